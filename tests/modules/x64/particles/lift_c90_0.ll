; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.70*, void (%struct.RuntimeContext.70*, i8*)*, void (%struct.RuntimeContext.70*, i8*, i32)*, void (%struct.RuntimeContext.70*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.70 = type { i8*, %struct.LLVMRuntime.69*, i32, i64* }
%struct.LLVMRuntime.69 = type { %struct.PreallocatedMemoryChunk.64, %struct.PreallocatedMemoryChunk.64, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.65*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.66*], [1024 x %struct.NodeManager.67*], [1024 x i8*], i8*, %struct.RandState.68*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.64 = type { i8*, i8*, i64 }
%struct.__va_list_tag.65 = type { i32, i32, i8*, i8* }
%struct.ListManager.66 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.69* }
%struct.NodeManager.67 = type <{ %struct.LLVMRuntime.69*, i32, i32, i32, i32, %struct.ListManager.66*, %struct.ListManager.66*, %struct.ListManager.66*, i32, [4 x i8] }>
%struct.RandState.68 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @lift_c90_0_kernel_0_serial(%struct.RuntimeContext.70* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.70* %context to { { { i32 }, float* }, { { i32 }, float* } }**
  %1 = load { { { i32 }, float* }, { { i32 }, float* } }*, { { { i32 }, float* }, { { i32 }, float* } }** %0, align 8
  %2 = getelementptr { { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, float* }, { { i32 }, float* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.70, %struct.RuntimeContext.70* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.69*, %struct.LLVMRuntime.69** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.69, %struct.LLVMRuntime.69* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @lift_c90_0_kernel_1_range_for(%struct.RuntimeContext.70* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.70* %context, %struct.RuntimeContext.70** %4, align 8
  store void (%struct.RuntimeContext.70*, i8*)* null, void (%struct.RuntimeContext.70*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.70*, i8*, i32)* @function_body, void (%struct.RuntimeContext.70*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.70*, i8*)* null, void (%struct.RuntimeContext.70*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.70, %struct.RuntimeContext.70* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.69*, %struct.LLVMRuntime.69** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.69, %struct.LLVMRuntime.69* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.69, %struct.LLVMRuntime.69* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.70* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.70, %struct.RuntimeContext.70* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.69*, %struct.LLVMRuntime.69** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.69, %struct.LLVMRuntime.69* %4, i64 0, i32 14
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
  %21 = bitcast %struct.RuntimeContext.70* %0 to { { { i32 }, float* }, { { i32 }, float* } }**
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
  %.04.prol = phi i32 [ %50, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %29 = load i32, i32* %7, align 4
  %30 = srem i32 %.04.prol, %29
  %31 = load float*, float** %23, align 8
  %32 = shl i32 %30, 1
  %33 = sext i32 %32 to i64
  %34 = getelementptr float, float* %31, i64 %33
  %35 = load float, float* %34, align 4
  %36 = getelementptr float, float* %34, i64 1
  %37 = load float, float* %36, align 4
  %38 = load float*, float** %24, align 8
  %39 = mul i32 %30, 3
  %40 = sext i32 %39 to i64
  %41 = getelementptr float, float* %38, i64 %40
  store float %35, float* %41, align 4
  %42 = load float*, float** %24, align 8
  %43 = add i32 %39, 1
  %44 = sext i32 %43 to i64
  %45 = getelementptr float, float* %42, i64 %44
  store float %37, float* %45, align 4
  %46 = load float*, float** %24, align 8
  %47 = add i32 %39, 2
  %48 = sext i32 %47 to i64
  %49 = getelementptr float, float* %46, i64 %48
  store float 0.000000e+00, float* %49, align 4
  %50 = add i32 %.04.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.04.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %50, %for_loop_body.prol.loopexit.loopexit ]
  %51 = icmp ult i32 %27, 7
  br i1 %51, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.04 = phi i32 [ %227, %for_loop_body ], [ %.04.unr, %for_loop_body.preheader ]
  %52 = load i32, i32* %7, align 4
  %53 = srem i32 %.04, %52
  %54 = load float*, float** %23, align 8
  %55 = shl i32 %53, 1
  %56 = sext i32 %55 to i64
  %57 = getelementptr float, float* %54, i64 %56
  %58 = load float, float* %57, align 4
  %59 = getelementptr float, float* %57, i64 1
  %60 = load float, float* %59, align 4
  %61 = load float*, float** %24, align 8
  %62 = mul i32 %53, 3
  %63 = sext i32 %62 to i64
  %64 = getelementptr float, float* %61, i64 %63
  store float %58, float* %64, align 4
  %65 = load float*, float** %24, align 8
  %66 = add i32 %62, 1
  %67 = sext i32 %66 to i64
  %68 = getelementptr float, float* %65, i64 %67
  store float %60, float* %68, align 4
  %69 = load float*, float** %24, align 8
  %70 = add i32 %62, 2
  %71 = sext i32 %70 to i64
  %72 = getelementptr float, float* %69, i64 %71
  store float 0.000000e+00, float* %72, align 4
  %73 = load i32, i32* %7, align 4
  %74 = add i32 %.04, 1
  %75 = srem i32 %74, %73
  %76 = load float*, float** %23, align 8
  %77 = shl i32 %75, 1
  %78 = sext i32 %77 to i64
  %79 = getelementptr float, float* %76, i64 %78
  %80 = load float, float* %79, align 4
  %81 = getelementptr float, float* %79, i64 1
  %82 = load float, float* %81, align 4
  %83 = load float*, float** %24, align 8
  %84 = mul i32 %75, 3
  %85 = sext i32 %84 to i64
  %86 = getelementptr float, float* %83, i64 %85
  store float %80, float* %86, align 4
  %87 = load float*, float** %24, align 8
  %88 = add i32 %84, 1
  %89 = sext i32 %88 to i64
  %90 = getelementptr float, float* %87, i64 %89
  store float %82, float* %90, align 4
  %91 = load float*, float** %24, align 8
  %92 = add i32 %84, 2
  %93 = sext i32 %92 to i64
  %94 = getelementptr float, float* %91, i64 %93
  store float 0.000000e+00, float* %94, align 4
  %95 = load i32, i32* %7, align 4
  %96 = add i32 %74, 1
  %97 = srem i32 %96, %95
  %98 = load float*, float** %23, align 8
  %99 = shl i32 %97, 1
  %100 = sext i32 %99 to i64
  %101 = getelementptr float, float* %98, i64 %100
  %102 = load float, float* %101, align 4
  %103 = getelementptr float, float* %101, i64 1
  %104 = load float, float* %103, align 4
  %105 = load float*, float** %24, align 8
  %106 = mul i32 %97, 3
  %107 = sext i32 %106 to i64
  %108 = getelementptr float, float* %105, i64 %107
  store float %102, float* %108, align 4
  %109 = load float*, float** %24, align 8
  %110 = add i32 %106, 1
  %111 = sext i32 %110 to i64
  %112 = getelementptr float, float* %109, i64 %111
  store float %104, float* %112, align 4
  %113 = load float*, float** %24, align 8
  %114 = add i32 %106, 2
  %115 = sext i32 %114 to i64
  %116 = getelementptr float, float* %113, i64 %115
  store float 0.000000e+00, float* %116, align 4
  %117 = load i32, i32* %7, align 4
  %118 = add i32 %96, 1
  %119 = srem i32 %118, %117
  %120 = load float*, float** %23, align 8
  %121 = shl i32 %119, 1
  %122 = sext i32 %121 to i64
  %123 = getelementptr float, float* %120, i64 %122
  %124 = load float, float* %123, align 4
  %125 = getelementptr float, float* %123, i64 1
  %126 = load float, float* %125, align 4
  %127 = load float*, float** %24, align 8
  %128 = mul i32 %119, 3
  %129 = sext i32 %128 to i64
  %130 = getelementptr float, float* %127, i64 %129
  store float %124, float* %130, align 4
  %131 = load float*, float** %24, align 8
  %132 = add i32 %128, 1
  %133 = sext i32 %132 to i64
  %134 = getelementptr float, float* %131, i64 %133
  store float %126, float* %134, align 4
  %135 = load float*, float** %24, align 8
  %136 = add i32 %128, 2
  %137 = sext i32 %136 to i64
  %138 = getelementptr float, float* %135, i64 %137
  store float 0.000000e+00, float* %138, align 4
  %139 = load i32, i32* %7, align 4
  %140 = add i32 %118, 1
  %141 = srem i32 %140, %139
  %142 = load float*, float** %23, align 8
  %143 = shl i32 %141, 1
  %144 = sext i32 %143 to i64
  %145 = getelementptr float, float* %142, i64 %144
  %146 = load float, float* %145, align 4
  %147 = getelementptr float, float* %145, i64 1
  %148 = load float, float* %147, align 4
  %149 = load float*, float** %24, align 8
  %150 = mul i32 %141, 3
  %151 = sext i32 %150 to i64
  %152 = getelementptr float, float* %149, i64 %151
  store float %146, float* %152, align 4
  %153 = load float*, float** %24, align 8
  %154 = add i32 %150, 1
  %155 = sext i32 %154 to i64
  %156 = getelementptr float, float* %153, i64 %155
  store float %148, float* %156, align 4
  %157 = load float*, float** %24, align 8
  %158 = add i32 %150, 2
  %159 = sext i32 %158 to i64
  %160 = getelementptr float, float* %157, i64 %159
  store float 0.000000e+00, float* %160, align 4
  %161 = load i32, i32* %7, align 4
  %162 = add i32 %140, 1
  %163 = srem i32 %162, %161
  %164 = load float*, float** %23, align 8
  %165 = shl i32 %163, 1
  %166 = sext i32 %165 to i64
  %167 = getelementptr float, float* %164, i64 %166
  %168 = load float, float* %167, align 4
  %169 = getelementptr float, float* %167, i64 1
  %170 = load float, float* %169, align 4
  %171 = load float*, float** %24, align 8
  %172 = mul i32 %163, 3
  %173 = sext i32 %172 to i64
  %174 = getelementptr float, float* %171, i64 %173
  store float %168, float* %174, align 4
  %175 = load float*, float** %24, align 8
  %176 = add i32 %172, 1
  %177 = sext i32 %176 to i64
  %178 = getelementptr float, float* %175, i64 %177
  store float %170, float* %178, align 4
  %179 = load float*, float** %24, align 8
  %180 = add i32 %172, 2
  %181 = sext i32 %180 to i64
  %182 = getelementptr float, float* %179, i64 %181
  store float 0.000000e+00, float* %182, align 4
  %183 = load i32, i32* %7, align 4
  %184 = add i32 %162, 1
  %185 = srem i32 %184, %183
  %186 = load float*, float** %23, align 8
  %187 = shl i32 %185, 1
  %188 = sext i32 %187 to i64
  %189 = getelementptr float, float* %186, i64 %188
  %190 = load float, float* %189, align 4
  %191 = getelementptr float, float* %189, i64 1
  %192 = load float, float* %191, align 4
  %193 = load float*, float** %24, align 8
  %194 = mul i32 %185, 3
  %195 = sext i32 %194 to i64
  %196 = getelementptr float, float* %193, i64 %195
  store float %190, float* %196, align 4
  %197 = load float*, float** %24, align 8
  %198 = add i32 %194, 1
  %199 = sext i32 %198 to i64
  %200 = getelementptr float, float* %197, i64 %199
  store float %192, float* %200, align 4
  %201 = load float*, float** %24, align 8
  %202 = add i32 %194, 2
  %203 = sext i32 %202 to i64
  %204 = getelementptr float, float* %201, i64 %203
  store float 0.000000e+00, float* %204, align 4
  %205 = load i32, i32* %7, align 4
  %206 = add i32 %184, 1
  %207 = srem i32 %206, %205
  %208 = load float*, float** %23, align 8
  %209 = shl i32 %207, 1
  %210 = sext i32 %209 to i64
  %211 = getelementptr float, float* %208, i64 %210
  %212 = load float, float* %211, align 4
  %213 = getelementptr float, float* %211, i64 1
  %214 = load float, float* %213, align 4
  %215 = load float*, float** %24, align 8
  %216 = mul i32 %207, 3
  %217 = sext i32 %216 to i64
  %218 = getelementptr float, float* %215, i64 %217
  store float %212, float* %218, align 4
  %219 = load float*, float** %24, align 8
  %220 = add i32 %216, 1
  %221 = sext i32 %220 to i64
  %222 = getelementptr float, float* %219, i64 %221
  store float %214, float* %222, align 4
  %223 = load float*, float** %24, align 8
  %224 = add i32 %216, 2
  %225 = sext i32 %224 to i64
  %226 = getelementptr float, float* %223, i64 %225
  store float 0.000000e+00, float* %226, align 4
  %227 = add i32 %206, 1
  %exitcond.not.7 = icmp eq i32 %227, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.70, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.70**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.70*, %struct.RuntimeContext.70** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.70*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.70*, i8*)*, void (%struct.RuntimeContext.70*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.70*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.70*, i8*, i32)*, void (%struct.RuntimeContext.70*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.70*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.70*, i8*)*, void (%struct.RuntimeContext.70*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.70*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.70* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.70* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.70* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.70, %struct.RuntimeContext.70* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.70* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.70* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.70*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.70* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
