; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.98*, void (%struct.RuntimeContext.98*, i8*, %struct.Element.131*, i32, i32)*, %struct.ListManager.94*, i32, i32, i64 }
%1 = type { %struct.LLVMRuntime.97**, i8**, i32*, i64** }
%struct.RuntimeContext.98 = type { i8*, %struct.LLVMRuntime.97*, i32, i64* }
%struct.LLVMRuntime.97 = type { %struct.PreallocatedMemoryChunk.92, %struct.PreallocatedMemoryChunk.92, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.93*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.94*], [1024 x %struct.NodeManager.95*], [1024 x i8*], i8*, %struct.RandState.96*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.92 = type { i8*, i8*, i64 }
%struct.__va_list_tag.93 = type { i32, i32, i8*, i8* }
%struct.ListManager.94 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.97* }
%struct.NodeManager.95 = type <{ %struct.LLVMRuntime.97*, i32, i32, i32, i32, %struct.ListManager.94*, %struct.ListManager.94*, %struct.ListManager.94*, i32, [4 x i8] }>
%struct.RandState.96 = type { i32, i32, i32, i32, i32 }
%struct.range_task_helper_context = type { %struct.RuntimeContext.98*, void (%struct.RuntimeContext.98*, i8*)*, void (%struct.RuntimeContext.98*, i8*, i32)*, void (%struct.RuntimeContext.98*, i8*)*, i64, i32, i32, i32, i32 }
%struct.PhysicalCoordinates.0.99 = type { [12 x i32] }
%struct.Element.131 = type { i8*, [2 x i32], %struct.PhysicalCoordinates.0.99 }

@.str = private unnamed_addr constant [28 x i8] c"Out of pre-allocated memory\00", align 1
@.str.2 = private unnamed_addr constant [28 x i8] c"List manager out of chunks.\00", align 1

; Function Attrs: nounwind
define void @draw_c86_0_kernel_0_range_for(%struct.RuntimeContext.98* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %struct.range_task_helper_context, align 8
  %1 = bitcast %struct.range_task_helper_context* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 1
  %3 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 4
  %4 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 0
  store %struct.RuntimeContext.98* %context, %struct.RuntimeContext.98** %4, align 8
  store void (%struct.RuntimeContext.98*, i8*)* null, void (%struct.RuntimeContext.98*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.98*, i8*, i32)* @function_body, void (%struct.RuntimeContext.98*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.98*, i8*)* null, void (%struct.RuntimeContext.98*, i8*)** %6, align 8
  %7 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.98, %struct.RuntimeContext.98* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.98* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = shl i32 %2, 9
  %4 = add i32 %3, 512
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 1024)
  %6 = icmp slt i32 %3, %5
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = getelementptr inbounds %struct.RuntimeContext.98, %struct.RuntimeContext.98* %0, i64 0, i32 1
  %8 = sext i32 %3 to i64
  %wide.trip.count = sext i32 %5 to i64
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.lr.ph
  %indvars.iv = phi i64 [ %8, %for_loop_body.lr.ph ], [ %indvars.iv.next.7, %for_loop_body ]
  %9 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %7, align 8
  %10 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %9, i64 0, i32 7, i64 0
  %11 = load i8*, i8** %10, align 8
  %getch.i = getelementptr i8, i8* %11, i64 10308
  %12 = shl i64 %indvars.iv, 2
  %scevgep26 = getelementptr i8, i8* %getch.i, i64 %12
  %scevgep2627 = bitcast i8* %scevgep26 to float*
  store float 0.000000e+00, float* %scevgep2627, align 4
  %13 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %7, align 8
  %14 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %13, i64 0, i32 7, i64 0
  %15 = load i8*, i8** %14, align 8
  %scevgep23 = getelementptr i8, i8* %15, i64 10312
  %scevgep24 = getelementptr i8, i8* %scevgep23, i64 %12
  %scevgep2425 = bitcast i8* %scevgep24 to float*
  store float 0.000000e+00, float* %scevgep2425, align 4
  %16 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %7, align 8
  %17 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %16, i64 0, i32 7, i64 0
  %18 = load i8*, i8** %17, align 8
  %scevgep20 = getelementptr i8, i8* %18, i64 10316
  %scevgep21 = getelementptr i8, i8* %scevgep20, i64 %12
  %scevgep2122 = bitcast i8* %scevgep21 to float*
  store float 0.000000e+00, float* %scevgep2122, align 4
  %19 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %7, align 8
  %20 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %19, i64 0, i32 7, i64 0
  %21 = load i8*, i8** %20, align 8
  %scevgep17 = getelementptr i8, i8* %21, i64 10320
  %scevgep18 = getelementptr i8, i8* %scevgep17, i64 %12
  %scevgep1819 = bitcast i8* %scevgep18 to float*
  store float 0.000000e+00, float* %scevgep1819, align 4
  %22 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %7, align 8
  %23 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %22, i64 0, i32 7, i64 0
  %24 = load i8*, i8** %23, align 8
  %scevgep14 = getelementptr i8, i8* %24, i64 10324
  %scevgep15 = getelementptr i8, i8* %scevgep14, i64 %12
  %scevgep1516 = bitcast i8* %scevgep15 to float*
  store float 0.000000e+00, float* %scevgep1516, align 4
  %25 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %7, align 8
  %26 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %25, i64 0, i32 7, i64 0
  %27 = load i8*, i8** %26, align 8
  %scevgep11 = getelementptr i8, i8* %27, i64 10328
  %scevgep12 = getelementptr i8, i8* %scevgep11, i64 %12
  %scevgep1213 = bitcast i8* %scevgep12 to float*
  store float 0.000000e+00, float* %scevgep1213, align 4
  %28 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %7, align 8
  %29 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %28, i64 0, i32 7, i64 0
  %30 = load i8*, i8** %29, align 8
  %scevgep8 = getelementptr i8, i8* %30, i64 10332
  %scevgep9 = getelementptr i8, i8* %scevgep8, i64 %12
  %scevgep910 = bitcast i8* %scevgep9 to float*
  store float 0.000000e+00, float* %scevgep910, align 4
  %31 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %7, align 8
  %32 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %31, i64 0, i32 7, i64 0
  %33 = load i8*, i8** %32, align 8
  %scevgep = getelementptr i8, i8* %33, i64 10336
  %scevgep6 = getelementptr i8, i8* %scevgep, i64 %12
  %scevgep67 = bitcast i8* %scevgep6 to float*
  store float 0.000000e+00, float* %scevgep67, align 4
  %indvars.iv.next.7 = add nsw i64 %indvars.iv, 8
  %exitcond.not.7 = icmp eq i64 %wide.trip.count, %indvars.iv.next.7
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @draw_c86_0_kernel_1_serial(%struct.RuntimeContext.98* %context) local_unnamed_addr #2 {
entry:
  %0 = getelementptr inbounds %struct.RuntimeContext.98, %struct.RuntimeContext.98* %context, i64 0, i32 1
  %1 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %0, align 8
  %2 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %1, i64 0, i32 11, i64 1
  %3 = load %struct.ListManager.94*, %struct.ListManager.94** %2, align 8
  %4 = getelementptr inbounds %struct.ListManager.94, %struct.ListManager.94* %3, i64 0, i32 5
  store i32 0, i32* %4, align 8
  ret void
}

; Function Attrs: nounwind
define void @draw_c86_0_kernel_2_listgen_S1bitmasked(%struct.RuntimeContext.98* %context) local_unnamed_addr #0 {
.lr.ph.i:
  %.sroa.2.i = alloca { [2 x i32], %struct.PhysicalCoordinates.0.99 }, align 8
  %0 = alloca %struct.Element.131, align 8
  %1 = getelementptr inbounds %struct.RuntimeContext.98, %struct.RuntimeContext.98* %context, i64 0, i32 1
  %2 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %1, align 8
  %.sroa.2.i.0..sroa_cast = bitcast { [2 x i32], %struct.PhysicalCoordinates.0.99 }* %.sroa.2.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %.sroa.2.i.0..sroa_cast)
  %.0..0..0..0..sroa_cast16 = bitcast %struct.Element.131* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %.0..0..0..0..sroa_cast16)
  %3 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %2, i64 0, i32 11, i64 0
  %4 = bitcast %struct.ListManager.94** %3 to %struct.Element.131***
  %5 = load %struct.Element.131**, %struct.Element.131*** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %2, i64 0, i32 11, i64 1
  %7 = load %struct.ListManager.94*, %struct.ListManager.94** %6, align 8
  %8 = load %struct.Element.131*, %struct.Element.131** %5, align 8
  %.sroa.0.0..sroa_idx.i = getelementptr inbounds %struct.Element.131, %struct.Element.131* %8, i64 0, i32 0
  %.sroa.0.0.copyload.i = load i8*, i8** %.sroa.0.0..sroa_idx.i, align 8
  %.sroa.2.0..sroa_idx.i = getelementptr inbounds %struct.Element.131, %struct.Element.131* %8, i64 0, i32 1
  %.sroa.2.0..sroa_cast.i = bitcast [2 x i32]* %.sroa.2.0..sroa_idx.i to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %.sroa.2.i.0..sroa_cast, i8* noundef nonnull align 8 dereferenceable(56) %.sroa.2.0..sroa_cast.i, i64 56, i1 false)
  %.sroa.2.16..sroa_idx.i = getelementptr inbounds %struct.Element.131, %struct.Element.131* %0, i64 0, i32 2
  %.sroa.2.16..sroa_cast.i = bitcast %struct.PhysicalCoordinates.0.99* %.sroa.2.16..sroa_idx.i to i8*
  %.sroa.2.16..sroa_idx10.i = getelementptr inbounds { [2 x i32], %struct.PhysicalCoordinates.0.99 }, { [2 x i32], %struct.PhysicalCoordinates.0.99 }* %.sroa.2.i, i64 0, i32 1
  %.sroa.2.16..sroa_cast11.i = bitcast %struct.PhysicalCoordinates.0.99* %.sroa.2.16..sroa_idx10.i to i8*
  %9 = getelementptr inbounds %struct.ListManager.94, %struct.ListManager.94* %7, i64 0, i32 5
  %10 = getelementptr inbounds %struct.ListManager.94, %struct.ListManager.94* %7, i64 0, i32 3
  %11 = getelementptr inbounds %struct.ListManager.94, %struct.ListManager.94* %7, i64 0, i32 6
  %12 = getelementptr inbounds %struct.ListManager.94, %struct.ListManager.94* %7, i64 0, i32 4
  %13 = getelementptr inbounds %struct.ListManager.94, %struct.ListManager.94* %7, i64 0, i32 2
  %14 = getelementptr inbounds %struct.ListManager.94, %struct.ListManager.94* %7, i64 0, i32 1
  %.0..0..0..0..0..0..sroa_idx = getelementptr inbounds %struct.Element.131, %struct.Element.131* %0, i64 0, i32 0
  store i8* %.sroa.0.0.copyload.i, i8** %.0..0..0..0..0..0..sroa_idx, align 8
  %.8..8..8..8..8..8..sroa_idx = getelementptr inbounds %struct.Element.131, %struct.Element.131* %0, i64 0, i32 1, i64 0
  %15 = bitcast i32* %.8..8..8..8..8..8..sroa_idx to <2 x i32>*
  store <2 x i32> <i32 0, i32 512>, <2 x i32>* %15, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %.sroa.2.16..sroa_cast.i, i8* noundef nonnull align 8 dereferenceable(48) %.sroa.2.16..sroa_cast11.i, i64 48, i1 false)
  %16 = atomicrmw volatile add i32* %9, i32 1 seq_cst, align 4
  %17 = load i32, i32* %10, align 8
  %18 = ashr i32 %16, %17
  %19 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %11, align 8
  %20 = icmp ult i32 %18, 131072
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.97* noundef %19, i1 noundef zeroext %20, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0))
  %21 = sext i32 %18 to i64
  %22 = getelementptr inbounds %struct.ListManager.94, %struct.ListManager.94* %7, i64 0, i32 0, i64 %21
  %23 = load i8*, i8** %22, align 8
  %.not.i.i.i.i.i = icmp eq i8* %23, null
  br i1 %.not.i.i.i.i.i, label %.preheader.i.preheader, label %_ZN11ListManager6appendEPv.exit.i

.preheader.i.preheader:                           ; preds = %.lr.ph.i
  br label %.preheader.i

.preheader.i:                                     ; preds = %.preheader.i, %.preheader.i.preheader
  %24 = atomicrmw volatile xchg i32* %12, i32 1 seq_cst, align 4
  %25 = icmp eq i32 %24, 1
  br i1 %25, label %.preheader.i, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i:              ; preds = %.preheader.i
  %26 = load i8*, i8** %22, align 8
  %.not.i.i.i.i.i.i.i.i.i = icmp eq i8* %26, null
  br i1 %.not.i.i.i.i.i.i.i.i.i, label %27, label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i"

27:                                               ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i
  %28 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %11, align 8
  %29 = load i64, i64* %13, align 8
  %30 = load i64, i64* %14, align 8
  %31 = mul i64 %30, %29
  %32 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %28, i64 0, i32 26
  %33 = atomicrmw volatile add i64* %32, i64 %31 seq_cst, align 8
  %34 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %28, i64 0, i32 1, i32 2
  %35 = load i64, i64* %34, align 8
  %.not.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %35, 0
  br i1 %.not.i.i.i.i.i.i.i.i.i.i, label %56, label %36

36:                                               ; preds = %27
  %37 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %28, i64 0, i32 24
  br label %38

38:                                               ; preds = %38, %36
  %39 = atomicrmw volatile xchg i32* %37, i32 1 seq_cst, align 4
  %40 = icmp eq i32 %39, 1
  br i1 %40, label %38, label %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !llvm.loop !6

mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i:  ; preds = %38
  %41 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %28, i64 0, i32 1, i32 0
  %42 = load i8*, i8** %41, align 8
  %43 = ptrtoint i8* %42 to i64
  %44 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %28, i64 0, i32 1, i32 1
  %45 = load i8*, i8** %44, align 8
  %46 = ptrtoint i8* %45 to i64
  %notlhs.i.i.i.i.i.i.i.i.i.i.i = sub i64 0, %43
  %47 = and i64 %notlhs.i.i.i.i.i.i.i.i.i.i.i, 4095
  %48 = add i64 %47, %31
  %49 = add i64 %48, %43
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ugt i64 %49, %46
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i, label %50

50:                                               ; preds = %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %51 = add i64 %47, %43
  %52 = inttoptr i64 %51 to i8*
  %53 = getelementptr inbounds i8, i8* %42, i64 %48
  store i8* %53, i8** %41, align 8
  br label %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i: ; preds = %50, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i.i = phi i8* [ null, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %52, %50 ]
  %54 = xor i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, true
  %55 = atomicrmw volatile xchg i32* %37, i32 0 seq_cst, align 4
  tail call fastcc void @taichi_assert_format(%struct.LLVMRuntime.97* noundef nonnull %28, i1 noundef zeroext %54, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i

56:                                               ; preds = %27
  %57 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %28, i64 0, i32 2
  %58 = load i8* (i8*, i64, i64)*, i8* (i8*, i64, i64)** %57, align 8
  %59 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %28, i64 0, i32 6
  %60 = load i8*, i8** %59, align 8
  %61 = tail call noundef i8* %58(i8* noundef %60, i64 noundef %31, i64 noundef 4096) #0
  br label %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i

_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i: ; preds = %56, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i
  %.0.i.i.i.i.i.i.i.i.i.i = phi i8* [ %.0.i.i.i.i.i.i.i.i.i.i.i, %_ZN11LLVMRuntime29allocate_from_reserved_memoryER23PreallocatedMemoryChunkmm.exit.i.i.i.i.i.i.i.i.i.i ], [ %61, %56 ]
  %62 = bitcast i8** %22 to i64*
  %63 = ptrtoint i8* %.0.i.i.i.i.i.i.i.i.i.i to i64
  %64 = atomicrmw volatile xchg i64* %62, i64 %63 seq_cst, align 8
  br label %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i"

"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i": ; preds = %_ZN11LLVMRuntime16allocate_alignedER23PreallocatedMemoryChunkmmb.exit.i.i.i.i.i.i.i.i.i, %mutex_lock_i32.exit.i.i.i.i.i.i.i.i
  %65 = atomicrmw volatile xchg i32* %12, i32 0 seq_cst, align 4
  br label %_ZN11ListManager6appendEPv.exit.i

_ZN11ListManager6appendEPv.exit.i:                ; preds = %"_Z11locked_taskIZN11ListManager11touch_chunkEiE3$_8EvPvRKT_.exit.i.i.i.i.i", %.lr.ph.i
  %66 = load i32, i32* %10, align 8
  %67 = ashr i32 %16, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds %struct.ListManager.94, %struct.ListManager.94* %7, i64 0, i32 0, i64 %68
  %70 = load i8*, i8** %69, align 8
  %71 = load i64, i64* %14, align 8
  %notmask.i.i.i.i = shl nsw i32 -1, %66
  %72 = xor i32 %notmask.i.i.i.i, -1
  %73 = and i32 %16, %72
  %74 = sext i32 %73 to i64
  %75 = mul i64 %71, %74
  %76 = getelementptr inbounds i8, i8* %70, i64 %75
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %76, i8* nonnull align 8 %.0..0..0..0..sroa_cast16, i64 %71, i1 false)
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %.sroa.2.i.0..sroa_cast)
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %.0..0..0..0..sroa_cast16)
  ret void
}

; Function Attrs: nounwind
define void @draw_c86_0_kernel_3_struct_for(%struct.RuntimeContext.98* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %1)
  %2 = getelementptr inbounds %struct.RuntimeContext.98, %struct.RuntimeContext.98* %context, i64 0, i32 1
  %3 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %2, align 8
  %4 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %3, i64 0, i32 11, i64 1
  %5 = load %struct.ListManager.94*, %struct.ListManager.94** %4, align 8
  %6 = getelementptr inbounds %struct.ListManager.94, %struct.ListManager.94* %5, i64 0, i32 5
  %7 = load i32, i32* %6, align 8
  %8 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.98* %context, %struct.RuntimeContext.98** %8, align 8
  %9 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  store void (%struct.RuntimeContext.98*, i8*, %struct.Element.131*, i32, i32)* @function_body.1, void (%struct.RuntimeContext.98*, i8*, %struct.Element.131*, i32, i32)** %9, align 8
  %10 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store %struct.ListManager.94* %5, %struct.ListManager.94** %10, align 8
  %11 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  %12 = bitcast i32* %11 to <2 x i32>*
  store <2 x i32> <i32 512, i32 512>, <2 x i32>* %12, align 8
  %13 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  store i64 1, i64* %13, align 8
  %14 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %3, i64 0, i32 10
  %15 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %14, align 8
  %16 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %3, i64 0, i32 9
  %17 = load i8*, i8** %16, align 8
  %18 = shl nsw i32 %7, 9
  call void %15(i8* noundef %17, i32 noundef %18, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_struct_for_block_helper) #0
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree norecurse nounwind
define internal void @function_body.1(%struct.RuntimeContext.98* %0, i8* nocapture readnone %1, %struct.Element.131* nocapture readonly %2, i32 %3, i32 %4) #3 {
allocs:
  %5 = getelementptr inbounds %struct.Element.131, %struct.Element.131* %2, i64 0, i32 2, i32 0, i64 0
  %6 = icmp sgt i32 %4, %3
  br i1 %6, label %loop_body.lr.ph, label %func_exit

loop_body.lr.ph:                                  ; preds = %allocs
  %7 = getelementptr inbounds %struct.Element.131, %struct.Element.131* %2, i64 0, i32 0
  %8 = getelementptr inbounds %struct.RuntimeContext.98, %struct.RuntimeContext.98* %0, i64 0, i32 1
  %9 = sub i32 %4, %3
  %10 = xor i32 %3, -1
  %11 = add i32 %10, %4
  %xtraiter = and i32 %9, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %loop_body.prol.loopexit, label %loop_body.prol.preheader

loop_body.prol.preheader:                         ; preds = %loop_body.lr.ph
  br label %loop_body.prol

loop_body.prol:                                   ; preds = %loop_body_tail.prol, %loop_body.prol.preheader
  %lsr.iv46 = phi i32 [ %xtraiter, %loop_body.prol.preheader ], [ %lsr.iv.next47, %loop_body_tail.prol ]
  %.045.prol = phi i32 [ %49, %loop_body_tail.prol ], [ %3, %loop_body.prol.preheader ]
  %12 = load i8*, i8** %7, align 8
  %13 = getelementptr inbounds i8, i8* %12, i64 10240
  %14 = sdiv i32 %.045.prol, 8
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i8, i8* %13, i64 %15
  %17 = load i8, i8* %16, align 1
  %18 = zext i8 %17 to i32
  %19 = and i32 %.045.prol, 7
  %20 = shl nuw nsw i32 1, %19
  %21 = and i32 %20, %18
  %.not.prol = icmp eq i32 %21, 0
  br i1 %.not.prol, label %loop_body_tail.prol, label %struct_for_body_body.prol

struct_for_body_body.prol:                        ; preds = %loop_body.prol
  %22 = load i32, i32* %5, align 4
  %23 = shl i32 %22, 9
  %24 = and i32 %.045.prol, 511
  %25 = or i32 %23, %24
  %26 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %8, align 8
  %27 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %26, i64 0, i32 7, i64 0
  %28 = load i8*, i8** %27, align 8
  %29 = sext i32 %25 to i64
  %30 = mul nsw i64 %29, 20
  %31 = getelementptr inbounds i8, i8* %28, i64 %30
  %32 = bitcast i8* %31 to float*
  %33 = load float, float* %32, align 4
  %getch.i5.prol = getelementptr i8, i8* %31, i64 4
  %34 = bitcast i8* %getch.i5.prol to float*
  %35 = load float, float* %34, align 4
  %36 = fmul reassoc ninf nsz float %33, 3.200000e+01
  %37 = fmul reassoc ninf nsz float %35, 3.200000e+01
  %38 = fptosi float %36 to i32
  %39 = fptosi float %37 to i32
  %getch.i4.prol = getelementptr i8, i8* %31, i64 16
  %40 = bitcast i8* %getch.i4.prol to float*
  %41 = load float, float* %40, align 4
  %getch.i.prol = getelementptr i8, i8* %28, i64 10308
  %42 = shl i32 %38, 5
  %43 = add i32 %42, %39
  %44 = sext i32 %43 to i64
  %45 = shl nsw i64 %44, 2
  %46 = getelementptr inbounds i8, i8* %getch.i.prol, i64 %45
  %47 = bitcast i8* %46 to float*
  %48 = atomicrmw fadd float* %47, float %41 seq_cst, align 4
  br label %loop_body_tail.prol

loop_body_tail.prol:                              ; preds = %struct_for_body_body.prol, %loop_body.prol
  %49 = add i32 %.045.prol, 1
  %lsr.iv.next47 = add nsw i32 %lsr.iv46, -1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next47, 0
  br i1 %prol.iter.cmp.not, label %loop_body.prol.loopexit.loopexit, label %loop_body.prol, !llvm.loop !8

loop_body.prol.loopexit.loopexit:                 ; preds = %loop_body_tail.prol
  br label %loop_body.prol.loopexit

loop_body.prol.loopexit:                          ; preds = %loop_body.prol.loopexit.loopexit, %loop_body.lr.ph
  %.045.unr = phi i32 [ %3, %loop_body.lr.ph ], [ %49, %loop_body.prol.loopexit.loopexit ]
  %50 = icmp ult i32 %11, 7
  br i1 %50, label %func_exit, label %loop_body.lr.ph.new

loop_body.lr.ph.new:                              ; preds = %loop_body.prol.loopexit
  %51 = and i32 %.045.unr, 7
  %52 = add i32 %.045.unr, 1
  %53 = and i32 %52, 7
  %54 = add i32 %.045.unr, 2
  %55 = and i32 %54, 7
  %56 = add i32 %.045.unr, 3
  %57 = and i32 %56, 7
  %58 = xor i32 %51, 4
  %59 = add i32 %.045.unr, 5
  %60 = and i32 %59, 7
  %61 = add i32 %.045.unr, 6
  %62 = and i32 %61, 7
  %63 = add i32 %.045.unr, 7
  %64 = and i32 %63, 7
  %65 = shl nuw nsw i32 1, %51
  %66 = shl nuw nsw i32 1, %53
  %67 = shl nuw nsw i32 1, %55
  %68 = shl nuw nsw i32 1, %57
  %69 = shl nuw nsw i32 1, %58
  %70 = shl nuw nsw i32 1, %60
  %71 = shl nuw nsw i32 1, %62
  %72 = shl nuw nsw i32 1, %64
  br label %loop_body

loop_body:                                        ; preds = %loop_body_tail.7, %loop_body.lr.ph.new
  %lsr.iv = phi i32 [ %lsr.iv.next, %loop_body_tail.7 ], [ %63, %loop_body.lr.ph.new ]
  %73 = add i32 %lsr.iv, -7
  %74 = load i8*, i8** %7, align 8
  %75 = getelementptr inbounds i8, i8* %74, i64 10240
  %76 = sdiv i32 %73, 8
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i8, i8* %75, i64 %77
  %79 = load i8, i8* %78, align 1
  %80 = zext i8 %79 to i32
  %81 = and i32 %65, %80
  %.not = icmp eq i32 %81, 0
  br i1 %.not, label %loop_body_tail, label %struct_for_body_body

loop_body_tail:                                   ; preds = %struct_for_body_body, %loop_body
  %82 = add i32 %lsr.iv, -6
  %83 = load i8*, i8** %7, align 8
  %84 = getelementptr inbounds i8, i8* %83, i64 10240
  %85 = add i32 %73, 1
  %86 = sdiv i32 %85, 8
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i8, i8* %84, i64 %87
  %89 = load i8, i8* %88, align 1
  %90 = zext i8 %89 to i32
  %91 = and i32 %66, %90
  %.not.1 = icmp eq i32 %91, 0
  br i1 %.not.1, label %loop_body_tail.1, label %struct_for_body_body.1

struct_for_body_body.1:                           ; preds = %loop_body_tail
  %92 = load i32, i32* %5, align 4
  %93 = shl i32 %92, 9
  %94 = and i32 %82, 511
  %95 = or i32 %93, %94
  %96 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %8, align 8
  %97 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %96, i64 0, i32 7, i64 0
  %98 = load i8*, i8** %97, align 8
  %99 = sext i32 %95 to i64
  %100 = mul nsw i64 %99, 20
  %101 = getelementptr inbounds i8, i8* %98, i64 %100
  %102 = bitcast i8* %101 to float*
  %103 = load float, float* %102, align 4
  %getch.i5.1 = getelementptr i8, i8* %101, i64 4
  %104 = bitcast i8* %getch.i5.1 to float*
  %105 = load float, float* %104, align 4
  %106 = fmul reassoc ninf nsz float %103, 3.200000e+01
  %107 = fmul reassoc ninf nsz float %105, 3.200000e+01
  %108 = fptosi float %106 to i32
  %109 = fptosi float %107 to i32
  %getch.i4.1 = getelementptr i8, i8* %101, i64 16
  %110 = bitcast i8* %getch.i4.1 to float*
  %111 = load float, float* %110, align 4
  %getch.i.1 = getelementptr i8, i8* %98, i64 10308
  %112 = shl i32 %108, 5
  %113 = add i32 %112, %109
  %114 = sext i32 %113 to i64
  %115 = shl nsw i64 %114, 2
  %116 = getelementptr inbounds i8, i8* %getch.i.1, i64 %115
  %117 = bitcast i8* %116 to float*
  %118 = atomicrmw fadd float* %117, float %111 seq_cst, align 4
  br label %loop_body_tail.1

loop_body_tail.1:                                 ; preds = %struct_for_body_body.1, %loop_body_tail
  %119 = add i32 %lsr.iv, -5
  %120 = load i8*, i8** %7, align 8
  %121 = getelementptr inbounds i8, i8* %120, i64 10240
  %122 = add i32 %85, 1
  %123 = sdiv i32 %122, 8
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds i8, i8* %121, i64 %124
  %126 = load i8, i8* %125, align 1
  %127 = zext i8 %126 to i32
  %128 = and i32 %67, %127
  %.not.2 = icmp eq i32 %128, 0
  br i1 %.not.2, label %loop_body_tail.2, label %struct_for_body_body.2

struct_for_body_body.2:                           ; preds = %loop_body_tail.1
  %129 = load i32, i32* %5, align 4
  %130 = shl i32 %129, 9
  %131 = and i32 %119, 511
  %132 = or i32 %130, %131
  %133 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %8, align 8
  %134 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %133, i64 0, i32 7, i64 0
  %135 = load i8*, i8** %134, align 8
  %136 = sext i32 %132 to i64
  %137 = mul nsw i64 %136, 20
  %138 = getelementptr inbounds i8, i8* %135, i64 %137
  %139 = bitcast i8* %138 to float*
  %140 = load float, float* %139, align 4
  %getch.i5.2 = getelementptr i8, i8* %138, i64 4
  %141 = bitcast i8* %getch.i5.2 to float*
  %142 = load float, float* %141, align 4
  %143 = fmul reassoc ninf nsz float %140, 3.200000e+01
  %144 = fmul reassoc ninf nsz float %142, 3.200000e+01
  %145 = fptosi float %143 to i32
  %146 = fptosi float %144 to i32
  %getch.i4.2 = getelementptr i8, i8* %138, i64 16
  %147 = bitcast i8* %getch.i4.2 to float*
  %148 = load float, float* %147, align 4
  %getch.i.2 = getelementptr i8, i8* %135, i64 10308
  %149 = shl i32 %145, 5
  %150 = add i32 %149, %146
  %151 = sext i32 %150 to i64
  %152 = shl nsw i64 %151, 2
  %153 = getelementptr inbounds i8, i8* %getch.i.2, i64 %152
  %154 = bitcast i8* %153 to float*
  %155 = atomicrmw fadd float* %154, float %148 seq_cst, align 4
  br label %loop_body_tail.2

loop_body_tail.2:                                 ; preds = %struct_for_body_body.2, %loop_body_tail.1
  %156 = add i32 %lsr.iv, -4
  %157 = load i8*, i8** %7, align 8
  %158 = getelementptr inbounds i8, i8* %157, i64 10240
  %159 = add i32 %122, 1
  %160 = sdiv i32 %159, 8
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds i8, i8* %158, i64 %161
  %163 = load i8, i8* %162, align 1
  %164 = zext i8 %163 to i32
  %165 = and i32 %68, %164
  %.not.3 = icmp eq i32 %165, 0
  br i1 %.not.3, label %loop_body_tail.3, label %struct_for_body_body.3

struct_for_body_body.3:                           ; preds = %loop_body_tail.2
  %166 = load i32, i32* %5, align 4
  %167 = shl i32 %166, 9
  %168 = and i32 %156, 511
  %169 = or i32 %167, %168
  %170 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %8, align 8
  %171 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %170, i64 0, i32 7, i64 0
  %172 = load i8*, i8** %171, align 8
  %173 = sext i32 %169 to i64
  %174 = mul nsw i64 %173, 20
  %175 = getelementptr inbounds i8, i8* %172, i64 %174
  %176 = bitcast i8* %175 to float*
  %177 = load float, float* %176, align 4
  %getch.i5.3 = getelementptr i8, i8* %175, i64 4
  %178 = bitcast i8* %getch.i5.3 to float*
  %179 = load float, float* %178, align 4
  %180 = fmul reassoc ninf nsz float %177, 3.200000e+01
  %181 = fmul reassoc ninf nsz float %179, 3.200000e+01
  %182 = fptosi float %180 to i32
  %183 = fptosi float %181 to i32
  %getch.i4.3 = getelementptr i8, i8* %175, i64 16
  %184 = bitcast i8* %getch.i4.3 to float*
  %185 = load float, float* %184, align 4
  %getch.i.3 = getelementptr i8, i8* %172, i64 10308
  %186 = shl i32 %182, 5
  %187 = add i32 %186, %183
  %188 = sext i32 %187 to i64
  %189 = shl nsw i64 %188, 2
  %190 = getelementptr inbounds i8, i8* %getch.i.3, i64 %189
  %191 = bitcast i8* %190 to float*
  %192 = atomicrmw fadd float* %191, float %185 seq_cst, align 4
  br label %loop_body_tail.3

loop_body_tail.3:                                 ; preds = %struct_for_body_body.3, %loop_body_tail.2
  %193 = add i32 %lsr.iv, -3
  %194 = load i8*, i8** %7, align 8
  %195 = getelementptr inbounds i8, i8* %194, i64 10240
  %196 = add i32 %159, 1
  %197 = sdiv i32 %196, 8
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds i8, i8* %195, i64 %198
  %200 = load i8, i8* %199, align 1
  %201 = zext i8 %200 to i32
  %202 = and i32 %69, %201
  %.not.4 = icmp eq i32 %202, 0
  br i1 %.not.4, label %loop_body_tail.4, label %struct_for_body_body.4

struct_for_body_body.4:                           ; preds = %loop_body_tail.3
  %203 = load i32, i32* %5, align 4
  %204 = shl i32 %203, 9
  %205 = and i32 %193, 511
  %206 = or i32 %204, %205
  %207 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %8, align 8
  %208 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %207, i64 0, i32 7, i64 0
  %209 = load i8*, i8** %208, align 8
  %210 = sext i32 %206 to i64
  %211 = mul nsw i64 %210, 20
  %212 = getelementptr inbounds i8, i8* %209, i64 %211
  %213 = bitcast i8* %212 to float*
  %214 = load float, float* %213, align 4
  %getch.i5.4 = getelementptr i8, i8* %212, i64 4
  %215 = bitcast i8* %getch.i5.4 to float*
  %216 = load float, float* %215, align 4
  %217 = fmul reassoc ninf nsz float %214, 3.200000e+01
  %218 = fmul reassoc ninf nsz float %216, 3.200000e+01
  %219 = fptosi float %217 to i32
  %220 = fptosi float %218 to i32
  %getch.i4.4 = getelementptr i8, i8* %212, i64 16
  %221 = bitcast i8* %getch.i4.4 to float*
  %222 = load float, float* %221, align 4
  %getch.i.4 = getelementptr i8, i8* %209, i64 10308
  %223 = shl i32 %219, 5
  %224 = add i32 %223, %220
  %225 = sext i32 %224 to i64
  %226 = shl nsw i64 %225, 2
  %227 = getelementptr inbounds i8, i8* %getch.i.4, i64 %226
  %228 = bitcast i8* %227 to float*
  %229 = atomicrmw fadd float* %228, float %222 seq_cst, align 4
  br label %loop_body_tail.4

loop_body_tail.4:                                 ; preds = %struct_for_body_body.4, %loop_body_tail.3
  %230 = add i32 %lsr.iv, -2
  %231 = load i8*, i8** %7, align 8
  %232 = getelementptr inbounds i8, i8* %231, i64 10240
  %233 = add i32 %196, 1
  %234 = sdiv i32 %233, 8
  %235 = sext i32 %234 to i64
  %236 = getelementptr inbounds i8, i8* %232, i64 %235
  %237 = load i8, i8* %236, align 1
  %238 = zext i8 %237 to i32
  %239 = and i32 %70, %238
  %.not.5 = icmp eq i32 %239, 0
  br i1 %.not.5, label %loop_body_tail.5, label %struct_for_body_body.5

struct_for_body_body.5:                           ; preds = %loop_body_tail.4
  %240 = load i32, i32* %5, align 4
  %241 = shl i32 %240, 9
  %242 = and i32 %230, 511
  %243 = or i32 %241, %242
  %244 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %8, align 8
  %245 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %244, i64 0, i32 7, i64 0
  %246 = load i8*, i8** %245, align 8
  %247 = sext i32 %243 to i64
  %248 = mul nsw i64 %247, 20
  %249 = getelementptr inbounds i8, i8* %246, i64 %248
  %250 = bitcast i8* %249 to float*
  %251 = load float, float* %250, align 4
  %getch.i5.5 = getelementptr i8, i8* %249, i64 4
  %252 = bitcast i8* %getch.i5.5 to float*
  %253 = load float, float* %252, align 4
  %254 = fmul reassoc ninf nsz float %251, 3.200000e+01
  %255 = fmul reassoc ninf nsz float %253, 3.200000e+01
  %256 = fptosi float %254 to i32
  %257 = fptosi float %255 to i32
  %getch.i4.5 = getelementptr i8, i8* %249, i64 16
  %258 = bitcast i8* %getch.i4.5 to float*
  %259 = load float, float* %258, align 4
  %getch.i.5 = getelementptr i8, i8* %246, i64 10308
  %260 = shl i32 %256, 5
  %261 = add i32 %260, %257
  %262 = sext i32 %261 to i64
  %263 = shl nsw i64 %262, 2
  %264 = getelementptr inbounds i8, i8* %getch.i.5, i64 %263
  %265 = bitcast i8* %264 to float*
  %266 = atomicrmw fadd float* %265, float %259 seq_cst, align 4
  br label %loop_body_tail.5

loop_body_tail.5:                                 ; preds = %struct_for_body_body.5, %loop_body_tail.4
  %267 = add i32 %lsr.iv, -1
  %268 = load i8*, i8** %7, align 8
  %269 = getelementptr inbounds i8, i8* %268, i64 10240
  %270 = add i32 %233, 1
  %271 = sdiv i32 %270, 8
  %272 = sext i32 %271 to i64
  %273 = getelementptr inbounds i8, i8* %269, i64 %272
  %274 = load i8, i8* %273, align 1
  %275 = zext i8 %274 to i32
  %276 = and i32 %71, %275
  %.not.6 = icmp eq i32 %276, 0
  br i1 %.not.6, label %loop_body_tail.6, label %struct_for_body_body.6

struct_for_body_body.6:                           ; preds = %loop_body_tail.5
  %277 = load i32, i32* %5, align 4
  %278 = shl i32 %277, 9
  %279 = and i32 %267, 511
  %280 = or i32 %278, %279
  %281 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %8, align 8
  %282 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %281, i64 0, i32 7, i64 0
  %283 = load i8*, i8** %282, align 8
  %284 = sext i32 %280 to i64
  %285 = mul nsw i64 %284, 20
  %286 = getelementptr inbounds i8, i8* %283, i64 %285
  %287 = bitcast i8* %286 to float*
  %288 = load float, float* %287, align 4
  %getch.i5.6 = getelementptr i8, i8* %286, i64 4
  %289 = bitcast i8* %getch.i5.6 to float*
  %290 = load float, float* %289, align 4
  %291 = fmul reassoc ninf nsz float %288, 3.200000e+01
  %292 = fmul reassoc ninf nsz float %290, 3.200000e+01
  %293 = fptosi float %291 to i32
  %294 = fptosi float %292 to i32
  %getch.i4.6 = getelementptr i8, i8* %286, i64 16
  %295 = bitcast i8* %getch.i4.6 to float*
  %296 = load float, float* %295, align 4
  %getch.i.6 = getelementptr i8, i8* %283, i64 10308
  %297 = shl i32 %293, 5
  %298 = add i32 %297, %294
  %299 = sext i32 %298 to i64
  %300 = shl nsw i64 %299, 2
  %301 = getelementptr inbounds i8, i8* %getch.i.6, i64 %300
  %302 = bitcast i8* %301 to float*
  %303 = atomicrmw fadd float* %302, float %296 seq_cst, align 4
  br label %loop_body_tail.6

loop_body_tail.6:                                 ; preds = %struct_for_body_body.6, %loop_body_tail.5
  %304 = load i8*, i8** %7, align 8
  %305 = getelementptr inbounds i8, i8* %304, i64 10240
  %306 = add i32 %270, 1
  %307 = sdiv i32 %306, 8
  %308 = sext i32 %307 to i64
  %309 = getelementptr inbounds i8, i8* %305, i64 %308
  %310 = load i8, i8* %309, align 1
  %311 = zext i8 %310 to i32
  %312 = and i32 %72, %311
  %.not.7 = icmp eq i32 %312, 0
  br i1 %.not.7, label %loop_body_tail.7, label %struct_for_body_body.7

struct_for_body_body.7:                           ; preds = %loop_body_tail.6
  %313 = load i32, i32* %5, align 4
  %314 = shl i32 %313, 9
  %315 = and i32 %lsr.iv, 511
  %316 = or i32 %314, %315
  %317 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %8, align 8
  %318 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %317, i64 0, i32 7, i64 0
  %319 = load i8*, i8** %318, align 8
  %320 = sext i32 %316 to i64
  %321 = mul nsw i64 %320, 20
  %322 = getelementptr inbounds i8, i8* %319, i64 %321
  %323 = bitcast i8* %322 to float*
  %324 = load float, float* %323, align 4
  %getch.i5.7 = getelementptr i8, i8* %322, i64 4
  %325 = bitcast i8* %getch.i5.7 to float*
  %326 = load float, float* %325, align 4
  %327 = fmul reassoc ninf nsz float %324, 3.200000e+01
  %328 = fmul reassoc ninf nsz float %326, 3.200000e+01
  %329 = fptosi float %327 to i32
  %330 = fptosi float %328 to i32
  %getch.i4.7 = getelementptr i8, i8* %322, i64 16
  %331 = bitcast i8* %getch.i4.7 to float*
  %332 = load float, float* %331, align 4
  %getch.i.7 = getelementptr i8, i8* %319, i64 10308
  %333 = shl i32 %329, 5
  %334 = add i32 %333, %330
  %335 = sext i32 %334 to i64
  %336 = shl nsw i64 %335, 2
  %337 = getelementptr inbounds i8, i8* %getch.i.7, i64 %336
  %338 = bitcast i8* %337 to float*
  %339 = atomicrmw fadd float* %338, float %332 seq_cst, align 4
  br label %loop_body_tail.7

loop_body_tail.7:                                 ; preds = %struct_for_body_body.7, %loop_body_tail.6
  %lsr.iv.next = add i32 %lsr.iv, 8
  %340 = add i32 %306, 1
  %exitcond.not.7 = icmp eq i32 %340, %4
  br i1 %exitcond.not.7, label %func_exit.loopexit, label %loop_body

func_exit.loopexit:                               ; preds = %loop_body_tail.7
  br label %func_exit

func_exit:                                        ; preds = %func_exit.loopexit, %loop_body.prol.loopexit, %allocs
  ret void

struct_for_body_body:                             ; preds = %loop_body
  %341 = load i32, i32* %5, align 4
  %342 = shl i32 %341, 9
  %343 = and i32 %73, 511
  %344 = or i32 %342, %343
  %345 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %8, align 8
  %346 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %345, i64 0, i32 7, i64 0
  %347 = load i8*, i8** %346, align 8
  %348 = sext i32 %344 to i64
  %349 = mul nsw i64 %348, 20
  %350 = getelementptr inbounds i8, i8* %347, i64 %349
  %351 = bitcast i8* %350 to float*
  %352 = load float, float* %351, align 4
  %getch.i5 = getelementptr i8, i8* %350, i64 4
  %353 = bitcast i8* %getch.i5 to float*
  %354 = load float, float* %353, align 4
  %355 = fmul reassoc ninf nsz float %352, 3.200000e+01
  %356 = fmul reassoc ninf nsz float %354, 3.200000e+01
  %357 = fptosi float %355 to i32
  %358 = fptosi float %356 to i32
  %getch.i4 = getelementptr i8, i8* %350, i64 16
  %359 = bitcast i8* %getch.i4 to float*
  %360 = load float, float* %359, align 4
  %getch.i = getelementptr i8, i8* %347, i64 10308
  %361 = shl i32 %357, 5
  %362 = add i32 %361, %358
  %363 = sext i32 %362 to i64
  %364 = shl nsw i64 %363, 2
  %365 = getelementptr inbounds i8, i8* %getch.i, i64 %364
  %366 = bitcast i8* %365 to float*
  %367 = atomicrmw fadd float* %366, float %360 seq_cst, align 4
  br label %loop_body_tail
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal fastcc void @taichi_assert_format(%struct.LLVMRuntime.97* noundef %0, i1 noundef zeroext %1, i8* noundef %2) unnamed_addr #5 {
  %4 = alloca %struct.LLVMRuntime.97*, align 8
  %5 = alloca i8, align 1
  %6 = alloca i8*, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64*, align 8
  %9 = alloca %1, align 8
  store %struct.LLVMRuntime.97* %0, %struct.LLVMRuntime.97** %4, align 8
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
  %17 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %4, align 8
  %18 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %17, i32 0, i32 22
  %19 = load i64, i64* %18, align 8
  %20 = icmp ne i64 %19, 0
  br i1 %20, label %71, label %21

21:                                               ; preds = %16
  %22 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %4, align 8
  %23 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %22, i32 0, i32 21
  %24 = bitcast i32* %23 to i8*
  %25 = getelementptr inbounds %1, %1* %9, i32 0, i32 0
  store %struct.LLVMRuntime.97** %4, %struct.LLVMRuntime.97*** %25, align 8
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
  %33 = load %struct.LLVMRuntime.97**, %struct.LLVMRuntime.97*** %32, align 8
  %34 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %33, align 8
  %35 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %34, i64 0, i32 22
  %36 = load i64, i64* %35, align 8
  %.not.i.i.i.i = icmp eq i64 %36, 0
  br i1 %.not.i.i.i.i, label %37, label %"_Z11locked_taskIZ20taichi_assert_formatE3$_0EvPvRKT_.exit"

37:                                               ; preds = %mutex_lock_i32.exit.i.i.i
  store i64 1, i64* %35, align 8
  %38 = load %struct.LLVMRuntime.97**, %struct.LLVMRuntime.97*** %32, align 8
  %39 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %38, align 8
  %40 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %39, i64 0, i32 19, i64 0
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(2048) %40, i8 0, i64 2048, i1 false)
  %41 = load %struct.LLVMRuntime.97**, %struct.LLVMRuntime.97*** %32, align 8
  %42 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %41, align 8
  %43 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %42, i64 0, i32 19, i64 0
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
  %63 = load %struct.LLVMRuntime.97**, %struct.LLVMRuntime.97*** %32, align 8
  %64 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %63, align 8
  %65 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %64, i64 0, i32 20, i64 %indvars.iv.i.i.i.i
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
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_struct_for_block_helper(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #7 {
  %4 = alloca %struct.RuntimeContext.98, align 8
  %5 = getelementptr inbounds i8, i8* %0, i64 28
  %6 = bitcast i8* %5 to i32*
  %7 = load i32, i32* %6, align 4
  %8 = sdiv i32 %2, %7
  %9 = getelementptr inbounds i8, i8* %0, i64 24
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8
  %12 = sdiv i32 %11, %7
  %13 = srem i32 %2, %7
  %14 = getelementptr inbounds i8, i8* %0, i64 16
  %15 = bitcast i8* %14 to %struct.ListManager.94**
  %16 = load %struct.ListManager.94*, %struct.ListManager.94** %15, align 8
  %17 = getelementptr inbounds %struct.ListManager.94, %struct.ListManager.94* %16, i64 0, i32 3
  %18 = load i32, i32* %17, align 8
  %19 = ashr i32 %8, %18
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds %struct.ListManager.94, %struct.ListManager.94* %16, i64 0, i32 0, i64 %20
  %22 = load i8*, i8** %21, align 8
  %23 = getelementptr inbounds %struct.ListManager.94, %struct.ListManager.94* %16, i64 0, i32 1
  %24 = load i64, i64* %23, align 8
  %notmask.i.i = shl nsw i32 -1, %18
  %25 = xor i32 %notmask.i.i, -1
  %26 = and i32 %8, %25
  %27 = sext i32 %26 to i64
  %28 = mul i64 %24, %27
  %29 = getelementptr inbounds i8, i8* %22, i64 %28
  %30 = getelementptr inbounds i8, i8* %29, i64 8
  %31 = bitcast i8* %30 to i32*
  %32 = load i32, i32* %31, align 8
  %33 = mul nsw i32 %13, %12
  %34 = add nsw i32 %32, %33
  %35 = add nsw i32 %13, 1
  %36 = mul nsw i32 %35, %12
  %37 = add nsw i32 %32, %36
  %38 = getelementptr inbounds i8, i8* %29, i64 12
  %39 = bitcast i8* %38 to i32*
  %40 = load i32, i32* %39, align 4
  %41 = tail call i32 @llvm.smin.i32(i32 %40, i32 %37)
  %42 = getelementptr inbounds i8, i8* %0, i64 32
  %43 = bitcast i8* %42 to i64*
  %44 = load i64, i64* %43, align 8
  %45 = alloca i8, i64 %44, align 8
  %46 = bitcast i8* %0 to i8**
  %47 = load i8*, i8** %46, align 8
  %48 = bitcast %struct.RuntimeContext.98* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %48, i8* noundef nonnull align 8 dereferenceable(32) %47, i64 32, i1 false)
  %49 = getelementptr inbounds %struct.RuntimeContext.98, %struct.RuntimeContext.98* %4, i64 0, i32 2
  store i32 %1, i32* %49, align 8
  %50 = icmp slt i32 %34, %41
  br i1 %50, label %51, label %58

51:                                               ; preds = %3
  %52 = getelementptr inbounds i8, i8* %0, i64 8
  %53 = bitcast i8* %52 to void (%struct.RuntimeContext.98*, i8*, %struct.Element.131*, i32, i32)**
  %54 = load void (%struct.RuntimeContext.98*, i8*, %struct.Element.131*, i32, i32)*, void (%struct.RuntimeContext.98*, i8*, %struct.Element.131*, i32, i32)** %53, align 8
  %55 = load i8*, i8** %21, align 8
  %56 = getelementptr inbounds i8, i8* %55, i64 %28
  %57 = bitcast i8* %56 to %struct.Element.131*
  call void %54(%struct.RuntimeContext.98* noundef nonnull %4, i8* noundef nonnull %45, %struct.Element.131* noundef nonnull %57, i32 noundef %34, i32 noundef %41) #0
  br label %58

58:                                               ; preds = %51, %3
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #7 {
  %4 = alloca %struct.RuntimeContext.98, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.98**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.98*, %struct.RuntimeContext.98** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.98*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.98*, i8*)*, void (%struct.RuntimeContext.98*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.98*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.98*, i8*, i32)*, void (%struct.RuntimeContext.98*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.98*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.98*, i8*)*, void (%struct.RuntimeContext.98*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.98*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.98* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.98* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.98* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.98, %struct.RuntimeContext.98* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.98* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
  %17 = add nsw i32 %.02039, 1
  %18 = icmp slt i32 %17, %15
  br i1 %18, label %.lr.ph, label %.loopexit.loopexit, !llvm.loop !12

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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.98* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !13

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.98*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.98* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %25

25:                                               ; preds = %24, %.loopexit
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smin.i32(i32, i32) #8

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #9

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #9

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.umin.i64(i64, i64) #10

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #10

attributes #0 = { nounwind }
attributes #1 = { nofree nosync nounwind }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn }
attributes #3 = { nofree norecurse nounwind }
attributes #4 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly mustprogress nocallback nofree nounwind willreturn writeonly }
attributes #7 = { alwaysinline mustprogress nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #9 = { argmemonly nocallback nofree nosync nounwind willreturn }
attributes #10 = { nocallback nofree nosync nounwind readnone speculatable willreturn }

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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
