; Made by `nox -s native` from *.c and *.h, sha256 941109efba0d047f0da40e0dbc56ba528fa7d53943a7e489133a0424bf705add
; ModuleID = 'aiotaichi/backends/cuda/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"
target triple = "aarch64-unknown-linux-gnu"

%struct.CUgraphEdgeData = type { i8, i8, i8, [5 x i8] }
%struct.chunk = type { ptr, ptr, i64, i32 }
%struct.device = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, %struct.mutex, ptr, ptr }
%struct.mutex = type { [8 x i64] }
%struct.timespec = type { i64, i64 }
%struct.job = type { ptr, ptr, i32, i32 }
%struct.copiers = type { %struct.mutex, %struct.condition, %struct.condition, ptr, i32, i32, i32, i32, i32, [8 x i64] }
%struct.condition = type { [8 x i64] }
%struct.ring = type { %struct.mutex, %struct.condition, ptr, i64, [0 x %struct.slot] }
%struct.slot = type { ptr, ptr, i64, ptr, i64, i64, ptr }
%struct.graph = type { ptr, ptr, ptr, ptr, ptr, i32 }
%struct.CUDA_MEMCPY3D = type { i64, i64, i64, i64, i32, ptr, i64, ptr, ptr, i64, i64, i64, i64, i64, i64, i32, ptr, i64, ptr, ptr, i64, i64, i64, i64, i64 }
%struct.CUDA_MEMSET_NODE_PARAMS = type { i64, i64, i32, i32, i64, i64 }
%struct.launch = type { %struct.command, ptr, i64, ptr, [0 x i8] }
%struct.command = type { i16, i16, i32 }
%struct.fill = type { %struct.command, i64, i64, i32, i32 }
%struct.copy = type { %struct.command, i64, i64, i64 }
%struct.queue = type { ptr, ptr, i32, %struct.notification, i64, i64, i64, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, %struct.arrivals, ptr, i64, i32, %struct.failures, %struct.mutex, %struct.condition, %struct.condition, %struct.condition }
%struct.notification = type { i64, i32 }
%struct.arrivals = type { ptr, i64, i64, i64 }
%struct.failures = type { %struct.mutex, ptr, ptr, i64 }
%struct.batch = type { ptr, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr }
%struct.wait = type { %struct.command, ptr, i64, i64 }
%struct.wait_ready = type { %struct.command, ptr }
%struct.kernel = type { i64, i64, i64, [0 x %struct.task] }
%struct.task = type { ptr, ptr, i32, i32, i32, i32 }
%struct.execute = type { %struct.command, ptr, [0 x i8] }
%struct.CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS = type { %struct.anon, i32, [17 x i32] }
%struct.anon = type { i64, i64, i64, i32, [11 x i32] }
%struct.CUDA_KERNEL_NODE_PARAMS = type { ptr, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr }
%struct.arrival = type { ptr, ptr, i64, i64, ptr }
%struct.window = type { ptr, ptr, [16 x ptr], i64, i32 }
%struct.peer_copy = type { %struct.command, i64, ptr, i64, ptr, i64 }
%struct.wait_event = type { %struct.command, ptr }
%struct.wait_semaphore = type { %struct.command, ptr, i64, i64 }
%struct.failure = type { ptr, i64, i64, i64, [256 x i8], [2048 x i8], [32 x i64] }

@early = internal constant %struct.CUgraphEdgeData { i8 1, i8 0, i8 1, [5 x i8] zeroinitializer }, align 1
@notify.one = internal constant i64 1, align 8

; Function Attrs: nounwind
define dso_local void @standstill_begin(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @pthread_rwlock_wrlock(ptr noundef %0) #11
  ret void
}

declare i32 @pthread_rwlock_wrlock(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local void @standstill_end(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @pthread_rwlock_unlock(ptr noundef %0) #11
  ret void
}

declare i32 @pthread_rwlock_unlock(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local i32 @standstill_avoid(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @pthread_rwlock_tryrdlock(ptr noundef %0) #11
  %3 = icmp eq i32 %2, 0
  %4 = zext i1 %3 to i32
  ret i32 %4
}

declare i32 @pthread_rwlock_tryrdlock(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local void @standstill_allow(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @pthread_rwlock_unlock(ptr noundef %0) #11
  ret void
}

; Function Attrs: nounwind
define dso_local void @device_copy(ptr nocapture noundef readonly %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [16 x %struct.chunk], align 8
  %6 = lshr i64 %3, 4
  %7 = tail call i64 @llvm.umin.i64(i64 %6, i64 1048576)
  %8 = tail call i64 @llvm.umax.i64(i64 %7, i64 131072)
  %9 = and i64 %8, 2097088
  %10 = icmp eq i64 %3, 0
  br i1 %10, label %39, label %11

11:                                               ; preds = %4
  %12 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 40
  br label %13

13:                                               ; preds = %11, %34
  %14 = phi ptr [ %1, %11 ], [ %27, %34 ]
  %15 = phi ptr [ %2, %11 ], [ %28, %34 ]
  %16 = phi i64 [ %3, %11 ], [ %29, %34 ]
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5) #12
  br label %17

17:                                               ; preds = %13, %17
  %18 = phi i64 [ 0, %13 ], [ %30, %17 ]
  %19 = phi ptr [ %14, %13 ], [ %27, %17 ]
  %20 = phi ptr [ %15, %13 ], [ %28, %17 ]
  %21 = phi i64 [ %16, %13 ], [ %29, %17 ]
  %22 = call i64 @llvm.umin.i64(i64 %21, i64 %9)
  %23 = getelementptr inbounds [16 x %struct.chunk], ptr %5, i64 0, i64 %18
  store ptr %19, ptr %23, align 8, !tbaa.struct !4
  %24 = getelementptr inbounds i8, ptr %23, i64 8
  store ptr %20, ptr %24, align 8, !tbaa.struct !13
  %25 = getelementptr inbounds i8, ptr %23, i64 16
  store i64 %22, ptr %25, align 8, !tbaa.struct !14
  %26 = getelementptr inbounds i8, ptr %23, i64 24
  store i32 0, ptr %26, align 8, !tbaa.struct !15
  %27 = getelementptr inbounds i8, ptr %19, i64 %22
  %28 = getelementptr inbounds i8, ptr %20, i64 %22
  %29 = sub i64 %21, %22
  %30 = add nuw nsw i64 %18, 1
  %31 = icmp ne i64 %29, 0
  %32 = icmp ult i64 %18, 15
  %33 = select i1 %31, i1 %32, i1 false
  br i1 %33, label %17, label %34, !llvm.loop !16

34:                                               ; preds = %17
  %35 = trunc i64 %30 to i32
  %36 = load ptr, ptr %12, align 8, !tbaa !18
  %37 = call fastcc i32 @copy_together(ptr noundef %36, ptr noundef nonnull %5, i32 noundef %35, ptr noundef null, ptr noundef null) #13
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %5) #12
  %38 = icmp eq i64 %29, 0
  br i1 %38, label %39, label %13, !llvm.loop !22

39:                                               ; preds = %34, %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind
define internal fastcc i32 @copy_together(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef readonly %3, ptr noundef %4) unnamed_addr #0 {
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.timespec, align 8
  %8 = alloca %struct.job, align 8
  %9 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #11
  %10 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 6
  %11 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 5
  %12 = load i32, ptr %10, align 8, !tbaa !23
  %13 = load i32, ptr %11, align 4, !tbaa !25
  %14 = icmp ult i32 %12, %13
  br i1 %14, label %15, label %27

15:                                               ; preds = %5, %23
  %16 = phi i32 [ %24, %23 ], [ %12, %5 ]
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 9, i64 %17
  %19 = tail call i32 @pthread_create(ptr noundef nonnull %18, ptr noundef null, ptr noundef nonnull @help, ptr noundef nonnull %0) #11
  %20 = icmp eq i32 %19, 0
  %21 = load i32, ptr %10, align 8, !tbaa !23
  br i1 %20, label %23, label %22

22:                                               ; preds = %15
  store i32 %21, ptr %11, align 4, !tbaa !25
  br label %27

23:                                               ; preds = %15
  %24 = add i32 %21, 1
  store i32 %24, ptr %10, align 8, !tbaa !23
  %25 = load i32, ptr %11, align 4, !tbaa !25
  %26 = icmp ult i32 %24, %25
  br i1 %26, label %15, label %27, !llvm.loop !26

27:                                               ; preds = %23, %5, %22
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8) #12
  %28 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 3
  %29 = load ptr, ptr %28, align 8, !tbaa !27
  store ptr %29, ptr %8, align 8, !tbaa !28
  %30 = getelementptr inbounds %struct.job, ptr %8, i64 0, i32 1
  store ptr %1, ptr %30, align 8, !tbaa !30
  %31 = getelementptr inbounds %struct.job, ptr %8, i64 0, i32 2
  store i32 %2, ptr %31, align 8, !tbaa !31
  %32 = getelementptr inbounds %struct.job, ptr %8, i64 0, i32 3
  store i32 0, ptr %32, align 4, !tbaa !32
  store ptr %8, ptr %28, align 8, !tbaa !27
  %33 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 4
  %34 = load i32, ptr %33, align 8, !tbaa !33
  %35 = add i32 %34, 1
  store atomic i32 %35, ptr %33 seq_cst, align 8
  %36 = icmp eq i32 %2, 0
  br i1 %36, label %129, label %37

37:                                               ; preds = %27
  %38 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1
  %39 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %40 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 2
  %41 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 1
  %42 = icmp eq ptr %3, null
  %43 = zext i32 %2 to i64
  br label %44

44:                                               ; preds = %37, %125
  %45 = phi i32 [ 0, %37 ], [ %127, %125 ]
  %46 = phi i32 [ 0, %37 ], [ %126, %125 ]
  %47 = load i32, ptr %32, align 4, !tbaa !32
  %48 = icmp ult i32 %47, %2
  br i1 %48, label %49, label %70

49:                                               ; preds = %44
  %50 = load ptr, ptr %30, align 8, !tbaa !30
  %51 = add nuw i32 %47, 1
  store i32 %51, ptr %32, align 4, !tbaa !32
  %52 = load i32, ptr %31, align 8, !tbaa !31
  %53 = icmp eq i32 %51, %52
  br i1 %53, label %54, label %62

54:                                               ; preds = %49, %54
  %55 = phi ptr [ %56, %54 ], [ %28, %49 ]
  %56 = load ptr, ptr %55, align 8, !tbaa !5
  %57 = icmp eq ptr %56, %8
  br i1 %57, label %58, label %54, !llvm.loop !34

58:                                               ; preds = %54
  %59 = load ptr, ptr %8, align 8, !tbaa !28
  store ptr %59, ptr %55, align 8, !tbaa !5
  %60 = load i32, ptr %33, align 8, !tbaa !33
  %61 = add i32 %60, -1
  store atomic i32 %61, ptr %33 seq_cst, align 8
  br label %62

62:                                               ; preds = %58, %49
  %63 = load ptr, ptr %28, align 8, !tbaa !27
  %64 = icmp eq ptr %63, null
  br i1 %64, label %67, label %65

65:                                               ; preds = %62
  %66 = call i32 @pthread_cond_signal(ptr noundef nonnull %41) #11
  br label %67

67:                                               ; preds = %62, %65
  %68 = zext i32 %47 to i64
  %69 = getelementptr inbounds %struct.chunk, ptr %50, i64 %68
  call fastcc void @copy_chunk(ptr noundef nonnull %0, ptr noundef %69) #13
  br label %101

70:                                               ; preds = %44
  %71 = zext i32 %46 to i64
  %72 = getelementptr inbounds %struct.chunk, ptr %1, i64 %71, i32 3
  %73 = load i32, ptr %72, align 8, !tbaa !35
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %101

75:                                               ; preds = %70
  %76 = call i32 @pthread_mutex_unlock(ptr noundef %0) #11
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #12
  %77 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #11
  %78 = load i64, ptr %7, align 8, !tbaa !37
  %79 = mul i64 %78, 1000000000
  %80 = load i64, ptr %38, align 8, !tbaa !39
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #12
  %81 = add i64 %80, 200000
  %82 = add i64 %81, %79
  %83 = load atomic i32, ptr %72 seq_cst, align 8
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %92

85:                                               ; preds = %75, %96
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #12
  %86 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #11
  %87 = load i64, ptr %6, align 8, !tbaa !37
  %88 = mul i64 %87, 1000000000
  %89 = load i64, ptr %39, align 8, !tbaa !39
  %90 = add i64 %88, %89
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #12
  %91 = icmp ult i64 %90, %82
  br i1 %91, label %96, label %92

92:                                               ; preds = %96, %85, %75
  %93 = call i32 @pthread_mutex_lock(ptr noundef %0) #11
  %94 = load i32, ptr %72, align 8, !tbaa !35
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %99, label %101

96:                                               ; preds = %85
  call void @llvm.aarch64.hint(i32 1)
  %97 = load atomic i32, ptr %72 seq_cst, align 8
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %85, label %92, !llvm.loop !40

99:                                               ; preds = %92
  %100 = call i32 @pthread_cond_wait(ptr noundef nonnull %40, ptr noundef %0) #11
  br label %101

101:                                              ; preds = %99, %92, %70, %67
  %102 = icmp ult i32 %46, %2
  br i1 %102, label %103, label %125

103:                                              ; preds = %101
  %104 = zext i32 %46 to i64
  br label %105

105:                                              ; preds = %103, %118
  %106 = phi i64 [ %104, %103 ], [ %121, %118 ]
  %107 = phi i32 [ %45, %103 ], [ %119, %118 ]
  %108 = getelementptr inbounds %struct.chunk, ptr %1, i64 %106, i32 3
  %109 = load i32, ptr %108, align 8, !tbaa !35
  %110 = icmp eq i32 %109, 0
  %111 = trunc i64 %106 to i32
  br i1 %110, label %123, label %112

112:                                              ; preds = %105
  %113 = call i32 @pthread_mutex_unlock(ptr noundef %0) #11
  %114 = icmp ne i32 %107, 0
  %115 = select i1 %42, i1 true, i1 %114
  br i1 %115, label %118, label %116

116:                                              ; preds = %112
  %117 = call i32 %3(ptr noundef %4, i32 noundef %111) #11, !callees !41
  br label %118

118:                                              ; preds = %116, %112
  %119 = phi i32 [ %107, %112 ], [ %117, %116 ]
  %120 = call i32 @pthread_mutex_lock(ptr noundef %0) #11
  %121 = add nuw nsw i64 %106, 1
  %122 = icmp eq i64 %121, %43
  br i1 %122, label %129, label %105, !llvm.loop !42

123:                                              ; preds = %105
  %124 = trunc i64 %106 to i32
  br label %125

125:                                              ; preds = %123, %101
  %126 = phi i32 [ %46, %101 ], [ %124, %123 ]
  %127 = phi i32 [ %45, %101 ], [ %107, %123 ]
  %128 = icmp ult i32 %126, %2
  br i1 %128, label %44, label %129, !llvm.loop !43

129:                                              ; preds = %125, %118, %27
  %130 = phi i32 [ 0, %27 ], [ %119, %118 ], [ %127, %125 ]
  %131 = call i32 @pthread_mutex_unlock(ptr noundef %0) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8) #12
  ret i32 %130
}

; Function Attrs: nounwind
define dso_local i32 @device_open(ptr nocapture noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = alloca ptr, align 8
  %6 = load ptr, ptr %0, align 8, !tbaa !44
  %7 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 33
  %8 = load ptr, ptr %7, align 8, !tbaa !45
  %9 = tail call i32 %6(ptr noundef %8) #11
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %96

11:                                               ; preds = %4
  %12 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 39
  %13 = lshr i64 %2, 18
  %14 = mul nuw nsw i64 %13, 56
  %15 = add nuw nsw i64 %14, 144
  %16 = tail call ptr @calloc(i64 noundef 1, i64 noundef %15) #11
  %17 = icmp eq ptr %16, null
  br i1 %17, label %91, label %18

18:                                               ; preds = %11
  %19 = getelementptr inbounds %struct.ring, ptr %16, i64 0, i32 3
  store i64 %13, ptr %19, align 8, !tbaa !9
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
  store ptr %30, ptr %31, align 8, !tbaa !46
  %32 = load ptr, ptr %22, align 8, !tbaa !5
  store ptr %32, ptr %28, align 8, !tbaa !48
  store ptr %28, ptr %22, align 8, !tbaa !5
  %33 = load ptr, ptr %23, align 8, !tbaa !49
  %34 = getelementptr inbounds %struct.ring, ptr %16, i64 0, i32 4, i64 %27, i32 3
  %35 = tail call i32 %33(ptr noundef nonnull %34, i32 noundef 3) #11
  %36 = icmp ne i64 %27, 0
  %37 = icmp eq i32 %35, 0
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %25, label %24, !llvm.loop !50

39:                                               ; preds = %24
  %40 = load i64, ptr %19, align 8, !tbaa !9
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %42, label %43

42:                                               ; preds = %39
  tail call void @free(ptr noundef nonnull %16) #11
  br label %91

43:                                               ; preds = %39
  %44 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 15
  br label %45

45:                                               ; preds = %55, %43
  %46 = phi i64 [ %40, %43 ], [ %56, %55 ]
  %47 = phi i64 [ 0, %43 ], [ %57, %55 ]
  %48 = getelementptr inbounds %struct.ring, ptr %16, i64 0, i32 4, i64 %47, i32 3
  %49 = load ptr, ptr %48, align 8, !tbaa !51
  %50 = icmp eq ptr %49, null
  br i1 %50, label %55, label %51

51:                                               ; preds = %45
  %52 = load ptr, ptr %44, align 8, !tbaa !52
  %53 = tail call i32 %52(ptr noundef nonnull %49) #11
  %54 = load i64, ptr %19, align 8, !tbaa !9
  br label %55

55:                                               ; preds = %51, %45
  %56 = phi i64 [ %46, %45 ], [ %54, %51 ]
  %57 = add nuw i64 %47, 1
  %58 = icmp ult i64 %57, %56
  br i1 %58, label %45, label %62, !llvm.loop !53

59:                                               ; preds = %18, %24
  store ptr %16, ptr %12, align 8, !tbaa !5
  %60 = tail call ptr @calloc(i64 noundef 1, i64 noundef 288) #11
  %61 = icmp eq ptr %60, null
  br i1 %61, label %68, label %63

62:                                               ; preds = %55
  tail call void @free(ptr noundef nonnull %16) #11
  br label %91

63:                                               ; preds = %59
  %64 = tail call i64 @llvm.umin.i64(i64 %3, i64 8)
  %65 = trunc i64 %64 to i32
  %66 = getelementptr inbounds %struct.copiers, ptr %60, i64 0, i32 5
  store i32 %65, ptr %66, align 4, !tbaa !25
  %67 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 40
  store ptr %60, ptr %67, align 8, !tbaa !18
  br label %91

68:                                               ; preds = %59
  %69 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 40
  store ptr null, ptr %69, align 8, !tbaa !18
  %70 = load ptr, ptr %12, align 8, !tbaa !54
  %71 = getelementptr inbounds %struct.ring, ptr %70, i64 0, i32 3
  %72 = load i64, ptr %71, align 8, !tbaa !9
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %90, label %74

74:                                               ; preds = %68
  %75 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 15
  br label %76

76:                                               ; preds = %86, %74
  %77 = phi i64 [ %72, %74 ], [ %87, %86 ]
  %78 = phi i64 [ 0, %74 ], [ %88, %86 ]
  %79 = getelementptr inbounds %struct.ring, ptr %70, i64 0, i32 4, i64 %78, i32 3
  %80 = load ptr, ptr %79, align 8, !tbaa !51
  %81 = icmp eq ptr %80, null
  br i1 %81, label %86, label %82

82:                                               ; preds = %76
  %83 = load ptr, ptr %75, align 8, !tbaa !52
  %84 = tail call i32 %83(ptr noundef nonnull %80) #11
  %85 = load i64, ptr %71, align 8, !tbaa !9
  br label %86

86:                                               ; preds = %82, %76
  %87 = phi i64 [ %77, %76 ], [ %85, %82 ]
  %88 = add nuw i64 %78, 1
  %89 = icmp ult i64 %88, %87
  br i1 %89, label %76, label %90, !llvm.loop !53

90:                                               ; preds = %86, %68
  tail call void @free(ptr noundef nonnull %70) #11
  br label %91

91:                                               ; preds = %62, %11, %63, %42, %90
  %92 = phi i32 [ %35, %62 ], [ 0, %63 ], [ 2, %90 ], [ %35, %42 ], [ 2, %11 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #12
  %93 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %94 = load ptr, ptr %93, align 8, !tbaa !55
  %95 = call i32 %94(ptr noundef nonnull %5) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #12
  br label %96

96:                                               ; preds = %4, %91
  %97 = phi i32 [ %92, %91 ], [ %9, %4 ]
  ret i32 %97
}

; Function Attrs: nounwind
define dso_local void @device_close(ptr nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 40
  %4 = load ptr, ptr %3, align 8, !tbaa !18
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef %4) #11
  %6 = getelementptr inbounds %struct.copiers, ptr %4, i64 0, i32 8
  store i32 1, ptr %6, align 8, !tbaa !56
  %7 = getelementptr inbounds %struct.copiers, ptr %4, i64 0, i32 1
  %8 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %7) #11
  %9 = tail call i32 @pthread_mutex_unlock(ptr noundef %4) #11
  %10 = getelementptr inbounds %struct.copiers, ptr %4, i64 0, i32 6
  %11 = load i32, ptr %10, align 8, !tbaa !23
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %22, label %13

13:                                               ; preds = %1, %13
  %14 = phi i64 [ %18, %13 ], [ 0, %1 ]
  %15 = getelementptr inbounds %struct.copiers, ptr %4, i64 0, i32 9, i64 %14
  %16 = load i64, ptr %15, align 8, !tbaa !9
  %17 = tail call i32 @pthread_join(i64 noundef %16, ptr noundef null) #11
  %18 = add nuw nsw i64 %14, 1
  %19 = load i32, ptr %10, align 8, !tbaa !23
  %20 = zext i32 %19 to i64
  %21 = icmp ult i64 %18, %20
  br i1 %21, label %13, label %22, !llvm.loop !57

22:                                               ; preds = %13, %1
  tail call void @free(ptr noundef nonnull %4) #11
  %23 = load ptr, ptr %0, align 8, !tbaa !44
  %24 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 33
  %25 = load ptr, ptr %24, align 8, !tbaa !45
  %26 = tail call i32 %23(ptr noundef %25) #11
  %27 = icmp eq i32 %26, 0
  %28 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 39
  %29 = load ptr, ptr %28, align 8, !tbaa !54
  %30 = getelementptr inbounds %struct.ring, ptr %29, i64 0, i32 3
  %31 = load i64, ptr %30, align 8, !tbaa !9
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %49, label %33

33:                                               ; preds = %22
  %34 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 15
  br label %35

35:                                               ; preds = %45, %33
  %36 = phi i64 [ %31, %33 ], [ %46, %45 ]
  %37 = phi i64 [ 0, %33 ], [ %47, %45 ]
  %38 = getelementptr inbounds %struct.ring, ptr %29, i64 0, i32 4, i64 %37, i32 3
  %39 = load ptr, ptr %38, align 8, !tbaa !51
  %40 = icmp eq ptr %39, null
  br i1 %40, label %45, label %41

41:                                               ; preds = %35
  %42 = load ptr, ptr %34, align 8, !tbaa !52
  %43 = tail call i32 %42(ptr noundef nonnull %39) #11
  %44 = load i64, ptr %30, align 8, !tbaa !9
  br label %45

45:                                               ; preds = %41, %35
  %46 = phi i64 [ %36, %35 ], [ %44, %41 ]
  %47 = add nuw i64 %37, 1
  %48 = icmp ult i64 %47, %46
  br i1 %48, label %35, label %49, !llvm.loop !53

49:                                               ; preds = %45, %22
  tail call void @free(ptr noundef nonnull %29) #11
  br i1 %27, label %50, label %54

50:                                               ; preds = %49
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #12
  %51 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %52 = load ptr, ptr %51, align 8, !tbaa !55
  %53 = call i32 %52(ptr noundef nonnull %2) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #12
  br label %54

54:                                               ; preds = %50, %49
  ret void
}

; Function Attrs: nounwind
define dso_local void @graph_destroy(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = load ptr, ptr %0, align 8, !tbaa !58
  %4 = load ptr, ptr %3, align 8, !tbaa !44
  %5 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 33
  %6 = load ptr, ptr %5, align 8, !tbaa !45
  %7 = tail call i32 %4(ptr noundef %6) #11
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %32

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8, !tbaa !60
  %12 = icmp eq ptr %11, null
  br i1 %12, label %18, label %13

13:                                               ; preds = %9
  %14 = load ptr, ptr %0, align 8, !tbaa !58
  %15 = getelementptr inbounds %struct.device, ptr %14, i64 0, i32 32
  %16 = load ptr, ptr %15, align 8, !tbaa !61
  %17 = tail call i32 %16(ptr noundef nonnull %11) #11
  br label %18

18:                                               ; preds = %13, %9
  %19 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %20 = load ptr, ptr %19, align 8, !tbaa !62
  %21 = icmp eq ptr %20, null
  br i1 %21, label %27, label %22

22:                                               ; preds = %18
  %23 = load ptr, ptr %0, align 8, !tbaa !58
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 31
  %25 = load ptr, ptr %24, align 8, !tbaa !63
  %26 = tail call i32 %25(ptr noundef nonnull %20) #11
  br label %27

27:                                               ; preds = %22, %18
  %28 = load ptr, ptr %0, align 8, !tbaa !58
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #12
  %29 = getelementptr inbounds %struct.device, ptr %28, i64 0, i32 1
  %30 = load ptr, ptr %29, align 8, !tbaa !55
  %31 = call i32 %30(ptr noundef nonnull %2) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #12
  call void @free(ptr noundef nonnull %0) #11
  br label %32

32:                                               ; preds = %1, %27
  ret void
}

declare void @free(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local ptr @graph_create(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, i64 noundef %4, ptr nocapture noundef %5) local_unnamed_addr #0 {
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
  %16 = load i16, ptr %14, align 8, !tbaa !64
  %17 = icmp eq i16 %16, 1
  br i1 %17, label %18, label %22

18:                                               ; preds = %13
  %19 = getelementptr inbounds %struct.launch, ptr %14, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !5
  %21 = load i64, ptr %20, align 8, !tbaa !9
  br label %22

22:                                               ; preds = %18, %13
  %23 = phi i64 [ %21, %18 ], [ 1, %13 ]
  %24 = add i64 %23, %15
  %25 = getelementptr inbounds %struct.command, ptr %14, i64 0, i32 2
  %26 = load i32, ptr %25, align 4, !tbaa !67
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr %14, i64 %27
  %29 = icmp ult ptr %28, %11
  br i1 %29, label %13, label %30, !llvm.loop !68

30:                                               ; preds = %22, %6
  %31 = phi i64 [ 0, %6 ], [ %24, %22 ]
  %32 = add i64 %31, %4
  %33 = shl i64 %32, 3
  %34 = add i64 %33, 48
  %35 = tail call ptr @calloc(i64 noundef 1, i64 noundef %34) #11
  store i32 2, ptr %5, align 4, !tbaa !11
  %36 = icmp eq ptr %35, null
  br i1 %36, label %189, label %37

37:                                               ; preds = %30
  store ptr %0, ptr %35, align 8, !tbaa !58
  %38 = getelementptr inbounds %struct.graph, ptr %35, i64 1
  %39 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 3
  store ptr %38, ptr %39, align 8, !tbaa !69
  %40 = getelementptr inbounds ptr, ptr %38, i64 %31
  %41 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 4
  store ptr %40, ptr %41, align 8, !tbaa !70
  %42 = load ptr, ptr %0, align 8, !tbaa !44
  %43 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 33
  %44 = load ptr, ptr %43, align 8, !tbaa !45
  %45 = tail call i32 %42(ptr noundef %44) #11
  store i32 %45, ptr %5, align 4, !tbaa !11
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %159

47:                                               ; preds = %37
  %48 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 23
  %49 = load ptr, ptr %48, align 8, !tbaa !71
  %50 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 2
  %51 = tail call i32 %49(ptr noundef nonnull %50, i32 noundef 0) #11
  store i32 %51, ptr %5, align 4, !tbaa !11
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %153

53:                                               ; preds = %47
  %54 = icmp eq i64 %2, 0
  br i1 %54, label %55, label %56

55:                                               ; preds = %53
  store i32 0, ptr %5, align 4, !tbaa !11
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
  %76 = load i64, ptr %75, align 8, !tbaa !9
  %77 = icmp eq i64 %76, %69
  br i1 %77, label %78, label %82

78:                                               ; preds = %74
  %79 = load ptr, ptr %41, align 8, !tbaa !70
  %80 = add nuw i64 %70, 1
  %81 = getelementptr inbounds i64, ptr %79, i64 %70
  store i64 %71, ptr %81, align 8, !tbaa !9
  br label %82

82:                                               ; preds = %78, %74, %68
  %83 = phi i64 [ %80, %78 ], [ %70, %74 ], [ %70, %68 ]
  %84 = load i16, ptr %72, align 4, !tbaa !64
  switch i16 %84, label %136 [
    i16 1, label %85
    i16 9, label %91
    i16 2, label %114
  ]

85:                                               ; preds = %82
  %86 = call fastcc i32 @for_tasks(ptr noundef nonnull %35, ptr noundef nonnull %72, i64 noundef %71, ptr noundef nonnull @add_task) #13
  %87 = getelementptr inbounds %struct.launch, ptr %72, i64 0, i32 1
  %88 = load ptr, ptr %87, align 8, !tbaa !5
  %89 = load i64, ptr %88, align 8, !tbaa !9
  %90 = add i64 %89, %71
  br label %136

91:                                               ; preds = %82
  %92 = add i64 %71, 1
  %93 = load ptr, ptr %35, align 8, !tbaa !58
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %10) #12
  %94 = getelementptr inbounds %struct.fill, ptr %72, i64 0, i32 1
  %95 = load i64, ptr %94, align 8, !tbaa !72
  store i64 %95, ptr %10, align 8, !tbaa !74
  store i64 0, ptr %64, align 8, !tbaa !76
  %96 = getelementptr inbounds %struct.fill, ptr %72, i64 0, i32 3
  %97 = load <2 x i32>, ptr %96, align 8, !tbaa !11
  %98 = shufflevector <2 x i32> %97, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %98, ptr %65, align 8, !tbaa !11
  %99 = getelementptr inbounds %struct.fill, ptr %72, i64 0, i32 2
  %100 = load i64, ptr %99, align 8, !tbaa !77
  store i64 %100, ptr %66, align 8, !tbaa !78
  store i64 1, ptr %67, align 8, !tbaa !79
  store i32 0, ptr %63, align 8, !tbaa !80
  %101 = getelementptr inbounds %struct.device, ptr %93, i64 0, i32 25
  %102 = load ptr, ptr %101, align 8, !tbaa !81
  %103 = load ptr, ptr %39, align 8, !tbaa !69
  %104 = load ptr, ptr %50, align 8, !tbaa !62
  %105 = icmp ne i64 %71, 0
  %106 = add i64 %71, -1
  %107 = getelementptr inbounds ptr, ptr %103, i64 %106
  %108 = select i1 %105, ptr %107, ptr null
  %109 = getelementptr inbounds ptr, ptr %103, i64 %71
  %110 = zext i1 %105 to i64
  %111 = getelementptr inbounds %struct.device, ptr %93, i64 0, i32 33
  %112 = load ptr, ptr %111, align 8, !tbaa !45
  %113 = call i32 %102(ptr noundef %109, ptr noundef %104, ptr noundef %108, i64 noundef %110, ptr noundef nonnull %10, ptr noundef %112) #11
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10) #12
  br label %136

114:                                              ; preds = %82
  %115 = add i64 %71, 1
  %116 = load ptr, ptr %35, align 8, !tbaa !58
  call void @llvm.lifetime.start.p0(i64 200, ptr nonnull %9) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(200) %9, i8 0, i64 176, i1 false)
  store i32 2, ptr %57, align 8, !tbaa !82
  %117 = getelementptr inbounds %struct.copy, ptr %72, i64 0, i32 2
  %118 = load i64, ptr %117, align 8, !tbaa !84
  store i64 %118, ptr %58, align 8, !tbaa !86
  store i32 2, ptr %59, align 8, !tbaa !87
  %119 = getelementptr inbounds %struct.copy, ptr %72, i64 0, i32 1
  %120 = load i64, ptr %119, align 8, !tbaa !88
  store i64 %120, ptr %60, align 8, !tbaa !89
  %121 = getelementptr inbounds %struct.copy, ptr %72, i64 0, i32 3
  %122 = load i64, ptr %121, align 8, !tbaa !90
  store i64 %122, ptr %61, align 8, !tbaa !91
  store <2 x i64> <i64 1, i64 1>, ptr %62, align 8, !tbaa !9
  store i32 0, ptr %63, align 8, !tbaa !80
  %123 = getelementptr inbounds %struct.device, ptr %116, i64 0, i32 26
  %124 = load ptr, ptr %123, align 8, !tbaa !92
  %125 = load ptr, ptr %39, align 8, !tbaa !69
  %126 = load ptr, ptr %50, align 8, !tbaa !62
  %127 = icmp ne i64 %71, 0
  %128 = add i64 %71, -1
  %129 = getelementptr inbounds ptr, ptr %125, i64 %128
  %130 = select i1 %127, ptr %129, ptr null
  %131 = getelementptr inbounds ptr, ptr %125, i64 %71
  %132 = zext i1 %127 to i64
  %133 = getelementptr inbounds %struct.device, ptr %116, i64 0, i32 33
  %134 = load ptr, ptr %133, align 8, !tbaa !45
  %135 = call i32 %124(ptr noundef %131, ptr noundef %126, ptr noundef %130, i64 noundef %132, ptr noundef nonnull %9, ptr noundef %134) #11
  call void @llvm.lifetime.end.p0(i64 200, ptr nonnull %9) #12
  br label %136

136:                                              ; preds = %114, %91, %85, %82
  %137 = phi i64 [ %71, %82 ], [ %115, %114 ], [ %92, %91 ], [ %90, %85 ]
  %138 = phi i32 [ 0, %82 ], [ %135, %114 ], [ %113, %91 ], [ %86, %85 ]
  %139 = getelementptr inbounds %struct.command, ptr %72, i64 0, i32 2
  %140 = load i32, ptr %139, align 4, !tbaa !67
  %141 = zext i32 %140 to i64
  %142 = add i64 %69, %141
  %143 = icmp ult i64 %142, %2
  %144 = icmp eq i32 %138, 0
  %145 = select i1 %143, i1 %144, i1 false
  br i1 %145, label %68, label %146, !llvm.loop !93

146:                                              ; preds = %136
  store i32 %138, ptr %5, align 4, !tbaa !11
  br i1 %144, label %147, label %153

147:                                              ; preds = %55, %146
  %148 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 28
  %149 = load ptr, ptr %148, align 8, !tbaa !94
  %150 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 1
  %151 = load ptr, ptr %50, align 8, !tbaa !62
  %152 = call i32 %149(ptr noundef nonnull %150, ptr noundef %151, i64 noundef 0) #11
  store i32 %152, ptr %5, align 4, !tbaa !11
  br label %153

153:                                              ; preds = %47, %146, %147
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #12
  %154 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %155 = load ptr, ptr %154, align 8, !tbaa !55
  %156 = call i32 %155(ptr noundef nonnull %8) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #12
  %157 = load i32, ptr %5, align 4, !tbaa !11
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %189, label %159

159:                                              ; preds = %37, %153
  %160 = load ptr, ptr %35, align 8, !tbaa !58
  %161 = load ptr, ptr %160, align 8, !tbaa !44
  %162 = getelementptr inbounds %struct.device, ptr %160, i64 0, i32 33
  %163 = load ptr, ptr %162, align 8, !tbaa !45
  %164 = call i32 %161(ptr noundef %163) #11
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %189

166:                                              ; preds = %159
  %167 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 1
  %168 = load ptr, ptr %167, align 8, !tbaa !60
  %169 = icmp eq ptr %168, null
  br i1 %169, label %175, label %170

170:                                              ; preds = %166
  %171 = load ptr, ptr %35, align 8, !tbaa !58
  %172 = getelementptr inbounds %struct.device, ptr %171, i64 0, i32 32
  %173 = load ptr, ptr %172, align 8, !tbaa !61
  %174 = call i32 %173(ptr noundef nonnull %168) #11
  br label %175

175:                                              ; preds = %170, %166
  %176 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 2
  %177 = load ptr, ptr %176, align 8, !tbaa !62
  %178 = icmp eq ptr %177, null
  br i1 %178, label %184, label %179

179:                                              ; preds = %175
  %180 = load ptr, ptr %35, align 8, !tbaa !58
  %181 = getelementptr inbounds %struct.device, ptr %180, i64 0, i32 31
  %182 = load ptr, ptr %181, align 8, !tbaa !63
  %183 = call i32 %182(ptr noundef nonnull %177) #11
  br label %184

184:                                              ; preds = %179, %175
  %185 = load ptr, ptr %35, align 8, !tbaa !58
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #12
  %186 = getelementptr inbounds %struct.device, ptr %185, i64 0, i32 1
  %187 = load ptr, ptr %186, align 8, !tbaa !55
  %188 = call i32 %187(ptr noundef nonnull %7) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #12
  call void @free(ptr noundef nonnull %35) #11
  br label %189

189:                                              ; preds = %184, %159, %153, %30
  %190 = phi ptr [ null, %30 ], [ %35, %153 ], [ null, %159 ], [ null, %184 ]
  ret ptr %190
}

declare ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local i64 @queue_handed(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #11
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %5 = load i64, ptr %4, align 8, !tbaa !95
  %6 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #11
  ret i64 %5
}

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #1

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local i32 @queue_revoke(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #11
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  br label %7

7:                                                ; preds = %11, %3
  %8 = phi ptr [ %6, %3 ], [ %9, %11 ]
  %9 = load ptr, ptr %8, align 8, !tbaa !5
  %10 = icmp eq ptr %9, null
  br i1 %10, label %70, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !100
  %14 = icmp eq i64 %13, %1
  br i1 %14, label %15, label %7, !llvm.loop !102

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 17
  %17 = load i32, ptr %16, align 8, !tbaa !103
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %70

19:                                               ; preds = %15
  %20 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 3
  %21 = load ptr, ptr %20, align 8, !tbaa !104
  %22 = icmp eq i64 %2, 0
  br i1 %22, label %23, label %28

23:                                               ; preds = %28, %19
  %24 = phi ptr [ %21, %19 ], [ %38, %28 ]
  %25 = getelementptr inbounds %struct.command, ptr %24, i64 0, i32 1
  %26 = load i16, ptr %25, align 2, !tbaa !105
  %27 = icmp eq i16 %26, 0
  br i1 %27, label %40, label %52

28:                                               ; preds = %19, %28
  %29 = phi ptr [ %38, %28 ], [ %21, %19 ]
  %30 = phi i64 [ %34, %28 ], [ %2, %19 ]
  %31 = getelementptr inbounds %struct.command, ptr %29, i64 0, i32 1
  %32 = load i16, ptr %31, align 2, !tbaa !105
  %33 = zext i16 %32 to i64
  %34 = sub i64 %30, %33
  %35 = getelementptr inbounds %struct.command, ptr %29, i64 0, i32 2
  %36 = load i32, ptr %35, align 4, !tbaa !67
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds i8, ptr %29, i64 %37
  %39 = icmp eq i64 %34, 0
  br i1 %39, label %23, label %28, !llvm.loop !106

40:                                               ; preds = %23, %44
  %41 = phi ptr [ %48, %44 ], [ %24, %23 ]
  %42 = load i16, ptr %41, align 4, !tbaa !64
  %43 = icmp eq i16 %42, 10
  br i1 %43, label %70, label %44

44:                                               ; preds = %40
  %45 = getelementptr inbounds %struct.command, ptr %41, i64 0, i32 2
  %46 = load i32, ptr %45, align 4, !tbaa !67
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds i8, ptr %41, i64 %47
  %49 = getelementptr inbounds %struct.command, ptr %48, i64 0, i32 1
  %50 = load i16, ptr %49, align 2, !tbaa !105
  %51 = icmp eq i16 %50, 0
  br i1 %51, label %40, label %52, !llvm.loop !107

52:                                               ; preds = %44, %23
  %53 = phi ptr [ %24, %23 ], [ %48, %44 ]
  %54 = load i16, ptr %53, align 4, !tbaa !64
  %55 = icmp eq i16 %54, 10
  br i1 %55, label %70, label %56

56:                                               ; preds = %52
  %57 = icmp ugt ptr %24, %53
  br i1 %57, label %70, label %58

58:                                               ; preds = %56, %64
  %59 = phi ptr [ %68, %64 ], [ %24, %56 ]
  %60 = load i16, ptr %59, align 4, !tbaa !64
  %61 = add i16 %60, -15
  %62 = icmp ult i16 %61, -4
  br i1 %62, label %63, label %64

63:                                               ; preds = %58
  store i16 15, ptr %59, align 4, !tbaa !64
  br label %64

64:                                               ; preds = %63, %58
  %65 = getelementptr inbounds %struct.command, ptr %59, i64 0, i32 2
  %66 = load i32, ptr %65, align 4, !tbaa !67
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds i8, ptr %59, i64 %67
  %69 = icmp ugt ptr %68, %53
  br i1 %69, label %70, label %58, !llvm.loop !108

70:                                               ; preds = %7, %40, %64, %56, %52, %15
  %71 = phi i32 [ 0, %15 ], [ 0, %52 ], [ 1, %56 ], [ 1, %64 ], [ 0, %40 ], [ 0, %7 ]
  %72 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #11
  ret i32 %71
}

; Function Attrs: nounwind
define dso_local ptr @queue_create(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 592) #11
  %5 = icmp eq ptr %4, null
  br i1 %5, label %43, label %6

6:                                                ; preds = %3
  store ptr %0, ptr %4, align 8, !tbaa !109
  %7 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 1
  store ptr %1, ptr %7, align 8, !tbaa !110
  %8 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 3, i32 1
  store i32 %2, ptr %8, align 8, !tbaa !111
  %9 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 20
  %10 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 21
  store ptr %9, ptr %10, align 8, !tbaa !112
  %11 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 22
  %12 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 23
  store ptr %11, ptr %12, align 8, !tbaa !113
  %13 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 26
  %14 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 27
  store ptr %13, ptr %14, align 8, !tbaa !114
  %15 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 7
  %16 = tail call i32 @pthread_create(ptr noundef nonnull %15, ptr noundef null, ptr noundef nonnull @park, ptr noundef nonnull %4) #11
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %42

18:                                               ; preds = %6
  %19 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 8
  %20 = tail call i32 @pthread_create(ptr noundef nonnull %19, ptr noundef null, ptr noundef nonnull @stage, ptr noundef nonnull %4) #11
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %43, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 10
  store atomic i32 1, ptr %23 seq_cst, align 4
  %24 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 33
  %25 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %24) #11
  %26 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 34
  %27 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %26) #11
  %28 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 35
  %29 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %28) #11
  %30 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 36
  %31 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %30) #11
  %32 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %24) #11
  %33 = load ptr, ptr %4, align 8, !tbaa !109
  %34 = getelementptr inbounds %struct.device, ptr %33, i64 0, i32 39
  %35 = load ptr, ptr %34, align 8, !tbaa !54
  %36 = tail call i32 @pthread_mutex_lock(ptr noundef %35) #11
  %37 = getelementptr inbounds %struct.ring, ptr %35, i64 0, i32 1
  %38 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %37) #11
  %39 = tail call i32 @pthread_mutex_unlock(ptr noundef %35) #11
  %40 = load i64, ptr %15, align 8, !tbaa !115
  %41 = tail call i32 @pthread_join(i64 noundef %40, ptr noundef null) #11
  br label %42

42:                                               ; preds = %6, %22
  tail call void @free(ptr noundef nonnull %4) #11
  br label %43

43:                                               ; preds = %42, %18, %3
  %44 = phi ptr [ null, %3 ], [ %4, %18 ], [ inttoptr (i64 1 to ptr), %42 ]
  ret ptr %44
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define internal ptr @park(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #11
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
  %35 = load i64, ptr %12, align 8, !tbaa !116
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
  %45 = load i32, ptr %30, align 8, !tbaa !117
  %46 = call i64 @write(i32 noundef %45, ptr noundef nonnull @notify.one, i64 noundef 8) #11
  br label %47

47:                                               ; preds = %80, %278, %154, %159, %192, %44, %41
  %48 = load atomic i32, ptr %6 seq_cst, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %31, label %280, !llvm.loop !118

50:                                               ; preds = %36
  %51 = load ptr, ptr %14, align 8, !tbaa !119
  br label %52

52:                                               ; preds = %56, %50
  %53 = phi ptr [ %13, %50 ], [ %54, %56 ]
  %54 = load ptr, ptr %53, align 8, !tbaa !5
  %55 = icmp ne ptr %54, null
  br i1 %55, label %56, label %60

56:                                               ; preds = %52
  %57 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 18
  %58 = load i32, ptr %57, align 4, !tbaa !120
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %52, label %60, !llvm.loop !121

60:                                               ; preds = %52, %56
  %61 = load atomic i64, ptr %10 seq_cst, align 8
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %63, label %72

63:                                               ; preds = %60
  %64 = load i32, ptr %15, align 8, !tbaa !122
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %72

66:                                               ; preds = %63
  %67 = load i32, ptr %16, align 8, !tbaa !123
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %72

69:                                               ; preds = %66
  %70 = load i32, ptr %17, align 8, !tbaa !124
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
  store i32 1, ptr %18, align 4, !tbaa !125
  %81 = call i32 @pthread_cond_wait(ptr noundef nonnull %19, ptr noundef nonnull %4) #11
  store i32 0, ptr %18, align 4, !tbaa !125
  br label %47

82:                                               ; preds = %76
  br i1 %77, label %83, label %196

83:                                               ; preds = %82
  br i1 %55, label %84, label %90

84:                                               ; preds = %83
  %85 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 1
  %86 = load i64, ptr %85, align 8, !tbaa !100
  %87 = getelementptr inbounds %struct.slot, ptr %51, i64 0, i32 4
  %88 = load i64, ptr %87, align 8, !tbaa !126
  %89 = icmp ult i64 %86, %88
  br i1 %89, label %196, label %90

90:                                               ; preds = %84, %83
  %91 = load ptr, ptr %0, align 8, !tbaa !109
  %92 = load ptr, ptr %14, align 8, !tbaa !119
  %93 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #11
  %94 = load ptr, ptr %91, align 8, !tbaa !44
  %95 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 33
  %96 = load ptr, ptr %95, align 8, !tbaa !45
  %97 = call i32 %94(ptr noundef %96) #11
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %139

99:                                               ; preds = %90
  %100 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 18
  %101 = load ptr, ptr %100, align 8, !tbaa !127
  %102 = getelementptr inbounds %struct.slot, ptr %92, i64 0, i32 3
  %103 = load ptr, ptr %102, align 8, !tbaa !51
  %104 = call i32 %101(ptr noundef %103) #11
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %110, label %106

106:                                              ; preds = %99
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #12
  %107 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 1
  %108 = load ptr, ptr %107, align 8, !tbaa !55
  %109 = call i32 %108(ptr noundef nonnull %3) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #12
  br label %139

110:                                              ; preds = %99
  %111 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 17
  br label %115

112:                                              ; preds = %125
  %113 = add nuw nsw i32 %117, 1
  %114 = icmp eq i32 %113, 16
  br i1 %114, label %135, label %115, !llvm.loop !128

115:                                              ; preds = %112, %110
  %116 = phi ptr [ %92, %110 ], [ %119, %112 ]
  %117 = phi i32 [ 1, %110 ], [ %113, %112 ]
  %118 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #11
  %119 = load ptr, ptr %116, align 8, !tbaa !48
  %120 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #11
  %121 = icmp eq ptr %119, null
  br i1 %121, label %131, label %122

122:                                              ; preds = %115
  %123 = load atomic i32, ptr %11 seq_cst, align 8
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %131

125:                                              ; preds = %122
  %126 = load ptr, ptr %111, align 8, !tbaa !129
  %127 = getelementptr inbounds %struct.slot, ptr %119, i64 0, i32 3
  %128 = load ptr, ptr %127, align 8, !tbaa !51
  %129 = call i32 %126(ptr noundef %128) #11
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %112, label %131

131:                                              ; preds = %125, %122, %115
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #12
  %132 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 1
  %133 = load ptr, ptr %132, align 8, !tbaa !55
  %134 = call i32 %133(ptr noundef nonnull %3) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #12
  br label %154

135:                                              ; preds = %112
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #12
  %136 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 1
  %137 = load ptr, ptr %136, align 8, !tbaa !55
  %138 = call i32 %137(ptr noundef nonnull %3) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #12
  br label %154

139:                                              ; preds = %106, %90
  %140 = phi i32 [ %97, %90 ], [ %104, %106 ]
  %141 = cmpxchg ptr %11, i32 0, i32 %140 seq_cst seq_cst, align 4
  %142 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #11
  %143 = call i32 @pthread_cond_signal(ptr noundef nonnull %19) #11
  %144 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #11
  %145 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %21) #11
  %146 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #11
  %147 = load ptr, ptr %0, align 8, !tbaa !109
  %148 = getelementptr inbounds %struct.device, ptr %147, i64 0, i32 39
  %149 = load ptr, ptr %148, align 8, !tbaa !54
  %150 = call i32 @pthread_mutex_lock(ptr noundef %149) #11
  %151 = getelementptr inbounds %struct.ring, ptr %149, i64 0, i32 1
  %152 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %151) #11
  %153 = call i32 @pthread_mutex_unlock(ptr noundef %149) #11
  br label %154

154:                                              ; preds = %135, %139, %131
  %155 = phi ptr [ %92, %139 ], [ %119, %135 ], [ %116, %131 ]
  %156 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #11
  %157 = load atomic i32, ptr %11 seq_cst, align 8
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %159, label %47

159:                                              ; preds = %154
  %160 = getelementptr inbounds %struct.slot, ptr %155, i64 0, i32 5
  %161 = load i64, ptr %160, align 8, !tbaa !130
  call fastcc void @land_many(ptr noundef nonnull %0, i64 noundef %161) #13
  %162 = load atomic i32, ptr %11 seq_cst, align 8
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %164, label %47

164:                                              ; preds = %159
  %165 = load ptr, ptr %14, align 8, !tbaa !119
  %166 = load ptr, ptr %155, align 8, !tbaa !48
  store ptr %166, ptr %14, align 8, !tbaa !119
  %167 = icmp eq ptr %166, null
  br i1 %167, label %168, label %169

168:                                              ; preds = %164
  store ptr %14, ptr %22, align 8, !tbaa !114
  br label %169

169:                                              ; preds = %168, %164
  store ptr null, ptr %155, align 8, !tbaa !48
  %170 = load ptr, ptr %0, align 8, !tbaa !109
  %171 = getelementptr inbounds %struct.device, ptr %170, i64 0, i32 39
  %172 = load ptr, ptr %171, align 8, !tbaa !54
  %173 = call i32 @pthread_mutex_lock(ptr noundef %172) #11
  %174 = icmp eq ptr %165, null
  br i1 %174, label %192, label %175

175:                                              ; preds = %169
  %176 = getelementptr inbounds %struct.ring, ptr %172, i64 0, i32 2
  %177 = load i64, ptr %23, align 8, !tbaa !131
  br label %179

178:                                              ; preds = %189
  store i64 %183, ptr %23, align 8, !tbaa !131
  br label %192

179:                                              ; preds = %189, %175
  %180 = phi i64 [ %177, %175 ], [ %183, %189 ]
  %181 = phi ptr [ %165, %175 ], [ %182, %189 ]
  %182 = load ptr, ptr %181, align 8, !tbaa !48
  %183 = add i64 %180, -1
  %184 = getelementptr inbounds %struct.slot, ptr %181, i64 0, i32 6
  %185 = load ptr, ptr %184, align 8, !tbaa !132
  %186 = icmp eq ptr %185, null
  br i1 %186, label %187, label %189

187:                                              ; preds = %179
  %188 = load ptr, ptr %176, align 8, !tbaa !5
  store ptr %188, ptr %181, align 8, !tbaa !48
  br label %189

189:                                              ; preds = %187, %179
  %190 = phi ptr [ %176, %187 ], [ %24, %179 ]
  store ptr %181, ptr %190, align 8, !tbaa !5
  %191 = icmp eq ptr %182, null
  br i1 %191, label %178, label %179, !llvm.loop !133

192:                                              ; preds = %178, %169
  %193 = getelementptr inbounds %struct.ring, ptr %172, i64 0, i32 1
  %194 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %193) #11
  %195 = call i32 @pthread_mutex_unlock(ptr noundef %172) #11
  br label %47

196:                                              ; preds = %84, %82
  %197 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 20
  %198 = load i32, ptr %197, align 4, !tbaa !134
  %199 = add i32 %198, 1
  store i32 %199, ptr %197, align 4, !tbaa !134
  %200 = load i32, ptr %25, align 4, !tbaa !135
  %201 = add i32 %200, 1
  store i32 %201, ptr %25, align 4, !tbaa !135
  %202 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 11
  %203 = load i64, ptr %202, align 8, !tbaa !136
  %204 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #11
  %205 = load ptr, ptr %0, align 8, !tbaa !109
  %206 = load ptr, ptr %205, align 8, !tbaa !44
  %207 = getelementptr inbounds %struct.device, ptr %205, i64 0, i32 33
  %208 = load ptr, ptr %207, align 8, !tbaa !45
  %209 = call i32 %206(ptr noundef %208) #11
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %211, label %223

211:                                              ; preds = %196
  %212 = load ptr, ptr %0, align 8, !tbaa !109
  %213 = getelementptr inbounds %struct.device, ptr %212, i64 0, i32 18
  %214 = load ptr, ptr %213, align 8, !tbaa !127
  %215 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 12
  %216 = load ptr, ptr %215, align 8, !tbaa !137
  %217 = call i32 %214(ptr noundef %216) #11
  %218 = load ptr, ptr %0, align 8, !tbaa !109
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #12
  %219 = getelementptr inbounds %struct.device, ptr %218, i64 0, i32 1
  %220 = load ptr, ptr %219, align 8, !tbaa !55
  %221 = call i32 %220(ptr noundef nonnull %2) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #12
  %222 = icmp eq i32 %217, 0
  br i1 %222, label %238, label %223

223:                                              ; preds = %211, %196
  %224 = phi i32 [ %217, %211 ], [ %209, %196 ]
  %225 = cmpxchg ptr %11, i32 0, i32 %224 seq_cst seq_cst, align 4
  %226 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #11
  %227 = call i32 @pthread_cond_signal(ptr noundef nonnull %19) #11
  %228 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #11
  %229 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %21) #11
  %230 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #11
  %231 = load ptr, ptr %0, align 8, !tbaa !109
  %232 = getelementptr inbounds %struct.device, ptr %231, i64 0, i32 39
  %233 = load ptr, ptr %232, align 8, !tbaa !54
  %234 = call i32 @pthread_mutex_lock(ptr noundef %233) #11
  %235 = getelementptr inbounds %struct.ring, ptr %233, i64 0, i32 1
  %236 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %235) #11
  %237 = call i32 @pthread_mutex_unlock(ptr noundef %233) #11
  br label %238

238:                                              ; preds = %223, %211
  %239 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #11
  %240 = load atomic i32, ptr %11 seq_cst, align 8
  %241 = icmp eq i32 %240, 0
  br i1 %241, label %242, label %266

242:                                              ; preds = %238
  call fastcc void @land_many(ptr noundef nonnull %0, i64 noundef %203) #13
  %243 = load i64, ptr %26, align 8, !tbaa !138
  %244 = icmp ult i64 %243, %203
  br i1 %244, label %266, label %245

245:                                              ; preds = %242
  %246 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 18
  %247 = load i32, ptr %246, align 4, !tbaa !120
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %266, label %249

249:                                              ; preds = %245
  store i32 0, ptr %246, align 4, !tbaa !120
  %250 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 8
  %251 = load i64, ptr %250, align 8, !tbaa !139
  %252 = load i64, ptr %27, align 8, !tbaa !140
  %253 = sub i64 %252, %251
  store i64 %253, ptr %27, align 8, !tbaa !140
  %254 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 10
  %255 = load i64, ptr %254, align 8, !tbaa !141
  %256 = icmp ugt i64 %255, 65536
  %257 = sext i1 %256 to i32
  %258 = load i32, ptr %17, align 8, !tbaa !124
  %259 = add i32 %258, %257
  store i32 %259, ptr %17, align 8, !tbaa !124
  %260 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 1
  %261 = load i64, ptr %260, align 8, !tbaa !100
  store atomic i64 %261, ptr %12 seq_cst, align 8
  %262 = load ptr, ptr %28, align 8, !tbaa !142
  %263 = icmp eq ptr %262, null
  br i1 %263, label %266, label %264

264:                                              ; preds = %249
  %265 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #11
  br label %266

266:                                              ; preds = %264, %249, %245, %242, %238
  %267 = load i32, ptr %197, align 4, !tbaa !134
  %268 = add i32 %267, -1
  store i32 %268, ptr %197, align 4, !tbaa !134
  %269 = load i32, ptr %25, align 4, !tbaa !135
  %270 = add i32 %269, -1
  store i32 %270, ptr %25, align 4, !tbaa !135
  %271 = icmp eq i32 %268, 0
  br i1 %271, label %272, label %278

272:                                              ; preds = %266
  %273 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 19
  %274 = load i32, ptr %273, align 8, !tbaa !143
  %275 = icmp eq i32 %274, 0
  br i1 %275, label %278, label %276

276:                                              ; preds = %272
  %277 = load ptr, ptr %29, align 8, !tbaa !144
  store ptr %277, ptr %54, align 8, !tbaa !145
  store ptr %54, ptr %29, align 8, !tbaa !144
  br label %278

278:                                              ; preds = %266, %272, %276
  %279 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %21) #11
  br label %47

280:                                              ; preds = %47, %1
  %281 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  store atomic i32 1, ptr %281 seq_cst, align 8
  %282 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #11
  ret ptr null
}

; Function Attrs: nounwind
define internal ptr @stage(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %8 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #11
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

32:                                               ; preds = %12, %393
  %33 = load ptr, ptr %13, align 8, !tbaa !142
  %34 = icmp eq ptr %33, null
  br i1 %34, label %47, label %35

35:                                               ; preds = %32
  %36 = load i32, ptr %14, align 4, !tbaa !146
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
  %48 = call i32 @pthread_cond_wait(ptr noundef nonnull %21, ptr noundef nonnull %7) #11
  br label %393, !llvm.loop !147

49:                                               ; preds = %44
  %50 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 17
  %51 = load i32, ptr %50, align 8, !tbaa !103
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %197

53:                                               ; preds = %49
  %54 = load i64, ptr %17, align 8, !tbaa !140
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %68, label %56

56:                                               ; preds = %53
  %57 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 8
  %58 = load i64, ptr %57, align 8, !tbaa !139
  %59 = add i64 %58, %54
  %60 = icmp ugt i64 %59, 772
  br i1 %60, label %61, label %68

61:                                               ; preds = %56
  store i32 1, ptr %18, align 8, !tbaa !123
  %62 = load i32, ptr %19, align 4, !tbaa !125
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %66, label %64

64:                                               ; preds = %61
  %65 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #11
  br label %66

66:                                               ; preds = %64, %61
  %67 = call i32 @pthread_cond_wait(ptr noundef nonnull %21, ptr noundef nonnull %7) #11
  store i32 0, ptr %18, align 8, !tbaa !123
  br label %393

68:                                               ; preds = %56, %53
  %69 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #11
  %70 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 13
  %71 = load i32, ptr %70, align 8, !tbaa !148
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %143, label %73

73:                                               ; preds = %68
  %74 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 3
  %75 = load ptr, ptr %74, align 8, !tbaa !104
  %76 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 4
  %77 = load ptr, ptr %76, align 8, !tbaa !149
  %78 = icmp ult ptr %75, %77
  br i1 %78, label %79, label %143

79:                                               ; preds = %73, %108
  %80 = phi ptr [ %112, %108 ], [ %75, %73 ]
  %81 = load i16, ptr %80, align 8, !tbaa !150
  %82 = icmp eq i16 %81, 11
  br i1 %82, label %83, label %108

83:                                               ; preds = %79
  %84 = getelementptr inbounds %struct.wait, ptr %80, i64 0, i32 1
  %85 = load ptr, ptr %84, align 8, !tbaa !152
  %86 = getelementptr inbounds %struct.wait, ptr %80, i64 0, i32 2
  %87 = load i64, ptr %86, align 8, !tbaa !153
  %88 = getelementptr inbounds %struct.queue, ptr %85, i64 0, i32 33
  %89 = call i32 @pthread_mutex_lock(ptr noundef nonnull %88) #11
  %90 = getelementptr inbounds %struct.queue, ptr %85, i64 0, i32 4
  %91 = load i64, ptr %90, align 8, !tbaa !95
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
  %102 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %88) #11
  br label %108

103:                                              ; preds = %97
  %104 = getelementptr inbounds %struct.queue, ptr %85, i64 0, i32 10
  %105 = load atomic i32, ptr %104 seq_cst, align 4
  %106 = icmp eq i32 %105, 0
  %107 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %88) #11
  br i1 %106, label %115, label %108

108:                                              ; preds = %103, %101, %79
  %109 = getelementptr inbounds %struct.command, ptr %80, i64 0, i32 2
  %110 = load i32, ptr %109, align 4, !tbaa !67
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds i8, ptr %80, i64 %111
  %113 = load ptr, ptr %76, align 8, !tbaa !149
  %114 = icmp ult ptr %112, %113
  br i1 %114, label %79, label %143, !llvm.loop !154

115:                                              ; preds = %103
  %116 = getelementptr inbounds %struct.wait, ptr %80, i64 0, i32 1
  %117 = getelementptr inbounds %struct.wait, ptr %80, i64 0, i32 2
  %118 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #11
  %119 = load ptr, ptr %116, align 8, !tbaa !152
  %120 = load i64, ptr %117, align 8, !tbaa !153
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #12
  %121 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #11
  %122 = load i64, ptr %6, align 8, !tbaa !37
  %123 = load i64, ptr %22, align 8, !tbaa !39
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #12
  %124 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #11
  %125 = getelementptr inbounds %struct.queue, ptr %119, i64 0, i32 33
  %126 = call i32 @pthread_mutex_lock(ptr noundef nonnull %125) #11
  %127 = getelementptr inbounds %struct.queue, ptr %119, i64 0, i32 4
  %128 = load i64, ptr %127, align 8, !tbaa !95
  %129 = icmp ult i64 %128, %120
  br i1 %129, label %130, label %140

130:                                              ; preds = %115
  %131 = mul i64 %122, 1000000000
  %132 = add i64 %123, 1000000
  %133 = add i64 %132, %131
  %134 = getelementptr inbounds %struct.queue, ptr %119, i64 0, i32 36
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #12
  %135 = freeze i64 %133
  %136 = udiv i64 %135, 1000000000
  store i64 %136, ptr %5, align 8, !tbaa !37
  %137 = mul i64 %136, 1000000000
  %138 = sub i64 %135, %137
  store i64 %138, ptr %23, align 8, !tbaa !39
  %139 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %134, ptr noundef nonnull %125, i32 noundef 1, ptr noundef nonnull %5) #11
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #12
  br label %140

140:                                              ; preds = %130, %115
  %141 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %125) #11
  %142 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #11
  br label %393

143:                                              ; preds = %108, %73, %68
  %144 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #11
  %145 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 14
  %146 = load i32, ptr %145, align 4, !tbaa !155
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %197, label %148, !llvm.loop !147

148:                                              ; preds = %143
  %149 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 3
  %150 = load ptr, ptr %149, align 8, !tbaa !104
  %151 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 4
  %152 = load ptr, ptr %151, align 8, !tbaa !149
  %153 = icmp ult ptr %150, %152
  br i1 %153, label %154, label %197, !llvm.loop !147

154:                                              ; preds = %148
  %155 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 16
  br label %156

156:                                              ; preds = %175, %154
  %157 = phi ptr [ %152, %154 ], [ %176, %175 ]
  %158 = phi i32 [ 1, %154 ], [ %177, %175 ]
  %159 = phi ptr [ %150, %154 ], [ %181, %175 ]
  %160 = load i16, ptr %159, align 8, !tbaa !156
  %161 = icmp eq i16 %160, 14
  br i1 %161, label %162, label %175

162:                                              ; preds = %156
  %163 = getelementptr inbounds %struct.wait_ready, ptr %159, i64 0, i32 1
  %164 = load ptr, ptr %163, align 8, !tbaa !158
  %165 = load atomic i32, ptr %164 seq_cst, align 4
  %166 = icmp ne i32 %158, 0
  %167 = icmp ne i32 %165, 0
  %168 = select i1 %166, i1 %167, i1 false
  %169 = zext i1 %168 to i32
  %170 = icmp eq i32 %165, 2
  %171 = zext i1 %170 to i32
  %172 = load i32, ptr %155, align 4, !tbaa !159
  %173 = or i32 %172, %171
  store i32 %173, ptr %155, align 4, !tbaa !159
  %174 = load ptr, ptr %151, align 8, !tbaa !149
  br label %175

175:                                              ; preds = %162, %156
  %176 = phi ptr [ %174, %162 ], [ %157, %156 ]
  %177 = phi i32 [ %169, %162 ], [ %158, %156 ]
  %178 = getelementptr inbounds %struct.command, ptr %159, i64 0, i32 2
  %179 = load i32, ptr %178, align 4, !tbaa !67
  %180 = zext i32 %179 to i64
  %181 = getelementptr inbounds i8, ptr %159, i64 %180
  %182 = icmp ult ptr %181, %176
  br i1 %182, label %156, label %183, !llvm.loop !160

183:                                              ; preds = %175
  %184 = icmp eq i32 %177, 0
  br i1 %184, label %185, label %197, !llvm.loop !147

185:                                              ; preds = %183
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #12
  %186 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #11
  %187 = load i64, ptr %4, align 8, !tbaa !37
  %188 = mul i64 %187, 1000000000
  %189 = load i64, ptr %24, align 8, !tbaa !39
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #12
  %190 = add i64 %189, 1000000
  %191 = add i64 %190, %188
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #12
  %192 = freeze i64 %191
  %193 = udiv i64 %192, 1000000000
  store i64 %193, ptr %3, align 8, !tbaa !37
  %194 = mul i64 %193, 1000000000
  %195 = sub i64 %192, %194
  store i64 %195, ptr %25, align 8, !tbaa !39
  %196 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %21, ptr noundef nonnull %7, i32 noundef 1, ptr noundef nonnull %3) #11
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #12
  br label %393

197:                                              ; preds = %183, %148, %143, %49
  %198 = load ptr, ptr %33, align 8, !tbaa !145
  store ptr %198, ptr %13, align 8, !tbaa !142
  %199 = icmp eq ptr %198, null
  br i1 %199, label %200, label %201

200:                                              ; preds = %197
  store ptr %13, ptr %26, align 8, !tbaa !113
  br label %201

201:                                              ; preds = %200, %197
  store i32 1, ptr %50, align 8, !tbaa !103
  store i32 1, ptr %14, align 4, !tbaa !146
  %202 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #11
  br i1 %52, label %203, label %239

203:                                              ; preds = %201
  %204 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 13
  %205 = load i32, ptr %204, align 8, !tbaa !148
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %239, label %207

207:                                              ; preds = %203
  %208 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 3
  %209 = load ptr, ptr %208, align 8, !tbaa !104
  %210 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 4
  %211 = load ptr, ptr %210, align 8, !tbaa !149
  %212 = icmp ult ptr %209, %211
  br i1 %212, label %213, label %239

213:                                              ; preds = %207
  %214 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 1
  br label %215

215:                                              ; preds = %232, %213
  %216 = phi ptr [ %209, %213 ], [ %236, %232 ]
  %217 = load i16, ptr %216, align 8, !tbaa !150
  %218 = icmp eq i16 %217, 11
  br i1 %218, label %219, label %232

219:                                              ; preds = %215
  %220 = getelementptr inbounds %struct.wait, ptr %216, i64 0, i32 1
  %221 = load ptr, ptr %220, align 8, !tbaa !152
  %222 = getelementptr inbounds %struct.queue, ptr %221, i64 0, i32 33
  %223 = call i32 @pthread_mutex_lock(ptr noundef nonnull %222) #11
  %224 = getelementptr inbounds %struct.queue, ptr %221, i64 0, i32 4
  %225 = load i64, ptr %224, align 8, !tbaa !95
  %226 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %222) #11
  %227 = getelementptr inbounds %struct.wait, ptr %216, i64 0, i32 2
  %228 = load i64, ptr %227, align 8, !tbaa !153
  %229 = icmp ult i64 %225, %228
  br i1 %229, label %230, label %232

230:                                              ; preds = %219
  %231 = load i64, ptr %214, align 8, !tbaa !100
  call fastcc void @add_failure(ptr noundef nonnull %27, i64 noundef %231, i64 noundef 1) #14
  br label %232

232:                                              ; preds = %230, %219, %215
  %233 = getelementptr inbounds %struct.command, ptr %216, i64 0, i32 2
  %234 = load i32, ptr %233, align 4, !tbaa !67
  %235 = zext i32 %234 to i64
  %236 = getelementptr inbounds i8, ptr %216, i64 %235
  %237 = load ptr, ptr %210, align 8, !tbaa !149
  %238 = icmp ult ptr %236, %237
  br i1 %238, label %215, label %239, !llvm.loop !161

239:                                              ; preds = %232, %207, %203, %201
  %240 = call fastcc i32 @hand_over(ptr noundef %0, ptr noundef nonnull %33) #13
  %241 = icmp eq i32 %240, -1
  br i1 %241, label %242, label %391

242:                                              ; preds = %239
  %243 = load ptr, ptr %0, align 8, !tbaa !109
  %244 = getelementptr inbounds %struct.device, ptr %243, i64 0, i32 39
  %245 = load ptr, ptr %244, align 8, !tbaa !54
  %246 = call i32 @pthread_mutex_lock(ptr noundef %245) #11
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
  %259 = load ptr, ptr %0, align 8, !tbaa !109
  %260 = getelementptr inbounds %struct.device, ptr %259, i64 0, i32 39
  %261 = load ptr, ptr %260, align 8, !tbaa !54
  %262 = getelementptr inbounds %struct.ring, ptr %261, i64 0, i32 2
  %263 = load ptr, ptr %262, align 8, !tbaa !5
  %264 = icmp eq ptr %263, null
  br i1 %264, label %268, label %265

265:                                              ; preds = %258
  %266 = load i64, ptr %28, align 8, !tbaa !131
  %267 = icmp ult i64 %266, 64
  br i1 %267, label %371, label %268

268:                                              ; preds = %265, %258
  %269 = load ptr, ptr %29, align 8, !tbaa !162
  %270 = icmp eq ptr %269, null
  br i1 %270, label %275, label %271

271:                                              ; preds = %268
  %272 = load i64, ptr %28, align 8, !tbaa !131
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
  %281 = load i64, ptr %28, align 8, !tbaa !131
  %282 = icmp eq i64 %281, 0
  br i1 %282, label %283, label %286

283:                                              ; preds = %280
  %284 = load i32, ptr %30, align 8, !tbaa !163
  %285 = icmp eq i32 %284, 0
  br i1 %285, label %292, label %286

286:                                              ; preds = %283, %280
  %287 = call i32 @pthread_cond_wait(ptr noundef nonnull %250, ptr noundef %245) #11
  br label %288

288:                                              ; preds = %370, %366, %361, %286
  %289 = phi i32 [ 0, %286 ], [ 0, %370 ], [ %367, %366 ], [ 0, %361 ]
  %290 = load atomic i32, ptr %15 seq_cst, align 8
  %291 = icmp eq i32 %290, 0
  br i1 %291, label %251, label %371, !llvm.loop !164

292:                                              ; preds = %283
  %293 = call i32 @pthread_mutex_unlock(ptr noundef %245) #11
  %294 = load ptr, ptr %0, align 8, !tbaa !109
  %295 = call ptr @calloc(i64 noundef 1, i64 noundef 56) #11
  %296 = icmp eq ptr %295, null
  br i1 %296, label %297, label %299

297:                                              ; preds = %292
  %298 = call i32 @pthread_mutex_lock(ptr noundef %245) #11
  br label %370

299:                                              ; preds = %292
  %300 = call ptr @calloc(i64 noundef 1, i64 noundef 327680) #11
  %301 = getelementptr inbounds %struct.slot, ptr %295, i64 0, i32 6
  store ptr %300, ptr %301, align 8, !tbaa !132
  %302 = ptrtoint ptr %300 to i64
  %303 = add i64 %302, 65535
  %304 = and i64 %303, -65536
  %305 = inttoptr i64 %304 to ptr
  %306 = icmp eq ptr %300, null
  br i1 %306, label %353, label %307

307:                                              ; preds = %299
  %308 = load ptr, ptr %294, align 8, !tbaa !44
  %309 = getelementptr inbounds %struct.device, ptr %294, i64 0, i32 33
  %310 = load ptr, ptr %309, align 8, !tbaa !45
  %311 = call i32 %308(ptr noundef %310) #11
  %312 = icmp eq i32 %311, 0
  br i1 %312, label %315, label %313

313:                                              ; preds = %307
  %314 = load ptr, ptr %301, align 8, !tbaa !132
  br label %353

315:                                              ; preds = %307
  %316 = getelementptr inbounds %struct.device, ptr %294, i64 0, i32 12
  %317 = load ptr, ptr %316, align 8, !tbaa !165
  %318 = call i32 %317(ptr noundef %305, i64 noundef 262144, i32 noundef 3) #11
  %319 = icmp eq i32 %318, 304
  %320 = select i1 %319, i32 2, i32 %318
  %321 = icmp eq i32 %320, 0
  br i1 %321, label %322, label %328

322:                                              ; preds = %315
  %323 = getelementptr inbounds %struct.slot, ptr %295, i64 0, i32 1
  store ptr %305, ptr %323, align 8, !tbaa !46
  %324 = getelementptr inbounds %struct.device, ptr %294, i64 0, i32 14
  %325 = load ptr, ptr %324, align 8, !tbaa !49
  %326 = getelementptr inbounds %struct.slot, ptr %295, i64 0, i32 3
  %327 = call i32 %325(ptr noundef nonnull %326, i32 noundef 3) #11
  br label %328

328:                                              ; preds = %322, %315
  %329 = phi i32 [ %320, %315 ], [ %327, %322 ]
  %330 = icmp eq i32 %329, 0
  br i1 %330, label %361, label %331

331:                                              ; preds = %328
  %332 = getelementptr inbounds %struct.slot, ptr %295, i64 0, i32 3
  %333 = load ptr, ptr %332, align 8, !tbaa !51
  %334 = icmp eq ptr %333, null
  br i1 %334, label %339, label %335

335:                                              ; preds = %331
  %336 = getelementptr inbounds %struct.device, ptr %294, i64 0, i32 15
  %337 = load ptr, ptr %336, align 8, !tbaa !52
  %338 = call i32 %337(ptr noundef nonnull %333) #11
  br label %339

339:                                              ; preds = %335, %331
  %340 = getelementptr inbounds %struct.slot, ptr %295, i64 0, i32 1
  %341 = load ptr, ptr %340, align 8, !tbaa !46
  %342 = icmp eq ptr %341, null
  br i1 %342, label %356, label %343

343:                                              ; preds = %339
  %344 = getelementptr inbounds %struct.device, ptr %294, i64 0, i32 36
  %345 = load ptr, ptr %344, align 8, !tbaa !166
  %346 = call i32 @pthread_rwlock_wrlock(ptr noundef %345) #11
  %347 = getelementptr inbounds %struct.device, ptr %294, i64 0, i32 13
  %348 = load ptr, ptr %347, align 8, !tbaa !167
  %349 = load ptr, ptr %340, align 8, !tbaa !46
  %350 = call i32 %348(ptr noundef %349) #11
  %351 = load ptr, ptr %344, align 8, !tbaa !166
  %352 = call i32 @pthread_rwlock_unlock(ptr noundef %351) #11
  br label %356

353:                                              ; preds = %313, %299
  %354 = phi ptr [ %314, %313 ], [ null, %299 ]
  %355 = phi i32 [ %311, %313 ], [ 2, %299 ]
  call void @free(ptr noundef %354) #11
  call void @free(ptr noundef nonnull %295) #11
  br label %366

356:                                              ; preds = %343, %339
  %357 = load ptr, ptr %301, align 8, !tbaa !132
  call void @free(ptr noundef %357) #11
  call void @free(ptr noundef nonnull %295) #11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #12
  %358 = getelementptr inbounds %struct.device, ptr %294, i64 0, i32 1
  %359 = load ptr, ptr %358, align 8, !tbaa !55
  %360 = call i32 %359(ptr noundef nonnull %2) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #12
  br label %366

361:                                              ; preds = %328
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #12
  %362 = getelementptr inbounds %struct.device, ptr %294, i64 0, i32 1
  %363 = load ptr, ptr %362, align 8, !tbaa !55
  %364 = call i32 %363(ptr noundef nonnull %2) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #12
  store ptr %295, ptr %29, align 8, !tbaa !162
  %365 = call i32 @pthread_mutex_lock(ptr noundef %245) #11
  br label %288

366:                                              ; preds = %356, %353
  %367 = phi i32 [ %329, %356 ], [ %355, %353 ]
  %368 = call i32 @pthread_mutex_lock(ptr noundef %245) #11
  %369 = icmp eq i32 %367, 2
  br i1 %369, label %370, label %288

370:                                              ; preds = %366, %297
  store i32 1, ptr %30, align 8, !tbaa !163
  br label %288

371:                                              ; preds = %251, %255, %265, %275, %288
  %372 = phi i32 [ %252, %265 ], [ %289, %288 ], [ %252, %251 ], [ %252, %275 ], [ %252, %255 ]
  %373 = call i32 @pthread_mutex_unlock(ptr noundef %245) #11
  %374 = icmp eq i32 %372, 0
  br i1 %374, label %391, label %375

375:                                              ; preds = %371
  %376 = cmpxchg ptr %15, i32 0, i32 %372 seq_cst seq_cst, align 4
  %377 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #11
  %378 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #11
  %379 = call i32 @pthread_cond_signal(ptr noundef nonnull %21) #11
  %380 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %31) #11
  %381 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #11
  %382 = load ptr, ptr %0, align 8, !tbaa !109
  %383 = getelementptr inbounds %struct.device, ptr %382, i64 0, i32 39
  %384 = load ptr, ptr %383, align 8, !tbaa !54
  %385 = call i32 @pthread_mutex_lock(ptr noundef %384) #11
  %386 = getelementptr inbounds %struct.ring, ptr %384, i64 0, i32 1
  %387 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %386) #11
  br label %388

388:                                              ; preds = %242, %375
  %389 = phi ptr [ %384, %375 ], [ %245, %242 ]
  %390 = call i32 @pthread_mutex_unlock(ptr noundef %389) #11
  br label %391

391:                                              ; preds = %388, %371, %239
  %392 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #11
  br label %393

393:                                              ; preds = %185, %140, %66, %391, %47
  %394 = load atomic i32, ptr %9 seq_cst, align 4
  %395 = icmp eq i32 %394, 0
  br i1 %395, label %32, label %396

396:                                              ; preds = %393, %1
  %397 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  store atomic i32 1, ptr %397 seq_cst, align 8
  %398 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #11
  ret ptr null
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local i32 @queue_submit(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %8 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #11
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %10 = load ptr, ptr %9, align 8, !tbaa !144
  %11 = icmp eq ptr %10, null
  br i1 %11, label %17, label %12

12:                                               ; preds = %6
  %13 = load ptr, ptr %10, align 8, !tbaa !145
  store ptr %13, ptr %9, align 8, !tbaa !144
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #11
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %10, i8 0, i64 96, i1 false)
  %15 = getelementptr inbounds i8, ptr %10, i64 104
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(36) %15, i8 0, i64 36, i1 false)
  %16 = getelementptr inbounds i8, ptr %10, i64 152
  store ptr null, ptr %16, align 8, !tbaa.struct !168
  br label %21

17:                                               ; preds = %6
  %18 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #11
  %19 = tail call ptr @calloc(i64 noundef 1, i64 noundef 160) #11
  %20 = icmp eq ptr %19, null
  br i1 %20, label %285, label %21

21:                                               ; preds = %12, %17
  %22 = phi ptr [ %10, %12 ], [ %19, %17 ]
  %23 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 1
  store i64 %3, ptr %23, align 8, !tbaa !100
  %24 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 2
  store i64 %4, ptr %24, align 8, !tbaa !169
  %25 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 5
  store ptr %1, ptr %25, align 8, !tbaa !170
  %26 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 3
  store ptr %1, ptr %26, align 8, !tbaa !104
  %27 = getelementptr inbounds i8, ptr %1, i64 %2
  %28 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 4
  store ptr %27, ptr %28, align 8, !tbaa !149
  %29 = sub i64 %3, %4
  %30 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 7
  store i64 %29, ptr %30, align 8, !tbaa !171
  %31 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 24
  store ptr %5, ptr %31, align 8, !tbaa !172
  %32 = icmp slt i64 %2, 1
  br i1 %32, label %115, label %33

33:                                               ; preds = %21
  %34 = icmp eq ptr %5, null
  %35 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 13
  %36 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 14
  %37 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 15
  %38 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 9
  br label %39

39:                                               ; preds = %104, %33
  %40 = phi i64 [ 1, %33 ], [ %105, %104 ]
  %41 = phi ptr [ %1, %33 ], [ %109, %104 ]
  br i1 %34, label %47, label %42

42:                                               ; preds = %39
  %43 = getelementptr inbounds %struct.command, ptr %41, i64 0, i32 1
  %44 = load i16, ptr %43, align 2, !tbaa !105
  %45 = zext i16 %44 to i64
  %46 = add i64 %40, %45
  br label %47

47:                                               ; preds = %42, %39
  %48 = phi i64 [ %46, %42 ], [ %40, %39 ]
  %49 = load i16, ptr %41, align 4, !tbaa !64
  switch i16 %49, label %102 [
    i16 1, label %50
    i16 5, label %68
    i16 6, label %68
    i16 7, label %74
    i16 10, label %76
    i16 15, label %104
    i16 14, label %99
    i16 11, label %100
  ]

50:                                               ; preds = %47
  %51 = getelementptr inbounds %struct.launch, ptr %41, i64 0, i32 1
  %52 = load ptr, ptr %51, align 8, !tbaa !5
  %53 = load i64, ptr %52, align 8, !tbaa !9
  %54 = getelementptr inbounds %struct.kernel, ptr %52, i64 0, i32 1
  %55 = load i64, ptr %54, align 8, !tbaa !9
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %57, label %62

57:                                               ; preds = %50
  %58 = getelementptr inbounds %struct.kernel, ptr %52, i64 0, i32 2
  %59 = load i64, ptr %58, align 8, !tbaa !9
  %60 = icmp ne i64 %59, 0
  %61 = zext i1 %60 to i64
  br label %62

62:                                               ; preds = %57, %50
  %63 = phi i64 [ 0, %57 ], [ 2, %50 ]
  %64 = phi i64 [ %61, %57 ], [ 1, %50 ]
  %65 = add i64 %53, %48
  %66 = add i64 %65, %63
  %67 = add i64 %66, %64
  br label %104

68:                                               ; preds = %47, %47
  %69 = add i64 %48, 2
  %70 = getelementptr inbounds %struct.copy, ptr %41, i64 0, i32 3
  %71 = load i64, ptr %70, align 8, !tbaa !90
  %72 = load i64, ptr %38, align 8, !tbaa !173
  %73 = add i64 %72, %71
  store i64 %73, ptr %38, align 8, !tbaa !173
  br label %104

74:                                               ; preds = %47
  %75 = add i64 %48, 4
  store i32 1, ptr %37, align 8, !tbaa !174
  br label %104

76:                                               ; preds = %47
  %77 = getelementptr inbounds %struct.execute, ptr %41, i64 0, i32 2
  %78 = getelementptr inbounds %struct.command, ptr %41, i64 0, i32 2
  %79 = load i32, ptr %78, align 4, !tbaa !67
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds i8, ptr %41, i64 %80
  %82 = icmp ult ptr %77, %81
  br i1 %82, label %83, label %95

83:                                               ; preds = %76, %83
  %84 = phi i64 [ %89, %83 ], [ 0, %76 ]
  %85 = phi ptr [ %93, %83 ], [ %77, %76 ]
  %86 = getelementptr inbounds %struct.launch, ptr %85, i64 0, i32 1
  %87 = load ptr, ptr %86, align 8, !tbaa !5
  %88 = load i64, ptr %87, align 8, !tbaa !9
  %89 = add i64 %88, %84
  %90 = getelementptr inbounds %struct.command, ptr %85, i64 0, i32 2
  %91 = load i32, ptr %90, align 4, !tbaa !67
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds i8, ptr %85, i64 %92
  %94 = icmp ult ptr %93, %81
  br i1 %94, label %83, label %95, !llvm.loop !175

95:                                               ; preds = %83, %76
  %96 = phi i64 [ 0, %76 ], [ %89, %83 ]
  %97 = add i64 %48, 1
  %98 = add i64 %97, %96
  br label %104

99:                                               ; preds = %47
  store i32 1, ptr %36, align 4, !tbaa !155
  br label %104

100:                                              ; preds = %47
  %101 = add i64 %48, 1
  store i32 1, ptr %35, align 8, !tbaa !148
  br label %104

102:                                              ; preds = %47
  %103 = add i64 %48, 1
  br label %104

104:                                              ; preds = %102, %100, %99, %95, %74, %68, %62, %47
  %105 = phi i64 [ %103, %102 ], [ %101, %100 ], [ %48, %99 ], [ %48, %47 ], [ %98, %95 ], [ %75, %74 ], [ %69, %68 ], [ %67, %62 ]
  %106 = getelementptr inbounds %struct.command, ptr %41, i64 0, i32 2
  %107 = load i32, ptr %106, align 4, !tbaa !67
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds i8, ptr %41, i64 %108
  %110 = icmp ult ptr %109, %27
  br i1 %110, label %39, label %111, !llvm.loop !176

111:                                              ; preds = %104
  %112 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 8
  store i64 %105, ptr %112, align 8, !tbaa !139
  %113 = load i32, ptr %35, align 8, !tbaa !148
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %156, label %118

115:                                              ; preds = %21
  %116 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 8
  store i64 1, ptr %116, align 8, !tbaa !139
  %117 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 13
  br label %156

118:                                              ; preds = %111, %149
  %119 = phi ptr [ %153, %149 ], [ %1, %111 ]
  %120 = load i16, ptr %119, align 8, !tbaa !150
  %121 = icmp eq i16 %120, 11
  br i1 %121, label %122, label %149

122:                                              ; preds = %118
  %123 = getelementptr inbounds %struct.wait, ptr %119, i64 0, i32 1
  %124 = load ptr, ptr %123, align 8, !tbaa !152
  %125 = getelementptr inbounds %struct.wait, ptr %119, i64 0, i32 2
  %126 = load i64, ptr %125, align 8, !tbaa !153
  %127 = getelementptr inbounds %struct.queue, ptr %124, i64 0, i32 33
  %128 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %127) #11
  %129 = getelementptr inbounds %struct.queue, ptr %124, i64 0, i32 4
  %130 = load i64, ptr %129, align 8, !tbaa !95
  %131 = icmp ult i64 %130, %126
  br i1 %131, label %132, label %140

132:                                              ; preds = %122
  %133 = getelementptr inbounds %struct.queue, ptr %124, i64 0, i32 2
  %134 = load atomic i32, ptr %133 seq_cst, align 8
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %136, label %140

136:                                              ; preds = %132
  %137 = getelementptr inbounds %struct.queue, ptr %124, i64 0, i32 11
  %138 = load atomic i32, ptr %137 seq_cst, align 8
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %142, label %140

140:                                              ; preds = %136, %132, %122
  %141 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %127) #11
  br label %149

142:                                              ; preds = %136
  %143 = getelementptr inbounds %struct.queue, ptr %124, i64 0, i32 10
  %144 = load atomic i32, ptr %143 seq_cst, align 4
  %145 = icmp eq i32 %144, 0
  %146 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %127) #11
  br i1 %145, label %147, label %149

147:                                              ; preds = %142
  %148 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #11
  br label %236

149:                                              ; preds = %142, %140, %118
  %150 = getelementptr inbounds %struct.command, ptr %119, i64 0, i32 2
  %151 = load i32, ptr %150, align 4, !tbaa !67
  %152 = zext i32 %151 to i64
  %153 = getelementptr inbounds i8, ptr %119, i64 %152
  %154 = load ptr, ptr %28, align 8, !tbaa !149
  %155 = icmp ult ptr %153, %154
  br i1 %155, label %118, label %156, !llvm.loop !154

156:                                              ; preds = %149, %111, %115
  %157 = phi ptr [ %27, %111 ], [ %27, %115 ], [ %154, %149 ]
  %158 = phi ptr [ %35, %111 ], [ %117, %115 ], [ %35, %149 ]
  %159 = phi ptr [ %112, %111 ], [ %116, %115 ], [ %112, %149 ]
  %160 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 14
  %161 = load i32, ptr %160, align 4, !tbaa !155
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %195, label %163

163:                                              ; preds = %156
  %164 = load ptr, ptr %26, align 8, !tbaa !104
  %165 = icmp ult ptr %164, %157
  br i1 %165, label %166, label %195

166:                                              ; preds = %163
  %167 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 16
  br label %168

168:                                              ; preds = %187, %166
  %169 = phi ptr [ %157, %166 ], [ %188, %187 ]
  %170 = phi i32 [ 1, %166 ], [ %189, %187 ]
  %171 = phi ptr [ %164, %166 ], [ %193, %187 ]
  %172 = load i16, ptr %171, align 8, !tbaa !156
  %173 = icmp eq i16 %172, 14
  br i1 %173, label %174, label %187

174:                                              ; preds = %168
  %175 = getelementptr inbounds %struct.wait_ready, ptr %171, i64 0, i32 1
  %176 = load ptr, ptr %175, align 8, !tbaa !158
  %177 = load atomic i32, ptr %176 seq_cst, align 4
  %178 = icmp ne i32 %170, 0
  %179 = icmp ne i32 %177, 0
  %180 = select i1 %178, i1 %179, i1 false
  %181 = zext i1 %180 to i32
  %182 = icmp eq i32 %177, 2
  %183 = zext i1 %182 to i32
  %184 = load i32, ptr %167, align 4, !tbaa !159
  %185 = or i32 %184, %183
  store i32 %185, ptr %167, align 4, !tbaa !159
  %186 = load ptr, ptr %28, align 8, !tbaa !149
  br label %187

187:                                              ; preds = %174, %168
  %188 = phi ptr [ %186, %174 ], [ %169, %168 ]
  %189 = phi i32 [ %181, %174 ], [ %170, %168 ]
  %190 = getelementptr inbounds %struct.command, ptr %171, i64 0, i32 2
  %191 = load i32, ptr %190, align 4, !tbaa !67
  %192 = zext i32 %191 to i64
  %193 = getelementptr inbounds i8, ptr %171, i64 %192
  %194 = icmp ult ptr %193, %188
  br i1 %194, label %168, label %197, !llvm.loop !160

195:                                              ; preds = %156, %163
  %196 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #11
  br label %200

197:                                              ; preds = %187
  %198 = icmp eq i32 %189, 0
  %199 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #11
  br i1 %198, label %236, label %200

200:                                              ; preds = %195, %197
  %201 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %202 = load ptr, ptr %201, align 8, !tbaa !177
  %203 = icmp eq ptr %202, null
  %204 = select i1 %203, i64 80, i64 6
  %205 = load i64, ptr %159, align 8, !tbaa !139
  %206 = icmp ugt i64 %205, %204
  br i1 %206, label %236, label %207

207:                                              ; preds = %200
  %208 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 9
  %209 = load i64, ptr %208, align 8, !tbaa !173
  %210 = icmp ult i64 %209, 262145
  br i1 %210, label %211, label %236

211:                                              ; preds = %207
  %212 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 15
  %213 = load i32, ptr %212, align 8, !tbaa !174
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %215, label %236

215:                                              ; preds = %211
  %216 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %217 = load ptr, ptr %216, align 8, !tbaa !142
  %218 = icmp eq ptr %217, null
  br i1 %218, label %219, label %236

219:                                              ; preds = %215
  %220 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %221 = load i32, ptr %220, align 4, !tbaa !146
  %222 = icmp eq i32 %221, 0
  br i1 %222, label %223, label %236

223:                                              ; preds = %219
  %224 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %225 = load i64, ptr %224, align 8, !tbaa !140
  %226 = icmp ne i64 %225, 0
  %227 = add i64 %225, %205
  %228 = icmp ugt i64 %227, 772
  %229 = select i1 %226, i1 %228, i1 false
  br i1 %229, label %236, label %230

230:                                              ; preds = %223
  %231 = load ptr, ptr %0, align 8, !tbaa !109
  %232 = getelementptr inbounds %struct.device, ptr %231, i64 0, i32 36
  %233 = load ptr, ptr %232, align 8, !tbaa !166
  %234 = tail call i32 @pthread_rwlock_tryrdlock(ptr noundef %233) #11
  %235 = icmp eq i32 %234, 0
  br i1 %235, label %242, label %236

236:                                              ; preds = %200, %207, %211, %215, %219, %147, %197, %223, %230
  %237 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %238 = load ptr, ptr %237, align 8, !tbaa !113
  store ptr %22, ptr %238, align 8, !tbaa !5
  store ptr %22, ptr %237, align 8, !tbaa !113
  %239 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %240 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %239) #11
  %241 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #11
  br label %285

242:                                              ; preds = %230
  %243 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 17
  store i32 1, ptr %243, align 8, !tbaa !103
  store i32 1, ptr %220, align 4, !tbaa !146
  %244 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #11
  %245 = load i32, ptr %158, align 8, !tbaa !148
  %246 = icmp eq i32 %245, 0
  br i1 %246, label %277, label %247

247:                                              ; preds = %242
  %248 = load ptr, ptr %26, align 8, !tbaa !104
  %249 = load ptr, ptr %28, align 8, !tbaa !149
  %250 = icmp ult ptr %248, %249
  br i1 %250, label %251, label %277

251:                                              ; preds = %247
  %252 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  br label %253

253:                                              ; preds = %270, %251
  %254 = phi ptr [ %248, %251 ], [ %274, %270 ]
  %255 = load i16, ptr %254, align 8, !tbaa !150
  %256 = icmp eq i16 %255, 11
  br i1 %256, label %257, label %270

257:                                              ; preds = %253
  %258 = getelementptr inbounds %struct.wait, ptr %254, i64 0, i32 1
  %259 = load ptr, ptr %258, align 8, !tbaa !152
  %260 = getelementptr inbounds %struct.queue, ptr %259, i64 0, i32 33
  %261 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %260) #11
  %262 = getelementptr inbounds %struct.queue, ptr %259, i64 0, i32 4
  %263 = load i64, ptr %262, align 8, !tbaa !95
  %264 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %260) #11
  %265 = getelementptr inbounds %struct.wait, ptr %254, i64 0, i32 2
  %266 = load i64, ptr %265, align 8, !tbaa !153
  %267 = icmp ult i64 %263, %266
  br i1 %267, label %268, label %270

268:                                              ; preds = %257
  %269 = load i64, ptr %23, align 8, !tbaa !100
  tail call fastcc void @add_failure(ptr noundef nonnull %252, i64 noundef %269, i64 noundef 1) #14
  br label %270

270:                                              ; preds = %268, %257, %253
  %271 = getelementptr inbounds %struct.command, ptr %254, i64 0, i32 2
  %272 = load i32, ptr %271, align 4, !tbaa !67
  %273 = zext i32 %272 to i64
  %274 = getelementptr inbounds i8, ptr %254, i64 %273
  %275 = load ptr, ptr %28, align 8, !tbaa !149
  %276 = icmp ult ptr %274, %275
  br i1 %276, label %253, label %277, !llvm.loop !161

277:                                              ; preds = %270, %242, %247
  %278 = tail call fastcc i32 @hand_over(ptr noundef nonnull %0, ptr noundef nonnull %22) #13
  %279 = load ptr, ptr %0, align 8, !tbaa !109
  %280 = getelementptr inbounds %struct.device, ptr %279, i64 0, i32 36
  %281 = load ptr, ptr %280, align 8, !tbaa !166
  %282 = tail call i32 @pthread_rwlock_unlock(ptr noundef %281) #11
  %283 = icmp ugt i32 %278, -3
  %284 = select i1 %283, i32 0, i32 %278
  br label %285

285:                                              ; preds = %236, %277, %17
  %286 = phi i32 [ 2, %17 ], [ %284, %277 ], [ 0, %236 ]
  ret i32 %286
}

declare i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #1

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
  %20 = load ptr, ptr %0, align 8, !tbaa !109
  %21 = load ptr, ptr %20, align 8, !tbaa !44
  %22 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 33
  %23 = load ptr, ptr %22, align 8, !tbaa !45
  %24 = tail call i32 %21(ptr noundef %23) #11
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %871

26:                                               ; preds = %2
  %27 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 5
  %28 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 4
  %29 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 7
  %30 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 16
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
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
  %46 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %47 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %48 = getelementptr inbounds i8, ptr %11, i64 8
  %49 = getelementptr inbounds i8, ptr %11, i64 16
  %50 = getelementptr inbounds i8, ptr %11, i64 24
  %51 = getelementptr inbounds i8, ptr %11, i64 32
  %52 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %53 = getelementptr inbounds i8, ptr %10, i64 8
  %54 = getelementptr inbounds i8, ptr %10, i64 16
  %55 = getelementptr inbounds i8, ptr %10, i64 24
  %56 = getelementptr inbounds i8, ptr %10, i64 32
  %57 = getelementptr inbounds i8, ptr %13, i64 16
  %58 = getelementptr inbounds %struct.window, ptr %13, i64 0, i32 1
  %59 = getelementptr inbounds %struct.window, ptr %13, i64 0, i32 3
  %60 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %61 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %62 = getelementptr inbounds %struct.window, ptr %13, i64 0, i32 4
  %63 = getelementptr inbounds ptr, ptr %17, i64 1
  %64 = getelementptr inbounds ptr, ptr %17, i64 2
  %65 = getelementptr inbounds i8, ptr %18, i64 8
  %66 = getelementptr inbounds i8, ptr %18, i64 16
  %67 = getelementptr inbounds i8, ptr %18, i64 24
  %68 = getelementptr inbounds i8, ptr %18, i64 32
  %69 = getelementptr inbounds i8, ptr %19, i64 8
  %70 = getelementptr inbounds i8, ptr %19, i64 16
  %71 = getelementptr inbounds i8, ptr %19, i64 24
  %72 = getelementptr inbounds i8, ptr %19, i64 32
  %73 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 24
  %74 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 22
  %75 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 23
  %76 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 21
  %77 = load ptr, ptr %27, align 8, !tbaa !170
  %78 = load ptr, ptr %28, align 8, !tbaa !149
  %79 = icmp ult ptr %77, %78
  br i1 %79, label %80, label %847

80:                                               ; preds = %26
  %81 = load i64, ptr %29, align 8, !tbaa !171
  br label %82

82:                                               ; preds = %80, %834
  %83 = phi i64 [ %844, %834 ], [ %81, %80 ]
  %84 = phi ptr [ %839, %834 ], [ %77, %80 ]
  %85 = add i64 %83, 1
  %86 = load i32, ptr %30, align 4, !tbaa !159
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %774

88:                                               ; preds = %82
  %89 = load ptr, ptr %0, align 8, !tbaa !109
  %90 = load i16, ptr %84, align 4, !tbaa !64
  switch i16 %90, label %779 [
    i16 1, label %91
    i16 2, label %235
    i16 3, label %246
    i16 4, label %258
    i16 5, label %270
    i16 6, label %450
    i16 7, label %561
    i16 8, label %600
    i16 9, label %615
    i16 10, label %653
    i16 11, label %752
    i16 12, label %759
    i16 13, label %766
  ]

91:                                               ; preds = %88
  %92 = getelementptr inbounds %struct.launch, ptr %84, i64 0, i32 1
  %93 = load ptr, ptr %92, align 8, !tbaa !5
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %15) #12
  %94 = getelementptr inbounds %struct.launch, ptr %84, i64 0, i32 2
  %95 = load i64, ptr %94, align 8, !tbaa !9
  store i64 %95, ptr %15, align 8, !tbaa !9
  %96 = getelementptr inbounds %struct.kernel, ptr %93, i64 0, i32 2
  %97 = load i64, ptr %96, align 8, !tbaa !9
  %98 = add i64 %97, 15
  %99 = and i64 %98, -16
  %100 = getelementptr inbounds %struct.kernel, ptr %93, i64 0, i32 1
  %101 = load i64, ptr %100, align 8, !tbaa !9
  %102 = icmp eq i64 %101, 0
  %103 = select i1 %102, i64 0, i64 2320
  %104 = add i64 %103, %99
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %16) #12
  store ptr null, ptr %16, align 8, !tbaa !5
  %105 = icmp ugt i64 %104, 262144
  br i1 %105, label %233, label %106

106:                                              ; preds = %91
  %107 = icmp eq i64 %104, 0
  br i1 %107, label %139, label %108

108:                                              ; preds = %106
  %109 = load ptr, ptr %52, align 8, !tbaa !178
  %110 = icmp eq ptr %109, null
  br i1 %110, label %122, label %111

111:                                              ; preds = %108
  %112 = getelementptr inbounds %struct.slot, ptr %109, i64 0, i32 2
  %113 = load i64, ptr %112, align 8, !tbaa !179
  %114 = add i64 %113, %104
  %115 = icmp ugt i64 %114, 262144
  br i1 %115, label %116, label %127

116:                                              ; preds = %111
  store ptr null, ptr %52, align 8, !tbaa !178
  %117 = call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %109) #13
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %119, label %233

119:                                              ; preds = %116
  %120 = load ptr, ptr %52, align 8, !tbaa !178
  %121 = icmp eq ptr %120, null
  br i1 %121, label %122, label %127

122:                                              ; preds = %119, %108
  %123 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %52) #13
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %233

125:                                              ; preds = %122
  %126 = load ptr, ptr %52, align 8, !tbaa !178
  br label %127

127:                                              ; preds = %125, %119, %111
  %128 = phi ptr [ %126, %125 ], [ %120, %119 ], [ %109, %111 ]
  %129 = getelementptr inbounds %struct.slot, ptr %128, i64 0, i32 1
  %130 = load ptr, ptr %129, align 8, !tbaa !46
  %131 = getelementptr inbounds %struct.slot, ptr %128, i64 0, i32 2
  %132 = load i64, ptr %131, align 8, !tbaa !179
  %133 = getelementptr inbounds i8, ptr %130, i64 %132
  store ptr %133, ptr %16, align 8, !tbaa !5
  %134 = and i64 %104, -16
  %135 = add i64 %132, %134
  store i64 %135, ptr %131, align 8, !tbaa !179
  %136 = load i64, ptr %96, align 8, !tbaa !9
  %137 = add i64 %136, 15
  %138 = and i64 %137, -16
  br label %139

139:                                              ; preds = %127, %106
  %140 = phi i64 [ %138, %127 ], [ %99, %106 ]
  %141 = phi i64 [ %136, %127 ], [ %97, %106 ]
  %142 = phi ptr [ %133, %127 ], [ null, %106 ]
  %143 = getelementptr inbounds i8, ptr %142, i64 %140
  %144 = call ptr @memset(ptr noundef %142, i32 noundef 0, i64 noundef %141) #11
  %145 = load i64, ptr %100, align 8, !tbaa !9
  %146 = icmp eq i64 %145, 0
  br i1 %146, label %153, label %147

147:                                              ; preds = %139
  %148 = getelementptr inbounds %struct.device, ptr %89, i64 0, i32 7
  %149 = load ptr, ptr %148, align 8, !tbaa !180
  %150 = add i64 %95, 35224
  %151 = load ptr, ptr %33, align 8, !tbaa !110
  %152 = call i32 %149(i64 noundef %150, i8 noundef 0, i64 noundef 8, ptr noundef %151) #11
  br label %153

153:                                              ; preds = %147, %139
  %154 = phi i32 [ %152, %147 ], [ 0, %139 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %17) #12
  store ptr %15, ptr %17, align 8, !tbaa !5
  store ptr %16, ptr %63, align 8, !tbaa !5
  %155 = getelementptr inbounds %struct.launch, ptr %84, i64 0, i32 4
  store ptr %155, ptr %64, align 8, !tbaa !5
  %156 = load i64, ptr %93, align 8, !tbaa !9
  %157 = icmp eq i64 %156, 0
  %158 = icmp ne i32 %154, 0
  %159 = select i1 %157, i1 true, i1 %158
  br i1 %159, label %162, label %160

160:                                              ; preds = %153
  %161 = getelementptr inbounds %struct.device, ptr %89, i64 0, i32 2
  br label %168

162:                                              ; preds = %197, %153
  %163 = phi i32 [ %154, %153 ], [ %204, %197 ]
  %164 = phi i1 [ %158, %153 ], [ %208, %197 ]
  %165 = load i64, ptr %100, align 8, !tbaa !9
  %166 = icmp eq i64 %165, 0
  %167 = select i1 %166, i1 true, i1 %164
  br i1 %167, label %220, label %210

168:                                              ; preds = %197, %160
  %169 = phi i64 [ 0, %160 ], [ %205, %197 ]
  %170 = getelementptr inbounds %struct.kernel, ptr %93, i64 0, i32 3, i64 %169
  %171 = load ptr, ptr %161, align 8, !tbaa !181
  %172 = load ptr, ptr %170, align 8, !tbaa !182
  %173 = getelementptr inbounds %struct.kernel, ptr %93, i64 0, i32 3, i64 %169, i32 1
  %174 = load ptr, ptr %173, align 8, !tbaa !184
  %175 = icmp eq ptr %174, null
  br i1 %175, label %176, label %179

176:                                              ; preds = %168
  %177 = getelementptr inbounds %struct.kernel, ptr %93, i64 0, i32 3, i64 %169, i32 2
  %178 = load i32, ptr %177, align 8, !tbaa !185
  br label %197

179:                                              ; preds = %168
  %180 = call i64 %174(ptr noundef nonnull %155) #11
  %181 = icmp sgt i64 %180, 0
  br i1 %181, label %182, label %189

182:                                              ; preds = %179
  %183 = getelementptr inbounds %struct.kernel, ptr %93, i64 0, i32 3, i64 %169, i32 3
  %184 = load i32, ptr %183, align 4, !tbaa !186
  %185 = zext i32 %184 to i64
  %186 = add nsw i64 %180, -1
  %187 = add nuw i64 %186, %185
  %188 = udiv i64 %187, %185
  br label %189

189:                                              ; preds = %182, %179
  %190 = phi i64 [ %188, %182 ], [ 1, %179 ]
  %191 = getelementptr inbounds %struct.kernel, ptr %93, i64 0, i32 3, i64 %169, i32 2
  %192 = load i32, ptr %191, align 8, !tbaa !185
  %193 = zext i32 %192 to i64
  %194 = icmp ult i64 %190, %193
  %195 = trunc i64 %190 to i32
  %196 = select i1 %194, i32 %195, i32 %192
  br label %197

197:                                              ; preds = %189, %176
  %198 = phi i32 [ %196, %189 ], [ %178, %176 ]
  %199 = getelementptr inbounds %struct.kernel, ptr %93, i64 0, i32 3, i64 %169, i32 3
  %200 = load i32, ptr %199, align 4, !tbaa !186
  %201 = getelementptr inbounds %struct.kernel, ptr %93, i64 0, i32 3, i64 %169, i32 4
  %202 = load i32, ptr %201, align 8, !tbaa !187
  %203 = load ptr, ptr %33, align 8, !tbaa !110
  %204 = call i32 %171(ptr noundef %172, i32 noundef %198, i32 noundef 1, i32 noundef 1, i32 noundef %200, i32 noundef 1, i32 noundef 1, i32 noundef %202, ptr noundef %203, ptr noundef nonnull %17, ptr noundef null) #11
  %205 = add nuw i64 %169, 1
  %206 = load i64, ptr %93, align 8, !tbaa !9
  %207 = icmp uge i64 %205, %206
  %208 = icmp ne i32 %204, 0
  %209 = select i1 %207, i1 true, i1 %208
  br i1 %209, label %162, label %168, !llvm.loop !188

210:                                              ; preds = %162
  %211 = getelementptr inbounds %struct.device, ptr %89, i64 0, i32 4
  %212 = load ptr, ptr %211, align 8, !tbaa !189
  %213 = load i64, ptr %15, align 8, !tbaa !9
  %214 = add i64 %213, 32912
  %215 = load ptr, ptr %33, align 8, !tbaa !110
  %216 = call i32 %212(ptr noundef %143, i64 noundef %214, i64 noundef 2320, ptr noundef %215) #11
  %217 = icmp eq i32 %216, 0
  br i1 %217, label %218, label %231

218:                                              ; preds = %210
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %18) #12
  store ptr null, ptr %18, align 8, !tbaa.struct !190
  store ptr %143, ptr %65, align 8, !tbaa.struct !191
  store i64 2320, ptr %66, align 8, !tbaa.struct !192
  store i64 %85, ptr %67, align 8, !tbaa.struct !193
  store ptr %93, ptr %68, align 8, !tbaa.struct !168
  %219 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %18) #13
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %18) #12
  br label %220

220:                                              ; preds = %218, %162
  %221 = phi i32 [ %163, %162 ], [ %219, %218 ]
  %222 = getelementptr inbounds %struct.launch, ptr %84, i64 0, i32 3
  %223 = load ptr, ptr %222, align 8, !tbaa !5
  %224 = icmp eq ptr %223, null
  %225 = icmp ne i32 %221, 0
  %226 = select i1 %224, i1 true, i1 %225
  br i1 %226, label %231, label %227

227:                                              ; preds = %220
  %228 = load ptr, ptr %16, align 8, !tbaa !5
  %229 = load i64, ptr %96, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %19) #12
  store ptr %223, ptr %19, align 8, !tbaa.struct !190
  store ptr %228, ptr %69, align 8, !tbaa.struct !191
  store i64 %229, ptr %70, align 8, !tbaa.struct !192
  store i64 %85, ptr %71, align 8, !tbaa.struct !193
  store ptr null, ptr %72, align 8, !tbaa.struct !168
  %230 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %19) #13
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %19) #12
  br label %231

231:                                              ; preds = %227, %220, %210
  %232 = phi i32 [ %221, %220 ], [ %230, %227 ], [ %216, %210 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %17) #12
  br label %233

233:                                              ; preds = %231, %122, %116, %91
  %234 = phi i32 [ %232, %231 ], [ 2, %91 ], [ %117, %116 ], [ %123, %122 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %16) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %15) #12
  br label %779

235:                                              ; preds = %88
  %236 = getelementptr inbounds %struct.device, ptr %89, i64 0, i32 5
  %237 = load ptr, ptr %236, align 8, !tbaa !194
  %238 = getelementptr inbounds %struct.copy, ptr %84, i64 0, i32 1
  %239 = load i64, ptr %238, align 8, !tbaa !88
  %240 = getelementptr inbounds %struct.copy, ptr %84, i64 0, i32 2
  %241 = load i64, ptr %240, align 8, !tbaa !84
  %242 = getelementptr inbounds %struct.copy, ptr %84, i64 0, i32 3
  %243 = load i64, ptr %242, align 8, !tbaa !90
  %244 = load ptr, ptr %33, align 8, !tbaa !110
  %245 = call i32 %237(i64 noundef %239, i64 noundef %241, i64 noundef %243, ptr noundef %244) #11
  br label %779

246:                                              ; preds = %88
  %247 = getelementptr inbounds %struct.device, ptr %89, i64 0, i32 3
  %248 = load ptr, ptr %247, align 8, !tbaa !195
  %249 = getelementptr inbounds %struct.copy, ptr %84, i64 0, i32 1
  %250 = load i64, ptr %249, align 8, !tbaa !88
  %251 = getelementptr inbounds %struct.copy, ptr %84, i64 0, i32 2
  %252 = load i64, ptr %251, align 8, !tbaa !84
  %253 = inttoptr i64 %252 to ptr
  %254 = getelementptr inbounds %struct.copy, ptr %84, i64 0, i32 3
  %255 = load i64, ptr %254, align 8, !tbaa !90
  %256 = load ptr, ptr %33, align 8, !tbaa !110
  %257 = call i32 %248(i64 noundef %250, ptr noundef %253, i64 noundef %255, ptr noundef %256) #11
  br label %779

258:                                              ; preds = %88
  %259 = getelementptr inbounds %struct.device, ptr %89, i64 0, i32 4
  %260 = load ptr, ptr %259, align 8, !tbaa !189
  %261 = getelementptr inbounds %struct.copy, ptr %84, i64 0, i32 1
  %262 = load i64, ptr %261, align 8, !tbaa !88
  %263 = inttoptr i64 %262 to ptr
  %264 = getelementptr inbounds %struct.copy, ptr %84, i64 0, i32 2
  %265 = load i64, ptr %264, align 8, !tbaa !84
  %266 = getelementptr inbounds %struct.copy, ptr %84, i64 0, i32 3
  %267 = load i64, ptr %266, align 8, !tbaa !90
  %268 = load ptr, ptr %33, align 8, !tbaa !110
  %269 = call i32 %260(ptr noundef %263, i64 noundef %265, i64 noundef %267, ptr noundef %268) #11
  br label %779

270:                                              ; preds = %88
  %271 = getelementptr inbounds %struct.copy, ptr %84, i64 0, i32 3
  %272 = load i64, ptr %271, align 8, !tbaa !90
  %273 = load i64, ptr %44, align 8, !tbaa !196
  %274 = sub i64 %272, %273
  %275 = icmp ugt i64 %274, 262143
  br i1 %275, label %276, label %398

276:                                              ; preds = %270
  %277 = getelementptr inbounds %struct.copy, ptr %84, i64 0, i32 1
  %278 = getelementptr inbounds %struct.copy, ptr %84, i64 0, i32 2
  br label %279

279:                                              ; preds = %391, %276
  %280 = load atomic i32, ptr %45 seq_cst, align 8
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %282, label %779

282:                                              ; preds = %279
  %283 = load atomic i32, ptr %46 seq_cst, align 8
  %284 = icmp eq i32 %283, 0
  br i1 %284, label %285, label %779

285:                                              ; preds = %282
  %286 = load atomic i32, ptr %47 seq_cst, align 4
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %288, label %779

288:                                              ; preds = %285
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %13) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %57, i8 0, i64 144, i1 false)
  store ptr %0, ptr %13, align 8, !tbaa !197
  store ptr %1, ptr %58, align 8, !tbaa !199
  %289 = load i64, ptr %277, align 8, !tbaa !88
  %290 = load i64, ptr %44, align 8, !tbaa !196
  %291 = add i64 %290, %289
  store i64 %291, ptr %59, align 8, !tbaa !200
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %14) #12
  %292 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %57) #13
  %293 = icmp eq i32 %292, 0
  br i1 %293, label %295, label %294

294:                                              ; preds = %288
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %14) #12
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %13) #12
  br label %779

295:                                              ; preds = %288
  %296 = load ptr, ptr %57, align 8, !tbaa !5
  br label %297

297:                                              ; preds = %339, %295
  %298 = phi ptr [ %296, %295 ], [ %340, %339 ]
  %299 = phi i64 [ 0, %295 ], [ %311, %339 ]
  %300 = load i64, ptr %278, align 8, !tbaa !84
  %301 = inttoptr i64 %300 to ptr
  %302 = load i64, ptr %44, align 8, !tbaa !196
  %303 = getelementptr inbounds i8, ptr %301, i64 %302
  %304 = getelementptr inbounds [16 x %struct.chunk], ptr %14, i64 0, i64 %299
  %305 = getelementptr inbounds %struct.slot, ptr %298, i64 0, i32 1
  %306 = load ptr, ptr %305, align 8, !tbaa !46
  store ptr %306, ptr %304, align 8, !tbaa.struct !4
  %307 = getelementptr inbounds i8, ptr %304, i64 8
  store ptr %303, ptr %307, align 8, !tbaa.struct !13
  %308 = getelementptr inbounds i8, ptr %304, i64 16
  store i64 262144, ptr %308, align 8, !tbaa.struct !14
  %309 = getelementptr inbounds i8, ptr %304, i64 24
  store i32 0, ptr %309, align 8, !tbaa.struct !15
  %310 = add i64 %302, 262144
  store i64 %310, ptr %44, align 8, !tbaa !196
  %311 = add nuw nsw i64 %299, 1
  %312 = icmp eq i64 %299, 15
  br i1 %312, label %348, label %313

313:                                              ; preds = %297
  %314 = load i64, ptr %271, align 8, !tbaa !90
  %315 = sub i64 %314, %310
  %316 = icmp ugt i64 %315, 262143
  br i1 %316, label %317, label %344

317:                                              ; preds = %313
  %318 = load ptr, ptr %0, align 8, !tbaa !109
  %319 = getelementptr inbounds %struct.device, ptr %318, i64 0, i32 39
  %320 = load ptr, ptr %319, align 8, !tbaa !54
  %321 = call i32 @pthread_mutex_lock(ptr noundef %320) #11
  %322 = load i64, ptr %60, align 8, !tbaa !131
  %323 = icmp ult i64 %322, 64
  br i1 %323, label %324, label %339

324:                                              ; preds = %317
  %325 = getelementptr inbounds %struct.ring, ptr %320, i64 0, i32 2
  %326 = load ptr, ptr %325, align 8, !tbaa !5
  %327 = icmp eq ptr %326, null
  br i1 %327, label %330, label %328

328:                                              ; preds = %324
  %329 = load ptr, ptr %326, align 8, !tbaa !48
  store ptr %329, ptr %325, align 8, !tbaa !5
  br label %335

330:                                              ; preds = %324
  %331 = icmp eq i64 %322, 0
  br i1 %331, label %332, label %339

332:                                              ; preds = %330
  %333 = load ptr, ptr %61, align 8, !tbaa !162
  store ptr null, ptr %61, align 8, !tbaa !162
  %334 = icmp eq ptr %333, null
  br i1 %334, label %339, label %335

335:                                              ; preds = %332, %328
  %336 = phi ptr [ %326, %328 ], [ %333, %332 ]
  %337 = add nuw nsw i64 %322, 1
  store i64 %337, ptr %60, align 8, !tbaa !131
  store ptr null, ptr %336, align 8, !tbaa !48
  %338 = getelementptr inbounds %struct.slot, ptr %336, i64 0, i32 2
  store i64 0, ptr %338, align 8, !tbaa !179
  br label %339

339:                                              ; preds = %335, %332, %330, %317
  %340 = phi ptr [ %336, %335 ], [ null, %332 ], [ null, %330 ], [ null, %317 ]
  %341 = call i32 @pthread_mutex_unlock(ptr noundef %320) #11
  %342 = getelementptr inbounds %struct.window, ptr %13, i64 0, i32 2, i64 %311
  store ptr %340, ptr %342, align 8, !tbaa !5
  %343 = icmp eq ptr %340, null
  br i1 %343, label %346, label %297, !llvm.loop !201

344:                                              ; preds = %313
  %345 = trunc i64 %311 to i32
  br label %348

346:                                              ; preds = %339
  %347 = trunc i64 %311 to i32
  br label %348

348:                                              ; preds = %297, %346, %344
  %349 = phi i32 [ %345, %344 ], [ %347, %346 ], [ 16, %297 ]
  %350 = load ptr, ptr %0, align 8, !tbaa !109
  %351 = getelementptr inbounds %struct.device, ptr %350, i64 0, i32 40
  %352 = load ptr, ptr %351, align 8, !tbaa !18
  %353 = call fastcc i32 @copy_together(ptr noundef %352, ptr noundef nonnull %14, i32 noundef %349, ptr noundef nonnull @send_slot, ptr noundef nonnull %13) #13
  %354 = load i32, ptr %62, align 8, !tbaa !202
  %355 = icmp ult i32 %354, %349
  br i1 %355, label %356, label %391

356:                                              ; preds = %348
  %357 = zext i32 %354 to i64
  %358 = zext i32 %349 to i64
  br label %359

359:                                              ; preds = %385, %356
  %360 = phi i64 [ %357, %356 ], [ %389, %385 ]
  %361 = getelementptr inbounds %struct.window, ptr %13, i64 0, i32 2, i64 %360
  %362 = load ptr, ptr %361, align 8, !tbaa !5
  %363 = load ptr, ptr %0, align 8, !tbaa !109
  %364 = getelementptr inbounds %struct.device, ptr %363, i64 0, i32 39
  %365 = load ptr, ptr %364, align 8, !tbaa !54
  %366 = call i32 @pthread_mutex_lock(ptr noundef %365) #11
  %367 = icmp eq ptr %362, null
  br i1 %367, label %385, label %368

368:                                              ; preds = %359
  %369 = getelementptr inbounds %struct.ring, ptr %365, i64 0, i32 2
  %370 = load i64, ptr %60, align 8, !tbaa !131
  br label %372

371:                                              ; preds = %382
  store i64 %376, ptr %60, align 8, !tbaa !131
  br label %385

372:                                              ; preds = %382, %368
  %373 = phi i64 [ %370, %368 ], [ %376, %382 ]
  %374 = phi ptr [ %362, %368 ], [ %375, %382 ]
  %375 = load ptr, ptr %374, align 8, !tbaa !48
  %376 = add i64 %373, -1
  %377 = getelementptr inbounds %struct.slot, ptr %374, i64 0, i32 6
  %378 = load ptr, ptr %377, align 8, !tbaa !132
  %379 = icmp eq ptr %378, null
  br i1 %379, label %380, label %382

380:                                              ; preds = %372
  %381 = load ptr, ptr %369, align 8, !tbaa !5
  store ptr %381, ptr %374, align 8, !tbaa !48
  br label %382

382:                                              ; preds = %380, %372
  %383 = phi ptr [ %369, %380 ], [ %61, %372 ]
  store ptr %374, ptr %383, align 8, !tbaa !5
  %384 = icmp eq ptr %375, null
  br i1 %384, label %371, label %372, !llvm.loop !133

385:                                              ; preds = %371, %359
  %386 = getelementptr inbounds %struct.ring, ptr %365, i64 0, i32 1
  %387 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %386) #11
  %388 = call i32 @pthread_mutex_unlock(ptr noundef %365) #11
  %389 = add nuw nsw i64 %360, 1
  %390 = icmp eq i64 %389, %358
  br i1 %390, label %391, label %359, !llvm.loop !203

391:                                              ; preds = %385, %348
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %14) #12
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %13) #12
  %392 = load i64, ptr %271, align 8, !tbaa !90
  %393 = load i64, ptr %44, align 8, !tbaa !196
  %394 = sub i64 %392, %393
  %395 = icmp ugt i64 %394, 262143
  %396 = icmp eq i32 %353, 0
  %397 = select i1 %395, i1 %396, i1 false
  br i1 %397, label %279, label %398, !llvm.loop !204

398:                                              ; preds = %391, %270
  %399 = phi i32 [ 0, %270 ], [ %353, %391 ]
  %400 = phi i64 [ %272, %270 ], [ %392, %391 ]
  %401 = phi i64 [ %273, %270 ], [ %393, %391 ]
  %402 = phi i64 [ %274, %270 ], [ %394, %391 ]
  %403 = phi i1 [ true, %270 ], [ %396, %391 ]
  %404 = icmp ne i64 %400, %401
  %405 = select i1 %403, i1 %404, i1 false
  br i1 %405, label %406, label %779

406:                                              ; preds = %398
  %407 = load ptr, ptr %52, align 8, !tbaa !178
  %408 = icmp eq ptr %407, null
  br i1 %408, label %420, label %409

409:                                              ; preds = %406
  %410 = getelementptr inbounds %struct.slot, ptr %407, i64 0, i32 2
  %411 = load i64, ptr %410, align 8, !tbaa !179
  %412 = add i64 %411, %402
  %413 = icmp ugt i64 %412, 262144
  br i1 %413, label %414, label %425

414:                                              ; preds = %409
  store ptr null, ptr %52, align 8, !tbaa !178
  %415 = call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %407) #13
  %416 = icmp eq i32 %415, 0
  br i1 %416, label %417, label %779

417:                                              ; preds = %414
  %418 = load ptr, ptr %52, align 8, !tbaa !178
  %419 = icmp eq ptr %418, null
  br i1 %419, label %420, label %425

420:                                              ; preds = %417, %406
  %421 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %52) #13
  %422 = icmp eq i32 %421, 0
  br i1 %422, label %423, label %779

423:                                              ; preds = %420
  %424 = load ptr, ptr %52, align 8, !tbaa !178
  br label %425

425:                                              ; preds = %423, %417, %409
  %426 = phi ptr [ %424, %423 ], [ %418, %417 ], [ %407, %409 ]
  %427 = getelementptr inbounds %struct.slot, ptr %426, i64 0, i32 1
  %428 = load ptr, ptr %427, align 8, !tbaa !46
  %429 = getelementptr inbounds %struct.slot, ptr %426, i64 0, i32 2
  %430 = load i64, ptr %429, align 8, !tbaa !179
  %431 = getelementptr inbounds i8, ptr %428, i64 %430
  %432 = add i64 %402, 15
  %433 = and i64 %432, -16
  %434 = add i64 %430, %433
  store i64 %434, ptr %429, align 8, !tbaa !179
  %435 = getelementptr inbounds %struct.copy, ptr %84, i64 0, i32 2
  %436 = load i64, ptr %435, align 8, !tbaa !84
  %437 = inttoptr i64 %436 to ptr
  %438 = load i64, ptr %44, align 8, !tbaa !196
  %439 = getelementptr inbounds i8, ptr %437, i64 %438
  %440 = call ptr @memcpy(ptr noundef %431, ptr noundef %439, i64 noundef %402) #11
  %441 = load ptr, ptr %0, align 8, !tbaa !109
  %442 = getelementptr inbounds %struct.device, ptr %441, i64 0, i32 3
  %443 = load ptr, ptr %442, align 8, !tbaa !195
  %444 = getelementptr inbounds %struct.copy, ptr %84, i64 0, i32 1
  %445 = load i64, ptr %444, align 8, !tbaa !88
  %446 = load i64, ptr %44, align 8, !tbaa !196
  %447 = add i64 %446, %445
  %448 = load ptr, ptr %33, align 8, !tbaa !110
  %449 = call i32 %443(i64 noundef %447, ptr noundef %431, i64 noundef %402, ptr noundef %448) #11
  br label %779

450:                                              ; preds = %88
  %451 = getelementptr inbounds %struct.copy, ptr %84, i64 0, i32 3
  %452 = load i64, ptr %451, align 8, !tbaa !90
  %453 = load i64, ptr %44, align 8, !tbaa !196
  %454 = sub i64 %452, %453
  %455 = icmp ugt i64 %454, 262143
  br i1 %455, label %456, label %505

456:                                              ; preds = %450
  %457 = getelementptr inbounds %struct.copy, ptr %84, i64 0, i32 2
  %458 = getelementptr inbounds %struct.copy, ptr %84, i64 0, i32 1
  br label %459

459:                                              ; preds = %494, %456
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %12) #12
  %460 = load atomic i32, ptr %45 seq_cst, align 8
  %461 = icmp eq i32 %460, 0
  br i1 %461, label %462, label %492

462:                                              ; preds = %459
  %463 = load atomic i32, ptr %46 seq_cst, align 8
  %464 = icmp eq i32 %463, 0
  br i1 %464, label %465, label %492

465:                                              ; preds = %462
  %466 = load atomic i32, ptr %47 seq_cst, align 4
  %467 = icmp eq i32 %466, 0
  br i1 %467, label %468, label %492

468:                                              ; preds = %465
  %469 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %12) #13
  %470 = icmp eq i32 %469, 0
  br i1 %470, label %471, label %492

471:                                              ; preds = %468
  %472 = load ptr, ptr %12, align 8, !tbaa !5
  %473 = getelementptr inbounds %struct.slot, ptr %472, i64 0, i32 1
  %474 = load ptr, ptr %473, align 8, !tbaa !46
  %475 = load ptr, ptr %0, align 8, !tbaa !109
  %476 = getelementptr inbounds %struct.device, ptr %475, i64 0, i32 4
  %477 = load ptr, ptr %476, align 8, !tbaa !189
  %478 = load i64, ptr %457, align 8, !tbaa !84
  %479 = load i64, ptr %44, align 8, !tbaa !196
  %480 = add i64 %479, %478
  %481 = load ptr, ptr %33, align 8, !tbaa !110
  %482 = call i32 %477(ptr noundef %474, i64 noundef %480, i64 noundef 262144, ptr noundef %481) #11
  %483 = icmp eq i32 %482, 0
  br i1 %483, label %484, label %494

484:                                              ; preds = %471
  %485 = load i64, ptr %458, align 8, !tbaa !88
  %486 = inttoptr i64 %485 to ptr
  %487 = load i64, ptr %44, align 8, !tbaa !196
  %488 = getelementptr inbounds i8, ptr %486, i64 %487
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %11) #12
  store ptr %488, ptr %11, align 8, !tbaa.struct !190
  store ptr %474, ptr %48, align 8, !tbaa.struct !191
  store i64 262144, ptr %49, align 8, !tbaa.struct !192
  store i64 %85, ptr %50, align 8, !tbaa.struct !193
  store ptr null, ptr %51, align 8, !tbaa.struct !168
  %489 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %11) #13
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %11) #12
  %490 = load i64, ptr %44, align 8, !tbaa !196
  %491 = add i64 %490, 262144
  store i64 %491, ptr %44, align 8, !tbaa !196
  br label %494

492:                                              ; preds = %468, %465, %462, %459
  %493 = phi i32 [ %469, %468 ], [ -2, %465 ], [ -2, %462 ], [ -2, %459 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %12) #12
  br label %779

494:                                              ; preds = %484, %471
  %495 = phi i32 [ %489, %484 ], [ %482, %471 ]
  %496 = call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %472) #13
  %497 = icmp eq i32 %495, 0
  %498 = select i1 %497, i32 %496, i32 %495
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %12) #12
  %499 = load i64, ptr %451, align 8, !tbaa !90
  %500 = load i64, ptr %44, align 8, !tbaa !196
  %501 = sub i64 %499, %500
  %502 = icmp ugt i64 %501, 262143
  %503 = icmp eq i32 %498, 0
  %504 = select i1 %502, i1 %503, i1 false
  br i1 %504, label %459, label %505, !llvm.loop !205

505:                                              ; preds = %494, %450
  %506 = phi i32 [ 0, %450 ], [ %498, %494 ]
  %507 = phi i64 [ %452, %450 ], [ %499, %494 ]
  %508 = phi i64 [ %453, %450 ], [ %500, %494 ]
  %509 = phi i64 [ %454, %450 ], [ %501, %494 ]
  %510 = phi i1 [ true, %450 ], [ %503, %494 ]
  %511 = icmp ne i64 %507, %508
  %512 = select i1 %510, i1 %511, i1 false
  br i1 %512, label %513, label %779

513:                                              ; preds = %505
  %514 = load ptr, ptr %52, align 8, !tbaa !178
  %515 = icmp eq ptr %514, null
  br i1 %515, label %527, label %516

516:                                              ; preds = %513
  %517 = getelementptr inbounds %struct.slot, ptr %514, i64 0, i32 2
  %518 = load i64, ptr %517, align 8, !tbaa !179
  %519 = add i64 %518, %509
  %520 = icmp ugt i64 %519, 262144
  br i1 %520, label %521, label %532

521:                                              ; preds = %516
  store ptr null, ptr %52, align 8, !tbaa !178
  %522 = call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %514) #13
  %523 = icmp eq i32 %522, 0
  br i1 %523, label %524, label %779

524:                                              ; preds = %521
  %525 = load ptr, ptr %52, align 8, !tbaa !178
  %526 = icmp eq ptr %525, null
  br i1 %526, label %527, label %532

527:                                              ; preds = %524, %513
  %528 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %52) #13
  %529 = icmp eq i32 %528, 0
  br i1 %529, label %530, label %779

530:                                              ; preds = %527
  %531 = load ptr, ptr %52, align 8, !tbaa !178
  br label %532

532:                                              ; preds = %530, %524, %516
  %533 = phi ptr [ %531, %530 ], [ %525, %524 ], [ %514, %516 ]
  %534 = getelementptr inbounds %struct.slot, ptr %533, i64 0, i32 1
  %535 = load ptr, ptr %534, align 8, !tbaa !46
  %536 = getelementptr inbounds %struct.slot, ptr %533, i64 0, i32 2
  %537 = load i64, ptr %536, align 8, !tbaa !179
  %538 = getelementptr inbounds i8, ptr %535, i64 %537
  %539 = add i64 %509, 15
  %540 = and i64 %539, -16
  %541 = add i64 %537, %540
  store i64 %541, ptr %536, align 8, !tbaa !179
  %542 = load ptr, ptr %0, align 8, !tbaa !109
  %543 = getelementptr inbounds %struct.device, ptr %542, i64 0, i32 4
  %544 = load ptr, ptr %543, align 8, !tbaa !189
  %545 = getelementptr inbounds %struct.copy, ptr %84, i64 0, i32 2
  %546 = load i64, ptr %545, align 8, !tbaa !84
  %547 = load i64, ptr %44, align 8, !tbaa !196
  %548 = add i64 %547, %546
  %549 = load ptr, ptr %33, align 8, !tbaa !110
  %550 = call i32 %544(ptr noundef %538, i64 noundef %548, i64 noundef %509, ptr noundef %549) #11
  %551 = icmp eq i32 %550, 0
  br i1 %551, label %552, label %779

552:                                              ; preds = %532
  %553 = getelementptr inbounds %struct.copy, ptr %84, i64 0, i32 1
  %554 = load i64, ptr %553, align 8, !tbaa !88
  %555 = inttoptr i64 %554 to ptr
  %556 = load i64, ptr %44, align 8, !tbaa !196
  %557 = getelementptr inbounds i8, ptr %555, i64 %556
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %10) #12
  store ptr %557, ptr %10, align 8, !tbaa.struct !190
  store ptr %538, ptr %53, align 8, !tbaa.struct !191
  store i64 %509, ptr %54, align 8, !tbaa.struct !192
  store i64 %85, ptr %55, align 8, !tbaa.struct !193
  store ptr null, ptr %56, align 8, !tbaa.struct !168
  %558 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %10) #13
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10) #12
  %559 = load i64, ptr %44, align 8, !tbaa !196
  %560 = add i64 %559, %509
  store i64 %560, ptr %44, align 8, !tbaa !196
  br label %779

561:                                              ; preds = %88
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #12
  %562 = getelementptr inbounds %struct.device, ptr %89, i64 0, i32 10
  %563 = load ptr, ptr %562, align 8, !tbaa !206
  %564 = getelementptr inbounds %struct.copy, ptr %84, i64 0, i32 3
  %565 = load i64, ptr %564, align 8, !tbaa !90
  %566 = getelementptr inbounds %struct.device, ptr %89, i64 0, i32 34
  %567 = load ptr, ptr %566, align 8, !tbaa !207
  %568 = load ptr, ptr %33, align 8, !tbaa !110
  %569 = call i32 %563(ptr noundef nonnull %9, i64 noundef %565, ptr noundef %567, ptr noundef %568) #11
  switch i32 %569, label %598 [
    i32 2, label %570
    i32 0, label %571
  ]

570:                                              ; preds = %561
  call fastcc void @add_failure(ptr noundef nonnull %31, i64 noundef %85, i64 noundef 2) #14
  br label %598

571:                                              ; preds = %561
  %572 = getelementptr inbounds %struct.device, ptr %89, i64 0, i32 5
  %573 = load ptr, ptr %572, align 8, !tbaa !194
  %574 = load i64, ptr %9, align 8, !tbaa !9
  %575 = getelementptr inbounds %struct.copy, ptr %84, i64 0, i32 2
  %576 = load i64, ptr %575, align 8, !tbaa !84
  %577 = load i64, ptr %564, align 8, !tbaa !90
  %578 = load ptr, ptr %33, align 8, !tbaa !110
  %579 = call i32 %573(i64 noundef %574, i64 noundef %576, i64 noundef %577, ptr noundef %578) #11
  %580 = icmp eq i32 %579, 0
  br i1 %580, label %581, label %589

581:                                              ; preds = %571
  %582 = load ptr, ptr %572, align 8, !tbaa !194
  %583 = getelementptr inbounds %struct.copy, ptr %84, i64 0, i32 1
  %584 = load i64, ptr %583, align 8, !tbaa !88
  %585 = load i64, ptr %9, align 8, !tbaa !9
  %586 = load i64, ptr %564, align 8, !tbaa !90
  %587 = load ptr, ptr %33, align 8, !tbaa !110
  %588 = call i32 %582(i64 noundef %584, i64 noundef %585, i64 noundef %586, ptr noundef %587) #11
  br label %589

589:                                              ; preds = %581, %571
  %590 = phi i32 [ %579, %571 ], [ %588, %581 ]
  %591 = getelementptr inbounds %struct.device, ptr %89, i64 0, i32 11
  %592 = load ptr, ptr %591, align 8, !tbaa !208
  %593 = load i64, ptr %9, align 8, !tbaa !9
  %594 = load ptr, ptr %33, align 8, !tbaa !110
  %595 = call i32 %592(i64 noundef %593, ptr noundef %594) #11
  %596 = icmp eq i32 %590, 0
  %597 = select i1 %596, i32 %595, i32 %590
  br label %598

598:                                              ; preds = %589, %570, %561
  %599 = phi i32 [ 0, %570 ], [ %597, %589 ], [ %569, %561 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #12
  br label %779

600:                                              ; preds = %88
  %601 = getelementptr inbounds %struct.device, ptr %89, i64 0, i32 6
  %602 = load ptr, ptr %601, align 8, !tbaa !209
  %603 = getelementptr inbounds %struct.peer_copy, ptr %84, i64 0, i32 1
  %604 = load i64, ptr %603, align 8, !tbaa !210
  %605 = getelementptr inbounds %struct.peer_copy, ptr %84, i64 0, i32 2
  %606 = load ptr, ptr %605, align 8, !tbaa !212
  %607 = getelementptr inbounds %struct.peer_copy, ptr %84, i64 0, i32 3
  %608 = load i64, ptr %607, align 8, !tbaa !213
  %609 = getelementptr inbounds %struct.peer_copy, ptr %84, i64 0, i32 4
  %610 = load ptr, ptr %609, align 8, !tbaa !214
  %611 = getelementptr inbounds %struct.peer_copy, ptr %84, i64 0, i32 5
  %612 = load i64, ptr %611, align 8, !tbaa !215
  %613 = load ptr, ptr %33, align 8, !tbaa !110
  %614 = call i32 %602(i64 noundef %604, ptr noundef %606, i64 noundef %608, ptr noundef %610, i64 noundef %612, ptr noundef %613) #11
  br label %779

615:                                              ; preds = %88
  %616 = getelementptr inbounds %struct.fill, ptr %84, i64 0, i32 3
  %617 = load i32, ptr %616, align 8, !tbaa !216
  switch i32 %617, label %642 [
    i32 1, label %618
    i32 2, label %630
  ]

618:                                              ; preds = %615
  %619 = getelementptr inbounds %struct.device, ptr %89, i64 0, i32 7
  %620 = load ptr, ptr %619, align 8, !tbaa !180
  %621 = getelementptr inbounds %struct.fill, ptr %84, i64 0, i32 1
  %622 = load i64, ptr %621, align 8, !tbaa !72
  %623 = getelementptr inbounds %struct.fill, ptr %84, i64 0, i32 4
  %624 = load i32, ptr %623, align 4, !tbaa !217
  %625 = trunc i32 %624 to i8
  %626 = getelementptr inbounds %struct.fill, ptr %84, i64 0, i32 2
  %627 = load i64, ptr %626, align 8, !tbaa !77
  %628 = load ptr, ptr %33, align 8, !tbaa !110
  %629 = call i32 %620(i64 noundef %622, i8 noundef %625, i64 noundef %627, ptr noundef %628) #11
  br label %779

630:                                              ; preds = %615
  %631 = getelementptr inbounds %struct.device, ptr %89, i64 0, i32 8
  %632 = load ptr, ptr %631, align 8, !tbaa !218
  %633 = getelementptr inbounds %struct.fill, ptr %84, i64 0, i32 1
  %634 = load i64, ptr %633, align 8, !tbaa !72
  %635 = getelementptr inbounds %struct.fill, ptr %84, i64 0, i32 4
  %636 = load i32, ptr %635, align 4, !tbaa !217
  %637 = trunc i32 %636 to i16
  %638 = getelementptr inbounds %struct.fill, ptr %84, i64 0, i32 2
  %639 = load i64, ptr %638, align 8, !tbaa !77
  %640 = load ptr, ptr %33, align 8, !tbaa !110
  %641 = call i32 %632(i64 noundef %634, i16 noundef %637, i64 noundef %639, ptr noundef %640) #11
  br label %779

642:                                              ; preds = %615
  %643 = getelementptr inbounds %struct.device, ptr %89, i64 0, i32 9
  %644 = load ptr, ptr %643, align 8, !tbaa !219
  %645 = getelementptr inbounds %struct.fill, ptr %84, i64 0, i32 1
  %646 = load i64, ptr %645, align 8, !tbaa !72
  %647 = getelementptr inbounds %struct.fill, ptr %84, i64 0, i32 4
  %648 = load i32, ptr %647, align 4, !tbaa !217
  %649 = getelementptr inbounds %struct.fill, ptr %84, i64 0, i32 2
  %650 = load i64, ptr %649, align 8, !tbaa !77
  %651 = load ptr, ptr %33, align 8, !tbaa !110
  %652 = call i32 %644(i64 noundef %646, i32 noundef %648, i64 noundef %650, ptr noundef %651) #11
  br label %779

653:                                              ; preds = %88
  %654 = getelementptr inbounds %struct.command, ptr %84, i64 0, i32 2
  %655 = load i32, ptr %654, align 4, !tbaa !67
  %656 = zext i32 %655 to i64
  %657 = getelementptr inbounds i8, ptr %84, i64 %656
  %658 = getelementptr inbounds %struct.execute, ptr %84, i64 0, i32 1
  %659 = getelementptr inbounds %struct.execute, ptr %84, i64 0, i32 2
  %660 = icmp ult ptr %659, %657
  br i1 %660, label %661, label %743

661:                                              ; preds = %653
  %662 = load ptr, ptr %658, align 8, !tbaa !5
  %663 = getelementptr inbounds %struct.graph, ptr %662, i64 0, i32 4
  %664 = load ptr, ptr %663, align 8, !tbaa !70
  br label %668

665:                                              ; preds = %734
  br i1 %741, label %666, label %779

666:                                              ; preds = %665
  %667 = load ptr, ptr %0, align 8, !tbaa !109
  br label %743

668:                                              ; preds = %734, %661
  %669 = phi ptr [ %659, %661 ], [ %739, %734 ]
  %670 = phi ptr [ %664, %661 ], [ %672, %734 ]
  %671 = load ptr, ptr %658, align 8, !tbaa !5
  %672 = getelementptr inbounds i64, ptr %670, i64 1
  %673 = load i64, ptr %670, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #12
  %674 = getelementptr inbounds %struct.launch, ptr %669, i64 0, i32 2
  %675 = load i64, ptr %674, align 8, !tbaa !9
  store i64 %675, ptr %5, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #12
  store i64 0, ptr %6, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #12
  store ptr %5, ptr %7, align 8, !tbaa !5
  store ptr %6, ptr %34, align 8, !tbaa !5
  %676 = getelementptr inbounds %struct.launch, ptr %669, i64 0, i32 4
  store ptr %676, ptr %35, align 8, !tbaa !5
  %677 = getelementptr inbounds %struct.launch, ptr %669, i64 0, i32 1
  %678 = load ptr, ptr %677, align 8, !tbaa !5
  %679 = load i64, ptr %678, align 8, !tbaa !9
  %680 = icmp eq i64 %679, 0
  br i1 %680, label %734, label %681

681:                                              ; preds = %668
  %682 = getelementptr inbounds %struct.graph, ptr %671, i64 0, i32 1
  %683 = getelementptr inbounds %struct.graph, ptr %671, i64 0, i32 3
  br label %684

684:                                              ; preds = %713, %681
  %685 = phi ptr [ %678, %681 ], [ %729, %713 ]
  %686 = phi i64 [ 0, %681 ], [ %728, %713 ]
  %687 = getelementptr inbounds %struct.kernel, ptr %685, i64 0, i32 3, i64 %686
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %8) #12
  %688 = load ptr, ptr %687, align 8, !tbaa !182
  store ptr %688, ptr %8, align 8, !tbaa !220
  %689 = getelementptr inbounds %struct.kernel, ptr %685, i64 0, i32 3, i64 %686, i32 1
  %690 = load ptr, ptr %689, align 8, !tbaa !184
  %691 = icmp eq ptr %690, null
  br i1 %691, label %692, label %695

692:                                              ; preds = %684
  %693 = getelementptr inbounds %struct.kernel, ptr %685, i64 0, i32 3, i64 %686, i32 2
  %694 = load i32, ptr %693, align 8, !tbaa !185
  br label %713

695:                                              ; preds = %684
  %696 = call i64 %690(ptr noundef nonnull %676) #11
  %697 = icmp sgt i64 %696, 0
  br i1 %697, label %698, label %705

698:                                              ; preds = %695
  %699 = getelementptr inbounds %struct.kernel, ptr %685, i64 0, i32 3, i64 %686, i32 3
  %700 = load i32, ptr %699, align 4, !tbaa !186
  %701 = zext i32 %700 to i64
  %702 = add nsw i64 %696, -1
  %703 = add nuw i64 %702, %701
  %704 = udiv i64 %703, %701
  br label %705

705:                                              ; preds = %698, %695
  %706 = phi i64 [ %704, %698 ], [ 1, %695 ]
  %707 = getelementptr inbounds %struct.kernel, ptr %685, i64 0, i32 3, i64 %686, i32 2
  %708 = load i32, ptr %707, align 8, !tbaa !185
  %709 = zext i32 %708 to i64
  %710 = icmp ult i64 %706, %709
  %711 = trunc i64 %706 to i32
  %712 = select i1 %710, i32 %711, i32 %708
  br label %713

713:                                              ; preds = %705, %692
  %714 = phi i32 [ %712, %705 ], [ %694, %692 ]
  store i32 %714, ptr %36, align 8, !tbaa !222
  store <2 x i32> <i32 1, i32 1>, ptr %37, align 4, !tbaa !11
  %715 = getelementptr inbounds %struct.kernel, ptr %685, i64 0, i32 3, i64 %686, i32 3
  %716 = load i32, ptr %715, align 4, !tbaa !186
  store i32 %716, ptr %38, align 4, !tbaa !223
  store <2 x i32> <i32 1, i32 1>, ptr %39, align 8, !tbaa !11
  %717 = getelementptr inbounds %struct.kernel, ptr %685, i64 0, i32 3, i64 %686, i32 4
  %718 = load i32, ptr %717, align 8, !tbaa !187
  store i32 %718, ptr %40, align 8, !tbaa !224
  store ptr %7, ptr %41, align 8, !tbaa !225
  store <2 x ptr> zeroinitializer, ptr %42, align 8, !tbaa !5
  store ptr null, ptr %43, align 8, !tbaa !226
  %719 = add i64 %686, %673
  %720 = load ptr, ptr %671, align 8, !tbaa !58
  %721 = getelementptr inbounds %struct.device, ptr %720, i64 0, i32 29
  %722 = load ptr, ptr %721, align 8, !tbaa !227
  %723 = load ptr, ptr %682, align 8, !tbaa !60
  %724 = load ptr, ptr %683, align 8, !tbaa !69
  %725 = getelementptr inbounds ptr, ptr %724, i64 %719
  %726 = load ptr, ptr %725, align 8, !tbaa !5
  %727 = call i32 %722(ptr noundef %723, ptr noundef %726, ptr noundef nonnull %8) #11
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %8) #12
  %728 = add nuw i64 %686, 1
  %729 = load ptr, ptr %677, align 8, !tbaa !5
  %730 = load i64, ptr %729, align 8, !tbaa !9
  %731 = icmp ult i64 %728, %730
  %732 = icmp eq i32 %727, 0
  %733 = select i1 %731, i1 %732, i1 false
  br i1 %733, label %684, label %734, !llvm.loop !228

734:                                              ; preds = %713, %668
  %735 = phi i32 [ 0, %668 ], [ %727, %713 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #12
  %736 = getelementptr inbounds %struct.command, ptr %669, i64 0, i32 2
  %737 = load i32, ptr %736, align 4, !tbaa !67
  %738 = zext i32 %737 to i64
  %739 = getelementptr inbounds i8, ptr %669, i64 %738
  %740 = icmp ult ptr %739, %657
  %741 = icmp eq i32 %735, 0
  %742 = select i1 %740, i1 %741, i1 false
  br i1 %742, label %668, label %665, !llvm.loop !229

743:                                              ; preds = %666, %653
  %744 = phi ptr [ %667, %666 ], [ %89, %653 ]
  %745 = getelementptr inbounds %struct.device, ptr %744, i64 0, i32 30
  %746 = load ptr, ptr %745, align 8, !tbaa !230
  %747 = load ptr, ptr %658, align 8, !tbaa !5
  %748 = getelementptr inbounds %struct.graph, ptr %747, i64 0, i32 1
  %749 = load ptr, ptr %748, align 8, !tbaa !60
  %750 = load ptr, ptr %33, align 8, !tbaa !110
  %751 = call i32 %746(ptr noundef %749, ptr noundef %750) #11
  br label %779

752:                                              ; preds = %88
  %753 = getelementptr inbounds %struct.wait, ptr %84, i64 0, i32 1
  %754 = load ptr, ptr %753, align 8, !tbaa !152
  %755 = load ptr, ptr %33, align 8, !tbaa !110
  %756 = getelementptr inbounds %struct.wait, ptr %84, i64 0, i32 2
  %757 = load i64, ptr %756, align 8, !tbaa !153
  %758 = call fastcc i32 @wait_for(ptr noundef %754, ptr noundef %755, i64 noundef %757) #13
  br label %779

759:                                              ; preds = %88
  %760 = getelementptr inbounds %struct.device, ptr %89, i64 0, i32 20
  %761 = load ptr, ptr %760, align 8, !tbaa !231
  %762 = load ptr, ptr %33, align 8, !tbaa !110
  %763 = getelementptr inbounds %struct.wait_event, ptr %84, i64 0, i32 1
  %764 = load ptr, ptr %763, align 8, !tbaa !232
  %765 = call i32 %761(ptr noundef %762, ptr noundef %764, i32 noundef 0) #11
  br label %779

766:                                              ; preds = %88
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %4) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %32, i8 0, i64 136, i1 false)
  %767 = getelementptr inbounds %struct.wait_semaphore, ptr %84, i64 0, i32 2
  %768 = load i64, ptr %767, align 8, !tbaa !234
  store i64 %768, ptr %4, align 8, !tbaa !236
  %769 = getelementptr inbounds %struct.device, ptr %89, i64 0, i32 22
  %770 = load ptr, ptr %769, align 8, !tbaa !239
  %771 = getelementptr inbounds %struct.wait_semaphore, ptr %84, i64 0, i32 1
  %772 = load ptr, ptr %33, align 8, !tbaa !110
  %773 = call i32 %770(ptr noundef nonnull %771, ptr noundef nonnull %4, i32 noundef 1, ptr noundef %772) #11
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %4) #12
  br label %779

774:                                              ; preds = %82
  %775 = getelementptr inbounds %struct.command, ptr %84, i64 0, i32 1
  %776 = load i16, ptr %775, align 2, !tbaa !105
  %777 = icmp eq i16 %776, 0
  br i1 %777, label %779, label %778

778:                                              ; preds = %774
  call fastcc void @add_failure(ptr noundef nonnull %31, i64 noundef %85, i64 noundef 2) #14
  br label %779

779:                                              ; preds = %285, %282, %279, %778, %774, %766, %759, %752, %743, %665, %642, %630, %618, %600, %598, %552, %532, %527, %521, %505, %492, %425, %420, %414, %398, %294, %258, %246, %235, %233, %88
  %780 = phi i32 [ 0, %778 ], [ 0, %774 ], [ %773, %766 ], [ %765, %759 ], [ %758, %752 ], [ %614, %600 ], [ %599, %598 ], [ %269, %258 ], [ %257, %246 ], [ %245, %235 ], [ %234, %233 ], [ 0, %88 ], [ %399, %398 ], [ %449, %425 ], [ %415, %414 ], [ %421, %420 ], [ %292, %294 ], [ %506, %505 ], [ %493, %492 ], [ %558, %552 ], [ %550, %532 ], [ %522, %521 ], [ %528, %527 ], [ %652, %642 ], [ %641, %630 ], [ %629, %618 ], [ %751, %743 ], [ %735, %665 ], [ -2, %279 ], [ -2, %282 ], [ -2, %285 ]
  %781 = load ptr, ptr %73, align 8, !tbaa !172
  %782 = icmp eq ptr %781, null
  br i1 %782, label %831, label %783

783:                                              ; preds = %779
  %784 = getelementptr inbounds %struct.command, ptr %84, i64 0, i32 1
  %785 = load i16, ptr %784, align 2, !tbaa !105
  %786 = icmp eq i16 %785, 0
  %787 = icmp ne i32 %780, 0
  %788 = select i1 %786, i1 true, i1 %787
  br i1 %788, label %831, label %789

789:                                              ; preds = %783
  %790 = load i32, ptr %74, align 4, !tbaa !240
  %791 = load i32, ptr %76, align 8, !tbaa !241
  %792 = icmp ugt i32 %790, %791
  br i1 %792, label %819, label %793

793:                                              ; preds = %789
  %794 = icmp eq i32 %790, 0
  %795 = shl i32 %790, 1
  %796 = select i1 %794, i32 8, i32 %795
  %797 = load ptr, ptr %75, align 8, !tbaa !5
  %798 = zext i32 %796 to i64
  %799 = shl nuw nsw i64 %798, 3
  %800 = call ptr @realloc(ptr noundef %797, i64 noundef %799) #11
  %801 = icmp eq ptr %800, null
  br i1 %801, label %865, label %802

802:                                              ; preds = %793
  store ptr %800, ptr %75, align 8, !tbaa !5
  %803 = load i32, ptr %74, align 4, !tbaa !240
  %804 = icmp ult i32 %803, %796
  br i1 %804, label %805, label %819

805:                                              ; preds = %802, %815
  %806 = phi i32 [ %817, %815 ], [ %803, %802 ]
  %807 = load ptr, ptr %0, align 8, !tbaa !109
  %808 = getelementptr inbounds %struct.device, ptr %807, i64 0, i32 14
  %809 = load ptr, ptr %808, align 8, !tbaa !49
  %810 = load ptr, ptr %75, align 8, !tbaa !242
  %811 = zext i32 %806 to i64
  %812 = getelementptr inbounds ptr, ptr %810, i64 %811
  %813 = call i32 %809(ptr noundef %812, i32 noundef 0) #11
  %814 = icmp eq i32 %813, 0
  br i1 %814, label %815, label %865

815:                                              ; preds = %805
  %816 = load i32, ptr %74, align 4, !tbaa !240
  %817 = add i32 %816, 1
  store i32 %817, ptr %74, align 4, !tbaa !240
  %818 = icmp ult i32 %817, %796
  br i1 %818, label %805, label %819, !llvm.loop !243

819:                                              ; preds = %815, %802, %789
  %820 = load ptr, ptr %0, align 8, !tbaa !109
  %821 = getelementptr inbounds %struct.device, ptr %820, i64 0, i32 16
  %822 = load ptr, ptr %821, align 8, !tbaa !244
  %823 = load ptr, ptr %75, align 8, !tbaa !242
  %824 = load i32, ptr %76, align 8, !tbaa !241
  %825 = add i32 %824, 1
  store i32 %825, ptr %76, align 8, !tbaa !241
  %826 = zext i32 %824 to i64
  %827 = getelementptr inbounds ptr, ptr %823, i64 %826
  %828 = load ptr, ptr %827, align 8, !tbaa !5
  %829 = load ptr, ptr %33, align 8, !tbaa !110
  %830 = call i32 %822(ptr noundef %828, ptr noundef %829) #11
  br label %831

831:                                              ; preds = %819, %783, %779
  %832 = phi i32 [ %780, %783 ], [ %780, %779 ], [ %830, %819 ]
  %833 = icmp eq i32 %832, 0
  br i1 %833, label %834, label %865

834:                                              ; preds = %831
  %835 = getelementptr inbounds %struct.command, ptr %84, i64 0, i32 2
  %836 = load i32, ptr %835, align 4, !tbaa !67
  %837 = load ptr, ptr %27, align 8, !tbaa !170
  %838 = zext i32 %836 to i64
  %839 = getelementptr inbounds i8, ptr %837, i64 %838
  store ptr %839, ptr %27, align 8, !tbaa !170
  store i64 0, ptr %44, align 8, !tbaa !196
  %840 = getelementptr inbounds %struct.command, ptr %84, i64 0, i32 1
  %841 = load i16, ptr %840, align 2, !tbaa !105
  %842 = zext i16 %841 to i64
  %843 = load i64, ptr %29, align 8, !tbaa !171
  %844 = add i64 %843, %842
  store i64 %844, ptr %29, align 8, !tbaa !171
  %845 = load ptr, ptr %28, align 8, !tbaa !149
  %846 = icmp ult ptr %839, %845
  br i1 %846, label %82, label %847

847:                                              ; preds = %834, %26
  %848 = load ptr, ptr %0, align 8, !tbaa !109
  %849 = load ptr, ptr %33, align 8, !tbaa !110
  %850 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 12
  %851 = load ptr, ptr %850, align 8, !tbaa !137
  %852 = icmp eq ptr %851, null
  br i1 %852, label %853, label %860

853:                                              ; preds = %847
  %854 = getelementptr inbounds %struct.device, ptr %848, i64 0, i32 14
  %855 = load ptr, ptr %854, align 8, !tbaa !49
  %856 = call i32 %855(ptr noundef nonnull %850, i32 noundef 3) #11
  %857 = icmp eq i32 %856, 0
  br i1 %857, label %858, label %865

858:                                              ; preds = %853
  %859 = load ptr, ptr %850, align 8, !tbaa !137
  br label %860

860:                                              ; preds = %858, %847
  %861 = phi ptr [ %859, %858 ], [ %851, %847 ]
  %862 = getelementptr inbounds %struct.device, ptr %848, i64 0, i32 16
  %863 = load ptr, ptr %862, align 8, !tbaa !244
  %864 = call i32 %863(ptr noundef %861, ptr noundef %849) #11
  br label %865

865:                                              ; preds = %793, %831, %805, %853, %860
  %866 = phi i32 [ %864, %860 ], [ %856, %853 ], [ %813, %805 ], [ %832, %831 ], [ 2, %793 ]
  %867 = load ptr, ptr %0, align 8, !tbaa !109
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #12
  %868 = getelementptr inbounds %struct.device, ptr %867, i64 0, i32 1
  %869 = load ptr, ptr %868, align 8, !tbaa !55
  %870 = call i32 %869(ptr noundef nonnull %3) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #12
  br label %871

871:                                              ; preds = %865, %2
  %872 = phi i32 [ %24, %2 ], [ %866, %865 ]
  %873 = add i32 %872, 2
  %874 = icmp ult i32 %873, 3
  br i1 %874, label %875, label %888

875:                                              ; preds = %871
  %876 = icmp ugt i32 %872, -3
  %877 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %878 = call i32 @pthread_mutex_lock(ptr noundef nonnull %877) #11
  store ptr null, ptr %1, align 8, !tbaa !145
  br i1 %876, label %879, label %910

879:                                              ; preds = %875
  %880 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %881 = load ptr, ptr %880, align 8, !tbaa !142
  store ptr %881, ptr %1, align 8, !tbaa !145
  %882 = icmp eq ptr %881, null
  br i1 %882, label %883, label %885

883:                                              ; preds = %879
  %884 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  store ptr %1, ptr %884, align 8, !tbaa !113
  br label %885

885:                                              ; preds = %879, %883
  store ptr %1, ptr %880, align 8, !tbaa !142
  %886 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %887 = call i32 @pthread_cond_signal(ptr noundef nonnull %886) #11
  br label %932

888:                                              ; preds = %871
  %889 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %890 = cmpxchg ptr %889, i32 0, i32 %872 seq_cst seq_cst, align 4
  %891 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %892 = call i32 @pthread_mutex_lock(ptr noundef nonnull %891) #11
  %893 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %894 = call i32 @pthread_cond_signal(ptr noundef nonnull %893) #11
  %895 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %896 = call i32 @pthread_cond_signal(ptr noundef nonnull %895) #11
  %897 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %898 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %897) #11
  %899 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %891) #11
  %900 = load ptr, ptr %0, align 8, !tbaa !109
  %901 = getelementptr inbounds %struct.device, ptr %900, i64 0, i32 39
  %902 = load ptr, ptr %901, align 8, !tbaa !54
  %903 = call i32 @pthread_mutex_lock(ptr noundef %902) #11
  %904 = getelementptr inbounds %struct.ring, ptr %902, i64 0, i32 1
  %905 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %904) #11
  %906 = call i32 @pthread_mutex_unlock(ptr noundef %902) #11
  %907 = call i32 @pthread_mutex_lock(ptr noundef nonnull %891) #11
  %908 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %909 = load ptr, ptr %908, align 8, !tbaa !245
  store ptr %909, ptr %1, align 8, !tbaa !145
  store ptr %1, ptr %908, align 8, !tbaa !245
  br label %932

910:                                              ; preds = %875
  %911 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %912 = load ptr, ptr %911, align 8, !tbaa !112
  store ptr %1, ptr %912, align 8, !tbaa !5
  store ptr %1, ptr %911, align 8, !tbaa !112
  %913 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 8
  %914 = load i64, ptr %913, align 8, !tbaa !139
  %915 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %916 = load i64, ptr %915, align 8, !tbaa !140
  %917 = add i64 %916, %914
  store i64 %917, ptr %915, align 8, !tbaa !140
  %918 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 10
  %919 = load i64, ptr %918, align 8, !tbaa !141
  %920 = icmp ugt i64 %919, 65536
  %921 = zext i1 %920 to i32
  %922 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %923 = load i32, ptr %922, align 8, !tbaa !124
  %924 = add i32 %923, %921
  store i32 %924, ptr %922, align 8, !tbaa !124
  %925 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 18
  store i32 1, ptr %925, align 4, !tbaa !120
  %926 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 2
  %927 = load i64, ptr %926, align 8, !tbaa !246
  %928 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 11
  store i64 %927, ptr %928, align 8, !tbaa !136
  %929 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %930 = load i64, ptr %929, align 8, !tbaa !100
  %931 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store i64 %930, ptr %931, align 8, !tbaa !95
  br label %932

932:                                              ; preds = %888, %910, %885
  %933 = phi ptr [ %891, %888 ], [ %877, %910 ], [ %877, %885 ]
  %934 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store i32 0, ptr %934, align 4, !tbaa !146
  %935 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %936 = load ptr, ptr %935, align 8, !tbaa !142
  %937 = icmp eq ptr %936, null
  br i1 %937, label %941, label %938

938:                                              ; preds = %932
  %939 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %940 = call i32 @pthread_cond_signal(ptr noundef nonnull %939) #11
  br label %941

941:                                              ; preds = %938, %932
  %942 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %943 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %942) #11
  %944 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %945 = load atomic i64, ptr %944 seq_cst, align 8
  %946 = icmp eq i64 %945, 0
  br i1 %946, label %947, label %959

947:                                              ; preds = %941
  %948 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %949 = load i32, ptr %948, align 8, !tbaa !122
  %950 = icmp eq i32 %949, 0
  br i1 %950, label %951, label %959

951:                                              ; preds = %947
  %952 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %953 = load i32, ptr %952, align 8, !tbaa !123
  %954 = icmp eq i32 %953, 0
  br i1 %954, label %955, label %959

955:                                              ; preds = %951
  %956 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %957 = load i32, ptr %956, align 8, !tbaa !124
  %958 = icmp eq i32 %957, 0
  br i1 %958, label %966, label %959

959:                                              ; preds = %955, %951, %947, %941
  %960 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %961 = load i32, ptr %960, align 4, !tbaa !125
  %962 = icmp eq i32 %961, 0
  br i1 %962, label %966, label %963

963:                                              ; preds = %959
  %964 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %965 = call i32 @pthread_cond_signal(ptr noundef nonnull %964) #11
  br label %966

966:                                              ; preds = %963, %959, %955
  %967 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %933) #11
  ret i32 %872
}

; Function Attrs: nounwind
define dso_local i64 @queue_completed(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #12
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %7 = load i64, ptr %6, align 8, !tbaa !116
  store i64 %7, ptr %3, align 8, !tbaa !9
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %9 = load ptr, ptr %8, align 8, !tbaa !177
  %10 = icmp eq ptr %9, null
  %11 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #11
  br i1 %10, label %48, label %12

12:                                               ; preds = %1
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %14 = load atomic i32, ptr %13 seq_cst, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %48

16:                                               ; preds = %12
  %17 = load ptr, ptr %0, align 8, !tbaa !109
  %18 = load ptr, ptr %17, align 8, !tbaa !44
  %19 = getelementptr inbounds %struct.device, ptr %17, i64 0, i32 33
  %20 = load ptr, ptr %19, align 8, !tbaa !45
  %21 = tail call i32 %18(ptr noundef %20) #11
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %30

23:                                               ; preds = %16
  %24 = call fastcc i32 @harvest(ptr noundef nonnull %0, ptr noundef nonnull %3) #13
  %25 = load ptr, ptr %0, align 8, !tbaa !109
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #12
  %26 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 1
  %27 = load ptr, ptr %26, align 8, !tbaa !55
  %28 = call i32 %27(ptr noundef nonnull %2) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #12
  %29 = icmp eq i32 %24, 0
  br i1 %29, label %48, label %30

30:                                               ; preds = %16, %23
  %31 = phi i32 [ %24, %23 ], [ %21, %16 ]
  %32 = cmpxchg ptr %13, i32 0, i32 %31 seq_cst seq_cst, align 4
  %33 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #11
  %34 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %35 = call i32 @pthread_cond_signal(ptr noundef nonnull %34) #11
  %36 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %37 = call i32 @pthread_cond_signal(ptr noundef nonnull %36) #11
  %38 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %39 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %38) #11
  %40 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #11
  %41 = load ptr, ptr %0, align 8, !tbaa !109
  %42 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 39
  %43 = load ptr, ptr %42, align 8, !tbaa !54
  %44 = call i32 @pthread_mutex_lock(ptr noundef %43) #11
  %45 = getelementptr inbounds %struct.ring, ptr %43, i64 0, i32 1
  %46 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %45) #11
  %47 = call i32 @pthread_mutex_unlock(ptr noundef %43) #11
  br label %48

48:                                               ; preds = %23, %30, %12, %1
  %49 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %50 = load atomic i32, ptr %49 seq_cst, align 8
  %51 = icmp eq i32 %50, 0
  %52 = load i64, ptr %3, align 8
  %53 = select i1 %51, i64 %52, i64 -1
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #12
  ret i64 %53
}

; Function Attrs: nounwind
define internal fastcc i32 @harvest(ptr noundef %0, ptr nocapture noundef writeonly %1) unnamed_addr #0 {
  %3 = alloca float, align 4
  %4 = load ptr, ptr %0, align 8, !tbaa !109
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %6 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #11
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %8 = load ptr, ptr %7, align 8, !tbaa !177
  %9 = icmp eq ptr %8, null
  br i1 %9, label %194, label %10

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.device, ptr %4, i64 0, i32 17
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 3
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 1
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  br label %27

27:                                               ; preds = %10, %187
  %28 = phi ptr [ %8, %10 ], [ %188, %187 ]
  %29 = phi i64 [ 0, %10 ], [ %94, %187 ]
  %30 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 18
  %31 = load i32, ptr %30, align 4, !tbaa !120
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %93, label %33

33:                                               ; preds = %27
  %34 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #11
  %35 = load ptr, ptr %11, align 8, !tbaa !129
  %36 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 12
  %37 = load ptr, ptr %36, align 8, !tbaa !137
  %38 = call i32 %35(ptr noundef %37) #11
  %39 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #11
  %40 = icmp eq i32 %38, 0
  br i1 %40, label %41, label %190

41:                                               ; preds = %33
  %42 = load atomic i32, ptr %12 seq_cst, align 8
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %190

44:                                               ; preds = %41
  %45 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 10
  %46 = load i64, ptr %45, align 8, !tbaa !141
  %47 = add i64 %46, %29
  %48 = load i64, ptr %13, align 8, !tbaa !138
  %49 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 11
  %50 = load i64, ptr %49, align 8, !tbaa !136
  %51 = icmp ult i64 %48, %50
  br i1 %51, label %52, label %93

52:                                               ; preds = %44
  %53 = load i32, ptr %14, align 4, !tbaa !247
  %54 = icmp ne i32 %53, 0
  %55 = icmp ugt i64 %47, 65536
  %56 = select i1 %54, i1 true, i1 %55
  br i1 %56, label %190, label %57

57:                                               ; preds = %52, %89
  %58 = phi i64 [ %91, %89 ], [ %48, %52 ]
  %59 = load ptr, ptr %15, align 8, !tbaa !248
  %60 = load i64, ptr %16, align 8, !tbaa !249
  %61 = add i64 %60, -1
  %62 = and i64 %61, %58
  %63 = getelementptr inbounds %struct.arrival, ptr %59, i64 %62
  %64 = load ptr, ptr %63, align 8, !tbaa !250
  %65 = icmp eq ptr %64, null
  br i1 %65, label %66, label %82

66:                                               ; preds = %57
  %67 = getelementptr inbounds %struct.arrival, ptr %59, i64 %62, i32 1
  %68 = load ptr, ptr %67, align 8, !tbaa !252
  %69 = getelementptr inbounds i8, ptr %68, i64 2312
  %70 = load i64, ptr %69, align 8, !tbaa !9
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %89, label %72

72:                                               ; preds = %66
  %73 = getelementptr inbounds %struct.arrival, ptr %59, i64 %62, i32 3
  %74 = load i64, ptr %73, align 8, !tbaa !253
  %75 = getelementptr inbounds %struct.arrival, ptr %59, i64 %62, i32 4
  %76 = load ptr, ptr %75, align 8, !tbaa !254
  %77 = getelementptr inbounds %struct.kernel, ptr %76, i64 0, i32 3
  %78 = load i64, ptr %76, align 8, !tbaa !9
  %79 = getelementptr inbounds %struct.task, ptr %77, i64 %78
  call fastcc void @add_failed_assert(ptr noundef nonnull %17, i64 noundef %74, ptr noundef nonnull %68, ptr noundef nonnull %79) #14
  %80 = load ptr, ptr %63, align 8, !tbaa !250
  %81 = icmp eq ptr %80, null
  br i1 %81, label %89, label %82

82:                                               ; preds = %72, %57
  %83 = phi ptr [ %64, %57 ], [ %80, %72 ]
  %84 = getelementptr inbounds %struct.arrival, ptr %59, i64 %62, i32 1
  %85 = load ptr, ptr %84, align 8, !tbaa !252
  %86 = getelementptr inbounds %struct.arrival, ptr %59, i64 %62, i32 2
  %87 = load i64, ptr %86, align 8, !tbaa !255
  %88 = call ptr @memcpy(ptr noundef nonnull %83, ptr noundef %85, i64 noundef %87) #11
  br label %89

89:                                               ; preds = %82, %72, %66
  %90 = load i64, ptr %13, align 8, !tbaa !256
  %91 = add i64 %90, 1
  store i64 %91, ptr %13, align 8, !tbaa !256
  %92 = icmp ult i64 %91, %50
  br i1 %92, label %57, label %93, !llvm.loop !257

93:                                               ; preds = %89, %44, %27
  %94 = phi i64 [ %47, %44 ], [ %29, %27 ], [ %47, %89 ]
  %95 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 21
  %96 = load i32, ptr %95, align 8, !tbaa !241
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %148, label %98

98:                                               ; preds = %93
  %99 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #11
  %100 = load ptr, ptr %0, align 8, !tbaa !109
  %101 = getelementptr inbounds %struct.device, ptr %100, i64 0, i32 38
  %102 = call i32 @pthread_mutex_lock(ptr noundef nonnull %101) #11
  %103 = load i32, ptr %95, align 8, !tbaa !241
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %143, label %105

105:                                              ; preds = %98
  %106 = getelementptr inbounds %struct.device, ptr %100, i64 0, i32 19
  %107 = getelementptr inbounds %struct.device, ptr %100, i64 0, i32 35
  %108 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 23
  %109 = getelementptr inbounds %struct.device, ptr %100, i64 0, i32 37
  %110 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 24
  br label %114

111:                                              ; preds = %114
  %112 = icmp eq i32 %129, 0
  %113 = select i1 %112, i1 true, i1 %132
  br i1 %113, label %143, label %134

114:                                              ; preds = %114, %105
  %115 = phi i64 [ 0, %105 ], [ %128, %114 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #12
  %116 = load ptr, ptr %106, align 8, !tbaa !258
  %117 = load ptr, ptr %107, align 8, !tbaa !259
  %118 = load ptr, ptr %108, align 8, !tbaa !242
  %119 = getelementptr inbounds ptr, ptr %118, i64 %115
  %120 = load ptr, ptr %119, align 8, !tbaa !5
  %121 = call i32 %116(ptr noundef nonnull %3, ptr noundef %117, ptr noundef %120) #11
  %122 = load double, ptr %109, align 8, !tbaa !260
  %123 = load float, ptr %3, align 4, !tbaa !261
  %124 = fpext float %123 to double
  %125 = call double @llvm.fmuladd.f64(double %124, double 1.000000e-03, double %122)
  %126 = load ptr, ptr %110, align 8, !tbaa !172
  %127 = getelementptr inbounds double, ptr %126, i64 %115
  store double %125, ptr %127, align 8, !tbaa !263
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #12
  %128 = add nuw nsw i64 %115, 1
  %129 = load i32, ptr %95, align 8, !tbaa !241
  %130 = zext i32 %129 to i64
  %131 = icmp uge i64 %128, %130
  %132 = icmp ne i32 %121, 0
  %133 = select i1 %131, i1 true, i1 %132
  br i1 %133, label %111, label %114, !llvm.loop !264

134:                                              ; preds = %111
  %135 = load ptr, ptr %108, align 8, !tbaa !242
  %136 = add i32 %129, -1
  %137 = zext i32 %136 to i64
  %138 = getelementptr inbounds ptr, ptr %135, i64 %137
  %139 = load ptr, ptr %107, align 8, !tbaa !259
  %140 = getelementptr inbounds double, ptr %126, i64 %137
  %141 = load double, ptr %140, align 8, !tbaa !263
  store double %141, ptr %109, align 8, !tbaa !260
  %142 = load ptr, ptr %138, align 8, !tbaa !5
  store ptr %142, ptr %107, align 8, !tbaa !259
  store ptr %139, ptr %138, align 8, !tbaa !5
  br label %143

143:                                              ; preds = %98, %111, %134
  %144 = phi i32 [ 0, %134 ], [ %121, %111 ], [ 0, %98 ]
  %145 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %101) #11
  %146 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #11
  %147 = icmp eq i32 %144, 0
  br i1 %147, label %148, label %190

148:                                              ; preds = %143, %93
  %149 = load ptr, ptr %7, align 8, !tbaa !177
  %150 = getelementptr inbounds %struct.batch, ptr %149, i64 0, i32 18
  %151 = load i32, ptr %150, align 4, !tbaa !120
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %170, label %153

153:                                              ; preds = %148
  store i32 0, ptr %150, align 4, !tbaa !120
  %154 = getelementptr inbounds %struct.batch, ptr %149, i64 0, i32 8
  %155 = load i64, ptr %154, align 8, !tbaa !139
  %156 = load i64, ptr %18, align 8, !tbaa !140
  %157 = sub i64 %156, %155
  store i64 %157, ptr %18, align 8, !tbaa !140
  %158 = getelementptr inbounds %struct.batch, ptr %149, i64 0, i32 10
  %159 = load i64, ptr %158, align 8, !tbaa !141
  %160 = icmp ugt i64 %159, 65536
  %161 = sext i1 %160 to i32
  %162 = load i32, ptr %19, align 8, !tbaa !124
  %163 = add i32 %162, %161
  store i32 %163, ptr %19, align 8, !tbaa !124
  %164 = getelementptr inbounds %struct.batch, ptr %149, i64 0, i32 1
  %165 = load i64, ptr %164, align 8, !tbaa !100
  store atomic i64 %165, ptr %20 seq_cst, align 8
  %166 = load ptr, ptr %21, align 8, !tbaa !142
  %167 = icmp eq ptr %166, null
  br i1 %167, label %170, label %168

168:                                              ; preds = %153
  %169 = call i32 @pthread_cond_signal(ptr noundef nonnull %22) #11
  br label %170

170:                                              ; preds = %168, %153, %148
  %171 = load ptr, ptr %149, align 8, !tbaa !145
  store ptr %171, ptr %7, align 8, !tbaa !177
  %172 = icmp eq ptr %171, null
  br i1 %172, label %173, label %174

173:                                              ; preds = %170
  store ptr %7, ptr %23, align 8, !tbaa !112
  br label %174

174:                                              ; preds = %173, %170
  %175 = getelementptr inbounds %struct.batch, ptr %149, i64 0, i32 19
  store i32 1, ptr %175, align 8, !tbaa !143
  %176 = getelementptr inbounds %struct.batch, ptr %149, i64 0, i32 20
  %177 = load i32, ptr %176, align 4, !tbaa !134
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %179, label %181

179:                                              ; preds = %174
  %180 = load ptr, ptr %24, align 8, !tbaa !144
  store ptr %180, ptr %149, align 8, !tbaa !145
  store ptr %149, ptr %24, align 8, !tbaa !144
  br label %181

181:                                              ; preds = %179, %174
  %182 = load i32, ptr %25, align 8, !tbaa !122
  %183 = icmp eq i32 %182, 0
  br i1 %183, label %187, label %184

184:                                              ; preds = %181
  %185 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %26) #11
  %186 = load ptr, ptr %7, align 8, !tbaa !177
  br label %187

187:                                              ; preds = %181, %184
  %188 = phi ptr [ %171, %181 ], [ %186, %184 ]
  %189 = icmp eq ptr %188, null
  br i1 %189, label %194, label %27, !llvm.loop !265

190:                                              ; preds = %143, %52, %33, %41
  %191 = phi i32 [ %144, %143 ], [ 0, %52 ], [ %38, %33 ], [ 0, %41 ]
  %192 = load ptr, ptr %7, align 8, !tbaa !177
  %193 = icmp eq ptr %192, null
  br i1 %193, label %194, label %244

194:                                              ; preds = %187, %2, %190
  %195 = phi i32 [ %191, %190 ], [ 0, %2 ], [ 0, %187 ]
  %196 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %197 = load ptr, ptr %196, align 8, !tbaa !142
  %198 = icmp eq ptr %197, null
  br i1 %198, label %199, label %241

199:                                              ; preds = %194
  %200 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %201 = load i32, ptr %200, align 4, !tbaa !146
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %203, label %241

203:                                              ; preds = %199
  %204 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %205 = load ptr, ptr %204, align 8, !tbaa !178
  %206 = icmp eq ptr %205, null
  br i1 %206, label %241, label %207

207:                                              ; preds = %203
  %208 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %209 = load atomic i32, ptr %208 seq_cst, align 8
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %211, label %241

211:                                              ; preds = %207
  %212 = load ptr, ptr %204, align 8, !tbaa !178
  %213 = load ptr, ptr %0, align 8, !tbaa !109
  %214 = getelementptr inbounds %struct.device, ptr %213, i64 0, i32 39
  %215 = load ptr, ptr %214, align 8, !tbaa !54
  %216 = call i32 @pthread_mutex_lock(ptr noundef %215) #11
  %217 = icmp eq ptr %212, null
  br i1 %217, label %237, label %218

218:                                              ; preds = %211
  %219 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %220 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %221 = getelementptr inbounds %struct.ring, ptr %215, i64 0, i32 2
  %222 = load i64, ptr %219, align 8, !tbaa !131
  br label %224

223:                                              ; preds = %234
  store i64 %228, ptr %219, align 8, !tbaa !131
  br label %237

224:                                              ; preds = %234, %218
  %225 = phi i64 [ %222, %218 ], [ %228, %234 ]
  %226 = phi ptr [ %212, %218 ], [ %227, %234 ]
  %227 = load ptr, ptr %226, align 8, !tbaa !48
  %228 = add i64 %225, -1
  %229 = getelementptr inbounds %struct.slot, ptr %226, i64 0, i32 6
  %230 = load ptr, ptr %229, align 8, !tbaa !132
  %231 = icmp eq ptr %230, null
  br i1 %231, label %232, label %234

232:                                              ; preds = %224
  %233 = load ptr, ptr %221, align 8, !tbaa !5
  store ptr %233, ptr %226, align 8, !tbaa !48
  br label %234

234:                                              ; preds = %232, %224
  %235 = phi ptr [ %221, %232 ], [ %220, %224 ]
  store ptr %226, ptr %235, align 8, !tbaa !5
  %236 = icmp eq ptr %227, null
  br i1 %236, label %223, label %224, !llvm.loop !133

237:                                              ; preds = %211, %223
  %238 = getelementptr inbounds %struct.ring, ptr %215, i64 0, i32 1
  %239 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %238) #11
  %240 = call i32 @pthread_mutex_unlock(ptr noundef %215) #11
  store ptr null, ptr %204, align 8, !tbaa !178
  br label %241

241:                                              ; preds = %194, %199, %203, %207, %237
  %242 = load ptr, ptr %7, align 8, !tbaa !177
  %243 = icmp eq ptr %242, null
  br i1 %243, label %252, label %244

244:                                              ; preds = %190, %241
  %245 = phi i32 [ %195, %241 ], [ %191, %190 ]
  %246 = phi ptr [ %242, %241 ], [ %192, %190 ]
  %247 = getelementptr inbounds %struct.batch, ptr %246, i64 0, i32 1
  %248 = load i64, ptr %247, align 8, !tbaa !100
  %249 = getelementptr inbounds %struct.batch, ptr %246, i64 0, i32 2
  %250 = load i64, ptr %249, align 8, !tbaa !169
  %251 = sub i64 %248, %250
  br label %255

252:                                              ; preds = %241
  %253 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %254 = load i64, ptr %253, align 8, !tbaa !116
  br label %255

255:                                              ; preds = %252, %244
  %256 = phi i32 [ %245, %244 ], [ %195, %252 ]
  %257 = phi i64 [ %251, %244 ], [ %254, %252 ]
  store i64 %257, ptr %1, align 8, !tbaa !9
  %258 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #11
  %259 = icmp eq i32 %256, 600
  %260 = select i1 %259, i32 0, i32 %256
  ret i32 %260
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
  %10 = load ptr, ptr %0, align 8, !tbaa !109
  %11 = load ptr, ptr %10, align 8, !tbaa !44
  %12 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 33
  %13 = load ptr, ptr %12, align 8, !tbaa !45
  %14 = tail call i32 %11(ptr noundef %13) #11
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %77

16:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #12
  %17 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #11
  %18 = load i64, ptr %6, align 8, !tbaa !37
  %19 = mul i64 %18, 1000000000
  %20 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %21 = load i64, ptr %20, align 8, !tbaa !39
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #12
  %22 = add i64 %21, %2
  %23 = add i64 %22, %19
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #12
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %25 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  br label %26

26:                                               ; preds = %35, %16
  %27 = call fastcc i32 @harvest(ptr noundef nonnull %0, ptr noundef nonnull %7) #13
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #12
  %36 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #11
  %37 = load i64, ptr %5, align 8, !tbaa !37
  %38 = mul i64 %37, 1000000000
  %39 = load i64, ptr %25, align 8, !tbaa !39
  %40 = add i64 %38, %39
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #12
  %41 = icmp ult i64 %40, %23
  br i1 %41, label %26, label %42, !llvm.loop !266

42:                                               ; preds = %32, %35
  %43 = load ptr, ptr %0, align 8, !tbaa !109
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #12
  %44 = getelementptr inbounds %struct.device, ptr %43, i64 0, i32 1
  %45 = load ptr, ptr %44, align 8, !tbaa !55
  %46 = call i32 %45(ptr noundef nonnull %4) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #12
  br label %70

47:                                               ; preds = %26
  %48 = load ptr, ptr %0, align 8, !tbaa !109
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #12
  %49 = getelementptr inbounds %struct.device, ptr %48, i64 0, i32 1
  %50 = load ptr, ptr %49, align 8, !tbaa !55
  %51 = call i32 %50(ptr noundef nonnull %4) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #12
  br i1 %28, label %70, label %52

52:                                               ; preds = %47
  %53 = cmpxchg ptr %24, i32 0, i32 %27 seq_cst seq_cst, align 4
  %54 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %55 = call i32 @pthread_mutex_lock(ptr noundef nonnull %54) #11
  %56 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %57 = call i32 @pthread_cond_signal(ptr noundef nonnull %56) #11
  %58 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %59 = call i32 @pthread_cond_signal(ptr noundef nonnull %58) #11
  %60 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %61 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %60) #11
  %62 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %54) #11
  %63 = load ptr, ptr %0, align 8, !tbaa !109
  %64 = getelementptr inbounds %struct.device, ptr %63, i64 0, i32 39
  %65 = load ptr, ptr %64, align 8, !tbaa !54
  %66 = call i32 @pthread_mutex_lock(ptr noundef %65) #11
  %67 = getelementptr inbounds %struct.ring, ptr %65, i64 0, i32 1
  %68 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %67) #11
  %69 = call i32 @pthread_mutex_unlock(ptr noundef %65) #11
  br label %70

70:                                               ; preds = %42, %52, %47
  %71 = load atomic i32, ptr %24 seq_cst, align 8
  %72 = icmp ne i32 %71, 0
  %73 = load i64, ptr %7, align 8
  %74 = icmp uge i64 %73, %1
  %75 = select i1 %72, i1 true, i1 %74
  %76 = zext i1 %75 to i32
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #12
  br label %77

77:                                               ; preds = %3, %9, %70
  %78 = phi i32 [ %76, %70 ], [ 0, %9 ], [ 0, %3 ]
  ret i32 %78
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @queue_lives(ptr nocapture noundef readonly %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %3 = load atomic i32, ptr %2 seq_cst, align 8
  %4 = icmp eq i32 %3, 0
  %5 = zext i1 %4 to i32
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @queue_result(ptr nocapture noundef readonly %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %3 = load atomic i32, ptr %2 seq_cst, align 8
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i64 @queue_failed(ptr nocapture noundef readonly %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32, i32 3
  %3 = load atomic i64, ptr %2 seq_cst, align 8
  ret i64 %3
}

; Function Attrs: nounwind
define dso_local i32 @queue_take_failure(ptr noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #11
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !267
  %7 = icmp eq ptr %6, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %2
  %9 = load ptr, ptr %6, align 8, !tbaa !268
  store ptr %9, ptr %5, align 8, !tbaa !267
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !270
  %12 = add i64 %11, -1
  store atomic i64 %12, ptr %10 seq_cst, align 8
  %13 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #11
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2592) %1, ptr noundef nonnull align 8 dereferenceable(2592) %6, i64 2592, i1 false), !tbaa.struct !271
  tail call void @free(ptr noundef nonnull %6) #11
  br label %16

14:                                               ; preds = %2
  %15 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #11
  br label %16

16:                                               ; preds = %8, %14
  %17 = phi i32 [ 1, %8 ], [ 0, %14 ]
  ret i32 %17
}

; Function Attrs: nounwind
define dso_local i32 @queue_arm(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #11
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  store atomic i64 %1, ptr %5 seq_cst, align 8
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %7 = load atomic i32, ptr %6 seq_cst, align 8
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %11 = load i64, ptr %10, align 8, !tbaa !116
  %12 = icmp ult i64 %11, %1
  br i1 %12, label %15, label %13

13:                                               ; preds = %2, %9
  %14 = atomicrmw xchg ptr %5, i64 0 seq_cst, align 8
  br label %15

15:                                               ; preds = %13, %9
  %16 = phi i32 [ 1, %13 ], [ 0, %9 ]
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %18 = load i32, ptr %17, align 4, !tbaa !125
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %23, label %20

20:                                               ; preds = %15
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %22 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %21) #11
  br label %23

23:                                               ; preds = %15, %20
  %24 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #11
  ret i32 %16
}

; Function Attrs: nounwind
define dso_local i32 @queue_wait(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #12
  %6 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #11
  %7 = load i64, ptr %5, align 8, !tbaa !37
  %8 = mul i64 %7, 1000000000
  %9 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %10 = load i64, ptr %9, align 8, !tbaa !39
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #12
  %11 = add i64 %10, %2
  %12 = add i64 %11, %8
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %14 = call i32 @pthread_mutex_lock(ptr noundef nonnull %13) #11
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %16 = load i32, ptr %15, align 8, !tbaa !122
  %17 = add i32 %16, 1
  store i32 %17, ptr %15, align 8, !tbaa !122
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %19 = load i32, ptr %18, align 4, !tbaa !125
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %24, label %21

21:                                               ; preds = %3
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %23 = call i32 @pthread_cond_signal(ptr noundef nonnull %22) #11
  br label %24

24:                                               ; preds = %3, %21
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %27 = load i64, ptr %26, align 8, !tbaa !116
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
  %42 = load i32, ptr %30, align 4, !tbaa !273
  %43 = icmp eq i32 %42, 0
  %44 = icmp eq i32 %38, 0
  %45 = select i1 %43, i1 %44, i1 false
  br i1 %45, label %46, label %50

46:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #12
  store i64 %33, ptr %4, align 8, !tbaa !37
  store i64 %36, ptr %34, align 8, !tbaa !39
  %47 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %31, ptr noundef nonnull %13, i32 noundef 1, ptr noundef nonnull %4) #11
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #12
  %48 = load i64, ptr %26, align 8, !tbaa !116
  %49 = icmp ult i64 %48, %1
  br i1 %49, label %37, label %50, !llvm.loop !274

50:                                               ; preds = %41, %37, %46
  %51 = load i64, ptr %26, align 8, !tbaa !116
  br label %52

52:                                               ; preds = %50, %24
  %53 = phi i64 [ %51, %50 ], [ %27, %24 ]
  %54 = load i32, ptr %15, align 8, !tbaa !122
  %55 = add i32 %54, -1
  store i32 %55, ptr %15, align 8, !tbaa !122
  %56 = icmp uge i64 %53, %1
  %57 = zext i1 %56 to i32
  %58 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #11
  ret i32 %57
}

; Function Attrs: nounwind
define dso_local void @queue_await_handed(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #11
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %9 = load i64, ptr %8, align 8, !tbaa !95
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
  %17 = load i32, ptr %6, align 4, !tbaa !273
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %16
  %20 = load i32, ptr %7, align 8, !tbaa !275
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %19
  %23 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %3) #11
  %24 = load i64, ptr %8, align 8, !tbaa !95
  %25 = icmp ult i64 %24, %1
  br i1 %25, label %13, label %26, !llvm.loop !276

26:                                               ; preds = %19, %22, %13, %16, %2
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #11
  ret void
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local i32 @queue_hold_stream(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca ptr, align 8
  %5 = load ptr, ptr %0, align 8, !tbaa !109
  %6 = load ptr, ptr %5, align 8, !tbaa !44
  %7 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 33
  %8 = load ptr, ptr %7, align 8, !tbaa !45
  %9 = tail call i32 %6(ptr noundef %8) #11
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %17

11:                                               ; preds = %3
  %12 = tail call fastcc i32 @wait_for(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2) #13
  %13 = load ptr, ptr %0, align 8, !tbaa !109
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #12
  %14 = getelementptr inbounds %struct.device, ptr %13, i64 0, i32 1
  %15 = load ptr, ptr %14, align 8, !tbaa !55
  %16 = call i32 %15(ptr noundef nonnull %4) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #12
  br label %17

17:                                               ; preds = %3, %11
  %18 = phi i32 [ %12, %11 ], [ %9, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind
define internal fastcc i32 @wait_for(ptr noundef %0, ptr noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #11
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  br label %7

7:                                                ; preds = %11, %3
  %8 = phi ptr [ %6, %3 ], [ %9, %11 ]
  %9 = load ptr, ptr %8, align 8, !tbaa !5
  %10 = icmp eq ptr %9, null
  br i1 %10, label %45, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !100
  %14 = icmp ult i64 %13, %2
  br i1 %14, label %7, label %15, !llvm.loop !277

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 20
  %17 = load i32, ptr %16, align 4, !tbaa !134
  %18 = add i32 %17, 1
  store i32 %18, ptr %16, align 4, !tbaa !134
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %20 = load i32, ptr %19, align 4, !tbaa !135
  %21 = add i32 %20, 1
  store i32 %21, ptr %19, align 4, !tbaa !135
  %22 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #11
  %23 = load ptr, ptr %0, align 8, !tbaa !109
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 20
  %25 = load ptr, ptr %24, align 8, !tbaa !231
  %26 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 12
  %27 = load ptr, ptr %26, align 8, !tbaa !137
  %28 = tail call i32 %25(ptr noundef %1, ptr noundef %27, i32 noundef 0) #11
  %29 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #11
  %30 = load i32, ptr %16, align 4, !tbaa !134
  %31 = add i32 %30, -1
  store i32 %31, ptr %16, align 4, !tbaa !134
  %32 = load i32, ptr %19, align 4, !tbaa !135
  %33 = add i32 %32, -1
  store i32 %33, ptr %19, align 4, !tbaa !135
  %34 = icmp eq i32 %31, 0
  br i1 %34, label %35, label %42

35:                                               ; preds = %15
  %36 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 19
  %37 = load i32, ptr %36, align 8, !tbaa !143
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %42, label %39

39:                                               ; preds = %35
  %40 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %41 = load ptr, ptr %40, align 8, !tbaa !144
  store ptr %41, ptr %9, align 8, !tbaa !145
  store ptr %9, ptr %40, align 8, !tbaa !144
  br label %42

42:                                               ; preds = %15, %35, %39
  %43 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %44 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %43) #11
  br label %45

45:                                               ; preds = %7, %42
  %46 = phi i32 [ %28, %42 ], [ 0, %7 ]
  %47 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #11
  ret i32 %46
}

; Function Attrs: nounwind
define dso_local void @queue_abandon(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  store atomic i32 1, ptr %2 seq_cst, align 8
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #11
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %6 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %5) #11
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %8 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %7) #11
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %10 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %9) #11
  %11 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #11
  %12 = load ptr, ptr %0, align 8, !tbaa !109
  %13 = getelementptr inbounds %struct.device, ptr %12, i64 0, i32 39
  %14 = load ptr, ptr %13, align 8, !tbaa !54
  %15 = tail call i32 @pthread_mutex_lock(ptr noundef %14) #11
  %16 = getelementptr inbounds %struct.ring, ptr %14, i64 0, i32 1
  %17 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %16) #11
  %18 = tail call i32 @pthread_mutex_unlock(ptr noundef %14) #11
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  store atomic i32 1, ptr %3 seq_cst, align 4
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #11
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %7 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %6) #11
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %9 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %8) #11
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %11 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %10) #11
  %12 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #11
  %13 = load ptr, ptr %0, align 8, !tbaa !109
  %14 = getelementptr inbounds %struct.device, ptr %13, i64 0, i32 39
  %15 = load ptr, ptr %14, align 8, !tbaa !54
  %16 = tail call i32 @pthread_mutex_lock(ptr noundef %15) #11
  %17 = getelementptr inbounds %struct.ring, ptr %15, i64 0, i32 1
  %18 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %17) #11
  %19 = tail call i32 @pthread_mutex_unlock(ptr noundef %15) #11
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %21 = load i64, ptr %20, align 8, !tbaa !115
  %22 = tail call i32 @pthread_join(i64 noundef %21, ptr noundef null) #11
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %24 = load i64, ptr %23, align 8, !tbaa !278
  %25 = tail call i32 @pthread_join(i64 noundef %24, ptr noundef null) #11
  %26 = load ptr, ptr %0, align 8, !tbaa !109
  %27 = load ptr, ptr %26, align 8, !tbaa !44
  %28 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 33
  %29 = load ptr, ptr %28, align 8, !tbaa !45
  %30 = tail call i32 %27(ptr noundef %29) #11
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %39

32:                                               ; preds = %1
  %33 = load ptr, ptr %0, align 8, !tbaa !109
  %34 = getelementptr inbounds %struct.device, ptr %33, i64 0, i32 21
  %35 = load ptr, ptr %34, align 8, !tbaa !279
  %36 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %37 = load ptr, ptr %36, align 8, !tbaa !110
  %38 = tail call i32 %35(ptr noundef %37) #11
  br label %39

39:                                               ; preds = %32, %1
  %40 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %41 = load ptr, ptr %40, align 8, !tbaa !178
  %42 = load ptr, ptr %0, align 8, !tbaa !109
  %43 = getelementptr inbounds %struct.device, ptr %42, i64 0, i32 39
  %44 = load ptr, ptr %43, align 8, !tbaa !54
  %45 = tail call i32 @pthread_mutex_lock(ptr noundef %44) #11
  %46 = icmp eq ptr %41, null
  br i1 %46, label %66, label %47

47:                                               ; preds = %39
  %48 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %49 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %50 = getelementptr inbounds %struct.ring, ptr %44, i64 0, i32 2
  %51 = load i64, ptr %48, align 8, !tbaa !131
  br label %53

52:                                               ; preds = %63
  store i64 %57, ptr %48, align 8, !tbaa !131
  br label %66

53:                                               ; preds = %63, %47
  %54 = phi i64 [ %51, %47 ], [ %57, %63 ]
  %55 = phi ptr [ %41, %47 ], [ %56, %63 ]
  %56 = load ptr, ptr %55, align 8, !tbaa !48
  %57 = add i64 %54, -1
  %58 = getelementptr inbounds %struct.slot, ptr %55, i64 0, i32 6
  %59 = load ptr, ptr %58, align 8, !tbaa !132
  %60 = icmp eq ptr %59, null
  br i1 %60, label %61, label %63

61:                                               ; preds = %53
  %62 = load ptr, ptr %50, align 8, !tbaa !5
  store ptr %62, ptr %55, align 8, !tbaa !48
  br label %63

63:                                               ; preds = %61, %53
  %64 = phi ptr [ %50, %61 ], [ %49, %53 ]
  store ptr %55, ptr %64, align 8, !tbaa !5
  %65 = icmp eq ptr %56, null
  br i1 %65, label %52, label %53, !llvm.loop !133

66:                                               ; preds = %52, %39
  %67 = getelementptr inbounds %struct.ring, ptr %44, i64 0, i32 1
  %68 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %67) #11
  %69 = tail call i32 @pthread_mutex_unlock(ptr noundef %44) #11
  %70 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 26
  %71 = load ptr, ptr %70, align 8, !tbaa !119
  %72 = load ptr, ptr %0, align 8, !tbaa !109
  %73 = getelementptr inbounds %struct.device, ptr %72, i64 0, i32 39
  %74 = load ptr, ptr %73, align 8, !tbaa !54
  %75 = tail call i32 @pthread_mutex_lock(ptr noundef %74) #11
  %76 = icmp eq ptr %71, null
  br i1 %76, label %96, label %77

77:                                               ; preds = %66
  %78 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %79 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %80 = getelementptr inbounds %struct.ring, ptr %74, i64 0, i32 2
  %81 = load i64, ptr %78, align 8, !tbaa !131
  br label %83

82:                                               ; preds = %93
  store i64 %87, ptr %78, align 8, !tbaa !131
  br label %96

83:                                               ; preds = %93, %77
  %84 = phi i64 [ %81, %77 ], [ %87, %93 ]
  %85 = phi ptr [ %71, %77 ], [ %86, %93 ]
  %86 = load ptr, ptr %85, align 8, !tbaa !48
  %87 = add i64 %84, -1
  %88 = getelementptr inbounds %struct.slot, ptr %85, i64 0, i32 6
  %89 = load ptr, ptr %88, align 8, !tbaa !132
  %90 = icmp eq ptr %89, null
  br i1 %90, label %91, label %93

91:                                               ; preds = %83
  %92 = load ptr, ptr %80, align 8, !tbaa !5
  store ptr %92, ptr %85, align 8, !tbaa !48
  br label %93

93:                                               ; preds = %91, %83
  %94 = phi ptr [ %80, %91 ], [ %79, %83 ]
  store ptr %85, ptr %94, align 8, !tbaa !5
  %95 = icmp eq ptr %86, null
  br i1 %95, label %82, label %83, !llvm.loop !133

96:                                               ; preds = %66, %82
  %97 = getelementptr inbounds %struct.ring, ptr %74, i64 0, i32 1
  %98 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %97) #11
  %99 = tail call i32 @pthread_mutex_unlock(ptr noundef %74) #11
  store <2 x ptr> zeroinitializer, ptr %40, align 8, !tbaa !5
  %100 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #11
  %101 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %102 = load i32, ptr %101, align 4, !tbaa !135
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %108, label %104

104:                                              ; preds = %96, %104
  %105 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %10, ptr noundef nonnull %4) #11
  %106 = load i32, ptr %101, align 4, !tbaa !135
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %104, !llvm.loop !280

108:                                              ; preds = %104, %96
  %109 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %110 = load ptr, ptr %109, align 8, !tbaa !177
  %111 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %112 = load ptr, ptr %111, align 8, !tbaa !144
  %113 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %114 = load ptr, ptr %113, align 8, !tbaa !142
  %115 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %116 = load ptr, ptr %115, align 8, !tbaa !245
  store ptr null, ptr %115, align 8, !tbaa !245
  store ptr null, ptr %113, align 8, !tbaa !142
  store <2 x ptr> zeroinitializer, ptr %111, align 8, !tbaa !5
  %117 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  store ptr %109, ptr %117, align 8, !tbaa !112
  %118 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #11
  br i1 %31, label %119, label %294

119:                                              ; preds = %108
  %120 = icmp eq ptr %110, null
  br i1 %120, label %154, label %121

121:                                              ; preds = %119
  %122 = load ptr, ptr %0, align 8, !tbaa !109
  %123 = getelementptr inbounds %struct.device, ptr %122, i64 0, i32 15
  br label %124

124:                                              ; preds = %150, %121
  %125 = phi ptr [ %110, %121 ], [ %126, %150 ]
  %126 = load ptr, ptr %125, align 8, !tbaa !145
  %127 = getelementptr inbounds %struct.batch, ptr %125, i64 0, i32 12
  %128 = load ptr, ptr %127, align 8, !tbaa !137
  %129 = icmp eq ptr %128, null
  br i1 %129, label %133, label %130

130:                                              ; preds = %124
  %131 = load ptr, ptr %123, align 8, !tbaa !52
  %132 = tail call i32 %131(ptr noundef nonnull %128) #11
  br label %133

133:                                              ; preds = %130, %124
  %134 = getelementptr inbounds %struct.batch, ptr %125, i64 0, i32 22
  %135 = load i32, ptr %134, align 4, !tbaa !240
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %150, label %137

137:                                              ; preds = %133
  %138 = getelementptr inbounds %struct.batch, ptr %125, i64 0, i32 23
  br label %139

139:                                              ; preds = %139, %137
  %140 = phi i64 [ 0, %137 ], [ %146, %139 ]
  %141 = load ptr, ptr %123, align 8, !tbaa !52
  %142 = load ptr, ptr %138, align 8, !tbaa !242
  %143 = getelementptr inbounds ptr, ptr %142, i64 %140
  %144 = load ptr, ptr %143, align 8, !tbaa !5
  %145 = tail call i32 %141(ptr noundef %144) #11
  %146 = add nuw nsw i64 %140, 1
  %147 = load i32, ptr %134, align 4, !tbaa !240
  %148 = zext i32 %147 to i64
  %149 = icmp ult i64 %146, %148
  br i1 %149, label %139, label %150, !llvm.loop !281

150:                                              ; preds = %139, %133
  %151 = getelementptr inbounds %struct.batch, ptr %125, i64 0, i32 23
  %152 = load ptr, ptr %151, align 8, !tbaa !242
  tail call void @free(ptr noundef %152) #11
  tail call void @free(ptr noundef nonnull %125) #11
  %153 = icmp eq ptr %126, null
  br i1 %153, label %154, label %124, !llvm.loop !282

154:                                              ; preds = %150, %119
  %155 = icmp eq ptr %112, null
  br i1 %155, label %189, label %156

156:                                              ; preds = %154
  %157 = load ptr, ptr %0, align 8, !tbaa !109
  %158 = getelementptr inbounds %struct.device, ptr %157, i64 0, i32 15
  br label %159

159:                                              ; preds = %185, %156
  %160 = phi ptr [ %112, %156 ], [ %161, %185 ]
  %161 = load ptr, ptr %160, align 8, !tbaa !145
  %162 = getelementptr inbounds %struct.batch, ptr %160, i64 0, i32 12
  %163 = load ptr, ptr %162, align 8, !tbaa !137
  %164 = icmp eq ptr %163, null
  br i1 %164, label %168, label %165

165:                                              ; preds = %159
  %166 = load ptr, ptr %158, align 8, !tbaa !52
  %167 = tail call i32 %166(ptr noundef nonnull %163) #11
  br label %168

168:                                              ; preds = %165, %159
  %169 = getelementptr inbounds %struct.batch, ptr %160, i64 0, i32 22
  %170 = load i32, ptr %169, align 4, !tbaa !240
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %185, label %172

172:                                              ; preds = %168
  %173 = getelementptr inbounds %struct.batch, ptr %160, i64 0, i32 23
  br label %174

174:                                              ; preds = %174, %172
  %175 = phi i64 [ 0, %172 ], [ %181, %174 ]
  %176 = load ptr, ptr %158, align 8, !tbaa !52
  %177 = load ptr, ptr %173, align 8, !tbaa !242
  %178 = getelementptr inbounds ptr, ptr %177, i64 %175
  %179 = load ptr, ptr %178, align 8, !tbaa !5
  %180 = tail call i32 %176(ptr noundef %179) #11
  %181 = add nuw nsw i64 %175, 1
  %182 = load i32, ptr %169, align 4, !tbaa !240
  %183 = zext i32 %182 to i64
  %184 = icmp ult i64 %181, %183
  br i1 %184, label %174, label %185, !llvm.loop !281

185:                                              ; preds = %174, %168
  %186 = getelementptr inbounds %struct.batch, ptr %160, i64 0, i32 23
  %187 = load ptr, ptr %186, align 8, !tbaa !242
  tail call void @free(ptr noundef %187) #11
  tail call void @free(ptr noundef nonnull %160) #11
  %188 = icmp eq ptr %161, null
  br i1 %188, label %189, label %159, !llvm.loop !282

189:                                              ; preds = %185, %154
  %190 = icmp eq ptr %114, null
  br i1 %190, label %224, label %191

191:                                              ; preds = %189
  %192 = load ptr, ptr %0, align 8, !tbaa !109
  %193 = getelementptr inbounds %struct.device, ptr %192, i64 0, i32 15
  br label %194

194:                                              ; preds = %220, %191
  %195 = phi ptr [ %114, %191 ], [ %196, %220 ]
  %196 = load ptr, ptr %195, align 8, !tbaa !145
  %197 = getelementptr inbounds %struct.batch, ptr %195, i64 0, i32 12
  %198 = load ptr, ptr %197, align 8, !tbaa !137
  %199 = icmp eq ptr %198, null
  br i1 %199, label %203, label %200

200:                                              ; preds = %194
  %201 = load ptr, ptr %193, align 8, !tbaa !52
  %202 = tail call i32 %201(ptr noundef nonnull %198) #11
  br label %203

203:                                              ; preds = %200, %194
  %204 = getelementptr inbounds %struct.batch, ptr %195, i64 0, i32 22
  %205 = load i32, ptr %204, align 4, !tbaa !240
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %220, label %207

207:                                              ; preds = %203
  %208 = getelementptr inbounds %struct.batch, ptr %195, i64 0, i32 23
  br label %209

209:                                              ; preds = %209, %207
  %210 = phi i64 [ 0, %207 ], [ %216, %209 ]
  %211 = load ptr, ptr %193, align 8, !tbaa !52
  %212 = load ptr, ptr %208, align 8, !tbaa !242
  %213 = getelementptr inbounds ptr, ptr %212, i64 %210
  %214 = load ptr, ptr %213, align 8, !tbaa !5
  %215 = tail call i32 %211(ptr noundef %214) #11
  %216 = add nuw nsw i64 %210, 1
  %217 = load i32, ptr %204, align 4, !tbaa !240
  %218 = zext i32 %217 to i64
  %219 = icmp ult i64 %216, %218
  br i1 %219, label %209, label %220, !llvm.loop !281

220:                                              ; preds = %209, %203
  %221 = getelementptr inbounds %struct.batch, ptr %195, i64 0, i32 23
  %222 = load ptr, ptr %221, align 8, !tbaa !242
  tail call void @free(ptr noundef %222) #11
  tail call void @free(ptr noundef nonnull %195) #11
  %223 = icmp eq ptr %196, null
  br i1 %223, label %224, label %194, !llvm.loop !282

224:                                              ; preds = %220, %189
  %225 = icmp eq ptr %116, null
  br i1 %225, label %259, label %226

226:                                              ; preds = %224
  %227 = load ptr, ptr %0, align 8, !tbaa !109
  %228 = getelementptr inbounds %struct.device, ptr %227, i64 0, i32 15
  br label %229

229:                                              ; preds = %255, %226
  %230 = phi ptr [ %116, %226 ], [ %231, %255 ]
  %231 = load ptr, ptr %230, align 8, !tbaa !145
  %232 = getelementptr inbounds %struct.batch, ptr %230, i64 0, i32 12
  %233 = load ptr, ptr %232, align 8, !tbaa !137
  %234 = icmp eq ptr %233, null
  br i1 %234, label %238, label %235

235:                                              ; preds = %229
  %236 = load ptr, ptr %228, align 8, !tbaa !52
  %237 = tail call i32 %236(ptr noundef nonnull %233) #11
  br label %238

238:                                              ; preds = %235, %229
  %239 = getelementptr inbounds %struct.batch, ptr %230, i64 0, i32 22
  %240 = load i32, ptr %239, align 4, !tbaa !240
  %241 = icmp eq i32 %240, 0
  br i1 %241, label %255, label %242

242:                                              ; preds = %238
  %243 = getelementptr inbounds %struct.batch, ptr %230, i64 0, i32 23
  br label %244

244:                                              ; preds = %244, %242
  %245 = phi i64 [ 0, %242 ], [ %251, %244 ]
  %246 = load ptr, ptr %228, align 8, !tbaa !52
  %247 = load ptr, ptr %243, align 8, !tbaa !242
  %248 = getelementptr inbounds ptr, ptr %247, i64 %245
  %249 = load ptr, ptr %248, align 8, !tbaa !5
  %250 = tail call i32 %246(ptr noundef %249) #11
  %251 = add nuw nsw i64 %245, 1
  %252 = load i32, ptr %239, align 4, !tbaa !240
  %253 = zext i32 %252 to i64
  %254 = icmp ult i64 %251, %253
  br i1 %254, label %244, label %255, !llvm.loop !281

255:                                              ; preds = %244, %238
  %256 = getelementptr inbounds %struct.batch, ptr %230, i64 0, i32 23
  %257 = load ptr, ptr %256, align 8, !tbaa !242
  tail call void @free(ptr noundef %257) #11
  tail call void @free(ptr noundef nonnull %230) #11
  %258 = icmp eq ptr %231, null
  br i1 %258, label %259, label %229, !llvm.loop !282

259:                                              ; preds = %255, %224
  %260 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %261 = load ptr, ptr %260, align 8, !tbaa !162
  %262 = icmp eq ptr %261, null
  br i1 %262, label %289, label %263

263:                                              ; preds = %259
  %264 = load ptr, ptr %0, align 8, !tbaa !109
  %265 = getelementptr inbounds %struct.slot, ptr %261, i64 0, i32 3
  %266 = load ptr, ptr %265, align 8, !tbaa !51
  %267 = icmp eq ptr %266, null
  br i1 %267, label %272, label %268

268:                                              ; preds = %263
  %269 = getelementptr inbounds %struct.device, ptr %264, i64 0, i32 15
  %270 = load ptr, ptr %269, align 8, !tbaa !52
  %271 = tail call i32 %270(ptr noundef nonnull %266) #11
  br label %272

272:                                              ; preds = %268, %263
  %273 = getelementptr inbounds %struct.slot, ptr %261, i64 0, i32 1
  %274 = load ptr, ptr %273, align 8, !tbaa !46
  %275 = icmp eq ptr %274, null
  br i1 %275, label %286, label %276

276:                                              ; preds = %272
  %277 = getelementptr inbounds %struct.device, ptr %264, i64 0, i32 36
  %278 = load ptr, ptr %277, align 8, !tbaa !166
  %279 = tail call i32 @pthread_rwlock_wrlock(ptr noundef %278) #11
  %280 = getelementptr inbounds %struct.device, ptr %264, i64 0, i32 13
  %281 = load ptr, ptr %280, align 8, !tbaa !167
  %282 = load ptr, ptr %273, align 8, !tbaa !46
  %283 = tail call i32 %281(ptr noundef %282) #11
  %284 = load ptr, ptr %277, align 8, !tbaa !166
  %285 = tail call i32 @pthread_rwlock_unlock(ptr noundef %284) #11
  br label %286

286:                                              ; preds = %272, %276
  %287 = getelementptr inbounds %struct.slot, ptr %261, i64 0, i32 6
  %288 = load ptr, ptr %287, align 8, !tbaa !132
  tail call void @free(ptr noundef %288) #11
  tail call void @free(ptr noundef nonnull %261) #11
  br label %289

289:                                              ; preds = %286, %259
  store ptr null, ptr %260, align 8, !tbaa !162
  %290 = load ptr, ptr %0, align 8, !tbaa !109
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #12
  %291 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 1
  %292 = load ptr, ptr %291, align 8, !tbaa !55
  %293 = call i32 %292(ptr noundef nonnull %2) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #12
  br label %294

294:                                              ; preds = %108, %289
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32, i32 1
  %3 = load ptr, ptr %2, align 8, !tbaa !267
  %4 = icmp eq ptr %3, null
  br i1 %4, label %9, label %5

5:                                                ; preds = %1, %5
  %6 = phi ptr [ %7, %5 ], [ %3, %1 ]
  %7 = load ptr, ptr %6, align 8, !tbaa !268
  tail call void @free(ptr noundef nonnull %6) #11
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %5, !llvm.loop !283

9:                                                ; preds = %5, %1
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %11 = load ptr, ptr %10, align 8, !tbaa !284
  tail call void @free(ptr noundef %11) #11
  tail call void @free(ptr noundef %0) #11
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @copy_chunk(ptr noundef %0, ptr nocapture noundef %1) unnamed_addr #0 {
  %3 = alloca [4 x <2 x i64>], align 16
  %4 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #11
  %5 = load ptr, ptr %1, align 8, !tbaa !285
  %6 = getelementptr inbounds %struct.chunk, ptr %1, i64 0, i32 1
  %7 = load ptr, ptr %6, align 8, !tbaa !286
  %8 = getelementptr inbounds %struct.chunk, ptr %1, i64 0, i32 2
  %9 = load i64, ptr %8, align 8, !tbaa !287
  %10 = icmp ult i64 %9, 65536
  %11 = ptrtoint ptr %5 to i64
  %12 = sub i64 0, %11
  %13 = and i64 %12, 63
  %14 = select i1 %10, i64 %9, i64 %13
  %15 = tail call ptr @memcpy(ptr noundef %5, ptr noundef %7, i64 noundef %14) #11
  %16 = getelementptr inbounds i8, ptr %5, i64 %14
  %17 = getelementptr inbounds i8, ptr %7, i64 %14
  %18 = sub i64 %9, %14
  %19 = icmp ugt i64 %18, 63
  br i1 %19, label %20, label %41

20:                                               ; preds = %2
  %21 = getelementptr inbounds [4 x <2 x i64>], ptr %3, i64 0, i64 1
  %22 = getelementptr inbounds [4 x <2 x i64>], ptr %3, i64 0, i64 2
  %23 = getelementptr inbounds [4 x <2 x i64>], ptr %3, i64 0, i64 3
  br label %24

24:                                               ; preds = %24, %20
  %25 = phi ptr [ %37, %24 ], [ %16, %20 ]
  %26 = phi i64 [ %39, %24 ], [ %18, %20 ]
  %27 = phi ptr [ %38, %24 ], [ %17, %20 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3) #12
  %28 = call ptr @memcpy(ptr noundef nonnull %3, ptr noundef %27, i64 noundef 64) #11
  %29 = getelementptr inbounds i8, ptr %27, i64 1024
  call void @llvm.prefetch.p0(ptr nonnull %29, i32 0, i32 3, i32 1)
  %30 = load <2 x i64>, ptr %3, align 16, !tbaa !272
  store <2 x i64> %30, ptr %25, align 16, !tbaa !272, !nontemporal !288
  %31 = load <2 x i64>, ptr %21, align 16, !tbaa !272
  %32 = getelementptr inbounds <2 x i64>, ptr %25, i64 1
  store <2 x i64> %31, ptr %32, align 16, !tbaa !272, !nontemporal !288
  %33 = load <2 x i64>, ptr %22, align 16, !tbaa !272
  %34 = getelementptr inbounds <2 x i64>, ptr %25, i64 2
  store <2 x i64> %33, ptr %34, align 16, !tbaa !272, !nontemporal !288
  %35 = load <2 x i64>, ptr %23, align 16, !tbaa !272
  %36 = getelementptr inbounds <2 x i64>, ptr %25, i64 3
  store <2 x i64> %35, ptr %36, align 16, !tbaa !272, !nontemporal !288
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3) #12
  %37 = getelementptr inbounds i8, ptr %25, i64 64
  %38 = getelementptr inbounds i8, ptr %27, i64 64
  %39 = add i64 %26, -64
  %40 = icmp ugt i64 %39, 63
  br i1 %40, label %24, label %41, !llvm.loop !289

41:                                               ; preds = %24, %2
  %42 = phi ptr [ %17, %2 ], [ %38, %24 ]
  %43 = phi i64 [ %18, %2 ], [ %39, %24 ]
  %44 = phi ptr [ %16, %2 ], [ %37, %24 ]
  fence seq_cst
  %45 = call ptr @memcpy(ptr noundef %44, ptr noundef %42, i64 noundef %43) #11
  %46 = call i32 @pthread_mutex_lock(ptr noundef %0) #11
  %47 = getelementptr inbounds %struct.chunk, ptr %1, i64 0, i32 3
  store atomic i32 1, ptr %47 seq_cst, align 8
  ret void
}

; Function Attrs: nounwind
define internal noalias ptr @help(ptr noundef %0) #0 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #11
  %5 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 8
  %6 = load i32, ptr %5, align 8, !tbaa !56
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %82

8:                                                ; preds = %1
  %9 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 3
  %10 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 4
  %11 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 1
  %12 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 2
  %13 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 7
  %14 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %15 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  br label %16

16:                                               ; preds = %8, %78
  %17 = phi i32 [ 1, %8 ], [ %79, %78 ]
  %18 = load ptr, ptr %9, align 8, !tbaa !27
  %19 = icmp eq ptr %18, null
  br i1 %19, label %46, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds %struct.job, ptr %18, i64 0, i32 1
  %22 = load ptr, ptr %21, align 8, !tbaa !30
  %23 = getelementptr inbounds %struct.job, ptr %18, i64 0, i32 3
  %24 = load i32, ptr %23, align 4, !tbaa !32
  %25 = add i32 %24, 1
  store i32 %25, ptr %23, align 4, !tbaa !32
  %26 = getelementptr inbounds %struct.job, ptr %18, i64 0, i32 2
  %27 = load i32, ptr %26, align 8, !tbaa !31
  %28 = icmp eq i32 %25, %27
  br i1 %28, label %29, label %37

29:                                               ; preds = %20, %29
  %30 = phi ptr [ %31, %29 ], [ %9, %20 ]
  %31 = load ptr, ptr %30, align 8, !tbaa !5
  %32 = icmp eq ptr %31, %18
  br i1 %32, label %33, label %29, !llvm.loop !34

33:                                               ; preds = %29
  %34 = load ptr, ptr %18, align 8, !tbaa !28
  store ptr %34, ptr %30, align 8, !tbaa !5
  %35 = load i32, ptr %10, align 8, !tbaa !33
  %36 = add i32 %35, -1
  store atomic i32 %36, ptr %10 seq_cst, align 8
  br label %37

37:                                               ; preds = %33, %20
  %38 = load ptr, ptr %9, align 8, !tbaa !27
  %39 = icmp eq ptr %38, null
  br i1 %39, label %42, label %40

40:                                               ; preds = %37
  %41 = call i32 @pthread_cond_signal(ptr noundef nonnull %11) #11
  br label %42

42:                                               ; preds = %37, %40
  %43 = zext i32 %24 to i64
  %44 = getelementptr inbounds %struct.chunk, ptr %22, i64 %43
  call fastcc void @copy_chunk(ptr noundef nonnull %0, ptr noundef %44) #13
  %45 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %12) #11
  br label %78

46:                                               ; preds = %16
  %47 = icmp eq i32 %17, 0
  br i1 %47, label %48, label %76

48:                                               ; preds = %46
  %49 = load i32, ptr %13, align 4, !tbaa !290
  %50 = icmp ult i32 %49, 3
  br i1 %50, label %51, label %76

51:                                               ; preds = %48
  %52 = add nuw nsw i32 %49, 1
  store i32 %52, ptr %13, align 4, !tbaa !290
  %53 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #11
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #12
  %54 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #11
  %55 = load i64, ptr %3, align 8, !tbaa !37
  %56 = mul i64 %55, 1000000000
  %57 = load i64, ptr %14, align 8, !tbaa !39
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #12
  %58 = add i64 %57, 200000
  %59 = add i64 %58, %56
  %60 = load atomic i32, ptr %10 seq_cst, align 8
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %72

62:                                               ; preds = %51, %69
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #12
  %63 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #11
  %64 = load i64, ptr %2, align 8, !tbaa !37
  %65 = mul i64 %64, 1000000000
  %66 = load i64, ptr %15, align 8, !tbaa !39
  %67 = add i64 %65, %66
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #12
  %68 = icmp ult i64 %67, %59
  br i1 %68, label %69, label %72

69:                                               ; preds = %62
  call void @llvm.aarch64.hint(i32 1)
  %70 = load atomic i32, ptr %10 seq_cst, align 8
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %62, label %72, !llvm.loop !291

72:                                               ; preds = %62, %69, %51
  %73 = call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #11
  %74 = load i32, ptr %13, align 4, !tbaa !290
  %75 = add i32 %74, -1
  store i32 %75, ptr %13, align 4, !tbaa !290
  br label %78

76:                                               ; preds = %48, %46
  %77 = call i32 @pthread_cond_wait(ptr noundef nonnull %11, ptr noundef nonnull %0) #11
  br label %78

78:                                               ; preds = %72, %76, %42
  %79 = phi i32 [ 0, %42 ], [ %17, %76 ], [ 1, %72 ]
  %80 = load i32, ptr %5, align 8, !tbaa !56
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %16, label %82, !llvm.loop !292

82:                                               ; preds = %78, %1
  %83 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #11
  ret ptr null
}

declare i32 @pthread_cond_broadcast(ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.aarch64.hint(i32) #5

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg) #6

; Function Attrs: nounwind
define internal fastcc i32 @for_tasks(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #0 {
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca [3 x ptr], align 8
  %8 = alloca %struct.CUDA_KERNEL_NODE_PARAMS, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #12
  %9 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 2
  %10 = load i64, ptr %9, align 8, !tbaa !9
  store i64 %10, ptr %5, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #12
  store i64 0, ptr %6, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #12
  store ptr %5, ptr %7, align 8, !tbaa !5
  %11 = getelementptr inbounds ptr, ptr %7, i64 1
  store ptr %6, ptr %11, align 8, !tbaa !5
  %12 = getelementptr inbounds ptr, ptr %7, i64 2
  %13 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 4
  store ptr %13, ptr %12, align 8, !tbaa !5
  %14 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 1
  %15 = load ptr, ptr %14, align 8, !tbaa !5
  %16 = load i64, ptr %15, align 8, !tbaa !9
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
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #12
  ret i32 %28

29:                                               ; preds = %18, %58
  %30 = phi ptr [ %15, %18 ], [ %67, %58 ]
  %31 = phi i64 [ 0, %18 ], [ %66, %58 ]
  %32 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %31
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %8) #12
  %33 = load ptr, ptr %32, align 8, !tbaa !182
  store ptr %33, ptr %8, align 8, !tbaa !220
  %34 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %31, i32 1
  %35 = load ptr, ptr %34, align 8, !tbaa !184
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %40

37:                                               ; preds = %29
  %38 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %31, i32 2
  %39 = load i32, ptr %38, align 8, !tbaa !185
  br label %58

40:                                               ; preds = %29
  %41 = call i64 %35(ptr noundef nonnull %13) #11
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %43, label %50

43:                                               ; preds = %40
  %44 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %31, i32 3
  %45 = load i32, ptr %44, align 4, !tbaa !186
  %46 = zext i32 %45 to i64
  %47 = add nsw i64 %41, -1
  %48 = add nuw i64 %47, %46
  %49 = udiv i64 %48, %46
  br label %50

50:                                               ; preds = %43, %40
  %51 = phi i64 [ %49, %43 ], [ 1, %40 ]
  %52 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %31, i32 2
  %53 = load i32, ptr %52, align 8, !tbaa !185
  %54 = zext i32 %53 to i64
  %55 = icmp ult i64 %51, %54
  %56 = trunc i64 %51 to i32
  %57 = select i1 %55, i32 %56, i32 %53
  br label %58

58:                                               ; preds = %37, %50
  %59 = phi i32 [ %57, %50 ], [ %39, %37 ]
  store i32 %59, ptr %19, align 8, !tbaa !222
  store <2 x i32> <i32 1, i32 1>, ptr %20, align 4, !tbaa !11
  %60 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %31, i32 3
  %61 = load i32, ptr %60, align 4, !tbaa !186
  store i32 %61, ptr %21, align 4, !tbaa !223
  store <2 x i32> <i32 1, i32 1>, ptr %22, align 8, !tbaa !11
  %62 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %31, i32 4
  %63 = load i32, ptr %62, align 8, !tbaa !187
  store i32 %63, ptr %23, align 8, !tbaa !224
  store ptr %7, ptr %24, align 8, !tbaa !225
  store <2 x ptr> zeroinitializer, ptr %25, align 8, !tbaa !5
  store ptr null, ptr %26, align 8, !tbaa !226
  %64 = add i64 %31, %2
  %65 = call i32 %3(ptr noundef %0, i64 noundef %64, ptr noundef nonnull %32, ptr noundef nonnull %8) #11, !callees !293
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %8) #12
  %66 = add nuw i64 %31, 1
  %67 = load ptr, ptr %14, align 8, !tbaa !5
  %68 = load i64, ptr %67, align 8, !tbaa !9
  %69 = icmp ult i64 %66, %68
  %70 = icmp eq i32 %65, 0
  %71 = select i1 %69, i1 %70, i1 false
  br i1 %71, label %29, label %27, !llvm.loop !228
}

; Function Attrs: nounwind
define internal i32 @add_task(ptr nocapture noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3) #0 {
  %5 = load ptr, ptr %0, align 8, !tbaa !58
  %6 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 3
  %7 = load ptr, ptr %6, align 8, !tbaa !69
  %8 = getelementptr inbounds ptr, ptr %7, i64 %1
  %9 = icmp ne i64 %1, 0
  %10 = getelementptr inbounds ptr, ptr %8, i64 -1
  %11 = select i1 %9, ptr %10, ptr null
  %12 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 5
  %13 = load i32, ptr %12, align 8, !tbaa !80
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %19, label %15

15:                                               ; preds = %4
  %16 = getelementptr inbounds %struct.task, ptr %2, i64 0, i32 5
  %17 = load i32, ptr %16, align 4, !tbaa !294
  %18 = icmp eq i32 %17, 0
  store i32 1, ptr %12, align 8, !tbaa !80
  br i1 %18, label %20, label %27

19:                                               ; preds = %4
  store i32 1, ptr %12, align 8, !tbaa !80
  br label %20

20:                                               ; preds = %19, %15
  %21 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 24
  %22 = load ptr, ptr %21, align 8, !tbaa !295
  %23 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %24 = load ptr, ptr %23, align 8, !tbaa !62
  %25 = zext i1 %9 to i64
  %26 = tail call i32 %22(ptr noundef %8, ptr noundef %24, ptr noundef %11, i64 noundef %25, ptr noundef %3) #11
  br label %39

27:                                               ; preds = %15
  %28 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 24
  %29 = load ptr, ptr %28, align 8, !tbaa !295
  %30 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %31 = load ptr, ptr %30, align 8, !tbaa !62
  %32 = tail call i32 %29(ptr noundef %8, ptr noundef %31, ptr noundef null, i64 noundef 0, ptr noundef %3) #11
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %39

34:                                               ; preds = %27
  %35 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 27
  %36 = load ptr, ptr %35, align 8, !tbaa !296
  %37 = load ptr, ptr %30, align 8, !tbaa !62
  %38 = tail call i32 %36(ptr noundef %37, ptr noundef %11, ptr noundef %8, ptr noundef nonnull @early, i64 noundef 1) #11
  br label %39

39:                                               ; preds = %34, %27, %20
  %40 = phi i32 [ %26, %20 ], [ %38, %34 ], [ %32, %27 ]
  ret i32 %40
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define internal fastcc void @land_many(ptr noundef %0, i64 noundef %1) unnamed_addr #0 {
  %3 = alloca [16 x %struct.chunk], align 8
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  store i32 1, ptr %5, align 4, !tbaa !247
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 3
  %8 = load i64, ptr %7, align 8, !tbaa !256
  %9 = icmp ult i64 %8, %1
  br i1 %9, label %10, label %97

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 1
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  br label %14

14:                                               ; preds = %10, %93
  %15 = load atomic i32, ptr %6 seq_cst, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %97

17:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %3) #12
  %18 = load i64, ptr %7, align 8, !tbaa !256
  %19 = icmp ult i64 %18, %1
  br i1 %19, label %22, label %20

20:                                               ; preds = %17
  %21 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #11
  br label %93

22:                                               ; preds = %17, %63
  %23 = phi i64 [ %66, %63 ], [ %18, %17 ]
  %24 = phi i64 [ %65, %63 ], [ 0, %17 ]
  %25 = phi i32 [ %64, %63 ], [ 0, %17 ]
  %26 = load ptr, ptr %4, align 8, !tbaa !248
  %27 = load i64, ptr %11, align 8, !tbaa !249
  %28 = add i64 %27, -1
  %29 = and i64 %28, %23
  %30 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29
  %31 = load ptr, ptr %30, align 8, !tbaa !250
  %32 = icmp eq ptr %31, null
  br i1 %32, label %33, label %49

33:                                               ; preds = %22
  %34 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 1
  %35 = load ptr, ptr %34, align 8, !tbaa !252
  %36 = getelementptr inbounds i8, ptr %35, i64 2312
  %37 = load i64, ptr %36, align 8, !tbaa !9
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %63, label %39

39:                                               ; preds = %33
  %40 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 3
  %41 = load i64, ptr %40, align 8, !tbaa !253
  %42 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 4
  %43 = load ptr, ptr %42, align 8, !tbaa !254
  %44 = getelementptr inbounds %struct.kernel, ptr %43, i64 0, i32 3
  %45 = load i64, ptr %43, align 8, !tbaa !9
  %46 = getelementptr inbounds %struct.task, ptr %44, i64 %45
  call fastcc void @add_failed_assert(ptr noundef nonnull %12, i64 noundef %41, ptr noundef nonnull %35, ptr noundef nonnull %46) #14
  %47 = load ptr, ptr %30, align 8, !tbaa !250
  %48 = icmp eq ptr %47, null
  br i1 %48, label %63, label %49

49:                                               ; preds = %22, %39
  %50 = phi ptr [ %31, %22 ], [ %47, %39 ]
  %51 = add nuw nsw i32 %25, 1
  %52 = zext i32 %25 to i64
  %53 = getelementptr inbounds [16 x %struct.chunk], ptr %3, i64 0, i64 %52
  %54 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 1
  %55 = load ptr, ptr %54, align 8, !tbaa !252
  %56 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 2
  %57 = load i64, ptr %56, align 8, !tbaa !255
  store ptr %50, ptr %53, align 8, !tbaa.struct !4
  %58 = getelementptr inbounds i8, ptr %53, i64 8
  store ptr %55, ptr %58, align 8, !tbaa.struct !13
  %59 = getelementptr inbounds i8, ptr %53, i64 16
  store i64 %57, ptr %59, align 8, !tbaa.struct !14
  %60 = getelementptr inbounds i8, ptr %53, i64 24
  store i32 0, ptr %60, align 8, !tbaa.struct !15
  %61 = load i64, ptr %56, align 8, !tbaa !255
  %62 = add i64 %61, %24
  br label %63

63:                                               ; preds = %33, %39, %49
  %64 = phi i32 [ %51, %49 ], [ %25, %39 ], [ %25, %33 ]
  %65 = phi i64 [ %62, %49 ], [ %24, %39 ], [ %24, %33 ]
  %66 = add nuw i64 %23, 1
  %67 = icmp ult i64 %66, %1
  %68 = icmp ult i32 %64, 16
  %69 = select i1 %67, i1 %68, i1 false
  br i1 %69, label %22, label %70, !llvm.loop !297

70:                                               ; preds = %63
  %71 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #11
  %72 = icmp ugt i64 %65, 524287
  br i1 %72, label %77, label %73

73:                                               ; preds = %70
  %74 = icmp eq i32 %64, 0
  br i1 %74, label %93, label %75

75:                                               ; preds = %73
  %76 = zext i32 %64 to i64
  br label %82

77:                                               ; preds = %70
  %78 = load ptr, ptr %0, align 8, !tbaa !109
  %79 = getelementptr inbounds %struct.device, ptr %78, i64 0, i32 40
  %80 = load ptr, ptr %79, align 8, !tbaa !18
  %81 = call fastcc i32 @copy_together(ptr noundef %80, ptr noundef nonnull %3, i32 noundef %64, ptr noundef null, ptr noundef null) #13
  br label %93

82:                                               ; preds = %75, %82
  %83 = phi i64 [ 0, %75 ], [ %91, %82 ]
  %84 = getelementptr inbounds [16 x %struct.chunk], ptr %3, i64 0, i64 %83
  %85 = load ptr, ptr %84, align 8, !tbaa !285
  %86 = getelementptr inbounds [16 x %struct.chunk], ptr %3, i64 0, i64 %83, i32 1
  %87 = load ptr, ptr %86, align 8, !tbaa !286
  %88 = getelementptr inbounds [16 x %struct.chunk], ptr %3, i64 0, i64 %83, i32 2
  %89 = load i64, ptr %88, align 8, !tbaa !287
  %90 = call ptr @memcpy(ptr noundef %85, ptr noundef %87, i64 noundef %89) #11
  %91 = add nuw nsw i64 %83, 1
  %92 = icmp eq i64 %91, %76
  br i1 %92, label %93, label %82, !llvm.loop !298

93:                                               ; preds = %82, %20, %73, %77
  %94 = phi i64 [ %66, %73 ], [ %66, %77 ], [ %18, %20 ], [ %66, %82 ]
  %95 = call i32 @pthread_mutex_lock(ptr noundef nonnull %13) #11
  store i64 %94, ptr %7, align 8, !tbaa !256
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3) #12
  %96 = icmp ult i64 %94, %1
  br i1 %96, label %14, label %97, !llvm.loop !299

97:                                               ; preds = %14, %93, %2
  store i32 0, ptr %5, align 4, !tbaa !247
  ret void
}

; Function Attrs: cold nounwind optsize
define internal fastcc void @add_failed_assert(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #8 {
  %5 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2592) #11
  %6 = icmp eq ptr %5, null
  br i1 %6, label %28, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 1
  store i64 %1, ptr %8, align 8, !tbaa !300
  %9 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 2
  store i64 0, ptr %9, align 8, !tbaa !301
  %10 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 5
  %11 = tail call ptr @memcpy(ptr noundef nonnull %10, ptr noundef %2, i64 noundef 2048) #11
  %12 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 6
  %13 = getelementptr inbounds i8, ptr %2, i64 2048
  %14 = tail call ptr @memcpy(ptr noundef nonnull %12, ptr noundef nonnull %13, i64 noundef 256) #11
  %15 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 3
  %16 = getelementptr inbounds i8, ptr %2, i64 2312
  %17 = tail call ptr @memcpy(ptr noundef nonnull %15, ptr noundef nonnull %16, i64 noundef 8) #11
  br label %18

18:                                               ; preds = %7, %24
  %19 = phi i64 [ 0, %7 ], [ %26, %24 ]
  %20 = getelementptr inbounds i8, ptr %3, i64 %19
  %21 = load i8, ptr %20, align 1, !tbaa !272
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %23, label %24

23:                                               ; preds = %24, %18
  tail call fastcc void @append_failure(ptr noundef %0, ptr noundef nonnull %5) #13
  br label %28

24:                                               ; preds = %18
  %25 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 4, i64 %19
  store i8 %21, ptr %25, align 1, !tbaa !272
  %26 = add nuw nsw i64 %19, 1
  %27 = icmp eq i64 %26, 255
  br i1 %27, label %23, label %18, !llvm.loop !302

28:                                               ; preds = %4, %23
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @append_failure(ptr noundef %0, ptr noundef %1) unnamed_addr #0 {
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #11
  %4 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !267
  %6 = icmp eq ptr %5, null
  br i1 %6, label %10, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  %9 = load ptr, ptr %8, align 8, !tbaa !303
  br label %10

10:                                               ; preds = %2, %7
  %11 = phi ptr [ %9, %7 ], [ %4, %2 ]
  %12 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  store ptr %1, ptr %11, align 8, !tbaa !5
  store ptr %1, ptr %12, align 8, !tbaa !303
  %13 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 3
  %14 = load i64, ptr %13, align 8, !tbaa !270
  %15 = add i64 %14, 1
  store atomic i64 %15, ptr %13 seq_cst, align 8
  %16 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #11
  ret void
}

; Function Attrs: cold nounwind optsize
define internal fastcc void @add_failure(ptr noundef %0, i64 noundef %1, i64 noundef %2) unnamed_addr #8 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2592) #11
  %5 = icmp eq ptr %4, null
  br i1 %5, label %9, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.failure, ptr %4, i64 0, i32 1
  store i64 %1, ptr %7, align 8, !tbaa !300
  %8 = getelementptr inbounds %struct.failure, ptr %4, i64 0, i32 2
  store i64 %2, ptr %8, align 8, !tbaa !301
  tail call fastcc void @append_failure(ptr noundef %0, ptr noundef nonnull %4) #13
  br label %9

9:                                                ; preds = %3, %6
  ret void
}

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define internal fastcc i32 @add_arrival(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #0 {
  %4 = alloca { i64, i64 }, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #11
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 2
  %9 = load i64, ptr %8, align 8, !tbaa !304
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !256
  %12 = sub i64 %9, %11
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !249
  %15 = icmp ult i64 %12, %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = load ptr, ptr %5, align 8, !tbaa !248
  br label %46

18:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %8, i64 16, i1 false), !tbaa.struct !305
  %19 = icmp eq i64 %14, 0
  %20 = shl i64 %14, 1
  %21 = select i1 %19, i64 64, i64 %20
  %22 = tail call ptr @calloc(i64 noundef %21, i64 noundef 40) #11
  %23 = icmp eq ptr %22, null
  br i1 %23, label %45, label %24

24:                                               ; preds = %18
  %25 = load i64, ptr %10, align 8, !tbaa !256
  %26 = load i64, ptr %8, align 8, !tbaa !304
  %27 = icmp ult i64 %25, %26
  br i1 %27, label %28, label %30

28:                                               ; preds = %24
  %29 = add i64 %21, -1
  br label %33

30:                                               ; preds = %33, %24
  %31 = load ptr, ptr %5, align 8, !tbaa !248
  tail call void @free(ptr noundef %31) #11
  store ptr %22, ptr %5, align 8, !tbaa.struct !306
  store i64 %21, ptr %13, align 8, !tbaa.struct !307
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %8, ptr noundef nonnull align 8 dereferenceable(16) %4, i64 16, i1 false), !tbaa.struct !305
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4)
  %32 = load i64, ptr %8, align 8, !tbaa !304
  br label %46

33:                                               ; preds = %33, %28
  %34 = phi i64 [ %25, %28 ], [ %42, %33 ]
  %35 = and i64 %34, %29
  %36 = getelementptr inbounds %struct.arrival, ptr %22, i64 %35
  %37 = load ptr, ptr %5, align 8, !tbaa !248
  %38 = load i64, ptr %13, align 8, !tbaa !249
  %39 = add i64 %38, -1
  %40 = and i64 %39, %34
  %41 = getelementptr inbounds %struct.arrival, ptr %37, i64 %40
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %36, ptr noundef nonnull align 8 dereferenceable(40) %41, i64 40, i1 false), !tbaa.struct !190
  %42 = add nuw i64 %34, 1
  %43 = load i64, ptr %8, align 8, !tbaa !304
  %44 = icmp ult i64 %42, %43
  br i1 %44, label %33, label %30, !llvm.loop !308

45:                                               ; preds = %18
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4)
  br label %54

46:                                               ; preds = %16, %30
  %47 = phi i64 [ %14, %16 ], [ %21, %30 ]
  %48 = phi ptr [ %17, %16 ], [ %22, %30 ]
  %49 = phi i64 [ %9, %16 ], [ %32, %30 ]
  %50 = add i64 %49, 1
  store i64 %50, ptr %8, align 8, !tbaa !304
  %51 = add i64 %47, -1
  %52 = and i64 %51, %49
  %53 = getelementptr inbounds %struct.arrival, ptr %48, i64 %52
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %53, ptr noundef nonnull align 8 dereferenceable(40) %2, i64 40, i1 false), !tbaa.struct !190
  br label %54

54:                                               ; preds = %45, %46
  %55 = phi i32 [ 0, %46 ], [ 2, %45 ]
  %56 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #11
  %57 = load ptr, ptr %2, align 8, !tbaa !250
  %58 = icmp eq ptr %57, null
  br i1 %58, label %65, label %59

59:                                               ; preds = %54
  %60 = getelementptr inbounds %struct.arrival, ptr %2, i64 0, i32 2
  %61 = load i64, ptr %60, align 8, !tbaa !255
  %62 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 10
  %63 = load i64, ptr %62, align 8, !tbaa !141
  %64 = add i64 %63, %61
  store i64 %64, ptr %62, align 8, !tbaa !141
  br label %65

65:                                               ; preds = %59, %54
  ret i32 %55
}

; Function Attrs: nounwind
define internal fastcc i32 @next_slot(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly %2) unnamed_addr #0 {
  %4 = load ptr, ptr %0, align 8, !tbaa !109
  %5 = getelementptr inbounds %struct.device, ptr %4, i64 0, i32 39
  %6 = load ptr, ptr %5, align 8, !tbaa !54
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef %6) #11
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %9 = load i64, ptr %8, align 8, !tbaa !131
  %10 = icmp ult i64 %9, 64
  br i1 %10, label %11, label %28

11:                                               ; preds = %3
  %12 = getelementptr inbounds %struct.ring, ptr %6, i64 0, i32 2
  %13 = load ptr, ptr %12, align 8, !tbaa !5
  %14 = icmp eq ptr %13, null
  br i1 %14, label %17, label %15

15:                                               ; preds = %11
  %16 = load ptr, ptr %13, align 8, !tbaa !48
  store ptr %16, ptr %12, align 8, !tbaa !5
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
  store i64 %25, ptr %8, align 8, !tbaa !131
  store ptr null, ptr %24, align 8, !tbaa !48
  %26 = getelementptr inbounds %struct.slot, ptr %24, i64 0, i32 2
  store i64 0, ptr %26, align 8, !tbaa !179
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #11
  store ptr %24, ptr %2, align 8, !tbaa !5
  br label %38

28:                                               ; preds = %19, %17, %3
  %29 = tail call i32 @pthread_mutex_unlock(ptr noundef %6) #11
  store ptr null, ptr %2, align 8, !tbaa !5
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %31 = load ptr, ptr %30, align 8, !tbaa !178
  %32 = icmp eq ptr %31, null
  br i1 %32, label %37, label %33

33:                                               ; preds = %28
  store ptr null, ptr %30, align 8, !tbaa !178
  %34 = tail call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %31) #13
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
  %4 = load ptr, ptr %0, align 8, !tbaa !109
  %5 = getelementptr inbounds %struct.device, ptr %4, i64 0, i32 16
  %6 = load ptr, ptr %5, align 8, !tbaa !244
  %7 = getelementptr inbounds %struct.slot, ptr %2, i64 0, i32 3
  %8 = load ptr, ptr %7, align 8, !tbaa !51
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8, !tbaa !110
  %11 = tail call i32 %6(ptr noundef %8, ptr noundef %10) #11
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %32, label %13

13:                                               ; preds = %3
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %15 = cmpxchg ptr %14, i32 0, i32 %11 seq_cst seq_cst, align 4
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %17 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %16) #11
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %19 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %18) #11
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %21 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %20) #11
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %23 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %22) #11
  %24 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %16) #11
  %25 = load ptr, ptr %0, align 8, !tbaa !109
  %26 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 39
  %27 = load ptr, ptr %26, align 8, !tbaa !54
  %28 = tail call i32 @pthread_mutex_lock(ptr noundef %27) #11
  %29 = getelementptr inbounds %struct.ring, ptr %27, i64 0, i32 1
  %30 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %29) #11
  %31 = tail call i32 @pthread_mutex_unlock(ptr noundef %27) #11
  br label %32

32:                                               ; preds = %13, %3
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %34 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %33) #11
  store ptr null, ptr %2, align 8, !tbaa !48
  %35 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %36 = load i64, ptr %35, align 8, !tbaa !100
  %37 = getelementptr inbounds %struct.slot, ptr %2, i64 0, i32 4
  store i64 %36, ptr %37, align 8, !tbaa !126
  %38 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 2
  %39 = load i64, ptr %38, align 8, !tbaa !246
  %40 = getelementptr inbounds %struct.slot, ptr %2, i64 0, i32 5
  store i64 %39, ptr %40, align 8, !tbaa !130
  %41 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27
  %42 = load ptr, ptr %41, align 8, !tbaa !114
  store ptr %2, ptr %42, align 8, !tbaa !5
  store ptr %2, ptr %41, align 8, !tbaa !114
  %43 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %44 = load i32, ptr %43, align 4, !tbaa !125
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %49, label %46

46:                                               ; preds = %32
  %47 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %48 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %47) #11
  br label %49

49:                                               ; preds = %32, %46
  %50 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %33) #11
  ret i32 %11
}

; Function Attrs: nounwind
define internal i32 @send_slot(ptr nocapture noundef %0, i32 noundef %1) #0 {
  %3 = load ptr, ptr %0, align 8, !tbaa !197
  %4 = zext i32 %1 to i64
  %5 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 2, i64 %4
  %6 = load ptr, ptr %5, align 8, !tbaa !5
  %7 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 3
  %8 = load i64, ptr %7, align 8, !tbaa !200
  %9 = shl nuw nsw i64 %4, 18
  %10 = add i64 %8, %9
  %11 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 4
  %12 = load i32, ptr %11, align 8, !tbaa !202
  %13 = add i32 %12, 1
  store i32 %13, ptr %11, align 8, !tbaa !202
  %14 = load ptr, ptr %3, align 8, !tbaa !109
  %15 = getelementptr inbounds %struct.device, ptr %14, i64 0, i32 3
  %16 = load ptr, ptr %15, align 8, !tbaa !195
  %17 = getelementptr inbounds %struct.slot, ptr %6, i64 0, i32 1
  %18 = load ptr, ptr %17, align 8, !tbaa !46
  %19 = getelementptr inbounds %struct.queue, ptr %3, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !110
  %21 = tail call i32 %16(i64 noundef %10, ptr noundef %18, i64 noundef 262144, ptr noundef %20) #11
  %22 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 1
  %23 = load ptr, ptr %22, align 8, !tbaa !199
  %24 = tail call fastcc i32 @close_slot(ptr noundef nonnull %3, ptr noundef %23, ptr noundef %6) #13
  %25 = icmp eq i32 %21, 0
  %26 = select i1 %25, i32 %24, i32 %21
  ret i32 %26
}

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #9

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #1

declare i32 @pthread_cond_clockwait(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #10

attributes #0 = { nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #1 = { "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { cold nounwind optsize "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #9 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nobuiltin nounwind "no-builtins" }
attributes #12 = { nounwind }
attributes #13 = { nobuiltin "no-builtins" }
attributes #14 = { cold nobuiltin "no-builtins" }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 1}
!4 = !{i64 0, i64 8, !5, i64 8, i64 8, !5, i64 16, i64 8, !9, i64 24, i64 4, !11}
!5 = !{!6, !6, i64 0}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"long", !7, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"int", !7, i64 0}
!13 = !{i64 0, i64 8, !5, i64 8, i64 8, !9, i64 16, i64 4, !11}
!14 = !{i64 0, i64 8, !9, i64 8, i64 4, !11}
!15 = !{i64 0, i64 4, !11}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!19, !6, i64 376}
!19 = !{!"device", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48, !6, i64 56, !6, i64 64, !6, i64 72, !6, i64 80, !6, i64 88, !6, i64 96, !6, i64 104, !6, i64 112, !6, i64 120, !6, i64 128, !6, i64 136, !6, i64 144, !6, i64 152, !6, i64 160, !6, i64 168, !6, i64 176, !6, i64 184, !6, i64 192, !6, i64 200, !6, i64 208, !6, i64 216, !6, i64 224, !6, i64 232, !6, i64 240, !6, i64 248, !6, i64 256, !6, i64 264, !6, i64 272, !6, i64 280, !6, i64 288, !20, i64 296, !21, i64 304, !6, i64 368, !6, i64 376}
!20 = !{!"double", !7, i64 0}
!21 = !{!"", !7, i64 0}
!22 = distinct !{!22, !17}
!23 = !{!24, !12, i64 208}
!24 = !{!"copiers", !21, i64 0, !21, i64 64, !21, i64 128, !6, i64 192, !12, i64 200, !12, i64 204, !12, i64 208, !12, i64 212, !12, i64 216, !7, i64 224}
!25 = !{!24, !12, i64 204}
!26 = distinct !{!26, !17}
!27 = !{!24, !6, i64 192}
!28 = !{!29, !6, i64 0}
!29 = !{!"job", !6, i64 0, !6, i64 8, !12, i64 16, !12, i64 20}
!30 = !{!29, !6, i64 8}
!31 = !{!29, !12, i64 16}
!32 = !{!29, !12, i64 20}
!33 = !{!24, !12, i64 200}
!34 = distinct !{!34, !17}
!35 = !{!36, !12, i64 24}
!36 = !{!"chunk", !6, i64 0, !6, i64 8, !10, i64 16, !12, i64 24}
!37 = !{!38, !10, i64 0}
!38 = !{!"", !10, i64 0, !10, i64 8}
!39 = !{!38, !10, i64 8}
!40 = distinct !{!40, !17}
!41 = !{ptr @send_slot}
!42 = distinct !{!42, !17}
!43 = distinct !{!43, !17}
!44 = !{!19, !6, i64 0}
!45 = !{!19, !6, i64 264}
!46 = !{!47, !6, i64 8}
!47 = !{!"slot", !6, i64 0, !6, i64 8, !10, i64 16, !6, i64 24, !10, i64 32, !10, i64 40, !6, i64 48}
!48 = !{!47, !6, i64 0}
!49 = !{!19, !6, i64 112}
!50 = distinct !{!50, !17}
!51 = !{!47, !6, i64 24}
!52 = !{!19, !6, i64 120}
!53 = distinct !{!53, !17}
!54 = !{!19, !6, i64 368}
!55 = !{!19, !6, i64 8}
!56 = !{!24, !12, i64 216}
!57 = distinct !{!57, !17}
!58 = !{!59, !6, i64 0}
!59 = !{!"graph", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !12, i64 40}
!60 = !{!59, !6, i64 8}
!61 = !{!19, !6, i64 256}
!62 = !{!59, !6, i64 16}
!63 = !{!19, !6, i64 248}
!64 = !{!65, !66, i64 0}
!65 = !{!"command", !66, i64 0, !66, i64 2, !12, i64 4}
!66 = !{!"short", !7, i64 0}
!67 = !{!65, !12, i64 4}
!68 = distinct !{!68, !17}
!69 = !{!59, !6, i64 24}
!70 = !{!59, !6, i64 32}
!71 = !{!19, !6, i64 184}
!72 = !{!73, !10, i64 8}
!73 = !{!"fill", !65, i64 0, !10, i64 8, !10, i64 16, !12, i64 24, !12, i64 28}
!74 = !{!75, !10, i64 0}
!75 = !{!"", !10, i64 0, !10, i64 8, !12, i64 16, !12, i64 20, !10, i64 24, !10, i64 32}
!76 = !{!75, !10, i64 8}
!77 = !{!73, !10, i64 16}
!78 = !{!75, !10, i64 24}
!79 = !{!75, !10, i64 32}
!80 = !{!59, !12, i64 40}
!81 = !{!19, !6, i64 200}
!82 = !{!83, !12, i64 32}
!83 = !{!"", !10, i64 0, !10, i64 8, !10, i64 16, !10, i64 24, !12, i64 32, !6, i64 40, !10, i64 48, !6, i64 56, !6, i64 64, !10, i64 72, !10, i64 80, !10, i64 88, !10, i64 96, !10, i64 104, !10, i64 112, !12, i64 120, !6, i64 128, !10, i64 136, !6, i64 144, !6, i64 152, !10, i64 160, !10, i64 168, !10, i64 176, !10, i64 184, !10, i64 192}
!84 = !{!85, !10, i64 16}
!85 = !{!"copy", !65, i64 0, !10, i64 8, !10, i64 16, !10, i64 24}
!86 = !{!83, !10, i64 48}
!87 = !{!83, !12, i64 120}
!88 = !{!85, !10, i64 8}
!89 = !{!83, !10, i64 136}
!90 = !{!85, !10, i64 24}
!91 = !{!83, !10, i64 176}
!92 = !{!19, !6, i64 208}
!93 = distinct !{!93, !17}
!94 = !{!19, !6, i64 224}
!95 = !{!96, !10, i64 40}
!96 = !{!"queue", !6, i64 0, !6, i64 8, !12, i64 16, !97, i64 24, !10, i64 40, !10, i64 48, !10, i64 56, !10, i64 64, !10, i64 72, !12, i64 80, !12, i64 84, !12, i64 88, !12, i64 92, !12, i64 96, !12, i64 100, !12, i64 104, !12, i64 108, !12, i64 112, !12, i64 116, !6, i64 120, !6, i64 128, !6, i64 136, !6, i64 144, !6, i64 152, !6, i64 160, !6, i64 168, !6, i64 176, !6, i64 184, !98, i64 192, !6, i64 224, !10, i64 232, !12, i64 240, !99, i64 248, !21, i64 336, !21, i64 400, !21, i64 464, !21, i64 528}
!97 = !{!"notification", !10, i64 0, !12, i64 8}
!98 = !{!"arrivals", !6, i64 0, !10, i64 8, !10, i64 16, !10, i64 24}
!99 = !{!"failures", !21, i64 0, !6, i64 64, !6, i64 72, !10, i64 80}
!100 = !{!101, !10, i64 8}
!101 = !{!"batch", !6, i64 0, !10, i64 8, !10, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !10, i64 48, !10, i64 56, !10, i64 64, !10, i64 72, !10, i64 80, !10, i64 88, !6, i64 96, !12, i64 104, !12, i64 108, !12, i64 112, !12, i64 116, !12, i64 120, !12, i64 124, !12, i64 128, !12, i64 132, !12, i64 136, !12, i64 140, !6, i64 144, !6, i64 152}
!102 = distinct !{!102, !17}
!103 = !{!101, !12, i64 120}
!104 = !{!101, !6, i64 24}
!105 = !{!65, !66, i64 2}
!106 = distinct !{!106, !17}
!107 = distinct !{!107, !17}
!108 = distinct !{!108, !17}
!109 = !{!96, !6, i64 0}
!110 = !{!96, !6, i64 8}
!111 = !{!96, !12, i64 32}
!112 = !{!96, !6, i64 136}
!113 = !{!96, !6, i64 152}
!114 = !{!96, !6, i64 184}
!115 = !{!96, !10, i64 64}
!116 = !{!96, !10, i64 48}
!117 = !{!97, !12, i64 8}
!118 = distinct !{!118, !17}
!119 = !{!96, !6, i64 176}
!120 = !{!101, !12, i64 124}
!121 = distinct !{!121, !17}
!122 = !{!96, !12, i64 96}
!123 = !{!96, !12, i64 104}
!124 = !{!96, !12, i64 112}
!125 = !{!96, !12, i64 92}
!126 = !{!47, !10, i64 32}
!127 = !{!19, !6, i64 144}
!128 = distinct !{!128, !17}
!129 = !{!19, !6, i64 136}
!130 = !{!47, !10, i64 40}
!131 = !{!96, !10, i64 232}
!132 = !{!47, !6, i64 48}
!133 = distinct !{!133, !17}
!134 = !{!101, !12, i64 132}
!135 = !{!96, !12, i64 108}
!136 = !{!101, !10, i64 88}
!137 = !{!101, !6, i64 96}
!138 = !{!96, !10, i64 216}
!139 = !{!101, !10, i64 64}
!140 = !{!96, !10, i64 56}
!141 = !{!101, !10, i64 80}
!142 = !{!96, !6, i64 144}
!143 = !{!101, !12, i64 128}
!144 = !{!96, !6, i64 120}
!145 = !{!101, !6, i64 0}
!146 = !{!96, !12, i64 100}
!147 = distinct !{!147, !17}
!148 = !{!101, !12, i64 104}
!149 = !{!101, !6, i64 32}
!150 = !{!151, !66, i64 0}
!151 = !{!"wait", !65, i64 0, !6, i64 8, !10, i64 16, !10, i64 24}
!152 = !{!151, !6, i64 8}
!153 = !{!151, !10, i64 16}
!154 = distinct !{!154, !17}
!155 = !{!101, !12, i64 108}
!156 = !{!157, !66, i64 0}
!157 = !{!"wait_ready", !65, i64 0, !6, i64 8}
!158 = !{!157, !6, i64 8}
!159 = !{!101, !12, i64 116}
!160 = distinct !{!160, !17}
!161 = distinct !{!161, !17}
!162 = !{!96, !6, i64 224}
!163 = !{!96, !12, i64 240}
!164 = distinct !{!164, !17}
!165 = !{!19, !6, i64 96}
!166 = !{!19, !6, i64 288}
!167 = !{!19, !6, i64 104}
!168 = !{i64 0, i64 8, !5}
!169 = !{!101, !10, i64 16}
!170 = !{!101, !6, i64 40}
!171 = !{!101, !10, i64 56}
!172 = !{!101, !6, i64 152}
!173 = !{!101, !10, i64 72}
!174 = !{!101, !12, i64 112}
!175 = distinct !{!175, !17}
!176 = distinct !{!176, !17}
!177 = !{!96, !6, i64 128}
!178 = !{!96, !6, i64 168}
!179 = !{!47, !10, i64 16}
!180 = !{!19, !6, i64 56}
!181 = !{!19, !6, i64 16}
!182 = !{!183, !6, i64 0}
!183 = !{!"task", !6, i64 0, !6, i64 8, !12, i64 16, !12, i64 20, !12, i64 24, !12, i64 28}
!184 = !{!183, !6, i64 8}
!185 = !{!183, !12, i64 16}
!186 = !{!183, !12, i64 20}
!187 = !{!183, !12, i64 24}
!188 = distinct !{!188, !17}
!189 = !{!19, !6, i64 32}
!190 = !{i64 0, i64 8, !5, i64 8, i64 8, !5, i64 16, i64 8, !9, i64 24, i64 8, !9, i64 32, i64 8, !5}
!191 = !{i64 0, i64 8, !5, i64 8, i64 8, !9, i64 16, i64 8, !9, i64 24, i64 8, !5}
!192 = !{i64 0, i64 8, !9, i64 8, i64 8, !9, i64 16, i64 8, !5}
!193 = !{i64 0, i64 8, !9, i64 8, i64 8, !5}
!194 = !{!19, !6, i64 40}
!195 = !{!19, !6, i64 24}
!196 = !{!101, !10, i64 48}
!197 = !{!198, !6, i64 0}
!198 = !{!"window", !6, i64 0, !6, i64 8, !7, i64 16, !10, i64 144, !12, i64 152}
!199 = !{!198, !6, i64 8}
!200 = !{!198, !10, i64 144}
!201 = distinct !{!201, !17}
!202 = !{!198, !12, i64 152}
!203 = distinct !{!203, !17}
!204 = distinct !{!204, !17}
!205 = distinct !{!205, !17}
!206 = !{!19, !6, i64 80}
!207 = !{!19, !6, i64 272}
!208 = !{!19, !6, i64 88}
!209 = !{!19, !6, i64 48}
!210 = !{!211, !10, i64 8}
!211 = !{!"peer_copy", !65, i64 0, !10, i64 8, !6, i64 16, !10, i64 24, !6, i64 32, !10, i64 40}
!212 = !{!211, !6, i64 16}
!213 = !{!211, !10, i64 24}
!214 = !{!211, !6, i64 32}
!215 = !{!211, !10, i64 40}
!216 = !{!73, !12, i64 24}
!217 = !{!73, !12, i64 28}
!218 = !{!19, !6, i64 64}
!219 = !{!19, !6, i64 72}
!220 = !{!221, !6, i64 0}
!221 = !{!"", !6, i64 0, !12, i64 8, !12, i64 12, !12, i64 16, !12, i64 20, !12, i64 24, !12, i64 28, !12, i64 32, !6, i64 40, !6, i64 48, !6, i64 56, !6, i64 64}
!222 = !{!221, !12, i64 8}
!223 = !{!221, !12, i64 20}
!224 = !{!221, !12, i64 32}
!225 = !{!221, !6, i64 40}
!226 = !{!221, !6, i64 64}
!227 = !{!19, !6, i64 232}
!228 = distinct !{!228, !17}
!229 = distinct !{!229, !17}
!230 = !{!19, !6, i64 240}
!231 = !{!19, !6, i64 160}
!232 = !{!233, !6, i64 8}
!233 = !{!"wait_event", !65, i64 0, !6, i64 8}
!234 = !{!235, !10, i64 16}
!235 = !{!"wait_semaphore", !65, i64 0, !6, i64 8, !10, i64 16, !10, i64 24}
!236 = !{!237, !10, i64 0}
!237 = !{!"", !238, i64 0, !12, i64 72, !7, i64 76}
!238 = !{!"", !10, i64 0, !10, i64 8, !10, i64 16, !12, i64 24, !7, i64 28}
!239 = !{!19, !6, i64 176}
!240 = !{!101, !12, i64 140}
!241 = !{!101, !12, i64 136}
!242 = !{!101, !6, i64 144}
!243 = distinct !{!243, !17}
!244 = !{!19, !6, i64 128}
!245 = !{!96, !6, i64 160}
!246 = !{!96, !10, i64 208}
!247 = !{!96, !12, i64 116}
!248 = !{!98, !6, i64 0}
!249 = !{!98, !10, i64 8}
!250 = !{!251, !6, i64 0}
!251 = !{!"arrival", !6, i64 0, !6, i64 8, !10, i64 16, !10, i64 24, !6, i64 32}
!252 = !{!251, !6, i64 8}
!253 = !{!251, !10, i64 24}
!254 = !{!251, !6, i64 32}
!255 = !{!251, !10, i64 16}
!256 = !{!98, !10, i64 24}
!257 = distinct !{!257, !17}
!258 = !{!19, !6, i64 152}
!259 = !{!19, !6, i64 280}
!260 = !{!19, !20, i64 296}
!261 = !{!262, !262, i64 0}
!262 = !{!"float", !7, i64 0}
!263 = !{!20, !20, i64 0}
!264 = distinct !{!264, !17}
!265 = distinct !{!265, !17}
!266 = distinct !{!266, !17}
!267 = !{!99, !6, i64 64}
!268 = !{!269, !6, i64 0}
!269 = !{!"failure", !6, i64 0, !10, i64 8, !10, i64 16, !10, i64 24, !7, i64 32, !7, i64 288, !7, i64 2336}
!270 = !{!99, !10, i64 80}
!271 = !{i64 0, i64 8, !5, i64 8, i64 8, !9, i64 16, i64 8, !9, i64 24, i64 8, !9, i64 32, i64 256, !272, i64 288, i64 2048, !272, i64 2336, i64 256, !272}
!272 = !{!7, !7, i64 0}
!273 = !{!96, !12, i64 84}
!274 = distinct !{!274, !17}
!275 = !{!96, !12, i64 88}
!276 = distinct !{!276, !17}
!277 = distinct !{!277, !17}
!278 = !{!96, !10, i64 72}
!279 = !{!19, !6, i64 168}
!280 = distinct !{!280, !17}
!281 = distinct !{!281, !17}
!282 = distinct !{!282, !17}
!283 = distinct !{!283, !17}
!284 = !{!96, !6, i64 192}
!285 = !{!36, !6, i64 0}
!286 = !{!36, !6, i64 8}
!287 = !{!36, !10, i64 16}
!288 = !{i32 1}
!289 = distinct !{!289, !17}
!290 = !{!24, !12, i64 212}
!291 = distinct !{!291, !17}
!292 = distinct !{!292, !17}
!293 = distinct !{ptr @add_task, null}
!294 = !{!183, !12, i64 28}
!295 = !{!19, !6, i64 192}
!296 = !{!19, !6, i64 216}
!297 = distinct !{!297, !17}
!298 = distinct !{!298, !17}
!299 = distinct !{!299, !17}
!300 = !{!269, !10, i64 8}
!301 = !{!269, !10, i64 16}
!302 = distinct !{!302, !17}
!303 = !{!99, !6, i64 72}
!304 = !{!98, !10, i64 16}
!305 = !{i64 0, i64 8, !9, i64 8, i64 8, !9}
!306 = !{i64 0, i64 8, !5, i64 8, i64 8, !9, i64 16, i64 8, !9, i64 24, i64 8, !9}
!307 = !{i64 0, i64 8, !9, i64 8, i64 8, !9, i64 16, i64 8, !9}
!308 = distinct !{!308, !17}
