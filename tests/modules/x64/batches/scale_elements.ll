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

; Function Attrs: mustprogress nofree nosync nounwind willreturn
define void @scale_elements_c82_0_kernel_0_serial(%struct.RuntimeContext* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext* %context to { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }**
  %1 = load { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }*, { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }** %0, align 8
  %2 = getelementptr { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }, { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }* %1, i64 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = tail call i32 @llvm.smax.i32(i32 %3, i32 0)
  %5 = getelementptr { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }, { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }* %1, i64 0, i32 1, i32 0, i32 1
  %6 = load i32, i32* %5, align 4
  %7 = tail call i32 @llvm.smax.i32(i32 %6, i32 0)
  %8 = getelementptr inbounds %struct.RuntimeContext, %struct.RuntimeContext* %context, i64 0, i32 1
  %9 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %8, align 8
  %10 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %9, i64 0, i32 14
  %11 = load i8*, i8** %10, align 8
  %12 = getelementptr inbounds i8, i8* %11, i64 4
  %13 = bitcast i8* %12 to i32*
  store i32 %7, i32* %13, align 4
  %14 = mul i32 %7, %4
  %15 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %8, align 8
  %16 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %15, i64 0, i32 14
  %17 = bitcast i8** %16 to i32**
  %18 = load i32*, i32** %17, align 8
  store i32 %14, i32* %18, align 4
  ret void
}

; Function Attrs: nounwind
define void @scale_elements_c82_0_kernel_1_range_for(%struct.RuntimeContext* %context) local_unnamed_addr #1 {
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
  %20 = icmp sgt i32 %19, %17
  br i1 %20, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %21 = bitcast %struct.RuntimeContext* %0 to { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }**
  %22 = load { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }*, { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }** %21, align 8
  %23 = getelementptr { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }, { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 2, i32 1
  %24 = getelementptr { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }, { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 1, i32 1
  %25 = getelementptr { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }, { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 1, i32 0, i32 1
  %26 = getelementptr { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }, { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 3, i32 1
  %27 = getelementptr { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }, { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 4, i32 1
  %28 = getelementptr { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }, { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 4, i32 0, i32 1
  %29 = sub i32 %19, %17
  %30 = xor i32 %17, -1
  %31 = add i32 %19, %30
  %xtraiter = and i32 %29, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %32 = sub i32 0, %xtraiter
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv6 = phi i32 [ %32, %for_loop_body.prol.preheader ], [ %lsr.iv.next7, %for_loop_body.prol ]
  %.05.prol = phi i32 [ %72, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %33 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %3, align 8
  %34 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %33, i64 0, i32 14
  %35 = load i8*, i8** %34, align 8
  %36 = getelementptr inbounds i8, i8* %35, i64 4
  %37 = bitcast i8* %36 to i32*
  %38 = load i32, i32* %37, align 4
  %39 = sdiv i32 %.05.prol, %38
  %40 = mul i32 %39, %38
  %41 = xor i32 %38, %.05.prol
  %42 = icmp slt i32 %41, 0
  %43 = icmp ne i32 %.05.prol, 0
  %44 = icmp ne i32 %.05.prol, %40
  %45 = and i1 %43, %42
  %46 = and i1 %45, %44
  %.neg4.prol = sext i1 %46 to i32
  %47 = add i32 %39, %.neg4.prol
  %48 = load float*, float** %23, align 8
  %49 = sext i32 %47 to i64
  %50 = getelementptr float, float* %48, i64 %49
  %51 = load float, float* %50, align 4
  %52 = load float*, float** %24, align 8
  %53 = load i32, i32* %25, align 4
  %54 = sub i32 %53, %38
  %55 = mul i32 %54, %47
  %56 = add i32 %.05.prol, %55
  %57 = sext i32 %56 to i64
  %58 = getelementptr float, float* %52, i64 %57
  %59 = load float, float* %58, align 4
  %60 = fmul reassoc ninf nsz float %59, %51
  %61 = load float*, float** %26, align 8
  %62 = getelementptr float, float* %61, i64 %49
  %63 = load float, float* %62, align 4
  %64 = fadd reassoc ninf nsz float %63, %60
  %65 = load float*, float** %27, align 8
  %66 = load i32, i32* %28, align 4
  %67 = sub i32 %66, %38
  %68 = mul i32 %67, %47
  %69 = add i32 %.05.prol, %68
  %70 = sext i32 %69 to i64
  %71 = getelementptr float, float* %65, i64 %70
  store float %64, float* %71, align 4
  %72 = add i32 %.05.prol, 1
  %lsr.iv.next7 = add nsw i32 %lsr.iv6, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next7, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.05.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %72, %for_loop_body.prol.loopexit.loopexit ]
  %73 = icmp ult i32 %31, 7
  br i1 %73, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  %74 = add i32 %.05.unr, 7
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %lsr.iv = phi i32 [ %74, %for_loop_body.preheader ], [ %lsr.iv.next, %for_loop_body ]
  %75 = add i32 %lsr.iv, -7
  %76 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %3, align 8
  %77 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %76, i64 0, i32 14
  %78 = load i8*, i8** %77, align 8
  %79 = getelementptr inbounds i8, i8* %78, i64 4
  %80 = bitcast i8* %79 to i32*
  %81 = load i32, i32* %80, align 4
  %82 = sdiv i32 %75, %81
  %83 = mul i32 %82, %81
  %84 = xor i32 %81, %75
  %85 = icmp slt i32 %84, 0
  %86 = icmp ne i32 %75, 0
  %87 = icmp ne i32 %83, %75
  %88 = and i1 %86, %85
  %89 = and i1 %88, %87
  %.neg4 = sext i1 %89 to i32
  %90 = add i32 %82, %.neg4
  %91 = load float*, float** %23, align 8
  %92 = sext i32 %90 to i64
  %93 = getelementptr float, float* %91, i64 %92
  %94 = load float, float* %93, align 4
  %95 = load float*, float** %24, align 8
  %96 = load i32, i32* %25, align 4
  %97 = sub i32 %96, %81
  %98 = mul i32 %97, %90
  %99 = add i32 %lsr.iv, %98
  %100 = add i32 %99, -7
  %101 = sext i32 %100 to i64
  %102 = getelementptr float, float* %95, i64 %101
  %103 = load float, float* %102, align 4
  %104 = fmul reassoc ninf nsz float %103, %94
  %105 = load float*, float** %26, align 8
  %106 = getelementptr float, float* %105, i64 %92
  %107 = load float, float* %106, align 4
  %108 = fadd reassoc ninf nsz float %107, %104
  %109 = load float*, float** %27, align 8
  %110 = load i32, i32* %28, align 4
  %111 = sub i32 %110, %81
  %112 = mul i32 %111, %90
  %113 = add i32 %lsr.iv, %112
  %114 = add i32 %113, -7
  %115 = sext i32 %114 to i64
  %116 = getelementptr float, float* %109, i64 %115
  store float %108, float* %116, align 4
  %117 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %3, align 8
  %118 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %117, i64 0, i32 14
  %119 = load i8*, i8** %118, align 8
  %120 = getelementptr inbounds i8, i8* %119, i64 4
  %121 = bitcast i8* %120 to i32*
  %122 = load i32, i32* %121, align 4
  %123 = add i32 %75, 1
  %124 = sdiv i32 %123, %122
  %125 = mul i32 %124, %122
  %126 = xor i32 %122, %123
  %127 = icmp slt i32 %126, 0
  %128 = icmp ne i32 %123, 0
  %129 = icmp ne i32 %125, %123
  %130 = and i1 %128, %127
  %131 = and i1 %130, %129
  %.neg4.1 = sext i1 %131 to i32
  %132 = add i32 %124, %.neg4.1
  %133 = load float*, float** %23, align 8
  %134 = sext i32 %132 to i64
  %135 = getelementptr float, float* %133, i64 %134
  %136 = load float, float* %135, align 4
  %137 = load float*, float** %24, align 8
  %138 = load i32, i32* %25, align 4
  %139 = sub i32 %138, %122
  %140 = mul i32 %139, %132
  %141 = add i32 %lsr.iv, %140
  %142 = add i32 %141, -6
  %143 = sext i32 %142 to i64
  %144 = getelementptr float, float* %137, i64 %143
  %145 = load float, float* %144, align 4
  %146 = fmul reassoc ninf nsz float %145, %136
  %147 = load float*, float** %26, align 8
  %148 = getelementptr float, float* %147, i64 %134
  %149 = load float, float* %148, align 4
  %150 = fadd reassoc ninf nsz float %149, %146
  %151 = load float*, float** %27, align 8
  %152 = load i32, i32* %28, align 4
  %153 = sub i32 %152, %122
  %154 = mul i32 %153, %132
  %155 = add i32 %lsr.iv, %154
  %156 = add i32 %155, -6
  %157 = sext i32 %156 to i64
  %158 = getelementptr float, float* %151, i64 %157
  store float %150, float* %158, align 4
  %159 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %3, align 8
  %160 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %159, i64 0, i32 14
  %161 = load i8*, i8** %160, align 8
  %162 = getelementptr inbounds i8, i8* %161, i64 4
  %163 = bitcast i8* %162 to i32*
  %164 = load i32, i32* %163, align 4
  %165 = add i32 %123, 1
  %166 = sdiv i32 %165, %164
  %167 = mul i32 %166, %164
  %168 = xor i32 %164, %165
  %169 = icmp slt i32 %168, 0
  %170 = icmp ne i32 %165, 0
  %171 = icmp ne i32 %167, %165
  %172 = and i1 %170, %169
  %173 = and i1 %172, %171
  %.neg4.2 = sext i1 %173 to i32
  %174 = add i32 %166, %.neg4.2
  %175 = load float*, float** %23, align 8
  %176 = sext i32 %174 to i64
  %177 = getelementptr float, float* %175, i64 %176
  %178 = load float, float* %177, align 4
  %179 = load float*, float** %24, align 8
  %180 = load i32, i32* %25, align 4
  %181 = sub i32 %180, %164
  %182 = mul i32 %181, %174
  %183 = add i32 %lsr.iv, %182
  %184 = add i32 %183, -5
  %185 = sext i32 %184 to i64
  %186 = getelementptr float, float* %179, i64 %185
  %187 = load float, float* %186, align 4
  %188 = fmul reassoc ninf nsz float %187, %178
  %189 = load float*, float** %26, align 8
  %190 = getelementptr float, float* %189, i64 %176
  %191 = load float, float* %190, align 4
  %192 = fadd reassoc ninf nsz float %191, %188
  %193 = load float*, float** %27, align 8
  %194 = load i32, i32* %28, align 4
  %195 = sub i32 %194, %164
  %196 = mul i32 %195, %174
  %197 = add i32 %lsr.iv, %196
  %198 = add i32 %197, -5
  %199 = sext i32 %198 to i64
  %200 = getelementptr float, float* %193, i64 %199
  store float %192, float* %200, align 4
  %201 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %3, align 8
  %202 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %201, i64 0, i32 14
  %203 = load i8*, i8** %202, align 8
  %204 = getelementptr inbounds i8, i8* %203, i64 4
  %205 = bitcast i8* %204 to i32*
  %206 = load i32, i32* %205, align 4
  %207 = add i32 %165, 1
  %208 = sdiv i32 %207, %206
  %209 = mul i32 %208, %206
  %210 = xor i32 %206, %207
  %211 = icmp slt i32 %210, 0
  %212 = icmp ne i32 %207, 0
  %213 = icmp ne i32 %209, %207
  %214 = and i1 %212, %211
  %215 = and i1 %214, %213
  %.neg4.3 = sext i1 %215 to i32
  %216 = add i32 %208, %.neg4.3
  %217 = load float*, float** %23, align 8
  %218 = sext i32 %216 to i64
  %219 = getelementptr float, float* %217, i64 %218
  %220 = load float, float* %219, align 4
  %221 = load float*, float** %24, align 8
  %222 = load i32, i32* %25, align 4
  %223 = sub i32 %222, %206
  %224 = mul i32 %223, %216
  %225 = add i32 %lsr.iv, %224
  %226 = add i32 %225, -4
  %227 = sext i32 %226 to i64
  %228 = getelementptr float, float* %221, i64 %227
  %229 = load float, float* %228, align 4
  %230 = fmul reassoc ninf nsz float %229, %220
  %231 = load float*, float** %26, align 8
  %232 = getelementptr float, float* %231, i64 %218
  %233 = load float, float* %232, align 4
  %234 = fadd reassoc ninf nsz float %233, %230
  %235 = load float*, float** %27, align 8
  %236 = load i32, i32* %28, align 4
  %237 = sub i32 %236, %206
  %238 = mul i32 %237, %216
  %239 = add i32 %lsr.iv, %238
  %240 = add i32 %239, -4
  %241 = sext i32 %240 to i64
  %242 = getelementptr float, float* %235, i64 %241
  store float %234, float* %242, align 4
  %243 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %3, align 8
  %244 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %243, i64 0, i32 14
  %245 = load i8*, i8** %244, align 8
  %246 = getelementptr inbounds i8, i8* %245, i64 4
  %247 = bitcast i8* %246 to i32*
  %248 = load i32, i32* %247, align 4
  %249 = add i32 %207, 1
  %250 = sdiv i32 %249, %248
  %251 = mul i32 %250, %248
  %252 = xor i32 %248, %249
  %253 = icmp slt i32 %252, 0
  %254 = icmp ne i32 %249, 0
  %255 = icmp ne i32 %251, %249
  %256 = and i1 %254, %253
  %257 = and i1 %256, %255
  %.neg4.4 = sext i1 %257 to i32
  %258 = add i32 %250, %.neg4.4
  %259 = load float*, float** %23, align 8
  %260 = sext i32 %258 to i64
  %261 = getelementptr float, float* %259, i64 %260
  %262 = load float, float* %261, align 4
  %263 = load float*, float** %24, align 8
  %264 = load i32, i32* %25, align 4
  %265 = sub i32 %264, %248
  %266 = mul i32 %265, %258
  %267 = add i32 %lsr.iv, %266
  %268 = add i32 %267, -3
  %269 = sext i32 %268 to i64
  %270 = getelementptr float, float* %263, i64 %269
  %271 = load float, float* %270, align 4
  %272 = fmul reassoc ninf nsz float %271, %262
  %273 = load float*, float** %26, align 8
  %274 = getelementptr float, float* %273, i64 %260
  %275 = load float, float* %274, align 4
  %276 = fadd reassoc ninf nsz float %275, %272
  %277 = load float*, float** %27, align 8
  %278 = load i32, i32* %28, align 4
  %279 = sub i32 %278, %248
  %280 = mul i32 %279, %258
  %281 = add i32 %lsr.iv, %280
  %282 = add i32 %281, -3
  %283 = sext i32 %282 to i64
  %284 = getelementptr float, float* %277, i64 %283
  store float %276, float* %284, align 4
  %285 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %3, align 8
  %286 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %285, i64 0, i32 14
  %287 = load i8*, i8** %286, align 8
  %288 = getelementptr inbounds i8, i8* %287, i64 4
  %289 = bitcast i8* %288 to i32*
  %290 = load i32, i32* %289, align 4
  %291 = add i32 %249, 1
  %292 = sdiv i32 %291, %290
  %293 = mul i32 %292, %290
  %294 = xor i32 %290, %291
  %295 = icmp slt i32 %294, 0
  %296 = icmp ne i32 %291, 0
  %297 = icmp ne i32 %293, %291
  %298 = and i1 %296, %295
  %299 = and i1 %298, %297
  %.neg4.5 = sext i1 %299 to i32
  %300 = add i32 %292, %.neg4.5
  %301 = load float*, float** %23, align 8
  %302 = sext i32 %300 to i64
  %303 = getelementptr float, float* %301, i64 %302
  %304 = load float, float* %303, align 4
  %305 = load float*, float** %24, align 8
  %306 = load i32, i32* %25, align 4
  %307 = sub i32 %306, %290
  %308 = mul i32 %307, %300
  %309 = add i32 %lsr.iv, %308
  %310 = add i32 %309, -2
  %311 = sext i32 %310 to i64
  %312 = getelementptr float, float* %305, i64 %311
  %313 = load float, float* %312, align 4
  %314 = fmul reassoc ninf nsz float %313, %304
  %315 = load float*, float** %26, align 8
  %316 = getelementptr float, float* %315, i64 %302
  %317 = load float, float* %316, align 4
  %318 = fadd reassoc ninf nsz float %317, %314
  %319 = load float*, float** %27, align 8
  %320 = load i32, i32* %28, align 4
  %321 = sub i32 %320, %290
  %322 = mul i32 %321, %300
  %323 = add i32 %lsr.iv, %322
  %324 = add i32 %323, -2
  %325 = sext i32 %324 to i64
  %326 = getelementptr float, float* %319, i64 %325
  store float %318, float* %326, align 4
  %327 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %3, align 8
  %328 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %327, i64 0, i32 14
  %329 = load i8*, i8** %328, align 8
  %330 = getelementptr inbounds i8, i8* %329, i64 4
  %331 = bitcast i8* %330 to i32*
  %332 = load i32, i32* %331, align 4
  %333 = add i32 %291, 1
  %334 = sdiv i32 %333, %332
  %335 = mul i32 %334, %332
  %336 = xor i32 %332, %333
  %337 = icmp slt i32 %336, 0
  %338 = icmp ne i32 %333, 0
  %339 = icmp ne i32 %335, %333
  %340 = and i1 %338, %337
  %341 = and i1 %340, %339
  %.neg4.6 = sext i1 %341 to i32
  %342 = add i32 %334, %.neg4.6
  %343 = load float*, float** %23, align 8
  %344 = sext i32 %342 to i64
  %345 = getelementptr float, float* %343, i64 %344
  %346 = load float, float* %345, align 4
  %347 = load float*, float** %24, align 8
  %348 = load i32, i32* %25, align 4
  %349 = sub i32 %348, %332
  %350 = mul i32 %349, %342
  %351 = add i32 %lsr.iv, %350
  %352 = add i32 %351, -1
  %353 = sext i32 %352 to i64
  %354 = getelementptr float, float* %347, i64 %353
  %355 = load float, float* %354, align 4
  %356 = fmul reassoc ninf nsz float %355, %346
  %357 = load float*, float** %26, align 8
  %358 = getelementptr float, float* %357, i64 %344
  %359 = load float, float* %358, align 4
  %360 = fadd reassoc ninf nsz float %359, %356
  %361 = load float*, float** %27, align 8
  %362 = load i32, i32* %28, align 4
  %363 = sub i32 %362, %332
  %364 = mul i32 %363, %342
  %365 = add i32 %lsr.iv, %364
  %366 = add i32 %365, -1
  %367 = sext i32 %366 to i64
  %368 = getelementptr float, float* %361, i64 %367
  store float %360, float* %368, align 4
  %369 = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %3, align 8
  %370 = getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %369, i64 0, i32 14
  %371 = load i8*, i8** %370, align 8
  %372 = getelementptr inbounds i8, i8* %371, i64 4
  %373 = bitcast i8* %372 to i32*
  %374 = load i32, i32* %373, align 4
  %375 = add i32 %333, 1
  %376 = sdiv i32 %375, %374
  %377 = mul i32 %376, %374
  %378 = xor i32 %374, %375
  %379 = icmp slt i32 %378, 0
  %380 = icmp ne i32 %375, 0
  %381 = icmp ne i32 %377, %375
  %382 = and i1 %380, %379
  %383 = and i1 %382, %381
  %.neg4.7 = sext i1 %383 to i32
  %384 = add i32 %376, %.neg4.7
  %385 = load float*, float** %23, align 8
  %386 = sext i32 %384 to i64
  %387 = getelementptr float, float* %385, i64 %386
  %388 = load float, float* %387, align 4
  %389 = load float*, float** %24, align 8
  %390 = load i32, i32* %25, align 4
  %391 = sub i32 %390, %374
  %392 = mul i32 %391, %384
  %393 = add i32 %lsr.iv, %392
  %394 = sext i32 %393 to i64
  %395 = getelementptr float, float* %389, i64 %394
  %396 = load float, float* %395, align 4
  %397 = fmul reassoc ninf nsz float %396, %388
  %398 = load float*, float** %26, align 8
  %399 = getelementptr float, float* %398, i64 %386
  %400 = load float, float* %399, align 4
  %401 = fadd reassoc ninf nsz float %400, %397
  %402 = load float*, float** %27, align 8
  %403 = load i32, i32* %28, align 4
  %404 = sub i32 %403, %374
  %405 = mul i32 %404, %384
  %406 = add i32 %lsr.iv, %405
  %407 = sext i32 %406 to i64
  %408 = getelementptr float, float* %402, i64 %407
  store float %401, float* %408, align 4
  %lsr.iv.next = add i32 %lsr.iv, 8
  %409 = add i32 %375, 1
  %exitcond.not.7 = icmp eq i32 %409, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
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
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smin.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #5

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #6

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #6

attributes #0 = { mustprogress nofree nosync nounwind willreturn }
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
