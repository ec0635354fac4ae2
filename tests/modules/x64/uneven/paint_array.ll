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
define void @paint_array_c80_0_kernel_0_serial(%struct.RuntimeContext.7* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.7* %context to { i32, { { i32, i32 }, i32* } }**
  %1 = load { i32, { { i32, i32 }, i32* } }*, { i32, { { i32, i32 }, i32* } }** %0, align 8
  %2 = getelementptr { i32, { { i32, i32 }, i32* } }, { i32, { { i32, i32 }, i32* } }* %1, i64 0, i32 1, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %5, i64 0, i32 14
  %7 = load i8*, i8** %6, align 8
  %8 = getelementptr inbounds i8, i8* %7, i64 8
  %9 = bitcast i8* %8 to i32*
  store i32 %3, i32* %9, align 4
  %10 = load { i32, { { i32, i32 }, i32* } }*, { i32, { { i32, i32 }, i32* } }** %0, align 8
  %11 = getelementptr { i32, { { i32, i32 }, i32* } }, { i32, { { i32, i32 }, i32* } }* %10, i64 0, i32 1, i32 0, i32 1
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
define void @paint_array_c80_0_kernel_1_range_for(%struct.RuntimeContext.7* %context) local_unnamed_addr #1 {
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
  %20 = bitcast %struct.RuntimeContext.7* %0 to { i32, { { i32, i32 }, i32* } }**
  %21 = load { i32, { { i32, i32 }, i32* } }*, { i32, { { i32, i32 }, i32* } }** %20, align 8
  %22 = getelementptr { i32, { { i32, i32 }, i32* } }, { i32, { { i32, i32 }, i32* } }* %21, i64 0, i32 0
  %23 = load i32, i32* %22, align 4
  %24 = icmp sgt i32 %19, %17
  br i1 %24, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %25 = icmp sgt i32 %23, 0
  %26 = getelementptr { i32, { { i32, i32 }, i32* } }, { i32, { { i32, i32 }, i32* } }* %21, i64 0, i32 1, i32 1
  %27 = getelementptr { i32, { { i32, i32 }, i32* } }, { i32, { { i32, i32 }, i32* } }* %21, i64 0, i32 1, i32 0, i32 1
  br i1 %25, label %for_loop_body.us.preheader, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.lr.ph
  %28 = sub i32 %19, %17
  %29 = xor i32 %17, -1
  %30 = add i32 %19, %29
  %xtraiter27 = and i32 %28, 7
  %lcmp.mod28.not = icmp eq i32 %xtraiter27, 0
  br i1 %lcmp.mod28.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.preheader
  %31 = sub i32 0, %xtraiter27
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv = phi i32 [ %31, %for_loop_body.prol.preheader ], [ %lsr.iv.next, %for_loop_body.prol ]
  %.01421.prol = phi i32 [ %50, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %32 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %33 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %32, i64 0, i32 14
  %34 = load i8*, i8** %33, align 8
  %35 = getelementptr inbounds i8, i8* %34, i64 4
  %36 = bitcast i8* %35 to i32*
  %37 = load i32, i32* %36, align 4
  %38 = srem i32 %.01421.prol, %37
  %39 = sdiv i32 %.01421.prol, %37
  %40 = getelementptr inbounds i8, i8* %34, i64 8
  %41 = bitcast i8* %40 to i32*
  %42 = load i32, i32* %41, align 4
  %43 = srem i32 %39, %42
  %44 = load i32*, i32** %26, align 8
  %45 = load i32, i32* %27, align 4
  %46 = mul i32 %45, %43
  %47 = add i32 %46, %38
  %48 = sext i32 %47 to i64
  %49 = getelementptr i32, i32* %44, i64 %48
  store i32 0, i32* %49, align 4
  %50 = add i32 %.01421.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter29.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter29.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.preheader
  %.01421.unr = phi i32 [ %17, %for_loop_body.preheader ], [ %50, %for_loop_body.prol.loopexit.loopexit ]
  %51 = icmp ult i32 %30, 7
  br i1 %51, label %after_for, label %for_loop_body.preheader41

for_loop_body.preheader41:                        ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body.us.preheader:                       ; preds = %for_loop_body.lr.ph
  %52 = sub i32 %19, %17
  %53 = xor i32 %17, -1
  %54 = add i32 %19, %53
  %xtraiter = and i32 %52, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.us.prol.loopexit, label %for_loop_body.us.prol.preheader

for_loop_body.us.prol.preheader:                  ; preds = %for_loop_body.us.preheader
  br label %for_loop_body.us.prol

for_loop_body.us.prol:                            ; preds = %while_loop_body.false_block2_crit_edge.us.prol, %for_loop_body.us.prol.preheader
  %.01421.us.prol = phi i32 [ %95, %while_loop_body.false_block2_crit_edge.us.prol ], [ %17, %for_loop_body.us.prol.preheader ]
  %prol.iter = phi i32 [ %prol.iter.next, %while_loop_body.false_block2_crit_edge.us.prol ], [ 0, %for_loop_body.us.prol.preheader ]
  %55 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %56 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %55, i64 0, i32 14
  %57 = load i8*, i8** %56, align 8
  %58 = getelementptr inbounds i8, i8* %57, i64 4
  %59 = bitcast i8* %58 to i32*
  %60 = load i32, i32* %59, align 4
  %61 = srem i32 %.01421.us.prol, %60
  %62 = sdiv i32 %.01421.us.prol, %60
  %63 = getelementptr inbounds i8, i8* %57, i64 8
  %64 = bitcast i8* %63 to i32*
  %65 = load i32, i32* %64, align 4
  %66 = srem i32 %62, %65
  %67 = sitofp i32 %61 to float
  %68 = fmul reassoc ninf nsz float %67, 3.000000e+00
  %69 = sitofp i32 %60 to float
  %70 = fdiv reassoc ninf nsz float %68, %69
  %71 = sitofp i32 %66 to float
  %72 = fmul reassoc ninf nsz float %71, 2.500000e+00
  %73 = sitofp i32 %65 to float
  %74 = fdiv reassoc ninf nsz float %72, %73
  %75 = fadd reassoc ninf nsz float %74, -1.250000e+00
  %76 = fadd reassoc ninf nsz float %70, -2.250000e+00
  br label %after_if3.us.prol

after_if3.us.prol:                                ; preds = %after_if3.us.prol, %for_loop_body.us.prol
  %77 = phi float [ 0.000000e+00, %for_loop_body.us.prol ], [ %86, %after_if3.us.prol ]
  %78 = phi float [ 0.000000e+00, %for_loop_body.us.prol ], [ %85, %after_if3.us.prol ]
  %.01120.us.prol = phi i32 [ 0, %for_loop_body.us.prol ], [ %83, %after_if3.us.prol ]
  %.01219.us.prol = phi float [ 0.000000e+00, %for_loop_body.us.prol ], [ %82, %after_if3.us.prol ]
  %.01318.us.prol = phi float [ 0.000000e+00, %for_loop_body.us.prol ], [ %80, %after_if3.us.prol ]
  %79 = fadd reassoc ninf nsz float %76, %78
  %80 = fsub reassoc ninf nsz float %79, %77
  %factor.us.prol = fmul reassoc ninf nsz float %.01318.us.prol, 2.000000e+00
  %81 = fmul reassoc ninf nsz float %factor.us.prol, %.01219.us.prol
  %82 = fadd reassoc ninf nsz float %75, %81
  %83 = add nuw nsw i32 %.01120.us.prol, 1
  %84 = icmp slt i32 %83, %23
  %85 = fmul reassoc ninf nsz float %80, %80
  %86 = fmul reassoc ninf nsz float %82, %82
  %87 = fadd reassoc ninf nsz float %86, %85
  %88 = fcmp reassoc ninf nsz olt float %87, 4.000000e+00
  %.0.us.prol = select i1 %84, i1 %88, i1 false
  br i1 %.0.us.prol, label %after_if3.us.prol, label %while_loop_body.false_block2_crit_edge.us.prol

while_loop_body.false_block2_crit_edge.us.prol:   ; preds = %after_if3.us.prol
  %89 = load i32*, i32** %26, align 8
  %90 = load i32, i32* %27, align 4
  %91 = mul i32 %90, %66
  %92 = add i32 %91, %61
  %93 = sext i32 %92 to i64
  %94 = getelementptr i32, i32* %89, i64 %93
  store i32 %83, i32* %94, align 4
  %95 = add nsw i32 %.01421.us.prol, 1
  %prol.iter.next = add nuw nsw i32 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i32 %prol.iter.next, %xtraiter
  br i1 %prol.iter.cmp.not, label %for_loop_body.us.prol.loopexit.loopexit, label %for_loop_body.us.prol, !llvm.loop !8

for_loop_body.us.prol.loopexit.loopexit:          ; preds = %while_loop_body.false_block2_crit_edge.us.prol
  br label %for_loop_body.us.prol.loopexit

for_loop_body.us.prol.loopexit:                   ; preds = %for_loop_body.us.prol.loopexit.loopexit, %for_loop_body.us.preheader
  %.01421.us.unr = phi i32 [ %17, %for_loop_body.us.preheader ], [ %95, %for_loop_body.us.prol.loopexit.loopexit ]
  %96 = icmp ult i32 %54, 7
  br i1 %96, label %after_for, label %for_loop_body.us.preheader40

for_loop_body.us.preheader40:                     ; preds = %for_loop_body.us.prol.loopexit
  br label %for_loop_body.us

for_loop_body.us:                                 ; preds = %while_loop_body.false_block2_crit_edge.us.7, %for_loop_body.us.preheader40
  %.01421.us = phi i32 [ %424, %while_loop_body.false_block2_crit_edge.us.7 ], [ %.01421.us.unr, %for_loop_body.us.preheader40 ]
  %97 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %98 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %97, i64 0, i32 14
  %99 = load i8*, i8** %98, align 8
  %100 = getelementptr inbounds i8, i8* %99, i64 4
  %101 = bitcast i8* %100 to i32*
  %102 = load i32, i32* %101, align 4
  %103 = srem i32 %.01421.us, %102
  %104 = sdiv i32 %.01421.us, %102
  %105 = getelementptr inbounds i8, i8* %99, i64 8
  %106 = bitcast i8* %105 to i32*
  %107 = load i32, i32* %106, align 4
  %108 = srem i32 %104, %107
  %109 = sitofp i32 %103 to float
  %110 = fmul reassoc ninf nsz float %109, 3.000000e+00
  %111 = sitofp i32 %102 to float
  %112 = fdiv reassoc ninf nsz float %110, %111
  %113 = sitofp i32 %108 to float
  %114 = fmul reassoc ninf nsz float %113, 2.500000e+00
  %115 = sitofp i32 %107 to float
  %116 = fdiv reassoc ninf nsz float %114, %115
  %117 = fadd reassoc ninf nsz float %116, -1.250000e+00
  %118 = fadd reassoc ninf nsz float %112, -2.250000e+00
  br label %after_if3.us

after_if3.us:                                     ; preds = %after_if3.us, %for_loop_body.us
  %119 = phi float [ 0.000000e+00, %for_loop_body.us ], [ %128, %after_if3.us ]
  %120 = phi float [ 0.000000e+00, %for_loop_body.us ], [ %127, %after_if3.us ]
  %.01120.us = phi i32 [ 0, %for_loop_body.us ], [ %125, %after_if3.us ]
  %.01219.us = phi float [ 0.000000e+00, %for_loop_body.us ], [ %124, %after_if3.us ]
  %.01318.us = phi float [ 0.000000e+00, %for_loop_body.us ], [ %122, %after_if3.us ]
  %121 = fadd reassoc ninf nsz float %118, %120
  %122 = fsub reassoc ninf nsz float %121, %119
  %factor.us = fmul reassoc ninf nsz float %.01318.us, 2.000000e+00
  %123 = fmul reassoc ninf nsz float %factor.us, %.01219.us
  %124 = fadd reassoc ninf nsz float %117, %123
  %125 = add nuw nsw i32 %.01120.us, 1
  %126 = icmp slt i32 %125, %23
  %127 = fmul reassoc ninf nsz float %122, %122
  %128 = fmul reassoc ninf nsz float %124, %124
  %129 = fadd reassoc ninf nsz float %128, %127
  %130 = fcmp reassoc ninf nsz olt float %129, 4.000000e+00
  %.0.us = select i1 %126, i1 %130, i1 false
  br i1 %.0.us, label %after_if3.us, label %while_loop_body.false_block2_crit_edge.us

while_loop_body.false_block2_crit_edge.us:        ; preds = %after_if3.us
  %131 = load i32*, i32** %26, align 8
  %132 = load i32, i32* %27, align 4
  %133 = mul i32 %132, %108
  %134 = add i32 %133, %103
  %135 = sext i32 %134 to i64
  %136 = getelementptr i32, i32* %131, i64 %135
  store i32 %125, i32* %136, align 4
  %137 = add nsw i32 %.01421.us, 1
  %138 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %139 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %138, i64 0, i32 14
  %140 = load i8*, i8** %139, align 8
  %141 = getelementptr inbounds i8, i8* %140, i64 4
  %142 = bitcast i8* %141 to i32*
  %143 = load i32, i32* %142, align 4
  %144 = srem i32 %137, %143
  %145 = sdiv i32 %137, %143
  %146 = getelementptr inbounds i8, i8* %140, i64 8
  %147 = bitcast i8* %146 to i32*
  %148 = load i32, i32* %147, align 4
  %149 = srem i32 %145, %148
  %150 = sitofp i32 %144 to float
  %151 = fmul reassoc ninf nsz float %150, 3.000000e+00
  %152 = sitofp i32 %143 to float
  %153 = fdiv reassoc ninf nsz float %151, %152
  %154 = sitofp i32 %149 to float
  %155 = fmul reassoc ninf nsz float %154, 2.500000e+00
  %156 = sitofp i32 %148 to float
  %157 = fdiv reassoc ninf nsz float %155, %156
  %158 = fadd reassoc ninf nsz float %157, -1.250000e+00
  %159 = fadd reassoc ninf nsz float %153, -2.250000e+00
  br label %after_if3.us.1

after_if3.us.1:                                   ; preds = %after_if3.us.1, %while_loop_body.false_block2_crit_edge.us
  %160 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us ], [ %169, %after_if3.us.1 ]
  %161 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us ], [ %168, %after_if3.us.1 ]
  %.01120.us.1 = phi i32 [ 0, %while_loop_body.false_block2_crit_edge.us ], [ %166, %after_if3.us.1 ]
  %.01219.us.1 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us ], [ %165, %after_if3.us.1 ]
  %.01318.us.1 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us ], [ %163, %after_if3.us.1 ]
  %162 = fadd reassoc ninf nsz float %159, %161
  %163 = fsub reassoc ninf nsz float %162, %160
  %factor.us.1 = fmul reassoc ninf nsz float %.01318.us.1, 2.000000e+00
  %164 = fmul reassoc ninf nsz float %factor.us.1, %.01219.us.1
  %165 = fadd reassoc ninf nsz float %158, %164
  %166 = add nuw nsw i32 %.01120.us.1, 1
  %167 = icmp slt i32 %166, %23
  %168 = fmul reassoc ninf nsz float %163, %163
  %169 = fmul reassoc ninf nsz float %165, %165
  %170 = fadd reassoc ninf nsz float %169, %168
  %171 = fcmp reassoc ninf nsz olt float %170, 4.000000e+00
  %.0.us.1 = select i1 %167, i1 %171, i1 false
  br i1 %.0.us.1, label %after_if3.us.1, label %while_loop_body.false_block2_crit_edge.us.1

while_loop_body.false_block2_crit_edge.us.1:      ; preds = %after_if3.us.1
  %172 = load i32*, i32** %26, align 8
  %173 = load i32, i32* %27, align 4
  %174 = mul i32 %173, %149
  %175 = add i32 %174, %144
  %176 = sext i32 %175 to i64
  %177 = getelementptr i32, i32* %172, i64 %176
  store i32 %166, i32* %177, align 4
  %178 = add nsw i32 %.01421.us, 2
  %179 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %180 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %179, i64 0, i32 14
  %181 = load i8*, i8** %180, align 8
  %182 = getelementptr inbounds i8, i8* %181, i64 4
  %183 = bitcast i8* %182 to i32*
  %184 = load i32, i32* %183, align 4
  %185 = srem i32 %178, %184
  %186 = sdiv i32 %178, %184
  %187 = getelementptr inbounds i8, i8* %181, i64 8
  %188 = bitcast i8* %187 to i32*
  %189 = load i32, i32* %188, align 4
  %190 = srem i32 %186, %189
  %191 = sitofp i32 %185 to float
  %192 = fmul reassoc ninf nsz float %191, 3.000000e+00
  %193 = sitofp i32 %184 to float
  %194 = fdiv reassoc ninf nsz float %192, %193
  %195 = sitofp i32 %190 to float
  %196 = fmul reassoc ninf nsz float %195, 2.500000e+00
  %197 = sitofp i32 %189 to float
  %198 = fdiv reassoc ninf nsz float %196, %197
  %199 = fadd reassoc ninf nsz float %198, -1.250000e+00
  %200 = fadd reassoc ninf nsz float %194, -2.250000e+00
  br label %after_if3.us.2

after_if3.us.2:                                   ; preds = %after_if3.us.2, %while_loop_body.false_block2_crit_edge.us.1
  %201 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.1 ], [ %210, %after_if3.us.2 ]
  %202 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.1 ], [ %209, %after_if3.us.2 ]
  %.01120.us.2 = phi i32 [ 0, %while_loop_body.false_block2_crit_edge.us.1 ], [ %207, %after_if3.us.2 ]
  %.01219.us.2 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.1 ], [ %206, %after_if3.us.2 ]
  %.01318.us.2 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.1 ], [ %204, %after_if3.us.2 ]
  %203 = fadd reassoc ninf nsz float %200, %202
  %204 = fsub reassoc ninf nsz float %203, %201
  %factor.us.2 = fmul reassoc ninf nsz float %.01318.us.2, 2.000000e+00
  %205 = fmul reassoc ninf nsz float %factor.us.2, %.01219.us.2
  %206 = fadd reassoc ninf nsz float %199, %205
  %207 = add nuw nsw i32 %.01120.us.2, 1
  %208 = icmp slt i32 %207, %23
  %209 = fmul reassoc ninf nsz float %204, %204
  %210 = fmul reassoc ninf nsz float %206, %206
  %211 = fadd reassoc ninf nsz float %210, %209
  %212 = fcmp reassoc ninf nsz olt float %211, 4.000000e+00
  %.0.us.2 = select i1 %208, i1 %212, i1 false
  br i1 %.0.us.2, label %after_if3.us.2, label %while_loop_body.false_block2_crit_edge.us.2

while_loop_body.false_block2_crit_edge.us.2:      ; preds = %after_if3.us.2
  %213 = load i32*, i32** %26, align 8
  %214 = load i32, i32* %27, align 4
  %215 = mul i32 %214, %190
  %216 = add i32 %215, %185
  %217 = sext i32 %216 to i64
  %218 = getelementptr i32, i32* %213, i64 %217
  store i32 %207, i32* %218, align 4
  %219 = add nsw i32 %.01421.us, 3
  %220 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %221 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %220, i64 0, i32 14
  %222 = load i8*, i8** %221, align 8
  %223 = getelementptr inbounds i8, i8* %222, i64 4
  %224 = bitcast i8* %223 to i32*
  %225 = load i32, i32* %224, align 4
  %226 = srem i32 %219, %225
  %227 = sdiv i32 %219, %225
  %228 = getelementptr inbounds i8, i8* %222, i64 8
  %229 = bitcast i8* %228 to i32*
  %230 = load i32, i32* %229, align 4
  %231 = srem i32 %227, %230
  %232 = sitofp i32 %226 to float
  %233 = fmul reassoc ninf nsz float %232, 3.000000e+00
  %234 = sitofp i32 %225 to float
  %235 = fdiv reassoc ninf nsz float %233, %234
  %236 = sitofp i32 %231 to float
  %237 = fmul reassoc ninf nsz float %236, 2.500000e+00
  %238 = sitofp i32 %230 to float
  %239 = fdiv reassoc ninf nsz float %237, %238
  %240 = fadd reassoc ninf nsz float %239, -1.250000e+00
  %241 = fadd reassoc ninf nsz float %235, -2.250000e+00
  br label %after_if3.us.3

after_if3.us.3:                                   ; preds = %after_if3.us.3, %while_loop_body.false_block2_crit_edge.us.2
  %242 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.2 ], [ %251, %after_if3.us.3 ]
  %243 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.2 ], [ %250, %after_if3.us.3 ]
  %.01120.us.3 = phi i32 [ 0, %while_loop_body.false_block2_crit_edge.us.2 ], [ %248, %after_if3.us.3 ]
  %.01219.us.3 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.2 ], [ %247, %after_if3.us.3 ]
  %.01318.us.3 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.2 ], [ %245, %after_if3.us.3 ]
  %244 = fadd reassoc ninf nsz float %241, %243
  %245 = fsub reassoc ninf nsz float %244, %242
  %factor.us.3 = fmul reassoc ninf nsz float %.01318.us.3, 2.000000e+00
  %246 = fmul reassoc ninf nsz float %factor.us.3, %.01219.us.3
  %247 = fadd reassoc ninf nsz float %240, %246
  %248 = add nuw nsw i32 %.01120.us.3, 1
  %249 = icmp slt i32 %248, %23
  %250 = fmul reassoc ninf nsz float %245, %245
  %251 = fmul reassoc ninf nsz float %247, %247
  %252 = fadd reassoc ninf nsz float %251, %250
  %253 = fcmp reassoc ninf nsz olt float %252, 4.000000e+00
  %.0.us.3 = select i1 %249, i1 %253, i1 false
  br i1 %.0.us.3, label %after_if3.us.3, label %while_loop_body.false_block2_crit_edge.us.3

while_loop_body.false_block2_crit_edge.us.3:      ; preds = %after_if3.us.3
  %254 = load i32*, i32** %26, align 8
  %255 = load i32, i32* %27, align 4
  %256 = mul i32 %255, %231
  %257 = add i32 %256, %226
  %258 = sext i32 %257 to i64
  %259 = getelementptr i32, i32* %254, i64 %258
  store i32 %248, i32* %259, align 4
  %260 = add nsw i32 %.01421.us, 4
  %261 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %262 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %261, i64 0, i32 14
  %263 = load i8*, i8** %262, align 8
  %264 = getelementptr inbounds i8, i8* %263, i64 4
  %265 = bitcast i8* %264 to i32*
  %266 = load i32, i32* %265, align 4
  %267 = srem i32 %260, %266
  %268 = sdiv i32 %260, %266
  %269 = getelementptr inbounds i8, i8* %263, i64 8
  %270 = bitcast i8* %269 to i32*
  %271 = load i32, i32* %270, align 4
  %272 = srem i32 %268, %271
  %273 = sitofp i32 %267 to float
  %274 = fmul reassoc ninf nsz float %273, 3.000000e+00
  %275 = sitofp i32 %266 to float
  %276 = fdiv reassoc ninf nsz float %274, %275
  %277 = sitofp i32 %272 to float
  %278 = fmul reassoc ninf nsz float %277, 2.500000e+00
  %279 = sitofp i32 %271 to float
  %280 = fdiv reassoc ninf nsz float %278, %279
  %281 = fadd reassoc ninf nsz float %280, -1.250000e+00
  %282 = fadd reassoc ninf nsz float %276, -2.250000e+00
  br label %after_if3.us.4

after_if3.us.4:                                   ; preds = %after_if3.us.4, %while_loop_body.false_block2_crit_edge.us.3
  %283 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.3 ], [ %292, %after_if3.us.4 ]
  %284 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.3 ], [ %291, %after_if3.us.4 ]
  %.01120.us.4 = phi i32 [ 0, %while_loop_body.false_block2_crit_edge.us.3 ], [ %289, %after_if3.us.4 ]
  %.01219.us.4 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.3 ], [ %288, %after_if3.us.4 ]
  %.01318.us.4 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.3 ], [ %286, %after_if3.us.4 ]
  %285 = fadd reassoc ninf nsz float %282, %284
  %286 = fsub reassoc ninf nsz float %285, %283
  %factor.us.4 = fmul reassoc ninf nsz float %.01318.us.4, 2.000000e+00
  %287 = fmul reassoc ninf nsz float %factor.us.4, %.01219.us.4
  %288 = fadd reassoc ninf nsz float %281, %287
  %289 = add nuw nsw i32 %.01120.us.4, 1
  %290 = icmp slt i32 %289, %23
  %291 = fmul reassoc ninf nsz float %286, %286
  %292 = fmul reassoc ninf nsz float %288, %288
  %293 = fadd reassoc ninf nsz float %292, %291
  %294 = fcmp reassoc ninf nsz olt float %293, 4.000000e+00
  %.0.us.4 = select i1 %290, i1 %294, i1 false
  br i1 %.0.us.4, label %after_if3.us.4, label %while_loop_body.false_block2_crit_edge.us.4

while_loop_body.false_block2_crit_edge.us.4:      ; preds = %after_if3.us.4
  %295 = load i32*, i32** %26, align 8
  %296 = load i32, i32* %27, align 4
  %297 = mul i32 %296, %272
  %298 = add i32 %297, %267
  %299 = sext i32 %298 to i64
  %300 = getelementptr i32, i32* %295, i64 %299
  store i32 %289, i32* %300, align 4
  %301 = add nsw i32 %.01421.us, 5
  %302 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %303 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %302, i64 0, i32 14
  %304 = load i8*, i8** %303, align 8
  %305 = getelementptr inbounds i8, i8* %304, i64 4
  %306 = bitcast i8* %305 to i32*
  %307 = load i32, i32* %306, align 4
  %308 = srem i32 %301, %307
  %309 = sdiv i32 %301, %307
  %310 = getelementptr inbounds i8, i8* %304, i64 8
  %311 = bitcast i8* %310 to i32*
  %312 = load i32, i32* %311, align 4
  %313 = srem i32 %309, %312
  %314 = sitofp i32 %308 to float
  %315 = fmul reassoc ninf nsz float %314, 3.000000e+00
  %316 = sitofp i32 %307 to float
  %317 = fdiv reassoc ninf nsz float %315, %316
  %318 = sitofp i32 %313 to float
  %319 = fmul reassoc ninf nsz float %318, 2.500000e+00
  %320 = sitofp i32 %312 to float
  %321 = fdiv reassoc ninf nsz float %319, %320
  %322 = fadd reassoc ninf nsz float %321, -1.250000e+00
  %323 = fadd reassoc ninf nsz float %317, -2.250000e+00
  br label %after_if3.us.5

after_if3.us.5:                                   ; preds = %after_if3.us.5, %while_loop_body.false_block2_crit_edge.us.4
  %324 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.4 ], [ %333, %after_if3.us.5 ]
  %325 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.4 ], [ %332, %after_if3.us.5 ]
  %.01120.us.5 = phi i32 [ 0, %while_loop_body.false_block2_crit_edge.us.4 ], [ %330, %after_if3.us.5 ]
  %.01219.us.5 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.4 ], [ %329, %after_if3.us.5 ]
  %.01318.us.5 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.4 ], [ %327, %after_if3.us.5 ]
  %326 = fadd reassoc ninf nsz float %323, %325
  %327 = fsub reassoc ninf nsz float %326, %324
  %factor.us.5 = fmul reassoc ninf nsz float %.01318.us.5, 2.000000e+00
  %328 = fmul reassoc ninf nsz float %factor.us.5, %.01219.us.5
  %329 = fadd reassoc ninf nsz float %322, %328
  %330 = add nuw nsw i32 %.01120.us.5, 1
  %331 = icmp slt i32 %330, %23
  %332 = fmul reassoc ninf nsz float %327, %327
  %333 = fmul reassoc ninf nsz float %329, %329
  %334 = fadd reassoc ninf nsz float %333, %332
  %335 = fcmp reassoc ninf nsz olt float %334, 4.000000e+00
  %.0.us.5 = select i1 %331, i1 %335, i1 false
  br i1 %.0.us.5, label %after_if3.us.5, label %while_loop_body.false_block2_crit_edge.us.5

while_loop_body.false_block2_crit_edge.us.5:      ; preds = %after_if3.us.5
  %336 = load i32*, i32** %26, align 8
  %337 = load i32, i32* %27, align 4
  %338 = mul i32 %337, %313
  %339 = add i32 %338, %308
  %340 = sext i32 %339 to i64
  %341 = getelementptr i32, i32* %336, i64 %340
  store i32 %330, i32* %341, align 4
  %342 = add nsw i32 %.01421.us, 6
  %343 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %344 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %343, i64 0, i32 14
  %345 = load i8*, i8** %344, align 8
  %346 = getelementptr inbounds i8, i8* %345, i64 4
  %347 = bitcast i8* %346 to i32*
  %348 = load i32, i32* %347, align 4
  %349 = srem i32 %342, %348
  %350 = sdiv i32 %342, %348
  %351 = getelementptr inbounds i8, i8* %345, i64 8
  %352 = bitcast i8* %351 to i32*
  %353 = load i32, i32* %352, align 4
  %354 = srem i32 %350, %353
  %355 = sitofp i32 %349 to float
  %356 = fmul reassoc ninf nsz float %355, 3.000000e+00
  %357 = sitofp i32 %348 to float
  %358 = fdiv reassoc ninf nsz float %356, %357
  %359 = sitofp i32 %354 to float
  %360 = fmul reassoc ninf nsz float %359, 2.500000e+00
  %361 = sitofp i32 %353 to float
  %362 = fdiv reassoc ninf nsz float %360, %361
  %363 = fadd reassoc ninf nsz float %362, -1.250000e+00
  %364 = fadd reassoc ninf nsz float %358, -2.250000e+00
  br label %after_if3.us.6

after_if3.us.6:                                   ; preds = %after_if3.us.6, %while_loop_body.false_block2_crit_edge.us.5
  %365 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.5 ], [ %374, %after_if3.us.6 ]
  %366 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.5 ], [ %373, %after_if3.us.6 ]
  %.01120.us.6 = phi i32 [ 0, %while_loop_body.false_block2_crit_edge.us.5 ], [ %371, %after_if3.us.6 ]
  %.01219.us.6 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.5 ], [ %370, %after_if3.us.6 ]
  %.01318.us.6 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.5 ], [ %368, %after_if3.us.6 ]
  %367 = fadd reassoc ninf nsz float %364, %366
  %368 = fsub reassoc ninf nsz float %367, %365
  %factor.us.6 = fmul reassoc ninf nsz float %.01318.us.6, 2.000000e+00
  %369 = fmul reassoc ninf nsz float %factor.us.6, %.01219.us.6
  %370 = fadd reassoc ninf nsz float %363, %369
  %371 = add nuw nsw i32 %.01120.us.6, 1
  %372 = icmp slt i32 %371, %23
  %373 = fmul reassoc ninf nsz float %368, %368
  %374 = fmul reassoc ninf nsz float %370, %370
  %375 = fadd reassoc ninf nsz float %374, %373
  %376 = fcmp reassoc ninf nsz olt float %375, 4.000000e+00
  %.0.us.6 = select i1 %372, i1 %376, i1 false
  br i1 %.0.us.6, label %after_if3.us.6, label %while_loop_body.false_block2_crit_edge.us.6

while_loop_body.false_block2_crit_edge.us.6:      ; preds = %after_if3.us.6
  %377 = load i32*, i32** %26, align 8
  %378 = load i32, i32* %27, align 4
  %379 = mul i32 %378, %354
  %380 = add i32 %379, %349
  %381 = sext i32 %380 to i64
  %382 = getelementptr i32, i32* %377, i64 %381
  store i32 %371, i32* %382, align 4
  %383 = add nsw i32 %.01421.us, 7
  %384 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %385 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %384, i64 0, i32 14
  %386 = load i8*, i8** %385, align 8
  %387 = getelementptr inbounds i8, i8* %386, i64 4
  %388 = bitcast i8* %387 to i32*
  %389 = load i32, i32* %388, align 4
  %390 = srem i32 %383, %389
  %391 = sdiv i32 %383, %389
  %392 = getelementptr inbounds i8, i8* %386, i64 8
  %393 = bitcast i8* %392 to i32*
  %394 = load i32, i32* %393, align 4
  %395 = srem i32 %391, %394
  %396 = sitofp i32 %390 to float
  %397 = fmul reassoc ninf nsz float %396, 3.000000e+00
  %398 = sitofp i32 %389 to float
  %399 = fdiv reassoc ninf nsz float %397, %398
  %400 = sitofp i32 %395 to float
  %401 = fmul reassoc ninf nsz float %400, 2.500000e+00
  %402 = sitofp i32 %394 to float
  %403 = fdiv reassoc ninf nsz float %401, %402
  %404 = fadd reassoc ninf nsz float %403, -1.250000e+00
  %405 = fadd reassoc ninf nsz float %399, -2.250000e+00
  br label %after_if3.us.7

after_if3.us.7:                                   ; preds = %after_if3.us.7, %while_loop_body.false_block2_crit_edge.us.6
  %406 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.6 ], [ %415, %after_if3.us.7 ]
  %407 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.6 ], [ %414, %after_if3.us.7 ]
  %.01120.us.7 = phi i32 [ 0, %while_loop_body.false_block2_crit_edge.us.6 ], [ %412, %after_if3.us.7 ]
  %.01219.us.7 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.6 ], [ %411, %after_if3.us.7 ]
  %.01318.us.7 = phi float [ 0.000000e+00, %while_loop_body.false_block2_crit_edge.us.6 ], [ %409, %after_if3.us.7 ]
  %408 = fadd reassoc ninf nsz float %405, %407
  %409 = fsub reassoc ninf nsz float %408, %406
  %factor.us.7 = fmul reassoc ninf nsz float %.01318.us.7, 2.000000e+00
  %410 = fmul reassoc ninf nsz float %factor.us.7, %.01219.us.7
  %411 = fadd reassoc ninf nsz float %404, %410
  %412 = add nuw nsw i32 %.01120.us.7, 1
  %413 = icmp slt i32 %412, %23
  %414 = fmul reassoc ninf nsz float %409, %409
  %415 = fmul reassoc ninf nsz float %411, %411
  %416 = fadd reassoc ninf nsz float %415, %414
  %417 = fcmp reassoc ninf nsz olt float %416, 4.000000e+00
  %.0.us.7 = select i1 %413, i1 %417, i1 false
  br i1 %.0.us.7, label %after_if3.us.7, label %while_loop_body.false_block2_crit_edge.us.7

while_loop_body.false_block2_crit_edge.us.7:      ; preds = %after_if3.us.7
  %418 = load i32*, i32** %26, align 8
  %419 = load i32, i32* %27, align 4
  %420 = mul i32 %419, %395
  %421 = add i32 %420, %390
  %422 = sext i32 %421 to i64
  %423 = getelementptr i32, i32* %418, i64 %422
  store i32 %412, i32* %423, align 4
  %424 = add nsw i32 %.01421.us, 8
  %exitcond.not.7 = icmp eq i32 %424, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body.us

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader41
  %.01421 = phi i32 [ %576, %for_loop_body ], [ %.01421.unr, %for_loop_body.preheader41 ]
  %425 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %426 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %425, i64 0, i32 14
  %427 = load i8*, i8** %426, align 8
  %428 = getelementptr inbounds i8, i8* %427, i64 4
  %429 = bitcast i8* %428 to i32*
  %430 = load i32, i32* %429, align 4
  %431 = srem i32 %.01421, %430
  %432 = sdiv i32 %.01421, %430
  %433 = getelementptr inbounds i8, i8* %427, i64 8
  %434 = bitcast i8* %433 to i32*
  %435 = load i32, i32* %434, align 4
  %436 = srem i32 %432, %435
  %437 = load i32*, i32** %26, align 8
  %438 = load i32, i32* %27, align 4
  %439 = mul i32 %438, %436
  %440 = add i32 %439, %431
  %441 = sext i32 %440 to i64
  %442 = getelementptr i32, i32* %437, i64 %441
  store i32 0, i32* %442, align 4
  %443 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %444 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %443, i64 0, i32 14
  %445 = load i8*, i8** %444, align 8
  %446 = getelementptr inbounds i8, i8* %445, i64 4
  %447 = bitcast i8* %446 to i32*
  %448 = load i32, i32* %447, align 4
  %449 = add i32 %.01421, 1
  %450 = srem i32 %449, %448
  %451 = sdiv i32 %449, %448
  %452 = getelementptr inbounds i8, i8* %445, i64 8
  %453 = bitcast i8* %452 to i32*
  %454 = load i32, i32* %453, align 4
  %455 = srem i32 %451, %454
  %456 = load i32*, i32** %26, align 8
  %457 = load i32, i32* %27, align 4
  %458 = mul i32 %457, %455
  %459 = add i32 %458, %450
  %460 = sext i32 %459 to i64
  %461 = getelementptr i32, i32* %456, i64 %460
  store i32 0, i32* %461, align 4
  %462 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %463 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %462, i64 0, i32 14
  %464 = load i8*, i8** %463, align 8
  %465 = getelementptr inbounds i8, i8* %464, i64 4
  %466 = bitcast i8* %465 to i32*
  %467 = load i32, i32* %466, align 4
  %468 = add i32 %449, 1
  %469 = srem i32 %468, %467
  %470 = sdiv i32 %468, %467
  %471 = getelementptr inbounds i8, i8* %464, i64 8
  %472 = bitcast i8* %471 to i32*
  %473 = load i32, i32* %472, align 4
  %474 = srem i32 %470, %473
  %475 = load i32*, i32** %26, align 8
  %476 = load i32, i32* %27, align 4
  %477 = mul i32 %476, %474
  %478 = add i32 %477, %469
  %479 = sext i32 %478 to i64
  %480 = getelementptr i32, i32* %475, i64 %479
  store i32 0, i32* %480, align 4
  %481 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %482 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %481, i64 0, i32 14
  %483 = load i8*, i8** %482, align 8
  %484 = getelementptr inbounds i8, i8* %483, i64 4
  %485 = bitcast i8* %484 to i32*
  %486 = load i32, i32* %485, align 4
  %487 = add i32 %468, 1
  %488 = srem i32 %487, %486
  %489 = sdiv i32 %487, %486
  %490 = getelementptr inbounds i8, i8* %483, i64 8
  %491 = bitcast i8* %490 to i32*
  %492 = load i32, i32* %491, align 4
  %493 = srem i32 %489, %492
  %494 = load i32*, i32** %26, align 8
  %495 = load i32, i32* %27, align 4
  %496 = mul i32 %495, %493
  %497 = add i32 %496, %488
  %498 = sext i32 %497 to i64
  %499 = getelementptr i32, i32* %494, i64 %498
  store i32 0, i32* %499, align 4
  %500 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %501 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %500, i64 0, i32 14
  %502 = load i8*, i8** %501, align 8
  %503 = getelementptr inbounds i8, i8* %502, i64 4
  %504 = bitcast i8* %503 to i32*
  %505 = load i32, i32* %504, align 4
  %506 = add i32 %487, 1
  %507 = srem i32 %506, %505
  %508 = sdiv i32 %506, %505
  %509 = getelementptr inbounds i8, i8* %502, i64 8
  %510 = bitcast i8* %509 to i32*
  %511 = load i32, i32* %510, align 4
  %512 = srem i32 %508, %511
  %513 = load i32*, i32** %26, align 8
  %514 = load i32, i32* %27, align 4
  %515 = mul i32 %514, %512
  %516 = add i32 %515, %507
  %517 = sext i32 %516 to i64
  %518 = getelementptr i32, i32* %513, i64 %517
  store i32 0, i32* %518, align 4
  %519 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %520 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %519, i64 0, i32 14
  %521 = load i8*, i8** %520, align 8
  %522 = getelementptr inbounds i8, i8* %521, i64 4
  %523 = bitcast i8* %522 to i32*
  %524 = load i32, i32* %523, align 4
  %525 = add i32 %506, 1
  %526 = srem i32 %525, %524
  %527 = sdiv i32 %525, %524
  %528 = getelementptr inbounds i8, i8* %521, i64 8
  %529 = bitcast i8* %528 to i32*
  %530 = load i32, i32* %529, align 4
  %531 = srem i32 %527, %530
  %532 = load i32*, i32** %26, align 8
  %533 = load i32, i32* %27, align 4
  %534 = mul i32 %533, %531
  %535 = add i32 %534, %526
  %536 = sext i32 %535 to i64
  %537 = getelementptr i32, i32* %532, i64 %536
  store i32 0, i32* %537, align 4
  %538 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %539 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %538, i64 0, i32 14
  %540 = load i8*, i8** %539, align 8
  %541 = getelementptr inbounds i8, i8* %540, i64 4
  %542 = bitcast i8* %541 to i32*
  %543 = load i32, i32* %542, align 4
  %544 = add i32 %525, 1
  %545 = srem i32 %544, %543
  %546 = sdiv i32 %544, %543
  %547 = getelementptr inbounds i8, i8* %540, i64 8
  %548 = bitcast i8* %547 to i32*
  %549 = load i32, i32* %548, align 4
  %550 = srem i32 %546, %549
  %551 = load i32*, i32** %26, align 8
  %552 = load i32, i32* %27, align 4
  %553 = mul i32 %552, %550
  %554 = add i32 %553, %545
  %555 = sext i32 %554 to i64
  %556 = getelementptr i32, i32* %551, i64 %555
  store i32 0, i32* %556, align 4
  %557 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %558 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %557, i64 0, i32 14
  %559 = load i8*, i8** %558, align 8
  %560 = getelementptr inbounds i8, i8* %559, i64 4
  %561 = bitcast i8* %560 to i32*
  %562 = load i32, i32* %561, align 4
  %563 = add i32 %544, 1
  %564 = srem i32 %563, %562
  %565 = sdiv i32 %563, %562
  %566 = getelementptr inbounds i8, i8* %559, i64 8
  %567 = bitcast i8* %566 to i32*
  %568 = load i32, i32* %567, align 4
  %569 = srem i32 %565, %568
  %570 = load i32*, i32** %26, align 8
  %571 = load i32, i32* %27, align 4
  %572 = mul i32 %571, %569
  %573 = add i32 %572, %564
  %574 = sext i32 %573 to i64
  %575 = getelementptr i32, i32* %570, i64 %574
  store i32 0, i32* %575, align 4
  %576 = add i32 %563, 1
  %exitcond23.not.7 = icmp eq i32 %576, %19
  br i1 %exitcond23.not.7, label %after_for.loopexit42, label %for_loop_body

after_for.loopexit:                               ; preds = %while_loop_body.false_block2_crit_edge.us.7
  br label %after_for

after_for.loopexit42:                             ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit42, %after_for.loopexit, %for_loop_body.us.prol.loopexit, %for_loop_body.prol.loopexit, %allocs
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
  br i1 %18, label %.lr.ph, label %.loopexit.loopexit, !llvm.loop !9

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
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !11

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
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10}
