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
define void @inverses_c100_0_kernel_0_serial(%struct.RuntimeContext.154* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.154* %context to { { { i32 }, float* }, { { i32 }, float* } }**
  %1 = load { { { i32 }, float* }, { { i32 }, float* } }*, { { { i32 }, float* }, { { i32 }, float* } }** %0, align 8
  %2 = getelementptr { { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, float* }, { { i32 }, float* } }* %1, i64 0, i32 0, i32 0, i32 0
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
define void @inverses_c100_0_kernel_1_range_for(%struct.RuntimeContext.154* %context) local_unnamed_addr #1 {
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
  %20 = icmp sgt i32 %19, %17
  br i1 %20, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %21 = bitcast %struct.RuntimeContext.154* %0 to { { { i32 }, float* }, { { i32 }, float* } }**
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
  %.04.prol = phi i32 [ %61, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %29 = load i32, i32* %7, align 4
  %30 = srem i32 %.04.prol, %29
  %31 = load float*, float** %23, align 8
  %32 = shl i32 %30, 2
  %33 = sext i32 %32 to i64
  %34 = getelementptr float, float* %31, i64 %33
  %35 = load float, float* %34, align 4
  %36 = getelementptr float, float* %34, i64 1
  %37 = load float, float* %36, align 4
  %38 = getelementptr float, float* %34, i64 2
  %39 = load float, float* %38, align 4
  %40 = getelementptr float, float* %34, i64 3
  %41 = load float, float* %40, align 4
  %42 = fmul reassoc ninf nsz float %41, %35
  %43 = fmul reassoc ninf nsz float %39, %37
  %44 = fsub reassoc ninf nsz float %42, %43
  %45 = fdiv reassoc ninf nsz float 1.000000e+00, %44
  %neg.prol = fneg reassoc ninf nsz float %37
  %neg1.prol = fneg reassoc ninf nsz float %39
  %46 = fmul reassoc ninf nsz float %45, %41
  %47 = fmul reassoc ninf nsz float %45, %neg.prol
  %48 = fmul reassoc ninf nsz float %45, %neg1.prol
  %49 = fmul reassoc ninf nsz float %45, %35
  %50 = load float*, float** %24, align 8
  %51 = getelementptr float, float* %50, i64 %33
  store float %46, float* %51, align 4
  %52 = load float*, float** %24, align 8
  %53 = getelementptr float, float* %52, i64 %33
  %54 = getelementptr float, float* %53, i64 1
  store float %47, float* %54, align 4
  %55 = load float*, float** %24, align 8
  %56 = getelementptr float, float* %55, i64 %33
  %57 = getelementptr float, float* %56, i64 2
  store float %48, float* %57, align 4
  %58 = load float*, float** %24, align 8
  %59 = getelementptr float, float* %58, i64 %33
  %60 = getelementptr float, float* %59, i64 3
  store float %49, float* %60, align 4
  %61 = add i32 %.04.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.04.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %61, %for_loop_body.prol.loopexit.loopexit ]
  %62 = icmp ult i32 %27, 7
  br i1 %62, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.04 = phi i32 [ %326, %for_loop_body ], [ %.04.unr, %for_loop_body.preheader ]
  %63 = load i32, i32* %7, align 4
  %64 = srem i32 %.04, %63
  %65 = load float*, float** %23, align 8
  %66 = shl i32 %64, 2
  %67 = sext i32 %66 to i64
  %68 = getelementptr float, float* %65, i64 %67
  %69 = load float, float* %68, align 4
  %70 = getelementptr float, float* %68, i64 1
  %71 = load float, float* %70, align 4
  %72 = getelementptr float, float* %68, i64 2
  %73 = load float, float* %72, align 4
  %74 = getelementptr float, float* %68, i64 3
  %75 = load float, float* %74, align 4
  %76 = fmul reassoc ninf nsz float %75, %69
  %77 = fmul reassoc ninf nsz float %73, %71
  %78 = fsub reassoc ninf nsz float %76, %77
  %79 = fdiv reassoc ninf nsz float 1.000000e+00, %78
  %neg = fneg reassoc ninf nsz float %71
  %neg1 = fneg reassoc ninf nsz float %73
  %80 = fmul reassoc ninf nsz float %79, %75
  %81 = fmul reassoc ninf nsz float %79, %neg
  %82 = fmul reassoc ninf nsz float %79, %neg1
  %83 = fmul reassoc ninf nsz float %79, %69
  %84 = load float*, float** %24, align 8
  %85 = getelementptr float, float* %84, i64 %67
  store float %80, float* %85, align 4
  %86 = load float*, float** %24, align 8
  %87 = getelementptr float, float* %86, i64 %67
  %88 = getelementptr float, float* %87, i64 1
  store float %81, float* %88, align 4
  %89 = load float*, float** %24, align 8
  %90 = getelementptr float, float* %89, i64 %67
  %91 = getelementptr float, float* %90, i64 2
  store float %82, float* %91, align 4
  %92 = load float*, float** %24, align 8
  %93 = getelementptr float, float* %92, i64 %67
  %94 = getelementptr float, float* %93, i64 3
  store float %83, float* %94, align 4
  %95 = load i32, i32* %7, align 4
  %96 = add i32 %.04, 1
  %97 = srem i32 %96, %95
  %98 = load float*, float** %23, align 8
  %99 = shl i32 %97, 2
  %100 = sext i32 %99 to i64
  %101 = getelementptr float, float* %98, i64 %100
  %102 = load float, float* %101, align 4
  %103 = getelementptr float, float* %101, i64 1
  %104 = load float, float* %103, align 4
  %105 = getelementptr float, float* %101, i64 2
  %106 = load float, float* %105, align 4
  %107 = getelementptr float, float* %101, i64 3
  %108 = load float, float* %107, align 4
  %109 = fmul reassoc ninf nsz float %108, %102
  %110 = fmul reassoc ninf nsz float %106, %104
  %111 = fsub reassoc ninf nsz float %109, %110
  %112 = fdiv reassoc ninf nsz float 1.000000e+00, %111
  %neg.1 = fneg reassoc ninf nsz float %104
  %neg1.1 = fneg reassoc ninf nsz float %106
  %113 = fmul reassoc ninf nsz float %112, %108
  %114 = fmul reassoc ninf nsz float %112, %neg.1
  %115 = fmul reassoc ninf nsz float %112, %neg1.1
  %116 = fmul reassoc ninf nsz float %112, %102
  %117 = load float*, float** %24, align 8
  %118 = getelementptr float, float* %117, i64 %100
  store float %113, float* %118, align 4
  %119 = load float*, float** %24, align 8
  %120 = getelementptr float, float* %119, i64 %100
  %121 = getelementptr float, float* %120, i64 1
  store float %114, float* %121, align 4
  %122 = load float*, float** %24, align 8
  %123 = getelementptr float, float* %122, i64 %100
  %124 = getelementptr float, float* %123, i64 2
  store float %115, float* %124, align 4
  %125 = load float*, float** %24, align 8
  %126 = getelementptr float, float* %125, i64 %100
  %127 = getelementptr float, float* %126, i64 3
  store float %116, float* %127, align 4
  %128 = load i32, i32* %7, align 4
  %129 = add i32 %96, 1
  %130 = srem i32 %129, %128
  %131 = load float*, float** %23, align 8
  %132 = shl i32 %130, 2
  %133 = sext i32 %132 to i64
  %134 = getelementptr float, float* %131, i64 %133
  %135 = load float, float* %134, align 4
  %136 = getelementptr float, float* %134, i64 1
  %137 = load float, float* %136, align 4
  %138 = getelementptr float, float* %134, i64 2
  %139 = load float, float* %138, align 4
  %140 = getelementptr float, float* %134, i64 3
  %141 = load float, float* %140, align 4
  %142 = fmul reassoc ninf nsz float %141, %135
  %143 = fmul reassoc ninf nsz float %139, %137
  %144 = fsub reassoc ninf nsz float %142, %143
  %145 = fdiv reassoc ninf nsz float 1.000000e+00, %144
  %neg.2 = fneg reassoc ninf nsz float %137
  %neg1.2 = fneg reassoc ninf nsz float %139
  %146 = fmul reassoc ninf nsz float %145, %141
  %147 = fmul reassoc ninf nsz float %145, %neg.2
  %148 = fmul reassoc ninf nsz float %145, %neg1.2
  %149 = fmul reassoc ninf nsz float %145, %135
  %150 = load float*, float** %24, align 8
  %151 = getelementptr float, float* %150, i64 %133
  store float %146, float* %151, align 4
  %152 = load float*, float** %24, align 8
  %153 = getelementptr float, float* %152, i64 %133
  %154 = getelementptr float, float* %153, i64 1
  store float %147, float* %154, align 4
  %155 = load float*, float** %24, align 8
  %156 = getelementptr float, float* %155, i64 %133
  %157 = getelementptr float, float* %156, i64 2
  store float %148, float* %157, align 4
  %158 = load float*, float** %24, align 8
  %159 = getelementptr float, float* %158, i64 %133
  %160 = getelementptr float, float* %159, i64 3
  store float %149, float* %160, align 4
  %161 = load i32, i32* %7, align 4
  %162 = add i32 %129, 1
  %163 = srem i32 %162, %161
  %164 = load float*, float** %23, align 8
  %165 = shl i32 %163, 2
  %166 = sext i32 %165 to i64
  %167 = getelementptr float, float* %164, i64 %166
  %168 = load float, float* %167, align 4
  %169 = getelementptr float, float* %167, i64 1
  %170 = load float, float* %169, align 4
  %171 = getelementptr float, float* %167, i64 2
  %172 = load float, float* %171, align 4
  %173 = getelementptr float, float* %167, i64 3
  %174 = load float, float* %173, align 4
  %175 = fmul reassoc ninf nsz float %174, %168
  %176 = fmul reassoc ninf nsz float %172, %170
  %177 = fsub reassoc ninf nsz float %175, %176
  %178 = fdiv reassoc ninf nsz float 1.000000e+00, %177
  %neg.3 = fneg reassoc ninf nsz float %170
  %neg1.3 = fneg reassoc ninf nsz float %172
  %179 = fmul reassoc ninf nsz float %178, %174
  %180 = fmul reassoc ninf nsz float %178, %neg.3
  %181 = fmul reassoc ninf nsz float %178, %neg1.3
  %182 = fmul reassoc ninf nsz float %178, %168
  %183 = load float*, float** %24, align 8
  %184 = getelementptr float, float* %183, i64 %166
  store float %179, float* %184, align 4
  %185 = load float*, float** %24, align 8
  %186 = getelementptr float, float* %185, i64 %166
  %187 = getelementptr float, float* %186, i64 1
  store float %180, float* %187, align 4
  %188 = load float*, float** %24, align 8
  %189 = getelementptr float, float* %188, i64 %166
  %190 = getelementptr float, float* %189, i64 2
  store float %181, float* %190, align 4
  %191 = load float*, float** %24, align 8
  %192 = getelementptr float, float* %191, i64 %166
  %193 = getelementptr float, float* %192, i64 3
  store float %182, float* %193, align 4
  %194 = load i32, i32* %7, align 4
  %195 = add i32 %162, 1
  %196 = srem i32 %195, %194
  %197 = load float*, float** %23, align 8
  %198 = shl i32 %196, 2
  %199 = sext i32 %198 to i64
  %200 = getelementptr float, float* %197, i64 %199
  %201 = load float, float* %200, align 4
  %202 = getelementptr float, float* %200, i64 1
  %203 = load float, float* %202, align 4
  %204 = getelementptr float, float* %200, i64 2
  %205 = load float, float* %204, align 4
  %206 = getelementptr float, float* %200, i64 3
  %207 = load float, float* %206, align 4
  %208 = fmul reassoc ninf nsz float %207, %201
  %209 = fmul reassoc ninf nsz float %205, %203
  %210 = fsub reassoc ninf nsz float %208, %209
  %211 = fdiv reassoc ninf nsz float 1.000000e+00, %210
  %neg.4 = fneg reassoc ninf nsz float %203
  %neg1.4 = fneg reassoc ninf nsz float %205
  %212 = fmul reassoc ninf nsz float %211, %207
  %213 = fmul reassoc ninf nsz float %211, %neg.4
  %214 = fmul reassoc ninf nsz float %211, %neg1.4
  %215 = fmul reassoc ninf nsz float %211, %201
  %216 = load float*, float** %24, align 8
  %217 = getelementptr float, float* %216, i64 %199
  store float %212, float* %217, align 4
  %218 = load float*, float** %24, align 8
  %219 = getelementptr float, float* %218, i64 %199
  %220 = getelementptr float, float* %219, i64 1
  store float %213, float* %220, align 4
  %221 = load float*, float** %24, align 8
  %222 = getelementptr float, float* %221, i64 %199
  %223 = getelementptr float, float* %222, i64 2
  store float %214, float* %223, align 4
  %224 = load float*, float** %24, align 8
  %225 = getelementptr float, float* %224, i64 %199
  %226 = getelementptr float, float* %225, i64 3
  store float %215, float* %226, align 4
  %227 = load i32, i32* %7, align 4
  %228 = add i32 %195, 1
  %229 = srem i32 %228, %227
  %230 = load float*, float** %23, align 8
  %231 = shl i32 %229, 2
  %232 = sext i32 %231 to i64
  %233 = getelementptr float, float* %230, i64 %232
  %234 = load float, float* %233, align 4
  %235 = getelementptr float, float* %233, i64 1
  %236 = load float, float* %235, align 4
  %237 = getelementptr float, float* %233, i64 2
  %238 = load float, float* %237, align 4
  %239 = getelementptr float, float* %233, i64 3
  %240 = load float, float* %239, align 4
  %241 = fmul reassoc ninf nsz float %240, %234
  %242 = fmul reassoc ninf nsz float %238, %236
  %243 = fsub reassoc ninf nsz float %241, %242
  %244 = fdiv reassoc ninf nsz float 1.000000e+00, %243
  %neg.5 = fneg reassoc ninf nsz float %236
  %neg1.5 = fneg reassoc ninf nsz float %238
  %245 = fmul reassoc ninf nsz float %244, %240
  %246 = fmul reassoc ninf nsz float %244, %neg.5
  %247 = fmul reassoc ninf nsz float %244, %neg1.5
  %248 = fmul reassoc ninf nsz float %244, %234
  %249 = load float*, float** %24, align 8
  %250 = getelementptr float, float* %249, i64 %232
  store float %245, float* %250, align 4
  %251 = load float*, float** %24, align 8
  %252 = getelementptr float, float* %251, i64 %232
  %253 = getelementptr float, float* %252, i64 1
  store float %246, float* %253, align 4
  %254 = load float*, float** %24, align 8
  %255 = getelementptr float, float* %254, i64 %232
  %256 = getelementptr float, float* %255, i64 2
  store float %247, float* %256, align 4
  %257 = load float*, float** %24, align 8
  %258 = getelementptr float, float* %257, i64 %232
  %259 = getelementptr float, float* %258, i64 3
  store float %248, float* %259, align 4
  %260 = load i32, i32* %7, align 4
  %261 = add i32 %228, 1
  %262 = srem i32 %261, %260
  %263 = load float*, float** %23, align 8
  %264 = shl i32 %262, 2
  %265 = sext i32 %264 to i64
  %266 = getelementptr float, float* %263, i64 %265
  %267 = load float, float* %266, align 4
  %268 = getelementptr float, float* %266, i64 1
  %269 = load float, float* %268, align 4
  %270 = getelementptr float, float* %266, i64 2
  %271 = load float, float* %270, align 4
  %272 = getelementptr float, float* %266, i64 3
  %273 = load float, float* %272, align 4
  %274 = fmul reassoc ninf nsz float %273, %267
  %275 = fmul reassoc ninf nsz float %271, %269
  %276 = fsub reassoc ninf nsz float %274, %275
  %277 = fdiv reassoc ninf nsz float 1.000000e+00, %276
  %neg.6 = fneg reassoc ninf nsz float %269
  %neg1.6 = fneg reassoc ninf nsz float %271
  %278 = fmul reassoc ninf nsz float %277, %273
  %279 = fmul reassoc ninf nsz float %277, %neg.6
  %280 = fmul reassoc ninf nsz float %277, %neg1.6
  %281 = fmul reassoc ninf nsz float %277, %267
  %282 = load float*, float** %24, align 8
  %283 = getelementptr float, float* %282, i64 %265
  store float %278, float* %283, align 4
  %284 = load float*, float** %24, align 8
  %285 = getelementptr float, float* %284, i64 %265
  %286 = getelementptr float, float* %285, i64 1
  store float %279, float* %286, align 4
  %287 = load float*, float** %24, align 8
  %288 = getelementptr float, float* %287, i64 %265
  %289 = getelementptr float, float* %288, i64 2
  store float %280, float* %289, align 4
  %290 = load float*, float** %24, align 8
  %291 = getelementptr float, float* %290, i64 %265
  %292 = getelementptr float, float* %291, i64 3
  store float %281, float* %292, align 4
  %293 = load i32, i32* %7, align 4
  %294 = add i32 %261, 1
  %295 = srem i32 %294, %293
  %296 = load float*, float** %23, align 8
  %297 = shl i32 %295, 2
  %298 = sext i32 %297 to i64
  %299 = getelementptr float, float* %296, i64 %298
  %300 = load float, float* %299, align 4
  %301 = getelementptr float, float* %299, i64 1
  %302 = load float, float* %301, align 4
  %303 = getelementptr float, float* %299, i64 2
  %304 = load float, float* %303, align 4
  %305 = getelementptr float, float* %299, i64 3
  %306 = load float, float* %305, align 4
  %307 = fmul reassoc ninf nsz float %306, %300
  %308 = fmul reassoc ninf nsz float %304, %302
  %309 = fsub reassoc ninf nsz float %307, %308
  %310 = fdiv reassoc ninf nsz float 1.000000e+00, %309
  %neg.7 = fneg reassoc ninf nsz float %302
  %neg1.7 = fneg reassoc ninf nsz float %304
  %311 = fmul reassoc ninf nsz float %310, %306
  %312 = fmul reassoc ninf nsz float %310, %neg.7
  %313 = fmul reassoc ninf nsz float %310, %neg1.7
  %314 = fmul reassoc ninf nsz float %310, %300
  %315 = load float*, float** %24, align 8
  %316 = getelementptr float, float* %315, i64 %298
  store float %311, float* %316, align 4
  %317 = load float*, float** %24, align 8
  %318 = getelementptr float, float* %317, i64 %298
  %319 = getelementptr float, float* %318, i64 1
  store float %312, float* %319, align 4
  %320 = load float*, float** %24, align 8
  %321 = getelementptr float, float* %320, i64 %298
  %322 = getelementptr float, float* %321, i64 2
  store float %313, float* %322, align 4
  %323 = load float*, float** %24, align 8
  %324 = getelementptr float, float* %323, i64 %298
  %325 = getelementptr float, float* %324, i64 3
  store float %314, float* %325, align 4
  %326 = add i32 %294, 1
  %exitcond.not.7 = icmp eq i32 %326, %19
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
