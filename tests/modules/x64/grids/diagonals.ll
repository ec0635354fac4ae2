; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.194*, void (%struct.RuntimeContext.194*, i8*)*, void (%struct.RuntimeContext.194*, i8*, i32)*, void (%struct.RuntimeContext.194*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.194 = type { i8*, %struct.LLVMRuntime.193*, i32, i64* }
%struct.LLVMRuntime.193 = type { %struct.PreallocatedMemoryChunk.188, %struct.PreallocatedMemoryChunk.188, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.189*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.190*], [1024 x %struct.NodeManager.191*], [1024 x i8*], i8*, %struct.RandState.192*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.188 = type { i8*, i8*, i64 }
%struct.__va_list_tag.189 = type { i32, i32, i8*, i8* }
%struct.ListManager.190 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.193* }
%struct.NodeManager.191 = type <{ %struct.LLVMRuntime.193*, i32, i32, i32, i32, %struct.ListManager.190*, %struct.ListManager.190*, %struct.ListManager.190*, i32, [4 x i8] }>
%struct.RandState.192 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @diagonals_c94_0_kernel_0_range_for(%struct.RuntimeContext.194* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.194* %context, %struct.RuntimeContext.194** %4, align 8
  store void (%struct.RuntimeContext.194*, i8*)* null, void (%struct.RuntimeContext.194*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.194*, i8*, i32)* @function_body, void (%struct.RuntimeContext.194*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.194*, i8*)* null, void (%struct.RuntimeContext.194*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.194, %struct.RuntimeContext.194* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.193*, %struct.LLVMRuntime.193** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.193, %struct.LLVMRuntime.193* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.193, %struct.LLVMRuntime.193* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.194* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = mul i32 %2, 38464
  %4 = add i32 %3, 38464
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 76928)
  %6 = icmp slt i32 %3, %5
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = bitcast %struct.RuntimeContext.194* %0 to { { { i32 }, i32* } }**
  %8 = load { { { i32 }, i32* } }*, { { { i32 }, i32* } }** %7, align 8
  %9 = getelementptr { { { i32 }, i32* } }, { { { i32 }, i32* } }* %8, i64 0, i32 0, i32 1
  %10 = sext i32 %3 to i64
  %wide.trip.count = sext i32 %5 to i64
  %11 = add i32 %3, 3
  %12 = zext i32 %3 to i64
  %13 = shl nsw i64 %10, 2
  %14 = add nuw nsw i32 %3, 2
  %15 = add nuw nsw i32 %3, 1
  %16 = sub i64 %wide.trip.count, %10
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.lr.ph
  %lsr.iv30 = phi i32 [ %lsr.iv.next31, %for_loop_body ], [ %3, %for_loop_body.lr.ph ]
  %lsr.iv21 = phi i32 [ %lsr.iv.next22, %for_loop_body ], [ %15, %for_loop_body.lr.ph ]
  %lsr.iv12 = phi i32 [ %lsr.iv.next13, %for_loop_body ], [ %14, %for_loop_body.lr.ph ]
  %lsr.iv6 = phi i64 [ %lsr.iv.next7, %for_loop_body ], [ 0, %for_loop_body.lr.ph ]
  %lsr.iv = phi i32 [ %lsr.iv.next, %for_loop_body ], [ %11, %for_loop_body.lr.ph ]
  %17 = lshr i32 %lsr.iv, 6
  %18 = add i32 %11, %17
  %19 = zext i32 %18 to i64
  %20 = zext i32 %lsr.iv12 to i64
  %21 = lshr i64 %20, 6
  %22 = add nuw nsw i64 %21, 2
  %23 = zext i32 %lsr.iv21 to i64
  %24 = lshr i64 %23, 6
  %25 = add nuw nsw i64 %24, 1
  %26 = zext i32 %lsr.iv30 to i64
  %27 = lshr i64 %26, 6
  %28 = add i64 %12, %lsr.iv6
  %29 = add i64 %28, %27
  %tmp32 = trunc i64 %29 to i32
  %30 = and i32 %tmp32, 63
  %31 = load i32*, i32** %9, align 8
  %32 = bitcast i32* %31 to i8*
  %uglygep34 = getelementptr i8, i8* %32, i64 %13
  %33 = shl i64 %lsr.iv6, 2
  %scevgep35 = getelementptr i8, i8* %uglygep34, i64 %33
  %scevgep3536 = bitcast i8* %scevgep35 to i32*
  store i32 %30, i32* %scevgep3536, align 4
  %34 = add i64 %28, %25
  %tmp23 = trunc i64 %34 to i32
  %35 = and i32 %tmp23, 63
  %36 = load i32*, i32** %9, align 8
  %scevgep25 = getelementptr i32, i32* %36, i64 1
  %scevgep2526 = bitcast i32* %scevgep25 to i8*
  %uglygep27 = getelementptr i8, i8* %scevgep2526, i64 %13
  %scevgep28 = getelementptr i8, i8* %uglygep27, i64 %33
  %scevgep2829 = bitcast i8* %scevgep28 to i32*
  store i32 %35, i32* %scevgep2829, align 4
  %37 = add i64 %28, %22
  %tmp14 = trunc i64 %37 to i32
  %38 = and i32 %tmp14, 63
  %39 = load i32*, i32** %9, align 8
  %scevgep16 = getelementptr i32, i32* %39, i64 2
  %scevgep1617 = bitcast i32* %scevgep16 to i8*
  %uglygep18 = getelementptr i8, i8* %scevgep1617, i64 %13
  %scevgep19 = getelementptr i8, i8* %uglygep18, i64 %33
  %scevgep1920 = bitcast i8* %scevgep19 to i32*
  store i32 %38, i32* %scevgep1920, align 4
  %40 = add i64 %lsr.iv6, %19
  %tmp = trunc i64 %40 to i32
  %41 = and i32 %tmp, 63
  %42 = load i32*, i32** %9, align 8
  %scevgep = getelementptr i32, i32* %42, i64 3
  %scevgep9 = bitcast i32* %scevgep to i8*
  %uglygep = getelementptr i8, i8* %scevgep9, i64 %13
  %scevgep10 = getelementptr i8, i8* %uglygep, i64 %33
  %scevgep1011 = bitcast i8* %scevgep10 to i32*
  store i32 %41, i32* %scevgep1011, align 4
  %lsr.iv.next = add i32 %lsr.iv, 4
  %lsr.iv.next7 = add i64 %lsr.iv6, 4
  %lsr.iv.next13 = add i32 %lsr.iv12, 4
  %lsr.iv.next22 = add i32 %lsr.iv21, 4
  %lsr.iv.next31 = add i32 %lsr.iv30, 4
  %exitcond.not.3 = icmp eq i64 %16, %lsr.iv.next7
  br i1 %exitcond.not.3, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.194, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.194**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.194*, %struct.RuntimeContext.194** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.194*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.194*, i8*)*, void (%struct.RuntimeContext.194*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.194*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.194*, i8*, i32)*, void (%struct.RuntimeContext.194*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.194*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.194*, i8*)*, void (%struct.RuntimeContext.194*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.194*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.194* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.194* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.194* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.194, %struct.RuntimeContext.194* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.194* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.194* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !8

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.194*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.194* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
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
