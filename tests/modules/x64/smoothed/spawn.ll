; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.RuntimeContext.14 = type { i8*, %struct.LLVMRuntime.13*, i32, i64* }
%struct.LLVMRuntime.13 = type { %struct.PreallocatedMemoryChunk.8, %struct.PreallocatedMemoryChunk.8, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.9*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.10*], [1024 x %struct.NodeManager.11*], [1024 x i8*], i8*, %struct.RandState.12*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.8 = type { i8*, i8*, i64 }
%struct.__va_list_tag.9 = type { i32, i32, i8*, i8* }
%struct.ListManager.10 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.13* }
%struct.NodeManager.11 = type <{ %struct.LLVMRuntime.13*, i32, i32, i32, i32, %struct.ListManager.10*, %struct.ListManager.10*, %struct.ListManager.10*, i32, [4 x i8] }>
%struct.RandState.12 = type { i32, i32, i32, i32, i32 }
%struct.range_task_helper_context = type { %struct.RuntimeContext.14*, void (%struct.RuntimeContext.14*, i8*)*, void (%struct.RuntimeContext.14*, i8*, i32)*, void (%struct.RuntimeContext.14*, i8*)*, i64, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @spawn_c82_0_kernel_0_serial(%struct.RuntimeContext.14* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.14* %context to { float, { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }**
  %1 = load { float, { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }*, { float, { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }** %0, align 8
  %2 = getelementptr { float, { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { float, { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %1, i64 0, i32 3, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.14, %struct.RuntimeContext.14* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.13*, %struct.LLVMRuntime.13** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.13, %struct.LLVMRuntime.13* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @spawn_c82_0_kernel_1_range_for(%struct.RuntimeContext.14* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %struct.range_task_helper_context, align 8
  %1 = bitcast %struct.range_task_helper_context* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 1
  %3 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 4
  %4 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 0
  store %struct.RuntimeContext.14* %context, %struct.RuntimeContext.14** %4, align 8
  store void (%struct.RuntimeContext.14*, i8*)* null, void (%struct.RuntimeContext.14*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.14*, i8*, i32)* @function_body, void (%struct.RuntimeContext.14*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.14*, i8*)* null, void (%struct.RuntimeContext.14*, i8*)** %6, align 8
  %7 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.14, %struct.RuntimeContext.14* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.13*, %struct.LLVMRuntime.13** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.13, %struct.LLVMRuntime.13* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.13, %struct.LLVMRuntime.13* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.14* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.14, %struct.RuntimeContext.14* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.13*, %struct.LLVMRuntime.13** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.13, %struct.LLVMRuntime.13* %4, i64 0, i32 14
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
  %20 = bitcast %struct.RuntimeContext.14* %0 to { float, { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }**
  %21 = load { float, { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }*, { float, { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }** %20, align 8
  %22 = getelementptr { float, { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { float, { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %21, i64 0, i32 0
  %23 = load float, float* %22, align 4
  %24 = getelementptr { float, { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { float, { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %21, i64 0, i32 1, i32 1
  %25 = load i32*, i32** %24, align 8
  %26 = getelementptr i32, i32* %25, i64 1
  %27 = getelementptr i32, i32* %25, i64 2
  %28 = getelementptr { float, { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { float, { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %21, i64 0, i32 2, i32 1
  %29 = load float*, float** %28, align 8
  %30 = getelementptr float, float* %29, i64 1
  %31 = getelementptr float, float* %29, i64 2
  %32 = icmp sgt i32 %19, %17
  br i1 %32, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %33 = getelementptr { float, { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { float, { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %21, i64 0, i32 3, i32 1
  %34 = sub i32 %19, %17
  %35 = xor i32 %17, -1
  %36 = add i32 %19, %35
  %xtraiter = and i32 %34, 3
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %37 = sub i32 0, %xtraiter
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv = phi i32 [ %37, %for_loop_body.prol.preheader ], [ %lsr.iv.next, %for_loop_body.prol ]
  %.07.prol = phi i32 [ %103, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %38 = load i32, i32* %7, align 4
  %39 = srem i32 %.07.prol, %38
  %40 = load i32, i32* %25, align 4
  %41 = sdiv i32 %39, %40
  %42 = mul i32 %41, %40
  %43 = xor i32 %40, %39
  %44 = icmp slt i32 %43, 0
  %45 = icmp ne i32 %39, 0
  %46 = icmp ne i32 %42, %39
  %47 = and i1 %45, %44
  %48 = and i1 %47, %46
  %.neg4.prol = sext i1 %48 to i32
  %49 = add nsw i32 %41, %.neg4.prol
  %50 = mul i32 %49, %40
  %51 = sub i32 %39, %50
  %52 = load i32, i32* %26, align 4
  %53 = sdiv i32 %49, %52
  %54 = mul i32 %53, %52
  %55 = xor i32 %49, %52
  %56 = icmp slt i32 %55, 0
  %57 = icmp ne i32 %49, 0
  %58 = icmp ne i32 %54, %49
  %59 = and i1 %57, %56
  %60 = and i1 %58, %59
  %.neg5.prol = sext i1 %60 to i32
  %61 = add i32 %53, %.neg5.prol
  %62 = mul i32 %61, %52
  %63 = sub i32 %49, %62
  %64 = load i32, i32* %27, align 4
  %65 = sdiv i32 %61, %64
  %66 = mul i32 %65, %64
  %67 = xor i32 %61, %64
  %68 = icmp slt i32 %67, 0
  %69 = icmp ne i32 %61, 0
  %70 = icmp ne i32 %66, %61
  %71 = and i1 %69, %68
  %72 = and i1 %70, %71
  %.neg6.prol = sext i1 %72 to i32
  %73 = add i32 %65, %.neg6.prol
  %74 = mul i32 %73, %64
  %75 = sub i32 %61, %74
  %76 = load float, float* %29, align 4
  %77 = load float, float* %30, align 4
  %78 = load float, float* %31, align 4
  %79 = sitofp i32 %51 to float
  %80 = sitofp i32 %63 to float
  %81 = sitofp i32 %75 to float
  %82 = fadd reassoc ninf nsz float %79, 5.000000e-01
  %83 = fadd reassoc ninf nsz float %80, 5.000000e-01
  %84 = fadd reassoc ninf nsz float %81, 5.000000e-01
  %85 = fmul reassoc ninf nsz float %82, %23
  %86 = fmul reassoc ninf nsz float %83, %23
  %87 = fmul reassoc ninf nsz float %84, %23
  %88 = fadd reassoc ninf nsz float %85, %76
  %89 = fadd reassoc ninf nsz float %86, %77
  %90 = fadd reassoc ninf nsz float %87, %78
  %91 = load float*, float** %33, align 8
  %92 = mul i32 %39, 3
  %93 = sext i32 %92 to i64
  %94 = getelementptr float, float* %91, i64 %93
  store float %88, float* %94, align 4
  %95 = load float*, float** %33, align 8
  %96 = add i32 %92, 1
  %97 = sext i32 %96 to i64
  %98 = getelementptr float, float* %95, i64 %97
  store float %89, float* %98, align 4
  %99 = load float*, float** %33, align 8
  %100 = add i32 %92, 2
  %101 = sext i32 %100 to i64
  %102 = getelementptr float, float* %99, i64 %101
  store float %90, float* %102, align 4
  %103 = add i32 %.07.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.07.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %103, %for_loop_body.prol.loopexit.loopexit ]
  %104 = icmp ult i32 %36, 3
  br i1 %104, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.07 = phi i32 [ %368, %for_loop_body ], [ %.07.unr, %for_loop_body.preheader ]
  %105 = load i32, i32* %7, align 4
  %106 = srem i32 %.07, %105
  %107 = load i32, i32* %25, align 4
  %108 = sdiv i32 %106, %107
  %109 = mul i32 %108, %107
  %110 = xor i32 %107, %106
  %111 = icmp slt i32 %110, 0
  %112 = icmp ne i32 %106, 0
  %113 = icmp ne i32 %109, %106
  %114 = and i1 %112, %111
  %115 = and i1 %114, %113
  %.neg4 = sext i1 %115 to i32
  %116 = add nsw i32 %108, %.neg4
  %117 = mul i32 %116, %107
  %118 = sub i32 %106, %117
  %119 = load i32, i32* %26, align 4
  %120 = sdiv i32 %116, %119
  %121 = mul i32 %120, %119
  %122 = xor i32 %116, %119
  %123 = icmp slt i32 %122, 0
  %124 = icmp ne i32 %116, 0
  %125 = icmp ne i32 %121, %116
  %126 = and i1 %124, %123
  %127 = and i1 %125, %126
  %.neg5 = sext i1 %127 to i32
  %128 = add i32 %120, %.neg5
  %129 = mul i32 %128, %119
  %130 = sub i32 %116, %129
  %131 = load i32, i32* %27, align 4
  %132 = sdiv i32 %128, %131
  %133 = mul i32 %132, %131
  %134 = xor i32 %128, %131
  %135 = icmp slt i32 %134, 0
  %136 = icmp ne i32 %128, 0
  %137 = icmp ne i32 %133, %128
  %138 = and i1 %136, %135
  %139 = and i1 %137, %138
  %.neg6 = sext i1 %139 to i32
  %140 = add i32 %132, %.neg6
  %141 = mul i32 %140, %131
  %142 = sub i32 %128, %141
  %143 = load float, float* %29, align 4
  %144 = load float, float* %30, align 4
  %145 = load float, float* %31, align 4
  %146 = sitofp i32 %118 to float
  %147 = sitofp i32 %130 to float
  %148 = sitofp i32 %142 to float
  %149 = fadd reassoc ninf nsz float %146, 5.000000e-01
  %150 = fadd reassoc ninf nsz float %147, 5.000000e-01
  %151 = fadd reassoc ninf nsz float %148, 5.000000e-01
  %152 = fmul reassoc ninf nsz float %149, %23
  %153 = fmul reassoc ninf nsz float %150, %23
  %154 = fmul reassoc ninf nsz float %151, %23
  %155 = fadd reassoc ninf nsz float %152, %143
  %156 = fadd reassoc ninf nsz float %153, %144
  %157 = fadd reassoc ninf nsz float %154, %145
  %158 = load float*, float** %33, align 8
  %159 = mul i32 %106, 3
  %160 = sext i32 %159 to i64
  %161 = getelementptr float, float* %158, i64 %160
  store float %155, float* %161, align 4
  %162 = load float*, float** %33, align 8
  %163 = add i32 %159, 1
  %164 = sext i32 %163 to i64
  %165 = getelementptr float, float* %162, i64 %164
  store float %156, float* %165, align 4
  %166 = load float*, float** %33, align 8
  %167 = add i32 %159, 2
  %168 = sext i32 %167 to i64
  %169 = getelementptr float, float* %166, i64 %168
  store float %157, float* %169, align 4
  %170 = load i32, i32* %7, align 4
  %171 = add i32 %.07, 1
  %172 = srem i32 %171, %170
  %173 = load i32, i32* %25, align 4
  %174 = sdiv i32 %172, %173
  %175 = mul i32 %174, %173
  %176 = xor i32 %173, %172
  %177 = icmp slt i32 %176, 0
  %178 = icmp ne i32 %172, 0
  %179 = icmp ne i32 %175, %172
  %180 = and i1 %178, %177
  %181 = and i1 %180, %179
  %.neg4.1 = sext i1 %181 to i32
  %182 = add nsw i32 %174, %.neg4.1
  %183 = mul i32 %182, %173
  %184 = sub i32 %172, %183
  %185 = load i32, i32* %26, align 4
  %186 = sdiv i32 %182, %185
  %187 = mul i32 %186, %185
  %188 = xor i32 %182, %185
  %189 = icmp slt i32 %188, 0
  %190 = icmp ne i32 %182, 0
  %191 = icmp ne i32 %187, %182
  %192 = and i1 %190, %189
  %193 = and i1 %191, %192
  %.neg5.1 = sext i1 %193 to i32
  %194 = add i32 %186, %.neg5.1
  %195 = mul i32 %194, %185
  %196 = sub i32 %182, %195
  %197 = load i32, i32* %27, align 4
  %198 = sdiv i32 %194, %197
  %199 = mul i32 %198, %197
  %200 = xor i32 %194, %197
  %201 = icmp slt i32 %200, 0
  %202 = icmp ne i32 %194, 0
  %203 = icmp ne i32 %199, %194
  %204 = and i1 %202, %201
  %205 = and i1 %203, %204
  %.neg6.1 = sext i1 %205 to i32
  %206 = add i32 %198, %.neg6.1
  %207 = mul i32 %206, %197
  %208 = sub i32 %194, %207
  %209 = load float, float* %29, align 4
  %210 = load float, float* %30, align 4
  %211 = load float, float* %31, align 4
  %212 = sitofp i32 %184 to float
  %213 = sitofp i32 %196 to float
  %214 = sitofp i32 %208 to float
  %215 = fadd reassoc ninf nsz float %212, 5.000000e-01
  %216 = fadd reassoc ninf nsz float %213, 5.000000e-01
  %217 = fadd reassoc ninf nsz float %214, 5.000000e-01
  %218 = fmul reassoc ninf nsz float %215, %23
  %219 = fmul reassoc ninf nsz float %216, %23
  %220 = fmul reassoc ninf nsz float %217, %23
  %221 = fadd reassoc ninf nsz float %218, %209
  %222 = fadd reassoc ninf nsz float %219, %210
  %223 = fadd reassoc ninf nsz float %220, %211
  %224 = load float*, float** %33, align 8
  %225 = mul i32 %172, 3
  %226 = sext i32 %225 to i64
  %227 = getelementptr float, float* %224, i64 %226
  store float %221, float* %227, align 4
  %228 = load float*, float** %33, align 8
  %229 = add i32 %225, 1
  %230 = sext i32 %229 to i64
  %231 = getelementptr float, float* %228, i64 %230
  store float %222, float* %231, align 4
  %232 = load float*, float** %33, align 8
  %233 = add i32 %225, 2
  %234 = sext i32 %233 to i64
  %235 = getelementptr float, float* %232, i64 %234
  store float %223, float* %235, align 4
  %236 = load i32, i32* %7, align 4
  %237 = add i32 %171, 1
  %238 = srem i32 %237, %236
  %239 = load i32, i32* %25, align 4
  %240 = sdiv i32 %238, %239
  %241 = mul i32 %240, %239
  %242 = xor i32 %239, %238
  %243 = icmp slt i32 %242, 0
  %244 = icmp ne i32 %238, 0
  %245 = icmp ne i32 %241, %238
  %246 = and i1 %244, %243
  %247 = and i1 %246, %245
  %.neg4.2 = sext i1 %247 to i32
  %248 = add nsw i32 %240, %.neg4.2
  %249 = mul i32 %248, %239
  %250 = sub i32 %238, %249
  %251 = load i32, i32* %26, align 4
  %252 = sdiv i32 %248, %251
  %253 = mul i32 %252, %251
  %254 = xor i32 %248, %251
  %255 = icmp slt i32 %254, 0
  %256 = icmp ne i32 %248, 0
  %257 = icmp ne i32 %253, %248
  %258 = and i1 %256, %255
  %259 = and i1 %257, %258
  %.neg5.2 = sext i1 %259 to i32
  %260 = add i32 %252, %.neg5.2
  %261 = mul i32 %260, %251
  %262 = sub i32 %248, %261
  %263 = load i32, i32* %27, align 4
  %264 = sdiv i32 %260, %263
  %265 = mul i32 %264, %263
  %266 = xor i32 %260, %263
  %267 = icmp slt i32 %266, 0
  %268 = icmp ne i32 %260, 0
  %269 = icmp ne i32 %265, %260
  %270 = and i1 %268, %267
  %271 = and i1 %269, %270
  %.neg6.2 = sext i1 %271 to i32
  %272 = add i32 %264, %.neg6.2
  %273 = mul i32 %272, %263
  %274 = sub i32 %260, %273
  %275 = load float, float* %29, align 4
  %276 = load float, float* %30, align 4
  %277 = load float, float* %31, align 4
  %278 = sitofp i32 %250 to float
  %279 = sitofp i32 %262 to float
  %280 = sitofp i32 %274 to float
  %281 = fadd reassoc ninf nsz float %278, 5.000000e-01
  %282 = fadd reassoc ninf nsz float %279, 5.000000e-01
  %283 = fadd reassoc ninf nsz float %280, 5.000000e-01
  %284 = fmul reassoc ninf nsz float %281, %23
  %285 = fmul reassoc ninf nsz float %282, %23
  %286 = fmul reassoc ninf nsz float %283, %23
  %287 = fadd reassoc ninf nsz float %284, %275
  %288 = fadd reassoc ninf nsz float %285, %276
  %289 = fadd reassoc ninf nsz float %286, %277
  %290 = load float*, float** %33, align 8
  %291 = mul i32 %238, 3
  %292 = sext i32 %291 to i64
  %293 = getelementptr float, float* %290, i64 %292
  store float %287, float* %293, align 4
  %294 = load float*, float** %33, align 8
  %295 = add i32 %291, 1
  %296 = sext i32 %295 to i64
  %297 = getelementptr float, float* %294, i64 %296
  store float %288, float* %297, align 4
  %298 = load float*, float** %33, align 8
  %299 = add i32 %291, 2
  %300 = sext i32 %299 to i64
  %301 = getelementptr float, float* %298, i64 %300
  store float %289, float* %301, align 4
  %302 = load i32, i32* %7, align 4
  %303 = add i32 %237, 1
  %304 = srem i32 %303, %302
  %305 = load i32, i32* %25, align 4
  %306 = sdiv i32 %304, %305
  %307 = mul i32 %306, %305
  %308 = xor i32 %305, %304
  %309 = icmp slt i32 %308, 0
  %310 = icmp ne i32 %304, 0
  %311 = icmp ne i32 %307, %304
  %312 = and i1 %310, %309
  %313 = and i1 %312, %311
  %.neg4.3 = sext i1 %313 to i32
  %314 = add nsw i32 %306, %.neg4.3
  %315 = mul i32 %314, %305
  %316 = sub i32 %304, %315
  %317 = load i32, i32* %26, align 4
  %318 = sdiv i32 %314, %317
  %319 = mul i32 %318, %317
  %320 = xor i32 %314, %317
  %321 = icmp slt i32 %320, 0
  %322 = icmp ne i32 %314, 0
  %323 = icmp ne i32 %319, %314
  %324 = and i1 %322, %321
  %325 = and i1 %323, %324
  %.neg5.3 = sext i1 %325 to i32
  %326 = add i32 %318, %.neg5.3
  %327 = mul i32 %326, %317
  %328 = sub i32 %314, %327
  %329 = load i32, i32* %27, align 4
  %330 = sdiv i32 %326, %329
  %331 = mul i32 %330, %329
  %332 = xor i32 %326, %329
  %333 = icmp slt i32 %332, 0
  %334 = icmp ne i32 %326, 0
  %335 = icmp ne i32 %331, %326
  %336 = and i1 %334, %333
  %337 = and i1 %335, %336
  %.neg6.3 = sext i1 %337 to i32
  %338 = add i32 %330, %.neg6.3
  %339 = mul i32 %338, %329
  %340 = sub i32 %326, %339
  %341 = load float, float* %29, align 4
  %342 = load float, float* %30, align 4
  %343 = load float, float* %31, align 4
  %344 = sitofp i32 %316 to float
  %345 = sitofp i32 %328 to float
  %346 = sitofp i32 %340 to float
  %347 = fadd reassoc ninf nsz float %344, 5.000000e-01
  %348 = fadd reassoc ninf nsz float %345, 5.000000e-01
  %349 = fadd reassoc ninf nsz float %346, 5.000000e-01
  %350 = fmul reassoc ninf nsz float %347, %23
  %351 = fmul reassoc ninf nsz float %348, %23
  %352 = fmul reassoc ninf nsz float %349, %23
  %353 = fadd reassoc ninf nsz float %350, %341
  %354 = fadd reassoc ninf nsz float %351, %342
  %355 = fadd reassoc ninf nsz float %352, %343
  %356 = load float*, float** %33, align 8
  %357 = mul i32 %304, 3
  %358 = sext i32 %357 to i64
  %359 = getelementptr float, float* %356, i64 %358
  store float %353, float* %359, align 4
  %360 = load float*, float** %33, align 8
  %361 = add i32 %357, 1
  %362 = sext i32 %361 to i64
  %363 = getelementptr float, float* %360, i64 %362
  store float %354, float* %363, align 4
  %364 = load float*, float** %33, align 8
  %365 = add i32 %357, 2
  %366 = sext i32 %365 to i64
  %367 = getelementptr float, float* %364, i64 %366
  store float %355, float* %367, align 4
  %368 = add i32 %303, 1
  %exitcond.not.3 = icmp eq i32 %368, %19
  br i1 %exitcond.not.3, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.14, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.14**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.14*, %struct.RuntimeContext.14** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.14*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.14*, i8*)*, void (%struct.RuntimeContext.14*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.14*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.14*, i8*, i32)*, void (%struct.RuntimeContext.14*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.14*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.14*, i8*)*, void (%struct.RuntimeContext.14*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.14*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.14* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.14* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.14* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.14, %struct.RuntimeContext.14* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.14* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.14* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.14*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.14* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
