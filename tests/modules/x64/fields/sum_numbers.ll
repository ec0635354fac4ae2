; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.85*, void (%struct.RuntimeContext.85*, i8*)*, void (%struct.RuntimeContext.85*, i8*, i32)*, void (%struct.RuntimeContext.85*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.85 = type { i8*, %struct.LLVMRuntime.84*, i32, i64* }
%struct.LLVMRuntime.84 = type { %struct.PreallocatedMemoryChunk.79, %struct.PreallocatedMemoryChunk.79, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.80*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.81*], [1024 x %struct.NodeManager.82*], [1024 x i8*], i8*, %struct.RandState.83*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.79 = type { i8*, i8*, i64 }
%struct.__va_list_tag.80 = type { i32, i32, i8*, i8* }
%struct.ListManager.81 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.84* }
%struct.NodeManager.82 = type <{ %struct.LLVMRuntime.84*, i32, i32, i32, i32, %struct.ListManager.81*, %struct.ListManager.81*, %struct.ListManager.81*, i32, [4 x i8] }>
%struct.RandState.83 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @sum_numbers_c90_0_kernel_0_serial(%struct.RuntimeContext.85* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = getelementptr inbounds %struct.RuntimeContext.85, %struct.RuntimeContext.85* %context, i64 0, i32 1
  %1 = load %struct.LLVMRuntime.84*, %struct.LLVMRuntime.84** %0, align 8
  %2 = getelementptr inbounds %struct.LLVMRuntime.84, %struct.LLVMRuntime.84* %1, i64 0, i32 14
  %3 = bitcast i8** %2 to float**
  %4 = load float*, float** %3, align 8
  store float 0.000000e+00, float* %4, align 4
  ret void
}

; Function Attrs: nounwind
define void @sum_numbers_c90_0_kernel_1_range_for(%struct.RuntimeContext.85* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.85* %context, %struct.RuntimeContext.85** %4, align 8
  store void (%struct.RuntimeContext.85*, i8*)* @function_body, void (%struct.RuntimeContext.85*, i8*)** %2, align 8
  store i64 4, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.85*, i8*, i32)* @function_body.1, void (%struct.RuntimeContext.85*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.85*, i8*)* @function_body.2, void (%struct.RuntimeContext.85*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.85, %struct.RuntimeContext.85* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.84*, %struct.LLVMRuntime.84** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.84, %struct.LLVMRuntime.84* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.84, %struct.LLVMRuntime.84* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: argmemonly mustprogress nofree norecurse nosync nounwind willreturn writeonly
define internal void @function_body(%struct.RuntimeContext.85* nocapture readnone %0, i8* nocapture writeonly %1) #2 {
allocs:
  %2 = bitcast i8* %1 to float*
  store float 0.000000e+00, float* %2, align 4
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body.1(%struct.RuntimeContext.85* %0, i8* nocapture %1, i32 %2) #3 {
allocs:
  %3 = bitcast i8* %1 to float*
  %4 = shl i32 %2, 9
  %5 = add i32 %4, 512
  %6 = tail call i32 @llvm.smin.i32(i32 %5, i32 8)
  %7 = icmp sgt i32 %6, %4
  br i1 %7, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %8 = getelementptr inbounds %struct.RuntimeContext.85, %struct.RuntimeContext.85* %0, i64 0, i32 1
  %.pre = load float, float* %3, align 4
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.lr.ph
  %9 = phi float [ %.pre, %for_loop_body.lr.ph ], [ %85, %for_loop_body ]
  %.015 = phi i32 [ %4, %for_loop_body.lr.ph ], [ %86, %for_loop_body ]
  %10 = lshr exact i32 %.015, 1
  %11 = load %struct.LLVMRuntime.84*, %struct.LLVMRuntime.84** %8, align 8
  %12 = getelementptr inbounds %struct.LLVMRuntime.84, %struct.LLVMRuntime.84* %11, i64 0, i32 7, i64 0
  %13 = load i8*, i8** %12, align 8
  %14 = zext i32 %10 to i64
  %15 = mul nuw nsw i64 %14, 20
  %16 = getelementptr i8, i8* %13, i64 44
  %getch.i = getelementptr i8, i8* %16, i64 %15
  %17 = bitcast i8* %getch.i to i32*
  %18 = load i32, i32* %17, align 4
  %19 = sitofp i32 %18 to float
  %20 = fadd reassoc ninf nsz float %9, %19
  store float %20, float* %3, align 4
  %21 = load %struct.LLVMRuntime.84*, %struct.LLVMRuntime.84** %8, align 8
  %22 = getelementptr inbounds %struct.LLVMRuntime.84, %struct.LLVMRuntime.84* %21, i64 0, i32 7, i64 0
  %23 = load i8*, i8** %22, align 8
  %getch.i.116 = getelementptr i8, i8* %23, i64 48
  %24 = getelementptr i8, i8* %getch.i.116, i64 %15
  %25 = bitcast i8* %24 to i32*
  %26 = load i32, i32* %25, align 4
  %27 = sitofp i32 %26 to float
  %28 = fadd reassoc ninf nsz float %20, %27
  store float %28, float* %3, align 4
  %29 = or i32 %10, 1
  %30 = load %struct.LLVMRuntime.84*, %struct.LLVMRuntime.84** %8, align 8
  %31 = getelementptr inbounds %struct.LLVMRuntime.84, %struct.LLVMRuntime.84* %30, i64 0, i32 7, i64 0
  %32 = load i8*, i8** %31, align 8
  %33 = zext i32 %29 to i64
  %34 = mul nuw nsw i64 %33, 20
  %35 = getelementptr i8, i8* %32, i64 44
  %getch.i.2 = getelementptr i8, i8* %35, i64 %34
  %36 = bitcast i8* %getch.i.2 to i32*
  %37 = load i32, i32* %36, align 4
  %38 = sitofp i32 %37 to float
  %39 = fadd reassoc ninf nsz float %28, %38
  store float %39, float* %3, align 4
  %40 = load %struct.LLVMRuntime.84*, %struct.LLVMRuntime.84** %8, align 8
  %41 = getelementptr inbounds %struct.LLVMRuntime.84, %struct.LLVMRuntime.84* %40, i64 0, i32 7, i64 0
  %42 = load i8*, i8** %41, align 8
  %getch.i.317 = getelementptr i8, i8* %42, i64 48
  %43 = getelementptr i8, i8* %getch.i.317, i64 %34
  %44 = bitcast i8* %43 to i32*
  %45 = load i32, i32* %44, align 4
  %46 = sitofp i32 %45 to float
  %47 = fadd reassoc ninf nsz float %39, %46
  store float %47, float* %3, align 4
  %48 = or i32 %10, 2
  %49 = load %struct.LLVMRuntime.84*, %struct.LLVMRuntime.84** %8, align 8
  %50 = getelementptr inbounds %struct.LLVMRuntime.84, %struct.LLVMRuntime.84* %49, i64 0, i32 7, i64 0
  %51 = load i8*, i8** %50, align 8
  %52 = zext i32 %48 to i64
  %53 = mul nuw nsw i64 %52, 20
  %54 = getelementptr i8, i8* %51, i64 44
  %getch.i.4 = getelementptr i8, i8* %54, i64 %53
  %55 = bitcast i8* %getch.i.4 to i32*
  %56 = load i32, i32* %55, align 4
  %57 = sitofp i32 %56 to float
  %58 = fadd reassoc ninf nsz float %47, %57
  store float %58, float* %3, align 4
  %59 = load %struct.LLVMRuntime.84*, %struct.LLVMRuntime.84** %8, align 8
  %60 = getelementptr inbounds %struct.LLVMRuntime.84, %struct.LLVMRuntime.84* %59, i64 0, i32 7, i64 0
  %61 = load i8*, i8** %60, align 8
  %getch.i.518 = getelementptr i8, i8* %61, i64 48
  %62 = getelementptr i8, i8* %getch.i.518, i64 %53
  %63 = bitcast i8* %62 to i32*
  %64 = load i32, i32* %63, align 4
  %65 = sitofp i32 %64 to float
  %66 = fadd reassoc ninf nsz float %58, %65
  store float %66, float* %3, align 4
  %67 = or i32 %10, 3
  %68 = load %struct.LLVMRuntime.84*, %struct.LLVMRuntime.84** %8, align 8
  %69 = getelementptr inbounds %struct.LLVMRuntime.84, %struct.LLVMRuntime.84* %68, i64 0, i32 7, i64 0
  %70 = load i8*, i8** %69, align 8
  %71 = zext i32 %67 to i64
  %72 = mul nuw nsw i64 %71, 20
  %73 = getelementptr i8, i8* %70, i64 44
  %getch.i.6 = getelementptr i8, i8* %73, i64 %72
  %74 = bitcast i8* %getch.i.6 to i32*
  %75 = load i32, i32* %74, align 4
  %76 = sitofp i32 %75 to float
  %77 = fadd reassoc ninf nsz float %66, %76
  store float %77, float* %3, align 4
  %78 = load %struct.LLVMRuntime.84*, %struct.LLVMRuntime.84** %8, align 8
  %79 = getelementptr inbounds %struct.LLVMRuntime.84, %struct.LLVMRuntime.84* %78, i64 0, i32 7, i64 0
  %80 = load i8*, i8** %79, align 8
  %getch.i.719 = getelementptr i8, i8* %80, i64 48
  %81 = getelementptr i8, i8* %getch.i.719, i64 %72
  %82 = bitcast i8* %81 to i32*
  %83 = load i32, i32* %82, align 4
  %84 = sitofp i32 %83 to float
  %85 = fadd reassoc ninf nsz float %77, %84
  store float %85, float* %3, align 4
  %86 = add nsw i32 %.015, 8
  %exitcond.not.7 = icmp eq i32 %6, %86
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define internal void @function_body.2(%struct.RuntimeContext.85* nocapture readonly %0, i8* nocapture readonly %1) #4 {
allocs:
  %2 = bitcast i8* %1 to float*
  %3 = load float, float* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.85, %struct.RuntimeContext.85* %0, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.84*, %struct.LLVMRuntime.84** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.84, %struct.LLVMRuntime.84* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to float**
  %8 = load float*, float** %7, align 8
  %9 = atomicrmw fadd float* %8, float %3 seq_cst, align 4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @sum_numbers_c90_0_kernel_2_serial(%struct.RuntimeContext.85* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = getelementptr inbounds %struct.RuntimeContext.85, %struct.RuntimeContext.85* %context, i64 0, i32 1
  %1 = load %struct.LLVMRuntime.84*, %struct.LLVMRuntime.84** %0, align 8
  %2 = getelementptr inbounds %struct.LLVMRuntime.84, %struct.LLVMRuntime.84* %1, i64 0, i32 14
  %3 = bitcast i8** %2 to float**
  %4 = load float*, float** %3, align 8
  %5 = load float, float* %4, align 4
  %6 = getelementptr inbounds %struct.RuntimeContext.85, %struct.RuntimeContext.85* %context, i64 0, i32 3
  %7 = bitcast i64** %6 to float**
  %8 = load float*, float** %7, align 8
  store float %5, float* %8, align 4
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #5 {
  %4 = alloca %struct.RuntimeContext.85, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.85**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.85*, %struct.RuntimeContext.85** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.85*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.85*, i8*)*, void (%struct.RuntimeContext.85*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.85*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.85*, i8*, i32)*, void (%struct.RuntimeContext.85*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.85*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.85*, i8*)*, void (%struct.RuntimeContext.85*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.85*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.85* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.85* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.85* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.85, %struct.RuntimeContext.85* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.85* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.85* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !8

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.85*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.85* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
