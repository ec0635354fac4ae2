; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.35*, void (%struct.RuntimeContext.35*, i8*)*, void (%struct.RuntimeContext.35*, i8*, i32)*, void (%struct.RuntimeContext.35*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.35 = type { i8*, %struct.LLVMRuntime.34*, i32, i64* }
%struct.LLVMRuntime.34 = type { %struct.PreallocatedMemoryChunk.29, %struct.PreallocatedMemoryChunk.29, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.30*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.31*], [1024 x %struct.NodeManager.32*], [1024 x i8*], i8*, %struct.RandState.33*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.29 = type { i8*, i8*, i64 }
%struct.__va_list_tag.30 = type { i32, i32, i8*, i8* }
%struct.ListManager.31 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.34* }
%struct.NodeManager.32 = type <{ %struct.LLVMRuntime.34*, i32, i32, i32, i32, %struct.ListManager.31*, %struct.ListManager.31*, %struct.ListManager.31*, i32, [4 x i8] }>
%struct.RandState.33 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @push_c86_0_kernel_0_serial(%struct.RuntimeContext.35* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.35* %context to { { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }**
  %1 = load { { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }*, { { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }** %0, align 8
  %2 = getelementptr { { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.35, %struct.RuntimeContext.35* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.34*, %struct.LLVMRuntime.34** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.34, %struct.LLVMRuntime.34* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @push_c86_0_kernel_1_range_for(%struct.RuntimeContext.35* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.35* %context, %struct.RuntimeContext.35** %4, align 8
  store void (%struct.RuntimeContext.35*, i8*)* null, void (%struct.RuntimeContext.35*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.35*, i8*, i32)* @function_body, void (%struct.RuntimeContext.35*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.35*, i8*)* null, void (%struct.RuntimeContext.35*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.35, %struct.RuntimeContext.35* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.34*, %struct.LLVMRuntime.34** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.34, %struct.LLVMRuntime.34* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.34, %struct.LLVMRuntime.34* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.35* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.35, %struct.RuntimeContext.35* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.34*, %struct.LLVMRuntime.34** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.34, %struct.LLVMRuntime.34* %4, i64 0, i32 14
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
  %20 = bitcast %struct.RuntimeContext.35* %0 to { { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }**
  %21 = load { { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }*, { { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }** %20, align 8
  %22 = getelementptr { { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }* %21, i64 0, i32 5, i32 1
  %23 = load float*, float** %22, align 8
  %24 = getelementptr float, float* %23, i64 1
  %25 = getelementptr float, float* %23, i64 2
  %26 = icmp slt i32 %17, %19
  br i1 %26, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %27 = getelementptr { { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }* %21, i64 0, i32 4, i32 1
  %28 = getelementptr { { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }* %21, i64 0, i32 3, i32 1
  %29 = getelementptr { { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }* %21, i64 0, i32 2, i32 1
  %30 = getelementptr { { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }* %21, i64 0, i32 0, i32 1
  %31 = getelementptr { { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }, { { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }* %21, i64 0, i32 1, i32 1
  br label %for_loop_body

for_loop_body:                                    ; preds = %after_for3, %for_loop_body.lr.ph
  %.01418 = phi i32 [ %17, %for_loop_body.lr.ph ], [ %198, %after_for3 ]
  %32 = load i32, i32* %7, align 4
  %33 = srem i32 %.01418, %32
  %34 = load float, float* %23, align 4
  %35 = load float, float* %24, align 4
  %36 = load float, float* %25, align 4
  %37 = load float*, float** %27, align 8
  %38 = mul i32 %33, 3
  %39 = sext i32 %38 to i64
  %40 = getelementptr float, float* %37, i64 %39
  store float %34, float* %40, align 4
  %41 = load float*, float** %27, align 8
  %42 = add i32 %38, 1
  %43 = sext i32 %42 to i64
  %44 = getelementptr float, float* %41, i64 %43
  store float %35, float* %44, align 4
  %45 = load float*, float** %27, align 8
  %46 = add i32 %38, 2
  %47 = sext i32 %46 to i64
  %48 = getelementptr float, float* %45, i64 %47
  store float %36, float* %48, align 4
  %49 = load float*, float** %28, align 8
  %50 = sext i32 %33 to i64
  %51 = getelementptr float, float* %49, i64 %50
  %52 = load float*, float** %29, align 8
  %53 = getelementptr float, float* %52, i64 %50
  %54 = load float*, float** %30, align 8
  %55 = getelementptr float, float* %54, i64 %39
  %56 = getelementptr float, float* %54, i64 %43
  %57 = getelementptr float, float* %54, i64 %47
  %58 = load float*, float** %31, align 8
  %59 = getelementptr float, float* %58, i64 %39
  %60 = getelementptr float, float* %58, i64 %43
  %61 = getelementptr float, float* %58, i64 %47
  %62 = icmp sgt i32 %32, 0
  br i1 %62, label %for_loop_body1.preheader, label %after_for3

for_loop_body1.preheader:                         ; preds = %for_loop_body
  %wide.trip.count = zext i32 %32 to i64
  %63 = add nsw i64 %wide.trip.count, -1
  %xtraiter = and i64 %wide.trip.count, 3
  %64 = icmp ult i64 %63, 3
  br i1 %64, label %after_for3.loopexit.unr-lcssa, label %for_loop_body1.preheader.new

for_loop_body1.preheader.new:                     ; preds = %for_loop_body1.preheader
  %unroll_iter = and i64 %wide.trip.count, 4294967292
  br label %for_loop_body1

after_for.loopexit:                               ; preds = %after_for3
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void

for_loop_body1:                                   ; preds = %after_if7.3, %for_loop_body1.preheader.new
  %lsr.iv = phi i32 [ %lsr.iv.next, %after_if7.3 ], [ 5, %for_loop_body1.preheader.new ]
  %65 = phi float [ %36, %for_loop_body1.preheader.new ], [ %503, %after_if7.3 ]
  %indvars.iv = phi i64 [ 0, %for_loop_body1.preheader.new ], [ %indvars.iv.next.3, %after_if7.3 ]
  %66 = load float, float* %51, align 4
  %67 = load float, float* %53, align 4
  %68 = fmul reassoc ninf nsz float %67, %67
  %69 = fdiv reassoc ninf nsz float %66, %68
  %70 = load float*, float** %28, align 8
  %scevgep33 = getelementptr float, float* %70, i64 %indvars.iv
  %71 = load float, float* %scevgep33, align 4
  %72 = load float*, float** %29, align 8
  %scevgep32 = getelementptr float, float* %72, i64 %indvars.iv
  %73 = load float, float* %scevgep32, align 4
  %74 = fmul reassoc ninf nsz float %73, %73
  %75 = fdiv reassoc ninf nsz float %71, %74
  %76 = fadd reassoc ninf nsz float %75, %69
  %77 = load float, float* %55, align 4
  %78 = load float*, float** %30, align 8
  %79 = add i32 %lsr.iv, -5
  %80 = sext i32 %79 to i64
  %81 = getelementptr float, float* %78, i64 %80
  %82 = load float, float* %81, align 4
  %83 = add i32 %lsr.iv, -4
  %84 = sext i32 %83 to i64
  %85 = getelementptr float, float* %78, i64 %84
  %86 = add i32 %lsr.iv, -3
  %87 = sext i32 %86 to i64
  %88 = getelementptr float, float* %78, i64 %87
  %89 = fsub reassoc ninf nsz float %77, %82
  %90 = load float, float* %56, align 4
  %91 = load float, float* %57, align 4
  %92 = load float, float* %85, align 4
  %93 = load float, float* %88, align 4
  %94 = insertelement <2 x float> poison, float %90, i64 0
  %95 = insertelement <2 x float> %94, float %91, i64 1
  %96 = insertelement <2 x float> poison, float %92, i64 0
  %97 = insertelement <2 x float> %96, float %93, i64 1
  %98 = fsub reassoc ninf nsz <2 x float> %95, %97
  %99 = fmul reassoc ninf nsz float %89, %89
  %100 = fmul reassoc ninf nsz <2 x float> %98, %98
  %101 = extractelement <2 x float> %100, i64 0
  %102 = fadd reassoc ninf nsz float %101, %99
  %103 = extractelement <2 x float> %100, i64 1
  %104 = fadd reassoc ninf nsz float %102, %103
  %105 = tail call reassoc ninf nsz float @llvm.sqrt.f32(float %104)
  %106 = fcmp reassoc ninf nsz ogt float %105, 0.000000e+00
  %107 = fcmp reassoc ninf nsz olt float %105, 1.000000e+00
  %.0 = select i1 %106, i1 %107, i1 false
  br i1 %.0, label %true_block5, label %after_if7

after_for3.loopexit.unr-lcssa.loopexit:           ; preds = %after_if7.3
  br label %after_for3.loopexit.unr-lcssa

after_for3.loopexit.unr-lcssa:                    ; preds = %after_for3.loopexit.unr-lcssa.loopexit, %for_loop_body1.preheader
  %.unr = phi float [ %36, %for_loop_body1.preheader ], [ %503, %after_for3.loopexit.unr-lcssa.loopexit ]
  %indvars.iv.unr = phi i64 [ 0, %for_loop_body1.preheader ], [ %indvars.iv.next.3, %after_for3.loopexit.unr-lcssa.loopexit ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %after_for3, label %for_loop_body1.epil.preheader

for_loop_body1.epil.preheader:                    ; preds = %after_for3.loopexit.unr-lcssa
  %108 = trunc i64 %indvars.iv.unr to i32
  %109 = mul i32 %108, 3
  br label %for_loop_body1.epil

for_loop_body1.epil:                              ; preds = %after_if7.epil, %for_loop_body1.epil.preheader
  %lsr.iv38 = phi i64 [ %xtraiter, %for_loop_body1.epil.preheader ], [ %lsr.iv.next39, %after_if7.epil ]
  %lsr.iv34 = phi i32 [ %109, %for_loop_body1.epil.preheader ], [ %lsr.iv.next35, %after_if7.epil ]
  %110 = phi float [ %197, %after_if7.epil ], [ %.unr, %for_loop_body1.epil.preheader ]
  %indvars.iv.epil = phi i64 [ %indvars.iv.next.epil, %after_if7.epil ], [ %indvars.iv.unr, %for_loop_body1.epil.preheader ]
  %111 = load float, float* %51, align 4
  %112 = load float, float* %53, align 4
  %113 = fmul reassoc ninf nsz float %112, %112
  %114 = fdiv reassoc ninf nsz float %111, %113
  %115 = load float*, float** %28, align 8
  %scevgep37 = getelementptr float, float* %115, i64 %indvars.iv.epil
  %116 = load float, float* %scevgep37, align 4
  %117 = load float*, float** %29, align 8
  %scevgep36 = getelementptr float, float* %117, i64 %indvars.iv.epil
  %118 = load float, float* %scevgep36, align 4
  %119 = fmul reassoc ninf nsz float %118, %118
  %120 = fdiv reassoc ninf nsz float %116, %119
  %121 = fadd reassoc ninf nsz float %120, %114
  %122 = load float, float* %55, align 4
  %123 = load float*, float** %30, align 8
  %124 = sext i32 %lsr.iv34 to i64
  %125 = getelementptr float, float* %123, i64 %124
  %126 = load float, float* %125, align 4
  %127 = add i32 %lsr.iv34, 1
  %128 = sext i32 %127 to i64
  %129 = getelementptr float, float* %123, i64 %128
  %130 = add i32 %lsr.iv34, 2
  %131 = sext i32 %130 to i64
  %132 = getelementptr float, float* %123, i64 %131
  %133 = fsub reassoc ninf nsz float %122, %126
  %134 = load float, float* %56, align 4
  %135 = load float, float* %57, align 4
  %136 = load float, float* %129, align 4
  %137 = load float, float* %132, align 4
  %138 = insertelement <2 x float> poison, float %134, i64 0
  %139 = insertelement <2 x float> %138, float %135, i64 1
  %140 = insertelement <2 x float> poison, float %136, i64 0
  %141 = insertelement <2 x float> %140, float %137, i64 1
  %142 = fsub reassoc ninf nsz <2 x float> %139, %141
  %143 = fmul reassoc ninf nsz float %133, %133
  %144 = fmul reassoc ninf nsz <2 x float> %142, %142
  %145 = extractelement <2 x float> %144, i64 0
  %146 = fadd reassoc ninf nsz float %145, %143
  %147 = extractelement <2 x float> %144, i64 1
  %148 = fadd reassoc ninf nsz float %146, %147
  %149 = tail call reassoc ninf nsz float @llvm.sqrt.f32(float %148)
  %150 = fcmp reassoc ninf nsz ogt float %149, 0.000000e+00
  %151 = fcmp reassoc ninf nsz olt float %149, 1.000000e+00
  %.0.epil = select i1 %150, i1 %151, i1 false
  br i1 %.0.epil, label %true_block5.epil, label %after_if7.epil

true_block5.epil:                                 ; preds = %for_loop_body1.epil
  %152 = fsub reassoc ninf nsz float 1.000000e+00, %149
  %153 = fmul reassoc ninf nsz float %152, %152
  %154 = fmul reassoc ninf nsz float %153, %133
  %155 = insertelement <2 x float> poison, float %153, i64 0
  %156 = shufflevector <2 x float> %155, <2 x float> poison, <2 x i32> zeroinitializer
  %157 = fmul reassoc ninf nsz <2 x float> %156, %142
  %158 = fdiv reassoc ninf nsz float %154, %149
  %159 = insertelement <2 x float> poison, float %149, i64 0
  %160 = shufflevector <2 x float> %159, <2 x float> poison, <2 x i32> zeroinitializer
  %161 = fdiv reassoc ninf nsz <2 x float> %157, %160
  br label %after_if7.epil

after_if7.epil:                                   ; preds = %true_block5.epil, %for_loop_body1.epil
  %.012.epil = phi float [ %158, %true_block5.epil ], [ 0.000000e+00, %for_loop_body1.epil ]
  %162 = phi <2 x float> [ %161, %true_block5.epil ], [ zeroinitializer, %for_loop_body1.epil ]
  %163 = fmul reassoc ninf nsz float %.012.epil, %121
  %164 = extractelement <2 x float> %162, i64 0
  %165 = fmul reassoc ninf nsz float %164, %121
  %166 = extractelement <2 x float> %162, i64 1
  %167 = fmul reassoc ninf nsz float %166, %121
  %168 = load float, float* %40, align 4
  %169 = load float, float* %44, align 4
  %170 = fadd reassoc ninf nsz float %168, %163
  %171 = fadd reassoc ninf nsz float %169, %165
  %172 = fadd reassoc ninf nsz float %110, %167
  %173 = fmul reassoc ninf nsz float %149, %149
  %174 = fsub reassoc ninf nsz float 1.000000e+00, %173
  %175 = tail call reassoc ninf nsz float @llvm.maxnum.f32(float %174, float 0.000000e+00)
  %176 = load float, float* %59, align 4
  %177 = load float, float* %60, align 4
  %178 = load float, float* %61, align 4
  %179 = load float*, float** %31, align 8
  %180 = getelementptr float, float* %179, i64 %124
  %181 = load float, float* %180, align 4
  %182 = getelementptr float, float* %179, i64 %128
  %183 = load float, float* %182, align 4
  %184 = getelementptr float, float* %179, i64 %131
  %185 = load float, float* %184, align 4
  %186 = fsub reassoc ninf nsz float %176, %181
  %187 = fsub reassoc ninf nsz float %177, %183
  %188 = fsub reassoc ninf nsz float %178, %185
  %189 = fmul reassoc ninf nsz float %175, %175
  %190 = fmul reassoc ninf nsz float %189, %175
  %191 = fmul reassoc ninf nsz float %190, -2.500000e-01
  %192 = fmul reassoc ninf nsz float %191, %186
  %neg.epil = fdiv reassoc ninf nsz float %192, %118
  %193 = fmul reassoc ninf nsz float %191, %187
  %neg8.epil = fdiv reassoc ninf nsz float %193, %118
  %194 = fmul reassoc ninf nsz float %191, %188
  %neg9.epil = fdiv reassoc ninf nsz float %194, %118
  %195 = fadd reassoc ninf nsz float %170, %neg.epil
  %196 = fadd reassoc ninf nsz float %171, %neg8.epil
  %197 = fadd reassoc ninf nsz float %172, %neg9.epil
  store float %195, float* %40, align 4
  store float %196, float* %44, align 4
  store float %197, float* %48, align 4
  %indvars.iv.next.epil = add nuw nsw i64 %indvars.iv.epil, 1
  %lsr.iv.next35 = add i32 %lsr.iv34, 3
  %lsr.iv.next39 = add nsw i64 %lsr.iv38, -1
  %epil.iter.cmp.not = icmp eq i64 %lsr.iv.next39, 0
  br i1 %epil.iter.cmp.not, label %after_for3.loopexit, label %for_loop_body1.epil, !llvm.loop !6

after_for3.loopexit:                              ; preds = %after_if7.epil
  br label %after_for3

after_for3:                                       ; preds = %after_for3.loopexit, %after_for3.loopexit.unr-lcssa, %for_loop_body
  %198 = add nsw i32 %.01418, 1
  %exitcond20.not = icmp eq i32 %198, %19
  br i1 %exitcond20.not, label %after_for.loopexit, label %for_loop_body

true_block5:                                      ; preds = %for_loop_body1
  %199 = fsub reassoc ninf nsz float 1.000000e+00, %105
  %200 = fmul reassoc ninf nsz float %199, %199
  %201 = fmul reassoc ninf nsz float %200, %89
  %202 = insertelement <2 x float> poison, float %200, i64 0
  %203 = shufflevector <2 x float> %202, <2 x float> poison, <2 x i32> zeroinitializer
  %204 = fmul reassoc ninf nsz <2 x float> %203, %98
  %205 = fdiv reassoc ninf nsz float %201, %105
  %206 = insertelement <2 x float> poison, float %105, i64 0
  %207 = shufflevector <2 x float> %206, <2 x float> poison, <2 x i32> zeroinitializer
  %208 = fdiv reassoc ninf nsz <2 x float> %204, %207
  br label %after_if7

after_if7:                                        ; preds = %true_block5, %for_loop_body1
  %.012 = phi float [ %205, %true_block5 ], [ 0.000000e+00, %for_loop_body1 ]
  %209 = phi <2 x float> [ %208, %true_block5 ], [ zeroinitializer, %for_loop_body1 ]
  %210 = fmul reassoc ninf nsz float %.012, %76
  %211 = extractelement <2 x float> %209, i64 0
  %212 = fmul reassoc ninf nsz float %211, %76
  %213 = extractelement <2 x float> %209, i64 1
  %214 = fmul reassoc ninf nsz float %213, %76
  %215 = load float, float* %40, align 4
  %216 = load float, float* %44, align 4
  %217 = fadd reassoc ninf nsz float %215, %210
  %218 = fadd reassoc ninf nsz float %216, %212
  %219 = fadd reassoc ninf nsz float %65, %214
  %220 = fmul reassoc ninf nsz float %105, %105
  %221 = fsub reassoc ninf nsz float 1.000000e+00, %220
  %222 = tail call reassoc ninf nsz float @llvm.maxnum.f32(float %221, float 0.000000e+00)
  %223 = load float, float* %59, align 4
  %224 = load float, float* %60, align 4
  %225 = load float, float* %61, align 4
  %226 = load float*, float** %31, align 8
  %227 = getelementptr float, float* %226, i64 %80
  %228 = load float, float* %227, align 4
  %229 = getelementptr float, float* %226, i64 %84
  %230 = load float, float* %229, align 4
  %231 = getelementptr float, float* %226, i64 %87
  %232 = load float, float* %231, align 4
  %233 = fsub reassoc ninf nsz float %223, %228
  %234 = fsub reassoc ninf nsz float %224, %230
  %235 = fsub reassoc ninf nsz float %225, %232
  %236 = fmul reassoc ninf nsz float %222, %222
  %237 = fmul reassoc ninf nsz float %236, %222
  %238 = fmul reassoc ninf nsz float %237, -2.500000e-01
  %239 = fmul reassoc ninf nsz float %238, %233
  %neg = fdiv reassoc ninf nsz float %239, %73
  %240 = fmul reassoc ninf nsz float %238, %234
  %neg8 = fdiv reassoc ninf nsz float %240, %73
  %241 = fmul reassoc ninf nsz float %238, %235
  %neg9 = fdiv reassoc ninf nsz float %241, %73
  %242 = fadd reassoc ninf nsz float %217, %neg
  %243 = fadd reassoc ninf nsz float %218, %neg8
  %244 = fadd reassoc ninf nsz float %219, %neg9
  store float %242, float* %40, align 4
  store float %243, float* %44, align 4
  store float %244, float* %48, align 4
  %245 = load float, float* %51, align 4
  %246 = load float, float* %53, align 4
  %247 = fmul reassoc ninf nsz float %246, %246
  %248 = fdiv reassoc ninf nsz float %245, %247
  %249 = load float*, float** %28, align 8
  %scevgep24 = getelementptr float, float* %249, i64 1
  %scevgep25 = getelementptr float, float* %scevgep24, i64 %indvars.iv
  %250 = load float, float* %scevgep25, align 4
  %251 = load float*, float** %29, align 8
  %scevgep26 = getelementptr float, float* %251, i64 1
  %scevgep27 = getelementptr float, float* %scevgep26, i64 %indvars.iv
  %252 = load float, float* %scevgep27, align 4
  %253 = fmul reassoc ninf nsz float %252, %252
  %254 = fdiv reassoc ninf nsz float %250, %253
  %255 = fadd reassoc ninf nsz float %254, %248
  %256 = load float, float* %55, align 4
  %257 = load float*, float** %30, align 8
  %258 = add i32 %lsr.iv, -2
  %259 = sext i32 %258 to i64
  %260 = getelementptr float, float* %257, i64 %259
  %261 = load float, float* %260, align 4
  %262 = sext i32 %lsr.iv to i64
  %263 = getelementptr float, float* %257, i64 %262
  %264 = getelementptr float, float* %263, i64 -1
  %265 = fsub reassoc ninf nsz float %256, %261
  %266 = load float, float* %56, align 4
  %267 = load float, float* %57, align 4
  %268 = load float, float* %264, align 4
  %269 = load float, float* %263, align 4
  %270 = insertelement <2 x float> poison, float %266, i64 0
  %271 = insertelement <2 x float> %270, float %267, i64 1
  %272 = insertelement <2 x float> poison, float %268, i64 0
  %273 = insertelement <2 x float> %272, float %269, i64 1
  %274 = fsub reassoc ninf nsz <2 x float> %271, %273
  %275 = fmul reassoc ninf nsz float %265, %265
  %276 = fmul reassoc ninf nsz <2 x float> %274, %274
  %277 = extractelement <2 x float> %276, i64 0
  %278 = fadd reassoc ninf nsz float %277, %275
  %279 = extractelement <2 x float> %276, i64 1
  %280 = fadd reassoc ninf nsz float %278, %279
  %281 = tail call reassoc ninf nsz float @llvm.sqrt.f32(float %280)
  %282 = fcmp reassoc ninf nsz ogt float %281, 0.000000e+00
  %283 = fcmp reassoc ninf nsz olt float %281, 1.000000e+00
  %.0.1 = select i1 %282, i1 %283, i1 false
  br i1 %.0.1, label %true_block5.1, label %after_if7.1

true_block5.1:                                    ; preds = %after_if7
  %284 = fsub reassoc ninf nsz float 1.000000e+00, %281
  %285 = fmul reassoc ninf nsz float %284, %284
  %286 = fmul reassoc ninf nsz float %285, %265
  %287 = insertelement <2 x float> poison, float %285, i64 0
  %288 = shufflevector <2 x float> %287, <2 x float> poison, <2 x i32> zeroinitializer
  %289 = fmul reassoc ninf nsz <2 x float> %288, %274
  %290 = fdiv reassoc ninf nsz float %286, %281
  %291 = insertelement <2 x float> poison, float %281, i64 0
  %292 = shufflevector <2 x float> %291, <2 x float> poison, <2 x i32> zeroinitializer
  %293 = fdiv reassoc ninf nsz <2 x float> %289, %292
  br label %after_if7.1

after_if7.1:                                      ; preds = %true_block5.1, %after_if7
  %.012.1 = phi float [ %290, %true_block5.1 ], [ 0.000000e+00, %after_if7 ]
  %294 = phi <2 x float> [ %293, %true_block5.1 ], [ zeroinitializer, %after_if7 ]
  %295 = fmul reassoc ninf nsz float %.012.1, %255
  %296 = extractelement <2 x float> %294, i64 0
  %297 = fmul reassoc ninf nsz float %296, %255
  %298 = extractelement <2 x float> %294, i64 1
  %299 = fmul reassoc ninf nsz float %298, %255
  %300 = load float, float* %40, align 4
  %301 = load float, float* %44, align 4
  %302 = fadd reassoc ninf nsz float %300, %295
  %303 = fadd reassoc ninf nsz float %301, %297
  %304 = fadd reassoc ninf nsz float %244, %299
  %305 = fmul reassoc ninf nsz float %281, %281
  %306 = fsub reassoc ninf nsz float 1.000000e+00, %305
  %307 = tail call reassoc ninf nsz float @llvm.maxnum.f32(float %306, float 0.000000e+00)
  %308 = load float, float* %59, align 4
  %309 = load float, float* %60, align 4
  %310 = load float, float* %61, align 4
  %311 = load float*, float** %31, align 8
  %312 = getelementptr float, float* %311, i64 %259
  %313 = load float, float* %312, align 4
  %314 = getelementptr float, float* %311, i64 %262
  %315 = getelementptr float, float* %314, i64 -1
  %316 = load float, float* %315, align 4
  %317 = load float, float* %314, align 4
  %318 = fsub reassoc ninf nsz float %308, %313
  %319 = fsub reassoc ninf nsz float %309, %316
  %320 = fsub reassoc ninf nsz float %310, %317
  %321 = fmul reassoc ninf nsz float %307, %307
  %322 = fmul reassoc ninf nsz float %321, %307
  %323 = fmul reassoc ninf nsz float %322, -2.500000e-01
  %324 = fmul reassoc ninf nsz float %323, %318
  %neg.1 = fdiv reassoc ninf nsz float %324, %252
  %325 = fmul reassoc ninf nsz float %323, %319
  %neg8.1 = fdiv reassoc ninf nsz float %325, %252
  %326 = fmul reassoc ninf nsz float %323, %320
  %neg9.1 = fdiv reassoc ninf nsz float %326, %252
  %327 = fadd reassoc ninf nsz float %302, %neg.1
  %328 = fadd reassoc ninf nsz float %303, %neg8.1
  %329 = fadd reassoc ninf nsz float %304, %neg9.1
  store float %327, float* %40, align 4
  store float %328, float* %44, align 4
  store float %329, float* %48, align 4
  %330 = load float, float* %51, align 4
  %331 = load float, float* %53, align 4
  %332 = fmul reassoc ninf nsz float %331, %331
  %333 = fdiv reassoc ninf nsz float %330, %332
  %334 = load float*, float** %28, align 8
  %scevgep = getelementptr float, float* %334, i64 2
  %scevgep21 = getelementptr float, float* %scevgep, i64 %indvars.iv
  %335 = load float, float* %scevgep21, align 4
  %336 = load float*, float** %29, align 8
  %scevgep22 = getelementptr float, float* %336, i64 2
  %scevgep23 = getelementptr float, float* %scevgep22, i64 %indvars.iv
  %337 = load float, float* %scevgep23, align 4
  %338 = fmul reassoc ninf nsz float %337, %337
  %339 = fdiv reassoc ninf nsz float %335, %338
  %340 = fadd reassoc ninf nsz float %339, %333
  %341 = load float, float* %55, align 4
  %342 = load float*, float** %30, align 8
  %343 = getelementptr float, float* %342, i64 %262
  %344 = getelementptr float, float* %343, i64 1
  %345 = load float, float* %344, align 4
  %346 = getelementptr float, float* %343, i64 2
  %347 = add i32 %lsr.iv, 3
  %348 = sext i32 %347 to i64
  %349 = getelementptr float, float* %342, i64 %348
  %350 = fsub reassoc ninf nsz float %341, %345
  %351 = load float, float* %56, align 4
  %352 = load float, float* %57, align 4
  %353 = load float, float* %346, align 4
  %354 = load float, float* %349, align 4
  %355 = insertelement <2 x float> poison, float %351, i64 0
  %356 = insertelement <2 x float> %355, float %352, i64 1
  %357 = insertelement <2 x float> poison, float %353, i64 0
  %358 = insertelement <2 x float> %357, float %354, i64 1
  %359 = fsub reassoc ninf nsz <2 x float> %356, %358
  %360 = fmul reassoc ninf nsz float %350, %350
  %361 = fmul reassoc ninf nsz <2 x float> %359, %359
  %362 = extractelement <2 x float> %361, i64 0
  %363 = fadd reassoc ninf nsz float %362, %360
  %364 = extractelement <2 x float> %361, i64 1
  %365 = fadd reassoc ninf nsz float %363, %364
  %366 = tail call reassoc ninf nsz float @llvm.sqrt.f32(float %365)
  %367 = fcmp reassoc ninf nsz ogt float %366, 0.000000e+00
  %368 = fcmp reassoc ninf nsz olt float %366, 1.000000e+00
  %.0.2 = select i1 %367, i1 %368, i1 false
  br i1 %.0.2, label %true_block5.2, label %after_if7.2

true_block5.2:                                    ; preds = %after_if7.1
  %369 = fsub reassoc ninf nsz float 1.000000e+00, %366
  %370 = fmul reassoc ninf nsz float %369, %369
  %371 = fmul reassoc ninf nsz float %370, %350
  %372 = insertelement <2 x float> poison, float %370, i64 0
  %373 = shufflevector <2 x float> %372, <2 x float> poison, <2 x i32> zeroinitializer
  %374 = fmul reassoc ninf nsz <2 x float> %373, %359
  %375 = fdiv reassoc ninf nsz float %371, %366
  %376 = insertelement <2 x float> poison, float %366, i64 0
  %377 = shufflevector <2 x float> %376, <2 x float> poison, <2 x i32> zeroinitializer
  %378 = fdiv reassoc ninf nsz <2 x float> %374, %377
  br label %after_if7.2

after_if7.2:                                      ; preds = %true_block5.2, %after_if7.1
  %.012.2 = phi float [ %375, %true_block5.2 ], [ 0.000000e+00, %after_if7.1 ]
  %379 = phi <2 x float> [ %378, %true_block5.2 ], [ zeroinitializer, %after_if7.1 ]
  %380 = fmul reassoc ninf nsz float %.012.2, %340
  %381 = extractelement <2 x float> %379, i64 0
  %382 = fmul reassoc ninf nsz float %381, %340
  %383 = extractelement <2 x float> %379, i64 1
  %384 = fmul reassoc ninf nsz float %383, %340
  %385 = load float, float* %40, align 4
  %386 = load float, float* %44, align 4
  %387 = fadd reassoc ninf nsz float %385, %380
  %388 = fadd reassoc ninf nsz float %386, %382
  %389 = fadd reassoc ninf nsz float %329, %384
  %390 = fmul reassoc ninf nsz float %366, %366
  %391 = fsub reassoc ninf nsz float 1.000000e+00, %390
  %392 = tail call reassoc ninf nsz float @llvm.maxnum.f32(float %391, float 0.000000e+00)
  %393 = load float, float* %59, align 4
  %394 = load float, float* %60, align 4
  %395 = load float, float* %61, align 4
  %396 = load float*, float** %31, align 8
  %397 = getelementptr float, float* %396, i64 %262
  %398 = getelementptr float, float* %397, i64 1
  %399 = load float, float* %398, align 4
  %400 = getelementptr float, float* %397, i64 2
  %401 = load float, float* %400, align 4
  %402 = getelementptr float, float* %396, i64 %348
  %403 = load float, float* %402, align 4
  %404 = fsub reassoc ninf nsz float %393, %399
  %405 = fsub reassoc ninf nsz float %394, %401
  %406 = fsub reassoc ninf nsz float %395, %403
  %407 = fmul reassoc ninf nsz float %392, %392
  %408 = fmul reassoc ninf nsz float %407, %392
  %409 = fmul reassoc ninf nsz float %408, -2.500000e-01
  %410 = fmul reassoc ninf nsz float %409, %404
  %neg.2 = fdiv reassoc ninf nsz float %410, %337
  %411 = fmul reassoc ninf nsz float %409, %405
  %neg8.2 = fdiv reassoc ninf nsz float %411, %337
  %412 = fmul reassoc ninf nsz float %409, %406
  %neg9.2 = fdiv reassoc ninf nsz float %412, %337
  %413 = fadd reassoc ninf nsz float %387, %neg.2
  %414 = fadd reassoc ninf nsz float %388, %neg8.2
  %415 = fadd reassoc ninf nsz float %389, %neg9.2
  store float %413, float* %40, align 4
  store float %414, float* %44, align 4
  store float %415, float* %48, align 4
  %416 = load float, float* %51, align 4
  %417 = load float, float* %53, align 4
  %418 = fmul reassoc ninf nsz float %417, %417
  %419 = fdiv reassoc ninf nsz float %416, %418
  %420 = load float*, float** %28, align 8
  %scevgep28 = getelementptr float, float* %420, i64 3
  %scevgep29 = getelementptr float, float* %scevgep28, i64 %indvars.iv
  %421 = load float, float* %scevgep29, align 4
  %422 = load float*, float** %29, align 8
  %scevgep30 = getelementptr float, float* %422, i64 3
  %scevgep31 = getelementptr float, float* %scevgep30, i64 %indvars.iv
  %423 = load float, float* %scevgep31, align 4
  %424 = fmul reassoc ninf nsz float %423, %423
  %425 = fdiv reassoc ninf nsz float %421, %424
  %426 = fadd reassoc ninf nsz float %425, %419
  %427 = load float, float* %55, align 4
  %428 = load float*, float** %30, align 8
  %429 = add i32 %lsr.iv, 4
  %430 = sext i32 %429 to i64
  %431 = getelementptr float, float* %428, i64 %430
  %432 = load float, float* %431, align 4
  %433 = add i32 %lsr.iv, 5
  %434 = sext i32 %433 to i64
  %435 = getelementptr float, float* %428, i64 %434
  %436 = or i32 %429, 2
  %437 = sext i32 %436 to i64
  %438 = getelementptr float, float* %428, i64 %437
  %439 = fsub reassoc ninf nsz float %427, %432
  %440 = load float, float* %56, align 4
  %441 = load float, float* %57, align 4
  %442 = load float, float* %435, align 4
  %443 = load float, float* %438, align 4
  %444 = insertelement <2 x float> poison, float %440, i64 0
  %445 = insertelement <2 x float> %444, float %441, i64 1
  %446 = insertelement <2 x float> poison, float %442, i64 0
  %447 = insertelement <2 x float> %446, float %443, i64 1
  %448 = fsub reassoc ninf nsz <2 x float> %445, %447
  %449 = fmul reassoc ninf nsz float %439, %439
  %450 = fmul reassoc ninf nsz <2 x float> %448, %448
  %451 = extractelement <2 x float> %450, i64 0
  %452 = fadd reassoc ninf nsz float %451, %449
  %453 = extractelement <2 x float> %450, i64 1
  %454 = fadd reassoc ninf nsz float %452, %453
  %455 = tail call reassoc ninf nsz float @llvm.sqrt.f32(float %454)
  %456 = fcmp reassoc ninf nsz ogt float %455, 0.000000e+00
  %457 = fcmp reassoc ninf nsz olt float %455, 1.000000e+00
  %.0.3 = select i1 %456, i1 %457, i1 false
  br i1 %.0.3, label %true_block5.3, label %after_if7.3

true_block5.3:                                    ; preds = %after_if7.2
  %458 = fsub reassoc ninf nsz float 1.000000e+00, %455
  %459 = fmul reassoc ninf nsz float %458, %458
  %460 = fmul reassoc ninf nsz float %459, %439
  %461 = insertelement <2 x float> poison, float %459, i64 0
  %462 = shufflevector <2 x float> %461, <2 x float> poison, <2 x i32> zeroinitializer
  %463 = fmul reassoc ninf nsz <2 x float> %462, %448
  %464 = fdiv reassoc ninf nsz float %460, %455
  %465 = insertelement <2 x float> poison, float %455, i64 0
  %466 = shufflevector <2 x float> %465, <2 x float> poison, <2 x i32> zeroinitializer
  %467 = fdiv reassoc ninf nsz <2 x float> %463, %466
  br label %after_if7.3

after_if7.3:                                      ; preds = %true_block5.3, %after_if7.2
  %.012.3 = phi float [ %464, %true_block5.3 ], [ 0.000000e+00, %after_if7.2 ]
  %468 = phi <2 x float> [ %467, %true_block5.3 ], [ zeroinitializer, %after_if7.2 ]
  %469 = fmul reassoc ninf nsz float %.012.3, %426
  %470 = extractelement <2 x float> %468, i64 0
  %471 = fmul reassoc ninf nsz float %470, %426
  %472 = extractelement <2 x float> %468, i64 1
  %473 = fmul reassoc ninf nsz float %472, %426
  %474 = load float, float* %40, align 4
  %475 = load float, float* %44, align 4
  %476 = fadd reassoc ninf nsz float %474, %469
  %477 = fadd reassoc ninf nsz float %475, %471
  %478 = fadd reassoc ninf nsz float %415, %473
  %479 = fmul reassoc ninf nsz float %455, %455
  %480 = fsub reassoc ninf nsz float 1.000000e+00, %479
  %481 = tail call reassoc ninf nsz float @llvm.maxnum.f32(float %480, float 0.000000e+00)
  %482 = load float, float* %59, align 4
  %483 = load float, float* %60, align 4
  %484 = load float, float* %61, align 4
  %485 = load float*, float** %31, align 8
  %486 = getelementptr float, float* %485, i64 %430
  %487 = load float, float* %486, align 4
  %488 = getelementptr float, float* %485, i64 %434
  %489 = load float, float* %488, align 4
  %490 = getelementptr float, float* %485, i64 %437
  %491 = load float, float* %490, align 4
  %492 = fsub reassoc ninf nsz float %482, %487
  %493 = fsub reassoc ninf nsz float %483, %489
  %494 = fsub reassoc ninf nsz float %484, %491
  %495 = fmul reassoc ninf nsz float %481, %481
  %496 = fmul reassoc ninf nsz float %495, %481
  %497 = fmul reassoc ninf nsz float %496, -2.500000e-01
  %498 = fmul reassoc ninf nsz float %497, %492
  %neg.3 = fdiv reassoc ninf nsz float %498, %423
  %499 = fmul reassoc ninf nsz float %497, %493
  %neg8.3 = fdiv reassoc ninf nsz float %499, %423
  %500 = fmul reassoc ninf nsz float %497, %494
  %neg9.3 = fdiv reassoc ninf nsz float %500, %423
  %501 = fadd reassoc ninf nsz float %476, %neg.3
  %502 = fadd reassoc ninf nsz float %477, %neg8.3
  %503 = fadd reassoc ninf nsz float %478, %neg9.3
  store float %501, float* %40, align 4
  store float %502, float* %44, align 4
  store float %503, float* %48, align 4
  %indvars.iv.next.3 = add nuw i64 %indvars.iv, 4
  %lsr.iv.next = add i32 %lsr.iv, 12
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %indvars.iv.next.3
  br i1 %niter.ncmp.3, label %after_for3.loopexit.unr-lcssa.loopexit, label %for_loop_body1
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.sqrt.f32(float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.maxnum.f32(float, float) #3

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #4 {
  %4 = alloca %struct.RuntimeContext.35, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.35**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.35*, %struct.RuntimeContext.35** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.35*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.35*, i8*)*, void (%struct.RuntimeContext.35*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.35*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.35*, i8*, i32)*, void (%struct.RuntimeContext.35*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.35*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.35*, i8*)*, void (%struct.RuntimeContext.35*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.35*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.35* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.35* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.35* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.35, %struct.RuntimeContext.35* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.35* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.35* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.35*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.35* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %25

25:                                               ; preds = %24, %.loopexit
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #3

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #6

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #6

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn }
attributes #1 = { nounwind }
attributes #2 = { nofree nosync nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #4 = { alwaysinline mustprogress nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
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
