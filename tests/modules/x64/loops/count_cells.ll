; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.189*, void (%struct.RuntimeContext.189*, i8*)*, void (%struct.RuntimeContext.189*, i8*, i32)*, void (%struct.RuntimeContext.189*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.189 = type { i8*, %struct.LLVMRuntime.188*, i32, i64* }
%struct.LLVMRuntime.188 = type { %struct.PreallocatedMemoryChunk.183, %struct.PreallocatedMemoryChunk.183, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.184*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.185*], [1024 x %struct.NodeManager.186*], [1024 x i8*], i8*, %struct.RandState.187*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.183 = type { i8*, i8*, i64 }
%struct.__va_list_tag.184 = type { i32, i32, i8*, i8* }
%struct.ListManager.185 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.188* }
%struct.NodeManager.186 = type <{ %struct.LLVMRuntime.188*, i32, i32, i32, i32, %struct.ListManager.185*, %struct.ListManager.185*, %struct.ListManager.185*, i32, [4 x i8] }>
%struct.RandState.187 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @count_cells_c106_0_kernel_0_range_for(%struct.RuntimeContext.189* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.189* %context, %struct.RuntimeContext.189** %4, align 8
  store void (%struct.RuntimeContext.189*, i8*)* null, void (%struct.RuntimeContext.189*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.189*, i8*, i32)* @function_body, void (%struct.RuntimeContext.189*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.189*, i8*)* null, void (%struct.RuntimeContext.189*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.189, %struct.RuntimeContext.189* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.188*, %struct.LLVMRuntime.188** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.188, %struct.LLVMRuntime.188* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.188, %struct.LLVMRuntime.188* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.189* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = mul i32 %2, 75000
  %4 = add i32 %3, 75000
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 150000)
  %6 = icmp sgt i32 %5, %3
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = bitcast %struct.RuntimeContext.189* %0 to { { { i32, i32 }, i32* } }**
  %8 = load { { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* } }** %7, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.189, %struct.RuntimeContext.189* %0, i64 0, i32 1
  %10 = getelementptr { { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* } }* %8, i64 0, i32 0, i32 1
  %11 = getelementptr { { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* } }* %8, i64 0, i32 0, i32 0, i32 1
  %12 = add nuw nsw i32 %3, 7
  %13 = sub i32 0, %5
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.lr.ph
  %lsr.iv = phi i32 [ %lsr.iv.next, %for_loop_body ], [ %12, %for_loop_body.lr.ph ]
  %14 = add nsw i32 %lsr.iv, -7
  %15 = sdiv i32 %14, 500
  %16 = srem i32 %14, 500
  %17 = mul i32 %15, 1000
  %18 = add i32 %17, %16
  %19 = load %struct.LLVMRuntime.188*, %struct.LLVMRuntime.188** %9, align 8
  %20 = getelementptr inbounds %struct.LLVMRuntime.188, %struct.LLVMRuntime.188* %19, i64 0, i32 7, i64 0
  %21 = load i8*, i8** %20, align 8
  %22 = mul nsw i32 %15, 500
  %23 = add i32 %22, %16
  %24 = sext i32 %23 to i64
  %25 = shl nsw i64 %24, 2
  %26 = getelementptr inbounds i8, i8* %21, i64 %25
  %27 = bitcast i8* %26 to i32*
  %28 = load i32, i32* %27, align 4
  %29 = add i32 %18, %28
  store i32 %29, i32* %27, align 4
  %30 = load i32*, i32** %10, align 8
  %31 = load i32, i32* %11, align 4
  %32 = mul i32 %31, %15
  %33 = add i32 %32, %16
  %34 = sext i32 %33 to i64
  %35 = getelementptr i32, i32* %30, i64 %34
  store i32 %29, i32* %35, align 4
  %36 = add nsw i32 %lsr.iv, -6
  %37 = sdiv i32 %36, 500
  %38 = srem i32 %36, 500
  %39 = mul i32 %37, 1000
  %40 = add i32 %39, %38
  %41 = load %struct.LLVMRuntime.188*, %struct.LLVMRuntime.188** %9, align 8
  %42 = getelementptr inbounds %struct.LLVMRuntime.188, %struct.LLVMRuntime.188* %41, i64 0, i32 7, i64 0
  %43 = load i8*, i8** %42, align 8
  %44 = mul nsw i32 %37, 500
  %45 = add i32 %44, %38
  %46 = sext i32 %45 to i64
  %47 = shl nsw i64 %46, 2
  %48 = getelementptr inbounds i8, i8* %43, i64 %47
  %49 = bitcast i8* %48 to i32*
  %50 = load i32, i32* %49, align 4
  %51 = add i32 %40, %50
  store i32 %51, i32* %49, align 4
  %52 = load i32*, i32** %10, align 8
  %53 = load i32, i32* %11, align 4
  %54 = mul i32 %53, %37
  %55 = add i32 %54, %38
  %56 = sext i32 %55 to i64
  %57 = getelementptr i32, i32* %52, i64 %56
  store i32 %51, i32* %57, align 4
  %58 = add nsw i32 %lsr.iv, -5
  %59 = sdiv i32 %58, 500
  %60 = srem i32 %58, 500
  %61 = mul i32 %59, 1000
  %62 = add i32 %61, %60
  %63 = load %struct.LLVMRuntime.188*, %struct.LLVMRuntime.188** %9, align 8
  %64 = getelementptr inbounds %struct.LLVMRuntime.188, %struct.LLVMRuntime.188* %63, i64 0, i32 7, i64 0
  %65 = load i8*, i8** %64, align 8
  %66 = mul nsw i32 %59, 500
  %67 = add i32 %66, %60
  %68 = sext i32 %67 to i64
  %69 = shl nsw i64 %68, 2
  %70 = getelementptr inbounds i8, i8* %65, i64 %69
  %71 = bitcast i8* %70 to i32*
  %72 = load i32, i32* %71, align 4
  %73 = add i32 %62, %72
  store i32 %73, i32* %71, align 4
  %74 = load i32*, i32** %10, align 8
  %75 = load i32, i32* %11, align 4
  %76 = mul i32 %75, %59
  %77 = add i32 %76, %60
  %78 = sext i32 %77 to i64
  %79 = getelementptr i32, i32* %74, i64 %78
  store i32 %73, i32* %79, align 4
  %80 = add nsw i32 %lsr.iv, -4
  %81 = sdiv i32 %80, 500
  %82 = srem i32 %80, 500
  %83 = mul i32 %81, 1000
  %84 = add i32 %83, %82
  %85 = load %struct.LLVMRuntime.188*, %struct.LLVMRuntime.188** %9, align 8
  %86 = getelementptr inbounds %struct.LLVMRuntime.188, %struct.LLVMRuntime.188* %85, i64 0, i32 7, i64 0
  %87 = load i8*, i8** %86, align 8
  %88 = mul nsw i32 %81, 500
  %89 = add i32 %88, %82
  %90 = sext i32 %89 to i64
  %91 = shl nsw i64 %90, 2
  %92 = getelementptr inbounds i8, i8* %87, i64 %91
  %93 = bitcast i8* %92 to i32*
  %94 = load i32, i32* %93, align 4
  %95 = add i32 %84, %94
  store i32 %95, i32* %93, align 4
  %96 = load i32*, i32** %10, align 8
  %97 = load i32, i32* %11, align 4
  %98 = mul i32 %97, %81
  %99 = add i32 %98, %82
  %100 = sext i32 %99 to i64
  %101 = getelementptr i32, i32* %96, i64 %100
  store i32 %95, i32* %101, align 4
  %102 = add nsw i32 %lsr.iv, -3
  %103 = sdiv i32 %102, 500
  %104 = srem i32 %102, 500
  %105 = mul i32 %103, 1000
  %106 = add i32 %105, %104
  %107 = load %struct.LLVMRuntime.188*, %struct.LLVMRuntime.188** %9, align 8
  %108 = getelementptr inbounds %struct.LLVMRuntime.188, %struct.LLVMRuntime.188* %107, i64 0, i32 7, i64 0
  %109 = load i8*, i8** %108, align 8
  %110 = mul nsw i32 %103, 500
  %111 = add i32 %110, %104
  %112 = sext i32 %111 to i64
  %113 = shl nsw i64 %112, 2
  %114 = getelementptr inbounds i8, i8* %109, i64 %113
  %115 = bitcast i8* %114 to i32*
  %116 = load i32, i32* %115, align 4
  %117 = add i32 %106, %116
  store i32 %117, i32* %115, align 4
  %118 = load i32*, i32** %10, align 8
  %119 = load i32, i32* %11, align 4
  %120 = mul i32 %119, %103
  %121 = add i32 %120, %104
  %122 = sext i32 %121 to i64
  %123 = getelementptr i32, i32* %118, i64 %122
  store i32 %117, i32* %123, align 4
  %124 = add nsw i32 %lsr.iv, -2
  %125 = sdiv i32 %124, 500
  %126 = srem i32 %124, 500
  %127 = mul i32 %125, 1000
  %128 = add i32 %127, %126
  %129 = load %struct.LLVMRuntime.188*, %struct.LLVMRuntime.188** %9, align 8
  %130 = getelementptr inbounds %struct.LLVMRuntime.188, %struct.LLVMRuntime.188* %129, i64 0, i32 7, i64 0
  %131 = load i8*, i8** %130, align 8
  %132 = mul nsw i32 %125, 500
  %133 = add i32 %132, %126
  %134 = sext i32 %133 to i64
  %135 = shl nsw i64 %134, 2
  %136 = getelementptr inbounds i8, i8* %131, i64 %135
  %137 = bitcast i8* %136 to i32*
  %138 = load i32, i32* %137, align 4
  %139 = add i32 %128, %138
  store i32 %139, i32* %137, align 4
  %140 = load i32*, i32** %10, align 8
  %141 = load i32, i32* %11, align 4
  %142 = mul i32 %141, %125
  %143 = add i32 %142, %126
  %144 = sext i32 %143 to i64
  %145 = getelementptr i32, i32* %140, i64 %144
  store i32 %139, i32* %145, align 4
  %146 = add nsw i32 %lsr.iv, -1
  %147 = sdiv i32 %146, 500
  %148 = srem i32 %146, 500
  %149 = mul i32 %147, 1000
  %150 = add i32 %149, %148
  %151 = load %struct.LLVMRuntime.188*, %struct.LLVMRuntime.188** %9, align 8
  %152 = getelementptr inbounds %struct.LLVMRuntime.188, %struct.LLVMRuntime.188* %151, i64 0, i32 7, i64 0
  %153 = load i8*, i8** %152, align 8
  %154 = mul nsw i32 %147, 500
  %155 = add i32 %154, %148
  %156 = sext i32 %155 to i64
  %157 = shl nsw i64 %156, 2
  %158 = getelementptr inbounds i8, i8* %153, i64 %157
  %159 = bitcast i8* %158 to i32*
  %160 = load i32, i32* %159, align 4
  %161 = add i32 %150, %160
  store i32 %161, i32* %159, align 4
  %162 = load i32*, i32** %10, align 8
  %163 = load i32, i32* %11, align 4
  %164 = mul i32 %163, %147
  %165 = add i32 %164, %148
  %166 = sext i32 %165 to i64
  %167 = getelementptr i32, i32* %162, i64 %166
  store i32 %161, i32* %167, align 4
  %168 = sdiv i32 %lsr.iv, 500
  %169 = srem i32 %lsr.iv, 500
  %170 = mul i32 %168, 1000
  %171 = add i32 %170, %169
  %172 = load %struct.LLVMRuntime.188*, %struct.LLVMRuntime.188** %9, align 8
  %173 = getelementptr inbounds %struct.LLVMRuntime.188, %struct.LLVMRuntime.188* %172, i64 0, i32 7, i64 0
  %174 = load i8*, i8** %173, align 8
  %175 = mul nsw i32 %168, 500
  %176 = add i32 %175, %169
  %177 = sext i32 %176 to i64
  %178 = shl nsw i64 %177, 2
  %179 = getelementptr inbounds i8, i8* %174, i64 %178
  %180 = bitcast i8* %179 to i32*
  %181 = load i32, i32* %180, align 4
  %182 = add i32 %171, %181
  store i32 %182, i32* %180, align 4
  %183 = load i32*, i32** %10, align 8
  %184 = load i32, i32* %11, align 4
  %185 = mul i32 %184, %168
  %186 = add i32 %185, %169
  %187 = sext i32 %186 to i64
  %188 = getelementptr i32, i32* %183, i64 %187
  store i32 %182, i32* %188, align 4
  %lsr.iv.next = add i32 %lsr.iv, 8
  %189 = add i32 %13, %lsr.iv.next
  %exitcond.not.7 = icmp eq i32 %189, 7
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.189, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.189**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.189*, %struct.RuntimeContext.189** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.189*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.189*, i8*)*, void (%struct.RuntimeContext.189*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.189*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.189*, i8*, i32)*, void (%struct.RuntimeContext.189*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.189*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.189*, i8*)*, void (%struct.RuntimeContext.189*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.189*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.189* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.189* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.189* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.189, %struct.RuntimeContext.189* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.189* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.189* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !8

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.189*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.189* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
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
