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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @gather_c86_0_kernel_0_serial(%struct.RuntimeContext.28* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.28* %context to { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }**
  %1 = load { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }*, { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }** %0, align 8
  %2 = getelementptr { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }, { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }* %1, i64 0, i32 1, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.28, %struct.RuntimeContext.28* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.27*, %struct.LLVMRuntime.27** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.27, %struct.LLVMRuntime.27* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @gather_c86_0_kernel_1_range_for(%struct.RuntimeContext.28* %context) local_unnamed_addr #1 {
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
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.28* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.28, %struct.RuntimeContext.28* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.27*, %struct.LLVMRuntime.27** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.27, %struct.LLVMRuntime.27* %4, i64 0, i32 14
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
  %20 = bitcast %struct.RuntimeContext.28* %0 to { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }**
  %21 = load { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }*, { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }** %20, align 8
  %22 = getelementptr { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }, { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }* %21, i64 0, i32 0
  %23 = load float, float* %22, align 4
  %24 = icmp slt i32 %17, %19
  br i1 %24, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %25 = getelementptr { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }, { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }* %21, i64 0, i32 1, i32 1
  %26 = getelementptr { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }, { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }* %21, i64 0, i32 5, i32 1
  %27 = getelementptr { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }, { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }* %21, i64 0, i32 5, i32 0, i32 1
  %28 = getelementptr { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }, { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }* %21, i64 0, i32 2, i32 1
  %29 = getelementptr { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }, { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }* %21, i64 0, i32 3, i32 1
  %30 = getelementptr { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }, { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }* %21, i64 0, i32 4, i32 1
  %31 = insertelement <2 x float> poison, float %23, i64 0
  %32 = shufflevector <2 x float> %31, <2 x float> poison, <2 x i32> zeroinitializer
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.lr.ph
  %.038 = phi i32 [ %17, %for_loop_body.lr.ph ], [ %281, %for_loop_body ]
  %33 = load i32, i32* %7, align 4
  %34 = srem i32 %.038, %33
  %35 = load { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }*, { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }** %20, align 8
  %36 = getelementptr { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }, { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }* %35, i64 0, i32 5, i32 0, i32 0
  %37 = load i32, i32* %36, align 4
  %38 = sitofp i32 %37 to float
  %39 = load float*, float** %25, align 8
  %40 = shl i32 %34, 1
  %41 = sext i32 %40 to i64
  %42 = getelementptr float, float* %39, i64 %41
  %43 = load float*, float** %26, align 8
  %44 = load i32, i32* %27, align 4
  %45 = fmul reassoc ninf nsz float %38, %38
  %46 = fmul reassoc ninf nsz float %45, 4.000000e+00
  %47 = load float*, float** %28, align 8
  %48 = getelementptr float, float* %47, i64 %41
  %49 = shl i32 %34, 2
  %50 = sext i32 %49 to i64
  %51 = bitcast float* %42 to <2 x float>*
  %52 = load <2 x float>, <2 x float>* %51, align 4
  %53 = insertelement <2 x float> poison, float %38, i64 0
  %54 = shufflevector <2 x float> %53, <2 x float> poison, <2 x i32> zeroinitializer
  %55 = fmul reassoc ninf nsz <2 x float> %52, %54
  %56 = fadd reassoc ninf nsz <2 x float> %55, <float -5.000000e-01, float -5.000000e-01>
  %57 = fptosi <2 x float> %56 to <2 x i32>
  %58 = sitofp <2 x i32> %57 to <2 x float>
  %59 = fsub reassoc ninf nsz <2 x float> %55, %58
  %60 = fsub reassoc ninf nsz <2 x float> <float 1.500000e+00, float 1.500000e+00>, %59
  %61 = fmul reassoc ninf nsz <2 x float> %60, %60
  %62 = fmul reassoc ninf nsz <2 x float> %61, <float 5.000000e-01, float 5.000000e-01>
  %63 = fadd reassoc ninf nsz <2 x float> %59, <float -1.000000e+00, float -1.000000e+00>
  %64 = fmul reassoc ninf nsz <2 x float> %63, %63
  %65 = fsub reassoc ninf nsz <2 x float> <float 7.500000e-01, float 7.500000e-01>, %64
  %66 = fadd reassoc ninf nsz <2 x float> %59, <float -5.000000e-01, float -5.000000e-01>
  %67 = fmul reassoc ninf nsz <2 x float> %66, %66
  %68 = fmul reassoc ninf nsz <2 x float> %67, <float 5.000000e-01, float 5.000000e-01>
  %69 = extractelement <2 x float> %62, i64 0
  %70 = extractelement <2 x float> %62, i64 1
  %71 = fmul reassoc ninf nsz float %70, %69
  %72 = extractelement <2 x float> %59, i64 0
  %73 = fneg reassoc ninf nsz float %72
  %74 = extractelement <2 x float> %59, i64 1
  %75 = fneg reassoc ninf nsz float %74
  %76 = fdiv reassoc ninf nsz float %73, %38
  %77 = fdiv reassoc ninf nsz float %75, %38
  %78 = extractelement <2 x i32> %57, i64 0
  %79 = mul i32 %44, %78
  %80 = extractelement <2 x i32> %57, i64 1
  %81 = add i32 %79, %80
  %82 = shl i32 %81, 1
  %83 = sext i32 %82 to i64
  %84 = getelementptr float, float* %43, i64 %83
  %85 = bitcast float* %84 to <2 x float>*
  %86 = load <2 x float>, <2 x float>* %85, align 4
  %87 = insertelement <2 x float> poison, float %71, i64 0
  %88 = shufflevector <2 x float> %87, <2 x float> poison, <2 x i32> zeroinitializer
  %89 = fmul reassoc ninf nsz <2 x float> %88, %86
  %90 = fmul reassoc ninf nsz float %71, %46
  %91 = extractelement <2 x float> %86, i64 0
  %92 = fmul reassoc ninf nsz float %90, %91
  %93 = extractelement <2 x float> %86, i64 1
  %94 = fmul reassoc ninf nsz float %90, %93
  %95 = extractelement <2 x float> %65, i64 1
  %96 = fmul reassoc ninf nsz float %95, %69
  %97 = fsub reassoc ninf nsz float 1.000000e+00, %74
  %98 = fdiv reassoc ninf nsz float %97, %38
  %99 = add i32 %80, 1
  %100 = add i32 %99, %79
  %101 = shl i32 %100, 1
  %102 = sext i32 %101 to i64
  %103 = getelementptr float, float* %43, i64 %102
  %104 = load float, float* %103, align 4
  %105 = getelementptr float, float* %103, i64 1
  %106 = load float, float* %105, align 4
  %107 = insertelement <2 x float> poison, float %96, i64 0
  %108 = shufflevector <2 x float> %107, <2 x float> poison, <2 x i32> zeroinitializer
  %109 = insertelement <2 x float> poison, float %104, i64 0
  %110 = insertelement <2 x float> %109, float %106, i64 1
  %111 = fmul reassoc ninf nsz <2 x float> %108, %110
  %112 = fadd reassoc ninf nsz <2 x float> %89, %111
  %113 = fmul reassoc ninf nsz float %96, %46
  %114 = fmul reassoc ninf nsz float %113, %104
  %115 = fmul reassoc ninf nsz float %113, %106
  %116 = extractelement <2 x float> %68, i64 1
  %117 = fmul reassoc ninf nsz float %116, %69
  %118 = fsub reassoc ninf nsz float 2.000000e+00, %74
  %119 = fdiv reassoc ninf nsz float %118, %38
  %120 = add i32 %80, 2
  %121 = add i32 %120, %79
  %122 = shl i32 %121, 1
  %123 = sext i32 %122 to i64
  %124 = getelementptr float, float* %43, i64 %123
  %125 = load float, float* %124, align 4
  %126 = getelementptr float, float* %124, i64 1
  %127 = load float, float* %126, align 4
  %128 = insertelement <2 x float> poison, float %117, i64 0
  %129 = shufflevector <2 x float> %128, <2 x float> poison, <2 x i32> zeroinitializer
  %130 = insertelement <2 x float> poison, float %125, i64 0
  %131 = insertelement <2 x float> %130, float %127, i64 1
  %132 = fmul reassoc ninf nsz <2 x float> %129, %131
  %133 = fadd reassoc ninf nsz <2 x float> %112, %132
  %134 = fmul reassoc ninf nsz float %117, %46
  %135 = fmul reassoc ninf nsz float %134, %125
  %136 = fmul reassoc ninf nsz float %134, %127
  %137 = extractelement <2 x float> %65, i64 0
  %138 = fmul reassoc ninf nsz float %70, %137
  %139 = fsub reassoc ninf nsz float 1.000000e+00, %72
  %140 = fdiv reassoc ninf nsz float %139, %38
  %141 = add i32 %78, 1
  %142 = mul i32 %141, %44
  %143 = add i32 %142, %80
  %144 = shl i32 %143, 1
  %145 = sext i32 %144 to i64
  %146 = getelementptr float, float* %43, i64 %145
  %147 = bitcast float* %146 to <2 x float>*
  %148 = load <2 x float>, <2 x float>* %147, align 4
  %149 = insertelement <2 x float> poison, float %138, i64 0
  %150 = shufflevector <2 x float> %149, <2 x float> poison, <2 x i32> zeroinitializer
  %151 = fmul reassoc ninf nsz <2 x float> %150, %148
  %152 = fadd reassoc ninf nsz <2 x float> %133, %151
  %153 = fmul reassoc ninf nsz float %138, %46
  %154 = extractelement <2 x float> %148, i64 0
  %155 = fmul reassoc ninf nsz float %153, %154
  %156 = extractelement <2 x float> %148, i64 1
  %157 = fmul reassoc ninf nsz float %153, %156
  %158 = fmul reassoc ninf nsz float %95, %137
  %159 = add i32 %142, %99
  %160 = shl i32 %159, 1
  %161 = sext i32 %160 to i64
  %162 = getelementptr float, float* %43, i64 %161
  %163 = load float, float* %162, align 4
  %164 = getelementptr float, float* %162, i64 1
  %165 = load float, float* %164, align 4
  %166 = insertelement <2 x float> poison, float %163, i64 0
  %167 = insertelement <2 x float> %166, float %165, i64 1
  %168 = insertelement <2 x float> poison, float %158, i64 0
  %169 = shufflevector <2 x float> %168, <2 x float> poison, <2 x i32> zeroinitializer
  %170 = fmul reassoc ninf nsz <2 x float> %167, %169
  %171 = fadd reassoc ninf nsz <2 x float> %152, %170
  %172 = fmul reassoc ninf nsz float %158, %46
  %173 = fmul reassoc ninf nsz float %163, %172
  %174 = fmul reassoc ninf nsz float %165, %172
  %175 = fmul reassoc ninf nsz float %116, %137
  %176 = add i32 %142, %120
  %177 = shl i32 %176, 1
  %178 = sext i32 %177 to i64
  %179 = getelementptr float, float* %43, i64 %178
  %180 = load float, float* %179, align 4
  %181 = getelementptr float, float* %179, i64 1
  %182 = load float, float* %181, align 4
  %183 = insertelement <2 x float> poison, float %180, i64 0
  %184 = insertelement <2 x float> %183, float %182, i64 1
  %185 = insertelement <2 x float> poison, float %175, i64 0
  %186 = shufflevector <2 x float> %185, <2 x float> poison, <2 x i32> zeroinitializer
  %187 = fmul reassoc ninf nsz <2 x float> %184, %186
  %188 = fadd reassoc ninf nsz <2 x float> %171, %187
  %189 = fmul reassoc ninf nsz float %175, %46
  %190 = fmul reassoc ninf nsz float %180, %189
  %191 = fmul reassoc ninf nsz float %182, %189
  %192 = extractelement <2 x float> %68, i64 0
  %193 = fmul reassoc ninf nsz float %70, %192
  %194 = fsub reassoc ninf nsz float 2.000000e+00, %72
  %195 = fdiv reassoc ninf nsz float %194, %38
  %196 = add i32 %78, 2
  %197 = mul i32 %196, %44
  %198 = add i32 %197, %80
  %199 = shl i32 %198, 1
  %200 = sext i32 %199 to i64
  %201 = getelementptr float, float* %43, i64 %200
  %202 = bitcast float* %201 to <2 x float>*
  %203 = load <2 x float>, <2 x float>* %202, align 4
  %204 = insertelement <2 x float> poison, float %193, i64 0
  %205 = shufflevector <2 x float> %204, <2 x float> poison, <2 x i32> zeroinitializer
  %206 = fmul reassoc ninf nsz <2 x float> %203, %205
  %207 = fadd reassoc ninf nsz <2 x float> %188, %206
  %208 = fmul reassoc ninf nsz float %193, %46
  %209 = extractelement <2 x float> %203, i64 0
  %210 = fmul reassoc ninf nsz float %209, %208
  %211 = extractelement <2 x float> %203, i64 1
  %212 = fmul reassoc ninf nsz float %211, %208
  %213 = fmul reassoc ninf nsz float %95, %192
  %214 = add i32 %197, %99
  %215 = shl i32 %214, 1
  %216 = sext i32 %215 to i64
  %217 = getelementptr float, float* %43, i64 %216
  %218 = load float, float* %217, align 4
  %219 = getelementptr float, float* %217, i64 1
  %220 = load float, float* %219, align 4
  %221 = insertelement <2 x float> poison, float %218, i64 0
  %222 = insertelement <2 x float> %221, float %220, i64 1
  %223 = insertelement <2 x float> poison, float %213, i64 0
  %224 = shufflevector <2 x float> %223, <2 x float> poison, <2 x i32> zeroinitializer
  %225 = fmul reassoc ninf nsz <2 x float> %222, %224
  %226 = fadd reassoc ninf nsz <2 x float> %207, %225
  %227 = fmul reassoc ninf nsz float %213, %46
  %228 = fmul reassoc ninf nsz float %218, %227
  %229 = fmul reassoc ninf nsz float %220, %227
  %230 = fmul reassoc ninf nsz float %116, %192
  %231 = add i32 %197, %120
  %232 = shl i32 %231, 1
  %233 = sext i32 %232 to i64
  %234 = getelementptr float, float* %43, i64 %233
  %235 = load float, float* %234, align 4
  %236 = getelementptr float, float* %234, i64 1
  %237 = load float, float* %236, align 4
  %238 = insertelement <2 x float> poison, float %235, i64 0
  %239 = insertelement <2 x float> %238, float %237, i64 1
  %240 = insertelement <2 x float> poison, float %230, i64 0
  %241 = shufflevector <2 x float> %240, <2 x float> poison, <2 x i32> zeroinitializer
  %242 = fmul reassoc ninf nsz <2 x float> %239, %241
  %243 = fadd reassoc ninf nsz <2 x float> %226, %242
  %244 = fmul reassoc ninf nsz float %230, %46
  %245 = fmul reassoc ninf nsz float %235, %244
  %246 = fmul reassoc ninf nsz float %237, %244
  %reass.add = fadd reassoc ninf nsz float %228, %210
  %reass.add4 = fadd reassoc ninf nsz float %reass.add, %245
  %reass.mul = fmul reassoc ninf nsz float %reass.add4, %195
  %reass.add5 = fadd reassoc ninf nsz float %173, %155
  %reass.add6 = fadd reassoc ninf nsz float %reass.add5, %190
  %reass.mul7 = fmul reassoc ninf nsz float %reass.add6, %140
  %reass.add8 = fadd reassoc ninf nsz float %114, %92
  %reass.add9 = fadd reassoc ninf nsz float %reass.add8, %135
  %reass.mul10 = fmul reassoc ninf nsz float %reass.add9, %76
  %247 = fadd reassoc ninf nsz float %reass.mul7, %reass.mul10
  %248 = fadd reassoc ninf nsz float %247, %reass.mul
  %reass.add11 = fadd reassoc ninf nsz float %190, %135
  %reass.add12 = fadd reassoc ninf nsz float %reass.add11, %245
  %reass.mul13 = fmul reassoc ninf nsz float %reass.add12, %119
  %reass.add14 = fadd reassoc ninf nsz float %173, %114
  %reass.add15 = fadd reassoc ninf nsz float %reass.add14, %228
  %reass.mul16 = fmul reassoc ninf nsz float %reass.add15, %98
  %reass.add17 = fadd reassoc ninf nsz float %155, %92
  %reass.add18 = fadd reassoc ninf nsz float %reass.add17, %210
  %reass.mul19 = fmul reassoc ninf nsz float %reass.add18, %77
  %249 = fadd reassoc ninf nsz float %reass.mul16, %reass.mul19
  %250 = fadd reassoc ninf nsz float %249, %reass.mul13
  %reass.add20 = fadd reassoc ninf nsz float %229, %212
  %reass.add21 = fadd reassoc ninf nsz float %reass.add20, %246
  %reass.mul22 = fmul reassoc ninf nsz float %reass.add21, %195
  %reass.add23 = fadd reassoc ninf nsz float %174, %157
  %reass.add24 = fadd reassoc ninf nsz float %reass.add23, %191
  %reass.mul25 = fmul reassoc ninf nsz float %reass.add24, %140
  %reass.add26 = fadd reassoc ninf nsz float %115, %94
  %reass.add27 = fadd reassoc ninf nsz float %reass.add26, %136
  %reass.mul28 = fmul reassoc ninf nsz float %reass.add27, %76
  %251 = fadd reassoc ninf nsz float %reass.mul25, %reass.mul28
  %252 = fadd reassoc ninf nsz float %251, %reass.mul22
  %reass.add29 = fadd reassoc ninf nsz float %191, %136
  %reass.add30 = fadd reassoc ninf nsz float %reass.add29, %246
  %reass.mul31 = fmul reassoc ninf nsz float %reass.add30, %119
  %reass.add32 = fadd reassoc ninf nsz float %174, %115
  %reass.add33 = fadd reassoc ninf nsz float %reass.add32, %229
  %reass.mul34 = fmul reassoc ninf nsz float %reass.add33, %98
  %reass.add35 = fadd reassoc ninf nsz float %157, %94
  %reass.add36 = fadd reassoc ninf nsz float %reass.add35, %212
  %reass.mul37 = fmul reassoc ninf nsz float %reass.add36, %77
  %253 = fadd reassoc ninf nsz float %reass.mul34, %reass.mul37
  %254 = fadd reassoc ninf nsz float %253, %reass.mul31
  %255 = extractelement <2 x float> %243, i64 0
  store float %255, float* %48, align 4
  %256 = load float*, float** %28, align 8
  %257 = getelementptr float, float* %256, i64 %41
  %258 = getelementptr float, float* %257, i64 1
  %259 = extractelement <2 x float> %243, i64 1
  store float %259, float* %258, align 4
  %260 = load float*, float** %29, align 8
  %261 = getelementptr float, float* %260, i64 %50
  store float %248, float* %261, align 4
  %262 = load float*, float** %29, align 8
  %263 = getelementptr float, float* %262, i64 %50
  %264 = getelementptr float, float* %263, i64 1
  store float %250, float* %264, align 4
  %265 = load float*, float** %29, align 8
  %266 = getelementptr float, float* %265, i64 %50
  %267 = getelementptr float, float* %266, i64 2
  store float %252, float* %267, align 4
  %268 = load float*, float** %29, align 8
  %269 = getelementptr float, float* %268, i64 %50
  %270 = getelementptr float, float* %269, i64 3
  store float %254, float* %270, align 4
  %271 = fmul reassoc ninf nsz <2 x float> %243, %32
  %272 = fadd reassoc ninf nsz <2 x float> %271, %52
  store <2 x float> %272, <2 x float>* %51, align 4
  %273 = load float*, float** %30, align 8
  %274 = sext i32 %34 to i64
  %275 = getelementptr float, float* %273, i64 %274
  %276 = load float, float* %275, align 4
  %277 = fadd reassoc ninf nsz float %254, %248
  %278 = fmul reassoc ninf nsz float %277, %23
  %279 = fadd reassoc ninf nsz float %278, 1.000000e+00
  %280 = fmul reassoc ninf nsz float %276, %279
  store float %280, float* %275, align 4
  %281 = add nsw i32 %.038, 1
  %exitcond.not = icmp eq i32 %19, %281
  br i1 %exitcond.not, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
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
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.28* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.28* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.28* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
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
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.28* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
