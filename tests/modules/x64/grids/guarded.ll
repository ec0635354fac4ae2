; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.64*, void (%struct.RuntimeContext.64*, i8*)*, void (%struct.RuntimeContext.64*, i8*, i32)*, void (%struct.RuntimeContext.64*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.64 = type { i8*, %struct.LLVMRuntime.63*, i32, i64* }
%struct.LLVMRuntime.63 = type { %struct.PreallocatedMemoryChunk.58, %struct.PreallocatedMemoryChunk.58, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.59*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.60*], [1024 x %struct.NodeManager.61*], [1024 x i8*], i8*, %struct.RandState.62*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.58 = type { i8*, i8*, i64 }
%struct.__va_list_tag.59 = type { i32, i32, i8*, i8* }
%struct.ListManager.60 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.63* }
%struct.NodeManager.61 = type <{ %struct.LLVMRuntime.63*, i32, i32, i32, i32, %struct.ListManager.60*, %struct.ListManager.60*, %struct.ListManager.60*, i32, [4 x i8] }>
%struct.RandState.62 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @guarded_c86_0_kernel_0_range_for(%struct.RuntimeContext.64* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.64* %context, %struct.RuntimeContext.64** %4, align 8
  store void (%struct.RuntimeContext.64*, i8*)* null, void (%struct.RuntimeContext.64*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.64*, i8*, i32)* @function_body, void (%struct.RuntimeContext.64*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.64*, i8*)* null, void (%struct.RuntimeContext.64*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.64, %struct.RuntimeContext.64* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.63*, %struct.LLVMRuntime.63** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.63, %struct.LLVMRuntime.63* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.63, %struct.LLVMRuntime.63* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.64* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = mul i32 %2, 4320
  %4 = add i32 %3, 4320
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 8640)
  %6 = icmp slt i32 %3, %5
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = getelementptr inbounds %struct.RuntimeContext.64, %struct.RuntimeContext.64* %0, i64 0, i32 1
  %8 = bitcast %struct.RuntimeContext.64* %0 to { { { i32, i32, i32 }, float* } }**
  br label %for_loop_body

for_loop_body:                                    ; preds = %after_if15, %for_loop_body.lr.ph
  %.01275 = phi i32 [ %3, %for_loop_body.lr.ph ], [ %87, %after_if15 ]
  %lsr77 = trunc i32 %.01275 to i16
  %9 = srem i32 %.01275, 720
  %10 = srem i32 %.01275, 36
  %11 = add i32 %.01275, -720
  %12 = icmp ult i32 %11, 7200
  %13 = add nsw i32 %9, -36
  %14 = icmp ult i32 %13, 648
  %or.cond = select i1 %12, i1 %14, i1 false
  %15 = add nsw i32 %10, -1
  %16 = icmp ult i32 %15, 34
  %or.cond74 = select i1 %or.cond, i1 %16, i1 false
  br i1 %or.cond74, label %true_block13, label %after_if15

after_for.loopexit:                               ; preds = %after_if15
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void

true_block13:                                     ; preds = %for_loop_body
  %.lhs.trunc = trunc i32 %9 to i16
  %17 = udiv i16 %.lhs.trunc, 36
  %.sext = zext i16 %17 to i32
  %18 = udiv i16 %lsr77, 720
  %.zext = zext i16 %18 to i32
  %19 = load %struct.LLVMRuntime.63*, %struct.LLVMRuntime.63** %7, align 8
  %20 = getelementptr inbounds %struct.LLVMRuntime.63, %struct.LLVMRuntime.63* %19, i64 0, i32 7, i64 0
  %21 = load i8*, i8** %20, align 8
  %getch.i = getelementptr i8, i8* %21, i64 12288
  %22 = mul nuw nsw i32 %.sext, 36
  %23 = mul nuw nsw i32 %.zext, 720
  %24 = add nuw nsw i32 %22, %10
  %25 = add nsw i32 %24, -36
  %26 = add nuw nsw i32 %25, %23
  %27 = zext i32 %26 to i64
  %28 = shl nuw nsw i64 %27, 2
  %29 = getelementptr inbounds i8, i8* %getch.i, i64 %28
  %30 = bitcast i8* %29 to float*
  %31 = load float, float* %30, align 4
  %32 = add nuw nsw i32 %24, 36
  %33 = add nuw nsw i32 %32, %23
  %34 = zext i32 %33 to i64
  %35 = shl nuw nsw i64 %34, 2
  %36 = getelementptr inbounds i8, i8* %getch.i, i64 %35
  %37 = bitcast i8* %36 to float*
  %38 = load float, float* %37, align 4
  %39 = add nsw i32 %24, -1
  %40 = add nuw nsw i32 %39, %23
  %41 = zext i32 %40 to i64
  %42 = shl nuw nsw i64 %41, 2
  %43 = getelementptr inbounds i8, i8* %getch.i, i64 %42
  %44 = bitcast i8* %43 to float*
  %45 = load float, float* %44, align 4
  %46 = fmul reassoc ninf nsz float %45, 3.000000e+00
  %47 = add nuw nsw i32 %24, 1
  %48 = add nuw nsw i32 %47, %23
  %49 = zext i32 %48 to i64
  %50 = shl nuw nsw i64 %49, 2
  %51 = getelementptr inbounds i8, i8* %getch.i, i64 %50
  %52 = bitcast i8* %51 to float*
  %53 = load float, float* %52, align 4
  %54 = fmul reassoc ninf nsz float %53, 4.000000e+00
  %55 = add nuw nsw i32 %24, %23
  %56 = add nsw i32 %55, -720
  %57 = zext i32 %56 to i64
  %58 = shl nuw nsw i64 %57, 2
  %59 = getelementptr inbounds i8, i8* %getch.i, i64 %58
  %60 = bitcast i8* %59 to float*
  %61 = load float, float* %60, align 4
  %62 = add nuw nsw i32 %55, 720
  %63 = zext i32 %62 to i64
  %64 = shl nuw nsw i64 %63, 2
  %65 = getelementptr inbounds i8, i8* %getch.i, i64 %64
  %66 = bitcast i8* %65 to float*
  %67 = load float, float* %66, align 4
  %68 = fmul reassoc ninf nsz float %67, 5.000000e+00
  %factor = fmul reassoc ninf nsz float %38, 2.000000e+00
  %69 = fadd reassoc ninf nsz float %factor, %31
  %70 = fadd reassoc ninf nsz float %69, %46
  %71 = fadd reassoc ninf nsz float %70, %54
  %72 = fadd reassoc ninf nsz float %71, %61
  %73 = fadd reassoc ninf nsz float %72, %68
  %74 = load { { { i32, i32, i32 }, float* } }*, { { { i32, i32, i32 }, float* } }** %8, align 8
  %75 = getelementptr { { { i32, i32, i32 }, float* } }, { { { i32, i32, i32 }, float* } }* %74, i64 0, i32 0, i32 1
  %76 = load float*, float** %75, align 8
  %77 = getelementptr { { { i32, i32, i32 }, float* } }, { { { i32, i32, i32 }, float* } }* %74, i64 0, i32 0, i32 0, i32 1
  %78 = load i32, i32* %77, align 4
  %79 = getelementptr { { { i32, i32, i32 }, float* } }, { { { i32, i32, i32 }, float* } }* %74, i64 0, i32 0, i32 0, i32 2
  %80 = load i32, i32* %79, align 4
  %81 = mul i32 %78, %.zext
  %82 = add i32 %81, %.sext
  %83 = mul i32 %82, %80
  %84 = add i32 %83, %10
  %85 = sext i32 %84 to i64
  %86 = getelementptr float, float* %76, i64 %85
  store float %73, float* %86, align 4
  br label %after_if15

after_if15:                                       ; preds = %true_block13, %for_loop_body
  %87 = add nsw i32 %.01275, 1
  %exitcond.not = icmp eq i32 %5, %87
  br i1 %exitcond.not, label %after_for.loopexit, label %for_loop_body
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.64, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.64**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.64*, %struct.RuntimeContext.64** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.64*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.64*, i8*)*, void (%struct.RuntimeContext.64*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.64*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.64*, i8*, i32)*, void (%struct.RuntimeContext.64*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.64*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.64*, i8*)*, void (%struct.RuntimeContext.64*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.64*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.64* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.64* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.64* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.64, %struct.RuntimeContext.64* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.64* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.64* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !8

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.64*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.64* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
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
