; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.182*, void (%struct.RuntimeContext.182*, i8*)*, void (%struct.RuntimeContext.182*, i8*, i32)*, void (%struct.RuntimeContext.182*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.182 = type { i8*, %struct.LLVMRuntime.181*, i32, i64* }
%struct.LLVMRuntime.181 = type { %struct.PreallocatedMemoryChunk.176, %struct.PreallocatedMemoryChunk.176, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.177*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.178*], [1024 x %struct.NodeManager.179*], [1024 x i8*], i8*, %struct.RandState.180*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.176 = type { i8*, i8*, i64 }
%struct.__va_list_tag.177 = type { i32, i32, i8*, i8* }
%struct.ListManager.178 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.181* }
%struct.NodeManager.179 = type <{ %struct.LLVMRuntime.181*, i32, i32, i32, i32, %struct.ListManager.178*, %struct.ListManager.178*, %struct.ListManager.178*, i32, [4 x i8] }>
%struct.RandState.180 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @constant_c104_0_kernel_0_range_for(%struct.RuntimeContext.182* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.182* %context, %struct.RuntimeContext.182** %4, align 8
  store void (%struct.RuntimeContext.182*, i8*)* null, void (%struct.RuntimeContext.182*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.182*, i8*, i32)* @function_body, void (%struct.RuntimeContext.182*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.182*, i8*)* null, void (%struct.RuntimeContext.182*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.182, %struct.RuntimeContext.182* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.181*, %struct.LLVMRuntime.181** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.181, %struct.LLVMRuntime.181* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.181, %struct.LLVMRuntime.181* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.182* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = mul i32 %2, 5000
  %4 = add i32 %3, 5000
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 10000)
  %6 = icmp slt i32 %3, %5
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = bitcast %struct.RuntimeContext.182* %0 to { { { i32 }, i32* } }**
  %8 = load { { { i32 }, i32* } }*, { { { i32 }, i32* } }** %7, align 8
  %9 = getelementptr { { { i32 }, i32* } }, { { { i32 }, i32* } }* %8, i64 0, i32 0, i32 1
  %10 = sext i32 %3 to i64
  %wide.trip.count = sext i32 %5 to i64
  %11 = shl nsw i64 %10, 2
  %12 = zext i32 %3 to i64
  %13 = sub i64 %wide.trip.count, %10
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.lr.ph
  %lsr.iv = phi i64 [ %lsr.iv.next, %for_loop_body ], [ 0, %for_loop_body.lr.ph ]
  %14 = add i64 %10, %lsr.iv
  %15 = load i32*, i32** %9, align 8
  %16 = bitcast i32* %15 to i8*
  %uglygep74 = getelementptr i8, i8* %16, i64 %11
  %17 = shl i64 %lsr.iv, 2
  %scevgep75 = getelementptr i8, i8* %uglygep74, i64 %17
  %scevgep7576 = bitcast i8* %scevgep75 to i32*
  %18 = load i32, i32* %scevgep7576, align 4
  %19 = shl i32 %18, 1
  %20 = add i64 %12, %lsr.iv
  %tmp73 = trunc i64 %20 to i32
  %21 = sdiv i32 %tmp73, 100
  %22 = icmp slt i64 %14, 0
  %23 = mul nsw i32 %21, 100
  %24 = icmp ne i32 %tmp73, %23
  %25 = and i1 %22, %24
  %.neg = sext i1 %25 to i32
  %26 = sdiv i32 %tmp73, 7
  %27 = mul nsw i32 %26, 7
  %28 = icmp ne i32 %tmp73, %27
  %29 = and i1 %22, %28
  %.neg4 = sext i1 %29 to i32
  %30 = add i32 %26, %.neg4
  %31 = add i32 %21, %19
  %32 = add i32 %31, %.neg
  %33 = mul i32 %30, 7
  %34 = sub i32 %32, %33
  %35 = zext i32 %34 to i64
  %36 = add i64 %20, %35
  %tmp69 = trunc i64 %36 to i32
  store i32 %tmp69, i32* %scevgep7576, align 4
  %37 = load i32*, i32** %9, align 8
  %scevgep60 = getelementptr i32, i32* %37, i64 1
  %scevgep6061 = bitcast i32* %scevgep60 to i8*
  %uglygep62 = getelementptr i8, i8* %scevgep6061, i64 %11
  %scevgep63 = getelementptr i8, i8* %uglygep62, i64 %17
  %scevgep6364 = bitcast i8* %scevgep63 to i32*
  %38 = load i32, i32* %scevgep6364, align 4
  %39 = shl i32 %38, 1
  %40 = add i64 %20, 1
  %tmp68 = trunc i64 %40 to i32
  %41 = sdiv i32 %tmp68, 100
  %42 = icmp slt i64 %14, -1
  %.neg.1 = sext i1 %42 to i32
  %43 = sdiv i32 %tmp68, 7
  %44 = mul nsw i32 %43, 7
  %45 = icmp ne i32 %tmp68, %44
  %46 = and i1 %42, %45
  %.neg4.1 = sext i1 %46 to i32
  %47 = add i32 %43, %.neg4.1
  %48 = add i32 %41, %39
  %49 = add i32 %48, %.neg.1
  %50 = mul i32 %47, 7
  %51 = sub i32 %49, %50
  %52 = zext i32 %51 to i64
  %53 = add i64 %20, %52
  %54 = add i64 %53, 1
  %tmp65 = trunc i64 %54 to i32
  store i32 %tmp65, i32* %scevgep6364, align 4
  %55 = load i32*, i32** %9, align 8
  %scevgep51 = getelementptr i32, i32* %55, i64 2
  %scevgep5152 = bitcast i32* %scevgep51 to i8*
  %uglygep53 = getelementptr i8, i8* %scevgep5152, i64 %11
  %scevgep54 = getelementptr i8, i8* %uglygep53, i64 %17
  %scevgep5455 = bitcast i8* %scevgep54 to i32*
  %56 = load i32, i32* %scevgep5455, align 4
  %57 = shl i32 %56, 1
  %58 = add i64 %20, 2
  %tmp59 = trunc i64 %58 to i32
  %59 = sdiv i32 %tmp59, 100
  %60 = icmp slt i64 %14, -2
  %.neg.2 = sext i1 %60 to i32
  %61 = sdiv i32 %tmp59, 7
  %62 = mul nsw i32 %61, 7
  %63 = icmp ne i32 %tmp59, %62
  %64 = and i1 %60, %63
  %.neg4.2 = sext i1 %64 to i32
  %65 = add i32 %61, %.neg4.2
  %66 = add i32 %59, %57
  %67 = add i32 %66, %.neg.2
  %68 = mul i32 %65, 7
  %69 = sub i32 %67, %68
  %70 = zext i32 %69 to i64
  %71 = add i64 %20, %70
  %72 = add i64 %71, 2
  %tmp56 = trunc i64 %72 to i32
  store i32 %tmp56, i32* %scevgep5455, align 4
  %73 = load i32*, i32** %9, align 8
  %scevgep42 = getelementptr i32, i32* %73, i64 3
  %scevgep4243 = bitcast i32* %scevgep42 to i8*
  %uglygep44 = getelementptr i8, i8* %scevgep4243, i64 %11
  %scevgep45 = getelementptr i8, i8* %uglygep44, i64 %17
  %scevgep4546 = bitcast i8* %scevgep45 to i32*
  %74 = load i32, i32* %scevgep4546, align 4
  %75 = shl i32 %74, 1
  %76 = add i64 %20, 3
  %tmp50 = trunc i64 %76 to i32
  %77 = sdiv i32 %tmp50, 100
  %78 = icmp slt i64 %14, -3
  %.neg.3 = sext i1 %78 to i32
  %79 = sdiv i32 %tmp50, 7
  %80 = mul nsw i32 %79, 7
  %81 = icmp ne i32 %tmp50, %80
  %82 = and i1 %78, %81
  %.neg4.3 = sext i1 %82 to i32
  %83 = add i32 %79, %.neg4.3
  %84 = add i32 %77, %75
  %85 = add i32 %84, %.neg.3
  %86 = mul i32 %83, 7
  %87 = sub i32 %85, %86
  %88 = zext i32 %87 to i64
  %89 = add i64 %20, %88
  %90 = add i64 %89, 3
  %tmp47 = trunc i64 %90 to i32
  store i32 %tmp47, i32* %scevgep4546, align 4
  %91 = load i32*, i32** %9, align 8
  %scevgep32 = getelementptr i32, i32* %91, i64 4
  %scevgep3233 = bitcast i32* %scevgep32 to i8*
  %uglygep34 = getelementptr i8, i8* %scevgep3233, i64 %11
  %scevgep35 = getelementptr i8, i8* %uglygep34, i64 %17
  %scevgep3536 = bitcast i8* %scevgep35 to i32*
  %92 = load i32, i32* %scevgep3536, align 4
  %93 = shl i32 %92, 1
  %94 = add i64 %20, 4
  %tmp41 = trunc i64 %94 to i32
  %95 = sdiv i32 %tmp41, 100
  %96 = icmp slt i64 %14, -4
  %97 = mul nsw i32 %95, 100
  %98 = icmp ne i32 %tmp41, %97
  %99 = and i1 %96, %98
  %.neg.4 = sext i1 %99 to i32
  %100 = sdiv i32 %tmp41, 7
  %101 = mul nsw i32 %100, 7
  %102 = icmp ne i32 %tmp41, %101
  %103 = and i1 %96, %102
  %.neg4.4 = sext i1 %103 to i32
  %104 = add i32 %100, %.neg4.4
  %105 = add i32 %95, %93
  %106 = add i32 %105, %.neg.4
  %107 = mul i32 %104, 7
  %108 = sub i32 %106, %107
  %109 = zext i32 %108 to i64
  %110 = add i64 %20, %109
  %111 = add i64 %110, 4
  %tmp37 = trunc i64 %111 to i32
  store i32 %tmp37, i32* %scevgep3536, align 4
  %112 = load i32*, i32** %9, align 8
  %scevgep23 = getelementptr i32, i32* %112, i64 5
  %scevgep2324 = bitcast i32* %scevgep23 to i8*
  %uglygep25 = getelementptr i8, i8* %scevgep2324, i64 %11
  %scevgep26 = getelementptr i8, i8* %uglygep25, i64 %17
  %scevgep2627 = bitcast i8* %scevgep26 to i32*
  %113 = load i32, i32* %scevgep2627, align 4
  %114 = shl i32 %113, 1
  %115 = add i64 %20, 5
  %tmp31 = trunc i64 %115 to i32
  %116 = sdiv i32 %tmp31, 100
  %117 = icmp slt i64 %14, -5
  %.neg.5 = sext i1 %117 to i32
  %118 = sdiv i32 %tmp31, 7
  %119 = mul nsw i32 %118, 7
  %120 = icmp ne i32 %tmp31, %119
  %121 = and i1 %117, %120
  %.neg4.5 = sext i1 %121 to i32
  %122 = add i32 %118, %.neg4.5
  %123 = add i32 %116, %114
  %124 = add i32 %123, %.neg.5
  %125 = mul i32 %122, 7
  %126 = sub i32 %124, %125
  %127 = zext i32 %126 to i64
  %128 = add i64 %20, %127
  %129 = add i64 %128, 5
  %tmp28 = trunc i64 %129 to i32
  store i32 %tmp28, i32* %scevgep2627, align 4
  %130 = load i32*, i32** %9, align 8
  %scevgep14 = getelementptr i32, i32* %130, i64 6
  %scevgep1415 = bitcast i32* %scevgep14 to i8*
  %uglygep16 = getelementptr i8, i8* %scevgep1415, i64 %11
  %scevgep17 = getelementptr i8, i8* %uglygep16, i64 %17
  %scevgep1718 = bitcast i8* %scevgep17 to i32*
  %131 = load i32, i32* %scevgep1718, align 4
  %132 = shl i32 %131, 1
  %133 = add i64 %20, 6
  %tmp22 = trunc i64 %133 to i32
  %134 = sdiv i32 %tmp22, 100
  %135 = icmp slt i64 %14, -6
  %.neg.6 = sext i1 %135 to i32
  %136 = sdiv i32 %tmp22, 7
  %137 = mul nsw i32 %136, 7
  %138 = icmp ne i32 %tmp22, %137
  %139 = and i1 %135, %138
  %.neg4.6 = sext i1 %139 to i32
  %140 = add i32 %136, %.neg4.6
  %141 = add i32 %134, %132
  %142 = add i32 %141, %.neg.6
  %143 = mul i32 %140, 7
  %144 = sub i32 %142, %143
  %145 = zext i32 %144 to i64
  %146 = add i64 %20, %145
  %147 = add i64 %146, 6
  %tmp19 = trunc i64 %147 to i32
  store i32 %tmp19, i32* %scevgep1718, align 4
  %148 = load i32*, i32** %9, align 8
  %scevgep = getelementptr i32, i32* %148, i64 7
  %scevgep8 = bitcast i32* %scevgep to i8*
  %uglygep = getelementptr i8, i8* %scevgep8, i64 %11
  %scevgep9 = getelementptr i8, i8* %uglygep, i64 %17
  %scevgep910 = bitcast i8* %scevgep9 to i32*
  %149 = load i32, i32* %scevgep910, align 4
  %150 = shl i32 %149, 1
  %151 = add i64 %20, 7
  %tmp13 = trunc i64 %151 to i32
  %152 = sdiv i32 %tmp13, 100
  %153 = icmp slt i64 %14, -7
  %.neg.7 = sext i1 %153 to i32
  %154 = sdiv i32 %tmp13, 7
  %155 = mul nsw i32 %154, 7
  %156 = icmp ne i32 %tmp13, %155
  %157 = and i1 %153, %156
  %.neg4.7 = sext i1 %157 to i32
  %158 = add i32 %154, %.neg4.7
  %159 = add i32 %152, %150
  %160 = add i32 %159, %.neg.7
  %161 = mul i32 %158, 7
  %162 = sub i32 %160, %161
  %163 = zext i32 %162 to i64
  %164 = add i64 %20, %163
  %165 = add i64 %164, 7
  %tmp = trunc i64 %165 to i32
  store i32 %tmp, i32* %scevgep910, align 4
  %lsr.iv.next = add i64 %lsr.iv, 8
  %exitcond.not.7 = icmp eq i64 %13, %lsr.iv.next
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.182, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.182**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.182*, %struct.RuntimeContext.182** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.182*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.182*, i8*)*, void (%struct.RuntimeContext.182*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.182*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.182*, i8*, i32)*, void (%struct.RuntimeContext.182*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.182*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.182*, i8*)*, void (%struct.RuntimeContext.182*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.182*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.182* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.182* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.182* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.182, %struct.RuntimeContext.182* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.182* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.182* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !8

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.182*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.182* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
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
