; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.LLVMRuntime.64**, i8**, i32*, i64** }
%struct.RuntimeContext.65 = type { i8*, %struct.LLVMRuntime.64*, i32, i64* }
%struct.LLVMRuntime.64 = type { %struct.PreallocatedMemoryChunk.59, %struct.PreallocatedMemoryChunk.59, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.60*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.61*], [1024 x %struct.NodeManager.62*], [1024 x i8*], i8*, %struct.RandState.63*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.59 = type { i8*, i8*, i64 }
%struct.__va_list_tag.60 = type { i32, i32, i8*, i8* }
%struct.ListManager.61 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.64* }
%struct.NodeManager.62 = type <{ %struct.LLVMRuntime.64*, i32, i32, i32, i32, %struct.ListManager.61*, %struct.ListManager.61*, %struct.ListManager.61*, i32, [4 x i8] }>
%struct.RandState.63 = type { i32, i32, i32, i32, i32 }

@.str = private unnamed_addr constant [28 x i8] c"Out of pre-allocated memory\00", align 1
@.str.2 = private unnamed_addr constant [28 x i8] c"List manager out of chunks.\00", align 1
@.str.27 = private unnamed_addr constant [15 x i8] c"ptr not found.\00", align 1

; Function Attrs: nounwind
define void @swap_blocks_c86_0_kernel_0_serial(%struct.RuntimeContext.65* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca i32, align 4
  %1 = alloca i32, align 4
  %2 = alloca i8*, align 8
  %3 = alloca i8*, align 8
  %4 = getelementptr inbounds %struct.RuntimeContext.65, %struct.RuntimeContext.65* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.64*, %struct.LLVMRuntime.64** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %5, i64 0, i32 7, i64 0
  %7 = load i8*, i8** %6, align 8
  %getch.i51 = getelementptr i8, i8* %7, i64 16
  %8 = getelementptr i8, i8* %7, i64 40
  %9 = bitcast i8* %8 to i8**
  %10 = load i8*, i8** %9, align 8
  %.not.i24 = icmp eq i8* %10, null
  br i1 %.not.i24, label %Pointer_deactivate.exit50, label %11

11:                                               ; preds = %entry
  %12 = getelementptr i8, i8* %7, i64 24
  %13 = bitcast i8* %12 to i32*
  br label %14

14:                                               ; preds = %14, %11
  %15 = atomicrmw volatile xchg i32* %13, i32 1 seq_cst, align 4
  %16 = icmp eq i32 %15, 1
  br i1 %16, label %14, label %mutex_lock_i32.exit.i.i.i.i26, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i26:                    ; preds = %14
  %17 = load i8*, i8** %9, align 8
  %.not.i.i.i.i.i25 = icmp eq i8* %17, null
  br i1 %.not.i.i.i.i.i25, label %"_Z11locked_taskIZ18Pointer_deactivateE3$_7EvPvRKT_.exit.i49", label %18

18:                                               ; preds = %mutex_lock_i32.exit.i.i.i.i26
  %19 = load %struct.LLVMRuntime.64*, %struct.LLVMRuntime.64** %4, align 8
  %20 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %19, i64 0, i32 12, i64 4
  %21 = load %struct.NodeManager.62*, %struct.NodeManager.62** %20, align 8
  %.0..0..0..0..0..0..0..0..0..0..0..0..sroa_cast121 = bitcast i32* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %.0..0..0..0..0..0..0..0..0..0..0..0..sroa_cast121)
  %22 = getelementptr inbounds %struct.NodeManager.62, %struct.NodeManager.62* %21, i64 0, i32 7
  %23 = load %struct.ListManager.61*, %struct.ListManager.61** %22, align 8
  %24 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %23, i64 0, i32 2
  %25 = load i64, i64* %24, align 8
  %26 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %23, i64 0, i32 1
  %27 = load i64, i64* %26, align 8
  %28 = mul i64 %27, %25
  %29 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %23, i64 0, i32 6
  br label %30

30:                                               ; preds = %48, %18
  %indvars.iv.i.i.i.i.i.i.i.i28 = phi i64 [ 0, %18 ], [ %indvars.iv.next.i.i.i.i.i.i.i.i31, %48 ]
  %31 = load %struct.LLVMRuntime.64*, %struct.LLVMRuntime.64** %29, align 8
  %scevgep144 = getelementptr %struct.ListManager.61, %struct.ListManager.61* %23, i64 0, i32 0, i64 %indvars.iv.i.i.i.i.i.i.i.i28
  %32 = load i8*, i8** %scevgep144, align 8
  %33 = icmp ne i8* %32, null
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.64* noundef %31, i1 noundef zeroext %33, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.27, i64 0, i64 0))
  %34 = load i8*, i8** %scevgep144, align 8
  %.not.i.i.i.i.i.i.i.i29 = icmp ule i8* %34, %17
  %35 = getelementptr inbounds i8, i8* %34, i64 %28
  %36 = icmp ugt i8* %35, %17
  %or.cond.i.i.i.i.i.i.i.i30 = select i1 %.not.i.i.i.i.i.i.i.i29, i1 %36, i1 false
  br i1 %or.cond.i.i.i.i.i.i.i.i30, label %37, label %48

37:                                               ; preds = %30
  %38 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %23, i64 0, i32 3
  %39 = load i32, i32* %38, align 8
  %tmp143 = trunc i64 %indvars.iv.i.i.i.i.i.i.i.i28 to i32
  %40 = shl i32 %tmp143, %39
  %41 = ptrtoint i8* %17 to i64
  %42 = ptrtoint i8* %34 to i64
  %43 = sub i64 %41, %42
  %44 = load i64, i64* %26, align 8
  %45 = udiv i64 %43, %44
  %46 = trunc i64 %45 to i32
  %47 = add nsw i32 %40, %46
  br label %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i35

48:                                               ; preds = %30
  %indvars.iv.next.i.i.i.i.i.i.i.i31 = add nuw nsw i64 %indvars.iv.i.i.i.i.i.i.i.i28, 1
  %exitcond.not.i.i.i.i.i.i.i.i32 = icmp eq i64 %indvars.iv.next.i.i.i.i.i.i.i.i31, 131072
  br i1 %exitcond.not.i.i.i.i.i.i.i.i32, label %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i35.loopexit, label %30, !llvm.loop !8

_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i35.loopexit: ; preds = %48
  br label %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i35

_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i35:    ; preds = %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i35.loopexit, %37
  %.012.i.i.i.i.i.i.i.i33 = phi i32 [ %47, %37 ], [ -1, %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i35.loopexit ]
  store i32 %.012.i.i.i.i.i.i.i.i33, i32* %0, align 4
  %49 = getelementptr inbounds %struct.NodeManager.62, %struct.NodeManager.62* %21, i64 0, i32 6
  %50 = load %struct.ListManager.61*, %struct.ListManager.61** %49, align 8
  %51 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %50, i64 0, i32 5
  %52 = atomicrmw volatile add i32* %51, i32 1 seq_cst, align 4
  %53 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %50, i64 0, i32 3
  %54 = load i32, i32* %53, align 8
  %55 = ashr i32 %52, %54
  %56 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %50, i64 0, i32 6
  %57 = load %struct.LLVMRuntime.64*, %struct.LLVMRuntime.64** %56, align 8
  %58 = icmp ult i32 %55, 131072
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.64* noundef %57, i1 noundef zeroext %58, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %59 = sext i32 %55 to i64
  %60 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %50, i64 0, i32 0, i64 %59
  %61 = load i8*, i8** %60, align 8
  %.not.i.i.i.i.i.i.i.i.i.i34 = icmp eq i8* %61, null
  br i1 %.not.i.i.i.i.i.i.i.i.i.i34, label %62, label %_ZN11NodeManager7recycleEPh.exit.i.i.i.i.i48

62:                                               ; preds = %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i35
  %63 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %50, i64 0, i32 4
  br label %64

64:                                               ; preds = %64, %62
  %65 = atomicrmw volatile xchg i32* %63, i32 1 seq_cst, align 4
  %66 = icmp eq i32 %65, 1
  br i1 %66, label %64, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i37, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i37:  ; preds = %64
  %67 = load i8*, i8** %60, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i36 = icmp eq i8* %67, null
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i36, label %68, label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i.i.i46"

68:                                               ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i37
  %69 = load %struct.LLVMRuntime.64*, %struct.LLVMRuntime.64** %56, align 8
  %70 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %50, i64 0, i32 2
  %71 = load i64, i64* %70, align 8
  %72 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %50, i64 0, i32 1
  %73 = load i64, i64* %72, align 8
  %74 = mul i64 %73, %71
  %75 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %69, i64 0, i32 26
  %76 = atomicrmw volatile add i64* %75, i64 %74 seq_cst, align 8
  %77 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %69, i64 0, i32 1, i32 2
  %78 = load i64, i64* %77, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i38 = icmp eq i64 %78, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i38, label %99, label %79

79:                                               ; preds = %68
  %80 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %69, i64 0, i32 24
  br label %81

81:                                               ; preds = %81, %79
  %82 = atomicrmw volatile xchg i32* %80, i32 1 seq_cst, align 4
  %83 = icmp eq i32 %82, 1
  br i1 %83, label %81, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i41, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i41: ; preds = %81
  %84 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %69, i64 0, i32 1, i32 0
  %85 = load i8*, i8** %84, align 8
  %86 = ptrtoint i8* %85 to i64
  %87 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %69, i64 0, i32 1, i32 1
  %88 = load i8*, i8** %87, align 8
  %89 = ptrtoint i8* %88 to i64
  %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i39 = sub i64 0, %86
  %90 = and i64 %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i39, 4095
  %91 = add i64 %90, %74
  %92 = add i64 %91, %86
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i40 = icmp ugt i64 %92, %89
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i40, label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i43, label %93

93:                                               ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i41
  %94 = add i64 %90, %86
  %95 = inttoptr i64 %94 to i8*
  %96 = getelementptr inbounds i8, i8* %85, i64 %91
  store i8* %96, i8** %84, align 8
  br label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i43

_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i43: ; preds = %93, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i41
  %.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i42 = phi i8* [ null, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i41 ], [ %95, %93 ]
  %97 = xor i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i40, true
  %98 = atomicrmw volatile xchg i32* %80, i32 0 seq_cst, align 4
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.64* noundef nonnull %69, i1 noundef zeroext %97, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i45

99:                                               ; preds = %68
  %100 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %69, i64 0, i32 2
  %101 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %100, align 8
  %102 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %69, i64 0, i32 6
  %103 = load i8*, i8** %102, align 8
  %104 = tail call noundef i8* %101(i8* noundef %103, i64 noundef %74, i64 noundef 4096) #0
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i45

_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i45: ; preds = %99, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i43
  %.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i44 = phi i8* [ %.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i42, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i43 ], [ %104, %99 ]
  %105 = bitcast i8** %60 to i64*
  %106 = ptrtoint i8* %.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i44 to i64
  %107 = atomicrmw volatile xchg i64* %105, i64 %106 seq_cst, align 8
  br label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i.i.i46"

"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i.i.i46": ; preds = %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i45, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i37
  %108 = atomicrmw volatile xchg i32* %63, i32 0 seq_cst, align 4
  br label %_ZN11NodeManager7recycleEPh.exit.i.i.i.i.i48

_ZN11NodeManager7recycleEPh.exit.i.i.i.i.i48:     ; preds = %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i.i.i46", %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i35
  %109 = load i32, i32* %53, align 8
  %110 = ashr i32 %52, %109
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %50, i64 0, i32 0, i64 %111
  %113 = load i8*, i8** %112, align 8
  %114 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %50, i64 0, i32 1
  %115 = load i64, i64* %114, align 8
  %notmask.i.i.i.i.i.i.i.i.i47 = shl nsw i32 -1, %109
  %116 = xor i32 %notmask.i.i.i.i.i.i.i.i.i47, -1
  %117 = and i32 %52, %116
  %118 = sext i32 %117 to i64
  %119 = mul i64 %115, %118
  %120 = getelementptr inbounds i8, i8* %113, i64 %119
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %120, i8* nonnull align 4 %.0..0..0..0..0..0..0..0..0..0..0..0..sroa_cast121, i64 %115, i1 false)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %.0..0..0..0..0..0..0..0..0..0..0..0..sroa_cast121)
  store i8* null, i8** %9, align 8
  br label %"_Z11locked_taskIZ18Pointer_deactivateE3$_7EvPvRKT_.exit.i49"

"_Z11locked_taskIZ18Pointer_deactivateE3$_7EvPvRKT_.exit.i49": ; preds = %_ZN11NodeManager7recycleEPh.exit.i.i.i.i.i48, %mutex_lock_i32.exit.i.i.i.i26
  %121 = atomicrmw volatile xchg i32* %13, i32 0 seq_cst, align 4
  br label %Pointer_deactivate.exit50

Pointer_deactivate.exit50:                        ; preds = %"_Z11locked_taskIZ18Pointer_deactivateE3$_7EvPvRKT_.exit.i49", %entry
  %122 = getelementptr i8, i8* %7, i64 128
  %123 = bitcast i8* %122 to i8**
  %124 = load i8*, i8** %123, align 8
  %.not.i = icmp eq i8* %124, null
  br i1 %.not.i, label %Pointer_deactivate.exit, label %125

125:                                              ; preds = %Pointer_deactivate.exit50
  %getch.i = getelementptr i8, i8* %7, i64 112
  %126 = bitcast i8* %getch.i to i32*
  br label %127

127:                                              ; preds = %127, %125
  %128 = atomicrmw volatile xchg i32* %126, i32 1 seq_cst, align 4
  %129 = icmp eq i32 %128, 1
  br i1 %129, label %127, label %mutex_lock_i32.exit.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i:                      ; preds = %127
  %130 = load i8*, i8** %123, align 8
  %.not.i.i.i.i.i23 = icmp eq i8* %130, null
  br i1 %.not.i.i.i.i.i23, label %"_Z11locked_taskIZ18Pointer_deactivateE3$_7EvPvRKT_.exit.i", label %131

131:                                              ; preds = %mutex_lock_i32.exit.i.i.i.i
  %132 = load %struct.LLVMRuntime.64*, %struct.LLVMRuntime.64** %4, align 8
  %133 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %132, i64 0, i32 12, i64 4
  %134 = load %struct.NodeManager.62*, %struct.NodeManager.62** %133, align 8
  %.0..0..0..0..0..0..0..0..0..0..0..0..sroa_cast118 = bitcast i32* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %.0..0..0..0..0..0..0..0..0..0..0..0..sroa_cast118)
  %135 = getelementptr inbounds %struct.NodeManager.62, %struct.NodeManager.62* %134, i64 0, i32 7
  %136 = load %struct.ListManager.61*, %struct.ListManager.61** %135, align 8
  %137 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %136, i64 0, i32 2
  %138 = load i64, i64* %137, align 8
  %139 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %136, i64 0, i32 1
  %140 = load i64, i64* %139, align 8
  %141 = mul i64 %140, %138
  %142 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %136, i64 0, i32 6
  br label %143

143:                                              ; preds = %161, %131
  %indvars.iv.i.i.i.i.i.i.i.i = phi i64 [ 0, %131 ], [ %indvars.iv.next.i.i.i.i.i.i.i.i, %161 ]
  %144 = load %struct.LLVMRuntime.64*, %struct.LLVMRuntime.64** %142, align 8
  %scevgep = getelementptr %struct.ListManager.61, %struct.ListManager.61* %136, i64 0, i32 0, i64 %indvars.iv.i.i.i.i.i.i.i.i
  %145 = load i8*, i8** %scevgep, align 8
  %146 = icmp ne i8* %145, null
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.64* noundef %144, i1 noundef zeroext %146, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.27, i64 0, i64 0))
  %147 = load i8*, i8** %scevgep, align 8
  %.not.i.i.i.i.i.i.i.i = icmp ule i8* %147, %130
  %148 = getelementptr inbounds i8, i8* %147, i64 %141
  %149 = icmp ugt i8* %148, %130
  %or.cond.i.i.i.i.i.i.i.i = select i1 %.not.i.i.i.i.i.i.i.i, i1 %149, i1 false
  br i1 %or.cond.i.i.i.i.i.i.i.i, label %150, label %161

150:                                              ; preds = %143
  %151 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %136, i64 0, i32 3
  %152 = load i32, i32* %151, align 8
  %tmp = trunc i64 %indvars.iv.i.i.i.i.i.i.i.i to i32
  %153 = shl i32 %tmp, %152
  %154 = ptrtoint i8* %130 to i64
  %155 = ptrtoint i8* %147 to i64
  %156 = sub i64 %154, %155
  %157 = load i64, i64* %139, align 8
  %158 = udiv i64 %156, %157
  %159 = trunc i64 %158 to i32
  %160 = add nsw i32 %153, %159
  br label %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i

161:                                              ; preds = %143
  %indvars.iv.next.i.i.i.i.i.i.i.i = add nuw nsw i64 %indvars.iv.i.i.i.i.i.i.i.i, 1
  %exitcond.not.i.i.i.i.i.i.i.i = icmp eq i64 %indvars.iv.next.i.i.i.i.i.i.i.i, 131072
  br i1 %exitcond.not.i.i.i.i.i.i.i.i, label %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i.loopexit, label %143, !llvm.loop !8

_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i.loopexit: ; preds = %161
  br label %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i

_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i:      ; preds = %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i.loopexit, %150
  %.012.i.i.i.i.i.i.i.i = phi i32 [ %160, %150 ], [ -1, %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i.loopexit ]
  store i32 %.012.i.i.i.i.i.i.i.i, i32* %1, align 4
  %162 = getelementptr inbounds %struct.NodeManager.62, %struct.NodeManager.62* %134, i64 0, i32 6
  %163 = load %struct.ListManager.61*, %struct.ListManager.61** %162, align 8
  %164 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %163, i64 0, i32 5
  %165 = atomicrmw volatile add i32* %164, i32 1 seq_cst, align 4
  %166 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %163, i64 0, i32 3
  %167 = load i32, i32* %166, align 8
  %168 = ashr i32 %165, %167
  %169 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %163, i64 0, i32 6
  %170 = load %struct.LLVMRuntime.64*, %struct.LLVMRuntime.64** %169, align 8
  %171 = icmp ult i32 %168, 131072
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.64* noundef %170, i1 noundef zeroext %171, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %172 = sext i32 %168 to i64
  %173 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %163, i64 0, i32 0, i64 %172
  %174 = load i8*, i8** %173, align 8
  %.not.i.i.i.i.i.i.i.i.i.i = icmp eq i8* %174, null
  br i1 %.not.i.i.i.i.i.i.i.i.i.i, label %175, label %_ZN11NodeManager7recycleEPh.exit.i.i.i.i.i

175:                                              ; preds = %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i
  %176 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %163, i64 0, i32 4
  br label %177

177:                                              ; preds = %177, %175
  %178 = atomicrmw volatile xchg i32* %176, i32 1 seq_cst, align 4
  %179 = icmp eq i32 %178, 1
  br i1 %179, label %177, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i:    ; preds = %177
  %180 = load i8*, i8** %173, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq i8* %180, null
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %181, label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i.i.i"

181:                                              ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i
  %182 = load %struct.LLVMRuntime.64*, %struct.LLVMRuntime.64** %169, align 8
  %183 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %163, i64 0, i32 2
  %184 = load i64, i64* %183, align 8
  %185 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %163, i64 0, i32 1
  %186 = load i64, i64* %185, align 8
  %187 = mul i64 %186, %184
  %188 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %182, i64 0, i32 26
  %189 = atomicrmw volatile add i64* %188, i64 %187 seq_cst, align 8
  %190 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %182, i64 0, i32 1, i32 2
  %191 = load i64, i64* %190, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %191, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %212, label %192

192:                                              ; preds = %181
  %193 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %182, i64 0, i32 24
  br label %194

194:                                              ; preds = %194, %192
  %195 = atomicrmw volatile xchg i32* %193, i32 1 seq_cst, align 4
  %196 = icmp eq i32 %195, 1
  br i1 %196, label %194, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %194
  %197 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %182, i64 0, i32 1, i32 0
  %198 = load i8*, i8** %197, align 8
  %199 = ptrtoint i8* %198 to i64
  %200 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %182, i64 0, i32 1, i32 1
  %201 = load i8*, i8** %200, align 8
  %202 = ptrtoint i8* %201 to i64
  %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = sub i64 0, %199
  %203 = and i64 %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, 4095
  %204 = add i64 %203, %187
  %205 = add i64 %204, %199
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ugt i64 %205, %202
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %206

206:                                              ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %207 = add i64 %203, %199
  %208 = inttoptr i64 %207 to i8*
  %209 = getelementptr inbounds i8, i8* %198, i64 %204
  store i8* %209, i8** %197, align 8
  br label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %206, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ null, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %208, %206 ]
  %210 = xor i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, true
  %211 = atomicrmw volatile xchg i32* %193, i32 0 seq_cst, align 4
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.64* noundef nonnull %182, i1 noundef zeroext %210, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i

212:                                              ; preds = %181
  %213 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %182, i64 0, i32 2
  %214 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %213, align 8
  %215 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %182, i64 0, i32 6
  %216 = load i8*, i8** %215, align 8
  %217 = tail call noundef i8* %214(i8* noundef %216, i64 noundef %187, i64 noundef 4096) #0
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %212, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ %.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %217, %212 ]
  %218 = bitcast i8** %173 to i64*
  %219 = ptrtoint i8* %.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i to i64
  %220 = atomicrmw volatile xchg i64* %218, i64 %219 seq_cst, align 8
  br label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i.i.i"

"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i.i.i": ; preds = %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i
  %221 = atomicrmw volatile xchg i32* %176, i32 0 seq_cst, align 4
  br label %_ZN11NodeManager7recycleEPh.exit.i.i.i.i.i

_ZN11NodeManager7recycleEPh.exit.i.i.i.i.i:       ; preds = %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i.i.i.i", %_ZN11NodeManager6locateEPh.exit.i.i.i.i.i.i
  %222 = load i32, i32* %166, align 8
  %223 = ashr i32 %165, %222
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %163, i64 0, i32 0, i64 %224
  %226 = load i8*, i8** %225, align 8
  %227 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %163, i64 0, i32 1
  %228 = load i64, i64* %227, align 8
  %notmask.i.i.i.i.i.i.i.i.i = shl nsw i32 -1, %222
  %229 = xor i32 %notmask.i.i.i.i.i.i.i.i.i, -1
  %230 = and i32 %165, %229
  %231 = sext i32 %230 to i64
  %232 = mul i64 %228, %231
  %233 = getelementptr inbounds i8, i8* %226, i64 %232
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %233, i8* nonnull align 4 %.0..0..0..0..0..0..0..0..0..0..0..0..sroa_cast118, i64 %228, i1 false)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %.0..0..0..0..0..0..0..0..0..0..0..0..sroa_cast118)
  store i8* null, i8** %123, align 8
  br label %"_Z11locked_taskIZ18Pointer_deactivateE3$_7EvPvRKT_.exit.i"

"_Z11locked_taskIZ18Pointer_deactivateE3$_7EvPvRKT_.exit.i": ; preds = %_ZN11NodeManager7recycleEPh.exit.i.i.i.i.i, %mutex_lock_i32.exit.i.i.i.i
  %234 = atomicrmw volatile xchg i32* %126, i32 0 seq_cst, align 4
  br label %Pointer_deactivate.exit

Pointer_deactivate.exit:                          ; preds = %"_Z11locked_taskIZ18Pointer_deactivateE3$_7EvPvRKT_.exit.i", %Pointer_deactivate.exit50
  %.0..0..sroa_cast116 = bitcast i8** %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %.0..0..sroa_cast116)
  store volatile i8* %getch.i51, i8** %2, align 8
  %235 = getelementptr i8, i8* %7, i64 32
  %236 = bitcast i8* %235 to i8**
  %237 = load volatile i8*, i8** %236, align 8
  %238 = icmp eq i8* %237, null
  br i1 %238, label %239, label %Pointer_activate.exit22

239:                                              ; preds = %Pointer_deactivate.exit
  %.0..0..0..0..0..i1 = load volatile i8*, i8** %2, align 8
  %.0..0..0..0..0.2.i2 = load volatile i8*, i8** %2, align 8
  %240 = bitcast i8* %.0..0..0..0..0.2.i2 to i32*
  br label %241

241:                                              ; preds = %241, %239
  %242 = atomicrmw volatile xchg i32* %240, i32 1 seq_cst, align 4
  %243 = icmp eq i32 %242, 1
  br i1 %243, label %241, label %mutex_lock_i32.exit.i.i.i3, !llvm.loop !6

mutex_lock_i32.exit.i.i.i3:                       ; preds = %241
  %244 = load volatile i8*, i8** %236, align 8
  %245 = icmp eq i8* %244, null
  br i1 %245, label %246, label %"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i21"

246:                                              ; preds = %mutex_lock_i32.exit.i.i.i3
  %247 = load %struct.LLVMRuntime.64*, %struct.LLVMRuntime.64** %4, align 8
  %248 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %247, i64 0, i32 12, i64 4
  %249 = load %struct.NodeManager.62*, %struct.NodeManager.62** %248, align 8
  %250 = getelementptr inbounds %struct.NodeManager.62, %struct.NodeManager.62* %249, i64 0, i32 4
  %251 = atomicrmw volatile add i32* %250, i32 1 seq_cst, align 4
  %252 = getelementptr inbounds %struct.NodeManager.62, %struct.NodeManager.62* %249, i64 0, i32 5
  %253 = load %struct.ListManager.61*, %struct.ListManager.61** %252, align 8
  %254 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %253, i64 0, i32 5
  %255 = load i32, i32* %254, align 8
  %.not.i.i.i.i.i4 = icmp slt i32 %251, %255
  br i1 %.not.i.i.i.i.i4, label %317, label %256

256:                                              ; preds = %246
  %257 = getelementptr inbounds %struct.NodeManager.62, %struct.NodeManager.62* %249, i64 0, i32 7
  %258 = load %struct.ListManager.61*, %struct.ListManager.61** %257, align 8
  %259 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %258, i64 0, i32 5
  %260 = atomicrmw volatile add i32* %259, i32 1 seq_cst, align 4
  %261 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %258, i64 0, i32 3
  %262 = load i32, i32* %261, align 8
  %263 = ashr i32 %260, %262
  %264 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %258, i64 0, i32 6
  %265 = load %struct.LLVMRuntime.64*, %struct.LLVMRuntime.64** %264, align 8
  %266 = icmp ult i32 %263, 131072
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.64* noundef %265, i1 noundef zeroext %266, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %267 = sext i32 %263 to i64
  %268 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %258, i64 0, i32 0, i64 %267
  %269 = load i8*, i8** %268, align 8
  %.not.i.i.i.i.i.i.i5 = icmp eq i8* %269, null
  br i1 %.not.i.i.i.i.i.i.i5, label %270, label %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i20"

270:                                              ; preds = %256
  %271 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %258, i64 0, i32 4
  br label %272

272:                                              ; preds = %272, %270
  %273 = atomicrmw volatile xchg i32* %271, i32 1 seq_cst, align 4
  %274 = icmp eq i32 %273, 1
  br i1 %274, label %272, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i7, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i7:         ; preds = %272
  %275 = load i8*, i8** %268, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i6 = icmp eq i8* %275, null
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i6, label %276, label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i16"

276:                                              ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i7
  %277 = load %struct.LLVMRuntime.64*, %struct.LLVMRuntime.64** %264, align 8
  %278 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %258, i64 0, i32 2
  %279 = load i64, i64* %278, align 8
  %280 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %258, i64 0, i32 1
  %281 = load i64, i64* %280, align 8
  %282 = mul i64 %281, %279
  %283 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %277, i64 0, i32 26
  %284 = atomicrmw volatile add i64* %283, i64 %282 seq_cst, align 8
  %285 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %277, i64 0, i32 1, i32 2
  %286 = load i64, i64* %285, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i.i8 = icmp eq i64 %286, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i8, label %307, label %287

287:                                              ; preds = %276
  %288 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %277, i64 0, i32 24
  br label %289

289:                                              ; preds = %289, %287
  %290 = atomicrmw volatile xchg i32* %288, i32 1 seq_cst, align 4
  %291 = icmp eq i32 %290, 1
  br i1 %291, label %289, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i11, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i11: ; preds = %289
  %292 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %277, i64 0, i32 1, i32 0
  %293 = load i8*, i8** %292, align 8
  %294 = ptrtoint i8* %293 to i64
  %295 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %277, i64 0, i32 1, i32 1
  %296 = load i8*, i8** %295, align 8
  %297 = ptrtoint i8* %296 to i64
  %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i9 = sub i64 0, %294
  %298 = and i64 %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i9, 4095
  %299 = add i64 %298, %282
  %300 = add i64 %299, %294
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i10 = icmp ugt i64 %300, %297
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i10, label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i13, label %301

301:                                              ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i11
  %302 = add i64 %298, %294
  %303 = inttoptr i64 %302 to i8*
  %304 = getelementptr inbounds i8, i8* %293, i64 %299
  store i8* %304, i8** %292, align 8
  br label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i13

_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i13: ; preds = %301, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i11
  %.0.i.i.i.i.i.i.i.i.i.i.i.i.i12 = phi i8* [ null, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i11 ], [ %303, %301 ]
  %305 = xor i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i10, true
  %306 = atomicrmw volatile xchg i32* %288, i32 0 seq_cst, align 4
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.64* noundef nonnull %277, i1 noundef zeroext %305, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i15

307:                                              ; preds = %276
  %308 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %277, i64 0, i32 2
  %309 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %308, align 8
  %310 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %277, i64 0, i32 6
  %311 = load i8*, i8** %310, align 8
  %312 = tail call noundef i8* %309(i8* noundef %311, i64 noundef %282, i64 noundef 4096) #0
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i15

_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i15: ; preds = %307, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i13
  %.0.i.i.i.i.i.i.i.i.i.i.i.i14 = phi i8* [ %.0.i.i.i.i.i.i.i.i.i.i.i.i.i12, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i13 ], [ %312, %307 ]
  %313 = bitcast i8** %268 to i64*
  %314 = ptrtoint i8* %.0.i.i.i.i.i.i.i.i.i.i.i.i14 to i64
  %315 = atomicrmw volatile xchg i64* %313, i64 %314 seq_cst, align 8
  br label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i16"

"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i16": ; preds = %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i15, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i7
  %316 = atomicrmw volatile xchg i32* %271, i32 0 seq_cst, align 4
  br label %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i20"

317:                                              ; preds = %246
  %318 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %253, i64 0, i32 3
  %319 = load i32, i32* %318, align 8
  %320 = ashr i32 %251, %319
  %321 = sext i32 %320 to i64
  %322 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %253, i64 0, i32 0, i64 %321
  %323 = load i8*, i8** %322, align 8
  %324 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %253, i64 0, i32 1
  %325 = load i64, i64* %324, align 8
  %notmask.i.i.i.i.i.i.i17 = shl nsw i32 -1, %319
  %326 = xor i32 %notmask.i.i.i.i.i.i.i17, -1
  %327 = and i32 %251, %326
  %328 = sext i32 %327 to i64
  %329 = mul i64 %325, %328
  %330 = getelementptr inbounds i8, i8* %323, i64 %329
  %331 = bitcast i8* %330 to i32*
  %332 = load i32, i32* %331, align 4
  br label %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i20"

"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i20":  ; preds = %317, %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i16", %256
  %.0.i.i.i.i.i18 = phi i32 [ %332, %317 ], [ %260, %256 ], [ %260, %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i16" ]
  %333 = getelementptr inbounds %struct.NodeManager.62, %struct.NodeManager.62* %249, i64 0, i32 7
  %334 = load %struct.ListManager.61*, %struct.ListManager.61** %333, align 8
  %335 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %334, i64 0, i32 3
  %336 = load i32, i32* %335, align 8
  %337 = ashr i32 %.0.i.i.i.i.i18, %336
  %338 = sext i32 %337 to i64
  %339 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %334, i64 0, i32 0, i64 %338
  %340 = load i8*, i8** %339, align 8
  %341 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %334, i64 0, i32 1
  %342 = load i64, i64* %341, align 8
  %notmask.i.i.i.i.i.i19 = shl nsw i32 -1, %336
  %343 = xor i32 %notmask.i.i.i.i.i.i19, -1
  %344 = and i32 %.0.i.i.i.i.i18, %343
  %345 = sext i32 %344 to i64
  %346 = mul i64 %342, %345
  %347 = getelementptr inbounds i8, i8* %340, i64 %346
  %348 = ptrtoint i8* %347 to i64
  %349 = bitcast i8* %235 to i64*
  %350 = atomicrmw volatile xchg i64* %349, i64 %348 seq_cst, align 8
  br label %"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i21"

"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i21": ; preds = %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i20", %mutex_lock_i32.exit.i.i.i3
  %351 = atomicrmw volatile xchg i32* %240, i32 0 seq_cst, align 4
  br label %Pointer_activate.exit22

Pointer_activate.exit22:                          ; preds = %"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i21", %Pointer_deactivate.exit
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %.0..0..sroa_cast116)
  %.0..0..sroa_cast = bitcast i8** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %.0..0..sroa_cast)
  %352 = getelementptr i8, i8* %7, i64 120
  store volatile i8* %352, i8** %3, align 8
  %353 = getelementptr i8, i8* %7, i64 136
  %354 = bitcast i8* %353 to i8**
  %355 = load volatile i8*, i8** %354, align 8
  %356 = icmp eq i8* %355, null
  br i1 %356, label %357, label %Pointer_activate.exit

357:                                              ; preds = %Pointer_activate.exit22
  %.0..0..0..0..0..i = load volatile i8*, i8** %3, align 8
  %.0..0..0..0..0.2.i = load volatile i8*, i8** %3, align 8
  %358 = bitcast i8* %.0..0..0..0..0.2.i to i32*
  br label %359

359:                                              ; preds = %359, %357
  %360 = atomicrmw volatile xchg i32* %358, i32 1 seq_cst, align 4
  %361 = icmp eq i32 %360, 1
  br i1 %361, label %359, label %mutex_lock_i32.exit.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i:                        ; preds = %359
  %362 = load volatile i8*, i8** %354, align 8
  %363 = icmp eq i8* %362, null
  br i1 %363, label %364, label %"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i"

364:                                              ; preds = %mutex_lock_i32.exit.i.i.i
  %365 = load %struct.LLVMRuntime.64*, %struct.LLVMRuntime.64** %4, align 8
  %366 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %365, i64 0, i32 12, i64 4
  %367 = load %struct.NodeManager.62*, %struct.NodeManager.62** %366, align 8
  %368 = getelementptr inbounds %struct.NodeManager.62, %struct.NodeManager.62* %367, i64 0, i32 4
  %369 = atomicrmw volatile add i32* %368, i32 1 seq_cst, align 4
  %370 = getelementptr inbounds %struct.NodeManager.62, %struct.NodeManager.62* %367, i64 0, i32 5
  %371 = load %struct.ListManager.61*, %struct.ListManager.61** %370, align 8
  %372 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %371, i64 0, i32 5
  %373 = load i32, i32* %372, align 8
  %.not.i.i.i.i.i = icmp slt i32 %369, %373
  br i1 %.not.i.i.i.i.i, label %435, label %374

374:                                              ; preds = %364
  %375 = getelementptr inbounds %struct.NodeManager.62, %struct.NodeManager.62* %367, i64 0, i32 7
  %376 = load %struct.ListManager.61*, %struct.ListManager.61** %375, align 8
  %377 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %376, i64 0, i32 5
  %378 = atomicrmw volatile add i32* %377, i32 1 seq_cst, align 4
  %379 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %376, i64 0, i32 3
  %380 = load i32, i32* %379, align 8
  %381 = ashr i32 %378, %380
  %382 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %376, i64 0, i32 6
  %383 = load %struct.LLVMRuntime.64*, %struct.LLVMRuntime.64** %382, align 8
  %384 = icmp ult i32 %381, 131072
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.64* noundef %383, i1 noundef zeroext %384, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %385 = sext i32 %381 to i64
  %386 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %376, i64 0, i32 0, i64 %385
  %387 = load i8*, i8** %386, align 8
  %.not.i.i.i.i.i.i.i = icmp eq i8* %387, null
  br i1 %.not.i.i.i.i.i.i.i, label %388, label %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i"

388:                                              ; preds = %374
  %389 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %376, i64 0, i32 4
  br label %390

390:                                              ; preds = %390, %388
  %391 = atomicrmw volatile xchg i32* %389, i32 1 seq_cst, align 4
  %392 = icmp eq i32 %391, 1
  br i1 %392, label %390, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i:          ; preds = %390
  %393 = load i8*, i8** %386, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i = icmp eq i8* %393, null
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i, label %394, label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i"

394:                                              ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i
  %395 = load %struct.LLVMRuntime.64*, %struct.LLVMRuntime.64** %382, align 8
  %396 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %376, i64 0, i32 2
  %397 = load i64, i64* %396, align 8
  %398 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %376, i64 0, i32 1
  %399 = load i64, i64* %398, align 8
  %400 = mul i64 %399, %397
  %401 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %395, i64 0, i32 26
  %402 = atomicrmw volatile add i64* %401, i64 %400 seq_cst, align 8
  %403 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %395, i64 0, i32 1, i32 2
  %404 = load i64, i64* %403, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %404, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i, label %425, label %405

405:                                              ; preds = %394
  %406 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %395, i64 0, i32 24
  br label %407

407:                                              ; preds = %407, %405
  %408 = atomicrmw volatile xchg i32* %406, i32 1 seq_cst, align 4
  %409 = icmp eq i32 %408, 1
  br i1 %409, label %407, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %407
  %410 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %395, i64 0, i32 1, i32 0
  %411 = load i8*, i8** %410, align 8
  %412 = ptrtoint i8* %411 to i64
  %413 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %395, i64 0, i32 1, i32 1
  %414 = load i8*, i8** %413, align 8
  %415 = ptrtoint i8* %414 to i64
  %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i = sub i64 0, %412
  %416 = and i64 %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i, 4095
  %417 = add i64 %416, %400
  %418 = add i64 %417, %412
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ugt i64 %418, %415
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i, label %419

419:                                              ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %420 = add i64 %416, %412
  %421 = inttoptr i64 %420 to i8*
  %422 = getelementptr inbounds i8, i8* %411, i64 %417
  store i8* %422, i8** %410, align 8
  br label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %419, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ null, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %421, %419 ]
  %423 = xor i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, true
  %424 = atomicrmw volatile xchg i32* %406, i32 0 seq_cst, align 4
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.64* noundef nonnull %395, i1 noundef zeroext %423, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i

425:                                              ; preds = %394
  %426 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %395, i64 0, i32 2
  %427 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %426, align 8
  %428 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %395, i64 0, i32 6
  %429 = load i8*, i8** %428, align 8
  %430 = tail call noundef i8* %427(i8* noundef %429, i64 noundef %400, i64 noundef 4096) #0
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i: ; preds = %425, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ %.0.i.i.i.i.i.i.i.i.i.i.i.i.i, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i ], [ %430, %425 ]
  %431 = bitcast i8** %386 to i64*
  %432 = ptrtoint i8* %.0.i.i.i.i.i.i.i.i.i.i.i.i to i64
  %433 = atomicrmw volatile xchg i64* %431, i64 %432 seq_cst, align 8
  br label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i"

"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i": ; preds = %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i
  %434 = atomicrmw volatile xchg i32* %389, i32 0 seq_cst, align 4
  br label %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i"

435:                                              ; preds = %364
  %436 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %371, i64 0, i32 3
  %437 = load i32, i32* %436, align 8
  %438 = ashr i32 %369, %437
  %439 = sext i32 %438 to i64
  %440 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %371, i64 0, i32 0, i64 %439
  %441 = load i8*, i8** %440, align 8
  %442 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %371, i64 0, i32 1
  %443 = load i64, i64* %442, align 8
  %notmask.i.i.i.i.i.i.i = shl nsw i32 -1, %437
  %444 = xor i32 %notmask.i.i.i.i.i.i.i, -1
  %445 = and i32 %369, %444
  %446 = sext i32 %445 to i64
  %447 = mul i64 %443, %446
  %448 = getelementptr inbounds i8, i8* %441, i64 %447
  %449 = bitcast i8* %448 to i32*
  %450 = load i32, i32* %449, align 4
  br label %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i"

"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i":    ; preds = %435, %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i", %374
  %.0.i.i.i.i.i = phi i32 [ %450, %435 ], [ %378, %374 ], [ %378, %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i" ]
  %451 = getelementptr inbounds %struct.NodeManager.62, %struct.NodeManager.62* %367, i64 0, i32 7
  %452 = load %struct.ListManager.61*, %struct.ListManager.61** %451, align 8
  %453 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %452, i64 0, i32 3
  %454 = load i32, i32* %453, align 8
  %455 = ashr i32 %.0.i.i.i.i.i, %454
  %456 = sext i32 %455 to i64
  %457 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %452, i64 0, i32 0, i64 %456
  %458 = load i8*, i8** %457, align 8
  %459 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %452, i64 0, i32 1
  %460 = load i64, i64* %459, align 8
  %notmask.i.i.i.i.i.i = shl nsw i32 -1, %454
  %461 = xor i32 %notmask.i.i.i.i.i.i, -1
  %462 = and i32 %.0.i.i.i.i.i, %461
  %463 = sext i32 %462 to i64
  %464 = mul i64 %460, %463
  %465 = getelementptr inbounds i8, i8* %458, i64 %464
  %466 = ptrtoint i8* %465 to i64
  %467 = bitcast i8* %353 to i64*
  %468 = atomicrmw volatile xchg i64* %467, i64 %466 seq_cst, align 8
  br label %"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i"

"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i": ; preds = %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i", %mutex_lock_i32.exit.i.i.i
  %469 = atomicrmw volatile xchg i32* %358, i32 0 seq_cst, align 4
  br label %Pointer_activate.exit

Pointer_activate.exit:                            ; preds = %"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i", %Pointer_activate.exit22
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %.0..0..sroa_cast)
  ret void
}

; Function Attrs: nounwind
define void @swap_blocks_c86_0_kernel_1_gc_(%struct.RuntimeContext.65* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = alloca i32, align 4
  %1 = getelementptr inbounds %struct.RuntimeContext.65, %struct.RuntimeContext.65* %context, i64 0, i32 1
  %2 = load %struct.LLVMRuntime.64*, %struct.LLVMRuntime.64** %1, align 8
  %3 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %2, i64 0, i32 12, i64 4
  %4 = load %struct.NodeManager.62*, %struct.NodeManager.62** %3, align 8
  %.0..0..0..0..sroa_cast7 = bitcast i32* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %.0..0..0..0..sroa_cast7)
  %5 = getelementptr inbounds %struct.NodeManager.62, %struct.NodeManager.62* %4, i64 0, i32 4
  %6 = load i32, i32* %5, align 4
  %7 = getelementptr inbounds %struct.NodeManager.62, %struct.NodeManager.62* %4, i64 0, i32 5
  %8 = load %struct.ListManager.61*, %struct.ListManager.61** %7, align 8
  %9 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %8, i64 0, i32 5
  %10 = load i32, i32* %9, align 8
  %11 = icmp slt i32 %6, %10
  br i1 %11, label %.lr.ph19.i.i.preheader, label %._crit_edge20.i.i

.lr.ph19.i.i.preheader:                           ; preds = %entry
  br label %.lr.ph19.i.i

.lr.ph19.i.i:                                     ; preds = %.lr.ph19.i.i, %.lr.ph19.i.i.preheader
  %12 = phi %struct.ListManager.61* [ %41, %.lr.ph19.i.i ], [ %8, %.lr.ph19.i.i.preheader ]
  %.017.i.i = phi i32 [ %40, %.lr.ph19.i.i ], [ %6, %.lr.ph19.i.i.preheader ]
  %13 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %12, i64 0, i32 3
  %14 = load i32, i32* %13, align 8
  %15 = ashr i32 %.017.i.i, %14
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %12, i64 0, i32 0, i64 %16
  %18 = load i8*, i8** %17, align 8
  %19 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %12, i64 0, i32 1
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
  %33 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %12, i64 0, i32 0, i64 %32
  %34 = load i8*, i8** %33, align 8
  %35 = and i32 %30, %21
  %36 = sext i32 %35 to i64
  %37 = mul i64 %20, %36
  %38 = getelementptr inbounds i8, i8* %34, i64 %37
  %39 = bitcast i8* %38 to i32*
  store i32 %27, i32* %39, align 4
  %40 = add nsw i32 %.017.i.i, 1
  %41 = load %struct.ListManager.61*, %struct.ListManager.61** %7, align 8
  %42 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %41, i64 0, i32 5
  %43 = load i32, i32* %42, align 8
  %44 = icmp slt i32 %40, %43
  br i1 %44, label %.lr.ph19.i.i, label %._crit_edge20.loopexit.i.i, !llvm.loop !9

._crit_edge20.loopexit.i.i:                       ; preds = %.lr.ph19.i.i
  %.pre.i.i = load i32, i32* %5, align 4
  br label %._crit_edge20.i.i

._crit_edge20.i.i:                                ; preds = %._crit_edge20.loopexit.i.i, %entry
  %45 = phi i32 [ %6, %entry ], [ %.pre.i.i, %._crit_edge20.loopexit.i.i ]
  %.lcssa.i.i = phi %struct.ListManager.61* [ %8, %entry ], [ %41, %._crit_edge20.loopexit.i.i ]
  %.lcssa12.i.i = phi i32 [ %10, %entry ], [ %43, %._crit_edge20.loopexit.i.i ]
  %46 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %.lcssa.i.i, i64 0, i32 5
  %47 = sub nsw i32 %.lcssa12.i.i, %45
  %48 = tail call i32 @llvm.smax.i32(i32 %47, i32 0)
  store i32 0, i32* %5, align 4
  store i32 %48, i32* %46, align 8
  %49 = getelementptr inbounds %struct.NodeManager.62, %struct.NodeManager.62* %4, i64 0, i32 6
  %50 = load %struct.ListManager.61*, %struct.ListManager.61** %49, align 8
  %51 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %50, i64 0, i32 5
  %52 = load i32, i32* %51, align 8
  %53 = icmp sgt i32 %52, 0
  br i1 %53, label %.lr.ph.i.i, label %node_gc.exit

.lr.ph.i.i:                                       ; preds = %._crit_edge20.i.i
  %54 = getelementptr inbounds %struct.NodeManager.62, %struct.NodeManager.62* %4, i64 0, i32 7
  %55 = getelementptr inbounds %struct.NodeManager.62, %struct.NodeManager.62* %4, i64 0, i32 2
  br label %56

56:                                               ; preds = %_ZN11ListManager9push_backIiEEvRKT_.exit.i.i, %.lr.ph.i.i
  %57 = phi %struct.ListManager.61* [ %50, %.lr.ph.i.i ], [ %161, %_ZN11ListManager9push_backIiEEvRKT_.exit.i.i ]
  %.0916.i.i = phi i32 [ 0, %.lr.ph.i.i ], [ %160, %_ZN11ListManager9push_backIiEEvRKT_.exit.i.i ]
  %58 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %57, i64 0, i32 3
  %59 = load i32, i32* %58, align 8
  %60 = lshr i32 %.0916.i.i, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %57, i64 0, i32 0, i64 %61
  %63 = load i8*, i8** %62, align 8
  %64 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %57, i64 0, i32 1
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
  %73 = load %struct.ListManager.61*, %struct.ListManager.61** %54, align 8
  %74 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %73, i64 0, i32 3
  %75 = load i32, i32* %74, align 8
  %76 = ashr i32 %72, %75
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %73, i64 0, i32 0, i64 %77
  %79 = load i8*, i8** %78, align 8
  %80 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %73, i64 0, i32 1
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
  %89 = load %struct.ListManager.61*, %struct.ListManager.61** %7, align 8
  %90 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %89, i64 0, i32 5
  %91 = atomicrmw volatile add i32* %90, i32 1 seq_cst, align 4
  %92 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %89, i64 0, i32 3
  %93 = load i32, i32* %92, align 8
  %94 = ashr i32 %91, %93
  %95 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %89, i64 0, i32 6
  %96 = load %struct.LLVMRuntime.64*, %struct.LLVMRuntime.64** %95, align 8
  %97 = icmp ult i32 %94, 131072
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.64* noundef %96, i1 noundef zeroext %97, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %98 = sext i32 %94 to i64
  %99 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %89, i64 0, i32 0, i64 %98
  %100 = load i8*, i8** %99, align 8
  %.not.i.i.i.i.i.i.i = icmp eq i8* %100, null
  br i1 %.not.i.i.i.i.i.i.i, label %101, label %_ZN11ListManager9push_backIiEEvRKT_.exit.i.i

101:                                              ; preds = %56
  %102 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %89, i64 0, i32 4
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
  %108 = load %struct.LLVMRuntime.64*, %struct.LLVMRuntime.64** %95, align 8
  %109 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %89, i64 0, i32 2
  %110 = load i64, i64* %109, align 8
  %111 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %89, i64 0, i32 1
  %112 = load i64, i64* %111, align 8
  %113 = mul i64 %112, %110
  %114 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %108, i64 0, i32 26
  %115 = atomicrmw volatile add i64* %114, i64 %113 seq_cst, align 8
  %116 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %108, i64 0, i32 1, i32 2
  %117 = load i64, i64* %116, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %117, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i, label %138, label %118

118:                                              ; preds = %107
  %119 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %108, i64 0, i32 24
  br label %120

120:                                              ; preds = %120, %118
  %121 = atomicrmw volatile xchg i32* %119, i32 1 seq_cst, align 4
  %122 = icmp eq i32 %121, 1
  br i1 %122, label %120, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %120
  %123 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %108, i64 0, i32 1, i32 0
  %124 = load i8*, i8** %123, align 8
  %125 = ptrtoint i8* %124 to i64
  %126 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %108, i64 0, i32 1, i32 1
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
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.64* noundef nonnull %108, i1 noundef zeroext %136, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i

138:                                              ; preds = %107
  %139 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %108, i64 0, i32 2
  %140 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %139, align 8
  %141 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %108, i64 0, i32 6
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
  %151 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %89, i64 0, i32 0, i64 %150
  %152 = load i8*, i8** %151, align 8
  %153 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %89, i64 0, i32 1
  %154 = load i64, i64* %153, align 8
  %notmask.i.i.i.i.i.i = shl nsw i32 -1, %148
  %155 = xor i32 %notmask.i.i.i.i.i.i, -1
  %156 = and i32 %91, %155
  %157 = sext i32 %156 to i64
  %158 = mul i64 %154, %157
  %159 = getelementptr inbounds i8, i8* %152, i64 %158
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %159, i8* nonnull align 4 %.0..0..0..0..sroa_cast7, i64 %154, i1 false)
  %160 = add nuw nsw i32 %.0916.i.i, 1
  %161 = load %struct.ListManager.61*, %struct.ListManager.61** %49, align 8
  %162 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %161, i64 0, i32 5
  %163 = load i32, i32* %162, align 8
  %164 = icmp slt i32 %160, %163
  br i1 %164, label %56, label %node_gc.exit.loopexit, !llvm.loop !10

node_gc.exit.loopexit:                            ; preds = %_ZN11ListManager9push_backIiEEvRKT_.exit.i.i
  br label %node_gc.exit

node_gc.exit:                                     ; preds = %node_gc.exit.loopexit, %._crit_edge20.i.i
  %.lcssa15.i.i = phi %struct.ListManager.61* [ %50, %._crit_edge20.i.i ], [ %161, %node_gc.exit.loopexit ]
  %165 = getelementptr inbounds %struct.ListManager.61, %struct.ListManager.61* %.lcssa15.i.i, i64 0, i32 5
  store i32 0, i32* %165, align 8
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %.0..0..0..0..sroa_cast7)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal fastcc void @taichi_assert_format(%struct.LLVMRuntime.64* noundef %0, i1 noundef zeroext %1, i8* noundef %2) unnamed_addr #1 {
  %4 = alloca %struct.LLVMRuntime.64*, align 8
  %5 = alloca i8, align 1
  %6 = alloca i8*, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64*, align 8
  %9 = alloca %0, align 8
  store %struct.LLVMRuntime.64* %0, %struct.LLVMRuntime.64** %4, align 8
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
  %17 = load %struct.LLVMRuntime.64*, %struct.LLVMRuntime.64** %4, align 8
  %18 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %17, i32 0, i32 22
  %19 = load i64, i64* %18, align 8
  %20 = icmp ne i64 %19, 0
  br i1 %20, label %71, label %21

21:                                               ; preds = %16
  %22 = load %struct.LLVMRuntime.64*, %struct.LLVMRuntime.64** %4, align 8
  %23 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %22, i32 0, i32 21
  %24 = bitcast i32* %23 to i8*
  %25 = getelementptr inbounds %0, %0* %9, i32 0, i32 0
  store %struct.LLVMRuntime.64** %4, %struct.LLVMRuntime.64*** %25, align 8
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
  %33 = load %struct.LLVMRuntime.64**, %struct.LLVMRuntime.64*** %32, align 8
  %34 = load %struct.LLVMRuntime.64*, %struct.LLVMRuntime.64** %33, align 8
  %35 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %34, i64 0, i32 22
  %36 = load i64, i64* %35, align 8
  %.not.i.i.i.i = icmp eq i64 %36, 0
  br i1 %.not.i.i.i.i, label %37, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

37:                                               ; preds = %mutex_lock_i32.exit.i.i.i
  store i64 1, i64* %35, align 8
  %38 = load %struct.LLVMRuntime.64**, %struct.LLVMRuntime.64*** %32, align 8
  %39 = load %struct.LLVMRuntime.64*, %struct.LLVMRuntime.64** %38, align 8
  %40 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %39, i64 0, i32 19, i64 0
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(2048) %40, i8 0, i64 2048, i1 false)
  %41 = load %struct.LLVMRuntime.64**, %struct.LLVMRuntime.64*** %32, align 8
  %42 = load %struct.LLVMRuntime.64*, %struct.LLVMRuntime.64** %41, align 8
  %43 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %42, i64 0, i32 19, i64 0
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
  %63 = load %struct.LLVMRuntime.64**, %struct.LLVMRuntime.64*** %32, align 8
  %64 = load %struct.LLVMRuntime.64*, %struct.LLVMRuntime.64** %63, align 8
  %65 = getelementptr inbounds %struct.LLVMRuntime.64, %struct.LLVMRuntime.64* %64, i64 0, i32 20, i64 %indvars.iv.i.i.i.i
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

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #6

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #6

attributes #0 = { nounwind }
attributes #1 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nocallback nofree nounwind willreturn writeonly }
attributes #3 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
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
