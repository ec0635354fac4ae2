; Made by `nox -s native` from *.c and *.h, sha256 1e576d1fc6a33a5fea4df596f7377102a42b1ab4a8f2d9b7b96154be97405eea
; ModuleID = 'aiotaichi/backends/cuda/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

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
  %5 = alloca [16 x %struct.chunk], align 16
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
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5) #5
  br label %17

17:                                               ; preds = %13, %17
  %18 = phi i64 [ 0, %13 ], [ %30, %17 ]
  %19 = phi ptr [ %14, %13 ], [ %27, %17 ]
  %20 = phi ptr [ %15, %13 ], [ %28, %17 ]
  %21 = phi i64 [ %16, %13 ], [ %29, %17 ]
  %22 = call i64 @llvm.umin.i64(i64 %21, i64 %9)
  %23 = getelementptr inbounds [16 x %struct.chunk], ptr %5, i64 0, i64 %18
  store ptr %19, ptr %23, align 16, !tbaa.struct !3
  %24 = getelementptr inbounds i8, ptr %23, i64 8
  store ptr %20, ptr %24, align 8, !tbaa.struct !12
  %25 = getelementptr inbounds i8, ptr %23, i64 16
  store i64 %22, ptr %25, align 16, !tbaa.struct !13
  %26 = getelementptr inbounds i8, ptr %23, i64 24
  store i32 0, ptr %26, align 8, !tbaa.struct !14
  %27 = getelementptr inbounds i8, ptr %19, i64 %22
  %28 = getelementptr inbounds i8, ptr %20, i64 %22
  %29 = sub i64 %21, %22
  %30 = add nuw nsw i64 %18, 1
  %31 = icmp ne i64 %29, 0
  %32 = icmp ult i64 %18, 15
  %33 = select i1 %31, i1 %32, i1 false
  br i1 %33, label %17, label %34, !llvm.loop !15

34:                                               ; preds = %17
  %35 = trunc i64 %30 to i32
  %36 = load ptr, ptr %12, align 8, !tbaa !17
  %37 = call fastcc i32 @copy_together(ptr noundef %36, ptr noundef nonnull %5, i32 noundef %35, ptr noundef null, ptr noundef null) #12
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %5) #5
  %38 = icmp eq i64 %29, 0
  br i1 %38, label %39, label %13, !llvm.loop !21

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
  %12 = load i32, ptr %10, align 8, !tbaa !22
  %13 = load i32, ptr %11, align 4, !tbaa !24
  %14 = icmp ult i32 %12, %13
  br i1 %14, label %15, label %27

15:                                               ; preds = %5, %23
  %16 = phi i32 [ %24, %23 ], [ %12, %5 ]
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 9, i64 %17
  %19 = tail call i32 @pthread_create(ptr noundef nonnull %18, ptr noundef null, ptr noundef nonnull @help, ptr noundef nonnull %0) #11
  %20 = icmp eq i32 %19, 0
  %21 = load i32, ptr %10, align 8, !tbaa !22
  br i1 %20, label %23, label %22

22:                                               ; preds = %15
  store i32 %21, ptr %11, align 4, !tbaa !24
  br label %27

23:                                               ; preds = %15
  %24 = add i32 %21, 1
  store i32 %24, ptr %10, align 8, !tbaa !22
  %25 = load i32, ptr %11, align 4, !tbaa !24
  %26 = icmp ult i32 %24, %25
  br i1 %26, label %15, label %27, !llvm.loop !25

27:                                               ; preds = %23, %5, %22
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8) #5
  %28 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 3
  %29 = load ptr, ptr %28, align 8, !tbaa !26
  store ptr %29, ptr %8, align 8, !tbaa !27
  %30 = getelementptr inbounds %struct.job, ptr %8, i64 0, i32 1
  store ptr %1, ptr %30, align 8, !tbaa !29
  %31 = getelementptr inbounds %struct.job, ptr %8, i64 0, i32 2
  store i32 %2, ptr %31, align 8, !tbaa !30
  %32 = getelementptr inbounds %struct.job, ptr %8, i64 0, i32 3
  store i32 0, ptr %32, align 4, !tbaa !31
  store ptr %8, ptr %28, align 8, !tbaa !26
  %33 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 4
  %34 = load i32, ptr %33, align 8, !tbaa !32
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
  %47 = load i32, ptr %32, align 4, !tbaa !31
  %48 = icmp ult i32 %47, %2
  br i1 %48, label %49, label %70

49:                                               ; preds = %44
  %50 = load ptr, ptr %30, align 8, !tbaa !29
  %51 = add nuw i32 %47, 1
  store i32 %51, ptr %32, align 4, !tbaa !31
  %52 = load i32, ptr %31, align 8, !tbaa !30
  %53 = icmp eq i32 %51, %52
  br i1 %53, label %54, label %62

54:                                               ; preds = %49, %54
  %55 = phi ptr [ %56, %54 ], [ %28, %49 ]
  %56 = load ptr, ptr %55, align 8, !tbaa !4
  %57 = icmp eq ptr %56, %8
  br i1 %57, label %58, label %54, !llvm.loop !33

58:                                               ; preds = %54
  %59 = load ptr, ptr %8, align 8, !tbaa !27
  store ptr %59, ptr %55, align 8, !tbaa !4
  %60 = load i32, ptr %33, align 8, !tbaa !32
  %61 = add i32 %60, -1
  store atomic i32 %61, ptr %33 seq_cst, align 8
  br label %62

62:                                               ; preds = %58, %49
  %63 = load ptr, ptr %28, align 8, !tbaa !26
  %64 = icmp eq ptr %63, null
  br i1 %64, label %67, label %65

65:                                               ; preds = %62
  %66 = call i32 @pthread_cond_signal(ptr noundef nonnull %41) #11
  br label %67

67:                                               ; preds = %62, %65
  %68 = zext i32 %47 to i64
  %69 = getelementptr inbounds %struct.chunk, ptr %50, i64 %68
  call fastcc void @copy_chunk(ptr noundef nonnull %0, ptr noundef %69) #12
  br label %101

70:                                               ; preds = %44
  %71 = zext i32 %46 to i64
  %72 = getelementptr inbounds %struct.chunk, ptr %1, i64 %71, i32 3
  %73 = load i32, ptr %72, align 8, !tbaa !34
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %101

75:                                               ; preds = %70
  %76 = call i32 @pthread_mutex_unlock(ptr noundef %0) #11
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #5
  %77 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #11
  %78 = load i64, ptr %7, align 8, !tbaa !36
  %79 = mul i64 %78, 1000000000
  %80 = load i64, ptr %38, align 8, !tbaa !38
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #5
  %81 = add i64 %80, 200000
  %82 = add i64 %81, %79
  %83 = load atomic i32, ptr %72 seq_cst, align 8
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %92

85:                                               ; preds = %75, %96
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #5
  %86 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #11
  %87 = load i64, ptr %6, align 8, !tbaa !36
  %88 = mul i64 %87, 1000000000
  %89 = load i64, ptr %39, align 8, !tbaa !38
  %90 = add i64 %88, %89
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #5
  %91 = icmp ult i64 %90, %82
  br i1 %91, label %96, label %92

92:                                               ; preds = %96, %85, %75
  %93 = call i32 @pthread_mutex_lock(ptr noundef %0) #11
  %94 = load i32, ptr %72, align 8, !tbaa !34
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %99, label %101

96:                                               ; preds = %85
  call void @llvm.x86.sse2.pause()
  %97 = load atomic i32, ptr %72 seq_cst, align 8
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %85, label %92, !llvm.loop !39

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
  %109 = load i32, ptr %108, align 8, !tbaa !34
  %110 = icmp eq i32 %109, 0
  %111 = trunc i64 %106 to i32
  br i1 %110, label %123, label %112

112:                                              ; preds = %105
  %113 = call i32 @pthread_mutex_unlock(ptr noundef %0) #11
  %114 = icmp ne i32 %107, 0
  %115 = select i1 %42, i1 true, i1 %114
  br i1 %115, label %118, label %116

116:                                              ; preds = %112
  %117 = call i32 %3(ptr noundef %4, i32 noundef %111) #11, !callees !40
  br label %118

118:                                              ; preds = %116, %112
  %119 = phi i32 [ %107, %112 ], [ %117, %116 ]
  %120 = call i32 @pthread_mutex_lock(ptr noundef %0) #11
  %121 = add nuw nsw i64 %106, 1
  %122 = icmp eq i64 %121, %43
  br i1 %122, label %129, label %105, !llvm.loop !41

123:                                              ; preds = %105
  %124 = trunc i64 %106 to i32
  br label %125

125:                                              ; preds = %123, %101
  %126 = phi i32 [ %46, %101 ], [ %124, %123 ]
  %127 = phi i32 [ %45, %101 ], [ %107, %123 ]
  %128 = icmp ult i32 %126, %2
  br i1 %128, label %44, label %129, !llvm.loop !42

129:                                              ; preds = %125, %118, %27
  %130 = phi i32 [ 0, %27 ], [ %119, %118 ], [ %127, %125 ]
  %131 = call i32 @pthread_mutex_unlock(ptr noundef %0) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8) #5
  ret i32 %130
}

; Function Attrs: nounwind
define dso_local i32 @device_open(ptr nocapture noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = alloca ptr, align 8
  %6 = load ptr, ptr %0, align 8, !tbaa !43
  %7 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 33
  %8 = load ptr, ptr %7, align 8, !tbaa !44
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
  store i64 %13, ptr %19, align 8, !tbaa !8
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
  store ptr %30, ptr %31, align 8, !tbaa !45
  %32 = load ptr, ptr %22, align 8, !tbaa !4
  store ptr %32, ptr %28, align 8, !tbaa !47
  store ptr %28, ptr %22, align 8, !tbaa !4
  %33 = load ptr, ptr %23, align 8, !tbaa !48
  %34 = getelementptr inbounds %struct.ring, ptr %16, i64 0, i32 4, i64 %27, i32 3
  %35 = tail call i32 %33(ptr noundef nonnull %34, i32 noundef 3) #11
  %36 = icmp ne i64 %27, 0
  %37 = icmp eq i32 %35, 0
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %25, label %24, !llvm.loop !49

39:                                               ; preds = %24
  %40 = load i64, ptr %19, align 8, !tbaa !8
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
  %49 = load ptr, ptr %48, align 8, !tbaa !50
  %50 = icmp eq ptr %49, null
  br i1 %50, label %55, label %51

51:                                               ; preds = %45
  %52 = load ptr, ptr %44, align 8, !tbaa !51
  %53 = tail call i32 %52(ptr noundef nonnull %49) #11
  %54 = load i64, ptr %19, align 8, !tbaa !8
  br label %55

55:                                               ; preds = %51, %45
  %56 = phi i64 [ %46, %45 ], [ %54, %51 ]
  %57 = add nuw i64 %47, 1
  %58 = icmp ult i64 %57, %56
  br i1 %58, label %45, label %62, !llvm.loop !52

59:                                               ; preds = %18, %24
  store ptr %16, ptr %12, align 8, !tbaa !4
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
  store i32 %65, ptr %66, align 4, !tbaa !24
  %67 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 40
  store ptr %60, ptr %67, align 8, !tbaa !17
  br label %91

68:                                               ; preds = %59
  %69 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 40
  store ptr null, ptr %69, align 8, !tbaa !17
  %70 = load ptr, ptr %12, align 8, !tbaa !53
  %71 = getelementptr inbounds %struct.ring, ptr %70, i64 0, i32 3
  %72 = load i64, ptr %71, align 8, !tbaa !8
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %90, label %74

74:                                               ; preds = %68
  %75 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 15
  br label %76

76:                                               ; preds = %86, %74
  %77 = phi i64 [ %72, %74 ], [ %87, %86 ]
  %78 = phi i64 [ 0, %74 ], [ %88, %86 ]
  %79 = getelementptr inbounds %struct.ring, ptr %70, i64 0, i32 4, i64 %78, i32 3
  %80 = load ptr, ptr %79, align 8, !tbaa !50
  %81 = icmp eq ptr %80, null
  br i1 %81, label %86, label %82

82:                                               ; preds = %76
  %83 = load ptr, ptr %75, align 8, !tbaa !51
  %84 = tail call i32 %83(ptr noundef nonnull %80) #11
  %85 = load i64, ptr %71, align 8, !tbaa !8
  br label %86

86:                                               ; preds = %82, %76
  %87 = phi i64 [ %77, %76 ], [ %85, %82 ]
  %88 = add nuw i64 %78, 1
  %89 = icmp ult i64 %88, %87
  br i1 %89, label %76, label %90, !llvm.loop !52

90:                                               ; preds = %86, %68
  tail call void @free(ptr noundef nonnull %70) #11
  br label %91

91:                                               ; preds = %62, %11, %63, %42, %90
  %92 = phi i32 [ %35, %62 ], [ 0, %63 ], [ 2, %90 ], [ %35, %42 ], [ 2, %11 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #5
  %93 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %94 = load ptr, ptr %93, align 8, !tbaa !54
  %95 = call i32 %94(ptr noundef nonnull %5) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #5
  br label %96

96:                                               ; preds = %4, %91
  %97 = phi i32 [ %92, %91 ], [ %9, %4 ]
  ret i32 %97
}

; Function Attrs: nounwind
define dso_local void @device_close(ptr nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 40
  %4 = load ptr, ptr %3, align 8, !tbaa !17
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef %4) #11
  %6 = getelementptr inbounds %struct.copiers, ptr %4, i64 0, i32 8
  store i32 1, ptr %6, align 8, !tbaa !55
  %7 = getelementptr inbounds %struct.copiers, ptr %4, i64 0, i32 1
  %8 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %7) #11
  %9 = tail call i32 @pthread_mutex_unlock(ptr noundef %4) #11
  %10 = getelementptr inbounds %struct.copiers, ptr %4, i64 0, i32 6
  %11 = load i32, ptr %10, align 8, !tbaa !22
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %22, label %13

13:                                               ; preds = %1, %13
  %14 = phi i64 [ %18, %13 ], [ 0, %1 ]
  %15 = getelementptr inbounds %struct.copiers, ptr %4, i64 0, i32 9, i64 %14
  %16 = load i64, ptr %15, align 8, !tbaa !8
  %17 = tail call i32 @pthread_join(i64 noundef %16, ptr noundef null) #11
  %18 = add nuw nsw i64 %14, 1
  %19 = load i32, ptr %10, align 8, !tbaa !22
  %20 = zext i32 %19 to i64
  %21 = icmp ult i64 %18, %20
  br i1 %21, label %13, label %22, !llvm.loop !56

22:                                               ; preds = %13, %1
  tail call void @free(ptr noundef nonnull %4) #11
  %23 = load ptr, ptr %0, align 8, !tbaa !43
  %24 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 33
  %25 = load ptr, ptr %24, align 8, !tbaa !44
  %26 = tail call i32 %23(ptr noundef %25) #11
  %27 = icmp eq i32 %26, 0
  %28 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 39
  %29 = load ptr, ptr %28, align 8, !tbaa !53
  %30 = getelementptr inbounds %struct.ring, ptr %29, i64 0, i32 3
  %31 = load i64, ptr %30, align 8, !tbaa !8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %49, label %33

33:                                               ; preds = %22
  %34 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 15
  br label %35

35:                                               ; preds = %45, %33
  %36 = phi i64 [ %31, %33 ], [ %46, %45 ]
  %37 = phi i64 [ 0, %33 ], [ %47, %45 ]
  %38 = getelementptr inbounds %struct.ring, ptr %29, i64 0, i32 4, i64 %37, i32 3
  %39 = load ptr, ptr %38, align 8, !tbaa !50
  %40 = icmp eq ptr %39, null
  br i1 %40, label %45, label %41

41:                                               ; preds = %35
  %42 = load ptr, ptr %34, align 8, !tbaa !51
  %43 = tail call i32 %42(ptr noundef nonnull %39) #11
  %44 = load i64, ptr %30, align 8, !tbaa !8
  br label %45

45:                                               ; preds = %41, %35
  %46 = phi i64 [ %36, %35 ], [ %44, %41 ]
  %47 = add nuw i64 %37, 1
  %48 = icmp ult i64 %47, %46
  br i1 %48, label %35, label %49, !llvm.loop !52

49:                                               ; preds = %45, %22
  tail call void @free(ptr noundef nonnull %29) #11
  br i1 %27, label %50, label %54

50:                                               ; preds = %49
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #5
  %51 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %52 = load ptr, ptr %51, align 8, !tbaa !54
  %53 = call i32 %52(ptr noundef nonnull %2) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #5
  br label %54

54:                                               ; preds = %50, %49
  ret void
}

; Function Attrs: nounwind
define dso_local void @graph_destroy(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = load ptr, ptr %0, align 8, !tbaa !57
  %4 = load ptr, ptr %3, align 8, !tbaa !43
  %5 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 33
  %6 = load ptr, ptr %5, align 8, !tbaa !44
  %7 = tail call i32 %4(ptr noundef %6) #11
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %32

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8, !tbaa !59
  %12 = icmp eq ptr %11, null
  br i1 %12, label %18, label %13

13:                                               ; preds = %9
  %14 = load ptr, ptr %0, align 8, !tbaa !57
  %15 = getelementptr inbounds %struct.device, ptr %14, i64 0, i32 32
  %16 = load ptr, ptr %15, align 8, !tbaa !60
  %17 = tail call i32 %16(ptr noundef nonnull %11) #11
  br label %18

18:                                               ; preds = %13, %9
  %19 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %20 = load ptr, ptr %19, align 8, !tbaa !61
  %21 = icmp eq ptr %20, null
  br i1 %21, label %27, label %22

22:                                               ; preds = %18
  %23 = load ptr, ptr %0, align 8, !tbaa !57
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 31
  %25 = load ptr, ptr %24, align 8, !tbaa !62
  %26 = tail call i32 %25(ptr noundef nonnull %20) #11
  br label %27

27:                                               ; preds = %22, %18
  %28 = load ptr, ptr %0, align 8, !tbaa !57
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #5
  %29 = getelementptr inbounds %struct.device, ptr %28, i64 0, i32 1
  %30 = load ptr, ptr %29, align 8, !tbaa !54
  %31 = call i32 %30(ptr noundef nonnull %2) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #5
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
  %16 = load i16, ptr %14, align 8, !tbaa !63
  %17 = icmp eq i16 %16, 1
  br i1 %17, label %18, label %22

18:                                               ; preds = %13
  %19 = getelementptr inbounds %struct.launch, ptr %14, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !4
  %21 = load i64, ptr %20, align 8, !tbaa !8
  br label %22

22:                                               ; preds = %18, %13
  %23 = phi i64 [ %21, %18 ], [ 1, %13 ]
  %24 = add i64 %23, %15
  %25 = getelementptr inbounds %struct.command, ptr %14, i64 0, i32 2
  %26 = load i32, ptr %25, align 4, !tbaa !66
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr %14, i64 %27
  %29 = icmp ult ptr %28, %11
  br i1 %29, label %13, label %30, !llvm.loop !67

30:                                               ; preds = %22, %6
  %31 = phi i64 [ 0, %6 ], [ %24, %22 ]
  %32 = add i64 %31, %4
  %33 = shl i64 %32, 3
  %34 = add i64 %33, 48
  %35 = tail call ptr @calloc(i64 noundef 1, i64 noundef %34) #11
  store i32 2, ptr %5, align 4, !tbaa !10
  %36 = icmp eq ptr %35, null
  br i1 %36, label %190, label %37

37:                                               ; preds = %30
  store ptr %0, ptr %35, align 8, !tbaa !57
  %38 = getelementptr inbounds %struct.graph, ptr %35, i64 1
  %39 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 3
  store ptr %38, ptr %39, align 8, !tbaa !68
  %40 = getelementptr inbounds ptr, ptr %38, i64 %31
  %41 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 4
  store ptr %40, ptr %41, align 8, !tbaa !69
  %42 = load ptr, ptr %0, align 8, !tbaa !43
  %43 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 33
  %44 = load ptr, ptr %43, align 8, !tbaa !44
  %45 = tail call i32 %42(ptr noundef %44) #11
  store i32 %45, ptr %5, align 4, !tbaa !10
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %160

47:                                               ; preds = %37
  %48 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 23
  %49 = load ptr, ptr %48, align 8, !tbaa !70
  %50 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 2
  %51 = tail call i32 %49(ptr noundef nonnull %50, i32 noundef 0) #11
  store i32 %51, ptr %5, align 4, !tbaa !10
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %154

53:                                               ; preds = %47
  %54 = icmp eq i64 %2, 0
  br i1 %54, label %55, label %56

55:                                               ; preds = %53
  store i32 0, ptr %5, align 4, !tbaa !10
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
  %77 = load i64, ptr %76, align 8, !tbaa !8
  %78 = icmp eq i64 %77, %70
  br i1 %78, label %79, label %83

79:                                               ; preds = %75
  %80 = load ptr, ptr %41, align 8, !tbaa !69
  %81 = add nuw i64 %71, 1
  %82 = getelementptr inbounds i64, ptr %80, i64 %71
  store i64 %72, ptr %82, align 8, !tbaa !8
  br label %83

83:                                               ; preds = %79, %75, %69
  %84 = phi i64 [ %81, %79 ], [ %71, %75 ], [ %71, %69 ]
  %85 = load i16, ptr %73, align 4, !tbaa !63
  switch i16 %85, label %137 [
    i16 1, label %86
    i16 9, label %92
    i16 2, label %115
  ]

86:                                               ; preds = %83
  %87 = call fastcc i32 @for_tasks(ptr noundef nonnull %35, ptr noundef nonnull %73, i64 noundef %72, ptr noundef nonnull @add_task) #12
  %88 = getelementptr inbounds %struct.launch, ptr %73, i64 0, i32 1
  %89 = load ptr, ptr %88, align 8, !tbaa !4
  %90 = load i64, ptr %89, align 8, !tbaa !8
  %91 = add i64 %90, %72
  br label %137

92:                                               ; preds = %83
  %93 = add i64 %72, 1
  %94 = load ptr, ptr %35, align 8, !tbaa !57
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %10) #5
  %95 = getelementptr inbounds %struct.fill, ptr %73, i64 0, i32 1
  %96 = load i64, ptr %95, align 8, !tbaa !71
  store i64 %96, ptr %10, align 8, !tbaa !73
  store i64 0, ptr %65, align 8, !tbaa !75
  %97 = getelementptr inbounds %struct.fill, ptr %73, i64 0, i32 3
  %98 = load <2 x i32>, ptr %97, align 8, !tbaa !10
  %99 = shufflevector <2 x i32> %98, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %99, ptr %66, align 8, !tbaa !10
  %100 = getelementptr inbounds %struct.fill, ptr %73, i64 0, i32 2
  %101 = load i64, ptr %100, align 8, !tbaa !76
  store i64 %101, ptr %67, align 8, !tbaa !77
  store i64 1, ptr %68, align 8, !tbaa !78
  store i32 0, ptr %64, align 8, !tbaa !79
  %102 = getelementptr inbounds %struct.device, ptr %94, i64 0, i32 25
  %103 = load ptr, ptr %102, align 8, !tbaa !80
  %104 = load ptr, ptr %39, align 8, !tbaa !68
  %105 = load ptr, ptr %50, align 8, !tbaa !61
  %106 = icmp ne i64 %72, 0
  %107 = add i64 %72, -1
  %108 = getelementptr inbounds ptr, ptr %104, i64 %107
  %109 = select i1 %106, ptr %108, ptr null
  %110 = getelementptr inbounds ptr, ptr %104, i64 %72
  %111 = zext i1 %106 to i64
  %112 = getelementptr inbounds %struct.device, ptr %94, i64 0, i32 33
  %113 = load ptr, ptr %112, align 8, !tbaa !44
  %114 = call i32 %103(ptr noundef %110, ptr noundef %105, ptr noundef %109, i64 noundef %111, ptr noundef nonnull %10, ptr noundef %113) #11
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10) #5
  br label %137

115:                                              ; preds = %83
  %116 = add i64 %72, 1
  %117 = load ptr, ptr %35, align 8, !tbaa !57
  call void @llvm.lifetime.start.p0(i64 200, ptr nonnull %9) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(200) %9, i8 0, i64 176, i1 false)
  store i32 2, ptr %57, align 8, !tbaa !81
  %118 = getelementptr inbounds %struct.copy, ptr %73, i64 0, i32 2
  %119 = load i64, ptr %118, align 8, !tbaa !83
  store i64 %119, ptr %58, align 8, !tbaa !85
  store i32 2, ptr %59, align 8, !tbaa !86
  %120 = getelementptr inbounds %struct.copy, ptr %73, i64 0, i32 1
  %121 = load i64, ptr %120, align 8, !tbaa !87
  store i64 %121, ptr %60, align 8, !tbaa !88
  %122 = getelementptr inbounds %struct.copy, ptr %73, i64 0, i32 3
  %123 = load i64, ptr %122, align 8, !tbaa !89
  store i64 %123, ptr %61, align 8, !tbaa !90
  store i64 1, ptr %62, align 8, !tbaa !91
  store i64 1, ptr %63, align 8, !tbaa !92
  store i32 0, ptr %64, align 8, !tbaa !79
  %124 = getelementptr inbounds %struct.device, ptr %117, i64 0, i32 26
  %125 = load ptr, ptr %124, align 8, !tbaa !93
  %126 = load ptr, ptr %39, align 8, !tbaa !68
  %127 = load ptr, ptr %50, align 8, !tbaa !61
  %128 = icmp ne i64 %72, 0
  %129 = add i64 %72, -1
  %130 = getelementptr inbounds ptr, ptr %126, i64 %129
  %131 = select i1 %128, ptr %130, ptr null
  %132 = getelementptr inbounds ptr, ptr %126, i64 %72
  %133 = zext i1 %128 to i64
  %134 = getelementptr inbounds %struct.device, ptr %117, i64 0, i32 33
  %135 = load ptr, ptr %134, align 8, !tbaa !44
  %136 = call i32 %125(ptr noundef %132, ptr noundef %127, ptr noundef %131, i64 noundef %133, ptr noundef nonnull %9, ptr noundef %135) #11
  call void @llvm.lifetime.end.p0(i64 200, ptr nonnull %9) #5
  br label %137

137:                                              ; preds = %115, %92, %86, %83
  %138 = phi i64 [ %72, %83 ], [ %116, %115 ], [ %93, %92 ], [ %91, %86 ]
  %139 = phi i32 [ 0, %83 ], [ %136, %115 ], [ %114, %92 ], [ %87, %86 ]
  %140 = getelementptr inbounds %struct.command, ptr %73, i64 0, i32 2
  %141 = load i32, ptr %140, align 4, !tbaa !66
  %142 = zext i32 %141 to i64
  %143 = add i64 %70, %142
  %144 = icmp ult i64 %143, %2
  %145 = icmp eq i32 %139, 0
  %146 = select i1 %144, i1 %145, i1 false
  br i1 %146, label %69, label %147, !llvm.loop !94

147:                                              ; preds = %137
  store i32 %139, ptr %5, align 4, !tbaa !10
  br i1 %145, label %148, label %154

148:                                              ; preds = %55, %147
  %149 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 28
  %150 = load ptr, ptr %149, align 8, !tbaa !95
  %151 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 1
  %152 = load ptr, ptr %50, align 8, !tbaa !61
  %153 = call i32 %150(ptr noundef nonnull %151, ptr noundef %152, i64 noundef 0) #11
  store i32 %153, ptr %5, align 4, !tbaa !10
  br label %154

154:                                              ; preds = %47, %147, %148
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #5
  %155 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %156 = load ptr, ptr %155, align 8, !tbaa !54
  %157 = call i32 %156(ptr noundef nonnull %8) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #5
  %158 = load i32, ptr %5, align 4, !tbaa !10
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %190, label %160

160:                                              ; preds = %37, %154
  %161 = load ptr, ptr %35, align 8, !tbaa !57
  %162 = load ptr, ptr %161, align 8, !tbaa !43
  %163 = getelementptr inbounds %struct.device, ptr %161, i64 0, i32 33
  %164 = load ptr, ptr %163, align 8, !tbaa !44
  %165 = call i32 %162(ptr noundef %164) #11
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %167, label %190

167:                                              ; preds = %160
  %168 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 1
  %169 = load ptr, ptr %168, align 8, !tbaa !59
  %170 = icmp eq ptr %169, null
  br i1 %170, label %176, label %171

171:                                              ; preds = %167
  %172 = load ptr, ptr %35, align 8, !tbaa !57
  %173 = getelementptr inbounds %struct.device, ptr %172, i64 0, i32 32
  %174 = load ptr, ptr %173, align 8, !tbaa !60
  %175 = call i32 %174(ptr noundef nonnull %169) #11
  br label %176

176:                                              ; preds = %171, %167
  %177 = getelementptr inbounds %struct.graph, ptr %35, i64 0, i32 2
  %178 = load ptr, ptr %177, align 8, !tbaa !61
  %179 = icmp eq ptr %178, null
  br i1 %179, label %185, label %180

180:                                              ; preds = %176
  %181 = load ptr, ptr %35, align 8, !tbaa !57
  %182 = getelementptr inbounds %struct.device, ptr %181, i64 0, i32 31
  %183 = load ptr, ptr %182, align 8, !tbaa !62
  %184 = call i32 %183(ptr noundef nonnull %178) #11
  br label %185

185:                                              ; preds = %180, %176
  %186 = load ptr, ptr %35, align 8, !tbaa !57
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #5
  %187 = getelementptr inbounds %struct.device, ptr %186, i64 0, i32 1
  %188 = load ptr, ptr %187, align 8, !tbaa !54
  %189 = call i32 %188(ptr noundef nonnull %7) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #5
  call void @free(ptr noundef nonnull %35) #11
  br label %190

190:                                              ; preds = %185, %160, %154, %30
  %191 = phi ptr [ null, %30 ], [ %35, %154 ], [ null, %160 ], [ null, %185 ]
  ret ptr %191
}

declare ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local i64 @queue_handed(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #11
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %5 = load i64, ptr %4, align 8, !tbaa !96
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
  %9 = load ptr, ptr %8, align 8, !tbaa !4
  %10 = icmp eq ptr %9, null
  br i1 %10, label %70, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !101
  %14 = icmp eq i64 %13, %1
  br i1 %14, label %15, label %7, !llvm.loop !103

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 17
  %17 = load i32, ptr %16, align 8, !tbaa !104
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %70

19:                                               ; preds = %15
  %20 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 3
  %21 = load ptr, ptr %20, align 8, !tbaa !105
  %22 = icmp eq i64 %2, 0
  br i1 %22, label %23, label %28

23:                                               ; preds = %28, %19
  %24 = phi ptr [ %21, %19 ], [ %38, %28 ]
  %25 = getelementptr inbounds %struct.command, ptr %24, i64 0, i32 1
  %26 = load i16, ptr %25, align 2, !tbaa !106
  %27 = icmp eq i16 %26, 0
  br i1 %27, label %40, label %52

28:                                               ; preds = %19, %28
  %29 = phi ptr [ %38, %28 ], [ %21, %19 ]
  %30 = phi i64 [ %34, %28 ], [ %2, %19 ]
  %31 = getelementptr inbounds %struct.command, ptr %29, i64 0, i32 1
  %32 = load i16, ptr %31, align 2, !tbaa !106
  %33 = zext i16 %32 to i64
  %34 = sub i64 %30, %33
  %35 = getelementptr inbounds %struct.command, ptr %29, i64 0, i32 2
  %36 = load i32, ptr %35, align 4, !tbaa !66
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds i8, ptr %29, i64 %37
  %39 = icmp eq i64 %34, 0
  br i1 %39, label %23, label %28, !llvm.loop !107

40:                                               ; preds = %23, %44
  %41 = phi ptr [ %48, %44 ], [ %24, %23 ]
  %42 = load i16, ptr %41, align 4, !tbaa !63
  %43 = icmp eq i16 %42, 10
  br i1 %43, label %70, label %44

44:                                               ; preds = %40
  %45 = getelementptr inbounds %struct.command, ptr %41, i64 0, i32 2
  %46 = load i32, ptr %45, align 4, !tbaa !66
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds i8, ptr %41, i64 %47
  %49 = getelementptr inbounds %struct.command, ptr %48, i64 0, i32 1
  %50 = load i16, ptr %49, align 2, !tbaa !106
  %51 = icmp eq i16 %50, 0
  br i1 %51, label %40, label %52, !llvm.loop !108

52:                                               ; preds = %44, %23
  %53 = phi ptr [ %24, %23 ], [ %48, %44 ]
  %54 = load i16, ptr %53, align 4, !tbaa !63
  %55 = icmp eq i16 %54, 10
  br i1 %55, label %70, label %56

56:                                               ; preds = %52
  %57 = icmp ugt ptr %24, %53
  br i1 %57, label %70, label %58

58:                                               ; preds = %56, %64
  %59 = phi ptr [ %68, %64 ], [ %24, %56 ]
  %60 = load i16, ptr %59, align 4, !tbaa !63
  %61 = add i16 %60, -15
  %62 = icmp ult i16 %61, -4
  br i1 %62, label %63, label %64

63:                                               ; preds = %58
  store i16 15, ptr %59, align 4, !tbaa !63
  br label %64

64:                                               ; preds = %63, %58
  %65 = getelementptr inbounds %struct.command, ptr %59, i64 0, i32 2
  %66 = load i32, ptr %65, align 4, !tbaa !66
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds i8, ptr %59, i64 %67
  %69 = icmp ugt ptr %68, %53
  br i1 %69, label %70, label %58, !llvm.loop !109

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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %15) #5
  store ptr null, ptr %15, align 8, !tbaa !4
  %16 = load ptr, ptr %0, align 8, !tbaa !43
  %17 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 33
  %18 = load ptr, ptr %17, align 8, !tbaa !44
  %19 = tail call i32 %16(ptr noundef %18) #11
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %150

21:                                               ; preds = %3
  %22 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 14
  %23 = load ptr, ptr %22, align 8, !tbaa !48
  %24 = call i32 %23(ptr noundef nonnull %15, i32 noundef 0) #11
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %138

26:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %14) #5
  %27 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %14) #11
  %28 = load i64, ptr %14, align 8, !tbaa !36
  %29 = mul i64 %28, 1000000000
  %30 = getelementptr inbounds %struct.timespec, ptr %14, i64 0, i32 1
  %31 = load i64, ptr %30, align 8, !tbaa !38
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %14) #5
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %13) #5
  %52 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %13) #11
  %53 = load i64, ptr %13, align 8, !tbaa !36
  %54 = mul i64 %53, 1000000000
  %55 = load i64, ptr %34, align 8, !tbaa !38
  %56 = add i64 %54, %55
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %13) #5
  %57 = icmp ult i64 %56, %33
  br i1 %57, label %58, label %138

58:                                               ; preds = %51, %48
  %59 = load ptr, ptr %15, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %12) #5
  %60 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %12) #11
  %61 = load i64, ptr %12, align 8, !tbaa !36
  %62 = mul i64 %61, 1000000000
  %63 = load i64, ptr %35, align 8, !tbaa !38
  %64 = add i64 %62, %63
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %12) #5
  %65 = load ptr, ptr %36, align 8, !tbaa !110
  %66 = call i32 %65(ptr noundef %59, ptr noundef %1) #11
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %138

68:                                               ; preds = %58
  %69 = load ptr, ptr %37, align 8, !tbaa !111
  %70 = call i32 %69(ptr noundef %59) #11
  %71 = icmp eq i32 %70, 600
  br i1 %71, label %72, label %101

72:                                               ; preds = %68, %97
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %11) #5
  %73 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %11) #11
  %74 = load i64, ptr %11, align 8, !tbaa !36
  %75 = mul i64 %74, 1000000000
  %76 = load i64, ptr %38, align 8, !tbaa !38
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %11) #5
  %77 = sub i64 %76, %64
  %78 = add i64 %77, %75
  %79 = icmp ugt i64 %78, 1000000000
  br i1 %79, label %101, label %80

80:                                               ; preds = %72
  %81 = icmp ugt i64 %78, 1000000
  br i1 %81, label %82, label %97

82:                                               ; preds = %80
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %9, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %10, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #5
  %83 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #11
  %84 = load i64, ptr %8, align 8, !tbaa !36
  %85 = mul i64 %84, 1000000000
  %86 = load i64, ptr %39, align 8, !tbaa !38
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #5
  %87 = add i64 %86, 100000
  %88 = add i64 %87, %85
  %89 = call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #11
  %90 = udiv i64 %88, 1000000000
  %91 = urem i64 %88, 1000000000
  br label %92

92:                                               ; preds = %92, %82
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #5
  store i64 %90, ptr %7, align 8, !tbaa !36
  store i64 %91, ptr %40, align 8, !tbaa !38
  %93 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %10, ptr noundef nonnull %9, i32 noundef 1, ptr noundef nonnull %7) #11
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #5
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %92, label %95, !llvm.loop !112

95:                                               ; preds = %92
  %96 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #5
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #5
  br label %97

97:                                               ; preds = %95, %80
  %98 = load ptr, ptr %37, align 8, !tbaa !111
  %99 = call i32 %98(ptr noundef %59) #11
  %100 = icmp eq i32 %99, 600
  br i1 %100, label %72, label %101

101:                                              ; preds = %97, %72, %68
  %102 = phi i32 [ %70, %68 ], [ 600, %72 ], [ %99, %97 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #5
  %103 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #11
  %104 = load i64, ptr %6, align 8, !tbaa !36
  %105 = mul i64 %104, 1000000000
  %106 = load i64, ptr %41, align 8, !tbaa !38
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #5
  %107 = icmp eq i32 %102, 0
  br i1 %107, label %108, label %138

108:                                              ; preds = %101
  %109 = call i32 @pthread_mutex_lock(ptr noundef nonnull %42) #11
  %110 = load ptr, ptr %15, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #5
  store float 0.000000e+00, ptr %5, align 4, !tbaa !113
  %111 = load ptr, ptr %43, align 8, !tbaa !115
  %112 = load ptr, ptr %44, align 8, !tbaa !116
  %113 = call i32 %111(ptr noundef nonnull %5, ptr noundef %112, ptr noundef %110) #11
  %114 = load double, ptr %45, align 8, !tbaa !117
  %115 = load float, ptr %5, align 4, !tbaa !113
  %116 = fpext float %115 to double
  %117 = call double @llvm.fmuladd.f64(double %116, double 1.000000e-03, double %114)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #5
  %118 = icmp eq i32 %113, 0
  br i1 %118, label %119, label %122

119:                                              ; preds = %108
  %120 = load ptr, ptr %44, align 8, !tbaa !116
  %121 = load ptr, ptr %15, align 8, !tbaa !4
  store ptr %121, ptr %44, align 8, !tbaa !116
  store double %117, ptr %45, align 8, !tbaa !117
  store ptr %120, ptr %15, align 8, !tbaa !4
  br label %122

122:                                              ; preds = %119, %108
  %123 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %42) #11
  %124 = sub i64 %106, %64
  %125 = add i64 %124, %105
  %126 = uitofp i64 %125 to double
  %127 = fmul double %126, 5.000000e-10
  br i1 %118, label %128, label %138

128:                                              ; preds = %122
  br i1 %50, label %132, label %129

129:                                              ; preds = %128
  %130 = load double, ptr %46, align 8, !tbaa !118
  %131 = fcmp olt double %127, %130
  br i1 %131, label %132, label %135

132:                                              ; preds = %129, %128
  %133 = uitofp i64 %64 to double
  %134 = call double @llvm.fmuladd.f64(double %133, double 1.000000e-09, double %127)
  store double %117, ptr %2, align 8, !tbaa.struct !120
  store double %134, ptr %47, align 8, !tbaa.struct !122
  store double %127, ptr %46, align 8, !tbaa.struct !123
  br label %135

135:                                              ; preds = %132, %129
  %136 = add nuw nsw i32 %49, 1
  %137 = icmp eq i32 %136, 8
  br i1 %137, label %138, label %48, !llvm.loop !124

138:                                              ; preds = %135, %122, %101, %58, %51, %21
  %139 = phi i32 [ %24, %21 ], [ %113, %122 ], [ %102, %101 ], [ %66, %58 ], [ 0, %51 ], [ 0, %135 ]
  %140 = load ptr, ptr %15, align 8, !tbaa !4
  %141 = icmp eq ptr %140, null
  br i1 %141, label %146, label %142

142:                                              ; preds = %138
  %143 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 15
  %144 = load ptr, ptr %143, align 8, !tbaa !51
  %145 = call i32 %144(ptr noundef nonnull %140) #11
  br label %146

146:                                              ; preds = %142, %138
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #5
  %147 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %148 = load ptr, ptr %147, align 8, !tbaa !54
  %149 = call i32 %148(ptr noundef nonnull %4) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #5
  br label %150

150:                                              ; preds = %3, %146
  %151 = phi i32 [ %139, %146 ], [ %19, %3 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %15) #5
  ret i32 %151
}

; Function Attrs: nounwind
define dso_local ptr @queue_create(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 592) #11
  %5 = icmp eq ptr %4, null
  br i1 %5, label %43, label %6

6:                                                ; preds = %3
  store ptr %0, ptr %4, align 8, !tbaa !125
  %7 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 1
  store ptr %1, ptr %7, align 8, !tbaa !126
  %8 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 3, i32 1
  store i32 %2, ptr %8, align 8, !tbaa !127
  %9 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 20
  %10 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 21
  store ptr %9, ptr %10, align 8, !tbaa !128
  %11 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 22
  %12 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 23
  store ptr %11, ptr %12, align 8, !tbaa !129
  %13 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 26
  %14 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 27
  store ptr %13, ptr %14, align 8, !tbaa !130
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
  %33 = load ptr, ptr %4, align 8, !tbaa !125
  %34 = getelementptr inbounds %struct.device, ptr %33, i64 0, i32 39
  %35 = load ptr, ptr %34, align 8, !tbaa !53
  %36 = tail call i32 @pthread_mutex_lock(ptr noundef %35) #11
  %37 = getelementptr inbounds %struct.ring, ptr %35, i64 0, i32 1
  %38 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %37) #11
  %39 = tail call i32 @pthread_mutex_unlock(ptr noundef %35) #11
  %40 = load i64, ptr %15, align 8, !tbaa !131
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
  %35 = load i64, ptr %12, align 8, !tbaa !132
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
  %45 = load i32, ptr %30, align 8, !tbaa !133
  %46 = call i64 @write(i32 noundef %45, ptr noundef nonnull @notify.one, i64 noundef 8) #11
  br label %47

47:                                               ; preds = %80, %278, %154, %159, %192, %44, %41
  %48 = load atomic i32, ptr %6 seq_cst, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %31, label %280, !llvm.loop !134

50:                                               ; preds = %36
  %51 = load ptr, ptr %14, align 8, !tbaa !135
  br label %52

52:                                               ; preds = %56, %50
  %53 = phi ptr [ %13, %50 ], [ %54, %56 ]
  %54 = load ptr, ptr %53, align 8, !tbaa !4
  %55 = icmp ne ptr %54, null
  br i1 %55, label %56, label %60

56:                                               ; preds = %52
  %57 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 18
  %58 = load i32, ptr %57, align 4, !tbaa !136
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %52, label %60, !llvm.loop !137

60:                                               ; preds = %52, %56
  %61 = load atomic i64, ptr %10 seq_cst, align 8
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %63, label %72

63:                                               ; preds = %60
  %64 = load i32, ptr %15, align 8, !tbaa !138
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %72

66:                                               ; preds = %63
  %67 = load i32, ptr %16, align 8, !tbaa !139
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %72

69:                                               ; preds = %66
  %70 = load i32, ptr %17, align 8, !tbaa !140
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
  store i32 1, ptr %18, align 4, !tbaa !141
  %81 = call i32 @pthread_cond_wait(ptr noundef nonnull %19, ptr noundef nonnull %4) #11
  store i32 0, ptr %18, align 4, !tbaa !141
  br label %47

82:                                               ; preds = %76
  br i1 %77, label %83, label %196

83:                                               ; preds = %82
  br i1 %55, label %84, label %90

84:                                               ; preds = %83
  %85 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 1
  %86 = load i64, ptr %85, align 8, !tbaa !101
  %87 = getelementptr inbounds %struct.slot, ptr %51, i64 0, i32 4
  %88 = load i64, ptr %87, align 8, !tbaa !142
  %89 = icmp ult i64 %86, %88
  br i1 %89, label %196, label %90

90:                                               ; preds = %84, %83
  %91 = load ptr, ptr %0, align 8, !tbaa !125
  %92 = load ptr, ptr %14, align 8, !tbaa !135
  %93 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #11
  %94 = load ptr, ptr %91, align 8, !tbaa !43
  %95 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 33
  %96 = load ptr, ptr %95, align 8, !tbaa !44
  %97 = call i32 %94(ptr noundef %96) #11
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %139

99:                                               ; preds = %90
  %100 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 18
  %101 = load ptr, ptr %100, align 8, !tbaa !143
  %102 = getelementptr inbounds %struct.slot, ptr %92, i64 0, i32 3
  %103 = load ptr, ptr %102, align 8, !tbaa !50
  %104 = call i32 %101(ptr noundef %103) #11
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %110, label %106

106:                                              ; preds = %99
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #5
  %107 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 1
  %108 = load ptr, ptr %107, align 8, !tbaa !54
  %109 = call i32 %108(ptr noundef nonnull %3) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #5
  br label %139

110:                                              ; preds = %99
  %111 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 17
  br label %115

112:                                              ; preds = %125
  %113 = add nuw nsw i32 %117, 1
  %114 = icmp eq i32 %113, 16
  br i1 %114, label %135, label %115, !llvm.loop !144

115:                                              ; preds = %112, %110
  %116 = phi ptr [ %92, %110 ], [ %119, %112 ]
  %117 = phi i32 [ 1, %110 ], [ %113, %112 ]
  %118 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #11
  %119 = load ptr, ptr %116, align 8, !tbaa !47
  %120 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #11
  %121 = icmp eq ptr %119, null
  br i1 %121, label %131, label %122

122:                                              ; preds = %115
  %123 = load atomic i32, ptr %11 seq_cst, align 8
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %131

125:                                              ; preds = %122
  %126 = load ptr, ptr %111, align 8, !tbaa !111
  %127 = getelementptr inbounds %struct.slot, ptr %119, i64 0, i32 3
  %128 = load ptr, ptr %127, align 8, !tbaa !50
  %129 = call i32 %126(ptr noundef %128) #11
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %112, label %131

131:                                              ; preds = %125, %122, %115
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #5
  %132 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 1
  %133 = load ptr, ptr %132, align 8, !tbaa !54
  %134 = call i32 %133(ptr noundef nonnull %3) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #5
  br label %154

135:                                              ; preds = %112
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #5
  %136 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 1
  %137 = load ptr, ptr %136, align 8, !tbaa !54
  %138 = call i32 %137(ptr noundef nonnull %3) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #5
  br label %154

139:                                              ; preds = %106, %90
  %140 = phi i32 [ %97, %90 ], [ %104, %106 ]
  %141 = cmpxchg ptr %11, i32 0, i32 %140 seq_cst seq_cst, align 4
  %142 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #11
  %143 = call i32 @pthread_cond_signal(ptr noundef nonnull %19) #11
  %144 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #11
  %145 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %21) #11
  %146 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #11
  %147 = load ptr, ptr %0, align 8, !tbaa !125
  %148 = getelementptr inbounds %struct.device, ptr %147, i64 0, i32 39
  %149 = load ptr, ptr %148, align 8, !tbaa !53
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
  %161 = load i64, ptr %160, align 8, !tbaa !145
  call fastcc void @land_many(ptr noundef nonnull %0, i64 noundef %161) #12
  %162 = load atomic i32, ptr %11 seq_cst, align 8
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %164, label %47

164:                                              ; preds = %159
  %165 = load ptr, ptr %14, align 8, !tbaa !135
  %166 = load ptr, ptr %155, align 8, !tbaa !47
  store ptr %166, ptr %14, align 8, !tbaa !135
  %167 = icmp eq ptr %166, null
  br i1 %167, label %168, label %169

168:                                              ; preds = %164
  store ptr %14, ptr %22, align 8, !tbaa !130
  br label %169

169:                                              ; preds = %168, %164
  store ptr null, ptr %155, align 8, !tbaa !47
  %170 = load ptr, ptr %0, align 8, !tbaa !125
  %171 = getelementptr inbounds %struct.device, ptr %170, i64 0, i32 39
  %172 = load ptr, ptr %171, align 8, !tbaa !53
  %173 = call i32 @pthread_mutex_lock(ptr noundef %172) #11
  %174 = icmp eq ptr %165, null
  br i1 %174, label %192, label %175

175:                                              ; preds = %169
  %176 = getelementptr inbounds %struct.ring, ptr %172, i64 0, i32 2
  %177 = load i64, ptr %23, align 8, !tbaa !146
  br label %179

178:                                              ; preds = %189
  store i64 %183, ptr %23, align 8, !tbaa !146
  br label %192

179:                                              ; preds = %189, %175
  %180 = phi i64 [ %177, %175 ], [ %183, %189 ]
  %181 = phi ptr [ %165, %175 ], [ %182, %189 ]
  %182 = load ptr, ptr %181, align 8, !tbaa !47
  %183 = add i64 %180, -1
  %184 = getelementptr inbounds %struct.slot, ptr %181, i64 0, i32 6
  %185 = load ptr, ptr %184, align 8, !tbaa !147
  %186 = icmp eq ptr %185, null
  br i1 %186, label %187, label %189

187:                                              ; preds = %179
  %188 = load ptr, ptr %176, align 8, !tbaa !4
  store ptr %188, ptr %181, align 8, !tbaa !47
  br label %189

189:                                              ; preds = %187, %179
  %190 = phi ptr [ %176, %187 ], [ %24, %179 ]
  store ptr %181, ptr %190, align 8, !tbaa !4
  %191 = icmp eq ptr %182, null
  br i1 %191, label %178, label %179, !llvm.loop !148

192:                                              ; preds = %178, %169
  %193 = getelementptr inbounds %struct.ring, ptr %172, i64 0, i32 1
  %194 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %193) #11
  %195 = call i32 @pthread_mutex_unlock(ptr noundef %172) #11
  br label %47

196:                                              ; preds = %84, %82
  %197 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 20
  %198 = load i32, ptr %197, align 4, !tbaa !149
  %199 = add i32 %198, 1
  store i32 %199, ptr %197, align 4, !tbaa !149
  %200 = load i32, ptr %25, align 4, !tbaa !150
  %201 = add i32 %200, 1
  store i32 %201, ptr %25, align 4, !tbaa !150
  %202 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 11
  %203 = load i64, ptr %202, align 8, !tbaa !151
  %204 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #11
  %205 = load ptr, ptr %0, align 8, !tbaa !125
  %206 = load ptr, ptr %205, align 8, !tbaa !43
  %207 = getelementptr inbounds %struct.device, ptr %205, i64 0, i32 33
  %208 = load ptr, ptr %207, align 8, !tbaa !44
  %209 = call i32 %206(ptr noundef %208) #11
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %211, label %223

211:                                              ; preds = %196
  %212 = load ptr, ptr %0, align 8, !tbaa !125
  %213 = getelementptr inbounds %struct.device, ptr %212, i64 0, i32 18
  %214 = load ptr, ptr %213, align 8, !tbaa !143
  %215 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 12
  %216 = load ptr, ptr %215, align 8, !tbaa !152
  %217 = call i32 %214(ptr noundef %216) #11
  %218 = load ptr, ptr %0, align 8, !tbaa !125
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #5
  %219 = getelementptr inbounds %struct.device, ptr %218, i64 0, i32 1
  %220 = load ptr, ptr %219, align 8, !tbaa !54
  %221 = call i32 %220(ptr noundef nonnull %2) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #5
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
  %231 = load ptr, ptr %0, align 8, !tbaa !125
  %232 = getelementptr inbounds %struct.device, ptr %231, i64 0, i32 39
  %233 = load ptr, ptr %232, align 8, !tbaa !53
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
  call fastcc void @land_many(ptr noundef nonnull %0, i64 noundef %203) #12
  %243 = load i64, ptr %26, align 8, !tbaa !153
  %244 = icmp ult i64 %243, %203
  br i1 %244, label %266, label %245

245:                                              ; preds = %242
  %246 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 18
  %247 = load i32, ptr %246, align 4, !tbaa !136
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %266, label %249

249:                                              ; preds = %245
  store i32 0, ptr %246, align 4, !tbaa !136
  %250 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 8
  %251 = load i64, ptr %250, align 8, !tbaa !154
  %252 = load i64, ptr %27, align 8, !tbaa !155
  %253 = sub i64 %252, %251
  store i64 %253, ptr %27, align 8, !tbaa !155
  %254 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 10
  %255 = load i64, ptr %254, align 8, !tbaa !156
  %256 = icmp ugt i64 %255, 65536
  %257 = sext i1 %256 to i32
  %258 = load i32, ptr %17, align 8, !tbaa !140
  %259 = add i32 %258, %257
  store i32 %259, ptr %17, align 8, !tbaa !140
  %260 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 1
  %261 = load i64, ptr %260, align 8, !tbaa !101
  store atomic i64 %261, ptr %12 seq_cst, align 8
  %262 = load ptr, ptr %28, align 8, !tbaa !157
  %263 = icmp eq ptr %262, null
  br i1 %263, label %266, label %264

264:                                              ; preds = %249
  %265 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #11
  br label %266

266:                                              ; preds = %264, %249, %245, %242, %238
  %267 = load i32, ptr %197, align 4, !tbaa !149
  %268 = add i32 %267, -1
  store i32 %268, ptr %197, align 4, !tbaa !149
  %269 = load i32, ptr %25, align 4, !tbaa !150
  %270 = add i32 %269, -1
  store i32 %270, ptr %25, align 4, !tbaa !150
  %271 = icmp eq i32 %268, 0
  br i1 %271, label %272, label %278

272:                                              ; preds = %266
  %273 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 19
  %274 = load i32, ptr %273, align 8, !tbaa !158
  %275 = icmp eq i32 %274, 0
  br i1 %275, label %278, label %276

276:                                              ; preds = %272
  %277 = load ptr, ptr %29, align 8, !tbaa !159
  store ptr %277, ptr %54, align 8, !tbaa !160
  store ptr %54, ptr %29, align 8, !tbaa !159
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
  br i1 %11, label %12, label %392

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

32:                                               ; preds = %12, %389
  %33 = load ptr, ptr %13, align 8, !tbaa !157
  %34 = icmp eq ptr %33, null
  br i1 %34, label %47, label %35

35:                                               ; preds = %32
  %36 = load i32, ptr %14, align 4, !tbaa !161
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
  br label %389, !llvm.loop !162

49:                                               ; preds = %44
  %50 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 17
  %51 = load i32, ptr %50, align 8, !tbaa !104
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %193

53:                                               ; preds = %49
  %54 = load i64, ptr %17, align 8, !tbaa !155
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %68, label %56

56:                                               ; preds = %53
  %57 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 8
  %58 = load i64, ptr %57, align 8, !tbaa !154
  %59 = add i64 %58, %54
  %60 = icmp ugt i64 %59, 772
  br i1 %60, label %61, label %68

61:                                               ; preds = %56
  store i32 1, ptr %18, align 8, !tbaa !139
  %62 = load i32, ptr %19, align 4, !tbaa !141
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %66, label %64

64:                                               ; preds = %61
  %65 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #11
  br label %66

66:                                               ; preds = %64, %61
  %67 = call i32 @pthread_cond_wait(ptr noundef nonnull %21, ptr noundef nonnull %7) #11
  store i32 0, ptr %18, align 8, !tbaa !139
  br label %389

68:                                               ; preds = %56, %53
  %69 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #11
  %70 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 13
  %71 = load i32, ptr %70, align 8, !tbaa !163
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %141, label %73

73:                                               ; preds = %68
  %74 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 3
  %75 = load ptr, ptr %74, align 8, !tbaa !105
  %76 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 4
  %77 = load ptr, ptr %76, align 8, !tbaa !164
  %78 = icmp ult ptr %75, %77
  br i1 %78, label %79, label %141

79:                                               ; preds = %73, %108
  %80 = phi ptr [ %112, %108 ], [ %75, %73 ]
  %81 = load i16, ptr %80, align 8, !tbaa !165
  %82 = icmp eq i16 %81, 11
  br i1 %82, label %83, label %108

83:                                               ; preds = %79
  %84 = getelementptr inbounds %struct.wait, ptr %80, i64 0, i32 1
  %85 = load ptr, ptr %84, align 8, !tbaa !167
  %86 = getelementptr inbounds %struct.wait, ptr %80, i64 0, i32 2
  %87 = load i64, ptr %86, align 8, !tbaa !168
  %88 = getelementptr inbounds %struct.queue, ptr %85, i64 0, i32 33
  %89 = call i32 @pthread_mutex_lock(ptr noundef nonnull %88) #11
  %90 = getelementptr inbounds %struct.queue, ptr %85, i64 0, i32 4
  %91 = load i64, ptr %90, align 8, !tbaa !96
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
  %110 = load i32, ptr %109, align 4, !tbaa !66
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds i8, ptr %80, i64 %111
  %113 = load ptr, ptr %76, align 8, !tbaa !164
  %114 = icmp ult ptr %112, %113
  br i1 %114, label %79, label %141, !llvm.loop !169

115:                                              ; preds = %103
  %116 = getelementptr inbounds %struct.wait, ptr %80, i64 0, i32 1
  %117 = getelementptr inbounds %struct.wait, ptr %80, i64 0, i32 2
  %118 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #11
  %119 = load ptr, ptr %116, align 8, !tbaa !167
  %120 = load i64, ptr %117, align 8, !tbaa !168
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #5
  %121 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #11
  %122 = load i64, ptr %6, align 8, !tbaa !36
  %123 = load i64, ptr %22, align 8, !tbaa !38
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #5
  %124 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #11
  %125 = getelementptr inbounds %struct.queue, ptr %119, i64 0, i32 33
  %126 = call i32 @pthread_mutex_lock(ptr noundef nonnull %125) #11
  %127 = getelementptr inbounds %struct.queue, ptr %119, i64 0, i32 4
  %128 = load i64, ptr %127, align 8, !tbaa !96
  %129 = icmp ult i64 %128, %120
  br i1 %129, label %130, label %138

130:                                              ; preds = %115
  %131 = mul i64 %122, 1000000000
  %132 = add i64 %123, 1000000
  %133 = add i64 %132, %131
  %134 = getelementptr inbounds %struct.queue, ptr %119, i64 0, i32 36
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #5
  %135 = udiv i64 %133, 1000000000
  store i64 %135, ptr %5, align 8, !tbaa !36
  %136 = urem i64 %133, 1000000000
  store i64 %136, ptr %23, align 8, !tbaa !38
  %137 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %134, ptr noundef nonnull %125, i32 noundef 1, ptr noundef nonnull %5) #11
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #5
  br label %138

138:                                              ; preds = %130, %115
  %139 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %125) #11
  %140 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #11
  br label %389

141:                                              ; preds = %108, %73, %68
  %142 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #11
  %143 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 14
  %144 = load i32, ptr %143, align 4, !tbaa !170
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %193, label %146, !llvm.loop !162

146:                                              ; preds = %141
  %147 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 3
  %148 = load ptr, ptr %147, align 8, !tbaa !105
  %149 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 4
  %150 = load ptr, ptr %149, align 8, !tbaa !164
  %151 = icmp ult ptr %148, %150
  br i1 %151, label %152, label %193, !llvm.loop !162

152:                                              ; preds = %146
  %153 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 16
  br label %154

154:                                              ; preds = %173, %152
  %155 = phi ptr [ %150, %152 ], [ %174, %173 ]
  %156 = phi i32 [ 1, %152 ], [ %175, %173 ]
  %157 = phi ptr [ %148, %152 ], [ %179, %173 ]
  %158 = load i16, ptr %157, align 8, !tbaa !171
  %159 = icmp eq i16 %158, 14
  br i1 %159, label %160, label %173

160:                                              ; preds = %154
  %161 = getelementptr inbounds %struct.wait_ready, ptr %157, i64 0, i32 1
  %162 = load ptr, ptr %161, align 8, !tbaa !173
  %163 = load atomic i32, ptr %162 seq_cst, align 4
  %164 = icmp ne i32 %156, 0
  %165 = icmp ne i32 %163, 0
  %166 = select i1 %164, i1 %165, i1 false
  %167 = zext i1 %166 to i32
  %168 = icmp eq i32 %163, 2
  %169 = zext i1 %168 to i32
  %170 = load i32, ptr %153, align 4, !tbaa !174
  %171 = or i32 %170, %169
  store i32 %171, ptr %153, align 4, !tbaa !174
  %172 = load ptr, ptr %149, align 8, !tbaa !164
  br label %173

173:                                              ; preds = %160, %154
  %174 = phi ptr [ %172, %160 ], [ %155, %154 ]
  %175 = phi i32 [ %167, %160 ], [ %156, %154 ]
  %176 = getelementptr inbounds %struct.command, ptr %157, i64 0, i32 2
  %177 = load i32, ptr %176, align 4, !tbaa !66
  %178 = zext i32 %177 to i64
  %179 = getelementptr inbounds i8, ptr %157, i64 %178
  %180 = icmp ult ptr %179, %174
  br i1 %180, label %154, label %181, !llvm.loop !175

181:                                              ; preds = %173
  %182 = icmp eq i32 %175, 0
  br i1 %182, label %183, label %193, !llvm.loop !162

183:                                              ; preds = %181
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #5
  %184 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #11
  %185 = load i64, ptr %4, align 8, !tbaa !36
  %186 = mul i64 %185, 1000000000
  %187 = load i64, ptr %24, align 8, !tbaa !38
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #5
  %188 = add i64 %187, 1000000
  %189 = add i64 %188, %186
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #5
  %190 = udiv i64 %189, 1000000000
  store i64 %190, ptr %3, align 8, !tbaa !36
  %191 = urem i64 %189, 1000000000
  store i64 %191, ptr %25, align 8, !tbaa !38
  %192 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %21, ptr noundef nonnull %7, i32 noundef 1, ptr noundef nonnull %3) #11
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #5
  br label %389

193:                                              ; preds = %181, %146, %141, %49
  %194 = load ptr, ptr %33, align 8, !tbaa !160
  store ptr %194, ptr %13, align 8, !tbaa !157
  %195 = icmp eq ptr %194, null
  br i1 %195, label %196, label %197

196:                                              ; preds = %193
  store ptr %13, ptr %26, align 8, !tbaa !129
  br label %197

197:                                              ; preds = %196, %193
  store i32 1, ptr %50, align 8, !tbaa !104
  store i32 1, ptr %14, align 4, !tbaa !161
  %198 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #11
  br i1 %52, label %199, label %235

199:                                              ; preds = %197
  %200 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 13
  %201 = load i32, ptr %200, align 8, !tbaa !163
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %235, label %203

203:                                              ; preds = %199
  %204 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 3
  %205 = load ptr, ptr %204, align 8, !tbaa !105
  %206 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 4
  %207 = load ptr, ptr %206, align 8, !tbaa !164
  %208 = icmp ult ptr %205, %207
  br i1 %208, label %209, label %235

209:                                              ; preds = %203
  %210 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 1
  br label %211

211:                                              ; preds = %228, %209
  %212 = phi ptr [ %205, %209 ], [ %232, %228 ]
  %213 = load i16, ptr %212, align 8, !tbaa !165
  %214 = icmp eq i16 %213, 11
  br i1 %214, label %215, label %228

215:                                              ; preds = %211
  %216 = getelementptr inbounds %struct.wait, ptr %212, i64 0, i32 1
  %217 = load ptr, ptr %216, align 8, !tbaa !167
  %218 = getelementptr inbounds %struct.queue, ptr %217, i64 0, i32 33
  %219 = call i32 @pthread_mutex_lock(ptr noundef nonnull %218) #11
  %220 = getelementptr inbounds %struct.queue, ptr %217, i64 0, i32 4
  %221 = load i64, ptr %220, align 8, !tbaa !96
  %222 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %218) #11
  %223 = getelementptr inbounds %struct.wait, ptr %212, i64 0, i32 2
  %224 = load i64, ptr %223, align 8, !tbaa !168
  %225 = icmp ult i64 %221, %224
  br i1 %225, label %226, label %228

226:                                              ; preds = %215
  %227 = load i64, ptr %210, align 8, !tbaa !101
  call fastcc void @add_failure(ptr noundef nonnull %27, i64 noundef %227, i64 noundef 1) #13
  br label %228

228:                                              ; preds = %226, %215, %211
  %229 = getelementptr inbounds %struct.command, ptr %212, i64 0, i32 2
  %230 = load i32, ptr %229, align 4, !tbaa !66
  %231 = zext i32 %230 to i64
  %232 = getelementptr inbounds i8, ptr %212, i64 %231
  %233 = load ptr, ptr %206, align 8, !tbaa !164
  %234 = icmp ult ptr %232, %233
  br i1 %234, label %211, label %235, !llvm.loop !176

235:                                              ; preds = %228, %203, %199, %197
  %236 = call fastcc i32 @hand_over(ptr noundef %0, ptr noundef nonnull %33) #12
  %237 = icmp eq i32 %236, -1
  br i1 %237, label %238, label %387

238:                                              ; preds = %235
  %239 = load ptr, ptr %0, align 8, !tbaa !125
  %240 = getelementptr inbounds %struct.device, ptr %239, i64 0, i32 39
  %241 = load ptr, ptr %240, align 8, !tbaa !53
  %242 = call i32 @pthread_mutex_lock(ptr noundef %241) #11
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
  %255 = load ptr, ptr %0, align 8, !tbaa !125
  %256 = getelementptr inbounds %struct.device, ptr %255, i64 0, i32 39
  %257 = load ptr, ptr %256, align 8, !tbaa !53
  %258 = getelementptr inbounds %struct.ring, ptr %257, i64 0, i32 2
  %259 = load ptr, ptr %258, align 8, !tbaa !4
  %260 = icmp eq ptr %259, null
  br i1 %260, label %264, label %261

261:                                              ; preds = %254
  %262 = load i64, ptr %28, align 8, !tbaa !146
  %263 = icmp ult i64 %262, 64
  br i1 %263, label %367, label %264

264:                                              ; preds = %261, %254
  %265 = load ptr, ptr %29, align 8, !tbaa !177
  %266 = icmp eq ptr %265, null
  br i1 %266, label %271, label %267

267:                                              ; preds = %264
  %268 = load i64, ptr %28, align 8, !tbaa !146
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
  %277 = load i64, ptr %28, align 8, !tbaa !146
  %278 = icmp eq i64 %277, 0
  br i1 %278, label %279, label %282

279:                                              ; preds = %276
  %280 = load i32, ptr %30, align 8, !tbaa !178
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %288, label %282

282:                                              ; preds = %279, %276
  %283 = call i32 @pthread_cond_wait(ptr noundef nonnull %246, ptr noundef %241) #11
  br label %284

284:                                              ; preds = %366, %362, %357, %282
  %285 = phi i32 [ 0, %282 ], [ 0, %366 ], [ %363, %362 ], [ 0, %357 ]
  %286 = load atomic i32, ptr %15 seq_cst, align 8
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %247, label %367, !llvm.loop !179

288:                                              ; preds = %279
  %289 = call i32 @pthread_mutex_unlock(ptr noundef %241) #11
  %290 = load ptr, ptr %0, align 8, !tbaa !125
  %291 = call ptr @calloc(i64 noundef 1, i64 noundef 56) #11
  %292 = icmp eq ptr %291, null
  br i1 %292, label %293, label %295

293:                                              ; preds = %288
  %294 = call i32 @pthread_mutex_lock(ptr noundef %241) #11
  br label %366

295:                                              ; preds = %288
  %296 = call ptr @calloc(i64 noundef 1, i64 noundef 327680) #11
  %297 = getelementptr inbounds %struct.slot, ptr %291, i64 0, i32 6
  store ptr %296, ptr %297, align 8, !tbaa !147
  %298 = ptrtoint ptr %296 to i64
  %299 = add i64 %298, 65535
  %300 = and i64 %299, -65536
  %301 = inttoptr i64 %300 to ptr
  %302 = icmp eq ptr %296, null
  br i1 %302, label %349, label %303

303:                                              ; preds = %295
  %304 = load ptr, ptr %290, align 8, !tbaa !43
  %305 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 33
  %306 = load ptr, ptr %305, align 8, !tbaa !44
  %307 = call i32 %304(ptr noundef %306) #11
  %308 = icmp eq i32 %307, 0
  br i1 %308, label %311, label %309

309:                                              ; preds = %303
  %310 = load ptr, ptr %297, align 8, !tbaa !147
  br label %349

311:                                              ; preds = %303
  %312 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 12
  %313 = load ptr, ptr %312, align 8, !tbaa !180
  %314 = call i32 %313(ptr noundef %301, i64 noundef 262144, i32 noundef 3) #11
  %315 = icmp eq i32 %314, 304
  %316 = select i1 %315, i32 2, i32 %314
  %317 = icmp eq i32 %316, 0
  br i1 %317, label %318, label %324

318:                                              ; preds = %311
  %319 = getelementptr inbounds %struct.slot, ptr %291, i64 0, i32 1
  store ptr %301, ptr %319, align 8, !tbaa !45
  %320 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 14
  %321 = load ptr, ptr %320, align 8, !tbaa !48
  %322 = getelementptr inbounds %struct.slot, ptr %291, i64 0, i32 3
  %323 = call i32 %321(ptr noundef nonnull %322, i32 noundef 3) #11
  br label %324

324:                                              ; preds = %318, %311
  %325 = phi i32 [ %316, %311 ], [ %323, %318 ]
  %326 = icmp eq i32 %325, 0
  br i1 %326, label %357, label %327

327:                                              ; preds = %324
  %328 = getelementptr inbounds %struct.slot, ptr %291, i64 0, i32 3
  %329 = load ptr, ptr %328, align 8, !tbaa !50
  %330 = icmp eq ptr %329, null
  br i1 %330, label %335, label %331

331:                                              ; preds = %327
  %332 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 15
  %333 = load ptr, ptr %332, align 8, !tbaa !51
  %334 = call i32 %333(ptr noundef nonnull %329) #11
  br label %335

335:                                              ; preds = %331, %327
  %336 = getelementptr inbounds %struct.slot, ptr %291, i64 0, i32 1
  %337 = load ptr, ptr %336, align 8, !tbaa !45
  %338 = icmp eq ptr %337, null
  br i1 %338, label %352, label %339

339:                                              ; preds = %335
  %340 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 36
  %341 = load ptr, ptr %340, align 8, !tbaa !181
  %342 = call i32 @pthread_rwlock_wrlock(ptr noundef %341) #11
  %343 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 13
  %344 = load ptr, ptr %343, align 8, !tbaa !182
  %345 = load ptr, ptr %336, align 8, !tbaa !45
  %346 = call i32 %344(ptr noundef %345) #11
  %347 = load ptr, ptr %340, align 8, !tbaa !181
  %348 = call i32 @pthread_rwlock_unlock(ptr noundef %347) #11
  br label %352

349:                                              ; preds = %309, %295
  %350 = phi ptr [ %310, %309 ], [ null, %295 ]
  %351 = phi i32 [ %307, %309 ], [ 2, %295 ]
  call void @free(ptr noundef %350) #11
  call void @free(ptr noundef nonnull %291) #11
  br label %362

352:                                              ; preds = %339, %335
  %353 = load ptr, ptr %297, align 8, !tbaa !147
  call void @free(ptr noundef %353) #11
  call void @free(ptr noundef nonnull %291) #11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #5
  %354 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 1
  %355 = load ptr, ptr %354, align 8, !tbaa !54
  %356 = call i32 %355(ptr noundef nonnull %2) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #5
  br label %362

357:                                              ; preds = %324
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #5
  %358 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 1
  %359 = load ptr, ptr %358, align 8, !tbaa !54
  %360 = call i32 %359(ptr noundef nonnull %2) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #5
  store ptr %291, ptr %29, align 8, !tbaa !177
  %361 = call i32 @pthread_mutex_lock(ptr noundef %241) #11
  br label %284

362:                                              ; preds = %352, %349
  %363 = phi i32 [ %325, %352 ], [ %351, %349 ]
  %364 = call i32 @pthread_mutex_lock(ptr noundef %241) #11
  %365 = icmp eq i32 %363, 2
  br i1 %365, label %366, label %284

366:                                              ; preds = %362, %293
  store i32 1, ptr %30, align 8, !tbaa !178
  br label %284

367:                                              ; preds = %247, %251, %261, %271, %284
  %368 = phi i32 [ %248, %261 ], [ %285, %284 ], [ %248, %247 ], [ %248, %271 ], [ %248, %251 ]
  %369 = call i32 @pthread_mutex_unlock(ptr noundef %241) #11
  %370 = icmp eq i32 %368, 0
  br i1 %370, label %387, label %371

371:                                              ; preds = %367
  %372 = cmpxchg ptr %15, i32 0, i32 %368 seq_cst seq_cst, align 4
  %373 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #11
  %374 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #11
  %375 = call i32 @pthread_cond_signal(ptr noundef nonnull %21) #11
  %376 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %31) #11
  %377 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #11
  %378 = load ptr, ptr %0, align 8, !tbaa !125
  %379 = getelementptr inbounds %struct.device, ptr %378, i64 0, i32 39
  %380 = load ptr, ptr %379, align 8, !tbaa !53
  %381 = call i32 @pthread_mutex_lock(ptr noundef %380) #11
  %382 = getelementptr inbounds %struct.ring, ptr %380, i64 0, i32 1
  %383 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %382) #11
  br label %384

384:                                              ; preds = %238, %371
  %385 = phi ptr [ %380, %371 ], [ %241, %238 ]
  %386 = call i32 @pthread_mutex_unlock(ptr noundef %385) #11
  br label %387

387:                                              ; preds = %384, %367, %235
  %388 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #11
  br label %389

389:                                              ; preds = %183, %138, %66, %387, %47
  %390 = load atomic i32, ptr %9 seq_cst, align 4
  %391 = icmp eq i32 %390, 0
  br i1 %391, label %32, label %392

392:                                              ; preds = %389, %1
  %393 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  store atomic i32 1, ptr %393 seq_cst, align 8
  %394 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #11
  ret ptr null
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local i32 @queue_submit(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %8 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #11
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %10 = load ptr, ptr %9, align 8, !tbaa !159
  %11 = icmp eq ptr %10, null
  br i1 %11, label %17, label %12

12:                                               ; preds = %6
  %13 = load ptr, ptr %10, align 8, !tbaa !160
  store ptr %13, ptr %9, align 8, !tbaa !159
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #11
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %10, i8 0, i64 96, i1 false)
  %15 = getelementptr inbounds i8, ptr %10, i64 104
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(52) %15, i8 0, i64 52, i1 false)
  %16 = getelementptr inbounds i8, ptr %10, i64 168
  store ptr null, ptr %16, align 8, !tbaa.struct !183
  br label %21

17:                                               ; preds = %6
  %18 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #11
  %19 = tail call ptr @calloc(i64 noundef 1, i64 noundef 176) #11
  %20 = icmp eq ptr %19, null
  br i1 %20, label %286, label %21

21:                                               ; preds = %12, %17
  %22 = phi ptr [ %10, %12 ], [ %19, %17 ]
  %23 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 1
  store i64 %3, ptr %23, align 8, !tbaa !101
  %24 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 2
  store i64 %4, ptr %24, align 8, !tbaa !184
  %25 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 5
  store ptr %1, ptr %25, align 8, !tbaa !185
  %26 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 3
  store ptr %1, ptr %26, align 8, !tbaa !105
  %27 = getelementptr inbounds i8, ptr %1, i64 %2
  %28 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 4
  store ptr %27, ptr %28, align 8, !tbaa !164
  %29 = sub i64 %3, %4
  %30 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 7
  store i64 %29, ptr %30, align 8, !tbaa !186
  %31 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 27
  store ptr %5, ptr %31, align 8, !tbaa !187
  %32 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 22
  store i32 1, ptr %32, align 4, !tbaa !188
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
  %45 = load i16, ptr %44, align 2, !tbaa !106
  %46 = zext i16 %45 to i64
  %47 = add i64 %41, %46
  br label %48

48:                                               ; preds = %43, %40
  %49 = phi i64 [ %47, %43 ], [ %41, %40 ]
  %50 = load i16, ptr %42, align 4, !tbaa !63
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
  %53 = load ptr, ptr %52, align 8, !tbaa !4
  %54 = load i64, ptr %53, align 8, !tbaa !8
  %55 = getelementptr inbounds %struct.kernel, ptr %53, i64 0, i32 1
  %56 = load i64, ptr %55, align 8, !tbaa !8
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %58, label %63

58:                                               ; preds = %51
  %59 = getelementptr inbounds %struct.kernel, ptr %53, i64 0, i32 2
  %60 = load i64, ptr %59, align 8, !tbaa !8
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
  %72 = load i64, ptr %71, align 8, !tbaa !89
  %73 = load i64, ptr %39, align 8, !tbaa !189
  %74 = add i64 %73, %72
  store i64 %74, ptr %39, align 8, !tbaa !189
  br label %105

75:                                               ; preds = %48
  %76 = add i64 %49, 4
  store i32 1, ptr %38, align 8, !tbaa !190
  br label %105

77:                                               ; preds = %48
  %78 = getelementptr inbounds %struct.execute, ptr %42, i64 0, i32 2
  %79 = getelementptr inbounds %struct.command, ptr %42, i64 0, i32 2
  %80 = load i32, ptr %79, align 4, !tbaa !66
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds i8, ptr %42, i64 %81
  %83 = icmp ult ptr %78, %82
  br i1 %83, label %84, label %96

84:                                               ; preds = %77, %84
  %85 = phi i64 [ %90, %84 ], [ 0, %77 ]
  %86 = phi ptr [ %94, %84 ], [ %78, %77 ]
  %87 = getelementptr inbounds %struct.launch, ptr %86, i64 0, i32 1
  %88 = load ptr, ptr %87, align 8, !tbaa !4
  %89 = load i64, ptr %88, align 8, !tbaa !8
  %90 = add i64 %89, %85
  %91 = getelementptr inbounds %struct.command, ptr %86, i64 0, i32 2
  %92 = load i32, ptr %91, align 4, !tbaa !66
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds i8, ptr %86, i64 %93
  %95 = icmp ult ptr %94, %82
  br i1 %95, label %84, label %96, !llvm.loop !191

96:                                               ; preds = %84, %77
  %97 = phi i64 [ 0, %77 ], [ %90, %84 ]
  %98 = add i64 %49, 1
  %99 = add i64 %98, %97
  br label %105

100:                                              ; preds = %48
  store i32 1, ptr %37, align 4, !tbaa !170
  br label %105

101:                                              ; preds = %48
  %102 = add i64 %49, 1
  store i32 1, ptr %36, align 8, !tbaa !163
  br label %105

103:                                              ; preds = %48
  %104 = add i64 %49, 1
  br label %105

105:                                              ; preds = %103, %101, %100, %96, %75, %69, %63, %48
  %106 = phi i64 [ %104, %103 ], [ %102, %101 ], [ %49, %100 ], [ %49, %48 ], [ %99, %96 ], [ %76, %75 ], [ %70, %69 ], [ %68, %63 ]
  %107 = getelementptr inbounds %struct.command, ptr %42, i64 0, i32 2
  %108 = load i32, ptr %107, align 4, !tbaa !66
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds i8, ptr %42, i64 %109
  %111 = icmp ult ptr %110, %27
  br i1 %111, label %40, label %112, !llvm.loop !192

112:                                              ; preds = %105
  %113 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 8
  store i64 %106, ptr %113, align 8, !tbaa !154
  %114 = load i32, ptr %36, align 8, !tbaa !163
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %157, label %119

116:                                              ; preds = %21
  %117 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 8
  store i64 1, ptr %117, align 8, !tbaa !154
  %118 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 13
  br label %157

119:                                              ; preds = %112, %150
  %120 = phi ptr [ %154, %150 ], [ %1, %112 ]
  %121 = load i16, ptr %120, align 8, !tbaa !165
  %122 = icmp eq i16 %121, 11
  br i1 %122, label %123, label %150

123:                                              ; preds = %119
  %124 = getelementptr inbounds %struct.wait, ptr %120, i64 0, i32 1
  %125 = load ptr, ptr %124, align 8, !tbaa !167
  %126 = getelementptr inbounds %struct.wait, ptr %120, i64 0, i32 2
  %127 = load i64, ptr %126, align 8, !tbaa !168
  %128 = getelementptr inbounds %struct.queue, ptr %125, i64 0, i32 33
  %129 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %128) #11
  %130 = getelementptr inbounds %struct.queue, ptr %125, i64 0, i32 4
  %131 = load i64, ptr %130, align 8, !tbaa !96
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
  %152 = load i32, ptr %151, align 4, !tbaa !66
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds i8, ptr %120, i64 %153
  %155 = load ptr, ptr %28, align 8, !tbaa !164
  %156 = icmp ult ptr %154, %155
  br i1 %156, label %119, label %157, !llvm.loop !169

157:                                              ; preds = %150, %112, %116
  %158 = phi ptr [ %27, %112 ], [ %27, %116 ], [ %155, %150 ]
  %159 = phi ptr [ %36, %112 ], [ %118, %116 ], [ %36, %150 ]
  %160 = phi ptr [ %113, %112 ], [ %117, %116 ], [ %113, %150 ]
  %161 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 14
  %162 = load i32, ptr %161, align 4, !tbaa !170
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %196, label %164

164:                                              ; preds = %157
  %165 = load ptr, ptr %26, align 8, !tbaa !105
  %166 = icmp ult ptr %165, %158
  br i1 %166, label %167, label %196

167:                                              ; preds = %164
  %168 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 16
  br label %169

169:                                              ; preds = %188, %167
  %170 = phi ptr [ %158, %167 ], [ %189, %188 ]
  %171 = phi i32 [ 1, %167 ], [ %190, %188 ]
  %172 = phi ptr [ %165, %167 ], [ %194, %188 ]
  %173 = load i16, ptr %172, align 8, !tbaa !171
  %174 = icmp eq i16 %173, 14
  br i1 %174, label %175, label %188

175:                                              ; preds = %169
  %176 = getelementptr inbounds %struct.wait_ready, ptr %172, i64 0, i32 1
  %177 = load ptr, ptr %176, align 8, !tbaa !173
  %178 = load atomic i32, ptr %177 seq_cst, align 4
  %179 = icmp ne i32 %171, 0
  %180 = icmp ne i32 %178, 0
  %181 = select i1 %179, i1 %180, i1 false
  %182 = zext i1 %181 to i32
  %183 = icmp eq i32 %178, 2
  %184 = zext i1 %183 to i32
  %185 = load i32, ptr %168, align 4, !tbaa !174
  %186 = or i32 %185, %184
  store i32 %186, ptr %168, align 4, !tbaa !174
  %187 = load ptr, ptr %28, align 8, !tbaa !164
  br label %188

188:                                              ; preds = %175, %169
  %189 = phi ptr [ %187, %175 ], [ %170, %169 ]
  %190 = phi i32 [ %182, %175 ], [ %171, %169 ]
  %191 = getelementptr inbounds %struct.command, ptr %172, i64 0, i32 2
  %192 = load i32, ptr %191, align 4, !tbaa !66
  %193 = zext i32 %192 to i64
  %194 = getelementptr inbounds i8, ptr %172, i64 %193
  %195 = icmp ult ptr %194, %189
  br i1 %195, label %169, label %198, !llvm.loop !175

196:                                              ; preds = %157, %164
  %197 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #11
  br label %201

198:                                              ; preds = %188
  %199 = icmp eq i32 %190, 0
  %200 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #11
  br i1 %199, label %237, label %201

201:                                              ; preds = %196, %198
  %202 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %203 = load ptr, ptr %202, align 8, !tbaa !193
  %204 = icmp eq ptr %203, null
  %205 = select i1 %204, i64 80, i64 6
  %206 = load i64, ptr %160, align 8, !tbaa !154
  %207 = icmp ugt i64 %206, %205
  br i1 %207, label %237, label %208

208:                                              ; preds = %201
  %209 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 9
  %210 = load i64, ptr %209, align 8, !tbaa !189
  %211 = icmp ult i64 %210, 262145
  br i1 %211, label %212, label %237

212:                                              ; preds = %208
  %213 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 15
  %214 = load i32, ptr %213, align 8, !tbaa !190
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %216, label %237

216:                                              ; preds = %212
  %217 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %218 = load ptr, ptr %217, align 8, !tbaa !157
  %219 = icmp eq ptr %218, null
  br i1 %219, label %220, label %237

220:                                              ; preds = %216
  %221 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %222 = load i32, ptr %221, align 4, !tbaa !161
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %224, label %237

224:                                              ; preds = %220
  %225 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %226 = load i64, ptr %225, align 8, !tbaa !155
  %227 = icmp ne i64 %226, 0
  %228 = add i64 %226, %206
  %229 = icmp ugt i64 %228, 772
  %230 = select i1 %227, i1 %229, i1 false
  br i1 %230, label %237, label %231

231:                                              ; preds = %224
  %232 = load ptr, ptr %0, align 8, !tbaa !125
  %233 = getelementptr inbounds %struct.device, ptr %232, i64 0, i32 36
  %234 = load ptr, ptr %233, align 8, !tbaa !181
  %235 = tail call i32 @pthread_rwlock_tryrdlock(ptr noundef %234) #11
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %243, label %237

237:                                              ; preds = %201, %208, %212, %216, %220, %148, %198, %224, %231
  %238 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %239 = load ptr, ptr %238, align 8, !tbaa !129
  store ptr %22, ptr %239, align 8, !tbaa !4
  store ptr %22, ptr %238, align 8, !tbaa !129
  %240 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %241 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %240) #11
  %242 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #11
  br label %286

243:                                              ; preds = %231
  %244 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 17
  store i32 1, ptr %244, align 8, !tbaa !104
  store i32 1, ptr %221, align 4, !tbaa !161
  %245 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #11
  %246 = load i32, ptr %159, align 8, !tbaa !163
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %278, label %248

248:                                              ; preds = %243
  %249 = load ptr, ptr %26, align 8, !tbaa !105
  %250 = load ptr, ptr %28, align 8, !tbaa !164
  %251 = icmp ult ptr %249, %250
  br i1 %251, label %252, label %278

252:                                              ; preds = %248
  %253 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  br label %254

254:                                              ; preds = %271, %252
  %255 = phi ptr [ %249, %252 ], [ %275, %271 ]
  %256 = load i16, ptr %255, align 8, !tbaa !165
  %257 = icmp eq i16 %256, 11
  br i1 %257, label %258, label %271

258:                                              ; preds = %254
  %259 = getelementptr inbounds %struct.wait, ptr %255, i64 0, i32 1
  %260 = load ptr, ptr %259, align 8, !tbaa !167
  %261 = getelementptr inbounds %struct.queue, ptr %260, i64 0, i32 33
  %262 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %261) #11
  %263 = getelementptr inbounds %struct.queue, ptr %260, i64 0, i32 4
  %264 = load i64, ptr %263, align 8, !tbaa !96
  %265 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %261) #11
  %266 = getelementptr inbounds %struct.wait, ptr %255, i64 0, i32 2
  %267 = load i64, ptr %266, align 8, !tbaa !168
  %268 = icmp ult i64 %264, %267
  br i1 %268, label %269, label %271

269:                                              ; preds = %258
  %270 = load i64, ptr %23, align 8, !tbaa !101
  tail call fastcc void @add_failure(ptr noundef nonnull %253, i64 noundef %270, i64 noundef 1) #13
  br label %271

271:                                              ; preds = %269, %258, %254
  %272 = getelementptr inbounds %struct.command, ptr %255, i64 0, i32 2
  %273 = load i32, ptr %272, align 4, !tbaa !66
  %274 = zext i32 %273 to i64
  %275 = getelementptr inbounds i8, ptr %255, i64 %274
  %276 = load ptr, ptr %28, align 8, !tbaa !164
  %277 = icmp ult ptr %275, %276
  br i1 %277, label %254, label %278, !llvm.loop !176

278:                                              ; preds = %271, %243, %248
  %279 = tail call fastcc i32 @hand_over(ptr noundef nonnull %0, ptr noundef nonnull %22) #12
  %280 = load ptr, ptr %0, align 8, !tbaa !125
  %281 = getelementptr inbounds %struct.device, ptr %280, i64 0, i32 36
  %282 = load ptr, ptr %281, align 8, !tbaa !181
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
  %4 = load ptr, ptr %0, align 8, !tbaa !125
  %5 = load ptr, ptr %4, align 8, !tbaa !43
  %6 = getelementptr inbounds %struct.device, ptr %4, i64 0, i32 33
  %7 = load ptr, ptr %6, align 8, !tbaa !44
  %8 = tail call i32 %5(ptr noundef %7) #11
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %68

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 5
  %12 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 4
  %13 = load ptr, ptr %11, align 8, !tbaa !185
  %14 = load ptr, ptr %12, align 8, !tbaa !164
  %15 = icmp ult ptr %13, %14
  br i1 %15, label %16, label %43

16:                                               ; preds = %10
  %17 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 7
  %18 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 27
  %19 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 6
  %20 = load i64, ptr %17, align 8, !tbaa !186
  br label %21

21:                                               ; preds = %30, %16
  %22 = phi i64 [ %20, %16 ], [ %40, %30 ]
  %23 = phi ptr [ %13, %16 ], [ %35, %30 ]
  %24 = add i64 %22, 1
  %25 = load ptr, ptr %18, align 8, !tbaa !187
  %26 = icmp eq ptr %25, null
  %27 = select i1 %26, ptr @run_or_refuse, ptr @run_timed
  %28 = tail call i32 %27(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %23, i64 noundef %24) #11, !callees !194
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %62

30:                                               ; preds = %21
  %31 = getelementptr inbounds %struct.command, ptr %23, i64 0, i32 2
  %32 = load i32, ptr %31, align 4, !tbaa !66
  %33 = load ptr, ptr %11, align 8, !tbaa !185
  %34 = zext i32 %32 to i64
  %35 = getelementptr inbounds i8, ptr %33, i64 %34
  store ptr %35, ptr %11, align 8, !tbaa !185
  store i64 0, ptr %19, align 8, !tbaa !195
  %36 = getelementptr inbounds %struct.command, ptr %23, i64 0, i32 1
  %37 = load i16, ptr %36, align 2, !tbaa !106
  %38 = zext i16 %37 to i64
  %39 = load i64, ptr %17, align 8, !tbaa !186
  %40 = add i64 %39, %38
  store i64 %40, ptr %17, align 8, !tbaa !186
  %41 = load ptr, ptr %12, align 8, !tbaa !164
  %42 = icmp ult ptr %35, %41
  br i1 %42, label %21, label %43

43:                                               ; preds = %30, %10
  %44 = load ptr, ptr %0, align 8, !tbaa !125
  %45 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %46 = load ptr, ptr %45, align 8, !tbaa !126
  %47 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 12
  %48 = load ptr, ptr %47, align 8, !tbaa !152
  %49 = icmp eq ptr %48, null
  br i1 %49, label %50, label %57

50:                                               ; preds = %43
  %51 = getelementptr inbounds %struct.device, ptr %44, i64 0, i32 14
  %52 = load ptr, ptr %51, align 8, !tbaa !48
  %53 = tail call i32 %52(ptr noundef nonnull %47, i32 noundef 3) #11
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %62

55:                                               ; preds = %50
  %56 = load ptr, ptr %47, align 8, !tbaa !152
  br label %57

57:                                               ; preds = %55, %43
  %58 = phi ptr [ %56, %55 ], [ %48, %43 ]
  %59 = getelementptr inbounds %struct.device, ptr %44, i64 0, i32 16
  %60 = load ptr, ptr %59, align 8, !tbaa !110
  %61 = tail call i32 %60(ptr noundef %58, ptr noundef %46) #11
  br label %62

62:                                               ; preds = %21, %50, %57
  %63 = phi i32 [ %61, %57 ], [ %53, %50 ], [ %28, %21 ]
  %64 = load ptr, ptr %0, align 8, !tbaa !125
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #5
  %65 = getelementptr inbounds %struct.device, ptr %64, i64 0, i32 1
  %66 = load ptr, ptr %65, align 8, !tbaa !54
  %67 = call i32 %66(ptr noundef nonnull %3) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #5
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
  store ptr null, ptr %1, align 8, !tbaa !160
  br i1 %73, label %76, label %107

76:                                               ; preds = %72
  %77 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %78 = load ptr, ptr %77, align 8, !tbaa !157
  store ptr %78, ptr %1, align 8, !tbaa !160
  %79 = icmp eq ptr %78, null
  br i1 %79, label %80, label %82

80:                                               ; preds = %76
  %81 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  store ptr %1, ptr %81, align 8, !tbaa !129
  br label %82

82:                                               ; preds = %76, %80
  store ptr %1, ptr %77, align 8, !tbaa !157
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
  %97 = load ptr, ptr %0, align 8, !tbaa !125
  %98 = getelementptr inbounds %struct.device, ptr %97, i64 0, i32 39
  %99 = load ptr, ptr %98, align 8, !tbaa !53
  %100 = call i32 @pthread_mutex_lock(ptr noundef %99) #11
  %101 = getelementptr inbounds %struct.ring, ptr %99, i64 0, i32 1
  %102 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %101) #11
  %103 = call i32 @pthread_mutex_unlock(ptr noundef %99) #11
  %104 = call i32 @pthread_mutex_lock(ptr noundef nonnull %88) #11
  %105 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %106 = load ptr, ptr %105, align 8, !tbaa !196
  store ptr %106, ptr %1, align 8, !tbaa !160
  store ptr %1, ptr %105, align 8, !tbaa !196
  br label %129

107:                                              ; preds = %72
  %108 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %109 = load ptr, ptr %108, align 8, !tbaa !128
  store ptr %1, ptr %109, align 8, !tbaa !4
  store ptr %1, ptr %108, align 8, !tbaa !128
  %110 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 8
  %111 = load i64, ptr %110, align 8, !tbaa !154
  %112 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %113 = load i64, ptr %112, align 8, !tbaa !155
  %114 = add i64 %113, %111
  store i64 %114, ptr %112, align 8, !tbaa !155
  %115 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 10
  %116 = load i64, ptr %115, align 8, !tbaa !156
  %117 = icmp ugt i64 %116, 65536
  %118 = zext i1 %117 to i32
  %119 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %120 = load i32, ptr %119, align 8, !tbaa !140
  %121 = add i32 %120, %118
  store i32 %121, ptr %119, align 8, !tbaa !140
  %122 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 18
  store i32 1, ptr %122, align 4, !tbaa !136
  %123 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 2
  %124 = load i64, ptr %123, align 8, !tbaa !197
  %125 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 11
  store i64 %124, ptr %125, align 8, !tbaa !151
  %126 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %127 = load i64, ptr %126, align 8, !tbaa !101
  %128 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store i64 %127, ptr %128, align 8, !tbaa !96
  br label %129

129:                                              ; preds = %85, %107, %82
  %130 = phi ptr [ %88, %85 ], [ %74, %107 ], [ %74, %82 ]
  %131 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store i32 0, ptr %131, align 4, !tbaa !161
  %132 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %133 = load ptr, ptr %132, align 8, !tbaa !157
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
  %146 = load i32, ptr %145, align 8, !tbaa !138
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %148, label %156

148:                                              ; preds = %144
  %149 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %150 = load i32, ptr %149, align 8, !tbaa !139
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %152, label %156

152:                                              ; preds = %148
  %153 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %154 = load i32, ptr %153, align 8, !tbaa !140
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %163, label %156

156:                                              ; preds = %152, %148, %144, %138
  %157 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %158 = load i32, ptr %157, align 4, !tbaa !141
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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #5
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %7 = load i64, ptr %6, align 8, !tbaa !132
  store i64 %7, ptr %3, align 8, !tbaa !8
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %9 = load ptr, ptr %8, align 8, !tbaa !193
  %10 = icmp eq ptr %9, null
  %11 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #11
  br i1 %10, label %48, label %12

12:                                               ; preds = %1
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %14 = load atomic i32, ptr %13 seq_cst, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %48

16:                                               ; preds = %12
  %17 = load ptr, ptr %0, align 8, !tbaa !125
  %18 = load ptr, ptr %17, align 8, !tbaa !43
  %19 = getelementptr inbounds %struct.device, ptr %17, i64 0, i32 33
  %20 = load ptr, ptr %19, align 8, !tbaa !44
  %21 = tail call i32 %18(ptr noundef %20) #11
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %30

23:                                               ; preds = %16
  %24 = call fastcc i32 @harvest(ptr noundef nonnull %0, ptr noundef nonnull %3) #12
  %25 = load ptr, ptr %0, align 8, !tbaa !125
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #5
  %26 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 1
  %27 = load ptr, ptr %26, align 8, !tbaa !54
  %28 = call i32 %27(ptr noundef nonnull %2) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #5
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
  %41 = load ptr, ptr %0, align 8, !tbaa !125
  %42 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 39
  %43 = load ptr, ptr %42, align 8, !tbaa !53
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
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #5
  ret i64 %53
}

; Function Attrs: nounwind
define internal fastcc i32 @harvest(ptr noundef %0, ptr nocapture noundef writeonly %1) unnamed_addr #0 {
  %3 = alloca float, align 4
  %4 = load ptr, ptr %0, align 8, !tbaa !125
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %6 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #11
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %8 = load ptr, ptr %7, align 8, !tbaa !193
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
  %31 = load i32, ptr %30, align 4, !tbaa !136
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %93, label %33

33:                                               ; preds = %27
  %34 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #11
  %35 = load ptr, ptr %11, align 8, !tbaa !111
  %36 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 12
  %37 = load ptr, ptr %36, align 8, !tbaa !152
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
  %46 = load i64, ptr %45, align 8, !tbaa !156
  %47 = add i64 %46, %29
  %48 = load i64, ptr %13, align 8, !tbaa !153
  %49 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 11
  %50 = load i64, ptr %49, align 8, !tbaa !151
  %51 = icmp ult i64 %48, %50
  br i1 %51, label %52, label %93

52:                                               ; preds = %44
  %53 = load i32, ptr %14, align 4, !tbaa !198
  %54 = icmp ne i32 %53, 0
  %55 = icmp ugt i64 %47, 65536
  %56 = select i1 %54, i1 true, i1 %55
  br i1 %56, label %188, label %57

57:                                               ; preds = %52, %89
  %58 = phi i64 [ %91, %89 ], [ %48, %52 ]
  %59 = load ptr, ptr %15, align 8, !tbaa !199
  %60 = load i64, ptr %16, align 8, !tbaa !200
  %61 = add i64 %60, -1
  %62 = and i64 %61, %58
  %63 = getelementptr inbounds %struct.arrival, ptr %59, i64 %62
  %64 = load ptr, ptr %63, align 8, !tbaa !201
  %65 = icmp eq ptr %64, null
  br i1 %65, label %66, label %82

66:                                               ; preds = %57
  %67 = getelementptr inbounds %struct.arrival, ptr %59, i64 %62, i32 1
  %68 = load ptr, ptr %67, align 8, !tbaa !203
  %69 = getelementptr inbounds i8, ptr %68, i64 2312
  %70 = load i64, ptr %69, align 8, !tbaa !8
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %89, label %72

72:                                               ; preds = %66
  %73 = getelementptr inbounds %struct.arrival, ptr %59, i64 %62, i32 3
  %74 = load i64, ptr %73, align 8, !tbaa !204
  %75 = getelementptr inbounds %struct.arrival, ptr %59, i64 %62, i32 4
  %76 = load ptr, ptr %75, align 8, !tbaa !205
  %77 = getelementptr inbounds %struct.kernel, ptr %76, i64 0, i32 3
  %78 = load i64, ptr %76, align 8, !tbaa !8
  %79 = getelementptr inbounds %struct.task, ptr %77, i64 %78
  call fastcc void @add_failed_assert(ptr noundef nonnull %17, i64 noundef %74, ptr noundef nonnull %68, ptr noundef nonnull %79) #13
  %80 = load ptr, ptr %63, align 8, !tbaa !201
  %81 = icmp eq ptr %80, null
  br i1 %81, label %89, label %82

82:                                               ; preds = %72, %57
  %83 = phi ptr [ %64, %57 ], [ %80, %72 ]
  %84 = getelementptr inbounds %struct.arrival, ptr %59, i64 %62, i32 1
  %85 = load ptr, ptr %84, align 8, !tbaa !203
  %86 = getelementptr inbounds %struct.arrival, ptr %59, i64 %62, i32 2
  %87 = load i64, ptr %86, align 8, !tbaa !206
  %88 = call ptr @memcpy(ptr noundef nonnull %83, ptr noundef %85, i64 noundef %87) #11
  br label %89

89:                                               ; preds = %82, %72, %66
  %90 = load i64, ptr %13, align 8, !tbaa !207
  %91 = add i64 %90, 1
  store i64 %91, ptr %13, align 8, !tbaa !207
  %92 = icmp ult i64 %91, %50
  br i1 %92, label %57, label %93, !llvm.loop !208

93:                                               ; preds = %89, %44, %27
  %94 = phi i64 [ %47, %44 ], [ %29, %27 ], [ %47, %89 ]
  %95 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 24
  %96 = load i32, ptr %95, align 8, !tbaa !209
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %146, label %98

98:                                               ; preds = %93
  %99 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #11
  %100 = load ptr, ptr %0, align 8, !tbaa !125
  %101 = getelementptr inbounds %struct.device, ptr %100, i64 0, i32 38
  %102 = call i32 @pthread_mutex_lock(ptr noundef nonnull %101) #11
  %103 = load i32, ptr %95, align 8, !tbaa !209
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
  %114 = load ptr, ptr %106, align 8, !tbaa !187
  %115 = load ptr, ptr %107, align 8, !tbaa !210
  %116 = getelementptr inbounds %struct.stamp, ptr %115, i64 %113
  %117 = getelementptr inbounds %struct.stamp, ptr %115, i64 %113, i32 1
  %118 = load i64, ptr %117, align 8, !tbaa !211
  %119 = getelementptr inbounds double, ptr %114, i64 %118
  %120 = load ptr, ptr %116, align 8, !tbaa !213
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #5
  store float 0.000000e+00, ptr %3, align 4, !tbaa !113
  %121 = load ptr, ptr %108, align 8, !tbaa !115
  %122 = load ptr, ptr %109, align 8, !tbaa !116
  %123 = call i32 %121(ptr noundef nonnull %3, ptr noundef %122, ptr noundef %120) #11
  %124 = load double, ptr %110, align 8, !tbaa !117
  %125 = load float, ptr %3, align 4, !tbaa !113
  %126 = fpext float %125 to double
  %127 = call double @llvm.fmuladd.f64(double %126, double 1.000000e-03, double %124)
  store double %127, ptr %119, align 8, !tbaa !121
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #5
  %128 = add nuw nsw i64 %113, 1
  %129 = load i32, ptr %95, align 8, !tbaa !209
  %130 = zext i32 %129 to i64
  %131 = icmp uge i64 %128, %130
  %132 = icmp ne i32 %123, 0
  %133 = select i1 %131, i1 true, i1 %132
  br i1 %133, label %111, label %112, !llvm.loop !214

134:                                              ; preds = %111
  %135 = add i32 %129, -1
  %136 = zext i32 %135 to i64
  %137 = load ptr, ptr %107, align 8, !tbaa !210
  %138 = getelementptr inbounds %struct.stamp, ptr %137, i64 %136
  %139 = load ptr, ptr %109, align 8, !tbaa !116
  %140 = load ptr, ptr %138, align 8, !tbaa !4
  store ptr %140, ptr %109, align 8, !tbaa !116
  store double %127, ptr %110, align 8, !tbaa !117
  store ptr %139, ptr %138, align 8, !tbaa !4
  br label %141

141:                                              ; preds = %98, %111, %134
  %142 = phi i32 [ 0, %134 ], [ %123, %111 ], [ 0, %98 ]
  %143 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %101) #11
  %144 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #11
  %145 = icmp eq i32 %142, 0
  br i1 %145, label %146, label %188

146:                                              ; preds = %141, %93
  %147 = load ptr, ptr %7, align 8, !tbaa !193
  %148 = getelementptr inbounds %struct.batch, ptr %147, i64 0, i32 18
  %149 = load i32, ptr %148, align 4, !tbaa !136
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %168, label %151

151:                                              ; preds = %146
  store i32 0, ptr %148, align 4, !tbaa !136
  %152 = getelementptr inbounds %struct.batch, ptr %147, i64 0, i32 8
  %153 = load i64, ptr %152, align 8, !tbaa !154
  %154 = load i64, ptr %18, align 8, !tbaa !155
  %155 = sub i64 %154, %153
  store i64 %155, ptr %18, align 8, !tbaa !155
  %156 = getelementptr inbounds %struct.batch, ptr %147, i64 0, i32 10
  %157 = load i64, ptr %156, align 8, !tbaa !156
  %158 = icmp ugt i64 %157, 65536
  %159 = sext i1 %158 to i32
  %160 = load i32, ptr %19, align 8, !tbaa !140
  %161 = add i32 %160, %159
  store i32 %161, ptr %19, align 8, !tbaa !140
  %162 = getelementptr inbounds %struct.batch, ptr %147, i64 0, i32 1
  %163 = load i64, ptr %162, align 8, !tbaa !101
  store atomic i64 %163, ptr %20 seq_cst, align 8
  %164 = load ptr, ptr %21, align 8, !tbaa !157
  %165 = icmp eq ptr %164, null
  br i1 %165, label %168, label %166

166:                                              ; preds = %151
  %167 = call i32 @pthread_cond_signal(ptr noundef nonnull %22) #11
  br label %168

168:                                              ; preds = %166, %151, %146
  %169 = load ptr, ptr %147, align 8, !tbaa !160
  store ptr %169, ptr %7, align 8, !tbaa !193
  %170 = icmp eq ptr %169, null
  br i1 %170, label %171, label %172

171:                                              ; preds = %168
  store ptr %7, ptr %23, align 8, !tbaa !128
  br label %172

172:                                              ; preds = %171, %168
  %173 = getelementptr inbounds %struct.batch, ptr %147, i64 0, i32 19
  store i32 1, ptr %173, align 8, !tbaa !158
  %174 = getelementptr inbounds %struct.batch, ptr %147, i64 0, i32 20
  %175 = load i32, ptr %174, align 4, !tbaa !149
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %177, label %179

177:                                              ; preds = %172
  %178 = load ptr, ptr %24, align 8, !tbaa !159
  store ptr %178, ptr %147, align 8, !tbaa !160
  store ptr %147, ptr %24, align 8, !tbaa !159
  br label %179

179:                                              ; preds = %177, %172
  %180 = load i32, ptr %25, align 8, !tbaa !138
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %185, label %182

182:                                              ; preds = %179
  %183 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %26) #11
  %184 = load ptr, ptr %7, align 8, !tbaa !193
  br label %185

185:                                              ; preds = %179, %182
  %186 = phi ptr [ %169, %179 ], [ %184, %182 ]
  %187 = icmp eq ptr %186, null
  br i1 %187, label %192, label %27, !llvm.loop !215

188:                                              ; preds = %141, %52, %33, %41
  %189 = phi i32 [ %142, %141 ], [ 0, %52 ], [ %38, %33 ], [ 0, %41 ]
  %190 = load ptr, ptr %7, align 8, !tbaa !193
  %191 = icmp eq ptr %190, null
  br i1 %191, label %192, label %242

192:                                              ; preds = %185, %2, %188
  %193 = phi i32 [ %189, %188 ], [ 0, %2 ], [ 0, %185 ]
  %194 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %195 = load ptr, ptr %194, align 8, !tbaa !157
  %196 = icmp eq ptr %195, null
  br i1 %196, label %197, label %239

197:                                              ; preds = %192
  %198 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %199 = load i32, ptr %198, align 4, !tbaa !161
  %200 = icmp eq i32 %199, 0
  br i1 %200, label %201, label %239

201:                                              ; preds = %197
  %202 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %203 = load ptr, ptr %202, align 8, !tbaa !216
  %204 = icmp eq ptr %203, null
  br i1 %204, label %239, label %205

205:                                              ; preds = %201
  %206 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %207 = load atomic i32, ptr %206 seq_cst, align 8
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %209, label %239

209:                                              ; preds = %205
  %210 = load ptr, ptr %202, align 8, !tbaa !216
  %211 = load ptr, ptr %0, align 8, !tbaa !125
  %212 = getelementptr inbounds %struct.device, ptr %211, i64 0, i32 39
  %213 = load ptr, ptr %212, align 8, !tbaa !53
  %214 = call i32 @pthread_mutex_lock(ptr noundef %213) #11
  %215 = icmp eq ptr %210, null
  br i1 %215, label %235, label %216

216:                                              ; preds = %209
  %217 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %218 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %219 = getelementptr inbounds %struct.ring, ptr %213, i64 0, i32 2
  %220 = load i64, ptr %217, align 8, !tbaa !146
  br label %222

221:                                              ; preds = %232
  store i64 %226, ptr %217, align 8, !tbaa !146
  br label %235

222:                                              ; preds = %232, %216
  %223 = phi i64 [ %220, %216 ], [ %226, %232 ]
  %224 = phi ptr [ %210, %216 ], [ %225, %232 ]
  %225 = load ptr, ptr %224, align 8, !tbaa !47
  %226 = add i64 %223, -1
  %227 = getelementptr inbounds %struct.slot, ptr %224, i64 0, i32 6
  %228 = load ptr, ptr %227, align 8, !tbaa !147
  %229 = icmp eq ptr %228, null
  br i1 %229, label %230, label %232

230:                                              ; preds = %222
  %231 = load ptr, ptr %219, align 8, !tbaa !4
  store ptr %231, ptr %224, align 8, !tbaa !47
  br label %232

232:                                              ; preds = %230, %222
  %233 = phi ptr [ %219, %230 ], [ %218, %222 ]
  store ptr %224, ptr %233, align 8, !tbaa !4
  %234 = icmp eq ptr %225, null
  br i1 %234, label %221, label %222, !llvm.loop !148

235:                                              ; preds = %209, %221
  %236 = getelementptr inbounds %struct.ring, ptr %213, i64 0, i32 1
  %237 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %236) #11
  %238 = call i32 @pthread_mutex_unlock(ptr noundef %213) #11
  store ptr null, ptr %202, align 8, !tbaa !216
  br label %239

239:                                              ; preds = %192, %197, %201, %205, %235
  %240 = load ptr, ptr %7, align 8, !tbaa !193
  %241 = icmp eq ptr %240, null
  br i1 %241, label %250, label %242

242:                                              ; preds = %188, %239
  %243 = phi i32 [ %193, %239 ], [ %189, %188 ]
  %244 = phi ptr [ %240, %239 ], [ %190, %188 ]
  %245 = getelementptr inbounds %struct.batch, ptr %244, i64 0, i32 1
  %246 = load i64, ptr %245, align 8, !tbaa !101
  %247 = getelementptr inbounds %struct.batch, ptr %244, i64 0, i32 2
  %248 = load i64, ptr %247, align 8, !tbaa !184
  %249 = sub i64 %246, %248
  br label %253

250:                                              ; preds = %239
  %251 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %252 = load i64, ptr %251, align 8, !tbaa !132
  br label %253

253:                                              ; preds = %250, %242
  %254 = phi i32 [ %243, %242 ], [ %193, %250 ]
  %255 = phi i64 [ %249, %242 ], [ %252, %250 ]
  store i64 %255, ptr %1, align 8, !tbaa !8
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
  %10 = load ptr, ptr %0, align 8, !tbaa !125
  %11 = load ptr, ptr %10, align 8, !tbaa !43
  %12 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 33
  %13 = load ptr, ptr %12, align 8, !tbaa !44
  %14 = tail call i32 %11(ptr noundef %13) #11
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %77

16:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #5
  %17 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #11
  %18 = load i64, ptr %6, align 8, !tbaa !36
  %19 = mul i64 %18, 1000000000
  %20 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %21 = load i64, ptr %20, align 8, !tbaa !38
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #5
  %22 = add i64 %21, %2
  %23 = add i64 %22, %19
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #5
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %25 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  br label %26

26:                                               ; preds = %35, %16
  %27 = call fastcc i32 @harvest(ptr noundef nonnull %0, ptr noundef nonnull %7) #12
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #5
  %36 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #11
  %37 = load i64, ptr %5, align 8, !tbaa !36
  %38 = mul i64 %37, 1000000000
  %39 = load i64, ptr %25, align 8, !tbaa !38
  %40 = add i64 %38, %39
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #5
  %41 = icmp ult i64 %40, %23
  br i1 %41, label %26, label %42, !llvm.loop !217

42:                                               ; preds = %32, %35
  %43 = load ptr, ptr %0, align 8, !tbaa !125
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #5
  %44 = getelementptr inbounds %struct.device, ptr %43, i64 0, i32 1
  %45 = load ptr, ptr %44, align 8, !tbaa !54
  %46 = call i32 %45(ptr noundef nonnull %4) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #5
  br label %70

47:                                               ; preds = %26
  %48 = load ptr, ptr %0, align 8, !tbaa !125
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #5
  %49 = getelementptr inbounds %struct.device, ptr %48, i64 0, i32 1
  %50 = load ptr, ptr %49, align 8, !tbaa !54
  %51 = call i32 %50(ptr noundef nonnull %4) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #5
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
  %63 = load ptr, ptr %0, align 8, !tbaa !125
  %64 = getelementptr inbounds %struct.device, ptr %63, i64 0, i32 39
  %65 = load ptr, ptr %64, align 8, !tbaa !53
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
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #5
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
  %6 = load ptr, ptr %5, align 8, !tbaa !218
  %7 = icmp eq ptr %6, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %2
  %9 = load ptr, ptr %6, align 8, !tbaa !219
  store ptr %9, ptr %5, align 8, !tbaa !218
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !221
  %12 = add i64 %11, -1
  store atomic i64 %12, ptr %10 seq_cst, align 8
  %13 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #11
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2592) %1, ptr noundef nonnull align 8 dereferenceable(2592) %6, i64 2592, i1 false), !tbaa.struct !222
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
  %11 = load i64, ptr %10, align 8, !tbaa !132
  %12 = icmp ult i64 %11, %1
  br i1 %12, label %15, label %13

13:                                               ; preds = %2, %9
  %14 = atomicrmw xchg ptr %5, i64 0 seq_cst, align 8
  br label %15

15:                                               ; preds = %13, %9
  %16 = phi i32 [ 1, %13 ], [ 0, %9 ]
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %18 = load i32, ptr %17, align 4, !tbaa !141
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #5
  %6 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #11
  %7 = load i64, ptr %5, align 8, !tbaa !36
  %8 = mul i64 %7, 1000000000
  %9 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %10 = load i64, ptr %9, align 8, !tbaa !38
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #5
  %11 = add i64 %10, %2
  %12 = add i64 %11, %8
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %14 = call i32 @pthread_mutex_lock(ptr noundef nonnull %13) #11
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %16 = load i32, ptr %15, align 8, !tbaa !138
  %17 = add i32 %16, 1
  store i32 %17, ptr %15, align 8, !tbaa !138
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %19 = load i32, ptr %18, align 4, !tbaa !141
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %24, label %21

21:                                               ; preds = %3
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %23 = call i32 @pthread_cond_signal(ptr noundef nonnull %22) #11
  br label %24

24:                                               ; preds = %3, %21
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %27 = load i64, ptr %26, align 8, !tbaa !132
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
  %40 = load i32, ptr %30, align 4, !tbaa !224
  %41 = icmp eq i32 %40, 0
  %42 = icmp eq i32 %36, 0
  %43 = select i1 %41, i1 %42, i1 false
  br i1 %43, label %44, label %48

44:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #5
  store i64 %32, ptr %4, align 8, !tbaa !36
  store i64 %34, ptr %33, align 8, !tbaa !38
  %45 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %31, ptr noundef nonnull %13, i32 noundef 1, ptr noundef nonnull %4) #11
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #5
  %46 = load i64, ptr %26, align 8, !tbaa !132
  %47 = icmp ult i64 %46, %1
  br i1 %47, label %35, label %48, !llvm.loop !225

48:                                               ; preds = %39, %35, %44
  %49 = load i64, ptr %26, align 8, !tbaa !132
  br label %50

50:                                               ; preds = %48, %24
  %51 = phi i64 [ %49, %48 ], [ %27, %24 ]
  %52 = load i32, ptr %15, align 8, !tbaa !138
  %53 = add i32 %52, -1
  store i32 %53, ptr %15, align 8, !tbaa !138
  %54 = icmp uge i64 %51, %1
  %55 = zext i1 %54 to i32
  %56 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #11
  ret i32 %55
}

; Function Attrs: nounwind
define dso_local void @queue_await_handed(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #11
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %9 = load i64, ptr %8, align 8, !tbaa !96
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
  %17 = load i32, ptr %6, align 4, !tbaa !224
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %16
  %20 = load i32, ptr %7, align 8, !tbaa !226
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %19
  %23 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %3) #11
  %24 = load i64, ptr %8, align 8, !tbaa !96
  %25 = icmp ult i64 %24, %1
  br i1 %25, label %13, label %26, !llvm.loop !227

26:                                               ; preds = %19, %22, %13, %16, %2
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #11
  ret void
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local i32 @queue_hold_stream(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca ptr, align 8
  %5 = load ptr, ptr %0, align 8, !tbaa !125
  %6 = load ptr, ptr %5, align 8, !tbaa !43
  %7 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 33
  %8 = load ptr, ptr %7, align 8, !tbaa !44
  %9 = tail call i32 %6(ptr noundef %8) #11
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %17

11:                                               ; preds = %3
  %12 = tail call fastcc i32 @wait_for(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2) #12
  %13 = load ptr, ptr %0, align 8, !tbaa !125
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #5
  %14 = getelementptr inbounds %struct.device, ptr %13, i64 0, i32 1
  %15 = load ptr, ptr %14, align 8, !tbaa !54
  %16 = call i32 %15(ptr noundef nonnull %4) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #5
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
  %9 = load ptr, ptr %8, align 8, !tbaa !4
  %10 = icmp eq ptr %9, null
  br i1 %10, label %45, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !101
  %14 = icmp ult i64 %13, %2
  br i1 %14, label %7, label %15, !llvm.loop !228

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 20
  %17 = load i32, ptr %16, align 4, !tbaa !149
  %18 = add i32 %17, 1
  store i32 %18, ptr %16, align 4, !tbaa !149
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %20 = load i32, ptr %19, align 4, !tbaa !150
  %21 = add i32 %20, 1
  store i32 %21, ptr %19, align 4, !tbaa !150
  %22 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #11
  %23 = load ptr, ptr %0, align 8, !tbaa !125
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 20
  %25 = load ptr, ptr %24, align 8, !tbaa !229
  %26 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 12
  %27 = load ptr, ptr %26, align 8, !tbaa !152
  %28 = tail call i32 %25(ptr noundef %1, ptr noundef %27, i32 noundef 0) #11
  %29 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #11
  %30 = load i32, ptr %16, align 4, !tbaa !149
  %31 = add i32 %30, -1
  store i32 %31, ptr %16, align 4, !tbaa !149
  %32 = load i32, ptr %19, align 4, !tbaa !150
  %33 = add i32 %32, -1
  store i32 %33, ptr %19, align 4, !tbaa !150
  %34 = icmp eq i32 %31, 0
  br i1 %34, label %35, label %42

35:                                               ; preds = %15
  %36 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 19
  %37 = load i32, ptr %36, align 8, !tbaa !158
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %42, label %39

39:                                               ; preds = %35
  %40 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %41 = load ptr, ptr %40, align 8, !tbaa !159
  store ptr %41, ptr %9, align 8, !tbaa !160
  store ptr %9, ptr %40, align 8, !tbaa !159
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
  %12 = load ptr, ptr %0, align 8, !tbaa !125
  %13 = getelementptr inbounds %struct.device, ptr %12, i64 0, i32 39
  %14 = load ptr, ptr %13, align 8, !tbaa !53
  %15 = tail call i32 @pthread_mutex_lock(ptr noundef %14) #11
  %16 = getelementptr inbounds %struct.ring, ptr %14, i64 0, i32 1
  %17 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %16) #11
  %18 = tail call i32 @pthread_mutex_unlock(ptr noundef %14) #11
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = alloca [4 x ptr], align 16
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  store atomic i32 1, ptr %4 seq_cst, align 4
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %6 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #11
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %8 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %7) #11
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %10 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %9) #11
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %12 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %11) #11
  %13 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #11
  %14 = load ptr, ptr %0, align 8, !tbaa !125
  %15 = getelementptr inbounds %struct.device, ptr %14, i64 0, i32 39
  %16 = load ptr, ptr %15, align 8, !tbaa !53
  %17 = tail call i32 @pthread_mutex_lock(ptr noundef %16) #11
  %18 = getelementptr inbounds %struct.ring, ptr %16, i64 0, i32 1
  %19 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %18) #11
  %20 = tail call i32 @pthread_mutex_unlock(ptr noundef %16) #11
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %22 = load i64, ptr %21, align 8, !tbaa !131
  %23 = tail call i32 @pthread_join(i64 noundef %22, ptr noundef null) #11
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %25 = load i64, ptr %24, align 8, !tbaa !230
  %26 = tail call i32 @pthread_join(i64 noundef %25, ptr noundef null) #11
  %27 = load ptr, ptr %0, align 8, !tbaa !125
  %28 = load ptr, ptr %27, align 8, !tbaa !43
  %29 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 33
  %30 = load ptr, ptr %29, align 8, !tbaa !44
  %31 = tail call i32 %28(ptr noundef %30) #11
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %40

33:                                               ; preds = %1
  %34 = load ptr, ptr %0, align 8, !tbaa !125
  %35 = getelementptr inbounds %struct.device, ptr %34, i64 0, i32 21
  %36 = load ptr, ptr %35, align 8, !tbaa !231
  %37 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %38 = load ptr, ptr %37, align 8, !tbaa !126
  %39 = tail call i32 %36(ptr noundef %38) #11
  br label %40

40:                                               ; preds = %33, %1
  %41 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %42 = load ptr, ptr %41, align 8, !tbaa !216
  %43 = load ptr, ptr %0, align 8, !tbaa !125
  %44 = getelementptr inbounds %struct.device, ptr %43, i64 0, i32 39
  %45 = load ptr, ptr %44, align 8, !tbaa !53
  %46 = tail call i32 @pthread_mutex_lock(ptr noundef %45) #11
  %47 = icmp eq ptr %42, null
  br i1 %47, label %67, label %48

48:                                               ; preds = %40
  %49 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %50 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %51 = getelementptr inbounds %struct.ring, ptr %45, i64 0, i32 2
  %52 = load i64, ptr %49, align 8, !tbaa !146
  br label %54

53:                                               ; preds = %64
  store i64 %58, ptr %49, align 8, !tbaa !146
  br label %67

54:                                               ; preds = %64, %48
  %55 = phi i64 [ %52, %48 ], [ %58, %64 ]
  %56 = phi ptr [ %42, %48 ], [ %57, %64 ]
  %57 = load ptr, ptr %56, align 8, !tbaa !47
  %58 = add i64 %55, -1
  %59 = getelementptr inbounds %struct.slot, ptr %56, i64 0, i32 6
  %60 = load ptr, ptr %59, align 8, !tbaa !147
  %61 = icmp eq ptr %60, null
  br i1 %61, label %62, label %64

62:                                               ; preds = %54
  %63 = load ptr, ptr %51, align 8, !tbaa !4
  store ptr %63, ptr %56, align 8, !tbaa !47
  br label %64

64:                                               ; preds = %62, %54
  %65 = phi ptr [ %51, %62 ], [ %50, %54 ]
  store ptr %56, ptr %65, align 8, !tbaa !4
  %66 = icmp eq ptr %57, null
  br i1 %66, label %53, label %54, !llvm.loop !148

67:                                               ; preds = %53, %40
  %68 = getelementptr inbounds %struct.ring, ptr %45, i64 0, i32 1
  %69 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %68) #11
  %70 = tail call i32 @pthread_mutex_unlock(ptr noundef %45) #11
  %71 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 26
  %72 = load ptr, ptr %71, align 8, !tbaa !135
  %73 = load ptr, ptr %0, align 8, !tbaa !125
  %74 = getelementptr inbounds %struct.device, ptr %73, i64 0, i32 39
  %75 = load ptr, ptr %74, align 8, !tbaa !53
  %76 = tail call i32 @pthread_mutex_lock(ptr noundef %75) #11
  %77 = icmp eq ptr %72, null
  br i1 %77, label %97, label %78

78:                                               ; preds = %67
  %79 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %80 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %81 = getelementptr inbounds %struct.ring, ptr %75, i64 0, i32 2
  %82 = load i64, ptr %79, align 8, !tbaa !146
  br label %84

83:                                               ; preds = %94
  store i64 %88, ptr %79, align 8, !tbaa !146
  br label %97

84:                                               ; preds = %94, %78
  %85 = phi i64 [ %82, %78 ], [ %88, %94 ]
  %86 = phi ptr [ %72, %78 ], [ %87, %94 ]
  %87 = load ptr, ptr %86, align 8, !tbaa !47
  %88 = add i64 %85, -1
  %89 = getelementptr inbounds %struct.slot, ptr %86, i64 0, i32 6
  %90 = load ptr, ptr %89, align 8, !tbaa !147
  %91 = icmp eq ptr %90, null
  br i1 %91, label %92, label %94

92:                                               ; preds = %84
  %93 = load ptr, ptr %81, align 8, !tbaa !4
  store ptr %93, ptr %86, align 8, !tbaa !47
  br label %94

94:                                               ; preds = %92, %84
  %95 = phi ptr [ %81, %92 ], [ %80, %84 ]
  store ptr %86, ptr %95, align 8, !tbaa !4
  %96 = icmp eq ptr %87, null
  br i1 %96, label %83, label %84, !llvm.loop !148

97:                                               ; preds = %67, %83
  %98 = getelementptr inbounds %struct.ring, ptr %75, i64 0, i32 1
  %99 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %98) #11
  %100 = tail call i32 @pthread_mutex_unlock(ptr noundef %75) #11
  store ptr null, ptr %71, align 8, !tbaa !135
  store ptr null, ptr %41, align 8, !tbaa !216
  %101 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #11
  %102 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %103 = load i32, ptr %102, align 4, !tbaa !150
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %109, label %105

105:                                              ; preds = %97, %105
  %106 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %11, ptr noundef nonnull %5) #11
  %107 = load i32, ptr %102, align 4, !tbaa !150
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %105, !llvm.loop !232

109:                                              ; preds = %105, %97
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #5
  %110 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %111 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %112 = load <2 x ptr>, ptr %111, align 8, !tbaa !4
  %113 = shufflevector <2 x ptr> %112, <2 x ptr> poison, <2 x i32> <i32 1, i32 0>
  store <2 x ptr> %113, ptr %3, align 16, !tbaa !4
  %114 = getelementptr inbounds ptr, ptr %3, i64 2
  %115 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %116 = load ptr, ptr %115, align 8, !tbaa !157
  store ptr %116, ptr %114, align 16, !tbaa !4
  %117 = getelementptr inbounds ptr, ptr %3, i64 3
  %118 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %119 = load ptr, ptr %118, align 8, !tbaa !196
  store ptr %119, ptr %117, align 8, !tbaa !4
  store ptr null, ptr %118, align 8, !tbaa !196
  store ptr null, ptr %115, align 8, !tbaa !157
  store ptr null, ptr %111, align 8, !tbaa !159
  store ptr null, ptr %110, align 8, !tbaa !193
  %120 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  store ptr %110, ptr %120, align 8, !tbaa !128
  %121 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #11
  br i1 %32, label %126, label %198

122:                                              ; preds = %164
  %123 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %124 = load ptr, ptr %123, align 8, !tbaa !177
  %125 = icmp eq ptr %124, null
  br i1 %125, label %193, label %167

126:                                              ; preds = %109, %164
  %127 = phi i64 [ %165, %164 ], [ 0, %109 ]
  %128 = getelementptr inbounds [4 x ptr], ptr %3, i64 0, i64 %127
  %129 = load ptr, ptr %128, align 8, !tbaa !4
  %130 = icmp eq ptr %129, null
  br i1 %130, label %164, label %131

131:                                              ; preds = %126
  %132 = load ptr, ptr %0, align 8, !tbaa !125
  %133 = getelementptr inbounds %struct.device, ptr %132, i64 0, i32 15
  br label %134

134:                                              ; preds = %160, %131
  %135 = phi ptr [ %129, %131 ], [ %136, %160 ]
  %136 = load ptr, ptr %135, align 8, !tbaa !160
  %137 = getelementptr inbounds %struct.batch, ptr %135, i64 0, i32 12
  %138 = load ptr, ptr %137, align 8, !tbaa !152
  %139 = icmp eq ptr %138, null
  br i1 %139, label %143, label %140

140:                                              ; preds = %134
  %141 = load ptr, ptr %133, align 8, !tbaa !51
  %142 = tail call i32 %141(ptr noundef nonnull %138) #11
  br label %143

143:                                              ; preds = %140, %134
  %144 = getelementptr inbounds %struct.batch, ptr %135, i64 0, i32 25
  %145 = load i32, ptr %144, align 4, !tbaa !233
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %160, label %147

147:                                              ; preds = %143
  %148 = getelementptr inbounds %struct.batch, ptr %135, i64 0, i32 26
  br label %149

149:                                              ; preds = %149, %147
  %150 = phi i64 [ 0, %147 ], [ %156, %149 ]
  %151 = load ptr, ptr %133, align 8, !tbaa !51
  %152 = load ptr, ptr %148, align 8, !tbaa !210
  %153 = getelementptr inbounds %struct.stamp, ptr %152, i64 %150
  %154 = load ptr, ptr %153, align 8, !tbaa !213
  %155 = tail call i32 %151(ptr noundef %154) #11
  %156 = add nuw nsw i64 %150, 1
  %157 = load i32, ptr %144, align 4, !tbaa !233
  %158 = zext i32 %157 to i64
  %159 = icmp ult i64 %156, %158
  br i1 %159, label %149, label %160, !llvm.loop !234

160:                                              ; preds = %149, %143
  %161 = getelementptr inbounds %struct.batch, ptr %135, i64 0, i32 26
  %162 = load ptr, ptr %161, align 8, !tbaa !210
  tail call void @free(ptr noundef %162) #11
  tail call void @free(ptr noundef nonnull %135) #11
  %163 = icmp eq ptr %136, null
  br i1 %163, label %164, label %134, !llvm.loop !235

164:                                              ; preds = %160, %126
  %165 = add nuw nsw i64 %127, 1
  %166 = icmp eq i64 %165, 4
  br i1 %166, label %122, label %126, !llvm.loop !236

167:                                              ; preds = %122
  %168 = load ptr, ptr %0, align 8, !tbaa !125
  %169 = getelementptr inbounds %struct.slot, ptr %124, i64 0, i32 3
  %170 = load ptr, ptr %169, align 8, !tbaa !50
  %171 = icmp eq ptr %170, null
  br i1 %171, label %176, label %172

172:                                              ; preds = %167
  %173 = getelementptr inbounds %struct.device, ptr %168, i64 0, i32 15
  %174 = load ptr, ptr %173, align 8, !tbaa !51
  %175 = tail call i32 %174(ptr noundef nonnull %170) #11
  br label %176

176:                                              ; preds = %172, %167
  %177 = getelementptr inbounds %struct.slot, ptr %124, i64 0, i32 1
  %178 = load ptr, ptr %177, align 8, !tbaa !45
  %179 = icmp eq ptr %178, null
  br i1 %179, label %190, label %180

180:                                              ; preds = %176
  %181 = getelementptr inbounds %struct.device, ptr %168, i64 0, i32 36
  %182 = load ptr, ptr %181, align 8, !tbaa !181
  %183 = tail call i32 @pthread_rwlock_wrlock(ptr noundef %182) #11
  %184 = getelementptr inbounds %struct.device, ptr %168, i64 0, i32 13
  %185 = load ptr, ptr %184, align 8, !tbaa !182
  %186 = load ptr, ptr %177, align 8, !tbaa !45
  %187 = tail call i32 %185(ptr noundef %186) #11
  %188 = load ptr, ptr %181, align 8, !tbaa !181
  %189 = tail call i32 @pthread_rwlock_unlock(ptr noundef %188) #11
  br label %190

190:                                              ; preds = %176, %180
  %191 = getelementptr inbounds %struct.slot, ptr %124, i64 0, i32 6
  %192 = load ptr, ptr %191, align 8, !tbaa !147
  tail call void @free(ptr noundef %192) #11
  tail call void @free(ptr noundef nonnull %124) #11
  br label %193

193:                                              ; preds = %190, %122
  store ptr null, ptr %123, align 8, !tbaa !177
  %194 = load ptr, ptr %0, align 8, !tbaa !125
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #5
  %195 = getelementptr inbounds %struct.device, ptr %194, i64 0, i32 1
  %196 = load ptr, ptr %195, align 8, !tbaa !54
  %197 = call i32 %196(ptr noundef nonnull %2) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #5
  br label %198

198:                                              ; preds = %109, %193
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #5
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32, i32 1
  %3 = load ptr, ptr %2, align 8, !tbaa !218
  %4 = icmp eq ptr %3, null
  br i1 %4, label %9, label %5

5:                                                ; preds = %1, %5
  %6 = phi ptr [ %7, %5 ], [ %3, %1 ]
  %7 = load ptr, ptr %6, align 8, !tbaa !219
  tail call void @free(ptr noundef nonnull %6) #11
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %5, !llvm.loop !237

9:                                                ; preds = %5, %1
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %11 = load ptr, ptr %10, align 8, !tbaa !238
  tail call void @free(ptr noundef %11) #11
  tail call void @free(ptr noundef %0) #11
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @copy_chunk(ptr noundef %0, ptr nocapture noundef %1) unnamed_addr #0 {
  %3 = alloca [4 x <2 x i64>], align 16
  %4 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #11
  %5 = load ptr, ptr %1, align 8, !tbaa !239
  %6 = getelementptr inbounds %struct.chunk, ptr %1, i64 0, i32 1
  %7 = load ptr, ptr %6, align 8, !tbaa !240
  %8 = getelementptr inbounds %struct.chunk, ptr %1, i64 0, i32 2
  %9 = load i64, ptr %8, align 8, !tbaa !241
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
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3) #5
  %28 = call ptr @memcpy(ptr noundef nonnull %3, ptr noundef %27, i64 noundef 64) #11
  %29 = getelementptr inbounds i8, ptr %27, i64 1024
  call void @llvm.prefetch.p0(ptr nonnull %29, i32 0, i32 3, i32 1)
  %30 = load <2 x i64>, ptr %3, align 16, !tbaa !223
  store <2 x i64> %30, ptr %25, align 16, !tbaa !223, !nontemporal !242
  %31 = load <2 x i64>, ptr %21, align 16, !tbaa !223
  %32 = getelementptr inbounds <2 x i64>, ptr %25, i64 1
  store <2 x i64> %31, ptr %32, align 16, !tbaa !223, !nontemporal !242
  %33 = load <2 x i64>, ptr %22, align 16, !tbaa !223
  %34 = getelementptr inbounds <2 x i64>, ptr %25, i64 2
  store <2 x i64> %33, ptr %34, align 16, !tbaa !223, !nontemporal !242
  %35 = load <2 x i64>, ptr %23, align 16, !tbaa !223
  %36 = getelementptr inbounds <2 x i64>, ptr %25, i64 3
  store <2 x i64> %35, ptr %36, align 16, !tbaa !223, !nontemporal !242
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3) #5
  %37 = getelementptr inbounds i8, ptr %25, i64 64
  %38 = getelementptr inbounds i8, ptr %27, i64 64
  %39 = add i64 %26, -64
  %40 = icmp ugt i64 %39, 63
  br i1 %40, label %24, label %41, !llvm.loop !243

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
  %6 = load i32, ptr %5, align 8, !tbaa !55
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
  %18 = load ptr, ptr %9, align 8, !tbaa !26
  %19 = icmp eq ptr %18, null
  br i1 %19, label %46, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds %struct.job, ptr %18, i64 0, i32 1
  %22 = load ptr, ptr %21, align 8, !tbaa !29
  %23 = getelementptr inbounds %struct.job, ptr %18, i64 0, i32 3
  %24 = load i32, ptr %23, align 4, !tbaa !31
  %25 = add i32 %24, 1
  store i32 %25, ptr %23, align 4, !tbaa !31
  %26 = getelementptr inbounds %struct.job, ptr %18, i64 0, i32 2
  %27 = load i32, ptr %26, align 8, !tbaa !30
  %28 = icmp eq i32 %25, %27
  br i1 %28, label %29, label %37

29:                                               ; preds = %20, %29
  %30 = phi ptr [ %31, %29 ], [ %9, %20 ]
  %31 = load ptr, ptr %30, align 8, !tbaa !4
  %32 = icmp eq ptr %31, %18
  br i1 %32, label %33, label %29, !llvm.loop !33

33:                                               ; preds = %29
  %34 = load ptr, ptr %18, align 8, !tbaa !27
  store ptr %34, ptr %30, align 8, !tbaa !4
  %35 = load i32, ptr %10, align 8, !tbaa !32
  %36 = add i32 %35, -1
  store atomic i32 %36, ptr %10 seq_cst, align 8
  br label %37

37:                                               ; preds = %33, %20
  %38 = load ptr, ptr %9, align 8, !tbaa !26
  %39 = icmp eq ptr %38, null
  br i1 %39, label %42, label %40

40:                                               ; preds = %37
  %41 = call i32 @pthread_cond_signal(ptr noundef nonnull %11) #11
  br label %42

42:                                               ; preds = %37, %40
  %43 = zext i32 %24 to i64
  %44 = getelementptr inbounds %struct.chunk, ptr %22, i64 %43
  call fastcc void @copy_chunk(ptr noundef nonnull %0, ptr noundef %44) #12
  %45 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %12) #11
  br label %78

46:                                               ; preds = %16
  %47 = icmp eq i32 %17, 0
  br i1 %47, label %48, label %76

48:                                               ; preds = %46
  %49 = load i32, ptr %13, align 4, !tbaa !244
  %50 = icmp ult i32 %49, 3
  br i1 %50, label %51, label %76

51:                                               ; preds = %48
  %52 = add nuw nsw i32 %49, 1
  store i32 %52, ptr %13, align 4, !tbaa !244
  %53 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #11
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #5
  %54 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #11
  %55 = load i64, ptr %3, align 8, !tbaa !36
  %56 = mul i64 %55, 1000000000
  %57 = load i64, ptr %14, align 8, !tbaa !38
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #5
  %58 = add i64 %57, 200000
  %59 = add i64 %58, %56
  %60 = load atomic i32, ptr %10 seq_cst, align 8
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %72

62:                                               ; preds = %51, %69
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #5
  %63 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #11
  %64 = load i64, ptr %2, align 8, !tbaa !36
  %65 = mul i64 %64, 1000000000
  %66 = load i64, ptr %15, align 8, !tbaa !38
  %67 = add i64 %65, %66
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #5
  %68 = icmp ult i64 %67, %59
  br i1 %68, label %69, label %72

69:                                               ; preds = %62
  call void @llvm.x86.sse2.pause()
  %70 = load atomic i32, ptr %10 seq_cst, align 8
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %62, label %72, !llvm.loop !245

72:                                               ; preds = %62, %69, %51
  %73 = call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #11
  %74 = load i32, ptr %13, align 4, !tbaa !244
  %75 = add i32 %74, -1
  store i32 %75, ptr %13, align 4, !tbaa !244
  br label %78

76:                                               ; preds = %48, %46
  %77 = call i32 @pthread_cond_wait(ptr noundef nonnull %11, ptr noundef nonnull %0) #11
  br label %78

78:                                               ; preds = %72, %76, %42
  %79 = phi i32 [ 0, %42 ], [ %17, %76 ], [ 1, %72 ]
  %80 = load i32, ptr %5, align 8, !tbaa !55
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %16, label %82, !llvm.loop !246

82:                                               ; preds = %78, %1
  %83 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #11
  ret ptr null
}

declare i32 @pthread_cond_broadcast(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #5

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg) #6

; Function Attrs: nounwind
define internal fastcc i32 @for_tasks(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #0 {
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca [3 x ptr], align 16
  %8 = alloca %struct.CUDA_KERNEL_NODE_PARAMS, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #5
  %9 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 2
  %10 = load i64, ptr %9, align 8, !tbaa !8
  store i64 %10, ptr %5, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #5
  store i64 0, ptr %6, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #5
  store ptr %5, ptr %7, align 16, !tbaa !4
  %11 = getelementptr inbounds ptr, ptr %7, i64 1
  store ptr %6, ptr %11, align 8, !tbaa !4
  %12 = getelementptr inbounds ptr, ptr %7, i64 2
  %13 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 4
  store ptr %13, ptr %12, align 16, !tbaa !4
  %14 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 1
  %15 = load ptr, ptr %14, align 8, !tbaa !4
  %16 = load i64, ptr %15, align 8, !tbaa !8
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
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #5
  ret i32 %31

32:                                               ; preds = %18, %61
  %33 = phi ptr [ %15, %18 ], [ %70, %61 ]
  %34 = phi i64 [ 0, %18 ], [ %69, %61 ]
  %35 = getelementptr inbounds %struct.kernel, ptr %33, i64 0, i32 3, i64 %34
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %8) #5
  %36 = load ptr, ptr %35, align 8, !tbaa !247
  store ptr %36, ptr %8, align 8, !tbaa !249
  %37 = getelementptr inbounds %struct.kernel, ptr %33, i64 0, i32 3, i64 %34, i32 1
  %38 = load ptr, ptr %37, align 8, !tbaa !251
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %43

40:                                               ; preds = %32
  %41 = getelementptr inbounds %struct.kernel, ptr %33, i64 0, i32 3, i64 %34, i32 2
  %42 = load i32, ptr %41, align 8, !tbaa !252
  br label %61

43:                                               ; preds = %32
  %44 = call i64 %38(ptr noundef nonnull %13) #11
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %53

46:                                               ; preds = %43
  %47 = getelementptr inbounds %struct.kernel, ptr %33, i64 0, i32 3, i64 %34, i32 3
  %48 = load i32, ptr %47, align 4, !tbaa !253
  %49 = zext i32 %48 to i64
  %50 = add nsw i64 %44, -1
  %51 = add nuw i64 %50, %49
  %52 = udiv i64 %51, %49
  br label %53

53:                                               ; preds = %46, %43
  %54 = phi i64 [ %52, %46 ], [ 1, %43 ]
  %55 = getelementptr inbounds %struct.kernel, ptr %33, i64 0, i32 3, i64 %34, i32 2
  %56 = load i32, ptr %55, align 8, !tbaa !252
  %57 = zext i32 %56 to i64
  %58 = icmp ult i64 %54, %57
  %59 = trunc i64 %54 to i32
  %60 = select i1 %58, i32 %59, i32 %56
  br label %61

61:                                               ; preds = %40, %53
  %62 = phi i32 [ %60, %53 ], [ %42, %40 ]
  store i32 %62, ptr %19, align 8, !tbaa !254
  store i32 1, ptr %20, align 4, !tbaa !255
  store i32 1, ptr %21, align 8, !tbaa !256
  %63 = getelementptr inbounds %struct.kernel, ptr %33, i64 0, i32 3, i64 %34, i32 3
  %64 = load i32, ptr %63, align 4, !tbaa !253
  store i32 %64, ptr %22, align 4, !tbaa !257
  store i32 1, ptr %23, align 8, !tbaa !258
  store i32 1, ptr %24, align 4, !tbaa !259
  %65 = getelementptr inbounds %struct.kernel, ptr %33, i64 0, i32 3, i64 %34, i32 4
  %66 = load i32, ptr %65, align 8, !tbaa !260
  store i32 %66, ptr %25, align 8, !tbaa !261
  store ptr %7, ptr %26, align 8, !tbaa !262
  store ptr null, ptr %27, align 8, !tbaa !263
  store ptr null, ptr %28, align 8, !tbaa !264
  store ptr null, ptr %29, align 8, !tbaa !265
  %67 = add i64 %34, %2
  %68 = call i32 %3(ptr noundef %0, i64 noundef %67, ptr noundef nonnull %35, ptr noundef nonnull %8) #11, !callees !266
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %8) #5
  %69 = add nuw i64 %34, 1
  %70 = load ptr, ptr %14, align 8, !tbaa !4
  %71 = load i64, ptr %70, align 8, !tbaa !8
  %72 = icmp ult i64 %69, %71
  %73 = icmp eq i32 %68, 0
  %74 = select i1 %72, i1 %73, i1 false
  br i1 %74, label %32, label %30, !llvm.loop !267
}

; Function Attrs: nounwind
define internal i32 @add_task(ptr nocapture noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3) #0 {
  %5 = load ptr, ptr %0, align 8, !tbaa !57
  %6 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 3
  %7 = load ptr, ptr %6, align 8, !tbaa !68
  %8 = getelementptr inbounds ptr, ptr %7, i64 %1
  %9 = icmp ne i64 %1, 0
  %10 = getelementptr inbounds ptr, ptr %8, i64 -1
  %11 = select i1 %9, ptr %10, ptr null
  %12 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 5
  %13 = load i32, ptr %12, align 8, !tbaa !79
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %19, label %15

15:                                               ; preds = %4
  %16 = getelementptr inbounds %struct.task, ptr %2, i64 0, i32 5
  %17 = load i32, ptr %16, align 4, !tbaa !268
  %18 = icmp eq i32 %17, 0
  store i32 1, ptr %12, align 8, !tbaa !79
  br i1 %18, label %20, label %27

19:                                               ; preds = %4
  store i32 1, ptr %12, align 8, !tbaa !79
  br label %20

20:                                               ; preds = %19, %15
  %21 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 24
  %22 = load ptr, ptr %21, align 8, !tbaa !269
  %23 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %24 = load ptr, ptr %23, align 8, !tbaa !61
  %25 = zext i1 %9 to i64
  %26 = tail call i32 %22(ptr noundef %8, ptr noundef %24, ptr noundef %11, i64 noundef %25, ptr noundef %3) #11
  br label %39

27:                                               ; preds = %15
  %28 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 24
  %29 = load ptr, ptr %28, align 8, !tbaa !269
  %30 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %31 = load ptr, ptr %30, align 8, !tbaa !61
  %32 = tail call i32 %29(ptr noundef %8, ptr noundef %31, ptr noundef null, i64 noundef 0, ptr noundef %3) #11
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %39

34:                                               ; preds = %27
  %35 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 27
  %36 = load ptr, ptr %35, align 8, !tbaa !270
  %37 = load ptr, ptr %30, align 8, !tbaa !61
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
  %3 = alloca [16 x %struct.chunk], align 16
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  store i32 1, ptr %5, align 4, !tbaa !198
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 3
  %8 = load i64, ptr %7, align 8, !tbaa !207
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
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %3) #5
  %18 = load i64, ptr %7, align 8, !tbaa !207
  %19 = icmp ult i64 %18, %1
  br i1 %19, label %22, label %20

20:                                               ; preds = %17
  %21 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #11
  br label %93

22:                                               ; preds = %17, %63
  %23 = phi i64 [ %66, %63 ], [ %18, %17 ]
  %24 = phi i64 [ %65, %63 ], [ 0, %17 ]
  %25 = phi i32 [ %64, %63 ], [ 0, %17 ]
  %26 = load ptr, ptr %4, align 8, !tbaa !199
  %27 = load i64, ptr %11, align 8, !tbaa !200
  %28 = add i64 %27, -1
  %29 = and i64 %28, %23
  %30 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29
  %31 = load ptr, ptr %30, align 8, !tbaa !201
  %32 = icmp eq ptr %31, null
  br i1 %32, label %33, label %49

33:                                               ; preds = %22
  %34 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 1
  %35 = load ptr, ptr %34, align 8, !tbaa !203
  %36 = getelementptr inbounds i8, ptr %35, i64 2312
  %37 = load i64, ptr %36, align 8, !tbaa !8
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %63, label %39

39:                                               ; preds = %33
  %40 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 3
  %41 = load i64, ptr %40, align 8, !tbaa !204
  %42 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 4
  %43 = load ptr, ptr %42, align 8, !tbaa !205
  %44 = getelementptr inbounds %struct.kernel, ptr %43, i64 0, i32 3
  %45 = load i64, ptr %43, align 8, !tbaa !8
  %46 = getelementptr inbounds %struct.task, ptr %44, i64 %45
  call fastcc void @add_failed_assert(ptr noundef nonnull %12, i64 noundef %41, ptr noundef nonnull %35, ptr noundef nonnull %46) #13
  %47 = load ptr, ptr %30, align 8, !tbaa !201
  %48 = icmp eq ptr %47, null
  br i1 %48, label %63, label %49

49:                                               ; preds = %22, %39
  %50 = phi ptr [ %31, %22 ], [ %47, %39 ]
  %51 = add nuw nsw i32 %25, 1
  %52 = zext i32 %25 to i64
  %53 = getelementptr inbounds [16 x %struct.chunk], ptr %3, i64 0, i64 %52
  %54 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 1
  %55 = load ptr, ptr %54, align 8, !tbaa !203
  %56 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 2
  %57 = load i64, ptr %56, align 8, !tbaa !206
  store ptr %50, ptr %53, align 16, !tbaa.struct !3
  %58 = getelementptr inbounds i8, ptr %53, i64 8
  store ptr %55, ptr %58, align 8, !tbaa.struct !12
  %59 = getelementptr inbounds i8, ptr %53, i64 16
  store i64 %57, ptr %59, align 16, !tbaa.struct !13
  %60 = getelementptr inbounds i8, ptr %53, i64 24
  store i32 0, ptr %60, align 8, !tbaa.struct !14
  %61 = load i64, ptr %56, align 8, !tbaa !206
  %62 = add i64 %61, %24
  br label %63

63:                                               ; preds = %33, %39, %49
  %64 = phi i32 [ %51, %49 ], [ %25, %39 ], [ %25, %33 ]
  %65 = phi i64 [ %62, %49 ], [ %24, %39 ], [ %24, %33 ]
  %66 = add nuw i64 %23, 1
  %67 = icmp ult i64 %66, %1
  %68 = icmp ult i32 %64, 16
  %69 = select i1 %67, i1 %68, i1 false
  br i1 %69, label %22, label %70, !llvm.loop !271

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
  %78 = load ptr, ptr %0, align 8, !tbaa !125
  %79 = getelementptr inbounds %struct.device, ptr %78, i64 0, i32 40
  %80 = load ptr, ptr %79, align 8, !tbaa !17
  %81 = call fastcc i32 @copy_together(ptr noundef %80, ptr noundef nonnull %3, i32 noundef %64, ptr noundef null, ptr noundef null) #12
  br label %93

82:                                               ; preds = %75, %82
  %83 = phi i64 [ 0, %75 ], [ %91, %82 ]
  %84 = getelementptr inbounds [16 x %struct.chunk], ptr %3, i64 0, i64 %83
  %85 = load ptr, ptr %84, align 16, !tbaa !239
  %86 = getelementptr inbounds [16 x %struct.chunk], ptr %3, i64 0, i64 %83, i32 1
  %87 = load ptr, ptr %86, align 8, !tbaa !240
  %88 = getelementptr inbounds [16 x %struct.chunk], ptr %3, i64 0, i64 %83, i32 2
  %89 = load i64, ptr %88, align 16, !tbaa !241
  %90 = call ptr @memcpy(ptr noundef %85, ptr noundef %87, i64 noundef %89) #11
  %91 = add nuw nsw i64 %83, 1
  %92 = icmp eq i64 %91, %76
  br i1 %92, label %93, label %82, !llvm.loop !272

93:                                               ; preds = %82, %20, %73, %77
  %94 = phi i64 [ %66, %73 ], [ %66, %77 ], [ %18, %20 ], [ %66, %82 ]
  %95 = call i32 @pthread_mutex_lock(ptr noundef nonnull %13) #11
  store i64 %94, ptr %7, align 8, !tbaa !207
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3) #5
  %96 = icmp ult i64 %94, %1
  br i1 %96, label %14, label %97, !llvm.loop !273

97:                                               ; preds = %14, %93, %2
  store i32 0, ptr %5, align 4, !tbaa !198
  ret void
}

; Function Attrs: cold nounwind optsize
define internal fastcc void @add_failed_assert(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #9 {
  %5 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2592) #11
  %6 = icmp eq ptr %5, null
  br i1 %6, label %28, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 1
  store i64 %1, ptr %8, align 8, !tbaa !274
  %9 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 2
  store i64 0, ptr %9, align 8, !tbaa !275
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
  %21 = load i8, ptr %20, align 1, !tbaa !223
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %23, label %24

23:                                               ; preds = %24, %18
  tail call fastcc void @append_failure(ptr noundef %0, ptr noundef nonnull %5) #12
  br label %28

24:                                               ; preds = %18
  %25 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 4, i64 %19
  store i8 %21, ptr %25, align 1, !tbaa !223
  %26 = add nuw nsw i64 %19, 1
  %27 = icmp eq i64 %26, 255
  br i1 %27, label %23, label %18, !llvm.loop !276

28:                                               ; preds = %4, %23
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @append_failure(ptr noundef %0, ptr noundef %1) unnamed_addr #0 {
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #11
  %4 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !218
  %6 = icmp eq ptr %5, null
  br i1 %6, label %10, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  %9 = load ptr, ptr %8, align 8, !tbaa !277
  br label %10

10:                                               ; preds = %2, %7
  %11 = phi ptr [ %9, %7 ], [ %4, %2 ]
  %12 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  store ptr %1, ptr %11, align 8, !tbaa !4
  store ptr %1, ptr %12, align 8, !tbaa !277
  %13 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 3
  %14 = load i64, ptr %13, align 8, !tbaa !221
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
  store i64 %1, ptr %7, align 8, !tbaa !274
  %8 = getelementptr inbounds %struct.failure, ptr %4, i64 0, i32 2
  store i64 %2, ptr %8, align 8, !tbaa !275
  tail call fastcc void @append_failure(ptr noundef %0, ptr noundef nonnull %4) #12
  br label %9

9:                                                ; preds = %3, %6
  ret void
}

; Function Attrs: nounwind
define internal i32 @run_timed(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) unnamed_addr #0 {
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = load i16, ptr %2, align 4, !tbaa !63
  %8 = add i16 %7, -11
  %9 = icmp ult i16 %8, 4
  %10 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 21
  %11 = load i32, ptr %10, align 8, !tbaa !278
  %12 = icmp ne i32 %11, 0
  %13 = select i1 %12, i1 true, i1 %9
  br i1 %13, label %88, label %14

14:                                               ; preds = %4
  %15 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 22
  %16 = load i32, ptr %15, align 4, !tbaa !188
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %29

18:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #5
  %19 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #11
  %20 = load i64, ptr %6, align 8, !tbaa !36
  %21 = mul i64 %20, 1000000000
  %22 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %23 = load i64, ptr %22, align 8, !tbaa !38
  %24 = add i64 %21, %23
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #5
  %25 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 23
  %26 = load i64, ptr %25, align 8, !tbaa !279
  %27 = sub i64 %24, %26
  %28 = icmp ult i64 %27, 100000
  br i1 %28, label %88, label %29

29:                                               ; preds = %18, %14
  %30 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 8
  %31 = load i64, ptr %30, align 8, !tbaa !154
  %32 = add i64 %31, 1
  store i64 %32, ptr %30, align 8, !tbaa !154
  %33 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 2
  %34 = load i64, ptr %33, align 8, !tbaa !184
  %35 = add i64 %34, %3
  %36 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %37 = load i64, ptr %36, align 8, !tbaa !101
  %38 = xor i64 %37, -1
  %39 = add i64 %35, %38
  %40 = shl i64 %39, 1
  %41 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 25
  %42 = load i32, ptr %41, align 4, !tbaa !233
  %43 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 26
  %44 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 24
  %45 = load i32, ptr %44, align 8, !tbaa !209
  %46 = icmp ugt i32 %42, %45
  br i1 %46, label %73, label %47

47:                                               ; preds = %29
  %48 = icmp eq i32 %42, 0
  %49 = shl i32 %42, 1
  %50 = select i1 %48, i32 8, i32 %49
  %51 = load ptr, ptr %43, align 8, !tbaa !4
  %52 = zext i32 %50 to i64
  %53 = shl nuw nsw i64 %52, 4
  %54 = call ptr @realloc(ptr noundef %51, i64 noundef %53) #11
  %55 = icmp eq ptr %54, null
  br i1 %55, label %90, label %56

56:                                               ; preds = %47
  store ptr %54, ptr %43, align 8, !tbaa !4
  %57 = load i32, ptr %41, align 4, !tbaa !233
  %58 = icmp ult i32 %57, %50
  br i1 %58, label %59, label %73

59:                                               ; preds = %56, %69
  %60 = phi i32 [ %71, %69 ], [ %57, %56 ]
  %61 = load ptr, ptr %0, align 8, !tbaa !125
  %62 = getelementptr inbounds %struct.device, ptr %61, i64 0, i32 14
  %63 = load ptr, ptr %62, align 8, !tbaa !48
  %64 = load ptr, ptr %43, align 8, !tbaa !210
  %65 = zext i32 %60 to i64
  %66 = getelementptr inbounds %struct.stamp, ptr %64, i64 %65
  %67 = call i32 %63(ptr noundef %66, i32 noundef 0) #11
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %90

69:                                               ; preds = %59
  %70 = load i32, ptr %41, align 4, !tbaa !233
  %71 = add i32 %70, 1
  store i32 %71, ptr %41, align 4, !tbaa !233
  %72 = icmp ult i32 %71, %50
  br i1 %72, label %59, label %73, !llvm.loop !280

73:                                               ; preds = %69, %29, %56
  %74 = load ptr, ptr %43, align 8, !tbaa !210
  %75 = load i32, ptr %44, align 8, !tbaa !209
  %76 = add i32 %75, 1
  store i32 %76, ptr %44, align 8, !tbaa !209
  %77 = zext i32 %75 to i64
  %78 = getelementptr inbounds %struct.stamp, ptr %74, i64 %77
  %79 = getelementptr inbounds %struct.stamp, ptr %74, i64 %77, i32 1
  store i64 %40, ptr %79, align 8, !tbaa !211
  %80 = load ptr, ptr %0, align 8, !tbaa !125
  %81 = getelementptr inbounds %struct.device, ptr %80, i64 0, i32 16
  %82 = load ptr, ptr %81, align 8, !tbaa !110
  %83 = load ptr, ptr %78, align 8, !tbaa !213
  %84 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %85 = load ptr, ptr %84, align 8, !tbaa !126
  %86 = call i32 %82(ptr noundef %83, ptr noundef %85) #11
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %90

88:                                               ; preds = %18, %4, %73
  %89 = call i32 @run_or_refuse(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %2, i64 noundef %3) #12
  br label %90

90:                                               ; preds = %59, %47, %88, %73
  %91 = phi i32 [ %86, %73 ], [ %89, %88 ], [ 2, %47 ], [ %67, %59 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #5
  %92 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #11
  %93 = load i64, ptr %5, align 8, !tbaa !36
  %94 = mul i64 %93, 1000000000
  %95 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %96 = load i64, ptr %95, align 8, !tbaa !38
  %97 = add i64 %94, %96
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #5
  %98 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 23
  store i64 %97, ptr %98, align 8, !tbaa !279
  br i1 %9, label %110, label %99

99:                                               ; preds = %90
  %100 = icmp eq i32 %91, 0
  br i1 %100, label %107, label %101

101:                                              ; preds = %99
  %102 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 6
  %103 = load i64, ptr %102, align 8, !tbaa !195
  %104 = icmp ne i64 %103, 0
  %105 = or i1 %13, %104
  %106 = zext i1 %105 to i32
  br label %107

107:                                              ; preds = %99, %101
  %108 = phi i32 [ 1, %99 ], [ %106, %101 ]
  store i32 %108, ptr %10, align 8, !tbaa !278
  %109 = xor i32 %108, 1
  br label %110

110:                                              ; preds = %90, %107
  %111 = phi i32 [ %109, %107 ], [ 1, %90 ]
  %112 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 22
  store i32 %111, ptr %112, align 4, !tbaa !188
  %113 = icmp eq i32 %91, 0
  br i1 %113, label %114, label %174

114:                                              ; preds = %110
  %115 = getelementptr inbounds %struct.command, ptr %2, i64 0, i32 1
  %116 = load i16, ptr %115, align 2, !tbaa !106
  %117 = icmp eq i16 %116, 0
  br i1 %117, label %174, label %118

118:                                              ; preds = %114
  store i32 0, ptr %112, align 4, !tbaa !188
  store i32 0, ptr %10, align 8, !tbaa !278
  %119 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 2
  %120 = load i64, ptr %119, align 8, !tbaa !184
  %121 = add i64 %120, %3
  %122 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %123 = load i64, ptr %122, align 8, !tbaa !101
  %124 = xor i64 %123, -1
  %125 = add i64 %121, %124
  %126 = shl i64 %125, 1
  %127 = or i64 %126, 1
  %128 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 25
  %129 = load i32, ptr %128, align 4, !tbaa !233
  %130 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 26
  %131 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 24
  %132 = load i32, ptr %131, align 8, !tbaa !209
  %133 = icmp ugt i32 %129, %132
  br i1 %133, label %160, label %134

134:                                              ; preds = %118
  %135 = icmp eq i32 %129, 0
  %136 = shl i32 %129, 1
  %137 = select i1 %135, i32 8, i32 %136
  %138 = load ptr, ptr %130, align 8, !tbaa !4
  %139 = zext i32 %137 to i64
  %140 = shl nuw nsw i64 %139, 4
  %141 = call ptr @realloc(ptr noundef %138, i64 noundef %140) #11
  %142 = icmp eq ptr %141, null
  br i1 %142, label %174, label %143

143:                                              ; preds = %134
  store ptr %141, ptr %130, align 8, !tbaa !4
  %144 = load i32, ptr %128, align 4, !tbaa !233
  %145 = icmp ult i32 %144, %137
  br i1 %145, label %146, label %160

146:                                              ; preds = %143, %156
  %147 = phi i32 [ %158, %156 ], [ %144, %143 ]
  %148 = load ptr, ptr %0, align 8, !tbaa !125
  %149 = getelementptr inbounds %struct.device, ptr %148, i64 0, i32 14
  %150 = load ptr, ptr %149, align 8, !tbaa !48
  %151 = load ptr, ptr %130, align 8, !tbaa !210
  %152 = zext i32 %147 to i64
  %153 = getelementptr inbounds %struct.stamp, ptr %151, i64 %152
  %154 = call i32 %150(ptr noundef %153, i32 noundef 0) #11
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %156, label %174

156:                                              ; preds = %146
  %157 = load i32, ptr %128, align 4, !tbaa !233
  %158 = add i32 %157, 1
  store i32 %158, ptr %128, align 4, !tbaa !233
  %159 = icmp ult i32 %158, %137
  br i1 %159, label %146, label %160, !llvm.loop !280

160:                                              ; preds = %156, %143, %118
  %161 = load ptr, ptr %130, align 8, !tbaa !210
  %162 = load i32, ptr %131, align 8, !tbaa !209
  %163 = add i32 %162, 1
  store i32 %163, ptr %131, align 8, !tbaa !209
  %164 = zext i32 %162 to i64
  %165 = getelementptr inbounds %struct.stamp, ptr %161, i64 %164
  %166 = getelementptr inbounds %struct.stamp, ptr %161, i64 %164, i32 1
  store i64 %127, ptr %166, align 8, !tbaa !211
  %167 = load ptr, ptr %0, align 8, !tbaa !125
  %168 = getelementptr inbounds %struct.device, ptr %167, i64 0, i32 16
  %169 = load ptr, ptr %168, align 8, !tbaa !110
  %170 = load ptr, ptr %165, align 8, !tbaa !213
  %171 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %172 = load ptr, ptr %171, align 8, !tbaa !126
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
  %8 = alloca [3 x ptr], align 16
  %9 = alloca %struct.CUDA_KERNEL_NODE_PARAMS, align 8
  %10 = alloca i64, align 8
  %11 = alloca %struct.arrival, align 8
  %12 = alloca %struct.arrival, align 8
  %13 = alloca ptr, align 8
  %14 = alloca %struct.window, align 8
  %15 = alloca [16 x %struct.chunk], align 16
  %16 = alloca i64, align 8
  %17 = alloca ptr, align 8
  %18 = alloca [3 x ptr], align 16
  %19 = alloca %struct.arrival, align 8
  %20 = alloca %struct.arrival, align 8
  %21 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 16
  %22 = load i32, ptr %21, align 4, !tbaa !174
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %789

24:                                               ; preds = %4
  %25 = load ptr, ptr %0, align 8, !tbaa !125
  %26 = load i16, ptr %2, align 4, !tbaa !63
  switch i16 %26, label %795 [
    i16 1, label %27
    i16 2, label %185
    i16 3, label %197
    i16 4, label %210
    i16 5, label %223
    i16 6, label %424
    i16 7, label %552
    i16 8, label %593
    i16 9, label %609
    i16 10, label %650
    i16 11, label %763
    i16 12, label %771
    i16 13, label %779
  ]

27:                                               ; preds = %24
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %19)
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %20)
  %28 = getelementptr inbounds %struct.launch, ptr %2, i64 0, i32 1
  %29 = load ptr, ptr %28, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %16) #5
  %30 = getelementptr inbounds %struct.launch, ptr %2, i64 0, i32 2
  %31 = load i64, ptr %30, align 8, !tbaa !8
  store i64 %31, ptr %16, align 8, !tbaa !8
  %32 = getelementptr inbounds %struct.kernel, ptr %29, i64 0, i32 2
  %33 = load i64, ptr %32, align 8, !tbaa !8
  %34 = add i64 %33, 15
  %35 = and i64 %34, -16
  %36 = getelementptr inbounds %struct.kernel, ptr %29, i64 0, i32 1
  %37 = load i64, ptr %36, align 8, !tbaa !8
  %38 = icmp eq i64 %37, 0
  %39 = select i1 %38, i64 0, i64 2320
  %40 = add i64 %39, %35
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %17) #5
  store ptr null, ptr %17, align 8, !tbaa !4
  %41 = icmp ugt i64 %40, 262144
  br i1 %41, label %183, label %42

42:                                               ; preds = %27
  %43 = icmp eq i64 %40, 0
  br i1 %43, label %76, label %44

44:                                               ; preds = %42
  %45 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %46 = load ptr, ptr %45, align 8, !tbaa !216
  %47 = icmp eq ptr %46, null
  br i1 %47, label %59, label %48

48:                                               ; preds = %44
  %49 = getelementptr inbounds %struct.slot, ptr %46, i64 0, i32 2
  %50 = load i64, ptr %49, align 8, !tbaa !281
  %51 = add i64 %50, %40
  %52 = icmp ugt i64 %51, 262144
  br i1 %52, label %53, label %64

53:                                               ; preds = %48
  store ptr null, ptr %45, align 8, !tbaa !216
  %54 = tail call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %46) #12
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %183

56:                                               ; preds = %53
  %57 = load ptr, ptr %45, align 8, !tbaa !216
  %58 = icmp eq ptr %57, null
  br i1 %58, label %59, label %64

59:                                               ; preds = %56, %44
  %60 = tail call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %45) #12
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %183

62:                                               ; preds = %59
  %63 = load ptr, ptr %45, align 8, !tbaa !216
  br label %64

64:                                               ; preds = %62, %56, %48
  %65 = phi ptr [ %63, %62 ], [ %57, %56 ], [ %46, %48 ]
  %66 = getelementptr inbounds %struct.slot, ptr %65, i64 0, i32 1
  %67 = load ptr, ptr %66, align 8, !tbaa !45
  %68 = getelementptr inbounds %struct.slot, ptr %65, i64 0, i32 2
  %69 = load i64, ptr %68, align 8, !tbaa !281
  %70 = getelementptr inbounds i8, ptr %67, i64 %69
  store ptr %70, ptr %17, align 8, !tbaa !4
  %71 = and i64 %40, -16
  %72 = add i64 %69, %71
  store i64 %72, ptr %68, align 8, !tbaa !281
  %73 = load i64, ptr %32, align 8, !tbaa !8
  %74 = add i64 %73, 15
  %75 = and i64 %74, -16
  br label %76

76:                                               ; preds = %64, %42
  %77 = phi i64 [ %75, %64 ], [ %35, %42 ]
  %78 = phi i64 [ %73, %64 ], [ %33, %42 ]
  %79 = phi ptr [ %70, %64 ], [ null, %42 ]
  %80 = getelementptr inbounds i8, ptr %79, i64 %77
  %81 = tail call ptr @memset(ptr noundef %79, i32 noundef 0, i64 noundef %78) #11
  %82 = load i64, ptr %36, align 8, !tbaa !8
  %83 = icmp eq i64 %82, 0
  br i1 %83, label %91, label %84

84:                                               ; preds = %76
  %85 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 7
  %86 = load ptr, ptr %85, align 8, !tbaa !282
  %87 = add i64 %31, 35224
  %88 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %89 = load ptr, ptr %88, align 8, !tbaa !126
  %90 = tail call i32 %86(i64 noundef %87, i8 noundef zeroext 0, i64 noundef 8, ptr noundef %89) #11
  br label %91

91:                                               ; preds = %84, %76
  %92 = phi i32 [ %90, %84 ], [ 0, %76 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %18) #5
  store ptr %16, ptr %18, align 16, !tbaa !4
  %93 = getelementptr inbounds ptr, ptr %18, i64 1
  store ptr %17, ptr %93, align 8, !tbaa !4
  %94 = getelementptr inbounds ptr, ptr %18, i64 2
  %95 = getelementptr inbounds %struct.launch, ptr %2, i64 0, i32 4
  store ptr %95, ptr %94, align 16, !tbaa !4
  %96 = load i64, ptr %29, align 8, !tbaa !8
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
  %106 = load i64, ptr %36, align 8, !tbaa !8
  %107 = icmp eq i64 %106, 0
  %108 = select i1 %107, i1 true, i1 %105
  br i1 %108, label %166, label %151

109:                                              ; preds = %138, %100
  %110 = phi i64 [ 0, %100 ], [ %146, %138 ]
  %111 = getelementptr inbounds %struct.kernel, ptr %29, i64 0, i32 3, i64 %110
  %112 = load ptr, ptr %101, align 8, !tbaa !283
  %113 = load ptr, ptr %111, align 8, !tbaa !247
  %114 = getelementptr inbounds %struct.kernel, ptr %29, i64 0, i32 3, i64 %110, i32 1
  %115 = load ptr, ptr %114, align 8, !tbaa !251
  %116 = icmp eq ptr %115, null
  br i1 %116, label %117, label %120

117:                                              ; preds = %109
  %118 = getelementptr inbounds %struct.kernel, ptr %29, i64 0, i32 3, i64 %110, i32 2
  %119 = load i32, ptr %118, align 8, !tbaa !252
  br label %138

120:                                              ; preds = %109
  %121 = call i64 %115(ptr noundef nonnull %95) #11
  %122 = icmp sgt i64 %121, 0
  br i1 %122, label %123, label %130

123:                                              ; preds = %120
  %124 = getelementptr inbounds %struct.kernel, ptr %29, i64 0, i32 3, i64 %110, i32 3
  %125 = load i32, ptr %124, align 4, !tbaa !253
  %126 = zext i32 %125 to i64
  %127 = add nsw i64 %121, -1
  %128 = add nuw i64 %127, %126
  %129 = udiv i64 %128, %126
  br label %130

130:                                              ; preds = %123, %120
  %131 = phi i64 [ %129, %123 ], [ 1, %120 ]
  %132 = getelementptr inbounds %struct.kernel, ptr %29, i64 0, i32 3, i64 %110, i32 2
  %133 = load i32, ptr %132, align 8, !tbaa !252
  %134 = zext i32 %133 to i64
  %135 = icmp ult i64 %131, %134
  %136 = trunc i64 %131 to i32
  %137 = select i1 %135, i32 %136, i32 %133
  br label %138

138:                                              ; preds = %130, %117
  %139 = phi i32 [ %137, %130 ], [ %119, %117 ]
  %140 = getelementptr inbounds %struct.kernel, ptr %29, i64 0, i32 3, i64 %110, i32 3
  %141 = load i32, ptr %140, align 4, !tbaa !253
  %142 = getelementptr inbounds %struct.kernel, ptr %29, i64 0, i32 3, i64 %110, i32 4
  %143 = load i32, ptr %142, align 8, !tbaa !260
  %144 = load ptr, ptr %102, align 8, !tbaa !126
  %145 = call i32 %112(ptr noundef %113, i32 noundef %139, i32 noundef 1, i32 noundef 1, i32 noundef %141, i32 noundef 1, i32 noundef 1, i32 noundef %143, ptr noundef %144, ptr noundef nonnull %18, ptr noundef null) #11
  %146 = add nuw i64 %110, 1
  %147 = load i64, ptr %29, align 8, !tbaa !8
  %148 = icmp uge i64 %146, %147
  %149 = icmp ne i32 %145, 0
  %150 = select i1 %148, i1 true, i1 %149
  br i1 %150, label %103, label %109, !llvm.loop !284

151:                                              ; preds = %103
  %152 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 4
  %153 = load ptr, ptr %152, align 8, !tbaa !285
  %154 = load i64, ptr %16, align 8, !tbaa !8
  %155 = add i64 %154, 32912
  %156 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %157 = load ptr, ptr %156, align 8, !tbaa !126
  %158 = call i32 %153(ptr noundef %80, i64 noundef %155, i64 noundef 2320, ptr noundef %157) #11
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %181

160:                                              ; preds = %151
  store ptr null, ptr %19, align 8, !tbaa !201
  %161 = getelementptr inbounds %struct.arrival, ptr %19, i64 0, i32 1
  store ptr %80, ptr %161, align 8, !tbaa !203
  %162 = getelementptr inbounds %struct.arrival, ptr %19, i64 0, i32 2
  store i64 2320, ptr %162, align 8, !tbaa !206
  %163 = getelementptr inbounds %struct.arrival, ptr %19, i64 0, i32 3
  store i64 %3, ptr %163, align 8, !tbaa !204
  %164 = getelementptr inbounds %struct.arrival, ptr %19, i64 0, i32 4
  store ptr %29, ptr %164, align 8, !tbaa !205
  %165 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull byval(%struct.arrival) align 8 %19) #12
  br label %166

166:                                              ; preds = %160, %103
  %167 = phi i32 [ %104, %103 ], [ %165, %160 ]
  %168 = getelementptr inbounds %struct.launch, ptr %2, i64 0, i32 3
  %169 = load ptr, ptr %168, align 8, !tbaa !4
  %170 = icmp eq ptr %169, null
  %171 = icmp ne i32 %167, 0
  %172 = select i1 %170, i1 true, i1 %171
  br i1 %172, label %181, label %173

173:                                              ; preds = %166
  store ptr %169, ptr %20, align 8, !tbaa !201
  %174 = getelementptr inbounds %struct.arrival, ptr %20, i64 0, i32 1
  %175 = load ptr, ptr %17, align 8, !tbaa !4
  store ptr %175, ptr %174, align 8, !tbaa !203
  %176 = getelementptr inbounds %struct.arrival, ptr %20, i64 0, i32 2
  %177 = load i64, ptr %32, align 8, !tbaa !8
  store i64 %177, ptr %176, align 8, !tbaa !206
  %178 = getelementptr inbounds %struct.arrival, ptr %20, i64 0, i32 3
  store i64 %3, ptr %178, align 8, !tbaa !204
  %179 = getelementptr inbounds %struct.arrival, ptr %20, i64 0, i32 4
  store ptr null, ptr %179, align 8, !tbaa !205
  %180 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull byval(%struct.arrival) align 8 %20) #12
  br label %181

181:                                              ; preds = %173, %166, %151
  %182 = phi i32 [ %167, %166 ], [ %180, %173 ], [ %158, %151 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %18) #5
  br label %183

183:                                              ; preds = %181, %59, %53, %27
  %184 = phi i32 [ %182, %181 ], [ 2, %27 ], [ %54, %53 ], [ %60, %59 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %16) #5
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %19)
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %20)
  br label %795

185:                                              ; preds = %24
  %186 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 5
  %187 = load ptr, ptr %186, align 8, !tbaa !286
  %188 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %189 = load i64, ptr %188, align 8, !tbaa !87
  %190 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %191 = load i64, ptr %190, align 8, !tbaa !83
  %192 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %193 = load i64, ptr %192, align 8, !tbaa !89
  %194 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %195 = load ptr, ptr %194, align 8, !tbaa !126
  %196 = tail call i32 %187(i64 noundef %189, i64 noundef %191, i64 noundef %193, ptr noundef %195) #11
  br label %795

197:                                              ; preds = %24
  %198 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 3
  %199 = load ptr, ptr %198, align 8, !tbaa !287
  %200 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %201 = load i64, ptr %200, align 8, !tbaa !87
  %202 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %203 = load i64, ptr %202, align 8, !tbaa !83
  %204 = inttoptr i64 %203 to ptr
  %205 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %206 = load i64, ptr %205, align 8, !tbaa !89
  %207 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %208 = load ptr, ptr %207, align 8, !tbaa !126
  %209 = tail call i32 %199(i64 noundef %201, ptr noundef %204, i64 noundef %206, ptr noundef %208) #11
  br label %795

210:                                              ; preds = %24
  %211 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 4
  %212 = load ptr, ptr %211, align 8, !tbaa !285
  %213 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %214 = load i64, ptr %213, align 8, !tbaa !87
  %215 = inttoptr i64 %214 to ptr
  %216 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %217 = load i64, ptr %216, align 8, !tbaa !83
  %218 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %219 = load i64, ptr %218, align 8, !tbaa !89
  %220 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %221 = load ptr, ptr %220, align 8, !tbaa !126
  %222 = tail call i32 %212(ptr noundef %215, i64 noundef %217, i64 noundef %219, ptr noundef %221) #11
  br label %795

223:                                              ; preds = %24
  %224 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %225 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 6
  %226 = load i64, ptr %224, align 8, !tbaa !89
  %227 = load i64, ptr %225, align 8, !tbaa !195
  %228 = sub i64 %226, %227
  %229 = icmp ugt i64 %228, 262143
  br i1 %229, label %230, label %370

230:                                              ; preds = %223
  %231 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %232 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %233 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %234 = getelementptr inbounds i8, ptr %14, i64 16
  %235 = getelementptr inbounds %struct.window, ptr %14, i64 0, i32 1
  %236 = getelementptr inbounds %struct.window, ptr %14, i64 0, i32 3
  %237 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %238 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %239 = getelementptr inbounds i8, ptr %15, i64 8
  %240 = getelementptr inbounds i8, ptr %15, i64 16
  %241 = getelementptr inbounds i8, ptr %15, i64 24
  %242 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %243 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %244 = getelementptr inbounds %struct.window, ptr %14, i64 0, i32 4
  br label %245

245:                                              ; preds = %363, %230
  %246 = load atomic i32, ptr %231 seq_cst, align 8
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %248, label %795

248:                                              ; preds = %245
  %249 = load atomic i32, ptr %232 seq_cst, align 8
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %251, label %795

251:                                              ; preds = %248
  %252 = load atomic i32, ptr %233 seq_cst, align 4
  %253 = icmp eq i32 %252, 0
  br i1 %253, label %254, label %795

254:                                              ; preds = %251
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %14) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %234, i8 0, i64 144, i1 false)
  store ptr %0, ptr %14, align 8, !tbaa !288
  store ptr %1, ptr %235, align 8, !tbaa !290
  %255 = load i64, ptr %237, align 8, !tbaa !87
  %256 = load i64, ptr %225, align 8, !tbaa !195
  %257 = add i64 %256, %255
  store i64 %257, ptr %236, align 8, !tbaa !291
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %15) #5
  %258 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %234) #12
  %259 = icmp eq i32 %258, 0
  br i1 %259, label %261, label %260

260:                                              ; preds = %254
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %15) #5
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %14) #5
  br label %795

261:                                              ; preds = %254
  %262 = load i64, ptr %238, align 8, !tbaa !83
  %263 = inttoptr i64 %262 to ptr
  %264 = load i64, ptr %225, align 8, !tbaa !195
  %265 = getelementptr inbounds i8, ptr %263, i64 %264
  %266 = load ptr, ptr %234, align 8, !tbaa !4
  %267 = getelementptr inbounds %struct.slot, ptr %266, i64 0, i32 1
  %268 = load ptr, ptr %267, align 8, !tbaa !45
  store ptr %268, ptr %15, align 16, !tbaa.struct !3
  store ptr %265, ptr %239, align 8, !tbaa.struct !12
  store i64 262144, ptr %240, align 16, !tbaa.struct !13
  store i32 0, ptr %241, align 8, !tbaa.struct !14
  %269 = add i64 %264, 262144
  store i64 %269, ptr %225, align 8, !tbaa !195
  br label %270

270:                                              ; preds = %299, %261
  %271 = phi i64 [ 1, %261 ], [ %316, %299 ]
  %272 = phi i64 [ %269, %261 ], [ %315, %299 ]
  %273 = load i64, ptr %224, align 8, !tbaa !89
  %274 = sub i64 %273, %272
  %275 = icmp ugt i64 %274, 262143
  br i1 %275, label %276, label %318

276:                                              ; preds = %270
  %277 = load ptr, ptr %0, align 8, !tbaa !125
  %278 = getelementptr inbounds %struct.device, ptr %277, i64 0, i32 39
  %279 = load ptr, ptr %278, align 8, !tbaa !53
  %280 = call i32 @pthread_mutex_lock(ptr noundef %279) #11
  %281 = load i64, ptr %242, align 8, !tbaa !146
  %282 = icmp ult i64 %281, 64
  br i1 %282, label %283, label %294

283:                                              ; preds = %276
  %284 = getelementptr inbounds %struct.ring, ptr %279, i64 0, i32 2
  %285 = load ptr, ptr %284, align 8, !tbaa !4
  %286 = icmp eq ptr %285, null
  br i1 %286, label %289, label %287

287:                                              ; preds = %283
  %288 = load ptr, ptr %285, align 8, !tbaa !47
  store ptr %288, ptr %284, align 8, !tbaa !4
  br label %299

289:                                              ; preds = %283
  %290 = icmp eq i64 %281, 0
  br i1 %290, label %291, label %294

291:                                              ; preds = %289
  %292 = load ptr, ptr %243, align 8, !tbaa !177
  store ptr null, ptr %243, align 8, !tbaa !177
  %293 = icmp eq ptr %292, null
  br i1 %293, label %294, label %299

294:                                              ; preds = %291, %289, %276
  %295 = trunc i64 %271 to i32
  %296 = call i32 @pthread_mutex_unlock(ptr noundef %279) #11
  %297 = and i64 %271, 4294967295
  %298 = getelementptr inbounds %struct.window, ptr %14, i64 0, i32 2, i64 %297
  store ptr null, ptr %298, align 8, !tbaa !4
  br label %320

299:                                              ; preds = %291, %287
  %300 = phi ptr [ %285, %287 ], [ %292, %291 ]
  %301 = add nuw nsw i64 %281, 1
  store i64 %301, ptr %242, align 8, !tbaa !146
  store ptr null, ptr %300, align 8, !tbaa !47
  %302 = getelementptr inbounds %struct.slot, ptr %300, i64 0, i32 2
  store i64 0, ptr %302, align 8, !tbaa !281
  %303 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %279) #11
  %304 = getelementptr inbounds %struct.window, ptr %14, i64 0, i32 2, i64 %271
  store ptr %300, ptr %304, align 8, !tbaa !4
  %305 = load i64, ptr %238, align 8, !tbaa !83
  %306 = inttoptr i64 %305 to ptr
  %307 = load i64, ptr %225, align 8, !tbaa !195
  %308 = getelementptr inbounds i8, ptr %306, i64 %307
  %309 = getelementptr inbounds [16 x %struct.chunk], ptr %15, i64 0, i64 %271
  %310 = getelementptr inbounds %struct.slot, ptr %300, i64 0, i32 1
  %311 = load ptr, ptr %310, align 8, !tbaa !45
  store ptr %311, ptr %309, align 16, !tbaa.struct !3
  %312 = getelementptr inbounds i8, ptr %309, i64 8
  store ptr %308, ptr %312, align 8, !tbaa.struct !12
  %313 = getelementptr inbounds i8, ptr %309, i64 16
  store i64 262144, ptr %313, align 16, !tbaa.struct !13
  %314 = getelementptr inbounds i8, ptr %309, i64 24
  store i32 0, ptr %314, align 8, !tbaa.struct !14
  %315 = add i64 %307, 262144
  store i64 %315, ptr %225, align 8, !tbaa !195
  %316 = add nuw nsw i64 %271, 1
  %317 = icmp eq i64 %316, 16
  br i1 %317, label %320, label %270, !llvm.loop !292

318:                                              ; preds = %270
  %319 = trunc i64 %271 to i32
  br label %320

320:                                              ; preds = %299, %318, %294
  %321 = phi i32 [ %295, %294 ], [ %319, %318 ], [ 16, %299 ]
  %322 = load ptr, ptr %0, align 8, !tbaa !125
  %323 = getelementptr inbounds %struct.device, ptr %322, i64 0, i32 40
  %324 = load ptr, ptr %323, align 8, !tbaa !17
  %325 = call fastcc i32 @copy_together(ptr noundef %324, ptr noundef nonnull %15, i32 noundef %321, ptr noundef nonnull @send_slot, ptr noundef nonnull %14) #12
  %326 = load i32, ptr %244, align 8, !tbaa !293
  %327 = icmp ult i32 %326, %321
  br i1 %327, label %328, label %363

328:                                              ; preds = %320
  %329 = zext i32 %326 to i64
  %330 = zext i32 %321 to i64
  br label %331

331:                                              ; preds = %357, %328
  %332 = phi i64 [ %329, %328 ], [ %361, %357 ]
  %333 = getelementptr inbounds %struct.window, ptr %14, i64 0, i32 2, i64 %332
  %334 = load ptr, ptr %333, align 8, !tbaa !4
  %335 = load ptr, ptr %0, align 8, !tbaa !125
  %336 = getelementptr inbounds %struct.device, ptr %335, i64 0, i32 39
  %337 = load ptr, ptr %336, align 8, !tbaa !53
  %338 = call i32 @pthread_mutex_lock(ptr noundef %337) #11
  %339 = icmp eq ptr %334, null
  br i1 %339, label %357, label %340

340:                                              ; preds = %331
  %341 = getelementptr inbounds %struct.ring, ptr %337, i64 0, i32 2
  %342 = load i64, ptr %242, align 8, !tbaa !146
  br label %344

343:                                              ; preds = %354
  store i64 %348, ptr %242, align 8, !tbaa !146
  br label %357

344:                                              ; preds = %354, %340
  %345 = phi i64 [ %342, %340 ], [ %348, %354 ]
  %346 = phi ptr [ %334, %340 ], [ %347, %354 ]
  %347 = load ptr, ptr %346, align 8, !tbaa !47
  %348 = add i64 %345, -1
  %349 = getelementptr inbounds %struct.slot, ptr %346, i64 0, i32 6
  %350 = load ptr, ptr %349, align 8, !tbaa !147
  %351 = icmp eq ptr %350, null
  br i1 %351, label %352, label %354

352:                                              ; preds = %344
  %353 = load ptr, ptr %341, align 8, !tbaa !4
  store ptr %353, ptr %346, align 8, !tbaa !47
  br label %354

354:                                              ; preds = %352, %344
  %355 = phi ptr [ %341, %352 ], [ %243, %344 ]
  store ptr %346, ptr %355, align 8, !tbaa !4
  %356 = icmp eq ptr %347, null
  br i1 %356, label %343, label %344, !llvm.loop !148

357:                                              ; preds = %343, %331
  %358 = getelementptr inbounds %struct.ring, ptr %337, i64 0, i32 1
  %359 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %358) #11
  %360 = call i32 @pthread_mutex_unlock(ptr noundef %337) #11
  %361 = add nuw nsw i64 %332, 1
  %362 = icmp eq i64 %361, %330
  br i1 %362, label %363, label %331, !llvm.loop !294

363:                                              ; preds = %357, %320
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %15) #5
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %14) #5
  %364 = load i64, ptr %224, align 8, !tbaa !89
  %365 = load i64, ptr %225, align 8, !tbaa !195
  %366 = sub i64 %364, %365
  %367 = icmp ugt i64 %366, 262143
  %368 = icmp eq i32 %325, 0
  %369 = select i1 %367, i1 %368, i1 false
  br i1 %369, label %245, label %370, !llvm.loop !295

370:                                              ; preds = %363, %223
  %371 = phi i32 [ 0, %223 ], [ %325, %363 ]
  %372 = phi i64 [ %226, %223 ], [ %364, %363 ]
  %373 = phi i64 [ %227, %223 ], [ %365, %363 ]
  %374 = phi i64 [ %228, %223 ], [ %366, %363 ]
  %375 = phi i1 [ true, %223 ], [ %368, %363 ]
  %376 = icmp ne i64 %372, %373
  %377 = select i1 %375, i1 %376, i1 false
  br i1 %377, label %378, label %795

378:                                              ; preds = %370
  %379 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %380 = load ptr, ptr %379, align 8, !tbaa !216
  %381 = icmp eq ptr %380, null
  br i1 %381, label %393, label %382

382:                                              ; preds = %378
  %383 = getelementptr inbounds %struct.slot, ptr %380, i64 0, i32 2
  %384 = load i64, ptr %383, align 8, !tbaa !281
  %385 = add i64 %384, %374
  %386 = icmp ugt i64 %385, 262144
  br i1 %386, label %387, label %398

387:                                              ; preds = %382
  store ptr null, ptr %379, align 8, !tbaa !216
  %388 = call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %380) #12
  %389 = icmp eq i32 %388, 0
  br i1 %389, label %390, label %795

390:                                              ; preds = %387
  %391 = load ptr, ptr %379, align 8, !tbaa !216
  %392 = icmp eq ptr %391, null
  br i1 %392, label %393, label %398

393:                                              ; preds = %390, %378
  %394 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %379) #12
  %395 = icmp eq i32 %394, 0
  br i1 %395, label %396, label %795

396:                                              ; preds = %393
  %397 = load ptr, ptr %379, align 8, !tbaa !216
  br label %398

398:                                              ; preds = %396, %390, %382
  %399 = phi ptr [ %397, %396 ], [ %391, %390 ], [ %380, %382 ]
  %400 = getelementptr inbounds %struct.slot, ptr %399, i64 0, i32 1
  %401 = load ptr, ptr %400, align 8, !tbaa !45
  %402 = getelementptr inbounds %struct.slot, ptr %399, i64 0, i32 2
  %403 = load i64, ptr %402, align 8, !tbaa !281
  %404 = getelementptr inbounds i8, ptr %401, i64 %403
  %405 = add i64 %374, 15
  %406 = and i64 %405, -16
  %407 = add i64 %403, %406
  store i64 %407, ptr %402, align 8, !tbaa !281
  %408 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %409 = load i64, ptr %408, align 8, !tbaa !83
  %410 = inttoptr i64 %409 to ptr
  %411 = load i64, ptr %225, align 8, !tbaa !195
  %412 = getelementptr inbounds i8, ptr %410, i64 %411
  %413 = call ptr @memcpy(ptr noundef %404, ptr noundef %412, i64 noundef %374) #11
  %414 = load ptr, ptr %0, align 8, !tbaa !125
  %415 = getelementptr inbounds %struct.device, ptr %414, i64 0, i32 3
  %416 = load ptr, ptr %415, align 8, !tbaa !287
  %417 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %418 = load i64, ptr %417, align 8, !tbaa !87
  %419 = load i64, ptr %225, align 8, !tbaa !195
  %420 = add i64 %419, %418
  %421 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %422 = load ptr, ptr %421, align 8, !tbaa !126
  %423 = call i32 %416(i64 noundef %420, ptr noundef %404, i64 noundef %374, ptr noundef %422) #11
  br label %795

424:                                              ; preds = %24
  %425 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %426 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 6
  %427 = load i64, ptr %425, align 8, !tbaa !89
  %428 = load i64, ptr %426, align 8, !tbaa !195
  %429 = sub i64 %427, %428
  %430 = icmp ugt i64 %429, 262143
  br i1 %430, label %431, label %488

431:                                              ; preds = %424
  %432 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %433 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %434 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %435 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %436 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %437 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %438 = getelementptr inbounds %struct.arrival, ptr %12, i64 0, i32 1
  %439 = getelementptr inbounds %struct.arrival, ptr %12, i64 0, i32 2
  %440 = getelementptr inbounds %struct.arrival, ptr %12, i64 0, i32 3
  %441 = getelementptr inbounds %struct.arrival, ptr %12, i64 0, i32 4
  br label %442

442:                                              ; preds = %477, %431
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %13) #5
  %443 = load atomic i32, ptr %432 seq_cst, align 8
  %444 = icmp eq i32 %443, 0
  br i1 %444, label %445, label %475

445:                                              ; preds = %442
  %446 = load atomic i32, ptr %433 seq_cst, align 8
  %447 = icmp eq i32 %446, 0
  br i1 %447, label %448, label %475

448:                                              ; preds = %445
  %449 = load atomic i32, ptr %434 seq_cst, align 4
  %450 = icmp eq i32 %449, 0
  br i1 %450, label %451, label %475

451:                                              ; preds = %448
  %452 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %13) #12
  %453 = icmp eq i32 %452, 0
  br i1 %453, label %454, label %475

454:                                              ; preds = %451
  %455 = load ptr, ptr %13, align 8, !tbaa !4
  %456 = getelementptr inbounds %struct.slot, ptr %455, i64 0, i32 1
  %457 = load ptr, ptr %456, align 8, !tbaa !45
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %12)
  %458 = load ptr, ptr %0, align 8, !tbaa !125
  %459 = getelementptr inbounds %struct.device, ptr %458, i64 0, i32 4
  %460 = load ptr, ptr %459, align 8, !tbaa !285
  %461 = load i64, ptr %435, align 8, !tbaa !83
  %462 = load i64, ptr %426, align 8, !tbaa !195
  %463 = add i64 %462, %461
  %464 = load ptr, ptr %436, align 8, !tbaa !126
  %465 = tail call i32 %460(ptr noundef %457, i64 noundef %463, i64 noundef 262144, ptr noundef %464) #11
  %466 = icmp eq i32 %465, 0
  br i1 %466, label %467, label %477

467:                                              ; preds = %454
  %468 = load i64, ptr %437, align 8, !tbaa !87
  %469 = inttoptr i64 %468 to ptr
  %470 = load i64, ptr %426, align 8, !tbaa !195
  %471 = getelementptr inbounds i8, ptr %469, i64 %470
  store ptr %471, ptr %12, align 8, !tbaa !201
  store ptr %457, ptr %438, align 8, !tbaa !203
  store i64 262144, ptr %439, align 8, !tbaa !206
  store i64 %3, ptr %440, align 8, !tbaa !204
  store ptr null, ptr %441, align 8, !tbaa !205
  %472 = tail call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull byval(%struct.arrival) align 8 %12) #12
  %473 = load i64, ptr %426, align 8, !tbaa !195
  %474 = add i64 %473, 262144
  store i64 %474, ptr %426, align 8, !tbaa !195
  br label %477

475:                                              ; preds = %451, %448, %445, %442
  %476 = phi i32 [ %452, %451 ], [ -2, %448 ], [ -2, %445 ], [ -2, %442 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %13) #5
  br label %795

477:                                              ; preds = %467, %454
  %478 = phi i32 [ %472, %467 ], [ %465, %454 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %12)
  %479 = tail call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %455) #12
  %480 = icmp eq i32 %478, 0
  %481 = select i1 %480, i32 %479, i32 %478
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %13) #5
  %482 = load i64, ptr %425, align 8, !tbaa !89
  %483 = load i64, ptr %426, align 8, !tbaa !195
  %484 = sub i64 %482, %483
  %485 = icmp ugt i64 %484, 262143
  %486 = icmp eq i32 %481, 0
  %487 = select i1 %485, i1 %486, i1 false
  br i1 %487, label %442, label %488, !llvm.loop !296

488:                                              ; preds = %477, %424
  %489 = phi i32 [ 0, %424 ], [ %481, %477 ]
  %490 = phi i64 [ %427, %424 ], [ %482, %477 ]
  %491 = phi i64 [ %428, %424 ], [ %483, %477 ]
  %492 = phi i64 [ %429, %424 ], [ %484, %477 ]
  %493 = phi i1 [ true, %424 ], [ %486, %477 ]
  %494 = icmp ne i64 %490, %491
  %495 = select i1 %493, i1 %494, i1 false
  br i1 %495, label %496, label %795

496:                                              ; preds = %488
  %497 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %498 = load ptr, ptr %497, align 8, !tbaa !216
  %499 = icmp eq ptr %498, null
  br i1 %499, label %511, label %500

500:                                              ; preds = %496
  %501 = getelementptr inbounds %struct.slot, ptr %498, i64 0, i32 2
  %502 = load i64, ptr %501, align 8, !tbaa !281
  %503 = add i64 %502, %492
  %504 = icmp ugt i64 %503, 262144
  br i1 %504, label %505, label %516

505:                                              ; preds = %500
  store ptr null, ptr %497, align 8, !tbaa !216
  %506 = tail call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %498) #12
  %507 = icmp eq i32 %506, 0
  br i1 %507, label %508, label %795

508:                                              ; preds = %505
  %509 = load ptr, ptr %497, align 8, !tbaa !216
  %510 = icmp eq ptr %509, null
  br i1 %510, label %511, label %516

511:                                              ; preds = %508, %496
  %512 = tail call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %497) #12
  %513 = icmp eq i32 %512, 0
  br i1 %513, label %514, label %795

514:                                              ; preds = %511
  %515 = load ptr, ptr %497, align 8, !tbaa !216
  br label %516

516:                                              ; preds = %514, %508, %500
  %517 = phi ptr [ %515, %514 ], [ %509, %508 ], [ %498, %500 ]
  %518 = getelementptr inbounds %struct.slot, ptr %517, i64 0, i32 1
  %519 = load ptr, ptr %518, align 8, !tbaa !45
  %520 = getelementptr inbounds %struct.slot, ptr %517, i64 0, i32 2
  %521 = load i64, ptr %520, align 8, !tbaa !281
  %522 = getelementptr inbounds i8, ptr %519, i64 %521
  %523 = add i64 %492, 15
  %524 = and i64 %523, -16
  %525 = add i64 %521, %524
  store i64 %525, ptr %520, align 8, !tbaa !281
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %11)
  %526 = load ptr, ptr %0, align 8, !tbaa !125
  %527 = getelementptr inbounds %struct.device, ptr %526, i64 0, i32 4
  %528 = load ptr, ptr %527, align 8, !tbaa !285
  %529 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %530 = load i64, ptr %529, align 8, !tbaa !83
  %531 = load i64, ptr %426, align 8, !tbaa !195
  %532 = add i64 %531, %530
  %533 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %534 = load ptr, ptr %533, align 8, !tbaa !126
  %535 = tail call i32 %528(ptr noundef %522, i64 noundef %532, i64 noundef %492, ptr noundef %534) #11
  %536 = icmp eq i32 %535, 0
  br i1 %536, label %537, label %550

537:                                              ; preds = %516
  %538 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %539 = load i64, ptr %538, align 8, !tbaa !87
  %540 = inttoptr i64 %539 to ptr
  %541 = load i64, ptr %426, align 8, !tbaa !195
  %542 = getelementptr inbounds i8, ptr %540, i64 %541
  store ptr %542, ptr %11, align 8, !tbaa !201
  %543 = getelementptr inbounds %struct.arrival, ptr %11, i64 0, i32 1
  store ptr %522, ptr %543, align 8, !tbaa !203
  %544 = getelementptr inbounds %struct.arrival, ptr %11, i64 0, i32 2
  store i64 %492, ptr %544, align 8, !tbaa !206
  %545 = getelementptr inbounds %struct.arrival, ptr %11, i64 0, i32 3
  store i64 %3, ptr %545, align 8, !tbaa !204
  %546 = getelementptr inbounds %struct.arrival, ptr %11, i64 0, i32 4
  store ptr null, ptr %546, align 8, !tbaa !205
  %547 = tail call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull byval(%struct.arrival) align 8 %11) #12
  %548 = load i64, ptr %426, align 8, !tbaa !195
  %549 = add i64 %548, %492
  store i64 %549, ptr %426, align 8, !tbaa !195
  br label %550

550:                                              ; preds = %537, %516
  %551 = phi i32 [ %547, %537 ], [ %535, %516 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %11)
  br label %795

552:                                              ; preds = %24
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #5
  %553 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 10
  %554 = load ptr, ptr %553, align 8, !tbaa !297
  %555 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 3
  %556 = load i64, ptr %555, align 8, !tbaa !89
  %557 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 34
  %558 = load ptr, ptr %557, align 8, !tbaa !298
  %559 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %560 = load ptr, ptr %559, align 8, !tbaa !126
  %561 = call i32 %554(ptr noundef nonnull %10, i64 noundef %556, ptr noundef %558, ptr noundef %560) #11
  switch i32 %561, label %591 [
    i32 2, label %562
    i32 0, label %564
  ]

562:                                              ; preds = %552
  %563 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  call fastcc void @add_failure(ptr noundef nonnull %563, i64 noundef %3, i64 noundef 2) #13
  br label %591

564:                                              ; preds = %552
  %565 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 5
  %566 = load ptr, ptr %565, align 8, !tbaa !286
  %567 = load i64, ptr %10, align 8, !tbaa !8
  %568 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 2
  %569 = load i64, ptr %568, align 8, !tbaa !83
  %570 = load i64, ptr %555, align 8, !tbaa !89
  %571 = load ptr, ptr %559, align 8, !tbaa !126
  %572 = call i32 %566(i64 noundef %567, i64 noundef %569, i64 noundef %570, ptr noundef %571) #11
  %573 = icmp eq i32 %572, 0
  br i1 %573, label %574, label %582

574:                                              ; preds = %564
  %575 = load ptr, ptr %565, align 8, !tbaa !286
  %576 = getelementptr inbounds %struct.copy, ptr %2, i64 0, i32 1
  %577 = load i64, ptr %576, align 8, !tbaa !87
  %578 = load i64, ptr %10, align 8, !tbaa !8
  %579 = load i64, ptr %555, align 8, !tbaa !89
  %580 = load ptr, ptr %559, align 8, !tbaa !126
  %581 = call i32 %575(i64 noundef %577, i64 noundef %578, i64 noundef %579, ptr noundef %580) #11
  br label %582

582:                                              ; preds = %574, %564
  %583 = phi i32 [ %572, %564 ], [ %581, %574 ]
  %584 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 11
  %585 = load ptr, ptr %584, align 8, !tbaa !299
  %586 = load i64, ptr %10, align 8, !tbaa !8
  %587 = load ptr, ptr %559, align 8, !tbaa !126
  %588 = call i32 %585(i64 noundef %586, ptr noundef %587) #11
  %589 = icmp eq i32 %583, 0
  %590 = select i1 %589, i32 %588, i32 %583
  br label %591

591:                                              ; preds = %582, %562, %552
  %592 = phi i32 [ 0, %562 ], [ %590, %582 ], [ %561, %552 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #5
  br label %795

593:                                              ; preds = %24
  %594 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 6
  %595 = load ptr, ptr %594, align 8, !tbaa !300
  %596 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 1
  %597 = load i64, ptr %596, align 8, !tbaa !301
  %598 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 2
  %599 = load ptr, ptr %598, align 8, !tbaa !303
  %600 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 3
  %601 = load i64, ptr %600, align 8, !tbaa !304
  %602 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 4
  %603 = load ptr, ptr %602, align 8, !tbaa !305
  %604 = getelementptr inbounds %struct.peer_copy, ptr %2, i64 0, i32 5
  %605 = load i64, ptr %604, align 8, !tbaa !306
  %606 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %607 = load ptr, ptr %606, align 8, !tbaa !126
  %608 = tail call i32 %595(i64 noundef %597, ptr noundef %599, i64 noundef %601, ptr noundef %603, i64 noundef %605, ptr noundef %607) #11
  br label %795

609:                                              ; preds = %24
  %610 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 3
  %611 = load i32, ptr %610, align 8, !tbaa !307
  switch i32 %611, label %638 [
    i32 1, label %612
    i32 2, label %625
  ]

612:                                              ; preds = %609
  %613 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 7
  %614 = load ptr, ptr %613, align 8, !tbaa !282
  %615 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 1
  %616 = load i64, ptr %615, align 8, !tbaa !71
  %617 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 4
  %618 = load i32, ptr %617, align 4, !tbaa !308
  %619 = trunc i32 %618 to i8
  %620 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 2
  %621 = load i64, ptr %620, align 8, !tbaa !76
  %622 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %623 = load ptr, ptr %622, align 8, !tbaa !126
  %624 = tail call i32 %614(i64 noundef %616, i8 noundef zeroext %619, i64 noundef %621, ptr noundef %623) #11
  br label %795

625:                                              ; preds = %609
  %626 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 8
  %627 = load ptr, ptr %626, align 8, !tbaa !309
  %628 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 1
  %629 = load i64, ptr %628, align 8, !tbaa !71
  %630 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 4
  %631 = load i32, ptr %630, align 4, !tbaa !308
  %632 = trunc i32 %631 to i16
  %633 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 2
  %634 = load i64, ptr %633, align 8, !tbaa !76
  %635 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %636 = load ptr, ptr %635, align 8, !tbaa !126
  %637 = tail call i32 %627(i64 noundef %629, i16 noundef zeroext %632, i64 noundef %634, ptr noundef %636) #11
  br label %795

638:                                              ; preds = %609
  %639 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 9
  %640 = load ptr, ptr %639, align 8, !tbaa !310
  %641 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 1
  %642 = load i64, ptr %641, align 8, !tbaa !71
  %643 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 4
  %644 = load i32, ptr %643, align 4, !tbaa !308
  %645 = getelementptr inbounds %struct.fill, ptr %2, i64 0, i32 2
  %646 = load i64, ptr %645, align 8, !tbaa !76
  %647 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %648 = load ptr, ptr %647, align 8, !tbaa !126
  %649 = tail call i32 %640(i64 noundef %642, i32 noundef %644, i64 noundef %646, ptr noundef %648) #11
  br label %795

650:                                              ; preds = %24
  %651 = getelementptr inbounds %struct.command, ptr %2, i64 0, i32 2
  %652 = load i32, ptr %651, align 4, !tbaa !66
  %653 = zext i32 %652 to i64
  %654 = getelementptr inbounds i8, ptr %2, i64 %653
  %655 = getelementptr inbounds %struct.execute, ptr %2, i64 0, i32 1
  %656 = getelementptr inbounds %struct.execute, ptr %2, i64 0, i32 2
  %657 = icmp ult ptr %656, %654
  br i1 %657, label %658, label %753

658:                                              ; preds = %650
  %659 = load ptr, ptr %655, align 8, !tbaa !4
  %660 = getelementptr inbounds %struct.graph, ptr %659, i64 0, i32 4
  %661 = load ptr, ptr %660, align 8, !tbaa !69
  %662 = getelementptr inbounds ptr, ptr %8, i64 1
  %663 = getelementptr inbounds ptr, ptr %8, i64 2
  %664 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 1
  %665 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 2
  %666 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 3
  %667 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 4
  %668 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 5
  %669 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 6
  %670 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 7
  %671 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 8
  %672 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 9
  %673 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 10
  %674 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %9, i64 0, i32 11
  br label %678

675:                                              ; preds = %744
  br i1 %751, label %676, label %795

676:                                              ; preds = %675
  %677 = load ptr, ptr %0, align 8, !tbaa !125
  br label %753

678:                                              ; preds = %744, %658
  %679 = phi ptr [ %656, %658 ], [ %749, %744 ]
  %680 = phi ptr [ %661, %658 ], [ %682, %744 ]
  %681 = load ptr, ptr %655, align 8, !tbaa !4
  %682 = getelementptr inbounds i64, ptr %680, i64 1
  %683 = load i64, ptr %680, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #5
  %684 = getelementptr inbounds %struct.launch, ptr %679, i64 0, i32 2
  %685 = load i64, ptr %684, align 8, !tbaa !8
  store i64 %685, ptr %6, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #5
  store i64 0, ptr %7, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8) #5
  store ptr %6, ptr %8, align 16, !tbaa !4
  store ptr %7, ptr %662, align 8, !tbaa !4
  %686 = getelementptr inbounds %struct.launch, ptr %679, i64 0, i32 4
  store ptr %686, ptr %663, align 16, !tbaa !4
  %687 = getelementptr inbounds %struct.launch, ptr %679, i64 0, i32 1
  %688 = load ptr, ptr %687, align 8, !tbaa !4
  %689 = load i64, ptr %688, align 8, !tbaa !8
  %690 = icmp eq i64 %689, 0
  br i1 %690, label %744, label %691

691:                                              ; preds = %678
  %692 = getelementptr inbounds %struct.graph, ptr %681, i64 0, i32 1
  %693 = getelementptr inbounds %struct.graph, ptr %681, i64 0, i32 3
  br label %694

694:                                              ; preds = %723, %691
  %695 = phi ptr [ %688, %691 ], [ %739, %723 ]
  %696 = phi i64 [ 0, %691 ], [ %738, %723 ]
  %697 = getelementptr inbounds %struct.kernel, ptr %695, i64 0, i32 3, i64 %696
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %9) #5
  %698 = load ptr, ptr %697, align 8, !tbaa !247
  store ptr %698, ptr %9, align 8, !tbaa !249
  %699 = getelementptr inbounds %struct.kernel, ptr %695, i64 0, i32 3, i64 %696, i32 1
  %700 = load ptr, ptr %699, align 8, !tbaa !251
  %701 = icmp eq ptr %700, null
  br i1 %701, label %702, label %705

702:                                              ; preds = %694
  %703 = getelementptr inbounds %struct.kernel, ptr %695, i64 0, i32 3, i64 %696, i32 2
  %704 = load i32, ptr %703, align 8, !tbaa !252
  br label %723

705:                                              ; preds = %694
  %706 = call i64 %700(ptr noundef nonnull %686) #11
  %707 = icmp sgt i64 %706, 0
  br i1 %707, label %708, label %715

708:                                              ; preds = %705
  %709 = getelementptr inbounds %struct.kernel, ptr %695, i64 0, i32 3, i64 %696, i32 3
  %710 = load i32, ptr %709, align 4, !tbaa !253
  %711 = zext i32 %710 to i64
  %712 = add nsw i64 %706, -1
  %713 = add nuw i64 %712, %711
  %714 = udiv i64 %713, %711
  br label %715

715:                                              ; preds = %708, %705
  %716 = phi i64 [ %714, %708 ], [ 1, %705 ]
  %717 = getelementptr inbounds %struct.kernel, ptr %695, i64 0, i32 3, i64 %696, i32 2
  %718 = load i32, ptr %717, align 8, !tbaa !252
  %719 = zext i32 %718 to i64
  %720 = icmp ult i64 %716, %719
  %721 = trunc i64 %716 to i32
  %722 = select i1 %720, i32 %721, i32 %718
  br label %723

723:                                              ; preds = %715, %702
  %724 = phi i32 [ %722, %715 ], [ %704, %702 ]
  store i32 %724, ptr %664, align 8, !tbaa !254
  store i32 1, ptr %665, align 4, !tbaa !255
  store i32 1, ptr %666, align 8, !tbaa !256
  %725 = getelementptr inbounds %struct.kernel, ptr %695, i64 0, i32 3, i64 %696, i32 3
  %726 = load i32, ptr %725, align 4, !tbaa !253
  store i32 %726, ptr %667, align 4, !tbaa !257
  store i32 1, ptr %668, align 8, !tbaa !258
  store i32 1, ptr %669, align 4, !tbaa !259
  %727 = getelementptr inbounds %struct.kernel, ptr %695, i64 0, i32 3, i64 %696, i32 4
  %728 = load i32, ptr %727, align 8, !tbaa !260
  store i32 %728, ptr %670, align 8, !tbaa !261
  store ptr %8, ptr %671, align 8, !tbaa !262
  store ptr null, ptr %672, align 8, !tbaa !263
  store ptr null, ptr %673, align 8, !tbaa !264
  store ptr null, ptr %674, align 8, !tbaa !265
  %729 = add i64 %696, %683
  %730 = load ptr, ptr %681, align 8, !tbaa !57
  %731 = getelementptr inbounds %struct.device, ptr %730, i64 0, i32 29
  %732 = load ptr, ptr %731, align 8, !tbaa !311
  %733 = load ptr, ptr %692, align 8, !tbaa !59
  %734 = load ptr, ptr %693, align 8, !tbaa !68
  %735 = getelementptr inbounds ptr, ptr %734, i64 %729
  %736 = load ptr, ptr %735, align 8, !tbaa !4
  %737 = call i32 %732(ptr noundef %733, ptr noundef %736, ptr noundef nonnull %9) #11
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %9) #5
  %738 = add nuw i64 %696, 1
  %739 = load ptr, ptr %687, align 8, !tbaa !4
  %740 = load i64, ptr %739, align 8, !tbaa !8
  %741 = icmp ult i64 %738, %740
  %742 = icmp eq i32 %737, 0
  %743 = select i1 %741, i1 %742, i1 false
  br i1 %743, label %694, label %744, !llvm.loop !267

744:                                              ; preds = %723, %678
  %745 = phi i32 [ 0, %678 ], [ %737, %723 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #5
  %746 = getelementptr inbounds %struct.command, ptr %679, i64 0, i32 2
  %747 = load i32, ptr %746, align 4, !tbaa !66
  %748 = zext i32 %747 to i64
  %749 = getelementptr inbounds i8, ptr %679, i64 %748
  %750 = icmp ult ptr %749, %654
  %751 = icmp eq i32 %745, 0
  %752 = select i1 %750, i1 %751, i1 false
  br i1 %752, label %678, label %675, !llvm.loop !312

753:                                              ; preds = %676, %650
  %754 = phi ptr [ %677, %676 ], [ %25, %650 ]
  %755 = getelementptr inbounds %struct.device, ptr %754, i64 0, i32 30
  %756 = load ptr, ptr %755, align 8, !tbaa !313
  %757 = load ptr, ptr %655, align 8, !tbaa !4
  %758 = getelementptr inbounds %struct.graph, ptr %757, i64 0, i32 1
  %759 = load ptr, ptr %758, align 8, !tbaa !59
  %760 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %761 = load ptr, ptr %760, align 8, !tbaa !126
  %762 = call i32 %756(ptr noundef %759, ptr noundef %761) #11
  br label %795

763:                                              ; preds = %24
  %764 = getelementptr inbounds %struct.wait, ptr %2, i64 0, i32 1
  %765 = load ptr, ptr %764, align 8, !tbaa !167
  %766 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %767 = load ptr, ptr %766, align 8, !tbaa !126
  %768 = getelementptr inbounds %struct.wait, ptr %2, i64 0, i32 2
  %769 = load i64, ptr %768, align 8, !tbaa !168
  %770 = tail call fastcc i32 @wait_for(ptr noundef %765, ptr noundef %767, i64 noundef %769) #12
  br label %795

771:                                              ; preds = %24
  %772 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 20
  %773 = load ptr, ptr %772, align 8, !tbaa !229
  %774 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %775 = load ptr, ptr %774, align 8, !tbaa !126
  %776 = getelementptr inbounds %struct.wait_event, ptr %2, i64 0, i32 1
  %777 = load ptr, ptr %776, align 8, !tbaa !314
  %778 = tail call i32 %773(ptr noundef %775, ptr noundef %777, i32 noundef 0) #11
  br label %795

779:                                              ; preds = %24
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %5) #5
  %780 = getelementptr inbounds i8, ptr %5, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %780, i8 0, i64 136, i1 false)
  %781 = getelementptr inbounds %struct.wait_semaphore, ptr %2, i64 0, i32 2
  %782 = load i64, ptr %781, align 8, !tbaa !316
  store i64 %782, ptr %5, align 8, !tbaa !318
  %783 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 22
  %784 = load ptr, ptr %783, align 8, !tbaa !321
  %785 = getelementptr inbounds %struct.wait_semaphore, ptr %2, i64 0, i32 1
  %786 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %787 = load ptr, ptr %786, align 8, !tbaa !126
  %788 = call i32 %784(ptr noundef nonnull %785, ptr noundef nonnull %5, i32 noundef 1, ptr noundef %787) #11
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %5) #5
  br label %795

789:                                              ; preds = %4
  %790 = getelementptr inbounds %struct.command, ptr %2, i64 0, i32 1
  %791 = load i16, ptr %790, align 2, !tbaa !106
  %792 = icmp eq i16 %791, 0
  br i1 %792, label %795, label %793

793:                                              ; preds = %789
  %794 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  tail call fastcc void @add_failure(ptr noundef nonnull %794, i64 noundef %3, i64 noundef 2) #13
  br label %795

795:                                              ; preds = %251, %248, %245, %779, %771, %763, %753, %675, %638, %625, %612, %593, %591, %550, %511, %505, %488, %475, %398, %393, %387, %370, %260, %210, %197, %185, %183, %24, %789, %793
  %796 = phi i32 [ 0, %793 ], [ 0, %789 ], [ %788, %779 ], [ %778, %771 ], [ %770, %763 ], [ %608, %593 ], [ %592, %591 ], [ %222, %210 ], [ %209, %197 ], [ %196, %185 ], [ %184, %183 ], [ 0, %24 ], [ %371, %370 ], [ %423, %398 ], [ %388, %387 ], [ %394, %393 ], [ %258, %260 ], [ %489, %488 ], [ %476, %475 ], [ %551, %550 ], [ %506, %505 ], [ %512, %511 ], [ %649, %638 ], [ %637, %625 ], [ %624, %612 ], [ %762, %753 ], [ %745, %675 ], [ -2, %245 ], [ -2, %248 ], [ -2, %251 ]
  ret i32 %796
}

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #1

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define internal fastcc i32 @add_arrival(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef readonly byval(%struct.arrival) align 8 %2) unnamed_addr #0 {
  %4 = alloca { i64, i64 }, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #11
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 2
  %9 = load i64, ptr %8, align 8, !tbaa !322
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !207
  %12 = sub i64 %9, %11
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !200
  %15 = icmp ult i64 %12, %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = load ptr, ptr %5, align 8, !tbaa !199
  br label %46

18:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %8, i64 16, i1 false), !tbaa.struct !323
  %19 = icmp eq i64 %14, 0
  %20 = shl i64 %14, 1
  %21 = select i1 %19, i64 64, i64 %20
  %22 = tail call ptr @calloc(i64 noundef %21, i64 noundef 40) #11
  %23 = icmp eq ptr %22, null
  br i1 %23, label %45, label %24

24:                                               ; preds = %18
  %25 = load i64, ptr %10, align 8, !tbaa !207
  %26 = load i64, ptr %8, align 8, !tbaa !322
  %27 = icmp ult i64 %25, %26
  br i1 %27, label %28, label %30

28:                                               ; preds = %24
  %29 = add i64 %21, -1
  br label %33

30:                                               ; preds = %33, %24
  %31 = load ptr, ptr %5, align 8, !tbaa !199
  tail call void @free(ptr noundef %31) #11
  store ptr %22, ptr %5, align 8, !tbaa.struct !324
  store i64 %21, ptr %13, align 8, !tbaa.struct !325
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %8, ptr noundef nonnull align 8 dereferenceable(16) %4, i64 16, i1 false), !tbaa.struct !323
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4)
  %32 = load i64, ptr %8, align 8, !tbaa !322
  br label %46

33:                                               ; preds = %33, %28
  %34 = phi i64 [ %25, %28 ], [ %42, %33 ]
  %35 = and i64 %34, %29
  %36 = getelementptr inbounds %struct.arrival, ptr %22, i64 %35
  %37 = load ptr, ptr %5, align 8, !tbaa !199
  %38 = load i64, ptr %13, align 8, !tbaa !200
  %39 = add i64 %38, -1
  %40 = and i64 %39, %34
  %41 = getelementptr inbounds %struct.arrival, ptr %37, i64 %40
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %36, ptr noundef nonnull align 8 dereferenceable(40) %41, i64 40, i1 false), !tbaa.struct !326
  %42 = add nuw i64 %34, 1
  %43 = load i64, ptr %8, align 8, !tbaa !322
  %44 = icmp ult i64 %42, %43
  br i1 %44, label %33, label %30, !llvm.loop !327

45:                                               ; preds = %18
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4)
  br label %54

46:                                               ; preds = %16, %30
  %47 = phi i64 [ %14, %16 ], [ %21, %30 ]
  %48 = phi ptr [ %17, %16 ], [ %22, %30 ]
  %49 = phi i64 [ %9, %16 ], [ %32, %30 ]
  %50 = add i64 %49, 1
  store i64 %50, ptr %8, align 8, !tbaa !322
  %51 = add i64 %47, -1
  %52 = and i64 %51, %49
  %53 = getelementptr inbounds %struct.arrival, ptr %48, i64 %52
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %53, ptr noundef nonnull align 8 dereferenceable(40) %2, i64 40, i1 false), !tbaa.struct !326
  br label %54

54:                                               ; preds = %45, %46
  %55 = phi i32 [ 0, %46 ], [ 2, %45 ]
  %56 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #11
  %57 = load ptr, ptr %2, align 8, !tbaa !201
  %58 = icmp eq ptr %57, null
  br i1 %58, label %65, label %59

59:                                               ; preds = %54
  %60 = getelementptr inbounds %struct.arrival, ptr %2, i64 0, i32 2
  %61 = load i64, ptr %60, align 8, !tbaa !206
  %62 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 10
  %63 = load i64, ptr %62, align 8, !tbaa !156
  %64 = add i64 %63, %61
  store i64 %64, ptr %62, align 8, !tbaa !156
  br label %65

65:                                               ; preds = %59, %54
  ret i32 %55
}

; Function Attrs: nounwind
define internal fastcc i32 @next_slot(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly %2) unnamed_addr #0 {
  %4 = load ptr, ptr %0, align 8, !tbaa !125
  %5 = getelementptr inbounds %struct.device, ptr %4, i64 0, i32 39
  %6 = load ptr, ptr %5, align 8, !tbaa !53
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef %6) #11
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %9 = load i64, ptr %8, align 8, !tbaa !146
  %10 = icmp ult i64 %9, 64
  br i1 %10, label %11, label %28

11:                                               ; preds = %3
  %12 = getelementptr inbounds %struct.ring, ptr %6, i64 0, i32 2
  %13 = load ptr, ptr %12, align 8, !tbaa !4
  %14 = icmp eq ptr %13, null
  br i1 %14, label %17, label %15

15:                                               ; preds = %11
  %16 = load ptr, ptr %13, align 8, !tbaa !47
  store ptr %16, ptr %12, align 8, !tbaa !4
  br label %23

17:                                               ; preds = %11
  %18 = icmp eq i64 %9, 0
  br i1 %18, label %19, label %28

19:                                               ; preds = %17
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %21 = load ptr, ptr %20, align 8, !tbaa !177
  store ptr null, ptr %20, align 8, !tbaa !177
  %22 = icmp eq ptr %21, null
  br i1 %22, label %28, label %23

23:                                               ; preds = %15, %19
  %24 = phi ptr [ %13, %15 ], [ %21, %19 ]
  %25 = add nuw nsw i64 %9, 1
  store i64 %25, ptr %8, align 8, !tbaa !146
  store ptr null, ptr %24, align 8, !tbaa !47
  %26 = getelementptr inbounds %struct.slot, ptr %24, i64 0, i32 2
  store i64 0, ptr %26, align 8, !tbaa !281
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #11
  store ptr %24, ptr %2, align 8, !tbaa !4
  br label %38

28:                                               ; preds = %19, %17, %3
  %29 = tail call i32 @pthread_mutex_unlock(ptr noundef %6) #11
  store ptr null, ptr %2, align 8, !tbaa !4
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %31 = load ptr, ptr %30, align 8, !tbaa !216
  %32 = icmp eq ptr %31, null
  br i1 %32, label %37, label %33

33:                                               ; preds = %28
  store ptr null, ptr %30, align 8, !tbaa !216
  %34 = tail call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %31) #12
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
  %4 = load ptr, ptr %0, align 8, !tbaa !125
  %5 = getelementptr inbounds %struct.device, ptr %4, i64 0, i32 16
  %6 = load ptr, ptr %5, align 8, !tbaa !110
  %7 = getelementptr inbounds %struct.slot, ptr %2, i64 0, i32 3
  %8 = load ptr, ptr %7, align 8, !tbaa !50
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8, !tbaa !126
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
  %25 = load ptr, ptr %0, align 8, !tbaa !125
  %26 = getelementptr inbounds %struct.device, ptr %25, i64 0, i32 39
  %27 = load ptr, ptr %26, align 8, !tbaa !53
  %28 = tail call i32 @pthread_mutex_lock(ptr noundef %27) #11
  %29 = getelementptr inbounds %struct.ring, ptr %27, i64 0, i32 1
  %30 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %29) #11
  %31 = tail call i32 @pthread_mutex_unlock(ptr noundef %27) #11
  br label %32

32:                                               ; preds = %13, %3
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %34 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %33) #11
  store ptr null, ptr %2, align 8, !tbaa !47
  %35 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %36 = load i64, ptr %35, align 8, !tbaa !101
  %37 = getelementptr inbounds %struct.slot, ptr %2, i64 0, i32 4
  store i64 %36, ptr %37, align 8, !tbaa !142
  %38 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 2
  %39 = load i64, ptr %38, align 8, !tbaa !197
  %40 = getelementptr inbounds %struct.slot, ptr %2, i64 0, i32 5
  store i64 %39, ptr %40, align 8, !tbaa !145
  %41 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27
  %42 = load ptr, ptr %41, align 8, !tbaa !130
  store ptr %2, ptr %42, align 8, !tbaa !4
  store ptr %2, ptr %41, align 8, !tbaa !130
  %43 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %44 = load i32, ptr %43, align 4, !tbaa !141
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
  %3 = load ptr, ptr %0, align 8, !tbaa !288
  %4 = zext i32 %1 to i64
  %5 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 2, i64 %4
  %6 = load ptr, ptr %5, align 8, !tbaa !4
  %7 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 3
  %8 = load i64, ptr %7, align 8, !tbaa !291
  %9 = shl nuw nsw i64 %4, 18
  %10 = add i64 %8, %9
  %11 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 4
  %12 = load i32, ptr %11, align 8, !tbaa !293
  %13 = add i32 %12, 1
  store i32 %13, ptr %11, align 8, !tbaa !293
  %14 = load ptr, ptr %3, align 8, !tbaa !125
  %15 = getelementptr inbounds %struct.device, ptr %14, i64 0, i32 3
  %16 = load ptr, ptr %15, align 8, !tbaa !287
  %17 = getelementptr inbounds %struct.slot, ptr %6, i64 0, i32 1
  %18 = load ptr, ptr %17, align 8, !tbaa !45
  %19 = getelementptr inbounds %struct.queue, ptr %3, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !126
  %21 = tail call i32 %16(i64 noundef %10, ptr noundef %18, i64 noundef 262144, ptr noundef %20) #11
  %22 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 1
  %23 = load ptr, ptr %22, align 8, !tbaa !290
  %24 = tail call fastcc i32 @close_slot(ptr noundef nonnull %3, ptr noundef %23, ptr noundef %6) #12
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

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { cold nounwind optsize "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nobuiltin nounwind "no-builtins" }
attributes #12 = { nobuiltin "no-builtins" }
attributes #13 = { cold nobuiltin "no-builtins" }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i64 0, i64 8, !4, i64 8, i64 8, !4, i64 16, i64 8, !8, i64 24, i64 4, !10}
!4 = !{!5, !5, i64 0}
!5 = !{!"any pointer", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"long", !6, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !6, i64 0}
!12 = !{i64 0, i64 8, !4, i64 8, i64 8, !8, i64 16, i64 4, !10}
!13 = !{i64 0, i64 8, !8, i64 8, i64 4, !10}
!14 = !{i64 0, i64 4, !10}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!18, !5, i64 376}
!18 = !{!"device", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192, !5, i64 200, !5, i64 208, !5, i64 216, !5, i64 224, !5, i64 232, !5, i64 240, !5, i64 248, !5, i64 256, !5, i64 264, !5, i64 272, !5, i64 280, !5, i64 288, !19, i64 296, !20, i64 304, !5, i64 368, !5, i64 376}
!19 = !{!"double", !6, i64 0}
!20 = !{!"", !6, i64 0}
!21 = distinct !{!21, !16}
!22 = !{!23, !11, i64 208}
!23 = !{!"copiers", !20, i64 0, !20, i64 64, !20, i64 128, !5, i64 192, !11, i64 200, !11, i64 204, !11, i64 208, !11, i64 212, !11, i64 216, !6, i64 224}
!24 = !{!23, !11, i64 204}
!25 = distinct !{!25, !16}
!26 = !{!23, !5, i64 192}
!27 = !{!28, !5, i64 0}
!28 = !{!"job", !5, i64 0, !5, i64 8, !11, i64 16, !11, i64 20}
!29 = !{!28, !5, i64 8}
!30 = !{!28, !11, i64 16}
!31 = !{!28, !11, i64 20}
!32 = !{!23, !11, i64 200}
!33 = distinct !{!33, !16}
!34 = !{!35, !11, i64 24}
!35 = !{!"chunk", !5, i64 0, !5, i64 8, !9, i64 16, !11, i64 24}
!36 = !{!37, !9, i64 0}
!37 = !{!"", !9, i64 0, !9, i64 8}
!38 = !{!37, !9, i64 8}
!39 = distinct !{!39, !16}
!40 = !{ptr @send_slot}
!41 = distinct !{!41, !16}
!42 = distinct !{!42, !16}
!43 = !{!18, !5, i64 0}
!44 = !{!18, !5, i64 264}
!45 = !{!46, !5, i64 8}
!46 = !{!"slot", !5, i64 0, !5, i64 8, !9, i64 16, !5, i64 24, !9, i64 32, !9, i64 40, !5, i64 48}
!47 = !{!46, !5, i64 0}
!48 = !{!18, !5, i64 112}
!49 = distinct !{!49, !16}
!50 = !{!46, !5, i64 24}
!51 = !{!18, !5, i64 120}
!52 = distinct !{!52, !16}
!53 = !{!18, !5, i64 368}
!54 = !{!18, !5, i64 8}
!55 = !{!23, !11, i64 216}
!56 = distinct !{!56, !16}
!57 = !{!58, !5, i64 0}
!58 = !{!"graph", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !11, i64 40}
!59 = !{!58, !5, i64 8}
!60 = !{!18, !5, i64 256}
!61 = !{!58, !5, i64 16}
!62 = !{!18, !5, i64 248}
!63 = !{!64, !65, i64 0}
!64 = !{!"command", !65, i64 0, !65, i64 2, !11, i64 4}
!65 = !{!"short", !6, i64 0}
!66 = !{!64, !11, i64 4}
!67 = distinct !{!67, !16}
!68 = !{!58, !5, i64 24}
!69 = !{!58, !5, i64 32}
!70 = !{!18, !5, i64 184}
!71 = !{!72, !9, i64 8}
!72 = !{!"fill", !64, i64 0, !9, i64 8, !9, i64 16, !11, i64 24, !11, i64 28}
!73 = !{!74, !9, i64 0}
!74 = !{!"", !9, i64 0, !9, i64 8, !11, i64 16, !11, i64 20, !9, i64 24, !9, i64 32}
!75 = !{!74, !9, i64 8}
!76 = !{!72, !9, i64 16}
!77 = !{!74, !9, i64 24}
!78 = !{!74, !9, i64 32}
!79 = !{!58, !11, i64 40}
!80 = !{!18, !5, i64 200}
!81 = !{!82, !11, i64 32}
!82 = !{!"", !9, i64 0, !9, i64 8, !9, i64 16, !9, i64 24, !11, i64 32, !5, i64 40, !9, i64 48, !5, i64 56, !5, i64 64, !9, i64 72, !9, i64 80, !9, i64 88, !9, i64 96, !9, i64 104, !9, i64 112, !11, i64 120, !5, i64 128, !9, i64 136, !5, i64 144, !5, i64 152, !9, i64 160, !9, i64 168, !9, i64 176, !9, i64 184, !9, i64 192}
!83 = !{!84, !9, i64 16}
!84 = !{!"copy", !64, i64 0, !9, i64 8, !9, i64 16, !9, i64 24}
!85 = !{!82, !9, i64 48}
!86 = !{!82, !11, i64 120}
!87 = !{!84, !9, i64 8}
!88 = !{!82, !9, i64 136}
!89 = !{!84, !9, i64 24}
!90 = !{!82, !9, i64 176}
!91 = !{!82, !9, i64 184}
!92 = !{!82, !9, i64 192}
!93 = !{!18, !5, i64 208}
!94 = distinct !{!94, !16}
!95 = !{!18, !5, i64 224}
!96 = !{!97, !9, i64 40}
!97 = !{!"queue", !5, i64 0, !5, i64 8, !11, i64 16, !98, i64 24, !9, i64 40, !9, i64 48, !9, i64 56, !9, i64 64, !9, i64 72, !11, i64 80, !11, i64 84, !11, i64 88, !11, i64 92, !11, i64 96, !11, i64 100, !11, i64 104, !11, i64 108, !11, i64 112, !11, i64 116, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !99, i64 192, !5, i64 224, !9, i64 232, !11, i64 240, !100, i64 248, !20, i64 336, !20, i64 400, !20, i64 464, !20, i64 528}
!98 = !{!"notification", !9, i64 0, !11, i64 8}
!99 = !{!"arrivals", !5, i64 0, !9, i64 8, !9, i64 16, !9, i64 24}
!100 = !{!"failures", !20, i64 0, !5, i64 64, !5, i64 72, !9, i64 80}
!101 = !{!102, !9, i64 8}
!102 = !{!"batch", !5, i64 0, !9, i64 8, !9, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !9, i64 48, !9, i64 56, !9, i64 64, !9, i64 72, !9, i64 80, !9, i64 88, !5, i64 96, !11, i64 104, !11, i64 108, !11, i64 112, !11, i64 116, !11, i64 120, !11, i64 124, !11, i64 128, !11, i64 132, !11, i64 136, !11, i64 140, !9, i64 144, !11, i64 152, !11, i64 156, !5, i64 160, !5, i64 168}
!103 = distinct !{!103, !16}
!104 = !{!102, !11, i64 120}
!105 = !{!102, !5, i64 24}
!106 = !{!64, !65, i64 2}
!107 = distinct !{!107, !16}
!108 = distinct !{!108, !16}
!109 = distinct !{!109, !16}
!110 = !{!18, !5, i64 128}
!111 = !{!18, !5, i64 136}
!112 = distinct !{!112, !16}
!113 = !{!114, !114, i64 0}
!114 = !{!"float", !6, i64 0}
!115 = !{!18, !5, i64 152}
!116 = !{!18, !5, i64 280}
!117 = !{!18, !19, i64 296}
!118 = !{!119, !19, i64 16}
!119 = !{!"reading", !19, i64 0, !19, i64 8, !19, i64 16}
!120 = !{i64 0, i64 8, !121, i64 8, i64 8, !121, i64 16, i64 8, !121}
!121 = !{!19, !19, i64 0}
!122 = !{i64 0, i64 8, !121, i64 8, i64 8, !121}
!123 = !{i64 0, i64 8, !121}
!124 = distinct !{!124, !16}
!125 = !{!97, !5, i64 0}
!126 = !{!97, !5, i64 8}
!127 = !{!97, !11, i64 32}
!128 = !{!97, !5, i64 136}
!129 = !{!97, !5, i64 152}
!130 = !{!97, !5, i64 184}
!131 = !{!97, !9, i64 64}
!132 = !{!97, !9, i64 48}
!133 = !{!98, !11, i64 8}
!134 = distinct !{!134, !16}
!135 = !{!97, !5, i64 176}
!136 = !{!102, !11, i64 124}
!137 = distinct !{!137, !16}
!138 = !{!97, !11, i64 96}
!139 = !{!97, !11, i64 104}
!140 = !{!97, !11, i64 112}
!141 = !{!97, !11, i64 92}
!142 = !{!46, !9, i64 32}
!143 = !{!18, !5, i64 144}
!144 = distinct !{!144, !16}
!145 = !{!46, !9, i64 40}
!146 = !{!97, !9, i64 232}
!147 = !{!46, !5, i64 48}
!148 = distinct !{!148, !16}
!149 = !{!102, !11, i64 132}
!150 = !{!97, !11, i64 108}
!151 = !{!102, !9, i64 88}
!152 = !{!102, !5, i64 96}
!153 = !{!97, !9, i64 216}
!154 = !{!102, !9, i64 64}
!155 = !{!97, !9, i64 56}
!156 = !{!102, !9, i64 80}
!157 = !{!97, !5, i64 144}
!158 = !{!102, !11, i64 128}
!159 = !{!97, !5, i64 120}
!160 = !{!102, !5, i64 0}
!161 = !{!97, !11, i64 100}
!162 = distinct !{!162, !16}
!163 = !{!102, !11, i64 104}
!164 = !{!102, !5, i64 32}
!165 = !{!166, !65, i64 0}
!166 = !{!"wait", !64, i64 0, !5, i64 8, !9, i64 16, !9, i64 24}
!167 = !{!166, !5, i64 8}
!168 = !{!166, !9, i64 16}
!169 = distinct !{!169, !16}
!170 = !{!102, !11, i64 108}
!171 = !{!172, !65, i64 0}
!172 = !{!"wait_ready", !64, i64 0, !5, i64 8}
!173 = !{!172, !5, i64 8}
!174 = !{!102, !11, i64 116}
!175 = distinct !{!175, !16}
!176 = distinct !{!176, !16}
!177 = !{!97, !5, i64 224}
!178 = !{!97, !11, i64 240}
!179 = distinct !{!179, !16}
!180 = !{!18, !5, i64 96}
!181 = !{!18, !5, i64 288}
!182 = !{!18, !5, i64 104}
!183 = !{i64 0, i64 8, !4}
!184 = !{!102, !9, i64 16}
!185 = !{!102, !5, i64 40}
!186 = !{!102, !9, i64 56}
!187 = !{!102, !5, i64 168}
!188 = !{!102, !11, i64 140}
!189 = !{!102, !9, i64 72}
!190 = !{!102, !11, i64 112}
!191 = distinct !{!191, !16}
!192 = distinct !{!192, !16}
!193 = !{!97, !5, i64 128}
!194 = !{ptr @run_or_refuse, ptr @run_timed}
!195 = !{!102, !9, i64 48}
!196 = !{!97, !5, i64 160}
!197 = !{!97, !9, i64 208}
!198 = !{!97, !11, i64 116}
!199 = !{!99, !5, i64 0}
!200 = !{!99, !9, i64 8}
!201 = !{!202, !5, i64 0}
!202 = !{!"arrival", !5, i64 0, !5, i64 8, !9, i64 16, !9, i64 24, !5, i64 32}
!203 = !{!202, !5, i64 8}
!204 = !{!202, !9, i64 24}
!205 = !{!202, !5, i64 32}
!206 = !{!202, !9, i64 16}
!207 = !{!99, !9, i64 24}
!208 = distinct !{!208, !16}
!209 = !{!102, !11, i64 152}
!210 = !{!102, !5, i64 160}
!211 = !{!212, !9, i64 8}
!212 = !{!"stamp", !5, i64 0, !9, i64 8}
!213 = !{!212, !5, i64 0}
!214 = distinct !{!214, !16}
!215 = distinct !{!215, !16}
!216 = !{!97, !5, i64 168}
!217 = distinct !{!217, !16}
!218 = !{!100, !5, i64 64}
!219 = !{!220, !5, i64 0}
!220 = !{!"failure", !5, i64 0, !9, i64 8, !9, i64 16, !9, i64 24, !6, i64 32, !6, i64 288, !6, i64 2336}
!221 = !{!100, !9, i64 80}
!222 = !{i64 0, i64 8, !4, i64 8, i64 8, !8, i64 16, i64 8, !8, i64 24, i64 8, !8, i64 32, i64 256, !223, i64 288, i64 2048, !223, i64 2336, i64 256, !223}
!223 = !{!6, !6, i64 0}
!224 = !{!97, !11, i64 84}
!225 = distinct !{!225, !16}
!226 = !{!97, !11, i64 88}
!227 = distinct !{!227, !16}
!228 = distinct !{!228, !16}
!229 = !{!18, !5, i64 160}
!230 = !{!97, !9, i64 72}
!231 = !{!18, !5, i64 168}
!232 = distinct !{!232, !16}
!233 = !{!102, !11, i64 156}
!234 = distinct !{!234, !16}
!235 = distinct !{!235, !16}
!236 = distinct !{!236, !16}
!237 = distinct !{!237, !16}
!238 = !{!97, !5, i64 192}
!239 = !{!35, !5, i64 0}
!240 = !{!35, !5, i64 8}
!241 = !{!35, !9, i64 16}
!242 = !{i32 1}
!243 = distinct !{!243, !16}
!244 = !{!23, !11, i64 212}
!245 = distinct !{!245, !16}
!246 = distinct !{!246, !16}
!247 = !{!248, !5, i64 0}
!248 = !{!"task", !5, i64 0, !5, i64 8, !11, i64 16, !11, i64 20, !11, i64 24, !11, i64 28}
!249 = !{!250, !5, i64 0}
!250 = !{!"", !5, i64 0, !11, i64 8, !11, i64 12, !11, i64 16, !11, i64 20, !11, i64 24, !11, i64 28, !11, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64}
!251 = !{!248, !5, i64 8}
!252 = !{!248, !11, i64 16}
!253 = !{!248, !11, i64 20}
!254 = !{!250, !11, i64 8}
!255 = !{!250, !11, i64 12}
!256 = !{!250, !11, i64 16}
!257 = !{!250, !11, i64 20}
!258 = !{!250, !11, i64 24}
!259 = !{!250, !11, i64 28}
!260 = !{!248, !11, i64 24}
!261 = !{!250, !11, i64 32}
!262 = !{!250, !5, i64 40}
!263 = !{!250, !5, i64 48}
!264 = !{!250, !5, i64 56}
!265 = !{!250, !5, i64 64}
!266 = distinct !{ptr @add_task, null}
!267 = distinct !{!267, !16}
!268 = !{!248, !11, i64 28}
!269 = !{!18, !5, i64 192}
!270 = !{!18, !5, i64 216}
!271 = distinct !{!271, !16}
!272 = distinct !{!272, !16}
!273 = distinct !{!273, !16}
!274 = !{!220, !9, i64 8}
!275 = !{!220, !9, i64 16}
!276 = distinct !{!276, !16}
!277 = !{!100, !5, i64 72}
!278 = !{!102, !11, i64 136}
!279 = !{!102, !9, i64 144}
!280 = distinct !{!280, !16}
!281 = !{!46, !9, i64 16}
!282 = !{!18, !5, i64 56}
!283 = !{!18, !5, i64 16}
!284 = distinct !{!284, !16}
!285 = !{!18, !5, i64 32}
!286 = !{!18, !5, i64 40}
!287 = !{!18, !5, i64 24}
!288 = !{!289, !5, i64 0}
!289 = !{!"window", !5, i64 0, !5, i64 8, !6, i64 16, !9, i64 144, !11, i64 152}
!290 = !{!289, !5, i64 8}
!291 = !{!289, !9, i64 144}
!292 = distinct !{!292, !16}
!293 = !{!289, !11, i64 152}
!294 = distinct !{!294, !16}
!295 = distinct !{!295, !16}
!296 = distinct !{!296, !16}
!297 = !{!18, !5, i64 80}
!298 = !{!18, !5, i64 272}
!299 = !{!18, !5, i64 88}
!300 = !{!18, !5, i64 48}
!301 = !{!302, !9, i64 8}
!302 = !{!"peer_copy", !64, i64 0, !9, i64 8, !5, i64 16, !9, i64 24, !5, i64 32, !9, i64 40}
!303 = !{!302, !5, i64 16}
!304 = !{!302, !9, i64 24}
!305 = !{!302, !5, i64 32}
!306 = !{!302, !9, i64 40}
!307 = !{!72, !11, i64 24}
!308 = !{!72, !11, i64 28}
!309 = !{!18, !5, i64 64}
!310 = !{!18, !5, i64 72}
!311 = !{!18, !5, i64 232}
!312 = distinct !{!312, !16}
!313 = !{!18, !5, i64 240}
!314 = !{!315, !5, i64 8}
!315 = !{!"wait_event", !64, i64 0, !5, i64 8}
!316 = !{!317, !9, i64 16}
!317 = !{!"wait_semaphore", !64, i64 0, !5, i64 8, !9, i64 16, !9, i64 24}
!318 = !{!319, !9, i64 0}
!319 = !{!"", !320, i64 0, !11, i64 72, !6, i64 76}
!320 = !{!"", !9, i64 0, !9, i64 8, !9, i64 16, !11, i64 24, !6, i64 28}
!321 = !{!18, !5, i64 176}
!322 = !{!99, !9, i64 16}
!323 = !{i64 0, i64 8, !8, i64 8, i64 8, !8}
!324 = !{i64 0, i64 8, !4, i64 8, i64 8, !8, i64 16, i64 8, !8, i64 24, i64 8, !8}
!325 = !{i64 0, i64 8, !8, i64 8, i64 8, !8, i64 16, i64 8, !8}
!326 = !{i64 0, i64 8, !4, i64 8, i64 8, !4, i64 16, i64 8, !8, i64 24, i64 8, !8, i64 32, i64 8, !4}
!327 = distinct !{!327, !16}
