; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext*, void (%struct.RuntimeContext*, i8*)*, void (%struct.RuntimeContext*, i8*, i32)*, void (%struct.RuntimeContext*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext = type { i8*, %struct.LLVMRuntime*, i32, i64* }
%struct.LLVMRuntime = type { %struct.PreallocatedMemoryChunk, %struct.PreallocatedMemoryChunk, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager*], [1024 x %struct.NodeManager*], [1024 x i8*], i8*, %struct.RandState*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk = type { i8*, i8*, i64 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.ListManager = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime* }
%struct.NodeManager = type <{ %struct.LLVMRuntime*, i32, i32, i32, i32, %struct.ListManager*, %struct.ListManager*, %struct.ListManager*, i32, [4 x i8] }>
%struct.RandState = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @measure_c84_0_kernel_0_serial(%struct.RuntimeContext* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext* %context to { { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }**
  %1 = load { { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }*, { { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }** %0, align 8
  %2 = getelementptr { { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext, %struct.RuntimeContext* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @measure_c84_0_kernel_1_range_for(%struct.RuntimeContext* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext* %context, %struct.RuntimeContext** %4, align 8
  store void (%struct.RuntimeContext*, i8*)* null, void (%struct.RuntimeContext*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext*, i8*, i32)* @function_body, void (%struct.RuntimeContext*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext*, i8*)* null, void (%struct.RuntimeContext*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext, %struct.RuntimeContext* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext, %struct.RuntimeContext* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %4, i64 0, i32 14
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
  %20 = icmp slt i32 %17, %19
  br i1 %20, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %21 = bitcast %struct.RuntimeContext* %0 to { { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }**
  %22 = load { { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }*, { { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }** %21, align 8
  %23 = getelementptr { { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }* %22, i64 0, i32 1, i32 1
  %24 = getelementptr { { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }* %22, i64 0, i32 0, i32 1
  %25 = getelementptr { { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }* %22, i64 0, i32 2, i32 1
  br label %for_loop_body

for_loop_body:                                    ; preds = %after_for3, %for_loop_body.lr.ph
  %.079 = phi i32 [ %17, %for_loop_body.lr.ph ], [ %319, %after_for3 ]
  %26 = load i32, i32* %7, align 4
  %27 = srem i32 %.079, %26
  %28 = load float*, float** %23, align 8
  %29 = sext i32 %27 to i64
  %30 = getelementptr float, float* %28, i64 %29
  store float 0.000000e+00, float* %30, align 4
  %31 = load float*, float** %24, align 8
  %32 = mul i32 %27, 3
  %33 = sext i32 %32 to i64
  %34 = getelementptr float, float* %31, i64 %33
  %35 = add i32 %32, 1
  %36 = sext i32 %35 to i64
  %37 = getelementptr float, float* %31, i64 %36
  %38 = add i32 %32, 2
  %39 = sext i32 %38 to i64
  %40 = getelementptr float, float* %31, i64 %39
  %41 = icmp sgt i32 %26, 0
  br i1 %41, label %for_loop_body1.preheader, label %after_for3

for_loop_body1.preheader:                         ; preds = %for_loop_body
  %wide.trip.count = zext i32 %26 to i64
  %42 = add nsw i64 %wide.trip.count, -1
  %xtraiter = and i64 %wide.trip.count, 7
  %43 = icmp ult i64 %42, 7
  br i1 %43, label %after_for3.loopexit.unr-lcssa, label %for_loop_body1.preheader.new

for_loop_body1.preheader.new:                     ; preds = %for_loop_body1.preheader
  %unroll_iter = and i64 %wide.trip.count, 4294967288
  br label %for_loop_body1

after_for.loopexit:                               ; preds = %after_for3
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void

for_loop_body1:                                   ; preds = %for_loop_body1, %for_loop_body1.preheader.new
  %lsr.iv = phi i32 [ %lsr.iv.next, %for_loop_body1 ], [ 12, %for_loop_body1.preheader.new ]
  %44 = phi float [ 0.000000e+00, %for_loop_body1.preheader.new ], [ %280, %for_loop_body1 ]
  %indvars.iv = phi i64 [ 0, %for_loop_body1.preheader.new ], [ %indvars.iv.next.7, %for_loop_body1 ]
  %45 = load float, float* %34, align 4
  %46 = load float, float* %37, align 4
  %47 = load float, float* %40, align 4
  %48 = load float*, float** %24, align 8
  %49 = add i32 %lsr.iv, -12
  %50 = sext i32 %49 to i64
  %51 = getelementptr float, float* %48, i64 %50
  %52 = load float, float* %51, align 4
  %53 = add i32 %lsr.iv, -11
  %54 = sext i32 %53 to i64
  %55 = getelementptr float, float* %48, i64 %54
  %56 = load float, float* %55, align 4
  %57 = add i32 %lsr.iv, -10
  %58 = sext i32 %57 to i64
  %59 = getelementptr float, float* %48, i64 %58
  %60 = load float, float* %59, align 4
  %61 = fsub reassoc ninf nsz float %45, %52
  %62 = fsub reassoc ninf nsz float %46, %56
  %63 = fsub reassoc ninf nsz float %47, %60
  %64 = fmul reassoc ninf nsz float %61, %61
  %65 = fmul reassoc ninf nsz float %62, %62
  %66 = fmul reassoc ninf nsz float %63, %63
  %67 = fadd reassoc ninf nsz float %65, %64
  %68 = fadd reassoc ninf nsz float %67, %66
  %69 = tail call reassoc ninf nsz float @llvm.sqrt.f32(float %68)
  %70 = fmul reassoc ninf nsz float %69, %69
  %71 = fsub reassoc ninf nsz float 1.000000e+00, %70
  %72 = tail call reassoc ninf nsz float @llvm.maxnum.f32(float %71, float 0.000000e+00)
  %73 = fmul reassoc ninf nsz float %72, %72
  %74 = fmul reassoc ninf nsz float %73, %72
  %75 = fadd reassoc ninf nsz float %74, %44
  store float %75, float* %30, align 4
  %76 = load float, float* %34, align 4
  %77 = load float, float* %37, align 4
  %78 = load float, float* %40, align 4
  %79 = load float*, float** %24, align 8
  %80 = add i32 %lsr.iv, -9
  %81 = sext i32 %80 to i64
  %82 = getelementptr float, float* %79, i64 %81
  %83 = load float, float* %82, align 4
  %84 = add i32 %lsr.iv, -8
  %85 = sext i32 %84 to i64
  %86 = getelementptr float, float* %79, i64 %85
  %87 = load float, float* %86, align 4
  %88 = add i32 %lsr.iv, -7
  %89 = sext i32 %88 to i64
  %90 = getelementptr float, float* %79, i64 %89
  %91 = load float, float* %90, align 4
  %92 = fsub reassoc ninf nsz float %76, %83
  %93 = fsub reassoc ninf nsz float %77, %87
  %94 = fsub reassoc ninf nsz float %78, %91
  %95 = fmul reassoc ninf nsz float %92, %92
  %96 = fmul reassoc ninf nsz float %93, %93
  %97 = fmul reassoc ninf nsz float %94, %94
  %98 = fadd reassoc ninf nsz float %96, %95
  %99 = fadd reassoc ninf nsz float %98, %97
  %100 = tail call reassoc ninf nsz float @llvm.sqrt.f32(float %99)
  %101 = fmul reassoc ninf nsz float %100, %100
  %102 = fsub reassoc ninf nsz float 1.000000e+00, %101
  %103 = tail call reassoc ninf nsz float @llvm.maxnum.f32(float %102, float 0.000000e+00)
  %104 = fmul reassoc ninf nsz float %103, %103
  %105 = fmul reassoc ninf nsz float %104, %103
  %106 = fadd reassoc ninf nsz float %105, %75
  store float %106, float* %30, align 4
  %107 = load float, float* %34, align 4
  %108 = load float, float* %37, align 4
  %109 = load float, float* %40, align 4
  %110 = load float*, float** %24, align 8
  %111 = add i32 %lsr.iv, -6
  %112 = sext i32 %111 to i64
  %113 = getelementptr float, float* %110, i64 %112
  %114 = load float, float* %113, align 4
  %115 = add i32 %lsr.iv, -5
  %116 = sext i32 %115 to i64
  %117 = getelementptr float, float* %110, i64 %116
  %118 = load float, float* %117, align 4
  %119 = sext i32 %lsr.iv to i64
  %120 = getelementptr float, float* %110, i64 %119
  %121 = getelementptr float, float* %120, i64 -4
  %122 = load float, float* %121, align 4
  %123 = fsub reassoc ninf nsz float %107, %114
  %124 = fsub reassoc ninf nsz float %108, %118
  %125 = fsub reassoc ninf nsz float %109, %122
  %126 = fmul reassoc ninf nsz float %123, %123
  %127 = fmul reassoc ninf nsz float %124, %124
  %128 = fmul reassoc ninf nsz float %125, %125
  %129 = fadd reassoc ninf nsz float %127, %126
  %130 = fadd reassoc ninf nsz float %129, %128
  %131 = tail call reassoc ninf nsz float @llvm.sqrt.f32(float %130)
  %132 = fmul reassoc ninf nsz float %131, %131
  %133 = fsub reassoc ninf nsz float 1.000000e+00, %132
  %134 = tail call reassoc ninf nsz float @llvm.maxnum.f32(float %133, float 0.000000e+00)
  %135 = fmul reassoc ninf nsz float %134, %134
  %136 = fmul reassoc ninf nsz float %135, %134
  %137 = fadd reassoc ninf nsz float %136, %106
  store float %137, float* %30, align 4
  %138 = load float, float* %34, align 4
  %139 = load float, float* %37, align 4
  %140 = load float, float* %40, align 4
  %141 = load float*, float** %24, align 8
  %142 = getelementptr float, float* %141, i64 %119
  %143 = getelementptr float, float* %142, i64 -3
  %144 = load float, float* %143, align 4
  %145 = getelementptr float, float* %142, i64 -2
  %146 = load float, float* %145, align 4
  %147 = add i64 %119, 2
  %148 = getelementptr float, float* %141, i64 %147
  %149 = getelementptr float, float* %148, i64 -3
  %150 = load float, float* %149, align 4
  %151 = fsub reassoc ninf nsz float %138, %144
  %152 = fsub reassoc ninf nsz float %139, %146
  %153 = fsub reassoc ninf nsz float %140, %150
  %154 = fmul reassoc ninf nsz float %151, %151
  %155 = fmul reassoc ninf nsz float %152, %152
  %156 = fmul reassoc ninf nsz float %153, %153
  %157 = fadd reassoc ninf nsz float %155, %154
  %158 = fadd reassoc ninf nsz float %157, %156
  %159 = tail call reassoc ninf nsz float @llvm.sqrt.f32(float %158)
  %160 = fmul reassoc ninf nsz float %159, %159
  %161 = fsub reassoc ninf nsz float 1.000000e+00, %160
  %162 = tail call reassoc ninf nsz float @llvm.maxnum.f32(float %161, float 0.000000e+00)
  %163 = fmul reassoc ninf nsz float %162, %162
  %164 = fmul reassoc ninf nsz float %163, %162
  %165 = fadd reassoc ninf nsz float %164, %137
  store float %165, float* %30, align 4
  %166 = load float, float* %34, align 4
  %167 = load float, float* %37, align 4
  %168 = load float, float* %40, align 4
  %169 = load float*, float** %24, align 8
  %170 = getelementptr float, float* %169, i64 %119
  %171 = load float, float* %170, align 4
  %172 = getelementptr float, float* %170, i64 1
  %173 = load float, float* %172, align 4
  %174 = getelementptr float, float* %170, i64 2
  %175 = load float, float* %174, align 4
  %176 = fsub reassoc ninf nsz float %166, %171
  %177 = fsub reassoc ninf nsz float %167, %173
  %178 = fsub reassoc ninf nsz float %168, %175
  %179 = fmul reassoc ninf nsz float %176, %176
  %180 = fmul reassoc ninf nsz float %177, %177
  %181 = fmul reassoc ninf nsz float %178, %178
  %182 = fadd reassoc ninf nsz float %180, %179
  %183 = fadd reassoc ninf nsz float %182, %181
  %184 = tail call reassoc ninf nsz float @llvm.sqrt.f32(float %183)
  %185 = fmul reassoc ninf nsz float %184, %184
  %186 = fsub reassoc ninf nsz float 1.000000e+00, %185
  %187 = tail call reassoc ninf nsz float @llvm.maxnum.f32(float %186, float 0.000000e+00)
  %188 = fmul reassoc ninf nsz float %187, %187
  %189 = fmul reassoc ninf nsz float %188, %187
  %190 = fadd reassoc ninf nsz float %189, %165
  store float %190, float* %30, align 4
  %191 = load float, float* %34, align 4
  %192 = load float, float* %37, align 4
  %193 = load float, float* %40, align 4
  %194 = load float*, float** %24, align 8
  %195 = getelementptr float, float* %194, i64 %119
  %196 = getelementptr float, float* %195, i64 3
  %197 = load float, float* %196, align 4
  %198 = add i32 %lsr.iv, 4
  %199 = sext i32 %198 to i64
  %200 = getelementptr float, float* %194, i64 %199
  %201 = load float, float* %200, align 4
  %202 = add i32 %lsr.iv, 5
  %203 = sext i32 %202 to i64
  %204 = getelementptr float, float* %194, i64 %203
  %205 = load float, float* %204, align 4
  %206 = fsub reassoc ninf nsz float %191, %197
  %207 = fsub reassoc ninf nsz float %192, %201
  %208 = fsub reassoc ninf nsz float %193, %205
  %209 = fmul reassoc ninf nsz float %206, %206
  %210 = fmul reassoc ninf nsz float %207, %207
  %211 = fmul reassoc ninf nsz float %208, %208
  %212 = fadd reassoc ninf nsz float %210, %209
  %213 = fadd reassoc ninf nsz float %212, %211
  %214 = tail call reassoc ninf nsz float @llvm.sqrt.f32(float %213)
  %215 = fmul reassoc ninf nsz float %214, %214
  %216 = fsub reassoc ninf nsz float 1.000000e+00, %215
  %217 = tail call reassoc ninf nsz float @llvm.maxnum.f32(float %216, float 0.000000e+00)
  %218 = fmul reassoc ninf nsz float %217, %217
  %219 = fmul reassoc ninf nsz float %218, %217
  %220 = fadd reassoc ninf nsz float %219, %190
  store float %220, float* %30, align 4
  %221 = load float, float* %34, align 4
  %222 = load float, float* %37, align 4
  %223 = load float, float* %40, align 4
  %224 = load float*, float** %24, align 8
  %225 = add i32 %lsr.iv, 6
  %226 = sext i32 %225 to i64
  %227 = getelementptr float, float* %224, i64 %226
  %228 = load float, float* %227, align 4
  %229 = add i32 %lsr.iv, 7
  %230 = sext i32 %229 to i64
  %231 = getelementptr float, float* %224, i64 %230
  %232 = load float, float* %231, align 4
  %233 = add i32 %lsr.iv, 8
  %234 = sext i32 %233 to i64
  %235 = getelementptr float, float* %224, i64 %234
  %236 = load float, float* %235, align 4
  %237 = fsub reassoc ninf nsz float %221, %228
  %238 = fsub reassoc ninf nsz float %222, %232
  %239 = fsub reassoc ninf nsz float %223, %236
  %240 = fmul reassoc ninf nsz float %237, %237
  %241 = fmul reassoc ninf nsz float %238, %238
  %242 = fmul reassoc ninf nsz float %239, %239
  %243 = fadd reassoc ninf nsz float %241, %240
  %244 = fadd reassoc ninf nsz float %243, %242
  %245 = tail call reassoc ninf nsz float @llvm.sqrt.f32(float %244)
  %246 = fmul reassoc ninf nsz float %245, %245
  %247 = fsub reassoc ninf nsz float 1.000000e+00, %246
  %248 = tail call reassoc ninf nsz float @llvm.maxnum.f32(float %247, float 0.000000e+00)
  %249 = fmul reassoc ninf nsz float %248, %248
  %250 = fmul reassoc ninf nsz float %249, %248
  %251 = fadd reassoc ninf nsz float %250, %220
  store float %251, float* %30, align 4
  %252 = load float, float* %34, align 4
  %253 = load float, float* %37, align 4
  %254 = load float, float* %40, align 4
  %255 = load float*, float** %24, align 8
  %256 = add i32 %lsr.iv, 9
  %257 = sext i32 %256 to i64
  %258 = getelementptr float, float* %255, i64 %257
  %259 = load float, float* %258, align 4
  %260 = add i32 %lsr.iv, 10
  %261 = sext i32 %260 to i64
  %262 = getelementptr float, float* %255, i64 %261
  %263 = load float, float* %262, align 4
  %264 = getelementptr float, float* %258, i64 2
  %265 = load float, float* %264, align 4
  %266 = fsub reassoc ninf nsz float %252, %259
  %267 = fsub reassoc ninf nsz float %253, %263
  %268 = fsub reassoc ninf nsz float %254, %265
  %269 = fmul reassoc ninf nsz float %266, %266
  %270 = fmul reassoc ninf nsz float %267, %267
  %271 = fmul reassoc ninf nsz float %268, %268
  %272 = fadd reassoc ninf nsz float %270, %269
  %273 = fadd reassoc ninf nsz float %272, %271
  %274 = tail call reassoc ninf nsz float @llvm.sqrt.f32(float %273)
  %275 = fmul reassoc ninf nsz float %274, %274
  %276 = fsub reassoc ninf nsz float 1.000000e+00, %275
  %277 = tail call reassoc ninf nsz float @llvm.maxnum.f32(float %276, float 0.000000e+00)
  %278 = fmul reassoc ninf nsz float %277, %277
  %279 = fmul reassoc ninf nsz float %278, %277
  %280 = fadd reassoc ninf nsz float %279, %251
  store float %280, float* %30, align 4
  %indvars.iv.next.7 = add nuw i64 %indvars.iv, 8
  %lsr.iv.next = add i32 %lsr.iv, 24
  %niter.ncmp.7 = icmp eq i64 %unroll_iter, %indvars.iv.next.7
  br i1 %niter.ncmp.7, label %after_for3.loopexit.unr-lcssa.loopexit, label %for_loop_body1

after_for3.loopexit.unr-lcssa.loopexit:           ; preds = %for_loop_body1
  br label %after_for3.loopexit.unr-lcssa

after_for3.loopexit.unr-lcssa:                    ; preds = %after_for3.loopexit.unr-lcssa.loopexit, %for_loop_body1.preheader
  %.lcssa.ph = phi float [ undef, %for_loop_body1.preheader ], [ %280, %after_for3.loopexit.unr-lcssa.loopexit ]
  %.unr = phi float [ 0.000000e+00, %for_loop_body1.preheader ], [ %280, %after_for3.loopexit.unr-lcssa.loopexit ]
  %indvars.iv.unr = phi i64 [ 0, %for_loop_body1.preheader ], [ %indvars.iv.next.7, %after_for3.loopexit.unr-lcssa.loopexit ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %after_for3, label %for_loop_body1.epil.preheader

for_loop_body1.epil.preheader:                    ; preds = %after_for3.loopexit.unr-lcssa
  %281 = trunc i64 %indvars.iv.unr to i32
  %282 = mul i32 %281, 3
  br label %for_loop_body1.epil

for_loop_body1.epil:                              ; preds = %for_loop_body1.epil, %for_loop_body1.epil.preheader
  %lsr.iv17 = phi i64 [ %xtraiter, %for_loop_body1.epil.preheader ], [ %lsr.iv.next18, %for_loop_body1.epil ]
  %lsr.iv15 = phi i32 [ %282, %for_loop_body1.epil.preheader ], [ %lsr.iv.next16, %for_loop_body1.epil ]
  %283 = phi float [ %313, %for_loop_body1.epil ], [ %.unr, %for_loop_body1.epil.preheader ]
  %284 = load float, float* %34, align 4
  %285 = load float, float* %37, align 4
  %286 = load float, float* %40, align 4
  %287 = load float*, float** %24, align 8
  %288 = sext i32 %lsr.iv15 to i64
  %289 = getelementptr float, float* %287, i64 %288
  %290 = load float, float* %289, align 4
  %291 = add i32 %lsr.iv15, 1
  %292 = sext i32 %291 to i64
  %293 = getelementptr float, float* %287, i64 %292
  %294 = load float, float* %293, align 4
  %295 = add i32 %lsr.iv15, 2
  %296 = sext i32 %295 to i64
  %297 = getelementptr float, float* %287, i64 %296
  %298 = load float, float* %297, align 4
  %299 = fsub reassoc ninf nsz float %284, %290
  %300 = fsub reassoc ninf nsz float %285, %294
  %301 = fsub reassoc ninf nsz float %286, %298
  %302 = fmul reassoc ninf nsz float %299, %299
  %303 = fmul reassoc ninf nsz float %300, %300
  %304 = fmul reassoc ninf nsz float %301, %301
  %305 = fadd reassoc ninf nsz float %303, %302
  %306 = fadd reassoc ninf nsz float %305, %304
  %307 = tail call reassoc ninf nsz float @llvm.sqrt.f32(float %306)
  %308 = fmul reassoc ninf nsz float %307, %307
  %309 = fsub reassoc ninf nsz float 1.000000e+00, %308
  %310 = tail call reassoc ninf nsz float @llvm.maxnum.f32(float %309, float 0.000000e+00)
  %311 = fmul reassoc ninf nsz float %310, %310
  %312 = fmul reassoc ninf nsz float %311, %310
  %313 = fadd reassoc ninf nsz float %312, %283
  store float %313, float* %30, align 4
  %lsr.iv.next16 = add i32 %lsr.iv15, 3
  %lsr.iv.next18 = add nsw i64 %lsr.iv17, -1
  %epil.iter.cmp.not = icmp eq i64 %lsr.iv.next18, 0
  br i1 %epil.iter.cmp.not, label %after_for3.loopexit, label %for_loop_body1.epil, !llvm.loop !6

after_for3.loopexit:                              ; preds = %for_loop_body1.epil
  br label %after_for3

after_for3:                                       ; preds = %after_for3.loopexit, %after_for3.loopexit.unr-lcssa, %for_loop_body
  %314 = phi float [ 0.000000e+00, %for_loop_body ], [ %.lcssa.ph, %after_for3.loopexit.unr-lcssa ], [ %313, %after_for3.loopexit ]
  %315 = fadd reassoc ninf nsz float %314, -1.000000e+00
  %316 = tail call reassoc ninf nsz float @llvm.maxnum.f32(float %315, float 0.000000e+00)
  %factor = fmul reassoc ninf nsz float %316, 2.000000e+00
  %317 = load float*, float** %25, align 8
  %318 = getelementptr float, float* %317, i64 %29
  store float %factor, float* %318, align 4
  %319 = add nsw i32 %.079, 1
  %exitcond11.not = icmp eq i32 %319, %19
  br i1 %exitcond11.not, label %after_for.loopexit, label %for_loop_body
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.sqrt.f32(float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.maxnum.f32(float, float) #3

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #4 {
  %4 = alloca %struct.RuntimeContext, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext**
  %.sroa.0.0.copyload = load %struct.RuntimeContext*, %struct.RuntimeContext** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext*, i8*)*, void (%struct.RuntimeContext*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext*, i8*, i32)*, void (%struct.RuntimeContext*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext*, i8*)*, void (%struct.RuntimeContext*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext, %struct.RuntimeContext* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
