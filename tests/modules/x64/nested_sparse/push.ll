; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.LLVMRuntime.44**, i8**, i32*, i64** }
%struct.RuntimeContext.45 = type { i8*, %struct.LLVMRuntime.44*, i32, i64* }
%struct.LLVMRuntime.44 = type { %struct.PreallocatedMemoryChunk.39, %struct.PreallocatedMemoryChunk.39, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.40*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.41*], [1024 x %struct.NodeManager.42*], [1024 x i8*], i8*, %struct.RandState.43*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.39 = type { i8*, i8*, i64 }
%struct.__va_list_tag.40 = type { i32, i32, i8*, i8* }
%struct.ListManager.41 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.44* }
%struct.NodeManager.42 = type <{ %struct.LLVMRuntime.44*, i32, i32, i32, i32, %struct.ListManager.41*, %struct.ListManager.41*, %struct.ListManager.41*, i32, [4 x i8] }>
%struct.RandState.43 = type { i32, i32, i32, i32, i32 }

@.str = private unnamed_addr constant [28 x i8] c"Out of pre-allocated memory\00", align 1
@.str.2 = private unnamed_addr constant [28 x i8] c"List manager out of chunks.\00", align 1

; Function Attrs: nounwind
define void @push_c86_0_kernel_0_serial(%struct.RuntimeContext.45* %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.45* %context to { i32, i32 }**
  %1 = load { i32, i32 }*, { i32, i32 }** %0, align 8
  %2 = getelementptr { i32, i32 }, { i32, i32 }* %1, i64 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.45, %struct.RuntimeContext.45* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.44*, %struct.LLVMRuntime.44** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.44, %struct.LLVMRuntime.44* %5, i64 0, i32 7, i64 0
  %7 = load i8*, i8** %6, align 8
  %getch.i = getelementptr i8, i8* %7, i64 48
  %8 = sext i32 %3 to i64
  %9 = shl nsw i64 %8, 4
  %10 = getelementptr inbounds i8, i8* %getch.i, i64 %9
  %11 = getelementptr inbounds i8, i8* %10, i64 4
  %12 = bitcast i8* %11 to i32*
  %13 = atomicrmw volatile add i32* %12, i32 1 seq_cst, align 4
  %14 = getelementptr inbounds i8, i8* %10, i64 8
  %15 = bitcast i8* %14 to i8**
  %16 = bitcast i8* %10 to i32*
  br label %17

17:                                               ; preds = %130, %entry
  %.022.i = phi i8** [ %15, %entry ], [ %132, %130 ]
  %.0.i = phi i32 [ 0, %entry ], [ %128, %130 ]
  %18 = load i8*, i8** %.022.i, align 8
  %19 = icmp eq i8* %18, null
  br i1 %19, label %.preheader.i.preheader, label %127

.preheader.i.preheader:                           ; preds = %17
  br label %.preheader.i

.preheader.i:                                     ; preds = %.preheader.i, %.preheader.i.preheader
  %20 = atomicrmw volatile xchg i32* %16, i32 1 seq_cst, align 4
  %21 = icmp eq i32 %20, 1
  br i1 %21, label %.preheader.i, label %mutex_lock_i32.exit.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i:                      ; preds = %.preheader.i
  %22 = load i8*, i8** %.022.i, align 8
  %23 = icmp eq i8* %22, null
  br i1 %23, label %24, label %"_Z11locked_taskIZ16Dynamic_allocateE3$_4EvPvRKT_.exit.i"

24:                                               ; preds = %mutex_lock_i32.exit.i.i.i.i
  %25 = load %struct.LLVMRuntime.44*, %struct.LLVMRuntime.44** %4, align 8
  %26 = getelementptr inbounds %struct.LLVMRuntime.44, %struct.LLVMRuntime.44* %25, i64 0, i32 12, i64 5
  %27 = load %struct.NodeManager.42*, %struct.NodeManager.42** %26, align 8
  %28 = getelementptr inbounds %struct.NodeManager.42, %struct.NodeManager.42* %27, i64 0, i32 4
  %29 = atomicrmw volatile add i32* %28, i32 1 seq_cst, align 4
  %30 = getelementptr inbounds %struct.NodeManager.42, %struct.NodeManager.42* %27, i64 0, i32 5
  %31 = load %struct.ListManager.41*, %struct.ListManager.41** %30, align 8
  %32 = getelementptr inbounds %struct.ListManager.41, %struct.ListManager.41* %31, i64 0, i32 5
  %33 = load i32, i32* %32, align 8
  %.not.i.i.i.i.i.i = icmp slt i32 %29, %33
  br i1 %.not.i.i.i.i.i.i, label %95, label %34

34:                                               ; preds = %24
  %35 = getelementptr inbounds %struct.NodeManager.42, %struct.NodeManager.42* %27, i64 0, i32 7
  %36 = load %struct.ListManager.41*, %struct.ListManager.41** %35, align 8
  %37 = getelementptr inbounds %struct.ListManager.41, %struct.ListManager.41* %36, i64 0, i32 5
  %38 = atomicrmw volatile add i32* %37, i32 1 seq_cst, align 4
  %39 = getelementptr inbounds %struct.ListManager.41, %struct.ListManager.41* %36, i64 0, i32 3
  %40 = load i32, i32* %39, align 8
  %41 = ashr i32 %38, %40
  %42 = getelementptr inbounds %struct.ListManager.41, %struct.ListManager.41* %36, i64 0, i32 6
  %43 = load %struct.LLVMRuntime.44*, %struct.LLVMRuntime.44** %42, align 8
  %44 = icmp ult i32 %41, 131072
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.44* noundef %43, i1 noundef zeroext %44, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %45 = sext i32 %41 to i64
  %46 = getelementptr inbounds %struct.ListManager.41, %struct.ListManager.41* %36, i64 0, i32 0, i64 %45
  %47 = load i8*, i8** %46, align 8
  %.not.i.i.i.i.i.i.i.i = icmp eq i8* %47, null
  br i1 %.not.i.i.i.i.i.i.i.i, label %48, label %_ZN11NodeManager8allocateEv.exit.i.i.i.i.i

48:                                               ; preds = %34
  %49 = getelementptr inbounds %struct.ListManager.41, %struct.ListManager.41* %36, i64 0, i32 4
  br label %50

50:                                               ; preds = %50, %48
  %51 = atomicrmw volatile xchg i32* %49, i32 1 seq_cst, align 4
  %52 = icmp eq i32 %51, 1
  br i1 %52, label %50, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i:        ; preds = %50
  %53 = load i8*, i8** %46, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq i8* %53, null
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i, label %54, label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i"

54:                                               ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i
  %55 = load %struct.LLVMRuntime.44*, %struct.LLVMRuntime.44** %42, align 8
  %56 = getelementptr inbounds %struct.ListManager.41, %struct.ListManager.41* %36, i64 0, i32 2
  %57 = load i64, i64* %56, align 8
  %58 = getelementptr inbounds %struct.ListManager.41, %struct.ListManager.41* %36, i64 0, i32 1
  %59 = load i64, i64* %58, align 8
  %60 = mul i64 %59, %57
  %61 = getelementptr inbounds %struct.LLVMRuntime.44, %struct.LLVMRuntime.44* %55, i64 0, i32 26
  %62 = atomicrmw volatile add i64* %61, i64 %60 seq_cst, align 8
  %63 = getelementptr inbounds %struct.LLVMRuntime.44, %struct.LLVMRuntime.44* %55, i64 0, i32 1, i32 2
  %64 = load i64, i64* %63, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %64, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i, label %85, label %65

65:                                               ; preds = %54
  %66 = getelementptr inbounds %struct.LLVMRuntime.44, %struct.LLVMRuntime.44* %55, i64 0, i32 24
  br label %67

67:                                               ; preds = %67, %65
  %68 = atomicrmw volatile xchg i32* %66, i32 1 seq_cst, align 4
  %69 = icmp eq i32 %68, 1
  br i1 %69, label %67, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %67
  %70 = getelementptr inbounds %struct.LLVMRuntime.44, %struct.LLVMRuntime.44* %55, i64 0, i32 1, i32 0
  %71 = load i8*, i8** %70, align 8
  %72 = ptrtoint i8* %71 to i64
  %73 = getelementptr inbounds %struct.LLVMRuntime.44, %struct.LLVMRuntime.44* %55, i64 0, i32 1, i32 1
  %74 = load i8*, i8** %73, align 8
  %75 = ptrtoint i8* %74 to i64
  %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i.i = sub i64 0, %72
  %76 = and i64 %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i.i, 4095
  %77 = add i64 %76, %60
  %78 = add i64 %77, %72
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ugt i64 %78, %75
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i, label %79

79:                                               ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %80 = add i64 %76, %72
  %81 = inttoptr i64 %80 to i8*
  %82 = getelementptr inbounds i8, i8* %71, i64 %77
  store i8* %82, i8** %70, align 8
  br label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %79, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ null, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %81, %79 ]
  %83 = xor i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, true
  %84 = atomicrmw volatile xchg i32* %66, i32 0 seq_cst, align 4
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.44* noundef nonnull %55, i1 noundef zeroext %83, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i

85:                                               ; preds = %54
  %86 = getelementptr inbounds %struct.LLVMRuntime.44, %struct.LLVMRuntime.44* %55, i64 0, i32 2
  %87 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %86, align 8
  %88 = getelementptr inbounds %struct.LLVMRuntime.44, %struct.LLVMRuntime.44* %55, i64 0, i32 6
  %89 = load i8*, i8** %88, align 8
  %90 = tail call noundef i8* %87(i8* noundef %89, i64 noundef %60, i64 noundef 4096) #0
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %85, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ %.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %90, %85 ]
  %91 = bitcast i8** %46 to i64*
  %92 = ptrtoint i8* %.0.i.i.i.i.i.i.i.i.i.i.i.i.i to i64
  %93 = atomicrmw volatile xchg i64* %91, i64 %92 seq_cst, align 8
  br label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i"

"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i": ; preds = %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i
  %94 = atomicrmw volatile xchg i32* %49, i32 0 seq_cst, align 4
  br label %_ZN11NodeManager8allocateEv.exit.i.i.i.i.i

95:                                               ; preds = %24
  %96 = getelementptr inbounds %struct.ListManager.41, %struct.ListManager.41* %31, i64 0, i32 3
  %97 = load i32, i32* %96, align 8
  %98 = ashr i32 %29, %97
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds %struct.ListManager.41, %struct.ListManager.41* %31, i64 0, i32 0, i64 %99
  %101 = load i8*, i8** %100, align 8
  %102 = getelementptr inbounds %struct.ListManager.41, %struct.ListManager.41* %31, i64 0, i32 1
  %103 = load i64, i64* %102, align 8
  %notmask.i.i.i.i.i.i.i.i = shl nsw i32 -1, %97
  %104 = xor i32 %notmask.i.i.i.i.i.i.i.i, -1
  %105 = and i32 %29, %104
  %106 = sext i32 %105 to i64
  %107 = mul i64 %103, %106
  %108 = getelementptr inbounds i8, i8* %101, i64 %107
  %109 = bitcast i8* %108 to i32*
  %110 = load i32, i32* %109, align 4
  br label %_ZN11NodeManager8allocateEv.exit.i.i.i.i.i

_ZN11NodeManager8allocateEv.exit.i.i.i.i.i:       ; preds = %95, %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i", %34
  %.0.i.i.i.i.i.i = phi i32 [ %110, %95 ], [ %38, %34 ], [ %38, %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i" ]
  %111 = getelementptr inbounds %struct.NodeManager.42, %struct.NodeManager.42* %27, i64 0, i32 7
  %112 = load %struct.ListManager.41*, %struct.ListManager.41** %111, align 8
  %113 = getelementptr inbounds %struct.ListManager.41, %struct.ListManager.41* %112, i64 0, i32 3
  %114 = load i32, i32* %113, align 8
  %115 = ashr i32 %.0.i.i.i.i.i.i, %114
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds %struct.ListManager.41, %struct.ListManager.41* %112, i64 0, i32 0, i64 %116
  %118 = load i8*, i8** %117, align 8
  %119 = getelementptr inbounds %struct.ListManager.41, %struct.ListManager.41* %112, i64 0, i32 1
  %120 = load i64, i64* %119, align 8
  %notmask.i.i.i.i.i.i.i = shl nsw i32 -1, %114
  %121 = xor i32 %notmask.i.i.i.i.i.i.i, -1
  %122 = and i32 %.0.i.i.i.i.i.i, %121
  %123 = sext i32 %122 to i64
  %124 = mul i64 %120, %123
  %125 = getelementptr inbounds i8, i8* %118, i64 %124
  store i8* %125, i8** %.022.i, align 8
  br label %"_Z11locked_taskIZ16Dynamic_allocateE3$_4EvPvRKT_.exit.i"

"_Z11locked_taskIZ16Dynamic_allocateE3$_4EvPvRKT_.exit.i": ; preds = %_ZN11NodeManager8allocateEv.exit.i.i.i.i.i, %mutex_lock_i32.exit.i.i.i.i
  %126 = atomicrmw volatile xchg i32* %16, i32 0 seq_cst, align 4
  br label %127

127:                                              ; preds = %"_Z11locked_taskIZ16Dynamic_allocateE3$_4EvPvRKT_.exit.i", %17
  %128 = add nuw nsw i32 %.0.i, 6
  %129 = icmp slt i32 %13, %128
  br i1 %129, label %Dynamic_allocate.exit, label %130

130:                                              ; preds = %127
  %131 = bitcast i8** %.022.i to i8***
  %132 = load i8**, i8*** %131, align 8
  br label %17, !llvm.loop !8

Dynamic_allocate.exit:                            ; preds = %127
  %133 = load i8*, i8** %.022.i, align 8
  %134 = getelementptr inbounds i8, i8* %133, i64 8
  %135 = sub nsw i32 %13, %.0.i
  %136 = sext i32 %135 to i64
  %137 = shl nsw i64 %136, 2
  %138 = getelementptr inbounds i8, i8* %134, i64 %137
  %139 = load { i32, i32 }*, { i32, i32 }** %0, align 8
  %140 = getelementptr { i32, i32 }, { i32, i32 }* %139, i64 0, i32 1
  %141 = load i32, i32* %140, align 4
  %142 = bitcast i8* %138 to i32*
  store i32 %141, i32* %142, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal fastcc void @taichi_assert_format(%struct.LLVMRuntime.44* noundef %0, i1 noundef zeroext %1, i8* noundef %2) unnamed_addr #1 {
  %4 = alloca %struct.LLVMRuntime.44*, align 8
  %5 = alloca i8, align 1
  %6 = alloca i8*, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64*, align 8
  %9 = alloca %0, align 8
  store %struct.LLVMRuntime.44* %0, %struct.LLVMRuntime.44** %4, align 8
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
  %17 = load %struct.LLVMRuntime.44*, %struct.LLVMRuntime.44** %4, align 8
  %18 = getelementptr inbounds %struct.LLVMRuntime.44, %struct.LLVMRuntime.44* %17, i32 0, i32 22
  %19 = load i64, i64* %18, align 8
  %20 = icmp ne i64 %19, 0
  br i1 %20, label %71, label %21

21:                                               ; preds = %16
  %22 = load %struct.LLVMRuntime.44*, %struct.LLVMRuntime.44** %4, align 8
  %23 = getelementptr inbounds %struct.LLVMRuntime.44, %struct.LLVMRuntime.44* %22, i32 0, i32 21
  %24 = bitcast i32* %23 to i8*
  %25 = getelementptr inbounds %0, %0* %9, i32 0, i32 0
  store %struct.LLVMRuntime.44** %4, %struct.LLVMRuntime.44*** %25, align 8
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
  br i1 %31, label %29, label %mutex_lock_i32.exit.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i:                        ; preds = %29
  %32 = getelementptr inbounds %0, %0* %9, i64 0, i32 0
  %33 = load %struct.LLVMRuntime.44**, %struct.LLVMRuntime.44*** %32, align 8
  %34 = load %struct.LLVMRuntime.44*, %struct.LLVMRuntime.44** %33, align 8
  %35 = getelementptr inbounds %struct.LLVMRuntime.44, %struct.LLVMRuntime.44* %34, i64 0, i32 22
  %36 = load i64, i64* %35, align 8
  %.not.i.i.i.i = icmp eq i64 %36, 0
  br i1 %.not.i.i.i.i, label %37, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

37:                                               ; preds = %mutex_lock_i32.exit.i.i.i
  store i64 1, i64* %35, align 8
  %38 = load %struct.LLVMRuntime.44**, %struct.LLVMRuntime.44*** %32, align 8
  %39 = load %struct.LLVMRuntime.44*, %struct.LLVMRuntime.44** %38, align 8
  %40 = getelementptr inbounds %struct.LLVMRuntime.44, %struct.LLVMRuntime.44* %39, i64 0, i32 19, i64 0
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(2048) %40, i8 0, i64 2048, i1 false)
  %41 = load %struct.LLVMRuntime.44**, %struct.LLVMRuntime.44*** %32, align 8
  %42 = load %struct.LLVMRuntime.44*, %struct.LLVMRuntime.44** %41, align 8
  %43 = getelementptr inbounds %struct.LLVMRuntime.44, %struct.LLVMRuntime.44* %42, i64 0, i32 19, i64 0
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
  br i1 %.not.i.i.i.i.i, label %taichi_strlen.exit.i.i.i.i, label %.lr.ph.i.i.i.i.i, !llvm.loop !9

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
  %63 = load %struct.LLVMRuntime.44**, %struct.LLVMRuntime.44*** %32, align 8
  %64 = load %struct.LLVMRuntime.44*, %struct.LLVMRuntime.44** %63, align 8
  %65 = getelementptr inbounds %struct.LLVMRuntime.44, %struct.LLVMRuntime.44* %64, i64 0, i32 20, i64 %indvars.iv.i.i.i.i
  store i64 %62, i64* %65, align 8
  %indvars.iv.next.i.i.i.i = add nuw nsw i64 %indvars.iv.i.i.i.i, 1
  %66 = load i32*, i32** %53, align 8
  %67 = load i32, i32* %66, align 4
  %68 = sext i32 %67 to i64
  %69 = icmp slt i64 %indvars.iv.next.i.i.i.i, %68
  br i1 %69, label %58, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit.loopexit", !llvm.loop !10

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

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.umin.i64(i64, i64) #4

attributes #0 = { nounwind }
attributes #1 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nocallback nofree nounwind willreturn writeonly }
attributes #3 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { nocallback nofree nosync nounwind readnone speculatable willreturn }

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
