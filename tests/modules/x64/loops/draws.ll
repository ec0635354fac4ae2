; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.222*, void (%struct.RuntimeContext.222*, i8*)*, void (%struct.RuntimeContext.222*, i8*, i32)*, void (%struct.RuntimeContext.222*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.222 = type { i8*, %struct.LLVMRuntime.221*, i32, i64* }
%struct.LLVMRuntime.221 = type { %struct.PreallocatedMemoryChunk.216, %struct.PreallocatedMemoryChunk.216, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.217*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.218*], [1024 x %struct.NodeManager.219*], [1024 x i8*], i8*, %struct.RandState.220*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.216 = type { i8*, i8*, i64 }
%struct.__va_list_tag.217 = type { i32, i32, i8*, i8* }
%struct.ListManager.218 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.221* }
%struct.NodeManager.219 = type <{ %struct.LLVMRuntime.221*, i32, i32, i32, i32, %struct.ListManager.218*, %struct.ListManager.218*, %struct.ListManager.218*, i32, [4 x i8] }>
%struct.RandState.220 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @draws_c110_0_kernel_0_serial(%struct.RuntimeContext.222* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.222* %context to { { { i32 }, float* } }**
  %1 = load { { { i32 }, float* } }*, { { { i32 }, float* } }** %0, align 8
  %2 = getelementptr { { { i32 }, float* } }, { { { i32 }, float* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.222, %struct.RuntimeContext.222* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.221*, %struct.LLVMRuntime.221** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.221, %struct.LLVMRuntime.221* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @draws_c110_0_kernel_1_range_for(%struct.RuntimeContext.222* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.222* %context, %struct.RuntimeContext.222** %4, align 8
  store void (%struct.RuntimeContext.222*, i8*)* null, void (%struct.RuntimeContext.222*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.222*, i8*, i32)* @function_body, void (%struct.RuntimeContext.222*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.222*, i8*)* null, void (%struct.RuntimeContext.222*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.222, %struct.RuntimeContext.222* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.221*, %struct.LLVMRuntime.221** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.221, %struct.LLVMRuntime.221* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.221, %struct.LLVMRuntime.221* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.222* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.222, %struct.RuntimeContext.222* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.221*, %struct.LLVMRuntime.221** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.221, %struct.LLVMRuntime.221* %4, i64 0, i32 14
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
  %20 = icmp sgt i32 %19, %17
  br i1 %20, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %21 = bitcast %struct.RuntimeContext.222* %0 to { { { i32 }, float* } }**
  %22 = load { { { i32 }, float* } }*, { { { i32 }, float* } }** %21, align 8
  %23 = getelementptr inbounds %struct.RuntimeContext.222, %struct.RuntimeContext.222* %0, i64 0, i32 2
  %24 = getelementptr { { { i32 }, float* } }, { { { i32 }, float* } }* %22, i64 0, i32 0, i32 1
  %25 = sub i32 %19, %17
  %26 = xor i32 %17, -1
  %27 = add i32 %19, %26
  %xtraiter = and i32 %25, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %28 = sub i32 0, %xtraiter
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv = phi i32 [ %28, %for_loop_body.prol.preheader ], [ %lsr.iv.next, %for_loop_body.prol ]
  %.04.prol = phi i32 [ %59, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %29 = load i32, i32* %7, align 4
  %30 = srem i32 %.04.prol, %29
  %31 = load %struct.LLVMRuntime.221*, %struct.LLVMRuntime.221** %3, align 8
  %32 = getelementptr inbounds %struct.LLVMRuntime.221, %struct.LLVMRuntime.221* %31, i64 0, i32 15
  %33 = load %struct.RandState.220*, %struct.RandState.220** %32, align 8
  %34 = load i32, i32* %23, align 8
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %33, i64 %35, i32 0
  %37 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %33, i64 %35, i32 1
  %38 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %33, i64 %35, i32 2
  %39 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %33, i64 %35, i32 3
  %40 = load i32, i32* %36, align 4
  %41 = shl i32 %40, 11
  %42 = xor i32 %41, %40
  %43 = bitcast i32* %37 to <2 x i32>*
  %44 = load <2 x i32>, <2 x i32>* %43, align 4
  %45 = bitcast i32* %36 to <2 x i32>*
  store <2 x i32> %44, <2 x i32>* %45, align 4
  %46 = load i32, i32* %39, align 4
  store i32 %46, i32* %38, align 4
  %47 = lshr i32 %46, 19
  %48 = lshr i32 %42, 8
  %49 = xor i32 %48, %42
  %50 = xor i32 %49, %46
  %51 = xor i32 %50, %47
  store i32 %51, i32* %39, align 4
  %52 = mul i32 %51, 1000000007
  %53 = lshr i32 %52, 8
  %54 = uitofp i32 %53 to float
  %55 = fmul float %54, 0x3E70000000000000
  %56 = load float*, float** %24, align 8
  %57 = sext i32 %30 to i64
  %58 = getelementptr float, float* %56, i64 %57
  store float %55, float* %58, align 4
  %59 = add i32 %.04.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.04.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %59, %for_loop_body.prol.loopexit.loopexit ]
  %60 = icmp ult i32 %27, 7
  br i1 %60, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.04 = phi i32 [ %308, %for_loop_body ], [ %.04.unr, %for_loop_body.preheader ]
  %61 = load i32, i32* %7, align 4
  %62 = srem i32 %.04, %61
  %63 = load %struct.LLVMRuntime.221*, %struct.LLVMRuntime.221** %3, align 8
  %64 = getelementptr inbounds %struct.LLVMRuntime.221, %struct.LLVMRuntime.221* %63, i64 0, i32 15
  %65 = load %struct.RandState.220*, %struct.RandState.220** %64, align 8
  %66 = load i32, i32* %23, align 8
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %65, i64 %67, i32 0
  %69 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %65, i64 %67, i32 1
  %70 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %65, i64 %67, i32 2
  %71 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %65, i64 %67, i32 3
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
  %88 = load float*, float** %24, align 8
  %89 = sext i32 %62 to i64
  %90 = getelementptr float, float* %88, i64 %89
  store float %87, float* %90, align 4
  %91 = load i32, i32* %7, align 4
  %92 = add i32 %.04, 1
  %93 = srem i32 %92, %91
  %94 = load %struct.LLVMRuntime.221*, %struct.LLVMRuntime.221** %3, align 8
  %95 = getelementptr inbounds %struct.LLVMRuntime.221, %struct.LLVMRuntime.221* %94, i64 0, i32 15
  %96 = load %struct.RandState.220*, %struct.RandState.220** %95, align 8
  %97 = load i32, i32* %23, align 8
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %96, i64 %98, i32 0
  %100 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %96, i64 %98, i32 1
  %101 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %96, i64 %98, i32 2
  %102 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %96, i64 %98, i32 3
  %103 = load i32, i32* %99, align 4
  %104 = shl i32 %103, 11
  %105 = xor i32 %104, %103
  %106 = bitcast i32* %100 to <2 x i32>*
  %107 = load <2 x i32>, <2 x i32>* %106, align 4
  %108 = bitcast i32* %99 to <2 x i32>*
  store <2 x i32> %107, <2 x i32>* %108, align 4
  %109 = load i32, i32* %102, align 4
  store i32 %109, i32* %101, align 4
  %110 = lshr i32 %109, 19
  %111 = lshr i32 %105, 8
  %112 = xor i32 %111, %105
  %113 = xor i32 %112, %109
  %114 = xor i32 %113, %110
  store i32 %114, i32* %102, align 4
  %115 = mul i32 %114, 1000000007
  %116 = lshr i32 %115, 8
  %117 = uitofp i32 %116 to float
  %118 = fmul float %117, 0x3E70000000000000
  %119 = load float*, float** %24, align 8
  %120 = sext i32 %93 to i64
  %121 = getelementptr float, float* %119, i64 %120
  store float %118, float* %121, align 4
  %122 = load i32, i32* %7, align 4
  %123 = add i32 %92, 1
  %124 = srem i32 %123, %122
  %125 = load %struct.LLVMRuntime.221*, %struct.LLVMRuntime.221** %3, align 8
  %126 = getelementptr inbounds %struct.LLVMRuntime.221, %struct.LLVMRuntime.221* %125, i64 0, i32 15
  %127 = load %struct.RandState.220*, %struct.RandState.220** %126, align 8
  %128 = load i32, i32* %23, align 8
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %127, i64 %129, i32 0
  %131 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %127, i64 %129, i32 1
  %132 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %127, i64 %129, i32 2
  %133 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %127, i64 %129, i32 3
  %134 = load i32, i32* %130, align 4
  %135 = shl i32 %134, 11
  %136 = xor i32 %135, %134
  %137 = bitcast i32* %131 to <2 x i32>*
  %138 = load <2 x i32>, <2 x i32>* %137, align 4
  %139 = bitcast i32* %130 to <2 x i32>*
  store <2 x i32> %138, <2 x i32>* %139, align 4
  %140 = load i32, i32* %133, align 4
  store i32 %140, i32* %132, align 4
  %141 = lshr i32 %140, 19
  %142 = lshr i32 %136, 8
  %143 = xor i32 %142, %136
  %144 = xor i32 %143, %140
  %145 = xor i32 %144, %141
  store i32 %145, i32* %133, align 4
  %146 = mul i32 %145, 1000000007
  %147 = lshr i32 %146, 8
  %148 = uitofp i32 %147 to float
  %149 = fmul float %148, 0x3E70000000000000
  %150 = load float*, float** %24, align 8
  %151 = sext i32 %124 to i64
  %152 = getelementptr float, float* %150, i64 %151
  store float %149, float* %152, align 4
  %153 = load i32, i32* %7, align 4
  %154 = add i32 %123, 1
  %155 = srem i32 %154, %153
  %156 = load %struct.LLVMRuntime.221*, %struct.LLVMRuntime.221** %3, align 8
  %157 = getelementptr inbounds %struct.LLVMRuntime.221, %struct.LLVMRuntime.221* %156, i64 0, i32 15
  %158 = load %struct.RandState.220*, %struct.RandState.220** %157, align 8
  %159 = load i32, i32* %23, align 8
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %158, i64 %160, i32 0
  %162 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %158, i64 %160, i32 1
  %163 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %158, i64 %160, i32 2
  %164 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %158, i64 %160, i32 3
  %165 = load i32, i32* %161, align 4
  %166 = shl i32 %165, 11
  %167 = xor i32 %166, %165
  %168 = bitcast i32* %162 to <2 x i32>*
  %169 = load <2 x i32>, <2 x i32>* %168, align 4
  %170 = bitcast i32* %161 to <2 x i32>*
  store <2 x i32> %169, <2 x i32>* %170, align 4
  %171 = load i32, i32* %164, align 4
  store i32 %171, i32* %163, align 4
  %172 = lshr i32 %171, 19
  %173 = lshr i32 %167, 8
  %174 = xor i32 %173, %167
  %175 = xor i32 %174, %171
  %176 = xor i32 %175, %172
  store i32 %176, i32* %164, align 4
  %177 = mul i32 %176, 1000000007
  %178 = lshr i32 %177, 8
  %179 = uitofp i32 %178 to float
  %180 = fmul float %179, 0x3E70000000000000
  %181 = load float*, float** %24, align 8
  %182 = sext i32 %155 to i64
  %183 = getelementptr float, float* %181, i64 %182
  store float %180, float* %183, align 4
  %184 = load i32, i32* %7, align 4
  %185 = add i32 %154, 1
  %186 = srem i32 %185, %184
  %187 = load %struct.LLVMRuntime.221*, %struct.LLVMRuntime.221** %3, align 8
  %188 = getelementptr inbounds %struct.LLVMRuntime.221, %struct.LLVMRuntime.221* %187, i64 0, i32 15
  %189 = load %struct.RandState.220*, %struct.RandState.220** %188, align 8
  %190 = load i32, i32* %23, align 8
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %189, i64 %191, i32 0
  %193 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %189, i64 %191, i32 1
  %194 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %189, i64 %191, i32 2
  %195 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %189, i64 %191, i32 3
  %196 = load i32, i32* %192, align 4
  %197 = shl i32 %196, 11
  %198 = xor i32 %197, %196
  %199 = bitcast i32* %193 to <2 x i32>*
  %200 = load <2 x i32>, <2 x i32>* %199, align 4
  %201 = bitcast i32* %192 to <2 x i32>*
  store <2 x i32> %200, <2 x i32>* %201, align 4
  %202 = load i32, i32* %195, align 4
  store i32 %202, i32* %194, align 4
  %203 = lshr i32 %202, 19
  %204 = lshr i32 %198, 8
  %205 = xor i32 %204, %198
  %206 = xor i32 %205, %202
  %207 = xor i32 %206, %203
  store i32 %207, i32* %195, align 4
  %208 = mul i32 %207, 1000000007
  %209 = lshr i32 %208, 8
  %210 = uitofp i32 %209 to float
  %211 = fmul float %210, 0x3E70000000000000
  %212 = load float*, float** %24, align 8
  %213 = sext i32 %186 to i64
  %214 = getelementptr float, float* %212, i64 %213
  store float %211, float* %214, align 4
  %215 = load i32, i32* %7, align 4
  %216 = add i32 %185, 1
  %217 = srem i32 %216, %215
  %218 = load %struct.LLVMRuntime.221*, %struct.LLVMRuntime.221** %3, align 8
  %219 = getelementptr inbounds %struct.LLVMRuntime.221, %struct.LLVMRuntime.221* %218, i64 0, i32 15
  %220 = load %struct.RandState.220*, %struct.RandState.220** %219, align 8
  %221 = load i32, i32* %23, align 8
  %222 = sext i32 %221 to i64
  %223 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %220, i64 %222, i32 0
  %224 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %220, i64 %222, i32 1
  %225 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %220, i64 %222, i32 2
  %226 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %220, i64 %222, i32 3
  %227 = load i32, i32* %223, align 4
  %228 = shl i32 %227, 11
  %229 = xor i32 %228, %227
  %230 = bitcast i32* %224 to <2 x i32>*
  %231 = load <2 x i32>, <2 x i32>* %230, align 4
  %232 = bitcast i32* %223 to <2 x i32>*
  store <2 x i32> %231, <2 x i32>* %232, align 4
  %233 = load i32, i32* %226, align 4
  store i32 %233, i32* %225, align 4
  %234 = lshr i32 %233, 19
  %235 = lshr i32 %229, 8
  %236 = xor i32 %235, %229
  %237 = xor i32 %236, %233
  %238 = xor i32 %237, %234
  store i32 %238, i32* %226, align 4
  %239 = mul i32 %238, 1000000007
  %240 = lshr i32 %239, 8
  %241 = uitofp i32 %240 to float
  %242 = fmul float %241, 0x3E70000000000000
  %243 = load float*, float** %24, align 8
  %244 = sext i32 %217 to i64
  %245 = getelementptr float, float* %243, i64 %244
  store float %242, float* %245, align 4
  %246 = load i32, i32* %7, align 4
  %247 = add i32 %216, 1
  %248 = srem i32 %247, %246
  %249 = load %struct.LLVMRuntime.221*, %struct.LLVMRuntime.221** %3, align 8
  %250 = getelementptr inbounds %struct.LLVMRuntime.221, %struct.LLVMRuntime.221* %249, i64 0, i32 15
  %251 = load %struct.RandState.220*, %struct.RandState.220** %250, align 8
  %252 = load i32, i32* %23, align 8
  %253 = sext i32 %252 to i64
  %254 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %251, i64 %253, i32 0
  %255 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %251, i64 %253, i32 1
  %256 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %251, i64 %253, i32 2
  %257 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %251, i64 %253, i32 3
  %258 = load i32, i32* %254, align 4
  %259 = shl i32 %258, 11
  %260 = xor i32 %259, %258
  %261 = bitcast i32* %255 to <2 x i32>*
  %262 = load <2 x i32>, <2 x i32>* %261, align 4
  %263 = bitcast i32* %254 to <2 x i32>*
  store <2 x i32> %262, <2 x i32>* %263, align 4
  %264 = load i32, i32* %257, align 4
  store i32 %264, i32* %256, align 4
  %265 = lshr i32 %264, 19
  %266 = lshr i32 %260, 8
  %267 = xor i32 %266, %260
  %268 = xor i32 %267, %264
  %269 = xor i32 %268, %265
  store i32 %269, i32* %257, align 4
  %270 = mul i32 %269, 1000000007
  %271 = lshr i32 %270, 8
  %272 = uitofp i32 %271 to float
  %273 = fmul float %272, 0x3E70000000000000
  %274 = load float*, float** %24, align 8
  %275 = sext i32 %248 to i64
  %276 = getelementptr float, float* %274, i64 %275
  store float %273, float* %276, align 4
  %277 = load i32, i32* %7, align 4
  %278 = add i32 %247, 1
  %279 = srem i32 %278, %277
  %280 = load %struct.LLVMRuntime.221*, %struct.LLVMRuntime.221** %3, align 8
  %281 = getelementptr inbounds %struct.LLVMRuntime.221, %struct.LLVMRuntime.221* %280, i64 0, i32 15
  %282 = load %struct.RandState.220*, %struct.RandState.220** %281, align 8
  %283 = load i32, i32* %23, align 8
  %284 = sext i32 %283 to i64
  %285 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %282, i64 %284, i32 0
  %286 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %282, i64 %284, i32 1
  %287 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %282, i64 %284, i32 2
  %288 = getelementptr inbounds %struct.RandState.220, %struct.RandState.220* %282, i64 %284, i32 3
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
  %305 = load float*, float** %24, align 8
  %306 = sext i32 %279 to i64
  %307 = getelementptr float, float* %305, i64 %306
  store float %304, float* %307, align 4
  %308 = add i32 %278, 1
  %exitcond.not.7 = icmp eq i32 %308, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.222, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.222**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.222*, %struct.RuntimeContext.222** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.222*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.222*, i8*)*, void (%struct.RuntimeContext.222*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.222*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.222*, i8*, i32)*, void (%struct.RuntimeContext.222*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.222*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.222*, i8*)*, void (%struct.RuntimeContext.222*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.222*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.222* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.222* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.222* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.222, %struct.RuntimeContext.222* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.222* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.222* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.222*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.222* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
