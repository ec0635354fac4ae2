; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.126*, void (%struct.RuntimeContext.126*, i8*)*, void (%struct.RuntimeContext.126*, i8*, i32)*, void (%struct.RuntimeContext.126*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.126 = type { i8*, %struct.LLVMRuntime.125*, i32, i64* }
%struct.LLVMRuntime.125 = type { %struct.PreallocatedMemoryChunk.120, %struct.PreallocatedMemoryChunk.120, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.121*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.122*], [1024 x %struct.NodeManager.123*], [1024 x i8*], i8*, %struct.RandState.124*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.120 = type { i8*, i8*, i64 }
%struct.__va_list_tag.121 = type { i32, i32, i8*, i8* }
%struct.ListManager.122 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.125* }
%struct.NodeManager.123 = type <{ %struct.LLVMRuntime.125*, i32, i32, i32, i32, %struct.ListManager.122*, %struct.ListManager.122*, %struct.ListManager.122*, i32, [4 x i8] }>
%struct.RandState.124 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @two_types_c92_0_kernel_0_serial(%struct.RuntimeContext.126* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.126* %context to { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, i32* }, { { i32 }, float* } }**
  %1 = load { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, i32* }, { { i32 }, float* } }*, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, i32* }, { { i32 }, float* } }** %0, align 8
  %2 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, i32* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, i32* }, { { i32 }, float* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.126, %struct.RuntimeContext.126* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.125*, %struct.LLVMRuntime.125** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @two_types_c92_0_kernel_1_range_for(%struct.RuntimeContext.126* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.126* %context, %struct.RuntimeContext.126** %4, align 8
  store void (%struct.RuntimeContext.126*, i8*)* null, void (%struct.RuntimeContext.126*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.126*, i8*, i32)* @function_body, void (%struct.RuntimeContext.126*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.126*, i8*)* null, void (%struct.RuntimeContext.126*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.126, %struct.RuntimeContext.126* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.125*, %struct.LLVMRuntime.125** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nounwind
define internal void @function_body(%struct.RuntimeContext.126* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.126, %struct.RuntimeContext.126* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.125*, %struct.LLVMRuntime.125** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.125, %struct.LLVMRuntime.125* %4, i64 0, i32 14
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
  %21 = bitcast %struct.RuntimeContext.126* %0 to { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, i32* }, { { i32 }, float* } }**
  %22 = load { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, i32* }, { { i32 }, float* } }*, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, i32* }, { { i32 }, float* } }** %21, align 8
  %23 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, i32* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, i32* }, { { i32 }, float* } }* %22, i64 0, i32 0, i32 1
  %24 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, i32* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, i32* }, { { i32 }, float* } }* %22, i64 0, i32 2, i32 1
  %25 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, i32* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, i32* }, { { i32 }, float* } }* %22, i64 0, i32 1, i32 1
  %26 = getelementptr { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, i32* }, { { i32 }, float* } }, { { { i32 }, i32* }, { { i32 }, float* }, { { i32 }, i32* }, { { i32 }, float* } }* %22, i64 0, i32 3, i32 1
  %27 = sub i32 %19, %17
  %28 = xor i32 %17, -1
  %29 = add i32 %19, %28
  %xtraiter = and i32 %27, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %30 = sub i32 0, %xtraiter
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv = phi i32 [ %30, %for_loop_body.prol.preheader ], [ %lsr.iv.next, %for_loop_body.prol ]
  %.04.prol = phi i32 [ %47, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %31 = load i32, i32* %7, align 4
  %32 = srem i32 %.04.prol, %31
  %33 = load i32*, i32** %23, align 8
  %34 = sext i32 %32 to i64
  %35 = getelementptr i32, i32* %33, i64 %34
  %36 = load i32, i32* %35, align 4
  %37 = load i32*, i32** %24, align 8
  %38 = sext i32 %36 to i64
  %39 = getelementptr i32, i32* %37, i64 %38
  %40 = atomicrmw add i32* %39, i32 1 seq_cst, align 4
  %41 = load float*, float** %25, align 8
  %42 = getelementptr float, float* %41, i64 %34
  %43 = load float, float* %42, align 4
  %44 = load float*, float** %26, align 8
  %45 = getelementptr float, float* %44, i64 %38
  %46 = atomicrmw fadd float* %45, float %43 seq_cst, align 4
  %47 = add i32 %.04.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.04.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %47, %for_loop_body.prol.loopexit.loopexit ]
  %48 = icmp ult i32 %29, 7
  br i1 %48, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.04 = phi i32 [ %184, %for_loop_body ], [ %.04.unr, %for_loop_body.preheader ]
  %49 = load i32, i32* %7, align 4
  %50 = srem i32 %.04, %49
  %51 = load i32*, i32** %23, align 8
  %52 = sext i32 %50 to i64
  %53 = getelementptr i32, i32* %51, i64 %52
  %54 = load i32, i32* %53, align 4
  %55 = load i32*, i32** %24, align 8
  %56 = sext i32 %54 to i64
  %57 = getelementptr i32, i32* %55, i64 %56
  %58 = atomicrmw add i32* %57, i32 1 seq_cst, align 4
  %59 = load float*, float** %25, align 8
  %60 = getelementptr float, float* %59, i64 %52
  %61 = load float, float* %60, align 4
  %62 = load float*, float** %26, align 8
  %63 = getelementptr float, float* %62, i64 %56
  %64 = atomicrmw fadd float* %63, float %61 seq_cst, align 4
  %65 = load i32, i32* %7, align 4
  %66 = add i32 %.04, 1
  %67 = srem i32 %66, %65
  %68 = load i32*, i32** %23, align 8
  %69 = sext i32 %67 to i64
  %70 = getelementptr i32, i32* %68, i64 %69
  %71 = load i32, i32* %70, align 4
  %72 = load i32*, i32** %24, align 8
  %73 = sext i32 %71 to i64
  %74 = getelementptr i32, i32* %72, i64 %73
  %75 = atomicrmw add i32* %74, i32 1 seq_cst, align 4
  %76 = load float*, float** %25, align 8
  %77 = getelementptr float, float* %76, i64 %69
  %78 = load float, float* %77, align 4
  %79 = load float*, float** %26, align 8
  %80 = getelementptr float, float* %79, i64 %73
  %81 = atomicrmw fadd float* %80, float %78 seq_cst, align 4
  %82 = load i32, i32* %7, align 4
  %83 = add i32 %66, 1
  %84 = srem i32 %83, %82
  %85 = load i32*, i32** %23, align 8
  %86 = sext i32 %84 to i64
  %87 = getelementptr i32, i32* %85, i64 %86
  %88 = load i32, i32* %87, align 4
  %89 = load i32*, i32** %24, align 8
  %90 = sext i32 %88 to i64
  %91 = getelementptr i32, i32* %89, i64 %90
  %92 = atomicrmw add i32* %91, i32 1 seq_cst, align 4
  %93 = load float*, float** %25, align 8
  %94 = getelementptr float, float* %93, i64 %86
  %95 = load float, float* %94, align 4
  %96 = load float*, float** %26, align 8
  %97 = getelementptr float, float* %96, i64 %90
  %98 = atomicrmw fadd float* %97, float %95 seq_cst, align 4
  %99 = load i32, i32* %7, align 4
  %100 = add i32 %83, 1
  %101 = srem i32 %100, %99
  %102 = load i32*, i32** %23, align 8
  %103 = sext i32 %101 to i64
  %104 = getelementptr i32, i32* %102, i64 %103
  %105 = load i32, i32* %104, align 4
  %106 = load i32*, i32** %24, align 8
  %107 = sext i32 %105 to i64
  %108 = getelementptr i32, i32* %106, i64 %107
  %109 = atomicrmw add i32* %108, i32 1 seq_cst, align 4
  %110 = load float*, float** %25, align 8
  %111 = getelementptr float, float* %110, i64 %103
  %112 = load float, float* %111, align 4
  %113 = load float*, float** %26, align 8
  %114 = getelementptr float, float* %113, i64 %107
  %115 = atomicrmw fadd float* %114, float %112 seq_cst, align 4
  %116 = load i32, i32* %7, align 4
  %117 = add i32 %100, 1
  %118 = srem i32 %117, %116
  %119 = load i32*, i32** %23, align 8
  %120 = sext i32 %118 to i64
  %121 = getelementptr i32, i32* %119, i64 %120
  %122 = load i32, i32* %121, align 4
  %123 = load i32*, i32** %24, align 8
  %124 = sext i32 %122 to i64
  %125 = getelementptr i32, i32* %123, i64 %124
  %126 = atomicrmw add i32* %125, i32 1 seq_cst, align 4
  %127 = load float*, float** %25, align 8
  %128 = getelementptr float, float* %127, i64 %120
  %129 = load float, float* %128, align 4
  %130 = load float*, float** %26, align 8
  %131 = getelementptr float, float* %130, i64 %124
  %132 = atomicrmw fadd float* %131, float %129 seq_cst, align 4
  %133 = load i32, i32* %7, align 4
  %134 = add i32 %117, 1
  %135 = srem i32 %134, %133
  %136 = load i32*, i32** %23, align 8
  %137 = sext i32 %135 to i64
  %138 = getelementptr i32, i32* %136, i64 %137
  %139 = load i32, i32* %138, align 4
  %140 = load i32*, i32** %24, align 8
  %141 = sext i32 %139 to i64
  %142 = getelementptr i32, i32* %140, i64 %141
  %143 = atomicrmw add i32* %142, i32 1 seq_cst, align 4
  %144 = load float*, float** %25, align 8
  %145 = getelementptr float, float* %144, i64 %137
  %146 = load float, float* %145, align 4
  %147 = load float*, float** %26, align 8
  %148 = getelementptr float, float* %147, i64 %141
  %149 = atomicrmw fadd float* %148, float %146 seq_cst, align 4
  %150 = load i32, i32* %7, align 4
  %151 = add i32 %134, 1
  %152 = srem i32 %151, %150
  %153 = load i32*, i32** %23, align 8
  %154 = sext i32 %152 to i64
  %155 = getelementptr i32, i32* %153, i64 %154
  %156 = load i32, i32* %155, align 4
  %157 = load i32*, i32** %24, align 8
  %158 = sext i32 %156 to i64
  %159 = getelementptr i32, i32* %157, i64 %158
  %160 = atomicrmw add i32* %159, i32 1 seq_cst, align 4
  %161 = load float*, float** %25, align 8
  %162 = getelementptr float, float* %161, i64 %154
  %163 = load float, float* %162, align 4
  %164 = load float*, float** %26, align 8
  %165 = getelementptr float, float* %164, i64 %158
  %166 = atomicrmw fadd float* %165, float %163 seq_cst, align 4
  %167 = load i32, i32* %7, align 4
  %168 = add i32 %151, 1
  %169 = srem i32 %168, %167
  %170 = load i32*, i32** %23, align 8
  %171 = sext i32 %169 to i64
  %172 = getelementptr i32, i32* %170, i64 %171
  %173 = load i32, i32* %172, align 4
  %174 = load i32*, i32** %24, align 8
  %175 = sext i32 %173 to i64
  %176 = getelementptr i32, i32* %174, i64 %175
  %177 = atomicrmw add i32* %176, i32 1 seq_cst, align 4
  %178 = load float*, float** %25, align 8
  %179 = getelementptr float, float* %178, i64 %171
  %180 = load float, float* %179, align 4
  %181 = load float*, float** %26, align 8
  %182 = getelementptr float, float* %181, i64 %175
  %183 = atomicrmw fadd float* %182, float %180 seq_cst, align 4
  %184 = add i32 %168, 1
  %exitcond.not.7 = icmp eq i32 %184, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.126, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.126**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.126*, %struct.RuntimeContext.126** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.126*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.126*, i8*)*, void (%struct.RuntimeContext.126*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.126*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.126*, i8*, i32)*, void (%struct.RuntimeContext.126*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.126*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.126*, i8*)*, void (%struct.RuntimeContext.126*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.126*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.126* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.126* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.126* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.126, %struct.RuntimeContext.126* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.126* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.126* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.126*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.126* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
