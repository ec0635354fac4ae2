; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.223*, void (%struct.RuntimeContext.223*, i8*)*, void (%struct.RuntimeContext.223*, i8*, i32)*, void (%struct.RuntimeContext.223*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.223 = type { i8*, %struct.LLVMRuntime.222*, i32, i64* }
%struct.LLVMRuntime.222 = type { %struct.PreallocatedMemoryChunk.217, %struct.PreallocatedMemoryChunk.217, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.218*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.219*], [1024 x %struct.NodeManager.220*], [1024 x i8*], i8*, %struct.RandState.221*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.217 = type { i8*, i8*, i64 }
%struct.__va_list_tag.218 = type { i32, i32, i8*, i8* }
%struct.ListManager.219 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.222* }
%struct.NodeManager.220 = type <{ %struct.LLVMRuntime.222*, i32, i32, i32, i32, %struct.ListManager.219*, %struct.ListManager.219*, %struct.ListManager.219*, i32, [4 x i8] }>
%struct.RandState.221 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @backwards_c112_0_kernel_0_range_for(%struct.RuntimeContext.223* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.223* %context, %struct.RuntimeContext.223** %4, align 8
  store void (%struct.RuntimeContext.223*, i8*)* null, void (%struct.RuntimeContext.223*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.223*, i8*, i32)* @function_body, void (%struct.RuntimeContext.223*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.223*, i8*)* null, void (%struct.RuntimeContext.223*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.223, %struct.RuntimeContext.223* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.222*, %struct.LLVMRuntime.222** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.222, %struct.LLVMRuntime.222* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.222, %struct.LLVMRuntime.222* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.223* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = shl i32 %2, 11
  %4 = add i32 %3, 2048
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 4096)
  %6 = icmp slt i32 %3, %5
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = getelementptr inbounds %struct.RuntimeContext.223, %struct.RuntimeContext.223* %0, i64 0, i32 1
  %8 = sext i32 %3 to i64
  %wide.trip.count = sext i32 %5 to i64
  %9 = mul i64 %8, -4294967296
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.lr.ph
  %lsr.iv = phi i64 [ %lsr.iv.next, %for_loop_body ], [ %9, %for_loop_body.lr.ph ]
  %indvars.iv = phi i64 [ %8, %for_loop_body.lr.ph ], [ %indvars.iv.next.7, %for_loop_body ]
  %10 = load %struct.LLVMRuntime.222*, %struct.LLVMRuntime.222** %7, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.222, %struct.LLVMRuntime.222* %10, i64 0, i32 7, i64 0
  %12 = load i8*, i8** %11, align 8
  %getch.i4 = getelementptr i8, i8* %12, i64 129536
  %13 = shl i64 %indvars.iv, 2
  %scevgep37 = getelementptr i8, i8* %getch.i4, i64 %13
  %scevgep3738 = bitcast i8* %scevgep37 to i32*
  %14 = load i32, i32* %scevgep3738, align 4
  %15 = shl i32 %14, 1
  %getch.i = getelementptr i8, i8* %12, i64 145920
  %16 = add i64 %lsr.iv, 17587891077120
  %17 = ashr exact i64 %16, 30
  %18 = getelementptr inbounds i8, i8* %getch.i, i64 %17
  %19 = bitcast i8* %18 to i32*
  store i32 %15, i32* %19, align 4
  %20 = load %struct.LLVMRuntime.222*, %struct.LLVMRuntime.222** %7, align 8
  %21 = getelementptr inbounds %struct.LLVMRuntime.222, %struct.LLVMRuntime.222* %20, i64 0, i32 7, i64 0
  %22 = load i8*, i8** %21, align 8
  %scevgep34 = getelementptr i8, i8* %22, i64 129540
  %scevgep35 = getelementptr i8, i8* %scevgep34, i64 %13
  %scevgep3536 = bitcast i8* %scevgep35 to i32*
  %23 = load i32, i32* %scevgep3536, align 4
  %24 = shl i32 %23, 1
  %getch.i.1 = getelementptr i8, i8* %22, i64 145920
  %25 = add i64 %lsr.iv, 17583596109824
  %26 = ashr exact i64 %25, 30
  %27 = getelementptr inbounds i8, i8* %getch.i.1, i64 %26
  %28 = bitcast i8* %27 to i32*
  store i32 %24, i32* %28, align 4
  %29 = load %struct.LLVMRuntime.222*, %struct.LLVMRuntime.222** %7, align 8
  %30 = getelementptr inbounds %struct.LLVMRuntime.222, %struct.LLVMRuntime.222* %29, i64 0, i32 7, i64 0
  %31 = load i8*, i8** %30, align 8
  %scevgep31 = getelementptr i8, i8* %31, i64 129544
  %scevgep32 = getelementptr i8, i8* %scevgep31, i64 %13
  %scevgep3233 = bitcast i8* %scevgep32 to i32*
  %32 = load i32, i32* %scevgep3233, align 4
  %33 = shl i32 %32, 1
  %getch.i.2 = getelementptr i8, i8* %31, i64 145920
  %34 = add i64 %lsr.iv, 17579301142528
  %35 = ashr exact i64 %34, 30
  %36 = getelementptr inbounds i8, i8* %getch.i.2, i64 %35
  %37 = bitcast i8* %36 to i32*
  store i32 %33, i32* %37, align 4
  %38 = load %struct.LLVMRuntime.222*, %struct.LLVMRuntime.222** %7, align 8
  %39 = getelementptr inbounds %struct.LLVMRuntime.222, %struct.LLVMRuntime.222* %38, i64 0, i32 7, i64 0
  %40 = load i8*, i8** %39, align 8
  %scevgep28 = getelementptr i8, i8* %40, i64 129548
  %scevgep29 = getelementptr i8, i8* %scevgep28, i64 %13
  %scevgep2930 = bitcast i8* %scevgep29 to i32*
  %41 = load i32, i32* %scevgep2930, align 4
  %42 = shl i32 %41, 1
  %getch.i.3 = getelementptr i8, i8* %40, i64 145920
  %43 = add i64 %lsr.iv, 17575006175232
  %44 = ashr exact i64 %43, 30
  %45 = getelementptr inbounds i8, i8* %getch.i.3, i64 %44
  %46 = bitcast i8* %45 to i32*
  store i32 %42, i32* %46, align 4
  %47 = load %struct.LLVMRuntime.222*, %struct.LLVMRuntime.222** %7, align 8
  %48 = getelementptr inbounds %struct.LLVMRuntime.222, %struct.LLVMRuntime.222* %47, i64 0, i32 7, i64 0
  %49 = load i8*, i8** %48, align 8
  %scevgep25 = getelementptr i8, i8* %49, i64 129552
  %scevgep26 = getelementptr i8, i8* %scevgep25, i64 %13
  %scevgep2627 = bitcast i8* %scevgep26 to i32*
  %50 = load i32, i32* %scevgep2627, align 4
  %51 = shl i32 %50, 1
  %getch.i.4 = getelementptr i8, i8* %49, i64 145920
  %52 = add i64 %lsr.iv, 17570711207936
  %53 = ashr exact i64 %52, 30
  %54 = getelementptr inbounds i8, i8* %getch.i.4, i64 %53
  %55 = bitcast i8* %54 to i32*
  store i32 %51, i32* %55, align 4
  %56 = load %struct.LLVMRuntime.222*, %struct.LLVMRuntime.222** %7, align 8
  %57 = getelementptr inbounds %struct.LLVMRuntime.222, %struct.LLVMRuntime.222* %56, i64 0, i32 7, i64 0
  %58 = load i8*, i8** %57, align 8
  %scevgep22 = getelementptr i8, i8* %58, i64 129556
  %scevgep23 = getelementptr i8, i8* %scevgep22, i64 %13
  %scevgep2324 = bitcast i8* %scevgep23 to i32*
  %59 = load i32, i32* %scevgep2324, align 4
  %60 = shl i32 %59, 1
  %getch.i.5 = getelementptr i8, i8* %58, i64 145920
  %61 = add i64 %lsr.iv, 17566416240640
  %62 = ashr exact i64 %61, 30
  %63 = getelementptr inbounds i8, i8* %getch.i.5, i64 %62
  %64 = bitcast i8* %63 to i32*
  store i32 %60, i32* %64, align 4
  %65 = load %struct.LLVMRuntime.222*, %struct.LLVMRuntime.222** %7, align 8
  %66 = getelementptr inbounds %struct.LLVMRuntime.222, %struct.LLVMRuntime.222* %65, i64 0, i32 7, i64 0
  %67 = load i8*, i8** %66, align 8
  %scevgep19 = getelementptr i8, i8* %67, i64 129560
  %scevgep20 = getelementptr i8, i8* %scevgep19, i64 %13
  %scevgep2021 = bitcast i8* %scevgep20 to i32*
  %68 = load i32, i32* %scevgep2021, align 4
  %69 = shl i32 %68, 1
  %getch.i.6 = getelementptr i8, i8* %67, i64 145920
  %70 = add i64 %lsr.iv, 17562121273344
  %71 = ashr exact i64 %70, 30
  %72 = getelementptr inbounds i8, i8* %getch.i.6, i64 %71
  %73 = bitcast i8* %72 to i32*
  store i32 %69, i32* %73, align 4
  %74 = load %struct.LLVMRuntime.222*, %struct.LLVMRuntime.222** %7, align 8
  %75 = getelementptr inbounds %struct.LLVMRuntime.222, %struct.LLVMRuntime.222* %74, i64 0, i32 7, i64 0
  %76 = load i8*, i8** %75, align 8
  %scevgep = getelementptr i8, i8* %76, i64 129564
  %scevgep17 = getelementptr i8, i8* %scevgep, i64 %13
  %scevgep1718 = bitcast i8* %scevgep17 to i32*
  %77 = load i32, i32* %scevgep1718, align 4
  %78 = shl i32 %77, 1
  %getch.i.7 = getelementptr i8, i8* %76, i64 145920
  %79 = add i64 %lsr.iv, 17557826306048
  %80 = ashr exact i64 %79, 30
  %81 = getelementptr inbounds i8, i8* %getch.i.7, i64 %80
  %82 = bitcast i8* %81 to i32*
  store i32 %78, i32* %82, align 4
  %indvars.iv.next.7 = add nsw i64 %indvars.iv, 8
  %lsr.iv.next = add i64 %lsr.iv, -34359738368
  %exitcond.not.7 = icmp eq i64 %wide.trip.count, %indvars.iv.next.7
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.223, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.223**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.223*, %struct.RuntimeContext.223** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.223*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.223*, i8*)*, void (%struct.RuntimeContext.223*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.223*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.223*, i8*, i32)*, void (%struct.RuntimeContext.223*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.223*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.223*, i8*)*, void (%struct.RuntimeContext.223*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.223*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.223* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.223* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.223* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.223, %struct.RuntimeContext.223* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.223* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.223* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !8

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.223*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.223* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
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
