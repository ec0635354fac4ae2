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
define void @add_2d_c92_0_kernel_0_serial(%struct.RuntimeContext.70* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.70* %context to { { { i32, i32 }, float* } }**
  %1 = load { { { i32, i32 }, float* } }*, { { { i32, i32 }, float* } }** %0, align 8
  %2 = getelementptr { { { i32, i32 }, float* } }, { { { i32, i32 }, float* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.70, %struct.RuntimeContext.70* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.69*, %struct.LLVMRuntime.69** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.69, %struct.LLVMRuntime.69* %5, i64 0, i32 14
  %7 = load i8*, i8** %6, align 8
  %8 = getelementptr inbounds i8, i8* %7, i64 8
  %9 = bitcast i8* %8 to i32*
  store i32 %3, i32* %9, align 4
  %10 = load { { { i32, i32 }, float* } }*, { { { i32, i32 }, float* } }** %0, align 8
  %11 = getelementptr { { { i32, i32 }, float* } }, { { { i32, i32 }, float* } }* %10, i64 0, i32 0, i32 0, i32 1
  %12 = load i32, i32* %11, align 4
  %13 = load %struct.LLVMRuntime.69*, %struct.LLVMRuntime.69** %4, align 8
  %14 = getelementptr inbounds %struct.LLVMRuntime.69, %struct.LLVMRuntime.69* %13, i64 0, i32 14
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 4
  %17 = bitcast i8* %16 to i32*
  store i32 %12, i32* %17, align 4
  %18 = mul i32 %12, %3
  %19 = load %struct.LLVMRuntime.69*, %struct.LLVMRuntime.69** %4, align 8
  %20 = getelementptr inbounds %struct.LLVMRuntime.69, %struct.LLVMRuntime.69* %19, i64 0, i32 14
  %21 = bitcast i8** %20 to i32**
  %22 = load i32*, i32** %21, align 8
  store i32 %18, i32* %22, align 4
  ret void
}

; Function Attrs: nounwind
define void @add_2d_c92_0_kernel_1_range_for(%struct.RuntimeContext.70* %context) local_unnamed_addr #1 {
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
  %21 = bitcast %struct.RuntimeContext.70* %0 to { { { i32, i32 }, float* } }**
  %22 = load { { { i32, i32 }, float* } }*, { { { i32, i32 }, float* } }** %21, align 8
  %23 = getelementptr { { { i32, i32 }, float* } }, { { { i32, i32 }, float* } }* %22, i64 0, i32 0, i32 1
  %24 = getelementptr { { { i32, i32 }, float* } }, { { { i32, i32 }, float* } }* %22, i64 0, i32 0, i32 0, i32 1
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
  %.04.prol = phi i32 [ %52, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %29 = load %struct.LLVMRuntime.69*, %struct.LLVMRuntime.69** %3, align 8
  %30 = getelementptr inbounds %struct.LLVMRuntime.69, %struct.LLVMRuntime.69* %29, i64 0, i32 14
  %31 = load i8*, i8** %30, align 8
  %32 = getelementptr inbounds i8, i8* %31, i64 4
  %33 = bitcast i8* %32 to i32*
  %34 = load i32, i32* %33, align 4
  %35 = srem i32 %.04.prol, %34
  %36 = sdiv i32 %.04.prol, %34
  %37 = getelementptr inbounds i8, i8* %31, i64 8
  %38 = bitcast i8* %37 to i32*
  %39 = load i32, i32* %38, align 4
  %40 = srem i32 %36, %39
  %41 = mul i32 %40, 10
  %42 = add i32 %41, %35
  %43 = load float*, float** %23, align 8
  %44 = load i32, i32* %24, align 4
  %45 = mul i32 %44, %40
  %46 = add i32 %45, %35
  %47 = sext i32 %46 to i64
  %48 = getelementptr float, float* %43, i64 %47
  %49 = sitofp i32 %42 to float
  %50 = load float, float* %48, align 4
  %51 = fadd reassoc ninf nsz float %50, %49
  store float %51, float* %48, align 4
  %52 = add i32 %.04.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.04.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %52, %for_loop_body.prol.loopexit.loopexit ]
  %53 = icmp ult i32 %27, 7
  br i1 %53, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.04 = phi i32 [ %245, %for_loop_body ], [ %.04.unr, %for_loop_body.preheader ]
  %54 = load %struct.LLVMRuntime.69*, %struct.LLVMRuntime.69** %3, align 8
  %55 = getelementptr inbounds %struct.LLVMRuntime.69, %struct.LLVMRuntime.69* %54, i64 0, i32 14
  %56 = load i8*, i8** %55, align 8
  %57 = getelementptr inbounds i8, i8* %56, i64 4
  %58 = bitcast i8* %57 to i32*
  %59 = load i32, i32* %58, align 4
  %60 = srem i32 %.04, %59
  %61 = sdiv i32 %.04, %59
  %62 = getelementptr inbounds i8, i8* %56, i64 8
  %63 = bitcast i8* %62 to i32*
  %64 = load i32, i32* %63, align 4
  %65 = srem i32 %61, %64
  %66 = mul i32 %65, 10
  %67 = add i32 %66, %60
  %68 = load float*, float** %23, align 8
  %69 = load i32, i32* %24, align 4
  %70 = mul i32 %69, %65
  %71 = add i32 %70, %60
  %72 = sext i32 %71 to i64
  %73 = getelementptr float, float* %68, i64 %72
  %74 = sitofp i32 %67 to float
  %75 = load float, float* %73, align 4
  %76 = fadd reassoc ninf nsz float %75, %74
  store float %76, float* %73, align 4
  %77 = load %struct.LLVMRuntime.69*, %struct.LLVMRuntime.69** %3, align 8
  %78 = getelementptr inbounds %struct.LLVMRuntime.69, %struct.LLVMRuntime.69* %77, i64 0, i32 14
  %79 = load i8*, i8** %78, align 8
  %80 = getelementptr inbounds i8, i8* %79, i64 4
  %81 = bitcast i8* %80 to i32*
  %82 = load i32, i32* %81, align 4
  %83 = add i32 %.04, 1
  %84 = srem i32 %83, %82
  %85 = sdiv i32 %83, %82
  %86 = getelementptr inbounds i8, i8* %79, i64 8
  %87 = bitcast i8* %86 to i32*
  %88 = load i32, i32* %87, align 4
  %89 = srem i32 %85, %88
  %90 = mul i32 %89, 10
  %91 = add i32 %90, %84
  %92 = load float*, float** %23, align 8
  %93 = load i32, i32* %24, align 4
  %94 = mul i32 %93, %89
  %95 = add i32 %94, %84
  %96 = sext i32 %95 to i64
  %97 = getelementptr float, float* %92, i64 %96
  %98 = sitofp i32 %91 to float
  %99 = load float, float* %97, align 4
  %100 = fadd reassoc ninf nsz float %99, %98
  store float %100, float* %97, align 4
  %101 = load %struct.LLVMRuntime.69*, %struct.LLVMRuntime.69** %3, align 8
  %102 = getelementptr inbounds %struct.LLVMRuntime.69, %struct.LLVMRuntime.69* %101, i64 0, i32 14
  %103 = load i8*, i8** %102, align 8
  %104 = getelementptr inbounds i8, i8* %103, i64 4
  %105 = bitcast i8* %104 to i32*
  %106 = load i32, i32* %105, align 4
  %107 = add i32 %83, 1
  %108 = srem i32 %107, %106
  %109 = sdiv i32 %107, %106
  %110 = getelementptr inbounds i8, i8* %103, i64 8
  %111 = bitcast i8* %110 to i32*
  %112 = load i32, i32* %111, align 4
  %113 = srem i32 %109, %112
  %114 = mul i32 %113, 10
  %115 = add i32 %114, %108
  %116 = load float*, float** %23, align 8
  %117 = load i32, i32* %24, align 4
  %118 = mul i32 %117, %113
  %119 = add i32 %118, %108
  %120 = sext i32 %119 to i64
  %121 = getelementptr float, float* %116, i64 %120
  %122 = sitofp i32 %115 to float
  %123 = load float, float* %121, align 4
  %124 = fadd reassoc ninf nsz float %123, %122
  store float %124, float* %121, align 4
  %125 = load %struct.LLVMRuntime.69*, %struct.LLVMRuntime.69** %3, align 8
  %126 = getelementptr inbounds %struct.LLVMRuntime.69, %struct.LLVMRuntime.69* %125, i64 0, i32 14
  %127 = load i8*, i8** %126, align 8
  %128 = getelementptr inbounds i8, i8* %127, i64 4
  %129 = bitcast i8* %128 to i32*
  %130 = load i32, i32* %129, align 4
  %131 = add i32 %107, 1
  %132 = srem i32 %131, %130
  %133 = sdiv i32 %131, %130
  %134 = getelementptr inbounds i8, i8* %127, i64 8
  %135 = bitcast i8* %134 to i32*
  %136 = load i32, i32* %135, align 4
  %137 = srem i32 %133, %136
  %138 = mul i32 %137, 10
  %139 = add i32 %138, %132
  %140 = load float*, float** %23, align 8
  %141 = load i32, i32* %24, align 4
  %142 = mul i32 %141, %137
  %143 = add i32 %142, %132
  %144 = sext i32 %143 to i64
  %145 = getelementptr float, float* %140, i64 %144
  %146 = sitofp i32 %139 to float
  %147 = load float, float* %145, align 4
  %148 = fadd reassoc ninf nsz float %147, %146
  store float %148, float* %145, align 4
  %149 = load %struct.LLVMRuntime.69*, %struct.LLVMRuntime.69** %3, align 8
  %150 = getelementptr inbounds %struct.LLVMRuntime.69, %struct.LLVMRuntime.69* %149, i64 0, i32 14
  %151 = load i8*, i8** %150, align 8
  %152 = getelementptr inbounds i8, i8* %151, i64 4
  %153 = bitcast i8* %152 to i32*
  %154 = load i32, i32* %153, align 4
  %155 = add i32 %131, 1
  %156 = srem i32 %155, %154
  %157 = sdiv i32 %155, %154
  %158 = getelementptr inbounds i8, i8* %151, i64 8
  %159 = bitcast i8* %158 to i32*
  %160 = load i32, i32* %159, align 4
  %161 = srem i32 %157, %160
  %162 = mul i32 %161, 10
  %163 = add i32 %162, %156
  %164 = load float*, float** %23, align 8
  %165 = load i32, i32* %24, align 4
  %166 = mul i32 %165, %161
  %167 = add i32 %166, %156
  %168 = sext i32 %167 to i64
  %169 = getelementptr float, float* %164, i64 %168
  %170 = sitofp i32 %163 to float
  %171 = load float, float* %169, align 4
  %172 = fadd reassoc ninf nsz float %171, %170
  store float %172, float* %169, align 4
  %173 = load %struct.LLVMRuntime.69*, %struct.LLVMRuntime.69** %3, align 8
  %174 = getelementptr inbounds %struct.LLVMRuntime.69, %struct.LLVMRuntime.69* %173, i64 0, i32 14
  %175 = load i8*, i8** %174, align 8
  %176 = getelementptr inbounds i8, i8* %175, i64 4
  %177 = bitcast i8* %176 to i32*
  %178 = load i32, i32* %177, align 4
  %179 = add i32 %155, 1
  %180 = srem i32 %179, %178
  %181 = sdiv i32 %179, %178
  %182 = getelementptr inbounds i8, i8* %175, i64 8
  %183 = bitcast i8* %182 to i32*
  %184 = load i32, i32* %183, align 4
  %185 = srem i32 %181, %184
  %186 = mul i32 %185, 10
  %187 = add i32 %186, %180
  %188 = load float*, float** %23, align 8
  %189 = load i32, i32* %24, align 4
  %190 = mul i32 %189, %185
  %191 = add i32 %190, %180
  %192 = sext i32 %191 to i64
  %193 = getelementptr float, float* %188, i64 %192
  %194 = sitofp i32 %187 to float
  %195 = load float, float* %193, align 4
  %196 = fadd reassoc ninf nsz float %195, %194
  store float %196, float* %193, align 4
  %197 = load %struct.LLVMRuntime.69*, %struct.LLVMRuntime.69** %3, align 8
  %198 = getelementptr inbounds %struct.LLVMRuntime.69, %struct.LLVMRuntime.69* %197, i64 0, i32 14
  %199 = load i8*, i8** %198, align 8
  %200 = getelementptr inbounds i8, i8* %199, i64 4
  %201 = bitcast i8* %200 to i32*
  %202 = load i32, i32* %201, align 4
  %203 = add i32 %179, 1
  %204 = srem i32 %203, %202
  %205 = sdiv i32 %203, %202
  %206 = getelementptr inbounds i8, i8* %199, i64 8
  %207 = bitcast i8* %206 to i32*
  %208 = load i32, i32* %207, align 4
  %209 = srem i32 %205, %208
  %210 = mul i32 %209, 10
  %211 = add i32 %210, %204
  %212 = load float*, float** %23, align 8
  %213 = load i32, i32* %24, align 4
  %214 = mul i32 %213, %209
  %215 = add i32 %214, %204
  %216 = sext i32 %215 to i64
  %217 = getelementptr float, float* %212, i64 %216
  %218 = sitofp i32 %211 to float
  %219 = load float, float* %217, align 4
  %220 = fadd reassoc ninf nsz float %219, %218
  store float %220, float* %217, align 4
  %221 = load %struct.LLVMRuntime.69*, %struct.LLVMRuntime.69** %3, align 8
  %222 = getelementptr inbounds %struct.LLVMRuntime.69, %struct.LLVMRuntime.69* %221, i64 0, i32 14
  %223 = load i8*, i8** %222, align 8
  %224 = getelementptr inbounds i8, i8* %223, i64 4
  %225 = bitcast i8* %224 to i32*
  %226 = load i32, i32* %225, align 4
  %227 = add i32 %203, 1
  %228 = srem i32 %227, %226
  %229 = sdiv i32 %227, %226
  %230 = getelementptr inbounds i8, i8* %223, i64 8
  %231 = bitcast i8* %230 to i32*
  %232 = load i32, i32* %231, align 4
  %233 = srem i32 %229, %232
  %234 = mul i32 %233, 10
  %235 = add i32 %234, %228
  %236 = load float*, float** %23, align 8
  %237 = load i32, i32* %24, align 4
  %238 = mul i32 %237, %233
  %239 = add i32 %238, %228
  %240 = sext i32 %239 to i64
  %241 = getelementptr float, float* %236, i64 %240
  %242 = sitofp i32 %235 to float
  %243 = load float, float* %241, align 4
  %244 = fadd reassoc ninf nsz float %243, %242
  store float %244, float* %241, align 4
  %245 = add i32 %227, 1
  %exitcond.not.7 = icmp eq i32 %245, %19
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
