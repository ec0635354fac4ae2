; Made by `nox -s native` from *.c and *.h, sha256 f1ec6b076e6bf289486d6ff40eeb5e2d36a9c8d1fc531623c8fc3eb55a743a97
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

47:                                               ; preds = %80, %277, %154, %159, %193, %44, %41
  %48 = load atomic i32, ptr %6 seq_cst, align 8
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %31, label %279, !llvm.loop !80

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
  br i1 %77, label %83, label %195

83:                                               ; preds = %82
  br i1 %55, label %84, label %90

84:                                               ; preds = %83
  %85 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 1
  %86 = load i64, ptr %85, align 8, !tbaa !89
  %87 = getelementptr inbounds %struct.slot, ptr %51, i64 0, i32 4
  %88 = load i64, ptr %87, align 8, !tbaa !90
  %89 = icmp ult i64 %86, %88
  br i1 %89, label %195, label %90

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
  %170 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #9
  %171 = icmp eq ptr %165, null
  br i1 %171, label %193, label %172

172:                                              ; preds = %169, %187
  %173 = phi ptr [ %174, %187 ], [ %165, %169 ]
  %174 = load ptr, ptr %173, align 8, !tbaa !16
  %175 = load ptr, ptr %0, align 8, !tbaa !71
  %176 = getelementptr inbounds %struct.device, ptr %175, i64 0, i32 36
  %177 = load ptr, ptr %176, align 8, !tbaa !27
  %178 = call i32 @pthread_mutex_lock(ptr noundef %177) #9
  %179 = load i64, ptr %23, align 8, !tbaa !95
  %180 = add i64 %179, -1
  store i64 %180, ptr %23, align 8, !tbaa !95
  %181 = getelementptr inbounds %struct.slot, ptr %173, i64 0, i32 6
  %182 = load ptr, ptr %181, align 8, !tbaa !96
  %183 = icmp eq ptr %182, null
  br i1 %183, label %184, label %187

184:                                              ; preds = %172
  %185 = getelementptr inbounds %struct.ring, ptr %177, i64 0, i32 2
  %186 = load ptr, ptr %185, align 8, !tbaa !15
  store ptr %186, ptr %173, align 8, !tbaa !16
  br label %187

187:                                              ; preds = %184, %172
  %188 = phi ptr [ %185, %184 ], [ %24, %172 ]
  store ptr %173, ptr %188, align 8, !tbaa !15
  %189 = getelementptr inbounds %struct.ring, ptr %177, i64 0, i32 1
  %190 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %189) #9
  %191 = call i32 @pthread_mutex_unlock(ptr noundef %177) #9
  %192 = icmp eq ptr %174, null
  br i1 %192, label %193, label %172, !llvm.loop !97

193:                                              ; preds = %187, %169
  %194 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #9
  br label %47

195:                                              ; preds = %84, %82
  %196 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 20
  %197 = load i32, ptr %196, align 4, !tbaa !98
  %198 = add i32 %197, 1
  store i32 %198, ptr %196, align 4, !tbaa !98
  %199 = load i32, ptr %25, align 8, !tbaa !99
  %200 = add i32 %199, 1
  store i32 %200, ptr %25, align 8, !tbaa !99
  %201 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 11
  %202 = load i64, ptr %201, align 8, !tbaa !100
  %203 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #9
  %204 = load ptr, ptr %0, align 8, !tbaa !71
  %205 = load ptr, ptr %204, align 8, !tbaa !3
  %206 = getelementptr inbounds %struct.device, ptr %204, i64 0, i32 31
  %207 = load ptr, ptr %206, align 8, !tbaa !10
  %208 = call i32 %205(ptr noundef %207) #9
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %210, label %222

210:                                              ; preds = %195
  %211 = load ptr, ptr %0, align 8, !tbaa !71
  %212 = getelementptr inbounds %struct.device, ptr %211, i64 0, i32 18
  %213 = load ptr, ptr %212, align 8, !tbaa !91
  %214 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 12
  %215 = load ptr, ptr %214, align 8, !tbaa !101
  %216 = call i32 %213(ptr noundef %215) #9
  %217 = load ptr, ptr %0, align 8, !tbaa !71
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #10
  %218 = getelementptr inbounds %struct.device, ptr %217, i64 0, i32 1
  %219 = load ptr, ptr %218, align 8, !tbaa !28
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
  %230 = load ptr, ptr %0, align 8, !tbaa !71
  %231 = getelementptr inbounds %struct.device, ptr %230, i64 0, i32 36
  %232 = load ptr, ptr %231, align 8, !tbaa !27
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
  %242 = load i64, ptr %26, align 8, !tbaa !102
  %243 = icmp ult i64 %242, %202
  br i1 %243, label %265, label %244

244:                                              ; preds = %241
  %245 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 18
  %246 = load i32, ptr %245, align 4, !tbaa !82
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %265, label %248

248:                                              ; preds = %244
  store i32 0, ptr %245, align 4, !tbaa !82
  %249 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 8
  %250 = load i64, ptr %249, align 8, !tbaa !103
  %251 = load i64, ptr %27, align 8, !tbaa !104
  %252 = sub i64 %251, %250
  store i64 %252, ptr %27, align 8, !tbaa !104
  %253 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 10
  %254 = load i64, ptr %253, align 8, !tbaa !105
  %255 = icmp ugt i64 %254, 65536
  %256 = sext i1 %255 to i32
  %257 = load i32, ptr %17, align 4, !tbaa !87
  %258 = add i32 %257, %256
  store i32 %258, ptr %17, align 4, !tbaa !87
  %259 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 1
  %260 = load i64, ptr %259, align 8, !tbaa !89
  store atomic i64 %260, ptr %12 seq_cst, align 8
  %261 = load ptr, ptr %28, align 8, !tbaa !106
  %262 = icmp eq ptr %261, null
  br i1 %262, label %265, label %263

263:                                              ; preds = %248
  %264 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #9
  br label %265

265:                                              ; preds = %263, %248, %244, %241, %237
  %266 = load i32, ptr %196, align 4, !tbaa !98
  %267 = add i32 %266, -1
  store i32 %267, ptr %196, align 4, !tbaa !98
  %268 = load i32, ptr %25, align 8, !tbaa !99
  %269 = add i32 %268, -1
  store i32 %269, ptr %25, align 8, !tbaa !99
  %270 = icmp eq i32 %267, 0
  br i1 %270, label %271, label %277

271:                                              ; preds = %265
  %272 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 19
  %273 = load i32, ptr %272, align 8, !tbaa !107
  %274 = icmp eq i32 %273, 0
  br i1 %274, label %277, label %275

275:                                              ; preds = %271
  %276 = load ptr, ptr %29, align 8, !tbaa !108
  store ptr %276, ptr %54, align 8, !tbaa !109
  store ptr %54, ptr %29, align 8, !tbaa !108
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
  br i1 %25, label %26, label %854

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
  br i1 %81, label %82, label %840

82:                                               ; preds = %26
  %83 = load i64, ptr %29, align 8, !tbaa !139
  br label %84

84:                                               ; preds = %82, %827
  %85 = phi i64 [ %837, %827 ], [ %83, %82 ]
  %86 = phi ptr [ %832, %827 ], [ %79, %82 ]
  %87 = add i64 %85, 1
  %88 = load i32, ptr %30, align 4, !tbaa !128
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %767

90:                                               ; preds = %84
  %91 = load ptr, ptr %0, align 8, !tbaa !71
  %92 = load i16, ptr %86, align 4, !tbaa !142
  switch i16 %92, label %772 [
    i16 1, label %93
    i16 2, label %237
    i16 3, label %248
    i16 4, label %260
    i16 5, label %272
    i16 6, label %449
    i16 7, label %562
    i16 8, label %601
    i16 9, label %616
    i16 10, label %654
    i16 11, label %745
    i16 12, label %752
    i16 13, label %759
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
  br label %772

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
  br label %772

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
  br label %772

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
  br label %772

272:                                              ; preds = %90
  %273 = getelementptr inbounds %struct.copy, ptr %86, i64 0, i32 3
  %274 = load i64, ptr %273, align 8, !tbaa !143
  %275 = load i64, ptr %47, align 8, !tbaa !164
  %276 = sub i64 %274, %275
  %277 = icmp ugt i64 %276, 262143
  br i1 %277, label %278, label %397

278:                                              ; preds = %272
  %279 = getelementptr inbounds %struct.copy, ptr %86, i64 0, i32 1
  %280 = getelementptr inbounds %struct.copy, ptr %86, i64 0, i32 2
  br label %281

281:                                              ; preds = %390, %278
  %282 = load atomic i32, ptr %48 seq_cst, align 8
  %283 = icmp eq i32 %282, 0
  br i1 %283, label %284, label %772

284:                                              ; preds = %281
  %285 = load atomic i32, ptr %49 seq_cst, align 4
  %286 = icmp eq i32 %285, 0
  br i1 %286, label %287, label %772

287:                                              ; preds = %284
  %288 = load atomic i32, ptr %50 seq_cst, align 8
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %290, label %772

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
  br label %772

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
  br i1 %363, label %364, label %390

364:                                              ; preds = %356
  %365 = zext i32 %362 to i64
  br label %366

366:                                              ; preds = %382, %364
  %367 = phi i64 [ %365, %364 ], [ %387, %382 ]
  %368 = getelementptr inbounds %struct.window, ptr %13, i64 0, i32 2, i64 %367
  %369 = load ptr, ptr %368, align 8, !tbaa !15
  %370 = load ptr, ptr %0, align 8, !tbaa !71
  %371 = getelementptr inbounds %struct.device, ptr %370, i64 0, i32 36
  %372 = load ptr, ptr %371, align 8, !tbaa !27
  %373 = call i32 @pthread_mutex_lock(ptr noundef %372) #9
  %374 = load i64, ptr %64, align 8, !tbaa !95
  %375 = add i64 %374, -1
  store i64 %375, ptr %64, align 8, !tbaa !95
  %376 = getelementptr inbounds %struct.slot, ptr %369, i64 0, i32 6
  %377 = load ptr, ptr %376, align 8, !tbaa !96
  %378 = icmp eq ptr %377, null
  br i1 %378, label %379, label %382

379:                                              ; preds = %366
  %380 = getelementptr inbounds %struct.ring, ptr %372, i64 0, i32 2
  %381 = load ptr, ptr %380, align 8, !tbaa !15
  store ptr %381, ptr %369, align 8, !tbaa !16
  br label %382

382:                                              ; preds = %379, %366
  %383 = phi ptr [ %380, %379 ], [ %65, %366 ]
  store ptr %369, ptr %383, align 8, !tbaa !15
  %384 = getelementptr inbounds %struct.ring, ptr %372, i64 0, i32 1
  %385 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %384) #9
  %386 = call i32 @pthread_mutex_unlock(ptr noundef %372) #9
  %387 = add nuw nsw i64 %367, 1
  %388 = trunc i64 %387 to i32
  %389 = icmp eq i32 %357, %388
  br i1 %389, label %390, label %366, !llvm.loop !175

390:                                              ; preds = %382, %356
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %14) #10
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %13) #10
  %391 = load i64, ptr %273, align 8, !tbaa !143
  %392 = load i64, ptr %47, align 8, !tbaa !164
  %393 = sub i64 %391, %392
  %394 = icmp ugt i64 %393, 262143
  %395 = icmp eq i32 %361, 0
  %396 = select i1 %394, i1 %395, i1 false
  br i1 %396, label %281, label %397, !llvm.loop !176

397:                                              ; preds = %390, %272
  %398 = phi i32 [ 0, %272 ], [ %361, %390 ]
  %399 = phi i64 [ %274, %272 ], [ %391, %390 ]
  %400 = phi i64 [ %275, %272 ], [ %392, %390 ]
  %401 = phi i64 [ %276, %272 ], [ %393, %390 ]
  %402 = phi i1 [ true, %272 ], [ %395, %390 ]
  %403 = icmp ne i64 %399, %400
  %404 = select i1 %402, i1 %403, i1 false
  br i1 %404, label %405, label %772

405:                                              ; preds = %397
  %406 = load ptr, ptr %54, align 8, !tbaa !149
  %407 = icmp eq ptr %406, null
  br i1 %407, label %419, label %408

408:                                              ; preds = %405
  %409 = getelementptr inbounds %struct.slot, ptr %406, i64 0, i32 2
  %410 = load i64, ptr %409, align 8, !tbaa !150
  %411 = add i64 %410, %401
  %412 = icmp ugt i64 %411, 262144
  br i1 %412, label %413, label %424

413:                                              ; preds = %408
  store ptr null, ptr %54, align 8, !tbaa !149
  %414 = call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %406) #11
  %415 = icmp eq i32 %414, 0
  br i1 %415, label %416, label %772

416:                                              ; preds = %413
  %417 = load ptr, ptr %54, align 8, !tbaa !149
  %418 = icmp eq ptr %417, null
  br i1 %418, label %419, label %424

419:                                              ; preds = %416, %405
  %420 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %54) #11
  %421 = icmp eq i32 %420, 0
  br i1 %421, label %422, label %772

422:                                              ; preds = %419
  %423 = load ptr, ptr %54, align 8, !tbaa !149
  br label %424

424:                                              ; preds = %422, %416, %408
  %425 = phi ptr [ %423, %422 ], [ %417, %416 ], [ %406, %408 ]
  %426 = getelementptr inbounds %struct.slot, ptr %425, i64 0, i32 1
  %427 = load ptr, ptr %426, align 8, !tbaa !13
  %428 = getelementptr inbounds %struct.slot, ptr %425, i64 0, i32 2
  %429 = load i64, ptr %428, align 8, !tbaa !150
  %430 = getelementptr inbounds i8, ptr %427, i64 %429
  %431 = add i64 %401, 15
  %432 = and i64 %431, -16
  %433 = add i64 %429, %432
  store i64 %433, ptr %428, align 8, !tbaa !150
  %434 = getelementptr inbounds %struct.copy, ptr %86, i64 0, i32 2
  %435 = load i64, ptr %434, align 8, !tbaa !162
  %436 = inttoptr i64 %435 to ptr
  %437 = load i64, ptr %47, align 8, !tbaa !164
  %438 = getelementptr inbounds i8, ptr %436, i64 %437
  %439 = call ptr @memcpy(ptr noundef %430, ptr noundef %438, i64 noundef %401) #9
  %440 = load ptr, ptr %0, align 8, !tbaa !71
  %441 = getelementptr inbounds %struct.device, ptr %440, i64 0, i32 3
  %442 = load ptr, ptr %441, align 8, !tbaa !163
  %443 = getelementptr inbounds %struct.copy, ptr %86, i64 0, i32 1
  %444 = load i64, ptr %443, align 8, !tbaa !161
  %445 = load i64, ptr %47, align 8, !tbaa !164
  %446 = add i64 %445, %444
  %447 = load ptr, ptr %33, align 8, !tbaa !72
  %448 = call i32 %442(i64 noundef %446, ptr noundef %430, i64 noundef %401, ptr noundef %447) #9
  br label %772

449:                                              ; preds = %90
  %450 = getelementptr inbounds %struct.copy, ptr %86, i64 0, i32 3
  %451 = load i64, ptr %450, align 8, !tbaa !143
  %452 = load i64, ptr %47, align 8, !tbaa !164
  %453 = sub i64 %451, %452
  %454 = icmp ugt i64 %453, 262143
  br i1 %454, label %455, label %504

455:                                              ; preds = %449
  %456 = getelementptr inbounds %struct.copy, ptr %86, i64 0, i32 2
  %457 = getelementptr inbounds %struct.copy, ptr %86, i64 0, i32 1
  br label %458

458:                                              ; preds = %493, %455
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %12) #10
  %459 = load atomic i32, ptr %48 seq_cst, align 8
  %460 = icmp eq i32 %459, 0
  br i1 %460, label %461, label %491

461:                                              ; preds = %458
  %462 = load atomic i32, ptr %49 seq_cst, align 4
  %463 = icmp eq i32 %462, 0
  br i1 %463, label %464, label %491

464:                                              ; preds = %461
  %465 = load atomic i32, ptr %50 seq_cst, align 8
  %466 = icmp eq i32 %465, 0
  br i1 %466, label %467, label %491

467:                                              ; preds = %464
  %468 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %12) #11
  %469 = icmp eq i32 %468, 0
  br i1 %469, label %470, label %491

470:                                              ; preds = %467
  %471 = load ptr, ptr %12, align 8, !tbaa !15
  %472 = getelementptr inbounds %struct.slot, ptr %471, i64 0, i32 1
  %473 = load ptr, ptr %472, align 8, !tbaa !13
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %11)
  %474 = load ptr, ptr %0, align 8, !tbaa !71
  %475 = getelementptr inbounds %struct.device, ptr %474, i64 0, i32 4
  %476 = load ptr, ptr %475, align 8, !tbaa !154
  %477 = load i64, ptr %456, align 8, !tbaa !162
  %478 = load i64, ptr %47, align 8, !tbaa !164
  %479 = add i64 %478, %477
  %480 = load ptr, ptr %33, align 8, !tbaa !72
  %481 = call i32 %476(ptr noundef %473, i64 noundef %479, i64 noundef 262144, ptr noundef %480) #9
  %482 = icmp eq i32 %481, 0
  br i1 %482, label %483, label %493

483:                                              ; preds = %470
  %484 = load i64, ptr %457, align 8, !tbaa !161
  %485 = inttoptr i64 %484 to ptr
  %486 = load i64, ptr %47, align 8, !tbaa !164
  %487 = getelementptr inbounds i8, ptr %485, i64 %486
  store ptr %487, ptr %11, align 8, !tbaa !155
  store ptr %473, ptr %51, align 8, !tbaa !157
  store i64 262144, ptr %52, align 8, !tbaa !158
  store i64 %87, ptr %53, align 8, !tbaa !159
  %488 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull byval(%struct.arrival) align 8 %11) #11
  %489 = load i64, ptr %47, align 8, !tbaa !164
  %490 = add i64 %489, 262144
  store i64 %490, ptr %47, align 8, !tbaa !164
  br label %493

491:                                              ; preds = %467, %464, %461, %458
  %492 = phi i32 [ %468, %467 ], [ -2, %464 ], [ -2, %461 ], [ -2, %458 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %12) #10
  br label %772

493:                                              ; preds = %483, %470
  %494 = phi i32 [ %488, %483 ], [ %481, %470 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %11)
  %495 = call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %471) #11
  %496 = icmp eq i32 %494, 0
  %497 = select i1 %496, i32 %495, i32 %494
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %12) #10
  %498 = load i64, ptr %450, align 8, !tbaa !143
  %499 = load i64, ptr %47, align 8, !tbaa !164
  %500 = sub i64 %498, %499
  %501 = icmp ugt i64 %500, 262143
  %502 = icmp eq i32 %497, 0
  %503 = select i1 %501, i1 %502, i1 false
  br i1 %503, label %458, label %504, !llvm.loop !177

504:                                              ; preds = %493, %449
  %505 = phi i32 [ 0, %449 ], [ %497, %493 ]
  %506 = phi i64 [ %451, %449 ], [ %498, %493 ]
  %507 = phi i64 [ %452, %449 ], [ %499, %493 ]
  %508 = phi i64 [ %453, %449 ], [ %500, %493 ]
  %509 = phi i1 [ true, %449 ], [ %502, %493 ]
  %510 = icmp ne i64 %506, %507
  %511 = select i1 %509, i1 %510, i1 false
  br i1 %511, label %512, label %772

512:                                              ; preds = %504
  %513 = load ptr, ptr %54, align 8, !tbaa !149
  %514 = icmp eq ptr %513, null
  br i1 %514, label %526, label %515

515:                                              ; preds = %512
  %516 = getelementptr inbounds %struct.slot, ptr %513, i64 0, i32 2
  %517 = load i64, ptr %516, align 8, !tbaa !150
  %518 = add i64 %517, %508
  %519 = icmp ugt i64 %518, 262144
  br i1 %519, label %520, label %531

520:                                              ; preds = %515
  store ptr null, ptr %54, align 8, !tbaa !149
  %521 = call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %513) #11
  %522 = icmp eq i32 %521, 0
  br i1 %522, label %523, label %772

523:                                              ; preds = %520
  %524 = load ptr, ptr %54, align 8, !tbaa !149
  %525 = icmp eq ptr %524, null
  br i1 %525, label %526, label %531

526:                                              ; preds = %523, %512
  %527 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %54) #11
  %528 = icmp eq i32 %527, 0
  br i1 %528, label %529, label %772

529:                                              ; preds = %526
  %530 = load ptr, ptr %54, align 8, !tbaa !149
  br label %531

531:                                              ; preds = %529, %523, %515
  %532 = phi ptr [ %530, %529 ], [ %524, %523 ], [ %513, %515 ]
  %533 = getelementptr inbounds %struct.slot, ptr %532, i64 0, i32 1
  %534 = load ptr, ptr %533, align 8, !tbaa !13
  %535 = getelementptr inbounds %struct.slot, ptr %532, i64 0, i32 2
  %536 = load i64, ptr %535, align 8, !tbaa !150
  %537 = getelementptr inbounds i8, ptr %534, i64 %536
  %538 = add i64 %508, 15
  %539 = and i64 %538, -16
  %540 = add i64 %536, %539
  store i64 %540, ptr %535, align 8, !tbaa !150
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %10)
  %541 = load ptr, ptr %0, align 8, !tbaa !71
  %542 = getelementptr inbounds %struct.device, ptr %541, i64 0, i32 4
  %543 = load ptr, ptr %542, align 8, !tbaa !154
  %544 = getelementptr inbounds %struct.copy, ptr %86, i64 0, i32 2
  %545 = load i64, ptr %544, align 8, !tbaa !162
  %546 = load i64, ptr %47, align 8, !tbaa !164
  %547 = add i64 %546, %545
  %548 = load ptr, ptr %33, align 8, !tbaa !72
  %549 = call i32 %543(ptr noundef %537, i64 noundef %547, i64 noundef %508, ptr noundef %548) #9
  %550 = icmp eq i32 %549, 0
  br i1 %550, label %551, label %560

551:                                              ; preds = %531
  %552 = getelementptr inbounds %struct.copy, ptr %86, i64 0, i32 1
  %553 = load i64, ptr %552, align 8, !tbaa !161
  %554 = inttoptr i64 %553 to ptr
  %555 = load i64, ptr %47, align 8, !tbaa !164
  %556 = getelementptr inbounds i8, ptr %554, i64 %555
  store ptr %556, ptr %10, align 8, !tbaa !155
  store ptr %537, ptr %55, align 8, !tbaa !157
  store i64 %508, ptr %56, align 8, !tbaa !158
  store i64 %87, ptr %57, align 8, !tbaa !159
  %557 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull byval(%struct.arrival) align 8 %10) #11
  %558 = load i64, ptr %47, align 8, !tbaa !164
  %559 = add i64 %558, %508
  store i64 %559, ptr %47, align 8, !tbaa !164
  br label %560

560:                                              ; preds = %551, %531
  %561 = phi i32 [ %557, %551 ], [ %549, %531 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %10)
  br label %772

562:                                              ; preds = %90
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #10
  %563 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 10
  %564 = load ptr, ptr %563, align 8, !tbaa !178
  %565 = getelementptr inbounds %struct.copy, ptr %86, i64 0, i32 3
  %566 = load i64, ptr %565, align 8, !tbaa !143
  %567 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 32
  %568 = load ptr, ptr %567, align 8, !tbaa !179
  %569 = load ptr, ptr %33, align 8, !tbaa !72
  %570 = call i32 %564(ptr noundef nonnull %9, i64 noundef %566, ptr noundef %568, ptr noundef %569) #9
  switch i32 %570, label %599 [
    i32 2, label %571
    i32 0, label %572
  ]

571:                                              ; preds = %562
  call fastcc void @add_failure(ptr noundef nonnull %31, i64 noundef %87, i64 noundef 2, ptr noundef null) #12
  br label %599

572:                                              ; preds = %562
  %573 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 5
  %574 = load ptr, ptr %573, align 8, !tbaa !160
  %575 = load i64, ptr %9, align 8, !tbaa !11
  %576 = getelementptr inbounds %struct.copy, ptr %86, i64 0, i32 2
  %577 = load i64, ptr %576, align 8, !tbaa !162
  %578 = load i64, ptr %565, align 8, !tbaa !143
  %579 = load ptr, ptr %33, align 8, !tbaa !72
  %580 = call i32 %574(i64 noundef %575, i64 noundef %577, i64 noundef %578, ptr noundef %579) #9
  %581 = icmp eq i32 %580, 0
  br i1 %581, label %582, label %590

582:                                              ; preds = %572
  %583 = load ptr, ptr %573, align 8, !tbaa !160
  %584 = getelementptr inbounds %struct.copy, ptr %86, i64 0, i32 1
  %585 = load i64, ptr %584, align 8, !tbaa !161
  %586 = load i64, ptr %9, align 8, !tbaa !11
  %587 = load i64, ptr %565, align 8, !tbaa !143
  %588 = load ptr, ptr %33, align 8, !tbaa !72
  %589 = call i32 %583(i64 noundef %585, i64 noundef %586, i64 noundef %587, ptr noundef %588) #9
  br label %590

590:                                              ; preds = %582, %572
  %591 = phi i32 [ %580, %572 ], [ %589, %582 ]
  %592 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 11
  %593 = load ptr, ptr %592, align 8, !tbaa !180
  %594 = load i64, ptr %9, align 8, !tbaa !11
  %595 = load ptr, ptr %33, align 8, !tbaa !72
  %596 = call i32 %593(i64 noundef %594, ptr noundef %595) #9
  %597 = icmp eq i32 %591, 0
  %598 = select i1 %597, i32 %596, i32 %591
  br label %599

599:                                              ; preds = %590, %571, %562
  %600 = phi i32 [ 0, %571 ], [ %598, %590 ], [ %570, %562 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #10
  br label %772

601:                                              ; preds = %90
  %602 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 6
  %603 = load ptr, ptr %602, align 8, !tbaa !181
  %604 = getelementptr inbounds %struct.peer_copy, ptr %86, i64 0, i32 1
  %605 = load i64, ptr %604, align 8, !tbaa !182
  %606 = getelementptr inbounds %struct.peer_copy, ptr %86, i64 0, i32 2
  %607 = load ptr, ptr %606, align 8, !tbaa !184
  %608 = getelementptr inbounds %struct.peer_copy, ptr %86, i64 0, i32 3
  %609 = load i64, ptr %608, align 8, !tbaa !185
  %610 = getelementptr inbounds %struct.peer_copy, ptr %86, i64 0, i32 4
  %611 = load ptr, ptr %610, align 8, !tbaa !186
  %612 = getelementptr inbounds %struct.peer_copy, ptr %86, i64 0, i32 5
  %613 = load i64, ptr %612, align 8, !tbaa !187
  %614 = load ptr, ptr %33, align 8, !tbaa !72
  %615 = call i32 %603(i64 noundef %605, ptr noundef %607, i64 noundef %609, ptr noundef %611, i64 noundef %613, ptr noundef %614) #9
  br label %772

616:                                              ; preds = %90
  %617 = getelementptr inbounds %struct.fill, ptr %86, i64 0, i32 3
  %618 = load i32, ptr %617, align 8, !tbaa !188
  switch i32 %618, label %643 [
    i32 1, label %619
    i32 2, label %631
  ]

619:                                              ; preds = %616
  %620 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 7
  %621 = load ptr, ptr %620, align 8, !tbaa !151
  %622 = getelementptr inbounds %struct.fill, ptr %86, i64 0, i32 1
  %623 = load i64, ptr %622, align 8, !tbaa !190
  %624 = getelementptr inbounds %struct.fill, ptr %86, i64 0, i32 4
  %625 = load i32, ptr %624, align 4, !tbaa !191
  %626 = trunc i32 %625 to i8
  %627 = getelementptr inbounds %struct.fill, ptr %86, i64 0, i32 2
  %628 = load i64, ptr %627, align 8, !tbaa !192
  %629 = load ptr, ptr %33, align 8, !tbaa !72
  %630 = call i32 %621(i64 noundef %623, i8 noundef zeroext %626, i64 noundef %628, ptr noundef %629) #9
  br label %772

631:                                              ; preds = %616
  %632 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 8
  %633 = load ptr, ptr %632, align 8, !tbaa !193
  %634 = getelementptr inbounds %struct.fill, ptr %86, i64 0, i32 1
  %635 = load i64, ptr %634, align 8, !tbaa !190
  %636 = getelementptr inbounds %struct.fill, ptr %86, i64 0, i32 4
  %637 = load i32, ptr %636, align 4, !tbaa !191
  %638 = trunc i32 %637 to i16
  %639 = getelementptr inbounds %struct.fill, ptr %86, i64 0, i32 2
  %640 = load i64, ptr %639, align 8, !tbaa !192
  %641 = load ptr, ptr %33, align 8, !tbaa !72
  %642 = call i32 %633(i64 noundef %635, i16 noundef zeroext %638, i64 noundef %640, ptr noundef %641) #9
  br label %772

643:                                              ; preds = %616
  %644 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 9
  %645 = load ptr, ptr %644, align 8, !tbaa !194
  %646 = getelementptr inbounds %struct.fill, ptr %86, i64 0, i32 1
  %647 = load i64, ptr %646, align 8, !tbaa !190
  %648 = getelementptr inbounds %struct.fill, ptr %86, i64 0, i32 4
  %649 = load i32, ptr %648, align 4, !tbaa !191
  %650 = getelementptr inbounds %struct.fill, ptr %86, i64 0, i32 2
  %651 = load i64, ptr %650, align 8, !tbaa !192
  %652 = load ptr, ptr %33, align 8, !tbaa !72
  %653 = call i32 %645(i64 noundef %647, i32 noundef %649, i64 noundef %651, ptr noundef %652) #9
  br label %772

654:                                              ; preds = %90
  %655 = getelementptr inbounds %struct.command, ptr %86, i64 0, i32 2
  %656 = load i32, ptr %655, align 4, !tbaa !34
  %657 = zext i32 %656 to i64
  %658 = getelementptr inbounds i8, ptr %86, i64 %657
  %659 = getelementptr inbounds %struct.execute, ptr %86, i64 0, i32 1
  %660 = load ptr, ptr %659, align 8, !tbaa !15
  %661 = getelementptr inbounds %struct.execute, ptr %86, i64 0, i32 2
  %662 = icmp ult ptr %661, %658
  br i1 %662, label %663, label %736

663:                                              ; preds = %654
  %664 = getelementptr inbounds %struct.graph, ptr %660, i64 0, i32 1
  br label %665

665:                                              ; preds = %725, %663
  %666 = phi ptr [ %661, %663 ], [ %730, %725 ]
  %667 = phi i64 [ 0, %663 ], [ %726, %725 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #10
  %668 = getelementptr inbounds %struct.launch, ptr %666, i64 0, i32 2
  %669 = load i64, ptr %668, align 8, !tbaa !11
  store i64 %669, ptr %5, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #10
  store i64 0, ptr %6, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #10
  store ptr %5, ptr %7, align 16, !tbaa !15
  store ptr %6, ptr %34, align 8, !tbaa !15
  %670 = getelementptr inbounds %struct.launch, ptr %666, i64 0, i32 4
  store ptr %670, ptr %35, align 16, !tbaa !15
  %671 = getelementptr inbounds %struct.launch, ptr %666, i64 0, i32 1
  %672 = load ptr, ptr %671, align 8, !tbaa !15
  %673 = load i64, ptr %672, align 8, !tbaa !11
  %674 = icmp eq i64 %673, 0
  br i1 %674, label %725, label %675

675:                                              ; preds = %665, %719
  %676 = phi ptr [ %722, %719 ], [ %672, %665 ]
  %677 = phi i64 [ %721, %719 ], [ 0, %665 ]
  %678 = phi i64 [ %720, %719 ], [ %667, %665 ]
  %679 = getelementptr inbounds %struct.kernel, ptr %676, i64 0, i32 3, i64 %677
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %8) #10
  %680 = load ptr, ptr %679, align 8, !tbaa !41
  store ptr %680, ptr %8, align 8, !tbaa !43
  %681 = getelementptr inbounds %struct.kernel, ptr %676, i64 0, i32 3, i64 %677, i32 1
  %682 = load ptr, ptr %681, align 8, !tbaa !45
  %683 = icmp eq ptr %682, null
  br i1 %683, label %684, label %687

684:                                              ; preds = %675
  %685 = getelementptr inbounds %struct.kernel, ptr %676, i64 0, i32 3, i64 %677, i32 2
  %686 = load i32, ptr %685, align 8, !tbaa !46
  br label %705

687:                                              ; preds = %675
  %688 = call i64 %682(ptr noundef nonnull %670) #9
  %689 = icmp sgt i64 %688, 0
  br i1 %689, label %690, label %697

690:                                              ; preds = %687
  %691 = getelementptr inbounds %struct.kernel, ptr %676, i64 0, i32 3, i64 %677, i32 3
  %692 = load i32, ptr %691, align 4, !tbaa !47
  %693 = zext i32 %692 to i64
  %694 = add nsw i64 %688, -1
  %695 = add nuw i64 %694, %693
  %696 = udiv i64 %695, %693
  br label %697

697:                                              ; preds = %690, %687
  %698 = phi i64 [ %696, %690 ], [ 1, %687 ]
  %699 = getelementptr inbounds %struct.kernel, ptr %676, i64 0, i32 3, i64 %677, i32 2
  %700 = load i32, ptr %699, align 8, !tbaa !46
  %701 = zext i32 %700 to i64
  %702 = icmp ult i64 %698, %701
  %703 = trunc i64 %698 to i32
  %704 = select i1 %702, i32 %703, i32 %700
  br label %705

705:                                              ; preds = %697, %684
  %706 = phi i32 [ %704, %697 ], [ %686, %684 ]
  store i32 %706, ptr %36, align 8, !tbaa !48
  store i32 1, ptr %37, align 4, !tbaa !49
  store i32 1, ptr %38, align 8, !tbaa !50
  %707 = getelementptr inbounds %struct.kernel, ptr %676, i64 0, i32 3, i64 %677, i32 3
  %708 = load i32, ptr %707, align 4, !tbaa !47
  store i32 %708, ptr %39, align 4, !tbaa !51
  store i32 1, ptr %40, align 8, !tbaa !52
  store i32 1, ptr %41, align 4, !tbaa !53
  %709 = getelementptr inbounds %struct.kernel, ptr %676, i64 0, i32 3, i64 %677, i32 4
  %710 = load i32, ptr %709, align 8, !tbaa !54
  store i32 %710, ptr %42, align 8, !tbaa !55
  store ptr %7, ptr %43, align 8, !tbaa !56
  store ptr null, ptr %44, align 8, !tbaa !57
  store ptr null, ptr %45, align 8, !tbaa !58
  store ptr null, ptr %46, align 8, !tbaa !59
  %711 = load ptr, ptr %660, align 8, !tbaa !15
  %712 = getelementptr inbounds %struct.device, ptr %711, i64 0, i32 27
  %713 = load ptr, ptr %712, align 8, !tbaa !195
  %714 = load ptr, ptr %664, align 8, !tbaa !15
  %715 = getelementptr inbounds %struct.graph, ptr %660, i64 0, i32 4, i64 %678
  %716 = load ptr, ptr %715, align 8, !tbaa !15
  %717 = call i32 %713(ptr noundef %714, ptr noundef %716, ptr noundef nonnull %8) #9
  %718 = icmp eq i32 %717, 0
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %8) #10
  br i1 %718, label %719, label %732

719:                                              ; preds = %705
  %720 = add i64 %678, 1
  %721 = add nuw i64 %677, 1
  %722 = load ptr, ptr %671, align 8, !tbaa !15
  %723 = load i64, ptr %722, align 8, !tbaa !11
  %724 = icmp ult i64 %721, %723
  br i1 %724, label %675, label %725, !llvm.loop !61

725:                                              ; preds = %719, %665
  %726 = phi i64 [ %667, %665 ], [ %720, %719 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #10
  %727 = getelementptr inbounds %struct.command, ptr %666, i64 0, i32 2
  %728 = load i32, ptr %727, align 4, !tbaa !34
  %729 = zext i32 %728 to i64
  %730 = getelementptr inbounds i8, ptr %666, i64 %729
  %731 = icmp ult ptr %730, %658
  br i1 %731, label %665, label %733, !llvm.loop !62

732:                                              ; preds = %705
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #10
  br label %772

733:                                              ; preds = %725
  %734 = load ptr, ptr %659, align 8, !tbaa !15
  %735 = load ptr, ptr %0, align 8, !tbaa !71
  br label %736

736:                                              ; preds = %733, %654
  %737 = phi ptr [ %735, %733 ], [ %91, %654 ]
  %738 = phi ptr [ %734, %733 ], [ %660, %654 ]
  %739 = getelementptr inbounds %struct.device, ptr %737, i64 0, i32 28
  %740 = load ptr, ptr %739, align 8, !tbaa !196
  %741 = getelementptr inbounds %struct.graph, ptr %738, i64 0, i32 1
  %742 = load ptr, ptr %741, align 8, !tbaa !15
  %743 = load ptr, ptr %33, align 8, !tbaa !72
  %744 = call i32 %740(ptr noundef %742, ptr noundef %743) #9
  br label %772

745:                                              ; preds = %90
  %746 = getelementptr inbounds %struct.wait, ptr %86, i64 0, i32 1
  %747 = load ptr, ptr %746, align 8, !tbaa !118
  %748 = load ptr, ptr %33, align 8, !tbaa !72
  %749 = getelementptr inbounds %struct.wait, ptr %86, i64 0, i32 2
  %750 = load i64, ptr %749, align 8, !tbaa !119
  %751 = call fastcc i32 @wait_for(ptr noundef %747, ptr noundef %748, i64 noundef %750) #11
  br label %772

752:                                              ; preds = %90
  %753 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 20
  %754 = load ptr, ptr %753, align 8, !tbaa !197
  %755 = load ptr, ptr %33, align 8, !tbaa !72
  %756 = getelementptr inbounds %struct.wait_event, ptr %86, i64 0, i32 1
  %757 = load ptr, ptr %756, align 8, !tbaa !198
  %758 = call i32 %754(ptr noundef %755, ptr noundef %757, i32 noundef 0) #9
  br label %772

759:                                              ; preds = %90
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %4) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %32, i8 0, i64 136, i1 false)
  %760 = getelementptr inbounds %struct.wait_semaphore, ptr %86, i64 0, i32 2
  %761 = load i64, ptr %760, align 8, !tbaa !200
  store i64 %761, ptr %4, align 8, !tbaa !202
  %762 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 22
  %763 = load ptr, ptr %762, align 8, !tbaa !205
  %764 = getelementptr inbounds %struct.wait_semaphore, ptr %86, i64 0, i32 1
  %765 = load ptr, ptr %33, align 8, !tbaa !72
  %766 = call i32 %763(ptr noundef nonnull %764, ptr noundef nonnull %4, i32 noundef 1, ptr noundef %765) #9
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %4) #10
  br label %772

767:                                              ; preds = %84
  %768 = getelementptr inbounds %struct.command, ptr %86, i64 0, i32 1
  %769 = load i16, ptr %768, align 2, !tbaa !141
  %770 = icmp eq i16 %769, 0
  br i1 %770, label %772, label %771

771:                                              ; preds = %767
  call fastcc void @add_failure(ptr noundef nonnull %31, i64 noundef %87, i64 noundef 2, ptr noundef null) #12
  br label %772

772:                                              ; preds = %287, %284, %281, %771, %767, %759, %752, %745, %736, %732, %643, %631, %619, %601, %599, %560, %526, %520, %504, %491, %424, %419, %413, %397, %296, %260, %248, %237, %235, %90
  %773 = phi i32 [ 0, %771 ], [ 0, %767 ], [ %766, %759 ], [ %758, %752 ], [ %751, %745 ], [ %615, %601 ], [ %600, %599 ], [ %271, %260 ], [ %259, %248 ], [ %247, %237 ], [ %236, %235 ], [ 0, %90 ], [ %398, %397 ], [ %448, %424 ], [ %414, %413 ], [ %420, %419 ], [ %294, %296 ], [ %505, %504 ], [ %492, %491 ], [ %561, %560 ], [ %521, %520 ], [ %527, %526 ], [ %653, %643 ], [ %642, %631 ], [ %630, %619 ], [ %744, %736 ], [ %717, %732 ], [ -2, %281 ], [ -2, %284 ], [ -2, %287 ]
  %774 = load ptr, ptr %75, align 8, !tbaa !140
  %775 = icmp eq ptr %774, null
  br i1 %775, label %824, label %776

776:                                              ; preds = %772
  %777 = getelementptr inbounds %struct.command, ptr %86, i64 0, i32 1
  %778 = load i16, ptr %777, align 2, !tbaa !141
  %779 = icmp eq i16 %778, 0
  %780 = icmp ne i32 %773, 0
  %781 = select i1 %779, i1 true, i1 %780
  br i1 %781, label %824, label %782

782:                                              ; preds = %776
  %783 = load i32, ptr %76, align 4, !tbaa !206
  %784 = load i32, ptr %78, align 8, !tbaa !207
  %785 = icmp ugt i32 %783, %784
  br i1 %785, label %812, label %786

786:                                              ; preds = %782
  %787 = icmp eq i32 %783, 0
  %788 = shl i32 %783, 1
  %789 = select i1 %787, i32 8, i32 %788
  %790 = load ptr, ptr %77, align 8, !tbaa !15
  %791 = zext i32 %789 to i64
  %792 = shl nuw nsw i64 %791, 3
  %793 = call ptr @realloc(ptr noundef %790, i64 noundef %792) #9
  %794 = icmp eq ptr %793, null
  br i1 %794, label %848, label %795

795:                                              ; preds = %786
  store ptr %793, ptr %77, align 8, !tbaa !15
  %796 = load i32, ptr %76, align 4, !tbaa !206
  %797 = icmp ult i32 %796, %789
  br i1 %797, label %798, label %812

798:                                              ; preds = %795, %808
  %799 = phi i32 [ %810, %808 ], [ %796, %795 ]
  %800 = load ptr, ptr %0, align 8, !tbaa !71
  %801 = getelementptr inbounds %struct.device, ptr %800, i64 0, i32 14
  %802 = load ptr, ptr %801, align 8, !tbaa !17
  %803 = load ptr, ptr %77, align 8, !tbaa !208
  %804 = zext i32 %799 to i64
  %805 = getelementptr inbounds ptr, ptr %803, i64 %804
  %806 = call i32 %802(ptr noundef %805, i32 noundef 0) #9
  %807 = icmp eq i32 %806, 0
  br i1 %807, label %808, label %848

808:                                              ; preds = %798
  %809 = load i32, ptr %76, align 4, !tbaa !206
  %810 = add i32 %809, 1
  store i32 %810, ptr %76, align 4, !tbaa !206
  %811 = icmp ult i32 %810, %789
  br i1 %811, label %798, label %812, !llvm.loop !209

812:                                              ; preds = %808, %795, %782
  %813 = load ptr, ptr %0, align 8, !tbaa !71
  %814 = getelementptr inbounds %struct.device, ptr %813, i64 0, i32 16
  %815 = load ptr, ptr %814, align 8, !tbaa !210
  %816 = load ptr, ptr %77, align 8, !tbaa !208
  %817 = load i32, ptr %78, align 8, !tbaa !207
  %818 = add i32 %817, 1
  store i32 %818, ptr %78, align 8, !tbaa !207
  %819 = zext i32 %817 to i64
  %820 = getelementptr inbounds ptr, ptr %816, i64 %819
  %821 = load ptr, ptr %820, align 8, !tbaa !15
  %822 = load ptr, ptr %33, align 8, !tbaa !72
  %823 = call i32 %815(ptr noundef %821, ptr noundef %822) #9
  br label %824

824:                                              ; preds = %812, %776, %772
  %825 = phi i32 [ %773, %776 ], [ %773, %772 ], [ %823, %812 ]
  %826 = icmp eq i32 %825, 0
  br i1 %826, label %827, label %848

827:                                              ; preds = %824
  %828 = getelementptr inbounds %struct.command, ptr %86, i64 0, i32 2
  %829 = load i32, ptr %828, align 4, !tbaa !34
  %830 = load ptr, ptr %27, align 8, !tbaa !138
  %831 = zext i32 %829 to i64
  %832 = getelementptr inbounds i8, ptr %830, i64 %831
  store ptr %832, ptr %27, align 8, !tbaa !138
  store i64 0, ptr %47, align 8, !tbaa !164
  %833 = getelementptr inbounds %struct.command, ptr %86, i64 0, i32 1
  %834 = load i16, ptr %833, align 2, !tbaa !141
  %835 = zext i16 %834 to i64
  %836 = load i64, ptr %29, align 8, !tbaa !139
  %837 = add i64 %836, %835
  store i64 %837, ptr %29, align 8, !tbaa !139
  %838 = load ptr, ptr %28, align 8, !tbaa !115
  %839 = icmp ult ptr %832, %838
  br i1 %839, label %84, label %840

840:                                              ; preds = %827, %26
  %841 = load ptr, ptr %0, align 8, !tbaa !71
  %842 = getelementptr inbounds %struct.device, ptr %841, i64 0, i32 16
  %843 = load ptr, ptr %842, align 8, !tbaa !210
  %844 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 12
  %845 = load ptr, ptr %844, align 8, !tbaa !101
  %846 = load ptr, ptr %33, align 8, !tbaa !72
  %847 = call i32 %843(ptr noundef %845, ptr noundef %846) #9
  br label %848

848:                                              ; preds = %786, %824, %798, %840
  %849 = phi i32 [ %847, %840 ], [ %806, %798 ], [ %825, %824 ], [ 2, %786 ]
  %850 = load ptr, ptr %0, align 8, !tbaa !71
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #10
  %851 = getelementptr inbounds %struct.device, ptr %850, i64 0, i32 1
  %852 = load ptr, ptr %851, align 8, !tbaa !28
  %853 = call i32 %852(ptr noundef nonnull %3) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #10
  br label %854

854:                                              ; preds = %848, %2
  %855 = phi i32 [ %24, %2 ], [ %849, %848 ]
  %856 = add i32 %855, 2
  %857 = icmp ult i32 %856, 3
  br i1 %857, label %858, label %871

858:                                              ; preds = %854
  %859 = icmp ugt i32 %855, -3
  %860 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %861 = call i32 @pthread_mutex_lock(ptr noundef nonnull %860) #9
  store ptr null, ptr %1, align 8, !tbaa !109
  br i1 %859, label %862, label %893

862:                                              ; preds = %858
  %863 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %864 = load ptr, ptr %863, align 8, !tbaa !106
  store ptr %864, ptr %1, align 8, !tbaa !109
  %865 = icmp eq ptr %864, null
  br i1 %865, label %866, label %868

866:                                              ; preds = %862
  %867 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  store ptr %1, ptr %867, align 8, !tbaa !75
  br label %868

868:                                              ; preds = %862, %866
  store ptr %1, ptr %863, align 8, !tbaa !106
  %869 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %870 = call i32 @pthread_cond_signal(ptr noundef nonnull %869) #9
  br label %915

871:                                              ; preds = %854
  %872 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %873 = cmpxchg ptr %872, i32 0, i32 %855 seq_cst seq_cst, align 4
  %874 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %875 = call i32 @pthread_mutex_lock(ptr noundef nonnull %874) #9
  %876 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %877 = call i32 @pthread_cond_signal(ptr noundef nonnull %876) #9
  %878 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %879 = call i32 @pthread_cond_signal(ptr noundef nonnull %878) #9
  %880 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %881 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %880) #9
  %882 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %874) #9
  %883 = load ptr, ptr %0, align 8, !tbaa !71
  %884 = getelementptr inbounds %struct.device, ptr %883, i64 0, i32 36
  %885 = load ptr, ptr %884, align 8, !tbaa !27
  %886 = call i32 @pthread_mutex_lock(ptr noundef %885) #9
  %887 = getelementptr inbounds %struct.ring, ptr %885, i64 0, i32 1
  %888 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %887) #9
  %889 = call i32 @pthread_mutex_unlock(ptr noundef %885) #9
  %890 = call i32 @pthread_mutex_lock(ptr noundef nonnull %874) #9
  %891 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %892 = load ptr, ptr %891, align 8, !tbaa !211
  store ptr %892, ptr %1, align 8, !tbaa !109
  store ptr %1, ptr %891, align 8, !tbaa !211
  br label %915

893:                                              ; preds = %858
  %894 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %895 = load ptr, ptr %894, align 8, !tbaa !74
  store ptr %1, ptr %895, align 8, !tbaa !15
  store ptr %1, ptr %894, align 8, !tbaa !74
  %896 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 8
  %897 = load i64, ptr %896, align 8, !tbaa !103
  %898 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %899 = load i64, ptr %898, align 8, !tbaa !104
  %900 = add i64 %899, %897
  store i64 %900, ptr %898, align 8, !tbaa !104
  %901 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 10
  %902 = load i64, ptr %901, align 8, !tbaa !105
  %903 = icmp ugt i64 %902, 65536
  %904 = zext i1 %903 to i32
  %905 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %906 = load i32, ptr %905, align 4, !tbaa !87
  %907 = add i32 %906, %904
  store i32 %907, ptr %905, align 4, !tbaa !87
  %908 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 18
  store i32 1, ptr %908, align 4, !tbaa !82
  %909 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 2
  %910 = load i64, ptr %909, align 8, !tbaa !212
  %911 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 11
  store i64 %910, ptr %911, align 8, !tbaa !100
  %912 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %913 = load i64, ptr %912, align 8, !tbaa !89
  %914 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store i64 %913, ptr %914, align 8, !tbaa !66
  br label %915

915:                                              ; preds = %871, %893, %868
  %916 = phi ptr [ %874, %871 ], [ %860, %893 ], [ %860, %868 ]
  %917 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  store i32 0, ptr %917, align 8, !tbaa !110
  %918 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %919 = load ptr, ptr %918, align 8, !tbaa !106
  %920 = icmp eq ptr %919, null
  br i1 %920, label %924, label %921

921:                                              ; preds = %915
  %922 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %923 = call i32 @pthread_cond_signal(ptr noundef nonnull %922) #9
  br label %924

924:                                              ; preds = %921, %915
  %925 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %926 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %925) #9
  %927 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %928 = load atomic i64, ptr %927 seq_cst, align 8
  %929 = icmp eq i64 %928, 0
  br i1 %929, label %930, label %942

930:                                              ; preds = %924
  %931 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %932 = load i32, ptr %931, align 4, !tbaa !85
  %933 = icmp eq i32 %932, 0
  br i1 %933, label %934, label %942

934:                                              ; preds = %930
  %935 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %936 = load i32, ptr %935, align 4, !tbaa !86
  %937 = icmp eq i32 %936, 0
  br i1 %937, label %938, label %942

938:                                              ; preds = %934
  %939 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %940 = load i32, ptr %939, align 4, !tbaa !87
  %941 = icmp eq i32 %940, 0
  br i1 %941, label %949, label %942

942:                                              ; preds = %938, %934, %930, %924
  %943 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %944 = load i32, ptr %943, align 8, !tbaa !88
  %945 = icmp eq i32 %944, 0
  br i1 %945, label %949, label %946

946:                                              ; preds = %942
  %947 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %948 = call i32 @pthread_cond_signal(ptr noundef nonnull %947) #9
  br label %949

949:                                              ; preds = %946, %942, %938
  %950 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %916) #9
  ret i32 %855
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
  br i1 %188, label %189, label %231

189:                                              ; preds = %182, %2, %185
  %190 = phi i32 [ %186, %185 ], [ 0, %2 ], [ 0, %182 ]
  %191 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %192 = load ptr, ptr %191, align 8, !tbaa !106
  %193 = icmp eq ptr %192, null
  br i1 %193, label %194, label %228

194:                                              ; preds = %189
  %195 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %196 = load i32, ptr %195, align 8, !tbaa !110
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %198, label %228

198:                                              ; preds = %194
  %199 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %200 = load ptr, ptr %199, align 8, !tbaa !149
  %201 = icmp eq ptr %200, null
  br i1 %201, label %228, label %202

202:                                              ; preds = %198
  %203 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %204 = load atomic i32, ptr %203 seq_cst, align 8
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %206, label %228

206:                                              ; preds = %202
  %207 = load ptr, ptr %199, align 8, !tbaa !149
  %208 = load ptr, ptr %0, align 8, !tbaa !71
  %209 = getelementptr inbounds %struct.device, ptr %208, i64 0, i32 36
  %210 = load ptr, ptr %209, align 8, !tbaa !27
  %211 = call i32 @pthread_mutex_lock(ptr noundef %210) #9
  %212 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %213 = load i64, ptr %212, align 8, !tbaa !95
  %214 = add i64 %213, -1
  store i64 %214, ptr %212, align 8, !tbaa !95
  %215 = getelementptr inbounds %struct.slot, ptr %207, i64 0, i32 6
  %216 = load ptr, ptr %215, align 8, !tbaa !96
  %217 = icmp eq ptr %216, null
  br i1 %217, label %220, label %218

218:                                              ; preds = %206
  %219 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  br label %223

220:                                              ; preds = %206
  %221 = getelementptr inbounds %struct.ring, ptr %210, i64 0, i32 2
  %222 = load ptr, ptr %221, align 8, !tbaa !15
  store ptr %222, ptr %207, align 8, !tbaa !16
  br label %223

223:                                              ; preds = %218, %220
  %224 = phi ptr [ %221, %220 ], [ %219, %218 ]
  store ptr %207, ptr %224, align 8, !tbaa !15
  %225 = getelementptr inbounds %struct.ring, ptr %210, i64 0, i32 1
  %226 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %225) #9
  %227 = call i32 @pthread_mutex_unlock(ptr noundef %210) #9
  store ptr null, ptr %199, align 8, !tbaa !149
  br label %228

228:                                              ; preds = %189, %194, %198, %202, %223
  %229 = load ptr, ptr %7, align 8, !tbaa !148
  %230 = icmp eq ptr %229, null
  br i1 %230, label %239, label %231

231:                                              ; preds = %185, %228
  %232 = phi i32 [ %190, %228 ], [ %186, %185 ]
  %233 = phi ptr [ %229, %228 ], [ %187, %185 ]
  %234 = getelementptr inbounds %struct.batch, ptr %233, i64 0, i32 1
  %235 = load i64, ptr %234, align 8, !tbaa !89
  %236 = getelementptr inbounds %struct.batch, ptr %233, i64 0, i32 2
  %237 = load i64, ptr %236, align 8, !tbaa !137
  %238 = sub i64 %235, %237
  br label %242

239:                                              ; preds = %228
  %240 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %241 = load i64, ptr %240, align 8, !tbaa !78
  br label %242

242:                                              ; preds = %239, %231
  %243 = phi i32 [ %232, %231 ], [ %190, %239 ]
  %244 = phi i64 [ %238, %231 ], [ %241, %239 ]
  store i64 %244, ptr %1, align 8, !tbaa !11
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
  %42 = icmp eq ptr %41, null
  br i1 %42, label %64, label %43

43:                                               ; preds = %39
  %44 = load ptr, ptr %0, align 8, !tbaa !71
  %45 = getelementptr inbounds %struct.device, ptr %44, i64 0, i32 36
  %46 = load ptr, ptr %45, align 8, !tbaa !27
  %47 = tail call i32 @pthread_mutex_lock(ptr noundef %46) #9
  %48 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %49 = load i64, ptr %48, align 8, !tbaa !95
  %50 = add i64 %49, -1
  store i64 %50, ptr %48, align 8, !tbaa !95
  %51 = getelementptr inbounds %struct.slot, ptr %41, i64 0, i32 6
  %52 = load ptr, ptr %51, align 8, !tbaa !96
  %53 = icmp eq ptr %52, null
  br i1 %53, label %56, label %54

54:                                               ; preds = %43
  %55 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  br label %59

56:                                               ; preds = %43
  %57 = getelementptr inbounds %struct.ring, ptr %46, i64 0, i32 2
  %58 = load ptr, ptr %57, align 8, !tbaa !15
  store ptr %58, ptr %41, align 8, !tbaa !16
  br label %59

59:                                               ; preds = %56, %54
  %60 = phi ptr [ %57, %56 ], [ %55, %54 ]
  store ptr %41, ptr %60, align 8, !tbaa !15
  %61 = getelementptr inbounds %struct.ring, ptr %46, i64 0, i32 1
  %62 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %61) #9
  %63 = tail call i32 @pthread_mutex_unlock(ptr noundef %46) #9
  br label %64

64:                                               ; preds = %59, %39
  %65 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %66 = load ptr, ptr %65, align 8, !tbaa !81
  %67 = icmp eq ptr %66, null
  br i1 %67, label %92, label %68

68:                                               ; preds = %64
  %69 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %70 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  br label %71

71:                                               ; preds = %86, %68
  %72 = phi ptr [ %66, %68 ], [ %73, %86 ]
  %73 = load ptr, ptr %72, align 8, !tbaa !16
  %74 = load ptr, ptr %0, align 8, !tbaa !71
  %75 = getelementptr inbounds %struct.device, ptr %74, i64 0, i32 36
  %76 = load ptr, ptr %75, align 8, !tbaa !27
  %77 = tail call i32 @pthread_mutex_lock(ptr noundef %76) #9
  %78 = load i64, ptr %69, align 8, !tbaa !95
  %79 = add i64 %78, -1
  store i64 %79, ptr %69, align 8, !tbaa !95
  %80 = getelementptr inbounds %struct.slot, ptr %72, i64 0, i32 6
  %81 = load ptr, ptr %80, align 8, !tbaa !96
  %82 = icmp eq ptr %81, null
  br i1 %82, label %83, label %86

83:                                               ; preds = %71
  %84 = getelementptr inbounds %struct.ring, ptr %76, i64 0, i32 2
  %85 = load ptr, ptr %84, align 8, !tbaa !15
  store ptr %85, ptr %72, align 8, !tbaa !16
  br label %86

86:                                               ; preds = %83, %71
  %87 = phi ptr [ %84, %83 ], [ %70, %71 ]
  store ptr %72, ptr %87, align 8, !tbaa !15
  %88 = getelementptr inbounds %struct.ring, ptr %76, i64 0, i32 1
  %89 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %88) #9
  %90 = tail call i32 @pthread_mutex_unlock(ptr noundef %76) #9
  %91 = icmp eq ptr %73, null
  br i1 %91, label %92, label %71, !llvm.loop !240

92:                                               ; preds = %86, %64
  store ptr null, ptr %65, align 8, !tbaa !81
  store ptr null, ptr %40, align 8, !tbaa !149
  %93 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #9
  %94 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %95 = load i32, ptr %94, align 8, !tbaa !99
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %101, label %97

97:                                               ; preds = %92, %97
  %98 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %10, ptr noundef nonnull %4) #9
  %99 = load i32, ptr %94, align 8, !tbaa !99
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %97, !llvm.loop !241

101:                                              ; preds = %97, %92
  %102 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %103 = load ptr, ptr %102, align 8, !tbaa !148
  %104 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %105 = load ptr, ptr %104, align 8, !tbaa !108
  %106 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %107 = load ptr, ptr %106, align 8, !tbaa !106
  %108 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %109 = load ptr, ptr %108, align 8, !tbaa !211
  store ptr null, ptr %108, align 8, !tbaa !211
  store ptr null, ptr %106, align 8, !tbaa !106
  store ptr null, ptr %104, align 8, !tbaa !108
  store ptr null, ptr %102, align 8, !tbaa !148
  %110 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  store ptr %102, ptr %110, align 8, !tbaa !74
  %111 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #9
  br i1 %31, label %112, label %281

112:                                              ; preds = %101
  %113 = icmp eq ptr %103, null
  br i1 %113, label %147, label %114

114:                                              ; preds = %112
  %115 = load ptr, ptr %0, align 8, !tbaa !71
  %116 = getelementptr inbounds %struct.device, ptr %115, i64 0, i32 15
  br label %117

117:                                              ; preds = %143, %114
  %118 = phi ptr [ %103, %114 ], [ %119, %143 ]
  %119 = load ptr, ptr %118, align 8, !tbaa !109
  %120 = getelementptr inbounds %struct.batch, ptr %118, i64 0, i32 12
  %121 = load ptr, ptr %120, align 8, !tbaa !101
  %122 = icmp eq ptr %121, null
  br i1 %122, label %126, label %123

123:                                              ; preds = %117
  %124 = load ptr, ptr %116, align 8, !tbaa !21
  %125 = tail call i32 %124(ptr noundef nonnull %121) #9
  br label %126

126:                                              ; preds = %123, %117
  %127 = getelementptr inbounds %struct.batch, ptr %118, i64 0, i32 22
  %128 = load i32, ptr %127, align 4, !tbaa !206
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %143, label %130

130:                                              ; preds = %126
  %131 = getelementptr inbounds %struct.batch, ptr %118, i64 0, i32 23
  br label %132

132:                                              ; preds = %132, %130
  %133 = phi i64 [ 0, %130 ], [ %139, %132 ]
  %134 = load ptr, ptr %116, align 8, !tbaa !21
  %135 = load ptr, ptr %131, align 8, !tbaa !208
  %136 = getelementptr inbounds ptr, ptr %135, i64 %133
  %137 = load ptr, ptr %136, align 8, !tbaa !15
  %138 = tail call i32 %134(ptr noundef %137) #9
  %139 = add nuw nsw i64 %133, 1
  %140 = load i32, ptr %127, align 4, !tbaa !206
  %141 = zext i32 %140 to i64
  %142 = icmp ult i64 %139, %141
  br i1 %142, label %132, label %143, !llvm.loop !242

143:                                              ; preds = %132, %126
  %144 = getelementptr inbounds %struct.batch, ptr %118, i64 0, i32 23
  %145 = load ptr, ptr %144, align 8, !tbaa !208
  tail call void @free(ptr noundef %145) #9
  tail call void @free(ptr noundef nonnull %118) #9
  %146 = icmp eq ptr %119, null
  br i1 %146, label %147, label %117, !llvm.loop !243

147:                                              ; preds = %143, %112
  %148 = icmp eq ptr %105, null
  br i1 %148, label %182, label %149

149:                                              ; preds = %147
  %150 = load ptr, ptr %0, align 8, !tbaa !71
  %151 = getelementptr inbounds %struct.device, ptr %150, i64 0, i32 15
  br label %152

152:                                              ; preds = %178, %149
  %153 = phi ptr [ %105, %149 ], [ %154, %178 ]
  %154 = load ptr, ptr %153, align 8, !tbaa !109
  %155 = getelementptr inbounds %struct.batch, ptr %153, i64 0, i32 12
  %156 = load ptr, ptr %155, align 8, !tbaa !101
  %157 = icmp eq ptr %156, null
  br i1 %157, label %161, label %158

158:                                              ; preds = %152
  %159 = load ptr, ptr %151, align 8, !tbaa !21
  %160 = tail call i32 %159(ptr noundef nonnull %156) #9
  br label %161

161:                                              ; preds = %158, %152
  %162 = getelementptr inbounds %struct.batch, ptr %153, i64 0, i32 22
  %163 = load i32, ptr %162, align 4, !tbaa !206
  %164 = icmp eq i32 %163, 0
  br i1 %164, label %178, label %165

165:                                              ; preds = %161
  %166 = getelementptr inbounds %struct.batch, ptr %153, i64 0, i32 23
  br label %167

167:                                              ; preds = %167, %165
  %168 = phi i64 [ 0, %165 ], [ %174, %167 ]
  %169 = load ptr, ptr %151, align 8, !tbaa !21
  %170 = load ptr, ptr %166, align 8, !tbaa !208
  %171 = getelementptr inbounds ptr, ptr %170, i64 %168
  %172 = load ptr, ptr %171, align 8, !tbaa !15
  %173 = tail call i32 %169(ptr noundef %172) #9
  %174 = add nuw nsw i64 %168, 1
  %175 = load i32, ptr %162, align 4, !tbaa !206
  %176 = zext i32 %175 to i64
  %177 = icmp ult i64 %174, %176
  br i1 %177, label %167, label %178, !llvm.loop !242

178:                                              ; preds = %167, %161
  %179 = getelementptr inbounds %struct.batch, ptr %153, i64 0, i32 23
  %180 = load ptr, ptr %179, align 8, !tbaa !208
  tail call void @free(ptr noundef %180) #9
  tail call void @free(ptr noundef nonnull %153) #9
  %181 = icmp eq ptr %154, null
  br i1 %181, label %182, label %152, !llvm.loop !243

182:                                              ; preds = %178, %147
  %183 = icmp eq ptr %107, null
  br i1 %183, label %217, label %184

184:                                              ; preds = %182
  %185 = load ptr, ptr %0, align 8, !tbaa !71
  %186 = getelementptr inbounds %struct.device, ptr %185, i64 0, i32 15
  br label %187

187:                                              ; preds = %213, %184
  %188 = phi ptr [ %107, %184 ], [ %189, %213 ]
  %189 = load ptr, ptr %188, align 8, !tbaa !109
  %190 = getelementptr inbounds %struct.batch, ptr %188, i64 0, i32 12
  %191 = load ptr, ptr %190, align 8, !tbaa !101
  %192 = icmp eq ptr %191, null
  br i1 %192, label %196, label %193

193:                                              ; preds = %187
  %194 = load ptr, ptr %186, align 8, !tbaa !21
  %195 = tail call i32 %194(ptr noundef nonnull %191) #9
  br label %196

196:                                              ; preds = %193, %187
  %197 = getelementptr inbounds %struct.batch, ptr %188, i64 0, i32 22
  %198 = load i32, ptr %197, align 4, !tbaa !206
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %213, label %200

200:                                              ; preds = %196
  %201 = getelementptr inbounds %struct.batch, ptr %188, i64 0, i32 23
  br label %202

202:                                              ; preds = %202, %200
  %203 = phi i64 [ 0, %200 ], [ %209, %202 ]
  %204 = load ptr, ptr %186, align 8, !tbaa !21
  %205 = load ptr, ptr %201, align 8, !tbaa !208
  %206 = getelementptr inbounds ptr, ptr %205, i64 %203
  %207 = load ptr, ptr %206, align 8, !tbaa !15
  %208 = tail call i32 %204(ptr noundef %207) #9
  %209 = add nuw nsw i64 %203, 1
  %210 = load i32, ptr %197, align 4, !tbaa !206
  %211 = zext i32 %210 to i64
  %212 = icmp ult i64 %209, %211
  br i1 %212, label %202, label %213, !llvm.loop !242

213:                                              ; preds = %202, %196
  %214 = getelementptr inbounds %struct.batch, ptr %188, i64 0, i32 23
  %215 = load ptr, ptr %214, align 8, !tbaa !208
  tail call void @free(ptr noundef %215) #9
  tail call void @free(ptr noundef nonnull %188) #9
  %216 = icmp eq ptr %189, null
  br i1 %216, label %217, label %187, !llvm.loop !243

217:                                              ; preds = %213, %182
  %218 = icmp eq ptr %109, null
  br i1 %218, label %252, label %219

219:                                              ; preds = %217
  %220 = load ptr, ptr %0, align 8, !tbaa !71
  %221 = getelementptr inbounds %struct.device, ptr %220, i64 0, i32 15
  br label %222

222:                                              ; preds = %248, %219
  %223 = phi ptr [ %109, %219 ], [ %224, %248 ]
  %224 = load ptr, ptr %223, align 8, !tbaa !109
  %225 = getelementptr inbounds %struct.batch, ptr %223, i64 0, i32 12
  %226 = load ptr, ptr %225, align 8, !tbaa !101
  %227 = icmp eq ptr %226, null
  br i1 %227, label %231, label %228

228:                                              ; preds = %222
  %229 = load ptr, ptr %221, align 8, !tbaa !21
  %230 = tail call i32 %229(ptr noundef nonnull %226) #9
  br label %231

231:                                              ; preds = %228, %222
  %232 = getelementptr inbounds %struct.batch, ptr %223, i64 0, i32 22
  %233 = load i32, ptr %232, align 4, !tbaa !206
  %234 = icmp eq i32 %233, 0
  br i1 %234, label %248, label %235

235:                                              ; preds = %231
  %236 = getelementptr inbounds %struct.batch, ptr %223, i64 0, i32 23
  br label %237

237:                                              ; preds = %237, %235
  %238 = phi i64 [ 0, %235 ], [ %244, %237 ]
  %239 = load ptr, ptr %221, align 8, !tbaa !21
  %240 = load ptr, ptr %236, align 8, !tbaa !208
  %241 = getelementptr inbounds ptr, ptr %240, i64 %238
  %242 = load ptr, ptr %241, align 8, !tbaa !15
  %243 = tail call i32 %239(ptr noundef %242) #9
  %244 = add nuw nsw i64 %238, 1
  %245 = load i32, ptr %232, align 4, !tbaa !206
  %246 = zext i32 %245 to i64
  %247 = icmp ult i64 %244, %246
  br i1 %247, label %237, label %248, !llvm.loop !242

248:                                              ; preds = %237, %231
  %249 = getelementptr inbounds %struct.batch, ptr %223, i64 0, i32 23
  %250 = load ptr, ptr %249, align 8, !tbaa !208
  tail call void @free(ptr noundef %250) #9
  tail call void @free(ptr noundef nonnull %223) #9
  %251 = icmp eq ptr %224, null
  br i1 %251, label %252, label %222, !llvm.loop !243

252:                                              ; preds = %248, %217
  %253 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %254 = load ptr, ptr %253, align 8, !tbaa !131
  %255 = icmp eq ptr %254, null
  br i1 %255, label %276, label %256

256:                                              ; preds = %252
  %257 = load ptr, ptr %0, align 8, !tbaa !71
  %258 = getelementptr inbounds %struct.slot, ptr %254, i64 0, i32 3
  %259 = load ptr, ptr %258, align 8, !tbaa !20
  %260 = icmp eq ptr %259, null
  br i1 %260, label %265, label %261

261:                                              ; preds = %256
  %262 = getelementptr inbounds %struct.device, ptr %257, i64 0, i32 15
  %263 = load ptr, ptr %262, align 8, !tbaa !21
  %264 = tail call i32 %263(ptr noundef nonnull %259) #9
  br label %265

265:                                              ; preds = %261, %256
  %266 = getelementptr inbounds %struct.slot, ptr %254, i64 0, i32 1
  %267 = load ptr, ptr %266, align 8, !tbaa !13
  %268 = icmp eq ptr %267, null
  br i1 %268, label %273, label %269

269:                                              ; preds = %265
  %270 = getelementptr inbounds %struct.device, ptr %257, i64 0, i32 13
  %271 = load ptr, ptr %270, align 8, !tbaa !135
  %272 = tail call i32 %271(ptr noundef nonnull %267) #9
  br label %273

273:                                              ; preds = %265, %269
  %274 = getelementptr inbounds %struct.slot, ptr %254, i64 0, i32 6
  %275 = load ptr, ptr %274, align 8, !tbaa !96
  tail call void @free(ptr noundef %275) #9
  tail call void @free(ptr noundef nonnull %254) #9
  br label %276

276:                                              ; preds = %273, %252
  store ptr null, ptr %253, align 8, !tbaa !131
  %277 = load ptr, ptr %0, align 8, !tbaa !71
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #10
  %278 = getelementptr inbounds %struct.device, ptr %277, i64 0, i32 1
  %279 = load ptr, ptr %278, align 8, !tbaa !28
  %280 = call i32 %279(ptr noundef nonnull %2) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #10
  br label %281

281:                                              ; preds = %101, %276
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
  br i1 %8, label %9, label %5, !llvm.loop !244

9:                                                ; preds = %5, %1
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27
  %11 = load ptr, ptr %10, align 8, !tbaa !245
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
  br i1 %64, label %22, label %65, !llvm.loop !246

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
  %80 = load ptr, ptr %79, align 16, !tbaa !247
  %81 = getelementptr inbounds [16 x %struct.chunk], ptr %3, i64 0, i64 %78, i32 1
  %82 = load ptr, ptr %81, align 8, !tbaa !249
  %83 = getelementptr inbounds [16 x %struct.chunk], ptr %3, i64 0, i64 %78, i32 2
  %84 = load i64, ptr %83, align 16, !tbaa !250
  %85 = call ptr @memcpy(ptr noundef %80, ptr noundef %82, i64 noundef %84) #9
  %86 = add nuw nsw i64 %78, 1
  %87 = icmp eq i64 %86, %71
  br i1 %87, label %88, label %77, !llvm.loop !251

88:                                               ; preds = %77, %20, %68, %72
  %89 = phi i64 [ %61, %68 ], [ %61, %72 ], [ %18, %20 ], [ %61, %77 ]
  %90 = call i32 @pthread_mutex_lock(ptr noundef nonnull %13) #9
  store i64 %89, ptr %7, align 8, !tbaa !216
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3) #10
  %91 = icmp ult i64 %89, %1
  br i1 %91, label %14, label %92, !llvm.loop !252

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
  br i1 %24, label %13, label %25, !llvm.loop !253

25:                                               ; preds = %21, %5, %20
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #10
  %26 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 3
  %27 = load ptr, ptr %26, align 8, !tbaa !254
  store ptr %27, ptr %6, align 8, !tbaa !255
  %28 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  store ptr %1, ptr %28, align 8, !tbaa !257
  %29 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  store i32 %2, ptr %29, align 8, !tbaa !258
  %30 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  store i32 0, ptr %30, align 4, !tbaa !259
  store ptr %6, ptr %26, align 8, !tbaa !254
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
  %40 = load i32, ptr %30, align 4, !tbaa !259
  %41 = icmp ult i32 %40, %2
  br i1 %41, label %42, label %70

42:                                               ; preds = %37
  %43 = load ptr, ptr %28, align 8, !tbaa !257
  %44 = add nuw i32 %40, 1
  store i32 %44, ptr %30, align 4, !tbaa !259
  %45 = load i32, ptr %29, align 8, !tbaa !258
  %46 = icmp eq i32 %44, %45
  br i1 %46, label %47, label %53

47:                                               ; preds = %42, %47
  %48 = phi ptr [ %49, %47 ], [ %26, %42 ]
  %49 = load ptr, ptr %48, align 8, !tbaa !15
  %50 = icmp eq ptr %49, %6
  br i1 %50, label %51, label %47, !llvm.loop !260

51:                                               ; preds = %47
  %52 = load ptr, ptr %6, align 8, !tbaa !255
  store ptr %52, ptr %48, align 8, !tbaa !15
  br label %53

53:                                               ; preds = %51, %42
  %54 = load ptr, ptr %26, align 8, !tbaa !254
  %55 = icmp eq ptr %54, null
  br i1 %55, label %58, label %56

56:                                               ; preds = %53
  %57 = call i32 @pthread_cond_signal(ptr noundef nonnull %34) #9
  br label %58

58:                                               ; preds = %53, %56
  %59 = zext i32 %40 to i64
  %60 = getelementptr inbounds %struct.chunk, ptr %43, i64 %59
  %61 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #9
  %62 = load ptr, ptr %60, align 8, !tbaa !247
  %63 = getelementptr inbounds %struct.chunk, ptr %43, i64 %59, i32 1
  %64 = load ptr, ptr %63, align 8, !tbaa !249
  %65 = getelementptr inbounds %struct.chunk, ptr %43, i64 %59, i32 2
  %66 = load i64, ptr %65, align 8, !tbaa !250
  %67 = call ptr @memcpy(ptr noundef %62, ptr noundef %64, i64 noundef %66) #9
  %68 = call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #9
  %69 = getelementptr inbounds %struct.chunk, ptr %43, i64 %59, i32 3
  store i32 1, ptr %69, align 8, !tbaa !261
  br label %77

70:                                               ; preds = %37
  %71 = zext i32 %38 to i64
  %72 = getelementptr inbounds %struct.chunk, ptr %1, i64 %71, i32 3
  %73 = load i32, ptr %72, align 8, !tbaa !261
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
  %85 = load i32, ptr %84, align 8, !tbaa !261
  %86 = icmp eq i32 %85, 0
  %87 = trunc i64 %82 to i32
  br i1 %86, label %99, label %88

88:                                               ; preds = %81
  %89 = call i32 @pthread_mutex_unlock(ptr noundef %0) #9
  %90 = icmp ne i32 %83, 0
  %91 = select i1 %35, i1 true, i1 %90
  br i1 %91, label %94, label %92

92:                                               ; preds = %88
  %93 = call i32 %3(ptr noundef %4, i32 noundef %87) #9, !callees !262
  br label %94

94:                                               ; preds = %92, %88
  %95 = phi i32 [ %83, %88 ], [ %93, %92 ]
  %96 = call i32 @pthread_mutex_lock(ptr noundef %0) #9
  %97 = add nuw nsw i64 %82, 1
  %98 = icmp eq i64 %97, %36
  br i1 %98, label %105, label %81, !llvm.loop !263

99:                                               ; preds = %81
  %100 = trunc i64 %82 to i32
  br label %101

101:                                              ; preds = %99, %77
  %102 = phi i32 [ %39, %77 ], [ %83, %99 ]
  %103 = phi i32 [ %38, %77 ], [ %100, %99 ]
  %104 = icmp ult i32 %103, %2
  br i1 %104, label %37, label %105, !llvm.loop !264

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
  store i64 %1, ptr %8, align 8, !tbaa !265
  %9 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 2
  store i64 %2, ptr %9, align 8, !tbaa !266
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
  %24 = load ptr, ptr %23, align 8, !tbaa !267
  br label %25

25:                                               ; preds = %17, %22
  %26 = phi ptr [ %24, %22 ], [ %19, %17 ]
  %27 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  store ptr %5, ptr %26, align 8, !tbaa !15
  store ptr %5, ptr %27, align 8, !tbaa !267
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
  %11 = load ptr, ptr %7, align 8, !tbaa !254
  %12 = icmp eq ptr %11, null
  br i1 %12, label %46, label %13

13:                                               ; preds = %10
  %14 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 1
  %15 = load ptr, ptr %14, align 8, !tbaa !257
  %16 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 3
  %17 = load i32, ptr %16, align 4, !tbaa !259
  %18 = add i32 %17, 1
  store i32 %18, ptr %16, align 4, !tbaa !259
  %19 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 2
  %20 = load i32, ptr %19, align 8, !tbaa !258
  %21 = icmp eq i32 %18, %20
  br i1 %21, label %22, label %28

22:                                               ; preds = %13, %22
  %23 = phi ptr [ %24, %22 ], [ %7, %13 ]
  %24 = load ptr, ptr %23, align 8, !tbaa !15
  %25 = icmp eq ptr %24, %11
  br i1 %25, label %26, label %22, !llvm.loop !260

26:                                               ; preds = %22
  %27 = load ptr, ptr %11, align 8, !tbaa !255
  store ptr %27, ptr %23, align 8, !tbaa !15
  br label %28

28:                                               ; preds = %26, %13
  %29 = load ptr, ptr %7, align 8, !tbaa !254
  %30 = icmp eq ptr %29, null
  br i1 %30, label %33, label %31

31:                                               ; preds = %28
  %32 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %8) #9
  br label %33

33:                                               ; preds = %28, %31
  %34 = zext i32 %17 to i64
  %35 = getelementptr inbounds %struct.chunk, ptr %15, i64 %34
  %36 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #9
  %37 = load ptr, ptr %35, align 8, !tbaa !247
  %38 = getelementptr inbounds %struct.chunk, ptr %15, i64 %34, i32 1
  %39 = load ptr, ptr %38, align 8, !tbaa !249
  %40 = getelementptr inbounds %struct.chunk, ptr %15, i64 %34, i32 2
  %41 = load i64, ptr %40, align 8, !tbaa !250
  %42 = tail call ptr @memcpy(ptr noundef %37, ptr noundef %39, i64 noundef %41) #9
  %43 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #9
  %44 = getelementptr inbounds %struct.chunk, ptr %15, i64 %34, i32 3
  store i32 1, ptr %44, align 8, !tbaa !261
  %45 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %9) #9
  br label %48

46:                                               ; preds = %10
  %47 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %8, ptr noundef nonnull %0) #9
  br label %48

48:                                               ; preds = %46, %33
  %49 = load i32, ptr %3, align 8, !tbaa !29
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %10, label %51, !llvm.loop !268

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
  %9 = load i64, ptr %8, align 8, !tbaa !269
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %8, i64 16, i1 false), !tbaa.struct !270
  %19 = icmp eq i64 %14, 0
  %20 = shl i64 %14, 1
  %21 = select i1 %19, i64 64, i64 %20
  %22 = tail call ptr @calloc(i64 noundef %21, i64 noundef 32) #9
  %23 = icmp eq ptr %22, null
  br i1 %23, label %45, label %24

24:                                               ; preds = %18
  %25 = load i64, ptr %10, align 8, !tbaa !216
  %26 = load i64, ptr %8, align 8, !tbaa !269
  %27 = icmp ult i64 %25, %26
  br i1 %27, label %28, label %30

28:                                               ; preds = %24
  %29 = add i64 %21, -1
  br label %33

30:                                               ; preds = %33, %24
  %31 = load ptr, ptr %5, align 8, !tbaa !214
  tail call void @free(ptr noundef %31) #9
  store ptr %22, ptr %5, align 8, !tbaa.struct !271
  store i64 %21, ptr %13, align 8, !tbaa.struct !272
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %8, ptr noundef nonnull align 8 dereferenceable(16) %4, i64 16, i1 false), !tbaa.struct !270
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4)
  %32 = load i64, ptr %8, align 8, !tbaa !269
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
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %36, ptr noundef nonnull align 8 dereferenceable(32) %41, i64 32, i1 false), !tbaa.struct !273
  %42 = add nuw i64 %34, 1
  %43 = load i64, ptr %8, align 8, !tbaa !269
  %44 = icmp ult i64 %42, %43
  br i1 %44, label %33, label %30, !llvm.loop !274

45:                                               ; preds = %18
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4)
  br label %54

46:                                               ; preds = %16, %30
  %47 = phi i64 [ %14, %16 ], [ %21, %30 ]
  %48 = phi ptr [ %17, %16 ], [ %22, %30 ]
  %49 = phi i64 [ %9, %16 ], [ %32, %30 ]
  %50 = add i64 %49, 1
  store i64 %50, ptr %8, align 8, !tbaa !269
  %51 = add i64 %47, -1
  %52 = and i64 %51, %49
  %53 = getelementptr inbounds %struct.arrival, ptr %48, i64 %52
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %53, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !273
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
!244 = distinct !{!244, !19}
!245 = !{!67, !5, i64 192}
!246 = distinct !{!246, !19}
!247 = !{!248, !5, i64 0}
!248 = !{!"chunk", !5, i64 0, !5, i64 8, !12, i64 16, !25, i64 24}
!249 = !{!248, !5, i64 8}
!250 = !{!248, !12, i64 16}
!251 = distinct !{!251, !19}
!252 = distinct !{!252, !19}
!253 = distinct !{!253, !19}
!254 = !{!24, !5, i64 192}
!255 = !{!256, !5, i64 0}
!256 = !{!"job", !5, i64 0, !5, i64 8, !25, i64 16, !25, i64 20}
!257 = !{!256, !5, i64 8}
!258 = !{!256, !25, i64 16}
!259 = !{!256, !25, i64 20}
!260 = distinct !{!260, !19}
!261 = !{!248, !25, i64 24}
!262 = !{ptr @send_slot}
!263 = distinct !{!263, !19}
!264 = distinct !{!264, !19}
!265 = !{!229, !12, i64 8}
!266 = !{!229, !12, i64 16}
!267 = !{!70, !5, i64 72}
!268 = distinct !{!268, !19}
!269 = !{!69, !12, i64 16}
!270 = !{i64 0, i64 8, !11, i64 8, i64 8, !11}
!271 = !{i64 0, i64 8, !15, i64 8, i64 8, !11, i64 16, i64 8, !11, i64 24, i64 8, !11}
!272 = !{i64 0, i64 8, !11, i64 8, i64 8, !11, i64 16, i64 8, !11}
!273 = !{i64 0, i64 8, !15, i64 8, i64 8, !15, i64 16, i64 8, !11, i64 24, i64 8, !11}
!274 = distinct !{!274, !19}
