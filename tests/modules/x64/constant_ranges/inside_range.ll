; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.83*, void (%struct.RuntimeContext.83*, i8*)*, void (%struct.RuntimeContext.83*, i8*, i32)*, void (%struct.RuntimeContext.83*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.83 = type { i8*, %struct.LLVMRuntime.82*, i32, i64* }
%struct.LLVMRuntime.82 = type { %struct.PreallocatedMemoryChunk.77, %struct.PreallocatedMemoryChunk.77, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.78*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.79*], [1024 x %struct.NodeManager.80*], [1024 x i8*], i8*, %struct.RandState.81*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.77 = type { i8*, i8*, i64 }
%struct.__va_list_tag.78 = type { i32, i32, i8*, i8* }
%struct.ListManager.79 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.82* }
%struct.NodeManager.80 = type <{ %struct.LLVMRuntime.82*, i32, i32, i32, i32, %struct.ListManager.79*, %struct.ListManager.79*, %struct.ListManager.79*, i32, [4 x i8] }>
%struct.RandState.81 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @inside_range_c92_0_kernel_0_range_for(%struct.RuntimeContext.83* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.83* %context, %struct.RuntimeContext.83** %4, align 8
  store void (%struct.RuntimeContext.83*, i8*)* null, void (%struct.RuntimeContext.83*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.83*, i8*, i32)* @function_body, void (%struct.RuntimeContext.83*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.83*, i8*)* null, void (%struct.RuntimeContext.83*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.83, %struct.RuntimeContext.83* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.82*, %struct.LLVMRuntime.82** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.82, %struct.LLVMRuntime.82* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.82, %struct.LLVMRuntime.82* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.83* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = shl i32 %2, 11
  %4 = add i32 %3, 2048
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 4096)
  %6 = icmp sgt i32 %5, %3
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = getelementptr inbounds %struct.RuntimeContext.83, %struct.RuntimeContext.83* %0, i64 0, i32 1
  %8 = add nuw nsw i32 %3, 7
  %9 = sub i32 0, %5
  br label %for_loop_body

for_loop_body:                                    ; preds = %after_if3.7, %for_loop_body.lr.ph
  %lsr.iv = phi i32 [ %lsr.iv.next, %after_if3.7 ], [ %8, %for_loop_body.lr.ph ]
  %10 = add nsw i32 %lsr.iv, -7
  %11 = add i32 %lsr.iv, -107
  %12 = icmp ult i32 %11, 2901
  br i1 %12, label %true_block1, label %after_if3

after_for.loopexit:                               ; preds = %after_if3.7
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void

true_block1:                                      ; preds = %for_loop_body
  %13 = load %struct.LLVMRuntime.82*, %struct.LLVMRuntime.82** %7, align 8
  %14 = getelementptr inbounds %struct.LLVMRuntime.82, %struct.LLVMRuntime.82* %13, i64 0, i32 7, i64 0
  %15 = load i8*, i8** %14, align 8
  %getch.i6 = getelementptr i8, i8* %15, i64 129536
  %16 = zext i32 %11 to i64
  %17 = shl nuw nsw i64 %16, 2
  %18 = getelementptr inbounds i8, i8* %getch.i6, i64 %17
  %19 = bitcast i8* %18 to i32*
  %20 = load i32, i32* %19, align 4
  %21 = mul i32 %20, 3
  %22 = add i32 %lsr.iv, %21
  %23 = add i32 %22, -7
  %getch.i = getelementptr i8, i8* %15, i64 145920
  %24 = zext i32 %10 to i64
  %25 = shl nuw nsw i64 %24, 2
  %26 = getelementptr inbounds i8, i8* %getch.i, i64 %25
  %27 = bitcast i8* %26 to i32*
  store i32 %23, i32* %27, align 4
  br label %after_if3

after_if3:                                        ; preds = %true_block1, %for_loop_body
  %28 = add i32 %lsr.iv, -106
  %29 = icmp ult i32 %28, 2901
  br i1 %29, label %true_block1.1, label %after_if3.1

true_block1.1:                                    ; preds = %after_if3
  %30 = add nsw i32 %lsr.iv, -6
  %31 = load %struct.LLVMRuntime.82*, %struct.LLVMRuntime.82** %7, align 8
  %32 = getelementptr inbounds %struct.LLVMRuntime.82, %struct.LLVMRuntime.82* %31, i64 0, i32 7, i64 0
  %33 = load i8*, i8** %32, align 8
  %getch.i6.1 = getelementptr i8, i8* %33, i64 129536
  %34 = zext i32 %28 to i64
  %35 = shl nuw nsw i64 %34, 2
  %36 = getelementptr inbounds i8, i8* %getch.i6.1, i64 %35
  %37 = bitcast i8* %36 to i32*
  %38 = load i32, i32* %37, align 4
  %39 = mul i32 %38, 3
  %40 = add i32 %lsr.iv, %39
  %41 = add i32 %40, -6
  %getch.i.1 = getelementptr i8, i8* %33, i64 145920
  %42 = zext i32 %30 to i64
  %43 = shl nuw nsw i64 %42, 2
  %44 = getelementptr inbounds i8, i8* %getch.i.1, i64 %43
  %45 = bitcast i8* %44 to i32*
  store i32 %41, i32* %45, align 4
  br label %after_if3.1

after_if3.1:                                      ; preds = %true_block1.1, %after_if3
  %46 = add i32 %lsr.iv, -105
  %47 = icmp ult i32 %46, 2901
  br i1 %47, label %true_block1.2, label %after_if3.2

true_block1.2:                                    ; preds = %after_if3.1
  %48 = add nsw i32 %lsr.iv, -5
  %49 = load %struct.LLVMRuntime.82*, %struct.LLVMRuntime.82** %7, align 8
  %50 = getelementptr inbounds %struct.LLVMRuntime.82, %struct.LLVMRuntime.82* %49, i64 0, i32 7, i64 0
  %51 = load i8*, i8** %50, align 8
  %getch.i6.2 = getelementptr i8, i8* %51, i64 129536
  %52 = zext i32 %46 to i64
  %53 = shl nuw nsw i64 %52, 2
  %54 = getelementptr inbounds i8, i8* %getch.i6.2, i64 %53
  %55 = bitcast i8* %54 to i32*
  %56 = load i32, i32* %55, align 4
  %57 = mul i32 %56, 3
  %58 = add i32 %lsr.iv, %57
  %59 = add i32 %58, -5
  %getch.i.2 = getelementptr i8, i8* %51, i64 145920
  %60 = zext i32 %48 to i64
  %61 = shl nuw nsw i64 %60, 2
  %62 = getelementptr inbounds i8, i8* %getch.i.2, i64 %61
  %63 = bitcast i8* %62 to i32*
  store i32 %59, i32* %63, align 4
  br label %after_if3.2

after_if3.2:                                      ; preds = %true_block1.2, %after_if3.1
  %64 = add i32 %lsr.iv, -104
  %65 = icmp ult i32 %64, 2901
  br i1 %65, label %true_block1.3, label %after_if3.3

true_block1.3:                                    ; preds = %after_if3.2
  %66 = add nsw i32 %lsr.iv, -4
  %67 = load %struct.LLVMRuntime.82*, %struct.LLVMRuntime.82** %7, align 8
  %68 = getelementptr inbounds %struct.LLVMRuntime.82, %struct.LLVMRuntime.82* %67, i64 0, i32 7, i64 0
  %69 = load i8*, i8** %68, align 8
  %getch.i6.3 = getelementptr i8, i8* %69, i64 129536
  %70 = zext i32 %64 to i64
  %71 = shl nuw nsw i64 %70, 2
  %72 = getelementptr inbounds i8, i8* %getch.i6.3, i64 %71
  %73 = bitcast i8* %72 to i32*
  %74 = load i32, i32* %73, align 4
  %75 = mul i32 %74, 3
  %76 = add i32 %lsr.iv, %75
  %77 = add i32 %76, -4
  %getch.i.3 = getelementptr i8, i8* %69, i64 145920
  %78 = zext i32 %66 to i64
  %79 = shl nuw nsw i64 %78, 2
  %80 = getelementptr inbounds i8, i8* %getch.i.3, i64 %79
  %81 = bitcast i8* %80 to i32*
  store i32 %77, i32* %81, align 4
  br label %after_if3.3

after_if3.3:                                      ; preds = %true_block1.3, %after_if3.2
  %82 = add i32 %lsr.iv, -103
  %83 = icmp ult i32 %82, 2901
  br i1 %83, label %true_block1.4, label %after_if3.4

true_block1.4:                                    ; preds = %after_if3.3
  %84 = add nsw i32 %lsr.iv, -3
  %85 = load %struct.LLVMRuntime.82*, %struct.LLVMRuntime.82** %7, align 8
  %86 = getelementptr inbounds %struct.LLVMRuntime.82, %struct.LLVMRuntime.82* %85, i64 0, i32 7, i64 0
  %87 = load i8*, i8** %86, align 8
  %getch.i6.4 = getelementptr i8, i8* %87, i64 129536
  %88 = zext i32 %82 to i64
  %89 = shl nuw nsw i64 %88, 2
  %90 = getelementptr inbounds i8, i8* %getch.i6.4, i64 %89
  %91 = bitcast i8* %90 to i32*
  %92 = load i32, i32* %91, align 4
  %93 = mul i32 %92, 3
  %94 = add i32 %lsr.iv, %93
  %95 = add i32 %94, -3
  %getch.i.4 = getelementptr i8, i8* %87, i64 145920
  %96 = zext i32 %84 to i64
  %97 = shl nuw nsw i64 %96, 2
  %98 = getelementptr inbounds i8, i8* %getch.i.4, i64 %97
  %99 = bitcast i8* %98 to i32*
  store i32 %95, i32* %99, align 4
  br label %after_if3.4

after_if3.4:                                      ; preds = %true_block1.4, %after_if3.3
  %100 = add i32 %lsr.iv, -102
  %101 = icmp ult i32 %100, 2901
  br i1 %101, label %true_block1.5, label %after_if3.5

true_block1.5:                                    ; preds = %after_if3.4
  %102 = add nsw i32 %lsr.iv, -2
  %103 = load %struct.LLVMRuntime.82*, %struct.LLVMRuntime.82** %7, align 8
  %104 = getelementptr inbounds %struct.LLVMRuntime.82, %struct.LLVMRuntime.82* %103, i64 0, i32 7, i64 0
  %105 = load i8*, i8** %104, align 8
  %getch.i6.5 = getelementptr i8, i8* %105, i64 129536
  %106 = zext i32 %100 to i64
  %107 = shl nuw nsw i64 %106, 2
  %108 = getelementptr inbounds i8, i8* %getch.i6.5, i64 %107
  %109 = bitcast i8* %108 to i32*
  %110 = load i32, i32* %109, align 4
  %111 = mul i32 %110, 3
  %112 = add i32 %lsr.iv, %111
  %113 = add i32 %112, -2
  %getch.i.5 = getelementptr i8, i8* %105, i64 145920
  %114 = zext i32 %102 to i64
  %115 = shl nuw nsw i64 %114, 2
  %116 = getelementptr inbounds i8, i8* %getch.i.5, i64 %115
  %117 = bitcast i8* %116 to i32*
  store i32 %113, i32* %117, align 4
  br label %after_if3.5

after_if3.5:                                      ; preds = %true_block1.5, %after_if3.4
  %118 = add i32 %lsr.iv, -101
  %119 = icmp ult i32 %118, 2901
  br i1 %119, label %true_block1.6, label %after_if3.6

true_block1.6:                                    ; preds = %after_if3.5
  %120 = add nsw i32 %lsr.iv, -1
  %121 = load %struct.LLVMRuntime.82*, %struct.LLVMRuntime.82** %7, align 8
  %122 = getelementptr inbounds %struct.LLVMRuntime.82, %struct.LLVMRuntime.82* %121, i64 0, i32 7, i64 0
  %123 = load i8*, i8** %122, align 8
  %getch.i6.6 = getelementptr i8, i8* %123, i64 129536
  %124 = zext i32 %118 to i64
  %125 = shl nuw nsw i64 %124, 2
  %126 = getelementptr inbounds i8, i8* %getch.i6.6, i64 %125
  %127 = bitcast i8* %126 to i32*
  %128 = load i32, i32* %127, align 4
  %129 = mul i32 %128, 3
  %130 = add i32 %lsr.iv, %129
  %131 = add i32 %130, -1
  %getch.i.6 = getelementptr i8, i8* %123, i64 145920
  %132 = zext i32 %120 to i64
  %133 = shl nuw nsw i64 %132, 2
  %134 = getelementptr inbounds i8, i8* %getch.i.6, i64 %133
  %135 = bitcast i8* %134 to i32*
  store i32 %131, i32* %135, align 4
  br label %after_if3.6

after_if3.6:                                      ; preds = %true_block1.6, %after_if3.5
  %136 = add i32 %lsr.iv, -100
  %137 = icmp ult i32 %136, 2901
  br i1 %137, label %true_block1.7, label %after_if3.7

true_block1.7:                                    ; preds = %after_if3.6
  %138 = load %struct.LLVMRuntime.82*, %struct.LLVMRuntime.82** %7, align 8
  %139 = getelementptr inbounds %struct.LLVMRuntime.82, %struct.LLVMRuntime.82* %138, i64 0, i32 7, i64 0
  %140 = load i8*, i8** %139, align 8
  %getch.i6.7 = getelementptr i8, i8* %140, i64 129536
  %141 = zext i32 %136 to i64
  %142 = shl nuw nsw i64 %141, 2
  %143 = getelementptr inbounds i8, i8* %getch.i6.7, i64 %142
  %144 = bitcast i8* %143 to i32*
  %145 = load i32, i32* %144, align 4
  %146 = mul i32 %145, 3
  %147 = add i32 %lsr.iv, %146
  %getch.i.7 = getelementptr i8, i8* %140, i64 145920
  %148 = zext i32 %lsr.iv to i64
  %149 = shl nuw nsw i64 %148, 2
  %150 = getelementptr inbounds i8, i8* %getch.i.7, i64 %149
  %151 = bitcast i8* %150 to i32*
  store i32 %147, i32* %151, align 4
  br label %after_if3.7

after_if3.7:                                      ; preds = %true_block1.7, %after_if3.6
  %lsr.iv.next = add i32 %lsr.iv, 8
  %152 = add i32 %9, %lsr.iv.next
  %exitcond.not.7 = icmp eq i32 %152, 7
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.83, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.83**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.83*, %struct.RuntimeContext.83** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.83*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.83*, i8*)*, void (%struct.RuntimeContext.83*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.83*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.83*, i8*, i32)*, void (%struct.RuntimeContext.83*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.83*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.83*, i8*)*, void (%struct.RuntimeContext.83*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.83*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.83* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.83* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.83* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.83, %struct.RuntimeContext.83* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.83* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.83* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !8

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.83*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.83* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
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
