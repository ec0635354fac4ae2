; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.181*, void (%struct.RuntimeContext.181*, i8*)*, void (%struct.RuntimeContext.181*, i8*, i32)*, void (%struct.RuntimeContext.181*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.181 = type { i8*, %struct.LLVMRuntime.180*, i32, i64* }
%struct.LLVMRuntime.180 = type { %struct.PreallocatedMemoryChunk.175, %struct.PreallocatedMemoryChunk.175, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.176*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.177*], [1024 x %struct.NodeManager.178*], [1024 x i8*], i8*, %struct.RandState.179*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.175 = type { i8*, i8*, i64 }
%struct.__va_list_tag.176 = type { i32, i32, i8*, i8* }
%struct.ListManager.177 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.180* }
%struct.NodeManager.178 = type <{ %struct.LLVMRuntime.180*, i32, i32, i32, i32, %struct.ListManager.177*, %struct.ListManager.177*, %struct.ListManager.177*, i32, [4 x i8] }>
%struct.RandState.179 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @where_even_c106_0_kernel_0_range_for(%struct.RuntimeContext.181* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.181* %context, %struct.RuntimeContext.181** %4, align 8
  store void (%struct.RuntimeContext.181*, i8*)* null, void (%struct.RuntimeContext.181*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.181*, i8*, i32)* @function_body, void (%struct.RuntimeContext.181*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.181*, i8*)* null, void (%struct.RuntimeContext.181*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.181, %struct.RuntimeContext.181* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.180*, %struct.LLVMRuntime.180** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.180, %struct.LLVMRuntime.180* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.180, %struct.LLVMRuntime.180* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.181* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = shl i32 %2, 11
  %4 = add i32 %3, 2048
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 4096)
  %6 = icmp slt i32 %3, %5
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = getelementptr inbounds %struct.RuntimeContext.181, %struct.RuntimeContext.181* %0, i64 0, i32 1
  %8 = sext i32 %3 to i64
  %wide.trip.count = sext i32 %5 to i64
  %9 = shl nsw i64 %8, 2
  %10 = zext i32 %3 to i64
  %11 = sub i64 %wide.trip.count, %8
  br label %for_loop_body

for_loop_body:                                    ; preds = %after_if.7, %for_loop_body.lr.ph
  %lsr.iv = phi i64 [ %lsr.iv.next, %after_if.7 ], [ 0, %for_loop_body.lr.ph ]
  %12 = load %struct.LLVMRuntime.180*, %struct.LLVMRuntime.180** %7, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.180, %struct.LLVMRuntime.180* %12, i64 0, i32 7, i64 0
  %14 = load i8*, i8** %13, align 8
  %scevgep88 = getelementptr i8, i8* %14, i64 145920
  %scevgep89 = getelementptr i8, i8* %scevgep88, i64 %9
  %15 = shl i64 %lsr.iv, 2
  %scevgep90 = getelementptr i8, i8* %scevgep89, i64 %15
  %scevgep9091 = bitcast i8* %scevgep90 to i32*
  %scevgep92 = getelementptr i32, i32* %scevgep9091, i64 -4096
  %16 = load i32, i32* %scevgep92, align 4
  %17 = sdiv i32 %16, 2
  %18 = icmp slt i32 %16, 0
  %19 = shl nsw i32 %17, 1
  %20 = icmp ne i32 %19, %16
  %21 = and i1 %18, %20
  %.neg.neg = zext i1 %21 to i32
  %.neg5 = sub nsw i32 %.neg.neg, %17
  %.neg4 = shl i32 %.neg5, 1
  %22 = sub i32 0, %16
  %23 = icmp eq i32 %.neg4, %22
  br i1 %23, label %true_block, label %after_if

after_for.loopexit:                               ; preds = %after_if.7
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void

true_block:                                       ; preds = %for_loop_body
  %24 = add i64 %10, %lsr.iv
  %tmp87 = trunc i64 %24 to i32
  store i32 %tmp87, i32* %scevgep9091, align 4
  br label %after_if

after_if:                                         ; preds = %true_block, %for_loop_body
  %25 = load %struct.LLVMRuntime.180*, %struct.LLVMRuntime.180** %7, align 8
  %26 = getelementptr inbounds %struct.LLVMRuntime.180, %struct.LLVMRuntime.180* %25, i64 0, i32 7, i64 0
  %27 = load i8*, i8** %26, align 8
  %scevgep81 = getelementptr i8, i8* %27, i64 145924
  %scevgep82 = getelementptr i8, i8* %scevgep81, i64 %9
  %scevgep83 = getelementptr i8, i8* %scevgep82, i64 %15
  %scevgep8384 = bitcast i8* %scevgep83 to i32*
  %scevgep85 = getelementptr i32, i32* %scevgep8384, i64 -4096
  %28 = load i32, i32* %scevgep85, align 4
  %29 = sdiv i32 %28, 2
  %30 = icmp slt i32 %28, 0
  %31 = shl nsw i32 %29, 1
  %32 = icmp ne i32 %31, %28
  %33 = and i1 %30, %32
  %.neg.neg.1 = zext i1 %33 to i32
  %.neg5.1 = sub nsw i32 %.neg.neg.1, %29
  %.neg4.1 = shl i32 %.neg5.1, 1
  %34 = sub i32 0, %28
  %35 = icmp eq i32 %.neg4.1, %34
  br i1 %35, label %true_block.1, label %after_if.1

true_block.1:                                     ; preds = %after_if
  %36 = add i64 %10, %lsr.iv
  %37 = add i64 %36, 1
  %tmp86 = trunc i64 %37 to i32
  store i32 %tmp86, i32* %scevgep8384, align 4
  br label %after_if.1

after_if.1:                                       ; preds = %true_block.1, %after_if
  %38 = load %struct.LLVMRuntime.180*, %struct.LLVMRuntime.180** %7, align 8
  %39 = getelementptr inbounds %struct.LLVMRuntime.180, %struct.LLVMRuntime.180* %38, i64 0, i32 7, i64 0
  %40 = load i8*, i8** %39, align 8
  %scevgep71 = getelementptr i8, i8* %40, i64 145928
  %scevgep72 = getelementptr i8, i8* %scevgep71, i64 %9
  %scevgep73 = getelementptr i8, i8* %scevgep72, i64 %15
  %scevgep7374 = bitcast i8* %scevgep73 to i32*
  %scevgep75 = getelementptr i32, i32* %scevgep7374, i64 -4096
  %41 = load i32, i32* %scevgep75, align 4
  %42 = sdiv i32 %41, 2
  %43 = icmp slt i32 %41, 0
  %44 = shl nsw i32 %42, 1
  %45 = icmp ne i32 %44, %41
  %46 = and i1 %43, %45
  %.neg.neg.2 = zext i1 %46 to i32
  %.neg5.2 = sub nsw i32 %.neg.neg.2, %42
  %.neg4.2 = shl i32 %.neg5.2, 1
  %47 = sub i32 0, %41
  %48 = icmp eq i32 %.neg4.2, %47
  br i1 %48, label %true_block.2, label %after_if.2

true_block.2:                                     ; preds = %after_if.1
  %49 = add i64 %10, %lsr.iv
  %50 = add i64 %49, 2
  %tmp76 = trunc i64 %50 to i32
  store i32 %tmp76, i32* %scevgep7374, align 4
  br label %after_if.2

after_if.2:                                       ; preds = %true_block.2, %after_if.1
  %51 = load %struct.LLVMRuntime.180*, %struct.LLVMRuntime.180** %7, align 8
  %52 = getelementptr inbounds %struct.LLVMRuntime.180, %struct.LLVMRuntime.180* %51, i64 0, i32 7, i64 0
  %53 = load i8*, i8** %52, align 8
  %scevgep61 = getelementptr i8, i8* %53, i64 145932
  %scevgep62 = getelementptr i8, i8* %scevgep61, i64 %9
  %scevgep63 = getelementptr i8, i8* %scevgep62, i64 %15
  %scevgep6364 = bitcast i8* %scevgep63 to i32*
  %scevgep65 = getelementptr i32, i32* %scevgep6364, i64 -4096
  %54 = load i32, i32* %scevgep65, align 4
  %55 = sdiv i32 %54, 2
  %56 = icmp slt i32 %54, 0
  %57 = shl nsw i32 %55, 1
  %58 = icmp ne i32 %57, %54
  %59 = and i1 %56, %58
  %.neg.neg.3 = zext i1 %59 to i32
  %.neg5.3 = sub nsw i32 %.neg.neg.3, %55
  %.neg4.3 = shl i32 %.neg5.3, 1
  %60 = sub i32 0, %54
  %61 = icmp eq i32 %.neg4.3, %60
  br i1 %61, label %true_block.3, label %after_if.3

true_block.3:                                     ; preds = %after_if.2
  %62 = add i64 %10, %lsr.iv
  %63 = add i64 %62, 3
  %tmp66 = trunc i64 %63 to i32
  store i32 %tmp66, i32* %scevgep6364, align 4
  br label %after_if.3

after_if.3:                                       ; preds = %true_block.3, %after_if.2
  %64 = load %struct.LLVMRuntime.180*, %struct.LLVMRuntime.180** %7, align 8
  %65 = getelementptr inbounds %struct.LLVMRuntime.180, %struct.LLVMRuntime.180* %64, i64 0, i32 7, i64 0
  %66 = load i8*, i8** %65, align 8
  %scevgep51 = getelementptr i8, i8* %66, i64 145936
  %scevgep52 = getelementptr i8, i8* %scevgep51, i64 %9
  %scevgep53 = getelementptr i8, i8* %scevgep52, i64 %15
  %scevgep5354 = bitcast i8* %scevgep53 to i32*
  %scevgep55 = getelementptr i32, i32* %scevgep5354, i64 -4096
  %67 = load i32, i32* %scevgep55, align 4
  %68 = sdiv i32 %67, 2
  %69 = icmp slt i32 %67, 0
  %70 = shl nsw i32 %68, 1
  %71 = icmp ne i32 %70, %67
  %72 = and i1 %69, %71
  %.neg.neg.4 = zext i1 %72 to i32
  %.neg5.4 = sub nsw i32 %.neg.neg.4, %68
  %.neg4.4 = shl i32 %.neg5.4, 1
  %73 = sub i32 0, %67
  %74 = icmp eq i32 %.neg4.4, %73
  br i1 %74, label %true_block.4, label %after_if.4

true_block.4:                                     ; preds = %after_if.3
  %75 = add i64 %10, %lsr.iv
  %76 = add i64 %75, 4
  %tmp56 = trunc i64 %76 to i32
  store i32 %tmp56, i32* %scevgep5354, align 4
  br label %after_if.4

after_if.4:                                       ; preds = %true_block.4, %after_if.3
  %77 = load %struct.LLVMRuntime.180*, %struct.LLVMRuntime.180** %7, align 8
  %78 = getelementptr inbounds %struct.LLVMRuntime.180, %struct.LLVMRuntime.180* %77, i64 0, i32 7, i64 0
  %79 = load i8*, i8** %78, align 8
  %scevgep41 = getelementptr i8, i8* %79, i64 145940
  %scevgep42 = getelementptr i8, i8* %scevgep41, i64 %9
  %scevgep43 = getelementptr i8, i8* %scevgep42, i64 %15
  %scevgep4344 = bitcast i8* %scevgep43 to i32*
  %scevgep45 = getelementptr i32, i32* %scevgep4344, i64 -4096
  %80 = load i32, i32* %scevgep45, align 4
  %81 = sdiv i32 %80, 2
  %82 = icmp slt i32 %80, 0
  %83 = shl nsw i32 %81, 1
  %84 = icmp ne i32 %83, %80
  %85 = and i1 %82, %84
  %.neg.neg.5 = zext i1 %85 to i32
  %.neg5.5 = sub nsw i32 %.neg.neg.5, %81
  %.neg4.5 = shl i32 %.neg5.5, 1
  %86 = sub i32 0, %80
  %87 = icmp eq i32 %.neg4.5, %86
  br i1 %87, label %true_block.5, label %after_if.5

true_block.5:                                     ; preds = %after_if.4
  %88 = add i64 %10, %lsr.iv
  %89 = add i64 %88, 5
  %tmp46 = trunc i64 %89 to i32
  store i32 %tmp46, i32* %scevgep4344, align 4
  br label %after_if.5

after_if.5:                                       ; preds = %true_block.5, %after_if.4
  %90 = load %struct.LLVMRuntime.180*, %struct.LLVMRuntime.180** %7, align 8
  %91 = getelementptr inbounds %struct.LLVMRuntime.180, %struct.LLVMRuntime.180* %90, i64 0, i32 7, i64 0
  %92 = load i8*, i8** %91, align 8
  %scevgep31 = getelementptr i8, i8* %92, i64 145944
  %scevgep32 = getelementptr i8, i8* %scevgep31, i64 %9
  %scevgep33 = getelementptr i8, i8* %scevgep32, i64 %15
  %scevgep3334 = bitcast i8* %scevgep33 to i32*
  %scevgep35 = getelementptr i32, i32* %scevgep3334, i64 -4096
  %93 = load i32, i32* %scevgep35, align 4
  %94 = sdiv i32 %93, 2
  %95 = icmp slt i32 %93, 0
  %96 = shl nsw i32 %94, 1
  %97 = icmp ne i32 %96, %93
  %98 = and i1 %95, %97
  %.neg.neg.6 = zext i1 %98 to i32
  %.neg5.6 = sub nsw i32 %.neg.neg.6, %94
  %.neg4.6 = shl i32 %.neg5.6, 1
  %99 = sub i32 0, %93
  %100 = icmp eq i32 %.neg4.6, %99
  br i1 %100, label %true_block.6, label %after_if.6

true_block.6:                                     ; preds = %after_if.5
  %101 = add i64 %10, %lsr.iv
  %102 = add i64 %101, 6
  %tmp36 = trunc i64 %102 to i32
  store i32 %tmp36, i32* %scevgep3334, align 4
  br label %after_if.6

after_if.6:                                       ; preds = %true_block.6, %after_if.5
  %103 = load %struct.LLVMRuntime.180*, %struct.LLVMRuntime.180** %7, align 8
  %104 = getelementptr inbounds %struct.LLVMRuntime.180, %struct.LLVMRuntime.180* %103, i64 0, i32 7, i64 0
  %105 = load i8*, i8** %104, align 8
  %scevgep22 = getelementptr i8, i8* %105, i64 145948
  %scevgep23 = getelementptr i8, i8* %scevgep22, i64 %9
  %scevgep24 = getelementptr i8, i8* %scevgep23, i64 %15
  %scevgep2425 = bitcast i8* %scevgep24 to i32*
  %scevgep26 = getelementptr i32, i32* %scevgep2425, i64 -4096
  %106 = load i32, i32* %scevgep26, align 4
  %107 = sdiv i32 %106, 2
  %108 = icmp slt i32 %106, 0
  %109 = shl nsw i32 %107, 1
  %110 = icmp ne i32 %109, %106
  %111 = and i1 %108, %110
  %.neg.neg.7 = zext i1 %111 to i32
  %.neg5.7 = sub nsw i32 %.neg.neg.7, %107
  %.neg4.7 = shl i32 %.neg5.7, 1
  %112 = sub i32 0, %106
  %113 = icmp eq i32 %.neg4.7, %112
  br i1 %113, label %true_block.7, label %after_if.7

true_block.7:                                     ; preds = %after_if.6
  %114 = add i64 %10, %lsr.iv
  %115 = add i64 %114, 7
  %tmp = trunc i64 %115 to i32
  store i32 %tmp, i32* %scevgep2425, align 4
  br label %after_if.7

after_if.7:                                       ; preds = %true_block.7, %after_if.6
  %lsr.iv.next = add i64 %lsr.iv, 8
  %exitcond.not.7 = icmp eq i64 %11, %lsr.iv.next
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.181, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.181**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.181*, %struct.RuntimeContext.181** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.181*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.181*, i8*)*, void (%struct.RuntimeContext.181*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.181*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.181*, i8*, i32)*, void (%struct.RuntimeContext.181*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.181*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.181*, i8*)*, void (%struct.RuntimeContext.181*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.181*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.181* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.181* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.181* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.181, %struct.RuntimeContext.181* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.181* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.181* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !8

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.181*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.181* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
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
