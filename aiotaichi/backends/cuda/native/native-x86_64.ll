; Made by `nox -s native` from *.c and *.h, sha256 fb2fafc78d1124bc1cbf31877fb5093d3ae7b109e98eb3989de49ea62bb2165c
; ModuleID = 'aiotaichi/backends/cuda/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.CUgraphEdgeData = type { i8, i8, i8, [5 x i8] }
%struct.span_ring = type { i64, i64, i64, i64, [0 x %struct.thread_span] }
%struct.thread_span = type { i64, i64, i32, i16, i16, i64 }
%struct.device = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, %struct.mutex, ptr, ptr, ptr }
%struct.mutex = type { [8 x i64] }
%struct.ring = type { %struct.mutex, %struct.condition, ptr, i64, [0 x %struct.slot] }
%struct.condition = type { [8 x i64] }
%struct.slot = type { ptr, ptr, i64, ptr, i64, i64, ptr }
%struct.copiers = type { %struct.mutex, %struct.condition, %struct.condition, ptr, i32, i32, i32, i32, i32, [8 x i64], ptr }
%struct.piece = type { ptr, ptr, i64, i32 }
%struct.graph = type { ptr, ptr, ptr, ptr, ptr, i32 }
%struct.CUDA_MEMCPY3D = type { i64, i64, i64, i64, i32, ptr, i64, ptr, ptr, i64, i64, i64, i64, i64, i64, i32, ptr, i64, ptr, ptr, i64, i64, i64, i64, i64 }
%struct.CUDA_MEMSET_NODE_PARAMS = type { i64, i64, i32, i32, i64, i64 }
%struct.launch = type { %struct.command, ptr, i64, ptr, [0 x i8] }
%struct.command = type { i16, i16, i32 }
%struct.fill = type { %struct.command, i64, i64, i32, i32 }
%struct.copy = type { %struct.command, i64, i64, i64 }
%struct.queue = type { ptr, ptr, i32, %struct.notification, i64, i64, i64, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, i16, ptr, ptr, %struct.arrivals, ptr, i64, i32, %struct.failures, %struct.mutex, %struct.condition, %struct.condition, %struct.condition }
%struct.notification = type { i64, i32 }
%struct.arrivals = type { ptr, i64, i64, i64 }
%struct.failures = type { %struct.mutex, ptr, ptr, i64 }
%struct.batch = type { ptr, i32, i32, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, i32, i32, i32, i64, i32, i32, ptr, ptr }
%struct.timespec = type { i64, i64 }
%struct.reading = type { double, double, double }
%struct.wait = type { %struct.command, ptr, i64, i64 }
%struct.wait_ready = type { %struct.command, ptr }
%struct.kernel = type { i64, i64, i64, [0 x %struct.task] }
%struct.task = type { ptr, ptr, i32, i32, i32, i32 }
%struct.execute = type { %struct.command, ptr, [0 x i8] }
%struct.arrival = type { ptr, ptr, i64, i64, ptr }
%struct.stamp = type { ptr, i64 }
%struct.copying = type { ptr, ptr, i32, i32, i16 }
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
  %2 = tail call i32 @pthread_rwlock_wrlock(ptr noundef %0) #14
  ret void
}

declare i32 @pthread_rwlock_wrlock(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local void @standstill_end(ptr noundef %0) local_unnamed_addr #3 {
  %2 = tail call i32 @pthread_rwlock_unlock(ptr noundef %0) #14
  ret void
}

declare i32 @pthread_rwlock_unlock(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local i32 @standstill_avoid(ptr noundef %0) local_unnamed_addr #3 {
  %2 = tail call i32 @pthread_rwlock_tryrdlock(ptr noundef %0) #14
  %3 = icmp eq i32 %2, 0
  %4 = zext i1 %3 to i32
  ret i32 %4
}

declare i32 @pthread_rwlock_tryrdlock(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local void @standstill_allow(ptr noundef %0) local_unnamed_addr #3 {
  %2 = tail call i32 @pthread_rwlock_unlock(ptr noundef %0) #14
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @device_open(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #3 {
  %5 = alloca ptr, align 8
  %6 = load ptr, ptr %0, align 8, !tbaa !14
  %7 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 33
  %8 = load ptr, ptr %7, align 8, !tbaa !19
  %9 = tail call i32 %6(ptr noundef %8) #14
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %98

11:                                               ; preds = %4
  %12 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 39
  %13 = lshr i64 %2, 18
  %14 = mul nuw nsw i64 %13, 56
  %15 = add nuw nsw i64 %14, 144
  %16 = tail call ptr @calloc(i64 noundef 1, i64 noundef %15) #14
  %17 = icmp eq ptr %16, null
  br i1 %17, label %93, label %18

18:                                               ; preds = %11
  %19 = getelementptr inbounds %struct.ring, ptr %16, i64 0, i32 3
  store i64 %13, ptr %19, align 8, !tbaa !3
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
  store ptr %30, ptr %31, align 8, !tbaa !20
  %32 = load ptr, ptr %22, align 8, !tbaa !22
  store ptr %32, ptr %28, align 8, !tbaa !23
  store ptr %28, ptr %22, align 8, !tbaa !22
  %33 = load ptr, ptr %23, align 8, !tbaa !24
  %34 = getelementptr inbounds %struct.ring, ptr %16, i64 0, i32 4, i64 %27, i32 3
  %35 = tail call i32 %33(ptr noundef nonnull %34, i32 noundef 3) #14
  %36 = icmp ne i64 %27, 0
  %37 = icmp eq i32 %35, 0
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %25, label %24, !llvm.loop !25

39:                                               ; preds = %24
  %40 = load i64, ptr %19, align 8, !tbaa !3
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %42, label %43

42:                                               ; preds = %39
  tail call void @free(ptr noundef nonnull %16) #14
  br label %93

43:                                               ; preds = %39
  %44 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 15
  br label %45

45:                                               ; preds = %55, %43
  %46 = phi i64 [ %40, %43 ], [ %56, %55 ]
  %47 = phi i64 [ 0, %43 ], [ %57, %55 ]
  %48 = getelementptr inbounds %struct.ring, ptr %16, i64 0, i32 4, i64 %47, i32 3
  %49 = load ptr, ptr %48, align 8, !tbaa !26
  %50 = icmp eq ptr %49, null
  br i1 %50, label %55, label %51

51:                                               ; preds = %45
  %52 = load ptr, ptr %44, align 8, !tbaa !27
  %53 = tail call i32 %52(ptr noundef nonnull %49) #14
  %54 = load i64, ptr %19, align 8, !tbaa !3
  br label %55

55:                                               ; preds = %51, %45
  %56 = phi i64 [ %46, %45 ], [ %54, %51 ]
  %57 = add nuw i64 %47, 1
  %58 = icmp ult i64 %57, %56
  br i1 %58, label %45, label %62, !llvm.loop !28

59:                                               ; preds = %18, %24
  store ptr %16, ptr %12, align 8, !tbaa !22
  %60 = tail call ptr @calloc(i64 noundef 1, i64 noundef 296) #14
  %61 = icmp eq ptr %60, null
  br i1 %61, label %70, label %63

62:                                               ; preds = %55
  tail call void @free(ptr noundef nonnull %16) #14
  br label %93

63:                                               ; preds = %59
  %64 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 41
  %65 = tail call i64 @llvm.umin.i64(i64 %3, i64 8)
  %66 = trunc i64 %65 to i32
  %67 = getelementptr inbounds %struct.copiers, ptr %60, i64 0, i32 5
  store i32 %66, ptr %67, align 4, !tbaa !29
  %68 = getelementptr inbounds %struct.copiers, ptr %60, i64 0, i32 10
  store ptr %64, ptr %68, align 8, !tbaa !31
  %69 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 40
  store ptr %60, ptr %69, align 8, !tbaa !32
  br label %93

70:                                               ; preds = %59
  %71 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 40
  store ptr null, ptr %71, align 8, !tbaa !32
  %72 = load ptr, ptr %12, align 8, !tbaa !33
  %73 = getelementptr inbounds %struct.ring, ptr %72, i64 0, i32 3
  %74 = load i64, ptr %73, align 8, !tbaa !3
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %92, label %76

76:                                               ; preds = %70
  %77 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 15
  br label %78

78:                                               ; preds = %88, %76
  %79 = phi i64 [ %74, %76 ], [ %89, %88 ]
  %80 = phi i64 [ 0, %76 ], [ %90, %88 ]
  %81 = getelementptr inbounds %struct.ring, ptr %72, i64 0, i32 4, i64 %80, i32 3
  %82 = load ptr, ptr %81, align 8, !tbaa !26
  %83 = icmp eq ptr %82, null
  br i1 %83, label %88, label %84

84:                                               ; preds = %78
  %85 = load ptr, ptr %77, align 8, !tbaa !27
  %86 = tail call i32 %85(ptr noundef nonnull %82) #14
  %87 = load i64, ptr %73, align 8, !tbaa !3
  br label %88

88:                                               ; preds = %84, %78
  %89 = phi i64 [ %79, %78 ], [ %87, %84 ]
  %90 = add nuw i64 %80, 1
  %91 = icmp ult i64 %90, %89
  br i1 %91, label %78, label %92, !llvm.loop !28

92:                                               ; preds = %88, %70
  tail call void @free(ptr noundef nonnull %72) #14
  br label %93

93:                                               ; preds = %62, %11, %63, %42, %92
  %94 = phi i32 [ %35, %62 ], [ 0, %63 ], [ 2, %92 ], [ %35, %42 ], [ 2, %11 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #7
  %95 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %96 = load ptr, ptr %95, align 8, !tbaa !34
  %97 = call i32 %96(ptr noundef nonnull %5) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #7
  br label %98

98:                                               ; preds = %4, %93
  %99 = phi i32 [ %94, %93 ], [ %9, %4 ]
  ret i32 %99
}

; Function Attrs: nounwind
define dso_local void @device_copy(ptr nocapture noundef readonly %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #3 {
  %5 = alloca [16 x %struct.piece], align 16
  %6 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 40
  %7 = load ptr, ptr %6, align 8, !tbaa !32
  %8 = lshr i64 %3, 4
  %9 = tail call i64 @llvm.umin.i64(i64 %8, i64 1048576)
  %10 = tail call i64 @llvm.umax.i64(i64 %9, i64 131072)
  %11 = and i64 %10, 2097088
  %12 = icmp eq i64 %3, 0
  br i1 %12, label %38, label %13

13:                                               ; preds = %4, %34
  %14 = phi ptr [ %27, %34 ], [ %1, %4 ]
  %15 = phi ptr [ %28, %34 ], [ %2, %4 ]
  %16 = phi i64 [ %29, %34 ], [ %3, %4 ]
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5) #7
  br label %17

17:                                               ; preds = %17, %13
  %18 = phi i64 [ 0, %13 ], [ %30, %17 ]
  %19 = phi ptr [ %14, %13 ], [ %27, %17 ]
  %20 = phi ptr [ %15, %13 ], [ %28, %17 ]
  %21 = phi i64 [ %16, %13 ], [ %29, %17 ]
  %22 = call i64 @llvm.umin.i64(i64 %21, i64 %11)
  %23 = getelementptr inbounds [16 x %struct.piece], ptr %5, i64 0, i64 %18
  store ptr %19, ptr %23, align 16, !tbaa.struct !35
  %24 = getelementptr inbounds i8, ptr %23, i64 8
  store ptr %20, ptr %24, align 8, !tbaa.struct !36
  %25 = getelementptr inbounds i8, ptr %23, i64 16
  store i64 %22, ptr %25, align 16, !tbaa.struct !37
  %26 = getelementptr inbounds i8, ptr %23, i64 24
  store i32 0, ptr %26, align 8, !tbaa.struct !38
  %27 = getelementptr inbounds i8, ptr %19, i64 %22
  %28 = getelementptr inbounds i8, ptr %20, i64 %22
  %29 = sub i64 %21, %22
  %30 = add nuw nsw i64 %18, 1
  %31 = icmp ne i64 %29, 0
  %32 = icmp ult i64 %18, 15
  %33 = select i1 %31, i1 %32, i1 false
  br i1 %33, label %17, label %34, !llvm.loop !39

34:                                               ; preds = %17
  %35 = trunc i64 %30 to i32
  %36 = call fastcc i32 @copy_together(ptr noundef %7, ptr noundef nonnull %5, i32 noundef %35, i16 noundef zeroext 1, i16 noundef zeroext 3, ptr noundef null, ptr noundef null) #15
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %5) #7
  %37 = icmp eq i64 %29, 0
  br i1 %37, label %38, label %13, !llvm.loop !40

38:                                               ; preds = %34, %4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local void @device_record(ptr nocapture noundef writeonly %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 41
  %4 = ptrtoint ptr %1 to i64
  store atomic i64 %4, ptr %3 seq_cst, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @device_close(ptr nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = alloca ptr, align 8
  %3 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 40
  %4 = load ptr, ptr %3, align 8, !tbaa !32
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef %4) #14
  %6 = getelementptr inbounds %struct.copiers, ptr %4, i64 0, i32 8
  store i32 1, ptr %6, align 8, !tbaa !41
  %7 = getelementptr inbounds %struct.copiers, ptr %4, i64 0, i32 1
  %8 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %7) #14
  %9 = tail call i32 @pthread_mutex_unlock(ptr noundef %4) #14
  %10 = getelementptr inbounds %struct.copiers, ptr %4, i64 0, i32 6
  %11 = load i32, ptr %10, align 8, !tbaa !42
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %22, label %13

13:                                               ; preds = %1, %13
  %14 = phi i64 [ %18, %13 ], [ 0, %1 ]
  %15 = getelementptr inbounds %struct.copiers, ptr %4, i64 0, i32 9, i64 %14
  %16 = load i64, ptr %15, align 8, !tbaa !3
  %17 = tail call i32 @pthread_join(i64 noundef %16, ptr noundef null) #14
  %18 = add nuw nsw i64 %14, 1
  %19 = load i32, ptr %10, align 8, !tbaa !42
  %20 = zext i32 %19 to i64
  %21 = icmp ult i64 %18, %20
  br i1 %21, label %13, label %22, !llvm.loop !43

22:                                               ; preds = %13, %1
  tail call void @free(ptr noundef nonnull %4) #14
  %23 = load ptr, ptr %0, align 8, !tbaa !14
  %24 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 33
  %25 = load ptr, ptr %24, align 8, !tbaa !19
  %26 = tail call i32 %23(ptr noundef %25) #14
  %27 = icmp eq i32 %26, 0
  %28 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 39
  %29 = load ptr, ptr %28, align 8, !tbaa !33
  %30 = getelementptr inbounds %struct.ring, ptr %29, i64 0, i32 3
  %31 = load i64, ptr %30, align 8, !tbaa !3
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %49, label %33

33:                                               ; preds = %22
  %34 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 15
  br label %35

35:                                               ; preds = %45, %33
  %36 = phi i64 [ %31, %33 ], [ %46, %45 ]
  %37 = phi i64 [ 0, %33 ], [ %47, %45 ]
  %38 = getelementptr inbounds %struct.ring, ptr %29, i64 0, i32 4, i64 %37, i32 3
  %39 = load ptr, ptr %38, align 8, !tbaa !26
  %40 = icmp eq ptr %39, null
  br i1 %40, label %45, label %41

41:                                               ; preds = %35
  %42 = load ptr, ptr %34, align 8, !tbaa !27
  %43 = tail call i32 %42(ptr noundef nonnull %39) #14
  %44 = load i64, ptr %30, align 8, !tbaa !3
  br label %45

45:                                               ; preds = %41, %35
  %46 = phi i64 [ %36, %35 ], [ %44, %41 ]
  %47 = add nuw i64 %37, 1
  %48 = icmp ult i64 %47, %46
  br i1 %48, label %35, label %49, !llvm.loop !28

49:                                               ; preds = %45, %22
  tail call void @free(ptr noundef nonnull %29) #14
  br i1 %27, label %50, label %54

50:                                               ; preds = %49
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #7
  %51 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %52 = load ptr, ptr %51, align 8, !tbaa !34
  %53 = call i32 %52(ptr noundef nonnull %2) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #7
  br label %54

54:                                               ; preds = %50, %49
  ret void
}

; Function Attrs: nounwind
define dso_local void @graph_destroy(ptr noundef %0) local_unnamed_addr #3 {
  %2 = alloca ptr, align 8
  %3 = load ptr, ptr %0, align 8, !tbaa !44
  %4 = load ptr, ptr %3, align 8, !tbaa !14
  %5 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 33
  %6 = load ptr, ptr %5, align 8, !tbaa !19
  %7 = tail call i32 %4(ptr noundef %6) #14
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %32

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8, !tbaa !46
  %12 = icmp eq ptr %11, null
  br i1 %12, label %18, label %13

13:                                               ; preds = %9
  %14 = load ptr, ptr %0, align 8, !tbaa !44
  %15 = getelementptr inbounds %struct.device, ptr %14, i64 0, i32 32
  %16 = load ptr, ptr %15, align 8, !tbaa !47
  %17 = tail call i32 %16(ptr noundef nonnull %11) #14
  br label %18

18:                                               ; preds = %13, %9
  %19 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %20 = load ptr, ptr %19, align 8, !tbaa !48
  %21 = icmp eq ptr %20, null
  br i1 %21, label %27, label %22

22:                                               ; preds = %18
  %23 = load ptr, ptr %0, align 8, !tbaa !44
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 31
  %25 = load ptr, ptr %24, align 8, !tbaa !49
  %26 = tail call i32 %25(ptr noundef nonnull %20) #14
  br label %27

27:                                               ; preds = %22, %18
  %28 = load ptr, ptr %0, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #7
  %29 = getelementptr inbounds %struct.device, ptr %28, i64 0, i32 1
  %30 = load ptr, ptr %29, align 8, !tbaa !34
  %31 = call i32 %30(ptr noundef nonnull %2) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #7
  call void @free(ptr noundef nonnull %0) #14
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
  %16 = load i16, ptr %14, align 8, !tbaa !50
  %17 = icmp eq i16 %16, 1
  br i1 %17, label %18, label %22

18:                                               ; preds = %13
  %19 = getelementptr inbounds %struct.launch, ptr %14, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !22
  %21 = load i64, ptr %20, align 8, !tbaa !3
  br label %22

22:                                               ; preds = %18, %13
  %23 = phi i64 [ %21, %18 ], [ 1, %13 ]
  %24 = add i64 %23, %15
  %25 = getelementptr inbounds %struct.command, ptr %14, i64 0, i32 2
  %26 = load i32, ptr %25, align 4, !tbaa !52
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr %14, i64 %27
  %29 = icmp ult ptr %28, %11
  br i1 %29, label %13, label %30, !llvm.loop !53

30:                                               ; preds = %22, %6
  %31 = phi i64 [ 0, %6 ], [ %24, %22 ]
  %32 = add i64 %31, %4
  %33 = shl i64 %32, 3
  %34 = add i64 %33, 48
  %35 = tail call ptr @calloc(i64 noundef 1, i64 noundef %34) #14
  store i32 2, ptr %5, align 4, !tbaa !8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %190, label %37

37:                                               ; preds = %30
  store ptr %0, ptr %35, align 8, !tbaa !44
  %38 = getelementptr inbounds %struct.graph, ptr %35, i64 1
  %39 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 3
  store ptr %38, ptr %39, align 8, !tbaa !54
  %40 = getelementptr inbounds ptr, ptr %38, i64 %31
  %41 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 4
  store ptr %40, ptr %41, align 8, !tbaa !55
  %42 = load ptr, ptr %0, align 8, !tbaa !14
  %43 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 33
  %44 = load ptr, ptr %43, align 8, !tbaa !19
  %45 = tail call i32 %42(ptr noundef %44) #14
  store i32 %45, ptr %5, align 4, !tbaa !8
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %160

47:                                               ; preds = %37
  %48 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 23
  %49 = load ptr, ptr %48, align 8, !tbaa !56
  %50 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 2
  %51 = tail call i32 %49(ptr noundef nonnull %50, i32 noundef 0) #14
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
  %80 = load ptr, ptr %41, align 8, !tbaa !55
  %81 = add nuw i64 %71, 1
  %82 = getelementptr inbounds i64, ptr %80, i64 %71
  store i64 %72, ptr %82, align 8, !tbaa !3
  br label %83

83:                                               ; preds = %79, %75, %69
  %84 = phi i64 [ %81, %79 ], [ %71, %75 ], [ %71, %69 ]
  %85 = load i16, ptr %73, align 4, !tbaa !50
  switch i16 %85, label %137 [
    i16 1, label %86
    i16 9, label %92
    i16 2, label %115
  ]

86:                                               ; preds = %83
  %87 = call fastcc i32 @for_tasks(ptr noundef nonnull %35, ptr noundef nonnull %73, i64 noundef %72, ptr noundef nonnull @add_task) #15
  %88 = getelementptr inbounds %struct.launch, ptr %73, i64 0, i32 1
  %89 = load ptr, ptr %88, align 8, !tbaa !22
  %90 = load i64, ptr %89, align 8, !tbaa !3
  %91 = add i64 %90, %72
  br label %137

92:                                               ; preds = %83
  %93 = add i64 %72, 1
  %94 = load ptr, ptr %35, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %10) #7
  %95 = getelementptr inbounds %struct.fill, ptr %73, i64 0, i32 1
  %96 = load i64, ptr %95, align 8, !tbaa !57
  store i64 %96, ptr %10, align 8, !tbaa !59
  store i64 0, ptr %65, align 8, !tbaa !61
  %97 = getelementptr inbounds %struct.fill, ptr %73, i64 0, i32 3
  %98 = load <2 x i32>, ptr %97, align 8, !tbaa !8
  %99 = shufflevector <2 x i32> %98, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %99, ptr %66, align 8, !tbaa !8
  %100 = getelementptr inbounds %struct.fill, ptr %73, i64 0, i32 2
  %101 = load i64, ptr %100, align 8, !tbaa !62
  store i64 %101, ptr %67, align 8, !tbaa !63
  store i64 1, ptr %68, align 8, !tbaa !64
  store i32 0, ptr %64, align 8, !tbaa !65
  %102 = getelementptr inbounds %struct.device, ptr %94, i64 0, i32 25
  %103 = load ptr, ptr %102, align 8, !tbaa !66
  %104 = load ptr, ptr %39, align 8, !tbaa !54
  %105 = load ptr, ptr %50, align 8, !tbaa !48
  %106 = icmp ne i64 %72, 0
  %107 = add i64 %72, -1
  %108 = getelementptr inbounds ptr, ptr %104, i64 %107
  %109 = select i1 %106, ptr %108, ptr null
  %110 = getelementptr inbounds ptr, ptr %104, i64 %72
  %111 = zext i1 %106 to i64
  %112 = getelementptr inbounds %struct.device, ptr %94, i64 0, i32 33
  %113 = load ptr, ptr %112, align 8, !tbaa !19
  %114 = call i32 %103(ptr noundef %110, ptr noundef %105, ptr noundef %109, i64 noundef %111, ptr noundef nonnull %10, ptr noundef %113) #14
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10) #7
  br label %137

115:                                              ; preds = %83
  %116 = add i64 %72, 1
  %117 = load ptr, ptr %35, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(i64 200, ptr nonnull %9) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(200) %9, i8 0, i64 176, i1 false)
  store i32 2, ptr %57, align 8, !tbaa !67
  %118 = getelementptr inbounds %struct.copy, ptr %73, i64 0, i32 2
  %119 = load i64, ptr %118, align 8, !tbaa !69
  store i64 %119, ptr %58, align 8, !tbaa !71
  store i32 2, ptr %59, align 8, !tbaa !72
  %120 = getelementptr inbounds %struct.copy, ptr %73, i64 0, i32 1
  %121 = load i64, ptr %120, align 8, !tbaa !73
  store i64 %121, ptr %60, align 8, !tbaa !74
  %122 = getelementptr inbounds %struct.copy, ptr %73, i64 0, i32 3
  %123 = load i64, ptr %122, align 8, !tbaa !75
  store i64 %123, ptr %61, align 8, !tbaa !76
  store i64 1, ptr %62, align 8, !tbaa !77
  store i64 1, ptr %63, align 8, !tbaa !78
  store i32 0, ptr %64, align 8, !tbaa !65
  %124 = getelementptr inbounds %struct.device, ptr %117, i64 0, i32 26
  %125 = load ptr, ptr %124, align 8, !tbaa !79
  %126 = load ptr, ptr %39, align 8, !tbaa !54
  %127 = load ptr, ptr %50, align 8, !tbaa !48
  %128 = icmp ne i64 %72, 0
  %129 = add i64 %72, -1
  %130 = getelementptr inbounds ptr, ptr %126, i64 %129
  %131 = select i1 %128, ptr %130, ptr null
  %132 = getelementptr inbounds ptr, ptr %126, i64 %72
  %133 = zext i1 %128 to i64
  %134 = getelementptr inbounds %struct.device, ptr %117, i64 0, i32 33
  %135 = load ptr, ptr %134, align 8, !tbaa !19
  %136 = call i32 %125(ptr noundef %132, ptr noundef %127, ptr noundef %131, i64 noundef %133, ptr noundef nonnull %9, ptr noundef %135) #14
  call void @llvm.lifetime.end.p0(i64 200, ptr nonnull %9) #7
  br label %137

137:                                              ; preds = %115, %92, %86, %83
  %138 = phi i64 [ %72, %83 ], [ %116, %115 ], [ %93, %92 ], [ %91, %86 ]
  %139 = phi i32 [ 0, %83 ], [ %136, %115 ], [ %114, %92 ], [ %87, %86 ]
  %140 = getelementptr inbounds %struct.command, ptr %73, i64 0, i32 2
  %141 = load i32, ptr %140, align 4, !tbaa !52
  %142 = zext i32 %141 to i64
  %143 = add i64 %70, %142
  %144 = icmp ult i64 %143, %2
  %145 = icmp eq i32 %139, 0
  %146 = select i1 %144, i1 %145, i1 false
  br i1 %146, label %69, label %147, !llvm.loop !80

147:                                              ; preds = %137
  store i32 %139, ptr %5, align 4, !tbaa !8
  br i1 %145, label %148, label %154

148:                                              ; preds = %55, %147
  %149 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 28
  %150 = load ptr, ptr %149, align 8, !tbaa !81
  %151 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 1
  %152 = load ptr, ptr %50, align 8, !tbaa !48
  %153 = call i32 %150(ptr noundef nonnull %151, ptr noundef %152, i64 noundef 0) #14
  store i32 %153, ptr %5, align 4, !tbaa !8
  br label %154

154:                                              ; preds = %47, %147, %148
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #7
  %155 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %156 = load ptr, ptr %155, align 8, !tbaa !34
  %157 = call i32 %156(ptr noundef nonnull %8) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #7
  %158 = load i32, ptr %5, align 4, !tbaa !8
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %190, label %160

160:                                              ; preds = %37, %154
  %161 = load ptr, ptr %35, align 8, !tbaa !44
  %162 = load ptr, ptr %161, align 8, !tbaa !14
  %163 = getelementptr inbounds %struct.device, ptr %161, i64 0, i32 33
  %164 = load ptr, ptr %163, align 8, !tbaa !19
  %165 = call i32 %162(ptr noundef %164) #14
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %167, label %190

167:                                              ; preds = %160
  %168 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 1
  %169 = load ptr, ptr %168, align 8, !tbaa !46
  %170 = icmp eq ptr %169, null
  br i1 %170, label %176, label %171

171:                                              ; preds = %167
  %172 = load ptr, ptr %35, align 8, !tbaa !44
  %173 = getelementptr inbounds %struct.device, ptr %172, i64 0, i32 32
  %174 = load ptr, ptr %173, align 8, !tbaa !47
  %175 = call i32 %174(ptr noundef nonnull %169) #14
  br label %176

176:                                              ; preds = %171, %167
  %177 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 2
  %178 = load ptr, ptr %177, align 8, !tbaa !48
  %179 = icmp eq ptr %178, null
  br i1 %179, label %185, label %180

180:                                              ; preds = %176
  %181 = load ptr, ptr %35, align 8, !tbaa !44
  %182 = getelementptr inbounds %struct.device, ptr %181, i64 0, i32 31
  %183 = load ptr, ptr %182, align 8, !tbaa !49
  %184 = call i32 %183(ptr noundef nonnull %178) #14
  br label %185

185:                                              ; preds = %180, %176
  %186 = load ptr, ptr %35, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #7
  %187 = getelementptr inbounds %struct.device, ptr %186, i64 0, i32 1
  %188 = load ptr, ptr %187, align 8, !tbaa !34
  %189 = call i32 %188(ptr noundef nonnull %7) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #7
  call void @free(ptr noundef nonnull %35) #14
  br label %190

190:                                              ; preds = %185, %160, %154, %30
  %191 = phi ptr [ null, %30 ], [ %35, %154 ], [ null, %160 ], [ null, %185 ]
  ret ptr %191
}

declare ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local i64 @queue_handed(ptr noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #14
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %5 = load i64, ptr %4, align 8, !tbaa !82
  %6 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #14
  ret i64 %5
}

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #4

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local i32 @queue_revoke(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #14
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  br label %7

7:                                                ; preds = %11, %3
  %8 = phi ptr [ %6, %3 ], [ %9, %11 ]
  %9 = load ptr, ptr %8, align 8, !tbaa !22
  %10 = icmp eq ptr %9, null
  br i1 %10, label %70, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 3
  %13 = load i64, ptr %12, align 8, !tbaa !87
  %14 = icmp eq i64 %13, %1
  br i1 %14, label %15, label %7, !llvm.loop !89

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 1
  %17 = load i32, ptr %16, align 8, !tbaa !90
  %18 = icmp eq i32 %17, 1
  br i1 %18, label %19, label %70

19:                                               ; preds = %15
  %20 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 5
  %21 = load ptr, ptr %20, align 8, !tbaa !91
  %22 = icmp eq i64 %2, 0
  br i1 %22, label %23, label %28

23:                                               ; preds = %28, %19
  %24 = phi ptr [ %21, %19 ], [ %38, %28 ]
  %25 = getelementptr inbounds %struct.command, ptr %24, i64 0, i32 1
  %26 = load i16, ptr %25, align 2, !tbaa !92
  %27 = icmp eq i16 %26, 0
  br i1 %27, label %40, label %52

28:                                               ; preds = %19, %28
  %29 = phi ptr [ %38, %28 ], [ %21, %19 ]
  %30 = phi i64 [ %34, %28 ], [ %2, %19 ]
  %31 = getelementptr inbounds %struct.command, ptr %29, i64 0, i32 1
  %32 = load i16, ptr %31, align 2, !tbaa !92
  %33 = zext i16 %32 to i64
  %34 = sub i64 %30, %33
  %35 = getelementptr inbounds %struct.command, ptr %29, i64 0, i32 2
  %36 = load i32, ptr %35, align 4, !tbaa !52
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds i8, ptr %29, i64 %37
  %39 = icmp eq i64 %34, 0
  br i1 %39, label %23, label %28, !llvm.loop !93

40:                                               ; preds = %23, %44
  %41 = phi ptr [ %48, %44 ], [ %24, %23 ]
  %42 = load i16, ptr %41, align 4, !tbaa !50
  %43 = icmp eq i16 %42, 10
  br i1 %43, label %70, label %44

44:                                               ; preds = %40
  %45 = getelementptr inbounds %struct.command, ptr %41, i64 0, i32 2
  %46 = load i32, ptr %45, align 4, !tbaa !52
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds i8, ptr %41, i64 %47
  %49 = getelementptr inbounds %struct.command, ptr %48, i64 0, i32 1
  %50 = load i16, ptr %49, align 2, !tbaa !92
  %51 = icmp eq i16 %50, 0
  br i1 %51, label %40, label %52, !llvm.loop !94

52:                                               ; preds = %44, %23
  %53 = phi ptr [ %24, %23 ], [ %48, %44 ]
  %54 = load i16, ptr %53, align 4, !tbaa !50
  %55 = icmp eq i16 %54, 10
  br i1 %55, label %70, label %56

56:                                               ; preds = %52
  %57 = icmp ugt ptr %24, %53
  br i1 %57, label %70, label %58

58:                                               ; preds = %56, %64
  %59 = phi ptr [ %68, %64 ], [ %24, %56 ]
  %60 = load i16, ptr %59, align 4, !tbaa !50
  %61 = add i16 %60, -15
  %62 = icmp ult i16 %61, -4
  br i1 %62, label %63, label %64

63:                                               ; preds = %58
  store i16 15, ptr %59, align 4, !tbaa !50
  br label %64

64:                                               ; preds = %63, %58
  %65 = getelementptr inbounds %struct.command, ptr %59, i64 0, i32 2
  %66 = load i32, ptr %65, align 4, !tbaa !52
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds i8, ptr %59, i64 %67
  %69 = icmp ugt ptr %68, %53
  br i1 %69, label %70, label %58, !llvm.loop !95

70:                                               ; preds = %7, %40, %64, %56, %52, %15
  %71 = phi i32 [ 0, %15 ], [ 0, %52 ], [ 1, %56 ], [ 1, %64 ], [ 0, %40 ], [ 0, %7 ]
  %72 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #14
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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %15) #7
  store ptr null, ptr %15, align 8, !tbaa !22
  %16 = load ptr, ptr %0, align 8, !tbaa !14
  %17 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 33
  %18 = load ptr, ptr %17, align 8, !tbaa !19
  %19 = tail call i32 %16(ptr noundef %18) #14
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %150

21:                                               ; preds = %3
  %22 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 14
  %23 = load ptr, ptr %22, align 8, !tbaa !24
  %24 = call i32 %23(ptr noundef nonnull %15, i32 noundef 0) #14
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %138

26:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %14) #7
  %27 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %14) #14
  %28 = load i64, ptr %14, align 8, !tbaa !96
  %29 = mul i64 %28, 1000000000
  %30 = getelementptr inbounds %struct.timespec, ptr %14, i64 0, i32 1
  %31 = load i64, ptr %30, align 8, !tbaa !98
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %14) #7
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %13) #7
  %52 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %13) #14
  %53 = load i64, ptr %13, align 8, !tbaa !96
  %54 = mul i64 %53, 1000000000
  %55 = load i64, ptr %34, align 8, !tbaa !98
  %56 = add i64 %54, %55
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %13) #7
  %57 = icmp ult i64 %56, %33
  br i1 %57, label %58, label %138

58:                                               ; preds = %51, %48
  %59 = load ptr, ptr %15, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %12) #7
  %60 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %12) #14
  %61 = load i64, ptr %12, align 8, !tbaa !96
  %62 = mul i64 %61, 1000000000
  %63 = load i64, ptr %35, align 8, !tbaa !98
  %64 = add i64 %62, %63
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %12) #7
  %65 = load ptr, ptr %36, align 8, !tbaa !99
  %66 = call i32 %65(ptr noundef %59, ptr noundef %1) #14
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %138

68:                                               ; preds = %58
  %69 = load ptr, ptr %37, align 8, !tbaa !100
  %70 = call i32 %69(ptr noundef %59) #14
  %71 = icmp eq i32 %70, 600
  br i1 %71, label %72, label %101

72:                                               ; preds = %68, %97
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %11) #7
  %73 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %11) #14
  %74 = load i64, ptr %11, align 8, !tbaa !96
  %75 = mul i64 %74, 1000000000
  %76 = load i64, ptr %38, align 8, !tbaa !98
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %11) #7
  %77 = sub i64 %76, %64
  %78 = add i64 %77, %75
  %79 = icmp ugt i64 %78, 1000000000
  br i1 %79, label %101, label %80

80:                                               ; preds = %72
  %81 = icmp ugt i64 %78, 1000000
  br i1 %81, label %82, label %97

82:                                               ; preds = %80
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %9, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %10, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #7
  %83 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #14
  %84 = load i64, ptr %8, align 8, !tbaa !96
  %85 = mul i64 %84, 1000000000
  %86 = load i64, ptr %39, align 8, !tbaa !98
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #7
  %87 = add i64 %86, 100000
  %88 = add i64 %87, %85
  %89 = call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #14
  %90 = udiv i64 %88, 1000000000
  %91 = urem i64 %88, 1000000000
  br label %92

92:                                               ; preds = %92, %82
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #7
  store i64 %90, ptr %7, align 8, !tbaa !96
  store i64 %91, ptr %40, align 8, !tbaa !98
  %93 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %10, ptr noundef nonnull %9, i32 noundef 1, ptr noundef nonnull %7) #14
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #7
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %92, label %95, !llvm.loop !101

95:                                               ; preds = %92
  %96 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #14
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #7
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #7
  br label %97

97:                                               ; preds = %95, %80
  %98 = load ptr, ptr %37, align 8, !tbaa !100
  %99 = call i32 %98(ptr noundef %59) #14
  %100 = icmp eq i32 %99, 600
  br i1 %100, label %72, label %101

101:                                              ; preds = %97, %72, %68
  %102 = phi i32 [ %70, %68 ], [ 600, %72 ], [ %99, %97 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #7
  %103 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #14
  %104 = load i64, ptr %6, align 8, !tbaa !96
  %105 = mul i64 %104, 1000000000
  %106 = load i64, ptr %41, align 8, !tbaa !98
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #7
  %107 = icmp eq i32 %102, 0
  br i1 %107, label %108, label %138

108:                                              ; preds = %101
  %109 = call i32 @pthread_mutex_lock(ptr noundef nonnull %42) #14
  %110 = load ptr, ptr %15, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #7
  store float 0.000000e+00, ptr %5, align 4, !tbaa !102
  %111 = load ptr, ptr %43, align 8, !tbaa !104
  %112 = load ptr, ptr %44, align 8, !tbaa !105
  %113 = call i32 %111(ptr noundef nonnull %5, ptr noundef %112, ptr noundef %110) #14
  %114 = load double, ptr %45, align 8, !tbaa !106
  %115 = load float, ptr %5, align 4, !tbaa !102
  %116 = fpext float %115 to double
  %117 = call double @llvm.fmuladd.f64(double %116, double 1.000000e-03, double %114)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #7
  %118 = icmp eq i32 %113, 0
  br i1 %118, label %119, label %122

119:                                              ; preds = %108
  %120 = load ptr, ptr %44, align 8, !tbaa !105
  %121 = load ptr, ptr %15, align 8, !tbaa !22
  store ptr %121, ptr %44, align 8, !tbaa !105
  store double %117, ptr %45, align 8, !tbaa !106
  store ptr %120, ptr %15, align 8, !tbaa !22
  br label %122

122:                                              ; preds = %119, %108
  %123 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %42) #14
  %124 = sub i64 %106, %64
  %125 = add i64 %124, %105
  %126 = uitofp i64 %125 to double
  %127 = fmul double %126, 5.000000e-10
  br i1 %118, label %128, label %138

128:                                              ; preds = %122
  br i1 %50, label %132, label %129

129:                                              ; preds = %128
  %130 = load double, ptr %46, align 8, !tbaa !107
  %131 = fcmp olt double %127, %130
  br i1 %131, label %132, label %135

132:                                              ; preds = %129, %128
  %133 = uitofp i64 %64 to double
  %134 = call double @llvm.fmuladd.f64(double %133, double 1.000000e-09, double %127)
  store double %117, ptr %2, align 8, !tbaa.struct !109
  store double %134, ptr %47, align 8, !tbaa.struct !111
  store double %127, ptr %46, align 8, !tbaa.struct !112
  br label %135

135:                                              ; preds = %132, %129
  %136 = add nuw nsw i32 %49, 1
  %137 = icmp eq i32 %136, 8
  br i1 %137, label %138, label %48, !llvm.loop !113

138:                                              ; preds = %135, %122, %101, %58, %51, %21
  %139 = phi i32 [ %24, %21 ], [ %113, %122 ], [ %102, %101 ], [ %66, %58 ], [ 0, %51 ], [ 0, %135 ]
  %140 = load ptr, ptr %15, align 8, !tbaa !22
  %141 = icmp eq ptr %140, null
  br i1 %141, label %146, label %142

142:                                              ; preds = %138
  %143 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 15
  %144 = load ptr, ptr %143, align 8, !tbaa !27
  %145 = call i32 %144(ptr noundef nonnull %140) #14
  br label %146

146:                                              ; preds = %142, %138
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #7
  %147 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %148 = load ptr, ptr %147, align 8, !tbaa !34
  %149 = call i32 %148(ptr noundef nonnull %4) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #7
  br label %150

150:                                              ; preds = %3, %146
  %151 = phi i32 [ %139, %146 ], [ %19, %3 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %15) #7
  ret i32 %151
}

; Function Attrs: nounwind
define dso_local ptr @queue_create(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 592) #14
  %5 = icmp eq ptr %4, null
  br i1 %5, label %43, label %6

6:                                                ; preds = %3
  store ptr %0, ptr %4, align 8, !tbaa !114
  %7 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 1
  store ptr %1, ptr %7, align 8, !tbaa !115
  %8 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 3, i32 1
  store i32 %2, ptr %8, align 8, !tbaa !116
  %9 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 20
  %10 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 21
  store ptr %9, ptr %10, align 8, !tbaa !117
  %11 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 22
  %12 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 23
  store ptr %11, ptr %12, align 8, !tbaa !118
  %13 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 26
  %14 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 27
  store ptr %13, ptr %14, align 8, !tbaa !119
  %15 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 7
  %16 = tail call i32 @pthread_create(ptr noundef nonnull %15, ptr noundef null, ptr noundef nonnull @park, ptr noundef nonnull %4) #14
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %42

18:                                               ; preds = %6
  %19 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 8
  %20 = tail call i32 @pthread_create(ptr noundef nonnull %19, ptr noundef null, ptr noundef nonnull @stage, ptr noundef nonnull %4) #14
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %43, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 10
  store atomic i32 1, ptr %23 seq_cst, align 4
  %24 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 33
  %25 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %24) #14
  %26 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 34
  %27 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %26) #14
  %28 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 35
  %29 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %28) #14
  %30 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 36
  %31 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %30) #14
  %32 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %24) #14
  %33 = load ptr, ptr %4, align 8, !tbaa !114
  %34 = getelementptr inbounds %struct.device, ptr %33, i64 0, i32 39
  %35 = load ptr, ptr %34, align 8, !tbaa !33
  %36 = tail call i32 @pthread_mutex_lock(ptr noundef %35) #14
  %37 = getelementptr inbounds %struct.ring, ptr %35, i64 0, i32 1
  %38 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %37) #14
  %39 = tail call i32 @pthread_mutex_unlock(ptr noundef %35) #14
  %40 = load i64, ptr %15, align 8, !tbaa !120
  %41 = tail call i32 @pthread_join(i64 noundef %40, ptr noundef null) #14
  br label %42

42:                                               ; preds = %6, %22
  tail call void @free(ptr noundef nonnull %4) #14
  br label %43

43:                                               ; preds = %42, %18, %3
  %44 = phi ptr [ null, %3 ], [ %4, %18 ], [ inttoptr (i64 1 to ptr), %42 ]
  ret ptr %44
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define internal ptr @park(ptr noundef %0) #3 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #14
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %7 = load atomic i32, ptr %6 seq_cst, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %280

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 26
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 3
  %27 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %28 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3, i32 1
  br label %31

31:                                               ; preds = %9, %47
  %32 = load atomic i32, ptr %11 seq_cst, align 8
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %36

34:                                               ; preds = %31
  %35 = load i64, ptr %12, align 8, !tbaa !121
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
  %45 = load i32, ptr %30, align 8, !tbaa !122
  %46 = call i64 @write(i32 noundef %45, ptr noundef nonnull @notify.one, i64 noundef 8) #14
  br label %47

47:                                               ; preds = %80, %278, %154, %159, %192, %44, %41
  %48 = load atomic i32, ptr %6 seq_cst, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %31, label %280, !llvm.loop !123

50:                                               ; preds = %36
  %51 = load ptr, ptr %14, align 8, !tbaa !124
  br label %52

52:                                               ; preds = %56, %50
  %53 = phi ptr [ %13, %50 ], [ %54, %56 ]
  %54 = load ptr, ptr %53, align 8, !tbaa !22
  %55 = icmp ne ptr %54, null
  br i1 %55, label %56, label %60

56:                                               ; preds = %52
  %57 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 1
  %58 = load i32, ptr %57, align 8, !tbaa !90
  %59 = icmp eq i32 %58, 5
  br i1 %59, label %60, label %52, !llvm.loop !125

60:                                               ; preds = %52, %56
  %61 = load atomic i64, ptr %10 seq_cst, align 8
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %63, label %72

63:                                               ; preds = %60
  %64 = load i32, ptr %15, align 8, !tbaa !126
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %72

66:                                               ; preds = %63
  %67 = load i32, ptr %16, align 8, !tbaa !127
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %72

69:                                               ; preds = %66
  %70 = load i32, ptr %17, align 8, !tbaa !128
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
  store i32 1, ptr %18, align 4, !tbaa !129
  %81 = call i32 @pthread_cond_wait(ptr noundef nonnull %19, ptr noundef nonnull %4) #14
  store i32 0, ptr %18, align 4, !tbaa !129
  br label %47

82:                                               ; preds = %76
  br i1 %77, label %83, label %196

83:                                               ; preds = %82
  br i1 %55, label %84, label %90

84:                                               ; preds = %83
  %85 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 3
  %86 = load i64, ptr %85, align 8, !tbaa !87
  %87 = getelementptr inbounds %struct.slot, ptr %51, i64 0, i32 4
  %88 = load i64, ptr %87, align 8, !tbaa !130
  %89 = icmp ult i64 %86, %88
  br i1 %89, label %196, label %90

90:                                               ; preds = %84, %83
  %91 = load ptr, ptr %0, align 8, !tbaa !114
  %92 = load ptr, ptr %14, align 8, !tbaa !124
  %93 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #14
  %94 = load ptr, ptr %91, align 8, !tbaa !14
  %95 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 33
  %96 = load ptr, ptr %95, align 8, !tbaa !19
  %97 = call i32 %94(ptr noundef %96) #14
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %139

99:                                               ; preds = %90
  %100 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 18
  %101 = load ptr, ptr %100, align 8, !tbaa !131
  %102 = getelementptr inbounds %struct.slot, ptr %92, i64 0, i32 3
  %103 = load ptr, ptr %102, align 8, !tbaa !26
  %104 = call i32 %101(ptr noundef %103) #14
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %110, label %106

106:                                              ; preds = %99
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #7
  %107 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 1
  %108 = load ptr, ptr %107, align 8, !tbaa !34
  %109 = call i32 %108(ptr noundef nonnull %3) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #7
  br label %139

110:                                              ; preds = %99
  %111 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 17
  br label %115

112:                                              ; preds = %125
  %113 = add nuw nsw i32 %117, 1
  %114 = icmp eq i32 %113, 16
  br i1 %114, label %135, label %115, !llvm.loop !132

115:                                              ; preds = %112, %110
  %116 = phi ptr [ %92, %110 ], [ %119, %112 ]
  %117 = phi i32 [ 1, %110 ], [ %113, %112 ]
  %118 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #14
  %119 = load ptr, ptr %116, align 8, !tbaa !23
  %120 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #14
  %121 = icmp eq ptr %119, null
  br i1 %121, label %131, label %122

122:                                              ; preds = %115
  %123 = load atomic i32, ptr %11 seq_cst, align 8
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %131

125:                                              ; preds = %122
  %126 = load ptr, ptr %111, align 8, !tbaa !100
  %127 = getelementptr inbounds %struct.slot, ptr %119, i64 0, i32 3
  %128 = load ptr, ptr %127, align 8, !tbaa !26
  %129 = call i32 %126(ptr noundef %128) #14
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %112, label %131

131:                                              ; preds = %125, %122, %115
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #7
  %132 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 1
  %133 = load ptr, ptr %132, align 8, !tbaa !34
  %134 = call i32 %133(ptr noundef nonnull %3) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #7
  br label %154

135:                                              ; preds = %112
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #7
  %136 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 1
  %137 = load ptr, ptr %136, align 8, !tbaa !34
  %138 = call i32 %137(ptr noundef nonnull %3) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #7
  br label %154

139:                                              ; preds = %106, %90
  %140 = phi i32 [ %97, %90 ], [ %104, %106 ]
  %141 = cmpxchg ptr %11, i32 0, i32 %140 seq_cst seq_cst, align 4
  %142 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #14
  %143 = call i32 @pthread_cond_signal(ptr noundef nonnull %19) #14
  %144 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #14
  %145 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %21) #14
  %146 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #14
  %147 = load ptr, ptr %0, align 8, !tbaa !114
  %148 = getelementptr inbounds %struct.device, ptr %147, i64 0, i32 39
  %149 = load ptr, ptr %148, align 8, !tbaa !33
  %150 = call i32 @pthread_mutex_lock(ptr noundef %149) #14
  %151 = getelementptr inbounds %struct.ring, ptr %149, i64 0, i32 1
  %152 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %151) #14
  %153 = call i32 @pthread_mutex_unlock(ptr noundef %149) #14
  br label %154

154:                                              ; preds = %135, %139, %131
  %155 = phi ptr [ %92, %139 ], [ %119, %135 ], [ %116, %131 ]
  %156 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #14
  %157 = load atomic i32, ptr %11 seq_cst, align 8
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %159, label %47

159:                                              ; preds = %154
  %160 = getelementptr inbounds %struct.slot, ptr %155, i64 0, i32 5
  %161 = load i64, ptr %160, align 8, !tbaa !133
  call fastcc void @land_many(ptr noundef nonnull %0, i64 noundef %161) #15
  %162 = load atomic i32, ptr %11 seq_cst, align 8
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %164, label %47

164:                                              ; preds = %159
  %165 = load ptr, ptr %14, align 8, !tbaa !124
  %166 = load ptr, ptr %155, align 8, !tbaa !23
  store ptr %166, ptr %14, align 8, !tbaa !124
  %167 = icmp eq ptr %166, null
  br i1 %167, label %168, label %169

168:                                              ; preds = %164
  store ptr %14, ptr %22, align 8, !tbaa !119
  br label %169

169:                                              ; preds = %168, %164
  store ptr null, ptr %155, align 8, !tbaa !23
  %170 = load ptr, ptr %0, align 8, !tbaa !114
  %171 = getelementptr inbounds %struct.device, ptr %170, i64 0, i32 39
  %172 = load ptr, ptr %171, align 8, !tbaa !33
  %173 = call i32 @pthread_mutex_lock(ptr noundef %172) #14
  %174 = icmp eq ptr %165, null
  br i1 %174, label %192, label %175

175:                                              ; preds = %169
  %176 = getelementptr inbounds %struct.ring, ptr %172, i64 0, i32 2
  %177 = load i64, ptr %23, align 8, !tbaa !134
  br label %179

178:                                              ; preds = %189
  store i64 %183, ptr %23, align 8, !tbaa !134
  br label %192

179:                                              ; preds = %189, %175
  %180 = phi i64 [ %177, %175 ], [ %183, %189 ]
  %181 = phi ptr [ %165, %175 ], [ %182, %189 ]
  %182 = load ptr, ptr %181, align 8, !tbaa !23
  %183 = add i64 %180, -1
  %184 = getelementptr inbounds %struct.slot, ptr %181, i64 0, i32 6
  %185 = load ptr, ptr %184, align 8, !tbaa !135
  %186 = icmp eq ptr %185, null
  br i1 %186, label %187, label %189

187:                                              ; preds = %179
  %188 = load ptr, ptr %176, align 8, !tbaa !22
  store ptr %188, ptr %181, align 8, !tbaa !23
  br label %189

189:                                              ; preds = %187, %179
  %190 = phi ptr [ %176, %187 ], [ %24, %179 ]
  store ptr %181, ptr %190, align 8, !tbaa !22
  %191 = icmp eq ptr %182, null
  br i1 %191, label %178, label %179, !llvm.loop !136

192:                                              ; preds = %178, %169
  %193 = getelementptr inbounds %struct.ring, ptr %172, i64 0, i32 1
  %194 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %193) #14
  %195 = call i32 @pthread_mutex_unlock(ptr noundef %172) #14
  br label %47

196:                                              ; preds = %84, %82
  %197 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 15
  %198 = load i32, ptr %197, align 8, !tbaa !137
  %199 = add i32 %198, 1
  store i32 %199, ptr %197, align 8, !tbaa !137
  %200 = load i32, ptr %25, align 4, !tbaa !138
  %201 = add i32 %200, 1
  store i32 %201, ptr %25, align 4, !tbaa !138
  %202 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 13
  %203 = load i64, ptr %202, align 8, !tbaa !139
  %204 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #14
  %205 = load ptr, ptr %0, align 8, !tbaa !114
  %206 = load ptr, ptr %205, align 8, !tbaa !14
  %207 = getelementptr inbounds %struct.device, ptr %205, i64 0, i32 33
  %208 = load ptr, ptr %207, align 8, !tbaa !19
  %209 = call i32 %206(ptr noundef %208) #14
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %211, label %223

211:                                              ; preds = %196
  %212 = load ptr, ptr %0, align 8, !tbaa !114
  %213 = getelementptr inbounds %struct.device, ptr %212, i64 0, i32 18
  %214 = load ptr, ptr %213, align 8, !tbaa !131
  %215 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 14
  %216 = load ptr, ptr %215, align 8, !tbaa !140
  %217 = call i32 %214(ptr noundef %216) #14
  %218 = load ptr, ptr %0, align 8, !tbaa !114
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #7
  %219 = getelementptr inbounds %struct.device, ptr %218, i64 0, i32 1
  %220 = load ptr, ptr %219, align 8, !tbaa !34
  %221 = call i32 %220(ptr noundef nonnull %2) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #7
  %222 = icmp eq i32 %217, 0
  br i1 %222, label %238, label %223

223:                                              ; preds = %211, %196
  %224 = phi i32 [ %217, %211 ], [ %209, %196 ]
  %225 = cmpxchg ptr %11, i32 0, i32 %224 seq_cst seq_cst, align 4
  %226 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #14
  %227 = call i32 @pthread_cond_signal(ptr noundef nonnull %19) #14
  %228 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #14
  %229 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %21) #14
  %230 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #14
  %231 = load ptr, ptr %0, align 8, !tbaa !114
  %232 = getelementptr inbounds %struct.device, ptr %231, i64 0, i32 39
  %233 = load ptr, ptr %232, align 8, !tbaa !33
  %234 = call i32 @pthread_mutex_lock(ptr noundef %233) #14
  %235 = getelementptr inbounds %struct.ring, ptr %233, i64 0, i32 1
  %236 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %235) #14
  %237 = call i32 @pthread_mutex_unlock(ptr noundef %233) #14
  br label %238

238:                                              ; preds = %223, %211
  %239 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #14
  %240 = load atomic i32, ptr %11 seq_cst, align 8
  %241 = icmp eq i32 %240, 0
  br i1 %241, label %242, label %266

242:                                              ; preds = %238
  call fastcc void @land_many(ptr noundef nonnull %0, i64 noundef %203) #15
  %243 = load i64, ptr %26, align 8, !tbaa !141
  %244 = icmp ult i64 %243, %203
  br i1 %244, label %266, label %245

245:                                              ; preds = %242
  %246 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 1
  %247 = load i32, ptr %246, align 8, !tbaa !90
  %248 = icmp eq i32 %247, 5
  br i1 %248, label %249, label %266

249:                                              ; preds = %245
  store i32 6, ptr %246, align 8, !tbaa !90
  %250 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 10
  %251 = load i64, ptr %250, align 8, !tbaa !142
  %252 = load i64, ptr %27, align 8, !tbaa !143
  %253 = sub i64 %252, %251
  store i64 %253, ptr %27, align 8, !tbaa !143
  %254 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 12
  %255 = load i64, ptr %254, align 8, !tbaa !144
  %256 = icmp ugt i64 %255, 65536
  %257 = sext i1 %256 to i32
  %258 = load i32, ptr %17, align 8, !tbaa !128
  %259 = add i32 %258, %257
  store i32 %259, ptr %17, align 8, !tbaa !128
  %260 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 3
  %261 = load i64, ptr %260, align 8, !tbaa !87
  store atomic i64 %261, ptr %12 seq_cst, align 8
  %262 = load ptr, ptr %28, align 8, !tbaa !145
  %263 = icmp eq ptr %262, null
  br i1 %263, label %266, label %264

264:                                              ; preds = %249
  %265 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #14
  br label %266

266:                                              ; preds = %264, %249, %245, %242, %238
  %267 = load i32, ptr %197, align 8, !tbaa !137
  %268 = add i32 %267, -1
  store i32 %268, ptr %197, align 8, !tbaa !137
  %269 = load i32, ptr %25, align 4, !tbaa !138
  %270 = add i32 %269, -1
  store i32 %270, ptr %25, align 4, !tbaa !138
  %271 = icmp eq i32 %268, 0
  br i1 %271, label %272, label %278

272:                                              ; preds = %266
  %273 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 1
  %274 = load i32, ptr %273, align 8, !tbaa !90
  %275 = icmp eq i32 %274, 7
  br i1 %275, label %276, label %278

276:                                              ; preds = %272
  store i32 0, ptr %273, align 8, !tbaa !90
  %277 = load ptr, ptr %29, align 8, !tbaa !146
  store ptr %277, ptr %54, align 8, !tbaa !147
  store ptr %54, ptr %29, align 8, !tbaa !146
  br label %278

278:                                              ; preds = %266, %272, %276
  %279 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %21) #14
  br label %47

280:                                              ; preds = %47, %1
  %281 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  store atomic i32 1, ptr %281 seq_cst, align 8
  %282 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #14
  ret ptr null
}

; Function Attrs: nounwind
define internal ptr @stage(ptr noundef %0) #3 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %8 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %10 = load atomic i32, ptr %9 seq_cst, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %390

12:                                               ; preds = %1
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %22 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %23 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %24 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %25 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %27 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %28 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  br label %32

32:                                               ; preds = %12, %387
  %33 = load ptr, ptr %13, align 8, !tbaa !145
  %34 = icmp eq ptr %33, null
  br i1 %34, label %47, label %35

35:                                               ; preds = %32
  %36 = load i32, ptr %14, align 4, !tbaa !148
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %47

38:                                               ; preds = %35
  %39 = load atomic i32, ptr %15 seq_cst, align 8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %47

41:                                               ; preds = %38
  %42 = load atomic i32, ptr %16 seq_cst, align 8
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %47

44:                                               ; preds = %41
  %45 = load atomic i32, ptr %9 seq_cst, align 4
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %49, label %47

47:                                               ; preds = %38, %41, %44, %35, %32
  %48 = call i32 @pthread_cond_wait(ptr noundef nonnull %21, ptr noundef nonnull %7) #14
  br label %387, !llvm.loop !149

49:                                               ; preds = %44
  %50 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 1
  %51 = load i32, ptr %50, align 8, !tbaa !90
  %52 = icmp eq i32 %51, 1
  br i1 %52, label %53, label %190

53:                                               ; preds = %49
  %54 = load i64, ptr %17, align 8, !tbaa !143
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %68, label %56

56:                                               ; preds = %53
  %57 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 10
  %58 = load i64, ptr %57, align 8, !tbaa !142
  %59 = add i64 %58, %54
  %60 = icmp ugt i64 %59, 772
  br i1 %60, label %61, label %68

61:                                               ; preds = %56
  store i32 1, ptr %18, align 8, !tbaa !127
  %62 = load i32, ptr %19, align 4, !tbaa !129
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %66, label %64

64:                                               ; preds = %61
  %65 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #14
  br label %66

66:                                               ; preds = %64, %61
  %67 = call i32 @pthread_cond_wait(ptr noundef nonnull %21, ptr noundef nonnull %7) #14
  store i32 0, ptr %18, align 8, !tbaa !127
  br label %387

68:                                               ; preds = %56, %53
  %69 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  %70 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 2
  %71 = load i32, ptr %70, align 4, !tbaa !150
  %72 = and i32 %71, 1
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %142, label %74

74:                                               ; preds = %68
  %75 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 5
  %76 = load ptr, ptr %75, align 8, !tbaa !91
  %77 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 6
  %78 = load ptr, ptr %77, align 8, !tbaa !151
  %79 = icmp ult ptr %76, %78
  br i1 %79, label %80, label %142

80:                                               ; preds = %74, %109
  %81 = phi ptr [ %113, %109 ], [ %76, %74 ]
  %82 = load i16, ptr %81, align 8, !tbaa !152
  %83 = icmp eq i16 %82, 11
  br i1 %83, label %84, label %109

84:                                               ; preds = %80
  %85 = getelementptr inbounds %struct.wait, ptr %81, i64 0, i32 1
  %86 = load ptr, ptr %85, align 8, !tbaa !154
  %87 = getelementptr inbounds %struct.wait, ptr %81, i64 0, i32 2
  %88 = load i64, ptr %87, align 8, !tbaa !155
  %89 = getelementptr inbounds %struct.queue, ptr %86, i64 0, i32 33
  %90 = call i32 @pthread_mutex_lock(ptr noundef nonnull %89) #14
  %91 = getelementptr inbounds %struct.queue, ptr %86, i64 0, i32 4
  %92 = load i64, ptr %91, align 8, !tbaa !82
  %93 = icmp ult i64 %92, %88
  br i1 %93, label %94, label %102

94:                                               ; preds = %84
  %95 = getelementptr inbounds %struct.queue, ptr %86, i64 0, i32 2
  %96 = load atomic i32, ptr %95 seq_cst, align 8
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %102

98:                                               ; preds = %94
  %99 = getelementptr inbounds %struct.queue, ptr %86, i64 0, i32 11
  %100 = load atomic i32, ptr %99 seq_cst, align 8
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %104, label %102

102:                                              ; preds = %98, %94, %84
  %103 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %89) #14
  br label %109

104:                                              ; preds = %98
  %105 = getelementptr inbounds %struct.queue, ptr %86, i64 0, i32 10
  %106 = load atomic i32, ptr %105 seq_cst, align 4
  %107 = icmp eq i32 %106, 0
  %108 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %89) #14
  br i1 %107, label %116, label %109

109:                                              ; preds = %104, %102, %80
  %110 = getelementptr inbounds %struct.command, ptr %81, i64 0, i32 2
  %111 = load i32, ptr %110, align 4, !tbaa !52
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds i8, ptr %81, i64 %112
  %114 = load ptr, ptr %77, align 8, !tbaa !151
  %115 = icmp ult ptr %113, %114
  br i1 %115, label %80, label %142, !llvm.loop !156

116:                                              ; preds = %104
  %117 = getelementptr inbounds %struct.wait, ptr %81, i64 0, i32 1
  %118 = getelementptr inbounds %struct.wait, ptr %81, i64 0, i32 2
  %119 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  %120 = load ptr, ptr %117, align 8, !tbaa !154
  %121 = load i64, ptr %118, align 8, !tbaa !155
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #7
  %122 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #14
  %123 = load i64, ptr %6, align 8, !tbaa !96
  %124 = load i64, ptr %22, align 8, !tbaa !98
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #7
  %125 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  %126 = getelementptr inbounds %struct.queue, ptr %120, i64 0, i32 33
  %127 = call i32 @pthread_mutex_lock(ptr noundef nonnull %126) #14
  %128 = getelementptr inbounds %struct.queue, ptr %120, i64 0, i32 4
  %129 = load i64, ptr %128, align 8, !tbaa !82
  %130 = icmp ult i64 %129, %121
  br i1 %130, label %131, label %139

131:                                              ; preds = %116
  %132 = mul i64 %123, 1000000000
  %133 = add i64 %124, 1000000
  %134 = add i64 %133, %132
  %135 = getelementptr inbounds %struct.queue, ptr %120, i64 0, i32 36
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #7
  %136 = udiv i64 %134, 1000000000
  store i64 %136, ptr %5, align 8, !tbaa !96
  %137 = urem i64 %134, 1000000000
  store i64 %137, ptr %23, align 8, !tbaa !98
  %138 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %135, ptr noundef nonnull %126, i32 noundef 1, ptr noundef nonnull %5) #14
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #7
  br label %139

139:                                              ; preds = %131, %116
  %140 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %126) #14
  %141 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  br label %387

142:                                              ; preds = %109, %74, %68
  %143 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  %144 = load i32, ptr %70, align 4, !tbaa !150
  %145 = and i32 %144, 2
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %190, label %147, !llvm.loop !149

147:                                              ; preds = %142
  %148 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 5
  %149 = load ptr, ptr %148, align 8, !tbaa !91
  %150 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 6
  %151 = load ptr, ptr %150, align 8, !tbaa !151
  %152 = icmp ult ptr %149, %151
  br i1 %152, label %153, label %190, !llvm.loop !149

153:                                              ; preds = %147, %170
  %154 = phi i32 [ %171, %170 ], [ 1, %147 ]
  %155 = phi ptr [ %175, %170 ], [ %149, %147 ]
  %156 = load i16, ptr %155, align 8, !tbaa !157
  %157 = icmp eq i16 %156, 14
  br i1 %157, label %158, label %170

158:                                              ; preds = %153
  %159 = getelementptr inbounds %struct.wait_ready, ptr %155, i64 0, i32 1
  %160 = load ptr, ptr %159, align 8, !tbaa !159
  %161 = load atomic i32, ptr %160 seq_cst, align 4
  %162 = icmp ne i32 %154, 0
  %163 = icmp ne i32 %161, 0
  %164 = select i1 %162, i1 %163, i1 false
  %165 = zext i1 %164 to i32
  %166 = icmp eq i32 %161, 2
  br i1 %166, label %167, label %170

167:                                              ; preds = %158
  %168 = load i32, ptr %70, align 4, !tbaa !150
  %169 = or i32 %168, 8
  store i32 %169, ptr %70, align 4, !tbaa !150
  br label %170

170:                                              ; preds = %167, %158, %153
  %171 = phi i32 [ %154, %153 ], [ %165, %167 ], [ %165, %158 ]
  %172 = getelementptr inbounds %struct.command, ptr %155, i64 0, i32 2
  %173 = load i32, ptr %172, align 4, !tbaa !52
  %174 = zext i32 %173 to i64
  %175 = getelementptr inbounds i8, ptr %155, i64 %174
  %176 = load ptr, ptr %150, align 8, !tbaa !151
  %177 = icmp ult ptr %175, %176
  br i1 %177, label %153, label %178, !llvm.loop !160

178:                                              ; preds = %170
  %179 = icmp eq i32 %171, 0
  br i1 %179, label %180, label %190, !llvm.loop !149

180:                                              ; preds = %178
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #7
  %181 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #14
  %182 = load i64, ptr %4, align 8, !tbaa !96
  %183 = mul i64 %182, 1000000000
  %184 = load i64, ptr %24, align 8, !tbaa !98
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #7
  %185 = add i64 %184, 1000000
  %186 = add i64 %185, %183
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #7
  %187 = udiv i64 %186, 1000000000
  store i64 %187, ptr %3, align 8, !tbaa !96
  %188 = urem i64 %186, 1000000000
  store i64 %188, ptr %25, align 8, !tbaa !98
  %189 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %21, ptr noundef nonnull %7, i32 noundef 1, ptr noundef nonnull %3) #14
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #7
  br label %387

190:                                              ; preds = %178, %147, %142, %49
  %191 = load ptr, ptr %33, align 8, !tbaa !147
  store ptr %191, ptr %13, align 8, !tbaa !145
  %192 = icmp eq ptr %191, null
  br i1 %192, label %193, label %194

193:                                              ; preds = %190
  store ptr %13, ptr %26, align 8, !tbaa !118
  br label %194

194:                                              ; preds = %193, %190
  store i32 1, ptr %14, align 4, !tbaa !148
  store i32 2, ptr %50, align 8, !tbaa !90
  %195 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  br i1 %52, label %196, label %233

196:                                              ; preds = %194
  %197 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 2
  %198 = load i32, ptr %197, align 4, !tbaa !150
  %199 = and i32 %198, 1
  %200 = icmp eq i32 %199, 0
  br i1 %200, label %233, label %201

201:                                              ; preds = %196
  %202 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 5
  %203 = load ptr, ptr %202, align 8, !tbaa !91
  %204 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 6
  %205 = load ptr, ptr %204, align 8, !tbaa !151
  %206 = icmp ult ptr %203, %205
  br i1 %206, label %207, label %233

207:                                              ; preds = %201
  %208 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 3
  br label %209

209:                                              ; preds = %226, %207
  %210 = phi ptr [ %203, %207 ], [ %230, %226 ]
  %211 = load i16, ptr %210, align 8, !tbaa !152
  %212 = icmp eq i16 %211, 11
  br i1 %212, label %213, label %226

213:                                              ; preds = %209
  %214 = getelementptr inbounds %struct.wait, ptr %210, i64 0, i32 1
  %215 = load ptr, ptr %214, align 8, !tbaa !154
  %216 = getelementptr inbounds %struct.queue, ptr %215, i64 0, i32 33
  %217 = call i32 @pthread_mutex_lock(ptr noundef nonnull %216) #14
  %218 = getelementptr inbounds %struct.queue, ptr %215, i64 0, i32 4
  %219 = load i64, ptr %218, align 8, !tbaa !82
  %220 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %216) #14
  %221 = getelementptr inbounds %struct.wait, ptr %210, i64 0, i32 2
  %222 = load i64, ptr %221, align 8, !tbaa !155
  %223 = icmp ult i64 %219, %222
  br i1 %223, label %224, label %226

224:                                              ; preds = %213
  %225 = load i64, ptr %208, align 8, !tbaa !87
  call fastcc void @add_failure(ptr noundef nonnull %27, i64 noundef %225, i64 noundef 1) #16
  br label %226

226:                                              ; preds = %224, %213, %209
  %227 = getelementptr inbounds %struct.command, ptr %210, i64 0, i32 2
  %228 = load i32, ptr %227, align 4, !tbaa !52
  %229 = zext i32 %228 to i64
  %230 = getelementptr inbounds i8, ptr %210, i64 %229
  %231 = load ptr, ptr %204, align 8, !tbaa !151
  %232 = icmp ult ptr %230, %231
  br i1 %232, label %209, label %233, !llvm.loop !161

233:                                              ; preds = %226, %201, %196, %194
  %234 = call fastcc i32 @hand_over(ptr noundef %0, ptr noundef nonnull %33, i16 noundef zeroext 4) #15
  %235 = icmp eq i32 %234, -1
  br i1 %235, label %236, label %385

236:                                              ; preds = %233
  %237 = load ptr, ptr %0, align 8, !tbaa !114
  %238 = getelementptr inbounds %struct.device, ptr %237, i64 0, i32 39
  %239 = load ptr, ptr %238, align 8, !tbaa !33
  %240 = call i32 @pthread_mutex_lock(ptr noundef %239) #14
  %241 = load atomic i32, ptr %15 seq_cst, align 8
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %243, label %382

243:                                              ; preds = %236
  %244 = getelementptr inbounds %struct.ring, ptr %239, i64 0, i32 1
  br label %245

245:                                              ; preds = %282, %243
  %246 = phi i32 [ 0, %243 ], [ %283, %282 ]
  %247 = load atomic i32, ptr %16 seq_cst, align 8
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %249, label %365

249:                                              ; preds = %245
  %250 = load atomic i32, ptr %9 seq_cst, align 4
  %251 = icmp eq i32 %250, 0
  br i1 %251, label %252, label %365

252:                                              ; preds = %249
  %253 = load ptr, ptr %0, align 8, !tbaa !114
  %254 = getelementptr inbounds %struct.device, ptr %253, i64 0, i32 39
  %255 = load ptr, ptr %254, align 8, !tbaa !33
  %256 = getelementptr inbounds %struct.ring, ptr %255, i64 0, i32 2
  %257 = load ptr, ptr %256, align 8, !tbaa !22
  %258 = icmp eq ptr %257, null
  br i1 %258, label %262, label %259

259:                                              ; preds = %252
  %260 = load i64, ptr %28, align 8, !tbaa !134
  %261 = icmp ult i64 %260, 64
  br i1 %261, label %365, label %262

262:                                              ; preds = %259, %252
  %263 = load ptr, ptr %29, align 8, !tbaa !162
  %264 = icmp eq ptr %263, null
  br i1 %264, label %269, label %265

265:                                              ; preds = %262
  %266 = load i64, ptr %28, align 8, !tbaa !134
  %267 = icmp eq i64 %266, 0
  %268 = zext i1 %267 to i32
  br label %269

269:                                              ; preds = %265, %262
  %270 = phi i32 [ 0, %262 ], [ %268, %265 ]
  %271 = icmp eq i32 %270, 0
  %272 = icmp eq i32 %246, 0
  %273 = select i1 %271, i1 %272, i1 false
  br i1 %273, label %274, label %365

274:                                              ; preds = %269
  %275 = load i64, ptr %28, align 8, !tbaa !134
  %276 = icmp eq i64 %275, 0
  br i1 %276, label %277, label %280

277:                                              ; preds = %274
  %278 = load i32, ptr %30, align 8, !tbaa !163
  %279 = icmp eq i32 %278, 0
  br i1 %279, label %286, label %280

280:                                              ; preds = %277, %274
  %281 = call i32 @pthread_cond_wait(ptr noundef nonnull %244, ptr noundef %239) #14
  br label %282

282:                                              ; preds = %364, %360, %355, %280
  %283 = phi i32 [ 0, %280 ], [ 0, %364 ], [ %361, %360 ], [ 0, %355 ]
  %284 = load atomic i32, ptr %15 seq_cst, align 8
  %285 = icmp eq i32 %284, 0
  br i1 %285, label %245, label %365, !llvm.loop !164

286:                                              ; preds = %277
  %287 = call i32 @pthread_mutex_unlock(ptr noundef %239) #14
  %288 = load ptr, ptr %0, align 8, !tbaa !114
  %289 = call ptr @calloc(i64 noundef 1, i64 noundef 56) #14
  %290 = icmp eq ptr %289, null
  br i1 %290, label %291, label %293

291:                                              ; preds = %286
  %292 = call i32 @pthread_mutex_lock(ptr noundef %239) #14
  br label %364

293:                                              ; preds = %286
  %294 = call ptr @calloc(i64 noundef 1, i64 noundef 327680) #14
  %295 = getelementptr inbounds %struct.slot, ptr %289, i64 0, i32 6
  store ptr %294, ptr %295, align 8, !tbaa !135
  %296 = ptrtoint ptr %294 to i64
  %297 = add i64 %296, 65535
  %298 = and i64 %297, -65536
  %299 = inttoptr i64 %298 to ptr
  %300 = icmp eq ptr %294, null
  br i1 %300, label %347, label %301

301:                                              ; preds = %293
  %302 = load ptr, ptr %288, align 8, !tbaa !14
  %303 = getelementptr inbounds %struct.device, ptr %288, i64 0, i32 33
  %304 = load ptr, ptr %303, align 8, !tbaa !19
  %305 = call i32 %302(ptr noundef %304) #14
  %306 = icmp eq i32 %305, 0
  br i1 %306, label %309, label %307

307:                                              ; preds = %301
  %308 = load ptr, ptr %295, align 8, !tbaa !135
  br label %347

309:                                              ; preds = %301
  %310 = getelementptr inbounds %struct.device, ptr %288, i64 0, i32 12
  %311 = load ptr, ptr %310, align 8, !tbaa !165
  %312 = call i32 %311(ptr noundef %299, i64 noundef 262144, i32 noundef 3) #14
  %313 = icmp eq i32 %312, 304
  %314 = select i1 %313, i32 2, i32 %312
  %315 = icmp eq i32 %314, 0
  br i1 %315, label %316, label %322

316:                                              ; preds = %309
  %317 = getelementptr inbounds %struct.slot, ptr %289, i64 0, i32 1
  store ptr %299, ptr %317, align 8, !tbaa !20
  %318 = getelementptr inbounds %struct.device, ptr %288, i64 0, i32 14
  %319 = load ptr, ptr %318, align 8, !tbaa !24
  %320 = getelementptr inbounds %struct.slot, ptr %289, i64 0, i32 3
  %321 = call i32 %319(ptr noundef nonnull %320, i32 noundef 3) #14
  br label %322

322:                                              ; preds = %316, %309
  %323 = phi i32 [ %314, %309 ], [ %321, %316 ]
  %324 = icmp eq i32 %323, 0
  br i1 %324, label %355, label %325

325:                                              ; preds = %322
  %326 = getelementptr inbounds %struct.slot, ptr %289, i64 0, i32 3
  %327 = load ptr, ptr %326, align 8, !tbaa !26
  %328 = icmp eq ptr %327, null
  br i1 %328, label %333, label %329

329:                                              ; preds = %325
  %330 = getelementptr inbounds %struct.device, ptr %288, i64 0, i32 15
  %331 = load ptr, ptr %330, align 8, !tbaa !27
  %332 = call i32 %331(ptr noundef nonnull %327) #14
  br label %333

333:                                              ; preds = %329, %325
  %334 = getelementptr inbounds %struct.slot, ptr %289, i64 0, i32 1
  %335 = load ptr, ptr %334, align 8, !tbaa !20
  %336 = icmp eq ptr %335, null
  br i1 %336, label %350, label %337

337:                                              ; preds = %333
  %338 = getelementptr inbounds %struct.device, ptr %288, i64 0, i32 36
  %339 = load ptr, ptr %338, align 8, !tbaa !166
  %340 = call i32 @pthread_rwlock_wrlock(ptr noundef %339) #14
  %341 = getelementptr inbounds %struct.device, ptr %288, i64 0, i32 13
  %342 = load ptr, ptr %341, align 8, !tbaa !167
  %343 = load ptr, ptr %334, align 8, !tbaa !20
  %344 = call i32 %342(ptr noundef %343) #14
  %345 = load ptr, ptr %338, align 8, !tbaa !166
  %346 = call i32 @pthread_rwlock_unlock(ptr noundef %345) #14
  br label %350

347:                                              ; preds = %307, %293
  %348 = phi ptr [ %308, %307 ], [ null, %293 ]
  %349 = phi i32 [ %305, %307 ], [ 2, %293 ]
  call void @free(ptr noundef %348) #14
  call void @free(ptr noundef nonnull %289) #14
  br label %360

350:                                              ; preds = %337, %333
  %351 = load ptr, ptr %295, align 8, !tbaa !135
  call void @free(ptr noundef %351) #14
  call void @free(ptr noundef nonnull %289) #14
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #7
  %352 = getelementptr inbounds %struct.device, ptr %288, i64 0, i32 1
  %353 = load ptr, ptr %352, align 8, !tbaa !34
  %354 = call i32 %353(ptr noundef nonnull %2) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #7
  br label %360

355:                                              ; preds = %322
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #7
  %356 = getelementptr inbounds %struct.device, ptr %288, i64 0, i32 1
  %357 = load ptr, ptr %356, align 8, !tbaa !34
  %358 = call i32 %357(ptr noundef nonnull %2) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #7
  store ptr %289, ptr %29, align 8, !tbaa !162
  %359 = call i32 @pthread_mutex_lock(ptr noundef %239) #14
  br label %282

360:                                              ; preds = %350, %347
  %361 = phi i32 [ %323, %350 ], [ %349, %347 ]
  %362 = call i32 @pthread_mutex_lock(ptr noundef %239) #14
  %363 = icmp eq i32 %361, 2
  br i1 %363, label %364, label %282

364:                                              ; preds = %360, %291
  store i32 1, ptr %30, align 8, !tbaa !163
  br label %282

365:                                              ; preds = %245, %249, %259, %269, %282
  %366 = phi i32 [ %246, %259 ], [ %283, %282 ], [ %246, %245 ], [ %246, %269 ], [ %246, %249 ]
  %367 = call i32 @pthread_mutex_unlock(ptr noundef %239) #14
  %368 = icmp eq i32 %366, 0
  br i1 %368, label %385, label %369

369:                                              ; preds = %365
  %370 = cmpxchg ptr %15, i32 0, i32 %366 seq_cst seq_cst, align 4
  %371 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  %372 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #14
  %373 = call i32 @pthread_cond_signal(ptr noundef nonnull %21) #14
  %374 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %31) #14
  %375 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  %376 = load ptr, ptr %0, align 8, !tbaa !114
  %377 = getelementptr inbounds %struct.device, ptr %376, i64 0, i32 39
  %378 = load ptr, ptr %377, align 8, !tbaa !33
  %379 = call i32 @pthread_mutex_lock(ptr noundef %378) #14
  %380 = getelementptr inbounds %struct.ring, ptr %378, i64 0, i32 1
  %381 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %380) #14
  br label %382

382:                                              ; preds = %236, %369
  %383 = phi ptr [ %378, %369 ], [ %239, %236 ]
  %384 = call i32 @pthread_mutex_unlock(ptr noundef %383) #14
  br label %385

385:                                              ; preds = %382, %365, %233
  %386 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  br label %387

387:                                              ; preds = %180, %139, %66, %385, %47
  %388 = load atomic i32, ptr %9 seq_cst, align 4
  %389 = icmp eq i32 %388, 0
  br i1 %389, label %32, label %390

390:                                              ; preds = %387, %1
  %391 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  store atomic i32 1, ptr %391 seq_cst, align 8
  %392 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  ret ptr null
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local i32 @queue_submit(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) local_unnamed_addr #3 {
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %8 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %10 = load ptr, ptr %9, align 8, !tbaa !146
  %11 = icmp eq ptr %10, null
  br i1 %11, label %17, label %12

12:                                               ; preds = %6
  %13 = load ptr, ptr %10, align 8, !tbaa !147
  store ptr %13, ptr %9, align 8, !tbaa !146
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(104) %10, i8 0, i64 104, i1 false)
  %15 = getelementptr inbounds i8, ptr %10, i64 112
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(28) %15, i8 0, i64 28, i1 false)
  %16 = getelementptr inbounds i8, ptr %10, i64 152
  store ptr null, ptr %16, align 8, !tbaa.struct !168
  br label %21

17:                                               ; preds = %6
  %18 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  %19 = tail call ptr @calloc(i64 noundef 1, i64 noundef 160) #14
  %20 = icmp eq ptr %19, null
  br i1 %20, label %289, label %21

21:                                               ; preds = %12, %17
  %22 = phi ptr [ %10, %12 ], [ %19, %17 ]
  %23 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 3
  store i64 %3, ptr %23, align 8, !tbaa !87
  %24 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 4
  store i64 %4, ptr %24, align 8, !tbaa !169
  %25 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 7
  store ptr %1, ptr %25, align 8, !tbaa !170
  %26 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 5
  store ptr %1, ptr %26, align 8, !tbaa !91
  %27 = getelementptr inbounds i8, ptr %1, i64 %2
  %28 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 6
  store ptr %27, ptr %28, align 8, !tbaa !151
  %29 = sub i64 %3, %4
  %30 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 9
  store i64 %29, ptr %30, align 8, !tbaa !171
  %31 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 22
  store ptr %5, ptr %31, align 8, !tbaa !172
  %32 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 17
  store i32 1, ptr %32, align 8, !tbaa !173
  %33 = icmp slt i64 %2, 1
  br i1 %33, label %121, label %34

34:                                               ; preds = %21
  %35 = icmp eq ptr %5, null
  %36 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 2
  %37 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 11
  br label %38

38:                                               ; preds = %109, %34
  %39 = phi i64 [ 1, %34 ], [ %110, %109 ]
  %40 = phi ptr [ %1, %34 ], [ %114, %109 ]
  br i1 %35, label %46, label %41

41:                                               ; preds = %38
  %42 = getelementptr inbounds %struct.command, ptr %40, i64 0, i32 1
  %43 = load i16, ptr %42, align 2, !tbaa !92
  %44 = zext i16 %43 to i64
  %45 = add i64 %39, %44
  br label %46

46:                                               ; preds = %41, %38
  %47 = phi i64 [ %45, %41 ], [ %39, %38 ]
  %48 = load i16, ptr %40, align 4, !tbaa !50
  switch i16 %48, label %107 [
    i16 1, label %49
    i16 5, label %67
    i16 6, label %67
    i16 7, label %73
    i16 10, label %77
    i16 15, label %109
    i16 14, label %100
    i16 11, label %103
  ]

49:                                               ; preds = %46
  %50 = getelementptr inbounds %struct.launch, ptr %40, i64 0, i32 1
  %51 = load ptr, ptr %50, align 8, !tbaa !22
  %52 = load i64, ptr %51, align 8, !tbaa !3
  %53 = getelementptr inbounds %struct.kernel, ptr %51, i64 0, i32 1
  %54 = load i64, ptr %53, align 8, !tbaa !3
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %56, label %61

56:                                               ; preds = %49
  %57 = getelementptr inbounds %struct.kernel, ptr %51, i64 0, i32 2
  %58 = load i64, ptr %57, align 8, !tbaa !3
  %59 = icmp ne i64 %58, 0
  %60 = zext i1 %59 to i64
  br label %61

61:                                               ; preds = %56, %49
  %62 = phi i64 [ 0, %56 ], [ 2, %49 ]
  %63 = phi i64 [ %60, %56 ], [ 1, %49 ]
  %64 = add i64 %52, %47
  %65 = add i64 %64, %62
  %66 = add i64 %65, %63
  br label %109

67:                                               ; preds = %46, %46
  %68 = add i64 %47, 2
  %69 = getelementptr inbounds %struct.copy, ptr %40, i64 0, i32 3
  %70 = load i64, ptr %69, align 8, !tbaa !75
  %71 = load i64, ptr %37, align 8, !tbaa !174
  %72 = add i64 %71, %70
  store i64 %72, ptr %37, align 8, !tbaa !174
  br label %109

73:                                               ; preds = %46
  %74 = add i64 %47, 4
  %75 = load i32, ptr %36, align 4, !tbaa !150
  %76 = or i32 %75, 4
  store i32 %76, ptr %36, align 4, !tbaa !150
  br label %109

77:                                               ; preds = %46
  %78 = getelementptr inbounds %struct.execute, ptr %40, i64 0, i32 2
  %79 = getelementptr inbounds %struct.command, ptr %40, i64 0, i32 2
  %80 = load i32, ptr %79, align 4, !tbaa !52
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds i8, ptr %40, i64 %81
  %83 = icmp ult ptr %78, %82
  br i1 %83, label %84, label %96

84:                                               ; preds = %77, %84
  %85 = phi i64 [ %90, %84 ], [ 0, %77 ]
  %86 = phi ptr [ %94, %84 ], [ %78, %77 ]
  %87 = getelementptr inbounds %struct.launch, ptr %86, i64 0, i32 1
  %88 = load ptr, ptr %87, align 8, !tbaa !22
  %89 = load i64, ptr %88, align 8, !tbaa !3
  %90 = add i64 %89, %85
  %91 = getelementptr inbounds %struct.command, ptr %86, i64 0, i32 2
  %92 = load i32, ptr %91, align 4, !tbaa !52
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds i8, ptr %86, i64 %93
  %95 = icmp ult ptr %94, %82
  br i1 %95, label %84, label %96, !llvm.loop !175

96:                                               ; preds = %84, %77
  %97 = phi i64 [ 0, %77 ], [ %90, %84 ]
  %98 = add i64 %47, 1
  %99 = add i64 %98, %97
  br label %109

100:                                              ; preds = %46
  %101 = load i32, ptr %36, align 4, !tbaa !150
  %102 = or i32 %101, 2
  store i32 %102, ptr %36, align 4, !tbaa !150
  br label %109

103:                                              ; preds = %46
  %104 = add i64 %47, 1
  %105 = load i32, ptr %36, align 4, !tbaa !150
  %106 = or i32 %105, 1
  store i32 %106, ptr %36, align 4, !tbaa !150
  br label %109

107:                                              ; preds = %46
  %108 = add i64 %47, 1
  br label %109

109:                                              ; preds = %107, %103, %100, %96, %73, %67, %61, %46
  %110 = phi i64 [ %108, %107 ], [ %104, %103 ], [ %47, %100 ], [ %47, %46 ], [ %99, %96 ], [ %74, %73 ], [ %68, %67 ], [ %66, %61 ]
  %111 = getelementptr inbounds %struct.command, ptr %40, i64 0, i32 2
  %112 = load i32, ptr %111, align 4, !tbaa !52
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds i8, ptr %40, i64 %113
  %115 = icmp ult ptr %114, %27
  br i1 %115, label %38, label %116, !llvm.loop !176

116:                                              ; preds = %109
  %117 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 10
  store i64 %110, ptr %117, align 8, !tbaa !142
  %118 = load i32, ptr %36, align 4, !tbaa !150
  %119 = and i32 %118, 1
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %162, label %124

121:                                              ; preds = %21
  %122 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 10
  store i64 1, ptr %122, align 8, !tbaa !142
  %123 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 2
  br label %162

124:                                              ; preds = %116, %155
  %125 = phi ptr [ %159, %155 ], [ %1, %116 ]
  %126 = load i16, ptr %125, align 8, !tbaa !152
  %127 = icmp eq i16 %126, 11
  br i1 %127, label %128, label %155

128:                                              ; preds = %124
  %129 = getelementptr inbounds %struct.wait, ptr %125, i64 0, i32 1
  %130 = load ptr, ptr %129, align 8, !tbaa !154
  %131 = getelementptr inbounds %struct.wait, ptr %125, i64 0, i32 2
  %132 = load i64, ptr %131, align 8, !tbaa !155
  %133 = getelementptr inbounds %struct.queue, ptr %130, i64 0, i32 33
  %134 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %133) #14
  %135 = getelementptr inbounds %struct.queue, ptr %130, i64 0, i32 4
  %136 = load i64, ptr %135, align 8, !tbaa !82
  %137 = icmp ult i64 %136, %132
  br i1 %137, label %138, label %146

138:                                              ; preds = %128
  %139 = getelementptr inbounds %struct.queue, ptr %130, i64 0, i32 2
  %140 = load atomic i32, ptr %139 seq_cst, align 8
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %142, label %146

142:                                              ; preds = %138
  %143 = getelementptr inbounds %struct.queue, ptr %130, i64 0, i32 11
  %144 = load atomic i32, ptr %143 seq_cst, align 8
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %148, label %146

146:                                              ; preds = %142, %138, %128
  %147 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %133) #14
  br label %155

148:                                              ; preds = %142
  %149 = getelementptr inbounds %struct.queue, ptr %130, i64 0, i32 10
  %150 = load atomic i32, ptr %149 seq_cst, align 4
  %151 = icmp eq i32 %150, 0
  %152 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %133) #14
  br i1 %151, label %153, label %155

153:                                              ; preds = %148
  %154 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  br label %238

155:                                              ; preds = %148, %146, %124
  %156 = getelementptr inbounds %struct.command, ptr %125, i64 0, i32 2
  %157 = load i32, ptr %156, align 4, !tbaa !52
  %158 = zext i32 %157 to i64
  %159 = getelementptr inbounds i8, ptr %125, i64 %158
  %160 = load ptr, ptr %28, align 8, !tbaa !151
  %161 = icmp ult ptr %159, %160
  br i1 %161, label %124, label %162, !llvm.loop !156

162:                                              ; preds = %155, %116, %121
  %163 = phi ptr [ %27, %116 ], [ %27, %121 ], [ %160, %155 ]
  %164 = phi ptr [ %36, %116 ], [ %123, %121 ], [ %36, %155 ]
  %165 = phi ptr [ %117, %116 ], [ %122, %121 ], [ %117, %155 ]
  %166 = load i32, ptr %164, align 4, !tbaa !150
  %167 = and i32 %166, 2
  %168 = icmp eq i32 %167, 0
  br i1 %168, label %197, label %169

169:                                              ; preds = %162
  %170 = load ptr, ptr %26, align 8, !tbaa !91
  %171 = icmp ult ptr %170, %163
  br i1 %171, label %172, label %197

172:                                              ; preds = %169, %189
  %173 = phi i32 [ %190, %189 ], [ 1, %169 ]
  %174 = phi ptr [ %194, %189 ], [ %170, %169 ]
  %175 = load i16, ptr %174, align 8, !tbaa !157
  %176 = icmp eq i16 %175, 14
  br i1 %176, label %177, label %189

177:                                              ; preds = %172
  %178 = getelementptr inbounds %struct.wait_ready, ptr %174, i64 0, i32 1
  %179 = load ptr, ptr %178, align 8, !tbaa !159
  %180 = load atomic i32, ptr %179 seq_cst, align 4
  %181 = icmp ne i32 %173, 0
  %182 = icmp ne i32 %180, 0
  %183 = select i1 %181, i1 %182, i1 false
  %184 = zext i1 %183 to i32
  %185 = icmp eq i32 %180, 2
  br i1 %185, label %186, label %189

186:                                              ; preds = %177
  %187 = load i32, ptr %164, align 4, !tbaa !150
  %188 = or i32 %187, 8
  store i32 %188, ptr %164, align 4, !tbaa !150
  br label %189

189:                                              ; preds = %186, %177, %172
  %190 = phi i32 [ %173, %172 ], [ %184, %186 ], [ %184, %177 ]
  %191 = getelementptr inbounds %struct.command, ptr %174, i64 0, i32 2
  %192 = load i32, ptr %191, align 4, !tbaa !52
  %193 = zext i32 %192 to i64
  %194 = getelementptr inbounds i8, ptr %174, i64 %193
  %195 = load ptr, ptr %28, align 8, !tbaa !151
  %196 = icmp ult ptr %194, %195
  br i1 %196, label %172, label %199, !llvm.loop !160

197:                                              ; preds = %162, %169
  %198 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  br label %202

199:                                              ; preds = %189
  %200 = icmp eq i32 %190, 0
  %201 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  br i1 %200, label %238, label %202

202:                                              ; preds = %197, %199
  %203 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %204 = load ptr, ptr %203, align 8, !tbaa !177
  %205 = icmp eq ptr %204, null
  %206 = select i1 %205, i64 80, i64 6
  %207 = load i64, ptr %165, align 8, !tbaa !142
  %208 = icmp ugt i64 %207, %206
  br i1 %208, label %238, label %209

209:                                              ; preds = %202
  %210 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 11
  %211 = load i64, ptr %210, align 8, !tbaa !174
  %212 = icmp ult i64 %211, 262145
  br i1 %212, label %213, label %238

213:                                              ; preds = %209
  %214 = load i32, ptr %164, align 4, !tbaa !150
  %215 = and i32 %214, 4
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %217, label %238

217:                                              ; preds = %213
  %218 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %219 = load ptr, ptr %218, align 8, !tbaa !145
  %220 = icmp eq ptr %219, null
  br i1 %220, label %221, label %238

221:                                              ; preds = %217
  %222 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %223 = load i32, ptr %222, align 4, !tbaa !148
  %224 = icmp eq i32 %223, 0
  br i1 %224, label %225, label %238

225:                                              ; preds = %221
  %226 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %227 = load i64, ptr %226, align 8, !tbaa !143
  %228 = icmp ne i64 %227, 0
  %229 = add i64 %227, %207
  %230 = icmp ugt i64 %229, 772
  %231 = select i1 %228, i1 %230, i1 false
  br i1 %231, label %238, label %232

232:                                              ; preds = %225
  %233 = load ptr, ptr %0, align 8, !tbaa !114
  %234 = getelementptr inbounds %struct.device, ptr %233, i64 0, i32 36
  %235 = load ptr, ptr %234, align 8, !tbaa !166
  %236 = tail call i32 @pthread_rwlock_tryrdlock(ptr noundef %235) #14
  %237 = icmp eq i32 %236, 0
  br i1 %237, label %245, label %238

238:                                              ; preds = %202, %209, %213, %217, %221, %153, %199, %225, %232
  %239 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 1
  store i32 1, ptr %239, align 8, !tbaa !90
  %240 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %241 = load ptr, ptr %240, align 8, !tbaa !118
  store ptr %22, ptr %241, align 8, !tbaa !22
  store ptr %22, ptr %240, align 8, !tbaa !118
  %242 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %243 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %242) #14
  %244 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  br label %289

245:                                              ; preds = %232
  store i32 1, ptr %222, align 4, !tbaa !148
  %246 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 1
  store i32 2, ptr %246, align 8, !tbaa !90
  %247 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  %248 = load i32, ptr %164, align 4, !tbaa !150
  %249 = and i32 %248, 1
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %281, label %251

251:                                              ; preds = %245
  %252 = load ptr, ptr %26, align 8, !tbaa !91
  %253 = load ptr, ptr %28, align 8, !tbaa !151
  %254 = icmp ult ptr %252, %253
  br i1 %254, label %255, label %281

255:                                              ; preds = %251
  %256 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  br label %257

257:                                              ; preds = %274, %255
  %258 = phi ptr [ %252, %255 ], [ %278, %274 ]
  %259 = load i16, ptr %258, align 8, !tbaa !152
  %260 = icmp eq i16 %259, 11
  br i1 %260, label %261, label %274

261:                                              ; preds = %257
  %262 = getelementptr inbounds %struct.wait, ptr %258, i64 0, i32 1
  %263 = load ptr, ptr %262, align 8, !tbaa !154
  %264 = getelementptr inbounds %struct.queue, ptr %263, i64 0, i32 33
  %265 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %264) #14
  %266 = getelementptr inbounds %struct.queue, ptr %263, i64 0, i32 4
  %267 = load i64, ptr %266, align 8, !tbaa !82
  %268 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %264) #14
  %269 = getelementptr inbounds %struct.wait, ptr %258, i64 0, i32 2
  %270 = load i64, ptr %269, align 8, !tbaa !155
  %271 = icmp ult i64 %267, %270
  br i1 %271, label %272, label %274

272:                                              ; preds = %261
  %273 = load i64, ptr %23, align 8, !tbaa !87
  tail call fastcc void @add_failure(ptr noundef nonnull %256, i64 noundef %273, i64 noundef 1) #16
  br label %274

274:                                              ; preds = %272, %261, %257
  %275 = getelementptr inbounds %struct.command, ptr %258, i64 0, i32 2
  %276 = load i32, ptr %275, align 4, !tbaa !52
  %277 = zext i32 %276 to i64
  %278 = getelementptr inbounds i8, ptr %258, i64 %277
  %279 = load ptr, ptr %28, align 8, !tbaa !151
  %280 = icmp ult ptr %278, %279
  br i1 %280, label %257, label %281, !llvm.loop !161

281:                                              ; preds = %274, %245, %251
  %282 = tail call fastcc i32 @hand_over(ptr noundef nonnull %0, ptr noundef nonnull %22, i16 noundef zeroext 1) #15
  %283 = load ptr, ptr %0, align 8, !tbaa !114
  %284 = getelementptr inbounds %struct.device, ptr %283, i64 0, i32 36
  %285 = load ptr, ptr %284, align 8, !tbaa !166
  %286 = tail call i32 @pthread_rwlock_unlock(ptr noundef %285) #14
  %287 = icmp ugt i32 %282, -3
  %288 = select i1 %287, i32 0, i32 %282
  br label %289

289:                                              ; preds = %238, %281, %17
  %290 = phi i32 [ 2, %17 ], [ %288, %281 ], [ 0, %238 ]
  ret i32 %290
}

declare i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define internal fastcc i32 @hand_over(ptr noundef %0, ptr noundef %1, i16 noundef zeroext %2) unnamed_addr #3 {
  %4 = alloca ptr, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = load ptr, ptr %0, align 8, !tbaa !114
  %7 = getelementptr inbounds %struct.device, ptr %6, i64 0, i32 41
  %8 = load atomic i64, ptr %7 seq_cst, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %17, label %10, !prof !178

10:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #7
  %11 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #14
  %12 = load i64, ptr %5, align 8, !tbaa !96
  %13 = mul i64 %12, 1000000000
  %14 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %15 = load i64, ptr %14, align 8, !tbaa !98
  %16 = add i64 %13, %15
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #7
  br label %17

17:                                               ; preds = %3, %10
  %18 = phi i64 [ %16, %10 ], [ 0, %3 ]
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  store i16 %2, ptr %19, align 8, !tbaa !179
  %20 = load ptr, ptr %0, align 8, !tbaa !114
  %21 = load ptr, ptr %20, align 8, !tbaa !14
  %22 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 33
  %23 = load ptr, ptr %22, align 8, !tbaa !19
  %24 = call i32 %21(ptr noundef %23) #14
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %84

26:                                               ; preds = %17
  %27 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 7
  %28 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 6
  %29 = load ptr, ptr %27, align 8, !tbaa !170
  %30 = load ptr, ptr %28, align 8, !tbaa !151
  %31 = icmp ult ptr %29, %30
  br i1 %31, label %32, label %59

32:                                               ; preds = %26
  %33 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 9
  %34 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 22
  %35 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 8
  %36 = load i64, ptr %33, align 8, !tbaa !171
  br label %37

37:                                               ; preds = %46, %32
  %38 = phi i64 [ %36, %32 ], [ %56, %46 ]
  %39 = phi ptr [ %29, %32 ], [ %51, %46 ]
  %40 = add i64 %38, 1
  %41 = load ptr, ptr %34, align 8, !tbaa !172
  %42 = icmp eq ptr %41, null
  %43 = select i1 %42, ptr @run_or_refuse, ptr @run_timed
  %44 = call i32 %43(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %39, i64 noundef %40) #14, !callees !180
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %78

46:                                               ; preds = %37
  %47 = getelementptr inbounds %struct.command, ptr %39, i64 0, i32 2
  %48 = load i32, ptr %47, align 4, !tbaa !52
  %49 = load ptr, ptr %27, align 8, !tbaa !170
  %50 = zext i32 %48 to i64
  %51 = getelementptr inbounds i8, ptr %49, i64 %50
  store ptr %51, ptr %27, align 8, !tbaa !170
  store i64 0, ptr %35, align 8, !tbaa !181
  %52 = getelementptr inbounds %struct.command, ptr %39, i64 0, i32 1
  %53 = load i16, ptr %52, align 2, !tbaa !92
  %54 = zext i16 %53 to i64
  %55 = load i64, ptr %33, align 8, !tbaa !171
  %56 = add i64 %55, %54
  store i64 %56, ptr %33, align 8, !tbaa !171
  %57 = load ptr, ptr %28, align 8, !tbaa !151
  %58 = icmp ult ptr %51, %57
  br i1 %58, label %37, label %59

59:                                               ; preds = %46, %26
  %60 = load ptr, ptr %0, align 8, !tbaa !114
  %61 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %62 = load ptr, ptr %61, align 8, !tbaa !115
  %63 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 14
  %64 = load ptr, ptr %63, align 8, !tbaa !140
  %65 = icmp eq ptr %64, null
  br i1 %65, label %66, label %73

66:                                               ; preds = %59
  %67 = getelementptr inbounds %struct.device, ptr %60, i64 0, i32 14
  %68 = load ptr, ptr %67, align 8, !tbaa !24
  %69 = call i32 %68(ptr noundef nonnull %63, i32 noundef 3) #14
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %78

71:                                               ; preds = %66
  %72 = load ptr, ptr %63, align 8, !tbaa !140
  br label %73

73:                                               ; preds = %71, %59
  %74 = phi ptr [ %72, %71 ], [ %64, %59 ]
  %75 = getelementptr inbounds %struct.device, ptr %60, i64 0, i32 16
  %76 = load ptr, ptr %75, align 8, !tbaa !99
  %77 = call i32 %76(ptr noundef %74, ptr noundef %62) #14
  br label %78

78:                                               ; preds = %37, %66, %73
  %79 = phi i32 [ %77, %73 ], [ %69, %66 ], [ %44, %37 ]
  %80 = load ptr, ptr %0, align 8, !tbaa !114
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #7
  %81 = getelementptr inbounds %struct.device, ptr %80, i64 0, i32 1
  %82 = load ptr, ptr %81, align 8, !tbaa !34
  %83 = call i32 %82(ptr noundef nonnull %4) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #7
  br label %84

84:                                               ; preds = %78, %17
  %85 = phi i32 [ %24, %17 ], [ %79, %78 ]
  %86 = icmp eq i64 %18, 0
  br i1 %86, label %94, label %87, !prof !178

87:                                               ; preds = %84
  %88 = load ptr, ptr %0, align 8, !tbaa !114
  %89 = getelementptr inbounds %struct.device, ptr %88, i64 0, i32 41
  %90 = load atomic i64, ptr %89 seq_cst, align 8
  %91 = icmp eq i64 %90, 0
  br i1 %91, label %94, label %92

92:                                               ; preds = %87
  %93 = inttoptr i64 %90 to ptr
  call fastcc void @add_span(ptr noundef nonnull %93, i64 noundef %18, i16 noundef zeroext %2, i16 noundef zeroext 2, i64 noundef 0) #15
  br label %94

94:                                               ; preds = %84, %87, %92
  %95 = add i32 %85, 2
  %96 = icmp ult i32 %95, 3
  br i1 %96, label %97, label %111

97:                                               ; preds = %94
  %98 = icmp ugt i32 %85, -3
  %99 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %100 = call i32 @pthread_mutex_lock(ptr noundef nonnull %99) #14
  store ptr null, ptr %1, align 8, !tbaa !147
  br i1 %98, label %101, label %139

101:                                              ; preds = %97
  %102 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  store i32 3, ptr %102, align 8, !tbaa !90
  %103 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %104 = load ptr, ptr %103, align 8, !tbaa !145
  store ptr %104, ptr %1, align 8, !tbaa !147
  %105 = icmp eq ptr %104, null
  br i1 %105, label %106, label %108

106:                                              ; preds = %101
  %107 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  store ptr %1, ptr %107, align 8, !tbaa !118
  br label %108

108:                                              ; preds = %101, %106
  store ptr %1, ptr %103, align 8, !tbaa !145
  %109 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %110 = call i32 @pthread_cond_signal(ptr noundef nonnull %109) #14
  br label %161

111:                                              ; preds = %94
  %112 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %113 = cmpxchg ptr %112, i32 0, i32 %85 seq_cst seq_cst, align 4
  %114 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %115 = call i32 @pthread_mutex_lock(ptr noundef nonnull %114) #14
  %116 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %117 = call i32 @pthread_cond_signal(ptr noundef nonnull %116) #14
  %118 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %119 = call i32 @pthread_cond_signal(ptr noundef nonnull %118) #14
  %120 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %121 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %120) #14
  %122 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %114) #14
  %123 = load ptr, ptr %0, align 8, !tbaa !114
  %124 = getelementptr inbounds %struct.device, ptr %123, i64 0, i32 39
  %125 = load ptr, ptr %124, align 8, !tbaa !33
  %126 = call i32 @pthread_mutex_lock(ptr noundef %125) #14
  %127 = getelementptr inbounds %struct.ring, ptr %125, i64 0, i32 1
  %128 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %127) #14
  %129 = call i32 @pthread_mutex_unlock(ptr noundef %125) #14
  %130 = call i32 @pthread_mutex_lock(ptr noundef nonnull %114) #14
  %131 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  store i32 4, ptr %131, align 8, !tbaa !90
  %132 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %133 = load ptr, ptr %132, align 8, !tbaa !145
  store ptr %133, ptr %1, align 8, !tbaa !147
  %134 = icmp eq ptr %133, null
  br i1 %134, label %135, label %137

135:                                              ; preds = %111
  %136 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  store ptr %1, ptr %136, align 8, !tbaa !118
  br label %137

137:                                              ; preds = %111, %135
  store ptr %1, ptr %132, align 8, !tbaa !145
  %138 = call i32 @pthread_cond_signal(ptr noundef nonnull %118) #14
  br label %161

139:                                              ; preds = %97
  %140 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %141 = load ptr, ptr %140, align 8, !tbaa !117
  store ptr %1, ptr %141, align 8, !tbaa !22
  store ptr %1, ptr %140, align 8, !tbaa !117
  %142 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 10
  %143 = load i64, ptr %142, align 8, !tbaa !142
  %144 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %145 = load i64, ptr %144, align 8, !tbaa !143
  %146 = add i64 %145, %143
  store i64 %146, ptr %144, align 8, !tbaa !143
  %147 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 12
  %148 = load i64, ptr %147, align 8, !tbaa !144
  %149 = icmp ugt i64 %148, 65536
  %150 = zext i1 %149 to i32
  %151 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %152 = load i32, ptr %151, align 8, !tbaa !128
  %153 = add i32 %152, %150
  store i32 %153, ptr %151, align 8, !tbaa !128
  %154 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  store i32 5, ptr %154, align 8, !tbaa !90
  %155 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 2
  %156 = load i64, ptr %155, align 8, !tbaa !182
  %157 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 13
  store i64 %156, ptr %157, align 8, !tbaa !139
  %158 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 3
  %159 = load i64, ptr %158, align 8, !tbaa !87
  %160 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store i64 %159, ptr %160, align 8, !tbaa !82
  br label %161

161:                                              ; preds = %137, %139, %108
  %162 = phi ptr [ %114, %137 ], [ %99, %139 ], [ %99, %108 ]
  %163 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store i32 0, ptr %163, align 4, !tbaa !148
  %164 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %165 = load ptr, ptr %164, align 8, !tbaa !145
  %166 = icmp eq ptr %165, null
  br i1 %166, label %170, label %167

167:                                              ; preds = %161
  %168 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %169 = call i32 @pthread_cond_signal(ptr noundef nonnull %168) #14
  br label %170

170:                                              ; preds = %167, %161
  %171 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %172 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %171) #14
  %173 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %174 = load atomic i64, ptr %173 seq_cst, align 8
  %175 = icmp eq i64 %174, 0
  br i1 %175, label %176, label %188

176:                                              ; preds = %170
  %177 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %178 = load i32, ptr %177, align 8, !tbaa !126
  %179 = icmp eq i32 %178, 0
  br i1 %179, label %180, label %188

180:                                              ; preds = %176
  %181 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %182 = load i32, ptr %181, align 8, !tbaa !127
  %183 = icmp eq i32 %182, 0
  br i1 %183, label %184, label %188

184:                                              ; preds = %180
  %185 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %186 = load i32, ptr %185, align 8, !tbaa !128
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %195, label %188

188:                                              ; preds = %184, %180, %176, %170
  %189 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %190 = load i32, ptr %189, align 4, !tbaa !129
  %191 = icmp eq i32 %190, 0
  br i1 %191, label %195, label %192

192:                                              ; preds = %188
  %193 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %194 = call i32 @pthread_cond_signal(ptr noundef nonnull %193) #14
  br label %195

195:                                              ; preds = %192, %188, %184
  %196 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %162) #14
  ret i32 %85
}

; Function Attrs: nounwind
define dso_local i64 @queue_completed(ptr noundef %0) local_unnamed_addr #3 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #14
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #7
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %7 = load i64, ptr %6, align 8, !tbaa !121
  store i64 %7, ptr %3, align 8, !tbaa !3
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %9 = load ptr, ptr %8, align 8, !tbaa !177
  %10 = icmp eq ptr %9, null
  %11 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #14
  br i1 %10, label %48, label %12

12:                                               ; preds = %1
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %14 = load atomic i32, ptr %13 seq_cst, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %48

16:                                               ; preds = %12
  %17 = load ptr, ptr %0, align 8, !tbaa !114
  %18 = load ptr, ptr %17, align 8, !tbaa !14
  %19 = getelementptr inbounds %struct.device, ptr %17, i64 0, i32 33
  %20 = load ptr, ptr %19, align 8, !tbaa !19
  %21 = tail call i32 %18(ptr noundef %20) #14
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %30

23:                                               ; preds = %16
  %24 = call fastcc i32 @harvest(ptr noundef nonnull %0, ptr noundef nonnull %3) #15
  %25 = load ptr, ptr %0, align 8, !tbaa !114
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #7
  %26 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 1
  %27 = load ptr, ptr %26, align 8, !tbaa !34
  %28 = call i32 %27(ptr noundef nonnull %2) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #7
  %29 = icmp eq i32 %24, 0
  br i1 %29, label %48, label %30

30:                                               ; preds = %16, %23
  %31 = phi i32 [ %24, %23 ], [ %21, %16 ]
  %32 = cmpxchg ptr %13, i32 0, i32 %31 seq_cst seq_cst, align 4
  %33 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #14
  %34 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %35 = call i32 @pthread_cond_signal(ptr noundef nonnull %34) #14
  %36 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %37 = call i32 @pthread_cond_signal(ptr noundef nonnull %36) #14
  %38 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %39 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %38) #14
  %40 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #14
  %41 = load ptr, ptr %0, align 8, !tbaa !114
  %42 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 39
  %43 = load ptr, ptr %42, align 8, !tbaa !33
  %44 = call i32 @pthread_mutex_lock(ptr noundef %43) #14
  %45 = getelementptr inbounds %struct.ring, ptr %43, i64 0, i32 1
  %46 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %45) #14
  %47 = call i32 @pthread_mutex_unlock(ptr noundef %43) #14
  br label %48

48:                                               ; preds = %23, %30, %12, %1
  %49 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %50 = load atomic i32, ptr %49 seq_cst, align 8
  %51 = icmp eq i32 %50, 0
  %52 = load i64, ptr %3, align 8
  %53 = select i1 %51, i64 %52, i64 -1
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #7
  ret i64 %53
}

; Function Attrs: nounwind
define internal fastcc i32 @harvest(ptr noundef %0, ptr nocapture noundef writeonly %1) unnamed_addr #3 {
  %3 = alloca float, align 4
  %4 = alloca %struct.timespec, align 8
  %5 = load ptr, ptr %0, align 8, !tbaa !114
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #14
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %9 = load ptr, ptr %8, align 8, !tbaa !177
  %10 = icmp eq ptr %9, null
  br i1 %10, label %213, label %11

11:                                               ; preds = %2
  %12 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 17
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 3
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 1
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %19 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %27 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %28 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  br label %29

29:                                               ; preds = %11, %206
  %30 = phi ptr [ %9, %11 ], [ %207, %206 ]
  %31 = phi i64 [ 0, %11 ], [ %116, %206 ]
  %32 = getelementptr inbounds %struct.batch, ptr %30, i64 0, i32 1
  %33 = load i32, ptr %32, align 8, !tbaa !90
  %34 = icmp eq i32 %33, 5
  br i1 %34, label %35, label %115

35:                                               ; preds = %29
  %36 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #14
  %37 = load ptr, ptr %12, align 8, !tbaa !100
  %38 = getelementptr inbounds %struct.batch, ptr %30, i64 0, i32 14
  %39 = load ptr, ptr %38, align 8, !tbaa !140
  %40 = call i32 %37(ptr noundef %39) #14
  %41 = call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #14
  %42 = icmp eq i32 %40, 0
  br i1 %42, label %43, label %209

43:                                               ; preds = %35
  %44 = load atomic i32, ptr %13 seq_cst, align 8
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %209

46:                                               ; preds = %43
  %47 = getelementptr inbounds %struct.batch, ptr %30, i64 0, i32 12
  %48 = load i64, ptr %47, align 8, !tbaa !144
  %49 = add i64 %48, %31
  %50 = load i64, ptr %14, align 8, !tbaa !141
  %51 = getelementptr inbounds %struct.batch, ptr %30, i64 0, i32 13
  %52 = load i64, ptr %51, align 8, !tbaa !139
  %53 = icmp ult i64 %50, %52
  br i1 %53, label %54, label %115

54:                                               ; preds = %46
  %55 = load i32, ptr %15, align 4, !tbaa !183
  %56 = icmp ne i32 %55, 0
  %57 = icmp ugt i64 %49, 65536
  %58 = select i1 %56, i1 true, i1 %57
  br i1 %58, label %209, label %59

59:                                               ; preds = %54, %111
  %60 = phi i64 [ %113, %111 ], [ %50, %54 ]
  %61 = load ptr, ptr %16, align 8, !tbaa !184
  %62 = load i64, ptr %17, align 8, !tbaa !185
  %63 = add i64 %62, -1
  %64 = and i64 %63, %60
  %65 = getelementptr inbounds %struct.arrival, ptr %61, i64 %64
  %66 = load ptr, ptr %65, align 8, !tbaa !186
  %67 = icmp eq ptr %66, null
  br i1 %67, label %68, label %84

68:                                               ; preds = %59
  %69 = getelementptr inbounds %struct.arrival, ptr %61, i64 %64, i32 1
  %70 = load ptr, ptr %69, align 8, !tbaa !188
  %71 = getelementptr inbounds i8, ptr %70, i64 2312
  %72 = load i64, ptr %71, align 8, !tbaa !3
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %111, label %74

74:                                               ; preds = %68
  %75 = getelementptr inbounds %struct.arrival, ptr %61, i64 %64, i32 3
  %76 = load i64, ptr %75, align 8, !tbaa !189
  %77 = getelementptr inbounds %struct.arrival, ptr %61, i64 %64, i32 4
  %78 = load ptr, ptr %77, align 8, !tbaa !190
  %79 = getelementptr inbounds %struct.kernel, ptr %78, i64 0, i32 3
  %80 = load i64, ptr %78, align 8, !tbaa !3
  %81 = getelementptr inbounds %struct.task, ptr %79, i64 %80
  call fastcc void @add_failed_assert(ptr noundef nonnull %18, i64 noundef %76, ptr noundef nonnull %70, ptr noundef nonnull %81) #16
  %82 = load ptr, ptr %65, align 8, !tbaa !186
  %83 = icmp eq ptr %82, null
  br i1 %83, label %111, label %84

84:                                               ; preds = %74, %59
  %85 = phi ptr [ %66, %59 ], [ %82, %74 ]
  %86 = getelementptr inbounds %struct.arrival, ptr %61, i64 %64, i32 1
  %87 = load ptr, ptr %86, align 8, !tbaa !188
  %88 = getelementptr inbounds %struct.arrival, ptr %61, i64 %64, i32 2
  %89 = load i64, ptr %88, align 8, !tbaa !191
  %90 = load ptr, ptr %0, align 8, !tbaa !114
  %91 = getelementptr inbounds %struct.device, ptr %90, i64 0, i32 41
  %92 = load atomic i64, ptr %91 seq_cst, align 8
  %93 = icmp eq i64 %92, 0
  br i1 %93, label %94, label %96, !prof !178

94:                                               ; preds = %84
  %95 = call ptr @memcpy(ptr noundef nonnull %85, ptr noundef %87, i64 noundef %89) #14
  br label %111

96:                                               ; preds = %84
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #7
  %97 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #14
  %98 = load i64, ptr %4, align 8, !tbaa !96
  %99 = mul i64 %98, 1000000000
  %100 = load i64, ptr %19, align 8, !tbaa !98
  %101 = add i64 %99, %100
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #7
  %102 = call ptr @memcpy(ptr noundef nonnull %85, ptr noundef %87, i64 noundef %89) #14
  %103 = icmp eq i64 %101, 0
  br i1 %103, label %111, label %104, !prof !178

104:                                              ; preds = %96
  %105 = load ptr, ptr %0, align 8, !tbaa !114
  %106 = getelementptr inbounds %struct.device, ptr %105, i64 0, i32 41
  %107 = load atomic i64, ptr %106 seq_cst, align 8
  %108 = icmp eq i64 %107, 0
  br i1 %108, label %111, label %109

109:                                              ; preds = %104
  %110 = inttoptr i64 %107 to ptr
  call fastcc void @add_span(ptr noundef nonnull %110, i64 noundef %101, i16 noundef zeroext 1, i16 noundef zeroext 5, i64 noundef %89) #15
  br label %111

111:                                              ; preds = %109, %104, %96, %94, %74, %68
  %112 = load i64, ptr %14, align 8, !tbaa !192
  %113 = add i64 %112, 1
  store i64 %113, ptr %14, align 8, !tbaa !192
  %114 = icmp ult i64 %113, %52
  br i1 %114, label %59, label %115, !llvm.loop !193

115:                                              ; preds = %111, %46, %29
  %116 = phi i64 [ %49, %46 ], [ %31, %29 ], [ %49, %111 ]
  %117 = getelementptr inbounds %struct.batch, ptr %30, i64 0, i32 19
  %118 = load i32, ptr %117, align 8, !tbaa !194
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %168, label %120

120:                                              ; preds = %115
  %121 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #14
  %122 = load ptr, ptr %0, align 8, !tbaa !114
  %123 = getelementptr inbounds %struct.device, ptr %122, i64 0, i32 38
  %124 = call i32 @pthread_mutex_lock(ptr noundef nonnull %123) #14
  %125 = load i32, ptr %117, align 8, !tbaa !194
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %163, label %127

127:                                              ; preds = %120
  %128 = getelementptr inbounds %struct.batch, ptr %30, i64 0, i32 22
  %129 = getelementptr inbounds %struct.batch, ptr %30, i64 0, i32 21
  %130 = getelementptr inbounds %struct.device, ptr %122, i64 0, i32 19
  %131 = getelementptr inbounds %struct.device, ptr %122, i64 0, i32 35
  %132 = getelementptr inbounds %struct.device, ptr %122, i64 0, i32 37
  br label %134

133:                                              ; preds = %134
  br i1 %154, label %163, label %156

134:                                              ; preds = %134, %127
  %135 = phi i64 [ 0, %127 ], [ %150, %134 ]
  %136 = load ptr, ptr %128, align 8, !tbaa !172
  %137 = load ptr, ptr %129, align 8, !tbaa !195
  %138 = getelementptr inbounds %struct.stamp, ptr %137, i64 %135
  %139 = getelementptr inbounds %struct.stamp, ptr %137, i64 %135, i32 1
  %140 = load i64, ptr %139, align 8, !tbaa !196
  %141 = getelementptr inbounds double, ptr %136, i64 %140
  %142 = load ptr, ptr %138, align 8, !tbaa !198
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #7
  store float 0.000000e+00, ptr %3, align 4, !tbaa !102
  %143 = load ptr, ptr %130, align 8, !tbaa !104
  %144 = load ptr, ptr %131, align 8, !tbaa !105
  %145 = call i32 %143(ptr noundef nonnull %3, ptr noundef %144, ptr noundef %142) #14
  %146 = load double, ptr %132, align 8, !tbaa !106
  %147 = load float, ptr %3, align 4, !tbaa !102
  %148 = fpext float %147 to double
  %149 = call double @llvm.fmuladd.f64(double %148, double 1.000000e-03, double %146)
  store double %149, ptr %141, align 8, !tbaa !110
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #7
  %150 = add nuw nsw i64 %135, 1
  %151 = load i32, ptr %117, align 8, !tbaa !194
  %152 = zext i32 %151 to i64
  %153 = icmp uge i64 %150, %152
  %154 = icmp ne i32 %145, 0
  %155 = select i1 %153, i1 true, i1 %154
  br i1 %155, label %133, label %134, !llvm.loop !199

156:                                              ; preds = %133
  %157 = add i32 %151, -1
  %158 = zext i32 %157 to i64
  %159 = load ptr, ptr %129, align 8, !tbaa !195
  %160 = getelementptr inbounds %struct.stamp, ptr %159, i64 %158
  %161 = load ptr, ptr %131, align 8, !tbaa !105
  %162 = load ptr, ptr %160, align 8, !tbaa !22
  store ptr %162, ptr %131, align 8, !tbaa !105
  store double %149, ptr %132, align 8, !tbaa !106
  store ptr %161, ptr %160, align 8, !tbaa !22
  br label %163

163:                                              ; preds = %120, %133, %156
  %164 = phi i32 [ 0, %156 ], [ %145, %133 ], [ 0, %120 ]
  %165 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %123) #14
  %166 = call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #14
  %167 = icmp eq i32 %164, 0
  br i1 %167, label %168, label %209

168:                                              ; preds = %163, %115
  %169 = load ptr, ptr %8, align 8, !tbaa !177
  %170 = getelementptr inbounds %struct.batch, ptr %169, i64 0, i32 1
  %171 = load i32, ptr %170, align 8, !tbaa !90
  %172 = icmp eq i32 %171, 5
  br i1 %172, label %173, label %190

173:                                              ; preds = %168
  store i32 6, ptr %170, align 8, !tbaa !90
  %174 = getelementptr inbounds %struct.batch, ptr %169, i64 0, i32 10
  %175 = load i64, ptr %174, align 8, !tbaa !142
  %176 = load i64, ptr %20, align 8, !tbaa !143
  %177 = sub i64 %176, %175
  store i64 %177, ptr %20, align 8, !tbaa !143
  %178 = getelementptr inbounds %struct.batch, ptr %169, i64 0, i32 12
  %179 = load i64, ptr %178, align 8, !tbaa !144
  %180 = icmp ugt i64 %179, 65536
  %181 = sext i1 %180 to i32
  %182 = load i32, ptr %21, align 8, !tbaa !128
  %183 = add i32 %182, %181
  store i32 %183, ptr %21, align 8, !tbaa !128
  %184 = getelementptr inbounds %struct.batch, ptr %169, i64 0, i32 3
  %185 = load i64, ptr %184, align 8, !tbaa !87
  store atomic i64 %185, ptr %22 seq_cst, align 8
  %186 = load ptr, ptr %23, align 8, !tbaa !145
  %187 = icmp eq ptr %186, null
  br i1 %187, label %190, label %188

188:                                              ; preds = %173
  %189 = call i32 @pthread_cond_signal(ptr noundef nonnull %24) #14
  br label %190

190:                                              ; preds = %188, %173, %168
  %191 = load ptr, ptr %169, align 8, !tbaa !147
  store ptr %191, ptr %8, align 8, !tbaa !177
  %192 = icmp eq ptr %191, null
  br i1 %192, label %193, label %194

193:                                              ; preds = %190
  store ptr %8, ptr %25, align 8, !tbaa !117
  br label %194

194:                                              ; preds = %193, %190
  store i32 7, ptr %170, align 8, !tbaa !90
  %195 = getelementptr inbounds %struct.batch, ptr %169, i64 0, i32 15
  %196 = load i32, ptr %195, align 8, !tbaa !137
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %198, label %200

198:                                              ; preds = %194
  store i32 0, ptr %170, align 8, !tbaa !90
  %199 = load ptr, ptr %26, align 8, !tbaa !146
  store ptr %199, ptr %169, align 8, !tbaa !147
  store ptr %169, ptr %26, align 8, !tbaa !146
  br label %200

200:                                              ; preds = %198, %194
  %201 = load i32, ptr %27, align 8, !tbaa !126
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %206, label %203

203:                                              ; preds = %200
  %204 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %28) #14
  %205 = load ptr, ptr %8, align 8, !tbaa !177
  br label %206

206:                                              ; preds = %200, %203
  %207 = phi ptr [ %191, %200 ], [ %205, %203 ]
  %208 = icmp eq ptr %207, null
  br i1 %208, label %213, label %29, !llvm.loop !200

209:                                              ; preds = %163, %54, %35, %43
  %210 = phi i32 [ %164, %163 ], [ 0, %54 ], [ %40, %35 ], [ 0, %43 ]
  %211 = load ptr, ptr %8, align 8, !tbaa !177
  %212 = icmp eq ptr %211, null
  br i1 %212, label %213, label %263

213:                                              ; preds = %206, %2, %209
  %214 = phi i32 [ %210, %209 ], [ 0, %2 ], [ 0, %206 ]
  %215 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %216 = load ptr, ptr %215, align 8, !tbaa !145
  %217 = icmp eq ptr %216, null
  br i1 %217, label %218, label %260

218:                                              ; preds = %213
  %219 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %220 = load i32, ptr %219, align 4, !tbaa !148
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %222, label %260

222:                                              ; preds = %218
  %223 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %224 = load ptr, ptr %223, align 8, !tbaa !201
  %225 = icmp eq ptr %224, null
  br i1 %225, label %260, label %226

226:                                              ; preds = %222
  %227 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %228 = load atomic i32, ptr %227 seq_cst, align 8
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %230, label %260

230:                                              ; preds = %226
  %231 = load ptr, ptr %223, align 8, !tbaa !201
  %232 = load ptr, ptr %0, align 8, !tbaa !114
  %233 = getelementptr inbounds %struct.device, ptr %232, i64 0, i32 39
  %234 = load ptr, ptr %233, align 8, !tbaa !33
  %235 = call i32 @pthread_mutex_lock(ptr noundef %234) #14
  %236 = icmp eq ptr %231, null
  br i1 %236, label %256, label %237

237:                                              ; preds = %230
  %238 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %239 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %240 = getelementptr inbounds %struct.ring, ptr %234, i64 0, i32 2
  %241 = load i64, ptr %238, align 8, !tbaa !134
  br label %243

242:                                              ; preds = %253
  store i64 %247, ptr %238, align 8, !tbaa !134
  br label %256

243:                                              ; preds = %253, %237
  %244 = phi i64 [ %241, %237 ], [ %247, %253 ]
  %245 = phi ptr [ %231, %237 ], [ %246, %253 ]
  %246 = load ptr, ptr %245, align 8, !tbaa !23
  %247 = add i64 %244, -1
  %248 = getelementptr inbounds %struct.slot, ptr %245, i64 0, i32 6
  %249 = load ptr, ptr %248, align 8, !tbaa !135
  %250 = icmp eq ptr %249, null
  br i1 %250, label %251, label %253

251:                                              ; preds = %243
  %252 = load ptr, ptr %240, align 8, !tbaa !22
  store ptr %252, ptr %245, align 8, !tbaa !23
  br label %253

253:                                              ; preds = %251, %243
  %254 = phi ptr [ %240, %251 ], [ %239, %243 ]
  store ptr %245, ptr %254, align 8, !tbaa !22
  %255 = icmp eq ptr %246, null
  br i1 %255, label %242, label %243, !llvm.loop !136

256:                                              ; preds = %230, %242
  %257 = getelementptr inbounds %struct.ring, ptr %234, i64 0, i32 1
  %258 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %257) #14
  %259 = call i32 @pthread_mutex_unlock(ptr noundef %234) #14
  store ptr null, ptr %223, align 8, !tbaa !201
  br label %260

260:                                              ; preds = %213, %218, %222, %226, %256
  %261 = load ptr, ptr %8, align 8, !tbaa !177
  %262 = icmp eq ptr %261, null
  br i1 %262, label %271, label %263

263:                                              ; preds = %209, %260
  %264 = phi i32 [ %214, %260 ], [ %210, %209 ]
  %265 = phi ptr [ %261, %260 ], [ %211, %209 ]
  %266 = getelementptr inbounds %struct.batch, ptr %265, i64 0, i32 3
  %267 = load i64, ptr %266, align 8, !tbaa !87
  %268 = getelementptr inbounds %struct.batch, ptr %265, i64 0, i32 4
  %269 = load i64, ptr %268, align 8, !tbaa !169
  %270 = sub i64 %267, %269
  br label %274

271:                                              ; preds = %260
  %272 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %273 = load i64, ptr %272, align 8, !tbaa !121
  br label %274

274:                                              ; preds = %271, %263
  %275 = phi i32 [ %264, %263 ], [ %214, %271 ]
  %276 = phi i64 [ %270, %263 ], [ %273, %271 ]
  store i64 %276, ptr %1, align 8, !tbaa !3
  %277 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #14
  %278 = icmp eq i32 %275, 600
  %279 = select i1 %278, i32 0, i32 %275
  ret i32 %279
}

; Function Attrs: nounwind
define dso_local i32 @queue_spin(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = alloca ptr, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = alloca i64, align 8
  %8 = icmp eq i64 %2, 0
  br i1 %8, label %77, label %9

9:                                                ; preds = %3
  %10 = load ptr, ptr %0, align 8, !tbaa !114
  %11 = load ptr, ptr %10, align 8, !tbaa !14
  %12 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 33
  %13 = load ptr, ptr %12, align 8, !tbaa !19
  %14 = tail call i32 %11(ptr noundef %13) #14
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %77

16:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #7
  %17 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #14
  %18 = load i64, ptr %6, align 8, !tbaa !96
  %19 = mul i64 %18, 1000000000
  %20 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %21 = load i64, ptr %20, align 8, !tbaa !98
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #7
  %22 = add i64 %21, %2
  %23 = add i64 %22, %19
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #7
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %25 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  br label %26

26:                                               ; preds = %35, %16
  %27 = call fastcc i32 @harvest(ptr noundef nonnull %0, ptr noundef nonnull %7) #15
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #7
  %36 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #14
  %37 = load i64, ptr %5, align 8, !tbaa !96
  %38 = mul i64 %37, 1000000000
  %39 = load i64, ptr %25, align 8, !tbaa !98
  %40 = add i64 %38, %39
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #7
  %41 = icmp ult i64 %40, %23
  br i1 %41, label %26, label %42, !llvm.loop !202

42:                                               ; preds = %32, %35
  %43 = load ptr, ptr %0, align 8, !tbaa !114
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #7
  %44 = getelementptr inbounds %struct.device, ptr %43, i64 0, i32 1
  %45 = load ptr, ptr %44, align 8, !tbaa !34
  %46 = call i32 %45(ptr noundef nonnull %4) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #7
  br label %70

47:                                               ; preds = %26
  %48 = load ptr, ptr %0, align 8, !tbaa !114
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #7
  %49 = getelementptr inbounds %struct.device, ptr %48, i64 0, i32 1
  %50 = load ptr, ptr %49, align 8, !tbaa !34
  %51 = call i32 %50(ptr noundef nonnull %4) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #7
  br i1 %28, label %70, label %52

52:                                               ; preds = %47
  %53 = cmpxchg ptr %24, i32 0, i32 %27 seq_cst seq_cst, align 4
  %54 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %55 = call i32 @pthread_mutex_lock(ptr noundef nonnull %54) #14
  %56 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %57 = call i32 @pthread_cond_signal(ptr noundef nonnull %56) #14
  %58 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %59 = call i32 @pthread_cond_signal(ptr noundef nonnull %58) #14
  %60 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %61 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %60) #14
  %62 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %54) #14
  %63 = load ptr, ptr %0, align 8, !tbaa !114
  %64 = getelementptr inbounds %struct.device, ptr %63, i64 0, i32 39
  %65 = load ptr, ptr %64, align 8, !tbaa !33
  %66 = call i32 @pthread_mutex_lock(ptr noundef %65) #14
  %67 = getelementptr inbounds %struct.ring, ptr %65, i64 0, i32 1
  %68 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %67) #14
  %69 = call i32 @pthread_mutex_unlock(ptr noundef %65) #14
  br label %70

70:                                               ; preds = %42, %52, %47
  %71 = load atomic i32, ptr %24 seq_cst, align 8
  %72 = icmp ne i32 %71, 0
  %73 = load i64, ptr %7, align 8
  %74 = icmp uge i64 %73, %1
  %75 = select i1 %72, i1 true, i1 %74
  %76 = zext i1 %75 to i32
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #7
  br label %77

77:                                               ; preds = %3, %9, %70
  %78 = phi i32 [ %76, %70 ], [ 0, %9 ], [ 0, %3 ]
  ret i32 %78
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @queue_lives(ptr nocapture noundef readonly %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %3 = load atomic i32, ptr %2 seq_cst, align 8
  %4 = icmp eq i32 %3, 0
  %5 = zext i1 %4 to i32
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @queue_result(ptr nocapture noundef readonly %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %3 = load atomic i32, ptr %2 seq_cst, align 8
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i64 @queue_failed(ptr nocapture noundef readonly %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32, i32 3
  %3 = load atomic i64, ptr %2 seq_cst, align 8
  ret i64 %3
}

; Function Attrs: nounwind
define dso_local i32 @queue_take_failure(ptr noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #14
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !203
  %7 = icmp eq ptr %6, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %2
  %9 = load ptr, ptr %6, align 8, !tbaa !204
  store ptr %9, ptr %5, align 8, !tbaa !203
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !206
  %12 = add i64 %11, -1
  store atomic i64 %12, ptr %10 seq_cst, align 8
  %13 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #14
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2592) %1, ptr noundef nonnull align 8 dereferenceable(2592) %6, i64 2592, i1 false), !tbaa.struct !207
  tail call void @free(ptr noundef nonnull %6) #14
  br label %16

14:                                               ; preds = %2
  %15 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #14
  br label %16

16:                                               ; preds = %8, %14
  %17 = phi i32 [ 1, %8 ], [ 0, %14 ]
  ret i32 %17
}

; Function Attrs: nounwind
define dso_local i32 @queue_arm(ptr noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #14
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  store atomic i64 %1, ptr %5 seq_cst, align 8
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %7 = load atomic i32, ptr %6 seq_cst, align 8
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %11 = load i64, ptr %10, align 8, !tbaa !121
  %12 = icmp ult i64 %11, %1
  br i1 %12, label %15, label %13

13:                                               ; preds = %2, %9
  %14 = atomicrmw xchg ptr %5, i64 0 seq_cst, align 8
  br label %15

15:                                               ; preds = %13, %9
  %16 = phi i32 [ 1, %13 ], [ 0, %9 ]
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %18 = load i32, ptr %17, align 4, !tbaa !129
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %23, label %20

20:                                               ; preds = %15
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %22 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %21) #14
  br label %23

23:                                               ; preds = %15, %20
  %24 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #14
  ret i32 %16
}

; Function Attrs: nounwind
define dso_local i32 @queue_wait(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #7
  %6 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #14
  %7 = load i64, ptr %5, align 8, !tbaa !96
  %8 = mul i64 %7, 1000000000
  %9 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %10 = load i64, ptr %9, align 8, !tbaa !98
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #7
  %11 = add i64 %10, %2
  %12 = add i64 %11, %8
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %14 = call i32 @pthread_mutex_lock(ptr noundef nonnull %13) #14
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %16 = load i32, ptr %15, align 8, !tbaa !126
  %17 = add i32 %16, 1
  store i32 %17, ptr %15, align 8, !tbaa !126
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %19 = load i32, ptr %18, align 4, !tbaa !129
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %24, label %21

21:                                               ; preds = %3
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %23 = call i32 @pthread_cond_signal(ptr noundef nonnull %22) #14
  br label %24

24:                                               ; preds = %3, %21
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %27 = load i64, ptr %26, align 8, !tbaa !121
  %28 = icmp ult i64 %27, %1
  br i1 %28, label %29, label %50

29:                                               ; preds = %24
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
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
  %40 = load i32, ptr %30, align 4, !tbaa !209
  %41 = icmp eq i32 %40, 0
  %42 = icmp eq i32 %36, 0
  %43 = select i1 %41, i1 %42, i1 false
  br i1 %43, label %44, label %48

44:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #7
  store i64 %32, ptr %4, align 8, !tbaa !96
  store i64 %34, ptr %33, align 8, !tbaa !98
  %45 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %31, ptr noundef nonnull %13, i32 noundef 1, ptr noundef nonnull %4) #14
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #7
  %46 = load i64, ptr %26, align 8, !tbaa !121
  %47 = icmp ult i64 %46, %1
  br i1 %47, label %35, label %48, !llvm.loop !210

48:                                               ; preds = %39, %35, %44
  %49 = load i64, ptr %26, align 8, !tbaa !121
  br label %50

50:                                               ; preds = %48, %24
  %51 = phi i64 [ %49, %48 ], [ %27, %24 ]
  %52 = load i32, ptr %15, align 8, !tbaa !126
  %53 = add i32 %52, -1
  store i32 %53, ptr %15, align 8, !tbaa !126
  %54 = icmp uge i64 %51, %1
  %55 = zext i1 %54 to i32
  %56 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #14
  ret i32 %55
}

; Function Attrs: nounwind
define dso_local void @queue_await_handed(ptr noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #14
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %9 = load i64, ptr %8, align 8, !tbaa !82
  %10 = icmp ult i64 %9, %1
  br i1 %10, label %11, label %26

11:                                               ; preds = %2
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  br label %13

13:                                               ; preds = %11, %22
  %14 = load atomic i32, ptr %5 seq_cst, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %26

16:                                               ; preds = %13
  %17 = load i32, ptr %6, align 4, !tbaa !209
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %16
  %20 = load i32, ptr %7, align 8, !tbaa !211
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %19
  %23 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %3) #14
  %24 = load i64, ptr %8, align 8, !tbaa !82
  %25 = icmp ult i64 %24, %1
  br i1 %25, label %13, label %26, !llvm.loop !212

26:                                               ; preds = %19, %22, %13, %16, %2
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #14
  ret void
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local i32 @queue_hold_stream(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = alloca ptr, align 8
  %5 = load ptr, ptr %0, align 8, !tbaa !114
  %6 = load ptr, ptr %5, align 8, !tbaa !14
  %7 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 33
  %8 = load ptr, ptr %7, align 8, !tbaa !19
  %9 = tail call i32 %6(ptr noundef %8) #14
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %17

11:                                               ; preds = %3
  %12 = tail call fastcc i32 @wait_for(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2) #15
  %13 = load ptr, ptr %0, align 8, !tbaa !114
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #7
  %14 = getelementptr inbounds %struct.device, ptr %13, i64 0, i32 1
  %15 = load ptr, ptr %14, align 8, !tbaa !34
  %16 = call i32 %15(ptr noundef nonnull %4) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #7
  br label %17

17:                                               ; preds = %3, %11
  %18 = phi i32 [ %12, %11 ], [ %9, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind
define internal fastcc i32 @wait_for(ptr noundef %0, ptr noundef %1, i64 noundef %2) unnamed_addr #3 {
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #14
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  br label %7

7:                                                ; preds = %11, %3
  %8 = phi ptr [ %6, %3 ], [ %9, %11 ]
  %9 = load ptr, ptr %8, align 8, !tbaa !22
  %10 = icmp eq ptr %9, null
  br i1 %10, label %45, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 3
  %13 = load i64, ptr %12, align 8, !tbaa !87
  %14 = icmp ult i64 %13, %2
  br i1 %14, label %7, label %15, !llvm.loop !213

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 15
  %17 = load i32, ptr %16, align 8, !tbaa !137
  %18 = add i32 %17, 1
  store i32 %18, ptr %16, align 8, !tbaa !137
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %20 = load i32, ptr %19, align 4, !tbaa !138
  %21 = add i32 %20, 1
  store i32 %21, ptr %19, align 4, !tbaa !138
  %22 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #14
  %23 = load ptr, ptr %0, align 8, !tbaa !114
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 20
  %25 = load ptr, ptr %24, align 8, !tbaa !214
  %26 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 14
  %27 = load ptr, ptr %26, align 8, !tbaa !140
  %28 = tail call i32 %25(ptr noundef %1, ptr noundef %27, i32 noundef 0) #14
  %29 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #14
  %30 = load i32, ptr %16, align 8, !tbaa !137
  %31 = add i32 %30, -1
  store i32 %31, ptr %16, align 8, !tbaa !137
  %32 = load i32, ptr %19, align 4, !tbaa !138
  %33 = add i32 %32, -1
  store i32 %33, ptr %19, align 4, !tbaa !138
  %34 = icmp eq i32 %31, 0
  br i1 %34, label %35, label %42

35:                                               ; preds = %15
  %36 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 1
  %37 = load i32, ptr %36, align 8, !tbaa !90
  %38 = icmp eq i32 %37, 7
  br i1 %38, label %39, label %42

39:                                               ; preds = %35
  store i32 0, ptr %36, align 8, !tbaa !90
  %40 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %41 = load ptr, ptr %40, align 8, !tbaa !146
  store ptr %41, ptr %9, align 8, !tbaa !147
  store ptr %9, ptr %40, align 8, !tbaa !146
  br label %42

42:                                               ; preds = %15, %35, %39
  %43 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %44 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %43) #14
  br label %45

45:                                               ; preds = %7, %42
  %46 = phi i32 [ %28, %42 ], [ 0, %7 ]
  %47 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #14
  ret i32 %46
}

; Function Attrs: nounwind
define dso_local void @queue_abandon(ptr noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  store atomic i32 1, ptr %2 seq_cst, align 8
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #14
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %6 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %5) #14
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %8 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %7) #14
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %10 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %9) #14
  %11 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #14
  %12 = load ptr, ptr %0, align 8, !tbaa !114
  %13 = getelementptr inbounds %struct.device, ptr %12, i64 0, i32 39
  %14 = load ptr, ptr %13, align 8, !tbaa !33
  %15 = tail call i32 @pthread_mutex_lock(ptr noundef %14) #14
  %16 = getelementptr inbounds %struct.ring, ptr %14, i64 0, i32 1
  %17 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %16) #14
  %18 = tail call i32 @pthread_mutex_unlock(ptr noundef %14) #14
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0) local_unnamed_addr #3 {
  %2 = alloca ptr, align 8
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  store atomic i32 1, ptr %3 seq_cst, align 4
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #14
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %7 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %6) #14
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %9 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %8) #14
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %11 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %10) #14
  %12 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #14
  %13 = load ptr, ptr %0, align 8, !tbaa !114
  %14 = getelementptr inbounds %struct.device, ptr %13, i64 0, i32 39
  %15 = load ptr, ptr %14, align 8, !tbaa !33
  %16 = tail call i32 @pthread_mutex_lock(ptr noundef %15) #14
  %17 = getelementptr inbounds %struct.ring, ptr %15, i64 0, i32 1
  %18 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %17) #14
  %19 = tail call i32 @pthread_mutex_unlock(ptr noundef %15) #14
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %21 = load i64, ptr %20, align 8, !tbaa !120
  %22 = tail call i32 @pthread_join(i64 noundef %21, ptr noundef null) #14
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %24 = load i64, ptr %23, align 8, !tbaa !215
  %25 = tail call i32 @pthread_join(i64 noundef %24, ptr noundef null) #14
  %26 = load ptr, ptr %0, align 8, !tbaa !114
  %27 = load ptr, ptr %26, align 8, !tbaa !14
  %28 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 33
  %29 = load ptr, ptr %28, align 8, !tbaa !19
  %30 = tail call i32 %27(ptr noundef %29) #14
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %39

32:                                               ; preds = %1
  %33 = load ptr, ptr %0, align 8, !tbaa !114
  %34 = getelementptr inbounds %struct.device, ptr %33, i64 0, i32 21
  %35 = load ptr, ptr %34, align 8, !tbaa !216
  %36 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %37 = load ptr, ptr %36, align 8, !tbaa !115
  %38 = tail call i32 %35(ptr noundef %37) #14
  br label %39

39:                                               ; preds = %32, %1
  %40 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %41 = load ptr, ptr %40, align 8, !tbaa !201
  %42 = load ptr, ptr %0, align 8, !tbaa !114
  %43 = getelementptr inbounds %struct.device, ptr %42, i64 0, i32 39
  %44 = load ptr, ptr %43, align 8, !tbaa !33
  %45 = tail call i32 @pthread_mutex_lock(ptr noundef %44) #14
  %46 = icmp eq ptr %41, null
  br i1 %46, label %66, label %47

47:                                               ; preds = %39
  %48 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %49 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %50 = getelementptr inbounds %struct.ring, ptr %44, i64 0, i32 2
  %51 = load i64, ptr %48, align 8, !tbaa !134
  br label %53

52:                                               ; preds = %63
  store i64 %57, ptr %48, align 8, !tbaa !134
  br label %66

53:                                               ; preds = %63, %47
  %54 = phi i64 [ %51, %47 ], [ %57, %63 ]
  %55 = phi ptr [ %41, %47 ], [ %56, %63 ]
  %56 = load ptr, ptr %55, align 8, !tbaa !23
  %57 = add i64 %54, -1
  %58 = getelementptr inbounds %struct.slot, ptr %55, i64 0, i32 6
  %59 = load ptr, ptr %58, align 8, !tbaa !135
  %60 = icmp eq ptr %59, null
  br i1 %60, label %61, label %63

61:                                               ; preds = %53
  %62 = load ptr, ptr %50, align 8, !tbaa !22
  store ptr %62, ptr %55, align 8, !tbaa !23
  br label %63

63:                                               ; preds = %61, %53
  %64 = phi ptr [ %50, %61 ], [ %49, %53 ]
  store ptr %55, ptr %64, align 8, !tbaa !22
  %65 = icmp eq ptr %56, null
  br i1 %65, label %52, label %53, !llvm.loop !136

66:                                               ; preds = %52, %39
  %67 = getelementptr inbounds %struct.ring, ptr %44, i64 0, i32 1
  %68 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %67) #14
  %69 = tail call i32 @pthread_mutex_unlock(ptr noundef %44) #14
  %70 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 26
  %71 = load ptr, ptr %70, align 8, !tbaa !124
  %72 = load ptr, ptr %0, align 8, !tbaa !114
  %73 = getelementptr inbounds %struct.device, ptr %72, i64 0, i32 39
  %74 = load ptr, ptr %73, align 8, !tbaa !33
  %75 = tail call i32 @pthread_mutex_lock(ptr noundef %74) #14
  %76 = icmp eq ptr %71, null
  br i1 %76, label %96, label %77

77:                                               ; preds = %66
  %78 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %79 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %80 = getelementptr inbounds %struct.ring, ptr %74, i64 0, i32 2
  %81 = load i64, ptr %78, align 8, !tbaa !134
  br label %83

82:                                               ; preds = %93
  store i64 %87, ptr %78, align 8, !tbaa !134
  br label %96

83:                                               ; preds = %93, %77
  %84 = phi i64 [ %81, %77 ], [ %87, %93 ]
  %85 = phi ptr [ %71, %77 ], [ %86, %93 ]
  %86 = load ptr, ptr %85, align 8, !tbaa !23
  %87 = add i64 %84, -1
  %88 = getelementptr inbounds %struct.slot, ptr %85, i64 0, i32 6
  %89 = load ptr, ptr %88, align 8, !tbaa !135
  %90 = icmp eq ptr %89, null
  br i1 %90, label %91, label %93

91:                                               ; preds = %83
  %92 = load ptr, ptr %80, align 8, !tbaa !22
  store ptr %92, ptr %85, align 8, !tbaa !23
  br label %93

93:                                               ; preds = %91, %83
  %94 = phi ptr [ %80, %91 ], [ %79, %83 ]
  store ptr %85, ptr %94, align 8, !tbaa !22
  %95 = icmp eq ptr %86, null
  br i1 %95, label %82, label %83, !llvm.loop !136

96:                                               ; preds = %66, %82
  %97 = getelementptr inbounds %struct.ring, ptr %74, i64 0, i32 1
  %98 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %97) #14
  %99 = tail call i32 @pthread_mutex_unlock(ptr noundef %74) #14
  store ptr null, ptr %70, align 8, !tbaa !124
  store ptr null, ptr %40, align 8, !tbaa !201
  %100 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #14
  %101 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %102 = load i32, ptr %101, align 4, !tbaa !138
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %108, label %104

104:                                              ; preds = %96, %104
  %105 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %10, ptr noundef nonnull %4) #14
  %106 = load i32, ptr %101, align 4, !tbaa !138
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %104, !llvm.loop !217

108:                                              ; preds = %104, %96
  %109 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %110 = load ptr, ptr %109, align 8, !tbaa !177
  %111 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %112 = load ptr, ptr %111, align 8, !tbaa !146
  %113 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %114 = load ptr, ptr %113, align 8, !tbaa !145
  store ptr null, ptr %113, align 8, !tbaa !145
  store ptr null, ptr %111, align 8, !tbaa !146
  store ptr null, ptr %109, align 8, !tbaa !177
  %115 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  store ptr %109, ptr %115, align 8, !tbaa !117
  %116 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #14
  br i1 %31, label %117, label %257

117:                                              ; preds = %108
  %118 = icmp eq ptr %110, null
  br i1 %118, label %152, label %119

119:                                              ; preds = %117
  %120 = load ptr, ptr %0, align 8, !tbaa !114
  %121 = getelementptr inbounds %struct.device, ptr %120, i64 0, i32 15
  br label %122

122:                                              ; preds = %148, %119
  %123 = phi ptr [ %110, %119 ], [ %124, %148 ]
  %124 = load ptr, ptr %123, align 8, !tbaa !147
  %125 = getelementptr inbounds %struct.batch, ptr %123, i64 0, i32 14
  %126 = load ptr, ptr %125, align 8, !tbaa !140
  %127 = icmp eq ptr %126, null
  br i1 %127, label %131, label %128

128:                                              ; preds = %122
  %129 = load ptr, ptr %121, align 8, !tbaa !27
  %130 = tail call i32 %129(ptr noundef nonnull %126) #14
  br label %131

131:                                              ; preds = %128, %122
  %132 = getelementptr inbounds %struct.batch, ptr %123, i64 0, i32 20
  %133 = load i32, ptr %132, align 4, !tbaa !218
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %148, label %135

135:                                              ; preds = %131
  %136 = getelementptr inbounds %struct.batch, ptr %123, i64 0, i32 21
  br label %137

137:                                              ; preds = %137, %135
  %138 = phi i64 [ 0, %135 ], [ %144, %137 ]
  %139 = load ptr, ptr %121, align 8, !tbaa !27
  %140 = load ptr, ptr %136, align 8, !tbaa !195
  %141 = getelementptr inbounds %struct.stamp, ptr %140, i64 %138
  %142 = load ptr, ptr %141, align 8, !tbaa !198
  %143 = tail call i32 %139(ptr noundef %142) #14
  %144 = add nuw nsw i64 %138, 1
  %145 = load i32, ptr %132, align 4, !tbaa !218
  %146 = zext i32 %145 to i64
  %147 = icmp ult i64 %144, %146
  br i1 %147, label %137, label %148, !llvm.loop !219

148:                                              ; preds = %137, %131
  %149 = getelementptr inbounds %struct.batch, ptr %123, i64 0, i32 21
  %150 = load ptr, ptr %149, align 8, !tbaa !195
  tail call void @free(ptr noundef %150) #14
  tail call void @free(ptr noundef nonnull %123) #14
  %151 = icmp eq ptr %124, null
  br i1 %151, label %152, label %122, !llvm.loop !220

152:                                              ; preds = %148, %117
  %153 = icmp eq ptr %112, null
  br i1 %153, label %187, label %154

154:                                              ; preds = %152
  %155 = load ptr, ptr %0, align 8, !tbaa !114
  %156 = getelementptr inbounds %struct.device, ptr %155, i64 0, i32 15
  br label %157

157:                                              ; preds = %183, %154
  %158 = phi ptr [ %112, %154 ], [ %159, %183 ]
  %159 = load ptr, ptr %158, align 8, !tbaa !147
  %160 = getelementptr inbounds %struct.batch, ptr %158, i64 0, i32 14
  %161 = load ptr, ptr %160, align 8, !tbaa !140
  %162 = icmp eq ptr %161, null
  br i1 %162, label %166, label %163

163:                                              ; preds = %157
  %164 = load ptr, ptr %156, align 8, !tbaa !27
  %165 = tail call i32 %164(ptr noundef nonnull %161) #14
  br label %166

166:                                              ; preds = %163, %157
  %167 = getelementptr inbounds %struct.batch, ptr %158, i64 0, i32 20
  %168 = load i32, ptr %167, align 4, !tbaa !218
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %183, label %170

170:                                              ; preds = %166
  %171 = getelementptr inbounds %struct.batch, ptr %158, i64 0, i32 21
  br label %172

172:                                              ; preds = %172, %170
  %173 = phi i64 [ 0, %170 ], [ %179, %172 ]
  %174 = load ptr, ptr %156, align 8, !tbaa !27
  %175 = load ptr, ptr %171, align 8, !tbaa !195
  %176 = getelementptr inbounds %struct.stamp, ptr %175, i64 %173
  %177 = load ptr, ptr %176, align 8, !tbaa !198
  %178 = tail call i32 %174(ptr noundef %177) #14
  %179 = add nuw nsw i64 %173, 1
  %180 = load i32, ptr %167, align 4, !tbaa !218
  %181 = zext i32 %180 to i64
  %182 = icmp ult i64 %179, %181
  br i1 %182, label %172, label %183, !llvm.loop !219

183:                                              ; preds = %172, %166
  %184 = getelementptr inbounds %struct.batch, ptr %158, i64 0, i32 21
  %185 = load ptr, ptr %184, align 8, !tbaa !195
  tail call void @free(ptr noundef %185) #14
  tail call void @free(ptr noundef nonnull %158) #14
  %186 = icmp eq ptr %159, null
  br i1 %186, label %187, label %157, !llvm.loop !220

187:                                              ; preds = %183, %152
  %188 = icmp eq ptr %114, null
  br i1 %188, label %222, label %189

189:                                              ; preds = %187
  %190 = load ptr, ptr %0, align 8, !tbaa !114
  %191 = getelementptr inbounds %struct.device, ptr %190, i64 0, i32 15
  br label %192

192:                                              ; preds = %218, %189
  %193 = phi ptr [ %114, %189 ], [ %194, %218 ]
  %194 = load ptr, ptr %193, align 8, !tbaa !147
  %195 = getelementptr inbounds %struct.batch, ptr %193, i64 0, i32 14
  %196 = load ptr, ptr %195, align 8, !tbaa !140
  %197 = icmp eq ptr %196, null
  br i1 %197, label %201, label %198

198:                                              ; preds = %192
  %199 = load ptr, ptr %191, align 8, !tbaa !27
  %200 = tail call i32 %199(ptr noundef nonnull %196) #14
  br label %201

201:                                              ; preds = %198, %192
  %202 = getelementptr inbounds %struct.batch, ptr %193, i64 0, i32 20
  %203 = load i32, ptr %202, align 4, !tbaa !218
  %204 = icmp eq i32 %203, 0
  br i1 %204, label %218, label %205

205:                                              ; preds = %201
  %206 = getelementptr inbounds %struct.batch, ptr %193, i64 0, i32 21
  br label %207

207:                                              ; preds = %207, %205
  %208 = phi i64 [ 0, %205 ], [ %214, %207 ]
  %209 = load ptr, ptr %191, align 8, !tbaa !27
  %210 = load ptr, ptr %206, align 8, !tbaa !195
  %211 = getelementptr inbounds %struct.stamp, ptr %210, i64 %208
  %212 = load ptr, ptr %211, align 8, !tbaa !198
  %213 = tail call i32 %209(ptr noundef %212) #14
  %214 = add nuw nsw i64 %208, 1
  %215 = load i32, ptr %202, align 4, !tbaa !218
  %216 = zext i32 %215 to i64
  %217 = icmp ult i64 %214, %216
  br i1 %217, label %207, label %218, !llvm.loop !219

218:                                              ; preds = %207, %201
  %219 = getelementptr inbounds %struct.batch, ptr %193, i64 0, i32 21
  %220 = load ptr, ptr %219, align 8, !tbaa !195
  tail call void @free(ptr noundef %220) #14
  tail call void @free(ptr noundef nonnull %193) #14
  %221 = icmp eq ptr %194, null
  br i1 %221, label %222, label %192, !llvm.loop !220

222:                                              ; preds = %218, %187
  %223 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %224 = load ptr, ptr %223, align 8, !tbaa !162
  %225 = icmp eq ptr %224, null
  br i1 %225, label %252, label %226

226:                                              ; preds = %222
  %227 = load ptr, ptr %0, align 8, !tbaa !114
  %228 = getelementptr inbounds %struct.slot, ptr %224, i64 0, i32 3
  %229 = load ptr, ptr %228, align 8, !tbaa !26
  %230 = icmp eq ptr %229, null
  br i1 %230, label %235, label %231

231:                                              ; preds = %226
  %232 = getelementptr inbounds %struct.device, ptr %227, i64 0, i32 15
  %233 = load ptr, ptr %232, align 8, !tbaa !27
  %234 = tail call i32 %233(ptr noundef nonnull %229) #14
  br label %235

235:                                              ; preds = %231, %226
  %236 = getelementptr inbounds %struct.slot, ptr %224, i64 0, i32 1
  %237 = load ptr, ptr %236, align 8, !tbaa !20
  %238 = icmp eq ptr %237, null
  br i1 %238, label %249, label %239

239:                                              ; preds = %235
  %240 = getelementptr inbounds %struct.device, ptr %227, i64 0, i32 36
  %241 = load ptr, ptr %240, align 8, !tbaa !166
  %242 = tail call i32 @pthread_rwlock_wrlock(ptr noundef %241) #14
  %243 = getelementptr inbounds %struct.device, ptr %227, i64 0, i32 13
  %244 = load ptr, ptr %243, align 8, !tbaa !167
  %245 = load ptr, ptr %236, align 8, !tbaa !20
  %246 = tail call i32 %244(ptr noundef %245) #14
  %247 = load ptr, ptr %240, align 8, !tbaa !166
  %248 = tail call i32 @pthread_rwlock_unlock(ptr noundef %247) #14
  br label %249

249:                                              ; preds = %235, %239
  %250 = getelementptr inbounds %struct.slot, ptr %224, i64 0, i32 6
  %251 = load ptr, ptr %250, align 8, !tbaa !135
  tail call void @free(ptr noundef %251) #14
  tail call void @free(ptr noundef nonnull %224) #14
  br label %252

252:                                              ; preds = %249, %222
  store ptr null, ptr %223, align 8, !tbaa !162
  %253 = load ptr, ptr %0, align 8, !tbaa !114
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #7
  %254 = getelementptr inbounds %struct.device, ptr %253, i64 0, i32 1
  %255 = load ptr, ptr %254, align 8, !tbaa !34
  %256 = call i32 %255(ptr noundef nonnull %2) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #7
  br label %257

257:                                              ; preds = %108, %252
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32, i32 1
  %3 = load ptr, ptr %2, align 8, !tbaa !203
  %4 = icmp eq ptr %3, null
  br i1 %4, label %9, label %5

5:                                                ; preds = %1, %5
  %6 = phi ptr [ %7, %5 ], [ %3, %1 ]
  %7 = load ptr, ptr %6, align 8, !tbaa !204
  tail call void @free(ptr noundef nonnull %6) #14
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %5, !llvm.loop !221

9:                                                ; preds = %5, %1
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %11 = load ptr, ptr %10, align 8, !tbaa !222
  tail call void @free(ptr noundef %11) #14
  tail call void @free(ptr noundef %0) #14
  ret void
}

; Function Attrs: inlinehint nounwind
define internal fastcc i32 @copy_together(ptr noundef %0, ptr noundef %1, i32 noundef %2, i16 noundef zeroext %3, i16 noundef zeroext %4, ptr noundef readonly %5, ptr noundef %6) unnamed_addr #6 {
  %8 = alloca %struct.timespec, align 8
  %9 = alloca %struct.timespec, align 8
  %10 = alloca %struct.copying, align 8
  %11 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #14
  %12 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 6
  %13 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 5
  %14 = load i32, ptr %12, align 8, !tbaa !42
  %15 = load i32, ptr %13, align 4, !tbaa !29
  %16 = icmp ult i32 %14, %15
  br i1 %16, label %17, label %29

17:                                               ; preds = %7, %25
  %18 = phi i32 [ %26, %25 ], [ %14, %7 ]
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 9, i64 %19
  %21 = tail call i32 @pthread_create(ptr noundef nonnull %20, ptr noundef null, ptr noundef nonnull @help_to_copy, ptr noundef nonnull %0) #14
  %22 = icmp eq i32 %21, 0
  %23 = load i32, ptr %12, align 8, !tbaa !42
  br i1 %22, label %25, label %24

24:                                               ; preds = %17
  store i32 %23, ptr %13, align 4, !tbaa !29
  br label %29

25:                                               ; preds = %17
  %26 = add i32 %23, 1
  store i32 %26, ptr %12, align 8, !tbaa !42
  %27 = load i32, ptr %13, align 4, !tbaa !29
  %28 = icmp ult i32 %26, %27
  br i1 %28, label %17, label %29, !llvm.loop !223

29:                                               ; preds = %25, %7, %24
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %10) #7
  %30 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 3
  %31 = load ptr, ptr %30, align 8, !tbaa !224
  store ptr %31, ptr %10, align 8, !tbaa !225
  %32 = getelementptr inbounds %struct.copying, ptr %10, i64 0, i32 1
  store ptr %1, ptr %32, align 8, !tbaa !227
  %33 = getelementptr inbounds %struct.copying, ptr %10, i64 0, i32 2
  store i32 %2, ptr %33, align 8, !tbaa !228
  %34 = getelementptr inbounds %struct.copying, ptr %10, i64 0, i32 3
  store i32 0, ptr %34, align 4, !tbaa !229
  %35 = getelementptr inbounds %struct.copying, ptr %10, i64 0, i32 4
  store i16 %4, ptr %35, align 8, !tbaa !230
  store ptr %10, ptr %30, align 8, !tbaa !224
  %36 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 4
  %37 = load i32, ptr %36, align 8, !tbaa !231
  %38 = add i32 %37, 1
  store atomic i32 %38, ptr %36 seq_cst, align 8
  %39 = icmp eq i32 %2, 0
  br i1 %39, label %132, label %40

40:                                               ; preds = %29
  %41 = getelementptr inbounds %struct.timespec, ptr %9, i64 0, i32 1
  %42 = getelementptr inbounds %struct.timespec, ptr %8, i64 0, i32 1
  %43 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 2
  %44 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 1
  %45 = icmp eq ptr %5, null
  %46 = zext i32 %2 to i64
  br label %47

47:                                               ; preds = %40, %128
  %48 = phi i32 [ 0, %40 ], [ %130, %128 ]
  %49 = phi i32 [ 0, %40 ], [ %129, %128 ]
  %50 = load i32, ptr %34, align 4, !tbaa !229
  %51 = icmp ult i32 %50, %2
  br i1 %51, label %52, label %73

52:                                               ; preds = %47
  %53 = load ptr, ptr %32, align 8, !tbaa !227
  %54 = add nuw i32 %50, 1
  store i32 %54, ptr %34, align 4, !tbaa !229
  %55 = load i32, ptr %33, align 8, !tbaa !228
  %56 = icmp eq i32 %54, %55
  br i1 %56, label %57, label %65

57:                                               ; preds = %52, %57
  %58 = phi ptr [ %59, %57 ], [ %30, %52 ]
  %59 = load ptr, ptr %58, align 8, !tbaa !22
  %60 = icmp eq ptr %59, %10
  br i1 %60, label %61, label %57, !llvm.loop !232

61:                                               ; preds = %57
  %62 = load ptr, ptr %10, align 8, !tbaa !225
  store ptr %62, ptr %58, align 8, !tbaa !22
  %63 = load i32, ptr %36, align 8, !tbaa !231
  %64 = add i32 %63, -1
  store atomic i32 %64, ptr %36 seq_cst, align 8
  br label %65

65:                                               ; preds = %61, %52
  %66 = load ptr, ptr %30, align 8, !tbaa !224
  %67 = icmp eq ptr %66, null
  br i1 %67, label %70, label %68

68:                                               ; preds = %65
  %69 = call i32 @pthread_cond_signal(ptr noundef nonnull %44) #14
  br label %70

70:                                               ; preds = %65, %68
  %71 = zext i32 %50 to i64
  %72 = getelementptr inbounds %struct.piece, ptr %53, i64 %71
  call fastcc void @copy_piece(ptr noundef nonnull %0, ptr noundef %72, i16 noundef zeroext %3, i16 noundef zeroext %4) #15
  br label %104

73:                                               ; preds = %47
  %74 = zext i32 %49 to i64
  %75 = getelementptr inbounds %struct.piece, ptr %1, i64 %74, i32 3
  %76 = load i32, ptr %75, align 8, !tbaa !233
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %104

78:                                               ; preds = %73
  %79 = call i32 @pthread_mutex_unlock(ptr noundef %0) #14
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #7
  %80 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %9) #14
  %81 = load i64, ptr %9, align 8, !tbaa !96
  %82 = mul i64 %81, 1000000000
  %83 = load i64, ptr %41, align 8, !tbaa !98
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #7
  %84 = add i64 %83, 200000
  %85 = add i64 %84, %82
  %86 = load atomic i32, ptr %75 seq_cst, align 8
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %95

88:                                               ; preds = %78, %99
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #7
  %89 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #14
  %90 = load i64, ptr %8, align 8, !tbaa !96
  %91 = mul i64 %90, 1000000000
  %92 = load i64, ptr %42, align 8, !tbaa !98
  %93 = add i64 %91, %92
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #7
  %94 = icmp ult i64 %93, %85
  br i1 %94, label %99, label %95

95:                                               ; preds = %99, %88, %78
  %96 = call i32 @pthread_mutex_lock(ptr noundef %0) #14
  %97 = load i32, ptr %75, align 8, !tbaa !233
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %102, label %104

99:                                               ; preds = %88
  call void @llvm.x86.sse2.pause()
  %100 = load atomic i32, ptr %75 seq_cst, align 8
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %88, label %95, !llvm.loop !235

102:                                              ; preds = %95
  %103 = call i32 @pthread_cond_wait(ptr noundef nonnull %43, ptr noundef %0) #14
  br label %104

104:                                              ; preds = %102, %95, %73, %70
  %105 = icmp ult i32 %49, %2
  br i1 %105, label %106, label %128

106:                                              ; preds = %104
  %107 = zext i32 %49 to i64
  br label %108

108:                                              ; preds = %106, %121
  %109 = phi i64 [ %107, %106 ], [ %124, %121 ]
  %110 = phi i32 [ %48, %106 ], [ %122, %121 ]
  %111 = getelementptr inbounds %struct.piece, ptr %1, i64 %109, i32 3
  %112 = load i32, ptr %111, align 8, !tbaa !233
  %113 = icmp eq i32 %112, 0
  %114 = trunc i64 %109 to i32
  br i1 %113, label %126, label %115

115:                                              ; preds = %108
  %116 = call i32 @pthread_mutex_unlock(ptr noundef %0) #14
  %117 = icmp ne i32 %110, 0
  %118 = select i1 %45, i1 true, i1 %117
  br i1 %118, label %121, label %119

119:                                              ; preds = %115
  %120 = call i32 %5(ptr noundef %6, i32 noundef %114) #14, !callees !236
  br label %121

121:                                              ; preds = %119, %115
  %122 = phi i32 [ %110, %115 ], [ %120, %119 ]
  %123 = call i32 @pthread_mutex_lock(ptr noundef %0) #14
  %124 = add nuw nsw i64 %109, 1
  %125 = icmp eq i64 %124, %46
  br i1 %125, label %132, label %108, !llvm.loop !237

126:                                              ; preds = %108
  %127 = trunc i64 %109 to i32
  br label %128

128:                                              ; preds = %126, %104
  %129 = phi i32 [ %49, %104 ], [ %127, %126 ]
  %130 = phi i32 [ %48, %104 ], [ %110, %126 ]
  %131 = icmp ult i32 %129, %2
  br i1 %131, label %47, label %132, !llvm.loop !238

132:                                              ; preds = %128, %121, %29
  %133 = phi i32 [ 0, %29 ], [ %122, %121 ], [ %130, %128 ]
  %134 = call i32 @pthread_mutex_unlock(ptr noundef %0) #14
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %10) #7
  ret i32 %133
}

; Function Attrs: nounwind
define internal fastcc void @copy_piece(ptr noundef %0, ptr nocapture noundef %1, i16 noundef zeroext %2, i16 noundef zeroext %3) unnamed_addr #3 {
  %5 = alloca [4 x <2 x i64>], align 16
  %6 = alloca %struct.timespec, align 8
  %7 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #14
  %8 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 10
  %9 = load ptr, ptr %8, align 8, !tbaa !31
  %10 = load atomic i64, ptr %9 seq_cst, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %19, label %12, !prof !178

12:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #7
  %13 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #14
  %14 = load i64, ptr %6, align 8, !tbaa !96
  %15 = mul i64 %14, 1000000000
  %16 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %17 = load i64, ptr %16, align 8, !tbaa !98
  %18 = add i64 %15, %17
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #7
  br label %19

19:                                               ; preds = %4, %12
  %20 = phi i64 [ %18, %12 ], [ 0, %4 ]
  %21 = load ptr, ptr %1, align 8, !tbaa !239
  %22 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 1
  %23 = load ptr, ptr %22, align 8, !tbaa !240
  %24 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 2
  %25 = load i64, ptr %24, align 8, !tbaa !241
  %26 = icmp ult i64 %25, 65536
  %27 = ptrtoint ptr %21 to i64
  %28 = sub i64 0, %27
  %29 = and i64 %28, 63
  %30 = select i1 %26, i64 %25, i64 %29
  %31 = call ptr @memcpy(ptr noundef %21, ptr noundef %23, i64 noundef %30) #14
  %32 = getelementptr inbounds i8, ptr %21, i64 %30
  %33 = getelementptr inbounds i8, ptr %23, i64 %30
  %34 = sub i64 %25, %30
  %35 = icmp ugt i64 %34, 63
  br i1 %35, label %36, label %57

36:                                               ; preds = %19
  %37 = getelementptr inbounds [4 x <2 x i64>], ptr %5, i64 0, i64 1
  %38 = getelementptr inbounds [4 x <2 x i64>], ptr %5, i64 0, i64 2
  %39 = getelementptr inbounds [4 x <2 x i64>], ptr %5, i64 0, i64 3
  br label %40

40:                                               ; preds = %40, %36
  %41 = phi ptr [ %53, %40 ], [ %32, %36 ]
  %42 = phi i64 [ %55, %40 ], [ %34, %36 ]
  %43 = phi ptr [ %54, %40 ], [ %33, %36 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #7
  %44 = call ptr @memcpy(ptr noundef nonnull %5, ptr noundef %43, i64 noundef 64) #14
  %45 = getelementptr inbounds i8, ptr %43, i64 1024
  call void @llvm.prefetch.p0(ptr nonnull %45, i32 0, i32 3, i32 1)
  %46 = load <2 x i64>, ptr %5, align 16, !tbaa !208
  store <2 x i64> %46, ptr %41, align 16, !tbaa !208, !nontemporal !242
  %47 = load <2 x i64>, ptr %37, align 16, !tbaa !208
  %48 = getelementptr inbounds <2 x i64>, ptr %41, i64 1
  store <2 x i64> %47, ptr %48, align 16, !tbaa !208, !nontemporal !242
  %49 = load <2 x i64>, ptr %38, align 16, !tbaa !208
  %50 = getelementptr inbounds <2 x i64>, ptr %41, i64 2
  store <2 x i64> %49, ptr %50, align 16, !tbaa !208, !nontemporal !242
  %51 = load <2 x i64>, ptr %39, align 16, !tbaa !208
  %52 = getelementptr inbounds <2 x i64>, ptr %41, i64 3
  store <2 x i64> %51, ptr %52, align 16, !tbaa !208, !nontemporal !242
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #7
  %53 = getelementptr inbounds i8, ptr %41, i64 64
  %54 = getelementptr inbounds i8, ptr %43, i64 64
  %55 = add i64 %42, -64
  %56 = icmp ugt i64 %55, 63
  br i1 %56, label %40, label %57, !llvm.loop !243

57:                                               ; preds = %40, %19
  %58 = phi ptr [ %33, %19 ], [ %54, %40 ]
  %59 = phi i64 [ %34, %19 ], [ %55, %40 ]
  %60 = phi ptr [ %32, %19 ], [ %53, %40 ]
  fence seq_cst
  %61 = call ptr @memcpy(ptr noundef %60, ptr noundef %58, i64 noundef %59) #14
  %62 = load i64, ptr %24, align 8, !tbaa !241
  %63 = icmp eq i64 %20, 0
  br i1 %63, label %70, label %64, !prof !178

64:                                               ; preds = %57
  %65 = load ptr, ptr %8, align 8, !tbaa !31
  %66 = load atomic i64, ptr %65 seq_cst, align 8
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %70, label %68

68:                                               ; preds = %64
  %69 = inttoptr i64 %66 to ptr
  call fastcc void @add_span(ptr noundef nonnull %69, i64 noundef %20, i16 noundef zeroext %2, i16 noundef zeroext %3, i64 noundef %62) #15
  br label %70

70:                                               ; preds = %57, %64, %68
  %71 = call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #14
  %72 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 3
  store atomic i32 1, ptr %72 seq_cst, align 8
  ret void
}

; Function Attrs: nounwind
define internal noalias ptr @help_to_copy(ptr noundef %0) #3 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #14
  %5 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 8
  %6 = load i32, ptr %5, align 8, !tbaa !41
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %84

8:                                                ; preds = %1
  %9 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 3
  %10 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 4
  %11 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 1
  %12 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 2
  %13 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 7
  %14 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %15 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  br label %16

16:                                               ; preds = %8, %80
  %17 = phi i32 [ 1, %8 ], [ %81, %80 ]
  %18 = load ptr, ptr %9, align 8, !tbaa !224
  %19 = icmp eq ptr %18, null
  br i1 %19, label %48, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 4
  %22 = load i16, ptr %21, align 8, !tbaa !230
  %23 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 1
  %24 = load ptr, ptr %23, align 8, !tbaa !227
  %25 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 3
  %26 = load i32, ptr %25, align 4, !tbaa !229
  %27 = add i32 %26, 1
  store i32 %27, ptr %25, align 4, !tbaa !229
  %28 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 2
  %29 = load i32, ptr %28, align 8, !tbaa !228
  %30 = icmp eq i32 %27, %29
  br i1 %30, label %31, label %39

31:                                               ; preds = %20, %31
  %32 = phi ptr [ %33, %31 ], [ %9, %20 ]
  %33 = load ptr, ptr %32, align 8, !tbaa !22
  %34 = icmp eq ptr %33, %18
  br i1 %34, label %35, label %31, !llvm.loop !232

35:                                               ; preds = %31
  %36 = load ptr, ptr %18, align 8, !tbaa !225
  store ptr %36, ptr %32, align 8, !tbaa !22
  %37 = load i32, ptr %10, align 8, !tbaa !231
  %38 = add i32 %37, -1
  store atomic i32 %38, ptr %10 seq_cst, align 8
  br label %39

39:                                               ; preds = %35, %20
  %40 = load ptr, ptr %9, align 8, !tbaa !224
  %41 = icmp eq ptr %40, null
  br i1 %41, label %44, label %42

42:                                               ; preds = %39
  %43 = call i32 @pthread_cond_signal(ptr noundef nonnull %11) #14
  br label %44

44:                                               ; preds = %39, %42
  %45 = zext i32 %26 to i64
  %46 = getelementptr inbounds %struct.piece, ptr %24, i64 %45
  call fastcc void @copy_piece(ptr noundef nonnull %0, ptr noundef %46, i16 noundef zeroext 6, i16 noundef zeroext %22) #15
  %47 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %12) #14
  br label %80

48:                                               ; preds = %16
  %49 = icmp eq i32 %17, 0
  br i1 %49, label %50, label %78

50:                                               ; preds = %48
  %51 = load i32, ptr %13, align 4, !tbaa !244
  %52 = icmp ult i32 %51, 3
  br i1 %52, label %53, label %78

53:                                               ; preds = %50
  %54 = add nuw nsw i32 %51, 1
  store i32 %54, ptr %13, align 4, !tbaa !244
  %55 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #14
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #7
  %56 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #14
  %57 = load i64, ptr %3, align 8, !tbaa !96
  %58 = mul i64 %57, 1000000000
  %59 = load i64, ptr %14, align 8, !tbaa !98
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #7
  %60 = add i64 %59, 200000
  %61 = add i64 %60, %58
  %62 = load atomic i32, ptr %10 seq_cst, align 8
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %74

64:                                               ; preds = %53, %71
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #7
  %65 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #14
  %66 = load i64, ptr %2, align 8, !tbaa !96
  %67 = mul i64 %66, 1000000000
  %68 = load i64, ptr %15, align 8, !tbaa !98
  %69 = add i64 %67, %68
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #7
  %70 = icmp ult i64 %69, %61
  br i1 %70, label %71, label %74

71:                                               ; preds = %64
  call void @llvm.x86.sse2.pause()
  %72 = load atomic i32, ptr %10 seq_cst, align 8
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %64, label %74, !llvm.loop !245

74:                                               ; preds = %64, %71, %53
  %75 = call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #14
  %76 = load i32, ptr %13, align 4, !tbaa !244
  %77 = add i32 %76, -1
  store i32 %77, ptr %13, align 4, !tbaa !244
  br label %80

78:                                               ; preds = %50, %48
  %79 = call i32 @pthread_cond_wait(ptr noundef nonnull %11, ptr noundef nonnull %0) #14
  br label %80

80:                                               ; preds = %74, %78, %44
  %81 = phi i32 [ 0, %44 ], [ %17, %78 ], [ 1, %74 ]
  %82 = load i32, ptr %5, align 8, !tbaa !41
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %16, label %84, !llvm.loop !246

84:                                               ; preds = %80, %1
  %85 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #14
  ret ptr null
}

declare i32 @pthread_cond_broadcast(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #7

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg) #8

; Function Attrs: noinline nounwind
define internal fastcc void @add_span(ptr nocapture noundef %0, i64 noundef %1, i16 noundef zeroext %2, i16 noundef zeroext %3, i64 noundef %4) unnamed_addr #9 {
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
  br i1 %22, label %24, label %10, !llvm.loop !247

24:                                               ; preds = %19
  %25 = load i64, ptr %0, align 8, !tbaa !3
  %26 = urem i64 %11, %25
  %27 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26
  store i64 %1, ptr %27, align 8, !tbaa !248
  %28 = tail call i32 @gettid() #14
  %29 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 2
  store i32 %28, ptr %29, align 8, !tbaa !250
  %30 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 3
  store i16 %2, ptr %30, align 4, !tbaa !251
  %31 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 4
  store i16 %3, ptr %31, align 2, !tbaa !252
  %32 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 5
  store i64 %4, ptr %32, align 8, !tbaa !253
  %33 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #7
  %34 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #14
  %35 = load i64, ptr %6, align 8, !tbaa !96
  %36 = mul i64 %35, 1000000000
  %37 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %38 = load i64, ptr %37, align 8, !tbaa !98
  %39 = add i64 %36, %38
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #7
  store atomic i64 %39, ptr %33 seq_cst, align 8
  br label %40

40:                                               ; preds = %24, %16
  ret void
}

declare i32 @gettid() local_unnamed_addr #4

; Function Attrs: nounwind
define internal fastcc i32 @for_tasks(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #3 {
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca [3 x ptr], align 16
  %8 = alloca %struct.CUDA_KERNEL_NODE_PARAMS, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #7
  %9 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 2
  %10 = load i64, ptr %9, align 8, !tbaa !3
  store i64 %10, ptr %5, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #7
  store i64 0, ptr %6, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #7
  store ptr %5, ptr %7, align 16, !tbaa !22
  %11 = getelementptr inbounds ptr, ptr %7, i64 1
  store ptr %6, ptr %11, align 8, !tbaa !22
  %12 = getelementptr inbounds ptr, ptr %7, i64 2
  %13 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 4
  store ptr %13, ptr %12, align 16, !tbaa !22
  %14 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 1
  %15 = load ptr, ptr %14, align 8, !tbaa !22
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
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #7
  ret i32 %31

32:                                               ; preds = %18, %61
  %33 = phi ptr [ %15, %18 ], [ %70, %61 ]
  %34 = phi i64 [ 0, %18 ], [ %69, %61 ]
  %35 = getelementptr inbounds %struct.kernel, ptr %33, i64 0, i32 3, i64 %34
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %8) #7
  %36 = load ptr, ptr %35, align 8, !tbaa !254
  store ptr %36, ptr %8, align 8, !tbaa !256
  %37 = getelementptr inbounds %struct.kernel, ptr %33, i64 0, i32 3, i64 %34, i32 1
  %38 = load ptr, ptr %37, align 8, !tbaa !258
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %43

40:                                               ; preds = %32
  %41 = getelementptr inbounds %struct.kernel, ptr %33, i64 0, i32 3, i64 %34, i32 2
  %42 = load i32, ptr %41, align 8, !tbaa !259
  br label %61

43:                                               ; preds = %32
  %44 = call i64 %38(ptr noundef nonnull %13) #14
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %53

46:                                               ; preds = %43
  %47 = getelementptr inbounds %struct.kernel, ptr %33, i64 0, i32 3, i64 %34, i32 3
  %48 = load i32, ptr %47, align 4, !tbaa !260
  %49 = zext i32 %48 to i64
  %50 = add nsw i64 %44, -1
  %51 = add nuw i64 %50, %49
  %52 = udiv i64 %51, %49
  br label %53

53:                                               ; preds = %46, %43
  %54 = phi i64 [ %52, %46 ], [ 1, %43 ]
  %55 = getelementptr inbounds %struct.kernel, ptr %33, i64 0, i32 3, i64 %34, i32 2
  %56 = load i32, ptr %55, align 8, !tbaa !259
  %57 = zext i32 %56 to i64
  %58 = icmp ult i64 %54, %57
  %59 = trunc i64 %54 to i32
  %60 = select i1 %58, i32 %59, i32 %56
  br label %61

61:                                               ; preds = %40, %53
  %62 = phi i32 [ %60, %53 ], [ %42, %40 ]
  store i32 %62, ptr %19, align 8, !tbaa !261
  store i32 1, ptr %20, align 4, !tbaa !262
  store i32 1, ptr %21, align 8, !tbaa !263
  %63 = getelementptr inbounds %struct.kernel, ptr %33, i64 0, i32 3, i64 %34, i32 3
  %64 = load i32, ptr %63, align 4, !tbaa !260
  store i32 %64, ptr %22, align 4, !tbaa !264
  store i32 1, ptr %23, align 8, !tbaa !265
  store i32 1, ptr %24, align 4, !tbaa !266
  %65 = getelementptr inbounds %struct.kernel, ptr %33, i64 0, i32 3, i64 %34, i32 4
  %66 = load i32, ptr %65, align 8, !tbaa !267
  store i32 %66, ptr %25, align 8, !tbaa !268
  store ptr %7, ptr %26, align 8, !tbaa !269
  store ptr null, ptr %27, align 8, !tbaa !270
  store ptr null, ptr %28, align 8, !tbaa !271
  store ptr null, ptr %29, align 8, !tbaa !272
  %67 = add i64 %34, %2
  %68 = call i32 %3(ptr noundef %0, i64 noundef %67, ptr noundef nonnull %35, ptr noundef nonnull %8) #14, !callees !273
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %8) #7
  %69 = add nuw i64 %34, 1
  %70 = load ptr, ptr %14, align 8, !tbaa !22
  %71 = load i64, ptr %70, align 8, !tbaa !3
  %72 = icmp ult i64 %69, %71
  %73 = icmp eq i32 %68, 0
  %74 = select i1 %72, i1 %73, i1 false
  br i1 %74, label %32, label %30, !llvm.loop !274
}

; Function Attrs: nounwind
define internal i32 @add_task(ptr nocapture noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3) #3 {
  %5 = load ptr, ptr %0, align 8, !tbaa !44
  %6 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 3
  %7 = load ptr, ptr %6, align 8, !tbaa !54
  %8 = getelementptr inbounds ptr, ptr %7, i64 %1
  %9 = icmp ne i64 %1, 0
  %10 = getelementptr inbounds ptr, ptr %8, i64 -1
  %11 = select i1 %9, ptr %10, ptr null
  %12 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 5
  %13 = load i32, ptr %12, align 8, !tbaa !65
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %19, label %15

15:                                               ; preds = %4
  %16 = getelementptr inbounds %struct.task, ptr %2, i64 0, i32 5
  %17 = load i32, ptr %16, align 4, !tbaa !275
  %18 = icmp eq i32 %17, 0
  store i32 1, ptr %12, align 8, !tbaa !65
  br i1 %18, label %20, label %27

19:                                               ; preds = %4
  store i32 1, ptr %12, align 8, !tbaa !65
  br label %20

20:                                               ; preds = %19, %15
  %21 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 24
  %22 = load ptr, ptr %21, align 8, !tbaa !276
  %23 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %24 = load ptr, ptr %23, align 8, !tbaa !48
  %25 = zext i1 %9 to i64
  %26 = tail call i32 %22(ptr noundef %8, ptr noundef %24, ptr noundef %11, i64 noundef %25, ptr noundef %3) #14
  br label %39

27:                                               ; preds = %15
  %28 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 24
  %29 = load ptr, ptr %28, align 8, !tbaa !276
  %30 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %31 = load ptr, ptr %30, align 8, !tbaa !48
  %32 = tail call i32 %29(ptr noundef %8, ptr noundef %31, ptr noundef null, i64 noundef 0, ptr noundef %3) #14
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %39

34:                                               ; preds = %27
  %35 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 27
  %36 = load ptr, ptr %35, align 8, !tbaa !277
  %37 = load ptr, ptr %30, align 8, !tbaa !48
  %38 = tail call i32 %36(ptr noundef %37, ptr noundef %11, ptr noundef %8, ptr noundef nonnull @early, i64 noundef 1) #14
  br label %39

39:                                               ; preds = %34, %27, %20
  %40 = phi i32 [ %26, %20 ], [ %38, %34 ], [ %32, %27 ]
  ret i32 %40
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #11

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define internal fastcc void @land_many(ptr noundef %0, i64 noundef %1) unnamed_addr #3 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca [16 x %struct.piece], align 16
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  store i32 1, ptr %6, align 4, !tbaa !183
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 3
  %9 = load i64, ptr %8, align 8, !tbaa !192
  %10 = icmp ult i64 %9, %1
  br i1 %10, label %11, label %120

11:                                               ; preds = %2
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 1
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %15 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  br label %16

16:                                               ; preds = %11, %116
  %17 = load atomic i32, ptr %7 seq_cst, align 8
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %120

19:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4) #7
  %20 = load i64, ptr %8, align 8, !tbaa !192
  %21 = icmp ult i64 %20, %1
  br i1 %21, label %24, label %22

22:                                               ; preds = %19
  %23 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %14) #14
  br label %116

24:                                               ; preds = %19, %65
  %25 = phi i64 [ %68, %65 ], [ %20, %19 ]
  %26 = phi i64 [ %67, %65 ], [ 0, %19 ]
  %27 = phi i32 [ %66, %65 ], [ 0, %19 ]
  %28 = load ptr, ptr %5, align 8, !tbaa !184
  %29 = load i64, ptr %12, align 8, !tbaa !185
  %30 = add i64 %29, -1
  %31 = and i64 %30, %25
  %32 = getelementptr inbounds %struct.arrival, ptr %28, i64 %31
  %33 = load ptr, ptr %32, align 8, !tbaa !186
  %34 = icmp eq ptr %33, null
  br i1 %34, label %35, label %51

35:                                               ; preds = %24
  %36 = getelementptr inbounds %struct.arrival, ptr %28, i64 %31, i32 1
  %37 = load ptr, ptr %36, align 8, !tbaa !188
  %38 = getelementptr inbounds i8, ptr %37, i64 2312
  %39 = load i64, ptr %38, align 8, !tbaa !3
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %65, label %41

41:                                               ; preds = %35
  %42 = getelementptr inbounds %struct.arrival, ptr %28, i64 %31, i32 3
  %43 = load i64, ptr %42, align 8, !tbaa !189
  %44 = getelementptr inbounds %struct.arrival, ptr %28, i64 %31, i32 4
  %45 = load ptr, ptr %44, align 8, !tbaa !190
  %46 = getelementptr inbounds %struct.kernel, ptr %45, i64 0, i32 3
  %47 = load i64, ptr %45, align 8, !tbaa !3
  %48 = getelementptr inbounds %struct.task, ptr %46, i64 %47
  call fastcc void @add_failed_assert(ptr noundef nonnull %13, i64 noundef %43, ptr noundef nonnull %37, ptr noundef nonnull %48) #16
  %49 = load ptr, ptr %32, align 8, !tbaa !186
  %50 = icmp eq ptr %49, null
  br i1 %50, label %65, label %51

51:                                               ; preds = %24, %41
  %52 = phi ptr [ %33, %24 ], [ %49, %41 ]
  %53 = add nuw nsw i32 %27, 1
  %54 = zext i32 %27 to i64
  %55 = getelementptr inbounds [16 x %struct.piece], ptr %4, i64 0, i64 %54
  %56 = getelementptr inbounds %struct.arrival, ptr %28, i64 %31, i32 1
  %57 = load ptr, ptr %56, align 8, !tbaa !188
  %58 = getelementptr inbounds %struct.arrival, ptr %28, i64 %31, i32 2
  %59 = load i64, ptr %58, align 8, !tbaa !191
  store ptr %52, ptr %55, align 16, !tbaa.struct !35
  %60 = getelementptr inbounds i8, ptr %55, i64 8
  store ptr %57, ptr %60, align 8, !tbaa.struct !36
  %61 = getelementptr inbounds i8, ptr %55, i64 16
  store i64 %59, ptr %61, align 16, !tbaa.struct !37
  %62 = getelementptr inbounds i8, ptr %55, i64 24
  store i32 0, ptr %62, align 8, !tbaa.struct !38
  %63 = load i64, ptr %58, align 8, !tbaa !191
  %64 = add i64 %63, %26
  br label %65

65:                                               ; preds = %35, %41, %51
  %66 = phi i32 [ %53, %51 ], [ %27, %41 ], [ %27, %35 ]
  %67 = phi i64 [ %64, %51 ], [ %26, %41 ], [ %26, %35 ]
  %68 = add nuw i64 %25, 1
  %69 = icmp ult i64 %68, %1
  %70 = icmp ult i32 %66, 16
  %71 = select i1 %69, i1 %70, i1 false
  br i1 %71, label %24, label %72, !llvm.loop !278

72:                                               ; preds = %65
  %73 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %14) #14
  %74 = icmp ugt i64 %67, 524287
  br i1 %74, label %79, label %75

75:                                               ; preds = %72
  %76 = icmp eq i32 %66, 0
  br i1 %76, label %116, label %77

77:                                               ; preds = %75
  %78 = zext i32 %66 to i64
  br label %84

79:                                               ; preds = %72
  %80 = load ptr, ptr %0, align 8, !tbaa !114
  %81 = getelementptr inbounds %struct.device, ptr %80, i64 0, i32 40
  %82 = load ptr, ptr %81, align 8, !tbaa !32
  %83 = call fastcc i32 @copy_together(ptr noundef %82, ptr noundef nonnull %4, i32 noundef %66, i16 noundef zeroext 5, i16 noundef zeroext 5, ptr noundef null, ptr noundef null) #15
  br label %116

84:                                               ; preds = %77, %113
  %85 = phi i64 [ 0, %77 ], [ %114, %113 ]
  %86 = getelementptr inbounds [16 x %struct.piece], ptr %4, i64 0, i64 %85
  %87 = load ptr, ptr %86, align 16, !tbaa !239
  %88 = getelementptr inbounds [16 x %struct.piece], ptr %4, i64 0, i64 %85, i32 1
  %89 = load ptr, ptr %88, align 8, !tbaa !240
  %90 = getelementptr inbounds [16 x %struct.piece], ptr %4, i64 0, i64 %85, i32 2
  %91 = load i64, ptr %90, align 16, !tbaa !241
  %92 = load ptr, ptr %0, align 8, !tbaa !114
  %93 = getelementptr inbounds %struct.device, ptr %92, i64 0, i32 41
  %94 = load atomic i64, ptr %93 seq_cst, align 8
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %96, label %98, !prof !178

96:                                               ; preds = %84
  %97 = call ptr @memcpy(ptr noundef %87, ptr noundef %89, i64 noundef %91) #14
  br label %113

98:                                               ; preds = %84
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #7
  %99 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #14
  %100 = load i64, ptr %3, align 8, !tbaa !96
  %101 = mul i64 %100, 1000000000
  %102 = load i64, ptr %15, align 8, !tbaa !98
  %103 = add i64 %101, %102
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #7
  %104 = call ptr @memcpy(ptr noundef %87, ptr noundef %89, i64 noundef %91) #14
  %105 = icmp eq i64 %103, 0
  br i1 %105, label %113, label %106, !prof !178

106:                                              ; preds = %98
  %107 = load ptr, ptr %0, align 8, !tbaa !114
  %108 = getelementptr inbounds %struct.device, ptr %107, i64 0, i32 41
  %109 = load atomic i64, ptr %108 seq_cst, align 8
  %110 = icmp eq i64 %109, 0
  br i1 %110, label %113, label %111

111:                                              ; preds = %106
  %112 = inttoptr i64 %109 to ptr
  call fastcc void @add_span(ptr noundef nonnull %112, i64 noundef %103, i16 noundef zeroext 5, i16 noundef zeroext 5, i64 noundef %91) #15
  br label %113

113:                                              ; preds = %96, %98, %106, %111
  %114 = add nuw nsw i64 %85, 1
  %115 = icmp eq i64 %114, %78
  br i1 %115, label %116, label %84, !llvm.loop !279

116:                                              ; preds = %113, %22, %75, %79
  %117 = phi i64 [ %68, %75 ], [ %68, %79 ], [ %20, %22 ], [ %68, %113 ]
  %118 = call i32 @pthread_mutex_lock(ptr noundef nonnull %14) #14
  store i64 %117, ptr %8, align 8, !tbaa !192
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4) #7
  %119 = icmp ult i64 %117, %1
  br i1 %119, label %16, label %120, !llvm.loop !280

120:                                              ; preds = %16, %116, %2
  store i32 0, ptr %6, align 4, !tbaa !183
  ret void
}

; Function Attrs: cold nounwind optsize
define internal fastcc void @add_failed_assert(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #12 {
  %5 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2592) #14
  %6 = icmp eq ptr %5, null
  br i1 %6, label %31, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 1
  store i64 %1, ptr %8, align 8, !tbaa !281
  %9 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 2
  store i64 0, ptr %9, align 8, !tbaa !282
  %10 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 5
  %11 = tail call ptr @memcpy(ptr noundef nonnull %10, ptr noundef %2, i64 noundef 2048) #14
  %12 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 6
  %13 = getelementptr inbounds i8, ptr %2, i64 2048
  %14 = tail call ptr @memcpy(ptr noundef nonnull %12, ptr noundef nonnull %13, i64 noundef 256) #14
  %15 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 3
  %16 = getelementptr inbounds i8, ptr %2, i64 2312
  %17 = tail call ptr @memcpy(ptr noundef nonnull %15, ptr noundef nonnull %16, i64 noundef 8) #14
  %18 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 4
  br label %19

19:                                               ; preds = %24, %7
  %20 = phi i64 [ 0, %7 ], [ %26, %24 ]
  %21 = getelementptr inbounds i8, ptr %3, i64 %20
  %22 = load i8, ptr %21, align 1, !tbaa !208
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %28, label %24

24:                                               ; preds = %19
  %25 = getelementptr inbounds i8, ptr %18, i64 %20
  store i8 %22, ptr %25, align 1, !tbaa !208
  %26 = add nuw nsw i64 %20, 1
  %27 = icmp eq i64 %26, 255
  br i1 %27, label %28, label %19, !llvm.loop !283

28:                                               ; preds = %19, %24
  %29 = phi i64 [ 255, %24 ], [ %20, %19 ]
  %30 = getelementptr inbounds i8, ptr %18, i64 %29
  store i8 0, ptr %30, align 1, !tbaa !208
  tail call fastcc void @append_failure(ptr noundef %0, ptr noundef nonnull %5) #15
  br label %31

31:                                               ; preds = %4, %28
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @append_failure(ptr noundef %0, ptr noundef %1) unnamed_addr #3 {
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #14
  %4 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !203
  %6 = icmp eq ptr %5, null
  br i1 %6, label %10, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  %9 = load ptr, ptr %8, align 8, !tbaa !284
  br label %10

10:                                               ; preds = %2, %7
  %11 = phi ptr [ %9, %7 ], [ %4, %2 ]
  %12 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  store ptr %1, ptr %11, align 8, !tbaa !22
  store ptr %1, ptr %12, align 8, !tbaa !284
  %13 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 3
  %14 = load i64, ptr %13, align 8, !tbaa !206
  %15 = add i64 %14, 1
  store atomic i64 %15, ptr %13 seq_cst, align 8
  %16 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #14
  ret void
}

; Function Attrs: cold nounwind optsize
define internal fastcc void @add_failure(ptr noundef %0, i64 noundef %1, i64 noundef %2) unnamed_addr #12 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2592) #14
  %5 = icmp eq ptr %4, null
  br i1 %5, label %9, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.failure, ptr %4, i64 0, i32 1
  store i64 %1, ptr %7, align 8, !tbaa !281
  %8 = getelementptr inbounds %struct.failure, ptr %4, i64 0, i32 2
  store i64 %2, ptr %8, align 8, !tbaa !282
  tail call fastcc void @append_failure(ptr noundef %0, ptr noundef nonnull %4) #15
  br label %9

9:                                                ; preds = %3, %6
  ret void
}

; Function Attrs: nounwind
define internal i32 @run_timed(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) unnamed_addr #3 {
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = load i16, ptr %2, align 4, !tbaa !50
  %8 = add i16 %7, -11
  %9 = icmp ult i16 %8, 4
  %10 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 16
  %11 = load i32, ptr %10, align 4, !tbaa !285
  %12 = icmp ne i32 %11, 0
  %13 = select i1 %12, i1 true, i1 %9
  br i1 %13, label %88, label %14

14:                                               ; preds = %4
  %15 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 17
  %16 = load i32, ptr %15, align 8, !tbaa !173
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %29

18:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #7
  %19 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #14
  %20 = load i64, ptr %6, align 8, !tbaa !96
  %21 = mul i64 %20, 1000000000
  %22 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %23 = load i64, ptr %22, align 8, !tbaa !98
  %24 = add i64 %21, %23
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #7
  %25 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 18
  %26 = load i64, ptr %25, align 8, !tbaa !286
  %27 = sub i64 %24, %26
  %28 = icmp ult i64 %27, 100000
  br i1 %28, label %88, label %29

29:                                               ; preds = %18, %14
  %30 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 10
  %31 = load i64, ptr %30, align 8, !tbaa !142
  %32 = add i64 %31, 1
  store i64 %32, ptr %30, align 8, !tbaa !142
  %33 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 4
  %34 = load i64, ptr %33, align 8, !tbaa !169
  %35 = add i64 %34, %3
  %36 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 3
  %37 = load i64, ptr %36, align 8, !tbaa !87
  %38 = xor i64 %37, -1
  %39 = add i64 %35, %38
  %40 = shl i64 %39, 1
  %41 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 20
  %42 = load i32, ptr %41, align 4, !tbaa !218
  %43 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 21
  %44 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 19
  %45 = load i32, ptr %44, align 8, !tbaa !194
  %46 = icmp ugt i32 %42, %45
  br i1 %46, label %73, label %47

47:                                               ; preds = %29
  %48 = icmp eq i32 %42, 0
  %49 = shl i32 %42, 1
  %50 = select i1 %48, i32 8, i32 %49
  %51 = load ptr, ptr %43, align 8, !tbaa !22
  %52 = zext i32 %50 to i64
  %53 = shl nuw nsw i64 %52, 4
  %54 = call ptr @realloc(ptr noundef %51, i64 noundef %53) #14
  %55 = icmp eq ptr %54, null
  br i1 %55, label %90, label %56

56:                                               ; preds = %47
  store ptr %54, ptr %43, align 8, !tbaa !22
  %57 = load i32, ptr %41, align 4, !tbaa !218
  %58 = icmp ult i32 %57, %50
  br i1 %58, label %59, label %73

59:                                               ; preds = %56, %69
  %60 = phi i32 [ %71, %69 ], [ %57, %56 ]
  %61 = load ptr, ptr %0, align 8, !tbaa !114
  %62 = getelementptr inbounds %struct.device, ptr %61, i64 0, i32 14
  %63 = load ptr, ptr %62, align 8, !tbaa !24
  %64 = load ptr, ptr %43, align 8, !tbaa !195
  %65 = zext i32 %60 to i64
  %66 = getelementptr inbounds %struct.stamp, ptr %64, i64 %65
  %67 = call i32 %63(ptr noundef %66, i32 noundef 0) #14
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %90

69:                                               ; preds = %59
  %70 = load i32, ptr %41, align 4, !tbaa !218
  %71 = add i32 %70, 1
  store i32 %71, ptr %41, align 4, !tbaa !218
  %72 = icmp ult i32 %71, %50
  br i1 %72, label %59, label %73, !llvm.loop !287

73:                                               ; preds = %69, %29, %56
  %74 = load ptr, ptr %43, align 8, !tbaa !195
  %75 = load i32, ptr %44, align 8, !tbaa !194
  %76 = add i32 %75, 1
  store i32 %76, ptr %44, align 8, !tbaa !194
  %77 = zext i32 %75 to i64
  %78 = getelementptr inbounds %struct.stamp, ptr %74, i64 %77
  %79 = getelementptr inbounds %struct.stamp, ptr %74, i64 %77, i32 1
  store i64 %40, ptr %79, align 8, !tbaa !196
  %80 = load ptr, ptr %0, align 8, !tbaa !114
  %81 = getelementptr inbounds %struct.device, ptr %80, i64 0, i32 16
  %82 = load ptr, ptr %81, align 8, !tbaa !99
  %83 = load ptr, ptr %78, align 8, !tbaa !198
  %84 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %85 = load ptr, ptr %84, align 8, !tbaa !115
  %86 = call i32 %82(ptr noundef %83, ptr noundef %85) #14
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %90

88:                                               ; preds = %18, %4, %73
  %89 = call i32 @run_or_refuse(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %2, i64 noundef %3) #15
  br label %90

90:                                               ; preds = %59, %47, %88, %73
  %91 = phi i32 [ %86, %73 ], [ %89, %88 ], [ 2, %47 ], [ %67, %59 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #7
  %92 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #14
  %93 = load i64, ptr %5, align 8, !tbaa !96
  %94 = mul i64 %93, 1000000000
  %95 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %96 = load i64, ptr %95, align 8, !tbaa !98
  %97 = add i64 %94, %96
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #7
  %98 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 18
  store i64 %97, ptr %98, align 8, !tbaa !286
  br i1 %9, label %110, label %99

99:                                               ; preds = %90
  %100 = icmp eq i32 %91, 0
  br i1 %100, label %107, label %101

101:                                              ; preds = %99
  %102 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 8
  %103 = load i64, ptr %102, align 8, !tbaa !181
  %104 = icmp ne i64 %103, 0
  %105 = or i1 %13, %104
  %106 = zext i1 %105 to i32
  br label %107

107:                                              ; preds = %99, %101
  %108 = phi i32 [ 1, %99 ], [ %106, %101 ]
  store i32 %108, ptr %10, align 4, !tbaa !285
  %109 = xor i32 %108, 1
  br label %110

110:                                              ; preds = %90, %107
  %111 = phi i32 [ %109, %107 ], [ 1, %90 ]
  %112 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 17
  store i32 %111, ptr %112, align 8, !tbaa !173
  %113 = icmp eq i32 %91, 0
  br i1 %113, label %114, label %174

114:                                              ; preds = %110
  %115 = getelementptr inbounds %struct.command, ptr %2, i64 0, i32 1
  %116 = load i16, ptr %115, align 2, !tbaa !92
  %117 = icmp eq i16 %116, 0
  br i1 %117, label %174, label %118

118:                                              ; preds = %114
  store i32 0, ptr %112, align 8, !tbaa !173
  store i32 0, ptr %10, align 4, !tbaa !285
  %119 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 4
  %120 = load i64, ptr %119, align 8, !tbaa !169
  %121 = add i64 %120, %3
  %122 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 3
  %123 = load i64, ptr %122, align 8, !tbaa !87
  %124 = xor i64 %123, -1
  %125 = add i64 %121, %124
  %126 = shl i64 %125, 1
  %127 = or i64 %126, 1
  %128 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 20
  %129 = load i32, ptr %128, align 4, !tbaa !218
  %130 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 21
  %131 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 19
  %132 = load i32, ptr %131, align 8, !tbaa !194
  %133 = icmp ugt i32 %129, %132
  br i1 %133, label %160, label %134

134:                                              ; preds = %118
  %135 = icmp eq i32 %129, 0
  %136 = shl i32 %129, 1
  %137 = select i1 %135, i32 8, i32 %136
  %138 = load ptr, ptr %130, align 8, !tbaa !22
  %139 = zext i32 %137 to i64
  %140 = shl nuw nsw i64 %139, 4
  %141 = call ptr @realloc(ptr noundef %138, i64 noundef %140) #14
  %142 = icmp eq ptr %141, null
  br i1 %142, label %174, label %143

143:                                              ; preds = %134
  store ptr %141, ptr %130, align 8, !tbaa !22
  %144 = load i32, ptr %128, align 4, !tbaa !218
  %145 = icmp ult i32 %144, %137
  br i1 %145, label %146, label %160

146:                                              ; preds = %143, %156
  %147 = phi i32 [ %158, %156 ], [ %144, %143 ]
  %148 = load ptr, ptr %0, align 8, !tbaa !114
  %149 = getelementptr inbounds %struct.device, ptr %148, i64 0, i32 14
  %150 = load ptr, ptr %149, align 8, !tbaa !24
  %151 = load ptr, ptr %130, align 8, !tbaa !195
  %152 = zext i32 %147 to i64
  %153 = getelementptr inbounds %struct.stamp, ptr %151, i64 %152
  %154 = call i32 %150(ptr noundef %153, i32 noundef 0) #14
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %156, label %174

156:                                              ; preds = %146
  %157 = load i32, ptr %128, align 4, !tbaa !218
  %158 = add i32 %157, 1
  store i32 %158, ptr %128, align 4, !tbaa !218
  %159 = icmp ult i32 %158, %137
  br i1 %159, label %146, label %160, !llvm.loop !287

160:                                              ; preds = %156, %143, %118
  %161 = load ptr, ptr %130, align 8, !tbaa !195
  %162 = load i32, ptr %131, align 8, !tbaa !194
  %163 = add i32 %162, 1
  store i32 %163, ptr %131, align 8, !tbaa !194
  %164 = zext i32 %162 to i64
  %165 = getelementptr inbounds %struct.stamp, ptr %161, i64 %164
  %166 = getelementptr inbounds %struct.stamp, ptr %161, i64 %164, i32 1
  store i64 %127, ptr %166, align 8, !tbaa !196
  %167 = load ptr, ptr %0, align 8, !tbaa !114
  %168 = getelementptr inbounds %struct.device, ptr %167, i64 0, i32 16
  %169 = load ptr, ptr %168, align 8, !tbaa !99
  %170 = load ptr, ptr %165, align 8, !tbaa !198
  %171 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %172 = load ptr, ptr %171, align 8, !tbaa !115
  %173 = call i32 %169(ptr noundef %170, ptr noundef %172) #14
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
  %22 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 2
  %23 = load i32, ptr %22, align 4, !tbaa !150
  %24 = and i32 %23, 8
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %817

26:                                               ; preds = %4
  %27 = load ptr, ptr %0, align 8, !tbaa !114
  %28 = load i16, ptr %2, align 4, !tbaa !50
  switch i16 %28, label %823 [
    i16 1, label %29
    i16 2, label %187
    i16 3, label %199
    i16 4, label %212
    i16 5, label %225
    i16 6, label %452
    i16 7, label %580
    i16 8, label %621
    i16 9, label %637
    i16 10, label %678
    i16 11, label %791
    i16 12, label %799
    i16 13, label %807
  ]

29:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %20)
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %21)
  %30 = getelementptr inbounds %struct.launch, ptr %2, i64 0, i32 1
  %31 = load ptr, ptr %30, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %17) #7
  %32 = getelementptr inbounds %struct.launch, ptr %2, i64 0, i32 2
  %33 = load i64, ptr %32, align 8, !tbaa !3
  store i64 %33, ptr %17, align 8, !tbaa !3
  %34 = getelementptr inbounds %struct.kernel, ptr %31, i64 0, i32 2
  %35 = load i64, ptr %34, align 8, !tbaa !3
  %36 = add i64 %35, 15
  %37 = and i64 %36, -16
  %38 = getelementptr inbounds %struct.kernel, ptr %31, i64 0, i32 1
  %39 = load i64, ptr %38, align 8, !tbaa !3
  %40 = icmp eq i64 %39, 0
  %41 = select i1 %40, i64 0, i64 2320
  %42 = add i64 %41, %37
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %18) #7
  store ptr null, ptr %18, align 8, !tbaa !22
  %43 = icmp ugt i64 %42, 262144
  br i1 %43, label %185, label %44

44:                                               ; preds = %29
  %45 = icmp eq i64 %42, 0
  br i1 %45, label %78, label %46

46:                                               ; preds = %44
  %47 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %48 = load ptr, ptr %47, align 8, !tbaa !201
  %49 = icmp eq ptr %48, null
  br i1 %49, label %61, label %50

50:                                               ; preds = %46
  %51 = getelementptr inbounds %struct.slot, ptr %48, i64 0, i32 2
  %52 = load i64, ptr %51, align 8, !tbaa !288
  %53 = add i64 %52, %42
  %54 = icmp ugt i64 %53, 262144
  br i1 %54, label %55, label %66

55:                                               ; preds = %50
  store ptr null, ptr %47, align 8, !tbaa !201
  %56 = tail call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %48) #15
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %185

58:                                               ; preds = %55
  %59 = load ptr, ptr %47, align 8, !tbaa !201
  %60 = icmp eq ptr %59, null
  br i1 %60, label %61, label %66

61:                                               ; preds = %58, %46
  %62 = tail call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %47) #15
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %185

64:                                               ; preds = %61
  %65 = load ptr, ptr %47, align 8, !tbaa !201
  br label %66

66:                                               ; preds = %64, %58, %50
  %67 = phi ptr [ %65, %64 ], [ %59, %58 ], [ %48, %50 ]
  %68 = getelementptr inbounds %struct.slot, ptr %67, i64 0, i32 1
  %69 = load ptr, ptr %68, align 8, !tbaa !20
  %70 = getelementptr inbounds %struct.slot, ptr %67, i64 0, i32 2
  %71 = load i64, ptr %70, align 8, !tbaa !288
  %72 = getelementptr inbounds i8, ptr %69, i64 %71
  store ptr %72, ptr %18, align 8, !tbaa !22
  %73 = and i64 %42, -16
  %74 = add i64 %71, %73
  store i64 %74, ptr %70, align 8, !tbaa !288
  %75 = load i64, ptr %34, align 8, !tbaa !3
  %76 = add i64 %75, 15
  %77 = and i64 %76, -16
  br label %78

78:                                               ; preds = %66, %44
  %79 = phi i64 [ %77, %66 ], [ %37, %44 ]
  %80 = phi i64 [ %75, %66 ], [ %35, %44 ]
  %81 = phi ptr [ %72, %66 ], [ null, %44 ]
  %82 = getelementptr inbounds i8, ptr %81, i64 %79
  %83 = tail call ptr @memset(ptr noundef %81, i32 noundef 0, i64 noundef %80) #14
  %84 = load i64, ptr %38, align 8, !tbaa !3
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %93, label %86

86:                                               ; preds = %78
  %87 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 7
  %88 = load ptr, ptr %87, align 8, !tbaa !289
  %89 = add i64 %33, 35224
  %90 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %91 = load ptr, ptr %90, align 8, !tbaa !115
  %92 = tail call i32 %88(i64 noundef %89, i8 noundef zeroext 0, i64 noundef 8, ptr noundef %91) #14
  br label %93

93:                                               ; preds = %86, %78
  %94 = phi i32 [ %92, %86 ], [ 0, %78 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %19) #7
  store ptr %17, ptr %19, align 16, !tbaa !22
  %95 = getelementptr inbounds ptr, ptr %19, i64 1
  store ptr %18, ptr %95, align 8, !tbaa !22
  %96 = getelementptr inbounds ptr, ptr %19, i64 2
  %97 = getelementptr inbounds %struct.launch, ptr %2, i64 0, i32 4
  store ptr %97, ptr %96, align 16, !tbaa !22
  %98 = load i64, ptr %31, align 8, !tbaa !3
  %99 = icmp eq i64 %98, 0
  %100 = icmp ne i32 %94, 0
  %101 = select i1 %99, i1 true, i1 %100
  br i1 %101, label %105, label %102

102:                                              ; preds = %93
  %103 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 2
  %104 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  br label %111

105:                                              ; preds = %140, %93
  %106 = phi i32 [ %94, %93 ], [ %147, %140 ]
  %107 = phi i1 [ %100, %93 ], [ %151, %140 ]
  %108 = load i64, ptr %38, align 8, !tbaa !3
  %109 = icmp eq i64 %108, 0
  %110 = select i1 %109, i1 true, i1 %107
  br i1 %110, label %168, label %153

111:                                              ; preds = %140, %102
  %112 = phi i64 [ 0, %102 ], [ %148, %140 ]
  %113 = getelementptr inbounds %struct.kernel, ptr %31, i64 0, i32 3, i64 %112
  %114 = load ptr, ptr %103, align 8, !tbaa !290
  %115 = load ptr, ptr %113, align 8, !tbaa !254
  %116 = getelementptr inbounds %struct.kernel, ptr %31, i64 0, i32 3, i64 %112, i32 1
  %117 = load ptr, ptr %116, align 8, !tbaa !258
  %118 = icmp eq ptr %117, null
  br i1 %118, label %119, label %122

119:                                              ; preds = %111
  %120 = getelementptr inbounds %struct.kernel, ptr %31, i64 0, i32 3, i64 %112, i32 2
  %121 = load i32, ptr %120, align 8, !tbaa !259
  br label %140

122:                                              ; preds = %111
  %123 = call i64 %117(ptr noundef nonnull %97) #14
  %124 = icmp sgt i64 %123, 0
  br i1 %124, label %125, label %132

125:                                              ; preds = %122
  %126 = getelementptr inbounds %struct.kernel, ptr %31, i64 0, i32 3, i64 %112, i32 3
  %127 = load i32, ptr %126, align 4, !tbaa !260
  %128 = zext i32 %127 to i64
  %129 = add nsw i64 %123, -1
  %130 = add nuw i64 %129, %128
  %131 = udiv i64 %130, %128
  br label %132

132:                                              ; preds = %125, %122
  %133 = phi i64 [ %131, %125 ], [ 1, %122 ]
  %134 = getelementptr inbounds %struct.kernel, ptr %31, i64 0, i32 3, i64 %112, i32 2
  %135 = load i32, ptr %134, align 8, !tbaa !259
  %136 = zext i32 %135 to i64
  %137 = icmp ult i64 %133, %136
  %138 = trunc i64 %133 to i32
  %139 = select i1 %137, i32 %138, i32 %135
  br label %140

140:                                              ; preds = %132, %119
  %141 = phi i32 [ %139, %132 ], [ %121, %119 ]
  %142 = getelementptr inbounds %struct.kernel, ptr %31, i64 0, i32 3, i64 %112, i32 3
  %143 = load i32, ptr %142, align 4, !tbaa !260
  %144 = getelementptr inbounds %struct.kernel, ptr %31, i64 0, i32 3, i64 %112, i32 4
  %145 = load i32, ptr %144, align 8, !tbaa !267
  %146 = load ptr, ptr %104, align 8, !tbaa !115
  %147 = call i32 %114(ptr noundef %115, i32 noundef %141, i32 noundef 1, i32 noundef 1, i32 noundef %143, i32 noundef 1, i32 noundef 1, i32 noundef %145, ptr noundef %146, ptr noundef nonnull %19, ptr noundef null) #14
  %148 = add nuw i64 %112, 1
  %149 = load i64, ptr %31, align 8, !tbaa !3
  %150 = icmp uge i64 %148, %149
  %151 = icmp ne i32 %147, 0
  %152 = select i1 %150, i1 true, i1 %151
  br i1 %152, label %105, label %111, !llvm.loop !291

153:                                              ; preds = %105
  %154 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 4
  %155 = load ptr, ptr %154, align 8, !tbaa !292
  %156 = load i64, ptr %17, align 8, !tbaa !3
  %157 = add i64 %156, 32912
  %158 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %159 = load ptr, ptr %158, align 8, !tbaa !115
  %160 = call i32 %155(ptr noundef %82, i64 noundef %157, i64 noundef 2320, ptr noundef %159) #14
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %162, label %183

162:                                              ; preds = %153
  store ptr null, ptr %20, align 8, !tbaa !186
  %163 = getelementptr inbounds %struct.arrival, ptr %20, i64 0, i32 1
  store ptr %82, ptr %163, align 8, !tbaa !188
  %164 = getelementptr inbounds %struct.arrival, ptr %20, i64 0, i32 2
  store i64 2320, ptr %164, align 8, !tbaa !191
  %165 = getelementptr inbounds %struct.arrival, ptr %20, i64 0, i32 3
  store i64 %3, ptr %165, align 8, !tbaa !189
  %166 = getelementptr inbounds %struct.arrival, ptr %20, i64 0, i32 4
  store ptr %31, ptr %166, align 8, !tbaa !190
  %167 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull byval(%struct.arrival) align 8 %20) #15
  br label %168

168:                                              ; preds = %162, %105
  %169 = phi i32 [ %106, %105 ], [ %167, %162 ]
  %170 = getelementptr inbounds %struct.launch, ptr %2, i64 0, i32 3
  %171 = load ptr, ptr %170, align 8, !tbaa !22
  %172 = icmp eq ptr %171, null
  %173 = icmp ne i32 %169, 0
  %174 = select i1 %172, i1 true, i1 %173
  br i1 %174, label %183, label %175

175:                                              ; preds = %168
  store ptr %171, ptr %21, align 8, !tbaa !186
  %176 = getelementptr inbounds %struct.arrival, ptr %21, i64 0, i32 1
  %177 = load ptr, ptr %18, align 8, !tbaa !22
  store ptr %177, ptr %176, align 8, !tbaa !188
  %178 = getelementptr inbounds %struct.arrival, ptr %21, i64 0, i32 2
  %179 = load i64, ptr %34, align 8, !tbaa !3
  store i64 %179, ptr %178, align 8, !tbaa !191
  %180 = getelementptr inbounds %struct.arrival, ptr %21, i64 0, i32 3
  store i64 %3, ptr %180, align 8, !tbaa !189
  %181 = getelementptr inbounds %struct.arrival, ptr %21, i64 0, i32 4
  store ptr null, ptr %181, align 8, !tbaa !190
  %182 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull byval(%struct.arrival) align 8 %21) #15
  br label %183

183:                                              ; preds = %175, %168, %153
  %184 = phi i32 [ %169, %168 ], [ %182, %175 ], [ %160, %153 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %19) #7
  br label %185

185:                                              ; preds = %183, %61, %55, %29
  %186 = phi i32 [ %184, %183 ], [ 2, %29 ], [ %56, %55 ], [ %62, %61 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %18) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #7
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %20)
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %21)
  br label %823

187:                                              ; preds = %26
  %188 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 5
  %189 = load ptr, ptr %188, align 8, !tbaa !293
  %190 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %191 = load i64, ptr %190, align 8, !tbaa !73
  %192 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %193 = load i64, ptr %192, align 8, !tbaa !69
  %194 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %195 = load i64, ptr %194, align 8, !tbaa !75
  %196 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %197 = load ptr, ptr %196, align 8, !tbaa !115
  %198 = tail call i32 %189(i64 noundef %191, i64 noundef %193, i64 noundef %195, ptr noundef %197) #14
  br label %823

199:                                              ; preds = %26
  %200 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 3
  %201 = load ptr, ptr %200, align 8, !tbaa !294
  %202 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %203 = load i64, ptr %202, align 8, !tbaa !73
  %204 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %205 = load i64, ptr %204, align 8, !tbaa !69
  %206 = inttoptr i64 %205 to ptr
  %207 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %208 = load i64, ptr %207, align 8, !tbaa !75
  %209 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %210 = load ptr, ptr %209, align 8, !tbaa !115
  %211 = tail call i32 %201(i64 noundef %203, ptr noundef %206, i64 noundef %208, ptr noundef %210) #14
  br label %823

212:                                              ; preds = %26
  %213 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 4
  %214 = load ptr, ptr %213, align 8, !tbaa !292
  %215 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %216 = load i64, ptr %215, align 8, !tbaa !73
  %217 = inttoptr i64 %216 to ptr
  %218 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %219 = load i64, ptr %218, align 8, !tbaa !69
  %220 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %221 = load i64, ptr %220, align 8, !tbaa !75
  %222 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %223 = load ptr, ptr %222, align 8, !tbaa !115
  %224 = tail call i32 %214(ptr noundef %217, i64 noundef %219, i64 noundef %221, ptr noundef %223) #14
  br label %823

225:                                              ; preds = %26
  %226 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %227 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 8
  %228 = load i64, ptr %226, align 8, !tbaa !75
  %229 = load i64, ptr %227, align 8, !tbaa !181
  %230 = sub i64 %228, %229
  %231 = icmp ugt i64 %230, 262143
  br i1 %231, label %232, label %374

232:                                              ; preds = %225
  %233 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %234 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %235 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %236 = getelementptr inbounds i8, ptr %15, i64 16
  %237 = getelementptr inbounds %struct.window, ptr %15, i64 0, i32 1
  %238 = getelementptr inbounds %struct.window, ptr %15, i64 0, i32 3
  %239 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %240 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %241 = getelementptr inbounds i8, ptr %16, i64 8
  %242 = getelementptr inbounds i8, ptr %16, i64 16
  %243 = getelementptr inbounds i8, ptr %16, i64 24
  %244 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %245 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %246 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %247 = getelementptr inbounds %struct.window, ptr %15, i64 0, i32 4
  br label %248

248:                                              ; preds = %367, %232
  %249 = load atomic i32, ptr %233 seq_cst, align 8
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %251, label %823

251:                                              ; preds = %248
  %252 = load atomic i32, ptr %234 seq_cst, align 8
  %253 = icmp eq i32 %252, 0
  br i1 %253, label %254, label %823

254:                                              ; preds = %251
  %255 = load atomic i32, ptr %235 seq_cst, align 4
  %256 = icmp eq i32 %255, 0
  br i1 %256, label %257, label %823

257:                                              ; preds = %254
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %15) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %236, i8 0, i64 144, i1 false)
  store ptr %0, ptr %15, align 8, !tbaa !295
  store ptr %1, ptr %237, align 8, !tbaa !297
  %258 = load i64, ptr %239, align 8, !tbaa !73
  %259 = load i64, ptr %227, align 8, !tbaa !181
  %260 = add i64 %259, %258
  store i64 %260, ptr %238, align 8, !tbaa !298
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %16) #7
  %261 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %236) #15
  %262 = icmp eq i32 %261, 0
  br i1 %262, label %264, label %263

263:                                              ; preds = %257
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %16) #7
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %15) #7
  br label %823

264:                                              ; preds = %257
  %265 = load i64, ptr %240, align 8, !tbaa !69
  %266 = inttoptr i64 %265 to ptr
  %267 = load i64, ptr %227, align 8, !tbaa !181
  %268 = getelementptr inbounds i8, ptr %266, i64 %267
  %269 = load ptr, ptr %236, align 8, !tbaa !22
  %270 = getelementptr inbounds %struct.slot, ptr %269, i64 0, i32 1
  %271 = load ptr, ptr %270, align 8, !tbaa !20
  store ptr %271, ptr %16, align 16, !tbaa.struct !35
  store ptr %268, ptr %241, align 8, !tbaa.struct !36
  store i64 262144, ptr %242, align 16, !tbaa.struct !37
  store i32 0, ptr %243, align 8, !tbaa.struct !38
  %272 = add i64 %267, 262144
  store i64 %272, ptr %227, align 8, !tbaa !181
  br label %273

273:                                              ; preds = %302, %264
  %274 = phi i64 [ 1, %264 ], [ %319, %302 ]
  %275 = phi i64 [ %272, %264 ], [ %318, %302 ]
  %276 = load i64, ptr %226, align 8, !tbaa !75
  %277 = sub i64 %276, %275
  %278 = icmp ugt i64 %277, 262143
  br i1 %278, label %279, label %321

279:                                              ; preds = %273
  %280 = load ptr, ptr %0, align 8, !tbaa !114
  %281 = getelementptr inbounds %struct.device, ptr %280, i64 0, i32 39
  %282 = load ptr, ptr %281, align 8, !tbaa !33
  %283 = call i32 @pthread_mutex_lock(ptr noundef %282) #14
  %284 = load i64, ptr %244, align 8, !tbaa !134
  %285 = icmp ult i64 %284, 64
  br i1 %285, label %286, label %297

286:                                              ; preds = %279
  %287 = getelementptr inbounds %struct.ring, ptr %282, i64 0, i32 2
  %288 = load ptr, ptr %287, align 8, !tbaa !22
  %289 = icmp eq ptr %288, null
  br i1 %289, label %292, label %290

290:                                              ; preds = %286
  %291 = load ptr, ptr %288, align 8, !tbaa !23
  store ptr %291, ptr %287, align 8, !tbaa !22
  br label %302

292:                                              ; preds = %286
  %293 = icmp eq i64 %284, 0
  br i1 %293, label %294, label %297

294:                                              ; preds = %292
  %295 = load ptr, ptr %245, align 8, !tbaa !162
  store ptr null, ptr %245, align 8, !tbaa !162
  %296 = icmp eq ptr %295, null
  br i1 %296, label %297, label %302

297:                                              ; preds = %294, %292, %279
  %298 = trunc i64 %274 to i32
  %299 = call i32 @pthread_mutex_unlock(ptr noundef %282) #14
  %300 = and i64 %274, 4294967295
  %301 = getelementptr inbounds %struct.window, ptr %15, i64 0, i32 2, i64 %300
  store ptr null, ptr %301, align 8, !tbaa !22
  br label %323

302:                                              ; preds = %294, %290
  %303 = phi ptr [ %288, %290 ], [ %295, %294 ]
  %304 = add nuw nsw i64 %284, 1
  store i64 %304, ptr %244, align 8, !tbaa !134
  store ptr null, ptr %303, align 8, !tbaa !23
  %305 = getelementptr inbounds %struct.slot, ptr %303, i64 0, i32 2
  store i64 0, ptr %305, align 8, !tbaa !288
  %306 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %282) #14
  %307 = getelementptr inbounds %struct.window, ptr %15, i64 0, i32 2, i64 %274
  store ptr %303, ptr %307, align 8, !tbaa !22
  %308 = load i64, ptr %240, align 8, !tbaa !69
  %309 = inttoptr i64 %308 to ptr
  %310 = load i64, ptr %227, align 8, !tbaa !181
  %311 = getelementptr inbounds i8, ptr %309, i64 %310
  %312 = getelementptr inbounds [16 x %struct.piece], ptr %16, i64 0, i64 %274
  %313 = getelementptr inbounds %struct.slot, ptr %303, i64 0, i32 1
  %314 = load ptr, ptr %313, align 8, !tbaa !20
  store ptr %314, ptr %312, align 16, !tbaa.struct !35
  %315 = getelementptr inbounds i8, ptr %312, i64 8
  store ptr %311, ptr %315, align 8, !tbaa.struct !36
  %316 = getelementptr inbounds i8, ptr %312, i64 16
  store i64 262144, ptr %316, align 16, !tbaa.struct !37
  %317 = getelementptr inbounds i8, ptr %312, i64 24
  store i32 0, ptr %317, align 8, !tbaa.struct !38
  %318 = add i64 %310, 262144
  store i64 %318, ptr %227, align 8, !tbaa !181
  %319 = add nuw nsw i64 %274, 1
  %320 = icmp eq i64 %319, 16
  br i1 %320, label %323, label %273, !llvm.loop !299

321:                                              ; preds = %273
  %322 = trunc i64 %274 to i32
  br label %323

323:                                              ; preds = %302, %321, %297
  %324 = phi i32 [ %298, %297 ], [ %322, %321 ], [ 16, %302 ]
  %325 = load ptr, ptr %0, align 8, !tbaa !114
  %326 = getelementptr inbounds %struct.device, ptr %325, i64 0, i32 40
  %327 = load ptr, ptr %326, align 8, !tbaa !32
  %328 = load i16, ptr %246, align 8, !tbaa !179
  %329 = call fastcc i32 @copy_together(ptr noundef %327, ptr noundef nonnull %16, i32 noundef %324, i16 noundef zeroext %328, i16 noundef zeroext 4, ptr noundef nonnull @send_slot, ptr noundef nonnull %15) #15
  %330 = load i32, ptr %247, align 8, !tbaa !300
  %331 = icmp ult i32 %330, %324
  br i1 %331, label %332, label %367

332:                                              ; preds = %323
  %333 = zext i32 %330 to i64
  %334 = zext i32 %324 to i64
  br label %335

335:                                              ; preds = %361, %332
  %336 = phi i64 [ %333, %332 ], [ %365, %361 ]
  %337 = getelementptr inbounds %struct.window, ptr %15, i64 0, i32 2, i64 %336
  %338 = load ptr, ptr %337, align 8, !tbaa !22
  %339 = load ptr, ptr %0, align 8, !tbaa !114
  %340 = getelementptr inbounds %struct.device, ptr %339, i64 0, i32 39
  %341 = load ptr, ptr %340, align 8, !tbaa !33
  %342 = call i32 @pthread_mutex_lock(ptr noundef %341) #14
  %343 = icmp eq ptr %338, null
  br i1 %343, label %361, label %344

344:                                              ; preds = %335
  %345 = getelementptr inbounds %struct.ring, ptr %341, i64 0, i32 2
  %346 = load i64, ptr %244, align 8, !tbaa !134
  br label %348

347:                                              ; preds = %358
  store i64 %352, ptr %244, align 8, !tbaa !134
  br label %361

348:                                              ; preds = %358, %344
  %349 = phi i64 [ %346, %344 ], [ %352, %358 ]
  %350 = phi ptr [ %338, %344 ], [ %351, %358 ]
  %351 = load ptr, ptr %350, align 8, !tbaa !23
  %352 = add i64 %349, -1
  %353 = getelementptr inbounds %struct.slot, ptr %350, i64 0, i32 6
  %354 = load ptr, ptr %353, align 8, !tbaa !135
  %355 = icmp eq ptr %354, null
  br i1 %355, label %356, label %358

356:                                              ; preds = %348
  %357 = load ptr, ptr %345, align 8, !tbaa !22
  store ptr %357, ptr %350, align 8, !tbaa !23
  br label %358

358:                                              ; preds = %356, %348
  %359 = phi ptr [ %345, %356 ], [ %245, %348 ]
  store ptr %350, ptr %359, align 8, !tbaa !22
  %360 = icmp eq ptr %351, null
  br i1 %360, label %347, label %348, !llvm.loop !136

361:                                              ; preds = %347, %335
  %362 = getelementptr inbounds %struct.ring, ptr %341, i64 0, i32 1
  %363 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %362) #14
  %364 = call i32 @pthread_mutex_unlock(ptr noundef %341) #14
  %365 = add nuw nsw i64 %336, 1
  %366 = icmp eq i64 %365, %334
  br i1 %366, label %367, label %335, !llvm.loop !301

367:                                              ; preds = %361, %323
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %16) #7
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %15) #7
  %368 = load i64, ptr %226, align 8, !tbaa !75
  %369 = load i64, ptr %227, align 8, !tbaa !181
  %370 = sub i64 %368, %369
  %371 = icmp ugt i64 %370, 262143
  %372 = icmp eq i32 %329, 0
  %373 = select i1 %371, i1 %372, i1 false
  br i1 %373, label %248, label %374, !llvm.loop !302

374:                                              ; preds = %367, %225
  %375 = phi i32 [ 0, %225 ], [ %329, %367 ]
  %376 = phi i64 [ %228, %225 ], [ %368, %367 ]
  %377 = phi i64 [ %229, %225 ], [ %369, %367 ]
  %378 = phi i64 [ %230, %225 ], [ %370, %367 ]
  %379 = phi i1 [ true, %225 ], [ %372, %367 ]
  %380 = icmp ne i64 %376, %377
  %381 = select i1 %379, i1 %380, i1 false
  br i1 %381, label %382, label %823

382:                                              ; preds = %374
  %383 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %384 = load ptr, ptr %383, align 8, !tbaa !201
  %385 = icmp eq ptr %384, null
  br i1 %385, label %397, label %386

386:                                              ; preds = %382
  %387 = getelementptr inbounds %struct.slot, ptr %384, i64 0, i32 2
  %388 = load i64, ptr %387, align 8, !tbaa !288
  %389 = add i64 %388, %378
  %390 = icmp ugt i64 %389, 262144
  br i1 %390, label %391, label %402

391:                                              ; preds = %386
  store ptr null, ptr %383, align 8, !tbaa !201
  %392 = call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %384) #15
  %393 = icmp eq i32 %392, 0
  br i1 %393, label %394, label %823

394:                                              ; preds = %391
  %395 = load ptr, ptr %383, align 8, !tbaa !201
  %396 = icmp eq ptr %395, null
  br i1 %396, label %397, label %402

397:                                              ; preds = %394, %382
  %398 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %383) #15
  %399 = icmp eq i32 %398, 0
  br i1 %399, label %400, label %823

400:                                              ; preds = %397
  %401 = load ptr, ptr %383, align 8, !tbaa !201
  br label %402

402:                                              ; preds = %400, %394, %386
  %403 = phi ptr [ %401, %400 ], [ %395, %394 ], [ %384, %386 ]
  %404 = getelementptr inbounds %struct.slot, ptr %403, i64 0, i32 1
  %405 = load ptr, ptr %404, align 8, !tbaa !20
  %406 = getelementptr inbounds %struct.slot, ptr %403, i64 0, i32 2
  %407 = load i64, ptr %406, align 8, !tbaa !288
  %408 = getelementptr inbounds i8, ptr %405, i64 %407
  %409 = add i64 %378, 15
  %410 = and i64 %409, -16
  %411 = add i64 %407, %410
  store i64 %411, ptr %406, align 8, !tbaa !288
  %412 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %413 = load i64, ptr %412, align 8, !tbaa !69
  %414 = inttoptr i64 %413 to ptr
  %415 = load i64, ptr %227, align 8, !tbaa !181
  %416 = getelementptr inbounds i8, ptr %414, i64 %415
  %417 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %418 = load i16, ptr %417, align 8, !tbaa !179
  %419 = load ptr, ptr %0, align 8, !tbaa !114
  %420 = getelementptr inbounds %struct.device, ptr %419, i64 0, i32 41
  %421 = load atomic i64, ptr %420 seq_cst, align 8
  %422 = icmp eq i64 %421, 0
  br i1 %422, label %423, label %425, !prof !178

423:                                              ; preds = %402
  %424 = call ptr @memcpy(ptr noundef %408, ptr noundef %416, i64 noundef %378) #14
  br label %441

425:                                              ; preds = %402
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %14) #7
  %426 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %14) #14
  %427 = load i64, ptr %14, align 8, !tbaa !96
  %428 = mul i64 %427, 1000000000
  %429 = getelementptr inbounds %struct.timespec, ptr %14, i64 0, i32 1
  %430 = load i64, ptr %429, align 8, !tbaa !98
  %431 = add i64 %428, %430
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %14) #7
  %432 = call ptr @memcpy(ptr noundef %408, ptr noundef %416, i64 noundef %378) #14
  %433 = icmp eq i64 %431, 0
  br i1 %433, label %441, label %434, !prof !178

434:                                              ; preds = %425
  %435 = load ptr, ptr %0, align 8, !tbaa !114
  %436 = getelementptr inbounds %struct.device, ptr %435, i64 0, i32 41
  %437 = load atomic i64, ptr %436 seq_cst, align 8
  %438 = icmp eq i64 %437, 0
  br i1 %438, label %441, label %439

439:                                              ; preds = %434
  %440 = inttoptr i64 %437 to ptr
  call fastcc void @add_span(ptr noundef nonnull %440, i64 noundef %431, i16 noundef zeroext %418, i16 noundef zeroext 4, i64 noundef %378) #15
  br label %441

441:                                              ; preds = %439, %434, %425, %423
  %442 = load ptr, ptr %0, align 8, !tbaa !114
  %443 = getelementptr inbounds %struct.device, ptr %442, i64 0, i32 3
  %444 = load ptr, ptr %443, align 8, !tbaa !294
  %445 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %446 = load i64, ptr %445, align 8, !tbaa !73
  %447 = load i64, ptr %227, align 8, !tbaa !181
  %448 = add i64 %447, %446
  %449 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %450 = load ptr, ptr %449, align 8, !tbaa !115
  %451 = call i32 %444(i64 noundef %448, ptr noundef %408, i64 noundef %378, ptr noundef %450) #14
  br label %823

452:                                              ; preds = %26
  %453 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %454 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 8
  %455 = load i64, ptr %453, align 8, !tbaa !75
  %456 = load i64, ptr %454, align 8, !tbaa !181
  %457 = sub i64 %455, %456
  %458 = icmp ugt i64 %457, 262143
  br i1 %458, label %459, label %516

459:                                              ; preds = %452
  %460 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %461 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %462 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %463 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %464 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %465 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %466 = getelementptr inbounds %struct.arrival, ptr %12, i64 0, i32 1
  %467 = getelementptr inbounds %struct.arrival, ptr %12, i64 0, i32 2
  %468 = getelementptr inbounds %struct.arrival, ptr %12, i64 0, i32 3
  %469 = getelementptr inbounds %struct.arrival, ptr %12, i64 0, i32 4
  br label %470

470:                                              ; preds = %505, %459
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %13) #7
  %471 = load atomic i32, ptr %460 seq_cst, align 8
  %472 = icmp eq i32 %471, 0
  br i1 %472, label %473, label %503

473:                                              ; preds = %470
  %474 = load atomic i32, ptr %461 seq_cst, align 8
  %475 = icmp eq i32 %474, 0
  br i1 %475, label %476, label %503

476:                                              ; preds = %473
  %477 = load atomic i32, ptr %462 seq_cst, align 4
  %478 = icmp eq i32 %477, 0
  br i1 %478, label %479, label %503

479:                                              ; preds = %476
  %480 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %13) #15
  %481 = icmp eq i32 %480, 0
  br i1 %481, label %482, label %503

482:                                              ; preds = %479
  %483 = load ptr, ptr %13, align 8, !tbaa !22
  %484 = getelementptr inbounds %struct.slot, ptr %483, i64 0, i32 1
  %485 = load ptr, ptr %484, align 8, !tbaa !20
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %12)
  %486 = load ptr, ptr %0, align 8, !tbaa !114
  %487 = getelementptr inbounds %struct.device, ptr %486, i64 0, i32 4
  %488 = load ptr, ptr %487, align 8, !tbaa !292
  %489 = load i64, ptr %463, align 8, !tbaa !69
  %490 = load i64, ptr %454, align 8, !tbaa !181
  %491 = add i64 %490, %489
  %492 = load ptr, ptr %464, align 8, !tbaa !115
  %493 = tail call i32 %488(ptr noundef %485, i64 noundef %491, i64 noundef 262144, ptr noundef %492) #14
  %494 = icmp eq i32 %493, 0
  br i1 %494, label %495, label %505

495:                                              ; preds = %482
  %496 = load i64, ptr %465, align 8, !tbaa !73
  %497 = inttoptr i64 %496 to ptr
  %498 = load i64, ptr %454, align 8, !tbaa !181
  %499 = getelementptr inbounds i8, ptr %497, i64 %498
  store ptr %499, ptr %12, align 8, !tbaa !186
  store ptr %485, ptr %466, align 8, !tbaa !188
  store i64 262144, ptr %467, align 8, !tbaa !191
  store i64 %3, ptr %468, align 8, !tbaa !189
  store ptr null, ptr %469, align 8, !tbaa !190
  %500 = tail call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull byval(%struct.arrival) align 8 %12) #15
  %501 = load i64, ptr %454, align 8, !tbaa !181
  %502 = add i64 %501, 262144
  store i64 %502, ptr %454, align 8, !tbaa !181
  br label %505

503:                                              ; preds = %479, %476, %473, %470
  %504 = phi i32 [ %480, %479 ], [ -2, %476 ], [ -2, %473 ], [ -2, %470 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %13) #7
  br label %823

505:                                              ; preds = %495, %482
  %506 = phi i32 [ %500, %495 ], [ %493, %482 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %12)
  %507 = tail call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %483) #15
  %508 = icmp eq i32 %506, 0
  %509 = select i1 %508, i32 %507, i32 %506
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %13) #7
  %510 = load i64, ptr %453, align 8, !tbaa !75
  %511 = load i64, ptr %454, align 8, !tbaa !181
  %512 = sub i64 %510, %511
  %513 = icmp ugt i64 %512, 262143
  %514 = icmp eq i32 %509, 0
  %515 = select i1 %513, i1 %514, i1 false
  br i1 %515, label %470, label %516, !llvm.loop !303

516:                                              ; preds = %505, %452
  %517 = phi i32 [ 0, %452 ], [ %509, %505 ]
  %518 = phi i64 [ %455, %452 ], [ %510, %505 ]
  %519 = phi i64 [ %456, %452 ], [ %511, %505 ]
  %520 = phi i64 [ %457, %452 ], [ %512, %505 ]
  %521 = phi i1 [ true, %452 ], [ %514, %505 ]
  %522 = icmp ne i64 %518, %519
  %523 = select i1 %521, i1 %522, i1 false
  br i1 %523, label %524, label %823

524:                                              ; preds = %516
  %525 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %526 = load ptr, ptr %525, align 8, !tbaa !201
  %527 = icmp eq ptr %526, null
  br i1 %527, label %539, label %528

528:                                              ; preds = %524
  %529 = getelementptr inbounds %struct.slot, ptr %526, i64 0, i32 2
  %530 = load i64, ptr %529, align 8, !tbaa !288
  %531 = add i64 %530, %520
  %532 = icmp ugt i64 %531, 262144
  br i1 %532, label %533, label %544

533:                                              ; preds = %528
  store ptr null, ptr %525, align 8, !tbaa !201
  %534 = tail call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %526) #15
  %535 = icmp eq i32 %534, 0
  br i1 %535, label %536, label %823

536:                                              ; preds = %533
  %537 = load ptr, ptr %525, align 8, !tbaa !201
  %538 = icmp eq ptr %537, null
  br i1 %538, label %539, label %544

539:                                              ; preds = %536, %524
  %540 = tail call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %525) #15
  %541 = icmp eq i32 %540, 0
  br i1 %541, label %542, label %823

542:                                              ; preds = %539
  %543 = load ptr, ptr %525, align 8, !tbaa !201
  br label %544

544:                                              ; preds = %542, %536, %528
  %545 = phi ptr [ %543, %542 ], [ %537, %536 ], [ %526, %528 ]
  %546 = getelementptr inbounds %struct.slot, ptr %545, i64 0, i32 1
  %547 = load ptr, ptr %546, align 8, !tbaa !20
  %548 = getelementptr inbounds %struct.slot, ptr %545, i64 0, i32 2
  %549 = load i64, ptr %548, align 8, !tbaa !288
  %550 = getelementptr inbounds i8, ptr %547, i64 %549
  %551 = add i64 %520, 15
  %552 = and i64 %551, -16
  %553 = add i64 %549, %552
  store i64 %553, ptr %548, align 8, !tbaa !288
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %11)
  %554 = load ptr, ptr %0, align 8, !tbaa !114
  %555 = getelementptr inbounds %struct.device, ptr %554, i64 0, i32 4
  %556 = load ptr, ptr %555, align 8, !tbaa !292
  %557 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %558 = load i64, ptr %557, align 8, !tbaa !69
  %559 = load i64, ptr %454, align 8, !tbaa !181
  %560 = add i64 %559, %558
  %561 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %562 = load ptr, ptr %561, align 8, !tbaa !115
  %563 = tail call i32 %556(ptr noundef %550, i64 noundef %560, i64 noundef %520, ptr noundef %562) #14
  %564 = icmp eq i32 %563, 0
  br i1 %564, label %565, label %578

565:                                              ; preds = %544
  %566 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %567 = load i64, ptr %566, align 8, !tbaa !73
  %568 = inttoptr i64 %567 to ptr
  %569 = load i64, ptr %454, align 8, !tbaa !181
  %570 = getelementptr inbounds i8, ptr %568, i64 %569
  store ptr %570, ptr %11, align 8, !tbaa !186
  %571 = getelementptr inbounds %struct.arrival, ptr %11, i64 0, i32 1
  store ptr %550, ptr %571, align 8, !tbaa !188
  %572 = getelementptr inbounds %struct.arrival, ptr %11, i64 0, i32 2
  store i64 %520, ptr %572, align 8, !tbaa !191
  %573 = getelementptr inbounds %struct.arrival, ptr %11, i64 0, i32 3
  store i64 %3, ptr %573, align 8, !tbaa !189
  %574 = getelementptr inbounds %struct.arrival, ptr %11, i64 0, i32 4
  store ptr null, ptr %574, align 8, !tbaa !190
  %575 = tail call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull byval(%struct.arrival) align 8 %11) #15
  %576 = load i64, ptr %454, align 8, !tbaa !181
  %577 = add i64 %576, %520
  store i64 %577, ptr %454, align 8, !tbaa !181
  br label %578

578:                                              ; preds = %565, %544
  %579 = phi i32 [ %575, %565 ], [ %563, %544 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %11)
  br label %823

580:                                              ; preds = %26
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #7
  %581 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 10
  %582 = load ptr, ptr %581, align 8, !tbaa !304
  %583 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %584 = load i64, ptr %583, align 8, !tbaa !75
  %585 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 34
  %586 = load ptr, ptr %585, align 8, !tbaa !305
  %587 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %588 = load ptr, ptr %587, align 8, !tbaa !115
  %589 = call i32 %582(ptr noundef nonnull %10, i64 noundef %584, ptr noundef %586, ptr noundef %588) #14
  switch i32 %589, label %619 [
    i32 2, label %590
    i32 0, label %592
  ]

590:                                              ; preds = %580
  %591 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  call fastcc void @add_failure(ptr noundef nonnull %591, i64 noundef %3, i64 noundef 2) #16
  br label %619

592:                                              ; preds = %580
  %593 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 5
  %594 = load ptr, ptr %593, align 8, !tbaa !293
  %595 = load i64, ptr %10, align 8, !tbaa !3
  %596 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %597 = load i64, ptr %596, align 8, !tbaa !69
  %598 = load i64, ptr %583, align 8, !tbaa !75
  %599 = load ptr, ptr %587, align 8, !tbaa !115
  %600 = call i32 %594(i64 noundef %595, i64 noundef %597, i64 noundef %598, ptr noundef %599) #14
  %601 = icmp eq i32 %600, 0
  br i1 %601, label %602, label %610

602:                                              ; preds = %592
  %603 = load ptr, ptr %593, align 8, !tbaa !293
  %604 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %605 = load i64, ptr %604, align 8, !tbaa !73
  %606 = load i64, ptr %10, align 8, !tbaa !3
  %607 = load i64, ptr %583, align 8, !tbaa !75
  %608 = load ptr, ptr %587, align 8, !tbaa !115
  %609 = call i32 %603(i64 noundef %605, i64 noundef %606, i64 noundef %607, ptr noundef %608) #14
  br label %610

610:                                              ; preds = %602, %592
  %611 = phi i32 [ %600, %592 ], [ %609, %602 ]
  %612 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 11
  %613 = load ptr, ptr %612, align 8, !tbaa !306
  %614 = load i64, ptr %10, align 8, !tbaa !3
  %615 = load ptr, ptr %587, align 8, !tbaa !115
  %616 = call i32 %613(i64 noundef %614, ptr noundef %615) #14
  %617 = icmp eq i32 %611, 0
  %618 = select i1 %617, i32 %616, i32 %611
  br label %619

619:                                              ; preds = %610, %590, %580
  %620 = phi i32 [ 0, %590 ], [ %618, %610 ], [ %589, %580 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #7
  br label %823

621:                                              ; preds = %26
  %622 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 6
  %623 = load ptr, ptr %622, align 8, !tbaa !307
  %624 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 1
  %625 = load i64, ptr %624, align 8, !tbaa !308
  %626 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 2
  %627 = load ptr, ptr %626, align 8, !tbaa !310
  %628 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 3
  %629 = load i64, ptr %628, align 8, !tbaa !311
  %630 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 4
  %631 = load ptr, ptr %630, align 8, !tbaa !312
  %632 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 5
  %633 = load i64, ptr %632, align 8, !tbaa !313
  %634 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %635 = load ptr, ptr %634, align 8, !tbaa !115
  %636 = tail call i32 %623(i64 noundef %625, ptr noundef %627, i64 noundef %629, ptr noundef %631, i64 noundef %633, ptr noundef %635) #14
  br label %823

637:                                              ; preds = %26
  %638 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 3
  %639 = load i32, ptr %638, align 8, !tbaa !314
  switch i32 %639, label %666 [
    i32 1, label %640
    i32 2, label %653
  ]

640:                                              ; preds = %637
  %641 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 7
  %642 = load ptr, ptr %641, align 8, !tbaa !289
  %643 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 1
  %644 = load i64, ptr %643, align 8, !tbaa !57
  %645 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 4
  %646 = load i32, ptr %645, align 4, !tbaa !315
  %647 = trunc i32 %646 to i8
  %648 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 2
  %649 = load i64, ptr %648, align 8, !tbaa !62
  %650 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %651 = load ptr, ptr %650, align 8, !tbaa !115
  %652 = tail call i32 %642(i64 noundef %644, i8 noundef zeroext %647, i64 noundef %649, ptr noundef %651) #14
  br label %823

653:                                              ; preds = %637
  %654 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 8
  %655 = load ptr, ptr %654, align 8, !tbaa !316
  %656 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 1
  %657 = load i64, ptr %656, align 8, !tbaa !57
  %658 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 4
  %659 = load i32, ptr %658, align 4, !tbaa !315
  %660 = trunc i32 %659 to i16
  %661 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 2
  %662 = load i64, ptr %661, align 8, !tbaa !62
  %663 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %664 = load ptr, ptr %663, align 8, !tbaa !115
  %665 = tail call i32 %655(i64 noundef %657, i16 noundef zeroext %660, i64 noundef %662, ptr noundef %664) #14
  br label %823

666:                                              ; preds = %637
  %667 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 9
  %668 = load ptr, ptr %667, align 8, !tbaa !317
  %669 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 1
  %670 = load i64, ptr %669, align 8, !tbaa !57
  %671 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 4
  %672 = load i32, ptr %671, align 4, !tbaa !315
  %673 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 2
  %674 = load i64, ptr %673, align 8, !tbaa !62
  %675 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %676 = load ptr, ptr %675, align 8, !tbaa !115
  %677 = tail call i32 %668(i64 noundef %670, i32 noundef %672, i64 noundef %674, ptr noundef %676) #14
  br label %823

678:                                              ; preds = %26
  %679 = getelementptr inbounds %struct.command, ptr %2, i64 0, i32 2
  %680 = load i32, ptr %679, align 4, !tbaa !52
  %681 = zext i32 %680 to i64
  %682 = getelementptr inbounds i8, ptr %2, i64 %681
  %683 = getelementptr inbounds %struct.execute, ptr %2, i64 0, i32 1
  %684 = getelementptr inbounds %struct.execute, ptr %2, i64 0, i32 2
  %685 = icmp ult ptr %684, %682
  br i1 %685, label %686, label %781

686:                                              ; preds = %678
  %687 = load ptr, ptr %683, align 8, !tbaa !22
  %688 = getelementptr inbounds %struct.graph, ptr %687, i64 0, i32 4
  %689 = load ptr, ptr %688, align 8, !tbaa !55
  %690 = getelementptr inbounds ptr, ptr %8, i64 1
  %691 = getelementptr inbounds ptr, ptr %8, i64 2
  %692 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 1
  %693 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 2
  %694 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 3
  %695 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 4
  %696 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 5
  %697 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 6
  %698 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 7
  %699 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 8
  %700 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 9
  %701 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 10
  %702 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 11
  br label %706

703:                                              ; preds = %772
  br i1 %779, label %704, label %823

704:                                              ; preds = %703
  %705 = load ptr, ptr %0, align 8, !tbaa !114
  br label %781

706:                                              ; preds = %772, %686
  %707 = phi ptr [ %684, %686 ], [ %777, %772 ]
  %708 = phi ptr [ %689, %686 ], [ %710, %772 ]
  %709 = load ptr, ptr %683, align 8, !tbaa !22
  %710 = getelementptr inbounds i64, ptr %708, i64 1
  %711 = load i64, ptr %708, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #7
  %712 = getelementptr inbounds %struct.launch, ptr %707, i64 0, i32 2
  %713 = load i64, ptr %712, align 8, !tbaa !3
  store i64 %713, ptr %6, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #7
  store i64 0, ptr %7, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8) #7
  store ptr %6, ptr %8, align 16, !tbaa !22
  store ptr %7, ptr %690, align 8, !tbaa !22
  %714 = getelementptr inbounds %struct.launch, ptr %707, i64 0, i32 4
  store ptr %714, ptr %691, align 16, !tbaa !22
  %715 = getelementptr inbounds %struct.launch, ptr %707, i64 0, i32 1
  %716 = load ptr, ptr %715, align 8, !tbaa !22
  %717 = load i64, ptr %716, align 8, !tbaa !3
  %718 = icmp eq i64 %717, 0
  br i1 %718, label %772, label %719

719:                                              ; preds = %706
  %720 = getelementptr inbounds %struct.graph, ptr %709, i64 0, i32 1
  %721 = getelementptr inbounds %struct.graph, ptr %709, i64 0, i32 3
  br label %722

722:                                              ; preds = %751, %719
  %723 = phi ptr [ %716, %719 ], [ %767, %751 ]
  %724 = phi i64 [ 0, %719 ], [ %766, %751 ]
  %725 = getelementptr inbounds %struct.kernel, ptr %723, i64 0, i32 3, i64 %724
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %9) #7
  %726 = load ptr, ptr %725, align 8, !tbaa !254
  store ptr %726, ptr %9, align 8, !tbaa !256
  %727 = getelementptr inbounds %struct.kernel, ptr %723, i64 0, i32 3, i64 %724, i32 1
  %728 = load ptr, ptr %727, align 8, !tbaa !258
  %729 = icmp eq ptr %728, null
  br i1 %729, label %730, label %733

730:                                              ; preds = %722
  %731 = getelementptr inbounds %struct.kernel, ptr %723, i64 0, i32 3, i64 %724, i32 2
  %732 = load i32, ptr %731, align 8, !tbaa !259
  br label %751

733:                                              ; preds = %722
  %734 = call i64 %728(ptr noundef nonnull %714) #14
  %735 = icmp sgt i64 %734, 0
  br i1 %735, label %736, label %743

736:                                              ; preds = %733
  %737 = getelementptr inbounds %struct.kernel, ptr %723, i64 0, i32 3, i64 %724, i32 3
  %738 = load i32, ptr %737, align 4, !tbaa !260
  %739 = zext i32 %738 to i64
  %740 = add nsw i64 %734, -1
  %741 = add nuw i64 %740, %739
  %742 = udiv i64 %741, %739
  br label %743

743:                                              ; preds = %736, %733
  %744 = phi i64 [ %742, %736 ], [ 1, %733 ]
  %745 = getelementptr inbounds %struct.kernel, ptr %723, i64 0, i32 3, i64 %724, i32 2
  %746 = load i32, ptr %745, align 8, !tbaa !259
  %747 = zext i32 %746 to i64
  %748 = icmp ult i64 %744, %747
  %749 = trunc i64 %744 to i32
  %750 = select i1 %748, i32 %749, i32 %746
  br label %751

751:                                              ; preds = %743, %730
  %752 = phi i32 [ %750, %743 ], [ %732, %730 ]
  store i32 %752, ptr %692, align 8, !tbaa !261
  store i32 1, ptr %693, align 4, !tbaa !262
  store i32 1, ptr %694, align 8, !tbaa !263
  %753 = getelementptr inbounds %struct.kernel, ptr %723, i64 0, i32 3, i64 %724, i32 3
  %754 = load i32, ptr %753, align 4, !tbaa !260
  store i32 %754, ptr %695, align 4, !tbaa !264
  store i32 1, ptr %696, align 8, !tbaa !265
  store i32 1, ptr %697, align 4, !tbaa !266
  %755 = getelementptr inbounds %struct.kernel, ptr %723, i64 0, i32 3, i64 %724, i32 4
  %756 = load i32, ptr %755, align 8, !tbaa !267
  store i32 %756, ptr %698, align 8, !tbaa !268
  store ptr %8, ptr %699, align 8, !tbaa !269
  store ptr null, ptr %700, align 8, !tbaa !270
  store ptr null, ptr %701, align 8, !tbaa !271
  store ptr null, ptr %702, align 8, !tbaa !272
  %757 = add i64 %724, %711
  %758 = load ptr, ptr %709, align 8, !tbaa !44
  %759 = getelementptr inbounds %struct.device, ptr %758, i64 0, i32 29
  %760 = load ptr, ptr %759, align 8, !tbaa !318
  %761 = load ptr, ptr %720, align 8, !tbaa !46
  %762 = load ptr, ptr %721, align 8, !tbaa !54
  %763 = getelementptr inbounds ptr, ptr %762, i64 %757
  %764 = load ptr, ptr %763, align 8, !tbaa !22
  %765 = call i32 %760(ptr noundef %761, ptr noundef %764, ptr noundef nonnull %9) #14
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %9) #7
  %766 = add nuw i64 %724, 1
  %767 = load ptr, ptr %715, align 8, !tbaa !22
  %768 = load i64, ptr %767, align 8, !tbaa !3
  %769 = icmp ult i64 %766, %768
  %770 = icmp eq i32 %765, 0
  %771 = select i1 %769, i1 %770, i1 false
  br i1 %771, label %722, label %772, !llvm.loop !274

772:                                              ; preds = %751, %706
  %773 = phi i32 [ 0, %706 ], [ %765, %751 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #7
  %774 = getelementptr inbounds %struct.command, ptr %707, i64 0, i32 2
  %775 = load i32, ptr %774, align 4, !tbaa !52
  %776 = zext i32 %775 to i64
  %777 = getelementptr inbounds i8, ptr %707, i64 %776
  %778 = icmp ult ptr %777, %682
  %779 = icmp eq i32 %773, 0
  %780 = select i1 %778, i1 %779, i1 false
  br i1 %780, label %706, label %703, !llvm.loop !319

781:                                              ; preds = %704, %678
  %782 = phi ptr [ %705, %704 ], [ %27, %678 ]
  %783 = getelementptr inbounds %struct.device, ptr %782, i64 0, i32 30
  %784 = load ptr, ptr %783, align 8, !tbaa !320
  %785 = load ptr, ptr %683, align 8, !tbaa !22
  %786 = getelementptr inbounds %struct.graph, ptr %785, i64 0, i32 1
  %787 = load ptr, ptr %786, align 8, !tbaa !46
  %788 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %789 = load ptr, ptr %788, align 8, !tbaa !115
  %790 = call i32 %784(ptr noundef %787, ptr noundef %789) #14
  br label %823

791:                                              ; preds = %26
  %792 = getelementptr inbounds %struct.wait, ptr %2, i64 0, i32 1
  %793 = load ptr, ptr %792, align 8, !tbaa !154
  %794 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %795 = load ptr, ptr %794, align 8, !tbaa !115
  %796 = getelementptr inbounds %struct.wait, ptr %2, i64 0, i32 2
  %797 = load i64, ptr %796, align 8, !tbaa !155
  %798 = tail call fastcc i32 @wait_for(ptr noundef %793, ptr noundef %795, i64 noundef %797) #15
  br label %823

799:                                              ; preds = %26
  %800 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 20
  %801 = load ptr, ptr %800, align 8, !tbaa !214
  %802 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %803 = load ptr, ptr %802, align 8, !tbaa !115
  %804 = getelementptr inbounds %struct.wait_event, ptr %2, i64 0, i32 1
  %805 = load ptr, ptr %804, align 8, !tbaa !321
  %806 = tail call i32 %801(ptr noundef %803, ptr noundef %805, i32 noundef 0) #14
  br label %823

807:                                              ; preds = %26
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %5) #7
  %808 = getelementptr inbounds i8, ptr %5, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %808, i8 0, i64 136, i1 false)
  %809 = getelementptr inbounds %struct.wait_semaphore, ptr %2, i64 0, i32 2
  %810 = load i64, ptr %809, align 8, !tbaa !323
  store i64 %810, ptr %5, align 8, !tbaa !325
  %811 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 22
  %812 = load ptr, ptr %811, align 8, !tbaa !328
  %813 = getelementptr inbounds %struct.wait_semaphore, ptr %2, i64 0, i32 1
  %814 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %815 = load ptr, ptr %814, align 8, !tbaa !115
  %816 = call i32 %812(ptr noundef nonnull %813, ptr noundef nonnull %5, i32 noundef 1, ptr noundef %815) #14
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %5) #7
  br label %823

817:                                              ; preds = %4
  %818 = getelementptr inbounds %struct.command, ptr %2, i64 0, i32 1
  %819 = load i16, ptr %818, align 2, !tbaa !92
  %820 = icmp eq i16 %819, 0
  br i1 %820, label %823, label %821

821:                                              ; preds = %817
  %822 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  tail call fastcc void @add_failure(ptr noundef nonnull %822, i64 noundef %3, i64 noundef 2) #16
  br label %823

823:                                              ; preds = %254, %251, %248, %807, %799, %791, %781, %703, %666, %653, %640, %621, %619, %578, %539, %533, %516, %503, %441, %397, %391, %374, %263, %212, %199, %187, %185, %26, %817, %821
  %824 = phi i32 [ 0, %821 ], [ 0, %817 ], [ %816, %807 ], [ %806, %799 ], [ %798, %791 ], [ %636, %621 ], [ %620, %619 ], [ %224, %212 ], [ %211, %199 ], [ %198, %187 ], [ %186, %185 ], [ 0, %26 ], [ %375, %374 ], [ %451, %441 ], [ %392, %391 ], [ %398, %397 ], [ %261, %263 ], [ %517, %516 ], [ %504, %503 ], [ %579, %578 ], [ %534, %533 ], [ %540, %539 ], [ %677, %666 ], [ %665, %653 ], [ %652, %640 ], [ %790, %781 ], [ %773, %703 ], [ -2, %248 ], [ -2, %251 ], [ -2, %254 ]
  ret i32 %824
}

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #4

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define internal fastcc i32 @add_arrival(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef readonly byval(%struct.arrival) align 8 %2) unnamed_addr #3 {
  %4 = alloca { i64, i64 }, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #14
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 2
  %9 = load i64, ptr %8, align 8, !tbaa !329
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !192
  %12 = sub i64 %9, %11
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !185
  %15 = icmp ult i64 %12, %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = load ptr, ptr %5, align 8, !tbaa !184
  br label %46

18:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %8, i64 16, i1 false), !tbaa.struct !330
  %19 = icmp eq i64 %14, 0
  %20 = shl i64 %14, 1
  %21 = select i1 %19, i64 64, i64 %20
  %22 = tail call ptr @calloc(i64 noundef %21, i64 noundef 40) #14
  %23 = icmp eq ptr %22, null
  br i1 %23, label %45, label %24

24:                                               ; preds = %18
  %25 = load i64, ptr %10, align 8, !tbaa !192
  %26 = load i64, ptr %8, align 8, !tbaa !329
  %27 = icmp ult i64 %25, %26
  br i1 %27, label %28, label %30

28:                                               ; preds = %24
  %29 = add i64 %21, -1
  br label %33

30:                                               ; preds = %33, %24
  %31 = load ptr, ptr %5, align 8, !tbaa !184
  tail call void @free(ptr noundef %31) #14
  store ptr %22, ptr %5, align 8, !tbaa.struct !331
  store i64 %21, ptr %13, align 8, !tbaa.struct !332
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %8, ptr noundef nonnull align 8 dereferenceable(16) %4, i64 16, i1 false), !tbaa.struct !330
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4)
  %32 = load i64, ptr %8, align 8, !tbaa !329
  br label %46

33:                                               ; preds = %33, %28
  %34 = phi i64 [ %25, %28 ], [ %42, %33 ]
  %35 = and i64 %34, %29
  %36 = getelementptr inbounds %struct.arrival, ptr %22, i64 %35
  %37 = load ptr, ptr %5, align 8, !tbaa !184
  %38 = load i64, ptr %13, align 8, !tbaa !185
  %39 = add i64 %38, -1
  %40 = and i64 %39, %34
  %41 = getelementptr inbounds %struct.arrival, ptr %37, i64 %40
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %36, ptr noundef nonnull align 8 dereferenceable(40) %41, i64 40, i1 false), !tbaa.struct !333
  %42 = add nuw i64 %34, 1
  %43 = load i64, ptr %8, align 8, !tbaa !329
  %44 = icmp ult i64 %42, %43
  br i1 %44, label %33, label %30, !llvm.loop !334

45:                                               ; preds = %18
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4)
  br label %54

46:                                               ; preds = %16, %30
  %47 = phi i64 [ %14, %16 ], [ %21, %30 ]
  %48 = phi ptr [ %17, %16 ], [ %22, %30 ]
  %49 = phi i64 [ %9, %16 ], [ %32, %30 ]
  %50 = add i64 %49, 1
  store i64 %50, ptr %8, align 8, !tbaa !329
  %51 = add i64 %47, -1
  %52 = and i64 %51, %49
  %53 = getelementptr inbounds %struct.arrival, ptr %48, i64 %52
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %53, ptr noundef nonnull align 8 dereferenceable(40) %2, i64 40, i1 false), !tbaa.struct !333
  br label %54

54:                                               ; preds = %45, %46
  %55 = phi i32 [ 0, %46 ], [ 2, %45 ]
  %56 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #14
  %57 = load ptr, ptr %2, align 8, !tbaa !186
  %58 = icmp eq ptr %57, null
  br i1 %58, label %65, label %59

59:                                               ; preds = %54
  %60 = getelementptr inbounds %struct.arrival, ptr %2, i64 0, i32 2
  %61 = load i64, ptr %60, align 8, !tbaa !191
  %62 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 12
  %63 = load i64, ptr %62, align 8, !tbaa !144
  %64 = add i64 %63, %61
  store i64 %64, ptr %62, align 8, !tbaa !144
  br label %65

65:                                               ; preds = %59, %54
  ret i32 %55
}

; Function Attrs: nounwind
define internal fastcc i32 @next_slot(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly %2) unnamed_addr #3 {
  %4 = load ptr, ptr %0, align 8, !tbaa !114
  %5 = getelementptr inbounds %struct.device, ptr %4, i64 0, i32 39
  %6 = load ptr, ptr %5, align 8, !tbaa !33
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef %6) #14
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %9 = load i64, ptr %8, align 8, !tbaa !134
  %10 = icmp ult i64 %9, 64
  br i1 %10, label %11, label %28

11:                                               ; preds = %3
  %12 = getelementptr inbounds %struct.ring, ptr %6, i64 0, i32 2
  %13 = load ptr, ptr %12, align 8, !tbaa !22
  %14 = icmp eq ptr %13, null
  br i1 %14, label %17, label %15

15:                                               ; preds = %11
  %16 = load ptr, ptr %13, align 8, !tbaa !23
  store ptr %16, ptr %12, align 8, !tbaa !22
  br label %23

17:                                               ; preds = %11
  %18 = icmp eq i64 %9, 0
  br i1 %18, label %19, label %28

19:                                               ; preds = %17
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %21 = load ptr, ptr %20, align 8, !tbaa !162
  store ptr null, ptr %20, align 8, !tbaa !162
  %22 = icmp eq ptr %21, null
  br i1 %22, label %28, label %23

23:                                               ; preds = %15, %19
  %24 = phi ptr [ %13, %15 ], [ %21, %19 ]
  %25 = add nuw nsw i64 %9, 1
  store i64 %25, ptr %8, align 8, !tbaa !134
  store ptr null, ptr %24, align 8, !tbaa !23
  %26 = getelementptr inbounds %struct.slot, ptr %24, i64 0, i32 2
  store i64 0, ptr %26, align 8, !tbaa !288
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #14
  store ptr %24, ptr %2, align 8, !tbaa !22
  br label %38

28:                                               ; preds = %19, %17, %3
  %29 = tail call i32 @pthread_mutex_unlock(ptr noundef %6) #14
  store ptr null, ptr %2, align 8, !tbaa !22
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %31 = load ptr, ptr %30, align 8, !tbaa !201
  %32 = icmp eq ptr %31, null
  br i1 %32, label %37, label %33

33:                                               ; preds = %28
  store ptr null, ptr %30, align 8, !tbaa !201
  %34 = tail call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %31) #15
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
  %4 = load ptr, ptr %0, align 8, !tbaa !114
  %5 = getelementptr inbounds %struct.device, ptr %4, i64 0, i32 16
  %6 = load ptr, ptr %5, align 8, !tbaa !99
  %7 = getelementptr inbounds %struct.slot, ptr %2, i64 0, i32 3
  %8 = load ptr, ptr %7, align 8, !tbaa !26
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8, !tbaa !115
  %11 = tail call i32 %6(ptr noundef %8, ptr noundef %10) #14
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %32, label %13

13:                                               ; preds = %3
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %15 = cmpxchg ptr %14, i32 0, i32 %11 seq_cst seq_cst, align 4
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %17 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %16) #14
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %19 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %18) #14
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %21 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %20) #14
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %23 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %22) #14
  %24 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %16) #14
  %25 = load ptr, ptr %0, align 8, !tbaa !114
  %26 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 39
  %27 = load ptr, ptr %26, align 8, !tbaa !33
  %28 = tail call i32 @pthread_mutex_lock(ptr noundef %27) #14
  %29 = getelementptr inbounds %struct.ring, ptr %27, i64 0, i32 1
  %30 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %29) #14
  %31 = tail call i32 @pthread_mutex_unlock(ptr noundef %27) #14
  br label %32

32:                                               ; preds = %13, %3
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %34 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %33) #14
  store ptr null, ptr %2, align 8, !tbaa !23
  %35 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 3
  %36 = load i64, ptr %35, align 8, !tbaa !87
  %37 = getelementptr inbounds %struct.slot, ptr %2, i64 0, i32 4
  store i64 %36, ptr %37, align 8, !tbaa !130
  %38 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 2
  %39 = load i64, ptr %38, align 8, !tbaa !182
  %40 = getelementptr inbounds %struct.slot, ptr %2, i64 0, i32 5
  store i64 %39, ptr %40, align 8, !tbaa !133
  %41 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27
  %42 = load ptr, ptr %41, align 8, !tbaa !119
  store ptr %2, ptr %42, align 8, !tbaa !22
  store ptr %2, ptr %41, align 8, !tbaa !119
  %43 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %44 = load i32, ptr %43, align 4, !tbaa !129
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %49, label %46

46:                                               ; preds = %32
  %47 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %48 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %47) #14
  br label %49

49:                                               ; preds = %32, %46
  %50 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %33) #14
  ret i32 %11
}

; Function Attrs: nounwind
define internal i32 @send_slot(ptr nocapture noundef %0, i32 noundef %1) #3 {
  %3 = load ptr, ptr %0, align 8, !tbaa !295
  %4 = zext i32 %1 to i64
  %5 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 2, i64 %4
  %6 = load ptr, ptr %5, align 8, !tbaa !22
  %7 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 3
  %8 = load i64, ptr %7, align 8, !tbaa !298
  %9 = shl nuw nsw i64 %4, 18
  %10 = add i64 %8, %9
  %11 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 4
  %12 = load i32, ptr %11, align 8, !tbaa !300
  %13 = add i32 %12, 1
  store i32 %13, ptr %11, align 8, !tbaa !300
  %14 = load ptr, ptr %3, align 8, !tbaa !114
  %15 = getelementptr inbounds %struct.device, ptr %14, i64 0, i32 3
  %16 = load ptr, ptr %15, align 8, !tbaa !294
  %17 = getelementptr inbounds %struct.slot, ptr %6, i64 0, i32 1
  %18 = load ptr, ptr %17, align 8, !tbaa !20
  %19 = getelementptr inbounds %struct.queue, ptr %3, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !115
  %21 = tail call i32 %16(i64 noundef %10, ptr noundef %18, i64 noundef 262144, ptr noundef %20) #14
  %22 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 1
  %23 = load ptr, ptr %22, align 8, !tbaa !297
  %24 = tail call fastcc i32 @close_slot(ptr noundef nonnull %3, ptr noundef %23, ptr noundef %6) #15
  %25 = icmp eq i32 %21, 0
  %26 = select i1 %25, i32 %24, i32 %21
  ret i32 %26
}

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #4

declare i32 @pthread_cond_clockwait(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #13

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #13

attributes #0 = { nofree nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { inlinehint nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #9 = { noinline nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #11 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { cold nounwind optsize "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { nobuiltin nounwind "no-builtins" }
attributes #15 = { nobuiltin "no-builtins" }
attributes #16 = { cold nobuiltin "no-builtins" }

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
!15 = !{!"device", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !16, i64 40, !16, i64 48, !16, i64 56, !16, i64 64, !16, i64 72, !16, i64 80, !16, i64 88, !16, i64 96, !16, i64 104, !16, i64 112, !16, i64 120, !16, i64 128, !16, i64 136, !16, i64 144, !16, i64 152, !16, i64 160, !16, i64 168, !16, i64 176, !16, i64 184, !16, i64 192, !16, i64 200, !16, i64 208, !16, i64 216, !16, i64 224, !16, i64 232, !16, i64 240, !16, i64 248, !16, i64 256, !16, i64 264, !16, i64 272, !16, i64 280, !16, i64 288, !17, i64 296, !18, i64 304, !16, i64 368, !16, i64 376, !16, i64 384}
!16 = !{!"any pointer", !5, i64 0}
!17 = !{!"double", !5, i64 0}
!18 = !{!"", !5, i64 0}
!19 = !{!15, !16, i64 264}
!20 = !{!21, !16, i64 8}
!21 = !{!"slot", !16, i64 0, !16, i64 8, !4, i64 16, !16, i64 24, !4, i64 32, !4, i64 40, !16, i64 48}
!22 = !{!16, !16, i64 0}
!23 = !{!21, !16, i64 0}
!24 = !{!15, !16, i64 112}
!25 = distinct !{!25, !13}
!26 = !{!21, !16, i64 24}
!27 = !{!15, !16, i64 120}
!28 = distinct !{!28, !13}
!29 = !{!30, !9, i64 204}
!30 = !{!"copiers", !18, i64 0, !18, i64 64, !18, i64 128, !16, i64 192, !9, i64 200, !9, i64 204, !9, i64 208, !9, i64 212, !9, i64 216, !5, i64 224, !16, i64 288}
!31 = !{!30, !16, i64 288}
!32 = !{!15, !16, i64 376}
!33 = !{!15, !16, i64 368}
!34 = !{!15, !16, i64 8}
!35 = !{i64 0, i64 8, !22, i64 8, i64 8, !22, i64 16, i64 8, !3, i64 24, i64 4, !8}
!36 = !{i64 0, i64 8, !22, i64 8, i64 8, !3, i64 16, i64 4, !8}
!37 = !{i64 0, i64 8, !3, i64 8, i64 4, !8}
!38 = !{i64 0, i64 4, !8}
!39 = distinct !{!39, !13}
!40 = distinct !{!40, !13}
!41 = !{!30, !9, i64 216}
!42 = !{!30, !9, i64 208}
!43 = distinct !{!43, !13}
!44 = !{!45, !16, i64 0}
!45 = !{!"graph", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !9, i64 40}
!46 = !{!45, !16, i64 8}
!47 = !{!15, !16, i64 256}
!48 = !{!45, !16, i64 16}
!49 = !{!15, !16, i64 248}
!50 = !{!51, !11, i64 0}
!51 = !{!"command", !11, i64 0, !11, i64 2, !9, i64 4}
!52 = !{!51, !9, i64 4}
!53 = distinct !{!53, !13}
!54 = !{!45, !16, i64 24}
!55 = !{!45, !16, i64 32}
!56 = !{!15, !16, i64 184}
!57 = !{!58, !4, i64 8}
!58 = !{!"fill", !51, i64 0, !4, i64 8, !4, i64 16, !9, i64 24, !9, i64 28}
!59 = !{!60, !4, i64 0}
!60 = !{!"", !4, i64 0, !4, i64 8, !9, i64 16, !9, i64 20, !4, i64 24, !4, i64 32}
!61 = !{!60, !4, i64 8}
!62 = !{!58, !4, i64 16}
!63 = !{!60, !4, i64 24}
!64 = !{!60, !4, i64 32}
!65 = !{!45, !9, i64 40}
!66 = !{!15, !16, i64 200}
!67 = !{!68, !9, i64 32}
!68 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !9, i64 32, !16, i64 40, !4, i64 48, !16, i64 56, !16, i64 64, !4, i64 72, !4, i64 80, !4, i64 88, !4, i64 96, !4, i64 104, !4, i64 112, !9, i64 120, !16, i64 128, !4, i64 136, !16, i64 144, !16, i64 152, !4, i64 160, !4, i64 168, !4, i64 176, !4, i64 184, !4, i64 192}
!69 = !{!70, !4, i64 16}
!70 = !{!"copy", !51, i64 0, !4, i64 8, !4, i64 16, !4, i64 24}
!71 = !{!68, !4, i64 48}
!72 = !{!68, !9, i64 120}
!73 = !{!70, !4, i64 8}
!74 = !{!68, !4, i64 136}
!75 = !{!70, !4, i64 24}
!76 = !{!68, !4, i64 176}
!77 = !{!68, !4, i64 184}
!78 = !{!68, !4, i64 192}
!79 = !{!15, !16, i64 208}
!80 = distinct !{!80, !13}
!81 = !{!15, !16, i64 224}
!82 = !{!83, !4, i64 40}
!83 = !{!"queue", !16, i64 0, !16, i64 8, !9, i64 16, !84, i64 24, !4, i64 40, !4, i64 48, !4, i64 56, !4, i64 64, !4, i64 72, !9, i64 80, !9, i64 84, !9, i64 88, !9, i64 92, !9, i64 96, !9, i64 100, !9, i64 104, !9, i64 108, !9, i64 112, !9, i64 116, !16, i64 120, !16, i64 128, !16, i64 136, !16, i64 144, !16, i64 152, !16, i64 160, !11, i64 168, !16, i64 176, !16, i64 184, !85, i64 192, !16, i64 224, !4, i64 232, !9, i64 240, !86, i64 248, !18, i64 336, !18, i64 400, !18, i64 464, !18, i64 528}
!84 = !{!"notification", !4, i64 0, !9, i64 8}
!85 = !{!"arrivals", !16, i64 0, !4, i64 8, !4, i64 16, !4, i64 24}
!86 = !{!"failures", !18, i64 0, !16, i64 64, !16, i64 72, !4, i64 80}
!87 = !{!88, !4, i64 16}
!88 = !{!"batch", !16, i64 0, !5, i64 8, !9, i64 12, !4, i64 16, !4, i64 24, !16, i64 32, !16, i64 40, !16, i64 48, !4, i64 56, !4, i64 64, !4, i64 72, !4, i64 80, !4, i64 88, !4, i64 96, !16, i64 104, !9, i64 112, !9, i64 116, !9, i64 120, !4, i64 128, !9, i64 136, !9, i64 140, !16, i64 144, !16, i64 152}
!89 = distinct !{!89, !13}
!90 = !{!88, !5, i64 8}
!91 = !{!88, !16, i64 32}
!92 = !{!51, !11, i64 2}
!93 = distinct !{!93, !13}
!94 = distinct !{!94, !13}
!95 = distinct !{!95, !13}
!96 = !{!97, !4, i64 0}
!97 = !{!"", !4, i64 0, !4, i64 8}
!98 = !{!97, !4, i64 8}
!99 = !{!15, !16, i64 128}
!100 = !{!15, !16, i64 136}
!101 = distinct !{!101, !13}
!102 = !{!103, !103, i64 0}
!103 = !{!"float", !5, i64 0}
!104 = !{!15, !16, i64 152}
!105 = !{!15, !16, i64 280}
!106 = !{!15, !17, i64 296}
!107 = !{!108, !17, i64 16}
!108 = !{!"reading", !17, i64 0, !17, i64 8, !17, i64 16}
!109 = !{i64 0, i64 8, !110, i64 8, i64 8, !110, i64 16, i64 8, !110}
!110 = !{!17, !17, i64 0}
!111 = !{i64 0, i64 8, !110, i64 8, i64 8, !110}
!112 = !{i64 0, i64 8, !110}
!113 = distinct !{!113, !13}
!114 = !{!83, !16, i64 0}
!115 = !{!83, !16, i64 8}
!116 = !{!83, !9, i64 32}
!117 = !{!83, !16, i64 136}
!118 = !{!83, !16, i64 152}
!119 = !{!83, !16, i64 184}
!120 = !{!83, !4, i64 64}
!121 = !{!83, !4, i64 48}
!122 = !{!84, !9, i64 8}
!123 = distinct !{!123, !13}
!124 = !{!83, !16, i64 176}
!125 = distinct !{!125, !13}
!126 = !{!83, !9, i64 96}
!127 = !{!83, !9, i64 104}
!128 = !{!83, !9, i64 112}
!129 = !{!83, !9, i64 92}
!130 = !{!21, !4, i64 32}
!131 = !{!15, !16, i64 144}
!132 = distinct !{!132, !13}
!133 = !{!21, !4, i64 40}
!134 = !{!83, !4, i64 232}
!135 = !{!21, !16, i64 48}
!136 = distinct !{!136, !13}
!137 = !{!88, !9, i64 112}
!138 = !{!83, !9, i64 108}
!139 = !{!88, !4, i64 96}
!140 = !{!88, !16, i64 104}
!141 = !{!83, !4, i64 216}
!142 = !{!88, !4, i64 72}
!143 = !{!83, !4, i64 56}
!144 = !{!88, !4, i64 88}
!145 = !{!83, !16, i64 144}
!146 = !{!83, !16, i64 120}
!147 = !{!88, !16, i64 0}
!148 = !{!83, !9, i64 100}
!149 = distinct !{!149, !13}
!150 = !{!88, !9, i64 12}
!151 = !{!88, !16, i64 40}
!152 = !{!153, !11, i64 0}
!153 = !{!"wait", !51, i64 0, !16, i64 8, !4, i64 16, !4, i64 24}
!154 = !{!153, !16, i64 8}
!155 = !{!153, !4, i64 16}
!156 = distinct !{!156, !13}
!157 = !{!158, !11, i64 0}
!158 = !{!"wait_ready", !51, i64 0, !16, i64 8}
!159 = !{!158, !16, i64 8}
!160 = distinct !{!160, !13}
!161 = distinct !{!161, !13}
!162 = !{!83, !16, i64 224}
!163 = !{!83, !9, i64 240}
!164 = distinct !{!164, !13}
!165 = !{!15, !16, i64 96}
!166 = !{!15, !16, i64 288}
!167 = !{!15, !16, i64 104}
!168 = !{i64 0, i64 8, !22}
!169 = !{!88, !4, i64 24}
!170 = !{!88, !16, i64 48}
!171 = !{!88, !4, i64 64}
!172 = !{!88, !16, i64 152}
!173 = !{!88, !9, i64 120}
!174 = !{!88, !4, i64 80}
!175 = distinct !{!175, !13}
!176 = distinct !{!176, !13}
!177 = !{!83, !16, i64 128}
!178 = !{!"branch_weights", i32 2000, i32 1}
!179 = !{!83, !11, i64 168}
!180 = !{ptr @run_or_refuse, ptr @run_timed}
!181 = !{!88, !4, i64 56}
!182 = !{!83, !4, i64 208}
!183 = !{!83, !9, i64 116}
!184 = !{!85, !16, i64 0}
!185 = !{!85, !4, i64 8}
!186 = !{!187, !16, i64 0}
!187 = !{!"arrival", !16, i64 0, !16, i64 8, !4, i64 16, !4, i64 24, !16, i64 32}
!188 = !{!187, !16, i64 8}
!189 = !{!187, !4, i64 24}
!190 = !{!187, !16, i64 32}
!191 = !{!187, !4, i64 16}
!192 = !{!85, !4, i64 24}
!193 = distinct !{!193, !13}
!194 = !{!88, !9, i64 136}
!195 = !{!88, !16, i64 144}
!196 = !{!197, !4, i64 8}
!197 = !{!"stamp", !16, i64 0, !4, i64 8}
!198 = !{!197, !16, i64 0}
!199 = distinct !{!199, !13}
!200 = distinct !{!200, !13}
!201 = !{!83, !16, i64 160}
!202 = distinct !{!202, !13}
!203 = !{!86, !16, i64 64}
!204 = !{!205, !16, i64 0}
!205 = !{!"failure", !16, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !5, i64 32, !5, i64 288, !5, i64 2336}
!206 = !{!86, !4, i64 80}
!207 = !{i64 0, i64 8, !22, i64 8, i64 8, !3, i64 16, i64 8, !3, i64 24, i64 8, !3, i64 32, i64 256, !208, i64 288, i64 2048, !208, i64 2336, i64 256, !208}
!208 = !{!5, !5, i64 0}
!209 = !{!83, !9, i64 84}
!210 = distinct !{!210, !13}
!211 = !{!83, !9, i64 88}
!212 = distinct !{!212, !13}
!213 = distinct !{!213, !13}
!214 = !{!15, !16, i64 160}
!215 = !{!83, !4, i64 72}
!216 = !{!15, !16, i64 168}
!217 = distinct !{!217, !13}
!218 = !{!88, !9, i64 140}
!219 = distinct !{!219, !13}
!220 = distinct !{!220, !13}
!221 = distinct !{!221, !13}
!222 = !{!83, !16, i64 192}
!223 = distinct !{!223, !13}
!224 = !{!30, !16, i64 192}
!225 = !{!226, !16, i64 0}
!226 = !{!"copying", !16, i64 0, !16, i64 8, !9, i64 16, !9, i64 20, !11, i64 24}
!227 = !{!226, !16, i64 8}
!228 = !{!226, !9, i64 16}
!229 = !{!226, !9, i64 20}
!230 = !{!226, !11, i64 24}
!231 = !{!30, !9, i64 200}
!232 = distinct !{!232, !13}
!233 = !{!234, !9, i64 24}
!234 = !{!"piece", !16, i64 0, !16, i64 8, !4, i64 16, !9, i64 24}
!235 = distinct !{!235, !13}
!236 = !{ptr @send_slot}
!237 = distinct !{!237, !13}
!238 = distinct !{!238, !13}
!239 = !{!234, !16, i64 0}
!240 = !{!234, !16, i64 8}
!241 = !{!234, !4, i64 16}
!242 = !{i32 1}
!243 = distinct !{!243, !13}
!244 = !{!30, !9, i64 212}
!245 = distinct !{!245, !13}
!246 = distinct !{!246, !13}
!247 = distinct !{!247, !13}
!248 = !{!249, !4, i64 0}
!249 = !{!"thread_span", !4, i64 0, !4, i64 8, !9, i64 16, !11, i64 20, !11, i64 22, !4, i64 24}
!250 = !{!249, !9, i64 16}
!251 = !{!249, !11, i64 20}
!252 = !{!249, !11, i64 22}
!253 = !{!249, !4, i64 24}
!254 = !{!255, !16, i64 0}
!255 = !{!"task", !16, i64 0, !16, i64 8, !9, i64 16, !9, i64 20, !9, i64 24, !9, i64 28}
!256 = !{!257, !16, i64 0}
!257 = !{!"", !16, i64 0, !9, i64 8, !9, i64 12, !9, i64 16, !9, i64 20, !9, i64 24, !9, i64 28, !9, i64 32, !16, i64 40, !16, i64 48, !16, i64 56, !16, i64 64}
!258 = !{!255, !16, i64 8}
!259 = !{!255, !9, i64 16}
!260 = !{!255, !9, i64 20}
!261 = !{!257, !9, i64 8}
!262 = !{!257, !9, i64 12}
!263 = !{!257, !9, i64 16}
!264 = !{!257, !9, i64 20}
!265 = !{!257, !9, i64 24}
!266 = !{!257, !9, i64 28}
!267 = !{!255, !9, i64 24}
!268 = !{!257, !9, i64 32}
!269 = !{!257, !16, i64 40}
!270 = !{!257, !16, i64 48}
!271 = !{!257, !16, i64 56}
!272 = !{!257, !16, i64 64}
!273 = distinct !{ptr @add_task, null}
!274 = distinct !{!274, !13}
!275 = !{!255, !9, i64 28}
!276 = !{!15, !16, i64 192}
!277 = !{!15, !16, i64 216}
!278 = distinct !{!278, !13}
!279 = distinct !{!279, !13}
!280 = distinct !{!280, !13}
!281 = !{!205, !4, i64 8}
!282 = !{!205, !4, i64 16}
!283 = distinct !{!283, !13}
!284 = !{!86, !16, i64 72}
!285 = !{!88, !9, i64 116}
!286 = !{!88, !4, i64 128}
!287 = distinct !{!287, !13}
!288 = !{!21, !4, i64 16}
!289 = !{!15, !16, i64 56}
!290 = !{!15, !16, i64 16}
!291 = distinct !{!291, !13}
!292 = !{!15, !16, i64 32}
!293 = !{!15, !16, i64 40}
!294 = !{!15, !16, i64 24}
!295 = !{!296, !16, i64 0}
!296 = !{!"window", !16, i64 0, !16, i64 8, !5, i64 16, !4, i64 144, !9, i64 152}
!297 = !{!296, !16, i64 8}
!298 = !{!296, !4, i64 144}
!299 = distinct !{!299, !13}
!300 = !{!296, !9, i64 152}
!301 = distinct !{!301, !13}
!302 = distinct !{!302, !13}
!303 = distinct !{!303, !13}
!304 = !{!15, !16, i64 80}
!305 = !{!15, !16, i64 272}
!306 = !{!15, !16, i64 88}
!307 = !{!15, !16, i64 48}
!308 = !{!309, !4, i64 8}
!309 = !{!"peer_copy", !51, i64 0, !4, i64 8, !16, i64 16, !4, i64 24, !16, i64 32, !4, i64 40}
!310 = !{!309, !16, i64 16}
!311 = !{!309, !4, i64 24}
!312 = !{!309, !16, i64 32}
!313 = !{!309, !4, i64 40}
!314 = !{!58, !9, i64 24}
!315 = !{!58, !9, i64 28}
!316 = !{!15, !16, i64 64}
!317 = !{!15, !16, i64 72}
!318 = !{!15, !16, i64 232}
!319 = distinct !{!319, !13}
!320 = !{!15, !16, i64 240}
!321 = !{!322, !16, i64 8}
!322 = !{!"wait_event", !51, i64 0, !16, i64 8}
!323 = !{!324, !4, i64 16}
!324 = !{!"wait_semaphore", !51, i64 0, !16, i64 8, !4, i64 16, !4, i64 24}
!325 = !{!326, !4, i64 0}
!326 = !{!"", !327, i64 0, !9, i64 72, !5, i64 76}
!327 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !9, i64 24, !5, i64 28}
!328 = !{!15, !16, i64 176}
!329 = !{!85, !4, i64 16}
!330 = !{i64 0, i64 8, !3, i64 8, i64 8, !3}
!331 = !{i64 0, i64 8, !22, i64 8, i64 8, !3, i64 16, i64 8, !3, i64 24, i64 8, !3}
!332 = !{i64 0, i64 8, !3, i64 8, i64 8, !3, i64 16, i64 8, !3}
!333 = !{i64 0, i64 8, !22, i64 8, i64 8, !22, i64 16, i64 8, !3, i64 24, i64 8, !3, i64 32, i64 8, !22}
!334 = distinct !{!334, !13}
