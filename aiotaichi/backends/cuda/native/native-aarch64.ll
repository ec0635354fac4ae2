; Made by `nox -s native` from *.c and *.h, sha256 6f01551b977b5e16d28dc4e302f4c636ef394d8073f7279970aa8a7655003932
; ModuleID = 'aiotaichi/backends/cuda/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"
target triple = "aarch64-unknown-linux-gnu"

%struct.CUgraphEdgeData = type { i8, i8, i8, [5 x i8] }
%struct.device = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, %struct.mutex, ptr, ptr }
%struct.mutex = type { [8 x i64] }
%struct.ring = type { %struct.mutex, %struct.condition, ptr, i64, [0 x %struct.slot] }
%struct.condition = type { [8 x i64] }
%struct.slot = type { ptr, ptr, i64, ptr, i64, i64, ptr }
%struct.copiers = type { %struct.mutex, %struct.condition, %struct.condition, ptr, i32, i32, i32, [8 x i64] }
%struct.graph = type { ptr, ptr, ptr, i64, [0 x ptr] }
%struct.launch = type { %struct.command, ptr, i64, ptr, [0 x i8] }
%struct.command = type { i16, i16, i32 }
%struct.CUDA_KERNEL_NODE_PARAMS = type { ptr, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr }
%struct.kernel = type { i64, i64, i64, [0 x %struct.task] }
%struct.task = type { ptr, ptr, i32, i32, i32, i32 }
%struct.queue = type { ptr, ptr, i32, %struct.notification, i64, i64, i64, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, %struct.arrivals, ptr, i64, %struct.failures, %struct.mutex, %struct.condition, %struct.condition, %struct.condition }
%struct.notification = type { i64, i32 }
%struct.arrivals = type { ptr, i64, i64, i64 }
%struct.failures = type { %struct.mutex, ptr, ptr, i64 }
%struct.batch = type { ptr, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr }
%struct.timespec = type { i64, i64 }
%struct.wait = type { %struct.command, ptr, i64, i64 }
%struct.wait_ready = type { %struct.command, ptr }
%struct.copy = type { %struct.command, i64, i64, i64 }
%struct.execute = type { %struct.command, ptr, [0 x i8] }
%struct.CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS = type { %struct.anon, i32, [17 x i32] }
%struct.anon = type { i64, i64, i64, i32, [11 x i32] }
%struct.arrival = type { ptr, ptr, i64, i64 }
%struct.window = type { ptr, ptr, [16 x ptr], i64, i32 }
%struct.chunk = type { ptr, ptr, i64, i32 }
%struct.peer_copy = type { %struct.command, i64, ptr, i64, ptr, i64 }
%struct.fill = type { %struct.command, i64, i64, i32, i32 }
%struct.wait_event = type { %struct.command, ptr }
%struct.wait_semaphore = type { %struct.command, ptr, i64, i64 }
%struct.job = type { ptr, ptr, i32, i32 }
%struct.failure = type { ptr, i64, i64, [2048 x i8], [32 x i64] }

@early = internal constant %struct.CUgraphEdgeData { i8 1, i8 0, i8 1, [5 x i8] zeroinitializer }, align 1
@notify.one = internal constant i64 1, align 8

; Function Attrs: nounwind
define dso_local i32 @device_open(ptr nocapture noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = alloca ptr, align 8
  %6 = load ptr, ptr %0, align 8, !tbaa !4
  %7 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 31
  %8 = load ptr, ptr %7, align 8, !tbaa !11
  %9 = tail call i32 %6(ptr noundef %8) #9
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %96

11:                                               ; preds = %4
  %12 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 36
  %13 = lshr i64 %2, 18
  %14 = mul nuw nsw i64 %13, 56
  %15 = add nuw nsw i64 %14, 144
  %16 = tail call ptr @calloc(i64 noundef 1, i64 noundef %15) #9
  %17 = icmp eq ptr %16, null
  br i1 %17, label %91, label %18

18:                                               ; preds = %11
  %19 = getelementptr inbounds %struct.ring, ptr %16, i64 0, i32 3
  store i64 %13, ptr %19, align 8, !tbaa !12
  %20 = icmp ult i64 %2, 262144
  br i1 %20, label %59, label %21

21:                                               ; preds = %18
  %22 = getelementptr inbounds %struct.ring, ptr %16, i64 0, i32 2
  %23 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 14
  br label %25

24:                                               ; preds = %25
  br i1 %37, label %59, label %39

25:                                               ; preds = %25, %21
  %26 = phi i64 [ %13, %21 ], [ %27, %25 ]
  %27 = add nsw i64 %26, -1
  %28 = getelementptr inbounds %struct.ring, ptr %16, i64 0, i32 4, i64 %27
  %29 = shl i64 %27, 18
  %30 = getelementptr inbounds i8, ptr %1, i64 %29
  %31 = getelementptr inbounds %struct.ring, ptr %16, i64 0, i32 4, i64 %27, i32 1
  store ptr %30, ptr %31, align 8, !tbaa !14
  %32 = load ptr, ptr %22, align 8, !tbaa !16
  store ptr %32, ptr %28, align 8, !tbaa !17
  store ptr %28, ptr %22, align 8, !tbaa !16
  %33 = load ptr, ptr %23, align 8, !tbaa !18
  %34 = getelementptr inbounds %struct.ring, ptr %16, i64 0, i32 4, i64 %27, i32 3
  %35 = tail call i32 %33(ptr noundef nonnull %34, i32 noundef 3) #9
  %36 = icmp ne i64 %27, 0
  %37 = icmp eq i32 %35, 0
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %25, label %24, !llvm.loop !19

39:                                               ; preds = %24
  %40 = load i64, ptr %19, align 8, !tbaa !12
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %42, label %43

42:                                               ; preds = %39
  tail call void @free(ptr noundef nonnull %16) #9
  br label %91

43:                                               ; preds = %39
  %44 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 15
  br label %45

45:                                               ; preds = %55, %43
  %46 = phi i64 [ %40, %43 ], [ %56, %55 ]
  %47 = phi i64 [ 0, %43 ], [ %57, %55 ]
  %48 = getelementptr inbounds %struct.ring, ptr %16, i64 0, i32 4, i64 %47, i32 3
  %49 = load ptr, ptr %48, align 8, !tbaa !21
  %50 = icmp eq ptr %49, null
  br i1 %50, label %55, label %51

51:                                               ; preds = %45
  %52 = load ptr, ptr %44, align 8, !tbaa !22
  %53 = tail call i32 %52(ptr noundef nonnull %49) #9
  %54 = load i64, ptr %19, align 8, !tbaa !12
  br label %55

55:                                               ; preds = %51, %45
  %56 = phi i64 [ %46, %45 ], [ %54, %51 ]
  %57 = add nuw i64 %47, 1
  %58 = icmp ult i64 %57, %56
  br i1 %58, label %45, label %62, !llvm.loop !23

59:                                               ; preds = %18, %24
  store ptr %16, ptr %12, align 8, !tbaa !16
  %60 = tail call ptr @calloc(i64 noundef 1, i64 noundef 280) #9
  %61 = icmp eq ptr %60, null
  br i1 %61, label %68, label %63

62:                                               ; preds = %55
  tail call void @free(ptr noundef nonnull %16) #9
  br label %91

63:                                               ; preds = %59
  %64 = tail call i64 @llvm.umin.i64(i64 %3, i64 8)
  %65 = trunc i64 %64 to i32
  %66 = getelementptr inbounds %struct.copiers, ptr %60, i64 0, i32 4
  store i32 %65, ptr %66, align 8, !tbaa !24
  %67 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 37
  store ptr %60, ptr %67, align 8, !tbaa !27
  br label %91

68:                                               ; preds = %59
  %69 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 37
  store ptr null, ptr %69, align 8, !tbaa !27
  %70 = load ptr, ptr %12, align 8, !tbaa !28
  %71 = getelementptr inbounds %struct.ring, ptr %70, i64 0, i32 3
  %72 = load i64, ptr %71, align 8, !tbaa !12
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %90, label %74

74:                                               ; preds = %68
  %75 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 15
  br label %76

76:                                               ; preds = %86, %74
  %77 = phi i64 [ %72, %74 ], [ %87, %86 ]
  %78 = phi i64 [ 0, %74 ], [ %88, %86 ]
  %79 = getelementptr inbounds %struct.ring, ptr %70, i64 0, i32 4, i64 %78, i32 3
  %80 = load ptr, ptr %79, align 8, !tbaa !21
  %81 = icmp eq ptr %80, null
  br i1 %81, label %86, label %82

82:                                               ; preds = %76
  %83 = load ptr, ptr %75, align 8, !tbaa !22
  %84 = tail call i32 %83(ptr noundef nonnull %80) #9
  %85 = load i64, ptr %71, align 8, !tbaa !12
  br label %86

86:                                               ; preds = %82, %76
  %87 = phi i64 [ %77, %76 ], [ %85, %82 ]
  %88 = add nuw i64 %78, 1
  %89 = icmp ult i64 %88, %87
  br i1 %89, label %76, label %90, !llvm.loop !23

90:                                               ; preds = %86, %68
  tail call void @free(ptr noundef nonnull %70) #9
  br label %91

91:                                               ; preds = %62, %11, %63, %42, %90
  %92 = phi i32 [ %35, %62 ], [ 0, %63 ], [ 2, %90 ], [ %35, %42 ], [ 2, %11 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #10
  %93 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %94 = load ptr, ptr %93, align 8, !tbaa !29
  %95 = call i32 %94(ptr noundef nonnull %5) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #10
  br label %96

96:                                               ; preds = %4, %91
  %97 = phi i32 [ %92, %91 ], [ %9, %4 ]
  ret i32 %97
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define dso_local void @device_close(ptr nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 37
  %4 = load ptr, ptr %3, align 8, !tbaa !27
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef %4) #9
  %6 = getelementptr inbounds %struct.copiers, ptr %4, i64 0, i32 6
  store i32 1, ptr %6, align 8, !tbaa !30
  %7 = getelementptr inbounds %struct.copiers, ptr %4, i64 0, i32 1
  %8 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %7) #9
  %9 = tail call i32 @pthread_mutex_unlock(ptr noundef %4) #9
  %10 = getelementptr inbounds %struct.copiers, ptr %4, i64 0, i32 5
  %11 = load i32, ptr %10, align 4, !tbaa !31
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %22, label %13

13:                                               ; preds = %1, %13
  %14 = phi i64 [ %18, %13 ], [ 0, %1 ]
  %15 = getelementptr inbounds %struct.copiers, ptr %4, i64 0, i32 7, i64 %14
  %16 = load i64, ptr %15, align 8, !tbaa !12
  %17 = tail call i32 @pthread_join(i64 noundef %16, ptr noundef null) #9
  %18 = add nuw nsw i64 %14, 1
  %19 = load i32, ptr %10, align 4, !tbaa !31
  %20 = zext i32 %19 to i64
  %21 = icmp ult i64 %18, %20
  br i1 %21, label %13, label %22, !llvm.loop !32

22:                                               ; preds = %13, %1
  tail call void @free(ptr noundef nonnull %4) #9
  %23 = load ptr, ptr %0, align 8, !tbaa !4
  %24 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 31
  %25 = load ptr, ptr %24, align 8, !tbaa !11
  %26 = tail call i32 %23(ptr noundef %25) #9
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %54

28:                                               ; preds = %22
  %29 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 36
  %30 = load ptr, ptr %29, align 8, !tbaa !28
  %31 = getelementptr inbounds %struct.ring, ptr %30, i64 0, i32 3
  %32 = load i64, ptr %31, align 8, !tbaa !12
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %50, label %34

34:                                               ; preds = %28
  %35 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 15
  br label %36

36:                                               ; preds = %46, %34
  %37 = phi i64 [ %32, %34 ], [ %47, %46 ]
  %38 = phi i64 [ 0, %34 ], [ %48, %46 ]
  %39 = getelementptr inbounds %struct.ring, ptr %30, i64 0, i32 4, i64 %38, i32 3
  %40 = load ptr, ptr %39, align 8, !tbaa !21
  %41 = icmp eq ptr %40, null
  br i1 %41, label %46, label %42

42:                                               ; preds = %36
  %43 = load ptr, ptr %35, align 8, !tbaa !22
  %44 = tail call i32 %43(ptr noundef nonnull %40) #9
  %45 = load i64, ptr %31, align 8, !tbaa !12
  br label %46

46:                                               ; preds = %42, %36
  %47 = phi i64 [ %37, %36 ], [ %45, %42 ]
  %48 = add nuw i64 %38, 1
  %49 = icmp ult i64 %48, %47
  br i1 %49, label %36, label %50, !llvm.loop !23

50:                                               ; preds = %46, %28
  tail call void @free(ptr noundef nonnull %30) #9
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #10
  %51 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %52 = load ptr, ptr %51, align 8, !tbaa !29
  %53 = call i32 %52(ptr noundef nonnull %2) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #10
  br label %54

54:                                               ; preds = %50, %22
  ret void
}

; Function Attrs: nounwind
define dso_local void @graph_destroy(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = load ptr, ptr %0, align 8, !tbaa !16
  %4 = load ptr, ptr %3, align 8, !tbaa !4
  %5 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 31
  %6 = load ptr, ptr %5, align 8, !tbaa !11
  %7 = tail call i32 %4(ptr noundef %6) #9
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %32

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8, !tbaa !16
  %12 = icmp eq ptr %11, null
  br i1 %12, label %18, label %13

13:                                               ; preds = %9
  %14 = load ptr, ptr %0, align 8, !tbaa !16
  %15 = getelementptr inbounds %struct.device, ptr %14, i64 0, i32 30
  %16 = load ptr, ptr %15, align 8, !tbaa !33
  %17 = tail call i32 %16(ptr noundef nonnull %11) #9
  br label %18

18:                                               ; preds = %13, %9
  %19 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %20 = load ptr, ptr %19, align 8, !tbaa !16
  %21 = icmp eq ptr %20, null
  br i1 %21, label %27, label %22

22:                                               ; preds = %18
  %23 = load ptr, ptr %0, align 8, !tbaa !16
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 29
  %25 = load ptr, ptr %24, align 8, !tbaa !34
  %26 = tail call i32 %25(ptr noundef nonnull %20) #9
  br label %27

27:                                               ; preds = %22, %18
  %28 = load ptr, ptr %0, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #10
  %29 = getelementptr inbounds %struct.device, ptr %28, i64 0, i32 1
  %30 = load ptr, ptr %29, align 8, !tbaa !29
  %31 = call i32 %30(ptr noundef nonnull %2) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #10
  call void @free(ptr noundef nonnull %0) #9
  br label %32

32:                                               ; preds = %1, %27
  ret void
}

declare void @free(ptr noundef) local_unnamed_addr #2

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
  %13 = load ptr, ptr %12, align 8, !tbaa !16
  %14 = load i64, ptr %13, align 8, !tbaa !12
  %15 = add i64 %14, %10
  %16 = getelementptr inbounds %struct.command, ptr %11, i64 0, i32 2
  %17 = load i32, ptr %16, align 4, !tbaa !35
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds i8, ptr %11, i64 %18
  %20 = icmp ult ptr %19, %7
  br i1 %20, label %9, label %21, !llvm.loop !38

21:                                               ; preds = %9, %4
  %22 = phi i64 [ 0, %4 ], [ %15, %9 ]
  %23 = shl i64 %22, 3
  %24 = add i64 %23, 32
  %25 = tail call ptr @calloc(i64 noundef 1, i64 noundef %24) #9
  store i32 2, ptr %3, align 4, !tbaa !39
  %26 = icmp eq ptr %25, null
  br i1 %26, label %85, label %27

27:                                               ; preds = %21
  store ptr %0, ptr %25, align 8, !tbaa !16
  %28 = getelementptr inbounds %struct.graph, ptr %25, i64 0, i32 3
  store i64 %22, ptr %28, align 8, !tbaa !12
  %29 = load ptr, ptr %0, align 8, !tbaa !4
  %30 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 31
  %31 = load ptr, ptr %30, align 8, !tbaa !11
  %32 = tail call i32 %29(ptr noundef %31) #9
  store i32 %32, ptr %3, align 4, !tbaa !39
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %55

34:                                               ; preds = %27
  %35 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 23
  %36 = load ptr, ptr %35, align 8, !tbaa !40
  %37 = getelementptr inbounds %struct.graph, ptr %25, i64 0, i32 2
  %38 = tail call i32 %36(ptr noundef nonnull %37, i32 noundef 0) #9
  store i32 %38, ptr %3, align 4, !tbaa !39
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %49

40:                                               ; preds = %34
  %41 = tail call fastcc i32 @for_tasks(ptr noundef nonnull %25, ptr noundef %1, ptr noundef %7, ptr noundef nonnull @add_node) #11
  store i32 %41, ptr %3, align 4, !tbaa !39
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %49

43:                                               ; preds = %40
  %44 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 26
  %45 = load ptr, ptr %44, align 8, !tbaa !41
  %46 = getelementptr inbounds %struct.graph, ptr %25, i64 0, i32 1
  %47 = load ptr, ptr %37, align 8, !tbaa !16
  %48 = tail call i32 %45(ptr noundef nonnull %46, ptr noundef %47, i64 noundef 0) #9
  store i32 %48, ptr %3, align 4, !tbaa !39
  br label %49

49:                                               ; preds = %34, %40, %43
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #10
  %50 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %51 = load ptr, ptr %50, align 8, !tbaa !29
  %52 = call i32 %51(ptr noundef nonnull %6) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #10
  %53 = load i32, ptr %3, align 4, !tbaa !39
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %85, label %55

55:                                               ; preds = %27, %49
  %56 = load ptr, ptr %25, align 8, !tbaa !16
  %57 = load ptr, ptr %56, align 8, !tbaa !4
  %58 = getelementptr inbounds %struct.device, ptr %56, i64 0, i32 31
  %59 = load ptr, ptr %58, align 8, !tbaa !11
  %60 = call i32 %57(ptr noundef %59) #9
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %85

62:                                               ; preds = %55
  %63 = getelementptr inbounds %struct.graph, ptr %25, i64 0, i32 1
  %64 = load ptr, ptr %63, align 8, !tbaa !16
  %65 = icmp eq ptr %64, null
  br i1 %65, label %71, label %66

66:                                               ; preds = %62
  %67 = load ptr, ptr %25, align 8, !tbaa !16
  %68 = getelementptr inbounds %struct.device, ptr %67, i64 0, i32 30
  %69 = load ptr, ptr %68, align 8, !tbaa !33
  %70 = call i32 %69(ptr noundef nonnull %64) #9
  br label %71

71:                                               ; preds = %66, %62
  %72 = getelementptr inbounds %struct.graph, ptr %25, i64 0, i32 2
  %73 = load ptr, ptr %72, align 8, !tbaa !16
  %74 = icmp eq ptr %73, null
  br i1 %74, label %80, label %75

75:                                               ; preds = %71
  %76 = load ptr, ptr %25, align 8, !tbaa !16
  %77 = getelementptr inbounds %struct.device, ptr %76, i64 0, i32 29
  %78 = load ptr, ptr %77, align 8, !tbaa !34
  %79 = call i32 %78(ptr noundef nonnull %73) #9
  br label %80

80:                                               ; preds = %75, %71
  %81 = load ptr, ptr %25, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #10
  %82 = getelementptr inbounds %struct.device, ptr %81, i64 0, i32 1
  %83 = load ptr, ptr %82, align 8, !tbaa !29
  %84 = call i32 %83(ptr noundef nonnull %5) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #10
  call void @free(ptr noundef nonnull %25) #9
  br label %85

85:                                               ; preds = %80, %55, %49, %21
  %86 = phi ptr [ null, %21 ], [ %25, %49 ], [ null, %55 ], [ null, %80 ]
  ret ptr %86
}

declare ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #2

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
  %25 = load i64, ptr %24, align 8, !tbaa !12
  store i64 %25, ptr %5, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #10
  store i64 0, ptr %6, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #10
  store ptr %5, ptr %7, align 8, !tbaa !16
  store ptr %6, ptr %11, align 8, !tbaa !16
  %26 = getelementptr inbounds %struct.launch, ptr %22, i64 0, i32 4
  store ptr %26, ptr %12, align 8, !tbaa !16
  %27 = getelementptr inbounds %struct.launch, ptr %22, i64 0, i32 1
  %28 = load ptr, ptr %27, align 8, !tbaa !16
  %29 = load i64, ptr %28, align 8, !tbaa !12
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %76, label %31

31:                                               ; preds = %21, %70
  %32 = phi ptr [ %73, %70 ], [ %28, %21 ]
  %33 = phi i64 [ %72, %70 ], [ 0, %21 ]
  %34 = phi i64 [ %71, %70 ], [ %23, %21 ]
  %35 = getelementptr inbounds %struct.kernel, ptr %32, i64 0, i32 3, i64 %33
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %8) #10
  %36 = load ptr, ptr %35, align 8, !tbaa !42
  store ptr %36, ptr %8, align 8, !tbaa !44
  %37 = getelementptr inbounds %struct.kernel, ptr %32, i64 0, i32 3, i64 %33, i32 1
  %38 = load ptr, ptr %37, align 8, !tbaa !46
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %43

40:                                               ; preds = %31
  %41 = getelementptr inbounds %struct.kernel, ptr %32, i64 0, i32 3, i64 %33, i32 2
  %42 = load i32, ptr %41, align 8, !tbaa !47
  br label %61

43:                                               ; preds = %31
  %44 = call i64 %38(ptr noundef nonnull %26) #9
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %53

46:                                               ; preds = %43
  %47 = getelementptr inbounds %struct.kernel, ptr %32, i64 0, i32 3, i64 %33, i32 3
  %48 = load i32, ptr %47, align 4, !tbaa !48
  %49 = zext i32 %48 to i64
  %50 = add nsw i64 %44, -1
  %51 = add nuw i64 %50, %49
  %52 = udiv i64 %51, %49
  br label %53

53:                                               ; preds = %46, %43
  %54 = phi i64 [ %52, %46 ], [ 1, %43 ]
  %55 = getelementptr inbounds %struct.kernel, ptr %32, i64 0, i32 3, i64 %33, i32 2
  %56 = load i32, ptr %55, align 8, !tbaa !47
  %57 = zext i32 %56 to i64
  %58 = icmp ult i64 %54, %57
  %59 = trunc i64 %54 to i32
  %60 = select i1 %58, i32 %59, i32 %56
  br label %61

61:                                               ; preds = %40, %53
  %62 = phi i32 [ %60, %53 ], [ %42, %40 ]
  store i32 %62, ptr %13, align 8, !tbaa !49
  store <2 x i32> <i32 1, i32 1>, ptr %14, align 4, !tbaa !39
  %63 = getelementptr inbounds %struct.kernel, ptr %32, i64 0, i32 3, i64 %33, i32 3
  %64 = load i32, ptr %63, align 4, !tbaa !48
  store i32 %64, ptr %15, align 4, !tbaa !50
  store <2 x i32> <i32 1, i32 1>, ptr %16, align 8, !tbaa !39
  %65 = getelementptr inbounds %struct.kernel, ptr %32, i64 0, i32 3, i64 %33, i32 4
  %66 = load i32, ptr %65, align 8, !tbaa !51
  store i32 %66, ptr %17, align 8, !tbaa !52
  store ptr %7, ptr %18, align 8, !tbaa !53
  store <2 x ptr> zeroinitializer, ptr %19, align 8, !tbaa !16
  store ptr null, ptr %20, align 8, !tbaa !54
  %67 = call i32 %3(ptr noundef %0, i64 noundef %34, ptr noundef nonnull %35, ptr noundef nonnull %8) #9, !callees !55
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
  %73 = load ptr, ptr %27, align 8, !tbaa !16
  %74 = load i64, ptr %73, align 8, !tbaa !12
  %75 = icmp ult i64 %72, %74
  br i1 %75, label %31, label %76, !llvm.loop !56

76:                                               ; preds = %70, %21
  %77 = phi i64 [ %23, %21 ], [ %71, %70 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #10
  %78 = getelementptr inbounds %struct.command, ptr %22, i64 0, i32 2
  %79 = load i32, ptr %78, align 4, !tbaa !35
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds i8, ptr %22, i64 %80
  %82 = icmp ult ptr %81, %2
  br i1 %82, label %21, label %83, !llvm.loop !57

83:                                               ; preds = %76, %4, %69
  %84 = phi i32 [ %67, %69 ], [ 0, %4 ], [ 0, %76 ]
  ret i32 %84
}

; Function Attrs: nounwind
define internal i32 @add_node(ptr noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3) #0 {
  %5 = load ptr, ptr %0, align 8, !tbaa !16
  %6 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 4, i64 %1
  %7 = icmp ne i64 %1, 0
  %8 = getelementptr inbounds ptr, ptr %6, i64 -1
  %9 = select i1 %7, ptr %8, ptr null
  br i1 %7, label %10, label %14

10:                                               ; preds = %4
  %11 = getelementptr inbounds %struct.task, ptr %2, i64 0, i32 5
  %12 = load i32, ptr %11, align 4, !tbaa !58
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %21

14:                                               ; preds = %10, %4
  %15 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 24
  %16 = load ptr, ptr %15, align 8, !tbaa !59
  %17 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %18 = load ptr, ptr %17, align 8, !tbaa !16
  %19 = zext i1 %7 to i64
  %20 = tail call i32 %16(ptr noundef nonnull %6, ptr noundef %18, ptr noundef %9, i64 noundef %19, ptr noundef %3) #9
  br label %33

21:                                               ; preds = %10
  %22 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 24
  %23 = load ptr, ptr %22, align 8, !tbaa !59
  %24 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %25 = load ptr, ptr %24, align 8, !tbaa !16
  %26 = tail call i32 %23(ptr noundef nonnull %6, ptr noundef %25, ptr noundef null, i64 noundef 0, ptr noundef %3) #9
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %33

28:                                               ; preds = %21
  %29 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 25
  %30 = load ptr, ptr %29, align 8, !tbaa !60
  %31 = load ptr, ptr %24, align 8, !tbaa !16
  %32 = tail call i32 %30(ptr noundef %31, ptr noundef %9, ptr noundef nonnull %6, ptr noundef nonnull @early, i64 noundef 1) #9
  br label %33

33:                                               ; preds = %28, %21, %14
  %34 = phi i32 [ %20, %14 ], [ %32, %28 ], [ %26, %21 ]
  ret i32 %34
}

; Function Attrs: nounwind
define dso_local i64 @queue_handed(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #9
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %5 = load i64, ptr %4, align 8, !tbaa !61
  %6 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #9
  ret i64 %5
}

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #2

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define dso_local ptr @queue_create(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 584) #9
  %5 = icmp eq ptr %4, null
  br i1 %5, label %43, label %6

6:                                                ; preds = %3
  store ptr %0, ptr %4, align 8, !tbaa !66
  %7 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 1
  store ptr %1, ptr %7, align 8, !tbaa !67
  %8 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 3, i32 1
  store i32 %2, ptr %8, align 8, !tbaa !68
  %9 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 19
  %10 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 20
  store ptr %9, ptr %10, align 8, !tbaa !69
  %11 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 21
  %12 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 22
  store ptr %11, ptr %12, align 8, !tbaa !70
  %13 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 25
  %14 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 26
  store ptr %13, ptr %14, align 8, !tbaa !71
  %15 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 7
  %16 = tail call i32 @pthread_create(ptr noundef nonnull %15, ptr noundef null, ptr noundef nonnull @park, ptr noundef nonnull %4) #9
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %42

18:                                               ; preds = %6
  %19 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 8
  %20 = tail call i32 @pthread_create(ptr noundef nonnull %19, ptr noundef null, ptr noundef nonnull @stage, ptr noundef nonnull %4) #9
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %43, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 9
  store atomic i32 1, ptr %23 seq_cst, align 8
  %24 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 31
  %25 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %24) #9
  %26 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 32
  %27 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %26) #9
  %28 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 33
  %29 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %28) #9
  %30 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 34
  %31 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %30) #9
  %32 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %24) #9
  %33 = load ptr, ptr %4, align 8, !tbaa !66
  %34 = getelementptr inbounds %struct.device, ptr %33, i64 0, i32 36
  %35 = load ptr, ptr %34, align 8, !tbaa !28
  %36 = tail call i32 @pthread_mutex_lock(ptr noundef %35) #9
  %37 = getelementptr inbounds %struct.ring, ptr %35, i64 0, i32 1
  %38 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %37) #9
  %39 = tail call i32 @pthread_mutex_unlock(ptr noundef %35) #9
  %40 = load i64, ptr %15, align 8, !tbaa !72
  %41 = tail call i32 @pthread_join(i64 noundef %40, ptr noundef null) #9
  br label %42

42:                                               ; preds = %6, %22
  tail call void @free(ptr noundef nonnull %4) #9
  br label %43

43:                                               ; preds = %42, %18, %3
  %44 = phi ptr [ null, %3 ], [ %4, %18 ], [ inttoptr (i64 1 to ptr), %42 ]
  ret ptr %44
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define internal ptr @park(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #9
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %7 = load atomic i32, ptr %6 seq_cst, align 8
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %279

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 26
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 3
  %27 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %28 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3, i32 1
  br label %31

31:                                               ; preds = %9, %47
  %32 = load atomic i32, ptr %11 seq_cst, align 8
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %36

34:                                               ; preds = %31
  %35 = load i64, ptr %12, align 8, !tbaa !73
  br label %36

36:                                               ; preds = %31, %34
  %37 = phi i64 [ %35, %34 ], [ -1, %31 ]
  %38 = load atomic i64, ptr %10 seq_cst, align 8
  %39 = add i64 %38, -1
  %40 = icmp ult i64 %39, %37
  br i1 %40, label %41, label %50

41:                                               ; preds = %36
  %42 = atomicrmw xchg ptr %10, i64 0 seq_cst, align 8
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %47, label %44

44:                                               ; preds = %41
  %45 = load i32, ptr %30, align 8, !tbaa !74
  %46 = call i64 @write(i32 noundef %45, ptr noundef nonnull @notify.one, i64 noundef 8) #9
  br label %47

47:                                               ; preds = %80, %277, %154, %159, %193, %44, %41
  %48 = load atomic i32, ptr %6 seq_cst, align 8
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %31, label %279, !llvm.loop !75

50:                                               ; preds = %36
  %51 = load ptr, ptr %14, align 8, !tbaa !76
  br label %52

52:                                               ; preds = %56, %50
  %53 = phi ptr [ %13, %50 ], [ %54, %56 ]
  %54 = load ptr, ptr %53, align 8, !tbaa !16
  %55 = icmp ne ptr %54, null
  br i1 %55, label %56, label %60

56:                                               ; preds = %52
  %57 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 18
  %58 = load i32, ptr %57, align 4, !tbaa !77
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %52, label %60, !llvm.loop !79

60:                                               ; preds = %52, %56
  %61 = load atomic i64, ptr %10 seq_cst, align 8
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %63, label %72

63:                                               ; preds = %60
  %64 = load i32, ptr %15, align 4, !tbaa !80
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %72

66:                                               ; preds = %63
  %67 = load i32, ptr %16, align 4, !tbaa !81
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %72

69:                                               ; preds = %66
  %70 = load i32, ptr %17, align 4, !tbaa !82
  %71 = icmp ne i32 %70, 0
  br label %72

72:                                               ; preds = %69, %66, %63, %60
  %73 = phi i1 [ true, %66 ], [ true, %63 ], [ true, %60 ], [ %71, %69 ]
  %74 = load atomic i32, ptr %11 seq_cst, align 8
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %80

76:                                               ; preds = %72
  %77 = icmp ne ptr %51, null
  %78 = select i1 %55, i1 %73, i1 false
  %79 = select i1 %77, i1 true, i1 %78
  br i1 %79, label %82, label %80

80:                                               ; preds = %76, %72
  store i32 1, ptr %18, align 8, !tbaa !83
  %81 = call i32 @pthread_cond_wait(ptr noundef nonnull %19, ptr noundef nonnull %4) #9
  store i32 0, ptr %18, align 8, !tbaa !83
  br label %47

82:                                               ; preds = %76
  br i1 %77, label %83, label %195

83:                                               ; preds = %82
  br i1 %55, label %84, label %90

84:                                               ; preds = %83
  %85 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 1
  %86 = load i64, ptr %85, align 8, !tbaa !84
  %87 = getelementptr inbounds %struct.slot, ptr %51, i64 0, i32 4
  %88 = load i64, ptr %87, align 8, !tbaa !85
  %89 = icmp ult i64 %86, %88
  br i1 %89, label %195, label %90

90:                                               ; preds = %84, %83
  %91 = load ptr, ptr %0, align 8, !tbaa !66
  %92 = load ptr, ptr %14, align 8, !tbaa !76
  %93 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #9
  %94 = load ptr, ptr %91, align 8, !tbaa !4
  %95 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 31
  %96 = load ptr, ptr %95, align 8, !tbaa !11
  %97 = call i32 %94(ptr noundef %96) #9
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %139

99:                                               ; preds = %90
  %100 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 18
  %101 = load ptr, ptr %100, align 8, !tbaa !86
  %102 = getelementptr inbounds %struct.slot, ptr %92, i64 0, i32 3
  %103 = load ptr, ptr %102, align 8, !tbaa !21
  %104 = call i32 %101(ptr noundef %103) #9
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %110, label %106

106:                                              ; preds = %99
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #10
  %107 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 1
  %108 = load ptr, ptr %107, align 8, !tbaa !29
  %109 = call i32 %108(ptr noundef nonnull %3) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #10
  br label %139

110:                                              ; preds = %99
  %111 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 17
  br label %115

112:                                              ; preds = %125
  %113 = add nuw nsw i32 %117, 1
  %114 = icmp eq i32 %113, 16
  br i1 %114, label %135, label %115, !llvm.loop !87

115:                                              ; preds = %112, %110
  %116 = phi ptr [ %92, %110 ], [ %119, %112 ]
  %117 = phi i32 [ 1, %110 ], [ %113, %112 ]
  %118 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #9
  %119 = load ptr, ptr %116, align 8, !tbaa !17
  %120 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #9
  %121 = icmp eq ptr %119, null
  br i1 %121, label %131, label %122

122:                                              ; preds = %115
  %123 = load atomic i32, ptr %11 seq_cst, align 8
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %131

125:                                              ; preds = %122
  %126 = load ptr, ptr %111, align 8, !tbaa !88
  %127 = getelementptr inbounds %struct.slot, ptr %119, i64 0, i32 3
  %128 = load ptr, ptr %127, align 8, !tbaa !21
  %129 = call i32 %126(ptr noundef %128) #9
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %112, label %131

131:                                              ; preds = %125, %122, %115
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #10
  %132 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 1
  %133 = load ptr, ptr %132, align 8, !tbaa !29
  %134 = call i32 %133(ptr noundef nonnull %3) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #10
  br label %154

135:                                              ; preds = %112
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #10
  %136 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 1
  %137 = load ptr, ptr %136, align 8, !tbaa !29
  %138 = call i32 %137(ptr noundef nonnull %3) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #10
  br label %154

139:                                              ; preds = %106, %90
  %140 = phi i32 [ %97, %90 ], [ %104, %106 ]
  %141 = cmpxchg ptr %11, i32 0, i32 %140 seq_cst seq_cst, align 4
  %142 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #9
  %143 = call i32 @pthread_cond_signal(ptr noundef nonnull %19) #9
  %144 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #9
  %145 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %21) #9
  %146 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #9
  %147 = load ptr, ptr %0, align 8, !tbaa !66
  %148 = getelementptr inbounds %struct.device, ptr %147, i64 0, i32 36
  %149 = load ptr, ptr %148, align 8, !tbaa !28
  %150 = call i32 @pthread_mutex_lock(ptr noundef %149) #9
  %151 = getelementptr inbounds %struct.ring, ptr %149, i64 0, i32 1
  %152 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %151) #9
  %153 = call i32 @pthread_mutex_unlock(ptr noundef %149) #9
  br label %154

154:                                              ; preds = %135, %139, %131
  %155 = phi ptr [ %92, %139 ], [ %119, %135 ], [ %116, %131 ]
  %156 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #9
  %157 = load atomic i32, ptr %11 seq_cst, align 8
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %159, label %47

159:                                              ; preds = %154
  %160 = getelementptr inbounds %struct.slot, ptr %155, i64 0, i32 5
  %161 = load i64, ptr %160, align 8, !tbaa !89
  call fastcc void @land_many(ptr noundef nonnull %0, i64 noundef %161) #11
  %162 = load atomic i32, ptr %11 seq_cst, align 8
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %164, label %47

164:                                              ; preds = %159
  %165 = load ptr, ptr %14, align 8, !tbaa !76
  %166 = load ptr, ptr %155, align 8, !tbaa !17
  store ptr %166, ptr %14, align 8, !tbaa !76
  %167 = icmp eq ptr %166, null
  br i1 %167, label %168, label %169

168:                                              ; preds = %164
  store ptr %14, ptr %22, align 8, !tbaa !71
  br label %169

169:                                              ; preds = %168, %164
  store ptr null, ptr %155, align 8, !tbaa !17
  %170 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #9
  %171 = icmp eq ptr %165, null
  br i1 %171, label %193, label %172

172:                                              ; preds = %169, %187
  %173 = phi ptr [ %174, %187 ], [ %165, %169 ]
  %174 = load ptr, ptr %173, align 8, !tbaa !17
  %175 = load ptr, ptr %0, align 8, !tbaa !66
  %176 = getelementptr inbounds %struct.device, ptr %175, i64 0, i32 36
  %177 = load ptr, ptr %176, align 8, !tbaa !28
  %178 = call i32 @pthread_mutex_lock(ptr noundef %177) #9
  %179 = load i64, ptr %23, align 8, !tbaa !90
  %180 = add i64 %179, -1
  store i64 %180, ptr %23, align 8, !tbaa !90
  %181 = getelementptr inbounds %struct.slot, ptr %173, i64 0, i32 6
  %182 = load ptr, ptr %181, align 8, !tbaa !91
  %183 = icmp eq ptr %182, null
  br i1 %183, label %184, label %187

184:                                              ; preds = %172
  %185 = getelementptr inbounds %struct.ring, ptr %177, i64 0, i32 2
  %186 = load ptr, ptr %185, align 8, !tbaa !16
  store ptr %186, ptr %173, align 8, !tbaa !17
  br label %187

187:                                              ; preds = %184, %172
  %188 = phi ptr [ %185, %184 ], [ %24, %172 ]
  store ptr %173, ptr %188, align 8, !tbaa !16
  %189 = getelementptr inbounds %struct.ring, ptr %177, i64 0, i32 1
  %190 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %189) #9
  %191 = call i32 @pthread_mutex_unlock(ptr noundef %177) #9
  %192 = icmp eq ptr %174, null
  br i1 %192, label %193, label %172, !llvm.loop !92

193:                                              ; preds = %187, %169
  %194 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #9
  br label %47

195:                                              ; preds = %84, %82
  %196 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 20
  %197 = load i32, ptr %196, align 4, !tbaa !93
  %198 = add i32 %197, 1
  store i32 %198, ptr %196, align 4, !tbaa !93
  %199 = load i32, ptr %25, align 8, !tbaa !94
  %200 = add i32 %199, 1
  store i32 %200, ptr %25, align 8, !tbaa !94
  %201 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 11
  %202 = load i64, ptr %201, align 8, !tbaa !95
  %203 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #9
  %204 = load ptr, ptr %0, align 8, !tbaa !66
  %205 = load ptr, ptr %204, align 8, !tbaa !4
  %206 = getelementptr inbounds %struct.device, ptr %204, i64 0, i32 31
  %207 = load ptr, ptr %206, align 8, !tbaa !11
  %208 = call i32 %205(ptr noundef %207) #9
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %210, label %222

210:                                              ; preds = %195
  %211 = load ptr, ptr %0, align 8, !tbaa !66
  %212 = getelementptr inbounds %struct.device, ptr %211, i64 0, i32 18
  %213 = load ptr, ptr %212, align 8, !tbaa !86
  %214 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 12
  %215 = load ptr, ptr %214, align 8, !tbaa !96
  %216 = call i32 %213(ptr noundef %215) #9
  %217 = load ptr, ptr %0, align 8, !tbaa !66
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #10
  %218 = getelementptr inbounds %struct.device, ptr %217, i64 0, i32 1
  %219 = load ptr, ptr %218, align 8, !tbaa !29
  %220 = call i32 %219(ptr noundef nonnull %2) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #10
  %221 = icmp eq i32 %216, 0
  br i1 %221, label %237, label %222

222:                                              ; preds = %210, %195
  %223 = phi i32 [ %216, %210 ], [ %208, %195 ]
  %224 = cmpxchg ptr %11, i32 0, i32 %223 seq_cst seq_cst, align 4
  %225 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #9
  %226 = call i32 @pthread_cond_signal(ptr noundef nonnull %19) #9
  %227 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #9
  %228 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %21) #9
  %229 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #9
  %230 = load ptr, ptr %0, align 8, !tbaa !66
  %231 = getelementptr inbounds %struct.device, ptr %230, i64 0, i32 36
  %232 = load ptr, ptr %231, align 8, !tbaa !28
  %233 = call i32 @pthread_mutex_lock(ptr noundef %232) #9
  %234 = getelementptr inbounds %struct.ring, ptr %232, i64 0, i32 1
  %235 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %234) #9
  %236 = call i32 @pthread_mutex_unlock(ptr noundef %232) #9
  br label %237

237:                                              ; preds = %222, %210
  %238 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #9
  %239 = load atomic i32, ptr %11 seq_cst, align 8
  %240 = icmp eq i32 %239, 0
  br i1 %240, label %241, label %265

241:                                              ; preds = %237
  call fastcc void @land_many(ptr noundef nonnull %0, i64 noundef %202) #11
  %242 = load i64, ptr %26, align 8, !tbaa !97
  %243 = icmp ult i64 %242, %202
  br i1 %243, label %265, label %244

244:                                              ; preds = %241
  %245 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 18
  %246 = load i32, ptr %245, align 4, !tbaa !77
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %265, label %248

248:                                              ; preds = %244
  store i32 0, ptr %245, align 4, !tbaa !77
  %249 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 8
  %250 = load i64, ptr %249, align 8, !tbaa !98
  %251 = load i64, ptr %27, align 8, !tbaa !99
  %252 = sub i64 %251, %250
  store i64 %252, ptr %27, align 8, !tbaa !99
  %253 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 10
  %254 = load i64, ptr %253, align 8, !tbaa !100
  %255 = icmp ugt i64 %254, 65536
  %256 = sext i1 %255 to i32
  %257 = load i32, ptr %17, align 4, !tbaa !82
  %258 = add i32 %257, %256
  store i32 %258, ptr %17, align 4, !tbaa !82
  %259 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 1
  %260 = load i64, ptr %259, align 8, !tbaa !84
  store atomic i64 %260, ptr %12 seq_cst, align 8
  %261 = load ptr, ptr %28, align 8, !tbaa !101
  %262 = icmp eq ptr %261, null
  br i1 %262, label %265, label %263

263:                                              ; preds = %248
  %264 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #9
  br label %265

265:                                              ; preds = %263, %248, %244, %241, %237
  %266 = load i32, ptr %196, align 4, !tbaa !93
  %267 = add i32 %266, -1
  store i32 %267, ptr %196, align 4, !tbaa !93
  %268 = load i32, ptr %25, align 8, !tbaa !94
  %269 = add i32 %268, -1
  store i32 %269, ptr %25, align 8, !tbaa !94
  %270 = icmp eq i32 %267, 0
  br i1 %270, label %271, label %277

271:                                              ; preds = %265
  %272 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 19
  %273 = load i32, ptr %272, align 8, !tbaa !102
  %274 = icmp eq i32 %273, 0
  br i1 %274, label %277, label %275

275:                                              ; preds = %271
  %276 = load ptr, ptr %29, align 8, !tbaa !103
  store ptr %276, ptr %54, align 8, !tbaa !104
  store ptr %54, ptr %29, align 8, !tbaa !103
  br label %277

277:                                              ; preds = %265, %271, %275
  %278 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %21) #9
  br label %47

279:                                              ; preds = %47, %1
  %280 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #9
  ret ptr null
}

; Function Attrs: nounwind
define internal ptr @stage(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %8 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #9
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %10 = load atomic i32, ptr %9 seq_cst, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %372

12:                                               ; preds = %1
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %22 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %23 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %24 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %25 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %27 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %28 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  br label %31

31:                                               ; preds = %12, %369
  %32 = load ptr, ptr %13, align 8, !tbaa !101
  %33 = icmp eq ptr %32, null
  br i1 %33, label %46, label %34

34:                                               ; preds = %31
  %35 = load i32, ptr %14, align 8, !tbaa !105
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %46

37:                                               ; preds = %34
  %38 = load atomic i32, ptr %15 seq_cst, align 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %46

40:                                               ; preds = %37
  %41 = load atomic i32, ptr %16 seq_cst, align 4
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %46

43:                                               ; preds = %40
  %44 = load atomic i32, ptr %9 seq_cst, align 8
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %48, label %46

46:                                               ; preds = %37, %40, %43, %34, %31
  %47 = call i32 @pthread_cond_wait(ptr noundef nonnull %21, ptr noundef nonnull %7) #9
  br label %369, !llvm.loop !106

48:                                               ; preds = %43
  %49 = getelementptr inbounds %struct.batch, ptr %32, i64 0, i32 17
  %50 = load i32, ptr %49, align 8, !tbaa !107
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %196

52:                                               ; preds = %48
  %53 = load i64, ptr %17, align 8, !tbaa !99
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %67, label %55

55:                                               ; preds = %52
  %56 = getelementptr inbounds %struct.batch, ptr %32, i64 0, i32 8
  %57 = load i64, ptr %56, align 8, !tbaa !98
  %58 = add i64 %57, %53
  %59 = icmp ugt i64 %58, 772
  br i1 %59, label %60, label %67

60:                                               ; preds = %55
  store i32 1, ptr %18, align 4, !tbaa !81
  %61 = load i32, ptr %19, align 8, !tbaa !83
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %65, label %63

63:                                               ; preds = %60
  %64 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #9
  br label %65

65:                                               ; preds = %63, %60
  %66 = call i32 @pthread_cond_wait(ptr noundef nonnull %21, ptr noundef nonnull %7) #9
  store i32 0, ptr %18, align 4, !tbaa !81
  br label %369

67:                                               ; preds = %55, %52
  %68 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #9
  %69 = getelementptr inbounds %struct.batch, ptr %32, i64 0, i32 13
  %70 = load i32, ptr %69, align 8, !tbaa !108
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %142, label %72

72:                                               ; preds = %67
  %73 = getelementptr inbounds %struct.batch, ptr %32, i64 0, i32 3
  %74 = load ptr, ptr %73, align 8, !tbaa !109
  %75 = getelementptr inbounds %struct.batch, ptr %32, i64 0, i32 4
  %76 = load ptr, ptr %75, align 8, !tbaa !110
  %77 = icmp ult ptr %74, %76
  br i1 %77, label %78, label %142

78:                                               ; preds = %72, %107
  %79 = phi ptr [ %111, %107 ], [ %74, %72 ]
  %80 = load i16, ptr %79, align 8, !tbaa !111
  %81 = icmp eq i16 %80, 11
  br i1 %81, label %82, label %107

82:                                               ; preds = %78
  %83 = getelementptr inbounds %struct.wait, ptr %79, i64 0, i32 1
  %84 = load ptr, ptr %83, align 8, !tbaa !113
  %85 = getelementptr inbounds %struct.wait, ptr %79, i64 0, i32 2
  %86 = load i64, ptr %85, align 8, !tbaa !114
  %87 = getelementptr inbounds %struct.queue, ptr %84, i64 0, i32 31
  %88 = call i32 @pthread_mutex_lock(ptr noundef nonnull %87) #9
  %89 = getelementptr inbounds %struct.queue, ptr %84, i64 0, i32 4
  %90 = load i64, ptr %89, align 8, !tbaa !61
  %91 = icmp ult i64 %90, %86
  br i1 %91, label %92, label %100

92:                                               ; preds = %82
  %93 = getelementptr inbounds %struct.queue, ptr %84, i64 0, i32 2
  %94 = load atomic i32, ptr %93 seq_cst, align 8
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %100

96:                                               ; preds = %92
  %97 = getelementptr inbounds %struct.queue, ptr %84, i64 0, i32 10
  %98 = load atomic i32, ptr %97 seq_cst, align 4
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %102, label %100

100:                                              ; preds = %96, %92, %82
  %101 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %87) #9
  br label %107

102:                                              ; preds = %96
  %103 = getelementptr inbounds %struct.queue, ptr %84, i64 0, i32 9
  %104 = load atomic i32, ptr %103 seq_cst, align 8
  %105 = icmp eq i32 %104, 0
  %106 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %87) #9
  br i1 %105, label %114, label %107

107:                                              ; preds = %102, %100, %78
  %108 = getelementptr inbounds %struct.command, ptr %79, i64 0, i32 2
  %109 = load i32, ptr %108, align 4, !tbaa !35
  %110 = zext i32 %109 to i64
  %111 = getelementptr inbounds i8, ptr %79, i64 %110
  %112 = load ptr, ptr %75, align 8, !tbaa !110
  %113 = icmp ult ptr %111, %112
  br i1 %113, label %78, label %142, !llvm.loop !115

114:                                              ; preds = %102
  %115 = getelementptr inbounds %struct.wait, ptr %79, i64 0, i32 1
  %116 = getelementptr inbounds %struct.wait, ptr %79, i64 0, i32 2
  %117 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #9
  %118 = load ptr, ptr %115, align 8, !tbaa !113
  %119 = load i64, ptr %116, align 8, !tbaa !114
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #10
  %120 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #9
  %121 = load i64, ptr %6, align 8, !tbaa !116
  %122 = load i64, ptr %22, align 8, !tbaa !118
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #10
  %123 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #9
  %124 = getelementptr inbounds %struct.queue, ptr %118, i64 0, i32 31
  %125 = call i32 @pthread_mutex_lock(ptr noundef nonnull %124) #9
  %126 = getelementptr inbounds %struct.queue, ptr %118, i64 0, i32 4
  %127 = load i64, ptr %126, align 8, !tbaa !61
  %128 = icmp ult i64 %127, %119
  br i1 %128, label %129, label %139

129:                                              ; preds = %114
  %130 = mul i64 %121, 1000000000
  %131 = add i64 %122, 1000000
  %132 = add i64 %131, %130
  %133 = getelementptr inbounds %struct.queue, ptr %118, i64 0, i32 34
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #10
  %134 = freeze i64 %132
  %135 = udiv i64 %134, 1000000000
  store i64 %135, ptr %5, align 8, !tbaa !116
  %136 = mul i64 %135, 1000000000
  %137 = sub i64 %134, %136
  store i64 %137, ptr %23, align 8, !tbaa !118
  %138 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %133, ptr noundef nonnull %124, i32 noundef 1, ptr noundef nonnull %5) #9
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #10
  br label %139

139:                                              ; preds = %129, %114
  %140 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %124) #9
  %141 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #9
  br label %369

142:                                              ; preds = %107, %72, %67
  %143 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #9
  %144 = getelementptr inbounds %struct.batch, ptr %32, i64 0, i32 14
  %145 = load i32, ptr %144, align 4, !tbaa !119
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %196, label %147, !llvm.loop !106

147:                                              ; preds = %142
  %148 = getelementptr inbounds %struct.batch, ptr %32, i64 0, i32 3
  %149 = load ptr, ptr %148, align 8, !tbaa !109
  %150 = getelementptr inbounds %struct.batch, ptr %32, i64 0, i32 4
  %151 = load ptr, ptr %150, align 8, !tbaa !110
  %152 = icmp ult ptr %149, %151
  br i1 %152, label %153, label %196, !llvm.loop !106

153:                                              ; preds = %147
  %154 = getelementptr inbounds %struct.batch, ptr %32, i64 0, i32 16
  br label %155

155:                                              ; preds = %174, %153
  %156 = phi ptr [ %151, %153 ], [ %175, %174 ]
  %157 = phi i32 [ 1, %153 ], [ %176, %174 ]
  %158 = phi ptr [ %149, %153 ], [ %180, %174 ]
  %159 = load i16, ptr %158, align 8, !tbaa !120
  %160 = icmp eq i16 %159, 14
  br i1 %160, label %161, label %174

161:                                              ; preds = %155
  %162 = getelementptr inbounds %struct.wait_ready, ptr %158, i64 0, i32 1
  %163 = load ptr, ptr %162, align 8, !tbaa !122
  %164 = load atomic i32, ptr %163 seq_cst, align 4
  %165 = icmp ne i32 %157, 0
  %166 = icmp ne i32 %164, 0
  %167 = select i1 %165, i1 %166, i1 false
  %168 = zext i1 %167 to i32
  %169 = icmp eq i32 %164, 2
  %170 = zext i1 %169 to i32
  %171 = load i32, ptr %154, align 4, !tbaa !123
  %172 = or i32 %171, %170
  store i32 %172, ptr %154, align 4, !tbaa !123
  %173 = load ptr, ptr %150, align 8, !tbaa !110
  br label %174

174:                                              ; preds = %161, %155
  %175 = phi ptr [ %173, %161 ], [ %156, %155 ]
  %176 = phi i32 [ %168, %161 ], [ %157, %155 ]
  %177 = getelementptr inbounds %struct.command, ptr %158, i64 0, i32 2
  %178 = load i32, ptr %177, align 4, !tbaa !35
  %179 = zext i32 %178 to i64
  %180 = getelementptr inbounds i8, ptr %158, i64 %179
  %181 = icmp ult ptr %180, %175
  br i1 %181, label %155, label %182, !llvm.loop !124

182:                                              ; preds = %174
  %183 = icmp eq i32 %176, 0
  br i1 %183, label %184, label %196, !llvm.loop !106

184:                                              ; preds = %182
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #10
  %185 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #9
  %186 = load i64, ptr %4, align 8, !tbaa !116
  %187 = mul i64 %186, 1000000000
  %188 = load i64, ptr %24, align 8, !tbaa !118
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #10
  %189 = add i64 %188, 1000000
  %190 = add i64 %189, %187
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #10
  %191 = freeze i64 %190
  %192 = udiv i64 %191, 1000000000
  store i64 %192, ptr %3, align 8, !tbaa !116
  %193 = mul i64 %192, 1000000000
  %194 = sub i64 %191, %193
  store i64 %194, ptr %25, align 8, !tbaa !118
  %195 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %21, ptr noundef nonnull %7, i32 noundef 1, ptr noundef nonnull %3) #9
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #10
  br label %369

196:                                              ; preds = %182, %147, %142, %48
  %197 = load ptr, ptr %32, align 8, !tbaa !104
  store ptr %197, ptr %13, align 8, !tbaa !101
  %198 = icmp eq ptr %197, null
  br i1 %198, label %199, label %200

199:                                              ; preds = %196
  store ptr %13, ptr %26, align 8, !tbaa !70
  br label %200

200:                                              ; preds = %199, %196
  store i32 1, ptr %49, align 8, !tbaa !107
  store i32 1, ptr %14, align 8, !tbaa !105
  %201 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #9
  br i1 %51, label %202, label %238

202:                                              ; preds = %200
  %203 = getelementptr inbounds %struct.batch, ptr %32, i64 0, i32 13
  %204 = load i32, ptr %203, align 8, !tbaa !108
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %238, label %206

206:                                              ; preds = %202
  %207 = getelementptr inbounds %struct.batch, ptr %32, i64 0, i32 3
  %208 = load ptr, ptr %207, align 8, !tbaa !109
  %209 = getelementptr inbounds %struct.batch, ptr %32, i64 0, i32 4
  %210 = load ptr, ptr %209, align 8, !tbaa !110
  %211 = icmp ult ptr %208, %210
  br i1 %211, label %212, label %238

212:                                              ; preds = %206
  %213 = getelementptr inbounds %struct.batch, ptr %32, i64 0, i32 1
  br label %214

214:                                              ; preds = %231, %212
  %215 = phi ptr [ %208, %212 ], [ %235, %231 ]
  %216 = load i16, ptr %215, align 8, !tbaa !111
  %217 = icmp eq i16 %216, 11
  br i1 %217, label %218, label %231

218:                                              ; preds = %214
  %219 = getelementptr inbounds %struct.wait, ptr %215, i64 0, i32 1
  %220 = load ptr, ptr %219, align 8, !tbaa !113
  %221 = getelementptr inbounds %struct.queue, ptr %220, i64 0, i32 31
  %222 = call i32 @pthread_mutex_lock(ptr noundef nonnull %221) #9
  %223 = getelementptr inbounds %struct.queue, ptr %220, i64 0, i32 4
  %224 = load i64, ptr %223, align 8, !tbaa !61
  %225 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %221) #9
  %226 = getelementptr inbounds %struct.wait, ptr %215, i64 0, i32 2
  %227 = load i64, ptr %226, align 8, !tbaa !114
  %228 = icmp ult i64 %224, %227
  br i1 %228, label %229, label %231

229:                                              ; preds = %218
  %230 = load i64, ptr %213, align 8, !tbaa !84
  call fastcc void @add_failure(ptr noundef nonnull %27, i64 noundef %230, i64 noundef 1, ptr noundef null) #12
  br label %231

231:                                              ; preds = %229, %218, %214
  %232 = getelementptr inbounds %struct.command, ptr %215, i64 0, i32 2
  %233 = load i32, ptr %232, align 4, !tbaa !35
  %234 = zext i32 %233 to i64
  %235 = getelementptr inbounds i8, ptr %215, i64 %234
  %236 = load ptr, ptr %209, align 8, !tbaa !110
  %237 = icmp ult ptr %235, %236
  br i1 %237, label %214, label %238, !llvm.loop !125

238:                                              ; preds = %231, %206, %202, %200
  %239 = call fastcc i32 @hand_over(ptr noundef %0, ptr noundef nonnull %32) #11
  %240 = icmp eq i32 %239, -1
  br i1 %240, label %241, label %367

241:                                              ; preds = %238
  %242 = load ptr, ptr %0, align 8, !tbaa !66
  %243 = getelementptr inbounds %struct.device, ptr %242, i64 0, i32 36
  %244 = load ptr, ptr %243, align 8, !tbaa !28
  %245 = call i32 @pthread_mutex_lock(ptr noundef %244) #9
  %246 = load atomic i32, ptr %15 seq_cst, align 8
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %248, label %269

248:                                              ; preds = %241
  %249 = getelementptr inbounds %struct.ring, ptr %244, i64 0, i32 2
  %250 = getelementptr inbounds %struct.ring, ptr %244, i64 0, i32 1
  br label %251

251:                                              ; preds = %265, %248
  %252 = load atomic i32, ptr %16 seq_cst, align 4
  %253 = icmp eq i32 %252, 0
  br i1 %253, label %254, label %269

254:                                              ; preds = %251
  %255 = load atomic i32, ptr %9 seq_cst, align 8
  %256 = icmp eq i32 %255, 0
  br i1 %256, label %257, label %269

257:                                              ; preds = %254
  %258 = load i64, ptr %28, align 8, !tbaa !90
  %259 = icmp eq i64 %258, 0
  br i1 %259, label %272, label %260

260:                                              ; preds = %257
  %261 = load ptr, ptr %249, align 8, !tbaa !16
  %262 = icmp eq ptr %261, null
  %263 = icmp ugt i64 %258, 63
  %264 = select i1 %262, i1 true, i1 %263
  br i1 %264, label %265, label %269

265:                                              ; preds = %260
  %266 = call i32 @pthread_cond_wait(ptr noundef nonnull %250, ptr noundef nonnull %244) #9
  %267 = load atomic i32, ptr %15 seq_cst, align 8
  %268 = icmp eq i32 %267, 0
  br i1 %268, label %251, label %269, !llvm.loop !126

269:                                              ; preds = %265, %260, %254, %251, %241
  %270 = load i64, ptr %28, align 8, !tbaa !90
  %271 = icmp eq i64 %270, 0
  br i1 %271, label %272, label %350

272:                                              ; preds = %257, %269
  %273 = getelementptr inbounds %struct.ring, ptr %244, i64 0, i32 2
  %274 = load ptr, ptr %273, align 8, !tbaa !16
  %275 = icmp eq ptr %274, null
  br i1 %275, label %276, label %350

276:                                              ; preds = %272
  %277 = load ptr, ptr %29, align 8, !tbaa !127
  %278 = icmp eq ptr %277, null
  %279 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %244) #9
  br i1 %278, label %280, label %367

280:                                              ; preds = %276
  %281 = load atomic i32, ptr %15 seq_cst, align 8
  %282 = icmp eq i32 %281, 0
  br i1 %282, label %283, label %367

283:                                              ; preds = %280
  %284 = load atomic i32, ptr %16 seq_cst, align 4
  %285 = icmp eq i32 %284, 0
  br i1 %285, label %286, label %367

286:                                              ; preds = %283
  %287 = load atomic i32, ptr %9 seq_cst, align 8
  %288 = icmp eq i32 %287, 0
  br i1 %288, label %289, label %367

289:                                              ; preds = %286
  %290 = load ptr, ptr %0, align 8, !tbaa !66
  %291 = call ptr @calloc(i64 noundef 1, i64 noundef 56) #9
  %292 = icmp eq ptr %291, null
  br i1 %292, label %352, label %293

293:                                              ; preds = %289
  %294 = call ptr @calloc(i64 noundef 1, i64 noundef 327680) #9
  %295 = getelementptr inbounds %struct.slot, ptr %291, i64 0, i32 6
  store ptr %294, ptr %295, align 8, !tbaa !91
  %296 = ptrtoint ptr %294 to i64
  %297 = add i64 %296, 65535
  %298 = and i64 %297, -65536
  %299 = inttoptr i64 %298 to ptr
  %300 = icmp eq ptr %294, null
  br i1 %300, label %338, label %301

301:                                              ; preds = %293
  %302 = load ptr, ptr %290, align 8, !tbaa !4
  %303 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 31
  %304 = load ptr, ptr %303, align 8, !tbaa !11
  %305 = call i32 %302(ptr noundef %304) #9
  %306 = icmp eq i32 %305, 0
  br i1 %306, label %309, label %307

307:                                              ; preds = %301
  %308 = load ptr, ptr %295, align 8, !tbaa !91
  br label %338

309:                                              ; preds = %301
  %310 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 12
  %311 = load ptr, ptr %310, align 8, !tbaa !128
  %312 = call i32 %311(ptr noundef %299, i64 noundef 262144, i32 noundef 3) #9
  %313 = icmp eq i32 %312, 0
  br i1 %313, label %314, label %321

314:                                              ; preds = %309
  %315 = getelementptr inbounds %struct.slot, ptr %291, i64 0, i32 1
  store ptr %299, ptr %315, align 8, !tbaa !14
  %316 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 14
  %317 = load ptr, ptr %316, align 8, !tbaa !18
  %318 = getelementptr inbounds %struct.slot, ptr %291, i64 0, i32 3
  %319 = call i32 %317(ptr noundef nonnull %318, i32 noundef 3) #9
  %320 = icmp eq i32 %319, 0
  br i1 %320, label %346, label %321

321:                                              ; preds = %314, %309
  %322 = phi i32 [ %319, %314 ], [ %312, %309 ]
  %323 = getelementptr inbounds %struct.slot, ptr %291, i64 0, i32 3
  %324 = load ptr, ptr %323, align 8, !tbaa !21
  %325 = icmp eq ptr %324, null
  br i1 %325, label %330, label %326

326:                                              ; preds = %321
  %327 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 15
  %328 = load ptr, ptr %327, align 8, !tbaa !22
  %329 = call i32 %328(ptr noundef nonnull %324) #9
  br label %330

330:                                              ; preds = %326, %321
  %331 = getelementptr inbounds %struct.slot, ptr %291, i64 0, i32 1
  %332 = load ptr, ptr %331, align 8, !tbaa !14
  %333 = icmp eq ptr %332, null
  br i1 %333, label %341, label %334

334:                                              ; preds = %330
  %335 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 13
  %336 = load ptr, ptr %335, align 8, !tbaa !129
  %337 = call i32 %336(ptr noundef nonnull %332) #9
  br label %341

338:                                              ; preds = %307, %293
  %339 = phi ptr [ %308, %307 ], [ null, %293 ]
  %340 = phi i32 [ %305, %307 ], [ 2, %293 ]
  call void @free(ptr noundef %339) #9
  call void @free(ptr noundef nonnull %291) #9
  br label %352

341:                                              ; preds = %334, %330
  %342 = load ptr, ptr %295, align 8, !tbaa !91
  call void @free(ptr noundef %342) #9
  call void @free(ptr noundef nonnull %291) #9
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #10
  %343 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 1
  %344 = load ptr, ptr %343, align 8, !tbaa !29
  %345 = call i32 %344(ptr noundef nonnull %2) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #10
  br label %352

346:                                              ; preds = %314
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #10
  %347 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 1
  %348 = load ptr, ptr %347, align 8, !tbaa !29
  %349 = call i32 %348(ptr noundef nonnull %2) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #10
  store ptr %291, ptr %29, align 8, !tbaa !127
  br label %367

350:                                              ; preds = %272, %269
  %351 = call i32 @pthread_mutex_unlock(ptr noundef %244) #9
  br label %367

352:                                              ; preds = %341, %338, %289
  %353 = phi i32 [ 2, %289 ], [ %322, %341 ], [ %340, %338 ]
  %354 = cmpxchg ptr %15, i32 0, i32 %353 seq_cst seq_cst, align 4
  %355 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #9
  %356 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #9
  %357 = call i32 @pthread_cond_signal(ptr noundef nonnull %21) #9
  %358 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %30) #9
  %359 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #9
  %360 = load ptr, ptr %0, align 8, !tbaa !66
  %361 = getelementptr inbounds %struct.device, ptr %360, i64 0, i32 36
  %362 = load ptr, ptr %361, align 8, !tbaa !28
  %363 = call i32 @pthread_mutex_lock(ptr noundef %362) #9
  %364 = getelementptr inbounds %struct.ring, ptr %362, i64 0, i32 1
  %365 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %364) #9
  %366 = call i32 @pthread_mutex_unlock(ptr noundef %362) #9
  br label %367

367:                                              ; preds = %280, %283, %346, %350, %276, %286, %352, %238
  %368 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #9
  br label %369

369:                                              ; preds = %184, %139, %65, %367, %46
  %370 = load atomic i32, ptr %9 seq_cst, align 8
  %371 = icmp eq i32 %370, 0
  br i1 %371, label %31, label %372

372:                                              ; preds = %369, %1
  %373 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #9
  ret ptr null
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define dso_local i32 @queue_submit(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = alloca ptr, align 8
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %9 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #9
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %11 = load ptr, ptr %10, align 8, !tbaa !103
  %12 = icmp eq ptr %11, null
  br i1 %12, label %18, label %13

13:                                               ; preds = %6
  %14 = load ptr, ptr %11, align 8, !tbaa !104
  store ptr %14, ptr %10, align 8, !tbaa !103
  %15 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #9
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %11, i8 0, i64 96, i1 false)
  %16 = getelementptr inbounds i8, ptr %11, i64 104
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(36) %16, i8 0, i64 36, i1 false)
  %17 = getelementptr inbounds i8, ptr %11, i64 152
  store ptr null, ptr %17, align 8, !tbaa.struct !130
  br label %40

18:                                               ; preds = %6
  %19 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #9
  %20 = load ptr, ptr %0, align 8, !tbaa !66
  %21 = tail call ptr @calloc(i64 noundef 1, i64 noundef 160) #9
  %22 = icmp eq ptr %21, null
  br i1 %22, label %291, label %23

23:                                               ; preds = %18
  %24 = load ptr, ptr %20, align 8, !tbaa !4
  %25 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 31
  %26 = load ptr, ptr %25, align 8, !tbaa !11
  %27 = tail call i32 %24(ptr noundef %26) #9
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %38

29:                                               ; preds = %23
  %30 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 14
  %31 = load ptr, ptr %30, align 8, !tbaa !18
  %32 = getelementptr inbounds %struct.batch, ptr %21, i64 0, i32 12
  %33 = tail call i32 %31(ptr noundef nonnull %32, i32 noundef 3) #9
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #10
  %34 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 1
  %35 = load ptr, ptr %34, align 8, !tbaa !29
  %36 = call i32 %35(ptr noundef nonnull %7) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #10
  %37 = icmp eq i32 %33, 0
  br i1 %37, label %40, label %38

38:                                               ; preds = %29, %23
  %39 = phi i32 [ %33, %29 ], [ %27, %23 ]
  call void @free(ptr noundef nonnull %21) #9
  br label %291

40:                                               ; preds = %13, %29
  %41 = phi ptr [ %21, %29 ], [ %11, %13 ]
  %42 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 1
  store i64 %3, ptr %42, align 8, !tbaa !84
  %43 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 2
  store i64 %4, ptr %43, align 8, !tbaa !131
  %44 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 5
  store ptr %1, ptr %44, align 8, !tbaa !132
  %45 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 3
  store ptr %1, ptr %45, align 8, !tbaa !109
  %46 = getelementptr inbounds i8, ptr %1, i64 %2
  %47 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 4
  store ptr %46, ptr %47, align 8, !tbaa !110
  %48 = sub i64 %3, %4
  %49 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 7
  store i64 %48, ptr %49, align 8, !tbaa !133
  %50 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 24
  store ptr %5, ptr %50, align 8, !tbaa !134
  %51 = icmp slt i64 %2, 1
  br i1 %51, label %131, label %52

52:                                               ; preds = %40
  %53 = icmp eq ptr %5, null
  %54 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 13
  %55 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 14
  %56 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 15
  %57 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 9
  br label %58

58:                                               ; preds = %120, %52
  %59 = phi i64 [ 1, %52 ], [ %121, %120 ]
  %60 = phi ptr [ %1, %52 ], [ %125, %120 ]
  %61 = getelementptr inbounds %struct.launch, ptr %60, i64 0, i32 1
  %62 = load ptr, ptr %61, align 8, !tbaa !16
  br i1 %53, label %68, label %63

63:                                               ; preds = %58
  %64 = getelementptr inbounds %struct.command, ptr %60, i64 0, i32 1
  %65 = load i16, ptr %64, align 2, !tbaa !135
  %66 = zext i16 %65 to i64
  %67 = add i64 %59, %66
  br label %68

68:                                               ; preds = %63, %58
  %69 = phi i64 [ %67, %63 ], [ %59, %58 ]
  %70 = load i16, ptr %60, align 4, !tbaa !136
  switch i16 %70, label %118 [
    i16 1, label %71
    i16 5, label %85
    i16 6, label %85
    i16 7, label %91
    i16 10, label %93
    i16 15, label %120
    i16 14, label %116
    i16 11, label %117
  ]

71:                                               ; preds = %68
  %72 = load i64, ptr %62, align 8, !tbaa !12
  %73 = getelementptr inbounds %struct.kernel, ptr %62, i64 0, i32 1
  %74 = load i64, ptr %73, align 8, !tbaa !12
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %76, label %81

76:                                               ; preds = %71
  %77 = getelementptr inbounds %struct.kernel, ptr %62, i64 0, i32 2
  %78 = load i64, ptr %77, align 8, !tbaa !12
  %79 = icmp ne i64 %78, 0
  %80 = zext i1 %79 to i64
  br label %81

81:                                               ; preds = %76, %71
  %82 = phi i64 [ %80, %76 ], [ 3, %71 ]
  %83 = add i64 %72, %69
  %84 = add i64 %83, %82
  br label %120

85:                                               ; preds = %68, %68
  %86 = add i64 %69, 2
  %87 = getelementptr inbounds %struct.copy, ptr %60, i64 0, i32 3
  %88 = load i64, ptr %87, align 8, !tbaa !137
  %89 = load i64, ptr %57, align 8, !tbaa !139
  %90 = add i64 %89, %88
  store i64 %90, ptr %57, align 8, !tbaa !139
  br label %120

91:                                               ; preds = %68
  %92 = add i64 %69, 4
  store i32 1, ptr %56, align 8, !tbaa !140
  br label %120

93:                                               ; preds = %68
  %94 = getelementptr inbounds %struct.execute, ptr %60, i64 0, i32 2
  %95 = getelementptr inbounds %struct.command, ptr %60, i64 0, i32 2
  %96 = load i32, ptr %95, align 4, !tbaa !35
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds i8, ptr %60, i64 %97
  %99 = icmp ult ptr %94, %98
  br i1 %99, label %100, label %112

100:                                              ; preds = %93, %100
  %101 = phi i64 [ %106, %100 ], [ 0, %93 ]
  %102 = phi ptr [ %110, %100 ], [ %94, %93 ]
  %103 = getelementptr inbounds %struct.launch, ptr %102, i64 0, i32 1
  %104 = load ptr, ptr %103, align 8, !tbaa !16
  %105 = load i64, ptr %104, align 8, !tbaa !12
  %106 = add i64 %105, %101
  %107 = getelementptr inbounds %struct.command, ptr %102, i64 0, i32 2
  %108 = load i32, ptr %107, align 4, !tbaa !35
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds i8, ptr %102, i64 %109
  %111 = icmp ult ptr %110, %98
  br i1 %111, label %100, label %112, !llvm.loop !38

112:                                              ; preds = %100, %93
  %113 = phi i64 [ 0, %93 ], [ %106, %100 ]
  %114 = add i64 %69, 1
  %115 = add i64 %114, %113
  br label %120

116:                                              ; preds = %68
  store i32 1, ptr %55, align 4, !tbaa !119
  br label %120

117:                                              ; preds = %68
  store i32 1, ptr %54, align 8, !tbaa !108
  br label %118

118:                                              ; preds = %117, %68
  %119 = add i64 %69, 1
  br label %120

120:                                              ; preds = %118, %116, %112, %91, %85, %81, %68
  %121 = phi i64 [ %119, %118 ], [ %69, %116 ], [ %69, %68 ], [ %115, %112 ], [ %92, %91 ], [ %86, %85 ], [ %84, %81 ]
  %122 = getelementptr inbounds %struct.command, ptr %60, i64 0, i32 2
  %123 = load i32, ptr %122, align 4, !tbaa !35
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds i8, ptr %60, i64 %124
  %126 = icmp ult ptr %125, %46
  br i1 %126, label %58, label %127, !llvm.loop !141

127:                                              ; preds = %120
  %128 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 8
  store i64 %121, ptr %128, align 8, !tbaa !98
  %129 = load i32, ptr %54, align 8, !tbaa !108
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %172, label %134

131:                                              ; preds = %40
  %132 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 8
  store i64 1, ptr %132, align 8, !tbaa !98
  %133 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 13
  br label %172

134:                                              ; preds = %127, %165
  %135 = phi ptr [ %169, %165 ], [ %1, %127 ]
  %136 = load i16, ptr %135, align 8, !tbaa !111
  %137 = icmp eq i16 %136, 11
  br i1 %137, label %138, label %165

138:                                              ; preds = %134
  %139 = getelementptr inbounds %struct.wait, ptr %135, i64 0, i32 1
  %140 = load ptr, ptr %139, align 8, !tbaa !113
  %141 = getelementptr inbounds %struct.wait, ptr %135, i64 0, i32 2
  %142 = load i64, ptr %141, align 8, !tbaa !114
  %143 = getelementptr inbounds %struct.queue, ptr %140, i64 0, i32 31
  %144 = call i32 @pthread_mutex_lock(ptr noundef nonnull %143) #9
  %145 = getelementptr inbounds %struct.queue, ptr %140, i64 0, i32 4
  %146 = load i64, ptr %145, align 8, !tbaa !61
  %147 = icmp ult i64 %146, %142
  br i1 %147, label %148, label %156

148:                                              ; preds = %138
  %149 = getelementptr inbounds %struct.queue, ptr %140, i64 0, i32 2
  %150 = load atomic i32, ptr %149 seq_cst, align 8
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %152, label %156

152:                                              ; preds = %148
  %153 = getelementptr inbounds %struct.queue, ptr %140, i64 0, i32 10
  %154 = load atomic i32, ptr %153 seq_cst, align 4
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %158, label %156

156:                                              ; preds = %152, %148, %138
  %157 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %143) #9
  br label %165

158:                                              ; preds = %152
  %159 = getelementptr inbounds %struct.queue, ptr %140, i64 0, i32 9
  %160 = load atomic i32, ptr %159 seq_cst, align 8
  %161 = icmp eq i32 %160, 0
  %162 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %143) #9
  br i1 %161, label %163, label %165

163:                                              ; preds = %158
  %164 = call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #9
  br label %246

165:                                              ; preds = %158, %156, %134
  %166 = getelementptr inbounds %struct.command, ptr %135, i64 0, i32 2
  %167 = load i32, ptr %166, align 4, !tbaa !35
  %168 = zext i32 %167 to i64
  %169 = getelementptr inbounds i8, ptr %135, i64 %168
  %170 = load ptr, ptr %47, align 8, !tbaa !110
  %171 = icmp ult ptr %169, %170
  br i1 %171, label %134, label %172, !llvm.loop !115

172:                                              ; preds = %165, %127, %131
  %173 = phi ptr [ %46, %127 ], [ %46, %131 ], [ %170, %165 ]
  %174 = phi ptr [ %54, %127 ], [ %133, %131 ], [ %54, %165 ]
  %175 = phi ptr [ %128, %127 ], [ %132, %131 ], [ %128, %165 ]
  %176 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 14
  %177 = load i32, ptr %176, align 4, !tbaa !119
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %211, label %179

179:                                              ; preds = %172
  %180 = load ptr, ptr %45, align 8, !tbaa !109
  %181 = icmp ult ptr %180, %173
  br i1 %181, label %182, label %211

182:                                              ; preds = %179
  %183 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 16
  br label %184

184:                                              ; preds = %203, %182
  %185 = phi ptr [ %173, %182 ], [ %204, %203 ]
  %186 = phi i32 [ 1, %182 ], [ %205, %203 ]
  %187 = phi ptr [ %180, %182 ], [ %209, %203 ]
  %188 = load i16, ptr %187, align 8, !tbaa !120
  %189 = icmp eq i16 %188, 14
  br i1 %189, label %190, label %203

190:                                              ; preds = %184
  %191 = getelementptr inbounds %struct.wait_ready, ptr %187, i64 0, i32 1
  %192 = load ptr, ptr %191, align 8, !tbaa !122
  %193 = load atomic i32, ptr %192 seq_cst, align 4
  %194 = icmp ne i32 %186, 0
  %195 = icmp ne i32 %193, 0
  %196 = select i1 %194, i1 %195, i1 false
  %197 = zext i1 %196 to i32
  %198 = icmp eq i32 %193, 2
  %199 = zext i1 %198 to i32
  %200 = load i32, ptr %183, align 4, !tbaa !123
  %201 = or i32 %200, %199
  store i32 %201, ptr %183, align 4, !tbaa !123
  %202 = load ptr, ptr %47, align 8, !tbaa !110
  br label %203

203:                                              ; preds = %190, %184
  %204 = phi ptr [ %202, %190 ], [ %185, %184 ]
  %205 = phi i32 [ %197, %190 ], [ %186, %184 ]
  %206 = getelementptr inbounds %struct.command, ptr %187, i64 0, i32 2
  %207 = load i32, ptr %206, align 4, !tbaa !35
  %208 = zext i32 %207 to i64
  %209 = getelementptr inbounds i8, ptr %187, i64 %208
  %210 = icmp ult ptr %209, %204
  br i1 %210, label %184, label %213, !llvm.loop !124

211:                                              ; preds = %172, %179
  %212 = call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #9
  br label %216

213:                                              ; preds = %203
  %214 = icmp eq i32 %205, 0
  %215 = call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #9
  br i1 %214, label %246, label %216

216:                                              ; preds = %211, %213
  %217 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %218 = load ptr, ptr %217, align 8, !tbaa !142
  %219 = icmp eq ptr %218, null
  %220 = select i1 %219, i64 80, i64 16
  %221 = load i64, ptr %175, align 8, !tbaa !98
  %222 = icmp ugt i64 %221, %220
  br i1 %222, label %246, label %223

223:                                              ; preds = %216
  %224 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 9
  %225 = load i64, ptr %224, align 8, !tbaa !139
  %226 = icmp ult i64 %225, 262145
  br i1 %226, label %227, label %246

227:                                              ; preds = %223
  %228 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 15
  %229 = load i32, ptr %228, align 8, !tbaa !140
  %230 = icmp eq i32 %229, 0
  br i1 %230, label %231, label %246

231:                                              ; preds = %227
  %232 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %233 = load ptr, ptr %232, align 8, !tbaa !101
  %234 = icmp eq ptr %233, null
  br i1 %234, label %235, label %246

235:                                              ; preds = %231
  %236 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %237 = load i32, ptr %236, align 8, !tbaa !105
  %238 = icmp eq i32 %237, 0
  br i1 %238, label %239, label %246

239:                                              ; preds = %235
  %240 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %241 = load i64, ptr %240, align 8, !tbaa !99
  %242 = icmp eq i64 %241, 0
  %243 = add i64 %241, %221
  %244 = icmp ult i64 %243, 773
  %245 = select i1 %242, i1 true, i1 %244
  br i1 %245, label %252, label %246

246:                                              ; preds = %216, %223, %227, %231, %235, %163, %213, %239
  %247 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %248 = load ptr, ptr %247, align 8, !tbaa !70
  store ptr %41, ptr %248, align 8, !tbaa !16
  store ptr %41, ptr %247, align 8, !tbaa !70
  %249 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %250 = call i32 @pthread_cond_signal(ptr noundef nonnull %249) #9
  %251 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #9
  br label %291

252:                                              ; preds = %239
  %253 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 17
  store i32 1, ptr %253, align 8, !tbaa !107
  store i32 1, ptr %236, align 8, !tbaa !105
  %254 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #9
  %255 = load i32, ptr %174, align 8, !tbaa !108
  %256 = icmp eq i32 %255, 0
  br i1 %256, label %287, label %257

257:                                              ; preds = %252
  %258 = load ptr, ptr %45, align 8, !tbaa !109
  %259 = load ptr, ptr %47, align 8, !tbaa !110
  %260 = icmp ult ptr %258, %259
  br i1 %260, label %261, label %287

261:                                              ; preds = %257
  %262 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  br label %263

263:                                              ; preds = %280, %261
  %264 = phi ptr [ %258, %261 ], [ %284, %280 ]
  %265 = load i16, ptr %264, align 8, !tbaa !111
  %266 = icmp eq i16 %265, 11
  br i1 %266, label %267, label %280

267:                                              ; preds = %263
  %268 = getelementptr inbounds %struct.wait, ptr %264, i64 0, i32 1
  %269 = load ptr, ptr %268, align 8, !tbaa !113
  %270 = getelementptr inbounds %struct.queue, ptr %269, i64 0, i32 31
  %271 = call i32 @pthread_mutex_lock(ptr noundef nonnull %270) #9
  %272 = getelementptr inbounds %struct.queue, ptr %269, i64 0, i32 4
  %273 = load i64, ptr %272, align 8, !tbaa !61
  %274 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %270) #9
  %275 = getelementptr inbounds %struct.wait, ptr %264, i64 0, i32 2
  %276 = load i64, ptr %275, align 8, !tbaa !114
  %277 = icmp ult i64 %273, %276
  br i1 %277, label %278, label %280

278:                                              ; preds = %267
  %279 = load i64, ptr %42, align 8, !tbaa !84
  call fastcc void @add_failure(ptr noundef nonnull %262, i64 noundef %279, i64 noundef 1, ptr noundef null) #12
  br label %280

280:                                              ; preds = %278, %267, %263
  %281 = getelementptr inbounds %struct.command, ptr %264, i64 0, i32 2
  %282 = load i32, ptr %281, align 4, !tbaa !35
  %283 = zext i32 %282 to i64
  %284 = getelementptr inbounds i8, ptr %264, i64 %283
  %285 = load ptr, ptr %47, align 8, !tbaa !110
  %286 = icmp ult ptr %284, %285
  br i1 %286, label %263, label %287, !llvm.loop !125

287:                                              ; preds = %280, %252, %257
  %288 = call fastcc i32 @hand_over(ptr noundef %0, ptr noundef nonnull %41) #11
  %289 = icmp ugt i32 %288, -3
  %290 = select i1 %289, i32 0, i32 %288
  br label %291

291:                                              ; preds = %246, %38, %18, %287
  %292 = phi i32 [ %290, %287 ], [ 0, %246 ], [ 2, %18 ], [ %39, %38 ]
  ret i32 %292
}

declare i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define internal fastcc i32 @hand_over(ptr noundef %0, ptr noundef %1) unnamed_addr #0 {
  %3 = alloca ptr, align 8
  %4 = alloca %struct.CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca [3 x ptr], align 8
  %8 = alloca %struct.CUDA_KERNEL_NODE_PARAMS, align 8
  %9 = alloca i64, align 8
  %10 = alloca %struct.arrival, align 8
  %11 = alloca %struct.arrival, align 8
  %12 = alloca ptr, align 8
  %13 = alloca %struct.window, align 8
  %14 = alloca [16 x %struct.chunk], align 8
  %15 = alloca i64, align 8
  %16 = alloca ptr, align 8
  %17 = alloca [3 x ptr], align 8
  %18 = alloca %struct.arrival, align 8
  %19 = alloca %struct.arrival, align 8
  %20 = load ptr, ptr %0, align 8, !tbaa !66
  %21 = load ptr, ptr %20, align 8, !tbaa !4
  %22 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 31
  %23 = load ptr, ptr %22, align 8, !tbaa !11
  %24 = tail call i32 %21(ptr noundef %23) #9
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %840

26:                                               ; preds = %2
  %27 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 5
  %28 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 4
  %29 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 7
  %30 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 16
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %32 = getelementptr inbounds i8, ptr %4, i64 8
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %34 = getelementptr inbounds ptr, ptr %7, i64 1
  %35 = getelementptr inbounds ptr, ptr %7, i64 2
  %36 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 1
  %37 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 2
  %38 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 4
  %39 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 5
  %40 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 7
  %41 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 8
  %42 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 9
  %43 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 11
  %44 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 6
  %45 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %46 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %47 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %48 = getelementptr inbounds i8, ptr %11, i64 8
  %49 = getelementptr inbounds i8, ptr %11, i64 16
  %50 = getelementptr inbounds i8, ptr %11, i64 24
  %51 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %52 = getelementptr inbounds i8, ptr %10, i64 8
  %53 = getelementptr inbounds i8, ptr %10, i64 16
  %54 = getelementptr inbounds i8, ptr %10, i64 24
  %55 = getelementptr inbounds i8, ptr %13, i64 16
  %56 = getelementptr inbounds %struct.window, ptr %13, i64 0, i32 1
  %57 = getelementptr inbounds %struct.window, ptr %13, i64 0, i32 3
  %58 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %59 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %60 = getelementptr inbounds %struct.window, ptr %13, i64 0, i32 4
  %61 = getelementptr inbounds ptr, ptr %17, i64 1
  %62 = getelementptr inbounds ptr, ptr %17, i64 2
  %63 = getelementptr inbounds i8, ptr %18, i64 8
  %64 = getelementptr inbounds i8, ptr %18, i64 16
  %65 = getelementptr inbounds i8, ptr %18, i64 24
  %66 = getelementptr inbounds i8, ptr %19, i64 8
  %67 = getelementptr inbounds i8, ptr %19, i64 16
  %68 = getelementptr inbounds i8, ptr %19, i64 24
  %69 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 24
  %70 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 22
  %71 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 23
  %72 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 21
  %73 = load ptr, ptr %27, align 8, !tbaa !132
  %74 = load ptr, ptr %28, align 8, !tbaa !110
  %75 = icmp ult ptr %73, %74
  br i1 %75, label %76, label %826

76:                                               ; preds = %26
  %77 = load i64, ptr %29, align 8, !tbaa !133
  br label %78

78:                                               ; preds = %76, %813
  %79 = phi i64 [ %823, %813 ], [ %77, %76 ]
  %80 = phi ptr [ %818, %813 ], [ %73, %76 ]
  %81 = add i64 %79, 1
  %82 = load i32, ptr %30, align 4, !tbaa !123
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %753

84:                                               ; preds = %78
  %85 = load ptr, ptr %0, align 8, !tbaa !66
  %86 = load i16, ptr %80, align 4, !tbaa !136
  switch i16 %86, label %758 [
    i16 1, label %87
    i16 2, label %231
    i16 3, label %242
    i16 4, label %254
    i16 5, label %266
    i16 6, label %437
    i16 7, label %548
    i16 8, label %587
    i16 9, label %602
    i16 10, label %640
    i16 11, label %731
    i16 12, label %738
    i16 13, label %745
  ]

87:                                               ; preds = %84
  %88 = getelementptr inbounds %struct.launch, ptr %80, i64 0, i32 1
  %89 = load ptr, ptr %88, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %15) #10
  %90 = getelementptr inbounds %struct.launch, ptr %80, i64 0, i32 2
  %91 = load i64, ptr %90, align 8, !tbaa !12
  store i64 %91, ptr %15, align 8, !tbaa !12
  %92 = getelementptr inbounds %struct.kernel, ptr %89, i64 0, i32 2
  %93 = load i64, ptr %92, align 8, !tbaa !12
  %94 = add i64 %93, 15
  %95 = and i64 %94, -16
  %96 = getelementptr inbounds %struct.kernel, ptr %89, i64 0, i32 1
  %97 = load i64, ptr %96, align 8, !tbaa !12
  %98 = icmp eq i64 %97, 0
  %99 = select i1 %98, i64 0, i64 2320
  %100 = add i64 %99, %95
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %16) #10
  store ptr null, ptr %16, align 8, !tbaa !16
  %101 = icmp ugt i64 %100, 262144
  br i1 %101, label %229, label %102

102:                                              ; preds = %87
  %103 = icmp eq i64 %100, 0
  br i1 %103, label %135, label %104

104:                                              ; preds = %102
  %105 = load ptr, ptr %51, align 8, !tbaa !143
  %106 = icmp eq ptr %105, null
  br i1 %106, label %118, label %107

107:                                              ; preds = %104
  %108 = getelementptr inbounds %struct.slot, ptr %105, i64 0, i32 2
  %109 = load i64, ptr %108, align 8, !tbaa !144
  %110 = add i64 %109, %100
  %111 = icmp ugt i64 %110, 262144
  br i1 %111, label %112, label %123

112:                                              ; preds = %107
  store ptr null, ptr %51, align 8, !tbaa !143
  %113 = call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %105) #11
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %115, label %229

115:                                              ; preds = %112
  %116 = load ptr, ptr %51, align 8, !tbaa !143
  %117 = icmp eq ptr %116, null
  br i1 %117, label %118, label %123

118:                                              ; preds = %115, %104
  %119 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %51) #11
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %121, label %229

121:                                              ; preds = %118
  %122 = load ptr, ptr %51, align 8, !tbaa !143
  br label %123

123:                                              ; preds = %121, %115, %107
  %124 = phi ptr [ %122, %121 ], [ %116, %115 ], [ %105, %107 ]
  %125 = getelementptr inbounds %struct.slot, ptr %124, i64 0, i32 1
  %126 = load ptr, ptr %125, align 8, !tbaa !14
  %127 = getelementptr inbounds %struct.slot, ptr %124, i64 0, i32 2
  %128 = load i64, ptr %127, align 8, !tbaa !144
  %129 = getelementptr inbounds i8, ptr %126, i64 %128
  store ptr %129, ptr %16, align 8, !tbaa !16
  %130 = and i64 %100, -16
  %131 = add i64 %128, %130
  store i64 %131, ptr %127, align 8, !tbaa !144
  %132 = load i64, ptr %92, align 8, !tbaa !12
  %133 = add i64 %132, 15
  %134 = and i64 %133, -16
  br label %135

135:                                              ; preds = %123, %102
  %136 = phi i64 [ %134, %123 ], [ %95, %102 ]
  %137 = phi i64 [ %132, %123 ], [ %93, %102 ]
  %138 = phi ptr [ %129, %123 ], [ null, %102 ]
  %139 = getelementptr inbounds i8, ptr %138, i64 %136
  %140 = call ptr @memset(ptr noundef %138, i32 noundef 0, i64 noundef %137) #9
  %141 = load i64, ptr %96, align 8, !tbaa !12
  %142 = icmp eq i64 %141, 0
  br i1 %142, label %149, label %143

143:                                              ; preds = %135
  %144 = getelementptr inbounds %struct.device, ptr %85, i64 0, i32 7
  %145 = load ptr, ptr %144, align 8, !tbaa !145
  %146 = add i64 %91, 35224
  %147 = load ptr, ptr %33, align 8, !tbaa !67
  %148 = call i32 %145(i64 noundef %146, i8 noundef 0, i64 noundef 8, ptr noundef %147) #9
  br label %149

149:                                              ; preds = %143, %135
  %150 = phi i32 [ %148, %143 ], [ 0, %135 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %17) #10
  store ptr %15, ptr %17, align 8, !tbaa !16
  store ptr %16, ptr %61, align 8, !tbaa !16
  %151 = getelementptr inbounds %struct.launch, ptr %80, i64 0, i32 4
  store ptr %151, ptr %62, align 8, !tbaa !16
  %152 = load i64, ptr %89, align 8, !tbaa !12
  %153 = icmp eq i64 %152, 0
  %154 = icmp ne i32 %150, 0
  %155 = select i1 %153, i1 true, i1 %154
  br i1 %155, label %158, label %156

156:                                              ; preds = %149
  %157 = getelementptr inbounds %struct.device, ptr %85, i64 0, i32 2
  br label %164

158:                                              ; preds = %193, %149
  %159 = phi i32 [ %150, %149 ], [ %200, %193 ]
  %160 = phi i1 [ %154, %149 ], [ %204, %193 ]
  %161 = load i64, ptr %96, align 8, !tbaa !12
  %162 = icmp eq i64 %161, 0
  %163 = select i1 %162, i1 true, i1 %160
  br i1 %163, label %216, label %206

164:                                              ; preds = %193, %156
  %165 = phi i64 [ 0, %156 ], [ %201, %193 ]
  %166 = getelementptr inbounds %struct.kernel, ptr %89, i64 0, i32 3, i64 %165
  %167 = load ptr, ptr %157, align 8, !tbaa !146
  %168 = load ptr, ptr %166, align 8, !tbaa !42
  %169 = getelementptr inbounds %struct.kernel, ptr %89, i64 0, i32 3, i64 %165, i32 1
  %170 = load ptr, ptr %169, align 8, !tbaa !46
  %171 = icmp eq ptr %170, null
  br i1 %171, label %172, label %175

172:                                              ; preds = %164
  %173 = getelementptr inbounds %struct.kernel, ptr %89, i64 0, i32 3, i64 %165, i32 2
  %174 = load i32, ptr %173, align 8, !tbaa !47
  br label %193

175:                                              ; preds = %164
  %176 = call i64 %170(ptr noundef nonnull %151) #9
  %177 = icmp sgt i64 %176, 0
  br i1 %177, label %178, label %185

178:                                              ; preds = %175
  %179 = getelementptr inbounds %struct.kernel, ptr %89, i64 0, i32 3, i64 %165, i32 3
  %180 = load i32, ptr %179, align 4, !tbaa !48
  %181 = zext i32 %180 to i64
  %182 = add nsw i64 %176, -1
  %183 = add nuw i64 %182, %181
  %184 = udiv i64 %183, %181
  br label %185

185:                                              ; preds = %178, %175
  %186 = phi i64 [ %184, %178 ], [ 1, %175 ]
  %187 = getelementptr inbounds %struct.kernel, ptr %89, i64 0, i32 3, i64 %165, i32 2
  %188 = load i32, ptr %187, align 8, !tbaa !47
  %189 = zext i32 %188 to i64
  %190 = icmp ult i64 %186, %189
  %191 = trunc i64 %186 to i32
  %192 = select i1 %190, i32 %191, i32 %188
  br label %193

193:                                              ; preds = %185, %172
  %194 = phi i32 [ %192, %185 ], [ %174, %172 ]
  %195 = getelementptr inbounds %struct.kernel, ptr %89, i64 0, i32 3, i64 %165, i32 3
  %196 = load i32, ptr %195, align 4, !tbaa !48
  %197 = getelementptr inbounds %struct.kernel, ptr %89, i64 0, i32 3, i64 %165, i32 4
  %198 = load i32, ptr %197, align 8, !tbaa !51
  %199 = load ptr, ptr %33, align 8, !tbaa !67
  %200 = call i32 %167(ptr noundef %168, i32 noundef %194, i32 noundef 1, i32 noundef 1, i32 noundef %196, i32 noundef 1, i32 noundef 1, i32 noundef %198, ptr noundef %199, ptr noundef nonnull %17, ptr noundef null) #9
  %201 = add nuw i64 %165, 1
  %202 = load i64, ptr %89, align 8, !tbaa !12
  %203 = icmp uge i64 %201, %202
  %204 = icmp ne i32 %200, 0
  %205 = select i1 %203, i1 true, i1 %204
  br i1 %205, label %158, label %164, !llvm.loop !147

206:                                              ; preds = %158
  %207 = getelementptr inbounds %struct.device, ptr %85, i64 0, i32 4
  %208 = load ptr, ptr %207, align 8, !tbaa !148
  %209 = load i64, ptr %15, align 8, !tbaa !12
  %210 = add i64 %209, 32912
  %211 = load ptr, ptr %33, align 8, !tbaa !67
  %212 = call i32 %208(ptr noundef %139, i64 noundef %210, i64 noundef 2320, ptr noundef %211) #9
  %213 = icmp eq i32 %212, 0
  br i1 %213, label %214, label %227

214:                                              ; preds = %206
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %18) #10
  store ptr null, ptr %18, align 8, !tbaa.struct !149
  store ptr %139, ptr %63, align 8, !tbaa.struct !150
  store i64 2320, ptr %64, align 8, !tbaa.struct !151
  store i64 %81, ptr %65, align 8, !tbaa.struct !152
  %215 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %18) #11
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %18) #10
  br label %216

216:                                              ; preds = %214, %158
  %217 = phi i32 [ %159, %158 ], [ %215, %214 ]
  %218 = getelementptr inbounds %struct.launch, ptr %80, i64 0, i32 3
  %219 = load ptr, ptr %218, align 8, !tbaa !16
  %220 = icmp eq ptr %219, null
  %221 = icmp ne i32 %217, 0
  %222 = select i1 %220, i1 true, i1 %221
  br i1 %222, label %227, label %223

223:                                              ; preds = %216
  %224 = load ptr, ptr %16, align 8, !tbaa !16
  %225 = load i64, ptr %92, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %19) #10
  store ptr %219, ptr %19, align 8, !tbaa.struct !149
  store ptr %224, ptr %66, align 8, !tbaa.struct !150
  store i64 %225, ptr %67, align 8, !tbaa.struct !151
  store i64 %81, ptr %68, align 8, !tbaa.struct !152
  %226 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %19) #11
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %19) #10
  br label %227

227:                                              ; preds = %223, %216, %206
  %228 = phi i32 [ %217, %216 ], [ %226, %223 ], [ %212, %206 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %17) #10
  br label %229

229:                                              ; preds = %227, %118, %112, %87
  %230 = phi i32 [ %228, %227 ], [ 2, %87 ], [ %113, %112 ], [ %119, %118 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %16) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %15) #10
  br label %758

231:                                              ; preds = %84
  %232 = getelementptr inbounds %struct.device, ptr %85, i64 0, i32 5
  %233 = load ptr, ptr %232, align 8, !tbaa !153
  %234 = getelementptr inbounds %struct.copy, ptr %80, i64 0, i32 1
  %235 = load i64, ptr %234, align 8, !tbaa !154
  %236 = getelementptr inbounds %struct.copy, ptr %80, i64 0, i32 2
  %237 = load i64, ptr %236, align 8, !tbaa !155
  %238 = getelementptr inbounds %struct.copy, ptr %80, i64 0, i32 3
  %239 = load i64, ptr %238, align 8, !tbaa !137
  %240 = load ptr, ptr %33, align 8, !tbaa !67
  %241 = call i32 %233(i64 noundef %235, i64 noundef %237, i64 noundef %239, ptr noundef %240) #9
  br label %758

242:                                              ; preds = %84
  %243 = getelementptr inbounds %struct.device, ptr %85, i64 0, i32 3
  %244 = load ptr, ptr %243, align 8, !tbaa !156
  %245 = getelementptr inbounds %struct.copy, ptr %80, i64 0, i32 1
  %246 = load i64, ptr %245, align 8, !tbaa !154
  %247 = getelementptr inbounds %struct.copy, ptr %80, i64 0, i32 2
  %248 = load i64, ptr %247, align 8, !tbaa !155
  %249 = inttoptr i64 %248 to ptr
  %250 = getelementptr inbounds %struct.copy, ptr %80, i64 0, i32 3
  %251 = load i64, ptr %250, align 8, !tbaa !137
  %252 = load ptr, ptr %33, align 8, !tbaa !67
  %253 = call i32 %244(i64 noundef %246, ptr noundef %249, i64 noundef %251, ptr noundef %252) #9
  br label %758

254:                                              ; preds = %84
  %255 = getelementptr inbounds %struct.device, ptr %85, i64 0, i32 4
  %256 = load ptr, ptr %255, align 8, !tbaa !148
  %257 = getelementptr inbounds %struct.copy, ptr %80, i64 0, i32 1
  %258 = load i64, ptr %257, align 8, !tbaa !154
  %259 = inttoptr i64 %258 to ptr
  %260 = getelementptr inbounds %struct.copy, ptr %80, i64 0, i32 2
  %261 = load i64, ptr %260, align 8, !tbaa !155
  %262 = getelementptr inbounds %struct.copy, ptr %80, i64 0, i32 3
  %263 = load i64, ptr %262, align 8, !tbaa !137
  %264 = load ptr, ptr %33, align 8, !tbaa !67
  %265 = call i32 %256(ptr noundef %259, i64 noundef %261, i64 noundef %263, ptr noundef %264) #9
  br label %758

266:                                              ; preds = %84
  %267 = getelementptr inbounds %struct.copy, ptr %80, i64 0, i32 3
  %268 = load i64, ptr %267, align 8, !tbaa !137
  %269 = load i64, ptr %44, align 8, !tbaa !157
  %270 = sub i64 %268, %269
  %271 = icmp ugt i64 %270, 262143
  br i1 %271, label %272, label %385

272:                                              ; preds = %266
  %273 = getelementptr inbounds %struct.copy, ptr %80, i64 0, i32 1
  %274 = getelementptr inbounds %struct.copy, ptr %80, i64 0, i32 2
  br label %275

275:                                              ; preds = %378, %272
  %276 = load atomic i32, ptr %45 seq_cst, align 8
  %277 = icmp eq i32 %276, 0
  br i1 %277, label %278, label %758

278:                                              ; preds = %275
  %279 = load atomic i32, ptr %46 seq_cst, align 4
  %280 = icmp eq i32 %279, 0
  br i1 %280, label %281, label %758

281:                                              ; preds = %278
  %282 = load atomic i32, ptr %47 seq_cst, align 8
  %283 = icmp eq i32 %282, 0
  br i1 %283, label %284, label %758

284:                                              ; preds = %281
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %13) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %55, i8 0, i64 144, i1 false)
  store ptr %0, ptr %13, align 8, !tbaa !158
  store ptr %1, ptr %56, align 8, !tbaa !160
  %285 = load i64, ptr %273, align 8, !tbaa !154
  %286 = load i64, ptr %44, align 8, !tbaa !157
  %287 = add i64 %286, %285
  store i64 %287, ptr %57, align 8, !tbaa !161
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %14) #10
  %288 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %55) #11
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %291, label %290

290:                                              ; preds = %284
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %14) #10
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %13) #10
  br label %758

291:                                              ; preds = %284
  %292 = load ptr, ptr %55, align 8, !tbaa !16
  br label %293

293:                                              ; preds = %335, %291
  %294 = phi ptr [ %292, %291 ], [ %336, %335 ]
  %295 = phi i64 [ 0, %291 ], [ %307, %335 ]
  %296 = load i64, ptr %274, align 8, !tbaa !155
  %297 = inttoptr i64 %296 to ptr
  %298 = load i64, ptr %44, align 8, !tbaa !157
  %299 = getelementptr inbounds i8, ptr %297, i64 %298
  %300 = getelementptr inbounds [16 x %struct.chunk], ptr %14, i64 0, i64 %295
  %301 = getelementptr inbounds %struct.slot, ptr %294, i64 0, i32 1
  %302 = load ptr, ptr %301, align 8, !tbaa !14
  store ptr %302, ptr %300, align 8, !tbaa.struct !162
  %303 = getelementptr inbounds i8, ptr %300, i64 8
  store ptr %299, ptr %303, align 8, !tbaa.struct !163
  %304 = getelementptr inbounds i8, ptr %300, i64 16
  store i64 262144, ptr %304, align 8, !tbaa.struct !164
  %305 = getelementptr inbounds i8, ptr %300, i64 24
  store i32 0, ptr %305, align 8, !tbaa.struct !165
  %306 = add i64 %298, 262144
  store i64 %306, ptr %44, align 8, !tbaa !157
  %307 = add nuw nsw i64 %295, 1
  %308 = icmp eq i64 %295, 15
  br i1 %308, label %344, label %309

309:                                              ; preds = %293
  %310 = load i64, ptr %267, align 8, !tbaa !137
  %311 = sub i64 %310, %306
  %312 = icmp ugt i64 %311, 262143
  br i1 %312, label %313, label %340

313:                                              ; preds = %309
  %314 = load ptr, ptr %0, align 8, !tbaa !66
  %315 = getelementptr inbounds %struct.device, ptr %314, i64 0, i32 36
  %316 = load ptr, ptr %315, align 8, !tbaa !28
  %317 = call i32 @pthread_mutex_lock(ptr noundef %316) #9
  %318 = load i64, ptr %58, align 8, !tbaa !90
  %319 = icmp ult i64 %318, 64
  br i1 %319, label %320, label %335

320:                                              ; preds = %313
  %321 = getelementptr inbounds %struct.ring, ptr %316, i64 0, i32 2
  %322 = load ptr, ptr %321, align 8, !tbaa !16
  %323 = icmp eq ptr %322, null
  br i1 %323, label %326, label %324

324:                                              ; preds = %320
  %325 = load ptr, ptr %322, align 8, !tbaa !17
  store ptr %325, ptr %321, align 8, !tbaa !16
  br label %331

326:                                              ; preds = %320
  %327 = icmp eq i64 %318, 0
  br i1 %327, label %328, label %335

328:                                              ; preds = %326
  %329 = load ptr, ptr %59, align 8, !tbaa !127
  store ptr null, ptr %59, align 8, !tbaa !127
  %330 = icmp eq ptr %329, null
  br i1 %330, label %335, label %331

331:                                              ; preds = %328, %324
  %332 = phi ptr [ %322, %324 ], [ %329, %328 ]
  %333 = add nuw nsw i64 %318, 1
  store i64 %333, ptr %58, align 8, !tbaa !90
  %334 = getelementptr inbounds %struct.slot, ptr %332, i64 0, i32 2
  store i64 0, ptr %334, align 8, !tbaa !144
  br label %335

335:                                              ; preds = %331, %328, %326, %313
  %336 = phi ptr [ %332, %331 ], [ null, %328 ], [ null, %326 ], [ null, %313 ]
  %337 = call i32 @pthread_mutex_unlock(ptr noundef %316) #9
  %338 = getelementptr inbounds %struct.window, ptr %13, i64 0, i32 2, i64 %307
  store ptr %336, ptr %338, align 8, !tbaa !16
  %339 = icmp eq ptr %336, null
  br i1 %339, label %342, label %293, !llvm.loop !166

340:                                              ; preds = %309
  %341 = trunc i64 %307 to i32
  br label %344

342:                                              ; preds = %335
  %343 = trunc i64 %307 to i32
  br label %344

344:                                              ; preds = %293, %342, %340
  %345 = phi i32 [ %341, %340 ], [ %343, %342 ], [ 16, %293 ]
  %346 = load ptr, ptr %0, align 8, !tbaa !66
  %347 = getelementptr inbounds %struct.device, ptr %346, i64 0, i32 37
  %348 = load ptr, ptr %347, align 8, !tbaa !27
  %349 = call fastcc i32 @copy_together(ptr noundef %348, ptr noundef nonnull %14, i32 noundef %345, ptr noundef nonnull @send_slot, ptr noundef nonnull %13) #11
  %350 = load i32, ptr %60, align 8, !tbaa !167
  %351 = icmp ult i32 %350, %345
  br i1 %351, label %352, label %378

352:                                              ; preds = %344
  %353 = zext i32 %350 to i64
  br label %354

354:                                              ; preds = %370, %352
  %355 = phi i64 [ %353, %352 ], [ %375, %370 ]
  %356 = getelementptr inbounds %struct.window, ptr %13, i64 0, i32 2, i64 %355
  %357 = load ptr, ptr %356, align 8, !tbaa !16
  %358 = load ptr, ptr %0, align 8, !tbaa !66
  %359 = getelementptr inbounds %struct.device, ptr %358, i64 0, i32 36
  %360 = load ptr, ptr %359, align 8, !tbaa !28
  %361 = call i32 @pthread_mutex_lock(ptr noundef %360) #9
  %362 = load i64, ptr %58, align 8, !tbaa !90
  %363 = add i64 %362, -1
  store i64 %363, ptr %58, align 8, !tbaa !90
  %364 = getelementptr inbounds %struct.slot, ptr %357, i64 0, i32 6
  %365 = load ptr, ptr %364, align 8, !tbaa !91
  %366 = icmp eq ptr %365, null
  br i1 %366, label %367, label %370

367:                                              ; preds = %354
  %368 = getelementptr inbounds %struct.ring, ptr %360, i64 0, i32 2
  %369 = load ptr, ptr %368, align 8, !tbaa !16
  store ptr %369, ptr %357, align 8, !tbaa !17
  br label %370

370:                                              ; preds = %367, %354
  %371 = phi ptr [ %368, %367 ], [ %59, %354 ]
  store ptr %357, ptr %371, align 8, !tbaa !16
  %372 = getelementptr inbounds %struct.ring, ptr %360, i64 0, i32 1
  %373 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %372) #9
  %374 = call i32 @pthread_mutex_unlock(ptr noundef %360) #9
  %375 = add nuw nsw i64 %355, 1
  %376 = trunc i64 %375 to i32
  %377 = icmp eq i32 %345, %376
  br i1 %377, label %378, label %354, !llvm.loop !168

378:                                              ; preds = %370, %344
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %14) #10
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %13) #10
  %379 = load i64, ptr %267, align 8, !tbaa !137
  %380 = load i64, ptr %44, align 8, !tbaa !157
  %381 = sub i64 %379, %380
  %382 = icmp ugt i64 %381, 262143
  %383 = icmp eq i32 %349, 0
  %384 = select i1 %382, i1 %383, i1 false
  br i1 %384, label %275, label %385, !llvm.loop !169

385:                                              ; preds = %378, %266
  %386 = phi i32 [ 0, %266 ], [ %349, %378 ]
  %387 = phi i64 [ %268, %266 ], [ %379, %378 ]
  %388 = phi i64 [ %269, %266 ], [ %380, %378 ]
  %389 = phi i64 [ %270, %266 ], [ %381, %378 ]
  %390 = phi i1 [ true, %266 ], [ %383, %378 ]
  %391 = icmp ne i64 %387, %388
  %392 = select i1 %390, i1 %391, i1 false
  br i1 %392, label %393, label %758

393:                                              ; preds = %385
  %394 = load ptr, ptr %51, align 8, !tbaa !143
  %395 = icmp eq ptr %394, null
  br i1 %395, label %407, label %396

396:                                              ; preds = %393
  %397 = getelementptr inbounds %struct.slot, ptr %394, i64 0, i32 2
  %398 = load i64, ptr %397, align 8, !tbaa !144
  %399 = add i64 %398, %389
  %400 = icmp ugt i64 %399, 262144
  br i1 %400, label %401, label %412

401:                                              ; preds = %396
  store ptr null, ptr %51, align 8, !tbaa !143
  %402 = call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %394) #11
  %403 = icmp eq i32 %402, 0
  br i1 %403, label %404, label %758

404:                                              ; preds = %401
  %405 = load ptr, ptr %51, align 8, !tbaa !143
  %406 = icmp eq ptr %405, null
  br i1 %406, label %407, label %412

407:                                              ; preds = %404, %393
  %408 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %51) #11
  %409 = icmp eq i32 %408, 0
  br i1 %409, label %410, label %758

410:                                              ; preds = %407
  %411 = load ptr, ptr %51, align 8, !tbaa !143
  br label %412

412:                                              ; preds = %410, %404, %396
  %413 = phi ptr [ %411, %410 ], [ %405, %404 ], [ %394, %396 ]
  %414 = getelementptr inbounds %struct.slot, ptr %413, i64 0, i32 1
  %415 = load ptr, ptr %414, align 8, !tbaa !14
  %416 = getelementptr inbounds %struct.slot, ptr %413, i64 0, i32 2
  %417 = load i64, ptr %416, align 8, !tbaa !144
  %418 = getelementptr inbounds i8, ptr %415, i64 %417
  %419 = add i64 %389, 15
  %420 = and i64 %419, -16
  %421 = add i64 %417, %420
  store i64 %421, ptr %416, align 8, !tbaa !144
  %422 = getelementptr inbounds %struct.copy, ptr %80, i64 0, i32 2
  %423 = load i64, ptr %422, align 8, !tbaa !155
  %424 = inttoptr i64 %423 to ptr
  %425 = load i64, ptr %44, align 8, !tbaa !157
  %426 = getelementptr inbounds i8, ptr %424, i64 %425
  %427 = call ptr @memcpy(ptr noundef %418, ptr noundef %426, i64 noundef %389) #9
  %428 = load ptr, ptr %0, align 8, !tbaa !66
  %429 = getelementptr inbounds %struct.device, ptr %428, i64 0, i32 3
  %430 = load ptr, ptr %429, align 8, !tbaa !156
  %431 = getelementptr inbounds %struct.copy, ptr %80, i64 0, i32 1
  %432 = load i64, ptr %431, align 8, !tbaa !154
  %433 = load i64, ptr %44, align 8, !tbaa !157
  %434 = add i64 %433, %432
  %435 = load ptr, ptr %33, align 8, !tbaa !67
  %436 = call i32 %430(i64 noundef %434, ptr noundef %418, i64 noundef %389, ptr noundef %435) #9
  br label %758

437:                                              ; preds = %84
  %438 = getelementptr inbounds %struct.copy, ptr %80, i64 0, i32 3
  %439 = load i64, ptr %438, align 8, !tbaa !137
  %440 = load i64, ptr %44, align 8, !tbaa !157
  %441 = sub i64 %439, %440
  %442 = icmp ugt i64 %441, 262143
  br i1 %442, label %443, label %492

443:                                              ; preds = %437
  %444 = getelementptr inbounds %struct.copy, ptr %80, i64 0, i32 2
  %445 = getelementptr inbounds %struct.copy, ptr %80, i64 0, i32 1
  br label %446

446:                                              ; preds = %481, %443
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %12) #10
  %447 = load atomic i32, ptr %45 seq_cst, align 8
  %448 = icmp eq i32 %447, 0
  br i1 %448, label %449, label %479

449:                                              ; preds = %446
  %450 = load atomic i32, ptr %46 seq_cst, align 4
  %451 = icmp eq i32 %450, 0
  br i1 %451, label %452, label %479

452:                                              ; preds = %449
  %453 = load atomic i32, ptr %47 seq_cst, align 8
  %454 = icmp eq i32 %453, 0
  br i1 %454, label %455, label %479

455:                                              ; preds = %452
  %456 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %12) #11
  %457 = icmp eq i32 %456, 0
  br i1 %457, label %458, label %479

458:                                              ; preds = %455
  %459 = load ptr, ptr %12, align 8, !tbaa !16
  %460 = getelementptr inbounds %struct.slot, ptr %459, i64 0, i32 1
  %461 = load ptr, ptr %460, align 8, !tbaa !14
  %462 = load ptr, ptr %0, align 8, !tbaa !66
  %463 = getelementptr inbounds %struct.device, ptr %462, i64 0, i32 4
  %464 = load ptr, ptr %463, align 8, !tbaa !148
  %465 = load i64, ptr %444, align 8, !tbaa !155
  %466 = load i64, ptr %44, align 8, !tbaa !157
  %467 = add i64 %466, %465
  %468 = load ptr, ptr %33, align 8, !tbaa !67
  %469 = call i32 %464(ptr noundef %461, i64 noundef %467, i64 noundef 262144, ptr noundef %468) #9
  %470 = icmp eq i32 %469, 0
  br i1 %470, label %471, label %481

471:                                              ; preds = %458
  %472 = load i64, ptr %445, align 8, !tbaa !154
  %473 = inttoptr i64 %472 to ptr
  %474 = load i64, ptr %44, align 8, !tbaa !157
  %475 = getelementptr inbounds i8, ptr %473, i64 %474
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %11) #10
  store ptr %475, ptr %11, align 8, !tbaa.struct !149
  store ptr %461, ptr %48, align 8, !tbaa.struct !150
  store i64 262144, ptr %49, align 8, !tbaa.struct !151
  store i64 %81, ptr %50, align 8, !tbaa.struct !152
  %476 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %11) #11
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %11) #10
  %477 = load i64, ptr %44, align 8, !tbaa !157
  %478 = add i64 %477, 262144
  store i64 %478, ptr %44, align 8, !tbaa !157
  br label %481

479:                                              ; preds = %455, %452, %449, %446
  %480 = phi i32 [ %456, %455 ], [ -2, %452 ], [ -2, %449 ], [ -2, %446 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %12) #10
  br label %758

481:                                              ; preds = %471, %458
  %482 = phi i32 [ %476, %471 ], [ %469, %458 ]
  %483 = call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %459) #11
  %484 = icmp eq i32 %482, 0
  %485 = select i1 %484, i32 %483, i32 %482
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %12) #10
  %486 = load i64, ptr %438, align 8, !tbaa !137
  %487 = load i64, ptr %44, align 8, !tbaa !157
  %488 = sub i64 %486, %487
  %489 = icmp ugt i64 %488, 262143
  %490 = icmp eq i32 %485, 0
  %491 = select i1 %489, i1 %490, i1 false
  br i1 %491, label %446, label %492, !llvm.loop !170

492:                                              ; preds = %481, %437
  %493 = phi i32 [ 0, %437 ], [ %485, %481 ]
  %494 = phi i64 [ %439, %437 ], [ %486, %481 ]
  %495 = phi i64 [ %440, %437 ], [ %487, %481 ]
  %496 = phi i64 [ %441, %437 ], [ %488, %481 ]
  %497 = phi i1 [ true, %437 ], [ %490, %481 ]
  %498 = icmp ne i64 %494, %495
  %499 = select i1 %497, i1 %498, i1 false
  br i1 %499, label %500, label %758

500:                                              ; preds = %492
  %501 = load ptr, ptr %51, align 8, !tbaa !143
  %502 = icmp eq ptr %501, null
  br i1 %502, label %514, label %503

503:                                              ; preds = %500
  %504 = getelementptr inbounds %struct.slot, ptr %501, i64 0, i32 2
  %505 = load i64, ptr %504, align 8, !tbaa !144
  %506 = add i64 %505, %496
  %507 = icmp ugt i64 %506, 262144
  br i1 %507, label %508, label %519

508:                                              ; preds = %503
  store ptr null, ptr %51, align 8, !tbaa !143
  %509 = call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %501) #11
  %510 = icmp eq i32 %509, 0
  br i1 %510, label %511, label %758

511:                                              ; preds = %508
  %512 = load ptr, ptr %51, align 8, !tbaa !143
  %513 = icmp eq ptr %512, null
  br i1 %513, label %514, label %519

514:                                              ; preds = %511, %500
  %515 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %51) #11
  %516 = icmp eq i32 %515, 0
  br i1 %516, label %517, label %758

517:                                              ; preds = %514
  %518 = load ptr, ptr %51, align 8, !tbaa !143
  br label %519

519:                                              ; preds = %517, %511, %503
  %520 = phi ptr [ %518, %517 ], [ %512, %511 ], [ %501, %503 ]
  %521 = getelementptr inbounds %struct.slot, ptr %520, i64 0, i32 1
  %522 = load ptr, ptr %521, align 8, !tbaa !14
  %523 = getelementptr inbounds %struct.slot, ptr %520, i64 0, i32 2
  %524 = load i64, ptr %523, align 8, !tbaa !144
  %525 = getelementptr inbounds i8, ptr %522, i64 %524
  %526 = add i64 %496, 15
  %527 = and i64 %526, -16
  %528 = add i64 %524, %527
  store i64 %528, ptr %523, align 8, !tbaa !144
  %529 = load ptr, ptr %0, align 8, !tbaa !66
  %530 = getelementptr inbounds %struct.device, ptr %529, i64 0, i32 4
  %531 = load ptr, ptr %530, align 8, !tbaa !148
  %532 = getelementptr inbounds %struct.copy, ptr %80, i64 0, i32 2
  %533 = load i64, ptr %532, align 8, !tbaa !155
  %534 = load i64, ptr %44, align 8, !tbaa !157
  %535 = add i64 %534, %533
  %536 = load ptr, ptr %33, align 8, !tbaa !67
  %537 = call i32 %531(ptr noundef %525, i64 noundef %535, i64 noundef %496, ptr noundef %536) #9
  %538 = icmp eq i32 %537, 0
  br i1 %538, label %539, label %758

539:                                              ; preds = %519
  %540 = getelementptr inbounds %struct.copy, ptr %80, i64 0, i32 1
  %541 = load i64, ptr %540, align 8, !tbaa !154
  %542 = inttoptr i64 %541 to ptr
  %543 = load i64, ptr %44, align 8, !tbaa !157
  %544 = getelementptr inbounds i8, ptr %542, i64 %543
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %10) #10
  store ptr %544, ptr %10, align 8, !tbaa.struct !149
  store ptr %525, ptr %52, align 8, !tbaa.struct !150
  store i64 %496, ptr %53, align 8, !tbaa.struct !151
  store i64 %81, ptr %54, align 8, !tbaa.struct !152
  %545 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %10) #11
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %10) #10
  %546 = load i64, ptr %44, align 8, !tbaa !157
  %547 = add i64 %546, %496
  store i64 %547, ptr %44, align 8, !tbaa !157
  br label %758

548:                                              ; preds = %84
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #10
  %549 = getelementptr inbounds %struct.device, ptr %85, i64 0, i32 10
  %550 = load ptr, ptr %549, align 8, !tbaa !171
  %551 = getelementptr inbounds %struct.copy, ptr %80, i64 0, i32 3
  %552 = load i64, ptr %551, align 8, !tbaa !137
  %553 = getelementptr inbounds %struct.device, ptr %85, i64 0, i32 32
  %554 = load ptr, ptr %553, align 8, !tbaa !172
  %555 = load ptr, ptr %33, align 8, !tbaa !67
  %556 = call i32 %550(ptr noundef nonnull %9, i64 noundef %552, ptr noundef %554, ptr noundef %555) #9
  switch i32 %556, label %585 [
    i32 2, label %557
    i32 0, label %558
  ]

557:                                              ; preds = %548
  call fastcc void @add_failure(ptr noundef nonnull %31, i64 noundef %81, i64 noundef 2, ptr noundef null) #12
  br label %585

558:                                              ; preds = %548
  %559 = getelementptr inbounds %struct.device, ptr %85, i64 0, i32 5
  %560 = load ptr, ptr %559, align 8, !tbaa !153
  %561 = load i64, ptr %9, align 8, !tbaa !12
  %562 = getelementptr inbounds %struct.copy, ptr %80, i64 0, i32 2
  %563 = load i64, ptr %562, align 8, !tbaa !155
  %564 = load i64, ptr %551, align 8, !tbaa !137
  %565 = load ptr, ptr %33, align 8, !tbaa !67
  %566 = call i32 %560(i64 noundef %561, i64 noundef %563, i64 noundef %564, ptr noundef %565) #9
  %567 = icmp eq i32 %566, 0
  br i1 %567, label %568, label %576

568:                                              ; preds = %558
  %569 = load ptr, ptr %559, align 8, !tbaa !153
  %570 = getelementptr inbounds %struct.copy, ptr %80, i64 0, i32 1
  %571 = load i64, ptr %570, align 8, !tbaa !154
  %572 = load i64, ptr %9, align 8, !tbaa !12
  %573 = load i64, ptr %551, align 8, !tbaa !137
  %574 = load ptr, ptr %33, align 8, !tbaa !67
  %575 = call i32 %569(i64 noundef %571, i64 noundef %572, i64 noundef %573, ptr noundef %574) #9
  br label %576

576:                                              ; preds = %568, %558
  %577 = phi i32 [ %566, %558 ], [ %575, %568 ]
  %578 = getelementptr inbounds %struct.device, ptr %85, i64 0, i32 11
  %579 = load ptr, ptr %578, align 8, !tbaa !173
  %580 = load i64, ptr %9, align 8, !tbaa !12
  %581 = load ptr, ptr %33, align 8, !tbaa !67
  %582 = call i32 %579(i64 noundef %580, ptr noundef %581) #9
  %583 = icmp eq i32 %577, 0
  %584 = select i1 %583, i32 %582, i32 %577
  br label %585

585:                                              ; preds = %576, %557, %548
  %586 = phi i32 [ 0, %557 ], [ %584, %576 ], [ %556, %548 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #10
  br label %758

587:                                              ; preds = %84
  %588 = getelementptr inbounds %struct.device, ptr %85, i64 0, i32 6
  %589 = load ptr, ptr %588, align 8, !tbaa !174
  %590 = getelementptr inbounds %struct.peer_copy, ptr %80, i64 0, i32 1
  %591 = load i64, ptr %590, align 8, !tbaa !175
  %592 = getelementptr inbounds %struct.peer_copy, ptr %80, i64 0, i32 2
  %593 = load ptr, ptr %592, align 8, !tbaa !177
  %594 = getelementptr inbounds %struct.peer_copy, ptr %80, i64 0, i32 3
  %595 = load i64, ptr %594, align 8, !tbaa !178
  %596 = getelementptr inbounds %struct.peer_copy, ptr %80, i64 0, i32 4
  %597 = load ptr, ptr %596, align 8, !tbaa !179
  %598 = getelementptr inbounds %struct.peer_copy, ptr %80, i64 0, i32 5
  %599 = load i64, ptr %598, align 8, !tbaa !180
  %600 = load ptr, ptr %33, align 8, !tbaa !67
  %601 = call i32 %589(i64 noundef %591, ptr noundef %593, i64 noundef %595, ptr noundef %597, i64 noundef %599, ptr noundef %600) #9
  br label %758

602:                                              ; preds = %84
  %603 = getelementptr inbounds %struct.fill, ptr %80, i64 0, i32 3
  %604 = load i32, ptr %603, align 8, !tbaa !181
  switch i32 %604, label %629 [
    i32 1, label %605
    i32 2, label %617
  ]

605:                                              ; preds = %602
  %606 = getelementptr inbounds %struct.device, ptr %85, i64 0, i32 7
  %607 = load ptr, ptr %606, align 8, !tbaa !145
  %608 = getelementptr inbounds %struct.fill, ptr %80, i64 0, i32 1
  %609 = load i64, ptr %608, align 8, !tbaa !183
  %610 = getelementptr inbounds %struct.fill, ptr %80, i64 0, i32 4
  %611 = load i32, ptr %610, align 4, !tbaa !184
  %612 = trunc i32 %611 to i8
  %613 = getelementptr inbounds %struct.fill, ptr %80, i64 0, i32 2
  %614 = load i64, ptr %613, align 8, !tbaa !185
  %615 = load ptr, ptr %33, align 8, !tbaa !67
  %616 = call i32 %607(i64 noundef %609, i8 noundef %612, i64 noundef %614, ptr noundef %615) #9
  br label %758

617:                                              ; preds = %602
  %618 = getelementptr inbounds %struct.device, ptr %85, i64 0, i32 8
  %619 = load ptr, ptr %618, align 8, !tbaa !186
  %620 = getelementptr inbounds %struct.fill, ptr %80, i64 0, i32 1
  %621 = load i64, ptr %620, align 8, !tbaa !183
  %622 = getelementptr inbounds %struct.fill, ptr %80, i64 0, i32 4
  %623 = load i32, ptr %622, align 4, !tbaa !184
  %624 = trunc i32 %623 to i16
  %625 = getelementptr inbounds %struct.fill, ptr %80, i64 0, i32 2
  %626 = load i64, ptr %625, align 8, !tbaa !185
  %627 = load ptr, ptr %33, align 8, !tbaa !67
  %628 = call i32 %619(i64 noundef %621, i16 noundef %624, i64 noundef %626, ptr noundef %627) #9
  br label %758

629:                                              ; preds = %602
  %630 = getelementptr inbounds %struct.device, ptr %85, i64 0, i32 9
  %631 = load ptr, ptr %630, align 8, !tbaa !187
  %632 = getelementptr inbounds %struct.fill, ptr %80, i64 0, i32 1
  %633 = load i64, ptr %632, align 8, !tbaa !183
  %634 = getelementptr inbounds %struct.fill, ptr %80, i64 0, i32 4
  %635 = load i32, ptr %634, align 4, !tbaa !184
  %636 = getelementptr inbounds %struct.fill, ptr %80, i64 0, i32 2
  %637 = load i64, ptr %636, align 8, !tbaa !185
  %638 = load ptr, ptr %33, align 8, !tbaa !67
  %639 = call i32 %631(i64 noundef %633, i32 noundef %635, i64 noundef %637, ptr noundef %638) #9
  br label %758

640:                                              ; preds = %84
  %641 = getelementptr inbounds %struct.command, ptr %80, i64 0, i32 2
  %642 = load i32, ptr %641, align 4, !tbaa !35
  %643 = zext i32 %642 to i64
  %644 = getelementptr inbounds i8, ptr %80, i64 %643
  %645 = getelementptr inbounds %struct.execute, ptr %80, i64 0, i32 1
  %646 = load ptr, ptr %645, align 8, !tbaa !16
  %647 = getelementptr inbounds %struct.execute, ptr %80, i64 0, i32 2
  %648 = icmp ult ptr %647, %644
  br i1 %648, label %649, label %722

649:                                              ; preds = %640
  %650 = getelementptr inbounds %struct.graph, ptr %646, i64 0, i32 1
  br label %651

651:                                              ; preds = %711, %649
  %652 = phi ptr [ %647, %649 ], [ %716, %711 ]
  %653 = phi i64 [ 0, %649 ], [ %712, %711 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #10
  %654 = getelementptr inbounds %struct.launch, ptr %652, i64 0, i32 2
  %655 = load i64, ptr %654, align 8, !tbaa !12
  store i64 %655, ptr %5, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #10
  store i64 0, ptr %6, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #10
  store ptr %5, ptr %7, align 8, !tbaa !16
  store ptr %6, ptr %34, align 8, !tbaa !16
  %656 = getelementptr inbounds %struct.launch, ptr %652, i64 0, i32 4
  store ptr %656, ptr %35, align 8, !tbaa !16
  %657 = getelementptr inbounds %struct.launch, ptr %652, i64 0, i32 1
  %658 = load ptr, ptr %657, align 8, !tbaa !16
  %659 = load i64, ptr %658, align 8, !tbaa !12
  %660 = icmp eq i64 %659, 0
  br i1 %660, label %711, label %661

661:                                              ; preds = %651, %705
  %662 = phi ptr [ %708, %705 ], [ %658, %651 ]
  %663 = phi i64 [ %707, %705 ], [ 0, %651 ]
  %664 = phi i64 [ %706, %705 ], [ %653, %651 ]
  %665 = getelementptr inbounds %struct.kernel, ptr %662, i64 0, i32 3, i64 %663
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %8) #10
  %666 = load ptr, ptr %665, align 8, !tbaa !42
  store ptr %666, ptr %8, align 8, !tbaa !44
  %667 = getelementptr inbounds %struct.kernel, ptr %662, i64 0, i32 3, i64 %663, i32 1
  %668 = load ptr, ptr %667, align 8, !tbaa !46
  %669 = icmp eq ptr %668, null
  br i1 %669, label %670, label %673

670:                                              ; preds = %661
  %671 = getelementptr inbounds %struct.kernel, ptr %662, i64 0, i32 3, i64 %663, i32 2
  %672 = load i32, ptr %671, align 8, !tbaa !47
  br label %691

673:                                              ; preds = %661
  %674 = call i64 %668(ptr noundef nonnull %656) #9
  %675 = icmp sgt i64 %674, 0
  br i1 %675, label %676, label %683

676:                                              ; preds = %673
  %677 = getelementptr inbounds %struct.kernel, ptr %662, i64 0, i32 3, i64 %663, i32 3
  %678 = load i32, ptr %677, align 4, !tbaa !48
  %679 = zext i32 %678 to i64
  %680 = add nsw i64 %674, -1
  %681 = add nuw i64 %680, %679
  %682 = udiv i64 %681, %679
  br label %683

683:                                              ; preds = %676, %673
  %684 = phi i64 [ %682, %676 ], [ 1, %673 ]
  %685 = getelementptr inbounds %struct.kernel, ptr %662, i64 0, i32 3, i64 %663, i32 2
  %686 = load i32, ptr %685, align 8, !tbaa !47
  %687 = zext i32 %686 to i64
  %688 = icmp ult i64 %684, %687
  %689 = trunc i64 %684 to i32
  %690 = select i1 %688, i32 %689, i32 %686
  br label %691

691:                                              ; preds = %683, %670
  %692 = phi i32 [ %690, %683 ], [ %672, %670 ]
  store i32 %692, ptr %36, align 8, !tbaa !49
  store <2 x i32> <i32 1, i32 1>, ptr %37, align 4, !tbaa !39
  %693 = getelementptr inbounds %struct.kernel, ptr %662, i64 0, i32 3, i64 %663, i32 3
  %694 = load i32, ptr %693, align 4, !tbaa !48
  store i32 %694, ptr %38, align 4, !tbaa !50
  store <2 x i32> <i32 1, i32 1>, ptr %39, align 8, !tbaa !39
  %695 = getelementptr inbounds %struct.kernel, ptr %662, i64 0, i32 3, i64 %663, i32 4
  %696 = load i32, ptr %695, align 8, !tbaa !51
  store i32 %696, ptr %40, align 8, !tbaa !52
  store ptr %7, ptr %41, align 8, !tbaa !53
  store <2 x ptr> zeroinitializer, ptr %42, align 8, !tbaa !16
  store ptr null, ptr %43, align 8, !tbaa !54
  %697 = load ptr, ptr %646, align 8, !tbaa !16
  %698 = getelementptr inbounds %struct.device, ptr %697, i64 0, i32 27
  %699 = load ptr, ptr %698, align 8, !tbaa !188
  %700 = load ptr, ptr %650, align 8, !tbaa !16
  %701 = getelementptr inbounds %struct.graph, ptr %646, i64 0, i32 4, i64 %664
  %702 = load ptr, ptr %701, align 8, !tbaa !16
  %703 = call i32 %699(ptr noundef %700, ptr noundef %702, ptr noundef nonnull %8) #9
  %704 = icmp eq i32 %703, 0
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %8) #10
  br i1 %704, label %705, label %718

705:                                              ; preds = %691
  %706 = add i64 %664, 1
  %707 = add nuw i64 %663, 1
  %708 = load ptr, ptr %657, align 8, !tbaa !16
  %709 = load i64, ptr %708, align 8, !tbaa !12
  %710 = icmp ult i64 %707, %709
  br i1 %710, label %661, label %711, !llvm.loop !56

711:                                              ; preds = %705, %651
  %712 = phi i64 [ %653, %651 ], [ %706, %705 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #10
  %713 = getelementptr inbounds %struct.command, ptr %652, i64 0, i32 2
  %714 = load i32, ptr %713, align 4, !tbaa !35
  %715 = zext i32 %714 to i64
  %716 = getelementptr inbounds i8, ptr %652, i64 %715
  %717 = icmp ult ptr %716, %644
  br i1 %717, label %651, label %719, !llvm.loop !57

718:                                              ; preds = %691
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #10
  br label %758

719:                                              ; preds = %711
  %720 = load ptr, ptr %645, align 8, !tbaa !16
  %721 = load ptr, ptr %0, align 8, !tbaa !66
  br label %722

722:                                              ; preds = %719, %640
  %723 = phi ptr [ %721, %719 ], [ %85, %640 ]
  %724 = phi ptr [ %720, %719 ], [ %646, %640 ]
  %725 = getelementptr inbounds %struct.device, ptr %723, i64 0, i32 28
  %726 = load ptr, ptr %725, align 8, !tbaa !189
  %727 = getelementptr inbounds %struct.graph, ptr %724, i64 0, i32 1
  %728 = load ptr, ptr %727, align 8, !tbaa !16
  %729 = load ptr, ptr %33, align 8, !tbaa !67
  %730 = call i32 %726(ptr noundef %728, ptr noundef %729) #9
  br label %758

731:                                              ; preds = %84
  %732 = getelementptr inbounds %struct.wait, ptr %80, i64 0, i32 1
  %733 = load ptr, ptr %732, align 8, !tbaa !113
  %734 = load ptr, ptr %33, align 8, !tbaa !67
  %735 = getelementptr inbounds %struct.wait, ptr %80, i64 0, i32 2
  %736 = load i64, ptr %735, align 8, !tbaa !114
  %737 = call fastcc i32 @wait_for(ptr noundef %733, ptr noundef %734, i64 noundef %736) #11
  br label %758

738:                                              ; preds = %84
  %739 = getelementptr inbounds %struct.device, ptr %85, i64 0, i32 20
  %740 = load ptr, ptr %739, align 8, !tbaa !190
  %741 = load ptr, ptr %33, align 8, !tbaa !67
  %742 = getelementptr inbounds %struct.wait_event, ptr %80, i64 0, i32 1
  %743 = load ptr, ptr %742, align 8, !tbaa !191
  %744 = call i32 %740(ptr noundef %741, ptr noundef %743, i32 noundef 0) #9
  br label %758

745:                                              ; preds = %84
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %4) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %32, i8 0, i64 136, i1 false)
  %746 = getelementptr inbounds %struct.wait_semaphore, ptr %80, i64 0, i32 2
  %747 = load i64, ptr %746, align 8, !tbaa !193
  store i64 %747, ptr %4, align 8, !tbaa !195
  %748 = getelementptr inbounds %struct.device, ptr %85, i64 0, i32 22
  %749 = load ptr, ptr %748, align 8, !tbaa !198
  %750 = getelementptr inbounds %struct.wait_semaphore, ptr %80, i64 0, i32 1
  %751 = load ptr, ptr %33, align 8, !tbaa !67
  %752 = call i32 %749(ptr noundef nonnull %750, ptr noundef nonnull %4, i32 noundef 1, ptr noundef %751) #9
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %4) #10
  br label %758

753:                                              ; preds = %78
  %754 = getelementptr inbounds %struct.command, ptr %80, i64 0, i32 1
  %755 = load i16, ptr %754, align 2, !tbaa !135
  %756 = icmp eq i16 %755, 0
  br i1 %756, label %758, label %757

757:                                              ; preds = %753
  call fastcc void @add_failure(ptr noundef nonnull %31, i64 noundef %81, i64 noundef 2, ptr noundef null) #12
  br label %758

758:                                              ; preds = %281, %278, %275, %757, %753, %745, %738, %731, %722, %718, %629, %617, %605, %587, %585, %539, %519, %514, %508, %492, %479, %412, %407, %401, %385, %290, %254, %242, %231, %229, %84
  %759 = phi i32 [ 0, %757 ], [ 0, %753 ], [ %752, %745 ], [ %744, %738 ], [ %737, %731 ], [ %601, %587 ], [ %586, %585 ], [ %265, %254 ], [ %253, %242 ], [ %241, %231 ], [ %230, %229 ], [ 0, %84 ], [ %386, %385 ], [ %436, %412 ], [ %402, %401 ], [ %408, %407 ], [ %288, %290 ], [ %493, %492 ], [ %480, %479 ], [ %545, %539 ], [ %537, %519 ], [ %509, %508 ], [ %515, %514 ], [ %639, %629 ], [ %628, %617 ], [ %616, %605 ], [ %730, %722 ], [ %703, %718 ], [ -2, %275 ], [ -2, %278 ], [ -2, %281 ]
  %760 = load ptr, ptr %69, align 8, !tbaa !134
  %761 = icmp eq ptr %760, null
  br i1 %761, label %810, label %762

762:                                              ; preds = %758
  %763 = getelementptr inbounds %struct.command, ptr %80, i64 0, i32 1
  %764 = load i16, ptr %763, align 2, !tbaa !135
  %765 = icmp eq i16 %764, 0
  %766 = icmp ne i32 %759, 0
  %767 = select i1 %765, i1 true, i1 %766
  br i1 %767, label %810, label %768

768:                                              ; preds = %762
  %769 = load i32, ptr %70, align 4, !tbaa !199
  %770 = load i32, ptr %72, align 8, !tbaa !200
  %771 = icmp ugt i32 %769, %770
  br i1 %771, label %798, label %772

772:                                              ; preds = %768
  %773 = icmp eq i32 %769, 0
  %774 = shl i32 %769, 1
  %775 = select i1 %773, i32 8, i32 %774
  %776 = load ptr, ptr %71, align 8, !tbaa !16
  %777 = zext i32 %775 to i64
  %778 = shl nuw nsw i64 %777, 3
  %779 = call ptr @realloc(ptr noundef %776, i64 noundef %778) #9
  %780 = icmp eq ptr %779, null
  br i1 %780, label %834, label %781

781:                                              ; preds = %772
  store ptr %779, ptr %71, align 8, !tbaa !16
  %782 = load i32, ptr %70, align 4, !tbaa !199
  %783 = icmp ult i32 %782, %775
  br i1 %783, label %784, label %798

784:                                              ; preds = %781, %794
  %785 = phi i32 [ %796, %794 ], [ %782, %781 ]
  %786 = load ptr, ptr %0, align 8, !tbaa !66
  %787 = getelementptr inbounds %struct.device, ptr %786, i64 0, i32 14
  %788 = load ptr, ptr %787, align 8, !tbaa !18
  %789 = load ptr, ptr %71, align 8, !tbaa !201
  %790 = zext i32 %785 to i64
  %791 = getelementptr inbounds ptr, ptr %789, i64 %790
  %792 = call i32 %788(ptr noundef %791, i32 noundef 0) #9
  %793 = icmp eq i32 %792, 0
  br i1 %793, label %794, label %834

794:                                              ; preds = %784
  %795 = load i32, ptr %70, align 4, !tbaa !199
  %796 = add i32 %795, 1
  store i32 %796, ptr %70, align 4, !tbaa !199
  %797 = icmp ult i32 %796, %775
  br i1 %797, label %784, label %798, !llvm.loop !202

798:                                              ; preds = %794, %781, %768
  %799 = load ptr, ptr %0, align 8, !tbaa !66
  %800 = getelementptr inbounds %struct.device, ptr %799, i64 0, i32 16
  %801 = load ptr, ptr %800, align 8, !tbaa !203
  %802 = load ptr, ptr %71, align 8, !tbaa !201
  %803 = load i32, ptr %72, align 8, !tbaa !200
  %804 = add i32 %803, 1
  store i32 %804, ptr %72, align 8, !tbaa !200
  %805 = zext i32 %803 to i64
  %806 = getelementptr inbounds ptr, ptr %802, i64 %805
  %807 = load ptr, ptr %806, align 8, !tbaa !16
  %808 = load ptr, ptr %33, align 8, !tbaa !67
  %809 = call i32 %801(ptr noundef %807, ptr noundef %808) #9
  br label %810

810:                                              ; preds = %798, %762, %758
  %811 = phi i32 [ %759, %762 ], [ %759, %758 ], [ %809, %798 ]
  %812 = icmp eq i32 %811, 0
  br i1 %812, label %813, label %834

813:                                              ; preds = %810
  %814 = getelementptr inbounds %struct.command, ptr %80, i64 0, i32 2
  %815 = load i32, ptr %814, align 4, !tbaa !35
  %816 = load ptr, ptr %27, align 8, !tbaa !132
  %817 = zext i32 %815 to i64
  %818 = getelementptr inbounds i8, ptr %816, i64 %817
  store ptr %818, ptr %27, align 8, !tbaa !132
  store i64 0, ptr %44, align 8, !tbaa !157
  %819 = getelementptr inbounds %struct.command, ptr %80, i64 0, i32 1
  %820 = load i16, ptr %819, align 2, !tbaa !135
  %821 = zext i16 %820 to i64
  %822 = load i64, ptr %29, align 8, !tbaa !133
  %823 = add i64 %822, %821
  store i64 %823, ptr %29, align 8, !tbaa !133
  %824 = load ptr, ptr %28, align 8, !tbaa !110
  %825 = icmp ult ptr %818, %824
  br i1 %825, label %78, label %826

826:                                              ; preds = %813, %26
  %827 = load ptr, ptr %0, align 8, !tbaa !66
  %828 = getelementptr inbounds %struct.device, ptr %827, i64 0, i32 16
  %829 = load ptr, ptr %828, align 8, !tbaa !203
  %830 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 12
  %831 = load ptr, ptr %830, align 8, !tbaa !96
  %832 = load ptr, ptr %33, align 8, !tbaa !67
  %833 = call i32 %829(ptr noundef %831, ptr noundef %832) #9
  br label %834

834:                                              ; preds = %772, %810, %784, %826
  %835 = phi i32 [ %833, %826 ], [ %792, %784 ], [ %811, %810 ], [ 2, %772 ]
  %836 = load ptr, ptr %0, align 8, !tbaa !66
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #10
  %837 = getelementptr inbounds %struct.device, ptr %836, i64 0, i32 1
  %838 = load ptr, ptr %837, align 8, !tbaa !29
  %839 = call i32 %838(ptr noundef nonnull %3) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #10
  br label %840

840:                                              ; preds = %834, %2
  %841 = phi i32 [ %24, %2 ], [ %835, %834 ]
  %842 = add i32 %841, 2
  %843 = icmp ult i32 %842, 3
  br i1 %843, label %844, label %857

844:                                              ; preds = %840
  %845 = icmp ugt i32 %841, -3
  %846 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %847 = call i32 @pthread_mutex_lock(ptr noundef nonnull %846) #9
  store ptr null, ptr %1, align 8, !tbaa !104
  br i1 %845, label %848, label %879

848:                                              ; preds = %844
  %849 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %850 = load ptr, ptr %849, align 8, !tbaa !101
  store ptr %850, ptr %1, align 8, !tbaa !104
  %851 = icmp eq ptr %850, null
  br i1 %851, label %852, label %854

852:                                              ; preds = %848
  %853 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  store ptr %1, ptr %853, align 8, !tbaa !70
  br label %854

854:                                              ; preds = %848, %852
  store ptr %1, ptr %849, align 8, !tbaa !101
  %855 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %856 = call i32 @pthread_cond_signal(ptr noundef nonnull %855) #9
  br label %901

857:                                              ; preds = %840
  %858 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %859 = cmpxchg ptr %858, i32 0, i32 %841 seq_cst seq_cst, align 4
  %860 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %861 = call i32 @pthread_mutex_lock(ptr noundef nonnull %860) #9
  %862 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %863 = call i32 @pthread_cond_signal(ptr noundef nonnull %862) #9
  %864 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %865 = call i32 @pthread_cond_signal(ptr noundef nonnull %864) #9
  %866 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %867 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %866) #9
  %868 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %860) #9
  %869 = load ptr, ptr %0, align 8, !tbaa !66
  %870 = getelementptr inbounds %struct.device, ptr %869, i64 0, i32 36
  %871 = load ptr, ptr %870, align 8, !tbaa !28
  %872 = call i32 @pthread_mutex_lock(ptr noundef %871) #9
  %873 = getelementptr inbounds %struct.ring, ptr %871, i64 0, i32 1
  %874 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %873) #9
  %875 = call i32 @pthread_mutex_unlock(ptr noundef %871) #9
  %876 = call i32 @pthread_mutex_lock(ptr noundef nonnull %860) #9
  %877 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %878 = load ptr, ptr %877, align 8, !tbaa !204
  store ptr %878, ptr %1, align 8, !tbaa !104
  store ptr %1, ptr %877, align 8, !tbaa !204
  br label %901

879:                                              ; preds = %844
  %880 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %881 = load ptr, ptr %880, align 8, !tbaa !69
  store ptr %1, ptr %881, align 8, !tbaa !16
  store ptr %1, ptr %880, align 8, !tbaa !69
  %882 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 8
  %883 = load i64, ptr %882, align 8, !tbaa !98
  %884 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %885 = load i64, ptr %884, align 8, !tbaa !99
  %886 = add i64 %885, %883
  store i64 %886, ptr %884, align 8, !tbaa !99
  %887 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 10
  %888 = load i64, ptr %887, align 8, !tbaa !100
  %889 = icmp ugt i64 %888, 65536
  %890 = zext i1 %889 to i32
  %891 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %892 = load i32, ptr %891, align 4, !tbaa !82
  %893 = add i32 %892, %890
  store i32 %893, ptr %891, align 4, !tbaa !82
  %894 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 18
  store i32 1, ptr %894, align 4, !tbaa !77
  %895 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 2
  %896 = load i64, ptr %895, align 8, !tbaa !205
  %897 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 11
  store i64 %896, ptr %897, align 8, !tbaa !95
  %898 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %899 = load i64, ptr %898, align 8, !tbaa !84
  %900 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store i64 %899, ptr %900, align 8, !tbaa !61
  br label %901

901:                                              ; preds = %857, %879, %854
  %902 = phi ptr [ %860, %857 ], [ %846, %879 ], [ %846, %854 ]
  %903 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  store i32 0, ptr %903, align 8, !tbaa !105
  %904 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %905 = load ptr, ptr %904, align 8, !tbaa !101
  %906 = icmp eq ptr %905, null
  br i1 %906, label %910, label %907

907:                                              ; preds = %901
  %908 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %909 = call i32 @pthread_cond_signal(ptr noundef nonnull %908) #9
  br label %910

910:                                              ; preds = %907, %901
  %911 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %912 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %911) #9
  %913 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %914 = load atomic i64, ptr %913 seq_cst, align 8
  %915 = icmp eq i64 %914, 0
  br i1 %915, label %916, label %928

916:                                              ; preds = %910
  %917 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %918 = load i32, ptr %917, align 4, !tbaa !80
  %919 = icmp eq i32 %918, 0
  br i1 %919, label %920, label %928

920:                                              ; preds = %916
  %921 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %922 = load i32, ptr %921, align 4, !tbaa !81
  %923 = icmp eq i32 %922, 0
  br i1 %923, label %924, label %928

924:                                              ; preds = %920
  %925 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %926 = load i32, ptr %925, align 4, !tbaa !82
  %927 = icmp eq i32 %926, 0
  br i1 %927, label %935, label %928

928:                                              ; preds = %924, %920, %916, %910
  %929 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %930 = load i32, ptr %929, align 8, !tbaa !83
  %931 = icmp eq i32 %930, 0
  br i1 %931, label %935, label %932

932:                                              ; preds = %928
  %933 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %934 = call i32 @pthread_cond_signal(ptr noundef nonnull %933) #9
  br label %935

935:                                              ; preds = %932, %928, %924
  %936 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %902) #9
  ret i32 %841
}

; Function Attrs: nounwind
define dso_local i64 @queue_completed(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #9
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #10
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %7 = load i64, ptr %6, align 8, !tbaa !73
  store i64 %7, ptr %3, align 8, !tbaa !12
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %9 = load ptr, ptr %8, align 8, !tbaa !142
  %10 = icmp eq ptr %9, null
  %11 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #9
  br i1 %10, label %48, label %12

12:                                               ; preds = %1
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %14 = load atomic i32, ptr %13 seq_cst, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %48

16:                                               ; preds = %12
  %17 = load ptr, ptr %0, align 8, !tbaa !66
  %18 = load ptr, ptr %17, align 8, !tbaa !4
  %19 = getelementptr inbounds %struct.device, ptr %17, i64 0, i32 31
  %20 = load ptr, ptr %19, align 8, !tbaa !11
  %21 = tail call i32 %18(ptr noundef %20) #9
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %30

23:                                               ; preds = %16
  %24 = call fastcc i32 @harvest(ptr noundef nonnull %0, ptr noundef nonnull %3) #11
  %25 = load ptr, ptr %0, align 8, !tbaa !66
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #10
  %26 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 1
  %27 = load ptr, ptr %26, align 8, !tbaa !29
  %28 = call i32 %27(ptr noundef nonnull %2) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #10
  %29 = icmp eq i32 %24, 0
  br i1 %29, label %48, label %30

30:                                               ; preds = %16, %23
  %31 = phi i32 [ %24, %23 ], [ %21, %16 ]
  %32 = cmpxchg ptr %13, i32 0, i32 %31 seq_cst seq_cst, align 4
  %33 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #9
  %34 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %35 = call i32 @pthread_cond_signal(ptr noundef nonnull %34) #9
  %36 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %37 = call i32 @pthread_cond_signal(ptr noundef nonnull %36) #9
  %38 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %39 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %38) #9
  %40 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #9
  %41 = load ptr, ptr %0, align 8, !tbaa !66
  %42 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 36
  %43 = load ptr, ptr %42, align 8, !tbaa !28
  %44 = call i32 @pthread_mutex_lock(ptr noundef %43) #9
  %45 = getelementptr inbounds %struct.ring, ptr %43, i64 0, i32 1
  %46 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %45) #9
  %47 = call i32 @pthread_mutex_unlock(ptr noundef %43) #9
  br label %48

48:                                               ; preds = %23, %30, %12, %1
  %49 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %50 = load atomic i32, ptr %49 seq_cst, align 8
  %51 = icmp eq i32 %50, 0
  %52 = load i64, ptr %3, align 8
  %53 = select i1 %51, i64 %52, i64 -1
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #10
  ret i64 %53
}

; Function Attrs: nounwind
define internal fastcc i32 @harvest(ptr noundef %0, ptr nocapture noundef writeonly %1) unnamed_addr #0 {
  %3 = alloca float, align 4
  %4 = load ptr, ptr %0, align 8, !tbaa !66
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %6 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #9
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %8 = load ptr, ptr %7, align 8, !tbaa !142
  %9 = icmp eq ptr %8, null
  br i1 %9, label %189, label %10

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.device, ptr %4, i64 0, i32 17
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 3
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 1
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  br label %27

27:                                               ; preds = %10, %182
  %28 = phi ptr [ %8, %10 ], [ %183, %182 ]
  %29 = phi i64 [ 0, %10 ], [ %89, %182 ]
  %30 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 18
  %31 = load i32, ptr %30, align 4, !tbaa !77
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %88, label %33

33:                                               ; preds = %27
  %34 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #9
  %35 = load ptr, ptr %11, align 8, !tbaa !88
  %36 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 12
  %37 = load ptr, ptr %36, align 8, !tbaa !96
  %38 = call i32 %35(ptr noundef %37) #9
  %39 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #9
  %40 = icmp eq i32 %38, 0
  br i1 %40, label %41, label %185

41:                                               ; preds = %33
  %42 = load atomic i32, ptr %12 seq_cst, align 8
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %185

44:                                               ; preds = %41
  %45 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 10
  %46 = load i64, ptr %45, align 8, !tbaa !100
  %47 = add i64 %46, %29
  %48 = load i64, ptr %13, align 8, !tbaa !97
  %49 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 11
  %50 = load i64, ptr %49, align 8, !tbaa !95
  %51 = icmp ult i64 %48, %50
  br i1 %51, label %52, label %88

52:                                               ; preds = %44
  %53 = load i32, ptr %14, align 8, !tbaa !206
  %54 = icmp ne i32 %53, 0
  %55 = icmp ugt i64 %47, 65536
  %56 = select i1 %54, i1 true, i1 %55
  br i1 %56, label %185, label %57

57:                                               ; preds = %52, %84
  %58 = phi i64 [ %86, %84 ], [ %48, %52 ]
  %59 = load ptr, ptr %15, align 8, !tbaa !207
  %60 = load i64, ptr %16, align 8, !tbaa !208
  %61 = add i64 %60, -1
  %62 = and i64 %61, %58
  %63 = getelementptr inbounds %struct.arrival, ptr %59, i64 %62
  %64 = load ptr, ptr %63, align 8, !tbaa !209
  %65 = icmp eq ptr %64, null
  br i1 %65, label %66, label %77

66:                                               ; preds = %57
  %67 = getelementptr inbounds %struct.arrival, ptr %59, i64 %62, i32 1
  %68 = load ptr, ptr %67, align 8, !tbaa !211
  %69 = getelementptr inbounds i8, ptr %68, i64 2312
  %70 = load i64, ptr %69, align 8, !tbaa !12
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %84, label %72

72:                                               ; preds = %66
  %73 = getelementptr inbounds %struct.arrival, ptr %59, i64 %62, i32 3
  %74 = load i64, ptr %73, align 8, !tbaa !212
  call fastcc void @add_failure(ptr noundef nonnull %17, i64 noundef %74, i64 noundef 0, ptr noundef nonnull %68) #12
  %75 = load ptr, ptr %63, align 8, !tbaa !209
  %76 = icmp eq ptr %75, null
  br i1 %76, label %84, label %77

77:                                               ; preds = %72, %57
  %78 = phi ptr [ %64, %57 ], [ %75, %72 ]
  %79 = getelementptr inbounds %struct.arrival, ptr %59, i64 %62, i32 1
  %80 = load ptr, ptr %79, align 8, !tbaa !211
  %81 = getelementptr inbounds %struct.arrival, ptr %59, i64 %62, i32 2
  %82 = load i64, ptr %81, align 8, !tbaa !213
  %83 = call ptr @memcpy(ptr noundef nonnull %78, ptr noundef %80, i64 noundef %82) #9
  br label %84

84:                                               ; preds = %77, %72, %66
  %85 = load i64, ptr %13, align 8, !tbaa !214
  %86 = add i64 %85, 1
  store i64 %86, ptr %13, align 8, !tbaa !214
  %87 = icmp ult i64 %86, %50
  br i1 %87, label %57, label %88, !llvm.loop !215

88:                                               ; preds = %84, %44, %27
  %89 = phi i64 [ %47, %44 ], [ %29, %27 ], [ %47, %84 ]
  %90 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 21
  %91 = load i32, ptr %90, align 8, !tbaa !200
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %143, label %93

93:                                               ; preds = %88
  %94 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #9
  %95 = load ptr, ptr %0, align 8, !tbaa !66
  %96 = getelementptr inbounds %struct.device, ptr %95, i64 0, i32 35
  %97 = call i32 @pthread_mutex_lock(ptr noundef nonnull %96) #9
  %98 = load i32, ptr %90, align 8, !tbaa !200
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %138, label %100

100:                                              ; preds = %93
  %101 = getelementptr inbounds %struct.device, ptr %95, i64 0, i32 19
  %102 = getelementptr inbounds %struct.device, ptr %95, i64 0, i32 33
  %103 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 23
  %104 = getelementptr inbounds %struct.device, ptr %95, i64 0, i32 34
  %105 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 24
  br label %109

106:                                              ; preds = %109
  %107 = icmp eq i32 %124, 0
  %108 = select i1 %107, i1 true, i1 %127
  br i1 %108, label %138, label %129

109:                                              ; preds = %109, %100
  %110 = phi i64 [ 0, %100 ], [ %123, %109 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #10
  %111 = load ptr, ptr %101, align 8, !tbaa !216
  %112 = load ptr, ptr %102, align 8, !tbaa !217
  %113 = load ptr, ptr %103, align 8, !tbaa !201
  %114 = getelementptr inbounds ptr, ptr %113, i64 %110
  %115 = load ptr, ptr %114, align 8, !tbaa !16
  %116 = call i32 %111(ptr noundef nonnull %3, ptr noundef %112, ptr noundef %115) #9
  %117 = load double, ptr %104, align 8, !tbaa !218
  %118 = load float, ptr %3, align 4, !tbaa !219
  %119 = fpext float %118 to double
  %120 = call double @llvm.fmuladd.f64(double %119, double 1.000000e-03, double %117)
  %121 = load ptr, ptr %105, align 8, !tbaa !134
  %122 = getelementptr inbounds double, ptr %121, i64 %110
  store double %120, ptr %122, align 8, !tbaa !221
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #10
  %123 = add nuw nsw i64 %110, 1
  %124 = load i32, ptr %90, align 8, !tbaa !200
  %125 = zext i32 %124 to i64
  %126 = icmp uge i64 %123, %125
  %127 = icmp ne i32 %116, 0
  %128 = select i1 %126, i1 true, i1 %127
  br i1 %128, label %106, label %109, !llvm.loop !222

129:                                              ; preds = %106
  %130 = load ptr, ptr %103, align 8, !tbaa !201
  %131 = add i32 %124, -1
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds ptr, ptr %130, i64 %132
  %134 = load ptr, ptr %102, align 8, !tbaa !217
  %135 = getelementptr inbounds double, ptr %121, i64 %132
  %136 = load double, ptr %135, align 8, !tbaa !221
  store double %136, ptr %104, align 8, !tbaa !218
  %137 = load ptr, ptr %133, align 8, !tbaa !16
  store ptr %137, ptr %102, align 8, !tbaa !217
  store ptr %134, ptr %133, align 8, !tbaa !16
  br label %138

138:                                              ; preds = %93, %106, %129
  %139 = phi i32 [ 0, %129 ], [ %116, %106 ], [ 0, %93 ]
  %140 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %96) #9
  %141 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #9
  %142 = icmp eq i32 %139, 0
  br i1 %142, label %143, label %185

143:                                              ; preds = %138, %88
  %144 = load ptr, ptr %7, align 8, !tbaa !142
  %145 = getelementptr inbounds %struct.batch, ptr %144, i64 0, i32 18
  %146 = load i32, ptr %145, align 4, !tbaa !77
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %165, label %148

148:                                              ; preds = %143
  store i32 0, ptr %145, align 4, !tbaa !77
  %149 = getelementptr inbounds %struct.batch, ptr %144, i64 0, i32 8
  %150 = load i64, ptr %149, align 8, !tbaa !98
  %151 = load i64, ptr %18, align 8, !tbaa !99
  %152 = sub i64 %151, %150
  store i64 %152, ptr %18, align 8, !tbaa !99
  %153 = getelementptr inbounds %struct.batch, ptr %144, i64 0, i32 10
  %154 = load i64, ptr %153, align 8, !tbaa !100
  %155 = icmp ugt i64 %154, 65536
  %156 = sext i1 %155 to i32
  %157 = load i32, ptr %19, align 4, !tbaa !82
  %158 = add i32 %157, %156
  store i32 %158, ptr %19, align 4, !tbaa !82
  %159 = getelementptr inbounds %struct.batch, ptr %144, i64 0, i32 1
  %160 = load i64, ptr %159, align 8, !tbaa !84
  store atomic i64 %160, ptr %20 seq_cst, align 8
  %161 = load ptr, ptr %21, align 8, !tbaa !101
  %162 = icmp eq ptr %161, null
  br i1 %162, label %165, label %163

163:                                              ; preds = %148
  %164 = call i32 @pthread_cond_signal(ptr noundef nonnull %22) #9
  br label %165

165:                                              ; preds = %163, %148, %143
  %166 = load ptr, ptr %144, align 8, !tbaa !104
  store ptr %166, ptr %7, align 8, !tbaa !142
  %167 = icmp eq ptr %166, null
  br i1 %167, label %168, label %169

168:                                              ; preds = %165
  store ptr %7, ptr %23, align 8, !tbaa !69
  br label %169

169:                                              ; preds = %168, %165
  %170 = getelementptr inbounds %struct.batch, ptr %144, i64 0, i32 19
  store i32 1, ptr %170, align 8, !tbaa !102
  %171 = getelementptr inbounds %struct.batch, ptr %144, i64 0, i32 20
  %172 = load i32, ptr %171, align 4, !tbaa !93
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %174, label %176

174:                                              ; preds = %169
  %175 = load ptr, ptr %24, align 8, !tbaa !103
  store ptr %175, ptr %144, align 8, !tbaa !104
  store ptr %144, ptr %24, align 8, !tbaa !103
  br label %176

176:                                              ; preds = %174, %169
  %177 = load i32, ptr %25, align 4, !tbaa !80
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %182, label %179

179:                                              ; preds = %176
  %180 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %26) #9
  %181 = load ptr, ptr %7, align 8, !tbaa !142
  br label %182

182:                                              ; preds = %176, %179
  %183 = phi ptr [ %166, %176 ], [ %181, %179 ]
  %184 = icmp eq ptr %183, null
  br i1 %184, label %189, label %27, !llvm.loop !223

185:                                              ; preds = %138, %52, %33, %41
  %186 = phi i32 [ %139, %138 ], [ 0, %52 ], [ %38, %33 ], [ 0, %41 ]
  %187 = load ptr, ptr %7, align 8, !tbaa !142
  %188 = icmp eq ptr %187, null
  br i1 %188, label %189, label %231

189:                                              ; preds = %182, %2, %185
  %190 = phi i32 [ %186, %185 ], [ 0, %2 ], [ 0, %182 ]
  %191 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %192 = load ptr, ptr %191, align 8, !tbaa !101
  %193 = icmp eq ptr %192, null
  br i1 %193, label %194, label %228

194:                                              ; preds = %189
  %195 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %196 = load i32, ptr %195, align 8, !tbaa !105
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %198, label %228

198:                                              ; preds = %194
  %199 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %200 = load ptr, ptr %199, align 8, !tbaa !143
  %201 = icmp eq ptr %200, null
  br i1 %201, label %228, label %202

202:                                              ; preds = %198
  %203 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %204 = load atomic i32, ptr %203 seq_cst, align 8
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %206, label %228

206:                                              ; preds = %202
  %207 = load ptr, ptr %199, align 8, !tbaa !143
  %208 = load ptr, ptr %0, align 8, !tbaa !66
  %209 = getelementptr inbounds %struct.device, ptr %208, i64 0, i32 36
  %210 = load ptr, ptr %209, align 8, !tbaa !28
  %211 = call i32 @pthread_mutex_lock(ptr noundef %210) #9
  %212 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %213 = load i64, ptr %212, align 8, !tbaa !90
  %214 = add i64 %213, -1
  store i64 %214, ptr %212, align 8, !tbaa !90
  %215 = getelementptr inbounds %struct.slot, ptr %207, i64 0, i32 6
  %216 = load ptr, ptr %215, align 8, !tbaa !91
  %217 = icmp eq ptr %216, null
  br i1 %217, label %220, label %218

218:                                              ; preds = %206
  %219 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  br label %223

220:                                              ; preds = %206
  %221 = getelementptr inbounds %struct.ring, ptr %210, i64 0, i32 2
  %222 = load ptr, ptr %221, align 8, !tbaa !16
  store ptr %222, ptr %207, align 8, !tbaa !17
  br label %223

223:                                              ; preds = %218, %220
  %224 = phi ptr [ %221, %220 ], [ %219, %218 ]
  store ptr %207, ptr %224, align 8, !tbaa !16
  %225 = getelementptr inbounds %struct.ring, ptr %210, i64 0, i32 1
  %226 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %225) #9
  %227 = call i32 @pthread_mutex_unlock(ptr noundef %210) #9
  store ptr null, ptr %199, align 8, !tbaa !143
  br label %228

228:                                              ; preds = %189, %194, %198, %202, %223
  %229 = load ptr, ptr %7, align 8, !tbaa !142
  %230 = icmp eq ptr %229, null
  br i1 %230, label %239, label %231

231:                                              ; preds = %185, %228
  %232 = phi i32 [ %190, %228 ], [ %186, %185 ]
  %233 = phi ptr [ %229, %228 ], [ %187, %185 ]
  %234 = getelementptr inbounds %struct.batch, ptr %233, i64 0, i32 1
  %235 = load i64, ptr %234, align 8, !tbaa !84
  %236 = getelementptr inbounds %struct.batch, ptr %233, i64 0, i32 2
  %237 = load i64, ptr %236, align 8, !tbaa !131
  %238 = sub i64 %235, %237
  br label %242

239:                                              ; preds = %228
  %240 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %241 = load i64, ptr %240, align 8, !tbaa !73
  br label %242

242:                                              ; preds = %239, %231
  %243 = phi i32 [ %232, %231 ], [ %190, %239 ]
  %244 = phi i64 [ %238, %231 ], [ %241, %239 ]
  store i64 %244, ptr %1, align 8, !tbaa !12
  %245 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #9
  %246 = icmp eq i32 %243, 600
  %247 = select i1 %246, i32 0, i32 %243
  ret i32 %247
}

; Function Attrs: nounwind
define dso_local i32 @queue_spin(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca ptr, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = alloca i64, align 8
  %8 = icmp eq i64 %2, 0
  br i1 %8, label %77, label %9

9:                                                ; preds = %3
  %10 = load ptr, ptr %0, align 8, !tbaa !66
  %11 = load ptr, ptr %10, align 8, !tbaa !4
  %12 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 31
  %13 = load ptr, ptr %12, align 8, !tbaa !11
  %14 = tail call i32 %11(ptr noundef %13) #9
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %77

16:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #10
  %17 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #9
  %18 = load i64, ptr %6, align 8, !tbaa !116
  %19 = mul i64 %18, 1000000000
  %20 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %21 = load i64, ptr %20, align 8, !tbaa !118
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #10
  %22 = add i64 %21, %2
  %23 = add i64 %22, %19
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #10
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %25 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  br label %26

26:                                               ; preds = %35, %16
  %27 = call fastcc i32 @harvest(ptr noundef nonnull %0, ptr noundef nonnull %7) #11
  %28 = icmp eq i32 %27, 0
  %29 = load i64, ptr %7, align 8
  %30 = icmp ult i64 %29, %1
  %31 = select i1 %28, i1 %30, i1 false
  br i1 %31, label %32, label %47

32:                                               ; preds = %26
  %33 = load atomic i32, ptr %24 seq_cst, align 8
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %42

35:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #10
  %36 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #9
  %37 = load i64, ptr %5, align 8, !tbaa !116
  %38 = mul i64 %37, 1000000000
  %39 = load i64, ptr %25, align 8, !tbaa !118
  %40 = add i64 %38, %39
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #10
  %41 = icmp ult i64 %40, %23
  br i1 %41, label %26, label %42, !llvm.loop !224

42:                                               ; preds = %32, %35
  %43 = load ptr, ptr %0, align 8, !tbaa !66
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #10
  %44 = getelementptr inbounds %struct.device, ptr %43, i64 0, i32 1
  %45 = load ptr, ptr %44, align 8, !tbaa !29
  %46 = call i32 %45(ptr noundef nonnull %4) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #10
  br label %70

47:                                               ; preds = %26
  %48 = load ptr, ptr %0, align 8, !tbaa !66
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #10
  %49 = getelementptr inbounds %struct.device, ptr %48, i64 0, i32 1
  %50 = load ptr, ptr %49, align 8, !tbaa !29
  %51 = call i32 %50(ptr noundef nonnull %4) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #10
  br i1 %28, label %70, label %52

52:                                               ; preds = %47
  %53 = cmpxchg ptr %24, i32 0, i32 %27 seq_cst seq_cst, align 4
  %54 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %55 = call i32 @pthread_mutex_lock(ptr noundef nonnull %54) #9
  %56 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %57 = call i32 @pthread_cond_signal(ptr noundef nonnull %56) #9
  %58 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %59 = call i32 @pthread_cond_signal(ptr noundef nonnull %58) #9
  %60 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %61 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %60) #9
  %62 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %54) #9
  %63 = load ptr, ptr %0, align 8, !tbaa !66
  %64 = getelementptr inbounds %struct.device, ptr %63, i64 0, i32 36
  %65 = load ptr, ptr %64, align 8, !tbaa !28
  %66 = call i32 @pthread_mutex_lock(ptr noundef %65) #9
  %67 = getelementptr inbounds %struct.ring, ptr %65, i64 0, i32 1
  %68 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %67) #9
  %69 = call i32 @pthread_mutex_unlock(ptr noundef %65) #9
  br label %70

70:                                               ; preds = %42, %52, %47
  %71 = load atomic i32, ptr %24 seq_cst, align 8
  %72 = icmp ne i32 %71, 0
  %73 = load i64, ptr %7, align 8
  %74 = icmp uge i64 %73, %1
  %75 = select i1 %72, i1 true, i1 %74
  %76 = zext i1 %75 to i32
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #10
  br label %77

77:                                               ; preds = %3, %9, %70
  %78 = phi i32 [ %76, %70 ], [ 0, %9 ], [ 0, %3 ]
  ret i32 %78
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @queue_result(ptr nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %3 = load atomic i32, ptr %2 seq_cst, align 8
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i64 @queue_failed(ptr nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30, i32 3
  %3 = load atomic i64, ptr %2 seq_cst, align 8
  ret i64 %3
}

; Function Attrs: nounwind
define dso_local i32 @queue_take_failure(ptr noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #9
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !225
  %7 = icmp eq ptr %6, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %2
  %9 = load ptr, ptr %6, align 8, !tbaa !226
  store ptr %9, ptr %5, align 8, !tbaa !225
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !228
  %12 = add i64 %11, -1
  store atomic i64 %12, ptr %10 seq_cst, align 8
  %13 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #9
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2328) %1, ptr noundef nonnull align 8 dereferenceable(2328) %6, i64 2328, i1 false), !tbaa.struct !229
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
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #9
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  store atomic i64 %1, ptr %5 seq_cst, align 8
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %7 = load atomic i32, ptr %6 seq_cst, align 8
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %11 = load i64, ptr %10, align 8, !tbaa !73
  %12 = icmp ult i64 %11, %1
  br i1 %12, label %15, label %13

13:                                               ; preds = %2, %9
  %14 = atomicrmw xchg ptr %5, i64 0 seq_cst, align 8
  br label %15

15:                                               ; preds = %13, %9
  %16 = phi i32 [ 1, %13 ], [ 0, %9 ]
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %18 = load i32, ptr %17, align 8, !tbaa !83
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %23, label %20

20:                                               ; preds = %15
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
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
  %7 = load i64, ptr %5, align 8, !tbaa !116
  %8 = mul i64 %7, 1000000000
  %9 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %10 = load i64, ptr %9, align 8, !tbaa !118
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #10
  %11 = add i64 %10, %2
  %12 = add i64 %11, %8
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %14 = call i32 @pthread_mutex_lock(ptr noundef nonnull %13) #9
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %16 = load i32, ptr %15, align 4, !tbaa !80
  %17 = add i32 %16, 1
  store i32 %17, ptr %15, align 4, !tbaa !80
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %19 = load i32, ptr %18, align 8, !tbaa !83
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %24, label %21

21:                                               ; preds = %3
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %23 = call i32 @pthread_cond_signal(ptr noundef nonnull %22) #9
  br label %24

24:                                               ; preds = %3, %21
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %27 = load i64, ptr %26, align 8, !tbaa !73
  %28 = icmp ult i64 %27, %1
  br i1 %28, label %29, label %52

29:                                               ; preds = %24
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
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
  %42 = load i32, ptr %30, align 8, !tbaa !231
  %43 = icmp eq i32 %42, 0
  %44 = icmp eq i32 %38, 0
  %45 = select i1 %43, i1 %44, i1 false
  br i1 %45, label %46, label %50

46:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #10
  store i64 %33, ptr %4, align 8, !tbaa !116
  store i64 %36, ptr %34, align 8, !tbaa !118
  %47 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %31, ptr noundef nonnull %13, i32 noundef 1, ptr noundef nonnull %4) #9
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #10
  %48 = load i64, ptr %26, align 8, !tbaa !73
  %49 = icmp ult i64 %48, %1
  br i1 %49, label %37, label %50, !llvm.loop !232

50:                                               ; preds = %41, %37, %46
  %51 = load i64, ptr %26, align 8, !tbaa !73
  br label %52

52:                                               ; preds = %50, %24
  %53 = phi i64 [ %51, %50 ], [ %27, %24 ]
  %54 = load i32, ptr %15, align 4, !tbaa !80
  %55 = add i32 %54, -1
  store i32 %55, ptr %15, align 4, !tbaa !80
  %56 = icmp uge i64 %53, %1
  %57 = zext i1 %56 to i32
  %58 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #9
  ret i32 %57
}

; Function Attrs: nounwind
define dso_local void @queue_await_handed(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #9
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %9 = load i64, ptr %8, align 8, !tbaa !61
  %10 = icmp ult i64 %9, %1
  br i1 %10, label %11, label %26

11:                                               ; preds = %2
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  br label %13

13:                                               ; preds = %11, %22
  %14 = load atomic i32, ptr %5 seq_cst, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %26

16:                                               ; preds = %13
  %17 = load i32, ptr %6, align 8, !tbaa !231
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %16
  %20 = load i32, ptr %7, align 4, !tbaa !233
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %19
  %23 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %3) #9
  %24 = load i64, ptr %8, align 8, !tbaa !61
  %25 = icmp ult i64 %24, %1
  br i1 %25, label %13, label %26, !llvm.loop !234

26:                                               ; preds = %19, %22, %13, %16, %2
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #9
  ret void
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define dso_local i32 @queue_hold_stream(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca ptr, align 8
  %5 = load ptr, ptr %0, align 8, !tbaa !66
  %6 = load ptr, ptr %5, align 8, !tbaa !4
  %7 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 31
  %8 = load ptr, ptr %7, align 8, !tbaa !11
  %9 = tail call i32 %6(ptr noundef %8) #9
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %17

11:                                               ; preds = %3
  %12 = tail call fastcc i32 @wait_for(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2) #11
  %13 = load ptr, ptr %0, align 8, !tbaa !66
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #10
  %14 = getelementptr inbounds %struct.device, ptr %13, i64 0, i32 1
  %15 = load ptr, ptr %14, align 8, !tbaa !29
  %16 = call i32 %15(ptr noundef nonnull %4) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #10
  br label %17

17:                                               ; preds = %3, %11
  %18 = phi i32 [ %12, %11 ], [ %9, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind
define internal fastcc i32 @wait_for(ptr noundef %0, ptr noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #9
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  br label %7

7:                                                ; preds = %11, %3
  %8 = phi ptr [ %6, %3 ], [ %9, %11 ]
  %9 = load ptr, ptr %8, align 8, !tbaa !16
  %10 = icmp eq ptr %9, null
  br i1 %10, label %45, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !84
  %14 = icmp ult i64 %13, %2
  br i1 %14, label %7, label %15, !llvm.loop !235

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 20
  %17 = load i32, ptr %16, align 4, !tbaa !93
  %18 = add i32 %17, 1
  store i32 %18, ptr %16, align 4, !tbaa !93
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %20 = load i32, ptr %19, align 8, !tbaa !94
  %21 = add i32 %20, 1
  store i32 %21, ptr %19, align 8, !tbaa !94
  %22 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #9
  %23 = load ptr, ptr %0, align 8, !tbaa !66
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 20
  %25 = load ptr, ptr %24, align 8, !tbaa !190
  %26 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 12
  %27 = load ptr, ptr %26, align 8, !tbaa !96
  %28 = tail call i32 %25(ptr noundef %1, ptr noundef %27, i32 noundef 0) #9
  %29 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #9
  %30 = load i32, ptr %16, align 4, !tbaa !93
  %31 = add i32 %30, -1
  store i32 %31, ptr %16, align 4, !tbaa !93
  %32 = load i32, ptr %19, align 8, !tbaa !94
  %33 = add i32 %32, -1
  store i32 %33, ptr %19, align 8, !tbaa !94
  %34 = icmp eq i32 %31, 0
  br i1 %34, label %35, label %42

35:                                               ; preds = %15
  %36 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 19
  %37 = load i32, ptr %36, align 8, !tbaa !102
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %42, label %39

39:                                               ; preds = %35
  %40 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %41 = load ptr, ptr %40, align 8, !tbaa !103
  store ptr %41, ptr %9, align 8, !tbaa !104
  store ptr %9, ptr %40, align 8, !tbaa !103
  br label %42

42:                                               ; preds = %15, %35, %39
  %43 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %44 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %43) #9
  br label %45

45:                                               ; preds = %7, %42
  %46 = phi i32 [ %28, %42 ], [ 0, %7 ]
  %47 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #9
  ret i32 %46
}

; Function Attrs: nounwind
define dso_local void @queue_abandon(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  store atomic i32 1, ptr %2 seq_cst, align 4
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #9
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %6 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %5) #9
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %8 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %7) #9
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %10 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %9) #9
  %11 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #9
  %12 = load ptr, ptr %0, align 8, !tbaa !66
  %13 = getelementptr inbounds %struct.device, ptr %12, i64 0, i32 36
  %14 = load ptr, ptr %13, align 8, !tbaa !28
  %15 = tail call i32 @pthread_mutex_lock(ptr noundef %14) #9
  %16 = getelementptr inbounds %struct.ring, ptr %14, i64 0, i32 1
  %17 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %16) #9
  %18 = tail call i32 @pthread_mutex_unlock(ptr noundef %14) #9
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  store atomic i32 1, ptr %3 seq_cst, align 8
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #9
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %7 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %6) #9
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %9 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %8) #9
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %11 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %10) #9
  %12 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #9
  %13 = load ptr, ptr %0, align 8, !tbaa !66
  %14 = getelementptr inbounds %struct.device, ptr %13, i64 0, i32 36
  %15 = load ptr, ptr %14, align 8, !tbaa !28
  %16 = tail call i32 @pthread_mutex_lock(ptr noundef %15) #9
  %17 = getelementptr inbounds %struct.ring, ptr %15, i64 0, i32 1
  %18 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %17) #9
  %19 = tail call i32 @pthread_mutex_unlock(ptr noundef %15) #9
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %21 = load i64, ptr %20, align 8, !tbaa !72
  %22 = tail call i32 @pthread_join(i64 noundef %21, ptr noundef null) #9
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %24 = load i64, ptr %23, align 8, !tbaa !236
  %25 = tail call i32 @pthread_join(i64 noundef %24, ptr noundef null) #9
  %26 = load ptr, ptr %0, align 8, !tbaa !66
  %27 = load ptr, ptr %26, align 8, !tbaa !4
  %28 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 31
  %29 = load ptr, ptr %28, align 8, !tbaa !11
  %30 = tail call i32 %27(ptr noundef %29) #9
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %39

32:                                               ; preds = %1
  %33 = load ptr, ptr %0, align 8, !tbaa !66
  %34 = getelementptr inbounds %struct.device, ptr %33, i64 0, i32 21
  %35 = load ptr, ptr %34, align 8, !tbaa !237
  %36 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %37 = load ptr, ptr %36, align 8, !tbaa !67
  %38 = tail call i32 %35(ptr noundef %37) #9
  br label %39

39:                                               ; preds = %32, %1
  %40 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %41 = load ptr, ptr %40, align 8, !tbaa !143
  %42 = icmp eq ptr %41, null
  br i1 %42, label %64, label %43

43:                                               ; preds = %39
  %44 = load ptr, ptr %0, align 8, !tbaa !66
  %45 = getelementptr inbounds %struct.device, ptr %44, i64 0, i32 36
  %46 = load ptr, ptr %45, align 8, !tbaa !28
  %47 = tail call i32 @pthread_mutex_lock(ptr noundef %46) #9
  %48 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %49 = load i64, ptr %48, align 8, !tbaa !90
  %50 = add i64 %49, -1
  store i64 %50, ptr %48, align 8, !tbaa !90
  %51 = getelementptr inbounds %struct.slot, ptr %41, i64 0, i32 6
  %52 = load ptr, ptr %51, align 8, !tbaa !91
  %53 = icmp eq ptr %52, null
  br i1 %53, label %56, label %54

54:                                               ; preds = %43
  %55 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  br label %59

56:                                               ; preds = %43
  %57 = getelementptr inbounds %struct.ring, ptr %46, i64 0, i32 2
  %58 = load ptr, ptr %57, align 8, !tbaa !16
  store ptr %58, ptr %41, align 8, !tbaa !17
  br label %59

59:                                               ; preds = %56, %54
  %60 = phi ptr [ %57, %56 ], [ %55, %54 ]
  store ptr %41, ptr %60, align 8, !tbaa !16
  %61 = getelementptr inbounds %struct.ring, ptr %46, i64 0, i32 1
  %62 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %61) #9
  %63 = tail call i32 @pthread_mutex_unlock(ptr noundef %46) #9
  br label %64

64:                                               ; preds = %59, %39
  %65 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %66 = load ptr, ptr %65, align 8, !tbaa !76
  %67 = icmp eq ptr %66, null
  br i1 %67, label %92, label %68

68:                                               ; preds = %64
  %69 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %70 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  br label %71

71:                                               ; preds = %86, %68
  %72 = phi ptr [ %66, %68 ], [ %73, %86 ]
  %73 = load ptr, ptr %72, align 8, !tbaa !17
  %74 = load ptr, ptr %0, align 8, !tbaa !66
  %75 = getelementptr inbounds %struct.device, ptr %74, i64 0, i32 36
  %76 = load ptr, ptr %75, align 8, !tbaa !28
  %77 = tail call i32 @pthread_mutex_lock(ptr noundef %76) #9
  %78 = load i64, ptr %69, align 8, !tbaa !90
  %79 = add i64 %78, -1
  store i64 %79, ptr %69, align 8, !tbaa !90
  %80 = getelementptr inbounds %struct.slot, ptr %72, i64 0, i32 6
  %81 = load ptr, ptr %80, align 8, !tbaa !91
  %82 = icmp eq ptr %81, null
  br i1 %82, label %83, label %86

83:                                               ; preds = %71
  %84 = getelementptr inbounds %struct.ring, ptr %76, i64 0, i32 2
  %85 = load ptr, ptr %84, align 8, !tbaa !16
  store ptr %85, ptr %72, align 8, !tbaa !17
  br label %86

86:                                               ; preds = %83, %71
  %87 = phi ptr [ %84, %83 ], [ %70, %71 ]
  store ptr %72, ptr %87, align 8, !tbaa !16
  %88 = getelementptr inbounds %struct.ring, ptr %76, i64 0, i32 1
  %89 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %88) #9
  %90 = tail call i32 @pthread_mutex_unlock(ptr noundef %76) #9
  %91 = icmp eq ptr %73, null
  br i1 %91, label %92, label %71, !llvm.loop !238

92:                                               ; preds = %86, %64
  store <2 x ptr> zeroinitializer, ptr %40, align 8, !tbaa !16
  %93 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #9
  %94 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %95 = load i32, ptr %94, align 8, !tbaa !94
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %101, label %97

97:                                               ; preds = %92, %97
  %98 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %10, ptr noundef nonnull %4) #9
  %99 = load i32, ptr %94, align 8, !tbaa !94
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %97, !llvm.loop !239

101:                                              ; preds = %97, %92
  %102 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %103 = load ptr, ptr %102, align 8, !tbaa !142
  %104 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %105 = load ptr, ptr %104, align 8, !tbaa !103
  %106 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %107 = load ptr, ptr %106, align 8, !tbaa !101
  %108 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %109 = load ptr, ptr %108, align 8, !tbaa !204
  store ptr null, ptr %108, align 8, !tbaa !204
  store ptr null, ptr %106, align 8, !tbaa !101
  store <2 x ptr> zeroinitializer, ptr %104, align 8, !tbaa !16
  %110 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  store ptr %102, ptr %110, align 8, !tbaa !69
  %111 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #9
  br i1 %31, label %112, label %281

112:                                              ; preds = %101
  %113 = icmp eq ptr %103, null
  br i1 %113, label %147, label %114

114:                                              ; preds = %112
  %115 = load ptr, ptr %0, align 8, !tbaa !66
  %116 = getelementptr inbounds %struct.device, ptr %115, i64 0, i32 15
  br label %117

117:                                              ; preds = %143, %114
  %118 = phi ptr [ %103, %114 ], [ %119, %143 ]
  %119 = load ptr, ptr %118, align 8, !tbaa !104
  %120 = getelementptr inbounds %struct.batch, ptr %118, i64 0, i32 12
  %121 = load ptr, ptr %120, align 8, !tbaa !96
  %122 = icmp eq ptr %121, null
  br i1 %122, label %126, label %123

123:                                              ; preds = %117
  %124 = load ptr, ptr %116, align 8, !tbaa !22
  %125 = tail call i32 %124(ptr noundef nonnull %121) #9
  br label %126

126:                                              ; preds = %123, %117
  %127 = getelementptr inbounds %struct.batch, ptr %118, i64 0, i32 22
  %128 = load i32, ptr %127, align 4, !tbaa !199
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %143, label %130

130:                                              ; preds = %126
  %131 = getelementptr inbounds %struct.batch, ptr %118, i64 0, i32 23
  br label %132

132:                                              ; preds = %132, %130
  %133 = phi i64 [ 0, %130 ], [ %139, %132 ]
  %134 = load ptr, ptr %116, align 8, !tbaa !22
  %135 = load ptr, ptr %131, align 8, !tbaa !201
  %136 = getelementptr inbounds ptr, ptr %135, i64 %133
  %137 = load ptr, ptr %136, align 8, !tbaa !16
  %138 = tail call i32 %134(ptr noundef %137) #9
  %139 = add nuw nsw i64 %133, 1
  %140 = load i32, ptr %127, align 4, !tbaa !199
  %141 = zext i32 %140 to i64
  %142 = icmp ult i64 %139, %141
  br i1 %142, label %132, label %143, !llvm.loop !240

143:                                              ; preds = %132, %126
  %144 = getelementptr inbounds %struct.batch, ptr %118, i64 0, i32 23
  %145 = load ptr, ptr %144, align 8, !tbaa !201
  tail call void @free(ptr noundef %145) #9
  tail call void @free(ptr noundef nonnull %118) #9
  %146 = icmp eq ptr %119, null
  br i1 %146, label %147, label %117, !llvm.loop !241

147:                                              ; preds = %143, %112
  %148 = icmp eq ptr %105, null
  br i1 %148, label %182, label %149

149:                                              ; preds = %147
  %150 = load ptr, ptr %0, align 8, !tbaa !66
  %151 = getelementptr inbounds %struct.device, ptr %150, i64 0, i32 15
  br label %152

152:                                              ; preds = %178, %149
  %153 = phi ptr [ %105, %149 ], [ %154, %178 ]
  %154 = load ptr, ptr %153, align 8, !tbaa !104
  %155 = getelementptr inbounds %struct.batch, ptr %153, i64 0, i32 12
  %156 = load ptr, ptr %155, align 8, !tbaa !96
  %157 = icmp eq ptr %156, null
  br i1 %157, label %161, label %158

158:                                              ; preds = %152
  %159 = load ptr, ptr %151, align 8, !tbaa !22
  %160 = tail call i32 %159(ptr noundef nonnull %156) #9
  br label %161

161:                                              ; preds = %158, %152
  %162 = getelementptr inbounds %struct.batch, ptr %153, i64 0, i32 22
  %163 = load i32, ptr %162, align 4, !tbaa !199
  %164 = icmp eq i32 %163, 0
  br i1 %164, label %178, label %165

165:                                              ; preds = %161
  %166 = getelementptr inbounds %struct.batch, ptr %153, i64 0, i32 23
  br label %167

167:                                              ; preds = %167, %165
  %168 = phi i64 [ 0, %165 ], [ %174, %167 ]
  %169 = load ptr, ptr %151, align 8, !tbaa !22
  %170 = load ptr, ptr %166, align 8, !tbaa !201
  %171 = getelementptr inbounds ptr, ptr %170, i64 %168
  %172 = load ptr, ptr %171, align 8, !tbaa !16
  %173 = tail call i32 %169(ptr noundef %172) #9
  %174 = add nuw nsw i64 %168, 1
  %175 = load i32, ptr %162, align 4, !tbaa !199
  %176 = zext i32 %175 to i64
  %177 = icmp ult i64 %174, %176
  br i1 %177, label %167, label %178, !llvm.loop !240

178:                                              ; preds = %167, %161
  %179 = getelementptr inbounds %struct.batch, ptr %153, i64 0, i32 23
  %180 = load ptr, ptr %179, align 8, !tbaa !201
  tail call void @free(ptr noundef %180) #9
  tail call void @free(ptr noundef nonnull %153) #9
  %181 = icmp eq ptr %154, null
  br i1 %181, label %182, label %152, !llvm.loop !241

182:                                              ; preds = %178, %147
  %183 = icmp eq ptr %107, null
  br i1 %183, label %217, label %184

184:                                              ; preds = %182
  %185 = load ptr, ptr %0, align 8, !tbaa !66
  %186 = getelementptr inbounds %struct.device, ptr %185, i64 0, i32 15
  br label %187

187:                                              ; preds = %213, %184
  %188 = phi ptr [ %107, %184 ], [ %189, %213 ]
  %189 = load ptr, ptr %188, align 8, !tbaa !104
  %190 = getelementptr inbounds %struct.batch, ptr %188, i64 0, i32 12
  %191 = load ptr, ptr %190, align 8, !tbaa !96
  %192 = icmp eq ptr %191, null
  br i1 %192, label %196, label %193

193:                                              ; preds = %187
  %194 = load ptr, ptr %186, align 8, !tbaa !22
  %195 = tail call i32 %194(ptr noundef nonnull %191) #9
  br label %196

196:                                              ; preds = %193, %187
  %197 = getelementptr inbounds %struct.batch, ptr %188, i64 0, i32 22
  %198 = load i32, ptr %197, align 4, !tbaa !199
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %213, label %200

200:                                              ; preds = %196
  %201 = getelementptr inbounds %struct.batch, ptr %188, i64 0, i32 23
  br label %202

202:                                              ; preds = %202, %200
  %203 = phi i64 [ 0, %200 ], [ %209, %202 ]
  %204 = load ptr, ptr %186, align 8, !tbaa !22
  %205 = load ptr, ptr %201, align 8, !tbaa !201
  %206 = getelementptr inbounds ptr, ptr %205, i64 %203
  %207 = load ptr, ptr %206, align 8, !tbaa !16
  %208 = tail call i32 %204(ptr noundef %207) #9
  %209 = add nuw nsw i64 %203, 1
  %210 = load i32, ptr %197, align 4, !tbaa !199
  %211 = zext i32 %210 to i64
  %212 = icmp ult i64 %209, %211
  br i1 %212, label %202, label %213, !llvm.loop !240

213:                                              ; preds = %202, %196
  %214 = getelementptr inbounds %struct.batch, ptr %188, i64 0, i32 23
  %215 = load ptr, ptr %214, align 8, !tbaa !201
  tail call void @free(ptr noundef %215) #9
  tail call void @free(ptr noundef nonnull %188) #9
  %216 = icmp eq ptr %189, null
  br i1 %216, label %217, label %187, !llvm.loop !241

217:                                              ; preds = %213, %182
  %218 = icmp eq ptr %109, null
  br i1 %218, label %252, label %219

219:                                              ; preds = %217
  %220 = load ptr, ptr %0, align 8, !tbaa !66
  %221 = getelementptr inbounds %struct.device, ptr %220, i64 0, i32 15
  br label %222

222:                                              ; preds = %248, %219
  %223 = phi ptr [ %109, %219 ], [ %224, %248 ]
  %224 = load ptr, ptr %223, align 8, !tbaa !104
  %225 = getelementptr inbounds %struct.batch, ptr %223, i64 0, i32 12
  %226 = load ptr, ptr %225, align 8, !tbaa !96
  %227 = icmp eq ptr %226, null
  br i1 %227, label %231, label %228

228:                                              ; preds = %222
  %229 = load ptr, ptr %221, align 8, !tbaa !22
  %230 = tail call i32 %229(ptr noundef nonnull %226) #9
  br label %231

231:                                              ; preds = %228, %222
  %232 = getelementptr inbounds %struct.batch, ptr %223, i64 0, i32 22
  %233 = load i32, ptr %232, align 4, !tbaa !199
  %234 = icmp eq i32 %233, 0
  br i1 %234, label %248, label %235

235:                                              ; preds = %231
  %236 = getelementptr inbounds %struct.batch, ptr %223, i64 0, i32 23
  br label %237

237:                                              ; preds = %237, %235
  %238 = phi i64 [ 0, %235 ], [ %244, %237 ]
  %239 = load ptr, ptr %221, align 8, !tbaa !22
  %240 = load ptr, ptr %236, align 8, !tbaa !201
  %241 = getelementptr inbounds ptr, ptr %240, i64 %238
  %242 = load ptr, ptr %241, align 8, !tbaa !16
  %243 = tail call i32 %239(ptr noundef %242) #9
  %244 = add nuw nsw i64 %238, 1
  %245 = load i32, ptr %232, align 4, !tbaa !199
  %246 = zext i32 %245 to i64
  %247 = icmp ult i64 %244, %246
  br i1 %247, label %237, label %248, !llvm.loop !240

248:                                              ; preds = %237, %231
  %249 = getelementptr inbounds %struct.batch, ptr %223, i64 0, i32 23
  %250 = load ptr, ptr %249, align 8, !tbaa !201
  tail call void @free(ptr noundef %250) #9
  tail call void @free(ptr noundef nonnull %223) #9
  %251 = icmp eq ptr %224, null
  br i1 %251, label %252, label %222, !llvm.loop !241

252:                                              ; preds = %248, %217
  %253 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %254 = load ptr, ptr %253, align 8, !tbaa !127
  %255 = icmp eq ptr %254, null
  br i1 %255, label %276, label %256

256:                                              ; preds = %252
  %257 = load ptr, ptr %0, align 8, !tbaa !66
  %258 = getelementptr inbounds %struct.slot, ptr %254, i64 0, i32 3
  %259 = load ptr, ptr %258, align 8, !tbaa !21
  %260 = icmp eq ptr %259, null
  br i1 %260, label %265, label %261

261:                                              ; preds = %256
  %262 = getelementptr inbounds %struct.device, ptr %257, i64 0, i32 15
  %263 = load ptr, ptr %262, align 8, !tbaa !22
  %264 = tail call i32 %263(ptr noundef nonnull %259) #9
  br label %265

265:                                              ; preds = %261, %256
  %266 = getelementptr inbounds %struct.slot, ptr %254, i64 0, i32 1
  %267 = load ptr, ptr %266, align 8, !tbaa !14
  %268 = icmp eq ptr %267, null
  br i1 %268, label %273, label %269

269:                                              ; preds = %265
  %270 = getelementptr inbounds %struct.device, ptr %257, i64 0, i32 13
  %271 = load ptr, ptr %270, align 8, !tbaa !129
  %272 = tail call i32 %271(ptr noundef nonnull %267) #9
  br label %273

273:                                              ; preds = %265, %269
  %274 = getelementptr inbounds %struct.slot, ptr %254, i64 0, i32 6
  %275 = load ptr, ptr %274, align 8, !tbaa !91
  tail call void @free(ptr noundef %275) #9
  tail call void @free(ptr noundef nonnull %254) #9
  br label %276

276:                                              ; preds = %273, %252
  store ptr null, ptr %253, align 8, !tbaa !127
  %277 = load ptr, ptr %0, align 8, !tbaa !66
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #10
  %278 = getelementptr inbounds %struct.device, ptr %277, i64 0, i32 1
  %279 = load ptr, ptr %278, align 8, !tbaa !29
  %280 = call i32 %279(ptr noundef nonnull %2) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #10
  br label %281

281:                                              ; preds = %101, %276
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30, i32 1
  %3 = load ptr, ptr %2, align 8, !tbaa !225
  %4 = icmp eq ptr %3, null
  br i1 %4, label %9, label %5

5:                                                ; preds = %1, %5
  %6 = phi ptr [ %7, %5 ], [ %3, %1 ]
  %7 = load ptr, ptr %6, align 8, !tbaa !226
  tail call void @free(ptr noundef nonnull %6) #9
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %5, !llvm.loop !242

9:                                                ; preds = %5, %1
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27
  %11 = load ptr, ptr %10, align 8, !tbaa !243
  tail call void @free(ptr noundef %11) #9
  tail call void @free(ptr noundef %0) #9
  ret void
}

declare i32 @pthread_cond_broadcast(ptr noundef) local_unnamed_addr #2

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define internal fastcc void @land_many(ptr noundef %0, i64 noundef %1) unnamed_addr #0 {
  %3 = alloca [16 x %struct.chunk], align 8
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  store i32 1, ptr %5, align 8, !tbaa !206
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 3
  %8 = load i64, ptr %7, align 8, !tbaa !214
  %9 = icmp ult i64 %8, %1
  br i1 %9, label %10, label %92

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 1
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  br label %14

14:                                               ; preds = %10, %88
  %15 = load atomic i32, ptr %6 seq_cst, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %92

17:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %3) #10
  %18 = load i64, ptr %7, align 8, !tbaa !214
  %19 = icmp ult i64 %18, %1
  br i1 %19, label %22, label %20

20:                                               ; preds = %17
  %21 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #9
  br label %88

22:                                               ; preds = %17, %58
  %23 = phi i64 [ %61, %58 ], [ %18, %17 ]
  %24 = phi i64 [ %60, %58 ], [ 0, %17 ]
  %25 = phi i32 [ %59, %58 ], [ 0, %17 ]
  %26 = load ptr, ptr %4, align 8, !tbaa !207
  %27 = load i64, ptr %11, align 8, !tbaa !208
  %28 = add i64 %27, -1
  %29 = and i64 %28, %23
  %30 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29
  %31 = load ptr, ptr %30, align 8, !tbaa !209
  %32 = icmp eq ptr %31, null
  br i1 %32, label %33, label %44

33:                                               ; preds = %22
  %34 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 1
  %35 = load ptr, ptr %34, align 8, !tbaa !211
  %36 = getelementptr inbounds i8, ptr %35, i64 2312
  %37 = load i64, ptr %36, align 8, !tbaa !12
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %58, label %39

39:                                               ; preds = %33
  %40 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 3
  %41 = load i64, ptr %40, align 8, !tbaa !212
  call fastcc void @add_failure(ptr noundef nonnull %12, i64 noundef %41, i64 noundef 0, ptr noundef nonnull %35) #12
  %42 = load ptr, ptr %30, align 8, !tbaa !209
  %43 = icmp eq ptr %42, null
  br i1 %43, label %58, label %44

44:                                               ; preds = %22, %39
  %45 = phi ptr [ %31, %22 ], [ %42, %39 ]
  %46 = add nuw nsw i32 %25, 1
  %47 = zext i32 %25 to i64
  %48 = getelementptr inbounds [16 x %struct.chunk], ptr %3, i64 0, i64 %47
  %49 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 1
  %50 = load ptr, ptr %49, align 8, !tbaa !211
  %51 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 2
  %52 = load i64, ptr %51, align 8, !tbaa !213
  store ptr %45, ptr %48, align 8, !tbaa.struct !162
  %53 = getelementptr inbounds i8, ptr %48, i64 8
  store ptr %50, ptr %53, align 8, !tbaa.struct !163
  %54 = getelementptr inbounds i8, ptr %48, i64 16
  store i64 %52, ptr %54, align 8, !tbaa.struct !164
  %55 = getelementptr inbounds i8, ptr %48, i64 24
  store i32 0, ptr %55, align 8, !tbaa.struct !165
  %56 = load i64, ptr %51, align 8, !tbaa !213
  %57 = add i64 %56, %24
  br label %58

58:                                               ; preds = %33, %39, %44
  %59 = phi i32 [ %46, %44 ], [ %25, %39 ], [ %25, %33 ]
  %60 = phi i64 [ %57, %44 ], [ %24, %39 ], [ %24, %33 ]
  %61 = add nuw i64 %23, 1
  %62 = icmp ult i64 %61, %1
  %63 = icmp ult i32 %59, 16
  %64 = select i1 %62, i1 %63, i1 false
  br i1 %64, label %22, label %65, !llvm.loop !244

65:                                               ; preds = %58
  %66 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #9
  %67 = icmp ugt i64 %60, 524287
  br i1 %67, label %72, label %68

68:                                               ; preds = %65
  %69 = icmp eq i32 %59, 0
  br i1 %69, label %88, label %70

70:                                               ; preds = %68
  %71 = zext i32 %59 to i64
  br label %77

72:                                               ; preds = %65
  %73 = load ptr, ptr %0, align 8, !tbaa !66
  %74 = getelementptr inbounds %struct.device, ptr %73, i64 0, i32 37
  %75 = load ptr, ptr %74, align 8, !tbaa !27
  %76 = call fastcc i32 @copy_together(ptr noundef %75, ptr noundef nonnull %3, i32 noundef %59, ptr noundef null, ptr noundef null) #11
  br label %88

77:                                               ; preds = %70, %77
  %78 = phi i64 [ 0, %70 ], [ %86, %77 ]
  %79 = getelementptr inbounds [16 x %struct.chunk], ptr %3, i64 0, i64 %78
  %80 = load ptr, ptr %79, align 8, !tbaa !245
  %81 = getelementptr inbounds [16 x %struct.chunk], ptr %3, i64 0, i64 %78, i32 1
  %82 = load ptr, ptr %81, align 8, !tbaa !247
  %83 = getelementptr inbounds [16 x %struct.chunk], ptr %3, i64 0, i64 %78, i32 2
  %84 = load i64, ptr %83, align 8, !tbaa !248
  %85 = call ptr @memcpy(ptr noundef %80, ptr noundef %82, i64 noundef %84) #9
  %86 = add nuw nsw i64 %78, 1
  %87 = icmp eq i64 %86, %71
  br i1 %87, label %88, label %77, !llvm.loop !249

88:                                               ; preds = %77, %20, %68, %72
  %89 = phi i64 [ %61, %68 ], [ %61, %72 ], [ %18, %20 ], [ %61, %77 ]
  %90 = call i32 @pthread_mutex_lock(ptr noundef nonnull %13) #9
  store i64 %89, ptr %7, align 8, !tbaa !214
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3) #10
  %91 = icmp ult i64 %89, %1
  br i1 %91, label %14, label %92, !llvm.loop !250

92:                                               ; preds = %14, %88, %2
  store i32 0, ptr %5, align 8, !tbaa !206
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind
define internal fastcc i32 @copy_together(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef readonly %3, ptr noundef %4) unnamed_addr #0 {
  %6 = alloca %struct.job, align 8
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #9
  %8 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 5
  %9 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 4
  %10 = load i32, ptr %8, align 4, !tbaa !31
  %11 = load i32, ptr %9, align 8, !tbaa !24
  %12 = icmp ult i32 %10, %11
  br i1 %12, label %13, label %25

13:                                               ; preds = %5, %21
  %14 = phi i32 [ %22, %21 ], [ %10, %5 ]
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 7, i64 %15
  %17 = tail call i32 @pthread_create(ptr noundef nonnull %16, ptr noundef null, ptr noundef nonnull @help, ptr noundef nonnull %0) #9
  %18 = icmp eq i32 %17, 0
  %19 = load i32, ptr %8, align 4, !tbaa !31
  br i1 %18, label %21, label %20

20:                                               ; preds = %13
  store i32 %19, ptr %9, align 8, !tbaa !24
  br label %25

21:                                               ; preds = %13
  %22 = add i32 %19, 1
  store i32 %22, ptr %8, align 4, !tbaa !31
  %23 = load i32, ptr %9, align 8, !tbaa !24
  %24 = icmp ult i32 %22, %23
  br i1 %24, label %13, label %25, !llvm.loop !251

25:                                               ; preds = %21, %5, %20
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #10
  %26 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 3
  %27 = load ptr, ptr %26, align 8, !tbaa !252
  store ptr %27, ptr %6, align 8, !tbaa !253
  %28 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  store ptr %1, ptr %28, align 8, !tbaa !255
  %29 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  store i32 %2, ptr %29, align 8, !tbaa !256
  %30 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  store i32 0, ptr %30, align 4, !tbaa !257
  store ptr %6, ptr %26, align 8, !tbaa !252
  %31 = icmp eq i32 %2, 0
  br i1 %31, label %105, label %32

32:                                               ; preds = %25
  %33 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 2
  %34 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 1
  %35 = icmp eq ptr %3, null
  %36 = zext i32 %2 to i64
  br label %37

37:                                               ; preds = %32, %101
  %38 = phi i32 [ 0, %32 ], [ %103, %101 ]
  %39 = phi i32 [ 0, %32 ], [ %102, %101 ]
  %40 = load i32, ptr %30, align 4, !tbaa !257
  %41 = icmp ult i32 %40, %2
  br i1 %41, label %42, label %70

42:                                               ; preds = %37
  %43 = load ptr, ptr %28, align 8, !tbaa !255
  %44 = add nuw i32 %40, 1
  store i32 %44, ptr %30, align 4, !tbaa !257
  %45 = load i32, ptr %29, align 8, !tbaa !256
  %46 = icmp eq i32 %44, %45
  br i1 %46, label %47, label %53

47:                                               ; preds = %42, %47
  %48 = phi ptr [ %49, %47 ], [ %26, %42 ]
  %49 = load ptr, ptr %48, align 8, !tbaa !16
  %50 = icmp eq ptr %49, %6
  br i1 %50, label %51, label %47, !llvm.loop !258

51:                                               ; preds = %47
  %52 = load ptr, ptr %6, align 8, !tbaa !253
  store ptr %52, ptr %48, align 8, !tbaa !16
  br label %53

53:                                               ; preds = %51, %42
  %54 = load ptr, ptr %26, align 8, !tbaa !252
  %55 = icmp eq ptr %54, null
  br i1 %55, label %58, label %56

56:                                               ; preds = %53
  %57 = call i32 @pthread_cond_signal(ptr noundef nonnull %34) #9
  br label %58

58:                                               ; preds = %53, %56
  %59 = zext i32 %40 to i64
  %60 = getelementptr inbounds %struct.chunk, ptr %43, i64 %59
  %61 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #9
  %62 = load ptr, ptr %60, align 8, !tbaa !245
  %63 = getelementptr inbounds %struct.chunk, ptr %43, i64 %59, i32 1
  %64 = load ptr, ptr %63, align 8, !tbaa !247
  %65 = getelementptr inbounds %struct.chunk, ptr %43, i64 %59, i32 2
  %66 = load i64, ptr %65, align 8, !tbaa !248
  %67 = call ptr @memcpy(ptr noundef %62, ptr noundef %64, i64 noundef %66) #9
  %68 = call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #9
  %69 = getelementptr inbounds %struct.chunk, ptr %43, i64 %59, i32 3
  store i32 1, ptr %69, align 8, !tbaa !259
  br label %77

70:                                               ; preds = %37
  %71 = zext i32 %38 to i64
  %72 = getelementptr inbounds %struct.chunk, ptr %1, i64 %71, i32 3
  %73 = load i32, ptr %72, align 8, !tbaa !259
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %77

75:                                               ; preds = %70
  %76 = call i32 @pthread_cond_wait(ptr noundef nonnull %33, ptr noundef %0) #9
  br label %77

77:                                               ; preds = %70, %75, %58
  %78 = icmp ult i32 %38, %2
  br i1 %78, label %79, label %101

79:                                               ; preds = %77
  %80 = zext i32 %38 to i64
  br label %81

81:                                               ; preds = %79, %94
  %82 = phi i64 [ %80, %79 ], [ %97, %94 ]
  %83 = phi i32 [ %39, %79 ], [ %95, %94 ]
  %84 = getelementptr inbounds %struct.chunk, ptr %1, i64 %82, i32 3
  %85 = load i32, ptr %84, align 8, !tbaa !259
  %86 = icmp eq i32 %85, 0
  %87 = trunc i64 %82 to i32
  br i1 %86, label %99, label %88

88:                                               ; preds = %81
  %89 = call i32 @pthread_mutex_unlock(ptr noundef %0) #9
  %90 = icmp ne i32 %83, 0
  %91 = select i1 %35, i1 true, i1 %90
  br i1 %91, label %94, label %92

92:                                               ; preds = %88
  %93 = call i32 %3(ptr noundef %4, i32 noundef %87) #9, !callees !260
  br label %94

94:                                               ; preds = %92, %88
  %95 = phi i32 [ %83, %88 ], [ %93, %92 ]
  %96 = call i32 @pthread_mutex_lock(ptr noundef %0) #9
  %97 = add nuw nsw i64 %82, 1
  %98 = icmp eq i64 %97, %36
  br i1 %98, label %105, label %81, !llvm.loop !261

99:                                               ; preds = %81
  %100 = trunc i64 %82 to i32
  br label %101

101:                                              ; preds = %99, %77
  %102 = phi i32 [ %39, %77 ], [ %83, %99 ]
  %103 = phi i32 [ %38, %77 ], [ %100, %99 ]
  %104 = icmp ult i32 %103, %2
  br i1 %104, label %37, label %105, !llvm.loop !262

105:                                              ; preds = %101, %94, %25
  %106 = phi i32 [ 0, %25 ], [ %95, %94 ], [ %102, %101 ]
  %107 = call i32 @pthread_mutex_unlock(ptr noundef %0) #9
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #10
  ret i32 %106
}

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: cold nounwind optsize
define internal fastcc void @add_failure(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) unnamed_addr #5 {
  %5 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2328) #9
  %6 = icmp eq ptr %5, null
  br i1 %6, label %32, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 1
  store i64 %1, ptr %8, align 8, !tbaa !263
  %9 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 2
  store i64 %2, ptr %9, align 8, !tbaa !264
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
  %20 = load ptr, ptr %19, align 8, !tbaa !225
  %21 = icmp eq ptr %20, null
  br i1 %21, label %25, label %22

22:                                               ; preds = %17
  %23 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  %24 = load ptr, ptr %23, align 8, !tbaa !265
  br label %25

25:                                               ; preds = %17, %22
  %26 = phi ptr [ %24, %22 ], [ %19, %17 ]
  %27 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  store ptr %5, ptr %26, align 8, !tbaa !16
  store ptr %5, ptr %27, align 8, !tbaa !265
  %28 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 3
  %29 = load i64, ptr %28, align 8, !tbaa !228
  %30 = add i64 %29, 1
  store atomic i64 %30, ptr %28 seq_cst, align 8
  %31 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #9
  br label %32

32:                                               ; preds = %4, %25
  ret void
}

; Function Attrs: nounwind
define internal noalias ptr @help(ptr noundef %0) #0 {
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #9
  %3 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 6
  %4 = load i32, ptr %3, align 8, !tbaa !30
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %51

6:                                                ; preds = %1
  %7 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 3
  %8 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 1
  %9 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 2
  br label %10

10:                                               ; preds = %6, %48
  %11 = load ptr, ptr %7, align 8, !tbaa !252
  %12 = icmp eq ptr %11, null
  br i1 %12, label %46, label %13

13:                                               ; preds = %10
  %14 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 1
  %15 = load ptr, ptr %14, align 8, !tbaa !255
  %16 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 3
  %17 = load i32, ptr %16, align 4, !tbaa !257
  %18 = add i32 %17, 1
  store i32 %18, ptr %16, align 4, !tbaa !257
  %19 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 2
  %20 = load i32, ptr %19, align 8, !tbaa !256
  %21 = icmp eq i32 %18, %20
  br i1 %21, label %22, label %28

22:                                               ; preds = %13, %22
  %23 = phi ptr [ %24, %22 ], [ %7, %13 ]
  %24 = load ptr, ptr %23, align 8, !tbaa !16
  %25 = icmp eq ptr %24, %11
  br i1 %25, label %26, label %22, !llvm.loop !258

26:                                               ; preds = %22
  %27 = load ptr, ptr %11, align 8, !tbaa !253
  store ptr %27, ptr %23, align 8, !tbaa !16
  br label %28

28:                                               ; preds = %26, %13
  %29 = load ptr, ptr %7, align 8, !tbaa !252
  %30 = icmp eq ptr %29, null
  br i1 %30, label %33, label %31

31:                                               ; preds = %28
  %32 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %8) #9
  br label %33

33:                                               ; preds = %28, %31
  %34 = zext i32 %17 to i64
  %35 = getelementptr inbounds %struct.chunk, ptr %15, i64 %34
  %36 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #9
  %37 = load ptr, ptr %35, align 8, !tbaa !245
  %38 = getelementptr inbounds %struct.chunk, ptr %15, i64 %34, i32 1
  %39 = load ptr, ptr %38, align 8, !tbaa !247
  %40 = getelementptr inbounds %struct.chunk, ptr %15, i64 %34, i32 2
  %41 = load i64, ptr %40, align 8, !tbaa !248
  %42 = tail call ptr @memcpy(ptr noundef %37, ptr noundef %39, i64 noundef %41) #9
  %43 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #9
  %44 = getelementptr inbounds %struct.chunk, ptr %15, i64 %34, i32 3
  store i32 1, ptr %44, align 8, !tbaa !259
  %45 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %9) #9
  br label %48

46:                                               ; preds = %10
  %47 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %8, ptr noundef nonnull %0) #9
  br label %48

48:                                               ; preds = %46, %33
  %49 = load i32, ptr %3, align 8, !tbaa !30
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %10, label %51, !llvm.loop !266

51:                                               ; preds = %48, %1
  %52 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #9
  ret ptr null
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define internal fastcc i32 @add_arrival(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #0 {
  %4 = alloca { i64, i64 }, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #9
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 2
  %9 = load i64, ptr %8, align 8, !tbaa !267
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !214
  %12 = sub i64 %9, %11
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !208
  %15 = icmp ult i64 %12, %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = load ptr, ptr %5, align 8, !tbaa !207
  br label %46

18:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %8, i64 16, i1 false), !tbaa.struct !151
  %19 = icmp eq i64 %14, 0
  %20 = shl i64 %14, 1
  %21 = select i1 %19, i64 64, i64 %20
  %22 = tail call ptr @calloc(i64 noundef %21, i64 noundef 32) #9
  %23 = icmp eq ptr %22, null
  br i1 %23, label %45, label %24

24:                                               ; preds = %18
  %25 = load i64, ptr %10, align 8, !tbaa !214
  %26 = load i64, ptr %8, align 8, !tbaa !267
  %27 = icmp ult i64 %25, %26
  br i1 %27, label %28, label %30

28:                                               ; preds = %24
  %29 = add i64 %21, -1
  br label %33

30:                                               ; preds = %33, %24
  %31 = load ptr, ptr %5, align 8, !tbaa !207
  tail call void @free(ptr noundef %31) #9
  store ptr %22, ptr %5, align 8, !tbaa.struct !268
  store i64 %21, ptr %13, align 8, !tbaa.struct !269
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %8, ptr noundef nonnull align 8 dereferenceable(16) %4, i64 16, i1 false), !tbaa.struct !151
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4)
  %32 = load i64, ptr %8, align 8, !tbaa !267
  br label %46

33:                                               ; preds = %33, %28
  %34 = phi i64 [ %25, %28 ], [ %42, %33 ]
  %35 = and i64 %34, %29
  %36 = getelementptr inbounds %struct.arrival, ptr %22, i64 %35
  %37 = load ptr, ptr %5, align 8, !tbaa !207
  %38 = load i64, ptr %13, align 8, !tbaa !208
  %39 = add i64 %38, -1
  %40 = and i64 %39, %34
  %41 = getelementptr inbounds %struct.arrival, ptr %37, i64 %40
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %36, ptr noundef nonnull align 8 dereferenceable(32) %41, i64 32, i1 false), !tbaa.struct !149
  %42 = add nuw i64 %34, 1
  %43 = load i64, ptr %8, align 8, !tbaa !267
  %44 = icmp ult i64 %42, %43
  br i1 %44, label %33, label %30, !llvm.loop !270

45:                                               ; preds = %18
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4)
  br label %54

46:                                               ; preds = %16, %30
  %47 = phi i64 [ %21, %30 ], [ %14, %16 ]
  %48 = phi ptr [ %22, %30 ], [ %17, %16 ]
  %49 = phi i64 [ %32, %30 ], [ %9, %16 ]
  %50 = add i64 %49, 1
  store i64 %50, ptr %8, align 8, !tbaa !267
  %51 = add i64 %47, -1
  %52 = and i64 %51, %49
  %53 = getelementptr inbounds %struct.arrival, ptr %48, i64 %52
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %53, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !149
  br label %54

54:                                               ; preds = %45, %46
  %55 = phi i32 [ 0, %46 ], [ 2, %45 ]
  %56 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #9
  %57 = getelementptr inbounds %struct.arrival, ptr %2, i64 0, i32 2
  %58 = load i64, ptr %57, align 8, !tbaa !213
  %59 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 10
  %60 = load i64, ptr %59, align 8, !tbaa !100
  %61 = add i64 %60, %58
  store i64 %61, ptr %59, align 8, !tbaa !100
  ret i32 %55
}

; Function Attrs: nounwind
define internal fastcc i32 @next_slot(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly %2) unnamed_addr #0 {
  %4 = load ptr, ptr %0, align 8, !tbaa !66
  %5 = getelementptr inbounds %struct.device, ptr %4, i64 0, i32 36
  %6 = load ptr, ptr %5, align 8, !tbaa !28
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef %6) #9
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %9 = load i64, ptr %8, align 8, !tbaa !90
  %10 = icmp ult i64 %9, 64
  br i1 %10, label %11, label %28

11:                                               ; preds = %3
  %12 = getelementptr inbounds %struct.ring, ptr %6, i64 0, i32 2
  %13 = load ptr, ptr %12, align 8, !tbaa !16
  %14 = icmp eq ptr %13, null
  br i1 %14, label %17, label %15

15:                                               ; preds = %11
  %16 = load ptr, ptr %13, align 8, !tbaa !17
  store ptr %16, ptr %12, align 8, !tbaa !16
  br label %23

17:                                               ; preds = %11
  %18 = icmp eq i64 %9, 0
  br i1 %18, label %19, label %28

19:                                               ; preds = %17
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %21 = load ptr, ptr %20, align 8, !tbaa !127
  store ptr null, ptr %20, align 8, !tbaa !127
  %22 = icmp eq ptr %21, null
  br i1 %22, label %28, label %23

23:                                               ; preds = %15, %19
  %24 = phi ptr [ %13, %15 ], [ %21, %19 ]
  %25 = add nuw nsw i64 %9, 1
  store i64 %25, ptr %8, align 8, !tbaa !90
  %26 = getelementptr inbounds %struct.slot, ptr %24, i64 0, i32 2
  store i64 0, ptr %26, align 8, !tbaa !144
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #9
  store ptr %24, ptr %2, align 8, !tbaa !16
  br label %38

28:                                               ; preds = %19, %17, %3
  %29 = tail call i32 @pthread_mutex_unlock(ptr noundef %6) #9
  store ptr null, ptr %2, align 8, !tbaa !16
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %31 = load ptr, ptr %30, align 8, !tbaa !143
  %32 = icmp eq ptr %31, null
  br i1 %32, label %37, label %33

33:                                               ; preds = %28
  store ptr null, ptr %30, align 8, !tbaa !143
  %34 = tail call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %31) #11
  %35 = freeze i32 %34
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %38

37:                                               ; preds = %28, %33
  br label %38

38:                                               ; preds = %37, %33, %23
  %39 = phi i32 [ 0, %23 ], [ -1, %37 ], [ %35, %33 ]
  ret i32 %39
}

; Function Attrs: nounwind
define internal fastcc i32 @close_slot(ptr noundef %0, ptr nocapture noundef readonly %1, ptr noundef %2) unnamed_addr #0 {
  %4 = load ptr, ptr %0, align 8, !tbaa !66
  %5 = getelementptr inbounds %struct.device, ptr %4, i64 0, i32 16
  %6 = load ptr, ptr %5, align 8, !tbaa !203
  %7 = getelementptr inbounds %struct.slot, ptr %2, i64 0, i32 3
  %8 = load ptr, ptr %7, align 8, !tbaa !21
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8, !tbaa !67
  %11 = tail call i32 %6(ptr noundef %8, ptr noundef %10) #9
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %32, label %13

13:                                               ; preds = %3
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %15 = cmpxchg ptr %14, i32 0, i32 %11 seq_cst seq_cst, align 4
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %17 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %16) #9
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %19 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %18) #9
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %21 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %20) #9
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %23 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %22) #9
  %24 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %16) #9
  %25 = load ptr, ptr %0, align 8, !tbaa !66
  %26 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 36
  %27 = load ptr, ptr %26, align 8, !tbaa !28
  %28 = tail call i32 @pthread_mutex_lock(ptr noundef %27) #9
  %29 = getelementptr inbounds %struct.ring, ptr %27, i64 0, i32 1
  %30 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %29) #9
  %31 = tail call i32 @pthread_mutex_unlock(ptr noundef %27) #9
  br label %32

32:                                               ; preds = %13, %3
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %34 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %33) #9
  store ptr null, ptr %2, align 8, !tbaa !17
  %35 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %36 = load i64, ptr %35, align 8, !tbaa !84
  %37 = getelementptr inbounds %struct.slot, ptr %2, i64 0, i32 4
  store i64 %36, ptr %37, align 8, !tbaa !85
  %38 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 2
  %39 = load i64, ptr %38, align 8, !tbaa !205
  %40 = getelementptr inbounds %struct.slot, ptr %2, i64 0, i32 5
  store i64 %39, ptr %40, align 8, !tbaa !89
  %41 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 26
  %42 = load ptr, ptr %41, align 8, !tbaa !71
  store ptr %2, ptr %42, align 8, !tbaa !16
  store ptr %2, ptr %41, align 8, !tbaa !71
  %43 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %44 = load i32, ptr %43, align 8, !tbaa !83
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %49, label %46

46:                                               ; preds = %32
  %47 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %48 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %47) #9
  br label %49

49:                                               ; preds = %32, %46
  %50 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %33) #9
  ret i32 %11
}

; Function Attrs: nounwind
define internal i32 @send_slot(ptr nocapture noundef %0, i32 noundef %1) #0 {
  %3 = zext i32 %1 to i64
  %4 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 2, i64 %3
  %5 = load ptr, ptr %4, align 8, !tbaa !16
  %6 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 4
  %7 = load i32, ptr %6, align 8, !tbaa !167
  %8 = add i32 %7, 1
  store i32 %8, ptr %6, align 8, !tbaa !167
  %9 = load ptr, ptr %0, align 8, !tbaa !158
  %10 = load ptr, ptr %9, align 8, !tbaa !66
  %11 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 3
  %12 = load ptr, ptr %11, align 8, !tbaa !156
  %13 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 3
  %14 = load i64, ptr %13, align 8, !tbaa !161
  %15 = shl nuw nsw i64 %3, 18
  %16 = add i64 %14, %15
  %17 = getelementptr inbounds %struct.slot, ptr %5, i64 0, i32 1
  %18 = load ptr, ptr %17, align 8, !tbaa !14
  %19 = getelementptr inbounds %struct.queue, ptr %9, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !67
  %21 = tail call i32 %12(i64 noundef %16, ptr noundef %18, i64 noundef 262144, ptr noundef %20) #9
  %22 = load ptr, ptr %0, align 8, !tbaa !158
  %23 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 1
  %24 = load ptr, ptr %23, align 8, !tbaa !160
  %25 = tail call fastcc i32 @close_slot(ptr noundef %22, ptr noundef %24, ptr noundef %5) #11
  %26 = icmp eq i32 %21, 0
  %27 = select i1 %26, i32 %25, i32 %21
  ret i32 %27
}

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #7

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #2

declare i32 @pthread_cond_clockwait(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #8

attributes #0 = { nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { cold nounwind optsize "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
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
!4 = !{!5, !6, i64 0}
!5 = !{!"device", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48, !6, i64 56, !6, i64 64, !6, i64 72, !6, i64 80, !6, i64 88, !6, i64 96, !6, i64 104, !6, i64 112, !6, i64 120, !6, i64 128, !6, i64 136, !6, i64 144, !6, i64 152, !6, i64 160, !6, i64 168, !6, i64 176, !6, i64 184, !6, i64 192, !6, i64 200, !6, i64 208, !6, i64 216, !6, i64 224, !6, i64 232, !6, i64 240, !6, i64 248, !6, i64 256, !6, i64 264, !9, i64 272, !10, i64 280, !6, i64 344, !6, i64 352}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!"double", !7, i64 0}
!10 = !{!"", !7, i64 0}
!11 = !{!5, !6, i64 248}
!12 = !{!13, !13, i64 0}
!13 = !{!"long", !7, i64 0}
!14 = !{!15, !6, i64 8}
!15 = !{!"slot", !6, i64 0, !6, i64 8, !13, i64 16, !6, i64 24, !13, i64 32, !13, i64 40, !6, i64 48}
!16 = !{!6, !6, i64 0}
!17 = !{!15, !6, i64 0}
!18 = !{!5, !6, i64 112}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!15, !6, i64 24}
!22 = !{!5, !6, i64 120}
!23 = distinct !{!23, !20}
!24 = !{!25, !26, i64 200}
!25 = !{!"copiers", !10, i64 0, !10, i64 64, !10, i64 128, !6, i64 192, !26, i64 200, !26, i64 204, !26, i64 208, !7, i64 216}
!26 = !{!"int", !7, i64 0}
!27 = !{!5, !6, i64 352}
!28 = !{!5, !6, i64 344}
!29 = !{!5, !6, i64 8}
!30 = !{!25, !26, i64 208}
!31 = !{!25, !26, i64 204}
!32 = distinct !{!32, !20}
!33 = !{!5, !6, i64 240}
!34 = !{!5, !6, i64 232}
!35 = !{!36, !26, i64 4}
!36 = !{!"command", !37, i64 0, !37, i64 2, !26, i64 4}
!37 = !{!"short", !7, i64 0}
!38 = distinct !{!38, !20}
!39 = !{!26, !26, i64 0}
!40 = !{!5, !6, i64 184}
!41 = !{!5, !6, i64 208}
!42 = !{!43, !6, i64 0}
!43 = !{!"task", !6, i64 0, !6, i64 8, !26, i64 16, !26, i64 20, !26, i64 24, !26, i64 28}
!44 = !{!45, !6, i64 0}
!45 = !{!"", !6, i64 0, !26, i64 8, !26, i64 12, !26, i64 16, !26, i64 20, !26, i64 24, !26, i64 28, !26, i64 32, !6, i64 40, !6, i64 48, !6, i64 56, !6, i64 64}
!46 = !{!43, !6, i64 8}
!47 = !{!43, !26, i64 16}
!48 = !{!43, !26, i64 20}
!49 = !{!45, !26, i64 8}
!50 = !{!45, !26, i64 20}
!51 = !{!43, !26, i64 24}
!52 = !{!45, !26, i64 32}
!53 = !{!45, !6, i64 40}
!54 = !{!45, !6, i64 64}
!55 = distinct !{ptr @add_node, null}
!56 = distinct !{!56, !20}
!57 = distinct !{!57, !20}
!58 = !{!43, !26, i64 28}
!59 = !{!5, !6, i64 192}
!60 = !{!5, !6, i64 200}
!61 = !{!62, !13, i64 40}
!62 = !{!"queue", !6, i64 0, !6, i64 8, !26, i64 16, !63, i64 24, !13, i64 40, !13, i64 48, !13, i64 56, !13, i64 64, !13, i64 72, !26, i64 80, !26, i64 84, !26, i64 88, !26, i64 92, !26, i64 96, !26, i64 100, !26, i64 104, !26, i64 108, !26, i64 112, !6, i64 120, !6, i64 128, !6, i64 136, !6, i64 144, !6, i64 152, !6, i64 160, !6, i64 168, !6, i64 176, !6, i64 184, !64, i64 192, !6, i64 224, !13, i64 232, !65, i64 240, !10, i64 328, !10, i64 392, !10, i64 456, !10, i64 520}
!63 = !{!"notification", !13, i64 0, !26, i64 8}
!64 = !{!"arrivals", !6, i64 0, !13, i64 8, !13, i64 16, !13, i64 24}
!65 = !{!"failures", !10, i64 0, !6, i64 64, !6, i64 72, !13, i64 80}
!66 = !{!62, !6, i64 0}
!67 = !{!62, !6, i64 8}
!68 = !{!62, !26, i64 32}
!69 = !{!62, !6, i64 136}
!70 = !{!62, !6, i64 152}
!71 = !{!62, !6, i64 184}
!72 = !{!62, !13, i64 64}
!73 = !{!62, !13, i64 48}
!74 = !{!63, !26, i64 8}
!75 = distinct !{!75, !20}
!76 = !{!62, !6, i64 176}
!77 = !{!78, !26, i64 124}
!78 = !{!"batch", !6, i64 0, !13, i64 8, !13, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !13, i64 48, !13, i64 56, !13, i64 64, !13, i64 72, !13, i64 80, !13, i64 88, !6, i64 96, !26, i64 104, !26, i64 108, !26, i64 112, !26, i64 116, !26, i64 120, !26, i64 124, !26, i64 128, !26, i64 132, !26, i64 136, !26, i64 140, !6, i64 144, !6, i64 152}
!79 = distinct !{!79, !20}
!80 = !{!62, !26, i64 92}
!81 = !{!62, !26, i64 100}
!82 = !{!62, !26, i64 108}
!83 = !{!62, !26, i64 88}
!84 = !{!78, !13, i64 8}
!85 = !{!15, !13, i64 32}
!86 = !{!5, !6, i64 144}
!87 = distinct !{!87, !20}
!88 = !{!5, !6, i64 136}
!89 = !{!15, !13, i64 40}
!90 = !{!62, !13, i64 232}
!91 = !{!15, !6, i64 48}
!92 = distinct !{!92, !20}
!93 = !{!78, !26, i64 132}
!94 = !{!62, !26, i64 104}
!95 = !{!78, !13, i64 88}
!96 = !{!78, !6, i64 96}
!97 = !{!62, !13, i64 216}
!98 = !{!78, !13, i64 64}
!99 = !{!62, !13, i64 56}
!100 = !{!78, !13, i64 80}
!101 = !{!62, !6, i64 144}
!102 = !{!78, !26, i64 128}
!103 = !{!62, !6, i64 120}
!104 = !{!78, !6, i64 0}
!105 = !{!62, !26, i64 96}
!106 = distinct !{!106, !20}
!107 = !{!78, !26, i64 120}
!108 = !{!78, !26, i64 104}
!109 = !{!78, !6, i64 24}
!110 = !{!78, !6, i64 32}
!111 = !{!112, !37, i64 0}
!112 = !{!"wait", !36, i64 0, !6, i64 8, !13, i64 16, !13, i64 24}
!113 = !{!112, !6, i64 8}
!114 = !{!112, !13, i64 16}
!115 = distinct !{!115, !20}
!116 = !{!117, !13, i64 0}
!117 = !{!"", !13, i64 0, !13, i64 8}
!118 = !{!117, !13, i64 8}
!119 = !{!78, !26, i64 108}
!120 = !{!121, !37, i64 0}
!121 = !{!"wait_ready", !36, i64 0, !6, i64 8}
!122 = !{!121, !6, i64 8}
!123 = !{!78, !26, i64 116}
!124 = distinct !{!124, !20}
!125 = distinct !{!125, !20}
!126 = distinct !{!126, !20}
!127 = !{!62, !6, i64 224}
!128 = !{!5, !6, i64 96}
!129 = !{!5, !6, i64 104}
!130 = !{i64 0, i64 8, !16}
!131 = !{!78, !13, i64 16}
!132 = !{!78, !6, i64 40}
!133 = !{!78, !13, i64 56}
!134 = !{!78, !6, i64 152}
!135 = !{!36, !37, i64 2}
!136 = !{!36, !37, i64 0}
!137 = !{!138, !13, i64 24}
!138 = !{!"copy", !36, i64 0, !13, i64 8, !13, i64 16, !13, i64 24}
!139 = !{!78, !13, i64 72}
!140 = !{!78, !26, i64 112}
!141 = distinct !{!141, !20}
!142 = !{!62, !6, i64 128}
!143 = !{!62, !6, i64 168}
!144 = !{!15, !13, i64 16}
!145 = !{!5, !6, i64 56}
!146 = !{!5, !6, i64 16}
!147 = distinct !{!147, !20}
!148 = !{!5, !6, i64 32}
!149 = !{i64 0, i64 8, !16, i64 8, i64 8, !16, i64 16, i64 8, !12, i64 24, i64 8, !12}
!150 = !{i64 0, i64 8, !16, i64 8, i64 8, !12, i64 16, i64 8, !12}
!151 = !{i64 0, i64 8, !12, i64 8, i64 8, !12}
!152 = !{i64 0, i64 8, !12}
!153 = !{!5, !6, i64 40}
!154 = !{!138, !13, i64 8}
!155 = !{!138, !13, i64 16}
!156 = !{!5, !6, i64 24}
!157 = !{!78, !13, i64 48}
!158 = !{!159, !6, i64 0}
!159 = !{!"window", !6, i64 0, !6, i64 8, !7, i64 16, !13, i64 144, !26, i64 152}
!160 = !{!159, !6, i64 8}
!161 = !{!159, !13, i64 144}
!162 = !{i64 0, i64 8, !16, i64 8, i64 8, !16, i64 16, i64 8, !12, i64 24, i64 4, !39}
!163 = !{i64 0, i64 8, !16, i64 8, i64 8, !12, i64 16, i64 4, !39}
!164 = !{i64 0, i64 8, !12, i64 8, i64 4, !39}
!165 = !{i64 0, i64 4, !39}
!166 = distinct !{!166, !20}
!167 = !{!159, !26, i64 152}
!168 = distinct !{!168, !20}
!169 = distinct !{!169, !20}
!170 = distinct !{!170, !20}
!171 = !{!5, !6, i64 80}
!172 = !{!5, !6, i64 256}
!173 = !{!5, !6, i64 88}
!174 = !{!5, !6, i64 48}
!175 = !{!176, !13, i64 8}
!176 = !{!"peer_copy", !36, i64 0, !13, i64 8, !6, i64 16, !13, i64 24, !6, i64 32, !13, i64 40}
!177 = !{!176, !6, i64 16}
!178 = !{!176, !13, i64 24}
!179 = !{!176, !6, i64 32}
!180 = !{!176, !13, i64 40}
!181 = !{!182, !26, i64 24}
!182 = !{!"fill", !36, i64 0, !13, i64 8, !13, i64 16, !26, i64 24, !26, i64 28}
!183 = !{!182, !13, i64 8}
!184 = !{!182, !26, i64 28}
!185 = !{!182, !13, i64 16}
!186 = !{!5, !6, i64 64}
!187 = !{!5, !6, i64 72}
!188 = !{!5, !6, i64 216}
!189 = !{!5, !6, i64 224}
!190 = !{!5, !6, i64 160}
!191 = !{!192, !6, i64 8}
!192 = !{!"wait_event", !36, i64 0, !6, i64 8}
!193 = !{!194, !13, i64 16}
!194 = !{!"wait_semaphore", !36, i64 0, !6, i64 8, !13, i64 16, !13, i64 24}
!195 = !{!196, !13, i64 0}
!196 = !{!"", !197, i64 0, !26, i64 72, !7, i64 76}
!197 = !{!"", !13, i64 0, !13, i64 8, !13, i64 16, !26, i64 24, !7, i64 28}
!198 = !{!5, !6, i64 176}
!199 = !{!78, !26, i64 140}
!200 = !{!78, !26, i64 136}
!201 = !{!78, !6, i64 144}
!202 = distinct !{!202, !20}
!203 = !{!5, !6, i64 128}
!204 = !{!62, !6, i64 160}
!205 = !{!62, !13, i64 208}
!206 = !{!62, !26, i64 112}
!207 = !{!64, !6, i64 0}
!208 = !{!64, !13, i64 8}
!209 = !{!210, !6, i64 0}
!210 = !{!"arrival", !6, i64 0, !6, i64 8, !13, i64 16, !13, i64 24}
!211 = !{!210, !6, i64 8}
!212 = !{!210, !13, i64 24}
!213 = !{!210, !13, i64 16}
!214 = !{!64, !13, i64 24}
!215 = distinct !{!215, !20}
!216 = !{!5, !6, i64 152}
!217 = !{!5, !6, i64 264}
!218 = !{!5, !9, i64 272}
!219 = !{!220, !220, i64 0}
!220 = !{!"float", !7, i64 0}
!221 = !{!9, !9, i64 0}
!222 = distinct !{!222, !20}
!223 = distinct !{!223, !20}
!224 = distinct !{!224, !20}
!225 = !{!65, !6, i64 64}
!226 = !{!227, !6, i64 0}
!227 = !{!"failure", !6, i64 0, !13, i64 8, !13, i64 16, !7, i64 24, !7, i64 2072}
!228 = !{!65, !13, i64 80}
!229 = !{i64 0, i64 8, !16, i64 8, i64 8, !12, i64 16, i64 8, !12, i64 24, i64 2048, !230, i64 2072, i64 256, !230}
!230 = !{!7, !7, i64 0}
!231 = !{!62, !26, i64 80}
!232 = distinct !{!232, !20}
!233 = !{!62, !26, i64 84}
!234 = distinct !{!234, !20}
!235 = distinct !{!235, !20}
!236 = !{!62, !13, i64 72}
!237 = !{!5, !6, i64 168}
!238 = distinct !{!238, !20}
!239 = distinct !{!239, !20}
!240 = distinct !{!240, !20}
!241 = distinct !{!241, !20}
!242 = distinct !{!242, !20}
!243 = !{!62, !6, i64 192}
!244 = distinct !{!244, !20}
!245 = !{!246, !6, i64 0}
!246 = !{!"chunk", !6, i64 0, !6, i64 8, !13, i64 16, !26, i64 24}
!247 = !{!246, !6, i64 8}
!248 = !{!246, !13, i64 16}
!249 = distinct !{!249, !20}
!250 = distinct !{!250, !20}
!251 = distinct !{!251, !20}
!252 = !{!25, !6, i64 192}
!253 = !{!254, !6, i64 0}
!254 = !{!"job", !6, i64 0, !6, i64 8, !26, i64 16, !26, i64 20}
!255 = !{!254, !6, i64 8}
!256 = !{!254, !26, i64 16}
!257 = !{!254, !26, i64 20}
!258 = distinct !{!258, !20}
!259 = !{!246, !26, i64 24}
!260 = !{ptr @send_slot}
!261 = distinct !{!261, !20}
!262 = distinct !{!262, !20}
!263 = !{!227, !13, i64 8}
!264 = !{!227, !13, i64 16}
!265 = !{!65, !6, i64 72}
!266 = distinct !{!266, !20}
!267 = !{!64, !13, i64 16}
!268 = !{i64 0, i64 8, !16, i64 8, i64 8, !12, i64 16, i64 8, !12, i64 24, i64 8, !12}
!269 = !{i64 0, i64 8, !12, i64 8, i64 8, !12, i64 16, i64 8, !12}
!270 = distinct !{!270, !20}
