; Made by `nox -s native` from *.c and *.h, sha256 f632698f7968c7a3682d055a05198be4f1b3ad275ba60f76be1351db9e626f46
; ModuleID = 'aiotaichi/backends/cuda/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

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
  %3 = load ptr, ptr %0, align 8, !tbaa !3
  %4 = load ptr, ptr %3, align 8, !tbaa !7
  %5 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 30
  %6 = load ptr, ptr %5, align 8, !tbaa !11
  %7 = tail call i32 %4(ptr noundef %6) #7
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %32

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8, !tbaa !3
  %12 = icmp eq ptr %11, null
  br i1 %12, label %18, label %13

13:                                               ; preds = %9
  %14 = load ptr, ptr %0, align 8, !tbaa !3
  %15 = getelementptr inbounds %struct.device, ptr %14, i64 0, i32 29
  %16 = load ptr, ptr %15, align 8, !tbaa !12
  %17 = tail call i32 %16(ptr noundef nonnull %11) #7
  br label %18

18:                                               ; preds = %13, %9
  %19 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %20 = load ptr, ptr %19, align 8, !tbaa !3
  %21 = icmp eq ptr %20, null
  br i1 %21, label %27, label %22

22:                                               ; preds = %18
  %23 = load ptr, ptr %0, align 8, !tbaa !3
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 28
  %25 = load ptr, ptr %24, align 8, !tbaa !13
  %26 = tail call i32 %25(ptr noundef nonnull %20) #7
  br label %27

27:                                               ; preds = %22, %18
  %28 = load ptr, ptr %0, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #8
  %29 = getelementptr inbounds %struct.device, ptr %28, i64 0, i32 1
  %30 = load ptr, ptr %29, align 8, !tbaa !14
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
  %25 = tail call ptr @calloc(i64 noundef 1, i64 noundef %24) #7
  store i32 2, ptr %3, align 4, !tbaa !23
  %26 = icmp eq ptr %25, null
  br i1 %26, label %85, label %27

27:                                               ; preds = %21
  store ptr %0, ptr %25, align 8, !tbaa !3
  %28 = getelementptr inbounds %struct.graph, ptr %25, i64 0, i32 3
  store i64 %22, ptr %28, align 8, !tbaa !15
  %29 = load ptr, ptr %0, align 8, !tbaa !7
  %30 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 30
  %31 = load ptr, ptr %30, align 8, !tbaa !11
  %32 = tail call i32 %29(ptr noundef %31) #7
  store i32 %32, ptr %3, align 4, !tbaa !23
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %55

34:                                               ; preds = %27
  %35 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 22
  %36 = load ptr, ptr %35, align 8, !tbaa !24
  %37 = getelementptr inbounds %struct.graph, ptr %25, i64 0, i32 2
  %38 = tail call i32 %36(ptr noundef nonnull %37, i32 noundef 0) #7
  store i32 %38, ptr %3, align 4, !tbaa !23
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %49

40:                                               ; preds = %34
  %41 = tail call fastcc i32 @for_tasks(ptr noundef nonnull %25, ptr noundef %1, ptr noundef %7, ptr noundef nonnull @add_node) #9
  store i32 %41, ptr %3, align 4, !tbaa !23
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %49

43:                                               ; preds = %40
  %44 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 25
  %45 = load ptr, ptr %44, align 8, !tbaa !25
  %46 = getelementptr inbounds %struct.graph, ptr %25, i64 0, i32 1
  %47 = load ptr, ptr %37, align 8, !tbaa !3
  %48 = tail call i32 %45(ptr noundef nonnull %46, ptr noundef %47, i64 noundef 0) #7
  store i32 %48, ptr %3, align 4, !tbaa !23
  br label %49

49:                                               ; preds = %34, %40, %43
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #8
  %50 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %51 = load ptr, ptr %50, align 8, !tbaa !14
  %52 = call i32 %51(ptr noundef nonnull %6) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #8
  %53 = load i32, ptr %3, align 4, !tbaa !23
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %85, label %55

55:                                               ; preds = %27, %49
  %56 = load ptr, ptr %25, align 8, !tbaa !3
  %57 = load ptr, ptr %56, align 8, !tbaa !7
  %58 = getelementptr inbounds %struct.device, ptr %56, i64 0, i32 30
  %59 = load ptr, ptr %58, align 8, !tbaa !11
  %60 = call i32 %57(ptr noundef %59) #7
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %85

62:                                               ; preds = %55
  %63 = getelementptr inbounds %struct.graph, ptr %25, i64 0, i32 1
  %64 = load ptr, ptr %63, align 8, !tbaa !3
  %65 = icmp eq ptr %64, null
  br i1 %65, label %71, label %66

66:                                               ; preds = %62
  %67 = load ptr, ptr %25, align 8, !tbaa !3
  %68 = getelementptr inbounds %struct.device, ptr %67, i64 0, i32 29
  %69 = load ptr, ptr %68, align 8, !tbaa !12
  %70 = call i32 %69(ptr noundef nonnull %64) #7
  br label %71

71:                                               ; preds = %66, %62
  %72 = getelementptr inbounds %struct.graph, ptr %25, i64 0, i32 2
  %73 = load ptr, ptr %72, align 8, !tbaa !3
  %74 = icmp eq ptr %73, null
  br i1 %74, label %80, label %75

75:                                               ; preds = %71
  %76 = load ptr, ptr %25, align 8, !tbaa !3
  %77 = getelementptr inbounds %struct.device, ptr %76, i64 0, i32 28
  %78 = load ptr, ptr %77, align 8, !tbaa !13
  %79 = call i32 %78(ptr noundef nonnull %73) #7
  br label %80

80:                                               ; preds = %75, %71
  %81 = load ptr, ptr %25, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #8
  %82 = getelementptr inbounds %struct.device, ptr %81, i64 0, i32 1
  %83 = load ptr, ptr %82, align 8, !tbaa !14
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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #8
  %27 = getelementptr inbounds %struct.launch, ptr %25, i64 0, i32 2
  %28 = load i64, ptr %27, align 8, !tbaa !15
  store i64 %28, ptr %5, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #8
  store i64 0, ptr %6, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #8
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
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %8) #8
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
  %47 = call i64 %41(ptr noundef nonnull %29) #7
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
  %70 = call i32 %3(ptr noundef %0, i64 noundef %37, ptr noundef nonnull %38, ptr noundef nonnull %8) #7, !callees !45
  %71 = icmp eq i32 %70, 0
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %8) #8
  br i1 %71, label %73, label %72

72:                                               ; preds = %64
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #8
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
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #8
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
  %15 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 23
  %16 = load ptr, ptr %15, align 8, !tbaa !49
  %17 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %18 = load ptr, ptr %17, align 8, !tbaa !3
  %19 = zext i1 %7 to i64
  %20 = tail call i32 %16(ptr noundef nonnull %6, ptr noundef %18, ptr noundef %9, i64 noundef %19, ptr noundef %3) #7
  br label %33

21:                                               ; preds = %10
  %22 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 23
  %23 = load ptr, ptr %22, align 8, !tbaa !49
  %24 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %25 = load ptr, ptr %24, align 8, !tbaa !3
  %26 = tail call i32 %23(ptr noundef nonnull %6, ptr noundef %25, ptr noundef null, i64 noundef 0, ptr noundef %3) #7
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %33

28:                                               ; preds = %21
  %29 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 24
  %30 = load ptr, ptr %29, align 8, !tbaa !50
  %31 = load ptr, ptr %24, align 8, !tbaa !3
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
  %5 = load i64, ptr %4, align 8, !tbaa !51
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
  store ptr %0, ptr %4, align 8, !tbaa !53
  %7 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 1
  store ptr %1, ptr %7, align 8, !tbaa !54
  %8 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 2
  store i32 %2, ptr %8, align 8, !tbaa !55
  %9 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 15
  %10 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 16
  store ptr %9, ptr %10, align 8, !tbaa !56
  %11 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 17
  %12 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 18
  store ptr %11, ptr %12, align 8, !tbaa !57
  %13 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 20
  %14 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 21
  store ptr %13, ptr %14, align 8, !tbaa !58
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
  %8 = load i32, ptr %7, align 8, !tbaa !59
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %222

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

28:                                               ; preds = %10, %219
  %29 = load atomic i64, ptr %11 seq_cst, align 8
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %43, label %31

31:                                               ; preds = %28
  %32 = load i64, ptr %12, align 8, !tbaa !60
  %33 = icmp ult i64 %32, %29
  br i1 %33, label %34, label %37

34:                                               ; preds = %31
  %35 = load atomic i32, ptr %13 seq_cst, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %43, label %37

37:                                               ; preds = %34, %31
  %38 = atomicrmw xchg ptr %11, i64 0 seq_cst, align 8
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %219, label %40, !llvm.loop !61

40:                                               ; preds = %37
  %41 = load i32, ptr %14, align 8, !tbaa !55
  %42 = call i64 @write(i32 noundef %41, ptr noundef nonnull @one, i64 noundef 8) #7
  br label %219, !llvm.loop !61

43:                                               ; preds = %34, %28
  %44 = load ptr, ptr %16, align 8, !tbaa !62
  br label %45

45:                                               ; preds = %49, %43
  %46 = phi ptr [ %15, %43 ], [ %47, %49 ]
  %47 = load ptr, ptr %46, align 8, !tbaa !3
  %48 = icmp eq ptr %47, null
  br i1 %48, label %54, label %49

49:                                               ; preds = %45
  %50 = getelementptr inbounds %struct.batch, ptr %47, i64 0, i32 1
  %51 = load i64, ptr %50, align 8, !tbaa !63
  %52 = load i64, ptr %12, align 8, !tbaa !60
  %53 = icmp ugt i64 %51, %52
  br i1 %53, label %54, label %45, !llvm.loop !65

54:                                               ; preds = %45, %49
  %55 = load atomic i32, ptr %13 seq_cst, align 4
  %56 = icmp eq i32 %55, 0
  %57 = select i1 %56, ptr %47, ptr null
  %58 = select i1 %56, ptr %44, ptr null
  %59 = load i32, ptr %17, align 4, !tbaa !66
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %129

61:                                               ; preds = %54
  %62 = load i32, ptr %18, align 8, !tbaa !67
  %63 = icmp ne i32 %62, 0
  %64 = icmp eq ptr %58, null
  %65 = select i1 %63, i1 true, i1 %64
  br i1 %65, label %129, label %66

66:                                               ; preds = %61
  %67 = load i64, ptr %19, align 8, !tbaa !68
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %74, label %69

69:                                               ; preds = %66
  %70 = getelementptr inbounds %struct.batch, ptr %58, i64 0, i32 5
  %71 = load i64, ptr %70, align 8, !tbaa !69
  %72 = add i64 %71, %67
  %73 = icmp ugt i64 %72, 900
  br i1 %73, label %129, label %74

74:                                               ; preds = %66, %69
  %75 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #7
  %76 = getelementptr inbounds %struct.batch, ptr %58, i64 0, i32 3
  %77 = load ptr, ptr %76, align 8, !tbaa !70
  %78 = getelementptr inbounds %struct.batch, ptr %58, i64 0, i32 4
  %79 = load i64, ptr %78, align 8, !tbaa !71
  %80 = getelementptr inbounds i8, ptr %77, i64 %79
  %81 = icmp sgt i64 %79, 0
  br i1 %81, label %82, label %119

82:                                               ; preds = %74, %111
  %83 = phi ptr [ %115, %111 ], [ %77, %74 ]
  %84 = load i16, ptr %83, align 8, !tbaa !72
  %85 = icmp eq i16 %84, 11
  br i1 %85, label %86, label %111

86:                                               ; preds = %82
  %87 = getelementptr inbounds %struct.wait, ptr %83, i64 0, i32 1
  %88 = load ptr, ptr %87, align 8, !tbaa !74
  %89 = getelementptr inbounds %struct.wait, ptr %83, i64 0, i32 2
  %90 = load i64, ptr %89, align 8, !tbaa !75
  %91 = getelementptr inbounds %struct.queue, ptr %88, i64 0, i32 23
  %92 = call i32 @pthread_mutex_lock(ptr noundef nonnull %91) #7
  %93 = getelementptr inbounds %struct.queue, ptr %88, i64 0, i32 5
  %94 = load i64, ptr %93, align 8, !tbaa !51
  %95 = icmp ult i64 %94, %90
  br i1 %95, label %96, label %104

96:                                               ; preds = %86
  %97 = getelementptr inbounds %struct.queue, ptr %88, i64 0, i32 3
  %98 = load atomic i32, ptr %97 seq_cst, align 4
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %100, label %104

100:                                              ; preds = %96
  %101 = getelementptr inbounds %struct.queue, ptr %88, i64 0, i32 9
  %102 = load i32, ptr %101, align 8, !tbaa !59
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %106, label %104

104:                                              ; preds = %100, %96, %86
  %105 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %91) #7
  br label %111

106:                                              ; preds = %100
  %107 = getelementptr inbounds %struct.queue, ptr %88, i64 0, i32 10
  %108 = load i32, ptr %107, align 4, !tbaa !66
  %109 = icmp eq i32 %108, 0
  %110 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %91) #7
  br i1 %109, label %117, label %111

111:                                              ; preds = %106, %104, %82
  %112 = getelementptr inbounds %struct.command, ptr %83, i64 0, i32 2
  %113 = load i32, ptr %112, align 4, !tbaa !17
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds i8, ptr %83, i64 %114
  %116 = icmp ult ptr %115, %80
  br i1 %116, label %82, label %119, !llvm.loop !76

117:                                              ; preds = %106
  %118 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #7
  br label %129

119:                                              ; preds = %111, %74
  %120 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #7
  %121 = load ptr, ptr %16, align 8, !tbaa !62
  %122 = load ptr, ptr %121, align 8, !tbaa !77
  store ptr %122, ptr %16, align 8, !tbaa !62
  %123 = icmp eq ptr %122, null
  br i1 %123, label %124, label %125

124:                                              ; preds = %119
  store ptr %16, ptr %20, align 8, !tbaa !57
  br label %125

125:                                              ; preds = %119, %124
  store i32 1, ptr %18, align 8, !tbaa !67
  %126 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #7
  call fastcc void @fail_vain_waits(ptr noundef nonnull %0, ptr noundef nonnull %121) #9
  %127 = call fastcc i32 @hand_over(ptr noundef nonnull %0, ptr noundef nonnull %121) #9
  %128 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #7
  br label %219

129:                                              ; preds = %117, %54, %61, %69
  %130 = phi ptr [ %83, %117 ], [ null, %69 ], [ null, %61 ], [ null, %54 ]
  %131 = phi i1 [ true, %117 ], [ false, %69 ], [ false, %61 ], [ false, %54 ]
  %132 = icmp eq ptr %57, null
  br i1 %132, label %191, label %133

133:                                              ; preds = %129
  br i1 %30, label %134, label %141

134:                                              ; preds = %133
  %135 = load i32, ptr %21, align 4, !tbaa !78
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %137, label %141

137:                                              ; preds = %134
  %138 = load ptr, ptr %16, align 8, !tbaa !62
  %139 = icmp eq ptr %138, null
  %140 = or i1 %131, %139
  br i1 %140, label %191, label %141

141:                                              ; preds = %137, %134, %133
  %142 = getelementptr inbounds %struct.batch, ptr %57, i64 0, i32 10
  store i32 1, ptr %142, align 8, !tbaa !79
  %143 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #7
  %144 = load ptr, ptr %0, align 8, !tbaa !53
  %145 = load ptr, ptr %144, align 8, !tbaa !7
  %146 = getelementptr inbounds %struct.device, ptr %144, i64 0, i32 30
  %147 = load ptr, ptr %146, align 8, !tbaa !11
  %148 = call i32 %145(ptr noundef %147) #7
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %152, label %150

150:                                              ; preds = %141
  %151 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #7
  br label %165

152:                                              ; preds = %141
  %153 = load ptr, ptr %0, align 8, !tbaa !53
  %154 = getelementptr inbounds %struct.device, ptr %153, i64 0, i32 18
  %155 = load ptr, ptr %154, align 8, !tbaa !80
  %156 = getelementptr inbounds %struct.batch, ptr %57, i64 0, i32 6
  %157 = load ptr, ptr %156, align 8, !tbaa !81
  %158 = call i32 %155(ptr noundef %157) #7
  %159 = load ptr, ptr %0, align 8, !tbaa !53
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #8
  %160 = getelementptr inbounds %struct.device, ptr %159, i64 0, i32 1
  %161 = load ptr, ptr %160, align 8, !tbaa !14
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
  %170 = load i32, ptr %169, align 4, !tbaa !82
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %177, label %172

172:                                              ; preds = %168
  %173 = getelementptr inbounds %struct.batch, ptr %57, i64 0, i32 5
  %174 = load i64, ptr %173, align 8, !tbaa !69
  %175 = load i64, ptr %19, align 8, !tbaa !68
  %176 = sub i64 %175, %174
  store i64 %176, ptr %19, align 8, !tbaa !68
  br label %177

177:                                              ; preds = %172, %168
  store i32 0, ptr %169, align 4, !tbaa !82
  %178 = getelementptr inbounds %struct.batch, ptr %57, i64 0, i32 1
  %179 = load i64, ptr %178, align 8, !tbaa !63
  %180 = load i64, ptr %12, align 8, !tbaa !60
  %181 = icmp ugt i64 %179, %180
  br i1 %181, label %182, label %183

182:                                              ; preds = %177
  store atomic i64 %179, ptr %12 seq_cst, align 8
  br label %183

183:                                              ; preds = %182, %177, %165
  %184 = load i32, ptr %142, align 8, !tbaa !79
  %185 = add i32 %184, -1
  store i32 %185, ptr %142, align 8, !tbaa !79
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %189, label %187

187:                                              ; preds = %183
  store i32 0, ptr %142, align 8, !tbaa !79
  %188 = load ptr, ptr %22, align 8, !tbaa !83
  store ptr %188, ptr %57, align 8, !tbaa !77
  store ptr %57, ptr %22, align 8, !tbaa !83
  br label %189

189:                                              ; preds = %183, %187
  %190 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %23) #7
  br label %219

191:                                              ; preds = %137, %129
  br i1 %131, label %192, label %217

192:                                              ; preds = %191
  %193 = getelementptr inbounds %struct.wait, ptr %130, i64 0, i32 1
  %194 = load ptr, ptr %193, align 8, !tbaa !74
  %195 = getelementptr inbounds %struct.wait, ptr %130, i64 0, i32 2
  %196 = load i64, ptr %195, align 8, !tbaa !75
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #8
  %197 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #7
  %198 = load i64, ptr %2, align 8, !tbaa !84
  %199 = mul i64 %198, 1000000000
  %200 = load i64, ptr %26, align 8, !tbaa !86
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #8
  %201 = add i64 %200, 1000000
  %202 = add i64 %201, %199
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #8
  %203 = udiv i64 %202, 1000000000
  store i64 %203, ptr %3, align 8, !tbaa !84
  %204 = urem i64 %202, 1000000000
  store i64 %204, ptr %27, align 8, !tbaa !86
  %205 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #7
  %206 = getelementptr inbounds %struct.queue, ptr %194, i64 0, i32 23
  %207 = call i32 @pthread_mutex_lock(ptr noundef nonnull %206) #7
  %208 = getelementptr inbounds %struct.queue, ptr %194, i64 0, i32 5
  %209 = load i64, ptr %208, align 8, !tbaa !51
  %210 = icmp ult i64 %209, %196
  br i1 %210, label %211, label %214

211:                                              ; preds = %192
  %212 = getelementptr inbounds %struct.queue, ptr %194, i64 0, i32 25
  %213 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %212, ptr noundef nonnull %206, i32 noundef 1, ptr noundef nonnull %3) #7
  br label %214

214:                                              ; preds = %192, %211
  %215 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %206) #7
  %216 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #7
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #8
  br label %219

217:                                              ; preds = %191
  store i32 1, ptr %24, align 8, !tbaa !87
  %218 = call i32 @pthread_cond_wait(ptr noundef nonnull %25, ptr noundef nonnull %5) #7
  store i32 0, ptr %24, align 8, !tbaa !87
  br label %219

219:                                              ; preds = %125, %214, %217, %189, %37, %40
  %220 = load i32, ptr %7, align 8, !tbaa !59
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %28, label %222

222:                                              ; preds = %219, %1
  %223 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #7
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
  %15 = load i16, ptr %14, align 2, !tbaa !88
  %16 = zext i16 %15 to i64
  %17 = add i64 %12, 1
  %18 = add i64 %17, %16
  %19 = load i16, ptr %13, align 4, !tbaa !89
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
  %38 = load i64, ptr %37, align 8, !tbaa !90
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
  br i1 %51, label %10, label %52, !llvm.loop !92

52:                                               ; preds = %44, %6
  %53 = phi i64 [ 0, %6 ], [ %45, %44 ]
  %54 = phi i64 [ 1, %6 ], [ %46, %44 ]
  %55 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %56 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %55) #7
  %57 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
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
  %67 = load i64, ptr %66, align 8, !tbaa !93
  %68 = icmp ult i64 %67, %53
  br i1 %68, label %77, label %69

69:                                               ; preds = %62
  %70 = icmp eq ptr %65, null
  br i1 %70, label %76, label %71

71:                                               ; preds = %69
  %72 = load ptr, ptr %65, align 8, !tbaa !3
  %73 = getelementptr inbounds %struct.batch, ptr %72, i64 0, i32 8
  %74 = load i64, ptr %73, align 8, !tbaa !93
  %75 = icmp ult i64 %67, %74
  br i1 %75, label %76, label %77

76:                                               ; preds = %71, %69
  br label %77

77:                                               ; preds = %76, %71, %62
  %78 = phi ptr [ %64, %76 ], [ %65, %71 ], [ %65, %62 ]
  %79 = load ptr, ptr %63, align 8, !tbaa !3
  %80 = icmp eq ptr %79, null
  br i1 %80, label %60, label %62, !llvm.loop !94

81:                                               ; preds = %60
  %82 = load ptr, ptr %78, align 8, !tbaa !3
  %83 = load ptr, ptr %82, align 8, !tbaa !77
  store ptr %83, ptr %78, align 8, !tbaa !3
  %84 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %55) #7
  br label %172

85:                                               ; preds = %60, %52
  %86 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %55) #7
  %87 = load ptr, ptr %0, align 8, !tbaa !53
  %88 = tail call ptr @calloc(i64 noundef 1, i64 noundef 128) #7
  %89 = icmp eq ptr %88, null
  br i1 %89, label %253, label %90

90:                                               ; preds = %85
  %91 = icmp ne i64 %53, 0
  %92 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 8
  br i1 %91, label %95, label %93

93:                                               ; preds = %90
  %94 = load i64, ptr %92, align 8, !tbaa !93
  br label %96

95:                                               ; preds = %90
  store i64 65536, ptr %92, align 8, !tbaa !93
  br label %96

96:                                               ; preds = %95, %93
  %97 = phi i64 [ %94, %93 ], [ 65536, %95 ]
  %98 = icmp ult i64 %97, %53
  br i1 %98, label %99, label %104

99:                                               ; preds = %96, %99
  %100 = phi i64 [ %101, %99 ], [ %97, %96 ]
  %101 = shl i64 %100, 1
  %102 = icmp ult i64 %101, %53
  br i1 %102, label %99, label %103, !llvm.loop !95

103:                                              ; preds = %99
  store i64 %101, ptr %92, align 8, !tbaa !93
  br label %104

104:                                              ; preds = %103, %96
  %105 = load ptr, ptr %87, align 8, !tbaa !7
  %106 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 30
  %107 = load ptr, ptr %106, align 8, !tbaa !11
  %108 = tail call i32 %105(ptr noundef %107) #7
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %110, label %163

110:                                              ; preds = %104
  %111 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 14
  %112 = load ptr, ptr %111, align 8, !tbaa !96
  %113 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 6
  %114 = tail call i32 %112(ptr noundef nonnull %113, i32 noundef 3) #7
  %115 = icmp eq i32 %114, 0
  %116 = and i1 %91, %115
  br i1 %116, label %117, label %123

117:                                              ; preds = %110
  %118 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 12
  %119 = load ptr, ptr %118, align 8, !tbaa !97
  %120 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 7
  %121 = load i64, ptr %92, align 8, !tbaa !93
  %122 = tail call i32 %119(ptr noundef nonnull %120, i64 noundef %121, i32 noundef 3) #7
  br label %123

123:                                              ; preds = %117, %110
  %124 = phi i32 [ %122, %117 ], [ %114, %110 ]
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %126, label %130

126:                                              ; preds = %123
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #8
  %127 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 1
  %128 = load ptr, ptr %127, align 8, !tbaa !14
  %129 = call i32 %128(ptr noundef nonnull %7) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #8
  br label %172

130:                                              ; preds = %123
  %131 = load ptr, ptr %113, align 8, !tbaa !81
  %132 = icmp eq ptr %131, null
  br i1 %132, label %137, label %133

133:                                              ; preds = %130
  %134 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 15
  %135 = load ptr, ptr %134, align 8, !tbaa !98
  %136 = tail call i32 %135(ptr noundef nonnull %131) #7
  br label %137

137:                                              ; preds = %133, %130
  %138 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 16
  %139 = load i32, ptr %138, align 4, !tbaa !99
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %144, label %141

141:                                              ; preds = %137
  %142 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 15
  %143 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 17
  br label %148

144:                                              ; preds = %148, %137
  %145 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 7
  %146 = load ptr, ptr %145, align 8, !tbaa !100
  %147 = icmp eq ptr %146, null
  br i1 %147, label %164, label %159

148:                                              ; preds = %148, %141
  %149 = phi i64 [ 0, %141 ], [ %155, %148 ]
  %150 = load ptr, ptr %142, align 8, !tbaa !98
  %151 = load ptr, ptr %143, align 8, !tbaa !101
  %152 = getelementptr inbounds ptr, ptr %151, i64 %149
  %153 = load ptr, ptr %152, align 8, !tbaa !3
  %154 = tail call i32 %150(ptr noundef %153) #7
  %155 = add nuw nsw i64 %149, 1
  %156 = load i32, ptr %138, align 4, !tbaa !99
  %157 = zext i32 %156 to i64
  %158 = icmp ult i64 %155, %157
  br i1 %158, label %148, label %144, !llvm.loop !102

159:                                              ; preds = %144
  %160 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 13
  %161 = load ptr, ptr %160, align 8, !tbaa !103
  %162 = tail call i32 %161(ptr noundef nonnull %146) #7
  br label %164

163:                                              ; preds = %104
  tail call void @free(ptr noundef nonnull %88) #7
  br label %253

164:                                              ; preds = %144, %159
  %165 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 14
  %166 = load ptr, ptr %165, align 8, !tbaa !104
  tail call void @free(ptr noundef %166) #7
  %167 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 17
  %168 = load ptr, ptr %167, align 8, !tbaa !101
  tail call void @free(ptr noundef %168) #7
  tail call void @free(ptr noundef nonnull %88) #7
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #8
  %169 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 1
  %170 = load ptr, ptr %169, align 8, !tbaa !14
  %171 = call i32 %170(ptr noundef nonnull %7) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #8
  br label %253

172:                                              ; preds = %126, %81
  %173 = phi ptr [ %82, %81 ], [ %88, %126 ]
  store ptr null, ptr %173, align 8, !tbaa !77
  %174 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 1
  store i64 %3, ptr %174, align 8, !tbaa !63
  %175 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 2
  store i64 %4, ptr %175, align 8, !tbaa !105
  %176 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 3
  store ptr %1, ptr %176, align 8, !tbaa !70
  %177 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 4
  store i64 %2, ptr %177, align 8, !tbaa !71
  %178 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 5
  store i64 %54, ptr %178, align 8, !tbaa !69
  %179 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 9
  store i64 0, ptr %179, align 8, !tbaa !106
  %180 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 15
  store i32 0, ptr %180, align 8, !tbaa !107
  %181 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 12
  store i32 0, ptr %181, align 8, !tbaa !108
  %182 = getelementptr inbounds %struct.batch, ptr %173, i64 0, i32 18
  store ptr %5, ptr %182, align 8, !tbaa !109
  %183 = icmp ult i64 %54, 901
  br i1 %183, label %184, label %237

184:                                              ; preds = %172
  br i1 %9, label %185, label %220

185:                                              ; preds = %184, %214
  %186 = phi ptr [ %218, %214 ], [ %1, %184 ]
  %187 = load i16, ptr %186, align 8, !tbaa !72
  %188 = icmp eq i16 %187, 11
  br i1 %188, label %189, label %214

189:                                              ; preds = %185
  %190 = getelementptr inbounds %struct.wait, ptr %186, i64 0, i32 1
  %191 = load ptr, ptr %190, align 8, !tbaa !74
  %192 = getelementptr inbounds %struct.wait, ptr %186, i64 0, i32 2
  %193 = load i64, ptr %192, align 8, !tbaa !75
  %194 = getelementptr inbounds %struct.queue, ptr %191, i64 0, i32 23
  %195 = call i32 @pthread_mutex_lock(ptr noundef nonnull %194) #7
  %196 = getelementptr inbounds %struct.queue, ptr %191, i64 0, i32 5
  %197 = load i64, ptr %196, align 8, !tbaa !51
  %198 = icmp ult i64 %197, %193
  br i1 %198, label %199, label %207

199:                                              ; preds = %189
  %200 = getelementptr inbounds %struct.queue, ptr %191, i64 0, i32 3
  %201 = load atomic i32, ptr %200 seq_cst, align 4
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %203, label %207

203:                                              ; preds = %199
  %204 = getelementptr inbounds %struct.queue, ptr %191, i64 0, i32 9
  %205 = load i32, ptr %204, align 8, !tbaa !59
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %209, label %207

207:                                              ; preds = %203, %199, %189
  %208 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %194) #7
  br label %214

209:                                              ; preds = %203
  %210 = getelementptr inbounds %struct.queue, ptr %191, i64 0, i32 10
  %211 = load i32, ptr %210, align 4, !tbaa !66
  %212 = icmp eq i32 %211, 0
  %213 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %194) #7
  br i1 %212, label %237, label %214

214:                                              ; preds = %209, %207, %185
  %215 = getelementptr inbounds %struct.command, ptr %186, i64 0, i32 2
  %216 = load i32, ptr %215, align 4, !tbaa !17
  %217 = zext i32 %216 to i64
  %218 = getelementptr inbounds i8, ptr %186, i64 %217
  %219 = icmp ult ptr %218, %8
  br i1 %219, label %185, label %220, !llvm.loop !76

220:                                              ; preds = %214, %184
  %221 = call i32 @pthread_mutex_lock(ptr noundef nonnull %55) #7
  %222 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %223 = load ptr, ptr %222, align 8, !tbaa !62
  %224 = icmp eq ptr %223, null
  br i1 %224, label %225, label %239

225:                                              ; preds = %220
  %226 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %227 = load i32, ptr %226, align 8, !tbaa !67
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %229, label %239

229:                                              ; preds = %225
  %230 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %231 = load i64, ptr %230, align 8, !tbaa !68
  %232 = icmp eq i64 %231, 0
  br i1 %232, label %250, label %233

233:                                              ; preds = %229
  %234 = load i64, ptr %178, align 8, !tbaa !69
  %235 = add i64 %234, %231
  %236 = icmp ult i64 %235, 901
  br i1 %236, label %250, label %239

237:                                              ; preds = %209, %172
  %238 = call i32 @pthread_mutex_lock(ptr noundef nonnull %55) #7
  br label %239

239:                                              ; preds = %237, %220, %225, %233
  %240 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %241 = load ptr, ptr %240, align 8, !tbaa !57
  store ptr %173, ptr %241, align 8, !tbaa !3
  store ptr %173, ptr %240, align 8, !tbaa !57
  %242 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %243 = load i32, ptr %242, align 8, !tbaa !87
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
  store i32 1, ptr %226, align 8, !tbaa !67
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
  %4 = load ptr, ptr %3, align 8, !tbaa !70
  %5 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 4
  %6 = load i64, ptr %5, align 8, !tbaa !71
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
  %17 = load i16, ptr %16, align 8, !tbaa !72
  %18 = icmp eq i16 %17, 11
  br i1 %18, label %19, label %42

19:                                               ; preds = %15
  %20 = getelementptr inbounds %struct.wait, ptr %16, i64 0, i32 1
  %21 = load ptr, ptr %20, align 8, !tbaa !74
  %22 = getelementptr inbounds %struct.queue, ptr %21, i64 0, i32 23
  %23 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %22) #7
  %24 = getelementptr inbounds %struct.queue, ptr %21, i64 0, i32 5
  %25 = load i64, ptr %24, align 8, !tbaa !51
  %26 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %22) #7
  %27 = getelementptr inbounds %struct.wait, ptr %16, i64 0, i32 2
  %28 = load i64, ptr %27, align 8, !tbaa !75
  %29 = icmp ult i64 %25, %28
  br i1 %29, label %30, label %42

30:                                               ; preds = %19
  %31 = load i64, ptr %10, align 8, !tbaa !63
  %32 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2328) #7
  %33 = icmp eq ptr %32, null
  br i1 %33, label %42, label %34

34:                                               ; preds = %30
  %35 = getelementptr inbounds %struct.failure, ptr %32, i64 0, i32 1
  store i64 %31, ptr %35, align 8, !tbaa !110
  %36 = getelementptr inbounds %struct.failure, ptr %32, i64 0, i32 2
  store i64 1, ptr %36, align 8, !tbaa !112
  %37 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %11) #7
  %38 = load ptr, ptr %12, align 8, !tbaa !58
  store ptr %32, ptr %38, align 8, !tbaa !3
  store ptr %32, ptr %12, align 8, !tbaa !58
  %39 = load i32, ptr %13, align 8, !tbaa !113
  %40 = add i32 %39, 1
  store atomic i32 %40, ptr %13 seq_cst, align 8
  %41 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %11) #7
  br label %42

42:                                               ; preds = %34, %30, %19, %15
  %43 = getelementptr inbounds %struct.command, ptr %16, i64 0, i32 2
  %44 = load i32, ptr %43, align 4, !tbaa !17
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds i8, ptr %16, i64 %45
  %47 = icmp ult ptr %46, %7
  br i1 %47, label %15, label %14, !llvm.loop !114
}

; Function Attrs: nounwind
define internal fastcc i32 @hand_over(ptr noundef %0, ptr noundef %1) unnamed_addr #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca [3 x ptr], align 16
  %7 = alloca %struct.CUDA_KERNEL_NODE_PARAMS, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  %11 = alloca [3 x ptr], align 16
  %12 = load ptr, ptr %0, align 8, !tbaa !53
  %13 = load ptr, ptr %12, align 8, !tbaa !7
  %14 = getelementptr inbounds %struct.device, ptr %12, i64 0, i32 30
  %15 = load ptr, ptr %14, align 8, !tbaa !11
  %16 = tail call i32 %13(ptr noundef %15) #7
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %639

18:                                               ; preds = %2
  %19 = load ptr, ptr %0, align 8, !tbaa !53
  %20 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 3
  %21 = load ptr, ptr %20, align 8, !tbaa !70
  %22 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 4
  %23 = load i64, ptr %22, align 8, !tbaa !71
  %24 = getelementptr inbounds i8, ptr %21, i64 %23
  %25 = icmp sgt i64 %23, 0
  br i1 %25, label %26, label %619

26:                                               ; preds = %18
  %27 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %28 = load i64, ptr %27, align 8, !tbaa !63
  %29 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 2
  %30 = load i64, ptr %29, align 8, !tbaa !105
  %31 = sub i64 %28, %30
  %32 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 20
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %34 = getelementptr inbounds ptr, ptr %6, i64 1
  %35 = getelementptr inbounds ptr, ptr %6, i64 2
  %36 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 1
  %37 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 2
  %38 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 3
  %39 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 4
  %40 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 5
  %41 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 6
  %42 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 7
  %43 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 8
  %44 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 9
  %45 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 10
  %46 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 11
  %47 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 6
  %48 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %49 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %50 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %51 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 7
  %52 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 9
  %53 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 4
  %54 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 14
  %55 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 12
  %56 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 13
  %57 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 3
  %58 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 5
  %59 = getelementptr inbounds ptr, ptr %11, i64 1
  %60 = getelementptr inbounds ptr, ptr %11, i64 2
  %61 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 18
  %62 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 16
  %63 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 17
  %64 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 15
  br label %66

65:                                               ; preds = %610
  br i1 %617, label %619, label %627

66:                                               ; preds = %610, %26
  %67 = phi i64 [ %31, %26 ], [ %72, %610 ]
  %68 = phi ptr [ %21, %26 ], [ %615, %610 ]
  %69 = getelementptr inbounds %struct.command, ptr %68, i64 0, i32 1
  %70 = load i16, ptr %69, align 2, !tbaa !88
  %71 = zext i16 %70 to i64
  %72 = add i64 %67, %71
  %73 = icmp eq i16 %70, 0
  %74 = zext i1 %73 to i64
  %75 = add i64 %72, %74
  %76 = load i16, ptr %68, align 4, !tbaa !89
  switch i16 %76, label %559 [
    i16 1, label %77
    i16 2, label %237
    i16 3, label %247
    i16 4, label %258
    i16 5, label %269
    i16 6, label %288
    i16 7, label %333
    i16 8, label %383
    i16 9, label %397
    i16 10, label %436
    i16 11, label %526
    i16 12, label %553
  ]

77:                                               ; preds = %66
  %78 = load ptr, ptr %0, align 8, !tbaa !53
  %79 = getelementptr inbounds %struct.launch, ptr %68, i64 0, i32 1
  %80 = load ptr, ptr %79, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #8
  %81 = getelementptr inbounds %struct.launch, ptr %68, i64 0, i32 2
  %82 = load i64, ptr %81, align 8, !tbaa !15
  store i64 %82, ptr %9, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #8
  store ptr null, ptr %10, align 8, !tbaa !3
  %83 = getelementptr inbounds %struct.kernel, ptr %80, i64 0, i32 2
  %84 = load i64, ptr %83, align 8, !tbaa !15
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %95, label %86

86:                                               ; preds = %77
  %87 = load ptr, ptr %51, align 8, !tbaa !100
  %88 = load i64, ptr %52, align 8, !tbaa !106
  %89 = getelementptr inbounds i8, ptr %87, i64 %88
  %90 = add i64 %84, 15
  %91 = and i64 %90, -16
  %92 = add i64 %88, %91
  store i64 %92, ptr %52, align 8, !tbaa !106
  store ptr %89, ptr %10, align 8, !tbaa !3
  %93 = load i64, ptr %83, align 8, !tbaa !15
  %94 = call ptr @memset(ptr noundef %89, i32 noundef 0, i64 noundef %93) #7
  br label %95

95:                                               ; preds = %86, %77
  %96 = getelementptr inbounds %struct.kernel, ptr %80, i64 0, i32 1
  %97 = load i64, ptr %96, align 8, !tbaa !15
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %105, label %99

99:                                               ; preds = %95
  %100 = getelementptr inbounds %struct.device, ptr %78, i64 0, i32 7
  %101 = load ptr, ptr %100, align 8, !tbaa !115
  %102 = add i64 %82, 35224
  %103 = load ptr, ptr %33, align 8, !tbaa !54
  %104 = call i32 %101(i64 noundef %102, i8 noundef zeroext 0, i64 noundef 8, ptr noundef %103) #7
  br label %105

105:                                              ; preds = %99, %95
  %106 = phi i32 [ %104, %99 ], [ 0, %95 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %11) #8
  store ptr %9, ptr %11, align 16, !tbaa !3
  store ptr %10, ptr %59, align 8, !tbaa !3
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
  %123 = load ptr, ptr %113, align 8, !tbaa !116
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
  %132 = call i64 %126(ptr noundef nonnull %107) #7
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
  %155 = load ptr, ptr %33, align 8, !tbaa !54
  %156 = call i32 %123(ptr noundef %124, i32 noundef %150, i32 noundef 1, i32 noundef 1, i32 noundef %152, i32 noundef 1, i32 noundef 1, i32 noundef %154, ptr noundef %155, ptr noundef nonnull %11, ptr noundef null) #7
  %157 = add nuw i64 %121, 1
  %158 = load i64, ptr %80, align 8, !tbaa !15
  %159 = icmp uge i64 %157, %158
  %160 = icmp ne i32 %156, 0
  %161 = select i1 %159, i1 true, i1 %160
  br i1 %161, label %114, label %120, !llvm.loop !117

162:                                              ; preds = %114
  %163 = load ptr, ptr %51, align 8, !tbaa !100
  %164 = load i64, ptr %52, align 8, !tbaa !106
  %165 = getelementptr inbounds i8, ptr %163, i64 %164
  %166 = add i64 %164, 2320
  store i64 %166, ptr %52, align 8, !tbaa !106
  %167 = getelementptr inbounds %struct.device, ptr %78, i64 0, i32 4
  %168 = load ptr, ptr %167, align 8, !tbaa !118
  %169 = load i64, ptr %9, align 8, !tbaa !15
  %170 = add i64 %169, 32912
  %171 = load ptr, ptr %33, align 8, !tbaa !54
  %172 = call i32 %168(ptr noundef %165, i64 noundef %170, i64 noundef 2320, ptr noundef %171) #7
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %174, label %235

174:                                              ; preds = %162
  %175 = load i32, ptr %55, align 8, !tbaa !108
  %176 = load i32, ptr %56, align 4, !tbaa !23
  %177 = icmp ugt i32 %176, %175
  br i1 %177, label %178, label %180

178:                                              ; preds = %174
  %179 = load ptr, ptr %54, align 8, !tbaa !104
  br label %191

180:                                              ; preds = %174
  %181 = icmp eq i32 %176, 0
  %182 = shl i32 %176, 1
  %183 = select i1 %181, i32 8, i32 %182
  %184 = load ptr, ptr %54, align 8, !tbaa !3
  %185 = zext i32 %183 to i64
  %186 = shl nuw nsw i64 %185, 5
  %187 = call ptr @realloc(ptr noundef %184, i64 noundef %186) #7
  %188 = icmp eq ptr %187, null
  br i1 %188, label %235, label %189

189:                                              ; preds = %180
  store ptr %187, ptr %54, align 8, !tbaa !3
  store i32 %183, ptr %56, align 4, !tbaa !23
  %190 = load i32, ptr %55, align 8, !tbaa !108
  br label %191

191:                                              ; preds = %189, %178
  %192 = phi i32 [ %175, %178 ], [ %190, %189 ]
  %193 = phi ptr [ %179, %178 ], [ %187, %189 ]
  %194 = add i32 %192, 1
  store i32 %194, ptr %55, align 8, !tbaa !108
  %195 = zext i32 %192 to i64
  %196 = getelementptr inbounds %struct.harvest, ptr %193, i64 %195
  store ptr null, ptr %196, align 8, !tbaa.struct !119
  %197 = getelementptr inbounds i8, ptr %196, i64 8
  store ptr %165, ptr %197, align 8, !tbaa.struct !120
  %198 = getelementptr inbounds i8, ptr %196, i64 16
  store i64 2320, ptr %198, align 8, !tbaa.struct !121
  %199 = getelementptr inbounds i8, ptr %196, i64 24
  store i64 %75, ptr %199, align 8, !tbaa.struct !122
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
  %208 = load ptr, ptr %10, align 8, !tbaa !3
  %209 = load i64, ptr %83, align 8, !tbaa !15
  %210 = load i32, ptr %55, align 8, !tbaa !108
  %211 = load i32, ptr %56, align 4, !tbaa !23
  %212 = icmp ugt i32 %211, %210
  br i1 %212, label %213, label %215

213:                                              ; preds = %207
  %214 = load ptr, ptr %54, align 8, !tbaa !104
  br label %226

215:                                              ; preds = %207
  %216 = icmp eq i32 %211, 0
  %217 = shl i32 %211, 1
  %218 = select i1 %216, i32 8, i32 %217
  %219 = load ptr, ptr %54, align 8, !tbaa !3
  %220 = zext i32 %218 to i64
  %221 = shl nuw nsw i64 %220, 5
  %222 = call ptr @realloc(ptr noundef %219, i64 noundef %221) #7
  %223 = icmp eq ptr %222, null
  br i1 %223, label %235, label %224

224:                                              ; preds = %215
  store ptr %222, ptr %54, align 8, !tbaa !3
  store i32 %218, ptr %56, align 4, !tbaa !23
  %225 = load i32, ptr %55, align 8, !tbaa !108
  br label %226

226:                                              ; preds = %224, %213
  %227 = phi i32 [ %210, %213 ], [ %225, %224 ]
  %228 = phi ptr [ %214, %213 ], [ %222, %224 ]
  %229 = add i32 %227, 1
  store i32 %229, ptr %55, align 8, !tbaa !108
  %230 = zext i32 %227 to i64
  %231 = getelementptr inbounds %struct.harvest, ptr %228, i64 %230
  store ptr %203, ptr %231, align 8, !tbaa.struct !119
  %232 = getelementptr inbounds i8, ptr %231, i64 8
  store ptr %208, ptr %232, align 8, !tbaa.struct !120
  %233 = getelementptr inbounds i8, ptr %231, i64 16
  store i64 %209, ptr %233, align 8, !tbaa.struct !121
  %234 = getelementptr inbounds i8, ptr %231, i64 24
  store i64 %75, ptr %234, align 8, !tbaa.struct !122
  br label %235

235:                                              ; preds = %226, %215, %200, %180, %162
  %236 = phi i32 [ %201, %200 ], [ 0, %226 ], [ 2, %215 ], [ 2, %180 ], [ %172, %162 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %11) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #8
  br label %559

237:                                              ; preds = %66
  %238 = load ptr, ptr %58, align 8, !tbaa !123
  %239 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 1
  %240 = load i64, ptr %239, align 8, !tbaa !124
  %241 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 2
  %242 = load i64, ptr %241, align 8, !tbaa !125
  %243 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 3
  %244 = load i64, ptr %243, align 8, !tbaa !90
  %245 = load ptr, ptr %33, align 8, !tbaa !54
  %246 = call i32 %238(i64 noundef %240, i64 noundef %242, i64 noundef %244, ptr noundef %245) #7
  br label %559

247:                                              ; preds = %66
  %248 = load ptr, ptr %57, align 8, !tbaa !126
  %249 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 1
  %250 = load i64, ptr %249, align 8, !tbaa !124
  %251 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 2
  %252 = load i64, ptr %251, align 8, !tbaa !125
  %253 = inttoptr i64 %252 to ptr
  %254 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 3
  %255 = load i64, ptr %254, align 8, !tbaa !90
  %256 = load ptr, ptr %33, align 8, !tbaa !54
  %257 = call i32 %248(i64 noundef %250, ptr noundef %253, i64 noundef %255, ptr noundef %256) #7
  br label %559

258:                                              ; preds = %66
  %259 = load ptr, ptr %53, align 8, !tbaa !118
  %260 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 1
  %261 = load i64, ptr %260, align 8, !tbaa !124
  %262 = inttoptr i64 %261 to ptr
  %263 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 2
  %264 = load i64, ptr %263, align 8, !tbaa !125
  %265 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 3
  %266 = load i64, ptr %265, align 8, !tbaa !90
  %267 = load ptr, ptr %33, align 8, !tbaa !54
  %268 = call i32 %259(ptr noundef %262, i64 noundef %264, i64 noundef %266, ptr noundef %267) #7
  br label %559

269:                                              ; preds = %66
  %270 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 3
  %271 = load i64, ptr %270, align 8, !tbaa !90
  %272 = load ptr, ptr %51, align 8, !tbaa !100
  %273 = load i64, ptr %52, align 8, !tbaa !106
  %274 = getelementptr inbounds i8, ptr %272, i64 %273
  %275 = add i64 %271, 15
  %276 = and i64 %275, -16
  %277 = add i64 %273, %276
  store i64 %277, ptr %52, align 8, !tbaa !106
  %278 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 2
  %279 = load i64, ptr %278, align 8, !tbaa !125
  %280 = inttoptr i64 %279 to ptr
  %281 = call ptr @memcpy(ptr noundef %274, ptr noundef %280, i64 noundef %271) #7
  %282 = load ptr, ptr %57, align 8, !tbaa !126
  %283 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 1
  %284 = load i64, ptr %283, align 8, !tbaa !124
  %285 = load i64, ptr %270, align 8, !tbaa !90
  %286 = load ptr, ptr %33, align 8, !tbaa !54
  %287 = call i32 %282(i64 noundef %284, ptr noundef %274, i64 noundef %285, ptr noundef %286) #7
  br label %559

288:                                              ; preds = %66
  %289 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 3
  %290 = load i64, ptr %289, align 8, !tbaa !90
  %291 = load ptr, ptr %51, align 8, !tbaa !100
  %292 = load i64, ptr %52, align 8, !tbaa !106
  %293 = getelementptr inbounds i8, ptr %291, i64 %292
  %294 = add i64 %290, 15
  %295 = and i64 %294, -16
  %296 = add i64 %292, %295
  store i64 %296, ptr %52, align 8, !tbaa !106
  %297 = load ptr, ptr %53, align 8, !tbaa !118
  %298 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 2
  %299 = load i64, ptr %298, align 8, !tbaa !125
  %300 = load ptr, ptr %33, align 8, !tbaa !54
  %301 = call i32 %297(ptr noundef %293, i64 noundef %299, i64 noundef %290, ptr noundef %300) #7
  %302 = icmp eq i32 %301, 0
  br i1 %302, label %303, label %559

303:                                              ; preds = %288
  %304 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 1
  %305 = load i64, ptr %304, align 8, !tbaa !124
  %306 = inttoptr i64 %305 to ptr
  %307 = load i64, ptr %289, align 8, !tbaa !90
  %308 = load i32, ptr %55, align 8, !tbaa !108
  %309 = load i32, ptr %56, align 4, !tbaa !23
  %310 = icmp ugt i32 %309, %308
  br i1 %310, label %311, label %313

311:                                              ; preds = %303
  %312 = load ptr, ptr %54, align 8, !tbaa !104
  br label %324

313:                                              ; preds = %303
  %314 = icmp eq i32 %309, 0
  %315 = shl i32 %309, 1
  %316 = select i1 %314, i32 8, i32 %315
  %317 = load ptr, ptr %54, align 8, !tbaa !3
  %318 = zext i32 %316 to i64
  %319 = shl nuw nsw i64 %318, 5
  %320 = call ptr @realloc(ptr noundef %317, i64 noundef %319) #7
  %321 = icmp eq ptr %320, null
  br i1 %321, label %559, label %322

322:                                              ; preds = %313
  store ptr %320, ptr %54, align 8, !tbaa !3
  store i32 %316, ptr %56, align 4, !tbaa !23
  %323 = load i32, ptr %55, align 8, !tbaa !108
  br label %324

324:                                              ; preds = %322, %311
  %325 = phi i32 [ %308, %311 ], [ %323, %322 ]
  %326 = phi ptr [ %312, %311 ], [ %320, %322 ]
  %327 = add i32 %325, 1
  store i32 %327, ptr %55, align 8, !tbaa !108
  %328 = zext i32 %325 to i64
  %329 = getelementptr inbounds %struct.harvest, ptr %326, i64 %328
  store ptr %306, ptr %329, align 8, !tbaa.struct !119
  %330 = getelementptr inbounds i8, ptr %329, i64 8
  store ptr %293, ptr %330, align 8, !tbaa.struct !120
  %331 = getelementptr inbounds i8, ptr %329, i64 16
  store i64 %307, ptr %331, align 8, !tbaa.struct !121
  %332 = getelementptr inbounds i8, ptr %329, i64 24
  store i64 %75, ptr %332, align 8, !tbaa.struct !122
  br label %559

333:                                              ; preds = %66
  %334 = load ptr, ptr %0, align 8, !tbaa !53
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #8
  %335 = getelementptr inbounds %struct.device, ptr %334, i64 0, i32 10
  %336 = load ptr, ptr %335, align 8, !tbaa !127
  %337 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 3
  %338 = load i64, ptr %337, align 8, !tbaa !90
  %339 = getelementptr inbounds %struct.device, ptr %334, i64 0, i32 31
  %340 = load ptr, ptr %339, align 8, !tbaa !128
  %341 = load ptr, ptr %33, align 8, !tbaa !54
  %342 = call i32 %336(ptr noundef nonnull %8, i64 noundef %338, ptr noundef %340, ptr noundef %341) #7
  switch i32 %342, label %381 [
    i32 2, label %343
    i32 0, label %354
  ]

343:                                              ; preds = %333
  %344 = call ptr @calloc(i64 noundef 1, i64 noundef 2328) #7
  %345 = icmp eq ptr %344, null
  br i1 %345, label %381, label %346

346:                                              ; preds = %343
  %347 = getelementptr inbounds %struct.failure, ptr %344, i64 0, i32 1
  store i64 %75, ptr %347, align 8, !tbaa !110
  %348 = getelementptr inbounds %struct.failure, ptr %344, i64 0, i32 2
  store i64 2, ptr %348, align 8, !tbaa !112
  %349 = call i32 @pthread_mutex_lock(ptr noundef nonnull %48) #7
  %350 = load ptr, ptr %49, align 8, !tbaa !58
  store ptr %344, ptr %350, align 8, !tbaa !3
  store ptr %344, ptr %49, align 8, !tbaa !58
  %351 = load i32, ptr %50, align 8, !tbaa !113
  %352 = add i32 %351, 1
  store atomic i32 %352, ptr %50 seq_cst, align 8
  %353 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %48) #7
  br label %381

354:                                              ; preds = %333
  %355 = getelementptr inbounds %struct.device, ptr %334, i64 0, i32 5
  %356 = load ptr, ptr %355, align 8, !tbaa !123
  %357 = load i64, ptr %8, align 8, !tbaa !15
  %358 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 2
  %359 = load i64, ptr %358, align 8, !tbaa !125
  %360 = load i64, ptr %337, align 8, !tbaa !90
  %361 = load ptr, ptr %33, align 8, !tbaa !54
  %362 = call i32 %356(i64 noundef %357, i64 noundef %359, i64 noundef %360, ptr noundef %361) #7
  %363 = icmp eq i32 %362, 0
  br i1 %363, label %364, label %372

364:                                              ; preds = %354
  %365 = load ptr, ptr %355, align 8, !tbaa !123
  %366 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 1
  %367 = load i64, ptr %366, align 8, !tbaa !124
  %368 = load i64, ptr %8, align 8, !tbaa !15
  %369 = load i64, ptr %337, align 8, !tbaa !90
  %370 = load ptr, ptr %33, align 8, !tbaa !54
  %371 = call i32 %365(i64 noundef %367, i64 noundef %368, i64 noundef %369, ptr noundef %370) #7
  br label %372

372:                                              ; preds = %364, %354
  %373 = phi i32 [ %362, %354 ], [ %371, %364 ]
  %374 = getelementptr inbounds %struct.device, ptr %334, i64 0, i32 11
  %375 = load ptr, ptr %374, align 8, !tbaa !129
  %376 = load i64, ptr %8, align 8, !tbaa !15
  %377 = load ptr, ptr %33, align 8, !tbaa !54
  %378 = call i32 %375(i64 noundef %376, ptr noundef %377) #7
  %379 = icmp eq i32 %373, 0
  %380 = select i1 %379, i32 %378, i32 %373
  br label %381

381:                                              ; preds = %372, %346, %343, %333
  %382 = phi i32 [ %380, %372 ], [ %342, %333 ], [ 0, %343 ], [ 0, %346 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #8
  br label %559

383:                                              ; preds = %66
  %384 = load ptr, ptr %47, align 8, !tbaa !130
  %385 = getelementptr inbounds %struct.peer_copy, ptr %68, i64 0, i32 1
  %386 = load i64, ptr %385, align 8, !tbaa !131
  %387 = getelementptr inbounds %struct.peer_copy, ptr %68, i64 0, i32 2
  %388 = load ptr, ptr %387, align 8, !tbaa !133
  %389 = getelementptr inbounds %struct.peer_copy, ptr %68, i64 0, i32 3
  %390 = load i64, ptr %389, align 8, !tbaa !134
  %391 = getelementptr inbounds %struct.peer_copy, ptr %68, i64 0, i32 4
  %392 = load ptr, ptr %391, align 8, !tbaa !135
  %393 = getelementptr inbounds %struct.peer_copy, ptr %68, i64 0, i32 5
  %394 = load i64, ptr %393, align 8, !tbaa !136
  %395 = load ptr, ptr %33, align 8, !tbaa !54
  %396 = call i32 %384(i64 noundef %386, ptr noundef %388, i64 noundef %390, ptr noundef %392, i64 noundef %394, ptr noundef %395) #7
  br label %559

397:                                              ; preds = %66
  %398 = load ptr, ptr %0, align 8, !tbaa !53
  %399 = getelementptr inbounds %struct.fill, ptr %68, i64 0, i32 3
  %400 = load i32, ptr %399, align 8, !tbaa !137
  switch i32 %400, label %425 [
    i32 1, label %401
    i32 2, label %413
  ]

401:                                              ; preds = %397
  %402 = getelementptr inbounds %struct.device, ptr %398, i64 0, i32 7
  %403 = load ptr, ptr %402, align 8, !tbaa !115
  %404 = getelementptr inbounds %struct.fill, ptr %68, i64 0, i32 1
  %405 = load i64, ptr %404, align 8, !tbaa !139
  %406 = getelementptr inbounds %struct.fill, ptr %68, i64 0, i32 4
  %407 = load i32, ptr %406, align 4, !tbaa !140
  %408 = trunc i32 %407 to i8
  %409 = getelementptr inbounds %struct.fill, ptr %68, i64 0, i32 2
  %410 = load i64, ptr %409, align 8, !tbaa !141
  %411 = load ptr, ptr %33, align 8, !tbaa !54
  %412 = call i32 %403(i64 noundef %405, i8 noundef zeroext %408, i64 noundef %410, ptr noundef %411) #7
  br label %559

413:                                              ; preds = %397
  %414 = getelementptr inbounds %struct.device, ptr %398, i64 0, i32 8
  %415 = load ptr, ptr %414, align 8, !tbaa !142
  %416 = getelementptr inbounds %struct.fill, ptr %68, i64 0, i32 1
  %417 = load i64, ptr %416, align 8, !tbaa !139
  %418 = getelementptr inbounds %struct.fill, ptr %68, i64 0, i32 4
  %419 = load i32, ptr %418, align 4, !tbaa !140
  %420 = trunc i32 %419 to i16
  %421 = getelementptr inbounds %struct.fill, ptr %68, i64 0, i32 2
  %422 = load i64, ptr %421, align 8, !tbaa !141
  %423 = load ptr, ptr %33, align 8, !tbaa !54
  %424 = call i32 %415(i64 noundef %417, i16 noundef zeroext %420, i64 noundef %422, ptr noundef %423) #7
  br label %559

425:                                              ; preds = %397
  %426 = getelementptr inbounds %struct.device, ptr %398, i64 0, i32 9
  %427 = load ptr, ptr %426, align 8, !tbaa !143
  %428 = getelementptr inbounds %struct.fill, ptr %68, i64 0, i32 1
  %429 = load i64, ptr %428, align 8, !tbaa !139
  %430 = getelementptr inbounds %struct.fill, ptr %68, i64 0, i32 4
  %431 = load i32, ptr %430, align 4, !tbaa !140
  %432 = getelementptr inbounds %struct.fill, ptr %68, i64 0, i32 2
  %433 = load i64, ptr %432, align 8, !tbaa !141
  %434 = load ptr, ptr %33, align 8, !tbaa !54
  %435 = call i32 %427(i64 noundef %429, i32 noundef %431, i64 noundef %433, ptr noundef %434) #7
  br label %559

436:                                              ; preds = %66
  %437 = getelementptr inbounds %struct.command, ptr %68, i64 0, i32 2
  %438 = load i32, ptr %437, align 4, !tbaa !17
  %439 = zext i32 %438 to i64
  %440 = getelementptr inbounds i8, ptr %68, i64 %439
  %441 = getelementptr inbounds %struct.execute, ptr %68, i64 0, i32 1
  %442 = load ptr, ptr %441, align 8, !tbaa !3
  %443 = getelementptr inbounds %struct.execute, ptr %68, i64 0, i32 2
  %444 = icmp ult ptr %443, %440
  br i1 %444, label %445, label %517

445:                                              ; preds = %436
  %446 = getelementptr inbounds %struct.graph, ptr %442, i64 0, i32 1
  br label %447

447:                                              ; preds = %507, %445
  %448 = phi ptr [ %443, %445 ], [ %512, %507 ]
  %449 = phi i64 [ 0, %445 ], [ %508, %507 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #8
  %450 = getelementptr inbounds %struct.launch, ptr %448, i64 0, i32 2
  %451 = load i64, ptr %450, align 8, !tbaa !15
  store i64 %451, ptr %4, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #8
  store i64 0, ptr %5, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #8
  store ptr %4, ptr %6, align 16, !tbaa !3
  store ptr %5, ptr %34, align 8, !tbaa !3
  %452 = getelementptr inbounds %struct.launch, ptr %448, i64 0, i32 4
  store ptr %452, ptr %35, align 16, !tbaa !3
  %453 = getelementptr inbounds %struct.launch, ptr %448, i64 0, i32 1
  %454 = load ptr, ptr %453, align 8, !tbaa !3
  %455 = load i64, ptr %454, align 8, !tbaa !15
  %456 = icmp eq i64 %455, 0
  br i1 %456, label %507, label %457

457:                                              ; preds = %447, %501
  %458 = phi ptr [ %504, %501 ], [ %454, %447 ]
  %459 = phi i64 [ %503, %501 ], [ 0, %447 ]
  %460 = phi i64 [ %502, %501 ], [ %449, %447 ]
  %461 = getelementptr inbounds %struct.kernel, ptr %458, i64 0, i32 3, i64 %459
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %7) #8
  %462 = load ptr, ptr %461, align 8, !tbaa !26
  store ptr %462, ptr %7, align 8, !tbaa !28
  %463 = getelementptr inbounds %struct.kernel, ptr %458, i64 0, i32 3, i64 %459, i32 1
  %464 = load ptr, ptr %463, align 8, !tbaa !30
  %465 = icmp eq ptr %464, null
  br i1 %465, label %466, label %469

466:                                              ; preds = %457
  %467 = getelementptr inbounds %struct.kernel, ptr %458, i64 0, i32 3, i64 %459, i32 2
  %468 = load i32, ptr %467, align 8, !tbaa !31
  br label %487

469:                                              ; preds = %457
  %470 = call i64 %464(ptr noundef nonnull %452) #7
  %471 = icmp sgt i64 %470, 0
  br i1 %471, label %472, label %479

472:                                              ; preds = %469
  %473 = getelementptr inbounds %struct.kernel, ptr %458, i64 0, i32 3, i64 %459, i32 3
  %474 = load i32, ptr %473, align 4, !tbaa !32
  %475 = zext i32 %474 to i64
  %476 = add nsw i64 %470, -1
  %477 = add nuw i64 %476, %475
  %478 = udiv i64 %477, %475
  br label %479

479:                                              ; preds = %472, %469
  %480 = phi i64 [ %478, %472 ], [ 1, %469 ]
  %481 = getelementptr inbounds %struct.kernel, ptr %458, i64 0, i32 3, i64 %459, i32 2
  %482 = load i32, ptr %481, align 8, !tbaa !31
  %483 = zext i32 %482 to i64
  %484 = icmp ult i64 %480, %483
  %485 = trunc i64 %480 to i32
  %486 = select i1 %484, i32 %485, i32 %482
  br label %487

487:                                              ; preds = %479, %466
  %488 = phi i32 [ %486, %479 ], [ %468, %466 ]
  store i32 %488, ptr %36, align 8, !tbaa !33
  store i32 1, ptr %37, align 4, !tbaa !34
  store i32 1, ptr %38, align 8, !tbaa !35
  %489 = getelementptr inbounds %struct.kernel, ptr %458, i64 0, i32 3, i64 %459, i32 3
  %490 = load i32, ptr %489, align 4, !tbaa !32
  store i32 %490, ptr %39, align 4, !tbaa !36
  store i32 1, ptr %40, align 8, !tbaa !37
  store i32 1, ptr %41, align 4, !tbaa !38
  %491 = getelementptr inbounds %struct.kernel, ptr %458, i64 0, i32 3, i64 %459, i32 4
  %492 = load i32, ptr %491, align 8, !tbaa !39
  store i32 %492, ptr %42, align 8, !tbaa !40
  store ptr %6, ptr %43, align 8, !tbaa !41
  store ptr null, ptr %44, align 8, !tbaa !42
  store ptr null, ptr %45, align 8, !tbaa !43
  store ptr null, ptr %46, align 8, !tbaa !44
  %493 = load ptr, ptr %442, align 8, !tbaa !3
  %494 = getelementptr inbounds %struct.device, ptr %493, i64 0, i32 26
  %495 = load ptr, ptr %494, align 8, !tbaa !144
  %496 = load ptr, ptr %446, align 8, !tbaa !3
  %497 = getelementptr inbounds %struct.graph, ptr %442, i64 0, i32 4, i64 %460
  %498 = load ptr, ptr %497, align 8, !tbaa !3
  %499 = call i32 %495(ptr noundef %496, ptr noundef %498, ptr noundef nonnull %7) #7
  %500 = icmp eq i32 %499, 0
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %7) #8
  br i1 %500, label %501, label %514

501:                                              ; preds = %487
  %502 = add i64 %460, 1
  %503 = add nuw i64 %459, 1
  %504 = load ptr, ptr %453, align 8, !tbaa !3
  %505 = load i64, ptr %504, align 8, !tbaa !15
  %506 = icmp ult i64 %503, %505
  br i1 %506, label %457, label %507, !llvm.loop !46

507:                                              ; preds = %501, %447
  %508 = phi i64 [ %449, %447 ], [ %502, %501 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #8
  %509 = getelementptr inbounds %struct.command, ptr %448, i64 0, i32 2
  %510 = load i32, ptr %509, align 4, !tbaa !17
  %511 = zext i32 %510 to i64
  %512 = getelementptr inbounds i8, ptr %448, i64 %511
  %513 = icmp ult ptr %512, %440
  br i1 %513, label %447, label %515, !llvm.loop !47

514:                                              ; preds = %487
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #8
  br label %559

515:                                              ; preds = %507
  %516 = load ptr, ptr %441, align 8, !tbaa !3
  br label %517

517:                                              ; preds = %515, %436
  %518 = phi ptr [ %516, %515 ], [ %442, %436 ]
  %519 = load ptr, ptr %0, align 8, !tbaa !53
  %520 = getelementptr inbounds %struct.device, ptr %519, i64 0, i32 27
  %521 = load ptr, ptr %520, align 8, !tbaa !145
  %522 = getelementptr inbounds %struct.graph, ptr %518, i64 0, i32 1
  %523 = load ptr, ptr %522, align 8, !tbaa !3
  %524 = load ptr, ptr %33, align 8, !tbaa !54
  %525 = call i32 %521(ptr noundef %523, ptr noundef %524) #7
  br label %559

526:                                              ; preds = %66
  %527 = getelementptr inbounds %struct.wait, ptr %68, i64 0, i32 1
  %528 = load ptr, ptr %527, align 8, !tbaa !74
  %529 = load ptr, ptr %33, align 8, !tbaa !54
  %530 = getelementptr inbounds %struct.wait, ptr %68, i64 0, i32 2
  %531 = load i64, ptr %530, align 8, !tbaa !75
  %532 = getelementptr inbounds %struct.queue, ptr %528, i64 0, i32 23
  %533 = call i32 @pthread_mutex_lock(ptr noundef nonnull %532) #7
  %534 = getelementptr inbounds %struct.queue, ptr %528, i64 0, i32 15
  br label %535

535:                                              ; preds = %539, %526
  %536 = phi ptr [ %534, %526 ], [ %537, %539 ]
  %537 = load ptr, ptr %536, align 8, !tbaa !3
  %538 = icmp eq ptr %537, null
  br i1 %538, label %550, label %539

539:                                              ; preds = %535
  %540 = getelementptr inbounds %struct.batch, ptr %537, i64 0, i32 1
  %541 = load i64, ptr %540, align 8, !tbaa !63
  %542 = icmp ult i64 %541, %531
  br i1 %542, label %535, label %543, !llvm.loop !146

543:                                              ; preds = %539
  %544 = load ptr, ptr %528, align 8, !tbaa !53
  %545 = getelementptr inbounds %struct.device, ptr %544, i64 0, i32 20
  %546 = load ptr, ptr %545, align 8, !tbaa !147
  %547 = getelementptr inbounds %struct.batch, ptr %537, i64 0, i32 6
  %548 = load ptr, ptr %547, align 8, !tbaa !81
  %549 = call i32 %546(ptr noundef %529, ptr noundef %548, i32 noundef 0) #7
  br label %550

550:                                              ; preds = %535, %543
  %551 = phi i32 [ %549, %543 ], [ 0, %535 ]
  %552 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %532) #7
  br label %559

553:                                              ; preds = %66
  %554 = load ptr, ptr %32, align 8, !tbaa !147
  %555 = load ptr, ptr %33, align 8, !tbaa !54
  %556 = getelementptr inbounds %struct.wait_event, ptr %68, i64 0, i32 1
  %557 = load ptr, ptr %556, align 8, !tbaa !148
  %558 = call i32 %554(ptr noundef %555, ptr noundef %557, i32 noundef 0) #7
  br label %559

559:                                              ; preds = %553, %550, %517, %514, %425, %413, %401, %383, %381, %324, %313, %288, %269, %258, %247, %237, %235, %66
  %560 = phi i32 [ 0, %66 ], [ %558, %553 ], [ %551, %550 ], [ %396, %383 ], [ %382, %381 ], [ %287, %269 ], [ %268, %258 ], [ %257, %247 ], [ %246, %237 ], [ %236, %235 ], [ %301, %288 ], [ 0, %324 ], [ 2, %313 ], [ %435, %425 ], [ %424, %413 ], [ %412, %401 ], [ %525, %517 ], [ %499, %514 ]
  %561 = load ptr, ptr %61, align 8, !tbaa !109
  %562 = icmp eq ptr %561, null
  br i1 %562, label %610, label %563

563:                                              ; preds = %559
  %564 = load i16, ptr %69, align 2, !tbaa !88
  %565 = icmp eq i16 %564, 0
  %566 = icmp ne i32 %560, 0
  %567 = select i1 %565, i1 true, i1 %566
  br i1 %567, label %610, label %568

568:                                              ; preds = %563
  %569 = load i32, ptr %62, align 4, !tbaa !99
  %570 = load i32, ptr %64, align 8, !tbaa !107
  %571 = icmp ugt i32 %569, %570
  br i1 %571, label %598, label %572

572:                                              ; preds = %568
  %573 = icmp eq i32 %569, 0
  %574 = shl i32 %569, 1
  %575 = select i1 %573, i32 8, i32 %574
  %576 = load ptr, ptr %63, align 8, !tbaa !3
  %577 = zext i32 %575 to i64
  %578 = shl nuw nsw i64 %577, 3
  %579 = call ptr @realloc(ptr noundef %576, i64 noundef %578) #7
  %580 = icmp eq ptr %579, null
  br i1 %580, label %627, label %581

581:                                              ; preds = %572
  store ptr %579, ptr %63, align 8, !tbaa !3
  %582 = load i32, ptr %62, align 4, !tbaa !99
  %583 = icmp ult i32 %582, %575
  br i1 %583, label %584, label %598

584:                                              ; preds = %581, %594
  %585 = phi i32 [ %596, %594 ], [ %582, %581 ]
  %586 = load ptr, ptr %0, align 8, !tbaa !53
  %587 = getelementptr inbounds %struct.device, ptr %586, i64 0, i32 14
  %588 = load ptr, ptr %587, align 8, !tbaa !96
  %589 = load ptr, ptr %63, align 8, !tbaa !101
  %590 = zext i32 %585 to i64
  %591 = getelementptr inbounds ptr, ptr %589, i64 %590
  %592 = call i32 %588(ptr noundef %591, i32 noundef 0) #7
  %593 = icmp eq i32 %592, 0
  br i1 %593, label %594, label %627

594:                                              ; preds = %584
  %595 = load i32, ptr %62, align 4, !tbaa !99
  %596 = add i32 %595, 1
  store i32 %596, ptr %62, align 4, !tbaa !99
  %597 = icmp ult i32 %596, %575
  br i1 %597, label %584, label %598, !llvm.loop !150

598:                                              ; preds = %594, %581, %568
  %599 = load ptr, ptr %0, align 8, !tbaa !53
  %600 = getelementptr inbounds %struct.device, ptr %599, i64 0, i32 16
  %601 = load ptr, ptr %600, align 8, !tbaa !151
  %602 = load ptr, ptr %63, align 8, !tbaa !101
  %603 = load i32, ptr %64, align 8, !tbaa !107
  %604 = add i32 %603, 1
  store i32 %604, ptr %64, align 8, !tbaa !107
  %605 = zext i32 %603 to i64
  %606 = getelementptr inbounds ptr, ptr %602, i64 %605
  %607 = load ptr, ptr %606, align 8, !tbaa !3
  %608 = load ptr, ptr %33, align 8, !tbaa !54
  %609 = call i32 %601(ptr noundef %607, ptr noundef %608) #7
  br label %610

610:                                              ; preds = %598, %563, %559
  %611 = phi i32 [ %560, %563 ], [ %560, %559 ], [ %609, %598 ]
  %612 = getelementptr inbounds %struct.command, ptr %68, i64 0, i32 2
  %613 = load i32, ptr %612, align 4, !tbaa !17
  %614 = zext i32 %613 to i64
  %615 = getelementptr inbounds i8, ptr %68, i64 %614
  %616 = icmp ult ptr %615, %24
  %617 = icmp eq i32 %611, 0
  %618 = select i1 %616, i1 %617, i1 false
  br i1 %618, label %66, label %65, !llvm.loop !152

619:                                              ; preds = %65, %18
  %620 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 16
  %621 = load ptr, ptr %620, align 8, !tbaa !151
  %622 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 6
  %623 = load ptr, ptr %622, align 8, !tbaa !81
  %624 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %625 = load ptr, ptr %624, align 8, !tbaa !54
  %626 = call i32 %621(ptr noundef %623, ptr noundef %625) #7
  br label %627

627:                                              ; preds = %572, %584, %619, %65
  %628 = phi i32 [ %626, %619 ], [ %611, %65 ], [ %592, %584 ], [ 2, %572 ]
  %629 = load ptr, ptr %0, align 8, !tbaa !53
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #8
  %630 = getelementptr inbounds %struct.device, ptr %629, i64 0, i32 1
  %631 = load ptr, ptr %630, align 8, !tbaa !14
  %632 = call i32 %631(ptr noundef nonnull %3) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #8
  %633 = icmp eq i32 %628, 0
  br i1 %633, label %649, label %634

634:                                              ; preds = %627
  %635 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %636 = cmpxchg ptr %635, i32 0, i32 %628 seq_cst seq_cst, align 4
  %637 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %638 = call i32 @pthread_mutex_lock(ptr noundef nonnull %637) #7
  br label %644

639:                                              ; preds = %2
  %640 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %641 = cmpxchg ptr %640, i32 0, i32 %16 seq_cst seq_cst, align 4
  %642 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %643 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %642) #7
  br label %644

644:                                              ; preds = %639, %634
  %645 = phi ptr [ %637, %634 ], [ %642, %639 ]
  %646 = phi i32 [ %628, %634 ], [ %16, %639 ]
  %647 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %648 = load ptr, ptr %647, align 8, !tbaa !153
  store ptr %648, ptr %1, align 8, !tbaa !77
  store ptr %1, ptr %647, align 8, !tbaa !153
  br label %663

649:                                              ; preds = %627
  %650 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %651 = call i32 @pthread_mutex_lock(ptr noundef nonnull %650) #7
  store ptr null, ptr %1, align 8, !tbaa !77
  %652 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %653 = load ptr, ptr %652, align 8, !tbaa !56
  store ptr %1, ptr %653, align 8, !tbaa !3
  store ptr %1, ptr %652, align 8, !tbaa !56
  %654 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 5
  %655 = load i64, ptr %654, align 8, !tbaa !69
  %656 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %657 = load i64, ptr %656, align 8, !tbaa !68
  %658 = add i64 %657, %655
  store i64 %658, ptr %656, align 8, !tbaa !68
  %659 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 11
  store i32 1, ptr %659, align 4, !tbaa !82
  %660 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %661 = load i64, ptr %660, align 8, !tbaa !63
  %662 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  store i64 %661, ptr %662, align 8, !tbaa !51
  br label %663

663:                                              ; preds = %649, %644
  %664 = phi ptr [ %650, %649 ], [ %645, %644 ]
  %665 = phi i32 [ 0, %649 ], [ %646, %644 ]
  %666 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  store i32 0, ptr %666, align 8, !tbaa !67
  %667 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %668 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %667) #7
  %669 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %670 = load atomic i64, ptr %669 seq_cst, align 8
  %671 = icmp eq i64 %670, 0
  br i1 %671, label %672, label %680

672:                                              ; preds = %663
  %673 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %674 = load i32, ptr %673, align 4, !tbaa !78
  %675 = icmp eq i32 %674, 0
  br i1 %675, label %676, label %680

676:                                              ; preds = %672
  %677 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %678 = load ptr, ptr %677, align 8, !tbaa !62
  %679 = icmp eq ptr %678, null
  br i1 %679, label %687, label %680

680:                                              ; preds = %676, %672, %663
  %681 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %682 = load i32, ptr %681, align 8, !tbaa !87
  %683 = icmp eq i32 %682, 0
  br i1 %683, label %687, label %684

684:                                              ; preds = %680
  %685 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %686 = call i32 @pthread_cond_signal(ptr noundef nonnull %685) #7
  br label %687

687:                                              ; preds = %684, %680, %676
  %688 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %664) #7
  ret i32 %665
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
  %11 = load ptr, ptr %10, align 8, !tbaa !154
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %13 = load i64, ptr %12, align 8, !tbaa !60
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #7
  %15 = icmp eq ptr %11, null
  br i1 %15, label %231, label %16

16:                                               ; preds = %7
  %17 = load ptr, ptr %0, align 8, !tbaa !53
  %18 = load ptr, ptr %17, align 8, !tbaa !7
  %19 = getelementptr inbounds %struct.device, ptr %17, i64 0, i32 30
  %20 = load ptr, ptr %19, align 8, !tbaa !11
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
  %38 = load i64, ptr %37, align 8, !tbaa !63
  %39 = icmp ugt i64 %38, %36
  br i1 %39, label %40, label %48

40:                                               ; preds = %34
  %41 = load ptr, ptr %0, align 8, !tbaa !53
  %42 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 17
  %43 = load ptr, ptr %42, align 8, !tbaa !155
  %44 = getelementptr inbounds %struct.batch, ptr %35, i64 0, i32 6
  %45 = load ptr, ptr %44, align 8, !tbaa !81
  %46 = call i32 %43(ptr noundef %45) #7
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %208

48:                                               ; preds = %34, %40
  %49 = load atomic i32, ptr %4 seq_cst, align 4
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %56, label %51

51:                                               ; preds = %48
  %52 = load ptr, ptr %0, align 8, !tbaa !53
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #8
  %53 = getelementptr inbounds %struct.device, ptr %52, i64 0, i32 1
  %54 = load ptr, ptr %53, align 8, !tbaa !14
  %55 = call i32 %54(ptr noundef nonnull %2) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #8
  br label %219

56:                                               ; preds = %48
  %57 = getelementptr inbounds %struct.batch, ptr %35, i64 0, i32 12
  %58 = load i32, ptr %57, align 8, !tbaa !108
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %62, label %60

60:                                               ; preds = %56
  %61 = getelementptr inbounds %struct.batch, ptr %35, i64 0, i32 14
  br label %66

62:                                               ; preds = %100, %56
  %63 = getelementptr inbounds %struct.batch, ptr %35, i64 0, i32 15
  %64 = load i32, ptr %63, align 8, !tbaa !107
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %156, label %105

66:                                               ; preds = %100, %60
  %67 = phi i64 [ 0, %60 ], [ %101, %100 ]
  %68 = load ptr, ptr %61, align 8, !tbaa !104
  %69 = getelementptr inbounds %struct.harvest, ptr %68, i64 %67
  %70 = load ptr, ptr %69, align 8, !tbaa !156
  %71 = icmp eq ptr %70, null
  %72 = getelementptr inbounds %struct.harvest, ptr %68, i64 %67, i32 1
  %73 = load ptr, ptr %72, align 8, !tbaa !158
  br i1 %71, label %78, label %74

74:                                               ; preds = %66
  %75 = getelementptr inbounds %struct.harvest, ptr %68, i64 %67, i32 2
  %76 = load i64, ptr %75, align 8, !tbaa !159
  %77 = call ptr @memcpy(ptr noundef nonnull %70, ptr noundef %73, i64 noundef %76) #7
  br label %100

78:                                               ; preds = %66
  %79 = getelementptr inbounds i8, ptr %73, i64 2312
  %80 = load i64, ptr %79, align 8, !tbaa !15
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %100, label %82

82:                                               ; preds = %78
  %83 = getelementptr inbounds %struct.harvest, ptr %68, i64 %67, i32 3
  %84 = load i64, ptr %83, align 8, !tbaa !160
  %85 = call ptr @calloc(i64 noundef 1, i64 noundef 2328) #7
  %86 = icmp eq ptr %85, null
  br i1 %86, label %100, label %87

87:                                               ; preds = %82
  %88 = getelementptr inbounds %struct.failure, ptr %85, i64 0, i32 1
  store i64 %84, ptr %88, align 8, !tbaa !110
  %89 = getelementptr inbounds %struct.failure, ptr %85, i64 0, i32 2
  store i64 0, ptr %89, align 8, !tbaa !112
  %90 = getelementptr inbounds %struct.failure, ptr %85, i64 0, i32 3
  %91 = call ptr @memcpy(ptr noundef nonnull %90, ptr noundef nonnull %73, i64 noundef 2048) #7
  %92 = getelementptr inbounds %struct.failure, ptr %85, i64 0, i32 4
  %93 = getelementptr inbounds i8, ptr %73, i64 2048
  %94 = call ptr @memcpy(ptr noundef nonnull %92, ptr noundef nonnull %93, i64 noundef 256) #7
  %95 = call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #7
  %96 = load ptr, ptr %24, align 8, !tbaa !58
  store ptr %85, ptr %96, align 8, !tbaa !3
  store ptr %85, ptr %24, align 8, !tbaa !58
  %97 = load i32, ptr %25, align 8, !tbaa !113
  %98 = add i32 %97, 1
  store atomic i32 %98, ptr %25 seq_cst, align 8
  %99 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #7
  br label %100

100:                                              ; preds = %87, %82, %78, %74
  %101 = add nuw nsw i64 %67, 1
  %102 = load i32, ptr %57, align 8, !tbaa !108
  %103 = zext i32 %102 to i64
  %104 = icmp ult i64 %101, %103
  br i1 %104, label %66, label %62, !llvm.loop !161

105:                                              ; preds = %62
  %106 = load ptr, ptr %0, align 8, !tbaa !53
  %107 = getelementptr inbounds %struct.device, ptr %106, i64 0, i32 32
  %108 = call i32 @pthread_mutex_lock(ptr noundef nonnull %107) #7
  %109 = load i32, ptr %63, align 8, !tbaa !107
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
  %122 = load ptr, ptr %112, align 8, !tbaa !162
  %123 = load ptr, ptr %113, align 8, !tbaa !163
  %124 = load ptr, ptr %114, align 8, !tbaa !101
  %125 = getelementptr inbounds ptr, ptr %124, i64 %121
  %126 = load ptr, ptr %125, align 8, !tbaa !3
  %127 = call i32 %122(ptr noundef nonnull %3, ptr noundef %123, ptr noundef %126) #7
  %128 = load double, ptr %115, align 8, !tbaa !164
  %129 = load float, ptr %3, align 4, !tbaa !165
  %130 = fpext float %129 to double
  %131 = call double @llvm.fmuladd.f64(double %130, double 1.000000e-03, double %128)
  %132 = load ptr, ptr %116, align 8, !tbaa !109
  %133 = getelementptr inbounds double, ptr %132, i64 %121
  store double %131, ptr %133, align 8, !tbaa !167
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #8
  %134 = add nuw nsw i64 %121, 1
  %135 = load i32, ptr %63, align 8, !tbaa !107
  %136 = zext i32 %135 to i64
  %137 = icmp uge i64 %134, %136
  %138 = icmp ne i32 %127, 0
  %139 = select i1 %137, i1 true, i1 %138
  br i1 %139, label %117, label %120, !llvm.loop !168

140:                                              ; preds = %117
  %141 = load ptr, ptr %114, align 8, !tbaa !101
  %142 = add i32 %135, -1
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds ptr, ptr %141, i64 %143
  %145 = load ptr, ptr %113, align 8, !tbaa !163
  %146 = getelementptr inbounds double, ptr %132, i64 %143
  %147 = load double, ptr %146, align 8, !tbaa !167
  store double %147, ptr %115, align 8, !tbaa !164
  %148 = load ptr, ptr %144, align 8, !tbaa !3
  store ptr %148, ptr %113, align 8, !tbaa !163
  store ptr %145, ptr %144, align 8, !tbaa !3
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
  %159 = load i32, ptr %158, align 4, !tbaa !82
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %166, label %161

161:                                              ; preds = %156
  %162 = getelementptr inbounds %struct.batch, ptr %35, i64 0, i32 5
  %163 = load i64, ptr %162, align 8, !tbaa !69
  %164 = load i64, ptr %26, align 8, !tbaa !68
  %165 = sub i64 %164, %163
  store i64 %165, ptr %26, align 8, !tbaa !68
  br label %166

166:                                              ; preds = %161, %156
  store i32 0, ptr %158, align 4, !tbaa !82
  %167 = load i64, ptr %37, align 8, !tbaa !63
  %168 = load i64, ptr %12, align 8, !tbaa !60
  %169 = icmp ugt i64 %167, %168
  br i1 %169, label %170, label %171

170:                                              ; preds = %166
  store atomic i64 %167, ptr %12 seq_cst, align 8
  br label %171

171:                                              ; preds = %166, %170
  %172 = phi i64 [ %168, %166 ], [ %167, %170 ]
  %173 = load ptr, ptr %35, align 8, !tbaa !77
  store ptr %173, ptr %10, align 8, !tbaa !154
  %174 = icmp eq ptr %173, null
  br i1 %174, label %175, label %176

175:                                              ; preds = %171
  store ptr %10, ptr %27, align 8, !tbaa !56
  br label %176

176:                                              ; preds = %175, %171
  %177 = getelementptr inbounds %struct.batch, ptr %35, i64 0, i32 10
  %178 = load i32, ptr %177, align 8, !tbaa !79
  %179 = icmp eq i32 %178, 0
  br i1 %179, label %181, label %180

180:                                              ; preds = %176
  store i32 2, ptr %177, align 8, !tbaa !79
  br label %183

181:                                              ; preds = %176
  %182 = load ptr, ptr %28, align 8, !tbaa !83
  store ptr %182, ptr %35, align 8, !tbaa !77
  store ptr %35, ptr %28, align 8, !tbaa !83
  br label %183

183:                                              ; preds = %180, %181
  %184 = load ptr, ptr %29, align 8, !tbaa !62
  %185 = icmp eq ptr %184, null
  br i1 %185, label %191, label %186

186:                                              ; preds = %183
  %187 = load i32, ptr %30, align 8, !tbaa !87
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %191, label %189

189:                                              ; preds = %186
  %190 = call i32 @pthread_cond_signal(ptr noundef nonnull %31) #7
  br label %191

191:                                              ; preds = %189, %186, %183
  %192 = load i32, ptr %32, align 4, !tbaa !78
  %193 = icmp eq i32 %192, 0
  br i1 %193, label %196, label %194

194:                                              ; preds = %191
  %195 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %33) #7
  br label %196

196:                                              ; preds = %194, %191
  %197 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #7
  %198 = call i64 @llvm.umax.i64(i64 %172, i64 %36)
  %199 = icmp eq ptr %173, null
  br i1 %199, label %200, label %34, !llvm.loop !169

200:                                              ; preds = %196
  %201 = load ptr, ptr %0, align 8, !tbaa !53
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #8
  %202 = getelementptr inbounds %struct.device, ptr %201, i64 0, i32 1
  %203 = load ptr, ptr %202, align 8, !tbaa !14
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
  %212 = load ptr, ptr %0, align 8, !tbaa !53
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #8
  %213 = getelementptr inbounds %struct.device, ptr %212, i64 0, i32 1
  %214 = load ptr, ptr %213, align 8, !tbaa !14
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
  %227 = load i64, ptr %226, align 8, !tbaa !63
  %228 = getelementptr inbounds %struct.batch, ptr %221, i64 0, i32 2
  %229 = load i64, ptr %228, align 8, !tbaa !105
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
  %9 = load i64, ptr %5, align 8, !tbaa !84
  %10 = mul i64 %9, 1000000000
  %11 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !86
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
  %21 = load i64, ptr %4, align 8, !tbaa !84
  %22 = mul i64 %21, 1000000000
  %23 = load i64, ptr %15, align 8, !tbaa !86
  %24 = add i64 %22, %23
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #8
  %25 = icmp ult i64 %24, %14
  br i1 %25, label %16, label %26, !llvm.loop !170

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
  %6 = load ptr, ptr %5, align 8, !tbaa !171
  %7 = load ptr, ptr %6, align 8, !tbaa !172
  store ptr %7, ptr %5, align 8, !tbaa !171
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %11

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  store ptr %5, ptr %10, align 8, !tbaa !58
  br label %11

11:                                               ; preds = %9, %2
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %13 = load i32, ptr %12, align 8, !tbaa !113
  %14 = add i32 %13, -1
  store atomic i32 %14, ptr %12 seq_cst, align 8
  %15 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #7
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2328) %1, ptr noundef nonnull align 8 dereferenceable(2328) %6, i64 2328, i1 false), !tbaa.struct !173
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
  %6 = load i64, ptr %5, align 8, !tbaa !60
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
  %23 = load i32, ptr %22, align 8, !tbaa !87
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
  %7 = load i64, ptr %4, align 8, !tbaa !84
  %8 = mul i64 %7, 1000000000
  %9 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %10 = load i64, ptr %9, align 8, !tbaa !86
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #8
  %11 = add i64 %10, %2
  %12 = add i64 %11, %8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #8
  %13 = udiv i64 %12, 1000000000
  store i64 %13, ptr %5, align 8, !tbaa !84
  %14 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %15 = urem i64 %12, 1000000000
  store i64 %15, ptr %14, align 8, !tbaa !86
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %17 = call i32 @pthread_mutex_lock(ptr noundef nonnull %16) #7
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %19 = load i32, ptr %18, align 4, !tbaa !78
  %20 = add i32 %19, 1
  store i32 %20, ptr %18, align 4, !tbaa !78
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %22 = load i32, ptr %21, align 8, !tbaa !87
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %27, label %24

24:                                               ; preds = %3
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %26 = call i32 @pthread_cond_signal(ptr noundef nonnull %25) #7
  br label %27

27:                                               ; preds = %3, %24
  %28 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %30 = load i64, ptr %29, align 8, !tbaa !60
  %31 = icmp ult i64 %30, %1
  br i1 %31, label %32, label %50

32:                                               ; preds = %27
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %34 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  br label %35

35:                                               ; preds = %32, %44
  %36 = phi i32 [ 0, %32 ], [ %45, %44 ]
  %37 = load atomic i32, ptr %28 seq_cst, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %48

39:                                               ; preds = %35
  %40 = load i32, ptr %33, align 8, !tbaa !59
  %41 = icmp eq i32 %40, 0
  %42 = icmp eq i32 %36, 0
  %43 = select i1 %41, i1 %42, i1 false
  br i1 %43, label %44, label %48

44:                                               ; preds = %39
  %45 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %34, ptr noundef nonnull %16, i32 noundef 1, ptr noundef nonnull %5) #7
  %46 = load i64, ptr %29, align 8, !tbaa !60
  %47 = icmp ult i64 %46, %1
  br i1 %47, label %35, label %48, !llvm.loop !175

48:                                               ; preds = %39, %35, %44
  %49 = load i64, ptr %29, align 8, !tbaa !60
  br label %50

50:                                               ; preds = %48, %27
  %51 = phi i64 [ %49, %48 ], [ %30, %27 ]
  %52 = load i32, ptr %18, align 4, !tbaa !78
  %53 = add i32 %52, -1
  store i32 %53, ptr %18, align 4, !tbaa !78
  %54 = icmp uge i64 %51, %1
  %55 = zext i1 %54 to i32
  %56 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %16) #7
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #8
  ret i32 %55
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
  %9 = load i64, ptr %8, align 8, !tbaa !51
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
  %17 = load i32, ptr %6, align 8, !tbaa !59
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %16
  %20 = load i32, ptr %7, align 4, !tbaa !66
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %19
  %23 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %3) #7
  %24 = load i64, ptr %8, align 8, !tbaa !51
  %25 = icmp ult i64 %24, %1
  br i1 %25, label %13, label %26, !llvm.loop !176

26:                                               ; preds = %19, %22, %13, %16, %2
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #7
  ret void
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local i32 @queue_hold_stream(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca ptr, align 8
  %5 = load ptr, ptr %0, align 8, !tbaa !53
  %6 = load ptr, ptr %5, align 8, !tbaa !7
  %7 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 30
  %8 = load ptr, ptr %7, align 8, !tbaa !11
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
  %17 = load ptr, ptr %16, align 8, !tbaa !3
  %18 = icmp eq ptr %17, null
  br i1 %18, label %30, label %19

19:                                               ; preds = %15
  %20 = getelementptr inbounds %struct.batch, ptr %17, i64 0, i32 1
  %21 = load i64, ptr %20, align 8, !tbaa !63
  %22 = icmp ult i64 %21, %2
  br i1 %22, label %15, label %23, !llvm.loop !146

23:                                               ; preds = %19
  %24 = load ptr, ptr %0, align 8, !tbaa !53
  %25 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 20
  %26 = load ptr, ptr %25, align 8, !tbaa !147
  %27 = getelementptr inbounds %struct.batch, ptr %17, i64 0, i32 6
  %28 = load ptr, ptr %27, align 8, !tbaa !81
  %29 = tail call i32 %26(ptr noundef %1, ptr noundef %28, i32 noundef 0) #7
  br label %30

30:                                               ; preds = %15, %23
  %31 = phi i32 [ %29, %23 ], [ 0, %15 ]
  %32 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %12) #7
  %33 = load ptr, ptr %0, align 8, !tbaa !53
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #8
  %34 = getelementptr inbounds %struct.device, ptr %33, i64 0, i32 1
  %35 = load ptr, ptr %34, align 8, !tbaa !14
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
  store i32 1, ptr %6, align 8, !tbaa !59
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %8 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %7) #7
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %10 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %9) #7
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %12 = load i32, ptr %11, align 8, !tbaa !67
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %1, %14
  %15 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %9, ptr noundef nonnull %4) #7
  %16 = load i32, ptr %11, align 8, !tbaa !67
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %14, !llvm.loop !177

18:                                               ; preds = %14, %1
  %19 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #7
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %21 = load i64, ptr %20, align 8, !tbaa !178
  %22 = tail call i32 @pthread_join(i64 noundef %21, ptr noundef null) #7
  %23 = load ptr, ptr %0, align 8, !tbaa !53
  %24 = load ptr, ptr %23, align 8, !tbaa !7
  %25 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 30
  %26 = load ptr, ptr %25, align 8, !tbaa !11
  %27 = tail call i32 %24(ptr noundef %26) #7
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %36

29:                                               ; preds = %18
  %30 = load ptr, ptr %0, align 8, !tbaa !53
  %31 = getelementptr inbounds %struct.device, ptr %30, i64 0, i32 21
  %32 = load ptr, ptr %31, align 8, !tbaa !179
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %34 = load ptr, ptr %33, align 8, !tbaa !54
  %35 = tail call i32 %32(ptr noundef %34) #7
  br label %36

36:                                               ; preds = %29, %18
  %37 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #7
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #8
  %38 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %39 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %40 = load <2 x ptr>, ptr %39, align 8, !tbaa !3
  %41 = shufflevector <2 x ptr> %40, <2 x ptr> poison, <2 x i32> <i32 1, i32 0>
  store <2 x ptr> %41, ptr %3, align 16, !tbaa !3
  %42 = getelementptr inbounds ptr, ptr %3, i64 2
  %43 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %44 = load ptr, ptr %43, align 8, !tbaa !62
  store ptr %44, ptr %42, align 16, !tbaa !3
  %45 = getelementptr inbounds ptr, ptr %3, i64 3
  %46 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %47 = load ptr, ptr %46, align 8, !tbaa !153
  store ptr %47, ptr %45, align 8, !tbaa !3
  store ptr null, ptr %46, align 8, !tbaa !153
  store ptr null, ptr %43, align 8, !tbaa !62
  store ptr null, ptr %39, align 8, !tbaa !83
  store ptr null, ptr %38, align 8, !tbaa !154
  %48 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store ptr %38, ptr %48, align 8, !tbaa !56
  %49 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #7
  br i1 %28, label %55, label %106

50:                                               ; preds = %103
  %51 = load ptr, ptr %0, align 8, !tbaa !53
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #8
  %52 = getelementptr inbounds %struct.device, ptr %51, i64 0, i32 1
  %53 = load ptr, ptr %52, align 8, !tbaa !14
  %54 = call i32 %53(ptr noundef nonnull %2) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #8
  br label %106

55:                                               ; preds = %36, %103
  %56 = phi i64 [ %104, %103 ], [ 0, %36 ]
  %57 = getelementptr inbounds [4 x ptr], ptr %3, i64 0, i64 %56
  %58 = load ptr, ptr %57, align 8, !tbaa !3
  %59 = icmp eq ptr %58, null
  br i1 %59, label %103, label %60

60:                                               ; preds = %55
  %61 = load ptr, ptr %0, align 8, !tbaa !53
  %62 = getelementptr inbounds %struct.device, ptr %61, i64 0, i32 15
  %63 = getelementptr inbounds %struct.device, ptr %61, i64 0, i32 13
  br label %64

64:                                               ; preds = %97, %60
  %65 = phi ptr [ %58, %60 ], [ %66, %97 ]
  %66 = load ptr, ptr %65, align 8, !tbaa !77
  %67 = getelementptr inbounds %struct.batch, ptr %65, i64 0, i32 6
  %68 = load ptr, ptr %67, align 8, !tbaa !81
  %69 = icmp eq ptr %68, null
  br i1 %69, label %73, label %70

70:                                               ; preds = %64
  %71 = load ptr, ptr %62, align 8, !tbaa !98
  %72 = tail call i32 %71(ptr noundef nonnull %68) #7
  br label %73

73:                                               ; preds = %70, %64
  %74 = getelementptr inbounds %struct.batch, ptr %65, i64 0, i32 16
  %75 = load i32, ptr %74, align 4, !tbaa !99
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %79, label %77

77:                                               ; preds = %73
  %78 = getelementptr inbounds %struct.batch, ptr %65, i64 0, i32 17
  br label %83

79:                                               ; preds = %83, %73
  %80 = getelementptr inbounds %struct.batch, ptr %65, i64 0, i32 7
  %81 = load ptr, ptr %80, align 8, !tbaa !100
  %82 = icmp eq ptr %81, null
  br i1 %82, label %97, label %94

83:                                               ; preds = %83, %77
  %84 = phi i64 [ 0, %77 ], [ %90, %83 ]
  %85 = load ptr, ptr %62, align 8, !tbaa !98
  %86 = load ptr, ptr %78, align 8, !tbaa !101
  %87 = getelementptr inbounds ptr, ptr %86, i64 %84
  %88 = load ptr, ptr %87, align 8, !tbaa !3
  %89 = tail call i32 %85(ptr noundef %88) #7
  %90 = add nuw nsw i64 %84, 1
  %91 = load i32, ptr %74, align 4, !tbaa !99
  %92 = zext i32 %91 to i64
  %93 = icmp ult i64 %90, %92
  br i1 %93, label %83, label %79, !llvm.loop !102

94:                                               ; preds = %79
  %95 = load ptr, ptr %63, align 8, !tbaa !103
  %96 = tail call i32 %95(ptr noundef nonnull %81) #7
  br label %97

97:                                               ; preds = %94, %79
  %98 = getelementptr inbounds %struct.batch, ptr %65, i64 0, i32 14
  %99 = load ptr, ptr %98, align 8, !tbaa !104
  tail call void @free(ptr noundef %99) #7
  %100 = getelementptr inbounds %struct.batch, ptr %65, i64 0, i32 17
  %101 = load ptr, ptr %100, align 8, !tbaa !101
  tail call void @free(ptr noundef %101) #7
  tail call void @free(ptr noundef nonnull %65) #7
  %102 = icmp eq ptr %66, null
  br i1 %102, label %103, label %64, !llvm.loop !180

103:                                              ; preds = %97, %55
  %104 = add nuw nsw i64 %56, 1
  %105 = icmp eq i64 %104, 4
  br i1 %105, label %50, label %55, !llvm.loop !181

106:                                              ; preds = %36, %50
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #8
  ret void
}

declare i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #1

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %3 = load ptr, ptr %2, align 8, !tbaa !171
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %6

5:                                                ; preds = %6, %1
  tail call void @free(ptr noundef %0) #7
  ret void

6:                                                ; preds = %1, %6
  %7 = phi ptr [ %8, %6 ], [ %3, %1 ]
  %8 = load ptr, ptr %7, align 8, !tbaa !172
  tail call void @free(ptr noundef nonnull %7) #7
  %9 = icmp eq ptr %8, null
  br i1 %9, label %5, label %6, !llvm.loop !182
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

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nobuiltin nounwind "no-builtins" }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin "no-builtins" }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!8, !4, i64 0}
!8 = !{!"device", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !4, i64 40, !4, i64 48, !4, i64 56, !4, i64 64, !4, i64 72, !4, i64 80, !4, i64 88, !4, i64 96, !4, i64 104, !4, i64 112, !4, i64 120, !4, i64 128, !4, i64 136, !4, i64 144, !4, i64 152, !4, i64 160, !4, i64 168, !4, i64 176, !4, i64 184, !4, i64 192, !4, i64 200, !4, i64 208, !4, i64 216, !4, i64 224, !4, i64 232, !4, i64 240, !4, i64 248, !9, i64 256, !4, i64 320, !10, i64 328}
!9 = !{!"", !5, i64 0}
!10 = !{!"double", !5, i64 0}
!11 = !{!8, !4, i64 240}
!12 = !{!8, !4, i64 232}
!13 = !{!8, !4, i64 224}
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
!24 = !{!8, !4, i64 176}
!25 = !{!8, !4, i64 200}
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
!49 = !{!8, !4, i64 184}
!50 = !{!8, !4, i64 192}
!51 = !{!52, !16, i64 32}
!52 = !{!"queue", !4, i64 0, !4, i64 8, !20, i64 16, !20, i64 20, !16, i64 24, !16, i64 32, !16, i64 40, !16, i64 48, !16, i64 56, !20, i64 64, !20, i64 68, !20, i64 72, !20, i64 76, !20, i64 80, !4, i64 88, !4, i64 96, !4, i64 104, !4, i64 112, !4, i64 120, !4, i64 128, !4, i64 136, !4, i64 144, !20, i64 152, !9, i64 160, !9, i64 224, !9, i64 288}
!53 = !{!52, !4, i64 0}
!54 = !{!52, !4, i64 8}
!55 = !{!52, !20, i64 16}
!56 = !{!52, !4, i64 104}
!57 = !{!52, !4, i64 120}
!58 = !{!52, !4, i64 144}
!59 = !{!52, !20, i64 64}
!60 = !{!52, !16, i64 40}
!61 = distinct !{!61, !22}
!62 = !{!52, !4, i64 112}
!63 = !{!64, !16, i64 8}
!64 = !{!"batch", !4, i64 0, !16, i64 8, !16, i64 16, !4, i64 24, !16, i64 32, !16, i64 40, !4, i64 48, !4, i64 56, !16, i64 64, !16, i64 72, !20, i64 80, !20, i64 84, !20, i64 88, !20, i64 92, !4, i64 96, !20, i64 104, !20, i64 108, !4, i64 112, !4, i64 120}
!65 = distinct !{!65, !22}
!66 = !{!52, !20, i64 68}
!67 = !{!52, !20, i64 80}
!68 = !{!52, !16, i64 48}
!69 = !{!64, !16, i64 40}
!70 = !{!64, !4, i64 24}
!71 = !{!64, !16, i64 32}
!72 = !{!73, !19, i64 0}
!73 = !{!"wait", !18, i64 0, !4, i64 8, !16, i64 16}
!74 = !{!73, !4, i64 8}
!75 = !{!73, !16, i64 16}
!76 = distinct !{!76, !22}
!77 = !{!64, !4, i64 0}
!78 = !{!52, !20, i64 76}
!79 = !{!64, !20, i64 80}
!80 = !{!8, !4, i64 144}
!81 = !{!64, !4, i64 48}
!82 = !{!64, !20, i64 84}
!83 = !{!52, !4, i64 88}
!84 = !{!85, !16, i64 0}
!85 = !{!"", !16, i64 0, !16, i64 8}
!86 = !{!85, !16, i64 8}
!87 = !{!52, !20, i64 72}
!88 = !{!18, !19, i64 2}
!89 = !{!18, !19, i64 0}
!90 = !{!91, !16, i64 24}
!91 = !{!"copy", !18, i64 0, !16, i64 8, !16, i64 16, !16, i64 24}
!92 = distinct !{!92, !22}
!93 = !{!64, !16, i64 64}
!94 = distinct !{!94, !22}
!95 = distinct !{!95, !22}
!96 = !{!8, !4, i64 112}
!97 = !{!8, !4, i64 96}
!98 = !{!8, !4, i64 120}
!99 = !{!64, !20, i64 108}
!100 = !{!64, !4, i64 56}
!101 = !{!64, !4, i64 112}
!102 = distinct !{!102, !22}
!103 = !{!8, !4, i64 104}
!104 = !{!64, !4, i64 96}
!105 = !{!64, !16, i64 16}
!106 = !{!64, !16, i64 72}
!107 = !{!64, !20, i64 104}
!108 = !{!64, !20, i64 88}
!109 = !{!64, !4, i64 120}
!110 = !{!111, !16, i64 8}
!111 = !{!"failure", !4, i64 0, !16, i64 8, !16, i64 16, !5, i64 24, !5, i64 2072}
!112 = !{!111, !16, i64 16}
!113 = !{!52, !20, i64 152}
!114 = distinct !{!114, !22}
!115 = !{!8, !4, i64 56}
!116 = !{!8, !4, i64 16}
!117 = distinct !{!117, !22}
!118 = !{!8, !4, i64 32}
!119 = !{i64 0, i64 8, !3, i64 8, i64 8, !3, i64 16, i64 8, !15, i64 24, i64 8, !15}
!120 = !{i64 0, i64 8, !3, i64 8, i64 8, !15, i64 16, i64 8, !15}
!121 = !{i64 0, i64 8, !15, i64 8, i64 8, !15}
!122 = !{i64 0, i64 8, !15}
!123 = !{!8, !4, i64 40}
!124 = !{!91, !16, i64 8}
!125 = !{!91, !16, i64 16}
!126 = !{!8, !4, i64 24}
!127 = !{!8, !4, i64 80}
!128 = !{!8, !4, i64 248}
!129 = !{!8, !4, i64 88}
!130 = !{!8, !4, i64 48}
!131 = !{!132, !16, i64 8}
!132 = !{!"peer_copy", !18, i64 0, !16, i64 8, !4, i64 16, !16, i64 24, !4, i64 32, !16, i64 40}
!133 = !{!132, !4, i64 16}
!134 = !{!132, !16, i64 24}
!135 = !{!132, !4, i64 32}
!136 = !{!132, !16, i64 40}
!137 = !{!138, !20, i64 24}
!138 = !{!"fill", !18, i64 0, !16, i64 8, !16, i64 16, !20, i64 24, !20, i64 28}
!139 = !{!138, !16, i64 8}
!140 = !{!138, !20, i64 28}
!141 = !{!138, !16, i64 16}
!142 = !{!8, !4, i64 64}
!143 = !{!8, !4, i64 72}
!144 = !{!8, !4, i64 208}
!145 = !{!8, !4, i64 216}
!146 = distinct !{!146, !22}
!147 = !{!8, !4, i64 160}
!148 = !{!149, !4, i64 8}
!149 = !{!"wait_event", !18, i64 0, !4, i64 8}
!150 = distinct !{!150, !22}
!151 = !{!8, !4, i64 128}
!152 = distinct !{!152, !22}
!153 = !{!52, !4, i64 128}
!154 = !{!52, !4, i64 96}
!155 = !{!8, !4, i64 136}
!156 = !{!157, !4, i64 0}
!157 = !{!"harvest", !4, i64 0, !4, i64 8, !16, i64 16, !16, i64 24}
!158 = !{!157, !4, i64 8}
!159 = !{!157, !16, i64 16}
!160 = !{!157, !16, i64 24}
!161 = distinct !{!161, !22}
!162 = !{!8, !4, i64 152}
!163 = !{!8, !4, i64 320}
!164 = !{!8, !10, i64 328}
!165 = !{!166, !166, i64 0}
!166 = !{!"float", !5, i64 0}
!167 = !{!10, !10, i64 0}
!168 = distinct !{!168, !22}
!169 = distinct !{!169, !22}
!170 = distinct !{!170, !22}
!171 = !{!52, !4, i64 136}
!172 = !{!111, !4, i64 0}
!173 = !{i64 0, i64 8, !3, i64 8, i64 8, !15, i64 16, i64 8, !15, i64 24, i64 2048, !174, i64 2072, i64 256, !174}
!174 = !{!5, !5, i64 0}
!175 = distinct !{!175, !22}
!176 = distinct !{!176, !22}
!177 = distinct !{!177, !22}
!178 = !{!52, !16, i64 56}
!179 = !{!8, !4, i64 168}
!180 = distinct !{!180, !22}
!181 = distinct !{!181, !22}
!182 = distinct !{!182, !22}
