; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.142*, void (%struct.RuntimeContext.142*, i8*)*, void (%struct.RuntimeContext.142*, i8*, i32)*, void (%struct.RuntimeContext.142*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.142 = type { i8*, %struct.LLVMRuntime.141*, i32, i64* }
%struct.LLVMRuntime.141 = type { %struct.PreallocatedMemoryChunk.136, %struct.PreallocatedMemoryChunk.136, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.137*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.138*], [1024 x %struct.NodeManager.139*], [1024 x i8*], i8*, %struct.RandState.140*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.136 = type { i8*, i8*, i64 }
%struct.__va_list_tag.137 = type { i32, i32, i8*, i8* }
%struct.ListManager.138 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.141* }
%struct.NodeManager.139 = type <{ %struct.LLVMRuntime.141*, i32, i32, i32, i32, %struct.ListManager.138*, %struct.ListManager.138*, %struct.ListManager.138*, i32, [4 x i8] }>
%struct.RandState.140 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @add_up_c92_0_kernel_0_serial(%struct.RuntimeContext.142* %context) local_unnamed_addr #0 {
entry:
  %0 = getelementptr inbounds %struct.RuntimeContext.142, %struct.RuntimeContext.142* %context, i64 0, i32 1
  %1 = load %struct.LLVMRuntime.141*, %struct.LLVMRuntime.141** %0, align 8
  %2 = getelementptr inbounds %struct.LLVMRuntime.141, %struct.LLVMRuntime.141* %1, i64 0, i32 7, i64 0
  %3 = load i8*, i8** %2, align 8
  %getch.i1 = getelementptr i8, i8* %3, i64 506108
  %4 = bitcast i8* %getch.i1 to float*
  store float 0.000000e+00, float* %4, align 4
  %getch.i = getelementptr i8, i8* %3, i64 506112
  %5 = bitcast i8* %getch.i to i32*
  store i32 -5, i32* %5, align 4
  ret void
}

; Function Attrs: nounwind
define void @add_up_c92_0_kernel_1_range_for(%struct.RuntimeContext.142* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.142* %context, %struct.RuntimeContext.142** %4, align 8
  store void (%struct.RuntimeContext.142*, i8*)* @function_body, void (%struct.RuntimeContext.142*, i8*)** %2, align 8
  store i64 4, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.142*, i8*, i32)* @function_body.1, void (%struct.RuntimeContext.142*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.142*, i8*)* @function_body.2, void (%struct.RuntimeContext.142*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.142, %struct.RuntimeContext.142* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.141*, %struct.LLVMRuntime.141** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.141, %struct.LLVMRuntime.141* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.141, %struct.LLVMRuntime.141* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: argmemonly mustprogress nofree norecurse nosync nounwind willreturn writeonly
define internal void @function_body(%struct.RuntimeContext.142* nocapture readnone %0, i8* nocapture writeonly %1) #2 {
allocs:
  %2 = bitcast i8* %1 to float*
  store float 0.000000e+00, float* %2, align 4
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body.1(%struct.RuntimeContext.142* %0, i8* nocapture %1, i32 %2) #3 {
allocs:
  %3 = bitcast i8* %1 to float*
  %4 = shl i32 %2, 10
  %5 = add i32 %4, 1024
  %6 = tail call i32 @llvm.smin.i32(i32 %5, i32 2048)
  %7 = icmp slt i32 %4, %6
  br i1 %7, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %8 = getelementptr inbounds %struct.RuntimeContext.142, %struct.RuntimeContext.142* %0, i64 0, i32 1
  %9 = sext i32 %4 to i64
  %wide.trip.count = sext i32 %6 to i64
  %.pre = load float, float* %3, align 4
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.lr.ph
  %10 = phi float [ %.pre, %for_loop_body.lr.ph ], [ %31, %for_loop_body ]
  %indvars.iv = phi i64 [ %9, %for_loop_body.lr.ph ], [ %indvars.iv.next.3, %for_loop_body ]
  %11 = load %struct.LLVMRuntime.141*, %struct.LLVMRuntime.141** %8, align 8
  %12 = getelementptr inbounds %struct.LLVMRuntime.141, %struct.LLVMRuntime.141* %11, i64 0, i32 7, i64 0
  %13 = load i8*, i8** %12, align 8
  %14 = shl i64 %indvars.iv, 2
  %scevgep14 = getelementptr i8, i8* %13, i64 %14
  %scevgep1415 = bitcast i8* %scevgep14 to float*
  %15 = load float, float* %scevgep1415, align 4
  %16 = fadd reassoc ninf nsz float %10, %15
  store float %16, float* %3, align 4
  %17 = load %struct.LLVMRuntime.141*, %struct.LLVMRuntime.141** %8, align 8
  %18 = getelementptr inbounds %struct.LLVMRuntime.141, %struct.LLVMRuntime.141* %17, i64 0, i32 7, i64 0
  %19 = load i8*, i8** %18, align 8
  %scevgep11 = getelementptr i8, i8* %19, i64 4
  %scevgep12 = getelementptr i8, i8* %scevgep11, i64 %14
  %scevgep1213 = bitcast i8* %scevgep12 to float*
  %20 = load float, float* %scevgep1213, align 4
  %21 = fadd reassoc ninf nsz float %16, %20
  store float %21, float* %3, align 4
  %22 = load %struct.LLVMRuntime.141*, %struct.LLVMRuntime.141** %8, align 8
  %23 = getelementptr inbounds %struct.LLVMRuntime.141, %struct.LLVMRuntime.141* %22, i64 0, i32 7, i64 0
  %24 = load i8*, i8** %23, align 8
  %scevgep8 = getelementptr i8, i8* %24, i64 8
  %scevgep9 = getelementptr i8, i8* %scevgep8, i64 %14
  %scevgep910 = bitcast i8* %scevgep9 to float*
  %25 = load float, float* %scevgep910, align 4
  %26 = fadd reassoc ninf nsz float %21, %25
  store float %26, float* %3, align 4
  %27 = load %struct.LLVMRuntime.141*, %struct.LLVMRuntime.141** %8, align 8
  %28 = getelementptr inbounds %struct.LLVMRuntime.141, %struct.LLVMRuntime.141* %27, i64 0, i32 7, i64 0
  %29 = load i8*, i8** %28, align 8
  %scevgep = getelementptr i8, i8* %29, i64 12
  %scevgep6 = getelementptr i8, i8* %scevgep, i64 %14
  %scevgep67 = bitcast i8* %scevgep6 to float*
  %30 = load float, float* %scevgep67, align 4
  %31 = fadd reassoc ninf nsz float %26, %30
  store float %31, float* %3, align 4
  %indvars.iv.next.3 = add nsw i64 %indvars.iv, 4
  %exitcond.not.3 = icmp eq i64 %wide.trip.count, %indvars.iv.next.3
  br i1 %exitcond.not.3, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define internal void @function_body.2(%struct.RuntimeContext.142* %0, i8* nocapture readonly %1) #4 {
allocs:
  %2 = bitcast i8* %1 to float*
  %3 = load float, float* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.142, %struct.RuntimeContext.142* %0, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.141*, %struct.LLVMRuntime.141** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.141, %struct.LLVMRuntime.141* %5, i64 0, i32 7, i64 0
  %7 = load i8*, i8** %6, align 8
  %getch.i = getelementptr i8, i8* %7, i64 506108
  %8 = bitcast i8* %getch.i to float*
  %9 = atomicrmw fadd float* %8, float %3 seq_cst, align 4
  ret void
}

; Function Attrs: nounwind
define void @add_up_c92_0_kernel_2_range_for(%struct.RuntimeContext.142* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.142* %context, %struct.RuntimeContext.142** %4, align 8
  store void (%struct.RuntimeContext.142*, i8*)* @function_body.3, void (%struct.RuntimeContext.142*, i8*)** %2, align 8
  store i64 4, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.142*, i8*, i32)* @function_body.1.4, void (%struct.RuntimeContext.142*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.142*, i8*)* @function_body.2.5, void (%struct.RuntimeContext.142*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.142, %struct.RuntimeContext.142* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.141*, %struct.LLVMRuntime.141** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.141, %struct.LLVMRuntime.141* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.141, %struct.LLVMRuntime.141* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: argmemonly mustprogress nofree norecurse nosync nounwind willreturn writeonly
define internal void @function_body.3(%struct.RuntimeContext.142* nocapture readnone %0, i8* nocapture writeonly %1) #2 {
allocs:
  %2 = bitcast i8* %1 to i32*
  store i32 -2147483648, i32* %2, align 4
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body.1.4(%struct.RuntimeContext.142* %0, i8* nocapture %1, i32 %2) #3 {
allocs:
  %3 = bitcast i8* %1 to i32*
  %4 = shl i32 %2, 9
  %5 = add i32 %4, 512
  %6 = tail call i32 @llvm.smin.i32(i32 %5, i32 1024)
  %7 = icmp slt i32 %4, %6
  br i1 %7, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %8 = getelementptr inbounds %struct.RuntimeContext.142, %struct.RuntimeContext.142* %0, i64 0, i32 1
  %9 = sext i32 %4 to i64
  %wide.trip.count = sext i32 %6 to i64
  %.pre = load i32, i32* %3, align 4
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.lr.ph
  %10 = phi i32 [ %.pre, %for_loop_body.lr.ph ], [ %31, %for_loop_body ]
  %indvars.iv = phi i64 [ %9, %for_loop_body.lr.ph ], [ %indvars.iv.next.3, %for_loop_body ]
  %11 = load %struct.LLVMRuntime.141*, %struct.LLVMRuntime.141** %8, align 8
  %12 = getelementptr inbounds %struct.LLVMRuntime.141, %struct.LLVMRuntime.141* %11, i64 0, i32 7, i64 0
  %13 = load i8*, i8** %12, align 8
  %getch.i = getelementptr i8, i8* %13, i64 8192
  %14 = shl i64 %indvars.iv, 2
  %scevgep14 = getelementptr i8, i8* %getch.i, i64 %14
  %scevgep1415 = bitcast i8* %scevgep14 to i32*
  %15 = load i32, i32* %scevgep1415, align 4
  %16 = tail call i32 @llvm.smax.i32(i32 %10, i32 %15)
  store i32 %16, i32* %3, align 4
  %17 = load %struct.LLVMRuntime.141*, %struct.LLVMRuntime.141** %8, align 8
  %18 = getelementptr inbounds %struct.LLVMRuntime.141, %struct.LLVMRuntime.141* %17, i64 0, i32 7, i64 0
  %19 = load i8*, i8** %18, align 8
  %scevgep11 = getelementptr i8, i8* %19, i64 8196
  %scevgep12 = getelementptr i8, i8* %scevgep11, i64 %14
  %scevgep1213 = bitcast i8* %scevgep12 to i32*
  %20 = load i32, i32* %scevgep1213, align 4
  %21 = tail call i32 @llvm.smax.i32(i32 %16, i32 %20)
  store i32 %21, i32* %3, align 4
  %22 = load %struct.LLVMRuntime.141*, %struct.LLVMRuntime.141** %8, align 8
  %23 = getelementptr inbounds %struct.LLVMRuntime.141, %struct.LLVMRuntime.141* %22, i64 0, i32 7, i64 0
  %24 = load i8*, i8** %23, align 8
  %scevgep8 = getelementptr i8, i8* %24, i64 8200
  %scevgep9 = getelementptr i8, i8* %scevgep8, i64 %14
  %scevgep910 = bitcast i8* %scevgep9 to i32*
  %25 = load i32, i32* %scevgep910, align 4
  %26 = tail call i32 @llvm.smax.i32(i32 %21, i32 %25)
  store i32 %26, i32* %3, align 4
  %27 = load %struct.LLVMRuntime.141*, %struct.LLVMRuntime.141** %8, align 8
  %28 = getelementptr inbounds %struct.LLVMRuntime.141, %struct.LLVMRuntime.141* %27, i64 0, i32 7, i64 0
  %29 = load i8*, i8** %28, align 8
  %scevgep = getelementptr i8, i8* %29, i64 8204
  %scevgep6 = getelementptr i8, i8* %scevgep, i64 %14
  %scevgep67 = bitcast i8* %scevgep6 to i32*
  %30 = load i32, i32* %scevgep67, align 4
  %31 = tail call i32 @llvm.smax.i32(i32 %26, i32 %30)
  store i32 %31, i32* %3, align 4
  %indvars.iv.next.3 = add nsw i64 %indvars.iv, 4
  %exitcond.not.3 = icmp eq i64 %wide.trip.count, %indvars.iv.next.3
  br i1 %exitcond.not.3, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define internal void @function_body.2.5(%struct.RuntimeContext.142* %0, i8* nocapture readonly %1) #4 {
allocs:
  %2 = bitcast i8* %1 to i32*
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.142, %struct.RuntimeContext.142* %0, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.141*, %struct.LLVMRuntime.141** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.141, %struct.LLVMRuntime.141* %5, i64 0, i32 7, i64 0
  %7 = load i8*, i8** %6, align 8
  %getch.i = getelementptr i8, i8* %7, i64 506112
  %8 = bitcast i8* %getch.i to i32*
  %9 = atomicrmw max i32* %8, i32 %3 seq_cst, align 4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @add_up_c92_0_kernel_3_serial(%struct.RuntimeContext.142* %context) local_unnamed_addr #0 {
entry:
  %0 = getelementptr inbounds %struct.RuntimeContext.142, %struct.RuntimeContext.142* %context, i64 0, i32 1
  %1 = load %struct.LLVMRuntime.141*, %struct.LLVMRuntime.141** %0, align 8
  %2 = getelementptr inbounds %struct.LLVMRuntime.141, %struct.LLVMRuntime.141* %1, i64 0, i32 7, i64 0
  %3 = load i8*, i8** %2, align 8
  %getch.i1 = getelementptr i8, i8* %3, i64 506108
  %4 = bitcast i8* %getch.i1 to float*
  %5 = load float, float* %4, align 4
  %6 = bitcast %struct.RuntimeContext.142* %context to { { { i32, i32 }, float* } }**
  %7 = load { { { i32, i32 }, float* } }*, { { { i32, i32 }, float* } }** %6, align 8
  %8 = getelementptr { { { i32, i32 }, float* } }, { { { i32, i32 }, float* } }* %7, i64 0, i32 0, i32 1
  %9 = load float*, float** %8, align 8
  store float %5, float* %9, align 4
  %getch.i = getelementptr i8, i8* %3, i64 506112
  %10 = bitcast i8* %getch.i to i32*
  %11 = load i32, i32* %10, align 4
  %12 = load float*, float** %8, align 8
  %13 = getelementptr float, float* %12, i64 1
  %14 = sitofp i32 %11 to float
  store float %14, float* %13, align 4
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #5 {
  %4 = alloca %struct.RuntimeContext.142, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.142**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.142*, %struct.RuntimeContext.142** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.142*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.142*, i8*)*, void (%struct.RuntimeContext.142*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.142*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.142*, i8*, i32)*, void (%struct.RuntimeContext.142*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.142*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.142*, i8*)*, void (%struct.RuntimeContext.142*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.142*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.142* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.142* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.142* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.142, %struct.RuntimeContext.142* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.142* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.142* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !8

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.142*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.142* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %25

25:                                               ; preds = %24, %.loopexit
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smin.i32(i32, i32) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #7

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #8

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn }
attributes #1 = { nounwind }
attributes #2 = { argmemonly mustprogress nofree norecurse nosync nounwind willreturn writeonly }
attributes #3 = { nofree nosync nounwind }
attributes #4 = { mustprogress nofree norecurse nounwind willreturn }
attributes #5 = { alwaysinline mustprogress nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #7 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
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
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
