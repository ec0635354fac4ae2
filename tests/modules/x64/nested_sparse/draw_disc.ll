; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.126*, void (%struct.RuntimeContext.126*, i8*)*, void (%struct.RuntimeContext.126*, i8*, i32)*, void (%struct.RuntimeContext.126*, i8*)*, i64, i32, i32, i32, i32 }
%1 = type { %struct.LLVMRuntime.125**, i8**, i32*, i64** }
%struct.RuntimeContext.126 = type { i8*, %struct.LLVMRuntime.125*, i32, i64* }
%struct.LLVMRuntime.125 = type { %struct.PreallocatedMemoryChunk.120, %struct.PreallocatedMemoryChunk.120, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.121*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.122*], [1024 x %struct.NodeManager.123*], [1024 x i8*], i8*, %struct.RandState.124*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.120 = type { i8*, i8*, i64 }
%struct.__va_list_tag.121 = type { i32, i32, i8*, i8* }
%struct.ListManager.122 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.125* }
%struct.NodeManager.123 = type <{ %struct.LLVMRuntime.125*, i32, i32, i32, i32, %struct.ListManager.122*, %struct.ListManager.122*, %struct.ListManager.122*, i32, [4 x i8] }>
%struct.RandState.124 = type { i32, i32, i32, i32, i32 }

@.str = private unnamed_addr constant [28 x i8] c"Out of pre-allocated memory\00", align 1
@.str.2 = private unnamed_addr constant [28 x i8] c"List manager out of chunks.\00", align 1

; Function Attrs: nounwind
define void @draw_disc_c94_0_kernel_0_range_for(%struct.RuntimeContext.126* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.126* %context, %struct.RuntimeContext.126** %4, align 8
  store void (%struct.RuntimeContext.126*, i8*)* null, void (%struct.RuntimeContext.126*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.126*, i8*, i32)* @function_body, void (%struct.RuntimeContext.126*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.126*, i8*)* null, void (%struct.RuntimeContext.126*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.126, %struct.RuntimeContext.126* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.125*, %struct.LLVMRuntime.125** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nounwind
define internal void @function_body(%struct.RuntimeContext.126* %0, i8* nocapture readnone %1, i32 %2) #0 {
allocs:
  %3 = alloca i8*, align 8
  %4 = alloca i8*, align 8
  %5 = alloca i8*, align 8
  %6 = shl i32 %2, 11
  %7 = add i32 %6, 2048
  %8 = tail call i32 @llvm.smin.i32(i32 %7, i32 4096)
  %9 = bitcast %struct.RuntimeContext.126* %0 to { i32, i32, i32 }**
  %10 = load { i32, i32, i32 }*, { i32, i32, i32 }** %9, align 8
  %11 = getelementptr { i32, i32, i32 }, { i32, i32, i32 }* %10, i64 0, i32 0
  %12 = load i32, i32* %11, align 4
  %13 = getelementptr { i32, i32, i32 }, { i32, i32, i32 }* %10, i64 0, i32 1
  %14 = load i32, i32* %13, align 4
  %15 = getelementptr { i32, i32, i32 }, { i32, i32, i32 }* %10, i64 0, i32 2
  %16 = load i32, i32* %15, align 4
  %17 = mul i32 %16, %16
  %18 = icmp slt i32 %6, %8
  br i1 %18, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %19 = getelementptr inbounds %struct.RuntimeContext.126, %struct.RuntimeContext.126* %0, i64 0, i32 1
  %.0..0..sroa_cast115 = bitcast i8** %3 to i8*
  %.0..0..sroa_cast113 = bitcast i8** %4 to i8*
  %.0..0..sroa_cast = bitcast i8** %5 to i8*
  br label %for_loop_body

for_loop_body:                                    ; preds = %after_if, %for_loop_body.lr.ph
  %.0111 = phi i32 [ %6, %for_loop_body.lr.ph ], [ %434, %after_if ]
  %20 = sdiv i32 %.0111, 64
  %21 = icmp slt i32 %.0111, 0
  %22 = shl nsw i32 %20, 6
  %23 = icmp ne i32 %22, %.0111
  %24 = and i1 %21, %23
  %.neg = sext i1 %24 to i32
  %25 = add nsw i32 %20, %.neg
  %.neg4 = mul i32 %25, -64
  %26 = add i32 %.neg4, %.0111
  %27 = sub i32 %25, %12
  %28 = mul i32 %27, %27
  %29 = sub i32 %26, %14
  %30 = mul i32 %29, %29
  %31 = add i32 %30, %28
  %.not = icmp sgt i32 %31, %17
  br i1 %.not, label %after_if, label %true_block

after_for.loopexit:                               ; preds = %after_if
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void

true_block:                                       ; preds = %for_loop_body
  %32 = load %struct.LLVMRuntime.125*, %struct.LLVMRuntime.125** %19, align 8
  %33 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %32, i64 0, i32 7, i64 0
  %34 = load i8*, i8** %33, align 8
  %getch.i = getelementptr i8, i8* %34, i64 112
  %35 = lshr i32 %26, 4
  %36 = lshr i32 %25, 2
  %37 = and i32 %36, 536870908
  %38 = add nuw nsw i32 %35, %37
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %.0..0..sroa_cast115)
  %39 = shl i32 %38, 3
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds i8, i8* %getch.i, i64 %40
  store volatile i8* %41, i8** %3, align 8
  %42 = sext i32 %39 to i64
  %43 = getelementptr i8, i8* %getch.i, i64 %42
  %44 = getelementptr inbounds i8, i8* %43, i64 128
  %45 = bitcast i8* %44 to i8**
  %46 = load volatile i8*, i8** %45, align 8
  %47 = icmp eq i8* %46, null
  br i1 %47, label %48, label %Pointer_activate.exit52

48:                                               ; preds = %true_block
  %.0..0..0..0..0..i31 = load volatile i8*, i8** %3, align 8
  %.0..0..0..0..0.2.i32 = load volatile i8*, i8** %3, align 8
  %49 = bitcast i8* %.0..0..0..0..0.2.i32 to i32*
  br label %50

50:                                               ; preds = %50, %48
  %51 = atomicrmw volatile xchg i32* %49, i32 1 seq_cst, align 4
  %52 = icmp eq i32 %51, 1
  br i1 %52, label %50, label %mutex_lock_i32.exit.i.i.i33, !llvm.loop !6

mutex_lock_i32.exit.i.i.i33:                      ; preds = %50
  %53 = load volatile i8*, i8** %45, align 8
  %54 = icmp eq i8* %53, null
  br i1 %54, label %55, label %"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i51"

55:                                               ; preds = %mutex_lock_i32.exit.i.i.i33
  %56 = load %struct.LLVMRuntime.125*, %struct.LLVMRuntime.125** %19, align 8
  %57 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %56, i64 0, i32 12, i64 7
  %58 = load %struct.NodeManager.123*, %struct.NodeManager.123** %57, align 8
  %59 = getelementptr inbounds %struct.NodeManager.123, %struct.NodeManager.123* %58, i64 0, i32 4
  %60 = atomicrmw volatile add i32* %59, i32 1 seq_cst, align 4
  %61 = getelementptr inbounds %struct.NodeManager.123, %struct.NodeManager.123* %58, i64 0, i32 5
  %62 = load %struct.ListManager.122*, %struct.ListManager.122** %61, align 8
  %63 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %62, i64 0, i32 5
  %64 = load i32, i32* %63, align 8
  %.not.i.i.i.i.i34 = icmp slt i32 %60, %64
  br i1 %.not.i.i.i.i.i34, label %126, label %65

65:                                               ; preds = %55
  %66 = getelementptr inbounds %struct.NodeManager.123, %struct.NodeManager.123* %58, i64 0, i32 7
  %67 = load %struct.ListManager.122*, %struct.ListManager.122** %66, align 8
  %68 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %67, i64 0, i32 5
  %69 = atomicrmw volatile add i32* %68, i32 1 seq_cst, align 4
  %70 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %67, i64 0, i32 3
  %71 = load i32, i32* %70, align 8
  %72 = ashr i32 %69, %71
  %73 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %67, i64 0, i32 6
  %74 = load %struct.LLVMRuntime.125*, %struct.LLVMRuntime.125** %73, align 8
  %75 = icmp ult i32 %72, 131072
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.125* noundef %74, i1 noundef zeroext %75, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %76 = sext i32 %72 to i64
  %77 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %67, i64 0, i32 0, i64 %76
  %78 = load i8*, i8** %77, align 8
  %.not.i.i.i.i.i.i.i35 = icmp eq i8* %78, null
  br i1 %.not.i.i.i.i.i.i.i35, label %79, label %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i50"

79:                                               ; preds = %65
  %80 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %67, i64 0, i32 4
  br label %81

81:                                               ; preds = %81, %79
  %82 = atomicrmw volatile xchg i32* %80, i32 1 seq_cst, align 4
  %83 = icmp eq i32 %82, 1
  br i1 %83, label %81, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i37, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i37:        ; preds = %81
  %84 = load i8*, i8** %77, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i36 = icmp eq i8* %84, null
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i36, label %85, label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i46"

85:                                               ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i37
  %86 = load %struct.LLVMRuntime.125*, %struct.LLVMRuntime.125** %73, align 8
  %87 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %67, i64 0, i32 2
  %88 = load i64, i64* %87, align 8
  %89 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %67, i64 0, i32 1
  %90 = load i64, i64* %89, align 8
  %91 = mul i64 %90, %88
  %92 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %86, i64 0, i32 26
  %93 = atomicrmw volatile add i64* %92, i64 %91 seq_cst, align 8
  %94 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %86, i64 0, i32 1, i32 2
  %95 = load i64, i64* %94, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i.i38 = icmp eq i64 %95, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i38, label %116, label %96

96:                                               ; preds = %85
  %97 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %86, i64 0, i32 24
  br label %98

98:                                               ; preds = %98, %96
  %99 = atomicrmw volatile xchg i32* %97, i32 1 seq_cst, align 4
  %100 = icmp eq i32 %99, 1
  br i1 %100, label %98, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i41, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i41: ; preds = %98
  %101 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %86, i64 0, i32 1, i32 0
  %102 = load i8*, i8** %101, align 8
  %103 = ptrtoint i8* %102 to i64
  %104 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %86, i64 0, i32 1, i32 1
  %105 = load i8*, i8** %104, align 8
  %106 = ptrtoint i8* %105 to i64
  %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i39 = sub i64 0, %103
  %107 = and i64 %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i39, 4095
  %108 = add i64 %107, %91
  %109 = add i64 %108, %103
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i40 = icmp ugt i64 %109, %106
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i40, label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i43, label %110

110:                                              ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i41
  %111 = add i64 %107, %103
  %112 = inttoptr i64 %111 to i8*
  %113 = getelementptr inbounds i8, i8* %102, i64 %108
  store i8* %113, i8** %101, align 8
  br label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i43

_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i43: ; preds = %110, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i41
  %.0.i.i.i.i.i.i.i.i.i.i.i.i.i42 = phi i8* [ null, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i41 ], [ %112, %110 ]
  %114 = xor i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i40, true
  %115 = atomicrmw volatile xchg i32* %97, i32 0 seq_cst, align 4
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.125* noundef nonnull %86, i1 noundef zeroext %114, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i45

116:                                              ; preds = %85
  %117 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %86, i64 0, i32 2
  %118 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %117, align 8
  %119 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %86, i64 0, i32 6
  %120 = load i8*, i8** %119, align 8
  %121 = tail call noundef i8* %118(i8* noundef %120, i64 noundef %91, i64 noundef 4096) #0
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i45

_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i45: ; preds = %116, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i43
  %.0.i.i.i.i.i.i.i.i.i.i.i.i44 = phi i8* [ %.0.i.i.i.i.i.i.i.i.i.i.i.i.i42, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i43 ], [ %121, %116 ]
  %122 = bitcast i8** %77 to i64*
  %123 = ptrtoint i8* %.0.i.i.i.i.i.i.i.i.i.i.i.i44 to i64
  %124 = atomicrmw volatile xchg i64* %122, i64 %123 seq_cst, align 8
  br label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i46"

"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i46": ; preds = %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i45, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i37
  %125 = atomicrmw volatile xchg i32* %80, i32 0 seq_cst, align 4
  br label %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i50"

126:                                              ; preds = %55
  %127 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %62, i64 0, i32 3
  %128 = load i32, i32* %127, align 8
  %129 = ashr i32 %60, %128
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %62, i64 0, i32 0, i64 %130
  %132 = load i8*, i8** %131, align 8
  %133 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %62, i64 0, i32 1
  %134 = load i64, i64* %133, align 8
  %notmask.i.i.i.i.i.i.i47 = shl nsw i32 -1, %128
  %135 = xor i32 %notmask.i.i.i.i.i.i.i47, -1
  %136 = and i32 %60, %135
  %137 = sext i32 %136 to i64
  %138 = mul i64 %134, %137
  %139 = getelementptr inbounds i8, i8* %132, i64 %138
  %140 = bitcast i8* %139 to i32*
  %141 = load i32, i32* %140, align 4
  br label %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i50"

"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i50":  ; preds = %126, %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i46", %65
  %.0.i.i.i.i.i48 = phi i32 [ %141, %126 ], [ %69, %65 ], [ %69, %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i46" ]
  %142 = getelementptr inbounds %struct.NodeManager.123, %struct.NodeManager.123* %58, i64 0, i32 7
  %143 = load %struct.ListManager.122*, %struct.ListManager.122** %142, align 8
  %144 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %143, i64 0, i32 3
  %145 = load i32, i32* %144, align 8
  %146 = ashr i32 %.0.i.i.i.i.i48, %145
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %143, i64 0, i32 0, i64 %147
  %149 = load i8*, i8** %148, align 8
  %150 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %143, i64 0, i32 1
  %151 = load i64, i64* %150, align 8
  %notmask.i.i.i.i.i.i49 = shl nsw i32 -1, %145
  %152 = xor i32 %notmask.i.i.i.i.i.i49, -1
  %153 = and i32 %.0.i.i.i.i.i48, %152
  %154 = sext i32 %153 to i64
  %155 = mul i64 %151, %154
  %156 = getelementptr inbounds i8, i8* %149, i64 %155
  %157 = ptrtoint i8* %156 to i64
  %158 = bitcast i8* %44 to i64*
  %159 = atomicrmw volatile xchg i64* %158, i64 %157 seq_cst, align 8
  br label %"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i51"

"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i51": ; preds = %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i50", %mutex_lock_i32.exit.i.i.i33
  %160 = atomicrmw volatile xchg i32* %49, i32 0 seq_cst, align 4
  br label %Pointer_activate.exit52

Pointer_activate.exit52:                          ; preds = %"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i51", %true_block
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %.0..0..sroa_cast115)
  %161 = load i8*, i8** %45, align 8
  %162 = icmp eq i8* %161, null
  br i1 %162, label %163, label %Pointer_lookup_element.exit30

163:                                              ; preds = %Pointer_activate.exit52
  %164 = load %struct.LLVMRuntime.125*, %struct.LLVMRuntime.125** %19, align 8
  %165 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %164, i64 0, i32 13, i64 7
  %166 = load i8*, i8** %165, align 8
  br label %Pointer_lookup_element.exit30

Pointer_lookup_element.exit30:                    ; preds = %163, %Pointer_activate.exit52
  %.0.i29 = phi i8* [ %166, %163 ], [ %161, %Pointer_activate.exit52 ]
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %.0..0..sroa_cast113)
  %167 = shl i32 %36, 3
  %168 = and i32 %167, 16
  %.mask = and i32 %26, 8
  %169 = or i32 %.mask, %168
  %170 = zext i32 %169 to i64
  %171 = getelementptr i8, i8* %.0.i29, i64 %170
  store volatile i8* %171, i8** %4, align 8
  %172 = getelementptr inbounds i8, i8* %171, i64 32
  %173 = bitcast i8* %172 to i8**
  %174 = load volatile i8*, i8** %173, align 8
  %175 = icmp eq i8* %174, null
  br i1 %175, label %176, label %Pointer_activate.exit28

176:                                              ; preds = %Pointer_lookup_element.exit30
  %.0..0..0..0..0..i7 = load volatile i8*, i8** %4, align 8
  %.0..0..0..0..0.2.i8 = load volatile i8*, i8** %4, align 8
  %177 = bitcast i8* %.0..0..0..0..0.2.i8 to i32*
  br label %178

178:                                              ; preds = %178, %176
  %179 = atomicrmw volatile xchg i32* %177, i32 1 seq_cst, align 4
  %180 = icmp eq i32 %179, 1
  br i1 %180, label %178, label %mutex_lock_i32.exit.i.i.i9, !llvm.loop !6

mutex_lock_i32.exit.i.i.i9:                       ; preds = %178
  %181 = load volatile i8*, i8** %173, align 8
  %182 = icmp eq i8* %181, null
  br i1 %182, label %183, label %"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i27"

183:                                              ; preds = %mutex_lock_i32.exit.i.i.i9
  %184 = load %struct.LLVMRuntime.125*, %struct.LLVMRuntime.125** %19, align 8
  %185 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %184, i64 0, i32 12, i64 8
  %186 = load %struct.NodeManager.123*, %struct.NodeManager.123** %185, align 8
  %187 = getelementptr inbounds %struct.NodeManager.123, %struct.NodeManager.123* %186, i64 0, i32 4
  %188 = atomicrmw volatile add i32* %187, i32 1 seq_cst, align 4
  %189 = getelementptr inbounds %struct.NodeManager.123, %struct.NodeManager.123* %186, i64 0, i32 5
  %190 = load %struct.ListManager.122*, %struct.ListManager.122** %189, align 8
  %191 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %190, i64 0, i32 5
  %192 = load i32, i32* %191, align 8
  %.not.i.i.i.i.i10 = icmp slt i32 %188, %192
  br i1 %.not.i.i.i.i.i10, label %254, label %193

193:                                              ; preds = %183
  %194 = getelementptr inbounds %struct.NodeManager.123, %struct.NodeManager.123* %186, i64 0, i32 7
  %195 = load %struct.ListManager.122*, %struct.ListManager.122** %194, align 8
  %196 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %195, i64 0, i32 5
  %197 = atomicrmw volatile add i32* %196, i32 1 seq_cst, align 4
  %198 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %195, i64 0, i32 3
  %199 = load i32, i32* %198, align 8
  %200 = ashr i32 %197, %199
  %201 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %195, i64 0, i32 6
  %202 = load %struct.LLVMRuntime.125*, %struct.LLVMRuntime.125** %201, align 8
  %203 = icmp ult i32 %200, 131072
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.125* noundef %202, i1 noundef zeroext %203, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %204 = sext i32 %200 to i64
  %205 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %195, i64 0, i32 0, i64 %204
  %206 = load i8*, i8** %205, align 8
  %.not.i.i.i.i.i.i.i11 = icmp eq i8* %206, null
  br i1 %.not.i.i.i.i.i.i.i11, label %207, label %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i26"

207:                                              ; preds = %193
  %208 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %195, i64 0, i32 4
  br label %209

209:                                              ; preds = %209, %207
  %210 = atomicrmw volatile xchg i32* %208, i32 1 seq_cst, align 4
  %211 = icmp eq i32 %210, 1
  br i1 %211, label %209, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i13, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i13:        ; preds = %209
  %212 = load i8*, i8** %205, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i12 = icmp eq i8* %212, null
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i12, label %213, label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i22"

213:                                              ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i13
  %214 = load %struct.LLVMRuntime.125*, %struct.LLVMRuntime.125** %201, align 8
  %215 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %195, i64 0, i32 2
  %216 = load i64, i64* %215, align 8
  %217 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %195, i64 0, i32 1
  %218 = load i64, i64* %217, align 8
  %219 = mul i64 %218, %216
  %220 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %214, i64 0, i32 26
  %221 = atomicrmw volatile add i64* %220, i64 %219 seq_cst, align 8
  %222 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %214, i64 0, i32 1, i32 2
  %223 = load i64, i64* %222, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i.i14 = icmp eq i64 %223, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i14, label %244, label %224

224:                                              ; preds = %213
  %225 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %214, i64 0, i32 24
  br label %226

226:                                              ; preds = %226, %224
  %227 = atomicrmw volatile xchg i32* %225, i32 1 seq_cst, align 4
  %228 = icmp eq i32 %227, 1
  br i1 %228, label %226, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i17, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i17: ; preds = %226
  %229 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %214, i64 0, i32 1, i32 0
  %230 = load i8*, i8** %229, align 8
  %231 = ptrtoint i8* %230 to i64
  %232 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %214, i64 0, i32 1, i32 1
  %233 = load i8*, i8** %232, align 8
  %234 = ptrtoint i8* %233 to i64
  %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i15 = sub i64 0, %231
  %235 = and i64 %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i15, 4095
  %236 = add i64 %235, %219
  %237 = add i64 %236, %231
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i16 = icmp ugt i64 %237, %234
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i16, label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i19, label %238

238:                                              ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i17
  %239 = add i64 %235, %231
  %240 = inttoptr i64 %239 to i8*
  %241 = getelementptr inbounds i8, i8* %230, i64 %236
  store i8* %241, i8** %229, align 8
  br label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i19

_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i19: ; preds = %238, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i17
  %.0.i.i.i.i.i.i.i.i.i.i.i.i.i18 = phi i8* [ null, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i17 ], [ %240, %238 ]
  %242 = xor i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i16, true
  %243 = atomicrmw volatile xchg i32* %225, i32 0 seq_cst, align 4
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.125* noundef nonnull %214, i1 noundef zeroext %242, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i21

244:                                              ; preds = %213
  %245 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %214, i64 0, i32 2
  %246 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %245, align 8
  %247 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %214, i64 0, i32 6
  %248 = load i8*, i8** %247, align 8
  %249 = tail call noundef i8* %246(i8* noundef %248, i64 noundef %219, i64 noundef 4096) #0
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i21

_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i21: ; preds = %244, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i19
  %.0.i.i.i.i.i.i.i.i.i.i.i.i20 = phi i8* [ %.0.i.i.i.i.i.i.i.i.i.i.i.i.i18, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i19 ], [ %249, %244 ]
  %250 = bitcast i8** %205 to i64*
  %251 = ptrtoint i8* %.0.i.i.i.i.i.i.i.i.i.i.i.i20 to i64
  %252 = atomicrmw volatile xchg i64* %250, i64 %251 seq_cst, align 8
  br label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i22"

"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i22": ; preds = %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i21, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i13
  %253 = atomicrmw volatile xchg i32* %208, i32 0 seq_cst, align 4
  br label %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i26"

254:                                              ; preds = %183
  %255 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %190, i64 0, i32 3
  %256 = load i32, i32* %255, align 8
  %257 = ashr i32 %188, %256
  %258 = sext i32 %257 to i64
  %259 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %190, i64 0, i32 0, i64 %258
  %260 = load i8*, i8** %259, align 8
  %261 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %190, i64 0, i32 1
  %262 = load i64, i64* %261, align 8
  %notmask.i.i.i.i.i.i.i23 = shl nsw i32 -1, %256
  %263 = xor i32 %notmask.i.i.i.i.i.i.i23, -1
  %264 = and i32 %188, %263
  %265 = sext i32 %264 to i64
  %266 = mul i64 %262, %265
  %267 = getelementptr inbounds i8, i8* %260, i64 %266
  %268 = bitcast i8* %267 to i32*
  %269 = load i32, i32* %268, align 4
  br label %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i26"

"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i26":  ; preds = %254, %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i22", %193
  %.0.i.i.i.i.i24 = phi i32 [ %269, %254 ], [ %197, %193 ], [ %197, %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i22" ]
  %270 = getelementptr inbounds %struct.NodeManager.123, %struct.NodeManager.123* %186, i64 0, i32 7
  %271 = load %struct.ListManager.122*, %struct.ListManager.122** %270, align 8
  %272 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %271, i64 0, i32 3
  %273 = load i32, i32* %272, align 8
  %274 = ashr i32 %.0.i.i.i.i.i24, %273
  %275 = sext i32 %274 to i64
  %276 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %271, i64 0, i32 0, i64 %275
  %277 = load i8*, i8** %276, align 8
  %278 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %271, i64 0, i32 1
  %279 = load i64, i64* %278, align 8
  %notmask.i.i.i.i.i.i25 = shl nsw i32 -1, %273
  %280 = xor i32 %notmask.i.i.i.i.i.i25, -1
  %281 = and i32 %.0.i.i.i.i.i24, %280
  %282 = sext i32 %281 to i64
  %283 = mul i64 %279, %282
  %284 = getelementptr inbounds i8, i8* %277, i64 %283
  %285 = ptrtoint i8* %284 to i64
  %286 = bitcast i8* %172 to i64*
  %287 = atomicrmw volatile xchg i64* %286, i64 %285 seq_cst, align 8
  br label %"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i27"

"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i27": ; preds = %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i26", %mutex_lock_i32.exit.i.i.i9
  %288 = atomicrmw volatile xchg i32* %177, i32 0 seq_cst, align 4
  br label %Pointer_activate.exit28

Pointer_activate.exit28:                          ; preds = %"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i27", %Pointer_lookup_element.exit30
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %.0..0..sroa_cast113)
  %289 = load i8*, i8** %173, align 8
  %290 = icmp eq i8* %289, null
  br i1 %290, label %291, label %Pointer_lookup_element.exit6

291:                                              ; preds = %Pointer_activate.exit28
  %292 = load %struct.LLVMRuntime.125*, %struct.LLVMRuntime.125** %19, align 8
  %293 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %292, i64 0, i32 13, i64 8
  %294 = load i8*, i8** %293, align 8
  br label %Pointer_lookup_element.exit6

Pointer_lookup_element.exit6:                     ; preds = %291, %Pointer_activate.exit28
  %.0.i5 = phi i8* [ %294, %291 ], [ %289, %Pointer_activate.exit28 ]
  %295 = lshr i32 %26, 2
  %296 = and i32 %295, 1
  %297 = lshr i32 %25, 1
  %298 = and i32 %297, 2
  %299 = or i32 %296, %298
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %.0..0..sroa_cast)
  %300 = shl nuw nsw i32 %299, 3
  %301 = zext i32 %300 to i64
  %302 = getelementptr i8, i8* %.0.i5, i64 %301
  store volatile i8* %302, i8** %5, align 8
  %303 = getelementptr inbounds i8, i8* %302, i64 32
  %304 = bitcast i8* %303 to i8**
  %305 = load volatile i8*, i8** %304, align 8
  %306 = icmp eq i8* %305, null
  br i1 %306, label %307, label %Pointer_activate.exit

307:                                              ; preds = %Pointer_lookup_element.exit6
  %.0..0..0..0..0..i = load volatile i8*, i8** %5, align 8
  %.0..0..0..0..0.2.i = load volatile i8*, i8** %5, align 8
  %308 = bitcast i8* %.0..0..0..0..0.2.i to i32*
  br label %309

309:                                              ; preds = %309, %307
  %310 = atomicrmw volatile xchg i32* %308, i32 1 seq_cst, align 4
  %311 = icmp eq i32 %310, 1
  br i1 %311, label %309, label %mutex_lock_i32.exit.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i:                        ; preds = %309
  %312 = load volatile i8*, i8** %304, align 8
  %313 = icmp eq i8* %312, null
  br i1 %313, label %314, label %"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i"

314:                                              ; preds = %mutex_lock_i32.exit.i.i.i
  %315 = load %struct.LLVMRuntime.125*, %struct.LLVMRuntime.125** %19, align 8
  %316 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %315, i64 0, i32 12, i64 9
  %317 = load %struct.NodeManager.123*, %struct.NodeManager.123** %316, align 8
  %318 = getelementptr inbounds %struct.NodeManager.123, %struct.NodeManager.123* %317, i64 0, i32 4
  %319 = atomicrmw volatile add i32* %318, i32 1 seq_cst, align 4
  %320 = getelementptr inbounds %struct.NodeManager.123, %struct.NodeManager.123* %317, i64 0, i32 5
  %321 = load %struct.ListManager.122*, %struct.ListManager.122** %320, align 8
  %322 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %321, i64 0, i32 5
  %323 = load i32, i32* %322, align 8
  %.not.i.i.i.i.i = icmp slt i32 %319, %323
  br i1 %.not.i.i.i.i.i, label %385, label %324

324:                                              ; preds = %314
  %325 = getelementptr inbounds %struct.NodeManager.123, %struct.NodeManager.123* %317, i64 0, i32 7
  %326 = load %struct.ListManager.122*, %struct.ListManager.122** %325, align 8
  %327 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %326, i64 0, i32 5
  %328 = atomicrmw volatile add i32* %327, i32 1 seq_cst, align 4
  %329 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %326, i64 0, i32 3
  %330 = load i32, i32* %329, align 8
  %331 = ashr i32 %328, %330
  %332 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %326, i64 0, i32 6
  %333 = load %struct.LLVMRuntime.125*, %struct.LLVMRuntime.125** %332, align 8
  %334 = icmp ult i32 %331, 131072
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.125* noundef %333, i1 noundef zeroext %334, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %335 = sext i32 %331 to i64
  %336 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %326, i64 0, i32 0, i64 %335
  %337 = load i8*, i8** %336, align 8
  %.not.i.i.i.i.i.i.i = icmp eq i8* %337, null
  br i1 %.not.i.i.i.i.i.i.i, label %338, label %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i"

338:                                              ; preds = %324
  %339 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %326, i64 0, i32 4
  br label %340

340:                                              ; preds = %340, %338
  %341 = atomicrmw volatile xchg i32* %339, i32 1 seq_cst, align 4
  %342 = icmp eq i32 %341, 1
  br i1 %342, label %340, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i:          ; preds = %340
  %343 = load i8*, i8** %336, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i = icmp eq i8* %343, null
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i, label %344, label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i"

344:                                              ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i
  %345 = load %struct.LLVMRuntime.125*, %struct.LLVMRuntime.125** %332, align 8
  %346 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %326, i64 0, i32 2
  %347 = load i64, i64* %346, align 8
  %348 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %326, i64 0, i32 1
  %349 = load i64, i64* %348, align 8
  %350 = mul i64 %349, %347
  %351 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %345, i64 0, i32 26
  %352 = atomicrmw volatile add i64* %351, i64 %350 seq_cst, align 8
  %353 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %345, i64 0, i32 1, i32 2
  %354 = load i64, i64* %353, align 8
  %.not.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %354, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i, label %375, label %355

355:                                              ; preds = %344
  %356 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %345, i64 0, i32 24
  br label %357

357:                                              ; preds = %357, %355
  %358 = atomicrmw volatile xchg i32* %356, i32 1 seq_cst, align 4
  %359 = icmp eq i32 %358, 1
  br i1 %359, label %357, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %357
  %360 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %345, i64 0, i32 1, i32 0
  %361 = load i8*, i8** %360, align 8
  %362 = ptrtoint i8* %361 to i64
  %363 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %345, i64 0, i32 1, i32 1
  %364 = load i8*, i8** %363, align 8
  %365 = ptrtoint i8* %364 to i64
  %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i = sub i64 0, %362
  %366 = and i64 %notlhs.i.i.i.i.i.i.i.i.i.i.i.i.i, 4095
  %367 = add i64 %366, %350
  %368 = add i64 %367, %362
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ugt i64 %368, %365
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i, label %369

369:                                              ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %370 = add i64 %366, %362
  %371 = inttoptr i64 %370 to i8*
  %372 = getelementptr inbounds i8, i8* %361, i64 %367
  store i8* %372, i8** %360, align 8
  br label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %369, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ null, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %371, %369 ]
  %373 = xor i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, true
  %374 = atomicrmw volatile xchg i32* %356, i32 0 seq_cst, align 4
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.125* noundef nonnull %345, i1 noundef zeroext %373, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i

375:                                              ; preds = %344
  %376 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %345, i64 0, i32 2
  %377 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %376, align 8
  %378 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %345, i64 0, i32 6
  %379 = load i8*, i8** %378, align 8
  %380 = tail call noundef i8* %377(i8* noundef %379, i64 noundef %350, i64 noundef 4096) #0
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i: ; preds = %375, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ %.0.i.i.i.i.i.i.i.i.i.i.i.i.i, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i.i.i ], [ %380, %375 ]
  %381 = bitcast i8** %336 to i64*
  %382 = ptrtoint i8* %.0.i.i.i.i.i.i.i.i.i.i.i.i to i64
  %383 = atomicrmw volatile xchg i64* %381, i64 %382 seq_cst, align 8
  br label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i"

"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i": ; preds = %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i.i.i, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i
  %384 = atomicrmw volatile xchg i32* %339, i32 0 seq_cst, align 4
  br label %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i"

385:                                              ; preds = %314
  %386 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %321, i64 0, i32 3
  %387 = load i32, i32* %386, align 8
  %388 = ashr i32 %319, %387
  %389 = sext i32 %388 to i64
  %390 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %321, i64 0, i32 0, i64 %389
  %391 = load i8*, i8** %390, align 8
  %392 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %321, i64 0, i32 1
  %393 = load i64, i64* %392, align 8
  %notmask.i.i.i.i.i.i.i = shl nsw i32 -1, %387
  %394 = xor i32 %notmask.i.i.i.i.i.i.i, -1
  %395 = and i32 %319, %394
  %396 = sext i32 %395 to i64
  %397 = mul i64 %393, %396
  %398 = getelementptr inbounds i8, i8* %391, i64 %397
  %399 = bitcast i8* %398 to i32*
  %400 = load i32, i32* %399, align 4
  br label %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i"

"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i":    ; preds = %385, %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i", %324
  %.0.i.i.i.i.i = phi i32 [ %400, %385 ], [ %328, %324 ], [ %328, %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i.i.i" ]
  %401 = getelementptr inbounds %struct.NodeManager.123, %struct.NodeManager.123* %317, i64 0, i32 7
  %402 = load %struct.ListManager.122*, %struct.ListManager.122** %401, align 8
  %403 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %402, i64 0, i32 3
  %404 = load i32, i32* %403, align 8
  %405 = ashr i32 %.0.i.i.i.i.i, %404
  %406 = sext i32 %405 to i64
  %407 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %402, i64 0, i32 0, i64 %406
  %408 = load i8*, i8** %407, align 8
  %409 = getelementptr inbounds %struct.ListManager.122, %struct.ListManager.122* %402, i64 0, i32 1
  %410 = load i64, i64* %409, align 8
  %notmask.i.i.i.i.i.i = shl nsw i32 -1, %404
  %411 = xor i32 %notmask.i.i.i.i.i.i, -1
  %412 = and i32 %.0.i.i.i.i.i, %411
  %413 = sext i32 %412 to i64
  %414 = mul i64 %410, %413
  %415 = getelementptr inbounds i8, i8* %408, i64 %414
  %416 = ptrtoint i8* %415 to i64
  %417 = bitcast i8* %303 to i64*
  %418 = atomicrmw volatile xchg i64* %417, i64 %416 seq_cst, align 8
  br label %"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i"

"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i": ; preds = %"_ZZ16Pointer_activateENK3$_5clEv.exit.i.i.i", %mutex_lock_i32.exit.i.i.i
  %419 = atomicrmw volatile xchg i32* %308, i32 0 seq_cst, align 4
  br label %Pointer_activate.exit

Pointer_activate.exit:                            ; preds = %"_Z11locked_taskIZ16Pointer_activateE3$_5Z16Pointer_activateE3$_6EvPvRKT_RKT0_.exit.i", %Pointer_lookup_element.exit6
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %.0..0..sroa_cast)
  %420 = load i8*, i8** %304, align 8
  %421 = icmp eq i8* %420, null
  br i1 %421, label %422, label %Pointer_lookup_element.exit

422:                                              ; preds = %Pointer_activate.exit
  %423 = load %struct.LLVMRuntime.125*, %struct.LLVMRuntime.125** %19, align 8
  %424 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %423, i64 0, i32 13, i64 9
  %425 = load i8*, i8** %424, align 8
  br label %Pointer_lookup_element.exit

Pointer_lookup_element.exit:                      ; preds = %422, %Pointer_activate.exit
  %.0.i = phi i8* [ %425, %422 ], [ %420, %Pointer_activate.exit ]
  %426 = and i32 %26, 3
  %427 = shl nsw i32 %25, 2
  %428 = and i32 %427, 12
  %429 = or i32 %426, %428
  %430 = shl nuw nsw i32 %429, 2
  %431 = zext i32 %430 to i64
  %432 = getelementptr inbounds i8, i8* %.0.i, i64 %431
  %433 = bitcast i8* %432 to i32*
  store i32 1, i32* %433, align 4
  br label %after_if

after_if:                                         ; preds = %Pointer_lookup_element.exit, %for_loop_body
  %434 = add nsw i32 %.0111, 1
  %exitcond.not = icmp eq i32 %434, %8
  br i1 %exitcond.not, label %after_for.loopexit, label %for_loop_body
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #1 {
  %4 = alloca %struct.RuntimeContext.126, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.126**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.126*, %struct.RuntimeContext.126** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.126*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.126*, i8*)*, void (%struct.RuntimeContext.126*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.126*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.126*, i8*, i32)*, void (%struct.RuntimeContext.126*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.126*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.126*, i8*)*, void (%struct.RuntimeContext.126*, i8*)** %.sroa.7.0..sroa_cast, align 8
  %.sroa.8.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 32
  %.sroa.8.0..sroa_cast = bitcast i8* %.sroa.8.0..sroa_idx to i64*
  %.sroa.8.0.copyload = load i64, i64* %.sroa.8.0..sroa_cast, align 8
  %.sroa.9.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 40
  %.sroa.9.0..sroa_cast = bitcast i8* %.sroa.9.0..sroa_idx to i32*
  %.sroa.9.0.copyload = load i32, i32* %.sroa.9.0..sroa_cast, align 8
  %.sroa.12.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 44
  %.sroa.12.0..sroa_cast = bitcast i8* %.sroa.12.0..sroa_idx to i32*
  %.sroa.12.0.copyload = load i32, i32* %.sroa.12.0..sroa_cast, align 4
  %.sroa.15.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 48
  %.sroa.15.0..sroa_cast = bitcast i8* %.sroa.15.0..sroa_idx to i32*
  %.sroa.15.0.copyload = load i32, i32* %.sroa.15.0..sroa_cast, align 8
  %.sroa.17.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 52
  %.sroa.17.0..sroa_cast = bitcast i8* %.sroa.17.0..sroa_idx to i32*
  %.sroa.17.0.copyload = load i32, i32* %.sroa.17.0..sroa_cast, align 4
  %5 = alloca i8, i64 %.sroa.8.0.copyload, align 8
  %.not = icmp eq void (%struct.RuntimeContext.126*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.126* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.126* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.126* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.126, %struct.RuntimeContext.126* %4, i64 0, i32 2
  store i32 %1, i32* %10, align 8
  switch i32 %.sroa.17.0.copyload, label %.loopexit [
    i32 1, label %11
    i32 -1, label %19
  ]

11:                                               ; preds = %7
  %12 = mul nsw i32 %.sroa.15.0.copyload, %2
  %13 = add nsw i32 %12, %.sroa.9.0.copyload
  %14 = add nsw i32 %13, %.sroa.15.0.copyload
  %15 = call i32 @llvm.smin.i32(i32 %.sroa.12.0.copyload, i32 %14)
  %16 = icmp slt i32 %13, %15
  br i1 %16, label %.lr.ph.preheader, label %.loopexit

.lr.ph.preheader:                                 ; preds = %11
  br label %.lr.ph

.lr.ph:                                           ; preds = %.lr.ph, %.lr.ph.preheader
  %.02039 = phi i32 [ %17, %.lr.ph ], [ %13, %.lr.ph.preheader ]
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.126* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
  %17 = add nsw i32 %.02039, 1
  %18 = icmp slt i32 %17, %15
  br i1 %18, label %.lr.ph, label %.loopexit.loopexit, !llvm.loop !8

19:                                               ; preds = %7
  %20 = mul nsw i32 %.sroa.15.0.copyload, %2
  %21 = sub nsw i32 %.sroa.12.0.copyload, %20
  %22 = mul nsw i32 %21, %.sroa.15.0.copyload
  %23 = call i32 @llvm.smax.i32(i32 %.sroa.9.0.copyload, i32 %22)
  %.not25.not40 = icmp sgt i32 %21, %23
  br i1 %.not25.not40, label %.lr.ph42.preheader, label %.loopexit

.lr.ph42.preheader:                               ; preds = %19
  br label %.lr.ph42

.lr.ph42:                                         ; preds = %.lr.ph42, %.lr.ph42.preheader
  %.0.in41 = phi i32 [ %.0, %.lr.ph42 ], [ %21, %.lr.ph42.preheader ]
  %.0 = add nsw i32 %.0.in41, -1
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.126* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !9

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.126*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.126* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %25

25:                                               ; preds = %24, %.loopexit
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal fastcc void @taichi_assert_format(%struct.LLVMRuntime.125* noundef %0, i1 noundef zeroext %1, i8* noundef %2) unnamed_addr #3 {
  %4 = alloca %struct.LLVMRuntime.125*, align 8
  %5 = alloca i8, align 1
  %6 = alloca i8*, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64*, align 8
  %9 = alloca %1, align 8
  store %struct.LLVMRuntime.125* %0, %struct.LLVMRuntime.125** %4, align 8
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
  %17 = load %struct.LLVMRuntime.125*, %struct.LLVMRuntime.125** %4, align 8
  %18 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %17, i32 0, i32 22
  %19 = load i64, i64* %18, align 8
  %20 = icmp ne i64 %19, 0
  br i1 %20, label %71, label %21

21:                                               ; preds = %16
  %22 = load %struct.LLVMRuntime.125*, %struct.LLVMRuntime.125** %4, align 8
  %23 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %22, i32 0, i32 21
  %24 = bitcast i32* %23 to i8*
  %25 = getelementptr inbounds %1, %1* %9, i32 0, i32 0
  store %struct.LLVMRuntime.125** %4, %struct.LLVMRuntime.125*** %25, align 8
  %26 = getelementptr inbounds %1, %1* %9, i32 0, i32 1
  store i8** %6, i8*** %26, align 8
  %27 = getelementptr inbounds %1, %1* %9, i32 0, i32 2
  store i32* %7, i32** %27, align 8
  %28 = getelementptr inbounds %1, %1* %9, i32 0, i32 3
  store i64** %8, i64*** %28, align 8
  br label %29

29:                                               ; preds = %29, %21
  %30 = atomicrmw volatile xchg i32* %23, i32 1 seq_cst, align 4
  %31 = icmp eq i32 %30, 1
  br i1 %31, label %29, label %mutex_lock_i32.exit.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i:                        ; preds = %29
  %32 = getelementptr inbounds %1, %1* %9, i64 0, i32 0
  %33 = load %struct.LLVMRuntime.125**, %struct.LLVMRuntime.125*** %32, align 8
  %34 = load %struct.LLVMRuntime.125*, %struct.LLVMRuntime.125** %33, align 8
  %35 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %34, i64 0, i32 22
  %36 = load i64, i64* %35, align 8
  %.not.i.i.i.i = icmp eq i64 %36, 0
  br i1 %.not.i.i.i.i, label %37, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

37:                                               ; preds = %mutex_lock_i32.exit.i.i.i
  store i64 1, i64* %35, align 8
  %38 = load %struct.LLVMRuntime.125**, %struct.LLVMRuntime.125*** %32, align 8
  %39 = load %struct.LLVMRuntime.125*, %struct.LLVMRuntime.125** %38, align 8
  %40 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %39, i64 0, i32 19, i64 0
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(2048) %40, i8 0, i64 2048, i1 false)
  %41 = load %struct.LLVMRuntime.125**, %struct.LLVMRuntime.125*** %32, align 8
  %42 = load %struct.LLVMRuntime.125*, %struct.LLVMRuntime.125** %41, align 8
  %43 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %42, i64 0, i32 19, i64 0
  %44 = getelementptr inbounds %1, %1* %9, i64 0, i32 1
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
  br i1 %.not.i.i.i.i.i, label %taichi_strlen.exit.i.i.i.i, label %.lr.ph.i.i.i.i.i, !llvm.loop !10

taichi_strlen.exit.i.i.i.i:                       ; preds = %.lr.ph.i.i.i.i.i
  %.lcssa = phi i64 [ %48, %.lr.ph.i.i.i.i.i ]
  %51 = call i64 @llvm.umin.i64(i64 %.lcssa, i64 2047)
  br label %taichi_strlen.exit.thread.i.i.i.i

taichi_strlen.exit.thread.i.i.i.i:                ; preds = %taichi_strlen.exit.i.i.i.i, %37
  %52 = phi i64 [ 0, %37 ], [ %51, %taichi_strlen.exit.i.i.i.i ]
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 8 %43, i8* nonnull align 1 %46, i64 %52, i1 false)
  %53 = getelementptr inbounds %1, %1* %9, i64 0, i32 2
  %54 = load i32*, i32** %53, align 8
  %55 = load i32, i32* %54, align 4
  %56 = icmp sgt i32 %55, 0
  br i1 %56, label %.lr.ph.i.i.i.i, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

.lr.ph.i.i.i.i:                                   ; preds = %taichi_strlen.exit.thread.i.i.i.i
  %57 = getelementptr inbounds %1, %1* %9, i64 0, i32 3
  br label %58

58:                                               ; preds = %58, %.lr.ph.i.i.i.i
  %indvars.iv.i.i.i.i = phi i64 [ 0, %.lr.ph.i.i.i.i ], [ %indvars.iv.next.i.i.i.i, %58 ]
  %59 = load i64**, i64*** %57, align 8
  %60 = load i64*, i64** %59, align 8
  %61 = getelementptr inbounds i64, i64* %60, i64 %indvars.iv.i.i.i.i
  %62 = load i64, i64* %61, align 8
  %63 = load %struct.LLVMRuntime.125**, %struct.LLVMRuntime.125*** %32, align 8
  %64 = load %struct.LLVMRuntime.125*, %struct.LLVMRuntime.125** %63, align 8
  %65 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %64, i64 0, i32 20, i64 %indvars.iv.i.i.i.i
  store i64 %62, i64* %65, align 8
  %indvars.iv.next.i.i.i.i = add nuw nsw i64 %indvars.iv.i.i.i.i, 1
  %66 = load i32*, i32** %53, align 8
  %67 = load i32, i32* %66, align 4
  %68 = sext i32 %67 to i64
  %69 = icmp slt i64 %indvars.iv.next.i.i.i.i, %68
  br i1 %69, label %58, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit.loopexit", !llvm.loop !11

"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit.loopexit": ; preds = %58
  br label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit": ; preds = %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit.loopexit", %taichi_strlen.exit.thread.i.i.i.i, %mutex_lock_i32.exit.i.i.i
  %70 = atomicrmw volatile xchg i32* %23, i32 0 seq_cst, align 4
  br label %71

71:                                               ; preds = %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit", %16, %15
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smin.i32(i32, i32) #5

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #6

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #6

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.umin.i64(i64, i64) #7

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #7

attributes #0 = { nounwind }
attributes #1 = { alwaysinline mustprogress nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #3 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly mustprogress nocallback nofree nounwind willreturn writeonly }
attributes #5 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { argmemonly nocallback nofree nosync nounwind willreturn }
attributes #7 = { nocallback nofree nosync nounwind readnone speculatable willreturn }

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
