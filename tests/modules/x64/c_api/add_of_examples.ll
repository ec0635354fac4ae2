; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.119*, void (%struct.RuntimeContext.119*, i8*)*, void (%struct.RuntimeContext.119*, i8*, i32)*, void (%struct.RuntimeContext.119*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.119 = type { i8*, %struct.LLVMRuntime.118*, i32, i64* }
%struct.LLVMRuntime.118 = type { %struct.PreallocatedMemoryChunk.113, %struct.PreallocatedMemoryChunk.113, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.114*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.115*], [1024 x %struct.NodeManager.116*], [1024 x i8*], i8*, %struct.RandState.117*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.113 = type { i8*, i8*, i64 }
%struct.__va_list_tag.114 = type { i32, i32, i8*, i8* }
%struct.ListManager.115 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.118* }
%struct.NodeManager.116 = type <{ %struct.LLVMRuntime.118*, i32, i32, i32, i32, %struct.ListManager.115*, %struct.ListManager.115*, %struct.ListManager.115*, i32, [4 x i8] }>
%struct.RandState.117 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @add_of_examples_c116_0_kernel_0_serial(%struct.RuntimeContext.119* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.119* %context to { { { i32, i32 }, float* }, float, { { i32 }, float* }, { { i32 }, float* } }**
  %1 = load { { { i32, i32 }, float* }, float, { { i32 }, float* }, { { i32 }, float* } }*, { { { i32, i32 }, float* }, float, { { i32 }, float* }, { { i32 }, float* } }** %0, align 8
  %2 = getelementptr { { { i32, i32 }, float* }, float, { { i32 }, float* }, { { i32 }, float* } }, { { { i32, i32 }, float* }, float, { { i32 }, float* }, { { i32 }, float* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.119, %struct.RuntimeContext.119* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.118*, %struct.LLVMRuntime.118** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.118, %struct.LLVMRuntime.118* %5, i64 0, i32 14
  %7 = load i8*, i8** %6, align 8
  %8 = getelementptr inbounds i8, i8* %7, i64 8
  %9 = bitcast i8* %8 to i32*
  store i32 %3, i32* %9, align 4
  %10 = load { { { i32, i32 }, float* }, float, { { i32 }, float* }, { { i32 }, float* } }*, { { { i32, i32 }, float* }, float, { { i32 }, float* }, { { i32 }, float* } }** %0, align 8
  %11 = getelementptr { { { i32, i32 }, float* }, float, { { i32 }, float* }, { { i32 }, float* } }, { { { i32, i32 }, float* }, float, { { i32 }, float* }, { { i32 }, float* } }* %10, i64 0, i32 0, i32 0, i32 1
  %12 = load i32, i32* %11, align 4
  %13 = load %struct.LLVMRuntime.118*, %struct.LLVMRuntime.118** %4, align 8
  %14 = getelementptr inbounds %struct.LLVMRuntime.118, %struct.LLVMRuntime.118* %13, i64 0, i32 14
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 4
  %17 = bitcast i8* %16 to i32*
  store i32 %12, i32* %17, align 4
  %18 = mul i32 %12, %3
  %19 = load %struct.LLVMRuntime.118*, %struct.LLVMRuntime.118** %4, align 8
  %20 = getelementptr inbounds %struct.LLVMRuntime.118, %struct.LLVMRuntime.118* %19, i64 0, i32 14
  %21 = bitcast i8** %20 to i32**
  %22 = load i32*, i32** %21, align 8
  store i32 %18, i32* %22, align 4
  ret void
}

; Function Attrs: nounwind
define void @add_of_examples_c116_0_kernel_1_range_for(%struct.RuntimeContext.119* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.119* %context, %struct.RuntimeContext.119** %4, align 8
  store void (%struct.RuntimeContext.119*, i8*)* null, void (%struct.RuntimeContext.119*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.119*, i8*, i32)* @function_body, void (%struct.RuntimeContext.119*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.119*, i8*)* null, void (%struct.RuntimeContext.119*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.119, %struct.RuntimeContext.119* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.118*, %struct.LLVMRuntime.118** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.118, %struct.LLVMRuntime.118* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.118, %struct.LLVMRuntime.118* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.119* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.119, %struct.RuntimeContext.119* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.118*, %struct.LLVMRuntime.118** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.118, %struct.LLVMRuntime.118* %4, i64 0, i32 14
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
  %20 = bitcast %struct.RuntimeContext.119* %0 to { { { i32, i32 }, float* }, float, { { i32 }, float* }, { { i32 }, float* } }**
  %21 = load { { { i32, i32 }, float* }, float, { { i32 }, float* }, { { i32 }, float* } }*, { { { i32, i32 }, float* }, float, { { i32 }, float* }, { { i32 }, float* } }** %20, align 8
  %22 = getelementptr { { { i32, i32 }, float* }, float, { { i32 }, float* }, { { i32 }, float* } }, { { { i32, i32 }, float* }, float, { { i32 }, float* }, { { i32 }, float* } }* %21, i64 0, i32 1
  %23 = load float, float* %22, align 4
  %24 = getelementptr { { { i32, i32 }, float* }, float, { { i32 }, float* }, { { i32 }, float* } }, { { { i32, i32 }, float* }, float, { { i32 }, float* }, { { i32 }, float* } }* %21, i64 0, i32 2, i32 1
  %25 = load float*, float** %24, align 8
  %26 = getelementptr float, float* %25, i64 2
  %27 = getelementptr { { { i32, i32 }, float* }, float, { { i32 }, float* }, { { i32 }, float* } }, { { { i32, i32 }, float* }, float, { { i32 }, float* }, { { i32 }, float* } }* %21, i64 0, i32 3, i32 1
  %28 = load float*, float** %27, align 8
  %29 = getelementptr float, float* %28, i64 2
  %30 = icmp sgt i32 %19, %17
  br i1 %30, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %31 = getelementptr { { { i32, i32 }, float* }, float, { { i32 }, float* }, { { i32 }, float* } }, { { { i32, i32 }, float* }, float, { { i32 }, float* }, { { i32 }, float* } }* %21, i64 0, i32 0, i32 1
  %32 = getelementptr { { { i32, i32 }, float* }, float, { { i32 }, float* }, { { i32 }, float* } }, { { { i32, i32 }, float* }, float, { { i32 }, float* }, { { i32 }, float* } }* %21, i64 0, i32 0, i32 0, i32 1
  %33 = sub i32 %19, %17
  %34 = xor i32 %17, -1
  %35 = add i32 %19, %34
  %xtraiter = and i32 %33, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %36 = sub i32 0, %xtraiter
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv = phi i32 [ %36, %for_loop_body.prol.preheader ], [ %lsr.iv.next, %for_loop_body.prol ]
  %.04.prol = phi i32 [ %60, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %37 = load %struct.LLVMRuntime.118*, %struct.LLVMRuntime.118** %3, align 8
  %38 = getelementptr inbounds %struct.LLVMRuntime.118, %struct.LLVMRuntime.118* %37, i64 0, i32 14
  %39 = load i8*, i8** %38, align 8
  %40 = getelementptr inbounds i8, i8* %39, i64 4
  %41 = bitcast i8* %40 to i32*
  %42 = load i32, i32* %41, align 4
  %43 = srem i32 %.04.prol, %42
  %44 = sdiv i32 %.04.prol, %42
  %45 = getelementptr inbounds i8, i8* %39, i64 8
  %46 = bitcast i8* %45 to i32*
  %47 = load i32, i32* %46, align 4
  %48 = srem i32 %44, %47
  %49 = load float, float* %26, align 4
  %50 = fmul reassoc ninf nsz float %49, %23
  %51 = load float, float* %29, align 4
  %52 = fadd reassoc ninf nsz float %51, 4.000000e+01
  %53 = fadd reassoc ninf nsz float %52, %50
  %54 = load float*, float** %31, align 8
  %55 = load i32, i32* %32, align 4
  %56 = mul i32 %55, %48
  %57 = add i32 %56, %43
  %58 = sext i32 %57 to i64
  %59 = getelementptr float, float* %54, i64 %58
  store float %53, float* %59, align 4
  %60 = add i32 %.04.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.04.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %60, %for_loop_body.prol.loopexit.loopexit ]
  %61 = icmp ult i32 %35, 7
  br i1 %61, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.04 = phi i32 [ %253, %for_loop_body ], [ %.04.unr, %for_loop_body.preheader ]
  %62 = load %struct.LLVMRuntime.118*, %struct.LLVMRuntime.118** %3, align 8
  %63 = getelementptr inbounds %struct.LLVMRuntime.118, %struct.LLVMRuntime.118* %62, i64 0, i32 14
  %64 = load i8*, i8** %63, align 8
  %65 = getelementptr inbounds i8, i8* %64, i64 4
  %66 = bitcast i8* %65 to i32*
  %67 = load i32, i32* %66, align 4
  %68 = srem i32 %.04, %67
  %69 = sdiv i32 %.04, %67
  %70 = getelementptr inbounds i8, i8* %64, i64 8
  %71 = bitcast i8* %70 to i32*
  %72 = load i32, i32* %71, align 4
  %73 = srem i32 %69, %72
  %74 = load float, float* %26, align 4
  %75 = fmul reassoc ninf nsz float %74, %23
  %76 = load float, float* %29, align 4
  %77 = fadd reassoc ninf nsz float %76, 4.000000e+01
  %78 = fadd reassoc ninf nsz float %77, %75
  %79 = load float*, float** %31, align 8
  %80 = load i32, i32* %32, align 4
  %81 = mul i32 %80, %73
  %82 = add i32 %81, %68
  %83 = sext i32 %82 to i64
  %84 = getelementptr float, float* %79, i64 %83
  store float %78, float* %84, align 4
  %85 = load %struct.LLVMRuntime.118*, %struct.LLVMRuntime.118** %3, align 8
  %86 = getelementptr inbounds %struct.LLVMRuntime.118, %struct.LLVMRuntime.118* %85, i64 0, i32 14
  %87 = load i8*, i8** %86, align 8
  %88 = getelementptr inbounds i8, i8* %87, i64 4
  %89 = bitcast i8* %88 to i32*
  %90 = load i32, i32* %89, align 4
  %91 = add i32 %.04, 1
  %92 = srem i32 %91, %90
  %93 = sdiv i32 %91, %90
  %94 = getelementptr inbounds i8, i8* %87, i64 8
  %95 = bitcast i8* %94 to i32*
  %96 = load i32, i32* %95, align 4
  %97 = srem i32 %93, %96
  %98 = load float, float* %26, align 4
  %99 = fmul reassoc ninf nsz float %98, %23
  %100 = load float, float* %29, align 4
  %101 = fadd reassoc ninf nsz float %100, 4.000000e+01
  %102 = fadd reassoc ninf nsz float %101, %99
  %103 = load float*, float** %31, align 8
  %104 = load i32, i32* %32, align 4
  %105 = mul i32 %104, %97
  %106 = add i32 %105, %92
  %107 = sext i32 %106 to i64
  %108 = getelementptr float, float* %103, i64 %107
  store float %102, float* %108, align 4
  %109 = load %struct.LLVMRuntime.118*, %struct.LLVMRuntime.118** %3, align 8
  %110 = getelementptr inbounds %struct.LLVMRuntime.118, %struct.LLVMRuntime.118* %109, i64 0, i32 14
  %111 = load i8*, i8** %110, align 8
  %112 = getelementptr inbounds i8, i8* %111, i64 4
  %113 = bitcast i8* %112 to i32*
  %114 = load i32, i32* %113, align 4
  %115 = add i32 %91, 1
  %116 = srem i32 %115, %114
  %117 = sdiv i32 %115, %114
  %118 = getelementptr inbounds i8, i8* %111, i64 8
  %119 = bitcast i8* %118 to i32*
  %120 = load i32, i32* %119, align 4
  %121 = srem i32 %117, %120
  %122 = load float, float* %26, align 4
  %123 = fmul reassoc ninf nsz float %122, %23
  %124 = load float, float* %29, align 4
  %125 = fadd reassoc ninf nsz float %124, 4.000000e+01
  %126 = fadd reassoc ninf nsz float %125, %123
  %127 = load float*, float** %31, align 8
  %128 = load i32, i32* %32, align 4
  %129 = mul i32 %128, %121
  %130 = add i32 %129, %116
  %131 = sext i32 %130 to i64
  %132 = getelementptr float, float* %127, i64 %131
  store float %126, float* %132, align 4
  %133 = load %struct.LLVMRuntime.118*, %struct.LLVMRuntime.118** %3, align 8
  %134 = getelementptr inbounds %struct.LLVMRuntime.118, %struct.LLVMRuntime.118* %133, i64 0, i32 14
  %135 = load i8*, i8** %134, align 8
  %136 = getelementptr inbounds i8, i8* %135, i64 4
  %137 = bitcast i8* %136 to i32*
  %138 = load i32, i32* %137, align 4
  %139 = add i32 %115, 1
  %140 = srem i32 %139, %138
  %141 = sdiv i32 %139, %138
  %142 = getelementptr inbounds i8, i8* %135, i64 8
  %143 = bitcast i8* %142 to i32*
  %144 = load i32, i32* %143, align 4
  %145 = srem i32 %141, %144
  %146 = load float, float* %26, align 4
  %147 = fmul reassoc ninf nsz float %146, %23
  %148 = load float, float* %29, align 4
  %149 = fadd reassoc ninf nsz float %148, 4.000000e+01
  %150 = fadd reassoc ninf nsz float %149, %147
  %151 = load float*, float** %31, align 8
  %152 = load i32, i32* %32, align 4
  %153 = mul i32 %152, %145
  %154 = add i32 %153, %140
  %155 = sext i32 %154 to i64
  %156 = getelementptr float, float* %151, i64 %155
  store float %150, float* %156, align 4
  %157 = load %struct.LLVMRuntime.118*, %struct.LLVMRuntime.118** %3, align 8
  %158 = getelementptr inbounds %struct.LLVMRuntime.118, %struct.LLVMRuntime.118* %157, i64 0, i32 14
  %159 = load i8*, i8** %158, align 8
  %160 = getelementptr inbounds i8, i8* %159, i64 4
  %161 = bitcast i8* %160 to i32*
  %162 = load i32, i32* %161, align 4
  %163 = add i32 %139, 1
  %164 = srem i32 %163, %162
  %165 = sdiv i32 %163, %162
  %166 = getelementptr inbounds i8, i8* %159, i64 8
  %167 = bitcast i8* %166 to i32*
  %168 = load i32, i32* %167, align 4
  %169 = srem i32 %165, %168
  %170 = load float, float* %26, align 4
  %171 = fmul reassoc ninf nsz float %170, %23
  %172 = load float, float* %29, align 4
  %173 = fadd reassoc ninf nsz float %172, 4.000000e+01
  %174 = fadd reassoc ninf nsz float %173, %171
  %175 = load float*, float** %31, align 8
  %176 = load i32, i32* %32, align 4
  %177 = mul i32 %176, %169
  %178 = add i32 %177, %164
  %179 = sext i32 %178 to i64
  %180 = getelementptr float, float* %175, i64 %179
  store float %174, float* %180, align 4
  %181 = load %struct.LLVMRuntime.118*, %struct.LLVMRuntime.118** %3, align 8
  %182 = getelementptr inbounds %struct.LLVMRuntime.118, %struct.LLVMRuntime.118* %181, i64 0, i32 14
  %183 = load i8*, i8** %182, align 8
  %184 = getelementptr inbounds i8, i8* %183, i64 4
  %185 = bitcast i8* %184 to i32*
  %186 = load i32, i32* %185, align 4
  %187 = add i32 %163, 1
  %188 = srem i32 %187, %186
  %189 = sdiv i32 %187, %186
  %190 = getelementptr inbounds i8, i8* %183, i64 8
  %191 = bitcast i8* %190 to i32*
  %192 = load i32, i32* %191, align 4
  %193 = srem i32 %189, %192
  %194 = load float, float* %26, align 4
  %195 = fmul reassoc ninf nsz float %194, %23
  %196 = load float, float* %29, align 4
  %197 = fadd reassoc ninf nsz float %196, 4.000000e+01
  %198 = fadd reassoc ninf nsz float %197, %195
  %199 = load float*, float** %31, align 8
  %200 = load i32, i32* %32, align 4
  %201 = mul i32 %200, %193
  %202 = add i32 %201, %188
  %203 = sext i32 %202 to i64
  %204 = getelementptr float, float* %199, i64 %203
  store float %198, float* %204, align 4
  %205 = load %struct.LLVMRuntime.118*, %struct.LLVMRuntime.118** %3, align 8
  %206 = getelementptr inbounds %struct.LLVMRuntime.118, %struct.LLVMRuntime.118* %205, i64 0, i32 14
  %207 = load i8*, i8** %206, align 8
  %208 = getelementptr inbounds i8, i8* %207, i64 4
  %209 = bitcast i8* %208 to i32*
  %210 = load i32, i32* %209, align 4
  %211 = add i32 %187, 1
  %212 = srem i32 %211, %210
  %213 = sdiv i32 %211, %210
  %214 = getelementptr inbounds i8, i8* %207, i64 8
  %215 = bitcast i8* %214 to i32*
  %216 = load i32, i32* %215, align 4
  %217 = srem i32 %213, %216
  %218 = load float, float* %26, align 4
  %219 = fmul reassoc ninf nsz float %218, %23
  %220 = load float, float* %29, align 4
  %221 = fadd reassoc ninf nsz float %220, 4.000000e+01
  %222 = fadd reassoc ninf nsz float %221, %219
  %223 = load float*, float** %31, align 8
  %224 = load i32, i32* %32, align 4
  %225 = mul i32 %224, %217
  %226 = add i32 %225, %212
  %227 = sext i32 %226 to i64
  %228 = getelementptr float, float* %223, i64 %227
  store float %222, float* %228, align 4
  %229 = load %struct.LLVMRuntime.118*, %struct.LLVMRuntime.118** %3, align 8
  %230 = getelementptr inbounds %struct.LLVMRuntime.118, %struct.LLVMRuntime.118* %229, i64 0, i32 14
  %231 = load i8*, i8** %230, align 8
  %232 = getelementptr inbounds i8, i8* %231, i64 4
  %233 = bitcast i8* %232 to i32*
  %234 = load i32, i32* %233, align 4
  %235 = add i32 %211, 1
  %236 = srem i32 %235, %234
  %237 = sdiv i32 %235, %234
  %238 = getelementptr inbounds i8, i8* %231, i64 8
  %239 = bitcast i8* %238 to i32*
  %240 = load i32, i32* %239, align 4
  %241 = srem i32 %237, %240
  %242 = load float, float* %26, align 4
  %243 = fmul reassoc ninf nsz float %242, %23
  %244 = load float, float* %29, align 4
  %245 = fadd reassoc ninf nsz float %244, 4.000000e+01
  %246 = fadd reassoc ninf nsz float %245, %243
  %247 = load float*, float** %31, align 8
  %248 = load i32, i32* %32, align 4
  %249 = mul i32 %248, %241
  %250 = add i32 %249, %236
  %251 = sext i32 %250 to i64
  %252 = getelementptr float, float* %247, i64 %251
  store float %246, float* %252, align 4
  %253 = add i32 %235, 1
  %exitcond.not.7 = icmp eq i32 %253, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.119, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.119**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.119*, %struct.RuntimeContext.119** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.119*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.119*, i8*)*, void (%struct.RuntimeContext.119*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.119*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.119*, i8*, i32)*, void (%struct.RuntimeContext.119*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.119*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.119*, i8*)*, void (%struct.RuntimeContext.119*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.119*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.119* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.119* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.119* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.119, %struct.RuntimeContext.119* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.119* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.119* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.119*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.119* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
