; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.154*, void (%struct.RuntimeContext.154*, i8*)*, void (%struct.RuntimeContext.154*, i8*, i32)*, void (%struct.RuntimeContext.154*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.154 = type { i8*, %struct.LLVMRuntime.153*, i32, i64* }
%struct.LLVMRuntime.153 = type { %struct.PreallocatedMemoryChunk.148, %struct.PreallocatedMemoryChunk.148, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.149*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.150*], [1024 x %struct.NodeManager.151*], [1024 x i8*], i8*, %struct.RandState.152*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.148 = type { i8*, i8*, i64 }
%struct.__va_list_tag.149 = type { i32, i32, i8*, i8* }
%struct.ListManager.150 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.153* }
%struct.NodeManager.151 = type <{ %struct.LLVMRuntime.153*, i32, i32, i32, i32, %struct.ListManager.150*, %struct.ListManager.150*, %struct.ListManager.150*, i32, [4 x i8] }>
%struct.RandState.152 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @scale_vec3_c80_0_kernel_0_serial(%struct.RuntimeContext.154* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.154* %context to { float, { { i32 }, float* } }**
  %1 = load { float, { { i32 }, float* } }*, { float, { { i32 }, float* } }** %0, align 8
  %2 = getelementptr { float, { { i32 }, float* } }, { float, { { i32 }, float* } }* %1, i64 0, i32 1, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.154, %struct.RuntimeContext.154* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.153*, %struct.LLVMRuntime.153** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.153, %struct.LLVMRuntime.153* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @scale_vec3_c80_0_kernel_1_range_for(%struct.RuntimeContext.154* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.154* %context, %struct.RuntimeContext.154** %4, align 8
  store void (%struct.RuntimeContext.154*, i8*)* null, void (%struct.RuntimeContext.154*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.154*, i8*, i32)* @function_body, void (%struct.RuntimeContext.154*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.154*, i8*)* null, void (%struct.RuntimeContext.154*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.154, %struct.RuntimeContext.154* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.153*, %struct.LLVMRuntime.153** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.153, %struct.LLVMRuntime.153* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.153, %struct.LLVMRuntime.153* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.154* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.154, %struct.RuntimeContext.154* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.153*, %struct.LLVMRuntime.153** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.153, %struct.LLVMRuntime.153* %4, i64 0, i32 14
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
  %20 = bitcast %struct.RuntimeContext.154* %0 to { float, { { i32 }, float* } }**
  %21 = load { float, { { i32 }, float* } }*, { float, { { i32 }, float* } }** %20, align 8
  %22 = getelementptr { float, { { i32 }, float* } }, { float, { { i32 }, float* } }* %21, i64 0, i32 0
  %23 = load float, float* %22, align 4
  %24 = icmp sgt i32 %19, %17
  br i1 %24, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %25 = getelementptr { float, { { i32 }, float* } }, { float, { { i32 }, float* } }* %21, i64 0, i32 1, i32 1
  %26 = sub i32 %19, %17
  %27 = xor i32 %17, -1
  %28 = add i32 %19, %27
  %xtraiter = and i32 %26, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %29 = sub i32 0, %xtraiter
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv = phi i32 [ %29, %for_loop_body.prol.preheader ], [ %lsr.iv.next, %for_loop_body.prol ]
  %.04.prol = phi i32 [ %50, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %30 = load i32, i32* %7, align 4
  %31 = srem i32 %.04.prol, %30
  %32 = load float*, float** %25, align 8
  %33 = mul i32 %31, 3
  %34 = sext i32 %33 to i64
  %35 = getelementptr float, float* %32, i64 %34
  %36 = load float, float* %35, align 4
  %37 = add i32 %33, 1
  %38 = sext i32 %37 to i64
  %39 = getelementptr float, float* %32, i64 %38
  %40 = load float, float* %39, align 4
  %41 = add i32 %33, 2
  %42 = sext i32 %41 to i64
  %43 = getelementptr float, float* %32, i64 %42
  %44 = load float, float* %43, align 4
  %45 = fmul reassoc ninf nsz float %36, %23
  %46 = fmul reassoc ninf nsz float %40, %23
  %47 = fmul reassoc ninf nsz float %44, %23
  %48 = fadd reassoc ninf nsz float %46, 1.000000e+00
  %49 = fadd reassoc ninf nsz float %47, 2.000000e+00
  store float %45, float* %35, align 4
  store float %48, float* %39, align 4
  store float %49, float* %43, align 4
  %50 = add i32 %.04.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.04.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %50, %for_loop_body.prol.loopexit.loopexit ]
  %51 = icmp ult i32 %28, 7
  br i1 %51, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.04 = phi i32 [ %219, %for_loop_body ], [ %.04.unr, %for_loop_body.preheader ]
  %52 = load i32, i32* %7, align 4
  %53 = srem i32 %.04, %52
  %54 = load float*, float** %25, align 8
  %55 = mul i32 %53, 3
  %56 = sext i32 %55 to i64
  %57 = getelementptr float, float* %54, i64 %56
  %58 = load float, float* %57, align 4
  %59 = add i32 %55, 1
  %60 = sext i32 %59 to i64
  %61 = getelementptr float, float* %54, i64 %60
  %62 = load float, float* %61, align 4
  %63 = add i32 %55, 2
  %64 = sext i32 %63 to i64
  %65 = getelementptr float, float* %54, i64 %64
  %66 = load float, float* %65, align 4
  %67 = fmul reassoc ninf nsz float %58, %23
  %68 = fmul reassoc ninf nsz float %62, %23
  %69 = fmul reassoc ninf nsz float %66, %23
  %70 = fadd reassoc ninf nsz float %68, 1.000000e+00
  %71 = fadd reassoc ninf nsz float %69, 2.000000e+00
  store float %67, float* %57, align 4
  store float %70, float* %61, align 4
  store float %71, float* %65, align 4
  %72 = load i32, i32* %7, align 4
  %73 = add i32 %.04, 1
  %74 = srem i32 %73, %72
  %75 = load float*, float** %25, align 8
  %76 = mul i32 %74, 3
  %77 = sext i32 %76 to i64
  %78 = getelementptr float, float* %75, i64 %77
  %79 = load float, float* %78, align 4
  %80 = add i32 %76, 1
  %81 = sext i32 %80 to i64
  %82 = getelementptr float, float* %75, i64 %81
  %83 = load float, float* %82, align 4
  %84 = add i32 %76, 2
  %85 = sext i32 %84 to i64
  %86 = getelementptr float, float* %75, i64 %85
  %87 = load float, float* %86, align 4
  %88 = fmul reassoc ninf nsz float %79, %23
  %89 = fmul reassoc ninf nsz float %83, %23
  %90 = fmul reassoc ninf nsz float %87, %23
  %91 = fadd reassoc ninf nsz float %89, 1.000000e+00
  %92 = fadd reassoc ninf nsz float %90, 2.000000e+00
  store float %88, float* %78, align 4
  store float %91, float* %82, align 4
  store float %92, float* %86, align 4
  %93 = load i32, i32* %7, align 4
  %94 = add i32 %73, 1
  %95 = srem i32 %94, %93
  %96 = load float*, float** %25, align 8
  %97 = mul i32 %95, 3
  %98 = sext i32 %97 to i64
  %99 = getelementptr float, float* %96, i64 %98
  %100 = load float, float* %99, align 4
  %101 = add i32 %97, 1
  %102 = sext i32 %101 to i64
  %103 = getelementptr float, float* %96, i64 %102
  %104 = load float, float* %103, align 4
  %105 = add i32 %97, 2
  %106 = sext i32 %105 to i64
  %107 = getelementptr float, float* %96, i64 %106
  %108 = load float, float* %107, align 4
  %109 = fmul reassoc ninf nsz float %100, %23
  %110 = fmul reassoc ninf nsz float %104, %23
  %111 = fmul reassoc ninf nsz float %108, %23
  %112 = fadd reassoc ninf nsz float %110, 1.000000e+00
  %113 = fadd reassoc ninf nsz float %111, 2.000000e+00
  store float %109, float* %99, align 4
  store float %112, float* %103, align 4
  store float %113, float* %107, align 4
  %114 = load i32, i32* %7, align 4
  %115 = add i32 %94, 1
  %116 = srem i32 %115, %114
  %117 = load float*, float** %25, align 8
  %118 = mul i32 %116, 3
  %119 = sext i32 %118 to i64
  %120 = getelementptr float, float* %117, i64 %119
  %121 = load float, float* %120, align 4
  %122 = add i32 %118, 1
  %123 = sext i32 %122 to i64
  %124 = getelementptr float, float* %117, i64 %123
  %125 = load float, float* %124, align 4
  %126 = add i32 %118, 2
  %127 = sext i32 %126 to i64
  %128 = getelementptr float, float* %117, i64 %127
  %129 = load float, float* %128, align 4
  %130 = fmul reassoc ninf nsz float %121, %23
  %131 = fmul reassoc ninf nsz float %125, %23
  %132 = fmul reassoc ninf nsz float %129, %23
  %133 = fadd reassoc ninf nsz float %131, 1.000000e+00
  %134 = fadd reassoc ninf nsz float %132, 2.000000e+00
  store float %130, float* %120, align 4
  store float %133, float* %124, align 4
  store float %134, float* %128, align 4
  %135 = load i32, i32* %7, align 4
  %136 = add i32 %115, 1
  %137 = srem i32 %136, %135
  %138 = load float*, float** %25, align 8
  %139 = mul i32 %137, 3
  %140 = sext i32 %139 to i64
  %141 = getelementptr float, float* %138, i64 %140
  %142 = load float, float* %141, align 4
  %143 = add i32 %139, 1
  %144 = sext i32 %143 to i64
  %145 = getelementptr float, float* %138, i64 %144
  %146 = load float, float* %145, align 4
  %147 = add i32 %139, 2
  %148 = sext i32 %147 to i64
  %149 = getelementptr float, float* %138, i64 %148
  %150 = load float, float* %149, align 4
  %151 = fmul reassoc ninf nsz float %142, %23
  %152 = fmul reassoc ninf nsz float %146, %23
  %153 = fmul reassoc ninf nsz float %150, %23
  %154 = fadd reassoc ninf nsz float %152, 1.000000e+00
  %155 = fadd reassoc ninf nsz float %153, 2.000000e+00
  store float %151, float* %141, align 4
  store float %154, float* %145, align 4
  store float %155, float* %149, align 4
  %156 = load i32, i32* %7, align 4
  %157 = add i32 %136, 1
  %158 = srem i32 %157, %156
  %159 = load float*, float** %25, align 8
  %160 = mul i32 %158, 3
  %161 = sext i32 %160 to i64
  %162 = getelementptr float, float* %159, i64 %161
  %163 = load float, float* %162, align 4
  %164 = add i32 %160, 1
  %165 = sext i32 %164 to i64
  %166 = getelementptr float, float* %159, i64 %165
  %167 = load float, float* %166, align 4
  %168 = add i32 %160, 2
  %169 = sext i32 %168 to i64
  %170 = getelementptr float, float* %159, i64 %169
  %171 = load float, float* %170, align 4
  %172 = fmul reassoc ninf nsz float %163, %23
  %173 = fmul reassoc ninf nsz float %167, %23
  %174 = fmul reassoc ninf nsz float %171, %23
  %175 = fadd reassoc ninf nsz float %173, 1.000000e+00
  %176 = fadd reassoc ninf nsz float %174, 2.000000e+00
  store float %172, float* %162, align 4
  store float %175, float* %166, align 4
  store float %176, float* %170, align 4
  %177 = load i32, i32* %7, align 4
  %178 = add i32 %157, 1
  %179 = srem i32 %178, %177
  %180 = load float*, float** %25, align 8
  %181 = mul i32 %179, 3
  %182 = sext i32 %181 to i64
  %183 = getelementptr float, float* %180, i64 %182
  %184 = load float, float* %183, align 4
  %185 = add i32 %181, 1
  %186 = sext i32 %185 to i64
  %187 = getelementptr float, float* %180, i64 %186
  %188 = load float, float* %187, align 4
  %189 = add i32 %181, 2
  %190 = sext i32 %189 to i64
  %191 = getelementptr float, float* %180, i64 %190
  %192 = load float, float* %191, align 4
  %193 = fmul reassoc ninf nsz float %184, %23
  %194 = fmul reassoc ninf nsz float %188, %23
  %195 = fmul reassoc ninf nsz float %192, %23
  %196 = fadd reassoc ninf nsz float %194, 1.000000e+00
  %197 = fadd reassoc ninf nsz float %195, 2.000000e+00
  store float %193, float* %183, align 4
  store float %196, float* %187, align 4
  store float %197, float* %191, align 4
  %198 = load i32, i32* %7, align 4
  %199 = add i32 %178, 1
  %200 = srem i32 %199, %198
  %201 = load float*, float** %25, align 8
  %202 = mul i32 %200, 3
  %203 = sext i32 %202 to i64
  %204 = getelementptr float, float* %201, i64 %203
  %205 = load float, float* %204, align 4
  %206 = add i32 %202, 1
  %207 = sext i32 %206 to i64
  %208 = getelementptr float, float* %201, i64 %207
  %209 = load float, float* %208, align 4
  %210 = add i32 %202, 2
  %211 = sext i32 %210 to i64
  %212 = getelementptr float, float* %201, i64 %211
  %213 = load float, float* %212, align 4
  %214 = fmul reassoc ninf nsz float %205, %23
  %215 = fmul reassoc ninf nsz float %209, %23
  %216 = fmul reassoc ninf nsz float %213, %23
  %217 = fadd reassoc ninf nsz float %215, 1.000000e+00
  %218 = fadd reassoc ninf nsz float %216, 2.000000e+00
  store float %214, float* %204, align 4
  store float %217, float* %208, align 4
  store float %218, float* %212, align 4
  %219 = add i32 %199, 1
  %exitcond.not.7 = icmp eq i32 %219, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.154, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.154**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.154*, %struct.RuntimeContext.154** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.154*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.154*, i8*)*, void (%struct.RuntimeContext.154*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.154*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.154*, i8*, i32)*, void (%struct.RuntimeContext.154*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.154*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.154*, i8*)*, void (%struct.RuntimeContext.154*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.154*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.154* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.154* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.154* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.154, %struct.RuntimeContext.154* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.154* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.154* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.154*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.154* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
