; Made by `nox -s native` from *.c and *.h, sha256 bb175d2161a1c86be00184b04b6346506bac1819be478a8e0ac07bc4d0133756
; ModuleID = 'aiotaichi/backends/cuda/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

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
  %3 = load ptr, ptr %0, align 8, !tbaa !3
  %4 = load ptr, ptr %3, align 8, !tbaa !7
  %5 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 31
  %6 = load ptr, ptr %5, align 8, !tbaa !11
  %7 = tail call i32 %4(ptr noundef %6) #8
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
  %17 = tail call i32 %16(ptr noundef nonnull %11) #8
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
  %26 = tail call i32 %25(ptr noundef nonnull %20) #8
  br label %27

27:                                               ; preds = %22, %18
  %28 = load ptr, ptr %0, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #9
  %29 = getelementptr inbounds %struct.device, ptr %28, i64 0, i32 1
  %30 = load ptr, ptr %29, align 8, !tbaa !14
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
  %25 = tail call ptr @calloc(i64 noundef 1, i64 noundef %24) #8
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
  %32 = tail call i32 %29(ptr noundef %31) #8
  store i32 %32, ptr %3, align 4, !tbaa !23
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %55

34:                                               ; preds = %27
  %35 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 23
  %36 = load ptr, ptr %35, align 8, !tbaa !24
  %37 = getelementptr inbounds %struct.graph, ptr %25, i64 0, i32 2
  %38 = tail call i32 %36(ptr noundef nonnull %37, i32 noundef 0) #8
  store i32 %38, ptr %3, align 4, !tbaa !23
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %49

40:                                               ; preds = %34
  %41 = tail call fastcc i32 @for_tasks(ptr noundef nonnull %25, ptr noundef %1, ptr noundef %7, ptr noundef nonnull @add_node) #10
  store i32 %41, ptr %3, align 4, !tbaa !23
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %49

43:                                               ; preds = %40
  %44 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 26
  %45 = load ptr, ptr %44, align 8, !tbaa !25
  %46 = getelementptr inbounds %struct.graph, ptr %25, i64 0, i32 1
  %47 = load ptr, ptr %37, align 8, !tbaa !3
  %48 = tail call i32 %45(ptr noundef nonnull %46, ptr noundef %47, i64 noundef 0) #8
  store i32 %48, ptr %3, align 4, !tbaa !23
  br label %49

49:                                               ; preds = %34, %40, %43
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #9
  %50 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %51 = load ptr, ptr %50, align 8, !tbaa !14
  %52 = call i32 %51(ptr noundef nonnull %6) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #9
  %53 = load i32, ptr %3, align 4, !tbaa !23
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %85, label %55

55:                                               ; preds = %27, %49
  %56 = load ptr, ptr %25, align 8, !tbaa !3
  %57 = load ptr, ptr %56, align 8, !tbaa !7
  %58 = getelementptr inbounds %struct.device, ptr %56, i64 0, i32 31
  %59 = load ptr, ptr %58, align 8, !tbaa !11
  %60 = call i32 %57(ptr noundef %59) #8
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
  %70 = call i32 %69(ptr noundef nonnull %64) #8
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
  %79 = call i32 %78(ptr noundef nonnull %73) #8
  br label %80

80:                                               ; preds = %75, %71
  %81 = load ptr, ptr %25, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #9
  %82 = getelementptr inbounds %struct.device, ptr %81, i64 0, i32 1
  %83 = load ptr, ptr %82, align 8, !tbaa !14
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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #9
  %27 = getelementptr inbounds %struct.launch, ptr %25, i64 0, i32 2
  %28 = load i64, ptr %27, align 8, !tbaa !15
  store i64 %28, ptr %5, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #9
  store i64 0, ptr %6, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #9
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
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %8) #9
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
  %47 = call i64 %41(ptr noundef nonnull %29) #8
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
  %70 = call i32 %3(ptr noundef %0, i64 noundef %37, ptr noundef nonnull %38, ptr noundef nonnull %8) #8, !callees !45
  %71 = icmp eq i32 %70, 0
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %8) #9
  br i1 %71, label %73, label %72

72:                                               ; preds = %64
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #9
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
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #9
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
  %20 = tail call i32 %16(ptr noundef nonnull %6, ptr noundef %18, ptr noundef %9, i64 noundef %19, ptr noundef %3) #8
  br label %33

21:                                               ; preds = %10
  %22 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 24
  %23 = load ptr, ptr %22, align 8, !tbaa !49
  %24 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %25 = load ptr, ptr %24, align 8, !tbaa !3
  %26 = tail call i32 %23(ptr noundef nonnull %6, ptr noundef %25, ptr noundef null, i64 noundef 0, ptr noundef %3) #8
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %33

28:                                               ; preds = %21
  %29 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 25
  %30 = load ptr, ptr %29, align 8, !tbaa !50
  %31 = load ptr, ptr %24, align 8, !tbaa !3
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
  %5 = load i64, ptr %4, align 8, !tbaa !51
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
  %42 = call i64 @write(i32 noundef %41, ptr noundef nonnull @one, i64 noundef 8) #8
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
  %75 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #8
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
  %92 = call i32 @pthread_mutex_lock(ptr noundef nonnull %91) #8
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
  %105 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %91) #8
  br label %111

106:                                              ; preds = %100
  %107 = getelementptr inbounds %struct.queue, ptr %88, i64 0, i32 10
  %108 = load i32, ptr %107, align 4, !tbaa !66
  %109 = icmp eq i32 %108, 0
  %110 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %91) #8
  br i1 %109, label %117, label %111

111:                                              ; preds = %106, %104, %82
  %112 = getelementptr inbounds %struct.command, ptr %83, i64 0, i32 2
  %113 = load i32, ptr %112, align 4, !tbaa !17
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds i8, ptr %83, i64 %114
  %116 = icmp ult ptr %115, %80
  br i1 %116, label %82, label %119, !llvm.loop !76

117:                                              ; preds = %106
  %118 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #8
  br label %129

119:                                              ; preds = %111, %74
  %120 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #8
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
  %126 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #8
  call fastcc void @fail_vain_waits(ptr noundef nonnull %0, ptr noundef nonnull %121) #10
  %127 = call fastcc i32 @hand_over(ptr noundef nonnull %0, ptr noundef nonnull %121) #10
  %128 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #8
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
  %143 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #8
  %144 = load ptr, ptr %0, align 8, !tbaa !53
  %145 = load ptr, ptr %144, align 8, !tbaa !7
  %146 = getelementptr inbounds %struct.device, ptr %144, i64 0, i32 31
  %147 = load ptr, ptr %146, align 8, !tbaa !11
  %148 = call i32 %145(ptr noundef %147) #8
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %152, label %150

150:                                              ; preds = %141
  %151 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #8
  br label %165

152:                                              ; preds = %141
  %153 = load ptr, ptr %0, align 8, !tbaa !53
  %154 = getelementptr inbounds %struct.device, ptr %153, i64 0, i32 18
  %155 = load ptr, ptr %154, align 8, !tbaa !80
  %156 = getelementptr inbounds %struct.batch, ptr %57, i64 0, i32 6
  %157 = load ptr, ptr %156, align 8, !tbaa !81
  %158 = call i32 %155(ptr noundef %157) #8
  %159 = load ptr, ptr %0, align 8, !tbaa !53
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #9
  %160 = getelementptr inbounds %struct.device, ptr %159, i64 0, i32 1
  %161 = load ptr, ptr %160, align 8, !tbaa !14
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
  %190 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %23) #8
  br label %219

191:                                              ; preds = %137, %129
  br i1 %131, label %192, label %217

192:                                              ; preds = %191
  %193 = getelementptr inbounds %struct.wait, ptr %130, i64 0, i32 1
  %194 = load ptr, ptr %193, align 8, !tbaa !74
  %195 = getelementptr inbounds %struct.wait, ptr %130, i64 0, i32 2
  %196 = load i64, ptr %195, align 8, !tbaa !75
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #9
  %197 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #8
  %198 = load i64, ptr %2, align 8, !tbaa !84
  %199 = mul i64 %198, 1000000000
  %200 = load i64, ptr %26, align 8, !tbaa !86
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #9
  %201 = add i64 %200, 1000000
  %202 = add i64 %201, %199
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #9
  %203 = udiv i64 %202, 1000000000
  store i64 %203, ptr %3, align 8, !tbaa !84
  %204 = urem i64 %202, 1000000000
  store i64 %204, ptr %27, align 8, !tbaa !86
  %205 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #8
  %206 = getelementptr inbounds %struct.queue, ptr %194, i64 0, i32 23
  %207 = call i32 @pthread_mutex_lock(ptr noundef nonnull %206) #8
  %208 = getelementptr inbounds %struct.queue, ptr %194, i64 0, i32 5
  %209 = load i64, ptr %208, align 8, !tbaa !51
  %210 = icmp ult i64 %209, %196
  br i1 %210, label %211, label %214

211:                                              ; preds = %192
  %212 = getelementptr inbounds %struct.queue, ptr %194, i64 0, i32 25
  %213 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %212, ptr noundef nonnull %206, i32 noundef 1, ptr noundef nonnull %3) #8
  br label %214

214:                                              ; preds = %192, %211
  %215 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %206) #8
  %216 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #8
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #9
  br label %219

217:                                              ; preds = %191
  store i32 1, ptr %24, align 8, !tbaa !87
  %218 = call i32 @pthread_cond_wait(ptr noundef nonnull %25, ptr noundef nonnull %5) #8
  store i32 0, ptr %24, align 8, !tbaa !87
  br label %219

219:                                              ; preds = %125, %214, %217, %189, %37, %40
  %220 = load i32, ptr %7, align 8, !tbaa !59
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %28, label %222

222:                                              ; preds = %219, %1
  %223 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #8
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
  %56 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %55) #8
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
  %84 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %55) #8
  br label %172

85:                                               ; preds = %60, %52
  %86 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %55) #8
  %87 = load ptr, ptr %0, align 8, !tbaa !53
  %88 = tail call ptr @calloc(i64 noundef 1, i64 noundef 128) #8
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
  %106 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 31
  %107 = load ptr, ptr %106, align 8, !tbaa !11
  %108 = tail call i32 %105(ptr noundef %107) #8
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %110, label %163

110:                                              ; preds = %104
  %111 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 14
  %112 = load ptr, ptr %111, align 8, !tbaa !96
  %113 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 6
  %114 = tail call i32 %112(ptr noundef nonnull %113, i32 noundef 3) #8
  %115 = icmp eq i32 %114, 0
  %116 = and i1 %91, %115
  br i1 %116, label %117, label %123

117:                                              ; preds = %110
  %118 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 12
  %119 = load ptr, ptr %118, align 8, !tbaa !97
  %120 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 7
  %121 = load i64, ptr %92, align 8, !tbaa !93
  %122 = tail call i32 %119(ptr noundef nonnull %120, i64 noundef %121, i32 noundef 3) #8
  br label %123

123:                                              ; preds = %117, %110
  %124 = phi i32 [ %122, %117 ], [ %114, %110 ]
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %126, label %130

126:                                              ; preds = %123
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #9
  %127 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 1
  %128 = load ptr, ptr %127, align 8, !tbaa !14
  %129 = call i32 %128(ptr noundef nonnull %7) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #9
  br label %172

130:                                              ; preds = %123
  %131 = load ptr, ptr %113, align 8, !tbaa !81
  %132 = icmp eq ptr %131, null
  br i1 %132, label %137, label %133

133:                                              ; preds = %130
  %134 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 15
  %135 = load ptr, ptr %134, align 8, !tbaa !98
  %136 = tail call i32 %135(ptr noundef nonnull %131) #8
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
  %154 = tail call i32 %150(ptr noundef %153) #8
  %155 = add nuw nsw i64 %149, 1
  %156 = load i32, ptr %138, align 4, !tbaa !99
  %157 = zext i32 %156 to i64
  %158 = icmp ult i64 %155, %157
  br i1 %158, label %148, label %144, !llvm.loop !102

159:                                              ; preds = %144
  %160 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 13
  %161 = load ptr, ptr %160, align 8, !tbaa !103
  %162 = tail call i32 %161(ptr noundef nonnull %146) #8
  br label %164

163:                                              ; preds = %104
  tail call void @free(ptr noundef nonnull %88) #8
  br label %253

164:                                              ; preds = %144, %159
  %165 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 14
  %166 = load ptr, ptr %165, align 8, !tbaa !104
  tail call void @free(ptr noundef %166) #8
  %167 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 17
  %168 = load ptr, ptr %167, align 8, !tbaa !101
  tail call void @free(ptr noundef %168) #8
  tail call void @free(ptr noundef nonnull %88) #8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #9
  %169 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 1
  %170 = load ptr, ptr %169, align 8, !tbaa !14
  %171 = call i32 %170(ptr noundef nonnull %7) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #9
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
  %195 = call i32 @pthread_mutex_lock(ptr noundef nonnull %194) #8
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
  %208 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %194) #8
  br label %214

209:                                              ; preds = %203
  %210 = getelementptr inbounds %struct.queue, ptr %191, i64 0, i32 10
  %211 = load i32, ptr %210, align 4, !tbaa !66
  %212 = icmp eq i32 %211, 0
  %213 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %194) #8
  br i1 %212, label %237, label %214

214:                                              ; preds = %209, %207, %185
  %215 = getelementptr inbounds %struct.command, ptr %186, i64 0, i32 2
  %216 = load i32, ptr %215, align 4, !tbaa !17
  %217 = zext i32 %216 to i64
  %218 = getelementptr inbounds i8, ptr %186, i64 %217
  %219 = icmp ult ptr %218, %8
  br i1 %219, label %185, label %220, !llvm.loop !76

220:                                              ; preds = %214, %184
  %221 = call i32 @pthread_mutex_lock(ptr noundef nonnull %55) #8
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
  %238 = call i32 @pthread_mutex_lock(ptr noundef nonnull %55) #8
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
  %247 = call i32 @pthread_cond_signal(ptr noundef nonnull %246) #8
  br label %248

248:                                              ; preds = %239, %245
  %249 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %55) #8
  br label %253

250:                                              ; preds = %229, %233
  store i32 1, ptr %226, align 8, !tbaa !67
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
  %23 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %22) #8
  %24 = getelementptr inbounds %struct.queue, ptr %21, i64 0, i32 5
  %25 = load i64, ptr %24, align 8, !tbaa !51
  %26 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %22) #8
  %27 = getelementptr inbounds %struct.wait, ptr %16, i64 0, i32 2
  %28 = load i64, ptr %27, align 8, !tbaa !75
  %29 = icmp ult i64 %25, %28
  br i1 %29, label %30, label %42

30:                                               ; preds = %19
  %31 = load i64, ptr %10, align 8, !tbaa !63
  %32 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2328) #8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %42, label %34

34:                                               ; preds = %30
  %35 = getelementptr inbounds %struct.failure, ptr %32, i64 0, i32 1
  store i64 %31, ptr %35, align 8, !tbaa !110
  %36 = getelementptr inbounds %struct.failure, ptr %32, i64 0, i32 2
  store i64 1, ptr %36, align 8, !tbaa !112
  %37 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %11) #8
  %38 = load ptr, ptr %12, align 8, !tbaa !58
  store ptr %32, ptr %38, align 8, !tbaa !3
  store ptr %32, ptr %12, align 8, !tbaa !58
  %39 = load i32, ptr %13, align 8, !tbaa !113
  %40 = add i32 %39, 1
  store atomic i32 %40, ptr %13 seq_cst, align 8
  %41 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %11) #8
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
  %4 = alloca %struct.CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca [3 x ptr], align 16
  %8 = alloca %struct.CUDA_KERNEL_NODE_PARAMS, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca [3 x ptr], align 16
  %13 = load ptr, ptr %0, align 8, !tbaa !53
  %14 = load ptr, ptr %13, align 8, !tbaa !7
  %15 = getelementptr inbounds %struct.device, ptr %13, i64 0, i32 31
  %16 = load ptr, ptr %15, align 8, !tbaa !11
  %17 = tail call i32 %14(ptr noundef %16) #8
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %650

19:                                               ; preds = %2
  %20 = load ptr, ptr %0, align 8, !tbaa !53
  %21 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 3
  %22 = load ptr, ptr %21, align 8, !tbaa !70
  %23 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 4
  %24 = load i64, ptr %23, align 8, !tbaa !71
  %25 = getelementptr inbounds i8, ptr %22, i64 %24
  %26 = icmp sgt i64 %24, 0
  br i1 %26, label %27, label %630

27:                                               ; preds = %19
  %28 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %29 = load i64, ptr %28, align 8, !tbaa !63
  %30 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 2
  %31 = load i64, ptr %30, align 8, !tbaa !105
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
  %50 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %51 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %52 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %53 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 7
  %54 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 9
  %55 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 4
  %56 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 14
  %57 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 12
  %58 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 13
  %59 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 3
  %60 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 5
  %61 = getelementptr inbounds ptr, ptr %12, i64 1
  %62 = getelementptr inbounds ptr, ptr %12, i64 2
  %63 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 18
  %64 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 16
  %65 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 17
  %66 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 15
  br label %68

67:                                               ; preds = %621
  br i1 %628, label %630, label %638

68:                                               ; preds = %621, %27
  %69 = phi i64 [ %32, %27 ], [ %74, %621 ]
  %70 = phi ptr [ %22, %27 ], [ %626, %621 ]
  %71 = getelementptr inbounds %struct.command, ptr %70, i64 0, i32 1
  %72 = load i16, ptr %71, align 2, !tbaa !88
  %73 = zext i16 %72 to i64
  %74 = add i64 %69, %73
  %75 = icmp eq i16 %72, 0
  %76 = zext i1 %75 to i64
  %77 = add i64 %74, %76
  %78 = load i16, ptr %70, align 4, !tbaa !89
  switch i16 %78, label %570 [
    i16 1, label %79
    i16 2, label %239
    i16 3, label %249
    i16 4, label %260
    i16 5, label %271
    i16 6, label %290
    i16 7, label %335
    i16 8, label %385
    i16 9, label %399
    i16 10, label %438
    i16 11, label %528
    i16 12, label %555
    i16 13, label %561
  ]

79:                                               ; preds = %68
  %80 = load ptr, ptr %0, align 8, !tbaa !53
  %81 = getelementptr inbounds %struct.launch, ptr %70, i64 0, i32 1
  %82 = load ptr, ptr %81, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #9
  %83 = getelementptr inbounds %struct.launch, ptr %70, i64 0, i32 2
  %84 = load i64, ptr %83, align 8, !tbaa !15
  store i64 %84, ptr %10, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #9
  store ptr null, ptr %11, align 8, !tbaa !3
  %85 = getelementptr inbounds %struct.kernel, ptr %82, i64 0, i32 2
  %86 = load i64, ptr %85, align 8, !tbaa !15
  %87 = icmp eq i64 %86, 0
  br i1 %87, label %97, label %88

88:                                               ; preds = %79
  %89 = load ptr, ptr %53, align 8, !tbaa !100
  %90 = load i64, ptr %54, align 8, !tbaa !106
  %91 = getelementptr inbounds i8, ptr %89, i64 %90
  %92 = add i64 %86, 15
  %93 = and i64 %92, -16
  %94 = add i64 %90, %93
  store i64 %94, ptr %54, align 8, !tbaa !106
  store ptr %91, ptr %11, align 8, !tbaa !3
  %95 = load i64, ptr %85, align 8, !tbaa !15
  %96 = call ptr @memset(ptr noundef %91, i32 noundef 0, i64 noundef %95) #8
  br label %97

97:                                               ; preds = %88, %79
  %98 = getelementptr inbounds %struct.kernel, ptr %82, i64 0, i32 1
  %99 = load i64, ptr %98, align 8, !tbaa !15
  %100 = icmp eq i64 %99, 0
  br i1 %100, label %107, label %101

101:                                              ; preds = %97
  %102 = getelementptr inbounds %struct.device, ptr %80, i64 0, i32 7
  %103 = load ptr, ptr %102, align 8, !tbaa !115
  %104 = add i64 %84, 35224
  %105 = load ptr, ptr %34, align 8, !tbaa !54
  %106 = call i32 %103(i64 noundef %104, i8 noundef zeroext 0, i64 noundef 8, ptr noundef %105) #8
  br label %107

107:                                              ; preds = %101, %97
  %108 = phi i32 [ %106, %101 ], [ 0, %97 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12) #9
  store ptr %10, ptr %12, align 16, !tbaa !3
  store ptr %11, ptr %61, align 8, !tbaa !3
  %109 = getelementptr inbounds %struct.launch, ptr %70, i64 0, i32 4
  store ptr %109, ptr %62, align 16, !tbaa !3
  %110 = load i64, ptr %82, align 8, !tbaa !15
  %111 = icmp eq i64 %110, 0
  %112 = icmp ne i32 %108, 0
  %113 = select i1 %111, i1 true, i1 %112
  br i1 %113, label %116, label %114

114:                                              ; preds = %107
  %115 = getelementptr inbounds %struct.device, ptr %80, i64 0, i32 2
  br label %122

116:                                              ; preds = %151, %107
  %117 = phi i32 [ %108, %107 ], [ %158, %151 ]
  %118 = phi i1 [ %112, %107 ], [ %162, %151 ]
  %119 = load i64, ptr %98, align 8, !tbaa !15
  %120 = icmp eq i64 %119, 0
  %121 = select i1 %120, i1 true, i1 %118
  br i1 %121, label %202, label %164

122:                                              ; preds = %151, %114
  %123 = phi i64 [ 0, %114 ], [ %159, %151 ]
  %124 = getelementptr inbounds %struct.kernel, ptr %82, i64 0, i32 3, i64 %123
  %125 = load ptr, ptr %115, align 8, !tbaa !116
  %126 = load ptr, ptr %124, align 8, !tbaa !26
  %127 = getelementptr inbounds %struct.kernel, ptr %82, i64 0, i32 3, i64 %123, i32 1
  %128 = load ptr, ptr %127, align 8, !tbaa !30
  %129 = icmp eq ptr %128, null
  br i1 %129, label %130, label %133

130:                                              ; preds = %122
  %131 = getelementptr inbounds %struct.kernel, ptr %82, i64 0, i32 3, i64 %123, i32 2
  %132 = load i32, ptr %131, align 8, !tbaa !31
  br label %151

133:                                              ; preds = %122
  %134 = call i64 %128(ptr noundef nonnull %109) #8
  %135 = icmp sgt i64 %134, 0
  br i1 %135, label %136, label %143

136:                                              ; preds = %133
  %137 = getelementptr inbounds %struct.kernel, ptr %82, i64 0, i32 3, i64 %123, i32 3
  %138 = load i32, ptr %137, align 4, !tbaa !32
  %139 = zext i32 %138 to i64
  %140 = add nsw i64 %134, -1
  %141 = add nuw i64 %140, %139
  %142 = udiv i64 %141, %139
  br label %143

143:                                              ; preds = %136, %133
  %144 = phi i64 [ %142, %136 ], [ 1, %133 ]
  %145 = getelementptr inbounds %struct.kernel, ptr %82, i64 0, i32 3, i64 %123, i32 2
  %146 = load i32, ptr %145, align 8, !tbaa !31
  %147 = zext i32 %146 to i64
  %148 = icmp ult i64 %144, %147
  %149 = trunc i64 %144 to i32
  %150 = select i1 %148, i32 %149, i32 %146
  br label %151

151:                                              ; preds = %143, %130
  %152 = phi i32 [ %150, %143 ], [ %132, %130 ]
  %153 = getelementptr inbounds %struct.kernel, ptr %82, i64 0, i32 3, i64 %123, i32 3
  %154 = load i32, ptr %153, align 4, !tbaa !32
  %155 = getelementptr inbounds %struct.kernel, ptr %82, i64 0, i32 3, i64 %123, i32 4
  %156 = load i32, ptr %155, align 8, !tbaa !39
  %157 = load ptr, ptr %34, align 8, !tbaa !54
  %158 = call i32 %125(ptr noundef %126, i32 noundef %152, i32 noundef 1, i32 noundef 1, i32 noundef %154, i32 noundef 1, i32 noundef 1, i32 noundef %156, ptr noundef %157, ptr noundef nonnull %12, ptr noundef null) #8
  %159 = add nuw i64 %123, 1
  %160 = load i64, ptr %82, align 8, !tbaa !15
  %161 = icmp uge i64 %159, %160
  %162 = icmp ne i32 %158, 0
  %163 = select i1 %161, i1 true, i1 %162
  br i1 %163, label %116, label %122, !llvm.loop !117

164:                                              ; preds = %116
  %165 = load ptr, ptr %53, align 8, !tbaa !100
  %166 = load i64, ptr %54, align 8, !tbaa !106
  %167 = getelementptr inbounds i8, ptr %165, i64 %166
  %168 = add i64 %166, 2320
  store i64 %168, ptr %54, align 8, !tbaa !106
  %169 = getelementptr inbounds %struct.device, ptr %80, i64 0, i32 4
  %170 = load ptr, ptr %169, align 8, !tbaa !118
  %171 = load i64, ptr %10, align 8, !tbaa !15
  %172 = add i64 %171, 32912
  %173 = load ptr, ptr %34, align 8, !tbaa !54
  %174 = call i32 %170(ptr noundef %167, i64 noundef %172, i64 noundef 2320, ptr noundef %173) #8
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %176, label %237

176:                                              ; preds = %164
  %177 = load i32, ptr %57, align 8, !tbaa !108
  %178 = load i32, ptr %58, align 4, !tbaa !23
  %179 = icmp ugt i32 %178, %177
  br i1 %179, label %180, label %182

180:                                              ; preds = %176
  %181 = load ptr, ptr %56, align 8, !tbaa !104
  br label %193

182:                                              ; preds = %176
  %183 = icmp eq i32 %178, 0
  %184 = shl i32 %178, 1
  %185 = select i1 %183, i32 8, i32 %184
  %186 = load ptr, ptr %56, align 8, !tbaa !3
  %187 = zext i32 %185 to i64
  %188 = shl nuw nsw i64 %187, 5
  %189 = call ptr @realloc(ptr noundef %186, i64 noundef %188) #8
  %190 = icmp eq ptr %189, null
  br i1 %190, label %237, label %191

191:                                              ; preds = %182
  store ptr %189, ptr %56, align 8, !tbaa !3
  store i32 %185, ptr %58, align 4, !tbaa !23
  %192 = load i32, ptr %57, align 8, !tbaa !108
  br label %193

193:                                              ; preds = %191, %180
  %194 = phi i32 [ %177, %180 ], [ %192, %191 ]
  %195 = phi ptr [ %181, %180 ], [ %189, %191 ]
  %196 = add i32 %194, 1
  store i32 %196, ptr %57, align 8, !tbaa !108
  %197 = zext i32 %194 to i64
  %198 = getelementptr inbounds %struct.harvest, ptr %195, i64 %197
  store ptr null, ptr %198, align 8, !tbaa.struct !119
  %199 = getelementptr inbounds i8, ptr %198, i64 8
  store ptr %167, ptr %199, align 8, !tbaa.struct !120
  %200 = getelementptr inbounds i8, ptr %198, i64 16
  store i64 2320, ptr %200, align 8, !tbaa.struct !121
  %201 = getelementptr inbounds i8, ptr %198, i64 24
  store i64 %77, ptr %201, align 8, !tbaa.struct !122
  br label %202

202:                                              ; preds = %193, %116
  %203 = phi i32 [ %117, %116 ], [ 0, %193 ]
  %204 = getelementptr inbounds %struct.launch, ptr %70, i64 0, i32 3
  %205 = load ptr, ptr %204, align 8, !tbaa !3
  %206 = icmp eq ptr %205, null
  %207 = icmp ne i32 %203, 0
  %208 = select i1 %206, i1 true, i1 %207
  br i1 %208, label %237, label %209

209:                                              ; preds = %202
  %210 = load ptr, ptr %11, align 8, !tbaa !3
  %211 = load i64, ptr %85, align 8, !tbaa !15
  %212 = load i32, ptr %57, align 8, !tbaa !108
  %213 = load i32, ptr %58, align 4, !tbaa !23
  %214 = icmp ugt i32 %213, %212
  br i1 %214, label %215, label %217

215:                                              ; preds = %209
  %216 = load ptr, ptr %56, align 8, !tbaa !104
  br label %228

217:                                              ; preds = %209
  %218 = icmp eq i32 %213, 0
  %219 = shl i32 %213, 1
  %220 = select i1 %218, i32 8, i32 %219
  %221 = load ptr, ptr %56, align 8, !tbaa !3
  %222 = zext i32 %220 to i64
  %223 = shl nuw nsw i64 %222, 5
  %224 = call ptr @realloc(ptr noundef %221, i64 noundef %223) #8
  %225 = icmp eq ptr %224, null
  br i1 %225, label %237, label %226

226:                                              ; preds = %217
  store ptr %224, ptr %56, align 8, !tbaa !3
  store i32 %220, ptr %58, align 4, !tbaa !23
  %227 = load i32, ptr %57, align 8, !tbaa !108
  br label %228

228:                                              ; preds = %226, %215
  %229 = phi i32 [ %212, %215 ], [ %227, %226 ]
  %230 = phi ptr [ %216, %215 ], [ %224, %226 ]
  %231 = add i32 %229, 1
  store i32 %231, ptr %57, align 8, !tbaa !108
  %232 = zext i32 %229 to i64
  %233 = getelementptr inbounds %struct.harvest, ptr %230, i64 %232
  store ptr %205, ptr %233, align 8, !tbaa.struct !119
  %234 = getelementptr inbounds i8, ptr %233, i64 8
  store ptr %210, ptr %234, align 8, !tbaa.struct !120
  %235 = getelementptr inbounds i8, ptr %233, i64 16
  store i64 %211, ptr %235, align 8, !tbaa.struct !121
  %236 = getelementptr inbounds i8, ptr %233, i64 24
  store i64 %77, ptr %236, align 8, !tbaa.struct !122
  br label %237

237:                                              ; preds = %228, %217, %202, %182, %164
  %238 = phi i32 [ %203, %202 ], [ 0, %228 ], [ 2, %217 ], [ 2, %182 ], [ %174, %164 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #9
  br label %570

239:                                              ; preds = %68
  %240 = load ptr, ptr %60, align 8, !tbaa !123
  %241 = getelementptr inbounds %struct.copy, ptr %70, i64 0, i32 1
  %242 = load i64, ptr %241, align 8, !tbaa !124
  %243 = getelementptr inbounds %struct.copy, ptr %70, i64 0, i32 2
  %244 = load i64, ptr %243, align 8, !tbaa !125
  %245 = getelementptr inbounds %struct.copy, ptr %70, i64 0, i32 3
  %246 = load i64, ptr %245, align 8, !tbaa !90
  %247 = load ptr, ptr %34, align 8, !tbaa !54
  %248 = call i32 %240(i64 noundef %242, i64 noundef %244, i64 noundef %246, ptr noundef %247) #8
  br label %570

249:                                              ; preds = %68
  %250 = load ptr, ptr %59, align 8, !tbaa !126
  %251 = getelementptr inbounds %struct.copy, ptr %70, i64 0, i32 1
  %252 = load i64, ptr %251, align 8, !tbaa !124
  %253 = getelementptr inbounds %struct.copy, ptr %70, i64 0, i32 2
  %254 = load i64, ptr %253, align 8, !tbaa !125
  %255 = inttoptr i64 %254 to ptr
  %256 = getelementptr inbounds %struct.copy, ptr %70, i64 0, i32 3
  %257 = load i64, ptr %256, align 8, !tbaa !90
  %258 = load ptr, ptr %34, align 8, !tbaa !54
  %259 = call i32 %250(i64 noundef %252, ptr noundef %255, i64 noundef %257, ptr noundef %258) #8
  br label %570

260:                                              ; preds = %68
  %261 = load ptr, ptr %55, align 8, !tbaa !118
  %262 = getelementptr inbounds %struct.copy, ptr %70, i64 0, i32 1
  %263 = load i64, ptr %262, align 8, !tbaa !124
  %264 = inttoptr i64 %263 to ptr
  %265 = getelementptr inbounds %struct.copy, ptr %70, i64 0, i32 2
  %266 = load i64, ptr %265, align 8, !tbaa !125
  %267 = getelementptr inbounds %struct.copy, ptr %70, i64 0, i32 3
  %268 = load i64, ptr %267, align 8, !tbaa !90
  %269 = load ptr, ptr %34, align 8, !tbaa !54
  %270 = call i32 %261(ptr noundef %264, i64 noundef %266, i64 noundef %268, ptr noundef %269) #8
  br label %570

271:                                              ; preds = %68
  %272 = getelementptr inbounds %struct.copy, ptr %70, i64 0, i32 3
  %273 = load i64, ptr %272, align 8, !tbaa !90
  %274 = load ptr, ptr %53, align 8, !tbaa !100
  %275 = load i64, ptr %54, align 8, !tbaa !106
  %276 = getelementptr inbounds i8, ptr %274, i64 %275
  %277 = add i64 %273, 15
  %278 = and i64 %277, -16
  %279 = add i64 %275, %278
  store i64 %279, ptr %54, align 8, !tbaa !106
  %280 = getelementptr inbounds %struct.copy, ptr %70, i64 0, i32 2
  %281 = load i64, ptr %280, align 8, !tbaa !125
  %282 = inttoptr i64 %281 to ptr
  %283 = call ptr @memcpy(ptr noundef %276, ptr noundef %282, i64 noundef %273) #8
  %284 = load ptr, ptr %59, align 8, !tbaa !126
  %285 = getelementptr inbounds %struct.copy, ptr %70, i64 0, i32 1
  %286 = load i64, ptr %285, align 8, !tbaa !124
  %287 = load i64, ptr %272, align 8, !tbaa !90
  %288 = load ptr, ptr %34, align 8, !tbaa !54
  %289 = call i32 %284(i64 noundef %286, ptr noundef %276, i64 noundef %287, ptr noundef %288) #8
  br label %570

290:                                              ; preds = %68
  %291 = getelementptr inbounds %struct.copy, ptr %70, i64 0, i32 3
  %292 = load i64, ptr %291, align 8, !tbaa !90
  %293 = load ptr, ptr %53, align 8, !tbaa !100
  %294 = load i64, ptr %54, align 8, !tbaa !106
  %295 = getelementptr inbounds i8, ptr %293, i64 %294
  %296 = add i64 %292, 15
  %297 = and i64 %296, -16
  %298 = add i64 %294, %297
  store i64 %298, ptr %54, align 8, !tbaa !106
  %299 = load ptr, ptr %55, align 8, !tbaa !118
  %300 = getelementptr inbounds %struct.copy, ptr %70, i64 0, i32 2
  %301 = load i64, ptr %300, align 8, !tbaa !125
  %302 = load ptr, ptr %34, align 8, !tbaa !54
  %303 = call i32 %299(ptr noundef %295, i64 noundef %301, i64 noundef %292, ptr noundef %302) #8
  %304 = icmp eq i32 %303, 0
  br i1 %304, label %305, label %570

305:                                              ; preds = %290
  %306 = getelementptr inbounds %struct.copy, ptr %70, i64 0, i32 1
  %307 = load i64, ptr %306, align 8, !tbaa !124
  %308 = inttoptr i64 %307 to ptr
  %309 = load i64, ptr %291, align 8, !tbaa !90
  %310 = load i32, ptr %57, align 8, !tbaa !108
  %311 = load i32, ptr %58, align 4, !tbaa !23
  %312 = icmp ugt i32 %311, %310
  br i1 %312, label %313, label %315

313:                                              ; preds = %305
  %314 = load ptr, ptr %56, align 8, !tbaa !104
  br label %326

315:                                              ; preds = %305
  %316 = icmp eq i32 %311, 0
  %317 = shl i32 %311, 1
  %318 = select i1 %316, i32 8, i32 %317
  %319 = load ptr, ptr %56, align 8, !tbaa !3
  %320 = zext i32 %318 to i64
  %321 = shl nuw nsw i64 %320, 5
  %322 = call ptr @realloc(ptr noundef %319, i64 noundef %321) #8
  %323 = icmp eq ptr %322, null
  br i1 %323, label %570, label %324

324:                                              ; preds = %315
  store ptr %322, ptr %56, align 8, !tbaa !3
  store i32 %318, ptr %58, align 4, !tbaa !23
  %325 = load i32, ptr %57, align 8, !tbaa !108
  br label %326

326:                                              ; preds = %324, %313
  %327 = phi i32 [ %310, %313 ], [ %325, %324 ]
  %328 = phi ptr [ %314, %313 ], [ %322, %324 ]
  %329 = add i32 %327, 1
  store i32 %329, ptr %57, align 8, !tbaa !108
  %330 = zext i32 %327 to i64
  %331 = getelementptr inbounds %struct.harvest, ptr %328, i64 %330
  store ptr %308, ptr %331, align 8, !tbaa.struct !119
  %332 = getelementptr inbounds i8, ptr %331, i64 8
  store ptr %295, ptr %332, align 8, !tbaa.struct !120
  %333 = getelementptr inbounds i8, ptr %331, i64 16
  store i64 %309, ptr %333, align 8, !tbaa.struct !121
  %334 = getelementptr inbounds i8, ptr %331, i64 24
  store i64 %77, ptr %334, align 8, !tbaa.struct !122
  br label %570

335:                                              ; preds = %68
  %336 = load ptr, ptr %0, align 8, !tbaa !53
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #9
  %337 = getelementptr inbounds %struct.device, ptr %336, i64 0, i32 10
  %338 = load ptr, ptr %337, align 8, !tbaa !127
  %339 = getelementptr inbounds %struct.copy, ptr %70, i64 0, i32 3
  %340 = load i64, ptr %339, align 8, !tbaa !90
  %341 = getelementptr inbounds %struct.device, ptr %336, i64 0, i32 32
  %342 = load ptr, ptr %341, align 8, !tbaa !128
  %343 = load ptr, ptr %34, align 8, !tbaa !54
  %344 = call i32 %338(ptr noundef nonnull %9, i64 noundef %340, ptr noundef %342, ptr noundef %343) #8
  switch i32 %344, label %383 [
    i32 2, label %345
    i32 0, label %356
  ]

345:                                              ; preds = %335
  %346 = call ptr @calloc(i64 noundef 1, i64 noundef 2328) #8
  %347 = icmp eq ptr %346, null
  br i1 %347, label %383, label %348

348:                                              ; preds = %345
  %349 = getelementptr inbounds %struct.failure, ptr %346, i64 0, i32 1
  store i64 %77, ptr %349, align 8, !tbaa !110
  %350 = getelementptr inbounds %struct.failure, ptr %346, i64 0, i32 2
  store i64 2, ptr %350, align 8, !tbaa !112
  %351 = call i32 @pthread_mutex_lock(ptr noundef nonnull %50) #8
  %352 = load ptr, ptr %51, align 8, !tbaa !58
  store ptr %346, ptr %352, align 8, !tbaa !3
  store ptr %346, ptr %51, align 8, !tbaa !58
  %353 = load i32, ptr %52, align 8, !tbaa !113
  %354 = add i32 %353, 1
  store atomic i32 %354, ptr %52 seq_cst, align 8
  %355 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %50) #8
  br label %383

356:                                              ; preds = %335
  %357 = getelementptr inbounds %struct.device, ptr %336, i64 0, i32 5
  %358 = load ptr, ptr %357, align 8, !tbaa !123
  %359 = load i64, ptr %9, align 8, !tbaa !15
  %360 = getelementptr inbounds %struct.copy, ptr %70, i64 0, i32 2
  %361 = load i64, ptr %360, align 8, !tbaa !125
  %362 = load i64, ptr %339, align 8, !tbaa !90
  %363 = load ptr, ptr %34, align 8, !tbaa !54
  %364 = call i32 %358(i64 noundef %359, i64 noundef %361, i64 noundef %362, ptr noundef %363) #8
  %365 = icmp eq i32 %364, 0
  br i1 %365, label %366, label %374

366:                                              ; preds = %356
  %367 = load ptr, ptr %357, align 8, !tbaa !123
  %368 = getelementptr inbounds %struct.copy, ptr %70, i64 0, i32 1
  %369 = load i64, ptr %368, align 8, !tbaa !124
  %370 = load i64, ptr %9, align 8, !tbaa !15
  %371 = load i64, ptr %339, align 8, !tbaa !90
  %372 = load ptr, ptr %34, align 8, !tbaa !54
  %373 = call i32 %367(i64 noundef %369, i64 noundef %370, i64 noundef %371, ptr noundef %372) #8
  br label %374

374:                                              ; preds = %366, %356
  %375 = phi i32 [ %364, %356 ], [ %373, %366 ]
  %376 = getelementptr inbounds %struct.device, ptr %336, i64 0, i32 11
  %377 = load ptr, ptr %376, align 8, !tbaa !129
  %378 = load i64, ptr %9, align 8, !tbaa !15
  %379 = load ptr, ptr %34, align 8, !tbaa !54
  %380 = call i32 %377(i64 noundef %378, ptr noundef %379) #8
  %381 = icmp eq i32 %375, 0
  %382 = select i1 %381, i32 %380, i32 %375
  br label %383

383:                                              ; preds = %374, %348, %345, %335
  %384 = phi i32 [ %382, %374 ], [ %344, %335 ], [ 0, %345 ], [ 0, %348 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #9
  br label %570

385:                                              ; preds = %68
  %386 = load ptr, ptr %49, align 8, !tbaa !130
  %387 = getelementptr inbounds %struct.peer_copy, ptr %70, i64 0, i32 1
  %388 = load i64, ptr %387, align 8, !tbaa !131
  %389 = getelementptr inbounds %struct.peer_copy, ptr %70, i64 0, i32 2
  %390 = load ptr, ptr %389, align 8, !tbaa !133
  %391 = getelementptr inbounds %struct.peer_copy, ptr %70, i64 0, i32 3
  %392 = load i64, ptr %391, align 8, !tbaa !134
  %393 = getelementptr inbounds %struct.peer_copy, ptr %70, i64 0, i32 4
  %394 = load ptr, ptr %393, align 8, !tbaa !135
  %395 = getelementptr inbounds %struct.peer_copy, ptr %70, i64 0, i32 5
  %396 = load i64, ptr %395, align 8, !tbaa !136
  %397 = load ptr, ptr %34, align 8, !tbaa !54
  %398 = call i32 %386(i64 noundef %388, ptr noundef %390, i64 noundef %392, ptr noundef %394, i64 noundef %396, ptr noundef %397) #8
  br label %570

399:                                              ; preds = %68
  %400 = load ptr, ptr %0, align 8, !tbaa !53
  %401 = getelementptr inbounds %struct.fill, ptr %70, i64 0, i32 3
  %402 = load i32, ptr %401, align 8, !tbaa !137
  switch i32 %402, label %427 [
    i32 1, label %403
    i32 2, label %415
  ]

403:                                              ; preds = %399
  %404 = getelementptr inbounds %struct.device, ptr %400, i64 0, i32 7
  %405 = load ptr, ptr %404, align 8, !tbaa !115
  %406 = getelementptr inbounds %struct.fill, ptr %70, i64 0, i32 1
  %407 = load i64, ptr %406, align 8, !tbaa !139
  %408 = getelementptr inbounds %struct.fill, ptr %70, i64 0, i32 4
  %409 = load i32, ptr %408, align 4, !tbaa !140
  %410 = trunc i32 %409 to i8
  %411 = getelementptr inbounds %struct.fill, ptr %70, i64 0, i32 2
  %412 = load i64, ptr %411, align 8, !tbaa !141
  %413 = load ptr, ptr %34, align 8, !tbaa !54
  %414 = call i32 %405(i64 noundef %407, i8 noundef zeroext %410, i64 noundef %412, ptr noundef %413) #8
  br label %570

415:                                              ; preds = %399
  %416 = getelementptr inbounds %struct.device, ptr %400, i64 0, i32 8
  %417 = load ptr, ptr %416, align 8, !tbaa !142
  %418 = getelementptr inbounds %struct.fill, ptr %70, i64 0, i32 1
  %419 = load i64, ptr %418, align 8, !tbaa !139
  %420 = getelementptr inbounds %struct.fill, ptr %70, i64 0, i32 4
  %421 = load i32, ptr %420, align 4, !tbaa !140
  %422 = trunc i32 %421 to i16
  %423 = getelementptr inbounds %struct.fill, ptr %70, i64 0, i32 2
  %424 = load i64, ptr %423, align 8, !tbaa !141
  %425 = load ptr, ptr %34, align 8, !tbaa !54
  %426 = call i32 %417(i64 noundef %419, i16 noundef zeroext %422, i64 noundef %424, ptr noundef %425) #8
  br label %570

427:                                              ; preds = %399
  %428 = getelementptr inbounds %struct.device, ptr %400, i64 0, i32 9
  %429 = load ptr, ptr %428, align 8, !tbaa !143
  %430 = getelementptr inbounds %struct.fill, ptr %70, i64 0, i32 1
  %431 = load i64, ptr %430, align 8, !tbaa !139
  %432 = getelementptr inbounds %struct.fill, ptr %70, i64 0, i32 4
  %433 = load i32, ptr %432, align 4, !tbaa !140
  %434 = getelementptr inbounds %struct.fill, ptr %70, i64 0, i32 2
  %435 = load i64, ptr %434, align 8, !tbaa !141
  %436 = load ptr, ptr %34, align 8, !tbaa !54
  %437 = call i32 %429(i64 noundef %431, i32 noundef %433, i64 noundef %435, ptr noundef %436) #8
  br label %570

438:                                              ; preds = %68
  %439 = getelementptr inbounds %struct.command, ptr %70, i64 0, i32 2
  %440 = load i32, ptr %439, align 4, !tbaa !17
  %441 = zext i32 %440 to i64
  %442 = getelementptr inbounds i8, ptr %70, i64 %441
  %443 = getelementptr inbounds %struct.execute, ptr %70, i64 0, i32 1
  %444 = load ptr, ptr %443, align 8, !tbaa !3
  %445 = getelementptr inbounds %struct.execute, ptr %70, i64 0, i32 2
  %446 = icmp ult ptr %445, %442
  br i1 %446, label %447, label %519

447:                                              ; preds = %438
  %448 = getelementptr inbounds %struct.graph, ptr %444, i64 0, i32 1
  br label %449

449:                                              ; preds = %509, %447
  %450 = phi ptr [ %445, %447 ], [ %514, %509 ]
  %451 = phi i64 [ 0, %447 ], [ %510, %509 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #9
  %452 = getelementptr inbounds %struct.launch, ptr %450, i64 0, i32 2
  %453 = load i64, ptr %452, align 8, !tbaa !15
  store i64 %453, ptr %5, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #9
  store i64 0, ptr %6, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #9
  store ptr %5, ptr %7, align 16, !tbaa !3
  store ptr %6, ptr %36, align 8, !tbaa !3
  %454 = getelementptr inbounds %struct.launch, ptr %450, i64 0, i32 4
  store ptr %454, ptr %37, align 16, !tbaa !3
  %455 = getelementptr inbounds %struct.launch, ptr %450, i64 0, i32 1
  %456 = load ptr, ptr %455, align 8, !tbaa !3
  %457 = load i64, ptr %456, align 8, !tbaa !15
  %458 = icmp eq i64 %457, 0
  br i1 %458, label %509, label %459

459:                                              ; preds = %449, %503
  %460 = phi ptr [ %506, %503 ], [ %456, %449 ]
  %461 = phi i64 [ %505, %503 ], [ 0, %449 ]
  %462 = phi i64 [ %504, %503 ], [ %451, %449 ]
  %463 = getelementptr inbounds %struct.kernel, ptr %460, i64 0, i32 3, i64 %461
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %8) #9
  %464 = load ptr, ptr %463, align 8, !tbaa !26
  store ptr %464, ptr %8, align 8, !tbaa !28
  %465 = getelementptr inbounds %struct.kernel, ptr %460, i64 0, i32 3, i64 %461, i32 1
  %466 = load ptr, ptr %465, align 8, !tbaa !30
  %467 = icmp eq ptr %466, null
  br i1 %467, label %468, label %471

468:                                              ; preds = %459
  %469 = getelementptr inbounds %struct.kernel, ptr %460, i64 0, i32 3, i64 %461, i32 2
  %470 = load i32, ptr %469, align 8, !tbaa !31
  br label %489

471:                                              ; preds = %459
  %472 = call i64 %466(ptr noundef nonnull %454) #8
  %473 = icmp sgt i64 %472, 0
  br i1 %473, label %474, label %481

474:                                              ; preds = %471
  %475 = getelementptr inbounds %struct.kernel, ptr %460, i64 0, i32 3, i64 %461, i32 3
  %476 = load i32, ptr %475, align 4, !tbaa !32
  %477 = zext i32 %476 to i64
  %478 = add nsw i64 %472, -1
  %479 = add nuw i64 %478, %477
  %480 = udiv i64 %479, %477
  br label %481

481:                                              ; preds = %474, %471
  %482 = phi i64 [ %480, %474 ], [ 1, %471 ]
  %483 = getelementptr inbounds %struct.kernel, ptr %460, i64 0, i32 3, i64 %461, i32 2
  %484 = load i32, ptr %483, align 8, !tbaa !31
  %485 = zext i32 %484 to i64
  %486 = icmp ult i64 %482, %485
  %487 = trunc i64 %482 to i32
  %488 = select i1 %486, i32 %487, i32 %484
  br label %489

489:                                              ; preds = %481, %468
  %490 = phi i32 [ %488, %481 ], [ %470, %468 ]
  store i32 %490, ptr %38, align 8, !tbaa !33
  store i32 1, ptr %39, align 4, !tbaa !34
  store i32 1, ptr %40, align 8, !tbaa !35
  %491 = getelementptr inbounds %struct.kernel, ptr %460, i64 0, i32 3, i64 %461, i32 3
  %492 = load i32, ptr %491, align 4, !tbaa !32
  store i32 %492, ptr %41, align 4, !tbaa !36
  store i32 1, ptr %42, align 8, !tbaa !37
  store i32 1, ptr %43, align 4, !tbaa !38
  %493 = getelementptr inbounds %struct.kernel, ptr %460, i64 0, i32 3, i64 %461, i32 4
  %494 = load i32, ptr %493, align 8, !tbaa !39
  store i32 %494, ptr %44, align 8, !tbaa !40
  store ptr %7, ptr %45, align 8, !tbaa !41
  store ptr null, ptr %46, align 8, !tbaa !42
  store ptr null, ptr %47, align 8, !tbaa !43
  store ptr null, ptr %48, align 8, !tbaa !44
  %495 = load ptr, ptr %444, align 8, !tbaa !3
  %496 = getelementptr inbounds %struct.device, ptr %495, i64 0, i32 27
  %497 = load ptr, ptr %496, align 8, !tbaa !144
  %498 = load ptr, ptr %448, align 8, !tbaa !3
  %499 = getelementptr inbounds %struct.graph, ptr %444, i64 0, i32 4, i64 %462
  %500 = load ptr, ptr %499, align 8, !tbaa !3
  %501 = call i32 %497(ptr noundef %498, ptr noundef %500, ptr noundef nonnull %8) #8
  %502 = icmp eq i32 %501, 0
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %8) #9
  br i1 %502, label %503, label %516

503:                                              ; preds = %489
  %504 = add i64 %462, 1
  %505 = add nuw i64 %461, 1
  %506 = load ptr, ptr %455, align 8, !tbaa !3
  %507 = load i64, ptr %506, align 8, !tbaa !15
  %508 = icmp ult i64 %505, %507
  br i1 %508, label %459, label %509, !llvm.loop !46

509:                                              ; preds = %503, %449
  %510 = phi i64 [ %451, %449 ], [ %504, %503 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #9
  %511 = getelementptr inbounds %struct.command, ptr %450, i64 0, i32 2
  %512 = load i32, ptr %511, align 4, !tbaa !17
  %513 = zext i32 %512 to i64
  %514 = getelementptr inbounds i8, ptr %450, i64 %513
  %515 = icmp ult ptr %514, %442
  br i1 %515, label %449, label %517, !llvm.loop !47

516:                                              ; preds = %489
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #9
  br label %570

517:                                              ; preds = %509
  %518 = load ptr, ptr %443, align 8, !tbaa !3
  br label %519

519:                                              ; preds = %517, %438
  %520 = phi ptr [ %518, %517 ], [ %444, %438 ]
  %521 = load ptr, ptr %0, align 8, !tbaa !53
  %522 = getelementptr inbounds %struct.device, ptr %521, i64 0, i32 28
  %523 = load ptr, ptr %522, align 8, !tbaa !145
  %524 = getelementptr inbounds %struct.graph, ptr %520, i64 0, i32 1
  %525 = load ptr, ptr %524, align 8, !tbaa !3
  %526 = load ptr, ptr %34, align 8, !tbaa !54
  %527 = call i32 %523(ptr noundef %525, ptr noundef %526) #8
  br label %570

528:                                              ; preds = %68
  %529 = getelementptr inbounds %struct.wait, ptr %70, i64 0, i32 1
  %530 = load ptr, ptr %529, align 8, !tbaa !74
  %531 = load ptr, ptr %34, align 8, !tbaa !54
  %532 = getelementptr inbounds %struct.wait, ptr %70, i64 0, i32 2
  %533 = load i64, ptr %532, align 8, !tbaa !75
  %534 = getelementptr inbounds %struct.queue, ptr %530, i64 0, i32 23
  %535 = call i32 @pthread_mutex_lock(ptr noundef nonnull %534) #8
  %536 = getelementptr inbounds %struct.queue, ptr %530, i64 0, i32 15
  br label %537

537:                                              ; preds = %541, %528
  %538 = phi ptr [ %536, %528 ], [ %539, %541 ]
  %539 = load ptr, ptr %538, align 8, !tbaa !3
  %540 = icmp eq ptr %539, null
  br i1 %540, label %552, label %541

541:                                              ; preds = %537
  %542 = getelementptr inbounds %struct.batch, ptr %539, i64 0, i32 1
  %543 = load i64, ptr %542, align 8, !tbaa !63
  %544 = icmp ult i64 %543, %533
  br i1 %544, label %537, label %545, !llvm.loop !146

545:                                              ; preds = %541
  %546 = load ptr, ptr %530, align 8, !tbaa !53
  %547 = getelementptr inbounds %struct.device, ptr %546, i64 0, i32 20
  %548 = load ptr, ptr %547, align 8, !tbaa !147
  %549 = getelementptr inbounds %struct.batch, ptr %539, i64 0, i32 6
  %550 = load ptr, ptr %549, align 8, !tbaa !81
  %551 = call i32 %548(ptr noundef %531, ptr noundef %550, i32 noundef 0) #8
  br label %552

552:                                              ; preds = %537, %545
  %553 = phi i32 [ %551, %545 ], [ 0, %537 ]
  %554 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %534) #8
  br label %570

555:                                              ; preds = %68
  %556 = load ptr, ptr %35, align 8, !tbaa !147
  %557 = load ptr, ptr %34, align 8, !tbaa !54
  %558 = getelementptr inbounds %struct.wait_event, ptr %70, i64 0, i32 1
  %559 = load ptr, ptr %558, align 8, !tbaa !148
  %560 = call i32 %556(ptr noundef %557, ptr noundef %559, i32 noundef 0) #8
  br label %570

561:                                              ; preds = %68
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %4) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %33, i8 0, i64 136, i1 false)
  %562 = getelementptr inbounds %struct.wait_semaphore, ptr %70, i64 0, i32 2
  %563 = load i64, ptr %562, align 8, !tbaa !150
  store i64 %563, ptr %4, align 8, !tbaa !152
  %564 = load ptr, ptr %0, align 8, !tbaa !53
  %565 = getelementptr inbounds %struct.device, ptr %564, i64 0, i32 22
  %566 = load ptr, ptr %565, align 8, !tbaa !155
  %567 = getelementptr inbounds %struct.wait_semaphore, ptr %70, i64 0, i32 1
  %568 = load ptr, ptr %34, align 8, !tbaa !54
  %569 = call i32 %566(ptr noundef nonnull %567, ptr noundef nonnull %4, i32 noundef 1, ptr noundef %568) #8
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %4) #9
  br label %570

570:                                              ; preds = %561, %555, %552, %519, %516, %427, %415, %403, %385, %383, %326, %315, %290, %271, %260, %249, %239, %237, %68
  %571 = phi i32 [ 0, %68 ], [ %569, %561 ], [ %560, %555 ], [ %553, %552 ], [ %398, %385 ], [ %384, %383 ], [ %289, %271 ], [ %270, %260 ], [ %259, %249 ], [ %248, %239 ], [ %238, %237 ], [ %303, %290 ], [ 0, %326 ], [ 2, %315 ], [ %437, %427 ], [ %426, %415 ], [ %414, %403 ], [ %527, %519 ], [ %501, %516 ]
  %572 = load ptr, ptr %63, align 8, !tbaa !109
  %573 = icmp eq ptr %572, null
  br i1 %573, label %621, label %574

574:                                              ; preds = %570
  %575 = load i16, ptr %71, align 2, !tbaa !88
  %576 = icmp eq i16 %575, 0
  %577 = icmp ne i32 %571, 0
  %578 = select i1 %576, i1 true, i1 %577
  br i1 %578, label %621, label %579

579:                                              ; preds = %574
  %580 = load i32, ptr %64, align 4, !tbaa !99
  %581 = load i32, ptr %66, align 8, !tbaa !107
  %582 = icmp ugt i32 %580, %581
  br i1 %582, label %609, label %583

583:                                              ; preds = %579
  %584 = icmp eq i32 %580, 0
  %585 = shl i32 %580, 1
  %586 = select i1 %584, i32 8, i32 %585
  %587 = load ptr, ptr %65, align 8, !tbaa !3
  %588 = zext i32 %586 to i64
  %589 = shl nuw nsw i64 %588, 3
  %590 = call ptr @realloc(ptr noundef %587, i64 noundef %589) #8
  %591 = icmp eq ptr %590, null
  br i1 %591, label %638, label %592

592:                                              ; preds = %583
  store ptr %590, ptr %65, align 8, !tbaa !3
  %593 = load i32, ptr %64, align 4, !tbaa !99
  %594 = icmp ult i32 %593, %586
  br i1 %594, label %595, label %609

595:                                              ; preds = %592, %605
  %596 = phi i32 [ %607, %605 ], [ %593, %592 ]
  %597 = load ptr, ptr %0, align 8, !tbaa !53
  %598 = getelementptr inbounds %struct.device, ptr %597, i64 0, i32 14
  %599 = load ptr, ptr %598, align 8, !tbaa !96
  %600 = load ptr, ptr %65, align 8, !tbaa !101
  %601 = zext i32 %596 to i64
  %602 = getelementptr inbounds ptr, ptr %600, i64 %601
  %603 = call i32 %599(ptr noundef %602, i32 noundef 0) #8
  %604 = icmp eq i32 %603, 0
  br i1 %604, label %605, label %638

605:                                              ; preds = %595
  %606 = load i32, ptr %64, align 4, !tbaa !99
  %607 = add i32 %606, 1
  store i32 %607, ptr %64, align 4, !tbaa !99
  %608 = icmp ult i32 %607, %586
  br i1 %608, label %595, label %609, !llvm.loop !156

609:                                              ; preds = %605, %592, %579
  %610 = load ptr, ptr %0, align 8, !tbaa !53
  %611 = getelementptr inbounds %struct.device, ptr %610, i64 0, i32 16
  %612 = load ptr, ptr %611, align 8, !tbaa !157
  %613 = load ptr, ptr %65, align 8, !tbaa !101
  %614 = load i32, ptr %66, align 8, !tbaa !107
  %615 = add i32 %614, 1
  store i32 %615, ptr %66, align 8, !tbaa !107
  %616 = zext i32 %614 to i64
  %617 = getelementptr inbounds ptr, ptr %613, i64 %616
  %618 = load ptr, ptr %617, align 8, !tbaa !3
  %619 = load ptr, ptr %34, align 8, !tbaa !54
  %620 = call i32 %612(ptr noundef %618, ptr noundef %619) #8
  br label %621

621:                                              ; preds = %609, %574, %570
  %622 = phi i32 [ %571, %574 ], [ %571, %570 ], [ %620, %609 ]
  %623 = getelementptr inbounds %struct.command, ptr %70, i64 0, i32 2
  %624 = load i32, ptr %623, align 4, !tbaa !17
  %625 = zext i32 %624 to i64
  %626 = getelementptr inbounds i8, ptr %70, i64 %625
  %627 = icmp ult ptr %626, %25
  %628 = icmp eq i32 %622, 0
  %629 = select i1 %627, i1 %628, i1 false
  br i1 %629, label %68, label %67, !llvm.loop !158

630:                                              ; preds = %67, %19
  %631 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 16
  %632 = load ptr, ptr %631, align 8, !tbaa !157
  %633 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 6
  %634 = load ptr, ptr %633, align 8, !tbaa !81
  %635 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %636 = load ptr, ptr %635, align 8, !tbaa !54
  %637 = call i32 %632(ptr noundef %634, ptr noundef %636) #8
  br label %638

638:                                              ; preds = %583, %595, %630, %67
  %639 = phi i32 [ %637, %630 ], [ %622, %67 ], [ %603, %595 ], [ 2, %583 ]
  %640 = load ptr, ptr %0, align 8, !tbaa !53
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #9
  %641 = getelementptr inbounds %struct.device, ptr %640, i64 0, i32 1
  %642 = load ptr, ptr %641, align 8, !tbaa !14
  %643 = call i32 %642(ptr noundef nonnull %3) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #9
  %644 = icmp eq i32 %639, 0
  br i1 %644, label %660, label %645

645:                                              ; preds = %638
  %646 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %647 = cmpxchg ptr %646, i32 0, i32 %639 seq_cst seq_cst, align 4
  %648 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %649 = call i32 @pthread_mutex_lock(ptr noundef nonnull %648) #8
  br label %655

650:                                              ; preds = %2
  %651 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %652 = cmpxchg ptr %651, i32 0, i32 %17 seq_cst seq_cst, align 4
  %653 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %654 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %653) #8
  br label %655

655:                                              ; preds = %650, %645
  %656 = phi ptr [ %648, %645 ], [ %653, %650 ]
  %657 = phi i32 [ %639, %645 ], [ %17, %650 ]
  %658 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %659 = load ptr, ptr %658, align 8, !tbaa !159
  store ptr %659, ptr %1, align 8, !tbaa !77
  store ptr %1, ptr %658, align 8, !tbaa !159
  br label %674

660:                                              ; preds = %638
  %661 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %662 = call i32 @pthread_mutex_lock(ptr noundef nonnull %661) #8
  store ptr null, ptr %1, align 8, !tbaa !77
  %663 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %664 = load ptr, ptr %663, align 8, !tbaa !56
  store ptr %1, ptr %664, align 8, !tbaa !3
  store ptr %1, ptr %663, align 8, !tbaa !56
  %665 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 5
  %666 = load i64, ptr %665, align 8, !tbaa !69
  %667 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %668 = load i64, ptr %667, align 8, !tbaa !68
  %669 = add i64 %668, %666
  store i64 %669, ptr %667, align 8, !tbaa !68
  %670 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 11
  store i32 1, ptr %670, align 4, !tbaa !82
  %671 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %672 = load i64, ptr %671, align 8, !tbaa !63
  %673 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  store i64 %672, ptr %673, align 8, !tbaa !51
  br label %674

674:                                              ; preds = %660, %655
  %675 = phi ptr [ %661, %660 ], [ %656, %655 ]
  %676 = phi i32 [ 0, %660 ], [ %657, %655 ]
  %677 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  store i32 0, ptr %677, align 8, !tbaa !67
  %678 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %679 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %678) #8
  %680 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %681 = load atomic i64, ptr %680 seq_cst, align 8
  %682 = icmp eq i64 %681, 0
  br i1 %682, label %683, label %691

683:                                              ; preds = %674
  %684 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %685 = load i32, ptr %684, align 4, !tbaa !78
  %686 = icmp eq i32 %685, 0
  br i1 %686, label %687, label %691

687:                                              ; preds = %683
  %688 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %689 = load ptr, ptr %688, align 8, !tbaa !62
  %690 = icmp eq ptr %689, null
  br i1 %690, label %698, label %691

691:                                              ; preds = %687, %683, %674
  %692 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %693 = load i32, ptr %692, align 8, !tbaa !87
  %694 = icmp eq i32 %693, 0
  br i1 %694, label %698, label %695

695:                                              ; preds = %691
  %696 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %697 = call i32 @pthread_cond_signal(ptr noundef nonnull %696) #8
  br label %698

698:                                              ; preds = %695, %691, %687
  %699 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %675) #8
  ret i32 %676
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
  %11 = load ptr, ptr %10, align 8, !tbaa !160
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %13 = load i64, ptr %12, align 8, !tbaa !60
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #8
  %15 = icmp eq ptr %11, null
  br i1 %15, label %231, label %16

16:                                               ; preds = %7
  %17 = load ptr, ptr %0, align 8, !tbaa !53
  %18 = load ptr, ptr %17, align 8, !tbaa !7
  %19 = getelementptr inbounds %struct.device, ptr %17, i64 0, i32 31
  %20 = load ptr, ptr %19, align 8, !tbaa !11
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
  %38 = load i64, ptr %37, align 8, !tbaa !63
  %39 = icmp ugt i64 %38, %36
  br i1 %39, label %40, label %48

40:                                               ; preds = %34
  %41 = load ptr, ptr %0, align 8, !tbaa !53
  %42 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 17
  %43 = load ptr, ptr %42, align 8, !tbaa !161
  %44 = getelementptr inbounds %struct.batch, ptr %35, i64 0, i32 6
  %45 = load ptr, ptr %44, align 8, !tbaa !81
  %46 = call i32 %43(ptr noundef %45) #8
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %208

48:                                               ; preds = %34, %40
  %49 = load atomic i32, ptr %4 seq_cst, align 4
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %56, label %51

51:                                               ; preds = %48
  %52 = load ptr, ptr %0, align 8, !tbaa !53
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #9
  %53 = getelementptr inbounds %struct.device, ptr %52, i64 0, i32 1
  %54 = load ptr, ptr %53, align 8, !tbaa !14
  %55 = call i32 %54(ptr noundef nonnull %2) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #9
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
  %70 = load ptr, ptr %69, align 8, !tbaa !162
  %71 = icmp eq ptr %70, null
  %72 = getelementptr inbounds %struct.harvest, ptr %68, i64 %67, i32 1
  %73 = load ptr, ptr %72, align 8, !tbaa !164
  br i1 %71, label %78, label %74

74:                                               ; preds = %66
  %75 = getelementptr inbounds %struct.harvest, ptr %68, i64 %67, i32 2
  %76 = load i64, ptr %75, align 8, !tbaa !165
  %77 = call ptr @memcpy(ptr noundef nonnull %70, ptr noundef %73, i64 noundef %76) #8
  br label %100

78:                                               ; preds = %66
  %79 = getelementptr inbounds i8, ptr %73, i64 2312
  %80 = load i64, ptr %79, align 8, !tbaa !15
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %100, label %82

82:                                               ; preds = %78
  %83 = getelementptr inbounds %struct.harvest, ptr %68, i64 %67, i32 3
  %84 = load i64, ptr %83, align 8, !tbaa !166
  %85 = call ptr @calloc(i64 noundef 1, i64 noundef 2328) #8
  %86 = icmp eq ptr %85, null
  br i1 %86, label %100, label %87

87:                                               ; preds = %82
  %88 = getelementptr inbounds %struct.failure, ptr %85, i64 0, i32 1
  store i64 %84, ptr %88, align 8, !tbaa !110
  %89 = getelementptr inbounds %struct.failure, ptr %85, i64 0, i32 2
  store i64 0, ptr %89, align 8, !tbaa !112
  %90 = getelementptr inbounds %struct.failure, ptr %85, i64 0, i32 3
  %91 = call ptr @memcpy(ptr noundef nonnull %90, ptr noundef nonnull %73, i64 noundef 2048) #8
  %92 = getelementptr inbounds %struct.failure, ptr %85, i64 0, i32 4
  %93 = getelementptr inbounds i8, ptr %73, i64 2048
  %94 = call ptr @memcpy(ptr noundef nonnull %92, ptr noundef nonnull %93, i64 noundef 256) #8
  %95 = call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #8
  %96 = load ptr, ptr %24, align 8, !tbaa !58
  store ptr %85, ptr %96, align 8, !tbaa !3
  store ptr %85, ptr %24, align 8, !tbaa !58
  %97 = load i32, ptr %25, align 8, !tbaa !113
  %98 = add i32 %97, 1
  store atomic i32 %98, ptr %25 seq_cst, align 8
  %99 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #8
  br label %100

100:                                              ; preds = %87, %82, %78, %74
  %101 = add nuw nsw i64 %67, 1
  %102 = load i32, ptr %57, align 8, !tbaa !108
  %103 = zext i32 %102 to i64
  %104 = icmp ult i64 %101, %103
  br i1 %104, label %66, label %62, !llvm.loop !167

105:                                              ; preds = %62
  %106 = load ptr, ptr %0, align 8, !tbaa !53
  %107 = getelementptr inbounds %struct.device, ptr %106, i64 0, i32 33
  %108 = call i32 @pthread_mutex_lock(ptr noundef nonnull %107) #8
  %109 = load i32, ptr %63, align 8, !tbaa !107
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
  %122 = load ptr, ptr %112, align 8, !tbaa !168
  %123 = load ptr, ptr %113, align 8, !tbaa !169
  %124 = load ptr, ptr %114, align 8, !tbaa !101
  %125 = getelementptr inbounds ptr, ptr %124, i64 %121
  %126 = load ptr, ptr %125, align 8, !tbaa !3
  %127 = call i32 %122(ptr noundef nonnull %3, ptr noundef %123, ptr noundef %126) #8
  %128 = load double, ptr %115, align 8, !tbaa !170
  %129 = load float, ptr %3, align 4, !tbaa !171
  %130 = fpext float %129 to double
  %131 = call double @llvm.fmuladd.f64(double %130, double 1.000000e-03, double %128)
  %132 = load ptr, ptr %116, align 8, !tbaa !109
  %133 = getelementptr inbounds double, ptr %132, i64 %121
  store double %131, ptr %133, align 8, !tbaa !173
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #9
  %134 = add nuw nsw i64 %121, 1
  %135 = load i32, ptr %63, align 8, !tbaa !107
  %136 = zext i32 %135 to i64
  %137 = icmp uge i64 %134, %136
  %138 = icmp ne i32 %127, 0
  %139 = select i1 %137, i1 true, i1 %138
  br i1 %139, label %117, label %120, !llvm.loop !174

140:                                              ; preds = %117
  %141 = load ptr, ptr %114, align 8, !tbaa !101
  %142 = add i32 %135, -1
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds ptr, ptr %141, i64 %143
  %145 = load ptr, ptr %113, align 8, !tbaa !169
  %146 = getelementptr inbounds double, ptr %132, i64 %143
  %147 = load double, ptr %146, align 8, !tbaa !173
  store double %147, ptr %115, align 8, !tbaa !170
  %148 = load ptr, ptr %144, align 8, !tbaa !3
  store ptr %148, ptr %113, align 8, !tbaa !169
  store ptr %145, ptr %144, align 8, !tbaa !3
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
  store ptr %173, ptr %10, align 8, !tbaa !160
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
  %190 = call i32 @pthread_cond_signal(ptr noundef nonnull %31) #8
  br label %191

191:                                              ; preds = %189, %186, %183
  %192 = load i32, ptr %32, align 4, !tbaa !78
  %193 = icmp eq i32 %192, 0
  br i1 %193, label %196, label %194

194:                                              ; preds = %191
  %195 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %33) #8
  br label %196

196:                                              ; preds = %194, %191
  %197 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #8
  %198 = call i64 @llvm.umax.i64(i64 %172, i64 %36)
  %199 = icmp eq ptr %173, null
  br i1 %199, label %200, label %34, !llvm.loop !175

200:                                              ; preds = %196
  %201 = load ptr, ptr %0, align 8, !tbaa !53
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #9
  %202 = getelementptr inbounds %struct.device, ptr %201, i64 0, i32 1
  %203 = load ptr, ptr %202, align 8, !tbaa !14
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
  %212 = load ptr, ptr %0, align 8, !tbaa !53
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #9
  %213 = getelementptr inbounds %struct.device, ptr %212, i64 0, i32 1
  %214 = load ptr, ptr %213, align 8, !tbaa !14
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #9
  %8 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #8
  %9 = load i64, ptr %5, align 8, !tbaa !84
  %10 = mul i64 %9, 1000000000
  %11 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !86
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
  %21 = load i64, ptr %4, align 8, !tbaa !84
  %22 = mul i64 %21, 1000000000
  %23 = load i64, ptr %15, align 8, !tbaa !86
  %24 = add i64 %22, %23
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #9
  %25 = icmp ult i64 %24, %14
  br i1 %25, label %16, label %26, !llvm.loop !176

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
  %6 = load ptr, ptr %5, align 8, !tbaa !177
  %7 = load ptr, ptr %6, align 8, !tbaa !178
  store ptr %7, ptr %5, align 8, !tbaa !177
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
  %15 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2328) %1, ptr noundef nonnull align 8 dereferenceable(2328) %6, i64 2328, i1 false), !tbaa.struct !179
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
  %7 = load i64, ptr %4, align 8, !tbaa !84
  %8 = mul i64 %7, 1000000000
  %9 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %10 = load i64, ptr %9, align 8, !tbaa !86
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #9
  %11 = add i64 %10, %2
  %12 = add i64 %11, %8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #9
  %13 = udiv i64 %12, 1000000000
  store i64 %13, ptr %5, align 8, !tbaa !84
  %14 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %15 = urem i64 %12, 1000000000
  store i64 %15, ptr %14, align 8, !tbaa !86
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %17 = call i32 @pthread_mutex_lock(ptr noundef nonnull %16) #8
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
  %26 = call i32 @pthread_cond_signal(ptr noundef nonnull %25) #8
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
  %45 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %34, ptr noundef nonnull %16, i32 noundef 1, ptr noundef nonnull %5) #8
  %46 = load i64, ptr %29, align 8, !tbaa !60
  %47 = icmp ult i64 %46, %1
  br i1 %47, label %35, label %48, !llvm.loop !181

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
  %56 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %16) #8
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #9
  ret i32 %55
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
  %23 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %3) #8
  %24 = load i64, ptr %8, align 8, !tbaa !51
  %25 = icmp ult i64 %24, %1
  br i1 %25, label %13, label %26, !llvm.loop !182

26:                                               ; preds = %19, %22, %13, %16, %2
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #8
  ret void
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local i32 @queue_hold_stream(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca ptr, align 8
  %5 = load ptr, ptr %0, align 8, !tbaa !53
  %6 = load ptr, ptr %5, align 8, !tbaa !7
  %7 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 31
  %8 = load ptr, ptr %7, align 8, !tbaa !11
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
  %29 = tail call i32 %26(ptr noundef %1, ptr noundef %28, i32 noundef 0) #8
  br label %30

30:                                               ; preds = %15, %23
  %31 = phi i32 [ %29, %23 ], [ 0, %15 ]
  %32 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %12) #8
  %33 = load ptr, ptr %0, align 8, !tbaa !53
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #9
  %34 = getelementptr inbounds %struct.device, ptr %33, i64 0, i32 1
  %35 = load ptr, ptr %34, align 8, !tbaa !14
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
  store i32 1, ptr %6, align 8, !tbaa !59
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %8 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %7) #8
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %10 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %9) #8
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %12 = load i32, ptr %11, align 8, !tbaa !67
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %1, %14
  %15 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %9, ptr noundef nonnull %4) #8
  %16 = load i32, ptr %11, align 8, !tbaa !67
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %14, !llvm.loop !183

18:                                               ; preds = %14, %1
  %19 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #8
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %21 = load i64, ptr %20, align 8, !tbaa !184
  %22 = tail call i32 @pthread_join(i64 noundef %21, ptr noundef null) #8
  %23 = load ptr, ptr %0, align 8, !tbaa !53
  %24 = load ptr, ptr %23, align 8, !tbaa !7
  %25 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 31
  %26 = load ptr, ptr %25, align 8, !tbaa !11
  %27 = tail call i32 %24(ptr noundef %26) #8
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %36

29:                                               ; preds = %18
  %30 = load ptr, ptr %0, align 8, !tbaa !53
  %31 = getelementptr inbounds %struct.device, ptr %30, i64 0, i32 21
  %32 = load ptr, ptr %31, align 8, !tbaa !185
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %34 = load ptr, ptr %33, align 8, !tbaa !54
  %35 = tail call i32 %32(ptr noundef %34) #8
  br label %36

36:                                               ; preds = %29, %18
  %37 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #9
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
  %47 = load ptr, ptr %46, align 8, !tbaa !159
  store ptr %47, ptr %45, align 8, !tbaa !3
  store ptr null, ptr %46, align 8, !tbaa !159
  store ptr null, ptr %43, align 8, !tbaa !62
  store ptr null, ptr %39, align 8, !tbaa !83
  store ptr null, ptr %38, align 8, !tbaa !160
  %48 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store ptr %38, ptr %48, align 8, !tbaa !56
  %49 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #8
  br i1 %28, label %55, label %106

50:                                               ; preds = %103
  %51 = load ptr, ptr %0, align 8, !tbaa !53
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #9
  %52 = getelementptr inbounds %struct.device, ptr %51, i64 0, i32 1
  %53 = load ptr, ptr %52, align 8, !tbaa !14
  %54 = call i32 %53(ptr noundef nonnull %2) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #9
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
  %72 = tail call i32 %71(ptr noundef nonnull %68) #8
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
  %89 = tail call i32 %85(ptr noundef %88) #8
  %90 = add nuw nsw i64 %84, 1
  %91 = load i32, ptr %74, align 4, !tbaa !99
  %92 = zext i32 %91 to i64
  %93 = icmp ult i64 %90, %92
  br i1 %93, label %83, label %79, !llvm.loop !102

94:                                               ; preds = %79
  %95 = load ptr, ptr %63, align 8, !tbaa !103
  %96 = tail call i32 %95(ptr noundef nonnull %81) #8
  br label %97

97:                                               ; preds = %94, %79
  %98 = getelementptr inbounds %struct.batch, ptr %65, i64 0, i32 14
  %99 = load ptr, ptr %98, align 8, !tbaa !104
  tail call void @free(ptr noundef %99) #8
  %100 = getelementptr inbounds %struct.batch, ptr %65, i64 0, i32 17
  %101 = load ptr, ptr %100, align 8, !tbaa !101
  tail call void @free(ptr noundef %101) #8
  tail call void @free(ptr noundef nonnull %65) #8
  %102 = icmp eq ptr %66, null
  br i1 %102, label %103, label %64, !llvm.loop !186

103:                                              ; preds = %97, %55
  %104 = add nuw nsw i64 %56, 1
  %105 = icmp eq i64 %104, 4
  br i1 %105, label %50, label %55, !llvm.loop !187

106:                                              ; preds = %36, %50
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #9
  ret void
}

declare i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #1

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %3 = load ptr, ptr %2, align 8, !tbaa !177
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %6

5:                                                ; preds = %6, %1
  tail call void @free(ptr noundef %0) #8
  ret void

6:                                                ; preds = %1, %6
  %7 = phi ptr [ %8, %6 ], [ %3, %1 ]
  %8 = load ptr, ptr %7, align 8, !tbaa !178
  tail call void @free(ptr noundef nonnull %7) #8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %5, label %6, !llvm.loop !188
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

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nobuiltin nounwind "no-builtins" }
attributes #9 = { nounwind }
attributes #10 = { nobuiltin "no-builtins" }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!8, !4, i64 0}
!8 = !{!"device", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !4, i64 40, !4, i64 48, !4, i64 56, !4, i64 64, !4, i64 72, !4, i64 80, !4, i64 88, !4, i64 96, !4, i64 104, !4, i64 112, !4, i64 120, !4, i64 128, !4, i64 136, !4, i64 144, !4, i64 152, !4, i64 160, !4, i64 168, !4, i64 176, !4, i64 184, !4, i64 192, !4, i64 200, !4, i64 208, !4, i64 216, !4, i64 224, !4, i64 232, !4, i64 240, !4, i64 248, !4, i64 256, !9, i64 264, !4, i64 328, !10, i64 336}
!9 = !{!"", !5, i64 0}
!10 = !{!"double", !5, i64 0}
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
!128 = !{!8, !4, i64 256}
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
!144 = !{!8, !4, i64 216}
!145 = !{!8, !4, i64 224}
!146 = distinct !{!146, !22}
!147 = !{!8, !4, i64 160}
!148 = !{!149, !4, i64 8}
!149 = !{!"wait_event", !18, i64 0, !4, i64 8}
!150 = !{!151, !16, i64 16}
!151 = !{!"wait_semaphore", !18, i64 0, !4, i64 8, !16, i64 16}
!152 = !{!153, !16, i64 0}
!153 = !{!"", !154, i64 0, !20, i64 72, !5, i64 76}
!154 = !{!"", !16, i64 0, !16, i64 8, !16, i64 16, !20, i64 24, !5, i64 28}
!155 = !{!8, !4, i64 176}
!156 = distinct !{!156, !22}
!157 = !{!8, !4, i64 128}
!158 = distinct !{!158, !22}
!159 = !{!52, !4, i64 128}
!160 = !{!52, !4, i64 96}
!161 = !{!8, !4, i64 136}
!162 = !{!163, !4, i64 0}
!163 = !{!"harvest", !4, i64 0, !4, i64 8, !16, i64 16, !16, i64 24}
!164 = !{!163, !4, i64 8}
!165 = !{!163, !16, i64 16}
!166 = !{!163, !16, i64 24}
!167 = distinct !{!167, !22}
!168 = !{!8, !4, i64 152}
!169 = !{!8, !4, i64 328}
!170 = !{!8, !10, i64 336}
!171 = !{!172, !172, i64 0}
!172 = !{!"float", !5, i64 0}
!173 = !{!10, !10, i64 0}
!174 = distinct !{!174, !22}
!175 = distinct !{!175, !22}
!176 = distinct !{!176, !22}
!177 = !{!52, !4, i64 136}
!178 = !{!111, !4, i64 0}
!179 = !{i64 0, i64 8, !3, i64 8, i64 8, !15, i64 16, i64 8, !15, i64 24, i64 2048, !180, i64 2072, i64 256, !180}
!180 = !{!5, !5, i64 0}
!181 = distinct !{!181, !22}
!182 = distinct !{!182, !22}
!183 = distinct !{!183, !22}
!184 = !{!52, !16, i64 56}
!185 = !{!8, !4, i64 168}
!186 = distinct !{!186, !22}
!187 = distinct !{!187, !22}
!188 = distinct !{!188, !22}
