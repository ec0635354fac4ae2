; Made by `nox -s native` from *.c and *.h, sha256 a0e0cda799776c5b3149bb472febb4a8f79e38be4ca7ef452fbdc96dc06d30df
; ModuleID = 'aiotaichi/backends/cuda/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

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
%struct.queue = type { ptr, ptr, i32, %struct.notification, i64, i64, i64, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, %struct.arrivals, ptr, i64, i32, %struct.failures, %struct.mutex, %struct.condition, %struct.condition, %struct.condition }
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
  %6 = load ptr, ptr %0, align 8, !tbaa !3
  %7 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 31
  %8 = load ptr, ptr %7, align 8, !tbaa !10
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
  store i64 %13, ptr %19, align 8, !tbaa !11
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
  store ptr %30, ptr %31, align 8, !tbaa !13
  %32 = load ptr, ptr %22, align 8, !tbaa !15
  store ptr %32, ptr %28, align 8, !tbaa !16
  store ptr %28, ptr %22, align 8, !tbaa !15
  %33 = load ptr, ptr %23, align 8, !tbaa !17
  %34 = getelementptr inbounds %struct.ring, ptr %16, i64 0, i32 4, i64 %27, i32 3
  %35 = tail call i32 %33(ptr noundef nonnull %34, i32 noundef 3) #9
  %36 = icmp ne i64 %27, 0
  %37 = icmp eq i32 %35, 0
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %25, label %24, !llvm.loop !18

39:                                               ; preds = %24
  %40 = load i64, ptr %19, align 8, !tbaa !11
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
  %49 = load ptr, ptr %48, align 8, !tbaa !20
  %50 = icmp eq ptr %49, null
  br i1 %50, label %55, label %51

51:                                               ; preds = %45
  %52 = load ptr, ptr %44, align 8, !tbaa !21
  %53 = tail call i32 %52(ptr noundef nonnull %49) #9
  %54 = load i64, ptr %19, align 8, !tbaa !11
  br label %55

55:                                               ; preds = %51, %45
  %56 = phi i64 [ %46, %45 ], [ %54, %51 ]
  %57 = add nuw i64 %47, 1
  %58 = icmp ult i64 %57, %56
  br i1 %58, label %45, label %62, !llvm.loop !22

59:                                               ; preds = %18, %24
  store ptr %16, ptr %12, align 8, !tbaa !15
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
  store i32 %65, ptr %66, align 8, !tbaa !23
  %67 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 37
  store ptr %60, ptr %67, align 8, !tbaa !26
  br label %91

68:                                               ; preds = %59
  %69 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 37
  store ptr null, ptr %69, align 8, !tbaa !26
  %70 = load ptr, ptr %12, align 8, !tbaa !27
  %71 = getelementptr inbounds %struct.ring, ptr %70, i64 0, i32 3
  %72 = load i64, ptr %71, align 8, !tbaa !11
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %90, label %74

74:                                               ; preds = %68
  %75 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 15
  br label %76

76:                                               ; preds = %86, %74
  %77 = phi i64 [ %72, %74 ], [ %87, %86 ]
  %78 = phi i64 [ 0, %74 ], [ %88, %86 ]
  %79 = getelementptr inbounds %struct.ring, ptr %70, i64 0, i32 4, i64 %78, i32 3
  %80 = load ptr, ptr %79, align 8, !tbaa !20
  %81 = icmp eq ptr %80, null
  br i1 %81, label %86, label %82

82:                                               ; preds = %76
  %83 = load ptr, ptr %75, align 8, !tbaa !21
  %84 = tail call i32 %83(ptr noundef nonnull %80) #9
  %85 = load i64, ptr %71, align 8, !tbaa !11
  br label %86

86:                                               ; preds = %82, %76
  %87 = phi i64 [ %77, %76 ], [ %85, %82 ]
  %88 = add nuw i64 %78, 1
  %89 = icmp ult i64 %88, %87
  br i1 %89, label %76, label %90, !llvm.loop !22

90:                                               ; preds = %86, %68
  tail call void @free(ptr noundef nonnull %70) #9
  br label %91

91:                                               ; preds = %62, %11, %63, %42, %90
  %92 = phi i32 [ %35, %62 ], [ 0, %63 ], [ 2, %90 ], [ %35, %42 ], [ 2, %11 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #10
  %93 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %94 = load ptr, ptr %93, align 8, !tbaa !28
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
  %4 = load ptr, ptr %3, align 8, !tbaa !26
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef %4) #9
  %6 = getelementptr inbounds %struct.copiers, ptr %4, i64 0, i32 6
  store i32 1, ptr %6, align 8, !tbaa !29
  %7 = getelementptr inbounds %struct.copiers, ptr %4, i64 0, i32 1
  %8 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %7) #9
  %9 = tail call i32 @pthread_mutex_unlock(ptr noundef %4) #9
  %10 = getelementptr inbounds %struct.copiers, ptr %4, i64 0, i32 5
  %11 = load i32, ptr %10, align 4, !tbaa !30
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %22, label %13

13:                                               ; preds = %1, %13
  %14 = phi i64 [ %18, %13 ], [ 0, %1 ]
  %15 = getelementptr inbounds %struct.copiers, ptr %4, i64 0, i32 7, i64 %14
  %16 = load i64, ptr %15, align 8, !tbaa !11
  %17 = tail call i32 @pthread_join(i64 noundef %16, ptr noundef null) #9
  %18 = add nuw nsw i64 %14, 1
  %19 = load i32, ptr %10, align 4, !tbaa !30
  %20 = zext i32 %19 to i64
  %21 = icmp ult i64 %18, %20
  br i1 %21, label %13, label %22, !llvm.loop !31

22:                                               ; preds = %13, %1
  tail call void @free(ptr noundef nonnull %4) #9
  %23 = load ptr, ptr %0, align 8, !tbaa !3
  %24 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 31
  %25 = load ptr, ptr %24, align 8, !tbaa !10
  %26 = tail call i32 %23(ptr noundef %25) #9
  %27 = icmp eq i32 %26, 0
  %28 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 36
  %29 = load ptr, ptr %28, align 8, !tbaa !27
  %30 = getelementptr inbounds %struct.ring, ptr %29, i64 0, i32 3
  %31 = load i64, ptr %30, align 8, !tbaa !11
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %49, label %33

33:                                               ; preds = %22
  %34 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 15
  br label %35

35:                                               ; preds = %45, %33
  %36 = phi i64 [ %31, %33 ], [ %46, %45 ]
  %37 = phi i64 [ 0, %33 ], [ %47, %45 ]
  %38 = getelementptr inbounds %struct.ring, ptr %29, i64 0, i32 4, i64 %37, i32 3
  %39 = load ptr, ptr %38, align 8, !tbaa !20
  %40 = icmp eq ptr %39, null
  br i1 %40, label %45, label %41

41:                                               ; preds = %35
  %42 = load ptr, ptr %34, align 8, !tbaa !21
  %43 = tail call i32 %42(ptr noundef nonnull %39) #9
  %44 = load i64, ptr %30, align 8, !tbaa !11
  br label %45

45:                                               ; preds = %41, %35
  %46 = phi i64 [ %36, %35 ], [ %44, %41 ]
  %47 = add nuw i64 %37, 1
  %48 = icmp ult i64 %47, %46
  br i1 %48, label %35, label %49, !llvm.loop !22

49:                                               ; preds = %45, %22
  tail call void @free(ptr noundef nonnull %29) #9
  br i1 %27, label %50, label %54

50:                                               ; preds = %49
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #10
  %51 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %52 = load ptr, ptr %51, align 8, !tbaa !28
  %53 = call i32 %52(ptr noundef nonnull %2) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #10
  br label %54

54:                                               ; preds = %50, %49
  ret void
}

; Function Attrs: nounwind
define dso_local void @graph_destroy(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = load ptr, ptr %0, align 8, !tbaa !15
  %4 = load ptr, ptr %3, align 8, !tbaa !3
  %5 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 31
  %6 = load ptr, ptr %5, align 8, !tbaa !10
  %7 = tail call i32 %4(ptr noundef %6) #9
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %32

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8, !tbaa !15
  %12 = icmp eq ptr %11, null
  br i1 %12, label %18, label %13

13:                                               ; preds = %9
  %14 = load ptr, ptr %0, align 8, !tbaa !15
  %15 = getelementptr inbounds %struct.device, ptr %14, i64 0, i32 30
  %16 = load ptr, ptr %15, align 8, !tbaa !32
  %17 = tail call i32 %16(ptr noundef nonnull %11) #9
  br label %18

18:                                               ; preds = %13, %9
  %19 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %20 = load ptr, ptr %19, align 8, !tbaa !15
  %21 = icmp eq ptr %20, null
  br i1 %21, label %27, label %22

22:                                               ; preds = %18
  %23 = load ptr, ptr %0, align 8, !tbaa !15
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 29
  %25 = load ptr, ptr %24, align 8, !tbaa !33
  %26 = tail call i32 %25(ptr noundef nonnull %20) #9
  br label %27

27:                                               ; preds = %22, %18
  %28 = load ptr, ptr %0, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #10
  %29 = getelementptr inbounds %struct.device, ptr %28, i64 0, i32 1
  %30 = load ptr, ptr %29, align 8, !tbaa !28
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
  %13 = load ptr, ptr %12, align 8, !tbaa !15
  %14 = load i64, ptr %13, align 8, !tbaa !11
  %15 = add i64 %14, %10
  %16 = getelementptr inbounds %struct.command, ptr %11, i64 0, i32 2
  %17 = load i32, ptr %16, align 4, !tbaa !34
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds i8, ptr %11, i64 %18
  %20 = icmp ult ptr %19, %7
  br i1 %20, label %9, label %21, !llvm.loop !37

21:                                               ; preds = %9, %4
  %22 = phi i64 [ 0, %4 ], [ %15, %9 ]
  %23 = shl i64 %22, 3
  %24 = add i64 %23, 32
  %25 = tail call ptr @calloc(i64 noundef 1, i64 noundef %24) #9
  store i32 2, ptr %3, align 4, !tbaa !38
  %26 = icmp eq ptr %25, null
  br i1 %26, label %85, label %27

27:                                               ; preds = %21
  store ptr %0, ptr %25, align 8, !tbaa !15
  %28 = getelementptr inbounds %struct.graph, ptr %25, i64 0, i32 3
  store i64 %22, ptr %28, align 8, !tbaa !11
  %29 = load ptr, ptr %0, align 8, !tbaa !3
  %30 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 31
  %31 = load ptr, ptr %30, align 8, !tbaa !10
  %32 = tail call i32 %29(ptr noundef %31) #9
  store i32 %32, ptr %3, align 4, !tbaa !38
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %55

34:                                               ; preds = %27
  %35 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 23
  %36 = load ptr, ptr %35, align 8, !tbaa !39
  %37 = getelementptr inbounds %struct.graph, ptr %25, i64 0, i32 2
  %38 = tail call i32 %36(ptr noundef nonnull %37, i32 noundef 0) #9
  store i32 %38, ptr %3, align 4, !tbaa !38
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %49

40:                                               ; preds = %34
  %41 = tail call fastcc i32 @for_tasks(ptr noundef nonnull %25, ptr noundef %1, ptr noundef %7, ptr noundef nonnull @add_node) #11
  store i32 %41, ptr %3, align 4, !tbaa !38
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %49

43:                                               ; preds = %40
  %44 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 26
  %45 = load ptr, ptr %44, align 8, !tbaa !40
  %46 = getelementptr inbounds %struct.graph, ptr %25, i64 0, i32 1
  %47 = load ptr, ptr %37, align 8, !tbaa !15
  %48 = tail call i32 %45(ptr noundef nonnull %46, ptr noundef %47, i64 noundef 0) #9
  store i32 %48, ptr %3, align 4, !tbaa !38
  br label %49

49:                                               ; preds = %34, %40, %43
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #10
  %50 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %51 = load ptr, ptr %50, align 8, !tbaa !28
  %52 = call i32 %51(ptr noundef nonnull %6) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #10
  %53 = load i32, ptr %3, align 4, !tbaa !38
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %85, label %55

55:                                               ; preds = %27, %49
  %56 = load ptr, ptr %25, align 8, !tbaa !15
  %57 = load ptr, ptr %56, align 8, !tbaa !3
  %58 = getelementptr inbounds %struct.device, ptr %56, i64 0, i32 31
  %59 = load ptr, ptr %58, align 8, !tbaa !10
  %60 = call i32 %57(ptr noundef %59) #9
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %85

62:                                               ; preds = %55
  %63 = getelementptr inbounds %struct.graph, ptr %25, i64 0, i32 1
  %64 = load ptr, ptr %63, align 8, !tbaa !15
  %65 = icmp eq ptr %64, null
  br i1 %65, label %71, label %66

66:                                               ; preds = %62
  %67 = load ptr, ptr %25, align 8, !tbaa !15
  %68 = getelementptr inbounds %struct.device, ptr %67, i64 0, i32 30
  %69 = load ptr, ptr %68, align 8, !tbaa !32
  %70 = call i32 %69(ptr noundef nonnull %64) #9
  br label %71

71:                                               ; preds = %66, %62
  %72 = getelementptr inbounds %struct.graph, ptr %25, i64 0, i32 2
  %73 = load ptr, ptr %72, align 8, !tbaa !15
  %74 = icmp eq ptr %73, null
  br i1 %74, label %80, label %75

75:                                               ; preds = %71
  %76 = load ptr, ptr %25, align 8, !tbaa !15
  %77 = getelementptr inbounds %struct.device, ptr %76, i64 0, i32 29
  %78 = load ptr, ptr %77, align 8, !tbaa !33
  %79 = call i32 %78(ptr noundef nonnull %73) #9
  br label %80

80:                                               ; preds = %75, %71
  %81 = load ptr, ptr %25, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #10
  %82 = getelementptr inbounds %struct.device, ptr %81, i64 0, i32 1
  %83 = load ptr, ptr %82, align 8, !tbaa !28
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
  %28 = load i64, ptr %27, align 8, !tbaa !11
  store i64 %28, ptr %5, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #10
  store i64 0, ptr %6, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #10
  store ptr %5, ptr %7, align 16, !tbaa !15
  store ptr %6, ptr %11, align 8, !tbaa !15
  %29 = getelementptr inbounds %struct.launch, ptr %25, i64 0, i32 4
  store ptr %29, ptr %12, align 16, !tbaa !15
  %30 = getelementptr inbounds %struct.launch, ptr %25, i64 0, i32 1
  %31 = load ptr, ptr %30, align 8, !tbaa !15
  %32 = load i64, ptr %31, align 8, !tbaa !11
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %79, label %34

34:                                               ; preds = %24, %73
  %35 = phi ptr [ %76, %73 ], [ %31, %24 ]
  %36 = phi i64 [ %75, %73 ], [ 0, %24 ]
  %37 = phi i64 [ %74, %73 ], [ %26, %24 ]
  %38 = getelementptr inbounds %struct.kernel, ptr %35, i64 0, i32 3, i64 %36
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %8) #10
  %39 = load ptr, ptr %38, align 8, !tbaa !41
  store ptr %39, ptr %8, align 8, !tbaa !43
  %40 = getelementptr inbounds %struct.kernel, ptr %35, i64 0, i32 3, i64 %36, i32 1
  %41 = load ptr, ptr %40, align 8, !tbaa !45
  %42 = icmp eq ptr %41, null
  br i1 %42, label %43, label %46

43:                                               ; preds = %34
  %44 = getelementptr inbounds %struct.kernel, ptr %35, i64 0, i32 3, i64 %36, i32 2
  %45 = load i32, ptr %44, align 8, !tbaa !46
  br label %64

46:                                               ; preds = %34
  %47 = call i64 %41(ptr noundef nonnull %29) #9
  %48 = icmp sgt i64 %47, 0
  br i1 %48, label %49, label %56

49:                                               ; preds = %46
  %50 = getelementptr inbounds %struct.kernel, ptr %35, i64 0, i32 3, i64 %36, i32 3
  %51 = load i32, ptr %50, align 4, !tbaa !47
  %52 = zext i32 %51 to i64
  %53 = add nsw i64 %47, -1
  %54 = add nuw i64 %53, %52
  %55 = udiv i64 %54, %52
  br label %56

56:                                               ; preds = %49, %46
  %57 = phi i64 [ %55, %49 ], [ 1, %46 ]
  %58 = getelementptr inbounds %struct.kernel, ptr %35, i64 0, i32 3, i64 %36, i32 2
  %59 = load i32, ptr %58, align 8, !tbaa !46
  %60 = zext i32 %59 to i64
  %61 = icmp ult i64 %57, %60
  %62 = trunc i64 %57 to i32
  %63 = select i1 %61, i32 %62, i32 %59
  br label %64

64:                                               ; preds = %43, %56
  %65 = phi i32 [ %63, %56 ], [ %45, %43 ]
  store i32 %65, ptr %13, align 8, !tbaa !48
  store i32 1, ptr %14, align 4, !tbaa !49
  store i32 1, ptr %15, align 8, !tbaa !50
  %66 = getelementptr inbounds %struct.kernel, ptr %35, i64 0, i32 3, i64 %36, i32 3
  %67 = load i32, ptr %66, align 4, !tbaa !47
  store i32 %67, ptr %16, align 4, !tbaa !51
  store i32 1, ptr %17, align 8, !tbaa !52
  store i32 1, ptr %18, align 4, !tbaa !53
  %68 = getelementptr inbounds %struct.kernel, ptr %35, i64 0, i32 3, i64 %36, i32 4
  %69 = load i32, ptr %68, align 8, !tbaa !54
  store i32 %69, ptr %19, align 8, !tbaa !55
  store ptr %7, ptr %20, align 8, !tbaa !56
  store ptr null, ptr %21, align 8, !tbaa !57
  store ptr null, ptr %22, align 8, !tbaa !58
  store ptr null, ptr %23, align 8, !tbaa !59
  %70 = call i32 %3(ptr noundef %0, i64 noundef %37, ptr noundef nonnull %38, ptr noundef nonnull %8) #9, !callees !60
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
  %76 = load ptr, ptr %30, align 8, !tbaa !15
  %77 = load i64, ptr %76, align 8, !tbaa !11
  %78 = icmp ult i64 %75, %77
  br i1 %78, label %34, label %79, !llvm.loop !61

79:                                               ; preds = %73, %24
  %80 = phi i64 [ %26, %24 ], [ %74, %73 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #10
  %81 = getelementptr inbounds %struct.command, ptr %25, i64 0, i32 2
  %82 = load i32, ptr %81, align 4, !tbaa !34
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds i8, ptr %25, i64 %83
  %85 = icmp ult ptr %84, %2
  br i1 %85, label %24, label %86, !llvm.loop !62

86:                                               ; preds = %79, %4, %72
  %87 = phi i32 [ %70, %72 ], [ 0, %4 ], [ 0, %79 ]
  ret i32 %87
}

; Function Attrs: nounwind
define internal i32 @add_node(ptr noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3) #0 {
  %5 = load ptr, ptr %0, align 8, !tbaa !15
  %6 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 4, i64 %1
  %7 = icmp ne i64 %1, 0
  %8 = getelementptr inbounds ptr, ptr %6, i64 -1
  %9 = select i1 %7, ptr %8, ptr null
  br i1 %7, label %10, label %14

10:                                               ; preds = %4
  %11 = getelementptr inbounds %struct.task, ptr %2, i64 0, i32 5
  %12 = load i32, ptr %11, align 4, !tbaa !63
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %21

14:                                               ; preds = %10, %4
  %15 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 24
  %16 = load ptr, ptr %15, align 8, !tbaa !64
  %17 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %18 = load ptr, ptr %17, align 8, !tbaa !15
  %19 = zext i1 %7 to i64
  %20 = tail call i32 %16(ptr noundef nonnull %6, ptr noundef %18, ptr noundef %9, i64 noundef %19, ptr noundef %3) #9
  br label %33

21:                                               ; preds = %10
  %22 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 24
  %23 = load ptr, ptr %22, align 8, !tbaa !64
  %24 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %25 = load ptr, ptr %24, align 8, !tbaa !15
  %26 = tail call i32 %23(ptr noundef nonnull %6, ptr noundef %25, ptr noundef null, i64 noundef 0, ptr noundef %3) #9
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %33

28:                                               ; preds = %21
  %29 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 25
  %30 = load ptr, ptr %29, align 8, !tbaa !65
  %31 = load ptr, ptr %24, align 8, !tbaa !15
  %32 = tail call i32 %30(ptr noundef %31, ptr noundef %9, ptr noundef nonnull %6, ptr noundef nonnull @early, i64 noundef 1) #9
  br label %33

33:                                               ; preds = %28, %21, %14
  %34 = phi i32 [ %20, %14 ], [ %32, %28 ], [ %26, %21 ]
  ret i32 %34
}

; Function Attrs: nounwind
define dso_local i64 @queue_handed(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #9
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %5 = load i64, ptr %4, align 8, !tbaa !66
  %6 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #9
  ret i64 %5
}

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #2

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define dso_local ptr @queue_create(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 592) #9
  %5 = icmp eq ptr %4, null
  br i1 %5, label %43, label %6

6:                                                ; preds = %3
  store ptr %0, ptr %4, align 8, !tbaa !71
  %7 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 1
  store ptr %1, ptr %7, align 8, !tbaa !72
  %8 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 3, i32 1
  store i32 %2, ptr %8, align 8, !tbaa !73
  %9 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 19
  %10 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 20
  store ptr %9, ptr %10, align 8, !tbaa !74
  %11 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 21
  %12 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 22
  store ptr %11, ptr %12, align 8, !tbaa !75
  %13 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 25
  %14 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 26
  store ptr %13, ptr %14, align 8, !tbaa !76
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
  %24 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 32
  %25 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %24) #9
  %26 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 33
  %27 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %26) #9
  %28 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 34
  %29 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %28) #9
  %30 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 35
  %31 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %30) #9
  %32 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %24) #9
  %33 = load ptr, ptr %4, align 8, !tbaa !71
  %34 = getelementptr inbounds %struct.device, ptr %33, i64 0, i32 36
  %35 = load ptr, ptr %34, align 8, !tbaa !27
  %36 = tail call i32 @pthread_mutex_lock(ptr noundef %35) #9
  %37 = getelementptr inbounds %struct.ring, ptr %35, i64 0, i32 1
  %38 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %37) #9
  %39 = tail call i32 @pthread_mutex_unlock(ptr noundef %35) #9
  %40 = load i64, ptr %15, align 8, !tbaa !77
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
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #9
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %7 = load atomic i32, ptr %6 seq_cst, align 8
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %280

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
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
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
  %35 = load i64, ptr %12, align 8, !tbaa !78
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
  %45 = load i32, ptr %30, align 8, !tbaa !79
  %46 = call i64 @write(i32 noundef %45, ptr noundef nonnull @notify.one, i64 noundef 8) #9
  br label %47

47:                                               ; preds = %80, %278, %154, %159, %192, %44, %41
  %48 = load atomic i32, ptr %6 seq_cst, align 8
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %31, label %280, !llvm.loop !80

50:                                               ; preds = %36
  %51 = load ptr, ptr %14, align 8, !tbaa !81
  br label %52

52:                                               ; preds = %56, %50
  %53 = phi ptr [ %13, %50 ], [ %54, %56 ]
  %54 = load ptr, ptr %53, align 8, !tbaa !15
  %55 = icmp ne ptr %54, null
  br i1 %55, label %56, label %60

56:                                               ; preds = %52
  %57 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 18
  %58 = load i32, ptr %57, align 4, !tbaa !82
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %52, label %60, !llvm.loop !84

60:                                               ; preds = %52, %56
  %61 = load atomic i64, ptr %10 seq_cst, align 8
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %63, label %72

63:                                               ; preds = %60
  %64 = load i32, ptr %15, align 4, !tbaa !85
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %72

66:                                               ; preds = %63
  %67 = load i32, ptr %16, align 4, !tbaa !86
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %72

69:                                               ; preds = %66
  %70 = load i32, ptr %17, align 4, !tbaa !87
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
  store i32 1, ptr %18, align 8, !tbaa !88
  %81 = call i32 @pthread_cond_wait(ptr noundef nonnull %19, ptr noundef nonnull %4) #9
  store i32 0, ptr %18, align 8, !tbaa !88
  br label %47

82:                                               ; preds = %76
  br i1 %77, label %83, label %196

83:                                               ; preds = %82
  br i1 %55, label %84, label %90

84:                                               ; preds = %83
  %85 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 1
  %86 = load i64, ptr %85, align 8, !tbaa !89
  %87 = getelementptr inbounds %struct.slot, ptr %51, i64 0, i32 4
  %88 = load i64, ptr %87, align 8, !tbaa !90
  %89 = icmp ult i64 %86, %88
  br i1 %89, label %196, label %90

90:                                               ; preds = %84, %83
  %91 = load ptr, ptr %0, align 8, !tbaa !71
  %92 = load ptr, ptr %14, align 8, !tbaa !81
  %93 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #9
  %94 = load ptr, ptr %91, align 8, !tbaa !3
  %95 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 31
  %96 = load ptr, ptr %95, align 8, !tbaa !10
  %97 = call i32 %94(ptr noundef %96) #9
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %139

99:                                               ; preds = %90
  %100 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 18
  %101 = load ptr, ptr %100, align 8, !tbaa !91
  %102 = getelementptr inbounds %struct.slot, ptr %92, i64 0, i32 3
  %103 = load ptr, ptr %102, align 8, !tbaa !20
  %104 = call i32 %101(ptr noundef %103) #9
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %110, label %106

106:                                              ; preds = %99
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #10
  %107 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 1
  %108 = load ptr, ptr %107, align 8, !tbaa !28
  %109 = call i32 %108(ptr noundef nonnull %3) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #10
  br label %139

110:                                              ; preds = %99
  %111 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 17
  br label %115

112:                                              ; preds = %125
  %113 = add nuw nsw i32 %117, 1
  %114 = icmp eq i32 %113, 16
  br i1 %114, label %135, label %115, !llvm.loop !92

115:                                              ; preds = %112, %110
  %116 = phi ptr [ %92, %110 ], [ %119, %112 ]
  %117 = phi i32 [ 1, %110 ], [ %113, %112 ]
  %118 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #9
  %119 = load ptr, ptr %116, align 8, !tbaa !16
  %120 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #9
  %121 = icmp eq ptr %119, null
  br i1 %121, label %131, label %122

122:                                              ; preds = %115
  %123 = load atomic i32, ptr %11 seq_cst, align 8
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %131

125:                                              ; preds = %122
  %126 = load ptr, ptr %111, align 8, !tbaa !93
  %127 = getelementptr inbounds %struct.slot, ptr %119, i64 0, i32 3
  %128 = load ptr, ptr %127, align 8, !tbaa !20
  %129 = call i32 %126(ptr noundef %128) #9
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %112, label %131

131:                                              ; preds = %125, %122, %115
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #10
  %132 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 1
  %133 = load ptr, ptr %132, align 8, !tbaa !28
  %134 = call i32 %133(ptr noundef nonnull %3) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #10
  br label %154

135:                                              ; preds = %112
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #10
  %136 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 1
  %137 = load ptr, ptr %136, align 8, !tbaa !28
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
  %147 = load ptr, ptr %0, align 8, !tbaa !71
  %148 = getelementptr inbounds %struct.device, ptr %147, i64 0, i32 36
  %149 = load ptr, ptr %148, align 8, !tbaa !27
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
  %161 = load i64, ptr %160, align 8, !tbaa !94
  call fastcc void @land_many(ptr noundef nonnull %0, i64 noundef %161) #11
  %162 = load atomic i32, ptr %11 seq_cst, align 8
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %164, label %47

164:                                              ; preds = %159
  %165 = load ptr, ptr %14, align 8, !tbaa !81
  %166 = load ptr, ptr %155, align 8, !tbaa !16
  store ptr %166, ptr %14, align 8, !tbaa !81
  %167 = icmp eq ptr %166, null
  br i1 %167, label %168, label %169

168:                                              ; preds = %164
  store ptr %14, ptr %22, align 8, !tbaa !76
  br label %169

169:                                              ; preds = %168, %164
  store ptr null, ptr %155, align 8, !tbaa !16
  %170 = load ptr, ptr %0, align 8, !tbaa !71
  %171 = getelementptr inbounds %struct.device, ptr %170, i64 0, i32 36
  %172 = load ptr, ptr %171, align 8, !tbaa !27
  %173 = call i32 @pthread_mutex_lock(ptr noundef %172) #9
  %174 = icmp eq ptr %165, null
  br i1 %174, label %192, label %175

175:                                              ; preds = %169
  %176 = getelementptr inbounds %struct.ring, ptr %172, i64 0, i32 2
  %177 = load i64, ptr %23, align 8, !tbaa !95
  br label %179

178:                                              ; preds = %189
  store i64 %183, ptr %23, align 8, !tbaa !95
  br label %192

179:                                              ; preds = %189, %175
  %180 = phi i64 [ %177, %175 ], [ %183, %189 ]
  %181 = phi ptr [ %165, %175 ], [ %182, %189 ]
  %182 = load ptr, ptr %181, align 8, !tbaa !16
  %183 = add i64 %180, -1
  %184 = getelementptr inbounds %struct.slot, ptr %181, i64 0, i32 6
  %185 = load ptr, ptr %184, align 8, !tbaa !96
  %186 = icmp eq ptr %185, null
  br i1 %186, label %187, label %189

187:                                              ; preds = %179
  %188 = load ptr, ptr %176, align 8, !tbaa !15
  store ptr %188, ptr %181, align 8, !tbaa !16
  br label %189

189:                                              ; preds = %187, %179
  %190 = phi ptr [ %176, %187 ], [ %24, %179 ]
  store ptr %181, ptr %190, align 8, !tbaa !15
  %191 = icmp eq ptr %182, null
  br i1 %191, label %178, label %179, !llvm.loop !97

192:                                              ; preds = %178, %169
  %193 = getelementptr inbounds %struct.ring, ptr %172, i64 0, i32 1
  %194 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %193) #9
  %195 = call i32 @pthread_mutex_unlock(ptr noundef %172) #9
  br label %47

196:                                              ; preds = %84, %82
  %197 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 20
  %198 = load i32, ptr %197, align 4, !tbaa !98
  %199 = add i32 %198, 1
  store i32 %199, ptr %197, align 4, !tbaa !98
  %200 = load i32, ptr %25, align 8, !tbaa !99
  %201 = add i32 %200, 1
  store i32 %201, ptr %25, align 8, !tbaa !99
  %202 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 11
  %203 = load i64, ptr %202, align 8, !tbaa !100
  %204 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #9
  %205 = load ptr, ptr %0, align 8, !tbaa !71
  %206 = load ptr, ptr %205, align 8, !tbaa !3
  %207 = getelementptr inbounds %struct.device, ptr %205, i64 0, i32 31
  %208 = load ptr, ptr %207, align 8, !tbaa !10
  %209 = call i32 %206(ptr noundef %208) #9
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %211, label %223

211:                                              ; preds = %196
  %212 = load ptr, ptr %0, align 8, !tbaa !71
  %213 = getelementptr inbounds %struct.device, ptr %212, i64 0, i32 18
  %214 = load ptr, ptr %213, align 8, !tbaa !91
  %215 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 12
  %216 = load ptr, ptr %215, align 8, !tbaa !101
  %217 = call i32 %214(ptr noundef %216) #9
  %218 = load ptr, ptr %0, align 8, !tbaa !71
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #10
  %219 = getelementptr inbounds %struct.device, ptr %218, i64 0, i32 1
  %220 = load ptr, ptr %219, align 8, !tbaa !28
  %221 = call i32 %220(ptr noundef nonnull %2) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #10
  %222 = icmp eq i32 %217, 0
  br i1 %222, label %238, label %223

223:                                              ; preds = %211, %196
  %224 = phi i32 [ %217, %211 ], [ %209, %196 ]
  %225 = cmpxchg ptr %11, i32 0, i32 %224 seq_cst seq_cst, align 4
  %226 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #9
  %227 = call i32 @pthread_cond_signal(ptr noundef nonnull %19) #9
  %228 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #9
  %229 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %21) #9
  %230 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #9
  %231 = load ptr, ptr %0, align 8, !tbaa !71
  %232 = getelementptr inbounds %struct.device, ptr %231, i64 0, i32 36
  %233 = load ptr, ptr %232, align 8, !tbaa !27
  %234 = call i32 @pthread_mutex_lock(ptr noundef %233) #9
  %235 = getelementptr inbounds %struct.ring, ptr %233, i64 0, i32 1
  %236 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %235) #9
  %237 = call i32 @pthread_mutex_unlock(ptr noundef %233) #9
  br label %238

238:                                              ; preds = %223, %211
  %239 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #9
  %240 = load atomic i32, ptr %11 seq_cst, align 8
  %241 = icmp eq i32 %240, 0
  br i1 %241, label %242, label %266

242:                                              ; preds = %238
  call fastcc void @land_many(ptr noundef nonnull %0, i64 noundef %203) #11
  %243 = load i64, ptr %26, align 8, !tbaa !102
  %244 = icmp ult i64 %243, %203
  br i1 %244, label %266, label %245

245:                                              ; preds = %242
  %246 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 18
  %247 = load i32, ptr %246, align 4, !tbaa !82
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %266, label %249

249:                                              ; preds = %245
  store i32 0, ptr %246, align 4, !tbaa !82
  %250 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 8
  %251 = load i64, ptr %250, align 8, !tbaa !103
  %252 = load i64, ptr %27, align 8, !tbaa !104
  %253 = sub i64 %252, %251
  store i64 %253, ptr %27, align 8, !tbaa !104
  %254 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 10
  %255 = load i64, ptr %254, align 8, !tbaa !105
  %256 = icmp ugt i64 %255, 65536
  %257 = sext i1 %256 to i32
  %258 = load i32, ptr %17, align 4, !tbaa !87
  %259 = add i32 %258, %257
  store i32 %259, ptr %17, align 4, !tbaa !87
  %260 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 1
  %261 = load i64, ptr %260, align 8, !tbaa !89
  store atomic i64 %261, ptr %12 seq_cst, align 8
  %262 = load ptr, ptr %28, align 8, !tbaa !106
  %263 = icmp eq ptr %262, null
  br i1 %263, label %266, label %264

264:                                              ; preds = %249
  %265 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #9
  br label %266

266:                                              ; preds = %264, %249, %245, %242, %238
  %267 = load i32, ptr %197, align 4, !tbaa !98
  %268 = add i32 %267, -1
  store i32 %268, ptr %197, align 4, !tbaa !98
  %269 = load i32, ptr %25, align 8, !tbaa !99
  %270 = add i32 %269, -1
  store i32 %270, ptr %25, align 8, !tbaa !99
  %271 = icmp eq i32 %268, 0
  br i1 %271, label %272, label %278

272:                                              ; preds = %266
  %273 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 19
  %274 = load i32, ptr %273, align 8, !tbaa !107
  %275 = icmp eq i32 %274, 0
  br i1 %275, label %278, label %276

276:                                              ; preds = %272
  %277 = load ptr, ptr %29, align 8, !tbaa !108
  store ptr %277, ptr %54, align 8, !tbaa !109
  store ptr %54, ptr %29, align 8, !tbaa !108
  br label %278

278:                                              ; preds = %266, %272, %276
  %279 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %21) #9
  br label %47

280:                                              ; preds = %47, %1
  %281 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #9
  ret ptr null
}

; Function Attrs: nounwind
define internal ptr @stage(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %8 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #9
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %10 = load atomic i32, ptr %9 seq_cst, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %383

12:                                               ; preds = %1
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %22 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %23 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %24 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %25 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %27 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %28 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  br label %32

32:                                               ; preds = %12, %380
  %33 = load ptr, ptr %13, align 8, !tbaa !106
  %34 = icmp eq ptr %33, null
  br i1 %34, label %47, label %35

35:                                               ; preds = %32
  %36 = load i32, ptr %14, align 8, !tbaa !110
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %47

38:                                               ; preds = %35
  %39 = load atomic i32, ptr %15 seq_cst, align 8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %47

41:                                               ; preds = %38
  %42 = load atomic i32, ptr %16 seq_cst, align 4
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %47

44:                                               ; preds = %41
  %45 = load atomic i32, ptr %9 seq_cst, align 8
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %49, label %47

47:                                               ; preds = %38, %41, %44, %35, %32
  %48 = call i32 @pthread_cond_wait(ptr noundef nonnull %21, ptr noundef nonnull %7) #9
  br label %380, !llvm.loop !111

49:                                               ; preds = %44
  %50 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 17
  %51 = load i32, ptr %50, align 8, !tbaa !112
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %193

53:                                               ; preds = %49
  %54 = load i64, ptr %17, align 8, !tbaa !104
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %68, label %56

56:                                               ; preds = %53
  %57 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 8
  %58 = load i64, ptr %57, align 8, !tbaa !103
  %59 = add i64 %58, %54
  %60 = icmp ugt i64 %59, 772
  br i1 %60, label %61, label %68

61:                                               ; preds = %56
  store i32 1, ptr %18, align 4, !tbaa !86
  %62 = load i32, ptr %19, align 8, !tbaa !88
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %66, label %64

64:                                               ; preds = %61
  %65 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #9
  br label %66

66:                                               ; preds = %64, %61
  %67 = call i32 @pthread_cond_wait(ptr noundef nonnull %21, ptr noundef nonnull %7) #9
  store i32 0, ptr %18, align 4, !tbaa !86
  br label %380

68:                                               ; preds = %56, %53
  %69 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #9
  %70 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 13
  %71 = load i32, ptr %70, align 8, !tbaa !113
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %141, label %73

73:                                               ; preds = %68
  %74 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 3
  %75 = load ptr, ptr %74, align 8, !tbaa !114
  %76 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 4
  %77 = load ptr, ptr %76, align 8, !tbaa !115
  %78 = icmp ult ptr %75, %77
  br i1 %78, label %79, label %141

79:                                               ; preds = %73, %108
  %80 = phi ptr [ %112, %108 ], [ %75, %73 ]
  %81 = load i16, ptr %80, align 8, !tbaa !116
  %82 = icmp eq i16 %81, 11
  br i1 %82, label %83, label %108

83:                                               ; preds = %79
  %84 = getelementptr inbounds %struct.wait, ptr %80, i64 0, i32 1
  %85 = load ptr, ptr %84, align 8, !tbaa !118
  %86 = getelementptr inbounds %struct.wait, ptr %80, i64 0, i32 2
  %87 = load i64, ptr %86, align 8, !tbaa !119
  %88 = getelementptr inbounds %struct.queue, ptr %85, i64 0, i32 32
  %89 = call i32 @pthread_mutex_lock(ptr noundef nonnull %88) #9
  %90 = getelementptr inbounds %struct.queue, ptr %85, i64 0, i32 4
  %91 = load i64, ptr %90, align 8, !tbaa !66
  %92 = icmp ult i64 %91, %87
  br i1 %92, label %93, label %101

93:                                               ; preds = %83
  %94 = getelementptr inbounds %struct.queue, ptr %85, i64 0, i32 2
  %95 = load atomic i32, ptr %94 seq_cst, align 8
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %101

97:                                               ; preds = %93
  %98 = getelementptr inbounds %struct.queue, ptr %85, i64 0, i32 10
  %99 = load atomic i32, ptr %98 seq_cst, align 4
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %103, label %101

101:                                              ; preds = %97, %93, %83
  %102 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %88) #9
  br label %108

103:                                              ; preds = %97
  %104 = getelementptr inbounds %struct.queue, ptr %85, i64 0, i32 9
  %105 = load atomic i32, ptr %104 seq_cst, align 8
  %106 = icmp eq i32 %105, 0
  %107 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %88) #9
  br i1 %106, label %115, label %108

108:                                              ; preds = %103, %101, %79
  %109 = getelementptr inbounds %struct.command, ptr %80, i64 0, i32 2
  %110 = load i32, ptr %109, align 4, !tbaa !34
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds i8, ptr %80, i64 %111
  %113 = load ptr, ptr %76, align 8, !tbaa !115
  %114 = icmp ult ptr %112, %113
  br i1 %114, label %79, label %141, !llvm.loop !120

115:                                              ; preds = %103
  %116 = getelementptr inbounds %struct.wait, ptr %80, i64 0, i32 1
  %117 = getelementptr inbounds %struct.wait, ptr %80, i64 0, i32 2
  %118 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #9
  %119 = load ptr, ptr %116, align 8, !tbaa !118
  %120 = load i64, ptr %117, align 8, !tbaa !119
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #10
  %121 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #9
  %122 = load i64, ptr %6, align 8, !tbaa !121
  %123 = load i64, ptr %22, align 8, !tbaa !123
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #10
  %124 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #9
  %125 = getelementptr inbounds %struct.queue, ptr %119, i64 0, i32 32
  %126 = call i32 @pthread_mutex_lock(ptr noundef nonnull %125) #9
  %127 = getelementptr inbounds %struct.queue, ptr %119, i64 0, i32 4
  %128 = load i64, ptr %127, align 8, !tbaa !66
  %129 = icmp ult i64 %128, %120
  br i1 %129, label %130, label %138

130:                                              ; preds = %115
  %131 = mul i64 %122, 1000000000
  %132 = add i64 %123, 1000000
  %133 = add i64 %132, %131
  %134 = getelementptr inbounds %struct.queue, ptr %119, i64 0, i32 35
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #10
  %135 = udiv i64 %133, 1000000000
  store i64 %135, ptr %5, align 8, !tbaa !121
  %136 = urem i64 %133, 1000000000
  store i64 %136, ptr %23, align 8, !tbaa !123
  %137 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %134, ptr noundef nonnull %125, i32 noundef 1, ptr noundef nonnull %5) #9
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #10
  br label %138

138:                                              ; preds = %130, %115
  %139 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %125) #9
  %140 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #9
  br label %380

141:                                              ; preds = %108, %73, %68
  %142 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #9
  %143 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 14
  %144 = load i32, ptr %143, align 4, !tbaa !124
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %193, label %146, !llvm.loop !111

146:                                              ; preds = %141
  %147 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 3
  %148 = load ptr, ptr %147, align 8, !tbaa !114
  %149 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 4
  %150 = load ptr, ptr %149, align 8, !tbaa !115
  %151 = icmp ult ptr %148, %150
  br i1 %151, label %152, label %193, !llvm.loop !111

152:                                              ; preds = %146
  %153 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 16
  br label %154

154:                                              ; preds = %173, %152
  %155 = phi ptr [ %150, %152 ], [ %174, %173 ]
  %156 = phi i32 [ 1, %152 ], [ %175, %173 ]
  %157 = phi ptr [ %148, %152 ], [ %179, %173 ]
  %158 = load i16, ptr %157, align 8, !tbaa !125
  %159 = icmp eq i16 %158, 14
  br i1 %159, label %160, label %173

160:                                              ; preds = %154
  %161 = getelementptr inbounds %struct.wait_ready, ptr %157, i64 0, i32 1
  %162 = load ptr, ptr %161, align 8, !tbaa !127
  %163 = load atomic i32, ptr %162 seq_cst, align 4
  %164 = icmp ne i32 %156, 0
  %165 = icmp ne i32 %163, 0
  %166 = select i1 %164, i1 %165, i1 false
  %167 = zext i1 %166 to i32
  %168 = icmp eq i32 %163, 2
  %169 = zext i1 %168 to i32
  %170 = load i32, ptr %153, align 4, !tbaa !128
  %171 = or i32 %170, %169
  store i32 %171, ptr %153, align 4, !tbaa !128
  %172 = load ptr, ptr %149, align 8, !tbaa !115
  br label %173

173:                                              ; preds = %160, %154
  %174 = phi ptr [ %172, %160 ], [ %155, %154 ]
  %175 = phi i32 [ %167, %160 ], [ %156, %154 ]
  %176 = getelementptr inbounds %struct.command, ptr %157, i64 0, i32 2
  %177 = load i32, ptr %176, align 4, !tbaa !34
  %178 = zext i32 %177 to i64
  %179 = getelementptr inbounds i8, ptr %157, i64 %178
  %180 = icmp ult ptr %179, %174
  br i1 %180, label %154, label %181, !llvm.loop !129

181:                                              ; preds = %173
  %182 = icmp eq i32 %175, 0
  br i1 %182, label %183, label %193, !llvm.loop !111

183:                                              ; preds = %181
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #10
  %184 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #9
  %185 = load i64, ptr %4, align 8, !tbaa !121
  %186 = mul i64 %185, 1000000000
  %187 = load i64, ptr %24, align 8, !tbaa !123
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #10
  %188 = add i64 %187, 1000000
  %189 = add i64 %188, %186
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #10
  %190 = udiv i64 %189, 1000000000
  store i64 %190, ptr %3, align 8, !tbaa !121
  %191 = urem i64 %189, 1000000000
  store i64 %191, ptr %25, align 8, !tbaa !123
  %192 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %21, ptr noundef nonnull %7, i32 noundef 1, ptr noundef nonnull %3) #9
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #10
  br label %380

193:                                              ; preds = %181, %146, %141, %49
  %194 = load ptr, ptr %33, align 8, !tbaa !109
  store ptr %194, ptr %13, align 8, !tbaa !106
  %195 = icmp eq ptr %194, null
  br i1 %195, label %196, label %197

196:                                              ; preds = %193
  store ptr %13, ptr %26, align 8, !tbaa !75
  br label %197

197:                                              ; preds = %196, %193
  store i32 1, ptr %50, align 8, !tbaa !112
  store i32 1, ptr %14, align 8, !tbaa !110
  %198 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #9
  br i1 %52, label %199, label %235

199:                                              ; preds = %197
  %200 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 13
  %201 = load i32, ptr %200, align 8, !tbaa !113
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %235, label %203

203:                                              ; preds = %199
  %204 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 3
  %205 = load ptr, ptr %204, align 8, !tbaa !114
  %206 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 4
  %207 = load ptr, ptr %206, align 8, !tbaa !115
  %208 = icmp ult ptr %205, %207
  br i1 %208, label %209, label %235

209:                                              ; preds = %203
  %210 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 1
  br label %211

211:                                              ; preds = %228, %209
  %212 = phi ptr [ %205, %209 ], [ %232, %228 ]
  %213 = load i16, ptr %212, align 8, !tbaa !116
  %214 = icmp eq i16 %213, 11
  br i1 %214, label %215, label %228

215:                                              ; preds = %211
  %216 = getelementptr inbounds %struct.wait, ptr %212, i64 0, i32 1
  %217 = load ptr, ptr %216, align 8, !tbaa !118
  %218 = getelementptr inbounds %struct.queue, ptr %217, i64 0, i32 32
  %219 = call i32 @pthread_mutex_lock(ptr noundef nonnull %218) #9
  %220 = getelementptr inbounds %struct.queue, ptr %217, i64 0, i32 4
  %221 = load i64, ptr %220, align 8, !tbaa !66
  %222 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %218) #9
  %223 = getelementptr inbounds %struct.wait, ptr %212, i64 0, i32 2
  %224 = load i64, ptr %223, align 8, !tbaa !119
  %225 = icmp ult i64 %221, %224
  br i1 %225, label %226, label %228

226:                                              ; preds = %215
  %227 = load i64, ptr %210, align 8, !tbaa !89
  call fastcc void @add_failure(ptr noundef nonnull %27, i64 noundef %227, i64 noundef 1, ptr noundef null) #12
  br label %228

228:                                              ; preds = %226, %215, %211
  %229 = getelementptr inbounds %struct.command, ptr %212, i64 0, i32 2
  %230 = load i32, ptr %229, align 4, !tbaa !34
  %231 = zext i32 %230 to i64
  %232 = getelementptr inbounds i8, ptr %212, i64 %231
  %233 = load ptr, ptr %206, align 8, !tbaa !115
  %234 = icmp ult ptr %232, %233
  br i1 %234, label %211, label %235, !llvm.loop !130

235:                                              ; preds = %228, %203, %199, %197
  %236 = call fastcc i32 @hand_over(ptr noundef %0, ptr noundef nonnull %33) #11
  %237 = icmp eq i32 %236, -1
  br i1 %237, label %238, label %378

238:                                              ; preds = %235
  %239 = load ptr, ptr %0, align 8, !tbaa !71
  %240 = getelementptr inbounds %struct.device, ptr %239, i64 0, i32 36
  %241 = load ptr, ptr %240, align 8, !tbaa !27
  %242 = call i32 @pthread_mutex_lock(ptr noundef %241) #9
  %243 = load atomic i32, ptr %15 seq_cst, align 8
  %244 = icmp eq i32 %243, 0
  br i1 %244, label %245, label %375

245:                                              ; preds = %238
  %246 = getelementptr inbounds %struct.ring, ptr %241, i64 0, i32 1
  br label %247

247:                                              ; preds = %284, %245
  %248 = phi i32 [ 0, %245 ], [ %285, %284 ]
  %249 = load atomic i32, ptr %16 seq_cst, align 4
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %251, label %358

251:                                              ; preds = %247
  %252 = load atomic i32, ptr %9 seq_cst, align 8
  %253 = icmp eq i32 %252, 0
  br i1 %253, label %254, label %358

254:                                              ; preds = %251
  %255 = load ptr, ptr %0, align 8, !tbaa !71
  %256 = getelementptr inbounds %struct.device, ptr %255, i64 0, i32 36
  %257 = load ptr, ptr %256, align 8, !tbaa !27
  %258 = getelementptr inbounds %struct.ring, ptr %257, i64 0, i32 2
  %259 = load ptr, ptr %258, align 8, !tbaa !15
  %260 = icmp eq ptr %259, null
  br i1 %260, label %264, label %261

261:                                              ; preds = %254
  %262 = load i64, ptr %28, align 8, !tbaa !95
  %263 = icmp ult i64 %262, 64
  br i1 %263, label %358, label %264

264:                                              ; preds = %261, %254
  %265 = load ptr, ptr %29, align 8, !tbaa !131
  %266 = icmp eq ptr %265, null
  br i1 %266, label %271, label %267

267:                                              ; preds = %264
  %268 = load i64, ptr %28, align 8, !tbaa !95
  %269 = icmp eq i64 %268, 0
  %270 = zext i1 %269 to i32
  br label %271

271:                                              ; preds = %267, %264
  %272 = phi i32 [ 0, %264 ], [ %270, %267 ]
  %273 = icmp eq i32 %272, 0
  %274 = icmp eq i32 %248, 0
  %275 = select i1 %273, i1 %274, i1 false
  br i1 %275, label %276, label %358

276:                                              ; preds = %271
  %277 = load i64, ptr %28, align 8, !tbaa !95
  %278 = icmp eq i64 %277, 0
  br i1 %278, label %279, label %282

279:                                              ; preds = %276
  %280 = load i32, ptr %30, align 8, !tbaa !132
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %288, label %282

282:                                              ; preds = %279, %276
  %283 = call i32 @pthread_cond_wait(ptr noundef nonnull %246, ptr noundef %241) #9
  br label %284

284:                                              ; preds = %357, %353, %348, %282
  %285 = phi i32 [ 0, %282 ], [ 0, %357 ], [ %354, %353 ], [ 0, %348 ]
  %286 = load atomic i32, ptr %15 seq_cst, align 8
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %247, label %358, !llvm.loop !133

288:                                              ; preds = %279
  %289 = call i32 @pthread_mutex_unlock(ptr noundef %241) #9
  %290 = load ptr, ptr %0, align 8, !tbaa !71
  %291 = call ptr @calloc(i64 noundef 1, i64 noundef 56) #9
  %292 = icmp eq ptr %291, null
  br i1 %292, label %293, label %295

293:                                              ; preds = %288
  %294 = call i32 @pthread_mutex_lock(ptr noundef %241) #9
  br label %357

295:                                              ; preds = %288
  %296 = call ptr @calloc(i64 noundef 1, i64 noundef 327680) #9
  %297 = getelementptr inbounds %struct.slot, ptr %291, i64 0, i32 6
  store ptr %296, ptr %297, align 8, !tbaa !96
  %298 = ptrtoint ptr %296 to i64
  %299 = add i64 %298, 65535
  %300 = and i64 %299, -65536
  %301 = inttoptr i64 %300 to ptr
  %302 = icmp eq ptr %296, null
  br i1 %302, label %340, label %303

303:                                              ; preds = %295
  %304 = load ptr, ptr %290, align 8, !tbaa !3
  %305 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 31
  %306 = load ptr, ptr %305, align 8, !tbaa !10
  %307 = call i32 %304(ptr noundef %306) #9
  %308 = icmp eq i32 %307, 0
  br i1 %308, label %311, label %309

309:                                              ; preds = %303
  %310 = load ptr, ptr %297, align 8, !tbaa !96
  br label %340

311:                                              ; preds = %303
  %312 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 12
  %313 = load ptr, ptr %312, align 8, !tbaa !134
  %314 = call i32 %313(ptr noundef %301, i64 noundef 262144, i32 noundef 3) #9
  %315 = icmp eq i32 %314, 0
  br i1 %315, label %316, label %323

316:                                              ; preds = %311
  %317 = getelementptr inbounds %struct.slot, ptr %291, i64 0, i32 1
  store ptr %301, ptr %317, align 8, !tbaa !13
  %318 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 14
  %319 = load ptr, ptr %318, align 8, !tbaa !17
  %320 = getelementptr inbounds %struct.slot, ptr %291, i64 0, i32 3
  %321 = call i32 %319(ptr noundef nonnull %320, i32 noundef 3) #9
  %322 = icmp eq i32 %321, 0
  br i1 %322, label %348, label %323

323:                                              ; preds = %316, %311
  %324 = phi i32 [ %321, %316 ], [ %314, %311 ]
  %325 = getelementptr inbounds %struct.slot, ptr %291, i64 0, i32 3
  %326 = load ptr, ptr %325, align 8, !tbaa !20
  %327 = icmp eq ptr %326, null
  br i1 %327, label %332, label %328

328:                                              ; preds = %323
  %329 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 15
  %330 = load ptr, ptr %329, align 8, !tbaa !21
  %331 = call i32 %330(ptr noundef nonnull %326) #9
  br label %332

332:                                              ; preds = %328, %323
  %333 = getelementptr inbounds %struct.slot, ptr %291, i64 0, i32 1
  %334 = load ptr, ptr %333, align 8, !tbaa !13
  %335 = icmp eq ptr %334, null
  br i1 %335, label %343, label %336

336:                                              ; preds = %332
  %337 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 13
  %338 = load ptr, ptr %337, align 8, !tbaa !135
  %339 = call i32 %338(ptr noundef nonnull %334) #9
  br label %343

340:                                              ; preds = %309, %295
  %341 = phi ptr [ %310, %309 ], [ null, %295 ]
  %342 = phi i32 [ %307, %309 ], [ 2, %295 ]
  call void @free(ptr noundef %341) #9
  call void @free(ptr noundef nonnull %291) #9
  br label %353

343:                                              ; preds = %336, %332
  %344 = load ptr, ptr %297, align 8, !tbaa !96
  call void @free(ptr noundef %344) #9
  call void @free(ptr noundef nonnull %291) #9
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #10
  %345 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 1
  %346 = load ptr, ptr %345, align 8, !tbaa !28
  %347 = call i32 %346(ptr noundef nonnull %2) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #10
  br label %353

348:                                              ; preds = %316
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #10
  %349 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 1
  %350 = load ptr, ptr %349, align 8, !tbaa !28
  %351 = call i32 %350(ptr noundef nonnull %2) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #10
  store ptr %291, ptr %29, align 8, !tbaa !131
  %352 = call i32 @pthread_mutex_lock(ptr noundef %241) #9
  br label %284

353:                                              ; preds = %343, %340
  %354 = phi i32 [ %324, %343 ], [ %342, %340 ]
  %355 = call i32 @pthread_mutex_lock(ptr noundef %241) #9
  %356 = icmp eq i32 %354, 2
  br i1 %356, label %357, label %284

357:                                              ; preds = %353, %293
  store i32 1, ptr %30, align 8, !tbaa !132
  br label %284

358:                                              ; preds = %247, %251, %261, %271, %284
  %359 = phi i32 [ %248, %261 ], [ %285, %284 ], [ %248, %247 ], [ %248, %271 ], [ %248, %251 ]
  %360 = call i32 @pthread_mutex_unlock(ptr noundef %241) #9
  %361 = icmp eq i32 %359, 0
  br i1 %361, label %378, label %362

362:                                              ; preds = %358
  %363 = cmpxchg ptr %15, i32 0, i32 %359 seq_cst seq_cst, align 4
  %364 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #9
  %365 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #9
  %366 = call i32 @pthread_cond_signal(ptr noundef nonnull %21) #9
  %367 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %31) #9
  %368 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #9
  %369 = load ptr, ptr %0, align 8, !tbaa !71
  %370 = getelementptr inbounds %struct.device, ptr %369, i64 0, i32 36
  %371 = load ptr, ptr %370, align 8, !tbaa !27
  %372 = call i32 @pthread_mutex_lock(ptr noundef %371) #9
  %373 = getelementptr inbounds %struct.ring, ptr %371, i64 0, i32 1
  %374 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %373) #9
  br label %375

375:                                              ; preds = %238, %362
  %376 = phi ptr [ %371, %362 ], [ %241, %238 ]
  %377 = call i32 @pthread_mutex_unlock(ptr noundef %376) #9
  br label %378

378:                                              ; preds = %375, %358, %235
  %379 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #9
  br label %380

380:                                              ; preds = %183, %138, %66, %378, %47
  %381 = load atomic i32, ptr %9 seq_cst, align 8
  %382 = icmp eq i32 %381, 0
  br i1 %382, label %32, label %383

383:                                              ; preds = %380, %1
  %384 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #9
  ret ptr null
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define dso_local i32 @queue_submit(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = alloca ptr, align 8
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %9 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #9
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %11 = load ptr, ptr %10, align 8, !tbaa !108
  %12 = icmp eq ptr %11, null
  br i1 %12, label %18, label %13

13:                                               ; preds = %6
  %14 = load ptr, ptr %11, align 8, !tbaa !109
  store ptr %14, ptr %10, align 8, !tbaa !108
  %15 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #9
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %11, i8 0, i64 96, i1 false)
  %16 = getelementptr inbounds i8, ptr %11, i64 104
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(36) %16, i8 0, i64 36, i1 false)
  %17 = getelementptr inbounds i8, ptr %11, i64 152
  store ptr null, ptr %17, align 8, !tbaa.struct !136
  br label %40

18:                                               ; preds = %6
  %19 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #9
  %20 = load ptr, ptr %0, align 8, !tbaa !71
  %21 = tail call ptr @calloc(i64 noundef 1, i64 noundef 160) #9
  %22 = icmp eq ptr %21, null
  br i1 %22, label %294, label %23

23:                                               ; preds = %18
  %24 = load ptr, ptr %20, align 8, !tbaa !3
  %25 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 31
  %26 = load ptr, ptr %25, align 8, !tbaa !10
  %27 = tail call i32 %24(ptr noundef %26) #9
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %38

29:                                               ; preds = %23
  %30 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 14
  %31 = load ptr, ptr %30, align 8, !tbaa !17
  %32 = getelementptr inbounds %struct.batch, ptr %21, i64 0, i32 12
  %33 = tail call i32 %31(ptr noundef nonnull %32, i32 noundef 3) #9
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #10
  %34 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 1
  %35 = load ptr, ptr %34, align 8, !tbaa !28
  %36 = call i32 %35(ptr noundef nonnull %7) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #10
  %37 = icmp eq i32 %33, 0
  br i1 %37, label %40, label %38

38:                                               ; preds = %29, %23
  %39 = phi i32 [ %33, %29 ], [ %27, %23 ]
  call void @free(ptr noundef nonnull %21) #9
  br label %294

40:                                               ; preds = %13, %29
  %41 = phi ptr [ %21, %29 ], [ %11, %13 ]
  %42 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 1
  store i64 %3, ptr %42, align 8, !tbaa !89
  %43 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 2
  store i64 %4, ptr %43, align 8, !tbaa !137
  %44 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 5
  store ptr %1, ptr %44, align 8, !tbaa !138
  %45 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 3
  store ptr %1, ptr %45, align 8, !tbaa !114
  %46 = getelementptr inbounds i8, ptr %1, i64 %2
  %47 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 4
  store ptr %46, ptr %47, align 8, !tbaa !115
  %48 = sub i64 %3, %4
  %49 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 7
  store i64 %48, ptr %49, align 8, !tbaa !139
  %50 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 24
  store ptr %5, ptr %50, align 8, !tbaa !140
  %51 = icmp slt i64 %2, 1
  br i1 %51, label %134, label %52

52:                                               ; preds = %40
  %53 = icmp eq ptr %5, null
  %54 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 13
  %55 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 14
  %56 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 15
  %57 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 9
  br label %58

58:                                               ; preds = %123, %52
  %59 = phi i64 [ 1, %52 ], [ %124, %123 ]
  %60 = phi ptr [ %1, %52 ], [ %128, %123 ]
  br i1 %53, label %66, label %61

61:                                               ; preds = %58
  %62 = getelementptr inbounds %struct.command, ptr %60, i64 0, i32 1
  %63 = load i16, ptr %62, align 2, !tbaa !141
  %64 = zext i16 %63 to i64
  %65 = add i64 %59, %64
  br label %66

66:                                               ; preds = %61, %58
  %67 = phi i64 [ %65, %61 ], [ %59, %58 ]
  %68 = load i16, ptr %60, align 4, !tbaa !142
  switch i16 %68, label %121 [
    i16 1, label %69
    i16 5, label %87
    i16 6, label %87
    i16 7, label %93
    i16 10, label %95
    i16 15, label %123
    i16 14, label %118
    i16 11, label %119
  ]

69:                                               ; preds = %66
  %70 = getelementptr inbounds %struct.launch, ptr %60, i64 0, i32 1
  %71 = load ptr, ptr %70, align 8, !tbaa !15
  %72 = load i64, ptr %71, align 8, !tbaa !11
  %73 = getelementptr inbounds %struct.kernel, ptr %71, i64 0, i32 1
  %74 = load i64, ptr %73, align 8, !tbaa !11
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %76, label %81

76:                                               ; preds = %69
  %77 = getelementptr inbounds %struct.kernel, ptr %71, i64 0, i32 2
  %78 = load i64, ptr %77, align 8, !tbaa !11
  %79 = icmp ne i64 %78, 0
  %80 = zext i1 %79 to i64
  br label %81

81:                                               ; preds = %76, %69
  %82 = phi i64 [ 0, %76 ], [ 2, %69 ]
  %83 = phi i64 [ %80, %76 ], [ 1, %69 ]
  %84 = add i64 %72, %67
  %85 = add i64 %84, %82
  %86 = add i64 %85, %83
  br label %123

87:                                               ; preds = %66, %66
  %88 = add i64 %67, 2
  %89 = getelementptr inbounds %struct.copy, ptr %60, i64 0, i32 3
  %90 = load i64, ptr %89, align 8, !tbaa !143
  %91 = load i64, ptr %57, align 8, !tbaa !145
  %92 = add i64 %91, %90
  store i64 %92, ptr %57, align 8, !tbaa !145
  br label %123

93:                                               ; preds = %66
  %94 = add i64 %67, 4
  store i32 1, ptr %56, align 8, !tbaa !146
  br label %123

95:                                               ; preds = %66
  %96 = getelementptr inbounds %struct.execute, ptr %60, i64 0, i32 2
  %97 = getelementptr inbounds %struct.command, ptr %60, i64 0, i32 2
  %98 = load i32, ptr %97, align 4, !tbaa !34
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds i8, ptr %60, i64 %99
  %101 = icmp ult ptr %96, %100
  br i1 %101, label %102, label %114

102:                                              ; preds = %95, %102
  %103 = phi i64 [ %108, %102 ], [ 0, %95 ]
  %104 = phi ptr [ %112, %102 ], [ %96, %95 ]
  %105 = getelementptr inbounds %struct.launch, ptr %104, i64 0, i32 1
  %106 = load ptr, ptr %105, align 8, !tbaa !15
  %107 = load i64, ptr %106, align 8, !tbaa !11
  %108 = add i64 %107, %103
  %109 = getelementptr inbounds %struct.command, ptr %104, i64 0, i32 2
  %110 = load i32, ptr %109, align 4, !tbaa !34
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds i8, ptr %104, i64 %111
  %113 = icmp ult ptr %112, %100
  br i1 %113, label %102, label %114, !llvm.loop !37

114:                                              ; preds = %102, %95
  %115 = phi i64 [ 0, %95 ], [ %108, %102 ]
  %116 = add i64 %67, 1
  %117 = add i64 %116, %115
  br label %123

118:                                              ; preds = %66
  store i32 1, ptr %55, align 4, !tbaa !124
  br label %123

119:                                              ; preds = %66
  %120 = add i64 %67, 1
  store i32 1, ptr %54, align 8, !tbaa !113
  br label %123

121:                                              ; preds = %66
  %122 = add i64 %67, 1
  br label %123

123:                                              ; preds = %121, %119, %118, %114, %93, %87, %81, %66
  %124 = phi i64 [ %122, %121 ], [ %120, %119 ], [ %67, %118 ], [ %67, %66 ], [ %117, %114 ], [ %94, %93 ], [ %88, %87 ], [ %86, %81 ]
  %125 = getelementptr inbounds %struct.command, ptr %60, i64 0, i32 2
  %126 = load i32, ptr %125, align 4, !tbaa !34
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds i8, ptr %60, i64 %127
  %129 = icmp ult ptr %128, %46
  br i1 %129, label %58, label %130, !llvm.loop !147

130:                                              ; preds = %123
  %131 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 8
  store i64 %124, ptr %131, align 8, !tbaa !103
  %132 = load i32, ptr %54, align 8, !tbaa !113
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %175, label %137

134:                                              ; preds = %40
  %135 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 8
  store i64 1, ptr %135, align 8, !tbaa !103
  %136 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 13
  br label %175

137:                                              ; preds = %130, %168
  %138 = phi ptr [ %172, %168 ], [ %1, %130 ]
  %139 = load i16, ptr %138, align 8, !tbaa !116
  %140 = icmp eq i16 %139, 11
  br i1 %140, label %141, label %168

141:                                              ; preds = %137
  %142 = getelementptr inbounds %struct.wait, ptr %138, i64 0, i32 1
  %143 = load ptr, ptr %142, align 8, !tbaa !118
  %144 = getelementptr inbounds %struct.wait, ptr %138, i64 0, i32 2
  %145 = load i64, ptr %144, align 8, !tbaa !119
  %146 = getelementptr inbounds %struct.queue, ptr %143, i64 0, i32 32
  %147 = call i32 @pthread_mutex_lock(ptr noundef nonnull %146) #9
  %148 = getelementptr inbounds %struct.queue, ptr %143, i64 0, i32 4
  %149 = load i64, ptr %148, align 8, !tbaa !66
  %150 = icmp ult i64 %149, %145
  br i1 %150, label %151, label %159

151:                                              ; preds = %141
  %152 = getelementptr inbounds %struct.queue, ptr %143, i64 0, i32 2
  %153 = load atomic i32, ptr %152 seq_cst, align 8
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %155, label %159

155:                                              ; preds = %151
  %156 = getelementptr inbounds %struct.queue, ptr %143, i64 0, i32 10
  %157 = load atomic i32, ptr %156 seq_cst, align 4
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %161, label %159

159:                                              ; preds = %155, %151, %141
  %160 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %146) #9
  br label %168

161:                                              ; preds = %155
  %162 = getelementptr inbounds %struct.queue, ptr %143, i64 0, i32 9
  %163 = load atomic i32, ptr %162 seq_cst, align 8
  %164 = icmp eq i32 %163, 0
  %165 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %146) #9
  br i1 %164, label %166, label %168

166:                                              ; preds = %161
  %167 = call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #9
  br label %249

168:                                              ; preds = %161, %159, %137
  %169 = getelementptr inbounds %struct.command, ptr %138, i64 0, i32 2
  %170 = load i32, ptr %169, align 4, !tbaa !34
  %171 = zext i32 %170 to i64
  %172 = getelementptr inbounds i8, ptr %138, i64 %171
  %173 = load ptr, ptr %47, align 8, !tbaa !115
  %174 = icmp ult ptr %172, %173
  br i1 %174, label %137, label %175, !llvm.loop !120

175:                                              ; preds = %168, %130, %134
  %176 = phi ptr [ %46, %130 ], [ %46, %134 ], [ %173, %168 ]
  %177 = phi ptr [ %54, %130 ], [ %136, %134 ], [ %54, %168 ]
  %178 = phi ptr [ %131, %130 ], [ %135, %134 ], [ %131, %168 ]
  %179 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 14
  %180 = load i32, ptr %179, align 4, !tbaa !124
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %214, label %182

182:                                              ; preds = %175
  %183 = load ptr, ptr %45, align 8, !tbaa !114
  %184 = icmp ult ptr %183, %176
  br i1 %184, label %185, label %214

185:                                              ; preds = %182
  %186 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 16
  br label %187

187:                                              ; preds = %206, %185
  %188 = phi ptr [ %176, %185 ], [ %207, %206 ]
  %189 = phi i32 [ 1, %185 ], [ %208, %206 ]
  %190 = phi ptr [ %183, %185 ], [ %212, %206 ]
  %191 = load i16, ptr %190, align 8, !tbaa !125
  %192 = icmp eq i16 %191, 14
  br i1 %192, label %193, label %206

193:                                              ; preds = %187
  %194 = getelementptr inbounds %struct.wait_ready, ptr %190, i64 0, i32 1
  %195 = load ptr, ptr %194, align 8, !tbaa !127
  %196 = load atomic i32, ptr %195 seq_cst, align 4
  %197 = icmp ne i32 %189, 0
  %198 = icmp ne i32 %196, 0
  %199 = select i1 %197, i1 %198, i1 false
  %200 = zext i1 %199 to i32
  %201 = icmp eq i32 %196, 2
  %202 = zext i1 %201 to i32
  %203 = load i32, ptr %186, align 4, !tbaa !128
  %204 = or i32 %203, %202
  store i32 %204, ptr %186, align 4, !tbaa !128
  %205 = load ptr, ptr %47, align 8, !tbaa !115
  br label %206

206:                                              ; preds = %193, %187
  %207 = phi ptr [ %205, %193 ], [ %188, %187 ]
  %208 = phi i32 [ %200, %193 ], [ %189, %187 ]
  %209 = getelementptr inbounds %struct.command, ptr %190, i64 0, i32 2
  %210 = load i32, ptr %209, align 4, !tbaa !34
  %211 = zext i32 %210 to i64
  %212 = getelementptr inbounds i8, ptr %190, i64 %211
  %213 = icmp ult ptr %212, %207
  br i1 %213, label %187, label %216, !llvm.loop !129

214:                                              ; preds = %175, %182
  %215 = call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #9
  br label %219

216:                                              ; preds = %206
  %217 = icmp eq i32 %208, 0
  %218 = call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #9
  br i1 %217, label %249, label %219

219:                                              ; preds = %214, %216
  %220 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %221 = load ptr, ptr %220, align 8, !tbaa !148
  %222 = icmp eq ptr %221, null
  %223 = select i1 %222, i64 80, i64 16
  %224 = load i64, ptr %178, align 8, !tbaa !103
  %225 = icmp ugt i64 %224, %223
  br i1 %225, label %249, label %226

226:                                              ; preds = %219
  %227 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 9
  %228 = load i64, ptr %227, align 8, !tbaa !145
  %229 = icmp ult i64 %228, 262145
  br i1 %229, label %230, label %249

230:                                              ; preds = %226
  %231 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 15
  %232 = load i32, ptr %231, align 8, !tbaa !146
  %233 = icmp eq i32 %232, 0
  br i1 %233, label %234, label %249

234:                                              ; preds = %230
  %235 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %236 = load ptr, ptr %235, align 8, !tbaa !106
  %237 = icmp eq ptr %236, null
  br i1 %237, label %238, label %249

238:                                              ; preds = %234
  %239 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %240 = load i32, ptr %239, align 8, !tbaa !110
  %241 = icmp eq i32 %240, 0
  br i1 %241, label %242, label %249

242:                                              ; preds = %238
  %243 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %244 = load i64, ptr %243, align 8, !tbaa !104
  %245 = icmp eq i64 %244, 0
  %246 = add i64 %244, %224
  %247 = icmp ult i64 %246, 773
  %248 = select i1 %245, i1 true, i1 %247
  br i1 %248, label %255, label %249

249:                                              ; preds = %219, %226, %230, %234, %238, %166, %216, %242
  %250 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %251 = load ptr, ptr %250, align 8, !tbaa !75
  store ptr %41, ptr %251, align 8, !tbaa !15
  store ptr %41, ptr %250, align 8, !tbaa !75
  %252 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %253 = call i32 @pthread_cond_signal(ptr noundef nonnull %252) #9
  %254 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #9
  br label %294

255:                                              ; preds = %242
  %256 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 17
  store i32 1, ptr %256, align 8, !tbaa !112
  store i32 1, ptr %239, align 8, !tbaa !110
  %257 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #9
  %258 = load i32, ptr %177, align 8, !tbaa !113
  %259 = icmp eq i32 %258, 0
  br i1 %259, label %290, label %260

260:                                              ; preds = %255
  %261 = load ptr, ptr %45, align 8, !tbaa !114
  %262 = load ptr, ptr %47, align 8, !tbaa !115
  %263 = icmp ult ptr %261, %262
  br i1 %263, label %264, label %290

264:                                              ; preds = %260
  %265 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  br label %266

266:                                              ; preds = %283, %264
  %267 = phi ptr [ %261, %264 ], [ %287, %283 ]
  %268 = load i16, ptr %267, align 8, !tbaa !116
  %269 = icmp eq i16 %268, 11
  br i1 %269, label %270, label %283

270:                                              ; preds = %266
  %271 = getelementptr inbounds %struct.wait, ptr %267, i64 0, i32 1
  %272 = load ptr, ptr %271, align 8, !tbaa !118
  %273 = getelementptr inbounds %struct.queue, ptr %272, i64 0, i32 32
  %274 = call i32 @pthread_mutex_lock(ptr noundef nonnull %273) #9
  %275 = getelementptr inbounds %struct.queue, ptr %272, i64 0, i32 4
  %276 = load i64, ptr %275, align 8, !tbaa !66
  %277 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %273) #9
  %278 = getelementptr inbounds %struct.wait, ptr %267, i64 0, i32 2
  %279 = load i64, ptr %278, align 8, !tbaa !119
  %280 = icmp ult i64 %276, %279
  br i1 %280, label %281, label %283

281:                                              ; preds = %270
  %282 = load i64, ptr %42, align 8, !tbaa !89
  call fastcc void @add_failure(ptr noundef nonnull %265, i64 noundef %282, i64 noundef 1, ptr noundef null) #12
  br label %283

283:                                              ; preds = %281, %270, %266
  %284 = getelementptr inbounds %struct.command, ptr %267, i64 0, i32 2
  %285 = load i32, ptr %284, align 4, !tbaa !34
  %286 = zext i32 %285 to i64
  %287 = getelementptr inbounds i8, ptr %267, i64 %286
  %288 = load ptr, ptr %47, align 8, !tbaa !115
  %289 = icmp ult ptr %287, %288
  br i1 %289, label %266, label %290, !llvm.loop !130

290:                                              ; preds = %283, %255, %260
  %291 = call fastcc i32 @hand_over(ptr noundef %0, ptr noundef nonnull %41) #11
  %292 = icmp ugt i32 %291, -3
  %293 = select i1 %292, i32 0, i32 %291
  br label %294

294:                                              ; preds = %249, %38, %18, %290
  %295 = phi i32 [ %293, %290 ], [ 0, %249 ], [ 2, %18 ], [ %39, %38 ]
  ret i32 %295
}

declare i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define internal fastcc i32 @hand_over(ptr noundef %0, ptr noundef %1) unnamed_addr #0 {
  %3 = alloca ptr, align 8
  %4 = alloca %struct.CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca [3 x ptr], align 16
  %8 = alloca %struct.CUDA_KERNEL_NODE_PARAMS, align 8
  %9 = alloca i64, align 8
  %10 = alloca %struct.arrival, align 8
  %11 = alloca %struct.arrival, align 8
  %12 = alloca ptr, align 8
  %13 = alloca %struct.window, align 8
  %14 = alloca [16 x %struct.chunk], align 16
  %15 = alloca i64, align 8
  %16 = alloca ptr, align 8
  %17 = alloca [3 x ptr], align 16
  %18 = alloca %struct.arrival, align 8
  %19 = alloca %struct.arrival, align 8
  %20 = load ptr, ptr %0, align 8, !tbaa !71
  %21 = load ptr, ptr %20, align 8, !tbaa !3
  %22 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 31
  %23 = load ptr, ptr %22, align 8, !tbaa !10
  %24 = tail call i32 %21(ptr noundef %23) #9
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %863

26:                                               ; preds = %2
  %27 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 5
  %28 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 4
  %29 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 7
  %30 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 16
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %32 = getelementptr inbounds i8, ptr %4, i64 8
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %34 = getelementptr inbounds ptr, ptr %7, i64 1
  %35 = getelementptr inbounds ptr, ptr %7, i64 2
  %36 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 1
  %37 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 2
  %38 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 3
  %39 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 4
  %40 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 5
  %41 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 6
  %42 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 7
  %43 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 8
  %44 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 9
  %45 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 10
  %46 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 11
  %47 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 6
  %48 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %49 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %50 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %51 = getelementptr inbounds %struct.arrival, ptr %11, i64 0, i32 1
  %52 = getelementptr inbounds %struct.arrival, ptr %11, i64 0, i32 2
  %53 = getelementptr inbounds %struct.arrival, ptr %11, i64 0, i32 3
  %54 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %55 = getelementptr inbounds %struct.arrival, ptr %10, i64 0, i32 1
  %56 = getelementptr inbounds %struct.arrival, ptr %10, i64 0, i32 2
  %57 = getelementptr inbounds %struct.arrival, ptr %10, i64 0, i32 3
  %58 = getelementptr inbounds i8, ptr %13, i64 16
  %59 = getelementptr inbounds %struct.window, ptr %13, i64 0, i32 1
  %60 = getelementptr inbounds %struct.window, ptr %13, i64 0, i32 3
  %61 = getelementptr inbounds i8, ptr %14, i64 8
  %62 = getelementptr inbounds i8, ptr %14, i64 16
  %63 = getelementptr inbounds i8, ptr %14, i64 24
  %64 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %65 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %66 = getelementptr inbounds %struct.window, ptr %13, i64 0, i32 4
  %67 = getelementptr inbounds ptr, ptr %17, i64 1
  %68 = getelementptr inbounds ptr, ptr %17, i64 2
  %69 = getelementptr inbounds %struct.arrival, ptr %18, i64 0, i32 1
  %70 = getelementptr inbounds %struct.arrival, ptr %18, i64 0, i32 2
  %71 = getelementptr inbounds %struct.arrival, ptr %18, i64 0, i32 3
  %72 = getelementptr inbounds %struct.arrival, ptr %19, i64 0, i32 1
  %73 = getelementptr inbounds %struct.arrival, ptr %19, i64 0, i32 2
  %74 = getelementptr inbounds %struct.arrival, ptr %19, i64 0, i32 3
  %75 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 24
  %76 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 22
  %77 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 23
  %78 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 21
  %79 = load ptr, ptr %27, align 8, !tbaa !138
  %80 = load ptr, ptr %28, align 8, !tbaa !115
  %81 = icmp ult ptr %79, %80
  br i1 %81, label %82, label %849

82:                                               ; preds = %26
  %83 = load i64, ptr %29, align 8, !tbaa !139
  br label %84

84:                                               ; preds = %82, %836
  %85 = phi i64 [ %846, %836 ], [ %83, %82 ]
  %86 = phi ptr [ %841, %836 ], [ %79, %82 ]
  %87 = add i64 %85, 1
  %88 = load i32, ptr %30, align 4, !tbaa !128
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %776

90:                                               ; preds = %84
  %91 = load ptr, ptr %0, align 8, !tbaa !71
  %92 = load i16, ptr %86, align 4, !tbaa !142
  switch i16 %92, label %781 [
    i16 1, label %93
    i16 2, label %237
    i16 3, label %248
    i16 4, label %260
    i16 5, label %272
    i16 6, label %458
    i16 7, label %571
    i16 8, label %610
    i16 9, label %625
    i16 10, label %663
    i16 11, label %754
    i16 12, label %761
    i16 13, label %768
  ]

93:                                               ; preds = %90
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %18)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %19)
  %94 = getelementptr inbounds %struct.launch, ptr %86, i64 0, i32 1
  %95 = load ptr, ptr %94, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %15) #10
  %96 = getelementptr inbounds %struct.launch, ptr %86, i64 0, i32 2
  %97 = load i64, ptr %96, align 8, !tbaa !11
  store i64 %97, ptr %15, align 8, !tbaa !11
  %98 = getelementptr inbounds %struct.kernel, ptr %95, i64 0, i32 2
  %99 = load i64, ptr %98, align 8, !tbaa !11
  %100 = add i64 %99, 15
  %101 = and i64 %100, -16
  %102 = getelementptr inbounds %struct.kernel, ptr %95, i64 0, i32 1
  %103 = load i64, ptr %102, align 8, !tbaa !11
  %104 = icmp eq i64 %103, 0
  %105 = select i1 %104, i64 0, i64 2320
  %106 = add i64 %105, %101
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %16) #10
  store ptr null, ptr %16, align 8, !tbaa !15
  %107 = icmp ugt i64 %106, 262144
  br i1 %107, label %235, label %108

108:                                              ; preds = %93
  %109 = icmp eq i64 %106, 0
  br i1 %109, label %141, label %110

110:                                              ; preds = %108
  %111 = load ptr, ptr %54, align 8, !tbaa !149
  %112 = icmp eq ptr %111, null
  br i1 %112, label %124, label %113

113:                                              ; preds = %110
  %114 = getelementptr inbounds %struct.slot, ptr %111, i64 0, i32 2
  %115 = load i64, ptr %114, align 8, !tbaa !150
  %116 = add i64 %115, %106
  %117 = icmp ugt i64 %116, 262144
  br i1 %117, label %118, label %129

118:                                              ; preds = %113
  store ptr null, ptr %54, align 8, !tbaa !149
  %119 = call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %111) #11
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %121, label %235

121:                                              ; preds = %118
  %122 = load ptr, ptr %54, align 8, !tbaa !149
  %123 = icmp eq ptr %122, null
  br i1 %123, label %124, label %129

124:                                              ; preds = %121, %110
  %125 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %54) #11
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %127, label %235

127:                                              ; preds = %124
  %128 = load ptr, ptr %54, align 8, !tbaa !149
  br label %129

129:                                              ; preds = %127, %121, %113
  %130 = phi ptr [ %128, %127 ], [ %122, %121 ], [ %111, %113 ]
  %131 = getelementptr inbounds %struct.slot, ptr %130, i64 0, i32 1
  %132 = load ptr, ptr %131, align 8, !tbaa !13
  %133 = getelementptr inbounds %struct.slot, ptr %130, i64 0, i32 2
  %134 = load i64, ptr %133, align 8, !tbaa !150
  %135 = getelementptr inbounds i8, ptr %132, i64 %134
  store ptr %135, ptr %16, align 8, !tbaa !15
  %136 = and i64 %106, -16
  %137 = add i64 %134, %136
  store i64 %137, ptr %133, align 8, !tbaa !150
  %138 = load i64, ptr %98, align 8, !tbaa !11
  %139 = add i64 %138, 15
  %140 = and i64 %139, -16
  br label %141

141:                                              ; preds = %129, %108
  %142 = phi i64 [ %140, %129 ], [ %101, %108 ]
  %143 = phi i64 [ %138, %129 ], [ %99, %108 ]
  %144 = phi ptr [ %135, %129 ], [ null, %108 ]
  %145 = getelementptr inbounds i8, ptr %144, i64 %142
  %146 = call ptr @memset(ptr noundef %144, i32 noundef 0, i64 noundef %143) #9
  %147 = load i64, ptr %102, align 8, !tbaa !11
  %148 = icmp eq i64 %147, 0
  br i1 %148, label %155, label %149

149:                                              ; preds = %141
  %150 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 7
  %151 = load ptr, ptr %150, align 8, !tbaa !151
  %152 = add i64 %97, 35224
  %153 = load ptr, ptr %33, align 8, !tbaa !72
  %154 = call i32 %151(i64 noundef %152, i8 noundef zeroext 0, i64 noundef 8, ptr noundef %153) #9
  br label %155

155:                                              ; preds = %149, %141
  %156 = phi i32 [ %154, %149 ], [ 0, %141 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %17) #10
  store ptr %15, ptr %17, align 16, !tbaa !15
  store ptr %16, ptr %67, align 8, !tbaa !15
  %157 = getelementptr inbounds %struct.launch, ptr %86, i64 0, i32 4
  store ptr %157, ptr %68, align 16, !tbaa !15
  %158 = load i64, ptr %95, align 8, !tbaa !11
  %159 = icmp eq i64 %158, 0
  %160 = icmp ne i32 %156, 0
  %161 = select i1 %159, i1 true, i1 %160
  br i1 %161, label %164, label %162

162:                                              ; preds = %155
  %163 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 2
  br label %170

164:                                              ; preds = %199, %155
  %165 = phi i32 [ %156, %155 ], [ %206, %199 ]
  %166 = phi i1 [ %160, %155 ], [ %210, %199 ]
  %167 = load i64, ptr %102, align 8, !tbaa !11
  %168 = icmp eq i64 %167, 0
  %169 = select i1 %168, i1 true, i1 %166
  br i1 %169, label %222, label %212

170:                                              ; preds = %199, %162
  %171 = phi i64 [ 0, %162 ], [ %207, %199 ]
  %172 = getelementptr inbounds %struct.kernel, ptr %95, i64 0, i32 3, i64 %171
  %173 = load ptr, ptr %163, align 8, !tbaa !152
  %174 = load ptr, ptr %172, align 8, !tbaa !41
  %175 = getelementptr inbounds %struct.kernel, ptr %95, i64 0, i32 3, i64 %171, i32 1
  %176 = load ptr, ptr %175, align 8, !tbaa !45
  %177 = icmp eq ptr %176, null
  br i1 %177, label %178, label %181

178:                                              ; preds = %170
  %179 = getelementptr inbounds %struct.kernel, ptr %95, i64 0, i32 3, i64 %171, i32 2
  %180 = load i32, ptr %179, align 8, !tbaa !46
  br label %199

181:                                              ; preds = %170
  %182 = call i64 %176(ptr noundef nonnull %157) #9
  %183 = icmp sgt i64 %182, 0
  br i1 %183, label %184, label %191

184:                                              ; preds = %181
  %185 = getelementptr inbounds %struct.kernel, ptr %95, i64 0, i32 3, i64 %171, i32 3
  %186 = load i32, ptr %185, align 4, !tbaa !47
  %187 = zext i32 %186 to i64
  %188 = add nsw i64 %182, -1
  %189 = add nuw i64 %188, %187
  %190 = udiv i64 %189, %187
  br label %191

191:                                              ; preds = %184, %181
  %192 = phi i64 [ %190, %184 ], [ 1, %181 ]
  %193 = getelementptr inbounds %struct.kernel, ptr %95, i64 0, i32 3, i64 %171, i32 2
  %194 = load i32, ptr %193, align 8, !tbaa !46
  %195 = zext i32 %194 to i64
  %196 = icmp ult i64 %192, %195
  %197 = trunc i64 %192 to i32
  %198 = select i1 %196, i32 %197, i32 %194
  br label %199

199:                                              ; preds = %191, %178
  %200 = phi i32 [ %198, %191 ], [ %180, %178 ]
  %201 = getelementptr inbounds %struct.kernel, ptr %95, i64 0, i32 3, i64 %171, i32 3
  %202 = load i32, ptr %201, align 4, !tbaa !47
  %203 = getelementptr inbounds %struct.kernel, ptr %95, i64 0, i32 3, i64 %171, i32 4
  %204 = load i32, ptr %203, align 8, !tbaa !54
  %205 = load ptr, ptr %33, align 8, !tbaa !72
  %206 = call i32 %173(ptr noundef %174, i32 noundef %200, i32 noundef 1, i32 noundef 1, i32 noundef %202, i32 noundef 1, i32 noundef 1, i32 noundef %204, ptr noundef %205, ptr noundef nonnull %17, ptr noundef null) #9
  %207 = add nuw i64 %171, 1
  %208 = load i64, ptr %95, align 8, !tbaa !11
  %209 = icmp uge i64 %207, %208
  %210 = icmp ne i32 %206, 0
  %211 = select i1 %209, i1 true, i1 %210
  br i1 %211, label %164, label %170, !llvm.loop !153

212:                                              ; preds = %164
  %213 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 4
  %214 = load ptr, ptr %213, align 8, !tbaa !154
  %215 = load i64, ptr %15, align 8, !tbaa !11
  %216 = add i64 %215, 32912
  %217 = load ptr, ptr %33, align 8, !tbaa !72
  %218 = call i32 %214(ptr noundef %145, i64 noundef %216, i64 noundef 2320, ptr noundef %217) #9
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %220, label %233

220:                                              ; preds = %212
  store ptr null, ptr %18, align 8, !tbaa !155
  store ptr %145, ptr %69, align 8, !tbaa !157
  store i64 2320, ptr %70, align 8, !tbaa !158
  store i64 %87, ptr %71, align 8, !tbaa !159
  %221 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull byval(%struct.arrival) align 8 %18) #11
  br label %222

222:                                              ; preds = %220, %164
  %223 = phi i32 [ %165, %164 ], [ %221, %220 ]
  %224 = getelementptr inbounds %struct.launch, ptr %86, i64 0, i32 3
  %225 = load ptr, ptr %224, align 8, !tbaa !15
  %226 = icmp eq ptr %225, null
  %227 = icmp ne i32 %223, 0
  %228 = select i1 %226, i1 true, i1 %227
  br i1 %228, label %233, label %229

229:                                              ; preds = %222
  store ptr %225, ptr %19, align 8, !tbaa !155
  %230 = load ptr, ptr %16, align 8, !tbaa !15
  store ptr %230, ptr %72, align 8, !tbaa !157
  %231 = load i64, ptr %98, align 8, !tbaa !11
  store i64 %231, ptr %73, align 8, !tbaa !158
  store i64 %87, ptr %74, align 8, !tbaa !159
  %232 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull byval(%struct.arrival) align 8 %19) #11
  br label %233

233:                                              ; preds = %229, %222, %212
  %234 = phi i32 [ %223, %222 ], [ %232, %229 ], [ %218, %212 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %17) #10
  br label %235

235:                                              ; preds = %233, %124, %118, %93
  %236 = phi i32 [ %234, %233 ], [ 2, %93 ], [ %119, %118 ], [ %125, %124 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %16) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %15) #10
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %18)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %19)
  br label %781

237:                                              ; preds = %90
  %238 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 5
  %239 = load ptr, ptr %238, align 8, !tbaa !160
  %240 = getelementptr inbounds %struct.copy, ptr %86, i64 0, i32 1
  %241 = load i64, ptr %240, align 8, !tbaa !161
  %242 = getelementptr inbounds %struct.copy, ptr %86, i64 0, i32 2
  %243 = load i64, ptr %242, align 8, !tbaa !162
  %244 = getelementptr inbounds %struct.copy, ptr %86, i64 0, i32 3
  %245 = load i64, ptr %244, align 8, !tbaa !143
  %246 = load ptr, ptr %33, align 8, !tbaa !72
  %247 = call i32 %239(i64 noundef %241, i64 noundef %243, i64 noundef %245, ptr noundef %246) #9
  br label %781

248:                                              ; preds = %90
  %249 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 3
  %250 = load ptr, ptr %249, align 8, !tbaa !163
  %251 = getelementptr inbounds %struct.copy, ptr %86, i64 0, i32 1
  %252 = load i64, ptr %251, align 8, !tbaa !161
  %253 = getelementptr inbounds %struct.copy, ptr %86, i64 0, i32 2
  %254 = load i64, ptr %253, align 8, !tbaa !162
  %255 = inttoptr i64 %254 to ptr
  %256 = getelementptr inbounds %struct.copy, ptr %86, i64 0, i32 3
  %257 = load i64, ptr %256, align 8, !tbaa !143
  %258 = load ptr, ptr %33, align 8, !tbaa !72
  %259 = call i32 %250(i64 noundef %252, ptr noundef %255, i64 noundef %257, ptr noundef %258) #9
  br label %781

260:                                              ; preds = %90
  %261 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 4
  %262 = load ptr, ptr %261, align 8, !tbaa !154
  %263 = getelementptr inbounds %struct.copy, ptr %86, i64 0, i32 1
  %264 = load i64, ptr %263, align 8, !tbaa !161
  %265 = inttoptr i64 %264 to ptr
  %266 = getelementptr inbounds %struct.copy, ptr %86, i64 0, i32 2
  %267 = load i64, ptr %266, align 8, !tbaa !162
  %268 = getelementptr inbounds %struct.copy, ptr %86, i64 0, i32 3
  %269 = load i64, ptr %268, align 8, !tbaa !143
  %270 = load ptr, ptr %33, align 8, !tbaa !72
  %271 = call i32 %262(ptr noundef %265, i64 noundef %267, i64 noundef %269, ptr noundef %270) #9
  br label %781

272:                                              ; preds = %90
  %273 = getelementptr inbounds %struct.copy, ptr %86, i64 0, i32 3
  %274 = load i64, ptr %273, align 8, !tbaa !143
  %275 = load i64, ptr %47, align 8, !tbaa !164
  %276 = sub i64 %274, %275
  %277 = icmp ugt i64 %276, 262143
  br i1 %277, label %278, label %406

278:                                              ; preds = %272
  %279 = getelementptr inbounds %struct.copy, ptr %86, i64 0, i32 1
  %280 = getelementptr inbounds %struct.copy, ptr %86, i64 0, i32 2
  br label %281

281:                                              ; preds = %399, %278
  %282 = load atomic i32, ptr %48 seq_cst, align 8
  %283 = icmp eq i32 %282, 0
  br i1 %283, label %284, label %781

284:                                              ; preds = %281
  %285 = load atomic i32, ptr %49 seq_cst, align 4
  %286 = icmp eq i32 %285, 0
  br i1 %286, label %287, label %781

287:                                              ; preds = %284
  %288 = load atomic i32, ptr %50 seq_cst, align 8
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %290, label %781

290:                                              ; preds = %287
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %13) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %58, i8 0, i64 144, i1 false)
  store ptr %0, ptr %13, align 8, !tbaa !165
  store ptr %1, ptr %59, align 8, !tbaa !167
  %291 = load i64, ptr %279, align 8, !tbaa !161
  %292 = load i64, ptr %47, align 8, !tbaa !164
  %293 = add i64 %292, %291
  store i64 %293, ptr %60, align 8, !tbaa !168
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %14) #10
  %294 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %58) #11
  %295 = icmp eq i32 %294, 0
  br i1 %295, label %297, label %296

296:                                              ; preds = %290
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %14) #10
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %13) #10
  br label %781

297:                                              ; preds = %290
  %298 = load i64, ptr %280, align 8, !tbaa !162
  %299 = inttoptr i64 %298 to ptr
  %300 = load i64, ptr %47, align 8, !tbaa !164
  %301 = getelementptr inbounds i8, ptr %299, i64 %300
  %302 = load ptr, ptr %58, align 8, !tbaa !15
  %303 = getelementptr inbounds %struct.slot, ptr %302, i64 0, i32 1
  %304 = load ptr, ptr %303, align 8, !tbaa !13
  store ptr %304, ptr %14, align 16, !tbaa.struct !169
  store ptr %301, ptr %61, align 8, !tbaa.struct !170
  store i64 262144, ptr %62, align 16, !tbaa.struct !171
  store i32 0, ptr %63, align 8, !tbaa.struct !172
  %305 = add i64 %300, 262144
  store i64 %305, ptr %47, align 8, !tbaa !164
  br label %306

306:                                              ; preds = %335, %297
  %307 = phi i64 [ 1, %297 ], [ %352, %335 ]
  %308 = phi i64 [ %305, %297 ], [ %351, %335 ]
  %309 = load i64, ptr %273, align 8, !tbaa !143
  %310 = sub i64 %309, %308
  %311 = icmp ugt i64 %310, 262143
  br i1 %311, label %312, label %354

312:                                              ; preds = %306
  %313 = load ptr, ptr %0, align 8, !tbaa !71
  %314 = getelementptr inbounds %struct.device, ptr %313, i64 0, i32 36
  %315 = load ptr, ptr %314, align 8, !tbaa !27
  %316 = call i32 @pthread_mutex_lock(ptr noundef %315) #9
  %317 = load i64, ptr %64, align 8, !tbaa !95
  %318 = icmp ult i64 %317, 64
  br i1 %318, label %319, label %330

319:                                              ; preds = %312
  %320 = getelementptr inbounds %struct.ring, ptr %315, i64 0, i32 2
  %321 = load ptr, ptr %320, align 8, !tbaa !15
  %322 = icmp eq ptr %321, null
  br i1 %322, label %325, label %323

323:                                              ; preds = %319
  %324 = load ptr, ptr %321, align 8, !tbaa !16
  store ptr %324, ptr %320, align 8, !tbaa !15
  br label %335

325:                                              ; preds = %319
  %326 = icmp eq i64 %317, 0
  br i1 %326, label %327, label %330

327:                                              ; preds = %325
  %328 = load ptr, ptr %65, align 8, !tbaa !131
  store ptr null, ptr %65, align 8, !tbaa !131
  %329 = icmp eq ptr %328, null
  br i1 %329, label %330, label %335

330:                                              ; preds = %327, %325, %312
  %331 = trunc i64 %307 to i32
  %332 = call i32 @pthread_mutex_unlock(ptr noundef %315) #9
  %333 = and i64 %307, 4294967295
  %334 = getelementptr inbounds %struct.window, ptr %13, i64 0, i32 2, i64 %333
  store ptr null, ptr %334, align 8, !tbaa !15
  br label %356

335:                                              ; preds = %327, %323
  %336 = phi ptr [ %321, %323 ], [ %328, %327 ]
  %337 = add nuw nsw i64 %317, 1
  store i64 %337, ptr %64, align 8, !tbaa !95
  store ptr null, ptr %336, align 8, !tbaa !16
  %338 = getelementptr inbounds %struct.slot, ptr %336, i64 0, i32 2
  store i64 0, ptr %338, align 8, !tbaa !150
  %339 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %315) #9
  %340 = getelementptr inbounds %struct.window, ptr %13, i64 0, i32 2, i64 %307
  store ptr %336, ptr %340, align 8, !tbaa !15
  %341 = load i64, ptr %280, align 8, !tbaa !162
  %342 = inttoptr i64 %341 to ptr
  %343 = load i64, ptr %47, align 8, !tbaa !164
  %344 = getelementptr inbounds i8, ptr %342, i64 %343
  %345 = getelementptr inbounds [16 x %struct.chunk], ptr %14, i64 0, i64 %307
  %346 = getelementptr inbounds %struct.slot, ptr %336, i64 0, i32 1
  %347 = load ptr, ptr %346, align 8, !tbaa !13
  store ptr %347, ptr %345, align 16, !tbaa.struct !169
  %348 = getelementptr inbounds i8, ptr %345, i64 8
  store ptr %344, ptr %348, align 8, !tbaa.struct !170
  %349 = getelementptr inbounds i8, ptr %345, i64 16
  store i64 262144, ptr %349, align 16, !tbaa.struct !171
  %350 = getelementptr inbounds i8, ptr %345, i64 24
  store i32 0, ptr %350, align 8, !tbaa.struct !172
  %351 = add i64 %343, 262144
  store i64 %351, ptr %47, align 8, !tbaa !164
  %352 = add nuw nsw i64 %307, 1
  %353 = icmp eq i64 %352, 16
  br i1 %353, label %356, label %306, !llvm.loop !173

354:                                              ; preds = %306
  %355 = trunc i64 %307 to i32
  br label %356

356:                                              ; preds = %335, %354, %330
  %357 = phi i32 [ %331, %330 ], [ %355, %354 ], [ 16, %335 ]
  %358 = load ptr, ptr %0, align 8, !tbaa !71
  %359 = getelementptr inbounds %struct.device, ptr %358, i64 0, i32 37
  %360 = load ptr, ptr %359, align 8, !tbaa !26
  %361 = call fastcc i32 @copy_together(ptr noundef %360, ptr noundef nonnull %14, i32 noundef %357, ptr noundef nonnull @send_slot, ptr noundef nonnull %13) #11
  %362 = load i32, ptr %66, align 8, !tbaa !174
  %363 = icmp ult i32 %362, %357
  br i1 %363, label %364, label %399

364:                                              ; preds = %356
  %365 = zext i32 %362 to i64
  %366 = zext i32 %357 to i64
  br label %367

367:                                              ; preds = %393, %364
  %368 = phi i64 [ %365, %364 ], [ %397, %393 ]
  %369 = getelementptr inbounds %struct.window, ptr %13, i64 0, i32 2, i64 %368
  %370 = load ptr, ptr %369, align 8, !tbaa !15
  %371 = load ptr, ptr %0, align 8, !tbaa !71
  %372 = getelementptr inbounds %struct.device, ptr %371, i64 0, i32 36
  %373 = load ptr, ptr %372, align 8, !tbaa !27
  %374 = call i32 @pthread_mutex_lock(ptr noundef %373) #9
  %375 = icmp eq ptr %370, null
  br i1 %375, label %393, label %376

376:                                              ; preds = %367
  %377 = getelementptr inbounds %struct.ring, ptr %373, i64 0, i32 2
  %378 = load i64, ptr %64, align 8, !tbaa !95
  br label %380

379:                                              ; preds = %390
  store i64 %384, ptr %64, align 8, !tbaa !95
  br label %393

380:                                              ; preds = %390, %376
  %381 = phi i64 [ %378, %376 ], [ %384, %390 ]
  %382 = phi ptr [ %370, %376 ], [ %383, %390 ]
  %383 = load ptr, ptr %382, align 8, !tbaa !16
  %384 = add i64 %381, -1
  %385 = getelementptr inbounds %struct.slot, ptr %382, i64 0, i32 6
  %386 = load ptr, ptr %385, align 8, !tbaa !96
  %387 = icmp eq ptr %386, null
  br i1 %387, label %388, label %390

388:                                              ; preds = %380
  %389 = load ptr, ptr %377, align 8, !tbaa !15
  store ptr %389, ptr %382, align 8, !tbaa !16
  br label %390

390:                                              ; preds = %388, %380
  %391 = phi ptr [ %377, %388 ], [ %65, %380 ]
  store ptr %382, ptr %391, align 8, !tbaa !15
  %392 = icmp eq ptr %383, null
  br i1 %392, label %379, label %380, !llvm.loop !97

393:                                              ; preds = %379, %367
  %394 = getelementptr inbounds %struct.ring, ptr %373, i64 0, i32 1
  %395 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %394) #9
  %396 = call i32 @pthread_mutex_unlock(ptr noundef %373) #9
  %397 = add nuw nsw i64 %368, 1
  %398 = icmp eq i64 %397, %366
  br i1 %398, label %399, label %367, !llvm.loop !175

399:                                              ; preds = %393, %356
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %14) #10
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %13) #10
  %400 = load i64, ptr %273, align 8, !tbaa !143
  %401 = load i64, ptr %47, align 8, !tbaa !164
  %402 = sub i64 %400, %401
  %403 = icmp ugt i64 %402, 262143
  %404 = icmp eq i32 %361, 0
  %405 = select i1 %403, i1 %404, i1 false
  br i1 %405, label %281, label %406, !llvm.loop !176

406:                                              ; preds = %399, %272
  %407 = phi i32 [ 0, %272 ], [ %361, %399 ]
  %408 = phi i64 [ %274, %272 ], [ %400, %399 ]
  %409 = phi i64 [ %275, %272 ], [ %401, %399 ]
  %410 = phi i64 [ %276, %272 ], [ %402, %399 ]
  %411 = phi i1 [ true, %272 ], [ %404, %399 ]
  %412 = icmp ne i64 %408, %409
  %413 = select i1 %411, i1 %412, i1 false
  br i1 %413, label %414, label %781

414:                                              ; preds = %406
  %415 = load ptr, ptr %54, align 8, !tbaa !149
  %416 = icmp eq ptr %415, null
  br i1 %416, label %428, label %417

417:                                              ; preds = %414
  %418 = getelementptr inbounds %struct.slot, ptr %415, i64 0, i32 2
  %419 = load i64, ptr %418, align 8, !tbaa !150
  %420 = add i64 %419, %410
  %421 = icmp ugt i64 %420, 262144
  br i1 %421, label %422, label %433

422:                                              ; preds = %417
  store ptr null, ptr %54, align 8, !tbaa !149
  %423 = call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %415) #11
  %424 = icmp eq i32 %423, 0
  br i1 %424, label %425, label %781

425:                                              ; preds = %422
  %426 = load ptr, ptr %54, align 8, !tbaa !149
  %427 = icmp eq ptr %426, null
  br i1 %427, label %428, label %433

428:                                              ; preds = %425, %414
  %429 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %54) #11
  %430 = icmp eq i32 %429, 0
  br i1 %430, label %431, label %781

431:                                              ; preds = %428
  %432 = load ptr, ptr %54, align 8, !tbaa !149
  br label %433

433:                                              ; preds = %431, %425, %417
  %434 = phi ptr [ %432, %431 ], [ %426, %425 ], [ %415, %417 ]
  %435 = getelementptr inbounds %struct.slot, ptr %434, i64 0, i32 1
  %436 = load ptr, ptr %435, align 8, !tbaa !13
  %437 = getelementptr inbounds %struct.slot, ptr %434, i64 0, i32 2
  %438 = load i64, ptr %437, align 8, !tbaa !150
  %439 = getelementptr inbounds i8, ptr %436, i64 %438
  %440 = add i64 %410, 15
  %441 = and i64 %440, -16
  %442 = add i64 %438, %441
  store i64 %442, ptr %437, align 8, !tbaa !150
  %443 = getelementptr inbounds %struct.copy, ptr %86, i64 0, i32 2
  %444 = load i64, ptr %443, align 8, !tbaa !162
  %445 = inttoptr i64 %444 to ptr
  %446 = load i64, ptr %47, align 8, !tbaa !164
  %447 = getelementptr inbounds i8, ptr %445, i64 %446
  %448 = call ptr @memcpy(ptr noundef %439, ptr noundef %447, i64 noundef %410) #9
  %449 = load ptr, ptr %0, align 8, !tbaa !71
  %450 = getelementptr inbounds %struct.device, ptr %449, i64 0, i32 3
  %451 = load ptr, ptr %450, align 8, !tbaa !163
  %452 = getelementptr inbounds %struct.copy, ptr %86, i64 0, i32 1
  %453 = load i64, ptr %452, align 8, !tbaa !161
  %454 = load i64, ptr %47, align 8, !tbaa !164
  %455 = add i64 %454, %453
  %456 = load ptr, ptr %33, align 8, !tbaa !72
  %457 = call i32 %451(i64 noundef %455, ptr noundef %439, i64 noundef %410, ptr noundef %456) #9
  br label %781

458:                                              ; preds = %90
  %459 = getelementptr inbounds %struct.copy, ptr %86, i64 0, i32 3
  %460 = load i64, ptr %459, align 8, !tbaa !143
  %461 = load i64, ptr %47, align 8, !tbaa !164
  %462 = sub i64 %460, %461
  %463 = icmp ugt i64 %462, 262143
  br i1 %463, label %464, label %513

464:                                              ; preds = %458
  %465 = getelementptr inbounds %struct.copy, ptr %86, i64 0, i32 2
  %466 = getelementptr inbounds %struct.copy, ptr %86, i64 0, i32 1
  br label %467

467:                                              ; preds = %502, %464
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %12) #10
  %468 = load atomic i32, ptr %48 seq_cst, align 8
  %469 = icmp eq i32 %468, 0
  br i1 %469, label %470, label %500

470:                                              ; preds = %467
  %471 = load atomic i32, ptr %49 seq_cst, align 4
  %472 = icmp eq i32 %471, 0
  br i1 %472, label %473, label %500

473:                                              ; preds = %470
  %474 = load atomic i32, ptr %50 seq_cst, align 8
  %475 = icmp eq i32 %474, 0
  br i1 %475, label %476, label %500

476:                                              ; preds = %473
  %477 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %12) #11
  %478 = icmp eq i32 %477, 0
  br i1 %478, label %479, label %500

479:                                              ; preds = %476
  %480 = load ptr, ptr %12, align 8, !tbaa !15
  %481 = getelementptr inbounds %struct.slot, ptr %480, i64 0, i32 1
  %482 = load ptr, ptr %481, align 8, !tbaa !13
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %11)
  %483 = load ptr, ptr %0, align 8, !tbaa !71
  %484 = getelementptr inbounds %struct.device, ptr %483, i64 0, i32 4
  %485 = load ptr, ptr %484, align 8, !tbaa !154
  %486 = load i64, ptr %465, align 8, !tbaa !162
  %487 = load i64, ptr %47, align 8, !tbaa !164
  %488 = add i64 %487, %486
  %489 = load ptr, ptr %33, align 8, !tbaa !72
  %490 = call i32 %485(ptr noundef %482, i64 noundef %488, i64 noundef 262144, ptr noundef %489) #9
  %491 = icmp eq i32 %490, 0
  br i1 %491, label %492, label %502

492:                                              ; preds = %479
  %493 = load i64, ptr %466, align 8, !tbaa !161
  %494 = inttoptr i64 %493 to ptr
  %495 = load i64, ptr %47, align 8, !tbaa !164
  %496 = getelementptr inbounds i8, ptr %494, i64 %495
  store ptr %496, ptr %11, align 8, !tbaa !155
  store ptr %482, ptr %51, align 8, !tbaa !157
  store i64 262144, ptr %52, align 8, !tbaa !158
  store i64 %87, ptr %53, align 8, !tbaa !159
  %497 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull byval(%struct.arrival) align 8 %11) #11
  %498 = load i64, ptr %47, align 8, !tbaa !164
  %499 = add i64 %498, 262144
  store i64 %499, ptr %47, align 8, !tbaa !164
  br label %502

500:                                              ; preds = %476, %473, %470, %467
  %501 = phi i32 [ %477, %476 ], [ -2, %473 ], [ -2, %470 ], [ -2, %467 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %12) #10
  br label %781

502:                                              ; preds = %492, %479
  %503 = phi i32 [ %497, %492 ], [ %490, %479 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %11)
  %504 = call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %480) #11
  %505 = icmp eq i32 %503, 0
  %506 = select i1 %505, i32 %504, i32 %503
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %12) #10
  %507 = load i64, ptr %459, align 8, !tbaa !143
  %508 = load i64, ptr %47, align 8, !tbaa !164
  %509 = sub i64 %507, %508
  %510 = icmp ugt i64 %509, 262143
  %511 = icmp eq i32 %506, 0
  %512 = select i1 %510, i1 %511, i1 false
  br i1 %512, label %467, label %513, !llvm.loop !177

513:                                              ; preds = %502, %458
  %514 = phi i32 [ 0, %458 ], [ %506, %502 ]
  %515 = phi i64 [ %460, %458 ], [ %507, %502 ]
  %516 = phi i64 [ %461, %458 ], [ %508, %502 ]
  %517 = phi i64 [ %462, %458 ], [ %509, %502 ]
  %518 = phi i1 [ true, %458 ], [ %511, %502 ]
  %519 = icmp ne i64 %515, %516
  %520 = select i1 %518, i1 %519, i1 false
  br i1 %520, label %521, label %781

521:                                              ; preds = %513
  %522 = load ptr, ptr %54, align 8, !tbaa !149
  %523 = icmp eq ptr %522, null
  br i1 %523, label %535, label %524

524:                                              ; preds = %521
  %525 = getelementptr inbounds %struct.slot, ptr %522, i64 0, i32 2
  %526 = load i64, ptr %525, align 8, !tbaa !150
  %527 = add i64 %526, %517
  %528 = icmp ugt i64 %527, 262144
  br i1 %528, label %529, label %540

529:                                              ; preds = %524
  store ptr null, ptr %54, align 8, !tbaa !149
  %530 = call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %522) #11
  %531 = icmp eq i32 %530, 0
  br i1 %531, label %532, label %781

532:                                              ; preds = %529
  %533 = load ptr, ptr %54, align 8, !tbaa !149
  %534 = icmp eq ptr %533, null
  br i1 %534, label %535, label %540

535:                                              ; preds = %532, %521
  %536 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %54) #11
  %537 = icmp eq i32 %536, 0
  br i1 %537, label %538, label %781

538:                                              ; preds = %535
  %539 = load ptr, ptr %54, align 8, !tbaa !149
  br label %540

540:                                              ; preds = %538, %532, %524
  %541 = phi ptr [ %539, %538 ], [ %533, %532 ], [ %522, %524 ]
  %542 = getelementptr inbounds %struct.slot, ptr %541, i64 0, i32 1
  %543 = load ptr, ptr %542, align 8, !tbaa !13
  %544 = getelementptr inbounds %struct.slot, ptr %541, i64 0, i32 2
  %545 = load i64, ptr %544, align 8, !tbaa !150
  %546 = getelementptr inbounds i8, ptr %543, i64 %545
  %547 = add i64 %517, 15
  %548 = and i64 %547, -16
  %549 = add i64 %545, %548
  store i64 %549, ptr %544, align 8, !tbaa !150
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %10)
  %550 = load ptr, ptr %0, align 8, !tbaa !71
  %551 = getelementptr inbounds %struct.device, ptr %550, i64 0, i32 4
  %552 = load ptr, ptr %551, align 8, !tbaa !154
  %553 = getelementptr inbounds %struct.copy, ptr %86, i64 0, i32 2
  %554 = load i64, ptr %553, align 8, !tbaa !162
  %555 = load i64, ptr %47, align 8, !tbaa !164
  %556 = add i64 %555, %554
  %557 = load ptr, ptr %33, align 8, !tbaa !72
  %558 = call i32 %552(ptr noundef %546, i64 noundef %556, i64 noundef %517, ptr noundef %557) #9
  %559 = icmp eq i32 %558, 0
  br i1 %559, label %560, label %569

560:                                              ; preds = %540
  %561 = getelementptr inbounds %struct.copy, ptr %86, i64 0, i32 1
  %562 = load i64, ptr %561, align 8, !tbaa !161
  %563 = inttoptr i64 %562 to ptr
  %564 = load i64, ptr %47, align 8, !tbaa !164
  %565 = getelementptr inbounds i8, ptr %563, i64 %564
  store ptr %565, ptr %10, align 8, !tbaa !155
  store ptr %546, ptr %55, align 8, !tbaa !157
  store i64 %517, ptr %56, align 8, !tbaa !158
  store i64 %87, ptr %57, align 8, !tbaa !159
  %566 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull byval(%struct.arrival) align 8 %10) #11
  %567 = load i64, ptr %47, align 8, !tbaa !164
  %568 = add i64 %567, %517
  store i64 %568, ptr %47, align 8, !tbaa !164
  br label %569

569:                                              ; preds = %560, %540
  %570 = phi i32 [ %566, %560 ], [ %558, %540 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %10)
  br label %781

571:                                              ; preds = %90
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #10
  %572 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 10
  %573 = load ptr, ptr %572, align 8, !tbaa !178
  %574 = getelementptr inbounds %struct.copy, ptr %86, i64 0, i32 3
  %575 = load i64, ptr %574, align 8, !tbaa !143
  %576 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 32
  %577 = load ptr, ptr %576, align 8, !tbaa !179
  %578 = load ptr, ptr %33, align 8, !tbaa !72
  %579 = call i32 %573(ptr noundef nonnull %9, i64 noundef %575, ptr noundef %577, ptr noundef %578) #9
  switch i32 %579, label %608 [
    i32 2, label %580
    i32 0, label %581
  ]

580:                                              ; preds = %571
  call fastcc void @add_failure(ptr noundef nonnull %31, i64 noundef %87, i64 noundef 2, ptr noundef null) #12
  br label %608

581:                                              ; preds = %571
  %582 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 5
  %583 = load ptr, ptr %582, align 8, !tbaa !160
  %584 = load i64, ptr %9, align 8, !tbaa !11
  %585 = getelementptr inbounds %struct.copy, ptr %86, i64 0, i32 2
  %586 = load i64, ptr %585, align 8, !tbaa !162
  %587 = load i64, ptr %574, align 8, !tbaa !143
  %588 = load ptr, ptr %33, align 8, !tbaa !72
  %589 = call i32 %583(i64 noundef %584, i64 noundef %586, i64 noundef %587, ptr noundef %588) #9
  %590 = icmp eq i32 %589, 0
  br i1 %590, label %591, label %599

591:                                              ; preds = %581
  %592 = load ptr, ptr %582, align 8, !tbaa !160
  %593 = getelementptr inbounds %struct.copy, ptr %86, i64 0, i32 1
  %594 = load i64, ptr %593, align 8, !tbaa !161
  %595 = load i64, ptr %9, align 8, !tbaa !11
  %596 = load i64, ptr %574, align 8, !tbaa !143
  %597 = load ptr, ptr %33, align 8, !tbaa !72
  %598 = call i32 %592(i64 noundef %594, i64 noundef %595, i64 noundef %596, ptr noundef %597) #9
  br label %599

599:                                              ; preds = %591, %581
  %600 = phi i32 [ %589, %581 ], [ %598, %591 ]
  %601 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 11
  %602 = load ptr, ptr %601, align 8, !tbaa !180
  %603 = load i64, ptr %9, align 8, !tbaa !11
  %604 = load ptr, ptr %33, align 8, !tbaa !72
  %605 = call i32 %602(i64 noundef %603, ptr noundef %604) #9
  %606 = icmp eq i32 %600, 0
  %607 = select i1 %606, i32 %605, i32 %600
  br label %608

608:                                              ; preds = %599, %580, %571
  %609 = phi i32 [ 0, %580 ], [ %607, %599 ], [ %579, %571 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #10
  br label %781

610:                                              ; preds = %90
  %611 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 6
  %612 = load ptr, ptr %611, align 8, !tbaa !181
  %613 = getelementptr inbounds %struct.peer_copy, ptr %86, i64 0, i32 1
  %614 = load i64, ptr %613, align 8, !tbaa !182
  %615 = getelementptr inbounds %struct.peer_copy, ptr %86, i64 0, i32 2
  %616 = load ptr, ptr %615, align 8, !tbaa !184
  %617 = getelementptr inbounds %struct.peer_copy, ptr %86, i64 0, i32 3
  %618 = load i64, ptr %617, align 8, !tbaa !185
  %619 = getelementptr inbounds %struct.peer_copy, ptr %86, i64 0, i32 4
  %620 = load ptr, ptr %619, align 8, !tbaa !186
  %621 = getelementptr inbounds %struct.peer_copy, ptr %86, i64 0, i32 5
  %622 = load i64, ptr %621, align 8, !tbaa !187
  %623 = load ptr, ptr %33, align 8, !tbaa !72
  %624 = call i32 %612(i64 noundef %614, ptr noundef %616, i64 noundef %618, ptr noundef %620, i64 noundef %622, ptr noundef %623) #9
  br label %781

625:                                              ; preds = %90
  %626 = getelementptr inbounds %struct.fill, ptr %86, i64 0, i32 3
  %627 = load i32, ptr %626, align 8, !tbaa !188
  switch i32 %627, label %652 [
    i32 1, label %628
    i32 2, label %640
  ]

628:                                              ; preds = %625
  %629 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 7
  %630 = load ptr, ptr %629, align 8, !tbaa !151
  %631 = getelementptr inbounds %struct.fill, ptr %86, i64 0, i32 1
  %632 = load i64, ptr %631, align 8, !tbaa !190
  %633 = getelementptr inbounds %struct.fill, ptr %86, i64 0, i32 4
  %634 = load i32, ptr %633, align 4, !tbaa !191
  %635 = trunc i32 %634 to i8
  %636 = getelementptr inbounds %struct.fill, ptr %86, i64 0, i32 2
  %637 = load i64, ptr %636, align 8, !tbaa !192
  %638 = load ptr, ptr %33, align 8, !tbaa !72
  %639 = call i32 %630(i64 noundef %632, i8 noundef zeroext %635, i64 noundef %637, ptr noundef %638) #9
  br label %781

640:                                              ; preds = %625
  %641 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 8
  %642 = load ptr, ptr %641, align 8, !tbaa !193
  %643 = getelementptr inbounds %struct.fill, ptr %86, i64 0, i32 1
  %644 = load i64, ptr %643, align 8, !tbaa !190
  %645 = getelementptr inbounds %struct.fill, ptr %86, i64 0, i32 4
  %646 = load i32, ptr %645, align 4, !tbaa !191
  %647 = trunc i32 %646 to i16
  %648 = getelementptr inbounds %struct.fill, ptr %86, i64 0, i32 2
  %649 = load i64, ptr %648, align 8, !tbaa !192
  %650 = load ptr, ptr %33, align 8, !tbaa !72
  %651 = call i32 %642(i64 noundef %644, i16 noundef zeroext %647, i64 noundef %649, ptr noundef %650) #9
  br label %781

652:                                              ; preds = %625
  %653 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 9
  %654 = load ptr, ptr %653, align 8, !tbaa !194
  %655 = getelementptr inbounds %struct.fill, ptr %86, i64 0, i32 1
  %656 = load i64, ptr %655, align 8, !tbaa !190
  %657 = getelementptr inbounds %struct.fill, ptr %86, i64 0, i32 4
  %658 = load i32, ptr %657, align 4, !tbaa !191
  %659 = getelementptr inbounds %struct.fill, ptr %86, i64 0, i32 2
  %660 = load i64, ptr %659, align 8, !tbaa !192
  %661 = load ptr, ptr %33, align 8, !tbaa !72
  %662 = call i32 %654(i64 noundef %656, i32 noundef %658, i64 noundef %660, ptr noundef %661) #9
  br label %781

663:                                              ; preds = %90
  %664 = getelementptr inbounds %struct.command, ptr %86, i64 0, i32 2
  %665 = load i32, ptr %664, align 4, !tbaa !34
  %666 = zext i32 %665 to i64
  %667 = getelementptr inbounds i8, ptr %86, i64 %666
  %668 = getelementptr inbounds %struct.execute, ptr %86, i64 0, i32 1
  %669 = load ptr, ptr %668, align 8, !tbaa !15
  %670 = getelementptr inbounds %struct.execute, ptr %86, i64 0, i32 2
  %671 = icmp ult ptr %670, %667
  br i1 %671, label %672, label %745

672:                                              ; preds = %663
  %673 = getelementptr inbounds %struct.graph, ptr %669, i64 0, i32 1
  br label %674

674:                                              ; preds = %734, %672
  %675 = phi ptr [ %670, %672 ], [ %739, %734 ]
  %676 = phi i64 [ 0, %672 ], [ %735, %734 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #10
  %677 = getelementptr inbounds %struct.launch, ptr %675, i64 0, i32 2
  %678 = load i64, ptr %677, align 8, !tbaa !11
  store i64 %678, ptr %5, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #10
  store i64 0, ptr %6, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #10
  store ptr %5, ptr %7, align 16, !tbaa !15
  store ptr %6, ptr %34, align 8, !tbaa !15
  %679 = getelementptr inbounds %struct.launch, ptr %675, i64 0, i32 4
  store ptr %679, ptr %35, align 16, !tbaa !15
  %680 = getelementptr inbounds %struct.launch, ptr %675, i64 0, i32 1
  %681 = load ptr, ptr %680, align 8, !tbaa !15
  %682 = load i64, ptr %681, align 8, !tbaa !11
  %683 = icmp eq i64 %682, 0
  br i1 %683, label %734, label %684

684:                                              ; preds = %674, %728
  %685 = phi ptr [ %731, %728 ], [ %681, %674 ]
  %686 = phi i64 [ %730, %728 ], [ 0, %674 ]
  %687 = phi i64 [ %729, %728 ], [ %676, %674 ]
  %688 = getelementptr inbounds %struct.kernel, ptr %685, i64 0, i32 3, i64 %686
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %8) #10
  %689 = load ptr, ptr %688, align 8, !tbaa !41
  store ptr %689, ptr %8, align 8, !tbaa !43
  %690 = getelementptr inbounds %struct.kernel, ptr %685, i64 0, i32 3, i64 %686, i32 1
  %691 = load ptr, ptr %690, align 8, !tbaa !45
  %692 = icmp eq ptr %691, null
  br i1 %692, label %693, label %696

693:                                              ; preds = %684
  %694 = getelementptr inbounds %struct.kernel, ptr %685, i64 0, i32 3, i64 %686, i32 2
  %695 = load i32, ptr %694, align 8, !tbaa !46
  br label %714

696:                                              ; preds = %684
  %697 = call i64 %691(ptr noundef nonnull %679) #9
  %698 = icmp sgt i64 %697, 0
  br i1 %698, label %699, label %706

699:                                              ; preds = %696
  %700 = getelementptr inbounds %struct.kernel, ptr %685, i64 0, i32 3, i64 %686, i32 3
  %701 = load i32, ptr %700, align 4, !tbaa !47
  %702 = zext i32 %701 to i64
  %703 = add nsw i64 %697, -1
  %704 = add nuw i64 %703, %702
  %705 = udiv i64 %704, %702
  br label %706

706:                                              ; preds = %699, %696
  %707 = phi i64 [ %705, %699 ], [ 1, %696 ]
  %708 = getelementptr inbounds %struct.kernel, ptr %685, i64 0, i32 3, i64 %686, i32 2
  %709 = load i32, ptr %708, align 8, !tbaa !46
  %710 = zext i32 %709 to i64
  %711 = icmp ult i64 %707, %710
  %712 = trunc i64 %707 to i32
  %713 = select i1 %711, i32 %712, i32 %709
  br label %714

714:                                              ; preds = %706, %693
  %715 = phi i32 [ %713, %706 ], [ %695, %693 ]
  store i32 %715, ptr %36, align 8, !tbaa !48
  store i32 1, ptr %37, align 4, !tbaa !49
  store i32 1, ptr %38, align 8, !tbaa !50
  %716 = getelementptr inbounds %struct.kernel, ptr %685, i64 0, i32 3, i64 %686, i32 3
  %717 = load i32, ptr %716, align 4, !tbaa !47
  store i32 %717, ptr %39, align 4, !tbaa !51
  store i32 1, ptr %40, align 8, !tbaa !52
  store i32 1, ptr %41, align 4, !tbaa !53
  %718 = getelementptr inbounds %struct.kernel, ptr %685, i64 0, i32 3, i64 %686, i32 4
  %719 = load i32, ptr %718, align 8, !tbaa !54
  store i32 %719, ptr %42, align 8, !tbaa !55
  store ptr %7, ptr %43, align 8, !tbaa !56
  store ptr null, ptr %44, align 8, !tbaa !57
  store ptr null, ptr %45, align 8, !tbaa !58
  store ptr null, ptr %46, align 8, !tbaa !59
  %720 = load ptr, ptr %669, align 8, !tbaa !15
  %721 = getelementptr inbounds %struct.device, ptr %720, i64 0, i32 27
  %722 = load ptr, ptr %721, align 8, !tbaa !195
  %723 = load ptr, ptr %673, align 8, !tbaa !15
  %724 = getelementptr inbounds %struct.graph, ptr %669, i64 0, i32 4, i64 %687
  %725 = load ptr, ptr %724, align 8, !tbaa !15
  %726 = call i32 %722(ptr noundef %723, ptr noundef %725, ptr noundef nonnull %8) #9
  %727 = icmp eq i32 %726, 0
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %8) #10
  br i1 %727, label %728, label %741

728:                                              ; preds = %714
  %729 = add i64 %687, 1
  %730 = add nuw i64 %686, 1
  %731 = load ptr, ptr %680, align 8, !tbaa !15
  %732 = load i64, ptr %731, align 8, !tbaa !11
  %733 = icmp ult i64 %730, %732
  br i1 %733, label %684, label %734, !llvm.loop !61

734:                                              ; preds = %728, %674
  %735 = phi i64 [ %676, %674 ], [ %729, %728 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #10
  %736 = getelementptr inbounds %struct.command, ptr %675, i64 0, i32 2
  %737 = load i32, ptr %736, align 4, !tbaa !34
  %738 = zext i32 %737 to i64
  %739 = getelementptr inbounds i8, ptr %675, i64 %738
  %740 = icmp ult ptr %739, %667
  br i1 %740, label %674, label %742, !llvm.loop !62

741:                                              ; preds = %714
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #10
  br label %781

742:                                              ; preds = %734
  %743 = load ptr, ptr %668, align 8, !tbaa !15
  %744 = load ptr, ptr %0, align 8, !tbaa !71
  br label %745

745:                                              ; preds = %742, %663
  %746 = phi ptr [ %744, %742 ], [ %91, %663 ]
  %747 = phi ptr [ %743, %742 ], [ %669, %663 ]
  %748 = getelementptr inbounds %struct.device, ptr %746, i64 0, i32 28
  %749 = load ptr, ptr %748, align 8, !tbaa !196
  %750 = getelementptr inbounds %struct.graph, ptr %747, i64 0, i32 1
  %751 = load ptr, ptr %750, align 8, !tbaa !15
  %752 = load ptr, ptr %33, align 8, !tbaa !72
  %753 = call i32 %749(ptr noundef %751, ptr noundef %752) #9
  br label %781

754:                                              ; preds = %90
  %755 = getelementptr inbounds %struct.wait, ptr %86, i64 0, i32 1
  %756 = load ptr, ptr %755, align 8, !tbaa !118
  %757 = load ptr, ptr %33, align 8, !tbaa !72
  %758 = getelementptr inbounds %struct.wait, ptr %86, i64 0, i32 2
  %759 = load i64, ptr %758, align 8, !tbaa !119
  %760 = call fastcc i32 @wait_for(ptr noundef %756, ptr noundef %757, i64 noundef %759) #11
  br label %781

761:                                              ; preds = %90
  %762 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 20
  %763 = load ptr, ptr %762, align 8, !tbaa !197
  %764 = load ptr, ptr %33, align 8, !tbaa !72
  %765 = getelementptr inbounds %struct.wait_event, ptr %86, i64 0, i32 1
  %766 = load ptr, ptr %765, align 8, !tbaa !198
  %767 = call i32 %763(ptr noundef %764, ptr noundef %766, i32 noundef 0) #9
  br label %781

768:                                              ; preds = %90
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %4) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %32, i8 0, i64 136, i1 false)
  %769 = getelementptr inbounds %struct.wait_semaphore, ptr %86, i64 0, i32 2
  %770 = load i64, ptr %769, align 8, !tbaa !200
  store i64 %770, ptr %4, align 8, !tbaa !202
  %771 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 22
  %772 = load ptr, ptr %771, align 8, !tbaa !205
  %773 = getelementptr inbounds %struct.wait_semaphore, ptr %86, i64 0, i32 1
  %774 = load ptr, ptr %33, align 8, !tbaa !72
  %775 = call i32 %772(ptr noundef nonnull %773, ptr noundef nonnull %4, i32 noundef 1, ptr noundef %774) #9
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %4) #10
  br label %781

776:                                              ; preds = %84
  %777 = getelementptr inbounds %struct.command, ptr %86, i64 0, i32 1
  %778 = load i16, ptr %777, align 2, !tbaa !141
  %779 = icmp eq i16 %778, 0
  br i1 %779, label %781, label %780

780:                                              ; preds = %776
  call fastcc void @add_failure(ptr noundef nonnull %31, i64 noundef %87, i64 noundef 2, ptr noundef null) #12
  br label %781

781:                                              ; preds = %287, %284, %281, %780, %776, %768, %761, %754, %745, %741, %652, %640, %628, %610, %608, %569, %535, %529, %513, %500, %433, %428, %422, %406, %296, %260, %248, %237, %235, %90
  %782 = phi i32 [ 0, %780 ], [ 0, %776 ], [ %775, %768 ], [ %767, %761 ], [ %760, %754 ], [ %624, %610 ], [ %609, %608 ], [ %271, %260 ], [ %259, %248 ], [ %247, %237 ], [ %236, %235 ], [ 0, %90 ], [ %407, %406 ], [ %457, %433 ], [ %423, %422 ], [ %429, %428 ], [ %294, %296 ], [ %514, %513 ], [ %501, %500 ], [ %570, %569 ], [ %530, %529 ], [ %536, %535 ], [ %662, %652 ], [ %651, %640 ], [ %639, %628 ], [ %753, %745 ], [ %726, %741 ], [ -2, %281 ], [ -2, %284 ], [ -2, %287 ]
  %783 = load ptr, ptr %75, align 8, !tbaa !140
  %784 = icmp eq ptr %783, null
  br i1 %784, label %833, label %785

785:                                              ; preds = %781
  %786 = getelementptr inbounds %struct.command, ptr %86, i64 0, i32 1
  %787 = load i16, ptr %786, align 2, !tbaa !141
  %788 = icmp eq i16 %787, 0
  %789 = icmp ne i32 %782, 0
  %790 = select i1 %788, i1 true, i1 %789
  br i1 %790, label %833, label %791

791:                                              ; preds = %785
  %792 = load i32, ptr %76, align 4, !tbaa !206
  %793 = load i32, ptr %78, align 8, !tbaa !207
  %794 = icmp ugt i32 %792, %793
  br i1 %794, label %821, label %795

795:                                              ; preds = %791
  %796 = icmp eq i32 %792, 0
  %797 = shl i32 %792, 1
  %798 = select i1 %796, i32 8, i32 %797
  %799 = load ptr, ptr %77, align 8, !tbaa !15
  %800 = zext i32 %798 to i64
  %801 = shl nuw nsw i64 %800, 3
  %802 = call ptr @realloc(ptr noundef %799, i64 noundef %801) #9
  %803 = icmp eq ptr %802, null
  br i1 %803, label %857, label %804

804:                                              ; preds = %795
  store ptr %802, ptr %77, align 8, !tbaa !15
  %805 = load i32, ptr %76, align 4, !tbaa !206
  %806 = icmp ult i32 %805, %798
  br i1 %806, label %807, label %821

807:                                              ; preds = %804, %817
  %808 = phi i32 [ %819, %817 ], [ %805, %804 ]
  %809 = load ptr, ptr %0, align 8, !tbaa !71
  %810 = getelementptr inbounds %struct.device, ptr %809, i64 0, i32 14
  %811 = load ptr, ptr %810, align 8, !tbaa !17
  %812 = load ptr, ptr %77, align 8, !tbaa !208
  %813 = zext i32 %808 to i64
  %814 = getelementptr inbounds ptr, ptr %812, i64 %813
  %815 = call i32 %811(ptr noundef %814, i32 noundef 0) #9
  %816 = icmp eq i32 %815, 0
  br i1 %816, label %817, label %857

817:                                              ; preds = %807
  %818 = load i32, ptr %76, align 4, !tbaa !206
  %819 = add i32 %818, 1
  store i32 %819, ptr %76, align 4, !tbaa !206
  %820 = icmp ult i32 %819, %798
  br i1 %820, label %807, label %821, !llvm.loop !209

821:                                              ; preds = %817, %804, %791
  %822 = load ptr, ptr %0, align 8, !tbaa !71
  %823 = getelementptr inbounds %struct.device, ptr %822, i64 0, i32 16
  %824 = load ptr, ptr %823, align 8, !tbaa !210
  %825 = load ptr, ptr %77, align 8, !tbaa !208
  %826 = load i32, ptr %78, align 8, !tbaa !207
  %827 = add i32 %826, 1
  store i32 %827, ptr %78, align 8, !tbaa !207
  %828 = zext i32 %826 to i64
  %829 = getelementptr inbounds ptr, ptr %825, i64 %828
  %830 = load ptr, ptr %829, align 8, !tbaa !15
  %831 = load ptr, ptr %33, align 8, !tbaa !72
  %832 = call i32 %824(ptr noundef %830, ptr noundef %831) #9
  br label %833

833:                                              ; preds = %821, %785, %781
  %834 = phi i32 [ %782, %785 ], [ %782, %781 ], [ %832, %821 ]
  %835 = icmp eq i32 %834, 0
  br i1 %835, label %836, label %857

836:                                              ; preds = %833
  %837 = getelementptr inbounds %struct.command, ptr %86, i64 0, i32 2
  %838 = load i32, ptr %837, align 4, !tbaa !34
  %839 = load ptr, ptr %27, align 8, !tbaa !138
  %840 = zext i32 %838 to i64
  %841 = getelementptr inbounds i8, ptr %839, i64 %840
  store ptr %841, ptr %27, align 8, !tbaa !138
  store i64 0, ptr %47, align 8, !tbaa !164
  %842 = getelementptr inbounds %struct.command, ptr %86, i64 0, i32 1
  %843 = load i16, ptr %842, align 2, !tbaa !141
  %844 = zext i16 %843 to i64
  %845 = load i64, ptr %29, align 8, !tbaa !139
  %846 = add i64 %845, %844
  store i64 %846, ptr %29, align 8, !tbaa !139
  %847 = load ptr, ptr %28, align 8, !tbaa !115
  %848 = icmp ult ptr %841, %847
  br i1 %848, label %84, label %849

849:                                              ; preds = %836, %26
  %850 = load ptr, ptr %0, align 8, !tbaa !71
  %851 = getelementptr inbounds %struct.device, ptr %850, i64 0, i32 16
  %852 = load ptr, ptr %851, align 8, !tbaa !210
  %853 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 12
  %854 = load ptr, ptr %853, align 8, !tbaa !101
  %855 = load ptr, ptr %33, align 8, !tbaa !72
  %856 = call i32 %852(ptr noundef %854, ptr noundef %855) #9
  br label %857

857:                                              ; preds = %795, %833, %807, %849
  %858 = phi i32 [ %856, %849 ], [ %815, %807 ], [ %834, %833 ], [ 2, %795 ]
  %859 = load ptr, ptr %0, align 8, !tbaa !71
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #10
  %860 = getelementptr inbounds %struct.device, ptr %859, i64 0, i32 1
  %861 = load ptr, ptr %860, align 8, !tbaa !28
  %862 = call i32 %861(ptr noundef nonnull %3) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #10
  br label %863

863:                                              ; preds = %857, %2
  %864 = phi i32 [ %24, %2 ], [ %858, %857 ]
  %865 = add i32 %864, 2
  %866 = icmp ult i32 %865, 3
  br i1 %866, label %867, label %880

867:                                              ; preds = %863
  %868 = icmp ugt i32 %864, -3
  %869 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %870 = call i32 @pthread_mutex_lock(ptr noundef nonnull %869) #9
  store ptr null, ptr %1, align 8, !tbaa !109
  br i1 %868, label %871, label %902

871:                                              ; preds = %867
  %872 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %873 = load ptr, ptr %872, align 8, !tbaa !106
  store ptr %873, ptr %1, align 8, !tbaa !109
  %874 = icmp eq ptr %873, null
  br i1 %874, label %875, label %877

875:                                              ; preds = %871
  %876 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  store ptr %1, ptr %876, align 8, !tbaa !75
  br label %877

877:                                              ; preds = %871, %875
  store ptr %1, ptr %872, align 8, !tbaa !106
  %878 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %879 = call i32 @pthread_cond_signal(ptr noundef nonnull %878) #9
  br label %924

880:                                              ; preds = %863
  %881 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %882 = cmpxchg ptr %881, i32 0, i32 %864 seq_cst seq_cst, align 4
  %883 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %884 = call i32 @pthread_mutex_lock(ptr noundef nonnull %883) #9
  %885 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %886 = call i32 @pthread_cond_signal(ptr noundef nonnull %885) #9
  %887 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %888 = call i32 @pthread_cond_signal(ptr noundef nonnull %887) #9
  %889 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %890 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %889) #9
  %891 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %883) #9
  %892 = load ptr, ptr %0, align 8, !tbaa !71
  %893 = getelementptr inbounds %struct.device, ptr %892, i64 0, i32 36
  %894 = load ptr, ptr %893, align 8, !tbaa !27
  %895 = call i32 @pthread_mutex_lock(ptr noundef %894) #9
  %896 = getelementptr inbounds %struct.ring, ptr %894, i64 0, i32 1
  %897 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %896) #9
  %898 = call i32 @pthread_mutex_unlock(ptr noundef %894) #9
  %899 = call i32 @pthread_mutex_lock(ptr noundef nonnull %883) #9
  %900 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %901 = load ptr, ptr %900, align 8, !tbaa !211
  store ptr %901, ptr %1, align 8, !tbaa !109
  store ptr %1, ptr %900, align 8, !tbaa !211
  br label %924

902:                                              ; preds = %867
  %903 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %904 = load ptr, ptr %903, align 8, !tbaa !74
  store ptr %1, ptr %904, align 8, !tbaa !15
  store ptr %1, ptr %903, align 8, !tbaa !74
  %905 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 8
  %906 = load i64, ptr %905, align 8, !tbaa !103
  %907 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %908 = load i64, ptr %907, align 8, !tbaa !104
  %909 = add i64 %908, %906
  store i64 %909, ptr %907, align 8, !tbaa !104
  %910 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 10
  %911 = load i64, ptr %910, align 8, !tbaa !105
  %912 = icmp ugt i64 %911, 65536
  %913 = zext i1 %912 to i32
  %914 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %915 = load i32, ptr %914, align 4, !tbaa !87
  %916 = add i32 %915, %913
  store i32 %916, ptr %914, align 4, !tbaa !87
  %917 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 18
  store i32 1, ptr %917, align 4, !tbaa !82
  %918 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 2
  %919 = load i64, ptr %918, align 8, !tbaa !212
  %920 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 11
  store i64 %919, ptr %920, align 8, !tbaa !100
  %921 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %922 = load i64, ptr %921, align 8, !tbaa !89
  %923 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store i64 %922, ptr %923, align 8, !tbaa !66
  br label %924

924:                                              ; preds = %880, %902, %877
  %925 = phi ptr [ %883, %880 ], [ %869, %902 ], [ %869, %877 ]
  %926 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  store i32 0, ptr %926, align 8, !tbaa !110
  %927 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %928 = load ptr, ptr %927, align 8, !tbaa !106
  %929 = icmp eq ptr %928, null
  br i1 %929, label %933, label %930

930:                                              ; preds = %924
  %931 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %932 = call i32 @pthread_cond_signal(ptr noundef nonnull %931) #9
  br label %933

933:                                              ; preds = %930, %924
  %934 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %935 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %934) #9
  %936 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %937 = load atomic i64, ptr %936 seq_cst, align 8
  %938 = icmp eq i64 %937, 0
  br i1 %938, label %939, label %951

939:                                              ; preds = %933
  %940 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %941 = load i32, ptr %940, align 4, !tbaa !85
  %942 = icmp eq i32 %941, 0
  br i1 %942, label %943, label %951

943:                                              ; preds = %939
  %944 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %945 = load i32, ptr %944, align 4, !tbaa !86
  %946 = icmp eq i32 %945, 0
  br i1 %946, label %947, label %951

947:                                              ; preds = %943
  %948 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %949 = load i32, ptr %948, align 4, !tbaa !87
  %950 = icmp eq i32 %949, 0
  br i1 %950, label %958, label %951

951:                                              ; preds = %947, %943, %939, %933
  %952 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %953 = load i32, ptr %952, align 8, !tbaa !88
  %954 = icmp eq i32 %953, 0
  br i1 %954, label %958, label %955

955:                                              ; preds = %951
  %956 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %957 = call i32 @pthread_cond_signal(ptr noundef nonnull %956) #9
  br label %958

958:                                              ; preds = %955, %951, %947
  %959 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %925) #9
  ret i32 %864
}

; Function Attrs: nounwind
define dso_local i64 @queue_completed(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #9
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #10
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %7 = load i64, ptr %6, align 8, !tbaa !78
  store i64 %7, ptr %3, align 8, !tbaa !11
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %9 = load ptr, ptr %8, align 8, !tbaa !148
  %10 = icmp eq ptr %9, null
  %11 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #9
  br i1 %10, label %48, label %12

12:                                               ; preds = %1
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %14 = load atomic i32, ptr %13 seq_cst, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %48

16:                                               ; preds = %12
  %17 = load ptr, ptr %0, align 8, !tbaa !71
  %18 = load ptr, ptr %17, align 8, !tbaa !3
  %19 = getelementptr inbounds %struct.device, ptr %17, i64 0, i32 31
  %20 = load ptr, ptr %19, align 8, !tbaa !10
  %21 = tail call i32 %18(ptr noundef %20) #9
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %30

23:                                               ; preds = %16
  %24 = call fastcc i32 @harvest(ptr noundef nonnull %0, ptr noundef nonnull %3) #11
  %25 = load ptr, ptr %0, align 8, !tbaa !71
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #10
  %26 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 1
  %27 = load ptr, ptr %26, align 8, !tbaa !28
  %28 = call i32 %27(ptr noundef nonnull %2) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #10
  %29 = icmp eq i32 %24, 0
  br i1 %29, label %48, label %30

30:                                               ; preds = %16, %23
  %31 = phi i32 [ %24, %23 ], [ %21, %16 ]
  %32 = cmpxchg ptr %13, i32 0, i32 %31 seq_cst seq_cst, align 4
  %33 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #9
  %34 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %35 = call i32 @pthread_cond_signal(ptr noundef nonnull %34) #9
  %36 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %37 = call i32 @pthread_cond_signal(ptr noundef nonnull %36) #9
  %38 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %39 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %38) #9
  %40 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #9
  %41 = load ptr, ptr %0, align 8, !tbaa !71
  %42 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 36
  %43 = load ptr, ptr %42, align 8, !tbaa !27
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
  %4 = load ptr, ptr %0, align 8, !tbaa !71
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %6 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #9
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %8 = load ptr, ptr %7, align 8, !tbaa !148
  %9 = icmp eq ptr %8, null
  br i1 %9, label %189, label %10

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.device, ptr %4, i64 0, i32 17
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 3
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 1
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  br label %27

27:                                               ; preds = %10, %182
  %28 = phi ptr [ %8, %10 ], [ %183, %182 ]
  %29 = phi i64 [ 0, %10 ], [ %89, %182 ]
  %30 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 18
  %31 = load i32, ptr %30, align 4, !tbaa !82
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %88, label %33

33:                                               ; preds = %27
  %34 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #9
  %35 = load ptr, ptr %11, align 8, !tbaa !93
  %36 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 12
  %37 = load ptr, ptr %36, align 8, !tbaa !101
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
  %46 = load i64, ptr %45, align 8, !tbaa !105
  %47 = add i64 %46, %29
  %48 = load i64, ptr %13, align 8, !tbaa !102
  %49 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 11
  %50 = load i64, ptr %49, align 8, !tbaa !100
  %51 = icmp ult i64 %48, %50
  br i1 %51, label %52, label %88

52:                                               ; preds = %44
  %53 = load i32, ptr %14, align 8, !tbaa !213
  %54 = icmp ne i32 %53, 0
  %55 = icmp ugt i64 %47, 65536
  %56 = select i1 %54, i1 true, i1 %55
  br i1 %56, label %185, label %57

57:                                               ; preds = %52, %84
  %58 = phi i64 [ %86, %84 ], [ %48, %52 ]
  %59 = load ptr, ptr %15, align 8, !tbaa !214
  %60 = load i64, ptr %16, align 8, !tbaa !215
  %61 = add i64 %60, -1
  %62 = and i64 %61, %58
  %63 = getelementptr inbounds %struct.arrival, ptr %59, i64 %62
  %64 = load ptr, ptr %63, align 8, !tbaa !155
  %65 = icmp eq ptr %64, null
  br i1 %65, label %66, label %77

66:                                               ; preds = %57
  %67 = getelementptr inbounds %struct.arrival, ptr %59, i64 %62, i32 1
  %68 = load ptr, ptr %67, align 8, !tbaa !157
  %69 = getelementptr inbounds i8, ptr %68, i64 2312
  %70 = load i64, ptr %69, align 8, !tbaa !11
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %84, label %72

72:                                               ; preds = %66
  %73 = getelementptr inbounds %struct.arrival, ptr %59, i64 %62, i32 3
  %74 = load i64, ptr %73, align 8, !tbaa !159
  call fastcc void @add_failure(ptr noundef nonnull %17, i64 noundef %74, i64 noundef 0, ptr noundef nonnull %68) #12
  %75 = load ptr, ptr %63, align 8, !tbaa !155
  %76 = icmp eq ptr %75, null
  br i1 %76, label %84, label %77

77:                                               ; preds = %72, %57
  %78 = phi ptr [ %64, %57 ], [ %75, %72 ]
  %79 = getelementptr inbounds %struct.arrival, ptr %59, i64 %62, i32 1
  %80 = load ptr, ptr %79, align 8, !tbaa !157
  %81 = getelementptr inbounds %struct.arrival, ptr %59, i64 %62, i32 2
  %82 = load i64, ptr %81, align 8, !tbaa !158
  %83 = call ptr @memcpy(ptr noundef nonnull %78, ptr noundef %80, i64 noundef %82) #9
  br label %84

84:                                               ; preds = %77, %72, %66
  %85 = load i64, ptr %13, align 8, !tbaa !216
  %86 = add i64 %85, 1
  store i64 %86, ptr %13, align 8, !tbaa !216
  %87 = icmp ult i64 %86, %50
  br i1 %87, label %57, label %88, !llvm.loop !217

88:                                               ; preds = %84, %44, %27
  %89 = phi i64 [ %47, %44 ], [ %29, %27 ], [ %47, %84 ]
  %90 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 21
  %91 = load i32, ptr %90, align 8, !tbaa !207
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %143, label %93

93:                                               ; preds = %88
  %94 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #9
  %95 = load ptr, ptr %0, align 8, !tbaa !71
  %96 = getelementptr inbounds %struct.device, ptr %95, i64 0, i32 35
  %97 = call i32 @pthread_mutex_lock(ptr noundef nonnull %96) #9
  %98 = load i32, ptr %90, align 8, !tbaa !207
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
  %111 = load ptr, ptr %101, align 8, !tbaa !218
  %112 = load ptr, ptr %102, align 8, !tbaa !219
  %113 = load ptr, ptr %103, align 8, !tbaa !208
  %114 = getelementptr inbounds ptr, ptr %113, i64 %110
  %115 = load ptr, ptr %114, align 8, !tbaa !15
  %116 = call i32 %111(ptr noundef nonnull %3, ptr noundef %112, ptr noundef %115) #9
  %117 = load double, ptr %104, align 8, !tbaa !220
  %118 = load float, ptr %3, align 4, !tbaa !221
  %119 = fpext float %118 to double
  %120 = call double @llvm.fmuladd.f64(double %119, double 1.000000e-03, double %117)
  %121 = load ptr, ptr %105, align 8, !tbaa !140
  %122 = getelementptr inbounds double, ptr %121, i64 %110
  store double %120, ptr %122, align 8, !tbaa !223
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #10
  %123 = add nuw nsw i64 %110, 1
  %124 = load i32, ptr %90, align 8, !tbaa !207
  %125 = zext i32 %124 to i64
  %126 = icmp uge i64 %123, %125
  %127 = icmp ne i32 %116, 0
  %128 = select i1 %126, i1 true, i1 %127
  br i1 %128, label %106, label %109, !llvm.loop !224

129:                                              ; preds = %106
  %130 = load ptr, ptr %103, align 8, !tbaa !208
  %131 = add i32 %124, -1
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds ptr, ptr %130, i64 %132
  %134 = load ptr, ptr %102, align 8, !tbaa !219
  %135 = getelementptr inbounds double, ptr %121, i64 %132
  %136 = load double, ptr %135, align 8, !tbaa !223
  store double %136, ptr %104, align 8, !tbaa !220
  %137 = load ptr, ptr %133, align 8, !tbaa !15
  store ptr %137, ptr %102, align 8, !tbaa !219
  store ptr %134, ptr %133, align 8, !tbaa !15
  br label %138

138:                                              ; preds = %93, %106, %129
  %139 = phi i32 [ 0, %129 ], [ %116, %106 ], [ 0, %93 ]
  %140 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %96) #9
  %141 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #9
  %142 = icmp eq i32 %139, 0
  br i1 %142, label %143, label %185

143:                                              ; preds = %138, %88
  %144 = load ptr, ptr %7, align 8, !tbaa !148
  %145 = getelementptr inbounds %struct.batch, ptr %144, i64 0, i32 18
  %146 = load i32, ptr %145, align 4, !tbaa !82
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %165, label %148

148:                                              ; preds = %143
  store i32 0, ptr %145, align 4, !tbaa !82
  %149 = getelementptr inbounds %struct.batch, ptr %144, i64 0, i32 8
  %150 = load i64, ptr %149, align 8, !tbaa !103
  %151 = load i64, ptr %18, align 8, !tbaa !104
  %152 = sub i64 %151, %150
  store i64 %152, ptr %18, align 8, !tbaa !104
  %153 = getelementptr inbounds %struct.batch, ptr %144, i64 0, i32 10
  %154 = load i64, ptr %153, align 8, !tbaa !105
  %155 = icmp ugt i64 %154, 65536
  %156 = sext i1 %155 to i32
  %157 = load i32, ptr %19, align 4, !tbaa !87
  %158 = add i32 %157, %156
  store i32 %158, ptr %19, align 4, !tbaa !87
  %159 = getelementptr inbounds %struct.batch, ptr %144, i64 0, i32 1
  %160 = load i64, ptr %159, align 8, !tbaa !89
  store atomic i64 %160, ptr %20 seq_cst, align 8
  %161 = load ptr, ptr %21, align 8, !tbaa !106
  %162 = icmp eq ptr %161, null
  br i1 %162, label %165, label %163

163:                                              ; preds = %148
  %164 = call i32 @pthread_cond_signal(ptr noundef nonnull %22) #9
  br label %165

165:                                              ; preds = %163, %148, %143
  %166 = load ptr, ptr %144, align 8, !tbaa !109
  store ptr %166, ptr %7, align 8, !tbaa !148
  %167 = icmp eq ptr %166, null
  br i1 %167, label %168, label %169

168:                                              ; preds = %165
  store ptr %7, ptr %23, align 8, !tbaa !74
  br label %169

169:                                              ; preds = %168, %165
  %170 = getelementptr inbounds %struct.batch, ptr %144, i64 0, i32 19
  store i32 1, ptr %170, align 8, !tbaa !107
  %171 = getelementptr inbounds %struct.batch, ptr %144, i64 0, i32 20
  %172 = load i32, ptr %171, align 4, !tbaa !98
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %174, label %176

174:                                              ; preds = %169
  %175 = load ptr, ptr %24, align 8, !tbaa !108
  store ptr %175, ptr %144, align 8, !tbaa !109
  store ptr %144, ptr %24, align 8, !tbaa !108
  br label %176

176:                                              ; preds = %174, %169
  %177 = load i32, ptr %25, align 4, !tbaa !85
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %182, label %179

179:                                              ; preds = %176
  %180 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %26) #9
  %181 = load ptr, ptr %7, align 8, !tbaa !148
  br label %182

182:                                              ; preds = %176, %179
  %183 = phi ptr [ %166, %176 ], [ %181, %179 ]
  %184 = icmp eq ptr %183, null
  br i1 %184, label %189, label %27, !llvm.loop !225

185:                                              ; preds = %138, %52, %33, %41
  %186 = phi i32 [ %139, %138 ], [ 0, %52 ], [ %38, %33 ], [ 0, %41 ]
  %187 = load ptr, ptr %7, align 8, !tbaa !148
  %188 = icmp eq ptr %187, null
  br i1 %188, label %189, label %239

189:                                              ; preds = %182, %2, %185
  %190 = phi i32 [ %186, %185 ], [ 0, %2 ], [ 0, %182 ]
  %191 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %192 = load ptr, ptr %191, align 8, !tbaa !106
  %193 = icmp eq ptr %192, null
  br i1 %193, label %194, label %236

194:                                              ; preds = %189
  %195 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %196 = load i32, ptr %195, align 8, !tbaa !110
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %198, label %236

198:                                              ; preds = %194
  %199 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %200 = load ptr, ptr %199, align 8, !tbaa !149
  %201 = icmp eq ptr %200, null
  br i1 %201, label %236, label %202

202:                                              ; preds = %198
  %203 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %204 = load atomic i32, ptr %203 seq_cst, align 8
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %206, label %236

206:                                              ; preds = %202
  %207 = load ptr, ptr %199, align 8, !tbaa !149
  %208 = load ptr, ptr %0, align 8, !tbaa !71
  %209 = getelementptr inbounds %struct.device, ptr %208, i64 0, i32 36
  %210 = load ptr, ptr %209, align 8, !tbaa !27
  %211 = call i32 @pthread_mutex_lock(ptr noundef %210) #9
  %212 = icmp eq ptr %207, null
  br i1 %212, label %232, label %213

213:                                              ; preds = %206
  %214 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %215 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %216 = getelementptr inbounds %struct.ring, ptr %210, i64 0, i32 2
  %217 = load i64, ptr %214, align 8, !tbaa !95
  br label %219

218:                                              ; preds = %229
  store i64 %223, ptr %214, align 8, !tbaa !95
  br label %232

219:                                              ; preds = %229, %213
  %220 = phi i64 [ %217, %213 ], [ %223, %229 ]
  %221 = phi ptr [ %207, %213 ], [ %222, %229 ]
  %222 = load ptr, ptr %221, align 8, !tbaa !16
  %223 = add i64 %220, -1
  %224 = getelementptr inbounds %struct.slot, ptr %221, i64 0, i32 6
  %225 = load ptr, ptr %224, align 8, !tbaa !96
  %226 = icmp eq ptr %225, null
  br i1 %226, label %227, label %229

227:                                              ; preds = %219
  %228 = load ptr, ptr %216, align 8, !tbaa !15
  store ptr %228, ptr %221, align 8, !tbaa !16
  br label %229

229:                                              ; preds = %227, %219
  %230 = phi ptr [ %216, %227 ], [ %215, %219 ]
  store ptr %221, ptr %230, align 8, !tbaa !15
  %231 = icmp eq ptr %222, null
  br i1 %231, label %218, label %219, !llvm.loop !97

232:                                              ; preds = %206, %218
  %233 = getelementptr inbounds %struct.ring, ptr %210, i64 0, i32 1
  %234 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %233) #9
  %235 = call i32 @pthread_mutex_unlock(ptr noundef %210) #9
  store ptr null, ptr %199, align 8, !tbaa !149
  br label %236

236:                                              ; preds = %189, %194, %198, %202, %232
  %237 = load ptr, ptr %7, align 8, !tbaa !148
  %238 = icmp eq ptr %237, null
  br i1 %238, label %247, label %239

239:                                              ; preds = %185, %236
  %240 = phi i32 [ %190, %236 ], [ %186, %185 ]
  %241 = phi ptr [ %237, %236 ], [ %187, %185 ]
  %242 = getelementptr inbounds %struct.batch, ptr %241, i64 0, i32 1
  %243 = load i64, ptr %242, align 8, !tbaa !89
  %244 = getelementptr inbounds %struct.batch, ptr %241, i64 0, i32 2
  %245 = load i64, ptr %244, align 8, !tbaa !137
  %246 = sub i64 %243, %245
  br label %250

247:                                              ; preds = %236
  %248 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %249 = load i64, ptr %248, align 8, !tbaa !78
  br label %250

250:                                              ; preds = %247, %239
  %251 = phi i32 [ %240, %239 ], [ %190, %247 ]
  %252 = phi i64 [ %246, %239 ], [ %249, %247 ]
  store i64 %252, ptr %1, align 8, !tbaa !11
  %253 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #9
  %254 = icmp eq i32 %251, 600
  %255 = select i1 %254, i32 0, i32 %251
  ret i32 %255
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
  %10 = load ptr, ptr %0, align 8, !tbaa !71
  %11 = load ptr, ptr %10, align 8, !tbaa !3
  %12 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 31
  %13 = load ptr, ptr %12, align 8, !tbaa !10
  %14 = tail call i32 %11(ptr noundef %13) #9
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %77

16:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #10
  %17 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #9
  %18 = load i64, ptr %6, align 8, !tbaa !121
  %19 = mul i64 %18, 1000000000
  %20 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %21 = load i64, ptr %20, align 8, !tbaa !123
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
  %37 = load i64, ptr %5, align 8, !tbaa !121
  %38 = mul i64 %37, 1000000000
  %39 = load i64, ptr %25, align 8, !tbaa !123
  %40 = add i64 %38, %39
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #10
  %41 = icmp ult i64 %40, %23
  br i1 %41, label %26, label %42, !llvm.loop !226

42:                                               ; preds = %32, %35
  %43 = load ptr, ptr %0, align 8, !tbaa !71
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #10
  %44 = getelementptr inbounds %struct.device, ptr %43, i64 0, i32 1
  %45 = load ptr, ptr %44, align 8, !tbaa !28
  %46 = call i32 %45(ptr noundef nonnull %4) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #10
  br label %70

47:                                               ; preds = %26
  %48 = load ptr, ptr %0, align 8, !tbaa !71
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #10
  %49 = getelementptr inbounds %struct.device, ptr %48, i64 0, i32 1
  %50 = load ptr, ptr %49, align 8, !tbaa !28
  %51 = call i32 %50(ptr noundef nonnull %4) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #10
  br i1 %28, label %70, label %52

52:                                               ; preds = %47
  %53 = cmpxchg ptr %24, i32 0, i32 %27 seq_cst seq_cst, align 4
  %54 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %55 = call i32 @pthread_mutex_lock(ptr noundef nonnull %54) #9
  %56 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %57 = call i32 @pthread_cond_signal(ptr noundef nonnull %56) #9
  %58 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %59 = call i32 @pthread_cond_signal(ptr noundef nonnull %58) #9
  %60 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %61 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %60) #9
  %62 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %54) #9
  %63 = load ptr, ptr %0, align 8, !tbaa !71
  %64 = getelementptr inbounds %struct.device, ptr %63, i64 0, i32 36
  %65 = load ptr, ptr %64, align 8, !tbaa !27
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
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31, i32 3
  %3 = load atomic i64, ptr %2 seq_cst, align 8
  ret i64 %3
}

; Function Attrs: nounwind
define dso_local i32 @queue_take_failure(ptr noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #9
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !227
  %7 = icmp eq ptr %6, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %2
  %9 = load ptr, ptr %6, align 8, !tbaa !228
  store ptr %9, ptr %5, align 8, !tbaa !227
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !230
  %12 = add i64 %11, -1
  store atomic i64 %12, ptr %10 seq_cst, align 8
  %13 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #9
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2328) %1, ptr noundef nonnull align 8 dereferenceable(2328) %6, i64 2328, i1 false), !tbaa.struct !231
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
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #9
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  store atomic i64 %1, ptr %5 seq_cst, align 8
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %7 = load atomic i32, ptr %6 seq_cst, align 8
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %11 = load i64, ptr %10, align 8, !tbaa !78
  %12 = icmp ult i64 %11, %1
  br i1 %12, label %15, label %13

13:                                               ; preds = %2, %9
  %14 = atomicrmw xchg ptr %5, i64 0 seq_cst, align 8
  br label %15

15:                                               ; preds = %13, %9
  %16 = phi i32 [ 1, %13 ], [ 0, %9 ]
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %18 = load i32, ptr %17, align 8, !tbaa !88
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %23, label %20

20:                                               ; preds = %15
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
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
  %7 = load i64, ptr %5, align 8, !tbaa !121
  %8 = mul i64 %7, 1000000000
  %9 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %10 = load i64, ptr %9, align 8, !tbaa !123
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #10
  %11 = add i64 %10, %2
  %12 = add i64 %11, %8
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %14 = call i32 @pthread_mutex_lock(ptr noundef nonnull %13) #9
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %16 = load i32, ptr %15, align 4, !tbaa !85
  %17 = add i32 %16, 1
  store i32 %17, ptr %15, align 4, !tbaa !85
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %19 = load i32, ptr %18, align 8, !tbaa !88
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %24, label %21

21:                                               ; preds = %3
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %23 = call i32 @pthread_cond_signal(ptr noundef nonnull %22) #9
  br label %24

24:                                               ; preds = %3, %21
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %27 = load i64, ptr %26, align 8, !tbaa !78
  %28 = icmp ult i64 %27, %1
  br i1 %28, label %29, label %50

29:                                               ; preds = %24
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
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
  %40 = load i32, ptr %30, align 8, !tbaa !233
  %41 = icmp eq i32 %40, 0
  %42 = icmp eq i32 %36, 0
  %43 = select i1 %41, i1 %42, i1 false
  br i1 %43, label %44, label %48

44:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #10
  store i64 %32, ptr %4, align 8, !tbaa !121
  store i64 %34, ptr %33, align 8, !tbaa !123
  %45 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %31, ptr noundef nonnull %13, i32 noundef 1, ptr noundef nonnull %4) #9
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #10
  %46 = load i64, ptr %26, align 8, !tbaa !78
  %47 = icmp ult i64 %46, %1
  br i1 %47, label %35, label %48, !llvm.loop !234

48:                                               ; preds = %39, %35, %44
  %49 = load i64, ptr %26, align 8, !tbaa !78
  br label %50

50:                                               ; preds = %48, %24
  %51 = phi i64 [ %49, %48 ], [ %27, %24 ]
  %52 = load i32, ptr %15, align 4, !tbaa !85
  %53 = add i32 %52, -1
  store i32 %53, ptr %15, align 4, !tbaa !85
  %54 = icmp uge i64 %51, %1
  %55 = zext i1 %54 to i32
  %56 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #9
  ret i32 %55
}

; Function Attrs: nounwind
define dso_local void @queue_await_handed(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #9
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %9 = load i64, ptr %8, align 8, !tbaa !66
  %10 = icmp ult i64 %9, %1
  br i1 %10, label %11, label %26

11:                                               ; preds = %2
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  br label %13

13:                                               ; preds = %11, %22
  %14 = load atomic i32, ptr %5 seq_cst, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %26

16:                                               ; preds = %13
  %17 = load i32, ptr %6, align 8, !tbaa !233
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %16
  %20 = load i32, ptr %7, align 4, !tbaa !235
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %19
  %23 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %3) #9
  %24 = load i64, ptr %8, align 8, !tbaa !66
  %25 = icmp ult i64 %24, %1
  br i1 %25, label %13, label %26, !llvm.loop !236

26:                                               ; preds = %19, %22, %13, %16, %2
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #9
  ret void
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define dso_local i32 @queue_hold_stream(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca ptr, align 8
  %5 = load ptr, ptr %0, align 8, !tbaa !71
  %6 = load ptr, ptr %5, align 8, !tbaa !3
  %7 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 31
  %8 = load ptr, ptr %7, align 8, !tbaa !10
  %9 = tail call i32 %6(ptr noundef %8) #9
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %17

11:                                               ; preds = %3
  %12 = tail call fastcc i32 @wait_for(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2) #11
  %13 = load ptr, ptr %0, align 8, !tbaa !71
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #10
  %14 = getelementptr inbounds %struct.device, ptr %13, i64 0, i32 1
  %15 = load ptr, ptr %14, align 8, !tbaa !28
  %16 = call i32 %15(ptr noundef nonnull %4) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #10
  br label %17

17:                                               ; preds = %3, %11
  %18 = phi i32 [ %12, %11 ], [ %9, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind
define internal fastcc i32 @wait_for(ptr noundef %0, ptr noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #9
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  br label %7

7:                                                ; preds = %11, %3
  %8 = phi ptr [ %6, %3 ], [ %9, %11 ]
  %9 = load ptr, ptr %8, align 8, !tbaa !15
  %10 = icmp eq ptr %9, null
  br i1 %10, label %45, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !89
  %14 = icmp ult i64 %13, %2
  br i1 %14, label %7, label %15, !llvm.loop !237

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 20
  %17 = load i32, ptr %16, align 4, !tbaa !98
  %18 = add i32 %17, 1
  store i32 %18, ptr %16, align 4, !tbaa !98
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %20 = load i32, ptr %19, align 8, !tbaa !99
  %21 = add i32 %20, 1
  store i32 %21, ptr %19, align 8, !tbaa !99
  %22 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #9
  %23 = load ptr, ptr %0, align 8, !tbaa !71
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 20
  %25 = load ptr, ptr %24, align 8, !tbaa !197
  %26 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 12
  %27 = load ptr, ptr %26, align 8, !tbaa !101
  %28 = tail call i32 %25(ptr noundef %1, ptr noundef %27, i32 noundef 0) #9
  %29 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #9
  %30 = load i32, ptr %16, align 4, !tbaa !98
  %31 = add i32 %30, -1
  store i32 %31, ptr %16, align 4, !tbaa !98
  %32 = load i32, ptr %19, align 8, !tbaa !99
  %33 = add i32 %32, -1
  store i32 %33, ptr %19, align 8, !tbaa !99
  %34 = icmp eq i32 %31, 0
  br i1 %34, label %35, label %42

35:                                               ; preds = %15
  %36 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 19
  %37 = load i32, ptr %36, align 8, !tbaa !107
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %42, label %39

39:                                               ; preds = %35
  %40 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %41 = load ptr, ptr %40, align 8, !tbaa !108
  store ptr %41, ptr %9, align 8, !tbaa !109
  store ptr %9, ptr %40, align 8, !tbaa !108
  br label %42

42:                                               ; preds = %15, %35, %39
  %43 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
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
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #9
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %6 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %5) #9
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %8 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %7) #9
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %10 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %9) #9
  %11 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #9
  %12 = load ptr, ptr %0, align 8, !tbaa !71
  %13 = getelementptr inbounds %struct.device, ptr %12, i64 0, i32 36
  %14 = load ptr, ptr %13, align 8, !tbaa !27
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
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #9
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %7 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %6) #9
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %9 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %8) #9
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %11 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %10) #9
  %12 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #9
  %13 = load ptr, ptr %0, align 8, !tbaa !71
  %14 = getelementptr inbounds %struct.device, ptr %13, i64 0, i32 36
  %15 = load ptr, ptr %14, align 8, !tbaa !27
  %16 = tail call i32 @pthread_mutex_lock(ptr noundef %15) #9
  %17 = getelementptr inbounds %struct.ring, ptr %15, i64 0, i32 1
  %18 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %17) #9
  %19 = tail call i32 @pthread_mutex_unlock(ptr noundef %15) #9
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %21 = load i64, ptr %20, align 8, !tbaa !77
  %22 = tail call i32 @pthread_join(i64 noundef %21, ptr noundef null) #9
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %24 = load i64, ptr %23, align 8, !tbaa !238
  %25 = tail call i32 @pthread_join(i64 noundef %24, ptr noundef null) #9
  %26 = load ptr, ptr %0, align 8, !tbaa !71
  %27 = load ptr, ptr %26, align 8, !tbaa !3
  %28 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 31
  %29 = load ptr, ptr %28, align 8, !tbaa !10
  %30 = tail call i32 %27(ptr noundef %29) #9
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %39

32:                                               ; preds = %1
  %33 = load ptr, ptr %0, align 8, !tbaa !71
  %34 = getelementptr inbounds %struct.device, ptr %33, i64 0, i32 21
  %35 = load ptr, ptr %34, align 8, !tbaa !239
  %36 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %37 = load ptr, ptr %36, align 8, !tbaa !72
  %38 = tail call i32 %35(ptr noundef %37) #9
  br label %39

39:                                               ; preds = %32, %1
  %40 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %41 = load ptr, ptr %40, align 8, !tbaa !149
  %42 = load ptr, ptr %0, align 8, !tbaa !71
  %43 = getelementptr inbounds %struct.device, ptr %42, i64 0, i32 36
  %44 = load ptr, ptr %43, align 8, !tbaa !27
  %45 = tail call i32 @pthread_mutex_lock(ptr noundef %44) #9
  %46 = icmp eq ptr %41, null
  br i1 %46, label %66, label %47

47:                                               ; preds = %39
  %48 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %49 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %50 = getelementptr inbounds %struct.ring, ptr %44, i64 0, i32 2
  %51 = load i64, ptr %48, align 8, !tbaa !95
  br label %53

52:                                               ; preds = %63
  store i64 %57, ptr %48, align 8, !tbaa !95
  br label %66

53:                                               ; preds = %63, %47
  %54 = phi i64 [ %51, %47 ], [ %57, %63 ]
  %55 = phi ptr [ %41, %47 ], [ %56, %63 ]
  %56 = load ptr, ptr %55, align 8, !tbaa !16
  %57 = add i64 %54, -1
  %58 = getelementptr inbounds %struct.slot, ptr %55, i64 0, i32 6
  %59 = load ptr, ptr %58, align 8, !tbaa !96
  %60 = icmp eq ptr %59, null
  br i1 %60, label %61, label %63

61:                                               ; preds = %53
  %62 = load ptr, ptr %50, align 8, !tbaa !15
  store ptr %62, ptr %55, align 8, !tbaa !16
  br label %63

63:                                               ; preds = %61, %53
  %64 = phi ptr [ %50, %61 ], [ %49, %53 ]
  store ptr %55, ptr %64, align 8, !tbaa !15
  %65 = icmp eq ptr %56, null
  br i1 %65, label %52, label %53, !llvm.loop !97

66:                                               ; preds = %52, %39
  %67 = getelementptr inbounds %struct.ring, ptr %44, i64 0, i32 1
  %68 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %67) #9
  %69 = tail call i32 @pthread_mutex_unlock(ptr noundef %44) #9
  %70 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %71 = load ptr, ptr %70, align 8, !tbaa !81
  %72 = load ptr, ptr %0, align 8, !tbaa !71
  %73 = getelementptr inbounds %struct.device, ptr %72, i64 0, i32 36
  %74 = load ptr, ptr %73, align 8, !tbaa !27
  %75 = tail call i32 @pthread_mutex_lock(ptr noundef %74) #9
  %76 = icmp eq ptr %71, null
  br i1 %76, label %96, label %77

77:                                               ; preds = %66
  %78 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %79 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %80 = getelementptr inbounds %struct.ring, ptr %74, i64 0, i32 2
  %81 = load i64, ptr %78, align 8, !tbaa !95
  br label %83

82:                                               ; preds = %93
  store i64 %87, ptr %78, align 8, !tbaa !95
  br label %96

83:                                               ; preds = %93, %77
  %84 = phi i64 [ %81, %77 ], [ %87, %93 ]
  %85 = phi ptr [ %71, %77 ], [ %86, %93 ]
  %86 = load ptr, ptr %85, align 8, !tbaa !16
  %87 = add i64 %84, -1
  %88 = getelementptr inbounds %struct.slot, ptr %85, i64 0, i32 6
  %89 = load ptr, ptr %88, align 8, !tbaa !96
  %90 = icmp eq ptr %89, null
  br i1 %90, label %91, label %93

91:                                               ; preds = %83
  %92 = load ptr, ptr %80, align 8, !tbaa !15
  store ptr %92, ptr %85, align 8, !tbaa !16
  br label %93

93:                                               ; preds = %91, %83
  %94 = phi ptr [ %80, %91 ], [ %79, %83 ]
  store ptr %85, ptr %94, align 8, !tbaa !15
  %95 = icmp eq ptr %86, null
  br i1 %95, label %82, label %83, !llvm.loop !97

96:                                               ; preds = %66, %82
  %97 = getelementptr inbounds %struct.ring, ptr %74, i64 0, i32 1
  %98 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %97) #9
  %99 = tail call i32 @pthread_mutex_unlock(ptr noundef %74) #9
  store ptr null, ptr %70, align 8, !tbaa !81
  store ptr null, ptr %40, align 8, !tbaa !149
  %100 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #9
  %101 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %102 = load i32, ptr %101, align 8, !tbaa !99
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %108, label %104

104:                                              ; preds = %96, %104
  %105 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %10, ptr noundef nonnull %4) #9
  %106 = load i32, ptr %101, align 8, !tbaa !99
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %104, !llvm.loop !240

108:                                              ; preds = %104, %96
  %109 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %110 = load ptr, ptr %109, align 8, !tbaa !148
  %111 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %112 = load ptr, ptr %111, align 8, !tbaa !108
  %113 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %114 = load ptr, ptr %113, align 8, !tbaa !106
  %115 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %116 = load ptr, ptr %115, align 8, !tbaa !211
  store ptr null, ptr %115, align 8, !tbaa !211
  store ptr null, ptr %113, align 8, !tbaa !106
  store ptr null, ptr %111, align 8, !tbaa !108
  store ptr null, ptr %109, align 8, !tbaa !148
  %117 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  store ptr %109, ptr %117, align 8, !tbaa !74
  %118 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #9
  br i1 %31, label %119, label %288

119:                                              ; preds = %108
  %120 = icmp eq ptr %110, null
  br i1 %120, label %154, label %121

121:                                              ; preds = %119
  %122 = load ptr, ptr %0, align 8, !tbaa !71
  %123 = getelementptr inbounds %struct.device, ptr %122, i64 0, i32 15
  br label %124

124:                                              ; preds = %150, %121
  %125 = phi ptr [ %110, %121 ], [ %126, %150 ]
  %126 = load ptr, ptr %125, align 8, !tbaa !109
  %127 = getelementptr inbounds %struct.batch, ptr %125, i64 0, i32 12
  %128 = load ptr, ptr %127, align 8, !tbaa !101
  %129 = icmp eq ptr %128, null
  br i1 %129, label %133, label %130

130:                                              ; preds = %124
  %131 = load ptr, ptr %123, align 8, !tbaa !21
  %132 = tail call i32 %131(ptr noundef nonnull %128) #9
  br label %133

133:                                              ; preds = %130, %124
  %134 = getelementptr inbounds %struct.batch, ptr %125, i64 0, i32 22
  %135 = load i32, ptr %134, align 4, !tbaa !206
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %150, label %137

137:                                              ; preds = %133
  %138 = getelementptr inbounds %struct.batch, ptr %125, i64 0, i32 23
  br label %139

139:                                              ; preds = %139, %137
  %140 = phi i64 [ 0, %137 ], [ %146, %139 ]
  %141 = load ptr, ptr %123, align 8, !tbaa !21
  %142 = load ptr, ptr %138, align 8, !tbaa !208
  %143 = getelementptr inbounds ptr, ptr %142, i64 %140
  %144 = load ptr, ptr %143, align 8, !tbaa !15
  %145 = tail call i32 %141(ptr noundef %144) #9
  %146 = add nuw nsw i64 %140, 1
  %147 = load i32, ptr %134, align 4, !tbaa !206
  %148 = zext i32 %147 to i64
  %149 = icmp ult i64 %146, %148
  br i1 %149, label %139, label %150, !llvm.loop !241

150:                                              ; preds = %139, %133
  %151 = getelementptr inbounds %struct.batch, ptr %125, i64 0, i32 23
  %152 = load ptr, ptr %151, align 8, !tbaa !208
  tail call void @free(ptr noundef %152) #9
  tail call void @free(ptr noundef nonnull %125) #9
  %153 = icmp eq ptr %126, null
  br i1 %153, label %154, label %124, !llvm.loop !242

154:                                              ; preds = %150, %119
  %155 = icmp eq ptr %112, null
  br i1 %155, label %189, label %156

156:                                              ; preds = %154
  %157 = load ptr, ptr %0, align 8, !tbaa !71
  %158 = getelementptr inbounds %struct.device, ptr %157, i64 0, i32 15
  br label %159

159:                                              ; preds = %185, %156
  %160 = phi ptr [ %112, %156 ], [ %161, %185 ]
  %161 = load ptr, ptr %160, align 8, !tbaa !109
  %162 = getelementptr inbounds %struct.batch, ptr %160, i64 0, i32 12
  %163 = load ptr, ptr %162, align 8, !tbaa !101
  %164 = icmp eq ptr %163, null
  br i1 %164, label %168, label %165

165:                                              ; preds = %159
  %166 = load ptr, ptr %158, align 8, !tbaa !21
  %167 = tail call i32 %166(ptr noundef nonnull %163) #9
  br label %168

168:                                              ; preds = %165, %159
  %169 = getelementptr inbounds %struct.batch, ptr %160, i64 0, i32 22
  %170 = load i32, ptr %169, align 4, !tbaa !206
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %185, label %172

172:                                              ; preds = %168
  %173 = getelementptr inbounds %struct.batch, ptr %160, i64 0, i32 23
  br label %174

174:                                              ; preds = %174, %172
  %175 = phi i64 [ 0, %172 ], [ %181, %174 ]
  %176 = load ptr, ptr %158, align 8, !tbaa !21
  %177 = load ptr, ptr %173, align 8, !tbaa !208
  %178 = getelementptr inbounds ptr, ptr %177, i64 %175
  %179 = load ptr, ptr %178, align 8, !tbaa !15
  %180 = tail call i32 %176(ptr noundef %179) #9
  %181 = add nuw nsw i64 %175, 1
  %182 = load i32, ptr %169, align 4, !tbaa !206
  %183 = zext i32 %182 to i64
  %184 = icmp ult i64 %181, %183
  br i1 %184, label %174, label %185, !llvm.loop !241

185:                                              ; preds = %174, %168
  %186 = getelementptr inbounds %struct.batch, ptr %160, i64 0, i32 23
  %187 = load ptr, ptr %186, align 8, !tbaa !208
  tail call void @free(ptr noundef %187) #9
  tail call void @free(ptr noundef nonnull %160) #9
  %188 = icmp eq ptr %161, null
  br i1 %188, label %189, label %159, !llvm.loop !242

189:                                              ; preds = %185, %154
  %190 = icmp eq ptr %114, null
  br i1 %190, label %224, label %191

191:                                              ; preds = %189
  %192 = load ptr, ptr %0, align 8, !tbaa !71
  %193 = getelementptr inbounds %struct.device, ptr %192, i64 0, i32 15
  br label %194

194:                                              ; preds = %220, %191
  %195 = phi ptr [ %114, %191 ], [ %196, %220 ]
  %196 = load ptr, ptr %195, align 8, !tbaa !109
  %197 = getelementptr inbounds %struct.batch, ptr %195, i64 0, i32 12
  %198 = load ptr, ptr %197, align 8, !tbaa !101
  %199 = icmp eq ptr %198, null
  br i1 %199, label %203, label %200

200:                                              ; preds = %194
  %201 = load ptr, ptr %193, align 8, !tbaa !21
  %202 = tail call i32 %201(ptr noundef nonnull %198) #9
  br label %203

203:                                              ; preds = %200, %194
  %204 = getelementptr inbounds %struct.batch, ptr %195, i64 0, i32 22
  %205 = load i32, ptr %204, align 4, !tbaa !206
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %220, label %207

207:                                              ; preds = %203
  %208 = getelementptr inbounds %struct.batch, ptr %195, i64 0, i32 23
  br label %209

209:                                              ; preds = %209, %207
  %210 = phi i64 [ 0, %207 ], [ %216, %209 ]
  %211 = load ptr, ptr %193, align 8, !tbaa !21
  %212 = load ptr, ptr %208, align 8, !tbaa !208
  %213 = getelementptr inbounds ptr, ptr %212, i64 %210
  %214 = load ptr, ptr %213, align 8, !tbaa !15
  %215 = tail call i32 %211(ptr noundef %214) #9
  %216 = add nuw nsw i64 %210, 1
  %217 = load i32, ptr %204, align 4, !tbaa !206
  %218 = zext i32 %217 to i64
  %219 = icmp ult i64 %216, %218
  br i1 %219, label %209, label %220, !llvm.loop !241

220:                                              ; preds = %209, %203
  %221 = getelementptr inbounds %struct.batch, ptr %195, i64 0, i32 23
  %222 = load ptr, ptr %221, align 8, !tbaa !208
  tail call void @free(ptr noundef %222) #9
  tail call void @free(ptr noundef nonnull %195) #9
  %223 = icmp eq ptr %196, null
  br i1 %223, label %224, label %194, !llvm.loop !242

224:                                              ; preds = %220, %189
  %225 = icmp eq ptr %116, null
  br i1 %225, label %259, label %226

226:                                              ; preds = %224
  %227 = load ptr, ptr %0, align 8, !tbaa !71
  %228 = getelementptr inbounds %struct.device, ptr %227, i64 0, i32 15
  br label %229

229:                                              ; preds = %255, %226
  %230 = phi ptr [ %116, %226 ], [ %231, %255 ]
  %231 = load ptr, ptr %230, align 8, !tbaa !109
  %232 = getelementptr inbounds %struct.batch, ptr %230, i64 0, i32 12
  %233 = load ptr, ptr %232, align 8, !tbaa !101
  %234 = icmp eq ptr %233, null
  br i1 %234, label %238, label %235

235:                                              ; preds = %229
  %236 = load ptr, ptr %228, align 8, !tbaa !21
  %237 = tail call i32 %236(ptr noundef nonnull %233) #9
  br label %238

238:                                              ; preds = %235, %229
  %239 = getelementptr inbounds %struct.batch, ptr %230, i64 0, i32 22
  %240 = load i32, ptr %239, align 4, !tbaa !206
  %241 = icmp eq i32 %240, 0
  br i1 %241, label %255, label %242

242:                                              ; preds = %238
  %243 = getelementptr inbounds %struct.batch, ptr %230, i64 0, i32 23
  br label %244

244:                                              ; preds = %244, %242
  %245 = phi i64 [ 0, %242 ], [ %251, %244 ]
  %246 = load ptr, ptr %228, align 8, !tbaa !21
  %247 = load ptr, ptr %243, align 8, !tbaa !208
  %248 = getelementptr inbounds ptr, ptr %247, i64 %245
  %249 = load ptr, ptr %248, align 8, !tbaa !15
  %250 = tail call i32 %246(ptr noundef %249) #9
  %251 = add nuw nsw i64 %245, 1
  %252 = load i32, ptr %239, align 4, !tbaa !206
  %253 = zext i32 %252 to i64
  %254 = icmp ult i64 %251, %253
  br i1 %254, label %244, label %255, !llvm.loop !241

255:                                              ; preds = %244, %238
  %256 = getelementptr inbounds %struct.batch, ptr %230, i64 0, i32 23
  %257 = load ptr, ptr %256, align 8, !tbaa !208
  tail call void @free(ptr noundef %257) #9
  tail call void @free(ptr noundef nonnull %230) #9
  %258 = icmp eq ptr %231, null
  br i1 %258, label %259, label %229, !llvm.loop !242

259:                                              ; preds = %255, %224
  %260 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %261 = load ptr, ptr %260, align 8, !tbaa !131
  %262 = icmp eq ptr %261, null
  br i1 %262, label %283, label %263

263:                                              ; preds = %259
  %264 = load ptr, ptr %0, align 8, !tbaa !71
  %265 = getelementptr inbounds %struct.slot, ptr %261, i64 0, i32 3
  %266 = load ptr, ptr %265, align 8, !tbaa !20
  %267 = icmp eq ptr %266, null
  br i1 %267, label %272, label %268

268:                                              ; preds = %263
  %269 = getelementptr inbounds %struct.device, ptr %264, i64 0, i32 15
  %270 = load ptr, ptr %269, align 8, !tbaa !21
  %271 = tail call i32 %270(ptr noundef nonnull %266) #9
  br label %272

272:                                              ; preds = %268, %263
  %273 = getelementptr inbounds %struct.slot, ptr %261, i64 0, i32 1
  %274 = load ptr, ptr %273, align 8, !tbaa !13
  %275 = icmp eq ptr %274, null
  br i1 %275, label %280, label %276

276:                                              ; preds = %272
  %277 = getelementptr inbounds %struct.device, ptr %264, i64 0, i32 13
  %278 = load ptr, ptr %277, align 8, !tbaa !135
  %279 = tail call i32 %278(ptr noundef nonnull %274) #9
  br label %280

280:                                              ; preds = %272, %276
  %281 = getelementptr inbounds %struct.slot, ptr %261, i64 0, i32 6
  %282 = load ptr, ptr %281, align 8, !tbaa !96
  tail call void @free(ptr noundef %282) #9
  tail call void @free(ptr noundef nonnull %261) #9
  br label %283

283:                                              ; preds = %280, %259
  store ptr null, ptr %260, align 8, !tbaa !131
  %284 = load ptr, ptr %0, align 8, !tbaa !71
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #10
  %285 = getelementptr inbounds %struct.device, ptr %284, i64 0, i32 1
  %286 = load ptr, ptr %285, align 8, !tbaa !28
  %287 = call i32 %286(ptr noundef nonnull %2) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #10
  br label %288

288:                                              ; preds = %108, %283
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31, i32 1
  %3 = load ptr, ptr %2, align 8, !tbaa !227
  %4 = icmp eq ptr %3, null
  br i1 %4, label %9, label %5

5:                                                ; preds = %1, %5
  %6 = phi ptr [ %7, %5 ], [ %3, %1 ]
  %7 = load ptr, ptr %6, align 8, !tbaa !228
  tail call void @free(ptr noundef nonnull %6) #9
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %5, !llvm.loop !243

9:                                                ; preds = %5, %1
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27
  %11 = load ptr, ptr %10, align 8, !tbaa !244
  tail call void @free(ptr noundef %11) #9
  tail call void @free(ptr noundef %0) #9
  ret void
}

declare i32 @pthread_cond_broadcast(ptr noundef) local_unnamed_addr #2

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define internal fastcc void @land_many(ptr noundef %0, i64 noundef %1) unnamed_addr #0 {
  %3 = alloca [16 x %struct.chunk], align 16
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  store i32 1, ptr %5, align 8, !tbaa !213
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 3
  %8 = load i64, ptr %7, align 8, !tbaa !216
  %9 = icmp ult i64 %8, %1
  br i1 %9, label %10, label %92

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 1
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  br label %14

14:                                               ; preds = %10, %88
  %15 = load atomic i32, ptr %6 seq_cst, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %92

17:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %3) #10
  %18 = load i64, ptr %7, align 8, !tbaa !216
  %19 = icmp ult i64 %18, %1
  br i1 %19, label %22, label %20

20:                                               ; preds = %17
  %21 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #9
  br label %88

22:                                               ; preds = %17, %58
  %23 = phi i64 [ %61, %58 ], [ %18, %17 ]
  %24 = phi i64 [ %60, %58 ], [ 0, %17 ]
  %25 = phi i32 [ %59, %58 ], [ 0, %17 ]
  %26 = load ptr, ptr %4, align 8, !tbaa !214
  %27 = load i64, ptr %11, align 8, !tbaa !215
  %28 = add i64 %27, -1
  %29 = and i64 %28, %23
  %30 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29
  %31 = load ptr, ptr %30, align 8, !tbaa !155
  %32 = icmp eq ptr %31, null
  br i1 %32, label %33, label %44

33:                                               ; preds = %22
  %34 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 1
  %35 = load ptr, ptr %34, align 8, !tbaa !157
  %36 = getelementptr inbounds i8, ptr %35, i64 2312
  %37 = load i64, ptr %36, align 8, !tbaa !11
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %58, label %39

39:                                               ; preds = %33
  %40 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 3
  %41 = load i64, ptr %40, align 8, !tbaa !159
  call fastcc void @add_failure(ptr noundef nonnull %12, i64 noundef %41, i64 noundef 0, ptr noundef nonnull %35) #12
  %42 = load ptr, ptr %30, align 8, !tbaa !155
  %43 = icmp eq ptr %42, null
  br i1 %43, label %58, label %44

44:                                               ; preds = %22, %39
  %45 = phi ptr [ %31, %22 ], [ %42, %39 ]
  %46 = add nuw nsw i32 %25, 1
  %47 = zext i32 %25 to i64
  %48 = getelementptr inbounds [16 x %struct.chunk], ptr %3, i64 0, i64 %47
  %49 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 1
  %50 = load ptr, ptr %49, align 8, !tbaa !157
  %51 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 2
  %52 = load i64, ptr %51, align 8, !tbaa !158
  store ptr %45, ptr %48, align 16, !tbaa.struct !169
  %53 = getelementptr inbounds i8, ptr %48, i64 8
  store ptr %50, ptr %53, align 8, !tbaa.struct !170
  %54 = getelementptr inbounds i8, ptr %48, i64 16
  store i64 %52, ptr %54, align 16, !tbaa.struct !171
  %55 = getelementptr inbounds i8, ptr %48, i64 24
  store i32 0, ptr %55, align 8, !tbaa.struct !172
  %56 = load i64, ptr %51, align 8, !tbaa !158
  %57 = add i64 %56, %24
  br label %58

58:                                               ; preds = %33, %39, %44
  %59 = phi i32 [ %46, %44 ], [ %25, %39 ], [ %25, %33 ]
  %60 = phi i64 [ %57, %44 ], [ %24, %39 ], [ %24, %33 ]
  %61 = add nuw i64 %23, 1
  %62 = icmp ult i64 %61, %1
  %63 = icmp ult i32 %59, 16
  %64 = select i1 %62, i1 %63, i1 false
  br i1 %64, label %22, label %65, !llvm.loop !245

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
  %73 = load ptr, ptr %0, align 8, !tbaa !71
  %74 = getelementptr inbounds %struct.device, ptr %73, i64 0, i32 37
  %75 = load ptr, ptr %74, align 8, !tbaa !26
  %76 = call fastcc i32 @copy_together(ptr noundef %75, ptr noundef nonnull %3, i32 noundef %59, ptr noundef null, ptr noundef null) #11
  br label %88

77:                                               ; preds = %70, %77
  %78 = phi i64 [ 0, %70 ], [ %86, %77 ]
  %79 = getelementptr inbounds [16 x %struct.chunk], ptr %3, i64 0, i64 %78
  %80 = load ptr, ptr %79, align 16, !tbaa !246
  %81 = getelementptr inbounds [16 x %struct.chunk], ptr %3, i64 0, i64 %78, i32 1
  %82 = load ptr, ptr %81, align 8, !tbaa !248
  %83 = getelementptr inbounds [16 x %struct.chunk], ptr %3, i64 0, i64 %78, i32 2
  %84 = load i64, ptr %83, align 16, !tbaa !249
  %85 = call ptr @memcpy(ptr noundef %80, ptr noundef %82, i64 noundef %84) #9
  %86 = add nuw nsw i64 %78, 1
  %87 = icmp eq i64 %86, %71
  br i1 %87, label %88, label %77, !llvm.loop !250

88:                                               ; preds = %77, %20, %68, %72
  %89 = phi i64 [ %61, %68 ], [ %61, %72 ], [ %18, %20 ], [ %61, %77 ]
  %90 = call i32 @pthread_mutex_lock(ptr noundef nonnull %13) #9
  store i64 %89, ptr %7, align 8, !tbaa !216
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3) #10
  %91 = icmp ult i64 %89, %1
  br i1 %91, label %14, label %92, !llvm.loop !251

92:                                               ; preds = %14, %88, %2
  store i32 0, ptr %5, align 8, !tbaa !213
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
  %10 = load i32, ptr %8, align 4, !tbaa !30
  %11 = load i32, ptr %9, align 8, !tbaa !23
  %12 = icmp ult i32 %10, %11
  br i1 %12, label %13, label %25

13:                                               ; preds = %5, %21
  %14 = phi i32 [ %22, %21 ], [ %10, %5 ]
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 7, i64 %15
  %17 = tail call i32 @pthread_create(ptr noundef nonnull %16, ptr noundef null, ptr noundef nonnull @help, ptr noundef nonnull %0) #9
  %18 = icmp eq i32 %17, 0
  %19 = load i32, ptr %8, align 4, !tbaa !30
  br i1 %18, label %21, label %20

20:                                               ; preds = %13
  store i32 %19, ptr %9, align 8, !tbaa !23
  br label %25

21:                                               ; preds = %13
  %22 = add i32 %19, 1
  store i32 %22, ptr %8, align 4, !tbaa !30
  %23 = load i32, ptr %9, align 8, !tbaa !23
  %24 = icmp ult i32 %22, %23
  br i1 %24, label %13, label %25, !llvm.loop !252

25:                                               ; preds = %21, %5, %20
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #10
  %26 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 3
  %27 = load ptr, ptr %26, align 8, !tbaa !253
  store ptr %27, ptr %6, align 8, !tbaa !254
  %28 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  store ptr %1, ptr %28, align 8, !tbaa !256
  %29 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  store i32 %2, ptr %29, align 8, !tbaa !257
  %30 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  store i32 0, ptr %30, align 4, !tbaa !258
  store ptr %6, ptr %26, align 8, !tbaa !253
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
  %40 = load i32, ptr %30, align 4, !tbaa !258
  %41 = icmp ult i32 %40, %2
  br i1 %41, label %42, label %70

42:                                               ; preds = %37
  %43 = load ptr, ptr %28, align 8, !tbaa !256
  %44 = add nuw i32 %40, 1
  store i32 %44, ptr %30, align 4, !tbaa !258
  %45 = load i32, ptr %29, align 8, !tbaa !257
  %46 = icmp eq i32 %44, %45
  br i1 %46, label %47, label %53

47:                                               ; preds = %42, %47
  %48 = phi ptr [ %49, %47 ], [ %26, %42 ]
  %49 = load ptr, ptr %48, align 8, !tbaa !15
  %50 = icmp eq ptr %49, %6
  br i1 %50, label %51, label %47, !llvm.loop !259

51:                                               ; preds = %47
  %52 = load ptr, ptr %6, align 8, !tbaa !254
  store ptr %52, ptr %48, align 8, !tbaa !15
  br label %53

53:                                               ; preds = %51, %42
  %54 = load ptr, ptr %26, align 8, !tbaa !253
  %55 = icmp eq ptr %54, null
  br i1 %55, label %58, label %56

56:                                               ; preds = %53
  %57 = call i32 @pthread_cond_signal(ptr noundef nonnull %34) #9
  br label %58

58:                                               ; preds = %53, %56
  %59 = zext i32 %40 to i64
  %60 = getelementptr inbounds %struct.chunk, ptr %43, i64 %59
  %61 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #9
  %62 = load ptr, ptr %60, align 8, !tbaa !246
  %63 = getelementptr inbounds %struct.chunk, ptr %43, i64 %59, i32 1
  %64 = load ptr, ptr %63, align 8, !tbaa !248
  %65 = getelementptr inbounds %struct.chunk, ptr %43, i64 %59, i32 2
  %66 = load i64, ptr %65, align 8, !tbaa !249
  %67 = call ptr @memcpy(ptr noundef %62, ptr noundef %64, i64 noundef %66) #9
  %68 = call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #9
  %69 = getelementptr inbounds %struct.chunk, ptr %43, i64 %59, i32 3
  store i32 1, ptr %69, align 8, !tbaa !260
  br label %77

70:                                               ; preds = %37
  %71 = zext i32 %38 to i64
  %72 = getelementptr inbounds %struct.chunk, ptr %1, i64 %71, i32 3
  %73 = load i32, ptr %72, align 8, !tbaa !260
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
  %85 = load i32, ptr %84, align 8, !tbaa !260
  %86 = icmp eq i32 %85, 0
  %87 = trunc i64 %82 to i32
  br i1 %86, label %99, label %88

88:                                               ; preds = %81
  %89 = call i32 @pthread_mutex_unlock(ptr noundef %0) #9
  %90 = icmp ne i32 %83, 0
  %91 = select i1 %35, i1 true, i1 %90
  br i1 %91, label %94, label %92

92:                                               ; preds = %88
  %93 = call i32 %3(ptr noundef %4, i32 noundef %87) #9, !callees !261
  br label %94

94:                                               ; preds = %92, %88
  %95 = phi i32 [ %83, %88 ], [ %93, %92 ]
  %96 = call i32 @pthread_mutex_lock(ptr noundef %0) #9
  %97 = add nuw nsw i64 %82, 1
  %98 = icmp eq i64 %97, %36
  br i1 %98, label %105, label %81, !llvm.loop !262

99:                                               ; preds = %81
  %100 = trunc i64 %82 to i32
  br label %101

101:                                              ; preds = %99, %77
  %102 = phi i32 [ %39, %77 ], [ %83, %99 ]
  %103 = phi i32 [ %38, %77 ], [ %100, %99 ]
  %104 = icmp ult i32 %103, %2
  br i1 %104, label %37, label %105, !llvm.loop !263

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
  store i64 %1, ptr %8, align 8, !tbaa !264
  %9 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 2
  store i64 %2, ptr %9, align 8, !tbaa !265
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
  %20 = load ptr, ptr %19, align 8, !tbaa !227
  %21 = icmp eq ptr %20, null
  br i1 %21, label %25, label %22

22:                                               ; preds = %17
  %23 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  %24 = load ptr, ptr %23, align 8, !tbaa !266
  br label %25

25:                                               ; preds = %17, %22
  %26 = phi ptr [ %24, %22 ], [ %19, %17 ]
  %27 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  store ptr %5, ptr %26, align 8, !tbaa !15
  store ptr %5, ptr %27, align 8, !tbaa !266
  %28 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 3
  %29 = load i64, ptr %28, align 8, !tbaa !230
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
  %4 = load i32, ptr %3, align 8, !tbaa !29
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %51

6:                                                ; preds = %1
  %7 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 3
  %8 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 1
  %9 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 2
  br label %10

10:                                               ; preds = %6, %48
  %11 = load ptr, ptr %7, align 8, !tbaa !253
  %12 = icmp eq ptr %11, null
  br i1 %12, label %46, label %13

13:                                               ; preds = %10
  %14 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 1
  %15 = load ptr, ptr %14, align 8, !tbaa !256
  %16 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 3
  %17 = load i32, ptr %16, align 4, !tbaa !258
  %18 = add i32 %17, 1
  store i32 %18, ptr %16, align 4, !tbaa !258
  %19 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 2
  %20 = load i32, ptr %19, align 8, !tbaa !257
  %21 = icmp eq i32 %18, %20
  br i1 %21, label %22, label %28

22:                                               ; preds = %13, %22
  %23 = phi ptr [ %24, %22 ], [ %7, %13 ]
  %24 = load ptr, ptr %23, align 8, !tbaa !15
  %25 = icmp eq ptr %24, %11
  br i1 %25, label %26, label %22, !llvm.loop !259

26:                                               ; preds = %22
  %27 = load ptr, ptr %11, align 8, !tbaa !254
  store ptr %27, ptr %23, align 8, !tbaa !15
  br label %28

28:                                               ; preds = %26, %13
  %29 = load ptr, ptr %7, align 8, !tbaa !253
  %30 = icmp eq ptr %29, null
  br i1 %30, label %33, label %31

31:                                               ; preds = %28
  %32 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %8) #9
  br label %33

33:                                               ; preds = %28, %31
  %34 = zext i32 %17 to i64
  %35 = getelementptr inbounds %struct.chunk, ptr %15, i64 %34
  %36 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #9
  %37 = load ptr, ptr %35, align 8, !tbaa !246
  %38 = getelementptr inbounds %struct.chunk, ptr %15, i64 %34, i32 1
  %39 = load ptr, ptr %38, align 8, !tbaa !248
  %40 = getelementptr inbounds %struct.chunk, ptr %15, i64 %34, i32 2
  %41 = load i64, ptr %40, align 8, !tbaa !249
  %42 = tail call ptr @memcpy(ptr noundef %37, ptr noundef %39, i64 noundef %41) #9
  %43 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #9
  %44 = getelementptr inbounds %struct.chunk, ptr %15, i64 %34, i32 3
  store i32 1, ptr %44, align 8, !tbaa !260
  %45 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %9) #9
  br label %48

46:                                               ; preds = %10
  %47 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %8, ptr noundef nonnull %0) #9
  br label %48

48:                                               ; preds = %46, %33
  %49 = load i32, ptr %3, align 8, !tbaa !29
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %10, label %51, !llvm.loop !267

51:                                               ; preds = %48, %1
  %52 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #9
  ret ptr null
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define internal fastcc i32 @add_arrival(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef readonly byval(%struct.arrival) align 8 %2) unnamed_addr #0 {
  %4 = alloca { i64, i64 }, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #9
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 2
  %9 = load i64, ptr %8, align 8, !tbaa !268
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !216
  %12 = sub i64 %9, %11
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !215
  %15 = icmp ult i64 %12, %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = load ptr, ptr %5, align 8, !tbaa !214
  br label %46

18:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %8, i64 16, i1 false), !tbaa.struct !269
  %19 = icmp eq i64 %14, 0
  %20 = shl i64 %14, 1
  %21 = select i1 %19, i64 64, i64 %20
  %22 = tail call ptr @calloc(i64 noundef %21, i64 noundef 32) #9
  %23 = icmp eq ptr %22, null
  br i1 %23, label %45, label %24

24:                                               ; preds = %18
  %25 = load i64, ptr %10, align 8, !tbaa !216
  %26 = load i64, ptr %8, align 8, !tbaa !268
  %27 = icmp ult i64 %25, %26
  br i1 %27, label %28, label %30

28:                                               ; preds = %24
  %29 = add i64 %21, -1
  br label %33

30:                                               ; preds = %33, %24
  %31 = load ptr, ptr %5, align 8, !tbaa !214
  tail call void @free(ptr noundef %31) #9
  store ptr %22, ptr %5, align 8, !tbaa.struct !270
  store i64 %21, ptr %13, align 8, !tbaa.struct !271
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %8, ptr noundef nonnull align 8 dereferenceable(16) %4, i64 16, i1 false), !tbaa.struct !269
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4)
  %32 = load i64, ptr %8, align 8, !tbaa !268
  br label %46

33:                                               ; preds = %33, %28
  %34 = phi i64 [ %25, %28 ], [ %42, %33 ]
  %35 = and i64 %34, %29
  %36 = getelementptr inbounds %struct.arrival, ptr %22, i64 %35
  %37 = load ptr, ptr %5, align 8, !tbaa !214
  %38 = load i64, ptr %13, align 8, !tbaa !215
  %39 = add i64 %38, -1
  %40 = and i64 %39, %34
  %41 = getelementptr inbounds %struct.arrival, ptr %37, i64 %40
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %36, ptr noundef nonnull align 8 dereferenceable(32) %41, i64 32, i1 false), !tbaa.struct !272
  %42 = add nuw i64 %34, 1
  %43 = load i64, ptr %8, align 8, !tbaa !268
  %44 = icmp ult i64 %42, %43
  br i1 %44, label %33, label %30, !llvm.loop !273

45:                                               ; preds = %18
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4)
  br label %54

46:                                               ; preds = %16, %30
  %47 = phi i64 [ %14, %16 ], [ %21, %30 ]
  %48 = phi ptr [ %17, %16 ], [ %22, %30 ]
  %49 = phi i64 [ %9, %16 ], [ %32, %30 ]
  %50 = add i64 %49, 1
  store i64 %50, ptr %8, align 8, !tbaa !268
  %51 = add i64 %47, -1
  %52 = and i64 %51, %49
  %53 = getelementptr inbounds %struct.arrival, ptr %48, i64 %52
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %53, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !272
  br label %54

54:                                               ; preds = %45, %46
  %55 = phi i32 [ 0, %46 ], [ 2, %45 ]
  %56 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #9
  %57 = load ptr, ptr %2, align 8, !tbaa !155
  %58 = icmp eq ptr %57, null
  br i1 %58, label %65, label %59

59:                                               ; preds = %54
  %60 = getelementptr inbounds %struct.arrival, ptr %2, i64 0, i32 2
  %61 = load i64, ptr %60, align 8, !tbaa !158
  %62 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 10
  %63 = load i64, ptr %62, align 8, !tbaa !105
  %64 = add i64 %63, %61
  store i64 %64, ptr %62, align 8, !tbaa !105
  br label %65

65:                                               ; preds = %59, %54
  ret i32 %55
}

; Function Attrs: nounwind
define internal fastcc i32 @next_slot(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly %2) unnamed_addr #0 {
  %4 = load ptr, ptr %0, align 8, !tbaa !71
  %5 = getelementptr inbounds %struct.device, ptr %4, i64 0, i32 36
  %6 = load ptr, ptr %5, align 8, !tbaa !27
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef %6) #9
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %9 = load i64, ptr %8, align 8, !tbaa !95
  %10 = icmp ult i64 %9, 64
  br i1 %10, label %11, label %28

11:                                               ; preds = %3
  %12 = getelementptr inbounds %struct.ring, ptr %6, i64 0, i32 2
  %13 = load ptr, ptr %12, align 8, !tbaa !15
  %14 = icmp eq ptr %13, null
  br i1 %14, label %17, label %15

15:                                               ; preds = %11
  %16 = load ptr, ptr %13, align 8, !tbaa !16
  store ptr %16, ptr %12, align 8, !tbaa !15
  br label %23

17:                                               ; preds = %11
  %18 = icmp eq i64 %9, 0
  br i1 %18, label %19, label %28

19:                                               ; preds = %17
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %21 = load ptr, ptr %20, align 8, !tbaa !131
  store ptr null, ptr %20, align 8, !tbaa !131
  %22 = icmp eq ptr %21, null
  br i1 %22, label %28, label %23

23:                                               ; preds = %15, %19
  %24 = phi ptr [ %13, %15 ], [ %21, %19 ]
  %25 = add nuw nsw i64 %9, 1
  store i64 %25, ptr %8, align 8, !tbaa !95
  store ptr null, ptr %24, align 8, !tbaa !16
  %26 = getelementptr inbounds %struct.slot, ptr %24, i64 0, i32 2
  store i64 0, ptr %26, align 8, !tbaa !150
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #9
  store ptr %24, ptr %2, align 8, !tbaa !15
  br label %38

28:                                               ; preds = %19, %17, %3
  %29 = tail call i32 @pthread_mutex_unlock(ptr noundef %6) #9
  store ptr null, ptr %2, align 8, !tbaa !15
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %31 = load ptr, ptr %30, align 8, !tbaa !149
  %32 = icmp eq ptr %31, null
  br i1 %32, label %37, label %33

33:                                               ; preds = %28
  store ptr null, ptr %30, align 8, !tbaa !149
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
  %4 = load ptr, ptr %0, align 8, !tbaa !71
  %5 = getelementptr inbounds %struct.device, ptr %4, i64 0, i32 16
  %6 = load ptr, ptr %5, align 8, !tbaa !210
  %7 = getelementptr inbounds %struct.slot, ptr %2, i64 0, i32 3
  %8 = load ptr, ptr %7, align 8, !tbaa !20
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8, !tbaa !72
  %11 = tail call i32 %6(ptr noundef %8, ptr noundef %10) #9
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %32, label %13

13:                                               ; preds = %3
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %15 = cmpxchg ptr %14, i32 0, i32 %11 seq_cst seq_cst, align 4
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %17 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %16) #9
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %19 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %18) #9
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %21 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %20) #9
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %23 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %22) #9
  %24 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %16) #9
  %25 = load ptr, ptr %0, align 8, !tbaa !71
  %26 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 36
  %27 = load ptr, ptr %26, align 8, !tbaa !27
  %28 = tail call i32 @pthread_mutex_lock(ptr noundef %27) #9
  %29 = getelementptr inbounds %struct.ring, ptr %27, i64 0, i32 1
  %30 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %29) #9
  %31 = tail call i32 @pthread_mutex_unlock(ptr noundef %27) #9
  br label %32

32:                                               ; preds = %13, %3
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %34 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %33) #9
  store ptr null, ptr %2, align 8, !tbaa !16
  %35 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %36 = load i64, ptr %35, align 8, !tbaa !89
  %37 = getelementptr inbounds %struct.slot, ptr %2, i64 0, i32 4
  store i64 %36, ptr %37, align 8, !tbaa !90
  %38 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 2
  %39 = load i64, ptr %38, align 8, !tbaa !212
  %40 = getelementptr inbounds %struct.slot, ptr %2, i64 0, i32 5
  store i64 %39, ptr %40, align 8, !tbaa !94
  %41 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 26
  %42 = load ptr, ptr %41, align 8, !tbaa !76
  store ptr %2, ptr %42, align 8, !tbaa !15
  store ptr %2, ptr %41, align 8, !tbaa !76
  %43 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %44 = load i32, ptr %43, align 8, !tbaa !88
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %49, label %46

46:                                               ; preds = %32
  %47 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %48 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %47) #9
  br label %49

49:                                               ; preds = %32, %46
  %50 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %33) #9
  ret i32 %11
}

; Function Attrs: nounwind
define internal i32 @send_slot(ptr nocapture noundef %0, i32 noundef %1) #0 {
  %3 = load ptr, ptr %0, align 8, !tbaa !165
  %4 = zext i32 %1 to i64
  %5 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 2, i64 %4
  %6 = load ptr, ptr %5, align 8, !tbaa !15
  %7 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 3
  %8 = load i64, ptr %7, align 8, !tbaa !168
  %9 = shl nuw nsw i64 %4, 18
  %10 = add i64 %8, %9
  %11 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 4
  %12 = load i32, ptr %11, align 8, !tbaa !174
  %13 = add i32 %12, 1
  store i32 %13, ptr %11, align 8, !tbaa !174
  %14 = load ptr, ptr %3, align 8, !tbaa !71
  %15 = getelementptr inbounds %struct.device, ptr %14, i64 0, i32 3
  %16 = load ptr, ptr %15, align 8, !tbaa !163
  %17 = getelementptr inbounds %struct.slot, ptr %6, i64 0, i32 1
  %18 = load ptr, ptr %17, align 8, !tbaa !13
  %19 = getelementptr inbounds %struct.queue, ptr %3, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !72
  %21 = tail call i32 %16(i64 noundef %10, ptr noundef %18, i64 noundef 262144, ptr noundef %20) #9
  %22 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 1
  %23 = load ptr, ptr %22, align 8, !tbaa !167
  %24 = tail call fastcc i32 @close_slot(ptr noundef nonnull %3, ptr noundef %23, ptr noundef %6) #11
  %25 = icmp eq i32 %21, 0
  %26 = select i1 %25, i32 %24, i32 %21
  ret i32 %26
}

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #7

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #2

declare i32 @pthread_cond_clockwait(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #8

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { cold nounwind optsize "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!3 = !{!4, !5, i64 0}
!4 = !{!"device", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192, !5, i64 200, !5, i64 208, !5, i64 216, !5, i64 224, !5, i64 232, !5, i64 240, !5, i64 248, !5, i64 256, !5, i64 264, !8, i64 272, !9, i64 280, !5, i64 344, !5, i64 352}
!5 = !{!"any pointer", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"double", !6, i64 0}
!9 = !{!"", !6, i64 0}
!10 = !{!4, !5, i64 248}
!11 = !{!12, !12, i64 0}
!12 = !{!"long", !6, i64 0}
!13 = !{!14, !5, i64 8}
!14 = !{!"slot", !5, i64 0, !5, i64 8, !12, i64 16, !5, i64 24, !12, i64 32, !12, i64 40, !5, i64 48}
!15 = !{!5, !5, i64 0}
!16 = !{!14, !5, i64 0}
!17 = !{!4, !5, i64 112}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!14, !5, i64 24}
!21 = !{!4, !5, i64 120}
!22 = distinct !{!22, !19}
!23 = !{!24, !25, i64 200}
!24 = !{!"copiers", !9, i64 0, !9, i64 64, !9, i64 128, !5, i64 192, !25, i64 200, !25, i64 204, !25, i64 208, !6, i64 216}
!25 = !{!"int", !6, i64 0}
!26 = !{!4, !5, i64 352}
!27 = !{!4, !5, i64 344}
!28 = !{!4, !5, i64 8}
!29 = !{!24, !25, i64 208}
!30 = !{!24, !25, i64 204}
!31 = distinct !{!31, !19}
!32 = !{!4, !5, i64 240}
!33 = !{!4, !5, i64 232}
!34 = !{!35, !25, i64 4}
!35 = !{!"command", !36, i64 0, !36, i64 2, !25, i64 4}
!36 = !{!"short", !6, i64 0}
!37 = distinct !{!37, !19}
!38 = !{!25, !25, i64 0}
!39 = !{!4, !5, i64 184}
!40 = !{!4, !5, i64 208}
!41 = !{!42, !5, i64 0}
!42 = !{!"task", !5, i64 0, !5, i64 8, !25, i64 16, !25, i64 20, !25, i64 24, !25, i64 28}
!43 = !{!44, !5, i64 0}
!44 = !{!"", !5, i64 0, !25, i64 8, !25, i64 12, !25, i64 16, !25, i64 20, !25, i64 24, !25, i64 28, !25, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64}
!45 = !{!42, !5, i64 8}
!46 = !{!42, !25, i64 16}
!47 = !{!42, !25, i64 20}
!48 = !{!44, !25, i64 8}
!49 = !{!44, !25, i64 12}
!50 = !{!44, !25, i64 16}
!51 = !{!44, !25, i64 20}
!52 = !{!44, !25, i64 24}
!53 = !{!44, !25, i64 28}
!54 = !{!42, !25, i64 24}
!55 = !{!44, !25, i64 32}
!56 = !{!44, !5, i64 40}
!57 = !{!44, !5, i64 48}
!58 = !{!44, !5, i64 56}
!59 = !{!44, !5, i64 64}
!60 = distinct !{ptr @add_node, null}
!61 = distinct !{!61, !19}
!62 = distinct !{!62, !19}
!63 = !{!42, !25, i64 28}
!64 = !{!4, !5, i64 192}
!65 = !{!4, !5, i64 200}
!66 = !{!67, !12, i64 40}
!67 = !{!"queue", !5, i64 0, !5, i64 8, !25, i64 16, !68, i64 24, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !25, i64 80, !25, i64 84, !25, i64 88, !25, i64 92, !25, i64 96, !25, i64 100, !25, i64 104, !25, i64 108, !25, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !69, i64 192, !5, i64 224, !12, i64 232, !25, i64 240, !70, i64 248, !9, i64 336, !9, i64 400, !9, i64 464, !9, i64 528}
!68 = !{!"notification", !12, i64 0, !25, i64 8}
!69 = !{!"arrivals", !5, i64 0, !12, i64 8, !12, i64 16, !12, i64 24}
!70 = !{!"failures", !9, i64 0, !5, i64 64, !5, i64 72, !12, i64 80}
!71 = !{!67, !5, i64 0}
!72 = !{!67, !5, i64 8}
!73 = !{!67, !25, i64 32}
!74 = !{!67, !5, i64 136}
!75 = !{!67, !5, i64 152}
!76 = !{!67, !5, i64 184}
!77 = !{!67, !12, i64 64}
!78 = !{!67, !12, i64 48}
!79 = !{!68, !25, i64 8}
!80 = distinct !{!80, !19}
!81 = !{!67, !5, i64 176}
!82 = !{!83, !25, i64 124}
!83 = !{!"batch", !5, i64 0, !12, i64 8, !12, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !5, i64 96, !25, i64 104, !25, i64 108, !25, i64 112, !25, i64 116, !25, i64 120, !25, i64 124, !25, i64 128, !25, i64 132, !25, i64 136, !25, i64 140, !5, i64 144, !5, i64 152}
!84 = distinct !{!84, !19}
!85 = !{!67, !25, i64 92}
!86 = !{!67, !25, i64 100}
!87 = !{!67, !25, i64 108}
!88 = !{!67, !25, i64 88}
!89 = !{!83, !12, i64 8}
!90 = !{!14, !12, i64 32}
!91 = !{!4, !5, i64 144}
!92 = distinct !{!92, !19}
!93 = !{!4, !5, i64 136}
!94 = !{!14, !12, i64 40}
!95 = !{!67, !12, i64 232}
!96 = !{!14, !5, i64 48}
!97 = distinct !{!97, !19}
!98 = !{!83, !25, i64 132}
!99 = !{!67, !25, i64 104}
!100 = !{!83, !12, i64 88}
!101 = !{!83, !5, i64 96}
!102 = !{!67, !12, i64 216}
!103 = !{!83, !12, i64 64}
!104 = !{!67, !12, i64 56}
!105 = !{!83, !12, i64 80}
!106 = !{!67, !5, i64 144}
!107 = !{!83, !25, i64 128}
!108 = !{!67, !5, i64 120}
!109 = !{!83, !5, i64 0}
!110 = !{!67, !25, i64 96}
!111 = distinct !{!111, !19}
!112 = !{!83, !25, i64 120}
!113 = !{!83, !25, i64 104}
!114 = !{!83, !5, i64 24}
!115 = !{!83, !5, i64 32}
!116 = !{!117, !36, i64 0}
!117 = !{!"wait", !35, i64 0, !5, i64 8, !12, i64 16, !12, i64 24}
!118 = !{!117, !5, i64 8}
!119 = !{!117, !12, i64 16}
!120 = distinct !{!120, !19}
!121 = !{!122, !12, i64 0}
!122 = !{!"", !12, i64 0, !12, i64 8}
!123 = !{!122, !12, i64 8}
!124 = !{!83, !25, i64 108}
!125 = !{!126, !36, i64 0}
!126 = !{!"wait_ready", !35, i64 0, !5, i64 8}
!127 = !{!126, !5, i64 8}
!128 = !{!83, !25, i64 116}
!129 = distinct !{!129, !19}
!130 = distinct !{!130, !19}
!131 = !{!67, !5, i64 224}
!132 = !{!67, !25, i64 240}
!133 = distinct !{!133, !19}
!134 = !{!4, !5, i64 96}
!135 = !{!4, !5, i64 104}
!136 = !{i64 0, i64 8, !15}
!137 = !{!83, !12, i64 16}
!138 = !{!83, !5, i64 40}
!139 = !{!83, !12, i64 56}
!140 = !{!83, !5, i64 152}
!141 = !{!35, !36, i64 2}
!142 = !{!35, !36, i64 0}
!143 = !{!144, !12, i64 24}
!144 = !{!"copy", !35, i64 0, !12, i64 8, !12, i64 16, !12, i64 24}
!145 = !{!83, !12, i64 72}
!146 = !{!83, !25, i64 112}
!147 = distinct !{!147, !19}
!148 = !{!67, !5, i64 128}
!149 = !{!67, !5, i64 168}
!150 = !{!14, !12, i64 16}
!151 = !{!4, !5, i64 56}
!152 = !{!4, !5, i64 16}
!153 = distinct !{!153, !19}
!154 = !{!4, !5, i64 32}
!155 = !{!156, !5, i64 0}
!156 = !{!"arrival", !5, i64 0, !5, i64 8, !12, i64 16, !12, i64 24}
!157 = !{!156, !5, i64 8}
!158 = !{!156, !12, i64 16}
!159 = !{!156, !12, i64 24}
!160 = !{!4, !5, i64 40}
!161 = !{!144, !12, i64 8}
!162 = !{!144, !12, i64 16}
!163 = !{!4, !5, i64 24}
!164 = !{!83, !12, i64 48}
!165 = !{!166, !5, i64 0}
!166 = !{!"window", !5, i64 0, !5, i64 8, !6, i64 16, !12, i64 144, !25, i64 152}
!167 = !{!166, !5, i64 8}
!168 = !{!166, !12, i64 144}
!169 = !{i64 0, i64 8, !15, i64 8, i64 8, !15, i64 16, i64 8, !11, i64 24, i64 4, !38}
!170 = !{i64 0, i64 8, !15, i64 8, i64 8, !11, i64 16, i64 4, !38}
!171 = !{i64 0, i64 8, !11, i64 8, i64 4, !38}
!172 = !{i64 0, i64 4, !38}
!173 = distinct !{!173, !19}
!174 = !{!166, !25, i64 152}
!175 = distinct !{!175, !19}
!176 = distinct !{!176, !19}
!177 = distinct !{!177, !19}
!178 = !{!4, !5, i64 80}
!179 = !{!4, !5, i64 256}
!180 = !{!4, !5, i64 88}
!181 = !{!4, !5, i64 48}
!182 = !{!183, !12, i64 8}
!183 = !{!"peer_copy", !35, i64 0, !12, i64 8, !5, i64 16, !12, i64 24, !5, i64 32, !12, i64 40}
!184 = !{!183, !5, i64 16}
!185 = !{!183, !12, i64 24}
!186 = !{!183, !5, i64 32}
!187 = !{!183, !12, i64 40}
!188 = !{!189, !25, i64 24}
!189 = !{!"fill", !35, i64 0, !12, i64 8, !12, i64 16, !25, i64 24, !25, i64 28}
!190 = !{!189, !12, i64 8}
!191 = !{!189, !25, i64 28}
!192 = !{!189, !12, i64 16}
!193 = !{!4, !5, i64 64}
!194 = !{!4, !5, i64 72}
!195 = !{!4, !5, i64 216}
!196 = !{!4, !5, i64 224}
!197 = !{!4, !5, i64 160}
!198 = !{!199, !5, i64 8}
!199 = !{!"wait_event", !35, i64 0, !5, i64 8}
!200 = !{!201, !12, i64 16}
!201 = !{!"wait_semaphore", !35, i64 0, !5, i64 8, !12, i64 16, !12, i64 24}
!202 = !{!203, !12, i64 0}
!203 = !{!"", !204, i64 0, !25, i64 72, !6, i64 76}
!204 = !{!"", !12, i64 0, !12, i64 8, !12, i64 16, !25, i64 24, !6, i64 28}
!205 = !{!4, !5, i64 176}
!206 = !{!83, !25, i64 140}
!207 = !{!83, !25, i64 136}
!208 = !{!83, !5, i64 144}
!209 = distinct !{!209, !19}
!210 = !{!4, !5, i64 128}
!211 = !{!67, !5, i64 160}
!212 = !{!67, !12, i64 208}
!213 = !{!67, !25, i64 112}
!214 = !{!69, !5, i64 0}
!215 = !{!69, !12, i64 8}
!216 = !{!69, !12, i64 24}
!217 = distinct !{!217, !19}
!218 = !{!4, !5, i64 152}
!219 = !{!4, !5, i64 264}
!220 = !{!4, !8, i64 272}
!221 = !{!222, !222, i64 0}
!222 = !{!"float", !6, i64 0}
!223 = !{!8, !8, i64 0}
!224 = distinct !{!224, !19}
!225 = distinct !{!225, !19}
!226 = distinct !{!226, !19}
!227 = !{!70, !5, i64 64}
!228 = !{!229, !5, i64 0}
!229 = !{!"failure", !5, i64 0, !12, i64 8, !12, i64 16, !6, i64 24, !6, i64 2072}
!230 = !{!70, !12, i64 80}
!231 = !{i64 0, i64 8, !15, i64 8, i64 8, !11, i64 16, i64 8, !11, i64 24, i64 2048, !232, i64 2072, i64 256, !232}
!232 = !{!6, !6, i64 0}
!233 = !{!67, !25, i64 80}
!234 = distinct !{!234, !19}
!235 = !{!67, !25, i64 84}
!236 = distinct !{!236, !19}
!237 = distinct !{!237, !19}
!238 = !{!67, !12, i64 72}
!239 = !{!4, !5, i64 168}
!240 = distinct !{!240, !19}
!241 = distinct !{!241, !19}
!242 = distinct !{!242, !19}
!243 = distinct !{!243, !19}
!244 = !{!67, !5, i64 192}
!245 = distinct !{!245, !19}
!246 = !{!247, !5, i64 0}
!247 = !{!"chunk", !5, i64 0, !5, i64 8, !12, i64 16, !25, i64 24}
!248 = !{!247, !5, i64 8}
!249 = !{!247, !12, i64 16}
!250 = distinct !{!250, !19}
!251 = distinct !{!251, !19}
!252 = distinct !{!252, !19}
!253 = !{!24, !5, i64 192}
!254 = !{!255, !5, i64 0}
!255 = !{!"job", !5, i64 0, !5, i64 8, !25, i64 16, !25, i64 20}
!256 = !{!255, !5, i64 8}
!257 = !{!255, !25, i64 16}
!258 = !{!255, !25, i64 20}
!259 = distinct !{!259, !19}
!260 = !{!247, !25, i64 24}
!261 = !{ptr @send_slot}
!262 = distinct !{!262, !19}
!263 = distinct !{!263, !19}
!264 = !{!229, !12, i64 8}
!265 = !{!229, !12, i64 16}
!266 = !{!70, !5, i64 72}
!267 = distinct !{!267, !19}
!268 = !{!69, !12, i64 16}
!269 = !{i64 0, i64 8, !11, i64 8, i64 8, !11}
!270 = !{i64 0, i64 8, !15, i64 8, i64 8, !11, i64 16, i64 8, !11, i64 24, i64 8, !11}
!271 = !{i64 0, i64 8, !11, i64 8, i64 8, !11, i64 16, i64 8, !11}
!272 = !{i64 0, i64 8, !15, i64 8, i64 8, !15, i64 16, i64 8, !11, i64 24, i64 8, !11}
!273 = distinct !{!273, !19}
