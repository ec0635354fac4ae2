; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext*, void (%struct.RuntimeContext*, i8*)*, void (%struct.RuntimeContext*, i8*, i32)*, void (%struct.RuntimeContext*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext = type { i8*, %struct.LLVMRuntime*, i32, i64* }
%struct.LLVMRuntime = type { %struct.PreallocatedMemoryChunk, %struct.PreallocatedMemoryChunk, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager*], [1024 x %struct.NodeManager*], [1024 x i8*], i8*, %struct.RandState*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk = type { i8*, i8*, i64 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.ListManager = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime* }
%struct.NodeManager = type <{ %struct.LLVMRuntime*, i32, i32, i32, i32, %struct.ListManager*, %struct.ListManager*, %struct.ListManager*, i32, [4 x i8] }>
%struct.RandState = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @scale_odd_c82_0_kernel_0_range_for(%struct.RuntimeContext* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext* %context, %struct.RuntimeContext** %4, align 8
  store void (%struct.RuntimeContext*, i8*)* null, void (%struct.RuntimeContext*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext*, i8*, i32)* @function_body, void (%struct.RuntimeContext*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext*, i8*)* null, void (%struct.RuntimeContext*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext, %struct.RuntimeContext* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %.fr4 = freeze i32 %2
  %3 = mul i32 %.fr4, 4000
  %4 = add i32 %3, 4000
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 8000)
  %6 = icmp slt i32 %3, %5
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = getelementptr inbounds %struct.RuntimeContext, %struct.RuntimeContext* %0, i64 0, i32 1
  %8 = sext i32 %3 to i64
  %wide.trip.count = sext i32 %5 to i64
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.lr.ph
  %indvars.iv = phi i64 [ %8, %for_loop_body.lr.ph ], [ %indvars.iv.next.7, %for_loop_body ]
  %9 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %7, align 8
  %10 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %9, i64 0, i32 7, i64 0
  %11 = load i8*, i8** %10, align 8
  %scevgep66 = getelementptr i8, i8* %11, i64 97536
  %12 = shl i64 %indvars.iv, 2
  %scevgep67 = getelementptr i8, i8* %scevgep66, i64 %12
  %scevgep6768 = bitcast i8* %scevgep67 to float*
  %scevgep69 = getelementptr float, float* %scevgep6768, i64 -8000
  %13 = load float, float* %scevgep69, align 4
  %factor = fmul reassoc ninf nsz float %13, 2.000000e+00
  %14 = fadd reassoc ninf nsz float %factor, 1.000000e+00
  store float %14, float* %scevgep6768, align 4
  %15 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %7, align 8
  %16 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %15, i64 0, i32 7, i64 0
  %17 = load i8*, i8** %16, align 8
  %scevgep59 = getelementptr i8, i8* %17, i64 97540
  %scevgep60 = getelementptr i8, i8* %scevgep59, i64 %12
  %scevgep6061 = bitcast i8* %scevgep60 to float*
  %scevgep62 = getelementptr float, float* %scevgep6061, i64 -8000
  %18 = load float, float* %scevgep62, align 4
  %factor.1 = fmul reassoc ninf nsz float %18, 2.000000e+00
  %19 = fadd reassoc ninf nsz float %factor.1, 1.000000e+00
  store float %19, float* %scevgep6061, align 4
  %20 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %7, align 8
  %21 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %20, i64 0, i32 7, i64 0
  %22 = load i8*, i8** %21, align 8
  %scevgep52 = getelementptr i8, i8* %22, i64 97544
  %scevgep53 = getelementptr i8, i8* %scevgep52, i64 %12
  %scevgep5354 = bitcast i8* %scevgep53 to float*
  %scevgep55 = getelementptr float, float* %scevgep5354, i64 -8000
  %23 = load float, float* %scevgep55, align 4
  %factor.2 = fmul reassoc ninf nsz float %23, 2.000000e+00
  %24 = fadd reassoc ninf nsz float %factor.2, 1.000000e+00
  store float %24, float* %scevgep5354, align 4
  %25 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %7, align 8
  %26 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %25, i64 0, i32 7, i64 0
  %27 = load i8*, i8** %26, align 8
  %scevgep45 = getelementptr i8, i8* %27, i64 97548
  %scevgep46 = getelementptr i8, i8* %scevgep45, i64 %12
  %scevgep4647 = bitcast i8* %scevgep46 to float*
  %scevgep48 = getelementptr float, float* %scevgep4647, i64 -8000
  %28 = load float, float* %scevgep48, align 4
  %factor.3 = fmul reassoc ninf nsz float %28, 2.000000e+00
  %29 = fadd reassoc ninf nsz float %factor.3, 1.000000e+00
  store float %29, float* %scevgep4647, align 4
  %30 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %7, align 8
  %31 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %30, i64 0, i32 7, i64 0
  %32 = load i8*, i8** %31, align 8
  %scevgep38 = getelementptr i8, i8* %32, i64 97552
  %scevgep39 = getelementptr i8, i8* %scevgep38, i64 %12
  %scevgep3940 = bitcast i8* %scevgep39 to float*
  %scevgep41 = getelementptr float, float* %scevgep3940, i64 -8000
  %33 = load float, float* %scevgep41, align 4
  %factor.4 = fmul reassoc ninf nsz float %33, 2.000000e+00
  %34 = fadd reassoc ninf nsz float %factor.4, 1.000000e+00
  store float %34, float* %scevgep3940, align 4
  %35 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %7, align 8
  %36 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %35, i64 0, i32 7, i64 0
  %37 = load i8*, i8** %36, align 8
  %scevgep31 = getelementptr i8, i8* %37, i64 97556
  %scevgep32 = getelementptr i8, i8* %scevgep31, i64 %12
  %scevgep3233 = bitcast i8* %scevgep32 to float*
  %scevgep34 = getelementptr float, float* %scevgep3233, i64 -8000
  %38 = load float, float* %scevgep34, align 4
  %factor.5 = fmul reassoc ninf nsz float %38, 2.000000e+00
  %39 = fadd reassoc ninf nsz float %factor.5, 1.000000e+00
  store float %39, float* %scevgep3233, align 4
  %40 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %7, align 8
  %41 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %40, i64 0, i32 7, i64 0
  %42 = load i8*, i8** %41, align 8
  %scevgep24 = getelementptr i8, i8* %42, i64 97560
  %scevgep25 = getelementptr i8, i8* %scevgep24, i64 %12
  %scevgep2526 = bitcast i8* %scevgep25 to float*
  %scevgep27 = getelementptr float, float* %scevgep2526, i64 -8000
  %43 = load float, float* %scevgep27, align 4
  %factor.6 = fmul reassoc ninf nsz float %43, 2.000000e+00
  %44 = fadd reassoc ninf nsz float %factor.6, 1.000000e+00
  store float %44, float* %scevgep2526, align 4
  %45 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %7, align 8
  %46 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %45, i64 0, i32 7, i64 0
  %47 = load i8*, i8** %46, align 8
  %scevgep = getelementptr i8, i8* %47, i64 97564
  %scevgep18 = getelementptr i8, i8* %scevgep, i64 %12
  %scevgep1819 = bitcast i8* %scevgep18 to float*
  %scevgep20 = getelementptr float, float* %scevgep1819, i64 -8000
  %48 = load float, float* %scevgep20, align 4
  %factor.7 = fmul reassoc ninf nsz float %48, 2.000000e+00
  %49 = fadd reassoc ninf nsz float %factor.7, 1.000000e+00
  store float %49, float* %scevgep1819, align 4
  %indvars.iv.next.7 = add nsw i64 %indvars.iv, 8
  %exitcond.not.7 = icmp eq i64 %wide.trip.count, %indvars.iv.next.7
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext**
  %.sroa.0.0.copyload = load %struct.RuntimeContext*, %struct.RuntimeContext** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext*, i8*)*, void (%struct.RuntimeContext*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext*, i8*, i32)*, void (%struct.RuntimeContext*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext*, i8*)*, void (%struct.RuntimeContext*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext, %struct.RuntimeContext* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !8

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
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
