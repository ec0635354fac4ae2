; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.22*, void (%struct.RuntimeContext.22*, i8*)*, void (%struct.RuntimeContext.22*, i8*, i32)*, void (%struct.RuntimeContext.22*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.22 = type { i8*, %struct.LLVMRuntime.21*, i32, i64* }
%struct.LLVMRuntime.21 = type { %struct.PreallocatedMemoryChunk.16, %struct.PreallocatedMemoryChunk.16, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.17*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.18*], [1024 x %struct.NodeManager.19*], [1024 x i8*], i8*, %struct.RandState.20*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.16 = type { i8*, i8*, i64 }
%struct.__va_list_tag.17 = type { i32, i32, i8*, i8* }
%struct.ListManager.18 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.21* }
%struct.NodeManager.19 = type <{ %struct.LLVMRuntime.21*, i32, i32, i32, i32, %struct.ListManager.18*, %struct.ListManager.18*, %struct.ListManager.18*, i32, [4 x i8] }>
%struct.RandState.20 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @set_nested_c84_0_kernel_0_range_for(%struct.RuntimeContext.22* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.22* %context, %struct.RuntimeContext.22** %4, align 8
  store void (%struct.RuntimeContext.22*, i8*)* null, void (%struct.RuntimeContext.22*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.22*, i8*, i32)* @function_body, void (%struct.RuntimeContext.22*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.22*, i8*)* null, void (%struct.RuntimeContext.22*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.22, %struct.RuntimeContext.22* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.21*, %struct.LLVMRuntime.21** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.21, %struct.LLVMRuntime.21* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.21, %struct.LLVMRuntime.21* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.22* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = shl i32 %2, 9
  %4 = add i32 %3, 512
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 4)
  %6 = bitcast %struct.RuntimeContext.22* %0 to { float }**
  %7 = load { float }*, { float }** %6, align 8
  %8 = getelementptr { float }, { float }* %7, i64 0, i32 0
  %9 = load float, float* %8, align 4
  %factor = fmul reassoc ninf nsz float %9, 2.000000e+00
  %10 = icmp slt i32 %3, %5
  br i1 %10, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %11 = getelementptr inbounds %struct.RuntimeContext.22, %struct.RuntimeContext.22* %0, i64 0, i32 1
  %12 = sext i32 %3 to i64
  %wide.trip.count = sext i32 %5 to i64
  %13 = xor i64 %12, -1
  %14 = add nsw i64 %13, %wide.trip.count
  %xtraiter = and i64 %wide.trip.count, 4
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %15 = mul nsw i64 %12, 20
  %16 = add nuw nsw i64 %15, 40
  %17 = lshr i64 %wide.trip.count, 2
  %18 = trunc i64 %17 to i1
  %19 = zext i1 %18 to i64
  %20 = mul nuw nsw i64 %19, -4
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv111 = phi i32 [ %3, %for_loop_body.prol.preheader ], [ %lsr.iv.next112, %for_loop_body.prol ]
  %lsr.iv101 = phi i64 [ %16, %for_loop_body.prol.preheader ], [ %lsr.iv.next102, %for_loop_body.prol ]
  %lsr.iv99 = phi i64 [ 0, %for_loop_body.prol.preheader ], [ %lsr.iv.next100, %for_loop_body.prol ]
  %21 = sitofp i32 %lsr.iv111 to float
  %22 = load %struct.LLVMRuntime.21*, %struct.LLVMRuntime.21** %11, align 8
  %23 = getelementptr inbounds %struct.LLVMRuntime.21, %struct.LLVMRuntime.21* %22, i64 0, i32 7, i64 0
  %24 = load i8*, i8** %23, align 8
  %scevgep108 = getelementptr i8, i8* %24, i64 %lsr.iv101
  %scevgep108109 = bitcast i8* %scevgep108 to float*
  %scevgep110 = getelementptr float, float* %scevgep108109, i64 -2
  store float %9, float* %scevgep110, align 4
  %scevgep107 = getelementptr float, float* %scevgep108109, i64 -1
  store float %factor, float* %scevgep107, align 4
  store float %21, float* %scevgep108109, align 4
  %lsr.iv.next100 = add nsw i64 %lsr.iv99, -1
  %lsr.iv.next102 = add nuw nsw i64 %lsr.iv101, 20
  %lsr.iv.next112 = add nuw nsw i32 %lsr.iv111, 1
  %prol.iter.cmp.not = icmp eq i64 %20, %lsr.iv.next100
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  %25 = sub i64 %12, %20
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %indvars.iv.unr = phi i64 [ %12, %for_loop_body.lr.ph ], [ %25, %for_loop_body.prol.loopexit.loopexit ]
  %26 = icmp ult i64 %14, 7
  br i1 %26, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  %27 = mul nsw i64 %indvars.iv.unr, 20
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %lsr.iv = phi i64 [ %27, %for_loop_body.preheader ], [ %lsr.iv.next, %for_loop_body ]
  %indvars.iv = phi i64 [ %indvars.iv.next.7, %for_loop_body ], [ %indvars.iv.unr, %for_loop_body.preheader ]
  %lsr98 = trunc i64 %indvars.iv to i32
  %28 = sitofp i32 %lsr98 to float
  %29 = load %struct.LLVMRuntime.21*, %struct.LLVMRuntime.21** %11, align 8
  %30 = getelementptr inbounds %struct.LLVMRuntime.21, %struct.LLVMRuntime.21* %29, i64 0, i32 7, i64 0
  %31 = load i8*, i8** %30, align 8
  %scevgep82 = getelementptr i8, i8* %31, i64 40
  %scevgep83 = getelementptr i8, i8* %scevgep82, i64 %lsr.iv
  %scevgep8384 = bitcast i8* %scevgep83 to float*
  %scevgep85 = getelementptr float, float* %scevgep8384, i64 -2
  store float %9, float* %scevgep85, align 4
  %scevgep81 = getelementptr float, float* %scevgep8384, i64 -1
  store float %factor, float* %scevgep81, align 4
  store float %28, float* %scevgep8384, align 4
  %indvars.iv.next = add nsw i64 %indvars.iv, 1
  %32 = trunc i64 %indvars.iv.next to i32
  %33 = sitofp i32 %32 to float
  %34 = load %struct.LLVMRuntime.21*, %struct.LLVMRuntime.21** %11, align 8
  %35 = getelementptr inbounds %struct.LLVMRuntime.21, %struct.LLVMRuntime.21* %34, i64 0, i32 7, i64 0
  %36 = load i8*, i8** %35, align 8
  %scevgep94 = getelementptr i8, i8* %36, i64 60
  %scevgep95 = getelementptr i8, i8* %scevgep94, i64 %lsr.iv
  %scevgep9596 = bitcast i8* %scevgep95 to float*
  %scevgep97 = getelementptr float, float* %scevgep9596, i64 -2
  store float %9, float* %scevgep97, align 4
  %scevgep93 = getelementptr float, float* %scevgep9596, i64 -1
  store float %factor, float* %scevgep93, align 4
  store float %33, float* %scevgep9596, align 4
  %indvars.iv.next.1 = add nsw i64 %indvars.iv, 2
  %37 = trunc i64 %indvars.iv.next.1 to i32
  %38 = sitofp i32 %37 to float
  %39 = load %struct.LLVMRuntime.21*, %struct.LLVMRuntime.21** %11, align 8
  %40 = getelementptr inbounds %struct.LLVMRuntime.21, %struct.LLVMRuntime.21* %39, i64 0, i32 7, i64 0
  %41 = load i8*, i8** %40, align 8
  %scevgep69 = getelementptr i8, i8* %41, i64 80
  %scevgep70 = getelementptr i8, i8* %scevgep69, i64 %lsr.iv
  %scevgep7071 = bitcast i8* %scevgep70 to float*
  %scevgep72 = getelementptr float, float* %scevgep7071, i64 -2
  store float %9, float* %scevgep72, align 4
  %scevgep68 = getelementptr float, float* %scevgep7071, i64 -1
  store float %factor, float* %scevgep68, align 4
  store float %38, float* %scevgep7071, align 4
  %indvars.iv.next.2 = add nsw i64 %indvars.iv, 3
  %42 = trunc i64 %indvars.iv.next.2 to i32
  %43 = sitofp i32 %42 to float
  %44 = load %struct.LLVMRuntime.21*, %struct.LLVMRuntime.21** %11, align 8
  %45 = getelementptr inbounds %struct.LLVMRuntime.21, %struct.LLVMRuntime.21* %44, i64 0, i32 7, i64 0
  %46 = load i8*, i8** %45, align 8
  %scevgep58 = getelementptr i8, i8* %46, i64 100
  %scevgep59 = getelementptr i8, i8* %scevgep58, i64 %lsr.iv
  %scevgep5960 = bitcast i8* %scevgep59 to float*
  %scevgep61 = getelementptr float, float* %scevgep5960, i64 -2
  store float %9, float* %scevgep61, align 4
  %scevgep57 = getelementptr float, float* %scevgep5960, i64 -1
  store float %factor, float* %scevgep57, align 4
  store float %43, float* %scevgep5960, align 4
  %indvars.iv.next.3 = add nsw i64 %indvars.iv, 4
  %47 = trunc i64 %indvars.iv.next.3 to i32
  %48 = sitofp i32 %47 to float
  %49 = load %struct.LLVMRuntime.21*, %struct.LLVMRuntime.21** %11, align 8
  %50 = getelementptr inbounds %struct.LLVMRuntime.21, %struct.LLVMRuntime.21* %49, i64 0, i32 7, i64 0
  %51 = load i8*, i8** %50, align 8
  %scevgep47 = getelementptr i8, i8* %51, i64 120
  %scevgep48 = getelementptr i8, i8* %scevgep47, i64 %lsr.iv
  %scevgep4849 = bitcast i8* %scevgep48 to float*
  %scevgep50 = getelementptr float, float* %scevgep4849, i64 -2
  store float %9, float* %scevgep50, align 4
  %scevgep46 = getelementptr float, float* %scevgep4849, i64 -1
  store float %factor, float* %scevgep46, align 4
  store float %48, float* %scevgep4849, align 4
  %indvars.iv.next.4 = add nsw i64 %indvars.iv, 5
  %52 = trunc i64 %indvars.iv.next.4 to i32
  %53 = sitofp i32 %52 to float
  %54 = load %struct.LLVMRuntime.21*, %struct.LLVMRuntime.21** %11, align 8
  %55 = getelementptr inbounds %struct.LLVMRuntime.21, %struct.LLVMRuntime.21* %54, i64 0, i32 7, i64 0
  %56 = load i8*, i8** %55, align 8
  %scevgep36 = getelementptr i8, i8* %56, i64 140
  %scevgep37 = getelementptr i8, i8* %scevgep36, i64 %lsr.iv
  %scevgep3738 = bitcast i8* %scevgep37 to float*
  %scevgep39 = getelementptr float, float* %scevgep3738, i64 -2
  store float %9, float* %scevgep39, align 4
  %scevgep35 = getelementptr float, float* %scevgep3738, i64 -1
  store float %factor, float* %scevgep35, align 4
  store float %53, float* %scevgep3738, align 4
  %indvars.iv.next.5 = add nsw i64 %indvars.iv, 6
  %57 = trunc i64 %indvars.iv.next.5 to i32
  %58 = sitofp i32 %57 to float
  %59 = load %struct.LLVMRuntime.21*, %struct.LLVMRuntime.21** %11, align 8
  %60 = getelementptr inbounds %struct.LLVMRuntime.21, %struct.LLVMRuntime.21* %59, i64 0, i32 7, i64 0
  %61 = load i8*, i8** %60, align 8
  %scevgep25 = getelementptr i8, i8* %61, i64 160
  %scevgep26 = getelementptr i8, i8* %scevgep25, i64 %lsr.iv
  %scevgep2627 = bitcast i8* %scevgep26 to float*
  %scevgep28 = getelementptr float, float* %scevgep2627, i64 -2
  store float %9, float* %scevgep28, align 4
  %scevgep24 = getelementptr float, float* %scevgep2627, i64 -1
  store float %factor, float* %scevgep24, align 4
  store float %58, float* %scevgep2627, align 4
  %indvars.iv.next.6 = add nsw i64 %indvars.iv, 7
  %62 = trunc i64 %indvars.iv.next.6 to i32
  %63 = sitofp i32 %62 to float
  %64 = load %struct.LLVMRuntime.21*, %struct.LLVMRuntime.21** %11, align 8
  %65 = getelementptr inbounds %struct.LLVMRuntime.21, %struct.LLVMRuntime.21* %64, i64 0, i32 7, i64 0
  %66 = load i8*, i8** %65, align 8
  %scevgep14 = getelementptr i8, i8* %66, i64 180
  %scevgep15 = getelementptr i8, i8* %scevgep14, i64 %lsr.iv
  %scevgep1516 = bitcast i8* %scevgep15 to float*
  %scevgep17 = getelementptr float, float* %scevgep1516, i64 -2
  store float %9, float* %scevgep17, align 4
  %scevgep13 = getelementptr float, float* %scevgep1516, i64 -1
  store float %factor, float* %scevgep13, align 4
  store float %63, float* %scevgep1516, align 4
  %indvars.iv.next.7 = add nsw i64 %indvars.iv, 8
  %lsr.iv.next = add i64 %lsr.iv, 160
  %exitcond.not.7 = icmp eq i64 %indvars.iv.next.7, %wide.trip.count
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: nounwind
define void @set_nested_c84_0_kernel_1_range_for(%struct.RuntimeContext.22* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.22* %context, %struct.RuntimeContext.22** %4, align 8
  store void (%struct.RuntimeContext.22*, i8*)* null, void (%struct.RuntimeContext.22*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.22*, i8*, i32)* @function_body.1, void (%struct.RuntimeContext.22*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.22*, i8*)* null, void (%struct.RuntimeContext.22*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.22, %struct.RuntimeContext.22* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.21*, %struct.LLVMRuntime.21** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.21, %struct.LLVMRuntime.21* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.21, %struct.LLVMRuntime.21* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body.1(%struct.RuntimeContext.22* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = shl i32 %2, 9
  %4 = add i32 %3, 512
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 8)
  %6 = icmp sgt i32 %5, %3
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = getelementptr inbounds %struct.RuntimeContext.22, %struct.RuntimeContext.22* %0, i64 0, i32 1
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.lr.ph
  %.015 = phi i32 [ %3, %for_loop_body.lr.ph ], [ %68, %for_loop_body ]
  %8 = lshr exact i32 %.015, 1
  %9 = mul i32 %8, 10
  %10 = load %struct.LLVMRuntime.21*, %struct.LLVMRuntime.21** %7, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.21, %struct.LLVMRuntime.21* %10, i64 0, i32 7, i64 0
  %12 = load i8*, i8** %11, align 8
  %13 = zext i32 %8 to i64
  %14 = mul nuw nsw i64 %13, 20
  %15 = getelementptr i8, i8* %12, i64 44
  %getch.i = getelementptr i8, i8* %15, i64 %14
  %16 = bitcast i8* %getch.i to i32*
  store i32 %9, i32* %16, align 4
  %17 = or i32 %9, 1
  %18 = load %struct.LLVMRuntime.21*, %struct.LLVMRuntime.21** %7, align 8
  %19 = getelementptr inbounds %struct.LLVMRuntime.21, %struct.LLVMRuntime.21* %18, i64 0, i32 7, i64 0
  %20 = load i8*, i8** %19, align 8
  %getch.i.116 = getelementptr i8, i8* %20, i64 48
  %21 = getelementptr i8, i8* %getch.i.116, i64 %14
  %22 = bitcast i8* %21 to i32*
  store i32 %17, i32* %22, align 4
  %23 = or i32 %8, 1
  %24 = mul i32 %23, 10
  %25 = load %struct.LLVMRuntime.21*, %struct.LLVMRuntime.21** %7, align 8
  %26 = getelementptr inbounds %struct.LLVMRuntime.21, %struct.LLVMRuntime.21* %25, i64 0, i32 7, i64 0
  %27 = load i8*, i8** %26, align 8
  %28 = zext i32 %23 to i64
  %29 = mul nuw nsw i64 %28, 20
  %30 = getelementptr i8, i8* %27, i64 44
  %getch.i.2 = getelementptr i8, i8* %30, i64 %29
  %31 = bitcast i8* %getch.i.2 to i32*
  store i32 %24, i32* %31, align 4
  %32 = or i32 %24, 1
  %33 = load %struct.LLVMRuntime.21*, %struct.LLVMRuntime.21** %7, align 8
  %34 = getelementptr inbounds %struct.LLVMRuntime.21, %struct.LLVMRuntime.21* %33, i64 0, i32 7, i64 0
  %35 = load i8*, i8** %34, align 8
  %getch.i.317 = getelementptr i8, i8* %35, i64 48
  %36 = getelementptr i8, i8* %getch.i.317, i64 %29
  %37 = bitcast i8* %36 to i32*
  store i32 %32, i32* %37, align 4
  %38 = or i32 %8, 2
  %39 = mul i32 %38, 10
  %40 = load %struct.LLVMRuntime.21*, %struct.LLVMRuntime.21** %7, align 8
  %41 = getelementptr inbounds %struct.LLVMRuntime.21, %struct.LLVMRuntime.21* %40, i64 0, i32 7, i64 0
  %42 = load i8*, i8** %41, align 8
  %43 = zext i32 %38 to i64
  %44 = mul nuw nsw i64 %43, 20
  %45 = getelementptr i8, i8* %42, i64 44
  %getch.i.4 = getelementptr i8, i8* %45, i64 %44
  %46 = bitcast i8* %getch.i.4 to i32*
  store i32 %39, i32* %46, align 4
  %47 = or i32 %39, 1
  %48 = load %struct.LLVMRuntime.21*, %struct.LLVMRuntime.21** %7, align 8
  %49 = getelementptr inbounds %struct.LLVMRuntime.21, %struct.LLVMRuntime.21* %48, i64 0, i32 7, i64 0
  %50 = load i8*, i8** %49, align 8
  %getch.i.518 = getelementptr i8, i8* %50, i64 48
  %51 = getelementptr i8, i8* %getch.i.518, i64 %44
  %52 = bitcast i8* %51 to i32*
  store i32 %47, i32* %52, align 4
  %53 = or i32 %8, 3
  %54 = mul i32 %53, 10
  %55 = load %struct.LLVMRuntime.21*, %struct.LLVMRuntime.21** %7, align 8
  %56 = getelementptr inbounds %struct.LLVMRuntime.21, %struct.LLVMRuntime.21* %55, i64 0, i32 7, i64 0
  %57 = load i8*, i8** %56, align 8
  %58 = zext i32 %53 to i64
  %59 = mul nuw nsw i64 %58, 20
  %60 = getelementptr i8, i8* %57, i64 44
  %getch.i.6 = getelementptr i8, i8* %60, i64 %59
  %61 = bitcast i8* %getch.i.6 to i32*
  store i32 %54, i32* %61, align 4
  %62 = or i32 %54, 1
  %63 = load %struct.LLVMRuntime.21*, %struct.LLVMRuntime.21** %7, align 8
  %64 = getelementptr inbounds %struct.LLVMRuntime.21, %struct.LLVMRuntime.21* %63, i64 0, i32 7, i64 0
  %65 = load i8*, i8** %64, align 8
  %getch.i.719 = getelementptr i8, i8* %65, i64 48
  %66 = getelementptr i8, i8* %getch.i.719, i64 %59
  %67 = bitcast i8* %66 to i32*
  store i32 %62, i32* %67, align 4
  %68 = add nsw i32 %.015, 8
  %exitcond.not.7 = icmp eq i32 %5, %68
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.22, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.22**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.22*, %struct.RuntimeContext.22** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.22*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.22*, i8*)*, void (%struct.RuntimeContext.22*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.22*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.22*, i8*, i32)*, void (%struct.RuntimeContext.22*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.22*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.22*, i8*)*, void (%struct.RuntimeContext.22*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.22*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.22* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.22* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.22* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.22, %struct.RuntimeContext.22* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.22* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.22* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.22*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.22* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
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
