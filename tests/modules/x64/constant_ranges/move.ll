; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.27*, void (%struct.RuntimeContext.27*, i8*)*, void (%struct.RuntimeContext.27*, i8*, i32)*, void (%struct.RuntimeContext.27*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.27 = type { i8*, %struct.LLVMRuntime.26*, i32, i64* }
%struct.LLVMRuntime.26 = type { %struct.PreallocatedMemoryChunk.21, %struct.PreallocatedMemoryChunk.21, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.22*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.23*], [1024 x %struct.NodeManager.24*], [1024 x i8*], i8*, %struct.RandState.25*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.21 = type { i8*, i8*, i64 }
%struct.__va_list_tag.22 = type { i32, i32, i8*, i8* }
%struct.ListManager.23 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.26* }
%struct.NodeManager.24 = type <{ %struct.LLVMRuntime.26*, i32, i32, i32, i32, %struct.ListManager.23*, %struct.ListManager.23*, %struct.ListManager.23*, i32, [4 x i8] }>
%struct.RandState.25 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @move_c84_0_kernel_0_range_for(%struct.RuntimeContext.27* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.27* %context, %struct.RuntimeContext.27** %4, align 8
  store void (%struct.RuntimeContext.27*, i8*)* null, void (%struct.RuntimeContext.27*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.27*, i8*, i32)* @function_body, void (%struct.RuntimeContext.27*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.27*, i8*)* null, void (%struct.RuntimeContext.27*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.27, %struct.RuntimeContext.27* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.26*, %struct.LLVMRuntime.26** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.26, %struct.LLVMRuntime.26* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.26, %struct.LLVMRuntime.26* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.27* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = shl i32 %2, 11
  %4 = add i32 %3, 2048
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 4096)
  %6 = icmp slt i32 %3, %5
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = getelementptr inbounds %struct.RuntimeContext.27, %struct.RuntimeContext.27* %0, i64 0, i32 1
  %8 = sext i32 %3 to i64
  %wide.trip.count = sext i32 %5 to i64
  %9 = mul nsw i64 %8, 12
  %10 = sub i64 %wide.trip.count, %8
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.lr.ph
  %lsr.iv84 = phi i64 [ %lsr.iv.next85, %for_loop_body ], [ %10, %for_loop_body.lr.ph ]
  %lsr.iv = phi i64 [ %lsr.iv.next, %for_loop_body ], [ %9, %for_loop_body.lr.ph ]
  %11 = load %struct.LLVMRuntime.26*, %struct.LLVMRuntime.26** %7, align 8
  %12 = getelementptr inbounds %struct.LLVMRuntime.26, %struct.LLVMRuntime.26* %11, i64 0, i32 7, i64 0
  %13 = load i8*, i8** %12, align 8
  %scevgep95 = getelementptr i8, i8* %13, i64 162312
  %scevgep96 = getelementptr i8, i8* %scevgep95, i64 %lsr.iv
  %scevgep9697 = bitcast i8* %scevgep96 to float*
  %14 = load float, float* %scevgep9697, align 4
  %15 = fadd reassoc ninf nsz float %14, 3.000000e+00
  %scevgep9293 = bitcast i8* %scevgep96 to <2 x float>*
  %scevgep94 = getelementptr <2 x float>, <2 x float>* %scevgep9293, i64 -1
  %16 = load <2 x float>, <2 x float>* %scevgep94, align 4
  %17 = fadd reassoc ninf nsz <2 x float> %16, <float 1.000000e+00, float 2.000000e+00>
  store <2 x float> %17, <2 x float>* %scevgep94, align 4
  store float %15, float* %scevgep9697, align 4
  %18 = load %struct.LLVMRuntime.26*, %struct.LLVMRuntime.26** %7, align 8
  %19 = getelementptr inbounds %struct.LLVMRuntime.26, %struct.LLVMRuntime.26* %18, i64 0, i32 7, i64 0
  %20 = load i8*, i8** %19, align 8
  %scevgep81 = getelementptr i8, i8* %20, i64 162324
  %scevgep82 = getelementptr i8, i8* %scevgep81, i64 %lsr.iv
  %scevgep8283 = bitcast i8* %scevgep82 to float*
  %21 = load float, float* %scevgep8283, align 4
  %22 = fadd reassoc ninf nsz float %21, 3.000000e+00
  %scevgep7879 = bitcast i8* %scevgep82 to <2 x float>*
  %scevgep80 = getelementptr <2 x float>, <2 x float>* %scevgep7879, i64 -1
  %23 = load <2 x float>, <2 x float>* %scevgep80, align 4
  %24 = fadd reassoc ninf nsz <2 x float> %23, <float 1.000000e+00, float 2.000000e+00>
  store <2 x float> %24, <2 x float>* %scevgep80, align 4
  store float %22, float* %scevgep8283, align 4
  %25 = load %struct.LLVMRuntime.26*, %struct.LLVMRuntime.26** %7, align 8
  %26 = getelementptr inbounds %struct.LLVMRuntime.26, %struct.LLVMRuntime.26* %25, i64 0, i32 7, i64 0
  %27 = load i8*, i8** %26, align 8
  %scevgep70 = getelementptr i8, i8* %27, i64 162336
  %scevgep71 = getelementptr i8, i8* %scevgep70, i64 %lsr.iv
  %scevgep7172 = bitcast i8* %scevgep71 to float*
  %28 = load float, float* %scevgep7172, align 4
  %29 = fadd reassoc ninf nsz float %28, 3.000000e+00
  %scevgep6768 = bitcast i8* %scevgep71 to <2 x float>*
  %scevgep69 = getelementptr <2 x float>, <2 x float>* %scevgep6768, i64 -1
  %30 = load <2 x float>, <2 x float>* %scevgep69, align 4
  %31 = fadd reassoc ninf nsz <2 x float> %30, <float 1.000000e+00, float 2.000000e+00>
  store <2 x float> %31, <2 x float>* %scevgep69, align 4
  store float %29, float* %scevgep7172, align 4
  %32 = load %struct.LLVMRuntime.26*, %struct.LLVMRuntime.26** %7, align 8
  %33 = getelementptr inbounds %struct.LLVMRuntime.26, %struct.LLVMRuntime.26* %32, i64 0, i32 7, i64 0
  %34 = load i8*, i8** %33, align 8
  %scevgep59 = getelementptr i8, i8* %34, i64 162348
  %scevgep60 = getelementptr i8, i8* %scevgep59, i64 %lsr.iv
  %scevgep6061 = bitcast i8* %scevgep60 to float*
  %35 = load float, float* %scevgep6061, align 4
  %36 = fadd reassoc ninf nsz float %35, 3.000000e+00
  %scevgep5657 = bitcast i8* %scevgep60 to <2 x float>*
  %scevgep58 = getelementptr <2 x float>, <2 x float>* %scevgep5657, i64 -1
  %37 = load <2 x float>, <2 x float>* %scevgep58, align 4
  %38 = fadd reassoc ninf nsz <2 x float> %37, <float 1.000000e+00, float 2.000000e+00>
  store <2 x float> %38, <2 x float>* %scevgep58, align 4
  store float %36, float* %scevgep6061, align 4
  %39 = load %struct.LLVMRuntime.26*, %struct.LLVMRuntime.26** %7, align 8
  %40 = getelementptr inbounds %struct.LLVMRuntime.26, %struct.LLVMRuntime.26* %39, i64 0, i32 7, i64 0
  %41 = load i8*, i8** %40, align 8
  %scevgep48 = getelementptr i8, i8* %41, i64 162360
  %scevgep49 = getelementptr i8, i8* %scevgep48, i64 %lsr.iv
  %scevgep4950 = bitcast i8* %scevgep49 to float*
  %42 = load float, float* %scevgep4950, align 4
  %43 = fadd reassoc ninf nsz float %42, 3.000000e+00
  %scevgep4546 = bitcast i8* %scevgep49 to <2 x float>*
  %scevgep47 = getelementptr <2 x float>, <2 x float>* %scevgep4546, i64 -1
  %44 = load <2 x float>, <2 x float>* %scevgep47, align 4
  %45 = fadd reassoc ninf nsz <2 x float> %44, <float 1.000000e+00, float 2.000000e+00>
  store <2 x float> %45, <2 x float>* %scevgep47, align 4
  store float %43, float* %scevgep4950, align 4
  %46 = load %struct.LLVMRuntime.26*, %struct.LLVMRuntime.26** %7, align 8
  %47 = getelementptr inbounds %struct.LLVMRuntime.26, %struct.LLVMRuntime.26* %46, i64 0, i32 7, i64 0
  %48 = load i8*, i8** %47, align 8
  %scevgep37 = getelementptr i8, i8* %48, i64 162372
  %scevgep38 = getelementptr i8, i8* %scevgep37, i64 %lsr.iv
  %scevgep3839 = bitcast i8* %scevgep38 to float*
  %49 = load float, float* %scevgep3839, align 4
  %50 = fadd reassoc ninf nsz float %49, 3.000000e+00
  %scevgep3435 = bitcast i8* %scevgep38 to <2 x float>*
  %scevgep36 = getelementptr <2 x float>, <2 x float>* %scevgep3435, i64 -1
  %51 = load <2 x float>, <2 x float>* %scevgep36, align 4
  %52 = fadd reassoc ninf nsz <2 x float> %51, <float 1.000000e+00, float 2.000000e+00>
  store <2 x float> %52, <2 x float>* %scevgep36, align 4
  store float %50, float* %scevgep3839, align 4
  %53 = load %struct.LLVMRuntime.26*, %struct.LLVMRuntime.26** %7, align 8
  %54 = getelementptr inbounds %struct.LLVMRuntime.26, %struct.LLVMRuntime.26* %53, i64 0, i32 7, i64 0
  %55 = load i8*, i8** %54, align 8
  %scevgep26 = getelementptr i8, i8* %55, i64 162384
  %scevgep27 = getelementptr i8, i8* %scevgep26, i64 %lsr.iv
  %scevgep2728 = bitcast i8* %scevgep27 to float*
  %56 = load float, float* %scevgep2728, align 4
  %57 = fadd reassoc ninf nsz float %56, 3.000000e+00
  %scevgep2324 = bitcast i8* %scevgep27 to <2 x float>*
  %scevgep25 = getelementptr <2 x float>, <2 x float>* %scevgep2324, i64 -1
  %58 = load <2 x float>, <2 x float>* %scevgep25, align 4
  %59 = fadd reassoc ninf nsz <2 x float> %58, <float 1.000000e+00, float 2.000000e+00>
  store <2 x float> %59, <2 x float>* %scevgep25, align 4
  store float %57, float* %scevgep2728, align 4
  %60 = load %struct.LLVMRuntime.26*, %struct.LLVMRuntime.26** %7, align 8
  %61 = getelementptr inbounds %struct.LLVMRuntime.26, %struct.LLVMRuntime.26* %60, i64 0, i32 7, i64 0
  %62 = load i8*, i8** %61, align 8
  %scevgep15 = getelementptr i8, i8* %62, i64 162396
  %scevgep16 = getelementptr i8, i8* %scevgep15, i64 %lsr.iv
  %scevgep1617 = bitcast i8* %scevgep16 to float*
  %63 = load float, float* %scevgep1617, align 4
  %64 = fadd reassoc ninf nsz float %63, 3.000000e+00
  %scevgep1213 = bitcast i8* %scevgep16 to <2 x float>*
  %scevgep14 = getelementptr <2 x float>, <2 x float>* %scevgep1213, i64 -1
  %65 = load <2 x float>, <2 x float>* %scevgep14, align 4
  %66 = fadd reassoc ninf nsz <2 x float> %65, <float 1.000000e+00, float 2.000000e+00>
  store <2 x float> %66, <2 x float>* %scevgep14, align 4
  store float %64, float* %scevgep1617, align 4
  %lsr.iv.next = add i64 %lsr.iv, 96
  %lsr.iv.next85 = add i64 %lsr.iv84, -8
  %exitcond.not.7 = icmp eq i64 %lsr.iv.next85, 0
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.27, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.27**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.27*, %struct.RuntimeContext.27** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.27*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.27*, i8*)*, void (%struct.RuntimeContext.27*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.27*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.27*, i8*, i32)*, void (%struct.RuntimeContext.27*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.27*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.27*, i8*)*, void (%struct.RuntimeContext.27*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.27*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.27* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.27* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.27* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.27, %struct.RuntimeContext.27* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.27* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
  %17 = add nsw i32 %.02039, 1
  %18 = icmp slt i32 %17, %15
  br i1 %18, label %.lr.ph, label %.loopexit.loopexit, !llvm.loop !6

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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.27* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !8

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.27*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.27* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %25

25:                                               ; preds = %24, %.loopexit
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #5

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #5

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #6

attributes #0 = { nounwind }
attributes #1 = { nofree nosync nounwind }
attributes #2 = { alwaysinline mustprogress nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { argmemonly nocallback nofree nosync nounwind willreturn }
attributes #6 = { nocallback nofree nosync nounwind readnone speculatable willreturn }

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
