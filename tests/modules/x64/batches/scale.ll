; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.RuntimeContext.7 = type { i8*, %struct.LLVMRuntime.6*, i32, i64* }
%struct.LLVMRuntime.6 = type { %struct.PreallocatedMemoryChunk.1, %struct.PreallocatedMemoryChunk.1, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.2*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.3*], [1024 x %struct.NodeManager.4*], [1024 x i8*], i8*, %struct.RandState.5*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.1 = type { i8*, i8*, i64 }
%struct.__va_list_tag.2 = type { i32, i32, i8*, i8* }
%struct.ListManager.3 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.6* }
%struct.NodeManager.4 = type <{ %struct.LLVMRuntime.6*, i32, i32, i32, i32, %struct.ListManager.3*, %struct.ListManager.3*, %struct.ListManager.3*, i32, [4 x i8] }>
%struct.RandState.5 = type { i32, i32, i32, i32, i32 }
%struct.range_task_helper_context = type { %struct.RuntimeContext.7*, void (%struct.RuntimeContext.7*, i8*)*, void (%struct.RuntimeContext.7*, i8*, i32)*, void (%struct.RuntimeContext.7*, i8*)*, i64, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @scale_c80_0_kernel_0_serial(%struct.RuntimeContext.7* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.7* %context to { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }**
  %1 = load { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }*, { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }** %0, align 8
  %2 = getelementptr { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }, { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }* %1, i64 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @scale_c80_0_kernel_1_range_for(%struct.RuntimeContext.7* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %struct.range_task_helper_context, align 8
  %1 = bitcast %struct.range_task_helper_context* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 1
  %3 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 4
  %4 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 0
  store %struct.RuntimeContext.7* %context, %struct.RuntimeContext.7** %4, align 8
  store void (%struct.RuntimeContext.7*, i8*)* null, void (%struct.RuntimeContext.7*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.7*, i8*, i32)* @function_body, void (%struct.RuntimeContext.7*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.7*, i8*)* null, void (%struct.RuntimeContext.7*, i8*)** %6, align 8
  %7 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.7* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %4, i64 0, i32 14
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
  %20 = bitcast %struct.RuntimeContext.7* %0 to { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }**
  %21 = icmp slt i32 %17, %19
  br i1 %21, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %22 = load { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }*, { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }** %20, align 8
  %23 = getelementptr { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }, { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 2, i32 1
  %24 = getelementptr { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }, { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 3, i32 1
  %25 = getelementptr { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }, { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 1, i32 1
  %26 = getelementptr { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }, { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 1, i32 0, i32 1
  %27 = getelementptr { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }, { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 4, i32 1
  %28 = getelementptr { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }, { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }* %22, i64 0, i32 4, i32 0, i32 1
  %29 = load i32, i32* %26, align 4
  %30 = icmp sgt i32 %29, 0
  br i1 %30, label %for_loop_body.preheader, label %after_for

for_loop_body.preheader:                          ; preds = %for_loop_body.lr.ph
  %31 = sext i32 %17 to i64
  %wide.trip.count = sext i32 %19 to i64
  %32 = sub nsw i64 %wide.trip.count, %31
  %33 = xor i64 %31, -1
  %xtraiter13 = and i64 %32, 1
  %lcmp.mod14.not = icmp eq i64 %xtraiter13, 0
  br i1 %lcmp.mod14.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.preheader
  %34 = load float*, float** %23, align 8
  %35 = getelementptr float, float* %34, i64 %31
  %36 = load float*, float** %24, align 8
  %37 = getelementptr float, float* %36, i64 %31
  %38 = load float, float* %35, align 4
  %39 = load float, float* %37, align 4
  br i1 true, label %for_loop_body1.preheader.prol, label %after_for3.prol

for_loop_body1.preheader.prol:                    ; preds = %for_loop_body.prol
  %40 = add i32 %29, -1
  %xtraiter.prol = and i32 %29, 7
  %41 = icmp ult i32 %40, 7
  br i1 %41, label %after_for3.loopexit.unr-lcssa.prol, label %for_loop_body1.preheader.new.prol

for_loop_body1.preheader.new.prol:                ; preds = %for_loop_body1.preheader.prol
  %42 = lshr i32 %29, 3
  %43 = mul i32 %42, -8
  br label %for_loop_body1.prol

for_loop_body1.prol:                              ; preds = %for_loop_body1.prol, %for_loop_body1.preheader.new.prol
  %lsr.iv30 = phi i32 [ %lsr.iv.next31, %for_loop_body1.prol ], [ 3, %for_loop_body1.preheader.new.prol ]
  %44 = load float*, float** %25, align 8
  %45 = load i32, i32* %26, align 4
  %46 = mul i32 %45, %17
  %47 = add i32 %lsr.iv30, %46
  %48 = add i32 %47, -3
  %49 = sext i32 %48 to i64
  %50 = getelementptr float, float* %44, i64 %49
  %51 = load float, float* %50, align 4
  %52 = fmul reassoc ninf nsz float %51, %38
  %53 = fadd reassoc ninf nsz float %52, %39
  %54 = load float*, float** %27, align 8
  %55 = load i32, i32* %28, align 4
  %56 = mul i32 %55, %17
  %57 = add i32 %lsr.iv30, %56
  %58 = add i32 %57, -3
  %59 = sext i32 %58 to i64
  %60 = getelementptr float, float* %54, i64 %59
  store float %53, float* %60, align 4
  %61 = load float*, float** %25, align 8
  %62 = load i32, i32* %26, align 4
  %63 = mul i32 %62, %17
  %64 = add i32 %lsr.iv30, %63
  %65 = add i32 %64, -2
  %66 = sext i32 %65 to i64
  %67 = getelementptr float, float* %61, i64 %66
  %68 = load float, float* %67, align 4
  %69 = fmul reassoc ninf nsz float %68, %38
  %70 = fadd reassoc ninf nsz float %69, %39
  %71 = load float*, float** %27, align 8
  %72 = load i32, i32* %28, align 4
  %73 = mul i32 %72, %17
  %74 = add i32 %lsr.iv30, %73
  %75 = add i32 %74, -2
  %76 = sext i32 %75 to i64
  %77 = getelementptr float, float* %71, i64 %76
  store float %70, float* %77, align 4
  %78 = load float*, float** %25, align 8
  %79 = load i32, i32* %26, align 4
  %80 = mul i32 %79, %17
  %81 = add i32 %lsr.iv30, %80
  %82 = add i32 %81, -1
  %83 = sext i32 %82 to i64
  %84 = getelementptr float, float* %78, i64 %83
  %85 = load float, float* %84, align 4
  %86 = fmul reassoc ninf nsz float %85, %38
  %87 = fadd reassoc ninf nsz float %86, %39
  %88 = load float*, float** %27, align 8
  %89 = load i32, i32* %28, align 4
  %90 = mul i32 %89, %17
  %91 = add i32 %lsr.iv30, %90
  %92 = add i32 %91, -1
  %93 = sext i32 %92 to i64
  %94 = getelementptr float, float* %88, i64 %93
  store float %87, float* %94, align 4
  %95 = load float*, float** %25, align 8
  %96 = load i32, i32* %26, align 4
  %97 = mul i32 %96, %17
  %98 = add i32 %lsr.iv30, %97
  %99 = sext i32 %98 to i64
  %100 = getelementptr float, float* %95, i64 %99
  %101 = load float, float* %100, align 4
  %102 = fmul reassoc ninf nsz float %101, %38
  %103 = fadd reassoc ninf nsz float %102, %39
  %104 = load float*, float** %27, align 8
  %105 = load i32, i32* %28, align 4
  %106 = mul i32 %105, %17
  %107 = add i32 %lsr.iv30, %106
  %108 = sext i32 %107 to i64
  %109 = getelementptr float, float* %104, i64 %108
  store float %103, float* %109, align 4
  %110 = load float*, float** %25, align 8
  %111 = load i32, i32* %26, align 4
  %112 = mul i32 %111, %17
  %113 = add i32 %lsr.iv30, %112
  %114 = add i32 %113, 1
  %115 = sext i32 %114 to i64
  %116 = getelementptr float, float* %110, i64 %115
  %117 = load float, float* %116, align 4
  %118 = fmul reassoc ninf nsz float %117, %38
  %119 = fadd reassoc ninf nsz float %118, %39
  %120 = load float*, float** %27, align 8
  %121 = load i32, i32* %28, align 4
  %122 = mul i32 %121, %17
  %123 = add i32 %lsr.iv30, %122
  %124 = add i32 %123, 1
  %125 = sext i32 %124 to i64
  %126 = getelementptr float, float* %120, i64 %125
  store float %119, float* %126, align 4
  %127 = load float*, float** %25, align 8
  %128 = load i32, i32* %26, align 4
  %129 = mul i32 %128, %17
  %130 = add i32 %lsr.iv30, %129
  %131 = add i32 %130, 2
  %132 = sext i32 %131 to i64
  %133 = getelementptr float, float* %127, i64 %132
  %134 = load float, float* %133, align 4
  %135 = fmul reassoc ninf nsz float %134, %38
  %136 = fadd reassoc ninf nsz float %135, %39
  %137 = load float*, float** %27, align 8
  %138 = load i32, i32* %28, align 4
  %139 = mul i32 %138, %17
  %140 = add i32 %lsr.iv30, %139
  %141 = add i32 %140, 2
  %142 = sext i32 %141 to i64
  %143 = getelementptr float, float* %137, i64 %142
  store float %136, float* %143, align 4
  %144 = load float*, float** %25, align 8
  %145 = load i32, i32* %26, align 4
  %146 = mul i32 %145, %17
  %147 = add i32 %lsr.iv30, %146
  %148 = add i32 %147, 3
  %149 = sext i32 %148 to i64
  %150 = getelementptr float, float* %144, i64 %149
  %151 = load float, float* %150, align 4
  %152 = fmul reassoc ninf nsz float %151, %38
  %153 = fadd reassoc ninf nsz float %152, %39
  %154 = load float*, float** %27, align 8
  %155 = load i32, i32* %28, align 4
  %156 = mul i32 %155, %17
  %157 = add i32 %lsr.iv30, %156
  %158 = add i32 %157, 3
  %159 = sext i32 %158 to i64
  %160 = getelementptr float, float* %154, i64 %159
  store float %153, float* %160, align 4
  %161 = load float*, float** %25, align 8
  %162 = load i32, i32* %26, align 4
  %163 = mul i32 %162, %17
  %164 = add i32 %lsr.iv30, %163
  %165 = add i32 %164, 4
  %166 = sext i32 %165 to i64
  %167 = getelementptr float, float* %161, i64 %166
  %168 = load float, float* %167, align 4
  %169 = fmul reassoc ninf nsz float %168, %38
  %170 = fadd reassoc ninf nsz float %169, %39
  %171 = load float*, float** %27, align 8
  %172 = load i32, i32* %28, align 4
  %173 = mul i32 %172, %17
  %174 = add i32 %lsr.iv30, %173
  %175 = add i32 %174, 4
  %176 = sext i32 %175 to i64
  %177 = getelementptr float, float* %171, i64 %176
  store float %170, float* %177, align 4
  %lsr.iv.next31 = add nuw i32 %lsr.iv30, 8
  %178 = add i32 %43, %lsr.iv.next31
  %niter.ncmp.7.prol = icmp eq i32 %178, 3
  br i1 %niter.ncmp.7.prol, label %after_for3.loopexit.unr-lcssa.prol.loopexit, label %for_loop_body1.prol

after_for3.loopexit.unr-lcssa.prol.loopexit:      ; preds = %for_loop_body1.prol
  %179 = add i32 %lsr.iv.next31, -3
  br label %after_for3.loopexit.unr-lcssa.prol

after_for3.loopexit.unr-lcssa.prol:               ; preds = %after_for3.loopexit.unr-lcssa.prol.loopexit, %for_loop_body1.preheader.prol
  %.08.unr.prol = phi i32 [ 0, %for_loop_body1.preheader.prol ], [ %179, %after_for3.loopexit.unr-lcssa.prol.loopexit ]
  %lcmp.mod.prol.not = icmp eq i32 %xtraiter.prol, 0
  br i1 %lcmp.mod.prol.not, label %after_for3.prol, label %for_loop_body1.epil.prol.preheader

for_loop_body1.epil.prol.preheader:               ; preds = %after_for3.loopexit.unr-lcssa.prol
  br label %for_loop_body1.epil.prol

for_loop_body1.epil.prol:                         ; preds = %for_loop_body1.epil.prol, %for_loop_body1.epil.prol.preheader
  %lsr.iv = phi i32 [ %xtraiter.prol, %for_loop_body1.epil.prol.preheader ], [ %lsr.iv.next, %for_loop_body1.epil.prol ]
  %.08.epil.prol = phi i32 [ %195, %for_loop_body1.epil.prol ], [ %.08.unr.prol, %for_loop_body1.epil.prol.preheader ]
  %180 = load float*, float** %25, align 8
  %181 = load i32, i32* %26, align 4
  %182 = mul i32 %181, %17
  %183 = add i32 %.08.epil.prol, %182
  %184 = sext i32 %183 to i64
  %185 = getelementptr float, float* %180, i64 %184
  %186 = load float, float* %185, align 4
  %187 = fmul reassoc ninf nsz float %186, %38
  %188 = fadd reassoc ninf nsz float %187, %39
  %189 = load float*, float** %27, align 8
  %190 = load i32, i32* %28, align 4
  %191 = mul i32 %190, %17
  %192 = add i32 %.08.epil.prol, %191
  %193 = sext i32 %192 to i64
  %194 = getelementptr float, float* %189, i64 %193
  store float %188, float* %194, align 4
  %195 = add nuw nsw i32 %.08.epil.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, -1
  %epil.iter.cmp.prol.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %epil.iter.cmp.prol.not, label %after_for3.prol.loopexit, label %for_loop_body1.epil.prol, !llvm.loop !6

after_for3.prol.loopexit:                         ; preds = %for_loop_body1.epil.prol
  br label %after_for3.prol

after_for3.prol:                                  ; preds = %after_for3.prol.loopexit, %after_for3.loopexit.unr-lcssa.prol, %for_loop_body.prol
  %indvars.iv.next.prol = add nsw i64 %31, 1
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %after_for3.prol, %for_loop_body.preheader
  %indvars.iv.unr = phi i64 [ %31, %for_loop_body.preheader ], [ %indvars.iv.next.prol, %after_for3.prol ]
  %196 = sub nsw i64 0, %wide.trip.count
  %197 = icmp eq i64 %33, %196
  br i1 %197, label %after_for, label %for_loop_body.preheader18

for_loop_body.preheader18:                        ; preds = %for_loop_body.prol.loopexit
  %198 = trunc i64 %indvars.iv.unr to i32
  %199 = add i32 %198, 1
  br label %for_loop_body

for_loop_body:                                    ; preds = %after_for3.1, %for_loop_body.preheader18
  %lsr.iv23 = phi i32 [ %199, %for_loop_body.preheader18 ], [ %lsr.iv.next24, %after_for3.1 ]
  %indvars.iv = phi i64 [ %indvars.iv.next.1, %after_for3.1 ], [ %indvars.iv.unr, %for_loop_body.preheader18 ]
  %lsr29 = trunc i64 %indvars.iv to i32
  %200 = load { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }*, { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }** %20, align 8
  %201 = getelementptr { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }, { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }* %200, i64 0, i32 1, i32 0, i32 1
  %202 = load i32, i32* %201, align 4
  %203 = load float*, float** %23, align 8
  %204 = getelementptr float, float* %203, i64 %indvars.iv
  %205 = load float*, float** %24, align 8
  %206 = getelementptr float, float* %205, i64 %indvars.iv
  %207 = load float, float* %204, align 4
  %208 = load float, float* %206, align 4
  %209 = icmp sgt i32 %202, 0
  br i1 %209, label %for_loop_body1.preheader, label %after_for3

for_loop_body1.preheader:                         ; preds = %for_loop_body
  %210 = add i32 %202, -1
  %xtraiter = and i32 %202, 7
  %211 = icmp ult i32 %210, 7
  br i1 %211, label %after_for3.loopexit.unr-lcssa, label %for_loop_body1.preheader.new

for_loop_body1.preheader.new:                     ; preds = %for_loop_body1.preheader
  %212 = lshr i32 %202, 3
  %213 = mul i32 %212, -8
  br label %for_loop_body1

after_for.loopexit:                               ; preds = %after_for3.1
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %for_loop_body.lr.ph, %allocs
  ret void

for_loop_body1:                                   ; preds = %for_loop_body1, %for_loop_body1.preheader.new
  %lsr.iv19 = phi i32 [ %lsr.iv.next20, %for_loop_body1 ], [ 3, %for_loop_body1.preheader.new ]
  %214 = load float*, float** %25, align 8
  %215 = load i32, i32* %26, align 4
  %216 = mul i32 %lsr29, %215
  %217 = add i32 %lsr.iv19, %216
  %218 = add i32 %217, -3
  %219 = sext i32 %218 to i64
  %220 = getelementptr float, float* %214, i64 %219
  %221 = load float, float* %220, align 4
  %222 = fmul reassoc ninf nsz float %221, %207
  %223 = fadd reassoc ninf nsz float %222, %208
  %224 = load float*, float** %27, align 8
  %225 = load i32, i32* %28, align 4
  %226 = mul i32 %lsr29, %225
  %227 = add i32 %lsr.iv19, %226
  %228 = add i32 %227, -3
  %229 = sext i32 %228 to i64
  %230 = getelementptr float, float* %224, i64 %229
  store float %223, float* %230, align 4
  %231 = load float*, float** %25, align 8
  %232 = load i32, i32* %26, align 4
  %233 = mul i32 %lsr29, %232
  %234 = add i32 %lsr.iv19, %233
  %235 = add i32 %234, -2
  %236 = sext i32 %235 to i64
  %237 = getelementptr float, float* %231, i64 %236
  %238 = load float, float* %237, align 4
  %239 = fmul reassoc ninf nsz float %238, %207
  %240 = fadd reassoc ninf nsz float %239, %208
  %241 = load float*, float** %27, align 8
  %242 = load i32, i32* %28, align 4
  %243 = mul i32 %lsr29, %242
  %244 = add i32 %lsr.iv19, %243
  %245 = add i32 %244, -2
  %246 = sext i32 %245 to i64
  %247 = getelementptr float, float* %241, i64 %246
  store float %240, float* %247, align 4
  %248 = load float*, float** %25, align 8
  %249 = load i32, i32* %26, align 4
  %250 = mul i32 %lsr29, %249
  %251 = add i32 %lsr.iv19, %250
  %252 = add i32 %251, -1
  %253 = sext i32 %252 to i64
  %254 = getelementptr float, float* %248, i64 %253
  %255 = load float, float* %254, align 4
  %256 = fmul reassoc ninf nsz float %255, %207
  %257 = fadd reassoc ninf nsz float %256, %208
  %258 = load float*, float** %27, align 8
  %259 = load i32, i32* %28, align 4
  %260 = mul i32 %lsr29, %259
  %261 = add i32 %lsr.iv19, %260
  %262 = add i32 %261, -1
  %263 = sext i32 %262 to i64
  %264 = getelementptr float, float* %258, i64 %263
  store float %257, float* %264, align 4
  %265 = load float*, float** %25, align 8
  %266 = load i32, i32* %26, align 4
  %267 = mul i32 %lsr29, %266
  %268 = add i32 %lsr.iv19, %267
  %269 = sext i32 %268 to i64
  %270 = getelementptr float, float* %265, i64 %269
  %271 = load float, float* %270, align 4
  %272 = fmul reassoc ninf nsz float %271, %207
  %273 = fadd reassoc ninf nsz float %272, %208
  %274 = load float*, float** %27, align 8
  %275 = load i32, i32* %28, align 4
  %276 = mul i32 %lsr29, %275
  %277 = add i32 %lsr.iv19, %276
  %278 = sext i32 %277 to i64
  %279 = getelementptr float, float* %274, i64 %278
  store float %273, float* %279, align 4
  %280 = load float*, float** %25, align 8
  %281 = load i32, i32* %26, align 4
  %282 = mul i32 %lsr29, %281
  %283 = add i32 %lsr.iv19, %282
  %284 = add i32 %283, 1
  %285 = sext i32 %284 to i64
  %286 = getelementptr float, float* %280, i64 %285
  %287 = load float, float* %286, align 4
  %288 = fmul reassoc ninf nsz float %287, %207
  %289 = fadd reassoc ninf nsz float %288, %208
  %290 = load float*, float** %27, align 8
  %291 = load i32, i32* %28, align 4
  %292 = mul i32 %lsr29, %291
  %293 = add i32 %lsr.iv19, %292
  %294 = add i32 %293, 1
  %295 = sext i32 %294 to i64
  %296 = getelementptr float, float* %290, i64 %295
  store float %289, float* %296, align 4
  %297 = load float*, float** %25, align 8
  %298 = load i32, i32* %26, align 4
  %299 = mul i32 %lsr29, %298
  %300 = add i32 %lsr.iv19, %299
  %301 = add i32 %300, 2
  %302 = sext i32 %301 to i64
  %303 = getelementptr float, float* %297, i64 %302
  %304 = load float, float* %303, align 4
  %305 = fmul reassoc ninf nsz float %304, %207
  %306 = fadd reassoc ninf nsz float %305, %208
  %307 = load float*, float** %27, align 8
  %308 = load i32, i32* %28, align 4
  %309 = mul i32 %lsr29, %308
  %310 = add i32 %lsr.iv19, %309
  %311 = add i32 %310, 2
  %312 = sext i32 %311 to i64
  %313 = getelementptr float, float* %307, i64 %312
  store float %306, float* %313, align 4
  %314 = load float*, float** %25, align 8
  %315 = load i32, i32* %26, align 4
  %316 = mul i32 %lsr29, %315
  %317 = add i32 %lsr.iv19, %316
  %318 = add i32 %317, 3
  %319 = sext i32 %318 to i64
  %320 = getelementptr float, float* %314, i64 %319
  %321 = load float, float* %320, align 4
  %322 = fmul reassoc ninf nsz float %321, %207
  %323 = fadd reassoc ninf nsz float %322, %208
  %324 = load float*, float** %27, align 8
  %325 = load i32, i32* %28, align 4
  %326 = mul i32 %lsr29, %325
  %327 = add i32 %lsr.iv19, %326
  %328 = add i32 %327, 3
  %329 = sext i32 %328 to i64
  %330 = getelementptr float, float* %324, i64 %329
  store float %323, float* %330, align 4
  %331 = load float*, float** %25, align 8
  %332 = load i32, i32* %26, align 4
  %333 = mul i32 %lsr29, %332
  %334 = add i32 %lsr.iv19, %333
  %335 = add i32 %334, 4
  %336 = sext i32 %335 to i64
  %337 = getelementptr float, float* %331, i64 %336
  %338 = load float, float* %337, align 4
  %339 = fmul reassoc ninf nsz float %338, %207
  %340 = fadd reassoc ninf nsz float %339, %208
  %341 = load float*, float** %27, align 8
  %342 = load i32, i32* %28, align 4
  %343 = mul i32 %lsr29, %342
  %344 = add i32 %lsr.iv19, %343
  %345 = add i32 %344, 4
  %346 = sext i32 %345 to i64
  %347 = getelementptr float, float* %341, i64 %346
  store float %340, float* %347, align 4
  %lsr.iv.next20 = add nuw i32 %lsr.iv19, 8
  %348 = add i32 %213, %lsr.iv.next20
  %niter.ncmp.7 = icmp eq i32 %348, 3
  br i1 %niter.ncmp.7, label %after_for3.loopexit.unr-lcssa.loopexit, label %for_loop_body1

after_for3.loopexit.unr-lcssa.loopexit:           ; preds = %for_loop_body1
  %349 = add i32 %lsr.iv.next20, -3
  br label %after_for3.loopexit.unr-lcssa

after_for3.loopexit.unr-lcssa:                    ; preds = %after_for3.loopexit.unr-lcssa.loopexit, %for_loop_body1.preheader
  %.08.unr = phi i32 [ 0, %for_loop_body1.preheader ], [ %349, %after_for3.loopexit.unr-lcssa.loopexit ]
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %after_for3, label %for_loop_body1.epil.preheader

for_loop_body1.epil.preheader:                    ; preds = %after_for3.loopexit.unr-lcssa
  br label %for_loop_body1.epil

for_loop_body1.epil:                              ; preds = %for_loop_body1.epil, %for_loop_body1.epil.preheader
  %lsr.iv21 = phi i32 [ %xtraiter, %for_loop_body1.epil.preheader ], [ %lsr.iv.next22, %for_loop_body1.epil ]
  %.08.epil = phi i32 [ %365, %for_loop_body1.epil ], [ %.08.unr, %for_loop_body1.epil.preheader ]
  %350 = load float*, float** %25, align 8
  %351 = load i32, i32* %26, align 4
  %352 = mul i32 %lsr29, %351
  %353 = add i32 %.08.epil, %352
  %354 = sext i32 %353 to i64
  %355 = getelementptr float, float* %350, i64 %354
  %356 = load float, float* %355, align 4
  %357 = fmul reassoc ninf nsz float %356, %207
  %358 = fadd reassoc ninf nsz float %357, %208
  %359 = load float*, float** %27, align 8
  %360 = load i32, i32* %28, align 4
  %361 = mul i32 %lsr29, %360
  %362 = add i32 %.08.epil, %361
  %363 = sext i32 %362 to i64
  %364 = getelementptr float, float* %359, i64 %363
  store float %358, float* %364, align 4
  %365 = add nuw nsw i32 %.08.epil, 1
  %lsr.iv.next22 = add nsw i32 %lsr.iv21, -1
  %epil.iter.cmp.not = icmp eq i32 %lsr.iv.next22, 0
  br i1 %epil.iter.cmp.not, label %after_for3.loopexit, label %for_loop_body1.epil, !llvm.loop !6

after_for3.loopexit:                              ; preds = %for_loop_body1.epil
  br label %after_for3

after_for3:                                       ; preds = %after_for3.loopexit, %after_for3.loopexit.unr-lcssa, %for_loop_body
  %366 = load { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }*, { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }** %20, align 8
  %367 = getelementptr { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }, { i32, { { i32, i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32, i32 }, float* } }* %366, i64 0, i32 1, i32 0, i32 1
  %368 = load i32, i32* %367, align 4
  %369 = load float*, float** %23, align 8
  %370 = getelementptr float, float* %369, i64 %indvars.iv
  %371 = getelementptr float, float* %370, i64 1
  %372 = load float*, float** %24, align 8
  %373 = getelementptr float, float* %372, i64 %indvars.iv
  %374 = getelementptr float, float* %373, i64 1
  %375 = load float, float* %371, align 4
  %376 = load float, float* %374, align 4
  %377 = icmp sgt i32 %368, 0
  br i1 %377, label %for_loop_body1.preheader.1, label %after_for3.1

for_loop_body1.preheader.1:                       ; preds = %after_for3
  %378 = add i32 %368, -1
  %xtraiter.1 = and i32 %368, 7
  %379 = icmp ult i32 %378, 7
  br i1 %379, label %after_for3.loopexit.unr-lcssa.1, label %for_loop_body1.preheader.new.1

for_loop_body1.preheader.new.1:                   ; preds = %for_loop_body1.preheader.1
  %380 = lshr i32 %368, 3
  %381 = mul i32 %380, -8
  br label %for_loop_body1.1

for_loop_body1.1:                                 ; preds = %for_loop_body1.1, %for_loop_body1.preheader.new.1
  %lsr.iv25 = phi i32 [ %lsr.iv.next26, %for_loop_body1.1 ], [ 3, %for_loop_body1.preheader.new.1 ]
  %382 = load float*, float** %25, align 8
  %383 = load i32, i32* %26, align 4
  %384 = mul i32 %lsr.iv23, %383
  %385 = add i32 %lsr.iv25, %384
  %386 = add i32 %385, -3
  %387 = sext i32 %386 to i64
  %388 = getelementptr float, float* %382, i64 %387
  %389 = load float, float* %388, align 4
  %390 = fmul reassoc ninf nsz float %389, %375
  %391 = fadd reassoc ninf nsz float %390, %376
  %392 = load float*, float** %27, align 8
  %393 = load i32, i32* %28, align 4
  %394 = mul i32 %lsr.iv23, %393
  %395 = add i32 %lsr.iv25, %394
  %396 = add i32 %395, -3
  %397 = sext i32 %396 to i64
  %398 = getelementptr float, float* %392, i64 %397
  store float %391, float* %398, align 4
  %399 = load float*, float** %25, align 8
  %400 = load i32, i32* %26, align 4
  %401 = mul i32 %lsr.iv23, %400
  %402 = add i32 %lsr.iv25, %401
  %403 = add i32 %402, -2
  %404 = sext i32 %403 to i64
  %405 = getelementptr float, float* %399, i64 %404
  %406 = load float, float* %405, align 4
  %407 = fmul reassoc ninf nsz float %406, %375
  %408 = fadd reassoc ninf nsz float %407, %376
  %409 = load float*, float** %27, align 8
  %410 = load i32, i32* %28, align 4
  %411 = mul i32 %lsr.iv23, %410
  %412 = add i32 %lsr.iv25, %411
  %413 = add i32 %412, -2
  %414 = sext i32 %413 to i64
  %415 = getelementptr float, float* %409, i64 %414
  store float %408, float* %415, align 4
  %416 = load float*, float** %25, align 8
  %417 = load i32, i32* %26, align 4
  %418 = mul i32 %lsr.iv23, %417
  %419 = add i32 %lsr.iv25, %418
  %420 = add i32 %419, -1
  %421 = sext i32 %420 to i64
  %422 = getelementptr float, float* %416, i64 %421
  %423 = load float, float* %422, align 4
  %424 = fmul reassoc ninf nsz float %423, %375
  %425 = fadd reassoc ninf nsz float %424, %376
  %426 = load float*, float** %27, align 8
  %427 = load i32, i32* %28, align 4
  %428 = mul i32 %lsr.iv23, %427
  %429 = add i32 %lsr.iv25, %428
  %430 = add i32 %429, -1
  %431 = sext i32 %430 to i64
  %432 = getelementptr float, float* %426, i64 %431
  store float %425, float* %432, align 4
  %433 = load float*, float** %25, align 8
  %434 = load i32, i32* %26, align 4
  %435 = mul i32 %lsr.iv23, %434
  %436 = add i32 %lsr.iv25, %435
  %437 = sext i32 %436 to i64
  %438 = getelementptr float, float* %433, i64 %437
  %439 = load float, float* %438, align 4
  %440 = fmul reassoc ninf nsz float %439, %375
  %441 = fadd reassoc ninf nsz float %440, %376
  %442 = load float*, float** %27, align 8
  %443 = load i32, i32* %28, align 4
  %444 = mul i32 %lsr.iv23, %443
  %445 = add i32 %lsr.iv25, %444
  %446 = sext i32 %445 to i64
  %447 = getelementptr float, float* %442, i64 %446
  store float %441, float* %447, align 4
  %448 = load float*, float** %25, align 8
  %449 = load i32, i32* %26, align 4
  %450 = mul i32 %lsr.iv23, %449
  %451 = add i32 %lsr.iv25, %450
  %452 = add i32 %451, 1
  %453 = sext i32 %452 to i64
  %454 = getelementptr float, float* %448, i64 %453
  %455 = load float, float* %454, align 4
  %456 = fmul reassoc ninf nsz float %455, %375
  %457 = fadd reassoc ninf nsz float %456, %376
  %458 = load float*, float** %27, align 8
  %459 = load i32, i32* %28, align 4
  %460 = mul i32 %lsr.iv23, %459
  %461 = add i32 %lsr.iv25, %460
  %462 = add i32 %461, 1
  %463 = sext i32 %462 to i64
  %464 = getelementptr float, float* %458, i64 %463
  store float %457, float* %464, align 4
  %465 = load float*, float** %25, align 8
  %466 = load i32, i32* %26, align 4
  %467 = mul i32 %lsr.iv23, %466
  %468 = add i32 %lsr.iv25, %467
  %469 = add i32 %468, 2
  %470 = sext i32 %469 to i64
  %471 = getelementptr float, float* %465, i64 %470
  %472 = load float, float* %471, align 4
  %473 = fmul reassoc ninf nsz float %472, %375
  %474 = fadd reassoc ninf nsz float %473, %376
  %475 = load float*, float** %27, align 8
  %476 = load i32, i32* %28, align 4
  %477 = mul i32 %lsr.iv23, %476
  %478 = add i32 %lsr.iv25, %477
  %479 = add i32 %478, 2
  %480 = sext i32 %479 to i64
  %481 = getelementptr float, float* %475, i64 %480
  store float %474, float* %481, align 4
  %482 = load float*, float** %25, align 8
  %483 = load i32, i32* %26, align 4
  %484 = mul i32 %lsr.iv23, %483
  %485 = add i32 %lsr.iv25, %484
  %486 = add i32 %485, 3
  %487 = sext i32 %486 to i64
  %488 = getelementptr float, float* %482, i64 %487
  %489 = load float, float* %488, align 4
  %490 = fmul reassoc ninf nsz float %489, %375
  %491 = fadd reassoc ninf nsz float %490, %376
  %492 = load float*, float** %27, align 8
  %493 = load i32, i32* %28, align 4
  %494 = mul i32 %lsr.iv23, %493
  %495 = add i32 %lsr.iv25, %494
  %496 = add i32 %495, 3
  %497 = sext i32 %496 to i64
  %498 = getelementptr float, float* %492, i64 %497
  store float %491, float* %498, align 4
  %499 = load float*, float** %25, align 8
  %500 = load i32, i32* %26, align 4
  %501 = mul i32 %lsr.iv23, %500
  %502 = add i32 %lsr.iv25, %501
  %503 = add i32 %502, 4
  %504 = sext i32 %503 to i64
  %505 = getelementptr float, float* %499, i64 %504
  %506 = load float, float* %505, align 4
  %507 = fmul reassoc ninf nsz float %506, %375
  %508 = fadd reassoc ninf nsz float %507, %376
  %509 = load float*, float** %27, align 8
  %510 = load i32, i32* %28, align 4
  %511 = mul i32 %lsr.iv23, %510
  %512 = add i32 %lsr.iv25, %511
  %513 = add i32 %512, 4
  %514 = sext i32 %513 to i64
  %515 = getelementptr float, float* %509, i64 %514
  store float %508, float* %515, align 4
  %lsr.iv.next26 = add nuw i32 %lsr.iv25, 8
  %516 = add i32 %381, %lsr.iv.next26
  %niter.ncmp.7.1 = icmp eq i32 %516, 3
  br i1 %niter.ncmp.7.1, label %after_for3.loopexit.unr-lcssa.1.loopexit, label %for_loop_body1.1

after_for3.loopexit.unr-lcssa.1.loopexit:         ; preds = %for_loop_body1.1
  %517 = add i32 %lsr.iv.next26, -3
  br label %after_for3.loopexit.unr-lcssa.1

after_for3.loopexit.unr-lcssa.1:                  ; preds = %after_for3.loopexit.unr-lcssa.1.loopexit, %for_loop_body1.preheader.1
  %.08.unr.1 = phi i32 [ 0, %for_loop_body1.preheader.1 ], [ %517, %after_for3.loopexit.unr-lcssa.1.loopexit ]
  %lcmp.mod.1.not = icmp eq i32 %xtraiter.1, 0
  br i1 %lcmp.mod.1.not, label %after_for3.1, label %for_loop_body1.epil.1.preheader

for_loop_body1.epil.1.preheader:                  ; preds = %after_for3.loopexit.unr-lcssa.1
  br label %for_loop_body1.epil.1

for_loop_body1.epil.1:                            ; preds = %for_loop_body1.epil.1, %for_loop_body1.epil.1.preheader
  %lsr.iv27 = phi i32 [ %xtraiter.1, %for_loop_body1.epil.1.preheader ], [ %lsr.iv.next28, %for_loop_body1.epil.1 ]
  %.08.epil.1 = phi i32 [ %533, %for_loop_body1.epil.1 ], [ %.08.unr.1, %for_loop_body1.epil.1.preheader ]
  %518 = load float*, float** %25, align 8
  %519 = load i32, i32* %26, align 4
  %520 = mul i32 %lsr.iv23, %519
  %521 = add i32 %.08.epil.1, %520
  %522 = sext i32 %521 to i64
  %523 = getelementptr float, float* %518, i64 %522
  %524 = load float, float* %523, align 4
  %525 = fmul reassoc ninf nsz float %524, %375
  %526 = fadd reassoc ninf nsz float %525, %376
  %527 = load float*, float** %27, align 8
  %528 = load i32, i32* %28, align 4
  %529 = mul i32 %lsr.iv23, %528
  %530 = add i32 %.08.epil.1, %529
  %531 = sext i32 %530 to i64
  %532 = getelementptr float, float* %527, i64 %531
  store float %526, float* %532, align 4
  %533 = add nuw nsw i32 %.08.epil.1, 1
  %lsr.iv.next28 = add nsw i32 %lsr.iv27, -1
  %epil.iter.cmp.1.not = icmp eq i32 %lsr.iv.next28, 0
  br i1 %epil.iter.cmp.1.not, label %after_for3.1.loopexit, label %for_loop_body1.epil.1, !llvm.loop !6

after_for3.1.loopexit:                            ; preds = %for_loop_body1.epil.1
  br label %after_for3.1

after_for3.1:                                     ; preds = %after_for3.1.loopexit, %after_for3.loopexit.unr-lcssa.1, %after_for3
  %indvars.iv.next.1 = add nsw i64 %indvars.iv, 2
  %lsr.iv.next24 = add i32 %lsr.iv23, 2
  %exitcond12.not.1 = icmp eq i64 %indvars.iv.next.1, %wide.trip.count
  br i1 %exitcond12.not.1, label %after_for.loopexit, label %for_loop_body
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.7, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.7**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.7*, %struct.RuntimeContext.7** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.7*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.7*, i8*)*, void (%struct.RuntimeContext.7*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.7*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.7*, i8*, i32)*, void (%struct.RuntimeContext.7*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.7*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.7*, i8*)*, void (%struct.RuntimeContext.7*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.7*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.7* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.7* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.7* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.7* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.7* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.7*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.7* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
