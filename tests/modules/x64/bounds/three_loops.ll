; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.41*, void (%struct.RuntimeContext.41*, i8*)*, void (%struct.RuntimeContext.41*, i8*, i32)*, void (%struct.RuntimeContext.41*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.41 = type { i8*, %struct.LLVMRuntime.40*, i32, i64* }
%struct.LLVMRuntime.40 = type { %struct.PreallocatedMemoryChunk.35, %struct.PreallocatedMemoryChunk.35, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.36*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.37*], [1024 x %struct.NodeManager.38*], [1024 x i8*], i8*, %struct.RandState.39*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.35 = type { i8*, i8*, i64 }
%struct.__va_list_tag.36 = type { i32, i32, i8*, i8* }
%struct.ListManager.37 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.40* }
%struct.NodeManager.38 = type <{ %struct.LLVMRuntime.40*, i32, i32, i32, i32, %struct.ListManager.37*, %struct.ListManager.37*, %struct.ListManager.37*, i32, [4 x i8] }>
%struct.RandState.39 = type { i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @three_loops_c86_0_kernel_0_serial(%struct.RuntimeContext.41* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.41* %context to { i32, { { i32 }, i32* }, { { i32 }, i32* } }**
  %1 = load { i32, { { i32 }, i32* }, { { i32 }, i32* } }*, { i32, { { i32 }, i32* }, { { i32 }, i32* } }** %0, align 8
  %2 = getelementptr { i32, { { i32 }, i32* }, { { i32 }, i32* } }, { i32, { { i32 }, i32* }, { { i32 }, i32* } }* %1, i64 0, i32 1, i32 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.41, %struct.RuntimeContext.41* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.40*, %struct.LLVMRuntime.40** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.40, %struct.LLVMRuntime.40* %5, i64 0, i32 14
  %7 = bitcast i8** %6 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32 %3, i32* %8, align 4
  ret void
}

; Function Attrs: nounwind
define void @three_loops_c86_0_kernel_1_range_for(%struct.RuntimeContext.41* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.41* %context, %struct.RuntimeContext.41** %4, align 8
  store void (%struct.RuntimeContext.41*, i8*)* null, void (%struct.RuntimeContext.41*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.41*, i8*, i32)* @function_body, void (%struct.RuntimeContext.41*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.41*, i8*)* null, void (%struct.RuntimeContext.41*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.41, %struct.RuntimeContext.41* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.40*, %struct.LLVMRuntime.40** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.40, %struct.LLVMRuntime.40* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.40, %struct.LLVMRuntime.40* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.41* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.41, %struct.RuntimeContext.41* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.40*, %struct.LLVMRuntime.40** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.40, %struct.LLVMRuntime.40* %4, i64 0, i32 14
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
  %20 = bitcast %struct.RuntimeContext.41* %0 to { i32, { { i32 }, i32* }, { { i32 }, i32* } }**
  %21 = load { i32, { { i32 }, i32* }, { { i32 }, i32* } }*, { i32, { { i32 }, i32* }, { { i32 }, i32* } }** %20, align 8
  %22 = getelementptr { i32, { { i32 }, i32* }, { { i32 }, i32* } }, { i32, { { i32 }, i32* }, { { i32 }, i32* } }* %21, i64 0, i32 0
  %23 = load i32, i32* %22, align 4
  %24 = icmp sgt i32 %19, %17
  br i1 %24, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %25 = getelementptr { i32, { { i32 }, i32* }, { { i32 }, i32* } }, { i32, { { i32 }, i32* }, { { i32 }, i32* } }* %21, i64 0, i32 1, i32 1
  %26 = sub i32 %19, %17
  %27 = xor i32 %17, -1
  %28 = add i32 %19, %27
  %xtraiter = and i32 %26, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %29 = sub i32 0, %xtraiter
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv = phi i32 [ %29, %for_loop_body.prol.preheader ], [ %lsr.iv.next, %for_loop_body.prol ]
  %.04.prol = phi i32 [ %37, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %30 = load i32, i32* %7, align 4
  %31 = srem i32 %.04.prol, %30
  %32 = load i32*, i32** %25, align 8
  %33 = sext i32 %31 to i64
  %34 = getelementptr i32, i32* %32, i64 %33
  %35 = load i32, i32* %34, align 4
  %36 = add i32 %35, %23
  store i32 %36, i32* %34, align 4
  %37 = add i32 %.04.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !6

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.04.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %37, %for_loop_body.prol.loopexit.loopexit ]
  %38 = icmp ult i32 %28, 7
  br i1 %38, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.04 = phi i32 [ %102, %for_loop_body ], [ %.04.unr, %for_loop_body.preheader ]
  %39 = load i32, i32* %7, align 4
  %40 = srem i32 %.04, %39
  %41 = load i32*, i32** %25, align 8
  %42 = sext i32 %40 to i64
  %43 = getelementptr i32, i32* %41, i64 %42
  %44 = load i32, i32* %43, align 4
  %45 = add i32 %44, %23
  store i32 %45, i32* %43, align 4
  %46 = load i32, i32* %7, align 4
  %47 = add i32 %.04, 1
  %48 = srem i32 %47, %46
  %49 = load i32*, i32** %25, align 8
  %50 = sext i32 %48 to i64
  %51 = getelementptr i32, i32* %49, i64 %50
  %52 = load i32, i32* %51, align 4
  %53 = add i32 %52, %23
  store i32 %53, i32* %51, align 4
  %54 = load i32, i32* %7, align 4
  %55 = add i32 %47, 1
  %56 = srem i32 %55, %54
  %57 = load i32*, i32** %25, align 8
  %58 = sext i32 %56 to i64
  %59 = getelementptr i32, i32* %57, i64 %58
  %60 = load i32, i32* %59, align 4
  %61 = add i32 %60, %23
  store i32 %61, i32* %59, align 4
  %62 = load i32, i32* %7, align 4
  %63 = add i32 %55, 1
  %64 = srem i32 %63, %62
  %65 = load i32*, i32** %25, align 8
  %66 = sext i32 %64 to i64
  %67 = getelementptr i32, i32* %65, i64 %66
  %68 = load i32, i32* %67, align 4
  %69 = add i32 %68, %23
  store i32 %69, i32* %67, align 4
  %70 = load i32, i32* %7, align 4
  %71 = add i32 %63, 1
  %72 = srem i32 %71, %70
  %73 = load i32*, i32** %25, align 8
  %74 = sext i32 %72 to i64
  %75 = getelementptr i32, i32* %73, i64 %74
  %76 = load i32, i32* %75, align 4
  %77 = add i32 %76, %23
  store i32 %77, i32* %75, align 4
  %78 = load i32, i32* %7, align 4
  %79 = add i32 %71, 1
  %80 = srem i32 %79, %78
  %81 = load i32*, i32** %25, align 8
  %82 = sext i32 %80 to i64
  %83 = getelementptr i32, i32* %81, i64 %82
  %84 = load i32, i32* %83, align 4
  %85 = add i32 %84, %23
  store i32 %85, i32* %83, align 4
  %86 = load i32, i32* %7, align 4
  %87 = add i32 %79, 1
  %88 = srem i32 %87, %86
  %89 = load i32*, i32** %25, align 8
  %90 = sext i32 %88 to i64
  %91 = getelementptr i32, i32* %89, i64 %90
  %92 = load i32, i32* %91, align 4
  %93 = add i32 %92, %23
  store i32 %93, i32* %91, align 4
  %94 = load i32, i32* %7, align 4
  %95 = add i32 %87, 1
  %96 = srem i32 %95, %94
  %97 = load i32*, i32** %25, align 8
  %98 = sext i32 %96 to i64
  %99 = getelementptr i32, i32* %97, i64 %98
  %100 = load i32, i32* %99, align 4
  %101 = add i32 %100, %23
  store i32 %101, i32* %99, align 4
  %102 = add i32 %95, 1
  %exitcond.not.7 = icmp eq i32 %102, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define void @three_loops_c86_0_kernel_2_serial(%struct.RuntimeContext.41* nocapture readonly %context) local_unnamed_addr #0 {
entry:
  %0 = bitcast %struct.RuntimeContext.41* %context to { i32, { { i32 }, i32* }, { { i32 }, i32* } }**
  %1 = load { i32, { { i32 }, i32* }, { { i32 }, i32* } }*, { i32, { { i32 }, i32* }, { { i32 }, i32* } }** %0, align 8
  %2 = getelementptr { i32, { { i32 }, i32* }, { { i32 }, i32* } }, { i32, { { i32 }, i32* }, { { i32 }, i32* } }* %1, i64 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.RuntimeContext.41, %struct.RuntimeContext.41* %context, i64 0, i32 1
  %5 = load %struct.LLVMRuntime.40*, %struct.LLVMRuntime.40** %4, align 8
  %6 = getelementptr inbounds %struct.LLVMRuntime.40, %struct.LLVMRuntime.40* %5, i64 0, i32 14
  %7 = load i8*, i8** %6, align 8
  %8 = getelementptr inbounds i8, i8* %7, i64 4
  %9 = bitcast i8* %8 to i32*
  store i32 %3, i32* %9, align 4
  %10 = load { i32, { { i32 }, i32* }, { { i32 }, i32* } }*, { i32, { { i32 }, i32* }, { { i32 }, i32* } }** %0, align 8
  %11 = getelementptr { i32, { { i32 }, i32* }, { { i32 }, i32* } }, { i32, { { i32 }, i32* }, { { i32 }, i32* } }* %10, i64 0, i32 2, i32 0, i32 0
  %12 = load i32, i32* %11, align 4
  %13 = load %struct.LLVMRuntime.40*, %struct.LLVMRuntime.40** %4, align 8
  %14 = getelementptr inbounds %struct.LLVMRuntime.40, %struct.LLVMRuntime.40* %13, i64 0, i32 14
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr inbounds i8, i8* %15, i64 8
  %17 = bitcast i8* %16 to i32*
  store i32 %12, i32* %17, align 4
  ret void
}

; Function Attrs: nounwind
define void @three_loops_c86_0_kernel_3_range_for(%struct.RuntimeContext.41* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.41* %context, %struct.RuntimeContext.41** %4, align 8
  store void (%struct.RuntimeContext.41*, i8*)* null, void (%struct.RuntimeContext.41*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.41*, i8*, i32)* @function_body.1, void (%struct.RuntimeContext.41*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.41*, i8*)* null, void (%struct.RuntimeContext.41*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.41, %struct.RuntimeContext.41* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.40*, %struct.LLVMRuntime.40** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.40, %struct.LLVMRuntime.40* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.40, %struct.LLVMRuntime.40* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body.1(%struct.RuntimeContext.41* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.41, %struct.RuntimeContext.41* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.40*, %struct.LLVMRuntime.40** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.40, %struct.LLVMRuntime.40* %4, i64 0, i32 14
  %6 = load i8*, i8** %5, align 8
  %7 = getelementptr inbounds i8, i8* %6, i64 4
  %8 = bitcast i8* %7 to i32*
  %9 = load i32, i32* %8, align 4
  %10 = getelementptr inbounds i8, i8* %6, i64 8
  %11 = bitcast i8* %10 to i32*
  %12 = load i32, i32* %11, align 4
  %13 = sub i32 %12, %9
  %14 = add i32 %13, 1
  %15 = sdiv i32 %14, 2
  %16 = icmp slt i32 %14, 0
  %17 = shl nsw i32 %15, 1
  %18 = icmp ne i32 %17, %14
  %19 = and i1 %16, %18
  %.neg = sext i1 %19 to i32
  %20 = add nsw i32 %15, %.neg
  %21 = tail call i32 @llvm.smax.i32(i32 %20, i32 512)
  %22 = mul i32 %21, %2
  %23 = add i32 %22, %9
  %24 = add i32 %23, %21
  %25 = tail call i32 @llvm.smin.i32(i32 %12, i32 %24)
  %26 = icmp slt i32 %23, %25
  br i1 %26, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %27 = bitcast %struct.RuntimeContext.41* %0 to { i32, { { i32 }, i32* }, { { i32 }, i32* } }**
  %28 = load { i32, { { i32 }, i32* }, { { i32 }, i32* } }*, { i32, { { i32 }, i32* }, { { i32 }, i32* } }** %27, align 8
  %29 = getelementptr { i32, { { i32 }, i32* }, { { i32 }, i32* } }, { i32, { { i32 }, i32* }, { { i32 }, i32* } }* %28, i64 0, i32 2, i32 1
  %30 = sext i32 %23 to i64
  %31 = sext i32 %25 to i64
  %32 = sub nsw i64 %31, %30
  %33 = xor i64 %30, -1
  %34 = add nsw i64 %33, %31
  %xtraiter = and i64 %32, 7
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for_loop_body.prol.loopexit, label %for_loop_body.prol.preheader

for_loop_body.prol.preheader:                     ; preds = %for_loop_body.lr.ph
  %35 = sub i32 0, %23
  br label %for_loop_body.prol

for_loop_body.prol:                               ; preds = %for_loop_body.prol, %for_loop_body.prol.preheader
  %lsr.iv23 = phi i64 [ %xtraiter, %for_loop_body.prol.preheader ], [ %lsr.iv.next24, %for_loop_body.prol ]
  %lsr.iv20 = phi i32 [ %35, %for_loop_body.prol.preheader ], [ %lsr.iv.next21, %for_loop_body.prol ]
  %indvars.iv.prol = phi i64 [ %indvars.iv.next.prol, %for_loop_body.prol ], [ %30, %for_loop_body.prol.preheader ]
  %36 = load i32*, i32** %29, align 8
  %scevgep22 = getelementptr i32, i32* %36, i64 %indvars.iv.prol
  %37 = load i32, i32* %scevgep22, align 4
  %38 = add i32 %lsr.iv20, %37
  store i32 %38, i32* %scevgep22, align 4
  %indvars.iv.next.prol = add nsw i64 %indvars.iv.prol, 1
  %lsr.iv.next21 = add i32 %lsr.iv20, -1
  %lsr.iv.next24 = add nsw i64 %lsr.iv23, -1
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next24, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !8

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %indvars.iv.unr = phi i64 [ %30, %for_loop_body.lr.ph ], [ %indvars.iv.next.prol, %for_loop_body.prol.loopexit.loopexit ]
  %39 = icmp ult i64 %34, 7
  br i1 %39, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  %40 = trunc i64 %indvars.iv.unr to i32
  %41 = sub i32 -7, %40
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %lsr.iv = phi i32 [ %41, %for_loop_body.preheader ], [ %lsr.iv.next, %for_loop_body ]
  %indvars.iv = phi i64 [ %indvars.iv.next.7, %for_loop_body ], [ %indvars.iv.unr, %for_loop_body.preheader ]
  %42 = load i32*, i32** %29, align 8
  %scevgep17 = getelementptr i32, i32* %42, i64 %indvars.iv
  %43 = load i32, i32* %scevgep17, align 4
  %44 = add i32 %lsr.iv, %43
  %45 = add i32 %44, 7
  store i32 %45, i32* %scevgep17, align 4
  %46 = load i32*, i32** %29, align 8
  %scevgep18 = getelementptr i32, i32* %46, i64 1
  %scevgep19 = getelementptr i32, i32* %scevgep18, i64 %indvars.iv
  %47 = load i32, i32* %scevgep19, align 4
  %48 = add i32 %lsr.iv, %47
  %49 = add i32 %48, 6
  store i32 %49, i32* %scevgep19, align 4
  %50 = load i32*, i32** %29, align 8
  %scevgep15 = getelementptr i32, i32* %50, i64 2
  %scevgep16 = getelementptr i32, i32* %scevgep15, i64 %indvars.iv
  %51 = load i32, i32* %scevgep16, align 4
  %52 = add i32 %lsr.iv, %51
  %53 = add i32 %52, 5
  store i32 %53, i32* %scevgep16, align 4
  %54 = load i32*, i32** %29, align 8
  %scevgep13 = getelementptr i32, i32* %54, i64 3
  %scevgep14 = getelementptr i32, i32* %scevgep13, i64 %indvars.iv
  %55 = load i32, i32* %scevgep14, align 4
  %56 = add i32 %lsr.iv, %55
  %57 = add i32 %56, 4
  store i32 %57, i32* %scevgep14, align 4
  %58 = load i32*, i32** %29, align 8
  %scevgep11 = getelementptr i32, i32* %58, i64 4
  %scevgep12 = getelementptr i32, i32* %scevgep11, i64 %indvars.iv
  %59 = load i32, i32* %scevgep12, align 4
  %60 = add i32 %lsr.iv, %59
  %61 = add i32 %60, 3
  store i32 %61, i32* %scevgep12, align 4
  %62 = load i32*, i32** %29, align 8
  %scevgep9 = getelementptr i32, i32* %62, i64 5
  %scevgep10 = getelementptr i32, i32* %scevgep9, i64 %indvars.iv
  %63 = load i32, i32* %scevgep10, align 4
  %64 = add i32 %lsr.iv, %63
  %65 = add i32 %64, 2
  store i32 %65, i32* %scevgep10, align 4
  %66 = load i32*, i32** %29, align 8
  %scevgep7 = getelementptr i32, i32* %66, i64 6
  %scevgep8 = getelementptr i32, i32* %scevgep7, i64 %indvars.iv
  %67 = load i32, i32* %scevgep8, align 4
  %68 = add i32 %lsr.iv, %67
  %69 = add i32 %68, 1
  store i32 %69, i32* %scevgep8, align 4
  %70 = load i32*, i32** %29, align 8
  %scevgep = getelementptr i32, i32* %70, i64 7
  %scevgep6 = getelementptr i32, i32* %scevgep, i64 %indvars.iv
  %71 = load i32, i32* %scevgep6, align 4
  %72 = add i32 %lsr.iv, %71
  store i32 %72, i32* %scevgep6, align 4
  %indvars.iv.next.7 = add nsw i64 %indvars.iv, 8
  %lsr.iv.next = add i32 %lsr.iv, -8
  %73 = icmp slt i64 %indvars.iv.next.7, %31
  br i1 %73, label %for_loop_body, label %after_for.loopexit

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: nounwind
define void @three_loops_c86_0_kernel_4_range_for(%struct.RuntimeContext.41* %context) local_unnamed_addr #1 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.41* %context, %struct.RuntimeContext.41** %4, align 8
  store void (%struct.RuntimeContext.41*, i8*)* null, void (%struct.RuntimeContext.41*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.41*, i8*, i32)* @function_body.2, void (%struct.RuntimeContext.41*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.41*, i8*)* null, void (%struct.RuntimeContext.41*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.41, %struct.RuntimeContext.41* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.40*, %struct.LLVMRuntime.40** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.40, %struct.LLVMRuntime.40* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.40, %struct.LLVMRuntime.40* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #1
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body.2(%struct.RuntimeContext.41* nocapture readonly %0, i8* nocapture readnone %1, i32 %2) #2 {
allocs:
  %3 = getelementptr inbounds %struct.RuntimeContext.41, %struct.RuntimeContext.41* %0, i64 0, i32 1
  %4 = load %struct.LLVMRuntime.40*, %struct.LLVMRuntime.40** %3, align 8
  %5 = getelementptr inbounds %struct.LLVMRuntime.40, %struct.LLVMRuntime.40* %4, i64 0, i32 14
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
  %21 = bitcast %struct.RuntimeContext.41* %0 to { i32, { { i32 }, i32* }, { { i32 }, i32* } }**
  %22 = load { i32, { { i32 }, i32* }, { { i32 }, i32* } }*, { i32, { { i32 }, i32* }, { { i32 }, i32* } }** %21, align 8
  %23 = getelementptr { i32, { { i32 }, i32* }, { { i32 }, i32* } }, { i32, { { i32 }, i32* }, { { i32 }, i32* } }* %22, i64 0, i32 1, i32 1
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
  %.04.prol = phi i32 [ %35, %for_loop_body.prol ], [ %17, %for_loop_body.prol.preheader ]
  %28 = load i32, i32* %7, align 4
  %29 = srem i32 %.04.prol, %28
  %30 = load i32*, i32** %23, align 8
  %31 = sext i32 %29 to i64
  %32 = getelementptr i32, i32* %30, i64 %31
  %33 = load i32, i32* %32, align 4
  %34 = shl i32 %33, 1
  store i32 %34, i32* %32, align 4
  %35 = add i32 %.04.prol, 1
  %lsr.iv.next = add nsw i32 %lsr.iv, 1
  %prol.iter.cmp.not = icmp eq i32 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %for_loop_body.prol.loopexit.loopexit, label %for_loop_body.prol, !llvm.loop !9

for_loop_body.prol.loopexit.loopexit:             ; preds = %for_loop_body.prol
  br label %for_loop_body.prol.loopexit

for_loop_body.prol.loopexit:                      ; preds = %for_loop_body.prol.loopexit.loopexit, %for_loop_body.lr.ph
  %.04.unr = phi i32 [ %17, %for_loop_body.lr.ph ], [ %35, %for_loop_body.prol.loopexit.loopexit ]
  %36 = icmp ult i32 %26, 7
  br i1 %36, label %after_for, label %for_loop_body.preheader

for_loop_body.preheader:                          ; preds = %for_loop_body.prol.loopexit
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.preheader
  %.04 = phi i32 [ %100, %for_loop_body ], [ %.04.unr, %for_loop_body.preheader ]
  %37 = load i32, i32* %7, align 4
  %38 = srem i32 %.04, %37
  %39 = load i32*, i32** %23, align 8
  %40 = sext i32 %38 to i64
  %41 = getelementptr i32, i32* %39, i64 %40
  %42 = load i32, i32* %41, align 4
  %43 = shl i32 %42, 1
  store i32 %43, i32* %41, align 4
  %44 = load i32, i32* %7, align 4
  %45 = add i32 %.04, 1
  %46 = srem i32 %45, %44
  %47 = load i32*, i32** %23, align 8
  %48 = sext i32 %46 to i64
  %49 = getelementptr i32, i32* %47, i64 %48
  %50 = load i32, i32* %49, align 4
  %51 = shl i32 %50, 1
  store i32 %51, i32* %49, align 4
  %52 = load i32, i32* %7, align 4
  %53 = add i32 %45, 1
  %54 = srem i32 %53, %52
  %55 = load i32*, i32** %23, align 8
  %56 = sext i32 %54 to i64
  %57 = getelementptr i32, i32* %55, i64 %56
  %58 = load i32, i32* %57, align 4
  %59 = shl i32 %58, 1
  store i32 %59, i32* %57, align 4
  %60 = load i32, i32* %7, align 4
  %61 = add i32 %53, 1
  %62 = srem i32 %61, %60
  %63 = load i32*, i32** %23, align 8
  %64 = sext i32 %62 to i64
  %65 = getelementptr i32, i32* %63, i64 %64
  %66 = load i32, i32* %65, align 4
  %67 = shl i32 %66, 1
  store i32 %67, i32* %65, align 4
  %68 = load i32, i32* %7, align 4
  %69 = add i32 %61, 1
  %70 = srem i32 %69, %68
  %71 = load i32*, i32** %23, align 8
  %72 = sext i32 %70 to i64
  %73 = getelementptr i32, i32* %71, i64 %72
  %74 = load i32, i32* %73, align 4
  %75 = shl i32 %74, 1
  store i32 %75, i32* %73, align 4
  %76 = load i32, i32* %7, align 4
  %77 = add i32 %69, 1
  %78 = srem i32 %77, %76
  %79 = load i32*, i32** %23, align 8
  %80 = sext i32 %78 to i64
  %81 = getelementptr i32, i32* %79, i64 %80
  %82 = load i32, i32* %81, align 4
  %83 = shl i32 %82, 1
  store i32 %83, i32* %81, align 4
  %84 = load i32, i32* %7, align 4
  %85 = add i32 %77, 1
  %86 = srem i32 %85, %84
  %87 = load i32*, i32** %23, align 8
  %88 = sext i32 %86 to i64
  %89 = getelementptr i32, i32* %87, i64 %88
  %90 = load i32, i32* %89, align 4
  %91 = shl i32 %90, 1
  store i32 %91, i32* %89, align 4
  %92 = load i32, i32* %7, align 4
  %93 = add i32 %85, 1
  %94 = srem i32 %93, %92
  %95 = load i32*, i32** %23, align 8
  %96 = sext i32 %94 to i64
  %97 = getelementptr i32, i32* %95, i64 %96
  %98 = load i32, i32* %97, align 4
  %99 = shl i32 %98, 1
  store i32 %99, i32* %97, align 4
  %100 = add i32 %93, 1
  %exitcond.not.7 = icmp eq i32 %100, %19
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %for_loop_body.prol.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.RuntimeContext.41, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.41**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.41*, %struct.RuntimeContext.41** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.41*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.41*, i8*)*, void (%struct.RuntimeContext.41*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.41*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.41*, i8*, i32)*, void (%struct.RuntimeContext.41*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.41*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.41*, i8*)*, void (%struct.RuntimeContext.41*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.41*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.41* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.41* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.41* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.41, %struct.RuntimeContext.41* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.41* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #1
  %17 = add nsw i32 %.02039, 1
  %18 = icmp slt i32 %17, %15
  br i1 %18, label %.lr.ph, label %.loopexit.loopexit, !llvm.loop !10

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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.41* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #1
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !12

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.41*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.41* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #1
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
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
