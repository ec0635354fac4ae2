; Made by `nox -s native` from *.c and *.h, sha256 a4180014729f279187e176d114d99103dbe102bdda97a9df3275f4b8ee19016a
; ModuleID = 'aiotaichi/backends/cuda/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

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
  %14 = load i64, ptr %0, align 8, !tbaa !3
  %15 = urem i64 %10, %14
  %16 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %15, i32 1
  %17 = load atomic i64, ptr %16 seq_cst, align 8
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %25, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %15
  %21 = getelementptr inbounds %struct.thread_span, ptr %1, i64 %9
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %21, ptr noundef nonnull align 8 dereferenceable(32) %20, i64 32, i1 false), !tbaa.struct !7
  store atomic i64 0, ptr %16 seq_cst, align 8
  %22 = add nuw i64 %9, 1
  %23 = add nuw i64 %10, 1
  %24 = icmp eq i64 %22, %2
  br i1 %24, label %25, label %8, !llvm.loop !12

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
  %2 = tail call i32 @pthread_rwlock_wrlock(ptr noundef %0) #15
  ret void
}

declare i32 @pthread_rwlock_wrlock(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local void @standstill_end(ptr noundef %0) local_unnamed_addr #3 {
  %2 = tail call i32 @pthread_rwlock_unlock(ptr noundef %0) #15
  ret void
}

declare i32 @pthread_rwlock_unlock(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local i32 @standstill_avoid(ptr noundef %0) local_unnamed_addr #3 {
  %2 = tail call i32 @pthread_rwlock_tryrdlock(ptr noundef %0) #15
  %3 = icmp eq i32 %2, 0
  %4 = zext i1 %3 to i32
  ret i32 %4
}

declare i32 @pthread_rwlock_tryrdlock(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local void @standstill_allow(ptr noundef %0) local_unnamed_addr #3 {
  %2 = tail call i32 @pthread_rwlock_unlock(ptr noundef %0) #15
  ret void
}

; Function Attrs: nounwind
define dso_local void @standstill_await(ptr noundef %0) local_unnamed_addr #3 {
  %2 = tail call i32 @pthread_rwlock_rdlock(ptr noundef %0) #15
  ret void
}

declare i32 @pthread_rwlock_rdlock(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local i32 @standstill_register(ptr noundef %0, ptr nocapture noundef readonly %1, ptr noundef %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #3 {
  %6 = tail call i32 @pthread_rwlock_wrlock(ptr noundef %0) #15
  %7 = tail call i32 %1(ptr noundef %2, i64 noundef %3, i32 noundef %4) #15
  %8 = tail call i32 @pthread_rwlock_unlock(ptr noundef %0) #15
  ret i32 %7
}

; Function Attrs: nounwind
define dso_local i32 @standstill_unregister(ptr noundef %0, ptr nocapture noundef readonly %1, ptr noundef %2) local_unnamed_addr #3 {
  %4 = tail call i32 @pthread_rwlock_wrlock(ptr noundef %0) #15
  %5 = tail call i32 %1(ptr noundef %2) #15
  %6 = tail call i32 @pthread_rwlock_unlock(ptr noundef %0) #15
  ret i32 %5
}

; Function Attrs: nounwind
define dso_local void @graph_destroy(ptr noundef %0) local_unnamed_addr #3 {
  %2 = alloca ptr, align 8
  %3 = load ptr, ptr %0, align 8, !tbaa !14
  %4 = load ptr, ptr %3, align 8, !tbaa !17
  %5 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 33
  %6 = load ptr, ptr %5, align 8, !tbaa !21
  %7 = tail call i32 %4(ptr noundef %6) #15
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %32

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8, !tbaa !22
  %12 = icmp eq ptr %11, null
  br i1 %12, label %18, label %13

13:                                               ; preds = %9
  %14 = load ptr, ptr %0, align 8, !tbaa !14
  %15 = getelementptr inbounds %struct.device, ptr %14, i64 0, i32 32
  %16 = load ptr, ptr %15, align 8, !tbaa !23
  %17 = tail call i32 %16(ptr noundef nonnull %11) #15
  br label %18

18:                                               ; preds = %13, %9
  %19 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %20 = load ptr, ptr %19, align 8, !tbaa !24
  %21 = icmp eq ptr %20, null
  br i1 %21, label %27, label %22

22:                                               ; preds = %18
  %23 = load ptr, ptr %0, align 8, !tbaa !14
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 31
  %25 = load ptr, ptr %24, align 8, !tbaa !25
  %26 = tail call i32 %25(ptr noundef nonnull %20) #15
  br label %27

27:                                               ; preds = %22, %18
  %28 = load ptr, ptr %0, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #11
  %29 = getelementptr inbounds %struct.device, ptr %28, i64 0, i32 1
  %30 = load ptr, ptr %29, align 8, !tbaa !26
  %31 = call i32 %30(ptr noundef nonnull %2) #15
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #11
  call void @free(ptr noundef nonnull %0) #15
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
  %16 = load i16, ptr %14, align 8, !tbaa !27
  %17 = icmp eq i16 %16, 1
  br i1 %17, label %18, label %22

18:                                               ; preds = %13
  %19 = getelementptr inbounds %struct.launch, ptr %14, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !29
  %21 = load i64, ptr %20, align 8, !tbaa !3
  br label %22

22:                                               ; preds = %18, %13
  %23 = phi i64 [ %21, %18 ], [ 1, %13 ]
  %24 = add i64 %23, %15
  %25 = getelementptr inbounds %struct.command, ptr %14, i64 0, i32 2
  %26 = load i32, ptr %25, align 4, !tbaa !30
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr %14, i64 %27
  %29 = icmp ult ptr %28, %11
  br i1 %29, label %13, label %30, !llvm.loop !31

30:                                               ; preds = %22, %6
  %31 = phi i64 [ 0, %6 ], [ %24, %22 ]
  %32 = add i64 %31, %4
  %33 = shl i64 %32, 3
  %34 = add i64 %33, 48
  %35 = tail call ptr @calloc(i64 noundef 1, i64 noundef %34) #15
  store i32 2, ptr %5, align 4, !tbaa !8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %190, label %37

37:                                               ; preds = %30
  store ptr %0, ptr %35, align 8, !tbaa !14
  %38 = getelementptr inbounds %struct.graph, ptr %35, i64 1
  %39 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 3
  store ptr %38, ptr %39, align 8, !tbaa !32
  %40 = getelementptr inbounds ptr, ptr %38, i64 %31
  %41 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 4
  store ptr %40, ptr %41, align 8, !tbaa !33
  %42 = load ptr, ptr %0, align 8, !tbaa !17
  %43 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 33
  %44 = load ptr, ptr %43, align 8, !tbaa !21
  %45 = tail call i32 %42(ptr noundef %44) #15
  store i32 %45, ptr %5, align 4, !tbaa !8
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %160

47:                                               ; preds = %37
  %48 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 23
  %49 = load ptr, ptr %48, align 8, !tbaa !34
  %50 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 2
  %51 = tail call i32 %49(ptr noundef nonnull %50, i32 noundef 0) #15
  store i32 %51, ptr %5, align 4, !tbaa !8
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %154

53:                                               ; preds = %47
  %54 = icmp eq i64 %2, 0
  br i1 %54, label %55, label %56

55:                                               ; preds = %53
  store i32 0, ptr %5, align 4, !tbaa !8
  br label %148

56:                                               ; preds = %53
  %57 = getelementptr inbounds %struct.CUDA_MEMCPY3D, ptr %9, i64 0, i32 4
  %58 = getelementptr inbounds %struct.CUDA_MEMCPY3D, ptr %9, i64 0, i32 6
  %59 = getelementptr inbounds %struct.CUDA_MEMCPY3D, ptr %9, i64 0, i32 15
  %60 = getelementptr inbounds %struct.CUDA_MEMCPY3D, ptr %9, i64 0, i32 17
  %61 = getelementptr inbounds %struct.CUDA_MEMCPY3D, ptr %9, i64 0, i32 22
  %62 = getelementptr inbounds %struct.CUDA_MEMCPY3D, ptr %9, i64 0, i32 23
  %63 = getelementptr inbounds %struct.CUDA_MEMCPY3D, ptr %9, i64 0, i32 24
  %64 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 5
  %65 = getelementptr inbounds %struct.CUDA_MEMSET_NODE_PARAMS, ptr %10, i64 0, i32 1
  %66 = getelementptr inbounds %struct.CUDA_MEMSET_NODE_PARAMS, ptr %10, i64 0, i32 2
  %67 = getelementptr inbounds %struct.CUDA_MEMSET_NODE_PARAMS, ptr %10, i64 0, i32 4
  %68 = getelementptr inbounds %struct.CUDA_MEMSET_NODE_PARAMS, ptr %10, i64 0, i32 5
  br label %69

69:                                               ; preds = %137, %56
  %70 = phi i64 [ 0, %56 ], [ %143, %137 ]
  %71 = phi i64 [ 0, %56 ], [ %84, %137 ]
  %72 = phi i64 [ 0, %56 ], [ %138, %137 ]
  %73 = getelementptr inbounds i8, ptr %1, i64 %70
  %74 = icmp ult i64 %71, %4
  br i1 %74, label %75, label %83

75:                                               ; preds = %69
  %76 = getelementptr inbounds i64, ptr %3, i64 %71
  %77 = load i64, ptr %76, align 8, !tbaa !3
  %78 = icmp eq i64 %77, %70
  br i1 %78, label %79, label %83

79:                                               ; preds = %75
  %80 = load ptr, ptr %41, align 8, !tbaa !33
  %81 = add nuw i64 %71, 1
  %82 = getelementptr inbounds i64, ptr %80, i64 %71
  store i64 %72, ptr %82, align 8, !tbaa !3
  br label %83

83:                                               ; preds = %79, %75, %69
  %84 = phi i64 [ %81, %79 ], [ %71, %75 ], [ %71, %69 ]
  %85 = load i16, ptr %73, align 4, !tbaa !27
  switch i16 %85, label %137 [
    i16 1, label %86
    i16 9, label %92
    i16 2, label %115
  ]

86:                                               ; preds = %83
  %87 = call fastcc i32 @for_tasks(ptr noundef nonnull %35, ptr noundef nonnull %73, i64 noundef %72, ptr noundef nonnull @add_task) #16
  %88 = getelementptr inbounds %struct.launch, ptr %73, i64 0, i32 1
  %89 = load ptr, ptr %88, align 8, !tbaa !29
  %90 = load i64, ptr %89, align 8, !tbaa !3
  %91 = add i64 %90, %72
  br label %137

92:                                               ; preds = %83
  %93 = add i64 %72, 1
  %94 = load ptr, ptr %35, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %10) #11
  %95 = getelementptr inbounds %struct.fill, ptr %73, i64 0, i32 1
  %96 = load i64, ptr %95, align 8, !tbaa !35
  store i64 %96, ptr %10, align 8, !tbaa !37
  store i64 0, ptr %65, align 8, !tbaa !39
  %97 = getelementptr inbounds %struct.fill, ptr %73, i64 0, i32 3
  %98 = load <2 x i32>, ptr %97, align 8, !tbaa !8
  %99 = shufflevector <2 x i32> %98, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %99, ptr %66, align 8, !tbaa !8
  %100 = getelementptr inbounds %struct.fill, ptr %73, i64 0, i32 2
  %101 = load i64, ptr %100, align 8, !tbaa !40
  store i64 %101, ptr %67, align 8, !tbaa !41
  store i64 1, ptr %68, align 8, !tbaa !42
  store i32 0, ptr %64, align 8, !tbaa !43
  %102 = getelementptr inbounds %struct.device, ptr %94, i64 0, i32 25
  %103 = load ptr, ptr %102, align 8, !tbaa !44
  %104 = load ptr, ptr %39, align 8, !tbaa !32
  %105 = load ptr, ptr %50, align 8, !tbaa !24
  %106 = icmp ne i64 %72, 0
  %107 = add i64 %72, -1
  %108 = getelementptr inbounds ptr, ptr %104, i64 %107
  %109 = select i1 %106, ptr %108, ptr null
  %110 = getelementptr inbounds ptr, ptr %104, i64 %72
  %111 = zext i1 %106 to i64
  %112 = getelementptr inbounds %struct.device, ptr %94, i64 0, i32 33
  %113 = load ptr, ptr %112, align 8, !tbaa !21
  %114 = call i32 %103(ptr noundef %110, ptr noundef %105, ptr noundef %109, i64 noundef %111, ptr noundef nonnull %10, ptr noundef %113) #15
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10) #11
  br label %137

115:                                              ; preds = %83
  %116 = add i64 %72, 1
  %117 = load ptr, ptr %35, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(i64 200, ptr nonnull %9) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(200) %9, i8 0, i64 176, i1 false)
  store i32 2, ptr %57, align 8, !tbaa !45
  %118 = getelementptr inbounds %struct.copy, ptr %73, i64 0, i32 2
  %119 = load i64, ptr %118, align 8, !tbaa !47
  store i64 %119, ptr %58, align 8, !tbaa !49
  store i32 2, ptr %59, align 8, !tbaa !50
  %120 = getelementptr inbounds %struct.copy, ptr %73, i64 0, i32 1
  %121 = load i64, ptr %120, align 8, !tbaa !51
  store i64 %121, ptr %60, align 8, !tbaa !52
  %122 = getelementptr inbounds %struct.copy, ptr %73, i64 0, i32 3
  %123 = load i64, ptr %122, align 8, !tbaa !53
  store i64 %123, ptr %61, align 8, !tbaa !54
  store i64 1, ptr %62, align 8, !tbaa !55
  store i64 1, ptr %63, align 8, !tbaa !56
  store i32 0, ptr %64, align 8, !tbaa !43
  %124 = getelementptr inbounds %struct.device, ptr %117, i64 0, i32 26
  %125 = load ptr, ptr %124, align 8, !tbaa !57
  %126 = load ptr, ptr %39, align 8, !tbaa !32
  %127 = load ptr, ptr %50, align 8, !tbaa !24
  %128 = icmp ne i64 %72, 0
  %129 = add i64 %72, -1
  %130 = getelementptr inbounds ptr, ptr %126, i64 %129
  %131 = select i1 %128, ptr %130, ptr null
  %132 = getelementptr inbounds ptr, ptr %126, i64 %72
  %133 = zext i1 %128 to i64
  %134 = getelementptr inbounds %struct.device, ptr %117, i64 0, i32 33
  %135 = load ptr, ptr %134, align 8, !tbaa !21
  %136 = call i32 %125(ptr noundef %132, ptr noundef %127, ptr noundef %131, i64 noundef %133, ptr noundef nonnull %9, ptr noundef %135) #15
  call void @llvm.lifetime.end.p0(i64 200, ptr nonnull %9) #11
  br label %137

137:                                              ; preds = %115, %92, %86, %83
  %138 = phi i64 [ %72, %83 ], [ %116, %115 ], [ %93, %92 ], [ %91, %86 ]
  %139 = phi i32 [ 0, %83 ], [ %136, %115 ], [ %114, %92 ], [ %87, %86 ]
  %140 = getelementptr inbounds %struct.command, ptr %73, i64 0, i32 2
  %141 = load i32, ptr %140, align 4, !tbaa !30
  %142 = zext i32 %141 to i64
  %143 = add i64 %70, %142
  %144 = icmp ult i64 %143, %2
  %145 = icmp eq i32 %139, 0
  %146 = select i1 %144, i1 %145, i1 false
  br i1 %146, label %69, label %147, !llvm.loop !58

147:                                              ; preds = %137
  store i32 %139, ptr %5, align 4, !tbaa !8
  br i1 %145, label %148, label %154

148:                                              ; preds = %55, %147
  %149 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 28
  %150 = load ptr, ptr %149, align 8, !tbaa !59
  %151 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 1
  %152 = load ptr, ptr %50, align 8, !tbaa !24
  %153 = call i32 %150(ptr noundef nonnull %151, ptr noundef %152, i64 noundef 0) #15
  store i32 %153, ptr %5, align 4, !tbaa !8
  br label %154

154:                                              ; preds = %47, %147, %148
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #11
  %155 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %156 = load ptr, ptr %155, align 8, !tbaa !26
  %157 = call i32 %156(ptr noundef nonnull %8) #15
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #11
  %158 = load i32, ptr %5, align 4, !tbaa !8
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %190, label %160

160:                                              ; preds = %37, %154
  %161 = load ptr, ptr %35, align 8, !tbaa !14
  %162 = load ptr, ptr %161, align 8, !tbaa !17
  %163 = getelementptr inbounds %struct.device, ptr %161, i64 0, i32 33
  %164 = load ptr, ptr %163, align 8, !tbaa !21
  %165 = call i32 %162(ptr noundef %164) #15
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %167, label %190

167:                                              ; preds = %160
  %168 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 1
  %169 = load ptr, ptr %168, align 8, !tbaa !22
  %170 = icmp eq ptr %169, null
  br i1 %170, label %176, label %171

171:                                              ; preds = %167
  %172 = load ptr, ptr %35, align 8, !tbaa !14
  %173 = getelementptr inbounds %struct.device, ptr %172, i64 0, i32 32
  %174 = load ptr, ptr %173, align 8, !tbaa !23
  %175 = call i32 %174(ptr noundef nonnull %169) #15
  br label %176

176:                                              ; preds = %171, %167
  %177 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 2
  %178 = load ptr, ptr %177, align 8, !tbaa !24
  %179 = icmp eq ptr %178, null
  br i1 %179, label %185, label %180

180:                                              ; preds = %176
  %181 = load ptr, ptr %35, align 8, !tbaa !14
  %182 = getelementptr inbounds %struct.device, ptr %181, i64 0, i32 31
  %183 = load ptr, ptr %182, align 8, !tbaa !25
  %184 = call i32 %183(ptr noundef nonnull %178) #15
  br label %185

185:                                              ; preds = %180, %176
  %186 = load ptr, ptr %35, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #11
  %187 = getelementptr inbounds %struct.device, ptr %186, i64 0, i32 1
  %188 = load ptr, ptr %187, align 8, !tbaa !26
  %189 = call i32 %188(ptr noundef nonnull %7) #15
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #11
  call void @free(ptr noundef nonnull %35) #15
  br label %190

190:                                              ; preds = %185, %160, %154, %30
  %191 = phi ptr [ null, %30 ], [ %35, %154 ], [ null, %160 ], [ null, %185 ]
  ret ptr %191
}

declare ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local i64 @queue_handed(ptr noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #15
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %5 = load i64, ptr %4, align 8, !tbaa !60
  %6 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #15
  ret i64 %5
}

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #4

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local i32 @queue_revoke(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #15
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  br label %7

7:                                                ; preds = %11, %3
  %8 = phi ptr [ %6, %3 ], [ %9, %11 ]
  %9 = load ptr, ptr %8, align 8, !tbaa !29
  %10 = icmp eq ptr %9, null
  br i1 %10, label %70, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 3
  %13 = load i64, ptr %12, align 8, !tbaa !66
  %14 = icmp eq i64 %13, %1
  br i1 %14, label %15, label %7, !llvm.loop !68

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 1
  %17 = load i32, ptr %16, align 8, !tbaa !69
  %18 = icmp eq i32 %17, 1
  br i1 %18, label %19, label %70

19:                                               ; preds = %15
  %20 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 5
  %21 = load ptr, ptr %20, align 8, !tbaa !70
  %22 = icmp eq i64 %2, 0
  br i1 %22, label %23, label %28

23:                                               ; preds = %28, %19
  %24 = phi ptr [ %21, %19 ], [ %38, %28 ]
  %25 = getelementptr inbounds %struct.command, ptr %24, i64 0, i32 1
  %26 = load i16, ptr %25, align 2, !tbaa !71
  %27 = icmp eq i16 %26, 0
  br i1 %27, label %40, label %52

28:                                               ; preds = %19, %28
  %29 = phi ptr [ %38, %28 ], [ %21, %19 ]
  %30 = phi i64 [ %34, %28 ], [ %2, %19 ]
  %31 = getelementptr inbounds %struct.command, ptr %29, i64 0, i32 1
  %32 = load i16, ptr %31, align 2, !tbaa !71
  %33 = zext i16 %32 to i64
  %34 = sub i64 %30, %33
  %35 = getelementptr inbounds %struct.command, ptr %29, i64 0, i32 2
  %36 = load i32, ptr %35, align 4, !tbaa !30
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds i8, ptr %29, i64 %37
  %39 = icmp eq i64 %34, 0
  br i1 %39, label %23, label %28, !llvm.loop !72

40:                                               ; preds = %23, %44
  %41 = phi ptr [ %48, %44 ], [ %24, %23 ]
  %42 = load i16, ptr %41, align 4, !tbaa !27
  %43 = icmp eq i16 %42, 10
  br i1 %43, label %70, label %44

44:                                               ; preds = %40
  %45 = getelementptr inbounds %struct.command, ptr %41, i64 0, i32 2
  %46 = load i32, ptr %45, align 4, !tbaa !30
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds i8, ptr %41, i64 %47
  %49 = getelementptr inbounds %struct.command, ptr %48, i64 0, i32 1
  %50 = load i16, ptr %49, align 2, !tbaa !71
  %51 = icmp eq i16 %50, 0
  br i1 %51, label %40, label %52, !llvm.loop !73

52:                                               ; preds = %44, %23
  %53 = phi ptr [ %24, %23 ], [ %48, %44 ]
  %54 = load i16, ptr %53, align 4, !tbaa !27
  %55 = icmp eq i16 %54, 10
  br i1 %55, label %70, label %56

56:                                               ; preds = %52
  %57 = icmp ugt ptr %24, %53
  br i1 %57, label %70, label %58

58:                                               ; preds = %56, %64
  %59 = phi ptr [ %68, %64 ], [ %24, %56 ]
  %60 = load i16, ptr %59, align 4, !tbaa !27
  %61 = add i16 %60, -15
  %62 = icmp ult i16 %61, -4
  br i1 %62, label %63, label %64

63:                                               ; preds = %58
  store i16 16, ptr %59, align 4, !tbaa !27
  br label %64

64:                                               ; preds = %63, %58
  %65 = getelementptr inbounds %struct.command, ptr %59, i64 0, i32 2
  %66 = load i32, ptr %65, align 4, !tbaa !30
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds i8, ptr %59, i64 %67
  %69 = icmp ugt ptr %68, %53
  br i1 %69, label %70, label %58, !llvm.loop !74

70:                                               ; preds = %7, %40, %64, %56, %52, %15
  %71 = phi i32 [ 0, %15 ], [ 0, %52 ], [ 1, %56 ], [ 1, %64 ], [ 0, %40 ], [ 0, %7 ]
  %72 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #15
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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %15) #11
  store ptr null, ptr %15, align 8, !tbaa !29
  %16 = load ptr, ptr %0, align 8, !tbaa !17
  %17 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 33
  %18 = load ptr, ptr %17, align 8, !tbaa !21
  %19 = tail call i32 %16(ptr noundef %18) #15
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %150

21:                                               ; preds = %3
  %22 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 14
  %23 = load ptr, ptr %22, align 8, !tbaa !75
  %24 = call i32 %23(ptr noundef nonnull %15, i32 noundef 0) #15
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %138

26:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %14) #11
  %27 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %14) #15
  %28 = load i64, ptr %14, align 8, !tbaa !76
  %29 = mul i64 %28, 1000000000
  %30 = getelementptr inbounds %struct.timespec, ptr %14, i64 0, i32 1
  %31 = load i64, ptr %30, align 8, !tbaa !78
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %14) #11
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

48:                                               ; preds = %135, %26
  %49 = phi i32 [ 0, %26 ], [ %136, %135 ]
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %58, label %51

51:                                               ; preds = %48
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %13) #11
  %52 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %13) #15
  %53 = load i64, ptr %13, align 8, !tbaa !76
  %54 = mul i64 %53, 1000000000
  %55 = load i64, ptr %34, align 8, !tbaa !78
  %56 = add i64 %54, %55
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %13) #11
  %57 = icmp ult i64 %56, %33
  br i1 %57, label %58, label %138

58:                                               ; preds = %51, %48
  %59 = load ptr, ptr %15, align 8, !tbaa !29
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %12) #11
  %60 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %12) #15
  %61 = load i64, ptr %12, align 8, !tbaa !76
  %62 = mul i64 %61, 1000000000
  %63 = load i64, ptr %35, align 8, !tbaa !78
  %64 = add i64 %62, %63
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %12) #11
  %65 = load ptr, ptr %36, align 8, !tbaa !79
  %66 = call i32 %65(ptr noundef %59, ptr noundef %1) #15
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %138

68:                                               ; preds = %58
  %69 = load ptr, ptr %37, align 8, !tbaa !80
  %70 = call i32 %69(ptr noundef %59) #15
  %71 = icmp eq i32 %70, 600
  br i1 %71, label %72, label %101

72:                                               ; preds = %68, %97
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %11) #11
  %73 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %11) #15
  %74 = load i64, ptr %11, align 8, !tbaa !76
  %75 = mul i64 %74, 1000000000
  %76 = load i64, ptr %38, align 8, !tbaa !78
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %11) #11
  %77 = sub i64 %76, %64
  %78 = add i64 %77, %75
  %79 = icmp ugt i64 %78, 1000000000
  br i1 %79, label %101, label %80

80:                                               ; preds = %72
  %81 = icmp ugt i64 %78, 1000000
  br i1 %81, label %82, label %97

82:                                               ; preds = %80
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %9, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %10, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #11
  %83 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #15
  %84 = load i64, ptr %8, align 8, !tbaa !76
  %85 = mul i64 %84, 1000000000
  %86 = load i64, ptr %39, align 8, !tbaa !78
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #11
  %87 = add i64 %86, 100000
  %88 = add i64 %87, %85
  %89 = call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #15
  %90 = udiv i64 %88, 1000000000
  %91 = urem i64 %88, 1000000000
  br label %92

92:                                               ; preds = %92, %82
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #11
  store i64 %90, ptr %7, align 8, !tbaa !76
  store i64 %91, ptr %40, align 8, !tbaa !78
  %93 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %10, ptr noundef nonnull %9, i32 noundef 1, ptr noundef nonnull %7) #15
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #11
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %92, label %95, !llvm.loop !81

95:                                               ; preds = %92
  %96 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #15
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #11
  br label %97

97:                                               ; preds = %95, %80
  %98 = load ptr, ptr %37, align 8, !tbaa !80
  %99 = call i32 %98(ptr noundef %59) #15
  %100 = icmp eq i32 %99, 600
  br i1 %100, label %72, label %101

101:                                              ; preds = %97, %72, %68
  %102 = phi i32 [ %70, %68 ], [ 600, %72 ], [ %99, %97 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #11
  %103 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #15
  %104 = load i64, ptr %6, align 8, !tbaa !76
  %105 = mul i64 %104, 1000000000
  %106 = load i64, ptr %41, align 8, !tbaa !78
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #11
  %107 = icmp eq i32 %102, 0
  br i1 %107, label %108, label %138

108:                                              ; preds = %101
  %109 = call i32 @pthread_mutex_lock(ptr noundef nonnull %42) #15
  %110 = load ptr, ptr %15, align 8, !tbaa !29
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #11
  store float 0.000000e+00, ptr %5, align 4, !tbaa !82
  %111 = load ptr, ptr %43, align 8, !tbaa !84
  %112 = load ptr, ptr %44, align 8, !tbaa !85
  %113 = call i32 %111(ptr noundef nonnull %5, ptr noundef %112, ptr noundef %110) #15
  %114 = load double, ptr %45, align 8, !tbaa !86
  %115 = load float, ptr %5, align 4, !tbaa !82
  %116 = fpext float %115 to double
  %117 = call double @llvm.fmuladd.f64(double %116, double 1.000000e-03, double %114)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #11
  %118 = icmp eq i32 %113, 0
  br i1 %118, label %119, label %122

119:                                              ; preds = %108
  %120 = load ptr, ptr %44, align 8, !tbaa !85
  %121 = load ptr, ptr %15, align 8, !tbaa !29
  store ptr %121, ptr %44, align 8, !tbaa !85
  store double %117, ptr %45, align 8, !tbaa !86
  store ptr %120, ptr %15, align 8, !tbaa !29
  br label %122

122:                                              ; preds = %119, %108
  %123 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %42) #15
  %124 = sub i64 %106, %64
  %125 = add i64 %124, %105
  %126 = uitofp i64 %125 to double
  %127 = fmul double %126, 5.000000e-10
  br i1 %118, label %128, label %138

128:                                              ; preds = %122
  br i1 %50, label %132, label %129

129:                                              ; preds = %128
  %130 = load double, ptr %46, align 8, !tbaa !87
  %131 = fcmp olt double %127, %130
  br i1 %131, label %132, label %135

132:                                              ; preds = %129, %128
  %133 = uitofp i64 %64 to double
  %134 = call double @llvm.fmuladd.f64(double %133, double 1.000000e-09, double %127)
  store double %117, ptr %2, align 8, !tbaa.struct !89
  store double %134, ptr %47, align 8, !tbaa.struct !91
  store double %127, ptr %46, align 8, !tbaa.struct !92
  br label %135

135:                                              ; preds = %132, %129
  %136 = add nuw nsw i32 %49, 1
  %137 = icmp eq i32 %136, 8
  br i1 %137, label %138, label %48, !llvm.loop !93

138:                                              ; preds = %135, %122, %101, %58, %51, %21
  %139 = phi i32 [ %24, %21 ], [ %113, %122 ], [ %102, %101 ], [ %66, %58 ], [ 0, %51 ], [ 0, %135 ]
  %140 = load ptr, ptr %15, align 8, !tbaa !29
  %141 = icmp eq ptr %140, null
  br i1 %141, label %146, label %142

142:                                              ; preds = %138
  %143 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 15
  %144 = load ptr, ptr %143, align 8, !tbaa !94
  %145 = call i32 %144(ptr noundef nonnull %140) #15
  br label %146

146:                                              ; preds = %142, %138
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #11
  %147 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %148 = load ptr, ptr %147, align 8, !tbaa !26
  %149 = call i32 %148(ptr noundef nonnull %4) #15
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #11
  br label %150

150:                                              ; preds = %3, %146
  %151 = phi i32 [ %139, %146 ], [ %19, %3 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %15) #11
  ret i32 %151
}

; Function Attrs: nounwind
define dso_local ptr @queue_create(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 41
  %5 = load ptr, ptr %4, align 8, !tbaa !95
  %6 = tail call i32 @pthread_mutex_lock(ptr noundef %5) #15
  %7 = getelementptr inbounds %struct.crew, ptr %5, i64 0, i32 10
  %8 = load i32, ptr %7, align 4, !tbaa !96
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %12, label %10

10:                                               ; preds = %3
  %11 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #15
  br label %16

12:                                               ; preds = %3
  tail call fastcc void @grow_crew(ptr noundef nonnull %5) #16
  %13 = load i32, ptr %7, align 4, !tbaa !96
  %14 = icmp eq i32 %13, 0
  %15 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #15
  br i1 %14, label %43, label %16

16:                                               ; preds = %10, %12
  %17 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 42
  %18 = load ptr, ptr %17, align 8, !tbaa !98
  %19 = tail call i32 @pthread_mutex_lock(ptr noundef %18) #15
  %20 = getelementptr inbounds %struct.crew, ptr %18, i64 0, i32 10
  %21 = load i32, ptr %20, align 4, !tbaa !96
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %25, label %23

23:                                               ; preds = %16
  %24 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %18) #15
  br label %29

25:                                               ; preds = %16
  tail call fastcc void @grow_crew(ptr noundef nonnull %18) #16
  %26 = load i32, ptr %20, align 4, !tbaa !96
  %27 = icmp eq i32 %26, 0
  %28 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %18) #15
  br i1 %27, label %43, label %29

29:                                               ; preds = %23, %25
  %30 = tail call ptr @calloc(i64 noundef 1, i64 noundef 512) #15
  %31 = icmp eq ptr %30, null
  br i1 %31, label %43, label %32

32:                                               ; preds = %29
  store ptr %0, ptr %30, align 8, !tbaa !99
  %33 = getelementptr inbounds %struct.queue, ptr %30, i64 0, i32 8, i32 2
  store ptr %30, ptr %33, align 8, !tbaa !100
  %34 = getelementptr inbounds %struct.queue, ptr %30, i64 0, i32 7, i32 2
  store ptr %30, ptr %34, align 8, !tbaa !101
  %35 = getelementptr inbounds %struct.queue, ptr %30, i64 0, i32 1
  store ptr %1, ptr %35, align 8, !tbaa !102
  %36 = getelementptr inbounds %struct.queue, ptr %30, i64 0, i32 3, i32 1
  store i32 %2, ptr %36, align 8, !tbaa !103
  %37 = getelementptr inbounds %struct.queue, ptr %30, i64 0, i32 19
  %38 = getelementptr inbounds %struct.queue, ptr %30, i64 0, i32 20
  store ptr %37, ptr %38, align 8, !tbaa !104
  %39 = getelementptr inbounds %struct.queue, ptr %30, i64 0, i32 21
  %40 = getelementptr inbounds %struct.queue, ptr %30, i64 0, i32 22
  store ptr %39, ptr %40, align 8, !tbaa !105
  %41 = getelementptr inbounds %struct.queue, ptr %30, i64 0, i32 25
  %42 = getelementptr inbounds %struct.queue, ptr %30, i64 0, i32 26
  store ptr %41, ptr %42, align 8, !tbaa !106
  br label %43

43:                                               ; preds = %32, %29, %12, %25
  %44 = phi ptr [ inttoptr (i64 1 to ptr), %25 ], [ inttoptr (i64 1 to ptr), %12 ], [ %30, %32 ], [ null, %29 ]
  ret ptr %44
}

; Function Attrs: nounwind
define dso_local i32 @queue_submit(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i32 noundef %6) local_unnamed_addr #3 {
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %9 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #15
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %11 = load ptr, ptr %10, align 8, !tbaa !107
  %12 = icmp eq ptr %11, null
  br i1 %12, label %18, label %13

13:                                               ; preds = %7
  %14 = load ptr, ptr %11, align 8, !tbaa !108
  store ptr %14, ptr %10, align 8, !tbaa !107
  %15 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #15
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(112) %11, i8 0, i64 112, i1 false)
  %16 = getelementptr inbounds i8, ptr %11, i64 120
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(28) %16, i8 0, i64 28, i1 false)
  %17 = getelementptr inbounds i8, ptr %11, i64 160
  store ptr null, ptr %17, align 8, !tbaa.struct !109
  br label %22

18:                                               ; preds = %7
  %19 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #15
  %20 = tail call ptr @calloc(i64 noundef 1, i64 noundef 168) #15
  %21 = icmp eq ptr %20, null
  br i1 %21, label %299, label %22

22:                                               ; preds = %13, %18
  %23 = phi ptr [ %11, %13 ], [ %20, %18 ]
  %24 = getelementptr inbounds %struct.batch, ptr %23, i64 0, i32 3
  store i64 %3, ptr %24, align 8, !tbaa !66
  %25 = getelementptr inbounds %struct.batch, ptr %23, i64 0, i32 4
  store i64 %4, ptr %25, align 8, !tbaa !110
  %26 = getelementptr inbounds %struct.batch, ptr %23, i64 0, i32 7
  store ptr %1, ptr %26, align 8, !tbaa !111
  %27 = getelementptr inbounds %struct.batch, ptr %23, i64 0, i32 5
  store ptr %1, ptr %27, align 8, !tbaa !70
  %28 = getelementptr inbounds i8, ptr %1, i64 %2
  %29 = getelementptr inbounds %struct.batch, ptr %23, i64 0, i32 6
  store ptr %28, ptr %29, align 8, !tbaa !112
  %30 = sub i64 %3, %4
  %31 = getelementptr inbounds %struct.batch, ptr %23, i64 0, i32 9
  store i64 %30, ptr %31, align 8, !tbaa !113
  %32 = getelementptr inbounds %struct.batch, ptr %23, i64 0, i32 23
  store ptr %5, ptr %32, align 8, !tbaa !114
  %33 = getelementptr inbounds %struct.batch, ptr %23, i64 0, i32 18
  store i32 1, ptr %33, align 8, !tbaa !115
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
  %44 = load i16, ptr %43, align 2, !tbaa !71
  %45 = zext i16 %44 to i64
  %46 = add i64 %40, %45
  br label %47

47:                                               ; preds = %42, %39
  %48 = phi i64 [ %46, %42 ], [ %40, %39 ]
  %49 = load i16, ptr %41, align 4, !tbaa !27
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
  %52 = load ptr, ptr %51, align 8, !tbaa !29
  %53 = load i64, ptr %52, align 8, !tbaa !3
  %54 = getelementptr inbounds %struct.kernel, ptr %52, i64 0, i32 1
  %55 = load i64, ptr %54, align 8, !tbaa !3
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %57, label %62

57:                                               ; preds = %50
  %58 = getelementptr inbounds %struct.kernel, ptr %52, i64 0, i32 2
  %59 = load i64, ptr %58, align 8, !tbaa !3
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
  %71 = load i64, ptr %70, align 8, !tbaa !53
  %72 = load i64, ptr %38, align 8, !tbaa !116
  %73 = add i64 %72, %71
  store i64 %73, ptr %38, align 8, !tbaa !116
  br label %110

74:                                               ; preds = %47
  %75 = add i64 %48, 4
  %76 = load i32, ptr %37, align 4, !tbaa !117
  %77 = or i32 %76, 4
  store i32 %77, ptr %37, align 4, !tbaa !117
  br label %110

78:                                               ; preds = %47
  %79 = getelementptr inbounds %struct.execute, ptr %41, i64 0, i32 2
  %80 = getelementptr inbounds %struct.command, ptr %41, i64 0, i32 2
  %81 = load i32, ptr %80, align 4, !tbaa !30
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds i8, ptr %41, i64 %82
  %84 = icmp ult ptr %79, %83
  br i1 %84, label %85, label %97

85:                                               ; preds = %78, %85
  %86 = phi i64 [ %91, %85 ], [ 0, %78 ]
  %87 = phi ptr [ %95, %85 ], [ %79, %78 ]
  %88 = getelementptr inbounds %struct.launch, ptr %87, i64 0, i32 1
  %89 = load ptr, ptr %88, align 8, !tbaa !29
  %90 = load i64, ptr %89, align 8, !tbaa !3
  %91 = add i64 %90, %86
  %92 = getelementptr inbounds %struct.command, ptr %87, i64 0, i32 2
  %93 = load i32, ptr %92, align 4, !tbaa !30
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds i8, ptr %87, i64 %94
  %96 = icmp ult ptr %95, %83
  br i1 %96, label %85, label %97, !llvm.loop !118

97:                                               ; preds = %85, %78
  %98 = phi i64 [ 0, %78 ], [ %91, %85 ]
  %99 = add i64 %48, 1
  %100 = add i64 %99, %98
  br label %110

101:                                              ; preds = %47, %47
  %102 = load i32, ptr %37, align 4, !tbaa !117
  %103 = or i32 %102, 2
  store i32 %103, ptr %37, align 4, !tbaa !117
  br label %110

104:                                              ; preds = %47
  %105 = add i64 %48, 1
  %106 = load i32, ptr %37, align 4, !tbaa !117
  %107 = or i32 %106, 1
  store i32 %107, ptr %37, align 4, !tbaa !117
  br label %110

108:                                              ; preds = %47
  %109 = add i64 %48, 1
  br label %110

110:                                              ; preds = %108, %104, %101, %97, %74, %68, %62, %47
  %111 = phi i64 [ %109, %108 ], [ %105, %104 ], [ %48, %101 ], [ %48, %47 ], [ %100, %97 ], [ %75, %74 ], [ %69, %68 ], [ %67, %62 ]
  %112 = getelementptr inbounds %struct.command, ptr %41, i64 0, i32 2
  %113 = load i32, ptr %112, align 4, !tbaa !30
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds i8, ptr %41, i64 %114
  %116 = icmp ult ptr %115, %28
  br i1 %116, label %39, label %117, !llvm.loop !119

117:                                              ; preds = %110
  %118 = getelementptr inbounds %struct.batch, ptr %23, i64 0, i32 11
  store i64 %111, ptr %118, align 8, !tbaa !120
  %119 = load i32, ptr %37, align 4, !tbaa !117
  %120 = and i32 %119, 1
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %166, label %125

122:                                              ; preds = %22
  %123 = getelementptr inbounds %struct.batch, ptr %23, i64 0, i32 11
  store i64 1, ptr %123, align 8, !tbaa !120
  %124 = getelementptr inbounds %struct.batch, ptr %23, i64 0, i32 2
  br label %166

125:                                              ; preds = %117, %155
  %126 = phi ptr [ %156, %155 ], [ %28, %117 ]
  %127 = phi ptr [ %160, %155 ], [ %1, %117 ]
  %128 = load i16, ptr %127, align 8, !tbaa !121
  %129 = icmp eq i16 %128, 11
  br i1 %129, label %130, label %155

130:                                              ; preds = %125
  %131 = getelementptr inbounds %struct.wait, ptr %127, i64 0, i32 1
  %132 = load ptr, ptr %131, align 8, !tbaa !123
  %133 = getelementptr inbounds %struct.wait, ptr %127, i64 0, i32 2
  %134 = load i64, ptr %133, align 8, !tbaa !124
  %135 = getelementptr inbounds %struct.queue, ptr %132, i64 0, i32 32
  %136 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %135) #15
  %137 = getelementptr inbounds %struct.queue, ptr %132, i64 0, i32 4
  %138 = load i64, ptr %137, align 8, !tbaa !60
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
  %153 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %135) #15
  %154 = load ptr, ptr %29, align 8, !tbaa !112
  br label %155

155:                                              ; preds = %152, %125
  %156 = phi ptr [ %154, %152 ], [ %126, %125 ]
  %157 = getelementptr inbounds %struct.command, ptr %127, i64 0, i32 2
  %158 = load i32, ptr %157, align 4, !tbaa !30
  %159 = zext i32 %158 to i64
  %160 = getelementptr inbounds i8, ptr %127, i64 %159
  %161 = icmp ult ptr %160, %156
  br i1 %161, label %125, label %166, !llvm.loop !125

162:                                              ; preds = %148
  %163 = getelementptr inbounds %struct.queue, ptr %132, i64 0, i32 14
  store i32 1, ptr %163, align 4, !tbaa !126
  %164 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %135) #15
  %165 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #15
  br label %250

166:                                              ; preds = %155, %117, %122
  %167 = phi ptr [ %28, %117 ], [ %28, %122 ], [ %156, %155 ]
  %168 = phi ptr [ %37, %117 ], [ %124, %122 ], [ %37, %155 ]
  %169 = phi ptr [ %118, %117 ], [ %123, %122 ], [ %118, %155 ]
  %170 = load i32, ptr %168, align 4, !tbaa !117
  %171 = and i32 %170, 2
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %205, label %173

173:                                              ; preds = %166
  %174 = load ptr, ptr %27, align 8, !tbaa !70
  %175 = icmp ult ptr %174, %167
  br i1 %175, label %176, label %205

176:                                              ; preds = %173, %197
  %177 = phi i32 [ %198, %197 ], [ 1, %173 ]
  %178 = phi ptr [ %202, %197 ], [ %174, %173 ]
  %179 = load i16, ptr %178, align 8, !tbaa !127
  %180 = and i16 %179, -2
  %181 = icmp eq i16 %180, 14
  br i1 %181, label %182, label %197

182:                                              ; preds = %176
  %183 = getelementptr inbounds %struct.wait_ready, ptr %178, i64 0, i32 1
  %184 = load ptr, ptr %183, align 8, !tbaa !129
  %185 = load atomic i32, ptr %184 seq_cst, align 4
  %186 = icmp ne i32 %177, 0
  %187 = icmp ne i32 %185, 0
  %188 = select i1 %186, i1 %187, i1 false
  %189 = zext i1 %188 to i32
  %190 = icmp eq i32 %185, 2
  br i1 %190, label %191, label %197

191:                                              ; preds = %182
  %192 = load i16, ptr %178, align 8, !tbaa !127
  %193 = icmp eq i16 %192, 14
  br i1 %193, label %194, label %197

194:                                              ; preds = %191
  %195 = load i32, ptr %168, align 4, !tbaa !117
  %196 = or i32 %195, 8
  store i32 %196, ptr %168, align 4, !tbaa !117
  br label %197

197:                                              ; preds = %194, %191, %182, %176
  %198 = phi i32 [ %177, %176 ], [ %189, %194 ], [ %189, %191 ], [ %189, %182 ]
  %199 = getelementptr inbounds %struct.command, ptr %178, i64 0, i32 2
  %200 = load i32, ptr %199, align 4, !tbaa !30
  %201 = zext i32 %200 to i64
  %202 = getelementptr inbounds i8, ptr %178, i64 %201
  %203 = load ptr, ptr %29, align 8, !tbaa !112
  %204 = icmp ult ptr %202, %203
  br i1 %204, label %176, label %207, !llvm.loop !130

205:                                              ; preds = %166, %173
  %206 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #15
  br label %210

207:                                              ; preds = %197
  %208 = icmp eq i32 %198, 0
  %209 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #15
  br i1 %208, label %250, label %210

210:                                              ; preds = %205, %207
  %211 = icmp eq i32 %6, 0
  br i1 %211, label %212, label %217

212:                                              ; preds = %210
  %213 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %214 = load ptr, ptr %213, align 8, !tbaa !131
  %215 = icmp eq ptr %214, null
  %216 = select i1 %215, i64 80, i64 6
  br label %217

217:                                              ; preds = %212, %210
  %218 = phi i64 [ %216, %212 ], [ 3, %210 ]
  %219 = load i64, ptr %169, align 8, !tbaa !120
  %220 = icmp ugt i64 %219, %218
  br i1 %220, label %250, label %221

221:                                              ; preds = %217
  %222 = getelementptr inbounds %struct.batch, ptr %23, i64 0, i32 12
  %223 = load i64, ptr %222, align 8, !tbaa !116
  %224 = icmp ult i64 %223, 262145
  br i1 %224, label %225, label %250

225:                                              ; preds = %221
  %226 = load i32, ptr %168, align 4, !tbaa !117
  %227 = and i32 %226, 4
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %229, label %250

229:                                              ; preds = %225
  %230 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %231 = load ptr, ptr %230, align 8, !tbaa !132
  %232 = icmp eq ptr %231, null
  br i1 %232, label %233, label %250

233:                                              ; preds = %229
  %234 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %235 = load i32, ptr %234, align 4, !tbaa !133
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %237, label %250

237:                                              ; preds = %233
  %238 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %239 = load i64, ptr %238, align 8, !tbaa !134
  %240 = icmp ne i64 %239, 0
  %241 = add i64 %239, %219
  %242 = icmp ugt i64 %241, 772
  %243 = select i1 %240, i1 %242, i1 false
  br i1 %243, label %250, label %244

244:                                              ; preds = %237
  %245 = load ptr, ptr %0, align 8, !tbaa !99
  %246 = getelementptr inbounds %struct.device, ptr %245, i64 0, i32 36
  %247 = load ptr, ptr %246, align 8, !tbaa !135
  %248 = tail call i32 @pthread_rwlock_tryrdlock(ptr noundef %247) #15
  %249 = icmp eq i32 %248, 0
  br i1 %249, label %255, label %250

250:                                              ; preds = %217, %221, %225, %229, %233, %162, %207, %237, %244
  %251 = getelementptr inbounds %struct.batch, ptr %23, i64 0, i32 1
  store i32 1, ptr %251, align 8, !tbaa !69
  %252 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %253 = load ptr, ptr %252, align 8, !tbaa !105
  store ptr %23, ptr %253, align 8, !tbaa !29
  store ptr %23, ptr %252, align 8, !tbaa !105
  tail call fastcc void @call_stager(ptr noundef %0) #16
  %254 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #15
  br label %299

255:                                              ; preds = %244
  store i32 1, ptr %234, align 4, !tbaa !133
  %256 = getelementptr inbounds %struct.batch, ptr %23, i64 0, i32 1
  store i32 2, ptr %256, align 8, !tbaa !69
  %257 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #15
  %258 = load i32, ptr %168, align 4, !tbaa !117
  %259 = and i32 %258, 1
  %260 = icmp eq i32 %259, 0
  br i1 %260, label %291, label %261

261:                                              ; preds = %255
  %262 = load ptr, ptr %27, align 8, !tbaa !70
  %263 = load ptr, ptr %29, align 8, !tbaa !112
  %264 = icmp ult ptr %262, %263
  br i1 %264, label %265, label %291

265:                                              ; preds = %261
  %266 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  br label %267

267:                                              ; preds = %284, %265
  %268 = phi ptr [ %262, %265 ], [ %288, %284 ]
  %269 = load i16, ptr %268, align 8, !tbaa !121
  %270 = icmp eq i16 %269, 11
  br i1 %270, label %271, label %284

271:                                              ; preds = %267
  %272 = getelementptr inbounds %struct.wait, ptr %268, i64 0, i32 1
  %273 = load ptr, ptr %272, align 8, !tbaa !123
  %274 = getelementptr inbounds %struct.queue, ptr %273, i64 0, i32 32
  %275 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %274) #15
  %276 = getelementptr inbounds %struct.queue, ptr %273, i64 0, i32 4
  %277 = load i64, ptr %276, align 8, !tbaa !60
  %278 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %274) #15
  %279 = getelementptr inbounds %struct.wait, ptr %268, i64 0, i32 2
  %280 = load i64, ptr %279, align 8, !tbaa !124
  %281 = icmp ult i64 %277, %280
  br i1 %281, label %282, label %284

282:                                              ; preds = %271
  %283 = load i64, ptr %24, align 8, !tbaa !66
  tail call fastcc void @add_failure(ptr noundef nonnull %266, i64 noundef %283, i64 noundef 1) #17
  br label %284

284:                                              ; preds = %282, %271, %267
  %285 = getelementptr inbounds %struct.command, ptr %268, i64 0, i32 2
  %286 = load i32, ptr %285, align 4, !tbaa !30
  %287 = zext i32 %286 to i64
  %288 = getelementptr inbounds i8, ptr %268, i64 %287
  %289 = load ptr, ptr %29, align 8, !tbaa !112
  %290 = icmp ult ptr %288, %289
  br i1 %290, label %267, label %291, !llvm.loop !136

291:                                              ; preds = %284, %255, %261
  %292 = tail call fastcc i32 @hand_over(ptr noundef nonnull %0, ptr noundef nonnull %23, i16 noundef zeroext 1) #16
  %293 = load ptr, ptr %0, align 8, !tbaa !99
  %294 = getelementptr inbounds %struct.device, ptr %293, i64 0, i32 36
  %295 = load ptr, ptr %294, align 8, !tbaa !135
  %296 = tail call i32 @pthread_rwlock_unlock(ptr noundef %295) #15
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
  %3 = load ptr, ptr %2, align 8, !tbaa !132
  %4 = icmp eq ptr %3, null
  br i1 %4, label %37, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %7 = load atomic i32, ptr %6 seq_cst, align 8
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %37

9:                                                ; preds = %5
  %10 = load ptr, ptr %0, align 8, !tbaa !99
  %11 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 41
  %12 = load ptr, ptr %11, align 8, !tbaa !95
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %14 = tail call i32 @pthread_mutex_lock(ptr noundef %12) #15
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7, i32 3
  %16 = load i32, ptr %15, align 8, !tbaa !137
  switch i32 %16, label %35 [
    i32 2, label %17
    i32 4, label %18
    i32 0, label %27
  ]

17:                                               ; preds = %9
  store i32 3, ptr %15, align 8, !tbaa !137
  br label %35

18:                                               ; preds = %9
  %19 = load ptr, ptr %13, align 8, !tbaa !138
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7, i32 1
  %21 = load ptr, ptr %20, align 8, !tbaa !139
  store ptr %19, ptr %21, align 8, !tbaa !138
  %22 = load ptr, ptr %13, align 8, !tbaa !138
  %23 = getelementptr inbounds %struct.job, ptr %22, i64 0, i32 1
  store ptr %21, ptr %23, align 8, !tbaa !139
  %24 = getelementptr inbounds %struct.crew, ptr %12, i64 0, i32 5
  %25 = load i64, ptr %24, align 8, !tbaa !140
  %26 = add i64 %25, -1
  store i64 %26, ptr %24, align 8, !tbaa !140
  br label %27

27:                                               ; preds = %18, %9
  store i32 1, ptr %15, align 8, !tbaa !137
  %28 = getelementptr inbounds %struct.crew, ptr %12, i64 0, i32 3
  store ptr %28, ptr %13, align 8, !tbaa !138
  %29 = getelementptr inbounds %struct.crew, ptr %12, i64 0, i32 3, i32 1
  %30 = load ptr, ptr %29, align 8, !tbaa !139
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7, i32 1
  store ptr %30, ptr %31, align 8, !tbaa !139
  store ptr %13, ptr %29, align 8, !tbaa !139
  %32 = load ptr, ptr %31, align 8, !tbaa !139
  store ptr %13, ptr %32, align 8, !tbaa !138
  %33 = getelementptr inbounds %struct.crew, ptr %12, i64 0, i32 1
  %34 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %33) #15
  br label %35

35:                                               ; preds = %9, %17, %27
  %36 = tail call i32 @pthread_mutex_unlock(ptr noundef %12) #15
  br label %37

37:                                               ; preds = %35, %5, %1
  ret void
}

; Function Attrs: nounwind
define internal fastcc i32 @hand_over(ptr noundef %0, ptr noundef %1, i16 noundef zeroext %2) unnamed_addr #3 {
  %4 = alloca ptr, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = load ptr, ptr %0, align 8, !tbaa !99
  %7 = getelementptr inbounds %struct.device, ptr %6, i64 0, i32 43
  %8 = load atomic i64, ptr %7 seq_cst, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %17, label %10, !prof !141

10:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #11
  %11 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #15
  %12 = load i64, ptr %5, align 8, !tbaa !76
  %13 = mul i64 %12, 1000000000
  %14 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %15 = load i64, ptr %14, align 8, !tbaa !78
  %16 = add i64 %13, %15
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #11
  br label %17

17:                                               ; preds = %3, %10
  %18 = phi i64 [ %16, %10 ], [ 0, %3 ]
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  store i16 %2, ptr %19, align 8, !tbaa !142
  %20 = load ptr, ptr %0, align 8, !tbaa !99
  %21 = load ptr, ptr %20, align 8, !tbaa !17
  %22 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 33
  %23 = load ptr, ptr %22, align 8, !tbaa !21
  %24 = call i32 %21(ptr noundef %23) #15
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %84

26:                                               ; preds = %17
  %27 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 7
  %28 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 6
  %29 = load ptr, ptr %27, align 8, !tbaa !111
  %30 = load ptr, ptr %28, align 8, !tbaa !112
  %31 = icmp ult ptr %29, %30
  br i1 %31, label %32, label %59

32:                                               ; preds = %26
  %33 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 9
  %34 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 23
  %35 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 8
  %36 = load i64, ptr %33, align 8, !tbaa !113
  br label %37

37:                                               ; preds = %46, %32
  %38 = phi i64 [ %36, %32 ], [ %56, %46 ]
  %39 = phi ptr [ %29, %32 ], [ %51, %46 ]
  %40 = add i64 %38, 1
  %41 = load ptr, ptr %34, align 8, !tbaa !114
  %42 = icmp eq ptr %41, null
  %43 = select i1 %42, ptr @run_or_refuse, ptr @run_timed
  %44 = call i32 %43(ptr noundef %0, ptr noundef nonnull %1, ptr noundef %39, i64 noundef %40) #15, !callees !143
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %78

46:                                               ; preds = %37
  %47 = getelementptr inbounds %struct.command, ptr %39, i64 0, i32 2
  %48 = load i32, ptr %47, align 4, !tbaa !30
  %49 = load ptr, ptr %27, align 8, !tbaa !111
  %50 = zext i32 %48 to i64
  %51 = getelementptr inbounds i8, ptr %49, i64 %50
  store ptr %51, ptr %27, align 8, !tbaa !111
  store i64 0, ptr %35, align 8, !tbaa !144
  %52 = getelementptr inbounds %struct.command, ptr %39, i64 0, i32 1
  %53 = load i16, ptr %52, align 2, !tbaa !71
  %54 = zext i16 %53 to i64
  %55 = load i64, ptr %33, align 8, !tbaa !113
  %56 = add i64 %55, %54
  store i64 %56, ptr %33, align 8, !tbaa !113
  %57 = load ptr, ptr %28, align 8, !tbaa !112
  %58 = icmp ult ptr %51, %57
  br i1 %58, label %37, label %59

59:                                               ; preds = %46, %26
  %60 = load ptr, ptr %0, align 8, !tbaa !99
  %61 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %62 = load ptr, ptr %61, align 8, !tbaa !102
  %63 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 15
  %64 = load ptr, ptr %63, align 8, !tbaa !145
  %65 = icmp eq ptr %64, null
  br i1 %65, label %66, label %73

66:                                               ; preds = %59
  %67 = getelementptr inbounds %struct.device, ptr %60, i64 0, i32 14
  %68 = load ptr, ptr %67, align 8, !tbaa !75
  %69 = call i32 %68(ptr noundef nonnull %63, i32 noundef 3) #15
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %78

71:                                               ; preds = %66
  %72 = load ptr, ptr %63, align 8, !tbaa !145
  br label %73

73:                                               ; preds = %71, %59
  %74 = phi ptr [ %72, %71 ], [ %64, %59 ]
  %75 = getelementptr inbounds %struct.device, ptr %60, i64 0, i32 16
  %76 = load ptr, ptr %75, align 8, !tbaa !79
  %77 = call i32 %76(ptr noundef %74, ptr noundef %62) #15
  br label %78

78:                                               ; preds = %37, %66, %73
  %79 = phi i32 [ %77, %73 ], [ %69, %66 ], [ %44, %37 ]
  %80 = load ptr, ptr %0, align 8, !tbaa !99
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #11
  %81 = getelementptr inbounds %struct.device, ptr %80, i64 0, i32 1
  %82 = load ptr, ptr %81, align 8, !tbaa !26
  %83 = call i32 %82(ptr noundef nonnull %4) #15
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #11
  br label %84

84:                                               ; preds = %78, %17
  %85 = phi i32 [ %24, %17 ], [ %79, %78 ]
  %86 = icmp eq i64 %18, 0
  br i1 %86, label %94, label %87, !prof !141

87:                                               ; preds = %84
  %88 = load ptr, ptr %0, align 8, !tbaa !99
  %89 = getelementptr inbounds %struct.device, ptr %88, i64 0, i32 43
  %90 = load atomic i64, ptr %89 seq_cst, align 8
  %91 = icmp eq i64 %90, 0
  br i1 %91, label %94, label %92

92:                                               ; preds = %87
  %93 = inttoptr i64 %90 to ptr
  call fastcc void @add_span(ptr noundef nonnull %93, i64 noundef %18, i16 noundef zeroext %2, i16 noundef zeroext 2, i64 noundef 0) #16
  br label %94

94:                                               ; preds = %84, %87, %92
  %95 = add i32 %85, 2
  %96 = icmp ult i32 %95, 3
  br i1 %96, label %97, label %109

97:                                               ; preds = %94
  %98 = icmp ugt i32 %85, -3
  %99 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %100 = call i32 @pthread_mutex_lock(ptr noundef nonnull %99) #15
  store ptr null, ptr %1, align 8, !tbaa !108
  br i1 %98, label %101, label %121

101:                                              ; preds = %97
  %102 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  store i32 3, ptr %102, align 8, !tbaa !69
  %103 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %104 = load ptr, ptr %103, align 8, !tbaa !132
  store ptr %104, ptr %1, align 8, !tbaa !108
  %105 = icmp eq ptr %104, null
  br i1 %105, label %106, label %108

106:                                              ; preds = %101
  %107 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  store ptr %1, ptr %107, align 8, !tbaa !105
  br label %108

108:                                              ; preds = %101, %106
  store ptr %1, ptr %103, align 8, !tbaa !132
  br label %143

109:                                              ; preds = %94
  %110 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %111 = cmpxchg ptr %110, i32 0, i32 %85 seq_cst seq_cst, align 4
  call fastcc void @announce_stop(ptr noundef nonnull %0) #16
  %112 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %113 = call i32 @pthread_mutex_lock(ptr noundef nonnull %112) #15
  %114 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  store i32 4, ptr %114, align 8, !tbaa !69
  %115 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %116 = load ptr, ptr %115, align 8, !tbaa !132
  store ptr %116, ptr %1, align 8, !tbaa !108
  %117 = icmp eq ptr %116, null
  br i1 %117, label %118, label %120

118:                                              ; preds = %109
  %119 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  store ptr %1, ptr %119, align 8, !tbaa !105
  br label %120

120:                                              ; preds = %109, %118
  store ptr %1, ptr %115, align 8, !tbaa !132
  br label %143

121:                                              ; preds = %97
  %122 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %123 = load ptr, ptr %122, align 8, !tbaa !104
  store ptr %1, ptr %123, align 8, !tbaa !29
  store ptr %1, ptr %122, align 8, !tbaa !104
  %124 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 11
  %125 = load i64, ptr %124, align 8, !tbaa !120
  %126 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %127 = load i64, ptr %126, align 8, !tbaa !134
  %128 = add i64 %127, %125
  store i64 %128, ptr %126, align 8, !tbaa !134
  %129 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 13
  %130 = load i64, ptr %129, align 8, !tbaa !146
  %131 = icmp ugt i64 %130, 65536
  %132 = zext i1 %131 to i32
  %133 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %134 = load i32, ptr %133, align 4, !tbaa !147
  %135 = add i32 %134, %132
  store i32 %135, ptr %133, align 4, !tbaa !147
  %136 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  store i32 5, ptr %136, align 8, !tbaa !69
  %137 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 2
  %138 = load i64, ptr %137, align 8, !tbaa !148
  %139 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 14
  store i64 %138, ptr %139, align 8, !tbaa !149
  %140 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 3
  %141 = load i64, ptr %140, align 8, !tbaa !66
  %142 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store i64 %141, ptr %142, align 8, !tbaa !60
  br label %143

143:                                              ; preds = %120, %121, %108
  %144 = phi ptr [ %112, %120 ], [ %99, %121 ], [ %99, %108 ]
  %145 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  store i32 0, ptr %145, align 4, !tbaa !133
  call fastcc void @call_stager(ptr noundef nonnull %0) #16
  %146 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %147 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %146) #15
  %148 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %149 = load atomic i64, ptr %148 seq_cst, align 8
  %150 = icmp eq i64 %149, 0
  br i1 %150, label %151, label %163

151:                                              ; preds = %143
  %152 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %153 = load i32, ptr %152, align 8, !tbaa !150
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %155, label %163

155:                                              ; preds = %151
  %156 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %157 = load i32, ptr %156, align 8, !tbaa !151
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %159, label %163

159:                                              ; preds = %155
  %160 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %161 = load i32, ptr %160, align 4, !tbaa !147
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %195, label %163

163:                                              ; preds = %159, %155, %151, %143
  %164 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %165 = load atomic i32, ptr %164 seq_cst, align 8
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %167, label %195

167:                                              ; preds = %163
  %168 = load ptr, ptr %0, align 8, !tbaa !99
  %169 = getelementptr inbounds %struct.device, ptr %168, i64 0, i32 42
  %170 = load ptr, ptr %169, align 8, !tbaa !98
  %171 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %172 = call i32 @pthread_mutex_lock(ptr noundef %170) #15
  %173 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 3
  %174 = load i32, ptr %173, align 8, !tbaa !137
  switch i32 %174, label %193 [
    i32 2, label %175
    i32 4, label %176
    i32 0, label %185
  ]

175:                                              ; preds = %167
  store i32 3, ptr %173, align 8, !tbaa !137
  br label %193

176:                                              ; preds = %167
  %177 = load ptr, ptr %171, align 8, !tbaa !138
  %178 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 1
  %179 = load ptr, ptr %178, align 8, !tbaa !139
  store ptr %177, ptr %179, align 8, !tbaa !138
  %180 = load ptr, ptr %171, align 8, !tbaa !138
  %181 = getelementptr inbounds %struct.job, ptr %180, i64 0, i32 1
  store ptr %179, ptr %181, align 8, !tbaa !139
  %182 = getelementptr inbounds %struct.crew, ptr %170, i64 0, i32 5
  %183 = load i64, ptr %182, align 8, !tbaa !140
  %184 = add i64 %183, -1
  store i64 %184, ptr %182, align 8, !tbaa !140
  br label %185

185:                                              ; preds = %176, %167
  store i32 1, ptr %173, align 8, !tbaa !137
  %186 = getelementptr inbounds %struct.crew, ptr %170, i64 0, i32 3
  store ptr %186, ptr %171, align 8, !tbaa !138
  %187 = getelementptr inbounds %struct.crew, ptr %170, i64 0, i32 3, i32 1
  %188 = load ptr, ptr %187, align 8, !tbaa !139
  %189 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 1
  store ptr %188, ptr %189, align 8, !tbaa !139
  store ptr %171, ptr %187, align 8, !tbaa !139
  %190 = load ptr, ptr %189, align 8, !tbaa !139
  store ptr %171, ptr %190, align 8, !tbaa !138
  %191 = getelementptr inbounds %struct.crew, ptr %170, i64 0, i32 1
  %192 = call i32 @pthread_cond_signal(ptr noundef nonnull %191) #15
  br label %193

193:                                              ; preds = %185, %175, %167
  %194 = call i32 @pthread_mutex_unlock(ptr noundef %170) #15
  br label %195

195:                                              ; preds = %193, %163, %159
  %196 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %197 = load i32, ptr %196, align 4, !tbaa !126
  store i32 0, ptr %196, align 4, !tbaa !126
  %198 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %144) #15
  %199 = icmp eq i32 %197, 0
  br i1 %199, label %243, label %200

200:                                              ; preds = %195
  %201 = load ptr, ptr %0, align 8, !tbaa !99
  %202 = getelementptr inbounds %struct.device, ptr %201, i64 0, i32 41
  %203 = load ptr, ptr %202, align 8, !tbaa !95
  %204 = call i32 @pthread_mutex_lock(ptr noundef %203) #15
  %205 = getelementptr inbounds %struct.crew, ptr %203, i64 0, i32 8
  %206 = load i64, ptr %205, align 8, !tbaa !152
  %207 = add i64 %206, 1
  store i64 %207, ptr %205, align 8, !tbaa !152
  %208 = getelementptr inbounds %struct.crew, ptr %203, i64 0, i32 4
  %209 = load ptr, ptr %208, align 8, !tbaa !138
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
  %218 = load i32, ptr %217, align 8, !tbaa !137
  %219 = icmp eq i32 %218, 4
  br i1 %219, label %220, label %228

220:                                              ; preds = %215
  %221 = load ptr, ptr %216, align 8, !tbaa !138
  %222 = getelementptr inbounds %struct.job, ptr %216, i64 0, i32 1
  %223 = load ptr, ptr %222, align 8, !tbaa !139
  store ptr %221, ptr %223, align 8, !tbaa !138
  %224 = load ptr, ptr %216, align 8, !tbaa !138
  %225 = getelementptr inbounds %struct.job, ptr %224, i64 0, i32 1
  store ptr %223, ptr %225, align 8, !tbaa !139
  %226 = load i64, ptr %212, align 8, !tbaa !140
  %227 = add i64 %226, -1
  store i64 %227, ptr %212, align 8, !tbaa !140
  br label %228

228:                                              ; preds = %220, %215
  store i32 1, ptr %217, align 8, !tbaa !137
  store ptr %213, ptr %216, align 8, !tbaa !138
  %229 = load ptr, ptr %214, align 8, !tbaa !139
  %230 = getelementptr inbounds %struct.job, ptr %216, i64 0, i32 1
  store ptr %229, ptr %230, align 8, !tbaa !139
  store ptr %216, ptr %214, align 8, !tbaa !139
  %231 = load ptr, ptr %230, align 8, !tbaa !139
  store ptr %216, ptr %231, align 8, !tbaa !138
  %232 = load ptr, ptr %208, align 8, !tbaa !138
  %233 = icmp eq ptr %232, %208
  br i1 %233, label %234, label %215, !llvm.loop !153

234:                                              ; preds = %228, %200
  %235 = getelementptr inbounds %struct.crew, ptr %203, i64 0, i32 3
  %236 = load ptr, ptr %235, align 8, !tbaa !138
  %237 = icmp eq ptr %236, %235
  br i1 %237, label %241, label %238

238:                                              ; preds = %234
  %239 = getelementptr inbounds %struct.crew, ptr %203, i64 0, i32 1
  %240 = call i32 @pthread_cond_signal(ptr noundef nonnull %239) #15
  br label %241

241:                                              ; preds = %234, %238
  %242 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %203) #15
  br label %243

243:                                              ; preds = %241, %195
  ret i32 %85
}

; Function Attrs: nounwind
define dso_local i64 @queue_completed(ptr noundef %0) local_unnamed_addr #3 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #11
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %7 = load i64, ptr %6, align 8, !tbaa !154
  store i64 %7, ptr %3, align 8, !tbaa !3
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %9 = load ptr, ptr %8, align 8, !tbaa !131
  %10 = icmp eq ptr %9, null
  %11 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #15
  br i1 %10, label %49, label %12

12:                                               ; preds = %1
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %14 = load atomic i32, ptr %13 seq_cst, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %49

16:                                               ; preds = %12
  %17 = load ptr, ptr %0, align 8, !tbaa !99
  %18 = getelementptr inbounds %struct.device, ptr %17, i64 0, i32 36
  %19 = load ptr, ptr %18, align 8, !tbaa !135
  %20 = tail call i32 @pthread_rwlock_tryrdlock(ptr noundef %19) #15
  %21 = icmp eq i32 %20, 0
  %22 = zext i1 %21 to i32
  br i1 %21, label %23, label %36

23:                                               ; preds = %16
  %24 = load ptr, ptr %0, align 8, !tbaa !99
  %25 = load ptr, ptr %24, align 8, !tbaa !17
  %26 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 33
  %27 = load ptr, ptr %26, align 8, !tbaa !21
  %28 = tail call i32 %25(ptr noundef %27) #15
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %38

30:                                               ; preds = %23
  %31 = call fastcc i32 @harvest(ptr noundef nonnull %0, i32 noundef %22, ptr noundef nonnull %3) #16
  %32 = load ptr, ptr %0, align 8, !tbaa !99
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #11
  %33 = getelementptr inbounds %struct.device, ptr %32, i64 0, i32 1
  %34 = load ptr, ptr %33, align 8, !tbaa !26
  %35 = call i32 %34(ptr noundef nonnull %2) #15
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #11
  br label %38

36:                                               ; preds = %16
  %37 = call fastcc i32 @harvest(ptr noundef nonnull %0, i32 noundef %22, ptr noundef nonnull %3) #16
  br label %44

38:                                               ; preds = %30, %23
  %39 = phi i32 [ %31, %30 ], [ %28, %23 ]
  %40 = load ptr, ptr %0, align 8, !tbaa !99
  %41 = getelementptr inbounds %struct.device, ptr %40, i64 0, i32 36
  %42 = load ptr, ptr %41, align 8, !tbaa !135
  %43 = call i32 @pthread_rwlock_unlock(ptr noundef %42) #15
  br label %44

44:                                               ; preds = %36, %38
  %45 = phi i32 [ %39, %38 ], [ %37, %36 ]
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %49, label %47

47:                                               ; preds = %44
  %48 = cmpxchg ptr %13, i32 0, i32 %45 seq_cst seq_cst, align 4
  call fastcc void @announce_stop(ptr noundef nonnull %0) #16
  br label %49

49:                                               ; preds = %44, %47, %12, %1
  %50 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %51 = load atomic i32, ptr %50 seq_cst, align 8
  %52 = icmp eq i32 %51, 0
  %53 = load i64, ptr %3, align 8
  %54 = select i1 %52, i64 %53, i64 -1
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #11
  ret i64 %54
}

; Function Attrs: nounwind
define internal fastcc i32 @harvest(ptr noundef %0, i32 noundef %1, ptr nocapture noundef writeonly %2) unnamed_addr #3 {
  %4 = alloca %struct.timespec, align 8
  %5 = load ptr, ptr %0, align 8, !tbaa !99
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #15
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %9 = load ptr, ptr %8, align 8, !tbaa !131
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
  %32 = load i32, ptr %31, align 8, !tbaa !69
  %33 = icmp eq i32 %32, 5
  br i1 %33, label %34, label %121

34:                                               ; preds = %28
  br i1 %12, label %159, label %35

35:                                               ; preds = %34
  %36 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #15
  %37 = load ptr, ptr %13, align 8, !tbaa !80
  %38 = getelementptr inbounds %struct.batch, ptr %29, i64 0, i32 15
  %39 = load ptr, ptr %38, align 8, !tbaa !145
  %40 = call i32 %37(ptr noundef %39) #15
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %44, label %42

42:                                               ; preds = %35
  %43 = call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #15
  br label %159

44:                                               ; preds = %35
  %45 = load ptr, ptr %0, align 8, !tbaa !99
  %46 = call fastcc i32 @read_times(ptr noundef %45, ptr noundef nonnull %29) #16
  %47 = call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #15
  %48 = icmp eq i32 %46, 0
  br i1 %48, label %49, label %159

49:                                               ; preds = %44
  %50 = load atomic i32, ptr %14 seq_cst, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %159

52:                                               ; preds = %49
  %53 = getelementptr inbounds %struct.batch, ptr %29, i64 0, i32 13
  %54 = load i64, ptr %53, align 8, !tbaa !146
  %55 = add i64 %54, %30
  %56 = load i64, ptr %15, align 8, !tbaa !155
  %57 = getelementptr inbounds %struct.batch, ptr %29, i64 0, i32 14
  %58 = load i64, ptr %57, align 8, !tbaa !149
  %59 = icmp ult i64 %56, %58
  br i1 %59, label %60, label %121

60:                                               ; preds = %52
  %61 = load i32, ptr %16, align 8, !tbaa !156
  %62 = icmp ne i32 %61, 0
  %63 = icmp ugt i64 %55, 65536
  %64 = select i1 %62, i1 true, i1 %63
  br i1 %64, label %159, label %65

65:                                               ; preds = %60, %117
  %66 = phi i64 [ %119, %117 ], [ %56, %60 ]
  %67 = load ptr, ptr %17, align 8, !tbaa !157
  %68 = load i64, ptr %18, align 8, !tbaa !158
  %69 = add i64 %68, -1
  %70 = and i64 %69, %66
  %71 = getelementptr inbounds %struct.arrival, ptr %67, i64 %70
  %72 = load ptr, ptr %71, align 8, !tbaa !159
  %73 = icmp eq ptr %72, null
  br i1 %73, label %74, label %90

74:                                               ; preds = %65
  %75 = getelementptr inbounds %struct.arrival, ptr %67, i64 %70, i32 1
  %76 = load ptr, ptr %75, align 8, !tbaa !161
  %77 = getelementptr inbounds i8, ptr %76, i64 2312
  %78 = load i64, ptr %77, align 8, !tbaa !3
  %79 = icmp eq i64 %78, 0
  br i1 %79, label %117, label %80

80:                                               ; preds = %74
  %81 = getelementptr inbounds %struct.arrival, ptr %67, i64 %70, i32 3
  %82 = load i64, ptr %81, align 8, !tbaa !162
  %83 = getelementptr inbounds %struct.arrival, ptr %67, i64 %70, i32 4
  %84 = load ptr, ptr %83, align 8, !tbaa !163
  %85 = getelementptr inbounds %struct.kernel, ptr %84, i64 0, i32 3
  %86 = load i64, ptr %84, align 8, !tbaa !3
  %87 = getelementptr inbounds %struct.task, ptr %85, i64 %86
  call fastcc void @add_failed_assert(ptr noundef nonnull %19, i64 noundef %82, ptr noundef nonnull %76, ptr noundef nonnull %87) #17
  %88 = load ptr, ptr %71, align 8, !tbaa !159
  %89 = icmp eq ptr %88, null
  br i1 %89, label %117, label %90

90:                                               ; preds = %80, %65
  %91 = phi ptr [ %72, %65 ], [ %88, %80 ]
  %92 = getelementptr inbounds %struct.arrival, ptr %67, i64 %70, i32 1
  %93 = load ptr, ptr %92, align 8, !tbaa !161
  %94 = getelementptr inbounds %struct.arrival, ptr %67, i64 %70, i32 2
  %95 = load i64, ptr %94, align 8, !tbaa !164
  %96 = load ptr, ptr %0, align 8, !tbaa !99
  %97 = getelementptr inbounds %struct.device, ptr %96, i64 0, i32 43
  %98 = load atomic i64, ptr %97 seq_cst, align 8
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %100, label %102, !prof !141

100:                                              ; preds = %90
  %101 = call ptr @memcpy(ptr noundef nonnull %91, ptr noundef %93, i64 noundef %95) #15
  br label %117

102:                                              ; preds = %90
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #11
  %103 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #15
  %104 = load i64, ptr %4, align 8, !tbaa !76
  %105 = mul i64 %104, 1000000000
  %106 = load i64, ptr %20, align 8, !tbaa !78
  %107 = add i64 %105, %106
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #11
  %108 = call ptr @memcpy(ptr noundef nonnull %91, ptr noundef %93, i64 noundef %95) #15
  %109 = icmp eq i64 %107, 0
  br i1 %109, label %117, label %110, !prof !141

110:                                              ; preds = %102
  %111 = load ptr, ptr %0, align 8, !tbaa !99
  %112 = getelementptr inbounds %struct.device, ptr %111, i64 0, i32 43
  %113 = load atomic i64, ptr %112 seq_cst, align 8
  %114 = icmp eq i64 %113, 0
  br i1 %114, label %117, label %115

115:                                              ; preds = %110
  %116 = inttoptr i64 %113 to ptr
  call fastcc void @add_span(ptr noundef nonnull %116, i64 noundef %107, i16 noundef zeroext 1, i16 noundef zeroext 5, i64 noundef %95) #16
  br label %117

117:                                              ; preds = %115, %110, %102, %100, %80, %74
  %118 = load i64, ptr %15, align 8, !tbaa !165
  %119 = add i64 %118, 1
  store i64 %119, ptr %15, align 8, !tbaa !165
  %120 = icmp ult i64 %119, %58
  br i1 %120, label %65, label %121, !llvm.loop !166

121:                                              ; preds = %117, %52, %28
  %122 = phi i64 [ %55, %52 ], [ %30, %28 ], [ %55, %117 ]
  %123 = load ptr, ptr %8, align 8, !tbaa !131
  %124 = getelementptr inbounds %struct.batch, ptr %123, i64 0, i32 1
  %125 = load i32, ptr %124, align 8, !tbaa !69
  %126 = icmp eq i32 %125, 5
  br i1 %126, label %127, label %140

127:                                              ; preds = %121
  store i32 6, ptr %124, align 8, !tbaa !69
  %128 = getelementptr inbounds %struct.batch, ptr %123, i64 0, i32 11
  %129 = load i64, ptr %128, align 8, !tbaa !120
  %130 = load i64, ptr %21, align 8, !tbaa !134
  %131 = sub i64 %130, %129
  store i64 %131, ptr %21, align 8, !tbaa !134
  %132 = getelementptr inbounds %struct.batch, ptr %123, i64 0, i32 13
  %133 = load i64, ptr %132, align 8, !tbaa !146
  %134 = icmp ugt i64 %133, 65536
  %135 = sext i1 %134 to i32
  %136 = load i32, ptr %22, align 4, !tbaa !147
  %137 = add i32 %136, %135
  store i32 %137, ptr %22, align 4, !tbaa !147
  %138 = getelementptr inbounds %struct.batch, ptr %123, i64 0, i32 3
  %139 = load i64, ptr %138, align 8, !tbaa !66
  store atomic i64 %139, ptr %23 seq_cst, align 8
  call fastcc void @call_stager(ptr noundef nonnull %0) #16
  br label %140

140:                                              ; preds = %127, %121
  %141 = load ptr, ptr %123, align 8, !tbaa !108
  store ptr %141, ptr %8, align 8, !tbaa !131
  %142 = icmp eq ptr %141, null
  br i1 %142, label %143, label %144

143:                                              ; preds = %140
  store ptr %8, ptr %24, align 8, !tbaa !104
  br label %144

144:                                              ; preds = %143, %140
  store i32 7, ptr %124, align 8, !tbaa !69
  %145 = getelementptr inbounds %struct.batch, ptr %123, i64 0, i32 16
  %146 = load i32, ptr %145, align 8, !tbaa !167
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %148, label %150

148:                                              ; preds = %144
  store i32 0, ptr %124, align 8, !tbaa !69
  %149 = load ptr, ptr %25, align 8, !tbaa !107
  store ptr %149, ptr %123, align 8, !tbaa !108
  store ptr %123, ptr %25, align 8, !tbaa !107
  br label %150

150:                                              ; preds = %148, %144
  %151 = load i32, ptr %26, align 8, !tbaa !150
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %156, label %153

153:                                              ; preds = %150
  %154 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %27) #15
  %155 = load ptr, ptr %8, align 8, !tbaa !131
  br label %156

156:                                              ; preds = %150, %153
  %157 = phi ptr [ %141, %150 ], [ %155, %153 ]
  %158 = icmp eq ptr %157, null
  br i1 %158, label %163, label %28, !llvm.loop !168

159:                                              ; preds = %60, %44, %49, %34, %42
  %160 = phi i32 [ %40, %42 ], [ 0, %34 ], [ 0, %49 ], [ %46, %44 ], [ 0, %60 ]
  %161 = load ptr, ptr %8, align 8, !tbaa !131
  %162 = icmp eq ptr %161, null
  br i1 %162, label %163, label %185

163:                                              ; preds = %156, %3, %159
  %164 = phi i32 [ %160, %159 ], [ 0, %3 ], [ 0, %156 ]
  %165 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %166 = load ptr, ptr %165, align 8, !tbaa !132
  %167 = icmp eq ptr %166, null
  br i1 %167, label %168, label %182

168:                                              ; preds = %163
  %169 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %170 = load i32, ptr %169, align 4, !tbaa !133
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %172, label %182

172:                                              ; preds = %168
  %173 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %174 = load ptr, ptr %173, align 8, !tbaa !169
  %175 = icmp eq ptr %174, null
  br i1 %175, label %182, label %176

176:                                              ; preds = %172
  %177 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %178 = load atomic i32, ptr %177 seq_cst, align 8
  %179 = icmp eq i32 %178, 0
  br i1 %179, label %180, label %182

180:                                              ; preds = %176
  %181 = load ptr, ptr %173, align 8, !tbaa !169
  call fastcc void @give_back(ptr noundef nonnull %0, ptr noundef %181) #16
  store ptr null, ptr %173, align 8, !tbaa !169
  br label %182

182:                                              ; preds = %163, %168, %172, %176, %180
  %183 = load ptr, ptr %8, align 8, !tbaa !131
  %184 = icmp eq ptr %183, null
  br i1 %184, label %193, label %185

185:                                              ; preds = %159, %182
  %186 = phi i32 [ %164, %182 ], [ %160, %159 ]
  %187 = phi ptr [ %183, %182 ], [ %161, %159 ]
  %188 = getelementptr inbounds %struct.batch, ptr %187, i64 0, i32 3
  %189 = load i64, ptr %188, align 8, !tbaa !66
  %190 = getelementptr inbounds %struct.batch, ptr %187, i64 0, i32 4
  %191 = load i64, ptr %190, align 8, !tbaa !110
  %192 = sub i64 %189, %191
  br label %196

193:                                              ; preds = %182
  %194 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %195 = load i64, ptr %194, align 8, !tbaa !154
  br label %196

196:                                              ; preds = %193, %185
  %197 = phi i32 [ %186, %185 ], [ %164, %193 ]
  %198 = phi i64 [ %192, %185 ], [ %195, %193 ]
  store i64 %198, ptr %2, align 8, !tbaa !3
  %199 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #15
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
  %10 = load ptr, ptr %0, align 8, !tbaa !99
  %11 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 36
  %12 = load ptr, ptr %11, align 8, !tbaa !135
  %13 = tail call i32 @pthread_rwlock_tryrdlock(ptr noundef %12) #15
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %71

15:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #11
  %16 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #15
  %17 = load i64, ptr %6, align 8, !tbaa !76
  %18 = mul i64 %17, 1000000000
  %19 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %20 = load i64, ptr %19, align 8, !tbaa !78
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #11
  %21 = add i64 %20, %2
  %22 = add i64 %21, %18
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #11
  store i64 0, ptr %7, align 8, !tbaa !3
  %23 = load ptr, ptr %0, align 8, !tbaa !99
  %24 = load ptr, ptr %23, align 8, !tbaa !17
  %25 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 33
  %26 = load ptr, ptr %25, align 8, !tbaa !21
  %27 = call i32 %24(ptr noundef %26) #15
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %53

29:                                               ; preds = %15
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %31 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  br label %32

32:                                               ; preds = %29, %41
  %33 = call fastcc i32 @harvest(ptr noundef nonnull %0, i32 noundef 1, ptr noundef nonnull %7) #16
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #11
  %42 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #15
  %43 = load i64, ptr %5, align 8, !tbaa !76
  %44 = mul i64 %43, 1000000000
  %45 = load i64, ptr %31, align 8, !tbaa !78
  %46 = add i64 %44, %45
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #11
  %47 = icmp ult i64 %46, %22
  br i1 %47, label %32, label %48, !llvm.loop !170

48:                                               ; preds = %38, %32, %41
  %49 = load ptr, ptr %0, align 8, !tbaa !99
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #11
  %50 = getelementptr inbounds %struct.device, ptr %49, i64 0, i32 1
  %51 = load ptr, ptr %50, align 8, !tbaa !26
  %52 = call i32 %51(ptr noundef nonnull %4) #15
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #11
  br label %53

53:                                               ; preds = %48, %15
  %54 = phi i32 [ %27, %15 ], [ %33, %48 ]
  %55 = load ptr, ptr %0, align 8, !tbaa !99
  %56 = getelementptr inbounds %struct.device, ptr %55, i64 0, i32 36
  %57 = load ptr, ptr %56, align 8, !tbaa !135
  %58 = call i32 @pthread_rwlock_unlock(ptr noundef %57) #15
  %59 = icmp eq i32 %54, 0
  br i1 %59, label %63, label %60

60:                                               ; preds = %53
  %61 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %62 = cmpxchg ptr %61, i32 0, i32 %54 seq_cst seq_cst, align 4
  call fastcc void @announce_stop(ptr noundef nonnull %0) #16
  br label %63

63:                                               ; preds = %60, %53
  %64 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %65 = load atomic i32, ptr %64 seq_cst, align 8
  %66 = icmp ne i32 %65, 0
  %67 = load i64, ptr %7, align 8
  %68 = icmp uge i64 %67, %1
  %69 = select i1 %66, i1 true, i1 %68
  %70 = zext i1 %69 to i32
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #11
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
  %6 = load ptr, ptr %0, align 8, !tbaa !99
  %7 = getelementptr inbounds %struct.device, ptr %6, i64 0, i32 41
  %8 = load ptr, ptr %7, align 8, !tbaa !95
  %9 = getelementptr inbounds %struct.crew, ptr %8, i64 0, i32 15
  %10 = load atomic i32, ptr %9 seq_cst, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %20

12:                                               ; preds = %5
  %13 = load ptr, ptr %0, align 8, !tbaa !99
  %14 = getelementptr inbounds %struct.device, ptr %13, i64 0, i32 42
  %15 = load ptr, ptr %14, align 8, !tbaa !98
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
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #15
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !171
  %7 = icmp eq ptr %6, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %2
  %9 = load ptr, ptr %6, align 8, !tbaa !172
  store ptr %9, ptr %5, align 8, !tbaa !171
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !174
  %12 = add i64 %11, -1
  store atomic i64 %12, ptr %10 seq_cst, align 8
  %13 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #15
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2592) %1, ptr noundef nonnull align 8 dereferenceable(2592) %6, i64 2592, i1 false), !tbaa.struct !175
  tail call void @free(ptr noundef nonnull %6) #15
  br label %16

14:                                               ; preds = %2
  %15 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #15
  br label %16

16:                                               ; preds = %8, %14
  %17 = phi i32 [ 1, %8 ], [ 0, %14 ]
  ret i32 %17
}

; Function Attrs: nounwind
define dso_local i32 @queue_arm(ptr noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #15
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  store atomic i64 %1, ptr %5 seq_cst, align 8
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %7 = load atomic i32, ptr %6 seq_cst, align 8
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %11 = load i64, ptr %10, align 8, !tbaa !154
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
  %21 = load ptr, ptr %0, align 8, !tbaa !99
  %22 = getelementptr inbounds %struct.device, ptr %21, i64 0, i32 42
  %23 = load ptr, ptr %22, align 8, !tbaa !98
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %25 = tail call i32 @pthread_mutex_lock(ptr noundef %23) #15
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 3
  %27 = load i32, ptr %26, align 8, !tbaa !137
  switch i32 %27, label %46 [
    i32 2, label %28
    i32 4, label %29
    i32 0, label %38
  ]

28:                                               ; preds = %20
  store i32 3, ptr %26, align 8, !tbaa !137
  br label %46

29:                                               ; preds = %20
  %30 = load ptr, ptr %24, align 8, !tbaa !138
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 1
  %32 = load ptr, ptr %31, align 8, !tbaa !139
  store ptr %30, ptr %32, align 8, !tbaa !138
  %33 = load ptr, ptr %24, align 8, !tbaa !138
  %34 = getelementptr inbounds %struct.job, ptr %33, i64 0, i32 1
  store ptr %32, ptr %34, align 8, !tbaa !139
  %35 = getelementptr inbounds %struct.crew, ptr %23, i64 0, i32 5
  %36 = load i64, ptr %35, align 8, !tbaa !140
  %37 = add i64 %36, -1
  store i64 %37, ptr %35, align 8, !tbaa !140
  br label %38

38:                                               ; preds = %29, %20
  store i32 1, ptr %26, align 8, !tbaa !137
  %39 = getelementptr inbounds %struct.crew, ptr %23, i64 0, i32 3
  store ptr %39, ptr %24, align 8, !tbaa !138
  %40 = getelementptr inbounds %struct.crew, ptr %23, i64 0, i32 3, i32 1
  %41 = load ptr, ptr %40, align 8, !tbaa !139
  %42 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 1
  store ptr %41, ptr %42, align 8, !tbaa !139
  store ptr %24, ptr %40, align 8, !tbaa !139
  %43 = load ptr, ptr %42, align 8, !tbaa !139
  store ptr %24, ptr %43, align 8, !tbaa !138
  %44 = getelementptr inbounds %struct.crew, ptr %23, i64 0, i32 1
  %45 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %44) #15
  br label %46

46:                                               ; preds = %38, %28, %20
  %47 = tail call i32 @pthread_mutex_unlock(ptr noundef %23) #15
  br label %48

48:                                               ; preds = %15, %46
  %49 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #15
  ret i32 %16
}

; Function Attrs: nounwind
define dso_local i32 @queue_wait(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #11
  %6 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #15
  %7 = load i64, ptr %5, align 8, !tbaa !76
  %8 = mul i64 %7, 1000000000
  %9 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %10 = load i64, ptr %9, align 8, !tbaa !78
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #11
  %11 = add i64 %10, %2
  %12 = add i64 %11, %8
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %14 = call i32 @pthread_mutex_lock(ptr noundef nonnull %13) #15
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %16 = load i32, ptr %15, align 8, !tbaa !150
  %17 = add i32 %16, 1
  store i32 %17, ptr %15, align 8, !tbaa !150
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %19 = load atomic i32, ptr %18 seq_cst, align 8
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %49

21:                                               ; preds = %3
  %22 = load ptr, ptr %0, align 8, !tbaa !99
  %23 = getelementptr inbounds %struct.device, ptr %22, i64 0, i32 42
  %24 = load ptr, ptr %23, align 8, !tbaa !98
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %26 = call i32 @pthread_mutex_lock(ptr noundef %24) #15
  %27 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 3
  %28 = load i32, ptr %27, align 8, !tbaa !137
  switch i32 %28, label %47 [
    i32 2, label %29
    i32 4, label %30
    i32 0, label %39
  ]

29:                                               ; preds = %21
  store i32 3, ptr %27, align 8, !tbaa !137
  br label %47

30:                                               ; preds = %21
  %31 = load ptr, ptr %25, align 8, !tbaa !138
  %32 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 1
  %33 = load ptr, ptr %32, align 8, !tbaa !139
  store ptr %31, ptr %33, align 8, !tbaa !138
  %34 = load ptr, ptr %25, align 8, !tbaa !138
  %35 = getelementptr inbounds %struct.job, ptr %34, i64 0, i32 1
  store ptr %33, ptr %35, align 8, !tbaa !139
  %36 = getelementptr inbounds %struct.crew, ptr %24, i64 0, i32 5
  %37 = load i64, ptr %36, align 8, !tbaa !140
  %38 = add i64 %37, -1
  store i64 %38, ptr %36, align 8, !tbaa !140
  br label %39

39:                                               ; preds = %30, %21
  store i32 1, ptr %27, align 8, !tbaa !137
  %40 = getelementptr inbounds %struct.crew, ptr %24, i64 0, i32 3
  store ptr %40, ptr %25, align 8, !tbaa !138
  %41 = getelementptr inbounds %struct.crew, ptr %24, i64 0, i32 3, i32 1
  %42 = load ptr, ptr %41, align 8, !tbaa !139
  %43 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 1
  store ptr %42, ptr %43, align 8, !tbaa !139
  store ptr %25, ptr %41, align 8, !tbaa !139
  %44 = load ptr, ptr %43, align 8, !tbaa !139
  store ptr %25, ptr %44, align 8, !tbaa !138
  %45 = getelementptr inbounds %struct.crew, ptr %24, i64 0, i32 1
  %46 = call i32 @pthread_cond_signal(ptr noundef nonnull %45) #15
  br label %47

47:                                               ; preds = %39, %29, %21
  %48 = call i32 @pthread_mutex_unlock(ptr noundef %24) #15
  br label %49

49:                                               ; preds = %3, %47
  %50 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %51 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %52 = load i64, ptr %51, align 8, !tbaa !154
  %53 = icmp ult i64 %52, %1
  br i1 %53, label %54, label %74

54:                                               ; preds = %49
  %55 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %56 = udiv i64 %12, 1000000000
  %57 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %58 = urem i64 %12, 1000000000
  br label %59

59:                                               ; preds = %54, %68
  %60 = phi i32 [ 0, %54 ], [ %69, %68 ]
  %61 = load atomic i32, ptr %50 seq_cst, align 8
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %72

63:                                               ; preds = %59
  %64 = load i32, ptr %18, align 8, !tbaa !177
  %65 = icmp eq i32 %64, 0
  %66 = icmp eq i32 %60, 0
  %67 = select i1 %65, i1 %66, i1 false
  br i1 %67, label %68, label %72

68:                                               ; preds = %63
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #11
  store i64 %56, ptr %4, align 8, !tbaa !76
  store i64 %58, ptr %57, align 8, !tbaa !78
  %69 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %55, ptr noundef nonnull %13, i32 noundef 1, ptr noundef nonnull %4) #15
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #11
  %70 = load i64, ptr %51, align 8, !tbaa !154
  %71 = icmp ult i64 %70, %1
  br i1 %71, label %59, label %72, !llvm.loop !178

72:                                               ; preds = %63, %59, %68
  %73 = load i64, ptr %51, align 8, !tbaa !154
  br label %74

74:                                               ; preds = %72, %49
  %75 = phi i64 [ %73, %72 ], [ %52, %49 ]
  %76 = load i32, ptr %15, align 8, !tbaa !150
  %77 = add i32 %76, -1
  store i32 %77, ptr %15, align 8, !tbaa !150
  %78 = icmp uge i64 %75, %1
  %79 = zext i1 %78 to i32
  %80 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #15
  ret i32 %79
}

; Function Attrs: nounwind
define dso_local void @queue_await_handed(ptr noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #15
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %9 = load i64, ptr %8, align 8, !tbaa !60
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
  %17 = load i32, ptr %6, align 8, !tbaa !177
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %16
  %20 = load i32, ptr %7, align 4, !tbaa !179
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %19
  %23 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %3) #15
  %24 = load i64, ptr %8, align 8, !tbaa !60
  %25 = icmp ult i64 %24, %1
  br i1 %25, label %13, label %26, !llvm.loop !180

26:                                               ; preds = %19, %22, %13, %16, %2
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #15
  ret void
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local i32 @queue_hold_stream(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = alloca ptr, align 8
  %5 = load ptr, ptr %0, align 8, !tbaa !99
  %6 = load ptr, ptr %5, align 8, !tbaa !17
  %7 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 33
  %8 = load ptr, ptr %7, align 8, !tbaa !21
  %9 = tail call i32 %6(ptr noundef %8) #15
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %17

11:                                               ; preds = %3
  %12 = tail call fastcc i32 @wait_for(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2) #16
  %13 = load ptr, ptr %0, align 8, !tbaa !99
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #11
  %14 = getelementptr inbounds %struct.device, ptr %13, i64 0, i32 1
  %15 = load ptr, ptr %14, align 8, !tbaa !26
  %16 = call i32 %15(ptr noundef nonnull %4) #15
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #11
  br label %17

17:                                               ; preds = %3, %11
  %18 = phi i32 [ %12, %11 ], [ %9, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind
define internal fastcc i32 @wait_for(ptr noundef %0, ptr noundef %1, i64 noundef %2) unnamed_addr #3 {
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #15
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  br label %7

7:                                                ; preds = %11, %3
  %8 = phi ptr [ %6, %3 ], [ %9, %11 ]
  %9 = load ptr, ptr %8, align 8, !tbaa !29
  %10 = icmp eq ptr %9, null
  br i1 %10, label %45, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 3
  %13 = load i64, ptr %12, align 8, !tbaa !66
  %14 = icmp ult i64 %13, %2
  br i1 %14, label %7, label %15, !llvm.loop !181

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 16
  %17 = load i32, ptr %16, align 8, !tbaa !167
  %18 = add i32 %17, 1
  store i32 %18, ptr %16, align 8, !tbaa !167
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %20 = load i32, ptr %19, align 8, !tbaa !182
  %21 = add i32 %20, 1
  store i32 %21, ptr %19, align 8, !tbaa !182
  %22 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #15
  %23 = load ptr, ptr %0, align 8, !tbaa !99
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 20
  %25 = load ptr, ptr %24, align 8, !tbaa !183
  %26 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 15
  %27 = load ptr, ptr %26, align 8, !tbaa !145
  %28 = tail call i32 %25(ptr noundef %1, ptr noundef %27, i32 noundef 0) #15
  %29 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #15
  %30 = load i32, ptr %16, align 8, !tbaa !167
  %31 = add i32 %30, -1
  store i32 %31, ptr %16, align 8, !tbaa !167
  %32 = load i32, ptr %19, align 8, !tbaa !182
  %33 = add i32 %32, -1
  store i32 %33, ptr %19, align 8, !tbaa !182
  %34 = icmp eq i32 %31, 0
  br i1 %34, label %35, label %42

35:                                               ; preds = %15
  %36 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 1
  %37 = load i32, ptr %36, align 8, !tbaa !69
  %38 = icmp eq i32 %37, 7
  br i1 %38, label %39, label %42

39:                                               ; preds = %35
  store i32 0, ptr %36, align 8, !tbaa !69
  %40 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %41 = load ptr, ptr %40, align 8, !tbaa !107
  store ptr %41, ptr %9, align 8, !tbaa !108
  store ptr %9, ptr %40, align 8, !tbaa !107
  br label %42

42:                                               ; preds = %15, %35, %39
  %43 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %44 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %43) #15
  br label %45

45:                                               ; preds = %7, %42
  %46 = phi i32 [ %28, %42 ], [ 0, %7 ]
  %47 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #15
  ret i32 %46
}

; Function Attrs: nounwind
define dso_local void @queue_abandon(ptr noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  store atomic i32 1, ptr %2 seq_cst, align 4
  tail call fastcc void @announce_stop(ptr noundef %0) #16
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @announce_stop(ptr noundef %0) unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #15
  %4 = load ptr, ptr %0, align 8, !tbaa !99
  %5 = getelementptr inbounds %struct.device, ptr %4, i64 0, i32 42
  %6 = load ptr, ptr %5, align 8, !tbaa !98
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %8 = tail call i32 @pthread_mutex_lock(ptr noundef %6) #15
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 3
  %10 = load i32, ptr %9, align 8, !tbaa !137
  switch i32 %10, label %29 [
    i32 2, label %11
    i32 4, label %12
    i32 0, label %21
  ]

11:                                               ; preds = %1
  store i32 3, ptr %9, align 8, !tbaa !137
  br label %29

12:                                               ; preds = %1
  %13 = load ptr, ptr %7, align 8, !tbaa !138
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 1
  %15 = load ptr, ptr %14, align 8, !tbaa !139
  store ptr %13, ptr %15, align 8, !tbaa !138
  %16 = load ptr, ptr %7, align 8, !tbaa !138
  %17 = getelementptr inbounds %struct.job, ptr %16, i64 0, i32 1
  store ptr %15, ptr %17, align 8, !tbaa !139
  %18 = getelementptr inbounds %struct.crew, ptr %6, i64 0, i32 5
  %19 = load i64, ptr %18, align 8, !tbaa !140
  %20 = add i64 %19, -1
  store i64 %20, ptr %18, align 8, !tbaa !140
  br label %21

21:                                               ; preds = %12, %1
  store i32 1, ptr %9, align 8, !tbaa !137
  %22 = getelementptr inbounds %struct.crew, ptr %6, i64 0, i32 3
  store ptr %22, ptr %7, align 8, !tbaa !138
  %23 = getelementptr inbounds %struct.crew, ptr %6, i64 0, i32 3, i32 1
  %24 = load ptr, ptr %23, align 8, !tbaa !139
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 1
  store ptr %24, ptr %25, align 8, !tbaa !139
  store ptr %7, ptr %23, align 8, !tbaa !139
  %26 = load ptr, ptr %25, align 8, !tbaa !139
  store ptr %7, ptr %26, align 8, !tbaa !138
  %27 = getelementptr inbounds %struct.crew, ptr %6, i64 0, i32 1
  %28 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %27) #15
  br label %29

29:                                               ; preds = %1, %11, %21
  %30 = tail call i32 @pthread_mutex_unlock(ptr noundef %6) #15
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %32 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %31) #15
  %33 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #15
  %34 = load ptr, ptr %0, align 8, !tbaa !99
  %35 = getelementptr inbounds %struct.device, ptr %34, i64 0, i32 41
  %36 = load ptr, ptr %35, align 8, !tbaa !95
  %37 = tail call i32 @pthread_mutex_lock(ptr noundef %36) #15
  %38 = getelementptr inbounds %struct.crew, ptr %36, i64 0, i32 8
  %39 = load i64, ptr %38, align 8, !tbaa !152
  %40 = add i64 %39, 1
  store i64 %40, ptr %38, align 8, !tbaa !152
  %41 = getelementptr inbounds %struct.crew, ptr %36, i64 0, i32 4
  %42 = load ptr, ptr %41, align 8, !tbaa !138
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
  %51 = load i32, ptr %50, align 8, !tbaa !137
  %52 = icmp eq i32 %51, 4
  br i1 %52, label %53, label %61

53:                                               ; preds = %48
  %54 = load ptr, ptr %49, align 8, !tbaa !138
  %55 = getelementptr inbounds %struct.job, ptr %49, i64 0, i32 1
  %56 = load ptr, ptr %55, align 8, !tbaa !139
  store ptr %54, ptr %56, align 8, !tbaa !138
  %57 = load ptr, ptr %49, align 8, !tbaa !138
  %58 = getelementptr inbounds %struct.job, ptr %57, i64 0, i32 1
  store ptr %56, ptr %58, align 8, !tbaa !139
  %59 = load i64, ptr %45, align 8, !tbaa !140
  %60 = add i64 %59, -1
  store i64 %60, ptr %45, align 8, !tbaa !140
  br label %61

61:                                               ; preds = %53, %48
  store i32 1, ptr %50, align 8, !tbaa !137
  store ptr %46, ptr %49, align 8, !tbaa !138
  %62 = load ptr, ptr %47, align 8, !tbaa !139
  %63 = getelementptr inbounds %struct.job, ptr %49, i64 0, i32 1
  store ptr %62, ptr %63, align 8, !tbaa !139
  store ptr %49, ptr %47, align 8, !tbaa !139
  %64 = load ptr, ptr %63, align 8, !tbaa !139
  store ptr %49, ptr %64, align 8, !tbaa !138
  %65 = load ptr, ptr %41, align 8, !tbaa !138
  %66 = icmp eq ptr %65, %41
  br i1 %66, label %67, label %48, !llvm.loop !153

67:                                               ; preds = %61, %29
  %68 = getelementptr inbounds %struct.crew, ptr %36, i64 0, i32 3
  %69 = load ptr, ptr %68, align 8, !tbaa !138
  %70 = icmp eq ptr %69, %68
  br i1 %70, label %74, label %71

71:                                               ; preds = %67
  %72 = getelementptr inbounds %struct.crew, ptr %36, i64 0, i32 1
  %73 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %72) #15
  br label %74

74:                                               ; preds = %67, %71
  %75 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %36) #15
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0) local_unnamed_addr #3 {
  %2 = alloca ptr, align 8
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  store atomic i32 1, ptr %3 seq_cst, align 8
  tail call fastcc void @announce_stop(ptr noundef %0) #16
  %4 = load ptr, ptr %0, align 8, !tbaa !99
  %5 = getelementptr inbounds %struct.device, ptr %4, i64 0, i32 41
  %6 = load ptr, ptr %5, align 8, !tbaa !95
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %8 = tail call i32 @pthread_mutex_lock(ptr noundef %6) #15
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7, i32 3
  %10 = getelementptr inbounds %struct.crew, ptr %6, i64 0, i32 2
  br label %11

11:                                               ; preds = %13, %1
  %12 = load i32, ptr %9, align 8, !tbaa !137
  switch i32 %12, label %19 [
    i32 2, label %13
    i32 3, label %13
    i32 4, label %15
    i32 0, label %25
  ]

13:                                               ; preds = %11, %11
  %14 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %10, ptr noundef %6) #15
  br label %11, !llvm.loop !184

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.crew, ptr %6, i64 0, i32 5
  %17 = load i64, ptr %16, align 8, !tbaa !140
  %18 = add i64 %17, -1
  store i64 %18, ptr %16, align 8, !tbaa !140
  br label %19

19:                                               ; preds = %11, %15
  %20 = load ptr, ptr %7, align 8, !tbaa !138
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7, i32 1
  %22 = load ptr, ptr %21, align 8, !tbaa !139
  store ptr %20, ptr %22, align 8, !tbaa !138
  %23 = load ptr, ptr %7, align 8, !tbaa !138
  %24 = getelementptr inbounds %struct.job, ptr %23, i64 0, i32 1
  store ptr %22, ptr %24, align 8, !tbaa !139
  br label %25

25:                                               ; preds = %11, %19
  store i32 5, ptr %9, align 8, !tbaa !137
  %26 = tail call i32 @pthread_mutex_unlock(ptr noundef %6) #15
  %27 = load ptr, ptr %0, align 8, !tbaa !99
  %28 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 42
  %29 = load ptr, ptr %28, align 8, !tbaa !98
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %31 = tail call i32 @pthread_mutex_lock(ptr noundef %29) #15
  %32 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 3
  %33 = getelementptr inbounds %struct.crew, ptr %29, i64 0, i32 2
  br label %34

34:                                               ; preds = %36, %25
  %35 = load i32, ptr %32, align 8, !tbaa !137
  switch i32 %35, label %42 [
    i32 2, label %36
    i32 3, label %36
    i32 4, label %38
    i32 0, label %48
  ]

36:                                               ; preds = %34, %34
  %37 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %33, ptr noundef %29) #15
  br label %34, !llvm.loop !184

38:                                               ; preds = %34
  %39 = getelementptr inbounds %struct.crew, ptr %29, i64 0, i32 5
  %40 = load i64, ptr %39, align 8, !tbaa !140
  %41 = add i64 %40, -1
  store i64 %41, ptr %39, align 8, !tbaa !140
  br label %42

42:                                               ; preds = %34, %38
  %43 = load ptr, ptr %30, align 8, !tbaa !138
  %44 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 1
  %45 = load ptr, ptr %44, align 8, !tbaa !139
  store ptr %43, ptr %45, align 8, !tbaa !138
  %46 = load ptr, ptr %30, align 8, !tbaa !138
  %47 = getelementptr inbounds %struct.job, ptr %46, i64 0, i32 1
  store ptr %45, ptr %47, align 8, !tbaa !139
  br label %48

48:                                               ; preds = %34, %42
  store i32 5, ptr %32, align 8, !tbaa !137
  %49 = tail call i32 @pthread_mutex_unlock(ptr noundef %29) #15
  %50 = load ptr, ptr %0, align 8, !tbaa !99
  %51 = load ptr, ptr %50, align 8, !tbaa !17
  %52 = getelementptr inbounds %struct.device, ptr %50, i64 0, i32 33
  %53 = load ptr, ptr %52, align 8, !tbaa !21
  %54 = tail call i32 %51(ptr noundef %53) #15
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %63

56:                                               ; preds = %48
  %57 = load ptr, ptr %0, align 8, !tbaa !99
  %58 = getelementptr inbounds %struct.device, ptr %57, i64 0, i32 21
  %59 = load ptr, ptr %58, align 8, !tbaa !185
  %60 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %61 = load ptr, ptr %60, align 8, !tbaa !102
  %62 = tail call i32 %59(ptr noundef %61) #15
  br label %63

63:                                               ; preds = %56, %48
  %64 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %65 = load ptr, ptr %64, align 8, !tbaa !169
  tail call fastcc void @give_back(ptr noundef nonnull %0, ptr noundef %65) #16
  %66 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %67 = load ptr, ptr %66, align 8, !tbaa !186
  tail call fastcc void @give_back(ptr noundef nonnull %0, ptr noundef %67) #16
  store ptr null, ptr %66, align 8, !tbaa !186
  store ptr null, ptr %64, align 8, !tbaa !169
  %68 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %69 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %68) #15
  %70 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %71 = load i32, ptr %70, align 8, !tbaa !182
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %79, label %73

73:                                               ; preds = %63
  %74 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  br label %75

75:                                               ; preds = %73, %75
  %76 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %74, ptr noundef nonnull %68) #15
  %77 = load i32, ptr %70, align 8, !tbaa !182
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %75, !llvm.loop !187

79:                                               ; preds = %75, %63
  %80 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %81 = load ptr, ptr %80, align 8, !tbaa !131
  %82 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %83 = load ptr, ptr %82, align 8, !tbaa !107
  %84 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %85 = load ptr, ptr %84, align 8, !tbaa !132
  store ptr null, ptr %84, align 8, !tbaa !132
  store ptr null, ptr %82, align 8, !tbaa !107
  store ptr null, ptr %80, align 8, !tbaa !131
  %86 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  store ptr %80, ptr %86, align 8, !tbaa !104
  %87 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %68) #15
  br i1 %55, label %88, label %226

88:                                               ; preds = %79
  %89 = icmp eq ptr %81, null
  br i1 %89, label %123, label %90

90:                                               ; preds = %88
  %91 = load ptr, ptr %0, align 8, !tbaa !99
  %92 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 15
  br label %93

93:                                               ; preds = %119, %90
  %94 = phi ptr [ %81, %90 ], [ %95, %119 ]
  %95 = load ptr, ptr %94, align 8, !tbaa !108
  %96 = getelementptr inbounds %struct.batch, ptr %94, i64 0, i32 15
  %97 = load ptr, ptr %96, align 8, !tbaa !145
  %98 = icmp eq ptr %97, null
  br i1 %98, label %102, label %99

99:                                               ; preds = %93
  %100 = load ptr, ptr %92, align 8, !tbaa !94
  %101 = tail call i32 %100(ptr noundef nonnull %97) #15
  br label %102

102:                                              ; preds = %99, %93
  %103 = getelementptr inbounds %struct.batch, ptr %94, i64 0, i32 21
  %104 = load i32, ptr %103, align 4, !tbaa !188
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %119, label %106

106:                                              ; preds = %102
  %107 = getelementptr inbounds %struct.batch, ptr %94, i64 0, i32 22
  br label %108

108:                                              ; preds = %108, %106
  %109 = phi i64 [ 0, %106 ], [ %115, %108 ]
  %110 = load ptr, ptr %92, align 8, !tbaa !94
  %111 = load ptr, ptr %107, align 8, !tbaa !189
  %112 = getelementptr inbounds %struct.stamp, ptr %111, i64 %109
  %113 = load ptr, ptr %112, align 8, !tbaa !190
  %114 = tail call i32 %110(ptr noundef %113) #15
  %115 = add nuw nsw i64 %109, 1
  %116 = load i32, ptr %103, align 4, !tbaa !188
  %117 = zext i32 %116 to i64
  %118 = icmp ult i64 %115, %117
  br i1 %118, label %108, label %119, !llvm.loop !192

119:                                              ; preds = %108, %102
  %120 = getelementptr inbounds %struct.batch, ptr %94, i64 0, i32 22
  %121 = load ptr, ptr %120, align 8, !tbaa !189
  tail call void @free(ptr noundef %121) #15
  tail call void @free(ptr noundef nonnull %94) #15
  %122 = icmp eq ptr %95, null
  br i1 %122, label %123, label %93, !llvm.loop !193

123:                                              ; preds = %119, %88
  %124 = icmp eq ptr %83, null
  br i1 %124, label %158, label %125

125:                                              ; preds = %123
  %126 = load ptr, ptr %0, align 8, !tbaa !99
  %127 = getelementptr inbounds %struct.device, ptr %126, i64 0, i32 15
  br label %128

128:                                              ; preds = %154, %125
  %129 = phi ptr [ %83, %125 ], [ %130, %154 ]
  %130 = load ptr, ptr %129, align 8, !tbaa !108
  %131 = getelementptr inbounds %struct.batch, ptr %129, i64 0, i32 15
  %132 = load ptr, ptr %131, align 8, !tbaa !145
  %133 = icmp eq ptr %132, null
  br i1 %133, label %137, label %134

134:                                              ; preds = %128
  %135 = load ptr, ptr %127, align 8, !tbaa !94
  %136 = tail call i32 %135(ptr noundef nonnull %132) #15
  br label %137

137:                                              ; preds = %134, %128
  %138 = getelementptr inbounds %struct.batch, ptr %129, i64 0, i32 21
  %139 = load i32, ptr %138, align 4, !tbaa !188
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %154, label %141

141:                                              ; preds = %137
  %142 = getelementptr inbounds %struct.batch, ptr %129, i64 0, i32 22
  br label %143

143:                                              ; preds = %143, %141
  %144 = phi i64 [ 0, %141 ], [ %150, %143 ]
  %145 = load ptr, ptr %127, align 8, !tbaa !94
  %146 = load ptr, ptr %142, align 8, !tbaa !189
  %147 = getelementptr inbounds %struct.stamp, ptr %146, i64 %144
  %148 = load ptr, ptr %147, align 8, !tbaa !190
  %149 = tail call i32 %145(ptr noundef %148) #15
  %150 = add nuw nsw i64 %144, 1
  %151 = load i32, ptr %138, align 4, !tbaa !188
  %152 = zext i32 %151 to i64
  %153 = icmp ult i64 %150, %152
  br i1 %153, label %143, label %154, !llvm.loop !192

154:                                              ; preds = %143, %137
  %155 = getelementptr inbounds %struct.batch, ptr %129, i64 0, i32 22
  %156 = load ptr, ptr %155, align 8, !tbaa !189
  tail call void @free(ptr noundef %156) #15
  tail call void @free(ptr noundef nonnull %129) #15
  %157 = icmp eq ptr %130, null
  br i1 %157, label %158, label %128, !llvm.loop !193

158:                                              ; preds = %154, %123
  %159 = icmp eq ptr %85, null
  br i1 %159, label %193, label %160

160:                                              ; preds = %158
  %161 = load ptr, ptr %0, align 8, !tbaa !99
  %162 = getelementptr inbounds %struct.device, ptr %161, i64 0, i32 15
  br label %163

163:                                              ; preds = %189, %160
  %164 = phi ptr [ %85, %160 ], [ %165, %189 ]
  %165 = load ptr, ptr %164, align 8, !tbaa !108
  %166 = getelementptr inbounds %struct.batch, ptr %164, i64 0, i32 15
  %167 = load ptr, ptr %166, align 8, !tbaa !145
  %168 = icmp eq ptr %167, null
  br i1 %168, label %172, label %169

169:                                              ; preds = %163
  %170 = load ptr, ptr %162, align 8, !tbaa !94
  %171 = tail call i32 %170(ptr noundef nonnull %167) #15
  br label %172

172:                                              ; preds = %169, %163
  %173 = getelementptr inbounds %struct.batch, ptr %164, i64 0, i32 21
  %174 = load i32, ptr %173, align 4, !tbaa !188
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %189, label %176

176:                                              ; preds = %172
  %177 = getelementptr inbounds %struct.batch, ptr %164, i64 0, i32 22
  br label %178

178:                                              ; preds = %178, %176
  %179 = phi i64 [ 0, %176 ], [ %185, %178 ]
  %180 = load ptr, ptr %162, align 8, !tbaa !94
  %181 = load ptr, ptr %177, align 8, !tbaa !189
  %182 = getelementptr inbounds %struct.stamp, ptr %181, i64 %179
  %183 = load ptr, ptr %182, align 8, !tbaa !190
  %184 = tail call i32 %180(ptr noundef %183) #15
  %185 = add nuw nsw i64 %179, 1
  %186 = load i32, ptr %173, align 4, !tbaa !188
  %187 = zext i32 %186 to i64
  %188 = icmp ult i64 %185, %187
  br i1 %188, label %178, label %189, !llvm.loop !192

189:                                              ; preds = %178, %172
  %190 = getelementptr inbounds %struct.batch, ptr %164, i64 0, i32 22
  %191 = load ptr, ptr %190, align 8, !tbaa !189
  tail call void @free(ptr noundef %191) #15
  tail call void @free(ptr noundef nonnull %164) #15
  %192 = icmp eq ptr %165, null
  br i1 %192, label %193, label %163, !llvm.loop !193

193:                                              ; preds = %189, %158
  %194 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %195 = load ptr, ptr %194, align 8, !tbaa !194
  %196 = icmp eq ptr %195, null
  br i1 %196, label %221, label %197

197:                                              ; preds = %193
  %198 = load ptr, ptr %0, align 8, !tbaa !99
  %199 = getelementptr inbounds %struct.slot, ptr %195, i64 0, i32 3
  %200 = load ptr, ptr %199, align 8, !tbaa !195
  %201 = icmp eq ptr %200, null
  br i1 %201, label %206, label %202

202:                                              ; preds = %197
  %203 = getelementptr inbounds %struct.device, ptr %198, i64 0, i32 15
  %204 = load ptr, ptr %203, align 8, !tbaa !94
  %205 = tail call i32 %204(ptr noundef nonnull %200) #15
  br label %206

206:                                              ; preds = %202, %197
  %207 = getelementptr inbounds %struct.slot, ptr %195, i64 0, i32 1
  %208 = load ptr, ptr %207, align 8, !tbaa !197
  %209 = icmp eq ptr %208, null
  br i1 %209, label %218, label %210

210:                                              ; preds = %206
  %211 = getelementptr inbounds %struct.device, ptr %198, i64 0, i32 36
  %212 = load ptr, ptr %211, align 8, !tbaa !135
  %213 = getelementptr inbounds %struct.device, ptr %198, i64 0, i32 13
  %214 = load ptr, ptr %213, align 8, !tbaa !198
  %215 = tail call i32 @pthread_rwlock_wrlock(ptr noundef %212) #15
  %216 = tail call i32 %214(ptr noundef nonnull %208) #15
  %217 = tail call i32 @pthread_rwlock_unlock(ptr noundef %212) #15
  br label %218

218:                                              ; preds = %206, %210
  %219 = getelementptr inbounds %struct.slot, ptr %195, i64 0, i32 6
  %220 = load ptr, ptr %219, align 8, !tbaa !199
  tail call void @free(ptr noundef %220) #15
  tail call void @free(ptr noundef nonnull %195) #15
  br label %221

221:                                              ; preds = %218, %193
  store ptr null, ptr %194, align 8, !tbaa !194
  %222 = load ptr, ptr %0, align 8, !tbaa !99
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #11
  %223 = getelementptr inbounds %struct.device, ptr %222, i64 0, i32 1
  %224 = load ptr, ptr %223, align 8, !tbaa !26
  %225 = call i32 %224(ptr noundef nonnull %2) #15
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #11
  br label %226

226:                                              ; preds = %79, %221
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31, i32 1
  %3 = load ptr, ptr %2, align 8, !tbaa !171
  %4 = icmp eq ptr %3, null
  br i1 %4, label %9, label %5

5:                                                ; preds = %1, %5
  %6 = phi ptr [ %7, %5 ], [ %3, %1 ]
  %7 = load ptr, ptr %6, align 8, !tbaa !172
  tail call void @free(ptr noundef nonnull %6) #15
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %5, !llvm.loop !200

9:                                                ; preds = %5, %1
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27
  %11 = load ptr, ptr %10, align 8, !tbaa !201
  tail call void @free(ptr noundef %11) #15
  tail call void @free(ptr noundef %0) #15
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @device_open(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) local_unnamed_addr #3 {
  %6 = alloca ptr, align 8
  %7 = load ptr, ptr %0, align 8, !tbaa !17
  %8 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 33
  %9 = load ptr, ptr %8, align 8, !tbaa !21
  %10 = tail call i32 %7(ptr noundef %9) #15
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %112

12:                                               ; preds = %5
  %13 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 39
  %14 = lshr i64 %2, 18
  %15 = mul nuw nsw i64 %14, 56
  %16 = add nuw nsw i64 %15, 80
  %17 = tail call ptr @calloc(i64 noundef 1, i64 noundef %16) #15
  %18 = icmp eq ptr %17, null
  br i1 %18, label %105, label %19

19:                                               ; preds = %12
  %20 = getelementptr inbounds %struct.ring, ptr %17, i64 0, i32 2
  store i64 %14, ptr %20, align 8, !tbaa !3
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
  store ptr %31, ptr %32, align 8, !tbaa !197
  %33 = load ptr, ptr %23, align 8, !tbaa !29
  store ptr %33, ptr %29, align 8, !tbaa !202
  store ptr %29, ptr %23, align 8, !tbaa !29
  %34 = load ptr, ptr %24, align 8, !tbaa !75
  %35 = getelementptr inbounds %struct.ring, ptr %17, i64 0, i32 3, i64 %28, i32 3
  %36 = tail call i32 %34(ptr noundef nonnull %35, i32 noundef 3) #15
  %37 = icmp ne i64 %28, 0
  %38 = icmp eq i32 %36, 0
  %39 = select i1 %37, i1 %38, i1 false
  br i1 %39, label %26, label %25, !llvm.loop !203

40:                                               ; preds = %25
  %41 = load i64, ptr %20, align 8, !tbaa !3
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %104, label %43

43:                                               ; preds = %40
  %44 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 15
  br label %45

45:                                               ; preds = %55, %43
  %46 = phi i64 [ %41, %43 ], [ %56, %55 ]
  %47 = phi i64 [ 0, %43 ], [ %57, %55 ]
  %48 = getelementptr inbounds %struct.ring, ptr %17, i64 0, i32 3, i64 %47, i32 3
  %49 = load ptr, ptr %48, align 8, !tbaa !195
  %50 = icmp eq ptr %49, null
  br i1 %50, label %55, label %51

51:                                               ; preds = %45
  %52 = load ptr, ptr %44, align 8, !tbaa !94
  %53 = tail call i32 %52(ptr noundef nonnull %49) #15
  %54 = load i64, ptr %20, align 8, !tbaa !3
  br label %55

55:                                               ; preds = %51, %45
  %56 = phi i64 [ %46, %45 ], [ %54, %51 ]
  %57 = add nuw i64 %47, 1
  %58 = icmp ult i64 %57, %56
  br i1 %58, label %45, label %104, !llvm.loop !204

59:                                               ; preds = %19, %25
  store ptr %17, ptr %13, align 8, !tbaa !29
  %60 = tail call ptr @calloc(i64 noundef 1, i64 noundef 840) #15
  %61 = icmp eq ptr %60, null
  br i1 %61, label %69, label %62

62:                                               ; preds = %59
  %63 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 43
  %64 = tail call i64 @llvm.umin.i64(i64 %3, i64 8)
  %65 = trunc i64 %64 to i32
  %66 = getelementptr inbounds %struct.copiers, ptr %60, i64 0, i32 8
  store i32 %65, ptr %66, align 4, !tbaa !205
  %67 = getelementptr inbounds %struct.copiers, ptr %60, i64 0, i32 16
  store ptr %63, ptr %67, align 8, !tbaa !207
  %68 = getelementptr inbounds %struct.copiers, ptr %60, i64 0, i32 11
  store i32 1, ptr %68, align 8, !tbaa !208
  br label %69

69:                                               ; preds = %59, %62
  %70 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 40
  store ptr %60, ptr %70, align 8, !tbaa !209
  %71 = tail call ptr @calloc(i64 noundef 1, i64 noundef 400) #15
  %72 = icmp eq ptr %71, null
  br i1 %72, label %84, label %73

73:                                               ; preds = %69
  %74 = tail call i64 @llvm.umin.i64(i64 %4, i64 8)
  %75 = tail call i64 @llvm.umax.i64(i64 %74, i64 2)
  %76 = getelementptr inbounds %struct.crew, ptr %71, i64 0, i32 3
  %77 = getelementptr inbounds %struct.crew, ptr %71, i64 0, i32 3, i32 1
  store ptr %76, ptr %77, align 8, !tbaa !210
  store ptr %76, ptr %76, align 8, !tbaa !211
  %78 = getelementptr inbounds %struct.crew, ptr %71, i64 0, i32 4
  %79 = getelementptr inbounds %struct.crew, ptr %71, i64 0, i32 4, i32 1
  store ptr %78, ptr %79, align 8, !tbaa !212
  store ptr %78, ptr %78, align 8, !tbaa !213
  %80 = getelementptr inbounds %struct.crew, ptr %71, i64 0, i32 16
  store ptr @stage, ptr %80, align 8, !tbaa !214
  %81 = trunc i64 %75 to i32
  %82 = getelementptr inbounds %struct.crew, ptr %71, i64 0, i32 9
  store i32 %81, ptr %82, align 8, !tbaa !215
  %83 = getelementptr inbounds %struct.crew, ptr %71, i64 0, i32 7
  store i64 200000, ptr %83, align 8, !tbaa !216
  br label %84

84:                                               ; preds = %69, %73
  %85 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 41
  store ptr %71, ptr %85, align 8, !tbaa !95
  %86 = tail call ptr @calloc(i64 noundef 1, i64 noundef 400) #15
  %87 = icmp eq ptr %86, null
  br i1 %87, label %96, label %88

88:                                               ; preds = %84
  %89 = getelementptr inbounds %struct.crew, ptr %86, i64 0, i32 3
  %90 = getelementptr inbounds %struct.crew, ptr %86, i64 0, i32 3, i32 1
  store ptr %89, ptr %90, align 8, !tbaa !210
  store ptr %89, ptr %89, align 8, !tbaa !211
  %91 = getelementptr inbounds %struct.crew, ptr %86, i64 0, i32 4
  %92 = getelementptr inbounds %struct.crew, ptr %86, i64 0, i32 4, i32 1
  store ptr %91, ptr %92, align 8, !tbaa !212
  store ptr %91, ptr %91, align 8, !tbaa !213
  %93 = getelementptr inbounds %struct.crew, ptr %86, i64 0, i32 16
  store ptr @attend, ptr %93, align 8, !tbaa !214
  %94 = getelementptr inbounds %struct.crew, ptr %86, i64 0, i32 9
  store i32 9, ptr %94, align 8, !tbaa !215
  %95 = getelementptr inbounds %struct.crew, ptr %86, i64 0, i32 7
  store i64 100000, ptr %95, align 8, !tbaa !216
  br label %96

96:                                               ; preds = %84, %88
  %97 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 42
  store ptr %86, ptr %97, align 8, !tbaa !98
  %98 = load ptr, ptr %70, align 8, !tbaa !209
  %99 = icmp eq ptr %98, null
  br i1 %99, label %105, label %100

100:                                              ; preds = %96
  %101 = load ptr, ptr %85, align 8, !tbaa !95
  %102 = icmp eq ptr %101, null
  %103 = or i1 %87, %102
  br i1 %103, label %105, label %107

104:                                              ; preds = %55, %40
  tail call void @free(ptr noundef nonnull %17) #15
  br label %105

105:                                              ; preds = %104, %96, %100, %12
  %106 = phi i32 [ 2, %12 ], [ 2, %100 ], [ 2, %96 ], [ %36, %104 ]
  tail call fastcc void @destroy_device(ptr noundef nonnull %0) #16
  br label %107

107:                                              ; preds = %100, %105
  %108 = phi i32 [ %106, %105 ], [ 0, %100 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #11
  %109 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %110 = load ptr, ptr %109, align 8, !tbaa !26
  %111 = call i32 %110(ptr noundef nonnull %6) #15
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #11
  br label %112

112:                                              ; preds = %5, %107
  %113 = phi i32 [ %108, %107 ], [ %10, %5 ]
  ret i32 %113
}

; Function Attrs: nounwind
define internal i32 @stage(ptr noundef %0, i32 noundef %1) #3 {
  %3 = alloca ptr, align 8
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #15
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %7 = load ptr, ptr %6, align 8, !tbaa !132
  %8 = icmp eq ptr %7, null
  br i1 %8, label %25, label %9

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %11 = load i32, ptr %10, align 4, !tbaa !133
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
  %26 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #15
  br label %390

27:                                               ; preds = %21
  %28 = getelementptr inbounds %struct.batch, ptr %7, i64 0, i32 1
  %29 = load i32, ptr %28, align 8, !tbaa !69
  %30 = icmp eq i32 %29, 1
  %31 = getelementptr inbounds %struct.batch, ptr %7, i64 0, i32 11
  %32 = load i64, ptr %31, align 8, !tbaa !120
  %33 = icmp ugt i64 %32, 772
  %34 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #15
  %35 = icmp eq i32 %1, 0
  %36 = and i1 %35, %33
  br i1 %36, label %37, label %44

37:                                               ; preds = %27
  %38 = load ptr, ptr %0, align 8, !tbaa !99
  %39 = getelementptr inbounds %struct.device, ptr %38, i64 0, i32 41
  %40 = load ptr, ptr %39, align 8, !tbaa !95
  %41 = getelementptr inbounds %struct.crew, ptr %40, i64 0, i32 10
  %42 = load atomic i32, ptr %41 seq_cst, align 4
  %43 = icmp ugt i32 %42, 1
  br i1 %43, label %390, label %44

44:                                               ; preds = %37, %27
  br i1 %30, label %45, label %191

45:                                               ; preds = %44
  %46 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #15
  %47 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %48 = load i64, ptr %47, align 8, !tbaa !134
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %50, label %52

50:                                               ; preds = %45
  %51 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  store i32 0, ptr %51, align 8, !tbaa !151
  br label %89

52:                                               ; preds = %45
  %53 = load i64, ptr %31, align 8, !tbaa !120
  %54 = add i64 %53, %48
  %55 = icmp ugt i64 %54, 772
  %56 = zext i1 %55 to i32
  %57 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  store i32 %56, ptr %57, align 8, !tbaa !151
  br i1 %55, label %58, label %89

58:                                               ; preds = %52
  %59 = load atomic i32, ptr %22 seq_cst, align 8
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %91

61:                                               ; preds = %58
  %62 = load ptr, ptr %0, align 8, !tbaa !99
  %63 = getelementptr inbounds %struct.device, ptr %62, i64 0, i32 42
  %64 = load ptr, ptr %63, align 8, !tbaa !98
  %65 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %66 = tail call i32 @pthread_mutex_lock(ptr noundef %64) #15
  %67 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 3
  %68 = load i32, ptr %67, align 8, !tbaa !137
  switch i32 %68, label %87 [
    i32 2, label %69
    i32 4, label %70
    i32 0, label %79
  ]

69:                                               ; preds = %61
  store i32 3, ptr %67, align 8, !tbaa !137
  br label %87

70:                                               ; preds = %61
  %71 = load ptr, ptr %65, align 8, !tbaa !138
  %72 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 1
  %73 = load ptr, ptr %72, align 8, !tbaa !139
  store ptr %71, ptr %73, align 8, !tbaa !138
  %74 = load ptr, ptr %65, align 8, !tbaa !138
  %75 = getelementptr inbounds %struct.job, ptr %74, i64 0, i32 1
  store ptr %73, ptr %75, align 8, !tbaa !139
  %76 = getelementptr inbounds %struct.crew, ptr %64, i64 0, i32 5
  %77 = load i64, ptr %76, align 8, !tbaa !140
  %78 = add i64 %77, -1
  store i64 %78, ptr %76, align 8, !tbaa !140
  br label %79

79:                                               ; preds = %70, %61
  store i32 1, ptr %67, align 8, !tbaa !137
  %80 = getelementptr inbounds %struct.crew, ptr %64, i64 0, i32 3
  store ptr %80, ptr %65, align 8, !tbaa !138
  %81 = getelementptr inbounds %struct.crew, ptr %64, i64 0, i32 3, i32 1
  %82 = load ptr, ptr %81, align 8, !tbaa !139
  %83 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 1
  store ptr %82, ptr %83, align 8, !tbaa !139
  store ptr %65, ptr %81, align 8, !tbaa !139
  %84 = load ptr, ptr %83, align 8, !tbaa !139
  store ptr %65, ptr %84, align 8, !tbaa !138
  %85 = getelementptr inbounds %struct.crew, ptr %64, i64 0, i32 1
  %86 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %85) #15
  br label %87

87:                                               ; preds = %79, %69, %61
  %88 = tail call i32 @pthread_mutex_unlock(ptr noundef %64) #15
  br label %91

89:                                               ; preds = %52, %50
  %90 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #15
  br label %95

91:                                               ; preds = %87, %58
  %92 = load i32, ptr %57, align 8, !tbaa !151
  %93 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #15
  %94 = icmp eq i32 %92, 0
  br i1 %94, label %95, label %390

95:                                               ; preds = %91, %89
  %96 = getelementptr inbounds %struct.batch, ptr %7, i64 0, i32 2
  %97 = load i32, ptr %96, align 4, !tbaa !117
  %98 = and i32 %97, 1
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %148, label %100

100:                                              ; preds = %95
  %101 = getelementptr inbounds %struct.batch, ptr %7, i64 0, i32 5
  %102 = load ptr, ptr %101, align 8, !tbaa !70
  %103 = getelementptr inbounds %struct.batch, ptr %7, i64 0, i32 6
  %104 = load ptr, ptr %103, align 8, !tbaa !112
  %105 = icmp ult ptr %102, %104
  br i1 %105, label %106, label %148

106:                                              ; preds = %100, %136
  %107 = phi ptr [ %137, %136 ], [ %104, %100 ]
  %108 = phi ptr [ %141, %136 ], [ %102, %100 ]
  %109 = load i16, ptr %108, align 8, !tbaa !121
  %110 = icmp eq i16 %109, 11
  br i1 %110, label %111, label %136

111:                                              ; preds = %106
  %112 = getelementptr inbounds %struct.wait, ptr %108, i64 0, i32 1
  %113 = load ptr, ptr %112, align 8, !tbaa !123
  %114 = getelementptr inbounds %struct.wait, ptr %108, i64 0, i32 2
  %115 = load i64, ptr %114, align 8, !tbaa !124
  %116 = getelementptr inbounds %struct.queue, ptr %113, i64 0, i32 32
  %117 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %116) #15
  %118 = getelementptr inbounds %struct.queue, ptr %113, i64 0, i32 4
  %119 = load i64, ptr %118, align 8, !tbaa !60
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
  %134 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %116) #15
  %135 = load ptr, ptr %103, align 8, !tbaa !112
  br label %136

136:                                              ; preds = %133, %106
  %137 = phi ptr [ %135, %133 ], [ %107, %106 ]
  %138 = getelementptr inbounds %struct.command, ptr %108, i64 0, i32 2
  %139 = load i32, ptr %138, align 4, !tbaa !30
  %140 = zext i32 %139 to i64
  %141 = getelementptr inbounds i8, ptr %108, i64 %140
  %142 = icmp ult ptr %141, %137
  br i1 %142, label %106, label %146, !llvm.loop !125

143:                                              ; preds = %129
  %144 = getelementptr inbounds %struct.queue, ptr %113, i64 0, i32 14
  store i32 1, ptr %144, align 4, !tbaa !126
  %145 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %116) #15
  br label %390

146:                                              ; preds = %136
  %147 = load i32, ptr %96, align 4, !tbaa !117
  br label %148

148:                                              ; preds = %146, %100, %95
  %149 = phi i32 [ %147, %146 ], [ %97, %95 ], [ %97, %100 ]
  %150 = and i32 %149, 2
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %299, label %152

152:                                              ; preds = %148
  %153 = getelementptr inbounds %struct.batch, ptr %7, i64 0, i32 5
  %154 = load ptr, ptr %153, align 8, !tbaa !70
  %155 = getelementptr inbounds %struct.batch, ptr %7, i64 0, i32 6
  %156 = load ptr, ptr %155, align 8, !tbaa !112
  %157 = icmp ult ptr %154, %156
  br i1 %157, label %158, label %299

158:                                              ; preds = %152, %179
  %159 = phi i32 [ %181, %179 ], [ 1, %152 ]
  %160 = phi ptr [ %185, %179 ], [ %154, %152 ]
  %161 = load i16, ptr %160, align 8, !tbaa !127
  %162 = and i16 %161, -2
  %163 = icmp eq i16 %162, 14
  br i1 %163, label %164, label %179

164:                                              ; preds = %158
  %165 = getelementptr inbounds %struct.wait_ready, ptr %160, i64 0, i32 1
  %166 = load ptr, ptr %165, align 8, !tbaa !129
  %167 = load atomic i32, ptr %166 seq_cst, align 4
  %168 = icmp ne i32 %159, 0
  %169 = icmp ne i32 %167, 0
  %170 = select i1 %168, i1 %169, i1 false
  %171 = zext i1 %170 to i32
  %172 = icmp eq i32 %167, 2
  br i1 %172, label %173, label %179

173:                                              ; preds = %164
  %174 = load i16, ptr %160, align 8, !tbaa !127
  %175 = icmp eq i16 %174, 14
  br i1 %175, label %176, label %179

176:                                              ; preds = %173
  %177 = load i32, ptr %96, align 4, !tbaa !117
  %178 = or i32 %177, 8
  store i32 %178, ptr %96, align 4, !tbaa !117
  br label %179

179:                                              ; preds = %176, %173, %164, %158
  %180 = phi i32 [ %159, %158 ], [ %171, %176 ], [ %171, %173 ], [ %171, %164 ]
  %181 = freeze i32 %180
  %182 = getelementptr inbounds %struct.command, ptr %160, i64 0, i32 2
  %183 = load i32, ptr %182, align 4, !tbaa !30
  %184 = zext i32 %183 to i64
  %185 = getelementptr inbounds i8, ptr %160, i64 %184
  %186 = load ptr, ptr %155, align 8, !tbaa !112
  %187 = icmp ult ptr %185, %186
  br i1 %187, label %158, label %188, !llvm.loop !130

188:                                              ; preds = %179
  %189 = freeze i32 %180
  %190 = icmp eq i32 %189, 0
  br i1 %190, label %390, label %299

191:                                              ; preds = %44
  %192 = load ptr, ptr %0, align 8, !tbaa !99
  %193 = getelementptr inbounds %struct.device, ptr %192, i64 0, i32 39
  %194 = load ptr, ptr %193, align 8, !tbaa !217
  %195 = tail call i32 @pthread_mutex_lock(ptr noundef %194) #15
  %196 = getelementptr inbounds %struct.ring, ptr %194, i64 0, i32 1
  %197 = load ptr, ptr %196, align 8, !tbaa !29
  %198 = icmp ne ptr %197, null
  %199 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %200 = load i64, ptr %199, align 8, !tbaa !218
  %201 = icmp ult i64 %200, 64
  %202 = select i1 %198, i1 %201, i1 false
  br i1 %202, label %209, label %203

203:                                              ; preds = %191
  %204 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %205 = load ptr, ptr %204, align 8, !tbaa !194
  %206 = icmp ne ptr %205, null
  %207 = icmp eq i64 %200, 0
  %208 = and i1 %206, %207
  br i1 %207, label %215, label %213

209:                                              ; preds = %191
  %210 = icmp eq i64 %200, 0
  br i1 %210, label %215, label %211

211:                                              ; preds = %209
  %212 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %194) #15
  br label %299

213:                                              ; preds = %203
  %214 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %194) #15
  br label %390

215:                                              ; preds = %209, %203
  %216 = phi i1 [ true, %209 ], [ %208, %203 ]
  %217 = freeze i1 %216
  %218 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %219 = load i32, ptr %218, align 8, !tbaa !219
  %220 = icmp ne i32 %219, 0
  %221 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %194) #15
  %222 = select i1 %217, i1 true, i1 %220
  br i1 %222, label %298, label %223

223:                                              ; preds = %215
  %224 = load ptr, ptr %0, align 8, !tbaa !99
  %225 = tail call ptr @calloc(i64 noundef 1, i64 noundef 56) #15
  %226 = icmp eq ptr %225, null
  br i1 %226, label %295, label %227

227:                                              ; preds = %223
  %228 = tail call ptr @calloc(i64 noundef 1, i64 noundef 327680) #15
  %229 = getelementptr inbounds %struct.slot, ptr %225, i64 0, i32 6
  store ptr %228, ptr %229, align 8, !tbaa !199
  %230 = ptrtoint ptr %228 to i64
  %231 = add i64 %230, 65535
  %232 = and i64 %231, -65536
  %233 = inttoptr i64 %232 to ptr
  %234 = icmp eq ptr %228, null
  br i1 %234, label %279, label %235

235:                                              ; preds = %227
  %236 = load ptr, ptr %224, align 8, !tbaa !17
  %237 = getelementptr inbounds %struct.device, ptr %224, i64 0, i32 33
  %238 = load ptr, ptr %237, align 8, !tbaa !21
  %239 = tail call i32 %236(ptr noundef %238) #15
  %240 = icmp eq i32 %239, 0
  br i1 %240, label %243, label %241

241:                                              ; preds = %235
  %242 = load ptr, ptr %229, align 8, !tbaa !199
  br label %279

243:                                              ; preds = %235
  %244 = getelementptr inbounds %struct.device, ptr %224, i64 0, i32 12
  %245 = load ptr, ptr %244, align 8, !tbaa !220
  %246 = tail call i32 %245(ptr noundef %233, i64 noundef 262144, i32 noundef 3) #15
  %247 = icmp eq i32 %246, 304
  %248 = select i1 %247, i32 2, i32 %246
  %249 = icmp eq i32 %248, 0
  br i1 %249, label %250, label %256

250:                                              ; preds = %243
  %251 = getelementptr inbounds %struct.slot, ptr %225, i64 0, i32 1
  store ptr %233, ptr %251, align 8, !tbaa !197
  %252 = getelementptr inbounds %struct.device, ptr %224, i64 0, i32 14
  %253 = load ptr, ptr %252, align 8, !tbaa !75
  %254 = getelementptr inbounds %struct.slot, ptr %225, i64 0, i32 3
  %255 = tail call i32 %253(ptr noundef nonnull %254, i32 noundef 3) #15
  br label %256

256:                                              ; preds = %250, %243
  %257 = phi i32 [ %248, %243 ], [ %255, %250 ]
  %258 = icmp eq i32 %257, 0
  br i1 %258, label %287, label %259

259:                                              ; preds = %256
  %260 = getelementptr inbounds %struct.slot, ptr %225, i64 0, i32 3
  %261 = load ptr, ptr %260, align 8, !tbaa !195
  %262 = icmp eq ptr %261, null
  br i1 %262, label %267, label %263

263:                                              ; preds = %259
  %264 = getelementptr inbounds %struct.device, ptr %224, i64 0, i32 15
  %265 = load ptr, ptr %264, align 8, !tbaa !94
  %266 = tail call i32 %265(ptr noundef nonnull %261) #15
  br label %267

267:                                              ; preds = %263, %259
  %268 = getelementptr inbounds %struct.slot, ptr %225, i64 0, i32 1
  %269 = load ptr, ptr %268, align 8, !tbaa !197
  %270 = icmp eq ptr %269, null
  br i1 %270, label %282, label %271

271:                                              ; preds = %267
  %272 = getelementptr inbounds %struct.device, ptr %224, i64 0, i32 36
  %273 = load ptr, ptr %272, align 8, !tbaa !135
  %274 = getelementptr inbounds %struct.device, ptr %224, i64 0, i32 13
  %275 = load ptr, ptr %274, align 8, !tbaa !198
  %276 = tail call i32 @pthread_rwlock_wrlock(ptr noundef %273) #15
  %277 = tail call i32 %275(ptr noundef nonnull %269) #15
  %278 = tail call i32 @pthread_rwlock_unlock(ptr noundef %273) #15
  br label %282

279:                                              ; preds = %241, %227
  %280 = phi ptr [ %242, %241 ], [ null, %227 ]
  %281 = phi i32 [ %239, %241 ], [ 2, %227 ]
  tail call void @free(ptr noundef %280) #15
  tail call void @free(ptr noundef nonnull %225) #15
  br label %292

282:                                              ; preds = %271, %267
  %283 = load ptr, ptr %229, align 8, !tbaa !199
  tail call void @free(ptr noundef %283) #15
  tail call void @free(ptr noundef nonnull %225) #15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #11
  %284 = getelementptr inbounds %struct.device, ptr %224, i64 0, i32 1
  %285 = load ptr, ptr %284, align 8, !tbaa !26
  %286 = call i32 %285(ptr noundef nonnull %3) #15
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #11
  br label %292

287:                                              ; preds = %256
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #11
  %288 = getelementptr inbounds %struct.device, ptr %224, i64 0, i32 1
  %289 = load ptr, ptr %288, align 8, !tbaa !26
  %290 = call i32 %289(ptr noundef nonnull %3) #15
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #11
  %291 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  store ptr %225, ptr %291, align 8, !tbaa !194
  br label %299

292:                                              ; preds = %282, %279
  %293 = phi i32 [ %257, %282 ], [ %281, %279 ]
  %294 = icmp eq i32 %293, 2
  br i1 %294, label %295, label %296

295:                                              ; preds = %292, %223
  store i32 1, ptr %218, align 8, !tbaa !219
  br label %390

296:                                              ; preds = %292
  %297 = cmpxchg ptr %14, i32 0, i32 %293 seq_cst seq_cst, align 4
  call fastcc void @announce_stop(ptr noundef nonnull %0) #16
  br label %390

298:                                              ; preds = %215
  br i1 %217, label %299, label %390

299:                                              ; preds = %211, %287, %188, %152, %148, %298
  %300 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #15
  %301 = load ptr, ptr %7, align 8, !tbaa !108
  store ptr %301, ptr %6, align 8, !tbaa !132
  %302 = icmp eq ptr %301, null
  br i1 %302, label %303, label %305

303:                                              ; preds = %299
  %304 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  store ptr %6, ptr %304, align 8, !tbaa !105
  br label %305

305:                                              ; preds = %303, %299
  store i32 1, ptr %10, align 4, !tbaa !133
  store i32 2, ptr %28, align 8, !tbaa !69
  %306 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #15
  br i1 %30, label %307, label %345

307:                                              ; preds = %305
  %308 = getelementptr inbounds %struct.batch, ptr %7, i64 0, i32 2
  %309 = load i32, ptr %308, align 4, !tbaa !117
  %310 = and i32 %309, 1
  %311 = icmp eq i32 %310, 0
  br i1 %311, label %345, label %312

312:                                              ; preds = %307
  %313 = getelementptr inbounds %struct.batch, ptr %7, i64 0, i32 5
  %314 = load ptr, ptr %313, align 8, !tbaa !70
  %315 = getelementptr inbounds %struct.batch, ptr %7, i64 0, i32 6
  %316 = load ptr, ptr %315, align 8, !tbaa !112
  %317 = icmp ult ptr %314, %316
  br i1 %317, label %318, label %345

318:                                              ; preds = %312
  %319 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %320 = getelementptr inbounds %struct.batch, ptr %7, i64 0, i32 3
  br label %321

321:                                              ; preds = %338, %318
  %322 = phi ptr [ %314, %318 ], [ %342, %338 ]
  %323 = load i16, ptr %322, align 8, !tbaa !121
  %324 = icmp eq i16 %323, 11
  br i1 %324, label %325, label %338

325:                                              ; preds = %321
  %326 = getelementptr inbounds %struct.wait, ptr %322, i64 0, i32 1
  %327 = load ptr, ptr %326, align 8, !tbaa !123
  %328 = getelementptr inbounds %struct.queue, ptr %327, i64 0, i32 32
  %329 = call i32 @pthread_mutex_lock(ptr noundef nonnull %328) #15
  %330 = getelementptr inbounds %struct.queue, ptr %327, i64 0, i32 4
  %331 = load i64, ptr %330, align 8, !tbaa !60
  %332 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %328) #15
  %333 = getelementptr inbounds %struct.wait, ptr %322, i64 0, i32 2
  %334 = load i64, ptr %333, align 8, !tbaa !124
  %335 = icmp ult i64 %331, %334
  br i1 %335, label %336, label %338

336:                                              ; preds = %325
  %337 = load i64, ptr %320, align 8, !tbaa !66
  call fastcc void @add_failure(ptr noundef nonnull %319, i64 noundef %337, i64 noundef 1) #17
  br label %338

338:                                              ; preds = %336, %325, %321
  %339 = getelementptr inbounds %struct.command, ptr %322, i64 0, i32 2
  %340 = load i32, ptr %339, align 4, !tbaa !30
  %341 = zext i32 %340 to i64
  %342 = getelementptr inbounds i8, ptr %322, i64 %341
  %343 = load ptr, ptr %315, align 8, !tbaa !112
  %344 = icmp ult ptr %342, %343
  br i1 %344, label %321, label %345, !llvm.loop !136

345:                                              ; preds = %338, %312, %307, %305
  %346 = load ptr, ptr %0, align 8, !tbaa !99
  %347 = getelementptr inbounds %struct.device, ptr %346, i64 0, i32 41
  %348 = load ptr, ptr %347, align 8, !tbaa !95
  %349 = call fastcc i32 @hand_over(ptr noundef nonnull %0, ptr noundef nonnull %7, i16 noundef zeroext 4) #16
  br i1 %33, label %350, label %390

350:                                              ; preds = %345
  %351 = call i32 @pthread_mutex_lock(ptr noundef %348) #15
  %352 = getelementptr inbounds %struct.crew, ptr %348, i64 0, i32 8
  %353 = load i64, ptr %352, align 8, !tbaa !152
  %354 = add i64 %353, 1
  store i64 %354, ptr %352, align 8, !tbaa !152
  %355 = getelementptr inbounds %struct.crew, ptr %348, i64 0, i32 4
  %356 = load ptr, ptr %355, align 8, !tbaa !138
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
  %365 = load i32, ptr %364, align 8, !tbaa !137
  %366 = icmp eq i32 %365, 4
  br i1 %366, label %367, label %375

367:                                              ; preds = %362
  %368 = load ptr, ptr %363, align 8, !tbaa !138
  %369 = getelementptr inbounds %struct.job, ptr %363, i64 0, i32 1
  %370 = load ptr, ptr %369, align 8, !tbaa !139
  store ptr %368, ptr %370, align 8, !tbaa !138
  %371 = load ptr, ptr %363, align 8, !tbaa !138
  %372 = getelementptr inbounds %struct.job, ptr %371, i64 0, i32 1
  store ptr %370, ptr %372, align 8, !tbaa !139
  %373 = load i64, ptr %359, align 8, !tbaa !140
  %374 = add i64 %373, -1
  store i64 %374, ptr %359, align 8, !tbaa !140
  br label %375

375:                                              ; preds = %367, %362
  store i32 1, ptr %364, align 8, !tbaa !137
  store ptr %360, ptr %363, align 8, !tbaa !138
  %376 = load ptr, ptr %361, align 8, !tbaa !139
  %377 = getelementptr inbounds %struct.job, ptr %363, i64 0, i32 1
  store ptr %376, ptr %377, align 8, !tbaa !139
  store ptr %363, ptr %361, align 8, !tbaa !139
  %378 = load ptr, ptr %377, align 8, !tbaa !139
  store ptr %363, ptr %378, align 8, !tbaa !138
  %379 = load ptr, ptr %355, align 8, !tbaa !138
  %380 = icmp eq ptr %379, %355
  br i1 %380, label %381, label %362, !llvm.loop !153

381:                                              ; preds = %375, %350
  %382 = getelementptr inbounds %struct.crew, ptr %348, i64 0, i32 3
  %383 = load ptr, ptr %382, align 8, !tbaa !138
  %384 = icmp eq ptr %383, %382
  br i1 %384, label %388, label %385

385:                                              ; preds = %381
  %386 = getelementptr inbounds %struct.crew, ptr %348, i64 0, i32 1
  %387 = call i32 @pthread_cond_signal(ptr noundef nonnull %386) #15
  br label %388

388:                                              ; preds = %381, %385
  %389 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %348) #15
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
  %6 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #15
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
  %32 = load i64, ptr %10, align 8, !tbaa !154
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
  %42 = load i32, ptr %11, align 8, !tbaa !221
  %43 = call i64 @write(i32 noundef %42, ptr noundef nonnull @notify.one, i64 noundef 8) #15
  %44 = load atomic i32, ptr %7 seq_cst, align 8
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %243

46:                                               ; preds = %41
  %47 = load atomic i32, ptr %9 seq_cst, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %51

49:                                               ; preds = %46
  %50 = load i64, ptr %10, align 8, !tbaa !154
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
  br i1 %58, label %41, label %59, !llvm.loop !222

59:                                               ; preds = %56, %51, %38, %33
  %60 = load ptr, ptr %13, align 8, !tbaa !186
  br label %61

61:                                               ; preds = %65, %59
  %62 = phi ptr [ %12, %59 ], [ %63, %65 ]
  %63 = load ptr, ptr %62, align 8, !tbaa !29
  %64 = icmp ne ptr %63, null
  br i1 %64, label %65, label %69

65:                                               ; preds = %61
  %66 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 1
  %67 = load i32, ptr %66, align 8, !tbaa !69
  %68 = icmp eq i32 %67, 5
  br i1 %68, label %69, label %61, !llvm.loop !224

69:                                               ; preds = %61, %65
  %70 = load atomic i64, ptr %8 seq_cst, align 8
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %72, label %81

72:                                               ; preds = %69
  %73 = load i32, ptr %14, align 8, !tbaa !150
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %81

75:                                               ; preds = %72
  %76 = load i32, ptr %15, align 8, !tbaa !151
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %81

78:                                               ; preds = %75
  %79 = load i32, ptr %16, align 4, !tbaa !147
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
  %93 = load i64, ptr %92, align 8, !tbaa !66
  %94 = getelementptr inbounds %struct.slot, ptr %60, i64 0, i32 4
  %95 = load i64, ptr %94, align 8, !tbaa !225
  %96 = icmp ult i64 %93, %95
  br i1 %96, label %161, label %97

97:                                               ; preds = %91, %90
  %98 = load ptr, ptr %0, align 8, !tbaa !99
  %99 = load ptr, ptr %13, align 8, !tbaa !186
  %100 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #15
  %101 = load ptr, ptr %98, align 8, !tbaa !17
  %102 = getelementptr inbounds %struct.device, ptr %98, i64 0, i32 33
  %103 = load ptr, ptr %102, align 8, !tbaa !21
  %104 = call i32 %101(ptr noundef %103) #15
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %139

106:                                              ; preds = %97
  %107 = getelementptr inbounds %struct.slot, ptr %99, i64 0, i32 3
  %108 = load ptr, ptr %107, align 8, !tbaa !195
  %109 = getelementptr inbounds %struct.device, ptr %98, i64 0, i32 17
  %110 = getelementptr inbounds %struct.device, ptr %98, i64 0, i32 18
  %111 = select i1 %17, ptr %109, ptr %110
  %112 = load ptr, ptr %111, align 8, !tbaa !29
  %113 = call i32 %112(ptr noundef %108) #15
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %118, label %134

115:                                              ; preds = %128
  %116 = add nuw nsw i32 %120, 1
  %117 = icmp eq i32 %116, 16
  br i1 %117, label %134, label %118, !llvm.loop !226

118:                                              ; preds = %106, %115
  %119 = phi ptr [ %122, %115 ], [ %99, %106 ]
  %120 = phi i32 [ %116, %115 ], [ 1, %106 ]
  %121 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #15
  %122 = load ptr, ptr %119, align 8, !tbaa !202
  %123 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #15
  %124 = icmp eq ptr %122, null
  br i1 %124, label %134, label %125

125:                                              ; preds = %118
  %126 = load atomic i32, ptr %9 seq_cst, align 8
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %128, label %134

128:                                              ; preds = %125
  %129 = load ptr, ptr %109, align 8, !tbaa !80
  %130 = getelementptr inbounds %struct.slot, ptr %122, i64 0, i32 3
  %131 = load ptr, ptr %130, align 8, !tbaa !195
  %132 = call i32 %129(ptr noundef %131) #15
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %115, label %134

134:                                              ; preds = %128, %125, %118, %115, %106
  %135 = phi ptr [ %99, %106 ], [ %119, %128 ], [ %122, %115 ], [ %119, %125 ], [ %119, %118 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #11
  %136 = getelementptr inbounds %struct.device, ptr %98, i64 0, i32 1
  %137 = load ptr, ptr %136, align 8, !tbaa !26
  %138 = call i32 %137(ptr noundef nonnull %4) #15
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #11
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
  call fastcc void @announce_stop(ptr noundef nonnull %0) #16
  br label %145

145:                                              ; preds = %143, %139, %139
  %146 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #15
  br i1 %142, label %243, label %147

147:                                              ; preds = %145
  %148 = load atomic i32, ptr %9 seq_cst, align 8
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %150, label %240

150:                                              ; preds = %147
  %151 = getelementptr inbounds %struct.slot, ptr %141, i64 0, i32 5
  %152 = load i64, ptr %151, align 8, !tbaa !227
  call fastcc void @land_many(ptr noundef nonnull %0, i64 noundef %152) #16
  %153 = load atomic i32, ptr %9 seq_cst, align 8
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %155, label %240

155:                                              ; preds = %150
  %156 = load ptr, ptr %13, align 8, !tbaa !186
  %157 = load ptr, ptr %141, align 8, !tbaa !202
  store ptr %157, ptr %13, align 8, !tbaa !186
  %158 = icmp eq ptr %157, null
  br i1 %158, label %159, label %160

159:                                              ; preds = %155
  store ptr %13, ptr %18, align 8, !tbaa !106
  br label %160

160:                                              ; preds = %159, %155
  store ptr null, ptr %141, align 8, !tbaa !202
  call fastcc void @give_back(ptr noundef nonnull %0, ptr noundef %156) #16
  br label %240

161:                                              ; preds = %91, %89
  %162 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 16
  %163 = load i32, ptr %162, align 8, !tbaa !167
  %164 = add i32 %163, 1
  store i32 %164, ptr %162, align 8, !tbaa !167
  %165 = load i32, ptr %19, align 8, !tbaa !182
  %166 = add i32 %165, 1
  store i32 %166, ptr %19, align 8, !tbaa !182
  %167 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 14
  %168 = load i64, ptr %167, align 8, !tbaa !149
  %169 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #15
  %170 = load ptr, ptr %0, align 8, !tbaa !99
  %171 = load ptr, ptr %170, align 8, !tbaa !17
  %172 = getelementptr inbounds %struct.device, ptr %170, i64 0, i32 33
  %173 = load ptr, ptr %172, align 8, !tbaa !21
  %174 = call i32 %171(ptr noundef %173) #15
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %176, label %195

176:                                              ; preds = %161
  %177 = load ptr, ptr %0, align 8, !tbaa !99
  %178 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 15
  %179 = load ptr, ptr %178, align 8, !tbaa !145
  %180 = getelementptr inbounds %struct.device, ptr %177, i64 0, i32 17
  %181 = getelementptr inbounds %struct.device, ptr %177, i64 0, i32 18
  %182 = select i1 %17, ptr %180, ptr %181
  %183 = load ptr, ptr %182, align 8, !tbaa !29
  %184 = call i32 %183(ptr noundef %179) #15
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %186, label %189

186:                                              ; preds = %176
  %187 = load ptr, ptr %0, align 8, !tbaa !99
  %188 = call fastcc i32 @read_times(ptr noundef %187, ptr noundef nonnull %63) #16
  br label %189

189:                                              ; preds = %186, %176
  %190 = phi i32 [ %184, %176 ], [ %188, %186 ]
  %191 = load ptr, ptr %0, align 8, !tbaa !99
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #11
  %192 = getelementptr inbounds %struct.device, ptr %191, i64 0, i32 1
  %193 = load ptr, ptr %192, align 8, !tbaa !26
  %194 = call i32 %193(ptr noundef nonnull %3) #15
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #11
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
  call fastcc void @announce_stop(ptr noundef nonnull %0) #16
  br label %200

200:                                              ; preds = %198, %195, %195
  %201 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #15
  br i1 %197, label %202, label %225

202:                                              ; preds = %200
  %203 = load atomic i32, ptr %9 seq_cst, align 8
  %204 = icmp eq i32 %203, 0
  br i1 %204, label %205, label %225

205:                                              ; preds = %202
  call fastcc void @land_many(ptr noundef nonnull %0, i64 noundef %168) #16
  %206 = load i64, ptr %20, align 8, !tbaa !155
  %207 = icmp ult i64 %206, %168
  br i1 %207, label %225, label %208

208:                                              ; preds = %205
  %209 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 1
  %210 = load i32, ptr %209, align 8, !tbaa !69
  %211 = icmp eq i32 %210, 5
  br i1 %211, label %212, label %225

212:                                              ; preds = %208
  store i32 6, ptr %209, align 8, !tbaa !69
  %213 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 11
  %214 = load i64, ptr %213, align 8, !tbaa !120
  %215 = load i64, ptr %21, align 8, !tbaa !134
  %216 = sub i64 %215, %214
  store i64 %216, ptr %21, align 8, !tbaa !134
  %217 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 13
  %218 = load i64, ptr %217, align 8, !tbaa !146
  %219 = icmp ugt i64 %218, 65536
  %220 = sext i1 %219 to i32
  %221 = load i32, ptr %16, align 4, !tbaa !147
  %222 = add i32 %221, %220
  store i32 %222, ptr %16, align 4, !tbaa !147
  %223 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 3
  %224 = load i64, ptr %223, align 8, !tbaa !66
  store atomic i64 %224, ptr %10 seq_cst, align 8
  call fastcc void @call_stager(ptr noundef nonnull %0) #16
  br label %225

225:                                              ; preds = %212, %208, %205, %202, %200
  %226 = load i32, ptr %162, align 8, !tbaa !167
  %227 = add i32 %226, -1
  store i32 %227, ptr %162, align 8, !tbaa !167
  %228 = load i32, ptr %19, align 8, !tbaa !182
  %229 = add i32 %228, -1
  store i32 %229, ptr %19, align 8, !tbaa !182
  %230 = icmp eq i32 %227, 0
  br i1 %230, label %231, label %237

231:                                              ; preds = %225
  %232 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 1
  %233 = load i32, ptr %232, align 8, !tbaa !69
  %234 = icmp eq i32 %233, 7
  br i1 %234, label %235, label %237

235:                                              ; preds = %231
  store i32 0, ptr %232, align 8, !tbaa !69
  %236 = load ptr, ptr %22, align 8, !tbaa !107
  store ptr %236, ptr %63, align 8, !tbaa !108
  store ptr %63, ptr %22, align 8, !tbaa !107
  br label %237

237:                                              ; preds = %225, %231, %235
  %238 = zext i1 %197 to i32
  %239 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %23) #15
  br label %240

240:                                              ; preds = %160, %150, %147, %237
  %241 = phi i32 [ %238, %237 ], [ 1, %160 ], [ 1, %147 ], [ 1, %150 ]
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %243, label %24

243:                                              ; preds = %145, %81, %85, %240, %24, %41
  %244 = phi i32 [ %25, %41 ], [ %1, %145 ], [ %1, %240 ], [ %25, %85 ], [ %25, %81 ], [ %25, %24 ]
  %245 = phi i32 [ 0, %41 ], [ 1, %145 ], [ 1, %240 ], [ 0, %85 ], [ 0, %81 ], [ 0, %24 ]
  %246 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #15
  %247 = icmp eq i32 %244, 0
  br i1 %247, label %291, label %248

248:                                              ; preds = %243
  %249 = load ptr, ptr %0, align 8, !tbaa !99
  %250 = getelementptr inbounds %struct.device, ptr %249, i64 0, i32 42
  %251 = load ptr, ptr %250, align 8, !tbaa !98
  %252 = call i32 @pthread_mutex_lock(ptr noundef %251) #15
  %253 = getelementptr inbounds %struct.crew, ptr %251, i64 0, i32 8
  %254 = load i64, ptr %253, align 8, !tbaa !152
  %255 = add i64 %254, 1
  store i64 %255, ptr %253, align 8, !tbaa !152
  %256 = getelementptr inbounds %struct.crew, ptr %251, i64 0, i32 4
  %257 = load ptr, ptr %256, align 8, !tbaa !138
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
  %266 = load i32, ptr %265, align 8, !tbaa !137
  %267 = icmp eq i32 %266, 4
  br i1 %267, label %268, label %276

268:                                              ; preds = %263
  %269 = load ptr, ptr %264, align 8, !tbaa !138
  %270 = getelementptr inbounds %struct.job, ptr %264, i64 0, i32 1
  %271 = load ptr, ptr %270, align 8, !tbaa !139
  store ptr %269, ptr %271, align 8, !tbaa !138
  %272 = load ptr, ptr %264, align 8, !tbaa !138
  %273 = getelementptr inbounds %struct.job, ptr %272, i64 0, i32 1
  store ptr %271, ptr %273, align 8, !tbaa !139
  %274 = load i64, ptr %260, align 8, !tbaa !140
  %275 = add i64 %274, -1
  store i64 %275, ptr %260, align 8, !tbaa !140
  br label %276

276:                                              ; preds = %268, %263
  store i32 1, ptr %265, align 8, !tbaa !137
  store ptr %261, ptr %264, align 8, !tbaa !138
  %277 = load ptr, ptr %262, align 8, !tbaa !139
  %278 = getelementptr inbounds %struct.job, ptr %264, i64 0, i32 1
  store ptr %277, ptr %278, align 8, !tbaa !139
  store ptr %264, ptr %262, align 8, !tbaa !139
  %279 = load ptr, ptr %278, align 8, !tbaa !139
  store ptr %264, ptr %279, align 8, !tbaa !138
  %280 = load ptr, ptr %256, align 8, !tbaa !138
  %281 = icmp eq ptr %280, %256
  br i1 %281, label %282, label %263, !llvm.loop !153

282:                                              ; preds = %276, %248
  %283 = getelementptr inbounds %struct.crew, ptr %251, i64 0, i32 3
  %284 = load ptr, ptr %283, align 8, !tbaa !138
  %285 = icmp eq ptr %284, %283
  br i1 %285, label %289, label %286

286:                                              ; preds = %282
  %287 = getelementptr inbounds %struct.crew, ptr %251, i64 0, i32 1
  %288 = call i32 @pthread_cond_signal(ptr noundef nonnull %287) #15
  br label %289

289:                                              ; preds = %282, %286
  %290 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %251) #15
  br label %291

291:                                              ; preds = %289, %243
  ret i32 %245
}

; Function Attrs: nounwind
define internal fastcc void @destroy_device(ptr nocapture noundef readonly %0) unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 42
  %3 = load ptr, ptr %2, align 8, !tbaa !98
  %4 = icmp eq ptr %3, null
  br i1 %4, label %24, label %5

5:                                                ; preds = %1
  %6 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #15
  %7 = getelementptr inbounds %struct.crew, ptr %3, i64 0, i32 12
  store i32 1, ptr %7, align 4, !tbaa !228
  %8 = getelementptr inbounds %struct.crew, ptr %3, i64 0, i32 1
  %9 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %8) #15
  %10 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #15
  %11 = getelementptr inbounds %struct.crew, ptr %3, i64 0, i32 10
  %12 = load i32, ptr %11, align 4, !tbaa !96
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %23, label %14

14:                                               ; preds = %5, %14
  %15 = phi i64 [ %19, %14 ], [ 0, %5 ]
  %16 = getelementptr inbounds %struct.crew, ptr %3, i64 0, i32 17, i64 %15
  %17 = load i64, ptr %16, align 8, !tbaa !3
  %18 = tail call i32 @pthread_join(i64 noundef %17, ptr noundef null) #15
  %19 = add nuw nsw i64 %15, 1
  %20 = load i32, ptr %11, align 4, !tbaa !96
  %21 = zext i32 %20 to i64
  %22 = icmp ult i64 %19, %21
  br i1 %22, label %14, label %23, !llvm.loop !229

23:                                               ; preds = %14, %5
  tail call void @free(ptr noundef nonnull %3) #15
  br label %24

24:                                               ; preds = %23, %1
  %25 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 41
  %26 = load ptr, ptr %25, align 8, !tbaa !95
  %27 = icmp eq ptr %26, null
  br i1 %27, label %47, label %28

28:                                               ; preds = %24
  %29 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %26) #15
  %30 = getelementptr inbounds %struct.crew, ptr %26, i64 0, i32 12
  store i32 1, ptr %30, align 4, !tbaa !228
  %31 = getelementptr inbounds %struct.crew, ptr %26, i64 0, i32 1
  %32 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %31) #15
  %33 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %26) #15
  %34 = getelementptr inbounds %struct.crew, ptr %26, i64 0, i32 10
  %35 = load i32, ptr %34, align 4, !tbaa !96
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %46, label %37

37:                                               ; preds = %28, %37
  %38 = phi i64 [ %42, %37 ], [ 0, %28 ]
  %39 = getelementptr inbounds %struct.crew, ptr %26, i64 0, i32 17, i64 %38
  %40 = load i64, ptr %39, align 8, !tbaa !3
  %41 = tail call i32 @pthread_join(i64 noundef %40, ptr noundef null) #15
  %42 = add nuw nsw i64 %38, 1
  %43 = load i32, ptr %34, align 4, !tbaa !96
  %44 = zext i32 %43 to i64
  %45 = icmp ult i64 %42, %44
  br i1 %45, label %37, label %46, !llvm.loop !229

46:                                               ; preds = %37, %28
  tail call void @free(ptr noundef nonnull %26) #15
  br label %47

47:                                               ; preds = %46, %24
  %48 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 40
  %49 = load ptr, ptr %48, align 8, !tbaa !209
  %50 = icmp eq ptr %49, null
  br i1 %50, label %71, label %51

51:                                               ; preds = %47
  %52 = getelementptr inbounds %struct.copiers, ptr %49, i64 0, i32 12
  %53 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %52) #15
  %54 = getelementptr inbounds %struct.copiers, ptr %49, i64 0, i32 10
  store atomic i32 1, ptr %54 seq_cst, align 4
  %55 = getelementptr inbounds %struct.copiers, ptr %49, i64 0, i32 13
  %56 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %55) #15
  %57 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %52) #15
  %58 = getelementptr inbounds %struct.copiers, ptr %49, i64 0, i32 9
  %59 = load i32, ptr %58, align 8, !tbaa !230
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %70, label %61

61:                                               ; preds = %51, %61
  %62 = phi i64 [ %66, %61 ], [ 0, %51 ]
  %63 = getelementptr inbounds %struct.copiers, ptr %49, i64 0, i32 15, i64 %62
  %64 = load i64, ptr %63, align 8, !tbaa !3
  %65 = tail call i32 @pthread_join(i64 noundef %64, ptr noundef null) #15
  %66 = add nuw nsw i64 %62, 1
  %67 = load i32, ptr %58, align 8, !tbaa !230
  %68 = zext i32 %67 to i64
  %69 = icmp ult i64 %66, %68
  br i1 %69, label %61, label %70, !llvm.loop !231

70:                                               ; preds = %61, %51
  tail call void @free(ptr noundef nonnull %49) #15
  br label %71

71:                                               ; preds = %70, %47
  %72 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 39
  %73 = load ptr, ptr %72, align 8, !tbaa !217
  %74 = icmp eq ptr %73, null
  br i1 %74, label %96, label %75

75:                                               ; preds = %71
  %76 = getelementptr inbounds %struct.ring, ptr %73, i64 0, i32 2
  %77 = load i64, ptr %76, align 8, !tbaa !3
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %95, label %79

79:                                               ; preds = %75
  %80 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 15
  br label %81

81:                                               ; preds = %91, %79
  %82 = phi i64 [ %77, %79 ], [ %92, %91 ]
  %83 = phi i64 [ 0, %79 ], [ %93, %91 ]
  %84 = getelementptr inbounds %struct.ring, ptr %73, i64 0, i32 3, i64 %83, i32 3
  %85 = load ptr, ptr %84, align 8, !tbaa !195
  %86 = icmp eq ptr %85, null
  br i1 %86, label %91, label %87

87:                                               ; preds = %81
  %88 = load ptr, ptr %80, align 8, !tbaa !94
  %89 = tail call i32 %88(ptr noundef nonnull %85) #15
  %90 = load i64, ptr %76, align 8, !tbaa !3
  br label %91

91:                                               ; preds = %87, %81
  %92 = phi i64 [ %82, %81 ], [ %90, %87 ]
  %93 = add nuw i64 %83, 1
  %94 = icmp ult i64 %93, %92
  br i1 %94, label %81, label %95, !llvm.loop !204

95:                                               ; preds = %91, %75
  tail call void @free(ptr noundef nonnull %73) #15
  br label %96

96:                                               ; preds = %95, %71
  ret void
}

; Function Attrs: nounwind
define dso_local void @device_close(ptr nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = alloca ptr, align 8
  %3 = load ptr, ptr %0, align 8, !tbaa !17
  %4 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 33
  %5 = load ptr, ptr %4, align 8, !tbaa !21
  %6 = tail call i32 %3(ptr noundef %5) #15
  %7 = icmp eq i32 %6, 0
  tail call fastcc void @destroy_device(ptr noundef nonnull %0) #16
  br i1 %7, label %8, label %12

8:                                                ; preds = %1
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #11
  %9 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8, !tbaa !26
  %11 = call i32 %10(ptr noundef nonnull %2) #15
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #11
  br label %12

12:                                               ; preds = %8, %1
  ret void
}

; Function Attrs: nounwind
define dso_local void @device_copy(ptr nocapture noundef readonly %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #3 {
  %5 = alloca [16 x %struct.piece], align 16
  %6 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 40
  %7 = load ptr, ptr %6, align 8, !tbaa !209
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
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5) #11
  br label %22

22:                                               ; preds = %22, %18
  %23 = phi i64 [ 0, %18 ], [ %35, %22 ]
  %24 = phi ptr [ %19, %18 ], [ %32, %22 ]
  %25 = phi ptr [ %20, %18 ], [ %33, %22 ]
  %26 = phi i64 [ %21, %18 ], [ %34, %22 ]
  %27 = call i64 @llvm.umin.i64(i64 %26, i64 %17)
  %28 = getelementptr inbounds [16 x %struct.piece], ptr %5, i64 0, i64 %23
  store ptr %24, ptr %28, align 16, !tbaa.struct !232
  %29 = getelementptr inbounds i8, ptr %28, i64 8
  store ptr %25, ptr %29, align 8, !tbaa.struct !233
  %30 = getelementptr inbounds i8, ptr %28, i64 16
  store i64 %27, ptr %30, align 16, !tbaa.struct !234
  %31 = getelementptr inbounds i8, ptr %28, i64 24
  store i32 0, ptr %31, align 8, !tbaa.struct !235
  %32 = getelementptr inbounds i8, ptr %24, i64 %27
  %33 = getelementptr inbounds i8, ptr %25, i64 %27
  %34 = sub i64 %26, %27
  %35 = add nuw nsw i64 %23, 1
  %36 = icmp ne i64 %34, 0
  %37 = icmp ult i64 %23, 15
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %22, label %39, !llvm.loop !236

39:                                               ; preds = %22
  %40 = trunc i64 %35 to i32
  %41 = call fastcc i32 @copy_together(ptr noundef %7, ptr noundef nonnull %5, i32 noundef %40, i16 noundef zeroext 1, i16 noundef zeroext 3, ptr noundef null, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %5) #11
  %42 = icmp eq i64 %34, 0
  br i1 %42, label %43, label %18, !llvm.loop !237

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
  %7 = alloca [3 x ptr], align 16
  %8 = alloca %struct.CUDA_KERNEL_NODE_PARAMS, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #11
  %9 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 2
  %10 = load i64, ptr %9, align 8, !tbaa !3
  store i64 %10, ptr %5, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #11
  store i64 0, ptr %6, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #11
  store ptr %5, ptr %7, align 16, !tbaa !29
  %11 = getelementptr inbounds ptr, ptr %7, i64 1
  store ptr %6, ptr %11, align 8, !tbaa !29
  %12 = getelementptr inbounds ptr, ptr %7, i64 2
  %13 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 4
  store ptr %13, ptr %12, align 16, !tbaa !29
  %14 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 1
  %15 = load ptr, ptr %14, align 8, !tbaa !29
  %16 = load i64, ptr %15, align 8, !tbaa !3
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %30, label %18

18:                                               ; preds = %4
  %19 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 1
  %20 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 2
  %21 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 3
  %22 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 4
  %23 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 5
  %24 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 6
  %25 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 7
  %26 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 8
  %27 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 9
  %28 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 10
  %29 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %8, i64 0, i32 11
  br label %32

30:                                               ; preds = %61, %4
  %31 = phi i32 [ 0, %4 ], [ %68, %61 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #11
  ret i32 %31

32:                                               ; preds = %18, %61
  %33 = phi ptr [ %15, %18 ], [ %70, %61 ]
  %34 = phi i64 [ 0, %18 ], [ %69, %61 ]
  %35 = getelementptr inbounds %struct.kernel, ptr %33, i64 0, i32 3, i64 %34
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %8) #11
  %36 = load ptr, ptr %35, align 8, !tbaa !238
  store ptr %36, ptr %8, align 8, !tbaa !240
  %37 = getelementptr inbounds %struct.kernel, ptr %33, i64 0, i32 3, i64 %34, i32 1
  %38 = load ptr, ptr %37, align 8, !tbaa !242
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %43

40:                                               ; preds = %32
  %41 = getelementptr inbounds %struct.kernel, ptr %33, i64 0, i32 3, i64 %34, i32 2
  %42 = load i32, ptr %41, align 8, !tbaa !243
  br label %61

43:                                               ; preds = %32
  %44 = call i64 %38(ptr noundef nonnull %13) #15
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %53

46:                                               ; preds = %43
  %47 = getelementptr inbounds %struct.kernel, ptr %33, i64 0, i32 3, i64 %34, i32 3
  %48 = load i32, ptr %47, align 4, !tbaa !244
  %49 = zext i32 %48 to i64
  %50 = add nsw i64 %44, -1
  %51 = add nuw i64 %50, %49
  %52 = udiv i64 %51, %49
  br label %53

53:                                               ; preds = %46, %43
  %54 = phi i64 [ %52, %46 ], [ 1, %43 ]
  %55 = getelementptr inbounds %struct.kernel, ptr %33, i64 0, i32 3, i64 %34, i32 2
  %56 = load i32, ptr %55, align 8, !tbaa !243
  %57 = zext i32 %56 to i64
  %58 = icmp ult i64 %54, %57
  %59 = trunc i64 %54 to i32
  %60 = select i1 %58, i32 %59, i32 %56
  br label %61

61:                                               ; preds = %40, %53
  %62 = phi i32 [ %60, %53 ], [ %42, %40 ]
  store i32 %62, ptr %19, align 8, !tbaa !245
  store i32 1, ptr %20, align 4, !tbaa !246
  store i32 1, ptr %21, align 8, !tbaa !247
  %63 = getelementptr inbounds %struct.kernel, ptr %33, i64 0, i32 3, i64 %34, i32 3
  %64 = load i32, ptr %63, align 4, !tbaa !244
  store i32 %64, ptr %22, align 4, !tbaa !248
  store i32 1, ptr %23, align 8, !tbaa !249
  store i32 1, ptr %24, align 4, !tbaa !250
  %65 = getelementptr inbounds %struct.kernel, ptr %33, i64 0, i32 3, i64 %34, i32 4
  %66 = load i32, ptr %65, align 8, !tbaa !251
  store i32 %66, ptr %25, align 8, !tbaa !252
  store ptr %7, ptr %26, align 8, !tbaa !253
  store ptr null, ptr %27, align 8, !tbaa !254
  store ptr null, ptr %28, align 8, !tbaa !255
  store ptr null, ptr %29, align 8, !tbaa !256
  %67 = add i64 %34, %2
  %68 = call i32 %3(ptr noundef %0, i64 noundef %67, ptr noundef nonnull %35, ptr noundef nonnull %8) #15, !callees !257
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %8) #11
  %69 = add nuw i64 %34, 1
  %70 = load ptr, ptr %14, align 8, !tbaa !29
  %71 = load i64, ptr %70, align 8, !tbaa !3
  %72 = icmp ult i64 %69, %71
  %73 = icmp eq i32 %68, 0
  %74 = select i1 %72, i1 %73, i1 false
  br i1 %74, label %32, label %30, !llvm.loop !258
}

; Function Attrs: nounwind
define internal i32 @add_task(ptr nocapture noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3) #3 {
  %5 = load ptr, ptr %0, align 8, !tbaa !14
  %6 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 3
  %7 = load ptr, ptr %6, align 8, !tbaa !32
  %8 = getelementptr inbounds ptr, ptr %7, i64 %1
  %9 = icmp ne i64 %1, 0
  %10 = getelementptr inbounds ptr, ptr %8, i64 -1
  %11 = select i1 %9, ptr %10, ptr null
  %12 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 5
  %13 = load i32, ptr %12, align 8, !tbaa !43
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %19, label %15

15:                                               ; preds = %4
  %16 = getelementptr inbounds %struct.task, ptr %2, i64 0, i32 5
  %17 = load i32, ptr %16, align 4, !tbaa !259
  %18 = icmp eq i32 %17, 0
  store i32 1, ptr %12, align 8, !tbaa !43
  br i1 %18, label %20, label %27

19:                                               ; preds = %4
  store i32 1, ptr %12, align 8, !tbaa !43
  br label %20

20:                                               ; preds = %19, %15
  %21 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 24
  %22 = load ptr, ptr %21, align 8, !tbaa !260
  %23 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %24 = load ptr, ptr %23, align 8, !tbaa !24
  %25 = zext i1 %9 to i64
  %26 = tail call i32 %22(ptr noundef %8, ptr noundef %24, ptr noundef %11, i64 noundef %25, ptr noundef %3) #15
  br label %39

27:                                               ; preds = %15
  %28 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 24
  %29 = load ptr, ptr %28, align 8, !tbaa !260
  %30 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %31 = load ptr, ptr %30, align 8, !tbaa !24
  %32 = tail call i32 %29(ptr noundef %8, ptr noundef %31, ptr noundef null, i64 noundef 0, ptr noundef %3) #15
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %39

34:                                               ; preds = %27
  %35 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 27
  %36 = load ptr, ptr %35, align 8, !tbaa !261
  %37 = load ptr, ptr %30, align 8, !tbaa !24
  %38 = tail call i32 %36(ptr noundef %37, ptr noundef %11, ptr noundef %8, ptr noundef nonnull @early, i64 noundef 1) #15
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
  %4 = load i32, ptr %3, align 8, !tbaa !262
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %17, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 10
  %8 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 2
  br label %9

9:                                                ; preds = %6, %13
  %10 = load i32, ptr %2, align 8, !tbaa !263
  %11 = load i32, ptr %7, align 4, !tbaa !96
  %12 = icmp ult i32 %10, %11
  br i1 %12, label %17, label %13

13:                                               ; preds = %9
  %14 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %8, ptr noundef nonnull %0) #15
  %15 = load i32, ptr %3, align 8, !tbaa !262
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %9, !llvm.loop !264

17:                                               ; preds = %9, %13, %1
  %18 = load i32, ptr %2, align 8, !tbaa !263
  %19 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 10
  %20 = load i32, ptr %19, align 4, !tbaa !96
  %21 = icmp ult i32 %18, %20
  br i1 %21, label %39, label %22

22:                                               ; preds = %17
  %23 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 9
  %24 = load i32, ptr %23, align 8, !tbaa !215
  %25 = icmp eq i32 %20, %24
  br i1 %25, label %39, label %26

26:                                               ; preds = %22
  store i32 1, ptr %3, align 8, !tbaa !262
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #15
  %28 = load i32, ptr %19, align 4, !tbaa !96
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 17, i64 %29
  %31 = tail call i32 @pthread_create(ptr noundef nonnull %30, ptr noundef null, ptr noundef nonnull @serve_queues, ptr noundef nonnull %0) #15
  %32 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #15
  %33 = icmp eq i32 %31, 0
  %34 = zext i1 %33 to i32
  %35 = load i32, ptr %19, align 4, !tbaa !96
  %36 = add i32 %35, %34
  store i32 %36, ptr %19, align 4, !tbaa !96
  store i32 0, ptr %3, align 8, !tbaa !262
  %37 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 2
  %38 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %37) #15
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
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #15
  %6 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 13
  %7 = load i32, ptr %6, align 8, !tbaa !262
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 2
  br label %33

11:                                               ; preds = %33, %1
  %12 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 12
  %13 = load i32, ptr %12, align 4, !tbaa !228
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %168

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
  %34 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %10, ptr noundef nonnull %0) #15
  %35 = load i32, ptr %6, align 8, !tbaa !262
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %11, label %33, !llvm.loop !265

37:                                               ; preds = %15, %165
  %38 = load ptr, ptr %16, align 8, !tbaa !138
  %39 = icmp eq ptr %38, %16
  br i1 %39, label %76, label %40

40:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #11
  %41 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #15
  %42 = load i64, ptr %4, align 8, !tbaa !76
  %43 = mul i64 %42, 1000000000
  %44 = load i64, ptr %17, align 8, !tbaa !78
  %45 = add i64 %43, %44
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #11
  %46 = load i64, ptr %18, align 8, !tbaa !266
  %47 = load i64, ptr %19, align 8, !tbaa !216
  %48 = add i64 %47, %46
  %49 = load i64, ptr %20, align 8, !tbaa !140
  %50 = mul i64 %49, 4000
  %51 = add i64 %48, %50
  %52 = icmp ult i64 %45, %51
  br i1 %52, label %76, label %53

53:                                               ; preds = %40
  %54 = load ptr, ptr %16, align 8, !tbaa !138
  %55 = icmp eq ptr %54, %16
  br i1 %55, label %76, label %56

56:                                               ; preds = %53, %69
  %57 = phi i64 [ %70, %69 ], [ %49, %53 ]
  %58 = phi ptr [ %74, %69 ], [ %54, %53 ]
  %59 = getelementptr inbounds %struct.job, ptr %58, i64 0, i32 3
  %60 = load i32, ptr %59, align 8, !tbaa !137
  %61 = icmp eq i32 %60, 4
  br i1 %61, label %62, label %69

62:                                               ; preds = %56
  %63 = load ptr, ptr %58, align 8, !tbaa !138
  %64 = getelementptr inbounds %struct.job, ptr %58, i64 0, i32 1
  %65 = load ptr, ptr %64, align 8, !tbaa !139
  store ptr %63, ptr %65, align 8, !tbaa !138
  %66 = load ptr, ptr %58, align 8, !tbaa !138
  %67 = getelementptr inbounds %struct.job, ptr %66, i64 0, i32 1
  store ptr %65, ptr %67, align 8, !tbaa !139
  %68 = add i64 %57, -1
  store i64 %68, ptr %20, align 8, !tbaa !140
  br label %69

69:                                               ; preds = %62, %56
  %70 = phi i64 [ %68, %62 ], [ %57, %56 ]
  store i32 1, ptr %59, align 8, !tbaa !137
  store ptr %21, ptr %58, align 8, !tbaa !138
  %71 = load ptr, ptr %22, align 8, !tbaa !139
  %72 = getelementptr inbounds %struct.job, ptr %58, i64 0, i32 1
  store ptr %71, ptr %72, align 8, !tbaa !139
  store ptr %58, ptr %22, align 8, !tbaa !139
  %73 = load ptr, ptr %72, align 8, !tbaa !139
  store ptr %58, ptr %73, align 8, !tbaa !138
  %74 = load ptr, ptr %16, align 8, !tbaa !138
  %75 = icmp eq ptr %74, %16
  br i1 %75, label %76, label %56, !llvm.loop !153

76:                                               ; preds = %69, %53, %40, %37
  %77 = load ptr, ptr %21, align 8, !tbaa !138
  %78 = icmp eq ptr %77, %21
  br i1 %78, label %79, label %97

79:                                               ; preds = %76
  %80 = load ptr, ptr %16, align 8, !tbaa !138
  %81 = icmp eq ptr %80, %16
  br i1 %81, label %85, label %82

82:                                               ; preds = %79
  %83 = load i32, ptr %25, align 4, !tbaa !267
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %87, label %85

85:                                               ; preds = %82, %79
  %86 = call i32 @pthread_cond_wait(ptr noundef nonnull %26, ptr noundef nonnull %0) #15
  br label %165

87:                                               ; preds = %82
  store i32 1, ptr %25, align 4, !tbaa !267
  %88 = load i64, ptr %18, align 8, !tbaa !266
  %89 = load i64, ptr %19, align 8, !tbaa !216
  %90 = add i64 %89, %88
  %91 = load i64, ptr %20, align 8, !tbaa !140
  %92 = mul i64 %91, 4000
  %93 = add i64 %90, %92
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #11
  %94 = udiv i64 %93, 1000000000
  store i64 %94, ptr %3, align 8, !tbaa !76
  %95 = urem i64 %93, 1000000000
  store i64 %95, ptr %32, align 8, !tbaa !78
  %96 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %26, ptr noundef nonnull %0, i32 noundef 1, ptr noundef nonnull %3) #15
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #11
  store i32 0, ptr %25, align 4, !tbaa !267
  br label %165

97:                                               ; preds = %76
  %98 = load ptr, ptr %77, align 8, !tbaa !138
  %99 = getelementptr inbounds %struct.job, ptr %77, i64 0, i32 1
  %100 = load ptr, ptr %99, align 8, !tbaa !139
  store ptr %98, ptr %100, align 8, !tbaa !138
  %101 = load ptr, ptr %77, align 8, !tbaa !138
  %102 = getelementptr inbounds %struct.job, ptr %101, i64 0, i32 1
  store ptr %100, ptr %102, align 8, !tbaa !139
  %103 = getelementptr inbounds %struct.job, ptr %77, i64 0, i32 3
  store i32 2, ptr %103, align 8, !tbaa !137
  %104 = load i32, ptr %23, align 8, !tbaa !263
  %105 = add i32 %104, 1
  store i32 %105, ptr %23, align 8, !tbaa !263
  call fastcc void @grow_crew(ptr noundef nonnull %0) #16
  %106 = load i32, ptr %23, align 8, !tbaa !263
  %107 = load i32, ptr %24, align 4, !tbaa !96
  %108 = icmp ult i32 %106, %107
  %109 = zext i1 %108 to i32
  %110 = load ptr, ptr %21, align 8, !tbaa !138
  %111 = icmp eq ptr %110, %21
  br i1 %111, label %112, label %118

112:                                              ; preds = %97
  %113 = load ptr, ptr %16, align 8, !tbaa !138
  %114 = icmp eq ptr %113, %16
  br i1 %114, label %120, label %115

115:                                              ; preds = %112
  %116 = load i32, ptr %25, align 4, !tbaa !267
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %118, label %120

118:                                              ; preds = %115, %97
  %119 = call i32 @pthread_cond_signal(ptr noundef nonnull %26) #15
  br label %120

120:                                              ; preds = %118, %115, %112
  %121 = load i64, ptr %27, align 8, !tbaa !152
  %122 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #15
  %123 = load ptr, ptr %28, align 8, !tbaa !214
  %124 = getelementptr inbounds %struct.job, ptr %77, i64 0, i32 2
  %125 = load ptr, ptr %124, align 8, !tbaa !268
  %126 = call i32 %123(ptr noundef %125, i32 noundef %109) #15
  %127 = call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #15
  %128 = load i32, ptr %23, align 8, !tbaa !263
  %129 = add i32 %128, -1
  store i32 %129, ptr %23, align 8, !tbaa !263
  %130 = load i32, ptr %103, align 8, !tbaa !137
  %131 = icmp eq i32 %130, 3
  br i1 %131, label %146, label %132

132:                                              ; preds = %120
  %133 = icmp eq i32 %126, 1
  br i1 %133, label %134, label %162

134:                                              ; preds = %132
  %135 = load i64, ptr %27, align 8, !tbaa !152
  %136 = icmp eq i64 %121, %135
  br i1 %136, label %149, label %137

137:                                              ; preds = %134
  %138 = icmp eq i32 %130, 4
  br i1 %138, label %139, label %146

139:                                              ; preds = %137
  %140 = load ptr, ptr %77, align 8, !tbaa !138
  %141 = load ptr, ptr %99, align 8, !tbaa !139
  store ptr %140, ptr %141, align 8, !tbaa !138
  %142 = load ptr, ptr %77, align 8, !tbaa !138
  %143 = getelementptr inbounds %struct.job, ptr %142, i64 0, i32 1
  store ptr %141, ptr %143, align 8, !tbaa !139
  %144 = load i64, ptr %20, align 8, !tbaa !140
  %145 = add i64 %144, -1
  store i64 %145, ptr %20, align 8, !tbaa !140
  br label %146

146:                                              ; preds = %139, %137, %120
  store i32 1, ptr %103, align 8, !tbaa !137
  store ptr %21, ptr %77, align 8, !tbaa !138
  %147 = load ptr, ptr %22, align 8, !tbaa !139
  store ptr %147, ptr %99, align 8, !tbaa !139
  store ptr %77, ptr %22, align 8, !tbaa !139
  %148 = load ptr, ptr %99, align 8, !tbaa !139
  store ptr %77, ptr %148, align 8, !tbaa !138
  br label %163

149:                                              ; preds = %134
  %150 = load i64, ptr %20, align 8, !tbaa !140
  %151 = add i64 %150, 1
  store i64 %151, ptr %20, align 8, !tbaa !140
  %152 = icmp eq i64 %150, 0
  br i1 %152, label %153, label %159

153:                                              ; preds = %149
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #11
  %154 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #15
  %155 = load i64, ptr %2, align 8, !tbaa !76
  %156 = mul i64 %155, 1000000000
  %157 = load i64, ptr %29, align 8, !tbaa !78
  %158 = add i64 %156, %157
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #11
  store i64 %158, ptr %18, align 8, !tbaa !266
  br label %159

159:                                              ; preds = %153, %149
  store i32 4, ptr %103, align 8, !tbaa !137
  store ptr %16, ptr %77, align 8, !tbaa !138
  %160 = load ptr, ptr %30, align 8, !tbaa !139
  store ptr %160, ptr %99, align 8, !tbaa !139
  store ptr %77, ptr %30, align 8, !tbaa !139
  %161 = load ptr, ptr %99, align 8, !tbaa !139
  store ptr %77, ptr %161, align 8, !tbaa !138
  br label %163

162:                                              ; preds = %132
  store i32 0, ptr %103, align 8, !tbaa !137
  br label %163

163:                                              ; preds = %146, %159, %162
  %164 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %31) #15
  br label %165

165:                                              ; preds = %87, %85, %163
  %166 = load i32, ptr %12, align 4, !tbaa !228
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %37, label %168, !llvm.loop !269

168:                                              ; preds = %165, %11
  %169 = getelementptr inbounds %struct.crew, ptr %0, i64 0, i32 15
  store atomic i32 1, ptr %169 seq_cst, align 8
  %170 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #15
  ret ptr null
}

declare i32 @pthread_cond_broadcast(ptr noundef) local_unnamed_addr #4

declare i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #4

; Function Attrs: cold nounwind optsize
define internal fastcc void @add_failure(ptr noundef %0, i64 noundef %1, i64 noundef %2) unnamed_addr #9 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2592) #15
  %5 = icmp eq ptr %4, null
  br i1 %5, label %9, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.failure, ptr %4, i64 0, i32 1
  store i64 %1, ptr %7, align 8, !tbaa !270
  %8 = getelementptr inbounds %struct.failure, ptr %4, i64 0, i32 2
  store i64 %2, ptr %8, align 8, !tbaa !271
  tail call fastcc void @append_failure(ptr noundef %0, ptr noundef nonnull %4) #16
  br label %9

9:                                                ; preds = %3, %6
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @append_failure(ptr noundef %0, ptr noundef %1) unnamed_addr #3 {
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #15
  %4 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !171
  %6 = icmp eq ptr %5, null
  br i1 %6, label %10, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  %9 = load ptr, ptr %8, align 8, !tbaa !272
  br label %10

10:                                               ; preds = %2, %7
  %11 = phi ptr [ %9, %7 ], [ %4, %2 ]
  %12 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  store ptr %1, ptr %11, align 8, !tbaa !29
  store ptr %1, ptr %12, align 8, !tbaa !272
  %13 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 3
  %14 = load i64, ptr %13, align 8, !tbaa !174
  %15 = add i64 %14, 1
  store atomic i64 %15, ptr %13 seq_cst, align 8
  %16 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #15
  ret void
}

; Function Attrs: nounwind
define internal i32 @run_timed(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) unnamed_addr #3 {
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = load i16, ptr %2, align 4, !tbaa !27
  %8 = add i16 %7, -11
  %9 = icmp ult i16 %8, 4
  %10 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 17
  %11 = load i32, ptr %10, align 4, !tbaa !273
  %12 = icmp ne i32 %11, 0
  %13 = select i1 %12, i1 true, i1 %9
  br i1 %13, label %88, label %14

14:                                               ; preds = %4
  %15 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 18
  %16 = load i32, ptr %15, align 8, !tbaa !115
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %29

18:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #11
  %19 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #15
  %20 = load i64, ptr %6, align 8, !tbaa !76
  %21 = mul i64 %20, 1000000000
  %22 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %23 = load i64, ptr %22, align 8, !tbaa !78
  %24 = add i64 %21, %23
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #11
  %25 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 19
  %26 = load i64, ptr %25, align 8, !tbaa !274
  %27 = sub i64 %24, %26
  %28 = icmp ult i64 %27, 100000
  br i1 %28, label %88, label %29

29:                                               ; preds = %18, %14
  %30 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 11
  %31 = load i64, ptr %30, align 8, !tbaa !120
  %32 = add i64 %31, 1
  store i64 %32, ptr %30, align 8, !tbaa !120
  %33 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 4
  %34 = load i64, ptr %33, align 8, !tbaa !110
  %35 = add i64 %34, %3
  %36 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 3
  %37 = load i64, ptr %36, align 8, !tbaa !66
  %38 = xor i64 %37, -1
  %39 = add i64 %35, %38
  %40 = shl i64 %39, 1
  %41 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 21
  %42 = load i32, ptr %41, align 4, !tbaa !188
  %43 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 22
  %44 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 20
  %45 = load i32, ptr %44, align 8, !tbaa !275
  %46 = icmp ugt i32 %42, %45
  br i1 %46, label %73, label %47

47:                                               ; preds = %29
  %48 = icmp eq i32 %42, 0
  %49 = shl i32 %42, 1
  %50 = select i1 %48, i32 8, i32 %49
  %51 = load ptr, ptr %43, align 8, !tbaa !29
  %52 = zext i32 %50 to i64
  %53 = shl nuw nsw i64 %52, 4
  %54 = call ptr @realloc(ptr noundef %51, i64 noundef %53) #15
  %55 = icmp eq ptr %54, null
  br i1 %55, label %90, label %56

56:                                               ; preds = %47
  store ptr %54, ptr %43, align 8, !tbaa !29
  %57 = load i32, ptr %41, align 4, !tbaa !188
  %58 = icmp ult i32 %57, %50
  br i1 %58, label %59, label %73

59:                                               ; preds = %56, %69
  %60 = phi i32 [ %71, %69 ], [ %57, %56 ]
  %61 = load ptr, ptr %0, align 8, !tbaa !99
  %62 = getelementptr inbounds %struct.device, ptr %61, i64 0, i32 14
  %63 = load ptr, ptr %62, align 8, !tbaa !75
  %64 = load ptr, ptr %43, align 8, !tbaa !189
  %65 = zext i32 %60 to i64
  %66 = getelementptr inbounds %struct.stamp, ptr %64, i64 %65
  %67 = call i32 %63(ptr noundef %66, i32 noundef 0) #15
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %90

69:                                               ; preds = %59
  %70 = load i32, ptr %41, align 4, !tbaa !188
  %71 = add i32 %70, 1
  store i32 %71, ptr %41, align 4, !tbaa !188
  %72 = icmp ult i32 %71, %50
  br i1 %72, label %59, label %73, !llvm.loop !276

73:                                               ; preds = %69, %29, %56
  %74 = load ptr, ptr %43, align 8, !tbaa !189
  %75 = load i32, ptr %44, align 8, !tbaa !275
  %76 = add i32 %75, 1
  store i32 %76, ptr %44, align 8, !tbaa !275
  %77 = zext i32 %75 to i64
  %78 = getelementptr inbounds %struct.stamp, ptr %74, i64 %77
  %79 = getelementptr inbounds %struct.stamp, ptr %74, i64 %77, i32 1
  store i64 %40, ptr %79, align 8, !tbaa !277
  %80 = load ptr, ptr %0, align 8, !tbaa !99
  %81 = getelementptr inbounds %struct.device, ptr %80, i64 0, i32 16
  %82 = load ptr, ptr %81, align 8, !tbaa !79
  %83 = load ptr, ptr %78, align 8, !tbaa !190
  %84 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %85 = load ptr, ptr %84, align 8, !tbaa !102
  %86 = call i32 %82(ptr noundef %83, ptr noundef %85) #15
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %90

88:                                               ; preds = %18, %4, %73
  %89 = call i32 @run_or_refuse(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %2, i64 noundef %3) #16
  br label %90

90:                                               ; preds = %59, %47, %88, %73
  %91 = phi i32 [ %86, %73 ], [ %89, %88 ], [ 2, %47 ], [ %67, %59 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #11
  %92 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #15
  %93 = load i64, ptr %5, align 8, !tbaa !76
  %94 = mul i64 %93, 1000000000
  %95 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %96 = load i64, ptr %95, align 8, !tbaa !78
  %97 = add i64 %94, %96
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #11
  %98 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 19
  store i64 %97, ptr %98, align 8, !tbaa !274
  br i1 %9, label %110, label %99

99:                                               ; preds = %90
  %100 = icmp eq i32 %91, 0
  br i1 %100, label %107, label %101

101:                                              ; preds = %99
  %102 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 8
  %103 = load i64, ptr %102, align 8, !tbaa !144
  %104 = icmp ne i64 %103, 0
  %105 = or i1 %13, %104
  %106 = zext i1 %105 to i32
  br label %107

107:                                              ; preds = %99, %101
  %108 = phi i32 [ 1, %99 ], [ %106, %101 ]
  store i32 %108, ptr %10, align 4, !tbaa !273
  %109 = xor i32 %108, 1
  br label %110

110:                                              ; preds = %90, %107
  %111 = phi i32 [ %109, %107 ], [ 1, %90 ]
  %112 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 18
  store i32 %111, ptr %112, align 8, !tbaa !115
  %113 = icmp eq i32 %91, 0
  br i1 %113, label %114, label %174

114:                                              ; preds = %110
  %115 = getelementptr inbounds %struct.command, ptr %2, i64 0, i32 1
  %116 = load i16, ptr %115, align 2, !tbaa !71
  %117 = icmp eq i16 %116, 0
  br i1 %117, label %174, label %118

118:                                              ; preds = %114
  store i32 0, ptr %112, align 8, !tbaa !115
  store i32 0, ptr %10, align 4, !tbaa !273
  %119 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 4
  %120 = load i64, ptr %119, align 8, !tbaa !110
  %121 = add i64 %120, %3
  %122 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 3
  %123 = load i64, ptr %122, align 8, !tbaa !66
  %124 = xor i64 %123, -1
  %125 = add i64 %121, %124
  %126 = shl i64 %125, 1
  %127 = or i64 %126, 1
  %128 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 21
  %129 = load i32, ptr %128, align 4, !tbaa !188
  %130 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 22
  %131 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 20
  %132 = load i32, ptr %131, align 8, !tbaa !275
  %133 = icmp ugt i32 %129, %132
  br i1 %133, label %160, label %134

134:                                              ; preds = %118
  %135 = icmp eq i32 %129, 0
  %136 = shl i32 %129, 1
  %137 = select i1 %135, i32 8, i32 %136
  %138 = load ptr, ptr %130, align 8, !tbaa !29
  %139 = zext i32 %137 to i64
  %140 = shl nuw nsw i64 %139, 4
  %141 = call ptr @realloc(ptr noundef %138, i64 noundef %140) #15
  %142 = icmp eq ptr %141, null
  br i1 %142, label %174, label %143

143:                                              ; preds = %134
  store ptr %141, ptr %130, align 8, !tbaa !29
  %144 = load i32, ptr %128, align 4, !tbaa !188
  %145 = icmp ult i32 %144, %137
  br i1 %145, label %146, label %160

146:                                              ; preds = %143, %156
  %147 = phi i32 [ %158, %156 ], [ %144, %143 ]
  %148 = load ptr, ptr %0, align 8, !tbaa !99
  %149 = getelementptr inbounds %struct.device, ptr %148, i64 0, i32 14
  %150 = load ptr, ptr %149, align 8, !tbaa !75
  %151 = load ptr, ptr %130, align 8, !tbaa !189
  %152 = zext i32 %147 to i64
  %153 = getelementptr inbounds %struct.stamp, ptr %151, i64 %152
  %154 = call i32 %150(ptr noundef %153, i32 noundef 0) #15
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %156, label %174

156:                                              ; preds = %146
  %157 = load i32, ptr %128, align 4, !tbaa !188
  %158 = add i32 %157, 1
  store i32 %158, ptr %128, align 4, !tbaa !188
  %159 = icmp ult i32 %158, %137
  br i1 %159, label %146, label %160, !llvm.loop !276

160:                                              ; preds = %156, %143, %118
  %161 = load ptr, ptr %130, align 8, !tbaa !189
  %162 = load i32, ptr %131, align 8, !tbaa !275
  %163 = add i32 %162, 1
  store i32 %163, ptr %131, align 8, !tbaa !275
  %164 = zext i32 %162 to i64
  %165 = getelementptr inbounds %struct.stamp, ptr %161, i64 %164
  %166 = getelementptr inbounds %struct.stamp, ptr %161, i64 %164, i32 1
  store i64 %127, ptr %166, align 8, !tbaa !277
  %167 = load ptr, ptr %0, align 8, !tbaa !99
  %168 = getelementptr inbounds %struct.device, ptr %167, i64 0, i32 16
  %169 = load ptr, ptr %168, align 8, !tbaa !79
  %170 = load ptr, ptr %165, align 8, !tbaa !190
  %171 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %172 = load ptr, ptr %171, align 8, !tbaa !102
  %173 = call i32 %169(ptr noundef %170, ptr noundef %172) #15
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
  %8 = alloca [3 x ptr], align 16
  %9 = alloca %struct.CUDA_KERNEL_NODE_PARAMS, align 8
  %10 = alloca i64, align 8
  %11 = alloca %struct.arrival, align 8
  %12 = alloca %struct.arrival, align 8
  %13 = alloca ptr, align 8
  %14 = alloca %struct.timespec, align 8
  %15 = alloca %struct.window, align 8
  %16 = alloca [16 x %struct.piece], align 16
  %17 = alloca i64, align 8
  %18 = alloca ptr, align 8
  %19 = alloca [3 x ptr], align 16
  %20 = alloca %struct.arrival, align 8
  %21 = alloca %struct.arrival, align 8
  %22 = load i16, ptr %2, align 4, !tbaa !27
  %23 = icmp eq i16 %22, 15
  br i1 %23, label %24, label %31

24:                                               ; preds = %4
  %25 = getelementptr inbounds %struct.wait_ready, ptr %2, i64 0, i32 1
  %26 = load ptr, ptr %25, align 8, !tbaa !129
  %27 = load atomic i32, ptr %26 seq_cst, align 4
  %28 = icmp eq i32 %27, 2
  br i1 %28, label %29, label %31

29:                                               ; preds = %24
  %30 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 10
  store i64 %3, ptr %30, align 8, !tbaa !278
  br label %31

31:                                               ; preds = %29, %24, %4
  %32 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 2
  %33 = load i32, ptr %32, align 4, !tbaa !117
  %34 = and i32 %33, 8
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %805

36:                                               ; preds = %31
  %37 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 10
  %38 = load i64, ptr %37, align 8, !tbaa !278
  %39 = icmp eq i64 %38, %3
  br i1 %39, label %805, label %40

40:                                               ; preds = %36
  %41 = load ptr, ptr %0, align 8, !tbaa !99
  %42 = load i16, ptr %2, align 4, !tbaa !27
  switch i16 %42, label %811 [
    i16 1, label %43
    i16 2, label %201
    i16 3, label %213
    i16 4, label %226
    i16 5, label %239
    i16 6, label %440
    i16 7, label %568
    i16 8, label %609
    i16 9, label %625
    i16 10, label %666
    i16 11, label %779
    i16 12, label %787
    i16 13, label %795
  ]

43:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %20)
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %21)
  %44 = getelementptr inbounds %struct.launch, ptr %2, i64 0, i32 1
  %45 = load ptr, ptr %44, align 8, !tbaa !29
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %17) #11
  %46 = getelementptr inbounds %struct.launch, ptr %2, i64 0, i32 2
  %47 = load i64, ptr %46, align 8, !tbaa !3
  store i64 %47, ptr %17, align 8, !tbaa !3
  %48 = getelementptr inbounds %struct.kernel, ptr %45, i64 0, i32 2
  %49 = load i64, ptr %48, align 8, !tbaa !3
  %50 = add i64 %49, 15
  %51 = and i64 %50, -16
  %52 = getelementptr inbounds %struct.kernel, ptr %45, i64 0, i32 1
  %53 = load i64, ptr %52, align 8, !tbaa !3
  %54 = icmp eq i64 %53, 0
  %55 = select i1 %54, i64 0, i64 2320
  %56 = add i64 %55, %51
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %18) #11
  store ptr null, ptr %18, align 8, !tbaa !29
  %57 = icmp ugt i64 %56, 262144
  br i1 %57, label %199, label %58

58:                                               ; preds = %43
  %59 = icmp eq i64 %56, 0
  br i1 %59, label %92, label %60

60:                                               ; preds = %58
  %61 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %62 = load ptr, ptr %61, align 8, !tbaa !169
  %63 = icmp eq ptr %62, null
  br i1 %63, label %75, label %64

64:                                               ; preds = %60
  %65 = getelementptr inbounds %struct.slot, ptr %62, i64 0, i32 2
  %66 = load i64, ptr %65, align 8, !tbaa !279
  %67 = add i64 %66, %56
  %68 = icmp ugt i64 %67, 262144
  br i1 %68, label %69, label %80

69:                                               ; preds = %64
  store ptr null, ptr %61, align 8, !tbaa !169
  %70 = tail call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %62) #16
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %199

72:                                               ; preds = %69
  %73 = load ptr, ptr %61, align 8, !tbaa !169
  %74 = icmp eq ptr %73, null
  br i1 %74, label %75, label %80

75:                                               ; preds = %72, %60
  %76 = tail call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %61) #16
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %199

78:                                               ; preds = %75
  %79 = load ptr, ptr %61, align 8, !tbaa !169
  br label %80

80:                                               ; preds = %78, %72, %64
  %81 = phi ptr [ %79, %78 ], [ %73, %72 ], [ %62, %64 ]
  %82 = getelementptr inbounds %struct.slot, ptr %81, i64 0, i32 1
  %83 = load ptr, ptr %82, align 8, !tbaa !197
  %84 = getelementptr inbounds %struct.slot, ptr %81, i64 0, i32 2
  %85 = load i64, ptr %84, align 8, !tbaa !279
  %86 = getelementptr inbounds i8, ptr %83, i64 %85
  store ptr %86, ptr %18, align 8, !tbaa !29
  %87 = and i64 %56, -16
  %88 = add i64 %85, %87
  store i64 %88, ptr %84, align 8, !tbaa !279
  %89 = load i64, ptr %48, align 8, !tbaa !3
  %90 = add i64 %89, 15
  %91 = and i64 %90, -16
  br label %92

92:                                               ; preds = %80, %58
  %93 = phi i64 [ %91, %80 ], [ %51, %58 ]
  %94 = phi i64 [ %89, %80 ], [ %49, %58 ]
  %95 = phi ptr [ %86, %80 ], [ null, %58 ]
  %96 = getelementptr inbounds i8, ptr %95, i64 %93
  %97 = tail call ptr @memset(ptr noundef %95, i32 noundef 0, i64 noundef %94) #15
  %98 = load i64, ptr %52, align 8, !tbaa !3
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %107, label %100

100:                                              ; preds = %92
  %101 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 7
  %102 = load ptr, ptr %101, align 8, !tbaa !280
  %103 = add i64 %47, 35224
  %104 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %105 = load ptr, ptr %104, align 8, !tbaa !102
  %106 = tail call i32 %102(i64 noundef %103, i8 noundef zeroext 0, i64 noundef 8, ptr noundef %105) #15
  br label %107

107:                                              ; preds = %100, %92
  %108 = phi i32 [ %106, %100 ], [ 0, %92 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %19) #11
  store ptr %17, ptr %19, align 16, !tbaa !29
  %109 = getelementptr inbounds ptr, ptr %19, i64 1
  store ptr %18, ptr %109, align 8, !tbaa !29
  %110 = getelementptr inbounds ptr, ptr %19, i64 2
  %111 = getelementptr inbounds %struct.launch, ptr %2, i64 0, i32 4
  store ptr %111, ptr %110, align 16, !tbaa !29
  %112 = load i64, ptr %45, align 8, !tbaa !3
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
  %122 = load i64, ptr %52, align 8, !tbaa !3
  %123 = icmp eq i64 %122, 0
  %124 = select i1 %123, i1 true, i1 %121
  br i1 %124, label %182, label %167

125:                                              ; preds = %154, %116
  %126 = phi i64 [ 0, %116 ], [ %162, %154 ]
  %127 = getelementptr inbounds %struct.kernel, ptr %45, i64 0, i32 3, i64 %126
  %128 = load ptr, ptr %117, align 8, !tbaa !281
  %129 = load ptr, ptr %127, align 8, !tbaa !238
  %130 = getelementptr inbounds %struct.kernel, ptr %45, i64 0, i32 3, i64 %126, i32 1
  %131 = load ptr, ptr %130, align 8, !tbaa !242
  %132 = icmp eq ptr %131, null
  br i1 %132, label %133, label %136

133:                                              ; preds = %125
  %134 = getelementptr inbounds %struct.kernel, ptr %45, i64 0, i32 3, i64 %126, i32 2
  %135 = load i32, ptr %134, align 8, !tbaa !243
  br label %154

136:                                              ; preds = %125
  %137 = call i64 %131(ptr noundef nonnull %111) #15
  %138 = icmp sgt i64 %137, 0
  br i1 %138, label %139, label %146

139:                                              ; preds = %136
  %140 = getelementptr inbounds %struct.kernel, ptr %45, i64 0, i32 3, i64 %126, i32 3
  %141 = load i32, ptr %140, align 4, !tbaa !244
  %142 = zext i32 %141 to i64
  %143 = add nsw i64 %137, -1
  %144 = add nuw i64 %143, %142
  %145 = udiv i64 %144, %142
  br label %146

146:                                              ; preds = %139, %136
  %147 = phi i64 [ %145, %139 ], [ 1, %136 ]
  %148 = getelementptr inbounds %struct.kernel, ptr %45, i64 0, i32 3, i64 %126, i32 2
  %149 = load i32, ptr %148, align 8, !tbaa !243
  %150 = zext i32 %149 to i64
  %151 = icmp ult i64 %147, %150
  %152 = trunc i64 %147 to i32
  %153 = select i1 %151, i32 %152, i32 %149
  br label %154

154:                                              ; preds = %146, %133
  %155 = phi i32 [ %153, %146 ], [ %135, %133 ]
  %156 = getelementptr inbounds %struct.kernel, ptr %45, i64 0, i32 3, i64 %126, i32 3
  %157 = load i32, ptr %156, align 4, !tbaa !244
  %158 = getelementptr inbounds %struct.kernel, ptr %45, i64 0, i32 3, i64 %126, i32 4
  %159 = load i32, ptr %158, align 8, !tbaa !251
  %160 = load ptr, ptr %118, align 8, !tbaa !102
  %161 = call i32 %128(ptr noundef %129, i32 noundef %155, i32 noundef 1, i32 noundef 1, i32 noundef %157, i32 noundef 1, i32 noundef 1, i32 noundef %159, ptr noundef %160, ptr noundef nonnull %19, ptr noundef null) #15
  %162 = add nuw i64 %126, 1
  %163 = load i64, ptr %45, align 8, !tbaa !3
  %164 = icmp uge i64 %162, %163
  %165 = icmp ne i32 %161, 0
  %166 = select i1 %164, i1 true, i1 %165
  br i1 %166, label %119, label %125, !llvm.loop !282

167:                                              ; preds = %119
  %168 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 4
  %169 = load ptr, ptr %168, align 8, !tbaa !283
  %170 = load i64, ptr %17, align 8, !tbaa !3
  %171 = add i64 %170, 32912
  %172 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %173 = load ptr, ptr %172, align 8, !tbaa !102
  %174 = call i32 %169(ptr noundef %96, i64 noundef %171, i64 noundef 2320, ptr noundef %173) #15
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %176, label %197

176:                                              ; preds = %167
  store ptr null, ptr %20, align 8, !tbaa !159
  %177 = getelementptr inbounds %struct.arrival, ptr %20, i64 0, i32 1
  store ptr %96, ptr %177, align 8, !tbaa !161
  %178 = getelementptr inbounds %struct.arrival, ptr %20, i64 0, i32 2
  store i64 2320, ptr %178, align 8, !tbaa !164
  %179 = getelementptr inbounds %struct.arrival, ptr %20, i64 0, i32 3
  store i64 %3, ptr %179, align 8, !tbaa !162
  %180 = getelementptr inbounds %struct.arrival, ptr %20, i64 0, i32 4
  store ptr %45, ptr %180, align 8, !tbaa !163
  %181 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull byval(%struct.arrival) align 8 %20) #16
  br label %182

182:                                              ; preds = %176, %119
  %183 = phi i32 [ %120, %119 ], [ %181, %176 ]
  %184 = getelementptr inbounds %struct.launch, ptr %2, i64 0, i32 3
  %185 = load ptr, ptr %184, align 8, !tbaa !29
  %186 = icmp eq ptr %185, null
  %187 = icmp ne i32 %183, 0
  %188 = select i1 %186, i1 true, i1 %187
  br i1 %188, label %197, label %189

189:                                              ; preds = %182
  store ptr %185, ptr %21, align 8, !tbaa !159
  %190 = getelementptr inbounds %struct.arrival, ptr %21, i64 0, i32 1
  %191 = load ptr, ptr %18, align 8, !tbaa !29
  store ptr %191, ptr %190, align 8, !tbaa !161
  %192 = getelementptr inbounds %struct.arrival, ptr %21, i64 0, i32 2
  %193 = load i64, ptr %48, align 8, !tbaa !3
  store i64 %193, ptr %192, align 8, !tbaa !164
  %194 = getelementptr inbounds %struct.arrival, ptr %21, i64 0, i32 3
  store i64 %3, ptr %194, align 8, !tbaa !162
  %195 = getelementptr inbounds %struct.arrival, ptr %21, i64 0, i32 4
  store ptr null, ptr %195, align 8, !tbaa !163
  %196 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull byval(%struct.arrival) align 8 %21) #16
  br label %197

197:                                              ; preds = %189, %182, %167
  %198 = phi i32 [ %183, %182 ], [ %196, %189 ], [ %174, %167 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %19) #11
  br label %199

199:                                              ; preds = %197, %75, %69, %43
  %200 = phi i32 [ %198, %197 ], [ 2, %43 ], [ %70, %69 ], [ %76, %75 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %18) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #11
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %20)
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %21)
  br label %811

201:                                              ; preds = %40
  %202 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 5
  %203 = load ptr, ptr %202, align 8, !tbaa !284
  %204 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %205 = load i64, ptr %204, align 8, !tbaa !51
  %206 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %207 = load i64, ptr %206, align 8, !tbaa !47
  %208 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %209 = load i64, ptr %208, align 8, !tbaa !53
  %210 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %211 = load ptr, ptr %210, align 8, !tbaa !102
  %212 = tail call i32 %203(i64 noundef %205, i64 noundef %207, i64 noundef %209, ptr noundef %211) #15
  br label %811

213:                                              ; preds = %40
  %214 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 3
  %215 = load ptr, ptr %214, align 8, !tbaa !285
  %216 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %217 = load i64, ptr %216, align 8, !tbaa !51
  %218 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %219 = load i64, ptr %218, align 8, !tbaa !47
  %220 = inttoptr i64 %219 to ptr
  %221 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %222 = load i64, ptr %221, align 8, !tbaa !53
  %223 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %224 = load ptr, ptr %223, align 8, !tbaa !102
  %225 = tail call i32 %215(i64 noundef %217, ptr noundef %220, i64 noundef %222, ptr noundef %224) #15
  br label %811

226:                                              ; preds = %40
  %227 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 4
  %228 = load ptr, ptr %227, align 8, !tbaa !283
  %229 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %230 = load i64, ptr %229, align 8, !tbaa !51
  %231 = inttoptr i64 %230 to ptr
  %232 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %233 = load i64, ptr %232, align 8, !tbaa !47
  %234 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %235 = load i64, ptr %234, align 8, !tbaa !53
  %236 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %237 = load ptr, ptr %236, align 8, !tbaa !102
  %238 = tail call i32 %228(ptr noundef %231, i64 noundef %233, i64 noundef %235, ptr noundef %237) #15
  br label %811

239:                                              ; preds = %40
  %240 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %241 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 8
  %242 = load i64, ptr %240, align 8, !tbaa !53
  %243 = load i64, ptr %241, align 8, !tbaa !144
  %244 = sub i64 %242, %243
  %245 = icmp ugt i64 %244, 262143
  br i1 %245, label %246, label %362

246:                                              ; preds = %239
  %247 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %248 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %249 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %250 = getelementptr inbounds i8, ptr %15, i64 16
  %251 = getelementptr inbounds %struct.window, ptr %15, i64 0, i32 1
  %252 = getelementptr inbounds %struct.window, ptr %15, i64 0, i32 3
  %253 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %254 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %255 = getelementptr inbounds i8, ptr %16, i64 8
  %256 = getelementptr inbounds i8, ptr %16, i64 16
  %257 = getelementptr inbounds i8, ptr %16, i64 24
  %258 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %259 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %260 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %261 = getelementptr inbounds %struct.window, ptr %15, i64 0, i32 4
  br label %262

262:                                              ; preds = %355, %246
  %263 = load atomic i32, ptr %247 seq_cst, align 8
  %264 = icmp eq i32 %263, 0
  br i1 %264, label %265, label %811

265:                                              ; preds = %262
  %266 = load atomic i32, ptr %248 seq_cst, align 4
  %267 = icmp eq i32 %266, 0
  br i1 %267, label %268, label %811

268:                                              ; preds = %265
  %269 = load atomic i32, ptr %249 seq_cst, align 8
  %270 = icmp eq i32 %269, 0
  br i1 %270, label %271, label %811

271:                                              ; preds = %268
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %15) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %250, i8 0, i64 144, i1 false)
  store ptr %0, ptr %15, align 8, !tbaa !286
  store ptr %1, ptr %251, align 8, !tbaa !288
  %272 = load i64, ptr %253, align 8, !tbaa !51
  %273 = load i64, ptr %241, align 8, !tbaa !144
  %274 = add i64 %273, %272
  store i64 %274, ptr %252, align 8, !tbaa !289
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %16) #11
  %275 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %250) #16
  %276 = icmp eq i32 %275, 0
  br i1 %276, label %278, label %277

277:                                              ; preds = %271
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %16) #11
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %15) #11
  br label %811

278:                                              ; preds = %271
  %279 = load i64, ptr %254, align 8, !tbaa !47
  %280 = inttoptr i64 %279 to ptr
  %281 = load i64, ptr %241, align 8, !tbaa !144
  %282 = getelementptr inbounds i8, ptr %280, i64 %281
  %283 = load ptr, ptr %250, align 8, !tbaa !29
  %284 = getelementptr inbounds %struct.slot, ptr %283, i64 0, i32 1
  %285 = load ptr, ptr %284, align 8, !tbaa !197
  store ptr %285, ptr %16, align 16, !tbaa.struct !232
  store ptr %282, ptr %255, align 8, !tbaa.struct !233
  store i64 262144, ptr %256, align 16, !tbaa.struct !234
  store i32 0, ptr %257, align 8, !tbaa.struct !235
  %286 = add i64 %281, 262144
  store i64 %286, ptr %241, align 8, !tbaa !144
  br label %287

287:                                              ; preds = %316, %278
  %288 = phi i64 [ 1, %278 ], [ %333, %316 ]
  %289 = phi i64 [ %286, %278 ], [ %332, %316 ]
  %290 = load i64, ptr %240, align 8, !tbaa !53
  %291 = sub i64 %290, %289
  %292 = icmp ugt i64 %291, 262143
  br i1 %292, label %293, label %335

293:                                              ; preds = %287
  %294 = load ptr, ptr %0, align 8, !tbaa !99
  %295 = getelementptr inbounds %struct.device, ptr %294, i64 0, i32 39
  %296 = load ptr, ptr %295, align 8, !tbaa !217
  %297 = call i32 @pthread_mutex_lock(ptr noundef %296) #15
  %298 = load i64, ptr %258, align 8, !tbaa !218
  %299 = icmp ult i64 %298, 64
  br i1 %299, label %300, label %311

300:                                              ; preds = %293
  %301 = getelementptr inbounds %struct.ring, ptr %296, i64 0, i32 1
  %302 = load ptr, ptr %301, align 8, !tbaa !29
  %303 = icmp eq ptr %302, null
  br i1 %303, label %306, label %304

304:                                              ; preds = %300
  %305 = load ptr, ptr %302, align 8, !tbaa !202
  store ptr %305, ptr %301, align 8, !tbaa !29
  br label %316

306:                                              ; preds = %300
  %307 = icmp eq i64 %298, 0
  br i1 %307, label %308, label %311

308:                                              ; preds = %306
  %309 = load ptr, ptr %259, align 8, !tbaa !194
  store ptr null, ptr %259, align 8, !tbaa !194
  %310 = icmp eq ptr %309, null
  br i1 %310, label %311, label %316

311:                                              ; preds = %308, %306, %293
  %312 = trunc i64 %288 to i32
  %313 = call i32 @pthread_mutex_unlock(ptr noundef %296) #15
  %314 = and i64 %288, 4294967295
  %315 = getelementptr inbounds %struct.window, ptr %15, i64 0, i32 2, i64 %314
  store ptr null, ptr %315, align 8, !tbaa !29
  br label %337

316:                                              ; preds = %308, %304
  %317 = phi ptr [ %302, %304 ], [ %309, %308 ]
  %318 = add nuw nsw i64 %298, 1
  store i64 %318, ptr %258, align 8, !tbaa !218
  store ptr null, ptr %317, align 8, !tbaa !202
  %319 = getelementptr inbounds %struct.slot, ptr %317, i64 0, i32 2
  store i64 0, ptr %319, align 8, !tbaa !279
  %320 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %296) #15
  %321 = getelementptr inbounds %struct.window, ptr %15, i64 0, i32 2, i64 %288
  store ptr %317, ptr %321, align 8, !tbaa !29
  %322 = load i64, ptr %254, align 8, !tbaa !47
  %323 = inttoptr i64 %322 to ptr
  %324 = load i64, ptr %241, align 8, !tbaa !144
  %325 = getelementptr inbounds i8, ptr %323, i64 %324
  %326 = getelementptr inbounds [16 x %struct.piece], ptr %16, i64 0, i64 %288
  %327 = getelementptr inbounds %struct.slot, ptr %317, i64 0, i32 1
  %328 = load ptr, ptr %327, align 8, !tbaa !197
  store ptr %328, ptr %326, align 16, !tbaa.struct !232
  %329 = getelementptr inbounds i8, ptr %326, i64 8
  store ptr %325, ptr %329, align 8, !tbaa.struct !233
  %330 = getelementptr inbounds i8, ptr %326, i64 16
  store i64 262144, ptr %330, align 16, !tbaa.struct !234
  %331 = getelementptr inbounds i8, ptr %326, i64 24
  store i32 0, ptr %331, align 8, !tbaa.struct !235
  %332 = add i64 %324, 262144
  store i64 %332, ptr %241, align 8, !tbaa !144
  %333 = add nuw nsw i64 %288, 1
  %334 = icmp eq i64 %333, 16
  br i1 %334, label %337, label %287, !llvm.loop !290

335:                                              ; preds = %287
  %336 = trunc i64 %288 to i32
  br label %337

337:                                              ; preds = %316, %335, %311
  %338 = phi i32 [ %312, %311 ], [ %336, %335 ], [ 16, %316 ]
  %339 = load ptr, ptr %0, align 8, !tbaa !99
  %340 = getelementptr inbounds %struct.device, ptr %339, i64 0, i32 40
  %341 = load ptr, ptr %340, align 8, !tbaa !209
  %342 = load i16, ptr %260, align 8, !tbaa !142
  %343 = call fastcc i32 @copy_together(ptr noundef %341, ptr noundef nonnull %16, i32 noundef %338, i16 noundef zeroext %342, i16 noundef zeroext 4, ptr noundef nonnull @send_slot, ptr noundef nonnull %15) #16
  %344 = load i32, ptr %261, align 8, !tbaa !291
  %345 = icmp ult i32 %344, %338
  br i1 %345, label %346, label %355

346:                                              ; preds = %337
  %347 = zext i32 %344 to i64
  br label %348

348:                                              ; preds = %348, %346
  %349 = phi i64 [ %347, %346 ], [ %352, %348 ]
  %350 = getelementptr inbounds %struct.window, ptr %15, i64 0, i32 2, i64 %349
  %351 = load ptr, ptr %350, align 8, !tbaa !29
  call fastcc void @give_back(ptr noundef nonnull %0, ptr noundef %351) #16
  %352 = add nuw nsw i64 %349, 1
  %353 = trunc i64 %352 to i32
  %354 = icmp eq i32 %338, %353
  br i1 %354, label %355, label %348, !llvm.loop !292

355:                                              ; preds = %348, %337
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %16) #11
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %15) #11
  %356 = load i64, ptr %240, align 8, !tbaa !53
  %357 = load i64, ptr %241, align 8, !tbaa !144
  %358 = sub i64 %356, %357
  %359 = icmp ugt i64 %358, 262143
  %360 = icmp eq i32 %343, 0
  %361 = select i1 %359, i1 %360, i1 false
  br i1 %361, label %262, label %362, !llvm.loop !293

362:                                              ; preds = %355, %239
  %363 = phi i32 [ 0, %239 ], [ %343, %355 ]
  %364 = phi i64 [ %242, %239 ], [ %356, %355 ]
  %365 = phi i64 [ %243, %239 ], [ %357, %355 ]
  %366 = phi i64 [ %244, %239 ], [ %358, %355 ]
  %367 = phi i1 [ true, %239 ], [ %360, %355 ]
  %368 = icmp ne i64 %364, %365
  %369 = select i1 %367, i1 %368, i1 false
  br i1 %369, label %370, label %811

370:                                              ; preds = %362
  %371 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %372 = load ptr, ptr %371, align 8, !tbaa !169
  %373 = icmp eq ptr %372, null
  br i1 %373, label %385, label %374

374:                                              ; preds = %370
  %375 = getelementptr inbounds %struct.slot, ptr %372, i64 0, i32 2
  %376 = load i64, ptr %375, align 8, !tbaa !279
  %377 = add i64 %376, %366
  %378 = icmp ugt i64 %377, 262144
  br i1 %378, label %379, label %390

379:                                              ; preds = %374
  store ptr null, ptr %371, align 8, !tbaa !169
  %380 = call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %372) #16
  %381 = icmp eq i32 %380, 0
  br i1 %381, label %382, label %811

382:                                              ; preds = %379
  %383 = load ptr, ptr %371, align 8, !tbaa !169
  %384 = icmp eq ptr %383, null
  br i1 %384, label %385, label %390

385:                                              ; preds = %382, %370
  %386 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %371) #16
  %387 = icmp eq i32 %386, 0
  br i1 %387, label %388, label %811

388:                                              ; preds = %385
  %389 = load ptr, ptr %371, align 8, !tbaa !169
  br label %390

390:                                              ; preds = %388, %382, %374
  %391 = phi ptr [ %389, %388 ], [ %383, %382 ], [ %372, %374 ]
  %392 = getelementptr inbounds %struct.slot, ptr %391, i64 0, i32 1
  %393 = load ptr, ptr %392, align 8, !tbaa !197
  %394 = getelementptr inbounds %struct.slot, ptr %391, i64 0, i32 2
  %395 = load i64, ptr %394, align 8, !tbaa !279
  %396 = getelementptr inbounds i8, ptr %393, i64 %395
  %397 = add i64 %366, 15
  %398 = and i64 %397, -16
  %399 = add i64 %395, %398
  store i64 %399, ptr %394, align 8, !tbaa !279
  %400 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %401 = load i64, ptr %400, align 8, !tbaa !47
  %402 = inttoptr i64 %401 to ptr
  %403 = load i64, ptr %241, align 8, !tbaa !144
  %404 = getelementptr inbounds i8, ptr %402, i64 %403
  %405 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %406 = load i16, ptr %405, align 8, !tbaa !142
  %407 = load ptr, ptr %0, align 8, !tbaa !99
  %408 = getelementptr inbounds %struct.device, ptr %407, i64 0, i32 43
  %409 = load atomic i64, ptr %408 seq_cst, align 8
  %410 = icmp eq i64 %409, 0
  br i1 %410, label %411, label %413, !prof !141

411:                                              ; preds = %390
  %412 = call ptr @memcpy(ptr noundef %396, ptr noundef %404, i64 noundef %366) #15
  br label %429

413:                                              ; preds = %390
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %14) #11
  %414 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %14) #15
  %415 = load i64, ptr %14, align 8, !tbaa !76
  %416 = mul i64 %415, 1000000000
  %417 = getelementptr inbounds %struct.timespec, ptr %14, i64 0, i32 1
  %418 = load i64, ptr %417, align 8, !tbaa !78
  %419 = add i64 %416, %418
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %14) #11
  %420 = call ptr @memcpy(ptr noundef %396, ptr noundef %404, i64 noundef %366) #15
  %421 = icmp eq i64 %419, 0
  br i1 %421, label %429, label %422, !prof !141

422:                                              ; preds = %413
  %423 = load ptr, ptr %0, align 8, !tbaa !99
  %424 = getelementptr inbounds %struct.device, ptr %423, i64 0, i32 43
  %425 = load atomic i64, ptr %424 seq_cst, align 8
  %426 = icmp eq i64 %425, 0
  br i1 %426, label %429, label %427

427:                                              ; preds = %422
  %428 = inttoptr i64 %425 to ptr
  call fastcc void @add_span(ptr noundef nonnull %428, i64 noundef %419, i16 noundef zeroext %406, i16 noundef zeroext 4, i64 noundef %366) #16
  br label %429

429:                                              ; preds = %427, %422, %413, %411
  %430 = load ptr, ptr %0, align 8, !tbaa !99
  %431 = getelementptr inbounds %struct.device, ptr %430, i64 0, i32 3
  %432 = load ptr, ptr %431, align 8, !tbaa !285
  %433 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %434 = load i64, ptr %433, align 8, !tbaa !51
  %435 = load i64, ptr %241, align 8, !tbaa !144
  %436 = add i64 %435, %434
  %437 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %438 = load ptr, ptr %437, align 8, !tbaa !102
  %439 = call i32 %432(i64 noundef %436, ptr noundef %396, i64 noundef %366, ptr noundef %438) #15
  br label %811

440:                                              ; preds = %40
  %441 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %442 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 8
  %443 = load i64, ptr %441, align 8, !tbaa !53
  %444 = load i64, ptr %442, align 8, !tbaa !144
  %445 = sub i64 %443, %444
  %446 = icmp ugt i64 %445, 262143
  br i1 %446, label %447, label %504

447:                                              ; preds = %440
  %448 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %449 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %450 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %451 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %452 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %453 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %454 = getelementptr inbounds %struct.arrival, ptr %12, i64 0, i32 1
  %455 = getelementptr inbounds %struct.arrival, ptr %12, i64 0, i32 2
  %456 = getelementptr inbounds %struct.arrival, ptr %12, i64 0, i32 3
  %457 = getelementptr inbounds %struct.arrival, ptr %12, i64 0, i32 4
  br label %458

458:                                              ; preds = %493, %447
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %13) #11
  %459 = load atomic i32, ptr %448 seq_cst, align 8
  %460 = icmp eq i32 %459, 0
  br i1 %460, label %461, label %491

461:                                              ; preds = %458
  %462 = load atomic i32, ptr %449 seq_cst, align 4
  %463 = icmp eq i32 %462, 0
  br i1 %463, label %464, label %491

464:                                              ; preds = %461
  %465 = load atomic i32, ptr %450 seq_cst, align 8
  %466 = icmp eq i32 %465, 0
  br i1 %466, label %467, label %491

467:                                              ; preds = %464
  %468 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %13) #16
  %469 = icmp eq i32 %468, 0
  br i1 %469, label %470, label %491

470:                                              ; preds = %467
  %471 = load ptr, ptr %13, align 8, !tbaa !29
  %472 = getelementptr inbounds %struct.slot, ptr %471, i64 0, i32 1
  %473 = load ptr, ptr %472, align 8, !tbaa !197
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %12)
  %474 = load ptr, ptr %0, align 8, !tbaa !99
  %475 = getelementptr inbounds %struct.device, ptr %474, i64 0, i32 4
  %476 = load ptr, ptr %475, align 8, !tbaa !283
  %477 = load i64, ptr %451, align 8, !tbaa !47
  %478 = load i64, ptr %442, align 8, !tbaa !144
  %479 = add i64 %478, %477
  %480 = load ptr, ptr %452, align 8, !tbaa !102
  %481 = tail call i32 %476(ptr noundef %473, i64 noundef %479, i64 noundef 262144, ptr noundef %480) #15
  %482 = icmp eq i32 %481, 0
  br i1 %482, label %483, label %493

483:                                              ; preds = %470
  %484 = load i64, ptr %453, align 8, !tbaa !51
  %485 = inttoptr i64 %484 to ptr
  %486 = load i64, ptr %442, align 8, !tbaa !144
  %487 = getelementptr inbounds i8, ptr %485, i64 %486
  store ptr %487, ptr %12, align 8, !tbaa !159
  store ptr %473, ptr %454, align 8, !tbaa !161
  store i64 262144, ptr %455, align 8, !tbaa !164
  store i64 %3, ptr %456, align 8, !tbaa !162
  store ptr null, ptr %457, align 8, !tbaa !163
  %488 = tail call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull byval(%struct.arrival) align 8 %12) #16
  %489 = load i64, ptr %442, align 8, !tbaa !144
  %490 = add i64 %489, 262144
  store i64 %490, ptr %442, align 8, !tbaa !144
  br label %493

491:                                              ; preds = %467, %464, %461, %458
  %492 = phi i32 [ %468, %467 ], [ -2, %464 ], [ -2, %461 ], [ -2, %458 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %13) #11
  br label %811

493:                                              ; preds = %483, %470
  %494 = phi i32 [ %488, %483 ], [ %481, %470 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %12)
  %495 = tail call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %471) #16
  %496 = icmp eq i32 %494, 0
  %497 = select i1 %496, i32 %495, i32 %494
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %13) #11
  %498 = load i64, ptr %441, align 8, !tbaa !53
  %499 = load i64, ptr %442, align 8, !tbaa !144
  %500 = sub i64 %498, %499
  %501 = icmp ugt i64 %500, 262143
  %502 = icmp eq i32 %497, 0
  %503 = select i1 %501, i1 %502, i1 false
  br i1 %503, label %458, label %504, !llvm.loop !294

504:                                              ; preds = %493, %440
  %505 = phi i32 [ 0, %440 ], [ %497, %493 ]
  %506 = phi i64 [ %443, %440 ], [ %498, %493 ]
  %507 = phi i64 [ %444, %440 ], [ %499, %493 ]
  %508 = phi i64 [ %445, %440 ], [ %500, %493 ]
  %509 = phi i1 [ true, %440 ], [ %502, %493 ]
  %510 = icmp ne i64 %506, %507
  %511 = select i1 %509, i1 %510, i1 false
  br i1 %511, label %512, label %811

512:                                              ; preds = %504
  %513 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %514 = load ptr, ptr %513, align 8, !tbaa !169
  %515 = icmp eq ptr %514, null
  br i1 %515, label %527, label %516

516:                                              ; preds = %512
  %517 = getelementptr inbounds %struct.slot, ptr %514, i64 0, i32 2
  %518 = load i64, ptr %517, align 8, !tbaa !279
  %519 = add i64 %518, %508
  %520 = icmp ugt i64 %519, 262144
  br i1 %520, label %521, label %532

521:                                              ; preds = %516
  store ptr null, ptr %513, align 8, !tbaa !169
  %522 = tail call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %514) #16
  %523 = icmp eq i32 %522, 0
  br i1 %523, label %524, label %811

524:                                              ; preds = %521
  %525 = load ptr, ptr %513, align 8, !tbaa !169
  %526 = icmp eq ptr %525, null
  br i1 %526, label %527, label %532

527:                                              ; preds = %524, %512
  %528 = tail call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %513) #16
  %529 = icmp eq i32 %528, 0
  br i1 %529, label %530, label %811

530:                                              ; preds = %527
  %531 = load ptr, ptr %513, align 8, !tbaa !169
  br label %532

532:                                              ; preds = %530, %524, %516
  %533 = phi ptr [ %531, %530 ], [ %525, %524 ], [ %514, %516 ]
  %534 = getelementptr inbounds %struct.slot, ptr %533, i64 0, i32 1
  %535 = load ptr, ptr %534, align 8, !tbaa !197
  %536 = getelementptr inbounds %struct.slot, ptr %533, i64 0, i32 2
  %537 = load i64, ptr %536, align 8, !tbaa !279
  %538 = getelementptr inbounds i8, ptr %535, i64 %537
  %539 = add i64 %508, 15
  %540 = and i64 %539, -16
  %541 = add i64 %537, %540
  store i64 %541, ptr %536, align 8, !tbaa !279
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %11)
  %542 = load ptr, ptr %0, align 8, !tbaa !99
  %543 = getelementptr inbounds %struct.device, ptr %542, i64 0, i32 4
  %544 = load ptr, ptr %543, align 8, !tbaa !283
  %545 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %546 = load i64, ptr %545, align 8, !tbaa !47
  %547 = load i64, ptr %442, align 8, !tbaa !144
  %548 = add i64 %547, %546
  %549 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %550 = load ptr, ptr %549, align 8, !tbaa !102
  %551 = tail call i32 %544(ptr noundef %538, i64 noundef %548, i64 noundef %508, ptr noundef %550) #15
  %552 = icmp eq i32 %551, 0
  br i1 %552, label %553, label %566

553:                                              ; preds = %532
  %554 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %555 = load i64, ptr %554, align 8, !tbaa !51
  %556 = inttoptr i64 %555 to ptr
  %557 = load i64, ptr %442, align 8, !tbaa !144
  %558 = getelementptr inbounds i8, ptr %556, i64 %557
  store ptr %558, ptr %11, align 8, !tbaa !159
  %559 = getelementptr inbounds %struct.arrival, ptr %11, i64 0, i32 1
  store ptr %538, ptr %559, align 8, !tbaa !161
  %560 = getelementptr inbounds %struct.arrival, ptr %11, i64 0, i32 2
  store i64 %508, ptr %560, align 8, !tbaa !164
  %561 = getelementptr inbounds %struct.arrival, ptr %11, i64 0, i32 3
  store i64 %3, ptr %561, align 8, !tbaa !162
  %562 = getelementptr inbounds %struct.arrival, ptr %11, i64 0, i32 4
  store ptr null, ptr %562, align 8, !tbaa !163
  %563 = tail call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull byval(%struct.arrival) align 8 %11) #16
  %564 = load i64, ptr %442, align 8, !tbaa !144
  %565 = add i64 %564, %508
  store i64 %565, ptr %442, align 8, !tbaa !144
  br label %566

566:                                              ; preds = %553, %532
  %567 = phi i32 [ %563, %553 ], [ %551, %532 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %11)
  br label %811

568:                                              ; preds = %40
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #11
  %569 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 10
  %570 = load ptr, ptr %569, align 8, !tbaa !295
  %571 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %572 = load i64, ptr %571, align 8, !tbaa !53
  %573 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 34
  %574 = load ptr, ptr %573, align 8, !tbaa !296
  %575 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %576 = load ptr, ptr %575, align 8, !tbaa !102
  %577 = call i32 %570(ptr noundef nonnull %10, i64 noundef %572, ptr noundef %574, ptr noundef %576) #15
  switch i32 %577, label %607 [
    i32 2, label %578
    i32 0, label %580
  ]

578:                                              ; preds = %568
  %579 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  call fastcc void @add_failure(ptr noundef nonnull %579, i64 noundef %3, i64 noundef 2) #17
  br label %607

580:                                              ; preds = %568
  %581 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 5
  %582 = load ptr, ptr %581, align 8, !tbaa !284
  %583 = load i64, ptr %10, align 8, !tbaa !3
  %584 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %585 = load i64, ptr %584, align 8, !tbaa !47
  %586 = load i64, ptr %571, align 8, !tbaa !53
  %587 = load ptr, ptr %575, align 8, !tbaa !102
  %588 = call i32 %582(i64 noundef %583, i64 noundef %585, i64 noundef %586, ptr noundef %587) #15
  %589 = icmp eq i32 %588, 0
  br i1 %589, label %590, label %598

590:                                              ; preds = %580
  %591 = load ptr, ptr %581, align 8, !tbaa !284
  %592 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %593 = load i64, ptr %592, align 8, !tbaa !51
  %594 = load i64, ptr %10, align 8, !tbaa !3
  %595 = load i64, ptr %571, align 8, !tbaa !53
  %596 = load ptr, ptr %575, align 8, !tbaa !102
  %597 = call i32 %591(i64 noundef %593, i64 noundef %594, i64 noundef %595, ptr noundef %596) #15
  br label %598

598:                                              ; preds = %590, %580
  %599 = phi i32 [ %588, %580 ], [ %597, %590 ]
  %600 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 11
  %601 = load ptr, ptr %600, align 8, !tbaa !297
  %602 = load i64, ptr %10, align 8, !tbaa !3
  %603 = load ptr, ptr %575, align 8, !tbaa !102
  %604 = call i32 %601(i64 noundef %602, ptr noundef %603) #15
  %605 = icmp eq i32 %599, 0
  %606 = select i1 %605, i32 %604, i32 %599
  br label %607

607:                                              ; preds = %598, %578, %568
  %608 = phi i32 [ 0, %578 ], [ %606, %598 ], [ %577, %568 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #11
  br label %811

609:                                              ; preds = %40
  %610 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 6
  %611 = load ptr, ptr %610, align 8, !tbaa !298
  %612 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 1
  %613 = load i64, ptr %612, align 8, !tbaa !299
  %614 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 2
  %615 = load ptr, ptr %614, align 8, !tbaa !301
  %616 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 3
  %617 = load i64, ptr %616, align 8, !tbaa !302
  %618 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 4
  %619 = load ptr, ptr %618, align 8, !tbaa !303
  %620 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 5
  %621 = load i64, ptr %620, align 8, !tbaa !304
  %622 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %623 = load ptr, ptr %622, align 8, !tbaa !102
  %624 = tail call i32 %611(i64 noundef %613, ptr noundef %615, i64 noundef %617, ptr noundef %619, i64 noundef %621, ptr noundef %623) #15
  br label %811

625:                                              ; preds = %40
  %626 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 3
  %627 = load i32, ptr %626, align 8, !tbaa !305
  switch i32 %627, label %654 [
    i32 1, label %628
    i32 2, label %641
  ]

628:                                              ; preds = %625
  %629 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 7
  %630 = load ptr, ptr %629, align 8, !tbaa !280
  %631 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 1
  %632 = load i64, ptr %631, align 8, !tbaa !35
  %633 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 4
  %634 = load i32, ptr %633, align 4, !tbaa !306
  %635 = trunc i32 %634 to i8
  %636 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 2
  %637 = load i64, ptr %636, align 8, !tbaa !40
  %638 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %639 = load ptr, ptr %638, align 8, !tbaa !102
  %640 = tail call i32 %630(i64 noundef %632, i8 noundef zeroext %635, i64 noundef %637, ptr noundef %639) #15
  br label %811

641:                                              ; preds = %625
  %642 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 8
  %643 = load ptr, ptr %642, align 8, !tbaa !307
  %644 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 1
  %645 = load i64, ptr %644, align 8, !tbaa !35
  %646 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 4
  %647 = load i32, ptr %646, align 4, !tbaa !306
  %648 = trunc i32 %647 to i16
  %649 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 2
  %650 = load i64, ptr %649, align 8, !tbaa !40
  %651 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %652 = load ptr, ptr %651, align 8, !tbaa !102
  %653 = tail call i32 %643(i64 noundef %645, i16 noundef zeroext %648, i64 noundef %650, ptr noundef %652) #15
  br label %811

654:                                              ; preds = %625
  %655 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 9
  %656 = load ptr, ptr %655, align 8, !tbaa !308
  %657 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 1
  %658 = load i64, ptr %657, align 8, !tbaa !35
  %659 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 4
  %660 = load i32, ptr %659, align 4, !tbaa !306
  %661 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 2
  %662 = load i64, ptr %661, align 8, !tbaa !40
  %663 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %664 = load ptr, ptr %663, align 8, !tbaa !102
  %665 = tail call i32 %656(i64 noundef %658, i32 noundef %660, i64 noundef %662, ptr noundef %664) #15
  br label %811

666:                                              ; preds = %40
  %667 = getelementptr inbounds %struct.command, ptr %2, i64 0, i32 2
  %668 = load i32, ptr %667, align 4, !tbaa !30
  %669 = zext i32 %668 to i64
  %670 = getelementptr inbounds i8, ptr %2, i64 %669
  %671 = getelementptr inbounds %struct.execute, ptr %2, i64 0, i32 1
  %672 = getelementptr inbounds %struct.execute, ptr %2, i64 0, i32 2
  %673 = icmp ult ptr %672, %670
  br i1 %673, label %674, label %769

674:                                              ; preds = %666
  %675 = load ptr, ptr %671, align 8, !tbaa !29
  %676 = getelementptr inbounds %struct.graph, ptr %675, i64 0, i32 4
  %677 = load ptr, ptr %676, align 8, !tbaa !33
  %678 = getelementptr inbounds ptr, ptr %8, i64 1
  %679 = getelementptr inbounds ptr, ptr %8, i64 2
  %680 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 1
  %681 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 2
  %682 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 3
  %683 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 4
  %684 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 5
  %685 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 6
  %686 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 7
  %687 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 8
  %688 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 9
  %689 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 10
  %690 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 11
  br label %694

691:                                              ; preds = %760
  br i1 %767, label %692, label %811

692:                                              ; preds = %691
  %693 = load ptr, ptr %0, align 8, !tbaa !99
  br label %769

694:                                              ; preds = %760, %674
  %695 = phi ptr [ %672, %674 ], [ %765, %760 ]
  %696 = phi ptr [ %677, %674 ], [ %698, %760 ]
  %697 = load ptr, ptr %671, align 8, !tbaa !29
  %698 = getelementptr inbounds i64, ptr %696, i64 1
  %699 = load i64, ptr %696, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #11
  %700 = getelementptr inbounds %struct.launch, ptr %695, i64 0, i32 2
  %701 = load i64, ptr %700, align 8, !tbaa !3
  store i64 %701, ptr %6, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #11
  store i64 0, ptr %7, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8) #11
  store ptr %6, ptr %8, align 16, !tbaa !29
  store ptr %7, ptr %678, align 8, !tbaa !29
  %702 = getelementptr inbounds %struct.launch, ptr %695, i64 0, i32 4
  store ptr %702, ptr %679, align 16, !tbaa !29
  %703 = getelementptr inbounds %struct.launch, ptr %695, i64 0, i32 1
  %704 = load ptr, ptr %703, align 8, !tbaa !29
  %705 = load i64, ptr %704, align 8, !tbaa !3
  %706 = icmp eq i64 %705, 0
  br i1 %706, label %760, label %707

707:                                              ; preds = %694
  %708 = getelementptr inbounds %struct.graph, ptr %697, i64 0, i32 1
  %709 = getelementptr inbounds %struct.graph, ptr %697, i64 0, i32 3
  br label %710

710:                                              ; preds = %739, %707
  %711 = phi ptr [ %704, %707 ], [ %755, %739 ]
  %712 = phi i64 [ 0, %707 ], [ %754, %739 ]
  %713 = getelementptr inbounds %struct.kernel, ptr %711, i64 0, i32 3, i64 %712
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %9) #11
  %714 = load ptr, ptr %713, align 8, !tbaa !238
  store ptr %714, ptr %9, align 8, !tbaa !240
  %715 = getelementptr inbounds %struct.kernel, ptr %711, i64 0, i32 3, i64 %712, i32 1
  %716 = load ptr, ptr %715, align 8, !tbaa !242
  %717 = icmp eq ptr %716, null
  br i1 %717, label %718, label %721

718:                                              ; preds = %710
  %719 = getelementptr inbounds %struct.kernel, ptr %711, i64 0, i32 3, i64 %712, i32 2
  %720 = load i32, ptr %719, align 8, !tbaa !243
  br label %739

721:                                              ; preds = %710
  %722 = call i64 %716(ptr noundef nonnull %702) #15
  %723 = icmp sgt i64 %722, 0
  br i1 %723, label %724, label %731

724:                                              ; preds = %721
  %725 = getelementptr inbounds %struct.kernel, ptr %711, i64 0, i32 3, i64 %712, i32 3
  %726 = load i32, ptr %725, align 4, !tbaa !244
  %727 = zext i32 %726 to i64
  %728 = add nsw i64 %722, -1
  %729 = add nuw i64 %728, %727
  %730 = udiv i64 %729, %727
  br label %731

731:                                              ; preds = %724, %721
  %732 = phi i64 [ %730, %724 ], [ 1, %721 ]
  %733 = getelementptr inbounds %struct.kernel, ptr %711, i64 0, i32 3, i64 %712, i32 2
  %734 = load i32, ptr %733, align 8, !tbaa !243
  %735 = zext i32 %734 to i64
  %736 = icmp ult i64 %732, %735
  %737 = trunc i64 %732 to i32
  %738 = select i1 %736, i32 %737, i32 %734
  br label %739

739:                                              ; preds = %731, %718
  %740 = phi i32 [ %738, %731 ], [ %720, %718 ]
  store i32 %740, ptr %680, align 8, !tbaa !245
  store i32 1, ptr %681, align 4, !tbaa !246
  store i32 1, ptr %682, align 8, !tbaa !247
  %741 = getelementptr inbounds %struct.kernel, ptr %711, i64 0, i32 3, i64 %712, i32 3
  %742 = load i32, ptr %741, align 4, !tbaa !244
  store i32 %742, ptr %683, align 4, !tbaa !248
  store i32 1, ptr %684, align 8, !tbaa !249
  store i32 1, ptr %685, align 4, !tbaa !250
  %743 = getelementptr inbounds %struct.kernel, ptr %711, i64 0, i32 3, i64 %712, i32 4
  %744 = load i32, ptr %743, align 8, !tbaa !251
  store i32 %744, ptr %686, align 8, !tbaa !252
  store ptr %8, ptr %687, align 8, !tbaa !253
  store ptr null, ptr %688, align 8, !tbaa !254
  store ptr null, ptr %689, align 8, !tbaa !255
  store ptr null, ptr %690, align 8, !tbaa !256
  %745 = add i64 %712, %699
  %746 = load ptr, ptr %697, align 8, !tbaa !14
  %747 = getelementptr inbounds %struct.device, ptr %746, i64 0, i32 29
  %748 = load ptr, ptr %747, align 8, !tbaa !309
  %749 = load ptr, ptr %708, align 8, !tbaa !22
  %750 = load ptr, ptr %709, align 8, !tbaa !32
  %751 = getelementptr inbounds ptr, ptr %750, i64 %745
  %752 = load ptr, ptr %751, align 8, !tbaa !29
  %753 = call i32 %748(ptr noundef %749, ptr noundef %752, ptr noundef nonnull %9) #15
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %9) #11
  %754 = add nuw i64 %712, 1
  %755 = load ptr, ptr %703, align 8, !tbaa !29
  %756 = load i64, ptr %755, align 8, !tbaa !3
  %757 = icmp ult i64 %754, %756
  %758 = icmp eq i32 %753, 0
  %759 = select i1 %757, i1 %758, i1 false
  br i1 %759, label %710, label %760, !llvm.loop !258

760:                                              ; preds = %739, %694
  %761 = phi i32 [ 0, %694 ], [ %753, %739 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #11
  %762 = getelementptr inbounds %struct.command, ptr %695, i64 0, i32 2
  %763 = load i32, ptr %762, align 4, !tbaa !30
  %764 = zext i32 %763 to i64
  %765 = getelementptr inbounds i8, ptr %695, i64 %764
  %766 = icmp ult ptr %765, %670
  %767 = icmp eq i32 %761, 0
  %768 = select i1 %766, i1 %767, i1 false
  br i1 %768, label %694, label %691, !llvm.loop !310

769:                                              ; preds = %692, %666
  %770 = phi ptr [ %693, %692 ], [ %41, %666 ]
  %771 = getelementptr inbounds %struct.device, ptr %770, i64 0, i32 30
  %772 = load ptr, ptr %771, align 8, !tbaa !311
  %773 = load ptr, ptr %671, align 8, !tbaa !29
  %774 = getelementptr inbounds %struct.graph, ptr %773, i64 0, i32 1
  %775 = load ptr, ptr %774, align 8, !tbaa !22
  %776 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %777 = load ptr, ptr %776, align 8, !tbaa !102
  %778 = call i32 %772(ptr noundef %775, ptr noundef %777) #15
  br label %811

779:                                              ; preds = %40
  %780 = getelementptr inbounds %struct.wait, ptr %2, i64 0, i32 1
  %781 = load ptr, ptr %780, align 8, !tbaa !123
  %782 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %783 = load ptr, ptr %782, align 8, !tbaa !102
  %784 = getelementptr inbounds %struct.wait, ptr %2, i64 0, i32 2
  %785 = load i64, ptr %784, align 8, !tbaa !124
  %786 = tail call fastcc i32 @wait_for(ptr noundef %781, ptr noundef %783, i64 noundef %785) #16
  br label %811

787:                                              ; preds = %40
  %788 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 20
  %789 = load ptr, ptr %788, align 8, !tbaa !183
  %790 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %791 = load ptr, ptr %790, align 8, !tbaa !102
  %792 = getelementptr inbounds %struct.wait_event, ptr %2, i64 0, i32 1
  %793 = load ptr, ptr %792, align 8, !tbaa !312
  %794 = tail call i32 %789(ptr noundef %791, ptr noundef %793, i32 noundef 0) #15
  br label %811

795:                                              ; preds = %40
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %5) #11
  %796 = getelementptr inbounds i8, ptr %5, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %796, i8 0, i64 136, i1 false)
  %797 = getelementptr inbounds %struct.wait_semaphore, ptr %2, i64 0, i32 2
  %798 = load i64, ptr %797, align 8, !tbaa !314
  store i64 %798, ptr %5, align 8, !tbaa !316
  %799 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 22
  %800 = load ptr, ptr %799, align 8, !tbaa !319
  %801 = getelementptr inbounds %struct.wait_semaphore, ptr %2, i64 0, i32 1
  %802 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %803 = load ptr, ptr %802, align 8, !tbaa !102
  %804 = call i32 %800(ptr noundef nonnull %801, ptr noundef nonnull %5, i32 noundef 1, ptr noundef %803) #15
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %5) #11
  br label %811

805:                                              ; preds = %36, %31
  %806 = getelementptr inbounds %struct.command, ptr %2, i64 0, i32 1
  %807 = load i16, ptr %806, align 2, !tbaa !71
  %808 = icmp eq i16 %807, 0
  br i1 %808, label %811, label %809

809:                                              ; preds = %805
  %810 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  tail call fastcc void @add_failure(ptr noundef nonnull %810, i64 noundef %3, i64 noundef 2) #17
  br label %811

811:                                              ; preds = %268, %265, %262, %795, %787, %779, %769, %691, %654, %641, %628, %609, %607, %566, %527, %521, %504, %491, %429, %385, %379, %362, %277, %226, %213, %201, %199, %40, %805, %809
  %812 = phi i32 [ 0, %809 ], [ 0, %805 ], [ %804, %795 ], [ %794, %787 ], [ %786, %779 ], [ %624, %609 ], [ %608, %607 ], [ %238, %226 ], [ %225, %213 ], [ %212, %201 ], [ %200, %199 ], [ 0, %40 ], [ %363, %362 ], [ %439, %429 ], [ %380, %379 ], [ %386, %385 ], [ %275, %277 ], [ %505, %504 ], [ %492, %491 ], [ %567, %566 ], [ %522, %521 ], [ %528, %527 ], [ %665, %654 ], [ %653, %641 ], [ %640, %628 ], [ %778, %769 ], [ %761, %691 ], [ -2, %262 ], [ -2, %265 ], [ -2, %268 ]
  ret i32 %812
}

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #4

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define internal fastcc i32 @add_arrival(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef readonly byval(%struct.arrival) align 8 %2) unnamed_addr #3 {
  %4 = alloca { i64, i64 }, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #15
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 2
  %9 = load i64, ptr %8, align 8, !tbaa !320
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !165
  %12 = sub i64 %9, %11
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !158
  %15 = icmp ult i64 %12, %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = load ptr, ptr %5, align 8, !tbaa !157
  br label %46

18:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %8, i64 16, i1 false), !tbaa.struct !321
  %19 = icmp eq i64 %14, 0
  %20 = shl i64 %14, 1
  %21 = select i1 %19, i64 64, i64 %20
  %22 = tail call ptr @calloc(i64 noundef %21, i64 noundef 40) #15
  %23 = icmp eq ptr %22, null
  br i1 %23, label %45, label %24

24:                                               ; preds = %18
  %25 = load i64, ptr %10, align 8, !tbaa !165
  %26 = load i64, ptr %8, align 8, !tbaa !320
  %27 = icmp ult i64 %25, %26
  br i1 %27, label %28, label %30

28:                                               ; preds = %24
  %29 = add i64 %21, -1
  br label %33

30:                                               ; preds = %33, %24
  %31 = load ptr, ptr %5, align 8, !tbaa !157
  tail call void @free(ptr noundef %31) #15
  store ptr %22, ptr %5, align 8, !tbaa.struct !322
  store i64 %21, ptr %13, align 8, !tbaa.struct !323
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %8, ptr noundef nonnull align 8 dereferenceable(16) %4, i64 16, i1 false), !tbaa.struct !321
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4)
  %32 = load i64, ptr %8, align 8, !tbaa !320
  br label %46

33:                                               ; preds = %33, %28
  %34 = phi i64 [ %25, %28 ], [ %42, %33 ]
  %35 = and i64 %34, %29
  %36 = getelementptr inbounds %struct.arrival, ptr %22, i64 %35
  %37 = load ptr, ptr %5, align 8, !tbaa !157
  %38 = load i64, ptr %13, align 8, !tbaa !158
  %39 = add i64 %38, -1
  %40 = and i64 %39, %34
  %41 = getelementptr inbounds %struct.arrival, ptr %37, i64 %40
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %36, ptr noundef nonnull align 8 dereferenceable(40) %41, i64 40, i1 false), !tbaa.struct !324
  %42 = add nuw i64 %34, 1
  %43 = load i64, ptr %8, align 8, !tbaa !320
  %44 = icmp ult i64 %42, %43
  br i1 %44, label %33, label %30, !llvm.loop !325

45:                                               ; preds = %18
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4)
  br label %54

46:                                               ; preds = %16, %30
  %47 = phi i64 [ %14, %16 ], [ %21, %30 ]
  %48 = phi ptr [ %17, %16 ], [ %22, %30 ]
  %49 = phi i64 [ %9, %16 ], [ %32, %30 ]
  %50 = add i64 %49, 1
  store i64 %50, ptr %8, align 8, !tbaa !320
  %51 = add i64 %47, -1
  %52 = and i64 %51, %49
  %53 = getelementptr inbounds %struct.arrival, ptr %48, i64 %52
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %53, ptr noundef nonnull align 8 dereferenceable(40) %2, i64 40, i1 false), !tbaa.struct !324
  br label %54

54:                                               ; preds = %45, %46
  %55 = phi i32 [ 0, %46 ], [ 2, %45 ]
  %56 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #15
  %57 = load ptr, ptr %2, align 8, !tbaa !159
  %58 = icmp eq ptr %57, null
  br i1 %58, label %65, label %59

59:                                               ; preds = %54
  %60 = getelementptr inbounds %struct.arrival, ptr %2, i64 0, i32 2
  %61 = load i64, ptr %60, align 8, !tbaa !164
  %62 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 13
  %63 = load i64, ptr %62, align 8, !tbaa !146
  %64 = add i64 %63, %61
  store i64 %64, ptr %62, align 8, !tbaa !146
  br label %65

65:                                               ; preds = %59, %54
  ret i32 %55
}

; Function Attrs: nounwind
define internal fastcc i32 @next_slot(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly %2) unnamed_addr #3 {
  %4 = load ptr, ptr %0, align 8, !tbaa !99
  %5 = getelementptr inbounds %struct.device, ptr %4, i64 0, i32 39
  %6 = load ptr, ptr %5, align 8, !tbaa !217
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef %6) #15
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %9 = load i64, ptr %8, align 8, !tbaa !218
  %10 = icmp ult i64 %9, 64
  br i1 %10, label %11, label %28

11:                                               ; preds = %3
  %12 = getelementptr inbounds %struct.ring, ptr %6, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8, !tbaa !29
  %14 = icmp eq ptr %13, null
  br i1 %14, label %17, label %15

15:                                               ; preds = %11
  %16 = load ptr, ptr %13, align 8, !tbaa !202
  store ptr %16, ptr %12, align 8, !tbaa !29
  br label %23

17:                                               ; preds = %11
  %18 = icmp eq i64 %9, 0
  br i1 %18, label %19, label %28

19:                                               ; preds = %17
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %21 = load ptr, ptr %20, align 8, !tbaa !194
  store ptr null, ptr %20, align 8, !tbaa !194
  %22 = icmp eq ptr %21, null
  br i1 %22, label %28, label %23

23:                                               ; preds = %15, %19
  %24 = phi ptr [ %13, %15 ], [ %21, %19 ]
  %25 = add nuw nsw i64 %9, 1
  store i64 %25, ptr %8, align 8, !tbaa !218
  store ptr null, ptr %24, align 8, !tbaa !202
  %26 = getelementptr inbounds %struct.slot, ptr %24, i64 0, i32 2
  store i64 0, ptr %26, align 8, !tbaa !279
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #15
  store ptr %24, ptr %2, align 8, !tbaa !29
  br label %38

28:                                               ; preds = %19, %17, %3
  %29 = tail call i32 @pthread_mutex_unlock(ptr noundef %6) #15
  store ptr null, ptr %2, align 8, !tbaa !29
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %31 = load ptr, ptr %30, align 8, !tbaa !169
  %32 = icmp eq ptr %31, null
  br i1 %32, label %37, label %33

33:                                               ; preds = %28
  store ptr null, ptr %30, align 8, !tbaa !169
  %34 = tail call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %31) #16
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
  %4 = load ptr, ptr %0, align 8, !tbaa !99
  %5 = getelementptr inbounds %struct.device, ptr %4, i64 0, i32 16
  %6 = load ptr, ptr %5, align 8, !tbaa !79
  %7 = getelementptr inbounds %struct.slot, ptr %2, i64 0, i32 3
  %8 = load ptr, ptr %7, align 8, !tbaa !195
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8, !tbaa !102
  %11 = tail call i32 %6(ptr noundef %8, ptr noundef %10) #15
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %16, label %13

13:                                               ; preds = %3
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %15 = cmpxchg ptr %14, i32 0, i32 %11 seq_cst seq_cst, align 4
  tail call fastcc void @announce_stop(ptr noundef nonnull %0) #16
  br label %16

16:                                               ; preds = %13, %3
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %18 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %17) #15
  store ptr null, ptr %2, align 8, !tbaa !202
  %19 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 3
  %20 = load i64, ptr %19, align 8, !tbaa !66
  %21 = getelementptr inbounds %struct.slot, ptr %2, i64 0, i32 4
  store i64 %20, ptr %21, align 8, !tbaa !225
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 2
  %23 = load i64, ptr %22, align 8, !tbaa !148
  %24 = getelementptr inbounds %struct.slot, ptr %2, i64 0, i32 5
  store i64 %23, ptr %24, align 8, !tbaa !227
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 26
  %26 = load ptr, ptr %25, align 8, !tbaa !106
  store ptr %2, ptr %26, align 8, !tbaa !29
  store ptr %2, ptr %25, align 8, !tbaa !106
  %27 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %28 = load atomic i32, ptr %27 seq_cst, align 8
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %58

30:                                               ; preds = %16
  %31 = load ptr, ptr %0, align 8, !tbaa !99
  %32 = getelementptr inbounds %struct.device, ptr %31, i64 0, i32 42
  %33 = load ptr, ptr %32, align 8, !tbaa !98
  %34 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %35 = tail call i32 @pthread_mutex_lock(ptr noundef %33) #15
  %36 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 3
  %37 = load i32, ptr %36, align 8, !tbaa !137
  switch i32 %37, label %56 [
    i32 2, label %38
    i32 4, label %39
    i32 0, label %48
  ]

38:                                               ; preds = %30
  store i32 3, ptr %36, align 8, !tbaa !137
  br label %56

39:                                               ; preds = %30
  %40 = load ptr, ptr %34, align 8, !tbaa !138
  %41 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 1
  %42 = load ptr, ptr %41, align 8, !tbaa !139
  store ptr %40, ptr %42, align 8, !tbaa !138
  %43 = load ptr, ptr %34, align 8, !tbaa !138
  %44 = getelementptr inbounds %struct.job, ptr %43, i64 0, i32 1
  store ptr %42, ptr %44, align 8, !tbaa !139
  %45 = getelementptr inbounds %struct.crew, ptr %33, i64 0, i32 5
  %46 = load i64, ptr %45, align 8, !tbaa !140
  %47 = add i64 %46, -1
  store i64 %47, ptr %45, align 8, !tbaa !140
  br label %48

48:                                               ; preds = %39, %30
  store i32 1, ptr %36, align 8, !tbaa !137
  %49 = getelementptr inbounds %struct.crew, ptr %33, i64 0, i32 3
  store ptr %49, ptr %34, align 8, !tbaa !138
  %50 = getelementptr inbounds %struct.crew, ptr %33, i64 0, i32 3, i32 1
  %51 = load ptr, ptr %50, align 8, !tbaa !139
  %52 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8, i32 1
  store ptr %51, ptr %52, align 8, !tbaa !139
  store ptr %34, ptr %50, align 8, !tbaa !139
  %53 = load ptr, ptr %52, align 8, !tbaa !139
  store ptr %34, ptr %53, align 8, !tbaa !138
  %54 = getelementptr inbounds %struct.crew, ptr %33, i64 0, i32 1
  %55 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %54) #15
  br label %56

56:                                               ; preds = %48, %38, %30
  %57 = tail call i32 @pthread_mutex_unlock(ptr noundef %33) #15
  br label %58

58:                                               ; preds = %16, %56
  %59 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %17) #15
  ret i32 %11
}

; Function Attrs: inlinehint nounwind
define internal fastcc i32 @copy_together(ptr noundef %0, ptr noundef %1, i32 noundef %2, i16 noundef zeroext %3, i16 noundef zeroext %4, ptr noundef readonly %5, ptr noundef %6) unnamed_addr #10 {
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
  %17 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %16) #15
  %18 = load i32, ptr %10, align 8, !tbaa !230
  %19 = load i32, ptr %12, align 4, !tbaa !205
  %20 = icmp ult i32 %18, %19
  br i1 %20, label %21, label %33

21:                                               ; preds = %15, %29
  %22 = phi i32 [ %30, %29 ], [ %18, %15 ]
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 15, i64 %23
  %25 = tail call i32 @pthread_create(ptr noundef nonnull %24, ptr noundef null, ptr noundef nonnull @help_to_copy, ptr noundef nonnull %0) #15
  %26 = icmp eq i32 %25, 0
  %27 = load i32, ptr %10, align 8, !tbaa !230
  br i1 %26, label %29, label %28

28:                                               ; preds = %21
  store atomic i32 %27, ptr %12 seq_cst, align 4
  br label %33

29:                                               ; preds = %21
  %30 = add i32 %27, 1
  store atomic i32 %30, ptr %10 seq_cst, align 8
  %31 = load i32, ptr %12, align 4, !tbaa !205
  %32 = icmp ult i32 %30, %31
  br i1 %32, label %21, label %33, !llvm.loop !326

33:                                               ; preds = %29, %28, %15
  %34 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %16) #15
  br label %35

35:                                               ; preds = %7, %33
  %36 = icmp ult i32 %2, 2
  br i1 %36, label %212, label %37

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
  br i1 %100, label %101, label %215

101:                                              ; preds = %37, %41, %45, %49, %53, %57, %61, %65, %69, %73, %77, %81, %85, %89, %93, %97
  %102 = phi i64 [ 0, %37 ], [ 1, %41 ], [ 2, %45 ], [ 3, %49 ], [ 4, %53 ], [ 5, %57 ], [ 6, %61 ], [ 7, %65 ], [ 8, %69 ], [ 9, %73 ], [ 10, %77 ], [ 11, %81 ], [ 12, %85 ], [ 13, %89 ], [ 14, %93 ], [ 15, %97 ]
  %103 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 %102
  %104 = zext i32 %2 to i64
  %105 = and i64 %104, 3
  %106 = icmp ult i32 %2, 4
  br i1 %106, label %109, label %107

107:                                              ; preds = %101
  %108 = and i64 %104, 4294967292
  br label %190

109:                                              ; preds = %190, %101
  %110 = phi i64 [ undef, %101 ], [ %208, %190 ]
  %111 = phi i64 [ 0, %101 ], [ %209, %190 ]
  %112 = phi i64 [ 0, %101 ], [ %208, %190 ]
  %113 = icmp eq i64 %105, 0
  br i1 %113, label %124, label %114

114:                                              ; preds = %109, %114
  %115 = phi i64 [ %121, %114 ], [ %111, %109 ]
  %116 = phi i64 [ %120, %114 ], [ %112, %109 ]
  %117 = phi i64 [ %122, %114 ], [ 0, %109 ]
  %118 = getelementptr inbounds %struct.piece, ptr %1, i64 %115, i32 2
  %119 = load i64, ptr %118, align 8, !tbaa !327
  %120 = add i64 %119, %116
  %121 = add nuw nsw i64 %115, 1
  %122 = add i64 %117, 1
  %123 = icmp eq i64 %122, %105
  br i1 %123, label %124, label %114, !llvm.loop !329

124:                                              ; preds = %114, %109
  %125 = phi i64 [ %110, %109 ], [ %120, %114 ]
  %126 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 11
  %127 = load i32, ptr %126, align 8, !tbaa !208
  %128 = icmp ne i32 %127, 0
  %129 = icmp eq i16 %3, 1
  %130 = and i1 %129, %128
  %131 = icmp ugt i64 %125, 2097151
  %132 = select i1 %130, i1 %131, i1 false
  %133 = select i1 %132, i64 400000, i64 200000
  %134 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 4
  store atomic i64 %133, ptr %134 seq_cst, align 8
  %135 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 %102, i32 2
  store ptr %1, ptr %135, align 8, !tbaa !331
  %136 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 %102, i32 3
  store i16 %4, ptr %136, align 8, !tbaa !333
  %137 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 2
  %138 = atomicrmw add ptr %137, i64 %125 seq_cst, align 8
  %139 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 1
  %140 = atomicrmw add ptr %139, i32 1 seq_cst, align 4
  %141 = zext i32 %2 to i64
  %142 = shl nuw i64 %141, 32
  store atomic i64 %142, ptr %103 seq_cst, align 8
  %143 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 6
  %144 = load atomic i32, ptr %143 seq_cst, align 4
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %212, label %146

146:                                              ; preds = %124
  %147 = load atomic i32, ptr %10 seq_cst, align 8
  %148 = sub i32 %147, %144
  %149 = load atomic i32, ptr %139 seq_cst, align 8
  %150 = add i32 %148, %149
  %151 = zext i32 %150 to i64
  %152 = load atomic i64, ptr %137 seq_cst, align 8
  %153 = lshr i64 %152, 18
  %154 = icmp ugt i64 %153, %151
  br i1 %154, label %155, label %212

155:                                              ; preds = %146
  %156 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 12
  %157 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %156) #15
  %158 = load atomic i32, ptr %143 seq_cst, align 4
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %176, label %160

160:                                              ; preds = %155, %171
  %161 = phi i32 [ %174, %171 ], [ %158, %155 ]
  %162 = phi i32 [ %173, %171 ], [ 0, %155 ]
  %163 = load atomic i32, ptr %10 seq_cst, align 8
  %164 = sub i32 %163, %161
  %165 = load atomic i32, ptr %139 seq_cst, align 8
  %166 = add i32 %164, %165
  %167 = zext i32 %166 to i64
  %168 = load atomic i64, ptr %137 seq_cst, align 8
  %169 = lshr i64 %168, 18
  %170 = icmp ugt i64 %169, %167
  br i1 %170, label %171, label %176

171:                                              ; preds = %160
  %172 = atomicrmw add ptr %143, i32 -1 seq_cst, align 4
  %173 = add i32 %162, 1
  %174 = load atomic i32, ptr %143 seq_cst, align 4
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %176, label %160, !llvm.loop !334

176:                                              ; preds = %171, %160, %155
  %177 = phi i32 [ 0, %155 ], [ %162, %160 ], [ %173, %171 ]
  %178 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 7
  %179 = load i32, ptr %178, align 8, !tbaa !335
  %180 = add i32 %179, %177
  store i32 %180, ptr %178, align 8, !tbaa !335
  %181 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %156) #15
  %182 = icmp eq i32 %177, 0
  br i1 %182, label %212, label %183

183:                                              ; preds = %176
  %184 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 13
  br label %185

185:                                              ; preds = %185, %183
  %186 = phi i32 [ %177, %183 ], [ %187, %185 ]
  %187 = add i32 %186, -1
  %188 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %184) #15
  %189 = icmp eq i32 %187, 0
  br i1 %189, label %212, label %185, !llvm.loop !336

190:                                              ; preds = %190, %107
  %191 = phi i64 [ 0, %107 ], [ %209, %190 ]
  %192 = phi i64 [ 0, %107 ], [ %208, %190 ]
  %193 = phi i64 [ 0, %107 ], [ %210, %190 ]
  %194 = getelementptr inbounds %struct.piece, ptr %1, i64 %191, i32 2
  %195 = load i64, ptr %194, align 8, !tbaa !327
  %196 = add i64 %195, %192
  %197 = or i64 %191, 1
  %198 = getelementptr inbounds %struct.piece, ptr %1, i64 %197, i32 2
  %199 = load i64, ptr %198, align 8, !tbaa !327
  %200 = add i64 %199, %196
  %201 = or i64 %191, 2
  %202 = getelementptr inbounds %struct.piece, ptr %1, i64 %201, i32 2
  %203 = load i64, ptr %202, align 8, !tbaa !327
  %204 = add i64 %203, %200
  %205 = or i64 %191, 3
  %206 = getelementptr inbounds %struct.piece, ptr %1, i64 %205, i32 2
  %207 = load i64, ptr %206, align 8, !tbaa !327
  %208 = add i64 %207, %204
  %209 = add nuw nsw i64 %191, 4
  %210 = add i64 %193, 4
  %211 = icmp eq i64 %210, %108
  br i1 %211, label %109, label %190, !llvm.loop !337

212:                                              ; preds = %185, %35, %176, %146, %124
  %213 = phi ptr [ %103, %124 ], [ %103, %146 ], [ %103, %176 ], [ null, %35 ], [ %103, %185 ]
  %214 = icmp eq i32 %2, 0
  br i1 %214, label %229, label %215

215:                                              ; preds = %97, %212
  %216 = phi ptr [ %213, %212 ], [ null, %97 ]
  %217 = phi i1 [ %36, %212 ], [ true, %97 ]
  %218 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 1
  %219 = getelementptr inbounds %struct.copying, ptr %216, i64 0, i32 2
  %220 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 2
  %221 = icmp eq ptr %1, null
  %222 = getelementptr inbounds %struct.timespec, ptr %9, i64 0, i32 1
  %223 = getelementptr inbounds %struct.timespec, ptr %8, i64 0, i32 1
  %224 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 12
  %225 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 5
  %226 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 14
  %227 = icmp eq ptr %5, null
  %228 = zext i32 %2 to i64
  br label %233

229:                                              ; preds = %331, %212
  %230 = phi ptr [ %213, %212 ], [ %216, %331 ]
  %231 = phi i1 [ %36, %212 ], [ %217, %331 ]
  %232 = phi i32 [ 0, %212 ], [ %333, %331 ]
  br i1 %231, label %339, label %335

233:                                              ; preds = %215, %331
  %234 = phi i32 [ 0, %215 ], [ %333, %331 ]
  %235 = phi i32 [ 0, %215 ], [ %308, %331 ]
  %236 = phi i32 [ 0, %215 ], [ %332, %331 ]
  br i1 %217, label %261, label %237

237:                                              ; preds = %233
  %238 = load atomic i64, ptr %216 seq_cst, align 8
  %239 = and i64 %238, 4294967295
  %240 = lshr i64 %238, 32
  %241 = icmp ult i64 %239, %240
  br i1 %241, label %242, label %270

242:                                              ; preds = %237
  %243 = atomicrmw add ptr %216, i64 1 seq_cst, align 8
  %244 = and i64 %243, 4294967295
  %245 = lshr i64 %243, 32
  %246 = icmp ult i64 %244, %245
  br i1 %246, label %247, label %270

247:                                              ; preds = %242
  %248 = add i64 %243, 1
  %249 = and i64 %248, 4294967295
  %250 = lshr i64 %248, 32
  %251 = icmp ult i64 %249, %250
  br i1 %251, label %254, label %252

252:                                              ; preds = %247
  %253 = atomicrmw add ptr %218, i32 -1 seq_cst, align 4
  br label %254

254:                                              ; preds = %247, %252
  %255 = load ptr, ptr %219, align 8, !tbaa !331
  %256 = getelementptr inbounds %struct.piece, ptr %255, i64 %244
  %257 = getelementptr inbounds %struct.piece, ptr %255, i64 %244, i32 2
  %258 = load i64, ptr %257, align 8, !tbaa !327
  %259 = sub i64 0, %258
  %260 = atomicrmw add ptr %220, i64 %259 seq_cst, align 8
  br label %267

261:                                              ; preds = %233
  %262 = icmp ult i32 %235, %2
  br i1 %262, label %263, label %270

263:                                              ; preds = %261
  %264 = add nuw i32 %235, 1
  %265 = zext i32 %235 to i64
  %266 = getelementptr inbounds %struct.piece, ptr %1, i64 %265
  br i1 %221, label %270, label %267

267:                                              ; preds = %254, %263
  %268 = phi ptr [ %256, %254 ], [ %266, %263 ]
  %269 = phi i32 [ %235, %254 ], [ %264, %263 ]
  call fastcc void @copy_piece(ptr noundef %0, ptr noundef nonnull %268, i16 noundef zeroext %3, i16 noundef zeroext %4) #16
  br label %307

270:                                              ; preds = %242, %237, %261, %263
  %271 = phi i32 [ %264, %263 ], [ %235, %261 ], [ %235, %237 ], [ %235, %242 ]
  %272 = zext i32 %236 to i64
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #11
  %273 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %9) #15
  %274 = load i64, ptr %9, align 8, !tbaa !76
  %275 = mul i64 %274, 1000000000
  %276 = load i64, ptr %222, align 8, !tbaa !78
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #11
  %277 = add i64 %276, 200000
  %278 = add i64 %277, %275
  %279 = getelementptr inbounds %struct.piece, ptr %1, i64 %272, i32 3
  %280 = load atomic i32, ptr %279 seq_cst, align 8
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %282, label %289

282:                                              ; preds = %270, %292
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #11
  %283 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #15
  %284 = load i64, ptr %8, align 8, !tbaa !76
  %285 = mul i64 %284, 1000000000
  %286 = load i64, ptr %223, align 8, !tbaa !78
  %287 = add i64 %285, %286
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #11
  %288 = icmp ult i64 %287, %278
  br i1 %288, label %292, label %289

289:                                              ; preds = %292, %282, %270
  %290 = load atomic i32, ptr %279 seq_cst, align 8
  %291 = icmp eq i32 %290, 0
  br i1 %291, label %295, label %307

292:                                              ; preds = %282
  call void @llvm.x86.sse2.pause()
  %293 = load atomic i32, ptr %279 seq_cst, align 8
  %294 = icmp eq i32 %293, 0
  br i1 %294, label %282, label %289, !llvm.loop !338

295:                                              ; preds = %289
  %296 = call i32 @pthread_mutex_lock(ptr noundef nonnull %224) #15
  %297 = atomicrmw add ptr %225, i32 1 seq_cst, align 4
  %298 = load atomic i32, ptr %279 seq_cst, align 8
  %299 = icmp eq i32 %298, 0
  br i1 %299, label %300, label %304

300:                                              ; preds = %295, %300
  %301 = call i32 @pthread_cond_wait(ptr noundef nonnull %226, ptr noundef nonnull %224) #15
  %302 = load atomic i32, ptr %279 seq_cst, align 8
  %303 = icmp eq i32 %302, 0
  br i1 %303, label %300, label %304, !llvm.loop !339

304:                                              ; preds = %300, %295
  %305 = atomicrmw add ptr %225, i32 -1 seq_cst, align 4
  %306 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %224) #15
  br label %307

307:                                              ; preds = %304, %289, %267
  %308 = phi i32 [ %269, %267 ], [ %271, %289 ], [ %271, %304 ]
  %309 = icmp ult i32 %236, %2
  br i1 %309, label %310, label %331

310:                                              ; preds = %307
  %311 = zext i32 %236 to i64
  br label %312

312:                                              ; preds = %310, %324
  %313 = phi i64 [ %311, %310 ], [ %326, %324 ]
  %314 = phi i32 [ %234, %310 ], [ %325, %324 ]
  %315 = getelementptr inbounds %struct.piece, ptr %1, i64 %313, i32 3
  %316 = load atomic i32, ptr %315 seq_cst, align 8
  %317 = icmp eq i32 %316, 0
  %318 = trunc i64 %313 to i32
  br i1 %317, label %329, label %319

319:                                              ; preds = %312
  %320 = icmp ne i32 %314, 0
  %321 = select i1 %227, i1 true, i1 %320
  br i1 %321, label %324, label %322

322:                                              ; preds = %319
  %323 = call i32 %5(ptr noundef %6, i32 noundef %318) #15, !callees !340
  br label %324

324:                                              ; preds = %319, %322
  %325 = phi i32 [ %314, %319 ], [ %323, %322 ]
  %326 = add nuw nsw i64 %313, 1
  %327 = icmp eq i64 %326, %228
  br i1 %327, label %328, label %312, !llvm.loop !341

328:                                              ; preds = %324
  br i1 %217, label %339, label %335

329:                                              ; preds = %312
  %330 = trunc i64 %313 to i32
  br label %331

331:                                              ; preds = %329, %307
  %332 = phi i32 [ %236, %307 ], [ %330, %329 ]
  %333 = phi i32 [ %234, %307 ], [ %314, %329 ]
  %334 = icmp ult i32 %332, %2
  br i1 %334, label %233, label %229, !llvm.loop !342

335:                                              ; preds = %328, %229
  %336 = phi i32 [ %325, %328 ], [ %232, %229 ]
  %337 = phi ptr [ %216, %328 ], [ %230, %229 ]
  %338 = getelementptr inbounds %struct.copying, ptr %337, i64 0, i32 1
  store atomic i32 0, ptr %338 seq_cst, align 8
  br label %339

339:                                              ; preds = %328, %335, %229
  %340 = phi i32 [ %325, %328 ], [ %336, %335 ], [ %232, %229 ]
  ret i32 %340
}

; Function Attrs: nounwind
define internal i32 @send_slot(ptr nocapture noundef %0, i32 noundef %1) #3 {
  %3 = load ptr, ptr %0, align 8, !tbaa !286
  %4 = zext i32 %1 to i64
  %5 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 2, i64 %4
  %6 = load ptr, ptr %5, align 8, !tbaa !29
  %7 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 3
  %8 = load i64, ptr %7, align 8, !tbaa !289
  %9 = shl nuw nsw i64 %4, 18
  %10 = add i64 %8, %9
  %11 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 4
  %12 = load i32, ptr %11, align 8, !tbaa !291
  %13 = add i32 %12, 1
  store i32 %13, ptr %11, align 8, !tbaa !291
  %14 = load ptr, ptr %3, align 8, !tbaa !99
  %15 = getelementptr inbounds %struct.device, ptr %14, i64 0, i32 3
  %16 = load ptr, ptr %15, align 8, !tbaa !285
  %17 = getelementptr inbounds %struct.slot, ptr %6, i64 0, i32 1
  %18 = load ptr, ptr %17, align 8, !tbaa !197
  %19 = getelementptr inbounds %struct.queue, ptr %3, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !102
  %21 = tail call i32 %16(i64 noundef %10, ptr noundef %18, i64 noundef 262144, ptr noundef %20) #15
  %22 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 1
  %23 = load ptr, ptr %22, align 8, !tbaa !288
  %24 = tail call fastcc i32 @close_slot(ptr noundef nonnull %3, ptr noundef %23, ptr noundef %6) #16
  %25 = icmp eq i32 %21, 0
  %26 = select i1 %25, i32 %24, i32 %21
  ret i32 %26
}

; Function Attrs: nounwind
define internal fastcc void @give_back(ptr nocapture noundef %0, ptr noundef %1) unnamed_addr #3 {
  %3 = load ptr, ptr %0, align 8, !tbaa !99
  %4 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 39
  %5 = load ptr, ptr %4, align 8, !tbaa !217
  %6 = tail call i32 @pthread_mutex_lock(ptr noundef %5) #15
  %7 = icmp eq ptr %1, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %11 = getelementptr inbounds %struct.ring, ptr %5, i64 0, i32 1
  %12 = load i64, ptr %9, align 8, !tbaa !218
  br label %58

13:                                               ; preds = %68
  store i64 %62, ptr %9, align 8, !tbaa !218
  br label %14

14:                                               ; preds = %13, %2
  %15 = tail call i32 @pthread_mutex_unlock(ptr noundef %5) #15
  %16 = load ptr, ptr %0, align 8, !tbaa !99
  %17 = getelementptr inbounds %struct.device, ptr %16, i64 0, i32 41
  %18 = load ptr, ptr %17, align 8, !tbaa !95
  %19 = tail call i32 @pthread_mutex_lock(ptr noundef %18) #15
  %20 = getelementptr inbounds %struct.crew, ptr %18, i64 0, i32 8
  %21 = load i64, ptr %20, align 8, !tbaa !152
  %22 = add i64 %21, 1
  store i64 %22, ptr %20, align 8, !tbaa !152
  %23 = getelementptr inbounds %struct.crew, ptr %18, i64 0, i32 4
  %24 = load ptr, ptr %23, align 8, !tbaa !138
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
  %33 = load i32, ptr %32, align 8, !tbaa !137
  %34 = icmp eq i32 %33, 4
  br i1 %34, label %35, label %43

35:                                               ; preds = %30
  %36 = load ptr, ptr %31, align 8, !tbaa !138
  %37 = getelementptr inbounds %struct.job, ptr %31, i64 0, i32 1
  %38 = load ptr, ptr %37, align 8, !tbaa !139
  store ptr %36, ptr %38, align 8, !tbaa !138
  %39 = load ptr, ptr %31, align 8, !tbaa !138
  %40 = getelementptr inbounds %struct.job, ptr %39, i64 0, i32 1
  store ptr %38, ptr %40, align 8, !tbaa !139
  %41 = load i64, ptr %27, align 8, !tbaa !140
  %42 = add i64 %41, -1
  store i64 %42, ptr %27, align 8, !tbaa !140
  br label %43

43:                                               ; preds = %35, %30
  store i32 1, ptr %32, align 8, !tbaa !137
  store ptr %28, ptr %31, align 8, !tbaa !138
  %44 = load ptr, ptr %29, align 8, !tbaa !139
  %45 = getelementptr inbounds %struct.job, ptr %31, i64 0, i32 1
  store ptr %44, ptr %45, align 8, !tbaa !139
  store ptr %31, ptr %29, align 8, !tbaa !139
  %46 = load ptr, ptr %45, align 8, !tbaa !139
  store ptr %31, ptr %46, align 8, !tbaa !138
  %47 = load ptr, ptr %23, align 8, !tbaa !138
  %48 = icmp eq ptr %47, %23
  br i1 %48, label %49, label %30, !llvm.loop !153

49:                                               ; preds = %43, %14
  %50 = getelementptr inbounds %struct.crew, ptr %18, i64 0, i32 3
  %51 = load ptr, ptr %50, align 8, !tbaa !138
  %52 = icmp eq ptr %51, %50
  br i1 %52, label %56, label %53

53:                                               ; preds = %49
  %54 = getelementptr inbounds %struct.crew, ptr %18, i64 0, i32 1
  %55 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %54) #15
  br label %56

56:                                               ; preds = %49, %53
  %57 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %18) #15
  ret void

58:                                               ; preds = %8, %68
  %59 = phi i64 [ %12, %8 ], [ %62, %68 ]
  %60 = phi ptr [ %1, %8 ], [ %61, %68 ]
  %61 = load ptr, ptr %60, align 8, !tbaa !202
  %62 = add i64 %59, -1
  %63 = getelementptr inbounds %struct.slot, ptr %60, i64 0, i32 6
  %64 = load ptr, ptr %63, align 8, !tbaa !199
  %65 = icmp eq ptr %64, null
  br i1 %65, label %66, label %68

66:                                               ; preds = %58
  %67 = load ptr, ptr %11, align 8, !tbaa !29
  store ptr %67, ptr %60, align 8, !tbaa !202
  br label %68

68:                                               ; preds = %58, %66
  %69 = phi ptr [ %11, %66 ], [ %10, %58 ]
  store ptr %60, ptr %69, align 8, !tbaa !29
  %70 = icmp eq ptr %61, null
  br i1 %70, label %13, label %58, !llvm.loop !343
}

; Function Attrs: nounwind
define internal fastcc void @copy_piece(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i16 noundef zeroext %2, i16 noundef zeroext %3) unnamed_addr #3 {
  %5 = alloca <8 x i64>, align 64
  %6 = alloca %struct.timespec, align 8
  %7 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 16
  %8 = load ptr, ptr %7, align 8, !tbaa !207
  %9 = load atomic i64, ptr %8 seq_cst, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %18, label %11, !prof !141

11:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #11
  %12 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #15
  %13 = load i64, ptr %6, align 8, !tbaa !76
  %14 = mul i64 %13, 1000000000
  %15 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %16 = load i64, ptr %15, align 8, !tbaa !78
  %17 = add i64 %14, %16
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #11
  br label %18

18:                                               ; preds = %4, %11
  %19 = phi i64 [ %17, %11 ], [ 0, %4 ]
  %20 = load ptr, ptr %1, align 8, !tbaa !344
  %21 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 1
  %22 = load ptr, ptr %21, align 8, !tbaa !345
  %23 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 2
  %24 = load i64, ptr %23, align 8, !tbaa !327
  %25 = icmp ult i64 %24, 65536
  %26 = ptrtoint ptr %20 to i64
  %27 = sub i64 0, %26
  %28 = and i64 %27, 63
  %29 = select i1 %25, i64 %24, i64 %28
  %30 = call ptr @memcpy(ptr noundef %20, ptr noundef %22, i64 noundef %29) #15
  %31 = getelementptr inbounds i8, ptr %20, i64 %29
  %32 = getelementptr inbounds i8, ptr %22, i64 %29
  %33 = sub i64 %24, %29
  %34 = icmp ugt i64 %33, 63
  br i1 %34, label %35, label %46

35:                                               ; preds = %18, %35
  %36 = phi ptr [ %42, %35 ], [ %31, %18 ]
  %37 = phi i64 [ %44, %35 ], [ %33, %18 ]
  %38 = phi ptr [ %43, %35 ], [ %32, %18 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #11
  %39 = call ptr @memcpy(ptr noundef nonnull %5, ptr noundef %38, i64 noundef 64) #15
  %40 = getelementptr inbounds i8, ptr %38, i64 1024
  call void @llvm.prefetch.p0(ptr nonnull %40, i32 0, i32 3, i32 1)
  %41 = load <8 x i64>, ptr %5, align 64, !tbaa !176
  store <8 x i64> %41, ptr %36, align 64, !tbaa !176, !nontemporal !346
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #11
  %42 = getelementptr inbounds i8, ptr %36, i64 64
  %43 = getelementptr inbounds i8, ptr %38, i64 64
  %44 = add i64 %37, -64
  %45 = icmp ugt i64 %44, 63
  br i1 %45, label %35, label %46, !llvm.loop !347

46:                                               ; preds = %35, %18
  %47 = phi ptr [ %32, %18 ], [ %43, %35 ]
  %48 = phi i64 [ %33, %18 ], [ %44, %35 ]
  %49 = phi ptr [ %31, %18 ], [ %42, %35 ]
  fence seq_cst
  %50 = call ptr @memcpy(ptr noundef %49, ptr noundef %47, i64 noundef %48) #15
  %51 = load i64, ptr %23, align 8, !tbaa !327
  %52 = icmp eq i64 %19, 0
  br i1 %52, label %59, label %53, !prof !141

53:                                               ; preds = %46
  %54 = load ptr, ptr %7, align 8, !tbaa !207
  %55 = load atomic i64, ptr %54 seq_cst, align 8
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %59, label %57

57:                                               ; preds = %53
  %58 = inttoptr i64 %55 to ptr
  call fastcc void @add_span(ptr noundef nonnull %58, i64 noundef %19, i16 noundef zeroext %2, i16 noundef zeroext %3, i64 noundef %51) #16
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
  br i1 %6, label %7, label %137

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

20:                                               ; preds = %7, %134
  %21 = load atomic i64, ptr %8 seq_cst, align 8
  %22 = atomicrmw add ptr %9, i32 1 seq_cst, align 4
  %23 = icmp ult i32 %22, 3
  %24 = icmp eq i64 %21, 400000
  %25 = select i1 %23, i1 true, i1 %24
  br i1 %25, label %26, label %45

26:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #11
  %27 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #15
  %28 = load i64, ptr %3, align 8, !tbaa !76
  %29 = mul i64 %28, 1000000000
  %30 = load i64, ptr %10, align 8, !tbaa !78
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #11
  %31 = add i64 %30, %21
  %32 = add i64 %31, %29
  %33 = load atomic i32, ptr %11 seq_cst, align 8
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %45

35:                                               ; preds = %26, %42
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #11
  %36 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #15
  %37 = load i64, ptr %2, align 8, !tbaa !76
  %38 = mul i64 %37, 1000000000
  %39 = load i64, ptr %12, align 8, !tbaa !78
  %40 = add i64 %38, %39
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #11
  %41 = icmp ult i64 %40, %32
  br i1 %41, label %42, label %45

42:                                               ; preds = %35
  call void @llvm.x86.sse2.pause()
  %43 = load atomic i32, ptr %11 seq_cst, align 8
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %35, label %45, !llvm.loop !348

45:                                               ; preds = %35, %42, %20, %26
  %46 = atomicrmw add ptr %9, i32 -1 seq_cst, align 4
  %47 = load atomic i32, ptr %11 seq_cst, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %74

49:                                               ; preds = %45
  %50 = call i32 @pthread_mutex_lock(ptr noundef nonnull %15) #15
  %51 = atomicrmw add ptr %17, i32 1 seq_cst, align 4
  %52 = load i32, ptr %18, align 8, !tbaa !335
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
  %61 = call i32 @pthread_cond_wait(ptr noundef nonnull %19, ptr noundef nonnull %15) #15
  %62 = load i32, ptr %18, align 8, !tbaa !335
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %54, label %67, !llvm.loop !349

64:                                               ; preds = %57, %54
  %65 = load i32, ptr %18, align 8, !tbaa !335
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %70, label %67

67:                                               ; preds = %60, %64, %49
  %68 = phi i32 [ %65, %64 ], [ %52, %49 ], [ %62, %60 ]
  %69 = add i32 %68, -1
  store i32 %69, ptr %18, align 8, !tbaa !335
  br label %72

70:                                               ; preds = %64
  %71 = atomicrmw add ptr %17, i32 -1 seq_cst, align 4
  br label %72

72:                                               ; preds = %67, %70
  %73 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %15) #15
  br label %134

74:                                               ; preds = %45, %127
  %75 = phi i64 [ %128, %127 ], [ 0, %45 ]
  %76 = phi i1 [ %129, %127 ], [ true, %45 ]
  %77 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 %75
  %78 = load atomic i64, ptr %77 seq_cst, align 8
  %79 = and i64 %78, 4294967295
  %80 = lshr i64 %78, 32
  %81 = icmp ult i64 %79, %80
  br i1 %81, label %82, label %115

82:                                               ; preds = %74
  %83 = atomicrmw add ptr %77, i64 1 seq_cst, align 8
  %84 = and i64 %83, 4294967295
  %85 = lshr i64 %83, 32
  %86 = icmp ult i64 %84, %85
  br i1 %86, label %87, label %115

87:                                               ; preds = %122, %82
  %88 = phi i64 [ %75, %82 ], [ %116, %122 ]
  %89 = phi i1 [ %76, %82 ], [ true, %122 ]
  %90 = phi i64 [ %83, %82 ], [ %123, %122 ]
  %91 = phi i64 [ %84, %82 ], [ %124, %122 ]
  %92 = add i64 %90, 1
  %93 = and i64 %92, 4294967295
  %94 = lshr i64 %92, 32
  %95 = icmp ult i64 %93, %94
  br i1 %95, label %98, label %96

96:                                               ; preds = %87
  %97 = atomicrmw add ptr %11, i32 -1 seq_cst, align 4
  br label %98

98:                                               ; preds = %96, %87
  %99 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 %88, i32 2
  %100 = load ptr, ptr %99, align 8, !tbaa !331
  %101 = getelementptr inbounds %struct.piece, ptr %100, i64 %91, i32 2
  %102 = load i64, ptr %101, align 8, !tbaa !327
  %103 = sub i64 0, %102
  %104 = atomicrmw add ptr %13, i64 %103 seq_cst, align 8
  %105 = and i64 %88, 4294967295
  %106 = getelementptr inbounds %struct.piece, ptr %100, i64 %91
  %107 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 %105, i32 3
  %108 = load i16, ptr %107, align 8, !tbaa !333
  call fastcc void @copy_piece(ptr noundef nonnull %0, ptr noundef nonnull %106, i16 noundef zeroext 6, i16 noundef zeroext %108) #16
  %109 = load atomic i32, ptr %14 seq_cst, align 8
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %131, label %111

111:                                              ; preds = %98
  %112 = call i32 @pthread_mutex_lock(ptr noundef nonnull %15) #15
  %113 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %16) #15
  %114 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %15) #15
  br i1 %89, label %134, label %133

115:                                              ; preds = %82, %74
  %116 = or i64 %75, 1
  %117 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 %116
  %118 = load atomic i64, ptr %117 seq_cst, align 8
  %119 = and i64 %118, 4294967295
  %120 = lshr i64 %118, 32
  %121 = icmp ult i64 %119, %120
  br i1 %121, label %122, label %127

122:                                              ; preds = %115
  %123 = atomicrmw add ptr %117, i64 1 seq_cst, align 8
  %124 = and i64 %123, 4294967295
  %125 = lshr i64 %123, 32
  %126 = icmp ult i64 %124, %125
  br i1 %126, label %87, label %127

127:                                              ; preds = %122, %115
  %128 = add nuw nsw i64 %75, 2
  %129 = icmp ult i64 %116, 15
  %130 = icmp eq i64 %128, 16
  br i1 %130, label %131, label %74, !llvm.loop !350

131:                                              ; preds = %127, %98
  %132 = phi i1 [ %89, %98 ], [ %129, %127 ]
  br i1 %132, label %134, label %133

133:                                              ; preds = %111, %131
  call void @llvm.x86.sse2.pause()
  br label %134

134:                                              ; preds = %111, %131, %133, %72
  %135 = load atomic i32, ptr %4 seq_cst, align 4
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %20, label %137, !llvm.loop !351

137:                                              ; preds = %134, %1
  ret ptr null
}

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #11

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg) #12

; Function Attrs: noinline nounwind
define internal fastcc void @add_span(ptr nocapture noundef %0, i64 noundef %1, i16 noundef zeroext %2, i16 noundef zeroext %3, i64 noundef %4) unnamed_addr #13 {
  %6 = alloca %struct.timespec, align 8
  %7 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 1
  %8 = load atomic i64, ptr %7 seq_cst, align 8
  %9 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 2
  br label %10

10:                                               ; preds = %19, %5
  %11 = phi i64 [ %8, %5 ], [ %23, %19 ]
  %12 = load atomic i64, ptr %9 seq_cst, align 8
  %13 = sub i64 %11, %12
  %14 = load i64, ptr %0, align 8, !tbaa !3
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
  br i1 %22, label %24, label %10, !llvm.loop !352

24:                                               ; preds = %19
  %25 = load i64, ptr %0, align 8, !tbaa !3
  %26 = urem i64 %11, %25
  %27 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26
  store i64 %1, ptr %27, align 8, !tbaa !353
  %28 = tail call i32 @gettid() #15
  %29 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 2
  store i32 %28, ptr %29, align 8, !tbaa !355
  %30 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 3
  store i16 %2, ptr %30, align 4, !tbaa !356
  %31 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 4
  store i16 %3, ptr %31, align 2, !tbaa !357
  %32 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 5
  store i64 %4, ptr %32, align 8, !tbaa !358
  %33 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #11
  %34 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #15
  %35 = load i64, ptr %6, align 8, !tbaa !76
  %36 = mul i64 %35, 1000000000
  %37 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %38 = load i64, ptr %37, align 8, !tbaa !78
  %39 = add i64 %36, %38
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #11
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
  %9 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #15
  %10 = load i32, ptr %4, align 8, !tbaa !275
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
  %21 = load ptr, ptr %13, align 8, !tbaa !114
  %22 = load ptr, ptr %14, align 8, !tbaa !189
  %23 = getelementptr inbounds %struct.stamp, ptr %22, i64 %20
  %24 = getelementptr inbounds %struct.stamp, ptr %22, i64 %20, i32 1
  %25 = load i64, ptr %24, align 8, !tbaa !277
  %26 = getelementptr inbounds double, ptr %21, i64 %25
  %27 = load ptr, ptr %23, align 8, !tbaa !190
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #11
  store float 0.000000e+00, ptr %3, align 4, !tbaa !82
  %28 = load ptr, ptr %15, align 8, !tbaa !84
  %29 = load ptr, ptr %16, align 8, !tbaa !85
  %30 = call i32 %28(ptr noundef nonnull %3, ptr noundef %29, ptr noundef %27) #15
  %31 = load double, ptr %17, align 8, !tbaa !86
  %32 = load float, ptr %3, align 4, !tbaa !82
  %33 = fpext float %32 to double
  %34 = call double @llvm.fmuladd.f64(double %33, double 1.000000e-03, double %31)
  store double %34, ptr %26, align 8, !tbaa !90
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #11
  %35 = add nuw nsw i64 %20, 1
  %36 = load i32, ptr %4, align 8, !tbaa !275
  %37 = zext i32 %36 to i64
  %38 = icmp uge i64 %35, %37
  %39 = icmp ne i32 %30, 0
  %40 = select i1 %38, i1 true, i1 %39
  br i1 %40, label %18, label %19, !llvm.loop !359

41:                                               ; preds = %18
  %42 = add i32 %36, -1
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds double, ptr %21, i64 %25
  %45 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 22
  %46 = load ptr, ptr %45, align 8, !tbaa !189
  %47 = getelementptr inbounds %struct.stamp, ptr %46, i64 %43
  %48 = load double, ptr %44, align 8, !tbaa !90
  %49 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 35
  %50 = load ptr, ptr %49, align 8, !tbaa !85
  %51 = load ptr, ptr %47, align 8, !tbaa !29
  store ptr %51, ptr %49, align 8, !tbaa !85
  %52 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 37
  store double %48, ptr %52, align 8, !tbaa !86
  store ptr %50, ptr %47, align 8, !tbaa !29
  store atomic i32 0, ptr %4 seq_cst, align 8
  br label %53

53:                                               ; preds = %7, %41, %18
  %54 = phi i32 [ 0, %41 ], [ %30, %18 ], [ 0, %7 ]
  %55 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #15
  br label %56

56:                                               ; preds = %2, %53
  %57 = phi i32 [ %54, %53 ], [ 0, %2 ]
  ret i32 %57
}

; Function Attrs: cold nounwind optsize
define internal fastcc void @add_failed_assert(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #9 {
  %5 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2592) #15
  %6 = icmp eq ptr %5, null
  br i1 %6, label %31, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 1
  store i64 %1, ptr %8, align 8, !tbaa !270
  %9 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 2
  store i64 0, ptr %9, align 8, !tbaa !271
  %10 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 5
  %11 = tail call ptr @memcpy(ptr noundef nonnull %10, ptr noundef %2, i64 noundef 2048) #15
  %12 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 6
  %13 = getelementptr inbounds i8, ptr %2, i64 2048
  %14 = tail call ptr @memcpy(ptr noundef nonnull %12, ptr noundef nonnull %13, i64 noundef 256) #15
  %15 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 3
  %16 = getelementptr inbounds i8, ptr %2, i64 2312
  %17 = tail call ptr @memcpy(ptr noundef nonnull %15, ptr noundef nonnull %16, i64 noundef 8) #15
  %18 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 4
  br label %19

19:                                               ; preds = %24, %7
  %20 = phi i64 [ 0, %7 ], [ %26, %24 ]
  %21 = getelementptr inbounds i8, ptr %3, i64 %20
  %22 = load i8, ptr %21, align 1, !tbaa !176
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %28, label %24

24:                                               ; preds = %19
  %25 = getelementptr inbounds i8, ptr %18, i64 %20
  store i8 %22, ptr %25, align 1, !tbaa !176
  %26 = add nuw nsw i64 %20, 1
  %27 = icmp eq i64 %26, 255
  br i1 %27, label %28, label %19, !llvm.loop !360

28:                                               ; preds = %19, %24
  %29 = phi i64 [ 255, %24 ], [ %20, %19 ]
  %30 = getelementptr inbounds i8, ptr %18, i64 %29
  store i8 0, ptr %30, align 1, !tbaa !176
  tail call fastcc void @append_failure(ptr noundef %0, ptr noundef nonnull %5) #16
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
  %4 = alloca [16 x %struct.piece], align 16
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  store i32 1, ptr %6, align 8, !tbaa !156
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27, i32 3
  %9 = load i64, ptr %8, align 8, !tbaa !165
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
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4) #11
  %20 = load i64, ptr %8, align 8, !tbaa !165
  %21 = icmp ult i64 %20, %1
  br i1 %21, label %22, label %70

22:                                               ; preds = %19, %63
  %23 = phi i64 [ %66, %63 ], [ %20, %19 ]
  %24 = phi i64 [ %65, %63 ], [ 0, %19 ]
  %25 = phi i32 [ %64, %63 ], [ 0, %19 ]
  %26 = load ptr, ptr %5, align 8, !tbaa !157
  %27 = load i64, ptr %12, align 8, !tbaa !158
  %28 = add i64 %27, -1
  %29 = and i64 %28, %23
  %30 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29
  %31 = load ptr, ptr %30, align 8, !tbaa !159
  %32 = icmp eq ptr %31, null
  br i1 %32, label %33, label %49

33:                                               ; preds = %22
  %34 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 1
  %35 = load ptr, ptr %34, align 8, !tbaa !161
  %36 = getelementptr inbounds i8, ptr %35, i64 2312
  %37 = load i64, ptr %36, align 8, !tbaa !3
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %63, label %39

39:                                               ; preds = %33
  %40 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 3
  %41 = load i64, ptr %40, align 8, !tbaa !162
  %42 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 4
  %43 = load ptr, ptr %42, align 8, !tbaa !163
  %44 = getelementptr inbounds %struct.kernel, ptr %43, i64 0, i32 3
  %45 = load i64, ptr %43, align 8, !tbaa !3
  %46 = getelementptr inbounds %struct.task, ptr %44, i64 %45
  call fastcc void @add_failed_assert(ptr noundef nonnull %13, i64 noundef %41, ptr noundef nonnull %35, ptr noundef nonnull %46) #17
  %47 = load ptr, ptr %30, align 8, !tbaa !159
  %48 = icmp eq ptr %47, null
  br i1 %48, label %63, label %49

49:                                               ; preds = %22, %39
  %50 = phi ptr [ %31, %22 ], [ %47, %39 ]
  %51 = add nuw nsw i32 %25, 1
  %52 = zext i32 %25 to i64
  %53 = getelementptr inbounds [16 x %struct.piece], ptr %4, i64 0, i64 %52
  %54 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 1
  %55 = load ptr, ptr %54, align 8, !tbaa !161
  %56 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 2
  %57 = load i64, ptr %56, align 8, !tbaa !164
  store ptr %50, ptr %53, align 16, !tbaa.struct !232
  %58 = getelementptr inbounds i8, ptr %53, i64 8
  store ptr %55, ptr %58, align 8, !tbaa.struct !233
  %59 = getelementptr inbounds i8, ptr %53, i64 16
  store i64 %57, ptr %59, align 16, !tbaa.struct !234
  %60 = getelementptr inbounds i8, ptr %53, i64 24
  store i32 0, ptr %60, align 8, !tbaa.struct !235
  %61 = load i64, ptr %56, align 8, !tbaa !164
  %62 = add i64 %61, %24
  br label %63

63:                                               ; preds = %33, %39, %49
  %64 = phi i32 [ %51, %49 ], [ %25, %39 ], [ %25, %33 ]
  %65 = phi i64 [ %62, %49 ], [ %24, %39 ], [ %24, %33 ]
  %66 = add nuw i64 %23, 1
  %67 = icmp ult i64 %66, %1
  %68 = icmp ult i32 %64, 16
  %69 = select i1 %67, i1 %68, i1 false
  br i1 %69, label %22, label %70, !llvm.loop !361

70:                                               ; preds = %63, %19
  %71 = phi i32 [ 0, %19 ], [ %64, %63 ]
  %72 = phi i64 [ 0, %19 ], [ %65, %63 ]
  %73 = phi i64 [ %20, %19 ], [ %66, %63 ]
  %74 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %14) #15
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
  %83 = load ptr, ptr %0, align 8, !tbaa !99
  %84 = getelementptr inbounds %struct.device, ptr %83, i64 0, i32 40
  %85 = load ptr, ptr %84, align 8, !tbaa !209
  %86 = call fastcc i32 @copy_together(ptr noundef %85, ptr noundef nonnull %4, i32 noundef %71, i16 noundef zeroext 5, i16 noundef zeroext 5, ptr noundef null, ptr noundef null) #16
  br label %119

87:                                               ; preds = %80, %116
  %88 = phi i64 [ 0, %80 ], [ %117, %116 ]
  %89 = getelementptr inbounds [16 x %struct.piece], ptr %4, i64 0, i64 %88
  %90 = load ptr, ptr %89, align 16, !tbaa !344
  %91 = getelementptr inbounds [16 x %struct.piece], ptr %4, i64 0, i64 %88, i32 1
  %92 = load ptr, ptr %91, align 8, !tbaa !345
  %93 = getelementptr inbounds [16 x %struct.piece], ptr %4, i64 0, i64 %88, i32 2
  %94 = load i64, ptr %93, align 16, !tbaa !327
  %95 = load ptr, ptr %0, align 8, !tbaa !99
  %96 = getelementptr inbounds %struct.device, ptr %95, i64 0, i32 43
  %97 = load atomic i64, ptr %96 seq_cst, align 8
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %99, label %101, !prof !141

99:                                               ; preds = %87
  %100 = call ptr @memcpy(ptr noundef %90, ptr noundef %92, i64 noundef %94) #15
  br label %116

101:                                              ; preds = %87
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #11
  %102 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #15
  %103 = load i64, ptr %3, align 8, !tbaa !76
  %104 = mul i64 %103, 1000000000
  %105 = load i64, ptr %15, align 8, !tbaa !78
  %106 = add i64 %104, %105
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #11
  %107 = call ptr @memcpy(ptr noundef %90, ptr noundef %92, i64 noundef %94) #15
  %108 = icmp eq i64 %106, 0
  br i1 %108, label %116, label %109, !prof !141

109:                                              ; preds = %101
  %110 = load ptr, ptr %0, align 8, !tbaa !99
  %111 = getelementptr inbounds %struct.device, ptr %110, i64 0, i32 43
  %112 = load atomic i64, ptr %111 seq_cst, align 8
  %113 = icmp eq i64 %112, 0
  br i1 %113, label %116, label %114

114:                                              ; preds = %109
  %115 = inttoptr i64 %112 to ptr
  call fastcc void @add_span(ptr noundef nonnull %115, i64 noundef %106, i16 noundef zeroext 5, i16 noundef zeroext 5, i64 noundef %94) #16
  br label %116

116:                                              ; preds = %99, %101, %109, %114
  %117 = add nuw nsw i64 %88, 1
  %118 = icmp eq i64 %117, %81
  br i1 %118, label %119, label %87, !llvm.loop !362

119:                                              ; preds = %116, %78, %82
  %120 = call i32 @pthread_mutex_lock(ptr noundef nonnull %14) #15
  store i64 %73, ptr %8, align 8, !tbaa !165
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4) #11
  %121 = icmp ult i64 %73, %1
  br i1 %121, label %16, label %122, !llvm.loop !363

122:                                              ; preds = %16, %119, %2
  store i32 0, ptr %6, align 8, !tbaa !156
  ret void
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #14

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #14

attributes #0 = { nofree nounwind memory(argmem: readwrite) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { cold nounwind optsize "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { inlinehint nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { nounwind }
attributes #12 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #13 = { noinline nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #14 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nobuiltin nounwind "no-builtins" }
attributes #16 = { nobuiltin "no-builtins" }
attributes #17 = { cold nobuiltin "no-builtins" }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"long", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{i64 0, i64 8, !3, i64 8, i64 8, !3, i64 16, i64 4, !8, i64 20, i64 2, !10, i64 22, i64 2, !10, i64 24, i64 8, !3}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"short", !5, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!15, !16, i64 0}
!15 = !{!"graph", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !9, i64 40}
!16 = !{!"any pointer", !5, i64 0}
!17 = !{!18, !16, i64 0}
!18 = !{!"device", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !16, i64 40, !16, i64 48, !16, i64 56, !16, i64 64, !16, i64 72, !16, i64 80, !16, i64 88, !16, i64 96, !16, i64 104, !16, i64 112, !16, i64 120, !16, i64 128, !16, i64 136, !16, i64 144, !16, i64 152, !16, i64 160, !16, i64 168, !16, i64 176, !16, i64 184, !16, i64 192, !16, i64 200, !16, i64 208, !16, i64 216, !16, i64 224, !16, i64 232, !16, i64 240, !16, i64 248, !16, i64 256, !16, i64 264, !16, i64 272, !16, i64 280, !16, i64 288, !19, i64 296, !20, i64 304, !16, i64 368, !16, i64 376, !16, i64 384, !16, i64 392, !16, i64 400}
!19 = !{!"double", !5, i64 0}
!20 = !{!"", !5, i64 0}
!21 = !{!18, !16, i64 264}
!22 = !{!15, !16, i64 8}
!23 = !{!18, !16, i64 256}
!24 = !{!15, !16, i64 16}
!25 = !{!18, !16, i64 248}
!26 = !{!18, !16, i64 8}
!27 = !{!28, !11, i64 0}
!28 = !{!"command", !11, i64 0, !11, i64 2, !9, i64 4}
!29 = !{!16, !16, i64 0}
!30 = !{!28, !9, i64 4}
!31 = distinct !{!31, !13}
!32 = !{!15, !16, i64 24}
!33 = !{!15, !16, i64 32}
!34 = !{!18, !16, i64 184}
!35 = !{!36, !4, i64 8}
!36 = !{!"fill", !28, i64 0, !4, i64 8, !4, i64 16, !9, i64 24, !9, i64 28}
!37 = !{!38, !4, i64 0}
!38 = !{!"", !4, i64 0, !4, i64 8, !9, i64 16, !9, i64 20, !4, i64 24, !4, i64 32}
!39 = !{!38, !4, i64 8}
!40 = !{!36, !4, i64 16}
!41 = !{!38, !4, i64 24}
!42 = !{!38, !4, i64 32}
!43 = !{!15, !9, i64 40}
!44 = !{!18, !16, i64 200}
!45 = !{!46, !9, i64 32}
!46 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !9, i64 32, !16, i64 40, !4, i64 48, !16, i64 56, !16, i64 64, !4, i64 72, !4, i64 80, !4, i64 88, !4, i64 96, !4, i64 104, !4, i64 112, !9, i64 120, !16, i64 128, !4, i64 136, !16, i64 144, !16, i64 152, !4, i64 160, !4, i64 168, !4, i64 176, !4, i64 184, !4, i64 192}
!47 = !{!48, !4, i64 16}
!48 = !{!"copy", !28, i64 0, !4, i64 8, !4, i64 16, !4, i64 24}
!49 = !{!46, !4, i64 48}
!50 = !{!46, !9, i64 120}
!51 = !{!48, !4, i64 8}
!52 = !{!46, !4, i64 136}
!53 = !{!48, !4, i64 24}
!54 = !{!46, !4, i64 176}
!55 = !{!46, !4, i64 184}
!56 = !{!46, !4, i64 192}
!57 = !{!18, !16, i64 208}
!58 = distinct !{!58, !13}
!59 = !{!18, !16, i64 224}
!60 = !{!61, !4, i64 40}
!61 = !{!"queue", !16, i64 0, !16, i64 8, !9, i64 16, !62, i64 24, !4, i64 40, !4, i64 48, !4, i64 56, !63, i64 64, !63, i64 96, !9, i64 128, !9, i64 132, !9, i64 136, !9, i64 140, !9, i64 144, !9, i64 148, !9, i64 152, !9, i64 156, !9, i64 160, !16, i64 168, !16, i64 176, !16, i64 184, !16, i64 192, !16, i64 200, !16, i64 208, !11, i64 216, !16, i64 224, !16, i64 232, !64, i64 240, !16, i64 272, !4, i64 280, !9, i64 288, !65, i64 296, !20, i64 384, !20, i64 448}
!62 = !{!"notification", !4, i64 0, !9, i64 8}
!63 = !{!"job", !16, i64 0, !16, i64 8, !16, i64 16, !5, i64 24}
!64 = !{!"arrivals", !16, i64 0, !4, i64 8, !4, i64 16, !4, i64 24}
!65 = !{!"failures", !20, i64 0, !16, i64 64, !16, i64 72, !4, i64 80}
!66 = !{!67, !4, i64 16}
!67 = !{!"batch", !16, i64 0, !5, i64 8, !9, i64 12, !4, i64 16, !4, i64 24, !16, i64 32, !16, i64 40, !16, i64 48, !4, i64 56, !4, i64 64, !4, i64 72, !4, i64 80, !4, i64 88, !4, i64 96, !4, i64 104, !16, i64 112, !9, i64 120, !9, i64 124, !9, i64 128, !4, i64 136, !9, i64 144, !9, i64 148, !16, i64 152, !16, i64 160}
!68 = distinct !{!68, !13}
!69 = !{!67, !5, i64 8}
!70 = !{!67, !16, i64 32}
!71 = !{!28, !11, i64 2}
!72 = distinct !{!72, !13}
!73 = distinct !{!73, !13}
!74 = distinct !{!74, !13}
!75 = !{!18, !16, i64 112}
!76 = !{!77, !4, i64 0}
!77 = !{!"", !4, i64 0, !4, i64 8}
!78 = !{!77, !4, i64 8}
!79 = !{!18, !16, i64 128}
!80 = !{!18, !16, i64 136}
!81 = distinct !{!81, !13}
!82 = !{!83, !83, i64 0}
!83 = !{!"float", !5, i64 0}
!84 = !{!18, !16, i64 152}
!85 = !{!18, !16, i64 280}
!86 = !{!18, !19, i64 296}
!87 = !{!88, !19, i64 16}
!88 = !{!"reading", !19, i64 0, !19, i64 8, !19, i64 16}
!89 = !{i64 0, i64 8, !90, i64 8, i64 8, !90, i64 16, i64 8, !90}
!90 = !{!19, !19, i64 0}
!91 = !{i64 0, i64 8, !90, i64 8, i64 8, !90}
!92 = !{i64 0, i64 8, !90}
!93 = distinct !{!93, !13}
!94 = !{!18, !16, i64 120}
!95 = !{!18, !16, i64 384}
!96 = !{!97, !9, i64 292}
!97 = !{!"crew", !20, i64 0, !20, i64 64, !20, i64 128, !63, i64 192, !63, i64 224, !4, i64 256, !4, i64 264, !4, i64 272, !4, i64 280, !9, i64 288, !9, i64 292, !9, i64 296, !9, i64 300, !9, i64 304, !9, i64 308, !9, i64 312, !16, i64 320, !5, i64 328}
!98 = !{!18, !16, i64 392}
!99 = !{!61, !16, i64 0}
!100 = !{!61, !16, i64 112}
!101 = !{!61, !16, i64 80}
!102 = !{!61, !16, i64 8}
!103 = !{!61, !9, i64 32}
!104 = !{!61, !16, i64 184}
!105 = !{!61, !16, i64 200}
!106 = !{!61, !16, i64 232}
!107 = !{!61, !16, i64 168}
!108 = !{!67, !16, i64 0}
!109 = !{i64 0, i64 8, !29}
!110 = !{!67, !4, i64 24}
!111 = !{!67, !16, i64 48}
!112 = !{!67, !16, i64 40}
!113 = !{!67, !4, i64 64}
!114 = !{!67, !16, i64 160}
!115 = !{!67, !9, i64 128}
!116 = !{!67, !4, i64 88}
!117 = !{!67, !9, i64 12}
!118 = distinct !{!118, !13}
!119 = distinct !{!119, !13}
!120 = !{!67, !4, i64 80}
!121 = !{!122, !11, i64 0}
!122 = !{!"wait", !28, i64 0, !16, i64 8, !4, i64 16, !4, i64 24}
!123 = !{!122, !16, i64 8}
!124 = !{!122, !4, i64 16}
!125 = distinct !{!125, !13}
!126 = !{!61, !9, i64 148}
!127 = !{!128, !11, i64 0}
!128 = !{!"wait_ready", !28, i64 0, !16, i64 8}
!129 = !{!128, !16, i64 8}
!130 = distinct !{!130, !13}
!131 = !{!61, !16, i64 176}
!132 = !{!61, !16, i64 192}
!133 = !{!61, !9, i64 140}
!134 = !{!61, !4, i64 56}
!135 = !{!18, !16, i64 288}
!136 = distinct !{!136, !13}
!137 = !{!63, !5, i64 24}
!138 = !{!63, !16, i64 0}
!139 = !{!63, !16, i64 8}
!140 = !{!97, !4, i64 256}
!141 = !{!"branch_weights", i32 2000, i32 1}
!142 = !{!61, !11, i64 216}
!143 = !{ptr @run_or_refuse, ptr @run_timed}
!144 = !{!67, !4, i64 56}
!145 = !{!67, !16, i64 112}
!146 = !{!67, !4, i64 96}
!147 = !{!61, !9, i64 156}
!148 = !{!61, !4, i64 256}
!149 = !{!67, !4, i64 104}
!150 = !{!61, !9, i64 136}
!151 = !{!61, !9, i64 144}
!152 = !{!97, !4, i64 280}
!153 = distinct !{!153, !13}
!154 = !{!61, !4, i64 48}
!155 = !{!61, !4, i64 264}
!156 = !{!61, !9, i64 160}
!157 = !{!64, !16, i64 0}
!158 = !{!64, !4, i64 8}
!159 = !{!160, !16, i64 0}
!160 = !{!"arrival", !16, i64 0, !16, i64 8, !4, i64 16, !4, i64 24, !16, i64 32}
!161 = !{!160, !16, i64 8}
!162 = !{!160, !4, i64 24}
!163 = !{!160, !16, i64 32}
!164 = !{!160, !4, i64 16}
!165 = !{!64, !4, i64 24}
!166 = distinct !{!166, !13}
!167 = !{!67, !9, i64 120}
!168 = distinct !{!168, !13}
!169 = !{!61, !16, i64 208}
!170 = distinct !{!170, !13}
!171 = !{!65, !16, i64 64}
!172 = !{!173, !16, i64 0}
!173 = !{!"failure", !16, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !5, i64 32, !5, i64 288, !5, i64 2336}
!174 = !{!65, !4, i64 80}
!175 = !{i64 0, i64 8, !29, i64 8, i64 8, !3, i64 16, i64 8, !3, i64 24, i64 8, !3, i64 32, i64 256, !176, i64 288, i64 2048, !176, i64 2336, i64 256, !176}
!176 = !{!5, !5, i64 0}
!177 = !{!61, !9, i64 128}
!178 = distinct !{!178, !13}
!179 = !{!61, !9, i64 132}
!180 = distinct !{!180, !13}
!181 = distinct !{!181, !13}
!182 = !{!61, !9, i64 152}
!183 = !{!18, !16, i64 160}
!184 = distinct !{!184, !13}
!185 = !{!18, !16, i64 168}
!186 = !{!61, !16, i64 224}
!187 = distinct !{!187, !13}
!188 = !{!67, !9, i64 148}
!189 = !{!67, !16, i64 152}
!190 = !{!191, !16, i64 0}
!191 = !{!"stamp", !16, i64 0, !4, i64 8}
!192 = distinct !{!192, !13}
!193 = distinct !{!193, !13}
!194 = !{!61, !16, i64 272}
!195 = !{!196, !16, i64 24}
!196 = !{!"slot", !16, i64 0, !16, i64 8, !4, i64 16, !16, i64 24, !4, i64 32, !4, i64 40, !16, i64 48}
!197 = !{!196, !16, i64 8}
!198 = !{!18, !16, i64 104}
!199 = !{!196, !16, i64 48}
!200 = distinct !{!200, !13}
!201 = !{!61, !16, i64 240}
!202 = !{!196, !16, i64 0}
!203 = distinct !{!203, !13}
!204 = distinct !{!204, !13}
!205 = !{!206, !9, i64 556}
!206 = !{!"copiers", !5, i64 0, !9, i64 512, !4, i64 520, !9, i64 528, !4, i64 536, !9, i64 544, !9, i64 548, !9, i64 552, !9, i64 556, !9, i64 560, !9, i64 564, !9, i64 568, !20, i64 576, !20, i64 640, !20, i64 704, !5, i64 768, !16, i64 832}
!207 = !{!206, !16, i64 832}
!208 = !{!206, !9, i64 568}
!209 = !{!18, !16, i64 376}
!210 = !{!97, !16, i64 200}
!211 = !{!97, !16, i64 192}
!212 = !{!97, !16, i64 232}
!213 = !{!97, !16, i64 224}
!214 = !{!97, !16, i64 320}
!215 = !{!97, !9, i64 288}
!216 = !{!97, !4, i64 272}
!217 = !{!18, !16, i64 368}
!218 = !{!61, !4, i64 280}
!219 = !{!61, !9, i64 288}
!220 = !{!18, !16, i64 96}
!221 = !{!62, !9, i64 8}
!222 = distinct !{!222, !13, !223}
!223 = !{!"llvm.loop.peeled.count", i32 1}
!224 = distinct !{!224, !13}
!225 = !{!196, !4, i64 32}
!226 = distinct !{!226, !13}
!227 = !{!196, !4, i64 40}
!228 = !{!97, !9, i64 300}
!229 = distinct !{!229, !13}
!230 = !{!206, !9, i64 560}
!231 = distinct !{!231, !13}
!232 = !{i64 0, i64 8, !29, i64 8, i64 8, !29, i64 16, i64 8, !3, i64 24, i64 4, !8}
!233 = !{i64 0, i64 8, !29, i64 8, i64 8, !3, i64 16, i64 4, !8}
!234 = !{i64 0, i64 8, !3, i64 8, i64 4, !8}
!235 = !{i64 0, i64 4, !8}
!236 = distinct !{!236, !13}
!237 = distinct !{!237, !13}
!238 = !{!239, !16, i64 0}
!239 = !{!"task", !16, i64 0, !16, i64 8, !9, i64 16, !9, i64 20, !9, i64 24, !9, i64 28}
!240 = !{!241, !16, i64 0}
!241 = !{!"", !16, i64 0, !9, i64 8, !9, i64 12, !9, i64 16, !9, i64 20, !9, i64 24, !9, i64 28, !9, i64 32, !16, i64 40, !16, i64 48, !16, i64 56, !16, i64 64}
!242 = !{!239, !16, i64 8}
!243 = !{!239, !9, i64 16}
!244 = !{!239, !9, i64 20}
!245 = !{!241, !9, i64 8}
!246 = !{!241, !9, i64 12}
!247 = !{!241, !9, i64 16}
!248 = !{!241, !9, i64 20}
!249 = !{!241, !9, i64 24}
!250 = !{!241, !9, i64 28}
!251 = !{!239, !9, i64 24}
!252 = !{!241, !9, i64 32}
!253 = !{!241, !16, i64 40}
!254 = !{!241, !16, i64 48}
!255 = !{!241, !16, i64 56}
!256 = !{!241, !16, i64 64}
!257 = distinct !{ptr @add_task, null}
!258 = distinct !{!258, !13}
!259 = !{!239, !9, i64 28}
!260 = !{!18, !16, i64 192}
!261 = !{!18, !16, i64 216}
!262 = !{!97, !9, i64 304}
!263 = !{!97, !9, i64 296}
!264 = distinct !{!264, !13}
!265 = distinct !{!265, !13}
!266 = !{!97, !4, i64 264}
!267 = !{!97, !9, i64 308}
!268 = !{!63, !16, i64 16}
!269 = distinct !{!269, !13}
!270 = !{!173, !4, i64 8}
!271 = !{!173, !4, i64 16}
!272 = !{!65, !16, i64 72}
!273 = !{!67, !9, i64 124}
!274 = !{!67, !4, i64 136}
!275 = !{!67, !9, i64 144}
!276 = distinct !{!276, !13}
!277 = !{!191, !4, i64 8}
!278 = !{!67, !4, i64 72}
!279 = !{!196, !4, i64 16}
!280 = !{!18, !16, i64 56}
!281 = !{!18, !16, i64 16}
!282 = distinct !{!282, !13}
!283 = !{!18, !16, i64 32}
!284 = !{!18, !16, i64 40}
!285 = !{!18, !16, i64 24}
!286 = !{!287, !16, i64 0}
!287 = !{!"window", !16, i64 0, !16, i64 8, !5, i64 16, !4, i64 144, !9, i64 152}
!288 = !{!287, !16, i64 8}
!289 = !{!287, !4, i64 144}
!290 = distinct !{!290, !13}
!291 = !{!287, !9, i64 152}
!292 = distinct !{!292, !13}
!293 = distinct !{!293, !13}
!294 = distinct !{!294, !13}
!295 = !{!18, !16, i64 80}
!296 = !{!18, !16, i64 272}
!297 = !{!18, !16, i64 88}
!298 = !{!18, !16, i64 48}
!299 = !{!300, !4, i64 8}
!300 = !{!"peer_copy", !28, i64 0, !4, i64 8, !16, i64 16, !4, i64 24, !16, i64 32, !4, i64 40}
!301 = !{!300, !16, i64 16}
!302 = !{!300, !4, i64 24}
!303 = !{!300, !16, i64 32}
!304 = !{!300, !4, i64 40}
!305 = !{!36, !9, i64 24}
!306 = !{!36, !9, i64 28}
!307 = !{!18, !16, i64 64}
!308 = !{!18, !16, i64 72}
!309 = !{!18, !16, i64 232}
!310 = distinct !{!310, !13}
!311 = !{!18, !16, i64 240}
!312 = !{!313, !16, i64 8}
!313 = !{!"wait_event", !28, i64 0, !16, i64 8}
!314 = !{!315, !4, i64 16}
!315 = !{!"wait_semaphore", !28, i64 0, !16, i64 8, !4, i64 16, !4, i64 24}
!316 = !{!317, !4, i64 0}
!317 = !{!"", !318, i64 0, !9, i64 72, !5, i64 76}
!318 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !9, i64 24, !5, i64 28}
!319 = !{!18, !16, i64 176}
!320 = !{!64, !4, i64 16}
!321 = !{i64 0, i64 8, !3, i64 8, i64 8, !3}
!322 = !{i64 0, i64 8, !29, i64 8, i64 8, !3, i64 16, i64 8, !3, i64 24, i64 8, !3}
!323 = !{i64 0, i64 8, !3, i64 8, i64 8, !3, i64 16, i64 8, !3}
!324 = !{i64 0, i64 8, !29, i64 8, i64 8, !29, i64 16, i64 8, !3, i64 24, i64 8, !3, i64 32, i64 8, !29}
!325 = distinct !{!325, !13}
!326 = distinct !{!326, !13}
!327 = !{!328, !4, i64 16}
!328 = !{!"piece", !16, i64 0, !16, i64 8, !4, i64 16, !9, i64 24}
!329 = distinct !{!329, !330}
!330 = !{!"llvm.loop.unroll.disable"}
!331 = !{!332, !16, i64 16}
!332 = !{!"copying", !4, i64 0, !9, i64 8, !16, i64 16, !11, i64 24}
!333 = !{!332, !11, i64 24}
!334 = distinct !{!334, !13}
!335 = !{!206, !9, i64 552}
!336 = distinct !{!336, !13}
!337 = distinct !{!337, !13}
!338 = distinct !{!338, !13}
!339 = distinct !{!339, !13}
!340 = !{ptr @send_slot}
!341 = distinct !{!341, !13}
!342 = distinct !{!342, !13}
!343 = distinct !{!343, !13}
!344 = !{!328, !16, i64 0}
!345 = !{!328, !16, i64 8}
!346 = !{i32 1}
!347 = distinct !{!347, !13}
!348 = distinct !{!348, !13}
!349 = distinct !{!349, !13}
!350 = distinct !{!350, !13}
!351 = distinct !{!351, !13}
!352 = distinct !{!352, !13}
!353 = !{!354, !4, i64 0}
!354 = !{!"thread_span", !4, i64 0, !4, i64 8, !9, i64 16, !11, i64 20, !11, i64 22, !4, i64 24}
!355 = !{!354, !9, i64 16}
!356 = !{!354, !11, i64 20}
!357 = !{!354, !11, i64 22}
!358 = !{!354, !4, i64 24}
!359 = distinct !{!359, !13}
!360 = distinct !{!360, !13}
!361 = distinct !{!361, !13}
!362 = distinct !{!362, !13}
!363 = distinct !{!363, !13}
