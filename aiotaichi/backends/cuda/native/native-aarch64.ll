; Made by `nox -s native` from *.c and *.h, sha256 a4180014729f279187e176d114d99103dbe102bdda97a9df3275f4b8ee19016a
; ModuleID = 'aiotaichi/backends/cuda/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"
target triple = "aarch64-unknown-linux-gnu"

%struct.CUgraphEdgeData = type { i8, i8, i8, [5 x i8] }
%struct.span_ring = type { i64, i64, i64, i64, [0 x %struct.thread_span] }
%struct.thread_span = type { i64, i64, i32, i16, i16, i64 }
%struct.device = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, %struct.mutex, ptr, ptr, ptr, ptr, ptr }
%struct.mutex = type { [8 x i64] }
%struct.graph = type { ptr, ptr, ptr, ptr, ptr, i32 }
%struct.CUDA_MEMCPY3D = type { i64, i64, i64, i64, i32, ptr, i64, ptr, ptr, i64, i64, i64, i64, i64, i64, i32, ptr, i64, ptr, ptr, i64, i64, i64, i64, i64 }
%struct.CUDA_MEMSET_NODE_PARAMS = type { i64, i64, i32, i32, i64, i64 }
%struct.launch = type { %struct.command, ptr, i64, ptr, [0 x i8] }
%struct.command = type { i16, i16, i32 }
%struct.fill = type { %struct.command, i64, i64, i32, i32 }
%struct.copy = type { %struct.command, i64, i64, i64 }
%struct.queue = type { ptr, ptr, i32, %struct.notification, i64, i64, i64, %struct.job, %struct.job, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, i16, ptr, ptr, %struct.arrivals, ptr, i64, i32, %struct.failures, %struct.mutex, %struct.condition }
%struct.notification = type { i64, i32 }
%struct.job = type { ptr, ptr, ptr, i32 }
%struct.arrivals = type { ptr, i64, i64, i64 }
%struct.failures = type { %struct.mutex, ptr, ptr, i64 }
%struct.condition = type { [8 x i64] }
%struct.batch = type { ptr, i32, i32, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, ptr, i32, i32, i32, i64, i32, i32, ptr, ptr }
%struct.timespec = type { i64, i64 }
%struct.reading = type { double, double, double }
%struct.crew = type { %struct.mutex, %struct.condition, %struct.condition, %struct.job, %struct.job, i64, i64, i64, i64, i32, i32, i32, i32, i32, i32, i32, ptr, [9 x i64] }
%struct.kernel = type { i64, i64, i64, [0 x %struct.task] }
%struct.task = type { ptr, ptr, i32, i32, i32, i32 }
%struct.execute = type { %struct.command, ptr, [0 x i8] }
%struct.wait = type { %struct.command, ptr, i64, i64 }
%struct.wait_ready = type { %struct.command, ptr }
%struct.arrival = type { ptr, ptr, i64, i64, ptr }
%struct.stamp = type { ptr, i64 }
%struct.slot = type { ptr, ptr, i64, ptr, i64, i64, ptr }
%struct.ring = type { %struct.mutex, ptr, i64, [0 x %struct.slot] }
%struct.copiers = type { [16 x %struct.copying], i32, i64, i32, i64, i32, i32, i32, i32, i32, i32, i32, %struct.mutex, %struct.condition, %struct.condition, [8 x i64], ptr }
%struct.copying = type { i64, i32, ptr, i16 }
%struct.piece = type { ptr, ptr, i64, i32 }
%struct.CUDA_KERNEL_NODE_PARAMS = type { ptr, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr }
%struct.failure = type { ptr, i64, i64, i64, [256 x i8], [2048 x i8], [32 x i64] }
%struct.CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS = type { %struct.anon, i32, [17 x i32] }
%struct.anon = type { i64, i64, i64, i32, [11 x i32] }
%struct.window = type { ptr, ptr, [16 x ptr], i64, i32 }
%struct.peer_copy = type { %struct.command, i64, ptr, i64, ptr, i64 }
%struct.wait_event = type { %struct.command, ptr }
%struct.wait_semaphore = type { %struct.command, ptr, i64, i64 }

@early = internal constant %struct.CUgraphEdgeData { i8 1, i8 0, i8 1, [5 x i8] zeroinitializer }, align 1
@notify.one = internal constant i64 1, align 8

; Function Attrs: nofree nounwind memory(argmem: readwrite)
define dso_local i64 @spans_take(ptr nocapture noundef %0, ptr nocapture noundef writeonly %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 2
  %5 = load atomic i64, ptr %4 seq_cst, align 8
  %6 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 1
  %7 = icmp eq i64 %2, 0
  br i1 %7, label %25, label %8

8:                                                ; preds = %3, %19
  %9 = phi i64 [ %22, %19 ], [ 0, %3 ]
  %10 = phi i64 [ %23, %19 ], [ %5, %3 ]
  %11 = load atomic i64, ptr %6 seq_cst, align 8
  %12 = icmp ult i64 %10, %11
  br i1 %12, label %13, label %25

13:                                               ; preds = %8
  %14 = load i64, ptr %0, align 8, !tbaa !4
  %15 = urem i64 %10, %14
  %16 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %15, i32 1
  %17 = load atomic i64, ptr %16 seq_cst, align 8
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %25, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %15
  %21 = getelementptr inbounds %struct.thread_span, ptr %1, i64 %9
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %21, ptr noundef nonnull align 8 dereferenceable(32) %20, i64 32, i1 false), !tbaa.struct !8
  store atomic i64 0, ptr %16 seq_cst, align 8
  %22 = add nuw i64 %9, 1
  %23 = add nuw i64 %10, 1
  %24 = icmp eq i64 %22, %2
  br i1 %24, label %25, label %8, !llvm.loop !13

25:                                               ; preds = %8, %19, %13, %3
  %26 = phi i64 [ %5, %3 ], [ %10, %13 ], [ %23, %19 ], [ %10, %8 ]
  %27 = phi i64 [ 0, %3 ], [ %9, %13 ], [ %2, %19 ], [ %9, %8 ]
  store atomic i64 %26, ptr %4 seq_cst, align 8
  ret i64 %27
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define dso_local void @standstill_begin(ptr noundef %0) local_unnamed_addr #3 {
  %2 = tail call i32 @pthread_rwlock_wrlock(ptr noundef %0) #16
  ret void
}

declare i32 @pthread_rwlock_wrlock(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local void @standstill_end(ptr noundef %0) local_unnamed_addr #3 {
  %2 = tail call i32 @pthread_rwlock_unlock(ptr noundef %0) #16
  ret void
}

declare i32 @pthread_rwlock_unlock(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local i32 @standstill_avoid(ptr noundef %0) local_unnamed_addr #3 {
  %2 = tail call i32 @pthread_rwlock_tryrdlock(ptr noundef %0) #16
  %3 = icmp eq i32 %2, 0
  %4 = zext i1 %3 to i32
  ret i32 %4
}

declare i32 @pthread_rwlock_tryrdlock(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local void @standstill_allow(ptr noundef %0) local_unnamed_addr #3 {
  %2 = tail call i32 @pthread_rwlock_unlock(ptr noundef %0) #16
  ret void
}

; Function Attrs: nounwind
define dso_local void @standstill_await(ptr noundef %0) local_unnamed_addr #3 {
  %2 = tail call i32 @pthread_rwlock_rdlock(ptr noundef %0) #16
  ret void
}

declare i32 @pthread_rwlock_rdlock(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local i32 @standstill_register(ptr noundef %0, ptr nocapture noundef readonly %1, ptr noundef %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #3 {
  %6 = tail call i32 @pthread_rwlock_wrlock(ptr noundef %0) #16
  %7 = tail call i32 %1(ptr noundef %2, i64 noundef %3, i32 noundef %4) #16
  %8 = tail call i32 @pthread_rwlock_unlock(ptr noundef %0) #16
  ret i32 %7
}

; Function Attrs: nounwind
define dso_local i32 @standstill_unregister(ptr noundef %0, ptr nocapture noundef readonly %1, ptr noundef %2) local_unnamed_addr #3 {
  %4 = tail call i32 @pthread_rwlock_wrlock(ptr noundef %0) #16
  %5 = tail call i32 %1(ptr noundef %2) #16
  %6 = tail call i32 @pthread_rwlock_unlock(ptr noundef %0) #16
  ret i32 %5
}

; Function Attrs: nounwind
define dso_local void @graph_destroy(ptr noundef %0) local_unnamed_addr #3 {
  %2 = alloca ptr, align 8
  %3 = load ptr, ptr %0, align 8, !tbaa !15
  %4 = load ptr, ptr %3, align 8, !tbaa !18
  %5 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 33
  %6 = load ptr, ptr %5, align 8, !tbaa !22
  %7 = tail call i32 %4(ptr noundef %6) #16
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %32

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8, !tbaa !23
  %12 = icmp eq ptr %11, null
  br i1 %12, label %18, label %13

13:                                               ; preds = %9
  %14 = load ptr, ptr %0, align 8, !tbaa !15
  %15 = getelementptr inbounds %struct.device, ptr %14, i64 0, i32 32
  %16 = load ptr, ptr %15, align 8, !tbaa !24
  %17 = tail call i32 %16(ptr noundef nonnull %11) #16
  br label %18

18:                                               ; preds = %13, %9
  %19 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %20 = load ptr, ptr %19, align 8, !tbaa !25
  %21 = icmp eq ptr %20, null
  br i1 %21, label %27, label %22

22:                                               ; preds = %18
  %23 = load ptr, ptr %0, align 8, !tbaa !15
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 31
  %25 = load ptr, ptr %24, align 8, !tbaa !26
  %26 = tail call i32 %25(ptr noundef nonnull %20) #16
  br label %27

27:                                               ; preds = %22, %18
  %28 = load ptr, ptr %0, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #17
  %29 = getelementptr inbounds %struct.device, ptr %28, i64 0, i32 1
  %30 = load ptr, ptr %29, align 8, !tbaa !27
  %31 = call i32 %30(ptr noundef nonnull %2) #16
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #17
  call void @free(ptr noundef nonnull %0) #16
  br label %32

32:                                               ; preds = %1, %27
  ret void
}

declare void @free(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local ptr @graph_create(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, i64 noundef %4, ptr nocapture noundef %5) local_unnamed_addr #3 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca %struct.CUDA_MEMCPY3D, align 8
  %10 = alloca %struct.CUDA_MEMSET_NODE_PARAMS, align 8
  %11 = getelementptr inbounds i8, ptr %1, i64 %2
  %12 = icmp sgt i64 %2, 0
  br i1 %12, label %13, label %30

13:                                               ; preds = %6, %22
  %14 = phi ptr [ %28, %22 ], [ %1, %6 ]
  %15 = phi i64 [ %24, %22 ], [ 0, %6 ]
  %16 = load i16, ptr %14, align 8, !tbaa !28
  %17 = icmp eq i16 %16, 1
  br i1 %17, label %18, label %22

18:                                               ; preds = %13
  %19 = getelementptr inbounds %struct.launch, ptr %14, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !30
  %21 = load i64, ptr %20, align 8, !tbaa !4
  br label %22

22:                                               ; preds = %18, %13
  %23 = phi i64 [ %21, %18 ], [ 1, %13 ]
  %24 = add i64 %23, %15
  %25 = getelementptr inbounds %struct.command, ptr %14, i64 0, i32 2
  %26 = load i32, ptr %25, align 4, !tbaa !31
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr %14, i64 %27
  %29 = icmp ult ptr %28, %11
  br i1 %29, label %13, label %30, !llvm.loop !32

30:                                               ; preds = %22, %6
  %31 = phi i64 [ 0, %6 ], [ %24, %22 ]
  %32 = add i64 %31, %4
  %33 = shl i64 %32, 3
  %34 = add i64 %33, 48
  %35 = tail call ptr @calloc(i64 noundef 1, i64 noundef %34) #16
  store i32 2, ptr %5, align 4, !tbaa !9
  %36 = icmp eq ptr %35, null
  br i1 %36, label %189, label %37

37:                                               ; preds = %30
  store ptr %0, ptr %35, align 8, !tbaa !15
  %38 = getelementptr inbounds %struct.graph, ptr %35, i64 1
  %39 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 3
  store ptr %38, ptr %39, align 8, !tbaa !33
  %40 = getelementptr inbounds ptr, ptr %38, i64 %31
  %41 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 4
  store ptr %40, ptr %41, align 8, !tbaa !34
  %42 = load ptr, ptr %0, align 8, !tbaa !18
  %43 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 33
  %44 = load ptr, ptr %43, align 8, !tbaa !22
  %45 = tail call i32 %42(ptr noundef %44) #16
  store i32 %45, ptr %5, align 4, !tbaa !9
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %159

47:                                               ; preds = %37
  %48 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 23
  %49 = load ptr, ptr %48, align 8, !tbaa !35
  %50 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 2
  %51 = tail call i32 %49(ptr noundef nonnull %50, i32 noundef 0) #16
  store i32 %51, ptr %5, align 4, !tbaa !9
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %153

53:                                               ; preds = %47
  %54 = icmp eq i64 %2, 0
  br i1 %54, label %55, label %56

55:                                               ; preds = %53
  store i32 0, ptr %5, align 4, !tbaa !9
  br label %147

56:                                               ; preds = %53
  %57 = getelementptr inbounds %struct.CUDA_MEMCPY3D, ptr %9, i64 0, i32 4
  %58 = getelementptr inbounds %struct.CUDA_MEMCPY3D, ptr %9, i64 0, i32 6
  %59 = getelementptr inbounds %struct.CUDA_MEMCPY3D, ptr %9, i64 0, i32 15
  %60 = getelementptr inbounds %struct.CUDA_MEMCPY3D, ptr %9, i64 0, i32 17
  %61 = getelementptr inbounds %struct.CUDA_MEMCPY3D, ptr %9, i64 0, i32 22
  %62 = getelementptr inbounds %struct.CUDA_MEMCPY3D, ptr %9, i64 0, i32 23
  %63 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 5
  %64 = getelementptr inbounds %struct.CUDA_MEMSET_NODE_PARAMS, ptr %10, i64 0, i32 1
  %65 = getelementptr inbounds %struct.CUDA_MEMSET_NODE_PARAMS, ptr %10, i64 0, i32 2
  %66 = getelementptr inbounds %struct.CUDA_MEMSET_NODE_PARAMS, ptr %10, i64 0, i32 4
  %67 = getelementptr inbounds %struct.CUDA_MEMSET_NODE_PARAMS, ptr %10, i64 0, i32 5
  br label %68

68:                                               ; preds = %136, %56
  %69 = phi i64 [ 0, %56 ], [ %142, %136 ]
  %70 = phi i64 [ 0, %56 ], [ %83, %136 ]
  %71 = phi i64 [ 0, %56 ], [ %137, %136 ]
  %72 = getelementptr inbounds i8, ptr %1, i64 %69
  %73 = icmp ult i64 %70, %4
  br i1 %73, label %74, label %82

74:                                               ; preds = %68
  %75 = getelementptr inbounds i64, ptr %3, i64 %70
  %76 = load i64, ptr %75, align 8, !tbaa !4
  %77 = icmp eq i64 %76, %69
  br i1 %77, label %78, label %82

78:                                               ; preds = %74
  %79 = load ptr, ptr %41, align 8, !tbaa !34
  %80 = add nuw i64 %70, 1
  %81 = getelementptr inbounds i64, ptr %79, i64 %70
  store i64 %71, ptr %81, align 8, !tbaa !4
  br label %82

82:                                               ; preds = %78, %74, %68
  %83 = phi i64 [ %80, %78 ], [ %70, %74 ], [ %70, %68 ]
  %84 = load i16, ptr %72, align 4, !tbaa !28
  switch i16 %84, label %136 [
    i16 1, label %85
    i16 9, label %91
    i16 2, label %114
  ]

85:                                               ; preds = %82
  %86 = call fastcc i32 @for_tasks(ptr noundef nonnull %35, ptr noundef nonnull %72, i64 noundef %71, ptr noundef nonnull @add_task) #18
  %87 = getelementptr inbounds %struct.launch, ptr %72, i64 0, i32 1
  %88 = load ptr, ptr %87, align 8, !tbaa !30
  %89 = load i64, ptr %88, align 8, !tbaa !4
  %90 = add i64 %89, %71
  br label %136

91:                                               ; preds = %82
  %92 = add i64 %71, 1
  %93 = load ptr, ptr %35, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %10) #17
  %94 = getelementptr inbounds %struct.fill, ptr %72, i64 0, i32 1
  %95 = load i64, ptr %94, align 8, !tbaa !36
  store i64 %95, ptr %10, align 8, !tbaa !38
  store i64 0, ptr %64, align 8, !tbaa !40
  %96 = getelementptr inbounds %struct.fill, ptr %72, i64 0, i32 3
  %97 = load <2 x i32>, ptr %96, align 8, !tbaa !9
  %98 = shufflevector <2 x i32> %97, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %98, ptr %65, align 8, !tbaa !9
  %99 = getelementptr inbounds %struct.fill, ptr %72, i64 0, i32 2
  %100 = load i64, ptr %99, align 8, !tbaa !41
  store i64 %100, ptr %66, align 8, !tbaa !42
  store i64 1, ptr %67, align 8, !tbaa !43
  store i32 0, ptr %63, align 8, !tbaa !44
  %101 = getelementptr inbounds %struct.device, ptr %93, i64 0, i32 25
  %102 = load ptr, ptr %101, align 8, !tbaa !45
  %103 = load ptr, ptr %39, align 8, !tbaa !33
  %104 = load ptr, ptr %50, align 8, !tbaa !25
  %105 = icmp ne i64 %71, 0
  %106 = add i64 %71, -1
  %107 = getelementptr inbounds ptr, ptr %103, i64 %106
  %108 = select i1 %105, ptr %107, ptr null
  %109 = getelementptr inbounds ptr, ptr %103, i64 %71
  %110 = zext i1 %105 to i64
  %111 = getelementptr inbounds %struct.device, ptr %93, i64 0, i32 33
  %112 = load ptr, ptr %111, align 8, !tbaa !22
  %113 = call i32 %102(ptr noundef %109, ptr noundef %104, ptr noundef %108, i64 noundef %110, ptr noundef nonnull %10, ptr noundef %112) #16
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10) #17
  br label %136

114:                                              ; preds = %82
  %115 = add i64 %71, 1
  %116 = load ptr, ptr %35, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 200, ptr nonnull %9) #17
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(200) %9, i8 0, i64 176, i1 false)
  store i32 2, ptr %57, align 8, !tbaa !46
  %117 = getelementptr inbounds %struct.copy, ptr %72, i64 0, i32 2
  %118 = load i64, ptr %117, align 8, !tbaa !48
  store i64 %118, ptr %58, align 8, !tbaa !50
  store i32 2, ptr %59, align 8, !tbaa !51
  %119 = getelementptr inbounds %struct.copy, ptr %72, i64 0, i32 1
  %120 = load i64, ptr %119, align 8, !tbaa !52
  store i64 %120, ptr %60, align 8, !tbaa !53
  %121 = getelementptr inbounds %struct.copy, ptr %72, i64 0, i32 3
  %122 = load i64, ptr %121, align 8, !tbaa !54
  store i64 %122, ptr %61, align 8, !tbaa !55
  store <2 x i64> <i64 1, i64 1>, ptr %62, align 8, !tbaa !4
  store i32 0, ptr %63, align 8, !tbaa !44
  %123 = getelementptr inbounds %struct.device, ptr %116, i64 0, i32 26
  %124 = load ptr, ptr %123, align 8, !tbaa !56
  %125 = load ptr, ptr %39, align 8, !tbaa !33
  %126 = load ptr, ptr %50, align 8, !tbaa !25
  %127 = icmp ne i64 %71, 0
  %128 = add i64 %71, -1
  %129 = getelementptr inbounds ptr, ptr %125, i64 %128
  %130 = select i1 %127, ptr %129, ptr null
  %131 = getelementptr inbounds ptr, ptr %125, i64 %71
  %132 = zext i1 %127 to i64
  %133 = getelementptr inbounds %struct.device, ptr %116, i64 0, i32 33
  %134 = load ptr, ptr %133, align 8, !tbaa !22
  %135 = call i32 %124(ptr noundef %131, ptr noundef %126, ptr noundef %130, i64 noundef %132, ptr noundef nonnull %9, ptr noundef %134) #16
  call void @llvm.lifetime.end.p0(i64 200, ptr nonnull %9) #17
  br label %136

136:                                              ; preds = %114, %91, %85, %82
  %137 = phi i64 [ %71, %82 ], [ %115, %114 ], [ %92, %91 ], [ %90, %85 ]
  %138 = phi i32 [ 0, %82 ], [ %135, %114 ], [ %113, %91 ], [ %86, %85 ]
  %139 = getelementptr inbounds %struct.command, ptr %72, i64 0, i32 2
  %140 = load i32, ptr %139, align 4, !tbaa !31
  %141 = zext i32 %140 to i64
  %142 = add i64 %69, %141
  %143 = icmp ult i64 %142, %2
  %144 = icmp eq i32 %138, 0
  %145 = select i1 %143, i1 %144, i1 false
  br i1 %145, label %68, label %146, !llvm.loop !57

146:                                              ; preds = %136
  store i32 %138, ptr %5, align 4, !tbaa !9
  br i1 %144, label %147, label %153

147:                                              ; preds = %55, %146
  %148 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 28
  %149 = load ptr, ptr %148, align 8, !tbaa !58
  %150 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 1
  %151 = load ptr, ptr %50, align 8, !tbaa !25
  %152 = call i32 %149(ptr noundef nonnull %150, ptr noundef %151, i64 noundef 0) #16
  store i32 %152, ptr %5, align 4, !tbaa !9
  br label %153

153:                                              ; preds = %47, %146, %147
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #17
  %154 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %155 = load ptr, ptr %154, align 8, !tbaa !27
  %156 = call i32 %155(ptr noundef nonnull %8) #16
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #17
  %157 = load i32, ptr %5, align 4, !tbaa !9
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %189, label %159

159:                                              ; preds = %37, %153
  %160 = load ptr, ptr %35, align 8, !tbaa !15
  %161 = load ptr, ptr %160, align 8, !tbaa !18
  %162 = getelementptr inbounds %struct.device, ptr %160, i64 0, i32 33
  %163 = load ptr, ptr %162, align 8, !tbaa !22
  %164 = call i32 %161(ptr noundef %163) #16
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %189

166:                                              ; preds = %159
  %167 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 1
  %168 = load ptr, ptr %167, align 8, !tbaa !23
  %169 = icmp eq ptr %168, null
  br i1 %169, label %175, label %170

170:                                              ; preds = %166
  %171 = load ptr, ptr %35, align 8, !tbaa !15
  %172 = getelementptr inbounds %struct.device, ptr %171, i64 0, i32 32
  %173 = load ptr, ptr %172, align 8, !tbaa !24
  %174 = call i32 %173(ptr noundef nonnull %168) #16
  br label %175

175:                                              ; preds = %170, %166
  %176 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 2
  %177 = load ptr, ptr %176, align 8, !tbaa !25
  %178 = icmp eq ptr %177, null
  br i1 %178, label %184, label %179

179:                                              ; preds = %175
  %180 = load ptr, ptr %35, align 8, !tbaa !15
  %181 = getelementptr inbounds %struct.device, ptr %180, i64 0, i32 31
  %182 = load ptr, ptr %181, align 8, !tbaa !26
  %183 = call i32 %182(ptr noundef nonnull %177) #16
  br label %184

184:                                              ; preds = %179, %175
  %185 = load ptr, ptr %35, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #17
  %186 = getelementptr inbounds %struct.device, ptr %185, i64 0, i32 1
  %187 = load ptr, ptr %186, align 8, !tbaa !27
  %188 = call i32 %187(ptr noundef nonnull %7) #16
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #17
  call void @free(ptr noundef nonnull %35) #16
  br label %189

189:                                              ; preds = %184, %159, %153, %30
  %190 = phi ptr [ null, %30 ], [ %35, %153 ], [ null, %159 ], [ null, %184 ]
  ret ptr %190
}

declare ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local i64 @queue_handed(ptr noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #16
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %5 = load i64, ptr %4, align 8, !tbaa !59
  %6 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #16
  ret i64 %5
}

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #4

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local i32 @queue_revoke(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #16
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  br label %7

7:                                                ; preds = %11, %3
  %8 = phi ptr [ %6, %3 ], [ %9, %11 ]
  %9 = load ptr, ptr %8, align 8, !tbaa !30
  %10 = icmp eq ptr %9, null
  br i1 %10, label %70, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 3
  %13 = load i64, ptr %12, align 8, !tbaa !65
  %14 = icmp eq i64 %13, %1
  br i1 %14, label %15, label %7, !llvm.loop !67

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 1
  %17 = load i32, ptr %16, align 8, !tbaa !68
  %18 = icmp eq i32 %17, 1
  br i1 %18, label %19, label %70

19:                                               ; preds = %15
  %20 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 5
  %21 = load ptr, ptr %20, align 8, !tbaa !69
  %22 = icmp eq i64 %2, 0
  br i1 %22, label %23, label %28

23:                                               ; preds = %28, %19
  %24 = phi ptr [ %21, %19 ], [ %38, %28 ]
  %25 = getelementptr inbounds %struct.command, ptr %24, i64 0, i32 1
  %26 = load i16, ptr %25, align 2, !tbaa !70
  %27 = icmp eq i16 %26, 0
  br i1 %27, label %40, label %52

28:                                               ; preds = %19, %28
  %29 = phi ptr [ %38, %28 ], [ %21, %19 ]
  %30 = phi i64 [ %34, %28 ], [ %2, %19 ]
  %31 = getelementptr inbounds %struct.command, ptr %29, i64 0, i32 1
  %32 = load i16, ptr %31, align 2, !tbaa !70
  %33 = zext i16 %32 to i64
  %34 = sub i64 %30, %33
  %35 = getelementptr inbounds %struct.command, ptr %29, i64 0, i32 2
  %36 = load i32, ptr %35, align 4, !tbaa !31
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds i8, ptr %29, i64 %37
  %39 = icmp eq i64 %34, 0
  br i1 %39, label %23, label %28, !llvm.loop !71

40:                                               ; preds = %23, %44
  %41 = phi ptr [ %48, %44 ], [ %24, %23 ]
  %42 = load i16, ptr %41, align 4, !tbaa !28
  %43 = icmp eq i16 %42, 10
  br i1 %43, label %70, label %44

44:                                               ; preds = %40
  %45 = getelementptr inbounds %struct.command, ptr %41, i64 0, i32 2
  %46 = load i32, ptr %45, align 4, !tbaa !31
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds i8, ptr %41, i64 %47
  %49 = getelementptr inbounds %struct.command, ptr %48, i64 0, i32 1
  %50 = load i16, ptr %49, align 2, !tbaa !70
  %51 = icmp eq i16 %50, 0
  br i1 %51, label %40, label %52, !llvm.loop !72

52:                                               ; preds = %44, %23
  %53 = phi ptr [ %24, %23 ], [ %48, %44 ]
  %54 = load i16, ptr %53, align 4, !tbaa !28
  %55 = icmp eq i16 %54, 10
  br i1 %55, label %70, label %56

56:                                               ; preds = %52
  %57 = icmp ugt ptr %24, %53
  br i1 %57, label %70, label %58

58:                                               ; preds = %56, %64
  %59 = phi ptr [ %68, %64 ], [ %24, %56 ]
  %60 = load i16, ptr %59, align 4, !tbaa !28
  %61 = add i16 %60, -15
  %62 = icmp ult i16 %61, -4
  br i1 %62, label %63, label %64

63:                                               ; preds = %58
  store i16 16, ptr %59, align 4, !tbaa !28
  br label %64

64:                                               ; preds = %63, %58
  %65 = getelementptr inbounds %struct.command, ptr %59, i64 0, i32 2
  %66 = load i32, ptr %65, align 4, !tbaa !31
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds i8, ptr %59, i64 %67
  %69 = icmp ugt ptr %68, %53
  br i1 %69, label %70, label %58, !llvm.loop !73

70:                                               ; preds = %7, %40, %64, %56, %52, %15
  %71 = phi i32 [ 0, %15 ], [ 0, %52 ], [ 1, %56 ], [ 1, %64 ], [ 0, %40 ], [ 0, %7 ]
  %72 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #16
  ret i32 %71
}

; Function Attrs: nounwind
define dso_local i32 @device_clock(ptr noundef %0, ptr noundef %1, ptr nocapture noundef %2) local_unnamed_addr #3 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.timespec, align 8
  %8 = alloca %struct.timespec, align 8
  %9 = alloca %struct.mutex, align 8
  %10 = alloca %struct.condition, align 8
  %11 = alloca %struct.timespec, align 8
  %12 = alloca %struct.timespec, align 8
  %13 = alloca %struct.timespec, align 8
  %14 = alloca %struct.timespec, align 8
  %15 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %15) #17
  store ptr null, ptr %15, align 8, !tbaa !30
  %16 = load ptr, ptr %0, align 8, !tbaa !18
  %17 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 33
  %18 = load ptr, ptr %17, align 8, !tbaa !22
  %19 = tail call i32 %16(ptr noundef %18) #16
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %152

21:                                               ; preds = %3
  %22 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 14
  %23 = load ptr, ptr %22, align 8, !tbaa !74
  %24 = call i32 %23(ptr noundef nonnull %15, i32 noundef 0) #16
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %140

26:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %14) #17
  %27 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %14) #16
  %28 = load i64, ptr %14, align 8, !tbaa !75
  %29 = mul i64 %28, 1000000000
  %30 = getelementptr inbounds %struct.timespec, ptr %14, i64 0, i32 1
  %31 = load i64, ptr %30, align 8, !tbaa !77
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %14) #17
  %32 = add i64 %31, 1000000000
  %33 = add i64 %32, %29
  %34 = getelementptr inbounds %struct.timespec, ptr %13, i64 0, i32 1
  %35 = getelementptr inbounds %struct.timespec, ptr %12, i64 0, i32 1
  %36 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 16
  %37 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 17
  %38 = getelementptr inbounds %struct.timespec, ptr %11, i64 0, i32 1
  %39 = getelementptr inbounds %struct.timespec, ptr %8, i64 0, i32 1
  %40 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1
  %41 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %42 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 38
  %43 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 19
  %44 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 35
  %45 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 37
  %46 = getelementptr inbounds %struct.reading, ptr %2, i64 0, i32 2
  %47 = getelementptr inbounds i8, ptr %2, i64 8
  br label %48

48:                                               ; preds = %137, %26
  %49 = phi i32 [ 0, %26 ], [ %138, %137 ]
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %58, label %51

51:                                               ; preds = %48
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %13) #17
  %52 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %13) #16
  %53 = load i64, ptr %13, align 8, !tbaa !75
  %54 = mul i64 %53, 1000000000
  %55 = load i64, ptr %34, align 8, !tbaa !77
  %56 = add i64 %54, %55
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %13) #17
  %57 = icmp ult i64 %56, %33
  br i1 %57, label %58, label %140

58:                                               ; preds = %51, %48
  %59 = load ptr, ptr %15, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %12) #17
  %60 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %12) #16
  %61 = load i64, ptr %12, align 8, !tbaa !75
  %62 = mul i64 %61, 1000000000
  %63 = load i64, ptr %35, align 8, !tbaa !77
  %64 = add i64 %62, %63
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %12) #17
  %65 = load ptr, ptr %36, align 8, !tbaa !78
  %66 = call i32 %65(ptr noundef %59, ptr noundef %1) #16
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %140

68:                                               ; preds = %58
  %69 = load ptr, ptr %37, align 8, !tbaa !79
  %70 = call i32 %69(ptr noundef %59) #16
  %71 = icmp eq i32 %70, 600
  br i1 %71, label %72, label %103

72:                                               ; preds = %68, %99
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %11) #17
  %73 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %11) #16
  %74 = load i64, ptr %11, align 8, !tbaa !75
  %75 = mul i64 %74, 1000000000
  %76 = load i64, ptr %38, align 8, !tbaa !77
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %11) #17
  %77 = sub i64 %76, %64
  %78 = add i64 %77, %75
  %79 = icmp ugt i64 %78, 1000000000
  br i1 %79, label %103, label %80

80:                                               ; preds = %72
  %81 = icmp ugt i64 %78, 1000000
  br i1 %81, label %82, label %99

82:                                               ; preds = %80
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #17
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %9, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #17
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %10, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #17
  %83 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #16
  %84 = load i64, ptr %8, align 8, !tbaa !75
  %85 = mul i64 %84, 1000000000
  %86 = load i64, ptr %39, align 8, !tbaa !77
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #17
  %87 = add i64 %86, 100000
  %88 = add i64 %87, %85
  %89 = call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #16
  %90 = freeze i64 %88
  %91 = udiv i64 %90, 1000000000
  %92 = mul i64 %91, 1000000000
  %93 = sub i64 %90, %92
  br label %94

94:                                               ; preds = %94, %82
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #17
  store i64 %91, ptr %7, align 8, !tbaa !75
  store i64 %93, ptr %40, align 8, !tbaa !77
  %95 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %10, ptr noundef nonnull %9, i32 noundef 1, ptr noundef nonnull %7) #16
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #17
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %94, label %97, !llvm.loop !80

97:                                               ; preds = %94
  %98 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #16
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #17
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #17
  br label %99

99:                                               ; preds = %97, %80
  %100 = load ptr, ptr %37, align 8, !tbaa !79
  %101 = call i32 %100(ptr noundef %59) #16
  %102 = icmp eq i32 %101, 600
  br i1 %102, label %72, label %103

103:                                              ; preds = %99, %72, %68
  %104 = phi i32 [ %70, %68 ], [ 600, %72 ], [ %101, %99 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #17
  %105 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #16
  %106 = load i64, ptr %6, align 8, !tbaa !75
  %107 = mul i64 %106, 1000000000
  %108 = load i64, ptr %41, align 8, !tbaa !77
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #17
  %109 = icmp eq i32 %104, 0
  br i1 %109, label %110, label %140

110:                                              ; preds = %103
  %111 = call i32 @pthread_mutex_lock(ptr noundef nonnull %42) #16
  %112 = load ptr, ptr %15, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #17
  store float 0.000000e+00, ptr %5, align 4, !tbaa !81
  %113 = load ptr, ptr %43, align 8, !tbaa !83
  %114 = load ptr, ptr %44, align 8, !tbaa !84
  %115 = call i32 %113(ptr noundef nonnull %5, ptr noundef %114, ptr noundef %112) #16
  %116 = load double, ptr %45, align 8, !tbaa !85
  %117 = load float, ptr %5, align 4, !tbaa !81
  %118 = fpext float %117 to double
  %119 = call double @llvm.fmuladd.f64(double %118, double 1.000000e-03, double %116)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #17
  %120 = icmp eq i32 %115, 0
  br i1 %120, label %121, label %124

121:                                              ; preds = %110
  %122 = load ptr, ptr %44, align 8, !tbaa !84
  %123 = load ptr, ptr %15, align 8, !tbaa !30
  store ptr %123, ptr %44, align 8, !tbaa !84
  store double %119, ptr %45, align 8, !tbaa !85
  store ptr %122, ptr %15, align 8, !tbaa !30
  br label %124

124:                                              ; preds = %121, %110
  %125 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %42) #16
  %126 = sub i64 %108, %64
  %127 = add i64 %126, %107
  %128 = uitofp i64 %127 to double
  %129 = fmul double %128, 5.000000e-10
  br i1 %120, label %130, label %140

130:                                              ; preds = %124
  br i1 %50, label %134, label %131

131:                                              ; preds = %130
  %132 = load double, ptr %46, align 8, !tbaa !86
  %133 = fcmp olt double %129, %132
  br i1 %133, label %134, label %137

134:                                              ; preds = %131, %130
  %135 = uitofp i64 %64 to double
  %136 = call double @llvm.fmuladd.f64(double %135, double 1.000000e-09, double %129)
  store double %119, ptr %2, align 8, !tbaa.struct !88
  store double %136, ptr %47, align 8, !tbaa.struct !90
  store double %129, ptr %46, align 8, !tbaa.struct !91
  br label %137

137:                                              ; preds = %134, %131
  %138 = add nuw nsw i32 %49, 1
  %139 = icmp eq i32 %138, 8
  br i1 %139, label %140, label %48, !llvm.loop !92

140:                                              ; preds = %137, %124, %103, %58, %51, %21
  %141 = phi i32 [ %24, %21 ], [ %115, %124 ], [ %104, %103 ], [ %66, %58 ], [ 0, %51 ], [ 0, %137 ]
  %142 = load ptr, ptr %15, align 8, !tbaa !30
  %143 = icmp eq ptr %142, null
  br i1 %143, label %148, label %144

144:                                              ; preds = %140
  %145 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 15
  %146 = load ptr, ptr %145, align 8, !tbaa !93
  %147 = call i32 %146(ptr noundef nonnull %142) #16
  br label %148

148:                                              ; preds = %144, %140
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #17
  %149 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %150 = load ptr, ptr %149, align 8, !tbaa !27
  %151 = call i32 %150(ptr noundef nonnull %4) #16
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #17
  br label %152

152:                                              ; preds = %3, %148
  %153 = phi i32 [ %141, %148 ], [ %19, %3 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %15) #17
  ret i32 %153
}

; Function Attrs: nounwind
define dso_local ptr @queue_create(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 41
  %5 = load ptr, ptr %4, align 8, !tbaa !94
  %6 = tail call i32 @pthread_mutex_lock(ptr noundef %5) #16
  %7 = getelementptr inbounds %struct.crew, ptr %5, i64 0, i32 10
  %8 = load i32, ptr %7, align 4, !tbaa !95
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %12, label %10

10:                                               ; preds = %3
  %11 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #16
  br label %16

12:                                               ; preds = %3
  tail call fastcc void @grow_crew(ptr noundef nonnull %5) #18
  %13 = load i32, ptr %7, align 4, !tbaa !95
  %14 = icmp eq i32 %13, 0
  %15 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #16
  br i1 %14, label %43, label %16

16:                                               ; preds = %10, %12
  %17 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 42
  %18 = load ptr, ptr %17, align 8, !tbaa !97
  %19 = tail call i32 @pthread_mutex_lock(ptr noundef %18) #16
  %20 = getelementptr inbounds %struct.crew, ptr %18, i64 0, i32 10
  %21 = load i32, ptr %20, align 4, !tbaa !95
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %25, label %23

23:                                               ; preds = %16
  %24 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %18) #16
  br label %29

25:                                               ; preds = %16
  tail call fastcc void @grow_crew(ptr noundef nonnull %18) #18
  %26 = load i32, ptr %20, align 4, !tbaa !95
  %27 = icmp eq i32 %26, 0
  %28 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %18) #16
  br i1 %27, label %43, label %29

29:                                               ; preds = %23, %25
  %30 = tail call ptr @calloc(i64 noundef 1, i64 noundef 512) #16
  %31 = icmp eq ptr %30, null
  br i1 %31, label %43, label %32

32:                                               ; preds = %29
  store ptr %0, ptr %30, align 8, !tbaa !98
  %33 = getelementptr inbounds %struct.queue, ptr %30, i64 0, i32 8, i32 2
  store ptr %30, ptr %33, align 8, !tbaa !99
  %34 = getelementptr inbounds %struct.queue, ptr %30, i64 0, i32 7, i32 2
  store ptr %30, ptr %34, align 8, !tbaa !100
  %35 = getelementptr inbounds %struct.queue, ptr %30, i64 0, i32 1
  store ptr %1, ptr %35, align 8, !tbaa !101
  %36 = getelementptr inbounds %struct.queue, ptr %30, i64 0, i32 3, i32 1
  store i32 %2, ptr %36, align 8, !tbaa !102
  %37 = getelementptr inbounds %struct.queue, ptr %30, i64 0, i32 19
  %38 = getelementptr inbounds %struct.queue, ptr %30, i64 0, i32 20
  store ptr %37, ptr %38, align 8, !tbaa !103
  %39 = getelementptr inbounds %struct.queue, ptr %30, i64 0, i32 21
  %40 = getelementptr inbounds %struct.queue, ptr %30, i64 0, i32 22
  store ptr %39, ptr %40, align 8, !tbaa !104
  %41 = getelementptr inbounds %struct.queue, ptr %30, i64 0, i32 25
  %42 = getelementptr inbounds %struct.queue, ptr %30, i64 0, i32 26
  store ptr %41, ptr %42, align 8, !tbaa !105
  br label %43

43:                                               ; preds = %32, %29, %12, %25
  %44 = phi ptr [ inttoptr (i64 1 to ptr), %25 ], [ inttoptr (i64 1 to ptr), %12 ], [ %30, %32 ], [ null, %29 ]
  ret ptr %44
}

; Function Attrs: nounwind
define dso_local i32 @queue_submit(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i32 noundef %6) local_unnamed_addr #3 {
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %9 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #16
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %11 = load ptr, ptr %10, align 8, !tbaa !106
  %12 = icmp eq ptr %11, null
  br i1 %12, label %18, label %13

13:                                               ; preds = %7
  %14 = load ptr, ptr %11, align 8, !tbaa !107
  store ptr %14, ptr %10, align 8, !tbaa !106
  %15 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(112) %11, i8 0, i64 112, i1 false)
  %16 = getelementptr inbounds i8, ptr %11, i64 120
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(28) %16, i8 0, i64 28, i1 false)
  %17 = getelementptr inbounds i8, ptr %11, i64 160
  store ptr null, ptr %17, align 8, !tbaa.struct !108
  br label %22

18:                                               ; preds = %7
  %19 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #16
  %20 = tail call ptr @calloc(i64 noundef 1, i64 noundef 168) #16
  %21 = icmp eq ptr %20, null
  br i1 %21, label %299, label %22

22:                                               ; preds = %13, %18
  %23 = phi ptr [ %11, %13 ], [ %20, %18 ]
  %24 = getelementptr inbounds %struct.batch, ptr %23, i64 0, i32 3
  store i64 %3, ptr %24, align 8, !tbaa !65
  %25 = getelementptr inbounds %struct.batch, ptr %23, i64 0, i32 4
  store i64 %4, ptr %25, align 8, !tbaa !109
  %26 = getelementptr inbounds %struct.batch, ptr %23, i64 0, i32 7
  store ptr %1, ptr %26, align 8, !tbaa !110
  %27 = getelementptr inbounds %struct.batch, ptr %23, i64 0, i32 5
  store ptr %1, ptr %27, align 8, !tbaa !69
  %28 = getelementptr inbounds i8, ptr %1, i64 %2
  %29 = getelementptr inbounds %struct.batch, ptr %23, i64 0, i32 6
  store ptr %28, ptr %29, align 8, !tbaa !111
  %30 = sub i64 %3, %4
  %31 = getelementptr inbounds %struct.batch, ptr %23, i64 0, i32 9
  store i64 %30, ptr %31, align 8, !tbaa !112
  %32 = getelementptr inbounds %struct.batch, ptr %23, i64 0, i32 23
  store ptr %5, ptr %32, align 8, !tbaa !113
  %33 = getelementptr inbounds %struct.batch, ptr %23, i64 0, i32 18
  store i32 1, ptr %33, align 8, !tbaa !114
  %34 = icmp slt i64 %2, 1
  br i1 %34, label %122, label %35

35:                                               ; preds = %22
  %36 = icmp eq ptr %5, null
  %37 = getelementptr inbounds %struct.batch, ptr %23, i64 0, i32 2
  %38 = getelementptr inbounds %struct.batch, ptr %23, i64 0, i32 12
  br label %39

39:                                               ; preds = %110, %35
  %40 = phi i64 [ 1, %35 ], [ %111, %110 ]
  %41 = phi ptr [ %1, %35 ], [ %115, %110 ]
  br i1 %36, label %47, label %42

42:                                               ; preds = %39
  %43 = getelementptr inbounds %struct.command, ptr %41, i64 0, i32 1
  %44 = load i16, ptr %43, align 2, !tbaa !70
  %45 = zext i16 %44 to i64
  %46 = add i64 %40, %45
  br label %47

47:                                               ; preds = %42, %39
  %48 = phi i64 [ %46, %42 ], [ %40, %39 ]
  %49 = load i16, ptr %41, align 4, !tbaa !28
  switch i16 %49, label %108 [
    i16 1, label %50
    i16 5, label %68
    i16 6, label %68
    i16 7, label %74
    i16 10, label %78
    i16 16, label %110
    i16 14, label %101
    i16 15, label %101
    i16 11, label %104
  ]

50:                                               ; preds = %47
  %51 = getelementptr inbounds %struct.launch, ptr %41, i64 0, i32 1
  %52 = load ptr, ptr %51, align 8, !tbaa !30
  %53 = load i64, ptr %52, align 8, !tbaa !4
  %54 = getelementptr inbounds %struct.kernel, ptr %52, i64 0, i32 1
  %55 = load i64, ptr %54, align 8, !tbaa !4
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %57, label %62

57:                                               ; preds = %50
  %58 = getelementptr inbounds %struct.kernel, ptr %52, i64 0, i32 2
  %59 = load i64, ptr %58, align 8, !tbaa !4
  %60 = icmp ne i64 %59, 0
  %61 = zext i1 %60 to i64
  br label %62

62:                                               ; preds = %57, %50
  %63 = phi i64 [ 0, %57 ], [ 2, %50 ]
  %64 = phi i64 [ %61, %57 ], [ 1, %50 ]
  %65 = add i64 %53, %48
  %66 = add i64 %65, %63
  %67 = add i64 %66, %64
  br label %110

68:                                               ; preds = %47, %47
  %69 = add i64 %48, 2
  %70 = getelementptr inbounds %struct.copy, ptr %41, i64 0, i32 3
  %71 = load i64, ptr %70, align 8, !tbaa !54
  %72 = load i64, ptr %38, align 8, !tbaa !115
  %73 = add i64 %72, %71
  store i64 %73, ptr %38, align 8, !tbaa !115
  br label %110

74:                                               ; preds = %47
  %75 = add i64 %48, 4
  %76 = load i32, ptr %37, align 4, !tbaa !116
  %77 = or i32 %76, 4
  store i32 %77, ptr %37, align 4, !tbaa !116
  br label %110

78:                                               ; preds = %47
  %79 = getelementptr inbounds %struct.execute, ptr %41, i64 0, i32 2
  %80 = getelementptr inbounds %struct.command, ptr %41, i64 0, i32 2
  %81 = load i32, ptr %80, align 4, !tbaa !31
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds i8, ptr %41, i64 %82
  %84 = icmp ult ptr %79, %83
  br i1 %84, label %85, label %97

85:                                               ; preds = %78, %85
  %86 = phi i64 [ %91, %85 ], [ 0, %78 ]
  %87 = phi ptr [ %95, %85 ], [ %79, %78 ]
  %88 = getelementptr inbounds %struct.launch, ptr %87, i64 0, i32 1
  %89 = load ptr, ptr %88, align 8, !tbaa !30
  %90 = load i64, ptr %89, align 8, !tbaa !4
  %91 = add i64 %90, %86
  %92 = getelementptr inbounds %struct.command, ptr %87, i64 0, i32 2
  %93 = load i32, ptr %92, align 4, !tbaa !31
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds i8, ptr %87, i64 %94
  %96 = icmp ult ptr %95, %83
  br i1 %96, label %85, label %97, !llvm.loop !117

97:                                               ; preds = %85, %78
  %98 = phi i64 [ 0, %78 ], [ %91, %85 ]
  %99 = add i64 %48, 1
  %100 = add i64 %99, %98
  br label %110

101:                                              ; preds = %47, %47
  %102 = load i32, ptr %37, align 4, !tbaa !116
  %103 = or i32 %102, 2
  store i32 %103, ptr %37, align 4, !tbaa !116
  br label %110

104:                                              ; preds = %47
  %105 = add i64 %48, 1
  %106 = load i32, ptr %37, align 4, !tbaa !116
  %107 = or i32 %106, 1
  store i32 %107, ptr %37, align 4, !tbaa !116
  br label %110

108:                                              ; preds = %47
  %109 = add i64 %48, 1
  br label %110

110:                                              ; preds = %108, %104, %101, %97, %74, %68, %62, %47
  %111 = phi i64 [ %109, %108 ], [ %105, %104 ], [ %48, %101 ], [ %48, %47 ], [ %100, %97 ], [ %75, %74 ], [ %69, %68 ], [ %67, %62 ]
  %112 = getelementptr inbounds %struct.command, ptr %41, i64 0, i32 2
  %113 = load i32, ptr %112, align 4, !tbaa !31
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds i8, ptr %41, i64 %114
  %116 = icmp ult ptr %115, %28
  br i1 %116, label %39, label %117, !llvm.loop !118

117:                                              ; preds = %110
  %118 = getelementptr inbounds %struct.batch, ptr %23, i64 0, i32 11
  store i64 %111, ptr %118, align 8, !tbaa !119
  %119 = load i32, ptr %37, align 4, !tbaa !116
  %120 = and i32 %119, 1
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %166, label %125

122:                                              ; preds = %22
  %123 = getelementptr inbounds %struct.batch, ptr %23, i64 0, i32 11
  store i64 1, ptr %123, align 8, !tbaa !119
  %124 = getelementptr inbounds %struct.batch, ptr %23, i64 0, i32 2
  br label %166

125:                                              ; preds = %117, %155
  %126 = phi ptr [ %156, %155 ], [ %28, %117 ]
  %127 = phi ptr [ %160, %155 ], [ %1, %117 ]
  %128 = load i16, ptr %127, align 8, !tbaa !120
  %129 = icmp eq i16 %128, 11
  br i1 %129, label %130, label %155

130:                                              ; preds = %125
  %131 = getelementptr inbounds %struct.wait, ptr %127, i64 0, i32 1
  %132 = load ptr, ptr %131, align 8, !tbaa !122
  %133 = getelementptr inbounds %struct.wait, ptr %127, i64 0, i32 2
  %134 = load i64, ptr %133, align 8, !tbaa !123
  %135 = getelementptr inbounds %struct.queue, ptr %132, i64 0, i32 32
  %136 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %135) #16
  %137 = getelementptr inbounds %struct.queue, ptr %132, i64 0, i32 4
  %138 = load i64, ptr %137, align 8, !tbaa !59
  %139 = icmp ult i64 %138, %134
  br i1 %139, label %140, label %152

140:                                              ; preds = %130
  %141 = getelementptr inbounds %struct.queue, ptr %132, i64 0, i32 2
  %142 = load atomic i32, ptr %141 seq_cst, align 8
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %144, label %152

144:                                              ; preds = %140
  %145 = getelementptr inbounds %struct.queue, ptr %132, i64 0, i32 10
  %146 = load atomic i32, ptr %145 seq_cst, align 4
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %148, label %152

148:                                              ; preds = %144
  %149 = getelementptr inbounds %struct.queue, ptr %132, i64 0, i32 9
  %150 = load atomic i32, ptr %149 seq_cst, align 8
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %162, label %152

152:                                              ; preds = %148, %144, %140, %130
  %153 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %135) #16
  %154 = load ptr, ptr %29, align 8, !tbaa !111
  br label %155

155:                                              ; preds = %152, %125
  %156 = phi ptr [ %154, %152 ], [ %126, %125 ]
  %157 = getelementptr inbounds %struct.command, ptr %127, i64 0, i32 2
  %158 = load i32, ptr %157, align 4, !tbaa !31
  %159 = zext i32 %158 to i64
  %160 = getelementptr inbounds i8, ptr %127, i64 %159
  %161 = icmp ult ptr %160, %156
  br i1 %161, label %125, label %166, !llvm.loop !124

162:                                              ; preds = %148
  %163 = getelementptr inbounds %struct.queue, ptr %132, i64 0, i32 14
  store i32 1, ptr %163, align 4, !tbaa !125
  %164 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %135) #16
  %165 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #16
  br label %250

166:                                              ; preds = %155, %117, %122
  %167 = phi ptr [ %28, %117 ], [ %28, %122 ], [ %156, %155 ]
  %168 = phi ptr [ %37, %117 ], [ %124, %122 ], [ %37, %155 ]
  %169 = phi ptr [ %118, %117 ], [ %123, %122 ], [ %118, %155 ]
  %170 = load i32, ptr %168, align 4, !tbaa !116
  %171 = and i32 %170, 2
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %205, label %173

173:                                              ; preds = %166
  %174 = load ptr, ptr %27, align 8, !tbaa !69
  %175 = icmp ult ptr %174, %167
  br i1 %175, label %176, label %205

176:                                              ; preds = %173, %197
  %177 = phi i32 [ %198, %197 ], [ 1, %173 ]
  %178 = phi ptr [ %202, %197 ], [ %174, %173 ]
  %179 = load i16, ptr %178, align 8, !tbaa !126
  %180 = and i16 %179, -2
  %181 = icmp eq i16 %180, 14
  br i1 %181, label %182, label %197

182:                                              ; preds = %176
  %183 = getelementptr inbounds %struct.wait_ready, ptr %178, i64 0, i32 1
  %184 = load ptr, ptr %183, align 8, !tbaa !128
  %185 = load atomic i32, ptr %184 seq_cst, align 4
  %186 = icmp ne i32 %177, 0
  %187 = icmp ne i32 %185, 0
  %188 = select i1 %186, i1 %187, i1 false
  %189 = zext i1 %188 to i32
  %190 = icmp eq i32 %185, 2
  br i1 %190, label %191, label %197

191:                                              ; preds = %182
  %192 = load i16, ptr %178, align 8, !tbaa !126
  %193 = icmp eq i16 %192, 14
  br i1 %193, label %194, label %197

194:                                              ; preds = %191
  %195 = load i32, ptr %168, align 4, !tbaa !116
  %196 = or i32 %195, 8
  store i32 %196, ptr %168, align 4, !tbaa !116
  br label %197

197:                                              ; preds = %194, %191, %182, %176
  %198 = phi i32 [ %177, %176 ], [ %189, %194 ], [ %189, %191 ], [ %189, %182 ]
  %199 = getelementptr inbounds %struct.command, ptr %178, i64 0, i32 2
  %200 = load i32, ptr %199, align 4, !tbaa !31
  %201 = zext i32 %200 to i64
  %202 = getelementptr inbounds i8, ptr %178, i64 %201
  %203 = load ptr, ptr %29, align 8, !tbaa !111
  %204 = icmp ult ptr %202, %203
  br i1 %204, label %176, label %207, !llvm.loop !129

205:                                              ; preds = %166, %173
  %206 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #16
  br label %210

207:                                              ; preds = %197
  %208 = icmp eq i32 %198, 0
  %209 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #16
  br i1 %208, label %250, label %210

210:                                              ; preds = %205, %207
  %211 = icmp eq i32 %6, 0
  br i1 %211, label %212, label %217

212:                                              ; preds = %210
  %213 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %214 = load ptr, ptr %213, align 8, !tbaa !130
  %215 = icmp eq ptr %214, null
  %216 = select i1 %215, i64 80, i64 6
  br label %217

217:                                              ; preds = %212, %210
  %218 = phi i64 [ %216, %212 ], [ 3, %210 ]
  %219 = load i64, ptr %169, align 8, !tbaa !119
  %220 = icmp ugt i64 %219, %218
  br i1 %220, label %250, label %221

221:                                              ; preds = %217
  %222 = getelementptr inbounds %struct.batch, ptr %23, i64 0, i32 12
  %223 = load i64, ptr %222, align 8, !tbaa !115
  %224 = icmp ult i64 %223, 262145
  br i1 %224, label %225, label %250

225:                                              ; preds = %221
  %226 = load i32, ptr %168, align 4, !tbaa !116
  %227 = and i32 %226, 4
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %229, label %250

229:                                              ; preds = %225
  %230 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %231 = load ptr, ptr %230, align 8, !tbaa !131
  %232 = icmp eq ptr %231, null
  br i1 %232, label %233, label %250

233:                                              ; preds = %229
  %234 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %235 = load i32, ptr %234, align 4, !tbaa !132
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %237, label %250

237:                                              ; preds = %233
  %238 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %239 = load i64, ptr %238, align 8, !tbaa !133
  %240 = icmp ne i64 %239, 0
  %241 = add i64 %239, %219
  %242 = icmp ugt i64 %241, 772
  %243 = select i1 %240, i1 %242, i1 false
  br i1 %243, label %250, label %244

244:                                              ; preds = %237
  %245 = load ptr, ptr %0, align 8, !tbaa !98
  %246 = getelementptr inbounds %struct.device, ptr %245, i64 0, i32 36
  %247 = load ptr, ptr %246, align 8, !tbaa !134
  %248 = tail call i32 @pthread_rwlock_tryrdlock(ptr noundef %247) #16
  %249 = icmp eq i32 %248, 0
  br i1 %249, label %255, label %250

250:                                              ; preds = %217, %221, %225, %229, %233, %162, %207, %237, %244
  %251 = getelementptr inbounds %struct.batch, ptr %23, i64 0, i32 1
  store i32 1, ptr %251, align 8, !tbaa !68
  %252 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %253 = load ptr, ptr %252, align 8, !tbaa !104
  store ptr %23, ptr %253, align 8, !tbaa !30
  store ptr %23, ptr %252, align 8, !tbaa !104
  tail call fastcc void @call_stager(ptr noundef %0) #18
  %254 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #16
  br label %299

255:                                              ; preds = %244
  store i32 1, ptr %234, align 4, !tbaa !132
  %256 = getelementptr inbounds %struct.batch, ptr %23, i64 0, i32 1
  store i32 2, ptr %256, align 8, !tbaa !68
  %257 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #16
  %258 = load i32, ptr %168, align 4, !tbaa !116
  %259 = and i32 %258, 1
  %260 = icmp eq i32 %259, 0
  br i1 %260, label %291, label %261

261:                                              ; preds = %255
  %262 = load ptr, ptr %27, align 8, !tbaa !69
  %263 = load ptr, ptr %29, align 8, !tbaa !111
  %264 = icmp ult ptr %262, %263
  br i1 %264, label %265, label %291

265:                                              ; preds = %261
  %266 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  br label %267

267:                                              ; preds = %284, %265
  %268 = phi ptr [ %262, %265 ], [ %288, %284 ]
  %269 = load i16, ptr %268, align 8, !tbaa !120
  %270 = icmp eq i16 %269, 11
  br i1 %270, label %271, label %284

271:                                              ; preds = %267
  %272 = getelementptr inbounds %struct.wait, ptr %268, i64 0, i32 1
  %273 = load ptr, ptr %272, align 8, !tbaa !122
  %274 = getelementptr inbounds %struct.queue, ptr %273, i64 0, i32 32
  %275 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %274) #16
  %276 = getelementptr inbounds %struct.queue, ptr %273, i64 0, i32 4
  %277 = load i64, ptr %276, align 8, !tbaa !59
  %278 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %274) #16
  %279 = getelementptr inbounds %struct.wait, ptr %268, i64 0, i32 2
  %280 = load i64, ptr %279, align 8, !tbaa !123
  %281 = icmp ult i64 %277, %280
  br i1 %281, label %282, label %284

282:                                              ; preds = %271
  %283 = load i64, ptr %24, align 8, !tbaa !65
  tail call fastcc void @add_failure(ptr noundef nonnull %266, i64 noundef %283, i64 noundef 1) #19
  br label %284

284:                                              ; preds = %282, %271, %267
  %285 = getelementptr inbounds %struct.command, ptr %268, i64 0, i32 2
  %286 = load i32, ptr %285, align 4, !tbaa !31
  %287 = zext i32 %286 to i64
  %288 = getelementptr inbounds i8, ptr %268, i64 %287
  %289 = load ptr, ptr %29, align 8, !tbaa !111
  %290 = icmp ult ptr %288, %289
  br i1 %290, label %267, label %291, !llvm.loop !135

291:                                              ; preds = %284, %255, %261
  %292 = tail call fastcc i32 @hand_over(ptr noundef nonnull %0, ptr noundef nonnull %23, i16 noundef 1) #18
  %293 = load ptr, ptr %0, align 8, !tbaa !98
  %294 = getelementptr inbounds %struct.device, ptr %293, i64 0, i32 36
  %295 = load ptr, ptr %294, align 8, !tbaa !134
  %296 = tail call i32 @pthread_rwlock_unlock(ptr noundef %295) #16
  %297 = icmp ugt i32 %292, -3
  %298 = select i1 %297, i32 0, i32 %292
  br label %299

299:                                              ; preds = %250, %291, %18
  %300 = phi i32 [ 2, %18 ], [ %298, %291 ], [ 0, %250 ]
  ret i32 %300
}

; Function Attrs: nounwind
define internal fastcc void @call_stager(ptr noundef %0) unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %3 = load ptr, ptr %2, align 8, !tbaa !131
  %4 = icmp eq ptr %3, null
  br i1 %4, label %37, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %7 = load atomic i32, ptr %6 seq_cst, align 8
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %37

9:                                                ; preds = %5
  %10 = load ptr, ptr %0, align 8, !tbaa !98
  %11 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 41
  %12 = load ptr, ptr %11, align 8, !tbaa !94
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %14 = tail call i32 @pthread_mutex_lock(ptr noundef %12) #16
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7, i32 3
  %16 = load i32, ptr %15, align 8, !tbaa !136
  switch i32 %16, label %35 [
    i32 2, label %17
    i32 4, label %18
    i32 0, label %27
  ]

17:                                               ; preds = %9
  store i32 3, ptr %15, align 8, !tbaa !136
  br label %35

18:                                               ; preds = %9
  %19 = load ptr, ptr %13, align 8, !tbaa !137
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7, i32 1
  %21 = load ptr, ptr %20, align 8, !tbaa !138
  store ptr %19, ptr %21, align 8, !tbaa !137
  %22 = load ptr, ptr %13, align 8, !tbaa !137
  %23 = getelementptr inbounds %struct.job, ptr %22, i64 0, i32 1
  store ptr %21, ptr %23, align 8, !tbaa !138
  %24 = getelementptr inbounds %struct.crew, ptr %12, i64 0, i32 5
  %25 = load i64, ptr %24, align 8, !tbaa !139
  %26 = add i64 %25, -1
  store i64 %26, ptr %24, align 8, !tbaa !139
  br label %27

27:                                               ; preds = %18, %9
  store i32 1, ptr %15, align 8, !tbaa !136
  %28 = getelementptr inbounds %struct.crew, ptr %12, i64 0, i32 3
  store ptr %28, ptr %13, align 8, !tbaa !137
  %29 = getelementptr inbounds %struct.crew, ptr %12, i64 0, i32 3, i32 1
  %30 = load ptr, ptr %29, align 8, !tbaa !138
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7, i32 1
  store ptr %30, ptr %31, align 8, !tbaa !138
  store ptr %13, ptr %29, align 8, !tbaa !138
  %32 = load ptr, ptr %31, align 8, !tbaa !138
  store ptr %13, ptr %32, align 8, !tbaa !137
  %33 = getelementptr inbounds %struct.crew, ptr %12, i64 0, i32 1
  %34 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %33) #16
  br label %35

35:                                               ; preds = %9, %17, %27
  %36 = tail call i32 @pthread_mutex_unlock(ptr noundef %12) #16
  br label %37

37:                                               ; preds = %35, %5, %1
  ret void
}

; Function Attrs: nounwind
define internal fastcc i32 @hand_over(ptr noundef %0, ptr noundef %1, i16 noundef %2) unnamed_addr #3 {
  %4 = alloca ptr, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = load ptr, ptr %0, align 8, !tbaa !98
  %7 = getelementptr inbounds %struct.device, ptr %6, i64 0, i32 43
  %8 = load atomic i64, ptr %7 seq_cst, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %17, label %10, !prof !140

10:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #17
  %11 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #16
  %12 = load i64, ptr %5, align 8, !tbaa !75
  %13 = mul i64 %12, 1000000000
  %14 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %15 = load i64, ptr %14, align 8, !tbaa !77
  %16 = add i64 %13, %15
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #17
  br label %17

17:                                               ; preds = %3, %10
  %18 = phi i64 [ %16, %10 ], [ 0, %3 ]
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  store i16 %2, ptr %19, align 8, !tbaa !141
  %20 = load ptr, ptr %0, align 8, !tbaa !98
  %21 = load ptr, ptr %20, align 8, !tbaa !18
  %22 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 33
  %23 = load ptr, ptr %22, align 8, !tbaa !22
  %24 = call i32 %21(ptr noundef %23) #16
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %84

26:                                               ; preds = %17
  %27 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 7
  %28 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 6
  %29 = load ptr, ptr %27, align 8, !tbaa !110
  %30 = load ptr, ptr %28, align 8, !tbaa !111
  %31 = icmp ult ptr %29, %30
  br i1 %31, label %32, label %59

32:                                               ; preds = %26
  %33 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 9
  %34 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 23
  %35 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 8
  %36 = load i64, ptr %33, align 8, !tbaa !112
  br label %37

37:                                               ; preds = %46, %32
  %38 = phi i64 [ %36, %32 ], [ %56, %46 ]
  %39 = phi ptr [ %29, %32 ], [ %51, %46 ]
  %40 = add i64 %38, 1
  %41 = load ptr, ptr %34, align 8, !tbaa !113
  %42 = icmp eq ptr %41, null
  %43 = select i1 %42, ptr @run_or_refuse, ptr @run_timed
  %44 = call i32 %43(ptr noundef %0, ptr noundef nonnull %1, ptr noundef %39, i64 noundef %40) #16, !callees !142
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %78

46:                                               ; preds = %37
  %47 = getelementptr inbounds %struct.command, ptr %39, i64 0, i32 2
  %48 = load i32, ptr %47, align 4, !tbaa !31
  %49 = load ptr, ptr %27, align 8, !tbaa !110
  %50 = zext i32 %48 to i64
  %51 = getelementptr inbounds i8, ptr %49, i64 %50
  store ptr %51, ptr %27, align 8, !tbaa !110
  store i64 0, ptr %35, align 8, !tbaa !143
  %52 = getelementptr inbounds %struct.command, ptr %39, i64 0, i32 1
  %53 = load i16, ptr %52, align 2, !tbaa !70
  %54 = zext i16 %53 to i64
  %55 = load i64, ptr %33, align 8, !tbaa !112
  %56 = add i64 %55, %54
  store i64 %56, ptr %33, align 8, !tbaa !112
  %57 = load ptr, ptr %28, align 8, !tbaa !111
  %58 = icmp ult ptr %51, %57
  br i1 %58, label %37, label %59

59:                                               ; preds = %46, %26
  %60 = load ptr, ptr %0, align 8, !tbaa !98
  %61 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %62 = load ptr, ptr %61, align 8, !tbaa !101
  %63 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 15
  %64 = load ptr, ptr %63, align 8, !tbaa !144
  %65 = icmp eq ptr %64, null
  br i1 %65, label %66, label %73

66:                                               ; preds = %59
  %67 = getelementptr inbounds %struct.device, ptr %60, i64 0, i32 14
  %68 = load ptr, ptr %67, align 8, !tbaa !74
  %69 = call i32 %68(ptr noundef nonnull %63, i32 noundef 3) #16
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %78

71:                                               ; preds = %66
  %72 = load ptr, ptr %63, align 8, !tbaa !144
  br label %73

73:                                               ; preds = %71, %59
  %74 = phi ptr [ %72, %71 ], [ %64, %59 ]
  %75 = getelementptr inbounds %struct.device, ptr %60, i64 0, i32 16
  %76 = load ptr, ptr %75, align 8, !tbaa !78
  %77 = call i32 %76(ptr noundef %74, ptr noundef %62) #16
  br label %78

78:                                               ; preds = %37, %66, %73
  %79 = phi i32 [ %77, %73 ], [ %69, %66 ], [ %44, %37 ]
  %80 = load ptr, ptr %0, align 8, !tbaa !98
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #17
  %81 = getelementptr inbounds %struct.device, ptr %80, i64 0, i32 1
  %82 = load ptr, ptr %81, align 8, !tbaa !27
  %83 = call i32 %82(ptr noundef nonnull %4) #16
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #17
  br label %84

84:                                               ; preds = %78, %17
  %85 = phi i32 [ %24, %17 ], [ %79, %78 ]
  %86 = icmp eq i64 %18, 0
  br i1 %86, label %94, label %87, !prof !140

87:                                               ; preds = %84
  %88 = load ptr, ptr %0, align 8, !tbaa !98
  %89 = getelementptr inbounds %struct.device, ptr %88, i64 0, i32 43
  %90 = load atomic i64, ptr %89 seq_cst, align 8
  %91 = icmp eq i64 %90, 0
  br i1 %91, label %94, label %92

92:                                               ; preds = %87
  %93 = inttoptr i64 %90 to ptr
  call fastcc void @add_span(ptr noundef nonnull %93, i64 noundef %18, i16 noundef %2, i16 noundef 2, i64 noundef 0) #18
  br label %94

94:                                               ; preds = %84, %87, %92
  %95 = add i32 %85, 2
  %96 = icmp ult i32 %95, 3
  br i1 %96, label %97, label %109

97:                                               ; preds = %94
  %98 = icmp ugt i32 %85, -3
  %99 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %100 = call i32 @pthread_mutex_lock(ptr noundef nonnull %99) #16
  store ptr null, ptr %1, align 8, !tbaa !107
  br i1 %98, label %101, label %121

101:                                              ; preds = %97
  %102 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  store i32 3, ptr %102, align 8, !tbaa !68
  %103 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %104 = load ptr, ptr %103, align 8, !tbaa !131
  store ptr %104, ptr %1, align 8, !tbaa !107
  %105 = icmp eq ptr %104, null
  br i1 %105, label %106, label %108

106:                                              ; preds = %101
  %107 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  store ptr %1, ptr %107, align 8, !tbaa !104
  br label %108

108:                                              ; preds = %101, %106
  store ptr %1, ptr %103, align 8, !tbaa !131
  br label %143

109:                                              ; preds = %94
  %110 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %111 = cmpxchg ptr %110, i32 0, i32 %85 seq_cst seq_cst, align 4
  call fastcc void @announce_stop(ptr noundef nonnull %0) #18
  %112 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %113 = call i32 @pthread_mutex_lock(ptr noundef nonnull %112) #16
  %114 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  store i32 4, ptr %114, align 8, !tbaa !68
  %115 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %116 = load ptr, ptr %115, align 8, !tbaa !131
  store ptr %116, ptr %1, align 8, !tbaa !107
  %117 = icmp eq ptr %116, null
  br i1 %117, label %118, label %120

118:                                              ; preds = %109
  %119 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  store ptr %1, ptr %119, align 8, !tbaa !104
  br label %120

120:                                              ; preds = %109, %118
  store ptr %1, ptr %115, align 8, !tbaa !131
  br label %143

121:                                              ; preds = %97
  %122 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %123 = load ptr, ptr %122, align 8, !tbaa !103
  store ptr %1, ptr %123, align 8, !tbaa !30
  store ptr %1, ptr %122, align 8, !tbaa !103
  %124 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 11
  %125 = load i64, ptr %124, align 8, !tbaa !119
  %126 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %127 = load i64, ptr %126, align 8, !tbaa !133
  %128 = add i64 %127, %125
  store i64 %128, ptr %126, align 8, !tbaa !133
  %129 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 13
  %130 = load i64, ptr %129, align 8, !tbaa !145
  %131 = icmp ugt i64 %130, 65536
  %132 = zext i1 %131 to i32
  %133 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %134 = load i32, ptr %133, align 4, !tbaa !146
  %135 = add i32 %134, %132
  store i32 %135, ptr %133, align 4, !tbaa !146
  %136 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  store i32 5, ptr %136, align 8, !tbaa !68
  %137 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 2
  %138 = load i64, ptr %137, align 8, !tbaa !147
  %139 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 14
  store i64 %138, ptr %139, align 8, !tbaa !148
  %140 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 3
  %141 = load i64, ptr %140, align 8, !tbaa !65
  %142 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store i64 %141, ptr %142, align 8, !tbaa !59
  br label %143

143:                                              ; preds = %120, %121, %108
  %144 = phi ptr [ %112, %120 ], [ %99, %121 ], [ %99, %108 ]
  %145 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  store i32 0, ptr %145, align 4, !tbaa !132
  call fastcc void @call_stager(ptr noundef nonnull %0) #18
  %146 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %147 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %146) #16
  %148 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %149 = load atomic i64, ptr %148 seq_cst, align 8
  %150 = icmp eq i64 %149, 0
  br i1 %150, label %151, label %163

151:                                              ; preds = %143
  %152 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %153 = load i32, ptr %152, align 8, !tbaa !149
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %155, label %163

155:                                              ; preds = %151
  %156 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %157 = load i32, ptr %156, align 8, !tbaa !150
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %159, label %163

159:                                              ; preds = %155
  %160 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %161 = load i32, ptr %160, align 4, !tbaa !146
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %195, label %163

163:                                              ; preds = %159, %155, %151, %143
  %164 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %165 = load atomic i32, ptr %164 seq_cst, align 8
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %167, label %195

167:                                              ; preds = %163
  %168 = load ptr, ptr %0, align 8, !tbaa !98
  %169 = getelementptr inbounds %struct.device, ptr %168, i64 0, i32 42
  %170 = load ptr, ptr %169, align 8, !tbaa !97
  %171 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %172 = call i32 @pthread_mutex_lock(ptr noundef %170) #16
  %173 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 3
  %174 = load i32, ptr %173, align 8, !tbaa !136
  switch i32 %174, label %193 [
    i32 2, label %175
    i32 4, label %176
    i32 0, label %185
  ]

175:                                              ; preds = %167
  store i32 3, ptr %173, align 8, !tbaa !136
  br label %193

176:                                              ; preds = %167
  %177 = load ptr, ptr %171, align 8, !tbaa !137
  %178 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 1
  %179 = load ptr, ptr %178, align 8, !tbaa !138
  store ptr %177, ptr %179, align 8, !tbaa !137
  %180 = load ptr, ptr %171, align 8, !tbaa !137
  %181 = getelementptr inbounds %struct.job, ptr %180, i64 0, i32 1
  store ptr %179, ptr %181, align 8, !tbaa !138
  %182 = getelementptr inbounds %struct.crew, ptr %170, i64 0, i32 5
  %183 = load i64, ptr %182, align 8, !tbaa !139
  %184 = add i64 %183, -1
  store i64 %184, ptr %182, align 8, !tbaa !139
  br label %185

185:                                              ; preds = %176, %167
  store i32 1, ptr %173, align 8, !tbaa !136
  %186 = getelementptr inbounds %struct.crew, ptr %170, i64 0, i32 3
  store ptr %186, ptr %171, align 8, !tbaa !137
  %187 = getelementptr inbounds %struct.crew, ptr %170, i64 0, i32 3, i32 1
  %188 = load ptr, ptr %187, align 8, !tbaa !138
  %189 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 1
  store ptr %188, ptr %189, align 8, !tbaa !138
  store ptr %171, ptr %187, align 8, !tbaa !138
  %190 = load ptr, ptr %189, align 8, !tbaa !138
  store ptr %171, ptr %190, align 8, !tbaa !137
  %191 = getelementptr inbounds %struct.crew, ptr %170, i64 0, i32 1
  %192 = call i32 @pthread_cond_signal(ptr noundef nonnull %191) #16
  br label %193

193:                                              ; preds = %185, %175, %167
  %194 = call i32 @pthread_mutex_unlock(ptr noundef %170) #16
  br label %195

195:                                              ; preds = %193, %163, %159
  %196 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %197 = load i32, ptr %196, align 4, !tbaa !125
  store i32 0, ptr %196, align 4, !tbaa !125
  %198 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %144) #16
  %199 = icmp eq i32 %197, 0
  br i1 %199, label %243, label %200

200:                                              ; preds = %195
  %201 = load ptr, ptr %0, align 8, !tbaa !98
  %202 = getelementptr inbounds %struct.device, ptr %201, i64 0, i32 41
  %203 = load ptr, ptr %202, align 8, !tbaa !94
  %204 = call i32 @pthread_mutex_lock(ptr noundef %203) #16
  %205 = getelementptr inbounds %struct.crew, ptr %203, i64 0, i32 8
  %206 = load i64, ptr %205, align 8, !tbaa !151
  %207 = add i64 %206, 1
  store i64 %207, ptr %205, align 8, !tbaa !151
  %208 = getelementptr inbounds %struct.crew, ptr %203, i64 0, i32 4
  %209 = load ptr, ptr %208, align 8, !tbaa !137
  %210 = icmp eq ptr %209, %208
  br i1 %210, label %234, label %211

211:                                              ; preds = %200
  %212 = getelementptr inbounds %struct.crew, ptr %203, i64 0, i32 5
  %213 = getelementptr inbounds %struct.crew, ptr %203, i64 0, i32 3
  %214 = getelementptr inbounds %struct.crew, ptr %203, i64 0, i32 3, i32 1
  br label %215

215:                                              ; preds = %228, %211
  %216 = phi ptr [ %209, %211 ], [ %232, %228 ]
  %217 = getelementptr inbounds %struct.job, ptr %216, i64 0, i32 3
  %218 = load i32, ptr %217, align 8, !tbaa !136
  %219 = icmp eq i32 %218, 4
  br i1 %219, label %220, label %228

220:                                              ; preds = %215
  %221 = load ptr, ptr %216, align 8, !tbaa !137
  %222 = getelementptr inbounds %struct.job, ptr %216, i64 0, i32 1
  %223 = load ptr, ptr %222, align 8, !tbaa !138
  store ptr %221, ptr %223, align 8, !tbaa !137
  %224 = load ptr, ptr %216, align 8, !tbaa !137
  %225 = getelementptr inbounds %struct.job, ptr %224, i64 0, i32 1
  store ptr %223, ptr %225, align 8, !tbaa !138
  %226 = load i64, ptr %212, align 8, !tbaa !139
  %227 = add i64 %226, -1
  store i64 %227, ptr %212, align 8, !tbaa !139
  br label %228

228:                                              ; preds = %220, %215
  store i32 1, ptr %217, align 8, !tbaa !136
  store ptr %213, ptr %216, align 8, !tbaa !137
  %229 = load ptr, ptr %214, align 8, !tbaa !138
  %230 = getelementptr inbounds %struct.job, ptr %216, i64 0, i32 1
  store ptr %229, ptr %230, align 8, !tbaa !138
  store ptr %216, ptr %214, align 8, !tbaa !138
  %231 = load ptr, ptr %230, align 8, !tbaa !138
  store ptr %216, ptr %231, align 8, !tbaa !137
  %232 = load ptr, ptr %208, align 8, !tbaa !137
  %233 = icmp eq ptr %232, %208
  br i1 %233, label %234, label %215, !llvm.loop !152

234:                                              ; preds = %228, %200
  %235 = getelementptr inbounds %struct.crew, ptr %203, i64 0, i32 3
  %236 = load ptr, ptr %235, align 8, !tbaa !137
  %237 = icmp eq ptr %236, %235
  br i1 %237, label %241, label %238

238:                                              ; preds = %234
  %239 = getelementptr inbounds %struct.crew, ptr %203, i64 0, i32 1
  %240 = call i32 @pthread_cond_signal(ptr noundef nonnull %239) #16
  br label %241

241:                                              ; preds = %234, %238
  %242 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %203) #16
  br label %243

243:                                              ; preds = %241, %195
  ret i32 %85
}

; Function Attrs: nounwind
define dso_local i64 @queue_completed(ptr noundef %0) local_unnamed_addr #3 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #16
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #17
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %7 = load i64, ptr %6, align 8, !tbaa !153
  store i64 %7, ptr %3, align 8, !tbaa !4
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %9 = load ptr, ptr %8, align 8, !tbaa !130
  %10 = icmp eq ptr %9, null
  %11 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #16
  br i1 %10, label %49, label %12

12:                                               ; preds = %1
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %14 = load atomic i32, ptr %13 seq_cst, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %49

16:                                               ; preds = %12
  %17 = load ptr, ptr %0, align 8, !tbaa !98
  %18 = getelementptr inbounds %struct.device, ptr %17, i64 0, i32 36
  %19 = load ptr, ptr %18, align 8, !tbaa !134
  %20 = tail call i32 @pthread_rwlock_tryrdlock(ptr noundef %19) #16
  %21 = icmp eq i32 %20, 0
  %22 = zext i1 %21 to i32
  br i1 %21, label %23, label %36

23:                                               ; preds = %16
  %24 = load ptr, ptr %0, align 8, !tbaa !98
  %25 = load ptr, ptr %24, align 8, !tbaa !18
  %26 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 33
  %27 = load ptr, ptr %26, align 8, !tbaa !22
  %28 = tail call i32 %25(ptr noundef %27) #16
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %38

30:                                               ; preds = %23
  %31 = call fastcc i32 @harvest(ptr noundef nonnull %0, i32 noundef %22, ptr noundef nonnull %3) #18
  %32 = load ptr, ptr %0, align 8, !tbaa !98
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #17
  %33 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 1
  %34 = load ptr, ptr %33, align 8, !tbaa !27
  %35 = call i32 %34(ptr noundef nonnull %2) #16
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #17
  br label %38

36:                                               ; preds = %16
  %37 = call fastcc i32 @harvest(ptr noundef nonnull %0, i32 noundef %22, ptr noundef nonnull %3) #18
  br label %44

38:                                               ; preds = %30, %23
  %39 = phi i32 [ %31, %30 ], [ %28, %23 ]
  %40 = load ptr, ptr %0, align 8, !tbaa !98
  %41 = getelementptr inbounds %struct.device, ptr %40, i64 0, i32 36
  %42 = load ptr, ptr %41, align 8, !tbaa !134
  %43 = call i32 @pthread_rwlock_unlock(ptr noundef %42) #16
  br label %44

44:                                               ; preds = %36, %38
  %45 = phi i32 [ %39, %38 ], [ %37, %36 ]
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %49, label %47

47:                                               ; preds = %44
  %48 = cmpxchg ptr %13, i32 0, i32 %45 seq_cst seq_cst, align 4
  call fastcc void @announce_stop(ptr noundef nonnull %0) #18
  br label %49

49:                                               ; preds = %44, %47, %12, %1
  %50 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %51 = load atomic i32, ptr %50 seq_cst, align 8
  %52 = icmp eq i32 %51, 0
  %53 = load i64, ptr %3, align 8
  %54 = select i1 %52, i64 %53, i64 -1
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #17
  ret i64 %54
}

; Function Attrs: nounwind
define internal fastcc i32 @harvest(ptr noundef %0, i32 noundef %1, ptr nocapture noundef writeonly %2) unnamed_addr #3 {
  %4 = alloca %struct.timespec, align 8
  %5 = load ptr, ptr %0, align 8, !tbaa !98
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #16
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %9 = load ptr, ptr %8, align 8, !tbaa !130
  %10 = icmp eq ptr %9, null
  br i1 %10, label %163, label %11

11:                                               ; preds = %3
  %12 = icmp eq i32 %1, 0
  %13 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 17
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 3
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 1
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %20 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %27 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  br label %28

28:                                               ; preds = %11, %156
  %29 = phi ptr [ %9, %11 ], [ %157, %156 ]
  %30 = phi i64 [ 0, %11 ], [ %122, %156 ]
  %31 = getelementptr inbounds %struct.batch, ptr %29, i64 0, i32 1
  %32 = load i32, ptr %31, align 8, !tbaa !68
  %33 = icmp eq i32 %32, 5
  br i1 %33, label %34, label %121

34:                                               ; preds = %28
  br i1 %12, label %159, label %35

35:                                               ; preds = %34
  %36 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #16
  %37 = load ptr, ptr %13, align 8, !tbaa !79
  %38 = getelementptr inbounds %struct.batch, ptr %29, i64 0, i32 15
  %39 = load ptr, ptr %38, align 8, !tbaa !144
  %40 = call i32 %37(ptr noundef %39) #16
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %44, label %42

42:                                               ; preds = %35
  %43 = call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #16
  br label %159

44:                                               ; preds = %35
  %45 = load ptr, ptr %0, align 8, !tbaa !98
  %46 = call fastcc i32 @read_times(ptr noundef %45, ptr noundef nonnull %29) #18
  %47 = call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #16
  %48 = icmp eq i32 %46, 0
  br i1 %48, label %49, label %159

49:                                               ; preds = %44
  %50 = load atomic i32, ptr %14 seq_cst, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %159

52:                                               ; preds = %49
  %53 = getelementptr inbounds %struct.batch, ptr %29, i64 0, i32 13
  %54 = load i64, ptr %53, align 8, !tbaa !145
  %55 = add i64 %54, %30
  %56 = load i64, ptr %15, align 8, !tbaa !154
  %57 = getelementptr inbounds %struct.batch, ptr %29, i64 0, i32 14
  %58 = load i64, ptr %57, align 8, !tbaa !148
  %59 = icmp ult i64 %56, %58
  br i1 %59, label %60, label %121

60:                                               ; preds = %52
  %61 = load i32, ptr %16, align 8, !tbaa !155
  %62 = icmp ne i32 %61, 0
  %63 = icmp ugt i64 %55, 65536
  %64 = select i1 %62, i1 true, i1 %63
  br i1 %64, label %159, label %65

65:                                               ; preds = %60, %117
  %66 = phi i64 [ %119, %117 ], [ %56, %60 ]
  %67 = load ptr, ptr %17, align 8, !tbaa !156
  %68 = load i64, ptr %18, align 8, !tbaa !157
  %69 = add i64 %68, -1
  %70 = and i64 %69, %66
  %71 = getelementptr inbounds %struct.arrival, ptr %67, i64 %70
  %72 = load ptr, ptr %71, align 8, !tbaa !158
  %73 = icmp eq ptr %72, null
  br i1 %73, label %74, label %90

74:                                               ; preds = %65
  %75 = getelementptr inbounds %struct.arrival, ptr %67, i64 %70, i32 1
  %76 = load ptr, ptr %75, align 8, !tbaa !160
  %77 = getelementptr inbounds i8, ptr %76, i64 2312
  %78 = load i64, ptr %77, align 8, !tbaa !4
  %79 = icmp eq i64 %78, 0
  br i1 %79, label %117, label %80

80:                                               ; preds = %74
  %81 = getelementptr inbounds %struct.arrival, ptr %67, i64 %70, i32 3
  %82 = load i64, ptr %81, align 8, !tbaa !161
  %83 = getelementptr inbounds %struct.arrival, ptr %67, i64 %70, i32 4
  %84 = load ptr, ptr %83, align 8, !tbaa !162
  %85 = getelementptr inbounds %struct.kernel, ptr %84, i64 0, i32 3
  %86 = load i64, ptr %84, align 8, !tbaa !4
  %87 = getelementptr inbounds %struct.task, ptr %85, i64 %86
  call fastcc void @add_failed_assert(ptr noundef nonnull %19, i64 noundef %82, ptr noundef nonnull %76, ptr noundef nonnull %87) #19
  %88 = load ptr, ptr %71, align 8, !tbaa !158
  %89 = icmp eq ptr %88, null
  br i1 %89, label %117, label %90

90:                                               ; preds = %80, %65
  %91 = phi ptr [ %72, %65 ], [ %88, %80 ]
  %92 = getelementptr inbounds %struct.arrival, ptr %67, i64 %70, i32 1
  %93 = load ptr, ptr %92, align 8, !tbaa !160
  %94 = getelementptr inbounds %struct.arrival, ptr %67, i64 %70, i32 2
  %95 = load i64, ptr %94, align 8, !tbaa !163
  %96 = load ptr, ptr %0, align 8, !tbaa !98
  %97 = getelementptr inbounds %struct.device, ptr %96, i64 0, i32 43
  %98 = load atomic i64, ptr %97 seq_cst, align 8
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %100, label %102, !prof !140

100:                                              ; preds = %90
  %101 = call ptr @memcpy(ptr noundef nonnull %91, ptr noundef %93, i64 noundef %95) #16
  br label %117

102:                                              ; preds = %90
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #17
  %103 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #16
  %104 = load i64, ptr %4, align 8, !tbaa !75
  %105 = mul i64 %104, 1000000000
  %106 = load i64, ptr %20, align 8, !tbaa !77
  %107 = add i64 %105, %106
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #17
  %108 = call ptr @memcpy(ptr noundef nonnull %91, ptr noundef %93, i64 noundef %95) #16
  %109 = icmp eq i64 %107, 0
  br i1 %109, label %117, label %110, !prof !140

110:                                              ; preds = %102
  %111 = load ptr, ptr %0, align 8, !tbaa !98
  %112 = getelementptr inbounds %struct.device, ptr %111, i64 0, i32 43
  %113 = load atomic i64, ptr %112 seq_cst, align 8
  %114 = icmp eq i64 %113, 0
  br i1 %114, label %117, label %115

115:                                              ; preds = %110
  %116 = inttoptr i64 %113 to ptr
  call fastcc void @add_span(ptr noundef nonnull %116, i64 noundef %107, i16 noundef 1, i16 noundef 5, i64 noundef %95) #18
  br label %117

117:                                              ; preds = %115, %110, %102, %100, %80, %74
  %118 = load i64, ptr %15, align 8, !tbaa !164
  %119 = add i64 %118, 1
  store i64 %119, ptr %15, align 8, !tbaa !164
  %120 = icmp ult i64 %119, %58
  br i1 %120, label %65, label %121, !llvm.loop !165

121:                                              ; preds = %117, %52, %28
  %122 = phi i64 [ %55, %52 ], [ %30, %28 ], [ %55, %117 ]
  %123 = load ptr, ptr %8, align 8, !tbaa !130
  %124 = getelementptr inbounds %struct.batch, ptr %123, i64 0, i32 1
  %125 = load i32, ptr %124, align 8, !tbaa !68
  %126 = icmp eq i32 %125, 5
  br i1 %126, label %127, label %140

127:                                              ; preds = %121
  store i32 6, ptr %124, align 8, !tbaa !68
  %128 = getelementptr inbounds %struct.batch, ptr %123, i64 0, i32 11
  %129 = load i64, ptr %128, align 8, !tbaa !119
  %130 = load i64, ptr %21, align 8, !tbaa !133
  %131 = sub i64 %130, %129
  store i64 %131, ptr %21, align 8, !tbaa !133
  %132 = getelementptr inbounds %struct.batch, ptr %123, i64 0, i32 13
  %133 = load i64, ptr %132, align 8, !tbaa !145
  %134 = icmp ugt i64 %133, 65536
  %135 = sext i1 %134 to i32
  %136 = load i32, ptr %22, align 4, !tbaa !146
  %137 = add i32 %136, %135
  store i32 %137, ptr %22, align 4, !tbaa !146
  %138 = getelementptr inbounds %struct.batch, ptr %123, i64 0, i32 3
  %139 = load i64, ptr %138, align 8, !tbaa !65
  store atomic i64 %139, ptr %23 seq_cst, align 8
  call fastcc void @call_stager(ptr noundef nonnull %0) #18
  br label %140

140:                                              ; preds = %127, %121
  %141 = load ptr, ptr %123, align 8, !tbaa !107
  store ptr %141, ptr %8, align 8, !tbaa !130
  %142 = icmp eq ptr %141, null
  br i1 %142, label %143, label %144

143:                                              ; preds = %140
  store ptr %8, ptr %24, align 8, !tbaa !103
  br label %144

144:                                              ; preds = %143, %140
  store i32 7, ptr %124, align 8, !tbaa !68
  %145 = getelementptr inbounds %struct.batch, ptr %123, i64 0, i32 16
  %146 = load i32, ptr %145, align 8, !tbaa !166
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %148, label %150

148:                                              ; preds = %144
  store i32 0, ptr %124, align 8, !tbaa !68
  %149 = load ptr, ptr %25, align 8, !tbaa !106
  store ptr %149, ptr %123, align 8, !tbaa !107
  store ptr %123, ptr %25, align 8, !tbaa !106
  br label %150

150:                                              ; preds = %148, %144
  %151 = load i32, ptr %26, align 8, !tbaa !149
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %156, label %153

153:                                              ; preds = %150
  %154 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %27) #16
  %155 = load ptr, ptr %8, align 8, !tbaa !130
  br label %156

156:                                              ; preds = %150, %153
  %157 = phi ptr [ %141, %150 ], [ %155, %153 ]
  %158 = icmp eq ptr %157, null
  br i1 %158, label %163, label %28, !llvm.loop !167

159:                                              ; preds = %60, %44, %49, %34, %42
  %160 = phi i32 [ %40, %42 ], [ 0, %34 ], [ 0, %49 ], [ %46, %44 ], [ 0, %60 ]
  %161 = load ptr, ptr %8, align 8, !tbaa !130
  %162 = icmp eq ptr %161, null
  br i1 %162, label %163, label %185

163:                                              ; preds = %156, %3, %159
  %164 = phi i32 [ %160, %159 ], [ 0, %3 ], [ 0, %156 ]
  %165 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %166 = load ptr, ptr %165, align 8, !tbaa !131
  %167 = icmp eq ptr %166, null
  br i1 %167, label %168, label %182

168:                                              ; preds = %163
  %169 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %170 = load i32, ptr %169, align 4, !tbaa !132
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %172, label %182

172:                                              ; preds = %168
  %173 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %174 = load ptr, ptr %173, align 8, !tbaa !168
  %175 = icmp eq ptr %174, null
  br i1 %175, label %182, label %176

176:                                              ; preds = %172
  %177 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %178 = load atomic i32, ptr %177 seq_cst, align 8
  %179 = icmp eq i32 %178, 0
  br i1 %179, label %180, label %182

180:                                              ; preds = %176
  %181 = load ptr, ptr %173, align 8, !tbaa !168
  call fastcc void @give_back(ptr noundef nonnull %0, ptr noundef %181) #18
  store ptr null, ptr %173, align 8, !tbaa !168
  br label %182

182:                                              ; preds = %163, %168, %172, %176, %180
  %183 = load ptr, ptr %8, align 8, !tbaa !130
  %184 = icmp eq ptr %183, null
  br i1 %184, label %193, label %185

185:                                              ; preds = %159, %182
  %186 = phi i32 [ %164, %182 ], [ %160, %159 ]
  %187 = phi ptr [ %183, %182 ], [ %161, %159 ]
  %188 = getelementptr inbounds %struct.batch, ptr %187, i64 0, i32 3
  %189 = load i64, ptr %188, align 8, !tbaa !65
  %190 = getelementptr inbounds %struct.batch, ptr %187, i64 0, i32 4
  %191 = load i64, ptr %190, align 8, !tbaa !109
  %192 = sub i64 %189, %191
  br label %196

193:                                              ; preds = %182
  %194 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %195 = load i64, ptr %194, align 8, !tbaa !153
  br label %196

196:                                              ; preds = %193, %185
  %197 = phi i32 [ %186, %185 ], [ %164, %193 ]
  %198 = phi i64 [ %192, %185 ], [ %195, %193 ]
  store i64 %198, ptr %2, align 8, !tbaa !4
  %199 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #16
  %200 = icmp eq i32 %197, 600
  %201 = select i1 %200, i32 0, i32 %197
  ret i32 %201
}

; Function Attrs: nounwind
define dso_local i32 @queue_spin(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = alloca ptr, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = alloca i64, align 8
  %8 = icmp eq i64 %2, 0
  br i1 %8, label %71, label %9

9:                                                ; preds = %3
  %10 = load ptr, ptr %0, align 8, !tbaa !98
  %11 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 36
  %12 = load ptr, ptr %11, align 8, !tbaa !134
  %13 = tail call i32 @pthread_rwlock_tryrdlock(ptr noundef %12) #16
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %71

15:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #17
  %16 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #16
  %17 = load i64, ptr %6, align 8, !tbaa !75
  %18 = mul i64 %17, 1000000000
  %19 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %20 = load i64, ptr %19, align 8, !tbaa !77
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #17
  %21 = add i64 %20, %2
  %22 = add i64 %21, %18
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #17
  store i64 0, ptr %7, align 8, !tbaa !4
  %23 = load ptr, ptr %0, align 8, !tbaa !98
  %24 = load ptr, ptr %23, align 8, !tbaa !18
  %25 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 33
  %26 = load ptr, ptr %25, align 8, !tbaa !22
  %27 = call i32 %24(ptr noundef %26) #16
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %53

29:                                               ; preds = %15
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %31 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  br label %32

32:                                               ; preds = %29, %41
  %33 = call fastcc i32 @harvest(ptr noundef nonnull %0, i32 noundef 1, ptr noundef nonnull %7) #18
  %34 = icmp eq i32 %33, 0
  %35 = load i64, ptr %7, align 8
  %36 = icmp ult i64 %35, %1
  %37 = select i1 %34, i1 %36, i1 false
  br i1 %37, label %38, label %48

38:                                               ; preds = %32
  %39 = load atomic i32, ptr %30 seq_cst, align 8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %48

41:                                               ; preds = %38
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #17
  %42 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #16
  %43 = load i64, ptr %5, align 8, !tbaa !75
  %44 = mul i64 %43, 1000000000
  %45 = load i64, ptr %31, align 8, !tbaa !77
  %46 = add i64 %44, %45
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #17
  %47 = icmp ult i64 %46, %22
  br i1 %47, label %32, label %48, !llvm.loop !169

48:                                               ; preds = %38, %32, %41
  %49 = load ptr, ptr %0, align 8, !tbaa !98
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #17
  %50 = getelementptr inbounds %struct.device, ptr %49, i64 0, i32 1
  %51 = load ptr, ptr %50, align 8, !tbaa !27
  %52 = call i32 %51(ptr noundef nonnull %4) #16
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #17
  br label %53

53:                                               ; preds = %48, %15
  %54 = phi i32 [ %27, %15 ], [ %33, %48 ]
  %55 = load ptr, ptr %0, align 8, !tbaa !98
  %56 = getelementptr inbounds %struct.device, ptr %55, i64 0, i32 36
  %57 = load ptr, ptr %56, align 8, !tbaa !134
  %58 = call i32 @pthread_rwlock_unlock(ptr noundef %57) #16
  %59 = icmp eq i32 %54, 0
  br i1 %59, label %63, label %60

60:                                               ; preds = %53
  %61 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %62 = cmpxchg ptr %61, i32 0, i32 %54 seq_cst seq_cst, align 4
  call fastcc void @announce_stop(ptr noundef nonnull %0) #18
  br label %63

63:                                               ; preds = %60, %53
  %64 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %65 = load atomic i32, ptr %64 seq_cst, align 8
  %66 = icmp ne i32 %65, 0
  %67 = load i64, ptr %7, align 8
  %68 = icmp uge i64 %67, %1
  %69 = select i1 %66, i1 true, i1 %68
  %70 = zext i1 %69 to i32
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #17
  br label %71

71:                                               ; preds = %3, %9, %63
  %72 = phi i32 [ %70, %63 ], [ 0, %9 ], [ 0, %3 ]
  ret i32 %72
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local i32 @queue_lives(ptr nocapture noundef readonly %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %3 = load atomic i32, ptr %2 seq_cst, align 8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %20

5:                                                ; preds = %1
  %6 = load ptr, ptr %0, align 8, !tbaa !98
  %7 = getelementptr inbounds %struct.device, ptr %6, i64 0, i32 41
  %8 = load ptr, ptr %7, align 8, !tbaa !94
  %9 = getelementptr inbounds %struct.crew, ptr %8, i64 0, i32 15
  %10 = load atomic i32, ptr %9 seq_cst, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %20

12:                                               ; preds = %5
  %13 = load ptr, ptr %0, align 8, !tbaa !98
  %14 = getelementptr inbounds %struct.device, ptr %13, i64 0, i32 42
  %15 = load ptr, ptr %14, align 8, !tbaa !97
  %16 = getelementptr inbounds %struct.crew, ptr %15, i64 0, i32 15
  %17 = load atomic i32, ptr %16 seq_cst, align 8
  %18 = icmp eq i32 %17, 0
  %19 = zext i1 %18 to i32
  br label %20

20:                                               ; preds = %12, %5, %1
  %21 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %19, %12 ]
  ret i32 %21
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @queue_result(ptr nocapture noundef readonly %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %3 = load atomic i32, ptr %2 seq_cst, align 8
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i64 @queue_failed(ptr nocapture noundef readonly %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31, i32 3
  %3 = load atomic i64, ptr %2 seq_cst, align 8
  ret i64 %3
}

; Function Attrs: nounwind
define dso_local i32 @queue_take_failure(ptr noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #16
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !170
  %7 = icmp eq ptr %6, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %2
  %9 = load ptr, ptr %6, align 8, !tbaa !171
  store ptr %9, ptr %5, align 8, !tbaa !170
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !173
  %12 = add i64 %11, -1
  store atomic i64 %12, ptr %10 seq_cst, align 8
  %13 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #16
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2592) %1, ptr noundef nonnull align 8 dereferenceable(2592) %6, i64 2592, i1 false), !tbaa.struct !174
  tail call void @free(ptr noundef nonnull %6) #16
  br label %16

14:                                               ; preds = %2
  %15 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #16
  br label %16

16:                                               ; preds = %8, %14
  %17 = phi i32 [ 1, %8 ], [ 0, %14 ]
  ret i32 %17
}

; Function Attrs: nounwind
define dso_local i32 @queue_arm(ptr noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #16
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  store atomic i64 %1, ptr %5 seq_cst, align 8
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %7 = load atomic i32, ptr %6 seq_cst, align 8
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %11 = load i64, ptr %10, align 8, !tbaa !153
  %12 = icmp ult i64 %11, %1
  br i1 %12, label %15, label %13

13:                                               ; preds = %2, %9
  %14 = atomicrmw xchg ptr %5, i64 0 seq_cst, align 8
  br label %15

15:                                               ; preds = %13, %9
  %16 = phi i32 [ 1, %13 ], [ 0, %9 ]
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %18 = load atomic i32, ptr %17 seq_cst, align 8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %48

20:                                               ; preds = %15
  %21 = load ptr, ptr %0, align 8, !tbaa !98
  %22 = getelementptr inbounds %struct.device, ptr %21, i64 0, i32 42
  %23 = load ptr, ptr %22, align 8, !tbaa !97
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %25 = tail call i32 @pthread_mutex_lock(ptr noundef %23) #16
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 3
  %27 = load i32, ptr %26, align 8, !tbaa !136
  switch i32 %27, label %46 [
    i32 2, label %28
    i32 4, label %29
    i32 0, label %38
  ]

28:                                               ; preds = %20
  store i32 3, ptr %26, align 8, !tbaa !136
  br label %46

29:                                               ; preds = %20
  %30 = load ptr, ptr %24, align 8, !tbaa !137
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 1
  %32 = load ptr, ptr %31, align 8, !tbaa !138
  store ptr %30, ptr %32, align 8, !tbaa !137
  %33 = load ptr, ptr %24, align 8, !tbaa !137
  %34 = getelementptr inbounds %struct.job, ptr %33, i64 0, i32 1
  store ptr %32, ptr %34, align 8, !tbaa !138
  %35 = getelementptr inbounds %struct.crew, ptr %23, i64 0, i32 5
  %36 = load i64, ptr %35, align 8, !tbaa !139
  %37 = add i64 %36, -1
  store i64 %37, ptr %35, align 8, !tbaa !139
  br label %38

38:                                               ; preds = %29, %20
  store i32 1, ptr %26, align 8, !tbaa !136
  %39 = getelementptr inbounds %struct.crew, ptr %23, i64 0, i32 3
  store ptr %39, ptr %24, align 8, !tbaa !137
  %40 = getelementptr inbounds %struct.crew, ptr %23, i64 0, i32 3, i32 1
  %41 = load ptr, ptr %40, align 8, !tbaa !138
  %42 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 1
  store ptr %41, ptr %42, align 8, !tbaa !138
  store ptr %24, ptr %40, align 8, !tbaa !138
  %43 = load ptr, ptr %42, align 8, !tbaa !138
  store ptr %24, ptr %43, align 8, !tbaa !137
  %44 = getelementptr inbounds %struct.crew, ptr %23, i64 0, i32 1
  %45 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %44) #16
  br label %46

46:                                               ; preds = %38, %28, %20
  %47 = tail call i32 @pthread_mutex_unlock(ptr noundef %23) #16
  br label %48

48:                                               ; preds = %15, %46
  %49 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #16
  ret i32 %16
}

; Function Attrs: nounwind
define dso_local i32 @queue_wait(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #17
  %6 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #16
  %7 = load i64, ptr %5, align 8, !tbaa !75
  %8 = mul i64 %7, 1000000000
  %9 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %10 = load i64, ptr %9, align 8, !tbaa !77
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #17
  %11 = add i64 %10, %2
  %12 = add i64 %11, %8
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %14 = call i32 @pthread_mutex_lock(ptr noundef nonnull %13) #16
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %16 = load i32, ptr %15, align 8, !tbaa !149
  %17 = add i32 %16, 1
  store i32 %17, ptr %15, align 8, !tbaa !149
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %19 = load atomic i32, ptr %18 seq_cst, align 8
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %49

21:                                               ; preds = %3
  %22 = load ptr, ptr %0, align 8, !tbaa !98
  %23 = getelementptr inbounds %struct.device, ptr %22, i64 0, i32 42
  %24 = load ptr, ptr %23, align 8, !tbaa !97
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %26 = call i32 @pthread_mutex_lock(ptr noundef %24) #16
  %27 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 3
  %28 = load i32, ptr %27, align 8, !tbaa !136
  switch i32 %28, label %47 [
    i32 2, label %29
    i32 4, label %30
    i32 0, label %39
  ]

29:                                               ; preds = %21
  store i32 3, ptr %27, align 8, !tbaa !136
  br label %47

30:                                               ; preds = %21
  %31 = load ptr, ptr %25, align 8, !tbaa !137
  %32 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 1
  %33 = load ptr, ptr %32, align 8, !tbaa !138
  store ptr %31, ptr %33, align 8, !tbaa !137
  %34 = load ptr, ptr %25, align 8, !tbaa !137
  %35 = getelementptr inbounds %struct.job, ptr %34, i64 0, i32 1
  store ptr %33, ptr %35, align 8, !tbaa !138
  %36 = getelementptr inbounds %struct.crew, ptr %24, i64 0, i32 5
  %37 = load i64, ptr %36, align 8, !tbaa !139
  %38 = add i64 %37, -1
  store i64 %38, ptr %36, align 8, !tbaa !139
  br label %39

39:                                               ; preds = %30, %21
  store i32 1, ptr %27, align 8, !tbaa !136
  %40 = getelementptr inbounds %struct.crew, ptr %24, i64 0, i32 3
  store ptr %40, ptr %25, align 8, !tbaa !137
  %41 = getelementptr inbounds %struct.crew, ptr %24, i64 0, i32 3, i32 1
  %42 = load ptr, ptr %41, align 8, !tbaa !138
  %43 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 1
  store ptr %42, ptr %43, align 8, !tbaa !138
  store ptr %25, ptr %41, align 8, !tbaa !138
  %44 = load ptr, ptr %43, align 8, !tbaa !138
  store ptr %25, ptr %44, align 8, !tbaa !137
  %45 = getelementptr inbounds %struct.crew, ptr %24, i64 0, i32 1
  %46 = call i32 @pthread_cond_signal(ptr noundef nonnull %45) #16
  br label %47

47:                                               ; preds = %39, %29, %21
  %48 = call i32 @pthread_mutex_unlock(ptr noundef %24) #16
  br label %49

49:                                               ; preds = %3, %47
  %50 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %51 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %52 = load i64, ptr %51, align 8, !tbaa !153
  %53 = icmp ult i64 %52, %1
  br i1 %53, label %54, label %76

54:                                               ; preds = %49
  %55 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %56 = freeze i64 %12
  %57 = udiv i64 %56, 1000000000
  %58 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %59 = mul i64 %57, 1000000000
  %60 = sub i64 %56, %59
  br label %61

61:                                               ; preds = %54, %70
  %62 = phi i32 [ 0, %54 ], [ %71, %70 ]
  %63 = load atomic i32, ptr %50 seq_cst, align 8
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %74

65:                                               ; preds = %61
  %66 = load i32, ptr %18, align 8, !tbaa !176
  %67 = icmp eq i32 %66, 0
  %68 = icmp eq i32 %62, 0
  %69 = select i1 %67, i1 %68, i1 false
  br i1 %69, label %70, label %74

70:                                               ; preds = %65
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #17
  store i64 %57, ptr %4, align 8, !tbaa !75
  store i64 %60, ptr %58, align 8, !tbaa !77
  %71 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %55, ptr noundef nonnull %13, i32 noundef 1, ptr noundef nonnull %4) #16
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #17
  %72 = load i64, ptr %51, align 8, !tbaa !153
  %73 = icmp ult i64 %72, %1
  br i1 %73, label %61, label %74, !llvm.loop !177

74:                                               ; preds = %65, %61, %70
  %75 = load i64, ptr %51, align 8, !tbaa !153
  br label %76

76:                                               ; preds = %74, %49
  %77 = phi i64 [ %75, %74 ], [ %52, %49 ]
  %78 = load i32, ptr %15, align 8, !tbaa !149
  %79 = add i32 %78, -1
  store i32 %79, ptr %15, align 8, !tbaa !149
  %80 = icmp uge i64 %77, %1
  %81 = zext i1 %80 to i32
  %82 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #16
  ret i32 %81
}

; Function Attrs: nounwind
define dso_local void @queue_await_handed(ptr noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #16
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %9 = load i64, ptr %8, align 8, !tbaa !59
  %10 = icmp ult i64 %9, %1
  br i1 %10, label %11, label %26

11:                                               ; preds = %2
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  br label %13

13:                                               ; preds = %11, %22
  %14 = load atomic i32, ptr %5 seq_cst, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %26

16:                                               ; preds = %13
  %17 = load i32, ptr %6, align 8, !tbaa !176
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %16
  %20 = load i32, ptr %7, align 4, !tbaa !178
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %19
  %23 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %3) #16
  %24 = load i64, ptr %8, align 8, !tbaa !59
  %25 = icmp ult i64 %24, %1
  br i1 %25, label %13, label %26, !llvm.loop !179

26:                                               ; preds = %19, %22, %13, %16, %2
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #16
  ret void
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local i32 @queue_hold_stream(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = alloca ptr, align 8
  %5 = load ptr, ptr %0, align 8, !tbaa !98
  %6 = load ptr, ptr %5, align 8, !tbaa !18
  %7 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 33
  %8 = load ptr, ptr %7, align 8, !tbaa !22
  %9 = tail call i32 %6(ptr noundef %8) #16
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %17

11:                                               ; preds = %3
  %12 = tail call fastcc i32 @wait_for(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2) #18
  %13 = load ptr, ptr %0, align 8, !tbaa !98
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #17
  %14 = getelementptr inbounds %struct.device, ptr %13, i64 0, i32 1
  %15 = load ptr, ptr %14, align 8, !tbaa !27
  %16 = call i32 %15(ptr noundef nonnull %4) #16
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #17
  br label %17

17:                                               ; preds = %3, %11
  %18 = phi i32 [ %12, %11 ], [ %9, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind
define internal fastcc i32 @wait_for(ptr noundef %0, ptr noundef %1, i64 noundef %2) unnamed_addr #3 {
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #16
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  br label %7

7:                                                ; preds = %11, %3
  %8 = phi ptr [ %6, %3 ], [ %9, %11 ]
  %9 = load ptr, ptr %8, align 8, !tbaa !30
  %10 = icmp eq ptr %9, null
  br i1 %10, label %45, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 3
  %13 = load i64, ptr %12, align 8, !tbaa !65
  %14 = icmp ult i64 %13, %2
  br i1 %14, label %7, label %15, !llvm.loop !180

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 16
  %17 = load i32, ptr %16, align 8, !tbaa !166
  %18 = add i32 %17, 1
  store i32 %18, ptr %16, align 8, !tbaa !166
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %20 = load i32, ptr %19, align 8, !tbaa !181
  %21 = add i32 %20, 1
  store i32 %21, ptr %19, align 8, !tbaa !181
  %22 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #16
  %23 = load ptr, ptr %0, align 8, !tbaa !98
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 20
  %25 = load ptr, ptr %24, align 8, !tbaa !182
  %26 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 15
  %27 = load ptr, ptr %26, align 8, !tbaa !144
  %28 = tail call i32 %25(ptr noundef %1, ptr noundef %27, i32 noundef 0) #16
  %29 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #16
  %30 = load i32, ptr %16, align 8, !tbaa !166
  %31 = add i32 %30, -1
  store i32 %31, ptr %16, align 8, !tbaa !166
  %32 = load i32, ptr %19, align 8, !tbaa !181
  %33 = add i32 %32, -1
  store i32 %33, ptr %19, align 8, !tbaa !181
  %34 = icmp eq i32 %31, 0
  br i1 %34, label %35, label %42

35:                                               ; preds = %15
  %36 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 1
  %37 = load i32, ptr %36, align 8, !tbaa !68
  %38 = icmp eq i32 %37, 7
  br i1 %38, label %39, label %42

39:                                               ; preds = %35
  store i32 0, ptr %36, align 8, !tbaa !68
  %40 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %41 = load ptr, ptr %40, align 8, !tbaa !106
  store ptr %41, ptr %9, align 8, !tbaa !107
  store ptr %9, ptr %40, align 8, !tbaa !106
  br label %42

42:                                               ; preds = %15, %35, %39
  %43 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %44 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %43) #16
  br label %45

45:                                               ; preds = %7, %42
  %46 = phi i32 [ %28, %42 ], [ 0, %7 ]
  %47 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #16
  ret i32 %46
}

; Function Attrs: nounwind
define dso_local void @queue_abandon(ptr noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  store atomic i32 1, ptr %2 seq_cst, align 4
  tail call fastcc void @announce_stop(ptr noundef %0) #18
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @announce_stop(ptr noundef %0) unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #16
  %4 = load ptr, ptr %0, align 8, !tbaa !98
  %5 = getelementptr inbounds %struct.device, ptr %4, i64 0, i32 42
  %6 = load ptr, ptr %5, align 8, !tbaa !97
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %8 = tail call i32 @pthread_mutex_lock(ptr noundef %6) #16
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 3
  %10 = load i32, ptr %9, align 8, !tbaa !136
  switch i32 %10, label %29 [
    i32 2, label %11
    i32 4, label %12
    i32 0, label %21
  ]

11:                                               ; preds = %1
  store i32 3, ptr %9, align 8, !tbaa !136
  br label %29

12:                                               ; preds = %1
  %13 = load ptr, ptr %7, align 8, !tbaa !137
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 1
  %15 = load ptr, ptr %14, align 8, !tbaa !138
  store ptr %13, ptr %15, align 8, !tbaa !137
  %16 = load ptr, ptr %7, align 8, !tbaa !137
  %17 = getelementptr inbounds %struct.job, ptr %16, i64 0, i32 1
  store ptr %15, ptr %17, align 8, !tbaa !138
  %18 = getelementptr inbounds %struct.crew, ptr %6, i64 0, i32 5
  %19 = load i64, ptr %18, align 8, !tbaa !139
  %20 = add i64 %19, -1
  store i64 %20, ptr %18, align 8, !tbaa !139
  br label %21

21:                                               ; preds = %12, %1
  store i32 1, ptr %9, align 8, !tbaa !136
  %22 = getelementptr inbounds %struct.crew, ptr %6, i64 0, i32 3
  store ptr %22, ptr %7, align 8, !tbaa !137
  %23 = getelementptr inbounds %struct.crew, ptr %6, i64 0, i32 3, i32 1
  %24 = load ptr, ptr %23, align 8, !tbaa !138
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 1
  store ptr %24, ptr %25, align 8, !tbaa !138
  store ptr %7, ptr %23, align 8, !tbaa !138
  %26 = load ptr, ptr %25, align 8, !tbaa !138
  store ptr %7, ptr %26, align 8, !tbaa !137
  %27 = getelementptr inbounds %struct.crew, ptr %6, i64 0, i32 1
  %28 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %27) #16
  br label %29

29:                                               ; preds = %1, %11, %21
  %30 = tail call i32 @pthread_mutex_unlock(ptr noundef %6) #16
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %32 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %31) #16
  %33 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #16
  %34 = load ptr, ptr %0, align 8, !tbaa !98
  %35 = getelementptr inbounds %struct.device, ptr %34, i64 0, i32 41
  %36 = load ptr, ptr %35, align 8, !tbaa !94
  %37 = tail call i32 @pthread_mutex_lock(ptr noundef %36) #16
  %38 = getelementptr inbounds %struct.crew, ptr %36, i64 0, i32 8
  %39 = load i64, ptr %38, align 8, !tbaa !151
  %40 = add i64 %39, 1
  store i64 %40, ptr %38, align 8, !tbaa !151
  %41 = getelementptr inbounds %struct.crew, ptr %36, i64 0, i32 4
  %42 = load ptr, ptr %41, align 8, !tbaa !137
  %43 = icmp eq ptr %42, %41
  br i1 %43, label %67, label %44

44:                                               ; preds = %29
  %45 = getelementptr inbounds %struct.crew, ptr %36, i64 0, i32 5
  %46 = getelementptr inbounds %struct.crew, ptr %36, i64 0, i32 3
  %47 = getelementptr inbounds %struct.crew, ptr %36, i64 0, i32 3, i32 1
  br label %48

48:                                               ; preds = %61, %44
  %49 = phi ptr [ %42, %44 ], [ %65, %61 ]
  %50 = getelementptr inbounds %struct.job, ptr %49, i64 0, i32 3
  %51 = load i32, ptr %50, align 8, !tbaa !136
  %52 = icmp eq i32 %51, 4
  br i1 %52, label %53, label %61

53:                                               ; preds = %48
  %54 = load ptr, ptr %49, align 8, !tbaa !137
  %55 = getelementptr inbounds %struct.job, ptr %49, i64 0, i32 1
  %56 = load ptr, ptr %55, align 8, !tbaa !138
  store ptr %54, ptr %56, align 8, !tbaa !137
  %57 = load ptr, ptr %49, align 8, !tbaa !137
  %58 = getelementptr inbounds %struct.job, ptr %57, i64 0, i32 1
  store ptr %56, ptr %58, align 8, !tbaa !138
  %59 = load i64, ptr %45, align 8, !tbaa !139
  %60 = add i64 %59, -1
  store i64 %60, ptr %45, align 8, !tbaa !139
  br label %61

61:                                               ; preds = %53, %48
  store i32 1, ptr %50, align 8, !tbaa !136
  store ptr %46, ptr %49, align 8, !tbaa !137
  %62 = load ptr, ptr %47, align 8, !tbaa !138
  %63 = getelementptr inbounds %struct.job, ptr %49, i64 0, i32 1
  store ptr %62, ptr %63, align 8, !tbaa !138
  store ptr %49, ptr %47, align 8, !tbaa !138
  %64 = load ptr, ptr %63, align 8, !tbaa !138
  store ptr %49, ptr %64, align 8, !tbaa !137
  %65 = load ptr, ptr %41, align 8, !tbaa !137
  %66 = icmp eq ptr %65, %41
  br i1 %66, label %67, label %48, !llvm.loop !152

67:                                               ; preds = %61, %29
  %68 = getelementptr inbounds %struct.crew, ptr %36, i64 0, i32 3
  %69 = load ptr, ptr %68, align 8, !tbaa !137
  %70 = icmp eq ptr %69, %68
  br i1 %70, label %74, label %71

71:                                               ; preds = %67
  %72 = getelementptr inbounds %struct.crew, ptr %36, i64 0, i32 1
  %73 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %72) #16
  br label %74

74:                                               ; preds = %67, %71
  %75 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %36) #16
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0) local_unnamed_addr #3 {
  %2 = alloca ptr, align 8
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  store atomic i32 1, ptr %3 seq_cst, align 8
  tail call fastcc void @announce_stop(ptr noundef %0) #18
  %4 = load ptr, ptr %0, align 8, !tbaa !98
  %5 = getelementptr inbounds %struct.device, ptr %4, i64 0, i32 41
  %6 = load ptr, ptr %5, align 8, !tbaa !94
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %8 = tail call i32 @pthread_mutex_lock(ptr noundef %6) #16
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7, i32 3
  %10 = getelementptr inbounds %struct.crew, ptr %6, i64 0, i32 2
  br label %11

11:                                               ; preds = %13, %1
  %12 = load i32, ptr %9, align 8, !tbaa !136
  switch i32 %12, label %19 [
    i32 2, label %13
    i32 3, label %13
    i32 4, label %15
    i32 0, label %25
  ]

13:                                               ; preds = %11, %11
  %14 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %10, ptr noundef %6) #16
  br label %11, !llvm.loop !183

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.crew, ptr %6, i64 0, i32 5
  %17 = load i64, ptr %16, align 8, !tbaa !139
  %18 = add i64 %17, -1
  store i64 %18, ptr %16, align 8, !tbaa !139
  br label %19

19:                                               ; preds = %11, %15
  %20 = load ptr, ptr %7, align 8, !tbaa !137
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7, i32 1
  %22 = load ptr, ptr %21, align 8, !tbaa !138
  store ptr %20, ptr %22, align 8, !tbaa !137
  %23 = load ptr, ptr %7, align 8, !tbaa !137
  %24 = getelementptr inbounds %struct.job, ptr %23, i64 0, i32 1
  store ptr %22, ptr %24, align 8, !tbaa !138
  br label %25

25:                                               ; preds = %11, %19
  store i32 5, ptr %9, align 8, !tbaa !136
  %26 = tail call i32 @pthread_mutex_unlock(ptr noundef %6) #16
  %27 = load ptr, ptr %0, align 8, !tbaa !98
  %28 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 42
  %29 = load ptr, ptr %28, align 8, !tbaa !97
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %31 = tail call i32 @pthread_mutex_lock(ptr noundef %29) #16
  %32 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 3
  %33 = getelementptr inbounds %struct.crew, ptr %29, i64 0, i32 2
  br label %34

34:                                               ; preds = %36, %25
  %35 = load i32, ptr %32, align 8, !tbaa !136
  switch i32 %35, label %42 [
    i32 2, label %36
    i32 3, label %36
    i32 4, label %38
    i32 0, label %48
  ]

36:                                               ; preds = %34, %34
  %37 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %33, ptr noundef %29) #16
  br label %34, !llvm.loop !183

38:                                               ; preds = %34
  %39 = getelementptr inbounds %struct.crew, ptr %29, i64 0, i32 5
  %40 = load i64, ptr %39, align 8, !tbaa !139
  %41 = add i64 %40, -1
  store i64 %41, ptr %39, align 8, !tbaa !139
  br label %42

42:                                               ; preds = %34, %38
  %43 = load ptr, ptr %30, align 8, !tbaa !137
  %44 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 1
  %45 = load ptr, ptr %44, align 8, !tbaa !138
  store ptr %43, ptr %45, align 8, !tbaa !137
  %46 = load ptr, ptr %30, align 8, !tbaa !137
  %47 = getelementptr inbounds %struct.job, ptr %46, i64 0, i32 1
  store ptr %45, ptr %47, align 8, !tbaa !138
  br label %48

48:                                               ; preds = %34, %42
  store i32 5, ptr %32, align 8, !tbaa !136
  %49 = tail call i32 @pthread_mutex_unlock(ptr noundef %29) #16
  %50 = load ptr, ptr %0, align 8, !tbaa !98
  %51 = load ptr, ptr %50, align 8, !tbaa !18
  %52 = getelementptr inbounds %struct.device, ptr %50, i64 0, i32 33
  %53 = load ptr, ptr %52, align 8, !tbaa !22
  %54 = tail call i32 %51(ptr noundef %53) #16
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %63

56:                                               ; preds = %48
  %57 = load ptr, ptr %0, align 8, !tbaa !98
  %58 = getelementptr inbounds %struct.device, ptr %57, i64 0, i32 21
  %59 = load ptr, ptr %58, align 8, !tbaa !184
  %60 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %61 = load ptr, ptr %60, align 8, !tbaa !101
  %62 = tail call i32 %59(ptr noundef %61) #16
  br label %63

63:                                               ; preds = %56, %48
  %64 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %65 = load ptr, ptr %64, align 8, !tbaa !168
  tail call fastcc void @give_back(ptr noundef nonnull %0, ptr noundef %65) #18
  %66 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %67 = load ptr, ptr %66, align 8, !tbaa !185
  tail call fastcc void @give_back(ptr noundef nonnull %0, ptr noundef %67) #18
  store ptr null, ptr %66, align 8, !tbaa !185
  store ptr null, ptr %64, align 8, !tbaa !168
  %68 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %69 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %68) #16
  %70 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %71 = load i32, ptr %70, align 8, !tbaa !181
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %79, label %73

73:                                               ; preds = %63
  %74 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  br label %75

75:                                               ; preds = %73, %75
  %76 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %74, ptr noundef nonnull %68) #16
  %77 = load i32, ptr %70, align 8, !tbaa !181
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %75, !llvm.loop !186

79:                                               ; preds = %75, %63
  %80 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %81 = load ptr, ptr %80, align 8, !tbaa !130
  %82 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %83 = load ptr, ptr %82, align 8, !tbaa !106
  %84 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %85 = load ptr, ptr %84, align 8, !tbaa !131
  store ptr null, ptr %84, align 8, !tbaa !131
  store <2 x ptr> zeroinitializer, ptr %82, align 8, !tbaa !30
  %86 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  store ptr %80, ptr %86, align 8, !tbaa !103
  %87 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %68) #16
  br i1 %55, label %88, label %226

88:                                               ; preds = %79
  %89 = icmp eq ptr %81, null
  br i1 %89, label %123, label %90

90:                                               ; preds = %88
  %91 = load ptr, ptr %0, align 8, !tbaa !98
  %92 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 15
  br label %93

93:                                               ; preds = %119, %90
  %94 = phi ptr [ %81, %90 ], [ %95, %119 ]
  %95 = load ptr, ptr %94, align 8, !tbaa !107
  %96 = getelementptr inbounds %struct.batch, ptr %94, i64 0, i32 15
  %97 = load ptr, ptr %96, align 8, !tbaa !144
  %98 = icmp eq ptr %97, null
  br i1 %98, label %102, label %99

99:                                               ; preds = %93
  %100 = load ptr, ptr %92, align 8, !tbaa !93
  %101 = tail call i32 %100(ptr noundef nonnull %97) #16
  br label %102

102:                                              ; preds = %99, %93
  %103 = getelementptr inbounds %struct.batch, ptr %94, i64 0, i32 21
  %104 = load i32, ptr %103, align 4, !tbaa !187
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %119, label %106

106:                                              ; preds = %102
  %107 = getelementptr inbounds %struct.batch, ptr %94, i64 0, i32 22
  br label %108

108:                                              ; preds = %108, %106
  %109 = phi i64 [ 0, %106 ], [ %115, %108 ]
  %110 = load ptr, ptr %92, align 8, !tbaa !93
  %111 = load ptr, ptr %107, align 8, !tbaa !188
  %112 = getelementptr inbounds %struct.stamp, ptr %111, i64 %109
  %113 = load ptr, ptr %112, align 8, !tbaa !189
  %114 = tail call i32 %110(ptr noundef %113) #16
  %115 = add nuw nsw i64 %109, 1
  %116 = load i32, ptr %103, align 4, !tbaa !187
  %117 = zext i32 %116 to i64
  %118 = icmp ult i64 %115, %117
  br i1 %118, label %108, label %119, !llvm.loop !191

119:                                              ; preds = %108, %102
  %120 = getelementptr inbounds %struct.batch, ptr %94, i64 0, i32 22
  %121 = load ptr, ptr %120, align 8, !tbaa !188
  tail call void @free(ptr noundef %121) #16
  tail call void @free(ptr noundef nonnull %94) #16
  %122 = icmp eq ptr %95, null
  br i1 %122, label %123, label %93, !llvm.loop !192

123:                                              ; preds = %119, %88
  %124 = icmp eq ptr %83, null
  br i1 %124, label %158, label %125

125:                                              ; preds = %123
  %126 = load ptr, ptr %0, align 8, !tbaa !98
  %127 = getelementptr inbounds %struct.device, ptr %126, i64 0, i32 15
  br label %128

128:                                              ; preds = %154, %125
  %129 = phi ptr [ %83, %125 ], [ %130, %154 ]
  %130 = load ptr, ptr %129, align 8, !tbaa !107
  %131 = getelementptr inbounds %struct.batch, ptr %129, i64 0, i32 15
  %132 = load ptr, ptr %131, align 8, !tbaa !144
  %133 = icmp eq ptr %132, null
  br i1 %133, label %137, label %134

134:                                              ; preds = %128
  %135 = load ptr, ptr %127, align 8, !tbaa !93
  %136 = tail call i32 %135(ptr noundef nonnull %132) #16
  br label %137

137:                                              ; preds = %134, %128
  %138 = getelementptr inbounds %struct.batch, ptr %129, i64 0, i32 21
  %139 = load i32, ptr %138, align 4, !tbaa !187
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %154, label %141

141:                                              ; preds = %137
  %142 = getelementptr inbounds %struct.batch, ptr %129, i64 0, i32 22
  br label %143

143:                                              ; preds = %143, %141
  %144 = phi i64 [ 0, %141 ], [ %150, %143 ]
  %145 = load ptr, ptr %127, align 8, !tbaa !93
  %146 = load ptr, ptr %142, align 8, !tbaa !188
  %147 = getelementptr inbounds %struct.stamp, ptr %146, i64 %144
  %148 = load ptr, ptr %147, align 8, !tbaa !189
  %149 = tail call i32 %145(ptr noundef %148) #16
  %150 = add nuw nsw i64 %144, 1
  %151 = load i32, ptr %138, align 4, !tbaa !187
  %152 = zext i32 %151 to i64
  %153 = icmp ult i64 %150, %152
  br i1 %153, label %143, label %154, !llvm.loop !191

154:                                              ; preds = %143, %137
  %155 = getelementptr inbounds %struct.batch, ptr %129, i64 0, i32 22
  %156 = load ptr, ptr %155, align 8, !tbaa !188
  tail call void @free(ptr noundef %156) #16
  tail call void @free(ptr noundef nonnull %129) #16
  %157 = icmp eq ptr %130, null
  br i1 %157, label %158, label %128, !llvm.loop !192

158:                                              ; preds = %154, %123
  %159 = icmp eq ptr %85, null
  br i1 %159, label %193, label %160

160:                                              ; preds = %158
  %161 = load ptr, ptr %0, align 8, !tbaa !98
  %162 = getelementptr inbounds %struct.device, ptr %161, i64 0, i32 15
  br label %163

163:                                              ; preds = %189, %160
  %164 = phi ptr [ %85, %160 ], [ %165, %189 ]
  %165 = load ptr, ptr %164, align 8, !tbaa !107
  %166 = getelementptr inbounds %struct.batch, ptr %164, i64 0, i32 15
  %167 = load ptr, ptr %166, align 8, !tbaa !144
  %168 = icmp eq ptr %167, null
  br i1 %168, label %172, label %169

169:                                              ; preds = %163
  %170 = load ptr, ptr %162, align 8, !tbaa !93
  %171 = tail call i32 %170(ptr noundef nonnull %167) #16
  br label %172

172:                                              ; preds = %169, %163
  %173 = getelementptr inbounds %struct.batch, ptr %164, i64 0, i32 21
  %174 = load i32, ptr %173, align 4, !tbaa !187
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %189, label %176

176:                                              ; preds = %172
  %177 = getelementptr inbounds %struct.batch, ptr %164, i64 0, i32 22
  br label %178

178:                                              ; preds = %178, %176
  %179 = phi i64 [ 0, %176 ], [ %185, %178 ]
  %180 = load ptr, ptr %162, align 8, !tbaa !93
  %181 = load ptr, ptr %177, align 8, !tbaa !188
  %182 = getelementptr inbounds %struct.stamp, ptr %181, i64 %179
  %183 = load ptr, ptr %182, align 8, !tbaa !189
  %184 = tail call i32 %180(ptr noundef %183) #16
  %185 = add nuw nsw i64 %179, 1
  %186 = load i32, ptr %173, align 4, !tbaa !187
  %187 = zext i32 %186 to i64
  %188 = icmp ult i64 %185, %187
  br i1 %188, label %178, label %189, !llvm.loop !191

189:                                              ; preds = %178, %172
  %190 = getelementptr inbounds %struct.batch, ptr %164, i64 0, i32 22
  %191 = load ptr, ptr %190, align 8, !tbaa !188
  tail call void @free(ptr noundef %191) #16
  tail call void @free(ptr noundef nonnull %164) #16
  %192 = icmp eq ptr %165, null
  br i1 %192, label %193, label %163, !llvm.loop !192

193:                                              ; preds = %189, %158
  %194 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %195 = load ptr, ptr %194, align 8, !tbaa !193
  %196 = icmp eq ptr %195, null
  br i1 %196, label %221, label %197

197:                                              ; preds = %193
  %198 = load ptr, ptr %0, align 8, !tbaa !98
  %199 = getelementptr inbounds %struct.slot, ptr %195, i64 0, i32 3
  %200 = load ptr, ptr %199, align 8, !tbaa !194
  %201 = icmp eq ptr %200, null
  br i1 %201, label %206, label %202

202:                                              ; preds = %197
  %203 = getelementptr inbounds %struct.device, ptr %198, i64 0, i32 15
  %204 = load ptr, ptr %203, align 8, !tbaa !93
  %205 = tail call i32 %204(ptr noundef nonnull %200) #16
  br label %206

206:                                              ; preds = %202, %197
  %207 = getelementptr inbounds %struct.slot, ptr %195, i64 0, i32 1
  %208 = load ptr, ptr %207, align 8, !tbaa !196
  %209 = icmp eq ptr %208, null
  br i1 %209, label %218, label %210

210:                                              ; preds = %206
  %211 = getelementptr inbounds %struct.device, ptr %198, i64 0, i32 36
  %212 = load ptr, ptr %211, align 8, !tbaa !134
  %213 = getelementptr inbounds %struct.device, ptr %198, i64 0, i32 13
  %214 = load ptr, ptr %213, align 8, !tbaa !197
  %215 = tail call i32 @pthread_rwlock_wrlock(ptr noundef %212) #16
  %216 = tail call i32 %214(ptr noundef nonnull %208) #16
  %217 = tail call i32 @pthread_rwlock_unlock(ptr noundef %212) #16
  br label %218

218:                                              ; preds = %206, %210
  %219 = getelementptr inbounds %struct.slot, ptr %195, i64 0, i32 6
  %220 = load ptr, ptr %219, align 8, !tbaa !198
  tail call void @free(ptr noundef %220) #16
  tail call void @free(ptr noundef nonnull %195) #16
  br label %221

221:                                              ; preds = %218, %193
  store ptr null, ptr %194, align 8, !tbaa !193
  %222 = load ptr, ptr %0, align 8, !tbaa !98
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #17
  %223 = getelementptr inbounds %struct.device, ptr %222, i64 0, i32 1
  %224 = load ptr, ptr %223, align 8, !tbaa !27
  %225 = call i32 %224(ptr noundef nonnull %2) #16
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #17
  br label %226

226:                                              ; preds = %79, %221
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31, i32 1
  %3 = load ptr, ptr %2, align 8, !tbaa !170
  %4 = icmp eq ptr %3, null
  br i1 %4, label %9, label %5

5:                                                ; preds = %1, %5
  %6 = phi ptr [ %7, %5 ], [ %3, %1 ]
  %7 = load ptr, ptr %6, align 8, !tbaa !171
  tail call void @free(ptr noundef nonnull %6) #16
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %5, !llvm.loop !199

9:                                                ; preds = %5, %1
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27
  %11 = load ptr, ptr %10, align 8, !tbaa !200
  tail call void @free(ptr noundef %11) #16
  tail call void @free(ptr noundef %0) #16
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @device_open(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) local_unnamed_addr #3 {
  %6 = alloca ptr, align 8
  %7 = load ptr, ptr %0, align 8, !tbaa !18
  %8 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 33
  %9 = load ptr, ptr %8, align 8, !tbaa !22
  %10 = tail call i32 %7(ptr noundef %9) #16
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %112

12:                                               ; preds = %5
  %13 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 39
  %14 = lshr i64 %2, 18
  %15 = mul nuw nsw i64 %14, 56
  %16 = add nuw nsw i64 %15, 80
  %17 = tail call ptr @calloc(i64 noundef 1, i64 noundef %16) #16
  %18 = icmp eq ptr %17, null
  br i1 %18, label %105, label %19

19:                                               ; preds = %12
  %20 = getelementptr inbounds %struct.ring, ptr %17, i64 0, i32 2
  store i64 %14, ptr %20, align 8, !tbaa !4
  %21 = icmp ult i64 %2, 262144
  br i1 %21, label %59, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds %struct.ring, ptr %17, i64 0, i32 1
  %24 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 14
  br label %26

25:                                               ; preds = %26
  br i1 %38, label %59, label %40

26:                                               ; preds = %26, %22
  %27 = phi i64 [ %14, %22 ], [ %28, %26 ]
  %28 = add nsw i64 %27, -1
  %29 = getelementptr inbounds %struct.ring, ptr %17, i64 0, i32 3, i64 %28
  %30 = shl i64 %28, 18
  %31 = getelementptr inbounds i8, ptr %1, i64 %30
  %32 = getelementptr inbounds %struct.ring, ptr %17, i64 0, i32 3, i64 %28, i32 1
  store ptr %31, ptr %32, align 8, !tbaa !196
  %33 = load ptr, ptr %23, align 8, !tbaa !30
  store ptr %33, ptr %29, align 8, !tbaa !201
  store ptr %29, ptr %23, align 8, !tbaa !30
  %34 = load ptr, ptr %24, align 8, !tbaa !74
  %35 = getelementptr inbounds %struct.ring, ptr %17, i64 0, i32 3, i64 %28, i32 3
  %36 = tail call i32 %34(ptr noundef nonnull %35, i32 noundef 3) #16
  %37 = icmp ne i64 %28, 0
  %38 = icmp eq i32 %36, 0
  %39 = select i1 %37, i1 %38, i1 false
  br i1 %39, label %26, label %25, !llvm.loop !202

40:                                               ; preds = %25
  %41 = load i64, ptr %20, align 8, !tbaa !4
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %104, label %43

43:                                               ; preds = %40
  %44 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 15
  br label %45

45:                                               ; preds = %55, %43
  %46 = phi i64 [ %41, %43 ], [ %56, %55 ]
  %47 = phi i64 [ 0, %43 ], [ %57, %55 ]
  %48 = getelementptr inbounds %struct.ring, ptr %17, i64 0, i32 3, i64 %47, i32 3
  %49 = load ptr, ptr %48, align 8, !tbaa !194
  %50 = icmp eq ptr %49, null
  br i1 %50, label %55, label %51

51:                                               ; preds = %45
  %52 = load ptr, ptr %44, align 8, !tbaa !93
  %53 = tail call i32 %52(ptr noundef nonnull %49) #16
  %54 = load i64, ptr %20, align 8, !tbaa !4
  br label %55

55:                                               ; preds = %51, %45
  %56 = phi i64 [ %46, %45 ], [ %54, %51 ]
  %57 = add nuw i64 %47, 1
  %58 = icmp ult i64 %57, %56
  br i1 %58, label %45, label %104, !llvm.loop !203

59:                                               ; preds = %19, %25
  store ptr %17, ptr %13, align 8, !tbaa !30
  %60 = tail call ptr @calloc(i64 noundef 1, i64 noundef 840) #16
  %61 = icmp eq ptr %60, null
  br i1 %61, label %69, label %62

62:                                               ; preds = %59
  %63 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 43
  %64 = tail call i64 @llvm.umin.i64(i64 %3, i64 8)
  %65 = trunc i64 %64 to i32
  %66 = getelementptr inbounds %struct.copiers, ptr %60, i64 0, i32 8
  store i32 %65, ptr %66, align 4, !tbaa !204
  %67 = getelementptr inbounds %struct.copiers, ptr %60, i64 0, i32 16
  store ptr %63, ptr %67, align 8, !tbaa !206
  %68 = getelementptr inbounds %struct.copiers, ptr %60, i64 0, i32 11
  store i32 1, ptr %68, align 8, !tbaa !207
  br label %69

69:                                               ; preds = %59, %62
  %70 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 40
  store ptr %60, ptr %70, align 8, !tbaa !208
  %71 = tail call ptr @calloc(i64 noundef 1, i64 noundef 400) #16
  %72 = icmp eq ptr %71, null
  br i1 %72, label %84, label %73

73:                                               ; preds = %69
  %74 = tail call i64 @llvm.umin.i64(i64 %4, i64 8)
  %75 = tail call i64 @llvm.umax.i64(i64 %74, i64 2)
  %76 = getelementptr inbounds %struct.crew, ptr %71, i64 0, i32 3
  %77 = getelementptr inbounds %struct.crew, ptr %71, i64 0, i32 3, i32 1
  store ptr %76, ptr %77, align 8, !tbaa !209
  store ptr %76, ptr %76, align 8, !tbaa !210
  %78 = getelementptr inbounds %struct.crew, ptr %71, i64 0, i32 4
  %79 = getelementptr inbounds %struct.crew, ptr %71, i64 0, i32 4, i32 1
  store ptr %78, ptr %79, align 8, !tbaa !211
  store ptr %78, ptr %78, align 8, !tbaa !212
  %80 = getelementptr inbounds %struct.crew, ptr %71, i64 0, i32 16
  store ptr @stage, ptr %80, align 8, !tbaa !213
  %81 = trunc i64 %75 to i32
  %82 = getelementptr inbounds %struct.crew, ptr %71, i64 0, i32 9
  store i32 %81, ptr %82, align 8, !tbaa !214
  %83 = getelementptr inbounds %struct.crew, ptr %71, i64 0, i32 7
  store i64 200000, ptr %83, align 8, !tbaa !215
  br label %84

84:                                               ; preds = %69, %73
  %85 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 41
  store ptr %71, ptr %85, align 8, !tbaa !94
  %86 = tail call ptr @calloc(i64 noundef 1, i64 noundef 400) #16
  %87 = icmp eq ptr %86, null
  br i1 %87, label %96, label %88

88:                                               ; preds = %84
  %89 = getelementptr inbounds %struct.crew, ptr %86, i64 0, i32 3
  %90 = getelementptr inbounds %struct.crew, ptr %86, i64 0, i32 3, i32 1
  store ptr %89, ptr %90, align 8, !tbaa !209
  store ptr %89, ptr %89, align 8, !tbaa !210
  %91 = getelementptr inbounds %struct.crew, ptr %86, i64 0, i32 4
  %92 = getelementptr inbounds %struct.crew, ptr %86, i64 0, i32 4, i32 1
  store ptr %91, ptr %92, align 8, !tbaa !211
  store ptr %91, ptr %91, align 8, !tbaa !212
  %93 = getelementptr inbounds %struct.crew, ptr %86, i64 0, i32 16
  store ptr @attend, ptr %93, align 8, !tbaa !213
  %94 = getelementptr inbounds %struct.crew, ptr %86, i64 0, i32 9
  store i32 9, ptr %94, align 8, !tbaa !214
  %95 = getelementptr inbounds %struct.crew, ptr %86, i64 0, i32 7
  store i64 100000, ptr %95, align 8, !tbaa !215
  br label %96

96:                                               ; preds = %84, %88
  %97 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 42
  store ptr %86, ptr %97, align 8, !tbaa !97
  %98 = load ptr, ptr %70, align 8, !tbaa !208
  %99 = icmp eq ptr %98, null
  br i1 %99, label %105, label %100

100:                                              ; preds = %96
  %101 = load ptr, ptr %85, align 8, !tbaa !94
  %102 = icmp eq ptr %101, null
  %103 = or i1 %87, %102
  br i1 %103, label %105, label %107

104:                                              ; preds = %55, %40
  tail call void @free(ptr noundef nonnull %17) #16
  br label %105

105:                                              ; preds = %104, %96, %100, %12
  %106 = phi i32 [ 2, %12 ], [ 2, %100 ], [ 2, %96 ], [ %36, %104 ]
  tail call fastcc void @destroy_device(ptr noundef nonnull %0) #18
  br label %107

107:                                              ; preds = %100, %105
  %108 = phi i32 [ %106, %105 ], [ 0, %100 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #17
  %109 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %110 = load ptr, ptr %109, align 8, !tbaa !27
  %111 = call i32 %110(ptr noundef nonnull %6) #16
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #17
  br label %112

112:                                              ; preds = %5, %107
  %113 = phi i32 [ %108, %107 ], [ %10, %5 ]
  ret i32 %113
}

; Function Attrs: nounwind
define internal i32 @stage(ptr noundef %0, i32 noundef %1) #3 {
  %3 = alloca ptr, align 8
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #16
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %7 = load ptr, ptr %6, align 8, !tbaa !131
  %8 = icmp eq ptr %7, null
  br i1 %8, label %25, label %9

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %11 = load i32, ptr %10, align 4, !tbaa !132
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %25

13:                                               ; preds = %9
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %15 = load atomic i32, ptr %14 seq_cst, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %25

17:                                               ; preds = %13
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %19 = load atomic i32, ptr %18 seq_cst, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %25

21:                                               ; preds = %17
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %23 = load atomic i32, ptr %22 seq_cst, align 8
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %27, label %25

25:                                               ; preds = %13, %17, %2, %9, %21
  %26 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #16
  br label %390

27:                                               ; preds = %21
  %28 = getelementptr inbounds %struct.batch, ptr %7, i64 0, i32 1
  %29 = load i32, ptr %28, align 8, !tbaa !68
  %30 = icmp eq i32 %29, 1
  %31 = getelementptr inbounds %struct.batch, ptr %7, i64 0, i32 11
  %32 = load i64, ptr %31, align 8, !tbaa !119
  %33 = icmp ugt i64 %32, 772
  %34 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #16
  %35 = icmp eq i32 %1, 0
  %36 = and i1 %35, %33
  br i1 %36, label %37, label %44

37:                                               ; preds = %27
  %38 = load ptr, ptr %0, align 8, !tbaa !98
  %39 = getelementptr inbounds %struct.device, ptr %38, i64 0, i32 41
  %40 = load ptr, ptr %39, align 8, !tbaa !94
  %41 = getelementptr inbounds %struct.crew, ptr %40, i64 0, i32 10
  %42 = load atomic i32, ptr %41 seq_cst, align 4
  %43 = icmp ugt i32 %42, 1
  br i1 %43, label %390, label %44

44:                                               ; preds = %37, %27
  br i1 %30, label %45, label %191

45:                                               ; preds = %44
  %46 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #16
  %47 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %48 = load i64, ptr %47, align 8, !tbaa !133
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %50, label %52

50:                                               ; preds = %45
  %51 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  store i32 0, ptr %51, align 8, !tbaa !150
  br label %89

52:                                               ; preds = %45
  %53 = load i64, ptr %31, align 8, !tbaa !119
  %54 = add i64 %53, %48
  %55 = icmp ugt i64 %54, 772
  %56 = zext i1 %55 to i32
  %57 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  store i32 %56, ptr %57, align 8, !tbaa !150
  br i1 %55, label %58, label %89

58:                                               ; preds = %52
  %59 = load atomic i32, ptr %22 seq_cst, align 8
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %91

61:                                               ; preds = %58
  %62 = load ptr, ptr %0, align 8, !tbaa !98
  %63 = getelementptr inbounds %struct.device, ptr %62, i64 0, i32 42
  %64 = load ptr, ptr %63, align 8, !tbaa !97
  %65 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %66 = tail call i32 @pthread_mutex_lock(ptr noundef %64) #16
  %67 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 3
  %68 = load i32, ptr %67, align 8, !tbaa !136
  switch i32 %68, label %87 [
    i32 2, label %69
    i32 4, label %70
    i32 0, label %79
  ]

69:                                               ; preds = %61
  store i32 3, ptr %67, align 8, !tbaa !136
  br label %87

70:                                               ; preds = %61
  %71 = load ptr, ptr %65, align 8, !tbaa !137
  %72 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 1
  %73 = load ptr, ptr %72, align 8, !tbaa !138
  store ptr %71, ptr %73, align 8, !tbaa !137
  %74 = load ptr, ptr %65, align 8, !tbaa !137
  %75 = getelementptr inbounds %struct.job, ptr %74, i64 0, i32 1
  store ptr %73, ptr %75, align 8, !tbaa !138
  %76 = getelementptr inbounds %struct.crew, ptr %64, i64 0, i32 5
  %77 = load i64, ptr %76, align 8, !tbaa !139
  %78 = add i64 %77, -1
  store i64 %78, ptr %76, align 8, !tbaa !139
  br label %79

79:                                               ; preds = %70, %61
  store i32 1, ptr %67, align 8, !tbaa !136
  %80 = getelementptr inbounds %struct.crew, ptr %64, i64 0, i32 3
  store ptr %80, ptr %65, align 8, !tbaa !137
  %81 = getelementptr inbounds %struct.crew, ptr %64, i64 0, i32 3, i32 1
  %82 = load ptr, ptr %81, align 8, !tbaa !138
  %83 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 1
  store ptr %82, ptr %83, align 8, !tbaa !138
  store ptr %65, ptr %81, align 8, !tbaa !138
  %84 = load ptr, ptr %83, align 8, !tbaa !138
  store ptr %65, ptr %84, align 8, !tbaa !137
  %85 = getelementptr inbounds %struct.crew, ptr %64, i64 0, i32 1
  %86 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %85) #16
  br label %87

87:                                               ; preds = %79, %69, %61
  %88 = tail call i32 @pthread_mutex_unlock(ptr noundef %64) #16
  br label %91

89:                                               ; preds = %52, %50
  %90 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #16
  br label %95

91:                                               ; preds = %87, %58
  %92 = load i32, ptr %57, align 8, !tbaa !150
  %93 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #16
  %94 = icmp eq i32 %92, 0
  br i1 %94, label %95, label %390

95:                                               ; preds = %91, %89
  %96 = getelementptr inbounds %struct.batch, ptr %7, i64 0, i32 2
  %97 = load i32, ptr %96, align 4, !tbaa !116
  %98 = and i32 %97, 1
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %148, label %100

100:                                              ; preds = %95
  %101 = getelementptr inbounds %struct.batch, ptr %7, i64 0, i32 5
  %102 = load ptr, ptr %101, align 8, !tbaa !69
  %103 = getelementptr inbounds %struct.batch, ptr %7, i64 0, i32 6
  %104 = load ptr, ptr %103, align 8, !tbaa !111
  %105 = icmp ult ptr %102, %104
  br i1 %105, label %106, label %148

106:                                              ; preds = %100, %136
  %107 = phi ptr [ %137, %136 ], [ %104, %100 ]
  %108 = phi ptr [ %141, %136 ], [ %102, %100 ]
  %109 = load i16, ptr %108, align 8, !tbaa !120
  %110 = icmp eq i16 %109, 11
  br i1 %110, label %111, label %136

111:                                              ; preds = %106
  %112 = getelementptr inbounds %struct.wait, ptr %108, i64 0, i32 1
  %113 = load ptr, ptr %112, align 8, !tbaa !122
  %114 = getelementptr inbounds %struct.wait, ptr %108, i64 0, i32 2
  %115 = load i64, ptr %114, align 8, !tbaa !123
  %116 = getelementptr inbounds %struct.queue, ptr %113, i64 0, i32 32
  %117 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %116) #16
  %118 = getelementptr inbounds %struct.queue, ptr %113, i64 0, i32 4
  %119 = load i64, ptr %118, align 8, !tbaa !59
  %120 = icmp ult i64 %119, %115
  br i1 %120, label %121, label %133

121:                                              ; preds = %111
  %122 = getelementptr inbounds %struct.queue, ptr %113, i64 0, i32 2
  %123 = load atomic i32, ptr %122 seq_cst, align 8
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %133

125:                                              ; preds = %121
  %126 = getelementptr inbounds %struct.queue, ptr %113, i64 0, i32 10
  %127 = load atomic i32, ptr %126 seq_cst, align 4
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %129, label %133

129:                                              ; preds = %125
  %130 = getelementptr inbounds %struct.queue, ptr %113, i64 0, i32 9
  %131 = load atomic i32, ptr %130 seq_cst, align 8
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %143, label %133

133:                                              ; preds = %129, %125, %121, %111
  %134 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %116) #16
  %135 = load ptr, ptr %103, align 8, !tbaa !111
  br label %136

136:                                              ; preds = %133, %106
  %137 = phi ptr [ %135, %133 ], [ %107, %106 ]
  %138 = getelementptr inbounds %struct.command, ptr %108, i64 0, i32 2
  %139 = load i32, ptr %138, align 4, !tbaa !31
  %140 = zext i32 %139 to i64
  %141 = getelementptr inbounds i8, ptr %108, i64 %140
  %142 = icmp ult ptr %141, %137
  br i1 %142, label %106, label %146, !llvm.loop !124

143:                                              ; preds = %129
  %144 = getelementptr inbounds %struct.queue, ptr %113, i64 0, i32 14
  store i32 1, ptr %144, align 4, !tbaa !125
  %145 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %116) #16
  br label %390

146:                                              ; preds = %136
  %147 = load i32, ptr %96, align 4, !tbaa !116
  br label %148

148:                                              ; preds = %146, %100, %95
  %149 = phi i32 [ %147, %146 ], [ %97, %95 ], [ %97, %100 ]
  %150 = and i32 %149, 2
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %299, label %152

152:                                              ; preds = %148
  %153 = getelementptr inbounds %struct.batch, ptr %7, i64 0, i32 5
  %154 = load ptr, ptr %153, align 8, !tbaa !69
  %155 = getelementptr inbounds %struct.batch, ptr %7, i64 0, i32 6
  %156 = load ptr, ptr %155, align 8, !tbaa !111
  %157 = icmp ult ptr %154, %156
  br i1 %157, label %158, label %299

158:                                              ; preds = %152, %179
  %159 = phi i32 [ %181, %179 ], [ 1, %152 ]
  %160 = phi ptr [ %185, %179 ], [ %154, %152 ]
  %161 = load i16, ptr %160, align 8, !tbaa !126
  %162 = and i16 %161, -2
  %163 = icmp eq i16 %162, 14
  br i1 %163, label %164, label %179

164:                                              ; preds = %158
  %165 = getelementptr inbounds %struct.wait_ready, ptr %160, i64 0, i32 1
  %166 = load ptr, ptr %165, align 8, !tbaa !128
  %167 = load atomic i32, ptr %166 seq_cst, align 4
  %168 = icmp ne i32 %159, 0
  %169 = icmp ne i32 %167, 0
  %170 = select i1 %168, i1 %169, i1 false
  %171 = zext i1 %170 to i32
  %172 = icmp eq i32 %167, 2
  br i1 %172, label %173, label %179

173:                                              ; preds = %164
  %174 = load i16, ptr %160, align 8, !tbaa !126
  %175 = icmp eq i16 %174, 14
  br i1 %175, label %176, label %179

176:                                              ; preds = %173
  %177 = load i32, ptr %96, align 4, !tbaa !116
  %178 = or i32 %177, 8
  store i32 %178, ptr %96, align 4, !tbaa !116
  br label %179

179:                                              ; preds = %176, %173, %164, %158
  %180 = phi i32 [ %159, %158 ], [ %171, %176 ], [ %171, %173 ], [ %171, %164 ]
  %181 = freeze i32 %180
  %182 = getelementptr inbounds %struct.command, ptr %160, i64 0, i32 2
  %183 = load i32, ptr %182, align 4, !tbaa !31
  %184 = zext i32 %183 to i64
  %185 = getelementptr inbounds i8, ptr %160, i64 %184
  %186 = load ptr, ptr %155, align 8, !tbaa !111
  %187 = icmp ult ptr %185, %186
  br i1 %187, label %158, label %188, !llvm.loop !129

188:                                              ; preds = %179
  %189 = freeze i32 %180
  %190 = icmp eq i32 %189, 0
  br i1 %190, label %390, label %299

191:                                              ; preds = %44
  %192 = load ptr, ptr %0, align 8, !tbaa !98
  %193 = getelementptr inbounds %struct.device, ptr %192, i64 0, i32 39
  %194 = load ptr, ptr %193, align 8, !tbaa !216
  %195 = tail call i32 @pthread_mutex_lock(ptr noundef %194) #16
  %196 = getelementptr inbounds %struct.ring, ptr %194, i64 0, i32 1
  %197 = load ptr, ptr %196, align 8, !tbaa !30
  %198 = icmp ne ptr %197, null
  %199 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %200 = load i64, ptr %199, align 8, !tbaa !217
  %201 = icmp ult i64 %200, 64
  %202 = select i1 %198, i1 %201, i1 false
  br i1 %202, label %209, label %203

203:                                              ; preds = %191
  %204 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %205 = load ptr, ptr %204, align 8, !tbaa !193
  %206 = icmp ne ptr %205, null
  %207 = icmp eq i64 %200, 0
  %208 = and i1 %206, %207
  br i1 %207, label %215, label %213

209:                                              ; preds = %191
  %210 = icmp eq i64 %200, 0
  br i1 %210, label %215, label %211

211:                                              ; preds = %209
  %212 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %194) #16
  br label %299

213:                                              ; preds = %203
  %214 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %194) #16
  br label %390

215:                                              ; preds = %209, %203
  %216 = phi i1 [ true, %209 ], [ %208, %203 ]
  %217 = freeze i1 %216
  %218 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %219 = load i32, ptr %218, align 8, !tbaa !218
  %220 = icmp ne i32 %219, 0
  %221 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %194) #16
  %222 = select i1 %217, i1 true, i1 %220
  br i1 %222, label %298, label %223

223:                                              ; preds = %215
  %224 = load ptr, ptr %0, align 8, !tbaa !98
  %225 = tail call ptr @calloc(i64 noundef 1, i64 noundef 56) #16
  %226 = icmp eq ptr %225, null
  br i1 %226, label %295, label %227

227:                                              ; preds = %223
  %228 = tail call ptr @calloc(i64 noundef 1, i64 noundef 327680) #16
  %229 = getelementptr inbounds %struct.slot, ptr %225, i64 0, i32 6
  store ptr %228, ptr %229, align 8, !tbaa !198
  %230 = ptrtoint ptr %228 to i64
  %231 = add i64 %230, 65535
  %232 = and i64 %231, -65536
  %233 = inttoptr i64 %232 to ptr
  %234 = icmp eq ptr %228, null
  br i1 %234, label %279, label %235

235:                                              ; preds = %227
  %236 = load ptr, ptr %224, align 8, !tbaa !18
  %237 = getelementptr inbounds %struct.device, ptr %224, i64 0, i32 33
  %238 = load ptr, ptr %237, align 8, !tbaa !22
  %239 = tail call i32 %236(ptr noundef %238) #16
  %240 = icmp eq i32 %239, 0
  br i1 %240, label %243, label %241

241:                                              ; preds = %235
  %242 = load ptr, ptr %229, align 8, !tbaa !198
  br label %279

243:                                              ; preds = %235
  %244 = getelementptr inbounds %struct.device, ptr %224, i64 0, i32 12
  %245 = load ptr, ptr %244, align 8, !tbaa !219
  %246 = tail call i32 %245(ptr noundef %233, i64 noundef 262144, i32 noundef 3) #16
  %247 = icmp eq i32 %246, 304
  %248 = select i1 %247, i32 2, i32 %246
  %249 = icmp eq i32 %248, 0
  br i1 %249, label %250, label %256

250:                                              ; preds = %243
  %251 = getelementptr inbounds %struct.slot, ptr %225, i64 0, i32 1
  store ptr %233, ptr %251, align 8, !tbaa !196
  %252 = getelementptr inbounds %struct.device, ptr %224, i64 0, i32 14
  %253 = load ptr, ptr %252, align 8, !tbaa !74
  %254 = getelementptr inbounds %struct.slot, ptr %225, i64 0, i32 3
  %255 = tail call i32 %253(ptr noundef nonnull %254, i32 noundef 3) #16
  br label %256

256:                                              ; preds = %250, %243
  %257 = phi i32 [ %248, %243 ], [ %255, %250 ]
  %258 = icmp eq i32 %257, 0
  br i1 %258, label %287, label %259

259:                                              ; preds = %256
  %260 = getelementptr inbounds %struct.slot, ptr %225, i64 0, i32 3
  %261 = load ptr, ptr %260, align 8, !tbaa !194
  %262 = icmp eq ptr %261, null
  br i1 %262, label %267, label %263

263:                                              ; preds = %259
  %264 = getelementptr inbounds %struct.device, ptr %224, i64 0, i32 15
  %265 = load ptr, ptr %264, align 8, !tbaa !93
  %266 = tail call i32 %265(ptr noundef nonnull %261) #16
  br label %267

267:                                              ; preds = %263, %259
  %268 = getelementptr inbounds %struct.slot, ptr %225, i64 0, i32 1
  %269 = load ptr, ptr %268, align 8, !tbaa !196
  %270 = icmp eq ptr %269, null
  br i1 %270, label %282, label %271

271:                                              ; preds = %267
  %272 = getelementptr inbounds %struct.device, ptr %224, i64 0, i32 36
  %273 = load ptr, ptr %272, align 8, !tbaa !134
  %274 = getelementptr inbounds %struct.device, ptr %224, i64 0, i32 13
  %275 = load ptr, ptr %274, align 8, !tbaa !197
  %276 = tail call i32 @pthread_rwlock_wrlock(ptr noundef %273) #16
  %277 = tail call i32 %275(ptr noundef nonnull %269) #16
  %278 = tail call i32 @pthread_rwlock_unlock(ptr noundef %273) #16
  br label %282

279:                                              ; preds = %241, %227
  %280 = phi ptr [ %242, %241 ], [ null, %227 ]
  %281 = phi i32 [ %239, %241 ], [ 2, %227 ]
  tail call void @free(ptr noundef %280) #16
  tail call void @free(ptr noundef nonnull %225) #16
  br label %292

282:                                              ; preds = %271, %267
  %283 = load ptr, ptr %229, align 8, !tbaa !198
  tail call void @free(ptr noundef %283) #16
  tail call void @free(ptr noundef nonnull %225) #16
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #17
  %284 = getelementptr inbounds %struct.device, ptr %224, i64 0, i32 1
  %285 = load ptr, ptr %284, align 8, !tbaa !27
  %286 = call i32 %285(ptr noundef nonnull %3) #16
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #17
  br label %292

287:                                              ; preds = %256
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #17
  %288 = getelementptr inbounds %struct.device, ptr %224, i64 0, i32 1
  %289 = load ptr, ptr %288, align 8, !tbaa !27
  %290 = call i32 %289(ptr noundef nonnull %3) #16
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #17
  %291 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  store ptr %225, ptr %291, align 8, !tbaa !193
  br label %299

292:                                              ; preds = %282, %279
  %293 = phi i32 [ %257, %282 ], [ %281, %279 ]
  %294 = icmp eq i32 %293, 2
  br i1 %294, label %295, label %296

295:                                              ; preds = %292, %223
  store i32 1, ptr %218, align 8, !tbaa !218
  br label %390

296:                                              ; preds = %292
  %297 = cmpxchg ptr %14, i32 0, i32 %293 seq_cst seq_cst, align 4
  call fastcc void @announce_stop(ptr noundef nonnull %0) #18
  br label %390

298:                                              ; preds = %215
  br i1 %217, label %299, label %390

299:                                              ; preds = %211, %287, %188, %152, %148, %298
  %300 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #16
  %301 = load ptr, ptr %7, align 8, !tbaa !107
  store ptr %301, ptr %6, align 8, !tbaa !131
  %302 = icmp eq ptr %301, null
  br i1 %302, label %303, label %305

303:                                              ; preds = %299
  %304 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  store ptr %6, ptr %304, align 8, !tbaa !104
  br label %305

305:                                              ; preds = %303, %299
  store i32 1, ptr %10, align 4, !tbaa !132
  store i32 2, ptr %28, align 8, !tbaa !68
  %306 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #16
  br i1 %30, label %307, label %345

307:                                              ; preds = %305
  %308 = getelementptr inbounds %struct.batch, ptr %7, i64 0, i32 2
  %309 = load i32, ptr %308, align 4, !tbaa !116
  %310 = and i32 %309, 1
  %311 = icmp eq i32 %310, 0
  br i1 %311, label %345, label %312

312:                                              ; preds = %307
  %313 = getelementptr inbounds %struct.batch, ptr %7, i64 0, i32 5
  %314 = load ptr, ptr %313, align 8, !tbaa !69
  %315 = getelementptr inbounds %struct.batch, ptr %7, i64 0, i32 6
  %316 = load ptr, ptr %315, align 8, !tbaa !111
  %317 = icmp ult ptr %314, %316
  br i1 %317, label %318, label %345

318:                                              ; preds = %312
  %319 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %320 = getelementptr inbounds %struct.batch, ptr %7, i64 0, i32 3
  br label %321

321:                                              ; preds = %338, %318
  %322 = phi ptr [ %314, %318 ], [ %342, %338 ]
  %323 = load i16, ptr %322, align 8, !tbaa !120
  %324 = icmp eq i16 %323, 11
  br i1 %324, label %325, label %338

325:                                              ; preds = %321
  %326 = getelementptr inbounds %struct.wait, ptr %322, i64 0, i32 1
  %327 = load ptr, ptr %326, align 8, !tbaa !122
  %328 = getelementptr inbounds %struct.queue, ptr %327, i64 0, i32 32
  %329 = call i32 @pthread_mutex_lock(ptr noundef nonnull %328) #16
  %330 = getelementptr inbounds %struct.queue, ptr %327, i64 0, i32 4
  %331 = load i64, ptr %330, align 8, !tbaa !59
  %332 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %328) #16
  %333 = getelementptr inbounds %struct.wait, ptr %322, i64 0, i32 2
  %334 = load i64, ptr %333, align 8, !tbaa !123
  %335 = icmp ult i64 %331, %334
  br i1 %335, label %336, label %338

336:                                              ; preds = %325
  %337 = load i64, ptr %320, align 8, !tbaa !65
  call fastcc void @add_failure(ptr noundef nonnull %319, i64 noundef %337, i64 noundef 1) #19
  br label %338

338:                                              ; preds = %336, %325, %321
  %339 = getelementptr inbounds %struct.command, ptr %322, i64 0, i32 2
  %340 = load i32, ptr %339, align 4, !tbaa !31
  %341 = zext i32 %340 to i64
  %342 = getelementptr inbounds i8, ptr %322, i64 %341
  %343 = load ptr, ptr %315, align 8, !tbaa !111
  %344 = icmp ult ptr %342, %343
  br i1 %344, label %321, label %345, !llvm.loop !135

345:                                              ; preds = %338, %312, %307, %305
  %346 = load ptr, ptr %0, align 8, !tbaa !98
  %347 = getelementptr inbounds %struct.device, ptr %346, i64 0, i32 41
  %348 = load ptr, ptr %347, align 8, !tbaa !94
  %349 = call fastcc i32 @hand_over(ptr noundef nonnull %0, ptr noundef nonnull %7, i16 noundef 4) #18
  br i1 %33, label %350, label %390

350:                                              ; preds = %345
  %351 = call i32 @pthread_mutex_lock(ptr noundef %348) #16
  %352 = getelementptr inbounds %struct.crew, ptr %348, i64 0, i32 8
  %353 = load i64, ptr %352, align 8, !tbaa !151
  %354 = add i64 %353, 1
  store i64 %354, ptr %352, align 8, !tbaa !151
  %355 = getelementptr inbounds %struct.crew, ptr %348, i64 0, i32 4
  %356 = load ptr, ptr %355, align 8, !tbaa !137
  %357 = icmp eq ptr %356, %355
  br i1 %357, label %381, label %358

358:                                              ; preds = %350
  %359 = getelementptr inbounds %struct.crew, ptr %348, i64 0, i32 5
  %360 = getelementptr inbounds %struct.crew, ptr %348, i64 0, i32 3
  %361 = getelementptr inbounds %struct.crew, ptr %348, i64 0, i32 3, i32 1
  br label %362

362:                                              ; preds = %375, %358
  %363 = phi ptr [ %356, %358 ], [ %379, %375 ]
  %364 = getelementptr inbounds %struct.job, ptr %363, i64 0, i32 3
  %365 = load i32, ptr %364, align 8, !tbaa !136
  %366 = icmp eq i32 %365, 4
  br i1 %366, label %367, label %375

367:                                              ; preds = %362
  %368 = load ptr, ptr %363, align 8, !tbaa !137
  %369 = getelementptr inbounds %struct.job, ptr %363, i64 0, i32 1
  %370 = load ptr, ptr %369, align 8, !tbaa !138
  store ptr %368, ptr %370, align 8, !tbaa !137
  %371 = load ptr, ptr %363, align 8, !tbaa !137
  %372 = getelementptr inbounds %struct.job, ptr %371, i64 0, i32 1
  store ptr %370, ptr %372, align 8, !tbaa !138
  %373 = load i64, ptr %359, align 8, !tbaa !139
  %374 = add i64 %373, -1
  store i64 %374, ptr %359, align 8, !tbaa !139
  br label %375

375:                                              ; preds = %367, %362
  store i32 1, ptr %364, align 8, !tbaa !136
  store ptr %360, ptr %363, align 8, !tbaa !137
  %376 = load ptr, ptr %361, align 8, !tbaa !138
  %377 = getelementptr inbounds %struct.job, ptr %363, i64 0, i32 1
  store ptr %376, ptr %377, align 8, !tbaa !138
  store ptr %363, ptr %361, align 8, !tbaa !138
  %378 = load ptr, ptr %377, align 8, !tbaa !138
  store ptr %363, ptr %378, align 8, !tbaa !137
  %379 = load ptr, ptr %355, align 8, !tbaa !137
  %380 = icmp eq ptr %379, %355
  br i1 %380, label %381, label %362, !llvm.loop !152

381:                                              ; preds = %375, %350
  %382 = getelementptr inbounds %struct.crew, ptr %348, i64 0, i32 3
  %383 = load ptr, ptr %382, align 8, !tbaa !137
  %384 = icmp eq ptr %383, %382
  br i1 %384, label %388, label %385

385:                                              ; preds = %381
  %386 = getelementptr inbounds %struct.crew, ptr %348, i64 0, i32 1
  %387 = call i32 @pthread_cond_signal(ptr noundef nonnull %386) #16
  br label %388

388:                                              ; preds = %381, %385
  %389 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %348) #16
  br label %390

390:                                              ; preds = %213, %188, %295, %296, %143, %91, %25, %298, %388, %345, %37
  %391 = phi i32 [ 1, %37 ], [ 1, %298 ], [ 0, %388 ], [ 0, %345 ], [ 0, %25 ], [ 1, %295 ], [ 1, %213 ], [ 0, %296 ], [ 1, %143 ], [ 0, %91 ], [ 1, %188 ]
  ret i32 %391
}

; Function Attrs: nounwind
define internal i32 @attend(ptr noundef %0, i32 noundef %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %6 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #16
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3, i32 1
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %17 = icmp eq i32 %1, 0
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 26
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 3
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  br label %24

24:                                               ; preds = %2, %240
  %25 = phi i32 [ 0, %2 ], [ %1, %240 ]
  %26 = load atomic i32, ptr %7 seq_cst, align 8
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %243

28:                                               ; preds = %24
  %29 = load atomic i32, ptr %9 seq_cst, align 8
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %33

31:                                               ; preds = %28
  %32 = load i64, ptr %10, align 8, !tbaa !153
  br label %33

33:                                               ; preds = %31, %28
  %34 = phi i64 [ %32, %31 ], [ -1, %28 ]
  %35 = load atomic i64, ptr %8 seq_cst, align 8
  %36 = add i64 %35, -1
  %37 = icmp ult i64 %36, %34
  br i1 %37, label %38, label %59

38:                                               ; preds = %33
  %39 = cmpxchg ptr %8, i64 %35, i64 0 seq_cst seq_cst, align 8
  %40 = extractvalue { i64, i1 } %39, 1
  br i1 %40, label %41, label %59

41:                                               ; preds = %38, %56
  %42 = load i32, ptr %11, align 8, !tbaa !220
  %43 = call i64 @write(i32 noundef %42, ptr noundef nonnull @notify.one, i64 noundef 8) #16
  %44 = load atomic i32, ptr %7 seq_cst, align 8
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %243

46:                                               ; preds = %41
  %47 = load atomic i32, ptr %9 seq_cst, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %51

49:                                               ; preds = %46
  %50 = load i64, ptr %10, align 8, !tbaa !153
  br label %51

51:                                               ; preds = %46, %49
  %52 = phi i64 [ %50, %49 ], [ -1, %46 ]
  %53 = load atomic i64, ptr %8 seq_cst, align 8
  %54 = add i64 %53, -1
  %55 = icmp ult i64 %54, %52
  br i1 %55, label %56, label %59

56:                                               ; preds = %51
  %57 = cmpxchg ptr %8, i64 %53, i64 0 seq_cst seq_cst, align 8
  %58 = extractvalue { i64, i1 } %57, 1
  br i1 %58, label %41, label %59, !llvm.loop !221

59:                                               ; preds = %56, %51, %38, %33
  %60 = load ptr, ptr %13, align 8, !tbaa !185
  br label %61

61:                                               ; preds = %65, %59
  %62 = phi ptr [ %12, %59 ], [ %63, %65 ]
  %63 = load ptr, ptr %62, align 8, !tbaa !30
  %64 = icmp ne ptr %63, null
  br i1 %64, label %65, label %69

65:                                               ; preds = %61
  %66 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 1
  %67 = load i32, ptr %66, align 8, !tbaa !68
  %68 = icmp eq i32 %67, 5
  br i1 %68, label %69, label %61, !llvm.loop !223

69:                                               ; preds = %61, %65
  %70 = load atomic i64, ptr %8 seq_cst, align 8
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %72, label %81

72:                                               ; preds = %69
  %73 = load i32, ptr %14, align 8, !tbaa !149
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %81

75:                                               ; preds = %72
  %76 = load i32, ptr %15, align 8, !tbaa !150
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %81

78:                                               ; preds = %75
  %79 = load i32, ptr %16, align 4, !tbaa !146
  %80 = icmp ne i32 %79, 0
  br label %81

81:                                               ; preds = %78, %75, %72, %69
  %82 = phi i1 [ true, %75 ], [ true, %72 ], [ true, %69 ], [ %80, %78 ]
  %83 = load atomic i32, ptr %9 seq_cst, align 8
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %243

85:                                               ; preds = %81
  %86 = icmp ne ptr %60, null
  %87 = select i1 %64, i1 %82, i1 false
  %88 = select i1 %86, i1 true, i1 %87
  br i1 %88, label %89, label %243

89:                                               ; preds = %85
  br i1 %86, label %90, label %161

90:                                               ; preds = %89
  br i1 %64, label %91, label %97

91:                                               ; preds = %90
  %92 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 3
  %93 = load i64, ptr %92, align 8, !tbaa !65
  %94 = getelementptr inbounds %struct.slot, ptr %60, i64 0, i32 4
  %95 = load i64, ptr %94, align 8, !tbaa !224
  %96 = icmp ult i64 %93, %95
  br i1 %96, label %161, label %97

97:                                               ; preds = %91, %90
  %98 = load ptr, ptr %0, align 8, !tbaa !98
  %99 = load ptr, ptr %13, align 8, !tbaa !185
  %100 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #16
  %101 = load ptr, ptr %98, align 8, !tbaa !18
  %102 = getelementptr inbounds %struct.device, ptr %98, i64 0, i32 33
  %103 = load ptr, ptr %102, align 8, !tbaa !22
  %104 = call i32 %101(ptr noundef %103) #16
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %139

106:                                              ; preds = %97
  %107 = getelementptr inbounds %struct.slot, ptr %99, i64 0, i32 3
  %108 = load ptr, ptr %107, align 8, !tbaa !194
  %109 = getelementptr inbounds %struct.device, ptr %98, i64 0, i32 17
  %110 = getelementptr inbounds %struct.device, ptr %98, i64 0, i32 18
  %111 = select i1 %17, ptr %109, ptr %110
  %112 = load ptr, ptr %111, align 8, !tbaa !30
  %113 = call i32 %112(ptr noundef %108) #16
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %118, label %134

115:                                              ; preds = %128
  %116 = add nuw nsw i32 %120, 1
  %117 = icmp eq i32 %116, 16
  br i1 %117, label %134, label %118, !llvm.loop !225

118:                                              ; preds = %106, %115
  %119 = phi ptr [ %122, %115 ], [ %99, %106 ]
  %120 = phi i32 [ %116, %115 ], [ 1, %106 ]
  %121 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #16
  %122 = load ptr, ptr %119, align 8, !tbaa !201
  %123 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #16
  %124 = icmp eq ptr %122, null
  br i1 %124, label %134, label %125

125:                                              ; preds = %118
  %126 = load atomic i32, ptr %9 seq_cst, align 8
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %128, label %134

128:                                              ; preds = %125
  %129 = load ptr, ptr %109, align 8, !tbaa !79
  %130 = getelementptr inbounds %struct.slot, ptr %122, i64 0, i32 3
  %131 = load ptr, ptr %130, align 8, !tbaa !194
  %132 = call i32 %129(ptr noundef %131) #16
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %115, label %134

134:                                              ; preds = %128, %125, %118, %115, %106
  %135 = phi ptr [ %99, %106 ], [ %119, %128 ], [ %122, %115 ], [ %119, %125 ], [ %119, %118 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #17
  %136 = getelementptr inbounds %struct.device, ptr %98, i64 0, i32 1
  %137 = load ptr, ptr %136, align 8, !tbaa !27
  %138 = call i32 %137(ptr noundef nonnull %4) #16
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #17
  br label %139

139:                                              ; preds = %134, %97
  %140 = phi i32 [ %104, %97 ], [ %113, %134 ]
  %141 = phi ptr [ %99, %97 ], [ %135, %134 ]
  %142 = icmp eq i32 %140, 600
  switch i32 %140, label %143 [
    i32 600, label %145
    i32 0, label %145
  ]

143:                                              ; preds = %139
  %144 = cmpxchg ptr %9, i32 0, i32 %140 seq_cst seq_cst, align 4
  call fastcc void @announce_stop(ptr noundef nonnull %0) #18
  br label %145

145:                                              ; preds = %143, %139, %139
  %146 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #16
  br i1 %142, label %243, label %147

147:                                              ; preds = %145
  %148 = load atomic i32, ptr %9 seq_cst, align 8
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %150, label %240

150:                                              ; preds = %147
  %151 = getelementptr inbounds %struct.slot, ptr %141, i64 0, i32 5
  %152 = load i64, ptr %151, align 8, !tbaa !226
  call fastcc void @land_many(ptr noundef nonnull %0, i64 noundef %152) #18
  %153 = load atomic i32, ptr %9 seq_cst, align 8
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %155, label %240

155:                                              ; preds = %150
  %156 = load ptr, ptr %13, align 8, !tbaa !185
  %157 = load ptr, ptr %141, align 8, !tbaa !201
  store ptr %157, ptr %13, align 8, !tbaa !185
  %158 = icmp eq ptr %157, null
  br i1 %158, label %159, label %160

159:                                              ; preds = %155
  store ptr %13, ptr %18, align 8, !tbaa !105
  br label %160

160:                                              ; preds = %159, %155
  store ptr null, ptr %141, align 8, !tbaa !201
  call fastcc void @give_back(ptr noundef nonnull %0, ptr noundef %156) #18
  br label %240

161:                                              ; preds = %91, %89
  %162 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 16
  %163 = load i32, ptr %162, align 8, !tbaa !166
  %164 = add i32 %163, 1
  store i32 %164, ptr %162, align 8, !tbaa !166
  %165 = load i32, ptr %19, align 8, !tbaa !181
  %166 = add i32 %165, 1
  store i32 %166, ptr %19, align 8, !tbaa !181
  %167 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 14
  %168 = load i64, ptr %167, align 8, !tbaa !148
  %169 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #16
  %170 = load ptr, ptr %0, align 8, !tbaa !98
  %171 = load ptr, ptr %170, align 8, !tbaa !18
  %172 = getelementptr inbounds %struct.device, ptr %170, i64 0, i32 33
  %173 = load ptr, ptr %172, align 8, !tbaa !22
  %174 = call i32 %171(ptr noundef %173) #16
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %176, label %195

176:                                              ; preds = %161
  %177 = load ptr, ptr %0, align 8, !tbaa !98
  %178 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 15
  %179 = load ptr, ptr %178, align 8, !tbaa !144
  %180 = getelementptr inbounds %struct.device, ptr %177, i64 0, i32 17
  %181 = getelementptr inbounds %struct.device, ptr %177, i64 0, i32 18
  %182 = select i1 %17, ptr %180, ptr %181
  %183 = load ptr, ptr %182, align 8, !tbaa !30
  %184 = call i32 %183(ptr noundef %179) #16
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %186, label %189

186:                                              ; preds = %176
  %187 = load ptr, ptr %0, align 8, !tbaa !98
  %188 = call fastcc i32 @read_times(ptr noundef %187, ptr noundef nonnull %63) #18
  br label %189

189:                                              ; preds = %186, %176
  %190 = phi i32 [ %184, %176 ], [ %188, %186 ]
  %191 = load ptr, ptr %0, align 8, !tbaa !98
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #17
  %192 = getelementptr inbounds %struct.device, ptr %191, i64 0, i32 1
  %193 = load ptr, ptr %192, align 8, !tbaa !27
  %194 = call i32 %193(ptr noundef nonnull %3) #16
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #17
  br label %195

195:                                              ; preds = %189, %161
  %196 = phi i32 [ %174, %161 ], [ %190, %189 ]
  %197 = icmp ne i32 %196, 600
  switch i32 %196, label %198 [
    i32 600, label %200
    i32 0, label %200
  ]

198:                                              ; preds = %195
  %199 = cmpxchg ptr %9, i32 0, i32 %196 seq_cst seq_cst, align 4
  call fastcc void @announce_stop(ptr noundef nonnull %0) #18
  br label %200

200:                                              ; preds = %198, %195, %195
  %201 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #16
  br i1 %197, label %202, label %225

202:                                              ; preds = %200
  %203 = load atomic i32, ptr %9 seq_cst, align 8
  %204 = icmp eq i32 %203, 0
  br i1 %204, label %205, label %225

205:                                              ; preds = %202
  call fastcc void @land_many(ptr noundef nonnull %0, i64 noundef %168) #18
  %206 = load i64, ptr %20, align 8, !tbaa !154
  %207 = icmp ult i64 %206, %168
  br i1 %207, label %225, label %208

208:                                              ; preds = %205
  %209 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 1
  %210 = load i32, ptr %209, align 8, !tbaa !68
  %211 = icmp eq i32 %210, 5
  br i1 %211, label %212, label %225

212:                                              ; preds = %208
  store i32 6, ptr %209, align 8, !tbaa !68
  %213 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 11
  %214 = load i64, ptr %213, align 8, !tbaa !119
  %215 = load i64, ptr %21, align 8, !tbaa !133
  %216 = sub i64 %215, %214
  store i64 %216, ptr %21, align 8, !tbaa !133
  %217 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 13
  %218 = load i64, ptr %217, align 8, !tbaa !145
  %219 = icmp ugt i64 %218, 65536
  %220 = sext i1 %219 to i32
  %221 = load i32, ptr %16, align 4, !tbaa !146
  %222 = add i32 %221, %220
  store i32 %222, ptr %16, align 4, !tbaa !146
  %223 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 3
  %224 = load i64, ptr %223, align 8, !tbaa !65
  store atomic i64 %224, ptr %10 seq_cst, align 8
  call fastcc void @call_stager(ptr noundef nonnull %0) #18
  br label %225

225:                                              ; preds = %212, %208, %205, %202, %200
  %226 = load i32, ptr %162, align 8, !tbaa !166
  %227 = add i32 %226, -1
  store i32 %227, ptr %162, align 8, !tbaa !166
  %228 = load i32, ptr %19, align 8, !tbaa !181
  %229 = add i32 %228, -1
  store i32 %229, ptr %19, align 8, !tbaa !181
  %230 = icmp eq i32 %227, 0
  br i1 %230, label %231, label %237

231:                                              ; preds = %225
  %232 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 1
  %233 = load i32, ptr %232, align 8, !tbaa !68
  %234 = icmp eq i32 %233, 7
  br i1 %234, label %235, label %237

235:                                              ; preds = %231
  store i32 0, ptr %232, align 8, !tbaa !68
  %236 = load ptr, ptr %22, align 8, !tbaa !106
  store ptr %236, ptr %63, align 8, !tbaa !107
  store ptr %63, ptr %22, align 8, !tbaa !106
  br label %237

237:                                              ; preds = %225, %231, %235
  %238 = zext i1 %197 to i32
  %239 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %23) #16
  br label %240

240:                                              ; preds = %160, %150, %147, %237
  %241 = phi i32 [ %238, %237 ], [ 1, %160 ], [ 1, %147 ], [ 1, %150 ]
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %243, label %24

243:                                              ; preds = %145, %81, %85, %240, %24, %41
  %244 = phi i32 [ %25, %41 ], [ %1, %145 ], [ %1, %240 ], [ %25, %85 ], [ %25, %81 ], [ %25, %24 ]
  %245 = phi i32 [ 0, %41 ], [ 1, %145 ], [ 1, %240 ], [ 0, %85 ], [ 0, %81 ], [ 0, %24 ]
  %246 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #16
  %247 = icmp eq i32 %244, 0
  br i1 %247, label %291, label %248

248:                                              ; preds = %243
  %249 = load ptr, ptr %0, align 8, !tbaa !98
  %250 = getelementptr inbounds %struct.device, ptr %249, i64 0, i32 42
  %251 = load ptr, ptr %250, align 8, !tbaa !97
  %252 = call i32 @pthread_mutex_lock(ptr noundef %251) #16
  %253 = getelementptr inbounds %struct.crew, ptr %251, i64 0, i32 8
  %254 = load i64, ptr %253, align 8, !tbaa !151
  %255 = add i64 %254, 1
  store i64 %255, ptr %253, align 8, !tbaa !151
  %256 = getelementptr inbounds %struct.crew, ptr %251, i64 0, i32 4
  %257 = load ptr, ptr %256, align 8, !tbaa !137
  %258 = icmp eq ptr %257, %256
  br i1 %258, label %282, label %259

259:                                              ; preds = %248
  %260 = getelementptr inbounds %struct.crew, ptr %251, i64 0, i32 5
  %261 = getelementptr inbounds %struct.crew, ptr %251, i64 0, i32 3
  %262 = getelementptr inbounds %struct.crew, ptr %251, i64 0, i32 3, i32 1
  br label %263

263:                                              ; preds = %276, %259
  %264 = phi ptr [ %257, %259 ], [ %280, %276 ]
  %265 = getelementptr inbounds %struct.job, ptr %264, i64 0, i32 3
  %266 = load i32, ptr %265, align 8, !tbaa !136
  %267 = icmp eq i32 %266, 4
  br i1 %267, label %268, label %276

268:                                              ; preds = %263
  %269 = load ptr, ptr %264, align 8, !tbaa !137
  %270 = getelementptr inbounds %struct.job, ptr %264, i64 0, i32 1
  %271 = load ptr, ptr %270, align 8, !tbaa !138
  store ptr %269, ptr %271, align 8, !tbaa !137
  %272 = load ptr, ptr %264, align 8, !tbaa !137
  %273 = getelementptr inbounds %struct.job, ptr %272, i64 0, i32 1
  store ptr %271, ptr %273, align 8, !tbaa !138
  %274 = load i64, ptr %260, align 8, !tbaa !139
  %275 = add i64 %274, -1
  store i64 %275, ptr %260, align 8, !tbaa !139
  br label %276

276:                                              ; preds = %268, %263
  store i32 1, ptr %265, align 8, !tbaa !136
  store ptr %261, ptr %264, align 8, !tbaa !137
  %277 = load ptr, ptr %262, align 8, !tbaa !138
  %278 = getelementptr inbounds %struct.job, ptr %264, i64 0, i32 1
  store ptr %277, ptr %278, align 8, !tbaa !138
  store ptr %264, ptr %262, align 8, !tbaa !138
  %279 = load ptr, ptr %278, align 8, !tbaa !138
  store ptr %264, ptr %279, align 8, !tbaa !137
  %280 = load ptr, ptr %256, align 8, !tbaa !137
  %281 = icmp eq ptr %280, %256
  br i1 %281, label %282, label %263, !llvm.loop !152

282:                                              ; preds = %276, %248
  %283 = getelementptr inbounds %struct.crew, ptr %251, i64 0, i32 3
  %284 = load ptr, ptr %283, align 8, !tbaa !137
  %285 = icmp eq ptr %284, %283
  br i1 %285, label %289, label %286

286:                                              ; preds = %282
  %287 = getelementptr inbounds %struct.crew, ptr %251, i64 0, i32 1
  %288 = call i32 @pthread_cond_signal(ptr noundef nonnull %287) #16
  br label %289

289:                                              ; preds = %282, %286
  %290 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %251) #16
  br label %291

291:                                              ; preds = %289, %243
  ret i32 %245
}

; Function Attrs: nounwind
define internal fastcc void @destroy_device(ptr nocapture noundef readonly %0) unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 42
  %3 = load ptr, ptr %2, align 8, !tbaa !97
  %4 = icmp eq ptr %3, null
  br i1 %4, label %24, label %5

5:                                                ; preds = %1
  %6 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #16
  %7 = getelementptr inbounds %struct.crew, ptr %3, i64 0, i32 12
  store i32 1, ptr %7, align 4, !tbaa !227
  %8 = getelementptr inbounds %struct.crew, ptr %3, i64 0, i32 1
  %9 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %8) #16
  %10 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #16
  %11 = getelementptr inbounds %struct.crew, ptr %3, i64 0, i32 10
  %12 = load i32, ptr %11, align 4, !tbaa !95
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %23, label %14

14:                                               ; preds = %5, %14
  %15 = phi i64 [ %19, %14 ], [ 0, %5 ]
  %16 = getelementptr inbounds %struct.crew, ptr %3, i64 0, i32 17, i64 %15
  %17 = load i64, ptr %16, align 8, !tbaa !4
  %18 = tail call i32 @pthread_join(i64 noundef %17, ptr noundef null) #16
  %19 = add nuw nsw i64 %15, 1
  %20 = load i32, ptr %11, align 4, !tbaa !95
  %21 = zext i32 %20 to i64
  %22 = icmp ult i64 %19, %21
  br i1 %22, label %14, label %23, !llvm.loop !228

23:                                               ; preds = %14, %5
  tail call void @free(ptr noundef nonnull %3) #16
  br label %24

24:                                               ; preds = %23, %1
  %25 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 41
  %26 = load ptr, ptr %25, align 8, !tbaa !94
  %27 = icmp eq ptr %26, null
  br i1 %27, label %47, label %28

28:                                               ; preds = %24
  %29 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %26) #16
  %30 = getelementptr inbounds %struct.crew, ptr %26, i64 0, i32 12
  store i32 1, ptr %30, align 4, !tbaa !227
  %31 = getelementptr inbounds %struct.crew, ptr %26, i64 0, i32 1
  %32 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %31) #16
  %33 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %26) #16
  %34 = getelementptr inbounds %struct.crew, ptr %26, i64 0, i32 10
  %35 = load i32, ptr %34, align 4, !tbaa !95
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %46, label %37

37:                                               ; preds = %28, %37
  %38 = phi i64 [ %42, %37 ], [ 0, %28 ]
  %39 = getelementptr inbounds %struct.crew, ptr %26, i64 0, i32 17, i64 %38
  %40 = load i64, ptr %39, align 8, !tbaa !4
  %41 = tail call i32 @pthread_join(i64 noundef %40, ptr noundef null) #16
  %42 = add nuw nsw i64 %38, 1
  %43 = load i32, ptr %34, align 4, !tbaa !95
  %44 = zext i32 %43 to i64
  %45 = icmp ult i64 %42, %44
  br i1 %45, label %37, label %46, !llvm.loop !228

46:                                               ; preds = %37, %28
  tail call void @free(ptr noundef nonnull %26) #16
  br label %47

47:                                               ; preds = %46, %24
  %48 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 40
  %49 = load ptr, ptr %48, align 8, !tbaa !208
  %50 = icmp eq ptr %49, null
  br i1 %50, label %71, label %51

51:                                               ; preds = %47
  %52 = getelementptr inbounds %struct.copiers, ptr %49, i64 0, i32 12
  %53 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %52) #16
  %54 = getelementptr inbounds %struct.copiers, ptr %49, i64 0, i32 10
  store atomic i32 1, ptr %54 seq_cst, align 4
  %55 = getelementptr inbounds %struct.copiers, ptr %49, i64 0, i32 13
  %56 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %55) #16
  %57 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %52) #16
  %58 = getelementptr inbounds %struct.copiers, ptr %49, i64 0, i32 9
  %59 = load i32, ptr %58, align 8, !tbaa !229
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %70, label %61

61:                                               ; preds = %51, %61
  %62 = phi i64 [ %66, %61 ], [ 0, %51 ]
  %63 = getelementptr inbounds %struct.copiers, ptr %49, i64 0, i32 15, i64 %62
  %64 = load i64, ptr %63, align 8, !tbaa !4
  %65 = tail call i32 @pthread_join(i64 noundef %64, ptr noundef null) #16
  %66 = add nuw nsw i64 %62, 1
  %67 = load i32, ptr %58, align 8, !tbaa !229
  %68 = zext i32 %67 to i64
  %69 = icmp ult i64 %66, %68
  br i1 %69, label %61, label %70, !llvm.loop !230

70:                                               ; preds = %61, %51
  tail call void @free(ptr noundef nonnull %49) #16
  br label %71

71:                                               ; preds = %70, %47
  %72 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 39
  %73 = load ptr, ptr %72, align 8, !tbaa !216
  %74 = icmp eq ptr %73, null
  br i1 %74, label %96, label %75

75:                                               ; preds = %71
  %76 = getelementptr inbounds %struct.ring, ptr %73, i64 0, i32 2
  %77 = load i64, ptr %76, align 8, !tbaa !4
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %95, label %79

79:                                               ; preds = %75
  %80 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 15
  br label %81

81:                                               ; preds = %91, %79
  %82 = phi i64 [ %77, %79 ], [ %92, %91 ]
  %83 = phi i64 [ 0, %79 ], [ %93, %91 ]
  %84 = getelementptr inbounds %struct.ring, ptr %73, i64 0, i32 3, i64 %83, i32 3
  %85 = load ptr, ptr %84, align 8, !tbaa !194
  %86 = icmp eq ptr %85, null
  br i1 %86, label %91, label %87

87:                                               ; preds = %81
  %88 = load ptr, ptr %80, align 8, !tbaa !93
  %89 = tail call i32 %88(ptr noundef nonnull %85) #16
  %90 = load i64, ptr %76, align 8, !tbaa !4
  br label %91

91:                                               ; preds = %87, %81
  %92 = phi i64 [ %82, %81 ], [ %90, %87 ]
  %93 = add nuw i64 %83, 1
  %94 = icmp ult i64 %93, %92
  br i1 %94, label %81, label %95, !llvm.loop !203

95:                                               ; preds = %91, %75
  tail call void @free(ptr noundef nonnull %73) #16
  br label %96

96:                                               ; preds = %95, %71
  ret void
}

; Function Attrs: nounwind
define dso_local void @device_close(ptr nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = alloca ptr, align 8
  %3 = load ptr, ptr %0, align 8, !tbaa !18
  %4 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 33
  %5 = load ptr, ptr %4, align 8, !tbaa !22
  %6 = tail call i32 %3(ptr noundef %5) #16
  %7 = icmp eq i32 %6, 0
  tail call fastcc void @destroy_device(ptr noundef nonnull %0) #18
  br i1 %7, label %8, label %12

8:                                                ; preds = %1
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #17
  %9 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8, !tbaa !27
  %11 = call i32 %10(ptr noundef nonnull %2) #16
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #17
  br label %12

12:                                               ; preds = %8, %1
  ret void
}

; Function Attrs: nounwind
define dso_local void @device_copy(ptr nocapture noundef readonly %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #3 {
  %5 = alloca [16 x %struct.piece], align 8
  %6 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 40
  %7 = load ptr, ptr %6, align 8, !tbaa !208
  %8 = icmp eq i64 %3, 0
  br i1 %8, label %43, label %9

9:                                                ; preds = %4
  %10 = add i64 %3, 16777215
  %11 = add i64 %3, -1
  %12 = lshr i64 %10, 14
  %13 = and i64 %12, 1125899906841600
  %14 = udiv i64 %11, %13
  %15 = shl i64 %14, 6
  %16 = add i64 %15, 64
  %17 = tail call i64 @llvm.umax.i64(i64 %16, i64 65536)
  br label %18

18:                                               ; preds = %39, %9
  %19 = phi ptr [ %32, %39 ], [ %1, %9 ]
  %20 = phi ptr [ %33, %39 ], [ %2, %9 ]
  %21 = phi i64 [ %34, %39 ], [ %3, %9 ]
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5) #17
  br label %22

22:                                               ; preds = %22, %18
  %23 = phi i64 [ 0, %18 ], [ %35, %22 ]
  %24 = phi ptr [ %19, %18 ], [ %32, %22 ]
  %25 = phi ptr [ %20, %18 ], [ %33, %22 ]
  %26 = phi i64 [ %21, %18 ], [ %34, %22 ]
  %27 = call i64 @llvm.umin.i64(i64 %26, i64 %17)
  %28 = getelementptr inbounds [16 x %struct.piece], ptr %5, i64 0, i64 %23
  store ptr %24, ptr %28, align 8, !tbaa.struct !231
  %29 = getelementptr inbounds i8, ptr %28, i64 8
  store ptr %25, ptr %29, align 8, !tbaa.struct !232
  %30 = getelementptr inbounds i8, ptr %28, i64 16
  store i64 %27, ptr %30, align 8, !tbaa.struct !233
  %31 = getelementptr inbounds i8, ptr %28, i64 24
  store i32 0, ptr %31, align 8, !tbaa.struct !234
  %32 = getelementptr inbounds i8, ptr %24, i64 %27
  %33 = getelementptr inbounds i8, ptr %25, i64 %27
  %34 = sub i64 %26, %27
  %35 = add nuw nsw i64 %23, 1
  %36 = icmp ne i64 %34, 0
  %37 = icmp ult i64 %23, 15
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %22, label %39, !llvm.loop !235

39:                                               ; preds = %22
  %40 = trunc i64 %35 to i32
  %41 = call fastcc i32 @copy_together(ptr noundef %7, ptr noundef nonnull %5, i32 noundef %40, i16 noundef 1, i16 noundef 3, ptr noundef null, ptr noundef null) #18
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %5) #17
  %42 = icmp eq i64 %34, 0
  br i1 %42, label %43, label %18, !llvm.loop !236

43:                                               ; preds = %39, %4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local void @device_record(ptr nocapture noundef writeonly %0, ptr noundef %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 43
  %4 = ptrtoint ptr %1 to i64
  store atomic i64 %4, ptr %3 seq_cst, align 8
  ret void
}

; Function Attrs: nounwind
define internal fastcc i32 @for_tasks(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #3 {
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca [3 x ptr], align 8
  %8 = alloca %struct.CUDA_KERNEL_NODE_PARAMS, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #17
  %9 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 2
  %10 = load i64, ptr %9, align 8, !tbaa !4
  store i64 %10, ptr %5, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #17
  store i64 0, ptr %6, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #17
  store ptr %5, ptr %7, align 8, !tbaa !30
  %11 = getelementptr inbounds ptr, ptr %7, i64 1
  store ptr %6, ptr %11, align 8, !tbaa !30
  %12 = getelementptr inbounds ptr, ptr %7, i64 2
  %13 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 4
  store ptr %13, ptr %12, align 8, !tbaa !30
  %14 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 1
  %15 = load ptr, ptr %14, align 8, !tbaa !30
  %16 = load i64, ptr %15, align 8, !tbaa !4
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %27, label %18

18:                                               ; preds = %4
  %19 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 1
  %20 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 2
  %21 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 4
  %22 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 5
  %23 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 7
  %24 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 8
  %25 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 9
  %26 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 11
  br label %29

27:                                               ; preds = %58, %4
  %28 = phi i32 [ 0, %4 ], [ %65, %58 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #17
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #17
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #17
  ret i32 %28

29:                                               ; preds = %18, %58
  %30 = phi ptr [ %15, %18 ], [ %67, %58 ]
  %31 = phi i64 [ 0, %18 ], [ %66, %58 ]
  %32 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %31
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %8) #17
  %33 = load ptr, ptr %32, align 8, !tbaa !237
  store ptr %33, ptr %8, align 8, !tbaa !239
  %34 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %31, i32 1
  %35 = load ptr, ptr %34, align 8, !tbaa !241
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %40

37:                                               ; preds = %29
  %38 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %31, i32 2
  %39 = load i32, ptr %38, align 8, !tbaa !242
  br label %58

40:                                               ; preds = %29
  %41 = call i64 %35(ptr noundef nonnull %13) #16
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %43, label %50

43:                                               ; preds = %40
  %44 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %31, i32 3
  %45 = load i32, ptr %44, align 4, !tbaa !243
  %46 = zext i32 %45 to i64
  %47 = add nsw i64 %41, -1
  %48 = add nuw i64 %47, %46
  %49 = udiv i64 %48, %46
  br label %50

50:                                               ; preds = %43, %40
  %51 = phi i64 [ %49, %43 ], [ 1, %40 ]
  %52 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %31, i32 2
  %53 = load i32, ptr %52, align 8, !tbaa !242
  %54 = zext i32 %53 to i64
  %55 = icmp ult i64 %51, %54
  %56 = trunc i64 %51 to i32
  %57 = select i1 %55, i32 %56, i32 %53
  br label %58

58:                                               ; preds = %37, %50
  %59 = phi i32 [ %57, %50 ], [ %39, %37 ]
  store i32 %59, ptr %19, align 8, !tbaa !244
  store <2 x i32> <i32 1, i32 1>, ptr %20, align 4, !tbaa !9
  %60 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %31, i32 3
  %61 = load i32, ptr %60, align 4, !tbaa !243
  store i32 %61, ptr %21, align 4, !tbaa !245
  store <2 x i32> <i32 1, i32 1>, ptr %22, align 8, !tbaa !9
  %62 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %31, i32 4
  %63 = load i32, ptr %62, align 8, !tbaa !246
  store i32 %63, ptr %23, align 8, !tbaa !247
  store ptr %7, ptr %24, align 8, !tbaa !248
  store <2 x ptr> zeroinitializer, ptr %25, align 8, !tbaa !30
  store ptr null, ptr %26, align 8, !tbaa !249
  %64 = add i64 %31, %2
  %65 = call i32 %3(ptr noundef %0, i64 noundef %64, ptr noundef nonnull %32, ptr noundef nonnull %8) #16, !callees !250
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %8) #17
  %66 = add nuw i64 %31, 1
  %67 = load ptr, ptr %14, align 8, !tbaa !30
  %68 = load i64, ptr %67, align 8, !tbaa !4
  %69 = icmp ult i64 %66, %68
  %70 = icmp eq i32 %65, 0
  %71 = select i1 %69, i1 %70, i1 false
  br i1 %71, label %29, label %27, !llvm.loop !251
}

; Function Attrs: nounwind
define internal i32 @add_task(ptr nocapture noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3) #3 {
  %5 = load ptr, ptr %0, align 8, !tbaa !15
  %6 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 3
  %7 = load ptr, ptr %6, align 8, !tbaa !33
  %8 = getelementptr inbounds ptr, ptr %7, i64 %1
  %9 = icmp ne i64 %1, 0
  %10 = getelementptr inbounds ptr, ptr %8, i64 -1
  %11 = select i1 %9, ptr %10, ptr null
  %12 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 5
  %13 = load i32, ptr %12, align 8, !tbaa !44
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %19, label %15

15:                                               ; preds = %4
  %16 = getelementptr inbounds %struct.task, ptr %2, i64 0, i32 5
  %17 = load i32, ptr %16, align 4, !tbaa !252
  %18 = icmp eq i32 %17, 0
  store i32 1, ptr %12, align 8, !tbaa !44
  br i1 %18, label %20, label %27

19:                                               ; preds = %4
  store i32 1, ptr %12, align 8, !tbaa !44
  br label %20

20:                                               ; preds = %19, %15
  %21 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 24
  %22 = load ptr, ptr %21, align 8, !tbaa !253
  %23 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %24 = load ptr, ptr %23, align 8, !tbaa !25
  %25 = zext i1 %9 to i64
  %26 = tail call i32 %22(ptr noundef %8, ptr noundef %24, ptr noundef %11, i64 noundef %25, ptr noundef %3) #16
  br label %39

27:                                               ; preds = %15
  %28 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 24
  %29 = load ptr, ptr %28, align 8, !tbaa !253
  %30 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %31 = load ptr, ptr %30, align 8, !tbaa !25
  %32 = tail call i32 %29(ptr noundef %8, ptr noundef %31, ptr noundef null, i64 noundef 0, ptr noundef %3) #16
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %39

34:                                               ; preds = %27
  %35 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 27
  %36 = load ptr, ptr %35, align 8, !tbaa !254
  %37 = load ptr, ptr %30, align 8, !tbaa !25
  %38 = tail call i32 %36(ptr noundef %37, ptr noundef %11, ptr noundef %8, ptr noundef nonnull @early, i64 noundef 1) #16
  br label %39

39:                                               ; preds = %34, %27, %20
  %40 = phi i32 [ %26, %20 ], [ %38, %34 ], [ %32, %27 ]
  ret i32 %40
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #8

; Function Attrs: nounwind
define internal fastcc void @grow_crew(ptr noundef %0) unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 11
  %3 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 13
  %4 = load i32, ptr %3, align 8, !tbaa !255
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %17, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 10
  %8 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 2
  br label %9

9:                                                ; preds = %6, %13
  %10 = load i32, ptr %2, align 8, !tbaa !256
  %11 = load i32, ptr %7, align 4, !tbaa !95
  %12 = icmp ult i32 %10, %11
  br i1 %12, label %17, label %13

13:                                               ; preds = %9
  %14 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %8, ptr noundef nonnull %0) #16
  %15 = load i32, ptr %3, align 8, !tbaa !255
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %9, !llvm.loop !257

17:                                               ; preds = %9, %13, %1
  %18 = load i32, ptr %2, align 8, !tbaa !256
  %19 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 10
  %20 = load i32, ptr %19, align 4, !tbaa !95
  %21 = icmp ult i32 %18, %20
  br i1 %21, label %39, label %22

22:                                               ; preds = %17
  %23 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 9
  %24 = load i32, ptr %23, align 8, !tbaa !214
  %25 = icmp eq i32 %20, %24
  br i1 %25, label %39, label %26

26:                                               ; preds = %22
  store i32 1, ptr %3, align 8, !tbaa !255
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #16
  %28 = load i32, ptr %19, align 4, !tbaa !95
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 17, i64 %29
  %31 = tail call i32 @pthread_create(ptr noundef nonnull %30, ptr noundef null, ptr noundef nonnull @serve_queues, ptr noundef nonnull %0) #16
  %32 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #16
  %33 = icmp eq i32 %31, 0
  %34 = zext i1 %33 to i32
  %35 = load i32, ptr %19, align 4, !tbaa !95
  %36 = add i32 %35, %34
  store i32 %36, ptr %19, align 4, !tbaa !95
  store i32 0, ptr %3, align 8, !tbaa !255
  %37 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 2
  %38 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %37) #16
  br label %39

39:                                               ; preds = %17, %22, %26
  ret void
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define internal ptr @serve_queues(ptr noundef %0) #3 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #16
  %6 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 13
  %7 = load i32, ptr %6, align 8, !tbaa !255
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 2
  br label %33

11:                                               ; preds = %33, %1
  %12 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 12
  %13 = load i32, ptr %12, align 4, !tbaa !227
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %170

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 4
  %17 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %18 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 6
  %19 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 7
  %20 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 5
  %21 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 3
  %22 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 3, i32 1
  %23 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 11
  %24 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 10
  %25 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 14
  %26 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 1
  %27 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 8
  %28 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 16
  %29 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  %30 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 4, i32 1
  %31 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 2
  %32 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  br label %37

33:                                               ; preds = %9, %33
  %34 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %10, ptr noundef nonnull %0) #16
  %35 = load i32, ptr %6, align 8, !tbaa !255
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %11, label %33, !llvm.loop !258

37:                                               ; preds = %15, %167
  %38 = load ptr, ptr %16, align 8, !tbaa !137
  %39 = icmp eq ptr %38, %16
  br i1 %39, label %76, label %40

40:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #17
  %41 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #16
  %42 = load i64, ptr %4, align 8, !tbaa !75
  %43 = mul i64 %42, 1000000000
  %44 = load i64, ptr %17, align 8, !tbaa !77
  %45 = add i64 %43, %44
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #17
  %46 = load i64, ptr %18, align 8, !tbaa !259
  %47 = load i64, ptr %19, align 8, !tbaa !215
  %48 = add i64 %47, %46
  %49 = load i64, ptr %20, align 8, !tbaa !139
  %50 = mul i64 %49, 4000
  %51 = add i64 %48, %50
  %52 = icmp ult i64 %45, %51
  br i1 %52, label %76, label %53

53:                                               ; preds = %40
  %54 = load ptr, ptr %16, align 8, !tbaa !137
  %55 = icmp eq ptr %54, %16
  br i1 %55, label %76, label %56

56:                                               ; preds = %53, %69
  %57 = phi i64 [ %70, %69 ], [ %49, %53 ]
  %58 = phi ptr [ %74, %69 ], [ %54, %53 ]
  %59 = getelementptr inbounds %struct.job, ptr %58, i64 0, i32 3
  %60 = load i32, ptr %59, align 8, !tbaa !136
  %61 = icmp eq i32 %60, 4
  br i1 %61, label %62, label %69

62:                                               ; preds = %56
  %63 = load ptr, ptr %58, align 8, !tbaa !137
  %64 = getelementptr inbounds %struct.job, ptr %58, i64 0, i32 1
  %65 = load ptr, ptr %64, align 8, !tbaa !138
  store ptr %63, ptr %65, align 8, !tbaa !137
  %66 = load ptr, ptr %58, align 8, !tbaa !137
  %67 = getelementptr inbounds %struct.job, ptr %66, i64 0, i32 1
  store ptr %65, ptr %67, align 8, !tbaa !138
  %68 = add i64 %57, -1
  store i64 %68, ptr %20, align 8, !tbaa !139
  br label %69

69:                                               ; preds = %62, %56
  %70 = phi i64 [ %68, %62 ], [ %57, %56 ]
  store i32 1, ptr %59, align 8, !tbaa !136
  store ptr %21, ptr %58, align 8, !tbaa !137
  %71 = load ptr, ptr %22, align 8, !tbaa !138
  %72 = getelementptr inbounds %struct.job, ptr %58, i64 0, i32 1
  store ptr %71, ptr %72, align 8, !tbaa !138
  store ptr %58, ptr %22, align 8, !tbaa !138
  %73 = load ptr, ptr %72, align 8, !tbaa !138
  store ptr %58, ptr %73, align 8, !tbaa !137
  %74 = load ptr, ptr %16, align 8, !tbaa !137
  %75 = icmp eq ptr %74, %16
  br i1 %75, label %76, label %56, !llvm.loop !152

76:                                               ; preds = %69, %53, %40, %37
  %77 = load ptr, ptr %21, align 8, !tbaa !137
  %78 = icmp eq ptr %77, %21
  br i1 %78, label %79, label %99

79:                                               ; preds = %76
  %80 = load ptr, ptr %16, align 8, !tbaa !137
  %81 = icmp eq ptr %80, %16
  br i1 %81, label %85, label %82

82:                                               ; preds = %79
  %83 = load i32, ptr %25, align 4, !tbaa !260
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %87, label %85

85:                                               ; preds = %82, %79
  %86 = call i32 @pthread_cond_wait(ptr noundef nonnull %26, ptr noundef nonnull %0) #16
  br label %167

87:                                               ; preds = %82
  store i32 1, ptr %25, align 4, !tbaa !260
  %88 = load i64, ptr %18, align 8, !tbaa !259
  %89 = load i64, ptr %19, align 8, !tbaa !215
  %90 = add i64 %89, %88
  %91 = load i64, ptr %20, align 8, !tbaa !139
  %92 = mul i64 %91, 4000
  %93 = add i64 %90, %92
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #17
  %94 = freeze i64 %93
  %95 = udiv i64 %94, 1000000000
  store i64 %95, ptr %3, align 8, !tbaa !75
  %96 = mul i64 %95, 1000000000
  %97 = sub i64 %94, %96
  store i64 %97, ptr %32, align 8, !tbaa !77
  %98 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %26, ptr noundef nonnull %0, i32 noundef 1, ptr noundef nonnull %3) #16
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #17
  store i32 0, ptr %25, align 4, !tbaa !260
  br label %167

99:                                               ; preds = %76
  %100 = load ptr, ptr %77, align 8, !tbaa !137
  %101 = getelementptr inbounds %struct.job, ptr %77, i64 0, i32 1
  %102 = load ptr, ptr %101, align 8, !tbaa !138
  store ptr %100, ptr %102, align 8, !tbaa !137
  %103 = load ptr, ptr %77, align 8, !tbaa !137
  %104 = getelementptr inbounds %struct.job, ptr %103, i64 0, i32 1
  store ptr %102, ptr %104, align 8, !tbaa !138
  %105 = getelementptr inbounds %struct.job, ptr %77, i64 0, i32 3
  store i32 2, ptr %105, align 8, !tbaa !136
  %106 = load i32, ptr %23, align 8, !tbaa !256
  %107 = add i32 %106, 1
  store i32 %107, ptr %23, align 8, !tbaa !256
  call fastcc void @grow_crew(ptr noundef nonnull %0) #18
  %108 = load i32, ptr %23, align 8, !tbaa !256
  %109 = load i32, ptr %24, align 4, !tbaa !95
  %110 = icmp ult i32 %108, %109
  %111 = zext i1 %110 to i32
  %112 = load ptr, ptr %21, align 8, !tbaa !137
  %113 = icmp eq ptr %112, %21
  br i1 %113, label %114, label %120

114:                                              ; preds = %99
  %115 = load ptr, ptr %16, align 8, !tbaa !137
  %116 = icmp eq ptr %115, %16
  br i1 %116, label %122, label %117

117:                                              ; preds = %114
  %118 = load i32, ptr %25, align 4, !tbaa !260
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %120, label %122

120:                                              ; preds = %117, %99
  %121 = call i32 @pthread_cond_signal(ptr noundef nonnull %26) #16
  br label %122

122:                                              ; preds = %120, %117, %114
  %123 = load i64, ptr %27, align 8, !tbaa !151
  %124 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #16
  %125 = load ptr, ptr %28, align 8, !tbaa !213
  %126 = getelementptr inbounds %struct.job, ptr %77, i64 0, i32 2
  %127 = load ptr, ptr %126, align 8, !tbaa !261
  %128 = call i32 %125(ptr noundef %127, i32 noundef %111) #16
  %129 = call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #16
  %130 = load i32, ptr %23, align 8, !tbaa !256
  %131 = add i32 %130, -1
  store i32 %131, ptr %23, align 8, !tbaa !256
  %132 = load i32, ptr %105, align 8, !tbaa !136
  %133 = icmp eq i32 %132, 3
  br i1 %133, label %148, label %134

134:                                              ; preds = %122
  %135 = icmp eq i32 %128, 1
  br i1 %135, label %136, label %164

136:                                              ; preds = %134
  %137 = load i64, ptr %27, align 8, !tbaa !151
  %138 = icmp eq i64 %123, %137
  br i1 %138, label %151, label %139

139:                                              ; preds = %136
  %140 = icmp eq i32 %132, 4
  br i1 %140, label %141, label %148

141:                                              ; preds = %139
  %142 = load ptr, ptr %77, align 8, !tbaa !137
  %143 = load ptr, ptr %101, align 8, !tbaa !138
  store ptr %142, ptr %143, align 8, !tbaa !137
  %144 = load ptr, ptr %77, align 8, !tbaa !137
  %145 = getelementptr inbounds %struct.job, ptr %144, i64 0, i32 1
  store ptr %143, ptr %145, align 8, !tbaa !138
  %146 = load i64, ptr %20, align 8, !tbaa !139
  %147 = add i64 %146, -1
  store i64 %147, ptr %20, align 8, !tbaa !139
  br label %148

148:                                              ; preds = %141, %139, %122
  store i32 1, ptr %105, align 8, !tbaa !136
  store ptr %21, ptr %77, align 8, !tbaa !137
  %149 = load ptr, ptr %22, align 8, !tbaa !138
  store ptr %149, ptr %101, align 8, !tbaa !138
  store ptr %77, ptr %22, align 8, !tbaa !138
  %150 = load ptr, ptr %101, align 8, !tbaa !138
  store ptr %77, ptr %150, align 8, !tbaa !137
  br label %165

151:                                              ; preds = %136
  %152 = load i64, ptr %20, align 8, !tbaa !139
  %153 = add i64 %152, 1
  store i64 %153, ptr %20, align 8, !tbaa !139
  %154 = icmp eq i64 %152, 0
  br i1 %154, label %155, label %161

155:                                              ; preds = %151
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #17
  %156 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #16
  %157 = load i64, ptr %2, align 8, !tbaa !75
  %158 = mul i64 %157, 1000000000
  %159 = load i64, ptr %29, align 8, !tbaa !77
  %160 = add i64 %158, %159
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #17
  store i64 %160, ptr %18, align 8, !tbaa !259
  br label %161

161:                                              ; preds = %155, %151
  store i32 4, ptr %105, align 8, !tbaa !136
  store ptr %16, ptr %77, align 8, !tbaa !137
  %162 = load ptr, ptr %30, align 8, !tbaa !138
  store ptr %162, ptr %101, align 8, !tbaa !138
  store ptr %77, ptr %30, align 8, !tbaa !138
  %163 = load ptr, ptr %101, align 8, !tbaa !138
  store ptr %77, ptr %163, align 8, !tbaa !137
  br label %165

164:                                              ; preds = %134
  store i32 0, ptr %105, align 8, !tbaa !136
  br label %165

165:                                              ; preds = %148, %161, %164
  %166 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %31) #16
  br label %167

167:                                              ; preds = %87, %85, %165
  %168 = load i32, ptr %12, align 4, !tbaa !227
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %37, label %170, !llvm.loop !262

170:                                              ; preds = %167, %11
  %171 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 15
  store atomic i32 1, ptr %171 seq_cst, align 8
  %172 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #16
  ret ptr null
}

declare i32 @pthread_cond_broadcast(ptr noundef) local_unnamed_addr #4

declare i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #4

; Function Attrs: cold nounwind optsize
define internal fastcc void @add_failure(ptr noundef %0, i64 noundef %1, i64 noundef %2) unnamed_addr #9 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2592) #16
  %5 = icmp eq ptr %4, null
  br i1 %5, label %9, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.failure, ptr %4, i64 0, i32 1
  store i64 %1, ptr %7, align 8, !tbaa !263
  %8 = getelementptr inbounds %struct.failure, ptr %4, i64 0, i32 2
  store i64 %2, ptr %8, align 8, !tbaa !264
  tail call fastcc void @append_failure(ptr noundef %0, ptr noundef nonnull %4) #18
  br label %9

9:                                                ; preds = %3, %6
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @append_failure(ptr noundef %0, ptr noundef %1) unnamed_addr #3 {
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #16
  %4 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !170
  %6 = icmp eq ptr %5, null
  br i1 %6, label %10, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  %9 = load ptr, ptr %8, align 8, !tbaa !265
  br label %10

10:                                               ; preds = %2, %7
  %11 = phi ptr [ %9, %7 ], [ %4, %2 ]
  %12 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  store ptr %1, ptr %11, align 8, !tbaa !30
  store ptr %1, ptr %12, align 8, !tbaa !265
  %13 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 3
  %14 = load i64, ptr %13, align 8, !tbaa !173
  %15 = add i64 %14, 1
  store atomic i64 %15, ptr %13 seq_cst, align 8
  %16 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #16
  ret void
}

; Function Attrs: nounwind
define internal i32 @run_timed(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) unnamed_addr #3 {
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = load i16, ptr %2, align 4, !tbaa !28
  %8 = add i16 %7, -11
  %9 = icmp ult i16 %8, 4
  %10 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 17
  %11 = load i32, ptr %10, align 4, !tbaa !266
  %12 = icmp ne i32 %11, 0
  %13 = select i1 %12, i1 true, i1 %9
  br i1 %13, label %88, label %14

14:                                               ; preds = %4
  %15 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 18
  %16 = load i32, ptr %15, align 8, !tbaa !114
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %29

18:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #17
  %19 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #16
  %20 = load i64, ptr %6, align 8, !tbaa !75
  %21 = mul i64 %20, 1000000000
  %22 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %23 = load i64, ptr %22, align 8, !tbaa !77
  %24 = add i64 %21, %23
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #17
  %25 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 19
  %26 = load i64, ptr %25, align 8, !tbaa !267
  %27 = sub i64 %24, %26
  %28 = icmp ult i64 %27, 100000
  br i1 %28, label %88, label %29

29:                                               ; preds = %18, %14
  %30 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 11
  %31 = load i64, ptr %30, align 8, !tbaa !119
  %32 = add i64 %31, 1
  store i64 %32, ptr %30, align 8, !tbaa !119
  %33 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 4
  %34 = load i64, ptr %33, align 8, !tbaa !109
  %35 = add i64 %34, %3
  %36 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 3
  %37 = load i64, ptr %36, align 8, !tbaa !65
  %38 = xor i64 %37, -1
  %39 = add i64 %35, %38
  %40 = shl i64 %39, 1
  %41 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 21
  %42 = load i32, ptr %41, align 4, !tbaa !187
  %43 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 22
  %44 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 20
  %45 = load i32, ptr %44, align 8, !tbaa !268
  %46 = icmp ugt i32 %42, %45
  br i1 %46, label %73, label %47

47:                                               ; preds = %29
  %48 = icmp eq i32 %42, 0
  %49 = shl i32 %42, 1
  %50 = select i1 %48, i32 8, i32 %49
  %51 = load ptr, ptr %43, align 8, !tbaa !30
  %52 = zext i32 %50 to i64
  %53 = shl nuw nsw i64 %52, 4
  %54 = call ptr @realloc(ptr noundef %51, i64 noundef %53) #16
  %55 = icmp eq ptr %54, null
  br i1 %55, label %90, label %56

56:                                               ; preds = %47
  store ptr %54, ptr %43, align 8, !tbaa !30
  %57 = load i32, ptr %41, align 4, !tbaa !187
  %58 = icmp ult i32 %57, %50
  br i1 %58, label %59, label %73

59:                                               ; preds = %56, %69
  %60 = phi i32 [ %71, %69 ], [ %57, %56 ]
  %61 = load ptr, ptr %0, align 8, !tbaa !98
  %62 = getelementptr inbounds %struct.device, ptr %61, i64 0, i32 14
  %63 = load ptr, ptr %62, align 8, !tbaa !74
  %64 = load ptr, ptr %43, align 8, !tbaa !188
  %65 = zext i32 %60 to i64
  %66 = getelementptr inbounds %struct.stamp, ptr %64, i64 %65
  %67 = call i32 %63(ptr noundef %66, i32 noundef 0) #16
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %90

69:                                               ; preds = %59
  %70 = load i32, ptr %41, align 4, !tbaa !187
  %71 = add i32 %70, 1
  store i32 %71, ptr %41, align 4, !tbaa !187
  %72 = icmp ult i32 %71, %50
  br i1 %72, label %59, label %73, !llvm.loop !269

73:                                               ; preds = %69, %29, %56
  %74 = load ptr, ptr %43, align 8, !tbaa !188
  %75 = load i32, ptr %44, align 8, !tbaa !268
  %76 = add i32 %75, 1
  store i32 %76, ptr %44, align 8, !tbaa !268
  %77 = zext i32 %75 to i64
  %78 = getelementptr inbounds %struct.stamp, ptr %74, i64 %77
  %79 = getelementptr inbounds %struct.stamp, ptr %74, i64 %77, i32 1
  store i64 %40, ptr %79, align 8, !tbaa !270
  %80 = load ptr, ptr %0, align 8, !tbaa !98
  %81 = getelementptr inbounds %struct.device, ptr %80, i64 0, i32 16
  %82 = load ptr, ptr %81, align 8, !tbaa !78
  %83 = load ptr, ptr %78, align 8, !tbaa !189
  %84 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %85 = load ptr, ptr %84, align 8, !tbaa !101
  %86 = call i32 %82(ptr noundef %83, ptr noundef %85) #16
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %90

88:                                               ; preds = %18, %4, %73
  %89 = call i32 @run_or_refuse(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %2, i64 noundef %3) #18
  br label %90

90:                                               ; preds = %59, %47, %88, %73
  %91 = phi i32 [ %86, %73 ], [ %89, %88 ], [ 2, %47 ], [ %67, %59 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #17
  %92 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #16
  %93 = load i64, ptr %5, align 8, !tbaa !75
  %94 = mul i64 %93, 1000000000
  %95 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %96 = load i64, ptr %95, align 8, !tbaa !77
  %97 = add i64 %94, %96
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #17
  %98 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 19
  store i64 %97, ptr %98, align 8, !tbaa !267
  br i1 %9, label %110, label %99

99:                                               ; preds = %90
  %100 = icmp eq i32 %91, 0
  br i1 %100, label %107, label %101

101:                                              ; preds = %99
  %102 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 8
  %103 = load i64, ptr %102, align 8, !tbaa !143
  %104 = icmp ne i64 %103, 0
  %105 = or i1 %13, %104
  %106 = zext i1 %105 to i32
  br label %107

107:                                              ; preds = %99, %101
  %108 = phi i32 [ 1, %99 ], [ %106, %101 ]
  store i32 %108, ptr %10, align 4, !tbaa !266
  %109 = xor i32 %108, 1
  br label %110

110:                                              ; preds = %90, %107
  %111 = phi i32 [ %109, %107 ], [ 1, %90 ]
  %112 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 18
  store i32 %111, ptr %112, align 8, !tbaa !114
  %113 = icmp eq i32 %91, 0
  br i1 %113, label %114, label %174

114:                                              ; preds = %110
  %115 = getelementptr inbounds %struct.command, ptr %2, i64 0, i32 1
  %116 = load i16, ptr %115, align 2, !tbaa !70
  %117 = icmp eq i16 %116, 0
  br i1 %117, label %174, label %118

118:                                              ; preds = %114
  store <2 x i32> zeroinitializer, ptr %10, align 4, !tbaa !9
  %119 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 4
  %120 = load i64, ptr %119, align 8, !tbaa !109
  %121 = add i64 %120, %3
  %122 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 3
  %123 = load i64, ptr %122, align 8, !tbaa !65
  %124 = xor i64 %123, -1
  %125 = add i64 %121, %124
  %126 = shl i64 %125, 1
  %127 = or i64 %126, 1
  %128 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 21
  %129 = load i32, ptr %128, align 4, !tbaa !187
  %130 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 22
  %131 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 20
  %132 = load i32, ptr %131, align 8, !tbaa !268
  %133 = icmp ugt i32 %129, %132
  br i1 %133, label %160, label %134

134:                                              ; preds = %118
  %135 = icmp eq i32 %129, 0
  %136 = shl i32 %129, 1
  %137 = select i1 %135, i32 8, i32 %136
  %138 = load ptr, ptr %130, align 8, !tbaa !30
  %139 = zext i32 %137 to i64
  %140 = shl nuw nsw i64 %139, 4
  %141 = call ptr @realloc(ptr noundef %138, i64 noundef %140) #16
  %142 = icmp eq ptr %141, null
  br i1 %142, label %174, label %143

143:                                              ; preds = %134
  store ptr %141, ptr %130, align 8, !tbaa !30
  %144 = load i32, ptr %128, align 4, !tbaa !187
  %145 = icmp ult i32 %144, %137
  br i1 %145, label %146, label %160

146:                                              ; preds = %143, %156
  %147 = phi i32 [ %158, %156 ], [ %144, %143 ]
  %148 = load ptr, ptr %0, align 8, !tbaa !98
  %149 = getelementptr inbounds %struct.device, ptr %148, i64 0, i32 14
  %150 = load ptr, ptr %149, align 8, !tbaa !74
  %151 = load ptr, ptr %130, align 8, !tbaa !188
  %152 = zext i32 %147 to i64
  %153 = getelementptr inbounds %struct.stamp, ptr %151, i64 %152
  %154 = call i32 %150(ptr noundef %153, i32 noundef 0) #16
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %156, label %174

156:                                              ; preds = %146
  %157 = load i32, ptr %128, align 4, !tbaa !187
  %158 = add i32 %157, 1
  store i32 %158, ptr %128, align 4, !tbaa !187
  %159 = icmp ult i32 %158, %137
  br i1 %159, label %146, label %160, !llvm.loop !269

160:                                              ; preds = %156, %143, %118
  %161 = load ptr, ptr %130, align 8, !tbaa !188
  %162 = load i32, ptr %131, align 8, !tbaa !268
  %163 = add i32 %162, 1
  store i32 %163, ptr %131, align 8, !tbaa !268
  %164 = zext i32 %162 to i64
  %165 = getelementptr inbounds %struct.stamp, ptr %161, i64 %164
  %166 = getelementptr inbounds %struct.stamp, ptr %161, i64 %164, i32 1
  store i64 %127, ptr %166, align 8, !tbaa !270
  %167 = load ptr, ptr %0, align 8, !tbaa !98
  %168 = getelementptr inbounds %struct.device, ptr %167, i64 0, i32 16
  %169 = load ptr, ptr %168, align 8, !tbaa !78
  %170 = load ptr, ptr %165, align 8, !tbaa !189
  %171 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %172 = load ptr, ptr %171, align 8, !tbaa !101
  %173 = call i32 %169(ptr noundef %170, ptr noundef %172) #16
  br label %174

174:                                              ; preds = %146, %160, %134, %110, %114
  %175 = phi i32 [ 0, %114 ], [ %91, %110 ], [ %173, %160 ], [ 2, %134 ], [ %154, %146 ]
  ret i32 %175
}

; Function Attrs: nounwind
define internal i32 @run_or_refuse(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) unnamed_addr #3 {
  %5 = alloca %struct.CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca [3 x ptr], align 8
  %9 = alloca %struct.CUDA_KERNEL_NODE_PARAMS, align 8
  %10 = alloca i64, align 8
  %11 = alloca %struct.arrival, align 8
  %12 = alloca %struct.arrival, align 8
  %13 = alloca ptr, align 8
  %14 = alloca %struct.timespec, align 8
  %15 = alloca %struct.window, align 8
  %16 = alloca [16 x %struct.piece], align 8
  %17 = alloca i64, align 8
  %18 = alloca ptr, align 8
  %19 = alloca [3 x ptr], align 8
  %20 = alloca %struct.arrival, align 8
  %21 = alloca %struct.arrival, align 8
  %22 = load i16, ptr %2, align 4, !tbaa !28
  %23 = icmp eq i16 %22, 15
  br i1 %23, label %24, label %31

24:                                               ; preds = %4
  %25 = getelementptr inbounds %struct.wait_ready, ptr %2, i64 0, i32 1
  %26 = load ptr, ptr %25, align 8, !tbaa !128
  %27 = load atomic i32, ptr %26 seq_cst, align 4
  %28 = icmp eq i32 %27, 2
  br i1 %28, label %29, label %31

29:                                               ; preds = %24
  %30 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 10
  store i64 %3, ptr %30, align 8, !tbaa !271
  br label %31

31:                                               ; preds = %29, %24, %4
  %32 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 2
  %33 = load i32, ptr %32, align 4, !tbaa !116
  %34 = and i32 %33, 8
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %791

36:                                               ; preds = %31
  %37 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 10
  %38 = load i64, ptr %37, align 8, !tbaa !271
  %39 = icmp eq i64 %38, %3
  br i1 %39, label %791, label %40

40:                                               ; preds = %36
  %41 = load ptr, ptr %0, align 8, !tbaa !98
  %42 = load i16, ptr %2, align 4, !tbaa !28
  switch i16 %42, label %797 [
    i16 1, label %43
    i16 2, label %201
    i16 3, label %213
    i16 4, label %226
    i16 5, label %239
    i16 6, label %431
    i16 7, label %557
    i16 8, label %598
    i16 9, label %614
    i16 10, label %655
    i16 11, label %765
    i16 12, label %773
    i16 13, label %781
  ]

43:                                               ; preds = %40
  %44 = getelementptr inbounds %struct.launch, ptr %2, i64 0, i32 1
  %45 = load ptr, ptr %44, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %17) #17
  %46 = getelementptr inbounds %struct.launch, ptr %2, i64 0, i32 2
  %47 = load i64, ptr %46, align 8, !tbaa !4
  store i64 %47, ptr %17, align 8, !tbaa !4
  %48 = getelementptr inbounds %struct.kernel, ptr %45, i64 0, i32 2
  %49 = load i64, ptr %48, align 8, !tbaa !4
  %50 = add i64 %49, 15
  %51 = and i64 %50, -16
  %52 = getelementptr inbounds %struct.kernel, ptr %45, i64 0, i32 1
  %53 = load i64, ptr %52, align 8, !tbaa !4
  %54 = icmp eq i64 %53, 0
  %55 = select i1 %54, i64 0, i64 2320
  %56 = add i64 %55, %51
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %18) #17
  store ptr null, ptr %18, align 8, !tbaa !30
  %57 = icmp ugt i64 %56, 262144
  br i1 %57, label %199, label %58

58:                                               ; preds = %43
  %59 = icmp eq i64 %56, 0
  br i1 %59, label %92, label %60

60:                                               ; preds = %58
  %61 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %62 = load ptr, ptr %61, align 8, !tbaa !168
  %63 = icmp eq ptr %62, null
  br i1 %63, label %75, label %64

64:                                               ; preds = %60
  %65 = getelementptr inbounds %struct.slot, ptr %62, i64 0, i32 2
  %66 = load i64, ptr %65, align 8, !tbaa !272
  %67 = add i64 %66, %56
  %68 = icmp ugt i64 %67, 262144
  br i1 %68, label %69, label %80

69:                                               ; preds = %64
  store ptr null, ptr %61, align 8, !tbaa !168
  %70 = tail call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %62) #18
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %199

72:                                               ; preds = %69
  %73 = load ptr, ptr %61, align 8, !tbaa !168
  %74 = icmp eq ptr %73, null
  br i1 %74, label %75, label %80

75:                                               ; preds = %72, %60
  %76 = tail call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %61) #18
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %199

78:                                               ; preds = %75
  %79 = load ptr, ptr %61, align 8, !tbaa !168
  br label %80

80:                                               ; preds = %78, %72, %64
  %81 = phi ptr [ %79, %78 ], [ %73, %72 ], [ %62, %64 ]
  %82 = getelementptr inbounds %struct.slot, ptr %81, i64 0, i32 1
  %83 = load ptr, ptr %82, align 8, !tbaa !196
  %84 = getelementptr inbounds %struct.slot, ptr %81, i64 0, i32 2
  %85 = load i64, ptr %84, align 8, !tbaa !272
  %86 = getelementptr inbounds i8, ptr %83, i64 %85
  store ptr %86, ptr %18, align 8, !tbaa !30
  %87 = and i64 %56, -16
  %88 = add i64 %85, %87
  store i64 %88, ptr %84, align 8, !tbaa !272
  %89 = load i64, ptr %48, align 8, !tbaa !4
  %90 = add i64 %89, 15
  %91 = and i64 %90, -16
  br label %92

92:                                               ; preds = %80, %58
  %93 = phi i64 [ %91, %80 ], [ %51, %58 ]
  %94 = phi i64 [ %89, %80 ], [ %49, %58 ]
  %95 = phi ptr [ %86, %80 ], [ null, %58 ]
  %96 = getelementptr inbounds i8, ptr %95, i64 %93
  %97 = tail call ptr @memset(ptr noundef %95, i32 noundef 0, i64 noundef %94) #16
  %98 = load i64, ptr %52, align 8, !tbaa !4
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %107, label %100

100:                                              ; preds = %92
  %101 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 7
  %102 = load ptr, ptr %101, align 8, !tbaa !273
  %103 = add i64 %47, 35224
  %104 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %105 = load ptr, ptr %104, align 8, !tbaa !101
  %106 = tail call i32 %102(i64 noundef %103, i8 noundef 0, i64 noundef 8, ptr noundef %105) #16
  br label %107

107:                                              ; preds = %100, %92
  %108 = phi i32 [ %106, %100 ], [ 0, %92 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %19) #17
  store ptr %17, ptr %19, align 8, !tbaa !30
  %109 = getelementptr inbounds ptr, ptr %19, i64 1
  store ptr %18, ptr %109, align 8, !tbaa !30
  %110 = getelementptr inbounds ptr, ptr %19, i64 2
  %111 = getelementptr inbounds %struct.launch, ptr %2, i64 0, i32 4
  store ptr %111, ptr %110, align 8, !tbaa !30
  %112 = load i64, ptr %45, align 8, !tbaa !4
  %113 = icmp eq i64 %112, 0
  %114 = icmp ne i32 %108, 0
  %115 = select i1 %113, i1 true, i1 %114
  br i1 %115, label %119, label %116

116:                                              ; preds = %107
  %117 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 2
  %118 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  br label %125

119:                                              ; preds = %154, %107
  %120 = phi i32 [ %108, %107 ], [ %161, %154 ]
  %121 = phi i1 [ %114, %107 ], [ %165, %154 ]
  %122 = load i64, ptr %52, align 8, !tbaa !4
  %123 = icmp eq i64 %122, 0
  %124 = select i1 %123, i1 true, i1 %121
  br i1 %124, label %182, label %167

125:                                              ; preds = %154, %116
  %126 = phi i64 [ 0, %116 ], [ %162, %154 ]
  %127 = getelementptr inbounds %struct.kernel, ptr %45, i64 0, i32 3, i64 %126
  %128 = load ptr, ptr %117, align 8, !tbaa !274
  %129 = load ptr, ptr %127, align 8, !tbaa !237
  %130 = getelementptr inbounds %struct.kernel, ptr %45, i64 0, i32 3, i64 %126, i32 1
  %131 = load ptr, ptr %130, align 8, !tbaa !241
  %132 = icmp eq ptr %131, null
  br i1 %132, label %133, label %136

133:                                              ; preds = %125
  %134 = getelementptr inbounds %struct.kernel, ptr %45, i64 0, i32 3, i64 %126, i32 2
  %135 = load i32, ptr %134, align 8, !tbaa !242
  br label %154

136:                                              ; preds = %125
  %137 = call i64 %131(ptr noundef nonnull %111) #16
  %138 = icmp sgt i64 %137, 0
  br i1 %138, label %139, label %146

139:                                              ; preds = %136
  %140 = getelementptr inbounds %struct.kernel, ptr %45, i64 0, i32 3, i64 %126, i32 3
  %141 = load i32, ptr %140, align 4, !tbaa !243
  %142 = zext i32 %141 to i64
  %143 = add nsw i64 %137, -1
  %144 = add nuw i64 %143, %142
  %145 = udiv i64 %144, %142
  br label %146

146:                                              ; preds = %139, %136
  %147 = phi i64 [ %145, %139 ], [ 1, %136 ]
  %148 = getelementptr inbounds %struct.kernel, ptr %45, i64 0, i32 3, i64 %126, i32 2
  %149 = load i32, ptr %148, align 8, !tbaa !242
  %150 = zext i32 %149 to i64
  %151 = icmp ult i64 %147, %150
  %152 = trunc i64 %147 to i32
  %153 = select i1 %151, i32 %152, i32 %149
  br label %154

154:                                              ; preds = %146, %133
  %155 = phi i32 [ %153, %146 ], [ %135, %133 ]
  %156 = getelementptr inbounds %struct.kernel, ptr %45, i64 0, i32 3, i64 %126, i32 3
  %157 = load i32, ptr %156, align 4, !tbaa !243
  %158 = getelementptr inbounds %struct.kernel, ptr %45, i64 0, i32 3, i64 %126, i32 4
  %159 = load i32, ptr %158, align 8, !tbaa !246
  %160 = load ptr, ptr %118, align 8, !tbaa !101
  %161 = call i32 %128(ptr noundef %129, i32 noundef %155, i32 noundef 1, i32 noundef 1, i32 noundef %157, i32 noundef 1, i32 noundef 1, i32 noundef %159, ptr noundef %160, ptr noundef nonnull %19, ptr noundef null) #16
  %162 = add nuw i64 %126, 1
  %163 = load i64, ptr %45, align 8, !tbaa !4
  %164 = icmp uge i64 %162, %163
  %165 = icmp ne i32 %161, 0
  %166 = select i1 %164, i1 true, i1 %165
  br i1 %166, label %119, label %125, !llvm.loop !275

167:                                              ; preds = %119
  %168 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 4
  %169 = load ptr, ptr %168, align 8, !tbaa !276
  %170 = load i64, ptr %17, align 8, !tbaa !4
  %171 = add i64 %170, 32912
  %172 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %173 = load ptr, ptr %172, align 8, !tbaa !101
  %174 = call i32 %169(ptr noundef %96, i64 noundef %171, i64 noundef 2320, ptr noundef %173) #16
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %176, label %197

176:                                              ; preds = %167
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %20) #17
  store ptr null, ptr %20, align 8, !tbaa.struct !277
  %177 = getelementptr inbounds i8, ptr %20, i64 8
  store ptr %96, ptr %177, align 8, !tbaa.struct !278
  %178 = getelementptr inbounds i8, ptr %20, i64 16
  store i64 2320, ptr %178, align 8, !tbaa.struct !279
  %179 = getelementptr inbounds i8, ptr %20, i64 24
  store i64 %3, ptr %179, align 8, !tbaa.struct !280
  %180 = getelementptr inbounds i8, ptr %20, i64 32
  store ptr %45, ptr %180, align 8, !tbaa.struct !108
  %181 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %20) #18
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %20) #17
  br label %182

182:                                              ; preds = %176, %119
  %183 = phi i32 [ %120, %119 ], [ %181, %176 ]
  %184 = getelementptr inbounds %struct.launch, ptr %2, i64 0, i32 3
  %185 = load ptr, ptr %184, align 8, !tbaa !30
  %186 = icmp eq ptr %185, null
  %187 = icmp ne i32 %183, 0
  %188 = select i1 %186, i1 true, i1 %187
  br i1 %188, label %197, label %189

189:                                              ; preds = %182
  %190 = load ptr, ptr %18, align 8, !tbaa !30
  %191 = load i64, ptr %48, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %21) #17
  store ptr %185, ptr %21, align 8, !tbaa.struct !277
  %192 = getelementptr inbounds i8, ptr %21, i64 8
  store ptr %190, ptr %192, align 8, !tbaa.struct !278
  %193 = getelementptr inbounds i8, ptr %21, i64 16
  store i64 %191, ptr %193, align 8, !tbaa.struct !279
  %194 = getelementptr inbounds i8, ptr %21, i64 24
  store i64 %3, ptr %194, align 8, !tbaa.struct !280
  %195 = getelementptr inbounds i8, ptr %21, i64 32
  store ptr null, ptr %195, align 8, !tbaa.struct !108
  %196 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %21) #18
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %21) #17
  br label %197

197:                                              ; preds = %189, %182, %167
  %198 = phi i32 [ %183, %182 ], [ %196, %189 ], [ %174, %167 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %19) #17
  br label %199

199:                                              ; preds = %197, %75, %69, %43
  %200 = phi i32 [ %198, %197 ], [ 2, %43 ], [ %70, %69 ], [ %76, %75 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %18) #17
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #17
  br label %797

201:                                              ; preds = %40
  %202 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 5
  %203 = load ptr, ptr %202, align 8, !tbaa !281
  %204 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %205 = load i64, ptr %204, align 8, !tbaa !52
  %206 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %207 = load i64, ptr %206, align 8, !tbaa !48
  %208 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %209 = load i64, ptr %208, align 8, !tbaa !54
  %210 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %211 = load ptr, ptr %210, align 8, !tbaa !101
  %212 = tail call i32 %203(i64 noundef %205, i64 noundef %207, i64 noundef %209, ptr noundef %211) #16
  br label %797

213:                                              ; preds = %40
  %214 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 3
  %215 = load ptr, ptr %214, align 8, !tbaa !282
  %216 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %217 = load i64, ptr %216, align 8, !tbaa !52
  %218 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %219 = load i64, ptr %218, align 8, !tbaa !48
  %220 = inttoptr i64 %219 to ptr
  %221 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %222 = load i64, ptr %221, align 8, !tbaa !54
  %223 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %224 = load ptr, ptr %223, align 8, !tbaa !101
  %225 = tail call i32 %215(i64 noundef %217, ptr noundef %220, i64 noundef %222, ptr noundef %224) #16
  br label %797

226:                                              ; preds = %40
  %227 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 4
  %228 = load ptr, ptr %227, align 8, !tbaa !276
  %229 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %230 = load i64, ptr %229, align 8, !tbaa !52
  %231 = inttoptr i64 %230 to ptr
  %232 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %233 = load i64, ptr %232, align 8, !tbaa !48
  %234 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %235 = load i64, ptr %234, align 8, !tbaa !54
  %236 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %237 = load ptr, ptr %236, align 8, !tbaa !101
  %238 = tail call i32 %228(ptr noundef %231, i64 noundef %233, i64 noundef %235, ptr noundef %237) #16
  br label %797

239:                                              ; preds = %40
  %240 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %241 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 8
  %242 = load i64, ptr %240, align 8, !tbaa !54
  %243 = load i64, ptr %241, align 8, !tbaa !143
  %244 = sub i64 %242, %243
  %245 = icmp ugt i64 %244, 262143
  br i1 %245, label %246, label %353

246:                                              ; preds = %239
  %247 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %248 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %249 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %250 = getelementptr inbounds i8, ptr %15, i64 16
  %251 = getelementptr inbounds %struct.window, ptr %15, i64 0, i32 1
  %252 = getelementptr inbounds %struct.window, ptr %15, i64 0, i32 3
  %253 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %254 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %255 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %256 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %257 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %258 = getelementptr inbounds %struct.window, ptr %15, i64 0, i32 4
  br label %259

259:                                              ; preds = %346, %246
  %260 = load atomic i32, ptr %247 seq_cst, align 8
  %261 = icmp eq i32 %260, 0
  br i1 %261, label %262, label %797

262:                                              ; preds = %259
  %263 = load atomic i32, ptr %248 seq_cst, align 4
  %264 = icmp eq i32 %263, 0
  br i1 %264, label %265, label %797

265:                                              ; preds = %262
  %266 = load atomic i32, ptr %249 seq_cst, align 8
  %267 = icmp eq i32 %266, 0
  br i1 %267, label %268, label %797

268:                                              ; preds = %265
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %15) #17
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %250, i8 0, i64 144, i1 false)
  store ptr %0, ptr %15, align 8, !tbaa !283
  store ptr %1, ptr %251, align 8, !tbaa !285
  %269 = load i64, ptr %253, align 8, !tbaa !52
  %270 = load i64, ptr %241, align 8, !tbaa !143
  %271 = add i64 %270, %269
  store i64 %271, ptr %252, align 8, !tbaa !286
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %16) #17
  %272 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %250) #18
  %273 = icmp eq i32 %272, 0
  br i1 %273, label %275, label %274

274:                                              ; preds = %268
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %16) #17
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %15) #17
  br label %797

275:                                              ; preds = %268
  %276 = load ptr, ptr %250, align 8, !tbaa !30
  br label %277

277:                                              ; preds = %319, %275
  %278 = phi ptr [ %276, %275 ], [ %320, %319 ]
  %279 = phi i64 [ 0, %275 ], [ %291, %319 ]
  %280 = load i64, ptr %254, align 8, !tbaa !48
  %281 = inttoptr i64 %280 to ptr
  %282 = load i64, ptr %241, align 8, !tbaa !143
  %283 = getelementptr inbounds i8, ptr %281, i64 %282
  %284 = getelementptr inbounds [16 x %struct.piece], ptr %16, i64 0, i64 %279
  %285 = getelementptr inbounds %struct.slot, ptr %278, i64 0, i32 1
  %286 = load ptr, ptr %285, align 8, !tbaa !196
  store ptr %286, ptr %284, align 8, !tbaa.struct !231
  %287 = getelementptr inbounds i8, ptr %284, i64 8
  store ptr %283, ptr %287, align 8, !tbaa.struct !232
  %288 = getelementptr inbounds i8, ptr %284, i64 16
  store i64 262144, ptr %288, align 8, !tbaa.struct !233
  %289 = getelementptr inbounds i8, ptr %284, i64 24
  store i32 0, ptr %289, align 8, !tbaa.struct !234
  %290 = add i64 %282, 262144
  store i64 %290, ptr %241, align 8, !tbaa !143
  %291 = add nuw nsw i64 %279, 1
  %292 = icmp eq i64 %279, 15
  br i1 %292, label %328, label %293

293:                                              ; preds = %277
  %294 = load i64, ptr %240, align 8, !tbaa !54
  %295 = sub i64 %294, %290
  %296 = icmp ugt i64 %295, 262143
  br i1 %296, label %297, label %324

297:                                              ; preds = %293
  %298 = load ptr, ptr %0, align 8, !tbaa !98
  %299 = getelementptr inbounds %struct.device, ptr %298, i64 0, i32 39
  %300 = load ptr, ptr %299, align 8, !tbaa !216
  %301 = call i32 @pthread_mutex_lock(ptr noundef %300) #16
  %302 = load i64, ptr %255, align 8, !tbaa !217
  %303 = icmp ult i64 %302, 64
  br i1 %303, label %304, label %319

304:                                              ; preds = %297
  %305 = getelementptr inbounds %struct.ring, ptr %300, i64 0, i32 1
  %306 = load ptr, ptr %305, align 8, !tbaa !30
  %307 = icmp eq ptr %306, null
  br i1 %307, label %310, label %308

308:                                              ; preds = %304
  %309 = load ptr, ptr %306, align 8, !tbaa !201
  store ptr %309, ptr %305, align 8, !tbaa !30
  br label %315

310:                                              ; preds = %304
  %311 = icmp eq i64 %302, 0
  br i1 %311, label %312, label %319

312:                                              ; preds = %310
  %313 = load ptr, ptr %256, align 8, !tbaa !193
  store ptr null, ptr %256, align 8, !tbaa !193
  %314 = icmp eq ptr %313, null
  br i1 %314, label %319, label %315

315:                                              ; preds = %312, %308
  %316 = phi ptr [ %306, %308 ], [ %313, %312 ]
  %317 = add nuw nsw i64 %302, 1
  store i64 %317, ptr %255, align 8, !tbaa !217
  store ptr null, ptr %316, align 8, !tbaa !201
  %318 = getelementptr inbounds %struct.slot, ptr %316, i64 0, i32 2
  store i64 0, ptr %318, align 8, !tbaa !272
  br label %319

319:                                              ; preds = %315, %312, %310, %297
  %320 = phi ptr [ %316, %315 ], [ null, %312 ], [ null, %310 ], [ null, %297 ]
  %321 = call i32 @pthread_mutex_unlock(ptr noundef %300) #16
  %322 = getelementptr inbounds %struct.window, ptr %15, i64 0, i32 2, i64 %291
  store ptr %320, ptr %322, align 8, !tbaa !30
  %323 = icmp eq ptr %320, null
  br i1 %323, label %326, label %277, !llvm.loop !287

324:                                              ; preds = %293
  %325 = trunc i64 %291 to i32
  br label %328

326:                                              ; preds = %319
  %327 = trunc i64 %291 to i32
  br label %328

328:                                              ; preds = %277, %326, %324
  %329 = phi i32 [ %325, %324 ], [ %327, %326 ], [ 16, %277 ]
  %330 = load ptr, ptr %0, align 8, !tbaa !98
  %331 = getelementptr inbounds %struct.device, ptr %330, i64 0, i32 40
  %332 = load ptr, ptr %331, align 8, !tbaa !208
  %333 = load i16, ptr %257, align 8, !tbaa !141
  %334 = call fastcc i32 @copy_together(ptr noundef %332, ptr noundef nonnull %16, i32 noundef %329, i16 noundef %333, i16 noundef 4, ptr noundef nonnull @send_slot, ptr noundef nonnull %15) #18
  %335 = load i32, ptr %258, align 8, !tbaa !288
  %336 = icmp ult i32 %335, %329
  br i1 %336, label %337, label %346

337:                                              ; preds = %328
  %338 = zext i32 %335 to i64
  br label %339

339:                                              ; preds = %339, %337
  %340 = phi i64 [ %338, %337 ], [ %343, %339 ]
  %341 = getelementptr inbounds %struct.window, ptr %15, i64 0, i32 2, i64 %340
  %342 = load ptr, ptr %341, align 8, !tbaa !30
  call fastcc void @give_back(ptr noundef nonnull %0, ptr noundef %342) #18
  %343 = add nuw nsw i64 %340, 1
  %344 = trunc i64 %343 to i32
  %345 = icmp eq i32 %329, %344
  br i1 %345, label %346, label %339, !llvm.loop !289

346:                                              ; preds = %339, %328
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %16) #17
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %15) #17
  %347 = load i64, ptr %240, align 8, !tbaa !54
  %348 = load i64, ptr %241, align 8, !tbaa !143
  %349 = sub i64 %347, %348
  %350 = icmp ugt i64 %349, 262143
  %351 = icmp eq i32 %334, 0
  %352 = select i1 %350, i1 %351, i1 false
  br i1 %352, label %259, label %353, !llvm.loop !290

353:                                              ; preds = %346, %239
  %354 = phi i32 [ 0, %239 ], [ %334, %346 ]
  %355 = phi i64 [ %242, %239 ], [ %347, %346 ]
  %356 = phi i64 [ %243, %239 ], [ %348, %346 ]
  %357 = phi i64 [ %244, %239 ], [ %349, %346 ]
  %358 = phi i1 [ true, %239 ], [ %351, %346 ]
  %359 = icmp ne i64 %355, %356
  %360 = select i1 %358, i1 %359, i1 false
  br i1 %360, label %361, label %797

361:                                              ; preds = %353
  %362 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %363 = load ptr, ptr %362, align 8, !tbaa !168
  %364 = icmp eq ptr %363, null
  br i1 %364, label %376, label %365

365:                                              ; preds = %361
  %366 = getelementptr inbounds %struct.slot, ptr %363, i64 0, i32 2
  %367 = load i64, ptr %366, align 8, !tbaa !272
  %368 = add i64 %367, %357
  %369 = icmp ugt i64 %368, 262144
  br i1 %369, label %370, label %381

370:                                              ; preds = %365
  store ptr null, ptr %362, align 8, !tbaa !168
  %371 = call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %363) #18
  %372 = icmp eq i32 %371, 0
  br i1 %372, label %373, label %797

373:                                              ; preds = %370
  %374 = load ptr, ptr %362, align 8, !tbaa !168
  %375 = icmp eq ptr %374, null
  br i1 %375, label %376, label %381

376:                                              ; preds = %373, %361
  %377 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %362) #18
  %378 = icmp eq i32 %377, 0
  br i1 %378, label %379, label %797

379:                                              ; preds = %376
  %380 = load ptr, ptr %362, align 8, !tbaa !168
  br label %381

381:                                              ; preds = %379, %373, %365
  %382 = phi ptr [ %380, %379 ], [ %374, %373 ], [ %363, %365 ]
  %383 = getelementptr inbounds %struct.slot, ptr %382, i64 0, i32 1
  %384 = load ptr, ptr %383, align 8, !tbaa !196
  %385 = getelementptr inbounds %struct.slot, ptr %382, i64 0, i32 2
  %386 = load i64, ptr %385, align 8, !tbaa !272
  %387 = getelementptr inbounds i8, ptr %384, i64 %386
  %388 = add i64 %357, 15
  %389 = and i64 %388, -16
  %390 = add i64 %386, %389
  store i64 %390, ptr %385, align 8, !tbaa !272
  %391 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %392 = load i64, ptr %391, align 8, !tbaa !48
  %393 = inttoptr i64 %392 to ptr
  %394 = load i64, ptr %241, align 8, !tbaa !143
  %395 = getelementptr inbounds i8, ptr %393, i64 %394
  %396 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %397 = load i16, ptr %396, align 8, !tbaa !141
  %398 = load ptr, ptr %0, align 8, !tbaa !98
  %399 = getelementptr inbounds %struct.device, ptr %398, i64 0, i32 43
  %400 = load atomic i64, ptr %399 seq_cst, align 8
  %401 = icmp eq i64 %400, 0
  br i1 %401, label %402, label %404, !prof !140

402:                                              ; preds = %381
  %403 = call ptr @memcpy(ptr noundef %387, ptr noundef %395, i64 noundef %357) #16
  br label %420

404:                                              ; preds = %381
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %14) #17
  %405 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %14) #16
  %406 = load i64, ptr %14, align 8, !tbaa !75
  %407 = mul i64 %406, 1000000000
  %408 = getelementptr inbounds %struct.timespec, ptr %14, i64 0, i32 1
  %409 = load i64, ptr %408, align 8, !tbaa !77
  %410 = add i64 %407, %409
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %14) #17
  %411 = call ptr @memcpy(ptr noundef %387, ptr noundef %395, i64 noundef %357) #16
  %412 = icmp eq i64 %410, 0
  br i1 %412, label %420, label %413, !prof !140

413:                                              ; preds = %404
  %414 = load ptr, ptr %0, align 8, !tbaa !98
  %415 = getelementptr inbounds %struct.device, ptr %414, i64 0, i32 43
  %416 = load atomic i64, ptr %415 seq_cst, align 8
  %417 = icmp eq i64 %416, 0
  br i1 %417, label %420, label %418

418:                                              ; preds = %413
  %419 = inttoptr i64 %416 to ptr
  call fastcc void @add_span(ptr noundef nonnull %419, i64 noundef %410, i16 noundef %397, i16 noundef 4, i64 noundef %357) #18
  br label %420

420:                                              ; preds = %418, %413, %404, %402
  %421 = load ptr, ptr %0, align 8, !tbaa !98
  %422 = getelementptr inbounds %struct.device, ptr %421, i64 0, i32 3
  %423 = load ptr, ptr %422, align 8, !tbaa !282
  %424 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %425 = load i64, ptr %424, align 8, !tbaa !52
  %426 = load i64, ptr %241, align 8, !tbaa !143
  %427 = add i64 %426, %425
  %428 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %429 = load ptr, ptr %428, align 8, !tbaa !101
  %430 = call i32 %423(i64 noundef %427, ptr noundef %387, i64 noundef %357, ptr noundef %429) #16
  br label %797

431:                                              ; preds = %40
  %432 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %433 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 8
  %434 = load i64, ptr %432, align 8, !tbaa !54
  %435 = load i64, ptr %433, align 8, !tbaa !143
  %436 = sub i64 %434, %435
  %437 = icmp ugt i64 %436, 262143
  br i1 %437, label %438, label %495

438:                                              ; preds = %431
  %439 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %440 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %441 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %442 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %443 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %444 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %445 = getelementptr inbounds i8, ptr %12, i64 8
  %446 = getelementptr inbounds i8, ptr %12, i64 16
  %447 = getelementptr inbounds i8, ptr %12, i64 24
  %448 = getelementptr inbounds i8, ptr %12, i64 32
  br label %449

449:                                              ; preds = %484, %438
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %13) #17
  %450 = load atomic i32, ptr %439 seq_cst, align 8
  %451 = icmp eq i32 %450, 0
  br i1 %451, label %452, label %482

452:                                              ; preds = %449
  %453 = load atomic i32, ptr %440 seq_cst, align 4
  %454 = icmp eq i32 %453, 0
  br i1 %454, label %455, label %482

455:                                              ; preds = %452
  %456 = load atomic i32, ptr %441 seq_cst, align 8
  %457 = icmp eq i32 %456, 0
  br i1 %457, label %458, label %482

458:                                              ; preds = %455
  %459 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %13) #18
  %460 = icmp eq i32 %459, 0
  br i1 %460, label %461, label %482

461:                                              ; preds = %458
  %462 = load ptr, ptr %13, align 8, !tbaa !30
  %463 = getelementptr inbounds %struct.slot, ptr %462, i64 0, i32 1
  %464 = load ptr, ptr %463, align 8, !tbaa !196
  %465 = load ptr, ptr %0, align 8, !tbaa !98
  %466 = getelementptr inbounds %struct.device, ptr %465, i64 0, i32 4
  %467 = load ptr, ptr %466, align 8, !tbaa !276
  %468 = load i64, ptr %442, align 8, !tbaa !48
  %469 = load i64, ptr %433, align 8, !tbaa !143
  %470 = add i64 %469, %468
  %471 = load ptr, ptr %443, align 8, !tbaa !101
  %472 = tail call i32 %467(ptr noundef %464, i64 noundef %470, i64 noundef 262144, ptr noundef %471) #16
  %473 = icmp eq i32 %472, 0
  br i1 %473, label %474, label %484

474:                                              ; preds = %461
  %475 = load i64, ptr %444, align 8, !tbaa !52
  %476 = inttoptr i64 %475 to ptr
  %477 = load i64, ptr %433, align 8, !tbaa !143
  %478 = getelementptr inbounds i8, ptr %476, i64 %477
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %12) #17
  store ptr %478, ptr %12, align 8, !tbaa.struct !277
  store ptr %464, ptr %445, align 8, !tbaa.struct !278
  store i64 262144, ptr %446, align 8, !tbaa.struct !279
  store i64 %3, ptr %447, align 8, !tbaa.struct !280
  store ptr null, ptr %448, align 8, !tbaa.struct !108
  %479 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %12) #18
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %12) #17
  %480 = load i64, ptr %433, align 8, !tbaa !143
  %481 = add i64 %480, 262144
  store i64 %481, ptr %433, align 8, !tbaa !143
  br label %484

482:                                              ; preds = %458, %455, %452, %449
  %483 = phi i32 [ %459, %458 ], [ -2, %455 ], [ -2, %452 ], [ -2, %449 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %13) #17
  br label %797

484:                                              ; preds = %474, %461
  %485 = phi i32 [ %479, %474 ], [ %472, %461 ]
  %486 = tail call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %462) #18
  %487 = icmp eq i32 %485, 0
  %488 = select i1 %487, i32 %486, i32 %485
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %13) #17
  %489 = load i64, ptr %432, align 8, !tbaa !54
  %490 = load i64, ptr %433, align 8, !tbaa !143
  %491 = sub i64 %489, %490
  %492 = icmp ugt i64 %491, 262143
  %493 = icmp eq i32 %488, 0
  %494 = select i1 %492, i1 %493, i1 false
  br i1 %494, label %449, label %495, !llvm.loop !291

495:                                              ; preds = %484, %431
  %496 = phi i32 [ 0, %431 ], [ %488, %484 ]
  %497 = phi i64 [ %434, %431 ], [ %489, %484 ]
  %498 = phi i64 [ %435, %431 ], [ %490, %484 ]
  %499 = phi i64 [ %436, %431 ], [ %491, %484 ]
  %500 = phi i1 [ true, %431 ], [ %493, %484 ]
  %501 = icmp ne i64 %497, %498
  %502 = select i1 %500, i1 %501, i1 false
  br i1 %502, label %503, label %797

503:                                              ; preds = %495
  %504 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %505 = load ptr, ptr %504, align 8, !tbaa !168
  %506 = icmp eq ptr %505, null
  br i1 %506, label %518, label %507

507:                                              ; preds = %503
  %508 = getelementptr inbounds %struct.slot, ptr %505, i64 0, i32 2
  %509 = load i64, ptr %508, align 8, !tbaa !272
  %510 = add i64 %509, %499
  %511 = icmp ugt i64 %510, 262144
  br i1 %511, label %512, label %523

512:                                              ; preds = %507
  store ptr null, ptr %504, align 8, !tbaa !168
  %513 = tail call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %505) #18
  %514 = icmp eq i32 %513, 0
  br i1 %514, label %515, label %797

515:                                              ; preds = %512
  %516 = load ptr, ptr %504, align 8, !tbaa !168
  %517 = icmp eq ptr %516, null
  br i1 %517, label %518, label %523

518:                                              ; preds = %515, %503
  %519 = tail call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %504) #18
  %520 = icmp eq i32 %519, 0
  br i1 %520, label %521, label %797

521:                                              ; preds = %518
  %522 = load ptr, ptr %504, align 8, !tbaa !168
  br label %523

523:                                              ; preds = %521, %515, %507
  %524 = phi ptr [ %522, %521 ], [ %516, %515 ], [ %505, %507 ]
  %525 = getelementptr inbounds %struct.slot, ptr %524, i64 0, i32 1
  %526 = load ptr, ptr %525, align 8, !tbaa !196
  %527 = getelementptr inbounds %struct.slot, ptr %524, i64 0, i32 2
  %528 = load i64, ptr %527, align 8, !tbaa !272
  %529 = getelementptr inbounds i8, ptr %526, i64 %528
  %530 = add i64 %499, 15
  %531 = and i64 %530, -16
  %532 = add i64 %528, %531
  store i64 %532, ptr %527, align 8, !tbaa !272
  %533 = load ptr, ptr %0, align 8, !tbaa !98
  %534 = getelementptr inbounds %struct.device, ptr %533, i64 0, i32 4
  %535 = load ptr, ptr %534, align 8, !tbaa !276
  %536 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %537 = load i64, ptr %536, align 8, !tbaa !48
  %538 = load i64, ptr %433, align 8, !tbaa !143
  %539 = add i64 %538, %537
  %540 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %541 = load ptr, ptr %540, align 8, !tbaa !101
  %542 = tail call i32 %535(ptr noundef %529, i64 noundef %539, i64 noundef %499, ptr noundef %541) #16
  %543 = icmp eq i32 %542, 0
  br i1 %543, label %544, label %797

544:                                              ; preds = %523
  %545 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %546 = load i64, ptr %545, align 8, !tbaa !52
  %547 = inttoptr i64 %546 to ptr
  %548 = load i64, ptr %433, align 8, !tbaa !143
  %549 = getelementptr inbounds i8, ptr %547, i64 %548
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %11) #17
  store ptr %549, ptr %11, align 8, !tbaa.struct !277
  %550 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %529, ptr %550, align 8, !tbaa.struct !278
  %551 = getelementptr inbounds i8, ptr %11, i64 16
  store i64 %499, ptr %551, align 8, !tbaa.struct !279
  %552 = getelementptr inbounds i8, ptr %11, i64 24
  store i64 %3, ptr %552, align 8, !tbaa.struct !280
  %553 = getelementptr inbounds i8, ptr %11, i64 32
  store ptr null, ptr %553, align 8, !tbaa.struct !108
  %554 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %11) #18
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %11) #17
  %555 = load i64, ptr %433, align 8, !tbaa !143
  %556 = add i64 %555, %499
  store i64 %556, ptr %433, align 8, !tbaa !143
  br label %797

557:                                              ; preds = %40
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #17
  %558 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 10
  %559 = load ptr, ptr %558, align 8, !tbaa !292
  %560 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %561 = load i64, ptr %560, align 8, !tbaa !54
  %562 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 34
  %563 = load ptr, ptr %562, align 8, !tbaa !293
  %564 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %565 = load ptr, ptr %564, align 8, !tbaa !101
  %566 = call i32 %559(ptr noundef nonnull %10, i64 noundef %561, ptr noundef %563, ptr noundef %565) #16
  switch i32 %566, label %596 [
    i32 2, label %567
    i32 0, label %569
  ]

567:                                              ; preds = %557
  %568 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  call fastcc void @add_failure(ptr noundef nonnull %568, i64 noundef %3, i64 noundef 2) #19
  br label %596

569:                                              ; preds = %557
  %570 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 5
  %571 = load ptr, ptr %570, align 8, !tbaa !281
  %572 = load i64, ptr %10, align 8, !tbaa !4
  %573 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %574 = load i64, ptr %573, align 8, !tbaa !48
  %575 = load i64, ptr %560, align 8, !tbaa !54
  %576 = load ptr, ptr %564, align 8, !tbaa !101
  %577 = call i32 %571(i64 noundef %572, i64 noundef %574, i64 noundef %575, ptr noundef %576) #16
  %578 = icmp eq i32 %577, 0
  br i1 %578, label %579, label %587

579:                                              ; preds = %569
  %580 = load ptr, ptr %570, align 8, !tbaa !281
  %581 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %582 = load i64, ptr %581, align 8, !tbaa !52
  %583 = load i64, ptr %10, align 8, !tbaa !4
  %584 = load i64, ptr %560, align 8, !tbaa !54
  %585 = load ptr, ptr %564, align 8, !tbaa !101
  %586 = call i32 %580(i64 noundef %582, i64 noundef %583, i64 noundef %584, ptr noundef %585) #16
  br label %587

587:                                              ; preds = %579, %569
  %588 = phi i32 [ %577, %569 ], [ %586, %579 ]
  %589 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 11
  %590 = load ptr, ptr %589, align 8, !tbaa !294
  %591 = load i64, ptr %10, align 8, !tbaa !4
  %592 = load ptr, ptr %564, align 8, !tbaa !101
  %593 = call i32 %590(i64 noundef %591, ptr noundef %592) #16
  %594 = icmp eq i32 %588, 0
  %595 = select i1 %594, i32 %593, i32 %588
  br label %596

596:                                              ; preds = %587, %567, %557
  %597 = phi i32 [ 0, %567 ], [ %595, %587 ], [ %566, %557 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #17
  br label %797

598:                                              ; preds = %40
  %599 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 6
  %600 = load ptr, ptr %599, align 8, !tbaa !295
  %601 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 1
  %602 = load i64, ptr %601, align 8, !tbaa !296
  %603 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 2
  %604 = load ptr, ptr %603, align 8, !tbaa !298
  %605 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 3
  %606 = load i64, ptr %605, align 8, !tbaa !299
  %607 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 4
  %608 = load ptr, ptr %607, align 8, !tbaa !300
  %609 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 5
  %610 = load i64, ptr %609, align 8, !tbaa !301
  %611 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %612 = load ptr, ptr %611, align 8, !tbaa !101
  %613 = tail call i32 %600(i64 noundef %602, ptr noundef %604, i64 noundef %606, ptr noundef %608, i64 noundef %610, ptr noundef %612) #16
  br label %797

614:                                              ; preds = %40
  %615 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 3
  %616 = load i32, ptr %615, align 8, !tbaa !302
  switch i32 %616, label %643 [
    i32 1, label %617
    i32 2, label %630
  ]

617:                                              ; preds = %614
  %618 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 7
  %619 = load ptr, ptr %618, align 8, !tbaa !273
  %620 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 1
  %621 = load i64, ptr %620, align 8, !tbaa !36
  %622 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 4
  %623 = load i32, ptr %622, align 4, !tbaa !303
  %624 = trunc i32 %623 to i8
  %625 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 2
  %626 = load i64, ptr %625, align 8, !tbaa !41
  %627 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %628 = load ptr, ptr %627, align 8, !tbaa !101
  %629 = tail call i32 %619(i64 noundef %621, i8 noundef %624, i64 noundef %626, ptr noundef %628) #16
  br label %797

630:                                              ; preds = %614
  %631 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 8
  %632 = load ptr, ptr %631, align 8, !tbaa !304
  %633 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 1
  %634 = load i64, ptr %633, align 8, !tbaa !36
  %635 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 4
  %636 = load i32, ptr %635, align 4, !tbaa !303
  %637 = trunc i32 %636 to i16
  %638 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 2
  %639 = load i64, ptr %638, align 8, !tbaa !41
  %640 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %641 = load ptr, ptr %640, align 8, !tbaa !101
  %642 = tail call i32 %632(i64 noundef %634, i16 noundef %637, i64 noundef %639, ptr noundef %641) #16
  br label %797

643:                                              ; preds = %614
  %644 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 9
  %645 = load ptr, ptr %644, align 8, !tbaa !305
  %646 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 1
  %647 = load i64, ptr %646, align 8, !tbaa !36
  %648 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 4
  %649 = load i32, ptr %648, align 4, !tbaa !303
  %650 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 2
  %651 = load i64, ptr %650, align 8, !tbaa !41
  %652 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %653 = load ptr, ptr %652, align 8, !tbaa !101
  %654 = tail call i32 %645(i64 noundef %647, i32 noundef %649, i64 noundef %651, ptr noundef %653) #16
  br label %797

655:                                              ; preds = %40
  %656 = getelementptr inbounds %struct.command, ptr %2, i64 0, i32 2
  %657 = load i32, ptr %656, align 4, !tbaa !31
  %658 = zext i32 %657 to i64
  %659 = getelementptr inbounds i8, ptr %2, i64 %658
  %660 = getelementptr inbounds %struct.execute, ptr %2, i64 0, i32 1
  %661 = getelementptr inbounds %struct.execute, ptr %2, i64 0, i32 2
  %662 = icmp ult ptr %661, %659
  br i1 %662, label %663, label %755

663:                                              ; preds = %655
  %664 = load ptr, ptr %660, align 8, !tbaa !30
  %665 = getelementptr inbounds %struct.graph, ptr %664, i64 0, i32 4
  %666 = load ptr, ptr %665, align 8, !tbaa !34
  %667 = getelementptr inbounds ptr, ptr %8, i64 1
  %668 = getelementptr inbounds ptr, ptr %8, i64 2
  %669 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 1
  %670 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 2
  %671 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 4
  %672 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 5
  %673 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 7
  %674 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 8
  %675 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 9
  %676 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 11
  br label %680

677:                                              ; preds = %746
  br i1 %753, label %678, label %797

678:                                              ; preds = %677
  %679 = load ptr, ptr %0, align 8, !tbaa !98
  br label %755

680:                                              ; preds = %746, %663
  %681 = phi ptr [ %661, %663 ], [ %751, %746 ]
  %682 = phi ptr [ %666, %663 ], [ %684, %746 ]
  %683 = load ptr, ptr %660, align 8, !tbaa !30
  %684 = getelementptr inbounds i64, ptr %682, i64 1
  %685 = load i64, ptr %682, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #17
  %686 = getelementptr inbounds %struct.launch, ptr %681, i64 0, i32 2
  %687 = load i64, ptr %686, align 8, !tbaa !4
  store i64 %687, ptr %6, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #17
  store i64 0, ptr %7, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8) #17
  store ptr %6, ptr %8, align 8, !tbaa !30
  store ptr %7, ptr %667, align 8, !tbaa !30
  %688 = getelementptr inbounds %struct.launch, ptr %681, i64 0, i32 4
  store ptr %688, ptr %668, align 8, !tbaa !30
  %689 = getelementptr inbounds %struct.launch, ptr %681, i64 0, i32 1
  %690 = load ptr, ptr %689, align 8, !tbaa !30
  %691 = load i64, ptr %690, align 8, !tbaa !4
  %692 = icmp eq i64 %691, 0
  br i1 %692, label %746, label %693

693:                                              ; preds = %680
  %694 = getelementptr inbounds %struct.graph, ptr %683, i64 0, i32 1
  %695 = getelementptr inbounds %struct.graph, ptr %683, i64 0, i32 3
  br label %696

696:                                              ; preds = %725, %693
  %697 = phi ptr [ %690, %693 ], [ %741, %725 ]
  %698 = phi i64 [ 0, %693 ], [ %740, %725 ]
  %699 = getelementptr inbounds %struct.kernel, ptr %697, i64 0, i32 3, i64 %698
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %9) #17
  %700 = load ptr, ptr %699, align 8, !tbaa !237
  store ptr %700, ptr %9, align 8, !tbaa !239
  %701 = getelementptr inbounds %struct.kernel, ptr %697, i64 0, i32 3, i64 %698, i32 1
  %702 = load ptr, ptr %701, align 8, !tbaa !241
  %703 = icmp eq ptr %702, null
  br i1 %703, label %704, label %707

704:                                              ; preds = %696
  %705 = getelementptr inbounds %struct.kernel, ptr %697, i64 0, i32 3, i64 %698, i32 2
  %706 = load i32, ptr %705, align 8, !tbaa !242
  br label %725

707:                                              ; preds = %696
  %708 = call i64 %702(ptr noundef nonnull %688) #16
  %709 = icmp sgt i64 %708, 0
  br i1 %709, label %710, label %717

710:                                              ; preds = %707
  %711 = getelementptr inbounds %struct.kernel, ptr %697, i64 0, i32 3, i64 %698, i32 3
  %712 = load i32, ptr %711, align 4, !tbaa !243
  %713 = zext i32 %712 to i64
  %714 = add nsw i64 %708, -1
  %715 = add nuw i64 %714, %713
  %716 = udiv i64 %715, %713
  br label %717

717:                                              ; preds = %710, %707
  %718 = phi i64 [ %716, %710 ], [ 1, %707 ]
  %719 = getelementptr inbounds %struct.kernel, ptr %697, i64 0, i32 3, i64 %698, i32 2
  %720 = load i32, ptr %719, align 8, !tbaa !242
  %721 = zext i32 %720 to i64
  %722 = icmp ult i64 %718, %721
  %723 = trunc i64 %718 to i32
  %724 = select i1 %722, i32 %723, i32 %720
  br label %725

725:                                              ; preds = %717, %704
  %726 = phi i32 [ %724, %717 ], [ %706, %704 ]
  store i32 %726, ptr %669, align 8, !tbaa !244
  store <2 x i32> <i32 1, i32 1>, ptr %670, align 4, !tbaa !9
  %727 = getelementptr inbounds %struct.kernel, ptr %697, i64 0, i32 3, i64 %698, i32 3
  %728 = load i32, ptr %727, align 4, !tbaa !243
  store i32 %728, ptr %671, align 4, !tbaa !245
  store <2 x i32> <i32 1, i32 1>, ptr %672, align 8, !tbaa !9
  %729 = getelementptr inbounds %struct.kernel, ptr %697, i64 0, i32 3, i64 %698, i32 4
  %730 = load i32, ptr %729, align 8, !tbaa !246
  store i32 %730, ptr %673, align 8, !tbaa !247
  store ptr %8, ptr %674, align 8, !tbaa !248
  store <2 x ptr> zeroinitializer, ptr %675, align 8, !tbaa !30
  store ptr null, ptr %676, align 8, !tbaa !249
  %731 = add i64 %698, %685
  %732 = load ptr, ptr %683, align 8, !tbaa !15
  %733 = getelementptr inbounds %struct.device, ptr %732, i64 0, i32 29
  %734 = load ptr, ptr %733, align 8, !tbaa !306
  %735 = load ptr, ptr %694, align 8, !tbaa !23
  %736 = load ptr, ptr %695, align 8, !tbaa !33
  %737 = getelementptr inbounds ptr, ptr %736, i64 %731
  %738 = load ptr, ptr %737, align 8, !tbaa !30
  %739 = call i32 %734(ptr noundef %735, ptr noundef %738, ptr noundef nonnull %9) #16
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %9) #17
  %740 = add nuw i64 %698, 1
  %741 = load ptr, ptr %689, align 8, !tbaa !30
  %742 = load i64, ptr %741, align 8, !tbaa !4
  %743 = icmp ult i64 %740, %742
  %744 = icmp eq i32 %739, 0
  %745 = select i1 %743, i1 %744, i1 false
  br i1 %745, label %696, label %746, !llvm.loop !251

746:                                              ; preds = %725, %680
  %747 = phi i32 [ 0, %680 ], [ %739, %725 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8) #17
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #17
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #17
  %748 = getelementptr inbounds %struct.command, ptr %681, i64 0, i32 2
  %749 = load i32, ptr %748, align 4, !tbaa !31
  %750 = zext i32 %749 to i64
  %751 = getelementptr inbounds i8, ptr %681, i64 %750
  %752 = icmp ult ptr %751, %659
  %753 = icmp eq i32 %747, 0
  %754 = select i1 %752, i1 %753, i1 false
  br i1 %754, label %680, label %677, !llvm.loop !307

755:                                              ; preds = %678, %655
  %756 = phi ptr [ %679, %678 ], [ %41, %655 ]
  %757 = getelementptr inbounds %struct.device, ptr %756, i64 0, i32 30
  %758 = load ptr, ptr %757, align 8, !tbaa !308
  %759 = load ptr, ptr %660, align 8, !tbaa !30
  %760 = getelementptr inbounds %struct.graph, ptr %759, i64 0, i32 1
  %761 = load ptr, ptr %760, align 8, !tbaa !23
  %762 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %763 = load ptr, ptr %762, align 8, !tbaa !101
  %764 = call i32 %758(ptr noundef %761, ptr noundef %763) #16
  br label %797

765:                                              ; preds = %40
  %766 = getelementptr inbounds %struct.wait, ptr %2, i64 0, i32 1
  %767 = load ptr, ptr %766, align 8, !tbaa !122
  %768 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %769 = load ptr, ptr %768, align 8, !tbaa !101
  %770 = getelementptr inbounds %struct.wait, ptr %2, i64 0, i32 2
  %771 = load i64, ptr %770, align 8, !tbaa !123
  %772 = tail call fastcc i32 @wait_for(ptr noundef %767, ptr noundef %769, i64 noundef %771) #18
  br label %797

773:                                              ; preds = %40
  %774 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 20
  %775 = load ptr, ptr %774, align 8, !tbaa !182
  %776 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %777 = load ptr, ptr %776, align 8, !tbaa !101
  %778 = getelementptr inbounds %struct.wait_event, ptr %2, i64 0, i32 1
  %779 = load ptr, ptr %778, align 8, !tbaa !309
  %780 = tail call i32 %775(ptr noundef %777, ptr noundef %779, i32 noundef 0) #16
  br label %797

781:                                              ; preds = %40
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %5) #17
  %782 = getelementptr inbounds i8, ptr %5, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %782, i8 0, i64 136, i1 false)
  %783 = getelementptr inbounds %struct.wait_semaphore, ptr %2, i64 0, i32 2
  %784 = load i64, ptr %783, align 8, !tbaa !311
  store i64 %784, ptr %5, align 8, !tbaa !313
  %785 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 22
  %786 = load ptr, ptr %785, align 8, !tbaa !316
  %787 = getelementptr inbounds %struct.wait_semaphore, ptr %2, i64 0, i32 1
  %788 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %789 = load ptr, ptr %788, align 8, !tbaa !101
  %790 = call i32 %786(ptr noundef nonnull %787, ptr noundef nonnull %5, i32 noundef 1, ptr noundef %789) #16
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %5) #17
  br label %797

791:                                              ; preds = %36, %31
  %792 = getelementptr inbounds %struct.command, ptr %2, i64 0, i32 1
  %793 = load i16, ptr %792, align 2, !tbaa !70
  %794 = icmp eq i16 %793, 0
  br i1 %794, label %797, label %795

795:                                              ; preds = %791
  %796 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  tail call fastcc void @add_failure(ptr noundef nonnull %796, i64 noundef %3, i64 noundef 2) #19
  br label %797

797:                                              ; preds = %265, %262, %259, %781, %773, %765, %755, %677, %643, %630, %617, %598, %596, %544, %523, %518, %512, %495, %482, %420, %376, %370, %353, %274, %226, %213, %201, %199, %40, %791, %795
  %798 = phi i32 [ 0, %795 ], [ 0, %791 ], [ %790, %781 ], [ %780, %773 ], [ %772, %765 ], [ %613, %598 ], [ %597, %596 ], [ %238, %226 ], [ %225, %213 ], [ %212, %201 ], [ %200, %199 ], [ 0, %40 ], [ %354, %353 ], [ %430, %420 ], [ %371, %370 ], [ %377, %376 ], [ %272, %274 ], [ %496, %495 ], [ %483, %482 ], [ %554, %544 ], [ %542, %523 ], [ %513, %512 ], [ %519, %518 ], [ %654, %643 ], [ %642, %630 ], [ %629, %617 ], [ %764, %755 ], [ %747, %677 ], [ -2, %259 ], [ -2, %262 ], [ -2, %265 ]
  ret i32 %798
}

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #4

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define internal fastcc i32 @add_arrival(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #3 {
  %4 = alloca { i64, i64 }, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #16
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 2
  %9 = load i64, ptr %8, align 8, !tbaa !317
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !164
  %12 = sub i64 %9, %11
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !157
  %15 = icmp ult i64 %12, %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = load ptr, ptr %5, align 8, !tbaa !156
  br label %46

18:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %8, i64 16, i1 false), !tbaa.struct !318
  %19 = icmp eq i64 %14, 0
  %20 = shl i64 %14, 1
  %21 = select i1 %19, i64 64, i64 %20
  %22 = tail call ptr @calloc(i64 noundef %21, i64 noundef 40) #16
  %23 = icmp eq ptr %22, null
  br i1 %23, label %45, label %24

24:                                               ; preds = %18
  %25 = load i64, ptr %10, align 8, !tbaa !164
  %26 = load i64, ptr %8, align 8, !tbaa !317
  %27 = icmp ult i64 %25, %26
  br i1 %27, label %28, label %30

28:                                               ; preds = %24
  %29 = add i64 %21, -1
  br label %33

30:                                               ; preds = %33, %24
  %31 = load ptr, ptr %5, align 8, !tbaa !156
  tail call void @free(ptr noundef %31) #16
  store ptr %22, ptr %5, align 8, !tbaa.struct !319
  store i64 %21, ptr %13, align 8, !tbaa.struct !320
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %8, ptr noundef nonnull align 8 dereferenceable(16) %4, i64 16, i1 false), !tbaa.struct !318
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4)
  %32 = load i64, ptr %8, align 8, !tbaa !317
  br label %46

33:                                               ; preds = %33, %28
  %34 = phi i64 [ %25, %28 ], [ %42, %33 ]
  %35 = and i64 %34, %29
  %36 = getelementptr inbounds %struct.arrival, ptr %22, i64 %35
  %37 = load ptr, ptr %5, align 8, !tbaa !156
  %38 = load i64, ptr %13, align 8, !tbaa !157
  %39 = add i64 %38, -1
  %40 = and i64 %39, %34
  %41 = getelementptr inbounds %struct.arrival, ptr %37, i64 %40
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %36, ptr noundef nonnull align 8 dereferenceable(40) %41, i64 40, i1 false), !tbaa.struct !277
  %42 = add nuw i64 %34, 1
  %43 = load i64, ptr %8, align 8, !tbaa !317
  %44 = icmp ult i64 %42, %43
  br i1 %44, label %33, label %30, !llvm.loop !321

45:                                               ; preds = %18
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4)
  br label %54

46:                                               ; preds = %16, %30
  %47 = phi i64 [ %14, %16 ], [ %21, %30 ]
  %48 = phi ptr [ %17, %16 ], [ %22, %30 ]
  %49 = phi i64 [ %9, %16 ], [ %32, %30 ]
  %50 = add i64 %49, 1
  store i64 %50, ptr %8, align 8, !tbaa !317
  %51 = add i64 %47, -1
  %52 = and i64 %51, %49
  %53 = getelementptr inbounds %struct.arrival, ptr %48, i64 %52
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %53, ptr noundef nonnull align 8 dereferenceable(40) %2, i64 40, i1 false), !tbaa.struct !277
  br label %54

54:                                               ; preds = %45, %46
  %55 = phi i32 [ 0, %46 ], [ 2, %45 ]
  %56 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #16
  %57 = load ptr, ptr %2, align 8, !tbaa !158
  %58 = icmp eq ptr %57, null
  br i1 %58, label %65, label %59

59:                                               ; preds = %54
  %60 = getelementptr inbounds %struct.arrival, ptr %2, i64 0, i32 2
  %61 = load i64, ptr %60, align 8, !tbaa !163
  %62 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 13
  %63 = load i64, ptr %62, align 8, !tbaa !145
  %64 = add i64 %63, %61
  store i64 %64, ptr %62, align 8, !tbaa !145
  br label %65

65:                                               ; preds = %59, %54
  ret i32 %55
}

; Function Attrs: nounwind
define internal fastcc i32 @next_slot(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly %2) unnamed_addr #3 {
  %4 = load ptr, ptr %0, align 8, !tbaa !98
  %5 = getelementptr inbounds %struct.device, ptr %4, i64 0, i32 39
  %6 = load ptr, ptr %5, align 8, !tbaa !216
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef %6) #16
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %9 = load i64, ptr %8, align 8, !tbaa !217
  %10 = icmp ult i64 %9, 64
  br i1 %10, label %11, label %28

11:                                               ; preds = %3
  %12 = getelementptr inbounds %struct.ring, ptr %6, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8, !tbaa !30
  %14 = icmp eq ptr %13, null
  br i1 %14, label %17, label %15

15:                                               ; preds = %11
  %16 = load ptr, ptr %13, align 8, !tbaa !201
  store ptr %16, ptr %12, align 8, !tbaa !30
  br label %23

17:                                               ; preds = %11
  %18 = icmp eq i64 %9, 0
  br i1 %18, label %19, label %28

19:                                               ; preds = %17
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %21 = load ptr, ptr %20, align 8, !tbaa !193
  store ptr null, ptr %20, align 8, !tbaa !193
  %22 = icmp eq ptr %21, null
  br i1 %22, label %28, label %23

23:                                               ; preds = %15, %19
  %24 = phi ptr [ %13, %15 ], [ %21, %19 ]
  %25 = add nuw nsw i64 %9, 1
  store i64 %25, ptr %8, align 8, !tbaa !217
  store ptr null, ptr %24, align 8, !tbaa !201
  %26 = getelementptr inbounds %struct.slot, ptr %24, i64 0, i32 2
  store i64 0, ptr %26, align 8, !tbaa !272
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #16
  store ptr %24, ptr %2, align 8, !tbaa !30
  br label %38

28:                                               ; preds = %19, %17, %3
  %29 = tail call i32 @pthread_mutex_unlock(ptr noundef %6) #16
  store ptr null, ptr %2, align 8, !tbaa !30
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %31 = load ptr, ptr %30, align 8, !tbaa !168
  %32 = icmp eq ptr %31, null
  br i1 %32, label %37, label %33

33:                                               ; preds = %28
  store ptr null, ptr %30, align 8, !tbaa !168
  %34 = tail call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %31) #18
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
define internal fastcc i32 @close_slot(ptr noundef %0, ptr nocapture noundef readonly %1, ptr noundef %2) unnamed_addr #3 {
  %4 = load ptr, ptr %0, align 8, !tbaa !98
  %5 = getelementptr inbounds %struct.device, ptr %4, i64 0, i32 16
  %6 = load ptr, ptr %5, align 8, !tbaa !78
  %7 = getelementptr inbounds %struct.slot, ptr %2, i64 0, i32 3
  %8 = load ptr, ptr %7, align 8, !tbaa !194
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8, !tbaa !101
  %11 = tail call i32 %6(ptr noundef %8, ptr noundef %10) #16
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %16, label %13

13:                                               ; preds = %3
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %15 = cmpxchg ptr %14, i32 0, i32 %11 seq_cst seq_cst, align 4
  tail call fastcc void @announce_stop(ptr noundef nonnull %0) #18
  br label %16

16:                                               ; preds = %13, %3
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %18 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %17) #16
  store ptr null, ptr %2, align 8, !tbaa !201
  %19 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 3
  %20 = load i64, ptr %19, align 8, !tbaa !65
  %21 = getelementptr inbounds %struct.slot, ptr %2, i64 0, i32 4
  store i64 %20, ptr %21, align 8, !tbaa !224
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 2
  %23 = load i64, ptr %22, align 8, !tbaa !147
  %24 = getelementptr inbounds %struct.slot, ptr %2, i64 0, i32 5
  store i64 %23, ptr %24, align 8, !tbaa !226
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 26
  %26 = load ptr, ptr %25, align 8, !tbaa !105
  store ptr %2, ptr %26, align 8, !tbaa !30
  store ptr %2, ptr %25, align 8, !tbaa !105
  %27 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %28 = load atomic i32, ptr %27 seq_cst, align 8
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %58

30:                                               ; preds = %16
  %31 = load ptr, ptr %0, align 8, !tbaa !98
  %32 = getelementptr inbounds %struct.device, ptr %31, i64 0, i32 42
  %33 = load ptr, ptr %32, align 8, !tbaa !97
  %34 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %35 = tail call i32 @pthread_mutex_lock(ptr noundef %33) #16
  %36 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 3
  %37 = load i32, ptr %36, align 8, !tbaa !136
  switch i32 %37, label %56 [
    i32 2, label %38
    i32 4, label %39
    i32 0, label %48
  ]

38:                                               ; preds = %30
  store i32 3, ptr %36, align 8, !tbaa !136
  br label %56

39:                                               ; preds = %30
  %40 = load ptr, ptr %34, align 8, !tbaa !137
  %41 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 1
  %42 = load ptr, ptr %41, align 8, !tbaa !138
  store ptr %40, ptr %42, align 8, !tbaa !137
  %43 = load ptr, ptr %34, align 8, !tbaa !137
  %44 = getelementptr inbounds %struct.job, ptr %43, i64 0, i32 1
  store ptr %42, ptr %44, align 8, !tbaa !138
  %45 = getelementptr inbounds %struct.crew, ptr %33, i64 0, i32 5
  %46 = load i64, ptr %45, align 8, !tbaa !139
  %47 = add i64 %46, -1
  store i64 %47, ptr %45, align 8, !tbaa !139
  br label %48

48:                                               ; preds = %39, %30
  store i32 1, ptr %36, align 8, !tbaa !136
  %49 = getelementptr inbounds %struct.crew, ptr %33, i64 0, i32 3
  store ptr %49, ptr %34, align 8, !tbaa !137
  %50 = getelementptr inbounds %struct.crew, ptr %33, i64 0, i32 3, i32 1
  %51 = load ptr, ptr %50, align 8, !tbaa !138
  %52 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 1
  store ptr %51, ptr %52, align 8, !tbaa !138
  store ptr %34, ptr %50, align 8, !tbaa !138
  %53 = load ptr, ptr %52, align 8, !tbaa !138
  store ptr %34, ptr %53, align 8, !tbaa !137
  %54 = getelementptr inbounds %struct.crew, ptr %33, i64 0, i32 1
  %55 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %54) #16
  br label %56

56:                                               ; preds = %48, %38, %30
  %57 = tail call i32 @pthread_mutex_unlock(ptr noundef %33) #16
  br label %58

58:                                               ; preds = %16, %56
  %59 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %17) #16
  ret i32 %11
}

; Function Attrs: inlinehint nounwind
define internal fastcc i32 @copy_together(ptr noundef %0, ptr noundef %1, i32 noundef %2, i16 noundef %3, i16 noundef %4, ptr noundef readonly %5, ptr noundef %6) unnamed_addr #10 {
  %8 = alloca %struct.timespec, align 8
  %9 = alloca %struct.timespec, align 8
  %10 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 9
  %11 = load atomic i32, ptr %10 seq_cst, align 8
  %12 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 8
  %13 = load atomic i32, ptr %12 seq_cst, align 4
  %14 = icmp eq i32 %11, %13
  br i1 %14, label %35, label %15

15:                                               ; preds = %7
  %16 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 12
  %17 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %16) #16
  %18 = load i32, ptr %10, align 8, !tbaa !229
  %19 = load i32, ptr %12, align 4, !tbaa !204
  %20 = icmp ult i32 %18, %19
  br i1 %20, label %21, label %33

21:                                               ; preds = %15, %29
  %22 = phi i32 [ %30, %29 ], [ %18, %15 ]
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 15, i64 %23
  %25 = tail call i32 @pthread_create(ptr noundef nonnull %24, ptr noundef null, ptr noundef nonnull @help_to_copy, ptr noundef nonnull %0) #16
  %26 = icmp eq i32 %25, 0
  %27 = load i32, ptr %10, align 8, !tbaa !229
  br i1 %26, label %29, label %28

28:                                               ; preds = %21
  store atomic i32 %27, ptr %12 seq_cst, align 4
  br label %33

29:                                               ; preds = %21
  %30 = add i32 %27, 1
  store atomic i32 %30, ptr %10 seq_cst, align 8
  %31 = load i32, ptr %12, align 4, !tbaa !204
  %32 = icmp ult i32 %30, %31
  br i1 %32, label %21, label %33, !llvm.loop !322

33:                                               ; preds = %29, %28, %15
  %34 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %16) #16
  br label %35

35:                                               ; preds = %7, %33
  %36 = icmp ult i32 %2, 2
  br i1 %36, label %205, label %37

37:                                               ; preds = %35
  %38 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 0, i32 1
  %39 = cmpxchg ptr %38, i32 0, i32 1 seq_cst seq_cst, align 4
  %40 = extractvalue { i32, i1 } %39, 1
  br i1 %40, label %101, label %41

41:                                               ; preds = %37
  %42 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 1, i32 1
  %43 = cmpxchg ptr %42, i32 0, i32 1 seq_cst seq_cst, align 4
  %44 = extractvalue { i32, i1 } %43, 1
  br i1 %44, label %101, label %45

45:                                               ; preds = %41
  %46 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 2, i32 1
  %47 = cmpxchg ptr %46, i32 0, i32 1 seq_cst seq_cst, align 4
  %48 = extractvalue { i32, i1 } %47, 1
  br i1 %48, label %101, label %49

49:                                               ; preds = %45
  %50 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 3, i32 1
  %51 = cmpxchg ptr %50, i32 0, i32 1 seq_cst seq_cst, align 4
  %52 = extractvalue { i32, i1 } %51, 1
  br i1 %52, label %101, label %53

53:                                               ; preds = %49
  %54 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 4, i32 1
  %55 = cmpxchg ptr %54, i32 0, i32 1 seq_cst seq_cst, align 4
  %56 = extractvalue { i32, i1 } %55, 1
  br i1 %56, label %101, label %57

57:                                               ; preds = %53
  %58 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 5, i32 1
  %59 = cmpxchg ptr %58, i32 0, i32 1 seq_cst seq_cst, align 4
  %60 = extractvalue { i32, i1 } %59, 1
  br i1 %60, label %101, label %61

61:                                               ; preds = %57
  %62 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 6, i32 1
  %63 = cmpxchg ptr %62, i32 0, i32 1 seq_cst seq_cst, align 4
  %64 = extractvalue { i32, i1 } %63, 1
  br i1 %64, label %101, label %65

65:                                               ; preds = %61
  %66 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 7, i32 1
  %67 = cmpxchg ptr %66, i32 0, i32 1 seq_cst seq_cst, align 4
  %68 = extractvalue { i32, i1 } %67, 1
  br i1 %68, label %101, label %69

69:                                               ; preds = %65
  %70 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 8, i32 1
  %71 = cmpxchg ptr %70, i32 0, i32 1 seq_cst seq_cst, align 4
  %72 = extractvalue { i32, i1 } %71, 1
  br i1 %72, label %101, label %73

73:                                               ; preds = %69
  %74 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 9, i32 1
  %75 = cmpxchg ptr %74, i32 0, i32 1 seq_cst seq_cst, align 4
  %76 = extractvalue { i32, i1 } %75, 1
  br i1 %76, label %101, label %77

77:                                               ; preds = %73
  %78 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 10, i32 1
  %79 = cmpxchg ptr %78, i32 0, i32 1 seq_cst seq_cst, align 4
  %80 = extractvalue { i32, i1 } %79, 1
  br i1 %80, label %101, label %81

81:                                               ; preds = %77
  %82 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 11, i32 1
  %83 = cmpxchg ptr %82, i32 0, i32 1 seq_cst seq_cst, align 4
  %84 = extractvalue { i32, i1 } %83, 1
  br i1 %84, label %101, label %85

85:                                               ; preds = %81
  %86 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 12, i32 1
  %87 = cmpxchg ptr %86, i32 0, i32 1 seq_cst seq_cst, align 4
  %88 = extractvalue { i32, i1 } %87, 1
  br i1 %88, label %101, label %89

89:                                               ; preds = %85
  %90 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 13, i32 1
  %91 = cmpxchg ptr %90, i32 0, i32 1 seq_cst seq_cst, align 4
  %92 = extractvalue { i32, i1 } %91, 1
  br i1 %92, label %101, label %93

93:                                               ; preds = %89
  %94 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 14, i32 1
  %95 = cmpxchg ptr %94, i32 0, i32 1 seq_cst seq_cst, align 4
  %96 = extractvalue { i32, i1 } %95, 1
  br i1 %96, label %101, label %97

97:                                               ; preds = %93
  %98 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 15, i32 1
  %99 = cmpxchg ptr %98, i32 0, i32 1 seq_cst seq_cst, align 4
  %100 = extractvalue { i32, i1 } %99, 1
  br i1 %100, label %101, label %208

101:                                              ; preds = %37, %41, %45, %49, %53, %57, %61, %65, %69, %73, %77, %81, %85, %89, %93, %97
  %102 = phi i64 [ 0, %37 ], [ 1, %41 ], [ 2, %45 ], [ 3, %49 ], [ 4, %53 ], [ 5, %57 ], [ 6, %61 ], [ 7, %65 ], [ 8, %69 ], [ 9, %73 ], [ 10, %77 ], [ 11, %81 ], [ 12, %85 ], [ 13, %89 ], [ 14, %93 ], [ 15, %97 ]
  %103 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 %102
  %104 = zext i32 %2 to i64
  %105 = icmp ult i32 %2, 5
  br i1 %105, label %129, label %106

106:                                              ; preds = %101
  %107 = and i64 %104, 3
  %108 = icmp eq i64 %107, 0
  %109 = select i1 %108, i64 4, i64 %107
  %110 = sub nsw i64 %104, %109
  br label %111

111:                                              ; preds = %111, %106
  %112 = phi i64 [ 0, %106 ], [ %124, %111 ]
  %113 = phi <2 x i64> [ zeroinitializer, %106 ], [ %122, %111 ]
  %114 = phi <2 x i64> [ zeroinitializer, %106 ], [ %123, %111 ]
  %115 = or i64 %112, 2
  %116 = getelementptr inbounds %struct.piece, ptr %1, i64 %112, i32 2
  %117 = getelementptr inbounds %struct.piece, ptr %1, i64 %115, i32 2
  %118 = load <8 x i64>, ptr %116, align 8, !tbaa !323
  %119 = load <8 x i64>, ptr %117, align 8, !tbaa !323
  %120 = shufflevector <8 x i64> %118, <8 x i64> poison, <2 x i32> <i32 0, i32 4>
  %121 = shufflevector <8 x i64> %119, <8 x i64> poison, <2 x i32> <i32 0, i32 4>
  %122 = add <2 x i64> %120, %113
  %123 = add <2 x i64> %121, %114
  %124 = add nuw i64 %112, 4
  %125 = icmp eq i64 %124, %110
  br i1 %125, label %126, label %111, !llvm.loop !325

126:                                              ; preds = %111
  %127 = add <2 x i64> %123, %122
  %128 = tail call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %127)
  br label %129

129:                                              ; preds = %101, %126
  %130 = phi i64 [ 0, %101 ], [ %110, %126 ]
  %131 = phi i64 [ 0, %101 ], [ %128, %126 ]
  br label %197

132:                                              ; preds = %197
  %133 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 11
  %134 = load i32, ptr %133, align 8, !tbaa !207
  %135 = icmp ne i32 %134, 0
  %136 = icmp eq i16 %3, 1
  %137 = and i1 %136, %135
  %138 = icmp ugt i64 %202, 2097151
  %139 = select i1 %137, i1 %138, i1 false
  %140 = select i1 %139, i64 400000, i64 200000
  %141 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 4
  store atomic i64 %140, ptr %141 seq_cst, align 8
  %142 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 %102, i32 2
  store ptr %1, ptr %142, align 8, !tbaa !328
  %143 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 %102, i32 3
  store i16 %4, ptr %143, align 8, !tbaa !330
  %144 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 2
  %145 = atomicrmw add ptr %144, i64 %202 seq_cst, align 8
  %146 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 1
  %147 = atomicrmw add ptr %146, i32 1 seq_cst, align 4
  %148 = zext i32 %2 to i64
  %149 = shl nuw i64 %148, 32
  store atomic i64 %149, ptr %103 seq_cst, align 8
  %150 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 6
  %151 = load atomic i32, ptr %150 seq_cst, align 4
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %205, label %153

153:                                              ; preds = %132
  %154 = load atomic i32, ptr %10 seq_cst, align 8
  %155 = sub i32 %154, %151
  %156 = load atomic i32, ptr %146 seq_cst, align 8
  %157 = add i32 %155, %156
  %158 = zext i32 %157 to i64
  %159 = load atomic i64, ptr %144 seq_cst, align 8
  %160 = lshr i64 %159, 18
  %161 = icmp ugt i64 %160, %158
  br i1 %161, label %162, label %205

162:                                              ; preds = %153
  %163 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 12
  %164 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %163) #16
  %165 = load atomic i32, ptr %150 seq_cst, align 4
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %183, label %167

167:                                              ; preds = %162, %178
  %168 = phi i32 [ %181, %178 ], [ %165, %162 ]
  %169 = phi i32 [ %180, %178 ], [ 0, %162 ]
  %170 = load atomic i32, ptr %10 seq_cst, align 8
  %171 = sub i32 %170, %168
  %172 = load atomic i32, ptr %146 seq_cst, align 8
  %173 = add i32 %171, %172
  %174 = zext i32 %173 to i64
  %175 = load atomic i64, ptr %144 seq_cst, align 8
  %176 = lshr i64 %175, 18
  %177 = icmp ugt i64 %176, %174
  br i1 %177, label %178, label %183

178:                                              ; preds = %167
  %179 = atomicrmw add ptr %150, i32 -1 seq_cst, align 4
  %180 = add i32 %169, 1
  %181 = load atomic i32, ptr %150 seq_cst, align 4
  %182 = icmp eq i32 %181, 0
  br i1 %182, label %183, label %167, !llvm.loop !331

183:                                              ; preds = %178, %167, %162
  %184 = phi i32 [ 0, %162 ], [ %169, %167 ], [ %180, %178 ]
  %185 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 7
  %186 = load i32, ptr %185, align 8, !tbaa !332
  %187 = add i32 %186, %184
  store i32 %187, ptr %185, align 8, !tbaa !332
  %188 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %163) #16
  %189 = icmp eq i32 %184, 0
  br i1 %189, label %205, label %190

190:                                              ; preds = %183
  %191 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 13
  br label %192

192:                                              ; preds = %192, %190
  %193 = phi i32 [ %184, %190 ], [ %194, %192 ]
  %194 = add i32 %193, -1
  %195 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %191) #16
  %196 = icmp eq i32 %194, 0
  br i1 %196, label %205, label %192, !llvm.loop !333

197:                                              ; preds = %129, %197
  %198 = phi i64 [ %203, %197 ], [ %130, %129 ]
  %199 = phi i64 [ %202, %197 ], [ %131, %129 ]
  %200 = getelementptr inbounds %struct.piece, ptr %1, i64 %198, i32 2
  %201 = load i64, ptr %200, align 8, !tbaa !323
  %202 = add i64 %201, %199
  %203 = add nuw nsw i64 %198, 1
  %204 = icmp eq i64 %203, %104
  br i1 %204, label %132, label %197, !llvm.loop !334

205:                                              ; preds = %192, %35, %183, %153, %132
  %206 = phi ptr [ %103, %132 ], [ %103, %153 ], [ %103, %183 ], [ null, %35 ], [ %103, %192 ]
  %207 = icmp eq i32 %2, 0
  br i1 %207, label %222, label %208

208:                                              ; preds = %97, %205
  %209 = phi ptr [ %206, %205 ], [ null, %97 ]
  %210 = phi i1 [ %36, %205 ], [ true, %97 ]
  %211 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 1
  %212 = getelementptr inbounds %struct.copying, ptr %209, i64 0, i32 2
  %213 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 2
  %214 = icmp eq ptr %1, null
  %215 = getelementptr inbounds %struct.timespec, ptr %9, i64 0, i32 1
  %216 = getelementptr inbounds %struct.timespec, ptr %8, i64 0, i32 1
  %217 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 12
  %218 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 5
  %219 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 14
  %220 = icmp eq ptr %5, null
  %221 = zext i32 %2 to i64
  br label %226

222:                                              ; preds = %324, %205
  %223 = phi ptr [ %206, %205 ], [ %209, %324 ]
  %224 = phi i1 [ %36, %205 ], [ %210, %324 ]
  %225 = phi i32 [ 0, %205 ], [ %326, %324 ]
  br i1 %224, label %332, label %328

226:                                              ; preds = %208, %324
  %227 = phi i32 [ 0, %208 ], [ %326, %324 ]
  %228 = phi i32 [ 0, %208 ], [ %301, %324 ]
  %229 = phi i32 [ 0, %208 ], [ %325, %324 ]
  br i1 %210, label %254, label %230

230:                                              ; preds = %226
  %231 = load atomic i64, ptr %209 seq_cst, align 8
  %232 = and i64 %231, 4294967295
  %233 = lshr i64 %231, 32
  %234 = icmp ult i64 %232, %233
  br i1 %234, label %235, label %263

235:                                              ; preds = %230
  %236 = atomicrmw add ptr %209, i64 1 seq_cst, align 8
  %237 = and i64 %236, 4294967295
  %238 = lshr i64 %236, 32
  %239 = icmp ult i64 %237, %238
  br i1 %239, label %240, label %263

240:                                              ; preds = %235
  %241 = add i64 %236, 1
  %242 = and i64 %241, 4294967295
  %243 = lshr i64 %241, 32
  %244 = icmp ult i64 %242, %243
  br i1 %244, label %247, label %245

245:                                              ; preds = %240
  %246 = atomicrmw add ptr %211, i32 -1 seq_cst, align 4
  br label %247

247:                                              ; preds = %240, %245
  %248 = load ptr, ptr %212, align 8, !tbaa !328
  %249 = getelementptr inbounds %struct.piece, ptr %248, i64 %237
  %250 = getelementptr inbounds %struct.piece, ptr %248, i64 %237, i32 2
  %251 = load i64, ptr %250, align 8, !tbaa !323
  %252 = sub i64 0, %251
  %253 = atomicrmw add ptr %213, i64 %252 seq_cst, align 8
  br label %260

254:                                              ; preds = %226
  %255 = icmp ult i32 %228, %2
  br i1 %255, label %256, label %263

256:                                              ; preds = %254
  %257 = add nuw i32 %228, 1
  %258 = zext i32 %228 to i64
  %259 = getelementptr inbounds %struct.piece, ptr %1, i64 %258
  br i1 %214, label %263, label %260

260:                                              ; preds = %247, %256
  %261 = phi ptr [ %249, %247 ], [ %259, %256 ]
  %262 = phi i32 [ %228, %247 ], [ %257, %256 ]
  call fastcc void @copy_piece(ptr noundef %0, ptr noundef nonnull %261, i16 noundef %3, i16 noundef %4) #18
  br label %300

263:                                              ; preds = %235, %230, %254, %256
  %264 = phi i32 [ %257, %256 ], [ %228, %254 ], [ %228, %230 ], [ %228, %235 ]
  %265 = zext i32 %229 to i64
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #17
  %266 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %9) #16
  %267 = load i64, ptr %9, align 8, !tbaa !75
  %268 = mul i64 %267, 1000000000
  %269 = load i64, ptr %215, align 8, !tbaa !77
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #17
  %270 = add i64 %269, 200000
  %271 = add i64 %270, %268
  %272 = getelementptr inbounds %struct.piece, ptr %1, i64 %265, i32 3
  %273 = load atomic i32, ptr %272 seq_cst, align 8
  %274 = icmp eq i32 %273, 0
  br i1 %274, label %275, label %282

275:                                              ; preds = %263, %285
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #17
  %276 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #16
  %277 = load i64, ptr %8, align 8, !tbaa !75
  %278 = mul i64 %277, 1000000000
  %279 = load i64, ptr %216, align 8, !tbaa !77
  %280 = add i64 %278, %279
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #17
  %281 = icmp ult i64 %280, %271
  br i1 %281, label %285, label %282

282:                                              ; preds = %285, %275, %263
  %283 = load atomic i32, ptr %272 seq_cst, align 8
  %284 = icmp eq i32 %283, 0
  br i1 %284, label %288, label %300

285:                                              ; preds = %275
  call void @llvm.aarch64.hint(i32 1)
  %286 = load atomic i32, ptr %272 seq_cst, align 8
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %275, label %282, !llvm.loop !335

288:                                              ; preds = %282
  %289 = call i32 @pthread_mutex_lock(ptr noundef nonnull %217) #16
  %290 = atomicrmw add ptr %218, i32 1 seq_cst, align 4
  %291 = load atomic i32, ptr %272 seq_cst, align 8
  %292 = icmp eq i32 %291, 0
  br i1 %292, label %293, label %297

293:                                              ; preds = %288, %293
  %294 = call i32 @pthread_cond_wait(ptr noundef nonnull %219, ptr noundef nonnull %217) #16
  %295 = load atomic i32, ptr %272 seq_cst, align 8
  %296 = icmp eq i32 %295, 0
  br i1 %296, label %293, label %297, !llvm.loop !336

297:                                              ; preds = %293, %288
  %298 = atomicrmw add ptr %218, i32 -1 seq_cst, align 4
  %299 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %217) #16
  br label %300

300:                                              ; preds = %297, %282, %260
  %301 = phi i32 [ %262, %260 ], [ %264, %282 ], [ %264, %297 ]
  %302 = icmp ult i32 %229, %2
  br i1 %302, label %303, label %324

303:                                              ; preds = %300
  %304 = zext i32 %229 to i64
  br label %305

305:                                              ; preds = %303, %317
  %306 = phi i64 [ %304, %303 ], [ %319, %317 ]
  %307 = phi i32 [ %227, %303 ], [ %318, %317 ]
  %308 = getelementptr inbounds %struct.piece, ptr %1, i64 %306, i32 3
  %309 = load atomic i32, ptr %308 seq_cst, align 8
  %310 = icmp eq i32 %309, 0
  %311 = trunc i64 %306 to i32
  br i1 %310, label %322, label %312

312:                                              ; preds = %305
  %313 = icmp ne i32 %307, 0
  %314 = select i1 %220, i1 true, i1 %313
  br i1 %314, label %317, label %315

315:                                              ; preds = %312
  %316 = call i32 %5(ptr noundef %6, i32 noundef %311) #16, !callees !337
  br label %317

317:                                              ; preds = %312, %315
  %318 = phi i32 [ %307, %312 ], [ %316, %315 ]
  %319 = add nuw nsw i64 %306, 1
  %320 = icmp eq i64 %319, %221
  br i1 %320, label %321, label %305, !llvm.loop !338

321:                                              ; preds = %317
  br i1 %210, label %332, label %328

322:                                              ; preds = %305
  %323 = trunc i64 %306 to i32
  br label %324

324:                                              ; preds = %322, %300
  %325 = phi i32 [ %229, %300 ], [ %323, %322 ]
  %326 = phi i32 [ %227, %300 ], [ %307, %322 ]
  %327 = icmp ult i32 %325, %2
  br i1 %327, label %226, label %222, !llvm.loop !339

328:                                              ; preds = %321, %222
  %329 = phi i32 [ %318, %321 ], [ %225, %222 ]
  %330 = phi ptr [ %209, %321 ], [ %223, %222 ]
  %331 = getelementptr inbounds %struct.copying, ptr %330, i64 0, i32 1
  store atomic i32 0, ptr %331 seq_cst, align 8
  br label %332

332:                                              ; preds = %321, %328, %222
  %333 = phi i32 [ %318, %321 ], [ %329, %328 ], [ %225, %222 ]
  ret i32 %333
}

; Function Attrs: nounwind
define internal i32 @send_slot(ptr nocapture noundef %0, i32 noundef %1) #3 {
  %3 = load ptr, ptr %0, align 8, !tbaa !283
  %4 = zext i32 %1 to i64
  %5 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 2, i64 %4
  %6 = load ptr, ptr %5, align 8, !tbaa !30
  %7 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 3
  %8 = load i64, ptr %7, align 8, !tbaa !286
  %9 = shl nuw nsw i64 %4, 18
  %10 = add i64 %8, %9
  %11 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 4
  %12 = load i32, ptr %11, align 8, !tbaa !288
  %13 = add i32 %12, 1
  store i32 %13, ptr %11, align 8, !tbaa !288
  %14 = load ptr, ptr %3, align 8, !tbaa !98
  %15 = getelementptr inbounds %struct.device, ptr %14, i64 0, i32 3
  %16 = load ptr, ptr %15, align 8, !tbaa !282
  %17 = getelementptr inbounds %struct.slot, ptr %6, i64 0, i32 1
  %18 = load ptr, ptr %17, align 8, !tbaa !196
  %19 = getelementptr inbounds %struct.queue, ptr %3, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !101
  %21 = tail call i32 %16(i64 noundef %10, ptr noundef %18, i64 noundef 262144, ptr noundef %20) #16
  %22 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 1
  %23 = load ptr, ptr %22, align 8, !tbaa !285
  %24 = tail call fastcc i32 @close_slot(ptr noundef nonnull %3, ptr noundef %23, ptr noundef %6) #18
  %25 = icmp eq i32 %21, 0
  %26 = select i1 %25, i32 %24, i32 %21
  ret i32 %26
}

; Function Attrs: nounwind
define internal fastcc void @give_back(ptr nocapture noundef %0, ptr noundef %1) unnamed_addr #3 {
  %3 = load ptr, ptr %0, align 8, !tbaa !98
  %4 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 39
  %5 = load ptr, ptr %4, align 8, !tbaa !216
  %6 = tail call i32 @pthread_mutex_lock(ptr noundef %5) #16
  %7 = icmp eq ptr %1, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %11 = getelementptr inbounds %struct.ring, ptr %5, i64 0, i32 1
  %12 = load i64, ptr %9, align 8, !tbaa !217
  br label %58

13:                                               ; preds = %68
  store i64 %62, ptr %9, align 8, !tbaa !217
  br label %14

14:                                               ; preds = %13, %2
  %15 = tail call i32 @pthread_mutex_unlock(ptr noundef %5) #16
  %16 = load ptr, ptr %0, align 8, !tbaa !98
  %17 = getelementptr inbounds %struct.device, ptr %16, i64 0, i32 41
  %18 = load ptr, ptr %17, align 8, !tbaa !94
  %19 = tail call i32 @pthread_mutex_lock(ptr noundef %18) #16
  %20 = getelementptr inbounds %struct.crew, ptr %18, i64 0, i32 8
  %21 = load i64, ptr %20, align 8, !tbaa !151
  %22 = add i64 %21, 1
  store i64 %22, ptr %20, align 8, !tbaa !151
  %23 = getelementptr inbounds %struct.crew, ptr %18, i64 0, i32 4
  %24 = load ptr, ptr %23, align 8, !tbaa !137
  %25 = icmp eq ptr %24, %23
  br i1 %25, label %49, label %26

26:                                               ; preds = %14
  %27 = getelementptr inbounds %struct.crew, ptr %18, i64 0, i32 5
  %28 = getelementptr inbounds %struct.crew, ptr %18, i64 0, i32 3
  %29 = getelementptr inbounds %struct.crew, ptr %18, i64 0, i32 3, i32 1
  br label %30

30:                                               ; preds = %43, %26
  %31 = phi ptr [ %24, %26 ], [ %47, %43 ]
  %32 = getelementptr inbounds %struct.job, ptr %31, i64 0, i32 3
  %33 = load i32, ptr %32, align 8, !tbaa !136
  %34 = icmp eq i32 %33, 4
  br i1 %34, label %35, label %43

35:                                               ; preds = %30
  %36 = load ptr, ptr %31, align 8, !tbaa !137
  %37 = getelementptr inbounds %struct.job, ptr %31, i64 0, i32 1
  %38 = load ptr, ptr %37, align 8, !tbaa !138
  store ptr %36, ptr %38, align 8, !tbaa !137
  %39 = load ptr, ptr %31, align 8, !tbaa !137
  %40 = getelementptr inbounds %struct.job, ptr %39, i64 0, i32 1
  store ptr %38, ptr %40, align 8, !tbaa !138
  %41 = load i64, ptr %27, align 8, !tbaa !139
  %42 = add i64 %41, -1
  store i64 %42, ptr %27, align 8, !tbaa !139
  br label %43

43:                                               ; preds = %35, %30
  store i32 1, ptr %32, align 8, !tbaa !136
  store ptr %28, ptr %31, align 8, !tbaa !137
  %44 = load ptr, ptr %29, align 8, !tbaa !138
  %45 = getelementptr inbounds %struct.job, ptr %31, i64 0, i32 1
  store ptr %44, ptr %45, align 8, !tbaa !138
  store ptr %31, ptr %29, align 8, !tbaa !138
  %46 = load ptr, ptr %45, align 8, !tbaa !138
  store ptr %31, ptr %46, align 8, !tbaa !137
  %47 = load ptr, ptr %23, align 8, !tbaa !137
  %48 = icmp eq ptr %47, %23
  br i1 %48, label %49, label %30, !llvm.loop !152

49:                                               ; preds = %43, %14
  %50 = getelementptr inbounds %struct.crew, ptr %18, i64 0, i32 3
  %51 = load ptr, ptr %50, align 8, !tbaa !137
  %52 = icmp eq ptr %51, %50
  br i1 %52, label %56, label %53

53:                                               ; preds = %49
  %54 = getelementptr inbounds %struct.crew, ptr %18, i64 0, i32 1
  %55 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %54) #16
  br label %56

56:                                               ; preds = %49, %53
  %57 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %18) #16
  ret void

58:                                               ; preds = %8, %68
  %59 = phi i64 [ %12, %8 ], [ %62, %68 ]
  %60 = phi ptr [ %1, %8 ], [ %61, %68 ]
  %61 = load ptr, ptr %60, align 8, !tbaa !201
  %62 = add i64 %59, -1
  %63 = getelementptr inbounds %struct.slot, ptr %60, i64 0, i32 6
  %64 = load ptr, ptr %63, align 8, !tbaa !198
  %65 = icmp eq ptr %64, null
  br i1 %65, label %66, label %68

66:                                               ; preds = %58
  %67 = load ptr, ptr %11, align 8, !tbaa !30
  store ptr %67, ptr %60, align 8, !tbaa !201
  br label %68

68:                                               ; preds = %58, %66
  %69 = phi ptr [ %11, %66 ], [ %10, %58 ]
  store ptr %60, ptr %69, align 8, !tbaa !30
  %70 = icmp eq ptr %61, null
  br i1 %70, label %13, label %58, !llvm.loop !340
}

; Function Attrs: nounwind
define internal fastcc void @copy_piece(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i16 noundef %2, i16 noundef %3) unnamed_addr #3 {
  %5 = alloca <8 x i64>, align 16
  %6 = alloca %struct.timespec, align 8
  %7 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 16
  %8 = load ptr, ptr %7, align 8, !tbaa !206
  %9 = load atomic i64, ptr %8 seq_cst, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %18, label %11, !prof !140

11:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #17
  %12 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #16
  %13 = load i64, ptr %6, align 8, !tbaa !75
  %14 = mul i64 %13, 1000000000
  %15 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %16 = load i64, ptr %15, align 8, !tbaa !77
  %17 = add i64 %14, %16
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #17
  br label %18

18:                                               ; preds = %4, %11
  %19 = phi i64 [ %17, %11 ], [ 0, %4 ]
  %20 = load ptr, ptr %1, align 8, !tbaa !341
  %21 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 1
  %22 = load ptr, ptr %21, align 8, !tbaa !342
  %23 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 2
  %24 = load i64, ptr %23, align 8, !tbaa !323
  %25 = icmp ult i64 %24, 65536
  %26 = ptrtoint ptr %20 to i64
  %27 = sub i64 0, %26
  %28 = and i64 %27, 63
  %29 = select i1 %25, i64 %24, i64 %28
  %30 = call ptr @memcpy(ptr noundef %20, ptr noundef %22, i64 noundef %29) #16
  %31 = getelementptr inbounds i8, ptr %20, i64 %29
  %32 = getelementptr inbounds i8, ptr %22, i64 %29
  %33 = sub i64 %24, %29
  %34 = icmp ugt i64 %33, 63
  br i1 %34, label %35, label %46

35:                                               ; preds = %18, %35
  %36 = phi ptr [ %42, %35 ], [ %31, %18 ]
  %37 = phi i64 [ %44, %35 ], [ %33, %18 ]
  %38 = phi ptr [ %43, %35 ], [ %32, %18 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #17
  %39 = call ptr @memcpy(ptr noundef nonnull %5, ptr noundef %38, i64 noundef 64) #16
  %40 = getelementptr inbounds i8, ptr %38, i64 1024
  call void @llvm.prefetch.p0(ptr nonnull %40, i32 0, i32 3, i32 1)
  %41 = load <8 x i64>, ptr %5, align 16, !tbaa !175
  store <8 x i64> %41, ptr %36, align 16, !tbaa !175, !nontemporal !343
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #17
  %42 = getelementptr inbounds i8, ptr %36, i64 64
  %43 = getelementptr inbounds i8, ptr %38, i64 64
  %44 = add i64 %37, -64
  %45 = icmp ugt i64 %44, 63
  br i1 %45, label %35, label %46, !llvm.loop !344

46:                                               ; preds = %35, %18
  %47 = phi ptr [ %32, %18 ], [ %43, %35 ]
  %48 = phi i64 [ %33, %18 ], [ %44, %35 ]
  %49 = phi ptr [ %31, %18 ], [ %42, %35 ]
  fence seq_cst
  %50 = call ptr @memcpy(ptr noundef %49, ptr noundef %47, i64 noundef %48) #16
  %51 = load i64, ptr %23, align 8, !tbaa !323
  %52 = icmp eq i64 %19, 0
  br i1 %52, label %59, label %53, !prof !140

53:                                               ; preds = %46
  %54 = load ptr, ptr %7, align 8, !tbaa !206
  %55 = load atomic i64, ptr %54 seq_cst, align 8
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %59, label %57

57:                                               ; preds = %53
  %58 = inttoptr i64 %55 to ptr
  call fastcc void @add_span(ptr noundef nonnull %58, i64 noundef %19, i16 noundef %2, i16 noundef %3, i64 noundef %51) #18
  br label %59

59:                                               ; preds = %46, %53, %57
  %60 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 3
  store atomic i32 1, ptr %60 seq_cst, align 8
  ret void
}

; Function Attrs: nounwind
define internal noalias ptr @help_to_copy(ptr noundef %0) #3 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 10
  %5 = load atomic i32, ptr %4 seq_cst, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %121

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 4
  %9 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 3
  %10 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %11 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 1
  %12 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  %13 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 2
  %14 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 5
  %15 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 12
  %16 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 14
  %17 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 6
  %18 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 7
  %19 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 13
  br label %20

20:                                               ; preds = %7, %118
  %21 = load atomic i64, ptr %8 seq_cst, align 8
  %22 = atomicrmw add ptr %9, i32 1 seq_cst, align 4
  %23 = icmp ult i32 %22, 3
  %24 = icmp eq i64 %21, 400000
  %25 = select i1 %23, i1 true, i1 %24
  br i1 %25, label %26, label %45

26:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #17
  %27 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #16
  %28 = load i64, ptr %3, align 8, !tbaa !75
  %29 = mul i64 %28, 1000000000
  %30 = load i64, ptr %10, align 8, !tbaa !77
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #17
  %31 = add i64 %30, %21
  %32 = add i64 %31, %29
  %33 = load atomic i32, ptr %11 seq_cst, align 8
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %45

35:                                               ; preds = %26, %42
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #17
  %36 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #16
  %37 = load i64, ptr %2, align 8, !tbaa !75
  %38 = mul i64 %37, 1000000000
  %39 = load i64, ptr %12, align 8, !tbaa !77
  %40 = add i64 %38, %39
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #17
  %41 = icmp ult i64 %40, %32
  br i1 %41, label %42, label %45

42:                                               ; preds = %35
  call void @llvm.aarch64.hint(i32 1)
  %43 = load atomic i32, ptr %11 seq_cst, align 8
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %35, label %45, !llvm.loop !345

45:                                               ; preds = %35, %42, %20, %26
  %46 = atomicrmw add ptr %9, i32 -1 seq_cst, align 4
  %47 = load atomic i32, ptr %11 seq_cst, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %74

49:                                               ; preds = %45
  %50 = call i32 @pthread_mutex_lock(ptr noundef nonnull %15) #16
  %51 = atomicrmw add ptr %17, i32 1 seq_cst, align 4
  %52 = load i32, ptr %18, align 8, !tbaa !332
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %67

54:                                               ; preds = %49, %60
  %55 = load atomic i32, ptr %11 seq_cst, align 8
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %64

57:                                               ; preds = %54
  %58 = load atomic i32, ptr %4 seq_cst, align 4
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %64

60:                                               ; preds = %57
  %61 = call i32 @pthread_cond_wait(ptr noundef nonnull %19, ptr noundef nonnull %15) #16
  %62 = load i32, ptr %18, align 8, !tbaa !332
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %54, label %67, !llvm.loop !346

64:                                               ; preds = %57, %54
  %65 = load i32, ptr %18, align 8, !tbaa !332
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %70, label %67

67:                                               ; preds = %60, %64, %49
  %68 = phi i32 [ %65, %64 ], [ %52, %49 ], [ %62, %60 ]
  %69 = add i32 %68, -1
  store i32 %69, ptr %18, align 8, !tbaa !332
  br label %72

70:                                               ; preds = %64
  %71 = atomicrmw add ptr %17, i32 -1 seq_cst, align 4
  br label %72

72:                                               ; preds = %67, %70
  %73 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %15) #16
  br label %118

74:                                               ; preds = %45, %111
  %75 = phi i64 [ %112, %111 ], [ 0, %45 ]
  %76 = phi i1 [ %113, %111 ], [ true, %45 ]
  %77 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 %75
  %78 = load atomic i64, ptr %77 seq_cst, align 8
  %79 = and i64 %78, 4294967295
  %80 = lshr i64 %78, 32
  %81 = icmp ult i64 %79, %80
  br i1 %81, label %82, label %111

82:                                               ; preds = %74
  %83 = atomicrmw add ptr %77, i64 1 seq_cst, align 8
  %84 = and i64 %83, 4294967295
  %85 = lshr i64 %83, 32
  %86 = icmp ult i64 %84, %85
  br i1 %86, label %87, label %111

87:                                               ; preds = %82
  %88 = add i64 %83, 1
  %89 = and i64 %88, 4294967295
  %90 = lshr i64 %88, 32
  %91 = icmp ult i64 %89, %90
  br i1 %91, label %94, label %92

92:                                               ; preds = %87
  %93 = atomicrmw add ptr %11, i32 -1 seq_cst, align 4
  br label %94

94:                                               ; preds = %92, %87
  %95 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 %75, i32 2
  %96 = load ptr, ptr %95, align 8, !tbaa !328
  %97 = getelementptr inbounds %struct.piece, ptr %96, i64 %84, i32 2
  %98 = load i64, ptr %97, align 8, !tbaa !323
  %99 = sub i64 0, %98
  %100 = atomicrmw add ptr %13, i64 %99 seq_cst, align 8
  %101 = and i64 %75, 4294967295
  %102 = getelementptr inbounds %struct.piece, ptr %96, i64 %84
  %103 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 %101, i32 3
  %104 = load i16, ptr %103, align 8, !tbaa !330
  call fastcc void @copy_piece(ptr noundef nonnull %0, ptr noundef nonnull %102, i16 noundef 6, i16 noundef %104) #18
  %105 = load atomic i32, ptr %14 seq_cst, align 8
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %115, label %107

107:                                              ; preds = %94
  %108 = call i32 @pthread_mutex_lock(ptr noundef nonnull %15) #16
  %109 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %16) #16
  %110 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %15) #16
  br i1 %76, label %118, label %117

111:                                              ; preds = %82, %74
  %112 = add nuw nsw i64 %75, 1
  %113 = icmp ult i64 %75, 15
  %114 = icmp eq i64 %112, 16
  br i1 %114, label %115, label %74, !llvm.loop !347

115:                                              ; preds = %111, %94
  %116 = phi i1 [ %76, %94 ], [ %113, %111 ]
  br i1 %116, label %118, label %117

117:                                              ; preds = %107, %115
  call void @llvm.aarch64.hint(i32 1)
  br label %118

118:                                              ; preds = %107, %115, %117, %72
  %119 = load atomic i32, ptr %4 seq_cst, align 4
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %20, label %121, !llvm.loop !348

121:                                              ; preds = %118, %1
  ret ptr null
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.aarch64.hint(i32) #11

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg) #12

; Function Attrs: noinline nounwind
define internal fastcc void @add_span(ptr nocapture noundef %0, i64 noundef %1, i16 noundef %2, i16 noundef %3, i64 noundef %4) unnamed_addr #13 {
  %6 = alloca %struct.timespec, align 8
  %7 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 1
  %8 = load atomic i64, ptr %7 seq_cst, align 8
  %9 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 2
  br label %10

10:                                               ; preds = %19, %5
  %11 = phi i64 [ %8, %5 ], [ %23, %19 ]
  %12 = load atomic i64, ptr %9 seq_cst, align 8
  %13 = sub i64 %11, %12
  %14 = load i64, ptr %0, align 8, !tbaa !4
  %15 = icmp ult i64 %13, %14
  br i1 %15, label %19, label %16

16:                                               ; preds = %10
  %17 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 3
  %18 = atomicrmw add ptr %17, i64 1 seq_cst, align 8
  br label %40

19:                                               ; preds = %10
  %20 = add i64 %11, 1
  %21 = cmpxchg ptr %7, i64 %11, i64 %20 seq_cst seq_cst, align 8
  %22 = extractvalue { i64, i1 } %21, 1
  %23 = extractvalue { i64, i1 } %21, 0
  br i1 %22, label %24, label %10, !llvm.loop !349

24:                                               ; preds = %19
  %25 = load i64, ptr %0, align 8, !tbaa !4
  %26 = urem i64 %11, %25
  %27 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26
  store i64 %1, ptr %27, align 8, !tbaa !350
  %28 = tail call i32 @gettid() #16
  %29 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 2
  store i32 %28, ptr %29, align 8, !tbaa !352
  %30 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 3
  store i16 %2, ptr %30, align 4, !tbaa !353
  %31 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 4
  store i16 %3, ptr %31, align 2, !tbaa !354
  %32 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 5
  store i64 %4, ptr %32, align 8, !tbaa !355
  %33 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #17
  %34 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #16
  %35 = load i64, ptr %6, align 8, !tbaa !75
  %36 = mul i64 %35, 1000000000
  %37 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %38 = load i64, ptr %37, align 8, !tbaa !77
  %39 = add i64 %36, %38
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #17
  store atomic i64 %39, ptr %33 seq_cst, align 8
  br label %40

40:                                               ; preds = %24, %16
  ret void
}

declare i32 @gettid() local_unnamed_addr #4

; Function Attrs: nounwind
define internal fastcc i32 @read_times(ptr noundef %0, ptr nocapture noundef %1) unnamed_addr #3 {
  %3 = alloca float, align 4
  %4 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 20
  %5 = load atomic i32, ptr %4 seq_cst, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %56, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 38
  %9 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #16
  %10 = load i32, ptr %4, align 8, !tbaa !268
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %53, label %12

12:                                               ; preds = %7
  %13 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 23
  %14 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 22
  %15 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 19
  %16 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 35
  %17 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 37
  br label %19

18:                                               ; preds = %19
  br i1 %39, label %53, label %41

19:                                               ; preds = %12, %19
  %20 = phi i64 [ 0, %12 ], [ %35, %19 ]
  %21 = load ptr, ptr %13, align 8, !tbaa !113
  %22 = load ptr, ptr %14, align 8, !tbaa !188
  %23 = getelementptr inbounds %struct.stamp, ptr %22, i64 %20
  %24 = getelementptr inbounds %struct.stamp, ptr %22, i64 %20, i32 1
  %25 = load i64, ptr %24, align 8, !tbaa !270
  %26 = getelementptr inbounds double, ptr %21, i64 %25
  %27 = load ptr, ptr %23, align 8, !tbaa !189
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #17
  store float 0.000000e+00, ptr %3, align 4, !tbaa !81
  %28 = load ptr, ptr %15, align 8, !tbaa !83
  %29 = load ptr, ptr %16, align 8, !tbaa !84
  %30 = call i32 %28(ptr noundef nonnull %3, ptr noundef %29, ptr noundef %27) #16
  %31 = load double, ptr %17, align 8, !tbaa !85
  %32 = load float, ptr %3, align 4, !tbaa !81
  %33 = fpext float %32 to double
  %34 = call double @llvm.fmuladd.f64(double %33, double 1.000000e-03, double %31)
  store double %34, ptr %26, align 8, !tbaa !89
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #17
  %35 = add nuw nsw i64 %20, 1
  %36 = load i32, ptr %4, align 8, !tbaa !268
  %37 = zext i32 %36 to i64
  %38 = icmp uge i64 %35, %37
  %39 = icmp ne i32 %30, 0
  %40 = select i1 %38, i1 true, i1 %39
  br i1 %40, label %18, label %19, !llvm.loop !356

41:                                               ; preds = %18
  %42 = add i32 %36, -1
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds double, ptr %21, i64 %25
  %45 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 22
  %46 = load ptr, ptr %45, align 8, !tbaa !188
  %47 = getelementptr inbounds %struct.stamp, ptr %46, i64 %43
  %48 = load double, ptr %44, align 8, !tbaa !89
  %49 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 35
  %50 = load ptr, ptr %49, align 8, !tbaa !84
  %51 = load ptr, ptr %47, align 8, !tbaa !30
  store ptr %51, ptr %49, align 8, !tbaa !84
  %52 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 37
  store double %48, ptr %52, align 8, !tbaa !85
  store ptr %50, ptr %47, align 8, !tbaa !30
  store atomic i32 0, ptr %4 seq_cst, align 8
  br label %53

53:                                               ; preds = %7, %41, %18
  %54 = phi i32 [ 0, %41 ], [ %30, %18 ], [ 0, %7 ]
  %55 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #16
  br label %56

56:                                               ; preds = %2, %53
  %57 = phi i32 [ %54, %53 ], [ 0, %2 ]
  ret i32 %57
}

; Function Attrs: cold nounwind optsize
define internal fastcc void @add_failed_assert(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #9 {
  %5 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2592) #16
  %6 = icmp eq ptr %5, null
  br i1 %6, label %31, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 1
  store i64 %1, ptr %8, align 8, !tbaa !263
  %9 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 2
  store i64 0, ptr %9, align 8, !tbaa !264
  %10 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 5
  %11 = tail call ptr @memcpy(ptr noundef nonnull %10, ptr noundef %2, i64 noundef 2048) #16
  %12 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 6
  %13 = getelementptr inbounds i8, ptr %2, i64 2048
  %14 = tail call ptr @memcpy(ptr noundef nonnull %12, ptr noundef nonnull %13, i64 noundef 256) #16
  %15 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 3
  %16 = getelementptr inbounds i8, ptr %2, i64 2312
  %17 = tail call ptr @memcpy(ptr noundef nonnull %15, ptr noundef nonnull %16, i64 noundef 8) #16
  %18 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 4
  br label %19

19:                                               ; preds = %24, %7
  %20 = phi i64 [ 0, %7 ], [ %26, %24 ]
  %21 = getelementptr inbounds i8, ptr %3, i64 %20
  %22 = load i8, ptr %21, align 1, !tbaa !175
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %28, label %24

24:                                               ; preds = %19
  %25 = getelementptr inbounds i8, ptr %18, i64 %20
  store i8 %22, ptr %25, align 1, !tbaa !175
  %26 = add nuw nsw i64 %20, 1
  %27 = icmp eq i64 %26, 255
  br i1 %27, label %28, label %19, !llvm.loop !357

28:                                               ; preds = %19, %24
  %29 = phi i64 [ 255, %24 ], [ %20, %19 ]
  %30 = getelementptr inbounds i8, ptr %18, i64 %29
  store i8 0, ptr %30, align 1, !tbaa !175
  tail call fastcc void @append_failure(ptr noundef %0, ptr noundef nonnull %5) #18
  br label %31

31:                                               ; preds = %4, %28
  ret void
}

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #4

declare i32 @pthread_cond_clockwait(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define internal fastcc void @land_many(ptr noundef %0, i64 noundef %1) unnamed_addr #3 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca [16 x %struct.piece], align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  store i32 1, ptr %6, align 8, !tbaa !155
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 3
  %9 = load i64, ptr %8, align 8, !tbaa !164
  %10 = icmp ult i64 %9, %1
  br i1 %10, label %11, label %122

11:                                               ; preds = %2
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 1
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %15 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  br label %16

16:                                               ; preds = %11, %119
  %17 = load atomic i32, ptr %7 seq_cst, align 8
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %122

19:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4) #17
  %20 = load i64, ptr %8, align 8, !tbaa !164
  %21 = icmp ult i64 %20, %1
  br i1 %21, label %22, label %70

22:                                               ; preds = %19, %63
  %23 = phi i64 [ %66, %63 ], [ %20, %19 ]
  %24 = phi i64 [ %65, %63 ], [ 0, %19 ]
  %25 = phi i32 [ %64, %63 ], [ 0, %19 ]
  %26 = load ptr, ptr %5, align 8, !tbaa !156
  %27 = load i64, ptr %12, align 8, !tbaa !157
  %28 = add i64 %27, -1
  %29 = and i64 %28, %23
  %30 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29
  %31 = load ptr, ptr %30, align 8, !tbaa !158
  %32 = icmp eq ptr %31, null
  br i1 %32, label %33, label %49

33:                                               ; preds = %22
  %34 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 1
  %35 = load ptr, ptr %34, align 8, !tbaa !160
  %36 = getelementptr inbounds i8, ptr %35, i64 2312
  %37 = load i64, ptr %36, align 8, !tbaa !4
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %63, label %39

39:                                               ; preds = %33
  %40 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 3
  %41 = load i64, ptr %40, align 8, !tbaa !161
  %42 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 4
  %43 = load ptr, ptr %42, align 8, !tbaa !162
  %44 = getelementptr inbounds %struct.kernel, ptr %43, i64 0, i32 3
  %45 = load i64, ptr %43, align 8, !tbaa !4
  %46 = getelementptr inbounds %struct.task, ptr %44, i64 %45
  call fastcc void @add_failed_assert(ptr noundef nonnull %13, i64 noundef %41, ptr noundef nonnull %35, ptr noundef nonnull %46) #19
  %47 = load ptr, ptr %30, align 8, !tbaa !158
  %48 = icmp eq ptr %47, null
  br i1 %48, label %63, label %49

49:                                               ; preds = %22, %39
  %50 = phi ptr [ %31, %22 ], [ %47, %39 ]
  %51 = add nuw nsw i32 %25, 1
  %52 = zext i32 %25 to i64
  %53 = getelementptr inbounds [16 x %struct.piece], ptr %4, i64 0, i64 %52
  %54 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 1
  %55 = load ptr, ptr %54, align 8, !tbaa !160
  %56 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 2
  %57 = load i64, ptr %56, align 8, !tbaa !163
  store ptr %50, ptr %53, align 8, !tbaa.struct !231
  %58 = getelementptr inbounds i8, ptr %53, i64 8
  store ptr %55, ptr %58, align 8, !tbaa.struct !232
  %59 = getelementptr inbounds i8, ptr %53, i64 16
  store i64 %57, ptr %59, align 8, !tbaa.struct !233
  %60 = getelementptr inbounds i8, ptr %53, i64 24
  store i32 0, ptr %60, align 8, !tbaa.struct !234
  %61 = load i64, ptr %56, align 8, !tbaa !163
  %62 = add i64 %61, %24
  br label %63

63:                                               ; preds = %33, %39, %49
  %64 = phi i32 [ %51, %49 ], [ %25, %39 ], [ %25, %33 ]
  %65 = phi i64 [ %62, %49 ], [ %24, %39 ], [ %24, %33 ]
  %66 = add nuw i64 %23, 1
  %67 = icmp ult i64 %66, %1
  %68 = icmp ult i32 %64, 16
  %69 = select i1 %67, i1 %68, i1 false
  br i1 %69, label %22, label %70, !llvm.loop !358

70:                                               ; preds = %63, %19
  %71 = phi i32 [ 0, %19 ], [ %64, %63 ]
  %72 = phi i64 [ 0, %19 ], [ %65, %63 ]
  %73 = phi i64 [ %20, %19 ], [ %66, %63 ]
  %74 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %14) #16
  %75 = icmp ugt i32 %71, 1
  %76 = icmp ugt i64 %72, 262143
  %77 = select i1 %75, i1 %76, i1 false
  br i1 %77, label %82, label %78

78:                                               ; preds = %70
  %79 = icmp eq i32 %71, 0
  br i1 %79, label %119, label %80

80:                                               ; preds = %78
  %81 = zext i32 %71 to i64
  br label %87

82:                                               ; preds = %70
  %83 = load ptr, ptr %0, align 8, !tbaa !98
  %84 = getelementptr inbounds %struct.device, ptr %83, i64 0, i32 40
  %85 = load ptr, ptr %84, align 8, !tbaa !208
  %86 = call fastcc i32 @copy_together(ptr noundef %85, ptr noundef nonnull %4, i32 noundef %71, i16 noundef 5, i16 noundef 5, ptr noundef null, ptr noundef null) #18
  br label %119

87:                                               ; preds = %80, %116
  %88 = phi i64 [ 0, %80 ], [ %117, %116 ]
  %89 = getelementptr inbounds [16 x %struct.piece], ptr %4, i64 0, i64 %88
  %90 = load ptr, ptr %89, align 8, !tbaa !341
  %91 = getelementptr inbounds [16 x %struct.piece], ptr %4, i64 0, i64 %88, i32 1
  %92 = load ptr, ptr %91, align 8, !tbaa !342
  %93 = getelementptr inbounds [16 x %struct.piece], ptr %4, i64 0, i64 %88, i32 2
  %94 = load i64, ptr %93, align 8, !tbaa !323
  %95 = load ptr, ptr %0, align 8, !tbaa !98
  %96 = getelementptr inbounds %struct.device, ptr %95, i64 0, i32 43
  %97 = load atomic i64, ptr %96 seq_cst, align 8
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %99, label %101, !prof !140

99:                                               ; preds = %87
  %100 = call ptr @memcpy(ptr noundef %90, ptr noundef %92, i64 noundef %94) #16
  br label %116

101:                                              ; preds = %87
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #17
  %102 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #16
  %103 = load i64, ptr %3, align 8, !tbaa !75
  %104 = mul i64 %103, 1000000000
  %105 = load i64, ptr %15, align 8, !tbaa !77
  %106 = add i64 %104, %105
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #17
  %107 = call ptr @memcpy(ptr noundef %90, ptr noundef %92, i64 noundef %94) #16
  %108 = icmp eq i64 %106, 0
  br i1 %108, label %116, label %109, !prof !140

109:                                              ; preds = %101
  %110 = load ptr, ptr %0, align 8, !tbaa !98
  %111 = getelementptr inbounds %struct.device, ptr %110, i64 0, i32 43
  %112 = load atomic i64, ptr %111 seq_cst, align 8
  %113 = icmp eq i64 %112, 0
  br i1 %113, label %116, label %114

114:                                              ; preds = %109
  %115 = inttoptr i64 %112 to ptr
  call fastcc void @add_span(ptr noundef nonnull %115, i64 noundef %106, i16 noundef 5, i16 noundef 5, i64 noundef %94) #18
  br label %116

116:                                              ; preds = %99, %101, %109, %114
  %117 = add nuw nsw i64 %88, 1
  %118 = icmp eq i64 %117, %81
  br i1 %118, label %119, label %87, !llvm.loop !359

119:                                              ; preds = %116, %78, %82
  %120 = call i32 @pthread_mutex_lock(ptr noundef nonnull %14) #16
  store i64 %73, ptr %8, align 8, !tbaa !164
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4) #17
  %121 = icmp ult i64 %73, %1
  br i1 %121, label %16, label %122, !llvm.loop !360

122:                                              ; preds = %16, %119, %2
  store i32 0, ptr %6, align 8, !tbaa !155
  ret void
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #14

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #14

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.vector.reduce.add.v2i64(<2 x i64>) #15

attributes #0 = { nofree nounwind memory(argmem: readwrite) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { cold nounwind optsize "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { inlinehint nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #12 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #13 = { noinline nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #14 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #16 = { nobuiltin nounwind "no-builtins" }
attributes #17 = { nounwind }
attributes #18 = { nobuiltin "no-builtins" }
attributes #19 = { cold nobuiltin "no-builtins" }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 1}
!4 = !{!5, !5, i64 0}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i64 0, i64 8, !4, i64 8, i64 8, !4, i64 16, i64 4, !9, i64 20, i64 2, !11, i64 22, i64 2, !11, i64 24, i64 8, !4}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"short", !6, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!16, !17, i64 0}
!16 = !{!"graph", !17, i64 0, !17, i64 8, !17, i64 16, !17, i64 24, !17, i64 32, !10, i64 40}
!17 = !{!"any pointer", !6, i64 0}
!18 = !{!19, !17, i64 0}
!19 = !{!"device", !17, i64 0, !17, i64 8, !17, i64 16, !17, i64 24, !17, i64 32, !17, i64 40, !17, i64 48, !17, i64 56, !17, i64 64, !17, i64 72, !17, i64 80, !17, i64 88, !17, i64 96, !17, i64 104, !17, i64 112, !17, i64 120, !17, i64 128, !17, i64 136, !17, i64 144, !17, i64 152, !17, i64 160, !17, i64 168, !17, i64 176, !17, i64 184, !17, i64 192, !17, i64 200, !17, i64 208, !17, i64 216, !17, i64 224, !17, i64 232, !17, i64 240, !17, i64 248, !17, i64 256, !17, i64 264, !17, i64 272, !17, i64 280, !17, i64 288, !20, i64 296, !21, i64 304, !17, i64 368, !17, i64 376, !17, i64 384, !17, i64 392, !17, i64 400}
!20 = !{!"double", !6, i64 0}
!21 = !{!"", !6, i64 0}
!22 = !{!19, !17, i64 264}
!23 = !{!16, !17, i64 8}
!24 = !{!19, !17, i64 256}
!25 = !{!16, !17, i64 16}
!26 = !{!19, !17, i64 248}
!27 = !{!19, !17, i64 8}
!28 = !{!29, !12, i64 0}
!29 = !{!"command", !12, i64 0, !12, i64 2, !10, i64 4}
!30 = !{!17, !17, i64 0}
!31 = !{!29, !10, i64 4}
!32 = distinct !{!32, !14}
!33 = !{!16, !17, i64 24}
!34 = !{!16, !17, i64 32}
!35 = !{!19, !17, i64 184}
!36 = !{!37, !5, i64 8}
!37 = !{!"fill", !29, i64 0, !5, i64 8, !5, i64 16, !10, i64 24, !10, i64 28}
!38 = !{!39, !5, i64 0}
!39 = !{!"", !5, i64 0, !5, i64 8, !10, i64 16, !10, i64 20, !5, i64 24, !5, i64 32}
!40 = !{!39, !5, i64 8}
!41 = !{!37, !5, i64 16}
!42 = !{!39, !5, i64 24}
!43 = !{!39, !5, i64 32}
!44 = !{!16, !10, i64 40}
!45 = !{!19, !17, i64 200}
!46 = !{!47, !10, i64 32}
!47 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !10, i64 32, !17, i64 40, !5, i64 48, !17, i64 56, !17, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !10, i64 120, !17, i64 128, !5, i64 136, !17, i64 144, !17, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192}
!48 = !{!49, !5, i64 16}
!49 = !{!"copy", !29, i64 0, !5, i64 8, !5, i64 16, !5, i64 24}
!50 = !{!47, !5, i64 48}
!51 = !{!47, !10, i64 120}
!52 = !{!49, !5, i64 8}
!53 = !{!47, !5, i64 136}
!54 = !{!49, !5, i64 24}
!55 = !{!47, !5, i64 176}
!56 = !{!19, !17, i64 208}
!57 = distinct !{!57, !14}
!58 = !{!19, !17, i64 224}
!59 = !{!60, !5, i64 40}
!60 = !{!"queue", !17, i64 0, !17, i64 8, !10, i64 16, !61, i64 24, !5, i64 40, !5, i64 48, !5, i64 56, !62, i64 64, !62, i64 96, !10, i64 128, !10, i64 132, !10, i64 136, !10, i64 140, !10, i64 144, !10, i64 148, !10, i64 152, !10, i64 156, !10, i64 160, !17, i64 168, !17, i64 176, !17, i64 184, !17, i64 192, !17, i64 200, !17, i64 208, !12, i64 216, !17, i64 224, !17, i64 232, !63, i64 240, !17, i64 272, !5, i64 280, !10, i64 288, !64, i64 296, !21, i64 384, !21, i64 448}
!61 = !{!"notification", !5, i64 0, !10, i64 8}
!62 = !{!"job", !17, i64 0, !17, i64 8, !17, i64 16, !6, i64 24}
!63 = !{!"arrivals", !17, i64 0, !5, i64 8, !5, i64 16, !5, i64 24}
!64 = !{!"failures", !21, i64 0, !17, i64 64, !17, i64 72, !5, i64 80}
!65 = !{!66, !5, i64 16}
!66 = !{!"batch", !17, i64 0, !6, i64 8, !10, i64 12, !5, i64 16, !5, i64 24, !17, i64 32, !17, i64 40, !17, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !17, i64 112, !10, i64 120, !10, i64 124, !10, i64 128, !5, i64 136, !10, i64 144, !10, i64 148, !17, i64 152, !17, i64 160}
!67 = distinct !{!67, !14}
!68 = !{!66, !6, i64 8}
!69 = !{!66, !17, i64 32}
!70 = !{!29, !12, i64 2}
!71 = distinct !{!71, !14}
!72 = distinct !{!72, !14}
!73 = distinct !{!73, !14}
!74 = !{!19, !17, i64 112}
!75 = !{!76, !5, i64 0}
!76 = !{!"", !5, i64 0, !5, i64 8}
!77 = !{!76, !5, i64 8}
!78 = !{!19, !17, i64 128}
!79 = !{!19, !17, i64 136}
!80 = distinct !{!80, !14}
!81 = !{!82, !82, i64 0}
!82 = !{!"float", !6, i64 0}
!83 = !{!19, !17, i64 152}
!84 = !{!19, !17, i64 280}
!85 = !{!19, !20, i64 296}
!86 = !{!87, !20, i64 16}
!87 = !{!"reading", !20, i64 0, !20, i64 8, !20, i64 16}
!88 = !{i64 0, i64 8, !89, i64 8, i64 8, !89, i64 16, i64 8, !89}
!89 = !{!20, !20, i64 0}
!90 = !{i64 0, i64 8, !89, i64 8, i64 8, !89}
!91 = !{i64 0, i64 8, !89}
!92 = distinct !{!92, !14}
!93 = !{!19, !17, i64 120}
!94 = !{!19, !17, i64 384}
!95 = !{!96, !10, i64 292}
!96 = !{!"crew", !21, i64 0, !21, i64 64, !21, i64 128, !62, i64 192, !62, i64 224, !5, i64 256, !5, i64 264, !5, i64 272, !5, i64 280, !10, i64 288, !10, i64 292, !10, i64 296, !10, i64 300, !10, i64 304, !10, i64 308, !10, i64 312, !17, i64 320, !6, i64 328}
!97 = !{!19, !17, i64 392}
!98 = !{!60, !17, i64 0}
!99 = !{!60, !17, i64 112}
!100 = !{!60, !17, i64 80}
!101 = !{!60, !17, i64 8}
!102 = !{!60, !10, i64 32}
!103 = !{!60, !17, i64 184}
!104 = !{!60, !17, i64 200}
!105 = !{!60, !17, i64 232}
!106 = !{!60, !17, i64 168}
!107 = !{!66, !17, i64 0}
!108 = !{i64 0, i64 8, !30}
!109 = !{!66, !5, i64 24}
!110 = !{!66, !17, i64 48}
!111 = !{!66, !17, i64 40}
!112 = !{!66, !5, i64 64}
!113 = !{!66, !17, i64 160}
!114 = !{!66, !10, i64 128}
!115 = !{!66, !5, i64 88}
!116 = !{!66, !10, i64 12}
!117 = distinct !{!117, !14}
!118 = distinct !{!118, !14}
!119 = !{!66, !5, i64 80}
!120 = !{!121, !12, i64 0}
!121 = !{!"wait", !29, i64 0, !17, i64 8, !5, i64 16, !5, i64 24}
!122 = !{!121, !17, i64 8}
!123 = !{!121, !5, i64 16}
!124 = distinct !{!124, !14}
!125 = !{!60, !10, i64 148}
!126 = !{!127, !12, i64 0}
!127 = !{!"wait_ready", !29, i64 0, !17, i64 8}
!128 = !{!127, !17, i64 8}
!129 = distinct !{!129, !14}
!130 = !{!60, !17, i64 176}
!131 = !{!60, !17, i64 192}
!132 = !{!60, !10, i64 140}
!133 = !{!60, !5, i64 56}
!134 = !{!19, !17, i64 288}
!135 = distinct !{!135, !14}
!136 = !{!62, !6, i64 24}
!137 = !{!62, !17, i64 0}
!138 = !{!62, !17, i64 8}
!139 = !{!96, !5, i64 256}
!140 = !{!"branch_weights", i32 2000, i32 1}
!141 = !{!60, !12, i64 216}
!142 = !{ptr @run_or_refuse, ptr @run_timed}
!143 = !{!66, !5, i64 56}
!144 = !{!66, !17, i64 112}
!145 = !{!66, !5, i64 96}
!146 = !{!60, !10, i64 156}
!147 = !{!60, !5, i64 256}
!148 = !{!66, !5, i64 104}
!149 = !{!60, !10, i64 136}
!150 = !{!60, !10, i64 144}
!151 = !{!96, !5, i64 280}
!152 = distinct !{!152, !14}
!153 = !{!60, !5, i64 48}
!154 = !{!60, !5, i64 264}
!155 = !{!60, !10, i64 160}
!156 = !{!63, !17, i64 0}
!157 = !{!63, !5, i64 8}
!158 = !{!159, !17, i64 0}
!159 = !{!"arrival", !17, i64 0, !17, i64 8, !5, i64 16, !5, i64 24, !17, i64 32}
!160 = !{!159, !17, i64 8}
!161 = !{!159, !5, i64 24}
!162 = !{!159, !17, i64 32}
!163 = !{!159, !5, i64 16}
!164 = !{!63, !5, i64 24}
!165 = distinct !{!165, !14}
!166 = !{!66, !10, i64 120}
!167 = distinct !{!167, !14}
!168 = !{!60, !17, i64 208}
!169 = distinct !{!169, !14}
!170 = !{!64, !17, i64 64}
!171 = !{!172, !17, i64 0}
!172 = !{!"failure", !17, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !6, i64 32, !6, i64 288, !6, i64 2336}
!173 = !{!64, !5, i64 80}
!174 = !{i64 0, i64 8, !30, i64 8, i64 8, !4, i64 16, i64 8, !4, i64 24, i64 8, !4, i64 32, i64 256, !175, i64 288, i64 2048, !175, i64 2336, i64 256, !175}
!175 = !{!6, !6, i64 0}
!176 = !{!60, !10, i64 128}
!177 = distinct !{!177, !14}
!178 = !{!60, !10, i64 132}
!179 = distinct !{!179, !14}
!180 = distinct !{!180, !14}
!181 = !{!60, !10, i64 152}
!182 = !{!19, !17, i64 160}
!183 = distinct !{!183, !14}
!184 = !{!19, !17, i64 168}
!185 = !{!60, !17, i64 224}
!186 = distinct !{!186, !14}
!187 = !{!66, !10, i64 148}
!188 = !{!66, !17, i64 152}
!189 = !{!190, !17, i64 0}
!190 = !{!"stamp", !17, i64 0, !5, i64 8}
!191 = distinct !{!191, !14}
!192 = distinct !{!192, !14}
!193 = !{!60, !17, i64 272}
!194 = !{!195, !17, i64 24}
!195 = !{!"slot", !17, i64 0, !17, i64 8, !5, i64 16, !17, i64 24, !5, i64 32, !5, i64 40, !17, i64 48}
!196 = !{!195, !17, i64 8}
!197 = !{!19, !17, i64 104}
!198 = !{!195, !17, i64 48}
!199 = distinct !{!199, !14}
!200 = !{!60, !17, i64 240}
!201 = !{!195, !17, i64 0}
!202 = distinct !{!202, !14}
!203 = distinct !{!203, !14}
!204 = !{!205, !10, i64 556}
!205 = !{!"copiers", !6, i64 0, !10, i64 512, !5, i64 520, !10, i64 528, !5, i64 536, !10, i64 544, !10, i64 548, !10, i64 552, !10, i64 556, !10, i64 560, !10, i64 564, !10, i64 568, !21, i64 576, !21, i64 640, !21, i64 704, !6, i64 768, !17, i64 832}
!206 = !{!205, !17, i64 832}
!207 = !{!205, !10, i64 568}
!208 = !{!19, !17, i64 376}
!209 = !{!96, !17, i64 200}
!210 = !{!96, !17, i64 192}
!211 = !{!96, !17, i64 232}
!212 = !{!96, !17, i64 224}
!213 = !{!96, !17, i64 320}
!214 = !{!96, !10, i64 288}
!215 = !{!96, !5, i64 272}
!216 = !{!19, !17, i64 368}
!217 = !{!60, !5, i64 280}
!218 = !{!60, !10, i64 288}
!219 = !{!19, !17, i64 96}
!220 = !{!61, !10, i64 8}
!221 = distinct !{!221, !14, !222}
!222 = !{!"llvm.loop.peeled.count", i32 1}
!223 = distinct !{!223, !14}
!224 = !{!195, !5, i64 32}
!225 = distinct !{!225, !14}
!226 = !{!195, !5, i64 40}
!227 = !{!96, !10, i64 300}
!228 = distinct !{!228, !14}
!229 = !{!205, !10, i64 560}
!230 = distinct !{!230, !14}
!231 = !{i64 0, i64 8, !30, i64 8, i64 8, !30, i64 16, i64 8, !4, i64 24, i64 4, !9}
!232 = !{i64 0, i64 8, !30, i64 8, i64 8, !4, i64 16, i64 4, !9}
!233 = !{i64 0, i64 8, !4, i64 8, i64 4, !9}
!234 = !{i64 0, i64 4, !9}
!235 = distinct !{!235, !14}
!236 = distinct !{!236, !14}
!237 = !{!238, !17, i64 0}
!238 = !{!"task", !17, i64 0, !17, i64 8, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28}
!239 = !{!240, !17, i64 0}
!240 = !{!"", !17, i64 0, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28, !10, i64 32, !17, i64 40, !17, i64 48, !17, i64 56, !17, i64 64}
!241 = !{!238, !17, i64 8}
!242 = !{!238, !10, i64 16}
!243 = !{!238, !10, i64 20}
!244 = !{!240, !10, i64 8}
!245 = !{!240, !10, i64 20}
!246 = !{!238, !10, i64 24}
!247 = !{!240, !10, i64 32}
!248 = !{!240, !17, i64 40}
!249 = !{!240, !17, i64 64}
!250 = distinct !{ptr @add_task, null}
!251 = distinct !{!251, !14}
!252 = !{!238, !10, i64 28}
!253 = !{!19, !17, i64 192}
!254 = !{!19, !17, i64 216}
!255 = !{!96, !10, i64 304}
!256 = !{!96, !10, i64 296}
!257 = distinct !{!257, !14}
!258 = distinct !{!258, !14}
!259 = !{!96, !5, i64 264}
!260 = !{!96, !10, i64 308}
!261 = !{!62, !17, i64 16}
!262 = distinct !{!262, !14}
!263 = !{!172, !5, i64 8}
!264 = !{!172, !5, i64 16}
!265 = !{!64, !17, i64 72}
!266 = !{!66, !10, i64 124}
!267 = !{!66, !5, i64 136}
!268 = !{!66, !10, i64 144}
!269 = distinct !{!269, !14}
!270 = !{!190, !5, i64 8}
!271 = !{!66, !5, i64 72}
!272 = !{!195, !5, i64 16}
!273 = !{!19, !17, i64 56}
!274 = !{!19, !17, i64 16}
!275 = distinct !{!275, !14}
!276 = !{!19, !17, i64 32}
!277 = !{i64 0, i64 8, !30, i64 8, i64 8, !30, i64 16, i64 8, !4, i64 24, i64 8, !4, i64 32, i64 8, !30}
!278 = !{i64 0, i64 8, !30, i64 8, i64 8, !4, i64 16, i64 8, !4, i64 24, i64 8, !30}
!279 = !{i64 0, i64 8, !4, i64 8, i64 8, !4, i64 16, i64 8, !30}
!280 = !{i64 0, i64 8, !4, i64 8, i64 8, !30}
!281 = !{!19, !17, i64 40}
!282 = !{!19, !17, i64 24}
!283 = !{!284, !17, i64 0}
!284 = !{!"window", !17, i64 0, !17, i64 8, !6, i64 16, !5, i64 144, !10, i64 152}
!285 = !{!284, !17, i64 8}
!286 = !{!284, !5, i64 144}
!287 = distinct !{!287, !14}
!288 = !{!284, !10, i64 152}
!289 = distinct !{!289, !14}
!290 = distinct !{!290, !14}
!291 = distinct !{!291, !14}
!292 = !{!19, !17, i64 80}
!293 = !{!19, !17, i64 272}
!294 = !{!19, !17, i64 88}
!295 = !{!19, !17, i64 48}
!296 = !{!297, !5, i64 8}
!297 = !{!"peer_copy", !29, i64 0, !5, i64 8, !17, i64 16, !5, i64 24, !17, i64 32, !5, i64 40}
!298 = !{!297, !17, i64 16}
!299 = !{!297, !5, i64 24}
!300 = !{!297, !17, i64 32}
!301 = !{!297, !5, i64 40}
!302 = !{!37, !10, i64 24}
!303 = !{!37, !10, i64 28}
!304 = !{!19, !17, i64 64}
!305 = !{!19, !17, i64 72}
!306 = !{!19, !17, i64 232}
!307 = distinct !{!307, !14}
!308 = !{!19, !17, i64 240}
!309 = !{!310, !17, i64 8}
!310 = !{!"wait_event", !29, i64 0, !17, i64 8}
!311 = !{!312, !5, i64 16}
!312 = !{!"wait_semaphore", !29, i64 0, !17, i64 8, !5, i64 16, !5, i64 24}
!313 = !{!314, !5, i64 0}
!314 = !{!"", !315, i64 0, !10, i64 72, !6, i64 76}
!315 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !10, i64 24, !6, i64 28}
!316 = !{!19, !17, i64 176}
!317 = !{!63, !5, i64 16}
!318 = !{i64 0, i64 8, !4, i64 8, i64 8, !4}
!319 = !{i64 0, i64 8, !30, i64 8, i64 8, !4, i64 16, i64 8, !4, i64 24, i64 8, !4}
!320 = !{i64 0, i64 8, !4, i64 8, i64 8, !4, i64 16, i64 8, !4}
!321 = distinct !{!321, !14}
!322 = distinct !{!322, !14}
!323 = !{!324, !5, i64 16}
!324 = !{!"piece", !17, i64 0, !17, i64 8, !5, i64 16, !10, i64 24}
!325 = distinct !{!325, !14, !326, !327}
!326 = !{!"llvm.loop.isvectorized", i32 1}
!327 = !{!"llvm.loop.unroll.runtime.disable"}
!328 = !{!329, !17, i64 16}
!329 = !{!"copying", !5, i64 0, !10, i64 8, !17, i64 16, !12, i64 24}
!330 = !{!329, !12, i64 24}
!331 = distinct !{!331, !14}
!332 = !{!205, !10, i64 552}
!333 = distinct !{!333, !14}
!334 = distinct !{!334, !14, !327, !326}
!335 = distinct !{!335, !14}
!336 = distinct !{!336, !14}
!337 = !{ptr @send_slot}
!338 = distinct !{!338, !14}
!339 = distinct !{!339, !14}
!340 = distinct !{!340, !14}
!341 = !{!324, !17, i64 0}
!342 = !{!324, !17, i64 8}
!343 = !{i32 1}
!344 = distinct !{!344, !14}
!345 = distinct !{!345, !14}
!346 = distinct !{!346, !14}
!347 = distinct !{!347, !14}
!348 = distinct !{!348, !14}
!349 = distinct !{!349, !14}
!350 = !{!351, !5, i64 0}
!351 = !{!"thread_span", !5, i64 0, !5, i64 8, !10, i64 16, !12, i64 20, !12, i64 22, !5, i64 24}
!352 = !{!351, !10, i64 16}
!353 = !{!351, !12, i64 20}
!354 = !{!351, !12, i64 22}
!355 = !{!351, !5, i64 24}
!356 = distinct !{!356, !14}
!357 = distinct !{!357, !14}
!358 = distinct !{!358, !14}
!359 = distinct !{!359, !14}
!360 = distinct !{!360, !14}
