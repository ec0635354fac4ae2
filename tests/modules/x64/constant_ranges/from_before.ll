; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.125*, void (%struct.RuntimeContext.125*, i8*)*, void (%struct.RuntimeContext.125*, i8*, i32)*, void (%struct.RuntimeContext.125*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.125 = type { i8*, %struct.LLVMRuntime.124*, i32, i64* }
%struct.LLVMRuntime.124 = type { %struct.PreallocatedMemoryChunk.119, %struct.PreallocatedMemoryChunk.119, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.120*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.121*], [1024 x %struct.NodeManager.122*], [1024 x i8*], i8*, %struct.RandState.123*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.119 = type { i8*, i8*, i64 }
%struct.__va_list_tag.120 = type { i32, i32, i8*, i8* }
%struct.ListManager.121 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.124* }
%struct.NodeManager.122 = type <{ %struct.LLVMRuntime.124*, i32, i32, i32, i32, %struct.ListManager.121*, %struct.ListManager.121*, %struct.ListManager.121*, i32, [4 x i8] }>
%struct.RandState.123 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @from_before_c98_0_kernel_0_range_for(%struct.RuntimeContext.125* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.125* %context, %struct.RuntimeContext.125** %4, align 8
  store void (%struct.RuntimeContext.125*, i8*)* null, void (%struct.RuntimeContext.125*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.125*, i8*, i32)* @function_body, void (%struct.RuntimeContext.125*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.125*, i8*)* null, void (%struct.RuntimeContext.125*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.125, %struct.RuntimeContext.125* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.124*, %struct.LLVMRuntime.124** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.124, %struct.LLVMRuntime.124* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.124, %struct.LLVMRuntime.124* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.125* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = shl i32 %2, 11
  %4 = add i32 %3, 2048
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 4096)
  %6 = icmp sgt i32 %5, %3
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = getelementptr inbounds %struct.RuntimeContext.125, %struct.RuntimeContext.125* %0, i64 0, i32 1
  %8 = add nuw nsw i32 %3, 1
  %9 = sub i32 0, %5
  br label %for_loop_body

for_loop_body:                                    ; preds = %after_if.7, %for_loop_body.lr.ph
  %lsr.iv = phi i32 [ %lsr.iv.next, %after_if.7 ], [ %8, %for_loop_body.lr.ph ]
  %10 = add nsw i32 %lsr.iv, -1
  %11 = icmp sgt i32 %10, 4
  br i1 %11, label %true_block, label %after_if

after_for.loopexit:                               ; preds = %after_if.7
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void

true_block:                                       ; preds = %for_loop_body
  %12 = add i32 %lsr.iv, -6
  %13 = load %struct.LLVMRuntime.124*, %struct.LLVMRuntime.124** %7, align 8
  %14 = getelementptr inbounds %struct.LLVMRuntime.124, %struct.LLVMRuntime.124* %13, i64 0, i32 7, i64 0
  %15 = load i8*, i8** %14, align 8
  %getch.i = getelementptr i8, i8* %15, i64 129536
  %16 = zext i32 %12 to i64
  %17 = shl nuw nsw i64 %16, 2
  %18 = getelementptr inbounds i8, i8* %getch.i, i64 %17
  %19 = bitcast i8* %18 to i32*
  %20 = load i32, i32* %19, align 4
  %21 = mul i32 %20, 3
  %22 = add i32 %lsr.iv, %21
  %23 = add i32 %22, -1
  %24 = zext i32 %10 to i64
  %25 = shl nuw nsw i64 %24, 2
  %26 = getelementptr inbounds i8, i8* %getch.i, i64 %25
  %27 = bitcast i8* %26 to i32*
  store i32 %23, i32* %27, align 4
  br label %after_if

after_if:                                         ; preds = %true_block, %for_loop_body
  %28 = icmp sgt i32 %10, 3
  br i1 %28, label %true_block.1, label %after_if.1

true_block.1:                                     ; preds = %after_if
  %29 = add i32 %lsr.iv, -5
  %30 = load %struct.LLVMRuntime.124*, %struct.LLVMRuntime.124** %7, align 8
  %31 = getelementptr inbounds %struct.LLVMRuntime.124, %struct.LLVMRuntime.124* %30, i64 0, i32 7, i64 0
  %32 = load i8*, i8** %31, align 8
  %getch.i.1 = getelementptr i8, i8* %32, i64 129536
  %33 = zext i32 %29 to i64
  %34 = shl nuw nsw i64 %33, 2
  %35 = getelementptr inbounds i8, i8* %getch.i.1, i64 %34
  %36 = bitcast i8* %35 to i32*
  %37 = load i32, i32* %36, align 4
  %38 = mul i32 %37, 3
  %39 = add i32 %lsr.iv, %38
  %40 = zext i32 %lsr.iv to i64
  %41 = shl nuw nsw i64 %40, 2
  %42 = getelementptr inbounds i8, i8* %getch.i.1, i64 %41
  %43 = bitcast i8* %42 to i32*
  store i32 %39, i32* %43, align 4
  br label %after_if.1

after_if.1:                                       ; preds = %true_block.1, %after_if
  %44 = icmp sgt i32 %10, 2
  br i1 %44, label %true_block.2, label %after_if.2

true_block.2:                                     ; preds = %after_if.1
  %45 = add nsw i32 %lsr.iv, 1
  %46 = add i32 %lsr.iv, -4
  %47 = load %struct.LLVMRuntime.124*, %struct.LLVMRuntime.124** %7, align 8
  %48 = getelementptr inbounds %struct.LLVMRuntime.124, %struct.LLVMRuntime.124* %47, i64 0, i32 7, i64 0
  %49 = load i8*, i8** %48, align 8
  %getch.i.2 = getelementptr i8, i8* %49, i64 129536
  %50 = zext i32 %46 to i64
  %51 = shl nuw nsw i64 %50, 2
  %52 = getelementptr inbounds i8, i8* %getch.i.2, i64 %51
  %53 = bitcast i8* %52 to i32*
  %54 = load i32, i32* %53, align 4
  %55 = mul i32 %54, 3
  %56 = add i32 %lsr.iv, %55
  %57 = add i32 %56, 1
  %58 = zext i32 %45 to i64
  %59 = shl nuw nsw i64 %58, 2
  %60 = getelementptr inbounds i8, i8* %getch.i.2, i64 %59
  %61 = bitcast i8* %60 to i32*
  store i32 %57, i32* %61, align 4
  br label %after_if.2

after_if.2:                                       ; preds = %true_block.2, %after_if.1
  %62 = icmp sgt i32 %10, 1
  br i1 %62, label %true_block.3, label %after_if.3

true_block.3:                                     ; preds = %after_if.2
  %63 = add nsw i32 %lsr.iv, 2
  %64 = add i32 %lsr.iv, -3
  %65 = load %struct.LLVMRuntime.124*, %struct.LLVMRuntime.124** %7, align 8
  %66 = getelementptr inbounds %struct.LLVMRuntime.124, %struct.LLVMRuntime.124* %65, i64 0, i32 7, i64 0
  %67 = load i8*, i8** %66, align 8
  %getch.i.3 = getelementptr i8, i8* %67, i64 129536
  %68 = zext i32 %64 to i64
  %69 = shl nuw nsw i64 %68, 2
  %70 = getelementptr inbounds i8, i8* %getch.i.3, i64 %69
  %71 = bitcast i8* %70 to i32*
  %72 = load i32, i32* %71, align 4
  %73 = mul i32 %72, 3
  %74 = add i32 %lsr.iv, %73
  %75 = add i32 %74, 2
  %76 = zext i32 %63 to i64
  %77 = shl nuw nsw i64 %76, 2
  %78 = getelementptr inbounds i8, i8* %getch.i.3, i64 %77
  %79 = bitcast i8* %78 to i32*
  store i32 %75, i32* %79, align 4
  br label %after_if.3

after_if.3:                                       ; preds = %true_block.3, %after_if.2
  %80 = icmp sgt i32 %10, 0
  br i1 %80, label %true_block.4, label %after_if.4

true_block.4:                                     ; preds = %after_if.3
  %81 = add nsw i32 %lsr.iv, 3
  %82 = add i32 %lsr.iv, -2
  %83 = load %struct.LLVMRuntime.124*, %struct.LLVMRuntime.124** %7, align 8
  %84 = getelementptr inbounds %struct.LLVMRuntime.124, %struct.LLVMRuntime.124* %83, i64 0, i32 7, i64 0
  %85 = load i8*, i8** %84, align 8
  %getch.i.4 = getelementptr i8, i8* %85, i64 129536
  %86 = zext i32 %82 to i64
  %87 = shl nuw nsw i64 %86, 2
  %88 = getelementptr inbounds i8, i8* %getch.i.4, i64 %87
  %89 = bitcast i8* %88 to i32*
  %90 = load i32, i32* %89, align 4
  %91 = mul i32 %90, 3
  %92 = add i32 %lsr.iv, %91
  %93 = add i32 %92, 3
  %94 = zext i32 %81 to i64
  %95 = shl nuw nsw i64 %94, 2
  %96 = getelementptr inbounds i8, i8* %getch.i.4, i64 %95
  %97 = bitcast i8* %96 to i32*
  store i32 %93, i32* %97, align 4
  br label %after_if.4

after_if.4:                                       ; preds = %true_block.4, %after_if.3
  %98 = icmp sgt i32 %10, -1
  br i1 %98, label %true_block.5, label %after_if.5

true_block.5:                                     ; preds = %after_if.4
  %99 = add nsw i32 %lsr.iv, 4
  %100 = load %struct.LLVMRuntime.124*, %struct.LLVMRuntime.124** %7, align 8
  %101 = getelementptr inbounds %struct.LLVMRuntime.124, %struct.LLVMRuntime.124* %100, i64 0, i32 7, i64 0
  %102 = load i8*, i8** %101, align 8
  %getch.i.5 = getelementptr i8, i8* %102, i64 129536
  %103 = zext i32 %10 to i64
  %104 = shl nuw nsw i64 %103, 2
  %105 = getelementptr inbounds i8, i8* %getch.i.5, i64 %104
  %106 = bitcast i8* %105 to i32*
  %107 = load i32, i32* %106, align 4
  %108 = mul i32 %107, 3
  %109 = add i32 %lsr.iv, %108
  %110 = add i32 %109, 4
  %111 = zext i32 %99 to i64
  %112 = shl nuw nsw i64 %111, 2
  %113 = getelementptr inbounds i8, i8* %getch.i.5, i64 %112
  %114 = bitcast i8* %113 to i32*
  store i32 %110, i32* %114, align 4
  br label %after_if.5

after_if.5:                                       ; preds = %true_block.5, %after_if.4
  %115 = icmp sgt i32 %10, -2
  br i1 %115, label %true_block.6, label %after_if.6

true_block.6:                                     ; preds = %after_if.5
  %116 = add nsw i32 %lsr.iv, 5
  %117 = load %struct.LLVMRuntime.124*, %struct.LLVMRuntime.124** %7, align 8
  %118 = getelementptr inbounds %struct.LLVMRuntime.124, %struct.LLVMRuntime.124* %117, i64 0, i32 7, i64 0
  %119 = load i8*, i8** %118, align 8
  %getch.i.6 = getelementptr i8, i8* %119, i64 129536
  %120 = zext i32 %lsr.iv to i64
  %121 = shl nuw nsw i64 %120, 2
  %122 = getelementptr inbounds i8, i8* %getch.i.6, i64 %121
  %123 = bitcast i8* %122 to i32*
  %124 = load i32, i32* %123, align 4
  %125 = mul i32 %124, 3
  %126 = add i32 %lsr.iv, %125
  %127 = add i32 %126, 5
  %128 = zext i32 %116 to i64
  %129 = shl nuw nsw i64 %128, 2
  %130 = getelementptr inbounds i8, i8* %getch.i.6, i64 %129
  %131 = bitcast i8* %130 to i32*
  store i32 %127, i32* %131, align 4
  br label %after_if.6

after_if.6:                                       ; preds = %true_block.6, %after_if.5
  %132 = icmp sgt i32 %10, -3
  br i1 %132, label %true_block.7, label %after_if.7

true_block.7:                                     ; preds = %after_if.6
  %133 = add nsw i32 %lsr.iv, 6
  %134 = add nsw i32 %lsr.iv, 1
  %135 = load %struct.LLVMRuntime.124*, %struct.LLVMRuntime.124** %7, align 8
  %136 = getelementptr inbounds %struct.LLVMRuntime.124, %struct.LLVMRuntime.124* %135, i64 0, i32 7, i64 0
  %137 = load i8*, i8** %136, align 8
  %getch.i.7 = getelementptr i8, i8* %137, i64 129536
  %138 = zext i32 %134 to i64
  %139 = shl nuw nsw i64 %138, 2
  %140 = getelementptr inbounds i8, i8* %getch.i.7, i64 %139
  %141 = bitcast i8* %140 to i32*
  %142 = load i32, i32* %141, align 4
  %143 = mul i32 %142, 3
  %144 = add i32 %lsr.iv, %143
  %145 = add i32 %144, 6
  %146 = zext i32 %133 to i64
  %147 = shl nuw nsw i64 %146, 2
  %148 = getelementptr inbounds i8, i8* %getch.i.7, i64 %147
  %149 = bitcast i8* %148 to i32*
  store i32 %145, i32* %149, align 4
  br label %after_if.7

after_if.7:                                       ; preds = %true_block.7, %after_if.6
  %lsr.iv.next = add i32 %lsr.iv, 8
  %150 = add i32 %9, %lsr.iv.next
  %exitcond.not.7 = icmp eq i32 %150, 1
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.125, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.125**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.125*, %struct.RuntimeContext.125** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.125*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.125*, i8*)*, void (%struct.RuntimeContext.125*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.125*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.125*, i8*, i32)*, void (%struct.RuntimeContext.125*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.125*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.125*, i8*)*, void (%struct.RuntimeContext.125*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.125*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.125* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.125* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.125* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.125, %struct.RuntimeContext.125* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.125* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.125* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !8

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.125*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.125* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
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
