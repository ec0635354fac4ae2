; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.35*, void (%struct.RuntimeContext.35*, i8*)*, void (%struct.RuntimeContext.35*, i8*, i32)*, void (%struct.RuntimeContext.35*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.35 = type { i8*, %struct.LLVMRuntime.34*, i32, i64* }
%struct.LLVMRuntime.34 = type { %struct.PreallocatedMemoryChunk.29, %struct.PreallocatedMemoryChunk.29, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.30*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.31*], [1024 x %struct.NodeManager.32*], [1024 x i8*], i8*, %struct.RandState.33*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.29 = type { i8*, i8*, i64 }
%struct.__va_list_tag.30 = type { i32, i32, i8*, i8* }
%struct.ListManager.31 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.34* }
%struct.NodeManager.32 = type <{ %struct.LLVMRuntime.34*, i32, i32, i32, i32, %struct.ListManager.31*, %struct.ListManager.31*, %struct.ListManager.31*, i32, [4 x i8] }>
%struct.RandState.33 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree nosync nounwind willreturn
define void @number_four_c86_0_kernel_0_serial(%struct.RuntimeContext.35* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.35* %context to { { { i32, i32, i32, i32 }, i32* }, i32, i32, i32, i32 }**
  %1 = load { { { i32, i32, i32, i32 }, i32* }, i32, i32, i32, i32 }*, { { { i32, i32, i32, i32 }, i32* }, i32, i32, i32, i32 }** %0, align 8
  %2 = getelementptr { { { i32, i32, i32, i32 }, i32* }, i32, i32, i32, i32 }, { { { i32, i32, i32, i32 }, i32* }, i32, i32, i32, i32 }* %1, i64 0, i32 1
  %3 = load i32, i32* %2, align 4
  %4 = tail call i32 @llvm.smax.i32(i32 %3, i32 0)
  %5 = getelementptr { { { i32, i32, i32, i32 }, i32* }, i32, i32, i32, i32 }, { { { i32, i32, i32, i32 }, i32* }, i32, i32, i32, i32 }* %1, i64 0, i32 2
  %6 = load i32, i32* %5, align 4
  %7 = tail call i32 @llvm.smax.i32(i32 %6, i32 0)
  %8 = getelementptr { { { i32, i32, i32, i32 }, i32* }, i32, i32, i32, i32 }, { { { i32, i32, i32, i32 }, i32* }, i32, i32, i32, i32 }* %1, i64 0, i32 3
  %9 = load i32, i32* %8, align 4
  %10 = tail call i32 @llvm.smax.i32(i32 %9, i32 0)
  %11 = getelementptr { { { i32, i32, i32, i32 }, i32* }, i32, i32, i32, i32 }, { { { i32, i32, i32, i32 }, i32* }, i32, i32, i32, i32 }* %1, i64 0, i32 4
  %12 = load i32, i32* %11, align 4
  %13 = tail call i32 @llvm.smax.i32(i32 %12, i32 0)
  %14 = getelementptr inbounds %struct.RuntimeContext.35, %struct.RuntimeContext.35* %context, i64 0, i32 1
  %15 = load %struct.LLVMRuntime.34*, %struct.LLVMRuntime.34** %14, align 8
  %16 = getelementptr inbounds %struct.LLVMRuntime.34, %struct.LLVMRuntime.34* %15, i64 0, i32 14
  %17 = load i8*, i8** %16, align 8
  %18 = getelementptr inbounds i8, i8* %17, i64 12
  %19 = bitcast i8* %18 to i32*
  store i32 %13, i32* %19, align 4
  %20 = mul i32 %13, %10
  %21 = load %struct.LLVMRuntime.34*, %struct.LLVMRuntime.34** %14, align 8
  %22 = getelementptr inbounds %struct.LLVMRuntime.34, %struct.LLVMRuntime.34* %21, i64 0, i32 14
  %23 = load i8*, i8** %22, align 8
  %24 = getelementptr inbounds i8, i8* %23, i64 8
  %25 = bitcast i8* %24 to i32*
  store i32 %20, i32* %25, align 4
  %26 = mul i32 %20, %7
  %27 = load %struct.LLVMRuntime.34*, %struct.LLVMRuntime.34** %14, align 8
  %28 = getelementptr inbounds %struct.LLVMRuntime.34, %struct.LLVMRuntime.34* %27, i64 0, i32 14
  %29 = load i8*, i8** %28, align 8
  %30 = getelementptr inbounds i8, i8* %29, i64 4
  %31 = bitcast i8* %30 to i32*
  store i32 %26, i32* %31, align 4
  %32 = mul i32 %26, %4
  %33 = load %struct.LLVMRuntime.34*, %struct.LLVMRuntime.34** %14, align 8
  %34 = getelementptr inbounds %struct.LLVMRuntime.34, %struct.LLVMRuntime.34* %33, i64 0, i32 14
  %35 = bitcast i8** %34 to i32**
  %36 = load i32*, i32** %35, align 8
  store i32 %32, i32* %36, align 4
  ret void
}

; Function Attrs: nounwind
define void @number_four_c86_0_kernel_1_range_for(%struct.RuntimeContext.35* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.35* %context, %struct.RuntimeContext.35** %4, align 8
  store void (%struct.RuntimeContext.35*, i8*)* null, void (%struct.RuntimeContext.35*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.35*, i8*, i32)* @function_body, void (%struct.RuntimeContext.35*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.35*, i8*)* null, void (%struct.RuntimeContext.35*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.35, %struct.RuntimeContext.35* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.34*, %struct.LLVMRuntime.34** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.34, %struct.LLVMRuntime.34* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.34, %struct.LLVMRuntime.34* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nounwind
define internal void @function_body(%struct.RuntimeContext.35* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.35, %struct.RuntimeContext.35* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.34*, %struct.LLVMRuntime.34** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.34, %struct.LLVMRuntime.34* %4, i64 0, i32 14
  %6 = bitcast i8** %5 to i32**
  %7 = load i32*, i32** %6, align 8
  %8 = load i32, i32* %7, align 4
  %9 = add i32 %8, 1
  %10 = sdiv i32 %9, 2
  %11 = icmp slt i32 %9, 0
  %12 = shl nsw i32 %10, 1
  %13 = icmp ne i32 %12, %9
  %14 = and i1 %11, %13
  %.neg = sext i1 %14 to i32
  %15 = add nsw i32 %10, %.neg
  %16 = tail call i32 @llvm.smax.i32(i32 %15, i32 512)
  %17 = mul i32 %16, %2
  %18 = add i32 %17, %16
  %19 = tail call i32 @llvm.smin.i32(i32 %8, i32 %18)
  %20 = icmp slt i32 %17, %19
  br i1 %20, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %21 = bitcast %struct.RuntimeContext.35* %0 to { { { i32, i32, i32, i32 }, i32* }, i32, i32, i32, i32 }**
  %22 = load { { { i32, i32, i32, i32 }, i32* }, i32, i32, i32, i32 }*, { { { i32, i32, i32, i32 }, i32* }, i32, i32, i32, i32 }** %21, align 8
  %23 = getelementptr { { { i32, i32, i32, i32 }, i32* }, i32, i32, i32, i32 }, { { { i32, i32, i32, i32 }, i32* }, i32, i32, i32, i32 }* %22, i64 0, i32 0, i32 1
  %24 = getelementptr { { { i32, i32, i32, i32 }, i32* }, i32, i32, i32, i32 }, { { { i32, i32, i32, i32 }, i32* }, i32, i32, i32, i32 }* %22, i64 0, i32 0, i32 0, i32 1
  %25 = getelementptr { { { i32, i32, i32, i32 }, i32* }, i32, i32, i32, i32 }, { { { i32, i32, i32, i32 }, i32* }, i32, i32, i32, i32 }* %22, i64 0, i32 0, i32 0, i32 2
  %26 = getelementptr { { { i32, i32, i32, i32 }, i32* }, i32, i32, i32, i32 }, { { { i32, i32, i32, i32 }, i32* }, i32, i32, i32, i32 }* %22, i64 0, i32 0, i32 0, i32 3
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.lr.ph
  %.07 = phi i32 [ %17, %for_loop_body.lr.ph ], [ %100, %for_loop_body ]
  %27 = load %struct.LLVMRuntime.34*, %struct.LLVMRuntime.34** %3, align 8
  %28 = getelementptr inbounds %struct.LLVMRuntime.34, %struct.LLVMRuntime.34* %27, i64 0, i32 14
  %29 = load i8*, i8** %28, align 8
  %30 = getelementptr inbounds i8, i8* %29, i64 4
  %31 = bitcast i8* %30 to i32*
  %32 = load i32, i32* %31, align 4
  %33 = sdiv i32 %.07, %32
  %34 = mul i32 %33, %32
  %35 = xor i32 %32, %.07
  %36 = icmp slt i32 %35, 0
  %37 = icmp ne i32 %.07, 0
  %38 = icmp ne i32 %.07, %34
  %39 = and i1 %37, %36
  %40 = and i1 %39, %38
  %.neg4 = sext i1 %40 to i32
  %41 = add i32 %33, %.neg4
  %42 = mul i32 %41, %32
  %43 = mul i32 %32, -1
  %44 = mul i32 %43, %41
  %45 = add i32 %.07, %44
  %46 = getelementptr inbounds i8, i8* %29, i64 8
  %47 = bitcast i8* %46 to i32*
  %48 = load i32, i32* %47, align 4
  %49 = sdiv i32 %45, %48
  %50 = mul i32 %49, %48
  %51 = xor i32 %45, %48
  %52 = icmp slt i32 %51, 0
  %53 = icmp ne i32 %.07, %42
  %54 = icmp ne i32 %45, %50
  %55 = and i1 %53, %52
  %56 = and i1 %54, %55
  %.neg5 = sext i1 %56 to i32
  %57 = add i32 %49, %.neg5
  %58 = mul i32 %57, %48
  %59 = sub i32 %44, %58
  %60 = add i32 %.07, %59
  %61 = getelementptr inbounds i8, i8* %29, i64 12
  %62 = bitcast i8* %61 to i32*
  %63 = load i32, i32* %62, align 4
  %64 = sdiv i32 %60, %63
  %65 = mul i32 %64, %63
  %66 = xor i32 %60, %63
  %67 = icmp slt i32 %66, 0
  %68 = icmp ne i32 %45, %58
  %69 = icmp ne i32 %60, %65
  %70 = and i1 %68, %67
  %71 = and i1 %69, %70
  %.neg6 = sext i1 %71 to i32
  %72 = add i32 %64, %.neg6
  %73 = mul i32 %72, %63
  %74 = sub i32 1000000, %32
  %75 = mul i32 %41, %74
  %76 = sub i32 10000, %48
  %77 = mul i32 %57, %76
  %78 = add i32 %75, %77
  %79 = sub i32 100, %63
  %80 = mul i32 %72, %79
  %81 = add i32 %78, %80
  %82 = add i32 %.07, %81
  %83 = add i32 %82, 1
  %84 = load i32*, i32** %23, align 8
  %85 = load i32, i32* %24, align 4
  %86 = load i32, i32* %25, align 4
  %87 = load i32, i32* %26, align 4
  %88 = mul i32 %85, %41
  %89 = add i32 %57, %88
  %90 = mul i32 %89, %86
  %91 = add i32 %72, %90
  %92 = mul i32 %91, %87
  %93 = sub i32 %92, %42
  %94 = sub i32 %93, %58
  %95 = sub i32 %94, %73
  %96 = add i32 %.07, %95
  %97 = sext i32 %96 to i64
  %98 = getelementptr i32, i32* %84, i64 %97
  %99 = atomicrmw add i32* %98, i32 %83 seq_cst, align 4
  %100 = add nsw i32 %.07, 1
  %exitcond.not = icmp eq i32 %19, %100
  br i1 %exitcond.not, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.35, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.35**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.35*, %struct.RuntimeContext.35** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.35*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.35*, i8*)*, void (%struct.RuntimeContext.35*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.35*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.35*, i8*, i32)*, void (%struct.RuntimeContext.35*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.35*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.35*, i8*)*, void (%struct.RuntimeContext.35*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.35*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.35* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.35* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.35* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.35, %struct.RuntimeContext.35* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.35* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.35* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !8

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.35*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.35* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %25

25:                                               ; preds = %24, %.loopexit
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smin.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #5

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #6

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #6

attributes #0 = { mustprogress nofree nosync nounwind willreturn }
attributes #1 = { nounwind }
attributes #2 = { nofree nounwind }
attributes #3 = { alwaysinline mustprogress nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
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
