; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.RuntimeContext.7 = type { i8*, %struct.LLVMRuntime.6*, i32, i64* }
%struct.LLVMRuntime.6 = type { %struct.PreallocatedMemoryChunk.1, %struct.PreallocatedMemoryChunk.1, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.2*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.3*], [1024 x %struct.NodeManager.4*], [1024 x i8*], i8*, %struct.RandState.5*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.1 = type { i8*, i8*, i64 }
%struct.__va_list_tag.2 = type { i32, i32, i8*, i8* }
%struct.ListManager.3 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.6* }
%struct.NodeManager.4 = type <{ %struct.LLVMRuntime.6*, i32, i32, i32, i32, %struct.ListManager.3*, %struct.ListManager.3*, %struct.ListManager.3*, i32, [4 x i8] }>
%struct.RandState.5 = type { i32, i32, i32, i32, i32 }
%struct.range_task_helper_context = type { %struct.RuntimeContext.7*, void (%struct.RuntimeContext.7*, i8*)*, void (%struct.RuntimeContext.7*, i8*, i32)*, void (%struct.RuntimeContext.7*, i8*)*, i64, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @move_grid_c84_0_kernel_0_serial(%struct.RuntimeContext.7* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.7* %context to { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }**
  %1 = load { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }*, { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }** %0, align 8
  %2 = getelementptr { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %1, i64 0, i32 3, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %5, i64 0, i32 14
  %7 = load i8*, i8** %6, align 8
  %8 = getelementptr inbounds i8, i8* %7, i64 8
  %9 = bitcast i8* %8 to i32*
  store i32 %3, i32* %9, align 4
  %10 = load { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }*, { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }** %0, align 8
  %11 = getelementptr { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %10, i64 0, i32 3, i32 0, i32 1
  %12 = load i32, i32* %11, align 4
  %13 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %4, align 8
  %14 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %13, i64 0, i32 14
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 4
  %17 = bitcast i8* %16 to i32*
  store i32 %12, i32* %17, align 4
  %18 = mul i32 %12, %3
  %19 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %4, align 8
  %20 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %19, i64 0, i32 14
  %21 = bitcast i8** %20 to i32**
  %22 = load i32*, i32** %21, align 8
  store i32 %18, i32* %22, align 4
  ret void
}

; Function Attrs: nounwind
define void @move_grid_c84_0_kernel_1_range_for(%struct.RuntimeContext.7* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %struct.range_task_helper_context, align 8
  %1 = bitcast %struct.range_task_helper_context* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 1
  %3 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 4
  %4 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 0
  store %struct.RuntimeContext.7* %context, %struct.RuntimeContext.7** %4, align 8
  store void (%struct.RuntimeContext.7*, i8*)* null, void (%struct.RuntimeContext.7*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.7*, i8*, i32)* @function_body, void (%struct.RuntimeContext.7*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.7*, i8*)* null, void (%struct.RuntimeContext.7*, i8*)** %6, align 8
  %7 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.7* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %4, i64 0, i32 14
  %6 = bitcast i8** %5 to i32**
  %7 = load i32*, i32** %6, align 8
  %8 = load i32, i32* %7, align 4
  %9 = add i32 %8, 1
  %10 = sdiv i32 %9, 2
  %11 = icmp slt i32 %9, 0
  %12 = shl nsw i32 %10, 1
  %13 = icmp ne i32 %12, %9
  %14 = and i1 %11, %13
  %.neg = sext i1 %14 to i32
  %15 = add nsw i32 %10, %.neg
  %16 = tail call i32 @llvm.smax.i32(i32 %15, i32 512)
  %17 = mul i32 %16, %2
  %18 = add i32 %17, %16
  %19 = tail call i32 @llvm.smin.i32(i32 %8, i32 %18)
  %20 = bitcast %struct.RuntimeContext.7* %0 to { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }**
  %21 = icmp sgt i32 %19, %17
  br i1 %21, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %22 = load { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }*, { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }** %20, align 8
  %23 = getelementptr { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 3, i32 1
  %24 = getelementptr { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 3, i32 0, i32 1
  %25 = getelementptr { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 2, i32 1
  %26 = getelementptr { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 2, i32 0, i32 1
  %27 = sub i32 %19, %17
  %28 = xor i32 %17, -1
  %29 = add i32 %19, %28
  %xtraiter = and i32 %27, 3
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %30 = sub i32 0, %xtraiter
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %after_if.prol, %for_loop_body.prol.preheader
  %lsr.iv = phi i32 [ %30, %for_loop_body.prol.preheader ], [ %lsr.iv.next, %after_if.prol ]
  %.01214.prol = phi i32 [ %88, %after_if.prol ], [ %17, %for_loop_body.prol.preheader ]
  %31 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %32 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %31, i64 0, i32 14
  %33 = load i8*, i8** %32, align 8
  %34 = getelementptr inbounds i8, i8* %33, i64 4
  %35 = bitcast i8* %34 to i32*
  %36 = load i32, i32* %35, align 4
  %37 = srem i32 %.01214.prol, %36
  %38 = sdiv i32 %.01214.prol, %36
  %39 = getelementptr inbounds i8, i8* %33, i64 8
  %40 = bitcast i8* %39 to i32*
  %41 = load i32, i32* %40, align 4
  %42 = srem i32 %38, %41
  %43 = load float*, float** %23, align 8
  %44 = load i32, i32* %24, align 4
  %45 = mul i32 %44, %42
  %46 = add i32 %45, %37
  %47 = sext i32 %46 to i64
  %48 = getelementptr float, float* %43, i64 %47
  %49 = load float, float* %48, align 4
  %50 = fcmp reassoc ninf nsz ogt float %49, 0.000000e+00
  %51 = load float*, float** %25, align 8
  %52 = load i32, i32* %26, align 4
  %53 = mul i32 %52, %42
  %54 = add i32 %53, %37
  %55 = shl i32 %54, 1
  %56 = sext i32 %55 to i64
  br i1 %50, label %true_block.prol, label %after_if.prol

true_block.prol:                                  ; preds = %for_loop_body.prol
  %57 = getelementptr float, float* %51, i64 %56
  %58 = load float, float* %57, align 4
  %59 = getelementptr float, float* %57, i64 1
  %60 = load float, float* %59, align 4
  %61 = fdiv reassoc ninf nsz float %58, %49
  %62 = fdiv reassoc ninf nsz float %60, %49
  %63 = load { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }*, { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }** %20, align 8
  %64 = getelementptr { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %63, i64 0, i32 0
  %65 = load float, float* %64, align 4
  %66 = getelementptr { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %63, i64 0, i32 1
  %67 = load float, float* %66, align 4
  %68 = fmul reassoc ninf nsz float %67, %65
  %69 = fsub reassoc ninf nsz float %62, %68
  br label %after_if.prol

after_if.prol:                                    ; preds = %true_block.prol, %for_loop_body.prol
  %.09.prol = phi float [ %61, %true_block.prol ], [ 0.000000e+00, %for_loop_body.prol ]
  %.0.prol = phi float [ %69, %true_block.prol ], [ 0.000000e+00, %for_loop_body.prol ]
  %70 = icmp slt i32 %42, 3
  %71 = tail call reassoc ninf nsz float @llvm.maxnum.f32(float %.09.prol, float 0.000000e+00)
  %.110.prol = select i1 %70, float %71, float %.09.prol
  %72 = add i32 %41, -4
  %73 = icmp sgt i32 %42, %72
  %74 = tail call reassoc ninf nsz float @llvm.minnum.f32(float %.110.prol, float 0.000000e+00)
  %.211.prol = select i1 %73, float %74, float %.110.prol
  %75 = icmp slt i32 %37, 3
  %76 = tail call reassoc ninf nsz float @llvm.maxnum.f32(float %.0.prol, float 0.000000e+00)
  %.1.prol = select i1 %75, float %76, float %.0.prol
  %77 = icmp sgt i32 %37, %72
  %78 = tail call reassoc ninf nsz float @llvm.minnum.f32(float %.1.prol, float 0.000000e+00)
  %.2.prol = select i1 %77, float %78, float %.1.prol
  %79 = getelementptr float, float* %51, i64 %56
  store float %.211.prol, float* %79, align 4
  %80 = load float*, float** %25, align 8
  %81 = load i32, i32* %26, align 4
  %82 = mul i32 %81, %42
  %83 = add i32 %82, %37
  %84 = shl i32 %83, 1
  %85 = sext i32 %84 to i64
  %86 = getelementptr float, float* %80, i64 %85
  %87 = getelementptr float, float* %86, i64 1
  store float %.2.prol, float* %87, align 4
  %88 = add i32 %.01214.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %after_if.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.01214.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %88, %for_loop_body.prol.loopexit.loopexit ]
  %89 = icmp ult i32 %29, 3
  br i1 %89, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %after_if.3, %for_loop_body.preheader
  %.01214 = phi i32 [ %321, %after_if.3 ], [ %.01214.unr, %for_loop_body.preheader ]
  %90 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %91 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %90, i64 0, i32 14
  %92 = load i8*, i8** %91, align 8
  %93 = getelementptr inbounds i8, i8* %92, i64 4
  %94 = bitcast i8* %93 to i32*
  %95 = load i32, i32* %94, align 4
  %96 = srem i32 %.01214, %95
  %97 = sdiv i32 %.01214, %95
  %98 = getelementptr inbounds i8, i8* %92, i64 8
  %99 = bitcast i8* %98 to i32*
  %100 = load i32, i32* %99, align 4
  %101 = srem i32 %97, %100
  %102 = load float*, float** %23, align 8
  %103 = load i32, i32* %24, align 4
  %104 = mul i32 %103, %101
  %105 = add i32 %104, %96
  %106 = sext i32 %105 to i64
  %107 = getelementptr float, float* %102, i64 %106
  %108 = load float, float* %107, align 4
  %109 = fcmp reassoc ninf nsz ogt float %108, 0.000000e+00
  %110 = load float*, float** %25, align 8
  %111 = load i32, i32* %26, align 4
  %112 = mul i32 %111, %101
  %113 = add i32 %112, %96
  %114 = shl i32 %113, 1
  %115 = sext i32 %114 to i64
  br i1 %109, label %true_block, label %after_if

after_for.loopexit:                               ; preds = %after_if.3
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void

true_block:                                       ; preds = %for_loop_body
  %116 = getelementptr float, float* %110, i64 %115
  %117 = load float, float* %116, align 4
  %118 = getelementptr float, float* %116, i64 1
  %119 = load float, float* %118, align 4
  %120 = fdiv reassoc ninf nsz float %117, %108
  %121 = fdiv reassoc ninf nsz float %119, %108
  %122 = load { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }*, { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }** %20, align 8
  %123 = getelementptr { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %122, i64 0, i32 0
  %124 = load float, float* %123, align 4
  %125 = getelementptr { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %122, i64 0, i32 1
  %126 = load float, float* %125, align 4
  %127 = fmul reassoc ninf nsz float %126, %124
  %128 = fsub reassoc ninf nsz float %121, %127
  br label %after_if

after_if:                                         ; preds = %true_block, %for_loop_body
  %.09 = phi float [ %120, %true_block ], [ 0.000000e+00, %for_loop_body ]
  %.0 = phi float [ %128, %true_block ], [ 0.000000e+00, %for_loop_body ]
  %129 = icmp slt i32 %101, 3
  %130 = tail call reassoc ninf nsz float @llvm.maxnum.f32(float %.09, float 0.000000e+00)
  %.110 = select i1 %129, float %130, float %.09
  %131 = add i32 %100, -4
  %132 = icmp sgt i32 %101, %131
  %133 = tail call reassoc ninf nsz float @llvm.minnum.f32(float %.110, float 0.000000e+00)
  %.211 = select i1 %132, float %133, float %.110
  %134 = icmp slt i32 %96, 3
  %135 = tail call reassoc ninf nsz float @llvm.maxnum.f32(float %.0, float 0.000000e+00)
  %.1 = select i1 %134, float %135, float %.0
  %136 = icmp sgt i32 %96, %131
  %137 = tail call reassoc ninf nsz float @llvm.minnum.f32(float %.1, float 0.000000e+00)
  %.2 = select i1 %136, float %137, float %.1
  %138 = getelementptr float, float* %110, i64 %115
  store float %.211, float* %138, align 4
  %139 = load float*, float** %25, align 8
  %140 = load i32, i32* %26, align 4
  %141 = mul i32 %140, %101
  %142 = add i32 %141, %96
  %143 = shl i32 %142, 1
  %144 = sext i32 %143 to i64
  %145 = getelementptr float, float* %139, i64 %144
  %146 = getelementptr float, float* %145, i64 1
  store float %.2, float* %146, align 4
  %147 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %148 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %147, i64 0, i32 14
  %149 = load i8*, i8** %148, align 8
  %150 = getelementptr inbounds i8, i8* %149, i64 4
  %151 = bitcast i8* %150 to i32*
  %152 = load i32, i32* %151, align 4
  %153 = add i32 %.01214, 1
  %154 = srem i32 %153, %152
  %155 = sdiv i32 %153, %152
  %156 = getelementptr inbounds i8, i8* %149, i64 8
  %157 = bitcast i8* %156 to i32*
  %158 = load i32, i32* %157, align 4
  %159 = srem i32 %155, %158
  %160 = load float*, float** %23, align 8
  %161 = load i32, i32* %24, align 4
  %162 = mul i32 %161, %159
  %163 = add i32 %162, %154
  %164 = sext i32 %163 to i64
  %165 = getelementptr float, float* %160, i64 %164
  %166 = load float, float* %165, align 4
  %167 = fcmp reassoc ninf nsz ogt float %166, 0.000000e+00
  %168 = load float*, float** %25, align 8
  %169 = load i32, i32* %26, align 4
  %170 = mul i32 %169, %159
  %171 = add i32 %170, %154
  %172 = shl i32 %171, 1
  %173 = sext i32 %172 to i64
  br i1 %167, label %true_block.1, label %after_if.1

true_block.1:                                     ; preds = %after_if
  %174 = getelementptr float, float* %168, i64 %173
  %175 = load float, float* %174, align 4
  %176 = getelementptr float, float* %174, i64 1
  %177 = load float, float* %176, align 4
  %178 = fdiv reassoc ninf nsz float %175, %166
  %179 = fdiv reassoc ninf nsz float %177, %166
  %180 = load { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }*, { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }** %20, align 8
  %181 = getelementptr { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %180, i64 0, i32 0
  %182 = load float, float* %181, align 4
  %183 = getelementptr { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %180, i64 0, i32 1
  %184 = load float, float* %183, align 4
  %185 = fmul reassoc ninf nsz float %184, %182
  %186 = fsub reassoc ninf nsz float %179, %185
  br label %after_if.1

after_if.1:                                       ; preds = %true_block.1, %after_if
  %.09.1 = phi float [ %178, %true_block.1 ], [ 0.000000e+00, %after_if ]
  %.0.1 = phi float [ %186, %true_block.1 ], [ 0.000000e+00, %after_if ]
  %187 = icmp slt i32 %159, 3
  %188 = tail call reassoc ninf nsz float @llvm.maxnum.f32(float %.09.1, float 0.000000e+00)
  %.110.1 = select i1 %187, float %188, float %.09.1
  %189 = add i32 %158, -4
  %190 = icmp sgt i32 %159, %189
  %191 = tail call reassoc ninf nsz float @llvm.minnum.f32(float %.110.1, float 0.000000e+00)
  %.211.1 = select i1 %190, float %191, float %.110.1
  %192 = icmp slt i32 %154, 3
  %193 = tail call reassoc ninf nsz float @llvm.maxnum.f32(float %.0.1, float 0.000000e+00)
  %.1.1 = select i1 %192, float %193, float %.0.1
  %194 = icmp sgt i32 %154, %189
  %195 = tail call reassoc ninf nsz float @llvm.minnum.f32(float %.1.1, float 0.000000e+00)
  %.2.1 = select i1 %194, float %195, float %.1.1
  %196 = getelementptr float, float* %168, i64 %173
  store float %.211.1, float* %196, align 4
  %197 = load float*, float** %25, align 8
  %198 = load i32, i32* %26, align 4
  %199 = mul i32 %198, %159
  %200 = add i32 %199, %154
  %201 = shl i32 %200, 1
  %202 = sext i32 %201 to i64
  %203 = getelementptr float, float* %197, i64 %202
  %204 = getelementptr float, float* %203, i64 1
  store float %.2.1, float* %204, align 4
  %205 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %206 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %205, i64 0, i32 14
  %207 = load i8*, i8** %206, align 8
  %208 = getelementptr inbounds i8, i8* %207, i64 4
  %209 = bitcast i8* %208 to i32*
  %210 = load i32, i32* %209, align 4
  %211 = add i32 %153, 1
  %212 = srem i32 %211, %210
  %213 = sdiv i32 %211, %210
  %214 = getelementptr inbounds i8, i8* %207, i64 8
  %215 = bitcast i8* %214 to i32*
  %216 = load i32, i32* %215, align 4
  %217 = srem i32 %213, %216
  %218 = load float*, float** %23, align 8
  %219 = load i32, i32* %24, align 4
  %220 = mul i32 %219, %217
  %221 = add i32 %220, %212
  %222 = sext i32 %221 to i64
  %223 = getelementptr float, float* %218, i64 %222
  %224 = load float, float* %223, align 4
  %225 = fcmp reassoc ninf nsz ogt float %224, 0.000000e+00
  %226 = load float*, float** %25, align 8
  %227 = load i32, i32* %26, align 4
  %228 = mul i32 %227, %217
  %229 = add i32 %228, %212
  %230 = shl i32 %229, 1
  %231 = sext i32 %230 to i64
  br i1 %225, label %true_block.2, label %after_if.2

true_block.2:                                     ; preds = %after_if.1
  %232 = getelementptr float, float* %226, i64 %231
  %233 = load float, float* %232, align 4
  %234 = getelementptr float, float* %232, i64 1
  %235 = load float, float* %234, align 4
  %236 = fdiv reassoc ninf nsz float %233, %224
  %237 = fdiv reassoc ninf nsz float %235, %224
  %238 = load { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }*, { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }** %20, align 8
  %239 = getelementptr { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %238, i64 0, i32 0
  %240 = load float, float* %239, align 4
  %241 = getelementptr { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %238, i64 0, i32 1
  %242 = load float, float* %241, align 4
  %243 = fmul reassoc ninf nsz float %242, %240
  %244 = fsub reassoc ninf nsz float %237, %243
  br label %after_if.2

after_if.2:                                       ; preds = %true_block.2, %after_if.1
  %.09.2 = phi float [ %236, %true_block.2 ], [ 0.000000e+00, %after_if.1 ]
  %.0.2 = phi float [ %244, %true_block.2 ], [ 0.000000e+00, %after_if.1 ]
  %245 = icmp slt i32 %217, 3
  %246 = tail call reassoc ninf nsz float @llvm.maxnum.f32(float %.09.2, float 0.000000e+00)
  %.110.2 = select i1 %245, float %246, float %.09.2
  %247 = add i32 %216, -4
  %248 = icmp sgt i32 %217, %247
  %249 = tail call reassoc ninf nsz float @llvm.minnum.f32(float %.110.2, float 0.000000e+00)
  %.211.2 = select i1 %248, float %249, float %.110.2
  %250 = icmp slt i32 %212, 3
  %251 = tail call reassoc ninf nsz float @llvm.maxnum.f32(float %.0.2, float 0.000000e+00)
  %.1.2 = select i1 %250, float %251, float %.0.2
  %252 = icmp sgt i32 %212, %247
  %253 = tail call reassoc ninf nsz float @llvm.minnum.f32(float %.1.2, float 0.000000e+00)
  %.2.2 = select i1 %252, float %253, float %.1.2
  %254 = getelementptr float, float* %226, i64 %231
  store float %.211.2, float* %254, align 4
  %255 = load float*, float** %25, align 8
  %256 = load i32, i32* %26, align 4
  %257 = mul i32 %256, %217
  %258 = add i32 %257, %212
  %259 = shl i32 %258, 1
  %260 = sext i32 %259 to i64
  %261 = getelementptr float, float* %255, i64 %260
  %262 = getelementptr float, float* %261, i64 1
  store float %.2.2, float* %262, align 4
  %263 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %264 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %263, i64 0, i32 14
  %265 = load i8*, i8** %264, align 8
  %266 = getelementptr inbounds i8, i8* %265, i64 4
  %267 = bitcast i8* %266 to i32*
  %268 = load i32, i32* %267, align 4
  %269 = add i32 %211, 1
  %270 = srem i32 %269, %268
  %271 = sdiv i32 %269, %268
  %272 = getelementptr inbounds i8, i8* %265, i64 8
  %273 = bitcast i8* %272 to i32*
  %274 = load i32, i32* %273, align 4
  %275 = srem i32 %271, %274
  %276 = load float*, float** %23, align 8
  %277 = load i32, i32* %24, align 4
  %278 = mul i32 %277, %275
  %279 = add i32 %278, %270
  %280 = sext i32 %279 to i64
  %281 = getelementptr float, float* %276, i64 %280
  %282 = load float, float* %281, align 4
  %283 = fcmp reassoc ninf nsz ogt float %282, 0.000000e+00
  %284 = load float*, float** %25, align 8
  %285 = load i32, i32* %26, align 4
  %286 = mul i32 %285, %275
  %287 = add i32 %286, %270
  %288 = shl i32 %287, 1
  %289 = sext i32 %288 to i64
  br i1 %283, label %true_block.3, label %after_if.3

true_block.3:                                     ; preds = %after_if.2
  %290 = getelementptr float, float* %284, i64 %289
  %291 = load float, float* %290, align 4
  %292 = getelementptr float, float* %290, i64 1
  %293 = load float, float* %292, align 4
  %294 = fdiv reassoc ninf nsz float %291, %282
  %295 = fdiv reassoc ninf nsz float %293, %282
  %296 = load { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }*, { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }** %20, align 8
  %297 = getelementptr { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %296, i64 0, i32 0
  %298 = load float, float* %297, align 4
  %299 = getelementptr { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { float, float, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %296, i64 0, i32 1
  %300 = load float, float* %299, align 4
  %301 = fmul reassoc ninf nsz float %300, %298
  %302 = fsub reassoc ninf nsz float %295, %301
  br label %after_if.3

after_if.3:                                       ; preds = %true_block.3, %after_if.2
  %.09.3 = phi float [ %294, %true_block.3 ], [ 0.000000e+00, %after_if.2 ]
  %.0.3 = phi float [ %302, %true_block.3 ], [ 0.000000e+00, %after_if.2 ]
  %303 = icmp slt i32 %275, 3
  %304 = tail call reassoc ninf nsz float @llvm.maxnum.f32(float %.09.3, float 0.000000e+00)
  %.110.3 = select i1 %303, float %304, float %.09.3
  %305 = add i32 %274, -4
  %306 = icmp sgt i32 %275, %305
  %307 = tail call reassoc ninf nsz float @llvm.minnum.f32(float %.110.3, float 0.000000e+00)
  %.211.3 = select i1 %306, float %307, float %.110.3
  %308 = icmp slt i32 %270, 3
  %309 = tail call reassoc ninf nsz float @llvm.maxnum.f32(float %.0.3, float 0.000000e+00)
  %.1.3 = select i1 %308, float %309, float %.0.3
  %310 = icmp sgt i32 %270, %305
  %311 = tail call reassoc ninf nsz float @llvm.minnum.f32(float %.1.3, float 0.000000e+00)
  %.2.3 = select i1 %310, float %311, float %.1.3
  %312 = getelementptr float, float* %284, i64 %289
  store float %.211.3, float* %312, align 4
  %313 = load float*, float** %25, align 8
  %314 = load i32, i32* %26, align 4
  %315 = mul i32 %314, %275
  %316 = add i32 %315, %270
  %317 = shl i32 %316, 1
  %318 = sext i32 %317 to i64
  %319 = getelementptr float, float* %313, i64 %318
  %320 = getelementptr float, float* %319, i64 1
  store float %.2.3, float* %320, align 4
  %321 = add i32 %269, 1
  %exitcond.not.3 = icmp eq i32 %321, %19
  br i1 %exitcond.not.3, label %after_for.loopexit, label %for_loop_body
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.maxnum.f32(float, float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.minnum.f32(float, float) #3

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #4 {
  %4 = alloca %struct.RuntimeContext.7, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.7**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.7*, %struct.RuntimeContext.7** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.7*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.7*, i8*)*, void (%struct.RuntimeContext.7*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.7*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.7*, i8*, i32)*, void (%struct.RuntimeContext.7*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.7*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.7*, i8*)*, void (%struct.RuntimeContext.7*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.7*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.7* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.7* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.7* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.7* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.7* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.7*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.7* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %25

25:                                               ; preds = %24, %.loopexit
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #3

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #6

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #6

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn }
attributes #1 = { nounwind }
attributes #2 = { nofree nosync nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #4 = { alwaysinline mustprogress nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #6 = { argmemonly nocallback nofree nosync nounwind willreturn }

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
