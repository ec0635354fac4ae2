; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.28*, void (%struct.RuntimeContext.28*, i8*)*, void (%struct.RuntimeContext.28*, i8*, i32)*, void (%struct.RuntimeContext.28*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.28 = type { i8*, %struct.LLVMRuntime.27*, i32, i64* }
%struct.LLVMRuntime.27 = type { %struct.PreallocatedMemoryChunk.22, %struct.PreallocatedMemoryChunk.22, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.23*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.24*], [1024 x %struct.NodeManager.25*], [1024 x i8*], i8*, %struct.RandState.26*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.22 = type { i8*, i8*, i64 }
%struct.__va_list_tag.23 = type { i32, i32, i8*, i8* }
%struct.ListManager.24 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.27* }
%struct.NodeManager.25 = type <{ %struct.LLVMRuntime.27*, i32, i32, i32, i32, %struct.ListManager.24*, %struct.ListManager.24*, %struct.ListManager.24*, i32, [4 x i8] }>
%struct.RandState.26 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @add_neighbours_c88_0_kernel_0_range_for(%struct.RuntimeContext.28* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.28* %context, %struct.RuntimeContext.28** %4, align 8
  store void (%struct.RuntimeContext.28*, i8*)* null, void (%struct.RuntimeContext.28*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.28*, i8*, i32)* @function_body, void (%struct.RuntimeContext.28*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.28*, i8*)* null, void (%struct.RuntimeContext.28*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.28, %struct.RuntimeContext.28* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.27*, %struct.LLVMRuntime.27** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.27, %struct.LLVMRuntime.27* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.27, %struct.LLVMRuntime.27* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.28* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = mul i32 %2, 2400
  %4 = add i32 %3, 2400
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 4800)
  %6 = icmp sgt i32 %5, %3
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = bitcast %struct.RuntimeContext.28* %0 to { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }**
  %8 = load { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }** %7, align 8
  %9 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %8, i64 0, i32 0, i32 1
  %10 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %8, i64 0, i32 0, i32 0, i32 1
  %11 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %8, i64 0, i32 1, i32 1
  %12 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %8, i64 0, i32 1, i32 0, i32 1
  %13 = add nuw nsw i32 %3, 9
  %14 = sub i32 0, %5
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.lr.ph
  %lsr.iv = phi i32 [ %lsr.iv.next, %for_loop_body ], [ %13, %for_loop_body.lr.ph ]
  %15 = add nsw i32 %lsr.iv, -9
  %16 = sdiv i32 %15, 120
  %17 = icmp slt i32 %15, 0
  %18 = mul nsw i32 %16, 120
  %19 = icmp ne i32 %15, %18
  %20 = and i1 %17, %19
  %.neg = sext i1 %20 to i32
  %21 = add nsw i32 %16, %.neg
  %22 = load i32*, i32** %9, align 8
  %23 = load i32, i32* %10, align 4
  %24 = add i32 %23, -120
  %25 = mul i32 %21, %24
  %26 = add i32 %lsr.iv, %25
  %27 = add i32 %26, -9
  %28 = sext i32 %27 to i64
  %29 = getelementptr i32, i32* %22, i64 %28
  %30 = load i32, i32* %29, align 4
  %31 = add nsw i32 %21, 1
  %32 = mul i32 %23, %31
  %33 = mul i32 %21, 120
  %34 = sub i32 %32, %33
  %35 = add i32 %lsr.iv, %34
  %36 = add i32 %35, -9
  %37 = sext i32 %36 to i64
  %38 = getelementptr i32, i32* %22, i64 %37
  %39 = load i32, i32* %38, align 4
  %40 = shl i32 %39, 1
  %41 = add i32 %40, %30
  %42 = add i32 %26, -7
  %43 = sext i32 %42 to i64
  %44 = getelementptr i32, i32* %22, i64 %43
  %45 = load i32, i32* %44, align 4
  %46 = mul i32 %45, 3
  %47 = add i32 %41, %46
  %48 = add nsw i32 %21, 2
  %49 = mul i32 %23, %48
  %50 = sub i32 %49, %33
  %51 = add i32 %lsr.iv, %50
  %52 = add i32 %51, -8
  %53 = sext i32 %52 to i64
  %54 = getelementptr i32, i32* %22, i64 %53
  %55 = load i32, i32* %54, align 4
  %56 = shl i32 %55, 2
  %57 = add i32 %47, %56
  %58 = load i32*, i32** %11, align 8
  %59 = load i32, i32* %12, align 4
  %60 = add i32 %59, -120
  %61 = mul i32 %21, %60
  %62 = add i32 %lsr.iv, %61
  %63 = add i32 %62, -9
  %64 = sext i32 %63 to i64
  %65 = getelementptr i32, i32* %58, i64 %64
  store i32 %57, i32* %65, align 4
  %66 = add nsw i32 %lsr.iv, -8
  %67 = sdiv i32 %66, 120
  %68 = icmp slt i32 %15, -1
  %.neg.1 = sext i1 %68 to i32
  %69 = add nsw i32 %67, %.neg.1
  %70 = load i32*, i32** %9, align 8
  %71 = load i32, i32* %10, align 4
  %72 = add i32 %71, -120
  %73 = mul i32 %69, %72
  %74 = add i32 %lsr.iv, %73
  %75 = add i32 %74, -8
  %76 = sext i32 %75 to i64
  %77 = getelementptr i32, i32* %70, i64 %76
  %78 = load i32, i32* %77, align 4
  %79 = add nsw i32 %69, 1
  %80 = mul i32 %71, %79
  %81 = mul i32 %69, 120
  %82 = sub i32 %80, %81
  %83 = add i32 %lsr.iv, %82
  %84 = add i32 %83, -8
  %85 = sext i32 %84 to i64
  %86 = getelementptr i32, i32* %70, i64 %85
  %87 = load i32, i32* %86, align 4
  %88 = shl i32 %87, 1
  %89 = add i32 %88, %78
  %90 = add i32 %74, -6
  %91 = sext i32 %90 to i64
  %92 = getelementptr i32, i32* %70, i64 %91
  %93 = load i32, i32* %92, align 4
  %94 = mul i32 %93, 3
  %95 = add i32 %89, %94
  %96 = add nsw i32 %69, 2
  %97 = mul i32 %71, %96
  %98 = sub i32 %97, %81
  %99 = add i32 %lsr.iv, %98
  %100 = add i32 %99, -7
  %101 = sext i32 %100 to i64
  %102 = getelementptr i32, i32* %70, i64 %101
  %103 = load i32, i32* %102, align 4
  %104 = shl i32 %103, 2
  %105 = add i32 %95, %104
  %106 = load i32*, i32** %11, align 8
  %107 = load i32, i32* %12, align 4
  %108 = add i32 %107, -120
  %109 = mul i32 %69, %108
  %110 = add i32 %lsr.iv, %109
  %111 = add i32 %110, -8
  %112 = sext i32 %111 to i64
  %113 = getelementptr i32, i32* %106, i64 %112
  store i32 %105, i32* %113, align 4
  %114 = add nsw i32 %lsr.iv, -7
  %115 = sdiv i32 %114, 120
  %116 = icmp slt i32 %15, -2
  %.neg.2 = sext i1 %116 to i32
  %117 = add nsw i32 %115, %.neg.2
  %118 = load i32*, i32** %9, align 8
  %119 = load i32, i32* %10, align 4
  %120 = add i32 %119, -120
  %121 = mul i32 %117, %120
  %122 = add i32 %lsr.iv, %121
  %123 = add i32 %122, -7
  %124 = sext i32 %123 to i64
  %125 = getelementptr i32, i32* %118, i64 %124
  %126 = load i32, i32* %125, align 4
  %127 = add nsw i32 %117, 1
  %128 = mul i32 %119, %127
  %129 = mul i32 %117, 120
  %130 = sub i32 %128, %129
  %131 = add i32 %lsr.iv, %130
  %132 = add i32 %131, -7
  %133 = sext i32 %132 to i64
  %134 = getelementptr i32, i32* %118, i64 %133
  %135 = load i32, i32* %134, align 4
  %136 = shl i32 %135, 1
  %137 = add i32 %136, %126
  %138 = add i32 %122, -5
  %139 = sext i32 %138 to i64
  %140 = getelementptr i32, i32* %118, i64 %139
  %141 = load i32, i32* %140, align 4
  %142 = mul i32 %141, 3
  %143 = add i32 %137, %142
  %144 = add nsw i32 %117, 2
  %145 = mul i32 %119, %144
  %146 = sub i32 %145, %129
  %147 = add i32 %lsr.iv, %146
  %148 = add i32 %147, -6
  %149 = sext i32 %148 to i64
  %150 = getelementptr i32, i32* %118, i64 %149
  %151 = load i32, i32* %150, align 4
  %152 = shl i32 %151, 2
  %153 = add i32 %143, %152
  %154 = load i32*, i32** %11, align 8
  %155 = load i32, i32* %12, align 4
  %156 = add i32 %155, -120
  %157 = mul i32 %117, %156
  %158 = add i32 %lsr.iv, %157
  %159 = add i32 %158, -7
  %160 = sext i32 %159 to i64
  %161 = getelementptr i32, i32* %154, i64 %160
  store i32 %153, i32* %161, align 4
  %162 = add nsw i32 %lsr.iv, -6
  %163 = sdiv i32 %162, 120
  %164 = icmp slt i32 %15, -3
  %.neg.3 = sext i1 %164 to i32
  %165 = add nsw i32 %163, %.neg.3
  %166 = load i32*, i32** %9, align 8
  %167 = load i32, i32* %10, align 4
  %168 = add i32 %167, -120
  %169 = mul i32 %165, %168
  %170 = add i32 %lsr.iv, %169
  %171 = add i32 %170, -6
  %172 = sext i32 %171 to i64
  %173 = getelementptr i32, i32* %166, i64 %172
  %174 = load i32, i32* %173, align 4
  %175 = add nsw i32 %165, 1
  %176 = mul i32 %167, %175
  %177 = mul i32 %165, 120
  %178 = sub i32 %176, %177
  %179 = add i32 %lsr.iv, %178
  %180 = add i32 %179, -6
  %181 = sext i32 %180 to i64
  %182 = getelementptr i32, i32* %166, i64 %181
  %183 = load i32, i32* %182, align 4
  %184 = shl i32 %183, 1
  %185 = add i32 %184, %174
  %186 = add i32 %170, -4
  %187 = sext i32 %186 to i64
  %188 = getelementptr i32, i32* %166, i64 %187
  %189 = load i32, i32* %188, align 4
  %190 = mul i32 %189, 3
  %191 = add i32 %185, %190
  %192 = add nsw i32 %165, 2
  %193 = mul i32 %167, %192
  %194 = sub i32 %193, %177
  %195 = add i32 %lsr.iv, %194
  %196 = add i32 %195, -5
  %197 = sext i32 %196 to i64
  %198 = getelementptr i32, i32* %166, i64 %197
  %199 = load i32, i32* %198, align 4
  %200 = shl i32 %199, 2
  %201 = add i32 %191, %200
  %202 = load i32*, i32** %11, align 8
  %203 = load i32, i32* %12, align 4
  %204 = add i32 %203, -120
  %205 = mul i32 %165, %204
  %206 = add i32 %lsr.iv, %205
  %207 = add i32 %206, -6
  %208 = sext i32 %207 to i64
  %209 = getelementptr i32, i32* %202, i64 %208
  store i32 %201, i32* %209, align 4
  %210 = add nsw i32 %lsr.iv, -5
  %211 = sdiv i32 %210, 120
  %212 = icmp slt i32 %15, -4
  %.neg.4 = sext i1 %212 to i32
  %213 = add nsw i32 %211, %.neg.4
  %214 = load i32*, i32** %9, align 8
  %215 = load i32, i32* %10, align 4
  %216 = add i32 %215, -120
  %217 = mul i32 %213, %216
  %218 = add i32 %lsr.iv, %217
  %219 = add i32 %218, -5
  %220 = sext i32 %219 to i64
  %221 = getelementptr i32, i32* %214, i64 %220
  %222 = load i32, i32* %221, align 4
  %223 = add nsw i32 %213, 1
  %224 = mul i32 %215, %223
  %225 = mul i32 %213, 120
  %226 = sub i32 %224, %225
  %227 = add i32 %lsr.iv, %226
  %228 = add i32 %227, -5
  %229 = sext i32 %228 to i64
  %230 = getelementptr i32, i32* %214, i64 %229
  %231 = load i32, i32* %230, align 4
  %232 = shl i32 %231, 1
  %233 = add i32 %232, %222
  %234 = add i32 %218, -3
  %235 = sext i32 %234 to i64
  %236 = getelementptr i32, i32* %214, i64 %235
  %237 = load i32, i32* %236, align 4
  %238 = mul i32 %237, 3
  %239 = add i32 %233, %238
  %240 = add nsw i32 %213, 2
  %241 = mul i32 %215, %240
  %242 = sub i32 %241, %225
  %243 = add i32 %lsr.iv, %242
  %244 = add i32 %243, -4
  %245 = sext i32 %244 to i64
  %246 = getelementptr i32, i32* %214, i64 %245
  %247 = load i32, i32* %246, align 4
  %248 = shl i32 %247, 2
  %249 = add i32 %239, %248
  %250 = load i32*, i32** %11, align 8
  %251 = load i32, i32* %12, align 4
  %252 = add i32 %251, -120
  %253 = mul i32 %213, %252
  %254 = add i32 %lsr.iv, %253
  %255 = add i32 %254, -5
  %256 = sext i32 %255 to i64
  %257 = getelementptr i32, i32* %250, i64 %256
  store i32 %249, i32* %257, align 4
  %258 = add nsw i32 %lsr.iv, -4
  %259 = sdiv i32 %258, 120
  %260 = icmp slt i32 %15, -5
  %.neg.5 = sext i1 %260 to i32
  %261 = add nsw i32 %259, %.neg.5
  %262 = load i32*, i32** %9, align 8
  %263 = load i32, i32* %10, align 4
  %264 = add i32 %263, -120
  %265 = mul i32 %261, %264
  %266 = add i32 %lsr.iv, %265
  %267 = add i32 %266, -4
  %268 = sext i32 %267 to i64
  %269 = getelementptr i32, i32* %262, i64 %268
  %270 = load i32, i32* %269, align 4
  %271 = add nsw i32 %261, 1
  %272 = mul i32 %263, %271
  %273 = mul i32 %261, 120
  %274 = sub i32 %272, %273
  %275 = add i32 %lsr.iv, %274
  %276 = add i32 %275, -4
  %277 = sext i32 %276 to i64
  %278 = getelementptr i32, i32* %262, i64 %277
  %279 = load i32, i32* %278, align 4
  %280 = shl i32 %279, 1
  %281 = add i32 %280, %270
  %282 = add i32 %266, -2
  %283 = sext i32 %282 to i64
  %284 = getelementptr i32, i32* %262, i64 %283
  %285 = load i32, i32* %284, align 4
  %286 = mul i32 %285, 3
  %287 = add i32 %281, %286
  %288 = add nsw i32 %261, 2
  %289 = mul i32 %263, %288
  %290 = sub i32 %289, %273
  %291 = add i32 %lsr.iv, %290
  %292 = add i32 %291, -3
  %293 = sext i32 %292 to i64
  %294 = getelementptr i32, i32* %262, i64 %293
  %295 = load i32, i32* %294, align 4
  %296 = shl i32 %295, 2
  %297 = add i32 %287, %296
  %298 = load i32*, i32** %11, align 8
  %299 = load i32, i32* %12, align 4
  %300 = add i32 %299, -120
  %301 = mul i32 %261, %300
  %302 = add i32 %lsr.iv, %301
  %303 = add i32 %302, -4
  %304 = sext i32 %303 to i64
  %305 = getelementptr i32, i32* %298, i64 %304
  store i32 %297, i32* %305, align 4
  %306 = add nsw i32 %lsr.iv, -3
  %307 = sdiv i32 %306, 120
  %308 = icmp slt i32 %15, -6
  %.neg.6 = sext i1 %308 to i32
  %309 = add nsw i32 %307, %.neg.6
  %310 = load i32*, i32** %9, align 8
  %311 = load i32, i32* %10, align 4
  %312 = add i32 %311, -120
  %313 = mul i32 %309, %312
  %314 = add i32 %lsr.iv, %313
  %315 = add i32 %314, -3
  %316 = sext i32 %315 to i64
  %317 = getelementptr i32, i32* %310, i64 %316
  %318 = load i32, i32* %317, align 4
  %319 = add nsw i32 %309, 1
  %320 = mul i32 %311, %319
  %321 = mul i32 %309, 120
  %322 = sub i32 %320, %321
  %323 = add i32 %lsr.iv, %322
  %324 = add i32 %323, -3
  %325 = sext i32 %324 to i64
  %326 = getelementptr i32, i32* %310, i64 %325
  %327 = load i32, i32* %326, align 4
  %328 = shl i32 %327, 1
  %329 = add i32 %328, %318
  %330 = add i32 %314, -1
  %331 = sext i32 %330 to i64
  %332 = getelementptr i32, i32* %310, i64 %331
  %333 = load i32, i32* %332, align 4
  %334 = mul i32 %333, 3
  %335 = add i32 %329, %334
  %336 = add nsw i32 %309, 2
  %337 = mul i32 %311, %336
  %338 = sub i32 %337, %321
  %339 = add i32 %lsr.iv, %338
  %340 = add i32 %339, -2
  %341 = sext i32 %340 to i64
  %342 = getelementptr i32, i32* %310, i64 %341
  %343 = load i32, i32* %342, align 4
  %344 = shl i32 %343, 2
  %345 = add i32 %335, %344
  %346 = load i32*, i32** %11, align 8
  %347 = load i32, i32* %12, align 4
  %348 = add i32 %347, -120
  %349 = mul i32 %309, %348
  %350 = add i32 %lsr.iv, %349
  %351 = add i32 %350, -3
  %352 = sext i32 %351 to i64
  %353 = getelementptr i32, i32* %346, i64 %352
  store i32 %345, i32* %353, align 4
  %354 = add nsw i32 %lsr.iv, -2
  %355 = sdiv i32 %354, 120
  %356 = icmp slt i32 %15, -7
  %.neg.7 = sext i1 %356 to i32
  %357 = add nsw i32 %355, %.neg.7
  %358 = load i32*, i32** %9, align 8
  %359 = load i32, i32* %10, align 4
  %360 = add i32 %359, -120
  %361 = mul i32 %357, %360
  %362 = add i32 %lsr.iv, %361
  %363 = add i32 %362, -2
  %364 = sext i32 %363 to i64
  %365 = getelementptr i32, i32* %358, i64 %364
  %366 = load i32, i32* %365, align 4
  %367 = add nsw i32 %357, 1
  %368 = mul i32 %359, %367
  %369 = mul i32 %357, 120
  %370 = sub i32 %368, %369
  %371 = add i32 %lsr.iv, %370
  %372 = add i32 %371, -2
  %373 = sext i32 %372 to i64
  %374 = getelementptr i32, i32* %358, i64 %373
  %375 = load i32, i32* %374, align 4
  %376 = shl i32 %375, 1
  %377 = add i32 %376, %366
  %378 = sext i32 %362 to i64
  %379 = getelementptr i32, i32* %358, i64 %378
  %380 = load i32, i32* %379, align 4
  %381 = mul i32 %380, 3
  %382 = add i32 %377, %381
  %383 = add nsw i32 %357, 2
  %384 = mul i32 %359, %383
  %385 = sub i32 %384, %369
  %386 = add i32 %lsr.iv, %385
  %387 = add i32 %386, -1
  %388 = sext i32 %387 to i64
  %389 = getelementptr i32, i32* %358, i64 %388
  %390 = load i32, i32* %389, align 4
  %391 = shl i32 %390, 2
  %392 = add i32 %382, %391
  %393 = load i32*, i32** %11, align 8
  %394 = load i32, i32* %12, align 4
  %395 = add i32 %394, -120
  %396 = mul i32 %357, %395
  %397 = add i32 %lsr.iv, %396
  %398 = add i32 %397, -2
  %399 = sext i32 %398 to i64
  %400 = getelementptr i32, i32* %393, i64 %399
  store i32 %392, i32* %400, align 4
  %lsr.iv.next = add i32 %lsr.iv, 8
  %401 = add i32 %14, %lsr.iv.next
  %exitcond.not.7 = icmp eq i32 %401, 9
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.28, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.28**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.28*, %struct.RuntimeContext.28** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.28*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.28*, i8*)*, void (%struct.RuntimeContext.28*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.28*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.28*, i8*, i32)*, void (%struct.RuntimeContext.28*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.28*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.28*, i8*)*, void (%struct.RuntimeContext.28*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.28*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.28* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.28* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.28* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.28, %struct.RuntimeContext.28* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.28* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.28* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !8

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.28*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.28* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
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
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
