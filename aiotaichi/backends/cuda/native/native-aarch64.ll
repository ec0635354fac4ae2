; Made by `nox -s native` from *.c and *.h, sha256 f632698f7968c7a3682d055a05198be4f1b3ad275ba60f76be1351db9e626f46
; ModuleID = 'aiotaichi/backends/cuda/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"
target triple = "aarch64-unknown-linux-gnu"

%struct.CUgraphEdgeData = type { i8, i8, i8, [5 x i8] }
%struct.device = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, %struct.mutex, ptr, double }
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
%struct.harvest = type { ptr, ptr, i64, i64 }
%struct.peer_copy = type { %struct.command, i64, ptr, i64, ptr, i64 }
%struct.fill = type { %struct.command, i64, i64, i32, i32 }
%struct.execute = type { %struct.command, ptr, [0 x i8] }
%struct.wait_event = type { %struct.command, ptr }

@early = internal constant %struct.CUgraphEdgeData { i8 1, i8 0, i8 1, [5 x i8] zeroinitializer }, align 1
@one = internal constant i64 1, align 8

; Function Attrs: nounwind
define dso_local void @graph_destroy(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = load ptr, ptr %0, align 8, !tbaa !4
  %4 = load ptr, ptr %3, align 8, !tbaa !8
  %5 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 30
  %6 = load ptr, ptr %5, align 8, !tbaa !12
  %7 = tail call i32 %4(ptr noundef %6) #7
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %32

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8, !tbaa !4
  %12 = icmp eq ptr %11, null
  br i1 %12, label %18, label %13

13:                                               ; preds = %9
  %14 = load ptr, ptr %0, align 8, !tbaa !4
  %15 = getelementptr inbounds %struct.device, ptr %14, i64 0, i32 29
  %16 = load ptr, ptr %15, align 8, !tbaa !13
  %17 = tail call i32 %16(ptr noundef nonnull %11) #7
  br label %18

18:                                               ; preds = %13, %9
  %19 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %20 = load ptr, ptr %19, align 8, !tbaa !4
  %21 = icmp eq ptr %20, null
  br i1 %21, label %27, label %22

22:                                               ; preds = %18
  %23 = load ptr, ptr %0, align 8, !tbaa !4
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 28
  %25 = load ptr, ptr %24, align 8, !tbaa !14
  %26 = tail call i32 %25(ptr noundef nonnull %20) #7
  br label %27

27:                                               ; preds = %22, %18
  %28 = load ptr, ptr %0, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #8
  %29 = getelementptr inbounds %struct.device, ptr %28, i64 0, i32 1
  %30 = load ptr, ptr %29, align 8, !tbaa !15
  %31 = call i32 %30(ptr noundef nonnull %2) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #8
  call void @free(ptr noundef nonnull %0) #7
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
  %25 = tail call ptr @calloc(i64 noundef 1, i64 noundef %24) #7
  store i32 2, ptr %3, align 4, !tbaa !24
  %26 = icmp eq ptr %25, null
  br i1 %26, label %85, label %27

27:                                               ; preds = %21
  store ptr %0, ptr %25, align 8, !tbaa !4
  %28 = getelementptr inbounds %struct.graph, ptr %25, i64 0, i32 3
  store i64 %22, ptr %28, align 8, !tbaa !16
  %29 = load ptr, ptr %0, align 8, !tbaa !8
  %30 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 30
  %31 = load ptr, ptr %30, align 8, !tbaa !12
  %32 = tail call i32 %29(ptr noundef %31) #7
  store i32 %32, ptr %3, align 4, !tbaa !24
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %55

34:                                               ; preds = %27
  %35 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 22
  %36 = load ptr, ptr %35, align 8, !tbaa !25
  %37 = getelementptr inbounds %struct.graph, ptr %25, i64 0, i32 2
  %38 = tail call i32 %36(ptr noundef nonnull %37, i32 noundef 0) #7
  store i32 %38, ptr %3, align 4, !tbaa !24
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %49

40:                                               ; preds = %34
  %41 = tail call fastcc i32 @for_tasks(ptr noundef nonnull %25, ptr noundef %1, ptr noundef %7, ptr noundef nonnull @add_node) #9
  store i32 %41, ptr %3, align 4, !tbaa !24
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %49

43:                                               ; preds = %40
  %44 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 25
  %45 = load ptr, ptr %44, align 8, !tbaa !26
  %46 = getelementptr inbounds %struct.graph, ptr %25, i64 0, i32 1
  %47 = load ptr, ptr %37, align 8, !tbaa !4
  %48 = tail call i32 %45(ptr noundef nonnull %46, ptr noundef %47, i64 noundef 0) #7
  store i32 %48, ptr %3, align 4, !tbaa !24
  br label %49

49:                                               ; preds = %34, %40, %43
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #8
  %50 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %51 = load ptr, ptr %50, align 8, !tbaa !15
  %52 = call i32 %51(ptr noundef nonnull %6) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #8
  %53 = load i32, ptr %3, align 4, !tbaa !24
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %85, label %55

55:                                               ; preds = %27, %49
  %56 = load ptr, ptr %25, align 8, !tbaa !4
  %57 = load ptr, ptr %56, align 8, !tbaa !8
  %58 = getelementptr inbounds %struct.device, ptr %56, i64 0, i32 30
  %59 = load ptr, ptr %58, align 8, !tbaa !12
  %60 = call i32 %57(ptr noundef %59) #7
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %85

62:                                               ; preds = %55
  %63 = getelementptr inbounds %struct.graph, ptr %25, i64 0, i32 1
  %64 = load ptr, ptr %63, align 8, !tbaa !4
  %65 = icmp eq ptr %64, null
  br i1 %65, label %71, label %66

66:                                               ; preds = %62
  %67 = load ptr, ptr %25, align 8, !tbaa !4
  %68 = getelementptr inbounds %struct.device, ptr %67, i64 0, i32 29
  %69 = load ptr, ptr %68, align 8, !tbaa !13
  %70 = call i32 %69(ptr noundef nonnull %64) #7
  br label %71

71:                                               ; preds = %66, %62
  %72 = getelementptr inbounds %struct.graph, ptr %25, i64 0, i32 2
  %73 = load ptr, ptr %72, align 8, !tbaa !4
  %74 = icmp eq ptr %73, null
  br i1 %74, label %80, label %75

75:                                               ; preds = %71
  %76 = load ptr, ptr %25, align 8, !tbaa !4
  %77 = getelementptr inbounds %struct.device, ptr %76, i64 0, i32 28
  %78 = load ptr, ptr %77, align 8, !tbaa !14
  %79 = call i32 %78(ptr noundef nonnull %73) #7
  br label %80

80:                                               ; preds = %75, %71
  %81 = load ptr, ptr %25, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #8
  %82 = getelementptr inbounds %struct.device, ptr %81, i64 0, i32 1
  %83 = load ptr, ptr %82, align 8, !tbaa !15
  %84 = call i32 %83(ptr noundef nonnull %5) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #8
  call void @free(ptr noundef nonnull %25) #7
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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #8
  %24 = getelementptr inbounds %struct.launch, ptr %22, i64 0, i32 2
  %25 = load i64, ptr %24, align 8, !tbaa !16
  store i64 %25, ptr %5, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #8
  store i64 0, ptr %6, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #8
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
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %8) #8
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
  %44 = call i64 %38(ptr noundef nonnull %26) #7
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
  %67 = call i32 %3(ptr noundef %0, i64 noundef %34, ptr noundef nonnull %35, ptr noundef nonnull %8) #7, !callees !40
  %68 = icmp eq i32 %67, 0
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %8) #8
  br i1 %68, label %70, label %69

69:                                               ; preds = %61
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #8
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
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #8
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
  %15 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 23
  %16 = load ptr, ptr %15, align 8, !tbaa !44
  %17 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %18 = load ptr, ptr %17, align 8, !tbaa !4
  %19 = zext i1 %7 to i64
  %20 = tail call i32 %16(ptr noundef nonnull %6, ptr noundef %18, ptr noundef %9, i64 noundef %19, ptr noundef %3) #7
  br label %33

21:                                               ; preds = %10
  %22 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 23
  %23 = load ptr, ptr %22, align 8, !tbaa !44
  %24 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %25 = load ptr, ptr %24, align 8, !tbaa !4
  %26 = tail call i32 %23(ptr noundef nonnull %6, ptr noundef %25, ptr noundef null, i64 noundef 0, ptr noundef %3) #7
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %33

28:                                               ; preds = %21
  %29 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 24
  %30 = load ptr, ptr %29, align 8, !tbaa !45
  %31 = load ptr, ptr %24, align 8, !tbaa !4
  %32 = tail call i32 %30(ptr noundef %31, ptr noundef %9, ptr noundef nonnull %6, ptr noundef nonnull @early, i64 noundef 1) #7
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
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #7
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %5 = load i64, ptr %4, align 8, !tbaa !46
  %6 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #7
  ret i64 %5
}

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #1

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local ptr @queue_create(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 352) #7
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
  %16 = tail call i32 @pthread_create(ptr noundef nonnull %15, ptr noundef null, ptr noundef nonnull @park, ptr noundef nonnull %4) #7
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %19, label %18

18:                                               ; preds = %6
  tail call void @free(ptr noundef nonnull %4) #7
  br label %19

19:                                               ; preds = %6, %3, %18
  %20 = phi ptr [ null, %18 ], [ null, %3 ], [ %4, %6 ]
  ret ptr %20
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define internal ptr @park(ptr noundef %0) #0 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca ptr, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %6 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #7
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
  %42 = call i64 @write(i32 noundef %41, ptr noundef nonnull @one, i64 noundef 8) #7
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
  %75 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #7
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
  %92 = call i32 @pthread_mutex_lock(ptr noundef nonnull %91) #7
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
  %105 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %91) #7
  br label %111

106:                                              ; preds = %100
  %107 = getelementptr inbounds %struct.queue, ptr %88, i64 0, i32 10
  %108 = load i32, ptr %107, align 4, !tbaa !61
  %109 = icmp eq i32 %108, 0
  %110 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %91) #7
  br i1 %109, label %117, label %111

111:                                              ; preds = %106, %104, %82
  %112 = getelementptr inbounds %struct.command, ptr %83, i64 0, i32 2
  %113 = load i32, ptr %112, align 4, !tbaa !18
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds i8, ptr %83, i64 %114
  %116 = icmp ult ptr %115, %80
  br i1 %116, label %82, label %119, !llvm.loop !71

117:                                              ; preds = %106
  %118 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #7
  br label %129

119:                                              ; preds = %111, %74
  %120 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #7
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
  %126 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #7
  call fastcc void @fail_vain_waits(ptr noundef nonnull %0, ptr noundef nonnull %121) #9
  %127 = call fastcc i32 @hand_over(ptr noundef nonnull %0, ptr noundef nonnull %121) #9
  %128 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #7
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
  %143 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #7
  %144 = load ptr, ptr %0, align 8, !tbaa !48
  %145 = load ptr, ptr %144, align 8, !tbaa !8
  %146 = getelementptr inbounds %struct.device, ptr %144, i64 0, i32 30
  %147 = load ptr, ptr %146, align 8, !tbaa !12
  %148 = call i32 %145(ptr noundef %147) #7
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %152, label %150

150:                                              ; preds = %141
  %151 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #7
  br label %165

152:                                              ; preds = %141
  %153 = load ptr, ptr %0, align 8, !tbaa !48
  %154 = getelementptr inbounds %struct.device, ptr %153, i64 0, i32 18
  %155 = load ptr, ptr %154, align 8, !tbaa !75
  %156 = getelementptr inbounds %struct.batch, ptr %57, i64 0, i32 6
  %157 = load ptr, ptr %156, align 8, !tbaa !76
  %158 = call i32 %155(ptr noundef %157) #7
  %159 = load ptr, ptr %0, align 8, !tbaa !48
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #8
  %160 = getelementptr inbounds %struct.device, ptr %159, i64 0, i32 1
  %161 = load ptr, ptr %160, align 8, !tbaa !15
  %162 = call i32 %161(ptr noundef nonnull %4) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #8
  %163 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #7
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
  %190 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %23) #7
  br label %221

191:                                              ; preds = %137, %129
  br i1 %131, label %192, label %219

192:                                              ; preds = %191
  %193 = getelementptr inbounds %struct.wait, ptr %130, i64 0, i32 1
  %194 = load ptr, ptr %193, align 8, !tbaa !69
  %195 = getelementptr inbounds %struct.wait, ptr %130, i64 0, i32 2
  %196 = load i64, ptr %195, align 8, !tbaa !70
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #8
  %197 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #7
  %198 = load i64, ptr %2, align 8, !tbaa !79
  %199 = mul i64 %198, 1000000000
  %200 = load i64, ptr %26, align 8, !tbaa !81
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #8
  %201 = add i64 %200, 1000000
  %202 = add i64 %201, %199
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #8
  %203 = freeze i64 %202
  %204 = udiv i64 %203, 1000000000
  store i64 %204, ptr %3, align 8, !tbaa !79
  %205 = mul i64 %204, 1000000000
  %206 = sub i64 %203, %205
  store i64 %206, ptr %27, align 8, !tbaa !81
  %207 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #7
  %208 = getelementptr inbounds %struct.queue, ptr %194, i64 0, i32 23
  %209 = call i32 @pthread_mutex_lock(ptr noundef nonnull %208) #7
  %210 = getelementptr inbounds %struct.queue, ptr %194, i64 0, i32 5
  %211 = load i64, ptr %210, align 8, !tbaa !46
  %212 = icmp ult i64 %211, %196
  br i1 %212, label %213, label %216

213:                                              ; preds = %192
  %214 = getelementptr inbounds %struct.queue, ptr %194, i64 0, i32 25
  %215 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %214, ptr noundef nonnull %208, i32 noundef 1, ptr noundef nonnull %3) #7
  br label %216

216:                                              ; preds = %192, %213
  %217 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %208) #7
  %218 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #7
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #8
  br label %221

219:                                              ; preds = %191
  store i32 1, ptr %24, align 8, !tbaa !82
  %220 = call i32 @pthread_cond_wait(ptr noundef nonnull %25, ptr noundef nonnull %5) #7
  store i32 0, ptr %24, align 8, !tbaa !82
  br label %221

221:                                              ; preds = %125, %216, %219, %189, %37, %40
  %222 = load i32, ptr %7, align 8, !tbaa !54
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %28, label %224

224:                                              ; preds = %221, %1
  %225 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #7
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
  %56 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %55) #7
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
  %84 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %55) #7
  br label %172

85:                                               ; preds = %60, %52
  %86 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %55) #7
  %87 = load ptr, ptr %0, align 8, !tbaa !48
  %88 = tail call ptr @calloc(i64 noundef 1, i64 noundef 128) #7
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
  %106 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 30
  %107 = load ptr, ptr %106, align 8, !tbaa !12
  %108 = tail call i32 %105(ptr noundef %107) #7
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %110, label %163

110:                                              ; preds = %104
  %111 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 14
  %112 = load ptr, ptr %111, align 8, !tbaa !91
  %113 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 6
  %114 = tail call i32 %112(ptr noundef nonnull %113, i32 noundef 3) #7
  %115 = icmp eq i32 %114, 0
  %116 = and i1 %91, %115
  br i1 %116, label %117, label %123

117:                                              ; preds = %110
  %118 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 12
  %119 = load ptr, ptr %118, align 8, !tbaa !92
  %120 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 7
  %121 = load i64, ptr %92, align 8, !tbaa !88
  %122 = tail call i32 %119(ptr noundef nonnull %120, i64 noundef %121, i32 noundef 3) #7
  br label %123

123:                                              ; preds = %117, %110
  %124 = phi i32 [ %122, %117 ], [ %114, %110 ]
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %126, label %130

126:                                              ; preds = %123
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #8
  %127 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 1
  %128 = load ptr, ptr %127, align 8, !tbaa !15
  %129 = call i32 %128(ptr noundef nonnull %7) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #8
  br label %172

130:                                              ; preds = %123
  %131 = load ptr, ptr %113, align 8, !tbaa !76
  %132 = icmp eq ptr %131, null
  br i1 %132, label %137, label %133

133:                                              ; preds = %130
  %134 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 15
  %135 = load ptr, ptr %134, align 8, !tbaa !93
  %136 = tail call i32 %135(ptr noundef nonnull %131) #7
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
  %154 = tail call i32 %150(ptr noundef %153) #7
  %155 = add nuw nsw i64 %149, 1
  %156 = load i32, ptr %138, align 4, !tbaa !94
  %157 = zext i32 %156 to i64
  %158 = icmp ult i64 %155, %157
  br i1 %158, label %148, label %144, !llvm.loop !97

159:                                              ; preds = %144
  %160 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 13
  %161 = load ptr, ptr %160, align 8, !tbaa !98
  %162 = tail call i32 %161(ptr noundef nonnull %146) #7
  br label %164

163:                                              ; preds = %104
  tail call void @free(ptr noundef nonnull %88) #7
  br label %253

164:                                              ; preds = %144, %159
  %165 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 14
  %166 = load ptr, ptr %165, align 8, !tbaa !99
  tail call void @free(ptr noundef %166) #7
  %167 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 17
  %168 = load ptr, ptr %167, align 8, !tbaa !96
  tail call void @free(ptr noundef %168) #7
  tail call void @free(ptr noundef nonnull %88) #7
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #8
  %169 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 1
  %170 = load ptr, ptr %169, align 8, !tbaa !15
  %171 = call i32 %170(ptr noundef nonnull %7) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #8
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
  %195 = call i32 @pthread_mutex_lock(ptr noundef nonnull %194) #7
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
  %208 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %194) #7
  br label %214

209:                                              ; preds = %203
  %210 = getelementptr inbounds %struct.queue, ptr %191, i64 0, i32 10
  %211 = load i32, ptr %210, align 4, !tbaa !61
  %212 = icmp eq i32 %211, 0
  %213 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %194) #7
  br i1 %212, label %237, label %214

214:                                              ; preds = %209, %207, %185
  %215 = getelementptr inbounds %struct.command, ptr %186, i64 0, i32 2
  %216 = load i32, ptr %215, align 4, !tbaa !18
  %217 = zext i32 %216 to i64
  %218 = getelementptr inbounds i8, ptr %186, i64 %217
  %219 = icmp ult ptr %218, %8
  br i1 %219, label %185, label %220, !llvm.loop !71

220:                                              ; preds = %214, %184
  %221 = call i32 @pthread_mutex_lock(ptr noundef nonnull %55) #7
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
  %238 = call i32 @pthread_mutex_lock(ptr noundef nonnull %55) #7
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
  %247 = call i32 @pthread_cond_signal(ptr noundef nonnull %246) #7
  br label %248

248:                                              ; preds = %239, %245
  %249 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %55) #7
  br label %253

250:                                              ; preds = %229, %233
  store i32 1, ptr %226, align 8, !tbaa !62
  %251 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %55) #7
  call fastcc void @fail_vain_waits(ptr noundef nonnull %0, ptr noundef nonnull %173) #9
  %252 = call fastcc i32 @hand_over(ptr noundef nonnull %0, ptr noundef nonnull %173) #9
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
  %23 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %22) #7
  %24 = getelementptr inbounds %struct.queue, ptr %21, i64 0, i32 5
  %25 = load i64, ptr %24, align 8, !tbaa !46
  %26 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %22) #7
  %27 = getelementptr inbounds %struct.wait, ptr %16, i64 0, i32 2
  %28 = load i64, ptr %27, align 8, !tbaa !70
  %29 = icmp ult i64 %25, %28
  br i1 %29, label %30, label %42

30:                                               ; preds = %19
  %31 = load i64, ptr %10, align 8, !tbaa !58
  %32 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2328) #7
  %33 = icmp eq ptr %32, null
  br i1 %33, label %42, label %34

34:                                               ; preds = %30
  %35 = getelementptr inbounds %struct.failure, ptr %32, i64 0, i32 1
  store i64 %31, ptr %35, align 8, !tbaa !105
  %36 = getelementptr inbounds %struct.failure, ptr %32, i64 0, i32 2
  store i64 1, ptr %36, align 8, !tbaa !107
  %37 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %11) #7
  %38 = load ptr, ptr %12, align 8, !tbaa !53
  store ptr %32, ptr %38, align 8, !tbaa !4
  store ptr %32, ptr %12, align 8, !tbaa !53
  %39 = load i32, ptr %13, align 8, !tbaa !108
  %40 = add i32 %39, 1
  store atomic i32 %40, ptr %13 seq_cst, align 8
  %41 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %11) #7
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
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca [3 x ptr], align 8
  %7 = alloca %struct.CUDA_KERNEL_NODE_PARAMS, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  %11 = alloca [3 x ptr], align 8
  %12 = load ptr, ptr %0, align 8, !tbaa !48
  %13 = load ptr, ptr %12, align 8, !tbaa !8
  %14 = getelementptr inbounds %struct.device, ptr %12, i64 0, i32 30
  %15 = load ptr, ptr %14, align 8, !tbaa !12
  %16 = tail call i32 %13(ptr noundef %15) #7
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %636

18:                                               ; preds = %2
  %19 = load ptr, ptr %0, align 8, !tbaa !48
  %20 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 3
  %21 = load ptr, ptr %20, align 8, !tbaa !65
  %22 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 4
  %23 = load i64, ptr %22, align 8, !tbaa !66
  %24 = getelementptr inbounds i8, ptr %21, i64 %23
  %25 = icmp sgt i64 %23, 0
  br i1 %25, label %26, label %616

26:                                               ; preds = %18
  %27 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %28 = load i64, ptr %27, align 8, !tbaa !58
  %29 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 2
  %30 = load i64, ptr %29, align 8, !tbaa !100
  %31 = sub i64 %28, %30
  %32 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 20
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %34 = getelementptr inbounds ptr, ptr %6, i64 1
  %35 = getelementptr inbounds ptr, ptr %6, i64 2
  %36 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 1
  %37 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 2
  %38 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 4
  %39 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 5
  %40 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 7
  %41 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 8
  %42 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 9
  %43 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 11
  %44 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 6
  %45 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %46 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %47 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %48 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 7
  %49 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 9
  %50 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 4
  %51 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 14
  %52 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 12
  %53 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 13
  %54 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 3
  %55 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 5
  %56 = getelementptr inbounds ptr, ptr %11, i64 1
  %57 = getelementptr inbounds ptr, ptr %11, i64 2
  %58 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 18
  %59 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 16
  %60 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 17
  %61 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 15
  br label %63

62:                                               ; preds = %607
  br i1 %614, label %616, label %624

63:                                               ; preds = %607, %26
  %64 = phi i64 [ %31, %26 ], [ %69, %607 ]
  %65 = phi ptr [ %21, %26 ], [ %612, %607 ]
  %66 = getelementptr inbounds %struct.command, ptr %65, i64 0, i32 1
  %67 = load i16, ptr %66, align 2, !tbaa !83
  %68 = zext i16 %67 to i64
  %69 = add i64 %64, %68
  %70 = icmp eq i16 %67, 0
  %71 = zext i1 %70 to i64
  %72 = add i64 %69, %71
  %73 = load i16, ptr %65, align 4, !tbaa !84
  switch i16 %73, label %556 [
    i16 1, label %74
    i16 2, label %234
    i16 3, label %244
    i16 4, label %255
    i16 5, label %266
    i16 6, label %285
    i16 7, label %330
    i16 8, label %380
    i16 9, label %394
    i16 10, label %433
    i16 11, label %523
    i16 12, label %550
  ]

74:                                               ; preds = %63
  %75 = load ptr, ptr %0, align 8, !tbaa !48
  %76 = getelementptr inbounds %struct.launch, ptr %65, i64 0, i32 1
  %77 = load ptr, ptr %76, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #8
  %78 = getelementptr inbounds %struct.launch, ptr %65, i64 0, i32 2
  %79 = load i64, ptr %78, align 8, !tbaa !16
  store i64 %79, ptr %9, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #8
  store ptr null, ptr %10, align 8, !tbaa !4
  %80 = getelementptr inbounds %struct.kernel, ptr %77, i64 0, i32 2
  %81 = load i64, ptr %80, align 8, !tbaa !16
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %92, label %83

83:                                               ; preds = %74
  %84 = load ptr, ptr %48, align 8, !tbaa !95
  %85 = load i64, ptr %49, align 8, !tbaa !101
  %86 = getelementptr inbounds i8, ptr %84, i64 %85
  %87 = add i64 %81, 15
  %88 = and i64 %87, -16
  %89 = add i64 %85, %88
  store i64 %89, ptr %49, align 8, !tbaa !101
  store ptr %86, ptr %10, align 8, !tbaa !4
  %90 = load i64, ptr %80, align 8, !tbaa !16
  %91 = call ptr @memset(ptr noundef %86, i32 noundef 0, i64 noundef %90) #7
  br label %92

92:                                               ; preds = %83, %74
  %93 = getelementptr inbounds %struct.kernel, ptr %77, i64 0, i32 1
  %94 = load i64, ptr %93, align 8, !tbaa !16
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %102, label %96

96:                                               ; preds = %92
  %97 = getelementptr inbounds %struct.device, ptr %75, i64 0, i32 7
  %98 = load ptr, ptr %97, align 8, !tbaa !110
  %99 = add i64 %79, 35224
  %100 = load ptr, ptr %33, align 8, !tbaa !49
  %101 = call i32 %98(i64 noundef %99, i8 noundef 0, i64 noundef 8, ptr noundef %100) #7
  br label %102

102:                                              ; preds = %96, %92
  %103 = phi i32 [ %101, %96 ], [ 0, %92 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %11) #8
  store ptr %9, ptr %11, align 8, !tbaa !4
  store ptr %10, ptr %56, align 8, !tbaa !4
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
  %120 = load ptr, ptr %110, align 8, !tbaa !111
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
  %129 = call i64 %123(ptr noundef nonnull %104) #7
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
  %152 = load ptr, ptr %33, align 8, !tbaa !49
  %153 = call i32 %120(ptr noundef %121, i32 noundef %147, i32 noundef 1, i32 noundef 1, i32 noundef %149, i32 noundef 1, i32 noundef 1, i32 noundef %151, ptr noundef %152, ptr noundef nonnull %11, ptr noundef null) #7
  %154 = add nuw i64 %118, 1
  %155 = load i64, ptr %77, align 8, !tbaa !16
  %156 = icmp uge i64 %154, %155
  %157 = icmp ne i32 %153, 0
  %158 = select i1 %156, i1 true, i1 %157
  br i1 %158, label %111, label %117, !llvm.loop !112

159:                                              ; preds = %111
  %160 = load ptr, ptr %48, align 8, !tbaa !95
  %161 = load i64, ptr %49, align 8, !tbaa !101
  %162 = getelementptr inbounds i8, ptr %160, i64 %161
  %163 = add i64 %161, 2320
  store i64 %163, ptr %49, align 8, !tbaa !101
  %164 = getelementptr inbounds %struct.device, ptr %75, i64 0, i32 4
  %165 = load ptr, ptr %164, align 8, !tbaa !113
  %166 = load i64, ptr %9, align 8, !tbaa !16
  %167 = add i64 %166, 32912
  %168 = load ptr, ptr %33, align 8, !tbaa !49
  %169 = call i32 %165(ptr noundef %162, i64 noundef %167, i64 noundef 2320, ptr noundef %168) #7
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %171, label %232

171:                                              ; preds = %159
  %172 = load i32, ptr %52, align 8, !tbaa !103
  %173 = load i32, ptr %53, align 4, !tbaa !24
  %174 = icmp ugt i32 %173, %172
  br i1 %174, label %175, label %177

175:                                              ; preds = %171
  %176 = load ptr, ptr %51, align 8, !tbaa !99
  br label %188

177:                                              ; preds = %171
  %178 = icmp eq i32 %173, 0
  %179 = shl i32 %173, 1
  %180 = select i1 %178, i32 8, i32 %179
  %181 = load ptr, ptr %51, align 8, !tbaa !4
  %182 = zext i32 %180 to i64
  %183 = shl nuw nsw i64 %182, 5
  %184 = call ptr @realloc(ptr noundef %181, i64 noundef %183) #7
  %185 = icmp eq ptr %184, null
  br i1 %185, label %232, label %186

186:                                              ; preds = %177
  store ptr %184, ptr %51, align 8, !tbaa !4
  store i32 %180, ptr %53, align 4, !tbaa !24
  %187 = load i32, ptr %52, align 8, !tbaa !103
  br label %188

188:                                              ; preds = %186, %175
  %189 = phi i32 [ %172, %175 ], [ %187, %186 ]
  %190 = phi ptr [ %176, %175 ], [ %184, %186 ]
  %191 = add i32 %189, 1
  store i32 %191, ptr %52, align 8, !tbaa !103
  %192 = zext i32 %189 to i64
  %193 = getelementptr inbounds %struct.harvest, ptr %190, i64 %192
  store ptr null, ptr %193, align 8, !tbaa.struct !114
  %194 = getelementptr inbounds i8, ptr %193, i64 8
  store ptr %162, ptr %194, align 8, !tbaa.struct !115
  %195 = getelementptr inbounds i8, ptr %193, i64 16
  store i64 2320, ptr %195, align 8, !tbaa.struct !116
  %196 = getelementptr inbounds i8, ptr %193, i64 24
  store i64 %72, ptr %196, align 8, !tbaa.struct !117
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
  %205 = load ptr, ptr %10, align 8, !tbaa !4
  %206 = load i64, ptr %80, align 8, !tbaa !16
  %207 = load i32, ptr %52, align 8, !tbaa !103
  %208 = load i32, ptr %53, align 4, !tbaa !24
  %209 = icmp ugt i32 %208, %207
  br i1 %209, label %210, label %212

210:                                              ; preds = %204
  %211 = load ptr, ptr %51, align 8, !tbaa !99
  br label %223

212:                                              ; preds = %204
  %213 = icmp eq i32 %208, 0
  %214 = shl i32 %208, 1
  %215 = select i1 %213, i32 8, i32 %214
  %216 = load ptr, ptr %51, align 8, !tbaa !4
  %217 = zext i32 %215 to i64
  %218 = shl nuw nsw i64 %217, 5
  %219 = call ptr @realloc(ptr noundef %216, i64 noundef %218) #7
  %220 = icmp eq ptr %219, null
  br i1 %220, label %232, label %221

221:                                              ; preds = %212
  store ptr %219, ptr %51, align 8, !tbaa !4
  store i32 %215, ptr %53, align 4, !tbaa !24
  %222 = load i32, ptr %52, align 8, !tbaa !103
  br label %223

223:                                              ; preds = %221, %210
  %224 = phi i32 [ %207, %210 ], [ %222, %221 ]
  %225 = phi ptr [ %211, %210 ], [ %219, %221 ]
  %226 = add i32 %224, 1
  store i32 %226, ptr %52, align 8, !tbaa !103
  %227 = zext i32 %224 to i64
  %228 = getelementptr inbounds %struct.harvest, ptr %225, i64 %227
  store ptr %200, ptr %228, align 8, !tbaa.struct !114
  %229 = getelementptr inbounds i8, ptr %228, i64 8
  store ptr %205, ptr %229, align 8, !tbaa.struct !115
  %230 = getelementptr inbounds i8, ptr %228, i64 16
  store i64 %206, ptr %230, align 8, !tbaa.struct !116
  %231 = getelementptr inbounds i8, ptr %228, i64 24
  store i64 %72, ptr %231, align 8, !tbaa.struct !117
  br label %232

232:                                              ; preds = %223, %212, %197, %177, %159
  %233 = phi i32 [ %198, %197 ], [ 0, %223 ], [ 2, %212 ], [ 2, %177 ], [ %169, %159 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %11) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #8
  br label %556

234:                                              ; preds = %63
  %235 = load ptr, ptr %55, align 8, !tbaa !118
  %236 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 1
  %237 = load i64, ptr %236, align 8, !tbaa !119
  %238 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 2
  %239 = load i64, ptr %238, align 8, !tbaa !120
  %240 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 3
  %241 = load i64, ptr %240, align 8, !tbaa !85
  %242 = load ptr, ptr %33, align 8, !tbaa !49
  %243 = call i32 %235(i64 noundef %237, i64 noundef %239, i64 noundef %241, ptr noundef %242) #7
  br label %556

244:                                              ; preds = %63
  %245 = load ptr, ptr %54, align 8, !tbaa !121
  %246 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 1
  %247 = load i64, ptr %246, align 8, !tbaa !119
  %248 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 2
  %249 = load i64, ptr %248, align 8, !tbaa !120
  %250 = inttoptr i64 %249 to ptr
  %251 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 3
  %252 = load i64, ptr %251, align 8, !tbaa !85
  %253 = load ptr, ptr %33, align 8, !tbaa !49
  %254 = call i32 %245(i64 noundef %247, ptr noundef %250, i64 noundef %252, ptr noundef %253) #7
  br label %556

255:                                              ; preds = %63
  %256 = load ptr, ptr %50, align 8, !tbaa !113
  %257 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 1
  %258 = load i64, ptr %257, align 8, !tbaa !119
  %259 = inttoptr i64 %258 to ptr
  %260 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 2
  %261 = load i64, ptr %260, align 8, !tbaa !120
  %262 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 3
  %263 = load i64, ptr %262, align 8, !tbaa !85
  %264 = load ptr, ptr %33, align 8, !tbaa !49
  %265 = call i32 %256(ptr noundef %259, i64 noundef %261, i64 noundef %263, ptr noundef %264) #7
  br label %556

266:                                              ; preds = %63
  %267 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 3
  %268 = load i64, ptr %267, align 8, !tbaa !85
  %269 = load ptr, ptr %48, align 8, !tbaa !95
  %270 = load i64, ptr %49, align 8, !tbaa !101
  %271 = getelementptr inbounds i8, ptr %269, i64 %270
  %272 = add i64 %268, 15
  %273 = and i64 %272, -16
  %274 = add i64 %270, %273
  store i64 %274, ptr %49, align 8, !tbaa !101
  %275 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 2
  %276 = load i64, ptr %275, align 8, !tbaa !120
  %277 = inttoptr i64 %276 to ptr
  %278 = call ptr @memcpy(ptr noundef %271, ptr noundef %277, i64 noundef %268) #7
  %279 = load ptr, ptr %54, align 8, !tbaa !121
  %280 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 1
  %281 = load i64, ptr %280, align 8, !tbaa !119
  %282 = load i64, ptr %267, align 8, !tbaa !85
  %283 = load ptr, ptr %33, align 8, !tbaa !49
  %284 = call i32 %279(i64 noundef %281, ptr noundef %271, i64 noundef %282, ptr noundef %283) #7
  br label %556

285:                                              ; preds = %63
  %286 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 3
  %287 = load i64, ptr %286, align 8, !tbaa !85
  %288 = load ptr, ptr %48, align 8, !tbaa !95
  %289 = load i64, ptr %49, align 8, !tbaa !101
  %290 = getelementptr inbounds i8, ptr %288, i64 %289
  %291 = add i64 %287, 15
  %292 = and i64 %291, -16
  %293 = add i64 %289, %292
  store i64 %293, ptr %49, align 8, !tbaa !101
  %294 = load ptr, ptr %50, align 8, !tbaa !113
  %295 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 2
  %296 = load i64, ptr %295, align 8, !tbaa !120
  %297 = load ptr, ptr %33, align 8, !tbaa !49
  %298 = call i32 %294(ptr noundef %290, i64 noundef %296, i64 noundef %287, ptr noundef %297) #7
  %299 = icmp eq i32 %298, 0
  br i1 %299, label %300, label %556

300:                                              ; preds = %285
  %301 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 1
  %302 = load i64, ptr %301, align 8, !tbaa !119
  %303 = inttoptr i64 %302 to ptr
  %304 = load i64, ptr %286, align 8, !tbaa !85
  %305 = load i32, ptr %52, align 8, !tbaa !103
  %306 = load i32, ptr %53, align 4, !tbaa !24
  %307 = icmp ugt i32 %306, %305
  br i1 %307, label %308, label %310

308:                                              ; preds = %300
  %309 = load ptr, ptr %51, align 8, !tbaa !99
  br label %321

310:                                              ; preds = %300
  %311 = icmp eq i32 %306, 0
  %312 = shl i32 %306, 1
  %313 = select i1 %311, i32 8, i32 %312
  %314 = load ptr, ptr %51, align 8, !tbaa !4
  %315 = zext i32 %313 to i64
  %316 = shl nuw nsw i64 %315, 5
  %317 = call ptr @realloc(ptr noundef %314, i64 noundef %316) #7
  %318 = icmp eq ptr %317, null
  br i1 %318, label %556, label %319

319:                                              ; preds = %310
  store ptr %317, ptr %51, align 8, !tbaa !4
  store i32 %313, ptr %53, align 4, !tbaa !24
  %320 = load i32, ptr %52, align 8, !tbaa !103
  br label %321

321:                                              ; preds = %319, %308
  %322 = phi i32 [ %305, %308 ], [ %320, %319 ]
  %323 = phi ptr [ %309, %308 ], [ %317, %319 ]
  %324 = add i32 %322, 1
  store i32 %324, ptr %52, align 8, !tbaa !103
  %325 = zext i32 %322 to i64
  %326 = getelementptr inbounds %struct.harvest, ptr %323, i64 %325
  store ptr %303, ptr %326, align 8, !tbaa.struct !114
  %327 = getelementptr inbounds i8, ptr %326, i64 8
  store ptr %290, ptr %327, align 8, !tbaa.struct !115
  %328 = getelementptr inbounds i8, ptr %326, i64 16
  store i64 %304, ptr %328, align 8, !tbaa.struct !116
  %329 = getelementptr inbounds i8, ptr %326, i64 24
  store i64 %72, ptr %329, align 8, !tbaa.struct !117
  br label %556

330:                                              ; preds = %63
  %331 = load ptr, ptr %0, align 8, !tbaa !48
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #8
  %332 = getelementptr inbounds %struct.device, ptr %331, i64 0, i32 10
  %333 = load ptr, ptr %332, align 8, !tbaa !122
  %334 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 3
  %335 = load i64, ptr %334, align 8, !tbaa !85
  %336 = getelementptr inbounds %struct.device, ptr %331, i64 0, i32 31
  %337 = load ptr, ptr %336, align 8, !tbaa !123
  %338 = load ptr, ptr %33, align 8, !tbaa !49
  %339 = call i32 %333(ptr noundef nonnull %8, i64 noundef %335, ptr noundef %337, ptr noundef %338) #7
  switch i32 %339, label %378 [
    i32 2, label %340
    i32 0, label %351
  ]

340:                                              ; preds = %330
  %341 = call ptr @calloc(i64 noundef 1, i64 noundef 2328) #7
  %342 = icmp eq ptr %341, null
  br i1 %342, label %378, label %343

343:                                              ; preds = %340
  %344 = getelementptr inbounds %struct.failure, ptr %341, i64 0, i32 1
  store i64 %72, ptr %344, align 8, !tbaa !105
  %345 = getelementptr inbounds %struct.failure, ptr %341, i64 0, i32 2
  store i64 2, ptr %345, align 8, !tbaa !107
  %346 = call i32 @pthread_mutex_lock(ptr noundef nonnull %45) #7
  %347 = load ptr, ptr %46, align 8, !tbaa !53
  store ptr %341, ptr %347, align 8, !tbaa !4
  store ptr %341, ptr %46, align 8, !tbaa !53
  %348 = load i32, ptr %47, align 8, !tbaa !108
  %349 = add i32 %348, 1
  store atomic i32 %349, ptr %47 seq_cst, align 8
  %350 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %45) #7
  br label %378

351:                                              ; preds = %330
  %352 = getelementptr inbounds %struct.device, ptr %331, i64 0, i32 5
  %353 = load ptr, ptr %352, align 8, !tbaa !118
  %354 = load i64, ptr %8, align 8, !tbaa !16
  %355 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 2
  %356 = load i64, ptr %355, align 8, !tbaa !120
  %357 = load i64, ptr %334, align 8, !tbaa !85
  %358 = load ptr, ptr %33, align 8, !tbaa !49
  %359 = call i32 %353(i64 noundef %354, i64 noundef %356, i64 noundef %357, ptr noundef %358) #7
  %360 = icmp eq i32 %359, 0
  br i1 %360, label %361, label %369

361:                                              ; preds = %351
  %362 = load ptr, ptr %352, align 8, !tbaa !118
  %363 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 1
  %364 = load i64, ptr %363, align 8, !tbaa !119
  %365 = load i64, ptr %8, align 8, !tbaa !16
  %366 = load i64, ptr %334, align 8, !tbaa !85
  %367 = load ptr, ptr %33, align 8, !tbaa !49
  %368 = call i32 %362(i64 noundef %364, i64 noundef %365, i64 noundef %366, ptr noundef %367) #7
  br label %369

369:                                              ; preds = %361, %351
  %370 = phi i32 [ %359, %351 ], [ %368, %361 ]
  %371 = getelementptr inbounds %struct.device, ptr %331, i64 0, i32 11
  %372 = load ptr, ptr %371, align 8, !tbaa !124
  %373 = load i64, ptr %8, align 8, !tbaa !16
  %374 = load ptr, ptr %33, align 8, !tbaa !49
  %375 = call i32 %372(i64 noundef %373, ptr noundef %374) #7
  %376 = icmp eq i32 %370, 0
  %377 = select i1 %376, i32 %375, i32 %370
  br label %378

378:                                              ; preds = %369, %343, %340, %330
  %379 = phi i32 [ %377, %369 ], [ %339, %330 ], [ 0, %340 ], [ 0, %343 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #8
  br label %556

380:                                              ; preds = %63
  %381 = load ptr, ptr %44, align 8, !tbaa !125
  %382 = getelementptr inbounds %struct.peer_copy, ptr %65, i64 0, i32 1
  %383 = load i64, ptr %382, align 8, !tbaa !126
  %384 = getelementptr inbounds %struct.peer_copy, ptr %65, i64 0, i32 2
  %385 = load ptr, ptr %384, align 8, !tbaa !128
  %386 = getelementptr inbounds %struct.peer_copy, ptr %65, i64 0, i32 3
  %387 = load i64, ptr %386, align 8, !tbaa !129
  %388 = getelementptr inbounds %struct.peer_copy, ptr %65, i64 0, i32 4
  %389 = load ptr, ptr %388, align 8, !tbaa !130
  %390 = getelementptr inbounds %struct.peer_copy, ptr %65, i64 0, i32 5
  %391 = load i64, ptr %390, align 8, !tbaa !131
  %392 = load ptr, ptr %33, align 8, !tbaa !49
  %393 = call i32 %381(i64 noundef %383, ptr noundef %385, i64 noundef %387, ptr noundef %389, i64 noundef %391, ptr noundef %392) #7
  br label %556

394:                                              ; preds = %63
  %395 = load ptr, ptr %0, align 8, !tbaa !48
  %396 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 3
  %397 = load i32, ptr %396, align 8, !tbaa !132
  switch i32 %397, label %422 [
    i32 1, label %398
    i32 2, label %410
  ]

398:                                              ; preds = %394
  %399 = getelementptr inbounds %struct.device, ptr %395, i64 0, i32 7
  %400 = load ptr, ptr %399, align 8, !tbaa !110
  %401 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 1
  %402 = load i64, ptr %401, align 8, !tbaa !134
  %403 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 4
  %404 = load i32, ptr %403, align 4, !tbaa !135
  %405 = trunc i32 %404 to i8
  %406 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 2
  %407 = load i64, ptr %406, align 8, !tbaa !136
  %408 = load ptr, ptr %33, align 8, !tbaa !49
  %409 = call i32 %400(i64 noundef %402, i8 noundef %405, i64 noundef %407, ptr noundef %408) #7
  br label %556

410:                                              ; preds = %394
  %411 = getelementptr inbounds %struct.device, ptr %395, i64 0, i32 8
  %412 = load ptr, ptr %411, align 8, !tbaa !137
  %413 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 1
  %414 = load i64, ptr %413, align 8, !tbaa !134
  %415 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 4
  %416 = load i32, ptr %415, align 4, !tbaa !135
  %417 = trunc i32 %416 to i16
  %418 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 2
  %419 = load i64, ptr %418, align 8, !tbaa !136
  %420 = load ptr, ptr %33, align 8, !tbaa !49
  %421 = call i32 %412(i64 noundef %414, i16 noundef %417, i64 noundef %419, ptr noundef %420) #7
  br label %556

422:                                              ; preds = %394
  %423 = getelementptr inbounds %struct.device, ptr %395, i64 0, i32 9
  %424 = load ptr, ptr %423, align 8, !tbaa !138
  %425 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 1
  %426 = load i64, ptr %425, align 8, !tbaa !134
  %427 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 4
  %428 = load i32, ptr %427, align 4, !tbaa !135
  %429 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 2
  %430 = load i64, ptr %429, align 8, !tbaa !136
  %431 = load ptr, ptr %33, align 8, !tbaa !49
  %432 = call i32 %424(i64 noundef %426, i32 noundef %428, i64 noundef %430, ptr noundef %431) #7
  br label %556

433:                                              ; preds = %63
  %434 = getelementptr inbounds %struct.command, ptr %65, i64 0, i32 2
  %435 = load i32, ptr %434, align 4, !tbaa !18
  %436 = zext i32 %435 to i64
  %437 = getelementptr inbounds i8, ptr %65, i64 %436
  %438 = getelementptr inbounds %struct.execute, ptr %65, i64 0, i32 1
  %439 = load ptr, ptr %438, align 8, !tbaa !4
  %440 = getelementptr inbounds %struct.execute, ptr %65, i64 0, i32 2
  %441 = icmp ult ptr %440, %437
  br i1 %441, label %442, label %514

442:                                              ; preds = %433
  %443 = getelementptr inbounds %struct.graph, ptr %439, i64 0, i32 1
  br label %444

444:                                              ; preds = %504, %442
  %445 = phi ptr [ %440, %442 ], [ %509, %504 ]
  %446 = phi i64 [ 0, %442 ], [ %505, %504 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #8
  %447 = getelementptr inbounds %struct.launch, ptr %445, i64 0, i32 2
  %448 = load i64, ptr %447, align 8, !tbaa !16
  store i64 %448, ptr %4, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #8
  store i64 0, ptr %5, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #8
  store ptr %4, ptr %6, align 8, !tbaa !4
  store ptr %5, ptr %34, align 8, !tbaa !4
  %449 = getelementptr inbounds %struct.launch, ptr %445, i64 0, i32 4
  store ptr %449, ptr %35, align 8, !tbaa !4
  %450 = getelementptr inbounds %struct.launch, ptr %445, i64 0, i32 1
  %451 = load ptr, ptr %450, align 8, !tbaa !4
  %452 = load i64, ptr %451, align 8, !tbaa !16
  %453 = icmp eq i64 %452, 0
  br i1 %453, label %504, label %454

454:                                              ; preds = %444, %498
  %455 = phi ptr [ %501, %498 ], [ %451, %444 ]
  %456 = phi i64 [ %500, %498 ], [ 0, %444 ]
  %457 = phi i64 [ %499, %498 ], [ %446, %444 ]
  %458 = getelementptr inbounds %struct.kernel, ptr %455, i64 0, i32 3, i64 %456
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %7) #8
  %459 = load ptr, ptr %458, align 8, !tbaa !27
  store ptr %459, ptr %7, align 8, !tbaa !29
  %460 = getelementptr inbounds %struct.kernel, ptr %455, i64 0, i32 3, i64 %456, i32 1
  %461 = load ptr, ptr %460, align 8, !tbaa !31
  %462 = icmp eq ptr %461, null
  br i1 %462, label %463, label %466

463:                                              ; preds = %454
  %464 = getelementptr inbounds %struct.kernel, ptr %455, i64 0, i32 3, i64 %456, i32 2
  %465 = load i32, ptr %464, align 8, !tbaa !32
  br label %484

466:                                              ; preds = %454
  %467 = call i64 %461(ptr noundef nonnull %449) #7
  %468 = icmp sgt i64 %467, 0
  br i1 %468, label %469, label %476

469:                                              ; preds = %466
  %470 = getelementptr inbounds %struct.kernel, ptr %455, i64 0, i32 3, i64 %456, i32 3
  %471 = load i32, ptr %470, align 4, !tbaa !33
  %472 = zext i32 %471 to i64
  %473 = add nsw i64 %467, -1
  %474 = add nuw i64 %473, %472
  %475 = udiv i64 %474, %472
  br label %476

476:                                              ; preds = %469, %466
  %477 = phi i64 [ %475, %469 ], [ 1, %466 ]
  %478 = getelementptr inbounds %struct.kernel, ptr %455, i64 0, i32 3, i64 %456, i32 2
  %479 = load i32, ptr %478, align 8, !tbaa !32
  %480 = zext i32 %479 to i64
  %481 = icmp ult i64 %477, %480
  %482 = trunc i64 %477 to i32
  %483 = select i1 %481, i32 %482, i32 %479
  br label %484

484:                                              ; preds = %476, %463
  %485 = phi i32 [ %483, %476 ], [ %465, %463 ]
  store i32 %485, ptr %36, align 8, !tbaa !34
  store <2 x i32> <i32 1, i32 1>, ptr %37, align 4, !tbaa !24
  %486 = getelementptr inbounds %struct.kernel, ptr %455, i64 0, i32 3, i64 %456, i32 3
  %487 = load i32, ptr %486, align 4, !tbaa !33
  store i32 %487, ptr %38, align 4, !tbaa !35
  store <2 x i32> <i32 1, i32 1>, ptr %39, align 8, !tbaa !24
  %488 = getelementptr inbounds %struct.kernel, ptr %455, i64 0, i32 3, i64 %456, i32 4
  %489 = load i32, ptr %488, align 8, !tbaa !36
  store i32 %489, ptr %40, align 8, !tbaa !37
  store ptr %6, ptr %41, align 8, !tbaa !38
  store <2 x ptr> zeroinitializer, ptr %42, align 8, !tbaa !4
  store ptr null, ptr %43, align 8, !tbaa !39
  %490 = load ptr, ptr %439, align 8, !tbaa !4
  %491 = getelementptr inbounds %struct.device, ptr %490, i64 0, i32 26
  %492 = load ptr, ptr %491, align 8, !tbaa !139
  %493 = load ptr, ptr %443, align 8, !tbaa !4
  %494 = getelementptr inbounds %struct.graph, ptr %439, i64 0, i32 4, i64 %457
  %495 = load ptr, ptr %494, align 8, !tbaa !4
  %496 = call i32 %492(ptr noundef %493, ptr noundef %495, ptr noundef nonnull %7) #7
  %497 = icmp eq i32 %496, 0
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %7) #8
  br i1 %497, label %498, label %511

498:                                              ; preds = %484
  %499 = add i64 %457, 1
  %500 = add nuw i64 %456, 1
  %501 = load ptr, ptr %450, align 8, !tbaa !4
  %502 = load i64, ptr %501, align 8, !tbaa !16
  %503 = icmp ult i64 %500, %502
  br i1 %503, label %454, label %504, !llvm.loop !41

504:                                              ; preds = %498, %444
  %505 = phi i64 [ %446, %444 ], [ %499, %498 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #8
  %506 = getelementptr inbounds %struct.command, ptr %445, i64 0, i32 2
  %507 = load i32, ptr %506, align 4, !tbaa !18
  %508 = zext i32 %507 to i64
  %509 = getelementptr inbounds i8, ptr %445, i64 %508
  %510 = icmp ult ptr %509, %437
  br i1 %510, label %444, label %512, !llvm.loop !42

511:                                              ; preds = %484
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #8
  br label %556

512:                                              ; preds = %504
  %513 = load ptr, ptr %438, align 8, !tbaa !4
  br label %514

514:                                              ; preds = %512, %433
  %515 = phi ptr [ %513, %512 ], [ %439, %433 ]
  %516 = load ptr, ptr %0, align 8, !tbaa !48
  %517 = getelementptr inbounds %struct.device, ptr %516, i64 0, i32 27
  %518 = load ptr, ptr %517, align 8, !tbaa !140
  %519 = getelementptr inbounds %struct.graph, ptr %515, i64 0, i32 1
  %520 = load ptr, ptr %519, align 8, !tbaa !4
  %521 = load ptr, ptr %33, align 8, !tbaa !49
  %522 = call i32 %518(ptr noundef %520, ptr noundef %521) #7
  br label %556

523:                                              ; preds = %63
  %524 = getelementptr inbounds %struct.wait, ptr %65, i64 0, i32 1
  %525 = load ptr, ptr %524, align 8, !tbaa !69
  %526 = load ptr, ptr %33, align 8, !tbaa !49
  %527 = getelementptr inbounds %struct.wait, ptr %65, i64 0, i32 2
  %528 = load i64, ptr %527, align 8, !tbaa !70
  %529 = getelementptr inbounds %struct.queue, ptr %525, i64 0, i32 23
  %530 = call i32 @pthread_mutex_lock(ptr noundef nonnull %529) #7
  %531 = getelementptr inbounds %struct.queue, ptr %525, i64 0, i32 15
  br label %532

532:                                              ; preds = %536, %523
  %533 = phi ptr [ %531, %523 ], [ %534, %536 ]
  %534 = load ptr, ptr %533, align 8, !tbaa !4
  %535 = icmp eq ptr %534, null
  br i1 %535, label %547, label %536

536:                                              ; preds = %532
  %537 = getelementptr inbounds %struct.batch, ptr %534, i64 0, i32 1
  %538 = load i64, ptr %537, align 8, !tbaa !58
  %539 = icmp ult i64 %538, %528
  br i1 %539, label %532, label %540, !llvm.loop !141

540:                                              ; preds = %536
  %541 = load ptr, ptr %525, align 8, !tbaa !48
  %542 = getelementptr inbounds %struct.device, ptr %541, i64 0, i32 20
  %543 = load ptr, ptr %542, align 8, !tbaa !142
  %544 = getelementptr inbounds %struct.batch, ptr %534, i64 0, i32 6
  %545 = load ptr, ptr %544, align 8, !tbaa !76
  %546 = call i32 %543(ptr noundef %526, ptr noundef %545, i32 noundef 0) #7
  br label %547

547:                                              ; preds = %532, %540
  %548 = phi i32 [ %546, %540 ], [ 0, %532 ]
  %549 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %529) #7
  br label %556

550:                                              ; preds = %63
  %551 = load ptr, ptr %32, align 8, !tbaa !142
  %552 = load ptr, ptr %33, align 8, !tbaa !49
  %553 = getelementptr inbounds %struct.wait_event, ptr %65, i64 0, i32 1
  %554 = load ptr, ptr %553, align 8, !tbaa !143
  %555 = call i32 %551(ptr noundef %552, ptr noundef %554, i32 noundef 0) #7
  br label %556

556:                                              ; preds = %550, %547, %514, %511, %422, %410, %398, %380, %378, %321, %310, %285, %266, %255, %244, %234, %232, %63
  %557 = phi i32 [ 0, %63 ], [ %555, %550 ], [ %548, %547 ], [ %393, %380 ], [ %379, %378 ], [ %284, %266 ], [ %265, %255 ], [ %254, %244 ], [ %243, %234 ], [ %233, %232 ], [ %298, %285 ], [ 0, %321 ], [ 2, %310 ], [ %432, %422 ], [ %421, %410 ], [ %409, %398 ], [ %522, %514 ], [ %496, %511 ]
  %558 = load ptr, ptr %58, align 8, !tbaa !104
  %559 = icmp eq ptr %558, null
  br i1 %559, label %607, label %560

560:                                              ; preds = %556
  %561 = load i16, ptr %66, align 2, !tbaa !83
  %562 = icmp eq i16 %561, 0
  %563 = icmp ne i32 %557, 0
  %564 = select i1 %562, i1 true, i1 %563
  br i1 %564, label %607, label %565

565:                                              ; preds = %560
  %566 = load i32, ptr %59, align 4, !tbaa !94
  %567 = load i32, ptr %61, align 8, !tbaa !102
  %568 = icmp ugt i32 %566, %567
  br i1 %568, label %595, label %569

569:                                              ; preds = %565
  %570 = icmp eq i32 %566, 0
  %571 = shl i32 %566, 1
  %572 = select i1 %570, i32 8, i32 %571
  %573 = load ptr, ptr %60, align 8, !tbaa !4
  %574 = zext i32 %572 to i64
  %575 = shl nuw nsw i64 %574, 3
  %576 = call ptr @realloc(ptr noundef %573, i64 noundef %575) #7
  %577 = icmp eq ptr %576, null
  br i1 %577, label %624, label %578

578:                                              ; preds = %569
  store ptr %576, ptr %60, align 8, !tbaa !4
  %579 = load i32, ptr %59, align 4, !tbaa !94
  %580 = icmp ult i32 %579, %572
  br i1 %580, label %581, label %595

581:                                              ; preds = %578, %591
  %582 = phi i32 [ %593, %591 ], [ %579, %578 ]
  %583 = load ptr, ptr %0, align 8, !tbaa !48
  %584 = getelementptr inbounds %struct.device, ptr %583, i64 0, i32 14
  %585 = load ptr, ptr %584, align 8, !tbaa !91
  %586 = load ptr, ptr %60, align 8, !tbaa !96
  %587 = zext i32 %582 to i64
  %588 = getelementptr inbounds ptr, ptr %586, i64 %587
  %589 = call i32 %585(ptr noundef %588, i32 noundef 0) #7
  %590 = icmp eq i32 %589, 0
  br i1 %590, label %591, label %624

591:                                              ; preds = %581
  %592 = load i32, ptr %59, align 4, !tbaa !94
  %593 = add i32 %592, 1
  store i32 %593, ptr %59, align 4, !tbaa !94
  %594 = icmp ult i32 %593, %572
  br i1 %594, label %581, label %595, !llvm.loop !145

595:                                              ; preds = %591, %578, %565
  %596 = load ptr, ptr %0, align 8, !tbaa !48
  %597 = getelementptr inbounds %struct.device, ptr %596, i64 0, i32 16
  %598 = load ptr, ptr %597, align 8, !tbaa !146
  %599 = load ptr, ptr %60, align 8, !tbaa !96
  %600 = load i32, ptr %61, align 8, !tbaa !102
  %601 = add i32 %600, 1
  store i32 %601, ptr %61, align 8, !tbaa !102
  %602 = zext i32 %600 to i64
  %603 = getelementptr inbounds ptr, ptr %599, i64 %602
  %604 = load ptr, ptr %603, align 8, !tbaa !4
  %605 = load ptr, ptr %33, align 8, !tbaa !49
  %606 = call i32 %598(ptr noundef %604, ptr noundef %605) #7
  br label %607

607:                                              ; preds = %595, %560, %556
  %608 = phi i32 [ %557, %560 ], [ %557, %556 ], [ %606, %595 ]
  %609 = getelementptr inbounds %struct.command, ptr %65, i64 0, i32 2
  %610 = load i32, ptr %609, align 4, !tbaa !18
  %611 = zext i32 %610 to i64
  %612 = getelementptr inbounds i8, ptr %65, i64 %611
  %613 = icmp ult ptr %612, %24
  %614 = icmp eq i32 %608, 0
  %615 = select i1 %613, i1 %614, i1 false
  br i1 %615, label %63, label %62, !llvm.loop !147

616:                                              ; preds = %62, %18
  %617 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 16
  %618 = load ptr, ptr %617, align 8, !tbaa !146
  %619 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 6
  %620 = load ptr, ptr %619, align 8, !tbaa !76
  %621 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %622 = load ptr, ptr %621, align 8, !tbaa !49
  %623 = call i32 %618(ptr noundef %620, ptr noundef %622) #7
  br label %624

624:                                              ; preds = %569, %581, %616, %62
  %625 = phi i32 [ %623, %616 ], [ %608, %62 ], [ %589, %581 ], [ 2, %569 ]
  %626 = load ptr, ptr %0, align 8, !tbaa !48
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #8
  %627 = getelementptr inbounds %struct.device, ptr %626, i64 0, i32 1
  %628 = load ptr, ptr %627, align 8, !tbaa !15
  %629 = call i32 %628(ptr noundef nonnull %3) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #8
  %630 = icmp eq i32 %625, 0
  br i1 %630, label %646, label %631

631:                                              ; preds = %624
  %632 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %633 = cmpxchg ptr %632, i32 0, i32 %625 seq_cst seq_cst, align 4
  %634 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %635 = call i32 @pthread_mutex_lock(ptr noundef nonnull %634) #7
  br label %641

636:                                              ; preds = %2
  %637 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %638 = cmpxchg ptr %637, i32 0, i32 %16 seq_cst seq_cst, align 4
  %639 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %640 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %639) #7
  br label %641

641:                                              ; preds = %636, %631
  %642 = phi ptr [ %634, %631 ], [ %639, %636 ]
  %643 = phi i32 [ %625, %631 ], [ %16, %636 ]
  %644 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %645 = load ptr, ptr %644, align 8, !tbaa !148
  store ptr %645, ptr %1, align 8, !tbaa !72
  store ptr %1, ptr %644, align 8, !tbaa !148
  br label %660

646:                                              ; preds = %624
  %647 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %648 = call i32 @pthread_mutex_lock(ptr noundef nonnull %647) #7
  store ptr null, ptr %1, align 8, !tbaa !72
  %649 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %650 = load ptr, ptr %649, align 8, !tbaa !51
  store ptr %1, ptr %650, align 8, !tbaa !4
  store ptr %1, ptr %649, align 8, !tbaa !51
  %651 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 5
  %652 = load i64, ptr %651, align 8, !tbaa !64
  %653 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %654 = load i64, ptr %653, align 8, !tbaa !63
  %655 = add i64 %654, %652
  store i64 %655, ptr %653, align 8, !tbaa !63
  %656 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 11
  store i32 1, ptr %656, align 4, !tbaa !77
  %657 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %658 = load i64, ptr %657, align 8, !tbaa !58
  %659 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  store i64 %658, ptr %659, align 8, !tbaa !46
  br label %660

660:                                              ; preds = %646, %641
  %661 = phi ptr [ %647, %646 ], [ %642, %641 ]
  %662 = phi i32 [ 0, %646 ], [ %643, %641 ]
  %663 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  store i32 0, ptr %663, align 8, !tbaa !62
  %664 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %665 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %664) #7
  %666 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %667 = load atomic i64, ptr %666 seq_cst, align 8
  %668 = icmp eq i64 %667, 0
  br i1 %668, label %669, label %677

669:                                              ; preds = %660
  %670 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %671 = load i32, ptr %670, align 4, !tbaa !73
  %672 = icmp eq i32 %671, 0
  br i1 %672, label %673, label %677

673:                                              ; preds = %669
  %674 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %675 = load ptr, ptr %674, align 8, !tbaa !57
  %676 = icmp eq ptr %675, null
  br i1 %676, label %684, label %677

677:                                              ; preds = %673, %669, %660
  %678 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %679 = load i32, ptr %678, align 8, !tbaa !82
  %680 = icmp eq i32 %679, 0
  br i1 %680, label %684, label %681

681:                                              ; preds = %677
  %682 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %683 = call i32 @pthread_cond_signal(ptr noundef nonnull %682) #7
  br label %684

684:                                              ; preds = %681, %677, %673
  %685 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %661) #7
  ret i32 %662
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
  %9 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #7
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %11 = load ptr, ptr %10, align 8, !tbaa !149
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %13 = load i64, ptr %12, align 8, !tbaa !55
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #7
  %15 = icmp eq ptr %11, null
  br i1 %15, label %231, label %16

16:                                               ; preds = %7
  %17 = load ptr, ptr %0, align 8, !tbaa !48
  %18 = load ptr, ptr %17, align 8, !tbaa !8
  %19 = getelementptr inbounds %struct.device, ptr %17, i64 0, i32 30
  %20 = load ptr, ptr %19, align 8, !tbaa !12
  %21 = tail call i32 %18(ptr noundef %20) #7
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
  %43 = load ptr, ptr %42, align 8, !tbaa !150
  %44 = getelementptr inbounds %struct.batch, ptr %35, i64 0, i32 6
  %45 = load ptr, ptr %44, align 8, !tbaa !76
  %46 = call i32 %43(ptr noundef %45) #7
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %208

48:                                               ; preds = %34, %40
  %49 = load atomic i32, ptr %4 seq_cst, align 4
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %56, label %51

51:                                               ; preds = %48
  %52 = load ptr, ptr %0, align 8, !tbaa !48
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #8
  %53 = getelementptr inbounds %struct.device, ptr %52, i64 0, i32 1
  %54 = load ptr, ptr %53, align 8, !tbaa !15
  %55 = call i32 %54(ptr noundef nonnull %2) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #8
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
  %70 = load ptr, ptr %69, align 8, !tbaa !151
  %71 = icmp eq ptr %70, null
  %72 = getelementptr inbounds %struct.harvest, ptr %68, i64 %67, i32 1
  %73 = load ptr, ptr %72, align 8, !tbaa !153
  br i1 %71, label %78, label %74

74:                                               ; preds = %66
  %75 = getelementptr inbounds %struct.harvest, ptr %68, i64 %67, i32 2
  %76 = load i64, ptr %75, align 8, !tbaa !154
  %77 = call ptr @memcpy(ptr noundef nonnull %70, ptr noundef %73, i64 noundef %76) #7
  br label %100

78:                                               ; preds = %66
  %79 = getelementptr inbounds i8, ptr %73, i64 2312
  %80 = load i64, ptr %79, align 8, !tbaa !16
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %100, label %82

82:                                               ; preds = %78
  %83 = getelementptr inbounds %struct.harvest, ptr %68, i64 %67, i32 3
  %84 = load i64, ptr %83, align 8, !tbaa !155
  %85 = call ptr @calloc(i64 noundef 1, i64 noundef 2328) #7
  %86 = icmp eq ptr %85, null
  br i1 %86, label %100, label %87

87:                                               ; preds = %82
  %88 = getelementptr inbounds %struct.failure, ptr %85, i64 0, i32 1
  store i64 %84, ptr %88, align 8, !tbaa !105
  %89 = getelementptr inbounds %struct.failure, ptr %85, i64 0, i32 2
  store i64 0, ptr %89, align 8, !tbaa !107
  %90 = getelementptr inbounds %struct.failure, ptr %85, i64 0, i32 3
  %91 = call ptr @memcpy(ptr noundef nonnull %90, ptr noundef nonnull %73, i64 noundef 2048) #7
  %92 = getelementptr inbounds %struct.failure, ptr %85, i64 0, i32 4
  %93 = getelementptr inbounds i8, ptr %73, i64 2048
  %94 = call ptr @memcpy(ptr noundef nonnull %92, ptr noundef nonnull %93, i64 noundef 256) #7
  %95 = call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #7
  %96 = load ptr, ptr %24, align 8, !tbaa !53
  store ptr %85, ptr %96, align 8, !tbaa !4
  store ptr %85, ptr %24, align 8, !tbaa !53
  %97 = load i32, ptr %25, align 8, !tbaa !108
  %98 = add i32 %97, 1
  store atomic i32 %98, ptr %25 seq_cst, align 8
  %99 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #7
  br label %100

100:                                              ; preds = %87, %82, %78, %74
  %101 = add nuw nsw i64 %67, 1
  %102 = load i32, ptr %57, align 8, !tbaa !103
  %103 = zext i32 %102 to i64
  %104 = icmp ult i64 %101, %103
  br i1 %104, label %66, label %62, !llvm.loop !156

105:                                              ; preds = %62
  %106 = load ptr, ptr %0, align 8, !tbaa !48
  %107 = getelementptr inbounds %struct.device, ptr %106, i64 0, i32 32
  %108 = call i32 @pthread_mutex_lock(ptr noundef nonnull %107) #7
  %109 = load i32, ptr %63, align 8, !tbaa !102
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %149, label %111

111:                                              ; preds = %105
  %112 = getelementptr inbounds %struct.device, ptr %106, i64 0, i32 19
  %113 = getelementptr inbounds %struct.device, ptr %106, i64 0, i32 33
  %114 = getelementptr inbounds %struct.batch, ptr %35, i64 0, i32 17
  %115 = getelementptr inbounds %struct.device, ptr %106, i64 0, i32 34
  %116 = getelementptr inbounds %struct.batch, ptr %35, i64 0, i32 18
  br label %120

117:                                              ; preds = %120
  %118 = icmp eq i32 %135, 0
  %119 = select i1 %118, i1 true, i1 %138
  br i1 %119, label %151, label %140

120:                                              ; preds = %120, %111
  %121 = phi i64 [ 0, %111 ], [ %134, %120 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #8
  %122 = load ptr, ptr %112, align 8, !tbaa !157
  %123 = load ptr, ptr %113, align 8, !tbaa !158
  %124 = load ptr, ptr %114, align 8, !tbaa !96
  %125 = getelementptr inbounds ptr, ptr %124, i64 %121
  %126 = load ptr, ptr %125, align 8, !tbaa !4
  %127 = call i32 %122(ptr noundef nonnull %3, ptr noundef %123, ptr noundef %126) #7
  %128 = load double, ptr %115, align 8, !tbaa !159
  %129 = load float, ptr %3, align 4, !tbaa !160
  %130 = fpext float %129 to double
  %131 = call double @llvm.fmuladd.f64(double %130, double 1.000000e-03, double %128)
  %132 = load ptr, ptr %116, align 8, !tbaa !104
  %133 = getelementptr inbounds double, ptr %132, i64 %121
  store double %131, ptr %133, align 8, !tbaa !162
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #8
  %134 = add nuw nsw i64 %121, 1
  %135 = load i32, ptr %63, align 8, !tbaa !102
  %136 = zext i32 %135 to i64
  %137 = icmp uge i64 %134, %136
  %138 = icmp ne i32 %127, 0
  %139 = select i1 %137, i1 true, i1 %138
  br i1 %139, label %117, label %120, !llvm.loop !163

140:                                              ; preds = %117
  %141 = load ptr, ptr %114, align 8, !tbaa !96
  %142 = add i32 %135, -1
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds ptr, ptr %141, i64 %143
  %145 = load ptr, ptr %113, align 8, !tbaa !158
  %146 = getelementptr inbounds double, ptr %132, i64 %143
  %147 = load double, ptr %146, align 8, !tbaa !162
  store double %147, ptr %115, align 8, !tbaa !159
  %148 = load ptr, ptr %144, align 8, !tbaa !4
  store ptr %148, ptr %113, align 8, !tbaa !158
  store ptr %145, ptr %144, align 8, !tbaa !4
  br label %149

149:                                              ; preds = %140, %105
  %150 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %107) #7
  br label %156

151:                                              ; preds = %117
  %152 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %107) #7
  %153 = icmp eq i32 %127, 0
  br i1 %153, label %156, label %154

154:                                              ; preds = %151
  %155 = cmpxchg ptr %4, i32 0, i32 %127 seq_cst seq_cst, align 4
  br label %156

156:                                              ; preds = %62, %149, %151, %154
  %157 = call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #7
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
  store ptr %173, ptr %10, align 8, !tbaa !149
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
  %190 = call i32 @pthread_cond_signal(ptr noundef nonnull %31) #7
  br label %191

191:                                              ; preds = %189, %186, %183
  %192 = load i32, ptr %32, align 4, !tbaa !73
  %193 = icmp eq i32 %192, 0
  br i1 %193, label %196, label %194

194:                                              ; preds = %191
  %195 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %33) #7
  br label %196

196:                                              ; preds = %194, %191
  %197 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #7
  %198 = call i64 @llvm.umax.i64(i64 %172, i64 %36)
  %199 = icmp eq ptr %173, null
  br i1 %199, label %200, label %34, !llvm.loop !164

200:                                              ; preds = %196
  %201 = load ptr, ptr %0, align 8, !tbaa !48
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #8
  %202 = getelementptr inbounds %struct.device, ptr %201, i64 0, i32 1
  %203 = load ptr, ptr %202, align 8, !tbaa !15
  %204 = call i32 %203(ptr noundef nonnull %2) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #8
  %205 = load atomic i32, ptr %4 seq_cst, align 4
  %206 = icmp eq i32 %205, 0
  %207 = select i1 %206, i64 %198, i64 -1
  br label %231

208:                                              ; preds = %40, %16
  %209 = phi i64 [ %13, %16 ], [ %36, %40 ]
  %210 = phi ptr [ %11, %16 ], [ %35, %40 ]
  %211 = phi i32 [ %21, %16 ], [ %46, %40 ]
  %212 = load ptr, ptr %0, align 8, !tbaa !48
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #8
  %213 = getelementptr inbounds %struct.device, ptr %212, i64 0, i32 1
  %214 = load ptr, ptr %213, align 8, !tbaa !15
  %215 = call i32 %214(ptr noundef nonnull %2) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #8
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #8
  %8 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #7
  %9 = load i64, ptr %5, align 8, !tbaa !79
  %10 = mul i64 %9, 1000000000
  %11 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !81
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #8
  %13 = add i64 %12, %2
  %14 = add i64 %13, %10
  %15 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  br label %16

16:                                               ; preds = %19, %7
  %17 = call i64 @queue_completed(ptr noundef %0) #9
  %18 = icmp ult i64 %17, %1
  br i1 %18, label %19, label %26

19:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #8
  %20 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #7
  %21 = load i64, ptr %4, align 8, !tbaa !79
  %22 = mul i64 %21, 1000000000
  %23 = load i64, ptr %15, align 8, !tbaa !81
  %24 = add i64 %22, %23
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #8
  %25 = icmp ult i64 %24, %14
  br i1 %25, label %16, label %26, !llvm.loop !165

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
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #7
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %6 = load ptr, ptr %5, align 8, !tbaa !166
  %7 = load ptr, ptr %6, align 8, !tbaa !167
  store ptr %7, ptr %5, align 8, !tbaa !166
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
  %15 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #7
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2328) %1, ptr noundef nonnull align 8 dereferenceable(2328) %6, i64 2328, i1 false), !tbaa.struct !168
  tail call void @free(ptr noundef nonnull %6) #7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind
define dso_local i32 @queue_arm(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #7
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
  %27 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %26) #7
  br label %28

28:                                               ; preds = %18, %25
  %29 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #7
  ret i32 %20
}

; Function Attrs: nounwind
define dso_local i32 @queue_wait(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #8
  %6 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #7
  %7 = load i64, ptr %4, align 8, !tbaa !79
  %8 = mul i64 %7, 1000000000
  %9 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %10 = load i64, ptr %9, align 8, !tbaa !81
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #8
  %11 = add i64 %10, %2
  %12 = add i64 %11, %8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #8
  %13 = freeze i64 %12
  %14 = udiv i64 %13, 1000000000
  store i64 %14, ptr %5, align 8, !tbaa !79
  %15 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %16 = mul i64 %14, 1000000000
  %17 = sub i64 %13, %16
  store i64 %17, ptr %15, align 8, !tbaa !81
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %19 = call i32 @pthread_mutex_lock(ptr noundef nonnull %18) #7
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
  %28 = call i32 @pthread_cond_signal(ptr noundef nonnull %27) #7
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
  %47 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %36, ptr noundef nonnull %18, i32 noundef 1, ptr noundef nonnull %5) #7
  %48 = load i64, ptr %31, align 8, !tbaa !55
  %49 = icmp ult i64 %48, %1
  br i1 %49, label %37, label %50, !llvm.loop !170

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
  %58 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %18) #7
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #8
  ret i32 %57
}

declare i32 @pthread_cond_clockwait(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local void @queue_await_handed(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #7
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
  %23 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %3) #7
  %24 = load i64, ptr %8, align 8, !tbaa !46
  %25 = icmp ult i64 %24, %1
  br i1 %25, label %13, label %26, !llvm.loop !171

26:                                               ; preds = %19, %22, %13, %16, %2
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #7
  ret void
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local i32 @queue_hold_stream(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca ptr, align 8
  %5 = load ptr, ptr %0, align 8, !tbaa !48
  %6 = load ptr, ptr %5, align 8, !tbaa !8
  %7 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 30
  %8 = load ptr, ptr %7, align 8, !tbaa !12
  %9 = tail call i32 %6(ptr noundef %8) #7
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %37

11:                                               ; preds = %3
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %13 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %12) #7
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
  %29 = tail call i32 %26(ptr noundef %1, ptr noundef %28, i32 noundef 0) #7
  br label %30

30:                                               ; preds = %15, %23
  %31 = phi i32 [ %29, %23 ], [ 0, %15 ]
  %32 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %12) #7
  %33 = load ptr, ptr %0, align 8, !tbaa !48
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #8
  %34 = getelementptr inbounds %struct.device, ptr %33, i64 0, i32 1
  %35 = load ptr, ptr %34, align 8, !tbaa !15
  %36 = call i32 %35(ptr noundef nonnull %4) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #8
  br label %37

37:                                               ; preds = %3, %30
  %38 = phi i32 [ %31, %30 ], [ %9, %3 ]
  ret i32 %38
}

; Function Attrs: nounwind
define dso_local void @queue_abandon(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #7
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  store atomic i32 1, ptr %4 seq_cst, align 4
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %6 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %5) #7
  %7 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #7
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = alloca [4 x ptr], align 16
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #7
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  store i32 1, ptr %6, align 8, !tbaa !54
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %8 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %7) #7
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %10 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %9) #7
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %12 = load i32, ptr %11, align 8, !tbaa !62
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %1, %14
  %15 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %9, ptr noundef nonnull %4) #7
  %16 = load i32, ptr %11, align 8, !tbaa !62
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %14, !llvm.loop !172

18:                                               ; preds = %14, %1
  %19 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #7
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %21 = load i64, ptr %20, align 8, !tbaa !173
  %22 = tail call i32 @pthread_join(i64 noundef %21, ptr noundef null) #7
  %23 = load ptr, ptr %0, align 8, !tbaa !48
  %24 = load ptr, ptr %23, align 8, !tbaa !8
  %25 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 30
  %26 = load ptr, ptr %25, align 8, !tbaa !12
  %27 = tail call i32 %24(ptr noundef %26) #7
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %36

29:                                               ; preds = %18
  %30 = load ptr, ptr %0, align 8, !tbaa !48
  %31 = getelementptr inbounds %struct.device, ptr %30, i64 0, i32 21
  %32 = load ptr, ptr %31, align 8, !tbaa !174
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %34 = load ptr, ptr %33, align 8, !tbaa !49
  %35 = tail call i32 %32(ptr noundef %34) #7
  br label %36

36:                                               ; preds = %29, %18
  %37 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #7
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #8
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
  %47 = load ptr, ptr %46, align 8, !tbaa !148
  store ptr %47, ptr %45, align 8, !tbaa !4
  store ptr null, ptr %46, align 8, !tbaa !148
  store ptr null, ptr %43, align 8, !tbaa !57
  store <2 x ptr> zeroinitializer, ptr %39, align 8, !tbaa !4
  %48 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store ptr %38, ptr %48, align 8, !tbaa !51
  %49 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #7
  br i1 %28, label %55, label %106

50:                                               ; preds = %103
  %51 = load ptr, ptr %0, align 8, !tbaa !48
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #8
  %52 = getelementptr inbounds %struct.device, ptr %51, i64 0, i32 1
  %53 = load ptr, ptr %52, align 8, !tbaa !15
  %54 = call i32 %53(ptr noundef nonnull %2) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #8
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
  %72 = tail call i32 %71(ptr noundef nonnull %68) #7
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
  %89 = tail call i32 %85(ptr noundef %88) #7
  %90 = add nuw nsw i64 %84, 1
  %91 = load i32, ptr %74, align 4, !tbaa !94
  %92 = zext i32 %91 to i64
  %93 = icmp ult i64 %90, %92
  br i1 %93, label %83, label %79, !llvm.loop !97

94:                                               ; preds = %79
  %95 = load ptr, ptr %63, align 8, !tbaa !98
  %96 = tail call i32 %95(ptr noundef nonnull %81) #7
  br label %97

97:                                               ; preds = %94, %79
  %98 = getelementptr inbounds %struct.batch, ptr %65, i64 0, i32 14
  %99 = load ptr, ptr %98, align 8, !tbaa !99
  tail call void @free(ptr noundef %99) #7
  %100 = getelementptr inbounds %struct.batch, ptr %65, i64 0, i32 17
  %101 = load ptr, ptr %100, align 8, !tbaa !96
  tail call void @free(ptr noundef %101) #7
  tail call void @free(ptr noundef nonnull %65) #7
  %102 = icmp eq ptr %66, null
  br i1 %102, label %103, label %64, !llvm.loop !175

103:                                              ; preds = %97, %55
  %104 = add nuw nsw i64 %56, 1
  %105 = icmp eq i64 %104, 4
  br i1 %105, label %50, label %55, !llvm.loop !176

106:                                              ; preds = %36, %50
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #8
  ret void
}

declare i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #1

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %3 = load ptr, ptr %2, align 8, !tbaa !166
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %6

5:                                                ; preds = %6, %1
  tail call void @free(ptr noundef %0) #7
  ret void

6:                                                ; preds = %1, %6
  %7 = phi ptr [ %8, %6 ], [ %3, %1 ]
  %8 = load ptr, ptr %7, align 8, !tbaa !167
  tail call void @free(ptr noundef nonnull %7) #7
  %9 = icmp eq ptr %8, null
  br i1 %9, label %5, label %6, !llvm.loop !177
}

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #1

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #1

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #1

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #5

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #6

attributes #0 = { nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #1 = { "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nobuiltin nounwind "no-builtins" }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin "no-builtins" }

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
!9 = !{!"device", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192, !5, i64 200, !5, i64 208, !5, i64 216, !5, i64 224, !5, i64 232, !5, i64 240, !5, i64 248, !10, i64 256, !5, i64 320, !11, i64 328}
!10 = !{!"", !6, i64 0}
!11 = !{!"double", !6, i64 0}
!12 = !{!9, !5, i64 240}
!13 = !{!9, !5, i64 232}
!14 = !{!9, !5, i64 224}
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
!25 = !{!9, !5, i64 176}
!26 = !{!9, !5, i64 200}
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
!44 = !{!9, !5, i64 184}
!45 = !{!9, !5, i64 192}
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
!123 = !{!9, !5, i64 248}
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
!139 = !{!9, !5, i64 208}
!140 = !{!9, !5, i64 216}
!141 = distinct !{!141, !23}
!142 = !{!9, !5, i64 160}
!143 = !{!144, !5, i64 8}
!144 = !{!"wait_event", !19, i64 0, !5, i64 8}
!145 = distinct !{!145, !23}
!146 = !{!9, !5, i64 128}
!147 = distinct !{!147, !23}
!148 = !{!47, !5, i64 128}
!149 = !{!47, !5, i64 96}
!150 = !{!9, !5, i64 136}
!151 = !{!152, !5, i64 0}
!152 = !{!"harvest", !5, i64 0, !5, i64 8, !17, i64 16, !17, i64 24}
!153 = !{!152, !5, i64 8}
!154 = !{!152, !17, i64 16}
!155 = !{!152, !17, i64 24}
!156 = distinct !{!156, !23}
!157 = !{!9, !5, i64 152}
!158 = !{!9, !5, i64 320}
!159 = !{!9, !11, i64 328}
!160 = !{!161, !161, i64 0}
!161 = !{!"float", !6, i64 0}
!162 = !{!11, !11, i64 0}
!163 = distinct !{!163, !23}
!164 = distinct !{!164, !23}
!165 = distinct !{!165, !23}
!166 = !{!47, !5, i64 136}
!167 = !{!106, !5, i64 0}
!168 = !{i64 0, i64 8, !4, i64 8, i64 8, !16, i64 16, i64 8, !16, i64 24, i64 2048, !169, i64 2072, i64 256, !169}
!169 = !{!6, !6, i64 0}
!170 = distinct !{!170, !23}
!171 = distinct !{!171, !23}
!172 = distinct !{!172, !23}
!173 = !{!47, !17, i64 56}
!174 = !{!9, !5, i64 168}
!175 = distinct !{!175, !23}
!176 = distinct !{!176, !23}
!177 = distinct !{!177, !23}
