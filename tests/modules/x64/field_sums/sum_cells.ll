; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.20*, void (%struct.RuntimeContext.20*, i8*)*, void (%struct.RuntimeContext.20*, i8*, i32)*, void (%struct.RuntimeContext.20*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.20 = type { i8*, %struct.LLVMRuntime.19*, i32, i64* }
%struct.LLVMRuntime.19 = type { %struct.PreallocatedMemoryChunk.14, %struct.PreallocatedMemoryChunk.14, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.15*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.16*], [1024 x %struct.NodeManager.17*], [1024 x i8*], i8*, %struct.RandState.18*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.14 = type { i8*, i8*, i64 }
%struct.__va_list_tag.15 = type { i32, i32, i8*, i8* }
%struct.ListManager.16 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.19* }
%struct.NodeManager.17 = type <{ %struct.LLVMRuntime.19*, i32, i32, i32, i32, %struct.ListManager.16*, %struct.ListManager.16*, %struct.ListManager.16*, i32, [4 x i8] }>
%struct.RandState.18 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @sum_cells_c84_0_kernel_0_serial(%struct.RuntimeContext.20* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = getelementptr inbounds %struct.RuntimeContext.20, %struct.RuntimeContext.20* %context, i64 0, i32 1
  %1 = load %struct.LLVMRuntime.19*, %struct.LLVMRuntime.19** %0, align 8
  %2 = getelementptr inbounds %struct.LLVMRuntime.19, %struct.LLVMRuntime.19* %1, i64 0, i32 14
  %3 = bitcast i8** %2 to float**
  %4 = load float*, float** %3, align 8
  store float 0.000000e+00, float* %4, align 4
  ret void
}

; Function Attrs: nounwind
define void @sum_cells_c84_0_kernel_1_range_for(%struct.RuntimeContext.20* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.20* %context, %struct.RuntimeContext.20** %4, align 8
  store void (%struct.RuntimeContext.20*, i8*)* @function_body, void (%struct.RuntimeContext.20*, i8*)** %2, align 8
  store i64 4, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.20*, i8*, i32)* @function_body.1, void (%struct.RuntimeContext.20*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.20*, i8*)* @function_body.2, void (%struct.RuntimeContext.20*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.20, %struct.RuntimeContext.20* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.19*, %struct.LLVMRuntime.19** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.19, %struct.LLVMRuntime.19* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.19, %struct.LLVMRuntime.19* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: argmemonly mustprogress nofree norecurse nosync nounwind willreturn writeonly
define internal void @function_body(%struct.RuntimeContext.20* nocapture readnone %0, i8* nocapture writeonly %1) #2 {
allocs:
  %2 = bitcast i8* %1 to float*
  store float 0.000000e+00, float* %2, align 4
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body.1(%struct.RuntimeContext.20* %0, i8* nocapture %1, i32 %2) #3 {
allocs:
  %3 = bitcast i8* %1 to float*
  %4 = shl i32 %2, 9
  %5 = add i32 %4, 512
  %6 = tail call i32 @llvm.smin.i32(i32 %5, i32 12)
  %7 = icmp slt i32 %4, %6
  br i1 %7, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %8 = getelementptr inbounds %struct.RuntimeContext.20, %struct.RuntimeContext.20* %0, i64 0, i32 1
  %9 = sext i32 %4 to i64
  %wide.trip.count = sext i32 %6 to i64
  %.pre = load float, float* %3, align 4
  %10 = xor i64 %9, -1
  %11 = add nsw i64 %10, %wide.trip.count
  %xtraiter = and i64 %wide.trip.count, 4
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv = phi i64 [ %xtraiter, %for_loop_body.prol.preheader ], [ %lsr.iv.next, %for_loop_body.prol ]
  %12 = phi float [ %19, %for_loop_body.prol ], [ %.pre, %for_loop_body.prol.preheader ]
  %indvars.iv.prol = phi i64 [ %indvars.iv.next.prol, %for_loop_body.prol ], [ %9, %for_loop_body.prol.preheader ]
  %13 = load %struct.LLVMRuntime.19*, %struct.LLVMRuntime.19** %8, align 8
  %14 = getelementptr inbounds %struct.LLVMRuntime.19, %struct.LLVMRuntime.19* %13, i64 0, i32 7, i64 0
  %15 = load i8*, i8** %14, align 8
  %16 = shl nsw i64 %indvars.iv.prol, 2
  %scevgep28 = getelementptr i8, i8* %15, i64 %16
  %scevgep2829 = bitcast i8* %scevgep28 to i32*
  %17 = load i32, i32* %scevgep2829, align 4
  %18 = sitofp i32 %17 to float
  %19 = fadd reassoc ninf nsz float %12, %18
  store float %19, float* %3, align 4
  %indvars.iv.next.prol = add nuw nsw i64 %indvars.iv.prol, 1
  %lsr.iv.next = add nsw i64 %lsr.iv, -1
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.unr = phi float [ %.pre, %for_loop_body.lr.ph ], [ %19, %for_loop_body.prol.loopexit.loopexit ]
  %indvars.iv.unr = phi i64 [ %9, %for_loop_body.lr.ph ], [ %indvars.iv.next.prol, %for_loop_body.prol.loopexit.loopexit ]
  %20 = icmp ult i64 %11, 7
  br i1 %20, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %21 = phi float [ %70, %for_loop_body ], [ %.unr, %for_loop_body.preheader ]
  %indvars.iv = phi i64 [ %indvars.iv.next.7, %for_loop_body ], [ %indvars.iv.unr, %for_loop_body.preheader ]
  %22 = load %struct.LLVMRuntime.19*, %struct.LLVMRuntime.19** %8, align 8
  %23 = getelementptr inbounds %struct.LLVMRuntime.19, %struct.LLVMRuntime.19* %22, i64 0, i32 7, i64 0
  %24 = load i8*, i8** %23, align 8
  %25 = shl i64 %indvars.iv, 2
  %scevgep26 = getelementptr i8, i8* %24, i64 %25
  %scevgep2627 = bitcast i8* %scevgep26 to i32*
  %26 = load i32, i32* %scevgep2627, align 4
  %27 = sitofp i32 %26 to float
  %28 = fadd reassoc ninf nsz float %21, %27
  store float %28, float* %3, align 4
  %29 = load %struct.LLVMRuntime.19*, %struct.LLVMRuntime.19** %8, align 8
  %30 = getelementptr inbounds %struct.LLVMRuntime.19, %struct.LLVMRuntime.19* %29, i64 0, i32 7, i64 0
  %31 = load i8*, i8** %30, align 8
  %scevgep23 = getelementptr i8, i8* %31, i64 4
  %scevgep24 = getelementptr i8, i8* %scevgep23, i64 %25
  %scevgep2425 = bitcast i8* %scevgep24 to i32*
  %32 = load i32, i32* %scevgep2425, align 4
  %33 = sitofp i32 %32 to float
  %34 = fadd reassoc ninf nsz float %28, %33
  store float %34, float* %3, align 4
  %35 = load %struct.LLVMRuntime.19*, %struct.LLVMRuntime.19** %8, align 8
  %36 = getelementptr inbounds %struct.LLVMRuntime.19, %struct.LLVMRuntime.19* %35, i64 0, i32 7, i64 0
  %37 = load i8*, i8** %36, align 8
  %scevgep20 = getelementptr i8, i8* %37, i64 8
  %scevgep21 = getelementptr i8, i8* %scevgep20, i64 %25
  %scevgep2122 = bitcast i8* %scevgep21 to i32*
  %38 = load i32, i32* %scevgep2122, align 4
  %39 = sitofp i32 %38 to float
  %40 = fadd reassoc ninf nsz float %34, %39
  store float %40, float* %3, align 4
  %41 = load %struct.LLVMRuntime.19*, %struct.LLVMRuntime.19** %8, align 8
  %42 = getelementptr inbounds %struct.LLVMRuntime.19, %struct.LLVMRuntime.19* %41, i64 0, i32 7, i64 0
  %43 = load i8*, i8** %42, align 8
  %scevgep17 = getelementptr i8, i8* %43, i64 12
  %scevgep18 = getelementptr i8, i8* %scevgep17, i64 %25
  %scevgep1819 = bitcast i8* %scevgep18 to i32*
  %44 = load i32, i32* %scevgep1819, align 4
  %45 = sitofp i32 %44 to float
  %46 = fadd reassoc ninf nsz float %40, %45
  store float %46, float* %3, align 4
  %47 = load %struct.LLVMRuntime.19*, %struct.LLVMRuntime.19** %8, align 8
  %48 = getelementptr inbounds %struct.LLVMRuntime.19, %struct.LLVMRuntime.19* %47, i64 0, i32 7, i64 0
  %49 = load i8*, i8** %48, align 8
  %scevgep14 = getelementptr i8, i8* %49, i64 16
  %scevgep15 = getelementptr i8, i8* %scevgep14, i64 %25
  %scevgep1516 = bitcast i8* %scevgep15 to i32*
  %50 = load i32, i32* %scevgep1516, align 4
  %51 = sitofp i32 %50 to float
  %52 = fadd reassoc ninf nsz float %46, %51
  store float %52, float* %3, align 4
  %53 = load %struct.LLVMRuntime.19*, %struct.LLVMRuntime.19** %8, align 8
  %54 = getelementptr inbounds %struct.LLVMRuntime.19, %struct.LLVMRuntime.19* %53, i64 0, i32 7, i64 0
  %55 = load i8*, i8** %54, align 8
  %scevgep11 = getelementptr i8, i8* %55, i64 20
  %scevgep12 = getelementptr i8, i8* %scevgep11, i64 %25
  %scevgep1213 = bitcast i8* %scevgep12 to i32*
  %56 = load i32, i32* %scevgep1213, align 4
  %57 = sitofp i32 %56 to float
  %58 = fadd reassoc ninf nsz float %52, %57
  store float %58, float* %3, align 4
  %59 = load %struct.LLVMRuntime.19*, %struct.LLVMRuntime.19** %8, align 8
  %60 = getelementptr inbounds %struct.LLVMRuntime.19, %struct.LLVMRuntime.19* %59, i64 0, i32 7, i64 0
  %61 = load i8*, i8** %60, align 8
  %scevgep8 = getelementptr i8, i8* %61, i64 24
  %scevgep9 = getelementptr i8, i8* %scevgep8, i64 %25
  %scevgep910 = bitcast i8* %scevgep9 to i32*
  %62 = load i32, i32* %scevgep910, align 4
  %63 = sitofp i32 %62 to float
  %64 = fadd reassoc ninf nsz float %58, %63
  store float %64, float* %3, align 4
  %65 = load %struct.LLVMRuntime.19*, %struct.LLVMRuntime.19** %8, align 8
  %66 = getelementptr inbounds %struct.LLVMRuntime.19, %struct.LLVMRuntime.19* %65, i64 0, i32 7, i64 0
  %67 = load i8*, i8** %66, align 8
  %scevgep = getelementptr i8, i8* %67, i64 28
  %scevgep6 = getelementptr i8, i8* %scevgep, i64 %25
  %scevgep67 = bitcast i8* %scevgep6 to i32*
  %68 = load i32, i32* %scevgep67, align 4
  %69 = sitofp i32 %68 to float
  %70 = fadd reassoc ninf nsz float %64, %69
  store float %70, float* %3, align 4
  %indvars.iv.next.7 = add nsw i64 %indvars.iv, 8
  %exitcond.not.7 = icmp eq i64 %wide.trip.count, %indvars.iv.next.7
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define internal void @function_body.2(%struct.RuntimeContext.20* nocapture readonly %0, i8* nocapture readonly %1) #4 {
allocs:
  %2 = bitcast i8* %1 to float*
  %3 = load float, float* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.20, %struct.RuntimeContext.20* %0, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.19*, %struct.LLVMRuntime.19** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.19, %struct.LLVMRuntime.19* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to float**
  %8 = load float*, float** %7, align 8
  %9 = atomicrmw fadd float* %8, float %3 seq_cst, align 4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @sum_cells_c84_0_kernel_2_serial(%struct.RuntimeContext.20* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = getelementptr inbounds %struct.RuntimeContext.20, %struct.RuntimeContext.20* %context, i64 0, i32 1
  %1 = load %struct.LLVMRuntime.19*, %struct.LLVMRuntime.19** %0, align 8
  %2 = getelementptr inbounds %struct.LLVMRuntime.19, %struct.LLVMRuntime.19* %1, i64 0, i32 14
  %3 = bitcast i8** %2 to float**
  %4 = load float*, float** %3, align 8
  %5 = load float, float* %4, align 4
  %6 = getelementptr inbounds %struct.RuntimeContext.20, %struct.RuntimeContext.20* %context, i64 0, i32 3
  %7 = bitcast i64** %6 to float**
  %8 = load float*, float** %7, align 8
  store float %5, float* %8, align 4
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #5 {
  %4 = alloca %struct.RuntimeContext.20, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.20**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.20*, %struct.RuntimeContext.20** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.20*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.20*, i8*)*, void (%struct.RuntimeContext.20*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.20*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.20*, i8*, i32)*, void (%struct.RuntimeContext.20*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.20*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.20*, i8*)*, void (%struct.RuntimeContext.20*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.20*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.20* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.20* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.20* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.20, %struct.RuntimeContext.20* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.20* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.20* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.20*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.20* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %25

25:                                               ; preds = %24, %.loopexit
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smin.i32(i32, i32) #7

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #8

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #8

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #9

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn }
attributes #1 = { nounwind }
attributes #2 = { argmemonly mustprogress nofree norecurse nosync nounwind willreturn writeonly }
attributes #3 = { nofree nosync nounwind }
attributes #4 = { mustprogress nofree norecurse nounwind willreturn }
attributes #5 = { alwaysinline mustprogress nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #7 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #8 = { argmemonly nocallback nofree nosync nounwind willreturn }
attributes #9 = { nocallback nofree nosync nounwind readnone speculatable willreturn }

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
