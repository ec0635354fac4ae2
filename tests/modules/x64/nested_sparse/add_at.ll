; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.LLVMRuntime.57**, i8**, i32*, i64** }
%struct.RuntimeContext.58 = type { i8*, %struct.LLVMRuntime.57*, i32, i64* }
%struct.LLVMRuntime.57 = type { %struct.PreallocatedMemoryChunk.52, %struct.PreallocatedMemoryChunk.52, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.53*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.54*], [1024 x %struct.NodeManager.55*], [1024 x i8*], i8*, %struct.RandState.56*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.52 = type { i8*, i8*, i64 }
%struct.__va_list_tag.53 = type { i32, i32, i8*, i8* }
%struct.ListManager.54 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.57* }
%struct.NodeManager.55 = type <{ %struct.LLVMRuntime.57*, i32, i32, i32, i32, %struct.ListManager.54*, %struct.ListManager.54*, %struct.ListManager.54*, i32, [4 x i8] }>
%struct.RandState.56 = type { i32, i32, i32, i32, i32 }

@.str = private unnamed_addr constant [28 x i8] c"Out of pre-allocated memory\00", align 1
@.str.2 = private unnamed_addr constant [28 x i8] c"List manager out of chunks.\00", align 1

; Function Attrs: nounwind
define void @add_at_c88_0_kernel_0_serial(%struct.RuntimeContext.58* %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.58* %context to { i32, i32, i32 }**
  %1 = load { i32, i32, i32 }*, { i32, i32, i32 }** %0, align 8
  %2 = getelementptr { i32, i32, i32 }, { i32, i32, i32 }* %1, i64 0, i32 2
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr { i32, i32, i32 }, { i32, i32, i32 }* %1, i64 0, i32 0
  %5 = load i32, i32* %4, align 4
  %6 = getelementptr { i32, i32, i32 }, { i32, i32, i32 }* %1, i64 0, i32 1
  %7 = load i32, i32* %6, align 4
  %8 = getelementptr inbounds %struct.RuntimeContext.58, %struct.RuntimeContext.58* %context, i64 0, i32 1
  %9 = load %struct.LLVMRuntime.57*, %struct.LLVMRuntime.57** %8, align 8
  %10 = getelementptr inbounds %struct.LLVMRuntime.57, %struct.LLVMRuntime.57* %9, i64 0, i32 7, i64 0
  %11 = load i8*, i8** %10, align 8
  %getch.i = getelementptr i8, i8* %11, i64 48
  %12 = sext i32 %5 to i64
  %13 = shl nsw i64 %12, 4
  %14 = getelementptr inbounds i8, i8* %getch.i, i64 %13
  %15 = getelementptr inbounds i8, i8* %14, i64 4
  %16 = bitcast i8* %15 to i32*
  %17 = load i32, i32* %16, align 4
  %18 = icmp sgt i32 %17, %7
  br i1 %18, label %19, label %28

19:                                               ; preds = %entry
  %20 = getelementptr inbounds i8, i8* %14, i64 8
  %21 = sext i32 %7 to i64
  %22 = shl nsw i64 %21, 2
  %23 = add nsw i64 %22, 32
  br label %24

24:                                               ; preds = %24, %19
  %lsr.iv35 = phi i64 [ %lsr.iv.next36, %24 ], [ %23, %19 ]
  %.021.in.in.i2 = phi i8* [ %20, %19 ], [ %.021.i5, %24 ]
  %.020.i3 = phi i32 [ 0, %19 ], [ %25, %24 ]
  %.021.in.i4 = bitcast i8* %.021.in.in.i2 to i8**
  %.021.i5 = load i8*, i8** %.021.in.i4, align 8
  %25 = add nuw nsw i32 %.020.i3, 6
  %lsr.iv.next36 = add nsw i64 %lsr.iv35, -24
  %26 = icmp sgt i32 %25, %7
  br i1 %26, label %27, label %24, !llvm.loop !6

27:                                               ; preds = %24
  %scevgep37 = getelementptr i8, i8* %.021.i5, i64 %lsr.iv.next36
  br label %Dynamic_lookup_element.exit7

28:                                               ; preds = %entry
  %29 = getelementptr inbounds %struct.LLVMRuntime.57, %struct.LLVMRuntime.57* %9, i64 0, i32 13, i64 5
  %30 = load i8*, i8** %29, align 8
  br label %Dynamic_lookup_element.exit7

Dynamic_lookup_element.exit7:                     ; preds = %28, %27
  %.0.i6 = phi i8* [ %scevgep37, %27 ], [ %30, %28 ]
  %31 = bitcast i8* %.0.i6 to i32*
  %32 = load i32, i32* %31, align 4
  %33 = add nsw i32 %7, 1
  br label %34

34:                                               ; preds = %34, %Dynamic_lookup_element.exit7
  %35 = load volatile i32, i32* %16, align 4
  %36 = tail call i32 @llvm.smax.i32(i32 %35, i32 %33)
  %37 = cmpxchg weak volatile i32* %16, i32 %35, i32 %36 seq_cst seq_cst, align 4
  %38 = extractvalue { i32, i1 } %37, 1
  br i1 %38, label %atomic_max_i32.exit.i, label %34, !llvm.loop !8

atomic_max_i32.exit.i:                            ; preds = %34
  %39 = getelementptr inbounds i8, i8* %14, i64 8
  %40 = bitcast i8* %39 to i8**
  %41 = bitcast i8* %14 to i32*
  br label %42

42:                                               ; preds = %155, %atomic_max_i32.exit.i
  %.017.i = phi i8** [ %40, %atomic_max_i32.exit.i ], [ %157, %155 ]
  %.0.i1 = phi i32 [ 0, %atomic_max_i32.exit.i ], [ %153, %155 ]
  %43 = load i8*, i8** %.017.i, align 8
  %44 = icmp eq i8* %43, null
  br i1 %44, label %.preheader.i.preheader, label %152

.preheader.i.preheader:                           ; preds = %42
  br label %.preheader.i

.preheader.i:                                     ; preds = %.preheader.i, %.preheader.i.preheader
  %45 = atomicrmw volatile xchg i32* %41, i32 1 seq_cst, align 4
  %46 = icmp eq i32 %45, 1
  br i1 %46, label %.preheader.i, label %mutex_lock_i32.exit.i.i.i.i, !llvm.loop !9

mutex_lock_i32.exit.i.i.i.i:                      ; preds = %.preheader.i
  %47 = load i8*, i8** %.017.i, align 8
  %48 = icmp eq i8* %47, null
  br i1 %48, label %49, label %"_Z11locked_taskIZ16Dynamic_activateE3$_2EvPvRKT_.exit.i"

49:                                               ; preds = %mutex_lock_i32.exit.i.i.i.i
  %50 = load %struct.LLVMRuntime.57*, %struct.LLVMRuntime.57** %8, align 8
  %51 = getelementptr inbounds %struct.LLVMRuntime.57, %struct.LLVMRuntime.57* %50, i64 0, i32 12, i64 5
  %52 = load %struct.NodeManager.55*, %struct.NodeManager.55** %51, align 8
  %53 = getelementptr inbounds %struct.NodeManager.55, %struct.NodeManager.55* %52, i64 0, i32 4
  %54 = atomicrmw volatile add i32* %53, i32 1 seq_cst, align 4
  %55 = getelementptr inbounds %struct.NodeManager.55, %struct.NodeManager.55* %52, i64 0, i32 5
  %56 = load %struct.ListManager.54*, %struct.ListManager.54** %55, align 8
  %57 = getelementptr inbounds %struct.ListManager.54, %struct.ListManager.54* %56, i64 0, i32 5
  %58 = load i32, i32* %57, align 8
  %.not.i.i.i.i.i.i = icmp slt i32 %54, %58
  br i1 %.not.i.i.i.i.i.i, label %120, label %59

59:                                               ; preds = %49
  %60 = getelementptr inbounds %struct.NodeManager.55, %struct.NodeManager.55* %52, i64 0, i32 7
  %61 = load %struct.ListManager.54*, %struct.ListManager.54** %60, align 8
  %62 = getelementptr inbounds %struct.ListManager.54, %struct.ListManager.54* %61, i64 0, i32 5
  %63 = atomicrmw volatile add i32* %62, i32 1 seq_cst, align 4
  %64 = getelementptr inbounds %struct.ListManager.54, %struct.ListManager.54* %61, i64 0, i32 3
  %65 = load i32, i32* %64, align 8
  %66 = ashr i32 %63, %65
  %67 = getelementptr inbounds %struct.ListManager.54, %struct.ListManager.54* %61, i64 0, i32 6
  %68 = load %struct.LLVMRuntime.57*, %struct.LLVMRuntime.57** %67, align 8
  %69 = icmp ult i32 %66, 131072
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.57* noundef %68, i1 noundef zeroext %69, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %70 = sext i32 %66 to i64
  %71 = getelementptr inbounds %struct.ListManager.54, %struct.ListManager.54* %61, i64 0, i32 0, i64 %70
  %72 = load i8*, i8** %71, align 8
  %.not.i.i.i.i.i.i.i.i = icmp eq i8* %72, null
  br i1 %.not.i.i.i.i.i.i.i.i, label %73, label %_ZN11NodeManager8allocateEv.exit.i.i.i.i.i

73:                                               ; preds = %59
  %74 = getelementptr inbounds %struct.ListManager.54, %struct.ListManager.54* %61, i64 0, i32 4
  br label %75

75:                                               ; preds = %75, %73
  %76 = atomicrmw volatile xchg i32* %74, i32 1 seq_cst, align 4
  %77 = icmp eq i32 %76, 1
  br i1 %77, label %75, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !9

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i:        ; preds = %75
  %78 = load i8*, i8** %71, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq i8* %78, null
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i, label %79, label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i"

79:                                               ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i
  %80 = load %struct.LLVMRuntime.57*, %struct.LLVMRuntime.57** %67, align 8
  %81 = getelementptr inbounds %struct.ListManager.54, %struct.ListManager.54* %61, i64 0, i32 2
  %82 = load i64, i64* %81, align 8
  %83 = getelementptr inbounds %struct.ListManager.54, %struct.ListManager.54* %61, i64 0, i32 1
  %84 = load i64, i64* %83, align 8
  %85 = mul i64 %84, %82
  %86 = getelementptr inbounds %struct.LLVMRuntime.57, %struct.LLVMRuntime.57* %80, i64 0, i32 26
  %87 = atomicrmw volatile add i64* %86, i64 %85 seq_cst, align 8
  %88 = getelementptr inbounds %struct.LLVMRuntime.57, %struct.LLVMRuntime.57* %80, i64 0, i32 1, i32 2
  %89 = load i64, i64* %88, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %89, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i, label %110, label %90

90:                                               ; preds = %79
  %91 = getelementptr inbounds %struct.LLVMRuntime.57, %struct.LLVMRuntime.57* %80, i64 0, i32 24
  br label %92

92:                                               ; preds = %92, %90
  %93 = atomicrmw volatile xchg i32* %91, i32 1 seq_cst, align 4
  %94 = icmp eq i32 %93, 1
  br i1 %94, label %92, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !9

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %92
  %95 = getelementptr inbounds %struct.LLVMRuntime.57, %struct.LLVMRuntime.57* %80, i64 0, i32 1, i32 0
  %96 = load i8*, i8** %95, align 8
  %97 = ptrtoint i8* %96 to i64
  %98 = getelementptr inbounds %struct.LLVMRuntime.57, %struct.LLVMRuntime.57* %80, i64 0, i32 1, i32 1
  %99 = load i8*, i8** %98, align 8
  %100 = ptrtoint i8* %99 to i64
  %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i.i = sub i64 0, %97
  %101 = and i64 %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i.i, 4095
  %102 = add i64 %101, %85
  %103 = add i64 %102, %97
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ugt i64 %103, %100
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i, label %104

104:                                              ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %105 = add i64 %101, %97
  %106 = inttoptr i64 %105 to i8*
  %107 = getelementptr inbounds i8, i8* %96, i64 %102
  store i8* %107, i8** %95, align 8
  br label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %104, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ null, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %106, %104 ]
  %108 = xor i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, true
  %109 = atomicrmw volatile xchg i32* %91, i32 0 seq_cst, align 4
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.57* noundef nonnull %80, i1 noundef zeroext %108, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i

110:                                              ; preds = %79
  %111 = getelementptr inbounds %struct.LLVMRuntime.57, %struct.LLVMRuntime.57* %80, i64 0, i32 2
  %112 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %111, align 8
  %113 = getelementptr inbounds %struct.LLVMRuntime.57, %struct.LLVMRuntime.57* %80, i64 0, i32 6
  %114 = load i8*, i8** %113, align 8
  %115 = tail call noundef i8* %112(i8* noundef %114, i64 noundef %85, i64 noundef 4096) #0
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %110, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ %.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %115, %110 ]
  %116 = bitcast i8** %71 to i64*
  %117 = ptrtoint i8* %.0.i.i.i.i.i.i.i.i.i.i.i.i.i to i64
  %118 = atomicrmw volatile xchg i64* %116, i64 %117 seq_cst, align 8
  br label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i"

"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i": ; preds = %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i
  %119 = atomicrmw volatile xchg i32* %74, i32 0 seq_cst, align 4
  br label %_ZN11NodeManager8allocateEv.exit.i.i.i.i.i

120:                                              ; preds = %49
  %121 = getelementptr inbounds %struct.ListManager.54, %struct.ListManager.54* %56, i64 0, i32 3
  %122 = load i32, i32* %121, align 8
  %123 = ashr i32 %54, %122
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds %struct.ListManager.54, %struct.ListManager.54* %56, i64 0, i32 0, i64 %124
  %126 = load i8*, i8** %125, align 8
  %127 = getelementptr inbounds %struct.ListManager.54, %struct.ListManager.54* %56, i64 0, i32 1
  %128 = load i64, i64* %127, align 8
  %notmask.i.i.i.i.i.i.i.i = shl nsw i32 -1, %122
  %129 = xor i32 %notmask.i.i.i.i.i.i.i.i, -1
  %130 = and i32 %54, %129
  %131 = sext i32 %130 to i64
  %132 = mul i64 %128, %131
  %133 = getelementptr inbounds i8, i8* %126, i64 %132
  %134 = bitcast i8* %133 to i32*
  %135 = load i32, i32* %134, align 4
  br label %_ZN11NodeManager8allocateEv.exit.i.i.i.i.i

_ZN11NodeManager8allocateEv.exit.i.i.i.i.i:       ; preds = %120, %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i", %59
  %.0.i.i.i.i.i.i = phi i32 [ %135, %120 ], [ %63, %59 ], [ %63, %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i" ]
  %136 = getelementptr inbounds %struct.NodeManager.55, %struct.NodeManager.55* %52, i64 0, i32 7
  %137 = load %struct.ListManager.54*, %struct.ListManager.54** %136, align 8
  %138 = getelementptr inbounds %struct.ListManager.54, %struct.ListManager.54* %137, i64 0, i32 3
  %139 = load i32, i32* %138, align 8
  %140 = ashr i32 %.0.i.i.i.i.i.i, %139
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds %struct.ListManager.54, %struct.ListManager.54* %137, i64 0, i32 0, i64 %141
  %143 = load i8*, i8** %142, align 8
  %144 = getelementptr inbounds %struct.ListManager.54, %struct.ListManager.54* %137, i64 0, i32 1
  %145 = load i64, i64* %144, align 8
  %notmask.i.i.i.i.i.i.i = shl nsw i32 -1, %139
  %146 = xor i32 %notmask.i.i.i.i.i.i.i, -1
  %147 = and i32 %.0.i.i.i.i.i.i, %146
  %148 = sext i32 %147 to i64
  %149 = mul i64 %145, %148
  %150 = getelementptr inbounds i8, i8* %143, i64 %149
  store i8* %150, i8** %.017.i, align 8
  br label %"_Z11locked_taskIZ16Dynamic_activateE3$_2EvPvRKT_.exit.i"

"_Z11locked_taskIZ16Dynamic_activateE3$_2EvPvRKT_.exit.i": ; preds = %_ZN11NodeManager8allocateEv.exit.i.i.i.i.i, %mutex_lock_i32.exit.i.i.i.i
  %151 = atomicrmw volatile xchg i32* %41, i32 0 seq_cst, align 4
  br label %152

152:                                              ; preds = %"_Z11locked_taskIZ16Dynamic_activateE3$_2EvPvRKT_.exit.i", %42
  %153 = add nuw nsw i32 %.0.i1, 6
  %154 = icmp sgt i32 %153, %7
  br i1 %154, label %Dynamic_activate.exit, label %155

155:                                              ; preds = %152
  %156 = bitcast i8** %.017.i to i8***
  %157 = load i8**, i8*** %156, align 8
  br label %42, !llvm.loop !10

Dynamic_activate.exit:                            ; preds = %152
  %158 = load i32, i32* %16, align 4
  %159 = icmp sgt i32 %158, %7
  br i1 %159, label %.preheader.preheader, label %166

.preheader.preheader:                             ; preds = %Dynamic_activate.exit
  %160 = sext i32 %7 to i64
  %161 = shl nsw i64 %160, 2
  %162 = add nsw i64 %161, 32
  br label %.preheader

.preheader:                                       ; preds = %.preheader, %.preheader.preheader
  %lsr.iv = phi i64 [ %162, %.preheader.preheader ], [ %lsr.iv.next, %.preheader ]
  %.021.in.in.i = phi i8* [ %.021.i, %.preheader ], [ %39, %.preheader.preheader ]
  %.020.i = phi i32 [ %163, %.preheader ], [ 0, %.preheader.preheader ]
  %.021.in.i = bitcast i8* %.021.in.in.i to i8**
  %.021.i = load i8*, i8** %.021.in.i, align 8
  %163 = add nuw nsw i32 %.020.i, 6
  %lsr.iv.next = add nsw i64 %lsr.iv, -24
  %164 = icmp sgt i32 %163, %7
  br i1 %164, label %165, label %.preheader, !llvm.loop !6

165:                                              ; preds = %.preheader
  %scevgep = getelementptr i8, i8* %.021.i, i64 %lsr.iv.next
  br label %Dynamic_lookup_element.exit

166:                                              ; preds = %Dynamic_activate.exit
  %167 = load %struct.LLVMRuntime.57*, %struct.LLVMRuntime.57** %8, align 8
  %168 = getelementptr inbounds %struct.LLVMRuntime.57, %struct.LLVMRuntime.57* %167, i64 0, i32 13, i64 5
  %169 = load i8*, i8** %168, align 8
  br label %Dynamic_lookup_element.exit

Dynamic_lookup_element.exit:                      ; preds = %166, %165
  %.0.i = phi i8* [ %scevgep, %165 ], [ %169, %166 ]
  %170 = add i32 %32, %3
  %171 = bitcast i8* %.0.i to i32*
  store i32 %170, i32* %171, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal fastcc void @taichi_assert_format(%struct.LLVMRuntime.57* noundef %0, i1 noundef zeroext %1, i8* noundef %2) unnamed_addr #1 {
  %4 = alloca %struct.LLVMRuntime.57*, align 8
  %5 = alloca i8, align 1
  %6 = alloca i8*, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64*, align 8
  %9 = alloca %0, align 8
  store %struct.LLVMRuntime.57* %0, %struct.LLVMRuntime.57** %4, align 8
  %10 = zext i1 %1 to i8
  store i8 %10, i8* %5, align 1
  store i8* %2, i8** %6, align 8
  store i32 0, i32* %7, align 4
  store i64* null, i64** %8, align 8
  %11 = load i8, i8* %5, align 1
  %12 = trunc i8 %11 to i1
  %13 = zext i1 %12 to i32
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %16

15:                                               ; preds = %3
  br label %71

16:                                               ; preds = %3
  %17 = load %struct.LLVMRuntime.57*, %struct.LLVMRuntime.57** %4, align 8
  %18 = getelementptr inbounds %struct.LLVMRuntime.57, %struct.LLVMRuntime.57* %17, i32 0, i32 22
  %19 = load i64, i64* %18, align 8
  %20 = icmp ne i64 %19, 0
  br i1 %20, label %71, label %21

21:                                               ; preds = %16
  %22 = load %struct.LLVMRuntime.57*, %struct.LLVMRuntime.57** %4, align 8
  %23 = getelementptr inbounds %struct.LLVMRuntime.57, %struct.LLVMRuntime.57* %22, i32 0, i32 21
  %24 = bitcast i32* %23 to i8*
  %25 = getelementptr inbounds %0, %0* %9, i32 0, i32 0
  store %struct.LLVMRuntime.57** %4, %struct.LLVMRuntime.57*** %25, align 8
  %26 = getelementptr inbounds %0, %0* %9, i32 0, i32 1
  store i8** %6, i8*** %26, align 8
  %27 = getelementptr inbounds %0, %0* %9, i32 0, i32 2
  store i32* %7, i32** %27, align 8
  %28 = getelementptr inbounds %0, %0* %9, i32 0, i32 3
  store i64** %8, i64*** %28, align 8
  br label %29

29:                                               ; preds = %29, %21
  %30 = atomicrmw volatile xchg i32* %23, i32 1 seq_cst, align 4
  %31 = icmp eq i32 %30, 1
  br i1 %31, label %29, label %mutex_lock_i32.exit.i.i.i, !llvm.loop !9

mutex_lock_i32.exit.i.i.i:                        ; preds = %29
  %32 = getelementptr inbounds %0, %0* %9, i64 0, i32 0
  %33 = load %struct.LLVMRuntime.57**, %struct.LLVMRuntime.57*** %32, align 8
  %34 = load %struct.LLVMRuntime.57*, %struct.LLVMRuntime.57** %33, align 8
  %35 = getelementptr inbounds %struct.LLVMRuntime.57, %struct.LLVMRuntime.57* %34, i64 0, i32 22
  %36 = load i64, i64* %35, align 8
  %.not.i.i.i.i = icmp eq i64 %36, 0
  br i1 %.not.i.i.i.i, label %37, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

37:                                               ; preds = %mutex_lock_i32.exit.i.i.i
  store i64 1, i64* %35, align 8
  %38 = load %struct.LLVMRuntime.57**, %struct.LLVMRuntime.57*** %32, align 8
  %39 = load %struct.LLVMRuntime.57*, %struct.LLVMRuntime.57** %38, align 8
  %40 = getelementptr inbounds %struct.LLVMRuntime.57, %struct.LLVMRuntime.57* %39, i64 0, i32 19, i64 0
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(2048) %40, i8 0, i64 2048, i1 false)
  %41 = load %struct.LLVMRuntime.57**, %struct.LLVMRuntime.57*** %32, align 8
  %42 = load %struct.LLVMRuntime.57*, %struct.LLVMRuntime.57** %41, align 8
  %43 = getelementptr inbounds %struct.LLVMRuntime.57, %struct.LLVMRuntime.57* %42, i64 0, i32 19, i64 0
  %44 = getelementptr inbounds %0, %0* %9, i64 0, i32 1
  %45 = load i8**, i8*** %44, align 8
  %46 = load i8*, i8** %45, align 8
  %47 = load i8, i8* %46, align 1
  %.not5.i.i.i.i.i = icmp eq i8 %47, 0
  br i1 %.not5.i.i.i.i.i, label %taichi_strlen.exit.thread.i.i.i.i, label %.lr.ph.i.i.i.i.i.preheader

.lr.ph.i.i.i.i.i.preheader:                       ; preds = %37
  br label %.lr.ph.i.i.i.i.i

.lr.ph.i.i.i.i.i:                                 ; preds = %.lr.ph.i.i.i.i.i, %.lr.ph.i.i.i.i.i.preheader
  %.07.i.i.i.i.i = phi i8* [ %49, %.lr.ph.i.i.i.i.i ], [ %46, %.lr.ph.i.i.i.i.i.preheader ]
  %.046.i.i.i.i.i = phi i64 [ %48, %.lr.ph.i.i.i.i.i ], [ 0, %.lr.ph.i.i.i.i.i.preheader ]
  %48 = add i64 %.046.i.i.i.i.i, 1
  %49 = getelementptr inbounds i8, i8* %.07.i.i.i.i.i, i64 1
  %50 = load i8, i8* %49, align 1
  %.not.i.i.i.i.i = icmp eq i8 %50, 0
  br i1 %.not.i.i.i.i.i, label %taichi_strlen.exit.i.i.i.i, label %.lr.ph.i.i.i.i.i, !llvm.loop !11

taichi_strlen.exit.i.i.i.i:                       ; preds = %.lr.ph.i.i.i.i.i
  %.lcssa = phi i64 [ %48, %.lr.ph.i.i.i.i.i ]
  %51 = call i64 @llvm.umin.i64(i64 %.lcssa, i64 2047)
  br label %taichi_strlen.exit.thread.i.i.i.i

taichi_strlen.exit.thread.i.i.i.i:                ; preds = %taichi_strlen.exit.i.i.i.i, %37
  %52 = phi i64 [ 0, %37 ], [ %51, %taichi_strlen.exit.i.i.i.i ]
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 8 %43, i8* nonnull align 1 %46, i64 %52, i1 false)
  %53 = getelementptr inbounds %0, %0* %9, i64 0, i32 2
  %54 = load i32*, i32** %53, align 8
  %55 = load i32, i32* %54, align 4
  %56 = icmp sgt i32 %55, 0
  br i1 %56, label %.lr.ph.i.i.i.i, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

.lr.ph.i.i.i.i:                                   ; preds = %taichi_strlen.exit.thread.i.i.i.i
  %57 = getelementptr inbounds %0, %0* %9, i64 0, i32 3
  br label %58

58:                                               ; preds = %58, %.lr.ph.i.i.i.i
  %indvars.iv.i.i.i.i = phi i64 [ 0, %.lr.ph.i.i.i.i ], [ %indvars.iv.next.i.i.i.i, %58 ]
  %59 = load i64**, i64*** %57, align 8
  %60 = load i64*, i64** %59, align 8
  %61 = getelementptr inbounds i64, i64* %60, i64 %indvars.iv.i.i.i.i
  %62 = load i64, i64* %61, align 8
  %63 = load %struct.LLVMRuntime.57**, %struct.LLVMRuntime.57*** %32, align 8
  %64 = load %struct.LLVMRuntime.57*, %struct.LLVMRuntime.57** %63, align 8
  %65 = getelementptr inbounds %struct.LLVMRuntime.57, %struct.LLVMRuntime.57* %64, i64 0, i32 20, i64 %indvars.iv.i.i.i.i
  store i64 %62, i64* %65, align 8
  %indvars.iv.next.i.i.i.i = add nuw nsw i64 %indvars.iv.i.i.i.i, 1
  %66 = load i32*, i32** %53, align 8
  %67 = load i32, i32* %66, align 4
  %68 = sext i32 %67 to i64
  %69 = icmp slt i64 %indvars.iv.next.i.i.i.i, %68
  br i1 %69, label %58, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit.loopexit", !llvm.loop !12

"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit.loopexit": ; preds = %58
  br label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit": ; preds = %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit.loopexit", %taichi_strlen.exit.thread.i.i.i.i, %mutex_lock_i32.exit.i.i.i
  %70 = atomicrmw volatile xchg i32* %23, i32 0 seq_cst, align 4
  br label %71

71:                                               ; preds = %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit", %16, %15
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.umin.i64(i64, i64) #5

attributes #0 = { nounwind }
attributes #1 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nocallback nofree nounwind willreturn writeonly }
attributes #3 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { nocallback nofree nosync nounwind readnone speculatable willreturn }

!llvm.ident = !{!0}
!llvm.module.flags = !{!1, !2, !3, !4, !5}

!0 = !{!"Ubuntu clang version 14.0.6"}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 7, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 1}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
