; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.346*, void (%struct.RuntimeContext.346*, i8*)*, void (%struct.RuntimeContext.346*, i8*, i32)*, void (%struct.RuntimeContext.346*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.346 = type { i8*, %struct.LLVMRuntime.345*, i32, i64* }
%struct.LLVMRuntime.345 = type { %struct.PreallocatedMemoryChunk.340, %struct.PreallocatedMemoryChunk.340, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.341*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.342*], [1024 x %struct.NodeManager.343*], [1024 x i8*], i8*, %struct.RandState.344*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.340 = type { i8*, i8*, i64 }
%struct.__va_list_tag.341 = type { i32, i32, i8*, i8* }
%struct.ListManager.342 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.345* }
%struct.NodeManager.343 = type <{ %struct.LLVMRuntime.345*, i32, i32, i32, i32, %struct.ListManager.342*, %struct.ListManager.342*, %struct.ListManager.342*, i32, [4 x i8] }>
%struct.RandState.344 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @add_doubled_c84_0_kernel_0_serial(%struct.RuntimeContext.346* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.346* %context to { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }**
  %1 = load { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }*, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }** %0, align 8
  %2 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.346, %struct.RuntimeContext.346* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.345*, %struct.LLVMRuntime.345** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.345, %struct.LLVMRuntime.345* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @add_doubled_c84_0_kernel_1_range_for(%struct.RuntimeContext.346* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.346* %context, %struct.RuntimeContext.346** %4, align 8
  store void (%struct.RuntimeContext.346*, i8*)* null, void (%struct.RuntimeContext.346*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.346*, i8*, i32)* @function_body, void (%struct.RuntimeContext.346*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.346*, i8*)* null, void (%struct.RuntimeContext.346*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.346, %struct.RuntimeContext.346* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.345*, %struct.LLVMRuntime.345** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.345, %struct.LLVMRuntime.345* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.345, %struct.LLVMRuntime.345* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nounwind
define internal void @function_body(%struct.RuntimeContext.346* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.346, %struct.RuntimeContext.346* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.345*, %struct.LLVMRuntime.345** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.345, %struct.LLVMRuntime.345* %4, i64 0, i32 14
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
  %21 = bitcast %struct.RuntimeContext.346* %0 to { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }**
  %22 = load { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }*, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }** %21, align 8
  %23 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %22, i64 0, i32 1, i32 1
  %24 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %22, i64 0, i32 0, i32 1
  %25 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, float* } }* %22, i64 0, i32 2, i32 1
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
  %.04.prol = phi i32 [ %44, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %30 = load i32, i32* %7, align 4
  %31 = srem i32 %.04.prol, %30
  %32 = load float*, float** %23, align 8
  %33 = sext i32 %31 to i64
  %34 = getelementptr float, float* %32, i64 %33
  %35 = load float, float* %34, align 4
  %factor.prol = fmul reassoc ninf nsz float %35, 2.000000e+00
  %36 = fadd reassoc ninf nsz float %factor.prol, 1.000000e+00
  %37 = load i32*, i32** %24, align 8
  %38 = getelementptr i32, i32* %37, i64 %33
  %39 = load i32, i32* %38, align 4
  %40 = load float*, float** %25, align 8
  %41 = sext i32 %39 to i64
  %42 = getelementptr float, float* %40, i64 %41
  %43 = atomicrmw fadd float* %42, float %36 seq_cst, align 4
  %44 = add i32 %.04.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.04.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %44, %for_loop_body.prol.loopexit.loopexit ]
  %45 = icmp ult i32 %28, 7
  br i1 %45, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.04 = phi i32 [ %165, %for_loop_body ], [ %.04.unr, %for_loop_body.preheader ]
  %46 = load i32, i32* %7, align 4
  %47 = srem i32 %.04, %46
  %48 = load float*, float** %23, align 8
  %49 = sext i32 %47 to i64
  %50 = getelementptr float, float* %48, i64 %49
  %51 = load float, float* %50, align 4
  %factor = fmul reassoc ninf nsz float %51, 2.000000e+00
  %52 = fadd reassoc ninf nsz float %factor, 1.000000e+00
  %53 = load i32*, i32** %24, align 8
  %54 = getelementptr i32, i32* %53, i64 %49
  %55 = load i32, i32* %54, align 4
  %56 = load float*, float** %25, align 8
  %57 = sext i32 %55 to i64
  %58 = getelementptr float, float* %56, i64 %57
  %59 = atomicrmw fadd float* %58, float %52 seq_cst, align 4
  %60 = load i32, i32* %7, align 4
  %61 = add i32 %.04, 1
  %62 = srem i32 %61, %60
  %63 = load float*, float** %23, align 8
  %64 = sext i32 %62 to i64
  %65 = getelementptr float, float* %63, i64 %64
  %66 = load float, float* %65, align 4
  %factor.1 = fmul reassoc ninf nsz float %66, 2.000000e+00
  %67 = fadd reassoc ninf nsz float %factor.1, 1.000000e+00
  %68 = load i32*, i32** %24, align 8
  %69 = getelementptr i32, i32* %68, i64 %64
  %70 = load i32, i32* %69, align 4
  %71 = load float*, float** %25, align 8
  %72 = sext i32 %70 to i64
  %73 = getelementptr float, float* %71, i64 %72
  %74 = atomicrmw fadd float* %73, float %67 seq_cst, align 4
  %75 = load i32, i32* %7, align 4
  %76 = add i32 %61, 1
  %77 = srem i32 %76, %75
  %78 = load float*, float** %23, align 8
  %79 = sext i32 %77 to i64
  %80 = getelementptr float, float* %78, i64 %79
  %81 = load float, float* %80, align 4
  %factor.2 = fmul reassoc ninf nsz float %81, 2.000000e+00
  %82 = fadd reassoc ninf nsz float %factor.2, 1.000000e+00
  %83 = load i32*, i32** %24, align 8
  %84 = getelementptr i32, i32* %83, i64 %79
  %85 = load i32, i32* %84, align 4
  %86 = load float*, float** %25, align 8
  %87 = sext i32 %85 to i64
  %88 = getelementptr float, float* %86, i64 %87
  %89 = atomicrmw fadd float* %88, float %82 seq_cst, align 4
  %90 = load i32, i32* %7, align 4
  %91 = add i32 %76, 1
  %92 = srem i32 %91, %90
  %93 = load float*, float** %23, align 8
  %94 = sext i32 %92 to i64
  %95 = getelementptr float, float* %93, i64 %94
  %96 = load float, float* %95, align 4
  %factor.3 = fmul reassoc ninf nsz float %96, 2.000000e+00
  %97 = fadd reassoc ninf nsz float %factor.3, 1.000000e+00
  %98 = load i32*, i32** %24, align 8
  %99 = getelementptr i32, i32* %98, i64 %94
  %100 = load i32, i32* %99, align 4
  %101 = load float*, float** %25, align 8
  %102 = sext i32 %100 to i64
  %103 = getelementptr float, float* %101, i64 %102
  %104 = atomicrmw fadd float* %103, float %97 seq_cst, align 4
  %105 = load i32, i32* %7, align 4
  %106 = add i32 %91, 1
  %107 = srem i32 %106, %105
  %108 = load float*, float** %23, align 8
  %109 = sext i32 %107 to i64
  %110 = getelementptr float, float* %108, i64 %109
  %111 = load float, float* %110, align 4
  %factor.4 = fmul reassoc ninf nsz float %111, 2.000000e+00
  %112 = fadd reassoc ninf nsz float %factor.4, 1.000000e+00
  %113 = load i32*, i32** %24, align 8
  %114 = getelementptr i32, i32* %113, i64 %109
  %115 = load i32, i32* %114, align 4
  %116 = load float*, float** %25, align 8
  %117 = sext i32 %115 to i64
  %118 = getelementptr float, float* %116, i64 %117
  %119 = atomicrmw fadd float* %118, float %112 seq_cst, align 4
  %120 = load i32, i32* %7, align 4
  %121 = add i32 %106, 1
  %122 = srem i32 %121, %120
  %123 = load float*, float** %23, align 8
  %124 = sext i32 %122 to i64
  %125 = getelementptr float, float* %123, i64 %124
  %126 = load float, float* %125, align 4
  %factor.5 = fmul reassoc ninf nsz float %126, 2.000000e+00
  %127 = fadd reassoc ninf nsz float %factor.5, 1.000000e+00
  %128 = load i32*, i32** %24, align 8
  %129 = getelementptr i32, i32* %128, i64 %124
  %130 = load i32, i32* %129, align 4
  %131 = load float*, float** %25, align 8
  %132 = sext i32 %130 to i64
  %133 = getelementptr float, float* %131, i64 %132
  %134 = atomicrmw fadd float* %133, float %127 seq_cst, align 4
  %135 = load i32, i32* %7, align 4
  %136 = add i32 %121, 1
  %137 = srem i32 %136, %135
  %138 = load float*, float** %23, align 8
  %139 = sext i32 %137 to i64
  %140 = getelementptr float, float* %138, i64 %139
  %141 = load float, float* %140, align 4
  %factor.6 = fmul reassoc ninf nsz float %141, 2.000000e+00
  %142 = fadd reassoc ninf nsz float %factor.6, 1.000000e+00
  %143 = load i32*, i32** %24, align 8
  %144 = getelementptr i32, i32* %143, i64 %139
  %145 = load i32, i32* %144, align 4
  %146 = load float*, float** %25, align 8
  %147 = sext i32 %145 to i64
  %148 = getelementptr float, float* %146, i64 %147
  %149 = atomicrmw fadd float* %148, float %142 seq_cst, align 4
  %150 = load i32, i32* %7, align 4
  %151 = add i32 %136, 1
  %152 = srem i32 %151, %150
  %153 = load float*, float** %23, align 8
  %154 = sext i32 %152 to i64
  %155 = getelementptr float, float* %153, i64 %154
  %156 = load float, float* %155, align 4
  %factor.7 = fmul reassoc ninf nsz float %156, 2.000000e+00
  %157 = fadd reassoc ninf nsz float %factor.7, 1.000000e+00
  %158 = load i32*, i32** %24, align 8
  %159 = getelementptr i32, i32* %158, i64 %154
  %160 = load i32, i32* %159, align 4
  %161 = load float*, float** %25, align 8
  %162 = sext i32 %160 to i64
  %163 = getelementptr float, float* %161, i64 %162
  %164 = atomicrmw fadd float* %163, float %157 seq_cst, align 4
  %165 = add i32 %151, 1
  %exitcond.not.7 = icmp eq i32 %165, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.346, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.346**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.346*, %struct.RuntimeContext.346** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.346*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.346*, i8*)*, void (%struct.RuntimeContext.346*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.346*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.346*, i8*, i32)*, void (%struct.RuntimeContext.346*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.346*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.346*, i8*)*, void (%struct.RuntimeContext.346*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.346*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.346* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.346* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.346* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.346, %struct.RuntimeContext.346* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.346* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.346* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.346*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.346* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
!7 = !{!"llvm.loop.unroll.disable"}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
