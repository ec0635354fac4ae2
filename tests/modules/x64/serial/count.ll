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
define void @count_c80_0_kernel_0_range_for(%struct.RuntimeContext.7* %context) local_unnamed_addr #0 {
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
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 1, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.7* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = mul i32 %2, 25000
  %4 = add i32 %3, 25000
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 50000)
  %6 = icmp slt i32 %3, %5
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = getelementptr inbounds %struct.RuntimeContext.7, %struct.RuntimeContext.7* %0, i64 0, i32 1
  %8 = sext i32 %3 to i64
  %wide.trip.count = sext i32 %5 to i64
  %9 = zext i32 %3 to i64
  %10 = shl nsw i64 %8, 2
  %11 = sub i64 %wide.trip.count, %8
  %12 = add i32 %3, -8
  %13 = zext i32 %12 to i64
  %14 = add nuw nsw i64 %13, 7
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.lr.ph
  %lsr.iv = phi i64 [ %lsr.iv.next, %for_loop_body ], [ 0, %for_loop_body.lr.ph ]
  %15 = add i64 %14, %lsr.iv
  %tmp49 = trunc i64 %15 to i32
  %16 = tail call i32 @llvm.smax.i32(i32 %tmp49, i32 0)
  %17 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %7, align 8
  %18 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %17, i64 0, i32 7, i64 0
  %19 = load i8*, i8** %18, align 8
  %20 = zext i32 %16 to i64
  %21 = shl nuw nsw i64 %20, 2
  %22 = getelementptr inbounds i8, i8* %19, i64 %21
  %23 = bitcast i8* %22 to i32*
  %24 = load i32, i32* %23, align 4
  %25 = add i32 %24, 1
  %scevgep50 = getelementptr i8, i8* %19, i64 %10
  %26 = shl i64 %lsr.iv, 2
  %scevgep51 = getelementptr i8, i8* %scevgep50, i64 %26
  %scevgep5152 = bitcast i8* %scevgep51 to i32*
  store i32 %25, i32* %scevgep5152, align 4
  %27 = add i64 %9, %lsr.iv
  %28 = add i64 %27, 1
  %tmp44 = trunc i64 %28 to i32
  %29 = call i32 @llvm.smax.i32(i32 %tmp44, i32 1)
  %30 = add nsw i32 %29, -1
  %31 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %7, align 8
  %32 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %31, i64 0, i32 7, i64 0
  %33 = load i8*, i8** %32, align 8
  %34 = zext i32 %30 to i64
  %35 = shl nuw nsw i64 %34, 2
  %36 = getelementptr inbounds i8, i8* %33, i64 %35
  %37 = bitcast i8* %36 to i32*
  %38 = load i32, i32* %37, align 4
  %39 = add i32 %38, 1
  %scevgep45 = getelementptr i8, i8* %33, i64 4
  %scevgep46 = getelementptr i8, i8* %scevgep45, i64 %10
  %scevgep47 = getelementptr i8, i8* %scevgep46, i64 %26
  %scevgep4748 = bitcast i8* %scevgep47 to i32*
  store i32 %39, i32* %scevgep4748, align 4
  %40 = add i64 %27, 2
  %tmp39 = trunc i64 %40 to i32
  %41 = call i32 @llvm.smax.i32(i32 %tmp39, i32 1)
  %42 = add nsw i32 %41, -1
  %43 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %7, align 8
  %44 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %43, i64 0, i32 7, i64 0
  %45 = load i8*, i8** %44, align 8
  %46 = zext i32 %42 to i64
  %47 = shl nuw nsw i64 %46, 2
  %48 = getelementptr inbounds i8, i8* %45, i64 %47
  %49 = bitcast i8* %48 to i32*
  %50 = load i32, i32* %49, align 4
  %51 = add i32 %50, 1
  %scevgep40 = getelementptr i8, i8* %45, i64 8
  %scevgep41 = getelementptr i8, i8* %scevgep40, i64 %10
  %scevgep42 = getelementptr i8, i8* %scevgep41, i64 %26
  %scevgep4243 = bitcast i8* %scevgep42 to i32*
  store i32 %51, i32* %scevgep4243, align 4
  %52 = add i64 %27, 3
  %tmp34 = trunc i64 %52 to i32
  %53 = call i32 @llvm.smax.i32(i32 %tmp34, i32 1)
  %54 = add nsw i32 %53, -1
  %55 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %7, align 8
  %56 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %55, i64 0, i32 7, i64 0
  %57 = load i8*, i8** %56, align 8
  %58 = zext i32 %54 to i64
  %59 = shl nuw nsw i64 %58, 2
  %60 = getelementptr inbounds i8, i8* %57, i64 %59
  %61 = bitcast i8* %60 to i32*
  %62 = load i32, i32* %61, align 4
  %63 = add i32 %62, 1
  %scevgep35 = getelementptr i8, i8* %57, i64 12
  %scevgep36 = getelementptr i8, i8* %scevgep35, i64 %10
  %scevgep37 = getelementptr i8, i8* %scevgep36, i64 %26
  %scevgep3738 = bitcast i8* %scevgep37 to i32*
  store i32 %63, i32* %scevgep3738, align 4
  %64 = add i64 %27, 4
  %tmp29 = trunc i64 %64 to i32
  %65 = call i32 @llvm.smax.i32(i32 %tmp29, i32 1)
  %66 = add nsw i32 %65, -1
  %67 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %7, align 8
  %68 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %67, i64 0, i32 7, i64 0
  %69 = load i8*, i8** %68, align 8
  %70 = zext i32 %66 to i64
  %71 = shl nuw nsw i64 %70, 2
  %72 = getelementptr inbounds i8, i8* %69, i64 %71
  %73 = bitcast i8* %72 to i32*
  %74 = load i32, i32* %73, align 4
  %75 = add i32 %74, 1
  %scevgep30 = getelementptr i8, i8* %69, i64 16
  %scevgep31 = getelementptr i8, i8* %scevgep30, i64 %10
  %scevgep32 = getelementptr i8, i8* %scevgep31, i64 %26
  %scevgep3233 = bitcast i8* %scevgep32 to i32*
  store i32 %75, i32* %scevgep3233, align 4
  %76 = add i64 %27, 5
  %tmp24 = trunc i64 %76 to i32
  %77 = call i32 @llvm.smax.i32(i32 %tmp24, i32 1)
  %78 = add nsw i32 %77, -1
  %79 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %7, align 8
  %80 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %79, i64 0, i32 7, i64 0
  %81 = load i8*, i8** %80, align 8
  %82 = zext i32 %78 to i64
  %83 = shl nuw nsw i64 %82, 2
  %84 = getelementptr inbounds i8, i8* %81, i64 %83
  %85 = bitcast i8* %84 to i32*
  %86 = load i32, i32* %85, align 4
  %87 = add i32 %86, 1
  %scevgep25 = getelementptr i8, i8* %81, i64 20
  %scevgep26 = getelementptr i8, i8* %scevgep25, i64 %10
  %scevgep27 = getelementptr i8, i8* %scevgep26, i64 %26
  %scevgep2728 = bitcast i8* %scevgep27 to i32*
  store i32 %87, i32* %scevgep2728, align 4
  %88 = add i64 %27, 6
  %tmp19 = trunc i64 %88 to i32
  %89 = call i32 @llvm.smax.i32(i32 %tmp19, i32 1)
  %90 = add nsw i32 %89, -1
  %91 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %7, align 8
  %92 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %91, i64 0, i32 7, i64 0
  %93 = load i8*, i8** %92, align 8
  %94 = zext i32 %90 to i64
  %95 = shl nuw nsw i64 %94, 2
  %96 = getelementptr inbounds i8, i8* %93, i64 %95
  %97 = bitcast i8* %96 to i32*
  %98 = load i32, i32* %97, align 4
  %99 = add i32 %98, 1
  %scevgep20 = getelementptr i8, i8* %93, i64 24
  %scevgep21 = getelementptr i8, i8* %scevgep20, i64 %10
  %scevgep22 = getelementptr i8, i8* %scevgep21, i64 %26
  %scevgep2223 = bitcast i8* %scevgep22 to i32*
  store i32 %99, i32* %scevgep2223, align 4
  %100 = add i64 %27, 7
  %tmp = trunc i64 %100 to i32
  %101 = call i32 @llvm.smax.i32(i32 %tmp, i32 1)
  %102 = add nsw i32 %101, -1
  %103 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %7, align 8
  %104 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %103, i64 0, i32 7, i64 0
  %105 = load i8*, i8** %104, align 8
  %106 = zext i32 %102 to i64
  %107 = shl nuw nsw i64 %106, 2
  %108 = getelementptr inbounds i8, i8* %105, i64 %107
  %109 = bitcast i8* %108 to i32*
  %110 = load i32, i32* %109, align 4
  %111 = add i32 %110, 1
  %scevgep = getelementptr i8, i8* %105, i64 28
  %scevgep16 = getelementptr i8, i8* %scevgep, i64 %10
  %scevgep17 = getelementptr i8, i8* %scevgep16, i64 %26
  %scevgep1718 = bitcast i8* %scevgep17 to i32*
  store i32 %111, i32* %scevgep1718, align 4
  %lsr.iv.next = add i64 %lsr.iv, 8
  %exitcond.not.7 = icmp eq i64 %11, %lsr.iv.next
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @count_c80_0_kernel_1_serial(%struct.RuntimeContext.7* nocapture readonly %context) local_unnamed_addr #2 {
entry:
  %0 = bitcast %struct.RuntimeContext.7* %context to { { { i32 }, i32* } }**
  %1 = load { { { i32 }, i32* } }*, { { { i32 }, i32* } }** %0, align 8
  %2 = getelementptr { { { i32 }, i32* } }, { { { i32 }, i32* } }* %1, i64 0, i32 0, i32 0, i32 0
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
define void @count_c80_0_kernel_2_range_for(%struct.RuntimeContext.7* %context) local_unnamed_addr #0 {
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

; Function Attrs: nofree nosync nounwind
define internal void @function_body.1(%struct.RuntimeContext.7* %0, i8* nocapture readnone %1, i32 %2) #1 {
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
  %21 = bitcast %struct.RuntimeContext.7* %0 to { { { i32 }, i32* } }**
  %22 = load { { { i32 }, i32* } }*, { { { i32 }, i32* } }** %21, align 8
  %23 = getelementptr { { { i32 }, i32* } }, { { { i32 }, i32* } }* %22, i64 0, i32 0, i32 1
  %24 = sub i32 %19, %17
  %25 = xor i32 %17, -1
  %26 = add i32 %19, %25
  %xtraiter = and i32 %24, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %27 = sub i32 0, %xtraiter
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv = phi i32 [ %27, %for_loop_body.prol.preheader ], [ %lsr.iv.next, %for_loop_body.prol ]
  %.04.prol = phi i32 [ %40, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %28 = load i32, i32* %7, align 4
  %29 = srem i32 %.04.prol, %28
  %30 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %31 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %30, i64 0, i32 7, i64 0
  %32 = load i8*, i8** %31, align 8
  %33 = sext i32 %29 to i64
  %34 = shl nsw i64 %33, 2
  %35 = getelementptr inbounds i8, i8* %32, i64 %34
  %36 = bitcast i8* %35 to i32*
  %37 = load i32, i32* %36, align 4
  %38 = load i32*, i32** %23, align 8
  %39 = getelementptr i32, i32* %38, i64 %33
  store i32 %37, i32* %39, align 4
  %40 = add i32 %.04.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.04.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %40, %for_loop_body.prol.loopexit.loopexit ]
  %41 = icmp ult i32 %26, 7
  br i1 %41, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.04 = phi i32 [ %145, %for_loop_body ], [ %.04.unr, %for_loop_body.preheader ]
  %42 = load i32, i32* %7, align 4
  %43 = srem i32 %.04, %42
  %44 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %45 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %44, i64 0, i32 7, i64 0
  %46 = load i8*, i8** %45, align 8
  %47 = sext i32 %43 to i64
  %48 = shl nsw i64 %47, 2
  %49 = getelementptr inbounds i8, i8* %46, i64 %48
  %50 = bitcast i8* %49 to i32*
  %51 = load i32, i32* %50, align 4
  %52 = load i32*, i32** %23, align 8
  %53 = getelementptr i32, i32* %52, i64 %47
  store i32 %51, i32* %53, align 4
  %54 = load i32, i32* %7, align 4
  %55 = add i32 %.04, 1
  %56 = srem i32 %55, %54
  %57 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %58 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %57, i64 0, i32 7, i64 0
  %59 = load i8*, i8** %58, align 8
  %60 = sext i32 %56 to i64
  %61 = shl nsw i64 %60, 2
  %62 = getelementptr inbounds i8, i8* %59, i64 %61
  %63 = bitcast i8* %62 to i32*
  %64 = load i32, i32* %63, align 4
  %65 = load i32*, i32** %23, align 8
  %66 = getelementptr i32, i32* %65, i64 %60
  store i32 %64, i32* %66, align 4
  %67 = load i32, i32* %7, align 4
  %68 = add i32 %55, 1
  %69 = srem i32 %68, %67
  %70 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %71 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %70, i64 0, i32 7, i64 0
  %72 = load i8*, i8** %71, align 8
  %73 = sext i32 %69 to i64
  %74 = shl nsw i64 %73, 2
  %75 = getelementptr inbounds i8, i8* %72, i64 %74
  %76 = bitcast i8* %75 to i32*
  %77 = load i32, i32* %76, align 4
  %78 = load i32*, i32** %23, align 8
  %79 = getelementptr i32, i32* %78, i64 %73
  store i32 %77, i32* %79, align 4
  %80 = load i32, i32* %7, align 4
  %81 = add i32 %68, 1
  %82 = srem i32 %81, %80
  %83 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %84 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %83, i64 0, i32 7, i64 0
  %85 = load i8*, i8** %84, align 8
  %86 = sext i32 %82 to i64
  %87 = shl nsw i64 %86, 2
  %88 = getelementptr inbounds i8, i8* %85, i64 %87
  %89 = bitcast i8* %88 to i32*
  %90 = load i32, i32* %89, align 4
  %91 = load i32*, i32** %23, align 8
  %92 = getelementptr i32, i32* %91, i64 %86
  store i32 %90, i32* %92, align 4
  %93 = load i32, i32* %7, align 4
  %94 = add i32 %81, 1
  %95 = srem i32 %94, %93
  %96 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %97 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %96, i64 0, i32 7, i64 0
  %98 = load i8*, i8** %97, align 8
  %99 = sext i32 %95 to i64
  %100 = shl nsw i64 %99, 2
  %101 = getelementptr inbounds i8, i8* %98, i64 %100
  %102 = bitcast i8* %101 to i32*
  %103 = load i32, i32* %102, align 4
  %104 = load i32*, i32** %23, align 8
  %105 = getelementptr i32, i32* %104, i64 %99
  store i32 %103, i32* %105, align 4
  %106 = load i32, i32* %7, align 4
  %107 = add i32 %94, 1
  %108 = srem i32 %107, %106
  %109 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %110 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %109, i64 0, i32 7, i64 0
  %111 = load i8*, i8** %110, align 8
  %112 = sext i32 %108 to i64
  %113 = shl nsw i64 %112, 2
  %114 = getelementptr inbounds i8, i8* %111, i64 %113
  %115 = bitcast i8* %114 to i32*
  %116 = load i32, i32* %115, align 4
  %117 = load i32*, i32** %23, align 8
  %118 = getelementptr i32, i32* %117, i64 %112
  store i32 %116, i32* %118, align 4
  %119 = load i32, i32* %7, align 4
  %120 = add i32 %107, 1
  %121 = srem i32 %120, %119
  %122 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %123 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %122, i64 0, i32 7, i64 0
  %124 = load i8*, i8** %123, align 8
  %125 = sext i32 %121 to i64
  %126 = shl nsw i64 %125, 2
  %127 = getelementptr inbounds i8, i8* %124, i64 %126
  %128 = bitcast i8* %127 to i32*
  %129 = load i32, i32* %128, align 4
  %130 = load i32*, i32** %23, align 8
  %131 = getelementptr i32, i32* %130, i64 %125
  store i32 %129, i32* %131, align 4
  %132 = load i32, i32* %7, align 4
  %133 = add i32 %120, 1
  %134 = srem i32 %133, %132
  %135 = load %struct.LLVMRuntime.6*, %struct.LLVMRuntime.6** %3, align 8
  %136 = getelementptr inbounds %struct.LLVMRuntime.6, %struct.LLVMRuntime.6* %135, i64 0, i32 7, i64 0
  %137 = load i8*, i8** %136, align 8
  %138 = sext i32 %134 to i64
  %139 = shl nsw i64 %138, 2
  %140 = getelementptr inbounds i8, i8* %137, i64 %139
  %141 = bitcast i8* %140 to i32*
  %142 = load i32, i32* %141, align 4
  %143 = load i32*, i32** %23, align 8
  %144 = getelementptr i32, i32* %143, i64 %138
  store i32 %142, i32* %144, align 4
  %145 = add i32 %133, 1
  %exitcond.not.7 = icmp eq i32 %145, %19
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
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !10

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

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #5

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #6

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #6

attributes #0 = { nounwind }
attributes #1 = { nofree nosync nounwind }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn }
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
