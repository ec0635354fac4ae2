; Made by `nox -s native` from *.c and *.h, sha256 bb175d2161a1c86be00184b04b6346506bac1819be478a8e0ac07bc4d0133756
; ModuleID = 'aiotaichi/backends/cuda/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"
target triple = "aarch64-unknown-linux-gnu"

%struct.CUgraphEdgeData = type { i8, i8, i8, [5 x i8] }
%struct.device = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, %struct.mutex, ptr, double }
%struct.mutex = type { [8 x i64] }
%struct.graph = type { ptr, ptr, ptr, i64, [0 x ptr] }
%struct.launch = type { %struct.command, ptr, i64, ptr, [0 x i8] }
%struct.command = type { i16, i16, i32 }
%struct.CUDA_KERNEL_NODE_PARAMS = type { ptr, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr }
%struct.kernel = type { i64, i64, i64, [0 x %struct.task] }
%struct.task = type { ptr, ptr, i32, i32, i32, i32 }
%struct.queue = type { ptr, ptr, i32, i32, i64, i64, i64, i64, i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, %struct.mutex, %struct.condition, %struct.condition }
%struct.condition = type { [8 x i64] }
%struct.timespec = type { i64, i64 }
%struct.batch = type { ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, i32, i32, i32, i32, ptr, i32, i32, ptr, ptr }
%struct.wait = type { %struct.command, ptr, i64 }
%struct.copy = type { %struct.command, i64, i64, i64 }
%struct.failure = type { ptr, i64, i64, [2048 x i8], [32 x i64] }
%struct.CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS = type { %struct.anon, i32, [17 x i32] }
%struct.anon = type { i64, i64, i64, i32, [11 x i32] }
%struct.harvest = type { ptr, ptr, i64, i64 }
%struct.peer_copy = type { %struct.command, i64, ptr, i64, ptr, i64 }
%struct.fill = type { %struct.command, i64, i64, i32, i32 }
%struct.execute = type { %struct.command, ptr, [0 x i8] }
%struct.wait_event = type { %struct.command, ptr }
%struct.wait_semaphore = type { %struct.command, ptr, i64 }

@early = internal constant %struct.CUgraphEdgeData { i8 1, i8 0, i8 1, [5 x i8] zeroinitializer }, align 1
@one = internal constant i64 1, align 8

; Function Attrs: nounwind
define dso_local void @graph_destroy(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = load ptr, ptr %0, align 8, !tbaa !4
  %4 = load ptr, ptr %3, align 8, !tbaa !8
  %5 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 31
  %6 = load ptr, ptr %5, align 8, !tbaa !12
  %7 = tail call i32 %4(ptr noundef %6) #8
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
  %17 = tail call i32 %16(ptr noundef nonnull %11) #8
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
  %26 = tail call i32 %25(ptr noundef nonnull %20) #8
  br label %27

27:                                               ; preds = %22, %18
  %28 = load ptr, ptr %0, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #9
  %29 = getelementptr inbounds %struct.device, ptr %28, i64 0, i32 1
  %30 = load ptr, ptr %29, align 8, !tbaa !15
  %31 = call i32 %30(ptr noundef nonnull %2) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #9
  call void @free(ptr noundef nonnull %0) #8
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
  %25 = tail call ptr @calloc(i64 noundef 1, i64 noundef %24) #8
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
  %32 = tail call i32 %29(ptr noundef %31) #8
  store i32 %32, ptr %3, align 4, !tbaa !24
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %55

34:                                               ; preds = %27
  %35 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 23
  %36 = load ptr, ptr %35, align 8, !tbaa !25
  %37 = getelementptr inbounds %struct.graph, ptr %25, i64 0, i32 2
  %38 = tail call i32 %36(ptr noundef nonnull %37, i32 noundef 0) #8
  store i32 %38, ptr %3, align 4, !tbaa !24
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %49

40:                                               ; preds = %34
  %41 = tail call fastcc i32 @for_tasks(ptr noundef nonnull %25, ptr noundef %1, ptr noundef %7, ptr noundef nonnull @add_node) #10
  store i32 %41, ptr %3, align 4, !tbaa !24
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %49

43:                                               ; preds = %40
  %44 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 26
  %45 = load ptr, ptr %44, align 8, !tbaa !26
  %46 = getelementptr inbounds %struct.graph, ptr %25, i64 0, i32 1
  %47 = load ptr, ptr %37, align 8, !tbaa !4
  %48 = tail call i32 %45(ptr noundef nonnull %46, ptr noundef %47, i64 noundef 0) #8
  store i32 %48, ptr %3, align 4, !tbaa !24
  br label %49

49:                                               ; preds = %34, %40, %43
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #9
  %50 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %51 = load ptr, ptr %50, align 8, !tbaa !15
  %52 = call i32 %51(ptr noundef nonnull %6) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #9
  %53 = load i32, ptr %3, align 4, !tbaa !24
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %85, label %55

55:                                               ; preds = %27, %49
  %56 = load ptr, ptr %25, align 8, !tbaa !4
  %57 = load ptr, ptr %56, align 8, !tbaa !8
  %58 = getelementptr inbounds %struct.device, ptr %56, i64 0, i32 31
  %59 = load ptr, ptr %58, align 8, !tbaa !12
  %60 = call i32 %57(ptr noundef %59) #8
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
  %70 = call i32 %69(ptr noundef nonnull %64) #8
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
  %79 = call i32 %78(ptr noundef nonnull %73) #8
  br label %80

80:                                               ; preds = %75, %71
  %81 = load ptr, ptr %25, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #9
  %82 = getelementptr inbounds %struct.device, ptr %81, i64 0, i32 1
  %83 = load ptr, ptr %82, align 8, !tbaa !15
  %84 = call i32 %83(ptr noundef nonnull %5) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #9
  call void @free(ptr noundef nonnull %25) #8
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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #9
  %24 = getelementptr inbounds %struct.launch, ptr %22, i64 0, i32 2
  %25 = load i64, ptr %24, align 8, !tbaa !16
  store i64 %25, ptr %5, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #9
  store i64 0, ptr %6, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #9
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
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %8) #9
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
  %44 = call i64 %38(ptr noundef nonnull %26) #8
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
  %67 = call i32 %3(ptr noundef %0, i64 noundef %34, ptr noundef nonnull %35, ptr noundef nonnull %8) #8, !callees !40
  %68 = icmp eq i32 %67, 0
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %8) #9
  br i1 %68, label %70, label %69

69:                                               ; preds = %61
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #9
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
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #9
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
  %20 = tail call i32 %16(ptr noundef nonnull %6, ptr noundef %18, ptr noundef %9, i64 noundef %19, ptr noundef %3) #8
  br label %33

21:                                               ; preds = %10
  %22 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 24
  %23 = load ptr, ptr %22, align 8, !tbaa !44
  %24 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %25 = load ptr, ptr %24, align 8, !tbaa !4
  %26 = tail call i32 %23(ptr noundef nonnull %6, ptr noundef %25, ptr noundef null, i64 noundef 0, ptr noundef %3) #8
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %33

28:                                               ; preds = %21
  %29 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 25
  %30 = load ptr, ptr %29, align 8, !tbaa !45
  %31 = load ptr, ptr %24, align 8, !tbaa !4
  %32 = tail call i32 %30(ptr noundef %31, ptr noundef %9, ptr noundef nonnull %6, ptr noundef nonnull @early, i64 noundef 1) #8
  br label %33

33:                                               ; preds = %28, %21, %14
  %34 = phi i32 [ %20, %14 ], [ %32, %28 ], [ %26, %21 ]
  ret i32 %34
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind
define dso_local i64 @queue_handed(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #8
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %5 = load i64, ptr %4, align 8, !tbaa !46
  %6 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #8
  ret i64 %5
}

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #1

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local ptr @queue_create(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 352) #8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %19, label %6

6:                                                ; preds = %3
  store ptr %0, ptr %4, align 8, !tbaa !48
  %7 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 1
  store ptr %1, ptr %7, align 8, !tbaa !49
  %8 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 2
  store i32 %2, ptr %8, align 8, !tbaa !50
  %9 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 15
  %10 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 16
  store ptr %9, ptr %10, align 8, !tbaa !51
  %11 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 17
  %12 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 18
  store ptr %11, ptr %12, align 8, !tbaa !52
  %13 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 20
  %14 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 21
  store ptr %13, ptr %14, align 8, !tbaa !53
  %15 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 8
  %16 = tail call i32 @pthread_create(ptr noundef nonnull %15, ptr noundef null, ptr noundef nonnull @park, ptr noundef nonnull %4) #8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %19, label %18

18:                                               ; preds = %6
  tail call void @free(ptr noundef nonnull %4) #8
  br label %19

19:                                               ; preds = %6, %3, %18
  %20 = phi ptr [ inttoptr (i64 1 to ptr), %18 ], [ null, %3 ], [ %4, %6 ]
  ret ptr %20
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define internal ptr @park(ptr noundef %0) #0 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca ptr, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %6 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #8
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %8 = load i32, ptr %7, align 8, !tbaa !54
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %224

10:                                               ; preds = %1
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %26 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  %27 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  br label %28

28:                                               ; preds = %10, %221
  %29 = load atomic i64, ptr %11 seq_cst, align 8
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %43, label %31

31:                                               ; preds = %28
  %32 = load i64, ptr %12, align 8, !tbaa !55
  %33 = icmp ult i64 %32, %29
  br i1 %33, label %34, label %37

34:                                               ; preds = %31
  %35 = load atomic i32, ptr %13 seq_cst, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %43, label %37

37:                                               ; preds = %34, %31
  %38 = atomicrmw xchg ptr %11, i64 0 seq_cst, align 8
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %221, label %40, !llvm.loop !56

40:                                               ; preds = %37
  %41 = load i32, ptr %14, align 8, !tbaa !50
  %42 = call i64 @write(i32 noundef %41, ptr noundef nonnull @one, i64 noundef 8) #8
  br label %221, !llvm.loop !56

43:                                               ; preds = %34, %28
  %44 = load ptr, ptr %16, align 8, !tbaa !57
  br label %45

45:                                               ; preds = %49, %43
  %46 = phi ptr [ %15, %43 ], [ %47, %49 ]
  %47 = load ptr, ptr %46, align 8, !tbaa !4
  %48 = icmp eq ptr %47, null
  br i1 %48, label %54, label %49

49:                                               ; preds = %45
  %50 = getelementptr inbounds %struct.batch, ptr %47, i64 0, i32 1
  %51 = load i64, ptr %50, align 8, !tbaa !58
  %52 = load i64, ptr %12, align 8, !tbaa !55
  %53 = icmp ugt i64 %51, %52
  br i1 %53, label %54, label %45, !llvm.loop !60

54:                                               ; preds = %45, %49
  %55 = load atomic i32, ptr %13 seq_cst, align 4
  %56 = icmp eq i32 %55, 0
  %57 = select i1 %56, ptr %47, ptr null
  %58 = select i1 %56, ptr %44, ptr null
  %59 = load i32, ptr %17, align 4, !tbaa !61
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %129

61:                                               ; preds = %54
  %62 = load i32, ptr %18, align 8, !tbaa !62
  %63 = icmp ne i32 %62, 0
  %64 = icmp eq ptr %58, null
  %65 = select i1 %63, i1 true, i1 %64
  br i1 %65, label %129, label %66

66:                                               ; preds = %61
  %67 = load i64, ptr %19, align 8, !tbaa !63
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %74, label %69

69:                                               ; preds = %66
  %70 = getelementptr inbounds %struct.batch, ptr %58, i64 0, i32 5
  %71 = load i64, ptr %70, align 8, !tbaa !64
  %72 = add i64 %71, %67
  %73 = icmp ugt i64 %72, 900
  br i1 %73, label %129, label %74

74:                                               ; preds = %66, %69
  %75 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #8
  %76 = getelementptr inbounds %struct.batch, ptr %58, i64 0, i32 3
  %77 = load ptr, ptr %76, align 8, !tbaa !65
  %78 = getelementptr inbounds %struct.batch, ptr %58, i64 0, i32 4
  %79 = load i64, ptr %78, align 8, !tbaa !66
  %80 = getelementptr inbounds i8, ptr %77, i64 %79
  %81 = icmp sgt i64 %79, 0
  br i1 %81, label %82, label %119

82:                                               ; preds = %74, %111
  %83 = phi ptr [ %115, %111 ], [ %77, %74 ]
  %84 = load i16, ptr %83, align 8, !tbaa !67
  %85 = icmp eq i16 %84, 11
  br i1 %85, label %86, label %111

86:                                               ; preds = %82
  %87 = getelementptr inbounds %struct.wait, ptr %83, i64 0, i32 1
  %88 = load ptr, ptr %87, align 8, !tbaa !69
  %89 = getelementptr inbounds %struct.wait, ptr %83, i64 0, i32 2
  %90 = load i64, ptr %89, align 8, !tbaa !70
  %91 = getelementptr inbounds %struct.queue, ptr %88, i64 0, i32 23
  %92 = call i32 @pthread_mutex_lock(ptr noundef nonnull %91) #8
  %93 = getelementptr inbounds %struct.queue, ptr %88, i64 0, i32 5
  %94 = load i64, ptr %93, align 8, !tbaa !46
  %95 = icmp ult i64 %94, %90
  br i1 %95, label %96, label %104

96:                                               ; preds = %86
  %97 = getelementptr inbounds %struct.queue, ptr %88, i64 0, i32 3
  %98 = load atomic i32, ptr %97 seq_cst, align 4
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %100, label %104

100:                                              ; preds = %96
  %101 = getelementptr inbounds %struct.queue, ptr %88, i64 0, i32 9
  %102 = load i32, ptr %101, align 8, !tbaa !54
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %106, label %104

104:                                              ; preds = %100, %96, %86
  %105 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %91) #8
  br label %111

106:                                              ; preds = %100
  %107 = getelementptr inbounds %struct.queue, ptr %88, i64 0, i32 10
  %108 = load i32, ptr %107, align 4, !tbaa !61
  %109 = icmp eq i32 %108, 0
  %110 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %91) #8
  br i1 %109, label %117, label %111

111:                                              ; preds = %106, %104, %82
  %112 = getelementptr inbounds %struct.command, ptr %83, i64 0, i32 2
  %113 = load i32, ptr %112, align 4, !tbaa !18
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds i8, ptr %83, i64 %114
  %116 = icmp ult ptr %115, %80
  br i1 %116, label %82, label %119, !llvm.loop !71

117:                                              ; preds = %106
  %118 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #8
  br label %129

119:                                              ; preds = %111, %74
  %120 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #8
  %121 = load ptr, ptr %16, align 8, !tbaa !57
  %122 = load ptr, ptr %121, align 8, !tbaa !72
  store ptr %122, ptr %16, align 8, !tbaa !57
  %123 = icmp eq ptr %122, null
  br i1 %123, label %124, label %125

124:                                              ; preds = %119
  store ptr %16, ptr %20, align 8, !tbaa !52
  br label %125

125:                                              ; preds = %119, %124
  store i32 1, ptr %18, align 8, !tbaa !62
  %126 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #8
  call fastcc void @fail_vain_waits(ptr noundef nonnull %0, ptr noundef nonnull %121) #10
  %127 = call fastcc i32 @hand_over(ptr noundef nonnull %0, ptr noundef nonnull %121) #10
  %128 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #8
  br label %221

129:                                              ; preds = %117, %54, %61, %69
  %130 = phi ptr [ %83, %117 ], [ null, %69 ], [ null, %61 ], [ null, %54 ]
  %131 = phi i1 [ true, %117 ], [ false, %69 ], [ false, %61 ], [ false, %54 ]
  %132 = icmp eq ptr %57, null
  br i1 %132, label %191, label %133

133:                                              ; preds = %129
  br i1 %30, label %134, label %141

134:                                              ; preds = %133
  %135 = load i32, ptr %21, align 4, !tbaa !73
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %137, label %141

137:                                              ; preds = %134
  %138 = load ptr, ptr %16, align 8, !tbaa !57
  %139 = icmp eq ptr %138, null
  %140 = or i1 %131, %139
  br i1 %140, label %191, label %141

141:                                              ; preds = %137, %134, %133
  %142 = getelementptr inbounds %struct.batch, ptr %57, i64 0, i32 10
  store i32 1, ptr %142, align 8, !tbaa !74
  %143 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #8
  %144 = load ptr, ptr %0, align 8, !tbaa !48
  %145 = load ptr, ptr %144, align 8, !tbaa !8
  %146 = getelementptr inbounds %struct.device, ptr %144, i64 0, i32 31
  %147 = load ptr, ptr %146, align 8, !tbaa !12
  %148 = call i32 %145(ptr noundef %147) #8
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %152, label %150

150:                                              ; preds = %141
  %151 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #8
  br label %165

152:                                              ; preds = %141
  %153 = load ptr, ptr %0, align 8, !tbaa !48
  %154 = getelementptr inbounds %struct.device, ptr %153, i64 0, i32 18
  %155 = load ptr, ptr %154, align 8, !tbaa !75
  %156 = getelementptr inbounds %struct.batch, ptr %57, i64 0, i32 6
  %157 = load ptr, ptr %156, align 8, !tbaa !76
  %158 = call i32 %155(ptr noundef %157) #8
  %159 = load ptr, ptr %0, align 8, !tbaa !48
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #9
  %160 = getelementptr inbounds %struct.device, ptr %159, i64 0, i32 1
  %161 = load ptr, ptr %160, align 8, !tbaa !15
  %162 = call i32 %161(ptr noundef nonnull %4) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #9
  %163 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #8
  %164 = icmp eq i32 %158, 0
  br i1 %164, label %168, label %165

165:                                              ; preds = %152, %150
  %166 = phi i32 [ %148, %150 ], [ %158, %152 ]
  %167 = cmpxchg ptr %13, i32 0, i32 %166 seq_cst seq_cst, align 4
  br label %183

168:                                              ; preds = %152
  %169 = getelementptr inbounds %struct.batch, ptr %57, i64 0, i32 11
  %170 = load i32, ptr %169, align 4, !tbaa !77
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %177, label %172

172:                                              ; preds = %168
  %173 = getelementptr inbounds %struct.batch, ptr %57, i64 0, i32 5
  %174 = load i64, ptr %173, align 8, !tbaa !64
  %175 = load i64, ptr %19, align 8, !tbaa !63
  %176 = sub i64 %175, %174
  store i64 %176, ptr %19, align 8, !tbaa !63
  br label %177

177:                                              ; preds = %172, %168
  store i32 0, ptr %169, align 4, !tbaa !77
  %178 = getelementptr inbounds %struct.batch, ptr %57, i64 0, i32 1
  %179 = load i64, ptr %178, align 8, !tbaa !58
  %180 = load i64, ptr %12, align 8, !tbaa !55
  %181 = icmp ugt i64 %179, %180
  br i1 %181, label %182, label %183

182:                                              ; preds = %177
  store atomic i64 %179, ptr %12 seq_cst, align 8
  br label %183

183:                                              ; preds = %182, %177, %165
  %184 = load i32, ptr %142, align 8, !tbaa !74
  %185 = add i32 %184, -1
  store i32 %185, ptr %142, align 8, !tbaa !74
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %189, label %187

187:                                              ; preds = %183
  store i32 0, ptr %142, align 8, !tbaa !74
  %188 = load ptr, ptr %22, align 8, !tbaa !78
  store ptr %188, ptr %57, align 8, !tbaa !72
  store ptr %57, ptr %22, align 8, !tbaa !78
  br label %189

189:                                              ; preds = %183, %187
  %190 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %23) #8
  br label %221

191:                                              ; preds = %137, %129
  br i1 %131, label %192, label %219

192:                                              ; preds = %191
  %193 = getelementptr inbounds %struct.wait, ptr %130, i64 0, i32 1
  %194 = load ptr, ptr %193, align 8, !tbaa !69
  %195 = getelementptr inbounds %struct.wait, ptr %130, i64 0, i32 2
  %196 = load i64, ptr %195, align 8, !tbaa !70
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #9
  %197 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #8
  %198 = load i64, ptr %2, align 8, !tbaa !79
  %199 = mul i64 %198, 1000000000
  %200 = load i64, ptr %26, align 8, !tbaa !81
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #9
  %201 = add i64 %200, 1000000
  %202 = add i64 %201, %199
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #9
  %203 = freeze i64 %202
  %204 = udiv i64 %203, 1000000000
  store i64 %204, ptr %3, align 8, !tbaa !79
  %205 = mul i64 %204, 1000000000
  %206 = sub i64 %203, %205
  store i64 %206, ptr %27, align 8, !tbaa !81
  %207 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #8
  %208 = getelementptr inbounds %struct.queue, ptr %194, i64 0, i32 23
  %209 = call i32 @pthread_mutex_lock(ptr noundef nonnull %208) #8
  %210 = getelementptr inbounds %struct.queue, ptr %194, i64 0, i32 5
  %211 = load i64, ptr %210, align 8, !tbaa !46
  %212 = icmp ult i64 %211, %196
  br i1 %212, label %213, label %216

213:                                              ; preds = %192
  %214 = getelementptr inbounds %struct.queue, ptr %194, i64 0, i32 25
  %215 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %214, ptr noundef nonnull %208, i32 noundef 1, ptr noundef nonnull %3) #8
  br label %216

216:                                              ; preds = %192, %213
  %217 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %208) #8
  %218 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #8
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #9
  br label %221

219:                                              ; preds = %191
  store i32 1, ptr %24, align 8, !tbaa !82
  %220 = call i32 @pthread_cond_wait(ptr noundef nonnull %25, ptr noundef nonnull %5) #8
  store i32 0, ptr %24, align 8, !tbaa !82
  br label %221

221:                                              ; preds = %125, %216, %219, %189, %37, %40
  %222 = load i32, ptr %7, align 8, !tbaa !54
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %28, label %224

224:                                              ; preds = %221, %1
  %225 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #8
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
  %15 = load i16, ptr %14, align 2, !tbaa !83
  %16 = zext i16 %15 to i64
  %17 = add i64 %12, 1
  %18 = add i64 %17, %16
  %19 = load i16, ptr %13, align 4, !tbaa !84
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
  %38 = load i64, ptr %37, align 8, !tbaa !85
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
  br i1 %51, label %10, label %52, !llvm.loop !87

52:                                               ; preds = %44, %6
  %53 = phi i64 [ 0, %6 ], [ %45, %44 ]
  %54 = phi i64 [ 1, %6 ], [ %46, %44 ]
  %55 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %56 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %55) #8
  %57 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
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
  %67 = load i64, ptr %66, align 8, !tbaa !88
  %68 = icmp ult i64 %67, %53
  br i1 %68, label %77, label %69

69:                                               ; preds = %62
  %70 = icmp eq ptr %65, null
  br i1 %70, label %76, label %71

71:                                               ; preds = %69
  %72 = load ptr, ptr %65, align 8, !tbaa !4
  %73 = getelementptr inbounds %struct.batch, ptr %72, i64 0, i32 8
  %74 = load i64, ptr %73, align 8, !tbaa !88
  %75 = icmp ult i64 %67, %74
  br i1 %75, label %76, label %77

76:                                               ; preds = %71, %69
  br label %77

77:                                               ; preds = %76, %71, %62
  %78 = phi ptr [ %64, %76 ], [ %65, %71 ], [ %65, %62 ]
  %79 = load ptr, ptr %63, align 8, !tbaa !4
  %80 = icmp eq ptr %79, null
  br i1 %80, label %60, label %62, !llvm.loop !89

81:                                               ; preds = %60
  %82 = load ptr, ptr %78, align 8, !tbaa !4
  %83 = load ptr, ptr %82, align 8, !tbaa !72
  store ptr %83, ptr %78, align 8, !tbaa !4
  %84 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %55) #8
  br label %172

85:                                               ; preds = %60, %52
  %86 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %55) #8
  %87 = load ptr, ptr %0, align 8, !tbaa !48
  %88 = tail call ptr @calloc(i64 noundef 1, i64 noundef 128) #8
  %89 = icmp eq ptr %88, null
  br i1 %89, label %253, label %90

90:                                               ; preds = %85
  %91 = icmp ne i64 %53, 0
  %92 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 8
  br i1 %91, label %95, label %93

93:                                               ; preds = %90
  %94 = load i64, ptr %92, align 8, !tbaa !88
  br label %96

95:                                               ; preds = %90
  store i64 65536, ptr %92, align 8, !tbaa !88
  br label %96

96:                                               ; preds = %95, %93
  %97 = phi i64 [ %94, %93 ], [ 65536, %95 ]
  %98 = icmp ult i64 %97, %53
  br i1 %98, label %99, label %104

99:                                               ; preds = %96, %99
  %100 = phi i64 [ %101, %99 ], [ %97, %96 ]
  %101 = shl i64 %100, 1
  %102 = icmp ult i64 %101, %53
  br i1 %102, label %99, label %103, !llvm.loop !90

103:                                              ; preds = %99
  store i64 %101, ptr %92, align 8, !tbaa !88
  br label %104

104:                                              ; preds = %103, %96
  %105 = load ptr, ptr %87, align 8, !tbaa !8
  %106 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 31
  %107 = load ptr, ptr %106, align 8, !tbaa !12
  %108 = tail call i32 %105(ptr noundef %107) #8
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %110, label %163

110:                                              ; preds = %104
  %111 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 14
  %112 = load ptr, ptr %111, align 8, !tbaa !91
  %113 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 6
  %114 = tail call i32 %112(ptr noundef nonnull %113, i32 noundef 3) #8
  %115 = icmp eq i32 %114, 0
  %116 = and i1 %91, %115
  br i1 %116, label %117, label %123

117:                                              ; preds = %110
  %118 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 12
  %119 = load ptr, ptr %118, align 8, !tbaa !92
  %120 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 7
  %121 = load i64, ptr %92, align 8, !tbaa !88
  %122 = tail call i32 %119(ptr noundef nonnull %120, i64 noundef %121, i32 noundef 3) #8
  br label %123

123:                                              ; preds = %117, %110
  %124 = phi i32 [ %122, %117 ], [ %114, %110 ]
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %126, label %130

126:                                              ; preds = %123
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #9
  %127 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 1
  %128 = load ptr, ptr %127, align 8, !tbaa !15
  %129 = call i32 %128(ptr noundef nonnull %7) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #9
  br label %172

130:                                              ; preds = %123
  %131 = load ptr, ptr %113, align 8, !tbaa !76
  %132 = icmp eq ptr %131, null
  br i1 %132, label %137, label %133

133:                                              ; preds = %130
  %134 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 15
  %135 = load ptr, ptr %134, align 8, !tbaa !93
  %136 = tail call i32 %135(ptr noundef nonnull %131) #8
  br label %137

137:                                              ; preds = %133, %130
  %138 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 16
  %139 = load i32, ptr %138, align 4, !tbaa !94
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %144, label %141

141:                                              ; preds = %137
  %142 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 15
  %143 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 17
  br label %148

144:                                              ; preds = %148, %137
  %145 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 7
  %146 = load ptr, ptr %145, align 8, !tbaa !95
  %147 = icmp eq ptr %146, null
  br i1 %147, label %164, label %159

148:                                              ; preds = %148, %141
  %149 = phi i64 [ 0, %141 ], [ %155, %148 ]
  %150 = load ptr, ptr %142, align 8, !tbaa !93
  %151 = load ptr, ptr %143, align 8, !tbaa !96
  %152 = getelementptr inbounds ptr, ptr %151, i64 %149
  %153 = load ptr, ptr %152, align 8, !tbaa !4
  %154 = tail call i32 %150(ptr noundef %153) #8
  %155 = add nuw nsw i64 %149, 1
  %156 = load i32, ptr %138, align 4, !tbaa !94
  %157 = zext i32 %156 to i64
  %158 = icmp ult i64 %155, %157
  br i1 %158, label %148, label %144, !llvm.loop !97

159:                                              ; preds = %144
  %160 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 13
  %161 = load ptr, ptr %160, align 8, !tbaa !98
  %162 = tail call i32 %161(ptr noundef nonnull %146) #8
  br label %164

163:                                              ; preds = %104
  tail call void @free(ptr noundef nonnull %88) #8
  br label %253

164:                                              ; preds = %144, %159
  %165 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 14
  %166 = load ptr, ptr %165, align 8, !tbaa !99
  tail call void @free(ptr noundef %166) #8
  %167 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 17
  %168 = load ptr, ptr %167, align 8, !tbaa !96
  tail call void @free(ptr noundef %168) #8
  tail call void @free(ptr noundef nonnull %88) #8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #9
  %169 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 1
  %170 = load ptr, ptr %169, align 8, !tbaa !15
  %171 = call i32 %170(ptr noundef nonnull %7) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #9
  br label %253

172:                                              ; preds = %126, %81
  %173 = phi ptr [ %82, %81 ], [ %88, %126 ]
  store ptr null, ptr %173, align 8, !tbaa !72
  %174 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 1
  store i64 %3, ptr %174, align 8, !tbaa !58
  %175 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 2
  store i64 %4, ptr %175, align 8, !tbaa !100
  %176 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 3
  store ptr %1, ptr %176, align 8, !tbaa !65
  %177 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 4
  store i64 %2, ptr %177, align 8, !tbaa !66
  %178 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 5
  store i64 %54, ptr %178, align 8, !tbaa !64
  %179 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 9
  store i64 0, ptr %179, align 8, !tbaa !101
  %180 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 15
  store i32 0, ptr %180, align 8, !tbaa !102
  %181 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 12
  store i32 0, ptr %181, align 8, !tbaa !103
  %182 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 18
  store ptr %5, ptr %182, align 8, !tbaa !104
  %183 = icmp ult i64 %54, 901
  br i1 %183, label %184, label %237

184:                                              ; preds = %172
  br i1 %9, label %185, label %220

185:                                              ; preds = %184, %214
  %186 = phi ptr [ %218, %214 ], [ %1, %184 ]
  %187 = load i16, ptr %186, align 8, !tbaa !67
  %188 = icmp eq i16 %187, 11
  br i1 %188, label %189, label %214

189:                                              ; preds = %185
  %190 = getelementptr inbounds %struct.wait, ptr %186, i64 0, i32 1
  %191 = load ptr, ptr %190, align 8, !tbaa !69
  %192 = getelementptr inbounds %struct.wait, ptr %186, i64 0, i32 2
  %193 = load i64, ptr %192, align 8, !tbaa !70
  %194 = getelementptr inbounds %struct.queue, ptr %191, i64 0, i32 23
  %195 = call i32 @pthread_mutex_lock(ptr noundef nonnull %194) #8
  %196 = getelementptr inbounds %struct.queue, ptr %191, i64 0, i32 5
  %197 = load i64, ptr %196, align 8, !tbaa !46
  %198 = icmp ult i64 %197, %193
  br i1 %198, label %199, label %207

199:                                              ; preds = %189
  %200 = getelementptr inbounds %struct.queue, ptr %191, i64 0, i32 3
  %201 = load atomic i32, ptr %200 seq_cst, align 4
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %203, label %207

203:                                              ; preds = %199
  %204 = getelementptr inbounds %struct.queue, ptr %191, i64 0, i32 9
  %205 = load i32, ptr %204, align 8, !tbaa !54
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %209, label %207

207:                                              ; preds = %203, %199, %189
  %208 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %194) #8
  br label %214

209:                                              ; preds = %203
  %210 = getelementptr inbounds %struct.queue, ptr %191, i64 0, i32 10
  %211 = load i32, ptr %210, align 4, !tbaa !61
  %212 = icmp eq i32 %211, 0
  %213 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %194) #8
  br i1 %212, label %237, label %214

214:                                              ; preds = %209, %207, %185
  %215 = getelementptr inbounds %struct.command, ptr %186, i64 0, i32 2
  %216 = load i32, ptr %215, align 4, !tbaa !18
  %217 = zext i32 %216 to i64
  %218 = getelementptr inbounds i8, ptr %186, i64 %217
  %219 = icmp ult ptr %218, %8
  br i1 %219, label %185, label %220, !llvm.loop !71

220:                                              ; preds = %214, %184
  %221 = call i32 @pthread_mutex_lock(ptr noundef nonnull %55) #8
  %222 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %223 = load ptr, ptr %222, align 8, !tbaa !57
  %224 = icmp eq ptr %223, null
  br i1 %224, label %225, label %239

225:                                              ; preds = %220
  %226 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %227 = load i32, ptr %226, align 8, !tbaa !62
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %229, label %239

229:                                              ; preds = %225
  %230 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %231 = load i64, ptr %230, align 8, !tbaa !63
  %232 = icmp eq i64 %231, 0
  br i1 %232, label %250, label %233

233:                                              ; preds = %229
  %234 = load i64, ptr %178, align 8, !tbaa !64
  %235 = add i64 %234, %231
  %236 = icmp ult i64 %235, 901
  br i1 %236, label %250, label %239

237:                                              ; preds = %209, %172
  %238 = call i32 @pthread_mutex_lock(ptr noundef nonnull %55) #8
  br label %239

239:                                              ; preds = %237, %220, %225, %233
  %240 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %241 = load ptr, ptr %240, align 8, !tbaa !52
  store ptr %173, ptr %241, align 8, !tbaa !4
  store ptr %173, ptr %240, align 8, !tbaa !52
  %242 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %243 = load i32, ptr %242, align 8, !tbaa !82
  %244 = icmp eq i32 %243, 0
  br i1 %244, label %248, label %245

245:                                              ; preds = %239
  %246 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %247 = call i32 @pthread_cond_signal(ptr noundef nonnull %246) #8
  br label %248

248:                                              ; preds = %239, %245
  %249 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %55) #8
  br label %253

250:                                              ; preds = %229, %233
  store i32 1, ptr %226, align 8, !tbaa !62
  %251 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %55) #8
  call fastcc void @fail_vain_waits(ptr noundef nonnull %0, ptr noundef nonnull %173) #10
  %252 = call fastcc i32 @hand_over(ptr noundef nonnull %0, ptr noundef nonnull %173) #10
  br label %253

253:                                              ; preds = %164, %163, %85, %248, %250
  %254 = phi i32 [ %124, %164 ], [ %252, %250 ], [ 0, %248 ], [ %108, %163 ], [ 2, %85 ]
  ret i32 %254
}

; Function Attrs: nounwind
define internal fastcc void @fail_vain_waits(ptr noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 3
  %4 = load ptr, ptr %3, align 8, !tbaa !65
  %5 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 4
  %6 = load i64, ptr %5, align 8, !tbaa !66
  %7 = getelementptr inbounds i8, ptr %4, i64 %6
  %8 = icmp sgt i64 %6, 0
  br i1 %8, label %9, label %14

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  br label %15

14:                                               ; preds = %42, %2
  ret void

15:                                               ; preds = %9, %42
  %16 = phi ptr [ %4, %9 ], [ %46, %42 ]
  %17 = load i16, ptr %16, align 8, !tbaa !67
  %18 = icmp eq i16 %17, 11
  br i1 %18, label %19, label %42

19:                                               ; preds = %15
  %20 = getelementptr inbounds %struct.wait, ptr %16, i64 0, i32 1
  %21 = load ptr, ptr %20, align 8, !tbaa !69
  %22 = getelementptr inbounds %struct.queue, ptr %21, i64 0, i32 23
  %23 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %22) #8
  %24 = getelementptr inbounds %struct.queue, ptr %21, i64 0, i32 5
  %25 = load i64, ptr %24, align 8, !tbaa !46
  %26 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %22) #8
  %27 = getelementptr inbounds %struct.wait, ptr %16, i64 0, i32 2
  %28 = load i64, ptr %27, align 8, !tbaa !70
  %29 = icmp ult i64 %25, %28
  br i1 %29, label %30, label %42

30:                                               ; preds = %19
  %31 = load i64, ptr %10, align 8, !tbaa !58
  %32 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2328) #8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %42, label %34

34:                                               ; preds = %30
  %35 = getelementptr inbounds %struct.failure, ptr %32, i64 0, i32 1
  store i64 %31, ptr %35, align 8, !tbaa !105
  %36 = getelementptr inbounds %struct.failure, ptr %32, i64 0, i32 2
  store i64 1, ptr %36, align 8, !tbaa !107
  %37 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %11) #8
  %38 = load ptr, ptr %12, align 8, !tbaa !53
  store ptr %32, ptr %38, align 8, !tbaa !4
  store ptr %32, ptr %12, align 8, !tbaa !53
  %39 = load i32, ptr %13, align 8, !tbaa !108
  %40 = add i32 %39, 1
  store atomic i32 %40, ptr %13 seq_cst, align 8
  %41 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %11) #8
  br label %42

42:                                               ; preds = %34, %30, %19, %15
  %43 = getelementptr inbounds %struct.command, ptr %16, i64 0, i32 2
  %44 = load i32, ptr %43, align 4, !tbaa !18
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds i8, ptr %16, i64 %45
  %47 = icmp ult ptr %46, %7
  br i1 %47, label %15, label %14, !llvm.loop !109
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
  %13 = load ptr, ptr %0, align 8, !tbaa !48
  %14 = load ptr, ptr %13, align 8, !tbaa !8
  %15 = getelementptr inbounds %struct.device, ptr %13, i64 0, i32 31
  %16 = load ptr, ptr %15, align 8, !tbaa !12
  %17 = tail call i32 %14(ptr noundef %16) #8
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %647

19:                                               ; preds = %2
  %20 = load ptr, ptr %0, align 8, !tbaa !48
  %21 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 3
  %22 = load ptr, ptr %21, align 8, !tbaa !65
  %23 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 4
  %24 = load i64, ptr %23, align 8, !tbaa !66
  %25 = getelementptr inbounds i8, ptr %22, i64 %24
  %26 = icmp sgt i64 %24, 0
  br i1 %26, label %27, label %627

27:                                               ; preds = %19
  %28 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %29 = load i64, ptr %28, align 8, !tbaa !58
  %30 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 2
  %31 = load i64, ptr %30, align 8, !tbaa !100
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
  %47 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %48 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %49 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %50 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 7
  %51 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 9
  %52 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 4
  %53 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 14
  %54 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 12
  %55 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 13
  %56 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 3
  %57 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 5
  %58 = getelementptr inbounds ptr, ptr %12, i64 1
  %59 = getelementptr inbounds ptr, ptr %12, i64 2
  %60 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 18
  %61 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 16
  %62 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 17
  %63 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 15
  br label %65

64:                                               ; preds = %618
  br i1 %625, label %627, label %635

65:                                               ; preds = %618, %27
  %66 = phi i64 [ %32, %27 ], [ %71, %618 ]
  %67 = phi ptr [ %22, %27 ], [ %623, %618 ]
  %68 = getelementptr inbounds %struct.command, ptr %67, i64 0, i32 1
  %69 = load i16, ptr %68, align 2, !tbaa !83
  %70 = zext i16 %69 to i64
  %71 = add i64 %66, %70
  %72 = icmp eq i16 %69, 0
  %73 = zext i1 %72 to i64
  %74 = add i64 %71, %73
  %75 = load i16, ptr %67, align 4, !tbaa !84
  switch i16 %75, label %567 [
    i16 1, label %76
    i16 2, label %236
    i16 3, label %246
    i16 4, label %257
    i16 5, label %268
    i16 6, label %287
    i16 7, label %332
    i16 8, label %382
    i16 9, label %396
    i16 10, label %435
    i16 11, label %525
    i16 12, label %552
    i16 13, label %558
  ]

76:                                               ; preds = %65
  %77 = load ptr, ptr %0, align 8, !tbaa !48
  %78 = getelementptr inbounds %struct.launch, ptr %67, i64 0, i32 1
  %79 = load ptr, ptr %78, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #9
  %80 = getelementptr inbounds %struct.launch, ptr %67, i64 0, i32 2
  %81 = load i64, ptr %80, align 8, !tbaa !16
  store i64 %81, ptr %10, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #9
  store ptr null, ptr %11, align 8, !tbaa !4
  %82 = getelementptr inbounds %struct.kernel, ptr %79, i64 0, i32 2
  %83 = load i64, ptr %82, align 8, !tbaa !16
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %94, label %85

85:                                               ; preds = %76
  %86 = load ptr, ptr %50, align 8, !tbaa !95
  %87 = load i64, ptr %51, align 8, !tbaa !101
  %88 = getelementptr inbounds i8, ptr %86, i64 %87
  %89 = add i64 %83, 15
  %90 = and i64 %89, -16
  %91 = add i64 %87, %90
  store i64 %91, ptr %51, align 8, !tbaa !101
  store ptr %88, ptr %11, align 8, !tbaa !4
  %92 = load i64, ptr %82, align 8, !tbaa !16
  %93 = call ptr @memset(ptr noundef %88, i32 noundef 0, i64 noundef %92) #8
  br label %94

94:                                               ; preds = %85, %76
  %95 = getelementptr inbounds %struct.kernel, ptr %79, i64 0, i32 1
  %96 = load i64, ptr %95, align 8, !tbaa !16
  %97 = icmp eq i64 %96, 0
  br i1 %97, label %104, label %98

98:                                               ; preds = %94
  %99 = getelementptr inbounds %struct.device, ptr %77, i64 0, i32 7
  %100 = load ptr, ptr %99, align 8, !tbaa !110
  %101 = add i64 %81, 35224
  %102 = load ptr, ptr %34, align 8, !tbaa !49
  %103 = call i32 %100(i64 noundef %101, i8 noundef 0, i64 noundef 8, ptr noundef %102) #8
  br label %104

104:                                              ; preds = %98, %94
  %105 = phi i32 [ %103, %98 ], [ 0, %94 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12) #9
  store ptr %10, ptr %12, align 8, !tbaa !4
  store ptr %11, ptr %58, align 8, !tbaa !4
  %106 = getelementptr inbounds %struct.launch, ptr %67, i64 0, i32 4
  store ptr %106, ptr %59, align 8, !tbaa !4
  %107 = load i64, ptr %79, align 8, !tbaa !16
  %108 = icmp eq i64 %107, 0
  %109 = icmp ne i32 %105, 0
  %110 = select i1 %108, i1 true, i1 %109
  br i1 %110, label %113, label %111

111:                                              ; preds = %104
  %112 = getelementptr inbounds %struct.device, ptr %77, i64 0, i32 2
  br label %119

113:                                              ; preds = %148, %104
  %114 = phi i32 [ %105, %104 ], [ %155, %148 ]
  %115 = phi i1 [ %109, %104 ], [ %159, %148 ]
  %116 = load i64, ptr %95, align 8, !tbaa !16
  %117 = icmp eq i64 %116, 0
  %118 = select i1 %117, i1 true, i1 %115
  br i1 %118, label %199, label %161

119:                                              ; preds = %148, %111
  %120 = phi i64 [ 0, %111 ], [ %156, %148 ]
  %121 = getelementptr inbounds %struct.kernel, ptr %79, i64 0, i32 3, i64 %120
  %122 = load ptr, ptr %112, align 8, !tbaa !111
  %123 = load ptr, ptr %121, align 8, !tbaa !27
  %124 = getelementptr inbounds %struct.kernel, ptr %79, i64 0, i32 3, i64 %120, i32 1
  %125 = load ptr, ptr %124, align 8, !tbaa !31
  %126 = icmp eq ptr %125, null
  br i1 %126, label %127, label %130

127:                                              ; preds = %119
  %128 = getelementptr inbounds %struct.kernel, ptr %79, i64 0, i32 3, i64 %120, i32 2
  %129 = load i32, ptr %128, align 8, !tbaa !32
  br label %148

130:                                              ; preds = %119
  %131 = call i64 %125(ptr noundef nonnull %106) #8
  %132 = icmp sgt i64 %131, 0
  br i1 %132, label %133, label %140

133:                                              ; preds = %130
  %134 = getelementptr inbounds %struct.kernel, ptr %79, i64 0, i32 3, i64 %120, i32 3
  %135 = load i32, ptr %134, align 4, !tbaa !33
  %136 = zext i32 %135 to i64
  %137 = add nsw i64 %131, -1
  %138 = add nuw i64 %137, %136
  %139 = udiv i64 %138, %136
  br label %140

140:                                              ; preds = %133, %130
  %141 = phi i64 [ %139, %133 ], [ 1, %130 ]
  %142 = getelementptr inbounds %struct.kernel, ptr %79, i64 0, i32 3, i64 %120, i32 2
  %143 = load i32, ptr %142, align 8, !tbaa !32
  %144 = zext i32 %143 to i64
  %145 = icmp ult i64 %141, %144
  %146 = trunc i64 %141 to i32
  %147 = select i1 %145, i32 %146, i32 %143
  br label %148

148:                                              ; preds = %140, %127
  %149 = phi i32 [ %147, %140 ], [ %129, %127 ]
  %150 = getelementptr inbounds %struct.kernel, ptr %79, i64 0, i32 3, i64 %120, i32 3
  %151 = load i32, ptr %150, align 4, !tbaa !33
  %152 = getelementptr inbounds %struct.kernel, ptr %79, i64 0, i32 3, i64 %120, i32 4
  %153 = load i32, ptr %152, align 8, !tbaa !36
  %154 = load ptr, ptr %34, align 8, !tbaa !49
  %155 = call i32 %122(ptr noundef %123, i32 noundef %149, i32 noundef 1, i32 noundef 1, i32 noundef %151, i32 noundef 1, i32 noundef 1, i32 noundef %153, ptr noundef %154, ptr noundef nonnull %12, ptr noundef null) #8
  %156 = add nuw i64 %120, 1
  %157 = load i64, ptr %79, align 8, !tbaa !16
  %158 = icmp uge i64 %156, %157
  %159 = icmp ne i32 %155, 0
  %160 = select i1 %158, i1 true, i1 %159
  br i1 %160, label %113, label %119, !llvm.loop !112

161:                                              ; preds = %113
  %162 = load ptr, ptr %50, align 8, !tbaa !95
  %163 = load i64, ptr %51, align 8, !tbaa !101
  %164 = getelementptr inbounds i8, ptr %162, i64 %163
  %165 = add i64 %163, 2320
  store i64 %165, ptr %51, align 8, !tbaa !101
  %166 = getelementptr inbounds %struct.device, ptr %77, i64 0, i32 4
  %167 = load ptr, ptr %166, align 8, !tbaa !113
  %168 = load i64, ptr %10, align 8, !tbaa !16
  %169 = add i64 %168, 32912
  %170 = load ptr, ptr %34, align 8, !tbaa !49
  %171 = call i32 %167(ptr noundef %164, i64 noundef %169, i64 noundef 2320, ptr noundef %170) #8
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %173, label %234

173:                                              ; preds = %161
  %174 = load i32, ptr %54, align 8, !tbaa !103
  %175 = load i32, ptr %55, align 4, !tbaa !24
  %176 = icmp ugt i32 %175, %174
  br i1 %176, label %177, label %179

177:                                              ; preds = %173
  %178 = load ptr, ptr %53, align 8, !tbaa !99
  br label %190

179:                                              ; preds = %173
  %180 = icmp eq i32 %175, 0
  %181 = shl i32 %175, 1
  %182 = select i1 %180, i32 8, i32 %181
  %183 = load ptr, ptr %53, align 8, !tbaa !4
  %184 = zext i32 %182 to i64
  %185 = shl nuw nsw i64 %184, 5
  %186 = call ptr @realloc(ptr noundef %183, i64 noundef %185) #8
  %187 = icmp eq ptr %186, null
  br i1 %187, label %234, label %188

188:                                              ; preds = %179
  store ptr %186, ptr %53, align 8, !tbaa !4
  store i32 %182, ptr %55, align 4, !tbaa !24
  %189 = load i32, ptr %54, align 8, !tbaa !103
  br label %190

190:                                              ; preds = %188, %177
  %191 = phi i32 [ %174, %177 ], [ %189, %188 ]
  %192 = phi ptr [ %178, %177 ], [ %186, %188 ]
  %193 = add i32 %191, 1
  store i32 %193, ptr %54, align 8, !tbaa !103
  %194 = zext i32 %191 to i64
  %195 = getelementptr inbounds %struct.harvest, ptr %192, i64 %194
  store ptr null, ptr %195, align 8, !tbaa.struct !114
  %196 = getelementptr inbounds i8, ptr %195, i64 8
  store ptr %164, ptr %196, align 8, !tbaa.struct !115
  %197 = getelementptr inbounds i8, ptr %195, i64 16
  store i64 2320, ptr %197, align 8, !tbaa.struct !116
  %198 = getelementptr inbounds i8, ptr %195, i64 24
  store i64 %74, ptr %198, align 8, !tbaa.struct !117
  br label %199

199:                                              ; preds = %190, %113
  %200 = phi i32 [ %114, %113 ], [ 0, %190 ]
  %201 = getelementptr inbounds %struct.launch, ptr %67, i64 0, i32 3
  %202 = load ptr, ptr %201, align 8, !tbaa !4
  %203 = icmp eq ptr %202, null
  %204 = icmp ne i32 %200, 0
  %205 = select i1 %203, i1 true, i1 %204
  br i1 %205, label %234, label %206

206:                                              ; preds = %199
  %207 = load ptr, ptr %11, align 8, !tbaa !4
  %208 = load i64, ptr %82, align 8, !tbaa !16
  %209 = load i32, ptr %54, align 8, !tbaa !103
  %210 = load i32, ptr %55, align 4, !tbaa !24
  %211 = icmp ugt i32 %210, %209
  br i1 %211, label %212, label %214

212:                                              ; preds = %206
  %213 = load ptr, ptr %53, align 8, !tbaa !99
  br label %225

214:                                              ; preds = %206
  %215 = icmp eq i32 %210, 0
  %216 = shl i32 %210, 1
  %217 = select i1 %215, i32 8, i32 %216
  %218 = load ptr, ptr %53, align 8, !tbaa !4
  %219 = zext i32 %217 to i64
  %220 = shl nuw nsw i64 %219, 5
  %221 = call ptr @realloc(ptr noundef %218, i64 noundef %220) #8
  %222 = icmp eq ptr %221, null
  br i1 %222, label %234, label %223

223:                                              ; preds = %214
  store ptr %221, ptr %53, align 8, !tbaa !4
  store i32 %217, ptr %55, align 4, !tbaa !24
  %224 = load i32, ptr %54, align 8, !tbaa !103
  br label %225

225:                                              ; preds = %223, %212
  %226 = phi i32 [ %209, %212 ], [ %224, %223 ]
  %227 = phi ptr [ %213, %212 ], [ %221, %223 ]
  %228 = add i32 %226, 1
  store i32 %228, ptr %54, align 8, !tbaa !103
  %229 = zext i32 %226 to i64
  %230 = getelementptr inbounds %struct.harvest, ptr %227, i64 %229
  store ptr %202, ptr %230, align 8, !tbaa.struct !114
  %231 = getelementptr inbounds i8, ptr %230, i64 8
  store ptr %207, ptr %231, align 8, !tbaa.struct !115
  %232 = getelementptr inbounds i8, ptr %230, i64 16
  store i64 %208, ptr %232, align 8, !tbaa.struct !116
  %233 = getelementptr inbounds i8, ptr %230, i64 24
  store i64 %74, ptr %233, align 8, !tbaa.struct !117
  br label %234

234:                                              ; preds = %225, %214, %199, %179, %161
  %235 = phi i32 [ %200, %199 ], [ 0, %225 ], [ 2, %214 ], [ 2, %179 ], [ %171, %161 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #9
  br label %567

236:                                              ; preds = %65
  %237 = load ptr, ptr %57, align 8, !tbaa !118
  %238 = getelementptr inbounds %struct.copy, ptr %67, i64 0, i32 1
  %239 = load i64, ptr %238, align 8, !tbaa !119
  %240 = getelementptr inbounds %struct.copy, ptr %67, i64 0, i32 2
  %241 = load i64, ptr %240, align 8, !tbaa !120
  %242 = getelementptr inbounds %struct.copy, ptr %67, i64 0, i32 3
  %243 = load i64, ptr %242, align 8, !tbaa !85
  %244 = load ptr, ptr %34, align 8, !tbaa !49
  %245 = call i32 %237(i64 noundef %239, i64 noundef %241, i64 noundef %243, ptr noundef %244) #8
  br label %567

246:                                              ; preds = %65
  %247 = load ptr, ptr %56, align 8, !tbaa !121
  %248 = getelementptr inbounds %struct.copy, ptr %67, i64 0, i32 1
  %249 = load i64, ptr %248, align 8, !tbaa !119
  %250 = getelementptr inbounds %struct.copy, ptr %67, i64 0, i32 2
  %251 = load i64, ptr %250, align 8, !tbaa !120
  %252 = inttoptr i64 %251 to ptr
  %253 = getelementptr inbounds %struct.copy, ptr %67, i64 0, i32 3
  %254 = load i64, ptr %253, align 8, !tbaa !85
  %255 = load ptr, ptr %34, align 8, !tbaa !49
  %256 = call i32 %247(i64 noundef %249, ptr noundef %252, i64 noundef %254, ptr noundef %255) #8
  br label %567

257:                                              ; preds = %65
  %258 = load ptr, ptr %52, align 8, !tbaa !113
  %259 = getelementptr inbounds %struct.copy, ptr %67, i64 0, i32 1
  %260 = load i64, ptr %259, align 8, !tbaa !119
  %261 = inttoptr i64 %260 to ptr
  %262 = getelementptr inbounds %struct.copy, ptr %67, i64 0, i32 2
  %263 = load i64, ptr %262, align 8, !tbaa !120
  %264 = getelementptr inbounds %struct.copy, ptr %67, i64 0, i32 3
  %265 = load i64, ptr %264, align 8, !tbaa !85
  %266 = load ptr, ptr %34, align 8, !tbaa !49
  %267 = call i32 %258(ptr noundef %261, i64 noundef %263, i64 noundef %265, ptr noundef %266) #8
  br label %567

268:                                              ; preds = %65
  %269 = getelementptr inbounds %struct.copy, ptr %67, i64 0, i32 3
  %270 = load i64, ptr %269, align 8, !tbaa !85
  %271 = load ptr, ptr %50, align 8, !tbaa !95
  %272 = load i64, ptr %51, align 8, !tbaa !101
  %273 = getelementptr inbounds i8, ptr %271, i64 %272
  %274 = add i64 %270, 15
  %275 = and i64 %274, -16
  %276 = add i64 %272, %275
  store i64 %276, ptr %51, align 8, !tbaa !101
  %277 = getelementptr inbounds %struct.copy, ptr %67, i64 0, i32 2
  %278 = load i64, ptr %277, align 8, !tbaa !120
  %279 = inttoptr i64 %278 to ptr
  %280 = call ptr @memcpy(ptr noundef %273, ptr noundef %279, i64 noundef %270) #8
  %281 = load ptr, ptr %56, align 8, !tbaa !121
  %282 = getelementptr inbounds %struct.copy, ptr %67, i64 0, i32 1
  %283 = load i64, ptr %282, align 8, !tbaa !119
  %284 = load i64, ptr %269, align 8, !tbaa !85
  %285 = load ptr, ptr %34, align 8, !tbaa !49
  %286 = call i32 %281(i64 noundef %283, ptr noundef %273, i64 noundef %284, ptr noundef %285) #8
  br label %567

287:                                              ; preds = %65
  %288 = getelementptr inbounds %struct.copy, ptr %67, i64 0, i32 3
  %289 = load i64, ptr %288, align 8, !tbaa !85
  %290 = load ptr, ptr %50, align 8, !tbaa !95
  %291 = load i64, ptr %51, align 8, !tbaa !101
  %292 = getelementptr inbounds i8, ptr %290, i64 %291
  %293 = add i64 %289, 15
  %294 = and i64 %293, -16
  %295 = add i64 %291, %294
  store i64 %295, ptr %51, align 8, !tbaa !101
  %296 = load ptr, ptr %52, align 8, !tbaa !113
  %297 = getelementptr inbounds %struct.copy, ptr %67, i64 0, i32 2
  %298 = load i64, ptr %297, align 8, !tbaa !120
  %299 = load ptr, ptr %34, align 8, !tbaa !49
  %300 = call i32 %296(ptr noundef %292, i64 noundef %298, i64 noundef %289, ptr noundef %299) #8
  %301 = icmp eq i32 %300, 0
  br i1 %301, label %302, label %567

302:                                              ; preds = %287
  %303 = getelementptr inbounds %struct.copy, ptr %67, i64 0, i32 1
  %304 = load i64, ptr %303, align 8, !tbaa !119
  %305 = inttoptr i64 %304 to ptr
  %306 = load i64, ptr %288, align 8, !tbaa !85
  %307 = load i32, ptr %54, align 8, !tbaa !103
  %308 = load i32, ptr %55, align 4, !tbaa !24
  %309 = icmp ugt i32 %308, %307
  br i1 %309, label %310, label %312

310:                                              ; preds = %302
  %311 = load ptr, ptr %53, align 8, !tbaa !99
  br label %323

312:                                              ; preds = %302
  %313 = icmp eq i32 %308, 0
  %314 = shl i32 %308, 1
  %315 = select i1 %313, i32 8, i32 %314
  %316 = load ptr, ptr %53, align 8, !tbaa !4
  %317 = zext i32 %315 to i64
  %318 = shl nuw nsw i64 %317, 5
  %319 = call ptr @realloc(ptr noundef %316, i64 noundef %318) #8
  %320 = icmp eq ptr %319, null
  br i1 %320, label %567, label %321

321:                                              ; preds = %312
  store ptr %319, ptr %53, align 8, !tbaa !4
  store i32 %315, ptr %55, align 4, !tbaa !24
  %322 = load i32, ptr %54, align 8, !tbaa !103
  br label %323

323:                                              ; preds = %321, %310
  %324 = phi i32 [ %307, %310 ], [ %322, %321 ]
  %325 = phi ptr [ %311, %310 ], [ %319, %321 ]
  %326 = add i32 %324, 1
  store i32 %326, ptr %54, align 8, !tbaa !103
  %327 = zext i32 %324 to i64
  %328 = getelementptr inbounds %struct.harvest, ptr %325, i64 %327
  store ptr %305, ptr %328, align 8, !tbaa.struct !114
  %329 = getelementptr inbounds i8, ptr %328, i64 8
  store ptr %292, ptr %329, align 8, !tbaa.struct !115
  %330 = getelementptr inbounds i8, ptr %328, i64 16
  store i64 %306, ptr %330, align 8, !tbaa.struct !116
  %331 = getelementptr inbounds i8, ptr %328, i64 24
  store i64 %74, ptr %331, align 8, !tbaa.struct !117
  br label %567

332:                                              ; preds = %65
  %333 = load ptr, ptr %0, align 8, !tbaa !48
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #9
  %334 = getelementptr inbounds %struct.device, ptr %333, i64 0, i32 10
  %335 = load ptr, ptr %334, align 8, !tbaa !122
  %336 = getelementptr inbounds %struct.copy, ptr %67, i64 0, i32 3
  %337 = load i64, ptr %336, align 8, !tbaa !85
  %338 = getelementptr inbounds %struct.device, ptr %333, i64 0, i32 32
  %339 = load ptr, ptr %338, align 8, !tbaa !123
  %340 = load ptr, ptr %34, align 8, !tbaa !49
  %341 = call i32 %335(ptr noundef nonnull %9, i64 noundef %337, ptr noundef %339, ptr noundef %340) #8
  switch i32 %341, label %380 [
    i32 2, label %342
    i32 0, label %353
  ]

342:                                              ; preds = %332
  %343 = call ptr @calloc(i64 noundef 1, i64 noundef 2328) #8
  %344 = icmp eq ptr %343, null
  br i1 %344, label %380, label %345

345:                                              ; preds = %342
  %346 = getelementptr inbounds %struct.failure, ptr %343, i64 0, i32 1
  store i64 %74, ptr %346, align 8, !tbaa !105
  %347 = getelementptr inbounds %struct.failure, ptr %343, i64 0, i32 2
  store i64 2, ptr %347, align 8, !tbaa !107
  %348 = call i32 @pthread_mutex_lock(ptr noundef nonnull %47) #8
  %349 = load ptr, ptr %48, align 8, !tbaa !53
  store ptr %343, ptr %349, align 8, !tbaa !4
  store ptr %343, ptr %48, align 8, !tbaa !53
  %350 = load i32, ptr %49, align 8, !tbaa !108
  %351 = add i32 %350, 1
  store atomic i32 %351, ptr %49 seq_cst, align 8
  %352 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %47) #8
  br label %380

353:                                              ; preds = %332
  %354 = getelementptr inbounds %struct.device, ptr %333, i64 0, i32 5
  %355 = load ptr, ptr %354, align 8, !tbaa !118
  %356 = load i64, ptr %9, align 8, !tbaa !16
  %357 = getelementptr inbounds %struct.copy, ptr %67, i64 0, i32 2
  %358 = load i64, ptr %357, align 8, !tbaa !120
  %359 = load i64, ptr %336, align 8, !tbaa !85
  %360 = load ptr, ptr %34, align 8, !tbaa !49
  %361 = call i32 %355(i64 noundef %356, i64 noundef %358, i64 noundef %359, ptr noundef %360) #8
  %362 = icmp eq i32 %361, 0
  br i1 %362, label %363, label %371

363:                                              ; preds = %353
  %364 = load ptr, ptr %354, align 8, !tbaa !118
  %365 = getelementptr inbounds %struct.copy, ptr %67, i64 0, i32 1
  %366 = load i64, ptr %365, align 8, !tbaa !119
  %367 = load i64, ptr %9, align 8, !tbaa !16
  %368 = load i64, ptr %336, align 8, !tbaa !85
  %369 = load ptr, ptr %34, align 8, !tbaa !49
  %370 = call i32 %364(i64 noundef %366, i64 noundef %367, i64 noundef %368, ptr noundef %369) #8
  br label %371

371:                                              ; preds = %363, %353
  %372 = phi i32 [ %361, %353 ], [ %370, %363 ]
  %373 = getelementptr inbounds %struct.device, ptr %333, i64 0, i32 11
  %374 = load ptr, ptr %373, align 8, !tbaa !124
  %375 = load i64, ptr %9, align 8, !tbaa !16
  %376 = load ptr, ptr %34, align 8, !tbaa !49
  %377 = call i32 %374(i64 noundef %375, ptr noundef %376) #8
  %378 = icmp eq i32 %372, 0
  %379 = select i1 %378, i32 %377, i32 %372
  br label %380

380:                                              ; preds = %371, %345, %342, %332
  %381 = phi i32 [ %379, %371 ], [ %341, %332 ], [ 0, %342 ], [ 0, %345 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #9
  br label %567

382:                                              ; preds = %65
  %383 = load ptr, ptr %46, align 8, !tbaa !125
  %384 = getelementptr inbounds %struct.peer_copy, ptr %67, i64 0, i32 1
  %385 = load i64, ptr %384, align 8, !tbaa !126
  %386 = getelementptr inbounds %struct.peer_copy, ptr %67, i64 0, i32 2
  %387 = load ptr, ptr %386, align 8, !tbaa !128
  %388 = getelementptr inbounds %struct.peer_copy, ptr %67, i64 0, i32 3
  %389 = load i64, ptr %388, align 8, !tbaa !129
  %390 = getelementptr inbounds %struct.peer_copy, ptr %67, i64 0, i32 4
  %391 = load ptr, ptr %390, align 8, !tbaa !130
  %392 = getelementptr inbounds %struct.peer_copy, ptr %67, i64 0, i32 5
  %393 = load i64, ptr %392, align 8, !tbaa !131
  %394 = load ptr, ptr %34, align 8, !tbaa !49
  %395 = call i32 %383(i64 noundef %385, ptr noundef %387, i64 noundef %389, ptr noundef %391, i64 noundef %393, ptr noundef %394) #8
  br label %567

396:                                              ; preds = %65
  %397 = load ptr, ptr %0, align 8, !tbaa !48
  %398 = getelementptr inbounds %struct.fill, ptr %67, i64 0, i32 3
  %399 = load i32, ptr %398, align 8, !tbaa !132
  switch i32 %399, label %424 [
    i32 1, label %400
    i32 2, label %412
  ]

400:                                              ; preds = %396
  %401 = getelementptr inbounds %struct.device, ptr %397, i64 0, i32 7
  %402 = load ptr, ptr %401, align 8, !tbaa !110
  %403 = getelementptr inbounds %struct.fill, ptr %67, i64 0, i32 1
  %404 = load i64, ptr %403, align 8, !tbaa !134
  %405 = getelementptr inbounds %struct.fill, ptr %67, i64 0, i32 4
  %406 = load i32, ptr %405, align 4, !tbaa !135
  %407 = trunc i32 %406 to i8
  %408 = getelementptr inbounds %struct.fill, ptr %67, i64 0, i32 2
  %409 = load i64, ptr %408, align 8, !tbaa !136
  %410 = load ptr, ptr %34, align 8, !tbaa !49
  %411 = call i32 %402(i64 noundef %404, i8 noundef %407, i64 noundef %409, ptr noundef %410) #8
  br label %567

412:                                              ; preds = %396
  %413 = getelementptr inbounds %struct.device, ptr %397, i64 0, i32 8
  %414 = load ptr, ptr %413, align 8, !tbaa !137
  %415 = getelementptr inbounds %struct.fill, ptr %67, i64 0, i32 1
  %416 = load i64, ptr %415, align 8, !tbaa !134
  %417 = getelementptr inbounds %struct.fill, ptr %67, i64 0, i32 4
  %418 = load i32, ptr %417, align 4, !tbaa !135
  %419 = trunc i32 %418 to i16
  %420 = getelementptr inbounds %struct.fill, ptr %67, i64 0, i32 2
  %421 = load i64, ptr %420, align 8, !tbaa !136
  %422 = load ptr, ptr %34, align 8, !tbaa !49
  %423 = call i32 %414(i64 noundef %416, i16 noundef %419, i64 noundef %421, ptr noundef %422) #8
  br label %567

424:                                              ; preds = %396
  %425 = getelementptr inbounds %struct.device, ptr %397, i64 0, i32 9
  %426 = load ptr, ptr %425, align 8, !tbaa !138
  %427 = getelementptr inbounds %struct.fill, ptr %67, i64 0, i32 1
  %428 = load i64, ptr %427, align 8, !tbaa !134
  %429 = getelementptr inbounds %struct.fill, ptr %67, i64 0, i32 4
  %430 = load i32, ptr %429, align 4, !tbaa !135
  %431 = getelementptr inbounds %struct.fill, ptr %67, i64 0, i32 2
  %432 = load i64, ptr %431, align 8, !tbaa !136
  %433 = load ptr, ptr %34, align 8, !tbaa !49
  %434 = call i32 %426(i64 noundef %428, i32 noundef %430, i64 noundef %432, ptr noundef %433) #8
  br label %567

435:                                              ; preds = %65
  %436 = getelementptr inbounds %struct.command, ptr %67, i64 0, i32 2
  %437 = load i32, ptr %436, align 4, !tbaa !18
  %438 = zext i32 %437 to i64
  %439 = getelementptr inbounds i8, ptr %67, i64 %438
  %440 = getelementptr inbounds %struct.execute, ptr %67, i64 0, i32 1
  %441 = load ptr, ptr %440, align 8, !tbaa !4
  %442 = getelementptr inbounds %struct.execute, ptr %67, i64 0, i32 2
  %443 = icmp ult ptr %442, %439
  br i1 %443, label %444, label %516

444:                                              ; preds = %435
  %445 = getelementptr inbounds %struct.graph, ptr %441, i64 0, i32 1
  br label %446

446:                                              ; preds = %506, %444
  %447 = phi ptr [ %442, %444 ], [ %511, %506 ]
  %448 = phi i64 [ 0, %444 ], [ %507, %506 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #9
  %449 = getelementptr inbounds %struct.launch, ptr %447, i64 0, i32 2
  %450 = load i64, ptr %449, align 8, !tbaa !16
  store i64 %450, ptr %5, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #9
  store i64 0, ptr %6, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #9
  store ptr %5, ptr %7, align 8, !tbaa !4
  store ptr %6, ptr %36, align 8, !tbaa !4
  %451 = getelementptr inbounds %struct.launch, ptr %447, i64 0, i32 4
  store ptr %451, ptr %37, align 8, !tbaa !4
  %452 = getelementptr inbounds %struct.launch, ptr %447, i64 0, i32 1
  %453 = load ptr, ptr %452, align 8, !tbaa !4
  %454 = load i64, ptr %453, align 8, !tbaa !16
  %455 = icmp eq i64 %454, 0
  br i1 %455, label %506, label %456

456:                                              ; preds = %446, %500
  %457 = phi ptr [ %503, %500 ], [ %453, %446 ]
  %458 = phi i64 [ %502, %500 ], [ 0, %446 ]
  %459 = phi i64 [ %501, %500 ], [ %448, %446 ]
  %460 = getelementptr inbounds %struct.kernel, ptr %457, i64 0, i32 3, i64 %458
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %8) #9
  %461 = load ptr, ptr %460, align 8, !tbaa !27
  store ptr %461, ptr %8, align 8, !tbaa !29
  %462 = getelementptr inbounds %struct.kernel, ptr %457, i64 0, i32 3, i64 %458, i32 1
  %463 = load ptr, ptr %462, align 8, !tbaa !31
  %464 = icmp eq ptr %463, null
  br i1 %464, label %465, label %468

465:                                              ; preds = %456
  %466 = getelementptr inbounds %struct.kernel, ptr %457, i64 0, i32 3, i64 %458, i32 2
  %467 = load i32, ptr %466, align 8, !tbaa !32
  br label %486

468:                                              ; preds = %456
  %469 = call i64 %463(ptr noundef nonnull %451) #8
  %470 = icmp sgt i64 %469, 0
  br i1 %470, label %471, label %478

471:                                              ; preds = %468
  %472 = getelementptr inbounds %struct.kernel, ptr %457, i64 0, i32 3, i64 %458, i32 3
  %473 = load i32, ptr %472, align 4, !tbaa !33
  %474 = zext i32 %473 to i64
  %475 = add nsw i64 %469, -1
  %476 = add nuw i64 %475, %474
  %477 = udiv i64 %476, %474
  br label %478

478:                                              ; preds = %471, %468
  %479 = phi i64 [ %477, %471 ], [ 1, %468 ]
  %480 = getelementptr inbounds %struct.kernel, ptr %457, i64 0, i32 3, i64 %458, i32 2
  %481 = load i32, ptr %480, align 8, !tbaa !32
  %482 = zext i32 %481 to i64
  %483 = icmp ult i64 %479, %482
  %484 = trunc i64 %479 to i32
  %485 = select i1 %483, i32 %484, i32 %481
  br label %486

486:                                              ; preds = %478, %465
  %487 = phi i32 [ %485, %478 ], [ %467, %465 ]
  store i32 %487, ptr %38, align 8, !tbaa !34
  store <2 x i32> <i32 1, i32 1>, ptr %39, align 4, !tbaa !24
  %488 = getelementptr inbounds %struct.kernel, ptr %457, i64 0, i32 3, i64 %458, i32 3
  %489 = load i32, ptr %488, align 4, !tbaa !33
  store i32 %489, ptr %40, align 4, !tbaa !35
  store <2 x i32> <i32 1, i32 1>, ptr %41, align 8, !tbaa !24
  %490 = getelementptr inbounds %struct.kernel, ptr %457, i64 0, i32 3, i64 %458, i32 4
  %491 = load i32, ptr %490, align 8, !tbaa !36
  store i32 %491, ptr %42, align 8, !tbaa !37
  store ptr %7, ptr %43, align 8, !tbaa !38
  store <2 x ptr> zeroinitializer, ptr %44, align 8, !tbaa !4
  store ptr null, ptr %45, align 8, !tbaa !39
  %492 = load ptr, ptr %441, align 8, !tbaa !4
  %493 = getelementptr inbounds %struct.device, ptr %492, i64 0, i32 27
  %494 = load ptr, ptr %493, align 8, !tbaa !139
  %495 = load ptr, ptr %445, align 8, !tbaa !4
  %496 = getelementptr inbounds %struct.graph, ptr %441, i64 0, i32 4, i64 %459
  %497 = load ptr, ptr %496, align 8, !tbaa !4
  %498 = call i32 %494(ptr noundef %495, ptr noundef %497, ptr noundef nonnull %8) #8
  %499 = icmp eq i32 %498, 0
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %8) #9
  br i1 %499, label %500, label %513

500:                                              ; preds = %486
  %501 = add i64 %459, 1
  %502 = add nuw i64 %458, 1
  %503 = load ptr, ptr %452, align 8, !tbaa !4
  %504 = load i64, ptr %503, align 8, !tbaa !16
  %505 = icmp ult i64 %502, %504
  br i1 %505, label %456, label %506, !llvm.loop !41

506:                                              ; preds = %500, %446
  %507 = phi i64 [ %448, %446 ], [ %501, %500 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #9
  %508 = getelementptr inbounds %struct.command, ptr %447, i64 0, i32 2
  %509 = load i32, ptr %508, align 4, !tbaa !18
  %510 = zext i32 %509 to i64
  %511 = getelementptr inbounds i8, ptr %447, i64 %510
  %512 = icmp ult ptr %511, %439
  br i1 %512, label %446, label %514, !llvm.loop !42

513:                                              ; preds = %486
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #9
  br label %567

514:                                              ; preds = %506
  %515 = load ptr, ptr %440, align 8, !tbaa !4
  br label %516

516:                                              ; preds = %514, %435
  %517 = phi ptr [ %515, %514 ], [ %441, %435 ]
  %518 = load ptr, ptr %0, align 8, !tbaa !48
  %519 = getelementptr inbounds %struct.device, ptr %518, i64 0, i32 28
  %520 = load ptr, ptr %519, align 8, !tbaa !140
  %521 = getelementptr inbounds %struct.graph, ptr %517, i64 0, i32 1
  %522 = load ptr, ptr %521, align 8, !tbaa !4
  %523 = load ptr, ptr %34, align 8, !tbaa !49
  %524 = call i32 %520(ptr noundef %522, ptr noundef %523) #8
  br label %567

525:                                              ; preds = %65
  %526 = getelementptr inbounds %struct.wait, ptr %67, i64 0, i32 1
  %527 = load ptr, ptr %526, align 8, !tbaa !69
  %528 = load ptr, ptr %34, align 8, !tbaa !49
  %529 = getelementptr inbounds %struct.wait, ptr %67, i64 0, i32 2
  %530 = load i64, ptr %529, align 8, !tbaa !70
  %531 = getelementptr inbounds %struct.queue, ptr %527, i64 0, i32 23
  %532 = call i32 @pthread_mutex_lock(ptr noundef nonnull %531) #8
  %533 = getelementptr inbounds %struct.queue, ptr %527, i64 0, i32 15
  br label %534

534:                                              ; preds = %538, %525
  %535 = phi ptr [ %533, %525 ], [ %536, %538 ]
  %536 = load ptr, ptr %535, align 8, !tbaa !4
  %537 = icmp eq ptr %536, null
  br i1 %537, label %549, label %538

538:                                              ; preds = %534
  %539 = getelementptr inbounds %struct.batch, ptr %536, i64 0, i32 1
  %540 = load i64, ptr %539, align 8, !tbaa !58
  %541 = icmp ult i64 %540, %530
  br i1 %541, label %534, label %542, !llvm.loop !141

542:                                              ; preds = %538
  %543 = load ptr, ptr %527, align 8, !tbaa !48
  %544 = getelementptr inbounds %struct.device, ptr %543, i64 0, i32 20
  %545 = load ptr, ptr %544, align 8, !tbaa !142
  %546 = getelementptr inbounds %struct.batch, ptr %536, i64 0, i32 6
  %547 = load ptr, ptr %546, align 8, !tbaa !76
  %548 = call i32 %545(ptr noundef %528, ptr noundef %547, i32 noundef 0) #8
  br label %549

549:                                              ; preds = %534, %542
  %550 = phi i32 [ %548, %542 ], [ 0, %534 ]
  %551 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %531) #8
  br label %567

552:                                              ; preds = %65
  %553 = load ptr, ptr %35, align 8, !tbaa !142
  %554 = load ptr, ptr %34, align 8, !tbaa !49
  %555 = getelementptr inbounds %struct.wait_event, ptr %67, i64 0, i32 1
  %556 = load ptr, ptr %555, align 8, !tbaa !143
  %557 = call i32 %553(ptr noundef %554, ptr noundef %556, i32 noundef 0) #8
  br label %567

558:                                              ; preds = %65
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %4) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %33, i8 0, i64 136, i1 false)
  %559 = getelementptr inbounds %struct.wait_semaphore, ptr %67, i64 0, i32 2
  %560 = load i64, ptr %559, align 8, !tbaa !145
  store i64 %560, ptr %4, align 8, !tbaa !147
  %561 = load ptr, ptr %0, align 8, !tbaa !48
  %562 = getelementptr inbounds %struct.device, ptr %561, i64 0, i32 22
  %563 = load ptr, ptr %562, align 8, !tbaa !150
  %564 = getelementptr inbounds %struct.wait_semaphore, ptr %67, i64 0, i32 1
  %565 = load ptr, ptr %34, align 8, !tbaa !49
  %566 = call i32 %563(ptr noundef nonnull %564, ptr noundef nonnull %4, i32 noundef 1, ptr noundef %565) #8
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %4) #9
  br label %567

567:                                              ; preds = %558, %552, %549, %516, %513, %424, %412, %400, %382, %380, %323, %312, %287, %268, %257, %246, %236, %234, %65
  %568 = phi i32 [ 0, %65 ], [ %566, %558 ], [ %557, %552 ], [ %550, %549 ], [ %395, %382 ], [ %381, %380 ], [ %286, %268 ], [ %267, %257 ], [ %256, %246 ], [ %245, %236 ], [ %235, %234 ], [ %300, %287 ], [ 0, %323 ], [ 2, %312 ], [ %434, %424 ], [ %423, %412 ], [ %411, %400 ], [ %524, %516 ], [ %498, %513 ]
  %569 = load ptr, ptr %60, align 8, !tbaa !104
  %570 = icmp eq ptr %569, null
  br i1 %570, label %618, label %571

571:                                              ; preds = %567
  %572 = load i16, ptr %68, align 2, !tbaa !83
  %573 = icmp eq i16 %572, 0
  %574 = icmp ne i32 %568, 0
  %575 = select i1 %573, i1 true, i1 %574
  br i1 %575, label %618, label %576

576:                                              ; preds = %571
  %577 = load i32, ptr %61, align 4, !tbaa !94
  %578 = load i32, ptr %63, align 8, !tbaa !102
  %579 = icmp ugt i32 %577, %578
  br i1 %579, label %606, label %580

580:                                              ; preds = %576
  %581 = icmp eq i32 %577, 0
  %582 = shl i32 %577, 1
  %583 = select i1 %581, i32 8, i32 %582
  %584 = load ptr, ptr %62, align 8, !tbaa !4
  %585 = zext i32 %583 to i64
  %586 = shl nuw nsw i64 %585, 3
  %587 = call ptr @realloc(ptr noundef %584, i64 noundef %586) #8
  %588 = icmp eq ptr %587, null
  br i1 %588, label %635, label %589

589:                                              ; preds = %580
  store ptr %587, ptr %62, align 8, !tbaa !4
  %590 = load i32, ptr %61, align 4, !tbaa !94
  %591 = icmp ult i32 %590, %583
  br i1 %591, label %592, label %606

592:                                              ; preds = %589, %602
  %593 = phi i32 [ %604, %602 ], [ %590, %589 ]
  %594 = load ptr, ptr %0, align 8, !tbaa !48
  %595 = getelementptr inbounds %struct.device, ptr %594, i64 0, i32 14
  %596 = load ptr, ptr %595, align 8, !tbaa !91
  %597 = load ptr, ptr %62, align 8, !tbaa !96
  %598 = zext i32 %593 to i64
  %599 = getelementptr inbounds ptr, ptr %597, i64 %598
  %600 = call i32 %596(ptr noundef %599, i32 noundef 0) #8
  %601 = icmp eq i32 %600, 0
  br i1 %601, label %602, label %635

602:                                              ; preds = %592
  %603 = load i32, ptr %61, align 4, !tbaa !94
  %604 = add i32 %603, 1
  store i32 %604, ptr %61, align 4, !tbaa !94
  %605 = icmp ult i32 %604, %583
  br i1 %605, label %592, label %606, !llvm.loop !151

606:                                              ; preds = %602, %589, %576
  %607 = load ptr, ptr %0, align 8, !tbaa !48
  %608 = getelementptr inbounds %struct.device, ptr %607, i64 0, i32 16
  %609 = load ptr, ptr %608, align 8, !tbaa !152
  %610 = load ptr, ptr %62, align 8, !tbaa !96
  %611 = load i32, ptr %63, align 8, !tbaa !102
  %612 = add i32 %611, 1
  store i32 %612, ptr %63, align 8, !tbaa !102
  %613 = zext i32 %611 to i64
  %614 = getelementptr inbounds ptr, ptr %610, i64 %613
  %615 = load ptr, ptr %614, align 8, !tbaa !4
  %616 = load ptr, ptr %34, align 8, !tbaa !49
  %617 = call i32 %609(ptr noundef %615, ptr noundef %616) #8
  br label %618

618:                                              ; preds = %606, %571, %567
  %619 = phi i32 [ %568, %571 ], [ %568, %567 ], [ %617, %606 ]
  %620 = getelementptr inbounds %struct.command, ptr %67, i64 0, i32 2
  %621 = load i32, ptr %620, align 4, !tbaa !18
  %622 = zext i32 %621 to i64
  %623 = getelementptr inbounds i8, ptr %67, i64 %622
  %624 = icmp ult ptr %623, %25
  %625 = icmp eq i32 %619, 0
  %626 = select i1 %624, i1 %625, i1 false
  br i1 %626, label %65, label %64, !llvm.loop !153

627:                                              ; preds = %64, %19
  %628 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 16
  %629 = load ptr, ptr %628, align 8, !tbaa !152
  %630 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 6
  %631 = load ptr, ptr %630, align 8, !tbaa !76
  %632 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %633 = load ptr, ptr %632, align 8, !tbaa !49
  %634 = call i32 %629(ptr noundef %631, ptr noundef %633) #8
  br label %635

635:                                              ; preds = %580, %592, %627, %64
  %636 = phi i32 [ %634, %627 ], [ %619, %64 ], [ %600, %592 ], [ 2, %580 ]
  %637 = load ptr, ptr %0, align 8, !tbaa !48
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #9
  %638 = getelementptr inbounds %struct.device, ptr %637, i64 0, i32 1
  %639 = load ptr, ptr %638, align 8, !tbaa !15
  %640 = call i32 %639(ptr noundef nonnull %3) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #9
  %641 = icmp eq i32 %636, 0
  br i1 %641, label %657, label %642

642:                                              ; preds = %635
  %643 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %644 = cmpxchg ptr %643, i32 0, i32 %636 seq_cst seq_cst, align 4
  %645 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %646 = call i32 @pthread_mutex_lock(ptr noundef nonnull %645) #8
  br label %652

647:                                              ; preds = %2
  %648 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %649 = cmpxchg ptr %648, i32 0, i32 %17 seq_cst seq_cst, align 4
  %650 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %651 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %650) #8
  br label %652

652:                                              ; preds = %647, %642
  %653 = phi ptr [ %645, %642 ], [ %650, %647 ]
  %654 = phi i32 [ %636, %642 ], [ %17, %647 ]
  %655 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %656 = load ptr, ptr %655, align 8, !tbaa !154
  store ptr %656, ptr %1, align 8, !tbaa !72
  store ptr %1, ptr %655, align 8, !tbaa !154
  br label %671

657:                                              ; preds = %635
  %658 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %659 = call i32 @pthread_mutex_lock(ptr noundef nonnull %658) #8
  store ptr null, ptr %1, align 8, !tbaa !72
  %660 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %661 = load ptr, ptr %660, align 8, !tbaa !51
  store ptr %1, ptr %661, align 8, !tbaa !4
  store ptr %1, ptr %660, align 8, !tbaa !51
  %662 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 5
  %663 = load i64, ptr %662, align 8, !tbaa !64
  %664 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %665 = load i64, ptr %664, align 8, !tbaa !63
  %666 = add i64 %665, %663
  store i64 %666, ptr %664, align 8, !tbaa !63
  %667 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 11
  store i32 1, ptr %667, align 4, !tbaa !77
  %668 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %669 = load i64, ptr %668, align 8, !tbaa !58
  %670 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  store i64 %669, ptr %670, align 8, !tbaa !46
  br label %671

671:                                              ; preds = %657, %652
  %672 = phi ptr [ %658, %657 ], [ %653, %652 ]
  %673 = phi i32 [ 0, %657 ], [ %654, %652 ]
  %674 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  store i32 0, ptr %674, align 8, !tbaa !62
  %675 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %676 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %675) #8
  %677 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %678 = load atomic i64, ptr %677 seq_cst, align 8
  %679 = icmp eq i64 %678, 0
  br i1 %679, label %680, label %688

680:                                              ; preds = %671
  %681 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %682 = load i32, ptr %681, align 4, !tbaa !73
  %683 = icmp eq i32 %682, 0
  br i1 %683, label %684, label %688

684:                                              ; preds = %680
  %685 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %686 = load ptr, ptr %685, align 8, !tbaa !57
  %687 = icmp eq ptr %686, null
  br i1 %687, label %695, label %688

688:                                              ; preds = %684, %680, %671
  %689 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %690 = load i32, ptr %689, align 8, !tbaa !82
  %691 = icmp eq i32 %690, 0
  br i1 %691, label %695, label %692

692:                                              ; preds = %688
  %693 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %694 = call i32 @pthread_cond_signal(ptr noundef nonnull %693) #8
  br label %695

695:                                              ; preds = %692, %688, %684
  %696 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %672) #8
  ret i32 %673
}

; Function Attrs: nounwind
define dso_local i64 @queue_completed(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = alloca float, align 4
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %5 = load atomic i32, ptr %4 seq_cst, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %231

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %9 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #8
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %11 = load ptr, ptr %10, align 8, !tbaa !155
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %13 = load i64, ptr %12, align 8, !tbaa !55
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #8
  %15 = icmp eq ptr %11, null
  br i1 %15, label %231, label %16

16:                                               ; preds = %7
  %17 = load ptr, ptr %0, align 8, !tbaa !48
  %18 = load ptr, ptr %17, align 8, !tbaa !8
  %19 = getelementptr inbounds %struct.device, ptr %17, i64 0, i32 31
  %20 = load ptr, ptr %19, align 8, !tbaa !12
  %21 = tail call i32 %18(ptr noundef %20) #8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %208

23:                                               ; preds = %16
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %27 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %28 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %32 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  br label %34

34:                                               ; preds = %23, %196
  %35 = phi ptr [ %11, %23 ], [ %173, %196 ]
  %36 = phi i64 [ %13, %23 ], [ %198, %196 ]
  %37 = getelementptr inbounds %struct.batch, ptr %35, i64 0, i32 1
  %38 = load i64, ptr %37, align 8, !tbaa !58
  %39 = icmp ugt i64 %38, %36
  br i1 %39, label %40, label %48

40:                                               ; preds = %34
  %41 = load ptr, ptr %0, align 8, !tbaa !48
  %42 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 17
  %43 = load ptr, ptr %42, align 8, !tbaa !156
  %44 = getelementptr inbounds %struct.batch, ptr %35, i64 0, i32 6
  %45 = load ptr, ptr %44, align 8, !tbaa !76
  %46 = call i32 %43(ptr noundef %45) #8
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %208

48:                                               ; preds = %34, %40
  %49 = load atomic i32, ptr %4 seq_cst, align 4
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %56, label %51

51:                                               ; preds = %48
  %52 = load ptr, ptr %0, align 8, !tbaa !48
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #9
  %53 = getelementptr inbounds %struct.device, ptr %52, i64 0, i32 1
  %54 = load ptr, ptr %53, align 8, !tbaa !15
  %55 = call i32 %54(ptr noundef nonnull %2) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #9
  br label %219

56:                                               ; preds = %48
  %57 = getelementptr inbounds %struct.batch, ptr %35, i64 0, i32 12
  %58 = load i32, ptr %57, align 8, !tbaa !103
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %62, label %60

60:                                               ; preds = %56
  %61 = getelementptr inbounds %struct.batch, ptr %35, i64 0, i32 14
  br label %66

62:                                               ; preds = %100, %56
  %63 = getelementptr inbounds %struct.batch, ptr %35, i64 0, i32 15
  %64 = load i32, ptr %63, align 8, !tbaa !102
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %156, label %105

66:                                               ; preds = %100, %60
  %67 = phi i64 [ 0, %60 ], [ %101, %100 ]
  %68 = load ptr, ptr %61, align 8, !tbaa !99
  %69 = getelementptr inbounds %struct.harvest, ptr %68, i64 %67
  %70 = load ptr, ptr %69, align 8, !tbaa !157
  %71 = icmp eq ptr %70, null
  %72 = getelementptr inbounds %struct.harvest, ptr %68, i64 %67, i32 1
  %73 = load ptr, ptr %72, align 8, !tbaa !159
  br i1 %71, label %78, label %74

74:                                               ; preds = %66
  %75 = getelementptr inbounds %struct.harvest, ptr %68, i64 %67, i32 2
  %76 = load i64, ptr %75, align 8, !tbaa !160
  %77 = call ptr @memcpy(ptr noundef nonnull %70, ptr noundef %73, i64 noundef %76) #8
  br label %100

78:                                               ; preds = %66
  %79 = getelementptr inbounds i8, ptr %73, i64 2312
  %80 = load i64, ptr %79, align 8, !tbaa !16
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %100, label %82

82:                                               ; preds = %78
  %83 = getelementptr inbounds %struct.harvest, ptr %68, i64 %67, i32 3
  %84 = load i64, ptr %83, align 8, !tbaa !161
  %85 = call ptr @calloc(i64 noundef 1, i64 noundef 2328) #8
  %86 = icmp eq ptr %85, null
  br i1 %86, label %100, label %87

87:                                               ; preds = %82
  %88 = getelementptr inbounds %struct.failure, ptr %85, i64 0, i32 1
  store i64 %84, ptr %88, align 8, !tbaa !105
  %89 = getelementptr inbounds %struct.failure, ptr %85, i64 0, i32 2
  store i64 0, ptr %89, align 8, !tbaa !107
  %90 = getelementptr inbounds %struct.failure, ptr %85, i64 0, i32 3
  %91 = call ptr @memcpy(ptr noundef nonnull %90, ptr noundef nonnull %73, i64 noundef 2048) #8
  %92 = getelementptr inbounds %struct.failure, ptr %85, i64 0, i32 4
  %93 = getelementptr inbounds i8, ptr %73, i64 2048
  %94 = call ptr @memcpy(ptr noundef nonnull %92, ptr noundef nonnull %93, i64 noundef 256) #8
  %95 = call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #8
  %96 = load ptr, ptr %24, align 8, !tbaa !53
  store ptr %85, ptr %96, align 8, !tbaa !4
  store ptr %85, ptr %24, align 8, !tbaa !53
  %97 = load i32, ptr %25, align 8, !tbaa !108
  %98 = add i32 %97, 1
  store atomic i32 %98, ptr %25 seq_cst, align 8
  %99 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #8
  br label %100

100:                                              ; preds = %87, %82, %78, %74
  %101 = add nuw nsw i64 %67, 1
  %102 = load i32, ptr %57, align 8, !tbaa !103
  %103 = zext i32 %102 to i64
  %104 = icmp ult i64 %101, %103
  br i1 %104, label %66, label %62, !llvm.loop !162

105:                                              ; preds = %62
  %106 = load ptr, ptr %0, align 8, !tbaa !48
  %107 = getelementptr inbounds %struct.device, ptr %106, i64 0, i32 33
  %108 = call i32 @pthread_mutex_lock(ptr noundef nonnull %107) #8
  %109 = load i32, ptr %63, align 8, !tbaa !102
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %149, label %111

111:                                              ; preds = %105
  %112 = getelementptr inbounds %struct.device, ptr %106, i64 0, i32 19
  %113 = getelementptr inbounds %struct.device, ptr %106, i64 0, i32 34
  %114 = getelementptr inbounds %struct.batch, ptr %35, i64 0, i32 17
  %115 = getelementptr inbounds %struct.device, ptr %106, i64 0, i32 35
  %116 = getelementptr inbounds %struct.batch, ptr %35, i64 0, i32 18
  br label %120

117:                                              ; preds = %120
  %118 = icmp eq i32 %135, 0
  %119 = select i1 %118, i1 true, i1 %138
  br i1 %119, label %151, label %140

120:                                              ; preds = %120, %111
  %121 = phi i64 [ 0, %111 ], [ %134, %120 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #9
  %122 = load ptr, ptr %112, align 8, !tbaa !163
  %123 = load ptr, ptr %113, align 8, !tbaa !164
  %124 = load ptr, ptr %114, align 8, !tbaa !96
  %125 = getelementptr inbounds ptr, ptr %124, i64 %121
  %126 = load ptr, ptr %125, align 8, !tbaa !4
  %127 = call i32 %122(ptr noundef nonnull %3, ptr noundef %123, ptr noundef %126) #8
  %128 = load double, ptr %115, align 8, !tbaa !165
  %129 = load float, ptr %3, align 4, !tbaa !166
  %130 = fpext float %129 to double
  %131 = call double @llvm.fmuladd.f64(double %130, double 1.000000e-03, double %128)
  %132 = load ptr, ptr %116, align 8, !tbaa !104
  %133 = getelementptr inbounds double, ptr %132, i64 %121
  store double %131, ptr %133, align 8, !tbaa !168
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #9
  %134 = add nuw nsw i64 %121, 1
  %135 = load i32, ptr %63, align 8, !tbaa !102
  %136 = zext i32 %135 to i64
  %137 = icmp uge i64 %134, %136
  %138 = icmp ne i32 %127, 0
  %139 = select i1 %137, i1 true, i1 %138
  br i1 %139, label %117, label %120, !llvm.loop !169

140:                                              ; preds = %117
  %141 = load ptr, ptr %114, align 8, !tbaa !96
  %142 = add i32 %135, -1
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds ptr, ptr %141, i64 %143
  %145 = load ptr, ptr %113, align 8, !tbaa !164
  %146 = getelementptr inbounds double, ptr %132, i64 %143
  %147 = load double, ptr %146, align 8, !tbaa !168
  store double %147, ptr %115, align 8, !tbaa !165
  %148 = load ptr, ptr %144, align 8, !tbaa !4
  store ptr %148, ptr %113, align 8, !tbaa !164
  store ptr %145, ptr %144, align 8, !tbaa !4
  br label %149

149:                                              ; preds = %140, %105
  %150 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %107) #8
  br label %156

151:                                              ; preds = %117
  %152 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %107) #8
  %153 = icmp eq i32 %127, 0
  br i1 %153, label %156, label %154

154:                                              ; preds = %151
  %155 = cmpxchg ptr %4, i32 0, i32 %127 seq_cst seq_cst, align 4
  br label %156

156:                                              ; preds = %62, %149, %151, %154
  %157 = call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #8
  %158 = getelementptr inbounds %struct.batch, ptr %35, i64 0, i32 11
  %159 = load i32, ptr %158, align 4, !tbaa !77
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %166, label %161

161:                                              ; preds = %156
  %162 = getelementptr inbounds %struct.batch, ptr %35, i64 0, i32 5
  %163 = load i64, ptr %162, align 8, !tbaa !64
  %164 = load i64, ptr %26, align 8, !tbaa !63
  %165 = sub i64 %164, %163
  store i64 %165, ptr %26, align 8, !tbaa !63
  br label %166

166:                                              ; preds = %161, %156
  store i32 0, ptr %158, align 4, !tbaa !77
  %167 = load i64, ptr %37, align 8, !tbaa !58
  %168 = load i64, ptr %12, align 8, !tbaa !55
  %169 = icmp ugt i64 %167, %168
  br i1 %169, label %170, label %171

170:                                              ; preds = %166
  store atomic i64 %167, ptr %12 seq_cst, align 8
  br label %171

171:                                              ; preds = %166, %170
  %172 = phi i64 [ %168, %166 ], [ %167, %170 ]
  %173 = load ptr, ptr %35, align 8, !tbaa !72
  store ptr %173, ptr %10, align 8, !tbaa !155
  %174 = icmp eq ptr %173, null
  br i1 %174, label %175, label %176

175:                                              ; preds = %171
  store ptr %10, ptr %27, align 8, !tbaa !51
  br label %176

176:                                              ; preds = %175, %171
  %177 = getelementptr inbounds %struct.batch, ptr %35, i64 0, i32 10
  %178 = load i32, ptr %177, align 8, !tbaa !74
  %179 = icmp eq i32 %178, 0
  br i1 %179, label %181, label %180

180:                                              ; preds = %176
  store i32 2, ptr %177, align 8, !tbaa !74
  br label %183

181:                                              ; preds = %176
  %182 = load ptr, ptr %28, align 8, !tbaa !78
  store ptr %182, ptr %35, align 8, !tbaa !72
  store ptr %35, ptr %28, align 8, !tbaa !78
  br label %183

183:                                              ; preds = %180, %181
  %184 = load ptr, ptr %29, align 8, !tbaa !57
  %185 = icmp eq ptr %184, null
  br i1 %185, label %191, label %186

186:                                              ; preds = %183
  %187 = load i32, ptr %30, align 8, !tbaa !82
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %191, label %189

189:                                              ; preds = %186
  %190 = call i32 @pthread_cond_signal(ptr noundef nonnull %31) #8
  br label %191

191:                                              ; preds = %189, %186, %183
  %192 = load i32, ptr %32, align 4, !tbaa !73
  %193 = icmp eq i32 %192, 0
  br i1 %193, label %196, label %194

194:                                              ; preds = %191
  %195 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %33) #8
  br label %196

196:                                              ; preds = %194, %191
  %197 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #8
  %198 = call i64 @llvm.umax.i64(i64 %172, i64 %36)
  %199 = icmp eq ptr %173, null
  br i1 %199, label %200, label %34, !llvm.loop !170

200:                                              ; preds = %196
  %201 = load ptr, ptr %0, align 8, !tbaa !48
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #9
  %202 = getelementptr inbounds %struct.device, ptr %201, i64 0, i32 1
  %203 = load ptr, ptr %202, align 8, !tbaa !15
  %204 = call i32 %203(ptr noundef nonnull %2) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #9
  %205 = load atomic i32, ptr %4 seq_cst, align 4
  %206 = icmp eq i32 %205, 0
  %207 = select i1 %206, i64 %198, i64 -1
  br label %231

208:                                              ; preds = %40, %16
  %209 = phi i64 [ %13, %16 ], [ %36, %40 ]
  %210 = phi ptr [ %11, %16 ], [ %35, %40 ]
  %211 = phi i32 [ %21, %16 ], [ %46, %40 ]
  %212 = load ptr, ptr %0, align 8, !tbaa !48
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #9
  %213 = getelementptr inbounds %struct.device, ptr %212, i64 0, i32 1
  %214 = load ptr, ptr %213, align 8, !tbaa !15
  %215 = call i32 %214(ptr noundef nonnull %2) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #9
  %216 = icmp eq i32 %211, 600
  br i1 %216, label %219, label %217

217:                                              ; preds = %208
  %218 = cmpxchg ptr %4, i32 0, i32 %211 seq_cst seq_cst, align 4
  br label %219

219:                                              ; preds = %208, %51, %217
  %220 = phi i64 [ %36, %51 ], [ %209, %208 ], [ %209, %217 ]
  %221 = phi ptr [ %35, %51 ], [ %210, %208 ], [ %210, %217 ]
  %222 = load atomic i32, ptr %4 seq_cst, align 4
  %223 = icmp eq i32 %222, 0
  %224 = select i1 %223, i64 %220, i64 -1
  br i1 %223, label %225, label %231

225:                                              ; preds = %219
  %226 = getelementptr inbounds %struct.batch, ptr %221, i64 0, i32 1
  %227 = load i64, ptr %226, align 8, !tbaa !58
  %228 = getelementptr inbounds %struct.batch, ptr %221, i64 0, i32 2
  %229 = load i64, ptr %228, align 8, !tbaa !100
  %230 = sub i64 %227, %229
  br label %231

231:                                              ; preds = %200, %219, %7, %225, %1
  %232 = phi i64 [ -1, %1 ], [ %13, %7 ], [ %224, %219 ], [ %230, %225 ], [ %207, %200 ]
  ret i64 %232
}

declare i32 @pthread_cond_broadcast(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local i32 @queue_spin(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = icmp eq i64 %2, 0
  br i1 %6, label %29, label %7

7:                                                ; preds = %3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #9
  %8 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #8
  %9 = load i64, ptr %5, align 8, !tbaa !79
  %10 = mul i64 %9, 1000000000
  %11 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !81
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #9
  %13 = add i64 %12, %2
  %14 = add i64 %13, %10
  %15 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  br label %16

16:                                               ; preds = %19, %7
  %17 = call i64 @queue_completed(ptr noundef %0) #10
  %18 = icmp ult i64 %17, %1
  br i1 %18, label %19, label %26

19:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #9
  %20 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #8
  %21 = load i64, ptr %4, align 8, !tbaa !79
  %22 = mul i64 %21, 1000000000
  %23 = load i64, ptr %15, align 8, !tbaa !81
  %24 = add i64 %22, %23
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #9
  %25 = icmp ult i64 %24, %14
  br i1 %25, label %16, label %26, !llvm.loop !171

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
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %3 = load atomic i32, ptr %2 seq_cst, align 4
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @queue_failed(ptr nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %3 = load atomic i32, ptr %2 seq_cst, align 8
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local void @queue_take_failure(ptr noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %6 = load ptr, ptr %5, align 8, !tbaa !172
  %7 = load ptr, ptr %6, align 8, !tbaa !173
  store ptr %7, ptr %5, align 8, !tbaa !172
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %11

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  store ptr %5, ptr %10, align 8, !tbaa !53
  br label %11

11:                                               ; preds = %9, %2
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %13 = load i32, ptr %12, align 8, !tbaa !108
  %14 = add i32 %13, -1
  store atomic i32 %14, ptr %12 seq_cst, align 8
  %15 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2328) %1, ptr noundef nonnull align 8 dereferenceable(2328) %6, i64 2328, i1 false), !tbaa.struct !174
  tail call void @free(ptr noundef nonnull %6) #8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind
define dso_local i32 @queue_arm(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %6 = load i64, ptr %5, align 8, !tbaa !55
  %7 = icmp ult i64 %6, %1
  br i1 %7, label %10, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  br label %16

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %12 = load atomic i32, ptr %11 seq_cst, align 4
  %13 = freeze i32 %12
  %14 = icmp eq i32 %13, 0
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  br i1 %14, label %18, label %16

16:                                               ; preds = %8, %10
  %17 = phi ptr [ %9, %8 ], [ %15, %10 ]
  br label %18

18:                                               ; preds = %10, %16
  %19 = phi ptr [ %17, %16 ], [ %15, %10 ]
  %20 = phi i32 [ 1, %16 ], [ 0, %10 ]
  %21 = phi i64 [ 0, %16 ], [ %1, %10 ]
  store atomic i64 %21, ptr %19 seq_cst, align 8
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %23 = load i32, ptr %22, align 8, !tbaa !82
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %28, label %25

25:                                               ; preds = %18
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %27 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %26) #8
  br label %28

28:                                               ; preds = %18, %25
  %29 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #8
  ret i32 %20
}

; Function Attrs: nounwind
define dso_local i32 @queue_wait(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #9
  %6 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #8
  %7 = load i64, ptr %4, align 8, !tbaa !79
  %8 = mul i64 %7, 1000000000
  %9 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %10 = load i64, ptr %9, align 8, !tbaa !81
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #9
  %11 = add i64 %10, %2
  %12 = add i64 %11, %8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #9
  %13 = freeze i64 %12
  %14 = udiv i64 %13, 1000000000
  store i64 %14, ptr %5, align 8, !tbaa !79
  %15 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %16 = mul i64 %14, 1000000000
  %17 = sub i64 %13, %16
  store i64 %17, ptr %15, align 8, !tbaa !81
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %19 = call i32 @pthread_mutex_lock(ptr noundef nonnull %18) #8
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %21 = load i32, ptr %20, align 4, !tbaa !73
  %22 = add i32 %21, 1
  store i32 %22, ptr %20, align 4, !tbaa !73
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %24 = load i32, ptr %23, align 8, !tbaa !82
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %29, label %26

26:                                               ; preds = %3
  %27 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %28 = call i32 @pthread_cond_signal(ptr noundef nonnull %27) #8
  br label %29

29:                                               ; preds = %3, %26
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %32 = load i64, ptr %31, align 8, !tbaa !55
  %33 = icmp ult i64 %32, %1
  br i1 %33, label %34, label %52

34:                                               ; preds = %29
  %35 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %36 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  br label %37

37:                                               ; preds = %34, %46
  %38 = phi i32 [ 0, %34 ], [ %47, %46 ]
  %39 = load atomic i32, ptr %30 seq_cst, align 4
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %50

41:                                               ; preds = %37
  %42 = load i32, ptr %35, align 8, !tbaa !54
  %43 = icmp eq i32 %42, 0
  %44 = icmp eq i32 %38, 0
  %45 = select i1 %43, i1 %44, i1 false
  br i1 %45, label %46, label %50

46:                                               ; preds = %41
  %47 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %36, ptr noundef nonnull %18, i32 noundef 1, ptr noundef nonnull %5) #8
  %48 = load i64, ptr %31, align 8, !tbaa !55
  %49 = icmp ult i64 %48, %1
  br i1 %49, label %37, label %50, !llvm.loop !176

50:                                               ; preds = %41, %37, %46
  %51 = load i64, ptr %31, align 8, !tbaa !55
  br label %52

52:                                               ; preds = %50, %29
  %53 = phi i64 [ %51, %50 ], [ %32, %29 ]
  %54 = load i32, ptr %20, align 4, !tbaa !73
  %55 = add i32 %54, -1
  store i32 %55, ptr %20, align 4, !tbaa !73
  %56 = icmp uge i64 %53, %1
  %57 = zext i1 %56 to i32
  %58 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %18) #8
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #9
  ret i32 %57
}

declare i32 @pthread_cond_clockwait(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local void @queue_await_handed(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %9 = load i64, ptr %8, align 8, !tbaa !46
  %10 = icmp ult i64 %9, %1
  br i1 %10, label %11, label %26

11:                                               ; preds = %2
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  br label %13

13:                                               ; preds = %11, %22
  %14 = load atomic i32, ptr %5 seq_cst, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %26

16:                                               ; preds = %13
  %17 = load i32, ptr %6, align 8, !tbaa !54
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %16
  %20 = load i32, ptr %7, align 4, !tbaa !61
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %19
  %23 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %3) #8
  %24 = load i64, ptr %8, align 8, !tbaa !46
  %25 = icmp ult i64 %24, %1
  br i1 %25, label %13, label %26, !llvm.loop !177

26:                                               ; preds = %19, %22, %13, %16, %2
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #8
  ret void
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local i32 @queue_hold_stream(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca ptr, align 8
  %5 = load ptr, ptr %0, align 8, !tbaa !48
  %6 = load ptr, ptr %5, align 8, !tbaa !8
  %7 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 31
  %8 = load ptr, ptr %7, align 8, !tbaa !12
  %9 = tail call i32 %6(ptr noundef %8) #8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %37

11:                                               ; preds = %3
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %13 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %12) #8
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  br label %15

15:                                               ; preds = %19, %11
  %16 = phi ptr [ %14, %11 ], [ %17, %19 ]
  %17 = load ptr, ptr %16, align 8, !tbaa !4
  %18 = icmp eq ptr %17, null
  br i1 %18, label %30, label %19

19:                                               ; preds = %15
  %20 = getelementptr inbounds %struct.batch, ptr %17, i64 0, i32 1
  %21 = load i64, ptr %20, align 8, !tbaa !58
  %22 = icmp ult i64 %21, %2
  br i1 %22, label %15, label %23, !llvm.loop !141

23:                                               ; preds = %19
  %24 = load ptr, ptr %0, align 8, !tbaa !48
  %25 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 20
  %26 = load ptr, ptr %25, align 8, !tbaa !142
  %27 = getelementptr inbounds %struct.batch, ptr %17, i64 0, i32 6
  %28 = load ptr, ptr %27, align 8, !tbaa !76
  %29 = tail call i32 %26(ptr noundef %1, ptr noundef %28, i32 noundef 0) #8
  br label %30

30:                                               ; preds = %15, %23
  %31 = phi i32 [ %29, %23 ], [ 0, %15 ]
  %32 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %12) #8
  %33 = load ptr, ptr %0, align 8, !tbaa !48
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #9
  %34 = getelementptr inbounds %struct.device, ptr %33, i64 0, i32 1
  %35 = load ptr, ptr %34, align 8, !tbaa !15
  %36 = call i32 %35(ptr noundef nonnull %4) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #9
  br label %37

37:                                               ; preds = %3, %30
  %38 = phi i32 [ %31, %30 ], [ %9, %3 ]
  ret i32 %38
}

; Function Attrs: nounwind
define dso_local void @queue_abandon(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #8
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  store atomic i32 1, ptr %4 seq_cst, align 4
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %6 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %5) #8
  %7 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #8
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = alloca [4 x ptr], align 16
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #8
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  store i32 1, ptr %6, align 8, !tbaa !54
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %8 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %7) #8
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %10 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %9) #8
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %12 = load i32, ptr %11, align 8, !tbaa !62
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %1, %14
  %15 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %9, ptr noundef nonnull %4) #8
  %16 = load i32, ptr %11, align 8, !tbaa !62
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %14, !llvm.loop !178

18:                                               ; preds = %14, %1
  %19 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #8
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %21 = load i64, ptr %20, align 8, !tbaa !179
  %22 = tail call i32 @pthread_join(i64 noundef %21, ptr noundef null) #8
  %23 = load ptr, ptr %0, align 8, !tbaa !48
  %24 = load ptr, ptr %23, align 8, !tbaa !8
  %25 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 31
  %26 = load ptr, ptr %25, align 8, !tbaa !12
  %27 = tail call i32 %24(ptr noundef %26) #8
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %36

29:                                               ; preds = %18
  %30 = load ptr, ptr %0, align 8, !tbaa !48
  %31 = getelementptr inbounds %struct.device, ptr %30, i64 0, i32 21
  %32 = load ptr, ptr %31, align 8, !tbaa !180
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %34 = load ptr, ptr %33, align 8, !tbaa !49
  %35 = tail call i32 %32(ptr noundef %34) #8
  br label %36

36:                                               ; preds = %29, %18
  %37 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #9
  %38 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %39 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %40 = load <2 x ptr>, ptr %39, align 8, !tbaa !4
  %41 = shufflevector <2 x ptr> %40, <2 x ptr> poison, <2 x i32> <i32 1, i32 0>
  store <2 x ptr> %41, ptr %3, align 16, !tbaa !4
  %42 = getelementptr inbounds ptr, ptr %3, i64 2
  %43 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %44 = load ptr, ptr %43, align 8, !tbaa !57
  store ptr %44, ptr %42, align 16, !tbaa !4
  %45 = getelementptr inbounds ptr, ptr %3, i64 3
  %46 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %47 = load ptr, ptr %46, align 8, !tbaa !154
  store ptr %47, ptr %45, align 8, !tbaa !4
  store ptr null, ptr %46, align 8, !tbaa !154
  store ptr null, ptr %43, align 8, !tbaa !57
  store <2 x ptr> zeroinitializer, ptr %39, align 8, !tbaa !4
  %48 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store ptr %38, ptr %48, align 8, !tbaa !51
  %49 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #8
  br i1 %28, label %55, label %106

50:                                               ; preds = %103
  %51 = load ptr, ptr %0, align 8, !tbaa !48
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #9
  %52 = getelementptr inbounds %struct.device, ptr %51, i64 0, i32 1
  %53 = load ptr, ptr %52, align 8, !tbaa !15
  %54 = call i32 %53(ptr noundef nonnull %2) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #9
  br label %106

55:                                               ; preds = %36, %103
  %56 = phi i64 [ %104, %103 ], [ 0, %36 ]
  %57 = getelementptr inbounds [4 x ptr], ptr %3, i64 0, i64 %56
  %58 = load ptr, ptr %57, align 8, !tbaa !4
  %59 = icmp eq ptr %58, null
  br i1 %59, label %103, label %60

60:                                               ; preds = %55
  %61 = load ptr, ptr %0, align 8, !tbaa !48
  %62 = getelementptr inbounds %struct.device, ptr %61, i64 0, i32 15
  %63 = getelementptr inbounds %struct.device, ptr %61, i64 0, i32 13
  br label %64

64:                                               ; preds = %97, %60
  %65 = phi ptr [ %58, %60 ], [ %66, %97 ]
  %66 = load ptr, ptr %65, align 8, !tbaa !72
  %67 = getelementptr inbounds %struct.batch, ptr %65, i64 0, i32 6
  %68 = load ptr, ptr %67, align 8, !tbaa !76
  %69 = icmp eq ptr %68, null
  br i1 %69, label %73, label %70

70:                                               ; preds = %64
  %71 = load ptr, ptr %62, align 8, !tbaa !93
  %72 = tail call i32 %71(ptr noundef nonnull %68) #8
  br label %73

73:                                               ; preds = %70, %64
  %74 = getelementptr inbounds %struct.batch, ptr %65, i64 0, i32 16
  %75 = load i32, ptr %74, align 4, !tbaa !94
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %79, label %77

77:                                               ; preds = %73
  %78 = getelementptr inbounds %struct.batch, ptr %65, i64 0, i32 17
  br label %83

79:                                               ; preds = %83, %73
  %80 = getelementptr inbounds %struct.batch, ptr %65, i64 0, i32 7
  %81 = load ptr, ptr %80, align 8, !tbaa !95
  %82 = icmp eq ptr %81, null
  br i1 %82, label %97, label %94

83:                                               ; preds = %83, %77
  %84 = phi i64 [ 0, %77 ], [ %90, %83 ]
  %85 = load ptr, ptr %62, align 8, !tbaa !93
  %86 = load ptr, ptr %78, align 8, !tbaa !96
  %87 = getelementptr inbounds ptr, ptr %86, i64 %84
  %88 = load ptr, ptr %87, align 8, !tbaa !4
  %89 = tail call i32 %85(ptr noundef %88) #8
  %90 = add nuw nsw i64 %84, 1
  %91 = load i32, ptr %74, align 4, !tbaa !94
  %92 = zext i32 %91 to i64
  %93 = icmp ult i64 %90, %92
  br i1 %93, label %83, label %79, !llvm.loop !97

94:                                               ; preds = %79
  %95 = load ptr, ptr %63, align 8, !tbaa !98
  %96 = tail call i32 %95(ptr noundef nonnull %81) #8
  br label %97

97:                                               ; preds = %94, %79
  %98 = getelementptr inbounds %struct.batch, ptr %65, i64 0, i32 14
  %99 = load ptr, ptr %98, align 8, !tbaa !99
  tail call void @free(ptr noundef %99) #8
  %100 = getelementptr inbounds %struct.batch, ptr %65, i64 0, i32 17
  %101 = load ptr, ptr %100, align 8, !tbaa !96
  tail call void @free(ptr noundef %101) #8
  tail call void @free(ptr noundef nonnull %65) #8
  %102 = icmp eq ptr %66, null
  br i1 %102, label %103, label %64, !llvm.loop !181

103:                                              ; preds = %97, %55
  %104 = add nuw nsw i64 %56, 1
  %105 = icmp eq i64 %104, 4
  br i1 %105, label %50, label %55, !llvm.loop !182

106:                                              ; preds = %36, %50
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #9
  ret void
}

declare i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #1

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %3 = load ptr, ptr %2, align 8, !tbaa !172
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %6

5:                                                ; preds = %6, %1
  tail call void @free(ptr noundef %0) #8
  ret void

6:                                                ; preds = %1, %6
  %7 = phi ptr [ %8, %6 ], [ %3, %1 ]
  %8 = load ptr, ptr %7, align 8, !tbaa !173
  tail call void @free(ptr noundef nonnull %7) #8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %5, label %6, !llvm.loop !183
}

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #1

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #1

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #1

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #6

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #7

attributes #0 = { nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #1 = { "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nobuiltin nounwind "no-builtins" }
attributes #9 = { nounwind }
attributes #10 = { nobuiltin "no-builtins" }

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
!9 = !{!"device", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192, !5, i64 200, !5, i64 208, !5, i64 216, !5, i64 224, !5, i64 232, !5, i64 240, !5, i64 248, !5, i64 256, !10, i64 264, !5, i64 328, !11, i64 336}
!10 = !{!"", !6, i64 0}
!11 = !{!"double", !6, i64 0}
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
!46 = !{!47, !17, i64 32}
!47 = !{!"queue", !5, i64 0, !5, i64 8, !21, i64 16, !21, i64 20, !17, i64 24, !17, i64 32, !17, i64 40, !17, i64 48, !17, i64 56, !21, i64 64, !21, i64 68, !21, i64 72, !21, i64 76, !21, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !21, i64 152, !10, i64 160, !10, i64 224, !10, i64 288}
!48 = !{!47, !5, i64 0}
!49 = !{!47, !5, i64 8}
!50 = !{!47, !21, i64 16}
!51 = !{!47, !5, i64 104}
!52 = !{!47, !5, i64 120}
!53 = !{!47, !5, i64 144}
!54 = !{!47, !21, i64 64}
!55 = !{!47, !17, i64 40}
!56 = distinct !{!56, !23}
!57 = !{!47, !5, i64 112}
!58 = !{!59, !17, i64 8}
!59 = !{!"batch", !5, i64 0, !17, i64 8, !17, i64 16, !5, i64 24, !17, i64 32, !17, i64 40, !5, i64 48, !5, i64 56, !17, i64 64, !17, i64 72, !21, i64 80, !21, i64 84, !21, i64 88, !21, i64 92, !5, i64 96, !21, i64 104, !21, i64 108, !5, i64 112, !5, i64 120}
!60 = distinct !{!60, !23}
!61 = !{!47, !21, i64 68}
!62 = !{!47, !21, i64 80}
!63 = !{!47, !17, i64 48}
!64 = !{!59, !17, i64 40}
!65 = !{!59, !5, i64 24}
!66 = !{!59, !17, i64 32}
!67 = !{!68, !20, i64 0}
!68 = !{!"wait", !19, i64 0, !5, i64 8, !17, i64 16}
!69 = !{!68, !5, i64 8}
!70 = !{!68, !17, i64 16}
!71 = distinct !{!71, !23}
!72 = !{!59, !5, i64 0}
!73 = !{!47, !21, i64 76}
!74 = !{!59, !21, i64 80}
!75 = !{!9, !5, i64 144}
!76 = !{!59, !5, i64 48}
!77 = !{!59, !21, i64 84}
!78 = !{!47, !5, i64 88}
!79 = !{!80, !17, i64 0}
!80 = !{!"", !17, i64 0, !17, i64 8}
!81 = !{!80, !17, i64 8}
!82 = !{!47, !21, i64 72}
!83 = !{!19, !20, i64 2}
!84 = !{!19, !20, i64 0}
!85 = !{!86, !17, i64 24}
!86 = !{!"copy", !19, i64 0, !17, i64 8, !17, i64 16, !17, i64 24}
!87 = distinct !{!87, !23}
!88 = !{!59, !17, i64 64}
!89 = distinct !{!89, !23}
!90 = distinct !{!90, !23}
!91 = !{!9, !5, i64 112}
!92 = !{!9, !5, i64 96}
!93 = !{!9, !5, i64 120}
!94 = !{!59, !21, i64 108}
!95 = !{!59, !5, i64 56}
!96 = !{!59, !5, i64 112}
!97 = distinct !{!97, !23}
!98 = !{!9, !5, i64 104}
!99 = !{!59, !5, i64 96}
!100 = !{!59, !17, i64 16}
!101 = !{!59, !17, i64 72}
!102 = !{!59, !21, i64 104}
!103 = !{!59, !21, i64 88}
!104 = !{!59, !5, i64 120}
!105 = !{!106, !17, i64 8}
!106 = !{!"failure", !5, i64 0, !17, i64 8, !17, i64 16, !6, i64 24, !6, i64 2072}
!107 = !{!106, !17, i64 16}
!108 = !{!47, !21, i64 152}
!109 = distinct !{!109, !23}
!110 = !{!9, !5, i64 56}
!111 = !{!9, !5, i64 16}
!112 = distinct !{!112, !23}
!113 = !{!9, !5, i64 32}
!114 = !{i64 0, i64 8, !4, i64 8, i64 8, !4, i64 16, i64 8, !16, i64 24, i64 8, !16}
!115 = !{i64 0, i64 8, !4, i64 8, i64 8, !16, i64 16, i64 8, !16}
!116 = !{i64 0, i64 8, !16, i64 8, i64 8, !16}
!117 = !{i64 0, i64 8, !16}
!118 = !{!9, !5, i64 40}
!119 = !{!86, !17, i64 8}
!120 = !{!86, !17, i64 16}
!121 = !{!9, !5, i64 24}
!122 = !{!9, !5, i64 80}
!123 = !{!9, !5, i64 256}
!124 = !{!9, !5, i64 88}
!125 = !{!9, !5, i64 48}
!126 = !{!127, !17, i64 8}
!127 = !{!"peer_copy", !19, i64 0, !17, i64 8, !5, i64 16, !17, i64 24, !5, i64 32, !17, i64 40}
!128 = !{!127, !5, i64 16}
!129 = !{!127, !17, i64 24}
!130 = !{!127, !5, i64 32}
!131 = !{!127, !17, i64 40}
!132 = !{!133, !21, i64 24}
!133 = !{!"fill", !19, i64 0, !17, i64 8, !17, i64 16, !21, i64 24, !21, i64 28}
!134 = !{!133, !17, i64 8}
!135 = !{!133, !21, i64 28}
!136 = !{!133, !17, i64 16}
!137 = !{!9, !5, i64 64}
!138 = !{!9, !5, i64 72}
!139 = !{!9, !5, i64 216}
!140 = !{!9, !5, i64 224}
!141 = distinct !{!141, !23}
!142 = !{!9, !5, i64 160}
!143 = !{!144, !5, i64 8}
!144 = !{!"wait_event", !19, i64 0, !5, i64 8}
!145 = !{!146, !17, i64 16}
!146 = !{!"wait_semaphore", !19, i64 0, !5, i64 8, !17, i64 16}
!147 = !{!148, !17, i64 0}
!148 = !{!"", !149, i64 0, !21, i64 72, !6, i64 76}
!149 = !{!"", !17, i64 0, !17, i64 8, !17, i64 16, !21, i64 24, !6, i64 28}
!150 = !{!9, !5, i64 176}
!151 = distinct !{!151, !23}
!152 = !{!9, !5, i64 128}
!153 = distinct !{!153, !23}
!154 = !{!47, !5, i64 128}
!155 = !{!47, !5, i64 96}
!156 = !{!9, !5, i64 136}
!157 = !{!158, !5, i64 0}
!158 = !{!"harvest", !5, i64 0, !5, i64 8, !17, i64 16, !17, i64 24}
!159 = !{!158, !5, i64 8}
!160 = !{!158, !17, i64 16}
!161 = !{!158, !17, i64 24}
!162 = distinct !{!162, !23}
!163 = !{!9, !5, i64 152}
!164 = !{!9, !5, i64 328}
!165 = !{!9, !11, i64 336}
!166 = !{!167, !167, i64 0}
!167 = !{!"float", !6, i64 0}
!168 = !{!11, !11, i64 0}
!169 = distinct !{!169, !23}
!170 = distinct !{!170, !23}
!171 = distinct !{!171, !23}
!172 = !{!47, !5, i64 136}
!173 = !{!106, !5, i64 0}
!174 = !{i64 0, i64 8, !4, i64 8, i64 8, !16, i64 16, i64 8, !16, i64 24, i64 2048, !175, i64 2072, i64 256, !175}
!175 = !{!6, !6, i64 0}
!176 = distinct !{!176, !23}
!177 = distinct !{!177, !23}
!178 = distinct !{!178, !23}
!179 = !{!47, !17, i64 56}
!180 = !{!9, !5, i64 168}
!181 = distinct !{!181, !23}
!182 = distinct !{!182, !23}
!183 = distinct !{!183, !23}
