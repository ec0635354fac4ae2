; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.209*, void (%struct.RuntimeContext.209*, i8*)*, void (%struct.RuntimeContext.209*, i8*, i32)*, void (%struct.RuntimeContext.209*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.209 = type { i8*, %struct.LLVMRuntime.208*, i32, i64* }
%struct.LLVMRuntime.208 = type { %struct.PreallocatedMemoryChunk.203, %struct.PreallocatedMemoryChunk.203, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.204*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.205*], [1024 x %struct.NodeManager.206*], [1024 x i8*], i8*, %struct.RandState.207*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.203 = type { i8*, i8*, i64 }
%struct.__va_list_tag.204 = type { i32, i32, i8*, i8* }
%struct.ListManager.205 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.208* }
%struct.NodeManager.206 = type <{ %struct.LLVMRuntime.208*, i32, i32, i32, i32, %struct.ListManager.205*, %struct.ListManager.205*, %struct.ListManager.205*, i32, [4 x i8] }>
%struct.RandState.207 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @around_zero_c110_0_kernel_0_range_for(%struct.RuntimeContext.209* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.209* %context, %struct.RuntimeContext.209** %4, align 8
  store void (%struct.RuntimeContext.209*, i8*)* null, void (%struct.RuntimeContext.209*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.209*, i8*, i32)* @function_body, void (%struct.RuntimeContext.209*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.209*, i8*)* null, void (%struct.RuntimeContext.209*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.209, %struct.RuntimeContext.209* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.208*, %struct.LLVMRuntime.208** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.208, %struct.LLVMRuntime.208* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.208, %struct.LLVMRuntime.208* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.209* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = shl i32 %2, 10
  %4 = add i32 %3, -1024
  %5 = tail call i32 @llvm.smin.i32(i32 %3, i32 1024)
  %6 = icmp slt i32 %4, %5
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = getelementptr inbounds %struct.RuntimeContext.209, %struct.RuntimeContext.209* %0, i64 0, i32 1
  %8 = sext i32 %4 to i64
  %wide.trip.count = sext i32 %5 to i64
  %9 = mul i32 %2, 5120
  %10 = add i32 %9, -5120
  %11 = shl nsw i64 %8, 32
  %12 = sub i64 %wide.trip.count, %8
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.lr.ph
  %lsr.iv20 = phi i64 [ %lsr.iv.next21, %for_loop_body ], [ %12, %for_loop_body.lr.ph ]
  %lsr.iv18 = phi i64 [ %lsr.iv.next19, %for_loop_body ], [ %11, %for_loop_body.lr.ph ]
  %lsr.iv = phi i32 [ %lsr.iv.next, %for_loop_body ], [ %10, %for_loop_body.lr.ph ]
  %13 = load %struct.LLVMRuntime.208*, %struct.LLVMRuntime.208** %7, align 8
  %14 = getelementptr inbounds %struct.LLVMRuntime.208, %struct.LLVMRuntime.208* %13, i64 0, i32 7, i64 0
  %15 = load i8*, i8** %14, align 8
  %getch.i4 = getelementptr i8, i8* %15, i64 129536
  %16 = add i64 %lsr.iv18, 6442450944000
  %17 = ashr exact i64 %16, 30
  %18 = getelementptr inbounds i8, i8* %getch.i4, i64 %17
  %19 = bitcast i8* %18 to i32*
  %20 = load i32, i32* %19, align 4
  %21 = mul i32 %20, -1
  %22 = add i32 %lsr.iv, %21
  %getch.i = getelementptr i8, i8* %15, i64 145920
  %23 = add i64 %lsr.iv18, 4398046511104
  %24 = ashr exact i64 %23, 30
  %25 = getelementptr inbounds i8, i8* %getch.i, i64 %24
  %26 = bitcast i8* %25 to i32*
  store i32 %22, i32* %26, align 4
  %27 = load %struct.LLVMRuntime.208*, %struct.LLVMRuntime.208** %7, align 8
  %28 = getelementptr inbounds %struct.LLVMRuntime.208, %struct.LLVMRuntime.208* %27, i64 0, i32 7, i64 0
  %29 = load i8*, i8** %28, align 8
  %getch.i4.1 = getelementptr i8, i8* %29, i64 129536
  %30 = add i64 %lsr.iv18, 6446745911296
  %31 = ashr exact i64 %30, 30
  %32 = getelementptr inbounds i8, i8* %getch.i4.1, i64 %31
  %33 = bitcast i8* %32 to i32*
  %34 = load i32, i32* %33, align 4
  %35 = mul i32 %34, -1
  %36 = add i32 %lsr.iv, %35
  %37 = add i32 %36, 5
  %getch.i.1 = getelementptr i8, i8* %29, i64 145920
  %38 = add i64 %lsr.iv18, 4402341478400
  %39 = ashr exact i64 %38, 30
  %40 = getelementptr inbounds i8, i8* %getch.i.1, i64 %39
  %41 = bitcast i8* %40 to i32*
  store i32 %37, i32* %41, align 4
  %42 = load %struct.LLVMRuntime.208*, %struct.LLVMRuntime.208** %7, align 8
  %43 = getelementptr inbounds %struct.LLVMRuntime.208, %struct.LLVMRuntime.208* %42, i64 0, i32 7, i64 0
  %44 = load i8*, i8** %43, align 8
  %getch.i4.2 = getelementptr i8, i8* %44, i64 129536
  %45 = add i64 %lsr.iv18, 6451040878592
  %46 = ashr exact i64 %45, 30
  %47 = getelementptr inbounds i8, i8* %getch.i4.2, i64 %46
  %48 = bitcast i8* %47 to i32*
  %49 = load i32, i32* %48, align 4
  %50 = mul i32 %49, -1
  %51 = add i32 %lsr.iv, %50
  %52 = add i32 %51, 10
  %getch.i.2 = getelementptr i8, i8* %44, i64 145920
  %53 = add i64 %lsr.iv18, 4406636445696
  %54 = ashr exact i64 %53, 30
  %55 = getelementptr inbounds i8, i8* %getch.i.2, i64 %54
  %56 = bitcast i8* %55 to i32*
  store i32 %52, i32* %56, align 4
  %57 = load %struct.LLVMRuntime.208*, %struct.LLVMRuntime.208** %7, align 8
  %58 = getelementptr inbounds %struct.LLVMRuntime.208, %struct.LLVMRuntime.208* %57, i64 0, i32 7, i64 0
  %59 = load i8*, i8** %58, align 8
  %getch.i4.3 = getelementptr i8, i8* %59, i64 129536
  %60 = add i64 %lsr.iv18, 6455335845888
  %61 = ashr exact i64 %60, 30
  %62 = getelementptr inbounds i8, i8* %getch.i4.3, i64 %61
  %63 = bitcast i8* %62 to i32*
  %64 = load i32, i32* %63, align 4
  %65 = mul i32 %64, -1
  %66 = add i32 %lsr.iv, %65
  %67 = add i32 %66, 15
  %getch.i.3 = getelementptr i8, i8* %59, i64 145920
  %68 = add i64 %lsr.iv18, 4410931412992
  %69 = ashr exact i64 %68, 30
  %70 = getelementptr inbounds i8, i8* %getch.i.3, i64 %69
  %71 = bitcast i8* %70 to i32*
  store i32 %67, i32* %71, align 4
  %72 = load %struct.LLVMRuntime.208*, %struct.LLVMRuntime.208** %7, align 8
  %73 = getelementptr inbounds %struct.LLVMRuntime.208, %struct.LLVMRuntime.208* %72, i64 0, i32 7, i64 0
  %74 = load i8*, i8** %73, align 8
  %getch.i4.4 = getelementptr i8, i8* %74, i64 129536
  %75 = add i64 %lsr.iv18, 6459630813184
  %76 = ashr exact i64 %75, 30
  %77 = getelementptr inbounds i8, i8* %getch.i4.4, i64 %76
  %78 = bitcast i8* %77 to i32*
  %79 = load i32, i32* %78, align 4
  %80 = mul i32 %79, -1
  %81 = add i32 %lsr.iv, %80
  %82 = add i32 %81, 20
  %getch.i.4 = getelementptr i8, i8* %74, i64 145920
  %83 = add i64 %lsr.iv18, 4415226380288
  %84 = ashr exact i64 %83, 30
  %85 = getelementptr inbounds i8, i8* %getch.i.4, i64 %84
  %86 = bitcast i8* %85 to i32*
  store i32 %82, i32* %86, align 4
  %87 = load %struct.LLVMRuntime.208*, %struct.LLVMRuntime.208** %7, align 8
  %88 = getelementptr inbounds %struct.LLVMRuntime.208, %struct.LLVMRuntime.208* %87, i64 0, i32 7, i64 0
  %89 = load i8*, i8** %88, align 8
  %getch.i4.5 = getelementptr i8, i8* %89, i64 129536
  %90 = add i64 %lsr.iv18, 6463925780480
  %91 = ashr exact i64 %90, 30
  %92 = getelementptr inbounds i8, i8* %getch.i4.5, i64 %91
  %93 = bitcast i8* %92 to i32*
  %94 = load i32, i32* %93, align 4
  %95 = mul i32 %94, -1
  %96 = add i32 %lsr.iv, %95
  %97 = add i32 %96, 25
  %getch.i.5 = getelementptr i8, i8* %89, i64 145920
  %98 = add i64 %lsr.iv18, 4419521347584
  %99 = ashr exact i64 %98, 30
  %100 = getelementptr inbounds i8, i8* %getch.i.5, i64 %99
  %101 = bitcast i8* %100 to i32*
  store i32 %97, i32* %101, align 4
  %102 = load %struct.LLVMRuntime.208*, %struct.LLVMRuntime.208** %7, align 8
  %103 = getelementptr inbounds %struct.LLVMRuntime.208, %struct.LLVMRuntime.208* %102, i64 0, i32 7, i64 0
  %104 = load i8*, i8** %103, align 8
  %getch.i4.6 = getelementptr i8, i8* %104, i64 129536
  %105 = add i64 %lsr.iv18, 6468220747776
  %106 = ashr exact i64 %105, 30
  %107 = getelementptr inbounds i8, i8* %getch.i4.6, i64 %106
  %108 = bitcast i8* %107 to i32*
  %109 = load i32, i32* %108, align 4
  %110 = mul i32 %109, -1
  %111 = add i32 %lsr.iv, %110
  %112 = add i32 %111, 30
  %getch.i.6 = getelementptr i8, i8* %104, i64 145920
  %113 = add i64 %lsr.iv18, 4423816314880
  %114 = ashr exact i64 %113, 30
  %115 = getelementptr inbounds i8, i8* %getch.i.6, i64 %114
  %116 = bitcast i8* %115 to i32*
  store i32 %112, i32* %116, align 4
  %117 = load %struct.LLVMRuntime.208*, %struct.LLVMRuntime.208** %7, align 8
  %118 = getelementptr inbounds %struct.LLVMRuntime.208, %struct.LLVMRuntime.208* %117, i64 0, i32 7, i64 0
  %119 = load i8*, i8** %118, align 8
  %getch.i4.7 = getelementptr i8, i8* %119, i64 129536
  %120 = add i64 %lsr.iv18, 6472515715072
  %121 = ashr exact i64 %120, 30
  %122 = getelementptr inbounds i8, i8* %getch.i4.7, i64 %121
  %123 = bitcast i8* %122 to i32*
  %124 = load i32, i32* %123, align 4
  %125 = mul i32 %124, -1
  %126 = add i32 %lsr.iv, %125
  %127 = add i32 %126, 35
  %getch.i.7 = getelementptr i8, i8* %119, i64 145920
  %128 = add i64 %lsr.iv18, 4428111282176
  %129 = ashr exact i64 %128, 30
  %130 = getelementptr inbounds i8, i8* %getch.i.7, i64 %129
  %131 = bitcast i8* %130 to i32*
  store i32 %127, i32* %131, align 4
  %lsr.iv.next = add i32 %lsr.iv, 40
  %lsr.iv.next19 = add i64 %lsr.iv18, 34359738368
  %lsr.iv.next21 = add i64 %lsr.iv20, -8
  %exitcond.not.7 = icmp eq i64 %lsr.iv.next21, 0
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.209, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.209**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.209*, %struct.RuntimeContext.209** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.209*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.209*, i8*)*, void (%struct.RuntimeContext.209*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.209*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.209*, i8*, i32)*, void (%struct.RuntimeContext.209*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.209*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.209*, i8*)*, void (%struct.RuntimeContext.209*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.209*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.209* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.209* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.209* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.209, %struct.RuntimeContext.209* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.209* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.209* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !8

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.209*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.209* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
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
