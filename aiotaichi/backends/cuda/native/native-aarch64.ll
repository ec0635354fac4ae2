; Made by `nox -s native` from *.c and *.h, sha256 c0070e270b4b7384394916dc03369393d5344d28f4a1e54a1f420c7de1b532eb
; ModuleID = 'aiotaichi/backends/cuda/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"
target triple = "aarch64-unknown-linux-gnu"

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
  %6 = load ptr, ptr %0, align 8, !tbaa !15
  %7 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 33
  %8 = load ptr, ptr %7, align 8, !tbaa !20
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
  store i64 %13, ptr %19, align 8, !tbaa !4
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
  store ptr %30, ptr %31, align 8, !tbaa !21
  %32 = load ptr, ptr %22, align 8, !tbaa !23
  store ptr %32, ptr %28, align 8, !tbaa !24
  store ptr %28, ptr %22, align 8, !tbaa !23
  %33 = load ptr, ptr %23, align 8, !tbaa !25
  %34 = getelementptr inbounds %struct.ring, ptr %16, i64 0, i32 4, i64 %27, i32 3
  %35 = tail call i32 %33(ptr noundef nonnull %34, i32 noundef 3) #14
  %36 = icmp ne i64 %27, 0
  %37 = icmp eq i32 %35, 0
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %25, label %24, !llvm.loop !26

39:                                               ; preds = %24
  %40 = load i64, ptr %19, align 8, !tbaa !4
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
  %49 = load ptr, ptr %48, align 8, !tbaa !27
  %50 = icmp eq ptr %49, null
  br i1 %50, label %55, label %51

51:                                               ; preds = %45
  %52 = load ptr, ptr %44, align 8, !tbaa !28
  %53 = tail call i32 %52(ptr noundef nonnull %49) #14
  %54 = load i64, ptr %19, align 8, !tbaa !4
  br label %55

55:                                               ; preds = %51, %45
  %56 = phi i64 [ %46, %45 ], [ %54, %51 ]
  %57 = add nuw i64 %47, 1
  %58 = icmp ult i64 %57, %56
  br i1 %58, label %45, label %62, !llvm.loop !29

59:                                               ; preds = %18, %24
  store ptr %16, ptr %12, align 8, !tbaa !23
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
  store i32 %66, ptr %67, align 4, !tbaa !30
  %68 = getelementptr inbounds %struct.copiers, ptr %60, i64 0, i32 10
  store ptr %64, ptr %68, align 8, !tbaa !32
  %69 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 40
  store ptr %60, ptr %69, align 8, !tbaa !33
  br label %93

70:                                               ; preds = %59
  %71 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 40
  store ptr null, ptr %71, align 8, !tbaa !33
  %72 = load ptr, ptr %12, align 8, !tbaa !34
  %73 = getelementptr inbounds %struct.ring, ptr %72, i64 0, i32 3
  %74 = load i64, ptr %73, align 8, !tbaa !4
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %92, label %76

76:                                               ; preds = %70
  %77 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 15
  br label %78

78:                                               ; preds = %88, %76
  %79 = phi i64 [ %74, %76 ], [ %89, %88 ]
  %80 = phi i64 [ 0, %76 ], [ %90, %88 ]
  %81 = getelementptr inbounds %struct.ring, ptr %72, i64 0, i32 4, i64 %80, i32 3
  %82 = load ptr, ptr %81, align 8, !tbaa !27
  %83 = icmp eq ptr %82, null
  br i1 %83, label %88, label %84

84:                                               ; preds = %78
  %85 = load ptr, ptr %77, align 8, !tbaa !28
  %86 = tail call i32 %85(ptr noundef nonnull %82) #14
  %87 = load i64, ptr %73, align 8, !tbaa !4
  br label %88

88:                                               ; preds = %84, %78
  %89 = phi i64 [ %79, %78 ], [ %87, %84 ]
  %90 = add nuw i64 %80, 1
  %91 = icmp ult i64 %90, %89
  br i1 %91, label %78, label %92, !llvm.loop !29

92:                                               ; preds = %88, %70
  tail call void @free(ptr noundef nonnull %72) #14
  br label %93

93:                                               ; preds = %62, %11, %63, %42, %92
  %94 = phi i32 [ %35, %62 ], [ 0, %63 ], [ 2, %92 ], [ %35, %42 ], [ 2, %11 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #15
  %95 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %96 = load ptr, ptr %95, align 8, !tbaa !35
  %97 = call i32 %96(ptr noundef nonnull %5) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #15
  br label %98

98:                                               ; preds = %4, %93
  %99 = phi i32 [ %94, %93 ], [ %9, %4 ]
  ret i32 %99
}

; Function Attrs: nounwind
define dso_local void @device_copy(ptr nocapture noundef readonly %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #3 {
  %5 = alloca [16 x %struct.piece], align 8
  %6 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 40
  %7 = load ptr, ptr %6, align 8, !tbaa !33
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
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5) #15
  br label %17

17:                                               ; preds = %17, %13
  %18 = phi i64 [ 0, %13 ], [ %30, %17 ]
  %19 = phi ptr [ %14, %13 ], [ %27, %17 ]
  %20 = phi ptr [ %15, %13 ], [ %28, %17 ]
  %21 = phi i64 [ %16, %13 ], [ %29, %17 ]
  %22 = call i64 @llvm.umin.i64(i64 %21, i64 %11)
  %23 = getelementptr inbounds [16 x %struct.piece], ptr %5, i64 0, i64 %18
  store ptr %19, ptr %23, align 8, !tbaa.struct !36
  %24 = getelementptr inbounds i8, ptr %23, i64 8
  store ptr %20, ptr %24, align 8, !tbaa.struct !37
  %25 = getelementptr inbounds i8, ptr %23, i64 16
  store i64 %22, ptr %25, align 8, !tbaa.struct !38
  %26 = getelementptr inbounds i8, ptr %23, i64 24
  store i32 0, ptr %26, align 8, !tbaa.struct !39
  %27 = getelementptr inbounds i8, ptr %19, i64 %22
  %28 = getelementptr inbounds i8, ptr %20, i64 %22
  %29 = sub i64 %21, %22
  %30 = add nuw nsw i64 %18, 1
  %31 = icmp ne i64 %29, 0
  %32 = icmp ult i64 %18, 15
  %33 = select i1 %31, i1 %32, i1 false
  br i1 %33, label %17, label %34, !llvm.loop !40

34:                                               ; preds = %17
  %35 = trunc i64 %30 to i32
  %36 = call fastcc i32 @copy_together(ptr noundef %7, ptr noundef nonnull %5, i32 noundef %35, i16 noundef 1, i16 noundef 3, ptr noundef null, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %5) #15
  %37 = icmp eq i64 %29, 0
  br i1 %37, label %38, label %13, !llvm.loop !41

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
  %4 = load ptr, ptr %3, align 8, !tbaa !33
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef %4) #14
  %6 = getelementptr inbounds %struct.copiers, ptr %4, i64 0, i32 8
  store i32 1, ptr %6, align 8, !tbaa !42
  %7 = getelementptr inbounds %struct.copiers, ptr %4, i64 0, i32 1
  %8 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %7) #14
  %9 = tail call i32 @pthread_mutex_unlock(ptr noundef %4) #14
  %10 = getelementptr inbounds %struct.copiers, ptr %4, i64 0, i32 6
  %11 = load i32, ptr %10, align 8, !tbaa !43
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %22, label %13

13:                                               ; preds = %1, %13
  %14 = phi i64 [ %18, %13 ], [ 0, %1 ]
  %15 = getelementptr inbounds %struct.copiers, ptr %4, i64 0, i32 9, i64 %14
  %16 = load i64, ptr %15, align 8, !tbaa !4
  %17 = tail call i32 @pthread_join(i64 noundef %16, ptr noundef null) #14
  %18 = add nuw nsw i64 %14, 1
  %19 = load i32, ptr %10, align 8, !tbaa !43
  %20 = zext i32 %19 to i64
  %21 = icmp ult i64 %18, %20
  br i1 %21, label %13, label %22, !llvm.loop !44

22:                                               ; preds = %13, %1
  tail call void @free(ptr noundef nonnull %4) #14
  %23 = load ptr, ptr %0, align 8, !tbaa !15
  %24 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 33
  %25 = load ptr, ptr %24, align 8, !tbaa !20
  %26 = tail call i32 %23(ptr noundef %25) #14
  %27 = icmp eq i32 %26, 0
  %28 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 39
  %29 = load ptr, ptr %28, align 8, !tbaa !34
  %30 = getelementptr inbounds %struct.ring, ptr %29, i64 0, i32 3
  %31 = load i64, ptr %30, align 8, !tbaa !4
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %49, label %33

33:                                               ; preds = %22
  %34 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 15
  br label %35

35:                                               ; preds = %45, %33
  %36 = phi i64 [ %31, %33 ], [ %46, %45 ]
  %37 = phi i64 [ 0, %33 ], [ %47, %45 ]
  %38 = getelementptr inbounds %struct.ring, ptr %29, i64 0, i32 4, i64 %37, i32 3
  %39 = load ptr, ptr %38, align 8, !tbaa !27
  %40 = icmp eq ptr %39, null
  br i1 %40, label %45, label %41

41:                                               ; preds = %35
  %42 = load ptr, ptr %34, align 8, !tbaa !28
  %43 = tail call i32 %42(ptr noundef nonnull %39) #14
  %44 = load i64, ptr %30, align 8, !tbaa !4
  br label %45

45:                                               ; preds = %41, %35
  %46 = phi i64 [ %36, %35 ], [ %44, %41 ]
  %47 = add nuw i64 %37, 1
  %48 = icmp ult i64 %47, %46
  br i1 %48, label %35, label %49, !llvm.loop !29

49:                                               ; preds = %45, %22
  tail call void @free(ptr noundef nonnull %29) #14
  br i1 %27, label %50, label %54

50:                                               ; preds = %49
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #15
  %51 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %52 = load ptr, ptr %51, align 8, !tbaa !35
  %53 = call i32 %52(ptr noundef nonnull %2) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #15
  br label %54

54:                                               ; preds = %50, %49
  ret void
}

; Function Attrs: nounwind
define dso_local void @graph_destroy(ptr noundef %0) local_unnamed_addr #3 {
  %2 = alloca ptr, align 8
  %3 = load ptr, ptr %0, align 8, !tbaa !45
  %4 = load ptr, ptr %3, align 8, !tbaa !15
  %5 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 33
  %6 = load ptr, ptr %5, align 8, !tbaa !20
  %7 = tail call i32 %4(ptr noundef %6) #14
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %32

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8, !tbaa !47
  %12 = icmp eq ptr %11, null
  br i1 %12, label %18, label %13

13:                                               ; preds = %9
  %14 = load ptr, ptr %0, align 8, !tbaa !45
  %15 = getelementptr inbounds %struct.device, ptr %14, i64 0, i32 32
  %16 = load ptr, ptr %15, align 8, !tbaa !48
  %17 = tail call i32 %16(ptr noundef nonnull %11) #14
  br label %18

18:                                               ; preds = %13, %9
  %19 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %20 = load ptr, ptr %19, align 8, !tbaa !49
  %21 = icmp eq ptr %20, null
  br i1 %21, label %27, label %22

22:                                               ; preds = %18
  %23 = load ptr, ptr %0, align 8, !tbaa !45
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 31
  %25 = load ptr, ptr %24, align 8, !tbaa !50
  %26 = tail call i32 %25(ptr noundef nonnull %20) #14
  br label %27

27:                                               ; preds = %22, %18
  %28 = load ptr, ptr %0, align 8, !tbaa !45
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #15
  %29 = getelementptr inbounds %struct.device, ptr %28, i64 0, i32 1
  %30 = load ptr, ptr %29, align 8, !tbaa !35
  %31 = call i32 %30(ptr noundef nonnull %2) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #15
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
  %16 = load i16, ptr %14, align 8, !tbaa !51
  %17 = icmp eq i16 %16, 1
  br i1 %17, label %18, label %22

18:                                               ; preds = %13
  %19 = getelementptr inbounds %struct.launch, ptr %14, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !23
  %21 = load i64, ptr %20, align 8, !tbaa !4
  br label %22

22:                                               ; preds = %18, %13
  %23 = phi i64 [ %21, %18 ], [ 1, %13 ]
  %24 = add i64 %23, %15
  %25 = getelementptr inbounds %struct.command, ptr %14, i64 0, i32 2
  %26 = load i32, ptr %25, align 4, !tbaa !53
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr %14, i64 %27
  %29 = icmp ult ptr %28, %11
  br i1 %29, label %13, label %30, !llvm.loop !54

30:                                               ; preds = %22, %6
  %31 = phi i64 [ 0, %6 ], [ %24, %22 ]
  %32 = add i64 %31, %4
  %33 = shl i64 %32, 3
  %34 = add i64 %33, 48
  %35 = tail call ptr @calloc(i64 noundef 1, i64 noundef %34) #14
  store i32 2, ptr %5, align 4, !tbaa !9
  %36 = icmp eq ptr %35, null
  br i1 %36, label %189, label %37

37:                                               ; preds = %30
  store ptr %0, ptr %35, align 8, !tbaa !45
  %38 = getelementptr inbounds %struct.graph, ptr %35, i64 1
  %39 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 3
  store ptr %38, ptr %39, align 8, !tbaa !55
  %40 = getelementptr inbounds ptr, ptr %38, i64 %31
  %41 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 4
  store ptr %40, ptr %41, align 8, !tbaa !56
  %42 = load ptr, ptr %0, align 8, !tbaa !15
  %43 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 33
  %44 = load ptr, ptr %43, align 8, !tbaa !20
  %45 = tail call i32 %42(ptr noundef %44) #14
  store i32 %45, ptr %5, align 4, !tbaa !9
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %159

47:                                               ; preds = %37
  %48 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 23
  %49 = load ptr, ptr %48, align 8, !tbaa !57
  %50 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 2
  %51 = tail call i32 %49(ptr noundef nonnull %50, i32 noundef 0) #14
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
  %79 = load ptr, ptr %41, align 8, !tbaa !56
  %80 = add nuw i64 %70, 1
  %81 = getelementptr inbounds i64, ptr %79, i64 %70
  store i64 %71, ptr %81, align 8, !tbaa !4
  br label %82

82:                                               ; preds = %78, %74, %68
  %83 = phi i64 [ %80, %78 ], [ %70, %74 ], [ %70, %68 ]
  %84 = load i16, ptr %72, align 4, !tbaa !51
  switch i16 %84, label %136 [
    i16 1, label %85
    i16 9, label %91
    i16 2, label %114
  ]

85:                                               ; preds = %82
  %86 = call fastcc i32 @for_tasks(ptr noundef nonnull %35, ptr noundef nonnull %72, i64 noundef %71, ptr noundef nonnull @add_task) #16
  %87 = getelementptr inbounds %struct.launch, ptr %72, i64 0, i32 1
  %88 = load ptr, ptr %87, align 8, !tbaa !23
  %89 = load i64, ptr %88, align 8, !tbaa !4
  %90 = add i64 %89, %71
  br label %136

91:                                               ; preds = %82
  %92 = add i64 %71, 1
  %93 = load ptr, ptr %35, align 8, !tbaa !45
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %10) #15
  %94 = getelementptr inbounds %struct.fill, ptr %72, i64 0, i32 1
  %95 = load i64, ptr %94, align 8, !tbaa !58
  store i64 %95, ptr %10, align 8, !tbaa !60
  store i64 0, ptr %64, align 8, !tbaa !62
  %96 = getelementptr inbounds %struct.fill, ptr %72, i64 0, i32 3
  %97 = load <2 x i32>, ptr %96, align 8, !tbaa !9
  %98 = shufflevector <2 x i32> %97, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %98, ptr %65, align 8, !tbaa !9
  %99 = getelementptr inbounds %struct.fill, ptr %72, i64 0, i32 2
  %100 = load i64, ptr %99, align 8, !tbaa !63
  store i64 %100, ptr %66, align 8, !tbaa !64
  store i64 1, ptr %67, align 8, !tbaa !65
  store i32 0, ptr %63, align 8, !tbaa !66
  %101 = getelementptr inbounds %struct.device, ptr %93, i64 0, i32 25
  %102 = load ptr, ptr %101, align 8, !tbaa !67
  %103 = load ptr, ptr %39, align 8, !tbaa !55
  %104 = load ptr, ptr %50, align 8, !tbaa !49
  %105 = icmp ne i64 %71, 0
  %106 = add i64 %71, -1
  %107 = getelementptr inbounds ptr, ptr %103, i64 %106
  %108 = select i1 %105, ptr %107, ptr null
  %109 = getelementptr inbounds ptr, ptr %103, i64 %71
  %110 = zext i1 %105 to i64
  %111 = getelementptr inbounds %struct.device, ptr %93, i64 0, i32 33
  %112 = load ptr, ptr %111, align 8, !tbaa !20
  %113 = call i32 %102(ptr noundef %109, ptr noundef %104, ptr noundef %108, i64 noundef %110, ptr noundef nonnull %10, ptr noundef %112) #14
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10) #15
  br label %136

114:                                              ; preds = %82
  %115 = add i64 %71, 1
  %116 = load ptr, ptr %35, align 8, !tbaa !45
  call void @llvm.lifetime.start.p0(i64 200, ptr nonnull %9) #15
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(200) %9, i8 0, i64 176, i1 false)
  store i32 2, ptr %57, align 8, !tbaa !68
  %117 = getelementptr inbounds %struct.copy, ptr %72, i64 0, i32 2
  %118 = load i64, ptr %117, align 8, !tbaa !70
  store i64 %118, ptr %58, align 8, !tbaa !72
  store i32 2, ptr %59, align 8, !tbaa !73
  %119 = getelementptr inbounds %struct.copy, ptr %72, i64 0, i32 1
  %120 = load i64, ptr %119, align 8, !tbaa !74
  store i64 %120, ptr %60, align 8, !tbaa !75
  %121 = getelementptr inbounds %struct.copy, ptr %72, i64 0, i32 3
  %122 = load i64, ptr %121, align 8, !tbaa !76
  store i64 %122, ptr %61, align 8, !tbaa !77
  store <2 x i64> <i64 1, i64 1>, ptr %62, align 8, !tbaa !4
  store i32 0, ptr %63, align 8, !tbaa !66
  %123 = getelementptr inbounds %struct.device, ptr %116, i64 0, i32 26
  %124 = load ptr, ptr %123, align 8, !tbaa !78
  %125 = load ptr, ptr %39, align 8, !tbaa !55
  %126 = load ptr, ptr %50, align 8, !tbaa !49
  %127 = icmp ne i64 %71, 0
  %128 = add i64 %71, -1
  %129 = getelementptr inbounds ptr, ptr %125, i64 %128
  %130 = select i1 %127, ptr %129, ptr null
  %131 = getelementptr inbounds ptr, ptr %125, i64 %71
  %132 = zext i1 %127 to i64
  %133 = getelementptr inbounds %struct.device, ptr %116, i64 0, i32 33
  %134 = load ptr, ptr %133, align 8, !tbaa !20
  %135 = call i32 %124(ptr noundef %131, ptr noundef %126, ptr noundef %130, i64 noundef %132, ptr noundef nonnull %9, ptr noundef %134) #14
  call void @llvm.lifetime.end.p0(i64 200, ptr nonnull %9) #15
  br label %136

136:                                              ; preds = %114, %91, %85, %82
  %137 = phi i64 [ %71, %82 ], [ %115, %114 ], [ %92, %91 ], [ %90, %85 ]
  %138 = phi i32 [ 0, %82 ], [ %135, %114 ], [ %113, %91 ], [ %86, %85 ]
  %139 = getelementptr inbounds %struct.command, ptr %72, i64 0, i32 2
  %140 = load i32, ptr %139, align 4, !tbaa !53
  %141 = zext i32 %140 to i64
  %142 = add i64 %69, %141
  %143 = icmp ult i64 %142, %2
  %144 = icmp eq i32 %138, 0
  %145 = select i1 %143, i1 %144, i1 false
  br i1 %145, label %68, label %146, !llvm.loop !79

146:                                              ; preds = %136
  store i32 %138, ptr %5, align 4, !tbaa !9
  br i1 %144, label %147, label %153

147:                                              ; preds = %55, %146
  %148 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 28
  %149 = load ptr, ptr %148, align 8, !tbaa !80
  %150 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 1
  %151 = load ptr, ptr %50, align 8, !tbaa !49
  %152 = call i32 %149(ptr noundef nonnull %150, ptr noundef %151, i64 noundef 0) #14
  store i32 %152, ptr %5, align 4, !tbaa !9
  br label %153

153:                                              ; preds = %47, %146, %147
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #15
  %154 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %155 = load ptr, ptr %154, align 8, !tbaa !35
  %156 = call i32 %155(ptr noundef nonnull %8) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #15
  %157 = load i32, ptr %5, align 4, !tbaa !9
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %189, label %159

159:                                              ; preds = %37, %153
  %160 = load ptr, ptr %35, align 8, !tbaa !45
  %161 = load ptr, ptr %160, align 8, !tbaa !15
  %162 = getelementptr inbounds %struct.device, ptr %160, i64 0, i32 33
  %163 = load ptr, ptr %162, align 8, !tbaa !20
  %164 = call i32 %161(ptr noundef %163) #14
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %189

166:                                              ; preds = %159
  %167 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 1
  %168 = load ptr, ptr %167, align 8, !tbaa !47
  %169 = icmp eq ptr %168, null
  br i1 %169, label %175, label %170

170:                                              ; preds = %166
  %171 = load ptr, ptr %35, align 8, !tbaa !45
  %172 = getelementptr inbounds %struct.device, ptr %171, i64 0, i32 32
  %173 = load ptr, ptr %172, align 8, !tbaa !48
  %174 = call i32 %173(ptr noundef nonnull %168) #14
  br label %175

175:                                              ; preds = %170, %166
  %176 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 2
  %177 = load ptr, ptr %176, align 8, !tbaa !49
  %178 = icmp eq ptr %177, null
  br i1 %178, label %184, label %179

179:                                              ; preds = %175
  %180 = load ptr, ptr %35, align 8, !tbaa !45
  %181 = getelementptr inbounds %struct.device, ptr %180, i64 0, i32 31
  %182 = load ptr, ptr %181, align 8, !tbaa !50
  %183 = call i32 %182(ptr noundef nonnull %177) #14
  br label %184

184:                                              ; preds = %179, %175
  %185 = load ptr, ptr %35, align 8, !tbaa !45
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #15
  %186 = getelementptr inbounds %struct.device, ptr %185, i64 0, i32 1
  %187 = load ptr, ptr %186, align 8, !tbaa !35
  %188 = call i32 %187(ptr noundef nonnull %7) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #15
  call void @free(ptr noundef nonnull %35) #14
  br label %189

189:                                              ; preds = %184, %159, %153, %30
  %190 = phi ptr [ null, %30 ], [ %35, %153 ], [ null, %159 ], [ null, %184 ]
  ret ptr %190
}

declare ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local i64 @queue_handed(ptr noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #14
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %5 = load i64, ptr %4, align 8, !tbaa !81
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
  %9 = load ptr, ptr %8, align 8, !tbaa !23
  %10 = icmp eq ptr %9, null
  br i1 %10, label %70, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !86
  %14 = icmp eq i64 %13, %1
  br i1 %14, label %15, label %7, !llvm.loop !88

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 17
  %17 = load i32, ptr %16, align 8, !tbaa !89
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %70

19:                                               ; preds = %15
  %20 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 3
  %21 = load ptr, ptr %20, align 8, !tbaa !90
  %22 = icmp eq i64 %2, 0
  br i1 %22, label %23, label %28

23:                                               ; preds = %28, %19
  %24 = phi ptr [ %21, %19 ], [ %38, %28 ]
  %25 = getelementptr inbounds %struct.command, ptr %24, i64 0, i32 1
  %26 = load i16, ptr %25, align 2, !tbaa !91
  %27 = icmp eq i16 %26, 0
  br i1 %27, label %40, label %52

28:                                               ; preds = %19, %28
  %29 = phi ptr [ %38, %28 ], [ %21, %19 ]
  %30 = phi i64 [ %34, %28 ], [ %2, %19 ]
  %31 = getelementptr inbounds %struct.command, ptr %29, i64 0, i32 1
  %32 = load i16, ptr %31, align 2, !tbaa !91
  %33 = zext i16 %32 to i64
  %34 = sub i64 %30, %33
  %35 = getelementptr inbounds %struct.command, ptr %29, i64 0, i32 2
  %36 = load i32, ptr %35, align 4, !tbaa !53
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds i8, ptr %29, i64 %37
  %39 = icmp eq i64 %34, 0
  br i1 %39, label %23, label %28, !llvm.loop !92

40:                                               ; preds = %23, %44
  %41 = phi ptr [ %48, %44 ], [ %24, %23 ]
  %42 = load i16, ptr %41, align 4, !tbaa !51
  %43 = icmp eq i16 %42, 10
  br i1 %43, label %70, label %44

44:                                               ; preds = %40
  %45 = getelementptr inbounds %struct.command, ptr %41, i64 0, i32 2
  %46 = load i32, ptr %45, align 4, !tbaa !53
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds i8, ptr %41, i64 %47
  %49 = getelementptr inbounds %struct.command, ptr %48, i64 0, i32 1
  %50 = load i16, ptr %49, align 2, !tbaa !91
  %51 = icmp eq i16 %50, 0
  br i1 %51, label %40, label %52, !llvm.loop !93

52:                                               ; preds = %44, %23
  %53 = phi ptr [ %24, %23 ], [ %48, %44 ]
  %54 = load i16, ptr %53, align 4, !tbaa !51
  %55 = icmp eq i16 %54, 10
  br i1 %55, label %70, label %56

56:                                               ; preds = %52
  %57 = icmp ugt ptr %24, %53
  br i1 %57, label %70, label %58

58:                                               ; preds = %56, %64
  %59 = phi ptr [ %68, %64 ], [ %24, %56 ]
  %60 = load i16, ptr %59, align 4, !tbaa !51
  %61 = add i16 %60, -15
  %62 = icmp ult i16 %61, -4
  br i1 %62, label %63, label %64

63:                                               ; preds = %58
  store i16 15, ptr %59, align 4, !tbaa !51
  br label %64

64:                                               ; preds = %63, %58
  %65 = getelementptr inbounds %struct.command, ptr %59, i64 0, i32 2
  %66 = load i32, ptr %65, align 4, !tbaa !53
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds i8, ptr %59, i64 %67
  %69 = icmp ugt ptr %68, %53
  br i1 %69, label %70, label %58, !llvm.loop !94

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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %15) #15
  store ptr null, ptr %15, align 8, !tbaa !23
  %16 = load ptr, ptr %0, align 8, !tbaa !15
  %17 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 33
  %18 = load ptr, ptr %17, align 8, !tbaa !20
  %19 = tail call i32 %16(ptr noundef %18) #14
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %152

21:                                               ; preds = %3
  %22 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 14
  %23 = load ptr, ptr %22, align 8, !tbaa !25
  %24 = call i32 %23(ptr noundef nonnull %15, i32 noundef 0) #14
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %140

26:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %14) #15
  %27 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %14) #14
  %28 = load i64, ptr %14, align 8, !tbaa !95
  %29 = mul i64 %28, 1000000000
  %30 = getelementptr inbounds %struct.timespec, ptr %14, i64 0, i32 1
  %31 = load i64, ptr %30, align 8, !tbaa !97
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %14) #15
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %13) #15
  %52 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %13) #14
  %53 = load i64, ptr %13, align 8, !tbaa !95
  %54 = mul i64 %53, 1000000000
  %55 = load i64, ptr %34, align 8, !tbaa !97
  %56 = add i64 %54, %55
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %13) #15
  %57 = icmp ult i64 %56, %33
  br i1 %57, label %58, label %140

58:                                               ; preds = %51, %48
  %59 = load ptr, ptr %15, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %12) #15
  %60 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %12) #14
  %61 = load i64, ptr %12, align 8, !tbaa !95
  %62 = mul i64 %61, 1000000000
  %63 = load i64, ptr %35, align 8, !tbaa !97
  %64 = add i64 %62, %63
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %12) #15
  %65 = load ptr, ptr %36, align 8, !tbaa !98
  %66 = call i32 %65(ptr noundef %59, ptr noundef %1) #14
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %140

68:                                               ; preds = %58
  %69 = load ptr, ptr %37, align 8, !tbaa !99
  %70 = call i32 %69(ptr noundef %59) #14
  %71 = icmp eq i32 %70, 600
  br i1 %71, label %72, label %103

72:                                               ; preds = %68, %99
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %11) #15
  %73 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %11) #14
  %74 = load i64, ptr %11, align 8, !tbaa !95
  %75 = mul i64 %74, 1000000000
  %76 = load i64, ptr %38, align 8, !tbaa !97
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %11) #15
  %77 = sub i64 %76, %64
  %78 = add i64 %77, %75
  %79 = icmp ugt i64 %78, 1000000000
  br i1 %79, label %103, label %80

80:                                               ; preds = %72
  %81 = icmp ugt i64 %78, 1000000
  br i1 %81, label %82, label %99

82:                                               ; preds = %80
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #15
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %9, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #15
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %10, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #15
  %83 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #14
  %84 = load i64, ptr %8, align 8, !tbaa !95
  %85 = mul i64 %84, 1000000000
  %86 = load i64, ptr %39, align 8, !tbaa !97
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #15
  %87 = add i64 %86, 100000
  %88 = add i64 %87, %85
  %89 = call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #14
  %90 = freeze i64 %88
  %91 = udiv i64 %90, 1000000000
  %92 = mul i64 %91, 1000000000
  %93 = sub i64 %90, %92
  br label %94

94:                                               ; preds = %94, %82
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #15
  store i64 %91, ptr %7, align 8, !tbaa !95
  store i64 %93, ptr %40, align 8, !tbaa !97
  %95 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %10, ptr noundef nonnull %9, i32 noundef 1, ptr noundef nonnull %7) #14
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #15
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %94, label %97, !llvm.loop !100

97:                                               ; preds = %94
  %98 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #14
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #15
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #15
  br label %99

99:                                               ; preds = %97, %80
  %100 = load ptr, ptr %37, align 8, !tbaa !99
  %101 = call i32 %100(ptr noundef %59) #14
  %102 = icmp eq i32 %101, 600
  br i1 %102, label %72, label %103

103:                                              ; preds = %99, %72, %68
  %104 = phi i32 [ %70, %68 ], [ 600, %72 ], [ %101, %99 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #15
  %105 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #14
  %106 = load i64, ptr %6, align 8, !tbaa !95
  %107 = mul i64 %106, 1000000000
  %108 = load i64, ptr %41, align 8, !tbaa !97
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #15
  %109 = icmp eq i32 %104, 0
  br i1 %109, label %110, label %140

110:                                              ; preds = %103
  %111 = call i32 @pthread_mutex_lock(ptr noundef nonnull %42) #14
  %112 = load ptr, ptr %15, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #15
  store float 0.000000e+00, ptr %5, align 4, !tbaa !101
  %113 = load ptr, ptr %43, align 8, !tbaa !103
  %114 = load ptr, ptr %44, align 8, !tbaa !104
  %115 = call i32 %113(ptr noundef nonnull %5, ptr noundef %114, ptr noundef %112) #14
  %116 = load double, ptr %45, align 8, !tbaa !105
  %117 = load float, ptr %5, align 4, !tbaa !101
  %118 = fpext float %117 to double
  %119 = call double @llvm.fmuladd.f64(double %118, double 1.000000e-03, double %116)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #15
  %120 = icmp eq i32 %115, 0
  br i1 %120, label %121, label %124

121:                                              ; preds = %110
  %122 = load ptr, ptr %44, align 8, !tbaa !104
  %123 = load ptr, ptr %15, align 8, !tbaa !23
  store ptr %123, ptr %44, align 8, !tbaa !104
  store double %119, ptr %45, align 8, !tbaa !105
  store ptr %122, ptr %15, align 8, !tbaa !23
  br label %124

124:                                              ; preds = %121, %110
  %125 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %42) #14
  %126 = sub i64 %108, %64
  %127 = add i64 %126, %107
  %128 = uitofp i64 %127 to double
  %129 = fmul double %128, 5.000000e-10
  br i1 %120, label %130, label %140

130:                                              ; preds = %124
  br i1 %50, label %134, label %131

131:                                              ; preds = %130
  %132 = load double, ptr %46, align 8, !tbaa !106
  %133 = fcmp olt double %129, %132
  br i1 %133, label %134, label %137

134:                                              ; preds = %131, %130
  %135 = uitofp i64 %64 to double
  %136 = call double @llvm.fmuladd.f64(double %135, double 1.000000e-09, double %129)
  store double %119, ptr %2, align 8, !tbaa.struct !108
  store double %136, ptr %47, align 8, !tbaa.struct !110
  store double %129, ptr %46, align 8, !tbaa.struct !111
  br label %137

137:                                              ; preds = %134, %131
  %138 = add nuw nsw i32 %49, 1
  %139 = icmp eq i32 %138, 8
  br i1 %139, label %140, label %48, !llvm.loop !112

140:                                              ; preds = %137, %124, %103, %58, %51, %21
  %141 = phi i32 [ %24, %21 ], [ %115, %124 ], [ %104, %103 ], [ %66, %58 ], [ 0, %51 ], [ 0, %137 ]
  %142 = load ptr, ptr %15, align 8, !tbaa !23
  %143 = icmp eq ptr %142, null
  br i1 %143, label %148, label %144

144:                                              ; preds = %140
  %145 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 15
  %146 = load ptr, ptr %145, align 8, !tbaa !28
  %147 = call i32 %146(ptr noundef nonnull %142) #14
  br label %148

148:                                              ; preds = %144, %140
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #15
  %149 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %150 = load ptr, ptr %149, align 8, !tbaa !35
  %151 = call i32 %150(ptr noundef nonnull %4) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #15
  br label %152

152:                                              ; preds = %3, %148
  %153 = phi i32 [ %141, %148 ], [ %19, %3 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %15) #15
  ret i32 %153
}

; Function Attrs: nounwind
define dso_local ptr @queue_create(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 600) #14
  %5 = icmp eq ptr %4, null
  br i1 %5, label %43, label %6

6:                                                ; preds = %3
  store ptr %0, ptr %4, align 8, !tbaa !113
  %7 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 1
  store ptr %1, ptr %7, align 8, !tbaa !114
  %8 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 3, i32 1
  store i32 %2, ptr %8, align 8, !tbaa !115
  %9 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 20
  %10 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 21
  store ptr %9, ptr %10, align 8, !tbaa !116
  %11 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 22
  %12 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 23
  store ptr %11, ptr %12, align 8, !tbaa !117
  %13 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 27
  %14 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 28
  store ptr %13, ptr %14, align 8, !tbaa !118
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
  %33 = load ptr, ptr %4, align 8, !tbaa !113
  %34 = getelementptr inbounds %struct.device, ptr %33, i64 0, i32 39
  %35 = load ptr, ptr %34, align 8, !tbaa !34
  %36 = tail call i32 @pthread_mutex_lock(ptr noundef %35) #14
  %37 = getelementptr inbounds %struct.ring, ptr %35, i64 0, i32 1
  %38 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %37) #14
  %39 = tail call i32 @pthread_mutex_unlock(ptr noundef %35) #14
  %40 = load i64, ptr %15, align 8, !tbaa !119
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
  %35 = load i64, ptr %12, align 8, !tbaa !120
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
  %45 = load i32, ptr %30, align 8, !tbaa !121
  %46 = call i64 @write(i32 noundef %45, ptr noundef nonnull @notify.one, i64 noundef 8) #14
  br label %47

47:                                               ; preds = %80, %278, %154, %159, %192, %44, %41
  %48 = load atomic i32, ptr %6 seq_cst, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %31, label %280, !llvm.loop !122

50:                                               ; preds = %36
  %51 = load ptr, ptr %14, align 8, !tbaa !123
  br label %52

52:                                               ; preds = %56, %50
  %53 = phi ptr [ %13, %50 ], [ %54, %56 ]
  %54 = load ptr, ptr %53, align 8, !tbaa !23
  %55 = icmp ne ptr %54, null
  br i1 %55, label %56, label %60

56:                                               ; preds = %52
  %57 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 18
  %58 = load i32, ptr %57, align 4, !tbaa !124
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %52, label %60, !llvm.loop !125

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
  %85 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 1
  %86 = load i64, ptr %85, align 8, !tbaa !86
  %87 = getelementptr inbounds %struct.slot, ptr %51, i64 0, i32 4
  %88 = load i64, ptr %87, align 8, !tbaa !130
  %89 = icmp ult i64 %86, %88
  br i1 %89, label %196, label %90

90:                                               ; preds = %84, %83
  %91 = load ptr, ptr %0, align 8, !tbaa !113
  %92 = load ptr, ptr %14, align 8, !tbaa !123
  %93 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #14
  %94 = load ptr, ptr %91, align 8, !tbaa !15
  %95 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 33
  %96 = load ptr, ptr %95, align 8, !tbaa !20
  %97 = call i32 %94(ptr noundef %96) #14
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %139

99:                                               ; preds = %90
  %100 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 18
  %101 = load ptr, ptr %100, align 8, !tbaa !131
  %102 = getelementptr inbounds %struct.slot, ptr %92, i64 0, i32 3
  %103 = load ptr, ptr %102, align 8, !tbaa !27
  %104 = call i32 %101(ptr noundef %103) #14
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %110, label %106

106:                                              ; preds = %99
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #15
  %107 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 1
  %108 = load ptr, ptr %107, align 8, !tbaa !35
  %109 = call i32 %108(ptr noundef nonnull %3) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #15
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
  %119 = load ptr, ptr %116, align 8, !tbaa !24
  %120 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #14
  %121 = icmp eq ptr %119, null
  br i1 %121, label %131, label %122

122:                                              ; preds = %115
  %123 = load atomic i32, ptr %11 seq_cst, align 8
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %131

125:                                              ; preds = %122
  %126 = load ptr, ptr %111, align 8, !tbaa !99
  %127 = getelementptr inbounds %struct.slot, ptr %119, i64 0, i32 3
  %128 = load ptr, ptr %127, align 8, !tbaa !27
  %129 = call i32 %126(ptr noundef %128) #14
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %112, label %131

131:                                              ; preds = %125, %122, %115
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #15
  %132 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 1
  %133 = load ptr, ptr %132, align 8, !tbaa !35
  %134 = call i32 %133(ptr noundef nonnull %3) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #15
  br label %154

135:                                              ; preds = %112
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #15
  %136 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 1
  %137 = load ptr, ptr %136, align 8, !tbaa !35
  %138 = call i32 %137(ptr noundef nonnull %3) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #15
  br label %154

139:                                              ; preds = %106, %90
  %140 = phi i32 [ %97, %90 ], [ %104, %106 ]
  %141 = cmpxchg ptr %11, i32 0, i32 %140 seq_cst seq_cst, align 4
  %142 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #14
  %143 = call i32 @pthread_cond_signal(ptr noundef nonnull %19) #14
  %144 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #14
  %145 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %21) #14
  %146 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #14
  %147 = load ptr, ptr %0, align 8, !tbaa !113
  %148 = getelementptr inbounds %struct.device, ptr %147, i64 0, i32 39
  %149 = load ptr, ptr %148, align 8, !tbaa !34
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
  call fastcc void @land_many(ptr noundef nonnull %0, i64 noundef %161) #16
  %162 = load atomic i32, ptr %11 seq_cst, align 8
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %164, label %47

164:                                              ; preds = %159
  %165 = load ptr, ptr %14, align 8, !tbaa !123
  %166 = load ptr, ptr %155, align 8, !tbaa !24
  store ptr %166, ptr %14, align 8, !tbaa !123
  %167 = icmp eq ptr %166, null
  br i1 %167, label %168, label %169

168:                                              ; preds = %164
  store ptr %14, ptr %22, align 8, !tbaa !118
  br label %169

169:                                              ; preds = %168, %164
  store ptr null, ptr %155, align 8, !tbaa !24
  %170 = load ptr, ptr %0, align 8, !tbaa !113
  %171 = getelementptr inbounds %struct.device, ptr %170, i64 0, i32 39
  %172 = load ptr, ptr %171, align 8, !tbaa !34
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
  %182 = load ptr, ptr %181, align 8, !tbaa !24
  %183 = add i64 %180, -1
  %184 = getelementptr inbounds %struct.slot, ptr %181, i64 0, i32 6
  %185 = load ptr, ptr %184, align 8, !tbaa !135
  %186 = icmp eq ptr %185, null
  br i1 %186, label %187, label %189

187:                                              ; preds = %179
  %188 = load ptr, ptr %176, align 8, !tbaa !23
  store ptr %188, ptr %181, align 8, !tbaa !24
  br label %189

189:                                              ; preds = %187, %179
  %190 = phi ptr [ %176, %187 ], [ %24, %179 ]
  store ptr %181, ptr %190, align 8, !tbaa !23
  %191 = icmp eq ptr %182, null
  br i1 %191, label %178, label %179, !llvm.loop !136

192:                                              ; preds = %178, %169
  %193 = getelementptr inbounds %struct.ring, ptr %172, i64 0, i32 1
  %194 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %193) #14
  %195 = call i32 @pthread_mutex_unlock(ptr noundef %172) #14
  br label %47

196:                                              ; preds = %84, %82
  %197 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 20
  %198 = load i32, ptr %197, align 4, !tbaa !137
  %199 = add i32 %198, 1
  store i32 %199, ptr %197, align 4, !tbaa !137
  %200 = load i32, ptr %25, align 4, !tbaa !138
  %201 = add i32 %200, 1
  store i32 %201, ptr %25, align 4, !tbaa !138
  %202 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 11
  %203 = load i64, ptr %202, align 8, !tbaa !139
  %204 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #14
  %205 = load ptr, ptr %0, align 8, !tbaa !113
  %206 = load ptr, ptr %205, align 8, !tbaa !15
  %207 = getelementptr inbounds %struct.device, ptr %205, i64 0, i32 33
  %208 = load ptr, ptr %207, align 8, !tbaa !20
  %209 = call i32 %206(ptr noundef %208) #14
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %211, label %223

211:                                              ; preds = %196
  %212 = load ptr, ptr %0, align 8, !tbaa !113
  %213 = getelementptr inbounds %struct.device, ptr %212, i64 0, i32 18
  %214 = load ptr, ptr %213, align 8, !tbaa !131
  %215 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 12
  %216 = load ptr, ptr %215, align 8, !tbaa !140
  %217 = call i32 %214(ptr noundef %216) #14
  %218 = load ptr, ptr %0, align 8, !tbaa !113
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #15
  %219 = getelementptr inbounds %struct.device, ptr %218, i64 0, i32 1
  %220 = load ptr, ptr %219, align 8, !tbaa !35
  %221 = call i32 %220(ptr noundef nonnull %2) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #15
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
  %231 = load ptr, ptr %0, align 8, !tbaa !113
  %232 = getelementptr inbounds %struct.device, ptr %231, i64 0, i32 39
  %233 = load ptr, ptr %232, align 8, !tbaa !34
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
  call fastcc void @land_many(ptr noundef nonnull %0, i64 noundef %203) #16
  %243 = load i64, ptr %26, align 8, !tbaa !141
  %244 = icmp ult i64 %243, %203
  br i1 %244, label %266, label %245

245:                                              ; preds = %242
  %246 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 18
  %247 = load i32, ptr %246, align 4, !tbaa !124
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %266, label %249

249:                                              ; preds = %245
  store i32 0, ptr %246, align 4, !tbaa !124
  %250 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 8
  %251 = load i64, ptr %250, align 8, !tbaa !142
  %252 = load i64, ptr %27, align 8, !tbaa !143
  %253 = sub i64 %252, %251
  store i64 %253, ptr %27, align 8, !tbaa !143
  %254 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 10
  %255 = load i64, ptr %254, align 8, !tbaa !144
  %256 = icmp ugt i64 %255, 65536
  %257 = sext i1 %256 to i32
  %258 = load i32, ptr %17, align 8, !tbaa !128
  %259 = add i32 %258, %257
  store i32 %259, ptr %17, align 8, !tbaa !128
  %260 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 1
  %261 = load i64, ptr %260, align 8, !tbaa !86
  store atomic i64 %261, ptr %12 seq_cst, align 8
  %262 = load ptr, ptr %28, align 8, !tbaa !145
  %263 = icmp eq ptr %262, null
  br i1 %263, label %266, label %264

264:                                              ; preds = %249
  %265 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #14
  br label %266

266:                                              ; preds = %264, %249, %245, %242, %238
  %267 = load i32, ptr %197, align 4, !tbaa !137
  %268 = add i32 %267, -1
  store i32 %268, ptr %197, align 4, !tbaa !137
  %269 = load i32, ptr %25, align 4, !tbaa !138
  %270 = add i32 %269, -1
  store i32 %270, ptr %25, align 4, !tbaa !138
  %271 = icmp eq i32 %268, 0
  br i1 %271, label %272, label %278

272:                                              ; preds = %266
  %273 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 19
  %274 = load i32, ptr %273, align 8, !tbaa !146
  %275 = icmp eq i32 %274, 0
  br i1 %275, label %278, label %276

276:                                              ; preds = %272
  %277 = load ptr, ptr %29, align 8, !tbaa !147
  store ptr %277, ptr %54, align 8, !tbaa !148
  store ptr %54, ptr %29, align 8, !tbaa !147
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
  br i1 %11, label %12, label %396

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

32:                                               ; preds = %12, %393
  %33 = load ptr, ptr %13, align 8, !tbaa !145
  %34 = icmp eq ptr %33, null
  br i1 %34, label %47, label %35

35:                                               ; preds = %32
  %36 = load i32, ptr %14, align 4, !tbaa !149
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
  br label %393, !llvm.loop !150

49:                                               ; preds = %44
  %50 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 17
  %51 = load i32, ptr %50, align 8, !tbaa !89
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %197

53:                                               ; preds = %49
  %54 = load i64, ptr %17, align 8, !tbaa !143
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %68, label %56

56:                                               ; preds = %53
  %57 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 8
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
  br label %393

68:                                               ; preds = %56, %53
  %69 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  %70 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 13
  %71 = load i32, ptr %70, align 8, !tbaa !151
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %143, label %73

73:                                               ; preds = %68
  %74 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 3
  %75 = load ptr, ptr %74, align 8, !tbaa !90
  %76 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 4
  %77 = load ptr, ptr %76, align 8, !tbaa !152
  %78 = icmp ult ptr %75, %77
  br i1 %78, label %79, label %143

79:                                               ; preds = %73, %108
  %80 = phi ptr [ %112, %108 ], [ %75, %73 ]
  %81 = load i16, ptr %80, align 8, !tbaa !153
  %82 = icmp eq i16 %81, 11
  br i1 %82, label %83, label %108

83:                                               ; preds = %79
  %84 = getelementptr inbounds %struct.wait, ptr %80, i64 0, i32 1
  %85 = load ptr, ptr %84, align 8, !tbaa !155
  %86 = getelementptr inbounds %struct.wait, ptr %80, i64 0, i32 2
  %87 = load i64, ptr %86, align 8, !tbaa !156
  %88 = getelementptr inbounds %struct.queue, ptr %85, i64 0, i32 34
  %89 = call i32 @pthread_mutex_lock(ptr noundef nonnull %88) #14
  %90 = getelementptr inbounds %struct.queue, ptr %85, i64 0, i32 4
  %91 = load i64, ptr %90, align 8, !tbaa !81
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
  %110 = load i32, ptr %109, align 4, !tbaa !53
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds i8, ptr %80, i64 %111
  %113 = load ptr, ptr %76, align 8, !tbaa !152
  %114 = icmp ult ptr %112, %113
  br i1 %114, label %79, label %143, !llvm.loop !157

115:                                              ; preds = %103
  %116 = getelementptr inbounds %struct.wait, ptr %80, i64 0, i32 1
  %117 = getelementptr inbounds %struct.wait, ptr %80, i64 0, i32 2
  %118 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  %119 = load ptr, ptr %116, align 8, !tbaa !155
  %120 = load i64, ptr %117, align 8, !tbaa !156
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #15
  %121 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #14
  %122 = load i64, ptr %6, align 8, !tbaa !95
  %123 = load i64, ptr %22, align 8, !tbaa !97
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #15
  %124 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  %125 = getelementptr inbounds %struct.queue, ptr %119, i64 0, i32 34
  %126 = call i32 @pthread_mutex_lock(ptr noundef nonnull %125) #14
  %127 = getelementptr inbounds %struct.queue, ptr %119, i64 0, i32 4
  %128 = load i64, ptr %127, align 8, !tbaa !81
  %129 = icmp ult i64 %128, %120
  br i1 %129, label %130, label %140

130:                                              ; preds = %115
  %131 = mul i64 %122, 1000000000
  %132 = add i64 %123, 1000000
  %133 = add i64 %132, %131
  %134 = getelementptr inbounds %struct.queue, ptr %119, i64 0, i32 37
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #15
  %135 = freeze i64 %133
  %136 = udiv i64 %135, 1000000000
  store i64 %136, ptr %5, align 8, !tbaa !95
  %137 = mul i64 %136, 1000000000
  %138 = sub i64 %135, %137
  store i64 %138, ptr %23, align 8, !tbaa !97
  %139 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %134, ptr noundef nonnull %125, i32 noundef 1, ptr noundef nonnull %5) #14
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #15
  br label %140

140:                                              ; preds = %130, %115
  %141 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %125) #14
  %142 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  br label %393

143:                                              ; preds = %108, %73, %68
  %144 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  %145 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 14
  %146 = load i32, ptr %145, align 4, !tbaa !158
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %197, label %148, !llvm.loop !150

148:                                              ; preds = %143
  %149 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 3
  %150 = load ptr, ptr %149, align 8, !tbaa !90
  %151 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 4
  %152 = load ptr, ptr %151, align 8, !tbaa !152
  %153 = icmp ult ptr %150, %152
  br i1 %153, label %154, label %197, !llvm.loop !150

154:                                              ; preds = %148
  %155 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 16
  br label %156

156:                                              ; preds = %175, %154
  %157 = phi ptr [ %152, %154 ], [ %176, %175 ]
  %158 = phi i32 [ 1, %154 ], [ %177, %175 ]
  %159 = phi ptr [ %150, %154 ], [ %181, %175 ]
  %160 = load i16, ptr %159, align 8, !tbaa !159
  %161 = icmp eq i16 %160, 14
  br i1 %161, label %162, label %175

162:                                              ; preds = %156
  %163 = getelementptr inbounds %struct.wait_ready, ptr %159, i64 0, i32 1
  %164 = load ptr, ptr %163, align 8, !tbaa !161
  %165 = load atomic i32, ptr %164 seq_cst, align 4
  %166 = icmp ne i32 %158, 0
  %167 = icmp ne i32 %165, 0
  %168 = select i1 %166, i1 %167, i1 false
  %169 = zext i1 %168 to i32
  %170 = icmp eq i32 %165, 2
  %171 = zext i1 %170 to i32
  %172 = load i32, ptr %155, align 4, !tbaa !162
  %173 = or i32 %172, %171
  store i32 %173, ptr %155, align 4, !tbaa !162
  %174 = load ptr, ptr %151, align 8, !tbaa !152
  br label %175

175:                                              ; preds = %162, %156
  %176 = phi ptr [ %174, %162 ], [ %157, %156 ]
  %177 = phi i32 [ %169, %162 ], [ %158, %156 ]
  %178 = getelementptr inbounds %struct.command, ptr %159, i64 0, i32 2
  %179 = load i32, ptr %178, align 4, !tbaa !53
  %180 = zext i32 %179 to i64
  %181 = getelementptr inbounds i8, ptr %159, i64 %180
  %182 = icmp ult ptr %181, %176
  br i1 %182, label %156, label %183, !llvm.loop !163

183:                                              ; preds = %175
  %184 = icmp eq i32 %177, 0
  br i1 %184, label %185, label %197, !llvm.loop !150

185:                                              ; preds = %183
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #15
  %186 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #14
  %187 = load i64, ptr %4, align 8, !tbaa !95
  %188 = mul i64 %187, 1000000000
  %189 = load i64, ptr %24, align 8, !tbaa !97
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #15
  %190 = add i64 %189, 1000000
  %191 = add i64 %190, %188
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #15
  %192 = freeze i64 %191
  %193 = udiv i64 %192, 1000000000
  store i64 %193, ptr %3, align 8, !tbaa !95
  %194 = mul i64 %193, 1000000000
  %195 = sub i64 %192, %194
  store i64 %195, ptr %25, align 8, !tbaa !97
  %196 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %21, ptr noundef nonnull %7, i32 noundef 1, ptr noundef nonnull %3) #14
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #15
  br label %393

197:                                              ; preds = %183, %148, %143, %49
  %198 = load ptr, ptr %33, align 8, !tbaa !148
  store ptr %198, ptr %13, align 8, !tbaa !145
  %199 = icmp eq ptr %198, null
  br i1 %199, label %200, label %201

200:                                              ; preds = %197
  store ptr %13, ptr %26, align 8, !tbaa !117
  br label %201

201:                                              ; preds = %200, %197
  store i32 1, ptr %50, align 8, !tbaa !89
  store i32 1, ptr %14, align 4, !tbaa !149
  %202 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  br i1 %52, label %203, label %239

203:                                              ; preds = %201
  %204 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 13
  %205 = load i32, ptr %204, align 8, !tbaa !151
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %239, label %207

207:                                              ; preds = %203
  %208 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 3
  %209 = load ptr, ptr %208, align 8, !tbaa !90
  %210 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 4
  %211 = load ptr, ptr %210, align 8, !tbaa !152
  %212 = icmp ult ptr %209, %211
  br i1 %212, label %213, label %239

213:                                              ; preds = %207
  %214 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 1
  br label %215

215:                                              ; preds = %232, %213
  %216 = phi ptr [ %209, %213 ], [ %236, %232 ]
  %217 = load i16, ptr %216, align 8, !tbaa !153
  %218 = icmp eq i16 %217, 11
  br i1 %218, label %219, label %232

219:                                              ; preds = %215
  %220 = getelementptr inbounds %struct.wait, ptr %216, i64 0, i32 1
  %221 = load ptr, ptr %220, align 8, !tbaa !155
  %222 = getelementptr inbounds %struct.queue, ptr %221, i64 0, i32 34
  %223 = call i32 @pthread_mutex_lock(ptr noundef nonnull %222) #14
  %224 = getelementptr inbounds %struct.queue, ptr %221, i64 0, i32 4
  %225 = load i64, ptr %224, align 8, !tbaa !81
  %226 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %222) #14
  %227 = getelementptr inbounds %struct.wait, ptr %216, i64 0, i32 2
  %228 = load i64, ptr %227, align 8, !tbaa !156
  %229 = icmp ult i64 %225, %228
  br i1 %229, label %230, label %232

230:                                              ; preds = %219
  %231 = load i64, ptr %214, align 8, !tbaa !86
  call fastcc void @add_failure(ptr noundef nonnull %27, i64 noundef %231, i64 noundef 1) #17
  br label %232

232:                                              ; preds = %230, %219, %215
  %233 = getelementptr inbounds %struct.command, ptr %216, i64 0, i32 2
  %234 = load i32, ptr %233, align 4, !tbaa !53
  %235 = zext i32 %234 to i64
  %236 = getelementptr inbounds i8, ptr %216, i64 %235
  %237 = load ptr, ptr %210, align 8, !tbaa !152
  %238 = icmp ult ptr %236, %237
  br i1 %238, label %215, label %239, !llvm.loop !164

239:                                              ; preds = %232, %207, %203, %201
  %240 = call fastcc i32 @hand_over(ptr noundef %0, ptr noundef nonnull %33, i16 noundef 4) #16
  %241 = icmp eq i32 %240, -1
  br i1 %241, label %242, label %391

242:                                              ; preds = %239
  %243 = load ptr, ptr %0, align 8, !tbaa !113
  %244 = getelementptr inbounds %struct.device, ptr %243, i64 0, i32 39
  %245 = load ptr, ptr %244, align 8, !tbaa !34
  %246 = call i32 @pthread_mutex_lock(ptr noundef %245) #14
  %247 = load atomic i32, ptr %15 seq_cst, align 8
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %249, label %388

249:                                              ; preds = %242
  %250 = getelementptr inbounds %struct.ring, ptr %245, i64 0, i32 1
  br label %251

251:                                              ; preds = %288, %249
  %252 = phi i32 [ 0, %249 ], [ %289, %288 ]
  %253 = load atomic i32, ptr %16 seq_cst, align 8
  %254 = icmp eq i32 %253, 0
  br i1 %254, label %255, label %371

255:                                              ; preds = %251
  %256 = load atomic i32, ptr %9 seq_cst, align 4
  %257 = icmp eq i32 %256, 0
  br i1 %257, label %258, label %371

258:                                              ; preds = %255
  %259 = load ptr, ptr %0, align 8, !tbaa !113
  %260 = getelementptr inbounds %struct.device, ptr %259, i64 0, i32 39
  %261 = load ptr, ptr %260, align 8, !tbaa !34
  %262 = getelementptr inbounds %struct.ring, ptr %261, i64 0, i32 2
  %263 = load ptr, ptr %262, align 8, !tbaa !23
  %264 = icmp eq ptr %263, null
  br i1 %264, label %268, label %265

265:                                              ; preds = %258
  %266 = load i64, ptr %28, align 8, !tbaa !134
  %267 = icmp ult i64 %266, 64
  br i1 %267, label %371, label %268

268:                                              ; preds = %265, %258
  %269 = load ptr, ptr %29, align 8, !tbaa !165
  %270 = icmp eq ptr %269, null
  br i1 %270, label %275, label %271

271:                                              ; preds = %268
  %272 = load i64, ptr %28, align 8, !tbaa !134
  %273 = icmp eq i64 %272, 0
  %274 = zext i1 %273 to i32
  br label %275

275:                                              ; preds = %271, %268
  %276 = phi i32 [ 0, %268 ], [ %274, %271 ]
  %277 = icmp eq i32 %276, 0
  %278 = icmp eq i32 %252, 0
  %279 = select i1 %277, i1 %278, i1 false
  br i1 %279, label %280, label %371

280:                                              ; preds = %275
  %281 = load i64, ptr %28, align 8, !tbaa !134
  %282 = icmp eq i64 %281, 0
  br i1 %282, label %283, label %286

283:                                              ; preds = %280
  %284 = load i32, ptr %30, align 8, !tbaa !166
  %285 = icmp eq i32 %284, 0
  br i1 %285, label %292, label %286

286:                                              ; preds = %283, %280
  %287 = call i32 @pthread_cond_wait(ptr noundef nonnull %250, ptr noundef %245) #14
  br label %288

288:                                              ; preds = %370, %366, %361, %286
  %289 = phi i32 [ 0, %286 ], [ 0, %370 ], [ %367, %366 ], [ 0, %361 ]
  %290 = load atomic i32, ptr %15 seq_cst, align 8
  %291 = icmp eq i32 %290, 0
  br i1 %291, label %251, label %371, !llvm.loop !167

292:                                              ; preds = %283
  %293 = call i32 @pthread_mutex_unlock(ptr noundef %245) #14
  %294 = load ptr, ptr %0, align 8, !tbaa !113
  %295 = call ptr @calloc(i64 noundef 1, i64 noundef 56) #14
  %296 = icmp eq ptr %295, null
  br i1 %296, label %297, label %299

297:                                              ; preds = %292
  %298 = call i32 @pthread_mutex_lock(ptr noundef %245) #14
  br label %370

299:                                              ; preds = %292
  %300 = call ptr @calloc(i64 noundef 1, i64 noundef 327680) #14
  %301 = getelementptr inbounds %struct.slot, ptr %295, i64 0, i32 6
  store ptr %300, ptr %301, align 8, !tbaa !135
  %302 = ptrtoint ptr %300 to i64
  %303 = add i64 %302, 65535
  %304 = and i64 %303, -65536
  %305 = inttoptr i64 %304 to ptr
  %306 = icmp eq ptr %300, null
  br i1 %306, label %353, label %307

307:                                              ; preds = %299
  %308 = load ptr, ptr %294, align 8, !tbaa !15
  %309 = getelementptr inbounds %struct.device, ptr %294, i64 0, i32 33
  %310 = load ptr, ptr %309, align 8, !tbaa !20
  %311 = call i32 %308(ptr noundef %310) #14
  %312 = icmp eq i32 %311, 0
  br i1 %312, label %315, label %313

313:                                              ; preds = %307
  %314 = load ptr, ptr %301, align 8, !tbaa !135
  br label %353

315:                                              ; preds = %307
  %316 = getelementptr inbounds %struct.device, ptr %294, i64 0, i32 12
  %317 = load ptr, ptr %316, align 8, !tbaa !168
  %318 = call i32 %317(ptr noundef %305, i64 noundef 262144, i32 noundef 3) #14
  %319 = icmp eq i32 %318, 304
  %320 = select i1 %319, i32 2, i32 %318
  %321 = icmp eq i32 %320, 0
  br i1 %321, label %322, label %328

322:                                              ; preds = %315
  %323 = getelementptr inbounds %struct.slot, ptr %295, i64 0, i32 1
  store ptr %305, ptr %323, align 8, !tbaa !21
  %324 = getelementptr inbounds %struct.device, ptr %294, i64 0, i32 14
  %325 = load ptr, ptr %324, align 8, !tbaa !25
  %326 = getelementptr inbounds %struct.slot, ptr %295, i64 0, i32 3
  %327 = call i32 %325(ptr noundef nonnull %326, i32 noundef 3) #14
  br label %328

328:                                              ; preds = %322, %315
  %329 = phi i32 [ %320, %315 ], [ %327, %322 ]
  %330 = icmp eq i32 %329, 0
  br i1 %330, label %361, label %331

331:                                              ; preds = %328
  %332 = getelementptr inbounds %struct.slot, ptr %295, i64 0, i32 3
  %333 = load ptr, ptr %332, align 8, !tbaa !27
  %334 = icmp eq ptr %333, null
  br i1 %334, label %339, label %335

335:                                              ; preds = %331
  %336 = getelementptr inbounds %struct.device, ptr %294, i64 0, i32 15
  %337 = load ptr, ptr %336, align 8, !tbaa !28
  %338 = call i32 %337(ptr noundef nonnull %333) #14
  br label %339

339:                                              ; preds = %335, %331
  %340 = getelementptr inbounds %struct.slot, ptr %295, i64 0, i32 1
  %341 = load ptr, ptr %340, align 8, !tbaa !21
  %342 = icmp eq ptr %341, null
  br i1 %342, label %356, label %343

343:                                              ; preds = %339
  %344 = getelementptr inbounds %struct.device, ptr %294, i64 0, i32 36
  %345 = load ptr, ptr %344, align 8, !tbaa !169
  %346 = call i32 @pthread_rwlock_wrlock(ptr noundef %345) #14
  %347 = getelementptr inbounds %struct.device, ptr %294, i64 0, i32 13
  %348 = load ptr, ptr %347, align 8, !tbaa !170
  %349 = load ptr, ptr %340, align 8, !tbaa !21
  %350 = call i32 %348(ptr noundef %349) #14
  %351 = load ptr, ptr %344, align 8, !tbaa !169
  %352 = call i32 @pthread_rwlock_unlock(ptr noundef %351) #14
  br label %356

353:                                              ; preds = %313, %299
  %354 = phi ptr [ %314, %313 ], [ null, %299 ]
  %355 = phi i32 [ %311, %313 ], [ 2, %299 ]
  call void @free(ptr noundef %354) #14
  call void @free(ptr noundef nonnull %295) #14
  br label %366

356:                                              ; preds = %343, %339
  %357 = load ptr, ptr %301, align 8, !tbaa !135
  call void @free(ptr noundef %357) #14
  call void @free(ptr noundef nonnull %295) #14
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #15
  %358 = getelementptr inbounds %struct.device, ptr %294, i64 0, i32 1
  %359 = load ptr, ptr %358, align 8, !tbaa !35
  %360 = call i32 %359(ptr noundef nonnull %2) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #15
  br label %366

361:                                              ; preds = %328
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #15
  %362 = getelementptr inbounds %struct.device, ptr %294, i64 0, i32 1
  %363 = load ptr, ptr %362, align 8, !tbaa !35
  %364 = call i32 %363(ptr noundef nonnull %2) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #15
  store ptr %295, ptr %29, align 8, !tbaa !165
  %365 = call i32 @pthread_mutex_lock(ptr noundef %245) #14
  br label %288

366:                                              ; preds = %356, %353
  %367 = phi i32 [ %329, %356 ], [ %355, %353 ]
  %368 = call i32 @pthread_mutex_lock(ptr noundef %245) #14
  %369 = icmp eq i32 %367, 2
  br i1 %369, label %370, label %288

370:                                              ; preds = %366, %297
  store i32 1, ptr %30, align 8, !tbaa !166
  br label %288

371:                                              ; preds = %251, %255, %265, %275, %288
  %372 = phi i32 [ %252, %265 ], [ %289, %288 ], [ %252, %251 ], [ %252, %275 ], [ %252, %255 ]
  %373 = call i32 @pthread_mutex_unlock(ptr noundef %245) #14
  %374 = icmp eq i32 %372, 0
  br i1 %374, label %391, label %375

375:                                              ; preds = %371
  %376 = cmpxchg ptr %15, i32 0, i32 %372 seq_cst seq_cst, align 4
  %377 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  %378 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #14
  %379 = call i32 @pthread_cond_signal(ptr noundef nonnull %21) #14
  %380 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %31) #14
  %381 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  %382 = load ptr, ptr %0, align 8, !tbaa !113
  %383 = getelementptr inbounds %struct.device, ptr %382, i64 0, i32 39
  %384 = load ptr, ptr %383, align 8, !tbaa !34
  %385 = call i32 @pthread_mutex_lock(ptr noundef %384) #14
  %386 = getelementptr inbounds %struct.ring, ptr %384, i64 0, i32 1
  %387 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %386) #14
  br label %388

388:                                              ; preds = %242, %375
  %389 = phi ptr [ %384, %375 ], [ %245, %242 ]
  %390 = call i32 @pthread_mutex_unlock(ptr noundef %389) #14
  br label %391

391:                                              ; preds = %388, %371, %239
  %392 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  br label %393

393:                                              ; preds = %185, %140, %66, %391, %47
  %394 = load atomic i32, ptr %9 seq_cst, align 4
  %395 = icmp eq i32 %394, 0
  br i1 %395, label %32, label %396

396:                                              ; preds = %393, %1
  %397 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  store atomic i32 1, ptr %397 seq_cst, align 8
  %398 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  ret ptr null
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local i32 @queue_submit(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) local_unnamed_addr #3 {
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %8 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %10 = load ptr, ptr %9, align 8, !tbaa !147
  %11 = icmp eq ptr %10, null
  br i1 %11, label %17, label %12

12:                                               ; preds = %6
  %13 = load ptr, ptr %10, align 8, !tbaa !148
  store ptr %13, ptr %9, align 8, !tbaa !147
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %10, i8 0, i64 96, i1 false)
  %15 = getelementptr inbounds i8, ptr %10, i64 104
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(52) %15, i8 0, i64 52, i1 false)
  %16 = getelementptr inbounds i8, ptr %10, i64 168
  store ptr null, ptr %16, align 8, !tbaa.struct !171
  br label %21

17:                                               ; preds = %6
  %18 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  %19 = tail call ptr @calloc(i64 noundef 1, i64 noundef 176) #14
  %20 = icmp eq ptr %19, null
  br i1 %20, label %286, label %21

21:                                               ; preds = %12, %17
  %22 = phi ptr [ %10, %12 ], [ %19, %17 ]
  %23 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 1
  store i64 %3, ptr %23, align 8, !tbaa !86
  %24 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 2
  store i64 %4, ptr %24, align 8, !tbaa !172
  %25 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 5
  store ptr %1, ptr %25, align 8, !tbaa !173
  %26 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 3
  store ptr %1, ptr %26, align 8, !tbaa !90
  %27 = getelementptr inbounds i8, ptr %1, i64 %2
  %28 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 4
  store ptr %27, ptr %28, align 8, !tbaa !152
  %29 = sub i64 %3, %4
  %30 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 7
  store i64 %29, ptr %30, align 8, !tbaa !174
  %31 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 27
  store ptr %5, ptr %31, align 8, !tbaa !175
  %32 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 22
  store i32 1, ptr %32, align 4, !tbaa !176
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
  %45 = load i16, ptr %44, align 2, !tbaa !91
  %46 = zext i16 %45 to i64
  %47 = add i64 %41, %46
  br label %48

48:                                               ; preds = %43, %40
  %49 = phi i64 [ %47, %43 ], [ %41, %40 ]
  %50 = load i16, ptr %42, align 4, !tbaa !51
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
  %53 = load ptr, ptr %52, align 8, !tbaa !23
  %54 = load i64, ptr %53, align 8, !tbaa !4
  %55 = getelementptr inbounds %struct.kernel, ptr %53, i64 0, i32 1
  %56 = load i64, ptr %55, align 8, !tbaa !4
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %58, label %63

58:                                               ; preds = %51
  %59 = getelementptr inbounds %struct.kernel, ptr %53, i64 0, i32 2
  %60 = load i64, ptr %59, align 8, !tbaa !4
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
  %72 = load i64, ptr %71, align 8, !tbaa !76
  %73 = load i64, ptr %39, align 8, !tbaa !177
  %74 = add i64 %73, %72
  store i64 %74, ptr %39, align 8, !tbaa !177
  br label %105

75:                                               ; preds = %48
  %76 = add i64 %49, 4
  store i32 1, ptr %38, align 8, !tbaa !178
  br label %105

77:                                               ; preds = %48
  %78 = getelementptr inbounds %struct.execute, ptr %42, i64 0, i32 2
  %79 = getelementptr inbounds %struct.command, ptr %42, i64 0, i32 2
  %80 = load i32, ptr %79, align 4, !tbaa !53
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds i8, ptr %42, i64 %81
  %83 = icmp ult ptr %78, %82
  br i1 %83, label %84, label %96

84:                                               ; preds = %77, %84
  %85 = phi i64 [ %90, %84 ], [ 0, %77 ]
  %86 = phi ptr [ %94, %84 ], [ %78, %77 ]
  %87 = getelementptr inbounds %struct.launch, ptr %86, i64 0, i32 1
  %88 = load ptr, ptr %87, align 8, !tbaa !23
  %89 = load i64, ptr %88, align 8, !tbaa !4
  %90 = add i64 %89, %85
  %91 = getelementptr inbounds %struct.command, ptr %86, i64 0, i32 2
  %92 = load i32, ptr %91, align 4, !tbaa !53
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds i8, ptr %86, i64 %93
  %95 = icmp ult ptr %94, %82
  br i1 %95, label %84, label %96, !llvm.loop !179

96:                                               ; preds = %84, %77
  %97 = phi i64 [ 0, %77 ], [ %90, %84 ]
  %98 = add i64 %49, 1
  %99 = add i64 %98, %97
  br label %105

100:                                              ; preds = %48
  store i32 1, ptr %37, align 4, !tbaa !158
  br label %105

101:                                              ; preds = %48
  %102 = add i64 %49, 1
  store i32 1, ptr %36, align 8, !tbaa !151
  br label %105

103:                                              ; preds = %48
  %104 = add i64 %49, 1
  br label %105

105:                                              ; preds = %103, %101, %100, %96, %75, %69, %63, %48
  %106 = phi i64 [ %104, %103 ], [ %102, %101 ], [ %49, %100 ], [ %49, %48 ], [ %99, %96 ], [ %76, %75 ], [ %70, %69 ], [ %68, %63 ]
  %107 = getelementptr inbounds %struct.command, ptr %42, i64 0, i32 2
  %108 = load i32, ptr %107, align 4, !tbaa !53
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds i8, ptr %42, i64 %109
  %111 = icmp ult ptr %110, %27
  br i1 %111, label %40, label %112, !llvm.loop !180

112:                                              ; preds = %105
  %113 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 8
  store i64 %106, ptr %113, align 8, !tbaa !142
  %114 = load i32, ptr %36, align 8, !tbaa !151
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %157, label %119

116:                                              ; preds = %21
  %117 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 8
  store i64 1, ptr %117, align 8, !tbaa !142
  %118 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 13
  br label %157

119:                                              ; preds = %112, %150
  %120 = phi ptr [ %154, %150 ], [ %1, %112 ]
  %121 = load i16, ptr %120, align 8, !tbaa !153
  %122 = icmp eq i16 %121, 11
  br i1 %122, label %123, label %150

123:                                              ; preds = %119
  %124 = getelementptr inbounds %struct.wait, ptr %120, i64 0, i32 1
  %125 = load ptr, ptr %124, align 8, !tbaa !155
  %126 = getelementptr inbounds %struct.wait, ptr %120, i64 0, i32 2
  %127 = load i64, ptr %126, align 8, !tbaa !156
  %128 = getelementptr inbounds %struct.queue, ptr %125, i64 0, i32 34
  %129 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %128) #14
  %130 = getelementptr inbounds %struct.queue, ptr %125, i64 0, i32 4
  %131 = load i64, ptr %130, align 8, !tbaa !81
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
  %152 = load i32, ptr %151, align 4, !tbaa !53
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds i8, ptr %120, i64 %153
  %155 = load ptr, ptr %28, align 8, !tbaa !152
  %156 = icmp ult ptr %154, %155
  br i1 %156, label %119, label %157, !llvm.loop !157

157:                                              ; preds = %150, %112, %116
  %158 = phi ptr [ %27, %112 ], [ %27, %116 ], [ %155, %150 ]
  %159 = phi ptr [ %36, %112 ], [ %118, %116 ], [ %36, %150 ]
  %160 = phi ptr [ %113, %112 ], [ %117, %116 ], [ %113, %150 ]
  %161 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 14
  %162 = load i32, ptr %161, align 4, !tbaa !158
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %196, label %164

164:                                              ; preds = %157
  %165 = load ptr, ptr %26, align 8, !tbaa !90
  %166 = icmp ult ptr %165, %158
  br i1 %166, label %167, label %196

167:                                              ; preds = %164
  %168 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 16
  br label %169

169:                                              ; preds = %188, %167
  %170 = phi ptr [ %158, %167 ], [ %189, %188 ]
  %171 = phi i32 [ 1, %167 ], [ %190, %188 ]
  %172 = phi ptr [ %165, %167 ], [ %194, %188 ]
  %173 = load i16, ptr %172, align 8, !tbaa !159
  %174 = icmp eq i16 %173, 14
  br i1 %174, label %175, label %188

175:                                              ; preds = %169
  %176 = getelementptr inbounds %struct.wait_ready, ptr %172, i64 0, i32 1
  %177 = load ptr, ptr %176, align 8, !tbaa !161
  %178 = load atomic i32, ptr %177 seq_cst, align 4
  %179 = icmp ne i32 %171, 0
  %180 = icmp ne i32 %178, 0
  %181 = select i1 %179, i1 %180, i1 false
  %182 = zext i1 %181 to i32
  %183 = icmp eq i32 %178, 2
  %184 = zext i1 %183 to i32
  %185 = load i32, ptr %168, align 4, !tbaa !162
  %186 = or i32 %185, %184
  store i32 %186, ptr %168, align 4, !tbaa !162
  %187 = load ptr, ptr %28, align 8, !tbaa !152
  br label %188

188:                                              ; preds = %175, %169
  %189 = phi ptr [ %187, %175 ], [ %170, %169 ]
  %190 = phi i32 [ %182, %175 ], [ %171, %169 ]
  %191 = getelementptr inbounds %struct.command, ptr %172, i64 0, i32 2
  %192 = load i32, ptr %191, align 4, !tbaa !53
  %193 = zext i32 %192 to i64
  %194 = getelementptr inbounds i8, ptr %172, i64 %193
  %195 = icmp ult ptr %194, %189
  br i1 %195, label %169, label %198, !llvm.loop !163

196:                                              ; preds = %157, %164
  %197 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  br label %201

198:                                              ; preds = %188
  %199 = icmp eq i32 %190, 0
  %200 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  br i1 %199, label %237, label %201

201:                                              ; preds = %196, %198
  %202 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %203 = load ptr, ptr %202, align 8, !tbaa !181
  %204 = icmp eq ptr %203, null
  %205 = select i1 %204, i64 80, i64 6
  %206 = load i64, ptr %160, align 8, !tbaa !142
  %207 = icmp ugt i64 %206, %205
  br i1 %207, label %237, label %208

208:                                              ; preds = %201
  %209 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 9
  %210 = load i64, ptr %209, align 8, !tbaa !177
  %211 = icmp ult i64 %210, 262145
  br i1 %211, label %212, label %237

212:                                              ; preds = %208
  %213 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 15
  %214 = load i32, ptr %213, align 8, !tbaa !178
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %216, label %237

216:                                              ; preds = %212
  %217 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %218 = load ptr, ptr %217, align 8, !tbaa !145
  %219 = icmp eq ptr %218, null
  br i1 %219, label %220, label %237

220:                                              ; preds = %216
  %221 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %222 = load i32, ptr %221, align 4, !tbaa !149
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %224, label %237

224:                                              ; preds = %220
  %225 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %226 = load i64, ptr %225, align 8, !tbaa !143
  %227 = icmp ne i64 %226, 0
  %228 = add i64 %226, %206
  %229 = icmp ugt i64 %228, 772
  %230 = select i1 %227, i1 %229, i1 false
  br i1 %230, label %237, label %231

231:                                              ; preds = %224
  %232 = load ptr, ptr %0, align 8, !tbaa !113
  %233 = getelementptr inbounds %struct.device, ptr %232, i64 0, i32 36
  %234 = load ptr, ptr %233, align 8, !tbaa !169
  %235 = tail call i32 @pthread_rwlock_tryrdlock(ptr noundef %234) #14
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %243, label %237

237:                                              ; preds = %201, %208, %212, %216, %220, %148, %198, %224, %231
  %238 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %239 = load ptr, ptr %238, align 8, !tbaa !117
  store ptr %22, ptr %239, align 8, !tbaa !23
  store ptr %22, ptr %238, align 8, !tbaa !117
  %240 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %241 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %240) #14
  %242 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  br label %286

243:                                              ; preds = %231
  %244 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 17
  store i32 1, ptr %244, align 8, !tbaa !89
  store i32 1, ptr %221, align 4, !tbaa !149
  %245 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  %246 = load i32, ptr %159, align 8, !tbaa !151
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %278, label %248

248:                                              ; preds = %243
  %249 = load ptr, ptr %26, align 8, !tbaa !90
  %250 = load ptr, ptr %28, align 8, !tbaa !152
  %251 = icmp ult ptr %249, %250
  br i1 %251, label %252, label %278

252:                                              ; preds = %248
  %253 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  br label %254

254:                                              ; preds = %271, %252
  %255 = phi ptr [ %249, %252 ], [ %275, %271 ]
  %256 = load i16, ptr %255, align 8, !tbaa !153
  %257 = icmp eq i16 %256, 11
  br i1 %257, label %258, label %271

258:                                              ; preds = %254
  %259 = getelementptr inbounds %struct.wait, ptr %255, i64 0, i32 1
  %260 = load ptr, ptr %259, align 8, !tbaa !155
  %261 = getelementptr inbounds %struct.queue, ptr %260, i64 0, i32 34
  %262 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %261) #14
  %263 = getelementptr inbounds %struct.queue, ptr %260, i64 0, i32 4
  %264 = load i64, ptr %263, align 8, !tbaa !81
  %265 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %261) #14
  %266 = getelementptr inbounds %struct.wait, ptr %255, i64 0, i32 2
  %267 = load i64, ptr %266, align 8, !tbaa !156
  %268 = icmp ult i64 %264, %267
  br i1 %268, label %269, label %271

269:                                              ; preds = %258
  %270 = load i64, ptr %23, align 8, !tbaa !86
  tail call fastcc void @add_failure(ptr noundef nonnull %253, i64 noundef %270, i64 noundef 1) #17
  br label %271

271:                                              ; preds = %269, %258, %254
  %272 = getelementptr inbounds %struct.command, ptr %255, i64 0, i32 2
  %273 = load i32, ptr %272, align 4, !tbaa !53
  %274 = zext i32 %273 to i64
  %275 = getelementptr inbounds i8, ptr %255, i64 %274
  %276 = load ptr, ptr %28, align 8, !tbaa !152
  %277 = icmp ult ptr %275, %276
  br i1 %277, label %254, label %278, !llvm.loop !164

278:                                              ; preds = %271, %243, %248
  %279 = tail call fastcc i32 @hand_over(ptr noundef nonnull %0, ptr noundef nonnull %22, i16 noundef 1) #16
  %280 = load ptr, ptr %0, align 8, !tbaa !113
  %281 = getelementptr inbounds %struct.device, ptr %280, i64 0, i32 36
  %282 = load ptr, ptr %281, align 8, !tbaa !169
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
define internal fastcc i32 @hand_over(ptr noundef %0, ptr noundef %1, i16 noundef %2) unnamed_addr #3 {
  %4 = alloca ptr, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = load ptr, ptr %0, align 8, !tbaa !113
  %7 = getelementptr inbounds %struct.device, ptr %6, i64 0, i32 41
  %8 = load atomic i64, ptr %7 seq_cst, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %17, label %10, !prof !182

10:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #15
  %11 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #14
  %12 = load i64, ptr %5, align 8, !tbaa !95
  %13 = mul i64 %12, 1000000000
  %14 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %15 = load i64, ptr %14, align 8, !tbaa !97
  %16 = add i64 %13, %15
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #15
  br label %17

17:                                               ; preds = %3, %10
  %18 = phi i64 [ %16, %10 ], [ 0, %3 ]
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 26
  store i16 %2, ptr %19, align 8, !tbaa !183
  %20 = load ptr, ptr %0, align 8, !tbaa !113
  %21 = load ptr, ptr %20, align 8, !tbaa !15
  %22 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 33
  %23 = load ptr, ptr %22, align 8, !tbaa !20
  %24 = call i32 %21(ptr noundef %23) #14
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %84

26:                                               ; preds = %17
  %27 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 5
  %28 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 4
  %29 = load ptr, ptr %27, align 8, !tbaa !173
  %30 = load ptr, ptr %28, align 8, !tbaa !152
  %31 = icmp ult ptr %29, %30
  br i1 %31, label %32, label %59

32:                                               ; preds = %26
  %33 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 7
  %34 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 27
  %35 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 6
  %36 = load i64, ptr %33, align 8, !tbaa !174
  br label %37

37:                                               ; preds = %46, %32
  %38 = phi i64 [ %36, %32 ], [ %56, %46 ]
  %39 = phi ptr [ %29, %32 ], [ %51, %46 ]
  %40 = add i64 %38, 1
  %41 = load ptr, ptr %34, align 8, !tbaa !175
  %42 = icmp eq ptr %41, null
  %43 = select i1 %42, ptr @run_or_refuse, ptr @run_timed
  %44 = call i32 %43(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %39, i64 noundef %40) #14, !callees !184
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %78

46:                                               ; preds = %37
  %47 = getelementptr inbounds %struct.command, ptr %39, i64 0, i32 2
  %48 = load i32, ptr %47, align 4, !tbaa !53
  %49 = load ptr, ptr %27, align 8, !tbaa !173
  %50 = zext i32 %48 to i64
  %51 = getelementptr inbounds i8, ptr %49, i64 %50
  store ptr %51, ptr %27, align 8, !tbaa !173
  store i64 0, ptr %35, align 8, !tbaa !185
  %52 = getelementptr inbounds %struct.command, ptr %39, i64 0, i32 1
  %53 = load i16, ptr %52, align 2, !tbaa !91
  %54 = zext i16 %53 to i64
  %55 = load i64, ptr %33, align 8, !tbaa !174
  %56 = add i64 %55, %54
  store i64 %56, ptr %33, align 8, !tbaa !174
  %57 = load ptr, ptr %28, align 8, !tbaa !152
  %58 = icmp ult ptr %51, %57
  br i1 %58, label %37, label %59

59:                                               ; preds = %46, %26
  %60 = load ptr, ptr %0, align 8, !tbaa !113
  %61 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %62 = load ptr, ptr %61, align 8, !tbaa !114
  %63 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 12
  %64 = load ptr, ptr %63, align 8, !tbaa !140
  %65 = icmp eq ptr %64, null
  br i1 %65, label %66, label %73

66:                                               ; preds = %59
  %67 = getelementptr inbounds %struct.device, ptr %60, i64 0, i32 14
  %68 = load ptr, ptr %67, align 8, !tbaa !25
  %69 = call i32 %68(ptr noundef nonnull %63, i32 noundef 3) #14
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %78

71:                                               ; preds = %66
  %72 = load ptr, ptr %63, align 8, !tbaa !140
  br label %73

73:                                               ; preds = %71, %59
  %74 = phi ptr [ %72, %71 ], [ %64, %59 ]
  %75 = getelementptr inbounds %struct.device, ptr %60, i64 0, i32 16
  %76 = load ptr, ptr %75, align 8, !tbaa !98
  %77 = call i32 %76(ptr noundef %74, ptr noundef %62) #14
  br label %78

78:                                               ; preds = %37, %66, %73
  %79 = phi i32 [ %77, %73 ], [ %69, %66 ], [ %44, %37 ]
  %80 = load ptr, ptr %0, align 8, !tbaa !113
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #15
  %81 = getelementptr inbounds %struct.device, ptr %80, i64 0, i32 1
  %82 = load ptr, ptr %81, align 8, !tbaa !35
  %83 = call i32 %82(ptr noundef nonnull %4) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #15
  br label %84

84:                                               ; preds = %78, %17
  %85 = phi i32 [ %24, %17 ], [ %79, %78 ]
  %86 = icmp eq i64 %18, 0
  br i1 %86, label %94, label %87, !prof !182

87:                                               ; preds = %84
  %88 = load ptr, ptr %0, align 8, !tbaa !113
  %89 = getelementptr inbounds %struct.device, ptr %88, i64 0, i32 41
  %90 = load atomic i64, ptr %89 seq_cst, align 8
  %91 = icmp eq i64 %90, 0
  br i1 %91, label %94, label %92

92:                                               ; preds = %87
  %93 = inttoptr i64 %90 to ptr
  call fastcc void @add_span(ptr noundef nonnull %93, i64 noundef %18, i16 noundef %2, i16 noundef 2, i64 noundef 0) #16
  br label %94

94:                                               ; preds = %84, %87, %92
  %95 = add i32 %85, 2
  %96 = icmp ult i32 %95, 3
  br i1 %96, label %97, label %110

97:                                               ; preds = %94
  %98 = icmp ugt i32 %85, -3
  %99 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %100 = call i32 @pthread_mutex_lock(ptr noundef nonnull %99) #14
  store ptr null, ptr %1, align 8, !tbaa !148
  br i1 %98, label %101, label %132

101:                                              ; preds = %97
  %102 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %103 = load ptr, ptr %102, align 8, !tbaa !145
  store ptr %103, ptr %1, align 8, !tbaa !148
  %104 = icmp eq ptr %103, null
  br i1 %104, label %105, label %107

105:                                              ; preds = %101
  %106 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  store ptr %1, ptr %106, align 8, !tbaa !117
  br label %107

107:                                              ; preds = %101, %105
  store ptr %1, ptr %102, align 8, !tbaa !145
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
  %122 = load ptr, ptr %0, align 8, !tbaa !113
  %123 = getelementptr inbounds %struct.device, ptr %122, i64 0, i32 39
  %124 = load ptr, ptr %123, align 8, !tbaa !34
  %125 = call i32 @pthread_mutex_lock(ptr noundef %124) #14
  %126 = getelementptr inbounds %struct.ring, ptr %124, i64 0, i32 1
  %127 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %126) #14
  %128 = call i32 @pthread_mutex_unlock(ptr noundef %124) #14
  %129 = call i32 @pthread_mutex_lock(ptr noundef nonnull %113) #14
  %130 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %131 = load ptr, ptr %130, align 8, !tbaa !186
  store ptr %131, ptr %1, align 8, !tbaa !148
  store ptr %1, ptr %130, align 8, !tbaa !186
  br label %154

132:                                              ; preds = %97
  %133 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %134 = load ptr, ptr %133, align 8, !tbaa !116
  store ptr %1, ptr %134, align 8, !tbaa !23
  store ptr %1, ptr %133, align 8, !tbaa !116
  %135 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 8
  %136 = load i64, ptr %135, align 8, !tbaa !142
  %137 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %138 = load i64, ptr %137, align 8, !tbaa !143
  %139 = add i64 %138, %136
  store i64 %139, ptr %137, align 8, !tbaa !143
  %140 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 10
  %141 = load i64, ptr %140, align 8, !tbaa !144
  %142 = icmp ugt i64 %141, 65536
  %143 = zext i1 %142 to i32
  %144 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %145 = load i32, ptr %144, align 8, !tbaa !128
  %146 = add i32 %145, %143
  store i32 %146, ptr %144, align 8, !tbaa !128
  %147 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 18
  store i32 1, ptr %147, align 4, !tbaa !124
  %148 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29, i32 2
  %149 = load i64, ptr %148, align 8, !tbaa !187
  %150 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 11
  store i64 %149, ptr %150, align 8, !tbaa !139
  %151 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %152 = load i64, ptr %151, align 8, !tbaa !86
  %153 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store i64 %152, ptr %153, align 8, !tbaa !81
  br label %154

154:                                              ; preds = %110, %132, %107
  %155 = phi ptr [ %113, %110 ], [ %99, %132 ], [ %99, %107 ]
  %156 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store i32 0, ptr %156, align 4, !tbaa !149
  %157 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %158 = load ptr, ptr %157, align 8, !tbaa !145
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
  %171 = load i32, ptr %170, align 8, !tbaa !126
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %173, label %181

173:                                              ; preds = %169
  %174 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %175 = load i32, ptr %174, align 8, !tbaa !127
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %177, label %181

177:                                              ; preds = %173
  %178 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %179 = load i32, ptr %178, align 8, !tbaa !128
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %188, label %181

181:                                              ; preds = %177, %173, %169, %163
  %182 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %183 = load i32, ptr %182, align 4, !tbaa !129
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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #15
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %7 = load i64, ptr %6, align 8, !tbaa !120
  store i64 %7, ptr %3, align 8, !tbaa !4
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %9 = load ptr, ptr %8, align 8, !tbaa !181
  %10 = icmp eq ptr %9, null
  %11 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #14
  br i1 %10, label %48, label %12

12:                                               ; preds = %1
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %14 = load atomic i32, ptr %13 seq_cst, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %48

16:                                               ; preds = %12
  %17 = load ptr, ptr %0, align 8, !tbaa !113
  %18 = load ptr, ptr %17, align 8, !tbaa !15
  %19 = getelementptr inbounds %struct.device, ptr %17, i64 0, i32 33
  %20 = load ptr, ptr %19, align 8, !tbaa !20
  %21 = tail call i32 %18(ptr noundef %20) #14
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %30

23:                                               ; preds = %16
  %24 = call fastcc i32 @harvest(ptr noundef nonnull %0, ptr noundef nonnull %3) #16
  %25 = load ptr, ptr %0, align 8, !tbaa !113
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #15
  %26 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 1
  %27 = load ptr, ptr %26, align 8, !tbaa !35
  %28 = call i32 %27(ptr noundef nonnull %2) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #15
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
  %41 = load ptr, ptr %0, align 8, !tbaa !113
  %42 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 39
  %43 = load ptr, ptr %42, align 8, !tbaa !34
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
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #15
  ret i64 %53
}

; Function Attrs: nounwind
define internal fastcc i32 @harvest(ptr noundef %0, ptr nocapture noundef writeonly %1) unnamed_addr #3 {
  %3 = alloca float, align 4
  %4 = alloca %struct.timespec, align 8
  %5 = load ptr, ptr %0, align 8, !tbaa !113
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #14
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %9 = load ptr, ptr %8, align 8, !tbaa !181
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
  %33 = load i32, ptr %32, align 4, !tbaa !124
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %115, label %35

35:                                               ; preds = %29
  %36 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #14
  %37 = load ptr, ptr %12, align 8, !tbaa !99
  %38 = getelementptr inbounds %struct.batch, ptr %30, i64 0, i32 12
  %39 = load ptr, ptr %38, align 8, !tbaa !140
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
  %48 = load i64, ptr %47, align 8, !tbaa !144
  %49 = add i64 %48, %31
  %50 = load i64, ptr %14, align 8, !tbaa !141
  %51 = getelementptr inbounds %struct.batch, ptr %30, i64 0, i32 11
  %52 = load i64, ptr %51, align 8, !tbaa !139
  %53 = icmp ult i64 %50, %52
  br i1 %53, label %54, label %115

54:                                               ; preds = %46
  %55 = load i32, ptr %15, align 4, !tbaa !188
  %56 = icmp ne i32 %55, 0
  %57 = icmp ugt i64 %49, 65536
  %58 = select i1 %56, i1 true, i1 %57
  br i1 %58, label %210, label %59

59:                                               ; preds = %54, %111
  %60 = phi i64 [ %113, %111 ], [ %50, %54 ]
  %61 = load ptr, ptr %16, align 8, !tbaa !189
  %62 = load i64, ptr %17, align 8, !tbaa !190
  %63 = add i64 %62, -1
  %64 = and i64 %63, %60
  %65 = getelementptr inbounds %struct.arrival, ptr %61, i64 %64
  %66 = load ptr, ptr %65, align 8, !tbaa !191
  %67 = icmp eq ptr %66, null
  br i1 %67, label %68, label %84

68:                                               ; preds = %59
  %69 = getelementptr inbounds %struct.arrival, ptr %61, i64 %64, i32 1
  %70 = load ptr, ptr %69, align 8, !tbaa !193
  %71 = getelementptr inbounds i8, ptr %70, i64 2312
  %72 = load i64, ptr %71, align 8, !tbaa !4
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %111, label %74

74:                                               ; preds = %68
  %75 = getelementptr inbounds %struct.arrival, ptr %61, i64 %64, i32 3
  %76 = load i64, ptr %75, align 8, !tbaa !194
  %77 = getelementptr inbounds %struct.arrival, ptr %61, i64 %64, i32 4
  %78 = load ptr, ptr %77, align 8, !tbaa !195
  %79 = getelementptr inbounds %struct.kernel, ptr %78, i64 0, i32 3
  %80 = load i64, ptr %78, align 8, !tbaa !4
  %81 = getelementptr inbounds %struct.task, ptr %79, i64 %80
  call fastcc void @add_failed_assert(ptr noundef nonnull %18, i64 noundef %76, ptr noundef nonnull %70, ptr noundef nonnull %81) #17
  %82 = load ptr, ptr %65, align 8, !tbaa !191
  %83 = icmp eq ptr %82, null
  br i1 %83, label %111, label %84

84:                                               ; preds = %74, %59
  %85 = phi ptr [ %66, %59 ], [ %82, %74 ]
  %86 = getelementptr inbounds %struct.arrival, ptr %61, i64 %64, i32 1
  %87 = load ptr, ptr %86, align 8, !tbaa !193
  %88 = getelementptr inbounds %struct.arrival, ptr %61, i64 %64, i32 2
  %89 = load i64, ptr %88, align 8, !tbaa !196
  %90 = load ptr, ptr %0, align 8, !tbaa !113
  %91 = getelementptr inbounds %struct.device, ptr %90, i64 0, i32 41
  %92 = load atomic i64, ptr %91 seq_cst, align 8
  %93 = icmp eq i64 %92, 0
  br i1 %93, label %94, label %96, !prof !182

94:                                               ; preds = %84
  %95 = call ptr @memcpy(ptr noundef nonnull %85, ptr noundef %87, i64 noundef %89) #14
  br label %111

96:                                               ; preds = %84
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #15
  %97 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #14
  %98 = load i64, ptr %4, align 8, !tbaa !95
  %99 = mul i64 %98, 1000000000
  %100 = load i64, ptr %19, align 8, !tbaa !97
  %101 = add i64 %99, %100
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #15
  %102 = call ptr @memcpy(ptr noundef nonnull %85, ptr noundef %87, i64 noundef %89) #14
  %103 = icmp eq i64 %101, 0
  br i1 %103, label %111, label %104, !prof !182

104:                                              ; preds = %96
  %105 = load ptr, ptr %0, align 8, !tbaa !113
  %106 = getelementptr inbounds %struct.device, ptr %105, i64 0, i32 41
  %107 = load atomic i64, ptr %106 seq_cst, align 8
  %108 = icmp eq i64 %107, 0
  br i1 %108, label %111, label %109

109:                                              ; preds = %104
  %110 = inttoptr i64 %107 to ptr
  call fastcc void @add_span(ptr noundef nonnull %110, i64 noundef %101, i16 noundef 1, i16 noundef 5, i64 noundef %89) #16
  br label %111

111:                                              ; preds = %109, %104, %96, %94, %74, %68
  %112 = load i64, ptr %14, align 8, !tbaa !197
  %113 = add i64 %112, 1
  store i64 %113, ptr %14, align 8, !tbaa !197
  %114 = icmp ult i64 %113, %52
  br i1 %114, label %59, label %115, !llvm.loop !198

115:                                              ; preds = %111, %46, %29
  %116 = phi i64 [ %49, %46 ], [ %31, %29 ], [ %49, %111 ]
  %117 = getelementptr inbounds %struct.batch, ptr %30, i64 0, i32 24
  %118 = load i32, ptr %117, align 8, !tbaa !199
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %168, label %120

120:                                              ; preds = %115
  %121 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #14
  %122 = load ptr, ptr %0, align 8, !tbaa !113
  %123 = getelementptr inbounds %struct.device, ptr %122, i64 0, i32 38
  %124 = call i32 @pthread_mutex_lock(ptr noundef nonnull %123) #14
  %125 = load i32, ptr %117, align 8, !tbaa !199
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
  %136 = load ptr, ptr %128, align 8, !tbaa !175
  %137 = load ptr, ptr %129, align 8, !tbaa !200
  %138 = getelementptr inbounds %struct.stamp, ptr %137, i64 %135
  %139 = getelementptr inbounds %struct.stamp, ptr %137, i64 %135, i32 1
  %140 = load i64, ptr %139, align 8, !tbaa !201
  %141 = getelementptr inbounds double, ptr %136, i64 %140
  %142 = load ptr, ptr %138, align 8, !tbaa !203
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #15
  store float 0.000000e+00, ptr %3, align 4, !tbaa !101
  %143 = load ptr, ptr %130, align 8, !tbaa !103
  %144 = load ptr, ptr %131, align 8, !tbaa !104
  %145 = call i32 %143(ptr noundef nonnull %3, ptr noundef %144, ptr noundef %142) #14
  %146 = load double, ptr %132, align 8, !tbaa !105
  %147 = load float, ptr %3, align 4, !tbaa !101
  %148 = fpext float %147 to double
  %149 = call double @llvm.fmuladd.f64(double %148, double 1.000000e-03, double %146)
  store double %149, ptr %141, align 8, !tbaa !109
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #15
  %150 = add nuw nsw i64 %135, 1
  %151 = load i32, ptr %117, align 8, !tbaa !199
  %152 = zext i32 %151 to i64
  %153 = icmp uge i64 %150, %152
  %154 = icmp ne i32 %145, 0
  %155 = select i1 %153, i1 true, i1 %154
  br i1 %155, label %133, label %134, !llvm.loop !204

156:                                              ; preds = %133
  %157 = add i32 %151, -1
  %158 = zext i32 %157 to i64
  %159 = load ptr, ptr %129, align 8, !tbaa !200
  %160 = getelementptr inbounds %struct.stamp, ptr %159, i64 %158
  %161 = load ptr, ptr %131, align 8, !tbaa !104
  %162 = load ptr, ptr %160, align 8, !tbaa !23
  store ptr %162, ptr %131, align 8, !tbaa !104
  store double %149, ptr %132, align 8, !tbaa !105
  store ptr %161, ptr %160, align 8, !tbaa !23
  br label %163

163:                                              ; preds = %120, %133, %156
  %164 = phi i32 [ 0, %156 ], [ %145, %133 ], [ 0, %120 ]
  %165 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %123) #14
  %166 = call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #14
  %167 = icmp eq i32 %164, 0
  br i1 %167, label %168, label %210

168:                                              ; preds = %163, %115
  %169 = load ptr, ptr %8, align 8, !tbaa !181
  %170 = getelementptr inbounds %struct.batch, ptr %169, i64 0, i32 18
  %171 = load i32, ptr %170, align 4, !tbaa !124
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %190, label %173

173:                                              ; preds = %168
  store i32 0, ptr %170, align 4, !tbaa !124
  %174 = getelementptr inbounds %struct.batch, ptr %169, i64 0, i32 8
  %175 = load i64, ptr %174, align 8, !tbaa !142
  %176 = load i64, ptr %20, align 8, !tbaa !143
  %177 = sub i64 %176, %175
  store i64 %177, ptr %20, align 8, !tbaa !143
  %178 = getelementptr inbounds %struct.batch, ptr %169, i64 0, i32 10
  %179 = load i64, ptr %178, align 8, !tbaa !144
  %180 = icmp ugt i64 %179, 65536
  %181 = sext i1 %180 to i32
  %182 = load i32, ptr %21, align 8, !tbaa !128
  %183 = add i32 %182, %181
  store i32 %183, ptr %21, align 8, !tbaa !128
  %184 = getelementptr inbounds %struct.batch, ptr %169, i64 0, i32 1
  %185 = load i64, ptr %184, align 8, !tbaa !86
  store atomic i64 %185, ptr %22 seq_cst, align 8
  %186 = load ptr, ptr %23, align 8, !tbaa !145
  %187 = icmp eq ptr %186, null
  br i1 %187, label %190, label %188

188:                                              ; preds = %173
  %189 = call i32 @pthread_cond_signal(ptr noundef nonnull %24) #14
  br label %190

190:                                              ; preds = %188, %173, %168
  %191 = load ptr, ptr %169, align 8, !tbaa !148
  store ptr %191, ptr %8, align 8, !tbaa !181
  %192 = icmp eq ptr %191, null
  br i1 %192, label %193, label %194

193:                                              ; preds = %190
  store ptr %8, ptr %25, align 8, !tbaa !116
  br label %194

194:                                              ; preds = %193, %190
  %195 = getelementptr inbounds %struct.batch, ptr %169, i64 0, i32 19
  store i32 1, ptr %195, align 8, !tbaa !146
  %196 = getelementptr inbounds %struct.batch, ptr %169, i64 0, i32 20
  %197 = load i32, ptr %196, align 4, !tbaa !137
  %198 = icmp eq i32 %197, 0
  br i1 %198, label %199, label %201

199:                                              ; preds = %194
  %200 = load ptr, ptr %26, align 8, !tbaa !147
  store ptr %200, ptr %169, align 8, !tbaa !148
  store ptr %169, ptr %26, align 8, !tbaa !147
  br label %201

201:                                              ; preds = %199, %194
  %202 = load i32, ptr %27, align 8, !tbaa !126
  %203 = icmp eq i32 %202, 0
  br i1 %203, label %207, label %204

204:                                              ; preds = %201
  %205 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %28) #14
  %206 = load ptr, ptr %8, align 8, !tbaa !181
  br label %207

207:                                              ; preds = %201, %204
  %208 = phi ptr [ %191, %201 ], [ %206, %204 ]
  %209 = icmp eq ptr %208, null
  br i1 %209, label %214, label %29, !llvm.loop !205

210:                                              ; preds = %163, %54, %35, %43
  %211 = phi i32 [ %164, %163 ], [ 0, %54 ], [ %40, %35 ], [ 0, %43 ]
  %212 = load ptr, ptr %8, align 8, !tbaa !181
  %213 = icmp eq ptr %212, null
  br i1 %213, label %214, label %264

214:                                              ; preds = %207, %2, %210
  %215 = phi i32 [ %211, %210 ], [ 0, %2 ], [ 0, %207 ]
  %216 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %217 = load ptr, ptr %216, align 8, !tbaa !145
  %218 = icmp eq ptr %217, null
  br i1 %218, label %219, label %261

219:                                              ; preds = %214
  %220 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %221 = load i32, ptr %220, align 4, !tbaa !149
  %222 = icmp eq i32 %221, 0
  br i1 %222, label %223, label %261

223:                                              ; preds = %219
  %224 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %225 = load ptr, ptr %224, align 8, !tbaa !206
  %226 = icmp eq ptr %225, null
  br i1 %226, label %261, label %227

227:                                              ; preds = %223
  %228 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %229 = load atomic i32, ptr %228 seq_cst, align 8
  %230 = icmp eq i32 %229, 0
  br i1 %230, label %231, label %261

231:                                              ; preds = %227
  %232 = load ptr, ptr %224, align 8, !tbaa !206
  %233 = load ptr, ptr %0, align 8, !tbaa !113
  %234 = getelementptr inbounds %struct.device, ptr %233, i64 0, i32 39
  %235 = load ptr, ptr %234, align 8, !tbaa !34
  %236 = call i32 @pthread_mutex_lock(ptr noundef %235) #14
  %237 = icmp eq ptr %232, null
  br i1 %237, label %257, label %238

238:                                              ; preds = %231
  %239 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %240 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %241 = getelementptr inbounds %struct.ring, ptr %235, i64 0, i32 2
  %242 = load i64, ptr %239, align 8, !tbaa !134
  br label %244

243:                                              ; preds = %254
  store i64 %248, ptr %239, align 8, !tbaa !134
  br label %257

244:                                              ; preds = %254, %238
  %245 = phi i64 [ %242, %238 ], [ %248, %254 ]
  %246 = phi ptr [ %232, %238 ], [ %247, %254 ]
  %247 = load ptr, ptr %246, align 8, !tbaa !24
  %248 = add i64 %245, -1
  %249 = getelementptr inbounds %struct.slot, ptr %246, i64 0, i32 6
  %250 = load ptr, ptr %249, align 8, !tbaa !135
  %251 = icmp eq ptr %250, null
  br i1 %251, label %252, label %254

252:                                              ; preds = %244
  %253 = load ptr, ptr %241, align 8, !tbaa !23
  store ptr %253, ptr %246, align 8, !tbaa !24
  br label %254

254:                                              ; preds = %252, %244
  %255 = phi ptr [ %241, %252 ], [ %240, %244 ]
  store ptr %246, ptr %255, align 8, !tbaa !23
  %256 = icmp eq ptr %247, null
  br i1 %256, label %243, label %244, !llvm.loop !136

257:                                              ; preds = %231, %243
  %258 = getelementptr inbounds %struct.ring, ptr %235, i64 0, i32 1
  %259 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %258) #14
  %260 = call i32 @pthread_mutex_unlock(ptr noundef %235) #14
  store ptr null, ptr %224, align 8, !tbaa !206
  br label %261

261:                                              ; preds = %214, %219, %223, %227, %257
  %262 = load ptr, ptr %8, align 8, !tbaa !181
  %263 = icmp eq ptr %262, null
  br i1 %263, label %272, label %264

264:                                              ; preds = %210, %261
  %265 = phi i32 [ %215, %261 ], [ %211, %210 ]
  %266 = phi ptr [ %262, %261 ], [ %212, %210 ]
  %267 = getelementptr inbounds %struct.batch, ptr %266, i64 0, i32 1
  %268 = load i64, ptr %267, align 8, !tbaa !86
  %269 = getelementptr inbounds %struct.batch, ptr %266, i64 0, i32 2
  %270 = load i64, ptr %269, align 8, !tbaa !172
  %271 = sub i64 %268, %270
  br label %275

272:                                              ; preds = %261
  %273 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %274 = load i64, ptr %273, align 8, !tbaa !120
  br label %275

275:                                              ; preds = %272, %264
  %276 = phi i32 [ %265, %264 ], [ %215, %272 ]
  %277 = phi i64 [ %271, %264 ], [ %274, %272 ]
  store i64 %277, ptr %1, align 8, !tbaa !4
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
  %10 = load ptr, ptr %0, align 8, !tbaa !113
  %11 = load ptr, ptr %10, align 8, !tbaa !15
  %12 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 33
  %13 = load ptr, ptr %12, align 8, !tbaa !20
  %14 = tail call i32 %11(ptr noundef %13) #14
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %77

16:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #15
  %17 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #14
  %18 = load i64, ptr %6, align 8, !tbaa !95
  %19 = mul i64 %18, 1000000000
  %20 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %21 = load i64, ptr %20, align 8, !tbaa !97
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #15
  %22 = add i64 %21, %2
  %23 = add i64 %22, %19
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #15
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %25 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  br label %26

26:                                               ; preds = %35, %16
  %27 = call fastcc i32 @harvest(ptr noundef nonnull %0, ptr noundef nonnull %7) #16
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #15
  %36 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #14
  %37 = load i64, ptr %5, align 8, !tbaa !95
  %38 = mul i64 %37, 1000000000
  %39 = load i64, ptr %25, align 8, !tbaa !97
  %40 = add i64 %38, %39
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #15
  %41 = icmp ult i64 %40, %23
  br i1 %41, label %26, label %42, !llvm.loop !207

42:                                               ; preds = %32, %35
  %43 = load ptr, ptr %0, align 8, !tbaa !113
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #15
  %44 = getelementptr inbounds %struct.device, ptr %43, i64 0, i32 1
  %45 = load ptr, ptr %44, align 8, !tbaa !35
  %46 = call i32 %45(ptr noundef nonnull %4) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #15
  br label %70

47:                                               ; preds = %26
  %48 = load ptr, ptr %0, align 8, !tbaa !113
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #15
  %49 = getelementptr inbounds %struct.device, ptr %48, i64 0, i32 1
  %50 = load ptr, ptr %49, align 8, !tbaa !35
  %51 = call i32 %50(ptr noundef nonnull %4) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #15
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
  %63 = load ptr, ptr %0, align 8, !tbaa !113
  %64 = getelementptr inbounds %struct.device, ptr %63, i64 0, i32 39
  %65 = load ptr, ptr %64, align 8, !tbaa !34
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
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #15
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
  %6 = load ptr, ptr %5, align 8, !tbaa !208
  %7 = icmp eq ptr %6, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %2
  %9 = load ptr, ptr %6, align 8, !tbaa !209
  store ptr %9, ptr %5, align 8, !tbaa !208
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !211
  %12 = add i64 %11, -1
  store atomic i64 %12, ptr %10 seq_cst, align 8
  %13 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #14
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2592) %1, ptr noundef nonnull align 8 dereferenceable(2592) %6, i64 2592, i1 false), !tbaa.struct !212
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
  %11 = load i64, ptr %10, align 8, !tbaa !120
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #15
  %6 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #14
  %7 = load i64, ptr %5, align 8, !tbaa !95
  %8 = mul i64 %7, 1000000000
  %9 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %10 = load i64, ptr %9, align 8, !tbaa !97
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #15
  %11 = add i64 %10, %2
  %12 = add i64 %11, %8
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
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
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %23 = call i32 @pthread_cond_signal(ptr noundef nonnull %22) #14
  br label %24

24:                                               ; preds = %3, %21
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %27 = load i64, ptr %26, align 8, !tbaa !120
  %28 = icmp ult i64 %27, %1
  br i1 %28, label %29, label %52

29:                                               ; preds = %24
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 37
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
  %42 = load i32, ptr %30, align 4, !tbaa !214
  %43 = icmp eq i32 %42, 0
  %44 = icmp eq i32 %38, 0
  %45 = select i1 %43, i1 %44, i1 false
  br i1 %45, label %46, label %50

46:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #15
  store i64 %33, ptr %4, align 8, !tbaa !95
  store i64 %36, ptr %34, align 8, !tbaa !97
  %47 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %31, ptr noundef nonnull %13, i32 noundef 1, ptr noundef nonnull %4) #14
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #15
  %48 = load i64, ptr %26, align 8, !tbaa !120
  %49 = icmp ult i64 %48, %1
  br i1 %49, label %37, label %50, !llvm.loop !215

50:                                               ; preds = %41, %37, %46
  %51 = load i64, ptr %26, align 8, !tbaa !120
  br label %52

52:                                               ; preds = %50, %24
  %53 = phi i64 [ %51, %50 ], [ %27, %24 ]
  %54 = load i32, ptr %15, align 8, !tbaa !126
  %55 = add i32 %54, -1
  store i32 %55, ptr %15, align 8, !tbaa !126
  %56 = icmp uge i64 %53, %1
  %57 = zext i1 %56 to i32
  %58 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #14
  ret i32 %57
}

; Function Attrs: nounwind
define dso_local void @queue_await_handed(ptr noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #14
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %9 = load i64, ptr %8, align 8, !tbaa !81
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
  %17 = load i32, ptr %6, align 4, !tbaa !214
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %16
  %20 = load i32, ptr %7, align 8, !tbaa !216
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %19
  %23 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %3) #14
  %24 = load i64, ptr %8, align 8, !tbaa !81
  %25 = icmp ult i64 %24, %1
  br i1 %25, label %13, label %26, !llvm.loop !217

26:                                               ; preds = %19, %22, %13, %16, %2
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #14
  ret void
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local i32 @queue_hold_stream(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = alloca ptr, align 8
  %5 = load ptr, ptr %0, align 8, !tbaa !113
  %6 = load ptr, ptr %5, align 8, !tbaa !15
  %7 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 33
  %8 = load ptr, ptr %7, align 8, !tbaa !20
  %9 = tail call i32 %6(ptr noundef %8) #14
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %17

11:                                               ; preds = %3
  %12 = tail call fastcc i32 @wait_for(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2) #16
  %13 = load ptr, ptr %0, align 8, !tbaa !113
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #15
  %14 = getelementptr inbounds %struct.device, ptr %13, i64 0, i32 1
  %15 = load ptr, ptr %14, align 8, !tbaa !35
  %16 = call i32 %15(ptr noundef nonnull %4) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #15
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
  %9 = load ptr, ptr %8, align 8, !tbaa !23
  %10 = icmp eq ptr %9, null
  br i1 %10, label %45, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !86
  %14 = icmp ult i64 %13, %2
  br i1 %14, label %7, label %15, !llvm.loop !218

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 20
  %17 = load i32, ptr %16, align 4, !tbaa !137
  %18 = add i32 %17, 1
  store i32 %18, ptr %16, align 4, !tbaa !137
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %20 = load i32, ptr %19, align 4, !tbaa !138
  %21 = add i32 %20, 1
  store i32 %21, ptr %19, align 4, !tbaa !138
  %22 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #14
  %23 = load ptr, ptr %0, align 8, !tbaa !113
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 20
  %25 = load ptr, ptr %24, align 8, !tbaa !219
  %26 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 12
  %27 = load ptr, ptr %26, align 8, !tbaa !140
  %28 = tail call i32 %25(ptr noundef %1, ptr noundef %27, i32 noundef 0) #14
  %29 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #14
  %30 = load i32, ptr %16, align 4, !tbaa !137
  %31 = add i32 %30, -1
  store i32 %31, ptr %16, align 4, !tbaa !137
  %32 = load i32, ptr %19, align 4, !tbaa !138
  %33 = add i32 %32, -1
  store i32 %33, ptr %19, align 4, !tbaa !138
  %34 = icmp eq i32 %31, 0
  br i1 %34, label %35, label %42

35:                                               ; preds = %15
  %36 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 19
  %37 = load i32, ptr %36, align 8, !tbaa !146
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %42, label %39

39:                                               ; preds = %35
  %40 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %41 = load ptr, ptr %40, align 8, !tbaa !147
  store ptr %41, ptr %9, align 8, !tbaa !148
  store ptr %9, ptr %40, align 8, !tbaa !147
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
  %12 = load ptr, ptr %0, align 8, !tbaa !113
  %13 = getelementptr inbounds %struct.device, ptr %12, i64 0, i32 39
  %14 = load ptr, ptr %13, align 8, !tbaa !34
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
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #14
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %7 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %6) #14
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %9 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %8) #14
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 37
  %11 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %10) #14
  %12 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #14
  %13 = load ptr, ptr %0, align 8, !tbaa !113
  %14 = getelementptr inbounds %struct.device, ptr %13, i64 0, i32 39
  %15 = load ptr, ptr %14, align 8, !tbaa !34
  %16 = tail call i32 @pthread_mutex_lock(ptr noundef %15) #14
  %17 = getelementptr inbounds %struct.ring, ptr %15, i64 0, i32 1
  %18 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %17) #14
  %19 = tail call i32 @pthread_mutex_unlock(ptr noundef %15) #14
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %21 = load i64, ptr %20, align 8, !tbaa !119
  %22 = tail call i32 @pthread_join(i64 noundef %21, ptr noundef null) #14
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %24 = load i64, ptr %23, align 8, !tbaa !220
  %25 = tail call i32 @pthread_join(i64 noundef %24, ptr noundef null) #14
  %26 = load ptr, ptr %0, align 8, !tbaa !113
  %27 = load ptr, ptr %26, align 8, !tbaa !15
  %28 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 33
  %29 = load ptr, ptr %28, align 8, !tbaa !20
  %30 = tail call i32 %27(ptr noundef %29) #14
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %39

32:                                               ; preds = %1
  %33 = load ptr, ptr %0, align 8, !tbaa !113
  %34 = getelementptr inbounds %struct.device, ptr %33, i64 0, i32 21
  %35 = load ptr, ptr %34, align 8, !tbaa !221
  %36 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %37 = load ptr, ptr %36, align 8, !tbaa !114
  %38 = tail call i32 %35(ptr noundef %37) #14
  br label %39

39:                                               ; preds = %32, %1
  %40 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %41 = load ptr, ptr %40, align 8, !tbaa !206
  %42 = load ptr, ptr %0, align 8, !tbaa !113
  %43 = getelementptr inbounds %struct.device, ptr %42, i64 0, i32 39
  %44 = load ptr, ptr %43, align 8, !tbaa !34
  %45 = tail call i32 @pthread_mutex_lock(ptr noundef %44) #14
  %46 = icmp eq ptr %41, null
  br i1 %46, label %66, label %47

47:                                               ; preds = %39
  %48 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %49 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %50 = getelementptr inbounds %struct.ring, ptr %44, i64 0, i32 2
  %51 = load i64, ptr %48, align 8, !tbaa !134
  br label %53

52:                                               ; preds = %63
  store i64 %57, ptr %48, align 8, !tbaa !134
  br label %66

53:                                               ; preds = %63, %47
  %54 = phi i64 [ %51, %47 ], [ %57, %63 ]
  %55 = phi ptr [ %41, %47 ], [ %56, %63 ]
  %56 = load ptr, ptr %55, align 8, !tbaa !24
  %57 = add i64 %54, -1
  %58 = getelementptr inbounds %struct.slot, ptr %55, i64 0, i32 6
  %59 = load ptr, ptr %58, align 8, !tbaa !135
  %60 = icmp eq ptr %59, null
  br i1 %60, label %61, label %63

61:                                               ; preds = %53
  %62 = load ptr, ptr %50, align 8, !tbaa !23
  store ptr %62, ptr %55, align 8, !tbaa !24
  br label %63

63:                                               ; preds = %61, %53
  %64 = phi ptr [ %50, %61 ], [ %49, %53 ]
  store ptr %55, ptr %64, align 8, !tbaa !23
  %65 = icmp eq ptr %56, null
  br i1 %65, label %52, label %53, !llvm.loop !136

66:                                               ; preds = %52, %39
  %67 = getelementptr inbounds %struct.ring, ptr %44, i64 0, i32 1
  %68 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %67) #14
  %69 = tail call i32 @pthread_mutex_unlock(ptr noundef %44) #14
  %70 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27
  %71 = load ptr, ptr %70, align 8, !tbaa !123
  %72 = load ptr, ptr %0, align 8, !tbaa !113
  %73 = getelementptr inbounds %struct.device, ptr %72, i64 0, i32 39
  %74 = load ptr, ptr %73, align 8, !tbaa !34
  %75 = tail call i32 @pthread_mutex_lock(ptr noundef %74) #14
  %76 = icmp eq ptr %71, null
  br i1 %76, label %96, label %77

77:                                               ; preds = %66
  %78 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %79 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %80 = getelementptr inbounds %struct.ring, ptr %74, i64 0, i32 2
  %81 = load i64, ptr %78, align 8, !tbaa !134
  br label %83

82:                                               ; preds = %93
  store i64 %87, ptr %78, align 8, !tbaa !134
  br label %96

83:                                               ; preds = %93, %77
  %84 = phi i64 [ %81, %77 ], [ %87, %93 ]
  %85 = phi ptr [ %71, %77 ], [ %86, %93 ]
  %86 = load ptr, ptr %85, align 8, !tbaa !24
  %87 = add i64 %84, -1
  %88 = getelementptr inbounds %struct.slot, ptr %85, i64 0, i32 6
  %89 = load ptr, ptr %88, align 8, !tbaa !135
  %90 = icmp eq ptr %89, null
  br i1 %90, label %91, label %93

91:                                               ; preds = %83
  %92 = load ptr, ptr %80, align 8, !tbaa !23
  store ptr %92, ptr %85, align 8, !tbaa !24
  br label %93

93:                                               ; preds = %91, %83
  %94 = phi ptr [ %80, %91 ], [ %79, %83 ]
  store ptr %85, ptr %94, align 8, !tbaa !23
  %95 = icmp eq ptr %86, null
  br i1 %95, label %82, label %83, !llvm.loop !136

96:                                               ; preds = %66, %82
  %97 = getelementptr inbounds %struct.ring, ptr %74, i64 0, i32 1
  %98 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %97) #14
  %99 = tail call i32 @pthread_mutex_unlock(ptr noundef %74) #14
  store ptr null, ptr %70, align 8, !tbaa !123
  store ptr null, ptr %40, align 8, !tbaa !206
  %100 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #14
  %101 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %102 = load i32, ptr %101, align 4, !tbaa !138
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %108, label %104

104:                                              ; preds = %96, %104
  %105 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %10, ptr noundef nonnull %4) #14
  %106 = load i32, ptr %101, align 4, !tbaa !138
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %104, !llvm.loop !222

108:                                              ; preds = %104, %96
  %109 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %110 = load ptr, ptr %109, align 8, !tbaa !181
  %111 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %112 = load ptr, ptr %111, align 8, !tbaa !147
  %113 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %114 = load ptr, ptr %113, align 8, !tbaa !145
  %115 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %116 = load ptr, ptr %115, align 8, !tbaa !186
  store ptr null, ptr %115, align 8, !tbaa !186
  store ptr null, ptr %113, align 8, !tbaa !145
  store <2 x ptr> zeroinitializer, ptr %111, align 8, !tbaa !23
  %117 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  store ptr %109, ptr %117, align 8, !tbaa !116
  %118 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #14
  br i1 %31, label %119, label %294

119:                                              ; preds = %108
  %120 = icmp eq ptr %110, null
  br i1 %120, label %154, label %121

121:                                              ; preds = %119
  %122 = load ptr, ptr %0, align 8, !tbaa !113
  %123 = getelementptr inbounds %struct.device, ptr %122, i64 0, i32 15
  br label %124

124:                                              ; preds = %150, %121
  %125 = phi ptr [ %110, %121 ], [ %126, %150 ]
  %126 = load ptr, ptr %125, align 8, !tbaa !148
  %127 = getelementptr inbounds %struct.batch, ptr %125, i64 0, i32 12
  %128 = load ptr, ptr %127, align 8, !tbaa !140
  %129 = icmp eq ptr %128, null
  br i1 %129, label %133, label %130

130:                                              ; preds = %124
  %131 = load ptr, ptr %123, align 8, !tbaa !28
  %132 = tail call i32 %131(ptr noundef nonnull %128) #14
  br label %133

133:                                              ; preds = %130, %124
  %134 = getelementptr inbounds %struct.batch, ptr %125, i64 0, i32 25
  %135 = load i32, ptr %134, align 4, !tbaa !223
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %150, label %137

137:                                              ; preds = %133
  %138 = getelementptr inbounds %struct.batch, ptr %125, i64 0, i32 26
  br label %139

139:                                              ; preds = %139, %137
  %140 = phi i64 [ 0, %137 ], [ %146, %139 ]
  %141 = load ptr, ptr %123, align 8, !tbaa !28
  %142 = load ptr, ptr %138, align 8, !tbaa !200
  %143 = getelementptr inbounds %struct.stamp, ptr %142, i64 %140
  %144 = load ptr, ptr %143, align 8, !tbaa !203
  %145 = tail call i32 %141(ptr noundef %144) #14
  %146 = add nuw nsw i64 %140, 1
  %147 = load i32, ptr %134, align 4, !tbaa !223
  %148 = zext i32 %147 to i64
  %149 = icmp ult i64 %146, %148
  br i1 %149, label %139, label %150, !llvm.loop !224

150:                                              ; preds = %139, %133
  %151 = getelementptr inbounds %struct.batch, ptr %125, i64 0, i32 26
  %152 = load ptr, ptr %151, align 8, !tbaa !200
  tail call void @free(ptr noundef %152) #14
  tail call void @free(ptr noundef nonnull %125) #14
  %153 = icmp eq ptr %126, null
  br i1 %153, label %154, label %124, !llvm.loop !225

154:                                              ; preds = %150, %119
  %155 = icmp eq ptr %112, null
  br i1 %155, label %189, label %156

156:                                              ; preds = %154
  %157 = load ptr, ptr %0, align 8, !tbaa !113
  %158 = getelementptr inbounds %struct.device, ptr %157, i64 0, i32 15
  br label %159

159:                                              ; preds = %185, %156
  %160 = phi ptr [ %112, %156 ], [ %161, %185 ]
  %161 = load ptr, ptr %160, align 8, !tbaa !148
  %162 = getelementptr inbounds %struct.batch, ptr %160, i64 0, i32 12
  %163 = load ptr, ptr %162, align 8, !tbaa !140
  %164 = icmp eq ptr %163, null
  br i1 %164, label %168, label %165

165:                                              ; preds = %159
  %166 = load ptr, ptr %158, align 8, !tbaa !28
  %167 = tail call i32 %166(ptr noundef nonnull %163) #14
  br label %168

168:                                              ; preds = %165, %159
  %169 = getelementptr inbounds %struct.batch, ptr %160, i64 0, i32 25
  %170 = load i32, ptr %169, align 4, !tbaa !223
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %185, label %172

172:                                              ; preds = %168
  %173 = getelementptr inbounds %struct.batch, ptr %160, i64 0, i32 26
  br label %174

174:                                              ; preds = %174, %172
  %175 = phi i64 [ 0, %172 ], [ %181, %174 ]
  %176 = load ptr, ptr %158, align 8, !tbaa !28
  %177 = load ptr, ptr %173, align 8, !tbaa !200
  %178 = getelementptr inbounds %struct.stamp, ptr %177, i64 %175
  %179 = load ptr, ptr %178, align 8, !tbaa !203
  %180 = tail call i32 %176(ptr noundef %179) #14
  %181 = add nuw nsw i64 %175, 1
  %182 = load i32, ptr %169, align 4, !tbaa !223
  %183 = zext i32 %182 to i64
  %184 = icmp ult i64 %181, %183
  br i1 %184, label %174, label %185, !llvm.loop !224

185:                                              ; preds = %174, %168
  %186 = getelementptr inbounds %struct.batch, ptr %160, i64 0, i32 26
  %187 = load ptr, ptr %186, align 8, !tbaa !200
  tail call void @free(ptr noundef %187) #14
  tail call void @free(ptr noundef nonnull %160) #14
  %188 = icmp eq ptr %161, null
  br i1 %188, label %189, label %159, !llvm.loop !225

189:                                              ; preds = %185, %154
  %190 = icmp eq ptr %114, null
  br i1 %190, label %224, label %191

191:                                              ; preds = %189
  %192 = load ptr, ptr %0, align 8, !tbaa !113
  %193 = getelementptr inbounds %struct.device, ptr %192, i64 0, i32 15
  br label %194

194:                                              ; preds = %220, %191
  %195 = phi ptr [ %114, %191 ], [ %196, %220 ]
  %196 = load ptr, ptr %195, align 8, !tbaa !148
  %197 = getelementptr inbounds %struct.batch, ptr %195, i64 0, i32 12
  %198 = load ptr, ptr %197, align 8, !tbaa !140
  %199 = icmp eq ptr %198, null
  br i1 %199, label %203, label %200

200:                                              ; preds = %194
  %201 = load ptr, ptr %193, align 8, !tbaa !28
  %202 = tail call i32 %201(ptr noundef nonnull %198) #14
  br label %203

203:                                              ; preds = %200, %194
  %204 = getelementptr inbounds %struct.batch, ptr %195, i64 0, i32 25
  %205 = load i32, ptr %204, align 4, !tbaa !223
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %220, label %207

207:                                              ; preds = %203
  %208 = getelementptr inbounds %struct.batch, ptr %195, i64 0, i32 26
  br label %209

209:                                              ; preds = %209, %207
  %210 = phi i64 [ 0, %207 ], [ %216, %209 ]
  %211 = load ptr, ptr %193, align 8, !tbaa !28
  %212 = load ptr, ptr %208, align 8, !tbaa !200
  %213 = getelementptr inbounds %struct.stamp, ptr %212, i64 %210
  %214 = load ptr, ptr %213, align 8, !tbaa !203
  %215 = tail call i32 %211(ptr noundef %214) #14
  %216 = add nuw nsw i64 %210, 1
  %217 = load i32, ptr %204, align 4, !tbaa !223
  %218 = zext i32 %217 to i64
  %219 = icmp ult i64 %216, %218
  br i1 %219, label %209, label %220, !llvm.loop !224

220:                                              ; preds = %209, %203
  %221 = getelementptr inbounds %struct.batch, ptr %195, i64 0, i32 26
  %222 = load ptr, ptr %221, align 8, !tbaa !200
  tail call void @free(ptr noundef %222) #14
  tail call void @free(ptr noundef nonnull %195) #14
  %223 = icmp eq ptr %196, null
  br i1 %223, label %224, label %194, !llvm.loop !225

224:                                              ; preds = %220, %189
  %225 = icmp eq ptr %116, null
  br i1 %225, label %259, label %226

226:                                              ; preds = %224
  %227 = load ptr, ptr %0, align 8, !tbaa !113
  %228 = getelementptr inbounds %struct.device, ptr %227, i64 0, i32 15
  br label %229

229:                                              ; preds = %255, %226
  %230 = phi ptr [ %116, %226 ], [ %231, %255 ]
  %231 = load ptr, ptr %230, align 8, !tbaa !148
  %232 = getelementptr inbounds %struct.batch, ptr %230, i64 0, i32 12
  %233 = load ptr, ptr %232, align 8, !tbaa !140
  %234 = icmp eq ptr %233, null
  br i1 %234, label %238, label %235

235:                                              ; preds = %229
  %236 = load ptr, ptr %228, align 8, !tbaa !28
  %237 = tail call i32 %236(ptr noundef nonnull %233) #14
  br label %238

238:                                              ; preds = %235, %229
  %239 = getelementptr inbounds %struct.batch, ptr %230, i64 0, i32 25
  %240 = load i32, ptr %239, align 4, !tbaa !223
  %241 = icmp eq i32 %240, 0
  br i1 %241, label %255, label %242

242:                                              ; preds = %238
  %243 = getelementptr inbounds %struct.batch, ptr %230, i64 0, i32 26
  br label %244

244:                                              ; preds = %244, %242
  %245 = phi i64 [ 0, %242 ], [ %251, %244 ]
  %246 = load ptr, ptr %228, align 8, !tbaa !28
  %247 = load ptr, ptr %243, align 8, !tbaa !200
  %248 = getelementptr inbounds %struct.stamp, ptr %247, i64 %245
  %249 = load ptr, ptr %248, align 8, !tbaa !203
  %250 = tail call i32 %246(ptr noundef %249) #14
  %251 = add nuw nsw i64 %245, 1
  %252 = load i32, ptr %239, align 4, !tbaa !223
  %253 = zext i32 %252 to i64
  %254 = icmp ult i64 %251, %253
  br i1 %254, label %244, label %255, !llvm.loop !224

255:                                              ; preds = %244, %238
  %256 = getelementptr inbounds %struct.batch, ptr %230, i64 0, i32 26
  %257 = load ptr, ptr %256, align 8, !tbaa !200
  tail call void @free(ptr noundef %257) #14
  tail call void @free(ptr noundef nonnull %230) #14
  %258 = icmp eq ptr %231, null
  br i1 %258, label %259, label %229, !llvm.loop !225

259:                                              ; preds = %255, %224
  %260 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %261 = load ptr, ptr %260, align 8, !tbaa !165
  %262 = icmp eq ptr %261, null
  br i1 %262, label %289, label %263

263:                                              ; preds = %259
  %264 = load ptr, ptr %0, align 8, !tbaa !113
  %265 = getelementptr inbounds %struct.slot, ptr %261, i64 0, i32 3
  %266 = load ptr, ptr %265, align 8, !tbaa !27
  %267 = icmp eq ptr %266, null
  br i1 %267, label %272, label %268

268:                                              ; preds = %263
  %269 = getelementptr inbounds %struct.device, ptr %264, i64 0, i32 15
  %270 = load ptr, ptr %269, align 8, !tbaa !28
  %271 = tail call i32 %270(ptr noundef nonnull %266) #14
  br label %272

272:                                              ; preds = %268, %263
  %273 = getelementptr inbounds %struct.slot, ptr %261, i64 0, i32 1
  %274 = load ptr, ptr %273, align 8, !tbaa !21
  %275 = icmp eq ptr %274, null
  br i1 %275, label %286, label %276

276:                                              ; preds = %272
  %277 = getelementptr inbounds %struct.device, ptr %264, i64 0, i32 36
  %278 = load ptr, ptr %277, align 8, !tbaa !169
  %279 = tail call i32 @pthread_rwlock_wrlock(ptr noundef %278) #14
  %280 = getelementptr inbounds %struct.device, ptr %264, i64 0, i32 13
  %281 = load ptr, ptr %280, align 8, !tbaa !170
  %282 = load ptr, ptr %273, align 8, !tbaa !21
  %283 = tail call i32 %281(ptr noundef %282) #14
  %284 = load ptr, ptr %277, align 8, !tbaa !169
  %285 = tail call i32 @pthread_rwlock_unlock(ptr noundef %284) #14
  br label %286

286:                                              ; preds = %272, %276
  %287 = getelementptr inbounds %struct.slot, ptr %261, i64 0, i32 6
  %288 = load ptr, ptr %287, align 8, !tbaa !135
  tail call void @free(ptr noundef %288) #14
  tail call void @free(ptr noundef nonnull %261) #14
  br label %289

289:                                              ; preds = %286, %259
  store ptr null, ptr %260, align 8, !tbaa !165
  %290 = load ptr, ptr %0, align 8, !tbaa !113
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #15
  %291 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 1
  %292 = load ptr, ptr %291, align 8, !tbaa !35
  %293 = call i32 %292(ptr noundef nonnull %2) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #15
  br label %294

294:                                              ; preds = %108, %289
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33, i32 1
  %3 = load ptr, ptr %2, align 8, !tbaa !208
  %4 = icmp eq ptr %3, null
  br i1 %4, label %9, label %5

5:                                                ; preds = %1, %5
  %6 = phi ptr [ %7, %5 ], [ %3, %1 ]
  %7 = load ptr, ptr %6, align 8, !tbaa !209
  tail call void @free(ptr noundef nonnull %6) #14
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %5, !llvm.loop !226

9:                                                ; preds = %5, %1
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %11 = load ptr, ptr %10, align 8, !tbaa !227
  tail call void @free(ptr noundef %11) #14
  tail call void @free(ptr noundef %0) #14
  ret void
}

; Function Attrs: inlinehint nounwind
define internal fastcc i32 @copy_together(ptr noundef %0, ptr noundef %1, i32 noundef %2, i16 noundef %3, i16 noundef %4, ptr noundef readonly %5, ptr noundef %6) unnamed_addr #6 {
  %8 = alloca %struct.timespec, align 8
  %9 = alloca %struct.timespec, align 8
  %10 = alloca %struct.copying, align 8
  %11 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #14
  %12 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 6
  %13 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 5
  %14 = load i32, ptr %12, align 8, !tbaa !43
  %15 = load i32, ptr %13, align 4, !tbaa !30
  %16 = icmp ult i32 %14, %15
  br i1 %16, label %17, label %29

17:                                               ; preds = %7, %25
  %18 = phi i32 [ %26, %25 ], [ %14, %7 ]
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 9, i64 %19
  %21 = tail call i32 @pthread_create(ptr noundef nonnull %20, ptr noundef null, ptr noundef nonnull @help_to_copy, ptr noundef nonnull %0) #14
  %22 = icmp eq i32 %21, 0
  %23 = load i32, ptr %12, align 8, !tbaa !43
  br i1 %22, label %25, label %24

24:                                               ; preds = %17
  store i32 %23, ptr %13, align 4, !tbaa !30
  br label %29

25:                                               ; preds = %17
  %26 = add i32 %23, 1
  store i32 %26, ptr %12, align 8, !tbaa !43
  %27 = load i32, ptr %13, align 4, !tbaa !30
  %28 = icmp ult i32 %26, %27
  br i1 %28, label %17, label %29, !llvm.loop !228

29:                                               ; preds = %25, %7, %24
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %10) #15
  %30 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 3
  %31 = load ptr, ptr %30, align 8, !tbaa !229
  store ptr %31, ptr %10, align 8, !tbaa !230
  %32 = getelementptr inbounds %struct.copying, ptr %10, i64 0, i32 1
  store ptr %1, ptr %32, align 8, !tbaa !232
  %33 = getelementptr inbounds %struct.copying, ptr %10, i64 0, i32 2
  store i32 %2, ptr %33, align 8, !tbaa !233
  %34 = getelementptr inbounds %struct.copying, ptr %10, i64 0, i32 3
  store i32 0, ptr %34, align 4, !tbaa !234
  %35 = getelementptr inbounds %struct.copying, ptr %10, i64 0, i32 4
  store i16 %4, ptr %35, align 8, !tbaa !235
  store ptr %10, ptr %30, align 8, !tbaa !229
  %36 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 4
  %37 = load i32, ptr %36, align 8, !tbaa !236
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
  %50 = load i32, ptr %34, align 4, !tbaa !234
  %51 = icmp ult i32 %50, %2
  br i1 %51, label %52, label %73

52:                                               ; preds = %47
  %53 = load ptr, ptr %32, align 8, !tbaa !232
  %54 = add nuw i32 %50, 1
  store i32 %54, ptr %34, align 4, !tbaa !234
  %55 = load i32, ptr %33, align 8, !tbaa !233
  %56 = icmp eq i32 %54, %55
  br i1 %56, label %57, label %65

57:                                               ; preds = %52, %57
  %58 = phi ptr [ %59, %57 ], [ %30, %52 ]
  %59 = load ptr, ptr %58, align 8, !tbaa !23
  %60 = icmp eq ptr %59, %10
  br i1 %60, label %61, label %57, !llvm.loop !237

61:                                               ; preds = %57
  %62 = load ptr, ptr %10, align 8, !tbaa !230
  store ptr %62, ptr %58, align 8, !tbaa !23
  %63 = load i32, ptr %36, align 8, !tbaa !236
  %64 = add i32 %63, -1
  store atomic i32 %64, ptr %36 seq_cst, align 8
  br label %65

65:                                               ; preds = %61, %52
  %66 = load ptr, ptr %30, align 8, !tbaa !229
  %67 = icmp eq ptr %66, null
  br i1 %67, label %70, label %68

68:                                               ; preds = %65
  %69 = call i32 @pthread_cond_signal(ptr noundef nonnull %44) #14
  br label %70

70:                                               ; preds = %65, %68
  %71 = zext i32 %50 to i64
  %72 = getelementptr inbounds %struct.piece, ptr %53, i64 %71
  call fastcc void @copy_piece(ptr noundef nonnull %0, ptr noundef %72, i16 noundef %3, i16 noundef %4) #16
  br label %104

73:                                               ; preds = %47
  %74 = zext i32 %49 to i64
  %75 = getelementptr inbounds %struct.piece, ptr %1, i64 %74, i32 3
  %76 = load i32, ptr %75, align 8, !tbaa !238
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %104

78:                                               ; preds = %73
  %79 = call i32 @pthread_mutex_unlock(ptr noundef %0) #14
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #15
  %80 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %9) #14
  %81 = load i64, ptr %9, align 8, !tbaa !95
  %82 = mul i64 %81, 1000000000
  %83 = load i64, ptr %41, align 8, !tbaa !97
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #15
  %84 = add i64 %83, 200000
  %85 = add i64 %84, %82
  %86 = load atomic i32, ptr %75 seq_cst, align 8
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %95

88:                                               ; preds = %78, %99
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #15
  %89 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #14
  %90 = load i64, ptr %8, align 8, !tbaa !95
  %91 = mul i64 %90, 1000000000
  %92 = load i64, ptr %42, align 8, !tbaa !97
  %93 = add i64 %91, %92
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #15
  %94 = icmp ult i64 %93, %85
  br i1 %94, label %99, label %95

95:                                               ; preds = %99, %88, %78
  %96 = call i32 @pthread_mutex_lock(ptr noundef %0) #14
  %97 = load i32, ptr %75, align 8, !tbaa !238
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %102, label %104

99:                                               ; preds = %88
  call void @llvm.aarch64.hint(i32 1)
  %100 = load atomic i32, ptr %75 seq_cst, align 8
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %88, label %95, !llvm.loop !240

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
  %112 = load i32, ptr %111, align 8, !tbaa !238
  %113 = icmp eq i32 %112, 0
  %114 = trunc i64 %109 to i32
  br i1 %113, label %126, label %115

115:                                              ; preds = %108
  %116 = call i32 @pthread_mutex_unlock(ptr noundef %0) #14
  %117 = icmp ne i32 %110, 0
  %118 = select i1 %45, i1 true, i1 %117
  br i1 %118, label %121, label %119

119:                                              ; preds = %115
  %120 = call i32 %5(ptr noundef %6, i32 noundef %114) #14, !callees !241
  br label %121

121:                                              ; preds = %119, %115
  %122 = phi i32 [ %110, %115 ], [ %120, %119 ]
  %123 = call i32 @pthread_mutex_lock(ptr noundef %0) #14
  %124 = add nuw nsw i64 %109, 1
  %125 = icmp eq i64 %124, %46
  br i1 %125, label %132, label %108, !llvm.loop !242

126:                                              ; preds = %108
  %127 = trunc i64 %109 to i32
  br label %128

128:                                              ; preds = %126, %104
  %129 = phi i32 [ %49, %104 ], [ %127, %126 ]
  %130 = phi i32 [ %48, %104 ], [ %110, %126 ]
  %131 = icmp ult i32 %129, %2
  br i1 %131, label %47, label %132, !llvm.loop !243

132:                                              ; preds = %128, %121, %29
  %133 = phi i32 [ 0, %29 ], [ %122, %121 ], [ %130, %128 ]
  %134 = call i32 @pthread_mutex_unlock(ptr noundef %0) #14
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %10) #15
  ret i32 %133
}

; Function Attrs: nounwind
define internal fastcc void @copy_piece(ptr noundef %0, ptr nocapture noundef %1, i16 noundef %2, i16 noundef %3) unnamed_addr #3 {
  %5 = alloca [4 x <2 x i64>], align 16
  %6 = alloca %struct.timespec, align 8
  %7 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #14
  %8 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 10
  %9 = load ptr, ptr %8, align 8, !tbaa !32
  %10 = load atomic i64, ptr %9 seq_cst, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %19, label %12, !prof !182

12:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #15
  %13 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #14
  %14 = load i64, ptr %6, align 8, !tbaa !95
  %15 = mul i64 %14, 1000000000
  %16 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %17 = load i64, ptr %16, align 8, !tbaa !97
  %18 = add i64 %15, %17
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #15
  br label %19

19:                                               ; preds = %4, %12
  %20 = phi i64 [ %18, %12 ], [ 0, %4 ]
  %21 = load ptr, ptr %1, align 8, !tbaa !244
  %22 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 1
  %23 = load ptr, ptr %22, align 8, !tbaa !245
  %24 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 2
  %25 = load i64, ptr %24, align 8, !tbaa !246
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
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #15
  %44 = call ptr @memcpy(ptr noundef nonnull %5, ptr noundef %43, i64 noundef 64) #14
  %45 = getelementptr inbounds i8, ptr %43, i64 1024
  call void @llvm.prefetch.p0(ptr nonnull %45, i32 0, i32 3, i32 1)
  %46 = load <2 x i64>, ptr %5, align 16, !tbaa !213
  store <2 x i64> %46, ptr %41, align 16, !tbaa !213, !nontemporal !247
  %47 = load <2 x i64>, ptr %37, align 16, !tbaa !213
  %48 = getelementptr inbounds <2 x i64>, ptr %41, i64 1
  store <2 x i64> %47, ptr %48, align 16, !tbaa !213, !nontemporal !247
  %49 = load <2 x i64>, ptr %38, align 16, !tbaa !213
  %50 = getelementptr inbounds <2 x i64>, ptr %41, i64 2
  store <2 x i64> %49, ptr %50, align 16, !tbaa !213, !nontemporal !247
  %51 = load <2 x i64>, ptr %39, align 16, !tbaa !213
  %52 = getelementptr inbounds <2 x i64>, ptr %41, i64 3
  store <2 x i64> %51, ptr %52, align 16, !tbaa !213, !nontemporal !247
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #15
  %53 = getelementptr inbounds i8, ptr %41, i64 64
  %54 = getelementptr inbounds i8, ptr %43, i64 64
  %55 = add i64 %42, -64
  %56 = icmp ugt i64 %55, 63
  br i1 %56, label %40, label %57, !llvm.loop !248

57:                                               ; preds = %40, %19
  %58 = phi ptr [ %33, %19 ], [ %54, %40 ]
  %59 = phi i64 [ %34, %19 ], [ %55, %40 ]
  %60 = phi ptr [ %32, %19 ], [ %53, %40 ]
  fence seq_cst
  %61 = call ptr @memcpy(ptr noundef %60, ptr noundef %58, i64 noundef %59) #14
  %62 = load i64, ptr %24, align 8, !tbaa !246
  %63 = icmp eq i64 %20, 0
  br i1 %63, label %70, label %64, !prof !182

64:                                               ; preds = %57
  %65 = load ptr, ptr %8, align 8, !tbaa !32
  %66 = load atomic i64, ptr %65 seq_cst, align 8
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %70, label %68

68:                                               ; preds = %64
  %69 = inttoptr i64 %66 to ptr
  call fastcc void @add_span(ptr noundef nonnull %69, i64 noundef %20, i16 noundef %2, i16 noundef %3, i64 noundef %62) #16
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
  %6 = load i32, ptr %5, align 8, !tbaa !42
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
  %18 = load ptr, ptr %9, align 8, !tbaa !229
  %19 = icmp eq ptr %18, null
  br i1 %19, label %48, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 4
  %22 = load i16, ptr %21, align 8, !tbaa !235
  %23 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 1
  %24 = load ptr, ptr %23, align 8, !tbaa !232
  %25 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 3
  %26 = load i32, ptr %25, align 4, !tbaa !234
  %27 = add i32 %26, 1
  store i32 %27, ptr %25, align 4, !tbaa !234
  %28 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 2
  %29 = load i32, ptr %28, align 8, !tbaa !233
  %30 = icmp eq i32 %27, %29
  br i1 %30, label %31, label %39

31:                                               ; preds = %20, %31
  %32 = phi ptr [ %33, %31 ], [ %9, %20 ]
  %33 = load ptr, ptr %32, align 8, !tbaa !23
  %34 = icmp eq ptr %33, %18
  br i1 %34, label %35, label %31, !llvm.loop !237

35:                                               ; preds = %31
  %36 = load ptr, ptr %18, align 8, !tbaa !230
  store ptr %36, ptr %32, align 8, !tbaa !23
  %37 = load i32, ptr %10, align 8, !tbaa !236
  %38 = add i32 %37, -1
  store atomic i32 %38, ptr %10 seq_cst, align 8
  br label %39

39:                                               ; preds = %35, %20
  %40 = load ptr, ptr %9, align 8, !tbaa !229
  %41 = icmp eq ptr %40, null
  br i1 %41, label %44, label %42

42:                                               ; preds = %39
  %43 = call i32 @pthread_cond_signal(ptr noundef nonnull %11) #14
  br label %44

44:                                               ; preds = %39, %42
  %45 = zext i32 %26 to i64
  %46 = getelementptr inbounds %struct.piece, ptr %24, i64 %45
  call fastcc void @copy_piece(ptr noundef nonnull %0, ptr noundef %46, i16 noundef 6, i16 noundef %22) #16
  %47 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %12) #14
  br label %80

48:                                               ; preds = %16
  %49 = icmp eq i32 %17, 0
  br i1 %49, label %50, label %78

50:                                               ; preds = %48
  %51 = load i32, ptr %13, align 4, !tbaa !249
  %52 = icmp ult i32 %51, 3
  br i1 %52, label %53, label %78

53:                                               ; preds = %50
  %54 = add nuw nsw i32 %51, 1
  store i32 %54, ptr %13, align 4, !tbaa !249
  %55 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #14
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #15
  %56 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #14
  %57 = load i64, ptr %3, align 8, !tbaa !95
  %58 = mul i64 %57, 1000000000
  %59 = load i64, ptr %14, align 8, !tbaa !97
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #15
  %60 = add i64 %59, 200000
  %61 = add i64 %60, %58
  %62 = load atomic i32, ptr %10 seq_cst, align 8
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %74

64:                                               ; preds = %53, %71
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #15
  %65 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #14
  %66 = load i64, ptr %2, align 8, !tbaa !95
  %67 = mul i64 %66, 1000000000
  %68 = load i64, ptr %15, align 8, !tbaa !97
  %69 = add i64 %67, %68
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #15
  %70 = icmp ult i64 %69, %61
  br i1 %70, label %71, label %74

71:                                               ; preds = %64
  call void @llvm.aarch64.hint(i32 1)
  %72 = load atomic i32, ptr %10 seq_cst, align 8
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %64, label %74, !llvm.loop !250

74:                                               ; preds = %64, %71, %53
  %75 = call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #14
  %76 = load i32, ptr %13, align 4, !tbaa !249
  %77 = add i32 %76, -1
  store i32 %77, ptr %13, align 4, !tbaa !249
  br label %80

78:                                               ; preds = %50, %48
  %79 = call i32 @pthread_cond_wait(ptr noundef nonnull %11, ptr noundef nonnull %0) #14
  br label %80

80:                                               ; preds = %74, %78, %44
  %81 = phi i32 [ 0, %44 ], [ %17, %78 ], [ 1, %74 ]
  %82 = load i32, ptr %5, align 8, !tbaa !42
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %16, label %84, !llvm.loop !251

84:                                               ; preds = %80, %1
  %85 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #14
  ret ptr null
}

declare i32 @pthread_cond_broadcast(ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.aarch64.hint(i32) #7

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg) #8

; Function Attrs: noinline nounwind
define internal fastcc void @add_span(ptr nocapture noundef %0, i64 noundef %1, i16 noundef %2, i16 noundef %3, i64 noundef %4) unnamed_addr #9 {
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
  br i1 %22, label %24, label %10, !llvm.loop !252

24:                                               ; preds = %19
  %25 = load i64, ptr %0, align 8, !tbaa !4
  %26 = urem i64 %11, %25
  %27 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26
  store i64 %1, ptr %27, align 8, !tbaa !253
  %28 = tail call i32 @gettid() #14
  %29 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 2
  store i32 %28, ptr %29, align 8, !tbaa !255
  %30 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 3
  store i16 %2, ptr %30, align 4, !tbaa !256
  %31 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 4
  store i16 %3, ptr %31, align 2, !tbaa !257
  %32 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 5
  store i64 %4, ptr %32, align 8, !tbaa !258
  %33 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #15
  %34 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #14
  %35 = load i64, ptr %6, align 8, !tbaa !95
  %36 = mul i64 %35, 1000000000
  %37 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %38 = load i64, ptr %37, align 8, !tbaa !97
  %39 = add i64 %36, %38
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #15
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
  %7 = alloca [3 x ptr], align 8
  %8 = alloca %struct.CUDA_KERNEL_NODE_PARAMS, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #15
  %9 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 2
  %10 = load i64, ptr %9, align 8, !tbaa !4
  store i64 %10, ptr %5, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #15
  store i64 0, ptr %6, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #15
  store ptr %5, ptr %7, align 8, !tbaa !23
  %11 = getelementptr inbounds ptr, ptr %7, i64 1
  store ptr %6, ptr %11, align 8, !tbaa !23
  %12 = getelementptr inbounds ptr, ptr %7, i64 2
  %13 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 4
  store ptr %13, ptr %12, align 8, !tbaa !23
  %14 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 1
  %15 = load ptr, ptr %14, align 8, !tbaa !23
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
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #15
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #15
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #15
  ret i32 %28

29:                                               ; preds = %18, %58
  %30 = phi ptr [ %15, %18 ], [ %67, %58 ]
  %31 = phi i64 [ 0, %18 ], [ %66, %58 ]
  %32 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %31
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %8) #15
  %33 = load ptr, ptr %32, align 8, !tbaa !259
  store ptr %33, ptr %8, align 8, !tbaa !261
  %34 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %31, i32 1
  %35 = load ptr, ptr %34, align 8, !tbaa !263
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %40

37:                                               ; preds = %29
  %38 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %31, i32 2
  %39 = load i32, ptr %38, align 8, !tbaa !264
  br label %58

40:                                               ; preds = %29
  %41 = call i64 %35(ptr noundef nonnull %13) #14
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %43, label %50

43:                                               ; preds = %40
  %44 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %31, i32 3
  %45 = load i32, ptr %44, align 4, !tbaa !265
  %46 = zext i32 %45 to i64
  %47 = add nsw i64 %41, -1
  %48 = add nuw i64 %47, %46
  %49 = udiv i64 %48, %46
  br label %50

50:                                               ; preds = %43, %40
  %51 = phi i64 [ %49, %43 ], [ 1, %40 ]
  %52 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %31, i32 2
  %53 = load i32, ptr %52, align 8, !tbaa !264
  %54 = zext i32 %53 to i64
  %55 = icmp ult i64 %51, %54
  %56 = trunc i64 %51 to i32
  %57 = select i1 %55, i32 %56, i32 %53
  br label %58

58:                                               ; preds = %37, %50
  %59 = phi i32 [ %57, %50 ], [ %39, %37 ]
  store i32 %59, ptr %19, align 8, !tbaa !266
  store <2 x i32> <i32 1, i32 1>, ptr %20, align 4, !tbaa !9
  %60 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %31, i32 3
  %61 = load i32, ptr %60, align 4, !tbaa !265
  store i32 %61, ptr %21, align 4, !tbaa !267
  store <2 x i32> <i32 1, i32 1>, ptr %22, align 8, !tbaa !9
  %62 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %31, i32 4
  %63 = load i32, ptr %62, align 8, !tbaa !268
  store i32 %63, ptr %23, align 8, !tbaa !269
  store ptr %7, ptr %24, align 8, !tbaa !270
  store <2 x ptr> zeroinitializer, ptr %25, align 8, !tbaa !23
  store ptr null, ptr %26, align 8, !tbaa !271
  %64 = add i64 %31, %2
  %65 = call i32 %3(ptr noundef %0, i64 noundef %64, ptr noundef nonnull %32, ptr noundef nonnull %8) #14, !callees !272
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %8) #15
  %66 = add nuw i64 %31, 1
  %67 = load ptr, ptr %14, align 8, !tbaa !23
  %68 = load i64, ptr %67, align 8, !tbaa !4
  %69 = icmp ult i64 %66, %68
  %70 = icmp eq i32 %65, 0
  %71 = select i1 %69, i1 %70, i1 false
  br i1 %71, label %29, label %27, !llvm.loop !273
}

; Function Attrs: nounwind
define internal i32 @add_task(ptr nocapture noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3) #3 {
  %5 = load ptr, ptr %0, align 8, !tbaa !45
  %6 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 3
  %7 = load ptr, ptr %6, align 8, !tbaa !55
  %8 = getelementptr inbounds ptr, ptr %7, i64 %1
  %9 = icmp ne i64 %1, 0
  %10 = getelementptr inbounds ptr, ptr %8, i64 -1
  %11 = select i1 %9, ptr %10, ptr null
  %12 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 5
  %13 = load i32, ptr %12, align 8, !tbaa !66
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %19, label %15

15:                                               ; preds = %4
  %16 = getelementptr inbounds %struct.task, ptr %2, i64 0, i32 5
  %17 = load i32, ptr %16, align 4, !tbaa !274
  %18 = icmp eq i32 %17, 0
  store i32 1, ptr %12, align 8, !tbaa !66
  br i1 %18, label %20, label %27

19:                                               ; preds = %4
  store i32 1, ptr %12, align 8, !tbaa !66
  br label %20

20:                                               ; preds = %19, %15
  %21 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 24
  %22 = load ptr, ptr %21, align 8, !tbaa !275
  %23 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %24 = load ptr, ptr %23, align 8, !tbaa !49
  %25 = zext i1 %9 to i64
  %26 = tail call i32 %22(ptr noundef %8, ptr noundef %24, ptr noundef %11, i64 noundef %25, ptr noundef %3) #14
  br label %39

27:                                               ; preds = %15
  %28 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 24
  %29 = load ptr, ptr %28, align 8, !tbaa !275
  %30 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %31 = load ptr, ptr %30, align 8, !tbaa !49
  %32 = tail call i32 %29(ptr noundef %8, ptr noundef %31, ptr noundef null, i64 noundef 0, ptr noundef %3) #14
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %39

34:                                               ; preds = %27
  %35 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 27
  %36 = load ptr, ptr %35, align 8, !tbaa !276
  %37 = load ptr, ptr %30, align 8, !tbaa !49
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
  %4 = alloca [16 x %struct.piece], align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  store i32 1, ptr %6, align 4, !tbaa !188
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29, i32 3
  %9 = load i64, ptr %8, align 8, !tbaa !197
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
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4) #15
  %20 = load i64, ptr %8, align 8, !tbaa !197
  %21 = icmp ult i64 %20, %1
  br i1 %21, label %24, label %22

22:                                               ; preds = %19
  %23 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %14) #14
  br label %116

24:                                               ; preds = %19, %65
  %25 = phi i64 [ %68, %65 ], [ %20, %19 ]
  %26 = phi i64 [ %67, %65 ], [ 0, %19 ]
  %27 = phi i32 [ %66, %65 ], [ 0, %19 ]
  %28 = load ptr, ptr %5, align 8, !tbaa !189
  %29 = load i64, ptr %12, align 8, !tbaa !190
  %30 = add i64 %29, -1
  %31 = and i64 %30, %25
  %32 = getelementptr inbounds %struct.arrival, ptr %28, i64 %31
  %33 = load ptr, ptr %32, align 8, !tbaa !191
  %34 = icmp eq ptr %33, null
  br i1 %34, label %35, label %51

35:                                               ; preds = %24
  %36 = getelementptr inbounds %struct.arrival, ptr %28, i64 %31, i32 1
  %37 = load ptr, ptr %36, align 8, !tbaa !193
  %38 = getelementptr inbounds i8, ptr %37, i64 2312
  %39 = load i64, ptr %38, align 8, !tbaa !4
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %65, label %41

41:                                               ; preds = %35
  %42 = getelementptr inbounds %struct.arrival, ptr %28, i64 %31, i32 3
  %43 = load i64, ptr %42, align 8, !tbaa !194
  %44 = getelementptr inbounds %struct.arrival, ptr %28, i64 %31, i32 4
  %45 = load ptr, ptr %44, align 8, !tbaa !195
  %46 = getelementptr inbounds %struct.kernel, ptr %45, i64 0, i32 3
  %47 = load i64, ptr %45, align 8, !tbaa !4
  %48 = getelementptr inbounds %struct.task, ptr %46, i64 %47
  call fastcc void @add_failed_assert(ptr noundef nonnull %13, i64 noundef %43, ptr noundef nonnull %37, ptr noundef nonnull %48) #17
  %49 = load ptr, ptr %32, align 8, !tbaa !191
  %50 = icmp eq ptr %49, null
  br i1 %50, label %65, label %51

51:                                               ; preds = %24, %41
  %52 = phi ptr [ %33, %24 ], [ %49, %41 ]
  %53 = add nuw nsw i32 %27, 1
  %54 = zext i32 %27 to i64
  %55 = getelementptr inbounds [16 x %struct.piece], ptr %4, i64 0, i64 %54
  %56 = getelementptr inbounds %struct.arrival, ptr %28, i64 %31, i32 1
  %57 = load ptr, ptr %56, align 8, !tbaa !193
  %58 = getelementptr inbounds %struct.arrival, ptr %28, i64 %31, i32 2
  %59 = load i64, ptr %58, align 8, !tbaa !196
  store ptr %52, ptr %55, align 8, !tbaa.struct !36
  %60 = getelementptr inbounds i8, ptr %55, i64 8
  store ptr %57, ptr %60, align 8, !tbaa.struct !37
  %61 = getelementptr inbounds i8, ptr %55, i64 16
  store i64 %59, ptr %61, align 8, !tbaa.struct !38
  %62 = getelementptr inbounds i8, ptr %55, i64 24
  store i32 0, ptr %62, align 8, !tbaa.struct !39
  %63 = load i64, ptr %58, align 8, !tbaa !196
  %64 = add i64 %63, %26
  br label %65

65:                                               ; preds = %35, %41, %51
  %66 = phi i32 [ %53, %51 ], [ %27, %41 ], [ %27, %35 ]
  %67 = phi i64 [ %64, %51 ], [ %26, %41 ], [ %26, %35 ]
  %68 = add nuw i64 %25, 1
  %69 = icmp ult i64 %68, %1
  %70 = icmp ult i32 %66, 16
  %71 = select i1 %69, i1 %70, i1 false
  br i1 %71, label %24, label %72, !llvm.loop !277

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
  %80 = load ptr, ptr %0, align 8, !tbaa !113
  %81 = getelementptr inbounds %struct.device, ptr %80, i64 0, i32 40
  %82 = load ptr, ptr %81, align 8, !tbaa !33
  %83 = call fastcc i32 @copy_together(ptr noundef %82, ptr noundef nonnull %4, i32 noundef %66, i16 noundef 5, i16 noundef 5, ptr noundef null, ptr noundef null) #16
  br label %116

84:                                               ; preds = %77, %113
  %85 = phi i64 [ 0, %77 ], [ %114, %113 ]
  %86 = getelementptr inbounds [16 x %struct.piece], ptr %4, i64 0, i64 %85
  %87 = load ptr, ptr %86, align 8, !tbaa !244
  %88 = getelementptr inbounds [16 x %struct.piece], ptr %4, i64 0, i64 %85, i32 1
  %89 = load ptr, ptr %88, align 8, !tbaa !245
  %90 = getelementptr inbounds [16 x %struct.piece], ptr %4, i64 0, i64 %85, i32 2
  %91 = load i64, ptr %90, align 8, !tbaa !246
  %92 = load ptr, ptr %0, align 8, !tbaa !113
  %93 = getelementptr inbounds %struct.device, ptr %92, i64 0, i32 41
  %94 = load atomic i64, ptr %93 seq_cst, align 8
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %96, label %98, !prof !182

96:                                               ; preds = %84
  %97 = call ptr @memcpy(ptr noundef %87, ptr noundef %89, i64 noundef %91) #14
  br label %113

98:                                               ; preds = %84
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #15
  %99 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #14
  %100 = load i64, ptr %3, align 8, !tbaa !95
  %101 = mul i64 %100, 1000000000
  %102 = load i64, ptr %15, align 8, !tbaa !97
  %103 = add i64 %101, %102
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #15
  %104 = call ptr @memcpy(ptr noundef %87, ptr noundef %89, i64 noundef %91) #14
  %105 = icmp eq i64 %103, 0
  br i1 %105, label %113, label %106, !prof !182

106:                                              ; preds = %98
  %107 = load ptr, ptr %0, align 8, !tbaa !113
  %108 = getelementptr inbounds %struct.device, ptr %107, i64 0, i32 41
  %109 = load atomic i64, ptr %108 seq_cst, align 8
  %110 = icmp eq i64 %109, 0
  br i1 %110, label %113, label %111

111:                                              ; preds = %106
  %112 = inttoptr i64 %109 to ptr
  call fastcc void @add_span(ptr noundef nonnull %112, i64 noundef %103, i16 noundef 5, i16 noundef 5, i64 noundef %91) #16
  br label %113

113:                                              ; preds = %96, %98, %106, %111
  %114 = add nuw nsw i64 %85, 1
  %115 = icmp eq i64 %114, %78
  br i1 %115, label %116, label %84, !llvm.loop !278

116:                                              ; preds = %113, %22, %75, %79
  %117 = phi i64 [ %68, %75 ], [ %68, %79 ], [ %20, %22 ], [ %68, %113 ]
  %118 = call i32 @pthread_mutex_lock(ptr noundef nonnull %14) #14
  store i64 %117, ptr %8, align 8, !tbaa !197
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4) #15
  %119 = icmp ult i64 %117, %1
  br i1 %119, label %16, label %120, !llvm.loop !279

120:                                              ; preds = %16, %116, %2
  store i32 0, ptr %6, align 4, !tbaa !188
  ret void
}

; Function Attrs: cold nounwind optsize
define internal fastcc void @add_failed_assert(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #12 {
  %5 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2592) #14
  %6 = icmp eq ptr %5, null
  br i1 %6, label %31, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 1
  store i64 %1, ptr %8, align 8, !tbaa !280
  %9 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 2
  store i64 0, ptr %9, align 8, !tbaa !281
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
  %22 = load i8, ptr %21, align 1, !tbaa !213
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %28, label %24

24:                                               ; preds = %19
  %25 = getelementptr inbounds i8, ptr %18, i64 %20
  store i8 %22, ptr %25, align 1, !tbaa !213
  %26 = add nuw nsw i64 %20, 1
  %27 = icmp eq i64 %26, 255
  br i1 %27, label %28, label %19, !llvm.loop !282

28:                                               ; preds = %19, %24
  %29 = phi i64 [ 255, %24 ], [ %20, %19 ]
  %30 = getelementptr inbounds i8, ptr %18, i64 %29
  store i8 0, ptr %30, align 1, !tbaa !213
  tail call fastcc void @append_failure(ptr noundef %0, ptr noundef nonnull %5) #16
  br label %31

31:                                               ; preds = %4, %28
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @append_failure(ptr noundef %0, ptr noundef %1) unnamed_addr #3 {
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #14
  %4 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !208
  %6 = icmp eq ptr %5, null
  br i1 %6, label %10, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  %9 = load ptr, ptr %8, align 8, !tbaa !283
  br label %10

10:                                               ; preds = %2, %7
  %11 = phi ptr [ %9, %7 ], [ %4, %2 ]
  %12 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  store ptr %1, ptr %11, align 8, !tbaa !23
  store ptr %1, ptr %12, align 8, !tbaa !283
  %13 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 3
  %14 = load i64, ptr %13, align 8, !tbaa !211
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
  store i64 %1, ptr %7, align 8, !tbaa !280
  %8 = getelementptr inbounds %struct.failure, ptr %4, i64 0, i32 2
  store i64 %2, ptr %8, align 8, !tbaa !281
  tail call fastcc void @append_failure(ptr noundef %0, ptr noundef nonnull %4) #16
  br label %9

9:                                                ; preds = %3, %6
  ret void
}

; Function Attrs: nounwind
define internal i32 @run_timed(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) unnamed_addr #3 {
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = load i16, ptr %2, align 4, !tbaa !51
  %8 = add i16 %7, -11
  %9 = icmp ult i16 %8, 4
  %10 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 21
  %11 = load i32, ptr %10, align 8, !tbaa !284
  %12 = icmp ne i32 %11, 0
  %13 = select i1 %12, i1 true, i1 %9
  br i1 %13, label %88, label %14

14:                                               ; preds = %4
  %15 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 22
  %16 = load i32, ptr %15, align 4, !tbaa !176
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %29

18:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #15
  %19 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #14
  %20 = load i64, ptr %6, align 8, !tbaa !95
  %21 = mul i64 %20, 1000000000
  %22 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %23 = load i64, ptr %22, align 8, !tbaa !97
  %24 = add i64 %21, %23
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #15
  %25 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 23
  %26 = load i64, ptr %25, align 8, !tbaa !285
  %27 = sub i64 %24, %26
  %28 = icmp ult i64 %27, 100000
  br i1 %28, label %88, label %29

29:                                               ; preds = %18, %14
  %30 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 8
  %31 = load i64, ptr %30, align 8, !tbaa !142
  %32 = add i64 %31, 1
  store i64 %32, ptr %30, align 8, !tbaa !142
  %33 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 2
  %34 = load i64, ptr %33, align 8, !tbaa !172
  %35 = add i64 %34, %3
  %36 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %37 = load i64, ptr %36, align 8, !tbaa !86
  %38 = xor i64 %37, -1
  %39 = add i64 %35, %38
  %40 = shl i64 %39, 1
  %41 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 25
  %42 = load i32, ptr %41, align 4, !tbaa !223
  %43 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 26
  %44 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 24
  %45 = load i32, ptr %44, align 8, !tbaa !199
  %46 = icmp ugt i32 %42, %45
  br i1 %46, label %73, label %47

47:                                               ; preds = %29
  %48 = icmp eq i32 %42, 0
  %49 = shl i32 %42, 1
  %50 = select i1 %48, i32 8, i32 %49
  %51 = load ptr, ptr %43, align 8, !tbaa !23
  %52 = zext i32 %50 to i64
  %53 = shl nuw nsw i64 %52, 4
  %54 = call ptr @realloc(ptr noundef %51, i64 noundef %53) #14
  %55 = icmp eq ptr %54, null
  br i1 %55, label %90, label %56

56:                                               ; preds = %47
  store ptr %54, ptr %43, align 8, !tbaa !23
  %57 = load i32, ptr %41, align 4, !tbaa !223
  %58 = icmp ult i32 %57, %50
  br i1 %58, label %59, label %73

59:                                               ; preds = %56, %69
  %60 = phi i32 [ %71, %69 ], [ %57, %56 ]
  %61 = load ptr, ptr %0, align 8, !tbaa !113
  %62 = getelementptr inbounds %struct.device, ptr %61, i64 0, i32 14
  %63 = load ptr, ptr %62, align 8, !tbaa !25
  %64 = load ptr, ptr %43, align 8, !tbaa !200
  %65 = zext i32 %60 to i64
  %66 = getelementptr inbounds %struct.stamp, ptr %64, i64 %65
  %67 = call i32 %63(ptr noundef %66, i32 noundef 0) #14
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %90

69:                                               ; preds = %59
  %70 = load i32, ptr %41, align 4, !tbaa !223
  %71 = add i32 %70, 1
  store i32 %71, ptr %41, align 4, !tbaa !223
  %72 = icmp ult i32 %71, %50
  br i1 %72, label %59, label %73, !llvm.loop !286

73:                                               ; preds = %69, %29, %56
  %74 = load ptr, ptr %43, align 8, !tbaa !200
  %75 = load i32, ptr %44, align 8, !tbaa !199
  %76 = add i32 %75, 1
  store i32 %76, ptr %44, align 8, !tbaa !199
  %77 = zext i32 %75 to i64
  %78 = getelementptr inbounds %struct.stamp, ptr %74, i64 %77
  %79 = getelementptr inbounds %struct.stamp, ptr %74, i64 %77, i32 1
  store i64 %40, ptr %79, align 8, !tbaa !201
  %80 = load ptr, ptr %0, align 8, !tbaa !113
  %81 = getelementptr inbounds %struct.device, ptr %80, i64 0, i32 16
  %82 = load ptr, ptr %81, align 8, !tbaa !98
  %83 = load ptr, ptr %78, align 8, !tbaa !203
  %84 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %85 = load ptr, ptr %84, align 8, !tbaa !114
  %86 = call i32 %82(ptr noundef %83, ptr noundef %85) #14
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %90

88:                                               ; preds = %18, %4, %73
  %89 = call i32 @run_or_refuse(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %2, i64 noundef %3) #16
  br label %90

90:                                               ; preds = %59, %47, %88, %73
  %91 = phi i32 [ %86, %73 ], [ %89, %88 ], [ 2, %47 ], [ %67, %59 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #15
  %92 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #14
  %93 = load i64, ptr %5, align 8, !tbaa !95
  %94 = mul i64 %93, 1000000000
  %95 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %96 = load i64, ptr %95, align 8, !tbaa !97
  %97 = add i64 %94, %96
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #15
  %98 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 23
  store i64 %97, ptr %98, align 8, !tbaa !285
  br i1 %9, label %110, label %99

99:                                               ; preds = %90
  %100 = icmp eq i32 %91, 0
  br i1 %100, label %107, label %101

101:                                              ; preds = %99
  %102 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 6
  %103 = load i64, ptr %102, align 8, !tbaa !185
  %104 = icmp ne i64 %103, 0
  %105 = or i1 %13, %104
  %106 = zext i1 %105 to i32
  br label %107

107:                                              ; preds = %99, %101
  %108 = phi i32 [ 1, %99 ], [ %106, %101 ]
  store i32 %108, ptr %10, align 8, !tbaa !284
  %109 = xor i32 %108, 1
  br label %110

110:                                              ; preds = %90, %107
  %111 = phi i32 [ %109, %107 ], [ 1, %90 ]
  %112 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 22
  store i32 %111, ptr %112, align 4, !tbaa !176
  %113 = icmp eq i32 %91, 0
  br i1 %113, label %114, label %174

114:                                              ; preds = %110
  %115 = getelementptr inbounds %struct.command, ptr %2, i64 0, i32 1
  %116 = load i16, ptr %115, align 2, !tbaa !91
  %117 = icmp eq i16 %116, 0
  br i1 %117, label %174, label %118

118:                                              ; preds = %114
  store <2 x i32> zeroinitializer, ptr %10, align 8, !tbaa !9
  %119 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 2
  %120 = load i64, ptr %119, align 8, !tbaa !172
  %121 = add i64 %120, %3
  %122 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %123 = load i64, ptr %122, align 8, !tbaa !86
  %124 = xor i64 %123, -1
  %125 = add i64 %121, %124
  %126 = shl i64 %125, 1
  %127 = or i64 %126, 1
  %128 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 25
  %129 = load i32, ptr %128, align 4, !tbaa !223
  %130 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 26
  %131 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 24
  %132 = load i32, ptr %131, align 8, !tbaa !199
  %133 = icmp ugt i32 %129, %132
  br i1 %133, label %160, label %134

134:                                              ; preds = %118
  %135 = icmp eq i32 %129, 0
  %136 = shl i32 %129, 1
  %137 = select i1 %135, i32 8, i32 %136
  %138 = load ptr, ptr %130, align 8, !tbaa !23
  %139 = zext i32 %137 to i64
  %140 = shl nuw nsw i64 %139, 4
  %141 = call ptr @realloc(ptr noundef %138, i64 noundef %140) #14
  %142 = icmp eq ptr %141, null
  br i1 %142, label %174, label %143

143:                                              ; preds = %134
  store ptr %141, ptr %130, align 8, !tbaa !23
  %144 = load i32, ptr %128, align 4, !tbaa !223
  %145 = icmp ult i32 %144, %137
  br i1 %145, label %146, label %160

146:                                              ; preds = %143, %156
  %147 = phi i32 [ %158, %156 ], [ %144, %143 ]
  %148 = load ptr, ptr %0, align 8, !tbaa !113
  %149 = getelementptr inbounds %struct.device, ptr %148, i64 0, i32 14
  %150 = load ptr, ptr %149, align 8, !tbaa !25
  %151 = load ptr, ptr %130, align 8, !tbaa !200
  %152 = zext i32 %147 to i64
  %153 = getelementptr inbounds %struct.stamp, ptr %151, i64 %152
  %154 = call i32 %150(ptr noundef %153, i32 noundef 0) #14
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %156, label %174

156:                                              ; preds = %146
  %157 = load i32, ptr %128, align 4, !tbaa !223
  %158 = add i32 %157, 1
  store i32 %158, ptr %128, align 4, !tbaa !223
  %159 = icmp ult i32 %158, %137
  br i1 %159, label %146, label %160, !llvm.loop !286

160:                                              ; preds = %156, %143, %118
  %161 = load ptr, ptr %130, align 8, !tbaa !200
  %162 = load i32, ptr %131, align 8, !tbaa !199
  %163 = add i32 %162, 1
  store i32 %163, ptr %131, align 8, !tbaa !199
  %164 = zext i32 %162 to i64
  %165 = getelementptr inbounds %struct.stamp, ptr %161, i64 %164
  %166 = getelementptr inbounds %struct.stamp, ptr %161, i64 %164, i32 1
  store i64 %127, ptr %166, align 8, !tbaa !201
  %167 = load ptr, ptr %0, align 8, !tbaa !113
  %168 = getelementptr inbounds %struct.device, ptr %167, i64 0, i32 16
  %169 = load ptr, ptr %168, align 8, !tbaa !98
  %170 = load ptr, ptr %165, align 8, !tbaa !203
  %171 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %172 = load ptr, ptr %171, align 8, !tbaa !114
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
  %22 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 16
  %23 = load i32, ptr %22, align 4, !tbaa !162
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %802

25:                                               ; preds = %4
  %26 = load ptr, ptr %0, align 8, !tbaa !113
  %27 = load i16, ptr %2, align 4, !tbaa !51
  switch i16 %27, label %808 [
    i16 1, label %28
    i16 2, label %186
    i16 3, label %198
    i16 4, label %211
    i16 5, label %224
    i16 6, label %442
    i16 7, label %568
    i16 8, label %609
    i16 9, label %625
    i16 10, label %666
    i16 11, label %776
    i16 12, label %784
    i16 13, label %792
  ]

28:                                               ; preds = %25
  %29 = getelementptr inbounds %struct.launch, ptr %2, i64 0, i32 1
  %30 = load ptr, ptr %29, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %17) #15
  %31 = getelementptr inbounds %struct.launch, ptr %2, i64 0, i32 2
  %32 = load i64, ptr %31, align 8, !tbaa !4
  store i64 %32, ptr %17, align 8, !tbaa !4
  %33 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 2
  %34 = load i64, ptr %33, align 8, !tbaa !4
  %35 = add i64 %34, 15
  %36 = and i64 %35, -16
  %37 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 1
  %38 = load i64, ptr %37, align 8, !tbaa !4
  %39 = icmp eq i64 %38, 0
  %40 = select i1 %39, i64 0, i64 2320
  %41 = add i64 %40, %36
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %18) #15
  store ptr null, ptr %18, align 8, !tbaa !23
  %42 = icmp ugt i64 %41, 262144
  br i1 %42, label %184, label %43

43:                                               ; preds = %28
  %44 = icmp eq i64 %41, 0
  br i1 %44, label %77, label %45

45:                                               ; preds = %43
  %46 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %47 = load ptr, ptr %46, align 8, !tbaa !206
  %48 = icmp eq ptr %47, null
  br i1 %48, label %60, label %49

49:                                               ; preds = %45
  %50 = getelementptr inbounds %struct.slot, ptr %47, i64 0, i32 2
  %51 = load i64, ptr %50, align 8, !tbaa !287
  %52 = add i64 %51, %41
  %53 = icmp ugt i64 %52, 262144
  br i1 %53, label %54, label %65

54:                                               ; preds = %49
  store ptr null, ptr %46, align 8, !tbaa !206
  %55 = tail call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %47) #16
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %184

57:                                               ; preds = %54
  %58 = load ptr, ptr %46, align 8, !tbaa !206
  %59 = icmp eq ptr %58, null
  br i1 %59, label %60, label %65

60:                                               ; preds = %57, %45
  %61 = tail call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %46) #16
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %184

63:                                               ; preds = %60
  %64 = load ptr, ptr %46, align 8, !tbaa !206
  br label %65

65:                                               ; preds = %63, %57, %49
  %66 = phi ptr [ %64, %63 ], [ %58, %57 ], [ %47, %49 ]
  %67 = getelementptr inbounds %struct.slot, ptr %66, i64 0, i32 1
  %68 = load ptr, ptr %67, align 8, !tbaa !21
  %69 = getelementptr inbounds %struct.slot, ptr %66, i64 0, i32 2
  %70 = load i64, ptr %69, align 8, !tbaa !287
  %71 = getelementptr inbounds i8, ptr %68, i64 %70
  store ptr %71, ptr %18, align 8, !tbaa !23
  %72 = and i64 %41, -16
  %73 = add i64 %70, %72
  store i64 %73, ptr %69, align 8, !tbaa !287
  %74 = load i64, ptr %33, align 8, !tbaa !4
  %75 = add i64 %74, 15
  %76 = and i64 %75, -16
  br label %77

77:                                               ; preds = %65, %43
  %78 = phi i64 [ %76, %65 ], [ %36, %43 ]
  %79 = phi i64 [ %74, %65 ], [ %34, %43 ]
  %80 = phi ptr [ %71, %65 ], [ null, %43 ]
  %81 = getelementptr inbounds i8, ptr %80, i64 %78
  %82 = tail call ptr @memset(ptr noundef %80, i32 noundef 0, i64 noundef %79) #14
  %83 = load i64, ptr %37, align 8, !tbaa !4
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %92, label %85

85:                                               ; preds = %77
  %86 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 7
  %87 = load ptr, ptr %86, align 8, !tbaa !288
  %88 = add i64 %32, 35224
  %89 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %90 = load ptr, ptr %89, align 8, !tbaa !114
  %91 = tail call i32 %87(i64 noundef %88, i8 noundef 0, i64 noundef 8, ptr noundef %90) #14
  br label %92

92:                                               ; preds = %85, %77
  %93 = phi i32 [ %91, %85 ], [ 0, %77 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %19) #15
  store ptr %17, ptr %19, align 8, !tbaa !23
  %94 = getelementptr inbounds ptr, ptr %19, i64 1
  store ptr %18, ptr %94, align 8, !tbaa !23
  %95 = getelementptr inbounds ptr, ptr %19, i64 2
  %96 = getelementptr inbounds %struct.launch, ptr %2, i64 0, i32 4
  store ptr %96, ptr %95, align 8, !tbaa !23
  %97 = load i64, ptr %30, align 8, !tbaa !4
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
  %107 = load i64, ptr %37, align 8, !tbaa !4
  %108 = icmp eq i64 %107, 0
  %109 = select i1 %108, i1 true, i1 %106
  br i1 %109, label %167, label %152

110:                                              ; preds = %139, %101
  %111 = phi i64 [ 0, %101 ], [ %147, %139 ]
  %112 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %111
  %113 = load ptr, ptr %102, align 8, !tbaa !289
  %114 = load ptr, ptr %112, align 8, !tbaa !259
  %115 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %111, i32 1
  %116 = load ptr, ptr %115, align 8, !tbaa !263
  %117 = icmp eq ptr %116, null
  br i1 %117, label %118, label %121

118:                                              ; preds = %110
  %119 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %111, i32 2
  %120 = load i32, ptr %119, align 8, !tbaa !264
  br label %139

121:                                              ; preds = %110
  %122 = call i64 %116(ptr noundef nonnull %96) #14
  %123 = icmp sgt i64 %122, 0
  br i1 %123, label %124, label %131

124:                                              ; preds = %121
  %125 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %111, i32 3
  %126 = load i32, ptr %125, align 4, !tbaa !265
  %127 = zext i32 %126 to i64
  %128 = add nsw i64 %122, -1
  %129 = add nuw i64 %128, %127
  %130 = udiv i64 %129, %127
  br label %131

131:                                              ; preds = %124, %121
  %132 = phi i64 [ %130, %124 ], [ 1, %121 ]
  %133 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %111, i32 2
  %134 = load i32, ptr %133, align 8, !tbaa !264
  %135 = zext i32 %134 to i64
  %136 = icmp ult i64 %132, %135
  %137 = trunc i64 %132 to i32
  %138 = select i1 %136, i32 %137, i32 %134
  br label %139

139:                                              ; preds = %131, %118
  %140 = phi i32 [ %138, %131 ], [ %120, %118 ]
  %141 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %111, i32 3
  %142 = load i32, ptr %141, align 4, !tbaa !265
  %143 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %111, i32 4
  %144 = load i32, ptr %143, align 8, !tbaa !268
  %145 = load ptr, ptr %103, align 8, !tbaa !114
  %146 = call i32 %113(ptr noundef %114, i32 noundef %140, i32 noundef 1, i32 noundef 1, i32 noundef %142, i32 noundef 1, i32 noundef 1, i32 noundef %144, ptr noundef %145, ptr noundef nonnull %19, ptr noundef null) #14
  %147 = add nuw i64 %111, 1
  %148 = load i64, ptr %30, align 8, !tbaa !4
  %149 = icmp uge i64 %147, %148
  %150 = icmp ne i32 %146, 0
  %151 = select i1 %149, i1 true, i1 %150
  br i1 %151, label %104, label %110, !llvm.loop !290

152:                                              ; preds = %104
  %153 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 4
  %154 = load ptr, ptr %153, align 8, !tbaa !291
  %155 = load i64, ptr %17, align 8, !tbaa !4
  %156 = add i64 %155, 32912
  %157 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %158 = load ptr, ptr %157, align 8, !tbaa !114
  %159 = call i32 %154(ptr noundef %81, i64 noundef %156, i64 noundef 2320, ptr noundef %158) #14
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %161, label %182

161:                                              ; preds = %152
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %20) #15
  store ptr null, ptr %20, align 8, !tbaa.struct !292
  %162 = getelementptr inbounds i8, ptr %20, i64 8
  store ptr %81, ptr %162, align 8, !tbaa.struct !293
  %163 = getelementptr inbounds i8, ptr %20, i64 16
  store i64 2320, ptr %163, align 8, !tbaa.struct !294
  %164 = getelementptr inbounds i8, ptr %20, i64 24
  store i64 %3, ptr %164, align 8, !tbaa.struct !295
  %165 = getelementptr inbounds i8, ptr %20, i64 32
  store ptr %30, ptr %165, align 8, !tbaa.struct !171
  %166 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %20) #16
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %20) #15
  br label %167

167:                                              ; preds = %161, %104
  %168 = phi i32 [ %105, %104 ], [ %166, %161 ]
  %169 = getelementptr inbounds %struct.launch, ptr %2, i64 0, i32 3
  %170 = load ptr, ptr %169, align 8, !tbaa !23
  %171 = icmp eq ptr %170, null
  %172 = icmp ne i32 %168, 0
  %173 = select i1 %171, i1 true, i1 %172
  br i1 %173, label %182, label %174

174:                                              ; preds = %167
  %175 = load ptr, ptr %18, align 8, !tbaa !23
  %176 = load i64, ptr %33, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %21) #15
  store ptr %170, ptr %21, align 8, !tbaa.struct !292
  %177 = getelementptr inbounds i8, ptr %21, i64 8
  store ptr %175, ptr %177, align 8, !tbaa.struct !293
  %178 = getelementptr inbounds i8, ptr %21, i64 16
  store i64 %176, ptr %178, align 8, !tbaa.struct !294
  %179 = getelementptr inbounds i8, ptr %21, i64 24
  store i64 %3, ptr %179, align 8, !tbaa.struct !295
  %180 = getelementptr inbounds i8, ptr %21, i64 32
  store ptr null, ptr %180, align 8, !tbaa.struct !171
  %181 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %21) #16
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %21) #15
  br label %182

182:                                              ; preds = %174, %167, %152
  %183 = phi i32 [ %168, %167 ], [ %181, %174 ], [ %159, %152 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %19) #15
  br label %184

184:                                              ; preds = %182, %60, %54, %28
  %185 = phi i32 [ %183, %182 ], [ 2, %28 ], [ %55, %54 ], [ %61, %60 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %18) #15
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #15
  br label %808

186:                                              ; preds = %25
  %187 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 5
  %188 = load ptr, ptr %187, align 8, !tbaa !296
  %189 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %190 = load i64, ptr %189, align 8, !tbaa !74
  %191 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %192 = load i64, ptr %191, align 8, !tbaa !70
  %193 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %194 = load i64, ptr %193, align 8, !tbaa !76
  %195 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %196 = load ptr, ptr %195, align 8, !tbaa !114
  %197 = tail call i32 %188(i64 noundef %190, i64 noundef %192, i64 noundef %194, ptr noundef %196) #14
  br label %808

198:                                              ; preds = %25
  %199 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 3
  %200 = load ptr, ptr %199, align 8, !tbaa !297
  %201 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %202 = load i64, ptr %201, align 8, !tbaa !74
  %203 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %204 = load i64, ptr %203, align 8, !tbaa !70
  %205 = inttoptr i64 %204 to ptr
  %206 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %207 = load i64, ptr %206, align 8, !tbaa !76
  %208 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %209 = load ptr, ptr %208, align 8, !tbaa !114
  %210 = tail call i32 %200(i64 noundef %202, ptr noundef %205, i64 noundef %207, ptr noundef %209) #14
  br label %808

211:                                              ; preds = %25
  %212 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 4
  %213 = load ptr, ptr %212, align 8, !tbaa !291
  %214 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %215 = load i64, ptr %214, align 8, !tbaa !74
  %216 = inttoptr i64 %215 to ptr
  %217 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %218 = load i64, ptr %217, align 8, !tbaa !70
  %219 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %220 = load i64, ptr %219, align 8, !tbaa !76
  %221 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %222 = load ptr, ptr %221, align 8, !tbaa !114
  %223 = tail call i32 %213(ptr noundef %216, i64 noundef %218, i64 noundef %220, ptr noundef %222) #14
  br label %808

224:                                              ; preds = %25
  %225 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %226 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 6
  %227 = load i64, ptr %225, align 8, !tbaa !76
  %228 = load i64, ptr %226, align 8, !tbaa !185
  %229 = sub i64 %227, %228
  %230 = icmp ugt i64 %229, 262143
  br i1 %230, label %231, label %364

231:                                              ; preds = %224
  %232 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %233 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %234 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %235 = getelementptr inbounds i8, ptr %15, i64 16
  %236 = getelementptr inbounds %struct.window, ptr %15, i64 0, i32 1
  %237 = getelementptr inbounds %struct.window, ptr %15, i64 0, i32 3
  %238 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %239 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %240 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %241 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %242 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 26
  %243 = getelementptr inbounds %struct.window, ptr %15, i64 0, i32 4
  br label %244

244:                                              ; preds = %357, %231
  %245 = load atomic i32, ptr %232 seq_cst, align 8
  %246 = icmp eq i32 %245, 0
  br i1 %246, label %247, label %808

247:                                              ; preds = %244
  %248 = load atomic i32, ptr %233 seq_cst, align 8
  %249 = icmp eq i32 %248, 0
  br i1 %249, label %250, label %808

250:                                              ; preds = %247
  %251 = load atomic i32, ptr %234 seq_cst, align 4
  %252 = icmp eq i32 %251, 0
  br i1 %252, label %253, label %808

253:                                              ; preds = %250
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %15) #15
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %235, i8 0, i64 144, i1 false)
  store ptr %0, ptr %15, align 8, !tbaa !298
  store ptr %1, ptr %236, align 8, !tbaa !300
  %254 = load i64, ptr %238, align 8, !tbaa !74
  %255 = load i64, ptr %226, align 8, !tbaa !185
  %256 = add i64 %255, %254
  store i64 %256, ptr %237, align 8, !tbaa !301
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %16) #15
  %257 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %235) #16
  %258 = icmp eq i32 %257, 0
  br i1 %258, label %260, label %259

259:                                              ; preds = %253
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %16) #15
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %15) #15
  br label %808

260:                                              ; preds = %253
  %261 = load ptr, ptr %235, align 8, !tbaa !23
  br label %262

262:                                              ; preds = %304, %260
  %263 = phi ptr [ %261, %260 ], [ %305, %304 ]
  %264 = phi i64 [ 0, %260 ], [ %276, %304 ]
  %265 = load i64, ptr %239, align 8, !tbaa !70
  %266 = inttoptr i64 %265 to ptr
  %267 = load i64, ptr %226, align 8, !tbaa !185
  %268 = getelementptr inbounds i8, ptr %266, i64 %267
  %269 = getelementptr inbounds [16 x %struct.piece], ptr %16, i64 0, i64 %264
  %270 = getelementptr inbounds %struct.slot, ptr %263, i64 0, i32 1
  %271 = load ptr, ptr %270, align 8, !tbaa !21
  store ptr %271, ptr %269, align 8, !tbaa.struct !36
  %272 = getelementptr inbounds i8, ptr %269, i64 8
  store ptr %268, ptr %272, align 8, !tbaa.struct !37
  %273 = getelementptr inbounds i8, ptr %269, i64 16
  store i64 262144, ptr %273, align 8, !tbaa.struct !38
  %274 = getelementptr inbounds i8, ptr %269, i64 24
  store i32 0, ptr %274, align 8, !tbaa.struct !39
  %275 = add i64 %267, 262144
  store i64 %275, ptr %226, align 8, !tbaa !185
  %276 = add nuw nsw i64 %264, 1
  %277 = icmp eq i64 %264, 15
  br i1 %277, label %313, label %278

278:                                              ; preds = %262
  %279 = load i64, ptr %225, align 8, !tbaa !76
  %280 = sub i64 %279, %275
  %281 = icmp ugt i64 %280, 262143
  br i1 %281, label %282, label %309

282:                                              ; preds = %278
  %283 = load ptr, ptr %0, align 8, !tbaa !113
  %284 = getelementptr inbounds %struct.device, ptr %283, i64 0, i32 39
  %285 = load ptr, ptr %284, align 8, !tbaa !34
  %286 = call i32 @pthread_mutex_lock(ptr noundef %285) #14
  %287 = load i64, ptr %240, align 8, !tbaa !134
  %288 = icmp ult i64 %287, 64
  br i1 %288, label %289, label %304

289:                                              ; preds = %282
  %290 = getelementptr inbounds %struct.ring, ptr %285, i64 0, i32 2
  %291 = load ptr, ptr %290, align 8, !tbaa !23
  %292 = icmp eq ptr %291, null
  br i1 %292, label %295, label %293

293:                                              ; preds = %289
  %294 = load ptr, ptr %291, align 8, !tbaa !24
  store ptr %294, ptr %290, align 8, !tbaa !23
  br label %300

295:                                              ; preds = %289
  %296 = icmp eq i64 %287, 0
  br i1 %296, label %297, label %304

297:                                              ; preds = %295
  %298 = load ptr, ptr %241, align 8, !tbaa !165
  store ptr null, ptr %241, align 8, !tbaa !165
  %299 = icmp eq ptr %298, null
  br i1 %299, label %304, label %300

300:                                              ; preds = %297, %293
  %301 = phi ptr [ %291, %293 ], [ %298, %297 ]
  %302 = add nuw nsw i64 %287, 1
  store i64 %302, ptr %240, align 8, !tbaa !134
  store ptr null, ptr %301, align 8, !tbaa !24
  %303 = getelementptr inbounds %struct.slot, ptr %301, i64 0, i32 2
  store i64 0, ptr %303, align 8, !tbaa !287
  br label %304

304:                                              ; preds = %300, %297, %295, %282
  %305 = phi ptr [ %301, %300 ], [ null, %297 ], [ null, %295 ], [ null, %282 ]
  %306 = call i32 @pthread_mutex_unlock(ptr noundef %285) #14
  %307 = getelementptr inbounds %struct.window, ptr %15, i64 0, i32 2, i64 %276
  store ptr %305, ptr %307, align 8, !tbaa !23
  %308 = icmp eq ptr %305, null
  br i1 %308, label %311, label %262, !llvm.loop !302

309:                                              ; preds = %278
  %310 = trunc i64 %276 to i32
  br label %313

311:                                              ; preds = %304
  %312 = trunc i64 %276 to i32
  br label %313

313:                                              ; preds = %262, %311, %309
  %314 = phi i32 [ %310, %309 ], [ %312, %311 ], [ 16, %262 ]
  %315 = load ptr, ptr %0, align 8, !tbaa !113
  %316 = getelementptr inbounds %struct.device, ptr %315, i64 0, i32 40
  %317 = load ptr, ptr %316, align 8, !tbaa !33
  %318 = load i16, ptr %242, align 8, !tbaa !183
  %319 = call fastcc i32 @copy_together(ptr noundef %317, ptr noundef nonnull %16, i32 noundef %314, i16 noundef %318, i16 noundef 4, ptr noundef nonnull @send_slot, ptr noundef nonnull %15) #16
  %320 = load i32, ptr %243, align 8, !tbaa !303
  %321 = icmp ult i32 %320, %314
  br i1 %321, label %322, label %357

322:                                              ; preds = %313
  %323 = zext i32 %320 to i64
  %324 = zext i32 %314 to i64
  br label %325

325:                                              ; preds = %351, %322
  %326 = phi i64 [ %323, %322 ], [ %355, %351 ]
  %327 = getelementptr inbounds %struct.window, ptr %15, i64 0, i32 2, i64 %326
  %328 = load ptr, ptr %327, align 8, !tbaa !23
  %329 = load ptr, ptr %0, align 8, !tbaa !113
  %330 = getelementptr inbounds %struct.device, ptr %329, i64 0, i32 39
  %331 = load ptr, ptr %330, align 8, !tbaa !34
  %332 = call i32 @pthread_mutex_lock(ptr noundef %331) #14
  %333 = icmp eq ptr %328, null
  br i1 %333, label %351, label %334

334:                                              ; preds = %325
  %335 = getelementptr inbounds %struct.ring, ptr %331, i64 0, i32 2
  %336 = load i64, ptr %240, align 8, !tbaa !134
  br label %338

337:                                              ; preds = %348
  store i64 %342, ptr %240, align 8, !tbaa !134
  br label %351

338:                                              ; preds = %348, %334
  %339 = phi i64 [ %336, %334 ], [ %342, %348 ]
  %340 = phi ptr [ %328, %334 ], [ %341, %348 ]
  %341 = load ptr, ptr %340, align 8, !tbaa !24
  %342 = add i64 %339, -1
  %343 = getelementptr inbounds %struct.slot, ptr %340, i64 0, i32 6
  %344 = load ptr, ptr %343, align 8, !tbaa !135
  %345 = icmp eq ptr %344, null
  br i1 %345, label %346, label %348

346:                                              ; preds = %338
  %347 = load ptr, ptr %335, align 8, !tbaa !23
  store ptr %347, ptr %340, align 8, !tbaa !24
  br label %348

348:                                              ; preds = %346, %338
  %349 = phi ptr [ %335, %346 ], [ %241, %338 ]
  store ptr %340, ptr %349, align 8, !tbaa !23
  %350 = icmp eq ptr %341, null
  br i1 %350, label %337, label %338, !llvm.loop !136

351:                                              ; preds = %337, %325
  %352 = getelementptr inbounds %struct.ring, ptr %331, i64 0, i32 1
  %353 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %352) #14
  %354 = call i32 @pthread_mutex_unlock(ptr noundef %331) #14
  %355 = add nuw nsw i64 %326, 1
  %356 = icmp eq i64 %355, %324
  br i1 %356, label %357, label %325, !llvm.loop !304

357:                                              ; preds = %351, %313
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %16) #15
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %15) #15
  %358 = load i64, ptr %225, align 8, !tbaa !76
  %359 = load i64, ptr %226, align 8, !tbaa !185
  %360 = sub i64 %358, %359
  %361 = icmp ugt i64 %360, 262143
  %362 = icmp eq i32 %319, 0
  %363 = select i1 %361, i1 %362, i1 false
  br i1 %363, label %244, label %364, !llvm.loop !305

364:                                              ; preds = %357, %224
  %365 = phi i32 [ 0, %224 ], [ %319, %357 ]
  %366 = phi i64 [ %227, %224 ], [ %358, %357 ]
  %367 = phi i64 [ %228, %224 ], [ %359, %357 ]
  %368 = phi i64 [ %229, %224 ], [ %360, %357 ]
  %369 = phi i1 [ true, %224 ], [ %362, %357 ]
  %370 = icmp ne i64 %366, %367
  %371 = select i1 %369, i1 %370, i1 false
  br i1 %371, label %372, label %808

372:                                              ; preds = %364
  %373 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %374 = load ptr, ptr %373, align 8, !tbaa !206
  %375 = icmp eq ptr %374, null
  br i1 %375, label %387, label %376

376:                                              ; preds = %372
  %377 = getelementptr inbounds %struct.slot, ptr %374, i64 0, i32 2
  %378 = load i64, ptr %377, align 8, !tbaa !287
  %379 = add i64 %378, %368
  %380 = icmp ugt i64 %379, 262144
  br i1 %380, label %381, label %392

381:                                              ; preds = %376
  store ptr null, ptr %373, align 8, !tbaa !206
  %382 = call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %374) #16
  %383 = icmp eq i32 %382, 0
  br i1 %383, label %384, label %808

384:                                              ; preds = %381
  %385 = load ptr, ptr %373, align 8, !tbaa !206
  %386 = icmp eq ptr %385, null
  br i1 %386, label %387, label %392

387:                                              ; preds = %384, %372
  %388 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %373) #16
  %389 = icmp eq i32 %388, 0
  br i1 %389, label %390, label %808

390:                                              ; preds = %387
  %391 = load ptr, ptr %373, align 8, !tbaa !206
  br label %392

392:                                              ; preds = %390, %384, %376
  %393 = phi ptr [ %391, %390 ], [ %385, %384 ], [ %374, %376 ]
  %394 = getelementptr inbounds %struct.slot, ptr %393, i64 0, i32 1
  %395 = load ptr, ptr %394, align 8, !tbaa !21
  %396 = getelementptr inbounds %struct.slot, ptr %393, i64 0, i32 2
  %397 = load i64, ptr %396, align 8, !tbaa !287
  %398 = getelementptr inbounds i8, ptr %395, i64 %397
  %399 = add i64 %368, 15
  %400 = and i64 %399, -16
  %401 = add i64 %397, %400
  store i64 %401, ptr %396, align 8, !tbaa !287
  %402 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %403 = load i64, ptr %402, align 8, !tbaa !70
  %404 = inttoptr i64 %403 to ptr
  %405 = load i64, ptr %226, align 8, !tbaa !185
  %406 = getelementptr inbounds i8, ptr %404, i64 %405
  %407 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 26
  %408 = load i16, ptr %407, align 8, !tbaa !183
  %409 = load ptr, ptr %0, align 8, !tbaa !113
  %410 = getelementptr inbounds %struct.device, ptr %409, i64 0, i32 41
  %411 = load atomic i64, ptr %410 seq_cst, align 8
  %412 = icmp eq i64 %411, 0
  br i1 %412, label %413, label %415, !prof !182

413:                                              ; preds = %392
  %414 = call ptr @memcpy(ptr noundef %398, ptr noundef %406, i64 noundef %368) #14
  br label %431

415:                                              ; preds = %392
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %14) #15
  %416 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %14) #14
  %417 = load i64, ptr %14, align 8, !tbaa !95
  %418 = mul i64 %417, 1000000000
  %419 = getelementptr inbounds %struct.timespec, ptr %14, i64 0, i32 1
  %420 = load i64, ptr %419, align 8, !tbaa !97
  %421 = add i64 %418, %420
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %14) #15
  %422 = call ptr @memcpy(ptr noundef %398, ptr noundef %406, i64 noundef %368) #14
  %423 = icmp eq i64 %421, 0
  br i1 %423, label %431, label %424, !prof !182

424:                                              ; preds = %415
  %425 = load ptr, ptr %0, align 8, !tbaa !113
  %426 = getelementptr inbounds %struct.device, ptr %425, i64 0, i32 41
  %427 = load atomic i64, ptr %426 seq_cst, align 8
  %428 = icmp eq i64 %427, 0
  br i1 %428, label %431, label %429

429:                                              ; preds = %424
  %430 = inttoptr i64 %427 to ptr
  call fastcc void @add_span(ptr noundef nonnull %430, i64 noundef %421, i16 noundef %408, i16 noundef 4, i64 noundef %368) #16
  br label %431

431:                                              ; preds = %429, %424, %415, %413
  %432 = load ptr, ptr %0, align 8, !tbaa !113
  %433 = getelementptr inbounds %struct.device, ptr %432, i64 0, i32 3
  %434 = load ptr, ptr %433, align 8, !tbaa !297
  %435 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %436 = load i64, ptr %435, align 8, !tbaa !74
  %437 = load i64, ptr %226, align 8, !tbaa !185
  %438 = add i64 %437, %436
  %439 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %440 = load ptr, ptr %439, align 8, !tbaa !114
  %441 = call i32 %434(i64 noundef %438, ptr noundef %398, i64 noundef %368, ptr noundef %440) #14
  br label %808

442:                                              ; preds = %25
  %443 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %444 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 6
  %445 = load i64, ptr %443, align 8, !tbaa !76
  %446 = load i64, ptr %444, align 8, !tbaa !185
  %447 = sub i64 %445, %446
  %448 = icmp ugt i64 %447, 262143
  br i1 %448, label %449, label %506

449:                                              ; preds = %442
  %450 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %451 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %452 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %453 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %454 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %455 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %456 = getelementptr inbounds i8, ptr %12, i64 8
  %457 = getelementptr inbounds i8, ptr %12, i64 16
  %458 = getelementptr inbounds i8, ptr %12, i64 24
  %459 = getelementptr inbounds i8, ptr %12, i64 32
  br label %460

460:                                              ; preds = %495, %449
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %13) #15
  %461 = load atomic i32, ptr %450 seq_cst, align 8
  %462 = icmp eq i32 %461, 0
  br i1 %462, label %463, label %493

463:                                              ; preds = %460
  %464 = load atomic i32, ptr %451 seq_cst, align 8
  %465 = icmp eq i32 %464, 0
  br i1 %465, label %466, label %493

466:                                              ; preds = %463
  %467 = load atomic i32, ptr %452 seq_cst, align 4
  %468 = icmp eq i32 %467, 0
  br i1 %468, label %469, label %493

469:                                              ; preds = %466
  %470 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %13) #16
  %471 = icmp eq i32 %470, 0
  br i1 %471, label %472, label %493

472:                                              ; preds = %469
  %473 = load ptr, ptr %13, align 8, !tbaa !23
  %474 = getelementptr inbounds %struct.slot, ptr %473, i64 0, i32 1
  %475 = load ptr, ptr %474, align 8, !tbaa !21
  %476 = load ptr, ptr %0, align 8, !tbaa !113
  %477 = getelementptr inbounds %struct.device, ptr %476, i64 0, i32 4
  %478 = load ptr, ptr %477, align 8, !tbaa !291
  %479 = load i64, ptr %453, align 8, !tbaa !70
  %480 = load i64, ptr %444, align 8, !tbaa !185
  %481 = add i64 %480, %479
  %482 = load ptr, ptr %454, align 8, !tbaa !114
  %483 = tail call i32 %478(ptr noundef %475, i64 noundef %481, i64 noundef 262144, ptr noundef %482) #14
  %484 = icmp eq i32 %483, 0
  br i1 %484, label %485, label %495

485:                                              ; preds = %472
  %486 = load i64, ptr %455, align 8, !tbaa !74
  %487 = inttoptr i64 %486 to ptr
  %488 = load i64, ptr %444, align 8, !tbaa !185
  %489 = getelementptr inbounds i8, ptr %487, i64 %488
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %12) #15
  store ptr %489, ptr %12, align 8, !tbaa.struct !292
  store ptr %475, ptr %456, align 8, !tbaa.struct !293
  store i64 262144, ptr %457, align 8, !tbaa.struct !294
  store i64 %3, ptr %458, align 8, !tbaa.struct !295
  store ptr null, ptr %459, align 8, !tbaa.struct !171
  %490 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %12) #16
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %12) #15
  %491 = load i64, ptr %444, align 8, !tbaa !185
  %492 = add i64 %491, 262144
  store i64 %492, ptr %444, align 8, !tbaa !185
  br label %495

493:                                              ; preds = %469, %466, %463, %460
  %494 = phi i32 [ %470, %469 ], [ -2, %466 ], [ -2, %463 ], [ -2, %460 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %13) #15
  br label %808

495:                                              ; preds = %485, %472
  %496 = phi i32 [ %490, %485 ], [ %483, %472 ]
  %497 = tail call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %473) #16
  %498 = icmp eq i32 %496, 0
  %499 = select i1 %498, i32 %497, i32 %496
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %13) #15
  %500 = load i64, ptr %443, align 8, !tbaa !76
  %501 = load i64, ptr %444, align 8, !tbaa !185
  %502 = sub i64 %500, %501
  %503 = icmp ugt i64 %502, 262143
  %504 = icmp eq i32 %499, 0
  %505 = select i1 %503, i1 %504, i1 false
  br i1 %505, label %460, label %506, !llvm.loop !306

506:                                              ; preds = %495, %442
  %507 = phi i32 [ 0, %442 ], [ %499, %495 ]
  %508 = phi i64 [ %445, %442 ], [ %500, %495 ]
  %509 = phi i64 [ %446, %442 ], [ %501, %495 ]
  %510 = phi i64 [ %447, %442 ], [ %502, %495 ]
  %511 = phi i1 [ true, %442 ], [ %504, %495 ]
  %512 = icmp ne i64 %508, %509
  %513 = select i1 %511, i1 %512, i1 false
  br i1 %513, label %514, label %808

514:                                              ; preds = %506
  %515 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %516 = load ptr, ptr %515, align 8, !tbaa !206
  %517 = icmp eq ptr %516, null
  br i1 %517, label %529, label %518

518:                                              ; preds = %514
  %519 = getelementptr inbounds %struct.slot, ptr %516, i64 0, i32 2
  %520 = load i64, ptr %519, align 8, !tbaa !287
  %521 = add i64 %520, %510
  %522 = icmp ugt i64 %521, 262144
  br i1 %522, label %523, label %534

523:                                              ; preds = %518
  store ptr null, ptr %515, align 8, !tbaa !206
  %524 = tail call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %516) #16
  %525 = icmp eq i32 %524, 0
  br i1 %525, label %526, label %808

526:                                              ; preds = %523
  %527 = load ptr, ptr %515, align 8, !tbaa !206
  %528 = icmp eq ptr %527, null
  br i1 %528, label %529, label %534

529:                                              ; preds = %526, %514
  %530 = tail call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %515) #16
  %531 = icmp eq i32 %530, 0
  br i1 %531, label %532, label %808

532:                                              ; preds = %529
  %533 = load ptr, ptr %515, align 8, !tbaa !206
  br label %534

534:                                              ; preds = %532, %526, %518
  %535 = phi ptr [ %533, %532 ], [ %527, %526 ], [ %516, %518 ]
  %536 = getelementptr inbounds %struct.slot, ptr %535, i64 0, i32 1
  %537 = load ptr, ptr %536, align 8, !tbaa !21
  %538 = getelementptr inbounds %struct.slot, ptr %535, i64 0, i32 2
  %539 = load i64, ptr %538, align 8, !tbaa !287
  %540 = getelementptr inbounds i8, ptr %537, i64 %539
  %541 = add i64 %510, 15
  %542 = and i64 %541, -16
  %543 = add i64 %539, %542
  store i64 %543, ptr %538, align 8, !tbaa !287
  %544 = load ptr, ptr %0, align 8, !tbaa !113
  %545 = getelementptr inbounds %struct.device, ptr %544, i64 0, i32 4
  %546 = load ptr, ptr %545, align 8, !tbaa !291
  %547 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %548 = load i64, ptr %547, align 8, !tbaa !70
  %549 = load i64, ptr %444, align 8, !tbaa !185
  %550 = add i64 %549, %548
  %551 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %552 = load ptr, ptr %551, align 8, !tbaa !114
  %553 = tail call i32 %546(ptr noundef %540, i64 noundef %550, i64 noundef %510, ptr noundef %552) #14
  %554 = icmp eq i32 %553, 0
  br i1 %554, label %555, label %808

555:                                              ; preds = %534
  %556 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %557 = load i64, ptr %556, align 8, !tbaa !74
  %558 = inttoptr i64 %557 to ptr
  %559 = load i64, ptr %444, align 8, !tbaa !185
  %560 = getelementptr inbounds i8, ptr %558, i64 %559
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %11) #15
  store ptr %560, ptr %11, align 8, !tbaa.struct !292
  %561 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %540, ptr %561, align 8, !tbaa.struct !293
  %562 = getelementptr inbounds i8, ptr %11, i64 16
  store i64 %510, ptr %562, align 8, !tbaa.struct !294
  %563 = getelementptr inbounds i8, ptr %11, i64 24
  store i64 %3, ptr %563, align 8, !tbaa.struct !295
  %564 = getelementptr inbounds i8, ptr %11, i64 32
  store ptr null, ptr %564, align 8, !tbaa.struct !171
  %565 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %11) #16
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %11) #15
  %566 = load i64, ptr %444, align 8, !tbaa !185
  %567 = add i64 %566, %510
  store i64 %567, ptr %444, align 8, !tbaa !185
  br label %808

568:                                              ; preds = %25
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #15
  %569 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 10
  %570 = load ptr, ptr %569, align 8, !tbaa !307
  %571 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %572 = load i64, ptr %571, align 8, !tbaa !76
  %573 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 34
  %574 = load ptr, ptr %573, align 8, !tbaa !308
  %575 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %576 = load ptr, ptr %575, align 8, !tbaa !114
  %577 = call i32 %570(ptr noundef nonnull %10, i64 noundef %572, ptr noundef %574, ptr noundef %576) #14
  switch i32 %577, label %607 [
    i32 2, label %578
    i32 0, label %580
  ]

578:                                              ; preds = %568
  %579 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  call fastcc void @add_failure(ptr noundef nonnull %579, i64 noundef %3, i64 noundef 2) #17
  br label %607

580:                                              ; preds = %568
  %581 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 5
  %582 = load ptr, ptr %581, align 8, !tbaa !296
  %583 = load i64, ptr %10, align 8, !tbaa !4
  %584 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %585 = load i64, ptr %584, align 8, !tbaa !70
  %586 = load i64, ptr %571, align 8, !tbaa !76
  %587 = load ptr, ptr %575, align 8, !tbaa !114
  %588 = call i32 %582(i64 noundef %583, i64 noundef %585, i64 noundef %586, ptr noundef %587) #14
  %589 = icmp eq i32 %588, 0
  br i1 %589, label %590, label %598

590:                                              ; preds = %580
  %591 = load ptr, ptr %581, align 8, !tbaa !296
  %592 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %593 = load i64, ptr %592, align 8, !tbaa !74
  %594 = load i64, ptr %10, align 8, !tbaa !4
  %595 = load i64, ptr %571, align 8, !tbaa !76
  %596 = load ptr, ptr %575, align 8, !tbaa !114
  %597 = call i32 %591(i64 noundef %593, i64 noundef %594, i64 noundef %595, ptr noundef %596) #14
  br label %598

598:                                              ; preds = %590, %580
  %599 = phi i32 [ %588, %580 ], [ %597, %590 ]
  %600 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 11
  %601 = load ptr, ptr %600, align 8, !tbaa !309
  %602 = load i64, ptr %10, align 8, !tbaa !4
  %603 = load ptr, ptr %575, align 8, !tbaa !114
  %604 = call i32 %601(i64 noundef %602, ptr noundef %603) #14
  %605 = icmp eq i32 %599, 0
  %606 = select i1 %605, i32 %604, i32 %599
  br label %607

607:                                              ; preds = %598, %578, %568
  %608 = phi i32 [ 0, %578 ], [ %606, %598 ], [ %577, %568 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #15
  br label %808

609:                                              ; preds = %25
  %610 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 6
  %611 = load ptr, ptr %610, align 8, !tbaa !310
  %612 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 1
  %613 = load i64, ptr %612, align 8, !tbaa !311
  %614 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 2
  %615 = load ptr, ptr %614, align 8, !tbaa !313
  %616 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 3
  %617 = load i64, ptr %616, align 8, !tbaa !314
  %618 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 4
  %619 = load ptr, ptr %618, align 8, !tbaa !315
  %620 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 5
  %621 = load i64, ptr %620, align 8, !tbaa !316
  %622 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %623 = load ptr, ptr %622, align 8, !tbaa !114
  %624 = tail call i32 %611(i64 noundef %613, ptr noundef %615, i64 noundef %617, ptr noundef %619, i64 noundef %621, ptr noundef %623) #14
  br label %808

625:                                              ; preds = %25
  %626 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 3
  %627 = load i32, ptr %626, align 8, !tbaa !317
  switch i32 %627, label %654 [
    i32 1, label %628
    i32 2, label %641
  ]

628:                                              ; preds = %625
  %629 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 7
  %630 = load ptr, ptr %629, align 8, !tbaa !288
  %631 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 1
  %632 = load i64, ptr %631, align 8, !tbaa !58
  %633 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 4
  %634 = load i32, ptr %633, align 4, !tbaa !318
  %635 = trunc i32 %634 to i8
  %636 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 2
  %637 = load i64, ptr %636, align 8, !tbaa !63
  %638 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %639 = load ptr, ptr %638, align 8, !tbaa !114
  %640 = tail call i32 %630(i64 noundef %632, i8 noundef %635, i64 noundef %637, ptr noundef %639) #14
  br label %808

641:                                              ; preds = %625
  %642 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 8
  %643 = load ptr, ptr %642, align 8, !tbaa !319
  %644 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 1
  %645 = load i64, ptr %644, align 8, !tbaa !58
  %646 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 4
  %647 = load i32, ptr %646, align 4, !tbaa !318
  %648 = trunc i32 %647 to i16
  %649 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 2
  %650 = load i64, ptr %649, align 8, !tbaa !63
  %651 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %652 = load ptr, ptr %651, align 8, !tbaa !114
  %653 = tail call i32 %643(i64 noundef %645, i16 noundef %648, i64 noundef %650, ptr noundef %652) #14
  br label %808

654:                                              ; preds = %625
  %655 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 9
  %656 = load ptr, ptr %655, align 8, !tbaa !320
  %657 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 1
  %658 = load i64, ptr %657, align 8, !tbaa !58
  %659 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 4
  %660 = load i32, ptr %659, align 4, !tbaa !318
  %661 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 2
  %662 = load i64, ptr %661, align 8, !tbaa !63
  %663 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %664 = load ptr, ptr %663, align 8, !tbaa !114
  %665 = tail call i32 %656(i64 noundef %658, i32 noundef %660, i64 noundef %662, ptr noundef %664) #14
  br label %808

666:                                              ; preds = %25
  %667 = getelementptr inbounds %struct.command, ptr %2, i64 0, i32 2
  %668 = load i32, ptr %667, align 4, !tbaa !53
  %669 = zext i32 %668 to i64
  %670 = getelementptr inbounds i8, ptr %2, i64 %669
  %671 = getelementptr inbounds %struct.execute, ptr %2, i64 0, i32 1
  %672 = getelementptr inbounds %struct.execute, ptr %2, i64 0, i32 2
  %673 = icmp ult ptr %672, %670
  br i1 %673, label %674, label %766

674:                                              ; preds = %666
  %675 = load ptr, ptr %671, align 8, !tbaa !23
  %676 = getelementptr inbounds %struct.graph, ptr %675, i64 0, i32 4
  %677 = load ptr, ptr %676, align 8, !tbaa !56
  %678 = getelementptr inbounds ptr, ptr %8, i64 1
  %679 = getelementptr inbounds ptr, ptr %8, i64 2
  %680 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 1
  %681 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 2
  %682 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 4
  %683 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 5
  %684 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 7
  %685 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 8
  %686 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 9
  %687 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 11
  br label %691

688:                                              ; preds = %757
  br i1 %764, label %689, label %808

689:                                              ; preds = %688
  %690 = load ptr, ptr %0, align 8, !tbaa !113
  br label %766

691:                                              ; preds = %757, %674
  %692 = phi ptr [ %672, %674 ], [ %762, %757 ]
  %693 = phi ptr [ %677, %674 ], [ %695, %757 ]
  %694 = load ptr, ptr %671, align 8, !tbaa !23
  %695 = getelementptr inbounds i64, ptr %693, i64 1
  %696 = load i64, ptr %693, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #15
  %697 = getelementptr inbounds %struct.launch, ptr %692, i64 0, i32 2
  %698 = load i64, ptr %697, align 8, !tbaa !4
  store i64 %698, ptr %6, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #15
  store i64 0, ptr %7, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8) #15
  store ptr %6, ptr %8, align 8, !tbaa !23
  store ptr %7, ptr %678, align 8, !tbaa !23
  %699 = getelementptr inbounds %struct.launch, ptr %692, i64 0, i32 4
  store ptr %699, ptr %679, align 8, !tbaa !23
  %700 = getelementptr inbounds %struct.launch, ptr %692, i64 0, i32 1
  %701 = load ptr, ptr %700, align 8, !tbaa !23
  %702 = load i64, ptr %701, align 8, !tbaa !4
  %703 = icmp eq i64 %702, 0
  br i1 %703, label %757, label %704

704:                                              ; preds = %691
  %705 = getelementptr inbounds %struct.graph, ptr %694, i64 0, i32 1
  %706 = getelementptr inbounds %struct.graph, ptr %694, i64 0, i32 3
  br label %707

707:                                              ; preds = %736, %704
  %708 = phi ptr [ %701, %704 ], [ %752, %736 ]
  %709 = phi i64 [ 0, %704 ], [ %751, %736 ]
  %710 = getelementptr inbounds %struct.kernel, ptr %708, i64 0, i32 3, i64 %709
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %9) #15
  %711 = load ptr, ptr %710, align 8, !tbaa !259
  store ptr %711, ptr %9, align 8, !tbaa !261
  %712 = getelementptr inbounds %struct.kernel, ptr %708, i64 0, i32 3, i64 %709, i32 1
  %713 = load ptr, ptr %712, align 8, !tbaa !263
  %714 = icmp eq ptr %713, null
  br i1 %714, label %715, label %718

715:                                              ; preds = %707
  %716 = getelementptr inbounds %struct.kernel, ptr %708, i64 0, i32 3, i64 %709, i32 2
  %717 = load i32, ptr %716, align 8, !tbaa !264
  br label %736

718:                                              ; preds = %707
  %719 = call i64 %713(ptr noundef nonnull %699) #14
  %720 = icmp sgt i64 %719, 0
  br i1 %720, label %721, label %728

721:                                              ; preds = %718
  %722 = getelementptr inbounds %struct.kernel, ptr %708, i64 0, i32 3, i64 %709, i32 3
  %723 = load i32, ptr %722, align 4, !tbaa !265
  %724 = zext i32 %723 to i64
  %725 = add nsw i64 %719, -1
  %726 = add nuw i64 %725, %724
  %727 = udiv i64 %726, %724
  br label %728

728:                                              ; preds = %721, %718
  %729 = phi i64 [ %727, %721 ], [ 1, %718 ]
  %730 = getelementptr inbounds %struct.kernel, ptr %708, i64 0, i32 3, i64 %709, i32 2
  %731 = load i32, ptr %730, align 8, !tbaa !264
  %732 = zext i32 %731 to i64
  %733 = icmp ult i64 %729, %732
  %734 = trunc i64 %729 to i32
  %735 = select i1 %733, i32 %734, i32 %731
  br label %736

736:                                              ; preds = %728, %715
  %737 = phi i32 [ %735, %728 ], [ %717, %715 ]
  store i32 %737, ptr %680, align 8, !tbaa !266
  store <2 x i32> <i32 1, i32 1>, ptr %681, align 4, !tbaa !9
  %738 = getelementptr inbounds %struct.kernel, ptr %708, i64 0, i32 3, i64 %709, i32 3
  %739 = load i32, ptr %738, align 4, !tbaa !265
  store i32 %739, ptr %682, align 4, !tbaa !267
  store <2 x i32> <i32 1, i32 1>, ptr %683, align 8, !tbaa !9
  %740 = getelementptr inbounds %struct.kernel, ptr %708, i64 0, i32 3, i64 %709, i32 4
  %741 = load i32, ptr %740, align 8, !tbaa !268
  store i32 %741, ptr %684, align 8, !tbaa !269
  store ptr %8, ptr %685, align 8, !tbaa !270
  store <2 x ptr> zeroinitializer, ptr %686, align 8, !tbaa !23
  store ptr null, ptr %687, align 8, !tbaa !271
  %742 = add i64 %709, %696
  %743 = load ptr, ptr %694, align 8, !tbaa !45
  %744 = getelementptr inbounds %struct.device, ptr %743, i64 0, i32 29
  %745 = load ptr, ptr %744, align 8, !tbaa !321
  %746 = load ptr, ptr %705, align 8, !tbaa !47
  %747 = load ptr, ptr %706, align 8, !tbaa !55
  %748 = getelementptr inbounds ptr, ptr %747, i64 %742
  %749 = load ptr, ptr %748, align 8, !tbaa !23
  %750 = call i32 %745(ptr noundef %746, ptr noundef %749, ptr noundef nonnull %9) #14
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %9) #15
  %751 = add nuw i64 %709, 1
  %752 = load ptr, ptr %700, align 8, !tbaa !23
  %753 = load i64, ptr %752, align 8, !tbaa !4
  %754 = icmp ult i64 %751, %753
  %755 = icmp eq i32 %750, 0
  %756 = select i1 %754, i1 %755, i1 false
  br i1 %756, label %707, label %757, !llvm.loop !273

757:                                              ; preds = %736, %691
  %758 = phi i32 [ 0, %691 ], [ %750, %736 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8) #15
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #15
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #15
  %759 = getelementptr inbounds %struct.command, ptr %692, i64 0, i32 2
  %760 = load i32, ptr %759, align 4, !tbaa !53
  %761 = zext i32 %760 to i64
  %762 = getelementptr inbounds i8, ptr %692, i64 %761
  %763 = icmp ult ptr %762, %670
  %764 = icmp eq i32 %758, 0
  %765 = select i1 %763, i1 %764, i1 false
  br i1 %765, label %691, label %688, !llvm.loop !322

766:                                              ; preds = %689, %666
  %767 = phi ptr [ %690, %689 ], [ %26, %666 ]
  %768 = getelementptr inbounds %struct.device, ptr %767, i64 0, i32 30
  %769 = load ptr, ptr %768, align 8, !tbaa !323
  %770 = load ptr, ptr %671, align 8, !tbaa !23
  %771 = getelementptr inbounds %struct.graph, ptr %770, i64 0, i32 1
  %772 = load ptr, ptr %771, align 8, !tbaa !47
  %773 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %774 = load ptr, ptr %773, align 8, !tbaa !114
  %775 = call i32 %769(ptr noundef %772, ptr noundef %774) #14
  br label %808

776:                                              ; preds = %25
  %777 = getelementptr inbounds %struct.wait, ptr %2, i64 0, i32 1
  %778 = load ptr, ptr %777, align 8, !tbaa !155
  %779 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %780 = load ptr, ptr %779, align 8, !tbaa !114
  %781 = getelementptr inbounds %struct.wait, ptr %2, i64 0, i32 2
  %782 = load i64, ptr %781, align 8, !tbaa !156
  %783 = tail call fastcc i32 @wait_for(ptr noundef %778, ptr noundef %780, i64 noundef %782) #16
  br label %808

784:                                              ; preds = %25
  %785 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 20
  %786 = load ptr, ptr %785, align 8, !tbaa !219
  %787 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %788 = load ptr, ptr %787, align 8, !tbaa !114
  %789 = getelementptr inbounds %struct.wait_event, ptr %2, i64 0, i32 1
  %790 = load ptr, ptr %789, align 8, !tbaa !324
  %791 = tail call i32 %786(ptr noundef %788, ptr noundef %790, i32 noundef 0) #14
  br label %808

792:                                              ; preds = %25
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %5) #15
  %793 = getelementptr inbounds i8, ptr %5, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %793, i8 0, i64 136, i1 false)
  %794 = getelementptr inbounds %struct.wait_semaphore, ptr %2, i64 0, i32 2
  %795 = load i64, ptr %794, align 8, !tbaa !326
  store i64 %795, ptr %5, align 8, !tbaa !328
  %796 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 22
  %797 = load ptr, ptr %796, align 8, !tbaa !331
  %798 = getelementptr inbounds %struct.wait_semaphore, ptr %2, i64 0, i32 1
  %799 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %800 = load ptr, ptr %799, align 8, !tbaa !114
  %801 = call i32 %797(ptr noundef nonnull %798, ptr noundef nonnull %5, i32 noundef 1, ptr noundef %800) #14
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %5) #15
  br label %808

802:                                              ; preds = %4
  %803 = getelementptr inbounds %struct.command, ptr %2, i64 0, i32 1
  %804 = load i16, ptr %803, align 2, !tbaa !91
  %805 = icmp eq i16 %804, 0
  br i1 %805, label %808, label %806

806:                                              ; preds = %802
  %807 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  tail call fastcc void @add_failure(ptr noundef nonnull %807, i64 noundef %3, i64 noundef 2) #17
  br label %808

808:                                              ; preds = %250, %247, %244, %792, %784, %776, %766, %688, %654, %641, %628, %609, %607, %555, %534, %529, %523, %506, %493, %431, %387, %381, %364, %259, %211, %198, %186, %184, %25, %802, %806
  %809 = phi i32 [ 0, %806 ], [ 0, %802 ], [ %801, %792 ], [ %791, %784 ], [ %783, %776 ], [ %624, %609 ], [ %608, %607 ], [ %223, %211 ], [ %210, %198 ], [ %197, %186 ], [ %185, %184 ], [ 0, %25 ], [ %365, %364 ], [ %441, %431 ], [ %382, %381 ], [ %388, %387 ], [ %257, %259 ], [ %507, %506 ], [ %494, %493 ], [ %565, %555 ], [ %553, %534 ], [ %524, %523 ], [ %530, %529 ], [ %665, %654 ], [ %653, %641 ], [ %640, %628 ], [ %775, %766 ], [ %758, %688 ], [ -2, %244 ], [ -2, %247 ], [ -2, %250 ]
  ret i32 %809
}

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #4

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define internal fastcc i32 @add_arrival(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #3 {
  %4 = alloca { i64, i64 }, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #14
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29, i32 2
  %9 = load i64, ptr %8, align 8, !tbaa !332
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !197
  %12 = sub i64 %9, %11
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !190
  %15 = icmp ult i64 %12, %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = load ptr, ptr %5, align 8, !tbaa !189
  br label %46

18:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %8, i64 16, i1 false), !tbaa.struct !333
  %19 = icmp eq i64 %14, 0
  %20 = shl i64 %14, 1
  %21 = select i1 %19, i64 64, i64 %20
  %22 = tail call ptr @calloc(i64 noundef %21, i64 noundef 40) #14
  %23 = icmp eq ptr %22, null
  br i1 %23, label %45, label %24

24:                                               ; preds = %18
  %25 = load i64, ptr %10, align 8, !tbaa !197
  %26 = load i64, ptr %8, align 8, !tbaa !332
  %27 = icmp ult i64 %25, %26
  br i1 %27, label %28, label %30

28:                                               ; preds = %24
  %29 = add i64 %21, -1
  br label %33

30:                                               ; preds = %33, %24
  %31 = load ptr, ptr %5, align 8, !tbaa !189
  tail call void @free(ptr noundef %31) #14
  store ptr %22, ptr %5, align 8, !tbaa.struct !334
  store i64 %21, ptr %13, align 8, !tbaa.struct !335
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %8, ptr noundef nonnull align 8 dereferenceable(16) %4, i64 16, i1 false), !tbaa.struct !333
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4)
  %32 = load i64, ptr %8, align 8, !tbaa !332
  br label %46

33:                                               ; preds = %33, %28
  %34 = phi i64 [ %25, %28 ], [ %42, %33 ]
  %35 = and i64 %34, %29
  %36 = getelementptr inbounds %struct.arrival, ptr %22, i64 %35
  %37 = load ptr, ptr %5, align 8, !tbaa !189
  %38 = load i64, ptr %13, align 8, !tbaa !190
  %39 = add i64 %38, -1
  %40 = and i64 %39, %34
  %41 = getelementptr inbounds %struct.arrival, ptr %37, i64 %40
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %36, ptr noundef nonnull align 8 dereferenceable(40) %41, i64 40, i1 false), !tbaa.struct !292
  %42 = add nuw i64 %34, 1
  %43 = load i64, ptr %8, align 8, !tbaa !332
  %44 = icmp ult i64 %42, %43
  br i1 %44, label %33, label %30, !llvm.loop !336

45:                                               ; preds = %18
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4)
  br label %54

46:                                               ; preds = %16, %30
  %47 = phi i64 [ %14, %16 ], [ %21, %30 ]
  %48 = phi ptr [ %17, %16 ], [ %22, %30 ]
  %49 = phi i64 [ %9, %16 ], [ %32, %30 ]
  %50 = add i64 %49, 1
  store i64 %50, ptr %8, align 8, !tbaa !332
  %51 = add i64 %47, -1
  %52 = and i64 %51, %49
  %53 = getelementptr inbounds %struct.arrival, ptr %48, i64 %52
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %53, ptr noundef nonnull align 8 dereferenceable(40) %2, i64 40, i1 false), !tbaa.struct !292
  br label %54

54:                                               ; preds = %45, %46
  %55 = phi i32 [ 0, %46 ], [ 2, %45 ]
  %56 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #14
  %57 = load ptr, ptr %2, align 8, !tbaa !191
  %58 = icmp eq ptr %57, null
  br i1 %58, label %65, label %59

59:                                               ; preds = %54
  %60 = getelementptr inbounds %struct.arrival, ptr %2, i64 0, i32 2
  %61 = load i64, ptr %60, align 8, !tbaa !196
  %62 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 10
  %63 = load i64, ptr %62, align 8, !tbaa !144
  %64 = add i64 %63, %61
  store i64 %64, ptr %62, align 8, !tbaa !144
  br label %65

65:                                               ; preds = %59, %54
  ret i32 %55
}

; Function Attrs: nounwind
define internal fastcc i32 @next_slot(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly %2) unnamed_addr #3 {
  %4 = load ptr, ptr %0, align 8, !tbaa !113
  %5 = getelementptr inbounds %struct.device, ptr %4, i64 0, i32 39
  %6 = load ptr, ptr %5, align 8, !tbaa !34
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef %6) #14
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 31
  %9 = load i64, ptr %8, align 8, !tbaa !134
  %10 = icmp ult i64 %9, 64
  br i1 %10, label %11, label %28

11:                                               ; preds = %3
  %12 = getelementptr inbounds %struct.ring, ptr %6, i64 0, i32 2
  %13 = load ptr, ptr %12, align 8, !tbaa !23
  %14 = icmp eq ptr %13, null
  br i1 %14, label %17, label %15

15:                                               ; preds = %11
  %16 = load ptr, ptr %13, align 8, !tbaa !24
  store ptr %16, ptr %12, align 8, !tbaa !23
  br label %23

17:                                               ; preds = %11
  %18 = icmp eq i64 %9, 0
  br i1 %18, label %19, label %28

19:                                               ; preds = %17
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %21 = load ptr, ptr %20, align 8, !tbaa !165
  store ptr null, ptr %20, align 8, !tbaa !165
  %22 = icmp eq ptr %21, null
  br i1 %22, label %28, label %23

23:                                               ; preds = %15, %19
  %24 = phi ptr [ %13, %15 ], [ %21, %19 ]
  %25 = add nuw nsw i64 %9, 1
  store i64 %25, ptr %8, align 8, !tbaa !134
  store ptr null, ptr %24, align 8, !tbaa !24
  %26 = getelementptr inbounds %struct.slot, ptr %24, i64 0, i32 2
  store i64 0, ptr %26, align 8, !tbaa !287
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #14
  store ptr %24, ptr %2, align 8, !tbaa !23
  br label %38

28:                                               ; preds = %19, %17, %3
  %29 = tail call i32 @pthread_mutex_unlock(ptr noundef %6) #14
  store ptr null, ptr %2, align 8, !tbaa !23
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %31 = load ptr, ptr %30, align 8, !tbaa !206
  %32 = icmp eq ptr %31, null
  br i1 %32, label %37, label %33

33:                                               ; preds = %28
  store ptr null, ptr %30, align 8, !tbaa !206
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
  %4 = load ptr, ptr %0, align 8, !tbaa !113
  %5 = getelementptr inbounds %struct.device, ptr %4, i64 0, i32 16
  %6 = load ptr, ptr %5, align 8, !tbaa !98
  %7 = getelementptr inbounds %struct.slot, ptr %2, i64 0, i32 3
  %8 = load ptr, ptr %7, align 8, !tbaa !27
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8, !tbaa !114
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
  %25 = load ptr, ptr %0, align 8, !tbaa !113
  %26 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 39
  %27 = load ptr, ptr %26, align 8, !tbaa !34
  %28 = tail call i32 @pthread_mutex_lock(ptr noundef %27) #14
  %29 = getelementptr inbounds %struct.ring, ptr %27, i64 0, i32 1
  %30 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %29) #14
  %31 = tail call i32 @pthread_mutex_unlock(ptr noundef %27) #14
  br label %32

32:                                               ; preds = %13, %3
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %34 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %33) #14
  store ptr null, ptr %2, align 8, !tbaa !24
  %35 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %36 = load i64, ptr %35, align 8, !tbaa !86
  %37 = getelementptr inbounds %struct.slot, ptr %2, i64 0, i32 4
  store i64 %36, ptr %37, align 8, !tbaa !130
  %38 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29, i32 2
  %39 = load i64, ptr %38, align 8, !tbaa !187
  %40 = getelementptr inbounds %struct.slot, ptr %2, i64 0, i32 5
  store i64 %39, ptr %40, align 8, !tbaa !133
  %41 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %42 = load ptr, ptr %41, align 8, !tbaa !118
  store ptr %2, ptr %42, align 8, !tbaa !23
  store ptr %2, ptr %41, align 8, !tbaa !118
  %43 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %44 = load i32, ptr %43, align 4, !tbaa !129
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
  %3 = load ptr, ptr %0, align 8, !tbaa !298
  %4 = zext i32 %1 to i64
  %5 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 2, i64 %4
  %6 = load ptr, ptr %5, align 8, !tbaa !23
  %7 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 3
  %8 = load i64, ptr %7, align 8, !tbaa !301
  %9 = shl nuw nsw i64 %4, 18
  %10 = add i64 %8, %9
  %11 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 4
  %12 = load i32, ptr %11, align 8, !tbaa !303
  %13 = add i32 %12, 1
  store i32 %13, ptr %11, align 8, !tbaa !303
  %14 = load ptr, ptr %3, align 8, !tbaa !113
  %15 = getelementptr inbounds %struct.device, ptr %14, i64 0, i32 3
  %16 = load ptr, ptr %15, align 8, !tbaa !297
  %17 = getelementptr inbounds %struct.slot, ptr %6, i64 0, i32 1
  %18 = load ptr, ptr %17, align 8, !tbaa !21
  %19 = getelementptr inbounds %struct.queue, ptr %3, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !114
  %21 = tail call i32 %16(i64 noundef %10, ptr noundef %18, i64 noundef 262144, ptr noundef %20) #14
  %22 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 1
  %23 = load ptr, ptr %22, align 8, !tbaa !300
  %24 = tail call fastcc i32 @close_slot(ptr noundef nonnull %3, ptr noundef %23, ptr noundef %6) #16
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

attributes #0 = { nofree nounwind memory(argmem: readwrite) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #4 = { "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #5 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #6 = { inlinehint nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #9 = { noinline nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #11 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { cold nounwind optsize "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #13 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { nobuiltin nounwind "no-builtins" }
attributes #15 = { nounwind }
attributes #16 = { nobuiltin "no-builtins" }
attributes #17 = { cold nobuiltin "no-builtins" }

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
!16 = !{!"device", !17, i64 0, !17, i64 8, !17, i64 16, !17, i64 24, !17, i64 32, !17, i64 40, !17, i64 48, !17, i64 56, !17, i64 64, !17, i64 72, !17, i64 80, !17, i64 88, !17, i64 96, !17, i64 104, !17, i64 112, !17, i64 120, !17, i64 128, !17, i64 136, !17, i64 144, !17, i64 152, !17, i64 160, !17, i64 168, !17, i64 176, !17, i64 184, !17, i64 192, !17, i64 200, !17, i64 208, !17, i64 216, !17, i64 224, !17, i64 232, !17, i64 240, !17, i64 248, !17, i64 256, !17, i64 264, !17, i64 272, !17, i64 280, !17, i64 288, !18, i64 296, !19, i64 304, !17, i64 368, !17, i64 376, !17, i64 384}
!17 = !{!"any pointer", !6, i64 0}
!18 = !{!"double", !6, i64 0}
!19 = !{!"", !6, i64 0}
!20 = !{!16, !17, i64 264}
!21 = !{!22, !17, i64 8}
!22 = !{!"slot", !17, i64 0, !17, i64 8, !5, i64 16, !17, i64 24, !5, i64 32, !5, i64 40, !17, i64 48}
!23 = !{!17, !17, i64 0}
!24 = !{!22, !17, i64 0}
!25 = !{!16, !17, i64 112}
!26 = distinct !{!26, !14}
!27 = !{!22, !17, i64 24}
!28 = !{!16, !17, i64 120}
!29 = distinct !{!29, !14}
!30 = !{!31, !10, i64 204}
!31 = !{!"copiers", !19, i64 0, !19, i64 64, !19, i64 128, !17, i64 192, !10, i64 200, !10, i64 204, !10, i64 208, !10, i64 212, !10, i64 216, !6, i64 224, !17, i64 288}
!32 = !{!31, !17, i64 288}
!33 = !{!16, !17, i64 376}
!34 = !{!16, !17, i64 368}
!35 = !{!16, !17, i64 8}
!36 = !{i64 0, i64 8, !23, i64 8, i64 8, !23, i64 16, i64 8, !4, i64 24, i64 4, !9}
!37 = !{i64 0, i64 8, !23, i64 8, i64 8, !4, i64 16, i64 4, !9}
!38 = !{i64 0, i64 8, !4, i64 8, i64 4, !9}
!39 = !{i64 0, i64 4, !9}
!40 = distinct !{!40, !14}
!41 = distinct !{!41, !14}
!42 = !{!31, !10, i64 216}
!43 = !{!31, !10, i64 208}
!44 = distinct !{!44, !14}
!45 = !{!46, !17, i64 0}
!46 = !{!"graph", !17, i64 0, !17, i64 8, !17, i64 16, !17, i64 24, !17, i64 32, !10, i64 40}
!47 = !{!46, !17, i64 8}
!48 = !{!16, !17, i64 256}
!49 = !{!46, !17, i64 16}
!50 = !{!16, !17, i64 248}
!51 = !{!52, !12, i64 0}
!52 = !{!"command", !12, i64 0, !12, i64 2, !10, i64 4}
!53 = !{!52, !10, i64 4}
!54 = distinct !{!54, !14}
!55 = !{!46, !17, i64 24}
!56 = !{!46, !17, i64 32}
!57 = !{!16, !17, i64 184}
!58 = !{!59, !5, i64 8}
!59 = !{!"fill", !52, i64 0, !5, i64 8, !5, i64 16, !10, i64 24, !10, i64 28}
!60 = !{!61, !5, i64 0}
!61 = !{!"", !5, i64 0, !5, i64 8, !10, i64 16, !10, i64 20, !5, i64 24, !5, i64 32}
!62 = !{!61, !5, i64 8}
!63 = !{!59, !5, i64 16}
!64 = !{!61, !5, i64 24}
!65 = !{!61, !5, i64 32}
!66 = !{!46, !10, i64 40}
!67 = !{!16, !17, i64 200}
!68 = !{!69, !10, i64 32}
!69 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !10, i64 32, !17, i64 40, !5, i64 48, !17, i64 56, !17, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !10, i64 120, !17, i64 128, !5, i64 136, !17, i64 144, !17, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192}
!70 = !{!71, !5, i64 16}
!71 = !{!"copy", !52, i64 0, !5, i64 8, !5, i64 16, !5, i64 24}
!72 = !{!69, !5, i64 48}
!73 = !{!69, !10, i64 120}
!74 = !{!71, !5, i64 8}
!75 = !{!69, !5, i64 136}
!76 = !{!71, !5, i64 24}
!77 = !{!69, !5, i64 176}
!78 = !{!16, !17, i64 208}
!79 = distinct !{!79, !14}
!80 = !{!16, !17, i64 224}
!81 = !{!82, !5, i64 40}
!82 = !{!"queue", !17, i64 0, !17, i64 8, !10, i64 16, !83, i64 24, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !10, i64 80, !10, i64 84, !10, i64 88, !10, i64 92, !10, i64 96, !10, i64 100, !10, i64 104, !10, i64 108, !10, i64 112, !10, i64 116, !17, i64 120, !17, i64 128, !17, i64 136, !17, i64 144, !17, i64 152, !17, i64 160, !17, i64 168, !12, i64 176, !17, i64 184, !17, i64 192, !84, i64 200, !17, i64 232, !5, i64 240, !10, i64 248, !85, i64 256, !19, i64 344, !19, i64 408, !19, i64 472, !19, i64 536}
!83 = !{!"notification", !5, i64 0, !10, i64 8}
!84 = !{!"arrivals", !17, i64 0, !5, i64 8, !5, i64 16, !5, i64 24}
!85 = !{!"failures", !19, i64 0, !17, i64 64, !17, i64 72, !5, i64 80}
!86 = !{!87, !5, i64 8}
!87 = !{!"batch", !17, i64 0, !5, i64 8, !5, i64 16, !17, i64 24, !17, i64 32, !17, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !17, i64 96, !10, i64 104, !10, i64 108, !10, i64 112, !10, i64 116, !10, i64 120, !10, i64 124, !10, i64 128, !10, i64 132, !10, i64 136, !10, i64 140, !5, i64 144, !10, i64 152, !10, i64 156, !17, i64 160, !17, i64 168}
!88 = distinct !{!88, !14}
!89 = !{!87, !10, i64 120}
!90 = !{!87, !17, i64 24}
!91 = !{!52, !12, i64 2}
!92 = distinct !{!92, !14}
!93 = distinct !{!93, !14}
!94 = distinct !{!94, !14}
!95 = !{!96, !5, i64 0}
!96 = !{!"", !5, i64 0, !5, i64 8}
!97 = !{!96, !5, i64 8}
!98 = !{!16, !17, i64 128}
!99 = !{!16, !17, i64 136}
!100 = distinct !{!100, !14}
!101 = !{!102, !102, i64 0}
!102 = !{!"float", !6, i64 0}
!103 = !{!16, !17, i64 152}
!104 = !{!16, !17, i64 280}
!105 = !{!16, !18, i64 296}
!106 = !{!107, !18, i64 16}
!107 = !{!"reading", !18, i64 0, !18, i64 8, !18, i64 16}
!108 = !{i64 0, i64 8, !109, i64 8, i64 8, !109, i64 16, i64 8, !109}
!109 = !{!18, !18, i64 0}
!110 = !{i64 0, i64 8, !109, i64 8, i64 8, !109}
!111 = !{i64 0, i64 8, !109}
!112 = distinct !{!112, !14}
!113 = !{!82, !17, i64 0}
!114 = !{!82, !17, i64 8}
!115 = !{!82, !10, i64 32}
!116 = !{!82, !17, i64 136}
!117 = !{!82, !17, i64 152}
!118 = !{!82, !17, i64 192}
!119 = !{!82, !5, i64 64}
!120 = !{!82, !5, i64 48}
!121 = !{!83, !10, i64 8}
!122 = distinct !{!122, !14}
!123 = !{!82, !17, i64 184}
!124 = !{!87, !10, i64 124}
!125 = distinct !{!125, !14}
!126 = !{!82, !10, i64 96}
!127 = !{!82, !10, i64 104}
!128 = !{!82, !10, i64 112}
!129 = !{!82, !10, i64 92}
!130 = !{!22, !5, i64 32}
!131 = !{!16, !17, i64 144}
!132 = distinct !{!132, !14}
!133 = !{!22, !5, i64 40}
!134 = !{!82, !5, i64 240}
!135 = !{!22, !17, i64 48}
!136 = distinct !{!136, !14}
!137 = !{!87, !10, i64 132}
!138 = !{!82, !10, i64 108}
!139 = !{!87, !5, i64 88}
!140 = !{!87, !17, i64 96}
!141 = !{!82, !5, i64 224}
!142 = !{!87, !5, i64 64}
!143 = !{!82, !5, i64 56}
!144 = !{!87, !5, i64 80}
!145 = !{!82, !17, i64 144}
!146 = !{!87, !10, i64 128}
!147 = !{!82, !17, i64 120}
!148 = !{!87, !17, i64 0}
!149 = !{!82, !10, i64 100}
!150 = distinct !{!150, !14}
!151 = !{!87, !10, i64 104}
!152 = !{!87, !17, i64 32}
!153 = !{!154, !12, i64 0}
!154 = !{!"wait", !52, i64 0, !17, i64 8, !5, i64 16, !5, i64 24}
!155 = !{!154, !17, i64 8}
!156 = !{!154, !5, i64 16}
!157 = distinct !{!157, !14}
!158 = !{!87, !10, i64 108}
!159 = !{!160, !12, i64 0}
!160 = !{!"wait_ready", !52, i64 0, !17, i64 8}
!161 = !{!160, !17, i64 8}
!162 = !{!87, !10, i64 116}
!163 = distinct !{!163, !14}
!164 = distinct !{!164, !14}
!165 = !{!82, !17, i64 232}
!166 = !{!82, !10, i64 248}
!167 = distinct !{!167, !14}
!168 = !{!16, !17, i64 96}
!169 = !{!16, !17, i64 288}
!170 = !{!16, !17, i64 104}
!171 = !{i64 0, i64 8, !23}
!172 = !{!87, !5, i64 16}
!173 = !{!87, !17, i64 40}
!174 = !{!87, !5, i64 56}
!175 = !{!87, !17, i64 168}
!176 = !{!87, !10, i64 140}
!177 = !{!87, !5, i64 72}
!178 = !{!87, !10, i64 112}
!179 = distinct !{!179, !14}
!180 = distinct !{!180, !14}
!181 = !{!82, !17, i64 128}
!182 = !{!"branch_weights", i32 2000, i32 1}
!183 = !{!82, !12, i64 176}
!184 = !{ptr @run_or_refuse, ptr @run_timed}
!185 = !{!87, !5, i64 48}
!186 = !{!82, !17, i64 160}
!187 = !{!82, !5, i64 216}
!188 = !{!82, !10, i64 116}
!189 = !{!84, !17, i64 0}
!190 = !{!84, !5, i64 8}
!191 = !{!192, !17, i64 0}
!192 = !{!"arrival", !17, i64 0, !17, i64 8, !5, i64 16, !5, i64 24, !17, i64 32}
!193 = !{!192, !17, i64 8}
!194 = !{!192, !5, i64 24}
!195 = !{!192, !17, i64 32}
!196 = !{!192, !5, i64 16}
!197 = !{!84, !5, i64 24}
!198 = distinct !{!198, !14}
!199 = !{!87, !10, i64 152}
!200 = !{!87, !17, i64 160}
!201 = !{!202, !5, i64 8}
!202 = !{!"stamp", !17, i64 0, !5, i64 8}
!203 = !{!202, !17, i64 0}
!204 = distinct !{!204, !14}
!205 = distinct !{!205, !14}
!206 = !{!82, !17, i64 168}
!207 = distinct !{!207, !14}
!208 = !{!85, !17, i64 64}
!209 = !{!210, !17, i64 0}
!210 = !{!"failure", !17, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !6, i64 32, !6, i64 288, !6, i64 2336}
!211 = !{!85, !5, i64 80}
!212 = !{i64 0, i64 8, !23, i64 8, i64 8, !4, i64 16, i64 8, !4, i64 24, i64 8, !4, i64 32, i64 256, !213, i64 288, i64 2048, !213, i64 2336, i64 256, !213}
!213 = !{!6, !6, i64 0}
!214 = !{!82, !10, i64 84}
!215 = distinct !{!215, !14}
!216 = !{!82, !10, i64 88}
!217 = distinct !{!217, !14}
!218 = distinct !{!218, !14}
!219 = !{!16, !17, i64 160}
!220 = !{!82, !5, i64 72}
!221 = !{!16, !17, i64 168}
!222 = distinct !{!222, !14}
!223 = !{!87, !10, i64 156}
!224 = distinct !{!224, !14}
!225 = distinct !{!225, !14}
!226 = distinct !{!226, !14}
!227 = !{!82, !17, i64 200}
!228 = distinct !{!228, !14}
!229 = !{!31, !17, i64 192}
!230 = !{!231, !17, i64 0}
!231 = !{!"copying", !17, i64 0, !17, i64 8, !10, i64 16, !10, i64 20, !12, i64 24}
!232 = !{!231, !17, i64 8}
!233 = !{!231, !10, i64 16}
!234 = !{!231, !10, i64 20}
!235 = !{!231, !12, i64 24}
!236 = !{!31, !10, i64 200}
!237 = distinct !{!237, !14}
!238 = !{!239, !10, i64 24}
!239 = !{!"piece", !17, i64 0, !17, i64 8, !5, i64 16, !10, i64 24}
!240 = distinct !{!240, !14}
!241 = !{ptr @send_slot}
!242 = distinct !{!242, !14}
!243 = distinct !{!243, !14}
!244 = !{!239, !17, i64 0}
!245 = !{!239, !17, i64 8}
!246 = !{!239, !5, i64 16}
!247 = !{i32 1}
!248 = distinct !{!248, !14}
!249 = !{!31, !10, i64 212}
!250 = distinct !{!250, !14}
!251 = distinct !{!251, !14}
!252 = distinct !{!252, !14}
!253 = !{!254, !5, i64 0}
!254 = !{!"thread_span", !5, i64 0, !5, i64 8, !10, i64 16, !12, i64 20, !12, i64 22, !5, i64 24}
!255 = !{!254, !10, i64 16}
!256 = !{!254, !12, i64 20}
!257 = !{!254, !12, i64 22}
!258 = !{!254, !5, i64 24}
!259 = !{!260, !17, i64 0}
!260 = !{!"task", !17, i64 0, !17, i64 8, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28}
!261 = !{!262, !17, i64 0}
!262 = !{!"", !17, i64 0, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28, !10, i64 32, !17, i64 40, !17, i64 48, !17, i64 56, !17, i64 64}
!263 = !{!260, !17, i64 8}
!264 = !{!260, !10, i64 16}
!265 = !{!260, !10, i64 20}
!266 = !{!262, !10, i64 8}
!267 = !{!262, !10, i64 20}
!268 = !{!260, !10, i64 24}
!269 = !{!262, !10, i64 32}
!270 = !{!262, !17, i64 40}
!271 = !{!262, !17, i64 64}
!272 = distinct !{ptr @add_task, null}
!273 = distinct !{!273, !14}
!274 = !{!260, !10, i64 28}
!275 = !{!16, !17, i64 192}
!276 = !{!16, !17, i64 216}
!277 = distinct !{!277, !14}
!278 = distinct !{!278, !14}
!279 = distinct !{!279, !14}
!280 = !{!210, !5, i64 8}
!281 = !{!210, !5, i64 16}
!282 = distinct !{!282, !14}
!283 = !{!85, !17, i64 72}
!284 = !{!87, !10, i64 136}
!285 = !{!87, !5, i64 144}
!286 = distinct !{!286, !14}
!287 = !{!22, !5, i64 16}
!288 = !{!16, !17, i64 56}
!289 = !{!16, !17, i64 16}
!290 = distinct !{!290, !14}
!291 = !{!16, !17, i64 32}
!292 = !{i64 0, i64 8, !23, i64 8, i64 8, !23, i64 16, i64 8, !4, i64 24, i64 8, !4, i64 32, i64 8, !23}
!293 = !{i64 0, i64 8, !23, i64 8, i64 8, !4, i64 16, i64 8, !4, i64 24, i64 8, !23}
!294 = !{i64 0, i64 8, !4, i64 8, i64 8, !4, i64 16, i64 8, !23}
!295 = !{i64 0, i64 8, !4, i64 8, i64 8, !23}
!296 = !{!16, !17, i64 40}
!297 = !{!16, !17, i64 24}
!298 = !{!299, !17, i64 0}
!299 = !{!"window", !17, i64 0, !17, i64 8, !6, i64 16, !5, i64 144, !10, i64 152}
!300 = !{!299, !17, i64 8}
!301 = !{!299, !5, i64 144}
!302 = distinct !{!302, !14}
!303 = !{!299, !10, i64 152}
!304 = distinct !{!304, !14}
!305 = distinct !{!305, !14}
!306 = distinct !{!306, !14}
!307 = !{!16, !17, i64 80}
!308 = !{!16, !17, i64 272}
!309 = !{!16, !17, i64 88}
!310 = !{!16, !17, i64 48}
!311 = !{!312, !5, i64 8}
!312 = !{!"peer_copy", !52, i64 0, !5, i64 8, !17, i64 16, !5, i64 24, !17, i64 32, !5, i64 40}
!313 = !{!312, !17, i64 16}
!314 = !{!312, !5, i64 24}
!315 = !{!312, !17, i64 32}
!316 = !{!312, !5, i64 40}
!317 = !{!59, !10, i64 24}
!318 = !{!59, !10, i64 28}
!319 = !{!16, !17, i64 64}
!320 = !{!16, !17, i64 72}
!321 = !{!16, !17, i64 232}
!322 = distinct !{!322, !14}
!323 = !{!16, !17, i64 240}
!324 = !{!325, !17, i64 8}
!325 = !{!"wait_event", !52, i64 0, !17, i64 8}
!326 = !{!327, !5, i64 16}
!327 = !{!"wait_semaphore", !52, i64 0, !17, i64 8, !5, i64 16, !5, i64 24}
!328 = !{!329, !5, i64 0}
!329 = !{!"", !330, i64 0, !10, i64 72, !6, i64 76}
!330 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !10, i64 24, !6, i64 28}
!331 = !{!16, !17, i64 176}
!332 = !{!84, !5, i64 16}
!333 = !{i64 0, i64 8, !4, i64 8, i64 8, !4}
!334 = !{i64 0, i64 8, !23, i64 8, i64 8, !4, i64 16, i64 8, !4, i64 24, i64 8, !4}
!335 = !{i64 0, i64 8, !4, i64 8, i64 8, !4, i64 16, i64 8, !4}
!336 = distinct !{!336, !14}
