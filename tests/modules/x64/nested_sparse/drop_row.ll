; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.LLVMRuntime.68**, i8**, i32*, i64** }
%struct.RuntimeContext.69 = type { i8*, %struct.LLVMRuntime.68*, i32, i64* }
%struct.LLVMRuntime.68 = type { %struct.PreallocatedMemoryChunk.63, %struct.PreallocatedMemoryChunk.63, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.64*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.65*], [1024 x %struct.NodeManager.66*], [1024 x i8*], i8*, %struct.RandState.67*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.63 = type { i8*, i8*, i64 }
%struct.__va_list_tag.64 = type { i32, i32, i8*, i8* }
%struct.ListManager.65 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.68* }
%struct.NodeManager.66 = type <{ %struct.LLVMRuntime.68*, i32, i32, i32, i32, %struct.ListManager.65*, %struct.ListManager.65*, %struct.ListManager.65*, i32, [4 x i8] }>
%struct.RandState.67 = type { i32, i32, i32, i32, i32 }

@.str = private unnamed_addr constant [28 x i8] c"Out of pre-allocated memory\00", align 1
@.str.2 = private unnamed_addr constant [28 x i8] c"List manager out of chunks.\00", align 1
@.str.27 = private unnamed_addr constant [15 x i8] c"ptr not found.\00", align 1

; Function Attrs: nounwind
define void @drop_row_c90_0_kernel_0_serial(%struct.RuntimeContext.69* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca i32, align 4
  %1 = bitcast %struct.RuntimeContext.69* %context to { i32 }**
  %2 = load { i32 }*, { i32 }** %1, align 8
  %3 = getelementptr { i32 }, { i32 }* %2, i64 0, i32 0
  %4 = load i32, i32* %3, align 4
  %5 = getelementptr inbounds %struct.RuntimeContext.69, %struct.RuntimeContext.69* %context, i64 0, i32 1
  %6 = load %struct.LLVMRuntime.68*, %struct.LLVMRuntime.68** %5, align 8
  %7 = getelementptr inbounds %struct.LLVMRuntime.68, %struct.LLVMRuntime.68* %6, i64 0, i32 7, i64 0
  %8 = load i8*, i8** %7, align 8
  %getch.i = getelementptr i8, i8* %8, i64 48
  %9 = sext i32 %4 to i64
  %10 = shl nsw i64 %9, 4
  %11 = getelementptr inbounds i8, i8* %getch.i, i64 %10
  %12 = getelementptr inbounds i8, i8* %11, i64 4
  %13 = bitcast i8* %12 to i32*
  %14 = load i32, i32* %13, align 4
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %Dynamic_deactivate.exit

16:                                               ; preds = %entry
  %17 = bitcast i8* %11 to i32*
  br label %18

18:                                               ; preds = %18, %16
  %19 = atomicrmw volatile xchg i32* %17, i32 1 seq_cst, align 4
  %20 = icmp eq i32 %19, 1
  br i1 %20, label %18, label %mutex_lock_i32.exit.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i:                      ; preds = %18
  store i32 0, i32* %13, align 4
  %21 = getelementptr inbounds i8, i8* %11, i64 8
  %22 = bitcast i8* %21 to i8**
  %23 = load i8*, i8** %22, align 8
  %.not10.i.i.i.i.i = icmp eq i8* %23, null
  br i1 %.not10.i.i.i.i.i, label %"_Z11locked_taskIZ18Dynamic_deactivateE3$_3EvPvRKT_.exit.i", label %.lr.ph.i.i.i.i.i

.lr.ph.i.i.i.i.i:                                 ; preds = %mutex_lock_i32.exit.i.i.i.i
  %24 = load %struct.LLVMRuntime.68*, %struct.LLVMRuntime.68** %5, align 8
  %25 = getelementptr inbounds %struct.LLVMRuntime.68, %struct.LLVMRuntime.68* %24, i64 0, i32 12, i64 5
  %26 = load %struct.NodeManager.66*, %struct.NodeManager.66** %25, align 8
  %27 = getelementptr inbounds %struct.NodeManager.66, %struct.NodeManager.66* %26, i64 0, i32 7
  %28 = getelementptr inbounds %struct.NodeManager.66, %struct.NodeManager.66* %26, i64 0, i32 6
  %.0..0..0..0..0..0..0..0..0..0..0..0..sroa_cast15 = bitcast i32* %0 to i8*
  br label %29

29:                                               ; preds = %_ZN11NodeManager7recycleEPh.exit.i.i.i.i.i, %.lr.ph.i.i.i.i.i
  %30 = phi i8* [ %23, %.lr.ph.i.i.i.i.i ], [ %130, %_ZN11NodeManager7recycleEPh.exit.i.i.i.i.i ]
  %.011.i.i.i.i.i = phi i8** [ %22, %.lr.ph.i.i.i.i.i ], [ %129, %_ZN11NodeManager7recycleEPh.exit.i.i.i.i.i ]
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %.0..0..0..0..0..0..0..0..0..0..0..0..sroa_cast15)
  %31 = load %struct.ListManager.65*, %struct.ListManager.65** %27, align 8
  %32 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %31, i64 0, i32 2
  %33 = load i64, i64* %32, align 8
  %34 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %31, i64 0, i32 1
  %35 = load i64, i64* %34, align 8
  %36 = mul i64 %35, %33
  %37 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %31, i64 0, i32 6
  br label %38

38:                                               ; preds = %56, %29
  %indvars.iv.i.i.i.i.i.i.i.i = phi i64 [ 0, %29 ], [ %indvars.iv.next.i.i.i.i.i.i.i.i, %56 ]
  %39 = load %struct.LLVMRuntime.68*, %struct.LLVMRuntime.68** %37, align 8
  %scevgep = getelementptr %struct.ListManager.65, %struct.ListManager.65* %31, i64 0, i32 0, i64 %indvars.iv.i.i.i.i.i.i.i.i
  %40 = load i8*, i8** %scevgep, align 8
  %41 = icmp ne i8* %40, null
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.68* noundef %39, i1 noundef zeroext %41, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.27, i64 0, i64 0))
  %42 = load i8*, i8** %scevgep, align 8
  %.not.i.i.i.i.i.i.i.i = icmp ule i8* %42, %30
  %43 = getelementptr inbounds i8, i8* %42, i64 %36
  %44 = icmp ugt i8* %43, %30
  %or.cond.i.i.i.i.i.i.i.i = select i1 %.not.i.i.i.i.i.i.i.i, i1 %44, i1 false
  br i1 %or.cond.i.i.i.i.i.i.i.i, label %45, label %56

45:                                               ; preds = %38
  %46 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %31, i64 0, i32 3
  %47 = load i32, i32* %46, align 8
  %tmp = trunc i64 %indvars.iv.i.i.i.i.i.i.i.i to i32
  %48 = shl i32 %tmp, %47
  %49 = ptrtoint i8* %30 to i64
  %50 = ptrtoint i8* %42 to i64
  %51 = sub i64 %49, %50
  %52 = load i64, i64* %34, align 8
  %53 = udiv i64 %51, %52
  %54 = trunc i64 %53 to i32
  %55 = add nsw i32 %48, %54
  br label %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i

56:                                               ; preds = %38
  %indvars.iv.next.i.i.i.i.i.i.i.i = add nuw nsw i64 %indvars.iv.i.i.i.i.i.i.i.i, 1
  %exitcond.not.i.i.i.i.i.i.i.i = icmp eq i64 %indvars.iv.next.i.i.i.i.i.i.i.i, 131072
  br i1 %exitcond.not.i.i.i.i.i.i.i.i, label %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i.loopexit, label %38, !llvm.loop !8

_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i.loopexit: ; preds = %56
  br label %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i

_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i:      ; preds = %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i.loopexit, %45
  %.012.i.i.i.i.i.i.i.i = phi i32 [ %55, %45 ], [ -1, %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i.loopexit ]
  store i32 %.012.i.i.i.i.i.i.i.i, i32* %0, align 4
  %57 = load %struct.ListManager.65*, %struct.ListManager.65** %28, align 8
  %58 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %57, i64 0, i32 5
  %59 = atomicrmw volatile add i32* %58, i32 1 seq_cst, align 4
  %60 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %57, i64 0, i32 3
  %61 = load i32, i32* %60, align 8
  %62 = ashr i32 %59, %61
  %63 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %57, i64 0, i32 6
  %64 = load %struct.LLVMRuntime.68*, %struct.LLVMRuntime.68** %63, align 8
  %65 = icmp ult i32 %62, 131072
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.68* noundef %64, i1 noundef zeroext %65, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %66 = sext i32 %62 to i64
  %67 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %57, i64 0, i32 0, i64 %66
  %68 = load i8*, i8** %67, align 8
  %.not.i.i.i.i.i.i.i.i.i.i = icmp eq i8* %68, null
  br i1 %.not.i.i.i.i.i.i.i.i.i.i, label %69, label %_ZN11NodeManager7recycleEPh.exit.i.i.i.i.i

69:                                               ; preds = %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i
  %70 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %57, i64 0, i32 4
  br label %71

71:                                               ; preds = %71, %69
  %72 = atomicrmw volatile xchg i32* %70, i32 1 seq_cst, align 4
  %73 = icmp eq i32 %72, 1
  br i1 %73, label %71, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i:    ; preds = %71
  %74 = load i8*, i8** %67, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq i8* %74, null
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %75, label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i.i.i"

75:                                               ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i
  %76 = load %struct.LLVMRuntime.68*, %struct.LLVMRuntime.68** %63, align 8
  %77 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %57, i64 0, i32 2
  %78 = load i64, i64* %77, align 8
  %79 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %57, i64 0, i32 1
  %80 = load i64, i64* %79, align 8
  %81 = mul i64 %80, %78
  %82 = getelementptr inbounds %struct.LLVMRuntime.68, %struct.LLVMRuntime.68* %76, i64 0, i32 26
  %83 = atomicrmw volatile add i64* %82, i64 %81 seq_cst, align 8
  %84 = getelementptr inbounds %struct.LLVMRuntime.68, %struct.LLVMRuntime.68* %76, i64 0, i32 1, i32 2
  %85 = load i64, i64* %84, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %85, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %106, label %86

86:                                               ; preds = %75
  %87 = getelementptr inbounds %struct.LLVMRuntime.68, %struct.LLVMRuntime.68* %76, i64 0, i32 24
  br label %88

88:                                               ; preds = %88, %86
  %89 = atomicrmw volatile xchg i32* %87, i32 1 seq_cst, align 4
  %90 = icmp eq i32 %89, 1
  br i1 %90, label %88, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %88
  %91 = getelementptr inbounds %struct.LLVMRuntime.68, %struct.LLVMRuntime.68* %76, i64 0, i32 1, i32 0
  %92 = load i8*, i8** %91, align 8
  %93 = ptrtoint i8* %92 to i64
  %94 = getelementptr inbounds %struct.LLVMRuntime.68, %struct.LLVMRuntime.68* %76, i64 0, i32 1, i32 1
  %95 = load i8*, i8** %94, align 8
  %96 = ptrtoint i8* %95 to i64
  %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = sub i64 0, %93
  %97 = and i64 %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, 4095
  %98 = add i64 %97, %81
  %99 = add i64 %98, %93
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ugt i64 %99, %96
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %100

100:                                              ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %101 = add i64 %97, %93
  %102 = inttoptr i64 %101 to i8*
  %103 = getelementptr inbounds i8, i8* %92, i64 %98
  store i8* %103, i8** %91, align 8
  br label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %100, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ null, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %102, %100 ]
  %104 = xor i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, true
  %105 = atomicrmw volatile xchg i32* %87, i32 0 seq_cst, align 4
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.68* noundef nonnull %76, i1 noundef zeroext %104, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i

106:                                              ; preds = %75
  %107 = getelementptr inbounds %struct.LLVMRuntime.68, %struct.LLVMRuntime.68* %76, i64 0, i32 2
  %108 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %107, align 8
  %109 = getelementptr inbounds %struct.LLVMRuntime.68, %struct.LLVMRuntime.68* %76, i64 0, i32 6
  %110 = load i8*, i8** %109, align 8
  %111 = tail call noundef i8* %108(i8* noundef %110, i64 noundef %81, i64 noundef 4096) #0
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %106, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ %.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %111, %106 ]
  %112 = bitcast i8** %67 to i64*
  %113 = ptrtoint i8* %.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i to i64
  %114 = atomicrmw volatile xchg i64* %112, i64 %113 seq_cst, align 8
  br label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i.i.i"

"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i.i.i": ; preds = %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i
  %115 = atomicrmw volatile xchg i32* %70, i32 0 seq_cst, align 4
  br label %_ZN11NodeManager7recycleEPh.exit.i.i.i.i.i

_ZN11NodeManager7recycleEPh.exit.i.i.i.i.i:       ; preds = %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i.i.i", %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i
  %116 = load i32, i32* %60, align 8
  %117 = ashr i32 %59, %116
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %57, i64 0, i32 0, i64 %118
  %120 = load i8*, i8** %119, align 8
  %121 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %57, i64 0, i32 1
  %122 = load i64, i64* %121, align 8
  %notmask.i.i.i.i.i.i.i.i.i = shl nsw i32 -1, %116
  %123 = xor i32 %notmask.i.i.i.i.i.i.i.i.i, -1
  %124 = and i32 %59, %123
  %125 = sext i32 %124 to i64
  %126 = mul i64 %122, %125
  %127 = getelementptr inbounds i8, i8* %120, i64 %126
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %127, i8* nonnull align 4 %.0..0..0..0..0..0..0..0..0..0..0..0..sroa_cast15, i64 %122, i1 false)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %.0..0..0..0..0..0..0..0..0..0..0..0..sroa_cast15)
  %128 = bitcast i8** %.011.i.i.i.i.i to i8***
  %129 = load i8**, i8*** %128, align 8
  %130 = load i8*, i8** %129, align 8
  %.not.i.i.i.i.i = icmp eq i8* %130, null
  br i1 %.not.i.i.i.i.i, label %"_Z11locked_taskIZ18Dynamic_deactivateE3$_3EvPvRKT_.exit.i.loopexit", label %29, !llvm.loop !9

"_Z11locked_taskIZ18Dynamic_deactivateE3$_3EvPvRKT_.exit.i.loopexit": ; preds = %_ZN11NodeManager7recycleEPh.exit.i.i.i.i.i
  br label %"_Z11locked_taskIZ18Dynamic_deactivateE3$_3EvPvRKT_.exit.i"

"_Z11locked_taskIZ18Dynamic_deactivateE3$_3EvPvRKT_.exit.i": ; preds = %"_Z11locked_taskIZ18Dynamic_deactivateE3$_3EvPvRKT_.exit.i.loopexit", %mutex_lock_i32.exit.i.i.i.i
  store i8* null, i8** %22, align 8
  %131 = atomicrmw volatile xchg i32* %17, i32 0 seq_cst, align 4
  br label %Dynamic_deactivate.exit

Dynamic_deactivate.exit:                          ; preds = %"_Z11locked_taskIZ18Dynamic_deactivateE3$_3EvPvRKT_.exit.i", %entry
  ret void
}

; Function Attrs: nounwind
define void @drop_row_c90_0_kernel_1_gc_(%struct.RuntimeContext.69* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = alloca i32, align 4
  %1 = getelementptr inbounds %struct.RuntimeContext.69, %struct.RuntimeContext.69* %context, i64 0, i32 1
  %2 = load %struct.LLVMRuntime.68*, %struct.LLVMRuntime.68** %1, align 8
  %3 = getelementptr inbounds %struct.LLVMRuntime.68, %struct.LLVMRuntime.68* %2, i64 0, i32 12, i64 5
  %4 = load %struct.NodeManager.66*, %struct.NodeManager.66** %3, align 8
  %.0..0..0..0..sroa_cast7 = bitcast i32* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %.0..0..0..0..sroa_cast7)
  %5 = getelementptr inbounds %struct.NodeManager.66, %struct.NodeManager.66* %4, i64 0, i32 4
  %6 = load i32, i32* %5, align 4
  %7 = getelementptr inbounds %struct.NodeManager.66, %struct.NodeManager.66* %4, i64 0, i32 5
  %8 = load %struct.ListManager.65*, %struct.ListManager.65** %7, align 8
  %9 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %8, i64 0, i32 5
  %10 = load i32, i32* %9, align 8
  %11 = icmp slt i32 %6, %10
  br i1 %11, label %.lr.ph19.i.i.preheader, label %._crit_edge20.i.i

.lr.ph19.i.i.preheader:                           ; preds = %entry
  br label %.lr.ph19.i.i

.lr.ph19.i.i:                                     ; preds = %.lr.ph19.i.i, %.lr.ph19.i.i.preheader
  %12 = phi %struct.ListManager.65* [ %41, %.lr.ph19.i.i ], [ %8, %.lr.ph19.i.i.preheader ]
  %.017.i.i = phi i32 [ %40, %.lr.ph19.i.i ], [ %6, %.lr.ph19.i.i.preheader ]
  %13 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %12, i64 0, i32 3
  %14 = load i32, i32* %13, align 8
  %15 = ashr i32 %.017.i.i, %14
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %12, i64 0, i32 0, i64 %16
  %18 = load i8*, i8** %17, align 8
  %19 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %12, i64 0, i32 1
  %20 = load i64, i64* %19, align 8
  %notmask.i.i.i.i = shl nsw i32 -1, %14
  %21 = xor i32 %notmask.i.i.i.i, -1
  %22 = and i32 %.017.i.i, %21
  %23 = sext i32 %22 to i64
  %24 = mul i64 %20, %23
  %25 = getelementptr inbounds i8, i8* %18, i64 %24
  %26 = bitcast i8* %25 to i32*
  %27 = load i32, i32* %26, align 4
  %28 = load i32, i32* %5, align 4
  %29 = mul i32 %28, -1
  %30 = add i32 %.017.i.i, %29
  %31 = ashr i32 %30, %14
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %12, i64 0, i32 0, i64 %32
  %34 = load i8*, i8** %33, align 8
  %35 = and i32 %30, %21
  %36 = sext i32 %35 to i64
  %37 = mul i64 %20, %36
  %38 = getelementptr inbounds i8, i8* %34, i64 %37
  %39 = bitcast i8* %38 to i32*
  store i32 %27, i32* %39, align 4
  %40 = add nsw i32 %.017.i.i, 1
  %41 = load %struct.ListManager.65*, %struct.ListManager.65** %7, align 8
  %42 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %41, i64 0, i32 5
  %43 = load i32, i32* %42, align 8
  %44 = icmp slt i32 %40, %43
  br i1 %44, label %.lr.ph19.i.i, label %._crit_edge20.loopexit.i.i, !llvm.loop !10

._crit_edge20.loopexit.i.i:                       ; preds = %.lr.ph19.i.i
  %.pre.i.i = load i32, i32* %5, align 4
  br label %._crit_edge20.i.i

._crit_edge20.i.i:                                ; preds = %._crit_edge20.loopexit.i.i, %entry
  %45 = phi i32 [ %6, %entry ], [ %.pre.i.i, %._crit_edge20.loopexit.i.i ]
  %.lcssa.i.i = phi %struct.ListManager.65* [ %8, %entry ], [ %41, %._crit_edge20.loopexit.i.i ]
  %.lcssa12.i.i = phi i32 [ %10, %entry ], [ %43, %._crit_edge20.loopexit.i.i ]
  %46 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %.lcssa.i.i, i64 0, i32 5
  %47 = sub nsw i32 %.lcssa12.i.i, %45
  %48 = tail call i32 @llvm.smax.i32(i32 %47, i32 0)
  store i32 0, i32* %5, align 4
  store i32 %48, i32* %46, align 8
  %49 = getelementptr inbounds %struct.NodeManager.66, %struct.NodeManager.66* %4, i64 0, i32 6
  %50 = load %struct.ListManager.65*, %struct.ListManager.65** %49, align 8
  %51 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %50, i64 0, i32 5
  %52 = load i32, i32* %51, align 8
  %53 = icmp sgt i32 %52, 0
  br i1 %53, label %.lr.ph.i.i, label %node_gc.exit

.lr.ph.i.i:                                       ; preds = %._crit_edge20.i.i
  %54 = getelementptr inbounds %struct.NodeManager.66, %struct.NodeManager.66* %4, i64 0, i32 7
  %55 = getelementptr inbounds %struct.NodeManager.66, %struct.NodeManager.66* %4, i64 0, i32 2
  br label %56

56:                                               ; preds = %_ZN11ListManager9push_backIiEEvRKT_.exit.i.i, %.lr.ph.i.i
  %57 = phi %struct.ListManager.65* [ %50, %.lr.ph.i.i ], [ %161, %_ZN11ListManager9push_backIiEEvRKT_.exit.i.i ]
  %.0916.i.i = phi i32 [ 0, %.lr.ph.i.i ], [ %160, %_ZN11ListManager9push_backIiEEvRKT_.exit.i.i ]
  %58 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %57, i64 0, i32 3
  %59 = load i32, i32* %58, align 8
  %60 = lshr i32 %.0916.i.i, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %57, i64 0, i32 0, i64 %61
  %63 = load i8*, i8** %62, align 8
  %64 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %57, i64 0, i32 1
  %65 = load i64, i64* %64, align 8
  %notmask.i.i11.i.i = shl nsw i32 -1, %59
  %66 = xor i32 %notmask.i.i11.i.i, -1
  %67 = and i32 %.0916.i.i, %66
  %68 = zext i32 %67 to i64
  %69 = mul i64 %65, %68
  %70 = getelementptr inbounds i8, i8* %63, i64 %69
  %71 = bitcast i8* %70 to i32*
  %72 = load i32, i32* %71, align 4
  store i32 %72, i32* %0, align 4
  %73 = load %struct.ListManager.65*, %struct.ListManager.65** %54, align 8
  %74 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %73, i64 0, i32 3
  %75 = load i32, i32* %74, align 8
  %76 = ashr i32 %72, %75
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %73, i64 0, i32 0, i64 %77
  %79 = load i8*, i8** %78, align 8
  %80 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %73, i64 0, i32 1
  %81 = load i64, i64* %80, align 8
  %notmask.i.i.i = shl nsw i32 -1, %75
  %82 = xor i32 %notmask.i.i.i, -1
  %83 = and i32 %72, %82
  %84 = sext i32 %83 to i64
  %85 = mul i64 %81, %84
  %86 = getelementptr inbounds i8, i8* %79, i64 %85
  %87 = load i32, i32* %55, align 4
  %88 = sext i32 %87 to i64
  tail call void @llvm.memset.p0i8.i64(i8* align 1 %86, i8 0, i64 %88, i1 false)
  %89 = load %struct.ListManager.65*, %struct.ListManager.65** %7, align 8
  %90 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %89, i64 0, i32 5
  %91 = atomicrmw volatile add i32* %90, i32 1 seq_cst, align 4
  %92 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %89, i64 0, i32 3
  %93 = load i32, i32* %92, align 8
  %94 = ashr i32 %91, %93
  %95 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %89, i64 0, i32 6
  %96 = load %struct.LLVMRuntime.68*, %struct.LLVMRuntime.68** %95, align 8
  %97 = icmp ult i32 %94, 131072
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.68* noundef %96, i1 noundef zeroext %97, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %98 = sext i32 %94 to i64
  %99 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %89, i64 0, i32 0, i64 %98
  %100 = load i8*, i8** %99, align 8
  %.not.i.i.i.i.i.i.i = icmp eq i8* %100, null
  br i1 %.not.i.i.i.i.i.i.i, label %101, label %_ZN11ListManager9push_backIiEEvRKT_.exit.i.i

101:                                              ; preds = %56
  %102 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %89, i64 0, i32 4
  br label %103

103:                                              ; preds = %103, %101
  %104 = atomicrmw volatile xchg i32* %102, i32 1 seq_cst, align 4
  %105 = icmp eq i32 %104, 1
  br i1 %105, label %103, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i:          ; preds = %103
  %106 = load i8*, i8** %99, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i = icmp eq i8* %106, null
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i, label %107, label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i"

107:                                              ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i
  %108 = load %struct.LLVMRuntime.68*, %struct.LLVMRuntime.68** %95, align 8
  %109 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %89, i64 0, i32 2
  %110 = load i64, i64* %109, align 8
  %111 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %89, i64 0, i32 1
  %112 = load i64, i64* %111, align 8
  %113 = mul i64 %112, %110
  %114 = getelementptr inbounds %struct.LLVMRuntime.68, %struct.LLVMRuntime.68* %108, i64 0, i32 26
  %115 = atomicrmw volatile add i64* %114, i64 %113 seq_cst, align 8
  %116 = getelementptr inbounds %struct.LLVMRuntime.68, %struct.LLVMRuntime.68* %108, i64 0, i32 1, i32 2
  %117 = load i64, i64* %116, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %117, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i, label %138, label %118

118:                                              ; preds = %107
  %119 = getelementptr inbounds %struct.LLVMRuntime.68, %struct.LLVMRuntime.68* %108, i64 0, i32 24
  br label %120

120:                                              ; preds = %120, %118
  %121 = atomicrmw volatile xchg i32* %119, i32 1 seq_cst, align 4
  %122 = icmp eq i32 %121, 1
  br i1 %122, label %120, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %120
  %123 = getelementptr inbounds %struct.LLVMRuntime.68, %struct.LLVMRuntime.68* %108, i64 0, i32 1, i32 0
  %124 = load i8*, i8** %123, align 8
  %125 = ptrtoint i8* %124 to i64
  %126 = getelementptr inbounds %struct.LLVMRuntime.68, %struct.LLVMRuntime.68* %108, i64 0, i32 1, i32 1
  %127 = load i8*, i8** %126, align 8
  %128 = ptrtoint i8* %127 to i64
  %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i = sub i64 0, %125
  %129 = and i64 %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i, 4095
  %130 = add i64 %129, %113
  %131 = add i64 %130, %125
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ugt i64 %131, %128
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i, label %132

132:                                              ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %133 = add i64 %129, %125
  %134 = inttoptr i64 %133 to i8*
  %135 = getelementptr inbounds i8, i8* %124, i64 %130
  store i8* %135, i8** %123, align 8
  br label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %132, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ null, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %134, %132 ]
  %136 = xor i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, true
  %137 = atomicrmw volatile xchg i32* %119, i32 0 seq_cst, align 4
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.68* noundef nonnull %108, i1 noundef zeroext %136, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i

138:                                              ; preds = %107
  %139 = getelementptr inbounds %struct.LLVMRuntime.68, %struct.LLVMRuntime.68* %108, i64 0, i32 2
  %140 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %139, align 8
  %141 = getelementptr inbounds %struct.LLVMRuntime.68, %struct.LLVMRuntime.68* %108, i64 0, i32 6
  %142 = load i8*, i8** %141, align 8
  %143 = tail call noundef i8* %140(i8* noundef %142, i64 noundef %113, i64 noundef 4096) #0
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i: ; preds = %138, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ %.0.i.i.i.i.i.i.i.i.i.i.i.i.i, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i ], [ %143, %138 ]
  %144 = bitcast i8** %99 to i64*
  %145 = ptrtoint i8* %.0.i.i.i.i.i.i.i.i.i.i.i.i to i64
  %146 = atomicrmw volatile xchg i64* %144, i64 %145 seq_cst, align 8
  br label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i"

"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i": ; preds = %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i
  %147 = atomicrmw volatile xchg i32* %102, i32 0 seq_cst, align 4
  br label %_ZN11ListManager9push_backIiEEvRKT_.exit.i.i

_ZN11ListManager9push_backIiEEvRKT_.exit.i.i:     ; preds = %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i", %56
  %148 = load i32, i32* %92, align 8
  %149 = ashr i32 %91, %148
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %89, i64 0, i32 0, i64 %150
  %152 = load i8*, i8** %151, align 8
  %153 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %89, i64 0, i32 1
  %154 = load i64, i64* %153, align 8
  %notmask.i.i.i.i.i.i = shl nsw i32 -1, %148
  %155 = xor i32 %notmask.i.i.i.i.i.i, -1
  %156 = and i32 %91, %155
  %157 = sext i32 %156 to i64
  %158 = mul i64 %154, %157
  %159 = getelementptr inbounds i8, i8* %152, i64 %158
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %159, i8* nonnull align 4 %.0..0..0..0..sroa_cast7, i64 %154, i1 false)
  %160 = add nuw nsw i32 %.0916.i.i, 1
  %161 = load %struct.ListManager.65*, %struct.ListManager.65** %49, align 8
  %162 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %161, i64 0, i32 5
  %163 = load i32, i32* %162, align 8
  %164 = icmp slt i32 %160, %163
  br i1 %164, label %56, label %node_gc.exit.loopexit, !llvm.loop !11

node_gc.exit.loopexit:                            ; preds = %_ZN11ListManager9push_backIiEEvRKT_.exit.i.i
  br label %node_gc.exit

node_gc.exit:                                     ; preds = %node_gc.exit.loopexit, %._crit_edge20.i.i
  %.lcssa15.i.i = phi %struct.ListManager.65* [ %50, %._crit_edge20.i.i ], [ %161, %node_gc.exit.loopexit ]
  %165 = getelementptr inbounds %struct.ListManager.65, %struct.ListManager.65* %.lcssa15.i.i, i64 0, i32 5
  store i32 0, i32* %165, align 8
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %.0..0..0..0..sroa_cast7)
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal fastcc void @taichi_assert_format(%struct.LLVMRuntime.68* noundef %0, i1 noundef zeroext %1, i8* noundef %2) unnamed_addr #2 {
  %4 = alloca %struct.LLVMRuntime.68*, align 8
  %5 = alloca i8, align 1
  %6 = alloca i8*, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64*, align 8
  %9 = alloca %0, align 8
  store %struct.LLVMRuntime.68* %0, %struct.LLVMRuntime.68** %4, align 8
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
  %17 = load %struct.LLVMRuntime.68*, %struct.LLVMRuntime.68** %4, align 8
  %18 = getelementptr inbounds %struct.LLVMRuntime.68, %struct.LLVMRuntime.68* %17, i32 0, i32 22
  %19 = load i64, i64* %18, align 8
  %20 = icmp ne i64 %19, 0
  br i1 %20, label %71, label %21

21:                                               ; preds = %16
  %22 = load %struct.LLVMRuntime.68*, %struct.LLVMRuntime.68** %4, align 8
  %23 = getelementptr inbounds %struct.LLVMRuntime.68, %struct.LLVMRuntime.68* %22, i32 0, i32 21
  %24 = bitcast i32* %23 to i8*
  %25 = getelementptr inbounds %0, %0* %9, i32 0, i32 0
  store %struct.LLVMRuntime.68** %4, %struct.LLVMRuntime.68*** %25, align 8
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
  %33 = load %struct.LLVMRuntime.68**, %struct.LLVMRuntime.68*** %32, align 8
  %34 = load %struct.LLVMRuntime.68*, %struct.LLVMRuntime.68** %33, align 8
  %35 = getelementptr inbounds %struct.LLVMRuntime.68, %struct.LLVMRuntime.68* %34, i64 0, i32 22
  %36 = load i64, i64* %35, align 8
  %.not.i.i.i.i = icmp eq i64 %36, 0
  br i1 %.not.i.i.i.i, label %37, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

37:                                               ; preds = %mutex_lock_i32.exit.i.i.i
  store i64 1, i64* %35, align 8
  %38 = load %struct.LLVMRuntime.68**, %struct.LLVMRuntime.68*** %32, align 8
  %39 = load %struct.LLVMRuntime.68*, %struct.LLVMRuntime.68** %38, align 8
  %40 = getelementptr inbounds %struct.LLVMRuntime.68, %struct.LLVMRuntime.68* %39, i64 0, i32 19, i64 0
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(2048) %40, i8 0, i64 2048, i1 false)
  %41 = load %struct.LLVMRuntime.68**, %struct.LLVMRuntime.68*** %32, align 8
  %42 = load %struct.LLVMRuntime.68*, %struct.LLVMRuntime.68** %41, align 8
  %43 = getelementptr inbounds %struct.LLVMRuntime.68, %struct.LLVMRuntime.68* %42, i64 0, i32 19, i64 0
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
  br i1 %.not.i.i.i.i.i, label %taichi_strlen.exit.i.i.i.i, label %.lr.ph.i.i.i.i.i, !llvm.loop !12

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
  %63 = load %struct.LLVMRuntime.68**, %struct.LLVMRuntime.68*** %32, align 8
  %64 = load %struct.LLVMRuntime.68*, %struct.LLVMRuntime.68** %63, align 8
  %65 = getelementptr inbounds %struct.LLVMRuntime.68, %struct.LLVMRuntime.68* %64, i64 0, i32 20, i64 %indvars.iv.i.i.i.i
  store i64 %62, i64* %65, align 8
  %indvars.iv.next.i.i.i.i = add nuw nsw i64 %indvars.iv.i.i.i.i, 1
  %66 = load i32*, i32** %53, align 8
  %67 = load i32, i32* %66, align 4
  %68 = sext i32 %67 to i64
  %69 = icmp slt i64 %indvars.iv.next.i.i.i.i, %68
  br i1 %69, label %58, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit.loopexit", !llvm.loop !13

"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit.loopexit": ; preds = %58
  br label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit": ; preds = %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit.loopexit", %taichi_strlen.exit.thread.i.i.i.i, %mutex_lock_i32.exit.i.i.i
  %70 = atomicrmw volatile xchg i32* %23, i32 0 seq_cst, align 4
  br label %71

71:                                               ; preds = %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit", %16, %15
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.umin.i64(i64, i64) #5

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #6

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #6

attributes #0 = { nounwind }
attributes #1 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #2 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nocallback nofree nounwind willreturn writeonly }
attributes #4 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { argmemonly nocallback nofree nosync nounwind willreturn }

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
!13 = distinct !{!13, !7}
