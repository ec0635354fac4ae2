; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.42*, void (%struct.RuntimeContext.42*, i8*)*, void (%struct.RuntimeContext.42*, i8*, i32)*, void (%struct.RuntimeContext.42*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.42 = type { i8*, %struct.LLVMRuntime.41*, i32, i64* }
%struct.LLVMRuntime.41 = type { %struct.PreallocatedMemoryChunk.36, %struct.PreallocatedMemoryChunk.36, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.37*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.38*], [1024 x %struct.NodeManager.39*], [1024 x i8*], i8*, %struct.RandState.40*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.36 = type { i8*, i8*, i64 }
%struct.__va_list_tag.37 = type { i32, i32, i8*, i8* }
%struct.ListManager.38 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.41* }
%struct.NodeManager.39 = type <{ %struct.LLVMRuntime.41*, i32, i32, i32, i32, %struct.ListManager.38*, %struct.ListManager.38*, %struct.ListManager.38*, i32, [4 x i8] }>
%struct.RandState.40 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @count_constant_c80_0_kernel_0_range_for(%struct.RuntimeContext.42* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.42* %context, %struct.RuntimeContext.42** %4, align 8
  store void (%struct.RuntimeContext.42*, i8*)* null, void (%struct.RuntimeContext.42*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.42*, i8*, i32)* @function_body, void (%struct.RuntimeContext.42*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.42*, i8*)* null, void (%struct.RuntimeContext.42*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.42, %struct.RuntimeContext.42* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.41*, %struct.LLVMRuntime.41** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.41, %struct.LLVMRuntime.41* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.41, %struct.LLVMRuntime.41* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nounwind
define internal void @function_body(%struct.RuntimeContext.42* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = mul i32 %2, 5000000
  %4 = add i32 %3, 5000000
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 10000000)
  %6 = icmp sgt i32 %5, %3
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = bitcast %struct.RuntimeContext.42* %0 to { { { i32 }, i32* } }**
  %8 = load { { { i32 }, i32* } }*, { { { i32 }, i32* } }** %7, align 8
  %9 = getelementptr { { { i32 }, i32* } }, { { { i32 }, i32* } }* %8, i64 0, i32 0, i32 1
  %10 = add nuw nsw i32 %3, 7
  %11 = sub i32 0, %5
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.lr.ph
  %lsr.iv = phi i32 [ %lsr.iv.next, %for_loop_body ], [ %10, %for_loop_body.lr.ph ]
  %12 = add nsw i32 %lsr.iv, -7
  %13 = sdiv i32 %12, 16
  %14 = icmp slt i32 %12, 0
  %15 = shl nsw i32 %13, 4
  %16 = icmp ne i32 %12, %15
  %17 = and i1 %14, %16
  %.neg.neg = zext i1 %17 to i32
  %.neg5 = sub nsw i32 %.neg.neg, %13
  %.neg4 = shl i32 %.neg5, 4
  %18 = add i32 %lsr.iv, %.neg4
  %19 = add i32 %18, -7
  %20 = load i32*, i32** %9, align 8
  %21 = sext i32 %19 to i64
  %22 = getelementptr i32, i32* %20, i64 %21
  %23 = atomicrmw add i32* %22, i32 1 seq_cst, align 4
  %24 = add nsw i32 %lsr.iv, -6
  %.neg = sdiv i32 %24, -16
  %25 = icmp slt i32 %12, -1
  %.neg.neg.1 = zext i1 %25 to i32
  %.neg5.1 = add nsw i32 %.neg, %.neg.neg.1
  %.neg4.1 = shl i32 %.neg5.1, 4
  %26 = add i32 %lsr.iv, %.neg4.1
  %27 = add i32 %26, -6
  %28 = load i32*, i32** %9, align 8
  %29 = sext i32 %27 to i64
  %30 = getelementptr i32, i32* %28, i64 %29
  %31 = atomicrmw add i32* %30, i32 1 seq_cst, align 4
  %32 = add nsw i32 %lsr.iv, -5
  %.neg7 = sdiv i32 %32, -16
  %33 = icmp slt i32 %12, -2
  %.neg.neg.2 = zext i1 %33 to i32
  %.neg5.2 = add nsw i32 %.neg7, %.neg.neg.2
  %.neg4.2 = shl i32 %.neg5.2, 4
  %34 = add i32 %lsr.iv, %.neg4.2
  %35 = add i32 %34, -5
  %36 = load i32*, i32** %9, align 8
  %37 = sext i32 %35 to i64
  %38 = getelementptr i32, i32* %36, i64 %37
  %39 = atomicrmw add i32* %38, i32 1 seq_cst, align 4
  %40 = add nsw i32 %lsr.iv, -4
  %.neg8 = sdiv i32 %40, -16
  %41 = icmp slt i32 %12, -3
  %.neg.neg.3 = zext i1 %41 to i32
  %.neg5.3 = add nsw i32 %.neg8, %.neg.neg.3
  %.neg4.3 = shl i32 %.neg5.3, 4
  %42 = add i32 %lsr.iv, %.neg4.3
  %43 = add i32 %42, -4
  %44 = load i32*, i32** %9, align 8
  %45 = sext i32 %43 to i64
  %46 = getelementptr i32, i32* %44, i64 %45
  %47 = atomicrmw add i32* %46, i32 1 seq_cst, align 4
  %48 = add nsw i32 %lsr.iv, -3
  %.neg9 = sdiv i32 %48, -16
  %49 = icmp slt i32 %12, -4
  %.neg.neg.4 = zext i1 %49 to i32
  %.neg5.4 = add nsw i32 %.neg9, %.neg.neg.4
  %.neg4.4 = shl i32 %.neg5.4, 4
  %50 = add i32 %lsr.iv, %.neg4.4
  %51 = add i32 %50, -3
  %52 = load i32*, i32** %9, align 8
  %53 = sext i32 %51 to i64
  %54 = getelementptr i32, i32* %52, i64 %53
  %55 = atomicrmw add i32* %54, i32 1 seq_cst, align 4
  %56 = add nsw i32 %lsr.iv, -2
  %.neg10 = sdiv i32 %56, -16
  %57 = icmp slt i32 %12, -5
  %.neg.neg.5 = zext i1 %57 to i32
  %.neg5.5 = add nsw i32 %.neg10, %.neg.neg.5
  %.neg4.5 = shl i32 %.neg5.5, 4
  %58 = add i32 %lsr.iv, %.neg4.5
  %59 = add i32 %58, -2
  %60 = load i32*, i32** %9, align 8
  %61 = sext i32 %59 to i64
  %62 = getelementptr i32, i32* %60, i64 %61
  %63 = atomicrmw add i32* %62, i32 1 seq_cst, align 4
  %64 = add nsw i32 %lsr.iv, -1
  %.neg11 = sdiv i32 %64, -16
  %65 = icmp slt i32 %12, -6
  %.neg.neg.6 = zext i1 %65 to i32
  %.neg5.6 = add nsw i32 %.neg11, %.neg.neg.6
  %.neg4.6 = shl i32 %.neg5.6, 4
  %66 = add i32 %lsr.iv, %.neg4.6
  %67 = add i32 %66, -1
  %68 = load i32*, i32** %9, align 8
  %69 = sext i32 %67 to i64
  %70 = getelementptr i32, i32* %68, i64 %69
  %71 = atomicrmw add i32* %70, i32 1 seq_cst, align 4
  %.neg12 = sdiv i32 %lsr.iv, -16
  %72 = icmp slt i32 %12, -7
  %.neg.neg.7 = zext i1 %72 to i32
  %.neg5.7 = add nsw i32 %.neg12, %.neg.neg.7
  %.neg4.7 = shl i32 %.neg5.7, 4
  %73 = add i32 %lsr.iv, %.neg4.7
  %74 = load i32*, i32** %9, align 8
  %75 = sext i32 %73 to i64
  %76 = getelementptr i32, i32* %74, i64 %75
  %77 = atomicrmw add i32* %76, i32 1 seq_cst, align 4
  %lsr.iv.next = add i32 %lsr.iv, 8
  %78 = add i32 %11, %lsr.iv.next
  %exitcond.not.7 = icmp eq i32 %78, 7
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.42, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.42**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.42*, %struct.RuntimeContext.42** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.42*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.42*, i8*)*, void (%struct.RuntimeContext.42*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.42*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.42*, i8*, i32)*, void (%struct.RuntimeContext.42*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.42*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.42*, i8*)*, void (%struct.RuntimeContext.42*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.42*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.42* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.42* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.42* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.42, %struct.RuntimeContext.42* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.42* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.42* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !8

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.42*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.42* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
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
attributes #1 = { nofree nounwind }
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
