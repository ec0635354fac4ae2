; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.25*, void (%struct.RuntimeContext.25*, i8*)*, void (%struct.RuntimeContext.25*, i8*, i32)*, void (%struct.RuntimeContext.25*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.25 = type { i8*, %struct.LLVMRuntime.24*, i32, i64* }
%struct.LLVMRuntime.24 = type { %struct.PreallocatedMemoryChunk.19, %struct.PreallocatedMemoryChunk.19, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.20*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.21*], [1024 x %struct.NodeManager.22*], [1024 x i8*], i8*, %struct.RandState.23*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.19 = type { i8*, i8*, i64 }
%struct.__va_list_tag.20 = type { i32, i32, i8*, i8* }
%struct.ListManager.21 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.24* }
%struct.NodeManager.22 = type <{ %struct.LLVMRuntime.24*, i32, i32, i32, i32, %struct.ListManager.21*, %struct.ListManager.21*, %struct.ListManager.21*, i32, [4 x i8] }>
%struct.RandState.23 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @get_both_c84_0_kernel_0_range_for(%struct.RuntimeContext.25* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.25* %context, %struct.RuntimeContext.25** %4, align 8
  store void (%struct.RuntimeContext.25*, i8*)* null, void (%struct.RuntimeContext.25*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.25*, i8*, i32)* @function_body, void (%struct.RuntimeContext.25*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.25*, i8*)* null, void (%struct.RuntimeContext.25*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.25, %struct.RuntimeContext.25* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.24*, %struct.LLVMRuntime.24** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.24, %struct.LLVMRuntime.24* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.24, %struct.LLVMRuntime.24* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.25* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = shl i32 %2, 9
  %4 = add i32 %3, 512
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 8)
  %6 = icmp slt i32 %3, %5
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = bitcast %struct.RuntimeContext.25* %0 to { { { i32 }, float* } }**
  %8 = load { { { i32 }, float* } }*, { { { i32 }, float* } }** %7, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.25, %struct.RuntimeContext.25* %0, i64 0, i32 1
  %10 = getelementptr { { { i32 }, float* } }, { { { i32 }, float* } }* %8, i64 0, i32 0, i32 1
  %11 = sext i32 %3 to i64
  %wide.trip.count = sext i32 %5 to i64
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.lr.ph
  %indvars.iv = phi i64 [ %11, %for_loop_body.lr.ph ], [ %indvars.iv.next.7, %for_loop_body ]
  %12 = load %struct.LLVMRuntime.24*, %struct.LLVMRuntime.24** %9, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.24, %struct.LLVMRuntime.24* %12, i64 0, i32 7, i64 0
  %14 = load i8*, i8** %13, align 8
  %15 = shl i64 %indvars.iv, 2
  %scevgep41 = getelementptr i8, i8* %14, i64 %15
  %scevgep4142 = bitcast i8* %scevgep41 to i32*
  %16 = load i32, i32* %scevgep4142, align 4
  %17 = sitofp i32 %16 to float
  %18 = load float*, float** %10, align 8
  %scevgep40 = getelementptr float, float* %18, i64 %indvars.iv
  store float %17, float* %scevgep40, align 4
  %19 = load %struct.LLVMRuntime.24*, %struct.LLVMRuntime.24** %9, align 8
  %20 = getelementptr inbounds %struct.LLVMRuntime.24, %struct.LLVMRuntime.24* %19, i64 0, i32 7, i64 0
  %21 = load i8*, i8** %20, align 8
  %scevgep35 = getelementptr i8, i8* %21, i64 4
  %scevgep36 = getelementptr i8, i8* %scevgep35, i64 %15
  %scevgep3637 = bitcast i8* %scevgep36 to i32*
  %22 = load i32, i32* %scevgep3637, align 4
  %23 = sitofp i32 %22 to float
  %24 = load float*, float** %10, align 8
  %scevgep38 = getelementptr float, float* %24, i64 1
  %scevgep39 = getelementptr float, float* %scevgep38, i64 %indvars.iv
  store float %23, float* %scevgep39, align 4
  %25 = load %struct.LLVMRuntime.24*, %struct.LLVMRuntime.24** %9, align 8
  %26 = getelementptr inbounds %struct.LLVMRuntime.24, %struct.LLVMRuntime.24* %25, i64 0, i32 7, i64 0
  %27 = load i8*, i8** %26, align 8
  %scevgep30 = getelementptr i8, i8* %27, i64 8
  %scevgep31 = getelementptr i8, i8* %scevgep30, i64 %15
  %scevgep3132 = bitcast i8* %scevgep31 to i32*
  %28 = load i32, i32* %scevgep3132, align 4
  %29 = sitofp i32 %28 to float
  %30 = load float*, float** %10, align 8
  %scevgep33 = getelementptr float, float* %30, i64 2
  %scevgep34 = getelementptr float, float* %scevgep33, i64 %indvars.iv
  store float %29, float* %scevgep34, align 4
  %31 = load %struct.LLVMRuntime.24*, %struct.LLVMRuntime.24** %9, align 8
  %32 = getelementptr inbounds %struct.LLVMRuntime.24, %struct.LLVMRuntime.24* %31, i64 0, i32 7, i64 0
  %33 = load i8*, i8** %32, align 8
  %scevgep25 = getelementptr i8, i8* %33, i64 12
  %scevgep26 = getelementptr i8, i8* %scevgep25, i64 %15
  %scevgep2627 = bitcast i8* %scevgep26 to i32*
  %34 = load i32, i32* %scevgep2627, align 4
  %35 = sitofp i32 %34 to float
  %36 = load float*, float** %10, align 8
  %scevgep28 = getelementptr float, float* %36, i64 3
  %scevgep29 = getelementptr float, float* %scevgep28, i64 %indvars.iv
  store float %35, float* %scevgep29, align 4
  %37 = load %struct.LLVMRuntime.24*, %struct.LLVMRuntime.24** %9, align 8
  %38 = getelementptr inbounds %struct.LLVMRuntime.24, %struct.LLVMRuntime.24* %37, i64 0, i32 7, i64 0
  %39 = load i8*, i8** %38, align 8
  %scevgep20 = getelementptr i8, i8* %39, i64 16
  %scevgep21 = getelementptr i8, i8* %scevgep20, i64 %15
  %scevgep2122 = bitcast i8* %scevgep21 to i32*
  %40 = load i32, i32* %scevgep2122, align 4
  %41 = sitofp i32 %40 to float
  %42 = load float*, float** %10, align 8
  %scevgep23 = getelementptr float, float* %42, i64 4
  %scevgep24 = getelementptr float, float* %scevgep23, i64 %indvars.iv
  store float %41, float* %scevgep24, align 4
  %43 = load %struct.LLVMRuntime.24*, %struct.LLVMRuntime.24** %9, align 8
  %44 = getelementptr inbounds %struct.LLVMRuntime.24, %struct.LLVMRuntime.24* %43, i64 0, i32 7, i64 0
  %45 = load i8*, i8** %44, align 8
  %scevgep15 = getelementptr i8, i8* %45, i64 20
  %scevgep16 = getelementptr i8, i8* %scevgep15, i64 %15
  %scevgep1617 = bitcast i8* %scevgep16 to i32*
  %46 = load i32, i32* %scevgep1617, align 4
  %47 = sitofp i32 %46 to float
  %48 = load float*, float** %10, align 8
  %scevgep18 = getelementptr float, float* %48, i64 5
  %scevgep19 = getelementptr float, float* %scevgep18, i64 %indvars.iv
  store float %47, float* %scevgep19, align 4
  %49 = load %struct.LLVMRuntime.24*, %struct.LLVMRuntime.24** %9, align 8
  %50 = getelementptr inbounds %struct.LLVMRuntime.24, %struct.LLVMRuntime.24* %49, i64 0, i32 7, i64 0
  %51 = load i8*, i8** %50, align 8
  %scevgep10 = getelementptr i8, i8* %51, i64 24
  %scevgep11 = getelementptr i8, i8* %scevgep10, i64 %15
  %scevgep1112 = bitcast i8* %scevgep11 to i32*
  %52 = load i32, i32* %scevgep1112, align 4
  %53 = sitofp i32 %52 to float
  %54 = load float*, float** %10, align 8
  %scevgep13 = getelementptr float, float* %54, i64 6
  %scevgep14 = getelementptr float, float* %scevgep13, i64 %indvars.iv
  store float %53, float* %scevgep14, align 4
  %55 = load %struct.LLVMRuntime.24*, %struct.LLVMRuntime.24** %9, align 8
  %56 = getelementptr inbounds %struct.LLVMRuntime.24, %struct.LLVMRuntime.24* %55, i64 0, i32 7, i64 0
  %57 = load i8*, i8** %56, align 8
  %scevgep = getelementptr i8, i8* %57, i64 28
  %scevgep6 = getelementptr i8, i8* %scevgep, i64 %15
  %scevgep67 = bitcast i8* %scevgep6 to i32*
  %58 = load i32, i32* %scevgep67, align 4
  %59 = sitofp i32 %58 to float
  %60 = load float*, float** %10, align 8
  %scevgep8 = getelementptr float, float* %60, i64 7
  %scevgep9 = getelementptr float, float* %scevgep8, i64 %indvars.iv
  store float %59, float* %scevgep9, align 4
  %indvars.iv.next.7 = add nsw i64 %indvars.iv, 8
  %exitcond.not.7 = icmp eq i64 %wide.trip.count, %indvars.iv.next.7
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void
}

; Function Attrs: nounwind
define void @get_both_c84_0_kernel_1_range_for(%struct.RuntimeContext.25* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.25* %context, %struct.RuntimeContext.25** %4, align 8
  store void (%struct.RuntimeContext.25*, i8*)* null, void (%struct.RuntimeContext.25*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.25*, i8*, i32)* @function_body.1, void (%struct.RuntimeContext.25*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.25*, i8*)* null, void (%struct.RuntimeContext.25*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.25, %struct.RuntimeContext.25* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.24*, %struct.LLVMRuntime.24** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.24, %struct.LLVMRuntime.24* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.24, %struct.LLVMRuntime.24* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body.1(%struct.RuntimeContext.25* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = shl i32 %2, 9
  %4 = add i32 %3, 512
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 4)
  %6 = icmp slt i32 %3, %5
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = bitcast %struct.RuntimeContext.25* %0 to { { { i32 }, float* } }**
  %8 = load { { { i32 }, float* } }*, { { { i32 }, float* } }** %7, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.25, %struct.RuntimeContext.25* %0, i64 0, i32 1
  %10 = getelementptr { { { i32 }, float* } }, { { { i32 }, float* } }* %8, i64 0, i32 0, i32 1
  %11 = sext i32 %3 to i64
  %wide.trip.count = sext i32 %5 to i64
  %12 = xor i64 %11, -1
  %13 = add nsw i64 %12, %wide.trip.count
  %xtraiter = and i64 %wide.trip.count, 4
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %14 = shl nsw i64 %11, 32
  %15 = add nuw nsw i64 %14, 34359738368
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv32 = phi i64 [ %xtraiter, %for_loop_body.prol.preheader ], [ %lsr.iv.next33, %for_loop_body.prol ]
  %lsr.iv28 = phi i64 [ %15, %for_loop_body.prol.preheader ], [ %lsr.iv.next29, %for_loop_body.prol ]
  %indvars.iv.prol = phi i64 [ %indvars.iv.next.prol, %for_loop_body.prol ], [ %11, %for_loop_body.prol.preheader ]
  %16 = load %struct.LLVMRuntime.24*, %struct.LLVMRuntime.24** %9, align 8
  %17 = getelementptr inbounds %struct.LLVMRuntime.24, %struct.LLVMRuntime.24* %16, i64 0, i32 7, i64 1
  %18 = load i8*, i8** %17, align 8
  %19 = shl nsw i64 %indvars.iv.prol, 2
  %scevgep30 = getelementptr i8, i8* %18, i64 %19
  %scevgep3031 = bitcast i8* %scevgep30 to float*
  %20 = load float, float* %scevgep3031, align 4
  %21 = load float*, float** %10, align 8
  %22 = ashr exact i64 %lsr.iv28, 32
  %23 = getelementptr float, float* %21, i64 %22
  store float %20, float* %23, align 4
  %indvars.iv.next.prol = add nuw nsw i64 %indvars.iv.prol, 1
  %lsr.iv.next29 = add nuw nsw i64 %lsr.iv28, 4294967296
  %lsr.iv.next33 = add nsw i64 %lsr.iv32, -1
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next33, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %indvars.iv.unr = phi i64 [ %11, %for_loop_body.lr.ph ], [ %indvars.iv.next.prol, %for_loop_body.prol.loopexit.loopexit ]
  %24 = icmp ult i64 %13, 7
  br i1 %24, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  %25 = shl nsw i64 %indvars.iv.unr, 32
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %lsr.iv = phi i64 [ %25, %for_loop_body.preheader ], [ %32, %for_loop_body ]
  %indvars.iv = phi i64 [ %indvars.iv.next.7, %for_loop_body ], [ %indvars.iv.unr, %for_loop_body.preheader ]
  %26 = load %struct.LLVMRuntime.24*, %struct.LLVMRuntime.24** %9, align 8
  %27 = getelementptr inbounds %struct.LLVMRuntime.24, %struct.LLVMRuntime.24* %26, i64 0, i32 7, i64 1
  %28 = load i8*, i8** %27, align 8
  %29 = shl i64 %indvars.iv, 2
  %scevgep23 = getelementptr i8, i8* %28, i64 %29
  %scevgep2324 = bitcast i8* %scevgep23 to float*
  %30 = load float, float* %scevgep2324, align 4
  %31 = load float*, float** %10, align 8
  %32 = add i64 %lsr.iv, 34359738368
  %33 = ashr exact i64 %32, 32
  %34 = getelementptr float, float* %31, i64 %33
  store float %30, float* %34, align 4
  %35 = load %struct.LLVMRuntime.24*, %struct.LLVMRuntime.24** %9, align 8
  %36 = getelementptr inbounds %struct.LLVMRuntime.24, %struct.LLVMRuntime.24* %35, i64 0, i32 7, i64 1
  %37 = load i8*, i8** %36, align 8
  %scevgep25 = getelementptr i8, i8* %37, i64 4
  %scevgep26 = getelementptr i8, i8* %scevgep25, i64 %29
  %scevgep2627 = bitcast i8* %scevgep26 to float*
  %38 = load float, float* %scevgep2627, align 4
  %39 = load float*, float** %10, align 8
  %40 = add i64 %lsr.iv, 38654705664
  %41 = ashr exact i64 %40, 32
  %42 = getelementptr float, float* %39, i64 %41
  store float %38, float* %42, align 4
  %43 = load %struct.LLVMRuntime.24*, %struct.LLVMRuntime.24** %9, align 8
  %44 = getelementptr inbounds %struct.LLVMRuntime.24, %struct.LLVMRuntime.24* %43, i64 0, i32 7, i64 1
  %45 = load i8*, i8** %44, align 8
  %scevgep20 = getelementptr i8, i8* %45, i64 8
  %scevgep21 = getelementptr i8, i8* %scevgep20, i64 %29
  %scevgep2122 = bitcast i8* %scevgep21 to float*
  %46 = load float, float* %scevgep2122, align 4
  %47 = load float*, float** %10, align 8
  %48 = add i64 %lsr.iv, 42949672960
  %49 = ashr exact i64 %48, 32
  %50 = getelementptr float, float* %47, i64 %49
  store float %46, float* %50, align 4
  %51 = load %struct.LLVMRuntime.24*, %struct.LLVMRuntime.24** %9, align 8
  %52 = getelementptr inbounds %struct.LLVMRuntime.24, %struct.LLVMRuntime.24* %51, i64 0, i32 7, i64 1
  %53 = load i8*, i8** %52, align 8
  %scevgep17 = getelementptr i8, i8* %53, i64 12
  %scevgep18 = getelementptr i8, i8* %scevgep17, i64 %29
  %scevgep1819 = bitcast i8* %scevgep18 to float*
  %54 = load float, float* %scevgep1819, align 4
  %55 = load float*, float** %10, align 8
  %56 = add i64 %lsr.iv, 47244640256
  %57 = ashr exact i64 %56, 32
  %58 = getelementptr float, float* %55, i64 %57
  store float %54, float* %58, align 4
  %59 = load %struct.LLVMRuntime.24*, %struct.LLVMRuntime.24** %9, align 8
  %60 = getelementptr inbounds %struct.LLVMRuntime.24, %struct.LLVMRuntime.24* %59, i64 0, i32 7, i64 1
  %61 = load i8*, i8** %60, align 8
  %scevgep14 = getelementptr i8, i8* %61, i64 16
  %scevgep15 = getelementptr i8, i8* %scevgep14, i64 %29
  %scevgep1516 = bitcast i8* %scevgep15 to float*
  %62 = load float, float* %scevgep1516, align 4
  %63 = load float*, float** %10, align 8
  %64 = add i64 %lsr.iv, 51539607552
  %65 = ashr exact i64 %64, 32
  %66 = getelementptr float, float* %63, i64 %65
  store float %62, float* %66, align 4
  %67 = load %struct.LLVMRuntime.24*, %struct.LLVMRuntime.24** %9, align 8
  %68 = getelementptr inbounds %struct.LLVMRuntime.24, %struct.LLVMRuntime.24* %67, i64 0, i32 7, i64 1
  %69 = load i8*, i8** %68, align 8
  %scevgep11 = getelementptr i8, i8* %69, i64 20
  %scevgep12 = getelementptr i8, i8* %scevgep11, i64 %29
  %scevgep1213 = bitcast i8* %scevgep12 to float*
  %70 = load float, float* %scevgep1213, align 4
  %71 = load float*, float** %10, align 8
  %72 = add i64 %lsr.iv, 55834574848
  %73 = ashr exact i64 %72, 32
  %74 = getelementptr float, float* %71, i64 %73
  store float %70, float* %74, align 4
  %75 = load %struct.LLVMRuntime.24*, %struct.LLVMRuntime.24** %9, align 8
  %76 = getelementptr inbounds %struct.LLVMRuntime.24, %struct.LLVMRuntime.24* %75, i64 0, i32 7, i64 1
  %77 = load i8*, i8** %76, align 8
  %scevgep8 = getelementptr i8, i8* %77, i64 24
  %scevgep9 = getelementptr i8, i8* %scevgep8, i64 %29
  %scevgep910 = bitcast i8* %scevgep9 to float*
  %78 = load float, float* %scevgep910, align 4
  %79 = load float*, float** %10, align 8
  %80 = add i64 %lsr.iv, 60129542144
  %81 = ashr exact i64 %80, 32
  %82 = getelementptr float, float* %79, i64 %81
  store float %78, float* %82, align 4
  %83 = load %struct.LLVMRuntime.24*, %struct.LLVMRuntime.24** %9, align 8
  %84 = getelementptr inbounds %struct.LLVMRuntime.24, %struct.LLVMRuntime.24* %83, i64 0, i32 7, i64 1
  %85 = load i8*, i8** %84, align 8
  %scevgep = getelementptr i8, i8* %85, i64 28
  %scevgep6 = getelementptr i8, i8* %scevgep, i64 %29
  %scevgep67 = bitcast i8* %scevgep6 to float*
  %86 = load float, float* %scevgep67, align 4
  %87 = load float*, float** %10, align 8
  %88 = add i64 %lsr.iv, 64424509440
  %89 = ashr exact i64 %88, 32
  %90 = getelementptr float, float* %87, i64 %89
  store float %86, float* %90, align 4
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
  %4 = alloca %struct.RuntimeContext.25, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.25**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.25*, %struct.RuntimeContext.25** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.25*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.25*, i8*)*, void (%struct.RuntimeContext.25*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.25*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.25*, i8*, i32)*, void (%struct.RuntimeContext.25*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.25*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.25*, i8*)*, void (%struct.RuntimeContext.25*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.25*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.25* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.25* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.25* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.25, %struct.RuntimeContext.25* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.25* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.25* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.25*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.25* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
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
