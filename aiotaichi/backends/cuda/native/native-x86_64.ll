; Made by `nox -s native` from *.c and *.h, sha256 24c7b6a1d6a2d442fb4e05ef06efd3d2dfdbd194798cab01cda16ce0465921a2
; ModuleID = 'aiotaichi/backends/cuda/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

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
  %3 = load ptr, ptr %0, align 8, !tbaa !3
  %4 = load ptr, ptr %3, align 8, !tbaa !7
  %5 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 31
  %6 = load ptr, ptr %5, align 8, !tbaa !11
  %7 = tail call i32 %4(ptr noundef %6) #9
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %32

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8, !tbaa !3
  %12 = icmp eq ptr %11, null
  br i1 %12, label %18, label %13

13:                                               ; preds = %9
  %14 = load ptr, ptr %0, align 8, !tbaa !3
  %15 = getelementptr inbounds %struct.device, ptr %14, i64 0, i32 30
  %16 = load ptr, ptr %15, align 8, !tbaa !12
  %17 = tail call i32 %16(ptr noundef nonnull %11) #9
  br label %18

18:                                               ; preds = %13, %9
  %19 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %20 = load ptr, ptr %19, align 8, !tbaa !3
  %21 = icmp eq ptr %20, null
  br i1 %21, label %27, label %22

22:                                               ; preds = %18
  %23 = load ptr, ptr %0, align 8, !tbaa !3
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 29
  %25 = load ptr, ptr %24, align 8, !tbaa !13
  %26 = tail call i32 %25(ptr noundef nonnull %20) #9
  br label %27

27:                                               ; preds = %22, %18
  %28 = load ptr, ptr %0, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #10
  %29 = getelementptr inbounds %struct.device, ptr %28, i64 0, i32 1
  %30 = load ptr, ptr %29, align 8, !tbaa !14
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
  %13 = load ptr, ptr %12, align 8, !tbaa !3
  %14 = load i64, ptr %13, align 8, !tbaa !15
  %15 = add i64 %14, %10
  %16 = getelementptr inbounds %struct.command, ptr %11, i64 0, i32 2
  %17 = load i32, ptr %16, align 4, !tbaa !17
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds i8, ptr %11, i64 %18
  %20 = icmp ult ptr %19, %7
  br i1 %20, label %9, label %21, !llvm.loop !21

21:                                               ; preds = %9, %4
  %22 = phi i64 [ 0, %4 ], [ %15, %9 ]
  %23 = shl i64 %22, 3
  %24 = add i64 %23, 32
  %25 = tail call ptr @calloc(i64 noundef 1, i64 noundef %24) #9
  store i32 2, ptr %3, align 4, !tbaa !23
  %26 = icmp eq ptr %25, null
  br i1 %26, label %85, label %27

27:                                               ; preds = %21
  store ptr %0, ptr %25, align 8, !tbaa !3
  %28 = getelementptr inbounds %struct.graph, ptr %25, i64 0, i32 3
  store i64 %22, ptr %28, align 8, !tbaa !15
  %29 = load ptr, ptr %0, align 8, !tbaa !7
  %30 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 31
  %31 = load ptr, ptr %30, align 8, !tbaa !11
  %32 = tail call i32 %29(ptr noundef %31) #9
  store i32 %32, ptr %3, align 4, !tbaa !23
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %55

34:                                               ; preds = %27
  %35 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 23
  %36 = load ptr, ptr %35, align 8, !tbaa !24
  %37 = getelementptr inbounds %struct.graph, ptr %25, i64 0, i32 2
  %38 = tail call i32 %36(ptr noundef nonnull %37, i32 noundef 0) #9
  store i32 %38, ptr %3, align 4, !tbaa !23
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %49

40:                                               ; preds = %34
  %41 = tail call fastcc i32 @for_tasks(ptr noundef nonnull %25, ptr noundef %1, ptr noundef %7, ptr noundef nonnull @add_node) #11
  store i32 %41, ptr %3, align 4, !tbaa !23
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %49

43:                                               ; preds = %40
  %44 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 26
  %45 = load ptr, ptr %44, align 8, !tbaa !25
  %46 = getelementptr inbounds %struct.graph, ptr %25, i64 0, i32 1
  %47 = load ptr, ptr %37, align 8, !tbaa !3
  %48 = tail call i32 %45(ptr noundef nonnull %46, ptr noundef %47, i64 noundef 0) #9
  store i32 %48, ptr %3, align 4, !tbaa !23
  br label %49

49:                                               ; preds = %34, %40, %43
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #10
  %50 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %51 = load ptr, ptr %50, align 8, !tbaa !14
  %52 = call i32 %51(ptr noundef nonnull %6) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #10
  %53 = load i32, ptr %3, align 4, !tbaa !23
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %85, label %55

55:                                               ; preds = %27, %49
  %56 = load ptr, ptr %25, align 8, !tbaa !3
  %57 = load ptr, ptr %56, align 8, !tbaa !7
  %58 = getelementptr inbounds %struct.device, ptr %56, i64 0, i32 31
  %59 = load ptr, ptr %58, align 8, !tbaa !11
  %60 = call i32 %57(ptr noundef %59) #9
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %85

62:                                               ; preds = %55
  %63 = getelementptr inbounds %struct.graph, ptr %25, i64 0, i32 1
  %64 = load ptr, ptr %63, align 8, !tbaa !3
  %65 = icmp eq ptr %64, null
  br i1 %65, label %71, label %66

66:                                               ; preds = %62
  %67 = load ptr, ptr %25, align 8, !tbaa !3
  %68 = getelementptr inbounds %struct.device, ptr %67, i64 0, i32 30
  %69 = load ptr, ptr %68, align 8, !tbaa !12
  %70 = call i32 %69(ptr noundef nonnull %64) #9
  br label %71

71:                                               ; preds = %66, %62
  %72 = getelementptr inbounds %struct.graph, ptr %25, i64 0, i32 2
  %73 = load ptr, ptr %72, align 8, !tbaa !3
  %74 = icmp eq ptr %73, null
  br i1 %74, label %80, label %75

75:                                               ; preds = %71
  %76 = load ptr, ptr %25, align 8, !tbaa !3
  %77 = getelementptr inbounds %struct.device, ptr %76, i64 0, i32 29
  %78 = load ptr, ptr %77, align 8, !tbaa !13
  %79 = call i32 %78(ptr noundef nonnull %73) #9
  br label %80

80:                                               ; preds = %75, %71
  %81 = load ptr, ptr %25, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #10
  %82 = getelementptr inbounds %struct.device, ptr %81, i64 0, i32 1
  %83 = load ptr, ptr %82, align 8, !tbaa !14
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
  %7 = alloca [3 x ptr], align 16
  %8 = alloca %struct.CUDA_KERNEL_NODE_PARAMS, align 8
  %9 = icmp ult ptr %1, %2
  br i1 %9, label %10, label %86

10:                                               ; preds = %4
  %11 = getelementptr inbounds ptr, ptr %7, i64 1
  %12 = getelementptr inbounds ptr, ptr %7, i64 2
  %13 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 1
  %14 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 2
  %15 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 3
  %16 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 4
  %17 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 5
  %18 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 6
  %19 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 7
  %20 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 8
  %21 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 9
  %22 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 10
  %23 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 11
  br label %24

24:                                               ; preds = %10, %79
  %25 = phi ptr [ %1, %10 ], [ %84, %79 ]
  %26 = phi i64 [ 0, %10 ], [ %80, %79 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #10
  %27 = getelementptr inbounds %struct.launch, ptr %25, i64 0, i32 2
  %28 = load i64, ptr %27, align 8, !tbaa !15
  store i64 %28, ptr %5, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #10
  store i64 0, ptr %6, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #10
  store ptr %5, ptr %7, align 16, !tbaa !3
  store ptr %6, ptr %11, align 8, !tbaa !3
  %29 = getelementptr inbounds %struct.launch, ptr %25, i64 0, i32 4
  store ptr %29, ptr %12, align 16, !tbaa !3
  %30 = getelementptr inbounds %struct.launch, ptr %25, i64 0, i32 1
  %31 = load ptr, ptr %30, align 8, !tbaa !3
  %32 = load i64, ptr %31, align 8, !tbaa !15
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %79, label %34

34:                                               ; preds = %24, %73
  %35 = phi ptr [ %76, %73 ], [ %31, %24 ]
  %36 = phi i64 [ %75, %73 ], [ 0, %24 ]
  %37 = phi i64 [ %74, %73 ], [ %26, %24 ]
  %38 = getelementptr inbounds %struct.kernel, ptr %35, i64 0, i32 3, i64 %36
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %8) #10
  %39 = load ptr, ptr %38, align 8, !tbaa !26
  store ptr %39, ptr %8, align 8, !tbaa !28
  %40 = getelementptr inbounds %struct.kernel, ptr %35, i64 0, i32 3, i64 %36, i32 1
  %41 = load ptr, ptr %40, align 8, !tbaa !30
  %42 = icmp eq ptr %41, null
  br i1 %42, label %43, label %46

43:                                               ; preds = %34
  %44 = getelementptr inbounds %struct.kernel, ptr %35, i64 0, i32 3, i64 %36, i32 2
  %45 = load i32, ptr %44, align 8, !tbaa !31
  br label %64

46:                                               ; preds = %34
  %47 = call i64 %41(ptr noundef nonnull %29) #9
  %48 = icmp sgt i64 %47, 0
  br i1 %48, label %49, label %56

49:                                               ; preds = %46
  %50 = getelementptr inbounds %struct.kernel, ptr %35, i64 0, i32 3, i64 %36, i32 3
  %51 = load i32, ptr %50, align 4, !tbaa !32
  %52 = zext i32 %51 to i64
  %53 = add nsw i64 %47, -1
  %54 = add nuw i64 %53, %52
  %55 = udiv i64 %54, %52
  br label %56

56:                                               ; preds = %49, %46
  %57 = phi i64 [ %55, %49 ], [ 1, %46 ]
  %58 = getelementptr inbounds %struct.kernel, ptr %35, i64 0, i32 3, i64 %36, i32 2
  %59 = load i32, ptr %58, align 8, !tbaa !31
  %60 = zext i32 %59 to i64
  %61 = icmp ult i64 %57, %60
  %62 = trunc i64 %57 to i32
  %63 = select i1 %61, i32 %62, i32 %59
  br label %64

64:                                               ; preds = %43, %56
  %65 = phi i32 [ %63, %56 ], [ %45, %43 ]
  store i32 %65, ptr %13, align 8, !tbaa !33
  store i32 1, ptr %14, align 4, !tbaa !34
  store i32 1, ptr %15, align 8, !tbaa !35
  %66 = getelementptr inbounds %struct.kernel, ptr %35, i64 0, i32 3, i64 %36, i32 3
  %67 = load i32, ptr %66, align 4, !tbaa !32
  store i32 %67, ptr %16, align 4, !tbaa !36
  store i32 1, ptr %17, align 8, !tbaa !37
  store i32 1, ptr %18, align 4, !tbaa !38
  %68 = getelementptr inbounds %struct.kernel, ptr %35, i64 0, i32 3, i64 %36, i32 4
  %69 = load i32, ptr %68, align 8, !tbaa !39
  store i32 %69, ptr %19, align 8, !tbaa !40
  store ptr %7, ptr %20, align 8, !tbaa !41
  store ptr null, ptr %21, align 8, !tbaa !42
  store ptr null, ptr %22, align 8, !tbaa !43
  store ptr null, ptr %23, align 8, !tbaa !44
  %70 = call i32 %3(ptr noundef %0, i64 noundef %37, ptr noundef nonnull %38, ptr noundef nonnull %8) #9, !callees !45
  %71 = icmp eq i32 %70, 0
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %8) #10
  br i1 %71, label %73, label %72

72:                                               ; preds = %64
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #10
  br label %86

73:                                               ; preds = %64
  %74 = add i64 %37, 1
  %75 = add nuw i64 %36, 1
  %76 = load ptr, ptr %30, align 8, !tbaa !3
  %77 = load i64, ptr %76, align 8, !tbaa !15
  %78 = icmp ult i64 %75, %77
  br i1 %78, label %34, label %79, !llvm.loop !46

79:                                               ; preds = %73, %24
  %80 = phi i64 [ %26, %24 ], [ %74, %73 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #10
  %81 = getelementptr inbounds %struct.command, ptr %25, i64 0, i32 2
  %82 = load i32, ptr %81, align 4, !tbaa !17
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds i8, ptr %25, i64 %83
  %85 = icmp ult ptr %84, %2
  br i1 %85, label %24, label %86, !llvm.loop !47

86:                                               ; preds = %79, %4, %72
  %87 = phi i32 [ %70, %72 ], [ 0, %4 ], [ 0, %79 ]
  ret i32 %87
}

; Function Attrs: nounwind
define internal i32 @add_node(ptr noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3) #0 {
  %5 = load ptr, ptr %0, align 8, !tbaa !3
  %6 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 4, i64 %1
  %7 = icmp ne i64 %1, 0
  %8 = getelementptr inbounds ptr, ptr %6, i64 -1
  %9 = select i1 %7, ptr %8, ptr null
  br i1 %7, label %10, label %14

10:                                               ; preds = %4
  %11 = getelementptr inbounds %struct.task, ptr %2, i64 0, i32 5
  %12 = load i32, ptr %11, align 4, !tbaa !48
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %21

14:                                               ; preds = %10, %4
  %15 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 24
  %16 = load ptr, ptr %15, align 8, !tbaa !49
  %17 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %18 = load ptr, ptr %17, align 8, !tbaa !3
  %19 = zext i1 %7 to i64
  %20 = tail call i32 %16(ptr noundef nonnull %6, ptr noundef %18, ptr noundef %9, i64 noundef %19, ptr noundef %3) #9
  br label %33

21:                                               ; preds = %10
  %22 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 24
  %23 = load ptr, ptr %22, align 8, !tbaa !49
  %24 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %25 = load ptr, ptr %24, align 8, !tbaa !3
  %26 = tail call i32 %23(ptr noundef nonnull %6, ptr noundef %25, ptr noundef null, i64 noundef 0, ptr noundef %3) #9
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %33

28:                                               ; preds = %21
  %29 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 25
  %30 = load ptr, ptr %29, align 8, !tbaa !50
  %31 = load ptr, ptr %24, align 8, !tbaa !3
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
  %5 = load i64, ptr %4, align 8, !tbaa !51
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
  store ptr %0, ptr %4, align 8, !tbaa !55
  %7 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 1
  store ptr %1, ptr %7, align 8, !tbaa !56
  %8 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 3, i32 1
  store i32 %2, ptr %8, align 8, !tbaa !57
  %9 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 14
  %10 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 15
  store ptr %9, ptr %10, align 8, !tbaa !58
  %11 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 16
  %12 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 17
  store ptr %11, ptr %12, align 8, !tbaa !59
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
  %8 = load i32, ptr %7, align 8, !tbaa !60
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %258

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
  %33 = load i64, ptr %13, align 8, !tbaa !61
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
  %43 = load i32, ptr %28, align 8, !tbaa !62
  %44 = call i64 @write(i32 noundef %43, ptr noundef nonnull @notify.one, i64 noundef 8) #9
  br label %45

45:                                               ; preds = %163, %253, %256, %228, %42, %39
  %46 = load i32, ptr %7, align 8, !tbaa !60
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %29, label %258, !llvm.loop !63

48:                                               ; preds = %34
  %49 = load ptr, ptr %15, align 8, !tbaa !64
  br label %50

50:                                               ; preds = %54, %48
  %51 = phi ptr [ %14, %48 ], [ %52, %54 ]
  %52 = load ptr, ptr %51, align 8, !tbaa !3
  %53 = icmp eq ptr %52, null
  br i1 %53, label %59, label %54

54:                                               ; preds = %50
  %55 = getelementptr inbounds %struct.batch, ptr %52, i64 0, i32 1
  %56 = load i64, ptr %55, align 8, !tbaa !65
  %57 = load i64, ptr %13, align 8, !tbaa !61
  %58 = icmp ugt i64 %56, %57
  br i1 %58, label %59, label %50, !llvm.loop !67

59:                                               ; preds = %50, %54
  %60 = load atomic i32, ptr %12 seq_cst, align 8
  %61 = icmp eq i32 %60, 0
  %62 = select i1 %61, ptr %49, ptr null
  %63 = select i1 %61, ptr %52, ptr null
  %64 = load i32, ptr %16, align 4, !tbaa !68
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %166

66:                                               ; preds = %59
  %67 = load i32, ptr %17, align 8, !tbaa !69
  %68 = icmp ne i32 %67, 0
  %69 = icmp eq ptr %62, null
  %70 = select i1 %68, i1 true, i1 %69
  br i1 %70, label %166, label %71

71:                                               ; preds = %66
  %72 = load i64, ptr %18, align 8, !tbaa !70
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %79, label %74

74:                                               ; preds = %71
  %75 = getelementptr inbounds %struct.batch, ptr %62, i64 0, i32 5
  %76 = load i64, ptr %75, align 8, !tbaa !71
  %77 = add i64 %76, %72
  %78 = icmp ugt i64 %77, 900
  br i1 %78, label %166, label %79

79:                                               ; preds = %71, %74
  %80 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #9
  %81 = getelementptr inbounds %struct.batch, ptr %62, i64 0, i32 3
  %82 = load ptr, ptr %81, align 8, !tbaa !72
  %83 = getelementptr inbounds %struct.batch, ptr %62, i64 0, i32 4
  %84 = load i64, ptr %83, align 8, !tbaa !73
  %85 = getelementptr inbounds i8, ptr %82, i64 %84
  %86 = icmp sgt i64 %84, 0
  br i1 %86, label %87, label %124

87:                                               ; preds = %79, %116
  %88 = phi ptr [ %120, %116 ], [ %82, %79 ]
  %89 = load i16, ptr %88, align 8, !tbaa !74
  %90 = icmp eq i16 %89, 11
  br i1 %90, label %91, label %116

91:                                               ; preds = %87
  %92 = getelementptr inbounds %struct.wait, ptr %88, i64 0, i32 1
  %93 = load ptr, ptr %92, align 8, !tbaa !76
  %94 = getelementptr inbounds %struct.wait, ptr %88, i64 0, i32 2
  %95 = load i64, ptr %94, align 8, !tbaa !77
  %96 = getelementptr inbounds %struct.queue, ptr %93, i64 0, i32 20
  %97 = call i32 @pthread_mutex_lock(ptr noundef nonnull %96) #9
  %98 = getelementptr inbounds %struct.queue, ptr %93, i64 0, i32 4
  %99 = load i64, ptr %98, align 8, !tbaa !51
  %100 = icmp ult i64 %99, %95
  br i1 %100, label %101, label %109

101:                                              ; preds = %91
  %102 = getelementptr inbounds %struct.queue, ptr %93, i64 0, i32 2
  %103 = load atomic i32, ptr %102 seq_cst, align 8
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %109

105:                                              ; preds = %101
  %106 = getelementptr inbounds %struct.queue, ptr %93, i64 0, i32 8
  %107 = load i32, ptr %106, align 8, !tbaa !60
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %111, label %109

109:                                              ; preds = %105, %101, %91
  %110 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %96) #9
  br label %116

111:                                              ; preds = %105
  %112 = getelementptr inbounds %struct.queue, ptr %93, i64 0, i32 9
  %113 = load i32, ptr %112, align 4, !tbaa !68
  %114 = icmp eq i32 %113, 0
  %115 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %96) #9
  br i1 %114, label %122, label %116

116:                                              ; preds = %111, %109, %87
  %117 = getelementptr inbounds %struct.command, ptr %88, i64 0, i32 2
  %118 = load i32, ptr %117, align 4, !tbaa !17
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds i8, ptr %88, i64 %119
  %121 = icmp ult ptr %120, %85
  br i1 %121, label %87, label %124, !llvm.loop !78

122:                                              ; preds = %111
  %123 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #9
  br label %166

124:                                              ; preds = %116, %79
  %125 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #9
  %126 = load ptr, ptr %15, align 8, !tbaa !64
  %127 = load ptr, ptr %126, align 8, !tbaa !79
  store ptr %127, ptr %15, align 8, !tbaa !64
  %128 = icmp eq ptr %127, null
  br i1 %128, label %129, label %130

129:                                              ; preds = %124
  store ptr %15, ptr %19, align 8, !tbaa !59
  br label %130

130:                                              ; preds = %129, %124
  store i32 1, ptr %17, align 8, !tbaa !69
  %131 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #9
  %132 = getelementptr inbounds %struct.batch, ptr %126, i64 0, i32 3
  %133 = load ptr, ptr %132, align 8, !tbaa !72
  %134 = getelementptr inbounds %struct.batch, ptr %126, i64 0, i32 4
  %135 = load i64, ptr %134, align 8, !tbaa !73
  %136 = getelementptr inbounds i8, ptr %133, i64 %135
  %137 = icmp sgt i64 %135, 0
  br i1 %137, label %138, label %163

138:                                              ; preds = %130
  %139 = getelementptr inbounds %struct.batch, ptr %126, i64 0, i32 1
  br label %140

140:                                              ; preds = %157, %138
  %141 = phi ptr [ %133, %138 ], [ %161, %157 ]
  %142 = load i16, ptr %141, align 8, !tbaa !74
  %143 = icmp eq i16 %142, 11
  br i1 %143, label %144, label %157

144:                                              ; preds = %140
  %145 = getelementptr inbounds %struct.wait, ptr %141, i64 0, i32 1
  %146 = load ptr, ptr %145, align 8, !tbaa !76
  %147 = getelementptr inbounds %struct.queue, ptr %146, i64 0, i32 20
  %148 = call i32 @pthread_mutex_lock(ptr noundef nonnull %147) #9
  %149 = getelementptr inbounds %struct.queue, ptr %146, i64 0, i32 4
  %150 = load i64, ptr %149, align 8, !tbaa !51
  %151 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %147) #9
  %152 = getelementptr inbounds %struct.wait, ptr %141, i64 0, i32 2
  %153 = load i64, ptr %152, align 8, !tbaa !77
  %154 = icmp ult i64 %150, %153
  br i1 %154, label %155, label %157

155:                                              ; preds = %144
  %156 = load i64, ptr %139, align 8, !tbaa !65
  call fastcc void @add_failure(ptr noundef nonnull %20, i64 noundef %156, i64 noundef 1, ptr noundef null) #12
  br label %157

157:                                              ; preds = %155, %144, %140
  %158 = getelementptr inbounds %struct.command, ptr %141, i64 0, i32 2
  %159 = load i32, ptr %158, align 4, !tbaa !17
  %160 = zext i32 %159 to i64
  %161 = getelementptr inbounds i8, ptr %141, i64 %160
  %162 = icmp ult ptr %161, %136
  br i1 %162, label %140, label %163, !llvm.loop !80

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
  %174 = load i32, ptr %21, align 4, !tbaa !81
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %176, label %180

176:                                              ; preds = %173
  %177 = load ptr, ptr %15, align 8, !tbaa !64
  %178 = icmp eq ptr %177, null
  %179 = or i1 %168, %178
  br i1 %179, label %230, label %180

180:                                              ; preds = %176, %173, %170
  %181 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 10
  store i32 1, ptr %181, align 8, !tbaa !82
  %182 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #9
  %183 = load ptr, ptr %0, align 8, !tbaa !55
  %184 = load ptr, ptr %183, align 8, !tbaa !7
  %185 = getelementptr inbounds %struct.device, ptr %183, i64 0, i32 31
  %186 = load ptr, ptr %185, align 8, !tbaa !11
  %187 = call i32 %184(ptr noundef %186) #9
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %191, label %189

189:                                              ; preds = %180
  %190 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #9
  br label %204

191:                                              ; preds = %180
  %192 = load ptr, ptr %0, align 8, !tbaa !55
  %193 = getelementptr inbounds %struct.device, ptr %192, i64 0, i32 18
  %194 = load ptr, ptr %193, align 8, !tbaa !83
  %195 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 6
  %196 = load ptr, ptr %195, align 8, !tbaa !84
  %197 = call i32 %194(ptr noundef %196) #9
  %198 = load ptr, ptr %0, align 8, !tbaa !55
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #10
  %199 = getelementptr inbounds %struct.device, ptr %198, i64 0, i32 1
  %200 = load ptr, ptr %199, align 8, !tbaa !14
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
  %209 = load i32, ptr %208, align 4, !tbaa !85
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %216, label %211

211:                                              ; preds = %207
  %212 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 5
  %213 = load i64, ptr %212, align 8, !tbaa !71
  %214 = load i64, ptr %18, align 8, !tbaa !70
  %215 = sub i64 %214, %213
  store i64 %215, ptr %18, align 8, !tbaa !70
  br label %216

216:                                              ; preds = %211, %207
  store i32 0, ptr %208, align 4, !tbaa !85
  %217 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 1
  %218 = load i64, ptr %217, align 8, !tbaa !65
  %219 = load i64, ptr %13, align 8, !tbaa !61
  %220 = icmp ugt i64 %218, %219
  br i1 %220, label %221, label %222

221:                                              ; preds = %216
  store atomic i64 %218, ptr %13 seq_cst, align 8
  br label %222

222:                                              ; preds = %221, %216, %204
  %223 = load i32, ptr %181, align 8, !tbaa !82
  %224 = add i32 %223, -1
  store i32 %224, ptr %181, align 8, !tbaa !82
  %225 = icmp eq i32 %224, 0
  br i1 %225, label %228, label %226

226:                                              ; preds = %222
  store i32 0, ptr %181, align 8, !tbaa !82
  %227 = load ptr, ptr %22, align 8, !tbaa !86
  store ptr %227, ptr %63, align 8, !tbaa !79
  store ptr %63, ptr %22, align 8, !tbaa !86
  br label %228

228:                                              ; preds = %222, %226
  %229 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %23) #9
  br label %45

230:                                              ; preds = %176, %166
  br i1 %168, label %231, label %256

231:                                              ; preds = %230
  %232 = getelementptr inbounds %struct.wait, ptr %167, i64 0, i32 1
  %233 = load ptr, ptr %232, align 8, !tbaa !76
  %234 = getelementptr inbounds %struct.wait, ptr %167, i64 0, i32 2
  %235 = load i64, ptr %234, align 8, !tbaa !77
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #10
  %236 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #9
  %237 = load i64, ptr %3, align 8, !tbaa !87
  %238 = load i64, ptr %26, align 8, !tbaa !89
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #10
  %239 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #9
  %240 = getelementptr inbounds %struct.queue, ptr %233, i64 0, i32 20
  %241 = call i32 @pthread_mutex_lock(ptr noundef nonnull %240) #9
  %242 = getelementptr inbounds %struct.queue, ptr %233, i64 0, i32 4
  %243 = load i64, ptr %242, align 8, !tbaa !51
  %244 = icmp ult i64 %243, %235
  br i1 %244, label %245, label %253

245:                                              ; preds = %231
  %246 = mul i64 %237, 1000000000
  %247 = add i64 %238, 1000000
  %248 = add i64 %247, %246
  %249 = getelementptr inbounds %struct.queue, ptr %233, i64 0, i32 22
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #10
  %250 = udiv i64 %248, 1000000000
  store i64 %250, ptr %2, align 8, !tbaa !87
  %251 = urem i64 %248, 1000000000
  store i64 %251, ptr %27, align 8, !tbaa !89
  %252 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %249, ptr noundef nonnull %240, i32 noundef 1, ptr noundef nonnull %2) #9
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #10
  br label %253

253:                                              ; preds = %231, %245
  %254 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %240) #9
  %255 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #9
  br label %45

256:                                              ; preds = %230
  store i32 1, ptr %24, align 8, !tbaa !90
  %257 = call i32 @pthread_cond_wait(ptr noundef nonnull %25, ptr noundef nonnull %5) #9
  store i32 0, ptr %24, align 8, !tbaa !90
  br label %45

258:                                              ; preds = %45, %1
  %259 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #9
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
  %15 = load i16, ptr %14, align 2, !tbaa !91
  %16 = zext i16 %15 to i64
  %17 = add i64 %12, 1
  %18 = add i64 %17, %16
  %19 = load i16, ptr %13, align 4, !tbaa !92
  switch i16 %19, label %44 [
    i16 1, label %20
    i16 5, label %36
    i16 6, label %36
    i16 7, label %42
  ]

20:                                               ; preds = %10
  %21 = getelementptr inbounds %struct.launch, ptr %13, i64 0, i32 1
  %22 = load ptr, ptr %21, align 8, !tbaa !3
  %23 = getelementptr inbounds %struct.kernel, ptr %22, i64 0, i32 2
  %24 = load i64, ptr %23, align 8, !tbaa !15
  %25 = add i64 %24, 15
  %26 = and i64 %25, -16
  %27 = getelementptr inbounds %struct.kernel, ptr %22, i64 0, i32 1
  %28 = load i64, ptr %27, align 8, !tbaa !15
  %29 = icmp eq i64 %28, 0
  %30 = select i1 %29, i64 0, i64 2320
  %31 = add i64 %26, %11
  %32 = add i64 %31, %30
  %33 = load i64, ptr %22, align 8, !tbaa !15
  %34 = add i64 %18, 2
  %35 = add i64 %34, %33
  br label %44

36:                                               ; preds = %10, %10
  %37 = getelementptr inbounds %struct.copy, ptr %13, i64 0, i32 3
  %38 = load i64, ptr %37, align 8, !tbaa !93
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
  %48 = load i32, ptr %47, align 4, !tbaa !17
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds i8, ptr %13, i64 %49
  %51 = icmp ult ptr %50, %8
  br i1 %51, label %10, label %52, !llvm.loop !95

52:                                               ; preds = %44, %6
  %53 = phi i64 [ 0, %6 ], [ %45, %44 ]
  %54 = phi i64 [ 1, %6 ], [ %46, %44 ]
  %55 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %56 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %55) #9
  %57 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %58 = load ptr, ptr %57, align 8, !tbaa !3
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
  %67 = load i64, ptr %66, align 8, !tbaa !96
  %68 = icmp ult i64 %67, %53
  br i1 %68, label %77, label %69

69:                                               ; preds = %62
  %70 = icmp eq ptr %65, null
  br i1 %70, label %76, label %71

71:                                               ; preds = %69
  %72 = load ptr, ptr %65, align 8, !tbaa !3
  %73 = getelementptr inbounds %struct.batch, ptr %72, i64 0, i32 8
  %74 = load i64, ptr %73, align 8, !tbaa !96
  %75 = icmp ult i64 %67, %74
  br i1 %75, label %76, label %77

76:                                               ; preds = %71, %69
  br label %77

77:                                               ; preds = %76, %71, %62
  %78 = phi ptr [ %64, %76 ], [ %65, %71 ], [ %65, %62 ]
  %79 = load ptr, ptr %63, align 8, !tbaa !3
  %80 = icmp eq ptr %79, null
  br i1 %80, label %60, label %62, !llvm.loop !97

81:                                               ; preds = %60
  %82 = load ptr, ptr %78, align 8, !tbaa !3
  %83 = load ptr, ptr %82, align 8, !tbaa !79
  store ptr %83, ptr %78, align 8, !tbaa !3
  %84 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %55) #9
  br label %172

85:                                               ; preds = %60, %52
  %86 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %55) #9
  %87 = load ptr, ptr %0, align 8, !tbaa !55
  %88 = tail call ptr @calloc(i64 noundef 1, i64 noundef 128) #9
  %89 = icmp eq ptr %88, null
  br i1 %89, label %283, label %90

90:                                               ; preds = %85
  %91 = icmp ne i64 %53, 0
  %92 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 8
  br i1 %91, label %95, label %93

93:                                               ; preds = %90
  %94 = load i64, ptr %92, align 8, !tbaa !96
  br label %96

95:                                               ; preds = %90
  store i64 65536, ptr %92, align 8, !tbaa !96
  br label %96

96:                                               ; preds = %95, %93
  %97 = phi i64 [ %94, %93 ], [ 65536, %95 ]
  %98 = icmp ult i64 %97, %53
  br i1 %98, label %99, label %104

99:                                               ; preds = %96, %99
  %100 = phi i64 [ %101, %99 ], [ %97, %96 ]
  %101 = shl i64 %100, 1
  %102 = icmp ult i64 %101, %53
  br i1 %102, label %99, label %103, !llvm.loop !98

103:                                              ; preds = %99
  store i64 %101, ptr %92, align 8, !tbaa !96
  br label %104

104:                                              ; preds = %103, %96
  %105 = load ptr, ptr %87, align 8, !tbaa !7
  %106 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 31
  %107 = load ptr, ptr %106, align 8, !tbaa !11
  %108 = tail call i32 %105(ptr noundef %107) #9
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %110, label %163

110:                                              ; preds = %104
  %111 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 14
  %112 = load ptr, ptr %111, align 8, !tbaa !99
  %113 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 6
  %114 = tail call i32 %112(ptr noundef nonnull %113, i32 noundef 3) #9
  %115 = icmp eq i32 %114, 0
  %116 = and i1 %91, %115
  br i1 %116, label %117, label %123

117:                                              ; preds = %110
  %118 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 12
  %119 = load ptr, ptr %118, align 8, !tbaa !100
  %120 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 7
  %121 = load i64, ptr %92, align 8, !tbaa !96
  %122 = tail call i32 %119(ptr noundef nonnull %120, i64 noundef %121, i32 noundef 3) #9
  br label %123

123:                                              ; preds = %117, %110
  %124 = phi i32 [ %122, %117 ], [ %114, %110 ]
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %126, label %130

126:                                              ; preds = %123
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #10
  %127 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 1
  %128 = load ptr, ptr %127, align 8, !tbaa !14
  %129 = call i32 %128(ptr noundef nonnull %7) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #10
  br label %172

130:                                              ; preds = %123
  %131 = load ptr, ptr %113, align 8, !tbaa !84
  %132 = icmp eq ptr %131, null
  br i1 %132, label %137, label %133

133:                                              ; preds = %130
  %134 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 15
  %135 = load ptr, ptr %134, align 8, !tbaa !101
  %136 = tail call i32 %135(ptr noundef nonnull %131) #9
  br label %137

137:                                              ; preds = %133, %130
  %138 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 16
  %139 = load i32, ptr %138, align 4, !tbaa !102
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %144, label %141

141:                                              ; preds = %137
  %142 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 15
  %143 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 17
  br label %148

144:                                              ; preds = %148, %137
  %145 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 7
  %146 = load ptr, ptr %145, align 8, !tbaa !103
  %147 = icmp eq ptr %146, null
  br i1 %147, label %164, label %159

148:                                              ; preds = %148, %141
  %149 = phi i64 [ 0, %141 ], [ %155, %148 ]
  %150 = load ptr, ptr %142, align 8, !tbaa !101
  %151 = load ptr, ptr %143, align 8, !tbaa !104
  %152 = getelementptr inbounds ptr, ptr %151, i64 %149
  %153 = load ptr, ptr %152, align 8, !tbaa !3
  %154 = tail call i32 %150(ptr noundef %153) #9
  %155 = add nuw nsw i64 %149, 1
  %156 = load i32, ptr %138, align 4, !tbaa !102
  %157 = zext i32 %156 to i64
  %158 = icmp ult i64 %155, %157
  br i1 %158, label %148, label %144, !llvm.loop !105

159:                                              ; preds = %144
  %160 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 13
  %161 = load ptr, ptr %160, align 8, !tbaa !106
  %162 = tail call i32 %161(ptr noundef nonnull %146) #9
  br label %164

163:                                              ; preds = %104
  tail call void @free(ptr noundef nonnull %88) #9
  br label %283

164:                                              ; preds = %144, %159
  %165 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 14
  %166 = load ptr, ptr %165, align 8, !tbaa !107
  tail call void @free(ptr noundef %166) #9
  %167 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 17
  %168 = load ptr, ptr %167, align 8, !tbaa !104
  tail call void @free(ptr noundef %168) #9
  tail call void @free(ptr noundef nonnull %88) #9
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #10
  %169 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 1
  %170 = load ptr, ptr %169, align 8, !tbaa !14
  %171 = call i32 %170(ptr noundef nonnull %7) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #10
  br label %283

172:                                              ; preds = %126, %81
  %173 = phi ptr [ %82, %81 ], [ %88, %126 ]
  store ptr null, ptr %173, align 8, !tbaa !79
  %174 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 1
  store i64 %3, ptr %174, align 8, !tbaa !65
  %175 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 2
  store i64 %4, ptr %175, align 8, !tbaa !108
  %176 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 3
  store ptr %1, ptr %176, align 8, !tbaa !72
  %177 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 4
  store i64 %2, ptr %177, align 8, !tbaa !73
  %178 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 5
  store i64 %54, ptr %178, align 8, !tbaa !71
  %179 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 9
  store i64 0, ptr %179, align 8, !tbaa !109
  %180 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 15
  store i32 0, ptr %180, align 8, !tbaa !110
  %181 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 12
  store i32 0, ptr %181, align 8, !tbaa !111
  %182 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 18
  store ptr %5, ptr %182, align 8, !tbaa !112
  %183 = icmp ult i64 %54, 901
  br i1 %183, label %184, label %237

184:                                              ; preds = %172
  br i1 %9, label %185, label %220

185:                                              ; preds = %184, %214
  %186 = phi ptr [ %218, %214 ], [ %1, %184 ]
  %187 = load i16, ptr %186, align 8, !tbaa !74
  %188 = icmp eq i16 %187, 11
  br i1 %188, label %189, label %214

189:                                              ; preds = %185
  %190 = getelementptr inbounds %struct.wait, ptr %186, i64 0, i32 1
  %191 = load ptr, ptr %190, align 8, !tbaa !76
  %192 = getelementptr inbounds %struct.wait, ptr %186, i64 0, i32 2
  %193 = load i64, ptr %192, align 8, !tbaa !77
  %194 = getelementptr inbounds %struct.queue, ptr %191, i64 0, i32 20
  %195 = call i32 @pthread_mutex_lock(ptr noundef nonnull %194) #9
  %196 = getelementptr inbounds %struct.queue, ptr %191, i64 0, i32 4
  %197 = load i64, ptr %196, align 8, !tbaa !51
  %198 = icmp ult i64 %197, %193
  br i1 %198, label %199, label %207

199:                                              ; preds = %189
  %200 = getelementptr inbounds %struct.queue, ptr %191, i64 0, i32 2
  %201 = load atomic i32, ptr %200 seq_cst, align 8
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %203, label %207

203:                                              ; preds = %199
  %204 = getelementptr inbounds %struct.queue, ptr %191, i64 0, i32 8
  %205 = load i32, ptr %204, align 8, !tbaa !60
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %209, label %207

207:                                              ; preds = %203, %199, %189
  %208 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %194) #9
  br label %214

209:                                              ; preds = %203
  %210 = getelementptr inbounds %struct.queue, ptr %191, i64 0, i32 9
  %211 = load i32, ptr %210, align 4, !tbaa !68
  %212 = icmp eq i32 %211, 0
  %213 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %194) #9
  br i1 %212, label %237, label %214

214:                                              ; preds = %209, %207, %185
  %215 = getelementptr inbounds %struct.command, ptr %186, i64 0, i32 2
  %216 = load i32, ptr %215, align 4, !tbaa !17
  %217 = zext i32 %216 to i64
  %218 = getelementptr inbounds i8, ptr %186, i64 %217
  %219 = icmp ult ptr %218, %8
  br i1 %219, label %185, label %220, !llvm.loop !78

220:                                              ; preds = %214, %184
  %221 = call i32 @pthread_mutex_lock(ptr noundef nonnull %55) #9
  %222 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %223 = load ptr, ptr %222, align 8, !tbaa !64
  %224 = icmp eq ptr %223, null
  br i1 %224, label %225, label %239

225:                                              ; preds = %220
  %226 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %227 = load i32, ptr %226, align 8, !tbaa !69
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %229, label %239

229:                                              ; preds = %225
  %230 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %231 = load i64, ptr %230, align 8, !tbaa !70
  %232 = icmp eq i64 %231, 0
  br i1 %232, label %250, label %233

233:                                              ; preds = %229
  %234 = load i64, ptr %178, align 8, !tbaa !71
  %235 = add i64 %234, %231
  %236 = icmp ult i64 %235, 901
  br i1 %236, label %250, label %239

237:                                              ; preds = %209, %172
  %238 = call i32 @pthread_mutex_lock(ptr noundef nonnull %55) #9
  br label %239

239:                                              ; preds = %237, %220, %225, %233
  %240 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %241 = load ptr, ptr %240, align 8, !tbaa !59
  store ptr %173, ptr %241, align 8, !tbaa !3
  store ptr %173, ptr %240, align 8, !tbaa !59
  %242 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %243 = load i32, ptr %242, align 8, !tbaa !90
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
  store i32 1, ptr %226, align 8, !tbaa !69
  %251 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %55) #9
  %252 = load ptr, ptr %176, align 8, !tbaa !72
  %253 = load i64, ptr %177, align 8, !tbaa !73
  %254 = getelementptr inbounds i8, ptr %252, i64 %253
  %255 = icmp sgt i64 %253, 0
  br i1 %255, label %256, label %281

256:                                              ; preds = %250
  %257 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  br label %258

258:                                              ; preds = %275, %256
  %259 = phi ptr [ %252, %256 ], [ %279, %275 ]
  %260 = load i16, ptr %259, align 8, !tbaa !74
  %261 = icmp eq i16 %260, 11
  br i1 %261, label %262, label %275

262:                                              ; preds = %258
  %263 = getelementptr inbounds %struct.wait, ptr %259, i64 0, i32 1
  %264 = load ptr, ptr %263, align 8, !tbaa !76
  %265 = getelementptr inbounds %struct.queue, ptr %264, i64 0, i32 20
  %266 = call i32 @pthread_mutex_lock(ptr noundef nonnull %265) #9
  %267 = getelementptr inbounds %struct.queue, ptr %264, i64 0, i32 4
  %268 = load i64, ptr %267, align 8, !tbaa !51
  %269 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %265) #9
  %270 = getelementptr inbounds %struct.wait, ptr %259, i64 0, i32 2
  %271 = load i64, ptr %270, align 8, !tbaa !77
  %272 = icmp ult i64 %268, %271
  br i1 %272, label %273, label %275

273:                                              ; preds = %262
  %274 = load i64, ptr %174, align 8, !tbaa !65
  call fastcc void @add_failure(ptr noundef nonnull %257, i64 noundef %274, i64 noundef 1, ptr noundef null) #12
  br label %275

275:                                              ; preds = %273, %262, %258
  %276 = getelementptr inbounds %struct.command, ptr %259, i64 0, i32 2
  %277 = load i32, ptr %276, align 4, !tbaa !17
  %278 = zext i32 %277 to i64
  %279 = getelementptr inbounds i8, ptr %259, i64 %278
  %280 = icmp ult ptr %279, %254
  br i1 %280, label %258, label %281, !llvm.loop !80

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
  %7 = alloca [3 x ptr], align 16
  %8 = alloca %struct.CUDA_KERNEL_NODE_PARAMS, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca [3 x ptr], align 16
  %13 = load ptr, ptr %0, align 8, !tbaa !55
  %14 = load ptr, ptr %13, align 8, !tbaa !7
  %15 = getelementptr inbounds %struct.device, ptr %13, i64 0, i32 31
  %16 = load ptr, ptr %15, align 8, !tbaa !11
  %17 = tail call i32 %14(ptr noundef %16) #9
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %638

19:                                               ; preds = %2
  %20 = load ptr, ptr %0, align 8, !tbaa !55
  %21 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 3
  %22 = load ptr, ptr %21, align 8, !tbaa !72
  %23 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 4
  %24 = load i64, ptr %23, align 8, !tbaa !73
  %25 = getelementptr inbounds i8, ptr %22, i64 %24
  %26 = icmp sgt i64 %24, 0
  br i1 %26, label %27, label %618

27:                                               ; preds = %19
  %28 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %29 = load i64, ptr %28, align 8, !tbaa !65
  %30 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 2
  %31 = load i64, ptr %30, align 8, !tbaa !108
  %32 = sub i64 %29, %31
  %33 = getelementptr inbounds i8, ptr %4, i64 8
  %34 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %35 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 20
  %36 = getelementptr inbounds ptr, ptr %7, i64 1
  %37 = getelementptr inbounds ptr, ptr %7, i64 2
  %38 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 1
  %39 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 2
  %40 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 3
  %41 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 4
  %42 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 5
  %43 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 6
  %44 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 7
  %45 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 8
  %46 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 9
  %47 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 10
  %48 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 11
  %49 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 6
  %50 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %51 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 7
  %52 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 9
  %53 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 4
  %54 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 14
  %55 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 12
  %56 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 13
  %57 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 3
  %58 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 5
  %59 = getelementptr inbounds ptr, ptr %12, i64 1
  %60 = getelementptr inbounds ptr, ptr %12, i64 2
  %61 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 18
  %62 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 16
  %63 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 17
  %64 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 15
  br label %66

65:                                               ; preds = %609
  br i1 %616, label %618, label %626

66:                                               ; preds = %609, %27
  %67 = phi i64 [ %32, %27 ], [ %72, %609 ]
  %68 = phi ptr [ %22, %27 ], [ %614, %609 ]
  %69 = getelementptr inbounds %struct.command, ptr %68, i64 0, i32 1
  %70 = load i16, ptr %69, align 2, !tbaa !91
  %71 = zext i16 %70 to i64
  %72 = add i64 %67, %71
  %73 = icmp eq i16 %70, 0
  %74 = zext i1 %73 to i64
  %75 = add i64 %72, %74
  %76 = load i16, ptr %68, align 4, !tbaa !92
  switch i16 %76, label %558 [
    i16 1, label %77
    i16 2, label %237
    i16 3, label %247
    i16 4, label %258
    i16 5, label %269
    i16 6, label %288
    i16 7, label %333
    i16 8, label %373
    i16 9, label %387
    i16 10, label %426
    i16 11, label %516
    i16 12, label %543
    i16 13, label %549
  ]

77:                                               ; preds = %66
  %78 = load ptr, ptr %0, align 8, !tbaa !55
  %79 = getelementptr inbounds %struct.launch, ptr %68, i64 0, i32 1
  %80 = load ptr, ptr %79, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #10
  %81 = getelementptr inbounds %struct.launch, ptr %68, i64 0, i32 2
  %82 = load i64, ptr %81, align 8, !tbaa !15
  store i64 %82, ptr %10, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #10
  store ptr null, ptr %11, align 8, !tbaa !3
  %83 = getelementptr inbounds %struct.kernel, ptr %80, i64 0, i32 2
  %84 = load i64, ptr %83, align 8, !tbaa !15
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %95, label %86

86:                                               ; preds = %77
  %87 = load ptr, ptr %51, align 8, !tbaa !103
  %88 = load i64, ptr %52, align 8, !tbaa !109
  %89 = getelementptr inbounds i8, ptr %87, i64 %88
  %90 = add i64 %84, 15
  %91 = and i64 %90, -16
  %92 = add i64 %88, %91
  store i64 %92, ptr %52, align 8, !tbaa !109
  store ptr %89, ptr %11, align 8, !tbaa !3
  %93 = load i64, ptr %83, align 8, !tbaa !15
  %94 = call ptr @memset(ptr noundef %89, i32 noundef 0, i64 noundef %93) #9
  br label %95

95:                                               ; preds = %86, %77
  %96 = getelementptr inbounds %struct.kernel, ptr %80, i64 0, i32 1
  %97 = load i64, ptr %96, align 8, !tbaa !15
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %105, label %99

99:                                               ; preds = %95
  %100 = getelementptr inbounds %struct.device, ptr %78, i64 0, i32 7
  %101 = load ptr, ptr %100, align 8, !tbaa !113
  %102 = add i64 %82, 35224
  %103 = load ptr, ptr %34, align 8, !tbaa !56
  %104 = call i32 %101(i64 noundef %102, i8 noundef zeroext 0, i64 noundef 8, ptr noundef %103) #9
  br label %105

105:                                              ; preds = %99, %95
  %106 = phi i32 [ %104, %99 ], [ 0, %95 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12) #10
  store ptr %10, ptr %12, align 16, !tbaa !3
  store ptr %11, ptr %59, align 8, !tbaa !3
  %107 = getelementptr inbounds %struct.launch, ptr %68, i64 0, i32 4
  store ptr %107, ptr %60, align 16, !tbaa !3
  %108 = load i64, ptr %80, align 8, !tbaa !15
  %109 = icmp eq i64 %108, 0
  %110 = icmp ne i32 %106, 0
  %111 = select i1 %109, i1 true, i1 %110
  br i1 %111, label %114, label %112

112:                                              ; preds = %105
  %113 = getelementptr inbounds %struct.device, ptr %78, i64 0, i32 2
  br label %120

114:                                              ; preds = %149, %105
  %115 = phi i32 [ %106, %105 ], [ %156, %149 ]
  %116 = phi i1 [ %110, %105 ], [ %160, %149 ]
  %117 = load i64, ptr %96, align 8, !tbaa !15
  %118 = icmp eq i64 %117, 0
  %119 = select i1 %118, i1 true, i1 %116
  br i1 %119, label %200, label %162

120:                                              ; preds = %149, %112
  %121 = phi i64 [ 0, %112 ], [ %157, %149 ]
  %122 = getelementptr inbounds %struct.kernel, ptr %80, i64 0, i32 3, i64 %121
  %123 = load ptr, ptr %113, align 8, !tbaa !114
  %124 = load ptr, ptr %122, align 8, !tbaa !26
  %125 = getelementptr inbounds %struct.kernel, ptr %80, i64 0, i32 3, i64 %121, i32 1
  %126 = load ptr, ptr %125, align 8, !tbaa !30
  %127 = icmp eq ptr %126, null
  br i1 %127, label %128, label %131

128:                                              ; preds = %120
  %129 = getelementptr inbounds %struct.kernel, ptr %80, i64 0, i32 3, i64 %121, i32 2
  %130 = load i32, ptr %129, align 8, !tbaa !31
  br label %149

131:                                              ; preds = %120
  %132 = call i64 %126(ptr noundef nonnull %107) #9
  %133 = icmp sgt i64 %132, 0
  br i1 %133, label %134, label %141

134:                                              ; preds = %131
  %135 = getelementptr inbounds %struct.kernel, ptr %80, i64 0, i32 3, i64 %121, i32 3
  %136 = load i32, ptr %135, align 4, !tbaa !32
  %137 = zext i32 %136 to i64
  %138 = add nsw i64 %132, -1
  %139 = add nuw i64 %138, %137
  %140 = udiv i64 %139, %137
  br label %141

141:                                              ; preds = %134, %131
  %142 = phi i64 [ %140, %134 ], [ 1, %131 ]
  %143 = getelementptr inbounds %struct.kernel, ptr %80, i64 0, i32 3, i64 %121, i32 2
  %144 = load i32, ptr %143, align 8, !tbaa !31
  %145 = zext i32 %144 to i64
  %146 = icmp ult i64 %142, %145
  %147 = trunc i64 %142 to i32
  %148 = select i1 %146, i32 %147, i32 %144
  br label %149

149:                                              ; preds = %141, %128
  %150 = phi i32 [ %148, %141 ], [ %130, %128 ]
  %151 = getelementptr inbounds %struct.kernel, ptr %80, i64 0, i32 3, i64 %121, i32 3
  %152 = load i32, ptr %151, align 4, !tbaa !32
  %153 = getelementptr inbounds %struct.kernel, ptr %80, i64 0, i32 3, i64 %121, i32 4
  %154 = load i32, ptr %153, align 8, !tbaa !39
  %155 = load ptr, ptr %34, align 8, !tbaa !56
  %156 = call i32 %123(ptr noundef %124, i32 noundef %150, i32 noundef 1, i32 noundef 1, i32 noundef %152, i32 noundef 1, i32 noundef 1, i32 noundef %154, ptr noundef %155, ptr noundef nonnull %12, ptr noundef null) #9
  %157 = add nuw i64 %121, 1
  %158 = load i64, ptr %80, align 8, !tbaa !15
  %159 = icmp uge i64 %157, %158
  %160 = icmp ne i32 %156, 0
  %161 = select i1 %159, i1 true, i1 %160
  br i1 %161, label %114, label %120, !llvm.loop !115

162:                                              ; preds = %114
  %163 = load ptr, ptr %51, align 8, !tbaa !103
  %164 = load i64, ptr %52, align 8, !tbaa !109
  %165 = getelementptr inbounds i8, ptr %163, i64 %164
  %166 = add i64 %164, 2320
  store i64 %166, ptr %52, align 8, !tbaa !109
  %167 = getelementptr inbounds %struct.device, ptr %78, i64 0, i32 4
  %168 = load ptr, ptr %167, align 8, !tbaa !116
  %169 = load i64, ptr %10, align 8, !tbaa !15
  %170 = add i64 %169, 32912
  %171 = load ptr, ptr %34, align 8, !tbaa !56
  %172 = call i32 %168(ptr noundef %165, i64 noundef %170, i64 noundef 2320, ptr noundef %171) #9
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %174, label %235

174:                                              ; preds = %162
  %175 = load i32, ptr %55, align 8, !tbaa !111
  %176 = load i32, ptr %56, align 4, !tbaa !23
  %177 = icmp ugt i32 %176, %175
  br i1 %177, label %178, label %180

178:                                              ; preds = %174
  %179 = load ptr, ptr %54, align 8, !tbaa !107
  br label %191

180:                                              ; preds = %174
  %181 = icmp eq i32 %176, 0
  %182 = shl i32 %176, 1
  %183 = select i1 %181, i32 8, i32 %182
  %184 = load ptr, ptr %54, align 8, !tbaa !3
  %185 = zext i32 %183 to i64
  %186 = shl nuw nsw i64 %185, 5
  %187 = call ptr @realloc(ptr noundef %184, i64 noundef %186) #9
  %188 = icmp eq ptr %187, null
  br i1 %188, label %235, label %189

189:                                              ; preds = %180
  store ptr %187, ptr %54, align 8, !tbaa !3
  store i32 %183, ptr %56, align 4, !tbaa !23
  %190 = load i32, ptr %55, align 8, !tbaa !111
  br label %191

191:                                              ; preds = %189, %178
  %192 = phi i32 [ %175, %178 ], [ %190, %189 ]
  %193 = phi ptr [ %179, %178 ], [ %187, %189 ]
  %194 = add i32 %192, 1
  store i32 %194, ptr %55, align 8, !tbaa !111
  %195 = zext i32 %192 to i64
  %196 = getelementptr inbounds %struct.arrival, ptr %193, i64 %195
  store ptr null, ptr %196, align 8, !tbaa.struct !117
  %197 = getelementptr inbounds i8, ptr %196, i64 8
  store ptr %165, ptr %197, align 8, !tbaa.struct !118
  %198 = getelementptr inbounds i8, ptr %196, i64 16
  store i64 2320, ptr %198, align 8, !tbaa.struct !119
  %199 = getelementptr inbounds i8, ptr %196, i64 24
  store i64 %75, ptr %199, align 8, !tbaa.struct !120
  br label %200

200:                                              ; preds = %191, %114
  %201 = phi i32 [ %115, %114 ], [ 0, %191 ]
  %202 = getelementptr inbounds %struct.launch, ptr %68, i64 0, i32 3
  %203 = load ptr, ptr %202, align 8, !tbaa !3
  %204 = icmp eq ptr %203, null
  %205 = icmp ne i32 %201, 0
  %206 = select i1 %204, i1 true, i1 %205
  br i1 %206, label %235, label %207

207:                                              ; preds = %200
  %208 = load ptr, ptr %11, align 8, !tbaa !3
  %209 = load i64, ptr %83, align 8, !tbaa !15
  %210 = load i32, ptr %55, align 8, !tbaa !111
  %211 = load i32, ptr %56, align 4, !tbaa !23
  %212 = icmp ugt i32 %211, %210
  br i1 %212, label %213, label %215

213:                                              ; preds = %207
  %214 = load ptr, ptr %54, align 8, !tbaa !107
  br label %226

215:                                              ; preds = %207
  %216 = icmp eq i32 %211, 0
  %217 = shl i32 %211, 1
  %218 = select i1 %216, i32 8, i32 %217
  %219 = load ptr, ptr %54, align 8, !tbaa !3
  %220 = zext i32 %218 to i64
  %221 = shl nuw nsw i64 %220, 5
  %222 = call ptr @realloc(ptr noundef %219, i64 noundef %221) #9
  %223 = icmp eq ptr %222, null
  br i1 %223, label %235, label %224

224:                                              ; preds = %215
  store ptr %222, ptr %54, align 8, !tbaa !3
  store i32 %218, ptr %56, align 4, !tbaa !23
  %225 = load i32, ptr %55, align 8, !tbaa !111
  br label %226

226:                                              ; preds = %224, %213
  %227 = phi i32 [ %210, %213 ], [ %225, %224 ]
  %228 = phi ptr [ %214, %213 ], [ %222, %224 ]
  %229 = add i32 %227, 1
  store i32 %229, ptr %55, align 8, !tbaa !111
  %230 = zext i32 %227 to i64
  %231 = getelementptr inbounds %struct.arrival, ptr %228, i64 %230
  store ptr %203, ptr %231, align 8, !tbaa.struct !117
  %232 = getelementptr inbounds i8, ptr %231, i64 8
  store ptr %208, ptr %232, align 8, !tbaa.struct !118
  %233 = getelementptr inbounds i8, ptr %231, i64 16
  store i64 %209, ptr %233, align 8, !tbaa.struct !119
  %234 = getelementptr inbounds i8, ptr %231, i64 24
  store i64 %75, ptr %234, align 8, !tbaa.struct !120
  br label %235

235:                                              ; preds = %226, %215, %200, %180, %162
  %236 = phi i32 [ %201, %200 ], [ 0, %226 ], [ 2, %215 ], [ 2, %180 ], [ %172, %162 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #10
  br label %558

237:                                              ; preds = %66
  %238 = load ptr, ptr %58, align 8, !tbaa !121
  %239 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 1
  %240 = load i64, ptr %239, align 8, !tbaa !122
  %241 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 2
  %242 = load i64, ptr %241, align 8, !tbaa !123
  %243 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 3
  %244 = load i64, ptr %243, align 8, !tbaa !93
  %245 = load ptr, ptr %34, align 8, !tbaa !56
  %246 = call i32 %238(i64 noundef %240, i64 noundef %242, i64 noundef %244, ptr noundef %245) #9
  br label %558

247:                                              ; preds = %66
  %248 = load ptr, ptr %57, align 8, !tbaa !124
  %249 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 1
  %250 = load i64, ptr %249, align 8, !tbaa !122
  %251 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 2
  %252 = load i64, ptr %251, align 8, !tbaa !123
  %253 = inttoptr i64 %252 to ptr
  %254 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 3
  %255 = load i64, ptr %254, align 8, !tbaa !93
  %256 = load ptr, ptr %34, align 8, !tbaa !56
  %257 = call i32 %248(i64 noundef %250, ptr noundef %253, i64 noundef %255, ptr noundef %256) #9
  br label %558

258:                                              ; preds = %66
  %259 = load ptr, ptr %53, align 8, !tbaa !116
  %260 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 1
  %261 = load i64, ptr %260, align 8, !tbaa !122
  %262 = inttoptr i64 %261 to ptr
  %263 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 2
  %264 = load i64, ptr %263, align 8, !tbaa !123
  %265 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 3
  %266 = load i64, ptr %265, align 8, !tbaa !93
  %267 = load ptr, ptr %34, align 8, !tbaa !56
  %268 = call i32 %259(ptr noundef %262, i64 noundef %264, i64 noundef %266, ptr noundef %267) #9
  br label %558

269:                                              ; preds = %66
  %270 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 3
  %271 = load i64, ptr %270, align 8, !tbaa !93
  %272 = load ptr, ptr %51, align 8, !tbaa !103
  %273 = load i64, ptr %52, align 8, !tbaa !109
  %274 = getelementptr inbounds i8, ptr %272, i64 %273
  %275 = add i64 %271, 15
  %276 = and i64 %275, -16
  %277 = add i64 %273, %276
  store i64 %277, ptr %52, align 8, !tbaa !109
  %278 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 2
  %279 = load i64, ptr %278, align 8, !tbaa !123
  %280 = inttoptr i64 %279 to ptr
  %281 = call ptr @memcpy(ptr noundef %274, ptr noundef %280, i64 noundef %271) #9
  %282 = load ptr, ptr %57, align 8, !tbaa !124
  %283 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 1
  %284 = load i64, ptr %283, align 8, !tbaa !122
  %285 = load i64, ptr %270, align 8, !tbaa !93
  %286 = load ptr, ptr %34, align 8, !tbaa !56
  %287 = call i32 %282(i64 noundef %284, ptr noundef %274, i64 noundef %285, ptr noundef %286) #9
  br label %558

288:                                              ; preds = %66
  %289 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 3
  %290 = load i64, ptr %289, align 8, !tbaa !93
  %291 = load ptr, ptr %51, align 8, !tbaa !103
  %292 = load i64, ptr %52, align 8, !tbaa !109
  %293 = getelementptr inbounds i8, ptr %291, i64 %292
  %294 = add i64 %290, 15
  %295 = and i64 %294, -16
  %296 = add i64 %292, %295
  store i64 %296, ptr %52, align 8, !tbaa !109
  %297 = load ptr, ptr %53, align 8, !tbaa !116
  %298 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 2
  %299 = load i64, ptr %298, align 8, !tbaa !123
  %300 = load ptr, ptr %34, align 8, !tbaa !56
  %301 = call i32 %297(ptr noundef %293, i64 noundef %299, i64 noundef %290, ptr noundef %300) #9
  %302 = icmp eq i32 %301, 0
  br i1 %302, label %303, label %558

303:                                              ; preds = %288
  %304 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 1
  %305 = load i64, ptr %304, align 8, !tbaa !122
  %306 = inttoptr i64 %305 to ptr
  %307 = load i64, ptr %289, align 8, !tbaa !93
  %308 = load i32, ptr %55, align 8, !tbaa !111
  %309 = load i32, ptr %56, align 4, !tbaa !23
  %310 = icmp ugt i32 %309, %308
  br i1 %310, label %311, label %313

311:                                              ; preds = %303
  %312 = load ptr, ptr %54, align 8, !tbaa !107
  br label %324

313:                                              ; preds = %303
  %314 = icmp eq i32 %309, 0
  %315 = shl i32 %309, 1
  %316 = select i1 %314, i32 8, i32 %315
  %317 = load ptr, ptr %54, align 8, !tbaa !3
  %318 = zext i32 %316 to i64
  %319 = shl nuw nsw i64 %318, 5
  %320 = call ptr @realloc(ptr noundef %317, i64 noundef %319) #9
  %321 = icmp eq ptr %320, null
  br i1 %321, label %558, label %322

322:                                              ; preds = %313
  store ptr %320, ptr %54, align 8, !tbaa !3
  store i32 %316, ptr %56, align 4, !tbaa !23
  %323 = load i32, ptr %55, align 8, !tbaa !111
  br label %324

324:                                              ; preds = %322, %311
  %325 = phi i32 [ %308, %311 ], [ %323, %322 ]
  %326 = phi ptr [ %312, %311 ], [ %320, %322 ]
  %327 = add i32 %325, 1
  store i32 %327, ptr %55, align 8, !tbaa !111
  %328 = zext i32 %325 to i64
  %329 = getelementptr inbounds %struct.arrival, ptr %326, i64 %328
  store ptr %306, ptr %329, align 8, !tbaa.struct !117
  %330 = getelementptr inbounds i8, ptr %329, i64 8
  store ptr %293, ptr %330, align 8, !tbaa.struct !118
  %331 = getelementptr inbounds i8, ptr %329, i64 16
  store i64 %307, ptr %331, align 8, !tbaa.struct !119
  %332 = getelementptr inbounds i8, ptr %329, i64 24
  store i64 %75, ptr %332, align 8, !tbaa.struct !120
  br label %558

333:                                              ; preds = %66
  %334 = load ptr, ptr %0, align 8, !tbaa !55
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #10
  %335 = getelementptr inbounds %struct.device, ptr %334, i64 0, i32 10
  %336 = load ptr, ptr %335, align 8, !tbaa !125
  %337 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 3
  %338 = load i64, ptr %337, align 8, !tbaa !93
  %339 = getelementptr inbounds %struct.device, ptr %334, i64 0, i32 32
  %340 = load ptr, ptr %339, align 8, !tbaa !126
  %341 = load ptr, ptr %34, align 8, !tbaa !56
  %342 = call i32 %336(ptr noundef nonnull %9, i64 noundef %338, ptr noundef %340, ptr noundef %341) #9
  switch i32 %342, label %371 [
    i32 2, label %343
    i32 0, label %344
  ]

343:                                              ; preds = %333
  call fastcc void @add_failure(ptr noundef nonnull %50, i64 noundef %75, i64 noundef 2, ptr noundef null) #12
  br label %371

344:                                              ; preds = %333
  %345 = getelementptr inbounds %struct.device, ptr %334, i64 0, i32 5
  %346 = load ptr, ptr %345, align 8, !tbaa !121
  %347 = load i64, ptr %9, align 8, !tbaa !15
  %348 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 2
  %349 = load i64, ptr %348, align 8, !tbaa !123
  %350 = load i64, ptr %337, align 8, !tbaa !93
  %351 = load ptr, ptr %34, align 8, !tbaa !56
  %352 = call i32 %346(i64 noundef %347, i64 noundef %349, i64 noundef %350, ptr noundef %351) #9
  %353 = icmp eq i32 %352, 0
  br i1 %353, label %354, label %362

354:                                              ; preds = %344
  %355 = load ptr, ptr %345, align 8, !tbaa !121
  %356 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 1
  %357 = load i64, ptr %356, align 8, !tbaa !122
  %358 = load i64, ptr %9, align 8, !tbaa !15
  %359 = load i64, ptr %337, align 8, !tbaa !93
  %360 = load ptr, ptr %34, align 8, !tbaa !56
  %361 = call i32 %355(i64 noundef %357, i64 noundef %358, i64 noundef %359, ptr noundef %360) #9
  br label %362

362:                                              ; preds = %354, %344
  %363 = phi i32 [ %352, %344 ], [ %361, %354 ]
  %364 = getelementptr inbounds %struct.device, ptr %334, i64 0, i32 11
  %365 = load ptr, ptr %364, align 8, !tbaa !127
  %366 = load i64, ptr %9, align 8, !tbaa !15
  %367 = load ptr, ptr %34, align 8, !tbaa !56
  %368 = call i32 %365(i64 noundef %366, ptr noundef %367) #9
  %369 = icmp eq i32 %363, 0
  %370 = select i1 %369, i32 %368, i32 %363
  br label %371

371:                                              ; preds = %362, %343, %333
  %372 = phi i32 [ 0, %343 ], [ %370, %362 ], [ %342, %333 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #10
  br label %558

373:                                              ; preds = %66
  %374 = load ptr, ptr %49, align 8, !tbaa !128
  %375 = getelementptr inbounds %struct.peer_copy, ptr %68, i64 0, i32 1
  %376 = load i64, ptr %375, align 8, !tbaa !129
  %377 = getelementptr inbounds %struct.peer_copy, ptr %68, i64 0, i32 2
  %378 = load ptr, ptr %377, align 8, !tbaa !131
  %379 = getelementptr inbounds %struct.peer_copy, ptr %68, i64 0, i32 3
  %380 = load i64, ptr %379, align 8, !tbaa !132
  %381 = getelementptr inbounds %struct.peer_copy, ptr %68, i64 0, i32 4
  %382 = load ptr, ptr %381, align 8, !tbaa !133
  %383 = getelementptr inbounds %struct.peer_copy, ptr %68, i64 0, i32 5
  %384 = load i64, ptr %383, align 8, !tbaa !134
  %385 = load ptr, ptr %34, align 8, !tbaa !56
  %386 = call i32 %374(i64 noundef %376, ptr noundef %378, i64 noundef %380, ptr noundef %382, i64 noundef %384, ptr noundef %385) #9
  br label %558

387:                                              ; preds = %66
  %388 = load ptr, ptr %0, align 8, !tbaa !55
  %389 = getelementptr inbounds %struct.fill, ptr %68, i64 0, i32 3
  %390 = load i32, ptr %389, align 8, !tbaa !135
  switch i32 %390, label %415 [
    i32 1, label %391
    i32 2, label %403
  ]

391:                                              ; preds = %387
  %392 = getelementptr inbounds %struct.device, ptr %388, i64 0, i32 7
  %393 = load ptr, ptr %392, align 8, !tbaa !113
  %394 = getelementptr inbounds %struct.fill, ptr %68, i64 0, i32 1
  %395 = load i64, ptr %394, align 8, !tbaa !137
  %396 = getelementptr inbounds %struct.fill, ptr %68, i64 0, i32 4
  %397 = load i32, ptr %396, align 4, !tbaa !138
  %398 = trunc i32 %397 to i8
  %399 = getelementptr inbounds %struct.fill, ptr %68, i64 0, i32 2
  %400 = load i64, ptr %399, align 8, !tbaa !139
  %401 = load ptr, ptr %34, align 8, !tbaa !56
  %402 = call i32 %393(i64 noundef %395, i8 noundef zeroext %398, i64 noundef %400, ptr noundef %401) #9
  br label %558

403:                                              ; preds = %387
  %404 = getelementptr inbounds %struct.device, ptr %388, i64 0, i32 8
  %405 = load ptr, ptr %404, align 8, !tbaa !140
  %406 = getelementptr inbounds %struct.fill, ptr %68, i64 0, i32 1
  %407 = load i64, ptr %406, align 8, !tbaa !137
  %408 = getelementptr inbounds %struct.fill, ptr %68, i64 0, i32 4
  %409 = load i32, ptr %408, align 4, !tbaa !138
  %410 = trunc i32 %409 to i16
  %411 = getelementptr inbounds %struct.fill, ptr %68, i64 0, i32 2
  %412 = load i64, ptr %411, align 8, !tbaa !139
  %413 = load ptr, ptr %34, align 8, !tbaa !56
  %414 = call i32 %405(i64 noundef %407, i16 noundef zeroext %410, i64 noundef %412, ptr noundef %413) #9
  br label %558

415:                                              ; preds = %387
  %416 = getelementptr inbounds %struct.device, ptr %388, i64 0, i32 9
  %417 = load ptr, ptr %416, align 8, !tbaa !141
  %418 = getelementptr inbounds %struct.fill, ptr %68, i64 0, i32 1
  %419 = load i64, ptr %418, align 8, !tbaa !137
  %420 = getelementptr inbounds %struct.fill, ptr %68, i64 0, i32 4
  %421 = load i32, ptr %420, align 4, !tbaa !138
  %422 = getelementptr inbounds %struct.fill, ptr %68, i64 0, i32 2
  %423 = load i64, ptr %422, align 8, !tbaa !139
  %424 = load ptr, ptr %34, align 8, !tbaa !56
  %425 = call i32 %417(i64 noundef %419, i32 noundef %421, i64 noundef %423, ptr noundef %424) #9
  br label %558

426:                                              ; preds = %66
  %427 = getelementptr inbounds %struct.command, ptr %68, i64 0, i32 2
  %428 = load i32, ptr %427, align 4, !tbaa !17
  %429 = zext i32 %428 to i64
  %430 = getelementptr inbounds i8, ptr %68, i64 %429
  %431 = getelementptr inbounds %struct.execute, ptr %68, i64 0, i32 1
  %432 = load ptr, ptr %431, align 8, !tbaa !3
  %433 = getelementptr inbounds %struct.execute, ptr %68, i64 0, i32 2
  %434 = icmp ult ptr %433, %430
  br i1 %434, label %435, label %507

435:                                              ; preds = %426
  %436 = getelementptr inbounds %struct.graph, ptr %432, i64 0, i32 1
  br label %437

437:                                              ; preds = %497, %435
  %438 = phi ptr [ %433, %435 ], [ %502, %497 ]
  %439 = phi i64 [ 0, %435 ], [ %498, %497 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #10
  %440 = getelementptr inbounds %struct.launch, ptr %438, i64 0, i32 2
  %441 = load i64, ptr %440, align 8, !tbaa !15
  store i64 %441, ptr %5, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #10
  store i64 0, ptr %6, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #10
  store ptr %5, ptr %7, align 16, !tbaa !3
  store ptr %6, ptr %36, align 8, !tbaa !3
  %442 = getelementptr inbounds %struct.launch, ptr %438, i64 0, i32 4
  store ptr %442, ptr %37, align 16, !tbaa !3
  %443 = getelementptr inbounds %struct.launch, ptr %438, i64 0, i32 1
  %444 = load ptr, ptr %443, align 8, !tbaa !3
  %445 = load i64, ptr %444, align 8, !tbaa !15
  %446 = icmp eq i64 %445, 0
  br i1 %446, label %497, label %447

447:                                              ; preds = %437, %491
  %448 = phi ptr [ %494, %491 ], [ %444, %437 ]
  %449 = phi i64 [ %493, %491 ], [ 0, %437 ]
  %450 = phi i64 [ %492, %491 ], [ %439, %437 ]
  %451 = getelementptr inbounds %struct.kernel, ptr %448, i64 0, i32 3, i64 %449
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %8) #10
  %452 = load ptr, ptr %451, align 8, !tbaa !26
  store ptr %452, ptr %8, align 8, !tbaa !28
  %453 = getelementptr inbounds %struct.kernel, ptr %448, i64 0, i32 3, i64 %449, i32 1
  %454 = load ptr, ptr %453, align 8, !tbaa !30
  %455 = icmp eq ptr %454, null
  br i1 %455, label %456, label %459

456:                                              ; preds = %447
  %457 = getelementptr inbounds %struct.kernel, ptr %448, i64 0, i32 3, i64 %449, i32 2
  %458 = load i32, ptr %457, align 8, !tbaa !31
  br label %477

459:                                              ; preds = %447
  %460 = call i64 %454(ptr noundef nonnull %442) #9
  %461 = icmp sgt i64 %460, 0
  br i1 %461, label %462, label %469

462:                                              ; preds = %459
  %463 = getelementptr inbounds %struct.kernel, ptr %448, i64 0, i32 3, i64 %449, i32 3
  %464 = load i32, ptr %463, align 4, !tbaa !32
  %465 = zext i32 %464 to i64
  %466 = add nsw i64 %460, -1
  %467 = add nuw i64 %466, %465
  %468 = udiv i64 %467, %465
  br label %469

469:                                              ; preds = %462, %459
  %470 = phi i64 [ %468, %462 ], [ 1, %459 ]
  %471 = getelementptr inbounds %struct.kernel, ptr %448, i64 0, i32 3, i64 %449, i32 2
  %472 = load i32, ptr %471, align 8, !tbaa !31
  %473 = zext i32 %472 to i64
  %474 = icmp ult i64 %470, %473
  %475 = trunc i64 %470 to i32
  %476 = select i1 %474, i32 %475, i32 %472
  br label %477

477:                                              ; preds = %469, %456
  %478 = phi i32 [ %476, %469 ], [ %458, %456 ]
  store i32 %478, ptr %38, align 8, !tbaa !33
  store i32 1, ptr %39, align 4, !tbaa !34
  store i32 1, ptr %40, align 8, !tbaa !35
  %479 = getelementptr inbounds %struct.kernel, ptr %448, i64 0, i32 3, i64 %449, i32 3
  %480 = load i32, ptr %479, align 4, !tbaa !32
  store i32 %480, ptr %41, align 4, !tbaa !36
  store i32 1, ptr %42, align 8, !tbaa !37
  store i32 1, ptr %43, align 4, !tbaa !38
  %481 = getelementptr inbounds %struct.kernel, ptr %448, i64 0, i32 3, i64 %449, i32 4
  %482 = load i32, ptr %481, align 8, !tbaa !39
  store i32 %482, ptr %44, align 8, !tbaa !40
  store ptr %7, ptr %45, align 8, !tbaa !41
  store ptr null, ptr %46, align 8, !tbaa !42
  store ptr null, ptr %47, align 8, !tbaa !43
  store ptr null, ptr %48, align 8, !tbaa !44
  %483 = load ptr, ptr %432, align 8, !tbaa !3
  %484 = getelementptr inbounds %struct.device, ptr %483, i64 0, i32 27
  %485 = load ptr, ptr %484, align 8, !tbaa !142
  %486 = load ptr, ptr %436, align 8, !tbaa !3
  %487 = getelementptr inbounds %struct.graph, ptr %432, i64 0, i32 4, i64 %450
  %488 = load ptr, ptr %487, align 8, !tbaa !3
  %489 = call i32 %485(ptr noundef %486, ptr noundef %488, ptr noundef nonnull %8) #9
  %490 = icmp eq i32 %489, 0
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %8) #10
  br i1 %490, label %491, label %504

491:                                              ; preds = %477
  %492 = add i64 %450, 1
  %493 = add nuw i64 %449, 1
  %494 = load ptr, ptr %443, align 8, !tbaa !3
  %495 = load i64, ptr %494, align 8, !tbaa !15
  %496 = icmp ult i64 %493, %495
  br i1 %496, label %447, label %497, !llvm.loop !46

497:                                              ; preds = %491, %437
  %498 = phi i64 [ %439, %437 ], [ %492, %491 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #10
  %499 = getelementptr inbounds %struct.command, ptr %438, i64 0, i32 2
  %500 = load i32, ptr %499, align 4, !tbaa !17
  %501 = zext i32 %500 to i64
  %502 = getelementptr inbounds i8, ptr %438, i64 %501
  %503 = icmp ult ptr %502, %430
  br i1 %503, label %437, label %505, !llvm.loop !47

504:                                              ; preds = %477
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #10
  br label %558

505:                                              ; preds = %497
  %506 = load ptr, ptr %431, align 8, !tbaa !3
  br label %507

507:                                              ; preds = %505, %426
  %508 = phi ptr [ %506, %505 ], [ %432, %426 ]
  %509 = load ptr, ptr %0, align 8, !tbaa !55
  %510 = getelementptr inbounds %struct.device, ptr %509, i64 0, i32 28
  %511 = load ptr, ptr %510, align 8, !tbaa !143
  %512 = getelementptr inbounds %struct.graph, ptr %508, i64 0, i32 1
  %513 = load ptr, ptr %512, align 8, !tbaa !3
  %514 = load ptr, ptr %34, align 8, !tbaa !56
  %515 = call i32 %511(ptr noundef %513, ptr noundef %514) #9
  br label %558

516:                                              ; preds = %66
  %517 = getelementptr inbounds %struct.wait, ptr %68, i64 0, i32 1
  %518 = load ptr, ptr %517, align 8, !tbaa !76
  %519 = load ptr, ptr %34, align 8, !tbaa !56
  %520 = getelementptr inbounds %struct.wait, ptr %68, i64 0, i32 2
  %521 = load i64, ptr %520, align 8, !tbaa !77
  %522 = getelementptr inbounds %struct.queue, ptr %518, i64 0, i32 20
  %523 = call i32 @pthread_mutex_lock(ptr noundef nonnull %522) #9
  %524 = getelementptr inbounds %struct.queue, ptr %518, i64 0, i32 14
  br label %525

525:                                              ; preds = %529, %516
  %526 = phi ptr [ %524, %516 ], [ %527, %529 ]
  %527 = load ptr, ptr %526, align 8, !tbaa !3
  %528 = icmp eq ptr %527, null
  br i1 %528, label %540, label %529

529:                                              ; preds = %525
  %530 = getelementptr inbounds %struct.batch, ptr %527, i64 0, i32 1
  %531 = load i64, ptr %530, align 8, !tbaa !65
  %532 = icmp ult i64 %531, %521
  br i1 %532, label %525, label %533, !llvm.loop !144

533:                                              ; preds = %529
  %534 = load ptr, ptr %518, align 8, !tbaa !55
  %535 = getelementptr inbounds %struct.device, ptr %534, i64 0, i32 20
  %536 = load ptr, ptr %535, align 8, !tbaa !145
  %537 = getelementptr inbounds %struct.batch, ptr %527, i64 0, i32 6
  %538 = load ptr, ptr %537, align 8, !tbaa !84
  %539 = call i32 %536(ptr noundef %519, ptr noundef %538, i32 noundef 0) #9
  br label %540

540:                                              ; preds = %525, %533
  %541 = phi i32 [ %539, %533 ], [ 0, %525 ]
  %542 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %522) #9
  br label %558

543:                                              ; preds = %66
  %544 = load ptr, ptr %35, align 8, !tbaa !145
  %545 = load ptr, ptr %34, align 8, !tbaa !56
  %546 = getelementptr inbounds %struct.wait_event, ptr %68, i64 0, i32 1
  %547 = load ptr, ptr %546, align 8, !tbaa !146
  %548 = call i32 %544(ptr noundef %545, ptr noundef %547, i32 noundef 0) #9
  br label %558

549:                                              ; preds = %66
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %4) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %33, i8 0, i64 136, i1 false)
  %550 = getelementptr inbounds %struct.wait_semaphore, ptr %68, i64 0, i32 2
  %551 = load i64, ptr %550, align 8, !tbaa !148
  store i64 %551, ptr %4, align 8, !tbaa !150
  %552 = load ptr, ptr %0, align 8, !tbaa !55
  %553 = getelementptr inbounds %struct.device, ptr %552, i64 0, i32 22
  %554 = load ptr, ptr %553, align 8, !tbaa !153
  %555 = getelementptr inbounds %struct.wait_semaphore, ptr %68, i64 0, i32 1
  %556 = load ptr, ptr %34, align 8, !tbaa !56
  %557 = call i32 %554(ptr noundef nonnull %555, ptr noundef nonnull %4, i32 noundef 1, ptr noundef %556) #9
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %4) #10
  br label %558

558:                                              ; preds = %549, %543, %540, %507, %504, %415, %403, %391, %373, %371, %324, %313, %288, %269, %258, %247, %237, %235, %66
  %559 = phi i32 [ 0, %66 ], [ %557, %549 ], [ %548, %543 ], [ %541, %540 ], [ %386, %373 ], [ %372, %371 ], [ %287, %269 ], [ %268, %258 ], [ %257, %247 ], [ %246, %237 ], [ %236, %235 ], [ %301, %288 ], [ 0, %324 ], [ 2, %313 ], [ %425, %415 ], [ %414, %403 ], [ %402, %391 ], [ %515, %507 ], [ %489, %504 ]
  %560 = load ptr, ptr %61, align 8, !tbaa !112
  %561 = icmp eq ptr %560, null
  br i1 %561, label %609, label %562

562:                                              ; preds = %558
  %563 = load i16, ptr %69, align 2, !tbaa !91
  %564 = icmp eq i16 %563, 0
  %565 = icmp ne i32 %559, 0
  %566 = select i1 %564, i1 true, i1 %565
  br i1 %566, label %609, label %567

567:                                              ; preds = %562
  %568 = load i32, ptr %62, align 4, !tbaa !102
  %569 = load i32, ptr %64, align 8, !tbaa !110
  %570 = icmp ugt i32 %568, %569
  br i1 %570, label %597, label %571

571:                                              ; preds = %567
  %572 = icmp eq i32 %568, 0
  %573 = shl i32 %568, 1
  %574 = select i1 %572, i32 8, i32 %573
  %575 = load ptr, ptr %63, align 8, !tbaa !3
  %576 = zext i32 %574 to i64
  %577 = shl nuw nsw i64 %576, 3
  %578 = call ptr @realloc(ptr noundef %575, i64 noundef %577) #9
  %579 = icmp eq ptr %578, null
  br i1 %579, label %626, label %580

580:                                              ; preds = %571
  store ptr %578, ptr %63, align 8, !tbaa !3
  %581 = load i32, ptr %62, align 4, !tbaa !102
  %582 = icmp ult i32 %581, %574
  br i1 %582, label %583, label %597

583:                                              ; preds = %580, %593
  %584 = phi i32 [ %595, %593 ], [ %581, %580 ]
  %585 = load ptr, ptr %0, align 8, !tbaa !55
  %586 = getelementptr inbounds %struct.device, ptr %585, i64 0, i32 14
  %587 = load ptr, ptr %586, align 8, !tbaa !99
  %588 = load ptr, ptr %63, align 8, !tbaa !104
  %589 = zext i32 %584 to i64
  %590 = getelementptr inbounds ptr, ptr %588, i64 %589
  %591 = call i32 %587(ptr noundef %590, i32 noundef 0) #9
  %592 = icmp eq i32 %591, 0
  br i1 %592, label %593, label %626

593:                                              ; preds = %583
  %594 = load i32, ptr %62, align 4, !tbaa !102
  %595 = add i32 %594, 1
  store i32 %595, ptr %62, align 4, !tbaa !102
  %596 = icmp ult i32 %595, %574
  br i1 %596, label %583, label %597, !llvm.loop !154

597:                                              ; preds = %593, %580, %567
  %598 = load ptr, ptr %0, align 8, !tbaa !55
  %599 = getelementptr inbounds %struct.device, ptr %598, i64 0, i32 16
  %600 = load ptr, ptr %599, align 8, !tbaa !155
  %601 = load ptr, ptr %63, align 8, !tbaa !104
  %602 = load i32, ptr %64, align 8, !tbaa !110
  %603 = add i32 %602, 1
  store i32 %603, ptr %64, align 8, !tbaa !110
  %604 = zext i32 %602 to i64
  %605 = getelementptr inbounds ptr, ptr %601, i64 %604
  %606 = load ptr, ptr %605, align 8, !tbaa !3
  %607 = load ptr, ptr %34, align 8, !tbaa !56
  %608 = call i32 %600(ptr noundef %606, ptr noundef %607) #9
  br label %609

609:                                              ; preds = %597, %562, %558
  %610 = phi i32 [ %559, %562 ], [ %559, %558 ], [ %608, %597 ]
  %611 = getelementptr inbounds %struct.command, ptr %68, i64 0, i32 2
  %612 = load i32, ptr %611, align 4, !tbaa !17
  %613 = zext i32 %612 to i64
  %614 = getelementptr inbounds i8, ptr %68, i64 %613
  %615 = icmp ult ptr %614, %25
  %616 = icmp eq i32 %610, 0
  %617 = select i1 %615, i1 %616, i1 false
  br i1 %617, label %66, label %65, !llvm.loop !156

618:                                              ; preds = %65, %19
  %619 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 16
  %620 = load ptr, ptr %619, align 8, !tbaa !155
  %621 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 6
  %622 = load ptr, ptr %621, align 8, !tbaa !84
  %623 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %624 = load ptr, ptr %623, align 8, !tbaa !56
  %625 = call i32 %620(ptr noundef %622, ptr noundef %624) #9
  br label %626

626:                                              ; preds = %571, %583, %618, %65
  %627 = phi i32 [ %625, %618 ], [ %610, %65 ], [ %591, %583 ], [ 2, %571 ]
  %628 = load ptr, ptr %0, align 8, !tbaa !55
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #10
  %629 = getelementptr inbounds %struct.device, ptr %628, i64 0, i32 1
  %630 = load ptr, ptr %629, align 8, !tbaa !14
  %631 = call i32 %630(ptr noundef nonnull %3) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #10
  %632 = icmp eq i32 %627, 0
  br i1 %632, label %648, label %633

633:                                              ; preds = %626
  %634 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %635 = cmpxchg ptr %634, i32 0, i32 %627 seq_cst seq_cst, align 4
  %636 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %637 = call i32 @pthread_mutex_lock(ptr noundef nonnull %636) #9
  br label %643

638:                                              ; preds = %2
  %639 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %640 = cmpxchg ptr %639, i32 0, i32 %17 seq_cst seq_cst, align 4
  %641 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %642 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %641) #9
  br label %643

643:                                              ; preds = %638, %633
  %644 = phi ptr [ %636, %633 ], [ %641, %638 ]
  %645 = phi i32 [ %627, %633 ], [ %17, %638 ]
  %646 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %647 = load ptr, ptr %646, align 8, !tbaa !157
  store ptr %647, ptr %1, align 8, !tbaa !79
  store ptr %1, ptr %646, align 8, !tbaa !157
  br label %662

648:                                              ; preds = %626
  %649 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %650 = call i32 @pthread_mutex_lock(ptr noundef nonnull %649) #9
  store ptr null, ptr %1, align 8, !tbaa !79
  %651 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %652 = load ptr, ptr %651, align 8, !tbaa !58
  store ptr %1, ptr %652, align 8, !tbaa !3
  store ptr %1, ptr %651, align 8, !tbaa !58
  %653 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 5
  %654 = load i64, ptr %653, align 8, !tbaa !71
  %655 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %656 = load i64, ptr %655, align 8, !tbaa !70
  %657 = add i64 %656, %654
  store i64 %657, ptr %655, align 8, !tbaa !70
  %658 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 11
  store i32 1, ptr %658, align 4, !tbaa !85
  %659 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %660 = load i64, ptr %659, align 8, !tbaa !65
  %661 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store i64 %660, ptr %661, align 8, !tbaa !51
  br label %662

662:                                              ; preds = %648, %643
  %663 = phi ptr [ %649, %648 ], [ %644, %643 ]
  %664 = phi i32 [ 0, %648 ], [ %645, %643 ]
  %665 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  store i32 0, ptr %665, align 8, !tbaa !69
  %666 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %667 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %666) #9
  %668 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %669 = load atomic i64, ptr %668 seq_cst, align 8
  %670 = icmp eq i64 %669, 0
  br i1 %670, label %671, label %679

671:                                              ; preds = %662
  %672 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %673 = load i32, ptr %672, align 4, !tbaa !81
  %674 = icmp eq i32 %673, 0
  br i1 %674, label %675, label %679

675:                                              ; preds = %671
  %676 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %677 = load ptr, ptr %676, align 8, !tbaa !64
  %678 = icmp eq ptr %677, null
  br i1 %678, label %686, label %679

679:                                              ; preds = %675, %671, %662
  %680 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %681 = load i32, ptr %680, align 8, !tbaa !90
  %682 = icmp eq i32 %681, 0
  br i1 %682, label %686, label %683

683:                                              ; preds = %679
  %684 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %685 = call i32 @pthread_cond_signal(ptr noundef nonnull %684) #9
  br label %686

686:                                              ; preds = %683, %679, %675
  %687 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %663) #9
  ret i32 %664
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
  %11 = load ptr, ptr %10, align 8, !tbaa !158
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %13 = load i64, ptr %12, align 8, !tbaa !61
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #9
  %15 = icmp eq ptr %11, null
  br i1 %15, label %215, label %16

16:                                               ; preds = %7
  %17 = load ptr, ptr %0, align 8, !tbaa !55
  %18 = load ptr, ptr %17, align 8, !tbaa !7
  %19 = getelementptr inbounds %struct.device, ptr %17, i64 0, i32 31
  %20 = load ptr, ptr %19, align 8, !tbaa !11
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
  %37 = load i64, ptr %36, align 8, !tbaa !65
  %38 = icmp ugt i64 %37, %35
  br i1 %38, label %39, label %47

39:                                               ; preds = %33
  %40 = load ptr, ptr %0, align 8, !tbaa !55
  %41 = getelementptr inbounds %struct.device, ptr %40, i64 0, i32 17
  %42 = load ptr, ptr %41, align 8, !tbaa !159
  %43 = getelementptr inbounds %struct.batch, ptr %34, i64 0, i32 6
  %44 = load ptr, ptr %43, align 8, !tbaa !84
  %45 = call i32 %42(ptr noundef %44) #9
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %192

47:                                               ; preds = %33, %39
  %48 = load atomic i32, ptr %4 seq_cst, align 8
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %55, label %50

50:                                               ; preds = %47
  %51 = load ptr, ptr %0, align 8, !tbaa !55
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #10
  %52 = getelementptr inbounds %struct.device, ptr %51, i64 0, i32 1
  %53 = load ptr, ptr %52, align 8, !tbaa !14
  %54 = call i32 %53(ptr noundef nonnull %2) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #10
  br label %203

55:                                               ; preds = %47
  %56 = getelementptr inbounds %struct.batch, ptr %34, i64 0, i32 12
  %57 = load i32, ptr %56, align 8, !tbaa !111
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %61, label %59

59:                                               ; preds = %55
  %60 = getelementptr inbounds %struct.batch, ptr %34, i64 0, i32 14
  br label %65

61:                                               ; preds = %84, %55
  %62 = getelementptr inbounds %struct.batch, ptr %34, i64 0, i32 15
  %63 = load i32, ptr %62, align 8, !tbaa !110
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %140, label %89

65:                                               ; preds = %84, %59
  %66 = phi i64 [ 0, %59 ], [ %85, %84 ]
  %67 = load ptr, ptr %60, align 8, !tbaa !107
  %68 = getelementptr inbounds %struct.arrival, ptr %67, i64 %66
  %69 = load ptr, ptr %68, align 8, !tbaa !160
  %70 = icmp eq ptr %69, null
  %71 = getelementptr inbounds %struct.arrival, ptr %67, i64 %66, i32 1
  %72 = load ptr, ptr %71, align 8, !tbaa !162
  br i1 %70, label %77, label %73

73:                                               ; preds = %65
  %74 = getelementptr inbounds %struct.arrival, ptr %67, i64 %66, i32 2
  %75 = load i64, ptr %74, align 8, !tbaa !163
  %76 = call ptr @memcpy(ptr noundef nonnull %69, ptr noundef %72, i64 noundef %75) #9
  br label %84

77:                                               ; preds = %65
  %78 = getelementptr inbounds i8, ptr %72, i64 2312
  %79 = load i64, ptr %78, align 8, !tbaa !15
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %84, label %81

81:                                               ; preds = %77
  %82 = getelementptr inbounds %struct.arrival, ptr %67, i64 %66, i32 3
  %83 = load i64, ptr %82, align 8, !tbaa !164
  call fastcc void @add_failure(ptr noundef nonnull %24, i64 noundef %83, i64 noundef 0, ptr noundef nonnull %72) #12
  br label %84

84:                                               ; preds = %81, %77, %73
  %85 = add nuw nsw i64 %66, 1
  %86 = load i32, ptr %56, align 8, !tbaa !111
  %87 = zext i32 %86 to i64
  %88 = icmp ult i64 %85, %87
  br i1 %88, label %65, label %61, !llvm.loop !165

89:                                               ; preds = %61
  %90 = load ptr, ptr %0, align 8, !tbaa !55
  %91 = getelementptr inbounds %struct.device, ptr %90, i64 0, i32 35
  %92 = call i32 @pthread_mutex_lock(ptr noundef nonnull %91) #9
  %93 = load i32, ptr %62, align 8, !tbaa !110
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
  %106 = load ptr, ptr %96, align 8, !tbaa !166
  %107 = load ptr, ptr %97, align 8, !tbaa !167
  %108 = load ptr, ptr %98, align 8, !tbaa !104
  %109 = getelementptr inbounds ptr, ptr %108, i64 %105
  %110 = load ptr, ptr %109, align 8, !tbaa !3
  %111 = call i32 %106(ptr noundef nonnull %3, ptr noundef %107, ptr noundef %110) #9
  %112 = load double, ptr %99, align 8, !tbaa !168
  %113 = load float, ptr %3, align 4, !tbaa !169
  %114 = fpext float %113 to double
  %115 = call double @llvm.fmuladd.f64(double %114, double 1.000000e-03, double %112)
  %116 = load ptr, ptr %100, align 8, !tbaa !112
  %117 = getelementptr inbounds double, ptr %116, i64 %105
  store double %115, ptr %117, align 8, !tbaa !171
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #10
  %118 = add nuw nsw i64 %105, 1
  %119 = load i32, ptr %62, align 8, !tbaa !110
  %120 = zext i32 %119 to i64
  %121 = icmp uge i64 %118, %120
  %122 = icmp ne i32 %111, 0
  %123 = select i1 %121, i1 true, i1 %122
  br i1 %123, label %101, label %104, !llvm.loop !172

124:                                              ; preds = %101
  %125 = load ptr, ptr %98, align 8, !tbaa !104
  %126 = add i32 %119, -1
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds ptr, ptr %125, i64 %127
  %129 = load ptr, ptr %97, align 8, !tbaa !167
  %130 = getelementptr inbounds double, ptr %116, i64 %127
  %131 = load double, ptr %130, align 8, !tbaa !171
  store double %131, ptr %99, align 8, !tbaa !168
  %132 = load ptr, ptr %128, align 8, !tbaa !3
  store ptr %132, ptr %97, align 8, !tbaa !167
  store ptr %129, ptr %128, align 8, !tbaa !3
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
  %143 = load i32, ptr %142, align 4, !tbaa !85
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %150, label %145

145:                                              ; preds = %140
  %146 = getelementptr inbounds %struct.batch, ptr %34, i64 0, i32 5
  %147 = load i64, ptr %146, align 8, !tbaa !71
  %148 = load i64, ptr %25, align 8, !tbaa !70
  %149 = sub i64 %148, %147
  store i64 %149, ptr %25, align 8, !tbaa !70
  br label %150

150:                                              ; preds = %145, %140
  store i32 0, ptr %142, align 4, !tbaa !85
  %151 = load i64, ptr %36, align 8, !tbaa !65
  %152 = load i64, ptr %12, align 8, !tbaa !61
  %153 = icmp ugt i64 %151, %152
  br i1 %153, label %154, label %155

154:                                              ; preds = %150
  store atomic i64 %151, ptr %12 seq_cst, align 8
  br label %155

155:                                              ; preds = %150, %154
  %156 = phi i64 [ %152, %150 ], [ %151, %154 ]
  %157 = load ptr, ptr %34, align 8, !tbaa !79
  store ptr %157, ptr %10, align 8, !tbaa !158
  %158 = icmp eq ptr %157, null
  br i1 %158, label %159, label %160

159:                                              ; preds = %155
  store ptr %10, ptr %26, align 8, !tbaa !58
  br label %160

160:                                              ; preds = %159, %155
  %161 = getelementptr inbounds %struct.batch, ptr %34, i64 0, i32 10
  %162 = load i32, ptr %161, align 8, !tbaa !82
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %165, label %164

164:                                              ; preds = %160
  store i32 2, ptr %161, align 8, !tbaa !82
  br label %167

165:                                              ; preds = %160
  %166 = load ptr, ptr %27, align 8, !tbaa !86
  store ptr %166, ptr %34, align 8, !tbaa !79
  store ptr %34, ptr %27, align 8, !tbaa !86
  br label %167

167:                                              ; preds = %164, %165
  %168 = load ptr, ptr %28, align 8, !tbaa !64
  %169 = icmp eq ptr %168, null
  br i1 %169, label %175, label %170

170:                                              ; preds = %167
  %171 = load i32, ptr %29, align 8, !tbaa !90
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %175, label %173

173:                                              ; preds = %170
  %174 = call i32 @pthread_cond_signal(ptr noundef nonnull %30) #9
  br label %175

175:                                              ; preds = %173, %170, %167
  %176 = load i32, ptr %31, align 4, !tbaa !81
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %180, label %178

178:                                              ; preds = %175
  %179 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %32) #9
  br label %180

180:                                              ; preds = %178, %175
  %181 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #9
  %182 = call i64 @llvm.umax.i64(i64 %156, i64 %35)
  %183 = icmp eq ptr %157, null
  br i1 %183, label %184, label %33, !llvm.loop !173

184:                                              ; preds = %180
  %185 = load ptr, ptr %0, align 8, !tbaa !55
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #10
  %186 = getelementptr inbounds %struct.device, ptr %185, i64 0, i32 1
  %187 = load ptr, ptr %186, align 8, !tbaa !14
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
  %196 = load ptr, ptr %0, align 8, !tbaa !55
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #10
  %197 = getelementptr inbounds %struct.device, ptr %196, i64 0, i32 1
  %198 = load ptr, ptr %197, align 8, !tbaa !14
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
  %211 = load i64, ptr %210, align 8, !tbaa !65
  %212 = getelementptr inbounds %struct.batch, ptr %205, i64 0, i32 2
  %213 = load i64, ptr %212, align 8, !tbaa !108
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
  %9 = load i64, ptr %5, align 8, !tbaa !87
  %10 = mul i64 %9, 1000000000
  %11 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !89
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
  %21 = load i64, ptr %4, align 8, !tbaa !87
  %22 = mul i64 %21, 1000000000
  %23 = load i64, ptr %15, align 8, !tbaa !89
  %24 = add i64 %22, %23
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #10
  %25 = icmp ult i64 %24, %14
  br i1 %25, label %16, label %26, !llvm.loop !174

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
  %6 = load ptr, ptr %5, align 8, !tbaa !175
  %7 = icmp eq ptr %6, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %2
  %9 = load ptr, ptr %6, align 8, !tbaa !176
  store ptr %9, ptr %5, align 8, !tbaa !175
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !178
  %12 = add i64 %11, -1
  store atomic i64 %12, ptr %10 seq_cst, align 8
  %13 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #9
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2328) %1, ptr noundef nonnull align 8 dereferenceable(2328) %6, i64 2328, i1 false), !tbaa.struct !179
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
  %11 = load i64, ptr %10, align 8, !tbaa !61
  %12 = icmp ult i64 %11, %1
  br i1 %12, label %15, label %13

13:                                               ; preds = %2, %9
  %14 = atomicrmw xchg ptr %5, i64 0 seq_cst, align 8
  br label %15

15:                                               ; preds = %13, %9
  %16 = phi i32 [ 1, %13 ], [ 0, %9 ]
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %18 = load i32, ptr %17, align 8, !tbaa !90
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
  %7 = load i64, ptr %5, align 8, !tbaa !87
  %8 = mul i64 %7, 1000000000
  %9 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %10 = load i64, ptr %9, align 8, !tbaa !89
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #10
  %11 = add i64 %10, %2
  %12 = add i64 %11, %8
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %14 = call i32 @pthread_mutex_lock(ptr noundef nonnull %13) #9
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %16 = load i32, ptr %15, align 4, !tbaa !81
  %17 = add i32 %16, 1
  store i32 %17, ptr %15, align 4, !tbaa !81
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %19 = load i32, ptr %18, align 8, !tbaa !90
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %24, label %21

21:                                               ; preds = %3
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %23 = call i32 @pthread_cond_signal(ptr noundef nonnull %22) #9
  br label %24

24:                                               ; preds = %3, %21
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %27 = load i64, ptr %26, align 8, !tbaa !61
  %28 = icmp ult i64 %27, %1
  br i1 %28, label %29, label %50

29:                                               ; preds = %24
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %32 = udiv i64 %12, 1000000000
  %33 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %34 = urem i64 %12, 1000000000
  br label %35

35:                                               ; preds = %29, %44
  %36 = phi i32 [ 0, %29 ], [ %45, %44 ]
  %37 = load atomic i32, ptr %25 seq_cst, align 8
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %48

39:                                               ; preds = %35
  %40 = load i32, ptr %30, align 8, !tbaa !60
  %41 = icmp eq i32 %40, 0
  %42 = icmp eq i32 %36, 0
  %43 = select i1 %41, i1 %42, i1 false
  br i1 %43, label %44, label %48

44:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #10
  store i64 %32, ptr %4, align 8, !tbaa !87
  store i64 %34, ptr %33, align 8, !tbaa !89
  %45 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %31, ptr noundef nonnull %13, i32 noundef 1, ptr noundef nonnull %4) #9
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #10
  %46 = load i64, ptr %26, align 8, !tbaa !61
  %47 = icmp ult i64 %46, %1
  br i1 %47, label %35, label %48, !llvm.loop !181

48:                                               ; preds = %39, %35, %44
  %49 = load i64, ptr %26, align 8, !tbaa !61
  br label %50

50:                                               ; preds = %48, %24
  %51 = phi i64 [ %49, %48 ], [ %27, %24 ]
  %52 = load i32, ptr %15, align 4, !tbaa !81
  %53 = add i32 %52, -1
  store i32 %53, ptr %15, align 4, !tbaa !81
  %54 = icmp uge i64 %51, %1
  %55 = zext i1 %54 to i32
  %56 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #9
  ret i32 %55
}

; Function Attrs: nounwind
define dso_local void @queue_await_handed(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #9
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %9 = load i64, ptr %8, align 8, !tbaa !51
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
  %17 = load i32, ptr %6, align 8, !tbaa !60
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %16
  %20 = load i32, ptr %7, align 4, !tbaa !68
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %19
  %23 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %3) #9
  %24 = load i64, ptr %8, align 8, !tbaa !51
  %25 = icmp ult i64 %24, %1
  br i1 %25, label %13, label %26, !llvm.loop !182

26:                                               ; preds = %19, %22, %13, %16, %2
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #9
  ret void
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local i32 @queue_hold_stream(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca ptr, align 8
  %5 = load ptr, ptr %0, align 8, !tbaa !55
  %6 = load ptr, ptr %5, align 8, !tbaa !7
  %7 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 31
  %8 = load ptr, ptr %7, align 8, !tbaa !11
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
  %17 = load ptr, ptr %16, align 8, !tbaa !3
  %18 = icmp eq ptr %17, null
  br i1 %18, label %30, label %19

19:                                               ; preds = %15
  %20 = getelementptr inbounds %struct.batch, ptr %17, i64 0, i32 1
  %21 = load i64, ptr %20, align 8, !tbaa !65
  %22 = icmp ult i64 %21, %2
  br i1 %22, label %15, label %23, !llvm.loop !144

23:                                               ; preds = %19
  %24 = load ptr, ptr %0, align 8, !tbaa !55
  %25 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 20
  %26 = load ptr, ptr %25, align 8, !tbaa !145
  %27 = getelementptr inbounds %struct.batch, ptr %17, i64 0, i32 6
  %28 = load ptr, ptr %27, align 8, !tbaa !84
  %29 = tail call i32 %26(ptr noundef %1, ptr noundef %28, i32 noundef 0) #9
  br label %30

30:                                               ; preds = %15, %23
  %31 = phi i32 [ %29, %23 ], [ 0, %15 ]
  %32 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %12) #9
  %33 = load ptr, ptr %0, align 8, !tbaa !55
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #10
  %34 = getelementptr inbounds %struct.device, ptr %33, i64 0, i32 1
  %35 = load ptr, ptr %34, align 8, !tbaa !14
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
  store i32 1, ptr %6, align 8, !tbaa !60
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %8 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %7) #9
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %10 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %9) #9
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %12 = load i32, ptr %11, align 8, !tbaa !69
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %1, %14
  %15 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %9, ptr noundef nonnull %4) #9
  %16 = load i32, ptr %11, align 8, !tbaa !69
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %14, !llvm.loop !183

18:                                               ; preds = %14, %1
  %19 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #9
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %21 = load i64, ptr %20, align 8, !tbaa !184
  %22 = tail call i32 @pthread_join(i64 noundef %21, ptr noundef null) #9
  %23 = load ptr, ptr %0, align 8, !tbaa !55
  %24 = load ptr, ptr %23, align 8, !tbaa !7
  %25 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 31
  %26 = load ptr, ptr %25, align 8, !tbaa !11
  %27 = tail call i32 %24(ptr noundef %26) #9
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %36

29:                                               ; preds = %18
  %30 = load ptr, ptr %0, align 8, !tbaa !55
  %31 = getelementptr inbounds %struct.device, ptr %30, i64 0, i32 21
  %32 = load ptr, ptr %31, align 8, !tbaa !185
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %34 = load ptr, ptr %33, align 8, !tbaa !56
  %35 = tail call i32 %32(ptr noundef %34) #9
  br label %36

36:                                               ; preds = %29, %18
  %37 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #9
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #10
  %38 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %39 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %40 = load <2 x ptr>, ptr %39, align 8, !tbaa !3
  %41 = shufflevector <2 x ptr> %40, <2 x ptr> poison, <2 x i32> <i32 1, i32 0>
  store <2 x ptr> %41, ptr %3, align 16, !tbaa !3
  %42 = getelementptr inbounds ptr, ptr %3, i64 2
  %43 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %44 = load ptr, ptr %43, align 8, !tbaa !64
  store ptr %44, ptr %42, align 16, !tbaa !3
  %45 = getelementptr inbounds ptr, ptr %3, i64 3
  %46 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %47 = load ptr, ptr %46, align 8, !tbaa !157
  store ptr %47, ptr %45, align 8, !tbaa !3
  store ptr null, ptr %46, align 8, !tbaa !157
  store ptr null, ptr %43, align 8, !tbaa !64
  store ptr null, ptr %39, align 8, !tbaa !86
  store ptr null, ptr %38, align 8, !tbaa !158
  %48 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  store ptr %38, ptr %48, align 8, !tbaa !58
  %49 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #9
  br i1 %28, label %55, label %106

50:                                               ; preds = %103
  %51 = load ptr, ptr %0, align 8, !tbaa !55
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #10
  %52 = getelementptr inbounds %struct.device, ptr %51, i64 0, i32 1
  %53 = load ptr, ptr %52, align 8, !tbaa !14
  %54 = call i32 %53(ptr noundef nonnull %2) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #10
  br label %106

55:                                               ; preds = %36, %103
  %56 = phi i64 [ %104, %103 ], [ 0, %36 ]
  %57 = getelementptr inbounds [4 x ptr], ptr %3, i64 0, i64 %56
  %58 = load ptr, ptr %57, align 8, !tbaa !3
  %59 = icmp eq ptr %58, null
  br i1 %59, label %103, label %60

60:                                               ; preds = %55
  %61 = load ptr, ptr %0, align 8, !tbaa !55
  %62 = getelementptr inbounds %struct.device, ptr %61, i64 0, i32 15
  %63 = getelementptr inbounds %struct.device, ptr %61, i64 0, i32 13
  br label %64

64:                                               ; preds = %97, %60
  %65 = phi ptr [ %58, %60 ], [ %66, %97 ]
  %66 = load ptr, ptr %65, align 8, !tbaa !79
  %67 = getelementptr inbounds %struct.batch, ptr %65, i64 0, i32 6
  %68 = load ptr, ptr %67, align 8, !tbaa !84
  %69 = icmp eq ptr %68, null
  br i1 %69, label %73, label %70

70:                                               ; preds = %64
  %71 = load ptr, ptr %62, align 8, !tbaa !101
  %72 = tail call i32 %71(ptr noundef nonnull %68) #9
  br label %73

73:                                               ; preds = %70, %64
  %74 = getelementptr inbounds %struct.batch, ptr %65, i64 0, i32 16
  %75 = load i32, ptr %74, align 4, !tbaa !102
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %79, label %77

77:                                               ; preds = %73
  %78 = getelementptr inbounds %struct.batch, ptr %65, i64 0, i32 17
  br label %83

79:                                               ; preds = %83, %73
  %80 = getelementptr inbounds %struct.batch, ptr %65, i64 0, i32 7
  %81 = load ptr, ptr %80, align 8, !tbaa !103
  %82 = icmp eq ptr %81, null
  br i1 %82, label %97, label %94

83:                                               ; preds = %83, %77
  %84 = phi i64 [ 0, %77 ], [ %90, %83 ]
  %85 = load ptr, ptr %62, align 8, !tbaa !101
  %86 = load ptr, ptr %78, align 8, !tbaa !104
  %87 = getelementptr inbounds ptr, ptr %86, i64 %84
  %88 = load ptr, ptr %87, align 8, !tbaa !3
  %89 = tail call i32 %85(ptr noundef %88) #9
  %90 = add nuw nsw i64 %84, 1
  %91 = load i32, ptr %74, align 4, !tbaa !102
  %92 = zext i32 %91 to i64
  %93 = icmp ult i64 %90, %92
  br i1 %93, label %83, label %79, !llvm.loop !105

94:                                               ; preds = %79
  %95 = load ptr, ptr %63, align 8, !tbaa !106
  %96 = tail call i32 %95(ptr noundef nonnull %81) #9
  br label %97

97:                                               ; preds = %94, %79
  %98 = getelementptr inbounds %struct.batch, ptr %65, i64 0, i32 14
  %99 = load ptr, ptr %98, align 8, !tbaa !107
  tail call void @free(ptr noundef %99) #9
  %100 = getelementptr inbounds %struct.batch, ptr %65, i64 0, i32 17
  %101 = load ptr, ptr %100, align 8, !tbaa !104
  tail call void @free(ptr noundef %101) #9
  tail call void @free(ptr noundef nonnull %65) #9
  %102 = icmp eq ptr %66, null
  br i1 %102, label %103, label %64, !llvm.loop !186

103:                                              ; preds = %97, %55
  %104 = add nuw nsw i64 %56, 1
  %105 = icmp eq i64 %104, 4
  br i1 %105, label %50, label %55, !llvm.loop !187

106:                                              ; preds = %36, %50
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #10
  ret void
}

declare i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #1

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19, i32 1
  %3 = load ptr, ptr %2, align 8, !tbaa !175
  %4 = icmp eq ptr %3, null
  br i1 %4, label %9, label %5

5:                                                ; preds = %1, %5
  %6 = phi ptr [ %7, %5 ], [ %3, %1 ]
  %7 = load ptr, ptr %6, align 8, !tbaa !176
  tail call void @free(ptr noundef nonnull %6) #9
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %5, !llvm.loop !188

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
  store i64 %1, ptr %8, align 8, !tbaa !189
  %9 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 2
  store i64 %2, ptr %9, align 8, !tbaa !190
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
  %20 = load ptr, ptr %19, align 8, !tbaa !175
  %21 = icmp eq ptr %20, null
  br i1 %21, label %25, label %22

22:                                               ; preds = %17
  %23 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  %24 = load ptr, ptr %23, align 8, !tbaa !191
  br label %25

25:                                               ; preds = %17, %22
  %26 = phi ptr [ %24, %22 ], [ %19, %17 ]
  %27 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  store ptr %5, ptr %26, align 8, !tbaa !3
  store ptr %5, ptr %27, align 8, !tbaa !191
  %28 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 3
  %29 = load i64, ptr %28, align 8, !tbaa !178
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

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { cold nounwind optsize "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nobuiltin nounwind "no-builtins" }
attributes #10 = { nounwind }
attributes #11 = { nobuiltin "no-builtins" }
attributes #12 = { cold nobuiltin "no-builtins" }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!8, !4, i64 0}
!8 = !{!"device", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !4, i64 40, !4, i64 48, !4, i64 56, !4, i64 64, !4, i64 72, !4, i64 80, !4, i64 88, !4, i64 96, !4, i64 104, !4, i64 112, !4, i64 120, !4, i64 128, !4, i64 136, !4, i64 144, !4, i64 152, !4, i64 160, !4, i64 168, !4, i64 176, !4, i64 184, !4, i64 192, !4, i64 200, !4, i64 208, !4, i64 216, !4, i64 224, !4, i64 232, !4, i64 240, !4, i64 248, !4, i64 256, !4, i64 264, !9, i64 272, !10, i64 280}
!9 = !{!"double", !5, i64 0}
!10 = !{!"", !5, i64 0}
!11 = !{!8, !4, i64 248}
!12 = !{!8, !4, i64 240}
!13 = !{!8, !4, i64 232}
!14 = !{!8, !4, i64 8}
!15 = !{!16, !16, i64 0}
!16 = !{!"long", !5, i64 0}
!17 = !{!18, !20, i64 4}
!18 = !{!"command", !19, i64 0, !19, i64 2, !20, i64 4}
!19 = !{!"short", !5, i64 0}
!20 = !{!"int", !5, i64 0}
!21 = distinct !{!21, !22}
!22 = !{!"llvm.loop.mustprogress"}
!23 = !{!20, !20, i64 0}
!24 = !{!8, !4, i64 184}
!25 = !{!8, !4, i64 208}
!26 = !{!27, !4, i64 0}
!27 = !{!"task", !4, i64 0, !4, i64 8, !20, i64 16, !20, i64 20, !20, i64 24, !20, i64 28}
!28 = !{!29, !4, i64 0}
!29 = !{!"", !4, i64 0, !20, i64 8, !20, i64 12, !20, i64 16, !20, i64 20, !20, i64 24, !20, i64 28, !20, i64 32, !4, i64 40, !4, i64 48, !4, i64 56, !4, i64 64}
!30 = !{!27, !4, i64 8}
!31 = !{!27, !20, i64 16}
!32 = !{!27, !20, i64 20}
!33 = !{!29, !20, i64 8}
!34 = !{!29, !20, i64 12}
!35 = !{!29, !20, i64 16}
!36 = !{!29, !20, i64 20}
!37 = !{!29, !20, i64 24}
!38 = !{!29, !20, i64 28}
!39 = !{!27, !20, i64 24}
!40 = !{!29, !20, i64 32}
!41 = !{!29, !4, i64 40}
!42 = !{!29, !4, i64 48}
!43 = !{!29, !4, i64 56}
!44 = !{!29, !4, i64 64}
!45 = distinct !{ptr @add_node, null}
!46 = distinct !{!46, !22}
!47 = distinct !{!47, !22}
!48 = !{!27, !20, i64 28}
!49 = !{!8, !4, i64 192}
!50 = !{!8, !4, i64 200}
!51 = !{!52, !16, i64 40}
!52 = !{!"queue", !4, i64 0, !4, i64 8, !20, i64 16, !53, i64 24, !16, i64 40, !16, i64 48, !16, i64 56, !16, i64 64, !20, i64 72, !20, i64 76, !20, i64 80, !20, i64 84, !20, i64 88, !4, i64 96, !4, i64 104, !4, i64 112, !4, i64 120, !4, i64 128, !4, i64 136, !54, i64 144, !10, i64 232, !10, i64 296, !10, i64 360}
!53 = !{!"notification", !16, i64 0, !20, i64 8}
!54 = !{!"failures", !10, i64 0, !4, i64 64, !4, i64 72, !16, i64 80}
!55 = !{!52, !4, i64 0}
!56 = !{!52, !4, i64 8}
!57 = !{!52, !20, i64 32}
!58 = !{!52, !4, i64 112}
!59 = !{!52, !4, i64 128}
!60 = !{!52, !20, i64 72}
!61 = !{!52, !16, i64 48}
!62 = !{!53, !20, i64 8}
!63 = distinct !{!63, !22}
!64 = !{!52, !4, i64 120}
!65 = !{!66, !16, i64 8}
!66 = !{!"batch", !4, i64 0, !16, i64 8, !16, i64 16, !4, i64 24, !16, i64 32, !16, i64 40, !4, i64 48, !4, i64 56, !16, i64 64, !16, i64 72, !20, i64 80, !20, i64 84, !20, i64 88, !20, i64 92, !4, i64 96, !20, i64 104, !20, i64 108, !4, i64 112, !4, i64 120}
!67 = distinct !{!67, !22}
!68 = !{!52, !20, i64 76}
!69 = !{!52, !20, i64 88}
!70 = !{!52, !16, i64 56}
!71 = !{!66, !16, i64 40}
!72 = !{!66, !4, i64 24}
!73 = !{!66, !16, i64 32}
!74 = !{!75, !19, i64 0}
!75 = !{!"wait", !18, i64 0, !4, i64 8, !16, i64 16, !16, i64 24}
!76 = !{!75, !4, i64 8}
!77 = !{!75, !16, i64 16}
!78 = distinct !{!78, !22}
!79 = !{!66, !4, i64 0}
!80 = distinct !{!80, !22}
!81 = !{!52, !20, i64 84}
!82 = !{!66, !20, i64 80}
!83 = !{!8, !4, i64 144}
!84 = !{!66, !4, i64 48}
!85 = !{!66, !20, i64 84}
!86 = !{!52, !4, i64 96}
!87 = !{!88, !16, i64 0}
!88 = !{!"", !16, i64 0, !16, i64 8}
!89 = !{!88, !16, i64 8}
!90 = !{!52, !20, i64 80}
!91 = !{!18, !19, i64 2}
!92 = !{!18, !19, i64 0}
!93 = !{!94, !16, i64 24}
!94 = !{!"copy", !18, i64 0, !16, i64 8, !16, i64 16, !16, i64 24}
!95 = distinct !{!95, !22}
!96 = !{!66, !16, i64 64}
!97 = distinct !{!97, !22}
!98 = distinct !{!98, !22}
!99 = !{!8, !4, i64 112}
!100 = !{!8, !4, i64 96}
!101 = !{!8, !4, i64 120}
!102 = !{!66, !20, i64 108}
!103 = !{!66, !4, i64 56}
!104 = !{!66, !4, i64 112}
!105 = distinct !{!105, !22}
!106 = !{!8, !4, i64 104}
!107 = !{!66, !4, i64 96}
!108 = !{!66, !16, i64 16}
!109 = !{!66, !16, i64 72}
!110 = !{!66, !20, i64 104}
!111 = !{!66, !20, i64 88}
!112 = !{!66, !4, i64 120}
!113 = !{!8, !4, i64 56}
!114 = !{!8, !4, i64 16}
!115 = distinct !{!115, !22}
!116 = !{!8, !4, i64 32}
!117 = !{i64 0, i64 8, !3, i64 8, i64 8, !3, i64 16, i64 8, !15, i64 24, i64 8, !15}
!118 = !{i64 0, i64 8, !3, i64 8, i64 8, !15, i64 16, i64 8, !15}
!119 = !{i64 0, i64 8, !15, i64 8, i64 8, !15}
!120 = !{i64 0, i64 8, !15}
!121 = !{!8, !4, i64 40}
!122 = !{!94, !16, i64 8}
!123 = !{!94, !16, i64 16}
!124 = !{!8, !4, i64 24}
!125 = !{!8, !4, i64 80}
!126 = !{!8, !4, i64 256}
!127 = !{!8, !4, i64 88}
!128 = !{!8, !4, i64 48}
!129 = !{!130, !16, i64 8}
!130 = !{!"peer_copy", !18, i64 0, !16, i64 8, !4, i64 16, !16, i64 24, !4, i64 32, !16, i64 40}
!131 = !{!130, !4, i64 16}
!132 = !{!130, !16, i64 24}
!133 = !{!130, !4, i64 32}
!134 = !{!130, !16, i64 40}
!135 = !{!136, !20, i64 24}
!136 = !{!"fill", !18, i64 0, !16, i64 8, !16, i64 16, !20, i64 24, !20, i64 28}
!137 = !{!136, !16, i64 8}
!138 = !{!136, !20, i64 28}
!139 = !{!136, !16, i64 16}
!140 = !{!8, !4, i64 64}
!141 = !{!8, !4, i64 72}
!142 = !{!8, !4, i64 216}
!143 = !{!8, !4, i64 224}
!144 = distinct !{!144, !22}
!145 = !{!8, !4, i64 160}
!146 = !{!147, !4, i64 8}
!147 = !{!"wait_event", !18, i64 0, !4, i64 8}
!148 = !{!149, !16, i64 16}
!149 = !{!"wait_semaphore", !18, i64 0, !4, i64 8, !16, i64 16, !16, i64 24}
!150 = !{!151, !16, i64 0}
!151 = !{!"", !152, i64 0, !20, i64 72, !5, i64 76}
!152 = !{!"", !16, i64 0, !16, i64 8, !16, i64 16, !20, i64 24, !5, i64 28}
!153 = !{!8, !4, i64 176}
!154 = distinct !{!154, !22}
!155 = !{!8, !4, i64 128}
!156 = distinct !{!156, !22}
!157 = !{!52, !4, i64 136}
!158 = !{!52, !4, i64 104}
!159 = !{!8, !4, i64 136}
!160 = !{!161, !4, i64 0}
!161 = !{!"arrival", !4, i64 0, !4, i64 8, !16, i64 16, !16, i64 24}
!162 = !{!161, !4, i64 8}
!163 = !{!161, !16, i64 16}
!164 = !{!161, !16, i64 24}
!165 = distinct !{!165, !22}
!166 = !{!8, !4, i64 152}
!167 = !{!8, !4, i64 264}
!168 = !{!8, !9, i64 272}
!169 = !{!170, !170, i64 0}
!170 = !{!"float", !5, i64 0}
!171 = !{!9, !9, i64 0}
!172 = distinct !{!172, !22}
!173 = distinct !{!173, !22}
!174 = distinct !{!174, !22}
!175 = !{!54, !4, i64 64}
!176 = !{!177, !4, i64 0}
!177 = !{!"failure", !4, i64 0, !16, i64 8, !16, i64 16, !5, i64 24, !5, i64 2072}
!178 = !{!54, !16, i64 80}
!179 = !{i64 0, i64 8, !3, i64 8, i64 8, !15, i64 16, i64 8, !15, i64 24, i64 2048, !180, i64 2072, i64 256, !180}
!180 = !{!5, !5, i64 0}
!181 = distinct !{!181, !22}
!182 = distinct !{!182, !22}
!183 = distinct !{!183, !22}
!184 = !{!52, !16, i64 64}
!185 = !{!8, !4, i64 168}
!186 = distinct !{!186, !22}
!187 = distinct !{!187, !22}
!188 = distinct !{!188, !22}
!189 = !{!177, !16, i64 8}
!190 = !{!177, !16, i64 16}
!191 = !{!54, !4, i64 72}
