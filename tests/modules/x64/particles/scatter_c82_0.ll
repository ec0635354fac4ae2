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
define void @scatter_c82_0_kernel_0_serial(%struct.RuntimeContext* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext* %context to { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }**
  %1 = load { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }*, { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }** %0, align 8
  %2 = getelementptr { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %1, i64 0, i32 2, i32 0, i32 0
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
define void @scatter_c82_0_kernel_1_range_for(%struct.RuntimeContext* %context) local_unnamed_addr #1 {
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

; Function Attrs: nofree nounwind
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
  %20 = bitcast %struct.RuntimeContext* %0 to { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }**
  %21 = icmp slt i32 %17, %19
  br i1 %21, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %22 = load { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }*, { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }** %20, align 8
  %23 = getelementptr { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 0
  %24 = load float, float* %23, align 4
  %25 = getelementptr { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 1
  %26 = load float, float* %25, align 4
  %27 = getelementptr { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 2, i32 1
  %28 = getelementptr { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 5, i32 1
  %29 = fmul reassoc ninf nsz float %26, 4.000000e+00
  %30 = fmul reassoc ninf nsz float %29, %24
  %31 = getelementptr { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 4, i32 1
  %32 = getelementptr { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 3, i32 1
  %33 = getelementptr { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 6, i32 1
  %34 = getelementptr { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 6, i32 0, i32 1
  %35 = getelementptr { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 7, i32 1
  %36 = getelementptr { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 7, i32 0, i32 1
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.lr.ph
  %.04 = phi i32 [ %17, %for_loop_body.lr.ph ], [ %411, %for_loop_body ]
  %37 = load i32, i32* %7, align 4
  %38 = srem i32 %.04, %37
  %39 = load { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }*, { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }** %20, align 8
  %40 = getelementptr { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { float, float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %39, i64 0, i32 7, i32 0, i32 0
  %41 = load i32, i32* %40, align 4
  %42 = sitofp i32 %41 to float
  %43 = load float*, float** %27, align 8
  %44 = shl i32 %38, 1
  %45 = sext i32 %44 to i64
  %46 = getelementptr float, float* %43, i64 %45
  %47 = load float, float* %46, align 4
  %48 = getelementptr float, float* %46, i64 1
  %49 = load float, float* %48, align 4
  %50 = fmul reassoc ninf nsz float %47, %42
  %51 = fmul reassoc ninf nsz float %49, %42
  %52 = fadd reassoc ninf nsz float %50, -5.000000e-01
  %53 = fadd reassoc ninf nsz float %51, -5.000000e-01
  %54 = fptosi float %52 to i32
  %55 = fptosi float %53 to i32
  %56 = sitofp i32 %54 to float
  %57 = sitofp i32 %55 to float
  %58 = fsub reassoc ninf nsz float %50, %56
  %59 = fsub reassoc ninf nsz float %51, %57
  %60 = fsub reassoc ninf nsz float 1.500000e+00, %58
  %61 = fsub reassoc ninf nsz float 1.500000e+00, %59
  %62 = fmul reassoc ninf nsz float %60, %60
  %63 = fmul reassoc ninf nsz float %62, 5.000000e-01
  %64 = fmul reassoc ninf nsz float %61, %61
  %65 = fmul reassoc ninf nsz float %64, 5.000000e-01
  %66 = fadd reassoc ninf nsz float %58, -1.000000e+00
  %67 = fadd reassoc ninf nsz float %59, -1.000000e+00
  %68 = fmul reassoc ninf nsz float %66, %66
  %69 = fmul reassoc ninf nsz float %67, %67
  %70 = fsub reassoc ninf nsz float 7.500000e-01, %68
  %71 = fsub reassoc ninf nsz float 7.500000e-01, %69
  %72 = fadd reassoc ninf nsz float %58, -5.000000e-01
  %73 = fadd reassoc ninf nsz float %59, -5.000000e-01
  %74 = fmul reassoc ninf nsz float %72, %72
  %75 = fmul reassoc ninf nsz float %74, 5.000000e-01
  %76 = fmul reassoc ninf nsz float %73, %73
  %77 = fmul reassoc ninf nsz float %76, 5.000000e-01
  %78 = load float*, float** %28, align 8
  %79 = sext i32 %38 to i64
  %80 = getelementptr float, float* %78, i64 %79
  %81 = load float, float* %80, align 4
  %82 = fsub reassoc ninf nsz float 1.000000e+00, %81
  %83 = fmul reassoc ninf nsz float %65, %63
  %84 = fneg reassoc ninf nsz float %58
  %85 = fneg reassoc ninf nsz float %59
  %86 = fdiv reassoc ninf nsz float %84, %42
  %87 = fdiv reassoc ninf nsz float %85, %42
  %88 = fmul reassoc ninf nsz float %42, %42
  %89 = fmul reassoc ninf nsz float %88, %30
  %90 = fmul reassoc ninf nsz float %89, %82
  %91 = load float*, float** %31, align 8
  %92 = shl i32 %38, 2
  %93 = sext i32 %92 to i64
  %94 = getelementptr float, float* %91, i64 %93
  %95 = load float, float* %94, align 4
  %96 = getelementptr float, float* %94, i64 1
  %97 = load float, float* %96, align 4
  %98 = getelementptr float, float* %94, i64 2
  %99 = load float, float* %98, align 4
  %100 = getelementptr float, float* %94, i64 3
  %101 = load float, float* %100, align 4
  %102 = fmul reassoc ninf nsz float %87, %97
  %103 = fmul reassoc ninf nsz float %99, %86
  %104 = load float*, float** %32, align 8
  %105 = getelementptr float, float* %104, i64 %45
  %106 = load float, float* %105, align 4
  %107 = getelementptr float, float* %105, i64 1
  %108 = load float, float* %107, align 4
  %109 = fadd reassoc ninf nsz float %90, %95
  %110 = fmul reassoc ninf nsz float %109, %86
  %111 = fadd reassoc ninf nsz float %110, %102
  %112 = fadd reassoc ninf nsz float %111, %106
  %113 = fadd reassoc ninf nsz float %101, %90
  %114 = fmul reassoc ninf nsz float %113, %87
  %115 = fadd reassoc ninf nsz float %114, %103
  %116 = fadd reassoc ninf nsz float %115, %108
  %117 = fmul reassoc ninf nsz float %112, %83
  %118 = fmul reassoc ninf nsz float %116, %83
  %119 = load float*, float** %33, align 8
  %120 = load i32, i32* %34, align 4
  %121 = mul i32 %120, %54
  %122 = add i32 %121, %55
  %123 = shl i32 %122, 1
  %124 = sext i32 %123 to i64
  %125 = getelementptr float, float* %119, i64 %124
  %126 = atomicrmw fadd float* %125, float %117 seq_cst, align 4
  %127 = load float*, float** %33, align 8
  %128 = load i32, i32* %34, align 4
  %129 = mul i32 %128, %54
  %130 = add i32 %129, %55
  %131 = shl i32 %130, 1
  %132 = sext i32 %131 to i64
  %133 = getelementptr float, float* %127, i64 %132
  %134 = getelementptr float, float* %133, i64 1
  %135 = atomicrmw fadd float* %134, float %118 seq_cst, align 4
  %136 = load float*, float** %35, align 8
  %137 = load i32, i32* %36, align 4
  %138 = mul i32 %137, %54
  %139 = add i32 %138, %55
  %140 = sext i32 %139 to i64
  %141 = getelementptr float, float* %136, i64 %140
  %142 = atomicrmw fadd float* %141, float %83 seq_cst, align 4
  %143 = fmul reassoc ninf nsz float %71, %63
  %144 = fsub reassoc ninf nsz float 1.000000e+00, %59
  %145 = fdiv reassoc ninf nsz float %144, %42
  %146 = add i32 %55, 1
  %147 = fmul reassoc ninf nsz float %145, %97
  %148 = fadd reassoc ninf nsz float %110, %147
  %149 = fadd reassoc ninf nsz float %148, %106
  %150 = fmul reassoc ninf nsz float %113, %145
  %151 = fadd reassoc ninf nsz float %150, %103
  %152 = fadd reassoc ninf nsz float %151, %108
  %153 = fmul reassoc ninf nsz float %149, %143
  %154 = fmul reassoc ninf nsz float %152, %143
  %155 = load float*, float** %33, align 8
  %156 = load i32, i32* %34, align 4
  %157 = mul i32 %156, %54
  %158 = add i32 %157, %146
  %159 = shl i32 %158, 1
  %160 = sext i32 %159 to i64
  %161 = getelementptr float, float* %155, i64 %160
  %162 = atomicrmw fadd float* %161, float %153 seq_cst, align 4
  %163 = load float*, float** %33, align 8
  %164 = load i32, i32* %34, align 4
  %165 = mul i32 %164, %54
  %166 = add i32 %165, %146
  %167 = shl i32 %166, 1
  %168 = sext i32 %167 to i64
  %169 = getelementptr float, float* %163, i64 %168
  %170 = getelementptr float, float* %169, i64 1
  %171 = atomicrmw fadd float* %170, float %154 seq_cst, align 4
  %172 = load float*, float** %35, align 8
  %173 = load i32, i32* %36, align 4
  %174 = mul i32 %173, %54
  %175 = add i32 %174, %146
  %176 = sext i32 %175 to i64
  %177 = getelementptr float, float* %172, i64 %176
  %178 = atomicrmw fadd float* %177, float %143 seq_cst, align 4
  %179 = fmul reassoc ninf nsz float %77, %63
  %180 = fsub reassoc ninf nsz float 2.000000e+00, %59
  %181 = fdiv reassoc ninf nsz float %180, %42
  %182 = add i32 %55, 2
  %183 = fmul reassoc ninf nsz float %181, %97
  %184 = fadd reassoc ninf nsz float %110, %183
  %185 = fadd reassoc ninf nsz float %184, %106
  %186 = fmul reassoc ninf nsz float %113, %181
  %187 = fadd reassoc ninf nsz float %186, %103
  %188 = fadd reassoc ninf nsz float %187, %108
  %189 = fmul reassoc ninf nsz float %185, %179
  %190 = fmul reassoc ninf nsz float %188, %179
  %191 = load float*, float** %33, align 8
  %192 = load i32, i32* %34, align 4
  %193 = mul i32 %192, %54
  %194 = add i32 %193, %182
  %195 = shl i32 %194, 1
  %196 = sext i32 %195 to i64
  %197 = getelementptr float, float* %191, i64 %196
  %198 = atomicrmw fadd float* %197, float %189 seq_cst, align 4
  %199 = load float*, float** %33, align 8
  %200 = load i32, i32* %34, align 4
  %201 = mul i32 %200, %54
  %202 = add i32 %201, %182
  %203 = shl i32 %202, 1
  %204 = sext i32 %203 to i64
  %205 = getelementptr float, float* %199, i64 %204
  %206 = getelementptr float, float* %205, i64 1
  %207 = atomicrmw fadd float* %206, float %190 seq_cst, align 4
  %208 = load float*, float** %35, align 8
  %209 = load i32, i32* %36, align 4
  %210 = mul i32 %209, %54
  %211 = add i32 %210, %182
  %212 = sext i32 %211 to i64
  %213 = getelementptr float, float* %208, i64 %212
  %214 = atomicrmw fadd float* %213, float %179 seq_cst, align 4
  %215 = fmul reassoc ninf nsz float %65, %70
  %216 = fsub reassoc ninf nsz float 1.000000e+00, %58
  %217 = fdiv reassoc ninf nsz float %216, %42
  %218 = add i32 %54, 1
  %219 = fmul reassoc ninf nsz float %99, %217
  %220 = fmul reassoc ninf nsz float %109, %217
  %221 = fadd reassoc ninf nsz float %220, %102
  %222 = fadd reassoc ninf nsz float %221, %106
  %223 = fadd reassoc ninf nsz float %114, %219
  %224 = fadd reassoc ninf nsz float %223, %108
  %225 = fmul reassoc ninf nsz float %222, %215
  %226 = fmul reassoc ninf nsz float %224, %215
  %227 = load float*, float** %33, align 8
  %228 = load i32, i32* %34, align 4
  %229 = mul i32 %228, %218
  %230 = add i32 %229, %55
  %231 = shl i32 %230, 1
  %232 = sext i32 %231 to i64
  %233 = getelementptr float, float* %227, i64 %232
  %234 = atomicrmw fadd float* %233, float %225 seq_cst, align 4
  %235 = load float*, float** %33, align 8
  %236 = load i32, i32* %34, align 4
  %237 = mul i32 %236, %218
  %238 = add i32 %237, %55
  %239 = shl i32 %238, 1
  %240 = sext i32 %239 to i64
  %241 = getelementptr float, float* %235, i64 %240
  %242 = getelementptr float, float* %241, i64 1
  %243 = atomicrmw fadd float* %242, float %226 seq_cst, align 4
  %244 = load float*, float** %35, align 8
  %245 = load i32, i32* %36, align 4
  %246 = mul i32 %245, %218
  %247 = add i32 %246, %55
  %248 = sext i32 %247 to i64
  %249 = getelementptr float, float* %244, i64 %248
  %250 = atomicrmw fadd float* %249, float %215 seq_cst, align 4
  %251 = fmul reassoc ninf nsz float %71, %70
  %252 = fadd reassoc ninf nsz float %220, %147
  %253 = fadd reassoc ninf nsz float %252, %106
  %254 = fadd reassoc ninf nsz float %150, %219
  %255 = fadd reassoc ninf nsz float %254, %108
  %256 = fmul reassoc ninf nsz float %253, %251
  %257 = fmul reassoc ninf nsz float %255, %251
  %258 = load float*, float** %33, align 8
  %259 = load i32, i32* %34, align 4
  %260 = mul i32 %259, %218
  %261 = add i32 %260, %146
  %262 = shl i32 %261, 1
  %263 = sext i32 %262 to i64
  %264 = getelementptr float, float* %258, i64 %263
  %265 = atomicrmw fadd float* %264, float %256 seq_cst, align 4
  %266 = load float*, float** %33, align 8
  %267 = load i32, i32* %34, align 4
  %268 = mul i32 %267, %218
  %269 = add i32 %268, %146
  %270 = shl i32 %269, 1
  %271 = sext i32 %270 to i64
  %272 = getelementptr float, float* %266, i64 %271
  %273 = getelementptr float, float* %272, i64 1
  %274 = atomicrmw fadd float* %273, float %257 seq_cst, align 4
  %275 = load float*, float** %35, align 8
  %276 = load i32, i32* %36, align 4
  %277 = mul i32 %276, %218
  %278 = add i32 %277, %146
  %279 = sext i32 %278 to i64
  %280 = getelementptr float, float* %275, i64 %279
  %281 = atomicrmw fadd float* %280, float %251 seq_cst, align 4
  %282 = fmul reassoc ninf nsz float %77, %70
  %283 = fadd reassoc ninf nsz float %220, %183
  %284 = fadd reassoc ninf nsz float %283, %106
  %285 = fadd reassoc ninf nsz float %186, %219
  %286 = fadd reassoc ninf nsz float %285, %108
  %287 = fmul reassoc ninf nsz float %284, %282
  %288 = fmul reassoc ninf nsz float %286, %282
  %289 = load float*, float** %33, align 8
  %290 = load i32, i32* %34, align 4
  %291 = mul i32 %290, %218
  %292 = add i32 %291, %182
  %293 = shl i32 %292, 1
  %294 = sext i32 %293 to i64
  %295 = getelementptr float, float* %289, i64 %294
  %296 = atomicrmw fadd float* %295, float %287 seq_cst, align 4
  %297 = load float*, float** %33, align 8
  %298 = load i32, i32* %34, align 4
  %299 = mul i32 %298, %218
  %300 = add i32 %299, %182
  %301 = shl i32 %300, 1
  %302 = sext i32 %301 to i64
  %303 = getelementptr float, float* %297, i64 %302
  %304 = getelementptr float, float* %303, i64 1
  %305 = atomicrmw fadd float* %304, float %288 seq_cst, align 4
  %306 = load float*, float** %35, align 8
  %307 = load i32, i32* %36, align 4
  %308 = mul i32 %307, %218
  %309 = add i32 %308, %182
  %310 = sext i32 %309 to i64
  %311 = getelementptr float, float* %306, i64 %310
  %312 = atomicrmw fadd float* %311, float %282 seq_cst, align 4
  %313 = fmul reassoc ninf nsz float %65, %75
  %314 = fsub reassoc ninf nsz float 2.000000e+00, %58
  %315 = fdiv reassoc ninf nsz float %314, %42
  %316 = add i32 %54, 2
  %317 = fmul reassoc ninf nsz float %99, %315
  %318 = fmul reassoc ninf nsz float %109, %315
  %319 = fadd reassoc ninf nsz float %318, %102
  %320 = fadd reassoc ninf nsz float %319, %106
  %321 = fadd reassoc ninf nsz float %114, %317
  %322 = fadd reassoc ninf nsz float %321, %108
  %323 = fmul reassoc ninf nsz float %320, %313
  %324 = fmul reassoc ninf nsz float %322, %313
  %325 = load float*, float** %33, align 8
  %326 = load i32, i32* %34, align 4
  %327 = mul i32 %326, %316
  %328 = add i32 %327, %55
  %329 = shl i32 %328, 1
  %330 = sext i32 %329 to i64
  %331 = getelementptr float, float* %325, i64 %330
  %332 = atomicrmw fadd float* %331, float %323 seq_cst, align 4
  %333 = load float*, float** %33, align 8
  %334 = load i32, i32* %34, align 4
  %335 = mul i32 %334, %316
  %336 = add i32 %335, %55
  %337 = shl i32 %336, 1
  %338 = sext i32 %337 to i64
  %339 = getelementptr float, float* %333, i64 %338
  %340 = getelementptr float, float* %339, i64 1
  %341 = atomicrmw fadd float* %340, float %324 seq_cst, align 4
  %342 = load float*, float** %35, align 8
  %343 = load i32, i32* %36, align 4
  %344 = mul i32 %343, %316
  %345 = add i32 %344, %55
  %346 = sext i32 %345 to i64
  %347 = getelementptr float, float* %342, i64 %346
  %348 = atomicrmw fadd float* %347, float %313 seq_cst, align 4
  %349 = fmul reassoc ninf nsz float %71, %75
  %350 = fadd reassoc ninf nsz float %318, %147
  %351 = fadd reassoc ninf nsz float %350, %106
  %352 = fadd reassoc ninf nsz float %150, %317
  %353 = fadd reassoc ninf nsz float %352, %108
  %354 = fmul reassoc ninf nsz float %351, %349
  %355 = fmul reassoc ninf nsz float %353, %349
  %356 = load float*, float** %33, align 8
  %357 = load i32, i32* %34, align 4
  %358 = mul i32 %357, %316
  %359 = add i32 %358, %146
  %360 = shl i32 %359, 1
  %361 = sext i32 %360 to i64
  %362 = getelementptr float, float* %356, i64 %361
  %363 = atomicrmw fadd float* %362, float %354 seq_cst, align 4
  %364 = load float*, float** %33, align 8
  %365 = load i32, i32* %34, align 4
  %366 = mul i32 %365, %316
  %367 = add i32 %366, %146
  %368 = shl i32 %367, 1
  %369 = sext i32 %368 to i64
  %370 = getelementptr float, float* %364, i64 %369
  %371 = getelementptr float, float* %370, i64 1
  %372 = atomicrmw fadd float* %371, float %355 seq_cst, align 4
  %373 = load float*, float** %35, align 8
  %374 = load i32, i32* %36, align 4
  %375 = mul i32 %374, %316
  %376 = add i32 %375, %146
  %377 = sext i32 %376 to i64
  %378 = getelementptr float, float* %373, i64 %377
  %379 = atomicrmw fadd float* %378, float %349 seq_cst, align 4
  %380 = fmul reassoc ninf nsz float %77, %75
  %381 = fadd reassoc ninf nsz float %318, %183
  %382 = fadd reassoc ninf nsz float %381, %106
  %383 = fadd reassoc ninf nsz float %186, %317
  %384 = fadd reassoc ninf nsz float %383, %108
  %385 = fmul reassoc ninf nsz float %382, %380
  %386 = fmul reassoc ninf nsz float %384, %380
  %387 = load float*, float** %33, align 8
  %388 = load i32, i32* %34, align 4
  %389 = mul i32 %388, %316
  %390 = add i32 %389, %182
  %391 = shl i32 %390, 1
  %392 = sext i32 %391 to i64
  %393 = getelementptr float, float* %387, i64 %392
  %394 = atomicrmw fadd float* %393, float %385 seq_cst, align 4
  %395 = load float*, float** %33, align 8
  %396 = load i32, i32* %34, align 4
  %397 = mul i32 %396, %316
  %398 = add i32 %397, %182
  %399 = shl i32 %398, 1
  %400 = sext i32 %399 to i64
  %401 = getelementptr float, float* %395, i64 %400
  %402 = getelementptr float, float* %401, i64 1
  %403 = atomicrmw fadd float* %402, float %386 seq_cst, align 4
  %404 = load float*, float** %35, align 8
  %405 = load i32, i32* %36, align 4
  %406 = mul i32 %405, %316
  %407 = add i32 %406, %182
  %408 = sext i32 %407 to i64
  %409 = getelementptr float, float* %404, i64 %408
  %410 = atomicrmw fadd float* %409, float %380 seq_cst, align 4
  %411 = add nsw i32 %.04, 1
  %exitcond.not = icmp eq i32 %19, %411
  br i1 %exitcond.not, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !8

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
attributes #2 = { nofree nounwind }
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
