; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.97*, void (%struct.RuntimeContext.97*, i8*)*, void (%struct.RuntimeContext.97*, i8*, i32)*, void (%struct.RuntimeContext.97*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.97 = type { i8*, %struct.LLVMRuntime.96*, i32, i64* }
%struct.LLVMRuntime.96 = type { %struct.PreallocatedMemoryChunk.91, %struct.PreallocatedMemoryChunk.91, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.92*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.93*], [1024 x %struct.NodeManager.94*], [1024 x i8*], i8*, %struct.RandState.95*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.91 = type { i8*, i8*, i64 }
%struct.__va_list_tag.92 = type { i32, i32, i8*, i8* }
%struct.ListManager.93 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.96* }
%struct.NodeManager.94 = type <{ %struct.LLVMRuntime.96*, i32, i32, i32, i32, %struct.ListManager.93*, %struct.ListManager.93*, %struct.ListManager.93*, i32, [4 x i8] }>
%struct.RandState.95 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @at_border_c94_0_kernel_0_range_for(%struct.RuntimeContext.97* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.97* %context, %struct.RuntimeContext.97** %4, align 8
  store void (%struct.RuntimeContext.97*, i8*)* null, void (%struct.RuntimeContext.97*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.97*, i8*, i32)* @function_body, void (%struct.RuntimeContext.97*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.97*, i8*)* null, void (%struct.RuntimeContext.97*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.97, %struct.RuntimeContext.97* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.96*, %struct.LLVMRuntime.96** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.96, %struct.LLVMRuntime.96* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.96, %struct.LLVMRuntime.96* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.97* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = shl i32 %2, 12
  %4 = add i32 %3, 4096
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 8192)
  %6 = icmp slt i32 %3, %5
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = getelementptr inbounds %struct.RuntimeContext.97, %struct.RuntimeContext.97* %0, i64 0, i32 1
  %8 = sext i32 %3 to i64
  %wide.trip.count = sext i32 %5 to i64
  %9 = shl nsw i64 %8, 2
  %10 = sub i64 0, %wide.trip.count
  %11 = add i64 %8, %10
  %12 = zext i32 %3 to i64
  br label %for_loop_body

for_loop_body:                                    ; preds = %after_if3.7, %for_loop_body.lr.ph
  %lsr.iv = phi i64 [ %lsr.iv.next, %after_if3.7 ], [ 0, %for_loop_body.lr.ph ]
  %13 = add i64 %8, %lsr.iv
  %14 = add i64 %12, %lsr.iv
  %tmp35 = trunc i64 %14 to i32
  %15 = icmp ult i32 %tmp35, 128
  %16 = and i32 %tmp35, 120
  %17 = icmp eq i32 %16, 0
  %.0 = or i1 %15, %17
  br i1 %.0, label %true_block1, label %after_if3

after_for.loopexit:                               ; preds = %after_if3.7
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void

true_block1:                                      ; preds = %for_loop_body
  %18 = load %struct.LLVMRuntime.96*, %struct.LLVMRuntime.96** %7, align 8
  %19 = getelementptr inbounds %struct.LLVMRuntime.96, %struct.LLVMRuntime.96* %18, i64 0, i32 7, i64 0
  %20 = load i8*, i8** %19, align 8
  %getch.i = getelementptr i8, i8* %20, i64 32768
  %scevgep36 = getelementptr i8, i8* %getch.i, i64 %9
  %21 = shl i64 %lsr.iv, 2
  %scevgep37 = getelementptr i8, i8* %scevgep36, i64 %21
  %scevgep3738 = bitcast i8* %scevgep37 to float*
  store float 5.000000e+00, float* %scevgep3738, align 4
  br label %after_if3

after_if3:                                        ; preds = %true_block1, %for_loop_body
  %22 = and i64 %13, 4294967168
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %true_block1.1, label %after_if3.1

true_block1.1:                                    ; preds = %after_if3
  %24 = load %struct.LLVMRuntime.96*, %struct.LLVMRuntime.96** %7, align 8
  %25 = getelementptr inbounds %struct.LLVMRuntime.96, %struct.LLVMRuntime.96* %24, i64 0, i32 7, i64 0
  %26 = load i8*, i8** %25, align 8
  %scevgep = getelementptr i8, i8* %26, i64 32772
  %scevgep8 = getelementptr i8, i8* %scevgep, i64 %9
  %27 = shl i64 %lsr.iv, 2
  %scevgep9 = getelementptr i8, i8* %scevgep8, i64 %27
  %scevgep910 = bitcast i8* %scevgep9 to float*
  store float 5.000000e+00, float* %scevgep910, align 4
  br label %after_if3.1

after_if3.1:                                      ; preds = %true_block1.1, %after_if3
  br i1 %23, label %true_block1.2, label %after_if3.2

true_block1.2:                                    ; preds = %after_if3.1
  %28 = load %struct.LLVMRuntime.96*, %struct.LLVMRuntime.96** %7, align 8
  %29 = getelementptr inbounds %struct.LLVMRuntime.96, %struct.LLVMRuntime.96* %28, i64 0, i32 7, i64 0
  %30 = load i8*, i8** %29, align 8
  %scevgep11 = getelementptr i8, i8* %30, i64 32776
  %scevgep12 = getelementptr i8, i8* %scevgep11, i64 %9
  %31 = shl i64 %lsr.iv, 2
  %scevgep13 = getelementptr i8, i8* %scevgep12, i64 %31
  %scevgep1314 = bitcast i8* %scevgep13 to float*
  store float 5.000000e+00, float* %scevgep1314, align 4
  br label %after_if3.2

after_if3.2:                                      ; preds = %true_block1.2, %after_if3.1
  br i1 %23, label %true_block1.3, label %after_if3.3

true_block1.3:                                    ; preds = %after_if3.2
  %32 = load %struct.LLVMRuntime.96*, %struct.LLVMRuntime.96** %7, align 8
  %33 = getelementptr inbounds %struct.LLVMRuntime.96, %struct.LLVMRuntime.96* %32, i64 0, i32 7, i64 0
  %34 = load i8*, i8** %33, align 8
  %scevgep15 = getelementptr i8, i8* %34, i64 32780
  %scevgep16 = getelementptr i8, i8* %scevgep15, i64 %9
  %35 = shl i64 %lsr.iv, 2
  %scevgep17 = getelementptr i8, i8* %scevgep16, i64 %35
  %scevgep1718 = bitcast i8* %scevgep17 to float*
  store float 5.000000e+00, float* %scevgep1718, align 4
  br label %after_if3.3

after_if3.3:                                      ; preds = %true_block1.3, %after_if3.2
  br i1 %23, label %true_block1.4, label %after_if3.4

true_block1.4:                                    ; preds = %after_if3.3
  %36 = load %struct.LLVMRuntime.96*, %struct.LLVMRuntime.96** %7, align 8
  %37 = getelementptr inbounds %struct.LLVMRuntime.96, %struct.LLVMRuntime.96* %36, i64 0, i32 7, i64 0
  %38 = load i8*, i8** %37, align 8
  %scevgep19 = getelementptr i8, i8* %38, i64 32784
  %scevgep20 = getelementptr i8, i8* %scevgep19, i64 %9
  %39 = shl i64 %lsr.iv, 2
  %scevgep21 = getelementptr i8, i8* %scevgep20, i64 %39
  %scevgep2122 = bitcast i8* %scevgep21 to float*
  store float 5.000000e+00, float* %scevgep2122, align 4
  br label %after_if3.4

after_if3.4:                                      ; preds = %true_block1.4, %after_if3.3
  br i1 %23, label %true_block1.5, label %after_if3.5

true_block1.5:                                    ; preds = %after_if3.4
  %40 = load %struct.LLVMRuntime.96*, %struct.LLVMRuntime.96** %7, align 8
  %41 = getelementptr inbounds %struct.LLVMRuntime.96, %struct.LLVMRuntime.96* %40, i64 0, i32 7, i64 0
  %42 = load i8*, i8** %41, align 8
  %scevgep23 = getelementptr i8, i8* %42, i64 32788
  %scevgep24 = getelementptr i8, i8* %scevgep23, i64 %9
  %43 = shl i64 %lsr.iv, 2
  %scevgep25 = getelementptr i8, i8* %scevgep24, i64 %43
  %scevgep2526 = bitcast i8* %scevgep25 to float*
  store float 5.000000e+00, float* %scevgep2526, align 4
  br label %after_if3.5

after_if3.5:                                      ; preds = %true_block1.5, %after_if3.4
  br i1 %23, label %true_block1.6, label %after_if3.6

true_block1.6:                                    ; preds = %after_if3.5
  %44 = load %struct.LLVMRuntime.96*, %struct.LLVMRuntime.96** %7, align 8
  %45 = getelementptr inbounds %struct.LLVMRuntime.96, %struct.LLVMRuntime.96* %44, i64 0, i32 7, i64 0
  %46 = load i8*, i8** %45, align 8
  %scevgep27 = getelementptr i8, i8* %46, i64 32792
  %scevgep28 = getelementptr i8, i8* %scevgep27, i64 %9
  %47 = shl i64 %lsr.iv, 2
  %scevgep29 = getelementptr i8, i8* %scevgep28, i64 %47
  %scevgep2930 = bitcast i8* %scevgep29 to float*
  store float 5.000000e+00, float* %scevgep2930, align 4
  br label %after_if3.6

after_if3.6:                                      ; preds = %true_block1.6, %after_if3.5
  br i1 %23, label %true_block1.7, label %after_if3.7

true_block1.7:                                    ; preds = %after_if3.6
  %48 = load %struct.LLVMRuntime.96*, %struct.LLVMRuntime.96** %7, align 8
  %49 = getelementptr inbounds %struct.LLVMRuntime.96, %struct.LLVMRuntime.96* %48, i64 0, i32 7, i64 0
  %50 = load i8*, i8** %49, align 8
  %scevgep31 = getelementptr i8, i8* %50, i64 32796
  %scevgep32 = getelementptr i8, i8* %scevgep31, i64 %9
  %51 = shl i64 %lsr.iv, 2
  %scevgep33 = getelementptr i8, i8* %scevgep32, i64 %51
  %scevgep3334 = bitcast i8* %scevgep33 to float*
  store float 5.000000e+00, float* %scevgep3334, align 4
  br label %after_if3.7

after_if3.7:                                      ; preds = %true_block1.7, %after_if3.6
  %lsr.iv.next = add i64 %lsr.iv, 8
  %52 = add i64 %11, %lsr.iv.next
  %exitcond.not.7 = icmp eq i64 %52, 0
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.97, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.97**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.97*, %struct.RuntimeContext.97** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.97*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.97*, i8*)*, void (%struct.RuntimeContext.97*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.97*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.97*, i8*, i32)*, void (%struct.RuntimeContext.97*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.97*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.97*, i8*)*, void (%struct.RuntimeContext.97*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.97*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.97* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.97* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.97* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.97, %struct.RuntimeContext.97* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.97* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.97* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !8

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.97*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.97* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
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
