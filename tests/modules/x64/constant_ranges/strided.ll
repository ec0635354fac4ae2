; ModuleID = 'kernel'
source_filename = "kernel"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { %struct.RuntimeContext.237*, void (%struct.RuntimeContext.237*, i8*)*, void (%struct.RuntimeContext.237*, i8*, i32)*, void (%struct.RuntimeContext.237*, i8*)*, i64, i32, i32, i32, i32 }
%struct.RuntimeContext.237 = type { i8*, %struct.LLVMRuntime.236*, i32, i64* }
%struct.LLVMRuntime.236 = type { %struct.PreallocatedMemoryChunk.231, %struct.PreallocatedMemoryChunk.231, i8* (i8*, i64, i64)*, void (i8*)*, void (i8*, ...)*, i32 (i8*, i64, i8*, %struct.__va_list_tag.232*)*, i8*, [512 x i8*], [512 x i64], i8*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, [1024 x %struct.ListManager.233*], [1024 x %struct.NodeManager.234*], [1024 x i8*], i8*, %struct.RandState.235*, i8*, void (i8*, i8*)*, void (i8*)*, [2048 x i8], [32 x i64], i32, i64, i8*, i32, i32, i64 }
%struct.PreallocatedMemoryChunk.231 = type { i8*, i8*, i64 }
%struct.__va_list_tag.232 = type { i32, i32, i8*, i8* }
%struct.ListManager.233 = type { [131072 x i8*], i64, i64, i32, i32, i32, %struct.LLVMRuntime.236* }
%struct.NodeManager.234 = type <{ %struct.LLVMRuntime.236*, i32, i32, i32, i32, %struct.ListManager.233*, %struct.ListManager.233*, %struct.ListManager.233*, i32, [4 x i8] }>
%struct.RandState.235 = type { i32, i32, i32, i32, i32 }

; Function Attrs: nounwind
define void @strided_c114_0_kernel_0_range_for(%struct.RuntimeContext.237* %context) local_unnamed_addr #0 {
entry:
  %0 = alloca %0, align 8
  %1 = bitcast %0* %0 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %1)
  %2 = getelementptr inbounds %0, %0* %0, i64 0, i32 1
  %3 = getelementptr inbounds %0, %0* %0, i64 0, i32 4
  %4 = getelementptr inbounds %0, %0* %0, i64 0, i32 0
  store %struct.RuntimeContext.237* %context, %struct.RuntimeContext.237** %4, align 8
  store void (%struct.RuntimeContext.237*, i8*)* null, void (%struct.RuntimeContext.237*, i8*)** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = getelementptr inbounds %0, %0* %0, i64 0, i32 2
  store void (%struct.RuntimeContext.237*, i8*, i32)* @function_body, void (%struct.RuntimeContext.237*, i8*, i32)** %5, align 8
  %6 = getelementptr inbounds %0, %0* %0, i64 0, i32 3
  store void (%struct.RuntimeContext.237*, i8*)* null, void (%struct.RuntimeContext.237*, i8*)** %6, align 8
  %7 = getelementptr inbounds %0, %0* %0, i64 0, i32 5
  %8 = bitcast i32* %7 to <4 x i32>*
  store <4 x i32> <i32 0, i32 2, i32 1, i32 1>, <4 x i32>* %8, align 8
  %9 = getelementptr inbounds %struct.RuntimeContext.237, %struct.RuntimeContext.237* %context, i64 0, i32 1
  %10 = load %struct.LLVMRuntime.236*, %struct.LLVMRuntime.236** %9, align 8
  %11 = getelementptr inbounds %struct.LLVMRuntime.236, %struct.LLVMRuntime.236* %10, i64 0, i32 10
  %12 = load void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)*, void (i8*, i32, i32, i8*, void (i8*, i32, i32)*)** %11, align 8
  %13 = getelementptr inbounds %struct.LLVMRuntime.236, %struct.LLVMRuntime.236* %10, i64 0, i32 9
  %14 = load i8*, i8** %13, align 8
  call void %12(i8* noundef %14, i32 noundef 2, i32 noundef 2, i8* noundef nonnull %1, void (i8*, i32, i32)* noundef nonnull @cpu_parallel_range_for_task) #0
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal void @function_body(%struct.RuntimeContext.237* %0, i8* nocapture readnone %1, i32 %2) #1 {
allocs:
  %3 = shl i32 %2, 9
  %4 = add i32 %3, 512
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 1024)
  %6 = icmp slt i32 %3, %5
  br i1 %6, label %for_loop_body.lr.ph, label %after_for

for_loop_body.lr.ph:                              ; preds = %allocs
  %7 = getelementptr inbounds %struct.RuntimeContext.237, %struct.RuntimeContext.237* %0, i64 0, i32 1
  %8 = sext i32 %3 to i64
  %wide.trip.count = sext i32 %5 to i64
  %9 = shl i32 %2, 11
  %10 = add nuw nsw i32 %9, 29
  %11 = mul i64 %8, 12884901888
  %12 = sub i64 %wide.trip.count, %8
  br label %for_loop_body

for_loop_body:                                    ; preds = %for_loop_body, %for_loop_body.lr.ph
  %lsr.iv19 = phi i64 [ %lsr.iv.next20, %for_loop_body ], [ %12, %for_loop_body.lr.ph ]
  %lsr.iv17 = phi i64 [ %lsr.iv.next18, %for_loop_body ], [ %11, %for_loop_body.lr.ph ]
  %lsr.iv = phi i32 [ %lsr.iv.next, %for_loop_body ], [ %10, %for_loop_body.lr.ph ]
  %13 = load %struct.LLVMRuntime.236*, %struct.LLVMRuntime.236** %7, align 8
  %14 = getelementptr inbounds %struct.LLVMRuntime.236, %struct.LLVMRuntime.236* %13, i64 0, i32 7, i64 0
  %15 = load i8*, i8** %14, align 8
  %getch.i4 = getelementptr i8, i8* %15, i64 129536
  %16 = ashr exact i64 %lsr.iv17, 30
  %17 = getelementptr inbounds i8, i8* %getch.i4, i64 %16
  %18 = bitcast i8* %17 to i32*
  %19 = load i32, i32* %18, align 4
  %20 = add i32 %lsr.iv, -28
  %getch.i = getelementptr i8, i8* %15, i64 145920
  %21 = sext i32 %20 to i64
  %22 = shl nsw i64 %21, 2
  %23 = getelementptr inbounds i8, i8* %getch.i, i64 %22
  %24 = bitcast i8* %23 to i32*
  store i32 %19, i32* %24, align 4
  %25 = load %struct.LLVMRuntime.236*, %struct.LLVMRuntime.236** %7, align 8
  %26 = getelementptr inbounds %struct.LLVMRuntime.236, %struct.LLVMRuntime.236* %25, i64 0, i32 7, i64 0
  %27 = load i8*, i8** %26, align 8
  %getch.i4.1 = getelementptr i8, i8* %27, i64 129536
  %28 = add i64 %lsr.iv17, 12884901888
  %29 = ashr exact i64 %28, 30
  %30 = getelementptr inbounds i8, i8* %getch.i4.1, i64 %29
  %31 = bitcast i8* %30 to i32*
  %32 = load i32, i32* %31, align 4
  %33 = add i32 %lsr.iv, -24
  %getch.i.1 = getelementptr i8, i8* %27, i64 145920
  %34 = sext i32 %33 to i64
  %35 = shl nsw i64 %34, 2
  %36 = getelementptr inbounds i8, i8* %getch.i.1, i64 %35
  %37 = bitcast i8* %36 to i32*
  store i32 %32, i32* %37, align 4
  %38 = load %struct.LLVMRuntime.236*, %struct.LLVMRuntime.236** %7, align 8
  %39 = getelementptr inbounds %struct.LLVMRuntime.236, %struct.LLVMRuntime.236* %38, i64 0, i32 7, i64 0
  %40 = load i8*, i8** %39, align 8
  %getch.i4.2 = getelementptr i8, i8* %40, i64 129536
  %41 = add i64 %lsr.iv17, 25769803776
  %42 = ashr exact i64 %41, 30
  %43 = getelementptr inbounds i8, i8* %getch.i4.2, i64 %42
  %44 = bitcast i8* %43 to i32*
  %45 = load i32, i32* %44, align 4
  %46 = add i32 %lsr.iv, -20
  %getch.i.2 = getelementptr i8, i8* %40, i64 145920
  %47 = sext i32 %46 to i64
  %48 = shl nsw i64 %47, 2
  %49 = getelementptr inbounds i8, i8* %getch.i.2, i64 %48
  %50 = bitcast i8* %49 to i32*
  store i32 %45, i32* %50, align 4
  %51 = load %struct.LLVMRuntime.236*, %struct.LLVMRuntime.236** %7, align 8
  %52 = getelementptr inbounds %struct.LLVMRuntime.236, %struct.LLVMRuntime.236* %51, i64 0, i32 7, i64 0
  %53 = load i8*, i8** %52, align 8
  %getch.i4.3 = getelementptr i8, i8* %53, i64 129536
  %54 = add i64 %lsr.iv17, 38654705664
  %55 = ashr exact i64 %54, 30
  %56 = getelementptr inbounds i8, i8* %getch.i4.3, i64 %55
  %57 = bitcast i8* %56 to i32*
  %58 = load i32, i32* %57, align 4
  %59 = add i32 %lsr.iv, -16
  %getch.i.3 = getelementptr i8, i8* %53, i64 145920
  %60 = sext i32 %59 to i64
  %61 = shl nsw i64 %60, 2
  %62 = getelementptr inbounds i8, i8* %getch.i.3, i64 %61
  %63 = bitcast i8* %62 to i32*
  store i32 %58, i32* %63, align 4
  %64 = load %struct.LLVMRuntime.236*, %struct.LLVMRuntime.236** %7, align 8
  %65 = getelementptr inbounds %struct.LLVMRuntime.236, %struct.LLVMRuntime.236* %64, i64 0, i32 7, i64 0
  %66 = load i8*, i8** %65, align 8
  %getch.i4.4 = getelementptr i8, i8* %66, i64 129536
  %67 = add i64 %lsr.iv17, 51539607552
  %68 = ashr exact i64 %67, 30
  %69 = getelementptr inbounds i8, i8* %getch.i4.4, i64 %68
  %70 = bitcast i8* %69 to i32*
  %71 = load i32, i32* %70, align 4
  %72 = add i32 %lsr.iv, -12
  %getch.i.4 = getelementptr i8, i8* %66, i64 145920
  %73 = sext i32 %72 to i64
  %74 = shl nsw i64 %73, 2
  %75 = getelementptr inbounds i8, i8* %getch.i.4, i64 %74
  %76 = bitcast i8* %75 to i32*
  store i32 %71, i32* %76, align 4
  %77 = load %struct.LLVMRuntime.236*, %struct.LLVMRuntime.236** %7, align 8
  %78 = getelementptr inbounds %struct.LLVMRuntime.236, %struct.LLVMRuntime.236* %77, i64 0, i32 7, i64 0
  %79 = load i8*, i8** %78, align 8
  %getch.i4.5 = getelementptr i8, i8* %79, i64 129536
  %80 = add i64 %lsr.iv17, 64424509440
  %81 = ashr exact i64 %80, 30
  %82 = getelementptr inbounds i8, i8* %getch.i4.5, i64 %81
  %83 = bitcast i8* %82 to i32*
  %84 = load i32, i32* %83, align 4
  %85 = add i32 %lsr.iv, -8
  %getch.i.5 = getelementptr i8, i8* %79, i64 145920
  %86 = sext i32 %85 to i64
  %87 = shl nsw i64 %86, 2
  %88 = getelementptr inbounds i8, i8* %getch.i.5, i64 %87
  %89 = bitcast i8* %88 to i32*
  store i32 %84, i32* %89, align 4
  %90 = load %struct.LLVMRuntime.236*, %struct.LLVMRuntime.236** %7, align 8
  %91 = getelementptr inbounds %struct.LLVMRuntime.236, %struct.LLVMRuntime.236* %90, i64 0, i32 7, i64 0
  %92 = load i8*, i8** %91, align 8
  %getch.i4.6 = getelementptr i8, i8* %92, i64 129536
  %93 = add i64 %lsr.iv17, 77309411328
  %94 = ashr exact i64 %93, 30
  %95 = getelementptr inbounds i8, i8* %getch.i4.6, i64 %94
  %96 = bitcast i8* %95 to i32*
  %97 = load i32, i32* %96, align 4
  %98 = add i32 %lsr.iv, -4
  %getch.i.6 = getelementptr i8, i8* %92, i64 145920
  %99 = sext i32 %98 to i64
  %100 = shl nsw i64 %99, 2
  %101 = getelementptr inbounds i8, i8* %getch.i.6, i64 %100
  %102 = bitcast i8* %101 to i32*
  store i32 %97, i32* %102, align 4
  %103 = load %struct.LLVMRuntime.236*, %struct.LLVMRuntime.236** %7, align 8
  %104 = getelementptr inbounds %struct.LLVMRuntime.236, %struct.LLVMRuntime.236* %103, i64 0, i32 7, i64 0
  %105 = load i8*, i8** %104, align 8
  %getch.i4.7 = getelementptr i8, i8* %105, i64 129536
  %106 = add i64 %lsr.iv17, 90194313216
  %107 = ashr exact i64 %106, 30
  %108 = getelementptr inbounds i8, i8* %getch.i4.7, i64 %107
  %109 = bitcast i8* %108 to i32*
  %110 = load i32, i32* %109, align 4
  %getch.i.7 = getelementptr i8, i8* %105, i64 145920
  %111 = sext i32 %lsr.iv to i64
  %112 = shl nsw i64 %111, 2
  %113 = getelementptr inbounds i8, i8* %getch.i.7, i64 %112
  %114 = bitcast i8* %113 to i32*
  store i32 %110, i32* %114, align 4
  %lsr.iv.next = add i32 %lsr.iv, 32
  %lsr.iv.next18 = add i64 %lsr.iv17, 103079215104
  %lsr.iv.next20 = add i64 %lsr.iv19, -8
  %exitcond.not.7 = icmp eq i64 %lsr.iv.next20, 0
  br i1 %exitcond.not.7, label %after_for.loopexit, label %for_loop_body

after_for.loopexit:                               ; preds = %for_loop_body
  br label %after_for

after_for:                                        ; preds = %after_for.loopexit, %allocs
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @cpu_parallel_range_for_task(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca %struct.RuntimeContext.237, align 8
  %.sroa.0.0..sroa_cast = bitcast i8* %0 to %struct.RuntimeContext.237**
  %.sroa.0.0.copyload = load %struct.RuntimeContext.237*, %struct.RuntimeContext.237** %.sroa.0.0..sroa_cast, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 8
  %.sroa.4.0..sroa_cast = bitcast i8* %.sroa.4.0..sroa_idx to void (%struct.RuntimeContext.237*, i8*)**
  %.sroa.4.0.copyload = load void (%struct.RuntimeContext.237*, i8*)*, void (%struct.RuntimeContext.237*, i8*)** %.sroa.4.0..sroa_cast, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 16
  %.sroa.5.0..sroa_cast = bitcast i8* %.sroa.5.0..sroa_idx to void (%struct.RuntimeContext.237*, i8*, i32)**
  %.sroa.5.0.copyload = load void (%struct.RuntimeContext.237*, i8*, i32)*, void (%struct.RuntimeContext.237*, i8*, i32)** %.sroa.5.0..sroa_cast, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, i8* %0, i64 24
  %.sroa.7.0..sroa_cast = bitcast i8* %.sroa.7.0..sroa_idx to void (%struct.RuntimeContext.237*, i8*)**
  %.sroa.7.0.copyload = load void (%struct.RuntimeContext.237*, i8*)*, void (%struct.RuntimeContext.237*, i8*)** %.sroa.7.0..sroa_cast, align 8
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
  %.not = icmp eq void (%struct.RuntimeContext.237*, i8*)* %.sroa.4.0.copyload, null
  br i1 %.not, label %7, label %6

6:                                                ; preds = %3
  call void %.sroa.4.0.copyload(%struct.RuntimeContext.237* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
  br label %7

7:                                                ; preds = %6, %3
  %8 = bitcast %struct.RuntimeContext.237* %.sroa.0.0.copyload to i8*
  %9 = bitcast %struct.RuntimeContext.237* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.RuntimeContext.237, %struct.RuntimeContext.237* %4, i64 0, i32 2
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.237* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.02039) #0
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
  call void %.sroa.5.0.copyload(%struct.RuntimeContext.237* noundef nonnull %4, i8* noundef nonnull %5, i32 noundef %.0) #0
  %.not25.not = icmp sgt i32 %.0, %23
  br i1 %.not25.not, label %.lr.ph42, label %.loopexit.loopexit47, !llvm.loop !8

.loopexit.loopexit:                               ; preds = %.lr.ph
  br label %.loopexit

.loopexit.loopexit47:                             ; preds = %.lr.ph42
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit47, %.loopexit.loopexit, %19, %11, %7
  %.not24 = icmp eq void (%struct.RuntimeContext.237*, i8*)* %.sroa.7.0.copyload, null
  br i1 %.not24, label %25, label %24

24:                                               ; preds = %.loopexit
  call void %.sroa.7.0.copyload(%struct.RuntimeContext.237* noundef %.sroa.0.0.copyload, i8* noundef nonnull %5) #0
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
