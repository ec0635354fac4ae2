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
define void @heat_c80_0_kernel_0_serial(%struct.RuntimeContext.7* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.7* %context to { { { i32, i32 }, float* }, { { i32, i32 }, float* } }**
  %1 = load { { { i32, i32 }, float* }, { { i32, i32 }, float* } }*, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }** %0, align 8
  %2 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %1, i64 0, i32 0, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %5, i64 0, i32 14
  %7 = load i8*, i8** %6, align 8
  %8 = getelementptr inbounds i8, i8* %7, i64 8
  %9 = bitcast i8* %8 to i32*
  store i32 %3, i32* %9, align 4
  %10 = load { { { i32, i32 }, float* }, { { i32, i32 }, float* } }*, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }** %0, align 8
  %11 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %10, i64 0, i32 0, i32 0, i32 1
  %12 = load i32, i32* %11, align 4
  %13 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %4, align 8
  %14 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %13, i64 0, i32 14
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 4
  %17 = bitcast i8* %16 to i32*
  store i32 %12, i32* %17, align 4
  %18 = mul i32 %12, %3
  %19 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %4, align 8
  %20 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %19, i64 0, i32 14
  %21 = bitcast i8** %20 to i32**
  %22 = load i32*, i32** %21, align 8
  store i32 %18, i32* %22, align 4
  ret void
}

; Function Attrs: nounwind
define void @heat_c80_0_kernel_1_range_for(%struct.RuntimeContext.7* %context) local_unnamed_addr #1 {
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
  %20 = icmp sgt i32 %19, %17
  br i1 %20, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %21 = bitcast %struct.RuntimeContext.7* %0 to { { { i32, i32 }, float* }, { { i32, i32 }, float* } }**
  %22 = sub i32 %19, %17
  %23 = xor i32 %17, -1
  %24 = add i32 %19, %23
  %xtraiter = and i32 %22, 3
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %25 = sub i32 0, %xtraiter
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %after_if9.prol, %for_loop_body.prol.preheader
  %lsr.iv = phi i32 [ %25, %for_loop_body.prol.preheader ], [ %lsr.iv.next, %after_if9.prol ]
  %.0816.prol = phi i32 [ %93, %after_if9.prol ], [ %17, %for_loop_body.prol.preheader ]
  %26 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %27 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %26, i64 0, i32 14
  %28 = load i8*, i8** %27, align 8
  %29 = getelementptr inbounds i8, i8* %28, i64 4
  %30 = bitcast i8* %29 to i32*
  %31 = load i32, i32* %30, align 4
  %32 = srem i32 %.0816.prol, %31
  %33 = sdiv i32 %.0816.prol, %31
  %34 = getelementptr inbounds i8, i8* %28, i64 8
  %35 = bitcast i8* %34 to i32*
  %36 = load i32, i32* %35, align 4
  %37 = srem i32 %33, %36
  %38 = icmp sgt i32 %37, 0
  %39 = add i32 %36, -1
  %40 = icmp slt i32 %37, %39
  %.07.prol = and i1 %38, %40
  %41 = icmp sgt i32 %32, 0
  %or.cond.prol = select i1 %.07.prol, i1 %41, i1 false
  %42 = add i32 %31, -1
  %43 = icmp slt i32 %32, %42
  %or.cond15.prol = select i1 %or.cond.prol, i1 %43, i1 false
  br i1 %or.cond15.prol, label %true_block7.prol, label %false_block8.prol

false_block8.prol:                                ; preds = %for_loop_body.prol
  %44 = load { { { i32, i32 }, float* }, { { i32, i32 }, float* } }*, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }** %21, align 8
  %45 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %44, i64 0, i32 0, i32 1
  %46 = load float*, float** %45, align 8
  %47 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %44, i64 0, i32 0, i32 0, i32 1
  %48 = load i32, i32* %47, align 4
  %49 = mul i32 %48, %37
  %50 = add i32 %49, %32
  %51 = sext i32 %50 to i64
  %52 = getelementptr float, float* %46, i64 %51
  %53 = load float, float* %52, align 4
  br label %after_if9.prol

true_block7.prol:                                 ; preds = %for_loop_body.prol
  %54 = add nsw i32 %37, -1
  %55 = load { { { i32, i32 }, float* }, { { i32, i32 }, float* } }*, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }** %21, align 8
  %56 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %55, i64 0, i32 0, i32 1
  %57 = load float*, float** %56, align 8
  %58 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %55, i64 0, i32 0, i32 0, i32 1
  %59 = load i32, i32* %58, align 4
  %60 = mul i32 %59, %54
  %61 = add i32 %60, %32
  %62 = sext i32 %61 to i64
  %63 = getelementptr float, float* %57, i64 %62
  %64 = load float, float* %63, align 4
  %65 = add nuw nsw i32 %37, 1
  %66 = mul i32 %59, %65
  %67 = add i32 %66, %32
  %68 = sext i32 %67 to i64
  %69 = getelementptr float, float* %57, i64 %68
  %70 = load float, float* %69, align 4
  %71 = fadd reassoc ninf nsz float %70, %64
  %72 = mul i32 %59, %37
  %73 = add i32 %72, %32
  %74 = add i32 %73, -1
  %75 = sext i32 %74 to i64
  %76 = getelementptr float, float* %57, i64 %75
  %77 = load float, float* %76, align 4
  %78 = fadd reassoc ninf nsz float %71, %77
  %79 = add i32 %73, 1
  %80 = sext i32 %79 to i64
  %81 = getelementptr float, float* %57, i64 %80
  %82 = load float, float* %81, align 4
  %83 = fadd reassoc ninf nsz float %78, %82
  %84 = fmul reassoc ninf nsz float %83, 2.500000e-01
  br label %after_if9.prol

after_if9.prol:                                   ; preds = %true_block7.prol, %false_block8.prol
  %.sink26.prol = phi { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* [ %44, %false_block8.prol ], [ %55, %true_block7.prol ]
  %.sink.prol = phi float [ %53, %false_block8.prol ], [ %84, %true_block7.prol ]
  %85 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %.sink26.prol, i64 0, i32 1, i32 1
  %86 = load float*, float** %85, align 8
  %87 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %.sink26.prol, i64 0, i32 1, i32 0, i32 1
  %88 = load i32, i32* %87, align 4
  %89 = mul i32 %88, %37
  %90 = add i32 %89, %32
  %91 = sext i32 %90 to i64
  %92 = getelementptr float, float* %86, i64 %91
  store float %.sink.prol, float* %92, align 4
  %93 = add i32 %.0816.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %after_if9.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.0816.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %93, %for_loop_body.prol.loopexit.loopexit ]
  %94 = icmp ult i32 %24, 3
  br i1 %94, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %after_if9.3, %for_loop_body.preheader
  %.0816 = phi i32 [ %366, %after_if9.3 ], [ %.0816.unr, %for_loop_body.preheader ]
  %95 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %96 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %95, i64 0, i32 14
  %97 = load i8*, i8** %96, align 8
  %98 = getelementptr inbounds i8, i8* %97, i64 4
  %99 = bitcast i8* %98 to i32*
  %100 = load i32, i32* %99, align 4
  %101 = srem i32 %.0816, %100
  %102 = sdiv i32 %.0816, %100
  %103 = getelementptr inbounds i8, i8* %97, i64 8
  %104 = bitcast i8* %103 to i32*
  %105 = load i32, i32* %104, align 4
  %106 = srem i32 %102, %105
  %107 = icmp sgt i32 %106, 0
  %108 = add i32 %105, -1
  %109 = icmp slt i32 %106, %108
  %.07 = and i1 %107, %109
  %110 = icmp sgt i32 %101, 0
  %or.cond = select i1 %.07, i1 %110, i1 false
  %111 = add i32 %100, -1
  %112 = icmp slt i32 %101, %111
  %or.cond15 = select i1 %or.cond, i1 %112, i1 false
  br i1 %or.cond15, label %true_block7, label %false_block8

after_for.loopexit:                               ; preds = %after_if9.3
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void

true_block7:                                      ; preds = %for_loop_body
  %113 = add nsw i32 %106, -1
  %114 = load { { { i32, i32 }, float* }, { { i32, i32 }, float* } }*, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }** %21, align 8
  %115 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %114, i64 0, i32 0, i32 1
  %116 = load float*, float** %115, align 8
  %117 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %114, i64 0, i32 0, i32 0, i32 1
  %118 = load i32, i32* %117, align 4
  %119 = mul i32 %118, %113
  %120 = add i32 %119, %101
  %121 = sext i32 %120 to i64
  %122 = getelementptr float, float* %116, i64 %121
  %123 = load float, float* %122, align 4
  %124 = add nuw nsw i32 %106, 1
  %125 = mul i32 %118, %124
  %126 = add i32 %125, %101
  %127 = sext i32 %126 to i64
  %128 = getelementptr float, float* %116, i64 %127
  %129 = load float, float* %128, align 4
  %130 = fadd reassoc ninf nsz float %129, %123
  %131 = mul i32 %118, %106
  %132 = add i32 %131, %101
  %133 = add i32 %132, -1
  %134 = sext i32 %133 to i64
  %135 = getelementptr float, float* %116, i64 %134
  %136 = load float, float* %135, align 4
  %137 = fadd reassoc ninf nsz float %130, %136
  %138 = add i32 %132, 1
  %139 = sext i32 %138 to i64
  %140 = getelementptr float, float* %116, i64 %139
  %141 = load float, float* %140, align 4
  %142 = fadd reassoc ninf nsz float %137, %141
  %143 = fmul reassoc ninf nsz float %142, 2.500000e-01
  br label %after_if9

false_block8:                                     ; preds = %for_loop_body
  %144 = load { { { i32, i32 }, float* }, { { i32, i32 }, float* } }*, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }** %21, align 8
  %145 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %144, i64 0, i32 0, i32 1
  %146 = load float*, float** %145, align 8
  %147 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %144, i64 0, i32 0, i32 0, i32 1
  %148 = load i32, i32* %147, align 4
  %149 = mul i32 %148, %106
  %150 = add i32 %149, %101
  %151 = sext i32 %150 to i64
  %152 = getelementptr float, float* %146, i64 %151
  %153 = load float, float* %152, align 4
  br label %after_if9

after_if9:                                        ; preds = %false_block8, %true_block7
  %.sink26 = phi { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* [ %144, %false_block8 ], [ %114, %true_block7 ]
  %.sink = phi float [ %153, %false_block8 ], [ %143, %true_block7 ]
  %154 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %.sink26, i64 0, i32 1, i32 1
  %155 = load float*, float** %154, align 8
  %156 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %.sink26, i64 0, i32 1, i32 0, i32 1
  %157 = load i32, i32* %156, align 4
  %158 = mul i32 %157, %106
  %159 = add i32 %158, %101
  %160 = sext i32 %159 to i64
  %161 = getelementptr float, float* %155, i64 %160
  store float %.sink, float* %161, align 4
  %162 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %163 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %162, i64 0, i32 14
  %164 = load i8*, i8** %163, align 8
  %165 = getelementptr inbounds i8, i8* %164, i64 4
  %166 = bitcast i8* %165 to i32*
  %167 = load i32, i32* %166, align 4
  %168 = add i32 %.0816, 1
  %169 = srem i32 %168, %167
  %170 = sdiv i32 %168, %167
  %171 = getelementptr inbounds i8, i8* %164, i64 8
  %172 = bitcast i8* %171 to i32*
  %173 = load i32, i32* %172, align 4
  %174 = srem i32 %170, %173
  %175 = icmp sgt i32 %174, 0
  %176 = add i32 %173, -1
  %177 = icmp slt i32 %174, %176
  %.07.1 = and i1 %175, %177
  %178 = icmp sgt i32 %169, 0
  %or.cond.1 = select i1 %.07.1, i1 %178, i1 false
  %179 = add i32 %167, -1
  %180 = icmp slt i32 %169, %179
  %or.cond15.1 = select i1 %or.cond.1, i1 %180, i1 false
  br i1 %or.cond15.1, label %true_block7.1, label %false_block8.1

false_block8.1:                                   ; preds = %after_if9
  %181 = load { { { i32, i32 }, float* }, { { i32, i32 }, float* } }*, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }** %21, align 8
  %182 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %181, i64 0, i32 0, i32 1
  %183 = load float*, float** %182, align 8
  %184 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %181, i64 0, i32 0, i32 0, i32 1
  %185 = load i32, i32* %184, align 4
  %186 = mul i32 %185, %174
  %187 = add i32 %186, %169
  %188 = sext i32 %187 to i64
  %189 = getelementptr float, float* %183, i64 %188
  %190 = load float, float* %189, align 4
  br label %after_if9.1

true_block7.1:                                    ; preds = %after_if9
  %191 = add nsw i32 %174, -1
  %192 = load { { { i32, i32 }, float* }, { { i32, i32 }, float* } }*, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }** %21, align 8
  %193 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %192, i64 0, i32 0, i32 1
  %194 = load float*, float** %193, align 8
  %195 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %192, i64 0, i32 0, i32 0, i32 1
  %196 = load i32, i32* %195, align 4
  %197 = mul i32 %196, %191
  %198 = add i32 %197, %169
  %199 = sext i32 %198 to i64
  %200 = getelementptr float, float* %194, i64 %199
  %201 = load float, float* %200, align 4
  %202 = add nuw nsw i32 %174, 1
  %203 = mul i32 %196, %202
  %204 = add i32 %203, %169
  %205 = sext i32 %204 to i64
  %206 = getelementptr float, float* %194, i64 %205
  %207 = load float, float* %206, align 4
  %208 = fadd reassoc ninf nsz float %207, %201
  %209 = mul i32 %196, %174
  %210 = add i32 %209, %169
  %211 = add i32 %210, -1
  %212 = sext i32 %211 to i64
  %213 = getelementptr float, float* %194, i64 %212
  %214 = load float, float* %213, align 4
  %215 = fadd reassoc ninf nsz float %208, %214
  %216 = add i32 %210, 1
  %217 = sext i32 %216 to i64
  %218 = getelementptr float, float* %194, i64 %217
  %219 = load float, float* %218, align 4
  %220 = fadd reassoc ninf nsz float %215, %219
  %221 = fmul reassoc ninf nsz float %220, 2.500000e-01
  br label %after_if9.1

after_if9.1:                                      ; preds = %true_block7.1, %false_block8.1
  %.sink26.1 = phi { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* [ %181, %false_block8.1 ], [ %192, %true_block7.1 ]
  %.sink.1 = phi float [ %190, %false_block8.1 ], [ %221, %true_block7.1 ]
  %222 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %.sink26.1, i64 0, i32 1, i32 1
  %223 = load float*, float** %222, align 8
  %224 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %.sink26.1, i64 0, i32 1, i32 0, i32 1
  %225 = load i32, i32* %224, align 4
  %226 = mul i32 %225, %174
  %227 = add i32 %226, %169
  %228 = sext i32 %227 to i64
  %229 = getelementptr float, float* %223, i64 %228
  store float %.sink.1, float* %229, align 4
  %230 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %231 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %230, i64 0, i32 14
  %232 = load i8*, i8** %231, align 8
  %233 = getelementptr inbounds i8, i8* %232, i64 4
  %234 = bitcast i8* %233 to i32*
  %235 = load i32, i32* %234, align 4
  %236 = add i32 %168, 1
  %237 = srem i32 %236, %235
  %238 = sdiv i32 %236, %235
  %239 = getelementptr inbounds i8, i8* %232, i64 8
  %240 = bitcast i8* %239 to i32*
  %241 = load i32, i32* %240, align 4
  %242 = srem i32 %238, %241
  %243 = icmp sgt i32 %242, 0
  %244 = add i32 %241, -1
  %245 = icmp slt i32 %242, %244
  %.07.2 = and i1 %243, %245
  %246 = icmp sgt i32 %237, 0
  %or.cond.2 = select i1 %.07.2, i1 %246, i1 false
  %247 = add i32 %235, -1
  %248 = icmp slt i32 %237, %247
  %or.cond15.2 = select i1 %or.cond.2, i1 %248, i1 false
  br i1 %or.cond15.2, label %true_block7.2, label %false_block8.2

false_block8.2:                                   ; preds = %after_if9.1
  %249 = load { { { i32, i32 }, float* }, { { i32, i32 }, float* } }*, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }** %21, align 8
  %250 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %249, i64 0, i32 0, i32 1
  %251 = load float*, float** %250, align 8
  %252 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %249, i64 0, i32 0, i32 0, i32 1
  %253 = load i32, i32* %252, align 4
  %254 = mul i32 %253, %242
  %255 = add i32 %254, %237
  %256 = sext i32 %255 to i64
  %257 = getelementptr float, float* %251, i64 %256
  %258 = load float, float* %257, align 4
  br label %after_if9.2

true_block7.2:                                    ; preds = %after_if9.1
  %259 = add nsw i32 %242, -1
  %260 = load { { { i32, i32 }, float* }, { { i32, i32 }, float* } }*, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }** %21, align 8
  %261 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %260, i64 0, i32 0, i32 1
  %262 = load float*, float** %261, align 8
  %263 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %260, i64 0, i32 0, i32 0, i32 1
  %264 = load i32, i32* %263, align 4
  %265 = mul i32 %264, %259
  %266 = add i32 %265, %237
  %267 = sext i32 %266 to i64
  %268 = getelementptr float, float* %262, i64 %267
  %269 = load float, float* %268, align 4
  %270 = add nuw nsw i32 %242, 1
  %271 = mul i32 %264, %270
  %272 = add i32 %271, %237
  %273 = sext i32 %272 to i64
  %274 = getelementptr float, float* %262, i64 %273
  %275 = load float, float* %274, align 4
  %276 = fadd reassoc ninf nsz float %275, %269
  %277 = mul i32 %264, %242
  %278 = add i32 %277, %237
  %279 = add i32 %278, -1
  %280 = sext i32 %279 to i64
  %281 = getelementptr float, float* %262, i64 %280
  %282 = load float, float* %281, align 4
  %283 = fadd reassoc ninf nsz float %276, %282
  %284 = add i32 %278, 1
  %285 = sext i32 %284 to i64
  %286 = getelementptr float, float* %262, i64 %285
  %287 = load float, float* %286, align 4
  %288 = fadd reassoc ninf nsz float %283, %287
  %289 = fmul reassoc ninf nsz float %288, 2.500000e-01
  br label %after_if9.2

after_if9.2:                                      ; preds = %true_block7.2, %false_block8.2
  %.sink26.2 = phi { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* [ %249, %false_block8.2 ], [ %260, %true_block7.2 ]
  %.sink.2 = phi float [ %258, %false_block8.2 ], [ %289, %true_block7.2 ]
  %290 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %.sink26.2, i64 0, i32 1, i32 1
  %291 = load float*, float** %290, align 8
  %292 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %.sink26.2, i64 0, i32 1, i32 0, i32 1
  %293 = load i32, i32* %292, align 4
  %294 = mul i32 %293, %242
  %295 = add i32 %294, %237
  %296 = sext i32 %295 to i64
  %297 = getelementptr float, float* %291, i64 %296
  store float %.sink.2, float* %297, align 4
  %298 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %299 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %298, i64 0, i32 14
  %300 = load i8*, i8** %299, align 8
  %301 = getelementptr inbounds i8, i8* %300, i64 4
  %302 = bitcast i8* %301 to i32*
  %303 = load i32, i32* %302, align 4
  %304 = add i32 %236, 1
  %305 = srem i32 %304, %303
  %306 = sdiv i32 %304, %303
  %307 = getelementptr inbounds i8, i8* %300, i64 8
  %308 = bitcast i8* %307 to i32*
  %309 = load i32, i32* %308, align 4
  %310 = srem i32 %306, %309
  %311 = icmp sgt i32 %310, 0
  %312 = add i32 %309, -1
  %313 = icmp slt i32 %310, %312
  %.07.3 = and i1 %311, %313
  %314 = icmp sgt i32 %305, 0
  %or.cond.3 = select i1 %.07.3, i1 %314, i1 false
  %315 = add i32 %303, -1
  %316 = icmp slt i32 %305, %315
  %or.cond15.3 = select i1 %or.cond.3, i1 %316, i1 false
  br i1 %or.cond15.3, label %true_block7.3, label %false_block8.3

false_block8.3:                                   ; preds = %after_if9.2
  %317 = load { { { i32, i32 }, float* }, { { i32, i32 }, float* } }*, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }** %21, align 8
  %318 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %317, i64 0, i32 0, i32 1
  %319 = load float*, float** %318, align 8
  %320 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %317, i64 0, i32 0, i32 0, i32 1
  %321 = load i32, i32* %320, align 4
  %322 = mul i32 %321, %310
  %323 = add i32 %322, %305
  %324 = sext i32 %323 to i64
  %325 = getelementptr float, float* %319, i64 %324
  %326 = load float, float* %325, align 4
  br label %after_if9.3

true_block7.3:                                    ; preds = %after_if9.2
  %327 = add nsw i32 %310, -1
  %328 = load { { { i32, i32 }, float* }, { { i32, i32 }, float* } }*, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }** %21, align 8
  %329 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %328, i64 0, i32 0, i32 1
  %330 = load float*, float** %329, align 8
  %331 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %328, i64 0, i32 0, i32 0, i32 1
  %332 = load i32, i32* %331, align 4
  %333 = mul i32 %332, %327
  %334 = add i32 %333, %305
  %335 = sext i32 %334 to i64
  %336 = getelementptr float, float* %330, i64 %335
  %337 = load float, float* %336, align 4
  %338 = add nuw nsw i32 %310, 1
  %339 = mul i32 %332, %338
  %340 = add i32 %339, %305
  %341 = sext i32 %340 to i64
  %342 = getelementptr float, float* %330, i64 %341
  %343 = load float, float* %342, align 4
  %344 = fadd reassoc ninf nsz float %343, %337
  %345 = mul i32 %332, %310
  %346 = add i32 %345, %305
  %347 = add i32 %346, -1
  %348 = sext i32 %347 to i64
  %349 = getelementptr float, float* %330, i64 %348
  %350 = load float, float* %349, align 4
  %351 = fadd reassoc ninf nsz float %344, %350
  %352 = add i32 %346, 1
  %353 = sext i32 %352 to i64
  %354 = getelementptr float, float* %330, i64 %353
  %355 = load float, float* %354, align 4
  %356 = fadd reassoc ninf nsz float %351, %355
  %357 = fmul reassoc ninf nsz float %356, 2.500000e-01
  br label %after_if9.3

after_if9.3:                                      ; preds = %true_block7.3, %false_block8.3
  %.sink26.3 = phi { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* [ %317, %false_block8.3 ], [ %328, %true_block7.3 ]
  %.sink.3 = phi float [ %326, %false_block8.3 ], [ %357, %true_block7.3 ]
  %358 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %.sink26.3, i64 0, i32 1, i32 1
  %359 = load float*, float** %358, align 8
  %360 = getelementptr { { { i32, i32 }, float* }, { { i32, i32 }, float* } }, { { { i32, i32 }, float* }, { { i32, i32 }, float* } }* %.sink26.3, i64 0, i32 1, i32 0, i32 1
  %361 = load i32, i32* %360, align 4
  %362 = mul i32 %361, %310
  %363 = add i32 %362, %305
  %364 = sext i32 %363 to i64
  %365 = getelementptr float, float* %359, i64 %364
  store float %.sink.3, float* %365, align 4
  %366 = add i32 %304, 1
  %exitcond.not.3 = icmp eq i32 %366, %19
  br i1 %exitcond.not.3, label %after_for.loopexit, label %for_loop_body
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
