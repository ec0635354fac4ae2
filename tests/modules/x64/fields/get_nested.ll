; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.50*, void (%struct.RuntimeContext.50*, i8*)*, void (%struct.RuntimeContext.50*, i8*, i32)*, void (%struct.RuntimeContext.50*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.50 = type { i8*, %struct.LLVMRuntime.49*, i32, i64* }
%struct.LLVMRuntime.49 = type { %struct.PreallocatedMemoryChunk.44, %struct.PreallocatedMemoryChunk.44, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.45*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.46*], [1024 x %struct.NodeManager.47*], [1024 x i8*], i8*, %struct.RandState.48*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.44 = type { i8*, i8*, i64 }
%struct.__va_list_tag.45 = type { i32, i32, i8*, i8* }
%struct.ListManager.46 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.49* }
%struct.NodeManager.47 = type <{ %struct.LLVMRuntime.49*, i32, i32, i32, i32, %struct.ListManager.46*, %struct.ListManager.46*, %struct.ListManager.46*, i32, [4 x i8] }>
%struct.RandState.48 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @get_nested_c86_0_kernel_0_range_for(%struct.RuntimeContext.50* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.50* %context, %struct.RuntimeContext.50** %4, align 8
  store void (%struct.RuntimeContext.50*, i8*)* null, void (%struct.RuntimeContext.50*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.50*, i8*, i32)* @function_body, void (%struct.RuntimeContext.50*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.50*, i8*)* null, void (%struct.RuntimeContext.50*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.50, %struct.RuntimeContext.50* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.49*, %struct.LLVMRuntime.49** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.49, %struct.LLVMRuntime.49* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.49, %struct.LLVMRuntime.49* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.50* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = shl i32 %2, 9
  %4 = add i32 %3, 512
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 4)
  %6 = icmp slt i32 %3, %5
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = bitcast %struct.RuntimeContext.50* %0 to { { { i32 }, float* } }**
  %8 = load { { { i32 }, float* } }*, { { { i32 }, float* } }** %7, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.50, %struct.RuntimeContext.50* %0, i64 0, i32 1
  %10 = getelementptr { { { i32 }, float* } }, { { { i32 }, float* } }* %8, i64 0, i32 0, i32 1
  %11 = sext i32 %3 to i64
  %wide.trip.count = sext i32 %5 to i64
  %12 = xor i64 %11, -1
  %13 = add nsw i64 %12, %wide.trip.count
  %xtraiter = and i64 %wide.trip.count, 4
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %14 = mul nsw i64 %11, 20
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv124 = phi i64 [ %xtraiter, %for_loop_body.prol.preheader ], [ %lsr.iv.next125, %for_loop_body.prol ]
  %lsr.iv112 = phi i64 [ %14, %for_loop_body.prol.preheader ], [ %lsr.iv.next113, %for_loop_body.prol ]
  %indvars.iv.prol = phi i64 [ %indvars.iv.next.prol, %for_loop_body.prol ], [ %11, %for_loop_body.prol.preheader ]
  %15 = load %struct.LLVMRuntime.49*, %struct.LLVMRuntime.49** %9, align 8
  %16 = getelementptr inbounds %struct.LLVMRuntime.49, %struct.LLVMRuntime.49* %15, i64 0, i32 7, i64 0
  %17 = load i8*, i8** %16, align 8
  %scevgep120 = getelementptr i8, i8* %17, i64 40
  %scevgep121 = getelementptr i8, i8* %scevgep120, i64 %lsr.iv112
  %scevgep121122 = bitcast i8* %scevgep121 to float*
  %scevgep123 = getelementptr float, float* %scevgep121122, i64 -2
  %18 = load float, float* %scevgep123, align 4
  %scevgep119 = getelementptr float, float* %scevgep121122, i64 -1
  %19 = load float, float* %scevgep119, align 4
  %20 = fadd reassoc ninf nsz float %19, %18
  %21 = load float, float* %scevgep121122, align 4
  %22 = fadd reassoc ninf nsz float %20, %21
  %23 = load float*, float** %10, align 8
  %scevgep110 = getelementptr float, float* %23, i64 %indvars.iv.prol
  store float %22, float* %scevgep110, align 4
  %indvars.iv.next.prol = add nuw nsw i64 %indvars.iv.prol, 1
  %lsr.iv.next113 = add nuw nsw i64 %lsr.iv112, 20
  %lsr.iv.next125 = add nsw i64 %lsr.iv124, -1
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next125, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %indvars.iv.unr = phi i64 [ %11, %for_loop_body.lr.ph ], [ %indvars.iv.next.prol, %for_loop_body.prol.loopexit.loopexit ]
  %24 = icmp ult i64 %13, 7
  br i1 %24, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  %25 = mul nsw i64 %indvars.iv.unr, 20
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %lsr.iv = phi i64 [ %25, %for_loop_body.preheader ], [ %lsr.iv.next, %for_loop_body ]
  %indvars.iv = phi i64 [ %indvars.iv.next.7, %for_loop_body ], [ %indvars.iv.unr, %for_loop_body.preheader ]
  %26 = load %struct.LLVMRuntime.49*, %struct.LLVMRuntime.49** %9, align 8
  %27 = getelementptr inbounds %struct.LLVMRuntime.49, %struct.LLVMRuntime.49* %26, i64 0, i32 7, i64 0
  %28 = load i8*, i8** %27, align 8
  %scevgep92 = getelementptr i8, i8* %28, i64 40
  %scevgep93 = getelementptr i8, i8* %scevgep92, i64 %lsr.iv
  %scevgep9394 = bitcast i8* %scevgep93 to float*
  %scevgep95 = getelementptr float, float* %scevgep9394, i64 -2
  %29 = load float, float* %scevgep95, align 4
  %scevgep91 = getelementptr float, float* %scevgep9394, i64 -1
  %30 = load float, float* %scevgep91, align 4
  %31 = fadd reassoc ninf nsz float %30, %29
  %32 = load float, float* %scevgep9394, align 4
  %33 = fadd reassoc ninf nsz float %31, %32
  %34 = load float*, float** %10, align 8
  %scevgep96 = getelementptr float, float* %34, i64 %indvars.iv
  store float %33, float* %scevgep96, align 4
  %35 = load %struct.LLVMRuntime.49*, %struct.LLVMRuntime.49** %9, align 8
  %36 = getelementptr inbounds %struct.LLVMRuntime.49, %struct.LLVMRuntime.49* %35, i64 0, i32 7, i64 0
  %37 = load i8*, i8** %36, align 8
  %scevgep106 = getelementptr i8, i8* %37, i64 60
  %scevgep107 = getelementptr i8, i8* %scevgep106, i64 %lsr.iv
  %scevgep107108 = bitcast i8* %scevgep107 to float*
  %scevgep109 = getelementptr float, float* %scevgep107108, i64 -2
  %38 = load float, float* %scevgep109, align 4
  %scevgep105 = getelementptr float, float* %scevgep107108, i64 -1
  %39 = load float, float* %scevgep105, align 4
  %40 = fadd reassoc ninf nsz float %39, %38
  %41 = load float, float* %scevgep107108, align 4
  %42 = fadd reassoc ninf nsz float %40, %41
  %43 = load float*, float** %10, align 8
  %scevgep97 = getelementptr float, float* %43, i64 1
  %scevgep98 = getelementptr float, float* %scevgep97, i64 %indvars.iv
  store float %42, float* %scevgep98, align 4
  %44 = load %struct.LLVMRuntime.49*, %struct.LLVMRuntime.49** %9, align 8
  %45 = getelementptr inbounds %struct.LLVMRuntime.49, %struct.LLVMRuntime.49* %44, i64 0, i32 7, i64 0
  %46 = load i8*, i8** %45, align 8
  %scevgep81 = getelementptr i8, i8* %46, i64 80
  %scevgep82 = getelementptr i8, i8* %scevgep81, i64 %lsr.iv
  %scevgep8283 = bitcast i8* %scevgep82 to float*
  %scevgep84 = getelementptr float, float* %scevgep8283, i64 -2
  %47 = load float, float* %scevgep84, align 4
  %scevgep80 = getelementptr float, float* %scevgep8283, i64 -1
  %48 = load float, float* %scevgep80, align 4
  %49 = fadd reassoc ninf nsz float %48, %47
  %50 = load float, float* %scevgep8283, align 4
  %51 = fadd reassoc ninf nsz float %49, %50
  %52 = load float*, float** %10, align 8
  %scevgep72 = getelementptr float, float* %52, i64 2
  %scevgep73 = getelementptr float, float* %scevgep72, i64 %indvars.iv
  store float %51, float* %scevgep73, align 4
  %53 = load %struct.LLVMRuntime.49*, %struct.LLVMRuntime.49** %9, align 8
  %54 = getelementptr inbounds %struct.LLVMRuntime.49, %struct.LLVMRuntime.49* %53, i64 0, i32 7, i64 0
  %55 = load i8*, i8** %54, align 8
  %scevgep68 = getelementptr i8, i8* %55, i64 100
  %scevgep69 = getelementptr i8, i8* %scevgep68, i64 %lsr.iv
  %scevgep6970 = bitcast i8* %scevgep69 to float*
  %scevgep71 = getelementptr float, float* %scevgep6970, i64 -2
  %56 = load float, float* %scevgep71, align 4
  %scevgep67 = getelementptr float, float* %scevgep6970, i64 -1
  %57 = load float, float* %scevgep67, align 4
  %58 = fadd reassoc ninf nsz float %57, %56
  %59 = load float, float* %scevgep6970, align 4
  %60 = fadd reassoc ninf nsz float %58, %59
  %61 = load float*, float** %10, align 8
  %scevgep59 = getelementptr float, float* %61, i64 3
  %scevgep60 = getelementptr float, float* %scevgep59, i64 %indvars.iv
  store float %60, float* %scevgep60, align 4
  %62 = load %struct.LLVMRuntime.49*, %struct.LLVMRuntime.49** %9, align 8
  %63 = getelementptr inbounds %struct.LLVMRuntime.49, %struct.LLVMRuntime.49* %62, i64 0, i32 7, i64 0
  %64 = load i8*, i8** %63, align 8
  %scevgep55 = getelementptr i8, i8* %64, i64 120
  %scevgep56 = getelementptr i8, i8* %scevgep55, i64 %lsr.iv
  %scevgep5657 = bitcast i8* %scevgep56 to float*
  %scevgep58 = getelementptr float, float* %scevgep5657, i64 -2
  %65 = load float, float* %scevgep58, align 4
  %scevgep54 = getelementptr float, float* %scevgep5657, i64 -1
  %66 = load float, float* %scevgep54, align 4
  %67 = fadd reassoc ninf nsz float %66, %65
  %68 = load float, float* %scevgep5657, align 4
  %69 = fadd reassoc ninf nsz float %67, %68
  %70 = load float*, float** %10, align 8
  %scevgep46 = getelementptr float, float* %70, i64 4
  %scevgep47 = getelementptr float, float* %scevgep46, i64 %indvars.iv
  store float %69, float* %scevgep47, align 4
  %71 = load %struct.LLVMRuntime.49*, %struct.LLVMRuntime.49** %9, align 8
  %72 = getelementptr inbounds %struct.LLVMRuntime.49, %struct.LLVMRuntime.49* %71, i64 0, i32 7, i64 0
  %73 = load i8*, i8** %72, align 8
  %scevgep42 = getelementptr i8, i8* %73, i64 140
  %scevgep43 = getelementptr i8, i8* %scevgep42, i64 %lsr.iv
  %scevgep4344 = bitcast i8* %scevgep43 to float*
  %scevgep45 = getelementptr float, float* %scevgep4344, i64 -2
  %74 = load float, float* %scevgep45, align 4
  %scevgep41 = getelementptr float, float* %scevgep4344, i64 -1
  %75 = load float, float* %scevgep41, align 4
  %76 = fadd reassoc ninf nsz float %75, %74
  %77 = load float, float* %scevgep4344, align 4
  %78 = fadd reassoc ninf nsz float %76, %77
  %79 = load float*, float** %10, align 8
  %scevgep33 = getelementptr float, float* %79, i64 5
  %scevgep34 = getelementptr float, float* %scevgep33, i64 %indvars.iv
  store float %78, float* %scevgep34, align 4
  %80 = load %struct.LLVMRuntime.49*, %struct.LLVMRuntime.49** %9, align 8
  %81 = getelementptr inbounds %struct.LLVMRuntime.49, %struct.LLVMRuntime.49* %80, i64 0, i32 7, i64 0
  %82 = load i8*, i8** %81, align 8
  %scevgep29 = getelementptr i8, i8* %82, i64 160
  %scevgep30 = getelementptr i8, i8* %scevgep29, i64 %lsr.iv
  %scevgep3031 = bitcast i8* %scevgep30 to float*
  %scevgep32 = getelementptr float, float* %scevgep3031, i64 -2
  %83 = load float, float* %scevgep32, align 4
  %scevgep28 = getelementptr float, float* %scevgep3031, i64 -1
  %84 = load float, float* %scevgep28, align 4
  %85 = fadd reassoc ninf nsz float %84, %83
  %86 = load float, float* %scevgep3031, align 4
  %87 = fadd reassoc ninf nsz float %85, %86
  %88 = load float*, float** %10, align 8
  %scevgep20 = getelementptr float, float* %88, i64 6
  %scevgep21 = getelementptr float, float* %scevgep20, i64 %indvars.iv
  store float %87, float* %scevgep21, align 4
  %89 = load %struct.LLVMRuntime.49*, %struct.LLVMRuntime.49** %9, align 8
  %90 = getelementptr inbounds %struct.LLVMRuntime.49, %struct.LLVMRuntime.49* %89, i64 0, i32 7, i64 0
  %91 = load i8*, i8** %90, align 8
  %scevgep16 = getelementptr i8, i8* %91, i64 180
  %scevgep17 = getelementptr i8, i8* %scevgep16, i64 %lsr.iv
  %scevgep1718 = bitcast i8* %scevgep17 to float*
  %scevgep19 = getelementptr float, float* %scevgep1718, i64 -2
  %92 = load float, float* %scevgep19, align 4
  %scevgep15 = getelementptr float, float* %scevgep1718, i64 -1
  %93 = load float, float* %scevgep15, align 4
  %94 = fadd reassoc ninf nsz float %93, %92
  %95 = load float, float* %scevgep1718, align 4
  %96 = fadd reassoc ninf nsz float %94, %95
  %97 = load float*, float** %10, align 8
  %scevgep = getelementptr float, float* %97, i64 7
  %scevgep8 = getelementptr float, float* %scevgep, i64 %indvars.iv
  store float %96, float* %scevgep8, align 4
  %indvars.iv.next.7 = add nsw i64 %indvars.iv, 8
  %lsr.iv.next = add i64 %lsr.iv, 160
  %exitcond.not.7 = icmp eq i64 %wide.trip.count, %indvars.iv.next.7
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: nounwind
define void @get_nested_c86_0_kernel_1_range_for(%struct.RuntimeContext.50* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.50* %context, %struct.RuntimeContext.50** %4, align 8
  store void (%struct.RuntimeContext.50*, i8*)* null, void (%struct.RuntimeContext.50*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.50*, i8*, i32)* @function_body.1, void (%struct.RuntimeContext.50*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.50*, i8*)* null, void (%struct.RuntimeContext.50*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.50, %struct.RuntimeContext.50* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.49*, %struct.LLVMRuntime.49** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.49, %struct.LLVMRuntime.49* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.49, %struct.LLVMRuntime.49* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body.1(%struct.RuntimeContext.50* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = shl i32 %2, 9
  %4 = add i32 %3, 512
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 8)
  %6 = icmp slt i32 %3, %5
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = bitcast %struct.RuntimeContext.50* %0 to { { { i32 }, float* } }**
  %8 = load { { { i32 }, float* } }*, { { { i32 }, float* } }** %7, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.50, %struct.RuntimeContext.50* %0, i64 0, i32 1
  %10 = getelementptr { { { i32 }, float* } }, { { { i32 }, float* } }* %8, i64 0, i32 0, i32 1
  %11 = sext i32 %3 to i64
  %wide.trip.count = sext i32 %5 to i64
  %12 = add nuw nsw i64 %11, 7
  %13 = shl nsw i64 %11, 32
  %14 = sub i64 0, %wide.trip.count
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.lr.ph
  %lsr.iv21 = phi i64 [ %81, %for_loop_body ], [ %13, %for_loop_body.lr.ph ]
  %lsr.iv = phi i64 [ %lsr.iv.next, %for_loop_body ], [ %12, %for_loop_body.lr.ph ]
  %15 = add nsw i64 %lsr.iv, -7
  %16 = lshr exact i64 %15, 1
  %17 = load %struct.LLVMRuntime.49*, %struct.LLVMRuntime.49** %9, align 8
  %18 = getelementptr inbounds %struct.LLVMRuntime.49, %struct.LLVMRuntime.49* %17, i64 0, i32 7, i64 0
  %19 = load i8*, i8** %18, align 8
  %20 = and i64 %16, 2147483644
  %21 = mul nuw nsw i64 %20, 20
  %22 = getelementptr i8, i8* %19, i64 44
  %getch.i = getelementptr i8, i8* %22, i64 %21
  %23 = bitcast i8* %getch.i to i32*
  %24 = load i32, i32* %23, align 4
  %25 = sitofp i32 %24 to float
  %26 = load float*, float** %10, align 8
  %sext = ashr exact i64 %lsr.iv21, 32
  %27 = getelementptr float, float* %26, i64 %sext
  %28 = getelementptr float, float* %27, i64 4
  store float %25, float* %28, align 4
  %29 = load %struct.LLVMRuntime.49*, %struct.LLVMRuntime.49** %9, align 8
  %30 = getelementptr inbounds %struct.LLVMRuntime.49, %struct.LLVMRuntime.49* %29, i64 0, i32 7, i64 0
  %31 = load i8*, i8** %30, align 8
  %getch.i.117 = getelementptr i8, i8* %31, i64 48
  %32 = getelementptr i8, i8* %getch.i.117, i64 %21
  %33 = bitcast i8* %32 to i32*
  %34 = load i32, i32* %33, align 4
  %35 = sitofp i32 %34 to float
  %36 = load float*, float** %10, align 8
  %37 = getelementptr float, float* %36, i64 %sext
  %38 = getelementptr float, float* %37, i64 5
  store float %35, float* %38, align 4
  %39 = add nsw i64 %lsr.iv, -5
  %40 = lshr exact i64 %39, 1
  %41 = load %struct.LLVMRuntime.49*, %struct.LLVMRuntime.49** %9, align 8
  %42 = getelementptr inbounds %struct.LLVMRuntime.49, %struct.LLVMRuntime.49* %41, i64 0, i32 7, i64 0
  %43 = load i8*, i8** %42, align 8
  %44 = and i64 %40, 2147483645
  %45 = mul nuw nsw i64 %44, 20
  %46 = getelementptr i8, i8* %43, i64 44
  %getch.i.2 = getelementptr i8, i8* %46, i64 %45
  %47 = bitcast i8* %getch.i.2 to i32*
  %48 = load i32, i32* %47, align 4
  %49 = sitofp i32 %48 to float
  %50 = load float*, float** %10, align 8
  %51 = add i64 %lsr.iv21, 8589934592
  %sext.2 = ashr exact i64 %51, 32
  %52 = getelementptr float, float* %50, i64 %sext.2
  %53 = getelementptr float, float* %52, i64 4
  store float %49, float* %53, align 4
  %54 = add nsw i64 %lsr.iv, -4
  %55 = lshr i64 %54, 1
  %56 = load %struct.LLVMRuntime.49*, %struct.LLVMRuntime.49** %9, align 8
  %57 = getelementptr inbounds %struct.LLVMRuntime.49, %struct.LLVMRuntime.49* %56, i64 0, i32 7, i64 0
  %58 = load i8*, i8** %57, align 8
  %59 = and i64 %55, 2147483645
  %60 = mul nuw nsw i64 %59, 20
  %getch.i.318 = getelementptr i8, i8* %58, i64 48
  %61 = getelementptr i8, i8* %getch.i.318, i64 %60
  %62 = bitcast i8* %61 to i32*
  %63 = load i32, i32* %62, align 4
  %64 = sitofp i32 %63 to float
  %65 = load float*, float** %10, align 8
  %66 = add i64 %lsr.iv21, 12884901888
  %sext.3 = ashr exact i64 %66, 32
  %67 = getelementptr float, float* %65, i64 %sext.3
  %68 = getelementptr float, float* %67, i64 4
  store float %64, float* %68, align 4
  %69 = add nsw i64 %lsr.iv, -3
  %70 = lshr exact i64 %69, 1
  %71 = load %struct.LLVMRuntime.49*, %struct.LLVMRuntime.49** %9, align 8
  %72 = getelementptr inbounds %struct.LLVMRuntime.49, %struct.LLVMRuntime.49* %71, i64 0, i32 7, i64 0
  %73 = load i8*, i8** %72, align 8
  %74 = and i64 %70, 2147483646
  %75 = mul nuw nsw i64 %74, 20
  %76 = getelementptr i8, i8* %73, i64 44
  %getch.i.4 = getelementptr i8, i8* %76, i64 %75
  %77 = bitcast i8* %getch.i.4 to i32*
  %78 = load i32, i32* %77, align 4
  %79 = sitofp i32 %78 to float
  %80 = load float*, float** %10, align 8
  %81 = add i64 %lsr.iv21, 34359738368
  %82 = ashr exact i64 %81, 32
  %83 = getelementptr float, float* %80, i64 %82
  store float %79, float* %83, align 4
  %84 = add nsw i64 %lsr.iv, -2
  %85 = lshr i64 %84, 1
  %86 = load %struct.LLVMRuntime.49*, %struct.LLVMRuntime.49** %9, align 8
  %87 = getelementptr inbounds %struct.LLVMRuntime.49, %struct.LLVMRuntime.49* %86, i64 0, i32 7, i64 0
  %88 = load i8*, i8** %87, align 8
  %89 = and i64 %85, 2147483646
  %90 = mul nuw nsw i64 %89, 20
  %getch.i.519 = getelementptr i8, i8* %88, i64 48
  %91 = getelementptr i8, i8* %getch.i.519, i64 %90
  %92 = bitcast i8* %91 to i32*
  %93 = load i32, i32* %92, align 4
  %94 = sitofp i32 %93 to float
  %95 = load float*, float** %10, align 8
  %96 = add i64 %lsr.iv21, 38654705664
  %97 = ashr exact i64 %96, 32
  %98 = getelementptr float, float* %95, i64 %97
  store float %94, float* %98, align 4
  %99 = add nsw i64 %lsr.iv, -1
  %100 = lshr exact i64 %99, 1
  %101 = load %struct.LLVMRuntime.49*, %struct.LLVMRuntime.49** %9, align 8
  %102 = getelementptr inbounds %struct.LLVMRuntime.49, %struct.LLVMRuntime.49* %101, i64 0, i32 7, i64 0
  %103 = load i8*, i8** %102, align 8
  %104 = and i64 %100, 2147483647
  %105 = mul nuw nsw i64 %104, 20
  %106 = getelementptr i8, i8* %103, i64 44
  %getch.i.6 = getelementptr i8, i8* %106, i64 %105
  %107 = bitcast i8* %getch.i.6 to i32*
  %108 = load i32, i32* %107, align 4
  %109 = sitofp i32 %108 to float
  %110 = load float*, float** %10, align 8
  %111 = add i64 %lsr.iv21, 42949672960
  %112 = ashr exact i64 %111, 32
  %113 = getelementptr float, float* %110, i64 %112
  store float %109, float* %113, align 4
  %114 = lshr i64 %lsr.iv, 1
  %115 = load %struct.LLVMRuntime.49*, %struct.LLVMRuntime.49** %9, align 8
  %116 = getelementptr inbounds %struct.LLVMRuntime.49, %struct.LLVMRuntime.49* %115, i64 0, i32 7, i64 0
  %117 = load i8*, i8** %116, align 8
  %118 = and i64 %114, 2147483647
  %119 = mul nuw nsw i64 %118, 20
  %getch.i.720 = getelementptr i8, i8* %117, i64 48
  %120 = getelementptr i8, i8* %getch.i.720, i64 %119
  %121 = bitcast i8* %120 to i32*
  %122 = load i32, i32* %121, align 4
  %123 = sitofp i32 %122 to float
  %124 = load float*, float** %10, align 8
  %125 = add i64 %lsr.iv21, 47244640256
  %126 = ashr exact i64 %125, 32
  %127 = getelementptr float, float* %124, i64 %126
  store float %123, float* %127, align 4
  %lsr.iv.next = add i64 %lsr.iv, 8
  %128 = add i64 %14, %lsr.iv.next
  %exitcond.not.7 = icmp eq i64 %128, 7
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.50, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.50**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.50*, %struct.RuntimeContext.50** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.50*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.50*, i8*)*, void (%struct.RuntimeContext.50*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.50*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.50*, i8*, i32)*, void (%struct.RuntimeContext.50*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.50*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.50*, i8*)*, void (%struct.RuntimeContext.50*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.50*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.50* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.50* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.50* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.50, %struct.RuntimeContext.50* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.50* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.50* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.50*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.50* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
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
