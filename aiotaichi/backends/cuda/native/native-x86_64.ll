; Made by `nox -s native` from *.c and *.h, sha256 941109efba0d047f0da40e0dbc56ba528fa7d53943a7e489133a0424bf705add
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
define dso_local ptr @queue_create(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 592) #11
  %5 = icmp eq ptr %4, null
  br i1 %5, label %43, label %6

6:                                                ; preds = %3
  store ptr %0, ptr %4, align 8, !tbaa !110
  %7 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 1
  store ptr %1, ptr %7, align 8, !tbaa !111
  %8 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 3, i32 1
  store i32 %2, ptr %8, align 8, !tbaa !112
  %9 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 20
  %10 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 21
  store ptr %9, ptr %10, align 8, !tbaa !113
  %11 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 22
  %12 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 23
  store ptr %11, ptr %12, align 8, !tbaa !114
  %13 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 26
  %14 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 27
  store ptr %13, ptr %14, align 8, !tbaa !115
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
  %33 = load ptr, ptr %4, align 8, !tbaa !110
  %34 = getelementptr inbounds %struct.device, ptr %33, i64 0, i32 39
  %35 = load ptr, ptr %34, align 8, !tbaa !53
  %36 = tail call i32 @pthread_mutex_lock(ptr noundef %35) #11
  %37 = getelementptr inbounds %struct.ring, ptr %35, i64 0, i32 1
  %38 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %37) #11
  %39 = tail call i32 @pthread_mutex_unlock(ptr noundef %35) #11
  %40 = load i64, ptr %15, align 8, !tbaa !116
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
  %35 = load i64, ptr %12, align 8, !tbaa !117
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
  %45 = load i32, ptr %30, align 8, !tbaa !118
  %46 = call i64 @write(i32 noundef %45, ptr noundef nonnull @notify.one, i64 noundef 8) #11
  br label %47

47:                                               ; preds = %80, %278, %154, %159, %192, %44, %41
  %48 = load atomic i32, ptr %6 seq_cst, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %31, label %280, !llvm.loop !119

50:                                               ; preds = %36
  %51 = load ptr, ptr %14, align 8, !tbaa !120
  br label %52

52:                                               ; preds = %56, %50
  %53 = phi ptr [ %13, %50 ], [ %54, %56 ]
  %54 = load ptr, ptr %53, align 8, !tbaa !4
  %55 = icmp ne ptr %54, null
  br i1 %55, label %56, label %60

56:                                               ; preds = %52
  %57 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 18
  %58 = load i32, ptr %57, align 4, !tbaa !121
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %52, label %60, !llvm.loop !122

60:                                               ; preds = %52, %56
  %61 = load atomic i64, ptr %10 seq_cst, align 8
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %63, label %72

63:                                               ; preds = %60
  %64 = load i32, ptr %15, align 8, !tbaa !123
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %72

66:                                               ; preds = %63
  %67 = load i32, ptr %16, align 8, !tbaa !124
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %72

69:                                               ; preds = %66
  %70 = load i32, ptr %17, align 8, !tbaa !125
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
  store i32 1, ptr %18, align 4, !tbaa !126
  %81 = call i32 @pthread_cond_wait(ptr noundef nonnull %19, ptr noundef nonnull %4) #11
  store i32 0, ptr %18, align 4, !tbaa !126
  br label %47

82:                                               ; preds = %76
  br i1 %77, label %83, label %196

83:                                               ; preds = %82
  br i1 %55, label %84, label %90

84:                                               ; preds = %83
  %85 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 1
  %86 = load i64, ptr %85, align 8, !tbaa !101
  %87 = getelementptr inbounds %struct.slot, ptr %51, i64 0, i32 4
  %88 = load i64, ptr %87, align 8, !tbaa !127
  %89 = icmp ult i64 %86, %88
  br i1 %89, label %196, label %90

90:                                               ; preds = %84, %83
  %91 = load ptr, ptr %0, align 8, !tbaa !110
  %92 = load ptr, ptr %14, align 8, !tbaa !120
  %93 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #11
  %94 = load ptr, ptr %91, align 8, !tbaa !43
  %95 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 33
  %96 = load ptr, ptr %95, align 8, !tbaa !44
  %97 = call i32 %94(ptr noundef %96) #11
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %139

99:                                               ; preds = %90
  %100 = getelementptr inbounds %struct.device, ptr %91, i64 0, i32 18
  %101 = load ptr, ptr %100, align 8, !tbaa !128
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
  br i1 %114, label %135, label %115, !llvm.loop !129

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
  %126 = load ptr, ptr %111, align 8, !tbaa !130
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
  %147 = load ptr, ptr %0, align 8, !tbaa !110
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
  %161 = load i64, ptr %160, align 8, !tbaa !131
  call fastcc void @land_many(ptr noundef nonnull %0, i64 noundef %161) #12
  %162 = load atomic i32, ptr %11 seq_cst, align 8
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %164, label %47

164:                                              ; preds = %159
  %165 = load ptr, ptr %14, align 8, !tbaa !120
  %166 = load ptr, ptr %155, align 8, !tbaa !47
  store ptr %166, ptr %14, align 8, !tbaa !120
  %167 = icmp eq ptr %166, null
  br i1 %167, label %168, label %169

168:                                              ; preds = %164
  store ptr %14, ptr %22, align 8, !tbaa !115
  br label %169

169:                                              ; preds = %168, %164
  store ptr null, ptr %155, align 8, !tbaa !47
  %170 = load ptr, ptr %0, align 8, !tbaa !110
  %171 = getelementptr inbounds %struct.device, ptr %170, i64 0, i32 39
  %172 = load ptr, ptr %171, align 8, !tbaa !53
  %173 = call i32 @pthread_mutex_lock(ptr noundef %172) #11
  %174 = icmp eq ptr %165, null
  br i1 %174, label %192, label %175

175:                                              ; preds = %169
  %176 = getelementptr inbounds %struct.ring, ptr %172, i64 0, i32 2
  %177 = load i64, ptr %23, align 8, !tbaa !132
  br label %179

178:                                              ; preds = %189
  store i64 %183, ptr %23, align 8, !tbaa !132
  br label %192

179:                                              ; preds = %189, %175
  %180 = phi i64 [ %177, %175 ], [ %183, %189 ]
  %181 = phi ptr [ %165, %175 ], [ %182, %189 ]
  %182 = load ptr, ptr %181, align 8, !tbaa !47
  %183 = add i64 %180, -1
  %184 = getelementptr inbounds %struct.slot, ptr %181, i64 0, i32 6
  %185 = load ptr, ptr %184, align 8, !tbaa !133
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
  br i1 %191, label %178, label %179, !llvm.loop !134

192:                                              ; preds = %178, %169
  %193 = getelementptr inbounds %struct.ring, ptr %172, i64 0, i32 1
  %194 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %193) #11
  %195 = call i32 @pthread_mutex_unlock(ptr noundef %172) #11
  br label %47

196:                                              ; preds = %84, %82
  %197 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 20
  %198 = load i32, ptr %197, align 4, !tbaa !135
  %199 = add i32 %198, 1
  store i32 %199, ptr %197, align 4, !tbaa !135
  %200 = load i32, ptr %25, align 4, !tbaa !136
  %201 = add i32 %200, 1
  store i32 %201, ptr %25, align 4, !tbaa !136
  %202 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 11
  %203 = load i64, ptr %202, align 8, !tbaa !137
  %204 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #11
  %205 = load ptr, ptr %0, align 8, !tbaa !110
  %206 = load ptr, ptr %205, align 8, !tbaa !43
  %207 = getelementptr inbounds %struct.device, ptr %205, i64 0, i32 33
  %208 = load ptr, ptr %207, align 8, !tbaa !44
  %209 = call i32 %206(ptr noundef %208) #11
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %211, label %223

211:                                              ; preds = %196
  %212 = load ptr, ptr %0, align 8, !tbaa !110
  %213 = getelementptr inbounds %struct.device, ptr %212, i64 0, i32 18
  %214 = load ptr, ptr %213, align 8, !tbaa !128
  %215 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 12
  %216 = load ptr, ptr %215, align 8, !tbaa !138
  %217 = call i32 %214(ptr noundef %216) #11
  %218 = load ptr, ptr %0, align 8, !tbaa !110
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
  %231 = load ptr, ptr %0, align 8, !tbaa !110
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
  %243 = load i64, ptr %26, align 8, !tbaa !139
  %244 = icmp ult i64 %243, %203
  br i1 %244, label %266, label %245

245:                                              ; preds = %242
  %246 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 18
  %247 = load i32, ptr %246, align 4, !tbaa !121
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %266, label %249

249:                                              ; preds = %245
  store i32 0, ptr %246, align 4, !tbaa !121
  %250 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 8
  %251 = load i64, ptr %250, align 8, !tbaa !140
  %252 = load i64, ptr %27, align 8, !tbaa !141
  %253 = sub i64 %252, %251
  store i64 %253, ptr %27, align 8, !tbaa !141
  %254 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 10
  %255 = load i64, ptr %254, align 8, !tbaa !142
  %256 = icmp ugt i64 %255, 65536
  %257 = sext i1 %256 to i32
  %258 = load i32, ptr %17, align 8, !tbaa !125
  %259 = add i32 %258, %257
  store i32 %259, ptr %17, align 8, !tbaa !125
  %260 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 1
  %261 = load i64, ptr %260, align 8, !tbaa !101
  store atomic i64 %261, ptr %12 seq_cst, align 8
  %262 = load ptr, ptr %28, align 8, !tbaa !143
  %263 = icmp eq ptr %262, null
  br i1 %263, label %266, label %264

264:                                              ; preds = %249
  %265 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #11
  br label %266

266:                                              ; preds = %264, %249, %245, %242, %238
  %267 = load i32, ptr %197, align 4, !tbaa !135
  %268 = add i32 %267, -1
  store i32 %268, ptr %197, align 4, !tbaa !135
  %269 = load i32, ptr %25, align 4, !tbaa !136
  %270 = add i32 %269, -1
  store i32 %270, ptr %25, align 4, !tbaa !136
  %271 = icmp eq i32 %268, 0
  br i1 %271, label %272, label %278

272:                                              ; preds = %266
  %273 = getelementptr inbounds %struct.batch, ptr %54, i64 0, i32 19
  %274 = load i32, ptr %273, align 8, !tbaa !144
  %275 = icmp eq i32 %274, 0
  br i1 %275, label %278, label %276

276:                                              ; preds = %272
  %277 = load ptr, ptr %29, align 8, !tbaa !145
  store ptr %277, ptr %54, align 8, !tbaa !146
  store ptr %54, ptr %29, align 8, !tbaa !145
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
  %33 = load ptr, ptr %13, align 8, !tbaa !143
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
  %48 = call i32 @pthread_cond_wait(ptr noundef nonnull %21, ptr noundef nonnull %7) #11
  br label %389, !llvm.loop !148

49:                                               ; preds = %44
  %50 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 17
  %51 = load i32, ptr %50, align 8, !tbaa !104
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %193

53:                                               ; preds = %49
  %54 = load i64, ptr %17, align 8, !tbaa !141
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %68, label %56

56:                                               ; preds = %53
  %57 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 8
  %58 = load i64, ptr %57, align 8, !tbaa !140
  %59 = add i64 %58, %54
  %60 = icmp ugt i64 %59, 772
  br i1 %60, label %61, label %68

61:                                               ; preds = %56
  store i32 1, ptr %18, align 8, !tbaa !124
  %62 = load i32, ptr %19, align 4, !tbaa !126
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %66, label %64

64:                                               ; preds = %61
  %65 = call i32 @pthread_cond_signal(ptr noundef nonnull %20) #11
  br label %66

66:                                               ; preds = %64, %61
  %67 = call i32 @pthread_cond_wait(ptr noundef nonnull %21, ptr noundef nonnull %7) #11
  store i32 0, ptr %18, align 8, !tbaa !124
  br label %389

68:                                               ; preds = %56, %53
  %69 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #11
  %70 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 13
  %71 = load i32, ptr %70, align 8, !tbaa !149
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %141, label %73

73:                                               ; preds = %68
  %74 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 3
  %75 = load ptr, ptr %74, align 8, !tbaa !105
  %76 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 4
  %77 = load ptr, ptr %76, align 8, !tbaa !150
  %78 = icmp ult ptr %75, %77
  br i1 %78, label %79, label %141

79:                                               ; preds = %73, %108
  %80 = phi ptr [ %112, %108 ], [ %75, %73 ]
  %81 = load i16, ptr %80, align 8, !tbaa !151
  %82 = icmp eq i16 %81, 11
  br i1 %82, label %83, label %108

83:                                               ; preds = %79
  %84 = getelementptr inbounds %struct.wait, ptr %80, i64 0, i32 1
  %85 = load ptr, ptr %84, align 8, !tbaa !153
  %86 = getelementptr inbounds %struct.wait, ptr %80, i64 0, i32 2
  %87 = load i64, ptr %86, align 8, !tbaa !154
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
  %113 = load ptr, ptr %76, align 8, !tbaa !150
  %114 = icmp ult ptr %112, %113
  br i1 %114, label %79, label %141, !llvm.loop !155

115:                                              ; preds = %103
  %116 = getelementptr inbounds %struct.wait, ptr %80, i64 0, i32 1
  %117 = getelementptr inbounds %struct.wait, ptr %80, i64 0, i32 2
  %118 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #11
  %119 = load ptr, ptr %116, align 8, !tbaa !153
  %120 = load i64, ptr %117, align 8, !tbaa !154
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
  %144 = load i32, ptr %143, align 4, !tbaa !156
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %193, label %146, !llvm.loop !148

146:                                              ; preds = %141
  %147 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 3
  %148 = load ptr, ptr %147, align 8, !tbaa !105
  %149 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 4
  %150 = load ptr, ptr %149, align 8, !tbaa !150
  %151 = icmp ult ptr %148, %150
  br i1 %151, label %152, label %193, !llvm.loop !148

152:                                              ; preds = %146
  %153 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 16
  br label %154

154:                                              ; preds = %173, %152
  %155 = phi ptr [ %150, %152 ], [ %174, %173 ]
  %156 = phi i32 [ 1, %152 ], [ %175, %173 ]
  %157 = phi ptr [ %148, %152 ], [ %179, %173 ]
  %158 = load i16, ptr %157, align 8, !tbaa !157
  %159 = icmp eq i16 %158, 14
  br i1 %159, label %160, label %173

160:                                              ; preds = %154
  %161 = getelementptr inbounds %struct.wait_ready, ptr %157, i64 0, i32 1
  %162 = load ptr, ptr %161, align 8, !tbaa !159
  %163 = load atomic i32, ptr %162 seq_cst, align 4
  %164 = icmp ne i32 %156, 0
  %165 = icmp ne i32 %163, 0
  %166 = select i1 %164, i1 %165, i1 false
  %167 = zext i1 %166 to i32
  %168 = icmp eq i32 %163, 2
  %169 = zext i1 %168 to i32
  %170 = load i32, ptr %153, align 4, !tbaa !160
  %171 = or i32 %170, %169
  store i32 %171, ptr %153, align 4, !tbaa !160
  %172 = load ptr, ptr %149, align 8, !tbaa !150
  br label %173

173:                                              ; preds = %160, %154
  %174 = phi ptr [ %172, %160 ], [ %155, %154 ]
  %175 = phi i32 [ %167, %160 ], [ %156, %154 ]
  %176 = getelementptr inbounds %struct.command, ptr %157, i64 0, i32 2
  %177 = load i32, ptr %176, align 4, !tbaa !66
  %178 = zext i32 %177 to i64
  %179 = getelementptr inbounds i8, ptr %157, i64 %178
  %180 = icmp ult ptr %179, %174
  br i1 %180, label %154, label %181, !llvm.loop !161

181:                                              ; preds = %173
  %182 = icmp eq i32 %175, 0
  br i1 %182, label %183, label %193, !llvm.loop !148

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
  %194 = load ptr, ptr %33, align 8, !tbaa !146
  store ptr %194, ptr %13, align 8, !tbaa !143
  %195 = icmp eq ptr %194, null
  br i1 %195, label %196, label %197

196:                                              ; preds = %193
  store ptr %13, ptr %26, align 8, !tbaa !114
  br label %197

197:                                              ; preds = %196, %193
  store i32 1, ptr %50, align 8, !tbaa !104
  store i32 1, ptr %14, align 4, !tbaa !147
  %198 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #11
  br i1 %52, label %199, label %235

199:                                              ; preds = %197
  %200 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 13
  %201 = load i32, ptr %200, align 8, !tbaa !149
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %235, label %203

203:                                              ; preds = %199
  %204 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 3
  %205 = load ptr, ptr %204, align 8, !tbaa !105
  %206 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 4
  %207 = load ptr, ptr %206, align 8, !tbaa !150
  %208 = icmp ult ptr %205, %207
  br i1 %208, label %209, label %235

209:                                              ; preds = %203
  %210 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 1
  br label %211

211:                                              ; preds = %228, %209
  %212 = phi ptr [ %205, %209 ], [ %232, %228 ]
  %213 = load i16, ptr %212, align 8, !tbaa !151
  %214 = icmp eq i16 %213, 11
  br i1 %214, label %215, label %228

215:                                              ; preds = %211
  %216 = getelementptr inbounds %struct.wait, ptr %212, i64 0, i32 1
  %217 = load ptr, ptr %216, align 8, !tbaa !153
  %218 = getelementptr inbounds %struct.queue, ptr %217, i64 0, i32 33
  %219 = call i32 @pthread_mutex_lock(ptr noundef nonnull %218) #11
  %220 = getelementptr inbounds %struct.queue, ptr %217, i64 0, i32 4
  %221 = load i64, ptr %220, align 8, !tbaa !96
  %222 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %218) #11
  %223 = getelementptr inbounds %struct.wait, ptr %212, i64 0, i32 2
  %224 = load i64, ptr %223, align 8, !tbaa !154
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
  %233 = load ptr, ptr %206, align 8, !tbaa !150
  %234 = icmp ult ptr %232, %233
  br i1 %234, label %211, label %235, !llvm.loop !162

235:                                              ; preds = %228, %203, %199, %197
  %236 = call fastcc i32 @hand_over(ptr noundef %0, ptr noundef nonnull %33) #12
  %237 = icmp eq i32 %236, -1
  br i1 %237, label %238, label %387

238:                                              ; preds = %235
  %239 = load ptr, ptr %0, align 8, !tbaa !110
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
  %255 = load ptr, ptr %0, align 8, !tbaa !110
  %256 = getelementptr inbounds %struct.device, ptr %255, i64 0, i32 39
  %257 = load ptr, ptr %256, align 8, !tbaa !53
  %258 = getelementptr inbounds %struct.ring, ptr %257, i64 0, i32 2
  %259 = load ptr, ptr %258, align 8, !tbaa !4
  %260 = icmp eq ptr %259, null
  br i1 %260, label %264, label %261

261:                                              ; preds = %254
  %262 = load i64, ptr %28, align 8, !tbaa !132
  %263 = icmp ult i64 %262, 64
  br i1 %263, label %367, label %264

264:                                              ; preds = %261, %254
  %265 = load ptr, ptr %29, align 8, !tbaa !163
  %266 = icmp eq ptr %265, null
  br i1 %266, label %271, label %267

267:                                              ; preds = %264
  %268 = load i64, ptr %28, align 8, !tbaa !132
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
  %277 = load i64, ptr %28, align 8, !tbaa !132
  %278 = icmp eq i64 %277, 0
  br i1 %278, label %279, label %282

279:                                              ; preds = %276
  %280 = load i32, ptr %30, align 8, !tbaa !164
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %288, label %282

282:                                              ; preds = %279, %276
  %283 = call i32 @pthread_cond_wait(ptr noundef nonnull %246, ptr noundef %241) #11
  br label %284

284:                                              ; preds = %366, %362, %357, %282
  %285 = phi i32 [ 0, %282 ], [ 0, %366 ], [ %363, %362 ], [ 0, %357 ]
  %286 = load atomic i32, ptr %15 seq_cst, align 8
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %247, label %367, !llvm.loop !165

288:                                              ; preds = %279
  %289 = call i32 @pthread_mutex_unlock(ptr noundef %241) #11
  %290 = load ptr, ptr %0, align 8, !tbaa !110
  %291 = call ptr @calloc(i64 noundef 1, i64 noundef 56) #11
  %292 = icmp eq ptr %291, null
  br i1 %292, label %293, label %295

293:                                              ; preds = %288
  %294 = call i32 @pthread_mutex_lock(ptr noundef %241) #11
  br label %366

295:                                              ; preds = %288
  %296 = call ptr @calloc(i64 noundef 1, i64 noundef 327680) #11
  %297 = getelementptr inbounds %struct.slot, ptr %291, i64 0, i32 6
  store ptr %296, ptr %297, align 8, !tbaa !133
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
  %310 = load ptr, ptr %297, align 8, !tbaa !133
  br label %349

311:                                              ; preds = %303
  %312 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 12
  %313 = load ptr, ptr %312, align 8, !tbaa !166
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
  %341 = load ptr, ptr %340, align 8, !tbaa !167
  %342 = call i32 @pthread_rwlock_wrlock(ptr noundef %341) #11
  %343 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 13
  %344 = load ptr, ptr %343, align 8, !tbaa !168
  %345 = load ptr, ptr %336, align 8, !tbaa !45
  %346 = call i32 %344(ptr noundef %345) #11
  %347 = load ptr, ptr %340, align 8, !tbaa !167
  %348 = call i32 @pthread_rwlock_unlock(ptr noundef %347) #11
  br label %352

349:                                              ; preds = %309, %295
  %350 = phi ptr [ %310, %309 ], [ null, %295 ]
  %351 = phi i32 [ %307, %309 ], [ 2, %295 ]
  call void @free(ptr noundef %350) #11
  call void @free(ptr noundef nonnull %291) #11
  br label %362

352:                                              ; preds = %339, %335
  %353 = load ptr, ptr %297, align 8, !tbaa !133
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
  store ptr %291, ptr %29, align 8, !tbaa !163
  %361 = call i32 @pthread_mutex_lock(ptr noundef %241) #11
  br label %284

362:                                              ; preds = %352, %349
  %363 = phi i32 [ %325, %352 ], [ %351, %349 ]
  %364 = call i32 @pthread_mutex_lock(ptr noundef %241) #11
  %365 = icmp eq i32 %363, 2
  br i1 %365, label %366, label %284

366:                                              ; preds = %362, %293
  store i32 1, ptr %30, align 8, !tbaa !164
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
  %378 = load ptr, ptr %0, align 8, !tbaa !110
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
  %10 = load ptr, ptr %9, align 8, !tbaa !145
  %11 = icmp eq ptr %10, null
  br i1 %11, label %17, label %12

12:                                               ; preds = %6
  %13 = load ptr, ptr %10, align 8, !tbaa !146
  store ptr %13, ptr %9, align 8, !tbaa !145
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #11
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %10, i8 0, i64 96, i1 false)
  %15 = getelementptr inbounds i8, ptr %10, i64 104
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(36) %15, i8 0, i64 36, i1 false)
  %16 = getelementptr inbounds i8, ptr %10, i64 152
  store ptr null, ptr %16, align 8, !tbaa.struct !169
  br label %21

17:                                               ; preds = %6
  %18 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #11
  %19 = tail call ptr @calloc(i64 noundef 1, i64 noundef 160) #11
  %20 = icmp eq ptr %19, null
  br i1 %20, label %285, label %21

21:                                               ; preds = %12, %17
  %22 = phi ptr [ %10, %12 ], [ %19, %17 ]
  %23 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 1
  store i64 %3, ptr %23, align 8, !tbaa !101
  %24 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 2
  store i64 %4, ptr %24, align 8, !tbaa !170
  %25 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 5
  store ptr %1, ptr %25, align 8, !tbaa !171
  %26 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 3
  store ptr %1, ptr %26, align 8, !tbaa !105
  %27 = getelementptr inbounds i8, ptr %1, i64 %2
  %28 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 4
  store ptr %27, ptr %28, align 8, !tbaa !150
  %29 = sub i64 %3, %4
  %30 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 7
  store i64 %29, ptr %30, align 8, !tbaa !172
  %31 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 24
  store ptr %5, ptr %31, align 8, !tbaa !173
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
  %44 = load i16, ptr %43, align 2, !tbaa !106
  %45 = zext i16 %44 to i64
  %46 = add i64 %40, %45
  br label %47

47:                                               ; preds = %42, %39
  %48 = phi i64 [ %46, %42 ], [ %40, %39 ]
  %49 = load i16, ptr %41, align 4, !tbaa !63
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
  %52 = load ptr, ptr %51, align 8, !tbaa !4
  %53 = load i64, ptr %52, align 8, !tbaa !8
  %54 = getelementptr inbounds %struct.kernel, ptr %52, i64 0, i32 1
  %55 = load i64, ptr %54, align 8, !tbaa !8
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %57, label %62

57:                                               ; preds = %50
  %58 = getelementptr inbounds %struct.kernel, ptr %52, i64 0, i32 2
  %59 = load i64, ptr %58, align 8, !tbaa !8
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
  %71 = load i64, ptr %70, align 8, !tbaa !89
  %72 = load i64, ptr %38, align 8, !tbaa !174
  %73 = add i64 %72, %71
  store i64 %73, ptr %38, align 8, !tbaa !174
  br label %104

74:                                               ; preds = %47
  %75 = add i64 %48, 4
  store i32 1, ptr %37, align 8, !tbaa !175
  br label %104

76:                                               ; preds = %47
  %77 = getelementptr inbounds %struct.execute, ptr %41, i64 0, i32 2
  %78 = getelementptr inbounds %struct.command, ptr %41, i64 0, i32 2
  %79 = load i32, ptr %78, align 4, !tbaa !66
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds i8, ptr %41, i64 %80
  %82 = icmp ult ptr %77, %81
  br i1 %82, label %83, label %95

83:                                               ; preds = %76, %83
  %84 = phi i64 [ %89, %83 ], [ 0, %76 ]
  %85 = phi ptr [ %93, %83 ], [ %77, %76 ]
  %86 = getelementptr inbounds %struct.launch, ptr %85, i64 0, i32 1
  %87 = load ptr, ptr %86, align 8, !tbaa !4
  %88 = load i64, ptr %87, align 8, !tbaa !8
  %89 = add i64 %88, %84
  %90 = getelementptr inbounds %struct.command, ptr %85, i64 0, i32 2
  %91 = load i32, ptr %90, align 4, !tbaa !66
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds i8, ptr %85, i64 %92
  %94 = icmp ult ptr %93, %81
  br i1 %94, label %83, label %95, !llvm.loop !176

95:                                               ; preds = %83, %76
  %96 = phi i64 [ 0, %76 ], [ %89, %83 ]
  %97 = add i64 %48, 1
  %98 = add i64 %97, %96
  br label %104

99:                                               ; preds = %47
  store i32 1, ptr %36, align 4, !tbaa !156
  br label %104

100:                                              ; preds = %47
  %101 = add i64 %48, 1
  store i32 1, ptr %35, align 8, !tbaa !149
  br label %104

102:                                              ; preds = %47
  %103 = add i64 %48, 1
  br label %104

104:                                              ; preds = %102, %100, %99, %95, %74, %68, %62, %47
  %105 = phi i64 [ %103, %102 ], [ %101, %100 ], [ %48, %99 ], [ %48, %47 ], [ %98, %95 ], [ %75, %74 ], [ %69, %68 ], [ %67, %62 ]
  %106 = getelementptr inbounds %struct.command, ptr %41, i64 0, i32 2
  %107 = load i32, ptr %106, align 4, !tbaa !66
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds i8, ptr %41, i64 %108
  %110 = icmp ult ptr %109, %27
  br i1 %110, label %39, label %111, !llvm.loop !177

111:                                              ; preds = %104
  %112 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 8
  store i64 %105, ptr %112, align 8, !tbaa !140
  %113 = load i32, ptr %35, align 8, !tbaa !149
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %156, label %118

115:                                              ; preds = %21
  %116 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 8
  store i64 1, ptr %116, align 8, !tbaa !140
  %117 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 13
  br label %156

118:                                              ; preds = %111, %149
  %119 = phi ptr [ %153, %149 ], [ %1, %111 ]
  %120 = load i16, ptr %119, align 8, !tbaa !151
  %121 = icmp eq i16 %120, 11
  br i1 %121, label %122, label %149

122:                                              ; preds = %118
  %123 = getelementptr inbounds %struct.wait, ptr %119, i64 0, i32 1
  %124 = load ptr, ptr %123, align 8, !tbaa !153
  %125 = getelementptr inbounds %struct.wait, ptr %119, i64 0, i32 2
  %126 = load i64, ptr %125, align 8, !tbaa !154
  %127 = getelementptr inbounds %struct.queue, ptr %124, i64 0, i32 33
  %128 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %127) #11
  %129 = getelementptr inbounds %struct.queue, ptr %124, i64 0, i32 4
  %130 = load i64, ptr %129, align 8, !tbaa !96
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
  %151 = load i32, ptr %150, align 4, !tbaa !66
  %152 = zext i32 %151 to i64
  %153 = getelementptr inbounds i8, ptr %119, i64 %152
  %154 = load ptr, ptr %28, align 8, !tbaa !150
  %155 = icmp ult ptr %153, %154
  br i1 %155, label %118, label %156, !llvm.loop !155

156:                                              ; preds = %149, %111, %115
  %157 = phi ptr [ %27, %111 ], [ %27, %115 ], [ %154, %149 ]
  %158 = phi ptr [ %35, %111 ], [ %117, %115 ], [ %35, %149 ]
  %159 = phi ptr [ %112, %111 ], [ %116, %115 ], [ %112, %149 ]
  %160 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 14
  %161 = load i32, ptr %160, align 4, !tbaa !156
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %195, label %163

163:                                              ; preds = %156
  %164 = load ptr, ptr %26, align 8, !tbaa !105
  %165 = icmp ult ptr %164, %157
  br i1 %165, label %166, label %195

166:                                              ; preds = %163
  %167 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 16
  br label %168

168:                                              ; preds = %187, %166
  %169 = phi ptr [ %157, %166 ], [ %188, %187 ]
  %170 = phi i32 [ 1, %166 ], [ %189, %187 ]
  %171 = phi ptr [ %164, %166 ], [ %193, %187 ]
  %172 = load i16, ptr %171, align 8, !tbaa !157
  %173 = icmp eq i16 %172, 14
  br i1 %173, label %174, label %187

174:                                              ; preds = %168
  %175 = getelementptr inbounds %struct.wait_ready, ptr %171, i64 0, i32 1
  %176 = load ptr, ptr %175, align 8, !tbaa !159
  %177 = load atomic i32, ptr %176 seq_cst, align 4
  %178 = icmp ne i32 %170, 0
  %179 = icmp ne i32 %177, 0
  %180 = select i1 %178, i1 %179, i1 false
  %181 = zext i1 %180 to i32
  %182 = icmp eq i32 %177, 2
  %183 = zext i1 %182 to i32
  %184 = load i32, ptr %167, align 4, !tbaa !160
  %185 = or i32 %184, %183
  store i32 %185, ptr %167, align 4, !tbaa !160
  %186 = load ptr, ptr %28, align 8, !tbaa !150
  br label %187

187:                                              ; preds = %174, %168
  %188 = phi ptr [ %186, %174 ], [ %169, %168 ]
  %189 = phi i32 [ %181, %174 ], [ %170, %168 ]
  %190 = getelementptr inbounds %struct.command, ptr %171, i64 0, i32 2
  %191 = load i32, ptr %190, align 4, !tbaa !66
  %192 = zext i32 %191 to i64
  %193 = getelementptr inbounds i8, ptr %171, i64 %192
  %194 = icmp ult ptr %193, %188
  br i1 %194, label %168, label %197, !llvm.loop !161

195:                                              ; preds = %156, %163
  %196 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #11
  br label %200

197:                                              ; preds = %187
  %198 = icmp eq i32 %189, 0
  %199 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #11
  br i1 %198, label %236, label %200

200:                                              ; preds = %195, %197
  %201 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %202 = load ptr, ptr %201, align 8, !tbaa !178
  %203 = icmp eq ptr %202, null
  %204 = select i1 %203, i64 80, i64 6
  %205 = load i64, ptr %159, align 8, !tbaa !140
  %206 = icmp ugt i64 %205, %204
  br i1 %206, label %236, label %207

207:                                              ; preds = %200
  %208 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 9
  %209 = load i64, ptr %208, align 8, !tbaa !174
  %210 = icmp ult i64 %209, 262145
  br i1 %210, label %211, label %236

211:                                              ; preds = %207
  %212 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 15
  %213 = load i32, ptr %212, align 8, !tbaa !175
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %215, label %236

215:                                              ; preds = %211
  %216 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %217 = load ptr, ptr %216, align 8, !tbaa !143
  %218 = icmp eq ptr %217, null
  br i1 %218, label %219, label %236

219:                                              ; preds = %215
  %220 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %221 = load i32, ptr %220, align 4, !tbaa !147
  %222 = icmp eq i32 %221, 0
  br i1 %222, label %223, label %236

223:                                              ; preds = %219
  %224 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %225 = load i64, ptr %224, align 8, !tbaa !141
  %226 = icmp ne i64 %225, 0
  %227 = add i64 %225, %205
  %228 = icmp ugt i64 %227, 772
  %229 = select i1 %226, i1 %228, i1 false
  br i1 %229, label %236, label %230

230:                                              ; preds = %223
  %231 = load ptr, ptr %0, align 8, !tbaa !110
  %232 = getelementptr inbounds %struct.device, ptr %231, i64 0, i32 36
  %233 = load ptr, ptr %232, align 8, !tbaa !167
  %234 = tail call i32 @pthread_rwlock_tryrdlock(ptr noundef %233) #11
  %235 = icmp eq i32 %234, 0
  br i1 %235, label %242, label %236

236:                                              ; preds = %200, %207, %211, %215, %219, %147, %197, %223, %230
  %237 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %238 = load ptr, ptr %237, align 8, !tbaa !114
  store ptr %22, ptr %238, align 8, !tbaa !4
  store ptr %22, ptr %237, align 8, !tbaa !114
  %239 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %240 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %239) #11
  %241 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #11
  br label %285

242:                                              ; preds = %230
  %243 = getelementptr inbounds %struct.batch, ptr %22, i64 0, i32 17
  store i32 1, ptr %243, align 8, !tbaa !104
  store i32 1, ptr %220, align 4, !tbaa !147
  %244 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #11
  %245 = load i32, ptr %158, align 8, !tbaa !149
  %246 = icmp eq i32 %245, 0
  br i1 %246, label %277, label %247

247:                                              ; preds = %242
  %248 = load ptr, ptr %26, align 8, !tbaa !105
  %249 = load ptr, ptr %28, align 8, !tbaa !150
  %250 = icmp ult ptr %248, %249
  br i1 %250, label %251, label %277

251:                                              ; preds = %247
  %252 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32
  br label %253

253:                                              ; preds = %270, %251
  %254 = phi ptr [ %248, %251 ], [ %274, %270 ]
  %255 = load i16, ptr %254, align 8, !tbaa !151
  %256 = icmp eq i16 %255, 11
  br i1 %256, label %257, label %270

257:                                              ; preds = %253
  %258 = getelementptr inbounds %struct.wait, ptr %254, i64 0, i32 1
  %259 = load ptr, ptr %258, align 8, !tbaa !153
  %260 = getelementptr inbounds %struct.queue, ptr %259, i64 0, i32 33
  %261 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %260) #11
  %262 = getelementptr inbounds %struct.queue, ptr %259, i64 0, i32 4
  %263 = load i64, ptr %262, align 8, !tbaa !96
  %264 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %260) #11
  %265 = getelementptr inbounds %struct.wait, ptr %254, i64 0, i32 2
  %266 = load i64, ptr %265, align 8, !tbaa !154
  %267 = icmp ult i64 %263, %266
  br i1 %267, label %268, label %270

268:                                              ; preds = %257
  %269 = load i64, ptr %23, align 8, !tbaa !101
  tail call fastcc void @add_failure(ptr noundef nonnull %252, i64 noundef %269, i64 noundef 1) #13
  br label %270

270:                                              ; preds = %268, %257, %253
  %271 = getelementptr inbounds %struct.command, ptr %254, i64 0, i32 2
  %272 = load i32, ptr %271, align 4, !tbaa !66
  %273 = zext i32 %272 to i64
  %274 = getelementptr inbounds i8, ptr %254, i64 %273
  %275 = load ptr, ptr %28, align 8, !tbaa !150
  %276 = icmp ult ptr %274, %275
  br i1 %276, label %253, label %277, !llvm.loop !162

277:                                              ; preds = %270, %242, %247
  %278 = tail call fastcc i32 @hand_over(ptr noundef nonnull %0, ptr noundef nonnull %22) #12
  %279 = load ptr, ptr %0, align 8, !tbaa !110
  %280 = getelementptr inbounds %struct.device, ptr %279, i64 0, i32 36
  %281 = load ptr, ptr %280, align 8, !tbaa !167
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
  %20 = load ptr, ptr %0, align 8, !tbaa !110
  %21 = load ptr, ptr %20, align 8, !tbaa !43
  %22 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 33
  %23 = load ptr, ptr %22, align 8, !tbaa !44
  %24 = tail call i32 %21(ptr noundef %23) #11
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %885

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
  %49 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %50 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %51 = getelementptr inbounds %struct.arrival, ptr %11, i64 0, i32 1
  %52 = getelementptr inbounds %struct.arrival, ptr %11, i64 0, i32 2
  %53 = getelementptr inbounds %struct.arrival, ptr %11, i64 0, i32 3
  %54 = getelementptr inbounds %struct.arrival, ptr %11, i64 0, i32 4
  %55 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %56 = getelementptr inbounds %struct.arrival, ptr %10, i64 0, i32 1
  %57 = getelementptr inbounds %struct.arrival, ptr %10, i64 0, i32 2
  %58 = getelementptr inbounds %struct.arrival, ptr %10, i64 0, i32 3
  %59 = getelementptr inbounds %struct.arrival, ptr %10, i64 0, i32 4
  %60 = getelementptr inbounds i8, ptr %13, i64 16
  %61 = getelementptr inbounds %struct.window, ptr %13, i64 0, i32 1
  %62 = getelementptr inbounds %struct.window, ptr %13, i64 0, i32 3
  %63 = getelementptr inbounds i8, ptr %14, i64 8
  %64 = getelementptr inbounds i8, ptr %14, i64 16
  %65 = getelementptr inbounds i8, ptr %14, i64 24
  %66 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %67 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %68 = getelementptr inbounds %struct.window, ptr %13, i64 0, i32 4
  %69 = getelementptr inbounds ptr, ptr %17, i64 1
  %70 = getelementptr inbounds ptr, ptr %17, i64 2
  %71 = getelementptr inbounds %struct.arrival, ptr %18, i64 0, i32 1
  %72 = getelementptr inbounds %struct.arrival, ptr %18, i64 0, i32 2
  %73 = getelementptr inbounds %struct.arrival, ptr %18, i64 0, i32 3
  %74 = getelementptr inbounds %struct.arrival, ptr %18, i64 0, i32 4
  %75 = getelementptr inbounds %struct.arrival, ptr %19, i64 0, i32 1
  %76 = getelementptr inbounds %struct.arrival, ptr %19, i64 0, i32 2
  %77 = getelementptr inbounds %struct.arrival, ptr %19, i64 0, i32 3
  %78 = getelementptr inbounds %struct.arrival, ptr %19, i64 0, i32 4
  %79 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 24
  %80 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 22
  %81 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 23
  %82 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 21
  %83 = load ptr, ptr %27, align 8, !tbaa !171
  %84 = load ptr, ptr %28, align 8, !tbaa !150
  %85 = icmp ult ptr %83, %84
  br i1 %85, label %86, label %861

86:                                               ; preds = %26
  %87 = load i64, ptr %29, align 8, !tbaa !172
  br label %88

88:                                               ; preds = %86, %848
  %89 = phi i64 [ %858, %848 ], [ %87, %86 ]
  %90 = phi ptr [ %853, %848 ], [ %83, %86 ]
  %91 = add i64 %89, 1
  %92 = load i32, ptr %30, align 4, !tbaa !160
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %788

94:                                               ; preds = %88
  %95 = load ptr, ptr %0, align 8, !tbaa !110
  %96 = load i16, ptr %90, align 4, !tbaa !63
  switch i16 %96, label %793 [
    i16 1, label %97
    i16 2, label %241
    i16 3, label %252
    i16 4, label %264
    i16 5, label %276
    i16 6, label %462
    i16 7, label %575
    i16 8, label %614
    i16 9, label %629
    i16 10, label %667
    i16 11, label %766
    i16 12, label %773
    i16 13, label %780
  ]

97:                                               ; preds = %94
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %18)
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %19)
  %98 = getelementptr inbounds %struct.launch, ptr %90, i64 0, i32 1
  %99 = load ptr, ptr %98, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %15) #5
  %100 = getelementptr inbounds %struct.launch, ptr %90, i64 0, i32 2
  %101 = load i64, ptr %100, align 8, !tbaa !8
  store i64 %101, ptr %15, align 8, !tbaa !8
  %102 = getelementptr inbounds %struct.kernel, ptr %99, i64 0, i32 2
  %103 = load i64, ptr %102, align 8, !tbaa !8
  %104 = add i64 %103, 15
  %105 = and i64 %104, -16
  %106 = getelementptr inbounds %struct.kernel, ptr %99, i64 0, i32 1
  %107 = load i64, ptr %106, align 8, !tbaa !8
  %108 = icmp eq i64 %107, 0
  %109 = select i1 %108, i64 0, i64 2320
  %110 = add i64 %109, %105
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %16) #5
  store ptr null, ptr %16, align 8, !tbaa !4
  %111 = icmp ugt i64 %110, 262144
  br i1 %111, label %239, label %112

112:                                              ; preds = %97
  %113 = icmp eq i64 %110, 0
  br i1 %113, label %145, label %114

114:                                              ; preds = %112
  %115 = load ptr, ptr %55, align 8, !tbaa !179
  %116 = icmp eq ptr %115, null
  br i1 %116, label %128, label %117

117:                                              ; preds = %114
  %118 = getelementptr inbounds %struct.slot, ptr %115, i64 0, i32 2
  %119 = load i64, ptr %118, align 8, !tbaa !180
  %120 = add i64 %119, %110
  %121 = icmp ugt i64 %120, 262144
  br i1 %121, label %122, label %133

122:                                              ; preds = %117
  store ptr null, ptr %55, align 8, !tbaa !179
  %123 = call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %115) #12
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %239

125:                                              ; preds = %122
  %126 = load ptr, ptr %55, align 8, !tbaa !179
  %127 = icmp eq ptr %126, null
  br i1 %127, label %128, label %133

128:                                              ; preds = %125, %114
  %129 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %55) #12
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %239

131:                                              ; preds = %128
  %132 = load ptr, ptr %55, align 8, !tbaa !179
  br label %133

133:                                              ; preds = %131, %125, %117
  %134 = phi ptr [ %132, %131 ], [ %126, %125 ], [ %115, %117 ]
  %135 = getelementptr inbounds %struct.slot, ptr %134, i64 0, i32 1
  %136 = load ptr, ptr %135, align 8, !tbaa !45
  %137 = getelementptr inbounds %struct.slot, ptr %134, i64 0, i32 2
  %138 = load i64, ptr %137, align 8, !tbaa !180
  %139 = getelementptr inbounds i8, ptr %136, i64 %138
  store ptr %139, ptr %16, align 8, !tbaa !4
  %140 = and i64 %110, -16
  %141 = add i64 %138, %140
  store i64 %141, ptr %137, align 8, !tbaa !180
  %142 = load i64, ptr %102, align 8, !tbaa !8
  %143 = add i64 %142, 15
  %144 = and i64 %143, -16
  br label %145

145:                                              ; preds = %133, %112
  %146 = phi i64 [ %144, %133 ], [ %105, %112 ]
  %147 = phi i64 [ %142, %133 ], [ %103, %112 ]
  %148 = phi ptr [ %139, %133 ], [ null, %112 ]
  %149 = getelementptr inbounds i8, ptr %148, i64 %146
  %150 = call ptr @memset(ptr noundef %148, i32 noundef 0, i64 noundef %147) #11
  %151 = load i64, ptr %106, align 8, !tbaa !8
  %152 = icmp eq i64 %151, 0
  br i1 %152, label %159, label %153

153:                                              ; preds = %145
  %154 = getelementptr inbounds %struct.device, ptr %95, i64 0, i32 7
  %155 = load ptr, ptr %154, align 8, !tbaa !181
  %156 = add i64 %101, 35224
  %157 = load ptr, ptr %33, align 8, !tbaa !111
  %158 = call i32 %155(i64 noundef %156, i8 noundef zeroext 0, i64 noundef 8, ptr noundef %157) #11
  br label %159

159:                                              ; preds = %153, %145
  %160 = phi i32 [ %158, %153 ], [ 0, %145 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %17) #5
  store ptr %15, ptr %17, align 16, !tbaa !4
  store ptr %16, ptr %69, align 8, !tbaa !4
  %161 = getelementptr inbounds %struct.launch, ptr %90, i64 0, i32 4
  store ptr %161, ptr %70, align 16, !tbaa !4
  %162 = load i64, ptr %99, align 8, !tbaa !8
  %163 = icmp eq i64 %162, 0
  %164 = icmp ne i32 %160, 0
  %165 = select i1 %163, i1 true, i1 %164
  br i1 %165, label %168, label %166

166:                                              ; preds = %159
  %167 = getelementptr inbounds %struct.device, ptr %95, i64 0, i32 2
  br label %174

168:                                              ; preds = %203, %159
  %169 = phi i32 [ %160, %159 ], [ %210, %203 ]
  %170 = phi i1 [ %164, %159 ], [ %214, %203 ]
  %171 = load i64, ptr %106, align 8, !tbaa !8
  %172 = icmp eq i64 %171, 0
  %173 = select i1 %172, i1 true, i1 %170
  br i1 %173, label %226, label %216

174:                                              ; preds = %203, %166
  %175 = phi i64 [ 0, %166 ], [ %211, %203 ]
  %176 = getelementptr inbounds %struct.kernel, ptr %99, i64 0, i32 3, i64 %175
  %177 = load ptr, ptr %167, align 8, !tbaa !182
  %178 = load ptr, ptr %176, align 8, !tbaa !183
  %179 = getelementptr inbounds %struct.kernel, ptr %99, i64 0, i32 3, i64 %175, i32 1
  %180 = load ptr, ptr %179, align 8, !tbaa !185
  %181 = icmp eq ptr %180, null
  br i1 %181, label %182, label %185

182:                                              ; preds = %174
  %183 = getelementptr inbounds %struct.kernel, ptr %99, i64 0, i32 3, i64 %175, i32 2
  %184 = load i32, ptr %183, align 8, !tbaa !186
  br label %203

185:                                              ; preds = %174
  %186 = call i64 %180(ptr noundef nonnull %161) #11
  %187 = icmp sgt i64 %186, 0
  br i1 %187, label %188, label %195

188:                                              ; preds = %185
  %189 = getelementptr inbounds %struct.kernel, ptr %99, i64 0, i32 3, i64 %175, i32 3
  %190 = load i32, ptr %189, align 4, !tbaa !187
  %191 = zext i32 %190 to i64
  %192 = add nsw i64 %186, -1
  %193 = add nuw i64 %192, %191
  %194 = udiv i64 %193, %191
  br label %195

195:                                              ; preds = %188, %185
  %196 = phi i64 [ %194, %188 ], [ 1, %185 ]
  %197 = getelementptr inbounds %struct.kernel, ptr %99, i64 0, i32 3, i64 %175, i32 2
  %198 = load i32, ptr %197, align 8, !tbaa !186
  %199 = zext i32 %198 to i64
  %200 = icmp ult i64 %196, %199
  %201 = trunc i64 %196 to i32
  %202 = select i1 %200, i32 %201, i32 %198
  br label %203

203:                                              ; preds = %195, %182
  %204 = phi i32 [ %202, %195 ], [ %184, %182 ]
  %205 = getelementptr inbounds %struct.kernel, ptr %99, i64 0, i32 3, i64 %175, i32 3
  %206 = load i32, ptr %205, align 4, !tbaa !187
  %207 = getelementptr inbounds %struct.kernel, ptr %99, i64 0, i32 3, i64 %175, i32 4
  %208 = load i32, ptr %207, align 8, !tbaa !188
  %209 = load ptr, ptr %33, align 8, !tbaa !111
  %210 = call i32 %177(ptr noundef %178, i32 noundef %204, i32 noundef 1, i32 noundef 1, i32 noundef %206, i32 noundef 1, i32 noundef 1, i32 noundef %208, ptr noundef %209, ptr noundef nonnull %17, ptr noundef null) #11
  %211 = add nuw i64 %175, 1
  %212 = load i64, ptr %99, align 8, !tbaa !8
  %213 = icmp uge i64 %211, %212
  %214 = icmp ne i32 %210, 0
  %215 = select i1 %213, i1 true, i1 %214
  br i1 %215, label %168, label %174, !llvm.loop !189

216:                                              ; preds = %168
  %217 = getelementptr inbounds %struct.device, ptr %95, i64 0, i32 4
  %218 = load ptr, ptr %217, align 8, !tbaa !190
  %219 = load i64, ptr %15, align 8, !tbaa !8
  %220 = add i64 %219, 32912
  %221 = load ptr, ptr %33, align 8, !tbaa !111
  %222 = call i32 %218(ptr noundef %149, i64 noundef %220, i64 noundef 2320, ptr noundef %221) #11
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %224, label %237

224:                                              ; preds = %216
  store ptr null, ptr %18, align 8, !tbaa !191
  store ptr %149, ptr %71, align 8, !tbaa !193
  store i64 2320, ptr %72, align 8, !tbaa !194
  store i64 %91, ptr %73, align 8, !tbaa !195
  store ptr %99, ptr %74, align 8, !tbaa !196
  %225 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull byval(%struct.arrival) align 8 %18) #12
  br label %226

226:                                              ; preds = %224, %168
  %227 = phi i32 [ %169, %168 ], [ %225, %224 ]
  %228 = getelementptr inbounds %struct.launch, ptr %90, i64 0, i32 3
  %229 = load ptr, ptr %228, align 8, !tbaa !4
  %230 = icmp eq ptr %229, null
  %231 = icmp ne i32 %227, 0
  %232 = select i1 %230, i1 true, i1 %231
  br i1 %232, label %237, label %233

233:                                              ; preds = %226
  store ptr %229, ptr %19, align 8, !tbaa !191
  %234 = load ptr, ptr %16, align 8, !tbaa !4
  store ptr %234, ptr %75, align 8, !tbaa !193
  %235 = load i64, ptr %102, align 8, !tbaa !8
  store i64 %235, ptr %76, align 8, !tbaa !194
  store i64 %91, ptr %77, align 8, !tbaa !195
  store ptr null, ptr %78, align 8, !tbaa !196
  %236 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull byval(%struct.arrival) align 8 %19) #12
  br label %237

237:                                              ; preds = %233, %226, %216
  %238 = phi i32 [ %227, %226 ], [ %236, %233 ], [ %222, %216 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %17) #5
  br label %239

239:                                              ; preds = %237, %128, %122, %97
  %240 = phi i32 [ %238, %237 ], [ 2, %97 ], [ %123, %122 ], [ %129, %128 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %16) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %15) #5
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %18)
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %19)
  br label %793

241:                                              ; preds = %94
  %242 = getelementptr inbounds %struct.device, ptr %95, i64 0, i32 5
  %243 = load ptr, ptr %242, align 8, !tbaa !197
  %244 = getelementptr inbounds %struct.copy, ptr %90, i64 0, i32 1
  %245 = load i64, ptr %244, align 8, !tbaa !87
  %246 = getelementptr inbounds %struct.copy, ptr %90, i64 0, i32 2
  %247 = load i64, ptr %246, align 8, !tbaa !83
  %248 = getelementptr inbounds %struct.copy, ptr %90, i64 0, i32 3
  %249 = load i64, ptr %248, align 8, !tbaa !89
  %250 = load ptr, ptr %33, align 8, !tbaa !111
  %251 = call i32 %243(i64 noundef %245, i64 noundef %247, i64 noundef %249, ptr noundef %250) #11
  br label %793

252:                                              ; preds = %94
  %253 = getelementptr inbounds %struct.device, ptr %95, i64 0, i32 3
  %254 = load ptr, ptr %253, align 8, !tbaa !198
  %255 = getelementptr inbounds %struct.copy, ptr %90, i64 0, i32 1
  %256 = load i64, ptr %255, align 8, !tbaa !87
  %257 = getelementptr inbounds %struct.copy, ptr %90, i64 0, i32 2
  %258 = load i64, ptr %257, align 8, !tbaa !83
  %259 = inttoptr i64 %258 to ptr
  %260 = getelementptr inbounds %struct.copy, ptr %90, i64 0, i32 3
  %261 = load i64, ptr %260, align 8, !tbaa !89
  %262 = load ptr, ptr %33, align 8, !tbaa !111
  %263 = call i32 %254(i64 noundef %256, ptr noundef %259, i64 noundef %261, ptr noundef %262) #11
  br label %793

264:                                              ; preds = %94
  %265 = getelementptr inbounds %struct.device, ptr %95, i64 0, i32 4
  %266 = load ptr, ptr %265, align 8, !tbaa !190
  %267 = getelementptr inbounds %struct.copy, ptr %90, i64 0, i32 1
  %268 = load i64, ptr %267, align 8, !tbaa !87
  %269 = inttoptr i64 %268 to ptr
  %270 = getelementptr inbounds %struct.copy, ptr %90, i64 0, i32 2
  %271 = load i64, ptr %270, align 8, !tbaa !83
  %272 = getelementptr inbounds %struct.copy, ptr %90, i64 0, i32 3
  %273 = load i64, ptr %272, align 8, !tbaa !89
  %274 = load ptr, ptr %33, align 8, !tbaa !111
  %275 = call i32 %266(ptr noundef %269, i64 noundef %271, i64 noundef %273, ptr noundef %274) #11
  br label %793

276:                                              ; preds = %94
  %277 = getelementptr inbounds %struct.copy, ptr %90, i64 0, i32 3
  %278 = load i64, ptr %277, align 8, !tbaa !89
  %279 = load i64, ptr %47, align 8, !tbaa !199
  %280 = sub i64 %278, %279
  %281 = icmp ugt i64 %280, 262143
  br i1 %281, label %282, label %410

282:                                              ; preds = %276
  %283 = getelementptr inbounds %struct.copy, ptr %90, i64 0, i32 1
  %284 = getelementptr inbounds %struct.copy, ptr %90, i64 0, i32 2
  br label %285

285:                                              ; preds = %403, %282
  %286 = load atomic i32, ptr %48 seq_cst, align 8
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %288, label %793

288:                                              ; preds = %285
  %289 = load atomic i32, ptr %49 seq_cst, align 8
  %290 = icmp eq i32 %289, 0
  br i1 %290, label %291, label %793

291:                                              ; preds = %288
  %292 = load atomic i32, ptr %50 seq_cst, align 4
  %293 = icmp eq i32 %292, 0
  br i1 %293, label %294, label %793

294:                                              ; preds = %291
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %13) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %60, i8 0, i64 144, i1 false)
  store ptr %0, ptr %13, align 8, !tbaa !200
  store ptr %1, ptr %61, align 8, !tbaa !202
  %295 = load i64, ptr %283, align 8, !tbaa !87
  %296 = load i64, ptr %47, align 8, !tbaa !199
  %297 = add i64 %296, %295
  store i64 %297, ptr %62, align 8, !tbaa !203
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %14) #5
  %298 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %60) #12
  %299 = icmp eq i32 %298, 0
  br i1 %299, label %301, label %300

300:                                              ; preds = %294
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %14) #5
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %13) #5
  br label %793

301:                                              ; preds = %294
  %302 = load i64, ptr %284, align 8, !tbaa !83
  %303 = inttoptr i64 %302 to ptr
  %304 = load i64, ptr %47, align 8, !tbaa !199
  %305 = getelementptr inbounds i8, ptr %303, i64 %304
  %306 = load ptr, ptr %60, align 8, !tbaa !4
  %307 = getelementptr inbounds %struct.slot, ptr %306, i64 0, i32 1
  %308 = load ptr, ptr %307, align 8, !tbaa !45
  store ptr %308, ptr %14, align 16, !tbaa.struct !3
  store ptr %305, ptr %63, align 8, !tbaa.struct !12
  store i64 262144, ptr %64, align 16, !tbaa.struct !13
  store i32 0, ptr %65, align 8, !tbaa.struct !14
  %309 = add i64 %304, 262144
  store i64 %309, ptr %47, align 8, !tbaa !199
  br label %310

310:                                              ; preds = %339, %301
  %311 = phi i64 [ 1, %301 ], [ %356, %339 ]
  %312 = phi i64 [ %309, %301 ], [ %355, %339 ]
  %313 = load i64, ptr %277, align 8, !tbaa !89
  %314 = sub i64 %313, %312
  %315 = icmp ugt i64 %314, 262143
  br i1 %315, label %316, label %358

316:                                              ; preds = %310
  %317 = load ptr, ptr %0, align 8, !tbaa !110
  %318 = getelementptr inbounds %struct.device, ptr %317, i64 0, i32 39
  %319 = load ptr, ptr %318, align 8, !tbaa !53
  %320 = call i32 @pthread_mutex_lock(ptr noundef %319) #11
  %321 = load i64, ptr %66, align 8, !tbaa !132
  %322 = icmp ult i64 %321, 64
  br i1 %322, label %323, label %334

323:                                              ; preds = %316
  %324 = getelementptr inbounds %struct.ring, ptr %319, i64 0, i32 2
  %325 = load ptr, ptr %324, align 8, !tbaa !4
  %326 = icmp eq ptr %325, null
  br i1 %326, label %329, label %327

327:                                              ; preds = %323
  %328 = load ptr, ptr %325, align 8, !tbaa !47
  store ptr %328, ptr %324, align 8, !tbaa !4
  br label %339

329:                                              ; preds = %323
  %330 = icmp eq i64 %321, 0
  br i1 %330, label %331, label %334

331:                                              ; preds = %329
  %332 = load ptr, ptr %67, align 8, !tbaa !163
  store ptr null, ptr %67, align 8, !tbaa !163
  %333 = icmp eq ptr %332, null
  br i1 %333, label %334, label %339

334:                                              ; preds = %331, %329, %316
  %335 = trunc i64 %311 to i32
  %336 = call i32 @pthread_mutex_unlock(ptr noundef %319) #11
  %337 = and i64 %311, 4294967295
  %338 = getelementptr inbounds %struct.window, ptr %13, i64 0, i32 2, i64 %337
  store ptr null, ptr %338, align 8, !tbaa !4
  br label %360

339:                                              ; preds = %331, %327
  %340 = phi ptr [ %325, %327 ], [ %332, %331 ]
  %341 = add nuw nsw i64 %321, 1
  store i64 %341, ptr %66, align 8, !tbaa !132
  store ptr null, ptr %340, align 8, !tbaa !47
  %342 = getelementptr inbounds %struct.slot, ptr %340, i64 0, i32 2
  store i64 0, ptr %342, align 8, !tbaa !180
  %343 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %319) #11
  %344 = getelementptr inbounds %struct.window, ptr %13, i64 0, i32 2, i64 %311
  store ptr %340, ptr %344, align 8, !tbaa !4
  %345 = load i64, ptr %284, align 8, !tbaa !83
  %346 = inttoptr i64 %345 to ptr
  %347 = load i64, ptr %47, align 8, !tbaa !199
  %348 = getelementptr inbounds i8, ptr %346, i64 %347
  %349 = getelementptr inbounds [16 x %struct.chunk], ptr %14, i64 0, i64 %311
  %350 = getelementptr inbounds %struct.slot, ptr %340, i64 0, i32 1
  %351 = load ptr, ptr %350, align 8, !tbaa !45
  store ptr %351, ptr %349, align 16, !tbaa.struct !3
  %352 = getelementptr inbounds i8, ptr %349, i64 8
  store ptr %348, ptr %352, align 8, !tbaa.struct !12
  %353 = getelementptr inbounds i8, ptr %349, i64 16
  store i64 262144, ptr %353, align 16, !tbaa.struct !13
  %354 = getelementptr inbounds i8, ptr %349, i64 24
  store i32 0, ptr %354, align 8, !tbaa.struct !14
  %355 = add i64 %347, 262144
  store i64 %355, ptr %47, align 8, !tbaa !199
  %356 = add nuw nsw i64 %311, 1
  %357 = icmp eq i64 %356, 16
  br i1 %357, label %360, label %310, !llvm.loop !204

358:                                              ; preds = %310
  %359 = trunc i64 %311 to i32
  br label %360

360:                                              ; preds = %339, %358, %334
  %361 = phi i32 [ %335, %334 ], [ %359, %358 ], [ 16, %339 ]
  %362 = load ptr, ptr %0, align 8, !tbaa !110
  %363 = getelementptr inbounds %struct.device, ptr %362, i64 0, i32 40
  %364 = load ptr, ptr %363, align 8, !tbaa !17
  %365 = call fastcc i32 @copy_together(ptr noundef %364, ptr noundef nonnull %14, i32 noundef %361, ptr noundef nonnull @send_slot, ptr noundef nonnull %13) #12
  %366 = load i32, ptr %68, align 8, !tbaa !205
  %367 = icmp ult i32 %366, %361
  br i1 %367, label %368, label %403

368:                                              ; preds = %360
  %369 = zext i32 %366 to i64
  %370 = zext i32 %361 to i64
  br label %371

371:                                              ; preds = %397, %368
  %372 = phi i64 [ %369, %368 ], [ %401, %397 ]
  %373 = getelementptr inbounds %struct.window, ptr %13, i64 0, i32 2, i64 %372
  %374 = load ptr, ptr %373, align 8, !tbaa !4
  %375 = load ptr, ptr %0, align 8, !tbaa !110
  %376 = getelementptr inbounds %struct.device, ptr %375, i64 0, i32 39
  %377 = load ptr, ptr %376, align 8, !tbaa !53
  %378 = call i32 @pthread_mutex_lock(ptr noundef %377) #11
  %379 = icmp eq ptr %374, null
  br i1 %379, label %397, label %380

380:                                              ; preds = %371
  %381 = getelementptr inbounds %struct.ring, ptr %377, i64 0, i32 2
  %382 = load i64, ptr %66, align 8, !tbaa !132
  br label %384

383:                                              ; preds = %394
  store i64 %388, ptr %66, align 8, !tbaa !132
  br label %397

384:                                              ; preds = %394, %380
  %385 = phi i64 [ %382, %380 ], [ %388, %394 ]
  %386 = phi ptr [ %374, %380 ], [ %387, %394 ]
  %387 = load ptr, ptr %386, align 8, !tbaa !47
  %388 = add i64 %385, -1
  %389 = getelementptr inbounds %struct.slot, ptr %386, i64 0, i32 6
  %390 = load ptr, ptr %389, align 8, !tbaa !133
  %391 = icmp eq ptr %390, null
  br i1 %391, label %392, label %394

392:                                              ; preds = %384
  %393 = load ptr, ptr %381, align 8, !tbaa !4
  store ptr %393, ptr %386, align 8, !tbaa !47
  br label %394

394:                                              ; preds = %392, %384
  %395 = phi ptr [ %381, %392 ], [ %67, %384 ]
  store ptr %386, ptr %395, align 8, !tbaa !4
  %396 = icmp eq ptr %387, null
  br i1 %396, label %383, label %384, !llvm.loop !134

397:                                              ; preds = %383, %371
  %398 = getelementptr inbounds %struct.ring, ptr %377, i64 0, i32 1
  %399 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %398) #11
  %400 = call i32 @pthread_mutex_unlock(ptr noundef %377) #11
  %401 = add nuw nsw i64 %372, 1
  %402 = icmp eq i64 %401, %370
  br i1 %402, label %403, label %371, !llvm.loop !206

403:                                              ; preds = %397, %360
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %14) #5
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %13) #5
  %404 = load i64, ptr %277, align 8, !tbaa !89
  %405 = load i64, ptr %47, align 8, !tbaa !199
  %406 = sub i64 %404, %405
  %407 = icmp ugt i64 %406, 262143
  %408 = icmp eq i32 %365, 0
  %409 = select i1 %407, i1 %408, i1 false
  br i1 %409, label %285, label %410, !llvm.loop !207

410:                                              ; preds = %403, %276
  %411 = phi i32 [ 0, %276 ], [ %365, %403 ]
  %412 = phi i64 [ %278, %276 ], [ %404, %403 ]
  %413 = phi i64 [ %279, %276 ], [ %405, %403 ]
  %414 = phi i64 [ %280, %276 ], [ %406, %403 ]
  %415 = phi i1 [ true, %276 ], [ %408, %403 ]
  %416 = icmp ne i64 %412, %413
  %417 = select i1 %415, i1 %416, i1 false
  br i1 %417, label %418, label %793

418:                                              ; preds = %410
  %419 = load ptr, ptr %55, align 8, !tbaa !179
  %420 = icmp eq ptr %419, null
  br i1 %420, label %432, label %421

421:                                              ; preds = %418
  %422 = getelementptr inbounds %struct.slot, ptr %419, i64 0, i32 2
  %423 = load i64, ptr %422, align 8, !tbaa !180
  %424 = add i64 %423, %414
  %425 = icmp ugt i64 %424, 262144
  br i1 %425, label %426, label %437

426:                                              ; preds = %421
  store ptr null, ptr %55, align 8, !tbaa !179
  %427 = call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %419) #12
  %428 = icmp eq i32 %427, 0
  br i1 %428, label %429, label %793

429:                                              ; preds = %426
  %430 = load ptr, ptr %55, align 8, !tbaa !179
  %431 = icmp eq ptr %430, null
  br i1 %431, label %432, label %437

432:                                              ; preds = %429, %418
  %433 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %55) #12
  %434 = icmp eq i32 %433, 0
  br i1 %434, label %435, label %793

435:                                              ; preds = %432
  %436 = load ptr, ptr %55, align 8, !tbaa !179
  br label %437

437:                                              ; preds = %435, %429, %421
  %438 = phi ptr [ %436, %435 ], [ %430, %429 ], [ %419, %421 ]
  %439 = getelementptr inbounds %struct.slot, ptr %438, i64 0, i32 1
  %440 = load ptr, ptr %439, align 8, !tbaa !45
  %441 = getelementptr inbounds %struct.slot, ptr %438, i64 0, i32 2
  %442 = load i64, ptr %441, align 8, !tbaa !180
  %443 = getelementptr inbounds i8, ptr %440, i64 %442
  %444 = add i64 %414, 15
  %445 = and i64 %444, -16
  %446 = add i64 %442, %445
  store i64 %446, ptr %441, align 8, !tbaa !180
  %447 = getelementptr inbounds %struct.copy, ptr %90, i64 0, i32 2
  %448 = load i64, ptr %447, align 8, !tbaa !83
  %449 = inttoptr i64 %448 to ptr
  %450 = load i64, ptr %47, align 8, !tbaa !199
  %451 = getelementptr inbounds i8, ptr %449, i64 %450
  %452 = call ptr @memcpy(ptr noundef %443, ptr noundef %451, i64 noundef %414) #11
  %453 = load ptr, ptr %0, align 8, !tbaa !110
  %454 = getelementptr inbounds %struct.device, ptr %453, i64 0, i32 3
  %455 = load ptr, ptr %454, align 8, !tbaa !198
  %456 = getelementptr inbounds %struct.copy, ptr %90, i64 0, i32 1
  %457 = load i64, ptr %456, align 8, !tbaa !87
  %458 = load i64, ptr %47, align 8, !tbaa !199
  %459 = add i64 %458, %457
  %460 = load ptr, ptr %33, align 8, !tbaa !111
  %461 = call i32 %455(i64 noundef %459, ptr noundef %443, i64 noundef %414, ptr noundef %460) #11
  br label %793

462:                                              ; preds = %94
  %463 = getelementptr inbounds %struct.copy, ptr %90, i64 0, i32 3
  %464 = load i64, ptr %463, align 8, !tbaa !89
  %465 = load i64, ptr %47, align 8, !tbaa !199
  %466 = sub i64 %464, %465
  %467 = icmp ugt i64 %466, 262143
  br i1 %467, label %468, label %517

468:                                              ; preds = %462
  %469 = getelementptr inbounds %struct.copy, ptr %90, i64 0, i32 2
  %470 = getelementptr inbounds %struct.copy, ptr %90, i64 0, i32 1
  br label %471

471:                                              ; preds = %506, %468
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %12) #5
  %472 = load atomic i32, ptr %48 seq_cst, align 8
  %473 = icmp eq i32 %472, 0
  br i1 %473, label %474, label %504

474:                                              ; preds = %471
  %475 = load atomic i32, ptr %49 seq_cst, align 8
  %476 = icmp eq i32 %475, 0
  br i1 %476, label %477, label %504

477:                                              ; preds = %474
  %478 = load atomic i32, ptr %50 seq_cst, align 4
  %479 = icmp eq i32 %478, 0
  br i1 %479, label %480, label %504

480:                                              ; preds = %477
  %481 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %12) #12
  %482 = icmp eq i32 %481, 0
  br i1 %482, label %483, label %504

483:                                              ; preds = %480
  %484 = load ptr, ptr %12, align 8, !tbaa !4
  %485 = getelementptr inbounds %struct.slot, ptr %484, i64 0, i32 1
  %486 = load ptr, ptr %485, align 8, !tbaa !45
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %11)
  %487 = load ptr, ptr %0, align 8, !tbaa !110
  %488 = getelementptr inbounds %struct.device, ptr %487, i64 0, i32 4
  %489 = load ptr, ptr %488, align 8, !tbaa !190
  %490 = load i64, ptr %469, align 8, !tbaa !83
  %491 = load i64, ptr %47, align 8, !tbaa !199
  %492 = add i64 %491, %490
  %493 = load ptr, ptr %33, align 8, !tbaa !111
  %494 = call i32 %489(ptr noundef %486, i64 noundef %492, i64 noundef 262144, ptr noundef %493) #11
  %495 = icmp eq i32 %494, 0
  br i1 %495, label %496, label %506

496:                                              ; preds = %483
  %497 = load i64, ptr %470, align 8, !tbaa !87
  %498 = inttoptr i64 %497 to ptr
  %499 = load i64, ptr %47, align 8, !tbaa !199
  %500 = getelementptr inbounds i8, ptr %498, i64 %499
  store ptr %500, ptr %11, align 8, !tbaa !191
  store ptr %486, ptr %51, align 8, !tbaa !193
  store i64 262144, ptr %52, align 8, !tbaa !194
  store i64 %91, ptr %53, align 8, !tbaa !195
  store ptr null, ptr %54, align 8, !tbaa !196
  %501 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull byval(%struct.arrival) align 8 %11) #12
  %502 = load i64, ptr %47, align 8, !tbaa !199
  %503 = add i64 %502, 262144
  store i64 %503, ptr %47, align 8, !tbaa !199
  br label %506

504:                                              ; preds = %480, %477, %474, %471
  %505 = phi i32 [ %481, %480 ], [ -2, %477 ], [ -2, %474 ], [ -2, %471 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %12) #5
  br label %793

506:                                              ; preds = %496, %483
  %507 = phi i32 [ %501, %496 ], [ %494, %483 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %11)
  %508 = call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %484) #12
  %509 = icmp eq i32 %507, 0
  %510 = select i1 %509, i32 %508, i32 %507
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %12) #5
  %511 = load i64, ptr %463, align 8, !tbaa !89
  %512 = load i64, ptr %47, align 8, !tbaa !199
  %513 = sub i64 %511, %512
  %514 = icmp ugt i64 %513, 262143
  %515 = icmp eq i32 %510, 0
  %516 = select i1 %514, i1 %515, i1 false
  br i1 %516, label %471, label %517, !llvm.loop !208

517:                                              ; preds = %506, %462
  %518 = phi i32 [ 0, %462 ], [ %510, %506 ]
  %519 = phi i64 [ %464, %462 ], [ %511, %506 ]
  %520 = phi i64 [ %465, %462 ], [ %512, %506 ]
  %521 = phi i64 [ %466, %462 ], [ %513, %506 ]
  %522 = phi i1 [ true, %462 ], [ %515, %506 ]
  %523 = icmp ne i64 %519, %520
  %524 = select i1 %522, i1 %523, i1 false
  br i1 %524, label %525, label %793

525:                                              ; preds = %517
  %526 = load ptr, ptr %55, align 8, !tbaa !179
  %527 = icmp eq ptr %526, null
  br i1 %527, label %539, label %528

528:                                              ; preds = %525
  %529 = getelementptr inbounds %struct.slot, ptr %526, i64 0, i32 2
  %530 = load i64, ptr %529, align 8, !tbaa !180
  %531 = add i64 %530, %521
  %532 = icmp ugt i64 %531, 262144
  br i1 %532, label %533, label %544

533:                                              ; preds = %528
  store ptr null, ptr %55, align 8, !tbaa !179
  %534 = call fastcc i32 @close_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %526) #12
  %535 = icmp eq i32 %534, 0
  br i1 %535, label %536, label %793

536:                                              ; preds = %533
  %537 = load ptr, ptr %55, align 8, !tbaa !179
  %538 = icmp eq ptr %537, null
  br i1 %538, label %539, label %544

539:                                              ; preds = %536, %525
  %540 = call fastcc i32 @next_slot(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %55) #12
  %541 = icmp eq i32 %540, 0
  br i1 %541, label %542, label %793

542:                                              ; preds = %539
  %543 = load ptr, ptr %55, align 8, !tbaa !179
  br label %544

544:                                              ; preds = %542, %536, %528
  %545 = phi ptr [ %543, %542 ], [ %537, %536 ], [ %526, %528 ]
  %546 = getelementptr inbounds %struct.slot, ptr %545, i64 0, i32 1
  %547 = load ptr, ptr %546, align 8, !tbaa !45
  %548 = getelementptr inbounds %struct.slot, ptr %545, i64 0, i32 2
  %549 = load i64, ptr %548, align 8, !tbaa !180
  %550 = getelementptr inbounds i8, ptr %547, i64 %549
  %551 = add i64 %521, 15
  %552 = and i64 %551, -16
  %553 = add i64 %549, %552
  store i64 %553, ptr %548, align 8, !tbaa !180
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %10)
  %554 = load ptr, ptr %0, align 8, !tbaa !110
  %555 = getelementptr inbounds %struct.device, ptr %554, i64 0, i32 4
  %556 = load ptr, ptr %555, align 8, !tbaa !190
  %557 = getelementptr inbounds %struct.copy, ptr %90, i64 0, i32 2
  %558 = load i64, ptr %557, align 8, !tbaa !83
  %559 = load i64, ptr %47, align 8, !tbaa !199
  %560 = add i64 %559, %558
  %561 = load ptr, ptr %33, align 8, !tbaa !111
  %562 = call i32 %556(ptr noundef %550, i64 noundef %560, i64 noundef %521, ptr noundef %561) #11
  %563 = icmp eq i32 %562, 0
  br i1 %563, label %564, label %573

564:                                              ; preds = %544
  %565 = getelementptr inbounds %struct.copy, ptr %90, i64 0, i32 1
  %566 = load i64, ptr %565, align 8, !tbaa !87
  %567 = inttoptr i64 %566 to ptr
  %568 = load i64, ptr %47, align 8, !tbaa !199
  %569 = getelementptr inbounds i8, ptr %567, i64 %568
  store ptr %569, ptr %10, align 8, !tbaa !191
  store ptr %550, ptr %56, align 8, !tbaa !193
  store i64 %521, ptr %57, align 8, !tbaa !194
  store i64 %91, ptr %58, align 8, !tbaa !195
  store ptr null, ptr %59, align 8, !tbaa !196
  %570 = call fastcc i32 @add_arrival(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull byval(%struct.arrival) align 8 %10) #12
  %571 = load i64, ptr %47, align 8, !tbaa !199
  %572 = add i64 %571, %521
  store i64 %572, ptr %47, align 8, !tbaa !199
  br label %573

573:                                              ; preds = %564, %544
  %574 = phi i32 [ %570, %564 ], [ %562, %544 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10)
  br label %793

575:                                              ; preds = %94
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #5
  %576 = getelementptr inbounds %struct.device, ptr %95, i64 0, i32 10
  %577 = load ptr, ptr %576, align 8, !tbaa !209
  %578 = getelementptr inbounds %struct.copy, ptr %90, i64 0, i32 3
  %579 = load i64, ptr %578, align 8, !tbaa !89
  %580 = getelementptr inbounds %struct.device, ptr %95, i64 0, i32 34
  %581 = load ptr, ptr %580, align 8, !tbaa !210
  %582 = load ptr, ptr %33, align 8, !tbaa !111
  %583 = call i32 %577(ptr noundef nonnull %9, i64 noundef %579, ptr noundef %581, ptr noundef %582) #11
  switch i32 %583, label %612 [
    i32 2, label %584
    i32 0, label %585
  ]

584:                                              ; preds = %575
  call fastcc void @add_failure(ptr noundef nonnull %31, i64 noundef %91, i64 noundef 2) #13
  br label %612

585:                                              ; preds = %575
  %586 = getelementptr inbounds %struct.device, ptr %95, i64 0, i32 5
  %587 = load ptr, ptr %586, align 8, !tbaa !197
  %588 = load i64, ptr %9, align 8, !tbaa !8
  %589 = getelementptr inbounds %struct.copy, ptr %90, i64 0, i32 2
  %590 = load i64, ptr %589, align 8, !tbaa !83
  %591 = load i64, ptr %578, align 8, !tbaa !89
  %592 = load ptr, ptr %33, align 8, !tbaa !111
  %593 = call i32 %587(i64 noundef %588, i64 noundef %590, i64 noundef %591, ptr noundef %592) #11
  %594 = icmp eq i32 %593, 0
  br i1 %594, label %595, label %603

595:                                              ; preds = %585
  %596 = load ptr, ptr %586, align 8, !tbaa !197
  %597 = getelementptr inbounds %struct.copy, ptr %90, i64 0, i32 1
  %598 = load i64, ptr %597, align 8, !tbaa !87
  %599 = load i64, ptr %9, align 8, !tbaa !8
  %600 = load i64, ptr %578, align 8, !tbaa !89
  %601 = load ptr, ptr %33, align 8, !tbaa !111
  %602 = call i32 %596(i64 noundef %598, i64 noundef %599, i64 noundef %600, ptr noundef %601) #11
  br label %603

603:                                              ; preds = %595, %585
  %604 = phi i32 [ %593, %585 ], [ %602, %595 ]
  %605 = getelementptr inbounds %struct.device, ptr %95, i64 0, i32 11
  %606 = load ptr, ptr %605, align 8, !tbaa !211
  %607 = load i64, ptr %9, align 8, !tbaa !8
  %608 = load ptr, ptr %33, align 8, !tbaa !111
  %609 = call i32 %606(i64 noundef %607, ptr noundef %608) #11
  %610 = icmp eq i32 %604, 0
  %611 = select i1 %610, i32 %609, i32 %604
  br label %612

612:                                              ; preds = %603, %584, %575
  %613 = phi i32 [ 0, %584 ], [ %611, %603 ], [ %583, %575 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #5
  br label %793

614:                                              ; preds = %94
  %615 = getelementptr inbounds %struct.device, ptr %95, i64 0, i32 6
  %616 = load ptr, ptr %615, align 8, !tbaa !212
  %617 = getelementptr inbounds %struct.peer_copy, ptr %90, i64 0, i32 1
  %618 = load i64, ptr %617, align 8, !tbaa !213
  %619 = getelementptr inbounds %struct.peer_copy, ptr %90, i64 0, i32 2
  %620 = load ptr, ptr %619, align 8, !tbaa !215
  %621 = getelementptr inbounds %struct.peer_copy, ptr %90, i64 0, i32 3
  %622 = load i64, ptr %621, align 8, !tbaa !216
  %623 = getelementptr inbounds %struct.peer_copy, ptr %90, i64 0, i32 4
  %624 = load ptr, ptr %623, align 8, !tbaa !217
  %625 = getelementptr inbounds %struct.peer_copy, ptr %90, i64 0, i32 5
  %626 = load i64, ptr %625, align 8, !tbaa !218
  %627 = load ptr, ptr %33, align 8, !tbaa !111
  %628 = call i32 %616(i64 noundef %618, ptr noundef %620, i64 noundef %622, ptr noundef %624, i64 noundef %626, ptr noundef %627) #11
  br label %793

629:                                              ; preds = %94
  %630 = getelementptr inbounds %struct.fill, ptr %90, i64 0, i32 3
  %631 = load i32, ptr %630, align 8, !tbaa !219
  switch i32 %631, label %656 [
    i32 1, label %632
    i32 2, label %644
  ]

632:                                              ; preds = %629
  %633 = getelementptr inbounds %struct.device, ptr %95, i64 0, i32 7
  %634 = load ptr, ptr %633, align 8, !tbaa !181
  %635 = getelementptr inbounds %struct.fill, ptr %90, i64 0, i32 1
  %636 = load i64, ptr %635, align 8, !tbaa !71
  %637 = getelementptr inbounds %struct.fill, ptr %90, i64 0, i32 4
  %638 = load i32, ptr %637, align 4, !tbaa !220
  %639 = trunc i32 %638 to i8
  %640 = getelementptr inbounds %struct.fill, ptr %90, i64 0, i32 2
  %641 = load i64, ptr %640, align 8, !tbaa !76
  %642 = load ptr, ptr %33, align 8, !tbaa !111
  %643 = call i32 %634(i64 noundef %636, i8 noundef zeroext %639, i64 noundef %641, ptr noundef %642) #11
  br label %793

644:                                              ; preds = %629
  %645 = getelementptr inbounds %struct.device, ptr %95, i64 0, i32 8
  %646 = load ptr, ptr %645, align 8, !tbaa !221
  %647 = getelementptr inbounds %struct.fill, ptr %90, i64 0, i32 1
  %648 = load i64, ptr %647, align 8, !tbaa !71
  %649 = getelementptr inbounds %struct.fill, ptr %90, i64 0, i32 4
  %650 = load i32, ptr %649, align 4, !tbaa !220
  %651 = trunc i32 %650 to i16
  %652 = getelementptr inbounds %struct.fill, ptr %90, i64 0, i32 2
  %653 = load i64, ptr %652, align 8, !tbaa !76
  %654 = load ptr, ptr %33, align 8, !tbaa !111
  %655 = call i32 %646(i64 noundef %648, i16 noundef zeroext %651, i64 noundef %653, ptr noundef %654) #11
  br label %793

656:                                              ; preds = %629
  %657 = getelementptr inbounds %struct.device, ptr %95, i64 0, i32 9
  %658 = load ptr, ptr %657, align 8, !tbaa !222
  %659 = getelementptr inbounds %struct.fill, ptr %90, i64 0, i32 1
  %660 = load i64, ptr %659, align 8, !tbaa !71
  %661 = getelementptr inbounds %struct.fill, ptr %90, i64 0, i32 4
  %662 = load i32, ptr %661, align 4, !tbaa !220
  %663 = getelementptr inbounds %struct.fill, ptr %90, i64 0, i32 2
  %664 = load i64, ptr %663, align 8, !tbaa !76
  %665 = load ptr, ptr %33, align 8, !tbaa !111
  %666 = call i32 %658(i64 noundef %660, i32 noundef %662, i64 noundef %664, ptr noundef %665) #11
  br label %793

667:                                              ; preds = %94
  %668 = getelementptr inbounds %struct.command, ptr %90, i64 0, i32 2
  %669 = load i32, ptr %668, align 4, !tbaa !66
  %670 = zext i32 %669 to i64
  %671 = getelementptr inbounds i8, ptr %90, i64 %670
  %672 = getelementptr inbounds %struct.execute, ptr %90, i64 0, i32 1
  %673 = getelementptr inbounds %struct.execute, ptr %90, i64 0, i32 2
  %674 = icmp ult ptr %673, %671
  br i1 %674, label %675, label %757

675:                                              ; preds = %667
  %676 = load ptr, ptr %672, align 8, !tbaa !4
  %677 = getelementptr inbounds %struct.graph, ptr %676, i64 0, i32 4
  %678 = load ptr, ptr %677, align 8, !tbaa !69
  br label %682

679:                                              ; preds = %748
  br i1 %755, label %680, label %793

680:                                              ; preds = %679
  %681 = load ptr, ptr %0, align 8, !tbaa !110
  br label %757

682:                                              ; preds = %748, %675
  %683 = phi ptr [ %673, %675 ], [ %753, %748 ]
  %684 = phi ptr [ %678, %675 ], [ %686, %748 ]
  %685 = load ptr, ptr %672, align 8, !tbaa !4
  %686 = getelementptr inbounds i64, ptr %684, i64 1
  %687 = load i64, ptr %684, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #5
  %688 = getelementptr inbounds %struct.launch, ptr %683, i64 0, i32 2
  %689 = load i64, ptr %688, align 8, !tbaa !8
  store i64 %689, ptr %5, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #5
  store i64 0, ptr %6, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #5
  store ptr %5, ptr %7, align 16, !tbaa !4
  store ptr %6, ptr %34, align 8, !tbaa !4
  %690 = getelementptr inbounds %struct.launch, ptr %683, i64 0, i32 4
  store ptr %690, ptr %35, align 16, !tbaa !4
  %691 = getelementptr inbounds %struct.launch, ptr %683, i64 0, i32 1
  %692 = load ptr, ptr %691, align 8, !tbaa !4
  %693 = load i64, ptr %692, align 8, !tbaa !8
  %694 = icmp eq i64 %693, 0
  br i1 %694, label %748, label %695

695:                                              ; preds = %682
  %696 = getelementptr inbounds %struct.graph, ptr %685, i64 0, i32 1
  %697 = getelementptr inbounds %struct.graph, ptr %685, i64 0, i32 3
  br label %698

698:                                              ; preds = %727, %695
  %699 = phi ptr [ %692, %695 ], [ %743, %727 ]
  %700 = phi i64 [ 0, %695 ], [ %742, %727 ]
  %701 = getelementptr inbounds %struct.kernel, ptr %699, i64 0, i32 3, i64 %700
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %8) #5
  %702 = load ptr, ptr %701, align 8, !tbaa !183
  store ptr %702, ptr %8, align 8, !tbaa !223
  %703 = getelementptr inbounds %struct.kernel, ptr %699, i64 0, i32 3, i64 %700, i32 1
  %704 = load ptr, ptr %703, align 8, !tbaa !185
  %705 = icmp eq ptr %704, null
  br i1 %705, label %706, label %709

706:                                              ; preds = %698
  %707 = getelementptr inbounds %struct.kernel, ptr %699, i64 0, i32 3, i64 %700, i32 2
  %708 = load i32, ptr %707, align 8, !tbaa !186
  br label %727

709:                                              ; preds = %698
  %710 = call i64 %704(ptr noundef nonnull %690) #11
  %711 = icmp sgt i64 %710, 0
  br i1 %711, label %712, label %719

712:                                              ; preds = %709
  %713 = getelementptr inbounds %struct.kernel, ptr %699, i64 0, i32 3, i64 %700, i32 3
  %714 = load i32, ptr %713, align 4, !tbaa !187
  %715 = zext i32 %714 to i64
  %716 = add nsw i64 %710, -1
  %717 = add nuw i64 %716, %715
  %718 = udiv i64 %717, %715
  br label %719

719:                                              ; preds = %712, %709
  %720 = phi i64 [ %718, %712 ], [ 1, %709 ]
  %721 = getelementptr inbounds %struct.kernel, ptr %699, i64 0, i32 3, i64 %700, i32 2
  %722 = load i32, ptr %721, align 8, !tbaa !186
  %723 = zext i32 %722 to i64
  %724 = icmp ult i64 %720, %723
  %725 = trunc i64 %720 to i32
  %726 = select i1 %724, i32 %725, i32 %722
  br label %727

727:                                              ; preds = %719, %706
  %728 = phi i32 [ %726, %719 ], [ %708, %706 ]
  store i32 %728, ptr %36, align 8, !tbaa !225
  store i32 1, ptr %37, align 4, !tbaa !226
  store i32 1, ptr %38, align 8, !tbaa !227
  %729 = getelementptr inbounds %struct.kernel, ptr %699, i64 0, i32 3, i64 %700, i32 3
  %730 = load i32, ptr %729, align 4, !tbaa !187
  store i32 %730, ptr %39, align 4, !tbaa !228
  store i32 1, ptr %40, align 8, !tbaa !229
  store i32 1, ptr %41, align 4, !tbaa !230
  %731 = getelementptr inbounds %struct.kernel, ptr %699, i64 0, i32 3, i64 %700, i32 4
  %732 = load i32, ptr %731, align 8, !tbaa !188
  store i32 %732, ptr %42, align 8, !tbaa !231
  store ptr %7, ptr %43, align 8, !tbaa !232
  store ptr null, ptr %44, align 8, !tbaa !233
  store ptr null, ptr %45, align 8, !tbaa !234
  store ptr null, ptr %46, align 8, !tbaa !235
  %733 = add i64 %700, %687
  %734 = load ptr, ptr %685, align 8, !tbaa !57
  %735 = getelementptr inbounds %struct.device, ptr %734, i64 0, i32 29
  %736 = load ptr, ptr %735, align 8, !tbaa !236
  %737 = load ptr, ptr %696, align 8, !tbaa !59
  %738 = load ptr, ptr %697, align 8, !tbaa !68
  %739 = getelementptr inbounds ptr, ptr %738, i64 %733
  %740 = load ptr, ptr %739, align 8, !tbaa !4
  %741 = call i32 %736(ptr noundef %737, ptr noundef %740, ptr noundef nonnull %8) #11
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %8) #5
  %742 = add nuw i64 %700, 1
  %743 = load ptr, ptr %691, align 8, !tbaa !4
  %744 = load i64, ptr %743, align 8, !tbaa !8
  %745 = icmp ult i64 %742, %744
  %746 = icmp eq i32 %741, 0
  %747 = select i1 %745, i1 %746, i1 false
  br i1 %747, label %698, label %748, !llvm.loop !237

748:                                              ; preds = %727, %682
  %749 = phi i32 [ 0, %682 ], [ %741, %727 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #5
  %750 = getelementptr inbounds %struct.command, ptr %683, i64 0, i32 2
  %751 = load i32, ptr %750, align 4, !tbaa !66
  %752 = zext i32 %751 to i64
  %753 = getelementptr inbounds i8, ptr %683, i64 %752
  %754 = icmp ult ptr %753, %671
  %755 = icmp eq i32 %749, 0
  %756 = select i1 %754, i1 %755, i1 false
  br i1 %756, label %682, label %679, !llvm.loop !238

757:                                              ; preds = %680, %667
  %758 = phi ptr [ %681, %680 ], [ %95, %667 ]
  %759 = getelementptr inbounds %struct.device, ptr %758, i64 0, i32 30
  %760 = load ptr, ptr %759, align 8, !tbaa !239
  %761 = load ptr, ptr %672, align 8, !tbaa !4
  %762 = getelementptr inbounds %struct.graph, ptr %761, i64 0, i32 1
  %763 = load ptr, ptr %762, align 8, !tbaa !59
  %764 = load ptr, ptr %33, align 8, !tbaa !111
  %765 = call i32 %760(ptr noundef %763, ptr noundef %764) #11
  br label %793

766:                                              ; preds = %94
  %767 = getelementptr inbounds %struct.wait, ptr %90, i64 0, i32 1
  %768 = load ptr, ptr %767, align 8, !tbaa !153
  %769 = load ptr, ptr %33, align 8, !tbaa !111
  %770 = getelementptr inbounds %struct.wait, ptr %90, i64 0, i32 2
  %771 = load i64, ptr %770, align 8, !tbaa !154
  %772 = call fastcc i32 @wait_for(ptr noundef %768, ptr noundef %769, i64 noundef %771) #12
  br label %793

773:                                              ; preds = %94
  %774 = getelementptr inbounds %struct.device, ptr %95, i64 0, i32 20
  %775 = load ptr, ptr %774, align 8, !tbaa !240
  %776 = load ptr, ptr %33, align 8, !tbaa !111
  %777 = getelementptr inbounds %struct.wait_event, ptr %90, i64 0, i32 1
  %778 = load ptr, ptr %777, align 8, !tbaa !241
  %779 = call i32 %775(ptr noundef %776, ptr noundef %778, i32 noundef 0) #11
  br label %793

780:                                              ; preds = %94
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %4) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %32, i8 0, i64 136, i1 false)
  %781 = getelementptr inbounds %struct.wait_semaphore, ptr %90, i64 0, i32 2
  %782 = load i64, ptr %781, align 8, !tbaa !243
  store i64 %782, ptr %4, align 8, !tbaa !245
  %783 = getelementptr inbounds %struct.device, ptr %95, i64 0, i32 22
  %784 = load ptr, ptr %783, align 8, !tbaa !248
  %785 = getelementptr inbounds %struct.wait_semaphore, ptr %90, i64 0, i32 1
  %786 = load ptr, ptr %33, align 8, !tbaa !111
  %787 = call i32 %784(ptr noundef nonnull %785, ptr noundef nonnull %4, i32 noundef 1, ptr noundef %786) #11
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %4) #5
  br label %793

788:                                              ; preds = %88
  %789 = getelementptr inbounds %struct.command, ptr %90, i64 0, i32 1
  %790 = load i16, ptr %789, align 2, !tbaa !106
  %791 = icmp eq i16 %790, 0
  br i1 %791, label %793, label %792

792:                                              ; preds = %788
  call fastcc void @add_failure(ptr noundef nonnull %31, i64 noundef %91, i64 noundef 2) #13
  br label %793

793:                                              ; preds = %291, %288, %285, %792, %788, %780, %773, %766, %757, %679, %656, %644, %632, %614, %612, %573, %539, %533, %517, %504, %437, %432, %426, %410, %300, %264, %252, %241, %239, %94
  %794 = phi i32 [ 0, %792 ], [ 0, %788 ], [ %787, %780 ], [ %779, %773 ], [ %772, %766 ], [ %628, %614 ], [ %613, %612 ], [ %275, %264 ], [ %263, %252 ], [ %251, %241 ], [ %240, %239 ], [ 0, %94 ], [ %411, %410 ], [ %461, %437 ], [ %427, %426 ], [ %433, %432 ], [ %298, %300 ], [ %518, %517 ], [ %505, %504 ], [ %574, %573 ], [ %534, %533 ], [ %540, %539 ], [ %666, %656 ], [ %655, %644 ], [ %643, %632 ], [ %765, %757 ], [ %749, %679 ], [ -2, %285 ], [ -2, %288 ], [ -2, %291 ]
  %795 = load ptr, ptr %79, align 8, !tbaa !173
  %796 = icmp eq ptr %795, null
  br i1 %796, label %845, label %797

797:                                              ; preds = %793
  %798 = getelementptr inbounds %struct.command, ptr %90, i64 0, i32 1
  %799 = load i16, ptr %798, align 2, !tbaa !106
  %800 = icmp eq i16 %799, 0
  %801 = icmp ne i32 %794, 0
  %802 = select i1 %800, i1 true, i1 %801
  br i1 %802, label %845, label %803

803:                                              ; preds = %797
  %804 = load i32, ptr %80, align 4, !tbaa !249
  %805 = load i32, ptr %82, align 8, !tbaa !250
  %806 = icmp ugt i32 %804, %805
  br i1 %806, label %833, label %807

807:                                              ; preds = %803
  %808 = icmp eq i32 %804, 0
  %809 = shl i32 %804, 1
  %810 = select i1 %808, i32 8, i32 %809
  %811 = load ptr, ptr %81, align 8, !tbaa !4
  %812 = zext i32 %810 to i64
  %813 = shl nuw nsw i64 %812, 3
  %814 = call ptr @realloc(ptr noundef %811, i64 noundef %813) #11
  %815 = icmp eq ptr %814, null
  br i1 %815, label %879, label %816

816:                                              ; preds = %807
  store ptr %814, ptr %81, align 8, !tbaa !4
  %817 = load i32, ptr %80, align 4, !tbaa !249
  %818 = icmp ult i32 %817, %810
  br i1 %818, label %819, label %833

819:                                              ; preds = %816, %829
  %820 = phi i32 [ %831, %829 ], [ %817, %816 ]
  %821 = load ptr, ptr %0, align 8, !tbaa !110
  %822 = getelementptr inbounds %struct.device, ptr %821, i64 0, i32 14
  %823 = load ptr, ptr %822, align 8, !tbaa !48
  %824 = load ptr, ptr %81, align 8, !tbaa !251
  %825 = zext i32 %820 to i64
  %826 = getelementptr inbounds ptr, ptr %824, i64 %825
  %827 = call i32 %823(ptr noundef %826, i32 noundef 0) #11
  %828 = icmp eq i32 %827, 0
  br i1 %828, label %829, label %879

829:                                              ; preds = %819
  %830 = load i32, ptr %80, align 4, !tbaa !249
  %831 = add i32 %830, 1
  store i32 %831, ptr %80, align 4, !tbaa !249
  %832 = icmp ult i32 %831, %810
  br i1 %832, label %819, label %833, !llvm.loop !252

833:                                              ; preds = %829, %816, %803
  %834 = load ptr, ptr %0, align 8, !tbaa !110
  %835 = getelementptr inbounds %struct.device, ptr %834, i64 0, i32 16
  %836 = load ptr, ptr %835, align 8, !tbaa !253
  %837 = load ptr, ptr %81, align 8, !tbaa !251
  %838 = load i32, ptr %82, align 8, !tbaa !250
  %839 = add i32 %838, 1
  store i32 %839, ptr %82, align 8, !tbaa !250
  %840 = zext i32 %838 to i64
  %841 = getelementptr inbounds ptr, ptr %837, i64 %840
  %842 = load ptr, ptr %841, align 8, !tbaa !4
  %843 = load ptr, ptr %33, align 8, !tbaa !111
  %844 = call i32 %836(ptr noundef %842, ptr noundef %843) #11
  br label %845

845:                                              ; preds = %833, %797, %793
  %846 = phi i32 [ %794, %797 ], [ %794, %793 ], [ %844, %833 ]
  %847 = icmp eq i32 %846, 0
  br i1 %847, label %848, label %879

848:                                              ; preds = %845
  %849 = getelementptr inbounds %struct.command, ptr %90, i64 0, i32 2
  %850 = load i32, ptr %849, align 4, !tbaa !66
  %851 = load ptr, ptr %27, align 8, !tbaa !171
  %852 = zext i32 %850 to i64
  %853 = getelementptr inbounds i8, ptr %851, i64 %852
  store ptr %853, ptr %27, align 8, !tbaa !171
  store i64 0, ptr %47, align 8, !tbaa !199
  %854 = getelementptr inbounds %struct.command, ptr %90, i64 0, i32 1
  %855 = load i16, ptr %854, align 2, !tbaa !106
  %856 = zext i16 %855 to i64
  %857 = load i64, ptr %29, align 8, !tbaa !172
  %858 = add i64 %857, %856
  store i64 %858, ptr %29, align 8, !tbaa !172
  %859 = load ptr, ptr %28, align 8, !tbaa !150
  %860 = icmp ult ptr %853, %859
  br i1 %860, label %88, label %861

861:                                              ; preds = %848, %26
  %862 = load ptr, ptr %0, align 8, !tbaa !110
  %863 = load ptr, ptr %33, align 8, !tbaa !111
  %864 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 12
  %865 = load ptr, ptr %864, align 8, !tbaa !138
  %866 = icmp eq ptr %865, null
  br i1 %866, label %867, label %874

867:                                              ; preds = %861
  %868 = getelementptr inbounds %struct.device, ptr %862, i64 0, i32 14
  %869 = load ptr, ptr %868, align 8, !tbaa !48
  %870 = call i32 %869(ptr noundef nonnull %864, i32 noundef 3) #11
  %871 = icmp eq i32 %870, 0
  br i1 %871, label %872, label %879

872:                                              ; preds = %867
  %873 = load ptr, ptr %864, align 8, !tbaa !138
  br label %874

874:                                              ; preds = %872, %861
  %875 = phi ptr [ %873, %872 ], [ %865, %861 ]
  %876 = getelementptr inbounds %struct.device, ptr %862, i64 0, i32 16
  %877 = load ptr, ptr %876, align 8, !tbaa !253
  %878 = call i32 %877(ptr noundef %875, ptr noundef %863) #11
  br label %879

879:                                              ; preds = %807, %845, %819, %867, %874
  %880 = phi i32 [ %878, %874 ], [ %870, %867 ], [ %827, %819 ], [ %846, %845 ], [ 2, %807 ]
  %881 = load ptr, ptr %0, align 8, !tbaa !110
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #5
  %882 = getelementptr inbounds %struct.device, ptr %881, i64 0, i32 1
  %883 = load ptr, ptr %882, align 8, !tbaa !54
  %884 = call i32 %883(ptr noundef nonnull %3) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #5
  br label %885

885:                                              ; preds = %879, %2
  %886 = phi i32 [ %24, %2 ], [ %880, %879 ]
  %887 = add i32 %886, 2
  %888 = icmp ult i32 %887, 3
  br i1 %888, label %889, label %902

889:                                              ; preds = %885
  %890 = icmp ugt i32 %886, -3
  %891 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %892 = call i32 @pthread_mutex_lock(ptr noundef nonnull %891) #11
  store ptr null, ptr %1, align 8, !tbaa !146
  br i1 %890, label %893, label %924

893:                                              ; preds = %889
  %894 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %895 = load ptr, ptr %894, align 8, !tbaa !143
  store ptr %895, ptr %1, align 8, !tbaa !146
  %896 = icmp eq ptr %895, null
  br i1 %896, label %897, label %899

897:                                              ; preds = %893
  %898 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  store ptr %1, ptr %898, align 8, !tbaa !114
  br label %899

899:                                              ; preds = %893, %897
  store ptr %1, ptr %894, align 8, !tbaa !143
  %900 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %901 = call i32 @pthread_cond_signal(ptr noundef nonnull %900) #11
  br label %946

902:                                              ; preds = %885
  %903 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %904 = cmpxchg ptr %903, i32 0, i32 %886 seq_cst seq_cst, align 4
  %905 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %906 = call i32 @pthread_mutex_lock(ptr noundef nonnull %905) #11
  %907 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %908 = call i32 @pthread_cond_signal(ptr noundef nonnull %907) #11
  %909 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %910 = call i32 @pthread_cond_signal(ptr noundef nonnull %909) #11
  %911 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %912 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %911) #11
  %913 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %905) #11
  %914 = load ptr, ptr %0, align 8, !tbaa !110
  %915 = getelementptr inbounds %struct.device, ptr %914, i64 0, i32 39
  %916 = load ptr, ptr %915, align 8, !tbaa !53
  %917 = call i32 @pthread_mutex_lock(ptr noundef %916) #11
  %918 = getelementptr inbounds %struct.ring, ptr %916, i64 0, i32 1
  %919 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %918) #11
  %920 = call i32 @pthread_mutex_unlock(ptr noundef %916) #11
  %921 = call i32 @pthread_mutex_lock(ptr noundef nonnull %905) #11
  %922 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %923 = load ptr, ptr %922, align 8, !tbaa !254
  store ptr %923, ptr %1, align 8, !tbaa !146
  store ptr %1, ptr %922, align 8, !tbaa !254
  br label %946

924:                                              ; preds = %889
  %925 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %926 = load ptr, ptr %925, align 8, !tbaa !113
  store ptr %1, ptr %926, align 8, !tbaa !4
  store ptr %1, ptr %925, align 8, !tbaa !113
  %927 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 8
  %928 = load i64, ptr %927, align 8, !tbaa !140
  %929 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %930 = load i64, ptr %929, align 8, !tbaa !141
  %931 = add i64 %930, %928
  store i64 %931, ptr %929, align 8, !tbaa !141
  %932 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 10
  %933 = load i64, ptr %932, align 8, !tbaa !142
  %934 = icmp ugt i64 %933, 65536
  %935 = zext i1 %934 to i32
  %936 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %937 = load i32, ptr %936, align 8, !tbaa !125
  %938 = add i32 %937, %935
  store i32 %938, ptr %936, align 8, !tbaa !125
  %939 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 18
  store i32 1, ptr %939, align 4, !tbaa !121
  %940 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 2
  %941 = load i64, ptr %940, align 8, !tbaa !255
  %942 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 11
  store i64 %941, ptr %942, align 8, !tbaa !137
  %943 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %944 = load i64, ptr %943, align 8, !tbaa !101
  %945 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store i64 %944, ptr %945, align 8, !tbaa !96
  br label %946

946:                                              ; preds = %902, %924, %899
  %947 = phi ptr [ %905, %902 ], [ %891, %924 ], [ %891, %899 ]
  %948 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store i32 0, ptr %948, align 4, !tbaa !147
  %949 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %950 = load ptr, ptr %949, align 8, !tbaa !143
  %951 = icmp eq ptr %950, null
  br i1 %951, label %955, label %952

952:                                              ; preds = %946
  %953 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 35
  %954 = call i32 @pthread_cond_signal(ptr noundef nonnull %953) #11
  br label %955

955:                                              ; preds = %952, %946
  %956 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 36
  %957 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %956) #11
  %958 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %959 = load atomic i64, ptr %958 seq_cst, align 8
  %960 = icmp eq i64 %959, 0
  br i1 %960, label %961, label %973

961:                                              ; preds = %955
  %962 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %963 = load i32, ptr %962, align 8, !tbaa !123
  %964 = icmp eq i32 %963, 0
  br i1 %964, label %965, label %973

965:                                              ; preds = %961
  %966 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %967 = load i32, ptr %966, align 8, !tbaa !124
  %968 = icmp eq i32 %967, 0
  br i1 %968, label %969, label %973

969:                                              ; preds = %965
  %970 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %971 = load i32, ptr %970, align 8, !tbaa !125
  %972 = icmp eq i32 %971, 0
  br i1 %972, label %980, label %973

973:                                              ; preds = %969, %965, %961, %955
  %974 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %975 = load i32, ptr %974, align 4, !tbaa !126
  %976 = icmp eq i32 %975, 0
  br i1 %976, label %980, label %977

977:                                              ; preds = %973
  %978 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %979 = call i32 @pthread_cond_signal(ptr noundef nonnull %978) #11
  br label %980

980:                                              ; preds = %977, %973, %969
  %981 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %947) #11
  ret i32 %886
}

; Function Attrs: nounwind
define dso_local i64 @queue_completed(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #5
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %7 = load i64, ptr %6, align 8, !tbaa !117
  store i64 %7, ptr %3, align 8, !tbaa !8
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %9 = load ptr, ptr %8, align 8, !tbaa !178
  %10 = icmp eq ptr %9, null
  %11 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #11
  br i1 %10, label %48, label %12

12:                                               ; preds = %1
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %14 = load atomic i32, ptr %13 seq_cst, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %48

16:                                               ; preds = %12
  %17 = load ptr, ptr %0, align 8, !tbaa !110
  %18 = load ptr, ptr %17, align 8, !tbaa !43
  %19 = getelementptr inbounds %struct.device, ptr %17, i64 0, i32 33
  %20 = load ptr, ptr %19, align 8, !tbaa !44
  %21 = tail call i32 %18(ptr noundef %20) #11
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %30

23:                                               ; preds = %16
  %24 = call fastcc i32 @harvest(ptr noundef nonnull %0, ptr noundef nonnull %3) #12
  %25 = load ptr, ptr %0, align 8, !tbaa !110
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
  %41 = load ptr, ptr %0, align 8, !tbaa !110
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
  %4 = load ptr, ptr %0, align 8, !tbaa !110
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %6 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #11
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %8 = load ptr, ptr %7, align 8, !tbaa !178
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
  %31 = load i32, ptr %30, align 4, !tbaa !121
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %93, label %33

33:                                               ; preds = %27
  %34 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #11
  %35 = load ptr, ptr %11, align 8, !tbaa !130
  %36 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 12
  %37 = load ptr, ptr %36, align 8, !tbaa !138
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
  %46 = load i64, ptr %45, align 8, !tbaa !142
  %47 = add i64 %46, %29
  %48 = load i64, ptr %13, align 8, !tbaa !139
  %49 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 11
  %50 = load i64, ptr %49, align 8, !tbaa !137
  %51 = icmp ult i64 %48, %50
  br i1 %51, label %52, label %93

52:                                               ; preds = %44
  %53 = load i32, ptr %14, align 4, !tbaa !256
  %54 = icmp ne i32 %53, 0
  %55 = icmp ugt i64 %47, 65536
  %56 = select i1 %54, i1 true, i1 %55
  br i1 %56, label %190, label %57

57:                                               ; preds = %52, %89
  %58 = phi i64 [ %91, %89 ], [ %48, %52 ]
  %59 = load ptr, ptr %15, align 8, !tbaa !257
  %60 = load i64, ptr %16, align 8, !tbaa !258
  %61 = add i64 %60, -1
  %62 = and i64 %61, %58
  %63 = getelementptr inbounds %struct.arrival, ptr %59, i64 %62
  %64 = load ptr, ptr %63, align 8, !tbaa !191
  %65 = icmp eq ptr %64, null
  br i1 %65, label %66, label %82

66:                                               ; preds = %57
  %67 = getelementptr inbounds %struct.arrival, ptr %59, i64 %62, i32 1
  %68 = load ptr, ptr %67, align 8, !tbaa !193
  %69 = getelementptr inbounds i8, ptr %68, i64 2312
  %70 = load i64, ptr %69, align 8, !tbaa !8
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %89, label %72

72:                                               ; preds = %66
  %73 = getelementptr inbounds %struct.arrival, ptr %59, i64 %62, i32 3
  %74 = load i64, ptr %73, align 8, !tbaa !195
  %75 = getelementptr inbounds %struct.arrival, ptr %59, i64 %62, i32 4
  %76 = load ptr, ptr %75, align 8, !tbaa !196
  %77 = getelementptr inbounds %struct.kernel, ptr %76, i64 0, i32 3
  %78 = load i64, ptr %76, align 8, !tbaa !8
  %79 = getelementptr inbounds %struct.task, ptr %77, i64 %78
  call fastcc void @add_failed_assert(ptr noundef nonnull %17, i64 noundef %74, ptr noundef nonnull %68, ptr noundef nonnull %79) #13
  %80 = load ptr, ptr %63, align 8, !tbaa !191
  %81 = icmp eq ptr %80, null
  br i1 %81, label %89, label %82

82:                                               ; preds = %72, %57
  %83 = phi ptr [ %64, %57 ], [ %80, %72 ]
  %84 = getelementptr inbounds %struct.arrival, ptr %59, i64 %62, i32 1
  %85 = load ptr, ptr %84, align 8, !tbaa !193
  %86 = getelementptr inbounds %struct.arrival, ptr %59, i64 %62, i32 2
  %87 = load i64, ptr %86, align 8, !tbaa !194
  %88 = call ptr @memcpy(ptr noundef nonnull %83, ptr noundef %85, i64 noundef %87) #11
  br label %89

89:                                               ; preds = %82, %72, %66
  %90 = load i64, ptr %13, align 8, !tbaa !259
  %91 = add i64 %90, 1
  store i64 %91, ptr %13, align 8, !tbaa !259
  %92 = icmp ult i64 %91, %50
  br i1 %92, label %57, label %93, !llvm.loop !260

93:                                               ; preds = %89, %44, %27
  %94 = phi i64 [ %47, %44 ], [ %29, %27 ], [ %47, %89 ]
  %95 = getelementptr inbounds %struct.batch, ptr %28, i64 0, i32 21
  %96 = load i32, ptr %95, align 8, !tbaa !250
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %148, label %98

98:                                               ; preds = %93
  %99 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #11
  %100 = load ptr, ptr %0, align 8, !tbaa !110
  %101 = getelementptr inbounds %struct.device, ptr %100, i64 0, i32 38
  %102 = call i32 @pthread_mutex_lock(ptr noundef nonnull %101) #11
  %103 = load i32, ptr %95, align 8, !tbaa !250
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
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #5
  %116 = load ptr, ptr %106, align 8, !tbaa !261
  %117 = load ptr, ptr %107, align 8, !tbaa !262
  %118 = load ptr, ptr %108, align 8, !tbaa !251
  %119 = getelementptr inbounds ptr, ptr %118, i64 %115
  %120 = load ptr, ptr %119, align 8, !tbaa !4
  %121 = call i32 %116(ptr noundef nonnull %3, ptr noundef %117, ptr noundef %120) #11
  %122 = load double, ptr %109, align 8, !tbaa !263
  %123 = load float, ptr %3, align 4, !tbaa !264
  %124 = fpext float %123 to double
  %125 = call double @llvm.fmuladd.f64(double %124, double 1.000000e-03, double %122)
  %126 = load ptr, ptr %110, align 8, !tbaa !173
  %127 = getelementptr inbounds double, ptr %126, i64 %115
  store double %125, ptr %127, align 8, !tbaa !266
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #5
  %128 = add nuw nsw i64 %115, 1
  %129 = load i32, ptr %95, align 8, !tbaa !250
  %130 = zext i32 %129 to i64
  %131 = icmp uge i64 %128, %130
  %132 = icmp ne i32 %121, 0
  %133 = select i1 %131, i1 true, i1 %132
  br i1 %133, label %111, label %114, !llvm.loop !267

134:                                              ; preds = %111
  %135 = load ptr, ptr %108, align 8, !tbaa !251
  %136 = add i32 %129, -1
  %137 = zext i32 %136 to i64
  %138 = getelementptr inbounds ptr, ptr %135, i64 %137
  %139 = load ptr, ptr %107, align 8, !tbaa !262
  %140 = getelementptr inbounds double, ptr %126, i64 %137
  %141 = load double, ptr %140, align 8, !tbaa !266
  store double %141, ptr %109, align 8, !tbaa !263
  %142 = load ptr, ptr %138, align 8, !tbaa !4
  store ptr %142, ptr %107, align 8, !tbaa !262
  store ptr %139, ptr %138, align 8, !tbaa !4
  br label %143

143:                                              ; preds = %98, %111, %134
  %144 = phi i32 [ 0, %134 ], [ %121, %111 ], [ 0, %98 ]
  %145 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %101) #11
  %146 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #11
  %147 = icmp eq i32 %144, 0
  br i1 %147, label %148, label %190

148:                                              ; preds = %143, %93
  %149 = load ptr, ptr %7, align 8, !tbaa !178
  %150 = getelementptr inbounds %struct.batch, ptr %149, i64 0, i32 18
  %151 = load i32, ptr %150, align 4, !tbaa !121
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %170, label %153

153:                                              ; preds = %148
  store i32 0, ptr %150, align 4, !tbaa !121
  %154 = getelementptr inbounds %struct.batch, ptr %149, i64 0, i32 8
  %155 = load i64, ptr %154, align 8, !tbaa !140
  %156 = load i64, ptr %18, align 8, !tbaa !141
  %157 = sub i64 %156, %155
  store i64 %157, ptr %18, align 8, !tbaa !141
  %158 = getelementptr inbounds %struct.batch, ptr %149, i64 0, i32 10
  %159 = load i64, ptr %158, align 8, !tbaa !142
  %160 = icmp ugt i64 %159, 65536
  %161 = sext i1 %160 to i32
  %162 = load i32, ptr %19, align 8, !tbaa !125
  %163 = add i32 %162, %161
  store i32 %163, ptr %19, align 8, !tbaa !125
  %164 = getelementptr inbounds %struct.batch, ptr %149, i64 0, i32 1
  %165 = load i64, ptr %164, align 8, !tbaa !101
  store atomic i64 %165, ptr %20 seq_cst, align 8
  %166 = load ptr, ptr %21, align 8, !tbaa !143
  %167 = icmp eq ptr %166, null
  br i1 %167, label %170, label %168

168:                                              ; preds = %153
  %169 = call i32 @pthread_cond_signal(ptr noundef nonnull %22) #11
  br label %170

170:                                              ; preds = %168, %153, %148
  %171 = load ptr, ptr %149, align 8, !tbaa !146
  store ptr %171, ptr %7, align 8, !tbaa !178
  %172 = icmp eq ptr %171, null
  br i1 %172, label %173, label %174

173:                                              ; preds = %170
  store ptr %7, ptr %23, align 8, !tbaa !113
  br label %174

174:                                              ; preds = %173, %170
  %175 = getelementptr inbounds %struct.batch, ptr %149, i64 0, i32 19
  store i32 1, ptr %175, align 8, !tbaa !144
  %176 = getelementptr inbounds %struct.batch, ptr %149, i64 0, i32 20
  %177 = load i32, ptr %176, align 4, !tbaa !135
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %179, label %181

179:                                              ; preds = %174
  %180 = load ptr, ptr %24, align 8, !tbaa !145
  store ptr %180, ptr %149, align 8, !tbaa !146
  store ptr %149, ptr %24, align 8, !tbaa !145
  br label %181

181:                                              ; preds = %179, %174
  %182 = load i32, ptr %25, align 8, !tbaa !123
  %183 = icmp eq i32 %182, 0
  br i1 %183, label %187, label %184

184:                                              ; preds = %181
  %185 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %26) #11
  %186 = load ptr, ptr %7, align 8, !tbaa !178
  br label %187

187:                                              ; preds = %181, %184
  %188 = phi ptr [ %171, %181 ], [ %186, %184 ]
  %189 = icmp eq ptr %188, null
  br i1 %189, label %194, label %27, !llvm.loop !268

190:                                              ; preds = %143, %52, %33, %41
  %191 = phi i32 [ %144, %143 ], [ 0, %52 ], [ %38, %33 ], [ 0, %41 ]
  %192 = load ptr, ptr %7, align 8, !tbaa !178
  %193 = icmp eq ptr %192, null
  br i1 %193, label %194, label %244

194:                                              ; preds = %187, %2, %190
  %195 = phi i32 [ %191, %190 ], [ 0, %2 ], [ 0, %187 ]
  %196 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %197 = load ptr, ptr %196, align 8, !tbaa !143
  %198 = icmp eq ptr %197, null
  br i1 %198, label %199, label %241

199:                                              ; preds = %194
  %200 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %201 = load i32, ptr %200, align 4, !tbaa !147
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %203, label %241

203:                                              ; preds = %199
  %204 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %205 = load ptr, ptr %204, align 8, !tbaa !179
  %206 = icmp eq ptr %205, null
  br i1 %206, label %241, label %207

207:                                              ; preds = %203
  %208 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %209 = load atomic i32, ptr %208 seq_cst, align 8
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %211, label %241

211:                                              ; preds = %207
  %212 = load ptr, ptr %204, align 8, !tbaa !179
  %213 = load ptr, ptr %0, align 8, !tbaa !110
  %214 = getelementptr inbounds %struct.device, ptr %213, i64 0, i32 39
  %215 = load ptr, ptr %214, align 8, !tbaa !53
  %216 = call i32 @pthread_mutex_lock(ptr noundef %215) #11
  %217 = icmp eq ptr %212, null
  br i1 %217, label %237, label %218

218:                                              ; preds = %211
  %219 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %220 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %221 = getelementptr inbounds %struct.ring, ptr %215, i64 0, i32 2
  %222 = load i64, ptr %219, align 8, !tbaa !132
  br label %224

223:                                              ; preds = %234
  store i64 %228, ptr %219, align 8, !tbaa !132
  br label %237

224:                                              ; preds = %234, %218
  %225 = phi i64 [ %222, %218 ], [ %228, %234 ]
  %226 = phi ptr [ %212, %218 ], [ %227, %234 ]
  %227 = load ptr, ptr %226, align 8, !tbaa !47
  %228 = add i64 %225, -1
  %229 = getelementptr inbounds %struct.slot, ptr %226, i64 0, i32 6
  %230 = load ptr, ptr %229, align 8, !tbaa !133
  %231 = icmp eq ptr %230, null
  br i1 %231, label %232, label %234

232:                                              ; preds = %224
  %233 = load ptr, ptr %221, align 8, !tbaa !4
  store ptr %233, ptr %226, align 8, !tbaa !47
  br label %234

234:                                              ; preds = %232, %224
  %235 = phi ptr [ %221, %232 ], [ %220, %224 ]
  store ptr %226, ptr %235, align 8, !tbaa !4
  %236 = icmp eq ptr %227, null
  br i1 %236, label %223, label %224, !llvm.loop !134

237:                                              ; preds = %211, %223
  %238 = getelementptr inbounds %struct.ring, ptr %215, i64 0, i32 1
  %239 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %238) #11
  %240 = call i32 @pthread_mutex_unlock(ptr noundef %215) #11
  store ptr null, ptr %204, align 8, !tbaa !179
  br label %241

241:                                              ; preds = %194, %199, %203, %207, %237
  %242 = load ptr, ptr %7, align 8, !tbaa !178
  %243 = icmp eq ptr %242, null
  br i1 %243, label %252, label %244

244:                                              ; preds = %190, %241
  %245 = phi i32 [ %195, %241 ], [ %191, %190 ]
  %246 = phi ptr [ %242, %241 ], [ %192, %190 ]
  %247 = getelementptr inbounds %struct.batch, ptr %246, i64 0, i32 1
  %248 = load i64, ptr %247, align 8, !tbaa !101
  %249 = getelementptr inbounds %struct.batch, ptr %246, i64 0, i32 2
  %250 = load i64, ptr %249, align 8, !tbaa !170
  %251 = sub i64 %248, %250
  br label %255

252:                                              ; preds = %241
  %253 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %254 = load i64, ptr %253, align 8, !tbaa !117
  br label %255

255:                                              ; preds = %252, %244
  %256 = phi i32 [ %245, %244 ], [ %195, %252 ]
  %257 = phi i64 [ %251, %244 ], [ %254, %252 ]
  store i64 %257, ptr %1, align 8, !tbaa !8
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
  %10 = load ptr, ptr %0, align 8, !tbaa !110
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
  br i1 %41, label %26, label %42, !llvm.loop !269

42:                                               ; preds = %32, %35
  %43 = load ptr, ptr %0, align 8, !tbaa !110
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #5
  %44 = getelementptr inbounds %struct.device, ptr %43, i64 0, i32 1
  %45 = load ptr, ptr %44, align 8, !tbaa !54
  %46 = call i32 %45(ptr noundef nonnull %4) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #5
  br label %70

47:                                               ; preds = %26
  %48 = load ptr, ptr %0, align 8, !tbaa !110
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
  %63 = load ptr, ptr %0, align 8, !tbaa !110
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
  %6 = load ptr, ptr %5, align 8, !tbaa !270
  %7 = icmp eq ptr %6, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %2
  %9 = load ptr, ptr %6, align 8, !tbaa !271
  store ptr %9, ptr %5, align 8, !tbaa !270
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !273
  %12 = add i64 %11, -1
  store atomic i64 %12, ptr %10 seq_cst, align 8
  %13 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #11
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2592) %1, ptr noundef nonnull align 8 dereferenceable(2592) %6, i64 2592, i1 false), !tbaa.struct !274
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
  %11 = load i64, ptr %10, align 8, !tbaa !117
  %12 = icmp ult i64 %11, %1
  br i1 %12, label %15, label %13

13:                                               ; preds = %2, %9
  %14 = atomicrmw xchg ptr %5, i64 0 seq_cst, align 8
  br label %15

15:                                               ; preds = %13, %9
  %16 = phi i32 [ 1, %13 ], [ 0, %9 ]
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %18 = load i32, ptr %17, align 4, !tbaa !126
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
  %16 = load i32, ptr %15, align 8, !tbaa !123
  %17 = add i32 %16, 1
  store i32 %17, ptr %15, align 8, !tbaa !123
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %19 = load i32, ptr %18, align 4, !tbaa !126
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %24, label %21

21:                                               ; preds = %3
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 34
  %23 = call i32 @pthread_cond_signal(ptr noundef nonnull %22) #11
  br label %24

24:                                               ; preds = %3, %21
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %27 = load i64, ptr %26, align 8, !tbaa !117
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
  %40 = load i32, ptr %30, align 4, !tbaa !276
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
  %46 = load i64, ptr %26, align 8, !tbaa !117
  %47 = icmp ult i64 %46, %1
  br i1 %47, label %35, label %48, !llvm.loop !277

48:                                               ; preds = %39, %35, %44
  %49 = load i64, ptr %26, align 8, !tbaa !117
  br label %50

50:                                               ; preds = %48, %24
  %51 = phi i64 [ %49, %48 ], [ %27, %24 ]
  %52 = load i32, ptr %15, align 8, !tbaa !123
  %53 = add i32 %52, -1
  store i32 %53, ptr %15, align 8, !tbaa !123
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
  %17 = load i32, ptr %6, align 4, !tbaa !276
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %16
  %20 = load i32, ptr %7, align 8, !tbaa !278
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %19
  %23 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %3) #11
  %24 = load i64, ptr %8, align 8, !tbaa !96
  %25 = icmp ult i64 %24, %1
  br i1 %25, label %13, label %26, !llvm.loop !279

26:                                               ; preds = %19, %22, %13, %16, %2
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #11
  ret void
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local i32 @queue_hold_stream(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca ptr, align 8
  %5 = load ptr, ptr %0, align 8, !tbaa !110
  %6 = load ptr, ptr %5, align 8, !tbaa !43
  %7 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 33
  %8 = load ptr, ptr %7, align 8, !tbaa !44
  %9 = tail call i32 %6(ptr noundef %8) #11
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %17

11:                                               ; preds = %3
  %12 = tail call fastcc i32 @wait_for(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2) #12
  %13 = load ptr, ptr %0, align 8, !tbaa !110
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
  br i1 %14, label %7, label %15, !llvm.loop !280

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 20
  %17 = load i32, ptr %16, align 4, !tbaa !135
  %18 = add i32 %17, 1
  store i32 %18, ptr %16, align 4, !tbaa !135
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %20 = load i32, ptr %19, align 4, !tbaa !136
  %21 = add i32 %20, 1
  store i32 %21, ptr %19, align 4, !tbaa !136
  %22 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #11
  %23 = load ptr, ptr %0, align 8, !tbaa !110
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 20
  %25 = load ptr, ptr %24, align 8, !tbaa !240
  %26 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 12
  %27 = load ptr, ptr %26, align 8, !tbaa !138
  %28 = tail call i32 %25(ptr noundef %1, ptr noundef %27, i32 noundef 0) #11
  %29 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #11
  %30 = load i32, ptr %16, align 4, !tbaa !135
  %31 = add i32 %30, -1
  store i32 %31, ptr %16, align 4, !tbaa !135
  %32 = load i32, ptr %19, align 4, !tbaa !136
  %33 = add i32 %32, -1
  store i32 %33, ptr %19, align 4, !tbaa !136
  %34 = icmp eq i32 %31, 0
  br i1 %34, label %35, label %42

35:                                               ; preds = %15
  %36 = getelementptr inbounds %struct.batch, ptr %9, i64 0, i32 19
  %37 = load i32, ptr %36, align 8, !tbaa !144
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %42, label %39

39:                                               ; preds = %35
  %40 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %41 = load ptr, ptr %40, align 8, !tbaa !145
  store ptr %41, ptr %9, align 8, !tbaa !146
  store ptr %9, ptr %40, align 8, !tbaa !145
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
  %12 = load ptr, ptr %0, align 8, !tbaa !110
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
  %13 = load ptr, ptr %0, align 8, !tbaa !110
  %14 = getelementptr inbounds %struct.device, ptr %13, i64 0, i32 39
  %15 = load ptr, ptr %14, align 8, !tbaa !53
  %16 = tail call i32 @pthread_mutex_lock(ptr noundef %15) #11
  %17 = getelementptr inbounds %struct.ring, ptr %15, i64 0, i32 1
  %18 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %17) #11
  %19 = tail call i32 @pthread_mutex_unlock(ptr noundef %15) #11
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %21 = load i64, ptr %20, align 8, !tbaa !116
  %22 = tail call i32 @pthread_join(i64 noundef %21, ptr noundef null) #11
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %24 = load i64, ptr %23, align 8, !tbaa !281
  %25 = tail call i32 @pthread_join(i64 noundef %24, ptr noundef null) #11
  %26 = load ptr, ptr %0, align 8, !tbaa !110
  %27 = load ptr, ptr %26, align 8, !tbaa !43
  %28 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 33
  %29 = load ptr, ptr %28, align 8, !tbaa !44
  %30 = tail call i32 %27(ptr noundef %29) #11
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %39

32:                                               ; preds = %1
  %33 = load ptr, ptr %0, align 8, !tbaa !110
  %34 = getelementptr inbounds %struct.device, ptr %33, i64 0, i32 21
  %35 = load ptr, ptr %34, align 8, !tbaa !282
  %36 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %37 = load ptr, ptr %36, align 8, !tbaa !111
  %38 = tail call i32 %35(ptr noundef %37) #11
  br label %39

39:                                               ; preds = %32, %1
  %40 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %41 = load ptr, ptr %40, align 8, !tbaa !179
  %42 = load ptr, ptr %0, align 8, !tbaa !110
  %43 = getelementptr inbounds %struct.device, ptr %42, i64 0, i32 39
  %44 = load ptr, ptr %43, align 8, !tbaa !53
  %45 = tail call i32 @pthread_mutex_lock(ptr noundef %44) #11
  %46 = icmp eq ptr %41, null
  br i1 %46, label %66, label %47

47:                                               ; preds = %39
  %48 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %49 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %50 = getelementptr inbounds %struct.ring, ptr %44, i64 0, i32 2
  %51 = load i64, ptr %48, align 8, !tbaa !132
  br label %53

52:                                               ; preds = %63
  store i64 %57, ptr %48, align 8, !tbaa !132
  br label %66

53:                                               ; preds = %63, %47
  %54 = phi i64 [ %51, %47 ], [ %57, %63 ]
  %55 = phi ptr [ %41, %47 ], [ %56, %63 ]
  %56 = load ptr, ptr %55, align 8, !tbaa !47
  %57 = add i64 %54, -1
  %58 = getelementptr inbounds %struct.slot, ptr %55, i64 0, i32 6
  %59 = load ptr, ptr %58, align 8, !tbaa !133
  %60 = icmp eq ptr %59, null
  br i1 %60, label %61, label %63

61:                                               ; preds = %53
  %62 = load ptr, ptr %50, align 8, !tbaa !4
  store ptr %62, ptr %55, align 8, !tbaa !47
  br label %63

63:                                               ; preds = %61, %53
  %64 = phi ptr [ %50, %61 ], [ %49, %53 ]
  store ptr %55, ptr %64, align 8, !tbaa !4
  %65 = icmp eq ptr %56, null
  br i1 %65, label %52, label %53, !llvm.loop !134

66:                                               ; preds = %52, %39
  %67 = getelementptr inbounds %struct.ring, ptr %44, i64 0, i32 1
  %68 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %67) #11
  %69 = tail call i32 @pthread_mutex_unlock(ptr noundef %44) #11
  %70 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 26
  %71 = load ptr, ptr %70, align 8, !tbaa !120
  %72 = load ptr, ptr %0, align 8, !tbaa !110
  %73 = getelementptr inbounds %struct.device, ptr %72, i64 0, i32 39
  %74 = load ptr, ptr %73, align 8, !tbaa !53
  %75 = tail call i32 @pthread_mutex_lock(ptr noundef %74) #11
  %76 = icmp eq ptr %71, null
  br i1 %76, label %96, label %77

77:                                               ; preds = %66
  %78 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %79 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %80 = getelementptr inbounds %struct.ring, ptr %74, i64 0, i32 2
  %81 = load i64, ptr %78, align 8, !tbaa !132
  br label %83

82:                                               ; preds = %93
  store i64 %87, ptr %78, align 8, !tbaa !132
  br label %96

83:                                               ; preds = %93, %77
  %84 = phi i64 [ %81, %77 ], [ %87, %93 ]
  %85 = phi ptr [ %71, %77 ], [ %86, %93 ]
  %86 = load ptr, ptr %85, align 8, !tbaa !47
  %87 = add i64 %84, -1
  %88 = getelementptr inbounds %struct.slot, ptr %85, i64 0, i32 6
  %89 = load ptr, ptr %88, align 8, !tbaa !133
  %90 = icmp eq ptr %89, null
  br i1 %90, label %91, label %93

91:                                               ; preds = %83
  %92 = load ptr, ptr %80, align 8, !tbaa !4
  store ptr %92, ptr %85, align 8, !tbaa !47
  br label %93

93:                                               ; preds = %91, %83
  %94 = phi ptr [ %80, %91 ], [ %79, %83 ]
  store ptr %85, ptr %94, align 8, !tbaa !4
  %95 = icmp eq ptr %86, null
  br i1 %95, label %82, label %83, !llvm.loop !134

96:                                               ; preds = %66, %82
  %97 = getelementptr inbounds %struct.ring, ptr %74, i64 0, i32 1
  %98 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %97) #11
  %99 = tail call i32 @pthread_mutex_unlock(ptr noundef %74) #11
  store ptr null, ptr %70, align 8, !tbaa !120
  store ptr null, ptr %40, align 8, !tbaa !179
  %100 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #11
  %101 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %102 = load i32, ptr %101, align 4, !tbaa !136
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %108, label %104

104:                                              ; preds = %96, %104
  %105 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %10, ptr noundef nonnull %4) #11
  %106 = load i32, ptr %101, align 4, !tbaa !136
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %104, !llvm.loop !283

108:                                              ; preds = %104, %96
  %109 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %110 = load ptr, ptr %109, align 8, !tbaa !178
  %111 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %112 = load ptr, ptr %111, align 8, !tbaa !145
  %113 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %114 = load ptr, ptr %113, align 8, !tbaa !143
  %115 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %116 = load ptr, ptr %115, align 8, !tbaa !254
  store ptr null, ptr %115, align 8, !tbaa !254
  store ptr null, ptr %113, align 8, !tbaa !143
  store ptr null, ptr %111, align 8, !tbaa !145
  store ptr null, ptr %109, align 8, !tbaa !178
  %117 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  store ptr %109, ptr %117, align 8, !tbaa !113
  %118 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #11
  br i1 %31, label %119, label %294

119:                                              ; preds = %108
  %120 = icmp eq ptr %110, null
  br i1 %120, label %154, label %121

121:                                              ; preds = %119
  %122 = load ptr, ptr %0, align 8, !tbaa !110
  %123 = getelementptr inbounds %struct.device, ptr %122, i64 0, i32 15
  br label %124

124:                                              ; preds = %150, %121
  %125 = phi ptr [ %110, %121 ], [ %126, %150 ]
  %126 = load ptr, ptr %125, align 8, !tbaa !146
  %127 = getelementptr inbounds %struct.batch, ptr %125, i64 0, i32 12
  %128 = load ptr, ptr %127, align 8, !tbaa !138
  %129 = icmp eq ptr %128, null
  br i1 %129, label %133, label %130

130:                                              ; preds = %124
  %131 = load ptr, ptr %123, align 8, !tbaa !51
  %132 = tail call i32 %131(ptr noundef nonnull %128) #11
  br label %133

133:                                              ; preds = %130, %124
  %134 = getelementptr inbounds %struct.batch, ptr %125, i64 0, i32 22
  %135 = load i32, ptr %134, align 4, !tbaa !249
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %150, label %137

137:                                              ; preds = %133
  %138 = getelementptr inbounds %struct.batch, ptr %125, i64 0, i32 23
  br label %139

139:                                              ; preds = %139, %137
  %140 = phi i64 [ 0, %137 ], [ %146, %139 ]
  %141 = load ptr, ptr %123, align 8, !tbaa !51
  %142 = load ptr, ptr %138, align 8, !tbaa !251
  %143 = getelementptr inbounds ptr, ptr %142, i64 %140
  %144 = load ptr, ptr %143, align 8, !tbaa !4
  %145 = tail call i32 %141(ptr noundef %144) #11
  %146 = add nuw nsw i64 %140, 1
  %147 = load i32, ptr %134, align 4, !tbaa !249
  %148 = zext i32 %147 to i64
  %149 = icmp ult i64 %146, %148
  br i1 %149, label %139, label %150, !llvm.loop !284

150:                                              ; preds = %139, %133
  %151 = getelementptr inbounds %struct.batch, ptr %125, i64 0, i32 23
  %152 = load ptr, ptr %151, align 8, !tbaa !251
  tail call void @free(ptr noundef %152) #11
  tail call void @free(ptr noundef nonnull %125) #11
  %153 = icmp eq ptr %126, null
  br i1 %153, label %154, label %124, !llvm.loop !285

154:                                              ; preds = %150, %119
  %155 = icmp eq ptr %112, null
  br i1 %155, label %189, label %156

156:                                              ; preds = %154
  %157 = load ptr, ptr %0, align 8, !tbaa !110
  %158 = getelementptr inbounds %struct.device, ptr %157, i64 0, i32 15
  br label %159

159:                                              ; preds = %185, %156
  %160 = phi ptr [ %112, %156 ], [ %161, %185 ]
  %161 = load ptr, ptr %160, align 8, !tbaa !146
  %162 = getelementptr inbounds %struct.batch, ptr %160, i64 0, i32 12
  %163 = load ptr, ptr %162, align 8, !tbaa !138
  %164 = icmp eq ptr %163, null
  br i1 %164, label %168, label %165

165:                                              ; preds = %159
  %166 = load ptr, ptr %158, align 8, !tbaa !51
  %167 = tail call i32 %166(ptr noundef nonnull %163) #11
  br label %168

168:                                              ; preds = %165, %159
  %169 = getelementptr inbounds %struct.batch, ptr %160, i64 0, i32 22
  %170 = load i32, ptr %169, align 4, !tbaa !249
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %185, label %172

172:                                              ; preds = %168
  %173 = getelementptr inbounds %struct.batch, ptr %160, i64 0, i32 23
  br label %174

174:                                              ; preds = %174, %172
  %175 = phi i64 [ 0, %172 ], [ %181, %174 ]
  %176 = load ptr, ptr %158, align 8, !tbaa !51
  %177 = load ptr, ptr %173, align 8, !tbaa !251
  %178 = getelementptr inbounds ptr, ptr %177, i64 %175
  %179 = load ptr, ptr %178, align 8, !tbaa !4
  %180 = tail call i32 %176(ptr noundef %179) #11
  %181 = add nuw nsw i64 %175, 1
  %182 = load i32, ptr %169, align 4, !tbaa !249
  %183 = zext i32 %182 to i64
  %184 = icmp ult i64 %181, %183
  br i1 %184, label %174, label %185, !llvm.loop !284

185:                                              ; preds = %174, %168
  %186 = getelementptr inbounds %struct.batch, ptr %160, i64 0, i32 23
  %187 = load ptr, ptr %186, align 8, !tbaa !251
  tail call void @free(ptr noundef %187) #11
  tail call void @free(ptr noundef nonnull %160) #11
  %188 = icmp eq ptr %161, null
  br i1 %188, label %189, label %159, !llvm.loop !285

189:                                              ; preds = %185, %154
  %190 = icmp eq ptr %114, null
  br i1 %190, label %224, label %191

191:                                              ; preds = %189
  %192 = load ptr, ptr %0, align 8, !tbaa !110
  %193 = getelementptr inbounds %struct.device, ptr %192, i64 0, i32 15
  br label %194

194:                                              ; preds = %220, %191
  %195 = phi ptr [ %114, %191 ], [ %196, %220 ]
  %196 = load ptr, ptr %195, align 8, !tbaa !146
  %197 = getelementptr inbounds %struct.batch, ptr %195, i64 0, i32 12
  %198 = load ptr, ptr %197, align 8, !tbaa !138
  %199 = icmp eq ptr %198, null
  br i1 %199, label %203, label %200

200:                                              ; preds = %194
  %201 = load ptr, ptr %193, align 8, !tbaa !51
  %202 = tail call i32 %201(ptr noundef nonnull %198) #11
  br label %203

203:                                              ; preds = %200, %194
  %204 = getelementptr inbounds %struct.batch, ptr %195, i64 0, i32 22
  %205 = load i32, ptr %204, align 4, !tbaa !249
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %220, label %207

207:                                              ; preds = %203
  %208 = getelementptr inbounds %struct.batch, ptr %195, i64 0, i32 23
  br label %209

209:                                              ; preds = %209, %207
  %210 = phi i64 [ 0, %207 ], [ %216, %209 ]
  %211 = load ptr, ptr %193, align 8, !tbaa !51
  %212 = load ptr, ptr %208, align 8, !tbaa !251
  %213 = getelementptr inbounds ptr, ptr %212, i64 %210
  %214 = load ptr, ptr %213, align 8, !tbaa !4
  %215 = tail call i32 %211(ptr noundef %214) #11
  %216 = add nuw nsw i64 %210, 1
  %217 = load i32, ptr %204, align 4, !tbaa !249
  %218 = zext i32 %217 to i64
  %219 = icmp ult i64 %216, %218
  br i1 %219, label %209, label %220, !llvm.loop !284

220:                                              ; preds = %209, %203
  %221 = getelementptr inbounds %struct.batch, ptr %195, i64 0, i32 23
  %222 = load ptr, ptr %221, align 8, !tbaa !251
  tail call void @free(ptr noundef %222) #11
  tail call void @free(ptr noundef nonnull %195) #11
  %223 = icmp eq ptr %196, null
  br i1 %223, label %224, label %194, !llvm.loop !285

224:                                              ; preds = %220, %189
  %225 = icmp eq ptr %116, null
  br i1 %225, label %259, label %226

226:                                              ; preds = %224
  %227 = load ptr, ptr %0, align 8, !tbaa !110
  %228 = getelementptr inbounds %struct.device, ptr %227, i64 0, i32 15
  br label %229

229:                                              ; preds = %255, %226
  %230 = phi ptr [ %116, %226 ], [ %231, %255 ]
  %231 = load ptr, ptr %230, align 8, !tbaa !146
  %232 = getelementptr inbounds %struct.batch, ptr %230, i64 0, i32 12
  %233 = load ptr, ptr %232, align 8, !tbaa !138
  %234 = icmp eq ptr %233, null
  br i1 %234, label %238, label %235

235:                                              ; preds = %229
  %236 = load ptr, ptr %228, align 8, !tbaa !51
  %237 = tail call i32 %236(ptr noundef nonnull %233) #11
  br label %238

238:                                              ; preds = %235, %229
  %239 = getelementptr inbounds %struct.batch, ptr %230, i64 0, i32 22
  %240 = load i32, ptr %239, align 4, !tbaa !249
  %241 = icmp eq i32 %240, 0
  br i1 %241, label %255, label %242

242:                                              ; preds = %238
  %243 = getelementptr inbounds %struct.batch, ptr %230, i64 0, i32 23
  br label %244

244:                                              ; preds = %244, %242
  %245 = phi i64 [ 0, %242 ], [ %251, %244 ]
  %246 = load ptr, ptr %228, align 8, !tbaa !51
  %247 = load ptr, ptr %243, align 8, !tbaa !251
  %248 = getelementptr inbounds ptr, ptr %247, i64 %245
  %249 = load ptr, ptr %248, align 8, !tbaa !4
  %250 = tail call i32 %246(ptr noundef %249) #11
  %251 = add nuw nsw i64 %245, 1
  %252 = load i32, ptr %239, align 4, !tbaa !249
  %253 = zext i32 %252 to i64
  %254 = icmp ult i64 %251, %253
  br i1 %254, label %244, label %255, !llvm.loop !284

255:                                              ; preds = %244, %238
  %256 = getelementptr inbounds %struct.batch, ptr %230, i64 0, i32 23
  %257 = load ptr, ptr %256, align 8, !tbaa !251
  tail call void @free(ptr noundef %257) #11
  tail call void @free(ptr noundef nonnull %230) #11
  %258 = icmp eq ptr %231, null
  br i1 %258, label %259, label %229, !llvm.loop !285

259:                                              ; preds = %255, %224
  %260 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 29
  %261 = load ptr, ptr %260, align 8, !tbaa !163
  %262 = icmp eq ptr %261, null
  br i1 %262, label %289, label %263

263:                                              ; preds = %259
  %264 = load ptr, ptr %0, align 8, !tbaa !110
  %265 = getelementptr inbounds %struct.slot, ptr %261, i64 0, i32 3
  %266 = load ptr, ptr %265, align 8, !tbaa !50
  %267 = icmp eq ptr %266, null
  br i1 %267, label %272, label %268

268:                                              ; preds = %263
  %269 = getelementptr inbounds %struct.device, ptr %264, i64 0, i32 15
  %270 = load ptr, ptr %269, align 8, !tbaa !51
  %271 = tail call i32 %270(ptr noundef nonnull %266) #11
  br label %272

272:                                              ; preds = %268, %263
  %273 = getelementptr inbounds %struct.slot, ptr %261, i64 0, i32 1
  %274 = load ptr, ptr %273, align 8, !tbaa !45
  %275 = icmp eq ptr %274, null
  br i1 %275, label %286, label %276

276:                                              ; preds = %272
  %277 = getelementptr inbounds %struct.device, ptr %264, i64 0, i32 36
  %278 = load ptr, ptr %277, align 8, !tbaa !167
  %279 = tail call i32 @pthread_rwlock_wrlock(ptr noundef %278) #11
  %280 = getelementptr inbounds %struct.device, ptr %264, i64 0, i32 13
  %281 = load ptr, ptr %280, align 8, !tbaa !168
  %282 = load ptr, ptr %273, align 8, !tbaa !45
  %283 = tail call i32 %281(ptr noundef %282) #11
  %284 = load ptr, ptr %277, align 8, !tbaa !167
  %285 = tail call i32 @pthread_rwlock_unlock(ptr noundef %284) #11
  br label %286

286:                                              ; preds = %272, %276
  %287 = getelementptr inbounds %struct.slot, ptr %261, i64 0, i32 6
  %288 = load ptr, ptr %287, align 8, !tbaa !133
  tail call void @free(ptr noundef %288) #11
  tail call void @free(ptr noundef nonnull %261) #11
  br label %289

289:                                              ; preds = %286, %259
  store ptr null, ptr %260, align 8, !tbaa !163
  %290 = load ptr, ptr %0, align 8, !tbaa !110
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #5
  %291 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 1
  %292 = load ptr, ptr %291, align 8, !tbaa !54
  %293 = call i32 %292(ptr noundef nonnull %2) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #5
  br label %294

294:                                              ; preds = %108, %289
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 32, i32 1
  %3 = load ptr, ptr %2, align 8, !tbaa !270
  %4 = icmp eq ptr %3, null
  br i1 %4, label %9, label %5

5:                                                ; preds = %1, %5
  %6 = phi ptr [ %7, %5 ], [ %3, %1 ]
  %7 = load ptr, ptr %6, align 8, !tbaa !271
  tail call void @free(ptr noundef nonnull %6) #11
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %5, !llvm.loop !286

9:                                                ; preds = %5, %1
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %11 = load ptr, ptr %10, align 8, !tbaa !287
  tail call void @free(ptr noundef %11) #11
  tail call void @free(ptr noundef %0) #11
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @copy_chunk(ptr noundef %0, ptr nocapture noundef %1) unnamed_addr #0 {
  %3 = alloca [4 x <2 x i64>], align 16
  %4 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #11
  %5 = load ptr, ptr %1, align 8, !tbaa !288
  %6 = getelementptr inbounds %struct.chunk, ptr %1, i64 0, i32 1
  %7 = load ptr, ptr %6, align 8, !tbaa !289
  %8 = getelementptr inbounds %struct.chunk, ptr %1, i64 0, i32 2
  %9 = load i64, ptr %8, align 8, !tbaa !290
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
  %30 = load <2 x i64>, ptr %3, align 16, !tbaa !275
  store <2 x i64> %30, ptr %25, align 16, !tbaa !275, !nontemporal !291
  %31 = load <2 x i64>, ptr %21, align 16, !tbaa !275
  %32 = getelementptr inbounds <2 x i64>, ptr %25, i64 1
  store <2 x i64> %31, ptr %32, align 16, !tbaa !275, !nontemporal !291
  %33 = load <2 x i64>, ptr %22, align 16, !tbaa !275
  %34 = getelementptr inbounds <2 x i64>, ptr %25, i64 2
  store <2 x i64> %33, ptr %34, align 16, !tbaa !275, !nontemporal !291
  %35 = load <2 x i64>, ptr %23, align 16, !tbaa !275
  %36 = getelementptr inbounds <2 x i64>, ptr %25, i64 3
  store <2 x i64> %35, ptr %36, align 16, !tbaa !275, !nontemporal !291
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3) #5
  %37 = getelementptr inbounds i8, ptr %25, i64 64
  %38 = getelementptr inbounds i8, ptr %27, i64 64
  %39 = add i64 %26, -64
  %40 = icmp ugt i64 %39, 63
  br i1 %40, label %24, label %41, !llvm.loop !292

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
  %49 = load i32, ptr %13, align 4, !tbaa !293
  %50 = icmp ult i32 %49, 3
  br i1 %50, label %51, label %76

51:                                               ; preds = %48
  %52 = add nuw nsw i32 %49, 1
  store i32 %52, ptr %13, align 4, !tbaa !293
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
  br i1 %71, label %62, label %72, !llvm.loop !294

72:                                               ; preds = %62, %69, %51
  %73 = call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #11
  %74 = load i32, ptr %13, align 4, !tbaa !293
  %75 = add i32 %74, -1
  store i32 %75, ptr %13, align 4, !tbaa !293
  br label %78

76:                                               ; preds = %48, %46
  %77 = call i32 @pthread_cond_wait(ptr noundef nonnull %11, ptr noundef nonnull %0) #11
  br label %78

78:                                               ; preds = %72, %76, %42
  %79 = phi i32 [ 0, %42 ], [ %17, %76 ], [ 1, %72 ]
  %80 = load i32, ptr %5, align 8, !tbaa !55
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %16, label %82, !llvm.loop !295

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
  %36 = load ptr, ptr %35, align 8, !tbaa !183
  store ptr %36, ptr %8, align 8, !tbaa !223
  %37 = getelementptr inbounds %struct.kernel, ptr %33, i64 0, i32 3, i64 %34, i32 1
  %38 = load ptr, ptr %37, align 8, !tbaa !185
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %43

40:                                               ; preds = %32
  %41 = getelementptr inbounds %struct.kernel, ptr %33, i64 0, i32 3, i64 %34, i32 2
  %42 = load i32, ptr %41, align 8, !tbaa !186
  br label %61

43:                                               ; preds = %32
  %44 = call i64 %38(ptr noundef nonnull %13) #11
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %53

46:                                               ; preds = %43
  %47 = getelementptr inbounds %struct.kernel, ptr %33, i64 0, i32 3, i64 %34, i32 3
  %48 = load i32, ptr %47, align 4, !tbaa !187
  %49 = zext i32 %48 to i64
  %50 = add nsw i64 %44, -1
  %51 = add nuw i64 %50, %49
  %52 = udiv i64 %51, %49
  br label %53

53:                                               ; preds = %46, %43
  %54 = phi i64 [ %52, %46 ], [ 1, %43 ]
  %55 = getelementptr inbounds %struct.kernel, ptr %33, i64 0, i32 3, i64 %34, i32 2
  %56 = load i32, ptr %55, align 8, !tbaa !186
  %57 = zext i32 %56 to i64
  %58 = icmp ult i64 %54, %57
  %59 = trunc i64 %54 to i32
  %60 = select i1 %58, i32 %59, i32 %56
  br label %61

61:                                               ; preds = %40, %53
  %62 = phi i32 [ %60, %53 ], [ %42, %40 ]
  store i32 %62, ptr %19, align 8, !tbaa !225
  store i32 1, ptr %20, align 4, !tbaa !226
  store i32 1, ptr %21, align 8, !tbaa !227
  %63 = getelementptr inbounds %struct.kernel, ptr %33, i64 0, i32 3, i64 %34, i32 3
  %64 = load i32, ptr %63, align 4, !tbaa !187
  store i32 %64, ptr %22, align 4, !tbaa !228
  store i32 1, ptr %23, align 8, !tbaa !229
  store i32 1, ptr %24, align 4, !tbaa !230
  %65 = getelementptr inbounds %struct.kernel, ptr %33, i64 0, i32 3, i64 %34, i32 4
  %66 = load i32, ptr %65, align 8, !tbaa !188
  store i32 %66, ptr %25, align 8, !tbaa !231
  store ptr %7, ptr %26, align 8, !tbaa !232
  store ptr null, ptr %27, align 8, !tbaa !233
  store ptr null, ptr %28, align 8, !tbaa !234
  store ptr null, ptr %29, align 8, !tbaa !235
  %67 = add i64 %34, %2
  %68 = call i32 %3(ptr noundef %0, i64 noundef %67, ptr noundef nonnull %35, ptr noundef nonnull %8) #11, !callees !296
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %8) #5
  %69 = add nuw i64 %34, 1
  %70 = load ptr, ptr %14, align 8, !tbaa !4
  %71 = load i64, ptr %70, align 8, !tbaa !8
  %72 = icmp ult i64 %69, %71
  %73 = icmp eq i32 %68, 0
  %74 = select i1 %72, i1 %73, i1 false
  br i1 %74, label %32, label %30, !llvm.loop !237
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
  %17 = load i32, ptr %16, align 4, !tbaa !297
  %18 = icmp eq i32 %17, 0
  store i32 1, ptr %12, align 8, !tbaa !79
  br i1 %18, label %20, label %27

19:                                               ; preds = %4
  store i32 1, ptr %12, align 8, !tbaa !79
  br label %20

20:                                               ; preds = %19, %15
  %21 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 24
  %22 = load ptr, ptr %21, align 8, !tbaa !298
  %23 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %24 = load ptr, ptr %23, align 8, !tbaa !61
  %25 = zext i1 %9 to i64
  %26 = tail call i32 %22(ptr noundef %8, ptr noundef %24, ptr noundef %11, i64 noundef %25, ptr noundef %3) #11
  br label %39

27:                                               ; preds = %15
  %28 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 24
  %29 = load ptr, ptr %28, align 8, !tbaa !298
  %30 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %31 = load ptr, ptr %30, align 8, !tbaa !61
  %32 = tail call i32 %29(ptr noundef %8, ptr noundef %31, ptr noundef null, i64 noundef 0, ptr noundef %3) #11
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %39

34:                                               ; preds = %27
  %35 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 27
  %36 = load ptr, ptr %35, align 8, !tbaa !299
  %37 = load ptr, ptr %30, align 8, !tbaa !61
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
  %3 = alloca [16 x %struct.chunk], align 16
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  store i32 1, ptr %5, align 4, !tbaa !256
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 3
  %8 = load i64, ptr %7, align 8, !tbaa !259
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
  %18 = load i64, ptr %7, align 8, !tbaa !259
  %19 = icmp ult i64 %18, %1
  br i1 %19, label %22, label %20

20:                                               ; preds = %17
  %21 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #11
  br label %93

22:                                               ; preds = %17, %63
  %23 = phi i64 [ %66, %63 ], [ %18, %17 ]
  %24 = phi i64 [ %65, %63 ], [ 0, %17 ]
  %25 = phi i32 [ %64, %63 ], [ 0, %17 ]
  %26 = load ptr, ptr %4, align 8, !tbaa !257
  %27 = load i64, ptr %11, align 8, !tbaa !258
  %28 = add i64 %27, -1
  %29 = and i64 %28, %23
  %30 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29
  %31 = load ptr, ptr %30, align 8, !tbaa !191
  %32 = icmp eq ptr %31, null
  br i1 %32, label %33, label %49

33:                                               ; preds = %22
  %34 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 1
  %35 = load ptr, ptr %34, align 8, !tbaa !193
  %36 = getelementptr inbounds i8, ptr %35, i64 2312
  %37 = load i64, ptr %36, align 8, !tbaa !8
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %63, label %39

39:                                               ; preds = %33
  %40 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 3
  %41 = load i64, ptr %40, align 8, !tbaa !195
  %42 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 4
  %43 = load ptr, ptr %42, align 8, !tbaa !196
  %44 = getelementptr inbounds %struct.kernel, ptr %43, i64 0, i32 3
  %45 = load i64, ptr %43, align 8, !tbaa !8
  %46 = getelementptr inbounds %struct.task, ptr %44, i64 %45
  call fastcc void @add_failed_assert(ptr noundef nonnull %12, i64 noundef %41, ptr noundef nonnull %35, ptr noundef nonnull %46) #13
  %47 = load ptr, ptr %30, align 8, !tbaa !191
  %48 = icmp eq ptr %47, null
  br i1 %48, label %63, label %49

49:                                               ; preds = %22, %39
  %50 = phi ptr [ %31, %22 ], [ %47, %39 ]
  %51 = add nuw nsw i32 %25, 1
  %52 = zext i32 %25 to i64
  %53 = getelementptr inbounds [16 x %struct.chunk], ptr %3, i64 0, i64 %52
  %54 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 1
  %55 = load ptr, ptr %54, align 8, !tbaa !193
  %56 = getelementptr inbounds %struct.arrival, ptr %26, i64 %29, i32 2
  %57 = load i64, ptr %56, align 8, !tbaa !194
  store ptr %50, ptr %53, align 16, !tbaa.struct !3
  %58 = getelementptr inbounds i8, ptr %53, i64 8
  store ptr %55, ptr %58, align 8, !tbaa.struct !12
  %59 = getelementptr inbounds i8, ptr %53, i64 16
  store i64 %57, ptr %59, align 16, !tbaa.struct !13
  %60 = getelementptr inbounds i8, ptr %53, i64 24
  store i32 0, ptr %60, align 8, !tbaa.struct !14
  %61 = load i64, ptr %56, align 8, !tbaa !194
  %62 = add i64 %61, %24
  br label %63

63:                                               ; preds = %33, %39, %49
  %64 = phi i32 [ %51, %49 ], [ %25, %39 ], [ %25, %33 ]
  %65 = phi i64 [ %62, %49 ], [ %24, %39 ], [ %24, %33 ]
  %66 = add nuw i64 %23, 1
  %67 = icmp ult i64 %66, %1
  %68 = icmp ult i32 %64, 16
  %69 = select i1 %67, i1 %68, i1 false
  br i1 %69, label %22, label %70, !llvm.loop !300

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
  %78 = load ptr, ptr %0, align 8, !tbaa !110
  %79 = getelementptr inbounds %struct.device, ptr %78, i64 0, i32 40
  %80 = load ptr, ptr %79, align 8, !tbaa !17
  %81 = call fastcc i32 @copy_together(ptr noundef %80, ptr noundef nonnull %3, i32 noundef %64, ptr noundef null, ptr noundef null) #12
  br label %93

82:                                               ; preds = %75, %82
  %83 = phi i64 [ 0, %75 ], [ %91, %82 ]
  %84 = getelementptr inbounds [16 x %struct.chunk], ptr %3, i64 0, i64 %83
  %85 = load ptr, ptr %84, align 16, !tbaa !288
  %86 = getelementptr inbounds [16 x %struct.chunk], ptr %3, i64 0, i64 %83, i32 1
  %87 = load ptr, ptr %86, align 8, !tbaa !289
  %88 = getelementptr inbounds [16 x %struct.chunk], ptr %3, i64 0, i64 %83, i32 2
  %89 = load i64, ptr %88, align 16, !tbaa !290
  %90 = call ptr @memcpy(ptr noundef %85, ptr noundef %87, i64 noundef %89) #11
  %91 = add nuw nsw i64 %83, 1
  %92 = icmp eq i64 %91, %76
  br i1 %92, label %93, label %82, !llvm.loop !301

93:                                               ; preds = %82, %20, %73, %77
  %94 = phi i64 [ %66, %73 ], [ %66, %77 ], [ %18, %20 ], [ %66, %82 ]
  %95 = call i32 @pthread_mutex_lock(ptr noundef nonnull %13) #11
  store i64 %94, ptr %7, align 8, !tbaa !259
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3) #5
  %96 = icmp ult i64 %94, %1
  br i1 %96, label %14, label %97, !llvm.loop !302

97:                                               ; preds = %14, %93, %2
  store i32 0, ptr %5, align 4, !tbaa !256
  ret void
}

; Function Attrs: cold nounwind optsize
define internal fastcc void @add_failed_assert(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #8 {
  %5 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2592) #11
  %6 = icmp eq ptr %5, null
  br i1 %6, label %28, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 1
  store i64 %1, ptr %8, align 8, !tbaa !303
  %9 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 2
  store i64 0, ptr %9, align 8, !tbaa !304
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
  %21 = load i8, ptr %20, align 1, !tbaa !275
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %23, label %24

23:                                               ; preds = %24, %18
  tail call fastcc void @append_failure(ptr noundef %0, ptr noundef nonnull %5) #12
  br label %28

24:                                               ; preds = %18
  %25 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 4, i64 %19
  store i8 %21, ptr %25, align 1, !tbaa !275
  %26 = add nuw nsw i64 %19, 1
  %27 = icmp eq i64 %26, 255
  br i1 %27, label %23, label %18, !llvm.loop !305

28:                                               ; preds = %4, %23
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @append_failure(ptr noundef %0, ptr noundef %1) unnamed_addr #0 {
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #11
  %4 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !270
  %6 = icmp eq ptr %5, null
  br i1 %6, label %10, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  %9 = load ptr, ptr %8, align 8, !tbaa !306
  br label %10

10:                                               ; preds = %2, %7
  %11 = phi ptr [ %9, %7 ], [ %4, %2 ]
  %12 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  store ptr %1, ptr %11, align 8, !tbaa !4
  store ptr %1, ptr %12, align 8, !tbaa !306
  %13 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 3
  %14 = load i64, ptr %13, align 8, !tbaa !273
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
  store i64 %1, ptr %7, align 8, !tbaa !303
  %8 = getelementptr inbounds %struct.failure, ptr %4, i64 0, i32 2
  store i64 %2, ptr %8, align 8, !tbaa !304
  tail call fastcc void @append_failure(ptr noundef %0, ptr noundef nonnull %4) #12
  br label %9

9:                                                ; preds = %3, %6
  ret void
}

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define internal fastcc i32 @add_arrival(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef readonly byval(%struct.arrival) align 8 %2) unnamed_addr #0 {
  %4 = alloca { i64, i64 }, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 33
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #11
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 2
  %9 = load i64, ptr %8, align 8, !tbaa !307
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !259
  %12 = sub i64 %9, %11
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !258
  %15 = icmp ult i64 %12, %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = load ptr, ptr %5, align 8, !tbaa !257
  br label %46

18:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %8, i64 16, i1 false), !tbaa.struct !308
  %19 = icmp eq i64 %14, 0
  %20 = shl i64 %14, 1
  %21 = select i1 %19, i64 64, i64 %20
  %22 = tail call ptr @calloc(i64 noundef %21, i64 noundef 40) #11
  %23 = icmp eq ptr %22, null
  br i1 %23, label %45, label %24

24:                                               ; preds = %18
  %25 = load i64, ptr %10, align 8, !tbaa !259
  %26 = load i64, ptr %8, align 8, !tbaa !307
  %27 = icmp ult i64 %25, %26
  br i1 %27, label %28, label %30

28:                                               ; preds = %24
  %29 = add i64 %21, -1
  br label %33

30:                                               ; preds = %33, %24
  %31 = load ptr, ptr %5, align 8, !tbaa !257
  tail call void @free(ptr noundef %31) #11
  store ptr %22, ptr %5, align 8, !tbaa.struct !309
  store i64 %21, ptr %13, align 8, !tbaa.struct !310
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %8, ptr noundef nonnull align 8 dereferenceable(16) %4, i64 16, i1 false), !tbaa.struct !308
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4)
  %32 = load i64, ptr %8, align 8, !tbaa !307
  br label %46

33:                                               ; preds = %33, %28
  %34 = phi i64 [ %25, %28 ], [ %42, %33 ]
  %35 = and i64 %34, %29
  %36 = getelementptr inbounds %struct.arrival, ptr %22, i64 %35
  %37 = load ptr, ptr %5, align 8, !tbaa !257
  %38 = load i64, ptr %13, align 8, !tbaa !258
  %39 = add i64 %38, -1
  %40 = and i64 %39, %34
  %41 = getelementptr inbounds %struct.arrival, ptr %37, i64 %40
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %36, ptr noundef nonnull align 8 dereferenceable(40) %41, i64 40, i1 false), !tbaa.struct !311
  %42 = add nuw i64 %34, 1
  %43 = load i64, ptr %8, align 8, !tbaa !307
  %44 = icmp ult i64 %42, %43
  br i1 %44, label %33, label %30, !llvm.loop !312

45:                                               ; preds = %18
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4)
  br label %54

46:                                               ; preds = %16, %30
  %47 = phi i64 [ %14, %16 ], [ %21, %30 ]
  %48 = phi ptr [ %17, %16 ], [ %22, %30 ]
  %49 = phi i64 [ %9, %16 ], [ %32, %30 ]
  %50 = add i64 %49, 1
  store i64 %50, ptr %8, align 8, !tbaa !307
  %51 = add i64 %47, -1
  %52 = and i64 %51, %49
  %53 = getelementptr inbounds %struct.arrival, ptr %48, i64 %52
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %53, ptr noundef nonnull align 8 dereferenceable(40) %2, i64 40, i1 false), !tbaa.struct !311
  br label %54

54:                                               ; preds = %45, %46
  %55 = phi i32 [ 0, %46 ], [ 2, %45 ]
  %56 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #11
  %57 = load ptr, ptr %2, align 8, !tbaa !191
  %58 = icmp eq ptr %57, null
  br i1 %58, label %65, label %59

59:                                               ; preds = %54
  %60 = getelementptr inbounds %struct.arrival, ptr %2, i64 0, i32 2
  %61 = load i64, ptr %60, align 8, !tbaa !194
  %62 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 10
  %63 = load i64, ptr %62, align 8, !tbaa !142
  %64 = add i64 %63, %61
  store i64 %64, ptr %62, align 8, !tbaa !142
  br label %65

65:                                               ; preds = %59, %54
  ret i32 %55
}

; Function Attrs: nounwind
define internal fastcc i32 @next_slot(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly %2) unnamed_addr #0 {
  %4 = load ptr, ptr %0, align 8, !tbaa !110
  %5 = getelementptr inbounds %struct.device, ptr %4, i64 0, i32 39
  %6 = load ptr, ptr %5, align 8, !tbaa !53
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef %6) #11
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 30
  %9 = load i64, ptr %8, align 8, !tbaa !132
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
  %21 = load ptr, ptr %20, align 8, !tbaa !163
  store ptr null, ptr %20, align 8, !tbaa !163
  %22 = icmp eq ptr %21, null
  br i1 %22, label %28, label %23

23:                                               ; preds = %15, %19
  %24 = phi ptr [ %13, %15 ], [ %21, %19 ]
  %25 = add nuw nsw i64 %9, 1
  store i64 %25, ptr %8, align 8, !tbaa !132
  store ptr null, ptr %24, align 8, !tbaa !47
  %26 = getelementptr inbounds %struct.slot, ptr %24, i64 0, i32 2
  store i64 0, ptr %26, align 8, !tbaa !180
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #11
  store ptr %24, ptr %2, align 8, !tbaa !4
  br label %38

28:                                               ; preds = %19, %17, %3
  %29 = tail call i32 @pthread_mutex_unlock(ptr noundef %6) #11
  store ptr null, ptr %2, align 8, !tbaa !4
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %31 = load ptr, ptr %30, align 8, !tbaa !179
  %32 = icmp eq ptr %31, null
  br i1 %32, label %37, label %33

33:                                               ; preds = %28
  store ptr null, ptr %30, align 8, !tbaa !179
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
  %4 = load ptr, ptr %0, align 8, !tbaa !110
  %5 = getelementptr inbounds %struct.device, ptr %4, i64 0, i32 16
  %6 = load ptr, ptr %5, align 8, !tbaa !253
  %7 = getelementptr inbounds %struct.slot, ptr %2, i64 0, i32 3
  %8 = load ptr, ptr %7, align 8, !tbaa !50
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8, !tbaa !111
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
  %25 = load ptr, ptr %0, align 8, !tbaa !110
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
  store i64 %36, ptr %37, align 8, !tbaa !127
  %38 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 28, i32 2
  %39 = load i64, ptr %38, align 8, !tbaa !255
  %40 = getelementptr inbounds %struct.slot, ptr %2, i64 0, i32 5
  store i64 %39, ptr %40, align 8, !tbaa !131
  %41 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 27
  %42 = load ptr, ptr %41, align 8, !tbaa !115
  store ptr %2, ptr %42, align 8, !tbaa !4
  store ptr %2, ptr %41, align 8, !tbaa !115
  %43 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %44 = load i32, ptr %43, align 4, !tbaa !126
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
  %3 = load ptr, ptr %0, align 8, !tbaa !200
  %4 = zext i32 %1 to i64
  %5 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 2, i64 %4
  %6 = load ptr, ptr %5, align 8, !tbaa !4
  %7 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 3
  %8 = load i64, ptr %7, align 8, !tbaa !203
  %9 = shl nuw nsw i64 %4, 18
  %10 = add i64 %8, %9
  %11 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 4
  %12 = load i32, ptr %11, align 8, !tbaa !205
  %13 = add i32 %12, 1
  store i32 %13, ptr %11, align 8, !tbaa !205
  %14 = load ptr, ptr %3, align 8, !tbaa !110
  %15 = getelementptr inbounds %struct.device, ptr %14, i64 0, i32 3
  %16 = load ptr, ptr %15, align 8, !tbaa !198
  %17 = getelementptr inbounds %struct.slot, ptr %6, i64 0, i32 1
  %18 = load ptr, ptr %17, align 8, !tbaa !45
  %19 = getelementptr inbounds %struct.queue, ptr %3, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !111
  %21 = tail call i32 %16(i64 noundef %10, ptr noundef %18, i64 noundef 262144, ptr noundef %20) #11
  %22 = getelementptr inbounds %struct.window, ptr %0, i64 0, i32 1
  %23 = load ptr, ptr %22, align 8, !tbaa !202
  %24 = tail call fastcc i32 @close_slot(ptr noundef nonnull %3, ptr noundef %23, ptr noundef %6) #12
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

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { cold nounwind optsize "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!102 = !{!"batch", !5, i64 0, !9, i64 8, !9, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !9, i64 48, !9, i64 56, !9, i64 64, !9, i64 72, !9, i64 80, !9, i64 88, !5, i64 96, !11, i64 104, !11, i64 108, !11, i64 112, !11, i64 116, !11, i64 120, !11, i64 124, !11, i64 128, !11, i64 132, !11, i64 136, !11, i64 140, !5, i64 144, !5, i64 152}
!103 = distinct !{!103, !16}
!104 = !{!102, !11, i64 120}
!105 = !{!102, !5, i64 24}
!106 = !{!64, !65, i64 2}
!107 = distinct !{!107, !16}
!108 = distinct !{!108, !16}
!109 = distinct !{!109, !16}
!110 = !{!97, !5, i64 0}
!111 = !{!97, !5, i64 8}
!112 = !{!97, !11, i64 32}
!113 = !{!97, !5, i64 136}
!114 = !{!97, !5, i64 152}
!115 = !{!97, !5, i64 184}
!116 = !{!97, !9, i64 64}
!117 = !{!97, !9, i64 48}
!118 = !{!98, !11, i64 8}
!119 = distinct !{!119, !16}
!120 = !{!97, !5, i64 176}
!121 = !{!102, !11, i64 124}
!122 = distinct !{!122, !16}
!123 = !{!97, !11, i64 96}
!124 = !{!97, !11, i64 104}
!125 = !{!97, !11, i64 112}
!126 = !{!97, !11, i64 92}
!127 = !{!46, !9, i64 32}
!128 = !{!18, !5, i64 144}
!129 = distinct !{!129, !16}
!130 = !{!18, !5, i64 136}
!131 = !{!46, !9, i64 40}
!132 = !{!97, !9, i64 232}
!133 = !{!46, !5, i64 48}
!134 = distinct !{!134, !16}
!135 = !{!102, !11, i64 132}
!136 = !{!97, !11, i64 108}
!137 = !{!102, !9, i64 88}
!138 = !{!102, !5, i64 96}
!139 = !{!97, !9, i64 216}
!140 = !{!102, !9, i64 64}
!141 = !{!97, !9, i64 56}
!142 = !{!102, !9, i64 80}
!143 = !{!97, !5, i64 144}
!144 = !{!102, !11, i64 128}
!145 = !{!97, !5, i64 120}
!146 = !{!102, !5, i64 0}
!147 = !{!97, !11, i64 100}
!148 = distinct !{!148, !16}
!149 = !{!102, !11, i64 104}
!150 = !{!102, !5, i64 32}
!151 = !{!152, !65, i64 0}
!152 = !{!"wait", !64, i64 0, !5, i64 8, !9, i64 16, !9, i64 24}
!153 = !{!152, !5, i64 8}
!154 = !{!152, !9, i64 16}
!155 = distinct !{!155, !16}
!156 = !{!102, !11, i64 108}
!157 = !{!158, !65, i64 0}
!158 = !{!"wait_ready", !64, i64 0, !5, i64 8}
!159 = !{!158, !5, i64 8}
!160 = !{!102, !11, i64 116}
!161 = distinct !{!161, !16}
!162 = distinct !{!162, !16}
!163 = !{!97, !5, i64 224}
!164 = !{!97, !11, i64 240}
!165 = distinct !{!165, !16}
!166 = !{!18, !5, i64 96}
!167 = !{!18, !5, i64 288}
!168 = !{!18, !5, i64 104}
!169 = !{i64 0, i64 8, !4}
!170 = !{!102, !9, i64 16}
!171 = !{!102, !5, i64 40}
!172 = !{!102, !9, i64 56}
!173 = !{!102, !5, i64 152}
!174 = !{!102, !9, i64 72}
!175 = !{!102, !11, i64 112}
!176 = distinct !{!176, !16}
!177 = distinct !{!177, !16}
!178 = !{!97, !5, i64 128}
!179 = !{!97, !5, i64 168}
!180 = !{!46, !9, i64 16}
!181 = !{!18, !5, i64 56}
!182 = !{!18, !5, i64 16}
!183 = !{!184, !5, i64 0}
!184 = !{!"task", !5, i64 0, !5, i64 8, !11, i64 16, !11, i64 20, !11, i64 24, !11, i64 28}
!185 = !{!184, !5, i64 8}
!186 = !{!184, !11, i64 16}
!187 = !{!184, !11, i64 20}
!188 = !{!184, !11, i64 24}
!189 = distinct !{!189, !16}
!190 = !{!18, !5, i64 32}
!191 = !{!192, !5, i64 0}
!192 = !{!"arrival", !5, i64 0, !5, i64 8, !9, i64 16, !9, i64 24, !5, i64 32}
!193 = !{!192, !5, i64 8}
!194 = !{!192, !9, i64 16}
!195 = !{!192, !9, i64 24}
!196 = !{!192, !5, i64 32}
!197 = !{!18, !5, i64 40}
!198 = !{!18, !5, i64 24}
!199 = !{!102, !9, i64 48}
!200 = !{!201, !5, i64 0}
!201 = !{!"window", !5, i64 0, !5, i64 8, !6, i64 16, !9, i64 144, !11, i64 152}
!202 = !{!201, !5, i64 8}
!203 = !{!201, !9, i64 144}
!204 = distinct !{!204, !16}
!205 = !{!201, !11, i64 152}
!206 = distinct !{!206, !16}
!207 = distinct !{!207, !16}
!208 = distinct !{!208, !16}
!209 = !{!18, !5, i64 80}
!210 = !{!18, !5, i64 272}
!211 = !{!18, !5, i64 88}
!212 = !{!18, !5, i64 48}
!213 = !{!214, !9, i64 8}
!214 = !{!"peer_copy", !64, i64 0, !9, i64 8, !5, i64 16, !9, i64 24, !5, i64 32, !9, i64 40}
!215 = !{!214, !5, i64 16}
!216 = !{!214, !9, i64 24}
!217 = !{!214, !5, i64 32}
!218 = !{!214, !9, i64 40}
!219 = !{!72, !11, i64 24}
!220 = !{!72, !11, i64 28}
!221 = !{!18, !5, i64 64}
!222 = !{!18, !5, i64 72}
!223 = !{!224, !5, i64 0}
!224 = !{!"", !5, i64 0, !11, i64 8, !11, i64 12, !11, i64 16, !11, i64 20, !11, i64 24, !11, i64 28, !11, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64}
!225 = !{!224, !11, i64 8}
!226 = !{!224, !11, i64 12}
!227 = !{!224, !11, i64 16}
!228 = !{!224, !11, i64 20}
!229 = !{!224, !11, i64 24}
!230 = !{!224, !11, i64 28}
!231 = !{!224, !11, i64 32}
!232 = !{!224, !5, i64 40}
!233 = !{!224, !5, i64 48}
!234 = !{!224, !5, i64 56}
!235 = !{!224, !5, i64 64}
!236 = !{!18, !5, i64 232}
!237 = distinct !{!237, !16}
!238 = distinct !{!238, !16}
!239 = !{!18, !5, i64 240}
!240 = !{!18, !5, i64 160}
!241 = !{!242, !5, i64 8}
!242 = !{!"wait_event", !64, i64 0, !5, i64 8}
!243 = !{!244, !9, i64 16}
!244 = !{!"wait_semaphore", !64, i64 0, !5, i64 8, !9, i64 16, !9, i64 24}
!245 = !{!246, !9, i64 0}
!246 = !{!"", !247, i64 0, !11, i64 72, !6, i64 76}
!247 = !{!"", !9, i64 0, !9, i64 8, !9, i64 16, !11, i64 24, !6, i64 28}
!248 = !{!18, !5, i64 176}
!249 = !{!102, !11, i64 140}
!250 = !{!102, !11, i64 136}
!251 = !{!102, !5, i64 144}
!252 = distinct !{!252, !16}
!253 = !{!18, !5, i64 128}
!254 = !{!97, !5, i64 160}
!255 = !{!97, !9, i64 208}
!256 = !{!97, !11, i64 116}
!257 = !{!99, !5, i64 0}
!258 = !{!99, !9, i64 8}
!259 = !{!99, !9, i64 24}
!260 = distinct !{!260, !16}
!261 = !{!18, !5, i64 152}
!262 = !{!18, !5, i64 280}
!263 = !{!18, !19, i64 296}
!264 = !{!265, !265, i64 0}
!265 = !{!"float", !6, i64 0}
!266 = !{!19, !19, i64 0}
!267 = distinct !{!267, !16}
!268 = distinct !{!268, !16}
!269 = distinct !{!269, !16}
!270 = !{!100, !5, i64 64}
!271 = !{!272, !5, i64 0}
!272 = !{!"failure", !5, i64 0, !9, i64 8, !9, i64 16, !9, i64 24, !6, i64 32, !6, i64 288, !6, i64 2336}
!273 = !{!100, !9, i64 80}
!274 = !{i64 0, i64 8, !4, i64 8, i64 8, !8, i64 16, i64 8, !8, i64 24, i64 8, !8, i64 32, i64 256, !275, i64 288, i64 2048, !275, i64 2336, i64 256, !275}
!275 = !{!6, !6, i64 0}
!276 = !{!97, !11, i64 84}
!277 = distinct !{!277, !16}
!278 = !{!97, !11, i64 88}
!279 = distinct !{!279, !16}
!280 = distinct !{!280, !16}
!281 = !{!97, !9, i64 72}
!282 = !{!18, !5, i64 168}
!283 = distinct !{!283, !16}
!284 = distinct !{!284, !16}
!285 = distinct !{!285, !16}
!286 = distinct !{!286, !16}
!287 = !{!97, !5, i64 192}
!288 = !{!35, !5, i64 0}
!289 = !{!35, !5, i64 8}
!290 = !{!35, !9, i64 16}
!291 = !{i32 1}
!292 = distinct !{!292, !16}
!293 = !{!23, !11, i64 212}
!294 = distinct !{!294, !16}
!295 = distinct !{!295, !16}
!296 = distinct !{ptr @add_task, null}
!297 = !{!184, !11, i64 28}
!298 = !{!18, !5, i64 192}
!299 = !{!18, !5, i64 216}
!300 = distinct !{!300, !16}
!301 = distinct !{!301, !16}
!302 = distinct !{!302, !16}
!303 = !{!272, !9, i64 8}
!304 = !{!272, !9, i64 16}
!305 = distinct !{!305, !16}
!306 = !{!100, !5, i64 72}
!307 = !{!99, !9, i64 16}
!308 = !{i64 0, i64 8, !8, i64 8, i64 8, !8}
!309 = !{i64 0, i64 8, !4, i64 8, i64 8, !8, i64 16, i64 8, !8, i64 24, i64 8, !8}
!310 = !{i64 0, i64 8, !8, i64 8, i64 8, !8, i64 16, i64 8, !8}
!311 = !{i64 0, i64 8, !4, i64 8, i64 8, !4, i64 16, i64 8, !8, i64 24, i64 8, !8, i64 32, i64 8, !4}
!312 = distinct !{!312, !16}
