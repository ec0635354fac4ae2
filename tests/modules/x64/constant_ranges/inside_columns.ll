; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.69*, void (%struct.RuntimeContext.69*, i8*)*, void (%struct.RuntimeContext.69*, i8*, i32)*, void (%struct.RuntimeContext.69*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.69 = type { i8*, %struct.LLVMRuntime.68*, i32, i64* }
%struct.LLVMRuntime.68 = type { %struct.PreallocatedMemoryChunk.63, %struct.PreallocatedMemoryChunk.63, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.64*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.65*], [1024 x %struct.NodeManager.66*], [1024 x i8*], i8*, %struct.RandState.67*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.63 = type { i8*, i8*, i64 }
%struct.__va_list_tag.64 = type { i32, i32, i8*, i8* }
%struct.ListManager.65 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.68* }
%struct.NodeManager.66 = type <{ %struct.LLVMRuntime.68*, i32, i32, i32, i32, %struct.ListManager.65*, %struct.ListManager.65*, %struct.ListManager.65*, i32, [4 x i8] }>
%struct.RandState.67 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @inside_columns_c90_0_kernel_0_range_for(%struct.RuntimeContext.69* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.69* %context, %struct.RuntimeContext.69** %4, align 8
  store void (%struct.RuntimeContext.69*, i8*)* null, void (%struct.RuntimeContext.69*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.69*, i8*, i32)* @function_body, void (%struct.RuntimeContext.69*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.69*, i8*)* null, void (%struct.RuntimeContext.69*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.69, %struct.RuntimeContext.69* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.68*, %struct.LLVMRuntime.68** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.68, %struct.LLVMRuntime.68* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.68, %struct.LLVMRuntime.68* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.69* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = shl i32 %2, 12
  %4 = add i32 %3, 4096
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 8192)
  %6 = icmp slt i32 %3, %5
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = getelementptr inbounds %struct.RuntimeContext.69, %struct.RuntimeContext.69* %0, i64 0, i32 1
  %8 = sext i32 %3 to i64
  %wide.trip.count = sext i32 %5 to i64
  %9 = shl nsw i64 %8, 2
  %10 = zext i32 %3 to i64
  %11 = add nuw nsw i64 %10, 7
  %12 = shl nsw i64 %8, 32
  %13 = sub i64 0, %wide.trip.count
  %14 = add i64 %8, %13
  br label %for_loop_body

for_loop_body:                                    ; preds = %after_if.7, %for_loop_body.lr.ph
  %lsr.iv68 = phi i64 [ %lsr.iv.next69, %after_if.7 ], [ %12, %for_loop_body.lr.ph ]
  %lsr.iv = phi i64 [ %lsr.iv.next, %after_if.7 ], [ 0, %for_loop_body.lr.ph ]
  %15 = add i64 %8, %lsr.iv
  %16 = load %struct.LLVMRuntime.68*, %struct.LLVMRuntime.68** %7, align 8
  %17 = getelementptr inbounds %struct.LLVMRuntime.68, %struct.LLVMRuntime.68* %16, i64 0, i32 7, i64 0
  %18 = load i8*, i8** %17, align 8
  %scevgep97 = getelementptr i8, i8* %18, i64 32768
  %scevgep98 = getelementptr i8, i8* %scevgep97, i64 %9
  %19 = shl i64 %lsr.iv, 2
  %scevgep99 = getelementptr i8, i8* %scevgep98, i64 %19
  %scevgep99100 = bitcast i8* %scevgep99 to float*
  %scevgep101 = getelementptr float, float* %scevgep99100, i64 -8192
  %20 = load float, float* %scevgep101, align 4
  %21 = ashr exact i64 %lsr.iv68, 30
  %22 = getelementptr i8, i8* %18, i64 %21
  %23 = getelementptr inbounds i8, i8* %22, i64 4
  %24 = bitcast i8* %23 to float*
  %25 = load float, float* %24, align 4
  %26 = fsub reassoc ninf nsz float %20, %25
  store float %26, float* %scevgep99100, align 4
  %27 = add nsw i64 %15, 1
  %28 = and i64 %27, 121
  %29 = and i64 %15, 4294967168
  %30 = load %struct.LLVMRuntime.68*, %struct.LLVMRuntime.68** %7, align 8
  %31 = getelementptr inbounds %struct.LLVMRuntime.68, %struct.LLVMRuntime.68* %30, i64 0, i32 7, i64 0
  %32 = load i8*, i8** %31, align 8
  %scevgep92 = getelementptr i8, i8* %32, i64 32772
  %scevgep93 = getelementptr i8, i8* %scevgep92, i64 %9
  %scevgep94 = getelementptr i8, i8* %scevgep93, i64 %19
  %scevgep9495 = bitcast i8* %scevgep94 to float*
  %scevgep96 = getelementptr float, float* %scevgep9495, i64 -8192
  %33 = load float, float* %scevgep96, align 4
  %34 = add nuw nsw i64 %28, 1
  %35 = or i64 %34, %29
  %sext = shl nuw i64 %35, 32
  %36 = ashr exact i64 %sext, 30
  %37 = getelementptr inbounds i8, i8* %32, i64 %36
  %38 = bitcast i8* %37 to float*
  %39 = load float, float* %38, align 4
  %40 = fsub reassoc ninf nsz float %33, %39
  store float %40, float* %scevgep9495, align 4
  %41 = load %struct.LLVMRuntime.68*, %struct.LLVMRuntime.68** %7, align 8
  %42 = getelementptr inbounds %struct.LLVMRuntime.68, %struct.LLVMRuntime.68* %41, i64 0, i32 7, i64 0
  %43 = load i8*, i8** %42, align 8
  %scevgep49 = getelementptr i8, i8* %43, i64 32776
  %scevgep50 = getelementptr i8, i8* %scevgep49, i64 %9
  %scevgep51 = getelementptr i8, i8* %scevgep50, i64 %19
  %scevgep5152 = bitcast i8* %scevgep51 to float*
  %scevgep53 = getelementptr float, float* %scevgep5152, i64 -8192
  %44 = load float, float* %scevgep53, align 4
  %45 = getelementptr i8, i8* %43, i64 %21
  %46 = getelementptr inbounds i8, i8* %45, i64 12
  %47 = bitcast i8* %46 to float*
  %48 = load float, float* %47, align 4
  %49 = fsub reassoc ninf nsz float %44, %48
  store float %49, float* %scevgep5152, align 4
  %50 = add nsw i64 %15, 3
  %51 = and i64 %50, 123
  %52 = load %struct.LLVMRuntime.68*, %struct.LLVMRuntime.68** %7, align 8
  %53 = getelementptr inbounds %struct.LLVMRuntime.68, %struct.LLVMRuntime.68* %52, i64 0, i32 7, i64 0
  %54 = load i8*, i8** %53, align 8
  %scevgep83 = getelementptr i8, i8* %54, i64 32780
  %scevgep84 = getelementptr i8, i8* %scevgep83, i64 %9
  %scevgep85 = getelementptr i8, i8* %scevgep84, i64 %19
  %scevgep8586 = bitcast i8* %scevgep85 to float*
  %scevgep87 = getelementptr float, float* %scevgep8586, i64 -8192
  %55 = load float, float* %scevgep87, align 4
  %56 = add nuw nsw i64 %51, 1
  %57 = or i64 %56, %29
  %sext28 = shl nuw i64 %57, 32
  %58 = ashr exact i64 %sext28, 30
  %59 = getelementptr inbounds i8, i8* %54, i64 %58
  %60 = bitcast i8* %59 to float*
  %61 = load float, float* %60, align 4
  %62 = fsub reassoc ninf nsz float %55, %61
  store float %62, float* %scevgep8586, align 4
  %63 = load %struct.LLVMRuntime.68*, %struct.LLVMRuntime.68** %7, align 8
  %64 = getelementptr inbounds %struct.LLVMRuntime.68, %struct.LLVMRuntime.68* %63, i64 0, i32 7, i64 0
  %65 = load i8*, i8** %64, align 8
  %scevgep40 = getelementptr i8, i8* %65, i64 32784
  %scevgep41 = getelementptr i8, i8* %scevgep40, i64 %9
  %scevgep42 = getelementptr i8, i8* %scevgep41, i64 %19
  %scevgep4243 = bitcast i8* %scevgep42 to float*
  %scevgep44 = getelementptr float, float* %scevgep4243, i64 -8192
  %66 = load float, float* %scevgep44, align 4
  %67 = getelementptr i8, i8* %65, i64 %21
  %68 = getelementptr inbounds i8, i8* %67, i64 20
  %69 = bitcast i8* %68 to float*
  %70 = load float, float* %69, align 4
  %71 = fsub reassoc ninf nsz float %66, %70
  store float %71, float* %scevgep4243, align 4
  %72 = add nsw i64 %15, 5
  %73 = and i64 %72, 125
  %74 = load %struct.LLVMRuntime.68*, %struct.LLVMRuntime.68** %7, align 8
  %75 = getelementptr inbounds %struct.LLVMRuntime.68, %struct.LLVMRuntime.68* %74, i64 0, i32 7, i64 0
  %76 = load i8*, i8** %75, align 8
  %scevgep74 = getelementptr i8, i8* %76, i64 32788
  %scevgep75 = getelementptr i8, i8* %scevgep74, i64 %9
  %scevgep76 = getelementptr i8, i8* %scevgep75, i64 %19
  %scevgep7677 = bitcast i8* %scevgep76 to float*
  %scevgep78 = getelementptr float, float* %scevgep7677, i64 -8192
  %77 = load float, float* %scevgep78, align 4
  %78 = add nuw nsw i64 %73, 1
  %79 = or i64 %78, %29
  %sext30 = shl nuw i64 %79, 32
  %80 = ashr exact i64 %sext30, 30
  %81 = getelementptr inbounds i8, i8* %76, i64 %80
  %82 = bitcast i8* %81 to float*
  %83 = load float, float* %82, align 4
  %84 = fsub reassoc ninf nsz float %77, %83
  store float %84, float* %scevgep7677, align 4
  %85 = load %struct.LLVMRuntime.68*, %struct.LLVMRuntime.68** %7, align 8
  %86 = getelementptr inbounds %struct.LLVMRuntime.68, %struct.LLVMRuntime.68* %85, i64 0, i32 7, i64 0
  %87 = load i8*, i8** %86, align 8
  %scevgep = getelementptr i8, i8* %87, i64 32792
  %scevgep32 = getelementptr i8, i8* %scevgep, i64 %9
  %scevgep33 = getelementptr i8, i8* %scevgep32, i64 %19
  %scevgep3334 = bitcast i8* %scevgep33 to float*
  %scevgep35 = getelementptr float, float* %scevgep3334, i64 -8192
  %88 = load float, float* %scevgep35, align 4
  %89 = getelementptr i8, i8* %87, i64 %21
  %90 = getelementptr inbounds i8, i8* %89, i64 28
  %91 = bitcast i8* %90 to float*
  %92 = load float, float* %91, align 4
  %93 = fsub reassoc ninf nsz float %88, %92
  store float %93, float* %scevgep3334, align 4
  %94 = add i64 %11, %lsr.iv
  %tmp58 = trunc i64 %94 to i32
  %95 = and i32 %tmp58, 127
  %.not.7 = icmp eq i32 %95, 127
  br i1 %.not.7, label %after_if.7, label %true_block.7

after_for.loopexit:                               ; preds = %after_if.7
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void

true_block.7:                                     ; preds = %for_loop_body
  %96 = and i32 %tmp58, -128
  %97 = load %struct.LLVMRuntime.68*, %struct.LLVMRuntime.68** %7, align 8
  %98 = getelementptr inbounds %struct.LLVMRuntime.68, %struct.LLVMRuntime.68* %97, i64 0, i32 7, i64 0
  %99 = load i8*, i8** %98, align 8
  %scevgep63 = getelementptr i8, i8* %99, i64 32796
  %scevgep64 = getelementptr i8, i8* %scevgep63, i64 %9
  %scevgep65 = getelementptr i8, i8* %scevgep64, i64 %19
  %scevgep6566 = bitcast i8* %scevgep65 to float*
  %scevgep67 = getelementptr float, float* %scevgep6566, i64 -8192
  %100 = load float, float* %scevgep67, align 4
  %101 = add nuw nsw i32 %95, 1
  %102 = add nuw i32 %101, %96
  %103 = sext i32 %102 to i64
  %104 = shl nsw i64 %103, 2
  %105 = getelementptr inbounds i8, i8* %99, i64 %104
  %106 = bitcast i8* %105 to float*
  %107 = load float, float* %106, align 4
  %108 = fsub reassoc ninf nsz float %100, %107
  store float %108, float* %scevgep6566, align 4
  br label %after_if.7

after_if.7:                                       ; preds = %true_block.7, %for_loop_body
  %lsr.iv.next = add i64 %lsr.iv, 8
  %lsr.iv.next69 = add i64 %lsr.iv68, 34359738368
  %109 = add i64 %14, %lsr.iv.next
  %exitcond.not.7 = icmp eq i64 %109, 0
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.69, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.69**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.69*, %struct.RuntimeContext.69** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.69*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.69*, i8*)*, void (%struct.RuntimeContext.69*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.69*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.69*, i8*, i32)*, void (%struct.RuntimeContext.69*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.69*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.69*, i8*)*, void (%struct.RuntimeContext.69*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.69*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.69* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.69* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.69* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.69, %struct.RuntimeContext.69* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.69* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.69* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !8

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.69*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.69* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
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
