; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.49*, void (%struct.RuntimeContext.49*, i8*)*, void (%struct.RuntimeContext.49*, i8*, i32)*, void (%struct.RuntimeContext.49*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.49 = type { i8*, %struct.LLVMRuntime.48*, i32, i64* }
%struct.LLVMRuntime.48 = type { %struct.PreallocatedMemoryChunk.43, %struct.PreallocatedMemoryChunk.43, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.44*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.45*], [1024 x %struct.NodeManager.46*], [1024 x i8*], i8*, %struct.RandState.47*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.43 = type { i8*, i8*, i64 }
%struct.__va_list_tag.44 = type { i32, i32, i8*, i8* }
%struct.ListManager.45 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.48* }
%struct.NodeManager.46 = type <{ %struct.LLVMRuntime.48*, i32, i32, i32, i32, %struct.ListManager.45*, %struct.ListManager.45*, %struct.ListManager.45*, i32, [4 x i8] }>
%struct.RandState.47 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @move_c88_0_kernel_0_serial(%struct.RuntimeContext.49* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.49* %context to { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }**
  %1 = load { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }*, { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }** %0, align 8
  %2 = getelementptr { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }, { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }* %1, i64 0, i32 1, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.49, %struct.RuntimeContext.49* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.48*, %struct.LLVMRuntime.48** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.48, %struct.LLVMRuntime.48* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @move_c88_0_kernel_1_range_for(%struct.RuntimeContext.49* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.49* %context, %struct.RuntimeContext.49** %4, align 8
  store void (%struct.RuntimeContext.49*, i8*)* null, void (%struct.RuntimeContext.49*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.49*, i8*, i32)* @function_body, void (%struct.RuntimeContext.49*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.49*, i8*)* null, void (%struct.RuntimeContext.49*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.49, %struct.RuntimeContext.49* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.48*, %struct.LLVMRuntime.48** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.48, %struct.LLVMRuntime.48* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.48, %struct.LLVMRuntime.48* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.49* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.49, %struct.RuntimeContext.49* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.48*, %struct.LLVMRuntime.48** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.48, %struct.LLVMRuntime.48* %4, i64 0, i32 14
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
  %20 = bitcast %struct.RuntimeContext.49* %0 to { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }**
  %21 = load { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }*, { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }** %20, align 8
  %22 = getelementptr { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }, { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }* %21, i64 0, i32 0
  %23 = load float, float* %22, align 4
  %24 = getelementptr { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }, { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }* %21, i64 0, i32 4, i32 1
  %25 = load float*, float** %24, align 8
  %26 = getelementptr float, float* %25, i64 3
  %27 = getelementptr float, float* %25, i64 1
  %28 = getelementptr float, float* %25, i64 4
  %29 = getelementptr float, float* %25, i64 2
  %30 = getelementptr float, float* %25, i64 5
  %31 = icmp sgt i32 %19, %17
  br i1 %31, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %32 = getelementptr { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }, { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }* %21, i64 0, i32 3, i32 1
  %33 = getelementptr { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }, { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }* %21, i64 0, i32 2, i32 1
  %34 = getelementptr { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }, { float, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* }, { { i32 }, float* } }* %21, i64 0, i32 1, i32 1
  %35 = sub i32 %19, %17
  %36 = xor i32 %17, -1
  %37 = add i32 %19, %36
  %xtraiter = and i32 %35, 3
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %38 = sub i32 0, %xtraiter
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %after_if15.prol, %for_loop_body.prol.preheader
  %lsr.iv = phi i32 [ %38, %for_loop_body.prol.preheader ], [ %lsr.iv.next, %after_if15.prol ]
  %.010.prol = phi i32 [ %104, %after_if15.prol ], [ %17, %for_loop_body.prol.preheader ]
  %39 = load i32, i32* %7, align 4
  %40 = srem i32 %.010.prol, %39
  %41 = load float*, float** %32, align 8
  %42 = mul i32 %40, 3
  %43 = sext i32 %42 to i64
  %44 = getelementptr float, float* %41, i64 %43
  %45 = load float, float* %44, align 4
  %46 = add i32 %42, 1
  %47 = sext i32 %46 to i64
  %48 = getelementptr float, float* %41, i64 %47
  %49 = load float, float* %48, align 4
  %50 = add i32 %42, 2
  %51 = sext i32 %50 to i64
  %52 = getelementptr float, float* %41, i64 %51
  %53 = load float, float* %52, align 4
  %54 = fmul reassoc ninf nsz float %45, %23
  %55 = fmul reassoc ninf nsz float %49, %23
  %56 = fmul reassoc ninf nsz float %53, %23
  %57 = load float*, float** %33, align 8
  %58 = getelementptr float, float* %57, i64 %43
  %59 = load float, float* %58, align 4
  %60 = getelementptr float, float* %57, i64 %47
  %61 = load float, float* %60, align 4
  %62 = getelementptr float, float* %57, i64 %51
  %63 = load float, float* %62, align 4
  %64 = fadd reassoc ninf nsz float %59, %54
  %65 = fadd reassoc ninf nsz float %61, %55
  %66 = fadd reassoc ninf nsz float %63, %56
  store float %64, float* %58, align 4
  store float %65, float* %60, align 4
  store float %66, float* %62, align 4
  %67 = fmul reassoc ninf nsz float %64, %23
  %68 = fmul reassoc ninf nsz float %65, %23
  %69 = fmul reassoc ninf nsz float %66, %23
  %70 = load float*, float** %34, align 8
  %71 = getelementptr float, float* %70, i64 %43
  %72 = load float, float* %71, align 4
  %73 = getelementptr float, float* %70, i64 %47
  %74 = load float, float* %73, align 4
  %75 = getelementptr float, float* %70, i64 %51
  %76 = load float, float* %75, align 4
  %77 = fadd reassoc ninf nsz float %72, %67
  %78 = fadd reassoc ninf nsz float %74, %68
  %79 = fadd reassoc ninf nsz float %76, %69
  store float %77, float* %71, align 4
  store float %78, float* %73, align 4
  store float %79, float* %75, align 4
  %80 = load float, float* %25, align 4
  %81 = fcmp reassoc ninf nsz olt float %77, %80
  br i1 %81, label %true_block.prol, label %after_if.prol

true_block.prol:                                  ; preds = %for_loop_body.prol
  store float %80, float* %71, align 4
  %82 = fmul reassoc ninf nsz float %64, -5.000000e-01
  store float %82, float* %58, align 4
  %.pre.prol = load float, float* %71, align 4
  br label %after_if.prol

after_if.prol:                                    ; preds = %true_block.prol, %for_loop_body.prol
  %83 = phi float [ %77, %for_loop_body.prol ], [ %.pre.prol, %true_block.prol ]
  %84 = load float, float* %26, align 4
  %85 = fcmp reassoc ninf nsz ogt float %83, %84
  br i1 %85, label %true_block1.prol, label %after_if3.prol

true_block1.prol:                                 ; preds = %after_if.prol
  store float %84, float* %71, align 4
  %86 = load float, float* %58, align 4
  %87 = fmul reassoc ninf nsz float %86, -5.000000e-01
  store float %87, float* %58, align 4
  br label %after_if3.prol

after_if3.prol:                                   ; preds = %true_block1.prol, %after_if.prol
  %88 = load float, float* %27, align 4
  %89 = fcmp reassoc ninf nsz olt float %78, %88
  br i1 %89, label %true_block4.prol, label %after_if6.prol

true_block4.prol:                                 ; preds = %after_if3.prol
  store float %88, float* %73, align 4
  %90 = fmul reassoc ninf nsz float %65, -5.000000e-01
  store float %90, float* %60, align 4
  br label %after_if6.prol

after_if6.prol:                                   ; preds = %true_block4.prol, %after_if3.prol
  %91 = load float, float* %73, align 4
  %92 = load float, float* %28, align 4
  %93 = fcmp reassoc ninf nsz ogt float %91, %92
  br i1 %93, label %true_block7.prol, label %after_if9.prol

true_block7.prol:                                 ; preds = %after_if6.prol
  store float %92, float* %73, align 4
  %94 = load float, float* %60, align 4
  %95 = fmul reassoc ninf nsz float %94, -5.000000e-01
  store float %95, float* %60, align 4
  br label %after_if9.prol

after_if9.prol:                                   ; preds = %true_block7.prol, %after_if6.prol
  %96 = load float, float* %29, align 4
  %97 = fcmp reassoc ninf nsz olt float %79, %96
  br i1 %97, label %true_block10.prol, label %after_if12.prol

true_block10.prol:                                ; preds = %after_if9.prol
  store float %96, float* %75, align 4
  %98 = fmul reassoc ninf nsz float %66, -5.000000e-01
  store float %98, float* %62, align 4
  br label %after_if12.prol

after_if12.prol:                                  ; preds = %true_block10.prol, %after_if9.prol
  %99 = load float, float* %75, align 4
  %100 = load float, float* %30, align 4
  %101 = fcmp reassoc ninf nsz ogt float %99, %100
  br i1 %101, label %true_block13.prol, label %after_if15.prol

true_block13.prol:                                ; preds = %after_if12.prol
  store float %100, float* %75, align 4
  %102 = load float, float* %62, align 4
  %103 = fmul reassoc ninf nsz float %102, -5.000000e-01
  store float %103, float* %62, align 4
  br label %after_if15.prol

after_if15.prol:                                  ; preds = %true_block13.prol, %after_if12.prol
  %104 = add i32 %.010.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %after_if15.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.010.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %104, %for_loop_body.prol.loopexit.loopexit ]
  %105 = icmp ult i32 %37, 3
  br i1 %105, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %after_if15.3, %for_loop_body.preheader
  %.010 = phi i32 [ %369, %after_if15.3 ], [ %.010.unr, %for_loop_body.preheader ]
  %106 = load i32, i32* %7, align 4
  %107 = srem i32 %.010, %106
  %108 = load float*, float** %32, align 8
  %109 = mul i32 %107, 3
  %110 = sext i32 %109 to i64
  %111 = getelementptr float, float* %108, i64 %110
  %112 = load float, float* %111, align 4
  %113 = add i32 %109, 1
  %114 = sext i32 %113 to i64
  %115 = getelementptr float, float* %108, i64 %114
  %116 = load float, float* %115, align 4
  %117 = add i32 %109, 2
  %118 = sext i32 %117 to i64
  %119 = getelementptr float, float* %108, i64 %118
  %120 = load float, float* %119, align 4
  %121 = fmul reassoc ninf nsz float %112, %23
  %122 = fmul reassoc ninf nsz float %116, %23
  %123 = fmul reassoc ninf nsz float %120, %23
  %124 = load float*, float** %33, align 8
  %125 = getelementptr float, float* %124, i64 %110
  %126 = load float, float* %125, align 4
  %127 = getelementptr float, float* %124, i64 %114
  %128 = load float, float* %127, align 4
  %129 = getelementptr float, float* %124, i64 %118
  %130 = load float, float* %129, align 4
  %131 = fadd reassoc ninf nsz float %126, %121
  %132 = fadd reassoc ninf nsz float %128, %122
  %133 = fadd reassoc ninf nsz float %130, %123
  store float %131, float* %125, align 4
  store float %132, float* %127, align 4
  store float %133, float* %129, align 4
  %134 = fmul reassoc ninf nsz float %131, %23
  %135 = fmul reassoc ninf nsz float %132, %23
  %136 = fmul reassoc ninf nsz float %133, %23
  %137 = load float*, float** %34, align 8
  %138 = getelementptr float, float* %137, i64 %110
  %139 = load float, float* %138, align 4
  %140 = getelementptr float, float* %137, i64 %114
  %141 = load float, float* %140, align 4
  %142 = getelementptr float, float* %137, i64 %118
  %143 = load float, float* %142, align 4
  %144 = fadd reassoc ninf nsz float %139, %134
  %145 = fadd reassoc ninf nsz float %141, %135
  %146 = fadd reassoc ninf nsz float %143, %136
  store float %144, float* %138, align 4
  store float %145, float* %140, align 4
  store float %146, float* %142, align 4
  %147 = load float, float* %25, align 4
  %148 = fcmp reassoc ninf nsz olt float %144, %147
  br i1 %148, label %true_block, label %after_if

after_for.loopexit:                               ; preds = %after_if15.3
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void

true_block:                                       ; preds = %for_loop_body
  store float %147, float* %138, align 4
  %149 = fmul reassoc ninf nsz float %131, -5.000000e-01
  store float %149, float* %125, align 4
  %.pre = load float, float* %138, align 4
  br label %after_if

after_if:                                         ; preds = %true_block, %for_loop_body
  %150 = phi float [ %144, %for_loop_body ], [ %.pre, %true_block ]
  %151 = load float, float* %26, align 4
  %152 = fcmp reassoc ninf nsz ogt float %150, %151
  br i1 %152, label %true_block1, label %after_if3

true_block1:                                      ; preds = %after_if
  store float %151, float* %138, align 4
  %153 = load float, float* %125, align 4
  %154 = fmul reassoc ninf nsz float %153, -5.000000e-01
  store float %154, float* %125, align 4
  br label %after_if3

after_if3:                                        ; preds = %true_block1, %after_if
  %155 = load float, float* %27, align 4
  %156 = fcmp reassoc ninf nsz olt float %145, %155
  br i1 %156, label %true_block4, label %after_if6

true_block4:                                      ; preds = %after_if3
  store float %155, float* %140, align 4
  %157 = fmul reassoc ninf nsz float %132, -5.000000e-01
  store float %157, float* %127, align 4
  br label %after_if6

after_if6:                                        ; preds = %true_block4, %after_if3
  %158 = load float, float* %140, align 4
  %159 = load float, float* %28, align 4
  %160 = fcmp reassoc ninf nsz ogt float %158, %159
  br i1 %160, label %true_block7, label %after_if9

true_block7:                                      ; preds = %after_if6
  store float %159, float* %140, align 4
  %161 = load float, float* %127, align 4
  %162 = fmul reassoc ninf nsz float %161, -5.000000e-01
  store float %162, float* %127, align 4
  br label %after_if9

after_if9:                                        ; preds = %true_block7, %after_if6
  %163 = load float, float* %29, align 4
  %164 = fcmp reassoc ninf nsz olt float %146, %163
  br i1 %164, label %true_block10, label %after_if12

true_block10:                                     ; preds = %after_if9
  store float %163, float* %142, align 4
  %165 = fmul reassoc ninf nsz float %133, -5.000000e-01
  store float %165, float* %129, align 4
  br label %after_if12

after_if12:                                       ; preds = %true_block10, %after_if9
  %166 = load float, float* %142, align 4
  %167 = load float, float* %30, align 4
  %168 = fcmp reassoc ninf nsz ogt float %166, %167
  br i1 %168, label %true_block13, label %after_if15

true_block13:                                     ; preds = %after_if12
  store float %167, float* %142, align 4
  %169 = load float, float* %129, align 4
  %170 = fmul reassoc ninf nsz float %169, -5.000000e-01
  store float %170, float* %129, align 4
  br label %after_if15

after_if15:                                       ; preds = %true_block13, %after_if12
  %171 = load i32, i32* %7, align 4
  %172 = add i32 %.010, 1
  %173 = srem i32 %172, %171
  %174 = load float*, float** %32, align 8
  %175 = mul i32 %173, 3
  %176 = sext i32 %175 to i64
  %177 = getelementptr float, float* %174, i64 %176
  %178 = load float, float* %177, align 4
  %179 = add i32 %175, 1
  %180 = sext i32 %179 to i64
  %181 = getelementptr float, float* %174, i64 %180
  %182 = load float, float* %181, align 4
  %183 = add i32 %175, 2
  %184 = sext i32 %183 to i64
  %185 = getelementptr float, float* %174, i64 %184
  %186 = load float, float* %185, align 4
  %187 = fmul reassoc ninf nsz float %178, %23
  %188 = fmul reassoc ninf nsz float %182, %23
  %189 = fmul reassoc ninf nsz float %186, %23
  %190 = load float*, float** %33, align 8
  %191 = getelementptr float, float* %190, i64 %176
  %192 = load float, float* %191, align 4
  %193 = getelementptr float, float* %190, i64 %180
  %194 = load float, float* %193, align 4
  %195 = getelementptr float, float* %190, i64 %184
  %196 = load float, float* %195, align 4
  %197 = fadd reassoc ninf nsz float %192, %187
  %198 = fadd reassoc ninf nsz float %194, %188
  %199 = fadd reassoc ninf nsz float %196, %189
  store float %197, float* %191, align 4
  store float %198, float* %193, align 4
  store float %199, float* %195, align 4
  %200 = fmul reassoc ninf nsz float %197, %23
  %201 = fmul reassoc ninf nsz float %198, %23
  %202 = fmul reassoc ninf nsz float %199, %23
  %203 = load float*, float** %34, align 8
  %204 = getelementptr float, float* %203, i64 %176
  %205 = load float, float* %204, align 4
  %206 = getelementptr float, float* %203, i64 %180
  %207 = load float, float* %206, align 4
  %208 = getelementptr float, float* %203, i64 %184
  %209 = load float, float* %208, align 4
  %210 = fadd reassoc ninf nsz float %205, %200
  %211 = fadd reassoc ninf nsz float %207, %201
  %212 = fadd reassoc ninf nsz float %209, %202
  store float %210, float* %204, align 4
  store float %211, float* %206, align 4
  store float %212, float* %208, align 4
  %213 = load float, float* %25, align 4
  %214 = fcmp reassoc ninf nsz olt float %210, %213
  br i1 %214, label %true_block.1, label %after_if.1

true_block.1:                                     ; preds = %after_if15
  store float %213, float* %204, align 4
  %215 = fmul reassoc ninf nsz float %197, -5.000000e-01
  store float %215, float* %191, align 4
  %.pre.1 = load float, float* %204, align 4
  br label %after_if.1

after_if.1:                                       ; preds = %true_block.1, %after_if15
  %216 = phi float [ %210, %after_if15 ], [ %.pre.1, %true_block.1 ]
  %217 = load float, float* %26, align 4
  %218 = fcmp reassoc ninf nsz ogt float %216, %217
  br i1 %218, label %true_block1.1, label %after_if3.1

true_block1.1:                                    ; preds = %after_if.1
  store float %217, float* %204, align 4
  %219 = load float, float* %191, align 4
  %220 = fmul reassoc ninf nsz float %219, -5.000000e-01
  store float %220, float* %191, align 4
  br label %after_if3.1

after_if3.1:                                      ; preds = %true_block1.1, %after_if.1
  %221 = load float, float* %27, align 4
  %222 = fcmp reassoc ninf nsz olt float %211, %221
  br i1 %222, label %true_block4.1, label %after_if6.1

true_block4.1:                                    ; preds = %after_if3.1
  store float %221, float* %206, align 4
  %223 = fmul reassoc ninf nsz float %198, -5.000000e-01
  store float %223, float* %193, align 4
  br label %after_if6.1

after_if6.1:                                      ; preds = %true_block4.1, %after_if3.1
  %224 = load float, float* %206, align 4
  %225 = load float, float* %28, align 4
  %226 = fcmp reassoc ninf nsz ogt float %224, %225
  br i1 %226, label %true_block7.1, label %after_if9.1

true_block7.1:                                    ; preds = %after_if6.1
  store float %225, float* %206, align 4
  %227 = load float, float* %193, align 4
  %228 = fmul reassoc ninf nsz float %227, -5.000000e-01
  store float %228, float* %193, align 4
  br label %after_if9.1

after_if9.1:                                      ; preds = %true_block7.1, %after_if6.1
  %229 = load float, float* %29, align 4
  %230 = fcmp reassoc ninf nsz olt float %212, %229
  br i1 %230, label %true_block10.1, label %after_if12.1

true_block10.1:                                   ; preds = %after_if9.1
  store float %229, float* %208, align 4
  %231 = fmul reassoc ninf nsz float %199, -5.000000e-01
  store float %231, float* %195, align 4
  br label %after_if12.1

after_if12.1:                                     ; preds = %true_block10.1, %after_if9.1
  %232 = load float, float* %208, align 4
  %233 = load float, float* %30, align 4
  %234 = fcmp reassoc ninf nsz ogt float %232, %233
  br i1 %234, label %true_block13.1, label %after_if15.1

true_block13.1:                                   ; preds = %after_if12.1
  store float %233, float* %208, align 4
  %235 = load float, float* %195, align 4
  %236 = fmul reassoc ninf nsz float %235, -5.000000e-01
  store float %236, float* %195, align 4
  br label %after_if15.1

after_if15.1:                                     ; preds = %true_block13.1, %after_if12.1
  %237 = load i32, i32* %7, align 4
  %238 = add i32 %172, 1
  %239 = srem i32 %238, %237
  %240 = load float*, float** %32, align 8
  %241 = mul i32 %239, 3
  %242 = sext i32 %241 to i64
  %243 = getelementptr float, float* %240, i64 %242
  %244 = load float, float* %243, align 4
  %245 = add i32 %241, 1
  %246 = sext i32 %245 to i64
  %247 = getelementptr float, float* %240, i64 %246
  %248 = load float, float* %247, align 4
  %249 = add i32 %241, 2
  %250 = sext i32 %249 to i64
  %251 = getelementptr float, float* %240, i64 %250
  %252 = load float, float* %251, align 4
  %253 = fmul reassoc ninf nsz float %244, %23
  %254 = fmul reassoc ninf nsz float %248, %23
  %255 = fmul reassoc ninf nsz float %252, %23
  %256 = load float*, float** %33, align 8
  %257 = getelementptr float, float* %256, i64 %242
  %258 = load float, float* %257, align 4
  %259 = getelementptr float, float* %256, i64 %246
  %260 = load float, float* %259, align 4
  %261 = getelementptr float, float* %256, i64 %250
  %262 = load float, float* %261, align 4
  %263 = fadd reassoc ninf nsz float %258, %253
  %264 = fadd reassoc ninf nsz float %260, %254
  %265 = fadd reassoc ninf nsz float %262, %255
  store float %263, float* %257, align 4
  store float %264, float* %259, align 4
  store float %265, float* %261, align 4
  %266 = fmul reassoc ninf nsz float %263, %23
  %267 = fmul reassoc ninf nsz float %264, %23
  %268 = fmul reassoc ninf nsz float %265, %23
  %269 = load float*, float** %34, align 8
  %270 = getelementptr float, float* %269, i64 %242
  %271 = load float, float* %270, align 4
  %272 = getelementptr float, float* %269, i64 %246
  %273 = load float, float* %272, align 4
  %274 = getelementptr float, float* %269, i64 %250
  %275 = load float, float* %274, align 4
  %276 = fadd reassoc ninf nsz float %271, %266
  %277 = fadd reassoc ninf nsz float %273, %267
  %278 = fadd reassoc ninf nsz float %275, %268
  store float %276, float* %270, align 4
  store float %277, float* %272, align 4
  store float %278, float* %274, align 4
  %279 = load float, float* %25, align 4
  %280 = fcmp reassoc ninf nsz olt float %276, %279
  br i1 %280, label %true_block.2, label %after_if.2

true_block.2:                                     ; preds = %after_if15.1
  store float %279, float* %270, align 4
  %281 = fmul reassoc ninf nsz float %263, -5.000000e-01
  store float %281, float* %257, align 4
  %.pre.2 = load float, float* %270, align 4
  br label %after_if.2

after_if.2:                                       ; preds = %true_block.2, %after_if15.1
  %282 = phi float [ %276, %after_if15.1 ], [ %.pre.2, %true_block.2 ]
  %283 = load float, float* %26, align 4
  %284 = fcmp reassoc ninf nsz ogt float %282, %283
  br i1 %284, label %true_block1.2, label %after_if3.2

true_block1.2:                                    ; preds = %after_if.2
  store float %283, float* %270, align 4
  %285 = load float, float* %257, align 4
  %286 = fmul reassoc ninf nsz float %285, -5.000000e-01
  store float %286, float* %257, align 4
  br label %after_if3.2

after_if3.2:                                      ; preds = %true_block1.2, %after_if.2
  %287 = load float, float* %27, align 4
  %288 = fcmp reassoc ninf nsz olt float %277, %287
  br i1 %288, label %true_block4.2, label %after_if6.2

true_block4.2:                                    ; preds = %after_if3.2
  store float %287, float* %272, align 4
  %289 = fmul reassoc ninf nsz float %264, -5.000000e-01
  store float %289, float* %259, align 4
  br label %after_if6.2

after_if6.2:                                      ; preds = %true_block4.2, %after_if3.2
  %290 = load float, float* %272, align 4
  %291 = load float, float* %28, align 4
  %292 = fcmp reassoc ninf nsz ogt float %290, %291
  br i1 %292, label %true_block7.2, label %after_if9.2

true_block7.2:                                    ; preds = %after_if6.2
  store float %291, float* %272, align 4
  %293 = load float, float* %259, align 4
  %294 = fmul reassoc ninf nsz float %293, -5.000000e-01
  store float %294, float* %259, align 4
  br label %after_if9.2

after_if9.2:                                      ; preds = %true_block7.2, %after_if6.2
  %295 = load float, float* %29, align 4
  %296 = fcmp reassoc ninf nsz olt float %278, %295
  br i1 %296, label %true_block10.2, label %after_if12.2

true_block10.2:                                   ; preds = %after_if9.2
  store float %295, float* %274, align 4
  %297 = fmul reassoc ninf nsz float %265, -5.000000e-01
  store float %297, float* %261, align 4
  br label %after_if12.2

after_if12.2:                                     ; preds = %true_block10.2, %after_if9.2
  %298 = load float, float* %274, align 4
  %299 = load float, float* %30, align 4
  %300 = fcmp reassoc ninf nsz ogt float %298, %299
  br i1 %300, label %true_block13.2, label %after_if15.2

true_block13.2:                                   ; preds = %after_if12.2
  store float %299, float* %274, align 4
  %301 = load float, float* %261, align 4
  %302 = fmul reassoc ninf nsz float %301, -5.000000e-01
  store float %302, float* %261, align 4
  br label %after_if15.2

after_if15.2:                                     ; preds = %true_block13.2, %after_if12.2
  %303 = load i32, i32* %7, align 4
  %304 = add i32 %238, 1
  %305 = srem i32 %304, %303
  %306 = load float*, float** %32, align 8
  %307 = mul i32 %305, 3
  %308 = sext i32 %307 to i64
  %309 = getelementptr float, float* %306, i64 %308
  %310 = load float, float* %309, align 4
  %311 = add i32 %307, 1
  %312 = sext i32 %311 to i64
  %313 = getelementptr float, float* %306, i64 %312
  %314 = load float, float* %313, align 4
  %315 = add i32 %307, 2
  %316 = sext i32 %315 to i64
  %317 = getelementptr float, float* %306, i64 %316
  %318 = load float, float* %317, align 4
  %319 = fmul reassoc ninf nsz float %310, %23
  %320 = fmul reassoc ninf nsz float %314, %23
  %321 = fmul reassoc ninf nsz float %318, %23
  %322 = load float*, float** %33, align 8
  %323 = getelementptr float, float* %322, i64 %308
  %324 = load float, float* %323, align 4
  %325 = getelementptr float, float* %322, i64 %312
  %326 = load float, float* %325, align 4
  %327 = getelementptr float, float* %322, i64 %316
  %328 = load float, float* %327, align 4
  %329 = fadd reassoc ninf nsz float %324, %319
  %330 = fadd reassoc ninf nsz float %326, %320
  %331 = fadd reassoc ninf nsz float %328, %321
  store float %329, float* %323, align 4
  store float %330, float* %325, align 4
  store float %331, float* %327, align 4
  %332 = fmul reassoc ninf nsz float %329, %23
  %333 = fmul reassoc ninf nsz float %330, %23
  %334 = fmul reassoc ninf nsz float %331, %23
  %335 = load float*, float** %34, align 8
  %336 = getelementptr float, float* %335, i64 %308
  %337 = load float, float* %336, align 4
  %338 = getelementptr float, float* %335, i64 %312
  %339 = load float, float* %338, align 4
  %340 = getelementptr float, float* %335, i64 %316
  %341 = load float, float* %340, align 4
  %342 = fadd reassoc ninf nsz float %337, %332
  %343 = fadd reassoc ninf nsz float %339, %333
  %344 = fadd reassoc ninf nsz float %341, %334
  store float %342, float* %336, align 4
  store float %343, float* %338, align 4
  store float %344, float* %340, align 4
  %345 = load float, float* %25, align 4
  %346 = fcmp reassoc ninf nsz olt float %342, %345
  br i1 %346, label %true_block.3, label %after_if.3

true_block.3:                                     ; preds = %after_if15.2
  store float %345, float* %336, align 4
  %347 = fmul reassoc ninf nsz float %329, -5.000000e-01
  store float %347, float* %323, align 4
  %.pre.3 = load float, float* %336, align 4
  br label %after_if.3

after_if.3:                                       ; preds = %true_block.3, %after_if15.2
  %348 = phi float [ %342, %after_if15.2 ], [ %.pre.3, %true_block.3 ]
  %349 = load float, float* %26, align 4
  %350 = fcmp reassoc ninf nsz ogt float %348, %349
  br i1 %350, label %true_block1.3, label %after_if3.3

true_block1.3:                                    ; preds = %after_if.3
  store float %349, float* %336, align 4
  %351 = load float, float* %323, align 4
  %352 = fmul reassoc ninf nsz float %351, -5.000000e-01
  store float %352, float* %323, align 4
  br label %after_if3.3

after_if3.3:                                      ; preds = %true_block1.3, %after_if.3
  %353 = load float, float* %27, align 4
  %354 = fcmp reassoc ninf nsz olt float %343, %353
  br i1 %354, label %true_block4.3, label %after_if6.3

true_block4.3:                                    ; preds = %after_if3.3
  store float %353, float* %338, align 4
  %355 = fmul reassoc ninf nsz float %330, -5.000000e-01
  store float %355, float* %325, align 4
  br label %after_if6.3

after_if6.3:                                      ; preds = %true_block4.3, %after_if3.3
  %356 = load float, float* %338, align 4
  %357 = load float, float* %28, align 4
  %358 = fcmp reassoc ninf nsz ogt float %356, %357
  br i1 %358, label %true_block7.3, label %after_if9.3

true_block7.3:                                    ; preds = %after_if6.3
  store float %357, float* %338, align 4
  %359 = load float, float* %325, align 4
  %360 = fmul reassoc ninf nsz float %359, -5.000000e-01
  store float %360, float* %325, align 4
  br label %after_if9.3

after_if9.3:                                      ; preds = %true_block7.3, %after_if6.3
  %361 = load float, float* %29, align 4
  %362 = fcmp reassoc ninf nsz olt float %344, %361
  br i1 %362, label %true_block10.3, label %after_if12.3

true_block10.3:                                   ; preds = %after_if9.3
  store float %361, float* %340, align 4
  %363 = fmul reassoc ninf nsz float %331, -5.000000e-01
  store float %363, float* %327, align 4
  br label %after_if12.3

after_if12.3:                                     ; preds = %true_block10.3, %after_if9.3
  %364 = load float, float* %340, align 4
  %365 = load float, float* %30, align 4
  %366 = fcmp reassoc ninf nsz ogt float %364, %365
  br i1 %366, label %true_block13.3, label %after_if15.3

true_block13.3:                                   ; preds = %after_if12.3
  store float %365, float* %340, align 4
  %367 = load float, float* %327, align 4
  %368 = fmul reassoc ninf nsz float %367, -5.000000e-01
  store float %368, float* %327, align 4
  br label %after_if15.3

after_if15.3:                                     ; preds = %true_block13.3, %after_if12.3
  %369 = add i32 %304, 1
  %exitcond.not.3 = icmp eq i32 %369, %19
  br i1 %exitcond.not.3, label %after_for.loopexit, label %for_loop_body
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.49, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.49**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.49*, %struct.RuntimeContext.49** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.49*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.49*, i8*)*, void (%struct.RuntimeContext.49*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.49*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.49*, i8*, i32)*, void (%struct.RuntimeContext.49*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.49*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.49*, i8*)*, void (%struct.RuntimeContext.49*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.49*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.49* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.49* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.49* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.49, %struct.RuntimeContext.49* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.49* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.49* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.49*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.49* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
