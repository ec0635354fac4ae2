; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.56*, void (%struct.RuntimeContext.56*, i8*)*, void (%struct.RuntimeContext.56*, i8*, i32)*, void (%struct.RuntimeContext.56*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.56 = type { i8*, %struct.LLVMRuntime.55*, i32, i64* }
%struct.LLVMRuntime.55 = type { %struct.PreallocatedMemoryChunk.50, %struct.PreallocatedMemoryChunk.50, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.51*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.52*], [1024 x %struct.NodeManager.53*], [1024 x i8*], i8*, %struct.RandState.54*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.50 = type { i8*, i8*, i64 }
%struct.__va_list_tag.51 = type { i32, i32, i8*, i8* }
%struct.ListManager.52 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.55* }
%struct.NodeManager.53 = type <{ %struct.LLVMRuntime.55*, i32, i32, i32, i32, %struct.ListManager.52*, %struct.ListManager.52*, %struct.ListManager.52*, i32, [4 x i8] }>
%struct.RandState.54 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @spawn_c88_0_kernel_0_serial(%struct.RuntimeContext.56* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.56* %context to { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }**
  %1 = load { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }*, { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }** %0, align 8
  %2 = getelementptr { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }, { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }* %1, i64 0, i32 2, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.56, %struct.RuntimeContext.56* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.55*, %struct.LLVMRuntime.55** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.55, %struct.LLVMRuntime.55* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @spawn_c88_0_kernel_1_range_for(%struct.RuntimeContext.56* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.56* %context, %struct.RuntimeContext.56** %4, align 8
  store void (%struct.RuntimeContext.56*, i8*)* null, void (%struct.RuntimeContext.56*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.56*, i8*, i32)* @function_body, void (%struct.RuntimeContext.56*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.56*, i8*)* null, void (%struct.RuntimeContext.56*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.56, %struct.RuntimeContext.56* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.55*, %struct.LLVMRuntime.55** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.55, %struct.LLVMRuntime.55* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.55, %struct.LLVMRuntime.55* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.56* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.56, %struct.RuntimeContext.56* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.55*, %struct.LLVMRuntime.55** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.55, %struct.LLVMRuntime.55* %4, i64 0, i32 14
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
  %20 = bitcast %struct.RuntimeContext.56* %0 to { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }**
  %21 = load { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }*, { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }** %20, align 8
  %22 = getelementptr { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }, { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }* %21, i64 0, i32 0
  %23 = load float, float* %22, align 4
  %24 = getelementptr { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }, { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }* %21, i64 0, i32 1
  %25 = load float, float* %24, align 4
  %26 = fsub reassoc ninf nsz float %25, %23
  %27 = icmp sgt i32 %19, %17
  br i1 %27, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %28 = getelementptr inbounds %struct.RuntimeContext.56, %struct.RuntimeContext.56* %0, i64 0, i32 2
  %29 = getelementptr { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }, { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }* %21, i64 0, i32 2, i32 1
  %30 = getelementptr { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }, { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }* %21, i64 0, i32 3, i32 1
  %31 = getelementptr { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }, { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }* %21, i64 0, i32 4, i32 1
  %32 = sub i32 %19, %17
  %33 = xor i32 %17, -1
  %34 = add i32 %19, %33
  %xtraiter = and i32 %32, 3
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %35 = sub i32 0, %xtraiter
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv = phi i32 [ %35, %for_loop_body.prol.preheader ], [ %lsr.iv.next, %for_loop_body.prol ]
  %.04.prol = phi i32 [ %107, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %36 = load i32, i32* %7, align 4
  %37 = srem i32 %.04.prol, %36
  %38 = load %struct.LLVMRuntime.55*, %struct.LLVMRuntime.55** %3, align 8
  %39 = getelementptr inbounds %struct.LLVMRuntime.55, %struct.LLVMRuntime.55* %38, i64 0, i32 15
  %40 = load %struct.RandState.54*, %struct.RandState.54** %39, align 8
  %41 = load i32, i32* %28, align 8
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %40, i64 %42, i32 0
  %44 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %40, i64 %42, i32 1
  %45 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %40, i64 %42, i32 2
  %46 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %40, i64 %42, i32 3
  %47 = load i32, i32* %43, align 4
  %48 = shl i32 %47, 11
  %49 = xor i32 %48, %47
  %50 = bitcast i32* %44 to <2 x i32>*
  %51 = load <2 x i32>, <2 x i32>* %50, align 4
  %52 = bitcast i32* %43 to <2 x i32>*
  store <2 x i32> %51, <2 x i32>* %52, align 4
  %53 = load i32, i32* %46, align 4
  store i32 %53, i32* %45, align 4
  %54 = lshr i32 %53, 19
  %55 = lshr i32 %49, 8
  %56 = xor i32 %55, %49
  %57 = xor i32 %56, %53
  %58 = xor i32 %57, %54
  store i32 %58, i32* %46, align 4
  %59 = mul i32 %58, 1000000007
  %60 = lshr i32 %59, 8
  %61 = uitofp i32 %60 to float
  %62 = fmul float %61, 0x3E70000000000000
  %63 = load %struct.LLVMRuntime.55*, %struct.LLVMRuntime.55** %3, align 8
  %64 = getelementptr inbounds %struct.LLVMRuntime.55, %struct.LLVMRuntime.55* %63, i64 0, i32 15
  %65 = load %struct.RandState.54*, %struct.RandState.54** %64, align 8
  %66 = load i32, i32* %28, align 8
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %65, i64 %67, i32 0
  %69 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %65, i64 %67, i32 1
  %70 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %65, i64 %67, i32 2
  %71 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %65, i64 %67, i32 3
  %72 = load i32, i32* %68, align 4
  %73 = shl i32 %72, 11
  %74 = xor i32 %73, %72
  %75 = bitcast i32* %69 to <2 x i32>*
  %76 = load <2 x i32>, <2 x i32>* %75, align 4
  %77 = bitcast i32* %68 to <2 x i32>*
  store <2 x i32> %76, <2 x i32>* %77, align 4
  %78 = load i32, i32* %71, align 4
  store i32 %78, i32* %70, align 4
  %79 = lshr i32 %78, 19
  %80 = lshr i32 %74, 8
  %81 = xor i32 %80, %74
  %82 = xor i32 %81, %78
  %83 = xor i32 %82, %79
  store i32 %83, i32* %71, align 4
  %84 = mul i32 %83, 1000000007
  %85 = lshr i32 %84, 8
  %86 = uitofp i32 %85 to float
  %87 = fmul float %86, 0x3E70000000000000
  %88 = fmul reassoc ninf nsz float %62, %26
  %89 = fmul reassoc ninf nsz float %87, %26
  %90 = fadd reassoc ninf nsz float %88, %23
  %91 = fadd reassoc ninf nsz float %89, %23
  %92 = load float*, float** %29, align 8
  %93 = shl i32 %37, 1
  %94 = sext i32 %93 to i64
  %95 = getelementptr float, float* %92, i64 %94
  store float %90, float* %95, align 4
  %96 = load float*, float** %29, align 8
  %97 = getelementptr float, float* %96, i64 %94
  %98 = getelementptr float, float* %97, i64 1
  store float %91, float* %98, align 4
  %99 = load float*, float** %30, align 8
  %100 = getelementptr float, float* %99, i64 %94
  store float 0.000000e+00, float* %100, align 4
  %101 = load float*, float** %30, align 8
  %102 = getelementptr float, float* %101, i64 %94
  %103 = getelementptr float, float* %102, i64 1
  store float -1.000000e+00, float* %103, align 4
  %104 = load float*, float** %31, align 8
  %105 = sext i32 %37 to i64
  %106 = getelementptr float, float* %104, i64 %105
  store float 1.000000e+00, float* %106, align 4
  %107 = add i32 %.04.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.04.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %107, %for_loop_body.prol.loopexit.loopexit ]
  %108 = icmp ult i32 %34, 3
  br i1 %108, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.04 = phi i32 [ %396, %for_loop_body ], [ %.04.unr, %for_loop_body.preheader ]
  %109 = load i32, i32* %7, align 4
  %110 = srem i32 %.04, %109
  %111 = load %struct.LLVMRuntime.55*, %struct.LLVMRuntime.55** %3, align 8
  %112 = getelementptr inbounds %struct.LLVMRuntime.55, %struct.LLVMRuntime.55* %111, i64 0, i32 15
  %113 = load %struct.RandState.54*, %struct.RandState.54** %112, align 8
  %114 = load i32, i32* %28, align 8
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %113, i64 %115, i32 0
  %117 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %113, i64 %115, i32 1
  %118 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %113, i64 %115, i32 2
  %119 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %113, i64 %115, i32 3
  %120 = load i32, i32* %116, align 4
  %121 = shl i32 %120, 11
  %122 = xor i32 %121, %120
  %123 = bitcast i32* %117 to <2 x i32>*
  %124 = load <2 x i32>, <2 x i32>* %123, align 4
  %125 = bitcast i32* %116 to <2 x i32>*
  store <2 x i32> %124, <2 x i32>* %125, align 4
  %126 = load i32, i32* %119, align 4
  store i32 %126, i32* %118, align 4
  %127 = lshr i32 %126, 19
  %128 = lshr i32 %122, 8
  %129 = xor i32 %128, %122
  %130 = xor i32 %129, %126
  %131 = xor i32 %130, %127
  store i32 %131, i32* %119, align 4
  %132 = mul i32 %131, 1000000007
  %133 = lshr i32 %132, 8
  %134 = uitofp i32 %133 to float
  %135 = fmul float %134, 0x3E70000000000000
  %136 = load %struct.LLVMRuntime.55*, %struct.LLVMRuntime.55** %3, align 8
  %137 = getelementptr inbounds %struct.LLVMRuntime.55, %struct.LLVMRuntime.55* %136, i64 0, i32 15
  %138 = load %struct.RandState.54*, %struct.RandState.54** %137, align 8
  %139 = load i32, i32* %28, align 8
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %138, i64 %140, i32 0
  %142 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %138, i64 %140, i32 1
  %143 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %138, i64 %140, i32 2
  %144 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %138, i64 %140, i32 3
  %145 = load i32, i32* %141, align 4
  %146 = shl i32 %145, 11
  %147 = xor i32 %146, %145
  %148 = bitcast i32* %142 to <2 x i32>*
  %149 = load <2 x i32>, <2 x i32>* %148, align 4
  %150 = bitcast i32* %141 to <2 x i32>*
  store <2 x i32> %149, <2 x i32>* %150, align 4
  %151 = load i32, i32* %144, align 4
  store i32 %151, i32* %143, align 4
  %152 = lshr i32 %151, 19
  %153 = lshr i32 %147, 8
  %154 = xor i32 %153, %147
  %155 = xor i32 %154, %151
  %156 = xor i32 %155, %152
  store i32 %156, i32* %144, align 4
  %157 = mul i32 %156, 1000000007
  %158 = lshr i32 %157, 8
  %159 = uitofp i32 %158 to float
  %160 = fmul float %159, 0x3E70000000000000
  %161 = fmul reassoc ninf nsz float %135, %26
  %162 = fmul reassoc ninf nsz float %160, %26
  %163 = fadd reassoc ninf nsz float %161, %23
  %164 = fadd reassoc ninf nsz float %162, %23
  %165 = load float*, float** %29, align 8
  %166 = shl i32 %110, 1
  %167 = sext i32 %166 to i64
  %168 = getelementptr float, float* %165, i64 %167
  store float %163, float* %168, align 4
  %169 = load float*, float** %29, align 8
  %170 = getelementptr float, float* %169, i64 %167
  %171 = getelementptr float, float* %170, i64 1
  store float %164, float* %171, align 4
  %172 = load float*, float** %30, align 8
  %173 = getelementptr float, float* %172, i64 %167
  store float 0.000000e+00, float* %173, align 4
  %174 = load float*, float** %30, align 8
  %175 = getelementptr float, float* %174, i64 %167
  %176 = getelementptr float, float* %175, i64 1
  store float -1.000000e+00, float* %176, align 4
  %177 = load float*, float** %31, align 8
  %178 = sext i32 %110 to i64
  %179 = getelementptr float, float* %177, i64 %178
  store float 1.000000e+00, float* %179, align 4
  %180 = load i32, i32* %7, align 4
  %181 = add i32 %.04, 1
  %182 = srem i32 %181, %180
  %183 = load %struct.LLVMRuntime.55*, %struct.LLVMRuntime.55** %3, align 8
  %184 = getelementptr inbounds %struct.LLVMRuntime.55, %struct.LLVMRuntime.55* %183, i64 0, i32 15
  %185 = load %struct.RandState.54*, %struct.RandState.54** %184, align 8
  %186 = load i32, i32* %28, align 8
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %185, i64 %187, i32 0
  %189 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %185, i64 %187, i32 1
  %190 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %185, i64 %187, i32 2
  %191 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %185, i64 %187, i32 3
  %192 = load i32, i32* %188, align 4
  %193 = shl i32 %192, 11
  %194 = xor i32 %193, %192
  %195 = bitcast i32* %189 to <2 x i32>*
  %196 = load <2 x i32>, <2 x i32>* %195, align 4
  %197 = bitcast i32* %188 to <2 x i32>*
  store <2 x i32> %196, <2 x i32>* %197, align 4
  %198 = load i32, i32* %191, align 4
  store i32 %198, i32* %190, align 4
  %199 = lshr i32 %198, 19
  %200 = lshr i32 %194, 8
  %201 = xor i32 %200, %194
  %202 = xor i32 %201, %198
  %203 = xor i32 %202, %199
  store i32 %203, i32* %191, align 4
  %204 = mul i32 %203, 1000000007
  %205 = lshr i32 %204, 8
  %206 = uitofp i32 %205 to float
  %207 = fmul float %206, 0x3E70000000000000
  %208 = load %struct.LLVMRuntime.55*, %struct.LLVMRuntime.55** %3, align 8
  %209 = getelementptr inbounds %struct.LLVMRuntime.55, %struct.LLVMRuntime.55* %208, i64 0, i32 15
  %210 = load %struct.RandState.54*, %struct.RandState.54** %209, align 8
  %211 = load i32, i32* %28, align 8
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %210, i64 %212, i32 0
  %214 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %210, i64 %212, i32 1
  %215 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %210, i64 %212, i32 2
  %216 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %210, i64 %212, i32 3
  %217 = load i32, i32* %213, align 4
  %218 = shl i32 %217, 11
  %219 = xor i32 %218, %217
  %220 = bitcast i32* %214 to <2 x i32>*
  %221 = load <2 x i32>, <2 x i32>* %220, align 4
  %222 = bitcast i32* %213 to <2 x i32>*
  store <2 x i32> %221, <2 x i32>* %222, align 4
  %223 = load i32, i32* %216, align 4
  store i32 %223, i32* %215, align 4
  %224 = lshr i32 %223, 19
  %225 = lshr i32 %219, 8
  %226 = xor i32 %225, %219
  %227 = xor i32 %226, %223
  %228 = xor i32 %227, %224
  store i32 %228, i32* %216, align 4
  %229 = mul i32 %228, 1000000007
  %230 = lshr i32 %229, 8
  %231 = uitofp i32 %230 to float
  %232 = fmul float %231, 0x3E70000000000000
  %233 = fmul reassoc ninf nsz float %207, %26
  %234 = fmul reassoc ninf nsz float %232, %26
  %235 = fadd reassoc ninf nsz float %233, %23
  %236 = fadd reassoc ninf nsz float %234, %23
  %237 = load float*, float** %29, align 8
  %238 = shl i32 %182, 1
  %239 = sext i32 %238 to i64
  %240 = getelementptr float, float* %237, i64 %239
  store float %235, float* %240, align 4
  %241 = load float*, float** %29, align 8
  %242 = getelementptr float, float* %241, i64 %239
  %243 = getelementptr float, float* %242, i64 1
  store float %236, float* %243, align 4
  %244 = load float*, float** %30, align 8
  %245 = getelementptr float, float* %244, i64 %239
  store float 0.000000e+00, float* %245, align 4
  %246 = load float*, float** %30, align 8
  %247 = getelementptr float, float* %246, i64 %239
  %248 = getelementptr float, float* %247, i64 1
  store float -1.000000e+00, float* %248, align 4
  %249 = load float*, float** %31, align 8
  %250 = sext i32 %182 to i64
  %251 = getelementptr float, float* %249, i64 %250
  store float 1.000000e+00, float* %251, align 4
  %252 = load i32, i32* %7, align 4
  %253 = add i32 %181, 1
  %254 = srem i32 %253, %252
  %255 = load %struct.LLVMRuntime.55*, %struct.LLVMRuntime.55** %3, align 8
  %256 = getelementptr inbounds %struct.LLVMRuntime.55, %struct.LLVMRuntime.55* %255, i64 0, i32 15
  %257 = load %struct.RandState.54*, %struct.RandState.54** %256, align 8
  %258 = load i32, i32* %28, align 8
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %257, i64 %259, i32 0
  %261 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %257, i64 %259, i32 1
  %262 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %257, i64 %259, i32 2
  %263 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %257, i64 %259, i32 3
  %264 = load i32, i32* %260, align 4
  %265 = shl i32 %264, 11
  %266 = xor i32 %265, %264
  %267 = bitcast i32* %261 to <2 x i32>*
  %268 = load <2 x i32>, <2 x i32>* %267, align 4
  %269 = bitcast i32* %260 to <2 x i32>*
  store <2 x i32> %268, <2 x i32>* %269, align 4
  %270 = load i32, i32* %263, align 4
  store i32 %270, i32* %262, align 4
  %271 = lshr i32 %270, 19
  %272 = lshr i32 %266, 8
  %273 = xor i32 %272, %266
  %274 = xor i32 %273, %270
  %275 = xor i32 %274, %271
  store i32 %275, i32* %263, align 4
  %276 = mul i32 %275, 1000000007
  %277 = lshr i32 %276, 8
  %278 = uitofp i32 %277 to float
  %279 = fmul float %278, 0x3E70000000000000
  %280 = load %struct.LLVMRuntime.55*, %struct.LLVMRuntime.55** %3, align 8
  %281 = getelementptr inbounds %struct.LLVMRuntime.55, %struct.LLVMRuntime.55* %280, i64 0, i32 15
  %282 = load %struct.RandState.54*, %struct.RandState.54** %281, align 8
  %283 = load i32, i32* %28, align 8
  %284 = sext i32 %283 to i64
  %285 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %282, i64 %284, i32 0
  %286 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %282, i64 %284, i32 1
  %287 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %282, i64 %284, i32 2
  %288 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %282, i64 %284, i32 3
  %289 = load i32, i32* %285, align 4
  %290 = shl i32 %289, 11
  %291 = xor i32 %290, %289
  %292 = bitcast i32* %286 to <2 x i32>*
  %293 = load <2 x i32>, <2 x i32>* %292, align 4
  %294 = bitcast i32* %285 to <2 x i32>*
  store <2 x i32> %293, <2 x i32>* %294, align 4
  %295 = load i32, i32* %288, align 4
  store i32 %295, i32* %287, align 4
  %296 = lshr i32 %295, 19
  %297 = lshr i32 %291, 8
  %298 = xor i32 %297, %291
  %299 = xor i32 %298, %295
  %300 = xor i32 %299, %296
  store i32 %300, i32* %288, align 4
  %301 = mul i32 %300, 1000000007
  %302 = lshr i32 %301, 8
  %303 = uitofp i32 %302 to float
  %304 = fmul float %303, 0x3E70000000000000
  %305 = fmul reassoc ninf nsz float %279, %26
  %306 = fmul reassoc ninf nsz float %304, %26
  %307 = fadd reassoc ninf nsz float %305, %23
  %308 = fadd reassoc ninf nsz float %306, %23
  %309 = load float*, float** %29, align 8
  %310 = shl i32 %254, 1
  %311 = sext i32 %310 to i64
  %312 = getelementptr float, float* %309, i64 %311
  store float %307, float* %312, align 4
  %313 = load float*, float** %29, align 8
  %314 = getelementptr float, float* %313, i64 %311
  %315 = getelementptr float, float* %314, i64 1
  store float %308, float* %315, align 4
  %316 = load float*, float** %30, align 8
  %317 = getelementptr float, float* %316, i64 %311
  store float 0.000000e+00, float* %317, align 4
  %318 = load float*, float** %30, align 8
  %319 = getelementptr float, float* %318, i64 %311
  %320 = getelementptr float, float* %319, i64 1
  store float -1.000000e+00, float* %320, align 4
  %321 = load float*, float** %31, align 8
  %322 = sext i32 %254 to i64
  %323 = getelementptr float, float* %321, i64 %322
  store float 1.000000e+00, float* %323, align 4
  %324 = load i32, i32* %7, align 4
  %325 = add i32 %253, 1
  %326 = srem i32 %325, %324
  %327 = load %struct.LLVMRuntime.55*, %struct.LLVMRuntime.55** %3, align 8
  %328 = getelementptr inbounds %struct.LLVMRuntime.55, %struct.LLVMRuntime.55* %327, i64 0, i32 15
  %329 = load %struct.RandState.54*, %struct.RandState.54** %328, align 8
  %330 = load i32, i32* %28, align 8
  %331 = sext i32 %330 to i64
  %332 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %329, i64 %331, i32 0
  %333 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %329, i64 %331, i32 1
  %334 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %329, i64 %331, i32 2
  %335 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %329, i64 %331, i32 3
  %336 = load i32, i32* %332, align 4
  %337 = shl i32 %336, 11
  %338 = xor i32 %337, %336
  %339 = bitcast i32* %333 to <2 x i32>*
  %340 = load <2 x i32>, <2 x i32>* %339, align 4
  %341 = bitcast i32* %332 to <2 x i32>*
  store <2 x i32> %340, <2 x i32>* %341, align 4
  %342 = load i32, i32* %335, align 4
  store i32 %342, i32* %334, align 4
  %343 = lshr i32 %342, 19
  %344 = lshr i32 %338, 8
  %345 = xor i32 %344, %338
  %346 = xor i32 %345, %342
  %347 = xor i32 %346, %343
  store i32 %347, i32* %335, align 4
  %348 = mul i32 %347, 1000000007
  %349 = lshr i32 %348, 8
  %350 = uitofp i32 %349 to float
  %351 = fmul float %350, 0x3E70000000000000
  %352 = load %struct.LLVMRuntime.55*, %struct.LLVMRuntime.55** %3, align 8
  %353 = getelementptr inbounds %struct.LLVMRuntime.55, %struct.LLVMRuntime.55* %352, i64 0, i32 15
  %354 = load %struct.RandState.54*, %struct.RandState.54** %353, align 8
  %355 = load i32, i32* %28, align 8
  %356 = sext i32 %355 to i64
  %357 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %354, i64 %356, i32 0
  %358 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %354, i64 %356, i32 1
  %359 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %354, i64 %356, i32 2
  %360 = getelementptr inbounds %struct.RandState.54, %struct.RandState.54* %354, i64 %356, i32 3
  %361 = load i32, i32* %357, align 4
  %362 = shl i32 %361, 11
  %363 = xor i32 %362, %361
  %364 = bitcast i32* %358 to <2 x i32>*
  %365 = load <2 x i32>, <2 x i32>* %364, align 4
  %366 = bitcast i32* %357 to <2 x i32>*
  store <2 x i32> %365, <2 x i32>* %366, align 4
  %367 = load i32, i32* %360, align 4
  store i32 %367, i32* %359, align 4
  %368 = lshr i32 %367, 19
  %369 = lshr i32 %363, 8
  %370 = xor i32 %369, %363
  %371 = xor i32 %370, %367
  %372 = xor i32 %371, %368
  store i32 %372, i32* %360, align 4
  %373 = mul i32 %372, 1000000007
  %374 = lshr i32 %373, 8
  %375 = uitofp i32 %374 to float
  %376 = fmul float %375, 0x3E70000000000000
  %377 = fmul reassoc ninf nsz float %351, %26
  %378 = fmul reassoc ninf nsz float %376, %26
  %379 = fadd reassoc ninf nsz float %377, %23
  %380 = fadd reassoc ninf nsz float %378, %23
  %381 = load float*, float** %29, align 8
  %382 = shl i32 %326, 1
  %383 = sext i32 %382 to i64
  %384 = getelementptr float, float* %381, i64 %383
  store float %379, float* %384, align 4
  %385 = load float*, float** %29, align 8
  %386 = getelementptr float, float* %385, i64 %383
  %387 = getelementptr float, float* %386, i64 1
  store float %380, float* %387, align 4
  %388 = load float*, float** %30, align 8
  %389 = getelementptr float, float* %388, i64 %383
  store float 0.000000e+00, float* %389, align 4
  %390 = load float*, float** %30, align 8
  %391 = getelementptr float, float* %390, i64 %383
  %392 = getelementptr float, float* %391, i64 1
  store float -1.000000e+00, float* %392, align 4
  %393 = load float*, float** %31, align 8
  %394 = sext i32 %326 to i64
  %395 = getelementptr float, float* %393, i64 %394
  store float 1.000000e+00, float* %395, align 4
  %396 = add i32 %325, 1
  %exitcond.not.3 = icmp eq i32 %396, %19
  br i1 %exitcond.not.3, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.56, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.56**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.56*, %struct.RuntimeContext.56** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.56*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.56*, i8*)*, void (%struct.RuntimeContext.56*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.56*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.56*, i8*, i32)*, void (%struct.RuntimeContext.56*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.56*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.56*, i8*)*, void (%struct.RuntimeContext.56*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.56*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.56* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.56* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.56* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.56, %struct.RuntimeContext.56* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.56* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.56* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.56*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.56* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %25

25:                                               ; preds = %24, %.loopexit
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smin.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #5

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #6

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #6

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn }
attributes #1 = { nounwind }
attributes #2 = { nofree nosync nounwind }
attributes #3 = { alwaysinline mustprogress nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
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
