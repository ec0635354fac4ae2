; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.RuntimeContext = type { i8*, %struct.LLVMRuntime*, i32, i64* }
%struct.LLVMRuntime = type { %struct.PreallocatedMemoryChunk, %struct.PreallocatedMemoryChunk, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager*], [1024 x %struct.NodeManager*], [1024 x i8*], i8*, %struct.RandState*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk = type { i8*, i8*, i64 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.ListManager = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime* }
%struct.NodeManager = type <{ %struct.LLVMRuntime*, i32, i32, i32, i32, %struct.ListManager*, %struct.ListManager*, %struct.ListManager*, i32, [4 x i8] }>
%struct.RandState = type { i32, i32, i32, i32, i32 }
%struct.range_task_helper_context = type { %struct.RuntimeContext*, void (%struct.RuntimeContext*, i8*)*, void (%struct.RuntimeContext*, i8*, i32)*, void (%struct.RuntimeContext*, i8*)*, i64, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @store_at_c84_0_kernel_0_serial(%struct.RuntimeContext* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext* %context to { { { i32 }, i32* }, i32, i32 }**
  %1 = load { { { i32 }, i32* }, i32, i32 }*, { { { i32 }, i32* }, i32, i32 }** %0, align 8
  %2 = getelementptr { { { i32 }, i32* }, i32, i32 }, { { { i32 }, i32* }, i32, i32 }* %1, i64 0, i32 0, i32 0, i32 0
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
define void @store_at_c84_0_kernel_1_range_for(%struct.RuntimeContext* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %struct.range_task_helper_context, align 8
  %1 = bitcast %struct.range_task_helper_context* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 1
  %3 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 4
  %4 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 0
  store %struct.RuntimeContext* %context, %struct.RuntimeContext** %4, align 8
  store void (%struct.RuntimeContext*, i8*)* null, void (%struct.RuntimeContext*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 2
  store void (%struct.RuntimeContext*, i8*, i32)* @function_body, void (%struct.RuntimeContext*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 3
  store void (%struct.RuntimeContext*, i8*)* null, void (%struct.RuntimeContext*, i8*)** %6, align 8
  %7 = getelementptr inbounds %struct.range_task_helper_context, %struct.range_task_helper_context* %0, i64 0, i32 5
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
  %20 = bitcast %struct.RuntimeContext* %0 to { { { i32 }, i32* }, i32, i32 }**
  %21 = load { { { i32 }, i32* }, i32, i32 }*, { { { i32 }, i32* }, i32, i32 }** %20, align 8
  %22 = getelementptr { { { i32 }, i32* }, i32, i32 }, { { { i32 }, i32* }, i32, i32 }* %21, i64 0, i32 1
  %23 = load i32, i32* %22, align 4
  %24 = icmp sgt i32 %19, %17
  br i1 %24, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %25 = getelementptr { { { i32 }, i32* }, i32, i32 }, { { { i32 }, i32* }, i32, i32 }* %21, i64 0, i32 0, i32 1
  %26 = sub i32 %19, %17
  %27 = xor i32 %17, -1
  %28 = add i32 %19, %27
  %xtraiter = and i32 %26, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %29 = sub i32 0, %xtraiter
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %after_if.prol, %for_loop_body.prol.preheader
  %lsr.iv = phi i32 [ %29, %for_loop_body.prol.preheader ], [ %lsr.iv.next, %after_if.prol ]
  %.057.prol = phi i32 [ %41, %after_if.prol ], [ %17, %for_loop_body.prol.preheader ]
  %30 = load i32, i32* %7, align 4
  %31 = srem i32 %.057.prol, %30
  %32 = icmp eq i32 %31, %23
  br i1 %32, label %true_block.prol, label %after_if.prol

true_block.prol:                                  ; preds = %for_loop_body.prol
  %33 = load { { { i32 }, i32* }, i32, i32 }*, { { { i32 }, i32* }, i32, i32 }** %20, align 8
  %34 = getelementptr { { { i32 }, i32* }, i32, i32 }, { { { i32 }, i32* }, i32, i32 }* %33, i64 0, i32 2
  %35 = load i32, i32* %34, align 4
  br label %after_if.prol

after_if.prol:                                    ; preds = %true_block.prol, %for_loop_body.prol
  %.0.prol = phi i32 [ %35, %true_block.prol ], [ %31, %for_loop_body.prol ]
  %36 = load i32*, i32** %25, align 8
  %37 = sext i32 %.0.prol to i64
  %38 = getelementptr i32, i32* %36, i64 %37
  %39 = load i32, i32* %38, align 4
  %40 = add i32 %39, 1
  store i32 %40, i32* %38, align 4
  %41 = add i32 %.057.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %after_if.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.057.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %41, %for_loop_body.prol.loopexit.loopexit ]
  %42 = icmp ult i32 %28, 7
  br i1 %42, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %after_if.7, %for_loop_body.preheader
  %.057 = phi i32 [ %138, %after_if.7 ], [ %.057.unr, %for_loop_body.preheader ]
  %43 = load i32, i32* %7, align 4
  %44 = srem i32 %.057, %43
  %45 = icmp eq i32 %44, %23
  br i1 %45, label %true_block, label %after_if

after_for.loopexit:                               ; preds = %after_if.7
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void

true_block:                                       ; preds = %for_loop_body
  %46 = load { { { i32 }, i32* }, i32, i32 }*, { { { i32 }, i32* }, i32, i32 }** %20, align 8
  %47 = getelementptr { { { i32 }, i32* }, i32, i32 }, { { { i32 }, i32* }, i32, i32 }* %46, i64 0, i32 2
  %48 = load i32, i32* %47, align 4
  br label %after_if

after_if:                                         ; preds = %true_block, %for_loop_body
  %.0 = phi i32 [ %48, %true_block ], [ %44, %for_loop_body ]
  %49 = load i32*, i32** %25, align 8
  %50 = sext i32 %.0 to i64
  %51 = getelementptr i32, i32* %49, i64 %50
  %52 = load i32, i32* %51, align 4
  %53 = add i32 %52, 1
  store i32 %53, i32* %51, align 4
  %54 = load i32, i32* %7, align 4
  %55 = add i32 %.057, 1
  %56 = srem i32 %55, %54
  %57 = icmp eq i32 %56, %23
  br i1 %57, label %true_block.1, label %after_if.1

true_block.1:                                     ; preds = %after_if
  %58 = load { { { i32 }, i32* }, i32, i32 }*, { { { i32 }, i32* }, i32, i32 }** %20, align 8
  %59 = getelementptr { { { i32 }, i32* }, i32, i32 }, { { { i32 }, i32* }, i32, i32 }* %58, i64 0, i32 2
  %60 = load i32, i32* %59, align 4
  br label %after_if.1

after_if.1:                                       ; preds = %true_block.1, %after_if
  %.0.1 = phi i32 [ %60, %true_block.1 ], [ %56, %after_if ]
  %61 = load i32*, i32** %25, align 8
  %62 = sext i32 %.0.1 to i64
  %63 = getelementptr i32, i32* %61, i64 %62
  %64 = load i32, i32* %63, align 4
  %65 = add i32 %64, 1
  store i32 %65, i32* %63, align 4
  %66 = load i32, i32* %7, align 4
  %67 = add i32 %55, 1
  %68 = srem i32 %67, %66
  %69 = icmp eq i32 %68, %23
  br i1 %69, label %true_block.2, label %after_if.2

true_block.2:                                     ; preds = %after_if.1
  %70 = load { { { i32 }, i32* }, i32, i32 }*, { { { i32 }, i32* }, i32, i32 }** %20, align 8
  %71 = getelementptr { { { i32 }, i32* }, i32, i32 }, { { { i32 }, i32* }, i32, i32 }* %70, i64 0, i32 2
  %72 = load i32, i32* %71, align 4
  br label %after_if.2

after_if.2:                                       ; preds = %true_block.2, %after_if.1
  %.0.2 = phi i32 [ %72, %true_block.2 ], [ %68, %after_if.1 ]
  %73 = load i32*, i32** %25, align 8
  %74 = sext i32 %.0.2 to i64
  %75 = getelementptr i32, i32* %73, i64 %74
  %76 = load i32, i32* %75, align 4
  %77 = add i32 %76, 1
  store i32 %77, i32* %75, align 4
  %78 = load i32, i32* %7, align 4
  %79 = add i32 %67, 1
  %80 = srem i32 %79, %78
  %81 = icmp eq i32 %80, %23
  br i1 %81, label %true_block.3, label %after_if.3

true_block.3:                                     ; preds = %after_if.2
  %82 = load { { { i32 }, i32* }, i32, i32 }*, { { { i32 }, i32* }, i32, i32 }** %20, align 8
  %83 = getelementptr { { { i32 }, i32* }, i32, i32 }, { { { i32 }, i32* }, i32, i32 }* %82, i64 0, i32 2
  %84 = load i32, i32* %83, align 4
  br label %after_if.3

after_if.3:                                       ; preds = %true_block.3, %after_if.2
  %.0.3 = phi i32 [ %84, %true_block.3 ], [ %80, %after_if.2 ]
  %85 = load i32*, i32** %25, align 8
  %86 = sext i32 %.0.3 to i64
  %87 = getelementptr i32, i32* %85, i64 %86
  %88 = load i32, i32* %87, align 4
  %89 = add i32 %88, 1
  store i32 %89, i32* %87, align 4
  %90 = load i32, i32* %7, align 4
  %91 = add i32 %79, 1
  %92 = srem i32 %91, %90
  %93 = icmp eq i32 %92, %23
  br i1 %93, label %true_block.4, label %after_if.4

true_block.4:                                     ; preds = %after_if.3
  %94 = load { { { i32 }, i32* }, i32, i32 }*, { { { i32 }, i32* }, i32, i32 }** %20, align 8
  %95 = getelementptr { { { i32 }, i32* }, i32, i32 }, { { { i32 }, i32* }, i32, i32 }* %94, i64 0, i32 2
  %96 = load i32, i32* %95, align 4
  br label %after_if.4

after_if.4:                                       ; preds = %true_block.4, %after_if.3
  %.0.4 = phi i32 [ %96, %true_block.4 ], [ %92, %after_if.3 ]
  %97 = load i32*, i32** %25, align 8
  %98 = sext i32 %.0.4 to i64
  %99 = getelementptr i32, i32* %97, i64 %98
  %100 = load i32, i32* %99, align 4
  %101 = add i32 %100, 1
  store i32 %101, i32* %99, align 4
  %102 = load i32, i32* %7, align 4
  %103 = add i32 %91, 1
  %104 = srem i32 %103, %102
  %105 = icmp eq i32 %104, %23
  br i1 %105, label %true_block.5, label %after_if.5

true_block.5:                                     ; preds = %after_if.4
  %106 = load { { { i32 }, i32* }, i32, i32 }*, { { { i32 }, i32* }, i32, i32 }** %20, align 8
  %107 = getelementptr { { { i32 }, i32* }, i32, i32 }, { { { i32 }, i32* }, i32, i32 }* %106, i64 0, i32 2
  %108 = load i32, i32* %107, align 4
  br label %after_if.5

after_if.5:                                       ; preds = %true_block.5, %after_if.4
  %.0.5 = phi i32 [ %108, %true_block.5 ], [ %104, %after_if.4 ]
  %109 = load i32*, i32** %25, align 8
  %110 = sext i32 %.0.5 to i64
  %111 = getelementptr i32, i32* %109, i64 %110
  %112 = load i32, i32* %111, align 4
  %113 = add i32 %112, 1
  store i32 %113, i32* %111, align 4
  %114 = load i32, i32* %7, align 4
  %115 = add i32 %103, 1
  %116 = srem i32 %115, %114
  %117 = icmp eq i32 %116, %23
  br i1 %117, label %true_block.6, label %after_if.6

true_block.6:                                     ; preds = %after_if.5
  %118 = load { { { i32 }, i32* }, i32, i32 }*, { { { i32 }, i32* }, i32, i32 }** %20, align 8
  %119 = getelementptr { { { i32 }, i32* }, i32, i32 }, { { { i32 }, i32* }, i32, i32 }* %118, i64 0, i32 2
  %120 = load i32, i32* %119, align 4
  br label %after_if.6

after_if.6:                                       ; preds = %true_block.6, %after_if.5
  %.0.6 = phi i32 [ %120, %true_block.6 ], [ %116, %after_if.5 ]
  %121 = load i32*, i32** %25, align 8
  %122 = sext i32 %.0.6 to i64
  %123 = getelementptr i32, i32* %121, i64 %122
  %124 = load i32, i32* %123, align 4
  %125 = add i32 %124, 1
  store i32 %125, i32* %123, align 4
  %126 = load i32, i32* %7, align 4
  %127 = add i32 %115, 1
  %128 = srem i32 %127, %126
  %129 = icmp eq i32 %128, %23
  br i1 %129, label %true_block.7, label %after_if.7

true_block.7:                                     ; preds = %after_if.6
  %130 = load { { { i32 }, i32* }, i32, i32 }*, { { { i32 }, i32* }, i32, i32 }** %20, align 8
  %131 = getelementptr { { { i32 }, i32* }, i32, i32 }, { { { i32 }, i32* }, i32, i32 }* %130, i64 0, i32 2
  %132 = load i32, i32* %131, align 4
  br label %after_if.7

after_if.7:                                       ; preds = %true_block.7, %after_if.6
  %.0.7 = phi i32 [ %132, %true_block.7 ], [ %128, %after_if.6 ]
  %133 = load i32*, i32** %25, align 8
  %134 = sext i32 %.0.7 to i64
  %135 = getelementptr i32, i32* %133, i64 %134
  %136 = load i32, i32* %135, align 4
  %137 = add i32 %136, 1
  store i32 %137, i32* %135, align 4
  %138 = add i32 %127, 1
  %exitcond.not.7 = icmp eq i32 %138, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body
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
