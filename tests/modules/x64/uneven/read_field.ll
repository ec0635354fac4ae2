; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.27*, void (%struct.RuntimeContext.27*, i8*)*, void (%struct.RuntimeContext.27*, i8*, i32)*, void (%struct.RuntimeContext.27*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.27 = type { i8*, %struct.LLVMRuntime.26*, i32, i64* }
%struct.LLVMRuntime.26 = type { %struct.PreallocatedMemoryChunk.21, %struct.PreallocatedMemoryChunk.21, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.22*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.23*], [1024 x %struct.NodeManager.24*], [1024 x i8*], i8*, %struct.RandState.25*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.21 = type { i8*, i8*, i64 }
%struct.__va_list_tag.22 = type { i32, i32, i8*, i8* }
%struct.ListManager.23 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.26* }
%struct.NodeManager.24 = type <{ %struct.LLVMRuntime.26*, i32, i32, i32, i32, %struct.ListManager.23*, %struct.ListManager.23*, %struct.ListManager.23*, i32, [4 x i8] }>
%struct.RandState.25 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @read_field_c84_0_kernel_0_range_for(%struct.RuntimeContext.27* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.27* %context, %struct.RuntimeContext.27** %4, align 8
  store void (%struct.RuntimeContext.27*, i8*)* null, void (%struct.RuntimeContext.27*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.27*, i8*, i32)* @function_body, void (%struct.RuntimeContext.27*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.27*, i8*)* null, void (%struct.RuntimeContext.27*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.27, %struct.RuntimeContext.27* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.26*, %struct.LLVMRuntime.26** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.26, %struct.LLVMRuntime.26* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.26, %struct.LLVMRuntime.26* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.27* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = shl i32 %2, 17
  %4 = add i32 %3, 131072
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 262144)
  %6 = icmp slt i32 %3, %5
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = bitcast %struct.RuntimeContext.27* %0 to { { { i32, i32 }, i32* } }**
  %8 = load { { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* } }** %7, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.27, %struct.RuntimeContext.27* %0, i64 0, i32 1
  %10 = getelementptr { { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* } }* %8, i64 0, i32 0, i32 1
  %11 = getelementptr { { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* } }* %8, i64 0, i32 0, i32 0, i32 1
  %12 = sext i32 %3 to i64
  %wide.trip.count = sext i32 %5 to i64
  %13 = zext i32 %3 to i64
  %14 = shl nsw i64 %12, 2
  %15 = sub i64 %wide.trip.count, %12
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.lr.ph
  %lsr.iv = phi i64 [ %lsr.iv.next, %for_loop_body ], [ 0, %for_loop_body.lr.ph ]
  %16 = add i64 %13, %lsr.iv
  %tmp47 = trunc i64 %16 to i32
  %17 = lshr i32 %tmp47, 9
  %18 = and i32 %tmp47, 504
  %19 = load %struct.LLVMRuntime.26*, %struct.LLVMRuntime.26** %9, align 8
  %20 = getelementptr inbounds %struct.LLVMRuntime.26, %struct.LLVMRuntime.26* %19, i64 0, i32 7, i64 0
  %21 = load i8*, i8** %20, align 8
  %scevgep48 = getelementptr i8, i8* %21, i64 %14
  %22 = shl i64 %lsr.iv, 2
  %scevgep49 = getelementptr i8, i8* %scevgep48, i64 %22
  %scevgep4950 = bitcast i8* %scevgep49 to i32*
  %23 = load i32, i32* %scevgep4950, align 4
  %24 = load i32*, i32** %10, align 8
  %25 = load i32, i32* %11, align 4
  %26 = mul i32 %25, %17
  %27 = add i32 %26, %18
  %28 = sext i32 %27 to i64
  %29 = getelementptr i32, i32* %24, i64 %28
  store i32 %23, i32* %29, align 4
  %30 = add i64 %16, 1
  %tmp41 = trunc i64 %30 to i32
  %31 = lshr i32 %tmp41, 9
  %32 = and i32 %tmp41, 505
  %33 = load %struct.LLVMRuntime.26*, %struct.LLVMRuntime.26** %9, align 8
  %34 = getelementptr inbounds %struct.LLVMRuntime.26, %struct.LLVMRuntime.26* %33, i64 0, i32 7, i64 0
  %35 = load i8*, i8** %34, align 8
  %scevgep42 = getelementptr i8, i8* %35, i64 4
  %scevgep43 = getelementptr i8, i8* %scevgep42, i64 %14
  %scevgep44 = getelementptr i8, i8* %scevgep43, i64 %22
  %scevgep4445 = bitcast i8* %scevgep44 to i32*
  %36 = load i32, i32* %scevgep4445, align 4
  %37 = load i32*, i32** %10, align 8
  %38 = load i32, i32* %11, align 4
  %39 = mul i32 %38, %31
  %40 = add i32 %39, %32
  %41 = sext i32 %40 to i64
  %42 = getelementptr i32, i32* %37, i64 %41
  store i32 %36, i32* %42, align 4
  %43 = add i64 %16, 2
  %tmp35 = trunc i64 %43 to i32
  %44 = lshr i32 %tmp35, 9
  %45 = and i32 %tmp35, 506
  %46 = load %struct.LLVMRuntime.26*, %struct.LLVMRuntime.26** %9, align 8
  %47 = getelementptr inbounds %struct.LLVMRuntime.26, %struct.LLVMRuntime.26* %46, i64 0, i32 7, i64 0
  %48 = load i8*, i8** %47, align 8
  %scevgep36 = getelementptr i8, i8* %48, i64 8
  %scevgep37 = getelementptr i8, i8* %scevgep36, i64 %14
  %scevgep38 = getelementptr i8, i8* %scevgep37, i64 %22
  %scevgep3839 = bitcast i8* %scevgep38 to i32*
  %49 = load i32, i32* %scevgep3839, align 4
  %50 = load i32*, i32** %10, align 8
  %51 = load i32, i32* %11, align 4
  %52 = mul i32 %51, %44
  %53 = add i32 %52, %45
  %54 = sext i32 %53 to i64
  %55 = getelementptr i32, i32* %50, i64 %54
  store i32 %49, i32* %55, align 4
  %56 = add i64 %16, 3
  %tmp29 = trunc i64 %56 to i32
  %57 = lshr i32 %tmp29, 9
  %58 = and i32 %tmp29, 507
  %59 = load %struct.LLVMRuntime.26*, %struct.LLVMRuntime.26** %9, align 8
  %60 = getelementptr inbounds %struct.LLVMRuntime.26, %struct.LLVMRuntime.26* %59, i64 0, i32 7, i64 0
  %61 = load i8*, i8** %60, align 8
  %scevgep30 = getelementptr i8, i8* %61, i64 12
  %scevgep31 = getelementptr i8, i8* %scevgep30, i64 %14
  %scevgep32 = getelementptr i8, i8* %scevgep31, i64 %22
  %scevgep3233 = bitcast i8* %scevgep32 to i32*
  %62 = load i32, i32* %scevgep3233, align 4
  %63 = load i32*, i32** %10, align 8
  %64 = load i32, i32* %11, align 4
  %65 = mul i32 %64, %57
  %66 = add i32 %65, %58
  %67 = sext i32 %66 to i64
  %68 = getelementptr i32, i32* %63, i64 %67
  store i32 %62, i32* %68, align 4
  %69 = add i64 %16, 4
  %tmp23 = trunc i64 %69 to i32
  %70 = lshr i32 %tmp23, 9
  %71 = and i32 %tmp23, 508
  %72 = load %struct.LLVMRuntime.26*, %struct.LLVMRuntime.26** %9, align 8
  %73 = getelementptr inbounds %struct.LLVMRuntime.26, %struct.LLVMRuntime.26* %72, i64 0, i32 7, i64 0
  %74 = load i8*, i8** %73, align 8
  %scevgep24 = getelementptr i8, i8* %74, i64 16
  %scevgep25 = getelementptr i8, i8* %scevgep24, i64 %14
  %scevgep26 = getelementptr i8, i8* %scevgep25, i64 %22
  %scevgep2627 = bitcast i8* %scevgep26 to i32*
  %75 = load i32, i32* %scevgep2627, align 4
  %76 = load i32*, i32** %10, align 8
  %77 = load i32, i32* %11, align 4
  %78 = mul i32 %77, %70
  %79 = add i32 %78, %71
  %80 = sext i32 %79 to i64
  %81 = getelementptr i32, i32* %76, i64 %80
  store i32 %75, i32* %81, align 4
  %82 = add i64 %16, 5
  %tmp17 = trunc i64 %82 to i32
  %83 = lshr i32 %tmp17, 9
  %84 = and i32 %tmp17, 509
  %85 = load %struct.LLVMRuntime.26*, %struct.LLVMRuntime.26** %9, align 8
  %86 = getelementptr inbounds %struct.LLVMRuntime.26, %struct.LLVMRuntime.26* %85, i64 0, i32 7, i64 0
  %87 = load i8*, i8** %86, align 8
  %scevgep18 = getelementptr i8, i8* %87, i64 20
  %scevgep19 = getelementptr i8, i8* %scevgep18, i64 %14
  %scevgep20 = getelementptr i8, i8* %scevgep19, i64 %22
  %scevgep2021 = bitcast i8* %scevgep20 to i32*
  %88 = load i32, i32* %scevgep2021, align 4
  %89 = load i32*, i32** %10, align 8
  %90 = load i32, i32* %11, align 4
  %91 = mul i32 %90, %83
  %92 = add i32 %91, %84
  %93 = sext i32 %92 to i64
  %94 = getelementptr i32, i32* %89, i64 %93
  store i32 %88, i32* %94, align 4
  %95 = add i64 %16, 6
  %tmp11 = trunc i64 %95 to i32
  %96 = lshr i32 %tmp11, 9
  %97 = and i32 %tmp11, 510
  %98 = load %struct.LLVMRuntime.26*, %struct.LLVMRuntime.26** %9, align 8
  %99 = getelementptr inbounds %struct.LLVMRuntime.26, %struct.LLVMRuntime.26* %98, i64 0, i32 7, i64 0
  %100 = load i8*, i8** %99, align 8
  %scevgep12 = getelementptr i8, i8* %100, i64 24
  %scevgep13 = getelementptr i8, i8* %scevgep12, i64 %14
  %scevgep14 = getelementptr i8, i8* %scevgep13, i64 %22
  %scevgep1415 = bitcast i8* %scevgep14 to i32*
  %101 = load i32, i32* %scevgep1415, align 4
  %102 = load i32*, i32** %10, align 8
  %103 = load i32, i32* %11, align 4
  %104 = mul i32 %103, %96
  %105 = add i32 %104, %97
  %106 = sext i32 %105 to i64
  %107 = getelementptr i32, i32* %102, i64 %106
  store i32 %101, i32* %107, align 4
  %108 = add i64 %16, 7
  %tmp6 = trunc i64 %108 to i32
  %109 = lshr i32 %tmp6, 9
  %110 = and i32 %tmp6, 511
  %111 = load %struct.LLVMRuntime.26*, %struct.LLVMRuntime.26** %9, align 8
  %112 = getelementptr inbounds %struct.LLVMRuntime.26, %struct.LLVMRuntime.26* %111, i64 0, i32 7, i64 0
  %113 = load i8*, i8** %112, align 8
  %scevgep = getelementptr i8, i8* %113, i64 28
  %scevgep7 = getelementptr i8, i8* %scevgep, i64 %14
  %scevgep8 = getelementptr i8, i8* %scevgep7, i64 %22
  %scevgep89 = bitcast i8* %scevgep8 to i32*
  %114 = load i32, i32* %scevgep89, align 4
  %115 = load i32*, i32** %10, align 8
  %116 = load i32, i32* %11, align 4
  %117 = mul i32 %116, %109
  %118 = add i32 %117, %110
  %119 = sext i32 %118 to i64
  %120 = getelementptr i32, i32* %115, i64 %119
  store i32 %114, i32* %120, align 4
  %lsr.iv.next = add i64 %lsr.iv, 8
  %exitcond.not.7 = icmp eq i64 %15, %lsr.iv.next
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.27, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.27**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.27*, %struct.RuntimeContext.27** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.27*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.27*, i8*)*, void (%struct.RuntimeContext.27*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.27*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.27*, i8*, i32)*, void (%struct.RuntimeContext.27*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.27*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.27*, i8*)*, void (%struct.RuntimeContext.27*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.27*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.27* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.27* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.27* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.27, %struct.RuntimeContext.27* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.27* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.27* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !8

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.27*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.27* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
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
