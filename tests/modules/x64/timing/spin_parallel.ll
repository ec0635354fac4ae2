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
define void @spin_parallel_c82_0_kernel_0_serial(%struct.RuntimeContext.14* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.14* %context to { i32, { { i32 }, i32* } }**
  %1 = load { i32, { { i32 }, i32* } }*, { i32, { { i32 }, i32* } }** %0, align 8
  %2 = getelementptr { i32, { { i32 }, i32* } }, { i32, { { i32 }, i32* } }* %1, i64 0, i32 1, i32 0, i32 0
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
define void @spin_parallel_c82_0_kernel_1_range_for(%struct.RuntimeContext.14* %context) local_unnamed_addr #1 {
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
  %20 = bitcast %struct.RuntimeContext.14* %0 to { i32, { { i32 }, i32* } }**
  %21 = load { i32, { { i32 }, i32* } }*, { i32, { { i32 }, i32* } }** %20, align 8
  %22 = getelementptr { i32, { { i32 }, i32* } }, { i32, { { i32 }, i32* } }* %21, i64 0, i32 0
  %23 = load i32, i32* %22, align 4
  %24 = icmp sgt i32 %19, %17
  br i1 %24, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %25 = icmp sgt i32 %23, 0
  %26 = getelementptr { i32, { { i32 }, i32* } }, { i32, { { i32 }, i32* } }* %21, i64 0, i32 1, i32 1
  br i1 %25, label %for_loop_body.us.preheader, label %for_loop_body.preheader

for_loop_body.us.preheader:                       ; preds = %for_loop_body.lr.ph
  br label %for_loop_body.us

for_loop_body.preheader:                          ; preds = %for_loop_body.lr.ph
  %27 = sub i32 %19, %17
  %28 = xor i32 %17, -1
  %29 = add i32 %19, %28
  %xtraiter = and i32 %27, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.preheader
  %30 = sub i32 0, %xtraiter
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv37 = phi i32 [ %30, %for_loop_body.prol.preheader ], [ %lsr.iv.next38, %for_loop_body.prol ]
  %.01621.prol = phi i32 [ %36, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %31 = load i32, i32* %7, align 4
  %32 = srem i32 %.01621.prol, %31
  %33 = load i32*, i32** %26, align 8
  %34 = sext i32 %32 to i64
  %35 = getelementptr i32, i32* %33, i64 %34
  store i32 %32, i32* %35, align 4
  %36 = add i32 %.01621.prol, 1
  %lsr.iv.next38 = add nsw i32 %lsr.iv37, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next38, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.preheader
  %.01621.unr = phi i32 [ %17, %for_loop_body.preheader ], [ %36, %for_loop_body.prol.loopexit.loopexit ]
  %37 = icmp ult i32 %29, 7
  br i1 %37, label %after_for, label %for_loop_body.preheader35

for_loop_body.preheader35:                        ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body.us:                                 ; preds = %for_loop_test4.after_for3_crit_edge.us, %for_loop_body.us.preheader
  %.01621.us = phi i32 [ %445, %for_loop_test4.after_for3_crit_edge.us ], [ %17, %for_loop_body.us.preheader ]
  %38 = load i32, i32* %7, align 4
  %39 = srem i32 %.01621.us, %38
  br label %for_loop_test8.preheader.us

after_for7.us:                                    ; preds = %for_loop_body5.us
  %40 = add i32 %441, %.01519.us
  %41 = add nuw nsw i32 %.01420.us, 1
  %exitcond24.not = icmp eq i32 %41, %23
  br i1 %exitcond24.not, label %for_loop_test4.after_for3_crit_edge.us, label %for_loop_test8.preheader.us

for_loop_body5.us:                                ; preds = %for_loop_test8.preheader.us, %for_loop_body5.us
  %lsr.iv = phi i32 [ %lsr.iv.next, %for_loop_body5.us ], [ 1000, %for_loop_test8.preheader.us ]
  %.01317.us = phi i32 [ %.01519.us, %for_loop_test8.preheader.us ], [ %441, %for_loop_body5.us ]
  %42 = mul i32 %.01317.us, 1664525
  %43 = add i32 %42, 1013904223
  %44 = ashr i32 %43, 7
  %45 = xor i32 %44, %43
  %46 = mul i32 %45, 1664525
  %47 = add i32 %46, 1013904223
  %48 = ashr i32 %47, 7
  %49 = xor i32 %48, %47
  %50 = mul i32 %49, 1664525
  %51 = add i32 %50, 1013904223
  %52 = ashr i32 %51, 7
  %53 = xor i32 %52, %51
  %54 = mul i32 %53, 1664525
  %55 = add i32 %54, 1013904223
  %56 = ashr i32 %55, 7
  %57 = xor i32 %56, %55
  %58 = mul i32 %57, 1664525
  %59 = add i32 %58, 1013904223
  %60 = ashr i32 %59, 7
  %61 = xor i32 %60, %59
  %62 = mul i32 %61, 1664525
  %63 = add i32 %62, 1013904223
  %64 = ashr i32 %63, 7
  %65 = xor i32 %64, %63
  %66 = mul i32 %65, 1664525
  %67 = add i32 %66, 1013904223
  %68 = ashr i32 %67, 7
  %69 = xor i32 %68, %67
  %70 = mul i32 %69, 1664525
  %71 = add i32 %70, 1013904223
  %72 = ashr i32 %71, 7
  %73 = xor i32 %72, %71
  %74 = mul i32 %73, 1664525
  %75 = add i32 %74, 1013904223
  %76 = ashr i32 %75, 7
  %77 = xor i32 %76, %75
  %78 = mul i32 %77, 1664525
  %79 = add i32 %78, 1013904223
  %80 = ashr i32 %79, 7
  %81 = xor i32 %80, %79
  %82 = mul i32 %81, 1664525
  %83 = add i32 %82, 1013904223
  %84 = ashr i32 %83, 7
  %85 = xor i32 %84, %83
  %86 = mul i32 %85, 1664525
  %87 = add i32 %86, 1013904223
  %88 = ashr i32 %87, 7
  %89 = xor i32 %88, %87
  %90 = mul i32 %89, 1664525
  %91 = add i32 %90, 1013904223
  %92 = ashr i32 %91, 7
  %93 = xor i32 %92, %91
  %94 = mul i32 %93, 1664525
  %95 = add i32 %94, 1013904223
  %96 = ashr i32 %95, 7
  %97 = xor i32 %96, %95
  %98 = mul i32 %97, 1664525
  %99 = add i32 %98, 1013904223
  %100 = ashr i32 %99, 7
  %101 = xor i32 %100, %99
  %102 = mul i32 %101, 1664525
  %103 = add i32 %102, 1013904223
  %104 = ashr i32 %103, 7
  %105 = xor i32 %104, %103
  %106 = mul i32 %105, 1664525
  %107 = add i32 %106, 1013904223
  %108 = ashr i32 %107, 7
  %109 = xor i32 %108, %107
  %110 = mul i32 %109, 1664525
  %111 = add i32 %110, 1013904223
  %112 = ashr i32 %111, 7
  %113 = xor i32 %112, %111
  %114 = mul i32 %113, 1664525
  %115 = add i32 %114, 1013904223
  %116 = ashr i32 %115, 7
  %117 = xor i32 %116, %115
  %118 = mul i32 %117, 1664525
  %119 = add i32 %118, 1013904223
  %120 = ashr i32 %119, 7
  %121 = xor i32 %120, %119
  %122 = mul i32 %121, 1664525
  %123 = add i32 %122, 1013904223
  %124 = ashr i32 %123, 7
  %125 = xor i32 %124, %123
  %126 = mul i32 %125, 1664525
  %127 = add i32 %126, 1013904223
  %128 = ashr i32 %127, 7
  %129 = xor i32 %128, %127
  %130 = mul i32 %129, 1664525
  %131 = add i32 %130, 1013904223
  %132 = ashr i32 %131, 7
  %133 = xor i32 %132, %131
  %134 = mul i32 %133, 1664525
  %135 = add i32 %134, 1013904223
  %136 = ashr i32 %135, 7
  %137 = xor i32 %136, %135
  %138 = mul i32 %137, 1664525
  %139 = add i32 %138, 1013904223
  %140 = ashr i32 %139, 7
  %141 = xor i32 %140, %139
  %142 = mul i32 %141, 1664525
  %143 = add i32 %142, 1013904223
  %144 = ashr i32 %143, 7
  %145 = xor i32 %144, %143
  %146 = mul i32 %145, 1664525
  %147 = add i32 %146, 1013904223
  %148 = ashr i32 %147, 7
  %149 = xor i32 %148, %147
  %150 = mul i32 %149, 1664525
  %151 = add i32 %150, 1013904223
  %152 = ashr i32 %151, 7
  %153 = xor i32 %152, %151
  %154 = mul i32 %153, 1664525
  %155 = add i32 %154, 1013904223
  %156 = ashr i32 %155, 7
  %157 = xor i32 %156, %155
  %158 = mul i32 %157, 1664525
  %159 = add i32 %158, 1013904223
  %160 = ashr i32 %159, 7
  %161 = xor i32 %160, %159
  %162 = mul i32 %161, 1664525
  %163 = add i32 %162, 1013904223
  %164 = ashr i32 %163, 7
  %165 = xor i32 %164, %163
  %166 = mul i32 %165, 1664525
  %167 = add i32 %166, 1013904223
  %168 = ashr i32 %167, 7
  %169 = xor i32 %168, %167
  %170 = mul i32 %169, 1664525
  %171 = add i32 %170, 1013904223
  %172 = ashr i32 %171, 7
  %173 = xor i32 %172, %171
  %174 = mul i32 %173, 1664525
  %175 = add i32 %174, 1013904223
  %176 = ashr i32 %175, 7
  %177 = xor i32 %176, %175
  %178 = mul i32 %177, 1664525
  %179 = add i32 %178, 1013904223
  %180 = ashr i32 %179, 7
  %181 = xor i32 %180, %179
  %182 = mul i32 %181, 1664525
  %183 = add i32 %182, 1013904223
  %184 = ashr i32 %183, 7
  %185 = xor i32 %184, %183
  %186 = mul i32 %185, 1664525
  %187 = add i32 %186, 1013904223
  %188 = ashr i32 %187, 7
  %189 = xor i32 %188, %187
  %190 = mul i32 %189, 1664525
  %191 = add i32 %190, 1013904223
  %192 = ashr i32 %191, 7
  %193 = xor i32 %192, %191
  %194 = mul i32 %193, 1664525
  %195 = add i32 %194, 1013904223
  %196 = ashr i32 %195, 7
  %197 = xor i32 %196, %195
  %198 = mul i32 %197, 1664525
  %199 = add i32 %198, 1013904223
  %200 = ashr i32 %199, 7
  %201 = xor i32 %200, %199
  %202 = mul i32 %201, 1664525
  %203 = add i32 %202, 1013904223
  %204 = ashr i32 %203, 7
  %205 = xor i32 %204, %203
  %206 = mul i32 %205, 1664525
  %207 = add i32 %206, 1013904223
  %208 = ashr i32 %207, 7
  %209 = xor i32 %208, %207
  %210 = mul i32 %209, 1664525
  %211 = add i32 %210, 1013904223
  %212 = ashr i32 %211, 7
  %213 = xor i32 %212, %211
  %214 = mul i32 %213, 1664525
  %215 = add i32 %214, 1013904223
  %216 = ashr i32 %215, 7
  %217 = xor i32 %216, %215
  %218 = mul i32 %217, 1664525
  %219 = add i32 %218, 1013904223
  %220 = ashr i32 %219, 7
  %221 = xor i32 %220, %219
  %222 = mul i32 %221, 1664525
  %223 = add i32 %222, 1013904223
  %224 = ashr i32 %223, 7
  %225 = xor i32 %224, %223
  %226 = mul i32 %225, 1664525
  %227 = add i32 %226, 1013904223
  %228 = ashr i32 %227, 7
  %229 = xor i32 %228, %227
  %230 = mul i32 %229, 1664525
  %231 = add i32 %230, 1013904223
  %232 = ashr i32 %231, 7
  %233 = xor i32 %232, %231
  %234 = mul i32 %233, 1664525
  %235 = add i32 %234, 1013904223
  %236 = ashr i32 %235, 7
  %237 = xor i32 %236, %235
  %238 = mul i32 %237, 1664525
  %239 = add i32 %238, 1013904223
  %240 = ashr i32 %239, 7
  %241 = xor i32 %240, %239
  %242 = mul i32 %241, 1664525
  %243 = add i32 %242, 1013904223
  %244 = ashr i32 %243, 7
  %245 = xor i32 %244, %243
  %246 = mul i32 %245, 1664525
  %247 = add i32 %246, 1013904223
  %248 = ashr i32 %247, 7
  %249 = xor i32 %248, %247
  %250 = mul i32 %249, 1664525
  %251 = add i32 %250, 1013904223
  %252 = ashr i32 %251, 7
  %253 = xor i32 %252, %251
  %254 = mul i32 %253, 1664525
  %255 = add i32 %254, 1013904223
  %256 = ashr i32 %255, 7
  %257 = xor i32 %256, %255
  %258 = mul i32 %257, 1664525
  %259 = add i32 %258, 1013904223
  %260 = ashr i32 %259, 7
  %261 = xor i32 %260, %259
  %262 = mul i32 %261, 1664525
  %263 = add i32 %262, 1013904223
  %264 = ashr i32 %263, 7
  %265 = xor i32 %264, %263
  %266 = mul i32 %265, 1664525
  %267 = add i32 %266, 1013904223
  %268 = ashr i32 %267, 7
  %269 = xor i32 %268, %267
  %270 = mul i32 %269, 1664525
  %271 = add i32 %270, 1013904223
  %272 = ashr i32 %271, 7
  %273 = xor i32 %272, %271
  %274 = mul i32 %273, 1664525
  %275 = add i32 %274, 1013904223
  %276 = ashr i32 %275, 7
  %277 = xor i32 %276, %275
  %278 = mul i32 %277, 1664525
  %279 = add i32 %278, 1013904223
  %280 = ashr i32 %279, 7
  %281 = xor i32 %280, %279
  %282 = mul i32 %281, 1664525
  %283 = add i32 %282, 1013904223
  %284 = ashr i32 %283, 7
  %285 = xor i32 %284, %283
  %286 = mul i32 %285, 1664525
  %287 = add i32 %286, 1013904223
  %288 = ashr i32 %287, 7
  %289 = xor i32 %288, %287
  %290 = mul i32 %289, 1664525
  %291 = add i32 %290, 1013904223
  %292 = ashr i32 %291, 7
  %293 = xor i32 %292, %291
  %294 = mul i32 %293, 1664525
  %295 = add i32 %294, 1013904223
  %296 = ashr i32 %295, 7
  %297 = xor i32 %296, %295
  %298 = mul i32 %297, 1664525
  %299 = add i32 %298, 1013904223
  %300 = ashr i32 %299, 7
  %301 = xor i32 %300, %299
  %302 = mul i32 %301, 1664525
  %303 = add i32 %302, 1013904223
  %304 = ashr i32 %303, 7
  %305 = xor i32 %304, %303
  %306 = mul i32 %305, 1664525
  %307 = add i32 %306, 1013904223
  %308 = ashr i32 %307, 7
  %309 = xor i32 %308, %307
  %310 = mul i32 %309, 1664525
  %311 = add i32 %310, 1013904223
  %312 = ashr i32 %311, 7
  %313 = xor i32 %312, %311
  %314 = mul i32 %313, 1664525
  %315 = add i32 %314, 1013904223
  %316 = ashr i32 %315, 7
  %317 = xor i32 %316, %315
  %318 = mul i32 %317, 1664525
  %319 = add i32 %318, 1013904223
  %320 = ashr i32 %319, 7
  %321 = xor i32 %320, %319
  %322 = mul i32 %321, 1664525
  %323 = add i32 %322, 1013904223
  %324 = ashr i32 %323, 7
  %325 = xor i32 %324, %323
  %326 = mul i32 %325, 1664525
  %327 = add i32 %326, 1013904223
  %328 = ashr i32 %327, 7
  %329 = xor i32 %328, %327
  %330 = mul i32 %329, 1664525
  %331 = add i32 %330, 1013904223
  %332 = ashr i32 %331, 7
  %333 = xor i32 %332, %331
  %334 = mul i32 %333, 1664525
  %335 = add i32 %334, 1013904223
  %336 = ashr i32 %335, 7
  %337 = xor i32 %336, %335
  %338 = mul i32 %337, 1664525
  %339 = add i32 %338, 1013904223
  %340 = ashr i32 %339, 7
  %341 = xor i32 %340, %339
  %342 = mul i32 %341, 1664525
  %343 = add i32 %342, 1013904223
  %344 = ashr i32 %343, 7
  %345 = xor i32 %344, %343
  %346 = mul i32 %345, 1664525
  %347 = add i32 %346, 1013904223
  %348 = ashr i32 %347, 7
  %349 = xor i32 %348, %347
  %350 = mul i32 %349, 1664525
  %351 = add i32 %350, 1013904223
  %352 = ashr i32 %351, 7
  %353 = xor i32 %352, %351
  %354 = mul i32 %353, 1664525
  %355 = add i32 %354, 1013904223
  %356 = ashr i32 %355, 7
  %357 = xor i32 %356, %355
  %358 = mul i32 %357, 1664525
  %359 = add i32 %358, 1013904223
  %360 = ashr i32 %359, 7
  %361 = xor i32 %360, %359
  %362 = mul i32 %361, 1664525
  %363 = add i32 %362, 1013904223
  %364 = ashr i32 %363, 7
  %365 = xor i32 %364, %363
  %366 = mul i32 %365, 1664525
  %367 = add i32 %366, 1013904223
  %368 = ashr i32 %367, 7
  %369 = xor i32 %368, %367
  %370 = mul i32 %369, 1664525
  %371 = add i32 %370, 1013904223
  %372 = ashr i32 %371, 7
  %373 = xor i32 %372, %371
  %374 = mul i32 %373, 1664525
  %375 = add i32 %374, 1013904223
  %376 = ashr i32 %375, 7
  %377 = xor i32 %376, %375
  %378 = mul i32 %377, 1664525
  %379 = add i32 %378, 1013904223
  %380 = ashr i32 %379, 7
  %381 = xor i32 %380, %379
  %382 = mul i32 %381, 1664525
  %383 = add i32 %382, 1013904223
  %384 = ashr i32 %383, 7
  %385 = xor i32 %384, %383
  %386 = mul i32 %385, 1664525
  %387 = add i32 %386, 1013904223
  %388 = ashr i32 %387, 7
  %389 = xor i32 %388, %387
  %390 = mul i32 %389, 1664525
  %391 = add i32 %390, 1013904223
  %392 = ashr i32 %391, 7
  %393 = xor i32 %392, %391
  %394 = mul i32 %393, 1664525
  %395 = add i32 %394, 1013904223
  %396 = ashr i32 %395, 7
  %397 = xor i32 %396, %395
  %398 = mul i32 %397, 1664525
  %399 = add i32 %398, 1013904223
  %400 = ashr i32 %399, 7
  %401 = xor i32 %400, %399
  %402 = mul i32 %401, 1664525
  %403 = add i32 %402, 1013904223
  %404 = ashr i32 %403, 7
  %405 = xor i32 %404, %403
  %406 = mul i32 %405, 1664525
  %407 = add i32 %406, 1013904223
  %408 = ashr i32 %407, 7
  %409 = xor i32 %408, %407
  %410 = mul i32 %409, 1664525
  %411 = add i32 %410, 1013904223
  %412 = ashr i32 %411, 7
  %413 = xor i32 %412, %411
  %414 = mul i32 %413, 1664525
  %415 = add i32 %414, 1013904223
  %416 = ashr i32 %415, 7
  %417 = xor i32 %416, %415
  %418 = mul i32 %417, 1664525
  %419 = add i32 %418, 1013904223
  %420 = ashr i32 %419, 7
  %421 = xor i32 %420, %419
  %422 = mul i32 %421, 1664525
  %423 = add i32 %422, 1013904223
  %424 = ashr i32 %423, 7
  %425 = xor i32 %424, %423
  %426 = mul i32 %425, 1664525
  %427 = add i32 %426, 1013904223
  %428 = ashr i32 %427, 7
  %429 = xor i32 %428, %427
  %430 = mul i32 %429, 1664525
  %431 = add i32 %430, 1013904223
  %432 = ashr i32 %431, 7
  %433 = xor i32 %432, %431
  %434 = mul i32 %433, 1664525
  %435 = add i32 %434, 1013904223
  %436 = ashr i32 %435, 7
  %437 = xor i32 %436, %435
  %438 = mul i32 %437, 1664525
  %439 = add i32 %438, 1013904223
  %440 = ashr i32 %439, 7
  %441 = xor i32 %440, %439
  %lsr.iv.next = add nsw i32 %lsr.iv, -100
  %exitcond.not.99 = icmp eq i32 %lsr.iv.next, 0
  br i1 %exitcond.not.99, label %after_for7.us, label %for_loop_body5.us

for_loop_test8.preheader.us:                      ; preds = %after_for7.us, %for_loop_body.us
  %.01420.us = phi i32 [ 0, %for_loop_body.us ], [ %41, %after_for7.us ]
  %.01519.us = phi i32 [ %39, %for_loop_body.us ], [ %40, %after_for7.us ]
  br label %for_loop_body5.us

for_loop_test4.after_for3_crit_edge.us:           ; preds = %after_for7.us
  %442 = load i32*, i32** %26, align 8
  %443 = sext i32 %39 to i64
  %444 = getelementptr i32, i32* %442, i64 %443
  store i32 %40, i32* %444, align 4
  %445 = add nsw i32 %.01621.us, 1
  %exitcond25.not = icmp eq i32 %445, %19
  br i1 %exitcond25.not, label %after_for.loopexit, label %for_loop_body.us

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader35
  %.01621 = phi i32 [ %493, %for_loop_body ], [ %.01621.unr, %for_loop_body.preheader35 ]
  %446 = load i32, i32* %7, align 4
  %447 = srem i32 %.01621, %446
  %448 = load i32*, i32** %26, align 8
  %449 = sext i32 %447 to i64
  %450 = getelementptr i32, i32* %448, i64 %449
  store i32 %447, i32* %450, align 4
  %451 = load i32, i32* %7, align 4
  %452 = add i32 %.01621, 1
  %453 = srem i32 %452, %451
  %454 = load i32*, i32** %26, align 8
  %455 = sext i32 %453 to i64
  %456 = getelementptr i32, i32* %454, i64 %455
  store i32 %453, i32* %456, align 4
  %457 = load i32, i32* %7, align 4
  %458 = add i32 %452, 1
  %459 = srem i32 %458, %457
  %460 = load i32*, i32** %26, align 8
  %461 = sext i32 %459 to i64
  %462 = getelementptr i32, i32* %460, i64 %461
  store i32 %459, i32* %462, align 4
  %463 = load i32, i32* %7, align 4
  %464 = add i32 %458, 1
  %465 = srem i32 %464, %463
  %466 = load i32*, i32** %26, align 8
  %467 = sext i32 %465 to i64
  %468 = getelementptr i32, i32* %466, i64 %467
  store i32 %465, i32* %468, align 4
  %469 = load i32, i32* %7, align 4
  %470 = add i32 %464, 1
  %471 = srem i32 %470, %469
  %472 = load i32*, i32** %26, align 8
  %473 = sext i32 %471 to i64
  %474 = getelementptr i32, i32* %472, i64 %473
  store i32 %471, i32* %474, align 4
  %475 = load i32, i32* %7, align 4
  %476 = add i32 %470, 1
  %477 = srem i32 %476, %475
  %478 = load i32*, i32** %26, align 8
  %479 = sext i32 %477 to i64
  %480 = getelementptr i32, i32* %478, i64 %479
  store i32 %477, i32* %480, align 4
  %481 = load i32, i32* %7, align 4
  %482 = add i32 %476, 1
  %483 = srem i32 %482, %481
  %484 = load i32*, i32** %26, align 8
  %485 = sext i32 %483 to i64
  %486 = getelementptr i32, i32* %484, i64 %485
  store i32 %483, i32* %486, align 4
  %487 = load i32, i32* %7, align 4
  %488 = add i32 %482, 1
  %489 = srem i32 %488, %487
  %490 = load i32*, i32** %26, align 8
  %491 = sext i32 %489 to i64
  %492 = getelementptr i32, i32* %490, i64 %491
  store i32 %489, i32* %492, align 4
  %493 = add i32 %488, 1
  %exitcond26.not.7 = icmp eq i32 %493, %19
  br i1 %exitcond26.not.7, label %after_for.loopexit36, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_test4.after_for3_crit_edge.us
  br label %after_for

after_for.loopexit36:                             ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit36, %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
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
