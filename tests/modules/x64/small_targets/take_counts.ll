; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.334*, void (%struct.RuntimeContext.334*, i8*)*, void (%struct.RuntimeContext.334*, i8*, i32)*, void (%struct.RuntimeContext.334*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.334 = type { i8*, %struct.LLVMRuntime.333*, i32, i64* }
%struct.LLVMRuntime.333 = type { %struct.PreallocatedMemoryChunk.328, %struct.PreallocatedMemoryChunk.328, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.329*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.330*], [1024 x %struct.NodeManager.331*], [1024 x i8*], i8*, %struct.RandState.332*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.328 = type { i8*, i8*, i64 }
%struct.__va_list_tag.329 = type { i32, i32, i8*, i8* }
%struct.ListManager.330 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.333* }
%struct.NodeManager.331 = type <{ %struct.LLVMRuntime.333*, i32, i32, i32, i32, %struct.ListManager.330*, %struct.ListManager.330*, %struct.ListManager.330*, i32, [4 x i8] }>
%struct.RandState.332 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @take_counts_c122_0_kernel_0_range_for(%struct.RuntimeContext.334* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.334* %context, %struct.RuntimeContext.334** %4, align 8
  store void (%struct.RuntimeContext.334*, i8*)* null, void (%struct.RuntimeContext.334*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.334*, i8*, i32)* @function_body, void (%struct.RuntimeContext.334*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.334*, i8*)* null, void (%struct.RuntimeContext.334*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.334, %struct.RuntimeContext.334* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.333*, %struct.LLVMRuntime.333** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.333, %struct.LLVMRuntime.333* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.333, %struct.LLVMRuntime.333* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.334* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = shl i32 %2, 9
  %4 = add i32 %3, 512
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 97)
  %6 = icmp slt i32 %3, %5
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = bitcast %struct.RuntimeContext.334* %0 to { { { i32 }, i32* } }**
  %8 = load { { { i32 }, i32* } }*, { { { i32 }, i32* } }** %7, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.334, %struct.RuntimeContext.334* %0, i64 0, i32 1
  %10 = getelementptr { { { i32 }, i32* } }, { { { i32 }, i32* } }* %8, i64 0, i32 0, i32 1
  %11 = sext i32 %3 to i64
  %wide.trip.count = sext i32 %5 to i64
  %12 = xor i64 %11, -1
  %13 = add nsw i64 %12, %wide.trip.count
  %xtraiter = and i64 %wide.trip.count, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %14 = load %struct.LLVMRuntime.333*, %struct.LLVMRuntime.333** %9, align 8
  %15 = getelementptr inbounds %struct.LLVMRuntime.333, %struct.LLVMRuntime.333* %14, i64 0, i32 7, i64 0
  %16 = load i8*, i8** %15, align 8
  %17 = shl nsw i64 %11, 2
  %scevgep44 = getelementptr i8, i8* %16, i64 %17
  %scevgep4445 = bitcast i8* %scevgep44 to i32*
  %18 = load i32, i32* %scevgep4445, align 4
  %19 = load i32*, i32** %10, align 8
  %scevgep43 = getelementptr i32, i32* %19, i64 %11
  store i32 %18, i32* %scevgep43, align 4
  store i32 0, i32* %scevgep4445, align 4
  %indvars.iv.next.prol = add nuw nsw i64 %11, 1
  br i1 true, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %indvars.iv.unr = phi i64 [ %11, %for_loop_body.lr.ph ], [ %indvars.iv.next.prol, %for_loop_body.prol.loopexit.loopexit ]
  %20 = icmp ult i64 %13, 7
  br i1 %20, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %indvars.iv = phi i64 [ %indvars.iv.next.7, %for_loop_body ], [ %indvars.iv.unr, %for_loop_body.preheader ]
  %21 = load %struct.LLVMRuntime.333*, %struct.LLVMRuntime.333** %9, align 8
  %22 = getelementptr inbounds %struct.LLVMRuntime.333, %struct.LLVMRuntime.333* %21, i64 0, i32 7, i64 0
  %23 = load i8*, i8** %22, align 8
  %24 = shl i64 %indvars.iv, 2
  %scevgep36 = getelementptr i8, i8* %23, i64 %24
  %scevgep3637 = bitcast i8* %scevgep36 to i32*
  %25 = load i32, i32* %scevgep3637, align 4
  %26 = load i32*, i32** %10, align 8
  %scevgep35 = getelementptr i32, i32* %26, i64 %indvars.iv
  store i32 %25, i32* %scevgep35, align 4
  store i32 0, i32* %scevgep3637, align 4
  %27 = load %struct.LLVMRuntime.333*, %struct.LLVMRuntime.333** %9, align 8
  %28 = getelementptr inbounds %struct.LLVMRuntime.333, %struct.LLVMRuntime.333* %27, i64 0, i32 7, i64 0
  %29 = load i8*, i8** %28, align 8
  %scevgep40 = getelementptr i8, i8* %29, i64 4
  %scevgep41 = getelementptr i8, i8* %scevgep40, i64 %24
  %scevgep4142 = bitcast i8* %scevgep41 to i32*
  %30 = load i32, i32* %scevgep4142, align 4
  %31 = load i32*, i32** %10, align 8
  %scevgep38 = getelementptr i32, i32* %31, i64 1
  %scevgep39 = getelementptr i32, i32* %scevgep38, i64 %indvars.iv
  store i32 %30, i32* %scevgep39, align 4
  store i32 0, i32* %scevgep4142, align 4
  %32 = load %struct.LLVMRuntime.333*, %struct.LLVMRuntime.333** %9, align 8
  %33 = getelementptr inbounds %struct.LLVMRuntime.333, %struct.LLVMRuntime.333* %32, i64 0, i32 7, i64 0
  %34 = load i8*, i8** %33, align 8
  %scevgep32 = getelementptr i8, i8* %34, i64 8
  %scevgep33 = getelementptr i8, i8* %scevgep32, i64 %24
  %scevgep3334 = bitcast i8* %scevgep33 to i32*
  %35 = load i32, i32* %scevgep3334, align 4
  %36 = load i32*, i32** %10, align 8
  %scevgep30 = getelementptr i32, i32* %36, i64 2
  %scevgep31 = getelementptr i32, i32* %scevgep30, i64 %indvars.iv
  store i32 %35, i32* %scevgep31, align 4
  store i32 0, i32* %scevgep3334, align 4
  %37 = load %struct.LLVMRuntime.333*, %struct.LLVMRuntime.333** %9, align 8
  %38 = getelementptr inbounds %struct.LLVMRuntime.333, %struct.LLVMRuntime.333* %37, i64 0, i32 7, i64 0
  %39 = load i8*, i8** %38, align 8
  %scevgep27 = getelementptr i8, i8* %39, i64 12
  %scevgep28 = getelementptr i8, i8* %scevgep27, i64 %24
  %scevgep2829 = bitcast i8* %scevgep28 to i32*
  %40 = load i32, i32* %scevgep2829, align 4
  %41 = load i32*, i32** %10, align 8
  %scevgep25 = getelementptr i32, i32* %41, i64 3
  %scevgep26 = getelementptr i32, i32* %scevgep25, i64 %indvars.iv
  store i32 %40, i32* %scevgep26, align 4
  store i32 0, i32* %scevgep2829, align 4
  %42 = load %struct.LLVMRuntime.333*, %struct.LLVMRuntime.333** %9, align 8
  %43 = getelementptr inbounds %struct.LLVMRuntime.333, %struct.LLVMRuntime.333* %42, i64 0, i32 7, i64 0
  %44 = load i8*, i8** %43, align 8
  %scevgep22 = getelementptr i8, i8* %44, i64 16
  %scevgep23 = getelementptr i8, i8* %scevgep22, i64 %24
  %scevgep2324 = bitcast i8* %scevgep23 to i32*
  %45 = load i32, i32* %scevgep2324, align 4
  %46 = load i32*, i32** %10, align 8
  %scevgep20 = getelementptr i32, i32* %46, i64 4
  %scevgep21 = getelementptr i32, i32* %scevgep20, i64 %indvars.iv
  store i32 %45, i32* %scevgep21, align 4
  store i32 0, i32* %scevgep2324, align 4
  %47 = load %struct.LLVMRuntime.333*, %struct.LLVMRuntime.333** %9, align 8
  %48 = getelementptr inbounds %struct.LLVMRuntime.333, %struct.LLVMRuntime.333* %47, i64 0, i32 7, i64 0
  %49 = load i8*, i8** %48, align 8
  %scevgep17 = getelementptr i8, i8* %49, i64 20
  %scevgep18 = getelementptr i8, i8* %scevgep17, i64 %24
  %scevgep1819 = bitcast i8* %scevgep18 to i32*
  %50 = load i32, i32* %scevgep1819, align 4
  %51 = load i32*, i32** %10, align 8
  %scevgep15 = getelementptr i32, i32* %51, i64 5
  %scevgep16 = getelementptr i32, i32* %scevgep15, i64 %indvars.iv
  store i32 %50, i32* %scevgep16, align 4
  store i32 0, i32* %scevgep1819, align 4
  %52 = load %struct.LLVMRuntime.333*, %struct.LLVMRuntime.333** %9, align 8
  %53 = getelementptr inbounds %struct.LLVMRuntime.333, %struct.LLVMRuntime.333* %52, i64 0, i32 7, i64 0
  %54 = load i8*, i8** %53, align 8
  %scevgep12 = getelementptr i8, i8* %54, i64 24
  %scevgep13 = getelementptr i8, i8* %scevgep12, i64 %24
  %scevgep1314 = bitcast i8* %scevgep13 to i32*
  %55 = load i32, i32* %scevgep1314, align 4
  %56 = load i32*, i32** %10, align 8
  %scevgep10 = getelementptr i32, i32* %56, i64 6
  %scevgep11 = getelementptr i32, i32* %scevgep10, i64 %indvars.iv
  store i32 %55, i32* %scevgep11, align 4
  store i32 0, i32* %scevgep1314, align 4
  %57 = load %struct.LLVMRuntime.333*, %struct.LLVMRuntime.333** %9, align 8
  %58 = getelementptr inbounds %struct.LLVMRuntime.333, %struct.LLVMRuntime.333* %57, i64 0, i32 7, i64 0
  %59 = load i8*, i8** %58, align 8
  %scevgep7 = getelementptr i8, i8* %59, i64 28
  %scevgep8 = getelementptr i8, i8* %scevgep7, i64 %24
  %scevgep89 = bitcast i8* %scevgep8 to i32*
  %60 = load i32, i32* %scevgep89, align 4
  %61 = load i32*, i32** %10, align 8
  %scevgep = getelementptr i32, i32* %61, i64 7
  %scevgep6 = getelementptr i32, i32* %scevgep, i64 %indvars.iv
  store i32 %60, i32* %scevgep6, align 4
  store i32 0, i32* %scevgep89, align 4
  %indvars.iv.next.7 = add nsw i64 %indvars.iv, 8
  %exitcond.not.7 = icmp eq i64 %wide.trip.count, %indvars.iv.next.7
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.334, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.334**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.334*, %struct.RuntimeContext.334** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.334*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.334*, i8*)*, void (%struct.RuntimeContext.334*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.334*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.334*, i8*, i32)*, void (%struct.RuntimeContext.334*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.334*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.334*, i8*)*, void (%struct.RuntimeContext.334*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.334*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.334* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.334* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.334* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.334, %struct.RuntimeContext.334* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.334* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
  %17 = add nsw i32 %.02039, 1
  %18 = icmp slt i32 %17, %15
  br i1 %18, label %.lr.ph, label %.loopexit.loopexit, !llvm.loop !8

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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.334* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.334*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.334* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
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
!7 = !{!"llvm.loop.unroll.disable"}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
