; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.168*, void (%struct.RuntimeContext.168*, i8*)*, void (%struct.RuntimeContext.168*, i8*, i32)*, void (%struct.RuntimeContext.168*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.168 = type { i8*, %struct.LLVMRuntime.167*, i32, i64* }
%struct.LLVMRuntime.167 = type { %struct.PreallocatedMemoryChunk.162, %struct.PreallocatedMemoryChunk.162, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.163*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.164*], [1024 x %struct.NodeManager.165*], [1024 x i8*], i8*, %struct.RandState.166*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.162 = type { i8*, i8*, i64 }
%struct.__va_list_tag.163 = type { i32, i32, i8*, i8* }
%struct.ListManager.164 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.167* }
%struct.NodeManager.165 = type <{ %struct.LLVMRuntime.167*, i32, i32, i32, i32, %struct.ListManager.164*, %struct.ListManager.164*, %struct.ListManager.164*, i32, [4 x i8] }>
%struct.RandState.166 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @transpose_mat23_c82_0_kernel_0_serial(%struct.RuntimeContext.168* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.168* %context to { { { i32 }, float* }, { { i32 }, float* } }**
  %1 = load { { { i32 }, float* }, { { i32 }, float* } }*, { { { i32 }, float* }, { { i32 }, float* } }** %0, align 8
  %2 = getelementptr { { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, float* }, { { i32 }, float* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.168, %struct.RuntimeContext.168* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.167*, %struct.LLVMRuntime.167** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.167, %struct.LLVMRuntime.167* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @transpose_mat23_c82_0_kernel_1_range_for(%struct.RuntimeContext.168* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.168* %context, %struct.RuntimeContext.168** %4, align 8
  store void (%struct.RuntimeContext.168*, i8*)* null, void (%struct.RuntimeContext.168*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.168*, i8*, i32)* @function_body, void (%struct.RuntimeContext.168*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.168*, i8*)* null, void (%struct.RuntimeContext.168*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.168, %struct.RuntimeContext.168* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.167*, %struct.LLVMRuntime.167** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.167, %struct.LLVMRuntime.167* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.167, %struct.LLVMRuntime.167* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.168* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.168, %struct.RuntimeContext.168* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.167*, %struct.LLVMRuntime.167** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.167, %struct.LLVMRuntime.167* %4, i64 0, i32 14
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
  %21 = bitcast %struct.RuntimeContext.168* %0 to { { { i32 }, float* }, { { i32 }, float* } }**
  %22 = load { { { i32 }, float* }, { { i32 }, float* } }*, { { { i32 }, float* }, { { i32 }, float* } }** %21, align 8
  %23 = getelementptr { { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, float* }, { { i32 }, float* } }* %22, i64 0, i32 0, i32 1
  %24 = getelementptr { { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, float* }, { { i32 }, float* } }* %22, i64 0, i32 1, i32 1
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
  %.04.prol = phi i32 [ %67, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %29 = load i32, i32* %7, align 4
  %30 = srem i32 %.04.prol, %29
  %31 = load float*, float** %23, align 8
  %32 = mul i32 %30, 6
  %33 = sext i32 %32 to i64
  %34 = getelementptr float, float* %31, i64 %33
  %35 = load float, float* %34, align 4
  %36 = getelementptr float, float* %34, i64 1
  %37 = load float, float* %36, align 4
  %38 = add i32 %32, 2
  %39 = sext i32 %38 to i64
  %40 = getelementptr float, float* %31, i64 %39
  %41 = load float, float* %40, align 4
  %42 = add i32 %32, 3
  %43 = sext i32 %42 to i64
  %44 = getelementptr float, float* %31, i64 %43
  %45 = load float, float* %44, align 4
  %46 = add i32 %32, 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr float, float* %31, i64 %47
  %49 = load float, float* %48, align 4
  %50 = add i32 %32, 5
  %51 = sext i32 %50 to i64
  %52 = getelementptr float, float* %31, i64 %51
  %53 = load float, float* %52, align 4
  %54 = load float*, float** %24, align 8
  %55 = getelementptr float, float* %54, i64 %33
  store float %35, float* %55, align 4
  %56 = load float*, float** %24, align 8
  %57 = getelementptr float, float* %56, i64 %33
  %58 = getelementptr float, float* %57, i64 1
  store float %45, float* %58, align 4
  %59 = load float*, float** %24, align 8
  %60 = getelementptr float, float* %59, i64 %39
  store float %37, float* %60, align 4
  %61 = load float*, float** %24, align 8
  %62 = getelementptr float, float* %61, i64 %43
  store float %49, float* %62, align 4
  %63 = load float*, float** %24, align 8
  %64 = getelementptr float, float* %63, i64 %47
  store float %41, float* %64, align 4
  %65 = load float*, float** %24, align 8
  %66 = getelementptr float, float* %65, i64 %51
  store float %53, float* %66, align 4
  %67 = add i32 %.04.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.04.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %67, %for_loop_body.prol.loopexit.loopexit ]
  %68 = icmp ult i32 %27, 7
  br i1 %68, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.04 = phi i32 [ %380, %for_loop_body ], [ %.04.unr, %for_loop_body.preheader ]
  %69 = load i32, i32* %7, align 4
  %70 = srem i32 %.04, %69
  %71 = load float*, float** %23, align 8
  %72 = mul i32 %70, 6
  %73 = sext i32 %72 to i64
  %74 = getelementptr float, float* %71, i64 %73
  %75 = load float, float* %74, align 4
  %76 = getelementptr float, float* %74, i64 1
  %77 = load float, float* %76, align 4
  %78 = add i32 %72, 2
  %79 = sext i32 %78 to i64
  %80 = getelementptr float, float* %71, i64 %79
  %81 = load float, float* %80, align 4
  %82 = add i32 %72, 3
  %83 = sext i32 %82 to i64
  %84 = getelementptr float, float* %71, i64 %83
  %85 = load float, float* %84, align 4
  %86 = add i32 %72, 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr float, float* %71, i64 %87
  %89 = load float, float* %88, align 4
  %90 = add i32 %72, 5
  %91 = sext i32 %90 to i64
  %92 = getelementptr float, float* %71, i64 %91
  %93 = load float, float* %92, align 4
  %94 = load float*, float** %24, align 8
  %95 = getelementptr float, float* %94, i64 %73
  store float %75, float* %95, align 4
  %96 = load float*, float** %24, align 8
  %97 = getelementptr float, float* %96, i64 %73
  %98 = getelementptr float, float* %97, i64 1
  store float %85, float* %98, align 4
  %99 = load float*, float** %24, align 8
  %100 = getelementptr float, float* %99, i64 %79
  store float %77, float* %100, align 4
  %101 = load float*, float** %24, align 8
  %102 = getelementptr float, float* %101, i64 %83
  store float %89, float* %102, align 4
  %103 = load float*, float** %24, align 8
  %104 = getelementptr float, float* %103, i64 %87
  store float %81, float* %104, align 4
  %105 = load float*, float** %24, align 8
  %106 = getelementptr float, float* %105, i64 %91
  store float %93, float* %106, align 4
  %107 = load i32, i32* %7, align 4
  %108 = add i32 %.04, 1
  %109 = srem i32 %108, %107
  %110 = load float*, float** %23, align 8
  %111 = mul i32 %109, 6
  %112 = sext i32 %111 to i64
  %113 = getelementptr float, float* %110, i64 %112
  %114 = load float, float* %113, align 4
  %115 = getelementptr float, float* %113, i64 1
  %116 = load float, float* %115, align 4
  %117 = add i32 %111, 2
  %118 = sext i32 %117 to i64
  %119 = getelementptr float, float* %110, i64 %118
  %120 = load float, float* %119, align 4
  %121 = add i32 %111, 3
  %122 = sext i32 %121 to i64
  %123 = getelementptr float, float* %110, i64 %122
  %124 = load float, float* %123, align 4
  %125 = add i32 %111, 4
  %126 = sext i32 %125 to i64
  %127 = getelementptr float, float* %110, i64 %126
  %128 = load float, float* %127, align 4
  %129 = add i32 %111, 5
  %130 = sext i32 %129 to i64
  %131 = getelementptr float, float* %110, i64 %130
  %132 = load float, float* %131, align 4
  %133 = load float*, float** %24, align 8
  %134 = getelementptr float, float* %133, i64 %112
  store float %114, float* %134, align 4
  %135 = load float*, float** %24, align 8
  %136 = getelementptr float, float* %135, i64 %112
  %137 = getelementptr float, float* %136, i64 1
  store float %124, float* %137, align 4
  %138 = load float*, float** %24, align 8
  %139 = getelementptr float, float* %138, i64 %118
  store float %116, float* %139, align 4
  %140 = load float*, float** %24, align 8
  %141 = getelementptr float, float* %140, i64 %122
  store float %128, float* %141, align 4
  %142 = load float*, float** %24, align 8
  %143 = getelementptr float, float* %142, i64 %126
  store float %120, float* %143, align 4
  %144 = load float*, float** %24, align 8
  %145 = getelementptr float, float* %144, i64 %130
  store float %132, float* %145, align 4
  %146 = load i32, i32* %7, align 4
  %147 = add i32 %108, 1
  %148 = srem i32 %147, %146
  %149 = load float*, float** %23, align 8
  %150 = mul i32 %148, 6
  %151 = sext i32 %150 to i64
  %152 = getelementptr float, float* %149, i64 %151
  %153 = load float, float* %152, align 4
  %154 = getelementptr float, float* %152, i64 1
  %155 = load float, float* %154, align 4
  %156 = add i32 %150, 2
  %157 = sext i32 %156 to i64
  %158 = getelementptr float, float* %149, i64 %157
  %159 = load float, float* %158, align 4
  %160 = add i32 %150, 3
  %161 = sext i32 %160 to i64
  %162 = getelementptr float, float* %149, i64 %161
  %163 = load float, float* %162, align 4
  %164 = add i32 %150, 4
  %165 = sext i32 %164 to i64
  %166 = getelementptr float, float* %149, i64 %165
  %167 = load float, float* %166, align 4
  %168 = add i32 %150, 5
  %169 = sext i32 %168 to i64
  %170 = getelementptr float, float* %149, i64 %169
  %171 = load float, float* %170, align 4
  %172 = load float*, float** %24, align 8
  %173 = getelementptr float, float* %172, i64 %151
  store float %153, float* %173, align 4
  %174 = load float*, float** %24, align 8
  %175 = getelementptr float, float* %174, i64 %151
  %176 = getelementptr float, float* %175, i64 1
  store float %163, float* %176, align 4
  %177 = load float*, float** %24, align 8
  %178 = getelementptr float, float* %177, i64 %157
  store float %155, float* %178, align 4
  %179 = load float*, float** %24, align 8
  %180 = getelementptr float, float* %179, i64 %161
  store float %167, float* %180, align 4
  %181 = load float*, float** %24, align 8
  %182 = getelementptr float, float* %181, i64 %165
  store float %159, float* %182, align 4
  %183 = load float*, float** %24, align 8
  %184 = getelementptr float, float* %183, i64 %169
  store float %171, float* %184, align 4
  %185 = load i32, i32* %7, align 4
  %186 = add i32 %147, 1
  %187 = srem i32 %186, %185
  %188 = load float*, float** %23, align 8
  %189 = mul i32 %187, 6
  %190 = sext i32 %189 to i64
  %191 = getelementptr float, float* %188, i64 %190
  %192 = load float, float* %191, align 4
  %193 = getelementptr float, float* %191, i64 1
  %194 = load float, float* %193, align 4
  %195 = add i32 %189, 2
  %196 = sext i32 %195 to i64
  %197 = getelementptr float, float* %188, i64 %196
  %198 = load float, float* %197, align 4
  %199 = add i32 %189, 3
  %200 = sext i32 %199 to i64
  %201 = getelementptr float, float* %188, i64 %200
  %202 = load float, float* %201, align 4
  %203 = add i32 %189, 4
  %204 = sext i32 %203 to i64
  %205 = getelementptr float, float* %188, i64 %204
  %206 = load float, float* %205, align 4
  %207 = add i32 %189, 5
  %208 = sext i32 %207 to i64
  %209 = getelementptr float, float* %188, i64 %208
  %210 = load float, float* %209, align 4
  %211 = load float*, float** %24, align 8
  %212 = getelementptr float, float* %211, i64 %190
  store float %192, float* %212, align 4
  %213 = load float*, float** %24, align 8
  %214 = getelementptr float, float* %213, i64 %190
  %215 = getelementptr float, float* %214, i64 1
  store float %202, float* %215, align 4
  %216 = load float*, float** %24, align 8
  %217 = getelementptr float, float* %216, i64 %196
  store float %194, float* %217, align 4
  %218 = load float*, float** %24, align 8
  %219 = getelementptr float, float* %218, i64 %200
  store float %206, float* %219, align 4
  %220 = load float*, float** %24, align 8
  %221 = getelementptr float, float* %220, i64 %204
  store float %198, float* %221, align 4
  %222 = load float*, float** %24, align 8
  %223 = getelementptr float, float* %222, i64 %208
  store float %210, float* %223, align 4
  %224 = load i32, i32* %7, align 4
  %225 = add i32 %186, 1
  %226 = srem i32 %225, %224
  %227 = load float*, float** %23, align 8
  %228 = mul i32 %226, 6
  %229 = sext i32 %228 to i64
  %230 = getelementptr float, float* %227, i64 %229
  %231 = load float, float* %230, align 4
  %232 = getelementptr float, float* %230, i64 1
  %233 = load float, float* %232, align 4
  %234 = add i32 %228, 2
  %235 = sext i32 %234 to i64
  %236 = getelementptr float, float* %227, i64 %235
  %237 = load float, float* %236, align 4
  %238 = add i32 %228, 3
  %239 = sext i32 %238 to i64
  %240 = getelementptr float, float* %227, i64 %239
  %241 = load float, float* %240, align 4
  %242 = add i32 %228, 4
  %243 = sext i32 %242 to i64
  %244 = getelementptr float, float* %227, i64 %243
  %245 = load float, float* %244, align 4
  %246 = add i32 %228, 5
  %247 = sext i32 %246 to i64
  %248 = getelementptr float, float* %227, i64 %247
  %249 = load float, float* %248, align 4
  %250 = load float*, float** %24, align 8
  %251 = getelementptr float, float* %250, i64 %229
  store float %231, float* %251, align 4
  %252 = load float*, float** %24, align 8
  %253 = getelementptr float, float* %252, i64 %229
  %254 = getelementptr float, float* %253, i64 1
  store float %241, float* %254, align 4
  %255 = load float*, float** %24, align 8
  %256 = getelementptr float, float* %255, i64 %235
  store float %233, float* %256, align 4
  %257 = load float*, float** %24, align 8
  %258 = getelementptr float, float* %257, i64 %239
  store float %245, float* %258, align 4
  %259 = load float*, float** %24, align 8
  %260 = getelementptr float, float* %259, i64 %243
  store float %237, float* %260, align 4
  %261 = load float*, float** %24, align 8
  %262 = getelementptr float, float* %261, i64 %247
  store float %249, float* %262, align 4
  %263 = load i32, i32* %7, align 4
  %264 = add i32 %225, 1
  %265 = srem i32 %264, %263
  %266 = load float*, float** %23, align 8
  %267 = mul i32 %265, 6
  %268 = sext i32 %267 to i64
  %269 = getelementptr float, float* %266, i64 %268
  %270 = load float, float* %269, align 4
  %271 = getelementptr float, float* %269, i64 1
  %272 = load float, float* %271, align 4
  %273 = add i32 %267, 2
  %274 = sext i32 %273 to i64
  %275 = getelementptr float, float* %266, i64 %274
  %276 = load float, float* %275, align 4
  %277 = add i32 %267, 3
  %278 = sext i32 %277 to i64
  %279 = getelementptr float, float* %266, i64 %278
  %280 = load float, float* %279, align 4
  %281 = add i32 %267, 4
  %282 = sext i32 %281 to i64
  %283 = getelementptr float, float* %266, i64 %282
  %284 = load float, float* %283, align 4
  %285 = add i32 %267, 5
  %286 = sext i32 %285 to i64
  %287 = getelementptr float, float* %266, i64 %286
  %288 = load float, float* %287, align 4
  %289 = load float*, float** %24, align 8
  %290 = getelementptr float, float* %289, i64 %268
  store float %270, float* %290, align 4
  %291 = load float*, float** %24, align 8
  %292 = getelementptr float, float* %291, i64 %268
  %293 = getelementptr float, float* %292, i64 1
  store float %280, float* %293, align 4
  %294 = load float*, float** %24, align 8
  %295 = getelementptr float, float* %294, i64 %274
  store float %272, float* %295, align 4
  %296 = load float*, float** %24, align 8
  %297 = getelementptr float, float* %296, i64 %278
  store float %284, float* %297, align 4
  %298 = load float*, float** %24, align 8
  %299 = getelementptr float, float* %298, i64 %282
  store float %276, float* %299, align 4
  %300 = load float*, float** %24, align 8
  %301 = getelementptr float, float* %300, i64 %286
  store float %288, float* %301, align 4
  %302 = load i32, i32* %7, align 4
  %303 = add i32 %264, 1
  %304 = srem i32 %303, %302
  %305 = load float*, float** %23, align 8
  %306 = mul i32 %304, 6
  %307 = sext i32 %306 to i64
  %308 = getelementptr float, float* %305, i64 %307
  %309 = load float, float* %308, align 4
  %310 = getelementptr float, float* %308, i64 1
  %311 = load float, float* %310, align 4
  %312 = add i32 %306, 2
  %313 = sext i32 %312 to i64
  %314 = getelementptr float, float* %305, i64 %313
  %315 = load float, float* %314, align 4
  %316 = add i32 %306, 3
  %317 = sext i32 %316 to i64
  %318 = getelementptr float, float* %305, i64 %317
  %319 = load float, float* %318, align 4
  %320 = add i32 %306, 4
  %321 = sext i32 %320 to i64
  %322 = getelementptr float, float* %305, i64 %321
  %323 = load float, float* %322, align 4
  %324 = add i32 %306, 5
  %325 = sext i32 %324 to i64
  %326 = getelementptr float, float* %305, i64 %325
  %327 = load float, float* %326, align 4
  %328 = load float*, float** %24, align 8
  %329 = getelementptr float, float* %328, i64 %307
  store float %309, float* %329, align 4
  %330 = load float*, float** %24, align 8
  %331 = getelementptr float, float* %330, i64 %307
  %332 = getelementptr float, float* %331, i64 1
  store float %319, float* %332, align 4
  %333 = load float*, float** %24, align 8
  %334 = getelementptr float, float* %333, i64 %313
  store float %311, float* %334, align 4
  %335 = load float*, float** %24, align 8
  %336 = getelementptr float, float* %335, i64 %317
  store float %323, float* %336, align 4
  %337 = load float*, float** %24, align 8
  %338 = getelementptr float, float* %337, i64 %321
  store float %315, float* %338, align 4
  %339 = load float*, float** %24, align 8
  %340 = getelementptr float, float* %339, i64 %325
  store float %327, float* %340, align 4
  %341 = load i32, i32* %7, align 4
  %342 = add i32 %303, 1
  %343 = srem i32 %342, %341
  %344 = load float*, float** %23, align 8
  %345 = mul i32 %343, 6
  %346 = sext i32 %345 to i64
  %347 = getelementptr float, float* %344, i64 %346
  %348 = load float, float* %347, align 4
  %349 = getelementptr float, float* %347, i64 1
  %350 = load float, float* %349, align 4
  %351 = add i32 %345, 2
  %352 = sext i32 %351 to i64
  %353 = getelementptr float, float* %344, i64 %352
  %354 = load float, float* %353, align 4
  %355 = add i32 %345, 3
  %356 = sext i32 %355 to i64
  %357 = getelementptr float, float* %344, i64 %356
  %358 = load float, float* %357, align 4
  %359 = add i32 %345, 4
  %360 = sext i32 %359 to i64
  %361 = getelementptr float, float* %344, i64 %360
  %362 = load float, float* %361, align 4
  %363 = add i32 %345, 5
  %364 = sext i32 %363 to i64
  %365 = getelementptr float, float* %344, i64 %364
  %366 = load float, float* %365, align 4
  %367 = load float*, float** %24, align 8
  %368 = getelementptr float, float* %367, i64 %346
  store float %348, float* %368, align 4
  %369 = load float*, float** %24, align 8
  %370 = getelementptr float, float* %369, i64 %346
  %371 = getelementptr float, float* %370, i64 1
  store float %358, float* %371, align 4
  %372 = load float*, float** %24, align 8
  %373 = getelementptr float, float* %372, i64 %352
  store float %350, float* %373, align 4
  %374 = load float*, float** %24, align 8
  %375 = getelementptr float, float* %374, i64 %356
  store float %362, float* %375, align 4
  %376 = load float*, float** %24, align 8
  %377 = getelementptr float, float* %376, i64 %360
  store float %354, float* %377, align 4
  %378 = load float*, float** %24, align 8
  %379 = getelementptr float, float* %378, i64 %364
  store float %366, float* %379, align 4
  %380 = add i32 %342, 1
  %exitcond.not.7 = icmp eq i32 %380, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.168, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.168**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.168*, %struct.RuntimeContext.168** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.168*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.168*, i8*)*, void (%struct.RuntimeContext.168*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.168*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.168*, i8*, i32)*, void (%struct.RuntimeContext.168*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.168*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.168*, i8*)*, void (%struct.RuntimeContext.168*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.168*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.168* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.168* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.168* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.168, %struct.RuntimeContext.168* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.168* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.168* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.168*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.168* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
