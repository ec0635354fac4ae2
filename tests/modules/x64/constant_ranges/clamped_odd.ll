; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.111*, void (%struct.RuntimeContext.111*, i8*)*, void (%struct.RuntimeContext.111*, i8*, i32)*, void (%struct.RuntimeContext.111*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.111 = type { i8*, %struct.LLVMRuntime.110*, i32, i64* }
%struct.LLVMRuntime.110 = type { %struct.PreallocatedMemoryChunk.105, %struct.PreallocatedMemoryChunk.105, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.106*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.107*], [1024 x %struct.NodeManager.108*], [1024 x i8*], i8*, %struct.RandState.109*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.105 = type { i8*, i8*, i64 }
%struct.__va_list_tag.106 = type { i32, i32, i8*, i8* }
%struct.ListManager.107 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.110* }
%struct.NodeManager.108 = type <{ %struct.LLVMRuntime.110*, i32, i32, i32, i32, %struct.ListManager.107*, %struct.ListManager.107*, %struct.ListManager.107*, i32, [4 x i8] }>
%struct.RandState.109 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @clamped_odd_c96_0_kernel_0_range_for(%struct.RuntimeContext.111* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.111* %context, %struct.RuntimeContext.111** %4, align 8
  store void (%struct.RuntimeContext.111*, i8*)* null, void (%struct.RuntimeContext.111*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.111*, i8*, i32)* @function_body, void (%struct.RuntimeContext.111*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.111*, i8*)* null, void (%struct.RuntimeContext.111*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.111, %struct.RuntimeContext.111* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.110*, %struct.LLVMRuntime.110** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.110, %struct.LLVMRuntime.110* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.110, %struct.LLVMRuntime.110* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.111* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = mul i32 %2, 4000
  %4 = add i32 %3, 4000
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 8000)
  %6 = icmp sgt i32 %5, %3
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = getelementptr inbounds %struct.RuntimeContext.111, %struct.RuntimeContext.111* %0, i64 0, i32 1
  %8 = add nuw nsw i32 %3, 7
  %9 = sub i32 0, %5
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.lr.ph
  %lsr.iv = phi i32 [ %lsr.iv.next, %for_loop_body ], [ %8, %for_loop_body.lr.ph ]
  %10 = add nsw i32 %lsr.iv, -7
  %11 = sdiv i32 %10, 200
  %12 = srem i32 %10, 200
  %13 = tail call i32 @llvm.smax.i32(i32 %11, i32 1)
  %14 = load %struct.LLVMRuntime.110*, %struct.LLVMRuntime.110** %7, align 8
  %15 = getelementptr inbounds %struct.LLVMRuntime.110, %struct.LLVMRuntime.110* %14, i64 0, i32 7, i64 0
  %16 = load i8*, i8** %15, align 8
  %getch.i4 = getelementptr i8, i8* %16, i64 65536
  %17 = mul nuw nsw i32 %13, 200
  %18 = add nsw i32 %12, -200
  %19 = add nsw i32 %18, %17
  %20 = sext i32 %19 to i64
  %21 = shl nsw i64 %20, 2
  %22 = getelementptr inbounds i8, i8* %getch.i4, i64 %21
  %23 = bitcast i8* %22 to float*
  %24 = load float, float* %23, align 4
  %25 = tail call i32 @llvm.smin.i32(i32 %11, i32 38)
  %26 = mul nsw i32 %25, 200
  %27 = add nsw i32 %12, 200
  %28 = add nsw i32 %27, %26
  %29 = sext i32 %28 to i64
  %30 = shl nsw i64 %29, 2
  %31 = getelementptr inbounds i8, i8* %getch.i4, i64 %30
  %32 = bitcast i8* %31 to float*
  %33 = load float, float* %32, align 4
  %34 = tail call i32 @llvm.smax.i32(i32 %12, i32 1)
  %35 = add nsw i32 %34, -1
  %36 = mul nsw i32 %11, 200
  %37 = add i32 %35, %36
  %38 = sext i32 %37 to i64
  %39 = shl nsw i64 %38, 2
  %40 = getelementptr inbounds i8, i8* %getch.i4, i64 %39
  %41 = bitcast i8* %40 to float*
  %42 = load float, float* %41, align 4
  %43 = tail call i32 @llvm.smin.i32(i32 %12, i32 198)
  %44 = add nsw i32 %43, 1
  %45 = add i32 %44, %36
  %46 = sext i32 %45 to i64
  %47 = shl nsw i64 %46, 2
  %48 = getelementptr inbounds i8, i8* %getch.i4, i64 %47
  %49 = bitcast i8* %48 to float*
  %50 = load float, float* %49, align 4
  %51 = fadd reassoc ninf nsz float %33, %24
  %52 = fadd reassoc ninf nsz float %51, %42
  %53 = fadd reassoc ninf nsz float %52, %50
  %54 = fmul reassoc ninf nsz float %53, 2.500000e-01
  %getch.i = getelementptr i8, i8* %16, i64 97536
  %55 = add i32 %36, %12
  %56 = sext i32 %55 to i64
  %57 = shl nsw i64 %56, 2
  %58 = getelementptr inbounds i8, i8* %getch.i, i64 %57
  %59 = bitcast i8* %58 to float*
  store float %54, float* %59, align 4
  %60 = add nsw i32 %lsr.iv, -6
  %61 = sdiv i32 %60, 200
  %62 = srem i32 %60, 200
  %63 = tail call i32 @llvm.smax.i32(i32 %61, i32 1)
  %64 = load %struct.LLVMRuntime.110*, %struct.LLVMRuntime.110** %7, align 8
  %65 = getelementptr inbounds %struct.LLVMRuntime.110, %struct.LLVMRuntime.110* %64, i64 0, i32 7, i64 0
  %66 = load i8*, i8** %65, align 8
  %getch.i4.1 = getelementptr i8, i8* %66, i64 65536
  %67 = mul nuw nsw i32 %63, 200
  %68 = add nsw i32 %62, -200
  %69 = add nsw i32 %68, %67
  %70 = sext i32 %69 to i64
  %71 = shl nsw i64 %70, 2
  %72 = getelementptr inbounds i8, i8* %getch.i4.1, i64 %71
  %73 = bitcast i8* %72 to float*
  %74 = load float, float* %73, align 4
  %75 = tail call i32 @llvm.smin.i32(i32 %61, i32 38)
  %76 = mul nsw i32 %75, 200
  %77 = add nsw i32 %62, 200
  %78 = add nsw i32 %77, %76
  %79 = sext i32 %78 to i64
  %80 = shl nsw i64 %79, 2
  %81 = getelementptr inbounds i8, i8* %getch.i4.1, i64 %80
  %82 = bitcast i8* %81 to float*
  %83 = load float, float* %82, align 4
  %84 = tail call i32 @llvm.smax.i32(i32 %62, i32 1)
  %85 = add nsw i32 %84, -1
  %86 = mul nsw i32 %61, 200
  %87 = add i32 %85, %86
  %88 = sext i32 %87 to i64
  %89 = shl nsw i64 %88, 2
  %90 = getelementptr inbounds i8, i8* %getch.i4.1, i64 %89
  %91 = bitcast i8* %90 to float*
  %92 = load float, float* %91, align 4
  %93 = tail call i32 @llvm.smin.i32(i32 %62, i32 198)
  %94 = add nsw i32 %93, 1
  %95 = add i32 %94, %86
  %96 = sext i32 %95 to i64
  %97 = shl nsw i64 %96, 2
  %98 = getelementptr inbounds i8, i8* %getch.i4.1, i64 %97
  %99 = bitcast i8* %98 to float*
  %100 = load float, float* %99, align 4
  %101 = fadd reassoc ninf nsz float %83, %74
  %102 = fadd reassoc ninf nsz float %101, %92
  %103 = fadd reassoc ninf nsz float %102, %100
  %104 = fmul reassoc ninf nsz float %103, 2.500000e-01
  %getch.i.1 = getelementptr i8, i8* %66, i64 97536
  %105 = add i32 %86, %62
  %106 = sext i32 %105 to i64
  %107 = shl nsw i64 %106, 2
  %108 = getelementptr inbounds i8, i8* %getch.i.1, i64 %107
  %109 = bitcast i8* %108 to float*
  store float %104, float* %109, align 4
  %110 = add nsw i32 %lsr.iv, -5
  %111 = sdiv i32 %110, 200
  %112 = srem i32 %110, 200
  %113 = tail call i32 @llvm.smax.i32(i32 %111, i32 1)
  %114 = load %struct.LLVMRuntime.110*, %struct.LLVMRuntime.110** %7, align 8
  %115 = getelementptr inbounds %struct.LLVMRuntime.110, %struct.LLVMRuntime.110* %114, i64 0, i32 7, i64 0
  %116 = load i8*, i8** %115, align 8
  %getch.i4.2 = getelementptr i8, i8* %116, i64 65536
  %117 = mul nuw nsw i32 %113, 200
  %118 = add nsw i32 %112, -200
  %119 = add nsw i32 %118, %117
  %120 = sext i32 %119 to i64
  %121 = shl nsw i64 %120, 2
  %122 = getelementptr inbounds i8, i8* %getch.i4.2, i64 %121
  %123 = bitcast i8* %122 to float*
  %124 = load float, float* %123, align 4
  %125 = tail call i32 @llvm.smin.i32(i32 %111, i32 38)
  %126 = mul nsw i32 %125, 200
  %127 = add nsw i32 %112, 200
  %128 = add nsw i32 %127, %126
  %129 = sext i32 %128 to i64
  %130 = shl nsw i64 %129, 2
  %131 = getelementptr inbounds i8, i8* %getch.i4.2, i64 %130
  %132 = bitcast i8* %131 to float*
  %133 = load float, float* %132, align 4
  %134 = tail call i32 @llvm.smax.i32(i32 %112, i32 1)
  %135 = add nsw i32 %134, -1
  %136 = mul nsw i32 %111, 200
  %137 = add i32 %135, %136
  %138 = sext i32 %137 to i64
  %139 = shl nsw i64 %138, 2
  %140 = getelementptr inbounds i8, i8* %getch.i4.2, i64 %139
  %141 = bitcast i8* %140 to float*
  %142 = load float, float* %141, align 4
  %143 = tail call i32 @llvm.smin.i32(i32 %112, i32 198)
  %144 = add nsw i32 %143, 1
  %145 = add i32 %144, %136
  %146 = sext i32 %145 to i64
  %147 = shl nsw i64 %146, 2
  %148 = getelementptr inbounds i8, i8* %getch.i4.2, i64 %147
  %149 = bitcast i8* %148 to float*
  %150 = load float, float* %149, align 4
  %151 = fadd reassoc ninf nsz float %133, %124
  %152 = fadd reassoc ninf nsz float %151, %142
  %153 = fadd reassoc ninf nsz float %152, %150
  %154 = fmul reassoc ninf nsz float %153, 2.500000e-01
  %getch.i.2 = getelementptr i8, i8* %116, i64 97536
  %155 = add i32 %136, %112
  %156 = sext i32 %155 to i64
  %157 = shl nsw i64 %156, 2
  %158 = getelementptr inbounds i8, i8* %getch.i.2, i64 %157
  %159 = bitcast i8* %158 to float*
  store float %154, float* %159, align 4
  %160 = add nsw i32 %lsr.iv, -4
  %161 = sdiv i32 %160, 200
  %162 = srem i32 %160, 200
  %163 = tail call i32 @llvm.smax.i32(i32 %161, i32 1)
  %164 = load %struct.LLVMRuntime.110*, %struct.LLVMRuntime.110** %7, align 8
  %165 = getelementptr inbounds %struct.LLVMRuntime.110, %struct.LLVMRuntime.110* %164, i64 0, i32 7, i64 0
  %166 = load i8*, i8** %165, align 8
  %getch.i4.3 = getelementptr i8, i8* %166, i64 65536
  %167 = mul nuw nsw i32 %163, 200
  %168 = add nsw i32 %162, -200
  %169 = add nsw i32 %168, %167
  %170 = sext i32 %169 to i64
  %171 = shl nsw i64 %170, 2
  %172 = getelementptr inbounds i8, i8* %getch.i4.3, i64 %171
  %173 = bitcast i8* %172 to float*
  %174 = load float, float* %173, align 4
  %175 = tail call i32 @llvm.smin.i32(i32 %161, i32 38)
  %176 = mul nsw i32 %175, 200
  %177 = add nsw i32 %162, 200
  %178 = add nsw i32 %177, %176
  %179 = sext i32 %178 to i64
  %180 = shl nsw i64 %179, 2
  %181 = getelementptr inbounds i8, i8* %getch.i4.3, i64 %180
  %182 = bitcast i8* %181 to float*
  %183 = load float, float* %182, align 4
  %184 = tail call i32 @llvm.smax.i32(i32 %162, i32 1)
  %185 = add nsw i32 %184, -1
  %186 = mul nsw i32 %161, 200
  %187 = add i32 %185, %186
  %188 = sext i32 %187 to i64
  %189 = shl nsw i64 %188, 2
  %190 = getelementptr inbounds i8, i8* %getch.i4.3, i64 %189
  %191 = bitcast i8* %190 to float*
  %192 = load float, float* %191, align 4
  %193 = tail call i32 @llvm.smin.i32(i32 %162, i32 198)
  %194 = add nsw i32 %193, 1
  %195 = add i32 %194, %186
  %196 = sext i32 %195 to i64
  %197 = shl nsw i64 %196, 2
  %198 = getelementptr inbounds i8, i8* %getch.i4.3, i64 %197
  %199 = bitcast i8* %198 to float*
  %200 = load float, float* %199, align 4
  %201 = fadd reassoc ninf nsz float %183, %174
  %202 = fadd reassoc ninf nsz float %201, %192
  %203 = fadd reassoc ninf nsz float %202, %200
  %204 = fmul reassoc ninf nsz float %203, 2.500000e-01
  %getch.i.3 = getelementptr i8, i8* %166, i64 97536
  %205 = add i32 %186, %162
  %206 = sext i32 %205 to i64
  %207 = shl nsw i64 %206, 2
  %208 = getelementptr inbounds i8, i8* %getch.i.3, i64 %207
  %209 = bitcast i8* %208 to float*
  store float %204, float* %209, align 4
  %210 = add nsw i32 %lsr.iv, -3
  %211 = sdiv i32 %210, 200
  %212 = srem i32 %210, 200
  %213 = tail call i32 @llvm.smax.i32(i32 %211, i32 1)
  %214 = load %struct.LLVMRuntime.110*, %struct.LLVMRuntime.110** %7, align 8
  %215 = getelementptr inbounds %struct.LLVMRuntime.110, %struct.LLVMRuntime.110* %214, i64 0, i32 7, i64 0
  %216 = load i8*, i8** %215, align 8
  %getch.i4.4 = getelementptr i8, i8* %216, i64 65536
  %217 = mul nuw nsw i32 %213, 200
  %218 = add nsw i32 %212, -200
  %219 = add nsw i32 %218, %217
  %220 = sext i32 %219 to i64
  %221 = shl nsw i64 %220, 2
  %222 = getelementptr inbounds i8, i8* %getch.i4.4, i64 %221
  %223 = bitcast i8* %222 to float*
  %224 = load float, float* %223, align 4
  %225 = tail call i32 @llvm.smin.i32(i32 %211, i32 38)
  %226 = mul nsw i32 %225, 200
  %227 = add nsw i32 %212, 200
  %228 = add nsw i32 %227, %226
  %229 = sext i32 %228 to i64
  %230 = shl nsw i64 %229, 2
  %231 = getelementptr inbounds i8, i8* %getch.i4.4, i64 %230
  %232 = bitcast i8* %231 to float*
  %233 = load float, float* %232, align 4
  %234 = tail call i32 @llvm.smax.i32(i32 %212, i32 1)
  %235 = add nsw i32 %234, -1
  %236 = mul nsw i32 %211, 200
  %237 = add i32 %235, %236
  %238 = sext i32 %237 to i64
  %239 = shl nsw i64 %238, 2
  %240 = getelementptr inbounds i8, i8* %getch.i4.4, i64 %239
  %241 = bitcast i8* %240 to float*
  %242 = load float, float* %241, align 4
  %243 = tail call i32 @llvm.smin.i32(i32 %212, i32 198)
  %244 = add nsw i32 %243, 1
  %245 = add i32 %244, %236
  %246 = sext i32 %245 to i64
  %247 = shl nsw i64 %246, 2
  %248 = getelementptr inbounds i8, i8* %getch.i4.4, i64 %247
  %249 = bitcast i8* %248 to float*
  %250 = load float, float* %249, align 4
  %251 = fadd reassoc ninf nsz float %233, %224
  %252 = fadd reassoc ninf nsz float %251, %242
  %253 = fadd reassoc ninf nsz float %252, %250
  %254 = fmul reassoc ninf nsz float %253, 2.500000e-01
  %getch.i.4 = getelementptr i8, i8* %216, i64 97536
  %255 = add i32 %236, %212
  %256 = sext i32 %255 to i64
  %257 = shl nsw i64 %256, 2
  %258 = getelementptr inbounds i8, i8* %getch.i.4, i64 %257
  %259 = bitcast i8* %258 to float*
  store float %254, float* %259, align 4
  %260 = add nsw i32 %lsr.iv, -2
  %261 = sdiv i32 %260, 200
  %262 = srem i32 %260, 200
  %263 = tail call i32 @llvm.smax.i32(i32 %261, i32 1)
  %264 = load %struct.LLVMRuntime.110*, %struct.LLVMRuntime.110** %7, align 8
  %265 = getelementptr inbounds %struct.LLVMRuntime.110, %struct.LLVMRuntime.110* %264, i64 0, i32 7, i64 0
  %266 = load i8*, i8** %265, align 8
  %getch.i4.5 = getelementptr i8, i8* %266, i64 65536
  %267 = mul nuw nsw i32 %263, 200
  %268 = add nsw i32 %262, -200
  %269 = add nsw i32 %268, %267
  %270 = sext i32 %269 to i64
  %271 = shl nsw i64 %270, 2
  %272 = getelementptr inbounds i8, i8* %getch.i4.5, i64 %271
  %273 = bitcast i8* %272 to float*
  %274 = load float, float* %273, align 4
  %275 = tail call i32 @llvm.smin.i32(i32 %261, i32 38)
  %276 = mul nsw i32 %275, 200
  %277 = add nsw i32 %262, 200
  %278 = add nsw i32 %277, %276
  %279 = sext i32 %278 to i64
  %280 = shl nsw i64 %279, 2
  %281 = getelementptr inbounds i8, i8* %getch.i4.5, i64 %280
  %282 = bitcast i8* %281 to float*
  %283 = load float, float* %282, align 4
  %284 = tail call i32 @llvm.smax.i32(i32 %262, i32 1)
  %285 = add nsw i32 %284, -1
  %286 = mul nsw i32 %261, 200
  %287 = add i32 %285, %286
  %288 = sext i32 %287 to i64
  %289 = shl nsw i64 %288, 2
  %290 = getelementptr inbounds i8, i8* %getch.i4.5, i64 %289
  %291 = bitcast i8* %290 to float*
  %292 = load float, float* %291, align 4
  %293 = tail call i32 @llvm.smin.i32(i32 %262, i32 198)
  %294 = add nsw i32 %293, 1
  %295 = add i32 %294, %286
  %296 = sext i32 %295 to i64
  %297 = shl nsw i64 %296, 2
  %298 = getelementptr inbounds i8, i8* %getch.i4.5, i64 %297
  %299 = bitcast i8* %298 to float*
  %300 = load float, float* %299, align 4
  %301 = fadd reassoc ninf nsz float %283, %274
  %302 = fadd reassoc ninf nsz float %301, %292
  %303 = fadd reassoc ninf nsz float %302, %300
  %304 = fmul reassoc ninf nsz float %303, 2.500000e-01
  %getch.i.5 = getelementptr i8, i8* %266, i64 97536
  %305 = add i32 %286, %262
  %306 = sext i32 %305 to i64
  %307 = shl nsw i64 %306, 2
  %308 = getelementptr inbounds i8, i8* %getch.i.5, i64 %307
  %309 = bitcast i8* %308 to float*
  store float %304, float* %309, align 4
  %310 = add nsw i32 %lsr.iv, -1
  %311 = sdiv i32 %310, 200
  %312 = srem i32 %310, 200
  %313 = tail call i32 @llvm.smax.i32(i32 %311, i32 1)
  %314 = load %struct.LLVMRuntime.110*, %struct.LLVMRuntime.110** %7, align 8
  %315 = getelementptr inbounds %struct.LLVMRuntime.110, %struct.LLVMRuntime.110* %314, i64 0, i32 7, i64 0
  %316 = load i8*, i8** %315, align 8
  %getch.i4.6 = getelementptr i8, i8* %316, i64 65536
  %317 = mul nuw nsw i32 %313, 200
  %318 = add nsw i32 %312, -200
  %319 = add nsw i32 %318, %317
  %320 = sext i32 %319 to i64
  %321 = shl nsw i64 %320, 2
  %322 = getelementptr inbounds i8, i8* %getch.i4.6, i64 %321
  %323 = bitcast i8* %322 to float*
  %324 = load float, float* %323, align 4
  %325 = tail call i32 @llvm.smin.i32(i32 %311, i32 38)
  %326 = mul nsw i32 %325, 200
  %327 = add nsw i32 %312, 200
  %328 = add nsw i32 %327, %326
  %329 = sext i32 %328 to i64
  %330 = shl nsw i64 %329, 2
  %331 = getelementptr inbounds i8, i8* %getch.i4.6, i64 %330
  %332 = bitcast i8* %331 to float*
  %333 = load float, float* %332, align 4
  %334 = tail call i32 @llvm.smax.i32(i32 %312, i32 1)
  %335 = add nsw i32 %334, -1
  %336 = mul nsw i32 %311, 200
  %337 = add i32 %335, %336
  %338 = sext i32 %337 to i64
  %339 = shl nsw i64 %338, 2
  %340 = getelementptr inbounds i8, i8* %getch.i4.6, i64 %339
  %341 = bitcast i8* %340 to float*
  %342 = load float, float* %341, align 4
  %343 = tail call i32 @llvm.smin.i32(i32 %312, i32 198)
  %344 = add nsw i32 %343, 1
  %345 = add i32 %344, %336
  %346 = sext i32 %345 to i64
  %347 = shl nsw i64 %346, 2
  %348 = getelementptr inbounds i8, i8* %getch.i4.6, i64 %347
  %349 = bitcast i8* %348 to float*
  %350 = load float, float* %349, align 4
  %351 = fadd reassoc ninf nsz float %333, %324
  %352 = fadd reassoc ninf nsz float %351, %342
  %353 = fadd reassoc ninf nsz float %352, %350
  %354 = fmul reassoc ninf nsz float %353, 2.500000e-01
  %getch.i.6 = getelementptr i8, i8* %316, i64 97536
  %355 = add i32 %336, %312
  %356 = sext i32 %355 to i64
  %357 = shl nsw i64 %356, 2
  %358 = getelementptr inbounds i8, i8* %getch.i.6, i64 %357
  %359 = bitcast i8* %358 to float*
  store float %354, float* %359, align 4
  %360 = sdiv i32 %lsr.iv, 200
  %361 = srem i32 %lsr.iv, 200
  %362 = tail call i32 @llvm.smax.i32(i32 %360, i32 1)
  %363 = load %struct.LLVMRuntime.110*, %struct.LLVMRuntime.110** %7, align 8
  %364 = getelementptr inbounds %struct.LLVMRuntime.110, %struct.LLVMRuntime.110* %363, i64 0, i32 7, i64 0
  %365 = load i8*, i8** %364, align 8
  %getch.i4.7 = getelementptr i8, i8* %365, i64 65536
  %366 = mul nuw nsw i32 %362, 200
  %367 = add nsw i32 %361, -200
  %368 = add nsw i32 %367, %366
  %369 = sext i32 %368 to i64
  %370 = shl nsw i64 %369, 2
  %371 = getelementptr inbounds i8, i8* %getch.i4.7, i64 %370
  %372 = bitcast i8* %371 to float*
  %373 = load float, float* %372, align 4
  %374 = tail call i32 @llvm.smin.i32(i32 %360, i32 38)
  %375 = mul nsw i32 %374, 200
  %376 = add nsw i32 %361, 200
  %377 = add nsw i32 %376, %375
  %378 = sext i32 %377 to i64
  %379 = shl nsw i64 %378, 2
  %380 = getelementptr inbounds i8, i8* %getch.i4.7, i64 %379
  %381 = bitcast i8* %380 to float*
  %382 = load float, float* %381, align 4
  %383 = tail call i32 @llvm.smax.i32(i32 %361, i32 1)
  %384 = add nsw i32 %383, -1
  %385 = mul nsw i32 %360, 200
  %386 = add i32 %384, %385
  %387 = sext i32 %386 to i64
  %388 = shl nsw i64 %387, 2
  %389 = getelementptr inbounds i8, i8* %getch.i4.7, i64 %388
  %390 = bitcast i8* %389 to float*
  %391 = load float, float* %390, align 4
  %392 = tail call i32 @llvm.smin.i32(i32 %361, i32 198)
  %393 = add nsw i32 %392, 1
  %394 = add i32 %393, %385
  %395 = sext i32 %394 to i64
  %396 = shl nsw i64 %395, 2
  %397 = getelementptr inbounds i8, i8* %getch.i4.7, i64 %396
  %398 = bitcast i8* %397 to float*
  %399 = load float, float* %398, align 4
  %400 = fadd reassoc ninf nsz float %382, %373
  %401 = fadd reassoc ninf nsz float %400, %391
  %402 = fadd reassoc ninf nsz float %401, %399
  %403 = fmul reassoc ninf nsz float %402, 2.500000e-01
  %getch.i.7 = getelementptr i8, i8* %365, i64 97536
  %404 = add i32 %385, %361
  %405 = sext i32 %404 to i64
  %406 = shl nsw i64 %405, 2
  %407 = getelementptr inbounds i8, i8* %getch.i.7, i64 %406
  %408 = bitcast i8* %407 to float*
  store float %403, float* %408, align 4
  %lsr.iv.next = add i32 %lsr.iv, 8
  %409 = add i32 %9, %lsr.iv.next
  %exitcond.not.7 = icmp eq i32 %409, 7
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.111, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.111**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.111*, %struct.RuntimeContext.111** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.111*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.111*, i8*)*, void (%struct.RuntimeContext.111*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.111*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.111*, i8*, i32)*, void (%struct.RuntimeContext.111*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.111*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.111*, i8*)*, void (%struct.RuntimeContext.111*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.111*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.111* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.111* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.111* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.111, %struct.RuntimeContext.111* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.111* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.111* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !8

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.111*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.111* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %25

25:                                               ; preds = %24, %.loopexit
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #4

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #5

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #5

attributes #0 = { nounwind }
attributes #1 = { nofree nosync nounwind }
attributes #2 = { alwaysinline mustprogress nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { argmemonly nocallback nofree nosync nounwind willreturn }

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
