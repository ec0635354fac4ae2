; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.139*, void (%struct.RuntimeContext.139*, i8*)*, void (%struct.RuntimeContext.139*, i8*, i32)*, void (%struct.RuntimeContext.139*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.139 = type { i8*, %struct.LLVMRuntime.138*, i32, i64* }
%struct.LLVMRuntime.138 = type { %struct.PreallocatedMemoryChunk.133, %struct.PreallocatedMemoryChunk.133, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.134*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.135*], [1024 x %struct.NodeManager.136*], [1024 x i8*], i8*, %struct.RandState.137*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.133 = type { i8*, i8*, i64 }
%struct.__va_list_tag.134 = type { i32, i32, i8*, i8* }
%struct.ListManager.135 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.138* }
%struct.NodeManager.136 = type <{ %struct.LLVMRuntime.138*, i32, i32, i32, i32, %struct.ListManager.135*, %struct.ListManager.135*, %struct.ListManager.135*, i32, [4 x i8] }>
%struct.RandState.137 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @from_behind_c100_0_kernel_0_range_for(%struct.RuntimeContext.139* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.139* %context, %struct.RuntimeContext.139** %4, align 8
  store void (%struct.RuntimeContext.139*, i8*)* null, void (%struct.RuntimeContext.139*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.139*, i8*, i32)* @function_body, void (%struct.RuntimeContext.139*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.139*, i8*)* null, void (%struct.RuntimeContext.139*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.139, %struct.RuntimeContext.139* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.138*, %struct.LLVMRuntime.138** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.138, %struct.LLVMRuntime.138* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.138, %struct.LLVMRuntime.138* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.139* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = shl i32 %2, 11
  %4 = add i32 %3, 2048
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 4096)
  %6 = icmp slt i32 %3, %5
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = getelementptr inbounds %struct.RuntimeContext.139, %struct.RuntimeContext.139* %0, i64 0, i32 1
  %8 = sext i32 %3 to i64
  %wide.trip.count = sext i32 %5 to i64
  %9 = shl nsw i64 %8, 2
  %10 = zext i32 %3 to i64
  %11 = sub i64 %wide.trip.count, %8
  br label %for_loop_body

for_loop_body:                                    ; preds = %after_if.7, %for_loop_body.lr.ph
  %lsr.iv = phi i64 [ %lsr.iv.next, %after_if.7 ], [ 0, %for_loop_body.lr.ph ]
  %12 = add i64 %8, %lsr.iv
  %13 = icmp slt i64 %12, 4093
  br i1 %13, label %true_block, label %after_if

after_for.loopexit:                               ; preds = %after_if.7
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void

true_block:                                       ; preds = %for_loop_body
  %14 = load %struct.LLVMRuntime.138*, %struct.LLVMRuntime.138** %7, align 8
  %15 = getelementptr inbounds %struct.LLVMRuntime.138, %struct.LLVMRuntime.138* %14, i64 0, i32 7, i64 0
  %16 = load i8*, i8** %15, align 8
  %getch.i = getelementptr i8, i8* %16, i64 129536
  %scevgep84 = getelementptr i8, i8* %getch.i, i64 %9
  %17 = shl i64 %lsr.iv, 2
  %scevgep85 = getelementptr i8, i8* %scevgep84, i64 %17
  %scevgep8586 = bitcast i8* %scevgep85 to i32*
  %scevgep87 = getelementptr i32, i32* %scevgep8586, i64 3
  %18 = load i32, i32* %scevgep87, align 4
  %19 = mul i32 %18, 3
  %20 = zext i32 %19 to i64
  %21 = add i64 %10, %lsr.iv
  %22 = add i64 %21, %20
  %tmp91 = trunc i64 %22 to i32
  store i32 %tmp91, i32* %scevgep8586, align 4
  br label %after_if

after_if:                                         ; preds = %true_block, %for_loop_body
  %23 = icmp slt i64 %12, 4092
  br i1 %23, label %true_block.1, label %after_if.1

true_block.1:                                     ; preds = %after_if
  %24 = load %struct.LLVMRuntime.138*, %struct.LLVMRuntime.138** %7, align 8
  %25 = getelementptr inbounds %struct.LLVMRuntime.138, %struct.LLVMRuntime.138* %24, i64 0, i32 7, i64 0
  %26 = load i8*, i8** %25, align 8
  %scevgep = getelementptr i8, i8* %26, i64 129540
  %scevgep16 = getelementptr i8, i8* %scevgep, i64 %9
  %27 = shl i64 %lsr.iv, 2
  %scevgep17 = getelementptr i8, i8* %scevgep16, i64 %27
  %scevgep1718 = bitcast i8* %scevgep17 to i32*
  %scevgep19 = getelementptr i32, i32* %scevgep1718, i64 3
  %28 = load i32, i32* %scevgep19, align 4
  %29 = mul i32 %28, 3
  %30 = zext i32 %29 to i64
  %31 = add i64 %10, %lsr.iv
  %32 = add i64 %31, %30
  %33 = add i64 %32, 1
  %tmp = trunc i64 %33 to i32
  store i32 %tmp, i32* %scevgep1718, align 4
  br label %after_if.1

after_if.1:                                       ; preds = %true_block.1, %after_if
  %34 = icmp slt i64 %12, 4091
  br i1 %34, label %true_block.2, label %after_if.2

true_block.2:                                     ; preds = %after_if.1
  %35 = load %struct.LLVMRuntime.138*, %struct.LLVMRuntime.138** %7, align 8
  %36 = getelementptr inbounds %struct.LLVMRuntime.138, %struct.LLVMRuntime.138* %35, i64 0, i32 7, i64 0
  %37 = load i8*, i8** %36, align 8
  %scevgep24 = getelementptr i8, i8* %37, i64 129544
  %scevgep25 = getelementptr i8, i8* %scevgep24, i64 %9
  %38 = shl i64 %lsr.iv, 2
  %scevgep26 = getelementptr i8, i8* %scevgep25, i64 %38
  %scevgep2627 = bitcast i8* %scevgep26 to i32*
  %scevgep28 = getelementptr i32, i32* %scevgep2627, i64 3
  %39 = load i32, i32* %scevgep28, align 4
  %40 = mul i32 %39, 3
  %41 = zext i32 %40 to i64
  %42 = add i64 %10, %lsr.iv
  %43 = add i64 %42, %41
  %44 = add i64 %43, 2
  %tmp33 = trunc i64 %44 to i32
  store i32 %tmp33, i32* %scevgep2627, align 4
  br label %after_if.2

after_if.2:                                       ; preds = %true_block.2, %after_if.1
  %45 = icmp slt i64 %12, 4090
  br i1 %45, label %true_block.3, label %after_if.3

true_block.3:                                     ; preds = %after_if.2
  %46 = load %struct.LLVMRuntime.138*, %struct.LLVMRuntime.138** %7, align 8
  %47 = getelementptr inbounds %struct.LLVMRuntime.138, %struct.LLVMRuntime.138* %46, i64 0, i32 7, i64 0
  %48 = load i8*, i8** %47, align 8
  %scevgep34 = getelementptr i8, i8* %48, i64 129548
  %scevgep35 = getelementptr i8, i8* %scevgep34, i64 %9
  %49 = shl i64 %lsr.iv, 2
  %scevgep36 = getelementptr i8, i8* %scevgep35, i64 %49
  %scevgep3637 = bitcast i8* %scevgep36 to i32*
  %scevgep38 = getelementptr i32, i32* %scevgep3637, i64 3
  %50 = load i32, i32* %scevgep38, align 4
  %51 = mul i32 %50, 3
  %52 = zext i32 %51 to i64
  %53 = add i64 %10, %lsr.iv
  %54 = add i64 %53, %52
  %55 = add i64 %54, 3
  %tmp43 = trunc i64 %55 to i32
  store i32 %tmp43, i32* %scevgep3637, align 4
  br label %after_if.3

after_if.3:                                       ; preds = %true_block.3, %after_if.2
  %56 = icmp slt i64 %12, 4089
  br i1 %56, label %true_block.4, label %after_if.4

true_block.4:                                     ; preds = %after_if.3
  %57 = load %struct.LLVMRuntime.138*, %struct.LLVMRuntime.138** %7, align 8
  %58 = getelementptr inbounds %struct.LLVMRuntime.138, %struct.LLVMRuntime.138* %57, i64 0, i32 7, i64 0
  %59 = load i8*, i8** %58, align 8
  %scevgep44 = getelementptr i8, i8* %59, i64 129552
  %scevgep45 = getelementptr i8, i8* %scevgep44, i64 %9
  %60 = shl i64 %lsr.iv, 2
  %scevgep46 = getelementptr i8, i8* %scevgep45, i64 %60
  %scevgep4647 = bitcast i8* %scevgep46 to i32*
  %scevgep48 = getelementptr i32, i32* %scevgep4647, i64 3
  %61 = load i32, i32* %scevgep48, align 4
  %62 = mul i32 %61, 3
  %63 = zext i32 %62 to i64
  %64 = add i64 %10, %lsr.iv
  %65 = add i64 %64, %63
  %66 = add i64 %65, 4
  %tmp53 = trunc i64 %66 to i32
  store i32 %tmp53, i32* %scevgep4647, align 4
  br label %after_if.4

after_if.4:                                       ; preds = %true_block.4, %after_if.3
  %67 = icmp slt i64 %12, 4088
  br i1 %67, label %true_block.5, label %after_if.5

true_block.5:                                     ; preds = %after_if.4
  %68 = load %struct.LLVMRuntime.138*, %struct.LLVMRuntime.138** %7, align 8
  %69 = getelementptr inbounds %struct.LLVMRuntime.138, %struct.LLVMRuntime.138* %68, i64 0, i32 7, i64 0
  %70 = load i8*, i8** %69, align 8
  %scevgep54 = getelementptr i8, i8* %70, i64 129556
  %scevgep55 = getelementptr i8, i8* %scevgep54, i64 %9
  %71 = shl i64 %lsr.iv, 2
  %scevgep56 = getelementptr i8, i8* %scevgep55, i64 %71
  %scevgep5657 = bitcast i8* %scevgep56 to i32*
  %scevgep58 = getelementptr i32, i32* %scevgep5657, i64 3
  %72 = load i32, i32* %scevgep58, align 4
  %73 = mul i32 %72, 3
  %74 = zext i32 %73 to i64
  %75 = add i64 %10, %lsr.iv
  %76 = add i64 %75, %74
  %77 = add i64 %76, 5
  %tmp63 = trunc i64 %77 to i32
  store i32 %tmp63, i32* %scevgep5657, align 4
  br label %after_if.5

after_if.5:                                       ; preds = %true_block.5, %after_if.4
  %78 = icmp slt i64 %12, 4087
  br i1 %78, label %true_block.6, label %after_if.6

true_block.6:                                     ; preds = %after_if.5
  %79 = load %struct.LLVMRuntime.138*, %struct.LLVMRuntime.138** %7, align 8
  %80 = getelementptr inbounds %struct.LLVMRuntime.138, %struct.LLVMRuntime.138* %79, i64 0, i32 7, i64 0
  %81 = load i8*, i8** %80, align 8
  %scevgep64 = getelementptr i8, i8* %81, i64 129560
  %scevgep65 = getelementptr i8, i8* %scevgep64, i64 %9
  %82 = shl i64 %lsr.iv, 2
  %scevgep66 = getelementptr i8, i8* %scevgep65, i64 %82
  %scevgep6667 = bitcast i8* %scevgep66 to i32*
  %scevgep68 = getelementptr i32, i32* %scevgep6667, i64 3
  %83 = load i32, i32* %scevgep68, align 4
  %84 = mul i32 %83, 3
  %85 = zext i32 %84 to i64
  %86 = add i64 %10, %lsr.iv
  %87 = add i64 %86, %85
  %88 = add i64 %87, 6
  %tmp73 = trunc i64 %88 to i32
  store i32 %tmp73, i32* %scevgep6667, align 4
  br label %after_if.6

after_if.6:                                       ; preds = %true_block.6, %after_if.5
  %89 = icmp slt i64 %12, 4086
  br i1 %89, label %true_block.7, label %after_if.7

true_block.7:                                     ; preds = %after_if.6
  %90 = load %struct.LLVMRuntime.138*, %struct.LLVMRuntime.138** %7, align 8
  %91 = getelementptr inbounds %struct.LLVMRuntime.138, %struct.LLVMRuntime.138* %90, i64 0, i32 7, i64 0
  %92 = load i8*, i8** %91, align 8
  %scevgep74 = getelementptr i8, i8* %92, i64 129564
  %scevgep75 = getelementptr i8, i8* %scevgep74, i64 %9
  %93 = shl i64 %lsr.iv, 2
  %scevgep76 = getelementptr i8, i8* %scevgep75, i64 %93
  %scevgep7677 = bitcast i8* %scevgep76 to i32*
  %scevgep78 = getelementptr i32, i32* %scevgep7677, i64 3
  %94 = load i32, i32* %scevgep78, align 4
  %95 = mul i32 %94, 3
  %96 = zext i32 %95 to i64
  %97 = add i64 %10, %lsr.iv
  %98 = add i64 %97, %96
  %99 = add i64 %98, 7
  %tmp83 = trunc i64 %99 to i32
  store i32 %tmp83, i32* %scevgep7677, align 4
  br label %after_if.7

after_if.7:                                       ; preds = %true_block.7, %after_if.6
  %lsr.iv.next = add i64 %lsr.iv, 8
  %exitcond.not.7 = icmp eq i64 %11, %lsr.iv.next
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.139, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.139**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.139*, %struct.RuntimeContext.139** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.139*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.139*, i8*)*, void (%struct.RuntimeContext.139*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.139*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.139*, i8*, i32)*, void (%struct.RuntimeContext.139*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.139*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.139*, i8*)*, void (%struct.RuntimeContext.139*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.139*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.139* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.139* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.139* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.139, %struct.RuntimeContext.139* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.139* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.139* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !8

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.139*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.139* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
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
