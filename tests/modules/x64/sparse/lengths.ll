; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.192*, void (%struct.RuntimeContext.192*, i8*)*, void (%struct.RuntimeContext.192*, i8*, i32)*, void (%struct.RuntimeContext.192*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.192 = type { i8*, %struct.LLVMRuntime.191*, i32, i64* }
%struct.LLVMRuntime.191 = type { %struct.PreallocatedMemoryChunk.186, %struct.PreallocatedMemoryChunk.186, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.187*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.188*], [1024 x %struct.NodeManager.189*], [1024 x i8*], i8*, %struct.RandState.190*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.186 = type { i8*, i8*, i64 }
%struct.__va_list_tag.187 = type { i32, i32, i8*, i8* }
%struct.ListManager.188 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.191* }
%struct.NodeManager.189 = type <{ %struct.LLVMRuntime.191*, i32, i32, i32, i32, %struct.ListManager.188*, %struct.ListManager.188*, %struct.ListManager.188*, i32, [4 x i8] }>
%struct.RandState.190 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @lengths_c90_0_kernel_0_range_for(%struct.RuntimeContext.192* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.192* %context, %struct.RuntimeContext.192** %4, align 8
  store void (%struct.RuntimeContext.192*, i8*)* null, void (%struct.RuntimeContext.192*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.192*, i8*, i32)* @function_body, void (%struct.RuntimeContext.192*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.192*, i8*)* null, void (%struct.RuntimeContext.192*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.192, %struct.RuntimeContext.192* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.191*, %struct.LLVMRuntime.191** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.191, %struct.LLVMRuntime.191* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.191, %struct.LLVMRuntime.191* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.192* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = shl i32 %2, 9
  %4 = add i32 %3, 512
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 4)
  %6 = icmp slt i32 %3, %5
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = bitcast %struct.RuntimeContext.192* %0 to { { { i32 }, i32* } }**
  %8 = load { { { i32 }, i32* } }*, { { { i32 }, i32* } }** %7, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.192, %struct.RuntimeContext.192* %0, i64 0, i32 1
  %10 = getelementptr { { { i32 }, i32* } }, { { { i32 }, i32* } }* %8, i64 0, i32 0, i32 1
  %11 = sext i32 %3 to i64
  %wide.trip.count = sext i32 %5 to i64
  %12 = xor i64 %11, -1
  %13 = add nsw i64 %12, %wide.trip.count
  %xtraiter = and i64 %wide.trip.count, 4
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %14 = shl nsw i64 %11, 2
  %15 = lshr i64 %wide.trip.count, 2
  %16 = trunc i64 %15 to i1
  %17 = zext i1 %16 to i64
  %18 = mul nuw nsw i64 %17, -4
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv70 = phi i64 [ %14, %for_loop_body.prol.preheader ], [ %lsr.iv.next71, %for_loop_body.prol ]
  %lsr.iv68 = phi i64 [ 0, %for_loop_body.prol.preheader ], [ %lsr.iv.next69, %for_loop_body.prol ]
  %19 = load %struct.LLVMRuntime.191*, %struct.LLVMRuntime.191** %9, align 8
  %20 = getelementptr inbounds %struct.LLVMRuntime.191, %struct.LLVMRuntime.191* %19, i64 0, i32 7, i64 0
  %21 = load i8*, i8** %20, align 8
  %22 = getelementptr i8, i8* %21, i64 260
  %23 = shl nsw i64 %lsr.iv70, 2
  %scevgep74 = getelementptr i8, i8* %22, i64 %23
  %scevgep7475 = bitcast i8* %scevgep74 to i32*
  %24 = load i32, i32* %scevgep7475, align 4
  %25 = load i32*, i32** %10, align 8
  %26 = bitcast i32* %25 to i8*
  %uglygep72 = getelementptr i8, i8* %26, i64 %lsr.iv70
  %uglygep7273 = bitcast i8* %uglygep72 to i32*
  store i32 %24, i32* %uglygep7273, align 4
  %lsr.iv.next69 = add nsw i64 %lsr.iv68, -1
  %lsr.iv.next71 = add nuw nsw i64 %lsr.iv70, 4
  %prol.iter.cmp.not = icmp eq i64 %18, %lsr.iv.next69
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  %27 = sub i64 %11, %18
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %indvars.iv.unr = phi i64 [ %11, %for_loop_body.lr.ph ], [ %27, %for_loop_body.prol.loopexit.loopexit ]
  %28 = icmp ult i64 %13, 7
  br i1 %28, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  %29 = sub i64 %wide.trip.count, %indvars.iv.unr
  %30 = shl nsw i64 %indvars.iv.unr, 2
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %lsr.iv15 = phi i64 [ %30, %for_loop_body.preheader ], [ %lsr.iv.next16, %for_loop_body ]
  %lsr.iv = phi i64 [ %29, %for_loop_body.preheader ], [ %lsr.iv.next, %for_loop_body ]
  %31 = load %struct.LLVMRuntime.191*, %struct.LLVMRuntime.191** %9, align 8
  %32 = getelementptr inbounds %struct.LLVMRuntime.191, %struct.LLVMRuntime.191* %31, i64 0, i32 7, i64 0
  %33 = load i8*, i8** %32, align 8
  %34 = getelementptr i8, i8* %33, i64 260
  %35 = shl i64 %lsr.iv15, 2
  %scevgep59 = getelementptr i8, i8* %34, i64 %35
  %scevgep5960 = bitcast i8* %scevgep59 to i32*
  %36 = load i32, i32* %scevgep5960, align 4
  %37 = load i32*, i32** %10, align 8
  %38 = bitcast i32* %37 to i8*
  %uglygep57 = getelementptr i8, i8* %38, i64 %lsr.iv15
  %uglygep5758 = bitcast i8* %uglygep57 to i32*
  store i32 %36, i32* %uglygep5758, align 4
  %39 = load %struct.LLVMRuntime.191*, %struct.LLVMRuntime.191** %9, align 8
  %40 = getelementptr inbounds %struct.LLVMRuntime.191, %struct.LLVMRuntime.191* %39, i64 0, i32 7, i64 0
  %41 = load i8*, i8** %40, align 8
  %scevgep65 = getelementptr i8, i8* %41, i64 276
  %scevgep66 = getelementptr i8, i8* %scevgep65, i64 %35
  %scevgep6667 = bitcast i8* %scevgep66 to i32*
  %42 = load i32, i32* %scevgep6667, align 4
  %43 = load i32*, i32** %10, align 8
  %scevgep61 = getelementptr i32, i32* %43, i64 1
  %scevgep6162 = bitcast i32* %scevgep61 to i8*
  %uglygep63 = getelementptr i8, i8* %scevgep6162, i64 %lsr.iv15
  %uglygep6364 = bitcast i8* %uglygep63 to i32*
  store i32 %42, i32* %uglygep6364, align 4
  %44 = load %struct.LLVMRuntime.191*, %struct.LLVMRuntime.191** %9, align 8
  %45 = getelementptr inbounds %struct.LLVMRuntime.191, %struct.LLVMRuntime.191* %44, i64 0, i32 7, i64 0
  %46 = load i8*, i8** %45, align 8
  %scevgep54 = getelementptr i8, i8* %46, i64 292
  %scevgep55 = getelementptr i8, i8* %scevgep54, i64 %35
  %scevgep5556 = bitcast i8* %scevgep55 to i32*
  %47 = load i32, i32* %scevgep5556, align 4
  %48 = load i32*, i32** %10, align 8
  %scevgep50 = getelementptr i32, i32* %48, i64 2
  %scevgep5051 = bitcast i32* %scevgep50 to i8*
  %uglygep52 = getelementptr i8, i8* %scevgep5051, i64 %lsr.iv15
  %uglygep5253 = bitcast i8* %uglygep52 to i32*
  store i32 %47, i32* %uglygep5253, align 4
  %49 = load %struct.LLVMRuntime.191*, %struct.LLVMRuntime.191** %9, align 8
  %50 = getelementptr inbounds %struct.LLVMRuntime.191, %struct.LLVMRuntime.191* %49, i64 0, i32 7, i64 0
  %51 = load i8*, i8** %50, align 8
  %scevgep47 = getelementptr i8, i8* %51, i64 308
  %scevgep48 = getelementptr i8, i8* %scevgep47, i64 %35
  %scevgep4849 = bitcast i8* %scevgep48 to i32*
  %52 = load i32, i32* %scevgep4849, align 4
  %53 = load i32*, i32** %10, align 8
  %scevgep43 = getelementptr i32, i32* %53, i64 3
  %scevgep4344 = bitcast i32* %scevgep43 to i8*
  %uglygep45 = getelementptr i8, i8* %scevgep4344, i64 %lsr.iv15
  %uglygep4546 = bitcast i8* %uglygep45 to i32*
  store i32 %52, i32* %uglygep4546, align 4
  %54 = load %struct.LLVMRuntime.191*, %struct.LLVMRuntime.191** %9, align 8
  %55 = getelementptr inbounds %struct.LLVMRuntime.191, %struct.LLVMRuntime.191* %54, i64 0, i32 7, i64 0
  %56 = load i8*, i8** %55, align 8
  %scevgep40 = getelementptr i8, i8* %56, i64 324
  %scevgep41 = getelementptr i8, i8* %scevgep40, i64 %35
  %scevgep4142 = bitcast i8* %scevgep41 to i32*
  %57 = load i32, i32* %scevgep4142, align 4
  %58 = load i32*, i32** %10, align 8
  %scevgep36 = getelementptr i32, i32* %58, i64 4
  %scevgep3637 = bitcast i32* %scevgep36 to i8*
  %uglygep38 = getelementptr i8, i8* %scevgep3637, i64 %lsr.iv15
  %uglygep3839 = bitcast i8* %uglygep38 to i32*
  store i32 %57, i32* %uglygep3839, align 4
  %59 = load %struct.LLVMRuntime.191*, %struct.LLVMRuntime.191** %9, align 8
  %60 = getelementptr inbounds %struct.LLVMRuntime.191, %struct.LLVMRuntime.191* %59, i64 0, i32 7, i64 0
  %61 = load i8*, i8** %60, align 8
  %scevgep33 = getelementptr i8, i8* %61, i64 340
  %scevgep34 = getelementptr i8, i8* %scevgep33, i64 %35
  %scevgep3435 = bitcast i8* %scevgep34 to i32*
  %62 = load i32, i32* %scevgep3435, align 4
  %63 = load i32*, i32** %10, align 8
  %scevgep29 = getelementptr i32, i32* %63, i64 5
  %scevgep2930 = bitcast i32* %scevgep29 to i8*
  %uglygep31 = getelementptr i8, i8* %scevgep2930, i64 %lsr.iv15
  %uglygep3132 = bitcast i8* %uglygep31 to i32*
  store i32 %62, i32* %uglygep3132, align 4
  %64 = load %struct.LLVMRuntime.191*, %struct.LLVMRuntime.191** %9, align 8
  %65 = getelementptr inbounds %struct.LLVMRuntime.191, %struct.LLVMRuntime.191* %64, i64 0, i32 7, i64 0
  %66 = load i8*, i8** %65, align 8
  %scevgep26 = getelementptr i8, i8* %66, i64 356
  %scevgep27 = getelementptr i8, i8* %scevgep26, i64 %35
  %scevgep2728 = bitcast i8* %scevgep27 to i32*
  %67 = load i32, i32* %scevgep2728, align 4
  %68 = load i32*, i32** %10, align 8
  %scevgep22 = getelementptr i32, i32* %68, i64 6
  %scevgep2223 = bitcast i32* %scevgep22 to i8*
  %uglygep24 = getelementptr i8, i8* %scevgep2223, i64 %lsr.iv15
  %uglygep2425 = bitcast i8* %uglygep24 to i32*
  store i32 %67, i32* %uglygep2425, align 4
  %69 = load %struct.LLVMRuntime.191*, %struct.LLVMRuntime.191** %9, align 8
  %70 = getelementptr inbounds %struct.LLVMRuntime.191, %struct.LLVMRuntime.191* %69, i64 0, i32 7, i64 0
  %71 = load i8*, i8** %70, align 8
  %scevgep19 = getelementptr i8, i8* %71, i64 372
  %scevgep20 = getelementptr i8, i8* %scevgep19, i64 %35
  %scevgep2021 = bitcast i8* %scevgep20 to i32*
  %72 = load i32, i32* %scevgep2021, align 4
  %73 = load i32*, i32** %10, align 8
  %scevgep = getelementptr i32, i32* %73, i64 7
  %scevgep17 = bitcast i32* %scevgep to i8*
  %uglygep = getelementptr i8, i8* %scevgep17, i64 %lsr.iv15
  %uglygep18 = bitcast i8* %uglygep to i32*
  store i32 %72, i32* %uglygep18, align 4
  %lsr.iv.next = add i64 %lsr.iv, -8
  %lsr.iv.next16 = add i64 %lsr.iv15, 32
  %exitcond.not.7 = icmp eq i64 %lsr.iv.next, 0
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.192, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.192**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.192*, %struct.RuntimeContext.192** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.192*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.192*, i8*)*, void (%struct.RuntimeContext.192*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.192*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.192*, i8*, i32)*, void (%struct.RuntimeContext.192*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.192*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.192*, i8*)*, void (%struct.RuntimeContext.192*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.192*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.192* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.192* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.192* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.192, %struct.RuntimeContext.192* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.192* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.192* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.192*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.192* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
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
