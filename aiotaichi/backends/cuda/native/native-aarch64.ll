; Made by `nox -s native` from *.c and *.h, sha256 24c7b6a1d6a2d442fb4e05ef06efd3d2dfdbd194798cab01cda16ce0465921a2
; ModuleID = 'aiotaichi/backends/cuda/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"
target triple = "aarch64-unknown-linux-gnu"

%struct.CUgraphEdgeData = type { i8, i8, i8, [5 x i8] }
%struct.device = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, %struct.mutex }
%struct.mutex = type { [8 x i64] }
%struct.graph = type { ptr, ptr, ptr, i64, [0 x ptr] }
%struct.launch = type { %struct.command, ptr, i64, ptr, [0 x i8] }
%struct.command = type { i16, i16, i32 }
%struct.CUDA_KERNEL_NODE_PARAMS = type { ptr, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr }
%struct.kernel = type { i64, i64, i64, [0 x %struct.task] }
%struct.task = type { ptr, ptr, i32, i32, i32, i32 }
%struct.queue = type { ptr, ptr, i32, %struct.notification, i64, i64, i64, i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, %struct.failures, %struct.mutex, %struct.condition, %struct.condition }
%struct.notification = type { i64, i32 }
%struct.failures = type { %struct.mutex, ptr, ptr, i64 }
%struct.condition = type { [8 x i64] }
%struct.timespec = type { i64, i64 }
%struct.batch = type { ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, i32, i32, i32, i32, ptr, i32, i32, ptr, ptr }
%struct.wait = type { %struct.command, ptr, i64, i64 }
%struct.copy = type { %struct.command, i64, i64, i64 }
%struct.CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS = type { %struct.anon, i32, [17 x i32] }
%struct.anon = type { i64, i64, i64, i32, [11 x i32] }
%struct.arrival = type { ptr, ptr, i64, i64 }
%struct.peer_copy = type { %struct.command, i64, ptr, i64, ptr, i64 }
%struct.fill = type { %struct.command, i64, i64, i32, i32 }
%struct.execute = type { %struct.command, ptr, [0 x i8] }
%struct.wait_event = type { %struct.command, ptr }
%struct.wait_semaphore = type { %struct.command, ptr, i64, i64 }
%struct.failure = type { ptr, i64, i64, [2048 x i8], [32 x i64] }

@early = internal constant %struct.CUgraphEdgeData { i8 1, i8 0, i8 1, [5 x i8] zeroinitializer }, align 1
@notify.one = internal constant i64 1, align 8

; Function Attrs: nounwind
define dso_local void @graph_destroy(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = load ptr, ptr %0, align 8, !tbaa !4
  %4 = load ptr, ptr %3, align 8, !tbaa !8
  %5 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 31
  %6 = load ptr, ptr %5, align 8, !tbaa !12
  %7 = tail call i32 %4(ptr noundef %6) #9
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %32

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8, !tbaa !4
  %12 = icmp eq ptr %11, null
  br i1 %12, label %18, label %13

13:                                               ; preds = %9
  %14 = load ptr, ptr %0, align 8, !tbaa !4
  %15 = getelementptr inbounds %struct.device, ptr %14, i64 0, i32 30
  %16 = load ptr, ptr %15, align 8, !tbaa !13
  %17 = tail call i32 %16(ptr noundef nonnull %11) #9
  br label %18

18:                                               ; preds = %13, %9
  %19 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %20 = load ptr, ptr %19, align 8, !tbaa !4
  %21 = icmp eq ptr %20, null
  br i1 %21, label %27, label %22

22:                                               ; preds = %18
  %23 = load ptr, ptr %0, align 8, !tbaa !4
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 29
  %25 = load ptr, ptr %24, align 8, !tbaa !14
  %26 = tail call i32 %25(ptr noundef nonnull %20) #9
  br label %27

27:                                               ; preds = %22, %18
  %28 = load ptr, ptr %0, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #10
  %29 = getelementptr inbounds %struct.device, ptr %28, i64 0, i32 1
  %30 = load ptr, ptr %29, align 8, !tbaa !15
  %31 = call i32 %30(ptr noundef nonnull %2) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #10
  call void @free(ptr noundef nonnull %0) #9
  br label %32

32:                                               ; preds = %1, %27
  ret void
}

declare void @free(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local ptr @graph_create(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr nocapture noundef %3) local_unnamed_addr #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = getelementptr inbounds i8, ptr %1, i64 %2
  %8 = icmp sgt i64 %2, 0
  br i1 %8, label %9, label %21

9:                                                ; preds = %4, %9
  %10 = phi i64 [ %15, %9 ], [ 0, %4 ]
  %11 = phi ptr [ %19, %9 ], [ %1, %4 ]
  %12 = getelementptr inbounds %struct.launch, ptr %11, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8, !tbaa !4
  %14 = load i64, ptr %13, align 8, !tbaa !16
  %15 = add i64 %14, %10
  %16 = getelementptr inbounds %struct.command, ptr %11, i64 0, i32 2
  %17 = load i32, ptr %16, align 4, !tbaa !18
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds i8, ptr %11, i64 %18
  %20 = icmp ult ptr %19, %7
  br i1 %20, label %9, label %21, !llvm.loop !22

21:                                               ; preds = %9, %4
  %22 = phi i64 [ 0, %4 ], [ %15, %9 ]
  %23 = shl i64 %22, 3
  %24 = add i64 %23, 32
  %25 = tail call ptr @calloc(i64 noundef 1, i64 noundef %24) #9
  store i32 2, ptr %3, align 4, !tbaa !24
  %26 = icmp eq ptr %25, null
  br i1 %26, label %85, label %27

27:                                               ; preds = %21
  store ptr %0, ptr %25, align 8, !tbaa !4
  %28 = getelementptr inbounds %struct.graph, ptr %25, i64 0, i32 3
  store i64 %22, ptr %28, align 8, !tbaa !16
  %29 = load ptr, ptr %0, align 8, !tbaa !8
  %30 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 31
  %31 = load ptr, ptr %30, align 8, !tbaa !12
  %32 = tail call i32 %29(ptr noundef %31) #9
  store i32 %32, ptr %3, align 4, !tbaa !24
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %55

34:                                               ; preds = %27
  %35 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 23
  %36 = load ptr, ptr %35, align 8, !tbaa !25
  %37 = getelementptr inbounds %struct.graph, ptr %25, i64 0, i32 2
  %38 = tail call i32 %36(ptr noundef nonnull %37, i32 noundef 0) #9
  store i32 %38, ptr %3, align 4, !tbaa !24
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %49

40:                                               ; preds = %34
  %41 = tail call fastcc i32 @for_tasks(ptr noundef nonnull %25, ptr noundef %1, ptr noundef %7, ptr noundef nonnull @add_node) #11
  store i32 %41, ptr %3, align 4, !tbaa !24
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %49

43:                                               ; preds = %40
  %44 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 26
  %45 = load ptr, ptr %44, align 8, !tbaa !26
  %46 = getelementptr inbounds %struct.graph, ptr %25, i64 0, i32 1
  %47 = load ptr, ptr %37, align 8, !tbaa !4
  %48 = tail call i32 %45(ptr noundef nonnull %46, ptr noundef %47, i64 noundef 0) #9
  store i32 %48, ptr %3, align 4, !tbaa !24
  br label %49

49:                                               ; preds = %34, %40, %43
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #10
  %50 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %51 = load ptr, ptr %50, align 8, !tbaa !15
  %52 = call i32 %51(ptr noundef nonnull %6) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #10
  %53 = load i32, ptr %3, align 4, !tbaa !24
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %85, label %55

55:                                               ; preds = %27, %49
  %56 = load ptr, ptr %25, align 8, !tbaa !4
  %57 = load ptr, ptr %56, align 8, !tbaa !8
  %58 = getelementptr inbounds %struct.device, ptr %56, i64 0, i32 31
  %59 = load ptr, ptr %58, align 8, !tbaa !12
  %60 = call i32 %57(ptr noundef %59) #9
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %85

62:                                               ; preds = %55
  %63 = getelementptr inbounds %struct.graph, ptr %25, i64 0, i32 1
  %64 = load ptr, ptr %63, align 8, !tbaa !4
  %65 = icmp eq ptr %64, null
  br i1 %65, label %71, label %66

66:                                               ; preds = %62
  %67 = load ptr, ptr %25, align 8, !tbaa !4
  %68 = getelementptr inbounds %struct.device, ptr %67, i64 0, i32 30
  %69 = load ptr, ptr %68, align 8, !tbaa !13
  %70 = call i32 %69(ptr noundef nonnull %64) #9
  br label %71

71:                                               ; preds = %66, %62
  %72 = getelementptr inbounds %struct.graph, ptr %25, i64 0, i32 2
  %73 = load ptr, ptr %72, align 8, !tbaa !4
  %74 = icmp eq ptr %73, null
  br i1 %74, label %80, label %75

75:                                               ; preds = %71
  %76 = load ptr, ptr %25, align 8, !tbaa !4
  %77 = getelementptr inbounds %struct.device, ptr %76, i64 0, i32 29
  %78 = load ptr, ptr %77, align 8, !tbaa !14
  %79 = call i32 %78(ptr noundef nonnull %73) #9
  br label %80

80:                                               ; preds = %75, %71
  %81 = load ptr, ptr %25, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #10
  %82 = getelementptr inbounds %struct.device, ptr %81, i64 0, i32 1
  %83 = load ptr, ptr %82, align 8, !tbaa !15
  %84 = call i32 %83(ptr noundef nonnull %5) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #10
  call void @free(ptr noundef nonnull %25) #9
  br label %85

85:                                               ; preds = %80, %55, %49, %21
  %86 = phi ptr [ null, %21 ], [ %25, %49 ], [ null, %55 ], [ null, %80 ]
  ret ptr %86
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

declare ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define internal fastcc i32 @for_tasks(ptr noundef %0, ptr noundef %1, ptr noundef readnone %2, ptr nocapture noundef readonly %3) unnamed_addr #0 {
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca [3 x ptr], align 8
  %8 = alloca %struct.CUDA_KERNEL_NODE_PARAMS, align 8
  %9 = icmp ult ptr %1, %2
  br i1 %9, label %10, label %83

10:                                               ; preds = %4
  %11 = getelementptr inbounds ptr, ptr %7, i64 1
  %12 = getelementptr inbounds ptr, ptr %7, i64 2
  %13 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 1
  %14 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 2
  %15 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 4
  %16 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 5
  %17 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 7
  %18 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 8
  %19 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 9
  %20 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 11
  br label %21

21:                                               ; preds = %10, %76
  %22 = phi ptr [ %1, %10 ], [ %81, %76 ]
  %23 = phi i64 [ 0, %10 ], [ %77, %76 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #10
  %24 = getelementptr inbounds %struct.launch, ptr %22, i64 0, i32 2
  %25 = load i64, ptr %24, align 8, !tbaa !16
  store i64 %25, ptr %5, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #10
  store i64 0, ptr %6, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #10
  store ptr %5, ptr %7, align 8, !tbaa !4
  store ptr %6, ptr %11, align 8, !tbaa !4
  %26 = getelementptr inbounds %struct.launch, ptr %22, i64 0, i32 4
  store ptr %26, ptr %12, align 8, !tbaa !4
  %27 = getelementptr inbounds %struct.launch, ptr %22, i64 0, i32 1
  %28 = load ptr, ptr %27, align 8, !tbaa !4
  %29 = load i64, ptr %28, align 8, !tbaa !16
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %76, label %31

31:                                               ; preds = %21, %70
  %32 = phi ptr [ %73, %70 ], [ %28, %21 ]
  %33 = phi i64 [ %72, %70 ], [ 0, %21 ]
  %34 = phi i64 [ %71, %70 ], [ %23, %21 ]
  %35 = getelementptr inbounds %struct.kernel, ptr %32, i64 0, i32 3, i64 %33
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %8) #10
  %36 = load ptr, ptr %35, align 8, !tbaa !27
  store ptr %36, ptr %8, align 8, !tbaa !29
  %37 = getelementptr inbounds %struct.kernel, ptr %32, i64 0, i32 3, i64 %33, i32 1
  %38 = load ptr, ptr %37, align 8, !tbaa !31
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %43

40:                                               ; preds = %31
  %41 = getelementptr inbounds %struct.kernel, ptr %32, i64 0, i32 3, i64 %33, i32 2
  %42 = load i32, ptr %41, align 8, !tbaa !32
  br label %61

43:                                               ; preds = %31
  %44 = call i64 %38(ptr noundef nonnull %26) #9
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %53

46:                                               ; preds = %43
  %47 = getelementptr inbounds %struct.kernel, ptr %32, i64 0, i32 3, i64 %33, i32 3
  %48 = load i32, ptr %47, align 4, !tbaa !33
  %49 = zext i32 %48 to i64
  %50 = add nsw i64 %44, -1
  %51 = add nuw i64 %50, %49
  %52 = udiv i64 %51, %49
  br label %53

53:                                               ; preds = %46, %43
  %54 = phi i64 [ %52, %46 ], [ 1, %43 ]
  %55 = getelementptr inbounds %struct.kernel, ptr %32, i64 0, i32 3, i64 %33, i32 2
  %56 = load i32, ptr %55, align 8, !tbaa !32
  %57 = zext i32 %56 to i64
  %58 = icmp ult i64 %54, %57
  %59 = trunc i64 %54 to i32
  %60 = select i1 %58, i32 %59, i32 %56
  br label %61

61:                                               ; preds = %40, %53
  %62 = phi i32 [ %60, %53 ], [ %42, %40 ]
  store i32 %62, ptr %13, align 8, !tbaa !34
  store <2 x i32> <i32 1, i32 1>, ptr %14, align 4, !tbaa !24
  %63 = getelementptr inbounds %struct.kernel, ptr %32, i64 0, i32 3, i64 %33, i32 3
  %64 = load i32, ptr %63, align 4, !tbaa !33
  store i32 %64, ptr %15, align 4, !tbaa !35
  store <2 x i32> <i32 1, i32 1>, ptr %16, align 8, !tbaa !24
  %65 = getelementptr inbounds %struct.kernel, ptr %32, i64 0, i32 3, i64 %33, i32 4
  %66 = load i32, ptr %65, align 8, !tbaa !36
  store i32 %66, ptr %17, align 8, !tbaa !37
  store ptr %7, ptr %18, align 8, !tbaa !38
  store <2 x ptr> zeroinitializer, ptr %19, align 8, !tbaa !4
  store ptr null, ptr %20, align 8, !tbaa !39
  %67 = call i32 %3(ptr noundef %0, i64 noundef %34, ptr noundef nonnull %35, ptr noundef nonnull %8) #9, !callees !40
  %68 = icmp eq i32 %67, 0
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %8) #10
  br i1 %68, label %70, label %69

69:                                               ; preds = %61
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #10
  br label %83

70:                                               ; preds = %61
  %71 = add i64 %34, 1
  %72 = add nuw i64 %33, 1
  %73 = load ptr, ptr %27, align 8, !tbaa !4
  %74 = load i64, ptr %73, align 8, !tbaa !16
  %75 = icmp ult i64 %72, %74
  br i1 %75, label %31, label %76, !llvm.loop !41

76:                                               ; preds = %70, %21
  %77 = phi i64 [ %23, %21 ], [ %71, %70 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #10
  %78 = getelementptr inbounds %struct.command, ptr %22, i64 0, i32 2
  %79 = load i32, ptr %78, align 4, !tbaa !18
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds i8, ptr %22, i64 %80
  %82 = icmp ult ptr %81, %2
  br i1 %82, label %21, label %83, !llvm.loop !42

83:                                               ; preds = %76, %4, %69
  %84 = phi i32 [ %67, %69 ], [ 0, %4 ], [ 0, %76 ]
  ret i32 %84
}

; Function Attrs: nounwind
define internal i32 @add_node(ptr noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3) #0 {
  %5 = load ptr, ptr %0, align 8, !tbaa !4
  %6 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 4, i64 %1
  %7 = icmp ne i64 %1, 0
  %8 = getelementptr inbounds ptr, ptr %6, i64 -1
  %9 = select i1 %7, ptr %8, ptr null
  br i1 %7, label %10, label %14

10:                                               ; preds = %4
  %11 = getelementptr inbounds %struct.task, ptr %2, i64 0, i32 5
  %12 = load i32, ptr %11, align 4, !tbaa !43
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %21

14:                                               ; preds = %10, %4
  %15 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 24
  %16 = load ptr, ptr %15, align 8, !tbaa !44
  %17 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %18 = load ptr, ptr %17, align 8, !tbaa !4
  %19 = zext i1 %7 to i64
  %20 = tail call i32 %16(ptr noundef nonnull %6, ptr noundef %18, ptr noundef %9, i64 noundef %19, ptr noundef %3) #9
  br label %33

21:                                               ; preds = %10
  %22 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 24
  %23 = load ptr, ptr %22, align 8, !tbaa !44
  %24 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %25 = load ptr, ptr %24, align 8, !tbaa !4
  %26 = tail call i32 %23(ptr noundef nonnull %6, ptr noundef %25, ptr noundef null, i64 noundef 0, ptr noundef %3) #9
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %33

28:                                               ; preds = %21
  %29 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 25
  %30 = load ptr, ptr %29, align 8, !tbaa !45
  %31 = load ptr, ptr %24, align 8, !tbaa !4
  %32 = tail call i32 %30(ptr noundef %31, ptr noundef %9, ptr noundef nonnull %6, ptr noundef nonnull @early, i64 noundef 1) #9
  br label %33

33:                                               ; preds = %28, %21, %14
  %34 = phi i32 [ %20, %14 ], [ %32, %28 ], [ %26, %21 ]
  ret i32 %34
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind
define dso_local i64 @queue_handed(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #9
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %5 = load i64, ptr %4, align 8, !tbaa !46
  %6 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #9
  ret i64 %5
}

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #1

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local ptr @queue_create(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 424) #9
  %5 = icmp eq ptr %4, null
  br i1 %5, label %17, label %6

6:                                                ; preds = %3
  store ptr %0, ptr %4, align 8, !tbaa !50
  %7 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 1
  store ptr %1, ptr %7, align 8, !tbaa !51
  %8 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 3, i32 1
  store i32 %2, ptr %8, align 8, !tbaa !52
  %9 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 14
  %10 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 15
  store ptr %9, ptr %10, align 8, !tbaa !53
  %11 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 16
  %12 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 17
  store ptr %11, ptr %12, align 8, !tbaa !54
  %13 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 7
  %14 = tail call i32 @pthread_create(ptr noundef nonnull %13, ptr noundef null, ptr noundef nonnull @park, ptr noundef nonnull %4) #9
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %17, label %16

16:                                               ; preds = %6
  tail call void @free(ptr noundef nonnull %4) #9
  br label %17

17:                                               ; preds = %6, %3, %16
  %18 = phi ptr [ inttoptr (i64 1 to ptr), %16 ], [ null, %3 ], [ %4, %6 ]
  ret ptr %18
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define internal ptr @park(ptr noundef %0) #0 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca ptr, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %6 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #9
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %8 = load i32, ptr %7, align 8, !tbaa !55
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %260

10:                                               ; preds = %1
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %26 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %27 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  %28 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3, i32 1
  br label %29

29:                                               ; preds = %10, %45
  %30 = load atomic i32, ptr %12 seq_cst, align 8
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %34

32:                                               ; preds = %29
  %33 = load i64, ptr %13, align 8, !tbaa !56
  br label %34

34:                                               ; preds = %29, %32
  %35 = phi i64 [ %33, %32 ], [ -1, %29 ]
  %36 = load atomic i64, ptr %11 seq_cst, align 8
  %37 = add i64 %36, -1
  %38 = icmp ult i64 %37, %35
  br i1 %38, label %39, label %48

39:                                               ; preds = %34
  %40 = atomicrmw xchg ptr %11, i64 0 seq_cst, align 8
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %45, label %42

42:                                               ; preds = %39
  %43 = load i32, ptr %28, align 8, !tbaa !57
  %44 = call i64 @write(i32 noundef %43, ptr noundef nonnull @notify.one, i64 noundef 8) #9
  br label %45

45:                                               ; preds = %163, %255, %258, %228, %42, %39
  %46 = load i32, ptr %7, align 8, !tbaa !55
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %29, label %260, !llvm.loop !58

48:                                               ; preds = %34
  %49 = load ptr, ptr %15, align 8, !tbaa !59
  br label %50

50:                                               ; preds = %54, %48
  %51 = phi ptr [ %14, %48 ], [ %52, %54 ]
  %52 = load ptr, ptr %51, align 8, !tbaa !4
  %53 = icmp eq ptr %52, null
  br i1 %53, label %59, label %54

54:                                               ; preds = %50
  %55 = getelementptr inbounds %struct.batch, ptr %52, i64 0, i32 1
  %56 = load i64, ptr %55, align 8, !tbaa !60
  %57 = load i64, ptr %13, align 8, !tbaa !56
  %58 = icmp ugt i64 %56, %57
  br i1 %58, label %59, label %50, !llvm.loop !62

59:                                               ; preds = %50, %54
  %60 = load atomic i32, ptr %12 seq_cst, align 8
  %61 = icmp eq i32 %60, 0
  %62 = select i1 %61, ptr %49, ptr null
  %63 = select i1 %61, ptr %52, ptr null
  %64 = load i32, ptr %16, align 4, !tbaa !63
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %166

66:                                               ; preds = %59
  %67 = load i32, ptr %17, align 8, !tbaa !64
  %68 = icmp ne i32 %67, 0
  %69 = icmp eq ptr %62, null
  %70 = select i1 %68, i1 true, i1 %69
  br i1 %70, label %166, label %71

71:                                               ; preds = %66
  %72 = load i64, ptr %18, align 8, !tbaa !65
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %79, label %74

74:                                               ; preds = %71
  %75 = getelementptr inbounds %struct.batch, ptr %62, i64 0, i32 5
  %76 = load i64, ptr %75, align 8, !tbaa !66
  %77 = add i64 %76, %72
  %78 = icmp ugt i64 %77, 900
  br i1 %78, label %166, label %79

79:                                               ; preds = %71, %74
  %80 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #9
  %81 = getelementptr inbounds %struct.batch, ptr %62, i64 0, i32 3
  %82 = load ptr, ptr %81, align 8, !tbaa !67
  %83 = getelementptr inbounds %struct.batch, ptr %62, i64 0, i32 4
  %84 = load i64, ptr %83, align 8, !tbaa !68
  %85 = getelementptr inbounds i8, ptr %82, i64 %84
  %86 = icmp sgt i64 %84, 0
  br i1 %86, label %87, label %124

87:                                               ; preds = %79, %116
  %88 = phi ptr [ %120, %116 ], [ %82, %79 ]
  %89 = load i16, ptr %88, align 8, !tbaa !69
  %90 = icmp eq i16 %89, 11
  br i1 %90, label %91, label %116

91:                                               ; preds = %87
  %92 = getelementptr inbounds %struct.wait, ptr %88, i64 0, i32 1
  %93 = load ptr, ptr %92, align 8, !tbaa !71
  %94 = getelementptr inbounds %struct.wait, ptr %88, i64 0, i32 2
  %95 = load i64, ptr %94, align 8, !tbaa !72
  %96 = getelementptr inbounds %struct.queue, ptr %93, i64 0, i32 20
  %97 = call i32 @pthread_mutex_lock(ptr noundef nonnull %96) #9
  %98 = getelementptr inbounds %struct.queue, ptr %93, i64 0, i32 4
  %99 = load i64, ptr %98, align 8, !tbaa !46
  %100 = icmp ult i64 %99, %95
  br i1 %100, label %101, label %109

101:                                              ; preds = %91
  %102 = getelementptr inbounds %struct.queue, ptr %93, i64 0, i32 2
  %103 = load atomic i32, ptr %102 seq_cst, align 8
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %109

105:                                              ; preds = %101
  %106 = getelementptr inbounds %struct.queue, ptr %93, i64 0, i32 8
  %107 = load i32, ptr %106, align 8, !tbaa !55
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %111, label %109

109:                                              ; preds = %105, %101, %91
  %110 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %96) #9
  br label %116

111:                                              ; preds = %105
  %112 = getelementptr inbounds %struct.queue, ptr %93, i64 0, i32 9
  %113 = load i32, ptr %112, align 4, !tbaa !63
  %114 = icmp eq i32 %113, 0
  %115 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %96) #9
  br i1 %114, label %122, label %116

116:                                              ; preds = %111, %109, %87
  %117 = getelementptr inbounds %struct.command, ptr %88, i64 0, i32 2
  %118 = load i32, ptr %117, align 4, !tbaa !18
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds i8, ptr %88, i64 %119
  %121 = icmp ult ptr %120, %85
  br i1 %121, label %87, label %124, !llvm.loop !73

122:                                              ; preds = %111
  %123 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #9
  br label %166

124:                                              ; preds = %116, %79
  %125 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #9
  %126 = load ptr, ptr %15, align 8, !tbaa !59
  %127 = load ptr, ptr %126, align 8, !tbaa !74
  store ptr %127, ptr %15, align 8, !tbaa !59
  %128 = icmp eq ptr %127, null
  br i1 %128, label %129, label %130

129:                                              ; preds = %124
  store ptr %15, ptr %19, align 8, !tbaa !54
  br label %130

130:                                              ; preds = %129, %124
  store i32 1, ptr %17, align 8, !tbaa !64
  %131 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #9
  %132 = getelementptr inbounds %struct.batch, ptr %126, i64 0, i32 3
  %133 = load ptr, ptr %132, align 8, !tbaa !67
  %134 = getelementptr inbounds %struct.batch, ptr %126, i64 0, i32 4
  %135 = load i64, ptr %134, align 8, !tbaa !68
  %136 = getelementptr inbounds i8, ptr %133, i64 %135
  %137 = icmp sgt i64 %135, 0
  br i1 %137, label %138, label %163

138:                                              ; preds = %130
  %139 = getelementptr inbounds %struct.batch, ptr %126, i64 0, i32 1
  br label %140

140:                                              ; preds = %157, %138
  %141 = phi ptr [ %133, %138 ], [ %161, %157 ]
  %142 = load i16, ptr %141, align 8, !tbaa !69
  %143 = icmp eq i16 %142, 11
  br i1 %143, label %144, label %157

144:                                              ; preds = %140
  %145 = getelementptr inbounds %struct.wait, ptr %141, i64 0, i32 1
  %146 = load ptr, ptr %145, align 8, !tbaa !71
  %147 = getelementptr inbounds %struct.queue, ptr %146, i64 0, i32 20
  %148 = call i32 @pthread_mutex_lock(ptr noundef nonnull %147) #9
  %149 = getelementptr inbounds %struct.queue, ptr %146, i64 0, i32 4
  %150 = load i64, ptr %149, align 8, !tbaa !46
  %151 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %147) #9
  %152 = getelementptr inbounds %struct.wait, ptr %141, i64 0, i32 2
  %153 = load i64, ptr %152, align 8, !tbaa !72
  %154 = icmp ult i64 %150, %153
  br i1 %154, label %155, label %157

155:                                              ; preds = %144
  %156 = load i64, ptr %139, align 8, !tbaa !60
  call fastcc void @add_failure(ptr noundef nonnull %20, i64 noundef %156, i64 noundef 1, ptr noundef null) #12
  br label %157

157:                                              ; preds = %155, %144, %140
  %158 = getelementptr inbounds %struct.command, ptr %141, i64 0, i32 2
  %159 = load i32, ptr %158, align 4, !tbaa !18
  %160 = zext i32 %159 to i64
  %161 = getelementptr inbounds i8, ptr %141, i64 %160
  %162 = icmp ult ptr %161, %136
  br i1 %162, label %140, label %163, !llvm.loop !75

163:                                              ; preds = %157, %130
  %164 = call fastcc i32 @hand_over(ptr noundef %0, ptr noundef nonnull %126) #11
  %165 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #9
  br label %45

166:                                              ; preds = %122, %59, %66, %74
  %167 = phi ptr [ %88, %122 ], [ null, %74 ], [ null, %66 ], [ null, %59 ]
  %168 = phi i1 [ true, %122 ], [ false, %74 ], [ false, %66 ], [ false, %59 ]
  %169 = icmp eq ptr %63, null
  br i1 %169, label %230, label %170

170:                                              ; preds = %166
  %171 = load atomic i64, ptr %11 seq_cst, align 8
  %172 = icmp eq i64 %171, 0
  br i1 %172, label %173, label %180

173:                                              ; preds = %170
  %174 = load i32, ptr %21, align 4, !tbaa !76
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %176, label %180

176:                                              ; preds = %173
  %177 = load ptr, ptr %15, align 8, !tbaa !59
  %178 = icmp eq ptr %177, null
  %179 = or i1 %168, %178
  br i1 %179, label %230, label %180

180:                                              ; preds = %176, %173, %170
  %181 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 10
  store i32 1, ptr %181, align 8, !tbaa !77
  %182 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #9
  %183 = load ptr, ptr %0, align 8, !tbaa !50
  %184 = load ptr, ptr %183, align 8, !tbaa !8
  %185 = getelementptr inbounds %struct.device, ptr %183, i64 0, i32 31
  %186 = load ptr, ptr %185, align 8, !tbaa !12
  %187 = call i32 %184(ptr noundef %186) #9
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %191, label %189

189:                                              ; preds = %180
  %190 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #9
  br label %204

191:                                              ; preds = %180
  %192 = load ptr, ptr %0, align 8, !tbaa !50
  %193 = getelementptr inbounds %struct.device, ptr %192, i64 0, i32 18
  %194 = load ptr, ptr %193, align 8, !tbaa !78
  %195 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 6
  %196 = load ptr, ptr %195, align 8, !tbaa !79
  %197 = call i32 %194(ptr noundef %196) #9
  %198 = load ptr, ptr %0, align 8, !tbaa !50
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #10
  %199 = getelementptr inbounds %struct.device, ptr %198, i64 0, i32 1
  %200 = load ptr, ptr %199, align 8, !tbaa !15
  %201 = call i32 %200(ptr noundef nonnull %4) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #10
  %202 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #9
  %203 = icmp eq i32 %197, 0
  br i1 %203, label %207, label %204

204:                                              ; preds = %191, %189
  %205 = phi i32 [ %187, %189 ], [ %197, %191 ]
  %206 = cmpxchg ptr %12, i32 0, i32 %205 seq_cst seq_cst, align 4
  br label %222

207:                                              ; preds = %191
  %208 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 11
  %209 = load i32, ptr %208, align 4, !tbaa !80
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %216, label %211

211:                                              ; preds = %207
  %212 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 5
  %213 = load i64, ptr %212, align 8, !tbaa !66
  %214 = load i64, ptr %18, align 8, !tbaa !65
  %215 = sub i64 %214, %213
  store i64 %215, ptr %18, align 8, !tbaa !65
  br label %216

216:                                              ; preds = %211, %207
  store i32 0, ptr %208, align 4, !tbaa !80
  %217 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 1
  %218 = load i64, ptr %217, align 8, !tbaa !60
  %219 = load i64, ptr %13, align 8, !tbaa !56
  %220 = icmp ugt i64 %218, %219
  br i1 %220, label %221, label %222

221:                                              ; preds = %216
  store atomic i64 %218, ptr %13 seq_cst, align 8
  br label %222

222:                                              ; preds = %221, %216, %204
  %223 = load i32, ptr %181, align 8, !tbaa !77
  %224 = add i32 %223, -1
  store i32 %224, ptr %181, align 8, !tbaa !77
  %225 = icmp eq i32 %224, 0
  br i1 %225, label %228, label %226

226:                                              ; preds = %222
  store i32 0, ptr %181, align 8, !tbaa !77
  %227 = load ptr, ptr %22, align 8, !tbaa !81
  store ptr %227, ptr %63, align 8, !tbaa !74
  store ptr %63, ptr %22, align 8, !tbaa !81
  br label %228

228:                                              ; preds = %222, %226
  %229 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %23) #9
  br label %45

230:                                              ; preds = %176, %166
  br i1 %168, label %231, label %258

231:                                              ; preds = %230
  %232 = getelementptr inbounds %struct.wait, ptr %167, i64 0, i32 1
  %233 = load ptr, ptr %232, align 8, !tbaa !71
  %234 = getelementptr inbounds %struct.wait, ptr %167, i64 0, i32 2
  %235 = load i64, ptr %234, align 8, !tbaa !72
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #10
  %236 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #9
  %237 = load i64, ptr %3, align 8, !tbaa !82
  %238 = load i64, ptr %26, align 8, !tbaa !84
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #10
  %239 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #9
  %240 = getelementptr inbounds %struct.queue, ptr %233, i64 0, i32 20
  %241 = call i32 @pthread_mutex_lock(ptr noundef nonnull %240) #9
  %242 = getelementptr inbounds %struct.queue, ptr %233, i64 0, i32 4
  %243 = load i64, ptr %242, align 8, !tbaa !46
  %244 = icmp ult i64 %243, %235
  br i1 %244, label %245, label %255

245:                                              ; preds = %231
  %246 = mul i64 %237, 1000000000
  %247 = add i64 %238, 1000000
  %248 = add i64 %247, %246
  %249 = getelementptr inbounds %struct.queue, ptr %233, i64 0, i32 22
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #10
  %250 = freeze i64 %248
  %251 = udiv i64 %250, 1000000000
  store i64 %251, ptr %2, align 8, !tbaa !82
  %252 = mul i64 %251, 1000000000
  %253 = sub i64 %250, %252
  store i64 %253, ptr %27, align 8, !tbaa !84
  %254 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %249, ptr noundef nonnull %240, i32 noundef 1, ptr noundef nonnull %2) #9
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #10
  br label %255

255:                                              ; preds = %231, %245
  %256 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %240) #9
  %257 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #9
  br label %45

258:                                              ; preds = %230
  store i32 1, ptr %24, align 8, !tbaa !85
  %259 = call i32 @pthread_cond_wait(ptr noundef nonnull %25, ptr noundef nonnull %5) #9
  store i32 0, ptr %24, align 8, !tbaa !85
  br label %45

260:                                              ; preds = %45, %1
  %261 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #9
  ret ptr null
}

; Function Attrs: nounwind
define dso_local i32 @queue_submit(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = alloca ptr, align 8
  %8 = getelementptr inbounds i8, ptr %1, i64 %2
  %9 = icmp sgt i64 %2, 0
  br i1 %9, label %10, label %52

10:                                               ; preds = %6, %44
  %11 = phi i64 [ %45, %44 ], [ 0, %6 ]
  %12 = phi i64 [ %46, %44 ], [ 1, %6 ]
  %13 = phi ptr [ %50, %44 ], [ %1, %6 ]
  %14 = getelementptr inbounds %struct.command, ptr %13, i64 0, i32 1
  %15 = load i16, ptr %14, align 2, !tbaa !86
  %16 = zext i16 %15 to i64
  %17 = add i64 %12, 1
  %18 = add i64 %17, %16
  %19 = load i16, ptr %13, align 4, !tbaa !87
  switch i16 %19, label %44 [
    i16 1, label %20
    i16 5, label %36
    i16 6, label %36
    i16 7, label %42
  ]

20:                                               ; preds = %10
  %21 = getelementptr inbounds %struct.launch, ptr %13, i64 0, i32 1
  %22 = load ptr, ptr %21, align 8, !tbaa !4
  %23 = getelementptr inbounds %struct.kernel, ptr %22, i64 0, i32 2
  %24 = load i64, ptr %23, align 8, !tbaa !16
  %25 = add i64 %24, 15
  %26 = and i64 %25, -16
  %27 = getelementptr inbounds %struct.kernel, ptr %22, i64 0, i32 1
  %28 = load i64, ptr %27, align 8, !tbaa !16
  %29 = icmp eq i64 %28, 0
  %30 = select i1 %29, i64 0, i64 2320
  %31 = add i64 %26, %11
  %32 = add i64 %31, %30
  %33 = load i64, ptr %22, align 8, !tbaa !16
  %34 = add i64 %18, 2
  %35 = add i64 %34, %33
  br label %44

36:                                               ; preds = %10, %10
  %37 = getelementptr inbounds %struct.copy, ptr %13, i64 0, i32 3
  %38 = load i64, ptr %37, align 8, !tbaa !88
  %39 = add i64 %38, 15
  %40 = and i64 %39, -16
  %41 = add i64 %40, %11
  br label %44

42:                                               ; preds = %10
  %43 = add i64 %18, 3
  br label %44

44:                                               ; preds = %42, %36, %20, %10
  %45 = phi i64 [ %11, %10 ], [ %11, %42 ], [ %41, %36 ], [ %32, %20 ]
  %46 = phi i64 [ %18, %10 ], [ %43, %42 ], [ %18, %36 ], [ %35, %20 ]
  %47 = getelementptr inbounds %struct.command, ptr %13, i64 0, i32 2
  %48 = load i32, ptr %47, align 4, !tbaa !18
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds i8, ptr %13, i64 %49
  %51 = icmp ult ptr %50, %8
  br i1 %51, label %10, label %52, !llvm.loop !90

52:                                               ; preds = %44, %6
  %53 = phi i64 [ 0, %6 ], [ %45, %44 ]
  %54 = phi i64 [ 1, %6 ], [ %46, %44 ]
  %55 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %56 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %55) #9
  %57 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %58 = load ptr, ptr %57, align 8, !tbaa !4
  %59 = icmp eq ptr %58, null
  br i1 %59, label %85, label %62

60:                                               ; preds = %77
  %61 = icmp eq ptr %78, null
  br i1 %61, label %85, label %81

62:                                               ; preds = %52, %77
  %63 = phi ptr [ %79, %77 ], [ %58, %52 ]
  %64 = phi ptr [ %63, %77 ], [ %57, %52 ]
  %65 = phi ptr [ %78, %77 ], [ null, %52 ]
  %66 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 8
  %67 = load i64, ptr %66, align 8, !tbaa !91
  %68 = icmp ult i64 %67, %53
  br i1 %68, label %77, label %69

69:                                               ; preds = %62
  %70 = icmp eq ptr %65, null
  br i1 %70, label %76, label %71

71:                                               ; preds = %69
  %72 = load ptr, ptr %65, align 8, !tbaa !4
  %73 = getelementptr inbounds %struct.batch, ptr %72, i64 0, i32 8
  %74 = load i64, ptr %73, align 8, !tbaa !91
  %75 = icmp ult i64 %67, %74
  br i1 %75, label %76, label %77

76:                                               ; preds = %71, %69
  br label %77

77:                                               ; preds = %76, %71, %62
  %78 = phi ptr [ %64, %76 ], [ %65, %71 ], [ %65, %62 ]
  %79 = load ptr, ptr %63, align 8, !tbaa !4
  %80 = icmp eq ptr %79, null
  br i1 %80, label %60, label %62, !llvm.loop !92

81:                                               ; preds = %60
  %82 = load ptr, ptr %78, align 8, !tbaa !4
  %83 = load ptr, ptr %82, align 8, !tbaa !74
  store ptr %83, ptr %78, align 8, !tbaa !4
  %84 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %55) #9
  br label %172

85:                                               ; preds = %60, %52
  %86 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %55) #9
  %87 = load ptr, ptr %0, align 8, !tbaa !50
  %88 = tail call ptr @calloc(i64 noundef 1, i64 noundef 128) #9
  %89 = icmp eq ptr %88, null
  br i1 %89, label %283, label %90

90:                                               ; preds = %85
  %91 = icmp ne i64 %53, 0
  %92 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 8
  br i1 %91, label %95, label %93

93:                                               ; preds = %90
  %94 = load i64, ptr %92, align 8, !tbaa !91
  br label %96

95:                                               ; preds = %90
  store i64 65536, ptr %92, align 8, !tbaa !91
  br label %96

96:                                               ; preds = %95, %93
  %97 = phi i64 [ %94, %93 ], [ 65536, %95 ]
  %98 = icmp ult i64 %97, %53
  br i1 %98, label %99, label %104

99:                                               ; preds = %96, %99
  %100 = phi i64 [ %101, %99 ], [ %97, %96 ]
  %101 = shl i64 %100, 1
  %102 = icmp ult i64 %101, %53
  br i1 %102, label %99, label %103, !llvm.loop !93

103:                                              ; preds = %99
  store i64 %101, ptr %92, align 8, !tbaa !91
  br label %104

104:                                              ; preds = %103, %96
  %105 = load ptr, ptr %87, align 8, !tbaa !8
  %106 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 31
  %107 = load ptr, ptr %106, align 8, !tbaa !12
  %108 = tail call i32 %105(ptr noundef %107) #9
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %110, label %163

110:                                              ; preds = %104
  %111 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 14
  %112 = load ptr, ptr %111, align 8, !tbaa !94
  %113 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 6
  %114 = tail call i32 %112(ptr noundef nonnull %113, i32 noundef 3) #9
  %115 = icmp eq i32 %114, 0
  %116 = and i1 %91, %115
  br i1 %116, label %117, label %123

117:                                              ; preds = %110
  %118 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 12
  %119 = load ptr, ptr %118, align 8, !tbaa !95
  %120 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 7
  %121 = load i64, ptr %92, align 8, !tbaa !91
  %122 = tail call i32 %119(ptr noundef nonnull %120, i64 noundef %121, i32 noundef 3) #9
  br label %123

123:                                              ; preds = %117, %110
  %124 = phi i32 [ %122, %117 ], [ %114, %110 ]
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %126, label %130

126:                                              ; preds = %123
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #10
  %127 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 1
  %128 = load ptr, ptr %127, align 8, !tbaa !15
  %129 = call i32 %128(ptr noundef nonnull %7) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #10
  br label %172

130:                                              ; preds = %123
  %131 = load ptr, ptr %113, align 8, !tbaa !79
  %132 = icmp eq ptr %131, null
  br i1 %132, label %137, label %133

133:                                              ; preds = %130
  %134 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 15
  %135 = load ptr, ptr %134, align 8, !tbaa !96
  %136 = tail call i32 %135(ptr noundef nonnull %131) #9
  br label %137

137:                                              ; preds = %133, %130
  %138 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 16
  %139 = load i32, ptr %138, align 4, !tbaa !97
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %144, label %141

141:                                              ; preds = %137
  %142 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 15
  %143 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 17
  br label %148

144:                                              ; preds = %148, %137
  %145 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 7
  %146 = load ptr, ptr %145, align 8, !tbaa !98
  %147 = icmp eq ptr %146, null
  br i1 %147, label %164, label %159

148:                                              ; preds = %148, %141
  %149 = phi i64 [ 0, %141 ], [ %155, %148 ]
  %150 = load ptr, ptr %142, align 8, !tbaa !96
  %151 = load ptr, ptr %143, align 8, !tbaa !99
  %152 = getelementptr inbounds ptr, ptr %151, i64 %149
  %153 = load ptr, ptr %152, align 8, !tbaa !4
  %154 = tail call i32 %150(ptr noundef %153) #9
  %155 = add nuw nsw i64 %149, 1
  %156 = load i32, ptr %138, align 4, !tbaa !97
  %157 = zext i32 %156 to i64
  %158 = icmp ult i64 %155, %157
  br i1 %158, label %148, label %144, !llvm.loop !100

159:                                              ; preds = %144
  %160 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 13
  %161 = load ptr, ptr %160, align 8, !tbaa !101
  %162 = tail call i32 %161(ptr noundef nonnull %146) #9
  br label %164

163:                                              ; preds = %104
  tail call void @free(ptr noundef nonnull %88) #9
  br label %283

164:                                              ; preds = %144, %159
  %165 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 14
  %166 = load ptr, ptr %165, align 8, !tbaa !102
  tail call void @free(ptr noundef %166) #9
  %167 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 17
  %168 = load ptr, ptr %167, align 8, !tbaa !99
  tail call void @free(ptr noundef %168) #9
  tail call void @free(ptr noundef nonnull %88) #9
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #10
  %169 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 1
  %170 = load ptr, ptr %169, align 8, !tbaa !15
  %171 = call i32 %170(ptr noundef nonnull %7) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #10
  br label %283

172:                                              ; preds = %126, %81
  %173 = phi ptr [ %82, %81 ], [ %88, %126 ]
  store ptr null, ptr %173, align 8, !tbaa !74
  %174 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 1
  store i64 %3, ptr %174, align 8, !tbaa !60
  %175 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 2
  store i64 %4, ptr %175, align 8, !tbaa !103
  %176 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 3
  store ptr %1, ptr %176, align 8, !tbaa !67
  %177 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 4
  store i64 %2, ptr %177, align 8, !tbaa !68
  %178 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 5
  store i64 %54, ptr %178, align 8, !tbaa !66
  %179 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 9
  store i64 0, ptr %179, align 8, !tbaa !104
  %180 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 15
  store i32 0, ptr %180, align 8, !tbaa !105
  %181 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 12
  store i32 0, ptr %181, align 8, !tbaa !106
  %182 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 18
  store ptr %5, ptr %182, align 8, !tbaa !107
  %183 = icmp ult i64 %54, 901
  br i1 %183, label %184, label %237

184:                                              ; preds = %172
  br i1 %9, label %185, label %220

185:                                              ; preds = %184, %214
  %186 = phi ptr [ %218, %214 ], [ %1, %184 ]
  %187 = load i16, ptr %186, align 8, !tbaa !69
  %188 = icmp eq i16 %187, 11
  br i1 %188, label %189, label %214

189:                                              ; preds = %185
  %190 = getelementptr inbounds %struct.wait, ptr %186, i64 0, i32 1
  %191 = load ptr, ptr %190, align 8, !tbaa !71
  %192 = getelementptr inbounds %struct.wait, ptr %186, i64 0, i32 2
  %193 = load i64, ptr %192, align 8, !tbaa !72
  %194 = getelementptr inbounds %struct.queue, ptr %191, i64 0, i32 20
  %195 = call i32 @pthread_mutex_lock(ptr noundef nonnull %194) #9
  %196 = getelementptr inbounds %struct.queue, ptr %191, i64 0, i32 4
  %197 = load i64, ptr %196, align 8, !tbaa !46
  %198 = icmp ult i64 %197, %193
  br i1 %198, label %199, label %207

199:                                              ; preds = %189
  %200 = getelementptr inbounds %struct.queue, ptr %191, i64 0, i32 2
  %201 = load atomic i32, ptr %200 seq_cst, align 8
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %203, label %207

203:                                              ; preds = %199
  %204 = getelementptr inbounds %struct.queue, ptr %191, i64 0, i32 8
  %205 = load i32, ptr %204, align 8, !tbaa !55
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %209, label %207

207:                                              ; preds = %203, %199, %189
  %208 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %194) #9
  br label %214

209:                                              ; preds = %203
  %210 = getelementptr inbounds %struct.queue, ptr %191, i64 0, i32 9
  %211 = load i32, ptr %210, align 4, !tbaa !63
  %212 = icmp eq i32 %211, 0
  %213 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %194) #9
  br i1 %212, label %237, label %214

214:                                              ; preds = %209, %207, %185
  %215 = getelementptr inbounds %struct.command, ptr %186, i64 0, i32 2
  %216 = load i32, ptr %215, align 4, !tbaa !18
  %217 = zext i32 %216 to i64
  %218 = getelementptr inbounds i8, ptr %186, i64 %217
  %219 = icmp ult ptr %218, %8
  br i1 %219, label %185, label %220, !llvm.loop !73

220:                                              ; preds = %214, %184
  %221 = call i32 @pthread_mutex_lock(ptr noundef nonnull %55) #9
  %222 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %223 = load ptr, ptr %222, align 8, !tbaa !59
  %224 = icmp eq ptr %223, null
  br i1 %224, label %225, label %239

225:                                              ; preds = %220
  %226 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %227 = load i32, ptr %226, align 8, !tbaa !64
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %229, label %239

229:                                              ; preds = %225
  %230 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %231 = load i64, ptr %230, align 8, !tbaa !65
  %232 = icmp eq i64 %231, 0
  br i1 %232, label %250, label %233

233:                                              ; preds = %229
  %234 = load i64, ptr %178, align 8, !tbaa !66
  %235 = add i64 %234, %231
  %236 = icmp ult i64 %235, 901
  br i1 %236, label %250, label %239

237:                                              ; preds = %209, %172
  %238 = call i32 @pthread_mutex_lock(ptr noundef nonnull %55) #9
  br label %239

239:                                              ; preds = %237, %220, %225, %233
  %240 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %241 = load ptr, ptr %240, align 8, !tbaa !54
  store ptr %173, ptr %241, align 8, !tbaa !4
  store ptr %173, ptr %240, align 8, !tbaa !54
  %242 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %243 = load i32, ptr %242, align 8, !tbaa !85
  %244 = icmp eq i32 %243, 0
  br i1 %244, label %248, label %245

245:                                              ; preds = %239
  %246 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %247 = call i32 @pthread_cond_signal(ptr noundef nonnull %246) #9
  br label %248

248:                                              ; preds = %239, %245
  %249 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %55) #9
  br label %283

250:                                              ; preds = %229, %233
  store i32 1, ptr %226, align 8, !tbaa !64
  %251 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %55) #9
  %252 = load ptr, ptr %176, align 8, !tbaa !67
  %253 = load i64, ptr %177, align 8, !tbaa !68
  %254 = getelementptr inbounds i8, ptr %252, i64 %253
  %255 = icmp sgt i64 %253, 0
  br i1 %255, label %256, label %281

256:                                              ; preds = %250
  %257 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  br label %258

258:                                              ; preds = %275, %256
  %259 = phi ptr [ %252, %256 ], [ %279, %275 ]
  %260 = load i16, ptr %259, align 8, !tbaa !69
  %261 = icmp eq i16 %260, 11
  br i1 %261, label %262, label %275

262:                                              ; preds = %258
  %263 = getelementptr inbounds %struct.wait, ptr %259, i64 0, i32 1
  %264 = load ptr, ptr %263, align 8, !tbaa !71
  %265 = getelementptr inbounds %struct.queue, ptr %264, i64 0, i32 20
  %266 = call i32 @pthread_mutex_lock(ptr noundef nonnull %265) #9
  %267 = getelementptr inbounds %struct.queue, ptr %264, i64 0, i32 4
  %268 = load i64, ptr %267, align 8, !tbaa !46
  %269 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %265) #9
  %270 = getelementptr inbounds %struct.wait, ptr %259, i64 0, i32 2
  %271 = load i64, ptr %270, align 8, !tbaa !72
  %272 = icmp ult i64 %268, %271
  br i1 %272, label %273, label %275

273:                                              ; preds = %262
  %274 = load i64, ptr %174, align 8, !tbaa !60
  call fastcc void @add_failure(ptr noundef nonnull %257, i64 noundef %274, i64 noundef 1, ptr noundef null) #12
  br label %275

275:                                              ; preds = %273, %262, %258
  %276 = getelementptr inbounds %struct.command, ptr %259, i64 0, i32 2
  %277 = load i32, ptr %276, align 4, !tbaa !18
  %278 = zext i32 %277 to i64
  %279 = getelementptr inbounds i8, ptr %259, i64 %278
  %280 = icmp ult ptr %279, %254
  br i1 %280, label %258, label %281, !llvm.loop !75

281:                                              ; preds = %275, %250
  %282 = call fastcc i32 @hand_over(ptr noundef %0, ptr noundef nonnull %173) #11
  br label %283

283:                                              ; preds = %164, %163, %85, %248, %281
  %284 = phi i32 [ %124, %164 ], [ %282, %281 ], [ 0, %248 ], [ %108, %163 ], [ 2, %85 ]
  ret i32 %284
}

; Function Attrs: nounwind
define internal fastcc i32 @hand_over(ptr noundef %0, ptr noundef %1) unnamed_addr #0 {
  %3 = alloca ptr, align 8
  %4 = alloca %struct.CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca [3 x ptr], align 8
  %8 = alloca %struct.CUDA_KERNEL_NODE_PARAMS, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca [3 x ptr], align 8
  %13 = load ptr, ptr %0, align 8, !tbaa !50
  %14 = load ptr, ptr %13, align 8, !tbaa !8
  %15 = getelementptr inbounds %struct.device, ptr %13, i64 0, i32 31
  %16 = load ptr, ptr %15, align 8, !tbaa !12
  %17 = tail call i32 %14(ptr noundef %16) #9
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %635

19:                                               ; preds = %2
  %20 = load ptr, ptr %0, align 8, !tbaa !50
  %21 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 3
  %22 = load ptr, ptr %21, align 8, !tbaa !67
  %23 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 4
  %24 = load i64, ptr %23, align 8, !tbaa !68
  %25 = getelementptr inbounds i8, ptr %22, i64 %24
  %26 = icmp sgt i64 %24, 0
  br i1 %26, label %27, label %615

27:                                               ; preds = %19
  %28 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %29 = load i64, ptr %28, align 8, !tbaa !60
  %30 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 2
  %31 = load i64, ptr %30, align 8, !tbaa !103
  %32 = sub i64 %29, %31
  %33 = getelementptr inbounds i8, ptr %4, i64 8
  %34 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %35 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 20
  %36 = getelementptr inbounds ptr, ptr %7, i64 1
  %37 = getelementptr inbounds ptr, ptr %7, i64 2
  %38 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 1
  %39 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 2
  %40 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 4
  %41 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 5
  %42 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 7
  %43 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 8
  %44 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 9
  %45 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 11
  %46 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 6
  %47 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %48 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 7
  %49 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 9
  %50 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 4
  %51 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 14
  %52 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 12
  %53 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 13
  %54 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 3
  %55 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 5
  %56 = getelementptr inbounds ptr, ptr %12, i64 1
  %57 = getelementptr inbounds ptr, ptr %12, i64 2
  %58 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 18
  %59 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 16
  %60 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 17
  %61 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 15
  br label %63

62:                                               ; preds = %606
  br i1 %613, label %615, label %623

63:                                               ; preds = %606, %27
  %64 = phi i64 [ %32, %27 ], [ %69, %606 ]
  %65 = phi ptr [ %22, %27 ], [ %611, %606 ]
  %66 = getelementptr inbounds %struct.command, ptr %65, i64 0, i32 1
  %67 = load i16, ptr %66, align 2, !tbaa !86
  %68 = zext i16 %67 to i64
  %69 = add i64 %64, %68
  %70 = icmp eq i16 %67, 0
  %71 = zext i1 %70 to i64
  %72 = add i64 %69, %71
  %73 = load i16, ptr %65, align 4, !tbaa !87
  switch i16 %73, label %555 [
    i16 1, label %74
    i16 2, label %234
    i16 3, label %244
    i16 4, label %255
    i16 5, label %266
    i16 6, label %285
    i16 7, label %330
    i16 8, label %370
    i16 9, label %384
    i16 10, label %423
    i16 11, label %513
    i16 12, label %540
    i16 13, label %546
  ]

74:                                               ; preds = %63
  %75 = load ptr, ptr %0, align 8, !tbaa !50
  %76 = getelementptr inbounds %struct.launch, ptr %65, i64 0, i32 1
  %77 = load ptr, ptr %76, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #10
  %78 = getelementptr inbounds %struct.launch, ptr %65, i64 0, i32 2
  %79 = load i64, ptr %78, align 8, !tbaa !16
  store i64 %79, ptr %10, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #10
  store ptr null, ptr %11, align 8, !tbaa !4
  %80 = getelementptr inbounds %struct.kernel, ptr %77, i64 0, i32 2
  %81 = load i64, ptr %80, align 8, !tbaa !16
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %92, label %83

83:                                               ; preds = %74
  %84 = load ptr, ptr %48, align 8, !tbaa !98
  %85 = load i64, ptr %49, align 8, !tbaa !104
  %86 = getelementptr inbounds i8, ptr %84, i64 %85
  %87 = add i64 %81, 15
  %88 = and i64 %87, -16
  %89 = add i64 %85, %88
  store i64 %89, ptr %49, align 8, !tbaa !104
  store ptr %86, ptr %11, align 8, !tbaa !4
  %90 = load i64, ptr %80, align 8, !tbaa !16
  %91 = call ptr @memset(ptr noundef %86, i32 noundef 0, i64 noundef %90) #9
  br label %92

92:                                               ; preds = %83, %74
  %93 = getelementptr inbounds %struct.kernel, ptr %77, i64 0, i32 1
  %94 = load i64, ptr %93, align 8, !tbaa !16
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %102, label %96

96:                                               ; preds = %92
  %97 = getelementptr inbounds %struct.device, ptr %75, i64 0, i32 7
  %98 = load ptr, ptr %97, align 8, !tbaa !108
  %99 = add i64 %79, 35224
  %100 = load ptr, ptr %34, align 8, !tbaa !51
  %101 = call i32 %98(i64 noundef %99, i8 noundef 0, i64 noundef 8, ptr noundef %100) #9
  br label %102

102:                                              ; preds = %96, %92
  %103 = phi i32 [ %101, %96 ], [ 0, %92 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12) #10
  store ptr %10, ptr %12, align 8, !tbaa !4
  store ptr %11, ptr %56, align 8, !tbaa !4
  %104 = getelementptr inbounds %struct.launch, ptr %65, i64 0, i32 4
  store ptr %104, ptr %57, align 8, !tbaa !4
  %105 = load i64, ptr %77, align 8, !tbaa !16
  %106 = icmp eq i64 %105, 0
  %107 = icmp ne i32 %103, 0
  %108 = select i1 %106, i1 true, i1 %107
  br i1 %108, label %111, label %109

109:                                              ; preds = %102
  %110 = getelementptr inbounds %struct.device, ptr %75, i64 0, i32 2
  br label %117

111:                                              ; preds = %146, %102
  %112 = phi i32 [ %103, %102 ], [ %153, %146 ]
  %113 = phi i1 [ %107, %102 ], [ %157, %146 ]
  %114 = load i64, ptr %93, align 8, !tbaa !16
  %115 = icmp eq i64 %114, 0
  %116 = select i1 %115, i1 true, i1 %113
  br i1 %116, label %197, label %159

117:                                              ; preds = %146, %109
  %118 = phi i64 [ 0, %109 ], [ %154, %146 ]
  %119 = getelementptr inbounds %struct.kernel, ptr %77, i64 0, i32 3, i64 %118
  %120 = load ptr, ptr %110, align 8, !tbaa !109
  %121 = load ptr, ptr %119, align 8, !tbaa !27
  %122 = getelementptr inbounds %struct.kernel, ptr %77, i64 0, i32 3, i64 %118, i32 1
  %123 = load ptr, ptr %122, align 8, !tbaa !31
  %124 = icmp eq ptr %123, null
  br i1 %124, label %125, label %128

125:                                              ; preds = %117
  %126 = getelementptr inbounds %struct.kernel, ptr %77, i64 0, i32 3, i64 %118, i32 2
  %127 = load i32, ptr %126, align 8, !tbaa !32
  br label %146

128:                                              ; preds = %117
  %129 = call i64 %123(ptr noundef nonnull %104) #9
  %130 = icmp sgt i64 %129, 0
  br i1 %130, label %131, label %138

131:                                              ; preds = %128
  %132 = getelementptr inbounds %struct.kernel, ptr %77, i64 0, i32 3, i64 %118, i32 3
  %133 = load i32, ptr %132, align 4, !tbaa !33
  %134 = zext i32 %133 to i64
  %135 = add nsw i64 %129, -1
  %136 = add nuw i64 %135, %134
  %137 = udiv i64 %136, %134
  br label %138

138:                                              ; preds = %131, %128
  %139 = phi i64 [ %137, %131 ], [ 1, %128 ]
  %140 = getelementptr inbounds %struct.kernel, ptr %77, i64 0, i32 3, i64 %118, i32 2
  %141 = load i32, ptr %140, align 8, !tbaa !32
  %142 = zext i32 %141 to i64
  %143 = icmp ult i64 %139, %142
  %144 = trunc i64 %139 to i32
  %145 = select i1 %143, i32 %144, i32 %141
  br label %146

146:                                              ; preds = %138, %125
  %147 = phi i32 [ %145, %138 ], [ %127, %125 ]
  %148 = getelementptr inbounds %struct.kernel, ptr %77, i64 0, i32 3, i64 %118, i32 3
  %149 = load i32, ptr %148, align 4, !tbaa !33
  %150 = getelementptr inbounds %struct.kernel, ptr %77, i64 0, i32 3, i64 %118, i32 4
  %151 = load i32, ptr %150, align 8, !tbaa !36
  %152 = load ptr, ptr %34, align 8, !tbaa !51
  %153 = call i32 %120(ptr noundef %121, i32 noundef %147, i32 noundef 1, i32 noundef 1, i32 noundef %149, i32 noundef 1, i32 noundef 1, i32 noundef %151, ptr noundef %152, ptr noundef nonnull %12, ptr noundef null) #9
  %154 = add nuw i64 %118, 1
  %155 = load i64, ptr %77, align 8, !tbaa !16
  %156 = icmp uge i64 %154, %155
  %157 = icmp ne i32 %153, 0
  %158 = select i1 %156, i1 true, i1 %157
  br i1 %158, label %111, label %117, !llvm.loop !110

159:                                              ; preds = %111
  %160 = load ptr, ptr %48, align 8, !tbaa !98
  %161 = load i64, ptr %49, align 8, !tbaa !104
  %162 = getelementptr inbounds i8, ptr %160, i64 %161
  %163 = add i64 %161, 2320
  store i64 %163, ptr %49, align 8, !tbaa !104
  %164 = getelementptr inbounds %struct.device, ptr %75, i64 0, i32 4
  %165 = load ptr, ptr %164, align 8, !tbaa !111
  %166 = load i64, ptr %10, align 8, !tbaa !16
  %167 = add i64 %166, 32912
  %168 = load ptr, ptr %34, align 8, !tbaa !51
  %169 = call i32 %165(ptr noundef %162, i64 noundef %167, i64 noundef 2320, ptr noundef %168) #9
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %171, label %232

171:                                              ; preds = %159
  %172 = load i32, ptr %52, align 8, !tbaa !106
  %173 = load i32, ptr %53, align 4, !tbaa !24
  %174 = icmp ugt i32 %173, %172
  br i1 %174, label %175, label %177

175:                                              ; preds = %171
  %176 = load ptr, ptr %51, align 8, !tbaa !102
  br label %188

177:                                              ; preds = %171
  %178 = icmp eq i32 %173, 0
  %179 = shl i32 %173, 1
  %180 = select i1 %178, i32 8, i32 %179
  %181 = load ptr, ptr %51, align 8, !tbaa !4
  %182 = zext i32 %180 to i64
  %183 = shl nuw nsw i64 %182, 5
  %184 = call ptr @realloc(ptr noundef %181, i64 noundef %183) #9
  %185 = icmp eq ptr %184, null
  br i1 %185, label %232, label %186

186:                                              ; preds = %177
  store ptr %184, ptr %51, align 8, !tbaa !4
  store i32 %180, ptr %53, align 4, !tbaa !24
  %187 = load i32, ptr %52, align 8, !tbaa !106
  br label %188

188:                                              ; preds = %186, %175
  %189 = phi i32 [ %172, %175 ], [ %187, %186 ]
  %190 = phi ptr [ %176, %175 ], [ %184, %186 ]
  %191 = add i32 %189, 1
  store i32 %191, ptr %52, align 8, !tbaa !106
  %192 = zext i32 %189 to i64
  %193 = getelementptr inbounds %struct.arrival, ptr %190, i64 %192
  store ptr null, ptr %193, align 8, !tbaa.struct !112
  %194 = getelementptr inbounds i8, ptr %193, i64 8
  store ptr %162, ptr %194, align 8, !tbaa.struct !113
  %195 = getelementptr inbounds i8, ptr %193, i64 16
  store i64 2320, ptr %195, align 8, !tbaa.struct !114
  %196 = getelementptr inbounds i8, ptr %193, i64 24
  store i64 %72, ptr %196, align 8, !tbaa.struct !115
  br label %197

197:                                              ; preds = %188, %111
  %198 = phi i32 [ %112, %111 ], [ 0, %188 ]
  %199 = getelementptr inbounds %struct.launch, ptr %65, i64 0, i32 3
  %200 = load ptr, ptr %199, align 8, !tbaa !4
  %201 = icmp eq ptr %200, null
  %202 = icmp ne i32 %198, 0
  %203 = select i1 %201, i1 true, i1 %202
  br i1 %203, label %232, label %204

204:                                              ; preds = %197
  %205 = load ptr, ptr %11, align 8, !tbaa !4
  %206 = load i64, ptr %80, align 8, !tbaa !16
  %207 = load i32, ptr %52, align 8, !tbaa !106
  %208 = load i32, ptr %53, align 4, !tbaa !24
  %209 = icmp ugt i32 %208, %207
  br i1 %209, label %210, label %212

210:                                              ; preds = %204
  %211 = load ptr, ptr %51, align 8, !tbaa !102
  br label %223

212:                                              ; preds = %204
  %213 = icmp eq i32 %208, 0
  %214 = shl i32 %208, 1
  %215 = select i1 %213, i32 8, i32 %214
  %216 = load ptr, ptr %51, align 8, !tbaa !4
  %217 = zext i32 %215 to i64
  %218 = shl nuw nsw i64 %217, 5
  %219 = call ptr @realloc(ptr noundef %216, i64 noundef %218) #9
  %220 = icmp eq ptr %219, null
  br i1 %220, label %232, label %221

221:                                              ; preds = %212
  store ptr %219, ptr %51, align 8, !tbaa !4
  store i32 %215, ptr %53, align 4, !tbaa !24
  %222 = load i32, ptr %52, align 8, !tbaa !106
  br label %223

223:                                              ; preds = %221, %210
  %224 = phi i32 [ %207, %210 ], [ %222, %221 ]
  %225 = phi ptr [ %211, %210 ], [ %219, %221 ]
  %226 = add i32 %224, 1
  store i32 %226, ptr %52, align 8, !tbaa !106
  %227 = zext i32 %224 to i64
  %228 = getelementptr inbounds %struct.arrival, ptr %225, i64 %227
  store ptr %200, ptr %228, align 8, !tbaa.struct !112
  %229 = getelementptr inbounds i8, ptr %228, i64 8
  store ptr %205, ptr %229, align 8, !tbaa.struct !113
  %230 = getelementptr inbounds i8, ptr %228, i64 16
  store i64 %206, ptr %230, align 8, !tbaa.struct !114
  %231 = getelementptr inbounds i8, ptr %228, i64 24
  store i64 %72, ptr %231, align 8, !tbaa.struct !115
  br label %232

232:                                              ; preds = %223, %212, %197, %177, %159
  %233 = phi i32 [ %198, %197 ], [ 0, %223 ], [ 2, %212 ], [ 2, %177 ], [ %169, %159 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #10
  br label %555

234:                                              ; preds = %63
  %235 = load ptr, ptr %55, align 8, !tbaa !116
  %236 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 1
  %237 = load i64, ptr %236, align 8, !tbaa !117
  %238 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 2
  %239 = load i64, ptr %238, align 8, !tbaa !118
  %240 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 3
  %241 = load i64, ptr %240, align 8, !tbaa !88
  %242 = load ptr, ptr %34, align 8, !tbaa !51
  %243 = call i32 %235(i64 noundef %237, i64 noundef %239, i64 noundef %241, ptr noundef %242) #9
  br label %555

244:                                              ; preds = %63
  %245 = load ptr, ptr %54, align 8, !tbaa !119
  %246 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 1
  %247 = load i64, ptr %246, align 8, !tbaa !117
  %248 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 2
  %249 = load i64, ptr %248, align 8, !tbaa !118
  %250 = inttoptr i64 %249 to ptr
  %251 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 3
  %252 = load i64, ptr %251, align 8, !tbaa !88
  %253 = load ptr, ptr %34, align 8, !tbaa !51
  %254 = call i32 %245(i64 noundef %247, ptr noundef %250, i64 noundef %252, ptr noundef %253) #9
  br label %555

255:                                              ; preds = %63
  %256 = load ptr, ptr %50, align 8, !tbaa !111
  %257 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 1
  %258 = load i64, ptr %257, align 8, !tbaa !117
  %259 = inttoptr i64 %258 to ptr
  %260 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 2
  %261 = load i64, ptr %260, align 8, !tbaa !118
  %262 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 3
  %263 = load i64, ptr %262, align 8, !tbaa !88
  %264 = load ptr, ptr %34, align 8, !tbaa !51
  %265 = call i32 %256(ptr noundef %259, i64 noundef %261, i64 noundef %263, ptr noundef %264) #9
  br label %555

266:                                              ; preds = %63
  %267 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 3
  %268 = load i64, ptr %267, align 8, !tbaa !88
  %269 = load ptr, ptr %48, align 8, !tbaa !98
  %270 = load i64, ptr %49, align 8, !tbaa !104
  %271 = getelementptr inbounds i8, ptr %269, i64 %270
  %272 = add i64 %268, 15
  %273 = and i64 %272, -16
  %274 = add i64 %270, %273
  store i64 %274, ptr %49, align 8, !tbaa !104
  %275 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 2
  %276 = load i64, ptr %275, align 8, !tbaa !118
  %277 = inttoptr i64 %276 to ptr
  %278 = call ptr @memcpy(ptr noundef %271, ptr noundef %277, i64 noundef %268) #9
  %279 = load ptr, ptr %54, align 8, !tbaa !119
  %280 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 1
  %281 = load i64, ptr %280, align 8, !tbaa !117
  %282 = load i64, ptr %267, align 8, !tbaa !88
  %283 = load ptr, ptr %34, align 8, !tbaa !51
  %284 = call i32 %279(i64 noundef %281, ptr noundef %271, i64 noundef %282, ptr noundef %283) #9
  br label %555

285:                                              ; preds = %63
  %286 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 3
  %287 = load i64, ptr %286, align 8, !tbaa !88
  %288 = load ptr, ptr %48, align 8, !tbaa !98
  %289 = load i64, ptr %49, align 8, !tbaa !104
  %290 = getelementptr inbounds i8, ptr %288, i64 %289
  %291 = add i64 %287, 15
  %292 = and i64 %291, -16
  %293 = add i64 %289, %292
  store i64 %293, ptr %49, align 8, !tbaa !104
  %294 = load ptr, ptr %50, align 8, !tbaa !111
  %295 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 2
  %296 = load i64, ptr %295, align 8, !tbaa !118
  %297 = load ptr, ptr %34, align 8, !tbaa !51
  %298 = call i32 %294(ptr noundef %290, i64 noundef %296, i64 noundef %287, ptr noundef %297) #9
  %299 = icmp eq i32 %298, 0
  br i1 %299, label %300, label %555

300:                                              ; preds = %285
  %301 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 1
  %302 = load i64, ptr %301, align 8, !tbaa !117
  %303 = inttoptr i64 %302 to ptr
  %304 = load i64, ptr %286, align 8, !tbaa !88
  %305 = load i32, ptr %52, align 8, !tbaa !106
  %306 = load i32, ptr %53, align 4, !tbaa !24
  %307 = icmp ugt i32 %306, %305
  br i1 %307, label %308, label %310

308:                                              ; preds = %300
  %309 = load ptr, ptr %51, align 8, !tbaa !102
  br label %321

310:                                              ; preds = %300
  %311 = icmp eq i32 %306, 0
  %312 = shl i32 %306, 1
  %313 = select i1 %311, i32 8, i32 %312
  %314 = load ptr, ptr %51, align 8, !tbaa !4
  %315 = zext i32 %313 to i64
  %316 = shl nuw nsw i64 %315, 5
  %317 = call ptr @realloc(ptr noundef %314, i64 noundef %316) #9
  %318 = icmp eq ptr %317, null
  br i1 %318, label %555, label %319

319:                                              ; preds = %310
  store ptr %317, ptr %51, align 8, !tbaa !4
  store i32 %313, ptr %53, align 4, !tbaa !24
  %320 = load i32, ptr %52, align 8, !tbaa !106
  br label %321

321:                                              ; preds = %319, %308
  %322 = phi i32 [ %305, %308 ], [ %320, %319 ]
  %323 = phi ptr [ %309, %308 ], [ %317, %319 ]
  %324 = add i32 %322, 1
  store i32 %324, ptr %52, align 8, !tbaa !106
  %325 = zext i32 %322 to i64
  %326 = getelementptr inbounds %struct.arrival, ptr %323, i64 %325
  store ptr %303, ptr %326, align 8, !tbaa.struct !112
  %327 = getelementptr inbounds i8, ptr %326, i64 8
  store ptr %290, ptr %327, align 8, !tbaa.struct !113
  %328 = getelementptr inbounds i8, ptr %326, i64 16
  store i64 %304, ptr %328, align 8, !tbaa.struct !114
  %329 = getelementptr inbounds i8, ptr %326, i64 24
  store i64 %72, ptr %329, align 8, !tbaa.struct !115
  br label %555

330:                                              ; preds = %63
  %331 = load ptr, ptr %0, align 8, !tbaa !50
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #10
  %332 = getelementptr inbounds %struct.device, ptr %331, i64 0, i32 10
  %333 = load ptr, ptr %332, align 8, !tbaa !120
  %334 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 3
  %335 = load i64, ptr %334, align 8, !tbaa !88
  %336 = getelementptr inbounds %struct.device, ptr %331, i64 0, i32 32
  %337 = load ptr, ptr %336, align 8, !tbaa !121
  %338 = load ptr, ptr %34, align 8, !tbaa !51
  %339 = call i32 %333(ptr noundef nonnull %9, i64 noundef %335, ptr noundef %337, ptr noundef %338) #9
  switch i32 %339, label %368 [
    i32 2, label %340
    i32 0, label %341
  ]

340:                                              ; preds = %330
  call fastcc void @add_failure(ptr noundef nonnull %47, i64 noundef %72, i64 noundef 2, ptr noundef null) #12
  br label %368

341:                                              ; preds = %330
  %342 = getelementptr inbounds %struct.device, ptr %331, i64 0, i32 5
  %343 = load ptr, ptr %342, align 8, !tbaa !116
  %344 = load i64, ptr %9, align 8, !tbaa !16
  %345 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 2
  %346 = load i64, ptr %345, align 8, !tbaa !118
  %347 = load i64, ptr %334, align 8, !tbaa !88
  %348 = load ptr, ptr %34, align 8, !tbaa !51
  %349 = call i32 %343(i64 noundef %344, i64 noundef %346, i64 noundef %347, ptr noundef %348) #9
  %350 = icmp eq i32 %349, 0
  br i1 %350, label %351, label %359

351:                                              ; preds = %341
  %352 = load ptr, ptr %342, align 8, !tbaa !116
  %353 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 1
  %354 = load i64, ptr %353, align 8, !tbaa !117
  %355 = load i64, ptr %9, align 8, !tbaa !16
  %356 = load i64, ptr %334, align 8, !tbaa !88
  %357 = load ptr, ptr %34, align 8, !tbaa !51
  %358 = call i32 %352(i64 noundef %354, i64 noundef %355, i64 noundef %356, ptr noundef %357) #9
  br label %359

359:                                              ; preds = %351, %341
  %360 = phi i32 [ %349, %341 ], [ %358, %351 ]
  %361 = getelementptr inbounds %struct.device, ptr %331, i64 0, i32 11
  %362 = load ptr, ptr %361, align 8, !tbaa !122
  %363 = load i64, ptr %9, align 8, !tbaa !16
  %364 = load ptr, ptr %34, align 8, !tbaa !51
  %365 = call i32 %362(i64 noundef %363, ptr noundef %364) #9
  %366 = icmp eq i32 %360, 0
  %367 = select i1 %366, i32 %365, i32 %360
  br label %368

368:                                              ; preds = %359, %340, %330
  %369 = phi i32 [ 0, %340 ], [ %367, %359 ], [ %339, %330 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #10
  br label %555

370:                                              ; preds = %63
  %371 = load ptr, ptr %46, align 8, !tbaa !123
  %372 = getelementptr inbounds %struct.peer_copy, ptr %65, i64 0, i32 1
  %373 = load i64, ptr %372, align 8, !tbaa !124
  %374 = getelementptr inbounds %struct.peer_copy, ptr %65, i64 0, i32 2
  %375 = load ptr, ptr %374, align 8, !tbaa !126
  %376 = getelementptr inbounds %struct.peer_copy, ptr %65, i64 0, i32 3
  %377 = load i64, ptr %376, align 8, !tbaa !127
  %378 = getelementptr inbounds %struct.peer_copy, ptr %65, i64 0, i32 4
  %379 = load ptr, ptr %378, align 8, !tbaa !128
  %380 = getelementptr inbounds %struct.peer_copy, ptr %65, i64 0, i32 5
  %381 = load i64, ptr %380, align 8, !tbaa !129
  %382 = load ptr, ptr %34, align 8, !tbaa !51
  %383 = call i32 %371(i64 noundef %373, ptr noundef %375, i64 noundef %377, ptr noundef %379, i64 noundef %381, ptr noundef %382) #9
  br label %555

384:                                              ; preds = %63
  %385 = load ptr, ptr %0, align 8, !tbaa !50
  %386 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 3
  %387 = load i32, ptr %386, align 8, !tbaa !130
  switch i32 %387, label %412 [
    i32 1, label %388
    i32 2, label %400
  ]

388:                                              ; preds = %384
  %389 = getelementptr inbounds %struct.device, ptr %385, i64 0, i32 7
  %390 = load ptr, ptr %389, align 8, !tbaa !108
  %391 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 1
  %392 = load i64, ptr %391, align 8, !tbaa !132
  %393 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 4
  %394 = load i32, ptr %393, align 4, !tbaa !133
  %395 = trunc i32 %394 to i8
  %396 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 2
  %397 = load i64, ptr %396, align 8, !tbaa !134
  %398 = load ptr, ptr %34, align 8, !tbaa !51
  %399 = call i32 %390(i64 noundef %392, i8 noundef %395, i64 noundef %397, ptr noundef %398) #9
  br label %555

400:                                              ; preds = %384
  %401 = getelementptr inbounds %struct.device, ptr %385, i64 0, i32 8
  %402 = load ptr, ptr %401, align 8, !tbaa !135
  %403 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 1
  %404 = load i64, ptr %403, align 8, !tbaa !132
  %405 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 4
  %406 = load i32, ptr %405, align 4, !tbaa !133
  %407 = trunc i32 %406 to i16
  %408 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 2
  %409 = load i64, ptr %408, align 8, !tbaa !134
  %410 = load ptr, ptr %34, align 8, !tbaa !51
  %411 = call i32 %402(i64 noundef %404, i16 noundef %407, i64 noundef %409, ptr noundef %410) #9
  br label %555

412:                                              ; preds = %384
  %413 = getelementptr inbounds %struct.device, ptr %385, i64 0, i32 9
  %414 = load ptr, ptr %413, align 8, !tbaa !136
  %415 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 1
  %416 = load i64, ptr %415, align 8, !tbaa !132
  %417 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 4
  %418 = load i32, ptr %417, align 4, !tbaa !133
  %419 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 2
  %420 = load i64, ptr %419, align 8, !tbaa !134
  %421 = load ptr, ptr %34, align 8, !tbaa !51
  %422 = call i32 %414(i64 noundef %416, i32 noundef %418, i64 noundef %420, ptr noundef %421) #9
  br label %555

423:                                              ; preds = %63
  %424 = getelementptr inbounds %struct.command, ptr %65, i64 0, i32 2
  %425 = load i32, ptr %424, align 4, !tbaa !18
  %426 = zext i32 %425 to i64
  %427 = getelementptr inbounds i8, ptr %65, i64 %426
  %428 = getelementptr inbounds %struct.execute, ptr %65, i64 0, i32 1
  %429 = load ptr, ptr %428, align 8, !tbaa !4
  %430 = getelementptr inbounds %struct.execute, ptr %65, i64 0, i32 2
  %431 = icmp ult ptr %430, %427
  br i1 %431, label %432, label %504

432:                                              ; preds = %423
  %433 = getelementptr inbounds %struct.graph, ptr %429, i64 0, i32 1
  br label %434

434:                                              ; preds = %494, %432
  %435 = phi ptr [ %430, %432 ], [ %499, %494 ]
  %436 = phi i64 [ 0, %432 ], [ %495, %494 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #10
  %437 = getelementptr inbounds %struct.launch, ptr %435, i64 0, i32 2
  %438 = load i64, ptr %437, align 8, !tbaa !16
  store i64 %438, ptr %5, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #10
  store i64 0, ptr %6, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #10
  store ptr %5, ptr %7, align 8, !tbaa !4
  store ptr %6, ptr %36, align 8, !tbaa !4
  %439 = getelementptr inbounds %struct.launch, ptr %435, i64 0, i32 4
  store ptr %439, ptr %37, align 8, !tbaa !4
  %440 = getelementptr inbounds %struct.launch, ptr %435, i64 0, i32 1
  %441 = load ptr, ptr %440, align 8, !tbaa !4
  %442 = load i64, ptr %441, align 8, !tbaa !16
  %443 = icmp eq i64 %442, 0
  br i1 %443, label %494, label %444

444:                                              ; preds = %434, %488
  %445 = phi ptr [ %491, %488 ], [ %441, %434 ]
  %446 = phi i64 [ %490, %488 ], [ 0, %434 ]
  %447 = phi i64 [ %489, %488 ], [ %436, %434 ]
  %448 = getelementptr inbounds %struct.kernel, ptr %445, i64 0, i32 3, i64 %446
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %8) #10
  %449 = load ptr, ptr %448, align 8, !tbaa !27
  store ptr %449, ptr %8, align 8, !tbaa !29
  %450 = getelementptr inbounds %struct.kernel, ptr %445, i64 0, i32 3, i64 %446, i32 1
  %451 = load ptr, ptr %450, align 8, !tbaa !31
  %452 = icmp eq ptr %451, null
  br i1 %452, label %453, label %456

453:                                              ; preds = %444
  %454 = getelementptr inbounds %struct.kernel, ptr %445, i64 0, i32 3, i64 %446, i32 2
  %455 = load i32, ptr %454, align 8, !tbaa !32
  br label %474

456:                                              ; preds = %444
  %457 = call i64 %451(ptr noundef nonnull %439) #9
  %458 = icmp sgt i64 %457, 0
  br i1 %458, label %459, label %466

459:                                              ; preds = %456
  %460 = getelementptr inbounds %struct.kernel, ptr %445, i64 0, i32 3, i64 %446, i32 3
  %461 = load i32, ptr %460, align 4, !tbaa !33
  %462 = zext i32 %461 to i64
  %463 = add nsw i64 %457, -1
  %464 = add nuw i64 %463, %462
  %465 = udiv i64 %464, %462
  br label %466

466:                                              ; preds = %459, %456
  %467 = phi i64 [ %465, %459 ], [ 1, %456 ]
  %468 = getelementptr inbounds %struct.kernel, ptr %445, i64 0, i32 3, i64 %446, i32 2
  %469 = load i32, ptr %468, align 8, !tbaa !32
  %470 = zext i32 %469 to i64
  %471 = icmp ult i64 %467, %470
  %472 = trunc i64 %467 to i32
  %473 = select i1 %471, i32 %472, i32 %469
  br label %474

474:                                              ; preds = %466, %453
  %475 = phi i32 [ %473, %466 ], [ %455, %453 ]
  store i32 %475, ptr %38, align 8, !tbaa !34
  store <2 x i32> <i32 1, i32 1>, ptr %39, align 4, !tbaa !24
  %476 = getelementptr inbounds %struct.kernel, ptr %445, i64 0, i32 3, i64 %446, i32 3
  %477 = load i32, ptr %476, align 4, !tbaa !33
  store i32 %477, ptr %40, align 4, !tbaa !35
  store <2 x i32> <i32 1, i32 1>, ptr %41, align 8, !tbaa !24
  %478 = getelementptr inbounds %struct.kernel, ptr %445, i64 0, i32 3, i64 %446, i32 4
  %479 = load i32, ptr %478, align 8, !tbaa !36
  store i32 %479, ptr %42, align 8, !tbaa !37
  store ptr %7, ptr %43, align 8, !tbaa !38
  store <2 x ptr> zeroinitializer, ptr %44, align 8, !tbaa !4
  store ptr null, ptr %45, align 8, !tbaa !39
  %480 = load ptr, ptr %429, align 8, !tbaa !4
  %481 = getelementptr inbounds %struct.device, ptr %480, i64 0, i32 27
  %482 = load ptr, ptr %481, align 8, !tbaa !137
  %483 = load ptr, ptr %433, align 8, !tbaa !4
  %484 = getelementptr inbounds %struct.graph, ptr %429, i64 0, i32 4, i64 %447
  %485 = load ptr, ptr %484, align 8, !tbaa !4
  %486 = call i32 %482(ptr noundef %483, ptr noundef %485, ptr noundef nonnull %8) #9
  %487 = icmp eq i32 %486, 0
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %8) #10
  br i1 %487, label %488, label %501

488:                                              ; preds = %474
  %489 = add i64 %447, 1
  %490 = add nuw i64 %446, 1
  %491 = load ptr, ptr %440, align 8, !tbaa !4
  %492 = load i64, ptr %491, align 8, !tbaa !16
  %493 = icmp ult i64 %490, %492
  br i1 %493, label %444, label %494, !llvm.loop !41

494:                                              ; preds = %488, %434
  %495 = phi i64 [ %436, %434 ], [ %489, %488 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #10
  %496 = getelementptr inbounds %struct.command, ptr %435, i64 0, i32 2
  %497 = load i32, ptr %496, align 4, !tbaa !18
  %498 = zext i32 %497 to i64
  %499 = getelementptr inbounds i8, ptr %435, i64 %498
  %500 = icmp ult ptr %499, %427
  br i1 %500, label %434, label %502, !llvm.loop !42

501:                                              ; preds = %474
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #10
  br label %555

502:                                              ; preds = %494
  %503 = load ptr, ptr %428, align 8, !tbaa !4
  br label %504

504:                                              ; preds = %502, %423
  %505 = phi ptr [ %503, %502 ], [ %429, %423 ]
  %506 = load ptr, ptr %0, align 8, !tbaa !50
  %507 = getelementptr inbounds %struct.device, ptr %506, i64 0, i32 28
  %508 = load ptr, ptr %507, align 8, !tbaa !138
  %509 = getelementptr inbounds %struct.graph, ptr %505, i64 0, i32 1
  %510 = load ptr, ptr %509, align 8, !tbaa !4
  %511 = load ptr, ptr %34, align 8, !tbaa !51
  %512 = call i32 %508(ptr noundef %510, ptr noundef %511) #9
  br label %555

513:                                              ; preds = %63
  %514 = getelementptr inbounds %struct.wait, ptr %65, i64 0, i32 1
  %515 = load ptr, ptr %514, align 8, !tbaa !71
  %516 = load ptr, ptr %34, align 8, !tbaa !51
  %517 = getelementptr inbounds %struct.wait, ptr %65, i64 0, i32 2
  %518 = load i64, ptr %517, align 8, !tbaa !72
  %519 = getelementptr inbounds %struct.queue, ptr %515, i64 0, i32 20
  %520 = call i32 @pthread_mutex_lock(ptr noundef nonnull %519) #9
  %521 = getelementptr inbounds %struct.queue, ptr %515, i64 0, i32 14
  br label %522

522:                                              ; preds = %526, %513
  %523 = phi ptr [ %521, %513 ], [ %524, %526 ]
  %524 = load ptr, ptr %523, align 8, !tbaa !4
  %525 = icmp eq ptr %524, null
  br i1 %525, label %537, label %526

526:                                              ; preds = %522
  %527 = getelementptr inbounds %struct.batch, ptr %524, i64 0, i32 1
  %528 = load i64, ptr %527, align 8, !tbaa !60
  %529 = icmp ult i64 %528, %518
  br i1 %529, label %522, label %530, !llvm.loop !139

530:                                              ; preds = %526
  %531 = load ptr, ptr %515, align 8, !tbaa !50
  %532 = getelementptr inbounds %struct.device, ptr %531, i64 0, i32 20
  %533 = load ptr, ptr %532, align 8, !tbaa !140
  %534 = getelementptr inbounds %struct.batch, ptr %524, i64 0, i32 6
  %535 = load ptr, ptr %534, align 8, !tbaa !79
  %536 = call i32 %533(ptr noundef %516, ptr noundef %535, i32 noundef 0) #9
  br label %537

537:                                              ; preds = %522, %530
  %538 = phi i32 [ %536, %530 ], [ 0, %522 ]
  %539 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %519) #9
  br label %555

540:                                              ; preds = %63
  %541 = load ptr, ptr %35, align 8, !tbaa !140
  %542 = load ptr, ptr %34, align 8, !tbaa !51
  %543 = getelementptr inbounds %struct.wait_event, ptr %65, i64 0, i32 1
  %544 = load ptr, ptr %543, align 8, !tbaa !141
  %545 = call i32 %541(ptr noundef %542, ptr noundef %544, i32 noundef 0) #9
  br label %555

546:                                              ; preds = %63
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %4) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %33, i8 0, i64 136, i1 false)
  %547 = getelementptr inbounds %struct.wait_semaphore, ptr %65, i64 0, i32 2
  %548 = load i64, ptr %547, align 8, !tbaa !143
  store i64 %548, ptr %4, align 8, !tbaa !145
  %549 = load ptr, ptr %0, align 8, !tbaa !50
  %550 = getelementptr inbounds %struct.device, ptr %549, i64 0, i32 22
  %551 = load ptr, ptr %550, align 8, !tbaa !148
  %552 = getelementptr inbounds %struct.wait_semaphore, ptr %65, i64 0, i32 1
  %553 = load ptr, ptr %34, align 8, !tbaa !51
  %554 = call i32 %551(ptr noundef nonnull %552, ptr noundef nonnull %4, i32 noundef 1, ptr noundef %553) #9
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %4) #10
  br label %555

555:                                              ; preds = %546, %540, %537, %504, %501, %412, %400, %388, %370, %368, %321, %310, %285, %266, %255, %244, %234, %232, %63
  %556 = phi i32 [ 0, %63 ], [ %554, %546 ], [ %545, %540 ], [ %538, %537 ], [ %383, %370 ], [ %369, %368 ], [ %284, %266 ], [ %265, %255 ], [ %254, %244 ], [ %243, %234 ], [ %233, %232 ], [ %298, %285 ], [ 0, %321 ], [ 2, %310 ], [ %422, %412 ], [ %411, %400 ], [ %399, %388 ], [ %512, %504 ], [ %486, %501 ]
  %557 = load ptr, ptr %58, align 8, !tbaa !107
  %558 = icmp eq ptr %557, null
  br i1 %558, label %606, label %559

559:                                              ; preds = %555
  %560 = load i16, ptr %66, align 2, !tbaa !86
  %561 = icmp eq i16 %560, 0
  %562 = icmp ne i32 %556, 0
  %563 = select i1 %561, i1 true, i1 %562
  br i1 %563, label %606, label %564

564:                                              ; preds = %559
  %565 = load i32, ptr %59, align 4, !tbaa !97
  %566 = load i32, ptr %61, align 8, !tbaa !105
  %567 = icmp ugt i32 %565, %566
  br i1 %567, label %594, label %568

568:                                              ; preds = %564
  %569 = icmp eq i32 %565, 0
  %570 = shl i32 %565, 1
  %571 = select i1 %569, i32 8, i32 %570
  %572 = load ptr, ptr %60, align 8, !tbaa !4
  %573 = zext i32 %571 to i64
  %574 = shl nuw nsw i64 %573, 3
  %575 = call ptr @realloc(ptr noundef %572, i64 noundef %574) #9
  %576 = icmp eq ptr %575, null
  br i1 %576, label %623, label %577

577:                                              ; preds = %568
  store ptr %575, ptr %60, align 8, !tbaa !4
  %578 = load i32, ptr %59, align 4, !tbaa !97
  %579 = icmp ult i32 %578, %571
  br i1 %579, label %580, label %594

580:                                              ; preds = %577, %590
  %581 = phi i32 [ %592, %590 ], [ %578, %577 ]
  %582 = load ptr, ptr %0, align 8, !tbaa !50
  %583 = getelementptr inbounds %struct.device, ptr %582, i64 0, i32 14
  %584 = load ptr, ptr %583, align 8, !tbaa !94
  %585 = load ptr, ptr %60, align 8, !tbaa !99
  %586 = zext i32 %581 to i64
  %587 = getelementptr inbounds ptr, ptr %585, i64 %586
  %588 = call i32 %584(ptr noundef %587, i32 noundef 0) #9
  %589 = icmp eq i32 %588, 0
  br i1 %589, label %590, label %623

590:                                              ; preds = %580
  %591 = load i32, ptr %59, align 4, !tbaa !97
  %592 = add i32 %591, 1
  store i32 %592, ptr %59, align 4, !tbaa !97
  %593 = icmp ult i32 %592, %571
  br i1 %593, label %580, label %594, !llvm.loop !149

594:                                              ; preds = %590, %577, %564
  %595 = load ptr, ptr %0, align 8, !tbaa !50
  %596 = getelementptr inbounds %struct.device, ptr %595, i64 0, i32 16
  %597 = load ptr, ptr %596, align 8, !tbaa !150
  %598 = load ptr, ptr %60, align 8, !tbaa !99
  %599 = load i32, ptr %61, align 8, !tbaa !105
  %600 = add i32 %599, 1
  store i32 %600, ptr %61, align 8, !tbaa !105
  %601 = zext i32 %599 to i64
  %602 = getelementptr inbounds ptr, ptr %598, i64 %601
  %603 = load ptr, ptr %602, align 8, !tbaa !4
  %604 = load ptr, ptr %34, align 8, !tbaa !51
  %605 = call i32 %597(ptr noundef %603, ptr noundef %604) #9
  br label %606

606:                                              ; preds = %594, %559, %555
  %607 = phi i32 [ %556, %559 ], [ %556, %555 ], [ %605, %594 ]
  %608 = getelementptr inbounds %struct.command, ptr %65, i64 0, i32 2
  %609 = load i32, ptr %608, align 4, !tbaa !18
  %610 = zext i32 %609 to i64
  %611 = getelementptr inbounds i8, ptr %65, i64 %610
  %612 = icmp ult ptr %611, %25
  %613 = icmp eq i32 %607, 0
  %614 = select i1 %612, i1 %613, i1 false
  br i1 %614, label %63, label %62, !llvm.loop !151

615:                                              ; preds = %62, %19
  %616 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 16
  %617 = load ptr, ptr %616, align 8, !tbaa !150
  %618 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 6
  %619 = load ptr, ptr %618, align 8, !tbaa !79
  %620 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %621 = load ptr, ptr %620, align 8, !tbaa !51
  %622 = call i32 %617(ptr noundef %619, ptr noundef %621) #9
  br label %623

623:                                              ; preds = %568, %580, %615, %62
  %624 = phi i32 [ %622, %615 ], [ %607, %62 ], [ %588, %580 ], [ 2, %568 ]
  %625 = load ptr, ptr %0, align 8, !tbaa !50
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #10
  %626 = getelementptr inbounds %struct.device, ptr %625, i64 0, i32 1
  %627 = load ptr, ptr %626, align 8, !tbaa !15
  %628 = call i32 %627(ptr noundef nonnull %3) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #10
  %629 = icmp eq i32 %624, 0
  br i1 %629, label %645, label %630

630:                                              ; preds = %623
  %631 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %632 = cmpxchg ptr %631, i32 0, i32 %624 seq_cst seq_cst, align 4
  %633 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %634 = call i32 @pthread_mutex_lock(ptr noundef nonnull %633) #9
  br label %640

635:                                              ; preds = %2
  %636 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %637 = cmpxchg ptr %636, i32 0, i32 %17 seq_cst seq_cst, align 4
  %638 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %639 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %638) #9
  br label %640

640:                                              ; preds = %635, %630
  %641 = phi ptr [ %633, %630 ], [ %638, %635 ]
  %642 = phi i32 [ %624, %630 ], [ %17, %635 ]
  %643 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %644 = load ptr, ptr %643, align 8, !tbaa !152
  store ptr %644, ptr %1, align 8, !tbaa !74
  store ptr %1, ptr %643, align 8, !tbaa !152
  br label %659

645:                                              ; preds = %623
  %646 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %647 = call i32 @pthread_mutex_lock(ptr noundef nonnull %646) #9
  store ptr null, ptr %1, align 8, !tbaa !74
  %648 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %649 = load ptr, ptr %648, align 8, !tbaa !53
  store ptr %1, ptr %649, align 8, !tbaa !4
  store ptr %1, ptr %648, align 8, !tbaa !53
  %650 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 5
  %651 = load i64, ptr %650, align 8, !tbaa !66
  %652 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %653 = load i64, ptr %652, align 8, !tbaa !65
  %654 = add i64 %653, %651
  store i64 %654, ptr %652, align 8, !tbaa !65
  %655 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 11
  store i32 1, ptr %655, align 4, !tbaa !80
  %656 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %657 = load i64, ptr %656, align 8, !tbaa !60
  %658 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store i64 %657, ptr %658, align 8, !tbaa !46
  br label %659

659:                                              ; preds = %645, %640
  %660 = phi ptr [ %646, %645 ], [ %641, %640 ]
  %661 = phi i32 [ 0, %645 ], [ %642, %640 ]
  %662 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  store i32 0, ptr %662, align 8, !tbaa !64
  %663 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %664 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %663) #9
  %665 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %666 = load atomic i64, ptr %665 seq_cst, align 8
  %667 = icmp eq i64 %666, 0
  br i1 %667, label %668, label %676

668:                                              ; preds = %659
  %669 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %670 = load i32, ptr %669, align 4, !tbaa !76
  %671 = icmp eq i32 %670, 0
  br i1 %671, label %672, label %676

672:                                              ; preds = %668
  %673 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %674 = load ptr, ptr %673, align 8, !tbaa !59
  %675 = icmp eq ptr %674, null
  br i1 %675, label %683, label %676

676:                                              ; preds = %672, %668, %659
  %677 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %678 = load i32, ptr %677, align 8, !tbaa !85
  %679 = icmp eq i32 %678, 0
  br i1 %679, label %683, label %680

680:                                              ; preds = %676
  %681 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %682 = call i32 @pthread_cond_signal(ptr noundef nonnull %681) #9
  br label %683

683:                                              ; preds = %680, %676, %672
  %684 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %660) #9
  ret i32 %661
}

; Function Attrs: nounwind
define dso_local i64 @queue_completed(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = alloca float, align 4
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %5 = load atomic i32, ptr %4 seq_cst, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %215

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %9 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #9
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %11 = load ptr, ptr %10, align 8, !tbaa !153
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %13 = load i64, ptr %12, align 8, !tbaa !56
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #9
  %15 = icmp eq ptr %11, null
  br i1 %15, label %215, label %16

16:                                               ; preds = %7
  %17 = load ptr, ptr %0, align 8, !tbaa !50
  %18 = load ptr, ptr %17, align 8, !tbaa !8
  %19 = getelementptr inbounds %struct.device, ptr %17, i64 0, i32 31
  %20 = load ptr, ptr %19, align 8, !tbaa !12
  %21 = tail call i32 %18(ptr noundef %20) #9
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %192

23:                                               ; preds = %16
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %27 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %28 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %32 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  br label %33

33:                                               ; preds = %23, %180
  %34 = phi ptr [ %11, %23 ], [ %157, %180 ]
  %35 = phi i64 [ %13, %23 ], [ %182, %180 ]
  %36 = getelementptr inbounds %struct.batch, ptr %34, i64 0, i32 1
  %37 = load i64, ptr %36, align 8, !tbaa !60
  %38 = icmp ugt i64 %37, %35
  br i1 %38, label %39, label %47

39:                                               ; preds = %33
  %40 = load ptr, ptr %0, align 8, !tbaa !50
  %41 = getelementptr inbounds %struct.device, ptr %40, i64 0, i32 17
  %42 = load ptr, ptr %41, align 8, !tbaa !154
  %43 = getelementptr inbounds %struct.batch, ptr %34, i64 0, i32 6
  %44 = load ptr, ptr %43, align 8, !tbaa !79
  %45 = call i32 %42(ptr noundef %44) #9
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %192

47:                                               ; preds = %33, %39
  %48 = load atomic i32, ptr %4 seq_cst, align 8
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %55, label %50

50:                                               ; preds = %47
  %51 = load ptr, ptr %0, align 8, !tbaa !50
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #10
  %52 = getelementptr inbounds %struct.device, ptr %51, i64 0, i32 1
  %53 = load ptr, ptr %52, align 8, !tbaa !15
  %54 = call i32 %53(ptr noundef nonnull %2) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #10
  br label %203

55:                                               ; preds = %47
  %56 = getelementptr inbounds %struct.batch, ptr %34, i64 0, i32 12
  %57 = load i32, ptr %56, align 8, !tbaa !106
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %61, label %59

59:                                               ; preds = %55
  %60 = getelementptr inbounds %struct.batch, ptr %34, i64 0, i32 14
  br label %65

61:                                               ; preds = %84, %55
  %62 = getelementptr inbounds %struct.batch, ptr %34, i64 0, i32 15
  %63 = load i32, ptr %62, align 8, !tbaa !105
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %140, label %89

65:                                               ; preds = %84, %59
  %66 = phi i64 [ 0, %59 ], [ %85, %84 ]
  %67 = load ptr, ptr %60, align 8, !tbaa !102
  %68 = getelementptr inbounds %struct.arrival, ptr %67, i64 %66
  %69 = load ptr, ptr %68, align 8, !tbaa !155
  %70 = icmp eq ptr %69, null
  %71 = getelementptr inbounds %struct.arrival, ptr %67, i64 %66, i32 1
  %72 = load ptr, ptr %71, align 8, !tbaa !157
  br i1 %70, label %77, label %73

73:                                               ; preds = %65
  %74 = getelementptr inbounds %struct.arrival, ptr %67, i64 %66, i32 2
  %75 = load i64, ptr %74, align 8, !tbaa !158
  %76 = call ptr @memcpy(ptr noundef nonnull %69, ptr noundef %72, i64 noundef %75) #9
  br label %84

77:                                               ; preds = %65
  %78 = getelementptr inbounds i8, ptr %72, i64 2312
  %79 = load i64, ptr %78, align 8, !tbaa !16
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %84, label %81

81:                                               ; preds = %77
  %82 = getelementptr inbounds %struct.arrival, ptr %67, i64 %66, i32 3
  %83 = load i64, ptr %82, align 8, !tbaa !159
  call fastcc void @add_failure(ptr noundef nonnull %24, i64 noundef %83, i64 noundef 0, ptr noundef nonnull %72) #12
  br label %84

84:                                               ; preds = %81, %77, %73
  %85 = add nuw nsw i64 %66, 1
  %86 = load i32, ptr %56, align 8, !tbaa !106
  %87 = zext i32 %86 to i64
  %88 = icmp ult i64 %85, %87
  br i1 %88, label %65, label %61, !llvm.loop !160

89:                                               ; preds = %61
  %90 = load ptr, ptr %0, align 8, !tbaa !50
  %91 = getelementptr inbounds %struct.device, ptr %90, i64 0, i32 35
  %92 = call i32 @pthread_mutex_lock(ptr noundef nonnull %91) #9
  %93 = load i32, ptr %62, align 8, !tbaa !105
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %133, label %95

95:                                               ; preds = %89
  %96 = getelementptr inbounds %struct.device, ptr %90, i64 0, i32 19
  %97 = getelementptr inbounds %struct.device, ptr %90, i64 0, i32 33
  %98 = getelementptr inbounds %struct.batch, ptr %34, i64 0, i32 17
  %99 = getelementptr inbounds %struct.device, ptr %90, i64 0, i32 34
  %100 = getelementptr inbounds %struct.batch, ptr %34, i64 0, i32 18
  br label %104

101:                                              ; preds = %104
  %102 = icmp eq i32 %119, 0
  %103 = select i1 %102, i1 true, i1 %122
  br i1 %103, label %135, label %124

104:                                              ; preds = %104, %95
  %105 = phi i64 [ 0, %95 ], [ %118, %104 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #10
  %106 = load ptr, ptr %96, align 8, !tbaa !161
  %107 = load ptr, ptr %97, align 8, !tbaa !162
  %108 = load ptr, ptr %98, align 8, !tbaa !99
  %109 = getelementptr inbounds ptr, ptr %108, i64 %105
  %110 = load ptr, ptr %109, align 8, !tbaa !4
  %111 = call i32 %106(ptr noundef nonnull %3, ptr noundef %107, ptr noundef %110) #9
  %112 = load double, ptr %99, align 8, !tbaa !163
  %113 = load float, ptr %3, align 4, !tbaa !164
  %114 = fpext float %113 to double
  %115 = call double @llvm.fmuladd.f64(double %114, double 1.000000e-03, double %112)
  %116 = load ptr, ptr %100, align 8, !tbaa !107
  %117 = getelementptr inbounds double, ptr %116, i64 %105
  store double %115, ptr %117, align 8, !tbaa !166
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #10
  %118 = add nuw nsw i64 %105, 1
  %119 = load i32, ptr %62, align 8, !tbaa !105
  %120 = zext i32 %119 to i64
  %121 = icmp uge i64 %118, %120
  %122 = icmp ne i32 %111, 0
  %123 = select i1 %121, i1 true, i1 %122
  br i1 %123, label %101, label %104, !llvm.loop !167

124:                                              ; preds = %101
  %125 = load ptr, ptr %98, align 8, !tbaa !99
  %126 = add i32 %119, -1
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds ptr, ptr %125, i64 %127
  %129 = load ptr, ptr %97, align 8, !tbaa !162
  %130 = getelementptr inbounds double, ptr %116, i64 %127
  %131 = load double, ptr %130, align 8, !tbaa !166
  store double %131, ptr %99, align 8, !tbaa !163
  %132 = load ptr, ptr %128, align 8, !tbaa !4
  store ptr %132, ptr %97, align 8, !tbaa !162
  store ptr %129, ptr %128, align 8, !tbaa !4
  br label %133

133:                                              ; preds = %124, %89
  %134 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %91) #9
  br label %140

135:                                              ; preds = %101
  %136 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %91) #9
  %137 = icmp eq i32 %111, 0
  br i1 %137, label %140, label %138

138:                                              ; preds = %135
  %139 = cmpxchg ptr %4, i32 0, i32 %111 seq_cst seq_cst, align 4
  br label %140

140:                                              ; preds = %61, %133, %135, %138
  %141 = call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #9
  %142 = getelementptr inbounds %struct.batch, ptr %34, i64 0, i32 11
  %143 = load i32, ptr %142, align 4, !tbaa !80
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %150, label %145

145:                                              ; preds = %140
  %146 = getelementptr inbounds %struct.batch, ptr %34, i64 0, i32 5
  %147 = load i64, ptr %146, align 8, !tbaa !66
  %148 = load i64, ptr %25, align 8, !tbaa !65
  %149 = sub i64 %148, %147
  store i64 %149, ptr %25, align 8, !tbaa !65
  br label %150

150:                                              ; preds = %145, %140
  store i32 0, ptr %142, align 4, !tbaa !80
  %151 = load i64, ptr %36, align 8, !tbaa !60
  %152 = load i64, ptr %12, align 8, !tbaa !56
  %153 = icmp ugt i64 %151, %152
  br i1 %153, label %154, label %155

154:                                              ; preds = %150
  store atomic i64 %151, ptr %12 seq_cst, align 8
  br label %155

155:                                              ; preds = %150, %154
  %156 = phi i64 [ %152, %150 ], [ %151, %154 ]
  %157 = load ptr, ptr %34, align 8, !tbaa !74
  store ptr %157, ptr %10, align 8, !tbaa !153
  %158 = icmp eq ptr %157, null
  br i1 %158, label %159, label %160

159:                                              ; preds = %155
  store ptr %10, ptr %26, align 8, !tbaa !53
  br label %160

160:                                              ; preds = %159, %155
  %161 = getelementptr inbounds %struct.batch, ptr %34, i64 0, i32 10
  %162 = load i32, ptr %161, align 8, !tbaa !77
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %165, label %164

164:                                              ; preds = %160
  store i32 2, ptr %161, align 8, !tbaa !77
  br label %167

165:                                              ; preds = %160
  %166 = load ptr, ptr %27, align 8, !tbaa !81
  store ptr %166, ptr %34, align 8, !tbaa !74
  store ptr %34, ptr %27, align 8, !tbaa !81
  br label %167

167:                                              ; preds = %164, %165
  %168 = load ptr, ptr %28, align 8, !tbaa !59
  %169 = icmp eq ptr %168, null
  br i1 %169, label %175, label %170

170:                                              ; preds = %167
  %171 = load i32, ptr %29, align 8, !tbaa !85
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %175, label %173

173:                                              ; preds = %170
  %174 = call i32 @pthread_cond_signal(ptr noundef nonnull %30) #9
  br label %175

175:                                              ; preds = %173, %170, %167
  %176 = load i32, ptr %31, align 4, !tbaa !76
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %180, label %178

178:                                              ; preds = %175
  %179 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %32) #9
  br label %180

180:                                              ; preds = %178, %175
  %181 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #9
  %182 = call i64 @llvm.umax.i64(i64 %156, i64 %35)
  %183 = icmp eq ptr %157, null
  br i1 %183, label %184, label %33, !llvm.loop !168

184:                                              ; preds = %180
  %185 = load ptr, ptr %0, align 8, !tbaa !50
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #10
  %186 = getelementptr inbounds %struct.device, ptr %185, i64 0, i32 1
  %187 = load ptr, ptr %186, align 8, !tbaa !15
  %188 = call i32 %187(ptr noundef nonnull %2) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #10
  %189 = load atomic i32, ptr %4 seq_cst, align 8
  %190 = icmp eq i32 %189, 0
  %191 = select i1 %190, i64 %182, i64 -1
  br label %215

192:                                              ; preds = %39, %16
  %193 = phi i64 [ %13, %16 ], [ %35, %39 ]
  %194 = phi ptr [ %11, %16 ], [ %34, %39 ]
  %195 = phi i32 [ %21, %16 ], [ %45, %39 ]
  %196 = load ptr, ptr %0, align 8, !tbaa !50
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #10
  %197 = getelementptr inbounds %struct.device, ptr %196, i64 0, i32 1
  %198 = load ptr, ptr %197, align 8, !tbaa !15
  %199 = call i32 %198(ptr noundef nonnull %2) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #10
  %200 = icmp eq i32 %195, 600
  br i1 %200, label %203, label %201

201:                                              ; preds = %192
  %202 = cmpxchg ptr %4, i32 0, i32 %195 seq_cst seq_cst, align 4
  br label %203

203:                                              ; preds = %192, %50, %201
  %204 = phi i64 [ %35, %50 ], [ %193, %192 ], [ %193, %201 ]
  %205 = phi ptr [ %34, %50 ], [ %194, %192 ], [ %194, %201 ]
  %206 = load atomic i32, ptr %4 seq_cst, align 8
  %207 = icmp eq i32 %206, 0
  %208 = select i1 %207, i64 %204, i64 -1
  br i1 %207, label %209, label %215

209:                                              ; preds = %203
  %210 = getelementptr inbounds %struct.batch, ptr %205, i64 0, i32 1
  %211 = load i64, ptr %210, align 8, !tbaa !60
  %212 = getelementptr inbounds %struct.batch, ptr %205, i64 0, i32 2
  %213 = load i64, ptr %212, align 8, !tbaa !103
  %214 = sub i64 %211, %213
  br label %215

215:                                              ; preds = %184, %203, %7, %209, %1
  %216 = phi i64 [ -1, %1 ], [ %13, %7 ], [ %208, %203 ], [ %214, %209 ], [ %191, %184 ]
  ret i64 %216
}

declare i32 @pthread_cond_broadcast(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local i32 @queue_spin(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = icmp eq i64 %2, 0
  br i1 %6, label %29, label %7

7:                                                ; preds = %3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #10
  %8 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #9
  %9 = load i64, ptr %5, align 8, !tbaa !82
  %10 = mul i64 %9, 1000000000
  %11 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !84
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #10
  %13 = add i64 %12, %2
  %14 = add i64 %13, %10
  %15 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  br label %16

16:                                               ; preds = %19, %7
  %17 = call i64 @queue_completed(ptr noundef %0) #11
  %18 = icmp ult i64 %17, %1
  br i1 %18, label %19, label %26

19:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #10
  %20 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #9
  %21 = load i64, ptr %4, align 8, !tbaa !82
  %22 = mul i64 %21, 1000000000
  %23 = load i64, ptr %15, align 8, !tbaa !84
  %24 = add i64 %22, %23
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #10
  %25 = icmp ult i64 %24, %14
  br i1 %25, label %16, label %26, !llvm.loop !169

26:                                               ; preds = %16, %19
  %27 = icmp uge i64 %17, %1
  %28 = zext i1 %27 to i32
  br label %29

29:                                               ; preds = %3, %26
  %30 = phi i32 [ %28, %26 ], [ 0, %3 ]
  ret i32 %30
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @queue_result(ptr nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %3 = load atomic i32, ptr %2 seq_cst, align 8
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i64 @queue_failed(ptr nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19, i32 3
  %3 = load atomic i64, ptr %2 seq_cst, align 8
  ret i64 %3
}

; Function Attrs: nounwind
define dso_local i32 @queue_take_failure(ptr noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #9
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !170
  %7 = icmp eq ptr %6, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %2
  %9 = load ptr, ptr %6, align 8, !tbaa !171
  store ptr %9, ptr %5, align 8, !tbaa !170
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !173
  %12 = add i64 %11, -1
  store atomic i64 %12, ptr %10 seq_cst, align 8
  %13 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #9
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2328) %1, ptr noundef nonnull align 8 dereferenceable(2328) %6, i64 2328, i1 false), !tbaa.struct !174
  tail call void @free(ptr noundef nonnull %6) #9
  br label %16

14:                                               ; preds = %2
  %15 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #9
  br label %16

16:                                               ; preds = %8, %14
  %17 = phi i32 [ 1, %8 ], [ 0, %14 ]
  ret i32 %17
}

; Function Attrs: nounwind
define dso_local i32 @queue_arm(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #9
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  store atomic i64 %1, ptr %5 seq_cst, align 8
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %7 = load atomic i32, ptr %6 seq_cst, align 8
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %11 = load i64, ptr %10, align 8, !tbaa !56
  %12 = icmp ult i64 %11, %1
  br i1 %12, label %15, label %13

13:                                               ; preds = %2, %9
  %14 = atomicrmw xchg ptr %5, i64 0 seq_cst, align 8
  br label %15

15:                                               ; preds = %13, %9
  %16 = phi i32 [ 1, %13 ], [ 0, %9 ]
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %18 = load i32, ptr %17, align 8, !tbaa !85
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %23, label %20

20:                                               ; preds = %15
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %22 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %21) #9
  br label %23

23:                                               ; preds = %15, %20
  %24 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #9
  ret i32 %16
}

; Function Attrs: nounwind
define dso_local i32 @queue_wait(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #10
  %6 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #9
  %7 = load i64, ptr %5, align 8, !tbaa !82
  %8 = mul i64 %7, 1000000000
  %9 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %10 = load i64, ptr %9, align 8, !tbaa !84
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #10
  %11 = add i64 %10, %2
  %12 = add i64 %11, %8
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %14 = call i32 @pthread_mutex_lock(ptr noundef nonnull %13) #9
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %16 = load i32, ptr %15, align 4, !tbaa !76
  %17 = add i32 %16, 1
  store i32 %17, ptr %15, align 4, !tbaa !76
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %19 = load i32, ptr %18, align 8, !tbaa !85
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %24, label %21

21:                                               ; preds = %3
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %23 = call i32 @pthread_cond_signal(ptr noundef nonnull %22) #9
  br label %24

24:                                               ; preds = %3, %21
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %27 = load i64, ptr %26, align 8, !tbaa !56
  %28 = icmp ult i64 %27, %1
  br i1 %28, label %29, label %52

29:                                               ; preds = %24
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %32 = freeze i64 %12
  %33 = udiv i64 %32, 1000000000
  %34 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %35 = mul i64 %33, 1000000000
  %36 = sub i64 %32, %35
  br label %37

37:                                               ; preds = %29, %46
  %38 = phi i32 [ 0, %29 ], [ %47, %46 ]
  %39 = load atomic i32, ptr %25 seq_cst, align 8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %50

41:                                               ; preds = %37
  %42 = load i32, ptr %30, align 8, !tbaa !55
  %43 = icmp eq i32 %42, 0
  %44 = icmp eq i32 %38, 0
  %45 = select i1 %43, i1 %44, i1 false
  br i1 %45, label %46, label %50

46:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #10
  store i64 %33, ptr %4, align 8, !tbaa !82
  store i64 %36, ptr %34, align 8, !tbaa !84
  %47 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %31, ptr noundef nonnull %13, i32 noundef 1, ptr noundef nonnull %4) #9
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #10
  %48 = load i64, ptr %26, align 8, !tbaa !56
  %49 = icmp ult i64 %48, %1
  br i1 %49, label %37, label %50, !llvm.loop !176

50:                                               ; preds = %41, %37, %46
  %51 = load i64, ptr %26, align 8, !tbaa !56
  br label %52

52:                                               ; preds = %50, %24
  %53 = phi i64 [ %51, %50 ], [ %27, %24 ]
  %54 = load i32, ptr %15, align 4, !tbaa !76
  %55 = add i32 %54, -1
  store i32 %55, ptr %15, align 4, !tbaa !76
  %56 = icmp uge i64 %53, %1
  %57 = zext i1 %56 to i32
  %58 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #9
  ret i32 %57
}

; Function Attrs: nounwind
define dso_local void @queue_await_handed(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #9
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %9 = load i64, ptr %8, align 8, !tbaa !46
  %10 = icmp ult i64 %9, %1
  br i1 %10, label %11, label %26

11:                                               ; preds = %2
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  br label %13

13:                                               ; preds = %11, %22
  %14 = load atomic i32, ptr %5 seq_cst, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %26

16:                                               ; preds = %13
  %17 = load i32, ptr %6, align 8, !tbaa !55
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %16
  %20 = load i32, ptr %7, align 4, !tbaa !63
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %19
  %23 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %3) #9
  %24 = load i64, ptr %8, align 8, !tbaa !46
  %25 = icmp ult i64 %24, %1
  br i1 %25, label %13, label %26, !llvm.loop !177

26:                                               ; preds = %19, %22, %13, %16, %2
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #9
  ret void
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local i32 @queue_hold_stream(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca ptr, align 8
  %5 = load ptr, ptr %0, align 8, !tbaa !50
  %6 = load ptr, ptr %5, align 8, !tbaa !8
  %7 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 31
  %8 = load ptr, ptr %7, align 8, !tbaa !12
  %9 = tail call i32 %6(ptr noundef %8) #9
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %37

11:                                               ; preds = %3
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %13 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %12) #9
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  br label %15

15:                                               ; preds = %19, %11
  %16 = phi ptr [ %14, %11 ], [ %17, %19 ]
  %17 = load ptr, ptr %16, align 8, !tbaa !4
  %18 = icmp eq ptr %17, null
  br i1 %18, label %30, label %19

19:                                               ; preds = %15
  %20 = getelementptr inbounds %struct.batch, ptr %17, i64 0, i32 1
  %21 = load i64, ptr %20, align 8, !tbaa !60
  %22 = icmp ult i64 %21, %2
  br i1 %22, label %15, label %23, !llvm.loop !139

23:                                               ; preds = %19
  %24 = load ptr, ptr %0, align 8, !tbaa !50
  %25 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 20
  %26 = load ptr, ptr %25, align 8, !tbaa !140
  %27 = getelementptr inbounds %struct.batch, ptr %17, i64 0, i32 6
  %28 = load ptr, ptr %27, align 8, !tbaa !79
  %29 = tail call i32 %26(ptr noundef %1, ptr noundef %28, i32 noundef 0) #9
  br label %30

30:                                               ; preds = %15, %23
  %31 = phi i32 [ %29, %23 ], [ 0, %15 ]
  %32 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %12) #9
  %33 = load ptr, ptr %0, align 8, !tbaa !50
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #10
  %34 = getelementptr inbounds %struct.device, ptr %33, i64 0, i32 1
  %35 = load ptr, ptr %34, align 8, !tbaa !15
  %36 = call i32 %35(ptr noundef nonnull %4) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #10
  br label %37

37:                                               ; preds = %3, %30
  %38 = phi i32 [ %31, %30 ], [ %9, %3 ]
  ret i32 %38
}

; Function Attrs: nounwind
define dso_local void @queue_abandon(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #9
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  store atomic i32 1, ptr %4 seq_cst, align 4
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %6 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %5) #9
  %7 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #9
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = alloca [4 x ptr], align 16
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #9
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  store i32 1, ptr %6, align 8, !tbaa !55
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %8 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %7) #9
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %10 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %9) #9
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %12 = load i32, ptr %11, align 8, !tbaa !64
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %1, %14
  %15 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %9, ptr noundef nonnull %4) #9
  %16 = load i32, ptr %11, align 8, !tbaa !64
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %14, !llvm.loop !178

18:                                               ; preds = %14, %1
  %19 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #9
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %21 = load i64, ptr %20, align 8, !tbaa !179
  %22 = tail call i32 @pthread_join(i64 noundef %21, ptr noundef null) #9
  %23 = load ptr, ptr %0, align 8, !tbaa !50
  %24 = load ptr, ptr %23, align 8, !tbaa !8
  %25 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 31
  %26 = load ptr, ptr %25, align 8, !tbaa !12
  %27 = tail call i32 %24(ptr noundef %26) #9
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %36

29:                                               ; preds = %18
  %30 = load ptr, ptr %0, align 8, !tbaa !50
  %31 = getelementptr inbounds %struct.device, ptr %30, i64 0, i32 21
  %32 = load ptr, ptr %31, align 8, !tbaa !180
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %34 = load ptr, ptr %33, align 8, !tbaa !51
  %35 = tail call i32 %32(ptr noundef %34) #9
  br label %36

36:                                               ; preds = %29, %18
  %37 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #9
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #10
  %38 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %39 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %40 = load <2 x ptr>, ptr %39, align 8, !tbaa !4
  %41 = shufflevector <2 x ptr> %40, <2 x ptr> poison, <2 x i32> <i32 1, i32 0>
  store <2 x ptr> %41, ptr %3, align 16, !tbaa !4
  %42 = getelementptr inbounds ptr, ptr %3, i64 2
  %43 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %44 = load ptr, ptr %43, align 8, !tbaa !59
  store ptr %44, ptr %42, align 16, !tbaa !4
  %45 = getelementptr inbounds ptr, ptr %3, i64 3
  %46 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %47 = load ptr, ptr %46, align 8, !tbaa !152
  store ptr %47, ptr %45, align 8, !tbaa !4
  store ptr null, ptr %46, align 8, !tbaa !152
  store ptr null, ptr %43, align 8, !tbaa !59
  store <2 x ptr> zeroinitializer, ptr %39, align 8, !tbaa !4
  %48 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  store ptr %38, ptr %48, align 8, !tbaa !53
  %49 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #9
  br i1 %28, label %55, label %106

50:                                               ; preds = %103
  %51 = load ptr, ptr %0, align 8, !tbaa !50
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #10
  %52 = getelementptr inbounds %struct.device, ptr %51, i64 0, i32 1
  %53 = load ptr, ptr %52, align 8, !tbaa !15
  %54 = call i32 %53(ptr noundef nonnull %2) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #10
  br label %106

55:                                               ; preds = %36, %103
  %56 = phi i64 [ %104, %103 ], [ 0, %36 ]
  %57 = getelementptr inbounds [4 x ptr], ptr %3, i64 0, i64 %56
  %58 = load ptr, ptr %57, align 8, !tbaa !4
  %59 = icmp eq ptr %58, null
  br i1 %59, label %103, label %60

60:                                               ; preds = %55
  %61 = load ptr, ptr %0, align 8, !tbaa !50
  %62 = getelementptr inbounds %struct.device, ptr %61, i64 0, i32 15
  %63 = getelementptr inbounds %struct.device, ptr %61, i64 0, i32 13
  br label %64

64:                                               ; preds = %97, %60
  %65 = phi ptr [ %58, %60 ], [ %66, %97 ]
  %66 = load ptr, ptr %65, align 8, !tbaa !74
  %67 = getelementptr inbounds %struct.batch, ptr %65, i64 0, i32 6
  %68 = load ptr, ptr %67, align 8, !tbaa !79
  %69 = icmp eq ptr %68, null
  br i1 %69, label %73, label %70

70:                                               ; preds = %64
  %71 = load ptr, ptr %62, align 8, !tbaa !96
  %72 = tail call i32 %71(ptr noundef nonnull %68) #9
  br label %73

73:                                               ; preds = %70, %64
  %74 = getelementptr inbounds %struct.batch, ptr %65, i64 0, i32 16
  %75 = load i32, ptr %74, align 4, !tbaa !97
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %79, label %77

77:                                               ; preds = %73
  %78 = getelementptr inbounds %struct.batch, ptr %65, i64 0, i32 17
  br label %83

79:                                               ; preds = %83, %73
  %80 = getelementptr inbounds %struct.batch, ptr %65, i64 0, i32 7
  %81 = load ptr, ptr %80, align 8, !tbaa !98
  %82 = icmp eq ptr %81, null
  br i1 %82, label %97, label %94

83:                                               ; preds = %83, %77
  %84 = phi i64 [ 0, %77 ], [ %90, %83 ]
  %85 = load ptr, ptr %62, align 8, !tbaa !96
  %86 = load ptr, ptr %78, align 8, !tbaa !99
  %87 = getelementptr inbounds ptr, ptr %86, i64 %84
  %88 = load ptr, ptr %87, align 8, !tbaa !4
  %89 = tail call i32 %85(ptr noundef %88) #9
  %90 = add nuw nsw i64 %84, 1
  %91 = load i32, ptr %74, align 4, !tbaa !97
  %92 = zext i32 %91 to i64
  %93 = icmp ult i64 %90, %92
  br i1 %93, label %83, label %79, !llvm.loop !100

94:                                               ; preds = %79
  %95 = load ptr, ptr %63, align 8, !tbaa !101
  %96 = tail call i32 %95(ptr noundef nonnull %81) #9
  br label %97

97:                                               ; preds = %94, %79
  %98 = getelementptr inbounds %struct.batch, ptr %65, i64 0, i32 14
  %99 = load ptr, ptr %98, align 8, !tbaa !102
  tail call void @free(ptr noundef %99) #9
  %100 = getelementptr inbounds %struct.batch, ptr %65, i64 0, i32 17
  %101 = load ptr, ptr %100, align 8, !tbaa !99
  tail call void @free(ptr noundef %101) #9
  tail call void @free(ptr noundef nonnull %65) #9
  %102 = icmp eq ptr %66, null
  br i1 %102, label %103, label %64, !llvm.loop !181

103:                                              ; preds = %97, %55
  %104 = add nuw nsw i64 %56, 1
  %105 = icmp eq i64 %104, 4
  br i1 %105, label %50, label %55, !llvm.loop !182

106:                                              ; preds = %36, %50
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #10
  ret void
}

declare i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #1

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19, i32 1
  %3 = load ptr, ptr %2, align 8, !tbaa !170
  %4 = icmp eq ptr %3, null
  br i1 %4, label %9, label %5

5:                                                ; preds = %1, %5
  %6 = phi ptr [ %7, %5 ], [ %3, %1 ]
  %7 = load ptr, ptr %6, align 8, !tbaa !171
  tail call void @free(ptr noundef nonnull %6) #9
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %5, !llvm.loop !183

9:                                                ; preds = %5, %1
  tail call void @free(ptr noundef %0) #9
  ret void
}

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: cold nounwind optsize
define internal fastcc void @add_failure(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) unnamed_addr #4 {
  %5 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2328) #9
  %6 = icmp eq ptr %5, null
  br i1 %6, label %32, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 1
  store i64 %1, ptr %8, align 8, !tbaa !184
  %9 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 2
  store i64 %2, ptr %9, align 8, !tbaa !185
  %10 = icmp eq ptr %3, null
  br i1 %10, label %17, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 3
  %13 = tail call ptr @memcpy(ptr noundef nonnull %12, ptr noundef nonnull %3, i64 noundef 2048) #9
  %14 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 4
  %15 = getelementptr inbounds i8, ptr %3, i64 2048
  %16 = tail call ptr @memcpy(ptr noundef nonnull %14, ptr noundef nonnull %15, i64 noundef 256) #9
  br label %17

17:                                               ; preds = %11, %7
  %18 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #9
  %19 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !170
  %21 = icmp eq ptr %20, null
  br i1 %21, label %25, label %22

22:                                               ; preds = %17
  %23 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  %24 = load ptr, ptr %23, align 8, !tbaa !186
  br label %25

25:                                               ; preds = %17, %22
  %26 = phi ptr [ %24, %22 ], [ %19, %17 ]
  %27 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  store ptr %5, ptr %26, align 8, !tbaa !4
  store ptr %5, ptr %27, align 8, !tbaa !186
  %28 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 3
  %29 = load i64, ptr %28, align 8, !tbaa !173
  %30 = add i64 %29, 1
  store atomic i64 %30, ptr %28 seq_cst, align 8
  %31 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #9
  br label %32

32:                                               ; preds = %4, %25
  ret void
}

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #1

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #7

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #1

declare i32 @pthread_cond_clockwait(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #8

attributes #0 = { nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #1 = { "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #4 = { cold nounwind optsize "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nobuiltin nounwind "no-builtins" }
attributes #10 = { nounwind }
attributes #11 = { nobuiltin "no-builtins" }
attributes #12 = { cold nobuiltin "no-builtins" }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 1}
!4 = !{!5, !5, i64 0}
!5 = !{!"any pointer", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!9, !5, i64 0}
!9 = !{!"device", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192, !5, i64 200, !5, i64 208, !5, i64 216, !5, i64 224, !5, i64 232, !5, i64 240, !5, i64 248, !5, i64 256, !5, i64 264, !10, i64 272, !11, i64 280}
!10 = !{!"double", !6, i64 0}
!11 = !{!"", !6, i64 0}
!12 = !{!9, !5, i64 248}
!13 = !{!9, !5, i64 240}
!14 = !{!9, !5, i64 232}
!15 = !{!9, !5, i64 8}
!16 = !{!17, !17, i64 0}
!17 = !{!"long", !6, i64 0}
!18 = !{!19, !21, i64 4}
!19 = !{!"command", !20, i64 0, !20, i64 2, !21, i64 4}
!20 = !{!"short", !6, i64 0}
!21 = !{!"int", !6, i64 0}
!22 = distinct !{!22, !23}
!23 = !{!"llvm.loop.mustprogress"}
!24 = !{!21, !21, i64 0}
!25 = !{!9, !5, i64 184}
!26 = !{!9, !5, i64 208}
!27 = !{!28, !5, i64 0}
!28 = !{!"task", !5, i64 0, !5, i64 8, !21, i64 16, !21, i64 20, !21, i64 24, !21, i64 28}
!29 = !{!30, !5, i64 0}
!30 = !{!"", !5, i64 0, !21, i64 8, !21, i64 12, !21, i64 16, !21, i64 20, !21, i64 24, !21, i64 28, !21, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64}
!31 = !{!28, !5, i64 8}
!32 = !{!28, !21, i64 16}
!33 = !{!28, !21, i64 20}
!34 = !{!30, !21, i64 8}
!35 = !{!30, !21, i64 20}
!36 = !{!28, !21, i64 24}
!37 = !{!30, !21, i64 32}
!38 = !{!30, !5, i64 40}
!39 = !{!30, !5, i64 64}
!40 = distinct !{ptr @add_node, null}
!41 = distinct !{!41, !23}
!42 = distinct !{!42, !23}
!43 = !{!28, !21, i64 28}
!44 = !{!9, !5, i64 192}
!45 = !{!9, !5, i64 200}
!46 = !{!47, !17, i64 40}
!47 = !{!"queue", !5, i64 0, !5, i64 8, !21, i64 16, !48, i64 24, !17, i64 40, !17, i64 48, !17, i64 56, !17, i64 64, !21, i64 72, !21, i64 76, !21, i64 80, !21, i64 84, !21, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !49, i64 144, !11, i64 232, !11, i64 296, !11, i64 360}
!48 = !{!"notification", !17, i64 0, !21, i64 8}
!49 = !{!"failures", !11, i64 0, !5, i64 64, !5, i64 72, !17, i64 80}
!50 = !{!47, !5, i64 0}
!51 = !{!47, !5, i64 8}
!52 = !{!47, !21, i64 32}
!53 = !{!47, !5, i64 112}
!54 = !{!47, !5, i64 128}
!55 = !{!47, !21, i64 72}
!56 = !{!47, !17, i64 48}
!57 = !{!48, !21, i64 8}
!58 = distinct !{!58, !23}
!59 = !{!47, !5, i64 120}
!60 = !{!61, !17, i64 8}
!61 = !{!"batch", !5, i64 0, !17, i64 8, !17, i64 16, !5, i64 24, !17, i64 32, !17, i64 40, !5, i64 48, !5, i64 56, !17, i64 64, !17, i64 72, !21, i64 80, !21, i64 84, !21, i64 88, !21, i64 92, !5, i64 96, !21, i64 104, !21, i64 108, !5, i64 112, !5, i64 120}
!62 = distinct !{!62, !23}
!63 = !{!47, !21, i64 76}
!64 = !{!47, !21, i64 88}
!65 = !{!47, !17, i64 56}
!66 = !{!61, !17, i64 40}
!67 = !{!61, !5, i64 24}
!68 = !{!61, !17, i64 32}
!69 = !{!70, !20, i64 0}
!70 = !{!"wait", !19, i64 0, !5, i64 8, !17, i64 16, !17, i64 24}
!71 = !{!70, !5, i64 8}
!72 = !{!70, !17, i64 16}
!73 = distinct !{!73, !23}
!74 = !{!61, !5, i64 0}
!75 = distinct !{!75, !23}
!76 = !{!47, !21, i64 84}
!77 = !{!61, !21, i64 80}
!78 = !{!9, !5, i64 144}
!79 = !{!61, !5, i64 48}
!80 = !{!61, !21, i64 84}
!81 = !{!47, !5, i64 96}
!82 = !{!83, !17, i64 0}
!83 = !{!"", !17, i64 0, !17, i64 8}
!84 = !{!83, !17, i64 8}
!85 = !{!47, !21, i64 80}
!86 = !{!19, !20, i64 2}
!87 = !{!19, !20, i64 0}
!88 = !{!89, !17, i64 24}
!89 = !{!"copy", !19, i64 0, !17, i64 8, !17, i64 16, !17, i64 24}
!90 = distinct !{!90, !23}
!91 = !{!61, !17, i64 64}
!92 = distinct !{!92, !23}
!93 = distinct !{!93, !23}
!94 = !{!9, !5, i64 112}
!95 = !{!9, !5, i64 96}
!96 = !{!9, !5, i64 120}
!97 = !{!61, !21, i64 108}
!98 = !{!61, !5, i64 56}
!99 = !{!61, !5, i64 112}
!100 = distinct !{!100, !23}
!101 = !{!9, !5, i64 104}
!102 = !{!61, !5, i64 96}
!103 = !{!61, !17, i64 16}
!104 = !{!61, !17, i64 72}
!105 = !{!61, !21, i64 104}
!106 = !{!61, !21, i64 88}
!107 = !{!61, !5, i64 120}
!108 = !{!9, !5, i64 56}
!109 = !{!9, !5, i64 16}
!110 = distinct !{!110, !23}
!111 = !{!9, !5, i64 32}
!112 = !{i64 0, i64 8, !4, i64 8, i64 8, !4, i64 16, i64 8, !16, i64 24, i64 8, !16}
!113 = !{i64 0, i64 8, !4, i64 8, i64 8, !16, i64 16, i64 8, !16}
!114 = !{i64 0, i64 8, !16, i64 8, i64 8, !16}
!115 = !{i64 0, i64 8, !16}
!116 = !{!9, !5, i64 40}
!117 = !{!89, !17, i64 8}
!118 = !{!89, !17, i64 16}
!119 = !{!9, !5, i64 24}
!120 = !{!9, !5, i64 80}
!121 = !{!9, !5, i64 256}
!122 = !{!9, !5, i64 88}
!123 = !{!9, !5, i64 48}
!124 = !{!125, !17, i64 8}
!125 = !{!"peer_copy", !19, i64 0, !17, i64 8, !5, i64 16, !17, i64 24, !5, i64 32, !17, i64 40}
!126 = !{!125, !5, i64 16}
!127 = !{!125, !17, i64 24}
!128 = !{!125, !5, i64 32}
!129 = !{!125, !17, i64 40}
!130 = !{!131, !21, i64 24}
!131 = !{!"fill", !19, i64 0, !17, i64 8, !17, i64 16, !21, i64 24, !21, i64 28}
!132 = !{!131, !17, i64 8}
!133 = !{!131, !21, i64 28}
!134 = !{!131, !17, i64 16}
!135 = !{!9, !5, i64 64}
!136 = !{!9, !5, i64 72}
!137 = !{!9, !5, i64 216}
!138 = !{!9, !5, i64 224}
!139 = distinct !{!139, !23}
!140 = !{!9, !5, i64 160}
!141 = !{!142, !5, i64 8}
!142 = !{!"wait_event", !19, i64 0, !5, i64 8}
!143 = !{!144, !17, i64 16}
!144 = !{!"wait_semaphore", !19, i64 0, !5, i64 8, !17, i64 16, !17, i64 24}
!145 = !{!146, !17, i64 0}
!146 = !{!"", !147, i64 0, !21, i64 72, !6, i64 76}
!147 = !{!"", !17, i64 0, !17, i64 8, !17, i64 16, !21, i64 24, !6, i64 28}
!148 = !{!9, !5, i64 176}
!149 = distinct !{!149, !23}
!150 = !{!9, !5, i64 128}
!151 = distinct !{!151, !23}
!152 = !{!47, !5, i64 136}
!153 = !{!47, !5, i64 104}
!154 = !{!9, !5, i64 136}
!155 = !{!156, !5, i64 0}
!156 = !{!"arrival", !5, i64 0, !5, i64 8, !17, i64 16, !17, i64 24}
!157 = !{!156, !5, i64 8}
!158 = !{!156, !17, i64 16}
!159 = !{!156, !17, i64 24}
!160 = distinct !{!160, !23}
!161 = !{!9, !5, i64 152}
!162 = !{!9, !5, i64 264}
!163 = !{!9, !10, i64 272}
!164 = !{!165, !165, i64 0}
!165 = !{!"float", !6, i64 0}
!166 = !{!10, !10, i64 0}
!167 = distinct !{!167, !23}
!168 = distinct !{!168, !23}
!169 = distinct !{!169, !23}
!170 = !{!49, !5, i64 64}
!171 = !{!172, !5, i64 0}
!172 = !{!"failure", !5, i64 0, !17, i64 8, !17, i64 16, !6, i64 24, !6, i64 2072}
!173 = !{!49, !17, i64 80}
!174 = !{i64 0, i64 8, !4, i64 8, i64 8, !16, i64 16, i64 8, !16, i64 24, i64 2048, !175, i64 2072, i64 256, !175}
!175 = !{!6, !6, i64 0}
!176 = distinct !{!176, !23}
!177 = distinct !{!177, !23}
!178 = distinct !{!178, !23}
!179 = !{!47, !17, i64 64}
!180 = !{!9, !5, i64 168}
!181 = distinct !{!181, !23}
!182 = distinct !{!182, !23}
!183 = distinct !{!183, !23}
!184 = !{!172, !17, i64 8}
!185 = !{!172, !17, i64 16}
!186 = !{!49, !5, i64 72}
