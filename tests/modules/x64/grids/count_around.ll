; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.103*, void (%struct.RuntimeContext.103*, i8*)*, void (%struct.RuntimeContext.103*, i8*, i32)*, void (%struct.RuntimeContext.103*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.103 = type { i8*, %struct.LLVMRuntime.102*, i32, i64* }
%struct.LLVMRuntime.102 = type { %struct.PreallocatedMemoryChunk.97, %struct.PreallocatedMemoryChunk.97, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.98*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.99*], [1024 x %struct.NodeManager.100*], [1024 x i8*], i8*, %struct.RandState.101*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.97 = type { i8*, i8*, i64 }
%struct.__va_list_tag.98 = type { i32, i32, i8*, i8* }
%struct.ListManager.99 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.102* }
%struct.NodeManager.100 = type <{ %struct.LLVMRuntime.102*, i32, i32, i32, i32, %struct.ListManager.99*, %struct.ListManager.99*, %struct.ListManager.99*, i32, [4 x i8] }>
%struct.RandState.101 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @count_around_c90_0_kernel_0_range_for(%struct.RuntimeContext.103* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.103* %context, %struct.RuntimeContext.103** %4, align 8
  store void (%struct.RuntimeContext.103*, i8*)* null, void (%struct.RuntimeContext.103*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.103*, i8*, i32)* @function_body, void (%struct.RuntimeContext.103*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.103*, i8*)* null, void (%struct.RuntimeContext.103*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.103, %struct.RuntimeContext.103* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.102*, %struct.LLVMRuntime.102** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.102, %struct.LLVMRuntime.102* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.102, %struct.LLVMRuntime.102* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.103* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = shl i32 %2, 13
  %4 = add i32 %3, 8192
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 16384)
  %6 = icmp slt i32 %3, %5
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = bitcast %struct.RuntimeContext.103* %0 to { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }**
  %8 = load { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }** %7, align 8
  %9 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %8, i64 0, i32 0, i32 1
  %10 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %8, i64 0, i32 0, i32 0, i32 1
  %11 = getelementptr inbounds %struct.RuntimeContext.103, %struct.RuntimeContext.103* %0, i64 0, i32 1
  %12 = sext i32 %3 to i64
  %wide.trip.count = sext i32 %5 to i64
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.lr.ph
  %indvars.iv = phi i64 [ %12, %for_loop_body.lr.ph ], [ %indvars.iv.next.1, %for_loop_body ]
  %lsr10 = trunc i64 %indvars.iv to i32
  %13 = lshr i32 %lsr10, 7
  %14 = and i32 %lsr10, 126
  %15 = load i32*, i32** %9, align 8
  %16 = load i32, i32* %10, align 4
  %17 = mul i32 %16, %13
  %18 = add i32 %17, %14
  %19 = sext i32 %18 to i64
  %20 = getelementptr i32, i32* %15, i64 %19
  %21 = load i32, i32* %20, align 4
  %22 = load %struct.LLVMRuntime.102*, %struct.LLVMRuntime.102** %11, align 8
  %23 = getelementptr inbounds %struct.LLVMRuntime.102, %struct.LLVMRuntime.102* %22, i64 0, i32 7, i64 0
  %24 = load i8*, i8** %23, align 8
  %getch.i = getelementptr i8, i8* %24, i64 46848
  %25 = shl i64 %indvars.iv, 2
  %scevgep8 = getelementptr i8, i8* %getch.i, i64 %25
  %scevgep89 = bitcast i8* %scevgep8 to i32*
  store i32 %21, i32* %scevgep89, align 4
  %26 = add i32 %lsr10, 1
  %27 = lshr i32 %26, 7
  %28 = and i32 %26, 127
  %29 = load i32*, i32** %9, align 8
  %30 = load i32, i32* %10, align 4
  %31 = mul i32 %30, %27
  %32 = add i32 %31, %28
  %33 = sext i32 %32 to i64
  %34 = getelementptr i32, i32* %29, i64 %33
  %35 = load i32, i32* %34, align 4
  %36 = load %struct.LLVMRuntime.102*, %struct.LLVMRuntime.102** %11, align 8
  %37 = getelementptr inbounds %struct.LLVMRuntime.102, %struct.LLVMRuntime.102* %36, i64 0, i32 7, i64 0
  %38 = load i8*, i8** %37, align 8
  %scevgep = getelementptr i8, i8* %38, i64 46852
  %scevgep6 = getelementptr i8, i8* %scevgep, i64 %25
  %scevgep67 = bitcast i8* %scevgep6 to i32*
  store i32 %35, i32* %scevgep67, align 4
  %indvars.iv.next.1 = add nsw i64 %indvars.iv, 2
  %exitcond.not.1 = icmp eq i64 %wide.trip.count, %indvars.iv.next.1
  br i1 %exitcond.not.1, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void
}

; Function Attrs: nounwind
define void @count_around_c90_0_kernel_1_range_for(%struct.RuntimeContext.103* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.103* %context, %struct.RuntimeContext.103** %4, align 8
  store void (%struct.RuntimeContext.103*, i8*)* null, void (%struct.RuntimeContext.103*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.103*, i8*, i32)* @function_body.1, void (%struct.RuntimeContext.103*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.103*, i8*)* null, void (%struct.RuntimeContext.103*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.103, %struct.RuntimeContext.103* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.102*, %struct.LLVMRuntime.102** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.102, %struct.LLVMRuntime.102* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.102, %struct.LLVMRuntime.102* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body.1(%struct.RuntimeContext.103* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = shl i32 %2, 13
  %4 = add i32 %3, 8192
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 16384)
  %6 = icmp slt i32 %3, %5
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = getelementptr inbounds %struct.RuntimeContext.103, %struct.RuntimeContext.103* %0, i64 0, i32 1
  %8 = sext i32 %3 to i64
  %wide.trip.count = sext i32 %5 to i64
  %9 = zext i32 %3 to i64
  %10 = add nuw nsw i64 %9, 128
  %11 = shl nsw i64 %8, 2
  %12 = sub i64 %wide.trip.count, %8
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.lr.ph
  %lsr.iv = phi i64 [ 0, %for_loop_body.lr.ph ], [ %lsr.iv.next, %for_loop_body ]
  %13 = add i64 %9, %lsr.iv
  %tmp88 = trunc i64 %13 to i32
  %14 = and i32 %tmp88, 127
  %15 = add i64 %13, 127
  %tmp90 = trunc i64 %15 to i32
  %16 = and i32 %tmp90, 127
  %17 = load %struct.LLVMRuntime.102*, %struct.LLVMRuntime.102** %7, align 8
  %18 = getelementptr inbounds %struct.LLVMRuntime.102, %struct.LLVMRuntime.102* %17, i64 0, i32 7, i64 0
  %19 = load i8*, i8** %18, align 8
  %getch.i4 = getelementptr i8, i8* %19, i64 46848
  %20 = add i64 %13, 16256
  %tmp89 = trunc i64 %20 to i32
  %21 = and i32 %tmp89, 16256
  %22 = or i32 %16, %21
  %23 = shl nuw nsw i32 %22, 2
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds i8, i8* %getch.i4, i64 %24
  %26 = bitcast i8* %25 to i32*
  %27 = load i32, i32* %26, align 4
  %28 = or i32 %21, %14
  %29 = shl nuw nsw i32 %28, 2
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds i8, i8* %getch.i4, i64 %30
  %32 = bitcast i8* %31 to i32*
  %33 = load i32, i32* %32, align 4
  %34 = add i32 %33, %27
  %35 = add i64 %13, 1
  %tmp93 = trunc i64 %35 to i32
  %36 = and i32 %tmp93, 127
  %37 = or i32 %36, %21
  %38 = shl nuw nsw i32 %37, 2
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds i8, i8* %getch.i4, i64 %39
  %41 = bitcast i8* %40 to i32*
  %42 = load i32, i32* %41, align 4
  %43 = add i32 %34, %42
  %44 = and i32 %tmp88, 16256
  %45 = or i32 %16, %44
  %46 = shl nuw nsw i32 %45, 2
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds i8, i8* %getch.i4, i64 %47
  %49 = bitcast i8* %48 to i32*
  %50 = load i32, i32* %49, align 4
  %51 = add i32 %43, %50
  %52 = or i32 %36, %44
  %53 = shl nuw nsw i32 %52, 2
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds i8, i8* %getch.i4, i64 %54
  %56 = bitcast i8* %55 to i32*
  %57 = load i32, i32* %56, align 4
  %58 = add i32 %51, %57
  %59 = add i64 %10, %lsr.iv
  %tmp = trunc i64 %59 to i32
  %60 = and i32 %tmp, 16256
  %61 = or i32 %16, %60
  %62 = shl nuw nsw i32 %61, 2
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds i8, i8* %getch.i4, i64 %63
  %65 = bitcast i8* %64 to i32*
  %66 = load i32, i32* %65, align 4
  %67 = add i32 %58, %66
  %68 = or i32 %60, %14
  %69 = shl nuw nsw i32 %68, 2
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds i8, i8* %getch.i4, i64 %70
  %72 = bitcast i8* %71 to i32*
  %73 = load i32, i32* %72, align 4
  %74 = add i32 %67, %73
  %75 = or i32 %36, %60
  %76 = shl nuw nsw i32 %75, 2
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds i8, i8* %getch.i4, i64 %77
  %79 = bitcast i8* %78 to i32*
  %80 = load i32, i32* %79, align 4
  %81 = add i32 %74, %80
  %82 = getelementptr i8, i8* %19, i64 %11
  %scevgep94 = getelementptr i8, i8* %82, i64 112384
  %83 = shl i64 %lsr.iv, 2
  %scevgep91 = getelementptr i8, i8* %scevgep94, i64 %83
  %scevgep9192 = bitcast i8* %scevgep91 to i32*
  store i32 %81, i32* %scevgep9192, align 4
  %lsr.iv.next = add i64 %lsr.iv, 1
  %exitcond.not = icmp eq i64 %12, %lsr.iv.next
  br i1 %exitcond.not, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void
}

; Function Attrs: nounwind
define void @count_around_c90_0_kernel_2_range_for(%struct.RuntimeContext.103* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.103* %context, %struct.RuntimeContext.103** %4, align 8
  store void (%struct.RuntimeContext.103*, i8*)* null, void (%struct.RuntimeContext.103*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.103*, i8*, i32)* @function_body.2, void (%struct.RuntimeContext.103*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.103*, i8*)* null, void (%struct.RuntimeContext.103*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.103, %struct.RuntimeContext.103* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.102*, %struct.LLVMRuntime.102** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.102, %struct.LLVMRuntime.102* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.102, %struct.LLVMRuntime.102* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body.2(%struct.RuntimeContext.103* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = shl i32 %2, 13
  %4 = add i32 %3, 8192
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 16384)
  %6 = icmp slt i32 %3, %5
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = bitcast %struct.RuntimeContext.103* %0 to { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }**
  %8 = load { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }*, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }** %7, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.103, %struct.RuntimeContext.103* %0, i64 0, i32 1
  %10 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %8, i64 0, i32 1, i32 1
  %11 = getelementptr { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }, { { { i32, i32 }, i32* }, { { i32, i32 }, i32* } }* %8, i64 0, i32 1, i32 0, i32 1
  %12 = sext i32 %3 to i64
  %wide.trip.count = sext i32 %5 to i64
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.lr.ph
  %indvars.iv = phi i64 [ %12, %for_loop_body.lr.ph ], [ %indvars.iv.next.1, %for_loop_body ]
  %lsr10 = trunc i64 %indvars.iv to i32
  %13 = lshr i32 %lsr10, 7
  %14 = and i32 %lsr10, 126
  %15 = load %struct.LLVMRuntime.102*, %struct.LLVMRuntime.102** %9, align 8
  %16 = getelementptr inbounds %struct.LLVMRuntime.102, %struct.LLVMRuntime.102* %15, i64 0, i32 7, i64 0
  %17 = load i8*, i8** %16, align 8
  %getch.i = getelementptr i8, i8* %17, i64 112384
  %18 = shl i64 %indvars.iv, 2
  %scevgep8 = getelementptr i8, i8* %getch.i, i64 %18
  %scevgep89 = bitcast i8* %scevgep8 to i32*
  %19 = load i32, i32* %scevgep89, align 4
  %20 = load i32*, i32** %10, align 8
  %21 = load i32, i32* %11, align 4
  %22 = mul i32 %21, %13
  %23 = add i32 %22, %14
  %24 = sext i32 %23 to i64
  %25 = getelementptr i32, i32* %20, i64 %24
  store i32 %19, i32* %25, align 4
  %26 = add i32 %lsr10, 1
  %27 = lshr i32 %26, 7
  %28 = and i32 %26, 127
  %29 = load %struct.LLVMRuntime.102*, %struct.LLVMRuntime.102** %9, align 8
  %30 = getelementptr inbounds %struct.LLVMRuntime.102, %struct.LLVMRuntime.102* %29, i64 0, i32 7, i64 0
  %31 = load i8*, i8** %30, align 8
  %scevgep = getelementptr i8, i8* %31, i64 112388
  %scevgep6 = getelementptr i8, i8* %scevgep, i64 %18
  %scevgep67 = bitcast i8* %scevgep6 to i32*
  %32 = load i32, i32* %scevgep67, align 4
  %33 = load i32*, i32** %10, align 8
  %34 = load i32, i32* %11, align 4
  %35 = mul i32 %34, %27
  %36 = add i32 %35, %28
  %37 = sext i32 %36 to i64
  %38 = getelementptr i32, i32* %33, i64 %37
  store i32 %32, i32* %38, align 4
  %indvars.iv.next.1 = add nsw i64 %indvars.iv, 2
  %exitcond.not.1 = icmp eq i64 %wide.trip.count, %indvars.iv.next.1
  br i1 %exitcond.not.1, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.103, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.103**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.103*, %struct.RuntimeContext.103** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.103*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.103*, i8*)*, void (%struct.RuntimeContext.103*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.103*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.103*, i8*, i32)*, void (%struct.RuntimeContext.103*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.103*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.103*, i8*)*, void (%struct.RuntimeContext.103*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.103*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.103* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.103* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.103* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.103, %struct.RuntimeContext.103* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.103* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
  %17 = add nsw i32 %.02039, 1
  %18 = icmp slt i32 %17, %15
  br i1 %18, label %.lr.ph, label %.loopexit.loopexit, !llvm.loop !6

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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.103* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !8

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.103*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.103* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %25

25:                                               ; preds = %24, %.loopexit
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #5

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #5

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #6

attributes #0 = { nounwind }
attributes #1 = { nofree nosync nounwind }
attributes #2 = { alwaysinline mustprogress nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { argmemonly nocallback nofree nosync nounwind willreturn }
attributes #6 = { nocallback nofree nosync nounwind readnone speculatable willreturn }

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
