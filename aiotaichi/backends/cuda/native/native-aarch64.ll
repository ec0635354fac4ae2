; Made by `nox -s native` from *.c and *.h, sha256 fb2fafc78d1124bc1cbf31877fb5093d3ae7b109e98eb3989de49ea62bb2165c
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
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
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
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #14
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  br label %7

7:                                                ; preds = %11, %3
  %8 = phi ptr [ %6, %3 ], [ %9, %11 ]
  %9 = load ptr, ptr %8, align 8, !tbaa !23
  %10 = icmp eq ptr %9, null
  br i1 %10, label %70, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 3
  %13 = load i64, ptr %12, align 8, !tbaa !86
  %14 = icmp eq i64 %13, %1
  br i1 %14, label %15, label %7, !llvm.loop !88

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 1
  %17 = load i32, ptr %16, align 8, !tbaa !89
  %18 = icmp eq i32 %17, 1
  br i1 %18, label %19, label %70

19:                                               ; preds = %15
  %20 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 5
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
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 592) #14
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
  %13 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 26
  %14 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 27
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
  %24 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 33
  %25 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %24) #14
  %26 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 34
  %27 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %26) #14
  %28 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 35
  %29 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %28) #14
  %30 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 36
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
  %57 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 1
  %58 = load i32, ptr %57, align 8, !tbaa !89
  %59 = icmp eq i32 %58, 5
  br i1 %59, label %60, label %52, !llvm.loop !124

60:                                               ; preds = %52, %56
  %61 = load atomic i64, ptr %10 seq_cst, align 8
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %63, label %72

63:                                               ; preds = %60
  %64 = load i32, ptr %15, align 8, !tbaa !125
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %72

66:                                               ; preds = %63
  %67 = load i32, ptr %16, align 8, !tbaa !126
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %72

69:                                               ; preds = %66
  %70 = load i32, ptr %17, align 8, !tbaa !127
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
  store i32 1, ptr %18, align 4, !tbaa !128
  %81 = call i32 @pthread_cond_wait(ptr noundef nonnull %19, ptr noundef nonnull %4) #14
  store i32 0, ptr %18, align 4, !tbaa !128
  br label %47

82:                                               ; preds = %76
  br i1 %77, label %83, label %196

83:                                               ; preds = %82
  br i1 %55, label %84, label %90

84:                                               ; preds = %83
  %85 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 3
  %86 = load i64, ptr %85, align 8, !tbaa !86
  %87 = getelementptr inbounds %struct.slot, ptr %51, i64 0, i32 4
  %88 = load i64, ptr %87, align 8, !tbaa !129
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
  %101 = load ptr, ptr %100, align 8, !tbaa !130
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
  br i1 %114, label %135, label %115, !llvm.loop !131

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
  %161 = load i64, ptr %160, align 8, !tbaa !132
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
  %177 = load i64, ptr %23, align 8, !tbaa !133
  br label %179

178:                                              ; preds = %189
  store i64 %183, ptr %23, align 8, !tbaa !133
  br label %192

179:                                              ; preds = %189, %175
  %180 = phi i64 [ %177, %175 ], [ %183, %189 ]
  %181 = phi ptr [ %165, %175 ], [ %182, %189 ]
  %182 = load ptr, ptr %181, align 8, !tbaa !24
  %183 = add i64 %180, -1
  %184 = getelementptr inbounds %struct.slot, ptr %181, i64 0, i32 6
  %185 = load ptr, ptr %184, align 8, !tbaa !134
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
  br i1 %191, label %178, label %179, !llvm.loop !135

192:                                              ; preds = %178, %169
  %193 = getelementptr inbounds %struct.ring, ptr %172, i64 0, i32 1
  %194 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %193) #14
  %195 = call i32 @pthread_mutex_unlock(ptr noundef %172) #14
  br label %47

196:                                              ; preds = %84, %82
  %197 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 15
  %198 = load i32, ptr %197, align 8, !tbaa !136
  %199 = add i32 %198, 1
  store i32 %199, ptr %197, align 8, !tbaa !136
  %200 = load i32, ptr %25, align 4, !tbaa !137
  %201 = add i32 %200, 1
  store i32 %201, ptr %25, align 4, !tbaa !137
  %202 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 13
  %203 = load i64, ptr %202, align 8, !tbaa !138
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
  %214 = load ptr, ptr %213, align 8, !tbaa !130
  %215 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 14
  %216 = load ptr, ptr %215, align 8, !tbaa !139
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
  %243 = load i64, ptr %26, align 8, !tbaa !140
  %244 = icmp ult i64 %243, %203
  br i1 %244, label %266, label %245

245:                                              ; preds = %242
  %246 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 1
  %247 = load i32, ptr %246, align 8, !tbaa !89
  %248 = icmp eq i32 %247, 5
  br i1 %248, label %249, label %266

249:                                              ; preds = %245
  store i32 6, ptr %246, align 8, !tbaa !89
  %250 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 10
  %251 = load i64, ptr %250, align 8, !tbaa !141
  %252 = load i64, ptr %27, align 8, !tbaa !142
  %253 = sub i64 %252, %251
  store i64 %253, ptr %27, align 8, !tbaa !142
  %254 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 12
  %255 = load i64, ptr %254, align 8, !tbaa !143
  %256 = icmp ugt i64 %255, 65536
  %257 = sext i1 %256 to i32
  %258 = load i32, ptr %17, align 8, !tbaa !127
  %259 = add i32 %258, %257
  store i32 %259, ptr %17, align 8, !tbaa !127
  %260 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 3
  %261 = load i64, ptr %260, align 8, !tbaa !86
  store atomic i64 %261, ptr %12 seq_cst, align 8
  %262 = load ptr, ptr %28, align 8, !tbaa !144
  %263 = icmp eq ptr %262, null
  br i1 %263, label %266, label %264

264:                                              ; preds = %249
  %265 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #14
  br label %266

266:                                              ; preds = %264, %249, %245, %242, %238
  %267 = load i32, ptr %197, align 8, !tbaa !136
  %268 = add i32 %267, -1
  store i32 %268, ptr %197, align 8, !tbaa !136
  %269 = load i32, ptr %25, align 4, !tbaa !137
  %270 = add i32 %269, -1
  store i32 %270, ptr %25, align 4, !tbaa !137
  %271 = icmp eq i32 %268, 0
  br i1 %271, label %272, label %278

272:                                              ; preds = %266
  %273 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 1
  %274 = load i32, ptr %273, align 8, !tbaa !89
  %275 = icmp eq i32 %274, 7
  br i1 %275, label %276, label %278

276:                                              ; preds = %272
  store i32 0, ptr %273, align 8, !tbaa !89
  %277 = load ptr, ptr %29, align 8, !tbaa !145
  store ptr %277, ptr %54, align 8, !tbaa !146
  store ptr %54, ptr %29, align 8, !tbaa !145
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
  br i1 %11, label %12, label %394

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

32:                                               ; preds = %12, %391
  %33 = load ptr, ptr %13, align 8, !tbaa !144
  %34 = icmp eq ptr %33, null
  br i1 %34, label %47, label %35

35:                                               ; preds = %32
  %36 = load i32, ptr %14, align 4, !tbaa !147
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
  br label %391, !llvm.loop !148

49:                                               ; preds = %44
  %50 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 1
  %51 = load i32, ptr %50, align 8, !tbaa !89
  %52 = icmp eq i32 %51, 1
  br i1 %52, label %53, label %194

53:                                               ; preds = %49
  %54 = load i64, ptr %17, align 8, !tbaa !142
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %68, label %56

56:                                               ; preds = %53
  %57 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 10
  %58 = load i64, ptr %57, align 8, !tbaa !141
  %59 = add i64 %58, %54
  %60 = icmp ugt i64 %59, 772
  br i1 %60, label %61, label %68

61:                                               ; preds = %56
  store i32 1, ptr %18, align 8, !tbaa !126
  %62 = load i32, ptr %19, align 4, !tbaa !128
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %66, label %64

64:                                               ; preds = %61
  %65 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #14
  br label %66

66:                                               ; preds = %64, %61
  %67 = call i32 @pthread_cond_wait(ptr noundef nonnull %21, ptr noundef nonnull %7) #14
  store i32 0, ptr %18, align 8, !tbaa !126
  br label %391

68:                                               ; preds = %56, %53
  %69 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  %70 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 2
  %71 = load i32, ptr %70, align 4, !tbaa !149
  %72 = and i32 %71, 1
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %144, label %74

74:                                               ; preds = %68
  %75 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 5
  %76 = load ptr, ptr %75, align 8, !tbaa !90
  %77 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 6
  %78 = load ptr, ptr %77, align 8, !tbaa !150
  %79 = icmp ult ptr %76, %78
  br i1 %79, label %80, label %144

80:                                               ; preds = %74, %109
  %81 = phi ptr [ %113, %109 ], [ %76, %74 ]
  %82 = load i16, ptr %81, align 8, !tbaa !151
  %83 = icmp eq i16 %82, 11
  br i1 %83, label %84, label %109

84:                                               ; preds = %80
  %85 = getelementptr inbounds %struct.wait, ptr %81, i64 0, i32 1
  %86 = load ptr, ptr %85, align 8, !tbaa !153
  %87 = getelementptr inbounds %struct.wait, ptr %81, i64 0, i32 2
  %88 = load i64, ptr %87, align 8, !tbaa !154
  %89 = getelementptr inbounds %struct.queue, ptr %86, i64 0, i32 33
  %90 = call i32 @pthread_mutex_lock(ptr noundef nonnull %89) #14
  %91 = getelementptr inbounds %struct.queue, ptr %86, i64 0, i32 4
  %92 = load i64, ptr %91, align 8, !tbaa !81
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
  %111 = load i32, ptr %110, align 4, !tbaa !53
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds i8, ptr %81, i64 %112
  %114 = load ptr, ptr %77, align 8, !tbaa !150
  %115 = icmp ult ptr %113, %114
  br i1 %115, label %80, label %144, !llvm.loop !155

116:                                              ; preds = %104
  %117 = getelementptr inbounds %struct.wait, ptr %81, i64 0, i32 1
  %118 = getelementptr inbounds %struct.wait, ptr %81, i64 0, i32 2
  %119 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  %120 = load ptr, ptr %117, align 8, !tbaa !153
  %121 = load i64, ptr %118, align 8, !tbaa !154
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #15
  %122 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #14
  %123 = load i64, ptr %6, align 8, !tbaa !95
  %124 = load i64, ptr %22, align 8, !tbaa !97
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #15
  %125 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  %126 = getelementptr inbounds %struct.queue, ptr %120, i64 0, i32 33
  %127 = call i32 @pthread_mutex_lock(ptr noundef nonnull %126) #14
  %128 = getelementptr inbounds %struct.queue, ptr %120, i64 0, i32 4
  %129 = load i64, ptr %128, align 8, !tbaa !81
  %130 = icmp ult i64 %129, %121
  br i1 %130, label %131, label %141

131:                                              ; preds = %116
  %132 = mul i64 %123, 1000000000
  %133 = add i64 %124, 1000000
  %134 = add i64 %133, %132
  %135 = getelementptr inbounds %struct.queue, ptr %120, i64 0, i32 36
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #15
  %136 = freeze i64 %134
  %137 = udiv i64 %136, 1000000000
  store i64 %137, ptr %5, align 8, !tbaa !95
  %138 = mul i64 %137, 1000000000
  %139 = sub i64 %136, %138
  store i64 %139, ptr %23, align 8, !tbaa !97
  %140 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %135, ptr noundef nonnull %126, i32 noundef 1, ptr noundef nonnull %5) #14
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #15
  br label %141

141:                                              ; preds = %131, %116
  %142 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %126) #14
  %143 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  br label %391

144:                                              ; preds = %109, %74, %68
  %145 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  %146 = load i32, ptr %70, align 4, !tbaa !149
  %147 = and i32 %146, 2
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %194, label %149, !llvm.loop !148

149:                                              ; preds = %144
  %150 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 5
  %151 = load ptr, ptr %150, align 8, !tbaa !90
  %152 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 6
  %153 = load ptr, ptr %152, align 8, !tbaa !150
  %154 = icmp ult ptr %151, %153
  br i1 %154, label %155, label %194, !llvm.loop !148

155:                                              ; preds = %149, %172
  %156 = phi i32 [ %173, %172 ], [ 1, %149 ]
  %157 = phi ptr [ %177, %172 ], [ %151, %149 ]
  %158 = load i16, ptr %157, align 8, !tbaa !156
  %159 = icmp eq i16 %158, 14
  br i1 %159, label %160, label %172

160:                                              ; preds = %155
  %161 = getelementptr inbounds %struct.wait_ready, ptr %157, i64 0, i32 1
  %162 = load ptr, ptr %161, align 8, !tbaa !158
  %163 = load atomic i32, ptr %162 seq_cst, align 4
  %164 = icmp ne i32 %156, 0
  %165 = icmp ne i32 %163, 0
  %166 = select i1 %164, i1 %165, i1 false
  %167 = zext i1 %166 to i32
  %168 = icmp eq i32 %163, 2
  br i1 %168, label %169, label %172

169:                                              ; preds = %160
  %170 = load i32, ptr %70, align 4, !tbaa !149
  %171 = or i32 %170, 8
  store i32 %171, ptr %70, align 4, !tbaa !149
  br label %172

172:                                              ; preds = %169, %160, %155
  %173 = phi i32 [ %156, %155 ], [ %167, %169 ], [ %167, %160 ]
  %174 = getelementptr inbounds %struct.command, ptr %157, i64 0, i32 2
  %175 = load i32, ptr %174, align 4, !tbaa !53
  %176 = zext i32 %175 to i64
  %177 = getelementptr inbounds i8, ptr %157, i64 %176
  %178 = load ptr, ptr %152, align 8, !tbaa !150
  %179 = icmp ult ptr %177, %178
  br i1 %179, label %155, label %180, !llvm.loop !159

180:                                              ; preds = %172
  %181 = icmp eq i32 %173, 0
  br i1 %181, label %182, label %194, !llvm.loop !148

182:                                              ; preds = %180
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #15
  %183 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #14
  %184 = load i64, ptr %4, align 8, !tbaa !95
  %185 = mul i64 %184, 1000000000
  %186 = load i64, ptr %24, align 8, !tbaa !97
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #15
  %187 = add i64 %186, 1000000
  %188 = add i64 %187, %185
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #15
  %189 = freeze i64 %188
  %190 = udiv i64 %189, 1000000000
  store i64 %190, ptr %3, align 8, !tbaa !95
  %191 = mul i64 %190, 1000000000
  %192 = sub i64 %189, %191
  store i64 %192, ptr %25, align 8, !tbaa !97
  %193 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %21, ptr noundef nonnull %7, i32 noundef 1, ptr noundef nonnull %3) #14
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #15
  br label %391

194:                                              ; preds = %180, %149, %144, %49
  %195 = load ptr, ptr %33, align 8, !tbaa !146
  store ptr %195, ptr %13, align 8, !tbaa !144
  %196 = icmp eq ptr %195, null
  br i1 %196, label %197, label %198

197:                                              ; preds = %194
  store ptr %13, ptr %26, align 8, !tbaa !117
  br label %198

198:                                              ; preds = %197, %194
  store i32 1, ptr %14, align 4, !tbaa !147
  store i32 2, ptr %50, align 8, !tbaa !89
  %199 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  br i1 %52, label %200, label %237

200:                                              ; preds = %198
  %201 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 2
  %202 = load i32, ptr %201, align 4, !tbaa !149
  %203 = and i32 %202, 1
  %204 = icmp eq i32 %203, 0
  br i1 %204, label %237, label %205

205:                                              ; preds = %200
  %206 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 5
  %207 = load ptr, ptr %206, align 8, !tbaa !90
  %208 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 6
  %209 = load ptr, ptr %208, align 8, !tbaa !150
  %210 = icmp ult ptr %207, %209
  br i1 %210, label %211, label %237

211:                                              ; preds = %205
  %212 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 3
  br label %213

213:                                              ; preds = %230, %211
  %214 = phi ptr [ %207, %211 ], [ %234, %230 ]
  %215 = load i16, ptr %214, align 8, !tbaa !151
  %216 = icmp eq i16 %215, 11
  br i1 %216, label %217, label %230

217:                                              ; preds = %213
  %218 = getelementptr inbounds %struct.wait, ptr %214, i64 0, i32 1
  %219 = load ptr, ptr %218, align 8, !tbaa !153
  %220 = getelementptr inbounds %struct.queue, ptr %219, i64 0, i32 33
  %221 = call i32 @pthread_mutex_lock(ptr noundef nonnull %220) #14
  %222 = getelementptr inbounds %struct.queue, ptr %219, i64 0, i32 4
  %223 = load i64, ptr %222, align 8, !tbaa !81
  %224 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %220) #14
  %225 = getelementptr inbounds %struct.wait, ptr %214, i64 0, i32 2
  %226 = load i64, ptr %225, align 8, !tbaa !154
  %227 = icmp ult i64 %223, %226
  br i1 %227, label %228, label %230

228:                                              ; preds = %217
  %229 = load i64, ptr %212, align 8, !tbaa !86
  call fastcc void @add_failure(ptr noundef nonnull %27, i64 noundef %229, i64 noundef 1) #17
  br label %230

230:                                              ; preds = %228, %217, %213
  %231 = getelementptr inbounds %struct.command, ptr %214, i64 0, i32 2
  %232 = load i32, ptr %231, align 4, !tbaa !53
  %233 = zext i32 %232 to i64
  %234 = getelementptr inbounds i8, ptr %214, i64 %233
  %235 = load ptr, ptr %208, align 8, !tbaa !150
  %236 = icmp ult ptr %234, %235
  br i1 %236, label %213, label %237, !llvm.loop !160

237:                                              ; preds = %230, %205, %200, %198
  %238 = call fastcc i32 @hand_over(ptr noundef %0, ptr noundef nonnull %33, i16 noundef 4) #16
  %239 = icmp eq i32 %238, -1
  br i1 %239, label %240, label %389

240:                                              ; preds = %237
  %241 = load ptr, ptr %0, align 8, !tbaa !113
  %242 = getelementptr inbounds %struct.device, ptr %241, i64 0, i32 39
  %243 = load ptr, ptr %242, align 8, !tbaa !34
  %244 = call i32 @pthread_mutex_lock(ptr noundef %243) #14
  %245 = load atomic i32, ptr %15 seq_cst, align 8
  %246 = icmp eq i32 %245, 0
  br i1 %246, label %247, label %386

247:                                              ; preds = %240
  %248 = getelementptr inbounds %struct.ring, ptr %243, i64 0, i32 1
  br label %249

249:                                              ; preds = %286, %247
  %250 = phi i32 [ 0, %247 ], [ %287, %286 ]
  %251 = load atomic i32, ptr %16 seq_cst, align 8
  %252 = icmp eq i32 %251, 0
  br i1 %252, label %253, label %369

253:                                              ; preds = %249
  %254 = load atomic i32, ptr %9 seq_cst, align 4
  %255 = icmp eq i32 %254, 0
  br i1 %255, label %256, label %369

256:                                              ; preds = %253
  %257 = load ptr, ptr %0, align 8, !tbaa !113
  %258 = getelementptr inbounds %struct.device, ptr %257, i64 0, i32 39
  %259 = load ptr, ptr %258, align 8, !tbaa !34
  %260 = getelementptr inbounds %struct.ring, ptr %259, i64 0, i32 2
  %261 = load ptr, ptr %260, align 8, !tbaa !23
  %262 = icmp eq ptr %261, null
  br i1 %262, label %266, label %263

263:                                              ; preds = %256
  %264 = load i64, ptr %28, align 8, !tbaa !133
  %265 = icmp ult i64 %264, 64
  br i1 %265, label %369, label %266

266:                                              ; preds = %263, %256
  %267 = load ptr, ptr %29, align 8, !tbaa !161
  %268 = icmp eq ptr %267, null
  br i1 %268, label %273, label %269

269:                                              ; preds = %266
  %270 = load i64, ptr %28, align 8, !tbaa !133
  %271 = icmp eq i64 %270, 0
  %272 = zext i1 %271 to i32
  br label %273

273:                                              ; preds = %269, %266
  %274 = phi i32 [ 0, %266 ], [ %272, %269 ]
  %275 = icmp eq i32 %274, 0
  %276 = icmp eq i32 %250, 0
  %277 = select i1 %275, i1 %276, i1 false
  br i1 %277, label %278, label %369

278:                                              ; preds = %273
  %279 = load i64, ptr %28, align 8, !tbaa !133
  %280 = icmp eq i64 %279, 0
  br i1 %280, label %281, label %284

281:                                              ; preds = %278
  %282 = load i32, ptr %30, align 8, !tbaa !162
  %283 = icmp eq i32 %282, 0
  br i1 %283, label %290, label %284

284:                                              ; preds = %281, %278
  %285 = call i32 @pthread_cond_wait(ptr noundef nonnull %248, ptr noundef %243) #14
  br label %286

286:                                              ; preds = %368, %364, %359, %284
  %287 = phi i32 [ 0, %284 ], [ 0, %368 ], [ %365, %364 ], [ 0, %359 ]
  %288 = load atomic i32, ptr %15 seq_cst, align 8
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %249, label %369, !llvm.loop !163

290:                                              ; preds = %281
  %291 = call i32 @pthread_mutex_unlock(ptr noundef %243) #14
  %292 = load ptr, ptr %0, align 8, !tbaa !113
  %293 = call ptr @calloc(i64 noundef 1, i64 noundef 56) #14
  %294 = icmp eq ptr %293, null
  br i1 %294, label %295, label %297

295:                                              ; preds = %290
  %296 = call i32 @pthread_mutex_lock(ptr noundef %243) #14
  br label %368

297:                                              ; preds = %290
  %298 = call ptr @calloc(i64 noundef 1, i64 noundef 327680) #14
  %299 = getelementptr inbounds %struct.slot, ptr %293, i64 0, i32 6
  store ptr %298, ptr %299, align 8, !tbaa !134
  %300 = ptrtoint ptr %298 to i64
  %301 = add i64 %300, 65535
  %302 = and i64 %301, -65536
  %303 = inttoptr i64 %302 to ptr
  %304 = icmp eq ptr %298, null
  br i1 %304, label %351, label %305

305:                                              ; preds = %297
  %306 = load ptr, ptr %292, align 8, !tbaa !15
  %307 = getelementptr inbounds %struct.device, ptr %292, i64 0, i32 33
  %308 = load ptr, ptr %307, align 8, !tbaa !20
  %309 = call i32 %306(ptr noundef %308) #14
  %310 = icmp eq i32 %309, 0
  br i1 %310, label %313, label %311

311:                                              ; preds = %305
  %312 = load ptr, ptr %299, align 8, !tbaa !134
  br label %351

313:                                              ; preds = %305
  %314 = getelementptr inbounds %struct.device, ptr %292, i64 0, i32 12
  %315 = load ptr, ptr %314, align 8, !tbaa !164
  %316 = call i32 %315(ptr noundef %303, i64 noundef 262144, i32 noundef 3) #14
  %317 = icmp eq i32 %316, 304
  %318 = select i1 %317, i32 2, i32 %316
  %319 = icmp eq i32 %318, 0
  br i1 %319, label %320, label %326

320:                                              ; preds = %313
  %321 = getelementptr inbounds %struct.slot, ptr %293, i64 0, i32 1
  store ptr %303, ptr %321, align 8, !tbaa !21
  %322 = getelementptr inbounds %struct.device, ptr %292, i64 0, i32 14
  %323 = load ptr, ptr %322, align 8, !tbaa !25
  %324 = getelementptr inbounds %struct.slot, ptr %293, i64 0, i32 3
  %325 = call i32 %323(ptr noundef nonnull %324, i32 noundef 3) #14
  br label %326

326:                                              ; preds = %320, %313
  %327 = phi i32 [ %318, %313 ], [ %325, %320 ]
  %328 = icmp eq i32 %327, 0
  br i1 %328, label %359, label %329

329:                                              ; preds = %326
  %330 = getelementptr inbounds %struct.slot, ptr %293, i64 0, i32 3
  %331 = load ptr, ptr %330, align 8, !tbaa !27
  %332 = icmp eq ptr %331, null
  br i1 %332, label %337, label %333

333:                                              ; preds = %329
  %334 = getelementptr inbounds %struct.device, ptr %292, i64 0, i32 15
  %335 = load ptr, ptr %334, align 8, !tbaa !28
  %336 = call i32 %335(ptr noundef nonnull %331) #14
  br label %337

337:                                              ; preds = %333, %329
  %338 = getelementptr inbounds %struct.slot, ptr %293, i64 0, i32 1
  %339 = load ptr, ptr %338, align 8, !tbaa !21
  %340 = icmp eq ptr %339, null
  br i1 %340, label %354, label %341

341:                                              ; preds = %337
  %342 = getelementptr inbounds %struct.device, ptr %292, i64 0, i32 36
  %343 = load ptr, ptr %342, align 8, !tbaa !165
  %344 = call i32 @pthread_rwlock_wrlock(ptr noundef %343) #14
  %345 = getelementptr inbounds %struct.device, ptr %292, i64 0, i32 13
  %346 = load ptr, ptr %345, align 8, !tbaa !166
  %347 = load ptr, ptr %338, align 8, !tbaa !21
  %348 = call i32 %346(ptr noundef %347) #14
  %349 = load ptr, ptr %342, align 8, !tbaa !165
  %350 = call i32 @pthread_rwlock_unlock(ptr noundef %349) #14
  br label %354

351:                                              ; preds = %311, %297
  %352 = phi ptr [ %312, %311 ], [ null, %297 ]
  %353 = phi i32 [ %309, %311 ], [ 2, %297 ]
  call void @free(ptr noundef %352) #14
  call void @free(ptr noundef nonnull %293) #14
  br label %364

354:                                              ; preds = %341, %337
  %355 = load ptr, ptr %299, align 8, !tbaa !134
  call void @free(ptr noundef %355) #14
  call void @free(ptr noundef nonnull %293) #14
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #15
  %356 = getelementptr inbounds %struct.device, ptr %292, i64 0, i32 1
  %357 = load ptr, ptr %356, align 8, !tbaa !35
  %358 = call i32 %357(ptr noundef nonnull %2) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #15
  br label %364

359:                                              ; preds = %326
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #15
  %360 = getelementptr inbounds %struct.device, ptr %292, i64 0, i32 1
  %361 = load ptr, ptr %360, align 8, !tbaa !35
  %362 = call i32 %361(ptr noundef nonnull %2) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #15
  store ptr %293, ptr %29, align 8, !tbaa !161
  %363 = call i32 @pthread_mutex_lock(ptr noundef %243) #14
  br label %286

364:                                              ; preds = %354, %351
  %365 = phi i32 [ %327, %354 ], [ %353, %351 ]
  %366 = call i32 @pthread_mutex_lock(ptr noundef %243) #14
  %367 = icmp eq i32 %365, 2
  br i1 %367, label %368, label %286

368:                                              ; preds = %364, %295
  store i32 1, ptr %30, align 8, !tbaa !162
  br label %286

369:                                              ; preds = %249, %253, %263, %273, %286
  %370 = phi i32 [ %250, %263 ], [ %287, %286 ], [ %250, %249 ], [ %250, %273 ], [ %250, %253 ]
  %371 = call i32 @pthread_mutex_unlock(ptr noundef %243) #14
  %372 = icmp eq i32 %370, 0
  br i1 %372, label %389, label %373

373:                                              ; preds = %369
  %374 = cmpxchg ptr %15, i32 0, i32 %370 seq_cst seq_cst, align 4
  %375 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  %376 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #14
  %377 = call i32 @pthread_cond_signal(ptr noundef nonnull %21) #14
  %378 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %31) #14
  %379 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  %380 = load ptr, ptr %0, align 8, !tbaa !113
  %381 = getelementptr inbounds %struct.device, ptr %380, i64 0, i32 39
  %382 = load ptr, ptr %381, align 8, !tbaa !34
  %383 = call i32 @pthread_mutex_lock(ptr noundef %382) #14
  %384 = getelementptr inbounds %struct.ring, ptr %382, i64 0, i32 1
  %385 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %384) #14
  br label %386

386:                                              ; preds = %240, %373
  %387 = phi ptr [ %382, %373 ], [ %243, %240 ]
  %388 = call i32 @pthread_mutex_unlock(ptr noundef %387) #14
  br label %389

389:                                              ; preds = %386, %369, %237
  %390 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  br label %391

391:                                              ; preds = %182, %141, %66, %389, %47
  %392 = load atomic i32, ptr %9 seq_cst, align 4
  %393 = icmp eq i32 %392, 0
  br i1 %393, label %32, label %394

394:                                              ; preds = %391, %1
  %395 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  store atomic i32 1, ptr %395 seq_cst, align 8
  %396 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  ret ptr null
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local i32 @queue_submit(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) local_unnamed_addr #3 {
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %8 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %10 = load ptr, ptr %9, align 8, !tbaa !145
  %11 = icmp eq ptr %10, null
  br i1 %11, label %17, label %12

12:                                               ; preds = %6
  %13 = load ptr, ptr %10, align 8, !tbaa !146
  store ptr %13, ptr %9, align 8, !tbaa !145
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(104) %10, i8 0, i64 104, i1 false)
  %15 = getelementptr inbounds i8, ptr %10, i64 112
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(28) %15, i8 0, i64 28, i1 false)
  %16 = getelementptr inbounds i8, ptr %10, i64 152
  store ptr null, ptr %16, align 8, !tbaa.struct !167
  br label %21

17:                                               ; preds = %6
  %18 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  %19 = tail call ptr @calloc(i64 noundef 1, i64 noundef 160) #14
  %20 = icmp eq ptr %19, null
  br i1 %20, label %289, label %21

21:                                               ; preds = %12, %17
  %22 = phi ptr [ %10, %12 ], [ %19, %17 ]
  %23 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 3
  store i64 %3, ptr %23, align 8, !tbaa !86
  %24 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 4
  store i64 %4, ptr %24, align 8, !tbaa !168
  %25 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 7
  store ptr %1, ptr %25, align 8, !tbaa !169
  %26 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 5
  store ptr %1, ptr %26, align 8, !tbaa !90
  %27 = getelementptr inbounds i8, ptr %1, i64 %2
  %28 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 6
  store ptr %27, ptr %28, align 8, !tbaa !150
  %29 = sub i64 %3, %4
  %30 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 9
  store i64 %29, ptr %30, align 8, !tbaa !170
  %31 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 22
  store ptr %5, ptr %31, align 8, !tbaa !171
  %32 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 17
  store i32 1, ptr %32, align 8, !tbaa !172
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
  %43 = load i16, ptr %42, align 2, !tbaa !91
  %44 = zext i16 %43 to i64
  %45 = add i64 %39, %44
  br label %46

46:                                               ; preds = %41, %38
  %47 = phi i64 [ %45, %41 ], [ %39, %38 ]
  %48 = load i16, ptr %40, align 4, !tbaa !51
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
  %51 = load ptr, ptr %50, align 8, !tbaa !23
  %52 = load i64, ptr %51, align 8, !tbaa !4
  %53 = getelementptr inbounds %struct.kernel, ptr %51, i64 0, i32 1
  %54 = load i64, ptr %53, align 8, !tbaa !4
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %56, label %61

56:                                               ; preds = %49
  %57 = getelementptr inbounds %struct.kernel, ptr %51, i64 0, i32 2
  %58 = load i64, ptr %57, align 8, !tbaa !4
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
  %70 = load i64, ptr %69, align 8, !tbaa !76
  %71 = load i64, ptr %37, align 8, !tbaa !173
  %72 = add i64 %71, %70
  store i64 %72, ptr %37, align 8, !tbaa !173
  br label %109

73:                                               ; preds = %46
  %74 = add i64 %47, 4
  %75 = load i32, ptr %36, align 4, !tbaa !149
  %76 = or i32 %75, 4
  store i32 %76, ptr %36, align 4, !tbaa !149
  br label %109

77:                                               ; preds = %46
  %78 = getelementptr inbounds %struct.execute, ptr %40, i64 0, i32 2
  %79 = getelementptr inbounds %struct.command, ptr %40, i64 0, i32 2
  %80 = load i32, ptr %79, align 4, !tbaa !53
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds i8, ptr %40, i64 %81
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
  br i1 %95, label %84, label %96, !llvm.loop !174

96:                                               ; preds = %84, %77
  %97 = phi i64 [ 0, %77 ], [ %90, %84 ]
  %98 = add i64 %47, 1
  %99 = add i64 %98, %97
  br label %109

100:                                              ; preds = %46
  %101 = load i32, ptr %36, align 4, !tbaa !149
  %102 = or i32 %101, 2
  store i32 %102, ptr %36, align 4, !tbaa !149
  br label %109

103:                                              ; preds = %46
  %104 = add i64 %47, 1
  %105 = load i32, ptr %36, align 4, !tbaa !149
  %106 = or i32 %105, 1
  store i32 %106, ptr %36, align 4, !tbaa !149
  br label %109

107:                                              ; preds = %46
  %108 = add i64 %47, 1
  br label %109

109:                                              ; preds = %107, %103, %100, %96, %73, %67, %61, %46
  %110 = phi i64 [ %108, %107 ], [ %104, %103 ], [ %47, %100 ], [ %47, %46 ], [ %99, %96 ], [ %74, %73 ], [ %68, %67 ], [ %66, %61 ]
  %111 = getelementptr inbounds %struct.command, ptr %40, i64 0, i32 2
  %112 = load i32, ptr %111, align 4, !tbaa !53
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds i8, ptr %40, i64 %113
  %115 = icmp ult ptr %114, %27
  br i1 %115, label %38, label %116, !llvm.loop !175

116:                                              ; preds = %109
  %117 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 10
  store i64 %110, ptr %117, align 8, !tbaa !141
  %118 = load i32, ptr %36, align 4, !tbaa !149
  %119 = and i32 %118, 1
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %162, label %124

121:                                              ; preds = %21
  %122 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 10
  store i64 1, ptr %122, align 8, !tbaa !141
  %123 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 2
  br label %162

124:                                              ; preds = %116, %155
  %125 = phi ptr [ %159, %155 ], [ %1, %116 ]
  %126 = load i16, ptr %125, align 8, !tbaa !151
  %127 = icmp eq i16 %126, 11
  br i1 %127, label %128, label %155

128:                                              ; preds = %124
  %129 = getelementptr inbounds %struct.wait, ptr %125, i64 0, i32 1
  %130 = load ptr, ptr %129, align 8, !tbaa !153
  %131 = getelementptr inbounds %struct.wait, ptr %125, i64 0, i32 2
  %132 = load i64, ptr %131, align 8, !tbaa !154
  %133 = getelementptr inbounds %struct.queue, ptr %130, i64 0, i32 33
  %134 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %133) #14
  %135 = getelementptr inbounds %struct.queue, ptr %130, i64 0, i32 4
  %136 = load i64, ptr %135, align 8, !tbaa !81
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
  %157 = load i32, ptr %156, align 4, !tbaa !53
  %158 = zext i32 %157 to i64
  %159 = getelementptr inbounds i8, ptr %125, i64 %158
  %160 = load ptr, ptr %28, align 8, !tbaa !150
  %161 = icmp ult ptr %159, %160
  br i1 %161, label %124, label %162, !llvm.loop !155

162:                                              ; preds = %155, %116, %121
  %163 = phi ptr [ %27, %116 ], [ %27, %121 ], [ %160, %155 ]
  %164 = phi ptr [ %36, %116 ], [ %123, %121 ], [ %36, %155 ]
  %165 = phi ptr [ %117, %116 ], [ %122, %121 ], [ %117, %155 ]
  %166 = load i32, ptr %164, align 4, !tbaa !149
  %167 = and i32 %166, 2
  %168 = icmp eq i32 %167, 0
  br i1 %168, label %197, label %169

169:                                              ; preds = %162
  %170 = load ptr, ptr %26, align 8, !tbaa !90
  %171 = icmp ult ptr %170, %163
  br i1 %171, label %172, label %197

172:                                              ; preds = %169, %189
  %173 = phi i32 [ %190, %189 ], [ 1, %169 ]
  %174 = phi ptr [ %194, %189 ], [ %170, %169 ]
  %175 = load i16, ptr %174, align 8, !tbaa !156
  %176 = icmp eq i16 %175, 14
  br i1 %176, label %177, label %189

177:                                              ; preds = %172
  %178 = getelementptr inbounds %struct.wait_ready, ptr %174, i64 0, i32 1
  %179 = load ptr, ptr %178, align 8, !tbaa !158
  %180 = load atomic i32, ptr %179 seq_cst, align 4
  %181 = icmp ne i32 %173, 0
  %182 = icmp ne i32 %180, 0
  %183 = select i1 %181, i1 %182, i1 false
  %184 = zext i1 %183 to i32
  %185 = icmp eq i32 %180, 2
  br i1 %185, label %186, label %189

186:                                              ; preds = %177
  %187 = load i32, ptr %164, align 4, !tbaa !149
  %188 = or i32 %187, 8
  store i32 %188, ptr %164, align 4, !tbaa !149
  br label %189

189:                                              ; preds = %186, %177, %172
  %190 = phi i32 [ %173, %172 ], [ %184, %186 ], [ %184, %177 ]
  %191 = getelementptr inbounds %struct.command, ptr %174, i64 0, i32 2
  %192 = load i32, ptr %191, align 4, !tbaa !53
  %193 = zext i32 %192 to i64
  %194 = getelementptr inbounds i8, ptr %174, i64 %193
  %195 = load ptr, ptr %28, align 8, !tbaa !150
  %196 = icmp ult ptr %194, %195
  br i1 %196, label %172, label %199, !llvm.loop !159

197:                                              ; preds = %162, %169
  %198 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  br label %202

199:                                              ; preds = %189
  %200 = icmp eq i32 %190, 0
  %201 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
  br i1 %200, label %238, label %202

202:                                              ; preds = %197, %199
  %203 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %204 = load ptr, ptr %203, align 8, !tbaa !176
  %205 = icmp eq ptr %204, null
  %206 = select i1 %205, i64 80, i64 6
  %207 = load i64, ptr %165, align 8, !tbaa !141
  %208 = icmp ugt i64 %207, %206
  br i1 %208, label %238, label %209

209:                                              ; preds = %202
  %210 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 11
  %211 = load i64, ptr %210, align 8, !tbaa !173
  %212 = icmp ult i64 %211, 262145
  br i1 %212, label %213, label %238

213:                                              ; preds = %209
  %214 = load i32, ptr %164, align 4, !tbaa !149
  %215 = and i32 %214, 4
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %217, label %238

217:                                              ; preds = %213
  %218 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %219 = load ptr, ptr %218, align 8, !tbaa !144
  %220 = icmp eq ptr %219, null
  br i1 %220, label %221, label %238

221:                                              ; preds = %217
  %222 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %223 = load i32, ptr %222, align 4, !tbaa !147
  %224 = icmp eq i32 %223, 0
  br i1 %224, label %225, label %238

225:                                              ; preds = %221
  %226 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %227 = load i64, ptr %226, align 8, !tbaa !142
  %228 = icmp ne i64 %227, 0
  %229 = add i64 %227, %207
  %230 = icmp ugt i64 %229, 772
  %231 = select i1 %228, i1 %230, i1 false
  br i1 %231, label %238, label %232

232:                                              ; preds = %225
  %233 = load ptr, ptr %0, align 8, !tbaa !113
  %234 = getelementptr inbounds %struct.device, ptr %233, i64 0, i32 36
  %235 = load ptr, ptr %234, align 8, !tbaa !165
  %236 = tail call i32 @pthread_rwlock_tryrdlock(ptr noundef %235) #14
  %237 = icmp eq i32 %236, 0
  br i1 %237, label %245, label %238

238:                                              ; preds = %202, %209, %213, %217, %221, %153, %199, %225, %232
  %239 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 1
  store i32 1, ptr %239, align 8, !tbaa !89
  %240 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %241 = load ptr, ptr %240, align 8, !tbaa !117
  store ptr %22, ptr %241, align 8, !tbaa !23
  store ptr %22, ptr %240, align 8, !tbaa !117
  %242 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %243 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %242) #14
  %244 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  br label %289

245:                                              ; preds = %232
  store i32 1, ptr %222, align 4, !tbaa !147
  %246 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 1
  store i32 2, ptr %246, align 8, !tbaa !89
  %247 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  %248 = load i32, ptr %164, align 4, !tbaa !149
  %249 = and i32 %248, 1
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %281, label %251

251:                                              ; preds = %245
  %252 = load ptr, ptr %26, align 8, !tbaa !90
  %253 = load ptr, ptr %28, align 8, !tbaa !150
  %254 = icmp ult ptr %252, %253
  br i1 %254, label %255, label %281

255:                                              ; preds = %251
  %256 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  br label %257

257:                                              ; preds = %274, %255
  %258 = phi ptr [ %252, %255 ], [ %278, %274 ]
  %259 = load i16, ptr %258, align 8, !tbaa !151
  %260 = icmp eq i16 %259, 11
  br i1 %260, label %261, label %274

261:                                              ; preds = %257
  %262 = getelementptr inbounds %struct.wait, ptr %258, i64 0, i32 1
  %263 = load ptr, ptr %262, align 8, !tbaa !153
  %264 = getelementptr inbounds %struct.queue, ptr %263, i64 0, i32 33
  %265 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %264) #14
  %266 = getelementptr inbounds %struct.queue, ptr %263, i64 0, i32 4
  %267 = load i64, ptr %266, align 8, !tbaa !81
  %268 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %264) #14
  %269 = getelementptr inbounds %struct.wait, ptr %258, i64 0, i32 2
  %270 = load i64, ptr %269, align 8, !tbaa !154
  %271 = icmp ult i64 %267, %270
  br i1 %271, label %272, label %274

272:                                              ; preds = %261
  %273 = load i64, ptr %23, align 8, !tbaa !86
  tail call fastcc void @add_failure(ptr noundef nonnull %256, i64 noundef %273, i64 noundef 1) #17
  br label %274

274:                                              ; preds = %272, %261, %257
  %275 = getelementptr inbounds %struct.command, ptr %258, i64 0, i32 2
  %276 = load i32, ptr %275, align 4, !tbaa !53
  %277 = zext i32 %276 to i64
  %278 = getelementptr inbounds i8, ptr %258, i64 %277
  %279 = load ptr, ptr %28, align 8, !tbaa !150
  %280 = icmp ult ptr %278, %279
  br i1 %280, label %257, label %281, !llvm.loop !160

281:                                              ; preds = %274, %245, %251
  %282 = tail call fastcc i32 @hand_over(ptr noundef nonnull %0, ptr noundef nonnull %22, i16 noundef 1) #16
  %283 = load ptr, ptr %0, align 8, !tbaa !113
  %284 = getelementptr inbounds %struct.device, ptr %283, i64 0, i32 36
  %285 = load ptr, ptr %284, align 8, !tbaa !165
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
define internal fastcc i32 @hand_over(ptr noundef %0, ptr noundef %1, i16 noundef %2) unnamed_addr #3 {
  %4 = alloca ptr, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = load ptr, ptr %0, align 8, !tbaa !113
  %7 = getelementptr inbounds %struct.device, ptr %6, i64 0, i32 41
  %8 = load atomic i64, ptr %7 seq_cst, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %17, label %10, !prof !177

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
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  store i16 %2, ptr %19, align 8, !tbaa !178
  %20 = load ptr, ptr %0, align 8, !tbaa !113
  %21 = load ptr, ptr %20, align 8, !tbaa !15
  %22 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 33
  %23 = load ptr, ptr %22, align 8, !tbaa !20
  %24 = call i32 %21(ptr noundef %23) #14
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %84

26:                                               ; preds = %17
  %27 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 7
  %28 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 6
  %29 = load ptr, ptr %27, align 8, !tbaa !169
  %30 = load ptr, ptr %28, align 8, !tbaa !150
  %31 = icmp ult ptr %29, %30
  br i1 %31, label %32, label %59

32:                                               ; preds = %26
  %33 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 9
  %34 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 22
  %35 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 8
  %36 = load i64, ptr %33, align 8, !tbaa !170
  br label %37

37:                                               ; preds = %46, %32
  %38 = phi i64 [ %36, %32 ], [ %56, %46 ]
  %39 = phi ptr [ %29, %32 ], [ %51, %46 ]
  %40 = add i64 %38, 1
  %41 = load ptr, ptr %34, align 8, !tbaa !171
  %42 = icmp eq ptr %41, null
  %43 = select i1 %42, ptr @run_or_refuse, ptr @run_timed
  %44 = call i32 %43(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %39, i64 noundef %40) #14, !callees !179
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %78

46:                                               ; preds = %37
  %47 = getelementptr inbounds %struct.command, ptr %39, i64 0, i32 2
  %48 = load i32, ptr %47, align 4, !tbaa !53
  %49 = load ptr, ptr %27, align 8, !tbaa !169
  %50 = zext i32 %48 to i64
  %51 = getelementptr inbounds i8, ptr %49, i64 %50
  store ptr %51, ptr %27, align 8, !tbaa !169
  store i64 0, ptr %35, align 8, !tbaa !180
  %52 = getelementptr inbounds %struct.command, ptr %39, i64 0, i32 1
  %53 = load i16, ptr %52, align 2, !tbaa !91
  %54 = zext i16 %53 to i64
  %55 = load i64, ptr %33, align 8, !tbaa !170
  %56 = add i64 %55, %54
  store i64 %56, ptr %33, align 8, !tbaa !170
  %57 = load ptr, ptr %28, align 8, !tbaa !150
  %58 = icmp ult ptr %51, %57
  br i1 %58, label %37, label %59

59:                                               ; preds = %46, %26
  %60 = load ptr, ptr %0, align 8, !tbaa !113
  %61 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %62 = load ptr, ptr %61, align 8, !tbaa !114
  %63 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 14
  %64 = load ptr, ptr %63, align 8, !tbaa !139
  %65 = icmp eq ptr %64, null
  br i1 %65, label %66, label %73

66:                                               ; preds = %59
  %67 = getelementptr inbounds %struct.device, ptr %60, i64 0, i32 14
  %68 = load ptr, ptr %67, align 8, !tbaa !25
  %69 = call i32 %68(ptr noundef nonnull %63, i32 noundef 3) #14
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %78

71:                                               ; preds = %66
  %72 = load ptr, ptr %63, align 8, !tbaa !139
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
  br i1 %86, label %94, label %87, !prof !177

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
  br i1 %96, label %97, label %111

97:                                               ; preds = %94
  %98 = icmp ugt i32 %85, -3
  %99 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %100 = call i32 @pthread_mutex_lock(ptr noundef nonnull %99) #14
  store ptr null, ptr %1, align 8, !tbaa !146
  br i1 %98, label %101, label %139

101:                                              ; preds = %97
  %102 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  store i32 3, ptr %102, align 8, !tbaa !89
  %103 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %104 = load ptr, ptr %103, align 8, !tbaa !144
  store ptr %104, ptr %1, align 8, !tbaa !146
  %105 = icmp eq ptr %104, null
  br i1 %105, label %106, label %108

106:                                              ; preds = %101
  %107 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  store ptr %1, ptr %107, align 8, !tbaa !117
  br label %108

108:                                              ; preds = %101, %106
  store ptr %1, ptr %103, align 8, !tbaa !144
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
  %123 = load ptr, ptr %0, align 8, !tbaa !113
  %124 = getelementptr inbounds %struct.device, ptr %123, i64 0, i32 39
  %125 = load ptr, ptr %124, align 8, !tbaa !34
  %126 = call i32 @pthread_mutex_lock(ptr noundef %125) #14
  %127 = getelementptr inbounds %struct.ring, ptr %125, i64 0, i32 1
  %128 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %127) #14
  %129 = call i32 @pthread_mutex_unlock(ptr noundef %125) #14
  %130 = call i32 @pthread_mutex_lock(ptr noundef nonnull %114) #14
  %131 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  store i32 4, ptr %131, align 8, !tbaa !89
  %132 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %133 = load ptr, ptr %132, align 8, !tbaa !144
  store ptr %133, ptr %1, align 8, !tbaa !146
  %134 = icmp eq ptr %133, null
  br i1 %134, label %135, label %137

135:                                              ; preds = %111
  %136 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  store ptr %1, ptr %136, align 8, !tbaa !117
  br label %137

137:                                              ; preds = %111, %135
  store ptr %1, ptr %132, align 8, !tbaa !144
  %138 = call i32 @pthread_cond_signal(ptr noundef nonnull %118) #14
  br label %161

139:                                              ; preds = %97
  %140 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %141 = load ptr, ptr %140, align 8, !tbaa !116
  store ptr %1, ptr %141, align 8, !tbaa !23
  store ptr %1, ptr %140, align 8, !tbaa !116
  %142 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 10
  %143 = load i64, ptr %142, align 8, !tbaa !141
  %144 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %145 = load i64, ptr %144, align 8, !tbaa !142
  %146 = add i64 %145, %143
  store i64 %146, ptr %144, align 8, !tbaa !142
  %147 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 12
  %148 = load i64, ptr %147, align 8, !tbaa !143
  %149 = icmp ugt i64 %148, 65536
  %150 = zext i1 %149 to i32
  %151 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %152 = load i32, ptr %151, align 8, !tbaa !127
  %153 = add i32 %152, %150
  store i32 %153, ptr %151, align 8, !tbaa !127
  %154 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  store i32 5, ptr %154, align 8, !tbaa !89
  %155 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 2
  %156 = load i64, ptr %155, align 8, !tbaa !181
  %157 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 13
  store i64 %156, ptr %157, align 8, !tbaa !138
  %158 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 3
  %159 = load i64, ptr %158, align 8, !tbaa !86
  %160 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store i64 %159, ptr %160, align 8, !tbaa !81
  br label %161

161:                                              ; preds = %137, %139, %108
  %162 = phi ptr [ %114, %137 ], [ %99, %139 ], [ %99, %108 ]
  %163 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store i32 0, ptr %163, align 4, !tbaa !147
  %164 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %165 = load ptr, ptr %164, align 8, !tbaa !144
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
  %178 = load i32, ptr %177, align 8, !tbaa !125
  %179 = icmp eq i32 %178, 0
  br i1 %179, label %180, label %188

180:                                              ; preds = %176
  %181 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %182 = load i32, ptr %181, align 8, !tbaa !126
  %183 = icmp eq i32 %182, 0
  br i1 %183, label %184, label %188

184:                                              ; preds = %180
  %185 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %186 = load i32, ptr %185, align 8, !tbaa !127
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %195, label %188

188:                                              ; preds = %184, %180, %176, %170
  %189 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %190 = load i32, ptr %189, align 4, !tbaa !128
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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #15
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %7 = load i64, ptr %6, align 8, !tbaa !120
  store i64 %7, ptr %3, align 8, !tbaa !4
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %9 = load ptr, ptr %8, align 8, !tbaa !176
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
  %34 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %35 = call i32 @pthread_cond_signal(ptr noundef nonnull %34) #14
  %36 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %37 = call i32 @pthread_cond_signal(ptr noundef nonnull %36) #14
  %38 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
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
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #14
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %9 = load ptr, ptr %8, align 8, !tbaa !176
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
  %33 = load i32, ptr %32, align 8, !tbaa !89
  %34 = icmp eq i32 %33, 5
  br i1 %34, label %35, label %115

35:                                               ; preds = %29
  %36 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #14
  %37 = load ptr, ptr %12, align 8, !tbaa !99
  %38 = getelementptr inbounds %struct.batch, ptr %30, i64 0, i32 14
  %39 = load ptr, ptr %38, align 8, !tbaa !139
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
  %48 = load i64, ptr %47, align 8, !tbaa !143
  %49 = add i64 %48, %31
  %50 = load i64, ptr %14, align 8, !tbaa !140
  %51 = getelementptr inbounds %struct.batch, ptr %30, i64 0, i32 13
  %52 = load i64, ptr %51, align 8, !tbaa !138
  %53 = icmp ult i64 %50, %52
  br i1 %53, label %54, label %115

54:                                               ; preds = %46
  %55 = load i32, ptr %15, align 4, !tbaa !182
  %56 = icmp ne i32 %55, 0
  %57 = icmp ugt i64 %49, 65536
  %58 = select i1 %56, i1 true, i1 %57
  br i1 %58, label %209, label %59

59:                                               ; preds = %54, %111
  %60 = phi i64 [ %113, %111 ], [ %50, %54 ]
  %61 = load ptr, ptr %16, align 8, !tbaa !183
  %62 = load i64, ptr %17, align 8, !tbaa !184
  %63 = add i64 %62, -1
  %64 = and i64 %63, %60
  %65 = getelementptr inbounds %struct.arrival, ptr %61, i64 %64
  %66 = load ptr, ptr %65, align 8, !tbaa !185
  %67 = icmp eq ptr %66, null
  br i1 %67, label %68, label %84

68:                                               ; preds = %59
  %69 = getelementptr inbounds %struct.arrival, ptr %61, i64 %64, i32 1
  %70 = load ptr, ptr %69, align 8, !tbaa !187
  %71 = getelementptr inbounds i8, ptr %70, i64 2312
  %72 = load i64, ptr %71, align 8, !tbaa !4
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %111, label %74

74:                                               ; preds = %68
  %75 = getelementptr inbounds %struct.arrival, ptr %61, i64 %64, i32 3
  %76 = load i64, ptr %75, align 8, !tbaa !188
  %77 = getelementptr inbounds %struct.arrival, ptr %61, i64 %64, i32 4
  %78 = load ptr, ptr %77, align 8, !tbaa !189
  %79 = getelementptr inbounds %struct.kernel, ptr %78, i64 0, i32 3
  %80 = load i64, ptr %78, align 8, !tbaa !4
  %81 = getelementptr inbounds %struct.task, ptr %79, i64 %80
  call fastcc void @add_failed_assert(ptr noundef nonnull %18, i64 noundef %76, ptr noundef nonnull %70, ptr noundef nonnull %81) #17
  %82 = load ptr, ptr %65, align 8, !tbaa !185
  %83 = icmp eq ptr %82, null
  br i1 %83, label %111, label %84

84:                                               ; preds = %74, %59
  %85 = phi ptr [ %66, %59 ], [ %82, %74 ]
  %86 = getelementptr inbounds %struct.arrival, ptr %61, i64 %64, i32 1
  %87 = load ptr, ptr %86, align 8, !tbaa !187
  %88 = getelementptr inbounds %struct.arrival, ptr %61, i64 %64, i32 2
  %89 = load i64, ptr %88, align 8, !tbaa !190
  %90 = load ptr, ptr %0, align 8, !tbaa !113
  %91 = getelementptr inbounds %struct.device, ptr %90, i64 0, i32 41
  %92 = load atomic i64, ptr %91 seq_cst, align 8
  %93 = icmp eq i64 %92, 0
  br i1 %93, label %94, label %96, !prof !177

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
  br i1 %103, label %111, label %104, !prof !177

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
  %112 = load i64, ptr %14, align 8, !tbaa !191
  %113 = add i64 %112, 1
  store i64 %113, ptr %14, align 8, !tbaa !191
  %114 = icmp ult i64 %113, %52
  br i1 %114, label %59, label %115, !llvm.loop !192

115:                                              ; preds = %111, %46, %29
  %116 = phi i64 [ %49, %46 ], [ %31, %29 ], [ %49, %111 ]
  %117 = getelementptr inbounds %struct.batch, ptr %30, i64 0, i32 19
  %118 = load i32, ptr %117, align 8, !tbaa !193
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %168, label %120

120:                                              ; preds = %115
  %121 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #14
  %122 = load ptr, ptr %0, align 8, !tbaa !113
  %123 = getelementptr inbounds %struct.device, ptr %122, i64 0, i32 38
  %124 = call i32 @pthread_mutex_lock(ptr noundef nonnull %123) #14
  %125 = load i32, ptr %117, align 8, !tbaa !193
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
  %136 = load ptr, ptr %128, align 8, !tbaa !171
  %137 = load ptr, ptr %129, align 8, !tbaa !194
  %138 = getelementptr inbounds %struct.stamp, ptr %137, i64 %135
  %139 = getelementptr inbounds %struct.stamp, ptr %137, i64 %135, i32 1
  %140 = load i64, ptr %139, align 8, !tbaa !195
  %141 = getelementptr inbounds double, ptr %136, i64 %140
  %142 = load ptr, ptr %138, align 8, !tbaa !197
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
  %151 = load i32, ptr %117, align 8, !tbaa !193
  %152 = zext i32 %151 to i64
  %153 = icmp uge i64 %150, %152
  %154 = icmp ne i32 %145, 0
  %155 = select i1 %153, i1 true, i1 %154
  br i1 %155, label %133, label %134, !llvm.loop !198

156:                                              ; preds = %133
  %157 = add i32 %151, -1
  %158 = zext i32 %157 to i64
  %159 = load ptr, ptr %129, align 8, !tbaa !194
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
  br i1 %167, label %168, label %209

168:                                              ; preds = %163, %115
  %169 = load ptr, ptr %8, align 8, !tbaa !176
  %170 = getelementptr inbounds %struct.batch, ptr %169, i64 0, i32 1
  %171 = load i32, ptr %170, align 8, !tbaa !89
  %172 = icmp eq i32 %171, 5
  br i1 %172, label %173, label %190

173:                                              ; preds = %168
  store i32 6, ptr %170, align 8, !tbaa !89
  %174 = getelementptr inbounds %struct.batch, ptr %169, i64 0, i32 10
  %175 = load i64, ptr %174, align 8, !tbaa !141
  %176 = load i64, ptr %20, align 8, !tbaa !142
  %177 = sub i64 %176, %175
  store i64 %177, ptr %20, align 8, !tbaa !142
  %178 = getelementptr inbounds %struct.batch, ptr %169, i64 0, i32 12
  %179 = load i64, ptr %178, align 8, !tbaa !143
  %180 = icmp ugt i64 %179, 65536
  %181 = sext i1 %180 to i32
  %182 = load i32, ptr %21, align 8, !tbaa !127
  %183 = add i32 %182, %181
  store i32 %183, ptr %21, align 8, !tbaa !127
  %184 = getelementptr inbounds %struct.batch, ptr %169, i64 0, i32 3
  %185 = load i64, ptr %184, align 8, !tbaa !86
  store atomic i64 %185, ptr %22 seq_cst, align 8
  %186 = load ptr, ptr %23, align 8, !tbaa !144
  %187 = icmp eq ptr %186, null
  br i1 %187, label %190, label %188

188:                                              ; preds = %173
  %189 = call i32 @pthread_cond_signal(ptr noundef nonnull %24) #14
  br label %190

190:                                              ; preds = %188, %173, %168
  %191 = load ptr, ptr %169, align 8, !tbaa !146
  store ptr %191, ptr %8, align 8, !tbaa !176
  %192 = icmp eq ptr %191, null
  br i1 %192, label %193, label %194

193:                                              ; preds = %190
  store ptr %8, ptr %25, align 8, !tbaa !116
  br label %194

194:                                              ; preds = %193, %190
  store i32 7, ptr %170, align 8, !tbaa !89
  %195 = getelementptr inbounds %struct.batch, ptr %169, i64 0, i32 15
  %196 = load i32, ptr %195, align 8, !tbaa !136
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %198, label %200

198:                                              ; preds = %194
  store i32 0, ptr %170, align 8, !tbaa !89
  %199 = load ptr, ptr %26, align 8, !tbaa !145
  store ptr %199, ptr %169, align 8, !tbaa !146
  store ptr %169, ptr %26, align 8, !tbaa !145
  br label %200

200:                                              ; preds = %198, %194
  %201 = load i32, ptr %27, align 8, !tbaa !125
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %206, label %203

203:                                              ; preds = %200
  %204 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %28) #14
  %205 = load ptr, ptr %8, align 8, !tbaa !176
  br label %206

206:                                              ; preds = %200, %203
  %207 = phi ptr [ %191, %200 ], [ %205, %203 ]
  %208 = icmp eq ptr %207, null
  br i1 %208, label %213, label %29, !llvm.loop !199

209:                                              ; preds = %163, %54, %35, %43
  %210 = phi i32 [ %164, %163 ], [ 0, %54 ], [ %40, %35 ], [ 0, %43 ]
  %211 = load ptr, ptr %8, align 8, !tbaa !176
  %212 = icmp eq ptr %211, null
  br i1 %212, label %213, label %263

213:                                              ; preds = %206, %2, %209
  %214 = phi i32 [ %210, %209 ], [ 0, %2 ], [ 0, %206 ]
  %215 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %216 = load ptr, ptr %215, align 8, !tbaa !144
  %217 = icmp eq ptr %216, null
  br i1 %217, label %218, label %260

218:                                              ; preds = %213
  %219 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %220 = load i32, ptr %219, align 4, !tbaa !147
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %222, label %260

222:                                              ; preds = %218
  %223 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %224 = load ptr, ptr %223, align 8, !tbaa !200
  %225 = icmp eq ptr %224, null
  br i1 %225, label %260, label %226

226:                                              ; preds = %222
  %227 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %228 = load atomic i32, ptr %227 seq_cst, align 8
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %230, label %260

230:                                              ; preds = %226
  %231 = load ptr, ptr %223, align 8, !tbaa !200
  %232 = load ptr, ptr %0, align 8, !tbaa !113
  %233 = getelementptr inbounds %struct.device, ptr %232, i64 0, i32 39
  %234 = load ptr, ptr %233, align 8, !tbaa !34
  %235 = call i32 @pthread_mutex_lock(ptr noundef %234) #14
  %236 = icmp eq ptr %231, null
  br i1 %236, label %256, label %237

237:                                              ; preds = %230
  %238 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %239 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %240 = getelementptr inbounds %struct.ring, ptr %234, i64 0, i32 2
  %241 = load i64, ptr %238, align 8, !tbaa !133
  br label %243

242:                                              ; preds = %253
  store i64 %247, ptr %238, align 8, !tbaa !133
  br label %256

243:                                              ; preds = %253, %237
  %244 = phi i64 [ %241, %237 ], [ %247, %253 ]
  %245 = phi ptr [ %231, %237 ], [ %246, %253 ]
  %246 = load ptr, ptr %245, align 8, !tbaa !24
  %247 = add i64 %244, -1
  %248 = getelementptr inbounds %struct.slot, ptr %245, i64 0, i32 6
  %249 = load ptr, ptr %248, align 8, !tbaa !134
  %250 = icmp eq ptr %249, null
  br i1 %250, label %251, label %253

251:                                              ; preds = %243
  %252 = load ptr, ptr %240, align 8, !tbaa !23
  store ptr %252, ptr %245, align 8, !tbaa !24
  br label %253

253:                                              ; preds = %251, %243
  %254 = phi ptr [ %240, %251 ], [ %239, %243 ]
  store ptr %245, ptr %254, align 8, !tbaa !23
  %255 = icmp eq ptr %246, null
  br i1 %255, label %242, label %243, !llvm.loop !135

256:                                              ; preds = %230, %242
  %257 = getelementptr inbounds %struct.ring, ptr %234, i64 0, i32 1
  %258 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %257) #14
  %259 = call i32 @pthread_mutex_unlock(ptr noundef %234) #14
  store ptr null, ptr %223, align 8, !tbaa !200
  br label %260

260:                                              ; preds = %213, %218, %222, %226, %256
  %261 = load ptr, ptr %8, align 8, !tbaa !176
  %262 = icmp eq ptr %261, null
  br i1 %262, label %271, label %263

263:                                              ; preds = %209, %260
  %264 = phi i32 [ %214, %260 ], [ %210, %209 ]
  %265 = phi ptr [ %261, %260 ], [ %211, %209 ]
  %266 = getelementptr inbounds %struct.batch, ptr %265, i64 0, i32 3
  %267 = load i64, ptr %266, align 8, !tbaa !86
  %268 = getelementptr inbounds %struct.batch, ptr %265, i64 0, i32 4
  %269 = load i64, ptr %268, align 8, !tbaa !168
  %270 = sub i64 %267, %269
  br label %274

271:                                              ; preds = %260
  %272 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %273 = load i64, ptr %272, align 8, !tbaa !120
  br label %274

274:                                              ; preds = %271, %263
  %275 = phi i32 [ %264, %263 ], [ %214, %271 ]
  %276 = phi i64 [ %270, %263 ], [ %273, %271 ]
  store i64 %276, ptr %1, align 8, !tbaa !4
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
  br i1 %41, label %26, label %42, !llvm.loop !201

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
  %54 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %55 = call i32 @pthread_mutex_lock(ptr noundef nonnull %54) #14
  %56 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %57 = call i32 @pthread_cond_signal(ptr noundef nonnull %56) #14
  %58 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %59 = call i32 @pthread_cond_signal(ptr noundef nonnull %58) #14
  %60 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
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
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32, i32 3
  %3 = load atomic i64, ptr %2 seq_cst, align 8
  ret i64 %3
}

; Function Attrs: nounwind
define dso_local i32 @queue_take_failure(ptr noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #14
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !202
  %7 = icmp eq ptr %6, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %2
  %9 = load ptr, ptr %6, align 8, !tbaa !203
  store ptr %9, ptr %5, align 8, !tbaa !202
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !205
  %12 = add i64 %11, -1
  store atomic i64 %12, ptr %10 seq_cst, align 8
  %13 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #14
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2592) %1, ptr noundef nonnull align 8 dereferenceable(2592) %6, i64 2592, i1 false), !tbaa.struct !206
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
  %11 = load i64, ptr %10, align 8, !tbaa !120
  %12 = icmp ult i64 %11, %1
  br i1 %12, label %15, label %13

13:                                               ; preds = %2, %9
  %14 = atomicrmw xchg ptr %5, i64 0 seq_cst, align 8
  br label %15

15:                                               ; preds = %13, %9
  %16 = phi i32 [ 1, %13 ], [ 0, %9 ]
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %18 = load i32, ptr %17, align 4, !tbaa !128
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #15
  %6 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #14
  %7 = load i64, ptr %5, align 8, !tbaa !95
  %8 = mul i64 %7, 1000000000
  %9 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %10 = load i64, ptr %9, align 8, !tbaa !97
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #15
  %11 = add i64 %10, %2
  %12 = add i64 %11, %8
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %14 = call i32 @pthread_mutex_lock(ptr noundef nonnull %13) #14
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %16 = load i32, ptr %15, align 8, !tbaa !125
  %17 = add i32 %16, 1
  store i32 %17, ptr %15, align 8, !tbaa !125
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %19 = load i32, ptr %18, align 4, !tbaa !128
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %24, label %21

21:                                               ; preds = %3
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
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
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
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
  %42 = load i32, ptr %30, align 4, !tbaa !208
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
  br i1 %49, label %37, label %50, !llvm.loop !209

50:                                               ; preds = %41, %37, %46
  %51 = load i64, ptr %26, align 8, !tbaa !120
  br label %52

52:                                               ; preds = %50, %24
  %53 = phi i64 [ %51, %50 ], [ %27, %24 ]
  %54 = load i32, ptr %15, align 8, !tbaa !125
  %55 = add i32 %54, -1
  store i32 %55, ptr %15, align 8, !tbaa !125
  %56 = icmp uge i64 %53, %1
  %57 = zext i1 %56 to i32
  %58 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #14
  ret i32 %57
}

; Function Attrs: nounwind
define dso_local void @queue_await_handed(ptr noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #14
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %9 = load i64, ptr %8, align 8, !tbaa !81
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
  %17 = load i32, ptr %6, align 4, !tbaa !208
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %16
  %20 = load i32, ptr %7, align 8, !tbaa !210
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %19
  %23 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %3) #14
  %24 = load i64, ptr %8, align 8, !tbaa !81
  %25 = icmp ult i64 %24, %1
  br i1 %25, label %13, label %26, !llvm.loop !211

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
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #14
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  br label %7

7:                                                ; preds = %11, %3
  %8 = phi ptr [ %6, %3 ], [ %9, %11 ]
  %9 = load ptr, ptr %8, align 8, !tbaa !23
  %10 = icmp eq ptr %9, null
  br i1 %10, label %45, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 3
  %13 = load i64, ptr %12, align 8, !tbaa !86
  %14 = icmp ult i64 %13, %2
  br i1 %14, label %7, label %15, !llvm.loop !212

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 15
  %17 = load i32, ptr %16, align 8, !tbaa !136
  %18 = add i32 %17, 1
  store i32 %18, ptr %16, align 8, !tbaa !136
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %20 = load i32, ptr %19, align 4, !tbaa !137
  %21 = add i32 %20, 1
  store i32 %21, ptr %19, align 4, !tbaa !137
  %22 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #14
  %23 = load ptr, ptr %0, align 8, !tbaa !113
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 20
  %25 = load ptr, ptr %24, align 8, !tbaa !213
  %26 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 14
  %27 = load ptr, ptr %26, align 8, !tbaa !139
  %28 = tail call i32 %25(ptr noundef %1, ptr noundef %27, i32 noundef 0) #14
  %29 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #14
  %30 = load i32, ptr %16, align 8, !tbaa !136
  %31 = add i32 %30, -1
  store i32 %31, ptr %16, align 8, !tbaa !136
  %32 = load i32, ptr %19, align 4, !tbaa !137
  %33 = add i32 %32, -1
  store i32 %33, ptr %19, align 4, !tbaa !137
  %34 = icmp eq i32 %31, 0
  br i1 %34, label %35, label %42

35:                                               ; preds = %15
  %36 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 1
  %37 = load i32, ptr %36, align 8, !tbaa !89
  %38 = icmp eq i32 %37, 7
  br i1 %38, label %39, label %42

39:                                               ; preds = %35
  store i32 0, ptr %36, align 8, !tbaa !89
  %40 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %41 = load ptr, ptr %40, align 8, !tbaa !145
  store ptr %41, ptr %9, align 8, !tbaa !146
  store ptr %9, ptr %40, align 8, !tbaa !145
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
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #14
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %7 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %6) #14
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %9 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %8) #14
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
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
  %24 = load i64, ptr %23, align 8, !tbaa !214
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
  %35 = load ptr, ptr %34, align 8, !tbaa !215
  %36 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %37 = load ptr, ptr %36, align 8, !tbaa !114
  %38 = tail call i32 %35(ptr noundef %37) #14
  br label %39

39:                                               ; preds = %32, %1
  %40 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %41 = load ptr, ptr %40, align 8, !tbaa !200
  %42 = load ptr, ptr %0, align 8, !tbaa !113
  %43 = getelementptr inbounds %struct.device, ptr %42, i64 0, i32 39
  %44 = load ptr, ptr %43, align 8, !tbaa !34
  %45 = tail call i32 @pthread_mutex_lock(ptr noundef %44) #14
  %46 = icmp eq ptr %41, null
  br i1 %46, label %66, label %47

47:                                               ; preds = %39
  %48 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %49 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %50 = getelementptr inbounds %struct.ring, ptr %44, i64 0, i32 2
  %51 = load i64, ptr %48, align 8, !tbaa !133
  br label %53

52:                                               ; preds = %63
  store i64 %57, ptr %48, align 8, !tbaa !133
  br label %66

53:                                               ; preds = %63, %47
  %54 = phi i64 [ %51, %47 ], [ %57, %63 ]
  %55 = phi ptr [ %41, %47 ], [ %56, %63 ]
  %56 = load ptr, ptr %55, align 8, !tbaa !24
  %57 = add i64 %54, -1
  %58 = getelementptr inbounds %struct.slot, ptr %55, i64 0, i32 6
  %59 = load ptr, ptr %58, align 8, !tbaa !134
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
  br i1 %65, label %52, label %53, !llvm.loop !135

66:                                               ; preds = %52, %39
  %67 = getelementptr inbounds %struct.ring, ptr %44, i64 0, i32 1
  %68 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %67) #14
  %69 = tail call i32 @pthread_mutex_unlock(ptr noundef %44) #14
  %70 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 26
  %71 = load ptr, ptr %70, align 8, !tbaa !123
  %72 = load ptr, ptr %0, align 8, !tbaa !113
  %73 = getelementptr inbounds %struct.device, ptr %72, i64 0, i32 39
  %74 = load ptr, ptr %73, align 8, !tbaa !34
  %75 = tail call i32 @pthread_mutex_lock(ptr noundef %74) #14
  %76 = icmp eq ptr %71, null
  br i1 %76, label %96, label %77

77:                                               ; preds = %66
  %78 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %79 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %80 = getelementptr inbounds %struct.ring, ptr %74, i64 0, i32 2
  %81 = load i64, ptr %78, align 8, !tbaa !133
  br label %83

82:                                               ; preds = %93
  store i64 %87, ptr %78, align 8, !tbaa !133
  br label %96

83:                                               ; preds = %93, %77
  %84 = phi i64 [ %81, %77 ], [ %87, %93 ]
  %85 = phi ptr [ %71, %77 ], [ %86, %93 ]
  %86 = load ptr, ptr %85, align 8, !tbaa !24
  %87 = add i64 %84, -1
  %88 = getelementptr inbounds %struct.slot, ptr %85, i64 0, i32 6
  %89 = load ptr, ptr %88, align 8, !tbaa !134
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
  br i1 %95, label %82, label %83, !llvm.loop !135

96:                                               ; preds = %66, %82
  %97 = getelementptr inbounds %struct.ring, ptr %74, i64 0, i32 1
  %98 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %97) #14
  %99 = tail call i32 @pthread_mutex_unlock(ptr noundef %74) #14
  store ptr null, ptr %70, align 8, !tbaa !123
  store ptr null, ptr %40, align 8, !tbaa !200
  %100 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #14
  %101 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %102 = load i32, ptr %101, align 4, !tbaa !137
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %108, label %104

104:                                              ; preds = %96, %104
  %105 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %10, ptr noundef nonnull %4) #14
  %106 = load i32, ptr %101, align 4, !tbaa !137
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %104, !llvm.loop !216

108:                                              ; preds = %104, %96
  %109 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %110 = load ptr, ptr %109, align 8, !tbaa !176
  %111 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %112 = load ptr, ptr %111, align 8, !tbaa !145
  %113 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %114 = load ptr, ptr %113, align 8, !tbaa !144
  store ptr null, ptr %113, align 8, !tbaa !144
  store <2 x ptr> zeroinitializer, ptr %111, align 8, !tbaa !23
  %115 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  store ptr %109, ptr %115, align 8, !tbaa !116
  %116 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #14
  br i1 %31, label %117, label %257

117:                                              ; preds = %108
  %118 = icmp eq ptr %110, null
  br i1 %118, label %152, label %119

119:                                              ; preds = %117
  %120 = load ptr, ptr %0, align 8, !tbaa !113
  %121 = getelementptr inbounds %struct.device, ptr %120, i64 0, i32 15
  br label %122

122:                                              ; preds = %148, %119
  %123 = phi ptr [ %110, %119 ], [ %124, %148 ]
  %124 = load ptr, ptr %123, align 8, !tbaa !146
  %125 = getelementptr inbounds %struct.batch, ptr %123, i64 0, i32 14
  %126 = load ptr, ptr %125, align 8, !tbaa !139
  %127 = icmp eq ptr %126, null
  br i1 %127, label %131, label %128

128:                                              ; preds = %122
  %129 = load ptr, ptr %121, align 8, !tbaa !28
  %130 = tail call i32 %129(ptr noundef nonnull %126) #14
  br label %131

131:                                              ; preds = %128, %122
  %132 = getelementptr inbounds %struct.batch, ptr %123, i64 0, i32 20
  %133 = load i32, ptr %132, align 4, !tbaa !217
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %148, label %135

135:                                              ; preds = %131
  %136 = getelementptr inbounds %struct.batch, ptr %123, i64 0, i32 21
  br label %137

137:                                              ; preds = %137, %135
  %138 = phi i64 [ 0, %135 ], [ %144, %137 ]
  %139 = load ptr, ptr %121, align 8, !tbaa !28
  %140 = load ptr, ptr %136, align 8, !tbaa !194
  %141 = getelementptr inbounds %struct.stamp, ptr %140, i64 %138
  %142 = load ptr, ptr %141, align 8, !tbaa !197
  %143 = tail call i32 %139(ptr noundef %142) #14
  %144 = add nuw nsw i64 %138, 1
  %145 = load i32, ptr %132, align 4, !tbaa !217
  %146 = zext i32 %145 to i64
  %147 = icmp ult i64 %144, %146
  br i1 %147, label %137, label %148, !llvm.loop !218

148:                                              ; preds = %137, %131
  %149 = getelementptr inbounds %struct.batch, ptr %123, i64 0, i32 21
  %150 = load ptr, ptr %149, align 8, !tbaa !194
  tail call void @free(ptr noundef %150) #14
  tail call void @free(ptr noundef nonnull %123) #14
  %151 = icmp eq ptr %124, null
  br i1 %151, label %152, label %122, !llvm.loop !219

152:                                              ; preds = %148, %117
  %153 = icmp eq ptr %112, null
  br i1 %153, label %187, label %154

154:                                              ; preds = %152
  %155 = load ptr, ptr %0, align 8, !tbaa !113
  %156 = getelementptr inbounds %struct.device, ptr %155, i64 0, i32 15
  br label %157

157:                                              ; preds = %183, %154
  %158 = phi ptr [ %112, %154 ], [ %159, %183 ]
  %159 = load ptr, ptr %158, align 8, !tbaa !146
  %160 = getelementptr inbounds %struct.batch, ptr %158, i64 0, i32 14
  %161 = load ptr, ptr %160, align 8, !tbaa !139
  %162 = icmp eq ptr %161, null
  br i1 %162, label %166, label %163

163:                                              ; preds = %157
  %164 = load ptr, ptr %156, align 8, !tbaa !28
  %165 = tail call i32 %164(ptr noundef nonnull %161) #14
  br label %166

166:                                              ; preds = %163, %157
  %167 = getelementptr inbounds %struct.batch, ptr %158, i64 0, i32 20
  %168 = load i32, ptr %167, align 4, !tbaa !217
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %183, label %170

170:                                              ; preds = %166
  %171 = getelementptr inbounds %struct.batch, ptr %158, i64 0, i32 21
  br label %172

172:                                              ; preds = %172, %170
  %173 = phi i64 [ 0, %170 ], [ %179, %172 ]
  %174 = load ptr, ptr %156, align 8, !tbaa !28
  %175 = load ptr, ptr %171, align 8, !tbaa !194
  %176 = getelementptr inbounds %struct.stamp, ptr %175, i64 %173
  %177 = load ptr, ptr %176, align 8, !tbaa !197
  %178 = tail call i32 %174(ptr noundef %177) #14
  %179 = add nuw nsw i64 %173, 1
  %180 = load i32, ptr %167, align 4, !tbaa !217
  %181 = zext i32 %180 to i64
  %182 = icmp ult i64 %179, %181
  br i1 %182, label %172, label %183, !llvm.loop !218

183:                                              ; preds = %172, %166
  %184 = getelementptr inbounds %struct.batch, ptr %158, i64 0, i32 21
  %185 = load ptr, ptr %184, align 8, !tbaa !194
  tail call void @free(ptr noundef %185) #14
  tail call void @free(ptr noundef nonnull %158) #14
  %186 = icmp eq ptr %159, null
  br i1 %186, label %187, label %157, !llvm.loop !219

187:                                              ; preds = %183, %152
  %188 = icmp eq ptr %114, null
  br i1 %188, label %222, label %189

189:                                              ; preds = %187
  %190 = load ptr, ptr %0, align 8, !tbaa !113
  %191 = getelementptr inbounds %struct.device, ptr %190, i64 0, i32 15
  br label %192

192:                                              ; preds = %218, %189
  %193 = phi ptr [ %114, %189 ], [ %194, %218 ]
  %194 = load ptr, ptr %193, align 8, !tbaa !146
  %195 = getelementptr inbounds %struct.batch, ptr %193, i64 0, i32 14
  %196 = load ptr, ptr %195, align 8, !tbaa !139
  %197 = icmp eq ptr %196, null
  br i1 %197, label %201, label %198

198:                                              ; preds = %192
  %199 = load ptr, ptr %191, align 8, !tbaa !28
  %200 = tail call i32 %199(ptr noundef nonnull %196) #14
  br label %201

201:                                              ; preds = %198, %192
  %202 = getelementptr inbounds %struct.batch, ptr %193, i64 0, i32 20
  %203 = load i32, ptr %202, align 4, !tbaa !217
  %204 = icmp eq i32 %203, 0
  br i1 %204, label %218, label %205

205:                                              ; preds = %201
  %206 = getelementptr inbounds %struct.batch, ptr %193, i64 0, i32 21
  br label %207

207:                                              ; preds = %207, %205
  %208 = phi i64 [ 0, %205 ], [ %214, %207 ]
  %209 = load ptr, ptr %191, align 8, !tbaa !28
  %210 = load ptr, ptr %206, align 8, !tbaa !194
  %211 = getelementptr inbounds %struct.stamp, ptr %210, i64 %208
  %212 = load ptr, ptr %211, align 8, !tbaa !197
  %213 = tail call i32 %209(ptr noundef %212) #14
  %214 = add nuw nsw i64 %208, 1
  %215 = load i32, ptr %202, align 4, !tbaa !217
  %216 = zext i32 %215 to i64
  %217 = icmp ult i64 %214, %216
  br i1 %217, label %207, label %218, !llvm.loop !218

218:                                              ; preds = %207, %201
  %219 = getelementptr inbounds %struct.batch, ptr %193, i64 0, i32 21
  %220 = load ptr, ptr %219, align 8, !tbaa !194
  tail call void @free(ptr noundef %220) #14
  tail call void @free(ptr noundef nonnull %193) #14
  %221 = icmp eq ptr %194, null
  br i1 %221, label %222, label %192, !llvm.loop !219

222:                                              ; preds = %218, %187
  %223 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %224 = load ptr, ptr %223, align 8, !tbaa !161
  %225 = icmp eq ptr %224, null
  br i1 %225, label %252, label %226

226:                                              ; preds = %222
  %227 = load ptr, ptr %0, align 8, !tbaa !113
  %228 = getelementptr inbounds %struct.slot, ptr %224, i64 0, i32 3
  %229 = load ptr, ptr %228, align 8, !tbaa !27
  %230 = icmp eq ptr %229, null
  br i1 %230, label %235, label %231

231:                                              ; preds = %226
  %232 = getelementptr inbounds %struct.device, ptr %227, i64 0, i32 15
  %233 = load ptr, ptr %232, align 8, !tbaa !28
  %234 = tail call i32 %233(ptr noundef nonnull %229) #14
  br label %235

235:                                              ; preds = %231, %226
  %236 = getelementptr inbounds %struct.slot, ptr %224, i64 0, i32 1
  %237 = load ptr, ptr %236, align 8, !tbaa !21
  %238 = icmp eq ptr %237, null
  br i1 %238, label %249, label %239

239:                                              ; preds = %235
  %240 = getelementptr inbounds %struct.device, ptr %227, i64 0, i32 36
  %241 = load ptr, ptr %240, align 8, !tbaa !165
  %242 = tail call i32 @pthread_rwlock_wrlock(ptr noundef %241) #14
  %243 = getelementptr inbounds %struct.device, ptr %227, i64 0, i32 13
  %244 = load ptr, ptr %243, align 8, !tbaa !166
  %245 = load ptr, ptr %236, align 8, !tbaa !21
  %246 = tail call i32 %244(ptr noundef %245) #14
  %247 = load ptr, ptr %240, align 8, !tbaa !165
  %248 = tail call i32 @pthread_rwlock_unlock(ptr noundef %247) #14
  br label %249

249:                                              ; preds = %235, %239
  %250 = getelementptr inbounds %struct.slot, ptr %224, i64 0, i32 6
  %251 = load ptr, ptr %250, align 8, !tbaa !134
  tail call void @free(ptr noundef %251) #14
  tail call void @free(ptr noundef nonnull %224) #14
  br label %252

252:                                              ; preds = %249, %222
  store ptr null, ptr %223, align 8, !tbaa !161
  %253 = load ptr, ptr %0, align 8, !tbaa !113
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #15
  %254 = getelementptr inbounds %struct.device, ptr %253, i64 0, i32 1
  %255 = load ptr, ptr %254, align 8, !tbaa !35
  %256 = call i32 %255(ptr noundef nonnull %2) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #15
  br label %257

257:                                              ; preds = %108, %252
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32, i32 1
  %3 = load ptr, ptr %2, align 8, !tbaa !202
  %4 = icmp eq ptr %3, null
  br i1 %4, label %9, label %5

5:                                                ; preds = %1, %5
  %6 = phi ptr [ %7, %5 ], [ %3, %1 ]
  %7 = load ptr, ptr %6, align 8, !tbaa !203
  tail call void @free(ptr noundef nonnull %6) #14
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %5, !llvm.loop !220

9:                                                ; preds = %5, %1
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %11 = load ptr, ptr %10, align 8, !tbaa !221
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
  br i1 %28, label %17, label %29, !llvm.loop !222

29:                                               ; preds = %25, %7, %24
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %10) #15
  %30 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 3
  %31 = load ptr, ptr %30, align 8, !tbaa !223
  store ptr %31, ptr %10, align 8, !tbaa !224
  %32 = getelementptr inbounds %struct.copying, ptr %10, i64 0, i32 1
  store ptr %1, ptr %32, align 8, !tbaa !226
  %33 = getelementptr inbounds %struct.copying, ptr %10, i64 0, i32 2
  store i32 %2, ptr %33, align 8, !tbaa !227
  %34 = getelementptr inbounds %struct.copying, ptr %10, i64 0, i32 3
  store i32 0, ptr %34, align 4, !tbaa !228
  %35 = getelementptr inbounds %struct.copying, ptr %10, i64 0, i32 4
  store i16 %4, ptr %35, align 8, !tbaa !229
  store ptr %10, ptr %30, align 8, !tbaa !223
  %36 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 4
  %37 = load i32, ptr %36, align 8, !tbaa !230
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
  %50 = load i32, ptr %34, align 4, !tbaa !228
  %51 = icmp ult i32 %50, %2
  br i1 %51, label %52, label %73

52:                                               ; preds = %47
  %53 = load ptr, ptr %32, align 8, !tbaa !226
  %54 = add nuw i32 %50, 1
  store i32 %54, ptr %34, align 4, !tbaa !228
  %55 = load i32, ptr %33, align 8, !tbaa !227
  %56 = icmp eq i32 %54, %55
  br i1 %56, label %57, label %65

57:                                               ; preds = %52, %57
  %58 = phi ptr [ %59, %57 ], [ %30, %52 ]
  %59 = load ptr, ptr %58, align 8, !tbaa !23
  %60 = icmp eq ptr %59, %10
  br i1 %60, label %61, label %57, !llvm.loop !231

61:                                               ; preds = %57
  %62 = load ptr, ptr %10, align 8, !tbaa !224
  store ptr %62, ptr %58, align 8, !tbaa !23
  %63 = load i32, ptr %36, align 8, !tbaa !230
  %64 = add i32 %63, -1
  store atomic i32 %64, ptr %36 seq_cst, align 8
  br label %65

65:                                               ; preds = %61, %52
  %66 = load ptr, ptr %30, align 8, !tbaa !223
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
  %76 = load i32, ptr %75, align 8, !tbaa !232
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
  %97 = load i32, ptr %75, align 8, !tbaa !232
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %102, label %104

99:                                               ; preds = %88
  call void @llvm.aarch64.hint(i32 1)
  %100 = load atomic i32, ptr %75 seq_cst, align 8
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %88, label %95, !llvm.loop !234

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
  %112 = load i32, ptr %111, align 8, !tbaa !232
  %113 = icmp eq i32 %112, 0
  %114 = trunc i64 %109 to i32
  br i1 %113, label %126, label %115

115:                                              ; preds = %108
  %116 = call i32 @pthread_mutex_unlock(ptr noundef %0) #14
  %117 = icmp ne i32 %110, 0
  %118 = select i1 %45, i1 true, i1 %117
  br i1 %118, label %121, label %119

119:                                              ; preds = %115
  %120 = call i32 %5(ptr noundef %6, i32 noundef %114) #14, !callees !235
  br label %121

121:                                              ; preds = %119, %115
  %122 = phi i32 [ %110, %115 ], [ %120, %119 ]
  %123 = call i32 @pthread_mutex_lock(ptr noundef %0) #14
  %124 = add nuw nsw i64 %109, 1
  %125 = icmp eq i64 %124, %46
  br i1 %125, label %132, label %108, !llvm.loop !236

126:                                              ; preds = %108
  %127 = trunc i64 %109 to i32
  br label %128

128:                                              ; preds = %126, %104
  %129 = phi i32 [ %49, %104 ], [ %127, %126 ]
  %130 = phi i32 [ %48, %104 ], [ %110, %126 ]
  %131 = icmp ult i32 %129, %2
  br i1 %131, label %47, label %132, !llvm.loop !237

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
  br i1 %11, label %19, label %12, !prof !177

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
  %21 = load ptr, ptr %1, align 8, !tbaa !238
  %22 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 1
  %23 = load ptr, ptr %22, align 8, !tbaa !239
  %24 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 2
  %25 = load i64, ptr %24, align 8, !tbaa !240
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
  %46 = load <2 x i64>, ptr %5, align 16, !tbaa !207
  store <2 x i64> %46, ptr %41, align 16, !tbaa !207, !nontemporal !241
  %47 = load <2 x i64>, ptr %37, align 16, !tbaa !207
  %48 = getelementptr inbounds <2 x i64>, ptr %41, i64 1
  store <2 x i64> %47, ptr %48, align 16, !tbaa !207, !nontemporal !241
  %49 = load <2 x i64>, ptr %38, align 16, !tbaa !207
  %50 = getelementptr inbounds <2 x i64>, ptr %41, i64 2
  store <2 x i64> %49, ptr %50, align 16, !tbaa !207, !nontemporal !241
  %51 = load <2 x i64>, ptr %39, align 16, !tbaa !207
  %52 = getelementptr inbounds <2 x i64>, ptr %41, i64 3
  store <2 x i64> %51, ptr %52, align 16, !tbaa !207, !nontemporal !241
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #15
  %53 = getelementptr inbounds i8, ptr %41, i64 64
  %54 = getelementptr inbounds i8, ptr %43, i64 64
  %55 = add i64 %42, -64
  %56 = icmp ugt i64 %55, 63
  br i1 %56, label %40, label %57, !llvm.loop !242

57:                                               ; preds = %40, %19
  %58 = phi ptr [ %33, %19 ], [ %54, %40 ]
  %59 = phi i64 [ %34, %19 ], [ %55, %40 ]
  %60 = phi ptr [ %32, %19 ], [ %53, %40 ]
  fence seq_cst
  %61 = call ptr @memcpy(ptr noundef %60, ptr noundef %58, i64 noundef %59) #14
  %62 = load i64, ptr %24, align 8, !tbaa !240
  %63 = icmp eq i64 %20, 0
  br i1 %63, label %70, label %64, !prof !177

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
  %18 = load ptr, ptr %9, align 8, !tbaa !223
  %19 = icmp eq ptr %18, null
  br i1 %19, label %48, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 4
  %22 = load i16, ptr %21, align 8, !tbaa !229
  %23 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 1
  %24 = load ptr, ptr %23, align 8, !tbaa !226
  %25 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 3
  %26 = load i32, ptr %25, align 4, !tbaa !228
  %27 = add i32 %26, 1
  store i32 %27, ptr %25, align 4, !tbaa !228
  %28 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 2
  %29 = load i32, ptr %28, align 8, !tbaa !227
  %30 = icmp eq i32 %27, %29
  br i1 %30, label %31, label %39

31:                                               ; preds = %20, %31
  %32 = phi ptr [ %33, %31 ], [ %9, %20 ]
  %33 = load ptr, ptr %32, align 8, !tbaa !23
  %34 = icmp eq ptr %33, %18
  br i1 %34, label %35, label %31, !llvm.loop !231

35:                                               ; preds = %31
  %36 = load ptr, ptr %18, align 8, !tbaa !224
  store ptr %36, ptr %32, align 8, !tbaa !23
  %37 = load i32, ptr %10, align 8, !tbaa !230
  %38 = add i32 %37, -1
  store atomic i32 %38, ptr %10 seq_cst, align 8
  br label %39

39:                                               ; preds = %35, %20
  %40 = load ptr, ptr %9, align 8, !tbaa !223
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
  %51 = load i32, ptr %13, align 4, !tbaa !243
  %52 = icmp ult i32 %51, 3
  br i1 %52, label %53, label %78

53:                                               ; preds = %50
  %54 = add nuw nsw i32 %51, 1
  store i32 %54, ptr %13, align 4, !tbaa !243
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
  br i1 %73, label %64, label %74, !llvm.loop !244

74:                                               ; preds = %64, %71, %53
  %75 = call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #14
  %76 = load i32, ptr %13, align 4, !tbaa !243
  %77 = add i32 %76, -1
  store i32 %77, ptr %13, align 4, !tbaa !243
  br label %80

78:                                               ; preds = %50, %48
  %79 = call i32 @pthread_cond_wait(ptr noundef nonnull %11, ptr noundef nonnull %0) #14
  br label %80

80:                                               ; preds = %74, %78, %44
  %81 = phi i32 [ 0, %44 ], [ %17, %78 ], [ 1, %74 ]
  %82 = load i32, ptr %5, align 8, !tbaa !42
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %16, label %84, !llvm.loop !245

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
  br i1 %22, label %24, label %10, !llvm.loop !246

24:                                               ; preds = %19
  %25 = load i64, ptr %0, align 8, !tbaa !4
  %26 = urem i64 %11, %25
  %27 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26
  store i64 %1, ptr %27, align 8, !tbaa !247
  %28 = tail call i32 @gettid() #14
  %29 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 2
  store i32 %28, ptr %29, align 8, !tbaa !249
  %30 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 3
  store i16 %2, ptr %30, align 4, !tbaa !250
  %31 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 4
  store i16 %3, ptr %31, align 2, !tbaa !251
  %32 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 5
  store i64 %4, ptr %32, align 8, !tbaa !252
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
  %33 = load ptr, ptr %32, align 8, !tbaa !253
  store ptr %33, ptr %8, align 8, !tbaa !255
  %34 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %31, i32 1
  %35 = load ptr, ptr %34, align 8, !tbaa !257
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %40

37:                                               ; preds = %29
  %38 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %31, i32 2
  %39 = load i32, ptr %38, align 8, !tbaa !258
  br label %58

40:                                               ; preds = %29
  %41 = call i64 %35(ptr noundef nonnull %13) #14
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %43, label %50

43:                                               ; preds = %40
  %44 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %31, i32 3
  %45 = load i32, ptr %44, align 4, !tbaa !259
  %46 = zext i32 %45 to i64
  %47 = add nsw i64 %41, -1
  %48 = add nuw i64 %47, %46
  %49 = udiv i64 %48, %46
  br label %50

50:                                               ; preds = %43, %40
  %51 = phi i64 [ %49, %43 ], [ 1, %40 ]
  %52 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %31, i32 2
  %53 = load i32, ptr %52, align 8, !tbaa !258
  %54 = zext i32 %53 to i64
  %55 = icmp ult i64 %51, %54
  %56 = trunc i64 %51 to i32
  %57 = select i1 %55, i32 %56, i32 %53
  br label %58

58:                                               ; preds = %37, %50
  %59 = phi i32 [ %57, %50 ], [ %39, %37 ]
  store i32 %59, ptr %19, align 8, !tbaa !260
  store <2 x i32> <i32 1, i32 1>, ptr %20, align 4, !tbaa !9
  %60 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %31, i32 3
  %61 = load i32, ptr %60, align 4, !tbaa !259
  store i32 %61, ptr %21, align 4, !tbaa !261
  store <2 x i32> <i32 1, i32 1>, ptr %22, align 8, !tbaa !9
  %62 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %31, i32 4
  %63 = load i32, ptr %62, align 8, !tbaa !262
  store i32 %63, ptr %23, align 8, !tbaa !263
  store ptr %7, ptr %24, align 8, !tbaa !264
  store <2 x ptr> zeroinitializer, ptr %25, align 8, !tbaa !23
  store ptr null, ptr %26, align 8, !tbaa !265
  %64 = add i64 %31, %2
  %65 = call i32 %3(ptr noundef %0, i64 noundef %64, ptr noundef nonnull %32, ptr noundef nonnull %8) #14, !callees !266
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %8) #15
  %66 = add nuw i64 %31, 1
  %67 = load ptr, ptr %14, align 8, !tbaa !23
  %68 = load i64, ptr %67, align 8, !tbaa !4
  %69 = icmp ult i64 %66, %68
  %70 = icmp eq i32 %65, 0
  %71 = select i1 %69, i1 %70, i1 false
  br i1 %71, label %29, label %27, !llvm.loop !267
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
  %17 = load i32, ptr %16, align 4, !tbaa !268
  %18 = icmp eq i32 %17, 0
  store i32 1, ptr %12, align 8, !tbaa !66
  br i1 %18, label %20, label %27

19:                                               ; preds = %4
  store i32 1, ptr %12, align 8, !tbaa !66
  br label %20

20:                                               ; preds = %19, %15
  %21 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 24
  %22 = load ptr, ptr %21, align 8, !tbaa !269
  %23 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %24 = load ptr, ptr %23, align 8, !tbaa !49
  %25 = zext i1 %9 to i64
  %26 = tail call i32 %22(ptr noundef %8, ptr noundef %24, ptr noundef %11, i64 noundef %25, ptr noundef %3) #14
  br label %39

27:                                               ; preds = %15
  %28 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 24
  %29 = load ptr, ptr %28, align 8, !tbaa !269
  %30 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %31 = load ptr, ptr %30, align 8, !tbaa !49
  %32 = tail call i32 %29(ptr noundef %8, ptr noundef %31, ptr noundef null, i64 noundef 0, ptr noundef %3) #14
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %39

34:                                               ; preds = %27
  %35 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 27
  %36 = load ptr, ptr %35, align 8, !tbaa !270
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
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  store i32 1, ptr %6, align 4, !tbaa !182
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 3
  %9 = load i64, ptr %8, align 8, !tbaa !191
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
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4) #15
  %20 = load i64, ptr %8, align 8, !tbaa !191
  %21 = icmp ult i64 %20, %1
  br i1 %21, label %24, label %22

22:                                               ; preds = %19
  %23 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %14) #14
  br label %116

24:                                               ; preds = %19, %65
  %25 = phi i64 [ %68, %65 ], [ %20, %19 ]
  %26 = phi i64 [ %67, %65 ], [ 0, %19 ]
  %27 = phi i32 [ %66, %65 ], [ 0, %19 ]
  %28 = load ptr, ptr %5, align 8, !tbaa !183
  %29 = load i64, ptr %12, align 8, !tbaa !184
  %30 = add i64 %29, -1
  %31 = and i64 %30, %25
  %32 = getelementptr inbounds %struct.arrival, ptr %28, i64 %31
  %33 = load ptr, ptr %32, align 8, !tbaa !185
  %34 = icmp eq ptr %33, null
  br i1 %34, label %35, label %51

35:                                               ; preds = %24
  %36 = getelementptr inbounds %struct.arrival, ptr %28, i64 %31, i32 1
  %37 = load ptr, ptr %36, align 8, !tbaa !187
  %38 = getelementptr inbounds i8, ptr %37, i64 2312
  %39 = load i64, ptr %38, align 8, !tbaa !4
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %65, label %41

41:                                               ; preds = %35
  %42 = getelementptr inbounds %struct.arrival, ptr %28, i64 %31, i32 3
  %43 = load i64, ptr %42, align 8, !tbaa !188
  %44 = getelementptr inbounds %struct.arrival, ptr %28, i64 %31, i32 4
  %45 = load ptr, ptr %44, align 8, !tbaa !189
  %46 = getelementptr inbounds %struct.kernel, ptr %45, i64 0, i32 3
  %47 = load i64, ptr %45, align 8, !tbaa !4
  %48 = getelementptr inbounds %struct.task, ptr %46, i64 %47
  call fastcc void @add_failed_assert(ptr noundef nonnull %13, i64 noundef %43, ptr noundef nonnull %37, ptr noundef nonnull %48) #17
  %49 = load ptr, ptr %32, align 8, !tbaa !185
  %50 = icmp eq ptr %49, null
  br i1 %50, label %65, label %51

51:                                               ; preds = %24, %41
  %52 = phi ptr [ %33, %24 ], [ %49, %41 ]
  %53 = add nuw nsw i32 %27, 1
  %54 = zext i32 %27 to i64
  %55 = getelementptr inbounds [16 x %struct.piece], ptr %4, i64 0, i64 %54
  %56 = getelementptr inbounds %struct.arrival, ptr %28, i64 %31, i32 1
  %57 = load ptr, ptr %56, align 8, !tbaa !187
  %58 = getelementptr inbounds %struct.arrival, ptr %28, i64 %31, i32 2
  %59 = load i64, ptr %58, align 8, !tbaa !190
  store ptr %52, ptr %55, align 8, !tbaa.struct !36
  %60 = getelementptr inbounds i8, ptr %55, i64 8
  store ptr %57, ptr %60, align 8, !tbaa.struct !37
  %61 = getelementptr inbounds i8, ptr %55, i64 16
  store i64 %59, ptr %61, align 8, !tbaa.struct !38
  %62 = getelementptr inbounds i8, ptr %55, i64 24
  store i32 0, ptr %62, align 8, !tbaa.struct !39
  %63 = load i64, ptr %58, align 8, !tbaa !190
  %64 = add i64 %63, %26
  br label %65

65:                                               ; preds = %35, %41, %51
  %66 = phi i32 [ %53, %51 ], [ %27, %41 ], [ %27, %35 ]
  %67 = phi i64 [ %64, %51 ], [ %26, %41 ], [ %26, %35 ]
  %68 = add nuw i64 %25, 1
  %69 = icmp ult i64 %68, %1
  %70 = icmp ult i32 %66, 16
  %71 = select i1 %69, i1 %70, i1 false
  br i1 %71, label %24, label %72, !llvm.loop !271

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
  %87 = load ptr, ptr %86, align 8, !tbaa !238
  %88 = getelementptr inbounds [16 x %struct.piece], ptr %4, i64 0, i64 %85, i32 1
  %89 = load ptr, ptr %88, align 8, !tbaa !239
  %90 = getelementptr inbounds [16 x %struct.piece], ptr %4, i64 0, i64 %85, i32 2
  %91 = load i64, ptr %90, align 8, !tbaa !240
  %92 = load ptr, ptr %0, align 8, !tbaa !113
  %93 = getelementptr inbounds %struct.device, ptr %92, i64 0, i32 41
  %94 = load atomic i64, ptr %93 seq_cst, align 8
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %96, label %98, !prof !177

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
  br i1 %105, label %113, label %106, !prof !177

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
  br i1 %115, label %116, label %84, !llvm.loop !272

116:                                              ; preds = %113, %22, %75, %79
  %117 = phi i64 [ %68, %75 ], [ %68, %79 ], [ %20, %22 ], [ %68, %113 ]
  %118 = call i32 @pthread_mutex_lock(ptr noundef nonnull %14) #14
  store i64 %117, ptr %8, align 8, !tbaa !191
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4) #15
  %119 = icmp ult i64 %117, %1
  br i1 %119, label %16, label %120, !llvm.loop !273

120:                                              ; preds = %16, %116, %2
  store i32 0, ptr %6, align 4, !tbaa !182
  ret void
}

; Function Attrs: cold nounwind optsize
define internal fastcc void @add_failed_assert(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #12 {
  %5 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2592) #14
  %6 = icmp eq ptr %5, null
  br i1 %6, label %31, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 1
  store i64 %1, ptr %8, align 8, !tbaa !274
  %9 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 2
  store i64 0, ptr %9, align 8, !tbaa !275
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
  %22 = load i8, ptr %21, align 1, !tbaa !207
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %28, label %24

24:                                               ; preds = %19
  %25 = getelementptr inbounds i8, ptr %18, i64 %20
  store i8 %22, ptr %25, align 1, !tbaa !207
  %26 = add nuw nsw i64 %20, 1
  %27 = icmp eq i64 %26, 255
  br i1 %27, label %28, label %19, !llvm.loop !276

28:                                               ; preds = %19, %24
  %29 = phi i64 [ 255, %24 ], [ %20, %19 ]
  %30 = getelementptr inbounds i8, ptr %18, i64 %29
  store i8 0, ptr %30, align 1, !tbaa !207
  tail call fastcc void @append_failure(ptr noundef %0, ptr noundef nonnull %5) #16
  br label %31

31:                                               ; preds = %4, %28
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @append_failure(ptr noundef %0, ptr noundef %1) unnamed_addr #3 {
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #14
  %4 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !202
  %6 = icmp eq ptr %5, null
  br i1 %6, label %10, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  %9 = load ptr, ptr %8, align 8, !tbaa !277
  br label %10

10:                                               ; preds = %2, %7
  %11 = phi ptr [ %9, %7 ], [ %4, %2 ]
  %12 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  store ptr %1, ptr %11, align 8, !tbaa !23
  store ptr %1, ptr %12, align 8, !tbaa !277
  %13 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 3
  %14 = load i64, ptr %13, align 8, !tbaa !205
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
  store i64 %1, ptr %7, align 8, !tbaa !274
  %8 = getelementptr inbounds %struct.failure, ptr %4, i64 0, i32 2
  store i64 %2, ptr %8, align 8, !tbaa !275
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
  %10 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 16
  %11 = load i32, ptr %10, align 4, !tbaa !278
  %12 = icmp ne i32 %11, 0
  %13 = select i1 %12, i1 true, i1 %9
  br i1 %13, label %88, label %14

14:                                               ; preds = %4
  %15 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 17
  %16 = load i32, ptr %15, align 8, !tbaa !172
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
  %25 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 18
  %26 = load i64, ptr %25, align 8, !tbaa !279
  %27 = sub i64 %24, %26
  %28 = icmp ult i64 %27, 100000
  br i1 %28, label %88, label %29

29:                                               ; preds = %18, %14
  %30 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 10
  %31 = load i64, ptr %30, align 8, !tbaa !141
  %32 = add i64 %31, 1
  store i64 %32, ptr %30, align 8, !tbaa !141
  %33 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 4
  %34 = load i64, ptr %33, align 8, !tbaa !168
  %35 = add i64 %34, %3
  %36 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 3
  %37 = load i64, ptr %36, align 8, !tbaa !86
  %38 = xor i64 %37, -1
  %39 = add i64 %35, %38
  %40 = shl i64 %39, 1
  %41 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 20
  %42 = load i32, ptr %41, align 4, !tbaa !217
  %43 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 21
  %44 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 19
  %45 = load i32, ptr %44, align 8, !tbaa !193
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
  %57 = load i32, ptr %41, align 4, !tbaa !217
  %58 = icmp ult i32 %57, %50
  br i1 %58, label %59, label %73

59:                                               ; preds = %56, %69
  %60 = phi i32 [ %71, %69 ], [ %57, %56 ]
  %61 = load ptr, ptr %0, align 8, !tbaa !113
  %62 = getelementptr inbounds %struct.device, ptr %61, i64 0, i32 14
  %63 = load ptr, ptr %62, align 8, !tbaa !25
  %64 = load ptr, ptr %43, align 8, !tbaa !194
  %65 = zext i32 %60 to i64
  %66 = getelementptr inbounds %struct.stamp, ptr %64, i64 %65
  %67 = call i32 %63(ptr noundef %66, i32 noundef 0) #14
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %90

69:                                               ; preds = %59
  %70 = load i32, ptr %41, align 4, !tbaa !217
  %71 = add i32 %70, 1
  store i32 %71, ptr %41, align 4, !tbaa !217
  %72 = icmp ult i32 %71, %50
  br i1 %72, label %59, label %73, !llvm.loop !280

73:                                               ; preds = %69, %29, %56
  %74 = load ptr, ptr %43, align 8, !tbaa !194
  %75 = load i32, ptr %44, align 8, !tbaa !193
  %76 = add i32 %75, 1
  store i32 %76, ptr %44, align 8, !tbaa !193
  %77 = zext i32 %75 to i64
  %78 = getelementptr inbounds %struct.stamp, ptr %74, i64 %77
  %79 = getelementptr inbounds %struct.stamp, ptr %74, i64 %77, i32 1
  store i64 %40, ptr %79, align 8, !tbaa !195
  %80 = load ptr, ptr %0, align 8, !tbaa !113
  %81 = getelementptr inbounds %struct.device, ptr %80, i64 0, i32 16
  %82 = load ptr, ptr %81, align 8, !tbaa !98
  %83 = load ptr, ptr %78, align 8, !tbaa !197
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
  %98 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 18
  store i64 %97, ptr %98, align 8, !tbaa !279
  br i1 %9, label %110, label %99

99:                                               ; preds = %90
  %100 = icmp eq i32 %91, 0
  br i1 %100, label %107, label %101

101:                                              ; preds = %99
  %102 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 8
  %103 = load i64, ptr %102, align 8, !tbaa !180
  %104 = icmp ne i64 %103, 0
  %105 = or i1 %13, %104
  %106 = zext i1 %105 to i32
  br label %107

107:                                              ; preds = %99, %101
  %108 = phi i32 [ 1, %99 ], [ %106, %101 ]
  store i32 %108, ptr %10, align 4, !tbaa !278
  %109 = xor i32 %108, 1
  br label %110

110:                                              ; preds = %90, %107
  %111 = phi i32 [ %109, %107 ], [ 1, %90 ]
  %112 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 17
  store i32 %111, ptr %112, align 8, !tbaa !172
  %113 = icmp eq i32 %91, 0
  br i1 %113, label %114, label %174

114:                                              ; preds = %110
  %115 = getelementptr inbounds %struct.command, ptr %2, i64 0, i32 1
  %116 = load i16, ptr %115, align 2, !tbaa !91
  %117 = icmp eq i16 %116, 0
  br i1 %117, label %174, label %118

118:                                              ; preds = %114
  store <2 x i32> zeroinitializer, ptr %10, align 4, !tbaa !9
  %119 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 4
  %120 = load i64, ptr %119, align 8, !tbaa !168
  %121 = add i64 %120, %3
  %122 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 3
  %123 = load i64, ptr %122, align 8, !tbaa !86
  %124 = xor i64 %123, -1
  %125 = add i64 %121, %124
  %126 = shl i64 %125, 1
  %127 = or i64 %126, 1
  %128 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 20
  %129 = load i32, ptr %128, align 4, !tbaa !217
  %130 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 21
  %131 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 19
  %132 = load i32, ptr %131, align 8, !tbaa !193
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
  %144 = load i32, ptr %128, align 4, !tbaa !217
  %145 = icmp ult i32 %144, %137
  br i1 %145, label %146, label %160

146:                                              ; preds = %143, %156
  %147 = phi i32 [ %158, %156 ], [ %144, %143 ]
  %148 = load ptr, ptr %0, align 8, !tbaa !113
  %149 = getelementptr inbounds %struct.device, ptr %148, i64 0, i32 14
  %150 = load ptr, ptr %149, align 8, !tbaa !25
  %151 = load ptr, ptr %130, align 8, !tbaa !194
  %152 = zext i32 %147 to i64
  %153 = getelementptr inbounds %struct.stamp, ptr %151, i64 %152
  %154 = call i32 %150(ptr noundef %153, i32 noundef 0) #14
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %156, label %174

156:                                              ; preds = %146
  %157 = load i32, ptr %128, align 4, !tbaa !217
  %158 = add i32 %157, 1
  store i32 %158, ptr %128, align 4, !tbaa !217
  %159 = icmp ult i32 %158, %137
  br i1 %159, label %146, label %160, !llvm.loop !280

160:                                              ; preds = %156, %143, %118
  %161 = load ptr, ptr %130, align 8, !tbaa !194
  %162 = load i32, ptr %131, align 8, !tbaa !193
  %163 = add i32 %162, 1
  store i32 %163, ptr %131, align 8, !tbaa !193
  %164 = zext i32 %162 to i64
  %165 = getelementptr inbounds %struct.stamp, ptr %161, i64 %164
  %166 = getelementptr inbounds %struct.stamp, ptr %161, i64 %164, i32 1
  store i64 %127, ptr %166, align 8, !tbaa !195
  %167 = load ptr, ptr %0, align 8, !tbaa !113
  %168 = getelementptr inbounds %struct.device, ptr %167, i64 0, i32 16
  %169 = load ptr, ptr %168, align 8, !tbaa !98
  %170 = load ptr, ptr %165, align 8, !tbaa !197
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
  %22 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 2
  %23 = load i32, ptr %22, align 4, !tbaa !149
  %24 = and i32 %23, 8
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %803

26:                                               ; preds = %4
  %27 = load ptr, ptr %0, align 8, !tbaa !113
  %28 = load i16, ptr %2, align 4, !tbaa !51
  switch i16 %28, label %809 [
    i16 1, label %29
    i16 2, label %187
    i16 3, label %199
    i16 4, label %212
    i16 5, label %225
    i16 6, label %443
    i16 7, label %569
    i16 8, label %610
    i16 9, label %626
    i16 10, label %667
    i16 11, label %777
    i16 12, label %785
    i16 13, label %793
  ]

29:                                               ; preds = %26
  %30 = getelementptr inbounds %struct.launch, ptr %2, i64 0, i32 1
  %31 = load ptr, ptr %30, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %17) #15
  %32 = getelementptr inbounds %struct.launch, ptr %2, i64 0, i32 2
  %33 = load i64, ptr %32, align 8, !tbaa !4
  store i64 %33, ptr %17, align 8, !tbaa !4
  %34 = getelementptr inbounds %struct.kernel, ptr %31, i64 0, i32 2
  %35 = load i64, ptr %34, align 8, !tbaa !4
  %36 = add i64 %35, 15
  %37 = and i64 %36, -16
  %38 = getelementptr inbounds %struct.kernel, ptr %31, i64 0, i32 1
  %39 = load i64, ptr %38, align 8, !tbaa !4
  %40 = icmp eq i64 %39, 0
  %41 = select i1 %40, i64 0, i64 2320
  %42 = add i64 %41, %37
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %18) #15
  store ptr null, ptr %18, align 8, !tbaa !23
  %43 = icmp ugt i64 %42, 262144
  br i1 %43, label %185, label %44

44:                                               ; preds = %29
  %45 = icmp eq i64 %42, 0
  br i1 %45, label %78, label %46

46:                                               ; preds = %44
  %47 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %48 = load ptr, ptr %47, align 8, !tbaa !200
  %49 = icmp eq ptr %48, null
  br i1 %49, label %61, label %50

50:                                               ; preds = %46
  %51 = getelementptr inbounds %struct.slot, ptr %48, i64 0, i32 2
  %52 = load i64, ptr %51, align 8, !tbaa !281
  %53 = add i64 %52, %42
  %54 = icmp ugt i64 %53, 262144
  br i1 %54, label %55, label %66

55:                                               ; preds = %50
  store ptr null, ptr %47, align 8, !tbaa !200
  %56 = tail call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %48) #16
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %185

58:                                               ; preds = %55
  %59 = load ptr, ptr %47, align 8, !tbaa !200
  %60 = icmp eq ptr %59, null
  br i1 %60, label %61, label %66

61:                                               ; preds = %58, %46
  %62 = tail call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %47) #16
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %185

64:                                               ; preds = %61
  %65 = load ptr, ptr %47, align 8, !tbaa !200
  br label %66

66:                                               ; preds = %64, %58, %50
  %67 = phi ptr [ %65, %64 ], [ %59, %58 ], [ %48, %50 ]
  %68 = getelementptr inbounds %struct.slot, ptr %67, i64 0, i32 1
  %69 = load ptr, ptr %68, align 8, !tbaa !21
  %70 = getelementptr inbounds %struct.slot, ptr %67, i64 0, i32 2
  %71 = load i64, ptr %70, align 8, !tbaa !281
  %72 = getelementptr inbounds i8, ptr %69, i64 %71
  store ptr %72, ptr %18, align 8, !tbaa !23
  %73 = and i64 %42, -16
  %74 = add i64 %71, %73
  store i64 %74, ptr %70, align 8, !tbaa !281
  %75 = load i64, ptr %34, align 8, !tbaa !4
  %76 = add i64 %75, 15
  %77 = and i64 %76, -16
  br label %78

78:                                               ; preds = %66, %44
  %79 = phi i64 [ %77, %66 ], [ %37, %44 ]
  %80 = phi i64 [ %75, %66 ], [ %35, %44 ]
  %81 = phi ptr [ %72, %66 ], [ null, %44 ]
  %82 = getelementptr inbounds i8, ptr %81, i64 %79
  %83 = tail call ptr @memset(ptr noundef %81, i32 noundef 0, i64 noundef %80) #14
  %84 = load i64, ptr %38, align 8, !tbaa !4
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %93, label %86

86:                                               ; preds = %78
  %87 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 7
  %88 = load ptr, ptr %87, align 8, !tbaa !282
  %89 = add i64 %33, 35224
  %90 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %91 = load ptr, ptr %90, align 8, !tbaa !114
  %92 = tail call i32 %88(i64 noundef %89, i8 noundef 0, i64 noundef 8, ptr noundef %91) #14
  br label %93

93:                                               ; preds = %86, %78
  %94 = phi i32 [ %92, %86 ], [ 0, %78 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %19) #15
  store ptr %17, ptr %19, align 8, !tbaa !23
  %95 = getelementptr inbounds ptr, ptr %19, i64 1
  store ptr %18, ptr %95, align 8, !tbaa !23
  %96 = getelementptr inbounds ptr, ptr %19, i64 2
  %97 = getelementptr inbounds %struct.launch, ptr %2, i64 0, i32 4
  store ptr %97, ptr %96, align 8, !tbaa !23
  %98 = load i64, ptr %31, align 8, !tbaa !4
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
  %108 = load i64, ptr %38, align 8, !tbaa !4
  %109 = icmp eq i64 %108, 0
  %110 = select i1 %109, i1 true, i1 %107
  br i1 %110, label %168, label %153

111:                                              ; preds = %140, %102
  %112 = phi i64 [ 0, %102 ], [ %148, %140 ]
  %113 = getelementptr inbounds %struct.kernel, ptr %31, i64 0, i32 3, i64 %112
  %114 = load ptr, ptr %103, align 8, !tbaa !283
  %115 = load ptr, ptr %113, align 8, !tbaa !253
  %116 = getelementptr inbounds %struct.kernel, ptr %31, i64 0, i32 3, i64 %112, i32 1
  %117 = load ptr, ptr %116, align 8, !tbaa !257
  %118 = icmp eq ptr %117, null
  br i1 %118, label %119, label %122

119:                                              ; preds = %111
  %120 = getelementptr inbounds %struct.kernel, ptr %31, i64 0, i32 3, i64 %112, i32 2
  %121 = load i32, ptr %120, align 8, !tbaa !258
  br label %140

122:                                              ; preds = %111
  %123 = call i64 %117(ptr noundef nonnull %97) #14
  %124 = icmp sgt i64 %123, 0
  br i1 %124, label %125, label %132

125:                                              ; preds = %122
  %126 = getelementptr inbounds %struct.kernel, ptr %31, i64 0, i32 3, i64 %112, i32 3
  %127 = load i32, ptr %126, align 4, !tbaa !259
  %128 = zext i32 %127 to i64
  %129 = add nsw i64 %123, -1
  %130 = add nuw i64 %129, %128
  %131 = udiv i64 %130, %128
  br label %132

132:                                              ; preds = %125, %122
  %133 = phi i64 [ %131, %125 ], [ 1, %122 ]
  %134 = getelementptr inbounds %struct.kernel, ptr %31, i64 0, i32 3, i64 %112, i32 2
  %135 = load i32, ptr %134, align 8, !tbaa !258
  %136 = zext i32 %135 to i64
  %137 = icmp ult i64 %133, %136
  %138 = trunc i64 %133 to i32
  %139 = select i1 %137, i32 %138, i32 %135
  br label %140

140:                                              ; preds = %132, %119
  %141 = phi i32 [ %139, %132 ], [ %121, %119 ]
  %142 = getelementptr inbounds %struct.kernel, ptr %31, i64 0, i32 3, i64 %112, i32 3
  %143 = load i32, ptr %142, align 4, !tbaa !259
  %144 = getelementptr inbounds %struct.kernel, ptr %31, i64 0, i32 3, i64 %112, i32 4
  %145 = load i32, ptr %144, align 8, !tbaa !262
  %146 = load ptr, ptr %104, align 8, !tbaa !114
  %147 = call i32 %114(ptr noundef %115, i32 noundef %141, i32 noundef 1, i32 noundef 1, i32 noundef %143, i32 noundef 1, i32 noundef 1, i32 noundef %145, ptr noundef %146, ptr noundef nonnull %19, ptr noundef null) #14
  %148 = add nuw i64 %112, 1
  %149 = load i64, ptr %31, align 8, !tbaa !4
  %150 = icmp uge i64 %148, %149
  %151 = icmp ne i32 %147, 0
  %152 = select i1 %150, i1 true, i1 %151
  br i1 %152, label %105, label %111, !llvm.loop !284

153:                                              ; preds = %105
  %154 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 4
  %155 = load ptr, ptr %154, align 8, !tbaa !285
  %156 = load i64, ptr %17, align 8, !tbaa !4
  %157 = add i64 %156, 32912
  %158 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %159 = load ptr, ptr %158, align 8, !tbaa !114
  %160 = call i32 %155(ptr noundef %82, i64 noundef %157, i64 noundef 2320, ptr noundef %159) #14
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %162, label %183

162:                                              ; preds = %153
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %20) #15
  store ptr null, ptr %20, align 8, !tbaa.struct !286
  %163 = getelementptr inbounds i8, ptr %20, i64 8
  store ptr %82, ptr %163, align 8, !tbaa.struct !287
  %164 = getelementptr inbounds i8, ptr %20, i64 16
  store i64 2320, ptr %164, align 8, !tbaa.struct !288
  %165 = getelementptr inbounds i8, ptr %20, i64 24
  store i64 %3, ptr %165, align 8, !tbaa.struct !289
  %166 = getelementptr inbounds i8, ptr %20, i64 32
  store ptr %31, ptr %166, align 8, !tbaa.struct !167
  %167 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %20) #16
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %20) #15
  br label %168

168:                                              ; preds = %162, %105
  %169 = phi i32 [ %106, %105 ], [ %167, %162 ]
  %170 = getelementptr inbounds %struct.launch, ptr %2, i64 0, i32 3
  %171 = load ptr, ptr %170, align 8, !tbaa !23
  %172 = icmp eq ptr %171, null
  %173 = icmp ne i32 %169, 0
  %174 = select i1 %172, i1 true, i1 %173
  br i1 %174, label %183, label %175

175:                                              ; preds = %168
  %176 = load ptr, ptr %18, align 8, !tbaa !23
  %177 = load i64, ptr %34, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %21) #15
  store ptr %171, ptr %21, align 8, !tbaa.struct !286
  %178 = getelementptr inbounds i8, ptr %21, i64 8
  store ptr %176, ptr %178, align 8, !tbaa.struct !287
  %179 = getelementptr inbounds i8, ptr %21, i64 16
  store i64 %177, ptr %179, align 8, !tbaa.struct !288
  %180 = getelementptr inbounds i8, ptr %21, i64 24
  store i64 %3, ptr %180, align 8, !tbaa.struct !289
  %181 = getelementptr inbounds i8, ptr %21, i64 32
  store ptr null, ptr %181, align 8, !tbaa.struct !167
  %182 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %21) #16
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %21) #15
  br label %183

183:                                              ; preds = %175, %168, %153
  %184 = phi i32 [ %169, %168 ], [ %182, %175 ], [ %160, %153 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %19) #15
  br label %185

185:                                              ; preds = %183, %61, %55, %29
  %186 = phi i32 [ %184, %183 ], [ 2, %29 ], [ %56, %55 ], [ %62, %61 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %18) #15
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #15
  br label %809

187:                                              ; preds = %26
  %188 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 5
  %189 = load ptr, ptr %188, align 8, !tbaa !290
  %190 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %191 = load i64, ptr %190, align 8, !tbaa !74
  %192 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %193 = load i64, ptr %192, align 8, !tbaa !70
  %194 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %195 = load i64, ptr %194, align 8, !tbaa !76
  %196 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %197 = load ptr, ptr %196, align 8, !tbaa !114
  %198 = tail call i32 %189(i64 noundef %191, i64 noundef %193, i64 noundef %195, ptr noundef %197) #14
  br label %809

199:                                              ; preds = %26
  %200 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 3
  %201 = load ptr, ptr %200, align 8, !tbaa !291
  %202 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %203 = load i64, ptr %202, align 8, !tbaa !74
  %204 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %205 = load i64, ptr %204, align 8, !tbaa !70
  %206 = inttoptr i64 %205 to ptr
  %207 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %208 = load i64, ptr %207, align 8, !tbaa !76
  %209 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %210 = load ptr, ptr %209, align 8, !tbaa !114
  %211 = tail call i32 %201(i64 noundef %203, ptr noundef %206, i64 noundef %208, ptr noundef %210) #14
  br label %809

212:                                              ; preds = %26
  %213 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 4
  %214 = load ptr, ptr %213, align 8, !tbaa !285
  %215 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %216 = load i64, ptr %215, align 8, !tbaa !74
  %217 = inttoptr i64 %216 to ptr
  %218 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %219 = load i64, ptr %218, align 8, !tbaa !70
  %220 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %221 = load i64, ptr %220, align 8, !tbaa !76
  %222 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %223 = load ptr, ptr %222, align 8, !tbaa !114
  %224 = tail call i32 %214(ptr noundef %217, i64 noundef %219, i64 noundef %221, ptr noundef %223) #14
  br label %809

225:                                              ; preds = %26
  %226 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %227 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 8
  %228 = load i64, ptr %226, align 8, !tbaa !76
  %229 = load i64, ptr %227, align 8, !tbaa !180
  %230 = sub i64 %228, %229
  %231 = icmp ugt i64 %230, 262143
  br i1 %231, label %232, label %365

232:                                              ; preds = %225
  %233 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %234 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %235 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %236 = getelementptr inbounds i8, ptr %15, i64 16
  %237 = getelementptr inbounds %struct.window, ptr %15, i64 0, i32 1
  %238 = getelementptr inbounds %struct.window, ptr %15, i64 0, i32 3
  %239 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %240 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %241 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %242 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %243 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %244 = getelementptr inbounds %struct.window, ptr %15, i64 0, i32 4
  br label %245

245:                                              ; preds = %358, %232
  %246 = load atomic i32, ptr %233 seq_cst, align 8
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %248, label %809

248:                                              ; preds = %245
  %249 = load atomic i32, ptr %234 seq_cst, align 8
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %251, label %809

251:                                              ; preds = %248
  %252 = load atomic i32, ptr %235 seq_cst, align 4
  %253 = icmp eq i32 %252, 0
  br i1 %253, label %254, label %809

254:                                              ; preds = %251
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %15) #15
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %236, i8 0, i64 144, i1 false)
  store ptr %0, ptr %15, align 8, !tbaa !292
  store ptr %1, ptr %237, align 8, !tbaa !294
  %255 = load i64, ptr %239, align 8, !tbaa !74
  %256 = load i64, ptr %227, align 8, !tbaa !180
  %257 = add i64 %256, %255
  store i64 %257, ptr %238, align 8, !tbaa !295
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %16) #15
  %258 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %236) #16
  %259 = icmp eq i32 %258, 0
  br i1 %259, label %261, label %260

260:                                              ; preds = %254
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %16) #15
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %15) #15
  br label %809

261:                                              ; preds = %254
  %262 = load ptr, ptr %236, align 8, !tbaa !23
  br label %263

263:                                              ; preds = %305, %261
  %264 = phi ptr [ %262, %261 ], [ %306, %305 ]
  %265 = phi i64 [ 0, %261 ], [ %277, %305 ]
  %266 = load i64, ptr %240, align 8, !tbaa !70
  %267 = inttoptr i64 %266 to ptr
  %268 = load i64, ptr %227, align 8, !tbaa !180
  %269 = getelementptr inbounds i8, ptr %267, i64 %268
  %270 = getelementptr inbounds [16 x %struct.piece], ptr %16, i64 0, i64 %265
  %271 = getelementptr inbounds %struct.slot, ptr %264, i64 0, i32 1
  %272 = load ptr, ptr %271, align 8, !tbaa !21
  store ptr %272, ptr %270, align 8, !tbaa.struct !36
  %273 = getelementptr inbounds i8, ptr %270, i64 8
  store ptr %269, ptr %273, align 8, !tbaa.struct !37
  %274 = getelementptr inbounds i8, ptr %270, i64 16
  store i64 262144, ptr %274, align 8, !tbaa.struct !38
  %275 = getelementptr inbounds i8, ptr %270, i64 24
  store i32 0, ptr %275, align 8, !tbaa.struct !39
  %276 = add i64 %268, 262144
  store i64 %276, ptr %227, align 8, !tbaa !180
  %277 = add nuw nsw i64 %265, 1
  %278 = icmp eq i64 %265, 15
  br i1 %278, label %314, label %279

279:                                              ; preds = %263
  %280 = load i64, ptr %226, align 8, !tbaa !76
  %281 = sub i64 %280, %276
  %282 = icmp ugt i64 %281, 262143
  br i1 %282, label %283, label %310

283:                                              ; preds = %279
  %284 = load ptr, ptr %0, align 8, !tbaa !113
  %285 = getelementptr inbounds %struct.device, ptr %284, i64 0, i32 39
  %286 = load ptr, ptr %285, align 8, !tbaa !34
  %287 = call i32 @pthread_mutex_lock(ptr noundef %286) #14
  %288 = load i64, ptr %241, align 8, !tbaa !133
  %289 = icmp ult i64 %288, 64
  br i1 %289, label %290, label %305

290:                                              ; preds = %283
  %291 = getelementptr inbounds %struct.ring, ptr %286, i64 0, i32 2
  %292 = load ptr, ptr %291, align 8, !tbaa !23
  %293 = icmp eq ptr %292, null
  br i1 %293, label %296, label %294

294:                                              ; preds = %290
  %295 = load ptr, ptr %292, align 8, !tbaa !24
  store ptr %295, ptr %291, align 8, !tbaa !23
  br label %301

296:                                              ; preds = %290
  %297 = icmp eq i64 %288, 0
  br i1 %297, label %298, label %305

298:                                              ; preds = %296
  %299 = load ptr, ptr %242, align 8, !tbaa !161
  store ptr null, ptr %242, align 8, !tbaa !161
  %300 = icmp eq ptr %299, null
  br i1 %300, label %305, label %301

301:                                              ; preds = %298, %294
  %302 = phi ptr [ %292, %294 ], [ %299, %298 ]
  %303 = add nuw nsw i64 %288, 1
  store i64 %303, ptr %241, align 8, !tbaa !133
  store ptr null, ptr %302, align 8, !tbaa !24
  %304 = getelementptr inbounds %struct.slot, ptr %302, i64 0, i32 2
  store i64 0, ptr %304, align 8, !tbaa !281
  br label %305

305:                                              ; preds = %301, %298, %296, %283
  %306 = phi ptr [ %302, %301 ], [ null, %298 ], [ null, %296 ], [ null, %283 ]
  %307 = call i32 @pthread_mutex_unlock(ptr noundef %286) #14
  %308 = getelementptr inbounds %struct.window, ptr %15, i64 0, i32 2, i64 %277
  store ptr %306, ptr %308, align 8, !tbaa !23
  %309 = icmp eq ptr %306, null
  br i1 %309, label %312, label %263, !llvm.loop !296

310:                                              ; preds = %279
  %311 = trunc i64 %277 to i32
  br label %314

312:                                              ; preds = %305
  %313 = trunc i64 %277 to i32
  br label %314

314:                                              ; preds = %263, %312, %310
  %315 = phi i32 [ %311, %310 ], [ %313, %312 ], [ 16, %263 ]
  %316 = load ptr, ptr %0, align 8, !tbaa !113
  %317 = getelementptr inbounds %struct.device, ptr %316, i64 0, i32 40
  %318 = load ptr, ptr %317, align 8, !tbaa !33
  %319 = load i16, ptr %243, align 8, !tbaa !178
  %320 = call fastcc i32 @copy_together(ptr noundef %318, ptr noundef nonnull %16, i32 noundef %315, i16 noundef %319, i16 noundef 4, ptr noundef nonnull @send_slot, ptr noundef nonnull %15) #16
  %321 = load i32, ptr %244, align 8, !tbaa !297
  %322 = icmp ult i32 %321, %315
  br i1 %322, label %323, label %358

323:                                              ; preds = %314
  %324 = zext i32 %321 to i64
  %325 = zext i32 %315 to i64
  br label %326

326:                                              ; preds = %352, %323
  %327 = phi i64 [ %324, %323 ], [ %356, %352 ]
  %328 = getelementptr inbounds %struct.window, ptr %15, i64 0, i32 2, i64 %327
  %329 = load ptr, ptr %328, align 8, !tbaa !23
  %330 = load ptr, ptr %0, align 8, !tbaa !113
  %331 = getelementptr inbounds %struct.device, ptr %330, i64 0, i32 39
  %332 = load ptr, ptr %331, align 8, !tbaa !34
  %333 = call i32 @pthread_mutex_lock(ptr noundef %332) #14
  %334 = icmp eq ptr %329, null
  br i1 %334, label %352, label %335

335:                                              ; preds = %326
  %336 = getelementptr inbounds %struct.ring, ptr %332, i64 0, i32 2
  %337 = load i64, ptr %241, align 8, !tbaa !133
  br label %339

338:                                              ; preds = %349
  store i64 %343, ptr %241, align 8, !tbaa !133
  br label %352

339:                                              ; preds = %349, %335
  %340 = phi i64 [ %337, %335 ], [ %343, %349 ]
  %341 = phi ptr [ %329, %335 ], [ %342, %349 ]
  %342 = load ptr, ptr %341, align 8, !tbaa !24
  %343 = add i64 %340, -1
  %344 = getelementptr inbounds %struct.slot, ptr %341, i64 0, i32 6
  %345 = load ptr, ptr %344, align 8, !tbaa !134
  %346 = icmp eq ptr %345, null
  br i1 %346, label %347, label %349

347:                                              ; preds = %339
  %348 = load ptr, ptr %336, align 8, !tbaa !23
  store ptr %348, ptr %341, align 8, !tbaa !24
  br label %349

349:                                              ; preds = %347, %339
  %350 = phi ptr [ %336, %347 ], [ %242, %339 ]
  store ptr %341, ptr %350, align 8, !tbaa !23
  %351 = icmp eq ptr %342, null
  br i1 %351, label %338, label %339, !llvm.loop !135

352:                                              ; preds = %338, %326
  %353 = getelementptr inbounds %struct.ring, ptr %332, i64 0, i32 1
  %354 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %353) #14
  %355 = call i32 @pthread_mutex_unlock(ptr noundef %332) #14
  %356 = add nuw nsw i64 %327, 1
  %357 = icmp eq i64 %356, %325
  br i1 %357, label %358, label %326, !llvm.loop !298

358:                                              ; preds = %352, %314
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %16) #15
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %15) #15
  %359 = load i64, ptr %226, align 8, !tbaa !76
  %360 = load i64, ptr %227, align 8, !tbaa !180
  %361 = sub i64 %359, %360
  %362 = icmp ugt i64 %361, 262143
  %363 = icmp eq i32 %320, 0
  %364 = select i1 %362, i1 %363, i1 false
  br i1 %364, label %245, label %365, !llvm.loop !299

365:                                              ; preds = %358, %225
  %366 = phi i32 [ 0, %225 ], [ %320, %358 ]
  %367 = phi i64 [ %228, %225 ], [ %359, %358 ]
  %368 = phi i64 [ %229, %225 ], [ %360, %358 ]
  %369 = phi i64 [ %230, %225 ], [ %361, %358 ]
  %370 = phi i1 [ true, %225 ], [ %363, %358 ]
  %371 = icmp ne i64 %367, %368
  %372 = select i1 %370, i1 %371, i1 false
  br i1 %372, label %373, label %809

373:                                              ; preds = %365
  %374 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %375 = load ptr, ptr %374, align 8, !tbaa !200
  %376 = icmp eq ptr %375, null
  br i1 %376, label %388, label %377

377:                                              ; preds = %373
  %378 = getelementptr inbounds %struct.slot, ptr %375, i64 0, i32 2
  %379 = load i64, ptr %378, align 8, !tbaa !281
  %380 = add i64 %379, %369
  %381 = icmp ugt i64 %380, 262144
  br i1 %381, label %382, label %393

382:                                              ; preds = %377
  store ptr null, ptr %374, align 8, !tbaa !200
  %383 = call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %375) #16
  %384 = icmp eq i32 %383, 0
  br i1 %384, label %385, label %809

385:                                              ; preds = %382
  %386 = load ptr, ptr %374, align 8, !tbaa !200
  %387 = icmp eq ptr %386, null
  br i1 %387, label %388, label %393

388:                                              ; preds = %385, %373
  %389 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %374) #16
  %390 = icmp eq i32 %389, 0
  br i1 %390, label %391, label %809

391:                                              ; preds = %388
  %392 = load ptr, ptr %374, align 8, !tbaa !200
  br label %393

393:                                              ; preds = %391, %385, %377
  %394 = phi ptr [ %392, %391 ], [ %386, %385 ], [ %375, %377 ]
  %395 = getelementptr inbounds %struct.slot, ptr %394, i64 0, i32 1
  %396 = load ptr, ptr %395, align 8, !tbaa !21
  %397 = getelementptr inbounds %struct.slot, ptr %394, i64 0, i32 2
  %398 = load i64, ptr %397, align 8, !tbaa !281
  %399 = getelementptr inbounds i8, ptr %396, i64 %398
  %400 = add i64 %369, 15
  %401 = and i64 %400, -16
  %402 = add i64 %398, %401
  store i64 %402, ptr %397, align 8, !tbaa !281
  %403 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %404 = load i64, ptr %403, align 8, !tbaa !70
  %405 = inttoptr i64 %404 to ptr
  %406 = load i64, ptr %227, align 8, !tbaa !180
  %407 = getelementptr inbounds i8, ptr %405, i64 %406
  %408 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %409 = load i16, ptr %408, align 8, !tbaa !178
  %410 = load ptr, ptr %0, align 8, !tbaa !113
  %411 = getelementptr inbounds %struct.device, ptr %410, i64 0, i32 41
  %412 = load atomic i64, ptr %411 seq_cst, align 8
  %413 = icmp eq i64 %412, 0
  br i1 %413, label %414, label %416, !prof !177

414:                                              ; preds = %393
  %415 = call ptr @memcpy(ptr noundef %399, ptr noundef %407, i64 noundef %369) #14
  br label %432

416:                                              ; preds = %393
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %14) #15
  %417 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %14) #14
  %418 = load i64, ptr %14, align 8, !tbaa !95
  %419 = mul i64 %418, 1000000000
  %420 = getelementptr inbounds %struct.timespec, ptr %14, i64 0, i32 1
  %421 = load i64, ptr %420, align 8, !tbaa !97
  %422 = add i64 %419, %421
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %14) #15
  %423 = call ptr @memcpy(ptr noundef %399, ptr noundef %407, i64 noundef %369) #14
  %424 = icmp eq i64 %422, 0
  br i1 %424, label %432, label %425, !prof !177

425:                                              ; preds = %416
  %426 = load ptr, ptr %0, align 8, !tbaa !113
  %427 = getelementptr inbounds %struct.device, ptr %426, i64 0, i32 41
  %428 = load atomic i64, ptr %427 seq_cst, align 8
  %429 = icmp eq i64 %428, 0
  br i1 %429, label %432, label %430

430:                                              ; preds = %425
  %431 = inttoptr i64 %428 to ptr
  call fastcc void @add_span(ptr noundef nonnull %431, i64 noundef %422, i16 noundef %409, i16 noundef 4, i64 noundef %369) #16
  br label %432

432:                                              ; preds = %430, %425, %416, %414
  %433 = load ptr, ptr %0, align 8, !tbaa !113
  %434 = getelementptr inbounds %struct.device, ptr %433, i64 0, i32 3
  %435 = load ptr, ptr %434, align 8, !tbaa !291
  %436 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %437 = load i64, ptr %436, align 8, !tbaa !74
  %438 = load i64, ptr %227, align 8, !tbaa !180
  %439 = add i64 %438, %437
  %440 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %441 = load ptr, ptr %440, align 8, !tbaa !114
  %442 = call i32 %435(i64 noundef %439, ptr noundef %399, i64 noundef %369, ptr noundef %441) #14
  br label %809

443:                                              ; preds = %26
  %444 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %445 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 8
  %446 = load i64, ptr %444, align 8, !tbaa !76
  %447 = load i64, ptr %445, align 8, !tbaa !180
  %448 = sub i64 %446, %447
  %449 = icmp ugt i64 %448, 262143
  br i1 %449, label %450, label %507

450:                                              ; preds = %443
  %451 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %452 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %453 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %454 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %455 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %456 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %457 = getelementptr inbounds i8, ptr %12, i64 8
  %458 = getelementptr inbounds i8, ptr %12, i64 16
  %459 = getelementptr inbounds i8, ptr %12, i64 24
  %460 = getelementptr inbounds i8, ptr %12, i64 32
  br label %461

461:                                              ; preds = %496, %450
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %13) #15
  %462 = load atomic i32, ptr %451 seq_cst, align 8
  %463 = icmp eq i32 %462, 0
  br i1 %463, label %464, label %494

464:                                              ; preds = %461
  %465 = load atomic i32, ptr %452 seq_cst, align 8
  %466 = icmp eq i32 %465, 0
  br i1 %466, label %467, label %494

467:                                              ; preds = %464
  %468 = load atomic i32, ptr %453 seq_cst, align 4
  %469 = icmp eq i32 %468, 0
  br i1 %469, label %470, label %494

470:                                              ; preds = %467
  %471 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %13) #16
  %472 = icmp eq i32 %471, 0
  br i1 %472, label %473, label %494

473:                                              ; preds = %470
  %474 = load ptr, ptr %13, align 8, !tbaa !23
  %475 = getelementptr inbounds %struct.slot, ptr %474, i64 0, i32 1
  %476 = load ptr, ptr %475, align 8, !tbaa !21
  %477 = load ptr, ptr %0, align 8, !tbaa !113
  %478 = getelementptr inbounds %struct.device, ptr %477, i64 0, i32 4
  %479 = load ptr, ptr %478, align 8, !tbaa !285
  %480 = load i64, ptr %454, align 8, !tbaa !70
  %481 = load i64, ptr %445, align 8, !tbaa !180
  %482 = add i64 %481, %480
  %483 = load ptr, ptr %455, align 8, !tbaa !114
  %484 = tail call i32 %479(ptr noundef %476, i64 noundef %482, i64 noundef 262144, ptr noundef %483) #14
  %485 = icmp eq i32 %484, 0
  br i1 %485, label %486, label %496

486:                                              ; preds = %473
  %487 = load i64, ptr %456, align 8, !tbaa !74
  %488 = inttoptr i64 %487 to ptr
  %489 = load i64, ptr %445, align 8, !tbaa !180
  %490 = getelementptr inbounds i8, ptr %488, i64 %489
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %12) #15
  store ptr %490, ptr %12, align 8, !tbaa.struct !286
  store ptr %476, ptr %457, align 8, !tbaa.struct !287
  store i64 262144, ptr %458, align 8, !tbaa.struct !288
  store i64 %3, ptr %459, align 8, !tbaa.struct !289
  store ptr null, ptr %460, align 8, !tbaa.struct !167
  %491 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %12) #16
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %12) #15
  %492 = load i64, ptr %445, align 8, !tbaa !180
  %493 = add i64 %492, 262144
  store i64 %493, ptr %445, align 8, !tbaa !180
  br label %496

494:                                              ; preds = %470, %467, %464, %461
  %495 = phi i32 [ %471, %470 ], [ -2, %467 ], [ -2, %464 ], [ -2, %461 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %13) #15
  br label %809

496:                                              ; preds = %486, %473
  %497 = phi i32 [ %491, %486 ], [ %484, %473 ]
  %498 = tail call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %474) #16
  %499 = icmp eq i32 %497, 0
  %500 = select i1 %499, i32 %498, i32 %497
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %13) #15
  %501 = load i64, ptr %444, align 8, !tbaa !76
  %502 = load i64, ptr %445, align 8, !tbaa !180
  %503 = sub i64 %501, %502
  %504 = icmp ugt i64 %503, 262143
  %505 = icmp eq i32 %500, 0
  %506 = select i1 %504, i1 %505, i1 false
  br i1 %506, label %461, label %507, !llvm.loop !300

507:                                              ; preds = %496, %443
  %508 = phi i32 [ 0, %443 ], [ %500, %496 ]
  %509 = phi i64 [ %446, %443 ], [ %501, %496 ]
  %510 = phi i64 [ %447, %443 ], [ %502, %496 ]
  %511 = phi i64 [ %448, %443 ], [ %503, %496 ]
  %512 = phi i1 [ true, %443 ], [ %505, %496 ]
  %513 = icmp ne i64 %509, %510
  %514 = select i1 %512, i1 %513, i1 false
  br i1 %514, label %515, label %809

515:                                              ; preds = %507
  %516 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %517 = load ptr, ptr %516, align 8, !tbaa !200
  %518 = icmp eq ptr %517, null
  br i1 %518, label %530, label %519

519:                                              ; preds = %515
  %520 = getelementptr inbounds %struct.slot, ptr %517, i64 0, i32 2
  %521 = load i64, ptr %520, align 8, !tbaa !281
  %522 = add i64 %521, %511
  %523 = icmp ugt i64 %522, 262144
  br i1 %523, label %524, label %535

524:                                              ; preds = %519
  store ptr null, ptr %516, align 8, !tbaa !200
  %525 = tail call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %517) #16
  %526 = icmp eq i32 %525, 0
  br i1 %526, label %527, label %809

527:                                              ; preds = %524
  %528 = load ptr, ptr %516, align 8, !tbaa !200
  %529 = icmp eq ptr %528, null
  br i1 %529, label %530, label %535

530:                                              ; preds = %527, %515
  %531 = tail call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %516) #16
  %532 = icmp eq i32 %531, 0
  br i1 %532, label %533, label %809

533:                                              ; preds = %530
  %534 = load ptr, ptr %516, align 8, !tbaa !200
  br label %535

535:                                              ; preds = %533, %527, %519
  %536 = phi ptr [ %534, %533 ], [ %528, %527 ], [ %517, %519 ]
  %537 = getelementptr inbounds %struct.slot, ptr %536, i64 0, i32 1
  %538 = load ptr, ptr %537, align 8, !tbaa !21
  %539 = getelementptr inbounds %struct.slot, ptr %536, i64 0, i32 2
  %540 = load i64, ptr %539, align 8, !tbaa !281
  %541 = getelementptr inbounds i8, ptr %538, i64 %540
  %542 = add i64 %511, 15
  %543 = and i64 %542, -16
  %544 = add i64 %540, %543
  store i64 %544, ptr %539, align 8, !tbaa !281
  %545 = load ptr, ptr %0, align 8, !tbaa !113
  %546 = getelementptr inbounds %struct.device, ptr %545, i64 0, i32 4
  %547 = load ptr, ptr %546, align 8, !tbaa !285
  %548 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %549 = load i64, ptr %548, align 8, !tbaa !70
  %550 = load i64, ptr %445, align 8, !tbaa !180
  %551 = add i64 %550, %549
  %552 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %553 = load ptr, ptr %552, align 8, !tbaa !114
  %554 = tail call i32 %547(ptr noundef %541, i64 noundef %551, i64 noundef %511, ptr noundef %553) #14
  %555 = icmp eq i32 %554, 0
  br i1 %555, label %556, label %809

556:                                              ; preds = %535
  %557 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %558 = load i64, ptr %557, align 8, !tbaa !74
  %559 = inttoptr i64 %558 to ptr
  %560 = load i64, ptr %445, align 8, !tbaa !180
  %561 = getelementptr inbounds i8, ptr %559, i64 %560
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %11) #15
  store ptr %561, ptr %11, align 8, !tbaa.struct !286
  %562 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %541, ptr %562, align 8, !tbaa.struct !287
  %563 = getelementptr inbounds i8, ptr %11, i64 16
  store i64 %511, ptr %563, align 8, !tbaa.struct !288
  %564 = getelementptr inbounds i8, ptr %11, i64 24
  store i64 %3, ptr %564, align 8, !tbaa.struct !289
  %565 = getelementptr inbounds i8, ptr %11, i64 32
  store ptr null, ptr %565, align 8, !tbaa.struct !167
  %566 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %11) #16
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %11) #15
  %567 = load i64, ptr %445, align 8, !tbaa !180
  %568 = add i64 %567, %511
  store i64 %568, ptr %445, align 8, !tbaa !180
  br label %809

569:                                              ; preds = %26
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #15
  %570 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 10
  %571 = load ptr, ptr %570, align 8, !tbaa !301
  %572 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %573 = load i64, ptr %572, align 8, !tbaa !76
  %574 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 34
  %575 = load ptr, ptr %574, align 8, !tbaa !302
  %576 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %577 = load ptr, ptr %576, align 8, !tbaa !114
  %578 = call i32 %571(ptr noundef nonnull %10, i64 noundef %573, ptr noundef %575, ptr noundef %577) #14
  switch i32 %578, label %608 [
    i32 2, label %579
    i32 0, label %581
  ]

579:                                              ; preds = %569
  %580 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  call fastcc void @add_failure(ptr noundef nonnull %580, i64 noundef %3, i64 noundef 2) #17
  br label %608

581:                                              ; preds = %569
  %582 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 5
  %583 = load ptr, ptr %582, align 8, !tbaa !290
  %584 = load i64, ptr %10, align 8, !tbaa !4
  %585 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %586 = load i64, ptr %585, align 8, !tbaa !70
  %587 = load i64, ptr %572, align 8, !tbaa !76
  %588 = load ptr, ptr %576, align 8, !tbaa !114
  %589 = call i32 %583(i64 noundef %584, i64 noundef %586, i64 noundef %587, ptr noundef %588) #14
  %590 = icmp eq i32 %589, 0
  br i1 %590, label %591, label %599

591:                                              ; preds = %581
  %592 = load ptr, ptr %582, align 8, !tbaa !290
  %593 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %594 = load i64, ptr %593, align 8, !tbaa !74
  %595 = load i64, ptr %10, align 8, !tbaa !4
  %596 = load i64, ptr %572, align 8, !tbaa !76
  %597 = load ptr, ptr %576, align 8, !tbaa !114
  %598 = call i32 %592(i64 noundef %594, i64 noundef %595, i64 noundef %596, ptr noundef %597) #14
  br label %599

599:                                              ; preds = %591, %581
  %600 = phi i32 [ %589, %581 ], [ %598, %591 ]
  %601 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 11
  %602 = load ptr, ptr %601, align 8, !tbaa !303
  %603 = load i64, ptr %10, align 8, !tbaa !4
  %604 = load ptr, ptr %576, align 8, !tbaa !114
  %605 = call i32 %602(i64 noundef %603, ptr noundef %604) #14
  %606 = icmp eq i32 %600, 0
  %607 = select i1 %606, i32 %605, i32 %600
  br label %608

608:                                              ; preds = %599, %579, %569
  %609 = phi i32 [ 0, %579 ], [ %607, %599 ], [ %578, %569 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #15
  br label %809

610:                                              ; preds = %26
  %611 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 6
  %612 = load ptr, ptr %611, align 8, !tbaa !304
  %613 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 1
  %614 = load i64, ptr %613, align 8, !tbaa !305
  %615 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 2
  %616 = load ptr, ptr %615, align 8, !tbaa !307
  %617 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 3
  %618 = load i64, ptr %617, align 8, !tbaa !308
  %619 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 4
  %620 = load ptr, ptr %619, align 8, !tbaa !309
  %621 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 5
  %622 = load i64, ptr %621, align 8, !tbaa !310
  %623 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %624 = load ptr, ptr %623, align 8, !tbaa !114
  %625 = tail call i32 %612(i64 noundef %614, ptr noundef %616, i64 noundef %618, ptr noundef %620, i64 noundef %622, ptr noundef %624) #14
  br label %809

626:                                              ; preds = %26
  %627 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 3
  %628 = load i32, ptr %627, align 8, !tbaa !311
  switch i32 %628, label %655 [
    i32 1, label %629
    i32 2, label %642
  ]

629:                                              ; preds = %626
  %630 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 7
  %631 = load ptr, ptr %630, align 8, !tbaa !282
  %632 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 1
  %633 = load i64, ptr %632, align 8, !tbaa !58
  %634 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 4
  %635 = load i32, ptr %634, align 4, !tbaa !312
  %636 = trunc i32 %635 to i8
  %637 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 2
  %638 = load i64, ptr %637, align 8, !tbaa !63
  %639 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %640 = load ptr, ptr %639, align 8, !tbaa !114
  %641 = tail call i32 %631(i64 noundef %633, i8 noundef %636, i64 noundef %638, ptr noundef %640) #14
  br label %809

642:                                              ; preds = %626
  %643 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 8
  %644 = load ptr, ptr %643, align 8, !tbaa !313
  %645 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 1
  %646 = load i64, ptr %645, align 8, !tbaa !58
  %647 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 4
  %648 = load i32, ptr %647, align 4, !tbaa !312
  %649 = trunc i32 %648 to i16
  %650 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 2
  %651 = load i64, ptr %650, align 8, !tbaa !63
  %652 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %653 = load ptr, ptr %652, align 8, !tbaa !114
  %654 = tail call i32 %644(i64 noundef %646, i16 noundef %649, i64 noundef %651, ptr noundef %653) #14
  br label %809

655:                                              ; preds = %626
  %656 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 9
  %657 = load ptr, ptr %656, align 8, !tbaa !314
  %658 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 1
  %659 = load i64, ptr %658, align 8, !tbaa !58
  %660 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 4
  %661 = load i32, ptr %660, align 4, !tbaa !312
  %662 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 2
  %663 = load i64, ptr %662, align 8, !tbaa !63
  %664 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %665 = load ptr, ptr %664, align 8, !tbaa !114
  %666 = tail call i32 %657(i64 noundef %659, i32 noundef %661, i64 noundef %663, ptr noundef %665) #14
  br label %809

667:                                              ; preds = %26
  %668 = getelementptr inbounds %struct.command, ptr %2, i64 0, i32 2
  %669 = load i32, ptr %668, align 4, !tbaa !53
  %670 = zext i32 %669 to i64
  %671 = getelementptr inbounds i8, ptr %2, i64 %670
  %672 = getelementptr inbounds %struct.execute, ptr %2, i64 0, i32 1
  %673 = getelementptr inbounds %struct.execute, ptr %2, i64 0, i32 2
  %674 = icmp ult ptr %673, %671
  br i1 %674, label %675, label %767

675:                                              ; preds = %667
  %676 = load ptr, ptr %672, align 8, !tbaa !23
  %677 = getelementptr inbounds %struct.graph, ptr %676, i64 0, i32 4
  %678 = load ptr, ptr %677, align 8, !tbaa !56
  %679 = getelementptr inbounds ptr, ptr %8, i64 1
  %680 = getelementptr inbounds ptr, ptr %8, i64 2
  %681 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 1
  %682 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 2
  %683 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 4
  %684 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 5
  %685 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 7
  %686 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 8
  %687 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 9
  %688 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 11
  br label %692

689:                                              ; preds = %758
  br i1 %765, label %690, label %809

690:                                              ; preds = %689
  %691 = load ptr, ptr %0, align 8, !tbaa !113
  br label %767

692:                                              ; preds = %758, %675
  %693 = phi ptr [ %673, %675 ], [ %763, %758 ]
  %694 = phi ptr [ %678, %675 ], [ %696, %758 ]
  %695 = load ptr, ptr %672, align 8, !tbaa !23
  %696 = getelementptr inbounds i64, ptr %694, i64 1
  %697 = load i64, ptr %694, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #15
  %698 = getelementptr inbounds %struct.launch, ptr %693, i64 0, i32 2
  %699 = load i64, ptr %698, align 8, !tbaa !4
  store i64 %699, ptr %6, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #15
  store i64 0, ptr %7, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8) #15
  store ptr %6, ptr %8, align 8, !tbaa !23
  store ptr %7, ptr %679, align 8, !tbaa !23
  %700 = getelementptr inbounds %struct.launch, ptr %693, i64 0, i32 4
  store ptr %700, ptr %680, align 8, !tbaa !23
  %701 = getelementptr inbounds %struct.launch, ptr %693, i64 0, i32 1
  %702 = load ptr, ptr %701, align 8, !tbaa !23
  %703 = load i64, ptr %702, align 8, !tbaa !4
  %704 = icmp eq i64 %703, 0
  br i1 %704, label %758, label %705

705:                                              ; preds = %692
  %706 = getelementptr inbounds %struct.graph, ptr %695, i64 0, i32 1
  %707 = getelementptr inbounds %struct.graph, ptr %695, i64 0, i32 3
  br label %708

708:                                              ; preds = %737, %705
  %709 = phi ptr [ %702, %705 ], [ %753, %737 ]
  %710 = phi i64 [ 0, %705 ], [ %752, %737 ]
  %711 = getelementptr inbounds %struct.kernel, ptr %709, i64 0, i32 3, i64 %710
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %9) #15
  %712 = load ptr, ptr %711, align 8, !tbaa !253
  store ptr %712, ptr %9, align 8, !tbaa !255
  %713 = getelementptr inbounds %struct.kernel, ptr %709, i64 0, i32 3, i64 %710, i32 1
  %714 = load ptr, ptr %713, align 8, !tbaa !257
  %715 = icmp eq ptr %714, null
  br i1 %715, label %716, label %719

716:                                              ; preds = %708
  %717 = getelementptr inbounds %struct.kernel, ptr %709, i64 0, i32 3, i64 %710, i32 2
  %718 = load i32, ptr %717, align 8, !tbaa !258
  br label %737

719:                                              ; preds = %708
  %720 = call i64 %714(ptr noundef nonnull %700) #14
  %721 = icmp sgt i64 %720, 0
  br i1 %721, label %722, label %729

722:                                              ; preds = %719
  %723 = getelementptr inbounds %struct.kernel, ptr %709, i64 0, i32 3, i64 %710, i32 3
  %724 = load i32, ptr %723, align 4, !tbaa !259
  %725 = zext i32 %724 to i64
  %726 = add nsw i64 %720, -1
  %727 = add nuw i64 %726, %725
  %728 = udiv i64 %727, %725
  br label %729

729:                                              ; preds = %722, %719
  %730 = phi i64 [ %728, %722 ], [ 1, %719 ]
  %731 = getelementptr inbounds %struct.kernel, ptr %709, i64 0, i32 3, i64 %710, i32 2
  %732 = load i32, ptr %731, align 8, !tbaa !258
  %733 = zext i32 %732 to i64
  %734 = icmp ult i64 %730, %733
  %735 = trunc i64 %730 to i32
  %736 = select i1 %734, i32 %735, i32 %732
  br label %737

737:                                              ; preds = %729, %716
  %738 = phi i32 [ %736, %729 ], [ %718, %716 ]
  store i32 %738, ptr %681, align 8, !tbaa !260
  store <2 x i32> <i32 1, i32 1>, ptr %682, align 4, !tbaa !9
  %739 = getelementptr inbounds %struct.kernel, ptr %709, i64 0, i32 3, i64 %710, i32 3
  %740 = load i32, ptr %739, align 4, !tbaa !259
  store i32 %740, ptr %683, align 4, !tbaa !261
  store <2 x i32> <i32 1, i32 1>, ptr %684, align 8, !tbaa !9
  %741 = getelementptr inbounds %struct.kernel, ptr %709, i64 0, i32 3, i64 %710, i32 4
  %742 = load i32, ptr %741, align 8, !tbaa !262
  store i32 %742, ptr %685, align 8, !tbaa !263
  store ptr %8, ptr %686, align 8, !tbaa !264
  store <2 x ptr> zeroinitializer, ptr %687, align 8, !tbaa !23
  store ptr null, ptr %688, align 8, !tbaa !265
  %743 = add i64 %710, %697
  %744 = load ptr, ptr %695, align 8, !tbaa !45
  %745 = getelementptr inbounds %struct.device, ptr %744, i64 0, i32 29
  %746 = load ptr, ptr %745, align 8, !tbaa !315
  %747 = load ptr, ptr %706, align 8, !tbaa !47
  %748 = load ptr, ptr %707, align 8, !tbaa !55
  %749 = getelementptr inbounds ptr, ptr %748, i64 %743
  %750 = load ptr, ptr %749, align 8, !tbaa !23
  %751 = call i32 %746(ptr noundef %747, ptr noundef %750, ptr noundef nonnull %9) #14
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %9) #15
  %752 = add nuw i64 %710, 1
  %753 = load ptr, ptr %701, align 8, !tbaa !23
  %754 = load i64, ptr %753, align 8, !tbaa !4
  %755 = icmp ult i64 %752, %754
  %756 = icmp eq i32 %751, 0
  %757 = select i1 %755, i1 %756, i1 false
  br i1 %757, label %708, label %758, !llvm.loop !267

758:                                              ; preds = %737, %692
  %759 = phi i32 [ 0, %692 ], [ %751, %737 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8) #15
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #15
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #15
  %760 = getelementptr inbounds %struct.command, ptr %693, i64 0, i32 2
  %761 = load i32, ptr %760, align 4, !tbaa !53
  %762 = zext i32 %761 to i64
  %763 = getelementptr inbounds i8, ptr %693, i64 %762
  %764 = icmp ult ptr %763, %671
  %765 = icmp eq i32 %759, 0
  %766 = select i1 %764, i1 %765, i1 false
  br i1 %766, label %692, label %689, !llvm.loop !316

767:                                              ; preds = %690, %667
  %768 = phi ptr [ %691, %690 ], [ %27, %667 ]
  %769 = getelementptr inbounds %struct.device, ptr %768, i64 0, i32 30
  %770 = load ptr, ptr %769, align 8, !tbaa !317
  %771 = load ptr, ptr %672, align 8, !tbaa !23
  %772 = getelementptr inbounds %struct.graph, ptr %771, i64 0, i32 1
  %773 = load ptr, ptr %772, align 8, !tbaa !47
  %774 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %775 = load ptr, ptr %774, align 8, !tbaa !114
  %776 = call i32 %770(ptr noundef %773, ptr noundef %775) #14
  br label %809

777:                                              ; preds = %26
  %778 = getelementptr inbounds %struct.wait, ptr %2, i64 0, i32 1
  %779 = load ptr, ptr %778, align 8, !tbaa !153
  %780 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %781 = load ptr, ptr %780, align 8, !tbaa !114
  %782 = getelementptr inbounds %struct.wait, ptr %2, i64 0, i32 2
  %783 = load i64, ptr %782, align 8, !tbaa !154
  %784 = tail call fastcc i32 @wait_for(ptr noundef %779, ptr noundef %781, i64 noundef %783) #16
  br label %809

785:                                              ; preds = %26
  %786 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 20
  %787 = load ptr, ptr %786, align 8, !tbaa !213
  %788 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %789 = load ptr, ptr %788, align 8, !tbaa !114
  %790 = getelementptr inbounds %struct.wait_event, ptr %2, i64 0, i32 1
  %791 = load ptr, ptr %790, align 8, !tbaa !318
  %792 = tail call i32 %787(ptr noundef %789, ptr noundef %791, i32 noundef 0) #14
  br label %809

793:                                              ; preds = %26
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %5) #15
  %794 = getelementptr inbounds i8, ptr %5, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %794, i8 0, i64 136, i1 false)
  %795 = getelementptr inbounds %struct.wait_semaphore, ptr %2, i64 0, i32 2
  %796 = load i64, ptr %795, align 8, !tbaa !320
  store i64 %796, ptr %5, align 8, !tbaa !322
  %797 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 22
  %798 = load ptr, ptr %797, align 8, !tbaa !325
  %799 = getelementptr inbounds %struct.wait_semaphore, ptr %2, i64 0, i32 1
  %800 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %801 = load ptr, ptr %800, align 8, !tbaa !114
  %802 = call i32 %798(ptr noundef nonnull %799, ptr noundef nonnull %5, i32 noundef 1, ptr noundef %801) #14
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %5) #15
  br label %809

803:                                              ; preds = %4
  %804 = getelementptr inbounds %struct.command, ptr %2, i64 0, i32 1
  %805 = load i16, ptr %804, align 2, !tbaa !91
  %806 = icmp eq i16 %805, 0
  br i1 %806, label %809, label %807

807:                                              ; preds = %803
  %808 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  tail call fastcc void @add_failure(ptr noundef nonnull %808, i64 noundef %3, i64 noundef 2) #17
  br label %809

809:                                              ; preds = %251, %248, %245, %793, %785, %777, %767, %689, %655, %642, %629, %610, %608, %556, %535, %530, %524, %507, %494, %432, %388, %382, %365, %260, %212, %199, %187, %185, %26, %803, %807
  %810 = phi i32 [ 0, %807 ], [ 0, %803 ], [ %802, %793 ], [ %792, %785 ], [ %784, %777 ], [ %625, %610 ], [ %609, %608 ], [ %224, %212 ], [ %211, %199 ], [ %198, %187 ], [ %186, %185 ], [ 0, %26 ], [ %366, %365 ], [ %442, %432 ], [ %383, %382 ], [ %389, %388 ], [ %258, %260 ], [ %508, %507 ], [ %495, %494 ], [ %566, %556 ], [ %554, %535 ], [ %525, %524 ], [ %531, %530 ], [ %666, %655 ], [ %654, %642 ], [ %641, %629 ], [ %776, %767 ], [ %759, %689 ], [ -2, %245 ], [ -2, %248 ], [ -2, %251 ]
  ret i32 %810
}

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #4

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define internal fastcc i32 @add_arrival(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #3 {
  %4 = alloca { i64, i64 }, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #14
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 2
  %9 = load i64, ptr %8, align 8, !tbaa !326
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !191
  %12 = sub i64 %9, %11
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !184
  %15 = icmp ult i64 %12, %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = load ptr, ptr %5, align 8, !tbaa !183
  br label %46

18:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %8, i64 16, i1 false), !tbaa.struct !327
  %19 = icmp eq i64 %14, 0
  %20 = shl i64 %14, 1
  %21 = select i1 %19, i64 64, i64 %20
  %22 = tail call ptr @calloc(i64 noundef %21, i64 noundef 40) #14
  %23 = icmp eq ptr %22, null
  br i1 %23, label %45, label %24

24:                                               ; preds = %18
  %25 = load i64, ptr %10, align 8, !tbaa !191
  %26 = load i64, ptr %8, align 8, !tbaa !326
  %27 = icmp ult i64 %25, %26
  br i1 %27, label %28, label %30

28:                                               ; preds = %24
  %29 = add i64 %21, -1
  br label %33

30:                                               ; preds = %33, %24
  %31 = load ptr, ptr %5, align 8, !tbaa !183
  tail call void @free(ptr noundef %31) #14
  store ptr %22, ptr %5, align 8, !tbaa.struct !328
  store i64 %21, ptr %13, align 8, !tbaa.struct !329
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %8, ptr noundef nonnull align 8 dereferenceable(16) %4, i64 16, i1 false), !tbaa.struct !327
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4)
  %32 = load i64, ptr %8, align 8, !tbaa !326
  br label %46

33:                                               ; preds = %33, %28
  %34 = phi i64 [ %25, %28 ], [ %42, %33 ]
  %35 = and i64 %34, %29
  %36 = getelementptr inbounds %struct.arrival, ptr %22, i64 %35
  %37 = load ptr, ptr %5, align 8, !tbaa !183
  %38 = load i64, ptr %13, align 8, !tbaa !184
  %39 = add i64 %38, -1
  %40 = and i64 %39, %34
  %41 = getelementptr inbounds %struct.arrival, ptr %37, i64 %40
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %36, ptr noundef nonnull align 8 dereferenceable(40) %41, i64 40, i1 false), !tbaa.struct !286
  %42 = add nuw i64 %34, 1
  %43 = load i64, ptr %8, align 8, !tbaa !326
  %44 = icmp ult i64 %42, %43
  br i1 %44, label %33, label %30, !llvm.loop !330

45:                                               ; preds = %18
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4)
  br label %54

46:                                               ; preds = %16, %30
  %47 = phi i64 [ %14, %16 ], [ %21, %30 ]
  %48 = phi ptr [ %17, %16 ], [ %22, %30 ]
  %49 = phi i64 [ %9, %16 ], [ %32, %30 ]
  %50 = add i64 %49, 1
  store i64 %50, ptr %8, align 8, !tbaa !326
  %51 = add i64 %47, -1
  %52 = and i64 %51, %49
  %53 = getelementptr inbounds %struct.arrival, ptr %48, i64 %52
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %53, ptr noundef nonnull align 8 dereferenceable(40) %2, i64 40, i1 false), !tbaa.struct !286
  br label %54

54:                                               ; preds = %45, %46
  %55 = phi i32 [ 0, %46 ], [ 2, %45 ]
  %56 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #14
  %57 = load ptr, ptr %2, align 8, !tbaa !185
  %58 = icmp eq ptr %57, null
  br i1 %58, label %65, label %59

59:                                               ; preds = %54
  %60 = getelementptr inbounds %struct.arrival, ptr %2, i64 0, i32 2
  %61 = load i64, ptr %60, align 8, !tbaa !190
  %62 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 12
  %63 = load i64, ptr %62, align 8, !tbaa !143
  %64 = add i64 %63, %61
  store i64 %64, ptr %62, align 8, !tbaa !143
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
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %9 = load i64, ptr %8, align 8, !tbaa !133
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
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %21 = load ptr, ptr %20, align 8, !tbaa !161
  store ptr null, ptr %20, align 8, !tbaa !161
  %22 = icmp eq ptr %21, null
  br i1 %22, label %28, label %23

23:                                               ; preds = %15, %19
  %24 = phi ptr [ %13, %15 ], [ %21, %19 ]
  %25 = add nuw nsw i64 %9, 1
  store i64 %25, ptr %8, align 8, !tbaa !133
  store ptr null, ptr %24, align 8, !tbaa !24
  %26 = getelementptr inbounds %struct.slot, ptr %24, i64 0, i32 2
  store i64 0, ptr %26, align 8, !tbaa !281
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #14
  store ptr %24, ptr %2, align 8, !tbaa !23
  br label %38

28:                                               ; preds = %19, %17, %3
  %29 = tail call i32 @pthread_mutex_unlock(ptr noundef %6) #14
  store ptr null, ptr %2, align 8, !tbaa !23
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %31 = load ptr, ptr %30, align 8, !tbaa !200
  %32 = icmp eq ptr %31, null
  br i1 %32, label %37, label %33

33:                                               ; preds = %28
  store ptr null, ptr %30, align 8, !tbaa !200
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
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %17 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %16) #14
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %19 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %18) #14
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %21 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %20) #14
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
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
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %34 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %33) #14
  store ptr null, ptr %2, align 8, !tbaa !24
  %35 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 3
  %36 = load i64, ptr %35, align 8, !tbaa !86
  %37 = getelementptr inbounds %struct.slot, ptr %2, i64 0, i32 4
  store i64 %36, ptr %37, align 8, !tbaa !129
  %38 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 2
  %39 = load i64, ptr %38, align 8, !tbaa !181
  %40 = getelementptr inbounds %struct.slot, ptr %2, i64 0, i32 5
  store i64 %39, ptr %40, align 8, !tbaa !132
  %41 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27
  %42 = load ptr, ptr %41, align 8, !tbaa !118
  store ptr %2, ptr %42, align 8, !tbaa !23
  store ptr %2, ptr %41, align 8, !tbaa !118
  %43 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %44 = load i32, ptr %43, align 4, !tbaa !128
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
  %3 = load ptr, ptr %0, align 8, !tbaa !292
  %4 = zext i32 %1 to i64
  %5 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 2, i64 %4
  %6 = load ptr, ptr %5, align 8, !tbaa !23
  %7 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 3
  %8 = load i64, ptr %7, align 8, !tbaa !295
  %9 = shl nuw nsw i64 %4, 18
  %10 = add i64 %8, %9
  %11 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 4
  %12 = load i32, ptr %11, align 8, !tbaa !297
  %13 = add i32 %12, 1
  store i32 %13, ptr %11, align 8, !tbaa !297
  %14 = load ptr, ptr %3, align 8, !tbaa !113
  %15 = getelementptr inbounds %struct.device, ptr %14, i64 0, i32 3
  %16 = load ptr, ptr %15, align 8, !tbaa !291
  %17 = getelementptr inbounds %struct.slot, ptr %6, i64 0, i32 1
  %18 = load ptr, ptr %17, align 8, !tbaa !21
  %19 = getelementptr inbounds %struct.queue, ptr %3, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !114
  %21 = tail call i32 %16(i64 noundef %10, ptr noundef %18, i64 noundef 262144, ptr noundef %20) #14
  %22 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 1
  %23 = load ptr, ptr %22, align 8, !tbaa !294
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
!82 = !{!"queue", !17, i64 0, !17, i64 8, !10, i64 16, !83, i64 24, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !10, i64 80, !10, i64 84, !10, i64 88, !10, i64 92, !10, i64 96, !10, i64 100, !10, i64 104, !10, i64 108, !10, i64 112, !10, i64 116, !17, i64 120, !17, i64 128, !17, i64 136, !17, i64 144, !17, i64 152, !17, i64 160, !12, i64 168, !17, i64 176, !17, i64 184, !84, i64 192, !17, i64 224, !5, i64 232, !10, i64 240, !85, i64 248, !19, i64 336, !19, i64 400, !19, i64 464, !19, i64 528}
!83 = !{!"notification", !5, i64 0, !10, i64 8}
!84 = !{!"arrivals", !17, i64 0, !5, i64 8, !5, i64 16, !5, i64 24}
!85 = !{!"failures", !19, i64 0, !17, i64 64, !17, i64 72, !5, i64 80}
!86 = !{!87, !5, i64 16}
!87 = !{!"batch", !17, i64 0, !6, i64 8, !10, i64 12, !5, i64 16, !5, i64 24, !17, i64 32, !17, i64 40, !17, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !17, i64 104, !10, i64 112, !10, i64 116, !10, i64 120, !5, i64 128, !10, i64 136, !10, i64 140, !17, i64 144, !17, i64 152}
!88 = distinct !{!88, !14}
!89 = !{!87, !6, i64 8}
!90 = !{!87, !17, i64 32}
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
!118 = !{!82, !17, i64 184}
!119 = !{!82, !5, i64 64}
!120 = !{!82, !5, i64 48}
!121 = !{!83, !10, i64 8}
!122 = distinct !{!122, !14}
!123 = !{!82, !17, i64 176}
!124 = distinct !{!124, !14}
!125 = !{!82, !10, i64 96}
!126 = !{!82, !10, i64 104}
!127 = !{!82, !10, i64 112}
!128 = !{!82, !10, i64 92}
!129 = !{!22, !5, i64 32}
!130 = !{!16, !17, i64 144}
!131 = distinct !{!131, !14}
!132 = !{!22, !5, i64 40}
!133 = !{!82, !5, i64 232}
!134 = !{!22, !17, i64 48}
!135 = distinct !{!135, !14}
!136 = !{!87, !10, i64 112}
!137 = !{!82, !10, i64 108}
!138 = !{!87, !5, i64 96}
!139 = !{!87, !17, i64 104}
!140 = !{!82, !5, i64 216}
!141 = !{!87, !5, i64 72}
!142 = !{!82, !5, i64 56}
!143 = !{!87, !5, i64 88}
!144 = !{!82, !17, i64 144}
!145 = !{!82, !17, i64 120}
!146 = !{!87, !17, i64 0}
!147 = !{!82, !10, i64 100}
!148 = distinct !{!148, !14}
!149 = !{!87, !10, i64 12}
!150 = !{!87, !17, i64 40}
!151 = !{!152, !12, i64 0}
!152 = !{!"wait", !52, i64 0, !17, i64 8, !5, i64 16, !5, i64 24}
!153 = !{!152, !17, i64 8}
!154 = !{!152, !5, i64 16}
!155 = distinct !{!155, !14}
!156 = !{!157, !12, i64 0}
!157 = !{!"wait_ready", !52, i64 0, !17, i64 8}
!158 = !{!157, !17, i64 8}
!159 = distinct !{!159, !14}
!160 = distinct !{!160, !14}
!161 = !{!82, !17, i64 224}
!162 = !{!82, !10, i64 240}
!163 = distinct !{!163, !14}
!164 = !{!16, !17, i64 96}
!165 = !{!16, !17, i64 288}
!166 = !{!16, !17, i64 104}
!167 = !{i64 0, i64 8, !23}
!168 = !{!87, !5, i64 24}
!169 = !{!87, !17, i64 48}
!170 = !{!87, !5, i64 64}
!171 = !{!87, !17, i64 152}
!172 = !{!87, !10, i64 120}
!173 = !{!87, !5, i64 80}
!174 = distinct !{!174, !14}
!175 = distinct !{!175, !14}
!176 = !{!82, !17, i64 128}
!177 = !{!"branch_weights", i32 2000, i32 1}
!178 = !{!82, !12, i64 168}
!179 = !{ptr @run_or_refuse, ptr @run_timed}
!180 = !{!87, !5, i64 56}
!181 = !{!82, !5, i64 208}
!182 = !{!82, !10, i64 116}
!183 = !{!84, !17, i64 0}
!184 = !{!84, !5, i64 8}
!185 = !{!186, !17, i64 0}
!186 = !{!"arrival", !17, i64 0, !17, i64 8, !5, i64 16, !5, i64 24, !17, i64 32}
!187 = !{!186, !17, i64 8}
!188 = !{!186, !5, i64 24}
!189 = !{!186, !17, i64 32}
!190 = !{!186, !5, i64 16}
!191 = !{!84, !5, i64 24}
!192 = distinct !{!192, !14}
!193 = !{!87, !10, i64 136}
!194 = !{!87, !17, i64 144}
!195 = !{!196, !5, i64 8}
!196 = !{!"stamp", !17, i64 0, !5, i64 8}
!197 = !{!196, !17, i64 0}
!198 = distinct !{!198, !14}
!199 = distinct !{!199, !14}
!200 = !{!82, !17, i64 160}
!201 = distinct !{!201, !14}
!202 = !{!85, !17, i64 64}
!203 = !{!204, !17, i64 0}
!204 = !{!"failure", !17, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !6, i64 32, !6, i64 288, !6, i64 2336}
!205 = !{!85, !5, i64 80}
!206 = !{i64 0, i64 8, !23, i64 8, i64 8, !4, i64 16, i64 8, !4, i64 24, i64 8, !4, i64 32, i64 256, !207, i64 288, i64 2048, !207, i64 2336, i64 256, !207}
!207 = !{!6, !6, i64 0}
!208 = !{!82, !10, i64 84}
!209 = distinct !{!209, !14}
!210 = !{!82, !10, i64 88}
!211 = distinct !{!211, !14}
!212 = distinct !{!212, !14}
!213 = !{!16, !17, i64 160}
!214 = !{!82, !5, i64 72}
!215 = !{!16, !17, i64 168}
!216 = distinct !{!216, !14}
!217 = !{!87, !10, i64 140}
!218 = distinct !{!218, !14}
!219 = distinct !{!219, !14}
!220 = distinct !{!220, !14}
!221 = !{!82, !17, i64 192}
!222 = distinct !{!222, !14}
!223 = !{!31, !17, i64 192}
!224 = !{!225, !17, i64 0}
!225 = !{!"copying", !17, i64 0, !17, i64 8, !10, i64 16, !10, i64 20, !12, i64 24}
!226 = !{!225, !17, i64 8}
!227 = !{!225, !10, i64 16}
!228 = !{!225, !10, i64 20}
!229 = !{!225, !12, i64 24}
!230 = !{!31, !10, i64 200}
!231 = distinct !{!231, !14}
!232 = !{!233, !10, i64 24}
!233 = !{!"piece", !17, i64 0, !17, i64 8, !5, i64 16, !10, i64 24}
!234 = distinct !{!234, !14}
!235 = !{ptr @send_slot}
!236 = distinct !{!236, !14}
!237 = distinct !{!237, !14}
!238 = !{!233, !17, i64 0}
!239 = !{!233, !17, i64 8}
!240 = !{!233, !5, i64 16}
!241 = !{i32 1}
!242 = distinct !{!242, !14}
!243 = !{!31, !10, i64 212}
!244 = distinct !{!244, !14}
!245 = distinct !{!245, !14}
!246 = distinct !{!246, !14}
!247 = !{!248, !5, i64 0}
!248 = !{!"thread_span", !5, i64 0, !5, i64 8, !10, i64 16, !12, i64 20, !12, i64 22, !5, i64 24}
!249 = !{!248, !10, i64 16}
!250 = !{!248, !12, i64 20}
!251 = !{!248, !12, i64 22}
!252 = !{!248, !5, i64 24}
!253 = !{!254, !17, i64 0}
!254 = !{!"task", !17, i64 0, !17, i64 8, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28}
!255 = !{!256, !17, i64 0}
!256 = !{!"", !17, i64 0, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28, !10, i64 32, !17, i64 40, !17, i64 48, !17, i64 56, !17, i64 64}
!257 = !{!254, !17, i64 8}
!258 = !{!254, !10, i64 16}
!259 = !{!254, !10, i64 20}
!260 = !{!256, !10, i64 8}
!261 = !{!256, !10, i64 20}
!262 = !{!254, !10, i64 24}
!263 = !{!256, !10, i64 32}
!264 = !{!256, !17, i64 40}
!265 = !{!256, !17, i64 64}
!266 = distinct !{ptr @add_task, null}
!267 = distinct !{!267, !14}
!268 = !{!254, !10, i64 28}
!269 = !{!16, !17, i64 192}
!270 = !{!16, !17, i64 216}
!271 = distinct !{!271, !14}
!272 = distinct !{!272, !14}
!273 = distinct !{!273, !14}
!274 = !{!204, !5, i64 8}
!275 = !{!204, !5, i64 16}
!276 = distinct !{!276, !14}
!277 = !{!85, !17, i64 72}
!278 = !{!87, !10, i64 116}
!279 = !{!87, !5, i64 128}
!280 = distinct !{!280, !14}
!281 = !{!22, !5, i64 16}
!282 = !{!16, !17, i64 56}
!283 = !{!16, !17, i64 16}
!284 = distinct !{!284, !14}
!285 = !{!16, !17, i64 32}
!286 = !{i64 0, i64 8, !23, i64 8, i64 8, !23, i64 16, i64 8, !4, i64 24, i64 8, !4, i64 32, i64 8, !23}
!287 = !{i64 0, i64 8, !23, i64 8, i64 8, !4, i64 16, i64 8, !4, i64 24, i64 8, !23}
!288 = !{i64 0, i64 8, !4, i64 8, i64 8, !4, i64 16, i64 8, !23}
!289 = !{i64 0, i64 8, !4, i64 8, i64 8, !23}
!290 = !{!16, !17, i64 40}
!291 = !{!16, !17, i64 24}
!292 = !{!293, !17, i64 0}
!293 = !{!"window", !17, i64 0, !17, i64 8, !6, i64 16, !5, i64 144, !10, i64 152}
!294 = !{!293, !17, i64 8}
!295 = !{!293, !5, i64 144}
!296 = distinct !{!296, !14}
!297 = !{!293, !10, i64 152}
!298 = distinct !{!298, !14}
!299 = distinct !{!299, !14}
!300 = distinct !{!300, !14}
!301 = !{!16, !17, i64 80}
!302 = !{!16, !17, i64 272}
!303 = !{!16, !17, i64 88}
!304 = !{!16, !17, i64 48}
!305 = !{!306, !5, i64 8}
!306 = !{!"peer_copy", !52, i64 0, !5, i64 8, !17, i64 16, !5, i64 24, !17, i64 32, !5, i64 40}
!307 = !{!306, !17, i64 16}
!308 = !{!306, !5, i64 24}
!309 = !{!306, !17, i64 32}
!310 = !{!306, !5, i64 40}
!311 = !{!59, !10, i64 24}
!312 = !{!59, !10, i64 28}
!313 = !{!16, !17, i64 64}
!314 = !{!16, !17, i64 72}
!315 = !{!16, !17, i64 232}
!316 = distinct !{!316, !14}
!317 = !{!16, !17, i64 240}
!318 = !{!319, !17, i64 8}
!319 = !{!"wait_event", !52, i64 0, !17, i64 8}
!320 = !{!321, !5, i64 16}
!321 = !{!"wait_semaphore", !52, i64 0, !17, i64 8, !5, i64 16, !5, i64 24}
!322 = !{!323, !5, i64 0}
!323 = !{!"", !324, i64 0, !10, i64 72, !6, i64 76}
!324 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !10, i64 24, !6, i64 28}
!325 = !{!16, !17, i64 176}
!326 = !{!84, !5, i64 16}
!327 = !{i64 0, i64 8, !4, i64 8, i64 8, !4}
!328 = !{i64 0, i64 8, !23, i64 8, i64 8, !4, i64 16, i64 8, !4, i64 24, i64 8, !4}
!329 = !{i64 0, i64 8, !4, i64 8, i64 8, !4, i64 16, i64 8, !4}
!330 = distinct !{!330, !14}
