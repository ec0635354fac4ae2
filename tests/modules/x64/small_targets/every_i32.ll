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
define void @every_i32_c124_0_kernel_0_serial(%struct.RuntimeContext.7* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.7* %context to { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }**
  %1 = load { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }*, { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }** %0, align 8
  %2 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }* %1, i64 0, i32 0, i32 0, i32 0
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
define void @every_i32_c124_0_kernel_1_range_for(%struct.RuntimeContext.7* %context) local_unnamed_addr #1 {
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

; Function Attrs: nofree nounwind
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
  %21 = bitcast %struct.RuntimeContext.7* %0 to { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }**
  %22 = load { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }*, { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }** %21, align 8
  %23 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }* %22, i64 0, i32 0, i32 1
  %24 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }* %22, i64 0, i32 1, i32 1
  %25 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }* %22, i64 0, i32 2, i32 1
  %26 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }* %22, i64 0, i32 3, i32 1
  %27 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }* %22, i64 0, i32 4, i32 1
  %28 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }* %22, i64 0, i32 5, i32 1
  %29 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }* %22, i64 0, i32 6, i32 1
  %30 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }* %22, i64 0, i32 7, i32 1
  %31 = getelementptr { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }, { { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* }, { { i32 }, i32* } }* %22, i64 0, i32 8, i32 1
  %32 = sub i32 %19, %17
  %33 = xor i32 %17, -1
  %34 = add i32 %19, %33
  %xtraiter = and i32 %32, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %35 = sub i32 0, %xtraiter
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv = phi i32 [ %35, %for_loop_body.prol.preheader ], [ %lsr.iv.next, %for_loop_body.prol ]
  %.04.prol = phi i32 [ %67, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %36 = load i32, i32* %7, align 4
  %37 = srem i32 %.04.prol, %36
  %38 = load i32*, i32** %23, align 8
  %39 = sext i32 %37 to i64
  %40 = getelementptr i32, i32* %38, i64 %39
  %41 = load i32, i32* %40, align 4
  %42 = load i32*, i32** %24, align 8
  %43 = getelementptr i32, i32* %42, i64 %39
  %44 = load i32, i32* %43, align 4
  %45 = load i32*, i32** %25, align 8
  %46 = sext i32 %41 to i64
  %47 = getelementptr i32, i32* %45, i64 %46
  %48 = atomicrmw add i32* %47, i32 %44 seq_cst, align 4
  %neg.prol = sub i32 0, %44
  %49 = load i32*, i32** %26, align 8
  %50 = getelementptr i32, i32* %49, i64 %46
  %51 = atomicrmw add i32* %50, i32 %neg.prol seq_cst, align 4
  %52 = load i32*, i32** %27, align 8
  %53 = getelementptr i32, i32* %52, i64 %46
  %54 = atomicrmw min i32* %53, i32 %44 seq_cst, align 4
  %55 = load i32*, i32** %28, align 8
  %56 = getelementptr i32, i32* %55, i64 %46
  %57 = atomicrmw max i32* %56, i32 %44 seq_cst, align 4
  %58 = load i32*, i32** %29, align 8
  %59 = getelementptr i32, i32* %58, i64 %46
  %60 = atomicrmw and i32* %59, i32 %44 seq_cst, align 4
  %61 = load i32*, i32** %30, align 8
  %62 = getelementptr i32, i32* %61, i64 %46
  %63 = atomicrmw or i32* %62, i32 %44 seq_cst, align 4
  %64 = load i32*, i32** %31, align 8
  %65 = getelementptr i32, i32* %64, i64 %46
  %66 = atomicrmw xor i32* %65, i32 %44 seq_cst, align 4
  %67 = add i32 %.04.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.04.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %67, %for_loop_body.prol.loopexit.loopexit ]
  %68 = icmp ult i32 %34, 7
  br i1 %68, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.04 = phi i32 [ %324, %for_loop_body ], [ %.04.unr, %for_loop_body.preheader ]
  %69 = load i32, i32* %7, align 4
  %70 = srem i32 %.04, %69
  %71 = load i32*, i32** %23, align 8
  %72 = sext i32 %70 to i64
  %73 = getelementptr i32, i32* %71, i64 %72
  %74 = load i32, i32* %73, align 4
  %75 = load i32*, i32** %24, align 8
  %76 = getelementptr i32, i32* %75, i64 %72
  %77 = load i32, i32* %76, align 4
  %78 = load i32*, i32** %25, align 8
  %79 = sext i32 %74 to i64
  %80 = getelementptr i32, i32* %78, i64 %79
  %81 = atomicrmw add i32* %80, i32 %77 seq_cst, align 4
  %neg = sub i32 0, %77
  %82 = load i32*, i32** %26, align 8
  %83 = getelementptr i32, i32* %82, i64 %79
  %84 = atomicrmw add i32* %83, i32 %neg seq_cst, align 4
  %85 = load i32*, i32** %27, align 8
  %86 = getelementptr i32, i32* %85, i64 %79
  %87 = atomicrmw min i32* %86, i32 %77 seq_cst, align 4
  %88 = load i32*, i32** %28, align 8
  %89 = getelementptr i32, i32* %88, i64 %79
  %90 = atomicrmw max i32* %89, i32 %77 seq_cst, align 4
  %91 = load i32*, i32** %29, align 8
  %92 = getelementptr i32, i32* %91, i64 %79
  %93 = atomicrmw and i32* %92, i32 %77 seq_cst, align 4
  %94 = load i32*, i32** %30, align 8
  %95 = getelementptr i32, i32* %94, i64 %79
  %96 = atomicrmw or i32* %95, i32 %77 seq_cst, align 4
  %97 = load i32*, i32** %31, align 8
  %98 = getelementptr i32, i32* %97, i64 %79
  %99 = atomicrmw xor i32* %98, i32 %77 seq_cst, align 4
  %100 = load i32, i32* %7, align 4
  %101 = add i32 %.04, 1
  %102 = srem i32 %101, %100
  %103 = load i32*, i32** %23, align 8
  %104 = sext i32 %102 to i64
  %105 = getelementptr i32, i32* %103, i64 %104
  %106 = load i32, i32* %105, align 4
  %107 = load i32*, i32** %24, align 8
  %108 = getelementptr i32, i32* %107, i64 %104
  %109 = load i32, i32* %108, align 4
  %110 = load i32*, i32** %25, align 8
  %111 = sext i32 %106 to i64
  %112 = getelementptr i32, i32* %110, i64 %111
  %113 = atomicrmw add i32* %112, i32 %109 seq_cst, align 4
  %neg.1 = sub i32 0, %109
  %114 = load i32*, i32** %26, align 8
  %115 = getelementptr i32, i32* %114, i64 %111
  %116 = atomicrmw add i32* %115, i32 %neg.1 seq_cst, align 4
  %117 = load i32*, i32** %27, align 8
  %118 = getelementptr i32, i32* %117, i64 %111
  %119 = atomicrmw min i32* %118, i32 %109 seq_cst, align 4
  %120 = load i32*, i32** %28, align 8
  %121 = getelementptr i32, i32* %120, i64 %111
  %122 = atomicrmw max i32* %121, i32 %109 seq_cst, align 4
  %123 = load i32*, i32** %29, align 8
  %124 = getelementptr i32, i32* %123, i64 %111
  %125 = atomicrmw and i32* %124, i32 %109 seq_cst, align 4
  %126 = load i32*, i32** %30, align 8
  %127 = getelementptr i32, i32* %126, i64 %111
  %128 = atomicrmw or i32* %127, i32 %109 seq_cst, align 4
  %129 = load i32*, i32** %31, align 8
  %130 = getelementptr i32, i32* %129, i64 %111
  %131 = atomicrmw xor i32* %130, i32 %109 seq_cst, align 4
  %132 = load i32, i32* %7, align 4
  %133 = add i32 %101, 1
  %134 = srem i32 %133, %132
  %135 = load i32*, i32** %23, align 8
  %136 = sext i32 %134 to i64
  %137 = getelementptr i32, i32* %135, i64 %136
  %138 = load i32, i32* %137, align 4
  %139 = load i32*, i32** %24, align 8
  %140 = getelementptr i32, i32* %139, i64 %136
  %141 = load i32, i32* %140, align 4
  %142 = load i32*, i32** %25, align 8
  %143 = sext i32 %138 to i64
  %144 = getelementptr i32, i32* %142, i64 %143
  %145 = atomicrmw add i32* %144, i32 %141 seq_cst, align 4
  %neg.2 = sub i32 0, %141
  %146 = load i32*, i32** %26, align 8
  %147 = getelementptr i32, i32* %146, i64 %143
  %148 = atomicrmw add i32* %147, i32 %neg.2 seq_cst, align 4
  %149 = load i32*, i32** %27, align 8
  %150 = getelementptr i32, i32* %149, i64 %143
  %151 = atomicrmw min i32* %150, i32 %141 seq_cst, align 4
  %152 = load i32*, i32** %28, align 8
  %153 = getelementptr i32, i32* %152, i64 %143
  %154 = atomicrmw max i32* %153, i32 %141 seq_cst, align 4
  %155 = load i32*, i32** %29, align 8
  %156 = getelementptr i32, i32* %155, i64 %143
  %157 = atomicrmw and i32* %156, i32 %141 seq_cst, align 4
  %158 = load i32*, i32** %30, align 8
  %159 = getelementptr i32, i32* %158, i64 %143
  %160 = atomicrmw or i32* %159, i32 %141 seq_cst, align 4
  %161 = load i32*, i32** %31, align 8
  %162 = getelementptr i32, i32* %161, i64 %143
  %163 = atomicrmw xor i32* %162, i32 %141 seq_cst, align 4
  %164 = load i32, i32* %7, align 4
  %165 = add i32 %133, 1
  %166 = srem i32 %165, %164
  %167 = load i32*, i32** %23, align 8
  %168 = sext i32 %166 to i64
  %169 = getelementptr i32, i32* %167, i64 %168
  %170 = load i32, i32* %169, align 4
  %171 = load i32*, i32** %24, align 8
  %172 = getelementptr i32, i32* %171, i64 %168
  %173 = load i32, i32* %172, align 4
  %174 = load i32*, i32** %25, align 8
  %175 = sext i32 %170 to i64
  %176 = getelementptr i32, i32* %174, i64 %175
  %177 = atomicrmw add i32* %176, i32 %173 seq_cst, align 4
  %neg.3 = sub i32 0, %173
  %178 = load i32*, i32** %26, align 8
  %179 = getelementptr i32, i32* %178, i64 %175
  %180 = atomicrmw add i32* %179, i32 %neg.3 seq_cst, align 4
  %181 = load i32*, i32** %27, align 8
  %182 = getelementptr i32, i32* %181, i64 %175
  %183 = atomicrmw min i32* %182, i32 %173 seq_cst, align 4
  %184 = load i32*, i32** %28, align 8
  %185 = getelementptr i32, i32* %184, i64 %175
  %186 = atomicrmw max i32* %185, i32 %173 seq_cst, align 4
  %187 = load i32*, i32** %29, align 8
  %188 = getelementptr i32, i32* %187, i64 %175
  %189 = atomicrmw and i32* %188, i32 %173 seq_cst, align 4
  %190 = load i32*, i32** %30, align 8
  %191 = getelementptr i32, i32* %190, i64 %175
  %192 = atomicrmw or i32* %191, i32 %173 seq_cst, align 4
  %193 = load i32*, i32** %31, align 8
  %194 = getelementptr i32, i32* %193, i64 %175
  %195 = atomicrmw xor i32* %194, i32 %173 seq_cst, align 4
  %196 = load i32, i32* %7, align 4
  %197 = add i32 %165, 1
  %198 = srem i32 %197, %196
  %199 = load i32*, i32** %23, align 8
  %200 = sext i32 %198 to i64
  %201 = getelementptr i32, i32* %199, i64 %200
  %202 = load i32, i32* %201, align 4
  %203 = load i32*, i32** %24, align 8
  %204 = getelementptr i32, i32* %203, i64 %200
  %205 = load i32, i32* %204, align 4
  %206 = load i32*, i32** %25, align 8
  %207 = sext i32 %202 to i64
  %208 = getelementptr i32, i32* %206, i64 %207
  %209 = atomicrmw add i32* %208, i32 %205 seq_cst, align 4
  %neg.4 = sub i32 0, %205
  %210 = load i32*, i32** %26, align 8
  %211 = getelementptr i32, i32* %210, i64 %207
  %212 = atomicrmw add i32* %211, i32 %neg.4 seq_cst, align 4
  %213 = load i32*, i32** %27, align 8
  %214 = getelementptr i32, i32* %213, i64 %207
  %215 = atomicrmw min i32* %214, i32 %205 seq_cst, align 4
  %216 = load i32*, i32** %28, align 8
  %217 = getelementptr i32, i32* %216, i64 %207
  %218 = atomicrmw max i32* %217, i32 %205 seq_cst, align 4
  %219 = load i32*, i32** %29, align 8
  %220 = getelementptr i32, i32* %219, i64 %207
  %221 = atomicrmw and i32* %220, i32 %205 seq_cst, align 4
  %222 = load i32*, i32** %30, align 8
  %223 = getelementptr i32, i32* %222, i64 %207
  %224 = atomicrmw or i32* %223, i32 %205 seq_cst, align 4
  %225 = load i32*, i32** %31, align 8
  %226 = getelementptr i32, i32* %225, i64 %207
  %227 = atomicrmw xor i32* %226, i32 %205 seq_cst, align 4
  %228 = load i32, i32* %7, align 4
  %229 = add i32 %197, 1
  %230 = srem i32 %229, %228
  %231 = load i32*, i32** %23, align 8
  %232 = sext i32 %230 to i64
  %233 = getelementptr i32, i32* %231, i64 %232
  %234 = load i32, i32* %233, align 4
  %235 = load i32*, i32** %24, align 8
  %236 = getelementptr i32, i32* %235, i64 %232
  %237 = load i32, i32* %236, align 4
  %238 = load i32*, i32** %25, align 8
  %239 = sext i32 %234 to i64
  %240 = getelementptr i32, i32* %238, i64 %239
  %241 = atomicrmw add i32* %240, i32 %237 seq_cst, align 4
  %neg.5 = sub i32 0, %237
  %242 = load i32*, i32** %26, align 8
  %243 = getelementptr i32, i32* %242, i64 %239
  %244 = atomicrmw add i32* %243, i32 %neg.5 seq_cst, align 4
  %245 = load i32*, i32** %27, align 8
  %246 = getelementptr i32, i32* %245, i64 %239
  %247 = atomicrmw min i32* %246, i32 %237 seq_cst, align 4
  %248 = load i32*, i32** %28, align 8
  %249 = getelementptr i32, i32* %248, i64 %239
  %250 = atomicrmw max i32* %249, i32 %237 seq_cst, align 4
  %251 = load i32*, i32** %29, align 8
  %252 = getelementptr i32, i32* %251, i64 %239
  %253 = atomicrmw and i32* %252, i32 %237 seq_cst, align 4
  %254 = load i32*, i32** %30, align 8
  %255 = getelementptr i32, i32* %254, i64 %239
  %256 = atomicrmw or i32* %255, i32 %237 seq_cst, align 4
  %257 = load i32*, i32** %31, align 8
  %258 = getelementptr i32, i32* %257, i64 %239
  %259 = atomicrmw xor i32* %258, i32 %237 seq_cst, align 4
  %260 = load i32, i32* %7, align 4
  %261 = add i32 %229, 1
  %262 = srem i32 %261, %260
  %263 = load i32*, i32** %23, align 8
  %264 = sext i32 %262 to i64
  %265 = getelementptr i32, i32* %263, i64 %264
  %266 = load i32, i32* %265, align 4
  %267 = load i32*, i32** %24, align 8
  %268 = getelementptr i32, i32* %267, i64 %264
  %269 = load i32, i32* %268, align 4
  %270 = load i32*, i32** %25, align 8
  %271 = sext i32 %266 to i64
  %272 = getelementptr i32, i32* %270, i64 %271
  %273 = atomicrmw add i32* %272, i32 %269 seq_cst, align 4
  %neg.6 = sub i32 0, %269
  %274 = load i32*, i32** %26, align 8
  %275 = getelementptr i32, i32* %274, i64 %271
  %276 = atomicrmw add i32* %275, i32 %neg.6 seq_cst, align 4
  %277 = load i32*, i32** %27, align 8
  %278 = getelementptr i32, i32* %277, i64 %271
  %279 = atomicrmw min i32* %278, i32 %269 seq_cst, align 4
  %280 = load i32*, i32** %28, align 8
  %281 = getelementptr i32, i32* %280, i64 %271
  %282 = atomicrmw max i32* %281, i32 %269 seq_cst, align 4
  %283 = load i32*, i32** %29, align 8
  %284 = getelementptr i32, i32* %283, i64 %271
  %285 = atomicrmw and i32* %284, i32 %269 seq_cst, align 4
  %286 = load i32*, i32** %30, align 8
  %287 = getelementptr i32, i32* %286, i64 %271
  %288 = atomicrmw or i32* %287, i32 %269 seq_cst, align 4
  %289 = load i32*, i32** %31, align 8
  %290 = getelementptr i32, i32* %289, i64 %271
  %291 = atomicrmw xor i32* %290, i32 %269 seq_cst, align 4
  %292 = load i32, i32* %7, align 4
  %293 = add i32 %261, 1
  %294 = srem i32 %293, %292
  %295 = load i32*, i32** %23, align 8
  %296 = sext i32 %294 to i64
  %297 = getelementptr i32, i32* %295, i64 %296
  %298 = load i32, i32* %297, align 4
  %299 = load i32*, i32** %24, align 8
  %300 = getelementptr i32, i32* %299, i64 %296
  %301 = load i32, i32* %300, align 4
  %302 = load i32*, i32** %25, align 8
  %303 = sext i32 %298 to i64
  %304 = getelementptr i32, i32* %302, i64 %303
  %305 = atomicrmw add i32* %304, i32 %301 seq_cst, align 4
  %neg.7 = sub i32 0, %301
  %306 = load i32*, i32** %26, align 8
  %307 = getelementptr i32, i32* %306, i64 %303
  %308 = atomicrmw add i32* %307, i32 %neg.7 seq_cst, align 4
  %309 = load i32*, i32** %27, align 8
  %310 = getelementptr i32, i32* %309, i64 %303
  %311 = atomicrmw min i32* %310, i32 %301 seq_cst, align 4
  %312 = load i32*, i32** %28, align 8
  %313 = getelementptr i32, i32* %312, i64 %303
  %314 = atomicrmw max i32* %313, i32 %301 seq_cst, align 4
  %315 = load i32*, i32** %29, align 8
  %316 = getelementptr i32, i32* %315, i64 %303
  %317 = atomicrmw and i32* %316, i32 %301 seq_cst, align 4
  %318 = load i32*, i32** %30, align 8
  %319 = getelementptr i32, i32* %318, i64 %303
  %320 = atomicrmw or i32* %319, i32 %301 seq_cst, align 4
  %321 = load i32*, i32** %31, align 8
  %322 = getelementptr i32, i32* %321, i64 %303
  %323 = atomicrmw xor i32* %322, i32 %301 seq_cst, align 4
  %324 = add i32 %293, 1
  %exitcond.not.7 = icmp eq i32 %324, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
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
