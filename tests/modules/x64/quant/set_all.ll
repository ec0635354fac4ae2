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

; Function Attrs: nounwind
define void @set_all_c80_0_kernel_0_range_for(%struct.RuntimeContext.7* %context) local_unnamed_addr #0 {
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
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.7* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = shl i32 %2, 9
  %4 = add i32 %3, 512
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 8)
  %6 = icmp slt i32 %3, %5
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %0, i64 0, i32 1
  %8 = sext i32 %3 to i64
  %wide.trip.count = sext i32 %5 to i64
  %9 = zext i32 %3 to i64
  %10 = shl nsw i64 %8, 2
  %11 = sub i64 %wide.trip.count, %8
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.lr.ph
  %lsr.iv = phi i64 [ %lsr.iv.next, %for_loop_body ], [ 0, %for_loop_body.lr.ph ]
  %12 = add i64 %9, %lsr.iv
  %13 = add i64 %12, 28
  %14 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %7, align 8
  %15 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %14, i64 0, i32 7, i64 0
  %16 = load i8*, i8** %15, align 8
  %scevgep48 = getelementptr i8, i8* %16, i64 %10
  %17 = shl i64 %lsr.iv, 2
  %scevgep49 = getelementptr i8, i8* %scevgep48, i64 %17
  %scevgep4950 = bitcast i8* %scevgep49 to i32*
  %tmp46 = trunc i64 %12 to i32
  %18 = sitofp i32 %tmp46 to float
  %tmp47 = trunc i64 %13 to i32
  %19 = and i32 %tmp47, 28
  %20 = fmul reassoc ninf nsz float %18, 1.280000e+02
  %21 = bitcast float %20 to i32
  %22 = and i32 %21, -2147483648
  %23 = or i32 %22, 1056964608
  %24 = bitcast i32 %23 to float
  %25 = fadd float %20, %24
  %26 = fptosi float %25 to i32
  %27 = shl i32 %26, 5
  %28 = and i32 %27, 65504
  %29 = or i32 %28, %19
  store i32 %29, i32* %scevgep4950, align 4
  %30 = add i64 %12, 1
  %31 = add i64 %12, 29
  %32 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %7, align 8
  %33 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %32, i64 0, i32 7, i64 0
  %34 = load i8*, i8** %33, align 8
  %scevgep42 = getelementptr i8, i8* %34, i64 4
  %scevgep43 = getelementptr i8, i8* %scevgep42, i64 %10
  %scevgep44 = getelementptr i8, i8* %scevgep43, i64 %17
  %scevgep4445 = bitcast i8* %scevgep44 to i32*
  %tmp40 = trunc i64 %30 to i32
  %35 = sitofp i32 %tmp40 to float
  %tmp41 = trunc i64 %31 to i32
  %36 = and i32 %tmp41, 31
  %37 = fmul reassoc ninf nsz float %35, 1.280000e+02
  %38 = bitcast float %37 to i32
  %39 = and i32 %38, -2147483648
  %40 = or i32 %39, 1056964608
  %41 = bitcast i32 %40 to float
  %42 = fadd float %37, %41
  %43 = fptosi float %42 to i32
  %44 = shl i32 %43, 5
  %45 = and i32 %44, 65504
  %46 = or i32 %45, %36
  store i32 %46, i32* %scevgep4445, align 4
  %47 = add i64 %12, 2
  %48 = add i64 %12, 30
  %49 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %7, align 8
  %50 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %49, i64 0, i32 7, i64 0
  %51 = load i8*, i8** %50, align 8
  %scevgep36 = getelementptr i8, i8* %51, i64 8
  %scevgep37 = getelementptr i8, i8* %scevgep36, i64 %10
  %scevgep38 = getelementptr i8, i8* %scevgep37, i64 %17
  %scevgep3839 = bitcast i8* %scevgep38 to i32*
  %tmp34 = trunc i64 %47 to i32
  %52 = sitofp i32 %tmp34 to float
  %tmp35 = trunc i64 %48 to i32
  %53 = and i32 %tmp35, 31
  %54 = fmul reassoc ninf nsz float %52, 1.280000e+02
  %55 = bitcast float %54 to i32
  %56 = and i32 %55, -2147483648
  %57 = or i32 %56, 1056964608
  %58 = bitcast i32 %57 to float
  %59 = fadd float %54, %58
  %60 = fptosi float %59 to i32
  %61 = shl i32 %60, 5
  %62 = and i32 %61, 65504
  %63 = or i32 %62, %53
  store i32 %63, i32* %scevgep3839, align 4
  %64 = add i64 %12, 3
  %65 = add i64 %12, 31
  %66 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %7, align 8
  %67 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %66, i64 0, i32 7, i64 0
  %68 = load i8*, i8** %67, align 8
  %scevgep30 = getelementptr i8, i8* %68, i64 12
  %scevgep31 = getelementptr i8, i8* %scevgep30, i64 %10
  %scevgep32 = getelementptr i8, i8* %scevgep31, i64 %17
  %scevgep3233 = bitcast i8* %scevgep32 to i32*
  %tmp28 = trunc i64 %64 to i32
  %69 = sitofp i32 %tmp28 to float
  %tmp29 = trunc i64 %65 to i32
  %70 = and i32 %tmp29, 31
  %71 = fmul reassoc ninf nsz float %69, 1.280000e+02
  %72 = bitcast float %71 to i32
  %73 = and i32 %72, -2147483648
  %74 = or i32 %73, 1056964608
  %75 = bitcast i32 %74 to float
  %76 = fadd float %71, %75
  %77 = fptosi float %76 to i32
  %78 = shl i32 %77, 5
  %79 = and i32 %78, 65504
  %80 = or i32 %79, %70
  store i32 %80, i32* %scevgep3233, align 4
  %81 = add i64 %12, 4
  %82 = add i64 %12, 32
  %83 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %7, align 8
  %84 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %83, i64 0, i32 7, i64 0
  %85 = load i8*, i8** %84, align 8
  %scevgep24 = getelementptr i8, i8* %85, i64 16
  %scevgep25 = getelementptr i8, i8* %scevgep24, i64 %10
  %scevgep26 = getelementptr i8, i8* %scevgep25, i64 %17
  %scevgep2627 = bitcast i8* %scevgep26 to i32*
  %tmp22 = trunc i64 %81 to i32
  %86 = sitofp i32 %tmp22 to float
  %tmp23 = trunc i64 %82 to i32
  %87 = and i32 %tmp23, 27
  %88 = fmul reassoc ninf nsz float %86, 1.280000e+02
  %89 = bitcast float %88 to i32
  %90 = and i32 %89, -2147483648
  %91 = or i32 %90, 1056964608
  %92 = bitcast i32 %91 to float
  %93 = fadd float %88, %92
  %94 = fptosi float %93 to i32
  %95 = shl i32 %94, 5
  %96 = and i32 %95, 65504
  %97 = or i32 %96, %87
  store i32 %97, i32* %scevgep2627, align 4
  %98 = add i64 %12, 5
  %99 = add i64 %12, 33
  %100 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %7, align 8
  %101 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %100, i64 0, i32 7, i64 0
  %102 = load i8*, i8** %101, align 8
  %scevgep18 = getelementptr i8, i8* %102, i64 20
  %scevgep19 = getelementptr i8, i8* %scevgep18, i64 %10
  %scevgep20 = getelementptr i8, i8* %scevgep19, i64 %17
  %scevgep2021 = bitcast i8* %scevgep20 to i32*
  %tmp16 = trunc i64 %98 to i32
  %103 = sitofp i32 %tmp16 to float
  %tmp17 = trunc i64 %99 to i32
  %104 = and i32 %tmp17, 27
  %105 = fmul reassoc ninf nsz float %103, 1.280000e+02
  %106 = bitcast float %105 to i32
  %107 = and i32 %106, -2147483648
  %108 = or i32 %107, 1056964608
  %109 = bitcast i32 %108 to float
  %110 = fadd float %105, %109
  %111 = fptosi float %110 to i32
  %112 = shl i32 %111, 5
  %113 = and i32 %112, 65504
  %114 = or i32 %113, %104
  store i32 %114, i32* %scevgep2021, align 4
  %115 = add i64 %12, 6
  %116 = add i64 %12, 34
  %117 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %7, align 8
  %118 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %117, i64 0, i32 7, i64 0
  %119 = load i8*, i8** %118, align 8
  %scevgep12 = getelementptr i8, i8* %119, i64 24
  %scevgep13 = getelementptr i8, i8* %scevgep12, i64 %10
  %scevgep14 = getelementptr i8, i8* %scevgep13, i64 %17
  %scevgep1415 = bitcast i8* %scevgep14 to i32*
  %tmp10 = trunc i64 %115 to i32
  %120 = sitofp i32 %tmp10 to float
  %tmp11 = trunc i64 %116 to i32
  %121 = and i32 %tmp11, 27
  %122 = fmul reassoc ninf nsz float %120, 1.280000e+02
  %123 = bitcast float %122 to i32
  %124 = and i32 %123, -2147483648
  %125 = or i32 %124, 1056964608
  %126 = bitcast i32 %125 to float
  %127 = fadd float %122, %126
  %128 = fptosi float %127 to i32
  %129 = shl i32 %128, 5
  %130 = and i32 %129, 65504
  %131 = or i32 %130, %121
  store i32 %131, i32* %scevgep1415, align 4
  %132 = add i64 %12, 7
  %133 = add i64 %12, 35
  %134 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %7, align 8
  %135 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %134, i64 0, i32 7, i64 0
  %136 = load i8*, i8** %135, align 8
  %scevgep = getelementptr i8, i8* %136, i64 28
  %scevgep7 = getelementptr i8, i8* %scevgep, i64 %10
  %scevgep8 = getelementptr i8, i8* %scevgep7, i64 %17
  %scevgep89 = bitcast i8* %scevgep8 to i32*
  %tmp = trunc i64 %132 to i32
  %137 = sitofp i32 %tmp to float
  %tmp6 = trunc i64 %133 to i32
  %138 = and i32 %tmp6, 27
  %139 = fmul reassoc ninf nsz float %137, 1.280000e+02
  %140 = bitcast float %139 to i32
  %141 = and i32 %140, -2147483648
  %142 = or i32 %141, 1056964608
  %143 = bitcast i32 %142 to float
  %144 = fadd float %139, %143
  %145 = fptosi float %144 to i32
  %146 = shl i32 %145, 5
  %147 = and i32 %146, 65504
  %148 = or i32 %147, %138
  store i32 %148, i32* %scevgep89, align 4
  %lsr.iv.next = add i64 %lsr.iv, 8
  %exitcond.not.7 = icmp eq i64 %11, %lsr.iv.next
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void
}

; Function Attrs: nounwind
define void @set_all_c80_0_kernel_1_range_for(%struct.RuntimeContext.7* %context) local_unnamed_addr #0 {
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
  store void (%struct.RuntimeContext.7*, i8*, i32)* @function_body.1, void (%struct.RuntimeContext.7*, i8*, i32)** %5, align 8
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
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nounwind
define internal void @function_body.1(%struct.RuntimeContext.7* %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = shl i32 %2, 9
  %4 = add i32 %3, 512
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 16)
  %6 = icmp sgt i32 %5, %3
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %0, i64 0, i32 1
  br label %for_loop_body

for_loop_body:                                    ; preds = %atomic_set_partial_bits_b32.exit.7, %for_loop_body.lr.ph
  %.04 = phi i32 [ %3, %for_loop_body.lr.ph ], [ %119, %atomic_set_partial_bits_b32.exit.7 ]
  %8 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %7, align 8
  %9 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %8, i64 0, i32 7, i64 0
  %10 = load i8*, i8** %9, align 8
  %getch.i = getelementptr i8, i8* %10, i64 32
  %11 = lshr exact i32 %.04, 1
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds i8, i8* %getch.i, i64 %12
  %14 = bitcast i8* %13 to i32*
  %15 = and i32 %.04, 8
  br label %16

16:                                               ; preds = %16, %for_loop_body
  %17 = load i32, i32* %14, align 4
  %18 = and i32 %17, -16
  %19 = or i32 %18, %15
  %20 = cmpxchg weak i32* %14, i32 %17, i32 %19 seq_cst seq_cst, align 4
  %21 = extractvalue { i32, i1 } %20, 1
  br i1 %21, label %atomic_set_partial_bits_b32.exit, label %16, !llvm.loop !6

atomic_set_partial_bits_b32.exit:                 ; preds = %16
  %22 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %7, align 8
  %23 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %22, i64 0, i32 7, i64 0
  %24 = load i8*, i8** %23, align 8
  %getch.i.1 = getelementptr i8, i8* %24, i64 32
  %25 = getelementptr inbounds i8, i8* %getch.i.1, i64 %12
  %26 = bitcast i8* %25 to i32*
  %27 = shl i32 %.04, 4
  %28 = and i32 %27, 128
  %29 = or i32 %28, 16
  br label %30

30:                                               ; preds = %30, %atomic_set_partial_bits_b32.exit
  %31 = load i32, i32* %26, align 4
  %32 = and i32 %31, -241
  %33 = or i32 %32, %29
  %34 = cmpxchg weak i32* %26, i32 %31, i32 %33 seq_cst seq_cst, align 4
  %35 = extractvalue { i32, i1 } %34, 1
  br i1 %35, label %atomic_set_partial_bits_b32.exit.1, label %30, !llvm.loop !6

atomic_set_partial_bits_b32.exit.1:               ; preds = %30
  %36 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %7, align 8
  %37 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %36, i64 0, i32 7, i64 0
  %38 = load i8*, i8** %37, align 8
  %getch.i.2 = getelementptr i8, i8* %38, i64 32
  %39 = getelementptr inbounds i8, i8* %getch.i.2, i64 %12
  %40 = bitcast i8* %39 to i32*
  %41 = shl i32 %.04, 8
  %42 = and i32 %41, 2048
  %43 = or i32 %42, 512
  br label %44

44:                                               ; preds = %44, %atomic_set_partial_bits_b32.exit.1
  %45 = load i32, i32* %40, align 4
  %46 = and i32 %45, -3841
  %47 = or i32 %46, %43
  %48 = cmpxchg weak i32* %40, i32 %45, i32 %47 seq_cst seq_cst, align 4
  %49 = extractvalue { i32, i1 } %48, 1
  br i1 %49, label %atomic_set_partial_bits_b32.exit.2, label %44, !llvm.loop !6

atomic_set_partial_bits_b32.exit.2:               ; preds = %44
  %50 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %7, align 8
  %51 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %50, i64 0, i32 7, i64 0
  %52 = load i8*, i8** %51, align 8
  %getch.i.3 = getelementptr i8, i8* %52, i64 32
  %53 = getelementptr inbounds i8, i8* %getch.i.3, i64 %12
  %54 = bitcast i8* %53 to i32*
  %55 = shl i32 %.04, 12
  %56 = and i32 %55, 32768
  %57 = or i32 %56, 12288
  br label %58

58:                                               ; preds = %58, %atomic_set_partial_bits_b32.exit.2
  %59 = load i32, i32* %54, align 4
  %60 = and i32 %59, -61441
  %61 = or i32 %60, %57
  %62 = cmpxchg weak i32* %54, i32 %59, i32 %61 seq_cst seq_cst, align 4
  %63 = extractvalue { i32, i1 } %62, 1
  br i1 %63, label %atomic_set_partial_bits_b32.exit.3, label %58, !llvm.loop !6

atomic_set_partial_bits_b32.exit.3:               ; preds = %58
  %64 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %7, align 8
  %65 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %64, i64 0, i32 7, i64 0
  %66 = load i8*, i8** %65, align 8
  %getch.i.4 = getelementptr i8, i8* %66, i64 32
  %67 = getelementptr inbounds i8, i8* %getch.i.4, i64 %12
  %68 = bitcast i8* %67 to i32*
  %69 = shl i32 %.04, 16
  %70 = and i32 %69, 524288
  %71 = or i32 %70, 262144
  br label %72

72:                                               ; preds = %72, %atomic_set_partial_bits_b32.exit.3
  %73 = load i32, i32* %68, align 4
  %74 = and i32 %73, -983041
  %75 = or i32 %74, %71
  %76 = cmpxchg weak i32* %68, i32 %73, i32 %75 seq_cst seq_cst, align 4
  %77 = extractvalue { i32, i1 } %76, 1
  br i1 %77, label %atomic_set_partial_bits_b32.exit.4, label %72, !llvm.loop !6

atomic_set_partial_bits_b32.exit.4:               ; preds = %72
  %78 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %7, align 8
  %79 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %78, i64 0, i32 7, i64 0
  %80 = load i8*, i8** %79, align 8
  %getch.i.5 = getelementptr i8, i8* %80, i64 32
  %81 = getelementptr inbounds i8, i8* %getch.i.5, i64 %12
  %82 = bitcast i8* %81 to i32*
  %83 = shl i32 %.04, 20
  %84 = and i32 %83, 8388608
  %85 = or i32 %84, 5242880
  br label %86

86:                                               ; preds = %86, %atomic_set_partial_bits_b32.exit.4
  %87 = load i32, i32* %82, align 4
  %88 = and i32 %87, -15728641
  %89 = or i32 %88, %85
  %90 = cmpxchg weak i32* %82, i32 %87, i32 %89 seq_cst seq_cst, align 4
  %91 = extractvalue { i32, i1 } %90, 1
  br i1 %91, label %atomic_set_partial_bits_b32.exit.5, label %86, !llvm.loop !6

atomic_set_partial_bits_b32.exit.5:               ; preds = %86
  %92 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %7, align 8
  %93 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %92, i64 0, i32 7, i64 0
  %94 = load i8*, i8** %93, align 8
  %getch.i.6 = getelementptr i8, i8* %94, i64 32
  %95 = getelementptr inbounds i8, i8* %getch.i.6, i64 %12
  %96 = bitcast i8* %95 to i32*
  %97 = shl i32 %.04, 24
  %98 = and i32 %97, 134217728
  %99 = or i32 %98, 100663296
  br label %100

100:                                              ; preds = %100, %atomic_set_partial_bits_b32.exit.5
  %101 = load i32, i32* %96, align 4
  %102 = and i32 %101, -251658241
  %103 = or i32 %102, %99
  %104 = cmpxchg weak i32* %96, i32 %101, i32 %103 seq_cst seq_cst, align 4
  %105 = extractvalue { i32, i1 } %104, 1
  br i1 %105, label %atomic_set_partial_bits_b32.exit.6, label %100, !llvm.loop !6

atomic_set_partial_bits_b32.exit.6:               ; preds = %100
  %106 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %7, align 8
  %107 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %106, i64 0, i32 7, i64 0
  %108 = load i8*, i8** %107, align 8
  %getch.i.7 = getelementptr i8, i8* %108, i64 32
  %109 = getelementptr inbounds i8, i8* %getch.i.7, i64 %12
  %110 = bitcast i8* %109 to i32*
  %111 = shl i32 %.04, 28
  %112 = or i32 %111, 1879048192
  br label %113

113:                                              ; preds = %113, %atomic_set_partial_bits_b32.exit.6
  %114 = load i32, i32* %110, align 4
  %115 = and i32 %114, 268435455
  %116 = or i32 %115, %112
  %117 = cmpxchg weak i32* %110, i32 %114, i32 %116 seq_cst seq_cst, align 4
  %118 = extractvalue { i32, i1 } %117, 1
  br i1 %118, label %atomic_set_partial_bits_b32.exit.7, label %113, !llvm.loop !6

atomic_set_partial_bits_b32.exit.7:               ; preds = %113
  %119 = add nsw i32 %.04, 8
  %exitcond.not.7 = icmp eq i32 %119, %5
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %atomic_set_partial_bits_b32.exit.7
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
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
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.7* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.7* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.7* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !9

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.7*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.7* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %25

25:                                               ; preds = %24, %.loopexit
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smin.i32(i32, i32) #5

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #6

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #6

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #7

attributes #0 = { nounwind }
attributes #1 = { nofree nosync nounwind }
attributes #2 = { nofree nounwind }
attributes #3 = { alwaysinline mustprogress nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { argmemonly nocallback nofree nosync nounwind willreturn }
attributes #7 = { nocallback nofree nosync nounwind readnone speculatable willreturn }

!llvm.ident = !{!0}
!llvm.module.flags = !{!1, !2, !3, !4, !5}

!0 = !{!"Ubuntu clang version 14.0.6"}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 7, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 1}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
