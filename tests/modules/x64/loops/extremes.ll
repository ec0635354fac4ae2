; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.98*, void (%struct.RuntimeContext.98*, i8*)*, void (%struct.RuntimeContext.98*, i8*, i32)*, void (%struct.RuntimeContext.98*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.98 = type { i8*, %struct.LLVMRuntime.97*, i32, i64* }
%struct.LLVMRuntime.97 = type { %struct.PreallocatedMemoryChunk.92, %struct.PreallocatedMemoryChunk.92, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.93*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.94*], [1024 x %struct.NodeManager.95*], [1024 x i8*], i8*, %struct.RandState.96*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.92 = type { i8*, i8*, i64 }
%struct.__va_list_tag.93 = type { i32, i32, i8*, i8* }
%struct.ListManager.94 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.97* }
%struct.NodeManager.95 = type <{ %struct.LLVMRuntime.97*, i32, i32, i32, i32, %struct.ListManager.94*, %struct.ListManager.94*, %struct.ListManager.94*, i32, [4 x i8] }>
%struct.RandState.96 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @extremes_c94_0_kernel_0_serial(%struct.RuntimeContext.98* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = getelementptr inbounds %struct.RuntimeContext.98, %struct.RuntimeContext.98* %context, i64 0, i32 1
  %1 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %0, align 8
  %2 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %1, i64 0, i32 14
  %3 = load i8*, i8** %2, align 8
  %4 = getelementptr inbounds i8, i8* %3, i64 4
  %5 = bitcast i8* %4 to float*
  store float 0x46293E5940000000, float* %5, align 4
  %6 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %0, align 8
  %7 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %6, i64 0, i32 14
  %8 = load i8*, i8** %7, align 8
  %9 = getelementptr inbounds i8, i8* %8, i64 8
  %10 = bitcast i8* %9 to float*
  store float 0xC6293E5940000000, float* %10, align 4
  %11 = bitcast %struct.RuntimeContext.98* %context to { { { i32 }, float* } }**
  %12 = load { { { i32 }, float* } }*, { { { i32 }, float* } }** %11, align 8
  %13 = getelementptr { { { i32 }, float* } }, { { { i32 }, float* } }* %12, i64 0, i32 0, i32 0, i32 0
  %14 = load i32, i32* %13, align 4
  %15 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %0, align 8
  %16 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %15, i64 0, i32 14
  %17 = bitcast i8** %16 to i32**
  %18 = load i32*, i32** %17, align 8
  store i32 %14, i32* %18, align 4
  ret void
}

; Function Attrs: nounwind
define void @extremes_c94_0_kernel_1_range_for(%struct.RuntimeContext.98* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.98* %context, %struct.RuntimeContext.98** %4, align 8
  store void (%struct.RuntimeContext.98*, i8*)* @function_body, void (%struct.RuntimeContext.98*, i8*)** %2, align 8
  store i64 8, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.98*, i8*, i32)* @function_body.1, void (%struct.RuntimeContext.98*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.98*, i8*)* @function_body.2, void (%struct.RuntimeContext.98*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.98, %struct.RuntimeContext.98* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: argmemonly mustprogress nofree norecurse nosync nounwind willreturn writeonly
define internal void @function_body(%struct.RuntimeContext.98* nocapture readnone %0, i8* nocapture writeonly %1) #2 {
allocs:
  %2 = bitcast i8* %1 to <2 x float>*
  store <2 x float> <float 0x47EFFFFFE0000000, float 0xC7EFFFFFE0000000>, <2 x float>* %2, align 4
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body.1(%struct.RuntimeContext.98* nocapture readonly %0, i8* nocapture %1, i32 %2) #3 {
allocs:
  %3 = getelementptr i8, i8* %1, i64 4
  %4 = bitcast i8* %3 to float*
  %5 = bitcast i8* %1 to float*
  %6 = getelementptr inbounds %struct.RuntimeContext.98, %struct.RuntimeContext.98* %0, i64 0, i32 1
  %7 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %6, align 8
  %8 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %7, i64 0, i32 14
  %9 = bitcast i8** %8 to i32**
  %10 = load i32*, i32** %9, align 8
  %11 = load i32, i32* %10, align 4
  %12 = add i32 %11, 1
  %13 = sdiv i32 %12, 2
  %14 = icmp slt i32 %12, 0
  %15 = shl nsw i32 %13, 1
  %16 = icmp ne i32 %15, %12
  %17 = and i1 %14, %16
  %.neg = sext i1 %17 to i32
  %18 = add nsw i32 %13, %.neg
  %19 = tail call i32 @llvm.smax.i32(i32 %18, i32 512)
  %20 = mul i32 %19, %2
  %21 = add i32 %20, %19
  %22 = tail call i32 @llvm.smin.i32(i32 %11, i32 %21)
  %23 = icmp sgt i32 %22, %20
  br i1 %23, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %24 = bitcast %struct.RuntimeContext.98* %0 to { { { i32 }, float* } }**
  %25 = load { { { i32 }, float* } }*, { { { i32 }, float* } }** %24, align 8
  %26 = getelementptr { { { i32 }, float* } }, { { { i32 }, float* } }* %25, i64 0, i32 0, i32 1
  %.pre = load float, float* %5, align 4
  %.pre5 = load float, float* %4, align 4
  %27 = sub i32 %22, %20
  %28 = xor i32 %20, -1
  %29 = add i32 %22, %28
  %xtraiter = and i32 %27, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %30 = sub i32 0, %xtraiter
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv = phi i32 [ %30, %for_loop_body.prol.preheader ], [ %lsr.iv.next, %for_loop_body.prol ]
  %31 = phi float [ %40, %for_loop_body.prol ], [ %.pre5, %for_loop_body.prol.preheader ]
  %32 = phi float [ %39, %for_loop_body.prol ], [ %.pre, %for_loop_body.prol.preheader ]
  %.04.prol = phi i32 [ %41, %for_loop_body.prol ], [ %20, %for_loop_body.prol.preheader ]
  %33 = load i32, i32* %10, align 4
  %34 = srem i32 %.04.prol, %33
  %35 = load float*, float** %26, align 8
  %36 = sext i32 %34 to i64
  %37 = getelementptr float, float* %35, i64 %36
  %38 = load float, float* %37, align 4
  %39 = tail call reassoc ninf nsz float @llvm.minnum.f32(float %32, float %38)
  store float %39, float* %5, align 4
  %40 = tail call reassoc ninf nsz float @llvm.maxnum.f32(float %31, float %38)
  store float %40, float* %4, align 4
  %41 = add i32 %.04.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.unr = phi float [ %.pre5, %for_loop_body.lr.ph ], [ %40, %for_loop_body.prol.loopexit.loopexit ]
  %.unr6 = phi float [ %.pre, %for_loop_body.lr.ph ], [ %39, %for_loop_body.prol.loopexit.loopexit ]
  %.04.unr = phi i32 [ %20, %for_loop_body.lr.ph ], [ %41, %for_loop_body.prol.loopexit.loopexit ]
  %42 = icmp ult i32 %29, 7
  br i1 %42, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %43 = phi float [ %115, %for_loop_body ], [ %.unr, %for_loop_body.preheader ]
  %44 = phi float [ %114, %for_loop_body ], [ %.unr6, %for_loop_body.preheader ]
  %.04 = phi i32 [ %116, %for_loop_body ], [ %.04.unr, %for_loop_body.preheader ]
  %45 = load i32, i32* %10, align 4
  %46 = srem i32 %.04, %45
  %47 = load float*, float** %26, align 8
  %48 = sext i32 %46 to i64
  %49 = getelementptr float, float* %47, i64 %48
  %50 = load float, float* %49, align 4
  %51 = tail call reassoc ninf nsz float @llvm.minnum.f32(float %44, float %50)
  store float %51, float* %5, align 4
  %52 = tail call reassoc ninf nsz float @llvm.maxnum.f32(float %43, float %50)
  store float %52, float* %4, align 4
  %53 = load i32, i32* %10, align 4
  %54 = add i32 %.04, 1
  %55 = srem i32 %54, %53
  %56 = load float*, float** %26, align 8
  %57 = sext i32 %55 to i64
  %58 = getelementptr float, float* %56, i64 %57
  %59 = load float, float* %58, align 4
  %60 = tail call reassoc ninf nsz float @llvm.minnum.f32(float %51, float %59)
  store float %60, float* %5, align 4
  %61 = tail call reassoc ninf nsz float @llvm.maxnum.f32(float %52, float %59)
  store float %61, float* %4, align 4
  %62 = load i32, i32* %10, align 4
  %63 = add i32 %54, 1
  %64 = srem i32 %63, %62
  %65 = load float*, float** %26, align 8
  %66 = sext i32 %64 to i64
  %67 = getelementptr float, float* %65, i64 %66
  %68 = load float, float* %67, align 4
  %69 = tail call reassoc ninf nsz float @llvm.minnum.f32(float %60, float %68)
  store float %69, float* %5, align 4
  %70 = tail call reassoc ninf nsz float @llvm.maxnum.f32(float %61, float %68)
  store float %70, float* %4, align 4
  %71 = load i32, i32* %10, align 4
  %72 = add i32 %63, 1
  %73 = srem i32 %72, %71
  %74 = load float*, float** %26, align 8
  %75 = sext i32 %73 to i64
  %76 = getelementptr float, float* %74, i64 %75
  %77 = load float, float* %76, align 4
  %78 = tail call reassoc ninf nsz float @llvm.minnum.f32(float %69, float %77)
  store float %78, float* %5, align 4
  %79 = tail call reassoc ninf nsz float @llvm.maxnum.f32(float %70, float %77)
  store float %79, float* %4, align 4
  %80 = load i32, i32* %10, align 4
  %81 = add i32 %72, 1
  %82 = srem i32 %81, %80
  %83 = load float*, float** %26, align 8
  %84 = sext i32 %82 to i64
  %85 = getelementptr float, float* %83, i64 %84
  %86 = load float, float* %85, align 4
  %87 = tail call reassoc ninf nsz float @llvm.minnum.f32(float %78, float %86)
  store float %87, float* %5, align 4
  %88 = tail call reassoc ninf nsz float @llvm.maxnum.f32(float %79, float %86)
  store float %88, float* %4, align 4
  %89 = load i32, i32* %10, align 4
  %90 = add i32 %81, 1
  %91 = srem i32 %90, %89
  %92 = load float*, float** %26, align 8
  %93 = sext i32 %91 to i64
  %94 = getelementptr float, float* %92, i64 %93
  %95 = load float, float* %94, align 4
  %96 = tail call reassoc ninf nsz float @llvm.minnum.f32(float %87, float %95)
  store float %96, float* %5, align 4
  %97 = tail call reassoc ninf nsz float @llvm.maxnum.f32(float %88, float %95)
  store float %97, float* %4, align 4
  %98 = load i32, i32* %10, align 4
  %99 = add i32 %90, 1
  %100 = srem i32 %99, %98
  %101 = load float*, float** %26, align 8
  %102 = sext i32 %100 to i64
  %103 = getelementptr float, float* %101, i64 %102
  %104 = load float, float* %103, align 4
  %105 = tail call reassoc ninf nsz float @llvm.minnum.f32(float %96, float %104)
  store float %105, float* %5, align 4
  %106 = tail call reassoc ninf nsz float @llvm.maxnum.f32(float %97, float %104)
  store float %106, float* %4, align 4
  %107 = load i32, i32* %10, align 4
  %108 = add i32 %99, 1
  %109 = srem i32 %108, %107
  %110 = load float*, float** %26, align 8
  %111 = sext i32 %109 to i64
  %112 = getelementptr float, float* %110, i64 %111
  %113 = load float, float* %112, align 4
  %114 = tail call reassoc ninf nsz float @llvm.minnum.f32(float %105, float %113)
  store float %114, float* %5, align 4
  %115 = tail call reassoc ninf nsz float @llvm.maxnum.f32(float %106, float %113)
  store float %115, float* %4, align 4
  %116 = add i32 %108, 1
  %exitcond.not.7 = icmp eq i32 %116, %22
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: nofree norecurse nounwind
define internal void @function_body.2(%struct.RuntimeContext.98* nocapture readonly %0, i8* nocapture readonly %1) #4 {
allocs:
  %2 = bitcast i8* %1 to float*
  %3 = load float, float* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.98, %struct.RuntimeContext.98* %0, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %5, i64 0, i32 14
  %7 = load i8*, i8** %6, align 8
  %8 = getelementptr inbounds i8, i8* %7, i64 4
  %9 = bitcast i8* %8 to float*
  %10 = bitcast i8* %8 to i32*
  br label %11

11:                                               ; preds = %11, %allocs
  %12 = load volatile float, float* %9, align 4
  %13 = fcmp olt float %12, %3
  %14 = select i1 %13, float %12, float %3
  %15 = bitcast float %12 to i32
  %16 = bitcast float %14 to i32
  %17 = cmpxchg weak volatile i32* %10, i32 %15, i32 %16 seq_cst seq_cst, align 4
  %18 = extractvalue { i32, i1 } %17, 1
  br i1 %18, label %atomic_min_f32.exit, label %11, !llvm.loop !8

atomic_min_f32.exit:                              ; preds = %11
  %19 = getelementptr i8, i8* %1, i64 4
  %20 = bitcast i8* %19 to float*
  %21 = load float, float* %20, align 4
  %22 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %4, align 8
  %23 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %22, i64 0, i32 14
  %24 = load i8*, i8** %23, align 8
  %25 = getelementptr inbounds i8, i8* %24, i64 8
  %26 = bitcast i8* %25 to float*
  %27 = bitcast i8* %25 to i32*
  br label %28

28:                                               ; preds = %28, %atomic_min_f32.exit
  %29 = load volatile float, float* %26, align 4
  %30 = fcmp ogt float %29, %21
  %31 = select i1 %30, float %29, float %21
  %32 = bitcast float %29 to i32
  %33 = bitcast float %31 to i32
  %34 = cmpxchg weak volatile i32* %27, i32 %32, i32 %33 seq_cst seq_cst, align 4
  %35 = extractvalue { i32, i1 } %34, 1
  br i1 %35, label %atomic_max_f32.exit, label %28, !llvm.loop !10

atomic_max_f32.exit:                              ; preds = %28
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.minnum.f32(float, float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.maxnum.f32(float, float) #5

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @extremes_c94_0_kernel_2_serial(%struct.RuntimeContext.98* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = getelementptr inbounds %struct.RuntimeContext.98, %struct.RuntimeContext.98* %context, i64 0, i32 1
  %1 = load %struct.LLVMRuntime.97*, %struct.LLVMRuntime.97** %0, align 8
  %2 = getelementptr inbounds %struct.LLVMRuntime.97, %struct.LLVMRuntime.97* %1, i64 0, i32 14
  %3 = load i8*, i8** %2, align 8
  %4 = getelementptr inbounds i8, i8* %3, i64 4
  %5 = getelementptr inbounds %struct.RuntimeContext.98, %struct.RuntimeContext.98* %context, i64 0, i32 3
  %6 = bitcast i64** %5 to <2 x float>**
  %7 = load <2 x float>*, <2 x float>** %6, align 8
  %8 = bitcast i8* %4 to <2 x float>*
  %9 = load <2 x float>, <2 x float>* %8, align 4
  store <2 x float> %9, <2 x float>* %7, align 4
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #6 {
  %4 = alloca %struct.RuntimeContext.98, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.98**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.98*, %struct.RuntimeContext.98** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.98*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.98*, i8*)*, void (%struct.RuntimeContext.98*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.98*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.98*, i8*, i32)*, void (%struct.RuntimeContext.98*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.98*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.98*, i8*)*, void (%struct.RuntimeContext.98*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.98*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.98* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.98* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.98* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.98, %struct.RuntimeContext.98* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.98* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
  %17 = add nsw i32 %.02039, 1
  %18 = icmp slt i32 %17, %15
  br i1 %18, label %.lr.ph, label %.loopexit.loopexit, !llvm.loop !11

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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.98* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !12

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.98*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.98* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %25

25:                                               ; preds = %24, %.loopexit
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smin.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #5

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #8

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn }
attributes #1 = { nounwind }
attributes #2 = { argmemonly mustprogress nofree norecurse nosync nounwind willreturn writeonly }
attributes #3 = { nofree nosync nounwind }
attributes #4 = { nofree norecurse nounwind }
attributes #5 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { alwaysinline mustprogress nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #8 = { argmemonly nocallback nofree nosync nounwind willreturn }

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
!11 = distinct !{!11, !9}
!12 = distinct !{!12, !9}
