; Made by `nox -s native` from *.c and *.h, sha256 1e576d1fc6a33a5fea4df596f7377102a42b1ab4a8f2d9b7b96154be97405eea
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
%struct.batch = type { ptr, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i32, i32, ptr, ptr }
%struct.reading = type { double, double, double }
%struct.wait = type { %struct.command, ptr, i64, i64 }
%struct.wait_ready = type { %struct.command, ptr }
%struct.kernel = type { i64, i64, i64, [0 x %struct.task] }
%struct.task = type { ptr, ptr, i32, i32, i32, i32 }
%struct.execute = type { %struct.command, ptr, [0 x i8] }
%struct.arrival = type { ptr, ptr, i64, i64, ptr }
%struct.stamp = type { ptr, i64 }
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
define dso_local i32 @device_clock(ptr noundef %0, ptr noundef %1, ptr nocapture noundef %2) local_unnamed_addr #0 {
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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %15) #12
  store ptr null, ptr %15, align 8, !tbaa !5
  %16 = load ptr, ptr %0, align 8, !tbaa !44
  %17 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 33
  %18 = load ptr, ptr %17, align 8, !tbaa !45
  %19 = tail call i32 %16(ptr noundef %18) #11
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %152

21:                                               ; preds = %3
  %22 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 14
  %23 = load ptr, ptr %22, align 8, !tbaa !49
  %24 = call i32 %23(ptr noundef nonnull %15, i32 noundef 0) #11
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %140

26:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %14) #12
  %27 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %14) #11
  %28 = load i64, ptr %14, align 8, !tbaa !37
  %29 = mul i64 %28, 1000000000
  %30 = getelementptr inbounds %struct.timespec, ptr %14, i64 0, i32 1
  %31 = load i64, ptr %30, align 8, !tbaa !39
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %14) #12
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %13) #12
  %52 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %13) #11
  %53 = load i64, ptr %13, align 8, !tbaa !37
  %54 = mul i64 %53, 1000000000
  %55 = load i64, ptr %34, align 8, !tbaa !39
  %56 = add i64 %54, %55
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %13) #12
  %57 = icmp ult i64 %56, %33
  br i1 %57, label %58, label %140

58:                                               ; preds = %51, %48
  %59 = load ptr, ptr %15, align 8, !tbaa !5
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %12) #12
  %60 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %12) #11
  %61 = load i64, ptr %12, align 8, !tbaa !37
  %62 = mul i64 %61, 1000000000
  %63 = load i64, ptr %35, align 8, !tbaa !39
  %64 = add i64 %62, %63
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %12) #12
  %65 = load ptr, ptr %36, align 8, !tbaa !109
  %66 = call i32 %65(ptr noundef %59, ptr noundef %1) #11
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %140

68:                                               ; preds = %58
  %69 = load ptr, ptr %37, align 8, !tbaa !110
  %70 = call i32 %69(ptr noundef %59) #11
  %71 = icmp eq i32 %70, 600
  br i1 %71, label %72, label %103

72:                                               ; preds = %68, %99
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %11) #12
  %73 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %11) #11
  %74 = load i64, ptr %11, align 8, !tbaa !37
  %75 = mul i64 %74, 1000000000
  %76 = load i64, ptr %38, align 8, !tbaa !39
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %11) #12
  %77 = sub i64 %76, %64
  %78 = add i64 %77, %75
  %79 = icmp ugt i64 %78, 1000000000
  br i1 %79, label %103, label %80

80:                                               ; preds = %72
  %81 = icmp ugt i64 %78, 1000000
  br i1 %81, label %82, label %99

82:                                               ; preds = %80
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %9, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %10, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #12
  %83 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #11
  %84 = load i64, ptr %8, align 8, !tbaa !37
  %85 = mul i64 %84, 1000000000
  %86 = load i64, ptr %39, align 8, !tbaa !39
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #12
  %87 = add i64 %86, 100000
  %88 = add i64 %87, %85
  %89 = call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #11
  %90 = freeze i64 %88
  %91 = udiv i64 %90, 1000000000
  %92 = mul i64 %91, 1000000000
  %93 = sub i64 %90, %92
  br label %94

94:                                               ; preds = %94, %82
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #12
  store i64 %91, ptr %7, align 8, !tbaa !37
  store i64 %93, ptr %40, align 8, !tbaa !39
  %95 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %10, ptr noundef nonnull %9, i32 noundef 1, ptr noundef nonnull %7) #11
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #12
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %94, label %97, !llvm.loop !111

97:                                               ; preds = %94
  %98 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #12
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #12
  br label %99

99:                                               ; preds = %97, %80
  %100 = load ptr, ptr %37, align 8, !tbaa !110
  %101 = call i32 %100(ptr noundef %59) #11
  %102 = icmp eq i32 %101, 600
  br i1 %102, label %72, label %103

103:                                              ; preds = %99, %72, %68
  %104 = phi i32 [ %70, %68 ], [ 600, %72 ], [ %101, %99 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #12
  %105 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #11
  %106 = load i64, ptr %6, align 8, !tbaa !37
  %107 = mul i64 %106, 1000000000
  %108 = load i64, ptr %41, align 8, !tbaa !39
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #12
  %109 = icmp eq i32 %104, 0
  br i1 %109, label %110, label %140

110:                                              ; preds = %103
  %111 = call i32 @pthread_mutex_lock(ptr noundef nonnull %42) #11
  %112 = load ptr, ptr %15, align 8, !tbaa !5
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #12
  store float 0.000000e+00, ptr %5, align 4, !tbaa !112
  %113 = load ptr, ptr %43, align 8, !tbaa !114
  %114 = load ptr, ptr %44, align 8, !tbaa !115
  %115 = call i32 %113(ptr noundef nonnull %5, ptr noundef %114, ptr noundef %112) #11
  %116 = load double, ptr %45, align 8, !tbaa !116
  %117 = load float, ptr %5, align 4, !tbaa !112
  %118 = fpext float %117 to double
  %119 = call double @llvm.fmuladd.f64(double %118, double 1.000000e-03, double %116)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #12
  %120 = icmp eq i32 %115, 0
  br i1 %120, label %121, label %124

121:                                              ; preds = %110
  %122 = load ptr, ptr %44, align 8, !tbaa !115
  %123 = load ptr, ptr %15, align 8, !tbaa !5
  store ptr %123, ptr %44, align 8, !tbaa !115
  store double %119, ptr %45, align 8, !tbaa !116
  store ptr %122, ptr %15, align 8, !tbaa !5
  br label %124

124:                                              ; preds = %121, %110
  %125 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %42) #11
  %126 = sub i64 %108, %64
  %127 = add i64 %126, %107
  %128 = uitofp i64 %127 to double
  %129 = fmul double %128, 5.000000e-10
  br i1 %120, label %130, label %140

130:                                              ; preds = %124
  br i1 %50, label %134, label %131

131:                                              ; preds = %130
  %132 = load double, ptr %46, align 8, !tbaa !117
  %133 = fcmp olt double %129, %132
  br i1 %133, label %134, label %137

134:                                              ; preds = %131, %130
  %135 = uitofp i64 %64 to double
  %136 = call double @llvm.fmuladd.f64(double %135, double 1.000000e-09, double %129)
  store double %119, ptr %2, align 8, !tbaa.struct !119
  store double %136, ptr %47, align 8, !tbaa.struct !121
  store double %129, ptr %46, align 8, !tbaa.struct !122
  br label %137

137:                                              ; preds = %134, %131
  %138 = add nuw nsw i32 %49, 1
  %139 = icmp eq i32 %138, 8
  br i1 %139, label %140, label %48, !llvm.loop !123

140:                                              ; preds = %137, %124, %103, %58, %51, %21
  %141 = phi i32 [ %24, %21 ], [ %115, %124 ], [ %104, %103 ], [ %66, %58 ], [ 0, %51 ], [ 0, %137 ]
  %142 = load ptr, ptr %15, align 8, !tbaa !5
  %143 = icmp eq ptr %142, null
  br i1 %143, label %148, label %144

144:                                              ; preds = %140
  %145 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 15
  %146 = load ptr, ptr %145, align 8, !tbaa !52
  %147 = call i32 %146(ptr noundef nonnull %142) #11
  br label %148

148:                                              ; preds = %144, %140
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #12
  %149 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %150 = load ptr, ptr %149, align 8, !tbaa !55
  %151 = call i32 %150(ptr noundef nonnull %4) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #12
  br label %152

152:                                              ; preds = %3, %148
  %153 = phi i32 [ %141, %148 ], [ %19, %3 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %15) #12
  ret i32 %153
}

; Function Attrs: nounwind
define dso_local ptr @queue_create(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 592) #11
  %5 = icmp eq ptr %4, null
  br i1 %5, label %43, label %6

6:                                                ; preds = %3
  store ptr %0, ptr %4, align 8, !tbaa !124
  %7 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 1
  store ptr %1, ptr %7, align 8, !tbaa !125
  %8 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 3, i32 1
  store i32 %2, ptr %8, align 8, !tbaa !126
  %9 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 20
  %10 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 21
  store ptr %9, ptr %10, align 8, !tbaa !127
  %11 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 22
  %12 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 23
  store ptr %11, ptr %12, align 8, !tbaa !128
  %13 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 26
  %14 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 27
  store ptr %13, ptr %14, align 8, !tbaa !129
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
  %33 = load ptr, ptr %4, align 8, !tbaa !124
  %34 = getelementptr inbounds %struct.device, ptr %33, i64 0, i32 39
  %35 = load ptr, ptr %34, align 8, !tbaa !54
  %36 = tail call i32 @pthread_mutex_lock(ptr noundef %35) #11
  %37 = getelementptr inbounds %struct.ring, ptr %35, i64 0, i32 1
  %38 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %37) #11
  %39 = tail call i32 @pthread_mutex_unlock(ptr noundef %35) #11
  %40 = load i64, ptr %15, align 8, !tbaa !130
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
  %35 = load i64, ptr %12, align 8, !tbaa !131
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
  %45 = load i32, ptr %30, align 8, !tbaa !132
  %46 = call i64 @write(i32 noundef %45, ptr noundef nonnull @notify.one, i64 noundef 8) #11
  br label %47

47:                                               ; preds = %80, %278, %154, %159, %192, %44, %41
  %48 = load atomic i32, ptr %6 seq_cst, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %31, label %280, !llvm.loop !133

50:                                               ; preds = %36
  %51 = load ptr, ptr %14, align 8, !tbaa !134
  br label %52

52:                                               ; preds = %56, %50
  %53 = phi ptr [ %13, %50 ], [ %54, %56 ]
  %54 = load ptr, ptr %53, align 8, !tbaa !5
  %55 = icmp ne ptr %54, null
  br i1 %55, label %56, label %60

56:                                               ; preds = %52
  %57 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 18
  %58 = load i32, ptr %57, align 4, !tbaa !135
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %52, label %60, !llvm.loop !136

60:                                               ; preds = %52, %56
  %61 = load atomic i64, ptr %10 seq_cst, align 8
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %63, label %72

63:                                               ; preds = %60
  %64 = load i32, ptr %15, align 8, !tbaa !137
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %72

66:                                               ; preds = %63
  %67 = load i32, ptr %16, align 8, !tbaa !138
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %72

69:                                               ; preds = %66
  %70 = load i32, ptr %17, align 8, !tbaa !139
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
  store i32 1, ptr %18, align 4, !tbaa !140
  %81 = call i32 @pthread_cond_wait(ptr noundef nonnull %19, ptr noundef nonnull %4) #11
  store i32 0, ptr %18, align 4, !tbaa !140
  br label %47

82:                                               ; preds = %76
  br i1 %77, label %83, label %196

83:                                               ; preds = %82
  br i1 %55, label %84, label %90

84:                                               ; preds = %83
  %85 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 1
  %86 = load i64, ptr %85, align 8, !tbaa !100
  %87 = getelementptr inbounds %struct.slot, ptr %51, i64 0, i32 4
  %88 = load i64, ptr %87, align 8, !tbaa !141
  %89 = icmp ult i64 %86, %88
  br i1 %89, label %196, label %90

90:                                               ; preds = %84, %83
  %91 = load ptr, ptr %0, align 8, !tbaa !124
  %92 = load ptr, ptr %14, align 8, !tbaa !134
  %93 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #11
  %94 = load ptr, ptr %91, align 8, !tbaa !44
  %95 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 33
  %96 = load ptr, ptr %95, align 8, !tbaa !45
  %97 = call i32 %94(ptr noundef %96) #11
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %139

99:                                               ; preds = %90
  %100 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 18
  %101 = load ptr, ptr %100, align 8, !tbaa !142
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
  br i1 %114, label %135, label %115, !llvm.loop !143

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
  %126 = load ptr, ptr %111, align 8, !tbaa !110
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
  %147 = load ptr, ptr %0, align 8, !tbaa !124
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
  %161 = load i64, ptr %160, align 8, !tbaa !144
  call fastcc void @land_many(ptr noundef nonnull %0, i64 noundef %161) #13
  %162 = load atomic i32, ptr %11 seq_cst, align 8
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %164, label %47

164:                                              ; preds = %159
  %165 = load ptr, ptr %14, align 8, !tbaa !134
  %166 = load ptr, ptr %155, align 8, !tbaa !48
  store ptr %166, ptr %14, align 8, !tbaa !134
  %167 = icmp eq ptr %166, null
  br i1 %167, label %168, label %169

168:                                              ; preds = %164
  store ptr %14, ptr %22, align 8, !tbaa !129
  br label %169

169:                                              ; preds = %168, %164
  store ptr null, ptr %155, align 8, !tbaa !48
  %170 = load ptr, ptr %0, align 8, !tbaa !124
  %171 = getelementptr inbounds %struct.device, ptr %170, i64 0, i32 39
  %172 = load ptr, ptr %171, align 8, !tbaa !54
  %173 = call i32 @pthread_mutex_lock(ptr noundef %172) #11
  %174 = icmp eq ptr %165, null
  br i1 %174, label %192, label %175

175:                                              ; preds = %169
  %176 = getelementptr inbounds %struct.ring, ptr %172, i64 0, i32 2
  %177 = load i64, ptr %23, align 8, !tbaa !145
  br label %179

178:                                              ; preds = %189
  store i64 %183, ptr %23, align 8, !tbaa !145
  br label %192

179:                                              ; preds = %189, %175
  %180 = phi i64 [ %177, %175 ], [ %183, %189 ]
  %181 = phi ptr [ %165, %175 ], [ %182, %189 ]
  %182 = load ptr, ptr %181, align 8, !tbaa !48
  %183 = add i64 %180, -1
  %184 = getelementptr inbounds %struct.slot, ptr %181, i64 0, i32 6
  %185 = load ptr, ptr %184, align 8, !tbaa !146
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
  br i1 %191, label %178, label %179, !llvm.loop !147

192:                                              ; preds = %178, %169
  %193 = getelementptr inbounds %struct.ring, ptr %172, i64 0, i32 1
  %194 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %193) #11
  %195 = call i32 @pthread_mutex_unlock(ptr noundef %172) #11
  br label %47

196:                                              ; preds = %84, %82
  %197 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 20
  %198 = load i32, ptr %197, align 4, !tbaa !148
  %199 = add i32 %198, 1
  store i32 %199, ptr %197, align 4, !tbaa !148
  %200 = load i32, ptr %25, align 4, !tbaa !149
  %201 = add i32 %200, 1
  store i32 %201, ptr %25, align 4, !tbaa !149
  %202 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 11
  %203 = load i64, ptr %202, align 8, !tbaa !150
  %204 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #11
  %205 = load ptr, ptr %0, align 8, !tbaa !124
  %206 = load ptr, ptr %205, align 8, !tbaa !44
  %207 = getelementptr inbounds %struct.device, ptr %205, i64 0, i32 33
  %208 = load ptr, ptr %207, align 8, !tbaa !45
  %209 = call i32 %206(ptr noundef %208) #11
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %211, label %223

211:                                              ; preds = %196
  %212 = load ptr, ptr %0, align 8, !tbaa !124
  %213 = getelementptr inbounds %struct.device, ptr %212, i64 0, i32 18
  %214 = load ptr, ptr %213, align 8, !tbaa !142
  %215 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 12
  %216 = load ptr, ptr %215, align 8, !tbaa !151
  %217 = call i32 %214(ptr noundef %216) #11
  %218 = load ptr, ptr %0, align 8, !tbaa !124
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
  %231 = load ptr, ptr %0, align 8, !tbaa !124
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
  %243 = load i64, ptr %26, align 8, !tbaa !152
  %244 = icmp ult i64 %243, %203
  br i1 %244, label %266, label %245

245:                                              ; preds = %242
  %246 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 18
  %247 = load i32, ptr %246, align 4, !tbaa !135
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %266, label %249

249:                                              ; preds = %245
  store i32 0, ptr %246, align 4, !tbaa !135
  %250 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 8
  %251 = load i64, ptr %250, align 8, !tbaa !153
  %252 = load i64, ptr %27, align 8, !tbaa !154
  %253 = sub i64 %252, %251
  store i64 %253, ptr %27, align 8, !tbaa !154
  %254 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 10
  %255 = load i64, ptr %254, align 8, !tbaa !155
  %256 = icmp ugt i64 %255, 65536
  %257 = sext i1 %256 to i32
  %258 = load i32, ptr %17, align 8, !tbaa !139
  %259 = add i32 %258, %257
  store i32 %259, ptr %17, align 8, !tbaa !139
  %260 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 1
  %261 = load i64, ptr %260, align 8, !tbaa !100
  store atomic i64 %261, ptr %12 seq_cst, align 8
  %262 = load ptr, ptr %28, align 8, !tbaa !156
  %263 = icmp eq ptr %262, null
  br i1 %263, label %266, label %264

264:                                              ; preds = %249
  %265 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #11
  br label %266

266:                                              ; preds = %264, %249, %245, %242, %238
  %267 = load i32, ptr %197, align 4, !tbaa !148
  %268 = add i32 %267, -1
  store i32 %268, ptr %197, align 4, !tbaa !148
  %269 = load i32, ptr %25, align 4, !tbaa !149
  %270 = add i32 %269, -1
  store i32 %270, ptr %25, align 4, !tbaa !149
  %271 = icmp eq i32 %268, 0
  br i1 %271, label %272, label %278

272:                                              ; preds = %266
  %273 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 19
  %274 = load i32, ptr %273, align 8, !tbaa !157
  %275 = icmp eq i32 %274, 0
  br i1 %275, label %278, label %276

276:                                              ; preds = %272
  %277 = load ptr, ptr %29, align 8, !tbaa !158
  store ptr %277, ptr %54, align 8, !tbaa !159
  store ptr %54, ptr %29, align 8, !tbaa !158
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
  %33 = load ptr, ptr %13, align 8, !tbaa !156
  %34 = icmp eq ptr %33, null
  br i1 %34, label %47, label %35

35:                                               ; preds = %32
  %36 = load i32, ptr %14, align 4, !tbaa !160
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
  br label %393, !llvm.loop !161

49:                                               ; preds = %44
  %50 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 17
  %51 = load i32, ptr %50, align 8, !tbaa !103
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %197

53:                                               ; preds = %49
  %54 = load i64, ptr %17, align 8, !tbaa !154
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %68, label %56

56:                                               ; preds = %53
  %57 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 8
  %58 = load i64, ptr %57, align 8, !tbaa !153
  %59 = add i64 %58, %54
  %60 = icmp ugt i64 %59, 772
  br i1 %60, label %61, label %68

61:                                               ; preds = %56
  store i32 1, ptr %18, align 8, !tbaa !138
  %62 = load i32, ptr %19, align 4, !tbaa !140
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %66, label %64

64:                                               ; preds = %61
  %65 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #11
  br label %66

66:                                               ; preds = %64, %61
  %67 = call i32 @pthread_cond_wait(ptr noundef nonnull %21, ptr noundef nonnull %7) #11
  store i32 0, ptr %18, align 8, !tbaa !138
  br label %393

68:                                               ; preds = %56, %53
  %69 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #11
  %70 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 13
  %71 = load i32, ptr %70, align 8, !tbaa !162
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %143, label %73

73:                                               ; preds = %68
  %74 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 3
  %75 = load ptr, ptr %74, align 8, !tbaa !104
  %76 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 4
  %77 = load ptr, ptr %76, align 8, !tbaa !163
  %78 = icmp ult ptr %75, %77
  br i1 %78, label %79, label %143

79:                                               ; preds = %73, %108
  %80 = phi ptr [ %112, %108 ], [ %75, %73 ]
  %81 = load i16, ptr %80, align 8, !tbaa !164
  %82 = icmp eq i16 %81, 11
  br i1 %82, label %83, label %108

83:                                               ; preds = %79
  %84 = getelementptr inbounds %struct.wait, ptr %80, i64 0, i32 1
  %85 = load ptr, ptr %84, align 8, !tbaa !166
  %86 = getelementptr inbounds %struct.wait, ptr %80, i64 0, i32 2
  %87 = load i64, ptr %86, align 8, !tbaa !167
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
  %113 = load ptr, ptr %76, align 8, !tbaa !163
  %114 = icmp ult ptr %112, %113
  br i1 %114, label %79, label %143, !llvm.loop !168

115:                                              ; preds = %103
  %116 = getelementptr inbounds %struct.wait, ptr %80, i64 0, i32 1
  %117 = getelementptr inbounds %struct.wait, ptr %80, i64 0, i32 2
  %118 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #11
  %119 = load ptr, ptr %116, align 8, !tbaa !166
  %120 = load i64, ptr %117, align 8, !tbaa !167
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
  %146 = load i32, ptr %145, align 4, !tbaa !169
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %197, label %148, !llvm.loop !161

148:                                              ; preds = %143
  %149 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 3
  %150 = load ptr, ptr %149, align 8, !tbaa !104
  %151 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 4
  %152 = load ptr, ptr %151, align 8, !tbaa !163
  %153 = icmp ult ptr %150, %152
  br i1 %153, label %154, label %197, !llvm.loop !161

154:                                              ; preds = %148
  %155 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 16
  br label %156

156:                                              ; preds = %175, %154
  %157 = phi ptr [ %152, %154 ], [ %176, %175 ]
  %158 = phi i32 [ 1, %154 ], [ %177, %175 ]
  %159 = phi ptr [ %150, %154 ], [ %181, %175 ]
  %160 = load i16, ptr %159, align 8, !tbaa !170
  %161 = icmp eq i16 %160, 14
  br i1 %161, label %162, label %175

162:                                              ; preds = %156
  %163 = getelementptr inbounds %struct.wait_ready, ptr %159, i64 0, i32 1
  %164 = load ptr, ptr %163, align 8, !tbaa !172
  %165 = load atomic i32, ptr %164 seq_cst, align 4
  %166 = icmp ne i32 %158, 0
  %167 = icmp ne i32 %165, 0
  %168 = select i1 %166, i1 %167, i1 false
  %169 = zext i1 %168 to i32
  %170 = icmp eq i32 %165, 2
  %171 = zext i1 %170 to i32
  %172 = load i32, ptr %155, align 4, !tbaa !173
  %173 = or i32 %172, %171
  store i32 %173, ptr %155, align 4, !tbaa !173
  %174 = load ptr, ptr %151, align 8, !tbaa !163
  br label %175

175:                                              ; preds = %162, %156
  %176 = phi ptr [ %174, %162 ], [ %157, %156 ]
  %177 = phi i32 [ %169, %162 ], [ %158, %156 ]
  %178 = getelementptr inbounds %struct.command, ptr %159, i64 0, i32 2
  %179 = load i32, ptr %178, align 4, !tbaa !67
  %180 = zext i32 %179 to i64
  %181 = getelementptr inbounds i8, ptr %159, i64 %180
  %182 = icmp ult ptr %181, %176
  br i1 %182, label %156, label %183, !llvm.loop !174

183:                                              ; preds = %175
  %184 = icmp eq i32 %177, 0
  br i1 %184, label %185, label %197, !llvm.loop !161

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
  %198 = load ptr, ptr %33, align 8, !tbaa !159
  store ptr %198, ptr %13, align 8, !tbaa !156
  %199 = icmp eq ptr %198, null
  br i1 %199, label %200, label %201

200:                                              ; preds = %197
  store ptr %13, ptr %26, align 8, !tbaa !128
  br label %201

201:                                              ; preds = %200, %197
  store i32 1, ptr %50, align 8, !tbaa !103
  store i32 1, ptr %14, align 4, !tbaa !160
  %202 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #11
  br i1 %52, label %203, label %239

203:                                              ; preds = %201
  %204 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 13
  %205 = load i32, ptr %204, align 8, !tbaa !162
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %239, label %207

207:                                              ; preds = %203
  %208 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 3
  %209 = load ptr, ptr %208, align 8, !tbaa !104
  %210 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 4
  %211 = load ptr, ptr %210, align 8, !tbaa !163
  %212 = icmp ult ptr %209, %211
  br i1 %212, label %213, label %239

213:                                              ; preds = %207
  %214 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 1
  br label %215

215:                                              ; preds = %232, %213
  %216 = phi ptr [ %209, %213 ], [ %236, %232 ]
  %217 = load i16, ptr %216, align 8, !tbaa !164
  %218 = icmp eq i16 %217, 11
  br i1 %218, label %219, label %232

219:                                              ; preds = %215
  %220 = getelementptr inbounds %struct.wait, ptr %216, i64 0, i32 1
  %221 = load ptr, ptr %220, align 8, !tbaa !166
  %222 = getelementptr inbounds %struct.queue, ptr %221, i64 0, i32 33
  %223 = call i32 @pthread_mutex_lock(ptr noundef nonnull %222) #11
  %224 = getelementptr inbounds %struct.queue, ptr %221, i64 0, i32 4
  %225 = load i64, ptr %224, align 8, !tbaa !95
  %226 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %222) #11
  %227 = getelementptr inbounds %struct.wait, ptr %216, i64 0, i32 2
  %228 = load i64, ptr %227, align 8, !tbaa !167
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
  %237 = load ptr, ptr %210, align 8, !tbaa !163
  %238 = icmp ult ptr %236, %237
  br i1 %238, label %215, label %239, !llvm.loop !175

239:                                              ; preds = %232, %207, %203, %201
  %240 = call fastcc i32 @hand_over(ptr noundef %0, ptr noundef nonnull %33) #13
  %241 = icmp eq i32 %240, -1
  br i1 %241, label %242, label %391

242:                                              ; preds = %239
  %243 = load ptr, ptr %0, align 8, !tbaa !124
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
  %259 = load ptr, ptr %0, align 8, !tbaa !124
  %260 = getelementptr inbounds %struct.device, ptr %259, i64 0, i32 39
  %261 = load ptr, ptr %260, align 8, !tbaa !54
  %262 = getelementptr inbounds %struct.ring, ptr %261, i64 0, i32 2
  %263 = load ptr, ptr %262, align 8, !tbaa !5
  %264 = icmp eq ptr %263, null
  br i1 %264, label %268, label %265

265:                                              ; preds = %258
  %266 = load i64, ptr %28, align 8, !tbaa !145
  %267 = icmp ult i64 %266, 64
  br i1 %267, label %371, label %268

268:                                              ; preds = %265, %258
  %269 = load ptr, ptr %29, align 8, !tbaa !176
  %270 = icmp eq ptr %269, null
  br i1 %270, label %275, label %271

271:                                              ; preds = %268
  %272 = load i64, ptr %28, align 8, !tbaa !145
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
  %281 = load i64, ptr %28, align 8, !tbaa !145
  %282 = icmp eq i64 %281, 0
  br i1 %282, label %283, label %286

283:                                              ; preds = %280
  %284 = load i32, ptr %30, align 8, !tbaa !177
  %285 = icmp eq i32 %284, 0
  br i1 %285, label %292, label %286

286:                                              ; preds = %283, %280
  %287 = call i32 @pthread_cond_wait(ptr noundef nonnull %250, ptr noundef %245) #11
  br label %288

288:                                              ; preds = %370, %366, %361, %286
  %289 = phi i32 [ 0, %286 ], [ 0, %370 ], [ %367, %366 ], [ 0, %361 ]
  %290 = load atomic i32, ptr %15 seq_cst, align 8
  %291 = icmp eq i32 %290, 0
  br i1 %291, label %251, label %371, !llvm.loop !178

292:                                              ; preds = %283
  %293 = call i32 @pthread_mutex_unlock(ptr noundef %245) #11
  %294 = load ptr, ptr %0, align 8, !tbaa !124
  %295 = call ptr @calloc(i64 noundef 1, i64 noundef 56) #11
  %296 = icmp eq ptr %295, null
  br i1 %296, label %297, label %299

297:                                              ; preds = %292
  %298 = call i32 @pthread_mutex_lock(ptr noundef %245) #11
  br label %370

299:                                              ; preds = %292
  %300 = call ptr @calloc(i64 noundef 1, i64 noundef 327680) #11
  %301 = getelementptr inbounds %struct.slot, ptr %295, i64 0, i32 6
  store ptr %300, ptr %301, align 8, !tbaa !146
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
  %314 = load ptr, ptr %301, align 8, !tbaa !146
  br label %353

315:                                              ; preds = %307
  %316 = getelementptr inbounds %struct.device, ptr %294, i64 0, i32 12
  %317 = load ptr, ptr %316, align 8, !tbaa !179
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
  %345 = load ptr, ptr %344, align 8, !tbaa !180
  %346 = call i32 @pthread_rwlock_wrlock(ptr noundef %345) #11
  %347 = getelementptr inbounds %struct.device, ptr %294, i64 0, i32 13
  %348 = load ptr, ptr %347, align 8, !tbaa !181
  %349 = load ptr, ptr %340, align 8, !tbaa !46
  %350 = call i32 %348(ptr noundef %349) #11
  %351 = load ptr, ptr %344, align 8, !tbaa !180
  %352 = call i32 @pthread_rwlock_unlock(ptr noundef %351) #11
  br label %356

353:                                              ; preds = %313, %299
  %354 = phi ptr [ %314, %313 ], [ null, %299 ]
  %355 = phi i32 [ %311, %313 ], [ 2, %299 ]
  call void @free(ptr noundef %354) #11
  call void @free(ptr noundef nonnull %295) #11
  br label %366

356:                                              ; preds = %343, %339
  %357 = load ptr, ptr %301, align 8, !tbaa !146
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
  store ptr %295, ptr %29, align 8, !tbaa !176
  %365 = call i32 @pthread_mutex_lock(ptr noundef %245) #11
  br label %288

366:                                              ; preds = %356, %353
  %367 = phi i32 [ %329, %356 ], [ %355, %353 ]
  %368 = call i32 @pthread_mutex_lock(ptr noundef %245) #11
  %369 = icmp eq i32 %367, 2
  br i1 %369, label %370, label %288

370:                                              ; preds = %366, %297
  store i32 1, ptr %30, align 8, !tbaa !177
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
  %382 = load ptr, ptr %0, align 8, !tbaa !124
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
  %10 = load ptr, ptr %9, align 8, !tbaa !158
  %11 = icmp eq ptr %10, null
  br i1 %11, label %17, label %12

12:                                               ; preds = %6
  %13 = load ptr, ptr %10, align 8, !tbaa !159
  store ptr %13, ptr %9, align 8, !tbaa !158
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #11
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %10, i8 0, i64 96, i1 false)
  %15 = getelementptr inbounds i8, ptr %10, i64 104
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(52) %15, i8 0, i64 52, i1 false)
  %16 = getelementptr inbounds i8, ptr %10, i64 168
  store ptr null, ptr %16, align 8, !tbaa.struct !182
  br label %21

17:                                               ; preds = %6
  %18 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #11
  %19 = tail call ptr @calloc(i64 noundef 1, i64 noundef 176) #11
  %20 = icmp eq ptr %19, null
  br i1 %20, label %286, label %21

21:                                               ; preds = %12, %17
  %22 = phi ptr [ %10, %12 ], [ %19, %17 ]
  %23 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 1
  store i64 %3, ptr %23, align 8, !tbaa !100
  %24 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 2
  store i64 %4, ptr %24, align 8, !tbaa !183
  %25 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 5
  store ptr %1, ptr %25, align 8, !tbaa !184
  %26 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 3
  store ptr %1, ptr %26, align 8, !tbaa !104
  %27 = getelementptr inbounds i8, ptr %1, i64 %2
  %28 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 4
  store ptr %27, ptr %28, align 8, !tbaa !163
  %29 = sub i64 %3, %4
  %30 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 7
  store i64 %29, ptr %30, align 8, !tbaa !185
  %31 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 27
  store ptr %5, ptr %31, align 8, !tbaa !186
  %32 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 22
  store i32 1, ptr %32, align 4, !tbaa !187
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
  %45 = load i16, ptr %44, align 2, !tbaa !105
  %46 = zext i16 %45 to i64
  %47 = add i64 %41, %46
  br label %48

48:                                               ; preds = %43, %40
  %49 = phi i64 [ %47, %43 ], [ %41, %40 ]
  %50 = load i16, ptr %42, align 4, !tbaa !64
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
  %53 = load ptr, ptr %52, align 8, !tbaa !5
  %54 = load i64, ptr %53, align 8, !tbaa !9
  %55 = getelementptr inbounds %struct.kernel, ptr %53, i64 0, i32 1
  %56 = load i64, ptr %55, align 8, !tbaa !9
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %58, label %63

58:                                               ; preds = %51
  %59 = getelementptr inbounds %struct.kernel, ptr %53, i64 0, i32 2
  %60 = load i64, ptr %59, align 8, !tbaa !9
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
  %72 = load i64, ptr %71, align 8, !tbaa !90
  %73 = load i64, ptr %39, align 8, !tbaa !188
  %74 = add i64 %73, %72
  store i64 %74, ptr %39, align 8, !tbaa !188
  br label %105

75:                                               ; preds = %48
  %76 = add i64 %49, 4
  store i32 1, ptr %38, align 8, !tbaa !189
  br label %105

77:                                               ; preds = %48
  %78 = getelementptr inbounds %struct.execute, ptr %42, i64 0, i32 2
  %79 = getelementptr inbounds %struct.command, ptr %42, i64 0, i32 2
  %80 = load i32, ptr %79, align 4, !tbaa !67
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds i8, ptr %42, i64 %81
  %83 = icmp ult ptr %78, %82
  br i1 %83, label %84, label %96

84:                                               ; preds = %77, %84
  %85 = phi i64 [ %90, %84 ], [ 0, %77 ]
  %86 = phi ptr [ %94, %84 ], [ %78, %77 ]
  %87 = getelementptr inbounds %struct.launch, ptr %86, i64 0, i32 1
  %88 = load ptr, ptr %87, align 8, !tbaa !5
  %89 = load i64, ptr %88, align 8, !tbaa !9
  %90 = add i64 %89, %85
  %91 = getelementptr inbounds %struct.command, ptr %86, i64 0, i32 2
  %92 = load i32, ptr %91, align 4, !tbaa !67
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds i8, ptr %86, i64 %93
  %95 = icmp ult ptr %94, %82
  br i1 %95, label %84, label %96, !llvm.loop !190

96:                                               ; preds = %84, %77
  %97 = phi i64 [ 0, %77 ], [ %90, %84 ]
  %98 = add i64 %49, 1
  %99 = add i64 %98, %97
  br label %105

100:                                              ; preds = %48
  store i32 1, ptr %37, align 4, !tbaa !169
  br label %105

101:                                              ; preds = %48
  %102 = add i64 %49, 1
  store i32 1, ptr %36, align 8, !tbaa !162
  br label %105

103:                                              ; preds = %48
  %104 = add i64 %49, 1
  br label %105

105:                                              ; preds = %103, %101, %100, %96, %75, %69, %63, %48
  %106 = phi i64 [ %104, %103 ], [ %102, %101 ], [ %49, %100 ], [ %49, %48 ], [ %99, %96 ], [ %76, %75 ], [ %70, %69 ], [ %68, %63 ]
  %107 = getelementptr inbounds %struct.command, ptr %42, i64 0, i32 2
  %108 = load i32, ptr %107, align 4, !tbaa !67
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds i8, ptr %42, i64 %109
  %111 = icmp ult ptr %110, %27
  br i1 %111, label %40, label %112, !llvm.loop !191

112:                                              ; preds = %105
  %113 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 8
  store i64 %106, ptr %113, align 8, !tbaa !153
  %114 = load i32, ptr %36, align 8, !tbaa !162
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %157, label %119

116:                                              ; preds = %21
  %117 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 8
  store i64 1, ptr %117, align 8, !tbaa !153
  %118 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 13
  br label %157

119:                                              ; preds = %112, %150
  %120 = phi ptr [ %154, %150 ], [ %1, %112 ]
  %121 = load i16, ptr %120, align 8, !tbaa !164
  %122 = icmp eq i16 %121, 11
  br i1 %122, label %123, label %150

123:                                              ; preds = %119
  %124 = getelementptr inbounds %struct.wait, ptr %120, i64 0, i32 1
  %125 = load ptr, ptr %124, align 8, !tbaa !166
  %126 = getelementptr inbounds %struct.wait, ptr %120, i64 0, i32 2
  %127 = load i64, ptr %126, align 8, !tbaa !167
  %128 = getelementptr inbounds %struct.queue, ptr %125, i64 0, i32 33
  %129 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %128) #11
  %130 = getelementptr inbounds %struct.queue, ptr %125, i64 0, i32 4
  %131 = load i64, ptr %130, align 8, !tbaa !95
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
  %142 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %128) #11
  br label %150

143:                                              ; preds = %137
  %144 = getelementptr inbounds %struct.queue, ptr %125, i64 0, i32 10
  %145 = load atomic i32, ptr %144 seq_cst, align 4
  %146 = icmp eq i32 %145, 0
  %147 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %128) #11
  br i1 %146, label %148, label %150

148:                                              ; preds = %143
  %149 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #11
  br label %237

150:                                              ; preds = %143, %141, %119
  %151 = getelementptr inbounds %struct.command, ptr %120, i64 0, i32 2
  %152 = load i32, ptr %151, align 4, !tbaa !67
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds i8, ptr %120, i64 %153
  %155 = load ptr, ptr %28, align 8, !tbaa !163
  %156 = icmp ult ptr %154, %155
  br i1 %156, label %119, label %157, !llvm.loop !168

157:                                              ; preds = %150, %112, %116
  %158 = phi ptr [ %27, %112 ], [ %27, %116 ], [ %155, %150 ]
  %159 = phi ptr [ %36, %112 ], [ %118, %116 ], [ %36, %150 ]
  %160 = phi ptr [ %113, %112 ], [ %117, %116 ], [ %113, %150 ]
  %161 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 14
  %162 = load i32, ptr %161, align 4, !tbaa !169
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %196, label %164

164:                                              ; preds = %157
  %165 = load ptr, ptr %26, align 8, !tbaa !104
  %166 = icmp ult ptr %165, %158
  br i1 %166, label %167, label %196

167:                                              ; preds = %164
  %168 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 16
  br label %169

169:                                              ; preds = %188, %167
  %170 = phi ptr [ %158, %167 ], [ %189, %188 ]
  %171 = phi i32 [ 1, %167 ], [ %190, %188 ]
  %172 = phi ptr [ %165, %167 ], [ %194, %188 ]
  %173 = load i16, ptr %172, align 8, !tbaa !170
  %174 = icmp eq i16 %173, 14
  br i1 %174, label %175, label %188

175:                                              ; preds = %169
  %176 = getelementptr inbounds %struct.wait_ready, ptr %172, i64 0, i32 1
  %177 = load ptr, ptr %176, align 8, !tbaa !172
  %178 = load atomic i32, ptr %177 seq_cst, align 4
  %179 = icmp ne i32 %171, 0
  %180 = icmp ne i32 %178, 0
  %181 = select i1 %179, i1 %180, i1 false
  %182 = zext i1 %181 to i32
  %183 = icmp eq i32 %178, 2
  %184 = zext i1 %183 to i32
  %185 = load i32, ptr %168, align 4, !tbaa !173
  %186 = or i32 %185, %184
  store i32 %186, ptr %168, align 4, !tbaa !173
  %187 = load ptr, ptr %28, align 8, !tbaa !163
  br label %188

188:                                              ; preds = %175, %169
  %189 = phi ptr [ %187, %175 ], [ %170, %169 ]
  %190 = phi i32 [ %182, %175 ], [ %171, %169 ]
  %191 = getelementptr inbounds %struct.command, ptr %172, i64 0, i32 2
  %192 = load i32, ptr %191, align 4, !tbaa !67
  %193 = zext i32 %192 to i64
  %194 = getelementptr inbounds i8, ptr %172, i64 %193
  %195 = icmp ult ptr %194, %189
  br i1 %195, label %169, label %198, !llvm.loop !174

196:                                              ; preds = %157, %164
  %197 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #11
  br label %201

198:                                              ; preds = %188
  %199 = icmp eq i32 %190, 0
  %200 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #11
  br i1 %199, label %237, label %201

201:                                              ; preds = %196, %198
  %202 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %203 = load ptr, ptr %202, align 8, !tbaa !192
  %204 = icmp eq ptr %203, null
  %205 = select i1 %204, i64 80, i64 6
  %206 = load i64, ptr %160, align 8, !tbaa !153
  %207 = icmp ugt i64 %206, %205
  br i1 %207, label %237, label %208

208:                                              ; preds = %201
  %209 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 9
  %210 = load i64, ptr %209, align 8, !tbaa !188
  %211 = icmp ult i64 %210, 262145
  br i1 %211, label %212, label %237

212:                                              ; preds = %208
  %213 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 15
  %214 = load i32, ptr %213, align 8, !tbaa !189
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %216, label %237

216:                                              ; preds = %212
  %217 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %218 = load ptr, ptr %217, align 8, !tbaa !156
  %219 = icmp eq ptr %218, null
  br i1 %219, label %220, label %237

220:                                              ; preds = %216
  %221 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %222 = load i32, ptr %221, align 4, !tbaa !160
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %224, label %237

224:                                              ; preds = %220
  %225 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %226 = load i64, ptr %225, align 8, !tbaa !154
  %227 = icmp ne i64 %226, 0
  %228 = add i64 %226, %206
  %229 = icmp ugt i64 %228, 772
  %230 = select i1 %227, i1 %229, i1 false
  br i1 %230, label %237, label %231

231:                                              ; preds = %224
  %232 = load ptr, ptr %0, align 8, !tbaa !124
  %233 = getelementptr inbounds %struct.device, ptr %232, i64 0, i32 36
  %234 = load ptr, ptr %233, align 8, !tbaa !180
  %235 = tail call i32 @pthread_rwlock_tryrdlock(ptr noundef %234) #11
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %243, label %237

237:                                              ; preds = %201, %208, %212, %216, %220, %148, %198, %224, %231
  %238 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %239 = load ptr, ptr %238, align 8, !tbaa !128
  store ptr %22, ptr %239, align 8, !tbaa !5
  store ptr %22, ptr %238, align 8, !tbaa !128
  %240 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %241 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %240) #11
  %242 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #11
  br label %286

243:                                              ; preds = %231
  %244 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 17
  store i32 1, ptr %244, align 8, !tbaa !103
  store i32 1, ptr %221, align 4, !tbaa !160
  %245 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #11
  %246 = load i32, ptr %159, align 8, !tbaa !162
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %278, label %248

248:                                              ; preds = %243
  %249 = load ptr, ptr %26, align 8, !tbaa !104
  %250 = load ptr, ptr %28, align 8, !tbaa !163
  %251 = icmp ult ptr %249, %250
  br i1 %251, label %252, label %278

252:                                              ; preds = %248
  %253 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  br label %254

254:                                              ; preds = %271, %252
  %255 = phi ptr [ %249, %252 ], [ %275, %271 ]
  %256 = load i16, ptr %255, align 8, !tbaa !164
  %257 = icmp eq i16 %256, 11
  br i1 %257, label %258, label %271

258:                                              ; preds = %254
  %259 = getelementptr inbounds %struct.wait, ptr %255, i64 0, i32 1
  %260 = load ptr, ptr %259, align 8, !tbaa !166
  %261 = getelementptr inbounds %struct.queue, ptr %260, i64 0, i32 33
  %262 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %261) #11
  %263 = getelementptr inbounds %struct.queue, ptr %260, i64 0, i32 4
  %264 = load i64, ptr %263, align 8, !tbaa !95
  %265 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %261) #11
  %266 = getelementptr inbounds %struct.wait, ptr %255, i64 0, i32 2
  %267 = load i64, ptr %266, align 8, !tbaa !167
  %268 = icmp ult i64 %264, %267
  br i1 %268, label %269, label %271

269:                                              ; preds = %258
  %270 = load i64, ptr %23, align 8, !tbaa !100
  tail call fastcc void @add_failure(ptr noundef nonnull %253, i64 noundef %270, i64 noundef 1) #14
  br label %271

271:                                              ; preds = %269, %258, %254
  %272 = getelementptr inbounds %struct.command, ptr %255, i64 0, i32 2
  %273 = load i32, ptr %272, align 4, !tbaa !67
  %274 = zext i32 %273 to i64
  %275 = getelementptr inbounds i8, ptr %255, i64 %274
  %276 = load ptr, ptr %28, align 8, !tbaa !163
  %277 = icmp ult ptr %275, %276
  br i1 %277, label %254, label %278, !llvm.loop !175

278:                                              ; preds = %271, %243, %248
  %279 = tail call fastcc i32 @hand_over(ptr noundef nonnull %0, ptr noundef nonnull %22) #13
  %280 = load ptr, ptr %0, align 8, !tbaa !124
  %281 = getelementptr inbounds %struct.device, ptr %280, i64 0, i32 36
  %282 = load ptr, ptr %281, align 8, !tbaa !180
  %283 = tail call i32 @pthread_rwlock_unlock(ptr noundef %282) #11
  %284 = icmp ugt i32 %279, -3
  %285 = select i1 %284, i32 0, i32 %279
  br label %286

286:                                              ; preds = %237, %278, %17
  %287 = phi i32 [ 2, %17 ], [ %285, %278 ], [ 0, %237 ]
  ret i32 %287
}

declare i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define internal fastcc i32 @hand_over(ptr noundef %0, ptr noundef %1) unnamed_addr #0 {
  %3 = alloca ptr, align 8
  %4 = load ptr, ptr %0, align 8, !tbaa !124
  %5 = load ptr, ptr %4, align 8, !tbaa !44
  %6 = getelementptr inbounds %struct.device, ptr %4, i64 0, i32 33
  %7 = load ptr, ptr %6, align 8, !tbaa !45
  %8 = tail call i32 %5(ptr noundef %7) #11
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %68

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 5
  %12 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 4
  %13 = load ptr, ptr %11, align 8, !tbaa !184
  %14 = load ptr, ptr %12, align 8, !tbaa !163
  %15 = icmp ult ptr %13, %14
  br i1 %15, label %16, label %43

16:                                               ; preds = %10
  %17 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 7
  %18 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 27
  %19 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 6
  %20 = load i64, ptr %17, align 8, !tbaa !185
  br label %21

21:                                               ; preds = %30, %16
  %22 = phi i64 [ %20, %16 ], [ %40, %30 ]
  %23 = phi ptr [ %13, %16 ], [ %35, %30 ]
  %24 = add i64 %22, 1
  %25 = load ptr, ptr %18, align 8, !tbaa !186
  %26 = icmp eq ptr %25, null
  %27 = select i1 %26, ptr @run_or_refuse, ptr @run_timed
  %28 = tail call i32 %27(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %23, i64 noundef %24) #11, !callees !193
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %62

30:                                               ; preds = %21
  %31 = getelementptr inbounds %struct.command, ptr %23, i64 0, i32 2
  %32 = load i32, ptr %31, align 4, !tbaa !67
  %33 = load ptr, ptr %11, align 8, !tbaa !184
  %34 = zext i32 %32 to i64
  %35 = getelementptr inbounds i8, ptr %33, i64 %34
  store ptr %35, ptr %11, align 8, !tbaa !184
  store i64 0, ptr %19, align 8, !tbaa !194
  %36 = getelementptr inbounds %struct.command, ptr %23, i64 0, i32 1
  %37 = load i16, ptr %36, align 2, !tbaa !105
  %38 = zext i16 %37 to i64
  %39 = load i64, ptr %17, align 8, !tbaa !185
  %40 = add i64 %39, %38
  store i64 %40, ptr %17, align 8, !tbaa !185
  %41 = load ptr, ptr %12, align 8, !tbaa !163
  %42 = icmp ult ptr %35, %41
  br i1 %42, label %21, label %43

43:                                               ; preds = %30, %10
  %44 = load ptr, ptr %0, align 8, !tbaa !124
  %45 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %46 = load ptr, ptr %45, align 8, !tbaa !125
  %47 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 12
  %48 = load ptr, ptr %47, align 8, !tbaa !151
  %49 = icmp eq ptr %48, null
  br i1 %49, label %50, label %57

50:                                               ; preds = %43
  %51 = getelementptr inbounds %struct.device, ptr %44, i64 0, i32 14
  %52 = load ptr, ptr %51, align 8, !tbaa !49
  %53 = tail call i32 %52(ptr noundef nonnull %47, i32 noundef 3) #11
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %62

55:                                               ; preds = %50
  %56 = load ptr, ptr %47, align 8, !tbaa !151
  br label %57

57:                                               ; preds = %55, %43
  %58 = phi ptr [ %56, %55 ], [ %48, %43 ]
  %59 = getelementptr inbounds %struct.device, ptr %44, i64 0, i32 16
  %60 = load ptr, ptr %59, align 8, !tbaa !109
  %61 = tail call i32 %60(ptr noundef %58, ptr noundef %46) #11
  br label %62

62:                                               ; preds = %21, %50, %57
  %63 = phi i32 [ %61, %57 ], [ %53, %50 ], [ %28, %21 ]
  %64 = load ptr, ptr %0, align 8, !tbaa !124
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #12
  %65 = getelementptr inbounds %struct.device, ptr %64, i64 0, i32 1
  %66 = load ptr, ptr %65, align 8, !tbaa !55
  %67 = call i32 %66(ptr noundef nonnull %3) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #12
  br label %68

68:                                               ; preds = %62, %2
  %69 = phi i32 [ %8, %2 ], [ %63, %62 ]
  %70 = add i32 %69, 2
  %71 = icmp ult i32 %70, 3
  br i1 %71, label %72, label %85

72:                                               ; preds = %68
  %73 = icmp ugt i32 %69, -3
  %74 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %75 = call i32 @pthread_mutex_lock(ptr noundef nonnull %74) #11
  store ptr null, ptr %1, align 8, !tbaa !159
  br i1 %73, label %76, label %107

76:                                               ; preds = %72
  %77 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %78 = load ptr, ptr %77, align 8, !tbaa !156
  store ptr %78, ptr %1, align 8, !tbaa !159
  %79 = icmp eq ptr %78, null
  br i1 %79, label %80, label %82

80:                                               ; preds = %76
  %81 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  store ptr %1, ptr %81, align 8, !tbaa !128
  br label %82

82:                                               ; preds = %76, %80
  store ptr %1, ptr %77, align 8, !tbaa !156
  %83 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %84 = call i32 @pthread_cond_signal(ptr noundef nonnull %83) #11
  br label %129

85:                                               ; preds = %68
  %86 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %87 = cmpxchg ptr %86, i32 0, i32 %69 seq_cst seq_cst, align 4
  %88 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %89 = call i32 @pthread_mutex_lock(ptr noundef nonnull %88) #11
  %90 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %91 = call i32 @pthread_cond_signal(ptr noundef nonnull %90) #11
  %92 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %93 = call i32 @pthread_cond_signal(ptr noundef nonnull %92) #11
  %94 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %95 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %94) #11
  %96 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %88) #11
  %97 = load ptr, ptr %0, align 8, !tbaa !124
  %98 = getelementptr inbounds %struct.device, ptr %97, i64 0, i32 39
  %99 = load ptr, ptr %98, align 8, !tbaa !54
  %100 = call i32 @pthread_mutex_lock(ptr noundef %99) #11
  %101 = getelementptr inbounds %struct.ring, ptr %99, i64 0, i32 1
  %102 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %101) #11
  %103 = call i32 @pthread_mutex_unlock(ptr noundef %99) #11
  %104 = call i32 @pthread_mutex_lock(ptr noundef nonnull %88) #11
  %105 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %106 = load ptr, ptr %105, align 8, !tbaa !195
  store ptr %106, ptr %1, align 8, !tbaa !159
  store ptr %1, ptr %105, align 8, !tbaa !195
  br label %129

107:                                              ; preds = %72
  %108 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %109 = load ptr, ptr %108, align 8, !tbaa !127
  store ptr %1, ptr %109, align 8, !tbaa !5
  store ptr %1, ptr %108, align 8, !tbaa !127
  %110 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 8
  %111 = load i64, ptr %110, align 8, !tbaa !153
  %112 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %113 = load i64, ptr %112, align 8, !tbaa !154
  %114 = add i64 %113, %111
  store i64 %114, ptr %112, align 8, !tbaa !154
  %115 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 10
  %116 = load i64, ptr %115, align 8, !tbaa !155
  %117 = icmp ugt i64 %116, 65536
  %118 = zext i1 %117 to i32
  %119 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %120 = load i32, ptr %119, align 8, !tbaa !139
  %121 = add i32 %120, %118
  store i32 %121, ptr %119, align 8, !tbaa !139
  %122 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 18
  store i32 1, ptr %122, align 4, !tbaa !135
  %123 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 2
  %124 = load i64, ptr %123, align 8, !tbaa !196
  %125 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 11
  store i64 %124, ptr %125, align 8, !tbaa !150
  %126 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %127 = load i64, ptr %126, align 8, !tbaa !100
  %128 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store i64 %127, ptr %128, align 8, !tbaa !95
  br label %129

129:                                              ; preds = %85, %107, %82
  %130 = phi ptr [ %88, %85 ], [ %74, %107 ], [ %74, %82 ]
  %131 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store i32 0, ptr %131, align 4, !tbaa !160
  %132 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %133 = load ptr, ptr %132, align 8, !tbaa !156
  %134 = icmp eq ptr %133, null
  br i1 %134, label %138, label %135

135:                                              ; preds = %129
  %136 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %137 = call i32 @pthread_cond_signal(ptr noundef nonnull %136) #11
  br label %138

138:                                              ; preds = %135, %129
  %139 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %140 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %139) #11
  %141 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %142 = load atomic i64, ptr %141 seq_cst, align 8
  %143 = icmp eq i64 %142, 0
  br i1 %143, label %144, label %156

144:                                              ; preds = %138
  %145 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %146 = load i32, ptr %145, align 8, !tbaa !137
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %148, label %156

148:                                              ; preds = %144
  %149 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %150 = load i32, ptr %149, align 8, !tbaa !138
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %152, label %156

152:                                              ; preds = %148
  %153 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %154 = load i32, ptr %153, align 8, !tbaa !139
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %163, label %156

156:                                              ; preds = %152, %148, %144, %138
  %157 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %158 = load i32, ptr %157, align 4, !tbaa !140
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %163, label %160

160:                                              ; preds = %156
  %161 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %162 = call i32 @pthread_cond_signal(ptr noundef nonnull %161) #11
  br label %163

163:                                              ; preds = %160, %156, %152
  %164 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %130) #11
  ret i32 %69
}

; Function Attrs: nounwind
define dso_local i64 @queue_completed(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #12
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %7 = load i64, ptr %6, align 8, !tbaa !131
  store i64 %7, ptr %3, align 8, !tbaa !9
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %9 = load ptr, ptr %8, align 8, !tbaa !192
  %10 = icmp eq ptr %9, null
  %11 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #11
  br i1 %10, label %48, label %12

12:                                               ; preds = %1
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %14 = load atomic i32, ptr %13 seq_cst, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %48

16:                                               ; preds = %12
  %17 = load ptr, ptr %0, align 8, !tbaa !124
  %18 = load ptr, ptr %17, align 8, !tbaa !44
  %19 = getelementptr inbounds %struct.device, ptr %17, i64 0, i32 33
  %20 = load ptr, ptr %19, align 8, !tbaa !45
  %21 = tail call i32 %18(ptr noundef %20) #11
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %30

23:                                               ; preds = %16
  %24 = call fastcc i32 @harvest(ptr noundef nonnull %0, ptr noundef nonnull %3) #13
  %25 = load ptr, ptr %0, align 8, !tbaa !124
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
  %41 = load ptr, ptr %0, align 8, !tbaa !124
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
  %4 = load ptr, ptr %0, align 8, !tbaa !124
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %6 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #11
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %8 = load ptr, ptr %7, align 8, !tbaa !192
  %9 = icmp eq ptr %8, null
  br i1 %9, label %192, label %10

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

27:                                               ; preds = %10, %185
  %28 = phi ptr [ %8, %10 ], [ %186, %185 ]
  %29 = phi i64 [ 0, %10 ], [ %94, %185 ]
  %30 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 18
  %31 = load i32, ptr %30, align 4, !tbaa !135
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %93, label %33

33:                                               ; preds = %27
  %34 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #11
  %35 = load ptr, ptr %11, align 8, !tbaa !110
  %36 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 12
  %37 = load ptr, ptr %36, align 8, !tbaa !151
  %38 = call i32 %35(ptr noundef %37) #11
  %39 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #11
  %40 = icmp eq i32 %38, 0
  br i1 %40, label %41, label %188

41:                                               ; preds = %33
  %42 = load atomic i32, ptr %12 seq_cst, align 8
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %188

44:                                               ; preds = %41
  %45 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 10
  %46 = load i64, ptr %45, align 8, !tbaa !155
  %47 = add i64 %46, %29
  %48 = load i64, ptr %13, align 8, !tbaa !152
  %49 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 11
  %50 = load i64, ptr %49, align 8, !tbaa !150
  %51 = icmp ult i64 %48, %50
  br i1 %51, label %52, label %93

52:                                               ; preds = %44
  %53 = load i32, ptr %14, align 4, !tbaa !197
  %54 = icmp ne i32 %53, 0
  %55 = icmp ugt i64 %47, 65536
  %56 = select i1 %54, i1 true, i1 %55
  br i1 %56, label %188, label %57

57:                                               ; preds = %52, %89
  %58 = phi i64 [ %91, %89 ], [ %48, %52 ]
  %59 = load ptr, ptr %15, align 8, !tbaa !198
  %60 = load i64, ptr %16, align 8, !tbaa !199
  %61 = add i64 %60, -1
  %62 = and i64 %61, %58
  %63 = getelementptr inbounds %struct.arrival, ptr %59, i64 %62
  %64 = load ptr, ptr %63, align 8, !tbaa !200
  %65 = icmp eq ptr %64, null
  br i1 %65, label %66, label %82

66:                                               ; preds = %57
  %67 = getelementptr inbounds %struct.arrival, ptr %59, i64 %62, i32 1
  %68 = load ptr, ptr %67, align 8, !tbaa !202
  %69 = getelementptr inbounds i8, ptr %68, i64 2312
  %70 = load i64, ptr %69, align 8, !tbaa !9
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %89, label %72

72:                                               ; preds = %66
  %73 = getelementptr inbounds %struct.arrival, ptr %59, i64 %62, i32 3
  %74 = load i64, ptr %73, align 8, !tbaa !203
  %75 = getelementptr inbounds %struct.arrival, ptr %59, i64 %62, i32 4
  %76 = load ptr, ptr %75, align 8, !tbaa !204
  %77 = getelementptr inbounds %struct.kernel, ptr %76, i64 0, i32 3
  %78 = load i64, ptr %76, align 8, !tbaa !9
  %79 = getelementptr inbounds %struct.task, ptr %77, i64 %78
  call fastcc void @add_failed_assert(ptr noundef nonnull %17, i64 noundef %74, ptr noundef nonnull %68, ptr noundef nonnull %79) #14
  %80 = load ptr, ptr %63, align 8, !tbaa !200
  %81 = icmp eq ptr %80, null
  br i1 %81, label %89, label %82

82:                                               ; preds = %72, %57
  %83 = phi ptr [ %64, %57 ], [ %80, %72 ]
  %84 = getelementptr inbounds %struct.arrival, ptr %59, i64 %62, i32 1
  %85 = load ptr, ptr %84, align 8, !tbaa !202
  %86 = getelementptr inbounds %struct.arrival, ptr %59, i64 %62, i32 2
  %87 = load i64, ptr %86, align 8, !tbaa !205
  %88 = call ptr @memcpy(ptr noundef nonnull %83, ptr noundef %85, i64 noundef %87) #11
  br label %89

89:                                               ; preds = %82, %72, %66
  %90 = load i64, ptr %13, align 8, !tbaa !206
  %91 = add i64 %90, 1
  store i64 %91, ptr %13, align 8, !tbaa !206
  %92 = icmp ult i64 %91, %50
  br i1 %92, label %57, label %93, !llvm.loop !207

93:                                               ; preds = %89, %44, %27
  %94 = phi i64 [ %47, %44 ], [ %29, %27 ], [ %47, %89 ]
  %95 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 24
  %96 = load i32, ptr %95, align 8, !tbaa !208
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %146, label %98

98:                                               ; preds = %93
  %99 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #11
  %100 = load ptr, ptr %0, align 8, !tbaa !124
  %101 = getelementptr inbounds %struct.device, ptr %100, i64 0, i32 38
  %102 = call i32 @pthread_mutex_lock(ptr noundef nonnull %101) #11
  %103 = load i32, ptr %95, align 8, !tbaa !208
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %141, label %105

105:                                              ; preds = %98
  %106 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 27
  %107 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 26
  %108 = getelementptr inbounds %struct.device, ptr %100, i64 0, i32 19
  %109 = getelementptr inbounds %struct.device, ptr %100, i64 0, i32 35
  %110 = getelementptr inbounds %struct.device, ptr %100, i64 0, i32 37
  br label %112

111:                                              ; preds = %112
  br i1 %132, label %141, label %134

112:                                              ; preds = %112, %105
  %113 = phi i64 [ 0, %105 ], [ %128, %112 ]
  %114 = load ptr, ptr %106, align 8, !tbaa !186
  %115 = load ptr, ptr %107, align 8, !tbaa !209
  %116 = getelementptr inbounds %struct.stamp, ptr %115, i64 %113
  %117 = getelementptr inbounds %struct.stamp, ptr %115, i64 %113, i32 1
  %118 = load i64, ptr %117, align 8, !tbaa !210
  %119 = getelementptr inbounds double, ptr %114, i64 %118
  %120 = load ptr, ptr %116, align 8, !tbaa !212
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #12
  store float 0.000000e+00, ptr %3, align 4, !tbaa !112
  %121 = load ptr, ptr %108, align 8, !tbaa !114
  %122 = load ptr, ptr %109, align 8, !tbaa !115
  %123 = call i32 %121(ptr noundef nonnull %3, ptr noundef %122, ptr noundef %120) #11
  %124 = load double, ptr %110, align 8, !tbaa !116
  %125 = load float, ptr %3, align 4, !tbaa !112
  %126 = fpext float %125 to double
  %127 = call double @llvm.fmuladd.f64(double %126, double 1.000000e-03, double %124)
  store double %127, ptr %119, align 8, !tbaa !120
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #12
  %128 = add nuw nsw i64 %113, 1
  %129 = load i32, ptr %95, align 8, !tbaa !208
  %130 = zext i32 %129 to i64
  %131 = icmp uge i64 %128, %130
  %132 = icmp ne i32 %123, 0
  %133 = select i1 %131, i1 true, i1 %132
  br i1 %133, label %111, label %112, !llvm.loop !213

134:                                              ; preds = %111
  %135 = add i32 %129, -1
  %136 = zext i32 %135 to i64
  %137 = load ptr, ptr %107, align 8, !tbaa !209
  %138 = getelementptr inbounds %struct.stamp, ptr %137, i64 %136
  %139 = load ptr, ptr %109, align 8, !tbaa !115
  %140 = load ptr, ptr %138, align 8, !tbaa !5
  store ptr %140, ptr %109, align 8, !tbaa !115
  store double %127, ptr %110, align 8, !tbaa !116
  store ptr %139, ptr %138, align 8, !tbaa !5
  br label %141

141:                                              ; preds = %98, %111, %134
  %142 = phi i32 [ 0, %134 ], [ %123, %111 ], [ 0, %98 ]
  %143 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %101) #11
  %144 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #11
  %145 = icmp eq i32 %142, 0
  br i1 %145, label %146, label %188

146:                                              ; preds = %141, %93
  %147 = load ptr, ptr %7, align 8, !tbaa !192
  %148 = getelementptr inbounds %struct.batch, ptr %147, i64 0, i32 18
  %149 = load i32, ptr %148, align 4, !tbaa !135
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %168, label %151

151:                                              ; preds = %146
  store i32 0, ptr %148, align 4, !tbaa !135
  %152 = getelementptr inbounds %struct.batch, ptr %147, i64 0, i32 8
  %153 = load i64, ptr %152, align 8, !tbaa !153
  %154 = load i64, ptr %18, align 8, !tbaa !154
  %155 = sub i64 %154, %153
  store i64 %155, ptr %18, align 8, !tbaa !154
  %156 = getelementptr inbounds %struct.batch, ptr %147, i64 0, i32 10
  %157 = load i64, ptr %156, align 8, !tbaa !155
  %158 = icmp ugt i64 %157, 65536
  %159 = sext i1 %158 to i32
  %160 = load i32, ptr %19, align 8, !tbaa !139
  %161 = add i32 %160, %159
  store i32 %161, ptr %19, align 8, !tbaa !139
  %162 = getelementptr inbounds %struct.batch, ptr %147, i64 0, i32 1
  %163 = load i64, ptr %162, align 8, !tbaa !100
  store atomic i64 %163, ptr %20 seq_cst, align 8
  %164 = load ptr, ptr %21, align 8, !tbaa !156
  %165 = icmp eq ptr %164, null
  br i1 %165, label %168, label %166

166:                                              ; preds = %151
  %167 = call i32 @pthread_cond_signal(ptr noundef nonnull %22) #11
  br label %168

168:                                              ; preds = %166, %151, %146
  %169 = load ptr, ptr %147, align 8, !tbaa !159
  store ptr %169, ptr %7, align 8, !tbaa !192
  %170 = icmp eq ptr %169, null
  br i1 %170, label %171, label %172

171:                                              ; preds = %168
  store ptr %7, ptr %23, align 8, !tbaa !127
  br label %172

172:                                              ; preds = %171, %168
  %173 = getelementptr inbounds %struct.batch, ptr %147, i64 0, i32 19
  store i32 1, ptr %173, align 8, !tbaa !157
  %174 = getelementptr inbounds %struct.batch, ptr %147, i64 0, i32 20
  %175 = load i32, ptr %174, align 4, !tbaa !148
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %177, label %179

177:                                              ; preds = %172
  %178 = load ptr, ptr %24, align 8, !tbaa !158
  store ptr %178, ptr %147, align 8, !tbaa !159
  store ptr %147, ptr %24, align 8, !tbaa !158
  br label %179

179:                                              ; preds = %177, %172
  %180 = load i32, ptr %25, align 8, !tbaa !137
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %185, label %182

182:                                              ; preds = %179
  %183 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %26) #11
  %184 = load ptr, ptr %7, align 8, !tbaa !192
  br label %185

185:                                              ; preds = %179, %182
  %186 = phi ptr [ %169, %179 ], [ %184, %182 ]
  %187 = icmp eq ptr %186, null
  br i1 %187, label %192, label %27, !llvm.loop !214

188:                                              ; preds = %141, %52, %33, %41
  %189 = phi i32 [ %142, %141 ], [ 0, %52 ], [ %38, %33 ], [ 0, %41 ]
  %190 = load ptr, ptr %7, align 8, !tbaa !192
  %191 = icmp eq ptr %190, null
  br i1 %191, label %192, label %242

192:                                              ; preds = %185, %2, %188
  %193 = phi i32 [ %189, %188 ], [ 0, %2 ], [ 0, %185 ]
  %194 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %195 = load ptr, ptr %194, align 8, !tbaa !156
  %196 = icmp eq ptr %195, null
  br i1 %196, label %197, label %239

197:                                              ; preds = %192
  %198 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %199 = load i32, ptr %198, align 4, !tbaa !160
  %200 = icmp eq i32 %199, 0
  br i1 %200, label %201, label %239

201:                                              ; preds = %197
  %202 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %203 = load ptr, ptr %202, align 8, !tbaa !215
  %204 = icmp eq ptr %203, null
  br i1 %204, label %239, label %205

205:                                              ; preds = %201
  %206 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %207 = load atomic i32, ptr %206 seq_cst, align 8
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %209, label %239

209:                                              ; preds = %205
  %210 = load ptr, ptr %202, align 8, !tbaa !215
  %211 = load ptr, ptr %0, align 8, !tbaa !124
  %212 = getelementptr inbounds %struct.device, ptr %211, i64 0, i32 39
  %213 = load ptr, ptr %212, align 8, !tbaa !54
  %214 = call i32 @pthread_mutex_lock(ptr noundef %213) #11
  %215 = icmp eq ptr %210, null
  br i1 %215, label %235, label %216

216:                                              ; preds = %209
  %217 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %218 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %219 = getelementptr inbounds %struct.ring, ptr %213, i64 0, i32 2
  %220 = load i64, ptr %217, align 8, !tbaa !145
  br label %222

221:                                              ; preds = %232
  store i64 %226, ptr %217, align 8, !tbaa !145
  br label %235

222:                                              ; preds = %232, %216
  %223 = phi i64 [ %220, %216 ], [ %226, %232 ]
  %224 = phi ptr [ %210, %216 ], [ %225, %232 ]
  %225 = load ptr, ptr %224, align 8, !tbaa !48
  %226 = add i64 %223, -1
  %227 = getelementptr inbounds %struct.slot, ptr %224, i64 0, i32 6
  %228 = load ptr, ptr %227, align 8, !tbaa !146
  %229 = icmp eq ptr %228, null
  br i1 %229, label %230, label %232

230:                                              ; preds = %222
  %231 = load ptr, ptr %219, align 8, !tbaa !5
  store ptr %231, ptr %224, align 8, !tbaa !48
  br label %232

232:                                              ; preds = %230, %222
  %233 = phi ptr [ %219, %230 ], [ %218, %222 ]
  store ptr %224, ptr %233, align 8, !tbaa !5
  %234 = icmp eq ptr %225, null
  br i1 %234, label %221, label %222, !llvm.loop !147

235:                                              ; preds = %209, %221
  %236 = getelementptr inbounds %struct.ring, ptr %213, i64 0, i32 1
  %237 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %236) #11
  %238 = call i32 @pthread_mutex_unlock(ptr noundef %213) #11
  store ptr null, ptr %202, align 8, !tbaa !215
  br label %239

239:                                              ; preds = %192, %197, %201, %205, %235
  %240 = load ptr, ptr %7, align 8, !tbaa !192
  %241 = icmp eq ptr %240, null
  br i1 %241, label %250, label %242

242:                                              ; preds = %188, %239
  %243 = phi i32 [ %193, %239 ], [ %189, %188 ]
  %244 = phi ptr [ %240, %239 ], [ %190, %188 ]
  %245 = getelementptr inbounds %struct.batch, ptr %244, i64 0, i32 1
  %246 = load i64, ptr %245, align 8, !tbaa !100
  %247 = getelementptr inbounds %struct.batch, ptr %244, i64 0, i32 2
  %248 = load i64, ptr %247, align 8, !tbaa !183
  %249 = sub i64 %246, %248
  br label %253

250:                                              ; preds = %239
  %251 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %252 = load i64, ptr %251, align 8, !tbaa !131
  br label %253

253:                                              ; preds = %250, %242
  %254 = phi i32 [ %243, %242 ], [ %193, %250 ]
  %255 = phi i64 [ %249, %242 ], [ %252, %250 ]
  store i64 %255, ptr %1, align 8, !tbaa !9
  %256 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #11
  %257 = icmp eq i32 %254, 600
  %258 = select i1 %257, i32 0, i32 %254
  ret i32 %258
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
  %10 = load ptr, ptr %0, align 8, !tbaa !124
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
  br i1 %41, label %26, label %42, !llvm.loop !216

42:                                               ; preds = %32, %35
  %43 = load ptr, ptr %0, align 8, !tbaa !124
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #12
  %44 = getelementptr inbounds %struct.device, ptr %43, i64 0, i32 1
  %45 = load ptr, ptr %44, align 8, !tbaa !55
  %46 = call i32 %45(ptr noundef nonnull %4) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #12
  br label %70

47:                                               ; preds = %26
  %48 = load ptr, ptr %0, align 8, !tbaa !124
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
  %63 = load ptr, ptr %0, align 8, !tbaa !124
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
  %6 = load ptr, ptr %5, align 8, !tbaa !217
  %7 = icmp eq ptr %6, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %2
  %9 = load ptr, ptr %6, align 8, !tbaa !218
  store ptr %9, ptr %5, align 8, !tbaa !217
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !220
  %12 = add i64 %11, -1
  store atomic i64 %12, ptr %10 seq_cst, align 8
  %13 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #11
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2592) %1, ptr noundef nonnull align 8 dereferenceable(2592) %6, i64 2592, i1 false), !tbaa.struct !221
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
  %11 = load i64, ptr %10, align 8, !tbaa !131
  %12 = icmp ult i64 %11, %1
  br i1 %12, label %15, label %13

13:                                               ; preds = %2, %9
  %14 = atomicrmw xchg ptr %5, i64 0 seq_cst, align 8
  br label %15

15:                                               ; preds = %13, %9
  %16 = phi i32 [ 1, %13 ], [ 0, %9 ]
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %18 = load i32, ptr %17, align 4, !tbaa !140
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
  %16 = load i32, ptr %15, align 8, !tbaa !137
  %17 = add i32 %16, 1
  store i32 %17, ptr %15, align 8, !tbaa !137
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %19 = load i32, ptr %18, align 4, !tbaa !140
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %24, label %21

21:                                               ; preds = %3
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %23 = call i32 @pthread_cond_signal(ptr noundef nonnull %22) #11
  br label %24

24:                                               ; preds = %3, %21
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %27 = load i64, ptr %26, align 8, !tbaa !131
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
  %42 = load i32, ptr %30, align 4, !tbaa !223
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
  %48 = load i64, ptr %26, align 8, !tbaa !131
  %49 = icmp ult i64 %48, %1
  br i1 %49, label %37, label %50, !llvm.loop !224

50:                                               ; preds = %41, %37, %46
  %51 = load i64, ptr %26, align 8, !tbaa !131
  br label %52

52:                                               ; preds = %50, %24
  %53 = phi i64 [ %51, %50 ], [ %27, %24 ]
  %54 = load i32, ptr %15, align 8, !tbaa !137
  %55 = add i32 %54, -1
  store i32 %55, ptr %15, align 8, !tbaa !137
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
  %17 = load i32, ptr %6, align 4, !tbaa !223
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %16
  %20 = load i32, ptr %7, align 8, !tbaa !225
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %19
  %23 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %3) #11
  %24 = load i64, ptr %8, align 8, !tbaa !95
  %25 = icmp ult i64 %24, %1
  br i1 %25, label %13, label %26, !llvm.loop !226

26:                                               ; preds = %19, %22, %13, %16, %2
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #11
  ret void
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local i32 @queue_hold_stream(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca ptr, align 8
  %5 = load ptr, ptr %0, align 8, !tbaa !124
  %6 = load ptr, ptr %5, align 8, !tbaa !44
  %7 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 33
  %8 = load ptr, ptr %7, align 8, !tbaa !45
  %9 = tail call i32 %6(ptr noundef %8) #11
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %17

11:                                               ; preds = %3
  %12 = tail call fastcc i32 @wait_for(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2) #13
  %13 = load ptr, ptr %0, align 8, !tbaa !124
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
  br i1 %14, label %7, label %15, !llvm.loop !227

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 20
  %17 = load i32, ptr %16, align 4, !tbaa !148
  %18 = add i32 %17, 1
  store i32 %18, ptr %16, align 4, !tbaa !148
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %20 = load i32, ptr %19, align 4, !tbaa !149
  %21 = add i32 %20, 1
  store i32 %21, ptr %19, align 4, !tbaa !149
  %22 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #11
  %23 = load ptr, ptr %0, align 8, !tbaa !124
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 20
  %25 = load ptr, ptr %24, align 8, !tbaa !228
  %26 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 12
  %27 = load ptr, ptr %26, align 8, !tbaa !151
  %28 = tail call i32 %25(ptr noundef %1, ptr noundef %27, i32 noundef 0) #11
  %29 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #11
  %30 = load i32, ptr %16, align 4, !tbaa !148
  %31 = add i32 %30, -1
  store i32 %31, ptr %16, align 4, !tbaa !148
  %32 = load i32, ptr %19, align 4, !tbaa !149
  %33 = add i32 %32, -1
  store i32 %33, ptr %19, align 4, !tbaa !149
  %34 = icmp eq i32 %31, 0
  br i1 %34, label %35, label %42

35:                                               ; preds = %15
  %36 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 19
  %37 = load i32, ptr %36, align 8, !tbaa !157
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %42, label %39

39:                                               ; preds = %35
  %40 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %41 = load ptr, ptr %40, align 8, !tbaa !158
  store ptr %41, ptr %9, align 8, !tbaa !159
  store ptr %9, ptr %40, align 8, !tbaa !158
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
  %12 = load ptr, ptr %0, align 8, !tbaa !124
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
  %13 = load ptr, ptr %0, align 8, !tbaa !124
  %14 = getelementptr inbounds %struct.device, ptr %13, i64 0, i32 39
  %15 = load ptr, ptr %14, align 8, !tbaa !54
  %16 = tail call i32 @pthread_mutex_lock(ptr noundef %15) #11
  %17 = getelementptr inbounds %struct.ring, ptr %15, i64 0, i32 1
  %18 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %17) #11
  %19 = tail call i32 @pthread_mutex_unlock(ptr noundef %15) #11
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %21 = load i64, ptr %20, align 8, !tbaa !130
  %22 = tail call i32 @pthread_join(i64 noundef %21, ptr noundef null) #11
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %24 = load i64, ptr %23, align 8, !tbaa !229
  %25 = tail call i32 @pthread_join(i64 noundef %24, ptr noundef null) #11
  %26 = load ptr, ptr %0, align 8, !tbaa !124
  %27 = load ptr, ptr %26, align 8, !tbaa !44
  %28 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 33
  %29 = load ptr, ptr %28, align 8, !tbaa !45
  %30 = tail call i32 %27(ptr noundef %29) #11
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %39

32:                                               ; preds = %1
  %33 = load ptr, ptr %0, align 8, !tbaa !124
  %34 = getelementptr inbounds %struct.device, ptr %33, i64 0, i32 21
  %35 = load ptr, ptr %34, align 8, !tbaa !230
  %36 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %37 = load ptr, ptr %36, align 8, !tbaa !125
  %38 = tail call i32 %35(ptr noundef %37) #11
  br label %39

39:                                               ; preds = %32, %1
  %40 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %41 = load ptr, ptr %40, align 8, !tbaa !215
  %42 = load ptr, ptr %0, align 8, !tbaa !124
  %43 = getelementptr inbounds %struct.device, ptr %42, i64 0, i32 39
  %44 = load ptr, ptr %43, align 8, !tbaa !54
  %45 = tail call i32 @pthread_mutex_lock(ptr noundef %44) #11
  %46 = icmp eq ptr %41, null
  br i1 %46, label %66, label %47

47:                                               ; preds = %39
  %48 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %49 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %50 = getelementptr inbounds %struct.ring, ptr %44, i64 0, i32 2
  %51 = load i64, ptr %48, align 8, !tbaa !145
  br label %53

52:                                               ; preds = %63
  store i64 %57, ptr %48, align 8, !tbaa !145
  br label %66

53:                                               ; preds = %63, %47
  %54 = phi i64 [ %51, %47 ], [ %57, %63 ]
  %55 = phi ptr [ %41, %47 ], [ %56, %63 ]
  %56 = load ptr, ptr %55, align 8, !tbaa !48
  %57 = add i64 %54, -1
  %58 = getelementptr inbounds %struct.slot, ptr %55, i64 0, i32 6
  %59 = load ptr, ptr %58, align 8, !tbaa !146
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
  br i1 %65, label %52, label %53, !llvm.loop !147

66:                                               ; preds = %52, %39
  %67 = getelementptr inbounds %struct.ring, ptr %44, i64 0, i32 1
  %68 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %67) #11
  %69 = tail call i32 @pthread_mutex_unlock(ptr noundef %44) #11
  %70 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 26
  %71 = load ptr, ptr %70, align 8, !tbaa !134
  %72 = load ptr, ptr %0, align 8, !tbaa !124
  %73 = getelementptr inbounds %struct.device, ptr %72, i64 0, i32 39
  %74 = load ptr, ptr %73, align 8, !tbaa !54
  %75 = tail call i32 @pthread_mutex_lock(ptr noundef %74) #11
  %76 = icmp eq ptr %71, null
  br i1 %76, label %96, label %77

77:                                               ; preds = %66
  %78 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %79 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %80 = getelementptr inbounds %struct.ring, ptr %74, i64 0, i32 2
  %81 = load i64, ptr %78, align 8, !tbaa !145
  br label %83

82:                                               ; preds = %93
  store i64 %87, ptr %78, align 8, !tbaa !145
  br label %96

83:                                               ; preds = %93, %77
  %84 = phi i64 [ %81, %77 ], [ %87, %93 ]
  %85 = phi ptr [ %71, %77 ], [ %86, %93 ]
  %86 = load ptr, ptr %85, align 8, !tbaa !48
  %87 = add i64 %84, -1
  %88 = getelementptr inbounds %struct.slot, ptr %85, i64 0, i32 6
  %89 = load ptr, ptr %88, align 8, !tbaa !146
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
  br i1 %95, label %82, label %83, !llvm.loop !147

96:                                               ; preds = %66, %82
  %97 = getelementptr inbounds %struct.ring, ptr %74, i64 0, i32 1
  %98 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %97) #11
  %99 = tail call i32 @pthread_mutex_unlock(ptr noundef %74) #11
  store <2 x ptr> zeroinitializer, ptr %40, align 8, !tbaa !5
  %100 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #11
  %101 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %102 = load i32, ptr %101, align 4, !tbaa !149
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %108, label %104

104:                                              ; preds = %96, %104
  %105 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %10, ptr noundef nonnull %4) #11
  %106 = load i32, ptr %101, align 4, !tbaa !149
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %104, !llvm.loop !231

108:                                              ; preds = %104, %96
  %109 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %110 = load ptr, ptr %109, align 8, !tbaa !192
  %111 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %112 = load ptr, ptr %111, align 8, !tbaa !158
  %113 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %114 = load ptr, ptr %113, align 8, !tbaa !156
  %115 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %116 = load ptr, ptr %115, align 8, !tbaa !195
  store ptr null, ptr %115, align 8, !tbaa !195
  store ptr null, ptr %113, align 8, !tbaa !156
  store <2 x ptr> zeroinitializer, ptr %111, align 8, !tbaa !5
  %117 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  store ptr %109, ptr %117, align 8, !tbaa !127
  %118 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #11
  br i1 %31, label %119, label %294

119:                                              ; preds = %108
  %120 = icmp eq ptr %110, null
  br i1 %120, label %154, label %121

121:                                              ; preds = %119
  %122 = load ptr, ptr %0, align 8, !tbaa !124
  %123 = getelementptr inbounds %struct.device, ptr %122, i64 0, i32 15
  br label %124

124:                                              ; preds = %150, %121
  %125 = phi ptr [ %110, %121 ], [ %126, %150 ]
  %126 = load ptr, ptr %125, align 8, !tbaa !159
  %127 = getelementptr inbounds %struct.batch, ptr %125, i64 0, i32 12
  %128 = load ptr, ptr %127, align 8, !tbaa !151
  %129 = icmp eq ptr %128, null
  br i1 %129, label %133, label %130

130:                                              ; preds = %124
  %131 = load ptr, ptr %123, align 8, !tbaa !52
  %132 = tail call i32 %131(ptr noundef nonnull %128) #11
  br label %133

133:                                              ; preds = %130, %124
  %134 = getelementptr inbounds %struct.batch, ptr %125, i64 0, i32 25
  %135 = load i32, ptr %134, align 4, !tbaa !232
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %150, label %137

137:                                              ; preds = %133
  %138 = getelementptr inbounds %struct.batch, ptr %125, i64 0, i32 26
  br label %139

139:                                              ; preds = %139, %137
  %140 = phi i64 [ 0, %137 ], [ %146, %139 ]
  %141 = load ptr, ptr %123, align 8, !tbaa !52
  %142 = load ptr, ptr %138, align 8, !tbaa !209
  %143 = getelementptr inbounds %struct.stamp, ptr %142, i64 %140
  %144 = load ptr, ptr %143, align 8, !tbaa !212
  %145 = tail call i32 %141(ptr noundef %144) #11
  %146 = add nuw nsw i64 %140, 1
  %147 = load i32, ptr %134, align 4, !tbaa !232
  %148 = zext i32 %147 to i64
  %149 = icmp ult i64 %146, %148
  br i1 %149, label %139, label %150, !llvm.loop !233

150:                                              ; preds = %139, %133
  %151 = getelementptr inbounds %struct.batch, ptr %125, i64 0, i32 26
  %152 = load ptr, ptr %151, align 8, !tbaa !209
  tail call void @free(ptr noundef %152) #11
  tail call void @free(ptr noundef nonnull %125) #11
  %153 = icmp eq ptr %126, null
  br i1 %153, label %154, label %124, !llvm.loop !234

154:                                              ; preds = %150, %119
  %155 = icmp eq ptr %112, null
  br i1 %155, label %189, label %156

156:                                              ; preds = %154
  %157 = load ptr, ptr %0, align 8, !tbaa !124
  %158 = getelementptr inbounds %struct.device, ptr %157, i64 0, i32 15
  br label %159

159:                                              ; preds = %185, %156
  %160 = phi ptr [ %112, %156 ], [ %161, %185 ]
  %161 = load ptr, ptr %160, align 8, !tbaa !159
  %162 = getelementptr inbounds %struct.batch, ptr %160, i64 0, i32 12
  %163 = load ptr, ptr %162, align 8, !tbaa !151
  %164 = icmp eq ptr %163, null
  br i1 %164, label %168, label %165

165:                                              ; preds = %159
  %166 = load ptr, ptr %158, align 8, !tbaa !52
  %167 = tail call i32 %166(ptr noundef nonnull %163) #11
  br label %168

168:                                              ; preds = %165, %159
  %169 = getelementptr inbounds %struct.batch, ptr %160, i64 0, i32 25
  %170 = load i32, ptr %169, align 4, !tbaa !232
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %185, label %172

172:                                              ; preds = %168
  %173 = getelementptr inbounds %struct.batch, ptr %160, i64 0, i32 26
  br label %174

174:                                              ; preds = %174, %172
  %175 = phi i64 [ 0, %172 ], [ %181, %174 ]
  %176 = load ptr, ptr %158, align 8, !tbaa !52
  %177 = load ptr, ptr %173, align 8, !tbaa !209
  %178 = getelementptr inbounds %struct.stamp, ptr %177, i64 %175
  %179 = load ptr, ptr %178, align 8, !tbaa !212
  %180 = tail call i32 %176(ptr noundef %179) #11
  %181 = add nuw nsw i64 %175, 1
  %182 = load i32, ptr %169, align 4, !tbaa !232
  %183 = zext i32 %182 to i64
  %184 = icmp ult i64 %181, %183
  br i1 %184, label %174, label %185, !llvm.loop !233

185:                                              ; preds = %174, %168
  %186 = getelementptr inbounds %struct.batch, ptr %160, i64 0, i32 26
  %187 = load ptr, ptr %186, align 8, !tbaa !209
  tail call void @free(ptr noundef %187) #11
  tail call void @free(ptr noundef nonnull %160) #11
  %188 = icmp eq ptr %161, null
  br i1 %188, label %189, label %159, !llvm.loop !234

189:                                              ; preds = %185, %154
  %190 = icmp eq ptr %114, null
  br i1 %190, label %224, label %191

191:                                              ; preds = %189
  %192 = load ptr, ptr %0, align 8, !tbaa !124
  %193 = getelementptr inbounds %struct.device, ptr %192, i64 0, i32 15
  br label %194

194:                                              ; preds = %220, %191
  %195 = phi ptr [ %114, %191 ], [ %196, %220 ]
  %196 = load ptr, ptr %195, align 8, !tbaa !159
  %197 = getelementptr inbounds %struct.batch, ptr %195, i64 0, i32 12
  %198 = load ptr, ptr %197, align 8, !tbaa !151
  %199 = icmp eq ptr %198, null
  br i1 %199, label %203, label %200

200:                                              ; preds = %194
  %201 = load ptr, ptr %193, align 8, !tbaa !52
  %202 = tail call i32 %201(ptr noundef nonnull %198) #11
  br label %203

203:                                              ; preds = %200, %194
  %204 = getelementptr inbounds %struct.batch, ptr %195, i64 0, i32 25
  %205 = load i32, ptr %204, align 4, !tbaa !232
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %220, label %207

207:                                              ; preds = %203
  %208 = getelementptr inbounds %struct.batch, ptr %195, i64 0, i32 26
  br label %209

209:                                              ; preds = %209, %207
  %210 = phi i64 [ 0, %207 ], [ %216, %209 ]
  %211 = load ptr, ptr %193, align 8, !tbaa !52
  %212 = load ptr, ptr %208, align 8, !tbaa !209
  %213 = getelementptr inbounds %struct.stamp, ptr %212, i64 %210
  %214 = load ptr, ptr %213, align 8, !tbaa !212
  %215 = tail call i32 %211(ptr noundef %214) #11
  %216 = add nuw nsw i64 %210, 1
  %217 = load i32, ptr %204, align 4, !tbaa !232
  %218 = zext i32 %217 to i64
  %219 = icmp ult i64 %216, %218
  br i1 %219, label %209, label %220, !llvm.loop !233

220:                                              ; preds = %209, %203
  %221 = getelementptr inbounds %struct.batch, ptr %195, i64 0, i32 26
  %222 = load ptr, ptr %221, align 8, !tbaa !209
  tail call void @free(ptr noundef %222) #11
  tail call void @free(ptr noundef nonnull %195) #11
  %223 = icmp eq ptr %196, null
  br i1 %223, label %224, label %194, !llvm.loop !234

224:                                              ; preds = %220, %189
  %225 = icmp eq ptr %116, null
  br i1 %225, label %259, label %226

226:                                              ; preds = %224
  %227 = load ptr, ptr %0, align 8, !tbaa !124
  %228 = getelementptr inbounds %struct.device, ptr %227, i64 0, i32 15
  br label %229

229:                                              ; preds = %255, %226
  %230 = phi ptr [ %116, %226 ], [ %231, %255 ]
  %231 = load ptr, ptr %230, align 8, !tbaa !159
  %232 = getelementptr inbounds %struct.batch, ptr %230, i64 0, i32 12
  %233 = load ptr, ptr %232, align 8, !tbaa !151
  %234 = icmp eq ptr %233, null
  br i1 %234, label %238, label %235

235:                                              ; preds = %229
  %236 = load ptr, ptr %228, align 8, !tbaa !52
  %237 = tail call i32 %236(ptr noundef nonnull %233) #11
  br label %238

238:                                              ; preds = %235, %229
  %239 = getelementptr inbounds %struct.batch, ptr %230, i64 0, i32 25
  %240 = load i32, ptr %239, align 4, !tbaa !232
  %241 = icmp eq i32 %240, 0
  br i1 %241, label %255, label %242

242:                                              ; preds = %238
  %243 = getelementptr inbounds %struct.batch, ptr %230, i64 0, i32 26
  br label %244

244:                                              ; preds = %244, %242
  %245 = phi i64 [ 0, %242 ], [ %251, %244 ]
  %246 = load ptr, ptr %228, align 8, !tbaa !52
  %247 = load ptr, ptr %243, align 8, !tbaa !209
  %248 = getelementptr inbounds %struct.stamp, ptr %247, i64 %245
  %249 = load ptr, ptr %248, align 8, !tbaa !212
  %250 = tail call i32 %246(ptr noundef %249) #11
  %251 = add nuw nsw i64 %245, 1
  %252 = load i32, ptr %239, align 4, !tbaa !232
  %253 = zext i32 %252 to i64
  %254 = icmp ult i64 %251, %253
  br i1 %254, label %244, label %255, !llvm.loop !233

255:                                              ; preds = %244, %238
  %256 = getelementptr inbounds %struct.batch, ptr %230, i64 0, i32 26
  %257 = load ptr, ptr %256, align 8, !tbaa !209
  tail call void @free(ptr noundef %257) #11
  tail call void @free(ptr noundef nonnull %230) #11
  %258 = icmp eq ptr %231, null
  br i1 %258, label %259, label %229, !llvm.loop !234

259:                                              ; preds = %255, %224
  %260 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %261 = load ptr, ptr %260, align 8, !tbaa !176
  %262 = icmp eq ptr %261, null
  br i1 %262, label %289, label %263

263:                                              ; preds = %259
  %264 = load ptr, ptr %0, align 8, !tbaa !124
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
  %278 = load ptr, ptr %277, align 8, !tbaa !180
  %279 = tail call i32 @pthread_rwlock_wrlock(ptr noundef %278) #11
  %280 = getelementptr inbounds %struct.device, ptr %264, i64 0, i32 13
  %281 = load ptr, ptr %280, align 8, !tbaa !181
  %282 = load ptr, ptr %273, align 8, !tbaa !46
  %283 = tail call i32 %281(ptr noundef %282) #11
  %284 = load ptr, ptr %277, align 8, !tbaa !180
  %285 = tail call i32 @pthread_rwlock_unlock(ptr noundef %284) #11
  br label %286

286:                                              ; preds = %272, %276
  %287 = getelementptr inbounds %struct.slot, ptr %261, i64 0, i32 6
  %288 = load ptr, ptr %287, align 8, !tbaa !146
  tail call void @free(ptr noundef %288) #11
  tail call void @free(ptr noundef nonnull %261) #11
  br label %289

289:                                              ; preds = %286, %259
  store ptr null, ptr %260, align 8, !tbaa !176
  %290 = load ptr, ptr %0, align 8, !tbaa !124
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
  %3 = load ptr, ptr %2, align 8, !tbaa !217
  %4 = icmp eq ptr %3, null
  br i1 %4, label %9, label %5

5:                                                ; preds = %1, %5
  %6 = phi ptr [ %7, %5 ], [ %3, %1 ]
  %7 = load ptr, ptr %6, align 8, !tbaa !218
  tail call void @free(ptr noundef nonnull %6) #11
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %5, !llvm.loop !235

9:                                                ; preds = %5, %1
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %11 = load ptr, ptr %10, align 8, !tbaa !236
  tail call void @free(ptr noundef %11) #11
  tail call void @free(ptr noundef %0) #11
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @copy_chunk(ptr noundef %0, ptr nocapture noundef %1) unnamed_addr #0 {
  %3 = alloca [4 x <2 x i64>], align 16
  %4 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #11
  %5 = load ptr, ptr %1, align 8, !tbaa !237
  %6 = getelementptr inbounds %struct.chunk, ptr %1, i64 0, i32 1
  %7 = load ptr, ptr %6, align 8, !tbaa !238
  %8 = getelementptr inbounds %struct.chunk, ptr %1, i64 0, i32 2
  %9 = load i64, ptr %8, align 8, !tbaa !239
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
  %30 = load <2 x i64>, ptr %3, align 16, !tbaa !222
  store <2 x i64> %30, ptr %25, align 16, !tbaa !222, !nontemporal !240
  %31 = load <2 x i64>, ptr %21, align 16, !tbaa !222
  %32 = getelementptr inbounds <2 x i64>, ptr %25, i64 1
  store <2 x i64> %31, ptr %32, align 16, !tbaa !222, !nontemporal !240
  %33 = load <2 x i64>, ptr %22, align 16, !tbaa !222
  %34 = getelementptr inbounds <2 x i64>, ptr %25, i64 2
  store <2 x i64> %33, ptr %34, align 16, !tbaa !222, !nontemporal !240
  %35 = load <2 x i64>, ptr %23, align 16, !tbaa !222
  %36 = getelementptr inbounds <2 x i64>, ptr %25, i64 3
  store <2 x i64> %35, ptr %36, align 16, !tbaa !222, !nontemporal !240
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3) #12
  %37 = getelementptr inbounds i8, ptr %25, i64 64
  %38 = getelementptr inbounds i8, ptr %27, i64 64
  %39 = add i64 %26, -64
  %40 = icmp ugt i64 %39, 63
  br i1 %40, label %24, label %41, !llvm.loop !241

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
  %49 = load i32, ptr %13, align 4, !tbaa !242
  %50 = icmp ult i32 %49, 3
  br i1 %50, label %51, label %76

51:                                               ; preds = %48
  %52 = add nuw nsw i32 %49, 1
  store i32 %52, ptr %13, align 4, !tbaa !242
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
  br i1 %71, label %62, label %72, !llvm.loop !243

72:                                               ; preds = %62, %69, %51
  %73 = call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #11
  %74 = load i32, ptr %13, align 4, !tbaa !242
  %75 = add i32 %74, -1
  store i32 %75, ptr %13, align 4, !tbaa !242
  br label %78

76:                                               ; preds = %48, %46
  %77 = call i32 @pthread_cond_wait(ptr noundef nonnull %11, ptr noundef nonnull %0) #11
  br label %78

78:                                               ; preds = %72, %76, %42
  %79 = phi i32 [ 0, %42 ], [ %17, %76 ], [ 1, %72 ]
  %80 = load i32, ptr %5, align 8, !tbaa !56
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %16, label %82, !llvm.loop !244

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
  %33 = load ptr, ptr %32, align 8, !tbaa !245
  store ptr %33, ptr %8, align 8, !tbaa !247
  %34 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %31, i32 1
  %35 = load ptr, ptr %34, align 8, !tbaa !249
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %40

37:                                               ; preds = %29
  %38 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %31, i32 2
  %39 = load i32, ptr %38, align 8, !tbaa !250
  br label %58

40:                                               ; preds = %29
  %41 = call i64 %35(ptr noundef nonnull %13) #11
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %43, label %50

43:                                               ; preds = %40
  %44 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %31, i32 3
  %45 = load i32, ptr %44, align 4, !tbaa !251
  %46 = zext i32 %45 to i64
  %47 = add nsw i64 %41, -1
  %48 = add nuw i64 %47, %46
  %49 = udiv i64 %48, %46
  br label %50

50:                                               ; preds = %43, %40
  %51 = phi i64 [ %49, %43 ], [ 1, %40 ]
  %52 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %31, i32 2
  %53 = load i32, ptr %52, align 8, !tbaa !250
  %54 = zext i32 %53 to i64
  %55 = icmp ult i64 %51, %54
  %56 = trunc i64 %51 to i32
  %57 = select i1 %55, i32 %56, i32 %53
  br label %58

58:                                               ; preds = %37, %50
  %59 = phi i32 [ %57, %50 ], [ %39, %37 ]
  store i32 %59, ptr %19, align 8, !tbaa !252
  store <2 x i32> <i32 1, i32 1>, ptr %20, align 4, !tbaa !11
  %60 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %31, i32 3
  %61 = load i32, ptr %60, align 4, !tbaa !251
  store i32 %61, ptr %21, align 4, !tbaa !253
  store <2 x i32> <i32 1, i32 1>, ptr %22, align 8, !tbaa !11
  %62 = getelementptr inbounds %struct.kernel, ptr %30, i64 0, i32 3, i64 %31, i32 4
  %63 = load i32, ptr %62, align 8, !tbaa !254
  store i32 %63, ptr %23, align 8, !tbaa !255
  store ptr %7, ptr %24, align 8, !tbaa !256
  store <2 x ptr> zeroinitializer, ptr %25, align 8, !tbaa !5
  store ptr null, ptr %26, align 8, !tbaa !257
  %64 = add i64 %31, %2
  %65 = call i32 %3(ptr noundef %0, i64 noundef %64, ptr noundef nonnull %32, ptr noundef nonnull %8) #11, !callees !258
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %8) #12
  %66 = add nuw i64 %31, 1
  %67 = load ptr, ptr %14, align 8, !tbaa !5
  %68 = load i64, ptr %67, align 8, !tbaa !9
  %69 = icmp ult i64 %66, %68
  %70 = icmp eq i32 %65, 0
  %71 = select i1 %69, i1 %70, i1 false
  br i1 %71, label %29, label %27, !llvm.loop !259
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
  %17 = load i32, ptr %16, align 4, !tbaa !260
  %18 = icmp eq i32 %17, 0
  store i32 1, ptr %12, align 8, !tbaa !80
  br i1 %18, label %20, label %27

19:                                               ; preds = %4
  store i32 1, ptr %12, align 8, !tbaa !80
  br label %20

20:                                               ; preds = %19, %15
  %21 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 24
  %22 = load ptr, ptr %21, align 8, !tbaa !261
  %23 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %24 = load ptr, ptr %23, align 8, !tbaa !62
  %25 = zext i1 %9 to i64
  %26 = tail call i32 %22(ptr noundef %8, ptr noundef %24, ptr noundef %11, i64 noundef %25, ptr noundef %3) #11
  br label %39

27:                                               ; preds = %15
  %28 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 24
  %29 = load ptr, ptr %28, align 8, !tbaa !261
  %30 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %31 = load ptr, ptr %30, align 8, !tbaa !62
  %32 = tail call i32 %29(ptr noundef %8, ptr noundef %31, ptr noundef null, i64 noundef 0, ptr noundef %3) #11
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %39

34:                                               ; preds = %27
  %35 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 27
  %36 = load ptr, ptr %35, align 8, !tbaa !262
  %37 = load ptr, ptr %30, align 8, !tbaa !62
  %38 = tail call i32 %36(ptr noundef %37, ptr noundef %11, ptr noundef %8, ptr noundef nonnull @early, i64 noundef 1) #11
  br label %39

39:                                               ; preds = %34, %27, %20
  %40 = phi i32 [ %26, %20 ], [ %38, %34 ], [ %32, %27 ]
  ret i32 %40
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #8

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define internal fastcc void @land_many(ptr noundef %0, i64 noundef %1) unnamed_addr #0 {
  %3 = alloca [16 x %struct.chunk], align 8
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  store i32 1, ptr %5, align 4, !tbaa !197
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 3
  %8 = load i64, ptr %7, align 8, !tbaa !206
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
  %18 = load i64, ptr %7, align 8, !tbaa !206
  %19 = icmp ult i64 %18, %1
  br i1 %19, label %22, label %20

20:                                               ; preds = %17
  %21 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #11
  br label %93

22:                                               ; preds = %17, %63
  %23 = phi i64 [ %66, %63 ], [ %18, %17 ]
  %24 = phi i64 [ %65, %63 ], [ 0, %17 ]
  %25 = phi i32 [ %64, %63 ], [ 0, %17 ]
  %26 = load ptr, ptr %4, align 8, !tbaa !198
  %27 = load i64, ptr %11, align 8, !tbaa !199
  %28 = add i64 %27, -1
  %29 = and i64 %28, %23
  %30 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29
  %31 = load ptr, ptr %30, align 8, !tbaa !200
  %32 = icmp eq ptr %31, null
  br i1 %32, label %33, label %49

33:                                               ; preds = %22
  %34 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 1
  %35 = load ptr, ptr %34, align 8, !tbaa !202
  %36 = getelementptr inbounds i8, ptr %35, i64 2312
  %37 = load i64, ptr %36, align 8, !tbaa !9
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %63, label %39

39:                                               ; preds = %33
  %40 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 3
  %41 = load i64, ptr %40, align 8, !tbaa !203
  %42 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 4
  %43 = load ptr, ptr %42, align 8, !tbaa !204
  %44 = getelementptr inbounds %struct.kernel, ptr %43, i64 0, i32 3
  %45 = load i64, ptr %43, align 8, !tbaa !9
  %46 = getelementptr inbounds %struct.task, ptr %44, i64 %45
  call fastcc void @add_failed_assert(ptr noundef nonnull %12, i64 noundef %41, ptr noundef nonnull %35, ptr noundef nonnull %46) #14
  %47 = load ptr, ptr %30, align 8, !tbaa !200
  %48 = icmp eq ptr %47, null
  br i1 %48, label %63, label %49

49:                                               ; preds = %22, %39
  %50 = phi ptr [ %31, %22 ], [ %47, %39 ]
  %51 = add nuw nsw i32 %25, 1
  %52 = zext i32 %25 to i64
  %53 = getelementptr inbounds [16 x %struct.chunk], ptr %3, i64 0, i64 %52
  %54 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 1
  %55 = load ptr, ptr %54, align 8, !tbaa !202
  %56 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 2
  %57 = load i64, ptr %56, align 8, !tbaa !205
  store ptr %50, ptr %53, align 8, !tbaa.struct !4
  %58 = getelementptr inbounds i8, ptr %53, i64 8
  store ptr %55, ptr %58, align 8, !tbaa.struct !13
  %59 = getelementptr inbounds i8, ptr %53, i64 16
  store i64 %57, ptr %59, align 8, !tbaa.struct !14
  %60 = getelementptr inbounds i8, ptr %53, i64 24
  store i32 0, ptr %60, align 8, !tbaa.struct !15
  %61 = load i64, ptr %56, align 8, !tbaa !205
  %62 = add i64 %61, %24
  br label %63

63:                                               ; preds = %33, %39, %49
  %64 = phi i32 [ %51, %49 ], [ %25, %39 ], [ %25, %33 ]
  %65 = phi i64 [ %62, %49 ], [ %24, %39 ], [ %24, %33 ]
  %66 = add nuw i64 %23, 1
  %67 = icmp ult i64 %66, %1
  %68 = icmp ult i32 %64, 16
  %69 = select i1 %67, i1 %68, i1 false
  br i1 %69, label %22, label %70, !llvm.loop !263

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
  %78 = load ptr, ptr %0, align 8, !tbaa !124
  %79 = getelementptr inbounds %struct.device, ptr %78, i64 0, i32 40
  %80 = load ptr, ptr %79, align 8, !tbaa !18
  %81 = call fastcc i32 @copy_together(ptr noundef %80, ptr noundef nonnull %3, i32 noundef %64, ptr noundef null, ptr noundef null) #13
  br label %93

82:                                               ; preds = %75, %82
  %83 = phi i64 [ 0, %75 ], [ %91, %82 ]
  %84 = getelementptr inbounds [16 x %struct.chunk], ptr %3, i64 0, i64 %83
  %85 = load ptr, ptr %84, align 8, !tbaa !237
  %86 = getelementptr inbounds [16 x %struct.chunk], ptr %3, i64 0, i64 %83, i32 1
  %87 = load ptr, ptr %86, align 8, !tbaa !238
  %88 = getelementptr inbounds [16 x %struct.chunk], ptr %3, i64 0, i64 %83, i32 2
  %89 = load i64, ptr %88, align 8, !tbaa !239
  %90 = call ptr @memcpy(ptr noundef %85, ptr noundef %87, i64 noundef %89) #11
  %91 = add nuw nsw i64 %83, 1
  %92 = icmp eq i64 %91, %76
  br i1 %92, label %93, label %82, !llvm.loop !264

93:                                               ; preds = %82, %20, %73, %77
  %94 = phi i64 [ %66, %73 ], [ %66, %77 ], [ %18, %20 ], [ %66, %82 ]
  %95 = call i32 @pthread_mutex_lock(ptr noundef nonnull %13) #11
  store i64 %94, ptr %7, align 8, !tbaa !206
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3) #12
  %96 = icmp ult i64 %94, %1
  br i1 %96, label %14, label %97, !llvm.loop !265

97:                                               ; preds = %14, %93, %2
  store i32 0, ptr %5, align 4, !tbaa !197
  ret void
}

; Function Attrs: cold nounwind optsize
define internal fastcc void @add_failed_assert(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #9 {
  %5 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2592) #11
  %6 = icmp eq ptr %5, null
  br i1 %6, label %28, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 1
  store i64 %1, ptr %8, align 8, !tbaa !266
  %9 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 2
  store i64 0, ptr %9, align 8, !tbaa !267
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
  %21 = load i8, ptr %20, align 1, !tbaa !222
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %23, label %24

23:                                               ; preds = %24, %18
  tail call fastcc void @append_failure(ptr noundef %0, ptr noundef nonnull %5) #13
  br label %28

24:                                               ; preds = %18
  %25 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 4, i64 %19
  store i8 %21, ptr %25, align 1, !tbaa !222
  %26 = add nuw nsw i64 %19, 1
  %27 = icmp eq i64 %26, 255
  br i1 %27, label %23, label %18, !llvm.loop !268

28:                                               ; preds = %4, %23
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @append_failure(ptr noundef %0, ptr noundef %1) unnamed_addr #0 {
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #11
  %4 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !217
  %6 = icmp eq ptr %5, null
  br i1 %6, label %10, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  %9 = load ptr, ptr %8, align 8, !tbaa !269
  br label %10

10:                                               ; preds = %2, %7
  %11 = phi ptr [ %9, %7 ], [ %4, %2 ]
  %12 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  store ptr %1, ptr %11, align 8, !tbaa !5
  store ptr %1, ptr %12, align 8, !tbaa !269
  %13 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 3
  %14 = load i64, ptr %13, align 8, !tbaa !220
  %15 = add i64 %14, 1
  store atomic i64 %15, ptr %13 seq_cst, align 8
  %16 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #11
  ret void
}

; Function Attrs: cold nounwind optsize
define internal fastcc void @add_failure(ptr noundef %0, i64 noundef %1, i64 noundef %2) unnamed_addr #9 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2592) #11
  %5 = icmp eq ptr %4, null
  br i1 %5, label %9, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.failure, ptr %4, i64 0, i32 1
  store i64 %1, ptr %7, align 8, !tbaa !266
  %8 = getelementptr inbounds %struct.failure, ptr %4, i64 0, i32 2
  store i64 %2, ptr %8, align 8, !tbaa !267
  tail call fastcc void @append_failure(ptr noundef %0, ptr noundef nonnull %4) #13
  br label %9

9:                                                ; preds = %3, %6
  ret void
}

; Function Attrs: nounwind
define internal i32 @run_timed(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) unnamed_addr #0 {
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = load i16, ptr %2, align 4, !tbaa !64
  %8 = add i16 %7, -11
  %9 = icmp ult i16 %8, 4
  %10 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 21
  %11 = load i32, ptr %10, align 8, !tbaa !270
  %12 = icmp ne i32 %11, 0
  %13 = select i1 %12, i1 true, i1 %9
  br i1 %13, label %88, label %14

14:                                               ; preds = %4
  %15 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 22
  %16 = load i32, ptr %15, align 4, !tbaa !187
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %29

18:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #12
  %19 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #11
  %20 = load i64, ptr %6, align 8, !tbaa !37
  %21 = mul i64 %20, 1000000000
  %22 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %23 = load i64, ptr %22, align 8, !tbaa !39
  %24 = add i64 %21, %23
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #12
  %25 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 23
  %26 = load i64, ptr %25, align 8, !tbaa !271
  %27 = sub i64 %24, %26
  %28 = icmp ult i64 %27, 100000
  br i1 %28, label %88, label %29

29:                                               ; preds = %18, %14
  %30 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 8
  %31 = load i64, ptr %30, align 8, !tbaa !153
  %32 = add i64 %31, 1
  store i64 %32, ptr %30, align 8, !tbaa !153
  %33 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 2
  %34 = load i64, ptr %33, align 8, !tbaa !183
  %35 = add i64 %34, %3
  %36 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %37 = load i64, ptr %36, align 8, !tbaa !100
  %38 = xor i64 %37, -1
  %39 = add i64 %35, %38
  %40 = shl i64 %39, 1
  %41 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 25
  %42 = load i32, ptr %41, align 4, !tbaa !232
  %43 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 26
  %44 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 24
  %45 = load i32, ptr %44, align 8, !tbaa !208
  %46 = icmp ugt i32 %42, %45
  br i1 %46, label %73, label %47

47:                                               ; preds = %29
  %48 = icmp eq i32 %42, 0
  %49 = shl i32 %42, 1
  %50 = select i1 %48, i32 8, i32 %49
  %51 = load ptr, ptr %43, align 8, !tbaa !5
  %52 = zext i32 %50 to i64
  %53 = shl nuw nsw i64 %52, 4
  %54 = call ptr @realloc(ptr noundef %51, i64 noundef %53) #11
  %55 = icmp eq ptr %54, null
  br i1 %55, label %90, label %56

56:                                               ; preds = %47
  store ptr %54, ptr %43, align 8, !tbaa !5
  %57 = load i32, ptr %41, align 4, !tbaa !232
  %58 = icmp ult i32 %57, %50
  br i1 %58, label %59, label %73

59:                                               ; preds = %56, %69
  %60 = phi i32 [ %71, %69 ], [ %57, %56 ]
  %61 = load ptr, ptr %0, align 8, !tbaa !124
  %62 = getelementptr inbounds %struct.device, ptr %61, i64 0, i32 14
  %63 = load ptr, ptr %62, align 8, !tbaa !49
  %64 = load ptr, ptr %43, align 8, !tbaa !209
  %65 = zext i32 %60 to i64
  %66 = getelementptr inbounds %struct.stamp, ptr %64, i64 %65
  %67 = call i32 %63(ptr noundef %66, i32 noundef 0) #11
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %90

69:                                               ; preds = %59
  %70 = load i32, ptr %41, align 4, !tbaa !232
  %71 = add i32 %70, 1
  store i32 %71, ptr %41, align 4, !tbaa !232
  %72 = icmp ult i32 %71, %50
  br i1 %72, label %59, label %73, !llvm.loop !272

73:                                               ; preds = %69, %29, %56
  %74 = load ptr, ptr %43, align 8, !tbaa !209
  %75 = load i32, ptr %44, align 8, !tbaa !208
  %76 = add i32 %75, 1
  store i32 %76, ptr %44, align 8, !tbaa !208
  %77 = zext i32 %75 to i64
  %78 = getelementptr inbounds %struct.stamp, ptr %74, i64 %77
  %79 = getelementptr inbounds %struct.stamp, ptr %74, i64 %77, i32 1
  store i64 %40, ptr %79, align 8, !tbaa !210
  %80 = load ptr, ptr %0, align 8, !tbaa !124
  %81 = getelementptr inbounds %struct.device, ptr %80, i64 0, i32 16
  %82 = load ptr, ptr %81, align 8, !tbaa !109
  %83 = load ptr, ptr %78, align 8, !tbaa !212
  %84 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %85 = load ptr, ptr %84, align 8, !tbaa !125
  %86 = call i32 %82(ptr noundef %83, ptr noundef %85) #11
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %90

88:                                               ; preds = %18, %4, %73
  %89 = call i32 @run_or_refuse(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %2, i64 noundef %3) #13
  br label %90

90:                                               ; preds = %59, %47, %88, %73
  %91 = phi i32 [ %86, %73 ], [ %89, %88 ], [ 2, %47 ], [ %67, %59 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #12
  %92 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #11
  %93 = load i64, ptr %5, align 8, !tbaa !37
  %94 = mul i64 %93, 1000000000
  %95 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %96 = load i64, ptr %95, align 8, !tbaa !39
  %97 = add i64 %94, %96
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #12
  %98 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 23
  store i64 %97, ptr %98, align 8, !tbaa !271
  br i1 %9, label %110, label %99

99:                                               ; preds = %90
  %100 = icmp eq i32 %91, 0
  br i1 %100, label %107, label %101

101:                                              ; preds = %99
  %102 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 6
  %103 = load i64, ptr %102, align 8, !tbaa !194
  %104 = icmp ne i64 %103, 0
  %105 = or i1 %13, %104
  %106 = zext i1 %105 to i32
  br label %107

107:                                              ; preds = %99, %101
  %108 = phi i32 [ 1, %99 ], [ %106, %101 ]
  store i32 %108, ptr %10, align 8, !tbaa !270
  %109 = xor i32 %108, 1
  br label %110

110:                                              ; preds = %90, %107
  %111 = phi i32 [ %109, %107 ], [ 1, %90 ]
  %112 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 22
  store i32 %111, ptr %112, align 4, !tbaa !187
  %113 = icmp eq i32 %91, 0
  br i1 %113, label %114, label %174

114:                                              ; preds = %110
  %115 = getelementptr inbounds %struct.command, ptr %2, i64 0, i32 1
  %116 = load i16, ptr %115, align 2, !tbaa !105
  %117 = icmp eq i16 %116, 0
  br i1 %117, label %174, label %118

118:                                              ; preds = %114
  store <2 x i32> zeroinitializer, ptr %10, align 8, !tbaa !11
  %119 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 2
  %120 = load i64, ptr %119, align 8, !tbaa !183
  %121 = add i64 %120, %3
  %122 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %123 = load i64, ptr %122, align 8, !tbaa !100
  %124 = xor i64 %123, -1
  %125 = add i64 %121, %124
  %126 = shl i64 %125, 1
  %127 = or i64 %126, 1
  %128 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 25
  %129 = load i32, ptr %128, align 4, !tbaa !232
  %130 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 26
  %131 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 24
  %132 = load i32, ptr %131, align 8, !tbaa !208
  %133 = icmp ugt i32 %129, %132
  br i1 %133, label %160, label %134

134:                                              ; preds = %118
  %135 = icmp eq i32 %129, 0
  %136 = shl i32 %129, 1
  %137 = select i1 %135, i32 8, i32 %136
  %138 = load ptr, ptr %130, align 8, !tbaa !5
  %139 = zext i32 %137 to i64
  %140 = shl nuw nsw i64 %139, 4
  %141 = call ptr @realloc(ptr noundef %138, i64 noundef %140) #11
  %142 = icmp eq ptr %141, null
  br i1 %142, label %174, label %143

143:                                              ; preds = %134
  store ptr %141, ptr %130, align 8, !tbaa !5
  %144 = load i32, ptr %128, align 4, !tbaa !232
  %145 = icmp ult i32 %144, %137
  br i1 %145, label %146, label %160

146:                                              ; preds = %143, %156
  %147 = phi i32 [ %158, %156 ], [ %144, %143 ]
  %148 = load ptr, ptr %0, align 8, !tbaa !124
  %149 = getelementptr inbounds %struct.device, ptr %148, i64 0, i32 14
  %150 = load ptr, ptr %149, align 8, !tbaa !49
  %151 = load ptr, ptr %130, align 8, !tbaa !209
  %152 = zext i32 %147 to i64
  %153 = getelementptr inbounds %struct.stamp, ptr %151, i64 %152
  %154 = call i32 %150(ptr noundef %153, i32 noundef 0) #11
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %156, label %174

156:                                              ; preds = %146
  %157 = load i32, ptr %128, align 4, !tbaa !232
  %158 = add i32 %157, 1
  store i32 %158, ptr %128, align 4, !tbaa !232
  %159 = icmp ult i32 %158, %137
  br i1 %159, label %146, label %160, !llvm.loop !272

160:                                              ; preds = %156, %143, %118
  %161 = load ptr, ptr %130, align 8, !tbaa !209
  %162 = load i32, ptr %131, align 8, !tbaa !208
  %163 = add i32 %162, 1
  store i32 %163, ptr %131, align 8, !tbaa !208
  %164 = zext i32 %162 to i64
  %165 = getelementptr inbounds %struct.stamp, ptr %161, i64 %164
  %166 = getelementptr inbounds %struct.stamp, ptr %161, i64 %164, i32 1
  store i64 %127, ptr %166, align 8, !tbaa !210
  %167 = load ptr, ptr %0, align 8, !tbaa !124
  %168 = getelementptr inbounds %struct.device, ptr %167, i64 0, i32 16
  %169 = load ptr, ptr %168, align 8, !tbaa !109
  %170 = load ptr, ptr %165, align 8, !tbaa !212
  %171 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %172 = load ptr, ptr %171, align 8, !tbaa !125
  %173 = call i32 %169(ptr noundef %170, ptr noundef %172) #11
  br label %174

174:                                              ; preds = %146, %160, %134, %110, %114
  %175 = phi i32 [ 0, %114 ], [ %91, %110 ], [ %173, %160 ], [ 2, %134 ], [ %154, %146 ]
  ret i32 %175
}

; Function Attrs: nounwind
define internal i32 @run_or_refuse(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) unnamed_addr #0 {
  %5 = alloca %struct.CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca [3 x ptr], align 8
  %9 = alloca %struct.CUDA_KERNEL_NODE_PARAMS, align 8
  %10 = alloca i64, align 8
  %11 = alloca %struct.arrival, align 8
  %12 = alloca %struct.arrival, align 8
  %13 = alloca ptr, align 8
  %14 = alloca %struct.window, align 8
  %15 = alloca [16 x %struct.chunk], align 8
  %16 = alloca i64, align 8
  %17 = alloca ptr, align 8
  %18 = alloca [3 x ptr], align 8
  %19 = alloca %struct.arrival, align 8
  %20 = alloca %struct.arrival, align 8
  %21 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 16
  %22 = load i32, ptr %21, align 4, !tbaa !173
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %775

24:                                               ; preds = %4
  %25 = load ptr, ptr %0, align 8, !tbaa !124
  %26 = load i16, ptr %2, align 4, !tbaa !64
  switch i16 %26, label %781 [
    i16 1, label %27
    i16 2, label %185
    i16 3, label %197
    i16 4, label %210
    i16 5, label %223
    i16 6, label %415
    i16 7, label %541
    i16 8, label %582
    i16 9, label %598
    i16 10, label %639
    i16 11, label %749
    i16 12, label %757
    i16 13, label %765
  ]

27:                                               ; preds = %24
  %28 = getelementptr inbounds %struct.launch, ptr %2, i64 0, i32 1
  %29 = load ptr, ptr %28, align 8, !tbaa !5
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %16) #12
  %30 = getelementptr inbounds %struct.launch, ptr %2, i64 0, i32 2
  %31 = load i64, ptr %30, align 8, !tbaa !9
  store i64 %31, ptr %16, align 8, !tbaa !9
  %32 = getelementptr inbounds %struct.kernel, ptr %29, i64 0, i32 2
  %33 = load i64, ptr %32, align 8, !tbaa !9
  %34 = add i64 %33, 15
  %35 = and i64 %34, -16
  %36 = getelementptr inbounds %struct.kernel, ptr %29, i64 0, i32 1
  %37 = load i64, ptr %36, align 8, !tbaa !9
  %38 = icmp eq i64 %37, 0
  %39 = select i1 %38, i64 0, i64 2320
  %40 = add i64 %39, %35
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %17) #12
  store ptr null, ptr %17, align 8, !tbaa !5
  %41 = icmp ugt i64 %40, 262144
  br i1 %41, label %183, label %42

42:                                               ; preds = %27
  %43 = icmp eq i64 %40, 0
  br i1 %43, label %76, label %44

44:                                               ; preds = %42
  %45 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %46 = load ptr, ptr %45, align 8, !tbaa !215
  %47 = icmp eq ptr %46, null
  br i1 %47, label %59, label %48

48:                                               ; preds = %44
  %49 = getelementptr inbounds %struct.slot, ptr %46, i64 0, i32 2
  %50 = load i64, ptr %49, align 8, !tbaa !273
  %51 = add i64 %50, %40
  %52 = icmp ugt i64 %51, 262144
  br i1 %52, label %53, label %64

53:                                               ; preds = %48
  store ptr null, ptr %45, align 8, !tbaa !215
  %54 = tail call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %46) #13
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %183

56:                                               ; preds = %53
  %57 = load ptr, ptr %45, align 8, !tbaa !215
  %58 = icmp eq ptr %57, null
  br i1 %58, label %59, label %64

59:                                               ; preds = %56, %44
  %60 = tail call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %45) #13
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %183

62:                                               ; preds = %59
  %63 = load ptr, ptr %45, align 8, !tbaa !215
  br label %64

64:                                               ; preds = %62, %56, %48
  %65 = phi ptr [ %63, %62 ], [ %57, %56 ], [ %46, %48 ]
  %66 = getelementptr inbounds %struct.slot, ptr %65, i64 0, i32 1
  %67 = load ptr, ptr %66, align 8, !tbaa !46
  %68 = getelementptr inbounds %struct.slot, ptr %65, i64 0, i32 2
  %69 = load i64, ptr %68, align 8, !tbaa !273
  %70 = getelementptr inbounds i8, ptr %67, i64 %69
  store ptr %70, ptr %17, align 8, !tbaa !5
  %71 = and i64 %40, -16
  %72 = add i64 %69, %71
  store i64 %72, ptr %68, align 8, !tbaa !273
  %73 = load i64, ptr %32, align 8, !tbaa !9
  %74 = add i64 %73, 15
  %75 = and i64 %74, -16
  br label %76

76:                                               ; preds = %64, %42
  %77 = phi i64 [ %75, %64 ], [ %35, %42 ]
  %78 = phi i64 [ %73, %64 ], [ %33, %42 ]
  %79 = phi ptr [ %70, %64 ], [ null, %42 ]
  %80 = getelementptr inbounds i8, ptr %79, i64 %77
  %81 = tail call ptr @memset(ptr noundef %79, i32 noundef 0, i64 noundef %78) #11
  %82 = load i64, ptr %36, align 8, !tbaa !9
  %83 = icmp eq i64 %82, 0
  br i1 %83, label %91, label %84

84:                                               ; preds = %76
  %85 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 7
  %86 = load ptr, ptr %85, align 8, !tbaa !274
  %87 = add i64 %31, 35224
  %88 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %89 = load ptr, ptr %88, align 8, !tbaa !125
  %90 = tail call i32 %86(i64 noundef %87, i8 noundef 0, i64 noundef 8, ptr noundef %89) #11
  br label %91

91:                                               ; preds = %84, %76
  %92 = phi i32 [ %90, %84 ], [ 0, %76 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %18) #12
  store ptr %16, ptr %18, align 8, !tbaa !5
  %93 = getelementptr inbounds ptr, ptr %18, i64 1
  store ptr %17, ptr %93, align 8, !tbaa !5
  %94 = getelementptr inbounds ptr, ptr %18, i64 2
  %95 = getelementptr inbounds %struct.launch, ptr %2, i64 0, i32 4
  store ptr %95, ptr %94, align 8, !tbaa !5
  %96 = load i64, ptr %29, align 8, !tbaa !9
  %97 = icmp eq i64 %96, 0
  %98 = icmp ne i32 %92, 0
  %99 = select i1 %97, i1 true, i1 %98
  br i1 %99, label %103, label %100

100:                                              ; preds = %91
  %101 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 2
  %102 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  br label %109

103:                                              ; preds = %138, %91
  %104 = phi i32 [ %92, %91 ], [ %145, %138 ]
  %105 = phi i1 [ %98, %91 ], [ %149, %138 ]
  %106 = load i64, ptr %36, align 8, !tbaa !9
  %107 = icmp eq i64 %106, 0
  %108 = select i1 %107, i1 true, i1 %105
  br i1 %108, label %166, label %151

109:                                              ; preds = %138, %100
  %110 = phi i64 [ 0, %100 ], [ %146, %138 ]
  %111 = getelementptr inbounds %struct.kernel, ptr %29, i64 0, i32 3, i64 %110
  %112 = load ptr, ptr %101, align 8, !tbaa !275
  %113 = load ptr, ptr %111, align 8, !tbaa !245
  %114 = getelementptr inbounds %struct.kernel, ptr %29, i64 0, i32 3, i64 %110, i32 1
  %115 = load ptr, ptr %114, align 8, !tbaa !249
  %116 = icmp eq ptr %115, null
  br i1 %116, label %117, label %120

117:                                              ; preds = %109
  %118 = getelementptr inbounds %struct.kernel, ptr %29, i64 0, i32 3, i64 %110, i32 2
  %119 = load i32, ptr %118, align 8, !tbaa !250
  br label %138

120:                                              ; preds = %109
  %121 = call i64 %115(ptr noundef nonnull %95) #11
  %122 = icmp sgt i64 %121, 0
  br i1 %122, label %123, label %130

123:                                              ; preds = %120
  %124 = getelementptr inbounds %struct.kernel, ptr %29, i64 0, i32 3, i64 %110, i32 3
  %125 = load i32, ptr %124, align 4, !tbaa !251
  %126 = zext i32 %125 to i64
  %127 = add nsw i64 %121, -1
  %128 = add nuw i64 %127, %126
  %129 = udiv i64 %128, %126
  br label %130

130:                                              ; preds = %123, %120
  %131 = phi i64 [ %129, %123 ], [ 1, %120 ]
  %132 = getelementptr inbounds %struct.kernel, ptr %29, i64 0, i32 3, i64 %110, i32 2
  %133 = load i32, ptr %132, align 8, !tbaa !250
  %134 = zext i32 %133 to i64
  %135 = icmp ult i64 %131, %134
  %136 = trunc i64 %131 to i32
  %137 = select i1 %135, i32 %136, i32 %133
  br label %138

138:                                              ; preds = %130, %117
  %139 = phi i32 [ %137, %130 ], [ %119, %117 ]
  %140 = getelementptr inbounds %struct.kernel, ptr %29, i64 0, i32 3, i64 %110, i32 3
  %141 = load i32, ptr %140, align 4, !tbaa !251
  %142 = getelementptr inbounds %struct.kernel, ptr %29, i64 0, i32 3, i64 %110, i32 4
  %143 = load i32, ptr %142, align 8, !tbaa !254
  %144 = load ptr, ptr %102, align 8, !tbaa !125
  %145 = call i32 %112(ptr noundef %113, i32 noundef %139, i32 noundef 1, i32 noundef 1, i32 noundef %141, i32 noundef 1, i32 noundef 1, i32 noundef %143, ptr noundef %144, ptr noundef nonnull %18, ptr noundef null) #11
  %146 = add nuw i64 %110, 1
  %147 = load i64, ptr %29, align 8, !tbaa !9
  %148 = icmp uge i64 %146, %147
  %149 = icmp ne i32 %145, 0
  %150 = select i1 %148, i1 true, i1 %149
  br i1 %150, label %103, label %109, !llvm.loop !276

151:                                              ; preds = %103
  %152 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 4
  %153 = load ptr, ptr %152, align 8, !tbaa !277
  %154 = load i64, ptr %16, align 8, !tbaa !9
  %155 = add i64 %154, 32912
  %156 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %157 = load ptr, ptr %156, align 8, !tbaa !125
  %158 = call i32 %153(ptr noundef %80, i64 noundef %155, i64 noundef 2320, ptr noundef %157) #11
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %181

160:                                              ; preds = %151
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %19) #12
  store ptr null, ptr %19, align 8, !tbaa.struct !278
  %161 = getelementptr inbounds i8, ptr %19, i64 8
  store ptr %80, ptr %161, align 8, !tbaa.struct !279
  %162 = getelementptr inbounds i8, ptr %19, i64 16
  store i64 2320, ptr %162, align 8, !tbaa.struct !280
  %163 = getelementptr inbounds i8, ptr %19, i64 24
  store i64 %3, ptr %163, align 8, !tbaa.struct !281
  %164 = getelementptr inbounds i8, ptr %19, i64 32
  store ptr %29, ptr %164, align 8, !tbaa.struct !182
  %165 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %19) #13
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %19) #12
  br label %166

166:                                              ; preds = %160, %103
  %167 = phi i32 [ %104, %103 ], [ %165, %160 ]
  %168 = getelementptr inbounds %struct.launch, ptr %2, i64 0, i32 3
  %169 = load ptr, ptr %168, align 8, !tbaa !5
  %170 = icmp eq ptr %169, null
  %171 = icmp ne i32 %167, 0
  %172 = select i1 %170, i1 true, i1 %171
  br i1 %172, label %181, label %173

173:                                              ; preds = %166
  %174 = load ptr, ptr %17, align 8, !tbaa !5
  %175 = load i64, ptr %32, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %20) #12
  store ptr %169, ptr %20, align 8, !tbaa.struct !278
  %176 = getelementptr inbounds i8, ptr %20, i64 8
  store ptr %174, ptr %176, align 8, !tbaa.struct !279
  %177 = getelementptr inbounds i8, ptr %20, i64 16
  store i64 %175, ptr %177, align 8, !tbaa.struct !280
  %178 = getelementptr inbounds i8, ptr %20, i64 24
  store i64 %3, ptr %178, align 8, !tbaa.struct !281
  %179 = getelementptr inbounds i8, ptr %20, i64 32
  store ptr null, ptr %179, align 8, !tbaa.struct !182
  %180 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %20) #13
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %20) #12
  br label %181

181:                                              ; preds = %173, %166, %151
  %182 = phi i32 [ %167, %166 ], [ %180, %173 ], [ %158, %151 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %18) #12
  br label %183

183:                                              ; preds = %181, %59, %53, %27
  %184 = phi i32 [ %182, %181 ], [ 2, %27 ], [ %54, %53 ], [ %60, %59 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %16) #12
  br label %781

185:                                              ; preds = %24
  %186 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 5
  %187 = load ptr, ptr %186, align 8, !tbaa !282
  %188 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %189 = load i64, ptr %188, align 8, !tbaa !88
  %190 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %191 = load i64, ptr %190, align 8, !tbaa !84
  %192 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %193 = load i64, ptr %192, align 8, !tbaa !90
  %194 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %195 = load ptr, ptr %194, align 8, !tbaa !125
  %196 = tail call i32 %187(i64 noundef %189, i64 noundef %191, i64 noundef %193, ptr noundef %195) #11
  br label %781

197:                                              ; preds = %24
  %198 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 3
  %199 = load ptr, ptr %198, align 8, !tbaa !283
  %200 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %201 = load i64, ptr %200, align 8, !tbaa !88
  %202 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %203 = load i64, ptr %202, align 8, !tbaa !84
  %204 = inttoptr i64 %203 to ptr
  %205 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %206 = load i64, ptr %205, align 8, !tbaa !90
  %207 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %208 = load ptr, ptr %207, align 8, !tbaa !125
  %209 = tail call i32 %199(i64 noundef %201, ptr noundef %204, i64 noundef %206, ptr noundef %208) #11
  br label %781

210:                                              ; preds = %24
  %211 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 4
  %212 = load ptr, ptr %211, align 8, !tbaa !277
  %213 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %214 = load i64, ptr %213, align 8, !tbaa !88
  %215 = inttoptr i64 %214 to ptr
  %216 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %217 = load i64, ptr %216, align 8, !tbaa !84
  %218 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %219 = load i64, ptr %218, align 8, !tbaa !90
  %220 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %221 = load ptr, ptr %220, align 8, !tbaa !125
  %222 = tail call i32 %212(ptr noundef %215, i64 noundef %217, i64 noundef %219, ptr noundef %221) #11
  br label %781

223:                                              ; preds = %24
  %224 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %225 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 6
  %226 = load i64, ptr %224, align 8, !tbaa !90
  %227 = load i64, ptr %225, align 8, !tbaa !194
  %228 = sub i64 %226, %227
  %229 = icmp ugt i64 %228, 262143
  br i1 %229, label %230, label %361

230:                                              ; preds = %223
  %231 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %232 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %233 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %234 = getelementptr inbounds i8, ptr %14, i64 16
  %235 = getelementptr inbounds %struct.window, ptr %14, i64 0, i32 1
  %236 = getelementptr inbounds %struct.window, ptr %14, i64 0, i32 3
  %237 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %238 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %239 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %240 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %241 = getelementptr inbounds %struct.window, ptr %14, i64 0, i32 4
  br label %242

242:                                              ; preds = %354, %230
  %243 = load atomic i32, ptr %231 seq_cst, align 8
  %244 = icmp eq i32 %243, 0
  br i1 %244, label %245, label %781

245:                                              ; preds = %242
  %246 = load atomic i32, ptr %232 seq_cst, align 8
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %248, label %781

248:                                              ; preds = %245
  %249 = load atomic i32, ptr %233 seq_cst, align 4
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %251, label %781

251:                                              ; preds = %248
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %14) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %234, i8 0, i64 144, i1 false)
  store ptr %0, ptr %14, align 8, !tbaa !284
  store ptr %1, ptr %235, align 8, !tbaa !286
  %252 = load i64, ptr %237, align 8, !tbaa !88
  %253 = load i64, ptr %225, align 8, !tbaa !194
  %254 = add i64 %253, %252
  store i64 %254, ptr %236, align 8, !tbaa !287
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %15) #12
  %255 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %234) #13
  %256 = icmp eq i32 %255, 0
  br i1 %256, label %258, label %257

257:                                              ; preds = %251
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %15) #12
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %14) #12
  br label %781

258:                                              ; preds = %251
  %259 = load ptr, ptr %234, align 8, !tbaa !5
  br label %260

260:                                              ; preds = %302, %258
  %261 = phi ptr [ %259, %258 ], [ %303, %302 ]
  %262 = phi i64 [ 0, %258 ], [ %274, %302 ]
  %263 = load i64, ptr %238, align 8, !tbaa !84
  %264 = inttoptr i64 %263 to ptr
  %265 = load i64, ptr %225, align 8, !tbaa !194
  %266 = getelementptr inbounds i8, ptr %264, i64 %265
  %267 = getelementptr inbounds [16 x %struct.chunk], ptr %15, i64 0, i64 %262
  %268 = getelementptr inbounds %struct.slot, ptr %261, i64 0, i32 1
  %269 = load ptr, ptr %268, align 8, !tbaa !46
  store ptr %269, ptr %267, align 8, !tbaa.struct !4
  %270 = getelementptr inbounds i8, ptr %267, i64 8
  store ptr %266, ptr %270, align 8, !tbaa.struct !13
  %271 = getelementptr inbounds i8, ptr %267, i64 16
  store i64 262144, ptr %271, align 8, !tbaa.struct !14
  %272 = getelementptr inbounds i8, ptr %267, i64 24
  store i32 0, ptr %272, align 8, !tbaa.struct !15
  %273 = add i64 %265, 262144
  store i64 %273, ptr %225, align 8, !tbaa !194
  %274 = add nuw nsw i64 %262, 1
  %275 = icmp eq i64 %262, 15
  br i1 %275, label %311, label %276

276:                                              ; preds = %260
  %277 = load i64, ptr %224, align 8, !tbaa !90
  %278 = sub i64 %277, %273
  %279 = icmp ugt i64 %278, 262143
  br i1 %279, label %280, label %307

280:                                              ; preds = %276
  %281 = load ptr, ptr %0, align 8, !tbaa !124
  %282 = getelementptr inbounds %struct.device, ptr %281, i64 0, i32 39
  %283 = load ptr, ptr %282, align 8, !tbaa !54
  %284 = call i32 @pthread_mutex_lock(ptr noundef %283) #11
  %285 = load i64, ptr %239, align 8, !tbaa !145
  %286 = icmp ult i64 %285, 64
  br i1 %286, label %287, label %302

287:                                              ; preds = %280
  %288 = getelementptr inbounds %struct.ring, ptr %283, i64 0, i32 2
  %289 = load ptr, ptr %288, align 8, !tbaa !5
  %290 = icmp eq ptr %289, null
  br i1 %290, label %293, label %291

291:                                              ; preds = %287
  %292 = load ptr, ptr %289, align 8, !tbaa !48
  store ptr %292, ptr %288, align 8, !tbaa !5
  br label %298

293:                                              ; preds = %287
  %294 = icmp eq i64 %285, 0
  br i1 %294, label %295, label %302

295:                                              ; preds = %293
  %296 = load ptr, ptr %240, align 8, !tbaa !176
  store ptr null, ptr %240, align 8, !tbaa !176
  %297 = icmp eq ptr %296, null
  br i1 %297, label %302, label %298

298:                                              ; preds = %295, %291
  %299 = phi ptr [ %289, %291 ], [ %296, %295 ]
  %300 = add nuw nsw i64 %285, 1
  store i64 %300, ptr %239, align 8, !tbaa !145
  store ptr null, ptr %299, align 8, !tbaa !48
  %301 = getelementptr inbounds %struct.slot, ptr %299, i64 0, i32 2
  store i64 0, ptr %301, align 8, !tbaa !273
  br label %302

302:                                              ; preds = %298, %295, %293, %280
  %303 = phi ptr [ %299, %298 ], [ null, %295 ], [ null, %293 ], [ null, %280 ]
  %304 = call i32 @pthread_mutex_unlock(ptr noundef %283) #11
  %305 = getelementptr inbounds %struct.window, ptr %14, i64 0, i32 2, i64 %274
  store ptr %303, ptr %305, align 8, !tbaa !5
  %306 = icmp eq ptr %303, null
  br i1 %306, label %309, label %260, !llvm.loop !288

307:                                              ; preds = %276
  %308 = trunc i64 %274 to i32
  br label %311

309:                                              ; preds = %302
  %310 = trunc i64 %274 to i32
  br label %311

311:                                              ; preds = %260, %309, %307
  %312 = phi i32 [ %308, %307 ], [ %310, %309 ], [ 16, %260 ]
  %313 = load ptr, ptr %0, align 8, !tbaa !124
  %314 = getelementptr inbounds %struct.device, ptr %313, i64 0, i32 40
  %315 = load ptr, ptr %314, align 8, !tbaa !18
  %316 = call fastcc i32 @copy_together(ptr noundef %315, ptr noundef nonnull %15, i32 noundef %312, ptr noundef nonnull @send_slot, ptr noundef nonnull %14) #13
  %317 = load i32, ptr %241, align 8, !tbaa !289
  %318 = icmp ult i32 %317, %312
  br i1 %318, label %319, label %354

319:                                              ; preds = %311
  %320 = zext i32 %317 to i64
  %321 = zext i32 %312 to i64
  br label %322

322:                                              ; preds = %348, %319
  %323 = phi i64 [ %320, %319 ], [ %352, %348 ]
  %324 = getelementptr inbounds %struct.window, ptr %14, i64 0, i32 2, i64 %323
  %325 = load ptr, ptr %324, align 8, !tbaa !5
  %326 = load ptr, ptr %0, align 8, !tbaa !124
  %327 = getelementptr inbounds %struct.device, ptr %326, i64 0, i32 39
  %328 = load ptr, ptr %327, align 8, !tbaa !54
  %329 = call i32 @pthread_mutex_lock(ptr noundef %328) #11
  %330 = icmp eq ptr %325, null
  br i1 %330, label %348, label %331

331:                                              ; preds = %322
  %332 = getelementptr inbounds %struct.ring, ptr %328, i64 0, i32 2
  %333 = load i64, ptr %239, align 8, !tbaa !145
  br label %335

334:                                              ; preds = %345
  store i64 %339, ptr %239, align 8, !tbaa !145
  br label %348

335:                                              ; preds = %345, %331
  %336 = phi i64 [ %333, %331 ], [ %339, %345 ]
  %337 = phi ptr [ %325, %331 ], [ %338, %345 ]
  %338 = load ptr, ptr %337, align 8, !tbaa !48
  %339 = add i64 %336, -1
  %340 = getelementptr inbounds %struct.slot, ptr %337, i64 0, i32 6
  %341 = load ptr, ptr %340, align 8, !tbaa !146
  %342 = icmp eq ptr %341, null
  br i1 %342, label %343, label %345

343:                                              ; preds = %335
  %344 = load ptr, ptr %332, align 8, !tbaa !5
  store ptr %344, ptr %337, align 8, !tbaa !48
  br label %345

345:                                              ; preds = %343, %335
  %346 = phi ptr [ %332, %343 ], [ %240, %335 ]
  store ptr %337, ptr %346, align 8, !tbaa !5
  %347 = icmp eq ptr %338, null
  br i1 %347, label %334, label %335, !llvm.loop !147

348:                                              ; preds = %334, %322
  %349 = getelementptr inbounds %struct.ring, ptr %328, i64 0, i32 1
  %350 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %349) #11
  %351 = call i32 @pthread_mutex_unlock(ptr noundef %328) #11
  %352 = add nuw nsw i64 %323, 1
  %353 = icmp eq i64 %352, %321
  br i1 %353, label %354, label %322, !llvm.loop !290

354:                                              ; preds = %348, %311
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %15) #12
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %14) #12
  %355 = load i64, ptr %224, align 8, !tbaa !90
  %356 = load i64, ptr %225, align 8, !tbaa !194
  %357 = sub i64 %355, %356
  %358 = icmp ugt i64 %357, 262143
  %359 = icmp eq i32 %316, 0
  %360 = select i1 %358, i1 %359, i1 false
  br i1 %360, label %242, label %361, !llvm.loop !291

361:                                              ; preds = %354, %223
  %362 = phi i32 [ 0, %223 ], [ %316, %354 ]
  %363 = phi i64 [ %226, %223 ], [ %355, %354 ]
  %364 = phi i64 [ %227, %223 ], [ %356, %354 ]
  %365 = phi i64 [ %228, %223 ], [ %357, %354 ]
  %366 = phi i1 [ true, %223 ], [ %359, %354 ]
  %367 = icmp ne i64 %363, %364
  %368 = select i1 %366, i1 %367, i1 false
  br i1 %368, label %369, label %781

369:                                              ; preds = %361
  %370 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %371 = load ptr, ptr %370, align 8, !tbaa !215
  %372 = icmp eq ptr %371, null
  br i1 %372, label %384, label %373

373:                                              ; preds = %369
  %374 = getelementptr inbounds %struct.slot, ptr %371, i64 0, i32 2
  %375 = load i64, ptr %374, align 8, !tbaa !273
  %376 = add i64 %375, %365
  %377 = icmp ugt i64 %376, 262144
  br i1 %377, label %378, label %389

378:                                              ; preds = %373
  store ptr null, ptr %370, align 8, !tbaa !215
  %379 = call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %371) #13
  %380 = icmp eq i32 %379, 0
  br i1 %380, label %381, label %781

381:                                              ; preds = %378
  %382 = load ptr, ptr %370, align 8, !tbaa !215
  %383 = icmp eq ptr %382, null
  br i1 %383, label %384, label %389

384:                                              ; preds = %381, %369
  %385 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %370) #13
  %386 = icmp eq i32 %385, 0
  br i1 %386, label %387, label %781

387:                                              ; preds = %384
  %388 = load ptr, ptr %370, align 8, !tbaa !215
  br label %389

389:                                              ; preds = %387, %381, %373
  %390 = phi ptr [ %388, %387 ], [ %382, %381 ], [ %371, %373 ]
  %391 = getelementptr inbounds %struct.slot, ptr %390, i64 0, i32 1
  %392 = load ptr, ptr %391, align 8, !tbaa !46
  %393 = getelementptr inbounds %struct.slot, ptr %390, i64 0, i32 2
  %394 = load i64, ptr %393, align 8, !tbaa !273
  %395 = getelementptr inbounds i8, ptr %392, i64 %394
  %396 = add i64 %365, 15
  %397 = and i64 %396, -16
  %398 = add i64 %394, %397
  store i64 %398, ptr %393, align 8, !tbaa !273
  %399 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %400 = load i64, ptr %399, align 8, !tbaa !84
  %401 = inttoptr i64 %400 to ptr
  %402 = load i64, ptr %225, align 8, !tbaa !194
  %403 = getelementptr inbounds i8, ptr %401, i64 %402
  %404 = call ptr @memcpy(ptr noundef %395, ptr noundef %403, i64 noundef %365) #11
  %405 = load ptr, ptr %0, align 8, !tbaa !124
  %406 = getelementptr inbounds %struct.device, ptr %405, i64 0, i32 3
  %407 = load ptr, ptr %406, align 8, !tbaa !283
  %408 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %409 = load i64, ptr %408, align 8, !tbaa !88
  %410 = load i64, ptr %225, align 8, !tbaa !194
  %411 = add i64 %410, %409
  %412 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %413 = load ptr, ptr %412, align 8, !tbaa !125
  %414 = call i32 %407(i64 noundef %411, ptr noundef %395, i64 noundef %365, ptr noundef %413) #11
  br label %781

415:                                              ; preds = %24
  %416 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %417 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 6
  %418 = load i64, ptr %416, align 8, !tbaa !90
  %419 = load i64, ptr %417, align 8, !tbaa !194
  %420 = sub i64 %418, %419
  %421 = icmp ugt i64 %420, 262143
  br i1 %421, label %422, label %479

422:                                              ; preds = %415
  %423 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %424 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %425 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %426 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %427 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %428 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %429 = getelementptr inbounds i8, ptr %12, i64 8
  %430 = getelementptr inbounds i8, ptr %12, i64 16
  %431 = getelementptr inbounds i8, ptr %12, i64 24
  %432 = getelementptr inbounds i8, ptr %12, i64 32
  br label %433

433:                                              ; preds = %468, %422
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %13) #12
  %434 = load atomic i32, ptr %423 seq_cst, align 8
  %435 = icmp eq i32 %434, 0
  br i1 %435, label %436, label %466

436:                                              ; preds = %433
  %437 = load atomic i32, ptr %424 seq_cst, align 8
  %438 = icmp eq i32 %437, 0
  br i1 %438, label %439, label %466

439:                                              ; preds = %436
  %440 = load atomic i32, ptr %425 seq_cst, align 4
  %441 = icmp eq i32 %440, 0
  br i1 %441, label %442, label %466

442:                                              ; preds = %439
  %443 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %13) #13
  %444 = icmp eq i32 %443, 0
  br i1 %444, label %445, label %466

445:                                              ; preds = %442
  %446 = load ptr, ptr %13, align 8, !tbaa !5
  %447 = getelementptr inbounds %struct.slot, ptr %446, i64 0, i32 1
  %448 = load ptr, ptr %447, align 8, !tbaa !46
  %449 = load ptr, ptr %0, align 8, !tbaa !124
  %450 = getelementptr inbounds %struct.device, ptr %449, i64 0, i32 4
  %451 = load ptr, ptr %450, align 8, !tbaa !277
  %452 = load i64, ptr %426, align 8, !tbaa !84
  %453 = load i64, ptr %417, align 8, !tbaa !194
  %454 = add i64 %453, %452
  %455 = load ptr, ptr %427, align 8, !tbaa !125
  %456 = tail call i32 %451(ptr noundef %448, i64 noundef %454, i64 noundef 262144, ptr noundef %455) #11
  %457 = icmp eq i32 %456, 0
  br i1 %457, label %458, label %468

458:                                              ; preds = %445
  %459 = load i64, ptr %428, align 8, !tbaa !88
  %460 = inttoptr i64 %459 to ptr
  %461 = load i64, ptr %417, align 8, !tbaa !194
  %462 = getelementptr inbounds i8, ptr %460, i64 %461
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %12) #12
  store ptr %462, ptr %12, align 8, !tbaa.struct !278
  store ptr %448, ptr %429, align 8, !tbaa.struct !279
  store i64 262144, ptr %430, align 8, !tbaa.struct !280
  store i64 %3, ptr %431, align 8, !tbaa.struct !281
  store ptr null, ptr %432, align 8, !tbaa.struct !182
  %463 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %12) #13
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %12) #12
  %464 = load i64, ptr %417, align 8, !tbaa !194
  %465 = add i64 %464, 262144
  store i64 %465, ptr %417, align 8, !tbaa !194
  br label %468

466:                                              ; preds = %442, %439, %436, %433
  %467 = phi i32 [ %443, %442 ], [ -2, %439 ], [ -2, %436 ], [ -2, %433 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %13) #12
  br label %781

468:                                              ; preds = %458, %445
  %469 = phi i32 [ %463, %458 ], [ %456, %445 ]
  %470 = tail call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %446) #13
  %471 = icmp eq i32 %469, 0
  %472 = select i1 %471, i32 %470, i32 %469
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %13) #12
  %473 = load i64, ptr %416, align 8, !tbaa !90
  %474 = load i64, ptr %417, align 8, !tbaa !194
  %475 = sub i64 %473, %474
  %476 = icmp ugt i64 %475, 262143
  %477 = icmp eq i32 %472, 0
  %478 = select i1 %476, i1 %477, i1 false
  br i1 %478, label %433, label %479, !llvm.loop !292

479:                                              ; preds = %468, %415
  %480 = phi i32 [ 0, %415 ], [ %472, %468 ]
  %481 = phi i64 [ %418, %415 ], [ %473, %468 ]
  %482 = phi i64 [ %419, %415 ], [ %474, %468 ]
  %483 = phi i64 [ %420, %415 ], [ %475, %468 ]
  %484 = phi i1 [ true, %415 ], [ %477, %468 ]
  %485 = icmp ne i64 %481, %482
  %486 = select i1 %484, i1 %485, i1 false
  br i1 %486, label %487, label %781

487:                                              ; preds = %479
  %488 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %489 = load ptr, ptr %488, align 8, !tbaa !215
  %490 = icmp eq ptr %489, null
  br i1 %490, label %502, label %491

491:                                              ; preds = %487
  %492 = getelementptr inbounds %struct.slot, ptr %489, i64 0, i32 2
  %493 = load i64, ptr %492, align 8, !tbaa !273
  %494 = add i64 %493, %483
  %495 = icmp ugt i64 %494, 262144
  br i1 %495, label %496, label %507

496:                                              ; preds = %491
  store ptr null, ptr %488, align 8, !tbaa !215
  %497 = tail call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %489) #13
  %498 = icmp eq i32 %497, 0
  br i1 %498, label %499, label %781

499:                                              ; preds = %496
  %500 = load ptr, ptr %488, align 8, !tbaa !215
  %501 = icmp eq ptr %500, null
  br i1 %501, label %502, label %507

502:                                              ; preds = %499, %487
  %503 = tail call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %488) #13
  %504 = icmp eq i32 %503, 0
  br i1 %504, label %505, label %781

505:                                              ; preds = %502
  %506 = load ptr, ptr %488, align 8, !tbaa !215
  br label %507

507:                                              ; preds = %505, %499, %491
  %508 = phi ptr [ %506, %505 ], [ %500, %499 ], [ %489, %491 ]
  %509 = getelementptr inbounds %struct.slot, ptr %508, i64 0, i32 1
  %510 = load ptr, ptr %509, align 8, !tbaa !46
  %511 = getelementptr inbounds %struct.slot, ptr %508, i64 0, i32 2
  %512 = load i64, ptr %511, align 8, !tbaa !273
  %513 = getelementptr inbounds i8, ptr %510, i64 %512
  %514 = add i64 %483, 15
  %515 = and i64 %514, -16
  %516 = add i64 %512, %515
  store i64 %516, ptr %511, align 8, !tbaa !273
  %517 = load ptr, ptr %0, align 8, !tbaa !124
  %518 = getelementptr inbounds %struct.device, ptr %517, i64 0, i32 4
  %519 = load ptr, ptr %518, align 8, !tbaa !277
  %520 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %521 = load i64, ptr %520, align 8, !tbaa !84
  %522 = load i64, ptr %417, align 8, !tbaa !194
  %523 = add i64 %522, %521
  %524 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %525 = load ptr, ptr %524, align 8, !tbaa !125
  %526 = tail call i32 %519(ptr noundef %513, i64 noundef %523, i64 noundef %483, ptr noundef %525) #11
  %527 = icmp eq i32 %526, 0
  br i1 %527, label %528, label %781

528:                                              ; preds = %507
  %529 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %530 = load i64, ptr %529, align 8, !tbaa !88
  %531 = inttoptr i64 %530 to ptr
  %532 = load i64, ptr %417, align 8, !tbaa !194
  %533 = getelementptr inbounds i8, ptr %531, i64 %532
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %11) #12
  store ptr %533, ptr %11, align 8, !tbaa.struct !278
  %534 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %513, ptr %534, align 8, !tbaa.struct !279
  %535 = getelementptr inbounds i8, ptr %11, i64 16
  store i64 %483, ptr %535, align 8, !tbaa.struct !280
  %536 = getelementptr inbounds i8, ptr %11, i64 24
  store i64 %3, ptr %536, align 8, !tbaa.struct !281
  %537 = getelementptr inbounds i8, ptr %11, i64 32
  store ptr null, ptr %537, align 8, !tbaa.struct !182
  %538 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %11) #13
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %11) #12
  %539 = load i64, ptr %417, align 8, !tbaa !194
  %540 = add i64 %539, %483
  store i64 %540, ptr %417, align 8, !tbaa !194
  br label %781

541:                                              ; preds = %24
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #12
  %542 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 10
  %543 = load ptr, ptr %542, align 8, !tbaa !293
  %544 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %545 = load i64, ptr %544, align 8, !tbaa !90
  %546 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 34
  %547 = load ptr, ptr %546, align 8, !tbaa !294
  %548 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %549 = load ptr, ptr %548, align 8, !tbaa !125
  %550 = call i32 %543(ptr noundef nonnull %10, i64 noundef %545, ptr noundef %547, ptr noundef %549) #11
  switch i32 %550, label %580 [
    i32 2, label %551
    i32 0, label %553
  ]

551:                                              ; preds = %541
  %552 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  call fastcc void @add_failure(ptr noundef nonnull %552, i64 noundef %3, i64 noundef 2) #14
  br label %580

553:                                              ; preds = %541
  %554 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 5
  %555 = load ptr, ptr %554, align 8, !tbaa !282
  %556 = load i64, ptr %10, align 8, !tbaa !9
  %557 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %558 = load i64, ptr %557, align 8, !tbaa !84
  %559 = load i64, ptr %544, align 8, !tbaa !90
  %560 = load ptr, ptr %548, align 8, !tbaa !125
  %561 = call i32 %555(i64 noundef %556, i64 noundef %558, i64 noundef %559, ptr noundef %560) #11
  %562 = icmp eq i32 %561, 0
  br i1 %562, label %563, label %571

563:                                              ; preds = %553
  %564 = load ptr, ptr %554, align 8, !tbaa !282
  %565 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %566 = load i64, ptr %565, align 8, !tbaa !88
  %567 = load i64, ptr %10, align 8, !tbaa !9
  %568 = load i64, ptr %544, align 8, !tbaa !90
  %569 = load ptr, ptr %548, align 8, !tbaa !125
  %570 = call i32 %564(i64 noundef %566, i64 noundef %567, i64 noundef %568, ptr noundef %569) #11
  br label %571

571:                                              ; preds = %563, %553
  %572 = phi i32 [ %561, %553 ], [ %570, %563 ]
  %573 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 11
  %574 = load ptr, ptr %573, align 8, !tbaa !295
  %575 = load i64, ptr %10, align 8, !tbaa !9
  %576 = load ptr, ptr %548, align 8, !tbaa !125
  %577 = call i32 %574(i64 noundef %575, ptr noundef %576) #11
  %578 = icmp eq i32 %572, 0
  %579 = select i1 %578, i32 %577, i32 %572
  br label %580

580:                                              ; preds = %571, %551, %541
  %581 = phi i32 [ 0, %551 ], [ %579, %571 ], [ %550, %541 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #12
  br label %781

582:                                              ; preds = %24
  %583 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 6
  %584 = load ptr, ptr %583, align 8, !tbaa !296
  %585 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 1
  %586 = load i64, ptr %585, align 8, !tbaa !297
  %587 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 2
  %588 = load ptr, ptr %587, align 8, !tbaa !299
  %589 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 3
  %590 = load i64, ptr %589, align 8, !tbaa !300
  %591 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 4
  %592 = load ptr, ptr %591, align 8, !tbaa !301
  %593 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 5
  %594 = load i64, ptr %593, align 8, !tbaa !302
  %595 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %596 = load ptr, ptr %595, align 8, !tbaa !125
  %597 = tail call i32 %584(i64 noundef %586, ptr noundef %588, i64 noundef %590, ptr noundef %592, i64 noundef %594, ptr noundef %596) #11
  br label %781

598:                                              ; preds = %24
  %599 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 3
  %600 = load i32, ptr %599, align 8, !tbaa !303
  switch i32 %600, label %627 [
    i32 1, label %601
    i32 2, label %614
  ]

601:                                              ; preds = %598
  %602 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 7
  %603 = load ptr, ptr %602, align 8, !tbaa !274
  %604 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 1
  %605 = load i64, ptr %604, align 8, !tbaa !72
  %606 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 4
  %607 = load i32, ptr %606, align 4, !tbaa !304
  %608 = trunc i32 %607 to i8
  %609 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 2
  %610 = load i64, ptr %609, align 8, !tbaa !77
  %611 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %612 = load ptr, ptr %611, align 8, !tbaa !125
  %613 = tail call i32 %603(i64 noundef %605, i8 noundef %608, i64 noundef %610, ptr noundef %612) #11
  br label %781

614:                                              ; preds = %598
  %615 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 8
  %616 = load ptr, ptr %615, align 8, !tbaa !305
  %617 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 1
  %618 = load i64, ptr %617, align 8, !tbaa !72
  %619 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 4
  %620 = load i32, ptr %619, align 4, !tbaa !304
  %621 = trunc i32 %620 to i16
  %622 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 2
  %623 = load i64, ptr %622, align 8, !tbaa !77
  %624 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %625 = load ptr, ptr %624, align 8, !tbaa !125
  %626 = tail call i32 %616(i64 noundef %618, i16 noundef %621, i64 noundef %623, ptr noundef %625) #11
  br label %781

627:                                              ; preds = %598
  %628 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 9
  %629 = load ptr, ptr %628, align 8, !tbaa !306
  %630 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 1
  %631 = load i64, ptr %630, align 8, !tbaa !72
  %632 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 4
  %633 = load i32, ptr %632, align 4, !tbaa !304
  %634 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 2
  %635 = load i64, ptr %634, align 8, !tbaa !77
  %636 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %637 = load ptr, ptr %636, align 8, !tbaa !125
  %638 = tail call i32 %629(i64 noundef %631, i32 noundef %633, i64 noundef %635, ptr noundef %637) #11
  br label %781

639:                                              ; preds = %24
  %640 = getelementptr inbounds %struct.command, ptr %2, i64 0, i32 2
  %641 = load i32, ptr %640, align 4, !tbaa !67
  %642 = zext i32 %641 to i64
  %643 = getelementptr inbounds i8, ptr %2, i64 %642
  %644 = getelementptr inbounds %struct.execute, ptr %2, i64 0, i32 1
  %645 = getelementptr inbounds %struct.execute, ptr %2, i64 0, i32 2
  %646 = icmp ult ptr %645, %643
  br i1 %646, label %647, label %739

647:                                              ; preds = %639
  %648 = load ptr, ptr %644, align 8, !tbaa !5
  %649 = getelementptr inbounds %struct.graph, ptr %648, i64 0, i32 4
  %650 = load ptr, ptr %649, align 8, !tbaa !70
  %651 = getelementptr inbounds ptr, ptr %8, i64 1
  %652 = getelementptr inbounds ptr, ptr %8, i64 2
  %653 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 1
  %654 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 2
  %655 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 4
  %656 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 5
  %657 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 7
  %658 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 8
  %659 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 9
  %660 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 11
  br label %664

661:                                              ; preds = %730
  br i1 %737, label %662, label %781

662:                                              ; preds = %661
  %663 = load ptr, ptr %0, align 8, !tbaa !124
  br label %739

664:                                              ; preds = %730, %647
  %665 = phi ptr [ %645, %647 ], [ %735, %730 ]
  %666 = phi ptr [ %650, %647 ], [ %668, %730 ]
  %667 = load ptr, ptr %644, align 8, !tbaa !5
  %668 = getelementptr inbounds i64, ptr %666, i64 1
  %669 = load i64, ptr %666, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #12
  %670 = getelementptr inbounds %struct.launch, ptr %665, i64 0, i32 2
  %671 = load i64, ptr %670, align 8, !tbaa !9
  store i64 %671, ptr %6, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #12
  store i64 0, ptr %7, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8) #12
  store ptr %6, ptr %8, align 8, !tbaa !5
  store ptr %7, ptr %651, align 8, !tbaa !5
  %672 = getelementptr inbounds %struct.launch, ptr %665, i64 0, i32 4
  store ptr %672, ptr %652, align 8, !tbaa !5
  %673 = getelementptr inbounds %struct.launch, ptr %665, i64 0, i32 1
  %674 = load ptr, ptr %673, align 8, !tbaa !5
  %675 = load i64, ptr %674, align 8, !tbaa !9
  %676 = icmp eq i64 %675, 0
  br i1 %676, label %730, label %677

677:                                              ; preds = %664
  %678 = getelementptr inbounds %struct.graph, ptr %667, i64 0, i32 1
  %679 = getelementptr inbounds %struct.graph, ptr %667, i64 0, i32 3
  br label %680

680:                                              ; preds = %709, %677
  %681 = phi ptr [ %674, %677 ], [ %725, %709 ]
  %682 = phi i64 [ 0, %677 ], [ %724, %709 ]
  %683 = getelementptr inbounds %struct.kernel, ptr %681, i64 0, i32 3, i64 %682
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %9) #12
  %684 = load ptr, ptr %683, align 8, !tbaa !245
  store ptr %684, ptr %9, align 8, !tbaa !247
  %685 = getelementptr inbounds %struct.kernel, ptr %681, i64 0, i32 3, i64 %682, i32 1
  %686 = load ptr, ptr %685, align 8, !tbaa !249
  %687 = icmp eq ptr %686, null
  br i1 %687, label %688, label %691

688:                                              ; preds = %680
  %689 = getelementptr inbounds %struct.kernel, ptr %681, i64 0, i32 3, i64 %682, i32 2
  %690 = load i32, ptr %689, align 8, !tbaa !250
  br label %709

691:                                              ; preds = %680
  %692 = call i64 %686(ptr noundef nonnull %672) #11
  %693 = icmp sgt i64 %692, 0
  br i1 %693, label %694, label %701

694:                                              ; preds = %691
  %695 = getelementptr inbounds %struct.kernel, ptr %681, i64 0, i32 3, i64 %682, i32 3
  %696 = load i32, ptr %695, align 4, !tbaa !251
  %697 = zext i32 %696 to i64
  %698 = add nsw i64 %692, -1
  %699 = add nuw i64 %698, %697
  %700 = udiv i64 %699, %697
  br label %701

701:                                              ; preds = %694, %691
  %702 = phi i64 [ %700, %694 ], [ 1, %691 ]
  %703 = getelementptr inbounds %struct.kernel, ptr %681, i64 0, i32 3, i64 %682, i32 2
  %704 = load i32, ptr %703, align 8, !tbaa !250
  %705 = zext i32 %704 to i64
  %706 = icmp ult i64 %702, %705
  %707 = trunc i64 %702 to i32
  %708 = select i1 %706, i32 %707, i32 %704
  br label %709

709:                                              ; preds = %701, %688
  %710 = phi i32 [ %708, %701 ], [ %690, %688 ]
  store i32 %710, ptr %653, align 8, !tbaa !252
  store <2 x i32> <i32 1, i32 1>, ptr %654, align 4, !tbaa !11
  %711 = getelementptr inbounds %struct.kernel, ptr %681, i64 0, i32 3, i64 %682, i32 3
  %712 = load i32, ptr %711, align 4, !tbaa !251
  store i32 %712, ptr %655, align 4, !tbaa !253
  store <2 x i32> <i32 1, i32 1>, ptr %656, align 8, !tbaa !11
  %713 = getelementptr inbounds %struct.kernel, ptr %681, i64 0, i32 3, i64 %682, i32 4
  %714 = load i32, ptr %713, align 8, !tbaa !254
  store i32 %714, ptr %657, align 8, !tbaa !255
  store ptr %8, ptr %658, align 8, !tbaa !256
  store <2 x ptr> zeroinitializer, ptr %659, align 8, !tbaa !5
  store ptr null, ptr %660, align 8, !tbaa !257
  %715 = add i64 %682, %669
  %716 = load ptr, ptr %667, align 8, !tbaa !58
  %717 = getelementptr inbounds %struct.device, ptr %716, i64 0, i32 29
  %718 = load ptr, ptr %717, align 8, !tbaa !307
  %719 = load ptr, ptr %678, align 8, !tbaa !60
  %720 = load ptr, ptr %679, align 8, !tbaa !69
  %721 = getelementptr inbounds ptr, ptr %720, i64 %715
  %722 = load ptr, ptr %721, align 8, !tbaa !5
  %723 = call i32 %718(ptr noundef %719, ptr noundef %722, ptr noundef nonnull %9) #11
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %9) #12
  %724 = add nuw i64 %682, 1
  %725 = load ptr, ptr %673, align 8, !tbaa !5
  %726 = load i64, ptr %725, align 8, !tbaa !9
  %727 = icmp ult i64 %724, %726
  %728 = icmp eq i32 %723, 0
  %729 = select i1 %727, i1 %728, i1 false
  br i1 %729, label %680, label %730, !llvm.loop !259

730:                                              ; preds = %709, %664
  %731 = phi i32 [ 0, %664 ], [ %723, %709 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #12
  %732 = getelementptr inbounds %struct.command, ptr %665, i64 0, i32 2
  %733 = load i32, ptr %732, align 4, !tbaa !67
  %734 = zext i32 %733 to i64
  %735 = getelementptr inbounds i8, ptr %665, i64 %734
  %736 = icmp ult ptr %735, %643
  %737 = icmp eq i32 %731, 0
  %738 = select i1 %736, i1 %737, i1 false
  br i1 %738, label %664, label %661, !llvm.loop !308

739:                                              ; preds = %662, %639
  %740 = phi ptr [ %663, %662 ], [ %25, %639 ]
  %741 = getelementptr inbounds %struct.device, ptr %740, i64 0, i32 30
  %742 = load ptr, ptr %741, align 8, !tbaa !309
  %743 = load ptr, ptr %644, align 8, !tbaa !5
  %744 = getelementptr inbounds %struct.graph, ptr %743, i64 0, i32 1
  %745 = load ptr, ptr %744, align 8, !tbaa !60
  %746 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %747 = load ptr, ptr %746, align 8, !tbaa !125
  %748 = call i32 %742(ptr noundef %745, ptr noundef %747) #11
  br label %781

749:                                              ; preds = %24
  %750 = getelementptr inbounds %struct.wait, ptr %2, i64 0, i32 1
  %751 = load ptr, ptr %750, align 8, !tbaa !166
  %752 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %753 = load ptr, ptr %752, align 8, !tbaa !125
  %754 = getelementptr inbounds %struct.wait, ptr %2, i64 0, i32 2
  %755 = load i64, ptr %754, align 8, !tbaa !167
  %756 = tail call fastcc i32 @wait_for(ptr noundef %751, ptr noundef %753, i64 noundef %755) #13
  br label %781

757:                                              ; preds = %24
  %758 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 20
  %759 = load ptr, ptr %758, align 8, !tbaa !228
  %760 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %761 = load ptr, ptr %760, align 8, !tbaa !125
  %762 = getelementptr inbounds %struct.wait_event, ptr %2, i64 0, i32 1
  %763 = load ptr, ptr %762, align 8, !tbaa !310
  %764 = tail call i32 %759(ptr noundef %761, ptr noundef %763, i32 noundef 0) #11
  br label %781

765:                                              ; preds = %24
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %5) #12
  %766 = getelementptr inbounds i8, ptr %5, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %766, i8 0, i64 136, i1 false)
  %767 = getelementptr inbounds %struct.wait_semaphore, ptr %2, i64 0, i32 2
  %768 = load i64, ptr %767, align 8, !tbaa !312
  store i64 %768, ptr %5, align 8, !tbaa !314
  %769 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 22
  %770 = load ptr, ptr %769, align 8, !tbaa !317
  %771 = getelementptr inbounds %struct.wait_semaphore, ptr %2, i64 0, i32 1
  %772 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %773 = load ptr, ptr %772, align 8, !tbaa !125
  %774 = call i32 %770(ptr noundef nonnull %771, ptr noundef nonnull %5, i32 noundef 1, ptr noundef %773) #11
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %5) #12
  br label %781

775:                                              ; preds = %4
  %776 = getelementptr inbounds %struct.command, ptr %2, i64 0, i32 1
  %777 = load i16, ptr %776, align 2, !tbaa !105
  %778 = icmp eq i16 %777, 0
  br i1 %778, label %781, label %779

779:                                              ; preds = %775
  %780 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  tail call fastcc void @add_failure(ptr noundef nonnull %780, i64 noundef %3, i64 noundef 2) #14
  br label %781

781:                                              ; preds = %248, %245, %242, %765, %757, %749, %739, %661, %627, %614, %601, %582, %580, %528, %507, %502, %496, %479, %466, %389, %384, %378, %361, %257, %210, %197, %185, %183, %24, %775, %779
  %782 = phi i32 [ 0, %779 ], [ 0, %775 ], [ %774, %765 ], [ %764, %757 ], [ %756, %749 ], [ %597, %582 ], [ %581, %580 ], [ %222, %210 ], [ %209, %197 ], [ %196, %185 ], [ %184, %183 ], [ 0, %24 ], [ %362, %361 ], [ %414, %389 ], [ %379, %378 ], [ %385, %384 ], [ %255, %257 ], [ %480, %479 ], [ %467, %466 ], [ %538, %528 ], [ %526, %507 ], [ %497, %496 ], [ %503, %502 ], [ %638, %627 ], [ %626, %614 ], [ %613, %601 ], [ %748, %739 ], [ %731, %661 ], [ -2, %242 ], [ -2, %245 ], [ -2, %248 ]
  ret i32 %782
}

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #1

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define internal fastcc i32 @add_arrival(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #0 {
  %4 = alloca { i64, i64 }, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #11
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 2
  %9 = load i64, ptr %8, align 8, !tbaa !318
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !206
  %12 = sub i64 %9, %11
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !199
  %15 = icmp ult i64 %12, %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = load ptr, ptr %5, align 8, !tbaa !198
  br label %46

18:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %8, i64 16, i1 false), !tbaa.struct !319
  %19 = icmp eq i64 %14, 0
  %20 = shl i64 %14, 1
  %21 = select i1 %19, i64 64, i64 %20
  %22 = tail call ptr @calloc(i64 noundef %21, i64 noundef 40) #11
  %23 = icmp eq ptr %22, null
  br i1 %23, label %45, label %24

24:                                               ; preds = %18
  %25 = load i64, ptr %10, align 8, !tbaa !206
  %26 = load i64, ptr %8, align 8, !tbaa !318
  %27 = icmp ult i64 %25, %26
  br i1 %27, label %28, label %30

28:                                               ; preds = %24
  %29 = add i64 %21, -1
  br label %33

30:                                               ; preds = %33, %24
  %31 = load ptr, ptr %5, align 8, !tbaa !198
  tail call void @free(ptr noundef %31) #11
  store ptr %22, ptr %5, align 8, !tbaa.struct !320
  store i64 %21, ptr %13, align 8, !tbaa.struct !321
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %8, ptr noundef nonnull align 8 dereferenceable(16) %4, i64 16, i1 false), !tbaa.struct !319
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4)
  %32 = load i64, ptr %8, align 8, !tbaa !318
  br label %46

33:                                               ; preds = %33, %28
  %34 = phi i64 [ %25, %28 ], [ %42, %33 ]
  %35 = and i64 %34, %29
  %36 = getelementptr inbounds %struct.arrival, ptr %22, i64 %35
  %37 = load ptr, ptr %5, align 8, !tbaa !198
  %38 = load i64, ptr %13, align 8, !tbaa !199
  %39 = add i64 %38, -1
  %40 = and i64 %39, %34
  %41 = getelementptr inbounds %struct.arrival, ptr %37, i64 %40
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %36, ptr noundef nonnull align 8 dereferenceable(40) %41, i64 40, i1 false), !tbaa.struct !278
  %42 = add nuw i64 %34, 1
  %43 = load i64, ptr %8, align 8, !tbaa !318
  %44 = icmp ult i64 %42, %43
  br i1 %44, label %33, label %30, !llvm.loop !322

45:                                               ; preds = %18
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4)
  br label %54

46:                                               ; preds = %16, %30
  %47 = phi i64 [ %14, %16 ], [ %21, %30 ]
  %48 = phi ptr [ %17, %16 ], [ %22, %30 ]
  %49 = phi i64 [ %9, %16 ], [ %32, %30 ]
  %50 = add i64 %49, 1
  store i64 %50, ptr %8, align 8, !tbaa !318
  %51 = add i64 %47, -1
  %52 = and i64 %51, %49
  %53 = getelementptr inbounds %struct.arrival, ptr %48, i64 %52
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %53, ptr noundef nonnull align 8 dereferenceable(40) %2, i64 40, i1 false), !tbaa.struct !278
  br label %54

54:                                               ; preds = %45, %46
  %55 = phi i32 [ 0, %46 ], [ 2, %45 ]
  %56 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #11
  %57 = load ptr, ptr %2, align 8, !tbaa !200
  %58 = icmp eq ptr %57, null
  br i1 %58, label %65, label %59

59:                                               ; preds = %54
  %60 = getelementptr inbounds %struct.arrival, ptr %2, i64 0, i32 2
  %61 = load i64, ptr %60, align 8, !tbaa !205
  %62 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 10
  %63 = load i64, ptr %62, align 8, !tbaa !155
  %64 = add i64 %63, %61
  store i64 %64, ptr %62, align 8, !tbaa !155
  br label %65

65:                                               ; preds = %59, %54
  ret i32 %55
}

; Function Attrs: nounwind
define internal fastcc i32 @next_slot(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly %2) unnamed_addr #0 {
  %4 = load ptr, ptr %0, align 8, !tbaa !124
  %5 = getelementptr inbounds %struct.device, ptr %4, i64 0, i32 39
  %6 = load ptr, ptr %5, align 8, !tbaa !54
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef %6) #11
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %9 = load i64, ptr %8, align 8, !tbaa !145
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
  %21 = load ptr, ptr %20, align 8, !tbaa !176
  store ptr null, ptr %20, align 8, !tbaa !176
  %22 = icmp eq ptr %21, null
  br i1 %22, label %28, label %23

23:                                               ; preds = %15, %19
  %24 = phi ptr [ %13, %15 ], [ %21, %19 ]
  %25 = add nuw nsw i64 %9, 1
  store i64 %25, ptr %8, align 8, !tbaa !145
  store ptr null, ptr %24, align 8, !tbaa !48
  %26 = getelementptr inbounds %struct.slot, ptr %24, i64 0, i32 2
  store i64 0, ptr %26, align 8, !tbaa !273
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #11
  store ptr %24, ptr %2, align 8, !tbaa !5
  br label %38

28:                                               ; preds = %19, %17, %3
  %29 = tail call i32 @pthread_mutex_unlock(ptr noundef %6) #11
  store ptr null, ptr %2, align 8, !tbaa !5
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %31 = load ptr, ptr %30, align 8, !tbaa !215
  %32 = icmp eq ptr %31, null
  br i1 %32, label %37, label %33

33:                                               ; preds = %28
  store ptr null, ptr %30, align 8, !tbaa !215
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
  %4 = load ptr, ptr %0, align 8, !tbaa !124
  %5 = getelementptr inbounds %struct.device, ptr %4, i64 0, i32 16
  %6 = load ptr, ptr %5, align 8, !tbaa !109
  %7 = getelementptr inbounds %struct.slot, ptr %2, i64 0, i32 3
  %8 = load ptr, ptr %7, align 8, !tbaa !51
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8, !tbaa !125
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
  %25 = load ptr, ptr %0, align 8, !tbaa !124
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
  store i64 %36, ptr %37, align 8, !tbaa !141
  %38 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 2
  %39 = load i64, ptr %38, align 8, !tbaa !196
  %40 = getelementptr inbounds %struct.slot, ptr %2, i64 0, i32 5
  store i64 %39, ptr %40, align 8, !tbaa !144
  %41 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27
  %42 = load ptr, ptr %41, align 8, !tbaa !129
  store ptr %2, ptr %42, align 8, !tbaa !5
  store ptr %2, ptr %41, align 8, !tbaa !129
  %43 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %44 = load i32, ptr %43, align 4, !tbaa !140
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
  %3 = load ptr, ptr %0, align 8, !tbaa !284
  %4 = zext i32 %1 to i64
  %5 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 2, i64 %4
  %6 = load ptr, ptr %5, align 8, !tbaa !5
  %7 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 3
  %8 = load i64, ptr %7, align 8, !tbaa !287
  %9 = shl nuw nsw i64 %4, 18
  %10 = add i64 %8, %9
  %11 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 4
  %12 = load i32, ptr %11, align 8, !tbaa !289
  %13 = add i32 %12, 1
  store i32 %13, ptr %11, align 8, !tbaa !289
  %14 = load ptr, ptr %3, align 8, !tbaa !124
  %15 = getelementptr inbounds %struct.device, ptr %14, i64 0, i32 3
  %16 = load ptr, ptr %15, align 8, !tbaa !283
  %17 = getelementptr inbounds %struct.slot, ptr %6, i64 0, i32 1
  %18 = load ptr, ptr %17, align 8, !tbaa !46
  %19 = getelementptr inbounds %struct.queue, ptr %3, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !125
  %21 = tail call i32 %16(i64 noundef %10, ptr noundef %18, i64 noundef 262144, ptr noundef %20) #11
  %22 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 1
  %23 = load ptr, ptr %22, align 8, !tbaa !286
  %24 = tail call fastcc i32 @close_slot(ptr noundef nonnull %3, ptr noundef %23, ptr noundef %6) #13
  %25 = icmp eq i32 %21, 0
  %26 = select i1 %25, i32 %24, i32 %21
  ret i32 %26
}

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
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { cold nounwind optsize "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
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
!101 = !{!"batch", !6, i64 0, !10, i64 8, !10, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !10, i64 48, !10, i64 56, !10, i64 64, !10, i64 72, !10, i64 80, !10, i64 88, !6, i64 96, !12, i64 104, !12, i64 108, !12, i64 112, !12, i64 116, !12, i64 120, !12, i64 124, !12, i64 128, !12, i64 132, !12, i64 136, !12, i64 140, !10, i64 144, !12, i64 152, !12, i64 156, !6, i64 160, !6, i64 168}
!102 = distinct !{!102, !17}
!103 = !{!101, !12, i64 120}
!104 = !{!101, !6, i64 24}
!105 = !{!65, !66, i64 2}
!106 = distinct !{!106, !17}
!107 = distinct !{!107, !17}
!108 = distinct !{!108, !17}
!109 = !{!19, !6, i64 128}
!110 = !{!19, !6, i64 136}
!111 = distinct !{!111, !17}
!112 = !{!113, !113, i64 0}
!113 = !{!"float", !7, i64 0}
!114 = !{!19, !6, i64 152}
!115 = !{!19, !6, i64 280}
!116 = !{!19, !20, i64 296}
!117 = !{!118, !20, i64 16}
!118 = !{!"reading", !20, i64 0, !20, i64 8, !20, i64 16}
!119 = !{i64 0, i64 8, !120, i64 8, i64 8, !120, i64 16, i64 8, !120}
!120 = !{!20, !20, i64 0}
!121 = !{i64 0, i64 8, !120, i64 8, i64 8, !120}
!122 = !{i64 0, i64 8, !120}
!123 = distinct !{!123, !17}
!124 = !{!96, !6, i64 0}
!125 = !{!96, !6, i64 8}
!126 = !{!96, !12, i64 32}
!127 = !{!96, !6, i64 136}
!128 = !{!96, !6, i64 152}
!129 = !{!96, !6, i64 184}
!130 = !{!96, !10, i64 64}
!131 = !{!96, !10, i64 48}
!132 = !{!97, !12, i64 8}
!133 = distinct !{!133, !17}
!134 = !{!96, !6, i64 176}
!135 = !{!101, !12, i64 124}
!136 = distinct !{!136, !17}
!137 = !{!96, !12, i64 96}
!138 = !{!96, !12, i64 104}
!139 = !{!96, !12, i64 112}
!140 = !{!96, !12, i64 92}
!141 = !{!47, !10, i64 32}
!142 = !{!19, !6, i64 144}
!143 = distinct !{!143, !17}
!144 = !{!47, !10, i64 40}
!145 = !{!96, !10, i64 232}
!146 = !{!47, !6, i64 48}
!147 = distinct !{!147, !17}
!148 = !{!101, !12, i64 132}
!149 = !{!96, !12, i64 108}
!150 = !{!101, !10, i64 88}
!151 = !{!101, !6, i64 96}
!152 = !{!96, !10, i64 216}
!153 = !{!101, !10, i64 64}
!154 = !{!96, !10, i64 56}
!155 = !{!101, !10, i64 80}
!156 = !{!96, !6, i64 144}
!157 = !{!101, !12, i64 128}
!158 = !{!96, !6, i64 120}
!159 = !{!101, !6, i64 0}
!160 = !{!96, !12, i64 100}
!161 = distinct !{!161, !17}
!162 = !{!101, !12, i64 104}
!163 = !{!101, !6, i64 32}
!164 = !{!165, !66, i64 0}
!165 = !{!"wait", !65, i64 0, !6, i64 8, !10, i64 16, !10, i64 24}
!166 = !{!165, !6, i64 8}
!167 = !{!165, !10, i64 16}
!168 = distinct !{!168, !17}
!169 = !{!101, !12, i64 108}
!170 = !{!171, !66, i64 0}
!171 = !{!"wait_ready", !65, i64 0, !6, i64 8}
!172 = !{!171, !6, i64 8}
!173 = !{!101, !12, i64 116}
!174 = distinct !{!174, !17}
!175 = distinct !{!175, !17}
!176 = !{!96, !6, i64 224}
!177 = !{!96, !12, i64 240}
!178 = distinct !{!178, !17}
!179 = !{!19, !6, i64 96}
!180 = !{!19, !6, i64 288}
!181 = !{!19, !6, i64 104}
!182 = !{i64 0, i64 8, !5}
!183 = !{!101, !10, i64 16}
!184 = !{!101, !6, i64 40}
!185 = !{!101, !10, i64 56}
!186 = !{!101, !6, i64 168}
!187 = !{!101, !12, i64 140}
!188 = !{!101, !10, i64 72}
!189 = !{!101, !12, i64 112}
!190 = distinct !{!190, !17}
!191 = distinct !{!191, !17}
!192 = !{!96, !6, i64 128}
!193 = !{ptr @run_or_refuse, ptr @run_timed}
!194 = !{!101, !10, i64 48}
!195 = !{!96, !6, i64 160}
!196 = !{!96, !10, i64 208}
!197 = !{!96, !12, i64 116}
!198 = !{!98, !6, i64 0}
!199 = !{!98, !10, i64 8}
!200 = !{!201, !6, i64 0}
!201 = !{!"arrival", !6, i64 0, !6, i64 8, !10, i64 16, !10, i64 24, !6, i64 32}
!202 = !{!201, !6, i64 8}
!203 = !{!201, !10, i64 24}
!204 = !{!201, !6, i64 32}
!205 = !{!201, !10, i64 16}
!206 = !{!98, !10, i64 24}
!207 = distinct !{!207, !17}
!208 = !{!101, !12, i64 152}
!209 = !{!101, !6, i64 160}
!210 = !{!211, !10, i64 8}
!211 = !{!"stamp", !6, i64 0, !10, i64 8}
!212 = !{!211, !6, i64 0}
!213 = distinct !{!213, !17}
!214 = distinct !{!214, !17}
!215 = !{!96, !6, i64 168}
!216 = distinct !{!216, !17}
!217 = !{!99, !6, i64 64}
!218 = !{!219, !6, i64 0}
!219 = !{!"failure", !6, i64 0, !10, i64 8, !10, i64 16, !10, i64 24, !7, i64 32, !7, i64 288, !7, i64 2336}
!220 = !{!99, !10, i64 80}
!221 = !{i64 0, i64 8, !5, i64 8, i64 8, !9, i64 16, i64 8, !9, i64 24, i64 8, !9, i64 32, i64 256, !222, i64 288, i64 2048, !222, i64 2336, i64 256, !222}
!222 = !{!7, !7, i64 0}
!223 = !{!96, !12, i64 84}
!224 = distinct !{!224, !17}
!225 = !{!96, !12, i64 88}
!226 = distinct !{!226, !17}
!227 = distinct !{!227, !17}
!228 = !{!19, !6, i64 160}
!229 = !{!96, !10, i64 72}
!230 = !{!19, !6, i64 168}
!231 = distinct !{!231, !17}
!232 = !{!101, !12, i64 156}
!233 = distinct !{!233, !17}
!234 = distinct !{!234, !17}
!235 = distinct !{!235, !17}
!236 = !{!96, !6, i64 192}
!237 = !{!36, !6, i64 0}
!238 = !{!36, !6, i64 8}
!239 = !{!36, !10, i64 16}
!240 = !{i32 1}
!241 = distinct !{!241, !17}
!242 = !{!24, !12, i64 212}
!243 = distinct !{!243, !17}
!244 = distinct !{!244, !17}
!245 = !{!246, !6, i64 0}
!246 = !{!"task", !6, i64 0, !6, i64 8, !12, i64 16, !12, i64 20, !12, i64 24, !12, i64 28}
!247 = !{!248, !6, i64 0}
!248 = !{!"", !6, i64 0, !12, i64 8, !12, i64 12, !12, i64 16, !12, i64 20, !12, i64 24, !12, i64 28, !12, i64 32, !6, i64 40, !6, i64 48, !6, i64 56, !6, i64 64}
!249 = !{!246, !6, i64 8}
!250 = !{!246, !12, i64 16}
!251 = !{!246, !12, i64 20}
!252 = !{!248, !12, i64 8}
!253 = !{!248, !12, i64 20}
!254 = !{!246, !12, i64 24}
!255 = !{!248, !12, i64 32}
!256 = !{!248, !6, i64 40}
!257 = !{!248, !6, i64 64}
!258 = distinct !{ptr @add_task, null}
!259 = distinct !{!259, !17}
!260 = !{!246, !12, i64 28}
!261 = !{!19, !6, i64 192}
!262 = !{!19, !6, i64 216}
!263 = distinct !{!263, !17}
!264 = distinct !{!264, !17}
!265 = distinct !{!265, !17}
!266 = !{!219, !10, i64 8}
!267 = !{!219, !10, i64 16}
!268 = distinct !{!268, !17}
!269 = !{!99, !6, i64 72}
!270 = !{!101, !12, i64 136}
!271 = !{!101, !10, i64 144}
!272 = distinct !{!272, !17}
!273 = !{!47, !10, i64 16}
!274 = !{!19, !6, i64 56}
!275 = !{!19, !6, i64 16}
!276 = distinct !{!276, !17}
!277 = !{!19, !6, i64 32}
!278 = !{i64 0, i64 8, !5, i64 8, i64 8, !5, i64 16, i64 8, !9, i64 24, i64 8, !9, i64 32, i64 8, !5}
!279 = !{i64 0, i64 8, !5, i64 8, i64 8, !9, i64 16, i64 8, !9, i64 24, i64 8, !5}
!280 = !{i64 0, i64 8, !9, i64 8, i64 8, !9, i64 16, i64 8, !5}
!281 = !{i64 0, i64 8, !9, i64 8, i64 8, !5}
!282 = !{!19, !6, i64 40}
!283 = !{!19, !6, i64 24}
!284 = !{!285, !6, i64 0}
!285 = !{!"window", !6, i64 0, !6, i64 8, !7, i64 16, !10, i64 144, !12, i64 152}
!286 = !{!285, !6, i64 8}
!287 = !{!285, !10, i64 144}
!288 = distinct !{!288, !17}
!289 = !{!285, !12, i64 152}
!290 = distinct !{!290, !17}
!291 = distinct !{!291, !17}
!292 = distinct !{!292, !17}
!293 = !{!19, !6, i64 80}
!294 = !{!19, !6, i64 272}
!295 = !{!19, !6, i64 88}
!296 = !{!19, !6, i64 48}
!297 = !{!298, !10, i64 8}
!298 = !{!"peer_copy", !65, i64 0, !10, i64 8, !6, i64 16, !10, i64 24, !6, i64 32, !10, i64 40}
!299 = !{!298, !6, i64 16}
!300 = !{!298, !10, i64 24}
!301 = !{!298, !6, i64 32}
!302 = !{!298, !10, i64 40}
!303 = !{!73, !12, i64 24}
!304 = !{!73, !12, i64 28}
!305 = !{!19, !6, i64 64}
!306 = !{!19, !6, i64 72}
!307 = !{!19, !6, i64 232}
!308 = distinct !{!308, !17}
!309 = !{!19, !6, i64 240}
!310 = !{!311, !6, i64 8}
!311 = !{!"wait_event", !65, i64 0, !6, i64 8}
!312 = !{!313, !10, i64 16}
!313 = !{!"wait_semaphore", !65, i64 0, !6, i64 8, !10, i64 16, !10, i64 24}
!314 = !{!315, !10, i64 0}
!315 = !{!"", !316, i64 0, !12, i64 72, !7, i64 76}
!316 = !{!"", !10, i64 0, !10, i64 8, !10, i64 16, !12, i64 24, !7, i64 28}
!317 = !{!19, !6, i64 176}
!318 = !{!98, !10, i64 16}
!319 = !{i64 0, i64 8, !9, i64 8, i64 8, !9}
!320 = !{i64 0, i64 8, !5, i64 8, i64 8, !9, i64 16, i64 8, !9, i64 24, i64 8, !9}
!321 = !{i64 0, i64 8, !9, i64 8, i64 8, !9, i64 16, i64 8, !9}
!322 = distinct !{!322, !17}
