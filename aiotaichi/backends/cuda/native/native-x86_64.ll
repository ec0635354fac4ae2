; Made by `nox -s native` from *.c and *.h, sha256 c0070e270b4b7384394916dc03369393d5344d28f4a1e54a1f420c7de1b532eb
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
%struct.queue = type { ptr, ptr, i32, %struct.notification, i64, i64, i64, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i16, ptr, ptr, %struct.arrivals, ptr, i64, i32, %struct.failures, %struct.mutex, %struct.condition, %struct.condition, %struct.condition }
%struct.notification = type { i64, i32 }
%struct.arrivals = type { ptr, i64, i64, i64 }
%struct.failures = type { %struct.mutex, ptr, ptr, i64 }
%struct.batch = type { ptr, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i32, i32, ptr, ptr }
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
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
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
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #14
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  br label %7

7:                                                ; preds = %11, %3
  %8 = phi ptr [ %6, %3 ], [ %9, %11 ]
  %9 = load ptr, ptr %8, align 8, !tbaa !22
  %10 = icmp eq ptr %9, null
  br i1 %10, label %70, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !87
  %14 = icmp eq i64 %13, %1
  br i1 %14, label %15, label %7, !llvm.loop !89

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 17
  %17 = load i32, ptr %16, align 8, !tbaa !90
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %70

19:                                               ; preds = %15
  %20 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 3
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
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 600) #14
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
  %13 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 27
  %14 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 28
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
  %24 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 34
  %25 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %24) #14
  %26 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 35
  %27 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %26) #14
  %28 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 36
  %29 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %28) #14
  %30 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 37
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
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
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
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 37
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29, i32 3
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
  %57 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 18
  %58 = load i32, ptr %57, align 4, !tbaa !125
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %52, label %60, !llvm.loop !126

60:                                               ; preds = %52, %56
  %61 = load atomic i64, ptr %10 seq_cst, align 8
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %63, label %72

63:                                               ; preds = %60
  %64 = load i32, ptr %15, align 8, !tbaa !127
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %72

66:                                               ; preds = %63
  %67 = load i32, ptr %16, align 8, !tbaa !128
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %72

69:                                               ; preds = %66
  %70 = load i32, ptr %17, align 8, !tbaa !129
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
  store i32 1, ptr %18, align 4, !tbaa !130
  %81 = call i32 @pthread_cond_wait(ptr noundef nonnull %19, ptr noundef nonnull %4) #14
  store i32 0, ptr %18, align 4, !tbaa !130
  br label %47

82:                                               ; preds = %76
  br i1 %77, label %83, label %196

83:                                               ; preds = %82
  br i1 %55, label %84, label %90

84:                                               ; preds = %83
  %85 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 1
  %86 = load i64, ptr %85, align 8, !tbaa !87
  %87 = getelementptr inbounds %struct.slot, ptr %51, i64 0, i32 4
  %88 = load i64, ptr %87, align 8, !tbaa !131
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
  %101 = load ptr, ptr %100, align 8, !tbaa !132
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
  br i1 %114, label %135, label %115, !llvm.loop !133

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
  %161 = load i64, ptr %160, align 8, !tbaa !134
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
  %177 = load i64, ptr %23, align 8, !tbaa !135
  br label %179

178:                                              ; preds = %189
  store i64 %183, ptr %23, align 8, !tbaa !135
  br label %192

179:                                              ; preds = %189, %175
  %180 = phi i64 [ %177, %175 ], [ %183, %189 ]
  %181 = phi ptr [ %165, %175 ], [ %182, %189 ]
  %182 = load ptr, ptr %181, align 8, !tbaa !23
  %183 = add i64 %180, -1
  %184 = getelementptr inbounds %struct.slot, ptr %181, i64 0, i32 6
  %185 = load ptr, ptr %184, align 8, !tbaa !136
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
  br i1 %191, label %178, label %179, !llvm.loop !137

192:                                              ; preds = %178, %169
  %193 = getelementptr inbounds %struct.ring, ptr %172, i64 0, i32 1
  %194 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %193) #14
  %195 = call i32 @pthread_mutex_unlock(ptr noundef %172) #14
  br label %47

196:                                              ; preds = %84, %82
  %197 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 20
  %198 = load i32, ptr %197, align 4, !tbaa !138
  %199 = add i32 %198, 1
  store i32 %199, ptr %197, align 4, !tbaa !138
  %200 = load i32, ptr %25, align 4, !tbaa !139
  %201 = add i32 %200, 1
  store i32 %201, ptr %25, align 4, !tbaa !139
  %202 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 11
  %203 = load i64, ptr %202, align 8, !tbaa !140
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
  %214 = load ptr, ptr %213, align 8, !tbaa !132
  %215 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 12
  %216 = load ptr, ptr %215, align 8, !tbaa !141
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
  %243 = load i64, ptr %26, align 8, !tbaa !142
  %244 = icmp ult i64 %243, %203
  br i1 %244, label %266, label %245

245:                                              ; preds = %242
  %246 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 18
  %247 = load i32, ptr %246, align 4, !tbaa !125
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %266, label %249

249:                                              ; preds = %245
  store i32 0, ptr %246, align 4, !tbaa !125
  %250 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 8
  %251 = load i64, ptr %250, align 8, !tbaa !143
  %252 = load i64, ptr %27, align 8, !tbaa !144
  %253 = sub i64 %252, %251
  store i64 %253, ptr %27, align 8, !tbaa !144
  %254 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 10
  %255 = load i64, ptr %254, align 8, !tbaa !145
  %256 = icmp ugt i64 %255, 65536
  %257 = sext i1 %256 to i32
  %258 = load i32, ptr %17, align 8, !tbaa !129
  %259 = add i32 %258, %257
  store i32 %259, ptr %17, align 8, !tbaa !129
  %260 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 1
  %261 = load i64, ptr %260, align 8, !tbaa !87
  store atomic i64 %261, ptr %12 seq_cst, align 8
  %262 = load ptr, ptr %28, align 8, !tbaa !146
  %263 = icmp eq ptr %262, null
  br i1 %263, label %266, label %264

264:                                              ; preds = %249
  %265 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #14
  br label %266

266:                                              ; preds = %264, %249, %245, %242, %238
  %267 = load i32, ptr %197, align 4, !tbaa !138
  %268 = add i32 %267, -1
  store i32 %268, ptr %197, align 4, !tbaa !138
  %269 = load i32, ptr %25, align 4, !tbaa !139
  %270 = add i32 %269, -1
  store i32 %270, ptr %25, align 4, !tbaa !139
  %271 = icmp eq i32 %268, 0
  br i1 %271, label %272, label %278

272:                                              ; preds = %266
  %273 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 19
  %274 = load i32, ptr %273, align 8, !tbaa !147
  %275 = icmp eq i32 %274, 0
  br i1 %275, label %278, label %276

276:                                              ; preds = %272
  %277 = load ptr, ptr %29, align 8, !tbaa !148
  store ptr %277, ptr %54, align 8, !tbaa !149
  store ptr %54, ptr %29, align 8, !tbaa !148
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
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %8 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %10 = load atomic i32, ptr %9 seq_cst, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %392

12:                                               ; preds = %1
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %22 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %23 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %24 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %25 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %27 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %28 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 37
  br label %32

32:                                               ; preds = %12, %389
  %33 = load ptr, ptr %13, align 8, !tbaa !146
  %34 = icmp eq ptr %33, null
  br i1 %34, label %47, label %35

35:                                               ; preds = %32
  %36 = load i32, ptr %14, align 4, !tbaa !150
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
  br label %389, !llvm.loop !151

49:                                               ; preds = %44
  %50 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 17
  %51 = load i32, ptr %50, align 8, !tbaa !90
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %193

53:                                               ; preds = %49
  %54 = load i64, ptr %17, align 8, !tbaa !144
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %68, label %56

56:                                               ; preds = %53
  %57 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 8
  %58 = load i64, ptr %57, align 8, !tbaa !143
  %59 = add i64 %58, %54
  %60 = icmp ugt i64 %59, 772
  br i1 %60, label %61, label %68

61:                                               ; preds = %56
  store i32 1, ptr %18, align 8, !tbaa !128
  %62 = load i32, ptr %19, align 4, !tbaa !130
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %66, label %64

64:                                               ; preds = %61
  %65 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #14
  br label %66

66:                                               ; preds = %64, %61
  %67 = call i32 @pthread_cond_wait(ptr noundef nonnull %21, ptr noundef nonnull %7) #14
  store i32 0, ptr %18, align 8, !tbaa !128
  br label %389

68:                                               ; preds = %56, %53
  %69 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  %70 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 13
  %71 = load i32, ptr %70, align 8, !tbaa !152
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %141, label %73

73:                                               ; preds = %68
  %74 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 3
  %75 = load ptr, ptr %74, align 8, !tbaa !91
  %76 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 4
  %77 = load ptr, ptr %76, align 8, !tbaa !153
  %78 = icmp ult ptr %75, %77
  br i1 %78, label %79, label %141

79:                                               ; preds = %73, %108
  %80 = phi ptr [ %112, %108 ], [ %75, %73 ]
  %81 = load i16, ptr %80, align 8, !tbaa !154
  %82 = icmp eq i16 %81, 11
  br i1 %82, label %83, label %108

83:                                               ; preds = %79
  %84 = getelementptr inbounds %struct.wait, ptr %80, i64 0, i32 1
  %85 = load ptr, ptr %84, align 8, !tbaa !156
  %86 = getelementptr inbounds %struct.wait, ptr %80, i64 0, i32 2
  %87 = load i64, ptr %86, align 8, !tbaa !157
  %88 = getelementptr inbounds %struct.queue, ptr %85, i64 0, i32 34
  %89 = call i32 @pthread_mutex_lock(ptr noundef nonnull %88) #14
  %90 = getelementptr inbounds %struct.queue, ptr %85, i64 0, i32 4
  %91 = load i64, ptr %90, align 8, !tbaa !82
  %92 = icmp ult i64 %91, %87
  br i1 %92, label %93, label %101

93:                                               ; preds = %83
  %94 = getelementptr inbounds %struct.queue, ptr %85, i64 0, i32 2
  %95 = load atomic i32, ptr %94 seq_cst, align 8
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %101

97:                                               ; preds = %93
  %98 = getelementptr inbounds %struct.queue, ptr %85, i64 0, i32 11
  %99 = load atomic i32, ptr %98 seq_cst, align 8
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %103, label %101

101:                                              ; preds = %97, %93, %83
  %102 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %88) #14
  br label %108

103:                                              ; preds = %97
  %104 = getelementptr inbounds %struct.queue, ptr %85, i64 0, i32 10
  %105 = load atomic i32, ptr %104 seq_cst, align 4
  %106 = icmp eq i32 %105, 0
  %107 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %88) #14
  br i1 %106, label %115, label %108

108:                                              ; preds = %103, %101, %79
  %109 = getelementptr inbounds %struct.command, ptr %80, i64 0, i32 2
  %110 = load i32, ptr %109, align 4, !tbaa !52
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds i8, ptr %80, i64 %111
  %113 = load ptr, ptr %76, align 8, !tbaa !153
  %114 = icmp ult ptr %112, %113
  br i1 %114, label %79, label %141, !llvm.loop !158

115:                                              ; preds = %103
  %116 = getelementptr inbounds %struct.wait, ptr %80, i64 0, i32 1
  %117 = getelementptr inbounds %struct.wait, ptr %80, i64 0, i32 2
  %118 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  %119 = load ptr, ptr %116, align 8, !tbaa !156
  %120 = load i64, ptr %117, align 8, !tbaa !157
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #7
  %121 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #14
  %122 = load i64, ptr %6, align 8, !tbaa !96
  %123 = load i64, ptr %22, align 8, !tbaa !98
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #7
  %124 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  %125 = getelementptr inbounds %struct.queue, ptr %119, i64 0, i32 34
  %126 = call i32 @pthread_mutex_lock(ptr noundef nonnull %125) #14
  %127 = getelementptr inbounds %struct.queue, ptr %119, i64 0, i32 4
  %128 = load i64, ptr %127, align 8, !tbaa !82
  %129 = icmp ult i64 %128, %120
  br i1 %129, label %130, label %138

130:                                              ; preds = %115
  %131 = mul i64 %122, 1000000000
  %132 = add i64 %123, 1000000
  %133 = add i64 %132, %131
  %134 = getelementptr inbounds %struct.queue, ptr %119, i64 0, i32 37
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #7
  %135 = udiv i64 %133, 1000000000
  store i64 %135, ptr %5, align 8, !tbaa !96
  %136 = urem i64 %133, 1000000000
  store i64 %136, ptr %23, align 8, !tbaa !98
  %137 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %134, ptr noundef nonnull %125, i32 noundef 1, ptr noundef nonnull %5) #14
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #7
  br label %138

138:                                              ; preds = %130, %115
  %139 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %125) #14
  %140 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  br label %389

141:                                              ; preds = %108, %73, %68
  %142 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  %143 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 14
  %144 = load i32, ptr %143, align 4, !tbaa !159
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %193, label %146, !llvm.loop !151

146:                                              ; preds = %141
  %147 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 3
  %148 = load ptr, ptr %147, align 8, !tbaa !91
  %149 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 4
  %150 = load ptr, ptr %149, align 8, !tbaa !153
  %151 = icmp ult ptr %148, %150
  br i1 %151, label %152, label %193, !llvm.loop !151

152:                                              ; preds = %146
  %153 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 16
  br label %154

154:                                              ; preds = %173, %152
  %155 = phi ptr [ %150, %152 ], [ %174, %173 ]
  %156 = phi i32 [ 1, %152 ], [ %175, %173 ]
  %157 = phi ptr [ %148, %152 ], [ %179, %173 ]
  %158 = load i16, ptr %157, align 8, !tbaa !160
  %159 = icmp eq i16 %158, 14
  br i1 %159, label %160, label %173

160:                                              ; preds = %154
  %161 = getelementptr inbounds %struct.wait_ready, ptr %157, i64 0, i32 1
  %162 = load ptr, ptr %161, align 8, !tbaa !162
  %163 = load atomic i32, ptr %162 seq_cst, align 4
  %164 = icmp ne i32 %156, 0
  %165 = icmp ne i32 %163, 0
  %166 = select i1 %164, i1 %165, i1 false
  %167 = zext i1 %166 to i32
  %168 = icmp eq i32 %163, 2
  %169 = zext i1 %168 to i32
  %170 = load i32, ptr %153, align 4, !tbaa !163
  %171 = or i32 %170, %169
  store i32 %171, ptr %153, align 4, !tbaa !163
  %172 = load ptr, ptr %149, align 8, !tbaa !153
  br label %173

173:                                              ; preds = %160, %154
  %174 = phi ptr [ %172, %160 ], [ %155, %154 ]
  %175 = phi i32 [ %167, %160 ], [ %156, %154 ]
  %176 = getelementptr inbounds %struct.command, ptr %157, i64 0, i32 2
  %177 = load i32, ptr %176, align 4, !tbaa !52
  %178 = zext i32 %177 to i64
  %179 = getelementptr inbounds i8, ptr %157, i64 %178
  %180 = icmp ult ptr %179, %174
  br i1 %180, label %154, label %181, !llvm.loop !164

181:                                              ; preds = %173
  %182 = icmp eq i32 %175, 0
  br i1 %182, label %183, label %193, !llvm.loop !151

183:                                              ; preds = %181
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #7
  %184 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #14
  %185 = load i64, ptr %4, align 8, !tbaa !96
  %186 = mul i64 %185, 1000000000
  %187 = load i64, ptr %24, align 8, !tbaa !98
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #7
  %188 = add i64 %187, 1000000
  %189 = add i64 %188, %186
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #7
  %190 = udiv i64 %189, 1000000000
  store i64 %190, ptr %3, align 8, !tbaa !96
  %191 = urem i64 %189, 1000000000
  store i64 %191, ptr %25, align 8, !tbaa !98
  %192 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %21, ptr noundef nonnull %7, i32 noundef 1, ptr noundef nonnull %3) #14
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #7
  br label %389

193:                                              ; preds = %181, %146, %141, %49
  %194 = load ptr, ptr %33, align 8, !tbaa !149
  store ptr %194, ptr %13, align 8, !tbaa !146
  %195 = icmp eq ptr %194, null
  br i1 %195, label %196, label %197

196:                                              ; preds = %193
  store ptr %13, ptr %26, align 8, !tbaa !118
  br label %197

197:                                              ; preds = %196, %193
  store i32 1, ptr %50, align 8, !tbaa !90
  store i32 1, ptr %14, align 4, !tbaa !150
  %198 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  br i1 %52, label %199, label %235

199:                                              ; preds = %197
  %200 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 13
  %201 = load i32, ptr %200, align 8, !tbaa !152
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %235, label %203

203:                                              ; preds = %199
  %204 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 3
  %205 = load ptr, ptr %204, align 8, !tbaa !91
  %206 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 4
  %207 = load ptr, ptr %206, align 8, !tbaa !153
  %208 = icmp ult ptr %205, %207
  br i1 %208, label %209, label %235

209:                                              ; preds = %203
  %210 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 1
  br label %211

211:                                              ; preds = %228, %209
  %212 = phi ptr [ %205, %209 ], [ %232, %228 ]
  %213 = load i16, ptr %212, align 8, !tbaa !154
  %214 = icmp eq i16 %213, 11
  br i1 %214, label %215, label %228

215:                                              ; preds = %211
  %216 = getelementptr inbounds %struct.wait, ptr %212, i64 0, i32 1
  %217 = load ptr, ptr %216, align 8, !tbaa !156
  %218 = getelementptr inbounds %struct.queue, ptr %217, i64 0, i32 34
  %219 = call i32 @pthread_mutex_lock(ptr noundef nonnull %218) #14
  %220 = getelementptr inbounds %struct.queue, ptr %217, i64 0, i32 4
  %221 = load i64, ptr %220, align 8, !tbaa !82
  %222 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %218) #14
  %223 = getelementptr inbounds %struct.wait, ptr %212, i64 0, i32 2
  %224 = load i64, ptr %223, align 8, !tbaa !157
  %225 = icmp ult i64 %221, %224
  br i1 %225, label %226, label %228

226:                                              ; preds = %215
  %227 = load i64, ptr %210, align 8, !tbaa !87
  call fastcc void @add_failure(ptr noundef nonnull %27, i64 noundef %227, i64 noundef 1) #16
  br label %228

228:                                              ; preds = %226, %215, %211
  %229 = getelementptr inbounds %struct.command, ptr %212, i64 0, i32 2
  %230 = load i32, ptr %229, align 4, !tbaa !52
  %231 = zext i32 %230 to i64
  %232 = getelementptr inbounds i8, ptr %212, i64 %231
  %233 = load ptr, ptr %206, align 8, !tbaa !153
  %234 = icmp ult ptr %232, %233
  br i1 %234, label %211, label %235, !llvm.loop !165

235:                                              ; preds = %228, %203, %199, %197
  %236 = call fastcc i32 @hand_over(ptr noundef %0, ptr noundef nonnull %33, i16 noundef zeroext 4) #15
  %237 = icmp eq i32 %236, -1
  br i1 %237, label %238, label %387

238:                                              ; preds = %235
  %239 = load ptr, ptr %0, align 8, !tbaa !114
  %240 = getelementptr inbounds %struct.device, ptr %239, i64 0, i32 39
  %241 = load ptr, ptr %240, align 8, !tbaa !33
  %242 = call i32 @pthread_mutex_lock(ptr noundef %241) #14
  %243 = load atomic i32, ptr %15 seq_cst, align 8
  %244 = icmp eq i32 %243, 0
  br i1 %244, label %245, label %384

245:                                              ; preds = %238
  %246 = getelementptr inbounds %struct.ring, ptr %241, i64 0, i32 1
  br label %247

247:                                              ; preds = %284, %245
  %248 = phi i32 [ 0, %245 ], [ %285, %284 ]
  %249 = load atomic i32, ptr %16 seq_cst, align 8
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %251, label %367

251:                                              ; preds = %247
  %252 = load atomic i32, ptr %9 seq_cst, align 4
  %253 = icmp eq i32 %252, 0
  br i1 %253, label %254, label %367

254:                                              ; preds = %251
  %255 = load ptr, ptr %0, align 8, !tbaa !114
  %256 = getelementptr inbounds %struct.device, ptr %255, i64 0, i32 39
  %257 = load ptr, ptr %256, align 8, !tbaa !33
  %258 = getelementptr inbounds %struct.ring, ptr %257, i64 0, i32 2
  %259 = load ptr, ptr %258, align 8, !tbaa !22
  %260 = icmp eq ptr %259, null
  br i1 %260, label %264, label %261

261:                                              ; preds = %254
  %262 = load i64, ptr %28, align 8, !tbaa !135
  %263 = icmp ult i64 %262, 64
  br i1 %263, label %367, label %264

264:                                              ; preds = %261, %254
  %265 = load ptr, ptr %29, align 8, !tbaa !166
  %266 = icmp eq ptr %265, null
  br i1 %266, label %271, label %267

267:                                              ; preds = %264
  %268 = load i64, ptr %28, align 8, !tbaa !135
  %269 = icmp eq i64 %268, 0
  %270 = zext i1 %269 to i32
  br label %271

271:                                              ; preds = %267, %264
  %272 = phi i32 [ 0, %264 ], [ %270, %267 ]
  %273 = icmp eq i32 %272, 0
  %274 = icmp eq i32 %248, 0
  %275 = select i1 %273, i1 %274, i1 false
  br i1 %275, label %276, label %367

276:                                              ; preds = %271
  %277 = load i64, ptr %28, align 8, !tbaa !135
  %278 = icmp eq i64 %277, 0
  br i1 %278, label %279, label %282

279:                                              ; preds = %276
  %280 = load i32, ptr %30, align 8, !tbaa !167
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %288, label %282

282:                                              ; preds = %279, %276
  %283 = call i32 @pthread_cond_wait(ptr noundef nonnull %246, ptr noundef %241) #14
  br label %284

284:                                              ; preds = %366, %362, %357, %282
  %285 = phi i32 [ 0, %282 ], [ 0, %366 ], [ %363, %362 ], [ 0, %357 ]
  %286 = load atomic i32, ptr %15 seq_cst, align 8
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %247, label %367, !llvm.loop !168

288:                                              ; preds = %279
  %289 = call i32 @pthread_mutex_unlock(ptr noundef %241) #14
  %290 = load ptr, ptr %0, align 8, !tbaa !114
  %291 = call ptr @calloc(i64 noundef 1, i64 noundef 56) #14
  %292 = icmp eq ptr %291, null
  br i1 %292, label %293, label %295

293:                                              ; preds = %288
  %294 = call i32 @pthread_mutex_lock(ptr noundef %241) #14
  br label %366

295:                                              ; preds = %288
  %296 = call ptr @calloc(i64 noundef 1, i64 noundef 327680) #14
  %297 = getelementptr inbounds %struct.slot, ptr %291, i64 0, i32 6
  store ptr %296, ptr %297, align 8, !tbaa !136
  %298 = ptrtoint ptr %296 to i64
  %299 = add i64 %298, 65535
  %300 = and i64 %299, -65536
  %301 = inttoptr i64 %300 to ptr
  %302 = icmp eq ptr %296, null
  br i1 %302, label %349, label %303

303:                                              ; preds = %295
  %304 = load ptr, ptr %290, align 8, !tbaa !14
  %305 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 33
  %306 = load ptr, ptr %305, align 8, !tbaa !19
  %307 = call i32 %304(ptr noundef %306) #14
  %308 = icmp eq i32 %307, 0
  br i1 %308, label %311, label %309

309:                                              ; preds = %303
  %310 = load ptr, ptr %297, align 8, !tbaa !136
  br label %349

311:                                              ; preds = %303
  %312 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 12
  %313 = load ptr, ptr %312, align 8, !tbaa !169
  %314 = call i32 %313(ptr noundef %301, i64 noundef 262144, i32 noundef 3) #14
  %315 = icmp eq i32 %314, 304
  %316 = select i1 %315, i32 2, i32 %314
  %317 = icmp eq i32 %316, 0
  br i1 %317, label %318, label %324

318:                                              ; preds = %311
  %319 = getelementptr inbounds %struct.slot, ptr %291, i64 0, i32 1
  store ptr %301, ptr %319, align 8, !tbaa !20
  %320 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 14
  %321 = load ptr, ptr %320, align 8, !tbaa !24
  %322 = getelementptr inbounds %struct.slot, ptr %291, i64 0, i32 3
  %323 = call i32 %321(ptr noundef nonnull %322, i32 noundef 3) #14
  br label %324

324:                                              ; preds = %318, %311
  %325 = phi i32 [ %316, %311 ], [ %323, %318 ]
  %326 = icmp eq i32 %325, 0
  br i1 %326, label %357, label %327

327:                                              ; preds = %324
  %328 = getelementptr inbounds %struct.slot, ptr %291, i64 0, i32 3
  %329 = load ptr, ptr %328, align 8, !tbaa !26
  %330 = icmp eq ptr %329, null
  br i1 %330, label %335, label %331

331:                                              ; preds = %327
  %332 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 15
  %333 = load ptr, ptr %332, align 8, !tbaa !27
  %334 = call i32 %333(ptr noundef nonnull %329) #14
  br label %335

335:                                              ; preds = %331, %327
  %336 = getelementptr inbounds %struct.slot, ptr %291, i64 0, i32 1
  %337 = load ptr, ptr %336, align 8, !tbaa !20
  %338 = icmp eq ptr %337, null
  br i1 %338, label %352, label %339

339:                                              ; preds = %335
  %340 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 36
  %341 = load ptr, ptr %340, align 8, !tbaa !170
  %342 = call i32 @pthread_rwlock_wrlock(ptr noundef %341) #14
  %343 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 13
  %344 = load ptr, ptr %343, align 8, !tbaa !171
  %345 = load ptr, ptr %336, align 8, !tbaa !20
  %346 = call i32 %344(ptr noundef %345) #14
  %347 = load ptr, ptr %340, align 8, !tbaa !170
  %348 = call i32 @pthread_rwlock_unlock(ptr noundef %347) #14
  br label %352

349:                                              ; preds = %309, %295
  %350 = phi ptr [ %310, %309 ], [ null, %295 ]
  %351 = phi i32 [ %307, %309 ], [ 2, %295 ]
  call void @free(ptr noundef %350) #14
  call void @free(ptr noundef nonnull %291) #14
  br label %362

352:                                              ; preds = %339, %335
  %353 = load ptr, ptr %297, align 8, !tbaa !136
  call void @free(ptr noundef %353) #14
  call void @free(ptr noundef nonnull %291) #14
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #7
  %354 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 1
  %355 = load ptr, ptr %354, align 8, !tbaa !34
  %356 = call i32 %355(ptr noundef nonnull %2) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #7
  br label %362

357:                                              ; preds = %324
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #7
  %358 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 1
  %359 = load ptr, ptr %358, align 8, !tbaa !34
  %360 = call i32 %359(ptr noundef nonnull %2) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #7
  store ptr %291, ptr %29, align 8, !tbaa !166
  %361 = call i32 @pthread_mutex_lock(ptr noundef %241) #14
  br label %284

362:                                              ; preds = %352, %349
  %363 = phi i32 [ %325, %352 ], [ %351, %349 ]
  %364 = call i32 @pthread_mutex_lock(ptr noundef %241) #14
  %365 = icmp eq i32 %363, 2
  br i1 %365, label %366, label %284

366:                                              ; preds = %362, %293
  store i32 1, ptr %30, align 8, !tbaa !167
  br label %284

367:                                              ; preds = %247, %251, %261, %271, %284
  %368 = phi i32 [ %248, %261 ], [ %285, %284 ], [ %248, %247 ], [ %248, %271 ], [ %248, %251 ]
  %369 = call i32 @pthread_mutex_unlock(ptr noundef %241) #14
  %370 = icmp eq i32 %368, 0
  br i1 %370, label %387, label %371

371:                                              ; preds = %367
  %372 = cmpxchg ptr %15, i32 0, i32 %368 seq_cst seq_cst, align 4
  %373 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  %374 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #14
  %375 = call i32 @pthread_cond_signal(ptr noundef nonnull %21) #14
  %376 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %31) #14
  %377 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  %378 = load ptr, ptr %0, align 8, !tbaa !114
  %379 = getelementptr inbounds %struct.device, ptr %378, i64 0, i32 39
  %380 = load ptr, ptr %379, align 8, !tbaa !33
  %381 = call i32 @pthread_mutex_lock(ptr noundef %380) #14
  %382 = getelementptr inbounds %struct.ring, ptr %380, i64 0, i32 1
  %383 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %382) #14
  br label %384

384:                                              ; preds = %238, %371
  %385 = phi ptr [ %380, %371 ], [ %241, %238 ]
  %386 = call i32 @pthread_mutex_unlock(ptr noundef %385) #14
  br label %387

387:                                              ; preds = %384, %367, %235
  %388 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  br label %389

389:                                              ; preds = %183, %138, %66, %387, %47
  %390 = load atomic i32, ptr %9 seq_cst, align 4
  %391 = icmp eq i32 %390, 0
  br i1 %391, label %32, label %392

392:                                              ; preds = %389, %1
  %393 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  store atomic i32 1, ptr %393 seq_cst, align 8
  %394 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  ret ptr null
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local i32 @queue_submit(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) local_unnamed_addr #3 {
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %8 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %10 = load ptr, ptr %9, align 8, !tbaa !148
  %11 = icmp eq ptr %10, null
  br i1 %11, label %17, label %12

12:                                               ; preds = %6
  %13 = load ptr, ptr %10, align 8, !tbaa !149
  store ptr %13, ptr %9, align 8, !tbaa !148
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %10, i8 0, i64 96, i1 false)
  %15 = getelementptr inbounds i8, ptr %10, i64 104
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(52) %15, i8 0, i64 52, i1 false)
  %16 = getelementptr inbounds i8, ptr %10, i64 168
  store ptr null, ptr %16, align 8, !tbaa.struct !172
  br label %21

17:                                               ; preds = %6
  %18 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  %19 = tail call ptr @calloc(i64 noundef 1, i64 noundef 176) #14
  %20 = icmp eq ptr %19, null
  br i1 %20, label %286, label %21

21:                                               ; preds = %12, %17
  %22 = phi ptr [ %10, %12 ], [ %19, %17 ]
  %23 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 1
  store i64 %3, ptr %23, align 8, !tbaa !87
  %24 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 2
  store i64 %4, ptr %24, align 8, !tbaa !173
  %25 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 5
  store ptr %1, ptr %25, align 8, !tbaa !174
  %26 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 3
  store ptr %1, ptr %26, align 8, !tbaa !91
  %27 = getelementptr inbounds i8, ptr %1, i64 %2
  %28 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 4
  store ptr %27, ptr %28, align 8, !tbaa !153
  %29 = sub i64 %3, %4
  %30 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 7
  store i64 %29, ptr %30, align 8, !tbaa !175
  %31 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 27
  store ptr %5, ptr %31, align 8, !tbaa !176
  %32 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 22
  store i32 1, ptr %32, align 4, !tbaa !177
  %33 = icmp slt i64 %2, 1
  br i1 %33, label %116, label %34

34:                                               ; preds = %21
  %35 = icmp eq ptr %5, null
  %36 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 13
  %37 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 14
  %38 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 15
  %39 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 9
  br label %40

40:                                               ; preds = %105, %34
  %41 = phi i64 [ 1, %34 ], [ %106, %105 ]
  %42 = phi ptr [ %1, %34 ], [ %110, %105 ]
  br i1 %35, label %48, label %43

43:                                               ; preds = %40
  %44 = getelementptr inbounds %struct.command, ptr %42, i64 0, i32 1
  %45 = load i16, ptr %44, align 2, !tbaa !92
  %46 = zext i16 %45 to i64
  %47 = add i64 %41, %46
  br label %48

48:                                               ; preds = %43, %40
  %49 = phi i64 [ %47, %43 ], [ %41, %40 ]
  %50 = load i16, ptr %42, align 4, !tbaa !50
  switch i16 %50, label %103 [
    i16 1, label %51
    i16 5, label %69
    i16 6, label %69
    i16 7, label %75
    i16 10, label %77
    i16 15, label %105
    i16 14, label %100
    i16 11, label %101
  ]

51:                                               ; preds = %48
  %52 = getelementptr inbounds %struct.launch, ptr %42, i64 0, i32 1
  %53 = load ptr, ptr %52, align 8, !tbaa !22
  %54 = load i64, ptr %53, align 8, !tbaa !3
  %55 = getelementptr inbounds %struct.kernel, ptr %53, i64 0, i32 1
  %56 = load i64, ptr %55, align 8, !tbaa !3
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %58, label %63

58:                                               ; preds = %51
  %59 = getelementptr inbounds %struct.kernel, ptr %53, i64 0, i32 2
  %60 = load i64, ptr %59, align 8, !tbaa !3
  %61 = icmp ne i64 %60, 0
  %62 = zext i1 %61 to i64
  br label %63

63:                                               ; preds = %58, %51
  %64 = phi i64 [ 0, %58 ], [ 2, %51 ]
  %65 = phi i64 [ %62, %58 ], [ 1, %51 ]
  %66 = add i64 %54, %49
  %67 = add i64 %66, %64
  %68 = add i64 %67, %65
  br label %105

69:                                               ; preds = %48, %48
  %70 = add i64 %49, 2
  %71 = getelementptr inbounds %struct.copy, ptr %42, i64 0, i32 3
  %72 = load i64, ptr %71, align 8, !tbaa !75
  %73 = load i64, ptr %39, align 8, !tbaa !178
  %74 = add i64 %73, %72
  store i64 %74, ptr %39, align 8, !tbaa !178
  br label %105

75:                                               ; preds = %48
  %76 = add i64 %49, 4
  store i32 1, ptr %38, align 8, !tbaa !179
  br label %105

77:                                               ; preds = %48
  %78 = getelementptr inbounds %struct.execute, ptr %42, i64 0, i32 2
  %79 = getelementptr inbounds %struct.command, ptr %42, i64 0, i32 2
  %80 = load i32, ptr %79, align 4, !tbaa !52
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds i8, ptr %42, i64 %81
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
  br i1 %95, label %84, label %96, !llvm.loop !180

96:                                               ; preds = %84, %77
  %97 = phi i64 [ 0, %77 ], [ %90, %84 ]
  %98 = add i64 %49, 1
  %99 = add i64 %98, %97
  br label %105

100:                                              ; preds = %48
  store i32 1, ptr %37, align 4, !tbaa !159
  br label %105

101:                                              ; preds = %48
  %102 = add i64 %49, 1
  store i32 1, ptr %36, align 8, !tbaa !152
  br label %105

103:                                              ; preds = %48
  %104 = add i64 %49, 1
  br label %105

105:                                              ; preds = %103, %101, %100, %96, %75, %69, %63, %48
  %106 = phi i64 [ %104, %103 ], [ %102, %101 ], [ %49, %100 ], [ %49, %48 ], [ %99, %96 ], [ %76, %75 ], [ %70, %69 ], [ %68, %63 ]
  %107 = getelementptr inbounds %struct.command, ptr %42, i64 0, i32 2
  %108 = load i32, ptr %107, align 4, !tbaa !52
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds i8, ptr %42, i64 %109
  %111 = icmp ult ptr %110, %27
  br i1 %111, label %40, label %112, !llvm.loop !181

112:                                              ; preds = %105
  %113 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 8
  store i64 %106, ptr %113, align 8, !tbaa !143
  %114 = load i32, ptr %36, align 8, !tbaa !152
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %157, label %119

116:                                              ; preds = %21
  %117 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 8
  store i64 1, ptr %117, align 8, !tbaa !143
  %118 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 13
  br label %157

119:                                              ; preds = %112, %150
  %120 = phi ptr [ %154, %150 ], [ %1, %112 ]
  %121 = load i16, ptr %120, align 8, !tbaa !154
  %122 = icmp eq i16 %121, 11
  br i1 %122, label %123, label %150

123:                                              ; preds = %119
  %124 = getelementptr inbounds %struct.wait, ptr %120, i64 0, i32 1
  %125 = load ptr, ptr %124, align 8, !tbaa !156
  %126 = getelementptr inbounds %struct.wait, ptr %120, i64 0, i32 2
  %127 = load i64, ptr %126, align 8, !tbaa !157
  %128 = getelementptr inbounds %struct.queue, ptr %125, i64 0, i32 34
  %129 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %128) #14
  %130 = getelementptr inbounds %struct.queue, ptr %125, i64 0, i32 4
  %131 = load i64, ptr %130, align 8, !tbaa !82
  %132 = icmp ult i64 %131, %127
  br i1 %132, label %133, label %141

133:                                              ; preds = %123
  %134 = getelementptr inbounds %struct.queue, ptr %125, i64 0, i32 2
  %135 = load atomic i32, ptr %134 seq_cst, align 8
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %137, label %141

137:                                              ; preds = %133
  %138 = getelementptr inbounds %struct.queue, ptr %125, i64 0, i32 11
  %139 = load atomic i32, ptr %138 seq_cst, align 8
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %143, label %141

141:                                              ; preds = %137, %133, %123
  %142 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %128) #14
  br label %150

143:                                              ; preds = %137
  %144 = getelementptr inbounds %struct.queue, ptr %125, i64 0, i32 10
  %145 = load atomic i32, ptr %144 seq_cst, align 4
  %146 = icmp eq i32 %145, 0
  %147 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %128) #14
  br i1 %146, label %148, label %150

148:                                              ; preds = %143
  %149 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  br label %237

150:                                              ; preds = %143, %141, %119
  %151 = getelementptr inbounds %struct.command, ptr %120, i64 0, i32 2
  %152 = load i32, ptr %151, align 4, !tbaa !52
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds i8, ptr %120, i64 %153
  %155 = load ptr, ptr %28, align 8, !tbaa !153
  %156 = icmp ult ptr %154, %155
  br i1 %156, label %119, label %157, !llvm.loop !158

157:                                              ; preds = %150, %112, %116
  %158 = phi ptr [ %27, %112 ], [ %27, %116 ], [ %155, %150 ]
  %159 = phi ptr [ %36, %112 ], [ %118, %116 ], [ %36, %150 ]
  %160 = phi ptr [ %113, %112 ], [ %117, %116 ], [ %113, %150 ]
  %161 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 14
  %162 = load i32, ptr %161, align 4, !tbaa !159
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %196, label %164

164:                                              ; preds = %157
  %165 = load ptr, ptr %26, align 8, !tbaa !91
  %166 = icmp ult ptr %165, %158
  br i1 %166, label %167, label %196

167:                                              ; preds = %164
  %168 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 16
  br label %169

169:                                              ; preds = %188, %167
  %170 = phi ptr [ %158, %167 ], [ %189, %188 ]
  %171 = phi i32 [ 1, %167 ], [ %190, %188 ]
  %172 = phi ptr [ %165, %167 ], [ %194, %188 ]
  %173 = load i16, ptr %172, align 8, !tbaa !160
  %174 = icmp eq i16 %173, 14
  br i1 %174, label %175, label %188

175:                                              ; preds = %169
  %176 = getelementptr inbounds %struct.wait_ready, ptr %172, i64 0, i32 1
  %177 = load ptr, ptr %176, align 8, !tbaa !162
  %178 = load atomic i32, ptr %177 seq_cst, align 4
  %179 = icmp ne i32 %171, 0
  %180 = icmp ne i32 %178, 0
  %181 = select i1 %179, i1 %180, i1 false
  %182 = zext i1 %181 to i32
  %183 = icmp eq i32 %178, 2
  %184 = zext i1 %183 to i32
  %185 = load i32, ptr %168, align 4, !tbaa !163
  %186 = or i32 %185, %184
  store i32 %186, ptr %168, align 4, !tbaa !163
  %187 = load ptr, ptr %28, align 8, !tbaa !153
  br label %188

188:                                              ; preds = %175, %169
  %189 = phi ptr [ %187, %175 ], [ %170, %169 ]
  %190 = phi i32 [ %182, %175 ], [ %171, %169 ]
  %191 = getelementptr inbounds %struct.command, ptr %172, i64 0, i32 2
  %192 = load i32, ptr %191, align 4, !tbaa !52
  %193 = zext i32 %192 to i64
  %194 = getelementptr inbounds i8, ptr %172, i64 %193
  %195 = icmp ult ptr %194, %189
  br i1 %195, label %169, label %198, !llvm.loop !164

196:                                              ; preds = %157, %164
  %197 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  br label %201

198:                                              ; preds = %188
  %199 = icmp eq i32 %190, 0
  %200 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  br i1 %199, label %237, label %201

201:                                              ; preds = %196, %198
  %202 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %203 = load ptr, ptr %202, align 8, !tbaa !182
  %204 = icmp eq ptr %203, null
  %205 = select i1 %204, i64 80, i64 6
  %206 = load i64, ptr %160, align 8, !tbaa !143
  %207 = icmp ugt i64 %206, %205
  br i1 %207, label %237, label %208

208:                                              ; preds = %201
  %209 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 9
  %210 = load i64, ptr %209, align 8, !tbaa !178
  %211 = icmp ult i64 %210, 262145
  br i1 %211, label %212, label %237

212:                                              ; preds = %208
  %213 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 15
  %214 = load i32, ptr %213, align 8, !tbaa !179
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %216, label %237

216:                                              ; preds = %212
  %217 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %218 = load ptr, ptr %217, align 8, !tbaa !146
  %219 = icmp eq ptr %218, null
  br i1 %219, label %220, label %237

220:                                              ; preds = %216
  %221 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %222 = load i32, ptr %221, align 4, !tbaa !150
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %224, label %237

224:                                              ; preds = %220
  %225 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %226 = load i64, ptr %225, align 8, !tbaa !144
  %227 = icmp ne i64 %226, 0
  %228 = add i64 %226, %206
  %229 = icmp ugt i64 %228, 772
  %230 = select i1 %227, i1 %229, i1 false
  br i1 %230, label %237, label %231

231:                                              ; preds = %224
  %232 = load ptr, ptr %0, align 8, !tbaa !114
  %233 = getelementptr inbounds %struct.device, ptr %232, i64 0, i32 36
  %234 = load ptr, ptr %233, align 8, !tbaa !170
  %235 = tail call i32 @pthread_rwlock_tryrdlock(ptr noundef %234) #14
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %243, label %237

237:                                              ; preds = %201, %208, %212, %216, %220, %148, %198, %224, %231
  %238 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %239 = load ptr, ptr %238, align 8, !tbaa !118
  store ptr %22, ptr %239, align 8, !tbaa !22
  store ptr %22, ptr %238, align 8, !tbaa !118
  %240 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %241 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %240) #14
  %242 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  br label %286

243:                                              ; preds = %231
  %244 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 17
  store i32 1, ptr %244, align 8, !tbaa !90
  store i32 1, ptr %221, align 4, !tbaa !150
  %245 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  %246 = load i32, ptr %159, align 8, !tbaa !152
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %278, label %248

248:                                              ; preds = %243
  %249 = load ptr, ptr %26, align 8, !tbaa !91
  %250 = load ptr, ptr %28, align 8, !tbaa !153
  %251 = icmp ult ptr %249, %250
  br i1 %251, label %252, label %278

252:                                              ; preds = %248
  %253 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  br label %254

254:                                              ; preds = %271, %252
  %255 = phi ptr [ %249, %252 ], [ %275, %271 ]
  %256 = load i16, ptr %255, align 8, !tbaa !154
  %257 = icmp eq i16 %256, 11
  br i1 %257, label %258, label %271

258:                                              ; preds = %254
  %259 = getelementptr inbounds %struct.wait, ptr %255, i64 0, i32 1
  %260 = load ptr, ptr %259, align 8, !tbaa !156
  %261 = getelementptr inbounds %struct.queue, ptr %260, i64 0, i32 34
  %262 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %261) #14
  %263 = getelementptr inbounds %struct.queue, ptr %260, i64 0, i32 4
  %264 = load i64, ptr %263, align 8, !tbaa !82
  %265 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %261) #14
  %266 = getelementptr inbounds %struct.wait, ptr %255, i64 0, i32 2
  %267 = load i64, ptr %266, align 8, !tbaa !157
  %268 = icmp ult i64 %264, %267
  br i1 %268, label %269, label %271

269:                                              ; preds = %258
  %270 = load i64, ptr %23, align 8, !tbaa !87
  tail call fastcc void @add_failure(ptr noundef nonnull %253, i64 noundef %270, i64 noundef 1) #16
  br label %271

271:                                              ; preds = %269, %258, %254
  %272 = getelementptr inbounds %struct.command, ptr %255, i64 0, i32 2
  %273 = load i32, ptr %272, align 4, !tbaa !52
  %274 = zext i32 %273 to i64
  %275 = getelementptr inbounds i8, ptr %255, i64 %274
  %276 = load ptr, ptr %28, align 8, !tbaa !153
  %277 = icmp ult ptr %275, %276
  br i1 %277, label %254, label %278, !llvm.loop !165

278:                                              ; preds = %271, %243, %248
  %279 = tail call fastcc i32 @hand_over(ptr noundef nonnull %0, ptr noundef nonnull %22, i16 noundef zeroext 1) #15
  %280 = load ptr, ptr %0, align 8, !tbaa !114
  %281 = getelementptr inbounds %struct.device, ptr %280, i64 0, i32 36
  %282 = load ptr, ptr %281, align 8, !tbaa !170
  %283 = tail call i32 @pthread_rwlock_unlock(ptr noundef %282) #14
  %284 = icmp ugt i32 %279, -3
  %285 = select i1 %284, i32 0, i32 %279
  br label %286

286:                                              ; preds = %237, %278, %17
  %287 = phi i32 [ 2, %17 ], [ %285, %278 ], [ 0, %237 ]
  ret i32 %287
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
  br i1 %9, label %17, label %10, !prof !183

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
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 26
  store i16 %2, ptr %19, align 8, !tbaa !184
  %20 = load ptr, ptr %0, align 8, !tbaa !114
  %21 = load ptr, ptr %20, align 8, !tbaa !14
  %22 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 33
  %23 = load ptr, ptr %22, align 8, !tbaa !19
  %24 = call i32 %21(ptr noundef %23) #14
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %84

26:                                               ; preds = %17
  %27 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 5
  %28 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 4
  %29 = load ptr, ptr %27, align 8, !tbaa !174
  %30 = load ptr, ptr %28, align 8, !tbaa !153
  %31 = icmp ult ptr %29, %30
  br i1 %31, label %32, label %59

32:                                               ; preds = %26
  %33 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 7
  %34 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 27
  %35 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 6
  %36 = load i64, ptr %33, align 8, !tbaa !175
  br label %37

37:                                               ; preds = %46, %32
  %38 = phi i64 [ %36, %32 ], [ %56, %46 ]
  %39 = phi ptr [ %29, %32 ], [ %51, %46 ]
  %40 = add i64 %38, 1
  %41 = load ptr, ptr %34, align 8, !tbaa !176
  %42 = icmp eq ptr %41, null
  %43 = select i1 %42, ptr @run_or_refuse, ptr @run_timed
  %44 = call i32 %43(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %39, i64 noundef %40) #14, !callees !185
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %78

46:                                               ; preds = %37
  %47 = getelementptr inbounds %struct.command, ptr %39, i64 0, i32 2
  %48 = load i32, ptr %47, align 4, !tbaa !52
  %49 = load ptr, ptr %27, align 8, !tbaa !174
  %50 = zext i32 %48 to i64
  %51 = getelementptr inbounds i8, ptr %49, i64 %50
  store ptr %51, ptr %27, align 8, !tbaa !174
  store i64 0, ptr %35, align 8, !tbaa !186
  %52 = getelementptr inbounds %struct.command, ptr %39, i64 0, i32 1
  %53 = load i16, ptr %52, align 2, !tbaa !92
  %54 = zext i16 %53 to i64
  %55 = load i64, ptr %33, align 8, !tbaa !175
  %56 = add i64 %55, %54
  store i64 %56, ptr %33, align 8, !tbaa !175
  %57 = load ptr, ptr %28, align 8, !tbaa !153
  %58 = icmp ult ptr %51, %57
  br i1 %58, label %37, label %59

59:                                               ; preds = %46, %26
  %60 = load ptr, ptr %0, align 8, !tbaa !114
  %61 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %62 = load ptr, ptr %61, align 8, !tbaa !115
  %63 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 12
  %64 = load ptr, ptr %63, align 8, !tbaa !141
  %65 = icmp eq ptr %64, null
  br i1 %65, label %66, label %73

66:                                               ; preds = %59
  %67 = getelementptr inbounds %struct.device, ptr %60, i64 0, i32 14
  %68 = load ptr, ptr %67, align 8, !tbaa !24
  %69 = call i32 %68(ptr noundef nonnull %63, i32 noundef 3) #14
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %78

71:                                               ; preds = %66
  %72 = load ptr, ptr %63, align 8, !tbaa !141
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
  br i1 %86, label %94, label %87, !prof !183

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
  br i1 %96, label %97, label %110

97:                                               ; preds = %94
  %98 = icmp ugt i32 %85, -3
  %99 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %100 = call i32 @pthread_mutex_lock(ptr noundef nonnull %99) #14
  store ptr null, ptr %1, align 8, !tbaa !149
  br i1 %98, label %101, label %132

101:                                              ; preds = %97
  %102 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %103 = load ptr, ptr %102, align 8, !tbaa !146
  store ptr %103, ptr %1, align 8, !tbaa !149
  %104 = icmp eq ptr %103, null
  br i1 %104, label %105, label %107

105:                                              ; preds = %101
  %106 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  store ptr %1, ptr %106, align 8, !tbaa !118
  br label %107

107:                                              ; preds = %101, %105
  store ptr %1, ptr %102, align 8, !tbaa !146
  %108 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %109 = call i32 @pthread_cond_signal(ptr noundef nonnull %108) #14
  br label %154

110:                                              ; preds = %94
  %111 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %112 = cmpxchg ptr %111, i32 0, i32 %85 seq_cst seq_cst, align 4
  %113 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %114 = call i32 @pthread_mutex_lock(ptr noundef nonnull %113) #14
  %115 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %116 = call i32 @pthread_cond_signal(ptr noundef nonnull %115) #14
  %117 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %118 = call i32 @pthread_cond_signal(ptr noundef nonnull %117) #14
  %119 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 37
  %120 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %119) #14
  %121 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %113) #14
  %122 = load ptr, ptr %0, align 8, !tbaa !114
  %123 = getelementptr inbounds %struct.device, ptr %122, i64 0, i32 39
  %124 = load ptr, ptr %123, align 8, !tbaa !33
  %125 = call i32 @pthread_mutex_lock(ptr noundef %124) #14
  %126 = getelementptr inbounds %struct.ring, ptr %124, i64 0, i32 1
  %127 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %126) #14
  %128 = call i32 @pthread_mutex_unlock(ptr noundef %124) #14
  %129 = call i32 @pthread_mutex_lock(ptr noundef nonnull %113) #14
  %130 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %131 = load ptr, ptr %130, align 8, !tbaa !187
  store ptr %131, ptr %1, align 8, !tbaa !149
  store ptr %1, ptr %130, align 8, !tbaa !187
  br label %154

132:                                              ; preds = %97
  %133 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %134 = load ptr, ptr %133, align 8, !tbaa !117
  store ptr %1, ptr %134, align 8, !tbaa !22
  store ptr %1, ptr %133, align 8, !tbaa !117
  %135 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 8
  %136 = load i64, ptr %135, align 8, !tbaa !143
  %137 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %138 = load i64, ptr %137, align 8, !tbaa !144
  %139 = add i64 %138, %136
  store i64 %139, ptr %137, align 8, !tbaa !144
  %140 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 10
  %141 = load i64, ptr %140, align 8, !tbaa !145
  %142 = icmp ugt i64 %141, 65536
  %143 = zext i1 %142 to i32
  %144 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %145 = load i32, ptr %144, align 8, !tbaa !129
  %146 = add i32 %145, %143
  store i32 %146, ptr %144, align 8, !tbaa !129
  %147 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 18
  store i32 1, ptr %147, align 4, !tbaa !125
  %148 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29, i32 2
  %149 = load i64, ptr %148, align 8, !tbaa !188
  %150 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 11
  store i64 %149, ptr %150, align 8, !tbaa !140
  %151 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %152 = load i64, ptr %151, align 8, !tbaa !87
  %153 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store i64 %152, ptr %153, align 8, !tbaa !82
  br label %154

154:                                              ; preds = %110, %132, %107
  %155 = phi ptr [ %113, %110 ], [ %99, %132 ], [ %99, %107 ]
  %156 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store i32 0, ptr %156, align 4, !tbaa !150
  %157 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %158 = load ptr, ptr %157, align 8, !tbaa !146
  %159 = icmp eq ptr %158, null
  br i1 %159, label %163, label %160

160:                                              ; preds = %154
  %161 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %162 = call i32 @pthread_cond_signal(ptr noundef nonnull %161) #14
  br label %163

163:                                              ; preds = %160, %154
  %164 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 37
  %165 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %164) #14
  %166 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %167 = load atomic i64, ptr %166 seq_cst, align 8
  %168 = icmp eq i64 %167, 0
  br i1 %168, label %169, label %181

169:                                              ; preds = %163
  %170 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %171 = load i32, ptr %170, align 8, !tbaa !127
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %173, label %181

173:                                              ; preds = %169
  %174 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %175 = load i32, ptr %174, align 8, !tbaa !128
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %177, label %181

177:                                              ; preds = %173
  %178 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %179 = load i32, ptr %178, align 8, !tbaa !129
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %188, label %181

181:                                              ; preds = %177, %173, %169, %163
  %182 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %183 = load i32, ptr %182, align 4, !tbaa !130
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %188, label %185

185:                                              ; preds = %181
  %186 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %187 = call i32 @pthread_cond_signal(ptr noundef nonnull %186) #14
  br label %188

188:                                              ; preds = %185, %181, %177
  %189 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %155) #14
  ret i32 %85
}

; Function Attrs: nounwind
define dso_local i64 @queue_completed(ptr noundef %0) local_unnamed_addr #3 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #14
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #7
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %7 = load i64, ptr %6, align 8, !tbaa !121
  store i64 %7, ptr %3, align 8, !tbaa !3
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %9 = load ptr, ptr %8, align 8, !tbaa !182
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
  %34 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %35 = call i32 @pthread_cond_signal(ptr noundef nonnull %34) #14
  %36 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %37 = call i32 @pthread_cond_signal(ptr noundef nonnull %36) #14
  %38 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 37
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
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #14
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %9 = load ptr, ptr %8, align 8, !tbaa !182
  %10 = icmp eq ptr %9, null
  br i1 %10, label %214, label %11

11:                                               ; preds = %2
  %12 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 17
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29, i32 3
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29, i32 1
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %19 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %27 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %28 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 37
  br label %29

29:                                               ; preds = %11, %207
  %30 = phi ptr [ %9, %11 ], [ %208, %207 ]
  %31 = phi i64 [ 0, %11 ], [ %116, %207 ]
  %32 = getelementptr inbounds %struct.batch, ptr %30, i64 0, i32 18
  %33 = load i32, ptr %32, align 4, !tbaa !125
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %115, label %35

35:                                               ; preds = %29
  %36 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #14
  %37 = load ptr, ptr %12, align 8, !tbaa !100
  %38 = getelementptr inbounds %struct.batch, ptr %30, i64 0, i32 12
  %39 = load ptr, ptr %38, align 8, !tbaa !141
  %40 = call i32 %37(ptr noundef %39) #14
  %41 = call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #14
  %42 = icmp eq i32 %40, 0
  br i1 %42, label %43, label %210

43:                                               ; preds = %35
  %44 = load atomic i32, ptr %13 seq_cst, align 8
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %210

46:                                               ; preds = %43
  %47 = getelementptr inbounds %struct.batch, ptr %30, i64 0, i32 10
  %48 = load i64, ptr %47, align 8, !tbaa !145
  %49 = add i64 %48, %31
  %50 = load i64, ptr %14, align 8, !tbaa !142
  %51 = getelementptr inbounds %struct.batch, ptr %30, i64 0, i32 11
  %52 = load i64, ptr %51, align 8, !tbaa !140
  %53 = icmp ult i64 %50, %52
  br i1 %53, label %54, label %115

54:                                               ; preds = %46
  %55 = load i32, ptr %15, align 4, !tbaa !189
  %56 = icmp ne i32 %55, 0
  %57 = icmp ugt i64 %49, 65536
  %58 = select i1 %56, i1 true, i1 %57
  br i1 %58, label %210, label %59

59:                                               ; preds = %54, %111
  %60 = phi i64 [ %113, %111 ], [ %50, %54 ]
  %61 = load ptr, ptr %16, align 8, !tbaa !190
  %62 = load i64, ptr %17, align 8, !tbaa !191
  %63 = add i64 %62, -1
  %64 = and i64 %63, %60
  %65 = getelementptr inbounds %struct.arrival, ptr %61, i64 %64
  %66 = load ptr, ptr %65, align 8, !tbaa !192
  %67 = icmp eq ptr %66, null
  br i1 %67, label %68, label %84

68:                                               ; preds = %59
  %69 = getelementptr inbounds %struct.arrival, ptr %61, i64 %64, i32 1
  %70 = load ptr, ptr %69, align 8, !tbaa !194
  %71 = getelementptr inbounds i8, ptr %70, i64 2312
  %72 = load i64, ptr %71, align 8, !tbaa !3
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %111, label %74

74:                                               ; preds = %68
  %75 = getelementptr inbounds %struct.arrival, ptr %61, i64 %64, i32 3
  %76 = load i64, ptr %75, align 8, !tbaa !195
  %77 = getelementptr inbounds %struct.arrival, ptr %61, i64 %64, i32 4
  %78 = load ptr, ptr %77, align 8, !tbaa !196
  %79 = getelementptr inbounds %struct.kernel, ptr %78, i64 0, i32 3
  %80 = load i64, ptr %78, align 8, !tbaa !3
  %81 = getelementptr inbounds %struct.task, ptr %79, i64 %80
  call fastcc void @add_failed_assert(ptr noundef nonnull %18, i64 noundef %76, ptr noundef nonnull %70, ptr noundef nonnull %81) #16
  %82 = load ptr, ptr %65, align 8, !tbaa !192
  %83 = icmp eq ptr %82, null
  br i1 %83, label %111, label %84

84:                                               ; preds = %74, %59
  %85 = phi ptr [ %66, %59 ], [ %82, %74 ]
  %86 = getelementptr inbounds %struct.arrival, ptr %61, i64 %64, i32 1
  %87 = load ptr, ptr %86, align 8, !tbaa !194
  %88 = getelementptr inbounds %struct.arrival, ptr %61, i64 %64, i32 2
  %89 = load i64, ptr %88, align 8, !tbaa !197
  %90 = load ptr, ptr %0, align 8, !tbaa !114
  %91 = getelementptr inbounds %struct.device, ptr %90, i64 0, i32 41
  %92 = load atomic i64, ptr %91 seq_cst, align 8
  %93 = icmp eq i64 %92, 0
  br i1 %93, label %94, label %96, !prof !183

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
  br i1 %103, label %111, label %104, !prof !183

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
  %112 = load i64, ptr %14, align 8, !tbaa !198
  %113 = add i64 %112, 1
  store i64 %113, ptr %14, align 8, !tbaa !198
  %114 = icmp ult i64 %113, %52
  br i1 %114, label %59, label %115, !llvm.loop !199

115:                                              ; preds = %111, %46, %29
  %116 = phi i64 [ %49, %46 ], [ %31, %29 ], [ %49, %111 ]
  %117 = getelementptr inbounds %struct.batch, ptr %30, i64 0, i32 24
  %118 = load i32, ptr %117, align 8, !tbaa !200
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %168, label %120

120:                                              ; preds = %115
  %121 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #14
  %122 = load ptr, ptr %0, align 8, !tbaa !114
  %123 = getelementptr inbounds %struct.device, ptr %122, i64 0, i32 38
  %124 = call i32 @pthread_mutex_lock(ptr noundef nonnull %123) #14
  %125 = load i32, ptr %117, align 8, !tbaa !200
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %163, label %127

127:                                              ; preds = %120
  %128 = getelementptr inbounds %struct.batch, ptr %30, i64 0, i32 27
  %129 = getelementptr inbounds %struct.batch, ptr %30, i64 0, i32 26
  %130 = getelementptr inbounds %struct.device, ptr %122, i64 0, i32 19
  %131 = getelementptr inbounds %struct.device, ptr %122, i64 0, i32 35
  %132 = getelementptr inbounds %struct.device, ptr %122, i64 0, i32 37
  br label %134

133:                                              ; preds = %134
  br i1 %154, label %163, label %156

134:                                              ; preds = %134, %127
  %135 = phi i64 [ 0, %127 ], [ %150, %134 ]
  %136 = load ptr, ptr %128, align 8, !tbaa !176
  %137 = load ptr, ptr %129, align 8, !tbaa !201
  %138 = getelementptr inbounds %struct.stamp, ptr %137, i64 %135
  %139 = getelementptr inbounds %struct.stamp, ptr %137, i64 %135, i32 1
  %140 = load i64, ptr %139, align 8, !tbaa !202
  %141 = getelementptr inbounds double, ptr %136, i64 %140
  %142 = load ptr, ptr %138, align 8, !tbaa !204
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
  %151 = load i32, ptr %117, align 8, !tbaa !200
  %152 = zext i32 %151 to i64
  %153 = icmp uge i64 %150, %152
  %154 = icmp ne i32 %145, 0
  %155 = select i1 %153, i1 true, i1 %154
  br i1 %155, label %133, label %134, !llvm.loop !205

156:                                              ; preds = %133
  %157 = add i32 %151, -1
  %158 = zext i32 %157 to i64
  %159 = load ptr, ptr %129, align 8, !tbaa !201
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
  br i1 %167, label %168, label %210

168:                                              ; preds = %163, %115
  %169 = load ptr, ptr %8, align 8, !tbaa !182
  %170 = getelementptr inbounds %struct.batch, ptr %169, i64 0, i32 18
  %171 = load i32, ptr %170, align 4, !tbaa !125
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %190, label %173

173:                                              ; preds = %168
  store i32 0, ptr %170, align 4, !tbaa !125
  %174 = getelementptr inbounds %struct.batch, ptr %169, i64 0, i32 8
  %175 = load i64, ptr %174, align 8, !tbaa !143
  %176 = load i64, ptr %20, align 8, !tbaa !144
  %177 = sub i64 %176, %175
  store i64 %177, ptr %20, align 8, !tbaa !144
  %178 = getelementptr inbounds %struct.batch, ptr %169, i64 0, i32 10
  %179 = load i64, ptr %178, align 8, !tbaa !145
  %180 = icmp ugt i64 %179, 65536
  %181 = sext i1 %180 to i32
  %182 = load i32, ptr %21, align 8, !tbaa !129
  %183 = add i32 %182, %181
  store i32 %183, ptr %21, align 8, !tbaa !129
  %184 = getelementptr inbounds %struct.batch, ptr %169, i64 0, i32 1
  %185 = load i64, ptr %184, align 8, !tbaa !87
  store atomic i64 %185, ptr %22 seq_cst, align 8
  %186 = load ptr, ptr %23, align 8, !tbaa !146
  %187 = icmp eq ptr %186, null
  br i1 %187, label %190, label %188

188:                                              ; preds = %173
  %189 = call i32 @pthread_cond_signal(ptr noundef nonnull %24) #14
  br label %190

190:                                              ; preds = %188, %173, %168
  %191 = load ptr, ptr %169, align 8, !tbaa !149
  store ptr %191, ptr %8, align 8, !tbaa !182
  %192 = icmp eq ptr %191, null
  br i1 %192, label %193, label %194

193:                                              ; preds = %190
  store ptr %8, ptr %25, align 8, !tbaa !117
  br label %194

194:                                              ; preds = %193, %190
  %195 = getelementptr inbounds %struct.batch, ptr %169, i64 0, i32 19
  store i32 1, ptr %195, align 8, !tbaa !147
  %196 = getelementptr inbounds %struct.batch, ptr %169, i64 0, i32 20
  %197 = load i32, ptr %196, align 4, !tbaa !138
  %198 = icmp eq i32 %197, 0
  br i1 %198, label %199, label %201

199:                                              ; preds = %194
  %200 = load ptr, ptr %26, align 8, !tbaa !148
  store ptr %200, ptr %169, align 8, !tbaa !149
  store ptr %169, ptr %26, align 8, !tbaa !148
  br label %201

201:                                              ; preds = %199, %194
  %202 = load i32, ptr %27, align 8, !tbaa !127
  %203 = icmp eq i32 %202, 0
  br i1 %203, label %207, label %204

204:                                              ; preds = %201
  %205 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %28) #14
  %206 = load ptr, ptr %8, align 8, !tbaa !182
  br label %207

207:                                              ; preds = %201, %204
  %208 = phi ptr [ %191, %201 ], [ %206, %204 ]
  %209 = icmp eq ptr %208, null
  br i1 %209, label %214, label %29, !llvm.loop !206

210:                                              ; preds = %163, %54, %35, %43
  %211 = phi i32 [ %164, %163 ], [ 0, %54 ], [ %40, %35 ], [ 0, %43 ]
  %212 = load ptr, ptr %8, align 8, !tbaa !182
  %213 = icmp eq ptr %212, null
  br i1 %213, label %214, label %264

214:                                              ; preds = %207, %2, %210
  %215 = phi i32 [ %211, %210 ], [ 0, %2 ], [ 0, %207 ]
  %216 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %217 = load ptr, ptr %216, align 8, !tbaa !146
  %218 = icmp eq ptr %217, null
  br i1 %218, label %219, label %261

219:                                              ; preds = %214
  %220 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %221 = load i32, ptr %220, align 4, !tbaa !150
  %222 = icmp eq i32 %221, 0
  br i1 %222, label %223, label %261

223:                                              ; preds = %219
  %224 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %225 = load ptr, ptr %224, align 8, !tbaa !207
  %226 = icmp eq ptr %225, null
  br i1 %226, label %261, label %227

227:                                              ; preds = %223
  %228 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %229 = load atomic i32, ptr %228 seq_cst, align 8
  %230 = icmp eq i32 %229, 0
  br i1 %230, label %231, label %261

231:                                              ; preds = %227
  %232 = load ptr, ptr %224, align 8, !tbaa !207
  %233 = load ptr, ptr %0, align 8, !tbaa !114
  %234 = getelementptr inbounds %struct.device, ptr %233, i64 0, i32 39
  %235 = load ptr, ptr %234, align 8, !tbaa !33
  %236 = call i32 @pthread_mutex_lock(ptr noundef %235) #14
  %237 = icmp eq ptr %232, null
  br i1 %237, label %257, label %238

238:                                              ; preds = %231
  %239 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %240 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %241 = getelementptr inbounds %struct.ring, ptr %235, i64 0, i32 2
  %242 = load i64, ptr %239, align 8, !tbaa !135
  br label %244

243:                                              ; preds = %254
  store i64 %248, ptr %239, align 8, !tbaa !135
  br label %257

244:                                              ; preds = %254, %238
  %245 = phi i64 [ %242, %238 ], [ %248, %254 ]
  %246 = phi ptr [ %232, %238 ], [ %247, %254 ]
  %247 = load ptr, ptr %246, align 8, !tbaa !23
  %248 = add i64 %245, -1
  %249 = getelementptr inbounds %struct.slot, ptr %246, i64 0, i32 6
  %250 = load ptr, ptr %249, align 8, !tbaa !136
  %251 = icmp eq ptr %250, null
  br i1 %251, label %252, label %254

252:                                              ; preds = %244
  %253 = load ptr, ptr %241, align 8, !tbaa !22
  store ptr %253, ptr %246, align 8, !tbaa !23
  br label %254

254:                                              ; preds = %252, %244
  %255 = phi ptr [ %241, %252 ], [ %240, %244 ]
  store ptr %246, ptr %255, align 8, !tbaa !22
  %256 = icmp eq ptr %247, null
  br i1 %256, label %243, label %244, !llvm.loop !137

257:                                              ; preds = %231, %243
  %258 = getelementptr inbounds %struct.ring, ptr %235, i64 0, i32 1
  %259 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %258) #14
  %260 = call i32 @pthread_mutex_unlock(ptr noundef %235) #14
  store ptr null, ptr %224, align 8, !tbaa !207
  br label %261

261:                                              ; preds = %214, %219, %223, %227, %257
  %262 = load ptr, ptr %8, align 8, !tbaa !182
  %263 = icmp eq ptr %262, null
  br i1 %263, label %272, label %264

264:                                              ; preds = %210, %261
  %265 = phi i32 [ %215, %261 ], [ %211, %210 ]
  %266 = phi ptr [ %262, %261 ], [ %212, %210 ]
  %267 = getelementptr inbounds %struct.batch, ptr %266, i64 0, i32 1
  %268 = load i64, ptr %267, align 8, !tbaa !87
  %269 = getelementptr inbounds %struct.batch, ptr %266, i64 0, i32 2
  %270 = load i64, ptr %269, align 8, !tbaa !173
  %271 = sub i64 %268, %270
  br label %275

272:                                              ; preds = %261
  %273 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %274 = load i64, ptr %273, align 8, !tbaa !121
  br label %275

275:                                              ; preds = %272, %264
  %276 = phi i32 [ %265, %264 ], [ %215, %272 ]
  %277 = phi i64 [ %271, %264 ], [ %274, %272 ]
  store i64 %277, ptr %1, align 8, !tbaa !3
  %278 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #14
  %279 = icmp eq i32 %276, 600
  %280 = select i1 %279, i32 0, i32 %276
  ret i32 %280
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
  br i1 %41, label %26, label %42, !llvm.loop !208

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
  %54 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %55 = call i32 @pthread_mutex_lock(ptr noundef nonnull %54) #14
  %56 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %57 = call i32 @pthread_cond_signal(ptr noundef nonnull %56) #14
  %58 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %59 = call i32 @pthread_cond_signal(ptr noundef nonnull %58) #14
  %60 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 37
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
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33, i32 3
  %3 = load atomic i64, ptr %2 seq_cst, align 8
  ret i64 %3
}

; Function Attrs: nounwind
define dso_local i32 @queue_take_failure(ptr noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #14
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !209
  %7 = icmp eq ptr %6, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %2
  %9 = load ptr, ptr %6, align 8, !tbaa !210
  store ptr %9, ptr %5, align 8, !tbaa !209
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !212
  %12 = add i64 %11, -1
  store atomic i64 %12, ptr %10 seq_cst, align 8
  %13 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #14
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2592) %1, ptr noundef nonnull align 8 dereferenceable(2592) %6, i64 2592, i1 false), !tbaa.struct !213
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
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
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
  %18 = load i32, ptr %17, align 4, !tbaa !130
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %23, label %20

20:                                               ; preds = %15
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
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
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %14 = call i32 @pthread_mutex_lock(ptr noundef nonnull %13) #14
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %16 = load i32, ptr %15, align 8, !tbaa !127
  %17 = add i32 %16, 1
  store i32 %17, ptr %15, align 8, !tbaa !127
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %19 = load i32, ptr %18, align 4, !tbaa !130
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %24, label %21

21:                                               ; preds = %3
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
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
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 37
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
  %40 = load i32, ptr %30, align 4, !tbaa !215
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
  br i1 %47, label %35, label %48, !llvm.loop !216

48:                                               ; preds = %39, %35, %44
  %49 = load i64, ptr %26, align 8, !tbaa !121
  br label %50

50:                                               ; preds = %48, %24
  %51 = phi i64 [ %49, %48 ], [ %27, %24 ]
  %52 = load i32, ptr %15, align 8, !tbaa !127
  %53 = add i32 %52, -1
  store i32 %53, ptr %15, align 8, !tbaa !127
  %54 = icmp uge i64 %51, %1
  %55 = zext i1 %54 to i32
  %56 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #14
  ret i32 %55
}

; Function Attrs: nounwind
define dso_local void @queue_await_handed(ptr noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #14
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %9 = load i64, ptr %8, align 8, !tbaa !82
  %10 = icmp ult i64 %9, %1
  br i1 %10, label %11, label %26

11:                                               ; preds = %2
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 37
  br label %13

13:                                               ; preds = %11, %22
  %14 = load atomic i32, ptr %5 seq_cst, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %26

16:                                               ; preds = %13
  %17 = load i32, ptr %6, align 4, !tbaa !215
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %16
  %20 = load i32, ptr %7, align 8, !tbaa !217
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %19
  %23 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %3) #14
  %24 = load i64, ptr %8, align 8, !tbaa !82
  %25 = icmp ult i64 %24, %1
  br i1 %25, label %13, label %26, !llvm.loop !218

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
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #14
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  br label %7

7:                                                ; preds = %11, %3
  %8 = phi ptr [ %6, %3 ], [ %9, %11 ]
  %9 = load ptr, ptr %8, align 8, !tbaa !22
  %10 = icmp eq ptr %9, null
  br i1 %10, label %45, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !87
  %14 = icmp ult i64 %13, %2
  br i1 %14, label %7, label %15, !llvm.loop !219

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 20
  %17 = load i32, ptr %16, align 4, !tbaa !138
  %18 = add i32 %17, 1
  store i32 %18, ptr %16, align 4, !tbaa !138
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %20 = load i32, ptr %19, align 4, !tbaa !139
  %21 = add i32 %20, 1
  store i32 %21, ptr %19, align 4, !tbaa !139
  %22 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #14
  %23 = load ptr, ptr %0, align 8, !tbaa !114
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 20
  %25 = load ptr, ptr %24, align 8, !tbaa !220
  %26 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 12
  %27 = load ptr, ptr %26, align 8, !tbaa !141
  %28 = tail call i32 %25(ptr noundef %1, ptr noundef %27, i32 noundef 0) #14
  %29 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #14
  %30 = load i32, ptr %16, align 4, !tbaa !138
  %31 = add i32 %30, -1
  store i32 %31, ptr %16, align 4, !tbaa !138
  %32 = load i32, ptr %19, align 4, !tbaa !139
  %33 = add i32 %32, -1
  store i32 %33, ptr %19, align 4, !tbaa !139
  %34 = icmp eq i32 %31, 0
  br i1 %34, label %35, label %42

35:                                               ; preds = %15
  %36 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 19
  %37 = load i32, ptr %36, align 8, !tbaa !147
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %42, label %39

39:                                               ; preds = %35
  %40 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %41 = load ptr, ptr %40, align 8, !tbaa !148
  store ptr %41, ptr %9, align 8, !tbaa !149
  store ptr %9, ptr %40, align 8, !tbaa !148
  br label %42

42:                                               ; preds = %15, %35, %39
  %43 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 37
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
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #14
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %6 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %5) #14
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %8 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %7) #14
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 37
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
  %3 = alloca [4 x ptr], align 16
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  store atomic i32 1, ptr %4 seq_cst, align 4
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %6 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #14
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %8 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %7) #14
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %10 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %9) #14
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 37
  %12 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %11) #14
  %13 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #14
  %14 = load ptr, ptr %0, align 8, !tbaa !114
  %15 = getelementptr inbounds %struct.device, ptr %14, i64 0, i32 39
  %16 = load ptr, ptr %15, align 8, !tbaa !33
  %17 = tail call i32 @pthread_mutex_lock(ptr noundef %16) #14
  %18 = getelementptr inbounds %struct.ring, ptr %16, i64 0, i32 1
  %19 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %18) #14
  %20 = tail call i32 @pthread_mutex_unlock(ptr noundef %16) #14
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %22 = load i64, ptr %21, align 8, !tbaa !120
  %23 = tail call i32 @pthread_join(i64 noundef %22, ptr noundef null) #14
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %25 = load i64, ptr %24, align 8, !tbaa !221
  %26 = tail call i32 @pthread_join(i64 noundef %25, ptr noundef null) #14
  %27 = load ptr, ptr %0, align 8, !tbaa !114
  %28 = load ptr, ptr %27, align 8, !tbaa !14
  %29 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 33
  %30 = load ptr, ptr %29, align 8, !tbaa !19
  %31 = tail call i32 %28(ptr noundef %30) #14
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %40

33:                                               ; preds = %1
  %34 = load ptr, ptr %0, align 8, !tbaa !114
  %35 = getelementptr inbounds %struct.device, ptr %34, i64 0, i32 21
  %36 = load ptr, ptr %35, align 8, !tbaa !222
  %37 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %38 = load ptr, ptr %37, align 8, !tbaa !115
  %39 = tail call i32 %36(ptr noundef %38) #14
  br label %40

40:                                               ; preds = %33, %1
  %41 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %42 = load ptr, ptr %41, align 8, !tbaa !207
  %43 = load ptr, ptr %0, align 8, !tbaa !114
  %44 = getelementptr inbounds %struct.device, ptr %43, i64 0, i32 39
  %45 = load ptr, ptr %44, align 8, !tbaa !33
  %46 = tail call i32 @pthread_mutex_lock(ptr noundef %45) #14
  %47 = icmp eq ptr %42, null
  br i1 %47, label %67, label %48

48:                                               ; preds = %40
  %49 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %50 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %51 = getelementptr inbounds %struct.ring, ptr %45, i64 0, i32 2
  %52 = load i64, ptr %49, align 8, !tbaa !135
  br label %54

53:                                               ; preds = %64
  store i64 %58, ptr %49, align 8, !tbaa !135
  br label %67

54:                                               ; preds = %64, %48
  %55 = phi i64 [ %52, %48 ], [ %58, %64 ]
  %56 = phi ptr [ %42, %48 ], [ %57, %64 ]
  %57 = load ptr, ptr %56, align 8, !tbaa !23
  %58 = add i64 %55, -1
  %59 = getelementptr inbounds %struct.slot, ptr %56, i64 0, i32 6
  %60 = load ptr, ptr %59, align 8, !tbaa !136
  %61 = icmp eq ptr %60, null
  br i1 %61, label %62, label %64

62:                                               ; preds = %54
  %63 = load ptr, ptr %51, align 8, !tbaa !22
  store ptr %63, ptr %56, align 8, !tbaa !23
  br label %64

64:                                               ; preds = %62, %54
  %65 = phi ptr [ %51, %62 ], [ %50, %54 ]
  store ptr %56, ptr %65, align 8, !tbaa !22
  %66 = icmp eq ptr %57, null
  br i1 %66, label %53, label %54, !llvm.loop !137

67:                                               ; preds = %53, %40
  %68 = getelementptr inbounds %struct.ring, ptr %45, i64 0, i32 1
  %69 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %68) #14
  %70 = tail call i32 @pthread_mutex_unlock(ptr noundef %45) #14
  %71 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27
  %72 = load ptr, ptr %71, align 8, !tbaa !124
  %73 = load ptr, ptr %0, align 8, !tbaa !114
  %74 = getelementptr inbounds %struct.device, ptr %73, i64 0, i32 39
  %75 = load ptr, ptr %74, align 8, !tbaa !33
  %76 = tail call i32 @pthread_mutex_lock(ptr noundef %75) #14
  %77 = icmp eq ptr %72, null
  br i1 %77, label %97, label %78

78:                                               ; preds = %67
  %79 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %80 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %81 = getelementptr inbounds %struct.ring, ptr %75, i64 0, i32 2
  %82 = load i64, ptr %79, align 8, !tbaa !135
  br label %84

83:                                               ; preds = %94
  store i64 %88, ptr %79, align 8, !tbaa !135
  br label %97

84:                                               ; preds = %94, %78
  %85 = phi i64 [ %82, %78 ], [ %88, %94 ]
  %86 = phi ptr [ %72, %78 ], [ %87, %94 ]
  %87 = load ptr, ptr %86, align 8, !tbaa !23
  %88 = add i64 %85, -1
  %89 = getelementptr inbounds %struct.slot, ptr %86, i64 0, i32 6
  %90 = load ptr, ptr %89, align 8, !tbaa !136
  %91 = icmp eq ptr %90, null
  br i1 %91, label %92, label %94

92:                                               ; preds = %84
  %93 = load ptr, ptr %81, align 8, !tbaa !22
  store ptr %93, ptr %86, align 8, !tbaa !23
  br label %94

94:                                               ; preds = %92, %84
  %95 = phi ptr [ %81, %92 ], [ %80, %84 ]
  store ptr %86, ptr %95, align 8, !tbaa !22
  %96 = icmp eq ptr %87, null
  br i1 %96, label %83, label %84, !llvm.loop !137

97:                                               ; preds = %67, %83
  %98 = getelementptr inbounds %struct.ring, ptr %75, i64 0, i32 1
  %99 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %98) #14
  %100 = tail call i32 @pthread_mutex_unlock(ptr noundef %75) #14
  store ptr null, ptr %71, align 8, !tbaa !124
  store ptr null, ptr %41, align 8, !tbaa !207
  %101 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #14
  %102 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %103 = load i32, ptr %102, align 4, !tbaa !139
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %109, label %105

105:                                              ; preds = %97, %105
  %106 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %11, ptr noundef nonnull %5) #14
  %107 = load i32, ptr %102, align 4, !tbaa !139
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %105, !llvm.loop !223

109:                                              ; preds = %105, %97
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #7
  %110 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %111 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %112 = load <2 x ptr>, ptr %111, align 8, !tbaa !22
  %113 = shufflevector <2 x ptr> %112, <2 x ptr> poison, <2 x i32> <i32 1, i32 0>
  store <2 x ptr> %113, ptr %3, align 16, !tbaa !22
  %114 = getelementptr inbounds ptr, ptr %3, i64 2
  %115 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %116 = load ptr, ptr %115, align 8, !tbaa !146
  store ptr %116, ptr %114, align 16, !tbaa !22
  %117 = getelementptr inbounds ptr, ptr %3, i64 3
  %118 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %119 = load ptr, ptr %118, align 8, !tbaa !187
  store ptr %119, ptr %117, align 8, !tbaa !22
  store ptr null, ptr %118, align 8, !tbaa !187
  store ptr null, ptr %115, align 8, !tbaa !146
  store ptr null, ptr %111, align 8, !tbaa !148
  store ptr null, ptr %110, align 8, !tbaa !182
  %120 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  store ptr %110, ptr %120, align 8, !tbaa !117
  %121 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #14
  br i1 %32, label %126, label %198

122:                                              ; preds = %164
  %123 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %124 = load ptr, ptr %123, align 8, !tbaa !166
  %125 = icmp eq ptr %124, null
  br i1 %125, label %193, label %167

126:                                              ; preds = %109, %164
  %127 = phi i64 [ %165, %164 ], [ 0, %109 ]
  %128 = getelementptr inbounds [4 x ptr], ptr %3, i64 0, i64 %127
  %129 = load ptr, ptr %128, align 8, !tbaa !22
  %130 = icmp eq ptr %129, null
  br i1 %130, label %164, label %131

131:                                              ; preds = %126
  %132 = load ptr, ptr %0, align 8, !tbaa !114
  %133 = getelementptr inbounds %struct.device, ptr %132, i64 0, i32 15
  br label %134

134:                                              ; preds = %160, %131
  %135 = phi ptr [ %129, %131 ], [ %136, %160 ]
  %136 = load ptr, ptr %135, align 8, !tbaa !149
  %137 = getelementptr inbounds %struct.batch, ptr %135, i64 0, i32 12
  %138 = load ptr, ptr %137, align 8, !tbaa !141
  %139 = icmp eq ptr %138, null
  br i1 %139, label %143, label %140

140:                                              ; preds = %134
  %141 = load ptr, ptr %133, align 8, !tbaa !27
  %142 = tail call i32 %141(ptr noundef nonnull %138) #14
  br label %143

143:                                              ; preds = %140, %134
  %144 = getelementptr inbounds %struct.batch, ptr %135, i64 0, i32 25
  %145 = load i32, ptr %144, align 4, !tbaa !224
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %160, label %147

147:                                              ; preds = %143
  %148 = getelementptr inbounds %struct.batch, ptr %135, i64 0, i32 26
  br label %149

149:                                              ; preds = %149, %147
  %150 = phi i64 [ 0, %147 ], [ %156, %149 ]
  %151 = load ptr, ptr %133, align 8, !tbaa !27
  %152 = load ptr, ptr %148, align 8, !tbaa !201
  %153 = getelementptr inbounds %struct.stamp, ptr %152, i64 %150
  %154 = load ptr, ptr %153, align 8, !tbaa !204
  %155 = tail call i32 %151(ptr noundef %154) #14
  %156 = add nuw nsw i64 %150, 1
  %157 = load i32, ptr %144, align 4, !tbaa !224
  %158 = zext i32 %157 to i64
  %159 = icmp ult i64 %156, %158
  br i1 %159, label %149, label %160, !llvm.loop !225

160:                                              ; preds = %149, %143
  %161 = getelementptr inbounds %struct.batch, ptr %135, i64 0, i32 26
  %162 = load ptr, ptr %161, align 8, !tbaa !201
  tail call void @free(ptr noundef %162) #14
  tail call void @free(ptr noundef nonnull %135) #14
  %163 = icmp eq ptr %136, null
  br i1 %163, label %164, label %134, !llvm.loop !226

164:                                              ; preds = %160, %126
  %165 = add nuw nsw i64 %127, 1
  %166 = icmp eq i64 %165, 4
  br i1 %166, label %122, label %126, !llvm.loop !227

167:                                              ; preds = %122
  %168 = load ptr, ptr %0, align 8, !tbaa !114
  %169 = getelementptr inbounds %struct.slot, ptr %124, i64 0, i32 3
  %170 = load ptr, ptr %169, align 8, !tbaa !26
  %171 = icmp eq ptr %170, null
  br i1 %171, label %176, label %172

172:                                              ; preds = %167
  %173 = getelementptr inbounds %struct.device, ptr %168, i64 0, i32 15
  %174 = load ptr, ptr %173, align 8, !tbaa !27
  %175 = tail call i32 %174(ptr noundef nonnull %170) #14
  br label %176

176:                                              ; preds = %172, %167
  %177 = getelementptr inbounds %struct.slot, ptr %124, i64 0, i32 1
  %178 = load ptr, ptr %177, align 8, !tbaa !20
  %179 = icmp eq ptr %178, null
  br i1 %179, label %190, label %180

180:                                              ; preds = %176
  %181 = getelementptr inbounds %struct.device, ptr %168, i64 0, i32 36
  %182 = load ptr, ptr %181, align 8, !tbaa !170
  %183 = tail call i32 @pthread_rwlock_wrlock(ptr noundef %182) #14
  %184 = getelementptr inbounds %struct.device, ptr %168, i64 0, i32 13
  %185 = load ptr, ptr %184, align 8, !tbaa !171
  %186 = load ptr, ptr %177, align 8, !tbaa !20
  %187 = tail call i32 %185(ptr noundef %186) #14
  %188 = load ptr, ptr %181, align 8, !tbaa !170
  %189 = tail call i32 @pthread_rwlock_unlock(ptr noundef %188) #14
  br label %190

190:                                              ; preds = %176, %180
  %191 = getelementptr inbounds %struct.slot, ptr %124, i64 0, i32 6
  %192 = load ptr, ptr %191, align 8, !tbaa !136
  tail call void @free(ptr noundef %192) #14
  tail call void @free(ptr noundef nonnull %124) #14
  br label %193

193:                                              ; preds = %190, %122
  store ptr null, ptr %123, align 8, !tbaa !166
  %194 = load ptr, ptr %0, align 8, !tbaa !114
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #7
  %195 = getelementptr inbounds %struct.device, ptr %194, i64 0, i32 1
  %196 = load ptr, ptr %195, align 8, !tbaa !34
  %197 = call i32 %196(ptr noundef nonnull %2) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #7
  br label %198

198:                                              ; preds = %109, %193
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #7
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33, i32 1
  %3 = load ptr, ptr %2, align 8, !tbaa !209
  %4 = icmp eq ptr %3, null
  br i1 %4, label %9, label %5

5:                                                ; preds = %1, %5
  %6 = phi ptr [ %7, %5 ], [ %3, %1 ]
  %7 = load ptr, ptr %6, align 8, !tbaa !210
  tail call void @free(ptr noundef nonnull %6) #14
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %5, !llvm.loop !228

9:                                                ; preds = %5, %1
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %11 = load ptr, ptr %10, align 8, !tbaa !229
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
  br i1 %28, label %17, label %29, !llvm.loop !230

29:                                               ; preds = %25, %7, %24
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %10) #7
  %30 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 3
  %31 = load ptr, ptr %30, align 8, !tbaa !231
  store ptr %31, ptr %10, align 8, !tbaa !232
  %32 = getelementptr inbounds %struct.copying, ptr %10, i64 0, i32 1
  store ptr %1, ptr %32, align 8, !tbaa !234
  %33 = getelementptr inbounds %struct.copying, ptr %10, i64 0, i32 2
  store i32 %2, ptr %33, align 8, !tbaa !235
  %34 = getelementptr inbounds %struct.copying, ptr %10, i64 0, i32 3
  store i32 0, ptr %34, align 4, !tbaa !236
  %35 = getelementptr inbounds %struct.copying, ptr %10, i64 0, i32 4
  store i16 %4, ptr %35, align 8, !tbaa !237
  store ptr %10, ptr %30, align 8, !tbaa !231
  %36 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 4
  %37 = load i32, ptr %36, align 8, !tbaa !238
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
  %50 = load i32, ptr %34, align 4, !tbaa !236
  %51 = icmp ult i32 %50, %2
  br i1 %51, label %52, label %73

52:                                               ; preds = %47
  %53 = load ptr, ptr %32, align 8, !tbaa !234
  %54 = add nuw i32 %50, 1
  store i32 %54, ptr %34, align 4, !tbaa !236
  %55 = load i32, ptr %33, align 8, !tbaa !235
  %56 = icmp eq i32 %54, %55
  br i1 %56, label %57, label %65

57:                                               ; preds = %52, %57
  %58 = phi ptr [ %59, %57 ], [ %30, %52 ]
  %59 = load ptr, ptr %58, align 8, !tbaa !22
  %60 = icmp eq ptr %59, %10
  br i1 %60, label %61, label %57, !llvm.loop !239

61:                                               ; preds = %57
  %62 = load ptr, ptr %10, align 8, !tbaa !232
  store ptr %62, ptr %58, align 8, !tbaa !22
  %63 = load i32, ptr %36, align 8, !tbaa !238
  %64 = add i32 %63, -1
  store atomic i32 %64, ptr %36 seq_cst, align 8
  br label %65

65:                                               ; preds = %61, %52
  %66 = load ptr, ptr %30, align 8, !tbaa !231
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
  %76 = load i32, ptr %75, align 8, !tbaa !240
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
  %97 = load i32, ptr %75, align 8, !tbaa !240
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %102, label %104

99:                                               ; preds = %88
  call void @llvm.x86.sse2.pause()
  %100 = load atomic i32, ptr %75 seq_cst, align 8
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %88, label %95, !llvm.loop !242

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
  %112 = load i32, ptr %111, align 8, !tbaa !240
  %113 = icmp eq i32 %112, 0
  %114 = trunc i64 %109 to i32
  br i1 %113, label %126, label %115

115:                                              ; preds = %108
  %116 = call i32 @pthread_mutex_unlock(ptr noundef %0) #14
  %117 = icmp ne i32 %110, 0
  %118 = select i1 %45, i1 true, i1 %117
  br i1 %118, label %121, label %119

119:                                              ; preds = %115
  %120 = call i32 %5(ptr noundef %6, i32 noundef %114) #14, !callees !243
  br label %121

121:                                              ; preds = %119, %115
  %122 = phi i32 [ %110, %115 ], [ %120, %119 ]
  %123 = call i32 @pthread_mutex_lock(ptr noundef %0) #14
  %124 = add nuw nsw i64 %109, 1
  %125 = icmp eq i64 %124, %46
  br i1 %125, label %132, label %108, !llvm.loop !244

126:                                              ; preds = %108
  %127 = trunc i64 %109 to i32
  br label %128

128:                                              ; preds = %126, %104
  %129 = phi i32 [ %49, %104 ], [ %127, %126 ]
  %130 = phi i32 [ %48, %104 ], [ %110, %126 ]
  %131 = icmp ult i32 %129, %2
  br i1 %131, label %47, label %132, !llvm.loop !245

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
  br i1 %11, label %19, label %12, !prof !183

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
  %21 = load ptr, ptr %1, align 8, !tbaa !246
  %22 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 1
  %23 = load ptr, ptr %22, align 8, !tbaa !247
  %24 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 2
  %25 = load i64, ptr %24, align 8, !tbaa !248
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
  %46 = load <2 x i64>, ptr %5, align 16, !tbaa !214
  store <2 x i64> %46, ptr %41, align 16, !tbaa !214, !nontemporal !249
  %47 = load <2 x i64>, ptr %37, align 16, !tbaa !214
  %48 = getelementptr inbounds <2 x i64>, ptr %41, i64 1
  store <2 x i64> %47, ptr %48, align 16, !tbaa !214, !nontemporal !249
  %49 = load <2 x i64>, ptr %38, align 16, !tbaa !214
  %50 = getelementptr inbounds <2 x i64>, ptr %41, i64 2
  store <2 x i64> %49, ptr %50, align 16, !tbaa !214, !nontemporal !249
  %51 = load <2 x i64>, ptr %39, align 16, !tbaa !214
  %52 = getelementptr inbounds <2 x i64>, ptr %41, i64 3
  store <2 x i64> %51, ptr %52, align 16, !tbaa !214, !nontemporal !249
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #7
  %53 = getelementptr inbounds i8, ptr %41, i64 64
  %54 = getelementptr inbounds i8, ptr %43, i64 64
  %55 = add i64 %42, -64
  %56 = icmp ugt i64 %55, 63
  br i1 %56, label %40, label %57, !llvm.loop !250

57:                                               ; preds = %40, %19
  %58 = phi ptr [ %33, %19 ], [ %54, %40 ]
  %59 = phi i64 [ %34, %19 ], [ %55, %40 ]
  %60 = phi ptr [ %32, %19 ], [ %53, %40 ]
  fence seq_cst
  %61 = call ptr @memcpy(ptr noundef %60, ptr noundef %58, i64 noundef %59) #14
  %62 = load i64, ptr %24, align 8, !tbaa !248
  %63 = icmp eq i64 %20, 0
  br i1 %63, label %70, label %64, !prof !183

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
  %18 = load ptr, ptr %9, align 8, !tbaa !231
  %19 = icmp eq ptr %18, null
  br i1 %19, label %48, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 4
  %22 = load i16, ptr %21, align 8, !tbaa !237
  %23 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 1
  %24 = load ptr, ptr %23, align 8, !tbaa !234
  %25 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 3
  %26 = load i32, ptr %25, align 4, !tbaa !236
  %27 = add i32 %26, 1
  store i32 %27, ptr %25, align 4, !tbaa !236
  %28 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 2
  %29 = load i32, ptr %28, align 8, !tbaa !235
  %30 = icmp eq i32 %27, %29
  br i1 %30, label %31, label %39

31:                                               ; preds = %20, %31
  %32 = phi ptr [ %33, %31 ], [ %9, %20 ]
  %33 = load ptr, ptr %32, align 8, !tbaa !22
  %34 = icmp eq ptr %33, %18
  br i1 %34, label %35, label %31, !llvm.loop !239

35:                                               ; preds = %31
  %36 = load ptr, ptr %18, align 8, !tbaa !232
  store ptr %36, ptr %32, align 8, !tbaa !22
  %37 = load i32, ptr %10, align 8, !tbaa !238
  %38 = add i32 %37, -1
  store atomic i32 %38, ptr %10 seq_cst, align 8
  br label %39

39:                                               ; preds = %35, %20
  %40 = load ptr, ptr %9, align 8, !tbaa !231
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
  %51 = load i32, ptr %13, align 4, !tbaa !251
  %52 = icmp ult i32 %51, 3
  br i1 %52, label %53, label %78

53:                                               ; preds = %50
  %54 = add nuw nsw i32 %51, 1
  store i32 %54, ptr %13, align 4, !tbaa !251
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
  br i1 %73, label %64, label %74, !llvm.loop !252

74:                                               ; preds = %64, %71, %53
  %75 = call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #14
  %76 = load i32, ptr %13, align 4, !tbaa !251
  %77 = add i32 %76, -1
  store i32 %77, ptr %13, align 4, !tbaa !251
  br label %80

78:                                               ; preds = %50, %48
  %79 = call i32 @pthread_cond_wait(ptr noundef nonnull %11, ptr noundef nonnull %0) #14
  br label %80

80:                                               ; preds = %74, %78, %44
  %81 = phi i32 [ 0, %44 ], [ %17, %78 ], [ 1, %74 ]
  %82 = load i32, ptr %5, align 8, !tbaa !41
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %16, label %84, !llvm.loop !253

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
  br i1 %22, label %24, label %10, !llvm.loop !254

24:                                               ; preds = %19
  %25 = load i64, ptr %0, align 8, !tbaa !3
  %26 = urem i64 %11, %25
  %27 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26
  store i64 %1, ptr %27, align 8, !tbaa !255
  %28 = tail call i32 @gettid() #14
  %29 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 2
  store i32 %28, ptr %29, align 8, !tbaa !257
  %30 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 3
  store i16 %2, ptr %30, align 4, !tbaa !258
  %31 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 4
  store i16 %3, ptr %31, align 2, !tbaa !259
  %32 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 5
  store i64 %4, ptr %32, align 8, !tbaa !260
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
  %36 = load ptr, ptr %35, align 8, !tbaa !261
  store ptr %36, ptr %8, align 8, !tbaa !263
  %37 = getelementptr inbounds %struct.kernel, ptr %33, i64 0, i32 3, i64 %34, i32 1
  %38 = load ptr, ptr %37, align 8, !tbaa !265
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %43

40:                                               ; preds = %32
  %41 = getelementptr inbounds %struct.kernel, ptr %33, i64 0, i32 3, i64 %34, i32 2
  %42 = load i32, ptr %41, align 8, !tbaa !266
  br label %61

43:                                               ; preds = %32
  %44 = call i64 %38(ptr noundef nonnull %13) #14
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %53

46:                                               ; preds = %43
  %47 = getelementptr inbounds %struct.kernel, ptr %33, i64 0, i32 3, i64 %34, i32 3
  %48 = load i32, ptr %47, align 4, !tbaa !267
  %49 = zext i32 %48 to i64
  %50 = add nsw i64 %44, -1
  %51 = add nuw i64 %50, %49
  %52 = udiv i64 %51, %49
  br label %53

53:                                               ; preds = %46, %43
  %54 = phi i64 [ %52, %46 ], [ 1, %43 ]
  %55 = getelementptr inbounds %struct.kernel, ptr %33, i64 0, i32 3, i64 %34, i32 2
  %56 = load i32, ptr %55, align 8, !tbaa !266
  %57 = zext i32 %56 to i64
  %58 = icmp ult i64 %54, %57
  %59 = trunc i64 %54 to i32
  %60 = select i1 %58, i32 %59, i32 %56
  br label %61

61:                                               ; preds = %40, %53
  %62 = phi i32 [ %60, %53 ], [ %42, %40 ]
  store i32 %62, ptr %19, align 8, !tbaa !268
  store i32 1, ptr %20, align 4, !tbaa !269
  store i32 1, ptr %21, align 8, !tbaa !270
  %63 = getelementptr inbounds %struct.kernel, ptr %33, i64 0, i32 3, i64 %34, i32 3
  %64 = load i32, ptr %63, align 4, !tbaa !267
  store i32 %64, ptr %22, align 4, !tbaa !271
  store i32 1, ptr %23, align 8, !tbaa !272
  store i32 1, ptr %24, align 4, !tbaa !273
  %65 = getelementptr inbounds %struct.kernel, ptr %33, i64 0, i32 3, i64 %34, i32 4
  %66 = load i32, ptr %65, align 8, !tbaa !274
  store i32 %66, ptr %25, align 8, !tbaa !275
  store ptr %7, ptr %26, align 8, !tbaa !276
  store ptr null, ptr %27, align 8, !tbaa !277
  store ptr null, ptr %28, align 8, !tbaa !278
  store ptr null, ptr %29, align 8, !tbaa !279
  %67 = add i64 %34, %2
  %68 = call i32 %3(ptr noundef %0, i64 noundef %67, ptr noundef nonnull %35, ptr noundef nonnull %8) #14, !callees !280
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %8) #7
  %69 = add nuw i64 %34, 1
  %70 = load ptr, ptr %14, align 8, !tbaa !22
  %71 = load i64, ptr %70, align 8, !tbaa !3
  %72 = icmp ult i64 %69, %71
  %73 = icmp eq i32 %68, 0
  %74 = select i1 %72, i1 %73, i1 false
  br i1 %74, label %32, label %30, !llvm.loop !281
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
  %17 = load i32, ptr %16, align 4, !tbaa !282
  %18 = icmp eq i32 %17, 0
  store i32 1, ptr %12, align 8, !tbaa !65
  br i1 %18, label %20, label %27

19:                                               ; preds = %4
  store i32 1, ptr %12, align 8, !tbaa !65
  br label %20

20:                                               ; preds = %19, %15
  %21 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 24
  %22 = load ptr, ptr %21, align 8, !tbaa !283
  %23 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %24 = load ptr, ptr %23, align 8, !tbaa !48
  %25 = zext i1 %9 to i64
  %26 = tail call i32 %22(ptr noundef %8, ptr noundef %24, ptr noundef %11, i64 noundef %25, ptr noundef %3) #14
  br label %39

27:                                               ; preds = %15
  %28 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 24
  %29 = load ptr, ptr %28, align 8, !tbaa !283
  %30 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %31 = load ptr, ptr %30, align 8, !tbaa !48
  %32 = tail call i32 %29(ptr noundef %8, ptr noundef %31, ptr noundef null, i64 noundef 0, ptr noundef %3) #14
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %39

34:                                               ; preds = %27
  %35 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 27
  %36 = load ptr, ptr %35, align 8, !tbaa !284
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
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  store i32 1, ptr %6, align 4, !tbaa !189
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29, i32 3
  %9 = load i64, ptr %8, align 8, !tbaa !198
  %10 = icmp ult i64 %9, %1
  br i1 %10, label %11, label %120

11:                                               ; preds = %2
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29, i32 1
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %15 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  br label %16

16:                                               ; preds = %11, %116
  %17 = load atomic i32, ptr %7 seq_cst, align 8
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %120

19:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4) #7
  %20 = load i64, ptr %8, align 8, !tbaa !198
  %21 = icmp ult i64 %20, %1
  br i1 %21, label %24, label %22

22:                                               ; preds = %19
  %23 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %14) #14
  br label %116

24:                                               ; preds = %19, %65
  %25 = phi i64 [ %68, %65 ], [ %20, %19 ]
  %26 = phi i64 [ %67, %65 ], [ 0, %19 ]
  %27 = phi i32 [ %66, %65 ], [ 0, %19 ]
  %28 = load ptr, ptr %5, align 8, !tbaa !190
  %29 = load i64, ptr %12, align 8, !tbaa !191
  %30 = add i64 %29, -1
  %31 = and i64 %30, %25
  %32 = getelementptr inbounds %struct.arrival, ptr %28, i64 %31
  %33 = load ptr, ptr %32, align 8, !tbaa !192
  %34 = icmp eq ptr %33, null
  br i1 %34, label %35, label %51

35:                                               ; preds = %24
  %36 = getelementptr inbounds %struct.arrival, ptr %28, i64 %31, i32 1
  %37 = load ptr, ptr %36, align 8, !tbaa !194
  %38 = getelementptr inbounds i8, ptr %37, i64 2312
  %39 = load i64, ptr %38, align 8, !tbaa !3
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %65, label %41

41:                                               ; preds = %35
  %42 = getelementptr inbounds %struct.arrival, ptr %28, i64 %31, i32 3
  %43 = load i64, ptr %42, align 8, !tbaa !195
  %44 = getelementptr inbounds %struct.arrival, ptr %28, i64 %31, i32 4
  %45 = load ptr, ptr %44, align 8, !tbaa !196
  %46 = getelementptr inbounds %struct.kernel, ptr %45, i64 0, i32 3
  %47 = load i64, ptr %45, align 8, !tbaa !3
  %48 = getelementptr inbounds %struct.task, ptr %46, i64 %47
  call fastcc void @add_failed_assert(ptr noundef nonnull %13, i64 noundef %43, ptr noundef nonnull %37, ptr noundef nonnull %48) #16
  %49 = load ptr, ptr %32, align 8, !tbaa !192
  %50 = icmp eq ptr %49, null
  br i1 %50, label %65, label %51

51:                                               ; preds = %24, %41
  %52 = phi ptr [ %33, %24 ], [ %49, %41 ]
  %53 = add nuw nsw i32 %27, 1
  %54 = zext i32 %27 to i64
  %55 = getelementptr inbounds [16 x %struct.piece], ptr %4, i64 0, i64 %54
  %56 = getelementptr inbounds %struct.arrival, ptr %28, i64 %31, i32 1
  %57 = load ptr, ptr %56, align 8, !tbaa !194
  %58 = getelementptr inbounds %struct.arrival, ptr %28, i64 %31, i32 2
  %59 = load i64, ptr %58, align 8, !tbaa !197
  store ptr %52, ptr %55, align 16, !tbaa.struct !35
  %60 = getelementptr inbounds i8, ptr %55, i64 8
  store ptr %57, ptr %60, align 8, !tbaa.struct !36
  %61 = getelementptr inbounds i8, ptr %55, i64 16
  store i64 %59, ptr %61, align 16, !tbaa.struct !37
  %62 = getelementptr inbounds i8, ptr %55, i64 24
  store i32 0, ptr %62, align 8, !tbaa.struct !38
  %63 = load i64, ptr %58, align 8, !tbaa !197
  %64 = add i64 %63, %26
  br label %65

65:                                               ; preds = %35, %41, %51
  %66 = phi i32 [ %53, %51 ], [ %27, %41 ], [ %27, %35 ]
  %67 = phi i64 [ %64, %51 ], [ %26, %41 ], [ %26, %35 ]
  %68 = add nuw i64 %25, 1
  %69 = icmp ult i64 %68, %1
  %70 = icmp ult i32 %66, 16
  %71 = select i1 %69, i1 %70, i1 false
  br i1 %71, label %24, label %72, !llvm.loop !285

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
  %87 = load ptr, ptr %86, align 16, !tbaa !246
  %88 = getelementptr inbounds [16 x %struct.piece], ptr %4, i64 0, i64 %85, i32 1
  %89 = load ptr, ptr %88, align 8, !tbaa !247
  %90 = getelementptr inbounds [16 x %struct.piece], ptr %4, i64 0, i64 %85, i32 2
  %91 = load i64, ptr %90, align 16, !tbaa !248
  %92 = load ptr, ptr %0, align 8, !tbaa !114
  %93 = getelementptr inbounds %struct.device, ptr %92, i64 0, i32 41
  %94 = load atomic i64, ptr %93 seq_cst, align 8
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %96, label %98, !prof !183

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
  br i1 %105, label %113, label %106, !prof !183

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
  br i1 %115, label %116, label %84, !llvm.loop !286

116:                                              ; preds = %113, %22, %75, %79
  %117 = phi i64 [ %68, %75 ], [ %68, %79 ], [ %20, %22 ], [ %68, %113 ]
  %118 = call i32 @pthread_mutex_lock(ptr noundef nonnull %14) #14
  store i64 %117, ptr %8, align 8, !tbaa !198
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4) #7
  %119 = icmp ult i64 %117, %1
  br i1 %119, label %16, label %120, !llvm.loop !287

120:                                              ; preds = %16, %116, %2
  store i32 0, ptr %6, align 4, !tbaa !189
  ret void
}

; Function Attrs: cold nounwind optsize
define internal fastcc void @add_failed_assert(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #12 {
  %5 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2592) #14
  %6 = icmp eq ptr %5, null
  br i1 %6, label %31, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 1
  store i64 %1, ptr %8, align 8, !tbaa !288
  %9 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 2
  store i64 0, ptr %9, align 8, !tbaa !289
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
  %22 = load i8, ptr %21, align 1, !tbaa !214
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %28, label %24

24:                                               ; preds = %19
  %25 = getelementptr inbounds i8, ptr %18, i64 %20
  store i8 %22, ptr %25, align 1, !tbaa !214
  %26 = add nuw nsw i64 %20, 1
  %27 = icmp eq i64 %26, 255
  br i1 %27, label %28, label %19, !llvm.loop !290

28:                                               ; preds = %19, %24
  %29 = phi i64 [ 255, %24 ], [ %20, %19 ]
  %30 = getelementptr inbounds i8, ptr %18, i64 %29
  store i8 0, ptr %30, align 1, !tbaa !214
  tail call fastcc void @append_failure(ptr noundef %0, ptr noundef nonnull %5) #15
  br label %31

31:                                               ; preds = %4, %28
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @append_failure(ptr noundef %0, ptr noundef %1) unnamed_addr #3 {
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #14
  %4 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !209
  %6 = icmp eq ptr %5, null
  br i1 %6, label %10, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  %9 = load ptr, ptr %8, align 8, !tbaa !291
  br label %10

10:                                               ; preds = %2, %7
  %11 = phi ptr [ %9, %7 ], [ %4, %2 ]
  %12 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  store ptr %1, ptr %11, align 8, !tbaa !22
  store ptr %1, ptr %12, align 8, !tbaa !291
  %13 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 3
  %14 = load i64, ptr %13, align 8, !tbaa !212
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
  store i64 %1, ptr %7, align 8, !tbaa !288
  %8 = getelementptr inbounds %struct.failure, ptr %4, i64 0, i32 2
  store i64 %2, ptr %8, align 8, !tbaa !289
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
  %10 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 21
  %11 = load i32, ptr %10, align 8, !tbaa !292
  %12 = icmp ne i32 %11, 0
  %13 = select i1 %12, i1 true, i1 %9
  br i1 %13, label %88, label %14

14:                                               ; preds = %4
  %15 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 22
  %16 = load i32, ptr %15, align 4, !tbaa !177
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
  %25 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 23
  %26 = load i64, ptr %25, align 8, !tbaa !293
  %27 = sub i64 %24, %26
  %28 = icmp ult i64 %27, 100000
  br i1 %28, label %88, label %29

29:                                               ; preds = %18, %14
  %30 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 8
  %31 = load i64, ptr %30, align 8, !tbaa !143
  %32 = add i64 %31, 1
  store i64 %32, ptr %30, align 8, !tbaa !143
  %33 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 2
  %34 = load i64, ptr %33, align 8, !tbaa !173
  %35 = add i64 %34, %3
  %36 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %37 = load i64, ptr %36, align 8, !tbaa !87
  %38 = xor i64 %37, -1
  %39 = add i64 %35, %38
  %40 = shl i64 %39, 1
  %41 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 25
  %42 = load i32, ptr %41, align 4, !tbaa !224
  %43 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 26
  %44 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 24
  %45 = load i32, ptr %44, align 8, !tbaa !200
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
  %57 = load i32, ptr %41, align 4, !tbaa !224
  %58 = icmp ult i32 %57, %50
  br i1 %58, label %59, label %73

59:                                               ; preds = %56, %69
  %60 = phi i32 [ %71, %69 ], [ %57, %56 ]
  %61 = load ptr, ptr %0, align 8, !tbaa !114
  %62 = getelementptr inbounds %struct.device, ptr %61, i64 0, i32 14
  %63 = load ptr, ptr %62, align 8, !tbaa !24
  %64 = load ptr, ptr %43, align 8, !tbaa !201
  %65 = zext i32 %60 to i64
  %66 = getelementptr inbounds %struct.stamp, ptr %64, i64 %65
  %67 = call i32 %63(ptr noundef %66, i32 noundef 0) #14
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %90

69:                                               ; preds = %59
  %70 = load i32, ptr %41, align 4, !tbaa !224
  %71 = add i32 %70, 1
  store i32 %71, ptr %41, align 4, !tbaa !224
  %72 = icmp ult i32 %71, %50
  br i1 %72, label %59, label %73, !llvm.loop !294

73:                                               ; preds = %69, %29, %56
  %74 = load ptr, ptr %43, align 8, !tbaa !201
  %75 = load i32, ptr %44, align 8, !tbaa !200
  %76 = add i32 %75, 1
  store i32 %76, ptr %44, align 8, !tbaa !200
  %77 = zext i32 %75 to i64
  %78 = getelementptr inbounds %struct.stamp, ptr %74, i64 %77
  %79 = getelementptr inbounds %struct.stamp, ptr %74, i64 %77, i32 1
  store i64 %40, ptr %79, align 8, !tbaa !202
  %80 = load ptr, ptr %0, align 8, !tbaa !114
  %81 = getelementptr inbounds %struct.device, ptr %80, i64 0, i32 16
  %82 = load ptr, ptr %81, align 8, !tbaa !99
  %83 = load ptr, ptr %78, align 8, !tbaa !204
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
  %98 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 23
  store i64 %97, ptr %98, align 8, !tbaa !293
  br i1 %9, label %110, label %99

99:                                               ; preds = %90
  %100 = icmp eq i32 %91, 0
  br i1 %100, label %107, label %101

101:                                              ; preds = %99
  %102 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 6
  %103 = load i64, ptr %102, align 8, !tbaa !186
  %104 = icmp ne i64 %103, 0
  %105 = or i1 %13, %104
  %106 = zext i1 %105 to i32
  br label %107

107:                                              ; preds = %99, %101
  %108 = phi i32 [ 1, %99 ], [ %106, %101 ]
  store i32 %108, ptr %10, align 8, !tbaa !292
  %109 = xor i32 %108, 1
  br label %110

110:                                              ; preds = %90, %107
  %111 = phi i32 [ %109, %107 ], [ 1, %90 ]
  %112 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 22
  store i32 %111, ptr %112, align 4, !tbaa !177
  %113 = icmp eq i32 %91, 0
  br i1 %113, label %114, label %174

114:                                              ; preds = %110
  %115 = getelementptr inbounds %struct.command, ptr %2, i64 0, i32 1
  %116 = load i16, ptr %115, align 2, !tbaa !92
  %117 = icmp eq i16 %116, 0
  br i1 %117, label %174, label %118

118:                                              ; preds = %114
  store i32 0, ptr %112, align 4, !tbaa !177
  store i32 0, ptr %10, align 8, !tbaa !292
  %119 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 2
  %120 = load i64, ptr %119, align 8, !tbaa !173
  %121 = add i64 %120, %3
  %122 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %123 = load i64, ptr %122, align 8, !tbaa !87
  %124 = xor i64 %123, -1
  %125 = add i64 %121, %124
  %126 = shl i64 %125, 1
  %127 = or i64 %126, 1
  %128 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 25
  %129 = load i32, ptr %128, align 4, !tbaa !224
  %130 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 26
  %131 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 24
  %132 = load i32, ptr %131, align 8, !tbaa !200
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
  %144 = load i32, ptr %128, align 4, !tbaa !224
  %145 = icmp ult i32 %144, %137
  br i1 %145, label %146, label %160

146:                                              ; preds = %143, %156
  %147 = phi i32 [ %158, %156 ], [ %144, %143 ]
  %148 = load ptr, ptr %0, align 8, !tbaa !114
  %149 = getelementptr inbounds %struct.device, ptr %148, i64 0, i32 14
  %150 = load ptr, ptr %149, align 8, !tbaa !24
  %151 = load ptr, ptr %130, align 8, !tbaa !201
  %152 = zext i32 %147 to i64
  %153 = getelementptr inbounds %struct.stamp, ptr %151, i64 %152
  %154 = call i32 %150(ptr noundef %153, i32 noundef 0) #14
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %156, label %174

156:                                              ; preds = %146
  %157 = load i32, ptr %128, align 4, !tbaa !224
  %158 = add i32 %157, 1
  store i32 %158, ptr %128, align 4, !tbaa !224
  %159 = icmp ult i32 %158, %137
  br i1 %159, label %146, label %160, !llvm.loop !294

160:                                              ; preds = %156, %143, %118
  %161 = load ptr, ptr %130, align 8, !tbaa !201
  %162 = load i32, ptr %131, align 8, !tbaa !200
  %163 = add i32 %162, 1
  store i32 %163, ptr %131, align 8, !tbaa !200
  %164 = zext i32 %162 to i64
  %165 = getelementptr inbounds %struct.stamp, ptr %161, i64 %164
  %166 = getelementptr inbounds %struct.stamp, ptr %161, i64 %164, i32 1
  store i64 %127, ptr %166, align 8, !tbaa !202
  %167 = load ptr, ptr %0, align 8, !tbaa !114
  %168 = getelementptr inbounds %struct.device, ptr %167, i64 0, i32 16
  %169 = load ptr, ptr %168, align 8, !tbaa !99
  %170 = load ptr, ptr %165, align 8, !tbaa !204
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
  %22 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 16
  %23 = load i32, ptr %22, align 4, !tbaa !163
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %816

25:                                               ; preds = %4
  %26 = load ptr, ptr %0, align 8, !tbaa !114
  %27 = load i16, ptr %2, align 4, !tbaa !50
  switch i16 %27, label %822 [
    i16 1, label %28
    i16 2, label %186
    i16 3, label %198
    i16 4, label %211
    i16 5, label %224
    i16 6, label %451
    i16 7, label %579
    i16 8, label %620
    i16 9, label %636
    i16 10, label %677
    i16 11, label %790
    i16 12, label %798
    i16 13, label %806
  ]

28:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %20)
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %21)
  %29 = getelementptr inbounds %struct.launch, ptr %2, i64 0, i32 1
  %30 = load ptr, ptr %29, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %17) #7
  %31 = getelementptr inbounds %struct.launch, ptr %2, i64 0, i32 2
  %32 = load i64, ptr %31, align 8, !tbaa !3
  store i64 %32, ptr %17, align 8, !tbaa !3
  %33 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 2
  %34 = load i64, ptr %33, align 8, !tbaa !3
  %35 = add i64 %34, 15
  %36 = and i64 %35, -16
  %37 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 1
  %38 = load i64, ptr %37, align 8, !tbaa !3
  %39 = icmp eq i64 %38, 0
  %40 = select i1 %39, i64 0, i64 2320
  %41 = add i64 %40, %36
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %18) #7
  store ptr null, ptr %18, align 8, !tbaa !22
  %42 = icmp ugt i64 %41, 262144
  br i1 %42, label %184, label %43

43:                                               ; preds = %28
  %44 = icmp eq i64 %41, 0
  br i1 %44, label %77, label %45

45:                                               ; preds = %43
  %46 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %47 = load ptr, ptr %46, align 8, !tbaa !207
  %48 = icmp eq ptr %47, null
  br i1 %48, label %60, label %49

49:                                               ; preds = %45
  %50 = getelementptr inbounds %struct.slot, ptr %47, i64 0, i32 2
  %51 = load i64, ptr %50, align 8, !tbaa !295
  %52 = add i64 %51, %41
  %53 = icmp ugt i64 %52, 262144
  br i1 %53, label %54, label %65

54:                                               ; preds = %49
  store ptr null, ptr %46, align 8, !tbaa !207
  %55 = tail call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %47) #15
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %184

57:                                               ; preds = %54
  %58 = load ptr, ptr %46, align 8, !tbaa !207
  %59 = icmp eq ptr %58, null
  br i1 %59, label %60, label %65

60:                                               ; preds = %57, %45
  %61 = tail call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %46) #15
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %184

63:                                               ; preds = %60
  %64 = load ptr, ptr %46, align 8, !tbaa !207
  br label %65

65:                                               ; preds = %63, %57, %49
  %66 = phi ptr [ %64, %63 ], [ %58, %57 ], [ %47, %49 ]
  %67 = getelementptr inbounds %struct.slot, ptr %66, i64 0, i32 1
  %68 = load ptr, ptr %67, align 8, !tbaa !20
  %69 = getelementptr inbounds %struct.slot, ptr %66, i64 0, i32 2
  %70 = load i64, ptr %69, align 8, !tbaa !295
  %71 = getelementptr inbounds i8, ptr %68, i64 %70
  store ptr %71, ptr %18, align 8, !tbaa !22
  %72 = and i64 %41, -16
  %73 = add i64 %70, %72
  store i64 %73, ptr %69, align 8, !tbaa !295
  %74 = load i64, ptr %33, align 8, !tbaa !3
  %75 = add i64 %74, 15
  %76 = and i64 %75, -16
  br label %77

77:                                               ; preds = %65, %43
  %78 = phi i64 [ %76, %65 ], [ %36, %43 ]
  %79 = phi i64 [ %74, %65 ], [ %34, %43 ]
  %80 = phi ptr [ %71, %65 ], [ null, %43 ]
  %81 = getelementptr inbounds i8, ptr %80, i64 %78
  %82 = tail call ptr @memset(ptr noundef %80, i32 noundef 0, i64 noundef %79) #14
  %83 = load i64, ptr %37, align 8, !tbaa !3
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %92, label %85

85:                                               ; preds = %77
  %86 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 7
  %87 = load ptr, ptr %86, align 8, !tbaa !296
  %88 = add i64 %32, 35224
  %89 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %90 = load ptr, ptr %89, align 8, !tbaa !115
  %91 = tail call i32 %87(i64 noundef %88, i8 noundef zeroext 0, i64 noundef 8, ptr noundef %90) #14
  br label %92

92:                                               ; preds = %85, %77
  %93 = phi i32 [ %91, %85 ], [ 0, %77 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %19) #7
  store ptr %17, ptr %19, align 16, !tbaa !22
  %94 = getelementptr inbounds ptr, ptr %19, i64 1
  store ptr %18, ptr %94, align 8, !tbaa !22
  %95 = getelementptr inbounds ptr, ptr %19, i64 2
  %96 = getelementptr inbounds %struct.launch, ptr %2, i64 0, i32 4
  store ptr %96, ptr %95, align 16, !tbaa !22
  %97 = load i64, ptr %30, align 8, !tbaa !3
  %98 = icmp eq i64 %97, 0
  %99 = icmp ne i32 %93, 0
  %100 = select i1 %98, i1 true, i1 %99
  br i1 %100, label %104, label %101

101:                                              ; preds = %92
  %102 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 2
  %103 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  br label %110

104:                                              ; preds = %139, %92
  %105 = phi i32 [ %93, %92 ], [ %146, %139 ]
  %106 = phi i1 [ %99, %92 ], [ %150, %139 ]
  %107 = load i64, ptr %37, align 8, !tbaa !3
  %108 = icmp eq i64 %107, 0
  %109 = select i1 %108, i1 true, i1 %106
  br i1 %109, label %167, label %152

110:                                              ; preds = %139, %101
  %111 = phi i64 [ 0, %101 ], [ %147, %139 ]
  %112 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %111
  %113 = load ptr, ptr %102, align 8, !tbaa !297
  %114 = load ptr, ptr %112, align 8, !tbaa !261
  %115 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %111, i32 1
  %116 = load ptr, ptr %115, align 8, !tbaa !265
  %117 = icmp eq ptr %116, null
  br i1 %117, label %118, label %121

118:                                              ; preds = %110
  %119 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %111, i32 2
  %120 = load i32, ptr %119, align 8, !tbaa !266
  br label %139

121:                                              ; preds = %110
  %122 = call i64 %116(ptr noundef nonnull %96) #14
  %123 = icmp sgt i64 %122, 0
  br i1 %123, label %124, label %131

124:                                              ; preds = %121
  %125 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %111, i32 3
  %126 = load i32, ptr %125, align 4, !tbaa !267
  %127 = zext i32 %126 to i64
  %128 = add nsw i64 %122, -1
  %129 = add nuw i64 %128, %127
  %130 = udiv i64 %129, %127
  br label %131

131:                                              ; preds = %124, %121
  %132 = phi i64 [ %130, %124 ], [ 1, %121 ]
  %133 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %111, i32 2
  %134 = load i32, ptr %133, align 8, !tbaa !266
  %135 = zext i32 %134 to i64
  %136 = icmp ult i64 %132, %135
  %137 = trunc i64 %132 to i32
  %138 = select i1 %136, i32 %137, i32 %134
  br label %139

139:                                              ; preds = %131, %118
  %140 = phi i32 [ %138, %131 ], [ %120, %118 ]
  %141 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %111, i32 3
  %142 = load i32, ptr %141, align 4, !tbaa !267
  %143 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %111, i32 4
  %144 = load i32, ptr %143, align 8, !tbaa !274
  %145 = load ptr, ptr %103, align 8, !tbaa !115
  %146 = call i32 %113(ptr noundef %114, i32 noundef %140, i32 noundef 1, i32 noundef 1, i32 noundef %142, i32 noundef 1, i32 noundef 1, i32 noundef %144, ptr noundef %145, ptr noundef nonnull %19, ptr noundef null) #14
  %147 = add nuw i64 %111, 1
  %148 = load i64, ptr %30, align 8, !tbaa !3
  %149 = icmp uge i64 %147, %148
  %150 = icmp ne i32 %146, 0
  %151 = select i1 %149, i1 true, i1 %150
  br i1 %151, label %104, label %110, !llvm.loop !298

152:                                              ; preds = %104
  %153 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 4
  %154 = load ptr, ptr %153, align 8, !tbaa !299
  %155 = load i64, ptr %17, align 8, !tbaa !3
  %156 = add i64 %155, 32912
  %157 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %158 = load ptr, ptr %157, align 8, !tbaa !115
  %159 = call i32 %154(ptr noundef %81, i64 noundef %156, i64 noundef 2320, ptr noundef %158) #14
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %161, label %182

161:                                              ; preds = %152
  store ptr null, ptr %20, align 8, !tbaa !192
  %162 = getelementptr inbounds %struct.arrival, ptr %20, i64 0, i32 1
  store ptr %81, ptr %162, align 8, !tbaa !194
  %163 = getelementptr inbounds %struct.arrival, ptr %20, i64 0, i32 2
  store i64 2320, ptr %163, align 8, !tbaa !197
  %164 = getelementptr inbounds %struct.arrival, ptr %20, i64 0, i32 3
  store i64 %3, ptr %164, align 8, !tbaa !195
  %165 = getelementptr inbounds %struct.arrival, ptr %20, i64 0, i32 4
  store ptr %30, ptr %165, align 8, !tbaa !196
  %166 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull byval(%struct.arrival) align 8 %20) #15
  br label %167

167:                                              ; preds = %161, %104
  %168 = phi i32 [ %105, %104 ], [ %166, %161 ]
  %169 = getelementptr inbounds %struct.launch, ptr %2, i64 0, i32 3
  %170 = load ptr, ptr %169, align 8, !tbaa !22
  %171 = icmp eq ptr %170, null
  %172 = icmp ne i32 %168, 0
  %173 = select i1 %171, i1 true, i1 %172
  br i1 %173, label %182, label %174

174:                                              ; preds = %167
  store ptr %170, ptr %21, align 8, !tbaa !192
  %175 = getelementptr inbounds %struct.arrival, ptr %21, i64 0, i32 1
  %176 = load ptr, ptr %18, align 8, !tbaa !22
  store ptr %176, ptr %175, align 8, !tbaa !194
  %177 = getelementptr inbounds %struct.arrival, ptr %21, i64 0, i32 2
  %178 = load i64, ptr %33, align 8, !tbaa !3
  store i64 %178, ptr %177, align 8, !tbaa !197
  %179 = getelementptr inbounds %struct.arrival, ptr %21, i64 0, i32 3
  store i64 %3, ptr %179, align 8, !tbaa !195
  %180 = getelementptr inbounds %struct.arrival, ptr %21, i64 0, i32 4
  store ptr null, ptr %180, align 8, !tbaa !196
  %181 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull byval(%struct.arrival) align 8 %21) #15
  br label %182

182:                                              ; preds = %174, %167, %152
  %183 = phi i32 [ %168, %167 ], [ %181, %174 ], [ %159, %152 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %19) #7
  br label %184

184:                                              ; preds = %182, %60, %54, %28
  %185 = phi i32 [ %183, %182 ], [ 2, %28 ], [ %55, %54 ], [ %61, %60 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %18) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #7
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %20)
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %21)
  br label %822

186:                                              ; preds = %25
  %187 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 5
  %188 = load ptr, ptr %187, align 8, !tbaa !300
  %189 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %190 = load i64, ptr %189, align 8, !tbaa !73
  %191 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %192 = load i64, ptr %191, align 8, !tbaa !69
  %193 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %194 = load i64, ptr %193, align 8, !tbaa !75
  %195 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %196 = load ptr, ptr %195, align 8, !tbaa !115
  %197 = tail call i32 %188(i64 noundef %190, i64 noundef %192, i64 noundef %194, ptr noundef %196) #14
  br label %822

198:                                              ; preds = %25
  %199 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 3
  %200 = load ptr, ptr %199, align 8, !tbaa !301
  %201 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %202 = load i64, ptr %201, align 8, !tbaa !73
  %203 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %204 = load i64, ptr %203, align 8, !tbaa !69
  %205 = inttoptr i64 %204 to ptr
  %206 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %207 = load i64, ptr %206, align 8, !tbaa !75
  %208 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %209 = load ptr, ptr %208, align 8, !tbaa !115
  %210 = tail call i32 %200(i64 noundef %202, ptr noundef %205, i64 noundef %207, ptr noundef %209) #14
  br label %822

211:                                              ; preds = %25
  %212 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 4
  %213 = load ptr, ptr %212, align 8, !tbaa !299
  %214 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %215 = load i64, ptr %214, align 8, !tbaa !73
  %216 = inttoptr i64 %215 to ptr
  %217 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %218 = load i64, ptr %217, align 8, !tbaa !69
  %219 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %220 = load i64, ptr %219, align 8, !tbaa !75
  %221 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %222 = load ptr, ptr %221, align 8, !tbaa !115
  %223 = tail call i32 %213(ptr noundef %216, i64 noundef %218, i64 noundef %220, ptr noundef %222) #14
  br label %822

224:                                              ; preds = %25
  %225 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %226 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 6
  %227 = load i64, ptr %225, align 8, !tbaa !75
  %228 = load i64, ptr %226, align 8, !tbaa !186
  %229 = sub i64 %227, %228
  %230 = icmp ugt i64 %229, 262143
  br i1 %230, label %231, label %373

231:                                              ; preds = %224
  %232 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %233 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %234 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %235 = getelementptr inbounds i8, ptr %15, i64 16
  %236 = getelementptr inbounds %struct.window, ptr %15, i64 0, i32 1
  %237 = getelementptr inbounds %struct.window, ptr %15, i64 0, i32 3
  %238 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %239 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %240 = getelementptr inbounds i8, ptr %16, i64 8
  %241 = getelementptr inbounds i8, ptr %16, i64 16
  %242 = getelementptr inbounds i8, ptr %16, i64 24
  %243 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %244 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %245 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 26
  %246 = getelementptr inbounds %struct.window, ptr %15, i64 0, i32 4
  br label %247

247:                                              ; preds = %366, %231
  %248 = load atomic i32, ptr %232 seq_cst, align 8
  %249 = icmp eq i32 %248, 0
  br i1 %249, label %250, label %822

250:                                              ; preds = %247
  %251 = load atomic i32, ptr %233 seq_cst, align 8
  %252 = icmp eq i32 %251, 0
  br i1 %252, label %253, label %822

253:                                              ; preds = %250
  %254 = load atomic i32, ptr %234 seq_cst, align 4
  %255 = icmp eq i32 %254, 0
  br i1 %255, label %256, label %822

256:                                              ; preds = %253
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %15) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %235, i8 0, i64 144, i1 false)
  store ptr %0, ptr %15, align 8, !tbaa !302
  store ptr %1, ptr %236, align 8, !tbaa !304
  %257 = load i64, ptr %238, align 8, !tbaa !73
  %258 = load i64, ptr %226, align 8, !tbaa !186
  %259 = add i64 %258, %257
  store i64 %259, ptr %237, align 8, !tbaa !305
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %16) #7
  %260 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %235) #15
  %261 = icmp eq i32 %260, 0
  br i1 %261, label %263, label %262

262:                                              ; preds = %256
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %16) #7
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %15) #7
  br label %822

263:                                              ; preds = %256
  %264 = load i64, ptr %239, align 8, !tbaa !69
  %265 = inttoptr i64 %264 to ptr
  %266 = load i64, ptr %226, align 8, !tbaa !186
  %267 = getelementptr inbounds i8, ptr %265, i64 %266
  %268 = load ptr, ptr %235, align 8, !tbaa !22
  %269 = getelementptr inbounds %struct.slot, ptr %268, i64 0, i32 1
  %270 = load ptr, ptr %269, align 8, !tbaa !20
  store ptr %270, ptr %16, align 16, !tbaa.struct !35
  store ptr %267, ptr %240, align 8, !tbaa.struct !36
  store i64 262144, ptr %241, align 16, !tbaa.struct !37
  store i32 0, ptr %242, align 8, !tbaa.struct !38
  %271 = add i64 %266, 262144
  store i64 %271, ptr %226, align 8, !tbaa !186
  br label %272

272:                                              ; preds = %301, %263
  %273 = phi i64 [ 1, %263 ], [ %318, %301 ]
  %274 = phi i64 [ %271, %263 ], [ %317, %301 ]
  %275 = load i64, ptr %225, align 8, !tbaa !75
  %276 = sub i64 %275, %274
  %277 = icmp ugt i64 %276, 262143
  br i1 %277, label %278, label %320

278:                                              ; preds = %272
  %279 = load ptr, ptr %0, align 8, !tbaa !114
  %280 = getelementptr inbounds %struct.device, ptr %279, i64 0, i32 39
  %281 = load ptr, ptr %280, align 8, !tbaa !33
  %282 = call i32 @pthread_mutex_lock(ptr noundef %281) #14
  %283 = load i64, ptr %243, align 8, !tbaa !135
  %284 = icmp ult i64 %283, 64
  br i1 %284, label %285, label %296

285:                                              ; preds = %278
  %286 = getelementptr inbounds %struct.ring, ptr %281, i64 0, i32 2
  %287 = load ptr, ptr %286, align 8, !tbaa !22
  %288 = icmp eq ptr %287, null
  br i1 %288, label %291, label %289

289:                                              ; preds = %285
  %290 = load ptr, ptr %287, align 8, !tbaa !23
  store ptr %290, ptr %286, align 8, !tbaa !22
  br label %301

291:                                              ; preds = %285
  %292 = icmp eq i64 %283, 0
  br i1 %292, label %293, label %296

293:                                              ; preds = %291
  %294 = load ptr, ptr %244, align 8, !tbaa !166
  store ptr null, ptr %244, align 8, !tbaa !166
  %295 = icmp eq ptr %294, null
  br i1 %295, label %296, label %301

296:                                              ; preds = %293, %291, %278
  %297 = trunc i64 %273 to i32
  %298 = call i32 @pthread_mutex_unlock(ptr noundef %281) #14
  %299 = and i64 %273, 4294967295
  %300 = getelementptr inbounds %struct.window, ptr %15, i64 0, i32 2, i64 %299
  store ptr null, ptr %300, align 8, !tbaa !22
  br label %322

301:                                              ; preds = %293, %289
  %302 = phi ptr [ %287, %289 ], [ %294, %293 ]
  %303 = add nuw nsw i64 %283, 1
  store i64 %303, ptr %243, align 8, !tbaa !135
  store ptr null, ptr %302, align 8, !tbaa !23
  %304 = getelementptr inbounds %struct.slot, ptr %302, i64 0, i32 2
  store i64 0, ptr %304, align 8, !tbaa !295
  %305 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %281) #14
  %306 = getelementptr inbounds %struct.window, ptr %15, i64 0, i32 2, i64 %273
  store ptr %302, ptr %306, align 8, !tbaa !22
  %307 = load i64, ptr %239, align 8, !tbaa !69
  %308 = inttoptr i64 %307 to ptr
  %309 = load i64, ptr %226, align 8, !tbaa !186
  %310 = getelementptr inbounds i8, ptr %308, i64 %309
  %311 = getelementptr inbounds [16 x %struct.piece], ptr %16, i64 0, i64 %273
  %312 = getelementptr inbounds %struct.slot, ptr %302, i64 0, i32 1
  %313 = load ptr, ptr %312, align 8, !tbaa !20
  store ptr %313, ptr %311, align 16, !tbaa.struct !35
  %314 = getelementptr inbounds i8, ptr %311, i64 8
  store ptr %310, ptr %314, align 8, !tbaa.struct !36
  %315 = getelementptr inbounds i8, ptr %311, i64 16
  store i64 262144, ptr %315, align 16, !tbaa.struct !37
  %316 = getelementptr inbounds i8, ptr %311, i64 24
  store i32 0, ptr %316, align 8, !tbaa.struct !38
  %317 = add i64 %309, 262144
  store i64 %317, ptr %226, align 8, !tbaa !186
  %318 = add nuw nsw i64 %273, 1
  %319 = icmp eq i64 %318, 16
  br i1 %319, label %322, label %272, !llvm.loop !306

320:                                              ; preds = %272
  %321 = trunc i64 %273 to i32
  br label %322

322:                                              ; preds = %301, %320, %296
  %323 = phi i32 [ %297, %296 ], [ %321, %320 ], [ 16, %301 ]
  %324 = load ptr, ptr %0, align 8, !tbaa !114
  %325 = getelementptr inbounds %struct.device, ptr %324, i64 0, i32 40
  %326 = load ptr, ptr %325, align 8, !tbaa !32
  %327 = load i16, ptr %245, align 8, !tbaa !184
  %328 = call fastcc i32 @copy_together(ptr noundef %326, ptr noundef nonnull %16, i32 noundef %323, i16 noundef zeroext %327, i16 noundef zeroext 4, ptr noundef nonnull @send_slot, ptr noundef nonnull %15) #15
  %329 = load i32, ptr %246, align 8, !tbaa !307
  %330 = icmp ult i32 %329, %323
  br i1 %330, label %331, label %366

331:                                              ; preds = %322
  %332 = zext i32 %329 to i64
  %333 = zext i32 %323 to i64
  br label %334

334:                                              ; preds = %360, %331
  %335 = phi i64 [ %332, %331 ], [ %364, %360 ]
  %336 = getelementptr inbounds %struct.window, ptr %15, i64 0, i32 2, i64 %335
  %337 = load ptr, ptr %336, align 8, !tbaa !22
  %338 = load ptr, ptr %0, align 8, !tbaa !114
  %339 = getelementptr inbounds %struct.device, ptr %338, i64 0, i32 39
  %340 = load ptr, ptr %339, align 8, !tbaa !33
  %341 = call i32 @pthread_mutex_lock(ptr noundef %340) #14
  %342 = icmp eq ptr %337, null
  br i1 %342, label %360, label %343

343:                                              ; preds = %334
  %344 = getelementptr inbounds %struct.ring, ptr %340, i64 0, i32 2
  %345 = load i64, ptr %243, align 8, !tbaa !135
  br label %347

346:                                              ; preds = %357
  store i64 %351, ptr %243, align 8, !tbaa !135
  br label %360

347:                                              ; preds = %357, %343
  %348 = phi i64 [ %345, %343 ], [ %351, %357 ]
  %349 = phi ptr [ %337, %343 ], [ %350, %357 ]
  %350 = load ptr, ptr %349, align 8, !tbaa !23
  %351 = add i64 %348, -1
  %352 = getelementptr inbounds %struct.slot, ptr %349, i64 0, i32 6
  %353 = load ptr, ptr %352, align 8, !tbaa !136
  %354 = icmp eq ptr %353, null
  br i1 %354, label %355, label %357

355:                                              ; preds = %347
  %356 = load ptr, ptr %344, align 8, !tbaa !22
  store ptr %356, ptr %349, align 8, !tbaa !23
  br label %357

357:                                              ; preds = %355, %347
  %358 = phi ptr [ %344, %355 ], [ %244, %347 ]
  store ptr %349, ptr %358, align 8, !tbaa !22
  %359 = icmp eq ptr %350, null
  br i1 %359, label %346, label %347, !llvm.loop !137

360:                                              ; preds = %346, %334
  %361 = getelementptr inbounds %struct.ring, ptr %340, i64 0, i32 1
  %362 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %361) #14
  %363 = call i32 @pthread_mutex_unlock(ptr noundef %340) #14
  %364 = add nuw nsw i64 %335, 1
  %365 = icmp eq i64 %364, %333
  br i1 %365, label %366, label %334, !llvm.loop !308

366:                                              ; preds = %360, %322
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %16) #7
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %15) #7
  %367 = load i64, ptr %225, align 8, !tbaa !75
  %368 = load i64, ptr %226, align 8, !tbaa !186
  %369 = sub i64 %367, %368
  %370 = icmp ugt i64 %369, 262143
  %371 = icmp eq i32 %328, 0
  %372 = select i1 %370, i1 %371, i1 false
  br i1 %372, label %247, label %373, !llvm.loop !309

373:                                              ; preds = %366, %224
  %374 = phi i32 [ 0, %224 ], [ %328, %366 ]
  %375 = phi i64 [ %227, %224 ], [ %367, %366 ]
  %376 = phi i64 [ %228, %224 ], [ %368, %366 ]
  %377 = phi i64 [ %229, %224 ], [ %369, %366 ]
  %378 = phi i1 [ true, %224 ], [ %371, %366 ]
  %379 = icmp ne i64 %375, %376
  %380 = select i1 %378, i1 %379, i1 false
  br i1 %380, label %381, label %822

381:                                              ; preds = %373
  %382 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %383 = load ptr, ptr %382, align 8, !tbaa !207
  %384 = icmp eq ptr %383, null
  br i1 %384, label %396, label %385

385:                                              ; preds = %381
  %386 = getelementptr inbounds %struct.slot, ptr %383, i64 0, i32 2
  %387 = load i64, ptr %386, align 8, !tbaa !295
  %388 = add i64 %387, %377
  %389 = icmp ugt i64 %388, 262144
  br i1 %389, label %390, label %401

390:                                              ; preds = %385
  store ptr null, ptr %382, align 8, !tbaa !207
  %391 = call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %383) #15
  %392 = icmp eq i32 %391, 0
  br i1 %392, label %393, label %822

393:                                              ; preds = %390
  %394 = load ptr, ptr %382, align 8, !tbaa !207
  %395 = icmp eq ptr %394, null
  br i1 %395, label %396, label %401

396:                                              ; preds = %393, %381
  %397 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %382) #15
  %398 = icmp eq i32 %397, 0
  br i1 %398, label %399, label %822

399:                                              ; preds = %396
  %400 = load ptr, ptr %382, align 8, !tbaa !207
  br label %401

401:                                              ; preds = %399, %393, %385
  %402 = phi ptr [ %400, %399 ], [ %394, %393 ], [ %383, %385 ]
  %403 = getelementptr inbounds %struct.slot, ptr %402, i64 0, i32 1
  %404 = load ptr, ptr %403, align 8, !tbaa !20
  %405 = getelementptr inbounds %struct.slot, ptr %402, i64 0, i32 2
  %406 = load i64, ptr %405, align 8, !tbaa !295
  %407 = getelementptr inbounds i8, ptr %404, i64 %406
  %408 = add i64 %377, 15
  %409 = and i64 %408, -16
  %410 = add i64 %406, %409
  store i64 %410, ptr %405, align 8, !tbaa !295
  %411 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %412 = load i64, ptr %411, align 8, !tbaa !69
  %413 = inttoptr i64 %412 to ptr
  %414 = load i64, ptr %226, align 8, !tbaa !186
  %415 = getelementptr inbounds i8, ptr %413, i64 %414
  %416 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 26
  %417 = load i16, ptr %416, align 8, !tbaa !184
  %418 = load ptr, ptr %0, align 8, !tbaa !114
  %419 = getelementptr inbounds %struct.device, ptr %418, i64 0, i32 41
  %420 = load atomic i64, ptr %419 seq_cst, align 8
  %421 = icmp eq i64 %420, 0
  br i1 %421, label %422, label %424, !prof !183

422:                                              ; preds = %401
  %423 = call ptr @memcpy(ptr noundef %407, ptr noundef %415, i64 noundef %377) #14
  br label %440

424:                                              ; preds = %401
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %14) #7
  %425 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %14) #14
  %426 = load i64, ptr %14, align 8, !tbaa !96
  %427 = mul i64 %426, 1000000000
  %428 = getelementptr inbounds %struct.timespec, ptr %14, i64 0, i32 1
  %429 = load i64, ptr %428, align 8, !tbaa !98
  %430 = add i64 %427, %429
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %14) #7
  %431 = call ptr @memcpy(ptr noundef %407, ptr noundef %415, i64 noundef %377) #14
  %432 = icmp eq i64 %430, 0
  br i1 %432, label %440, label %433, !prof !183

433:                                              ; preds = %424
  %434 = load ptr, ptr %0, align 8, !tbaa !114
  %435 = getelementptr inbounds %struct.device, ptr %434, i64 0, i32 41
  %436 = load atomic i64, ptr %435 seq_cst, align 8
  %437 = icmp eq i64 %436, 0
  br i1 %437, label %440, label %438

438:                                              ; preds = %433
  %439 = inttoptr i64 %436 to ptr
  call fastcc void @add_span(ptr noundef nonnull %439, i64 noundef %430, i16 noundef zeroext %417, i16 noundef zeroext 4, i64 noundef %377) #15
  br label %440

440:                                              ; preds = %438, %433, %424, %422
  %441 = load ptr, ptr %0, align 8, !tbaa !114
  %442 = getelementptr inbounds %struct.device, ptr %441, i64 0, i32 3
  %443 = load ptr, ptr %442, align 8, !tbaa !301
  %444 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %445 = load i64, ptr %444, align 8, !tbaa !73
  %446 = load i64, ptr %226, align 8, !tbaa !186
  %447 = add i64 %446, %445
  %448 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %449 = load ptr, ptr %448, align 8, !tbaa !115
  %450 = call i32 %443(i64 noundef %447, ptr noundef %407, i64 noundef %377, ptr noundef %449) #14
  br label %822

451:                                              ; preds = %25
  %452 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %453 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 6
  %454 = load i64, ptr %452, align 8, !tbaa !75
  %455 = load i64, ptr %453, align 8, !tbaa !186
  %456 = sub i64 %454, %455
  %457 = icmp ugt i64 %456, 262143
  br i1 %457, label %458, label %515

458:                                              ; preds = %451
  %459 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %460 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %461 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %462 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %463 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %464 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %465 = getelementptr inbounds %struct.arrival, ptr %12, i64 0, i32 1
  %466 = getelementptr inbounds %struct.arrival, ptr %12, i64 0, i32 2
  %467 = getelementptr inbounds %struct.arrival, ptr %12, i64 0, i32 3
  %468 = getelementptr inbounds %struct.arrival, ptr %12, i64 0, i32 4
  br label %469

469:                                              ; preds = %504, %458
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %13) #7
  %470 = load atomic i32, ptr %459 seq_cst, align 8
  %471 = icmp eq i32 %470, 0
  br i1 %471, label %472, label %502

472:                                              ; preds = %469
  %473 = load atomic i32, ptr %460 seq_cst, align 8
  %474 = icmp eq i32 %473, 0
  br i1 %474, label %475, label %502

475:                                              ; preds = %472
  %476 = load atomic i32, ptr %461 seq_cst, align 4
  %477 = icmp eq i32 %476, 0
  br i1 %477, label %478, label %502

478:                                              ; preds = %475
  %479 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %13) #15
  %480 = icmp eq i32 %479, 0
  br i1 %480, label %481, label %502

481:                                              ; preds = %478
  %482 = load ptr, ptr %13, align 8, !tbaa !22
  %483 = getelementptr inbounds %struct.slot, ptr %482, i64 0, i32 1
  %484 = load ptr, ptr %483, align 8, !tbaa !20
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %12)
  %485 = load ptr, ptr %0, align 8, !tbaa !114
  %486 = getelementptr inbounds %struct.device, ptr %485, i64 0, i32 4
  %487 = load ptr, ptr %486, align 8, !tbaa !299
  %488 = load i64, ptr %462, align 8, !tbaa !69
  %489 = load i64, ptr %453, align 8, !tbaa !186
  %490 = add i64 %489, %488
  %491 = load ptr, ptr %463, align 8, !tbaa !115
  %492 = tail call i32 %487(ptr noundef %484, i64 noundef %490, i64 noundef 262144, ptr noundef %491) #14
  %493 = icmp eq i32 %492, 0
  br i1 %493, label %494, label %504

494:                                              ; preds = %481
  %495 = load i64, ptr %464, align 8, !tbaa !73
  %496 = inttoptr i64 %495 to ptr
  %497 = load i64, ptr %453, align 8, !tbaa !186
  %498 = getelementptr inbounds i8, ptr %496, i64 %497
  store ptr %498, ptr %12, align 8, !tbaa !192
  store ptr %484, ptr %465, align 8, !tbaa !194
  store i64 262144, ptr %466, align 8, !tbaa !197
  store i64 %3, ptr %467, align 8, !tbaa !195
  store ptr null, ptr %468, align 8, !tbaa !196
  %499 = tail call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull byval(%struct.arrival) align 8 %12) #15
  %500 = load i64, ptr %453, align 8, !tbaa !186
  %501 = add i64 %500, 262144
  store i64 %501, ptr %453, align 8, !tbaa !186
  br label %504

502:                                              ; preds = %478, %475, %472, %469
  %503 = phi i32 [ %479, %478 ], [ -2, %475 ], [ -2, %472 ], [ -2, %469 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %13) #7
  br label %822

504:                                              ; preds = %494, %481
  %505 = phi i32 [ %499, %494 ], [ %492, %481 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %12)
  %506 = tail call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %482) #15
  %507 = icmp eq i32 %505, 0
  %508 = select i1 %507, i32 %506, i32 %505
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %13) #7
  %509 = load i64, ptr %452, align 8, !tbaa !75
  %510 = load i64, ptr %453, align 8, !tbaa !186
  %511 = sub i64 %509, %510
  %512 = icmp ugt i64 %511, 262143
  %513 = icmp eq i32 %508, 0
  %514 = select i1 %512, i1 %513, i1 false
  br i1 %514, label %469, label %515, !llvm.loop !310

515:                                              ; preds = %504, %451
  %516 = phi i32 [ 0, %451 ], [ %508, %504 ]
  %517 = phi i64 [ %454, %451 ], [ %509, %504 ]
  %518 = phi i64 [ %455, %451 ], [ %510, %504 ]
  %519 = phi i64 [ %456, %451 ], [ %511, %504 ]
  %520 = phi i1 [ true, %451 ], [ %513, %504 ]
  %521 = icmp ne i64 %517, %518
  %522 = select i1 %520, i1 %521, i1 false
  br i1 %522, label %523, label %822

523:                                              ; preds = %515
  %524 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %525 = load ptr, ptr %524, align 8, !tbaa !207
  %526 = icmp eq ptr %525, null
  br i1 %526, label %538, label %527

527:                                              ; preds = %523
  %528 = getelementptr inbounds %struct.slot, ptr %525, i64 0, i32 2
  %529 = load i64, ptr %528, align 8, !tbaa !295
  %530 = add i64 %529, %519
  %531 = icmp ugt i64 %530, 262144
  br i1 %531, label %532, label %543

532:                                              ; preds = %527
  store ptr null, ptr %524, align 8, !tbaa !207
  %533 = tail call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %525) #15
  %534 = icmp eq i32 %533, 0
  br i1 %534, label %535, label %822

535:                                              ; preds = %532
  %536 = load ptr, ptr %524, align 8, !tbaa !207
  %537 = icmp eq ptr %536, null
  br i1 %537, label %538, label %543

538:                                              ; preds = %535, %523
  %539 = tail call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %524) #15
  %540 = icmp eq i32 %539, 0
  br i1 %540, label %541, label %822

541:                                              ; preds = %538
  %542 = load ptr, ptr %524, align 8, !tbaa !207
  br label %543

543:                                              ; preds = %541, %535, %527
  %544 = phi ptr [ %542, %541 ], [ %536, %535 ], [ %525, %527 ]
  %545 = getelementptr inbounds %struct.slot, ptr %544, i64 0, i32 1
  %546 = load ptr, ptr %545, align 8, !tbaa !20
  %547 = getelementptr inbounds %struct.slot, ptr %544, i64 0, i32 2
  %548 = load i64, ptr %547, align 8, !tbaa !295
  %549 = getelementptr inbounds i8, ptr %546, i64 %548
  %550 = add i64 %519, 15
  %551 = and i64 %550, -16
  %552 = add i64 %548, %551
  store i64 %552, ptr %547, align 8, !tbaa !295
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %11)
  %553 = load ptr, ptr %0, align 8, !tbaa !114
  %554 = getelementptr inbounds %struct.device, ptr %553, i64 0, i32 4
  %555 = load ptr, ptr %554, align 8, !tbaa !299
  %556 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %557 = load i64, ptr %556, align 8, !tbaa !69
  %558 = load i64, ptr %453, align 8, !tbaa !186
  %559 = add i64 %558, %557
  %560 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %561 = load ptr, ptr %560, align 8, !tbaa !115
  %562 = tail call i32 %555(ptr noundef %549, i64 noundef %559, i64 noundef %519, ptr noundef %561) #14
  %563 = icmp eq i32 %562, 0
  br i1 %563, label %564, label %577

564:                                              ; preds = %543
  %565 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %566 = load i64, ptr %565, align 8, !tbaa !73
  %567 = inttoptr i64 %566 to ptr
  %568 = load i64, ptr %453, align 8, !tbaa !186
  %569 = getelementptr inbounds i8, ptr %567, i64 %568
  store ptr %569, ptr %11, align 8, !tbaa !192
  %570 = getelementptr inbounds %struct.arrival, ptr %11, i64 0, i32 1
  store ptr %549, ptr %570, align 8, !tbaa !194
  %571 = getelementptr inbounds %struct.arrival, ptr %11, i64 0, i32 2
  store i64 %519, ptr %571, align 8, !tbaa !197
  %572 = getelementptr inbounds %struct.arrival, ptr %11, i64 0, i32 3
  store i64 %3, ptr %572, align 8, !tbaa !195
  %573 = getelementptr inbounds %struct.arrival, ptr %11, i64 0, i32 4
  store ptr null, ptr %573, align 8, !tbaa !196
  %574 = tail call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull byval(%struct.arrival) align 8 %11) #15
  %575 = load i64, ptr %453, align 8, !tbaa !186
  %576 = add i64 %575, %519
  store i64 %576, ptr %453, align 8, !tbaa !186
  br label %577

577:                                              ; preds = %564, %543
  %578 = phi i32 [ %574, %564 ], [ %562, %543 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %11)
  br label %822

579:                                              ; preds = %25
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #7
  %580 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 10
  %581 = load ptr, ptr %580, align 8, !tbaa !311
  %582 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %583 = load i64, ptr %582, align 8, !tbaa !75
  %584 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 34
  %585 = load ptr, ptr %584, align 8, !tbaa !312
  %586 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %587 = load ptr, ptr %586, align 8, !tbaa !115
  %588 = call i32 %581(ptr noundef nonnull %10, i64 noundef %583, ptr noundef %585, ptr noundef %587) #14
  switch i32 %588, label %618 [
    i32 2, label %589
    i32 0, label %591
  ]

589:                                              ; preds = %579
  %590 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  call fastcc void @add_failure(ptr noundef nonnull %590, i64 noundef %3, i64 noundef 2) #16
  br label %618

591:                                              ; preds = %579
  %592 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 5
  %593 = load ptr, ptr %592, align 8, !tbaa !300
  %594 = load i64, ptr %10, align 8, !tbaa !3
  %595 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %596 = load i64, ptr %595, align 8, !tbaa !69
  %597 = load i64, ptr %582, align 8, !tbaa !75
  %598 = load ptr, ptr %586, align 8, !tbaa !115
  %599 = call i32 %593(i64 noundef %594, i64 noundef %596, i64 noundef %597, ptr noundef %598) #14
  %600 = icmp eq i32 %599, 0
  br i1 %600, label %601, label %609

601:                                              ; preds = %591
  %602 = load ptr, ptr %592, align 8, !tbaa !300
  %603 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %604 = load i64, ptr %603, align 8, !tbaa !73
  %605 = load i64, ptr %10, align 8, !tbaa !3
  %606 = load i64, ptr %582, align 8, !tbaa !75
  %607 = load ptr, ptr %586, align 8, !tbaa !115
  %608 = call i32 %602(i64 noundef %604, i64 noundef %605, i64 noundef %606, ptr noundef %607) #14
  br label %609

609:                                              ; preds = %601, %591
  %610 = phi i32 [ %599, %591 ], [ %608, %601 ]
  %611 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 11
  %612 = load ptr, ptr %611, align 8, !tbaa !313
  %613 = load i64, ptr %10, align 8, !tbaa !3
  %614 = load ptr, ptr %586, align 8, !tbaa !115
  %615 = call i32 %612(i64 noundef %613, ptr noundef %614) #14
  %616 = icmp eq i32 %610, 0
  %617 = select i1 %616, i32 %615, i32 %610
  br label %618

618:                                              ; preds = %609, %589, %579
  %619 = phi i32 [ 0, %589 ], [ %617, %609 ], [ %588, %579 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #7
  br label %822

620:                                              ; preds = %25
  %621 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 6
  %622 = load ptr, ptr %621, align 8, !tbaa !314
  %623 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 1
  %624 = load i64, ptr %623, align 8, !tbaa !315
  %625 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 2
  %626 = load ptr, ptr %625, align 8, !tbaa !317
  %627 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 3
  %628 = load i64, ptr %627, align 8, !tbaa !318
  %629 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 4
  %630 = load ptr, ptr %629, align 8, !tbaa !319
  %631 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 5
  %632 = load i64, ptr %631, align 8, !tbaa !320
  %633 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %634 = load ptr, ptr %633, align 8, !tbaa !115
  %635 = tail call i32 %622(i64 noundef %624, ptr noundef %626, i64 noundef %628, ptr noundef %630, i64 noundef %632, ptr noundef %634) #14
  br label %822

636:                                              ; preds = %25
  %637 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 3
  %638 = load i32, ptr %637, align 8, !tbaa !321
  switch i32 %638, label %665 [
    i32 1, label %639
    i32 2, label %652
  ]

639:                                              ; preds = %636
  %640 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 7
  %641 = load ptr, ptr %640, align 8, !tbaa !296
  %642 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 1
  %643 = load i64, ptr %642, align 8, !tbaa !57
  %644 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 4
  %645 = load i32, ptr %644, align 4, !tbaa !322
  %646 = trunc i32 %645 to i8
  %647 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 2
  %648 = load i64, ptr %647, align 8, !tbaa !62
  %649 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %650 = load ptr, ptr %649, align 8, !tbaa !115
  %651 = tail call i32 %641(i64 noundef %643, i8 noundef zeroext %646, i64 noundef %648, ptr noundef %650) #14
  br label %822

652:                                              ; preds = %636
  %653 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 8
  %654 = load ptr, ptr %653, align 8, !tbaa !323
  %655 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 1
  %656 = load i64, ptr %655, align 8, !tbaa !57
  %657 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 4
  %658 = load i32, ptr %657, align 4, !tbaa !322
  %659 = trunc i32 %658 to i16
  %660 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 2
  %661 = load i64, ptr %660, align 8, !tbaa !62
  %662 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %663 = load ptr, ptr %662, align 8, !tbaa !115
  %664 = tail call i32 %654(i64 noundef %656, i16 noundef zeroext %659, i64 noundef %661, ptr noundef %663) #14
  br label %822

665:                                              ; preds = %636
  %666 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 9
  %667 = load ptr, ptr %666, align 8, !tbaa !324
  %668 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 1
  %669 = load i64, ptr %668, align 8, !tbaa !57
  %670 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 4
  %671 = load i32, ptr %670, align 4, !tbaa !322
  %672 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 2
  %673 = load i64, ptr %672, align 8, !tbaa !62
  %674 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %675 = load ptr, ptr %674, align 8, !tbaa !115
  %676 = tail call i32 %667(i64 noundef %669, i32 noundef %671, i64 noundef %673, ptr noundef %675) #14
  br label %822

677:                                              ; preds = %25
  %678 = getelementptr inbounds %struct.command, ptr %2, i64 0, i32 2
  %679 = load i32, ptr %678, align 4, !tbaa !52
  %680 = zext i32 %679 to i64
  %681 = getelementptr inbounds i8, ptr %2, i64 %680
  %682 = getelementptr inbounds %struct.execute, ptr %2, i64 0, i32 1
  %683 = getelementptr inbounds %struct.execute, ptr %2, i64 0, i32 2
  %684 = icmp ult ptr %683, %681
  br i1 %684, label %685, label %780

685:                                              ; preds = %677
  %686 = load ptr, ptr %682, align 8, !tbaa !22
  %687 = getelementptr inbounds %struct.graph, ptr %686, i64 0, i32 4
  %688 = load ptr, ptr %687, align 8, !tbaa !55
  %689 = getelementptr inbounds ptr, ptr %8, i64 1
  %690 = getelementptr inbounds ptr, ptr %8, i64 2
  %691 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 1
  %692 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 2
  %693 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 3
  %694 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 4
  %695 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 5
  %696 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 6
  %697 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 7
  %698 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 8
  %699 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 9
  %700 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 10
  %701 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 11
  br label %705

702:                                              ; preds = %771
  br i1 %778, label %703, label %822

703:                                              ; preds = %702
  %704 = load ptr, ptr %0, align 8, !tbaa !114
  br label %780

705:                                              ; preds = %771, %685
  %706 = phi ptr [ %683, %685 ], [ %776, %771 ]
  %707 = phi ptr [ %688, %685 ], [ %709, %771 ]
  %708 = load ptr, ptr %682, align 8, !tbaa !22
  %709 = getelementptr inbounds i64, ptr %707, i64 1
  %710 = load i64, ptr %707, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #7
  %711 = getelementptr inbounds %struct.launch, ptr %706, i64 0, i32 2
  %712 = load i64, ptr %711, align 8, !tbaa !3
  store i64 %712, ptr %6, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #7
  store i64 0, ptr %7, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8) #7
  store ptr %6, ptr %8, align 16, !tbaa !22
  store ptr %7, ptr %689, align 8, !tbaa !22
  %713 = getelementptr inbounds %struct.launch, ptr %706, i64 0, i32 4
  store ptr %713, ptr %690, align 16, !tbaa !22
  %714 = getelementptr inbounds %struct.launch, ptr %706, i64 0, i32 1
  %715 = load ptr, ptr %714, align 8, !tbaa !22
  %716 = load i64, ptr %715, align 8, !tbaa !3
  %717 = icmp eq i64 %716, 0
  br i1 %717, label %771, label %718

718:                                              ; preds = %705
  %719 = getelementptr inbounds %struct.graph, ptr %708, i64 0, i32 1
  %720 = getelementptr inbounds %struct.graph, ptr %708, i64 0, i32 3
  br label %721

721:                                              ; preds = %750, %718
  %722 = phi ptr [ %715, %718 ], [ %766, %750 ]
  %723 = phi i64 [ 0, %718 ], [ %765, %750 ]
  %724 = getelementptr inbounds %struct.kernel, ptr %722, i64 0, i32 3, i64 %723
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %9) #7
  %725 = load ptr, ptr %724, align 8, !tbaa !261
  store ptr %725, ptr %9, align 8, !tbaa !263
  %726 = getelementptr inbounds %struct.kernel, ptr %722, i64 0, i32 3, i64 %723, i32 1
  %727 = load ptr, ptr %726, align 8, !tbaa !265
  %728 = icmp eq ptr %727, null
  br i1 %728, label %729, label %732

729:                                              ; preds = %721
  %730 = getelementptr inbounds %struct.kernel, ptr %722, i64 0, i32 3, i64 %723, i32 2
  %731 = load i32, ptr %730, align 8, !tbaa !266
  br label %750

732:                                              ; preds = %721
  %733 = call i64 %727(ptr noundef nonnull %713) #14
  %734 = icmp sgt i64 %733, 0
  br i1 %734, label %735, label %742

735:                                              ; preds = %732
  %736 = getelementptr inbounds %struct.kernel, ptr %722, i64 0, i32 3, i64 %723, i32 3
  %737 = load i32, ptr %736, align 4, !tbaa !267
  %738 = zext i32 %737 to i64
  %739 = add nsw i64 %733, -1
  %740 = add nuw i64 %739, %738
  %741 = udiv i64 %740, %738
  br label %742

742:                                              ; preds = %735, %732
  %743 = phi i64 [ %741, %735 ], [ 1, %732 ]
  %744 = getelementptr inbounds %struct.kernel, ptr %722, i64 0, i32 3, i64 %723, i32 2
  %745 = load i32, ptr %744, align 8, !tbaa !266
  %746 = zext i32 %745 to i64
  %747 = icmp ult i64 %743, %746
  %748 = trunc i64 %743 to i32
  %749 = select i1 %747, i32 %748, i32 %745
  br label %750

750:                                              ; preds = %742, %729
  %751 = phi i32 [ %749, %742 ], [ %731, %729 ]
  store i32 %751, ptr %691, align 8, !tbaa !268
  store i32 1, ptr %692, align 4, !tbaa !269
  store i32 1, ptr %693, align 8, !tbaa !270
  %752 = getelementptr inbounds %struct.kernel, ptr %722, i64 0, i32 3, i64 %723, i32 3
  %753 = load i32, ptr %752, align 4, !tbaa !267
  store i32 %753, ptr %694, align 4, !tbaa !271
  store i32 1, ptr %695, align 8, !tbaa !272
  store i32 1, ptr %696, align 4, !tbaa !273
  %754 = getelementptr inbounds %struct.kernel, ptr %722, i64 0, i32 3, i64 %723, i32 4
  %755 = load i32, ptr %754, align 8, !tbaa !274
  store i32 %755, ptr %697, align 8, !tbaa !275
  store ptr %8, ptr %698, align 8, !tbaa !276
  store ptr null, ptr %699, align 8, !tbaa !277
  store ptr null, ptr %700, align 8, !tbaa !278
  store ptr null, ptr %701, align 8, !tbaa !279
  %756 = add i64 %723, %710
  %757 = load ptr, ptr %708, align 8, !tbaa !44
  %758 = getelementptr inbounds %struct.device, ptr %757, i64 0, i32 29
  %759 = load ptr, ptr %758, align 8, !tbaa !325
  %760 = load ptr, ptr %719, align 8, !tbaa !46
  %761 = load ptr, ptr %720, align 8, !tbaa !54
  %762 = getelementptr inbounds ptr, ptr %761, i64 %756
  %763 = load ptr, ptr %762, align 8, !tbaa !22
  %764 = call i32 %759(ptr noundef %760, ptr noundef %763, ptr noundef nonnull %9) #14
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %9) #7
  %765 = add nuw i64 %723, 1
  %766 = load ptr, ptr %714, align 8, !tbaa !22
  %767 = load i64, ptr %766, align 8, !tbaa !3
  %768 = icmp ult i64 %765, %767
  %769 = icmp eq i32 %764, 0
  %770 = select i1 %768, i1 %769, i1 false
  br i1 %770, label %721, label %771, !llvm.loop !281

771:                                              ; preds = %750, %705
  %772 = phi i32 [ 0, %705 ], [ %764, %750 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #7
  %773 = getelementptr inbounds %struct.command, ptr %706, i64 0, i32 2
  %774 = load i32, ptr %773, align 4, !tbaa !52
  %775 = zext i32 %774 to i64
  %776 = getelementptr inbounds i8, ptr %706, i64 %775
  %777 = icmp ult ptr %776, %681
  %778 = icmp eq i32 %772, 0
  %779 = select i1 %777, i1 %778, i1 false
  br i1 %779, label %705, label %702, !llvm.loop !326

780:                                              ; preds = %703, %677
  %781 = phi ptr [ %704, %703 ], [ %26, %677 ]
  %782 = getelementptr inbounds %struct.device, ptr %781, i64 0, i32 30
  %783 = load ptr, ptr %782, align 8, !tbaa !327
  %784 = load ptr, ptr %682, align 8, !tbaa !22
  %785 = getelementptr inbounds %struct.graph, ptr %784, i64 0, i32 1
  %786 = load ptr, ptr %785, align 8, !tbaa !46
  %787 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %788 = load ptr, ptr %787, align 8, !tbaa !115
  %789 = call i32 %783(ptr noundef %786, ptr noundef %788) #14
  br label %822

790:                                              ; preds = %25
  %791 = getelementptr inbounds %struct.wait, ptr %2, i64 0, i32 1
  %792 = load ptr, ptr %791, align 8, !tbaa !156
  %793 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %794 = load ptr, ptr %793, align 8, !tbaa !115
  %795 = getelementptr inbounds %struct.wait, ptr %2, i64 0, i32 2
  %796 = load i64, ptr %795, align 8, !tbaa !157
  %797 = tail call fastcc i32 @wait_for(ptr noundef %792, ptr noundef %794, i64 noundef %796) #15
  br label %822

798:                                              ; preds = %25
  %799 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 20
  %800 = load ptr, ptr %799, align 8, !tbaa !220
  %801 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %802 = load ptr, ptr %801, align 8, !tbaa !115
  %803 = getelementptr inbounds %struct.wait_event, ptr %2, i64 0, i32 1
  %804 = load ptr, ptr %803, align 8, !tbaa !328
  %805 = tail call i32 %800(ptr noundef %802, ptr noundef %804, i32 noundef 0) #14
  br label %822

806:                                              ; preds = %25
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %5) #7
  %807 = getelementptr inbounds i8, ptr %5, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %807, i8 0, i64 136, i1 false)
  %808 = getelementptr inbounds %struct.wait_semaphore, ptr %2, i64 0, i32 2
  %809 = load i64, ptr %808, align 8, !tbaa !330
  store i64 %809, ptr %5, align 8, !tbaa !332
  %810 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 22
  %811 = load ptr, ptr %810, align 8, !tbaa !335
  %812 = getelementptr inbounds %struct.wait_semaphore, ptr %2, i64 0, i32 1
  %813 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %814 = load ptr, ptr %813, align 8, !tbaa !115
  %815 = call i32 %811(ptr noundef nonnull %812, ptr noundef nonnull %5, i32 noundef 1, ptr noundef %814) #14
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %5) #7
  br label %822

816:                                              ; preds = %4
  %817 = getelementptr inbounds %struct.command, ptr %2, i64 0, i32 1
  %818 = load i16, ptr %817, align 2, !tbaa !92
  %819 = icmp eq i16 %818, 0
  br i1 %819, label %822, label %820

820:                                              ; preds = %816
  %821 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  tail call fastcc void @add_failure(ptr noundef nonnull %821, i64 noundef %3, i64 noundef 2) #16
  br label %822

822:                                              ; preds = %253, %250, %247, %806, %798, %790, %780, %702, %665, %652, %639, %620, %618, %577, %538, %532, %515, %502, %440, %396, %390, %373, %262, %211, %198, %186, %184, %25, %816, %820
  %823 = phi i32 [ 0, %820 ], [ 0, %816 ], [ %815, %806 ], [ %805, %798 ], [ %797, %790 ], [ %635, %620 ], [ %619, %618 ], [ %223, %211 ], [ %210, %198 ], [ %197, %186 ], [ %185, %184 ], [ 0, %25 ], [ %374, %373 ], [ %450, %440 ], [ %391, %390 ], [ %397, %396 ], [ %260, %262 ], [ %516, %515 ], [ %503, %502 ], [ %578, %577 ], [ %533, %532 ], [ %539, %538 ], [ %676, %665 ], [ %664, %652 ], [ %651, %639 ], [ %789, %780 ], [ %772, %702 ], [ -2, %247 ], [ -2, %250 ], [ -2, %253 ]
  ret i32 %823
}

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #4

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define internal fastcc i32 @add_arrival(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef readonly byval(%struct.arrival) align 8 %2) unnamed_addr #3 {
  %4 = alloca { i64, i64 }, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #14
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29, i32 2
  %9 = load i64, ptr %8, align 8, !tbaa !336
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !198
  %12 = sub i64 %9, %11
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !191
  %15 = icmp ult i64 %12, %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = load ptr, ptr %5, align 8, !tbaa !190
  br label %46

18:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %8, i64 16, i1 false), !tbaa.struct !337
  %19 = icmp eq i64 %14, 0
  %20 = shl i64 %14, 1
  %21 = select i1 %19, i64 64, i64 %20
  %22 = tail call ptr @calloc(i64 noundef %21, i64 noundef 40) #14
  %23 = icmp eq ptr %22, null
  br i1 %23, label %45, label %24

24:                                               ; preds = %18
  %25 = load i64, ptr %10, align 8, !tbaa !198
  %26 = load i64, ptr %8, align 8, !tbaa !336
  %27 = icmp ult i64 %25, %26
  br i1 %27, label %28, label %30

28:                                               ; preds = %24
  %29 = add i64 %21, -1
  br label %33

30:                                               ; preds = %33, %24
  %31 = load ptr, ptr %5, align 8, !tbaa !190
  tail call void @free(ptr noundef %31) #14
  store ptr %22, ptr %5, align 8, !tbaa.struct !338
  store i64 %21, ptr %13, align 8, !tbaa.struct !339
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %8, ptr noundef nonnull align 8 dereferenceable(16) %4, i64 16, i1 false), !tbaa.struct !337
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4)
  %32 = load i64, ptr %8, align 8, !tbaa !336
  br label %46

33:                                               ; preds = %33, %28
  %34 = phi i64 [ %25, %28 ], [ %42, %33 ]
  %35 = and i64 %34, %29
  %36 = getelementptr inbounds %struct.arrival, ptr %22, i64 %35
  %37 = load ptr, ptr %5, align 8, !tbaa !190
  %38 = load i64, ptr %13, align 8, !tbaa !191
  %39 = add i64 %38, -1
  %40 = and i64 %39, %34
  %41 = getelementptr inbounds %struct.arrival, ptr %37, i64 %40
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %36, ptr noundef nonnull align 8 dereferenceable(40) %41, i64 40, i1 false), !tbaa.struct !340
  %42 = add nuw i64 %34, 1
  %43 = load i64, ptr %8, align 8, !tbaa !336
  %44 = icmp ult i64 %42, %43
  br i1 %44, label %33, label %30, !llvm.loop !341

45:                                               ; preds = %18
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4)
  br label %54

46:                                               ; preds = %16, %30
  %47 = phi i64 [ %14, %16 ], [ %21, %30 ]
  %48 = phi ptr [ %17, %16 ], [ %22, %30 ]
  %49 = phi i64 [ %9, %16 ], [ %32, %30 ]
  %50 = add i64 %49, 1
  store i64 %50, ptr %8, align 8, !tbaa !336
  %51 = add i64 %47, -1
  %52 = and i64 %51, %49
  %53 = getelementptr inbounds %struct.arrival, ptr %48, i64 %52
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %53, ptr noundef nonnull align 8 dereferenceable(40) %2, i64 40, i1 false), !tbaa.struct !340
  br label %54

54:                                               ; preds = %45, %46
  %55 = phi i32 [ 0, %46 ], [ 2, %45 ]
  %56 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #14
  %57 = load ptr, ptr %2, align 8, !tbaa !192
  %58 = icmp eq ptr %57, null
  br i1 %58, label %65, label %59

59:                                               ; preds = %54
  %60 = getelementptr inbounds %struct.arrival, ptr %2, i64 0, i32 2
  %61 = load i64, ptr %60, align 8, !tbaa !197
  %62 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 10
  %63 = load i64, ptr %62, align 8, !tbaa !145
  %64 = add i64 %63, %61
  store i64 %64, ptr %62, align 8, !tbaa !145
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
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %9 = load i64, ptr %8, align 8, !tbaa !135
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
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %21 = load ptr, ptr %20, align 8, !tbaa !166
  store ptr null, ptr %20, align 8, !tbaa !166
  %22 = icmp eq ptr %21, null
  br i1 %22, label %28, label %23

23:                                               ; preds = %15, %19
  %24 = phi ptr [ %13, %15 ], [ %21, %19 ]
  %25 = add nuw nsw i64 %9, 1
  store i64 %25, ptr %8, align 8, !tbaa !135
  store ptr null, ptr %24, align 8, !tbaa !23
  %26 = getelementptr inbounds %struct.slot, ptr %24, i64 0, i32 2
  store i64 0, ptr %26, align 8, !tbaa !295
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #14
  store ptr %24, ptr %2, align 8, !tbaa !22
  br label %38

28:                                               ; preds = %19, %17, %3
  %29 = tail call i32 @pthread_mutex_unlock(ptr noundef %6) #14
  store ptr null, ptr %2, align 8, !tbaa !22
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %31 = load ptr, ptr %30, align 8, !tbaa !207
  %32 = icmp eq ptr %31, null
  br i1 %32, label %37, label %33

33:                                               ; preds = %28
  store ptr null, ptr %30, align 8, !tbaa !207
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
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %17 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %16) #14
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %19 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %18) #14
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %21 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %20) #14
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 37
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
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %34 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %33) #14
  store ptr null, ptr %2, align 8, !tbaa !23
  %35 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %36 = load i64, ptr %35, align 8, !tbaa !87
  %37 = getelementptr inbounds %struct.slot, ptr %2, i64 0, i32 4
  store i64 %36, ptr %37, align 8, !tbaa !131
  %38 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29, i32 2
  %39 = load i64, ptr %38, align 8, !tbaa !188
  %40 = getelementptr inbounds %struct.slot, ptr %2, i64 0, i32 5
  store i64 %39, ptr %40, align 8, !tbaa !134
  %41 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %42 = load ptr, ptr %41, align 8, !tbaa !119
  store ptr %2, ptr %42, align 8, !tbaa !22
  store ptr %2, ptr %41, align 8, !tbaa !119
  %43 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %44 = load i32, ptr %43, align 4, !tbaa !130
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %49, label %46

46:                                               ; preds = %32
  %47 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %48 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %47) #14
  br label %49

49:                                               ; preds = %32, %46
  %50 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %33) #14
  ret i32 %11
}

; Function Attrs: nounwind
define internal i32 @send_slot(ptr nocapture noundef %0, i32 noundef %1) #3 {
  %3 = load ptr, ptr %0, align 8, !tbaa !302
  %4 = zext i32 %1 to i64
  %5 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 2, i64 %4
  %6 = load ptr, ptr %5, align 8, !tbaa !22
  %7 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 3
  %8 = load i64, ptr %7, align 8, !tbaa !305
  %9 = shl nuw nsw i64 %4, 18
  %10 = add i64 %8, %9
  %11 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 4
  %12 = load i32, ptr %11, align 8, !tbaa !307
  %13 = add i32 %12, 1
  store i32 %13, ptr %11, align 8, !tbaa !307
  %14 = load ptr, ptr %3, align 8, !tbaa !114
  %15 = getelementptr inbounds %struct.device, ptr %14, i64 0, i32 3
  %16 = load ptr, ptr %15, align 8, !tbaa !301
  %17 = getelementptr inbounds %struct.slot, ptr %6, i64 0, i32 1
  %18 = load ptr, ptr %17, align 8, !tbaa !20
  %19 = getelementptr inbounds %struct.queue, ptr %3, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !115
  %21 = tail call i32 %16(i64 noundef %10, ptr noundef %18, i64 noundef 262144, ptr noundef %20) #14
  %22 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 1
  %23 = load ptr, ptr %22, align 8, !tbaa !304
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
!83 = !{!"queue", !16, i64 0, !16, i64 8, !9, i64 16, !84, i64 24, !4, i64 40, !4, i64 48, !4, i64 56, !4, i64 64, !4, i64 72, !9, i64 80, !9, i64 84, !9, i64 88, !9, i64 92, !9, i64 96, !9, i64 100, !9, i64 104, !9, i64 108, !9, i64 112, !9, i64 116, !16, i64 120, !16, i64 128, !16, i64 136, !16, i64 144, !16, i64 152, !16, i64 160, !16, i64 168, !11, i64 176, !16, i64 184, !16, i64 192, !85, i64 200, !16, i64 232, !4, i64 240, !9, i64 248, !86, i64 256, !18, i64 344, !18, i64 408, !18, i64 472, !18, i64 536}
!84 = !{!"notification", !4, i64 0, !9, i64 8}
!85 = !{!"arrivals", !16, i64 0, !4, i64 8, !4, i64 16, !4, i64 24}
!86 = !{!"failures", !18, i64 0, !16, i64 64, !16, i64 72, !4, i64 80}
!87 = !{!88, !4, i64 8}
!88 = !{!"batch", !16, i64 0, !4, i64 8, !4, i64 16, !16, i64 24, !16, i64 32, !16, i64 40, !4, i64 48, !4, i64 56, !4, i64 64, !4, i64 72, !4, i64 80, !4, i64 88, !16, i64 96, !9, i64 104, !9, i64 108, !9, i64 112, !9, i64 116, !9, i64 120, !9, i64 124, !9, i64 128, !9, i64 132, !9, i64 136, !9, i64 140, !4, i64 144, !9, i64 152, !9, i64 156, !16, i64 160, !16, i64 168}
!89 = distinct !{!89, !13}
!90 = !{!88, !9, i64 120}
!91 = !{!88, !16, i64 24}
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
!119 = !{!83, !16, i64 192}
!120 = !{!83, !4, i64 64}
!121 = !{!83, !4, i64 48}
!122 = !{!84, !9, i64 8}
!123 = distinct !{!123, !13}
!124 = !{!83, !16, i64 184}
!125 = !{!88, !9, i64 124}
!126 = distinct !{!126, !13}
!127 = !{!83, !9, i64 96}
!128 = !{!83, !9, i64 104}
!129 = !{!83, !9, i64 112}
!130 = !{!83, !9, i64 92}
!131 = !{!21, !4, i64 32}
!132 = !{!15, !16, i64 144}
!133 = distinct !{!133, !13}
!134 = !{!21, !4, i64 40}
!135 = !{!83, !4, i64 240}
!136 = !{!21, !16, i64 48}
!137 = distinct !{!137, !13}
!138 = !{!88, !9, i64 132}
!139 = !{!83, !9, i64 108}
!140 = !{!88, !4, i64 88}
!141 = !{!88, !16, i64 96}
!142 = !{!83, !4, i64 224}
!143 = !{!88, !4, i64 64}
!144 = !{!83, !4, i64 56}
!145 = !{!88, !4, i64 80}
!146 = !{!83, !16, i64 144}
!147 = !{!88, !9, i64 128}
!148 = !{!83, !16, i64 120}
!149 = !{!88, !16, i64 0}
!150 = !{!83, !9, i64 100}
!151 = distinct !{!151, !13}
!152 = !{!88, !9, i64 104}
!153 = !{!88, !16, i64 32}
!154 = !{!155, !11, i64 0}
!155 = !{!"wait", !51, i64 0, !16, i64 8, !4, i64 16, !4, i64 24}
!156 = !{!155, !16, i64 8}
!157 = !{!155, !4, i64 16}
!158 = distinct !{!158, !13}
!159 = !{!88, !9, i64 108}
!160 = !{!161, !11, i64 0}
!161 = !{!"wait_ready", !51, i64 0, !16, i64 8}
!162 = !{!161, !16, i64 8}
!163 = !{!88, !9, i64 116}
!164 = distinct !{!164, !13}
!165 = distinct !{!165, !13}
!166 = !{!83, !16, i64 232}
!167 = !{!83, !9, i64 248}
!168 = distinct !{!168, !13}
!169 = !{!15, !16, i64 96}
!170 = !{!15, !16, i64 288}
!171 = !{!15, !16, i64 104}
!172 = !{i64 0, i64 8, !22}
!173 = !{!88, !4, i64 16}
!174 = !{!88, !16, i64 40}
!175 = !{!88, !4, i64 56}
!176 = !{!88, !16, i64 168}
!177 = !{!88, !9, i64 140}
!178 = !{!88, !4, i64 72}
!179 = !{!88, !9, i64 112}
!180 = distinct !{!180, !13}
!181 = distinct !{!181, !13}
!182 = !{!83, !16, i64 128}
!183 = !{!"branch_weights", i32 2000, i32 1}
!184 = !{!83, !11, i64 176}
!185 = !{ptr @run_or_refuse, ptr @run_timed}
!186 = !{!88, !4, i64 48}
!187 = !{!83, !16, i64 160}
!188 = !{!83, !4, i64 216}
!189 = !{!83, !9, i64 116}
!190 = !{!85, !16, i64 0}
!191 = !{!85, !4, i64 8}
!192 = !{!193, !16, i64 0}
!193 = !{!"arrival", !16, i64 0, !16, i64 8, !4, i64 16, !4, i64 24, !16, i64 32}
!194 = !{!193, !16, i64 8}
!195 = !{!193, !4, i64 24}
!196 = !{!193, !16, i64 32}
!197 = !{!193, !4, i64 16}
!198 = !{!85, !4, i64 24}
!199 = distinct !{!199, !13}
!200 = !{!88, !9, i64 152}
!201 = !{!88, !16, i64 160}
!202 = !{!203, !4, i64 8}
!203 = !{!"stamp", !16, i64 0, !4, i64 8}
!204 = !{!203, !16, i64 0}
!205 = distinct !{!205, !13}
!206 = distinct !{!206, !13}
!207 = !{!83, !16, i64 168}
!208 = distinct !{!208, !13}
!209 = !{!86, !16, i64 64}
!210 = !{!211, !16, i64 0}
!211 = !{!"failure", !16, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !5, i64 32, !5, i64 288, !5, i64 2336}
!212 = !{!86, !4, i64 80}
!213 = !{i64 0, i64 8, !22, i64 8, i64 8, !3, i64 16, i64 8, !3, i64 24, i64 8, !3, i64 32, i64 256, !214, i64 288, i64 2048, !214, i64 2336, i64 256, !214}
!214 = !{!5, !5, i64 0}
!215 = !{!83, !9, i64 84}
!216 = distinct !{!216, !13}
!217 = !{!83, !9, i64 88}
!218 = distinct !{!218, !13}
!219 = distinct !{!219, !13}
!220 = !{!15, !16, i64 160}
!221 = !{!83, !4, i64 72}
!222 = !{!15, !16, i64 168}
!223 = distinct !{!223, !13}
!224 = !{!88, !9, i64 156}
!225 = distinct !{!225, !13}
!226 = distinct !{!226, !13}
!227 = distinct !{!227, !13}
!228 = distinct !{!228, !13}
!229 = !{!83, !16, i64 200}
!230 = distinct !{!230, !13}
!231 = !{!30, !16, i64 192}
!232 = !{!233, !16, i64 0}
!233 = !{!"copying", !16, i64 0, !16, i64 8, !9, i64 16, !9, i64 20, !11, i64 24}
!234 = !{!233, !16, i64 8}
!235 = !{!233, !9, i64 16}
!236 = !{!233, !9, i64 20}
!237 = !{!233, !11, i64 24}
!238 = !{!30, !9, i64 200}
!239 = distinct !{!239, !13}
!240 = !{!241, !9, i64 24}
!241 = !{!"piece", !16, i64 0, !16, i64 8, !4, i64 16, !9, i64 24}
!242 = distinct !{!242, !13}
!243 = !{ptr @send_slot}
!244 = distinct !{!244, !13}
!245 = distinct !{!245, !13}
!246 = !{!241, !16, i64 0}
!247 = !{!241, !16, i64 8}
!248 = !{!241, !4, i64 16}
!249 = !{i32 1}
!250 = distinct !{!250, !13}
!251 = !{!30, !9, i64 212}
!252 = distinct !{!252, !13}
!253 = distinct !{!253, !13}
!254 = distinct !{!254, !13}
!255 = !{!256, !4, i64 0}
!256 = !{!"thread_span", !4, i64 0, !4, i64 8, !9, i64 16, !11, i64 20, !11, i64 22, !4, i64 24}
!257 = !{!256, !9, i64 16}
!258 = !{!256, !11, i64 20}
!259 = !{!256, !11, i64 22}
!260 = !{!256, !4, i64 24}
!261 = !{!262, !16, i64 0}
!262 = !{!"task", !16, i64 0, !16, i64 8, !9, i64 16, !9, i64 20, !9, i64 24, !9, i64 28}
!263 = !{!264, !16, i64 0}
!264 = !{!"", !16, i64 0, !9, i64 8, !9, i64 12, !9, i64 16, !9, i64 20, !9, i64 24, !9, i64 28, !9, i64 32, !16, i64 40, !16, i64 48, !16, i64 56, !16, i64 64}
!265 = !{!262, !16, i64 8}
!266 = !{!262, !9, i64 16}
!267 = !{!262, !9, i64 20}
!268 = !{!264, !9, i64 8}
!269 = !{!264, !9, i64 12}
!270 = !{!264, !9, i64 16}
!271 = !{!264, !9, i64 20}
!272 = !{!264, !9, i64 24}
!273 = !{!264, !9, i64 28}
!274 = !{!262, !9, i64 24}
!275 = !{!264, !9, i64 32}
!276 = !{!264, !16, i64 40}
!277 = !{!264, !16, i64 48}
!278 = !{!264, !16, i64 56}
!279 = !{!264, !16, i64 64}
!280 = distinct !{ptr @add_task, null}
!281 = distinct !{!281, !13}
!282 = !{!262, !9, i64 28}
!283 = !{!15, !16, i64 192}
!284 = !{!15, !16, i64 216}
!285 = distinct !{!285, !13}
!286 = distinct !{!286, !13}
!287 = distinct !{!287, !13}
!288 = !{!211, !4, i64 8}
!289 = !{!211, !4, i64 16}
!290 = distinct !{!290, !13}
!291 = !{!86, !16, i64 72}
!292 = !{!88, !9, i64 136}
!293 = !{!88, !4, i64 144}
!294 = distinct !{!294, !13}
!295 = !{!21, !4, i64 16}
!296 = !{!15, !16, i64 56}
!297 = !{!15, !16, i64 16}
!298 = distinct !{!298, !13}
!299 = !{!15, !16, i64 32}
!300 = !{!15, !16, i64 40}
!301 = !{!15, !16, i64 24}
!302 = !{!303, !16, i64 0}
!303 = !{!"window", !16, i64 0, !16, i64 8, !5, i64 16, !4, i64 144, !9, i64 152}
!304 = !{!303, !16, i64 8}
!305 = !{!303, !4, i64 144}
!306 = distinct !{!306, !13}
!307 = !{!303, !9, i64 152}
!308 = distinct !{!308, !13}
!309 = distinct !{!309, !13}
!310 = distinct !{!310, !13}
!311 = !{!15, !16, i64 80}
!312 = !{!15, !16, i64 272}
!313 = !{!15, !16, i64 88}
!314 = !{!15, !16, i64 48}
!315 = !{!316, !4, i64 8}
!316 = !{!"peer_copy", !51, i64 0, !4, i64 8, !16, i64 16, !4, i64 24, !16, i64 32, !4, i64 40}
!317 = !{!316, !16, i64 16}
!318 = !{!316, !4, i64 24}
!319 = !{!316, !16, i64 32}
!320 = !{!316, !4, i64 40}
!321 = !{!58, !9, i64 24}
!322 = !{!58, !9, i64 28}
!323 = !{!15, !16, i64 64}
!324 = !{!15, !16, i64 72}
!325 = !{!15, !16, i64 232}
!326 = distinct !{!326, !13}
!327 = !{!15, !16, i64 240}
!328 = !{!329, !16, i64 8}
!329 = !{!"wait_event", !51, i64 0, !16, i64 8}
!330 = !{!331, !4, i64 16}
!331 = !{!"wait_semaphore", !51, i64 0, !16, i64 8, !4, i64 16, !4, i64 24}
!332 = !{!333, !4, i64 0}
!333 = !{!"", !334, i64 0, !9, i64 72, !5, i64 76}
!334 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !9, i64 24, !5, i64 28}
!335 = !{!15, !16, i64 176}
!336 = !{!85, !4, i64 16}
!337 = !{i64 0, i64 8, !3, i64 8, i64 8, !3}
!338 = !{i64 0, i64 8, !22, i64 8, i64 8, !3, i64 16, i64 8, !3, i64 24, i64 8, !3}
!339 = !{i64 0, i64 8, !3, i64 8, i64 8, !3, i64 16, i64 8, !3}
!340 = !{i64 0, i64 8, !22, i64 8, i64 8, !22, i64 16, i64 8, !3, i64 24, i64 8, !3, i64 32, i64 8, !22}
!341 = distinct !{!341, !13}
