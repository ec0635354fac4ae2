; Made by `nox -s native` from *.c and *.h, sha256 3d85075d9187f13df12b910b95d3ad3964111a6ef18ef1ebd6d06d79e906eaf4
; ModuleID = 'aiotaichi/backends/cpu/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.output = type { %struct.mutex, ptr, i64, i64, i64 }
%struct.mutex = type { [8 x i64] }
%struct.pool = type { %struct.mutex, %struct.condition, %struct.condition, ptr, i32, i32, i32, i32, i32, i64, %struct.cores, [0 x %struct.worker] }
%struct.condition = type { [8 x i64] }
%struct.cores = type { [16 x i64] }
%struct.worker = type { ptr, i32, i64 }
%struct.timespec = type { i64, i64 }
%struct.job = type { ptr, ptr, ptr, i32, i32, i32, i32 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%struct.arena = type { %struct.mutex, ptr }
%struct.chunk = type { ptr }
%struct.queue = type { i64, %struct.notification, i32, i32, i32, i32, i32, i64, i64, ptr, ptr, i64, i64, ptr, ptr, %struct.failures, %struct.mutex, %struct.condition, %struct.condition }
%struct.notification = type { i64, i32 }
%struct.failures = type { %struct.mutex, ptr, ptr, i64 }
%struct.task = type { ptr, i64 }
%struct.context = type { ptr, ptr, i32, ptr }
%struct.batch = type { ptr, ptr, i64 }
%struct.command = type { i16, i16, i32 }
%struct.wait = type { %struct.command, ptr, i64, i64 }
%struct.launch = type { %struct.command, ptr, ptr, ptr, [0 x i8] }
%struct.kernel = type { i64, i64, i64, [0 x %struct.task] }
%struct.extents = type { i32, i32 }
%struct.pack = type { i32, i32 }
%struct.copy = type { %struct.command, ptr, ptr, i64 }
%struct.fill = type { %struct.command, ptr, i64, i64, [0 x i8] }
%struct.timestamp = type { %struct.command, ptr }
%struct.failure = type { ptr, i64, i64, [2048 x i8], [32 x i64] }

@outputs = internal global [16 x %struct.output] zeroinitializer, align 16
@spinners = internal global i32 0, align 4
@notify.one = internal constant i64 1, align 8

; Function Attrs: nounwind
define dso_local void @pool_destroy(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #13
  %3 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 6
  store atomic i32 1, ptr %3 seq_cst, align 8
  %4 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 4
  %5 = atomicrmw add ptr %4, i32 1 seq_cst, align 4
  %6 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 1
  %7 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %6) #13
  %8 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #13
  %9 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 7
  %10 = load i32, ptr %9, align 4, !tbaa !3
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %13, %1
  tail call void @free(ptr noundef nonnull %0) #13
  ret void

13:                                               ; preds = %1, %13
  %14 = phi i64 [ %18, %13 ], [ 0, %1 ]
  %15 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 11, i64 %14, i32 2
  %16 = load i64, ptr %15, align 8, !tbaa !7
  %17 = tail call i32 @pthread_join(i64 noundef %16, ptr noundef null) #13
  %18 = add nuw nsw i64 %14, 1
  %19 = load i32, ptr %9, align 4, !tbaa !3
  %20 = sext i32 %19 to i64
  %21 = icmp slt i64 %18, %20
  br i1 %21, label %13, label %12, !llvm.loop !11
}

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #1

declare i32 @pthread_cond_broadcast(ptr noundef) local_unnamed_addr #1

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

declare void @free(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local ptr @pool_create(i32 noundef %0, i64 noundef %1, i32 noundef %2, ptr nocapture noundef readonly %3) local_unnamed_addr #0 {
  %5 = sext i32 %0 to i64
  %6 = mul nsw i64 %5, 24
  %7 = add nsw i64 %6, 360
  %8 = tail call ptr @calloc(i64 noundef 1, i64 noundef %7) #13
  %9 = icmp eq ptr %8, null
  br i1 %9, label %52, label %10

10:                                               ; preds = %4
  %11 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 9
  store i64 %1, ptr %11, align 8, !tbaa !13
  %12 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 8
  store i32 %2, ptr %12, align 8, !tbaa !3
  %13 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 10
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %13, ptr noundef nonnull align 8 dereferenceable(128) %3, i64 128, i1 false), !tbaa.struct !14
  %14 = icmp sgt i32 %0, 0
  br i1 %14, label %15, label %52

15:                                               ; preds = %10
  %16 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 7
  %17 = zext i32 %0 to i64
  br label %18

18:                                               ; preds = %15, %48
  %19 = phi i64 [ 0, %15 ], [ %21, %48 ]
  %20 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 11, i64 %19
  %21 = add nuw nsw i64 %19, 1
  store ptr %8, ptr %20, align 8, !tbaa.struct !16
  %22 = getelementptr inbounds i8, ptr %20, i64 8
  %23 = trunc i64 %21 to i32
  store i32 %23, ptr %22, align 8, !tbaa.struct !18
  %24 = getelementptr inbounds i8, ptr %20, i64 16
  store i64 0, ptr %24, align 8, !tbaa.struct !19
  %25 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 11, i64 %19, i32 2
  %26 = tail call i32 @pthread_create(ptr noundef nonnull %25, ptr noundef null, ptr noundef nonnull @work, ptr noundef nonnull %20) #13
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %48, label %28

28:                                               ; preds = %18
  %29 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #13
  %30 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 6
  store atomic i32 1, ptr %30 seq_cst, align 8
  %31 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 4
  %32 = atomicrmw add ptr %31, i32 1 seq_cst, align 4
  %33 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 1
  %34 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %33) #13
  %35 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #13
  %36 = load i32, ptr %16, align 4, !tbaa !3
  %37 = icmp sgt i32 %36, 0
  br i1 %37, label %38, label %47

38:                                               ; preds = %28, %38
  %39 = phi i64 [ %43, %38 ], [ 0, %28 ]
  %40 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 11, i64 %39, i32 2
  %41 = load i64, ptr %40, align 8, !tbaa !7
  %42 = tail call i32 @pthread_join(i64 noundef %41, ptr noundef null) #13
  %43 = add nuw nsw i64 %39, 1
  %44 = load i32, ptr %16, align 4, !tbaa !3
  %45 = sext i32 %44 to i64
  %46 = icmp slt i64 %43, %45
  br i1 %46, label %38, label %47, !llvm.loop !11

47:                                               ; preds = %38, %28
  tail call void @free(ptr noundef nonnull %8) #13
  br label %52

48:                                               ; preds = %18
  %49 = load i32, ptr %16, align 4, !tbaa !3
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %16, align 4, !tbaa !3
  %51 = icmp eq i64 %21, %17
  br i1 %51, label %52, label %18, !llvm.loop !20

52:                                               ; preds = %48, %10, %47, %4
  %53 = phi ptr [ null, %4 ], [ inttoptr (i64 1 to ptr), %47 ], [ %8, %10 ], [ %8, %48 ]
  ret ptr %53
}

declare ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define internal ptr @work(ptr nocapture noundef readonly %0) #0 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = load ptr, ptr %0, align 8, !tbaa !21
  %5 = getelementptr inbounds %struct.pool, ptr %4, i64 0, i32 10
  tail call fastcc void @schedule(ptr noundef nonnull %5) #14
  %6 = getelementptr inbounds %struct.pool, ptr %4, i64 0, i32 6
  %7 = getelementptr inbounds %struct.pool, ptr %4, i64 0, i32 4
  %8 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %9 = getelementptr inbounds %struct.pool, ptr %4, i64 0, i32 9
  %10 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  %11 = getelementptr inbounds %struct.pool, ptr %4, i64 0, i32 3
  %12 = getelementptr inbounds %struct.pool, ptr %4, i64 0, i32 5
  %13 = getelementptr inbounds %struct.pool, ptr %4, i64 0, i32 1
  %14 = getelementptr inbounds %struct.worker, ptr %0, i64 0, i32 1
  %15 = getelementptr inbounds %struct.pool, ptr %4, i64 0, i32 2
  br label %16

16:                                               ; preds = %96, %1
  %17 = load atomic i32, ptr %7 seq_cst, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #9
  %18 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #13
  %19 = load i64, ptr %3, align 8, !tbaa !22
  %20 = mul i64 %19, 1000000000
  %21 = load i64, ptr %8, align 8, !tbaa !24
  %22 = add i64 %20, %21
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #9
  %23 = load i64, ptr %9, align 8, !tbaa !13
  %24 = add i64 %22, %23
  %25 = load atomic i32, ptr %7 seq_cst, align 8
  %26 = icmp eq i32 %25, %17
  br i1 %26, label %27, label %34

27:                                               ; preds = %16, %36
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #9
  %28 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #13
  %29 = load i64, ptr %2, align 8, !tbaa !22
  %30 = mul i64 %29, 1000000000
  %31 = load i64, ptr %10, align 8, !tbaa !24
  %32 = add i64 %30, %31
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #9
  %33 = icmp ult i64 %32, %24
  br i1 %33, label %36, label %34

34:                                               ; preds = %27, %36, %16
  %35 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #13
  br label %39

36:                                               ; preds = %27
  call void @llvm.x86.sse2.pause()
  %37 = load atomic i32, ptr %7 seq_cst, align 8
  %38 = icmp eq i32 %37, %17
  br i1 %38, label %27, label %34, !llvm.loop !25

39:                                               ; preds = %49, %34
  %40 = phi ptr [ %11, %34 ], [ %50, %49 ]
  %41 = load ptr, ptr %40, align 8, !tbaa !17
  %42 = icmp eq ptr %41, null
  br i1 %42, label %51, label %43

43:                                               ; preds = %39
  %44 = getelementptr inbounds %struct.job, ptr %41, i64 0, i32 3
  %45 = load atomic i32, ptr %44 seq_cst, align 8
  %46 = getelementptr inbounds %struct.job, ptr %41, i64 0, i32 4
  %47 = load i32, ptr %46, align 4, !tbaa !26
  %48 = icmp slt i32 %45, %47
  br i1 %48, label %60, label %49

49:                                               ; preds = %43, %54
  %50 = phi ptr [ %41, %43 ], [ %11, %54 ]
  br label %39, !llvm.loop !28

51:                                               ; preds = %39
  %52 = load atomic i32, ptr %6 seq_cst, align 8
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %101

54:                                               ; preds = %51
  %55 = load i32, ptr %12, align 4, !tbaa !3
  %56 = add i32 %55, 1
  store i32 %56, ptr %12, align 4, !tbaa !3
  %57 = call i32 @pthread_cond_wait(ptr noundef nonnull %13, ptr noundef nonnull %4) #13
  %58 = load i32, ptr %12, align 4, !tbaa !3
  %59 = add i32 %58, -1
  store i32 %59, ptr %12, align 4, !tbaa !3
  br label %49

60:                                               ; preds = %43
  %61 = getelementptr inbounds %struct.job, ptr %41, i64 0, i32 3
  %62 = getelementptr inbounds %struct.job, ptr %41, i64 0, i32 4
  %63 = getelementptr inbounds %struct.job, ptr %41, i64 0, i32 6
  %64 = atomicrmw add ptr %63, i32 1 seq_cst, align 4
  %65 = call i32 @pthread_mutex_unlock(ptr noundef %4) #13
  %66 = load i32, ptr %14, align 8, !tbaa !29
  %67 = getelementptr inbounds %struct.job, ptr %41, i64 0, i32 5
  %68 = getelementptr inbounds %struct.job, ptr %41, i64 0, i32 2
  %69 = getelementptr inbounds %struct.job, ptr %41, i64 0, i32 1
  %70 = load i32, ptr %67, align 8, !tbaa !30
  %71 = atomicrmw add ptr %61, i32 %70 seq_cst, align 4
  %72 = load i32, ptr %62, align 4, !tbaa !26
  %73 = icmp sgt i32 %72, %71
  br i1 %73, label %74, label %96

74:                                               ; preds = %60, %91
  %75 = phi i32 [ %94, %91 ], [ %72, %60 ]
  %76 = phi i32 [ %93, %91 ], [ %71, %60 ]
  %77 = sub nsw i32 %75, %76
  %78 = load i32, ptr %67, align 8, !tbaa !30
  %79 = icmp slt i32 %77, %78
  %80 = add nsw i32 %78, %76
  %81 = select i1 %79, i32 %75, i32 %80
  %82 = icmp slt i32 %76, %81
  br i1 %82, label %83, label %91

83:                                               ; preds = %74, %83
  %84 = phi i32 [ %87, %83 ], [ %76, %74 ]
  %85 = load ptr, ptr %68, align 8, !tbaa !31
  %86 = load ptr, ptr %69, align 8, !tbaa !32
  call void %85(ptr noundef %86, i32 noundef %66, i32 noundef %84) #13
  %87 = add i32 %84, 1
  %88 = icmp eq i32 %87, %81
  br i1 %88, label %89, label %83, !llvm.loop !33

89:                                               ; preds = %83
  %90 = load i32, ptr %67, align 8, !tbaa !30
  br label %91

91:                                               ; preds = %89, %74
  %92 = phi i32 [ %90, %89 ], [ %78, %74 ]
  %93 = atomicrmw add ptr %61, i32 %92 seq_cst, align 4
  %94 = load i32, ptr %62, align 4, !tbaa !26
  %95 = icmp sgt i32 %94, %93
  br i1 %95, label %74, label %96

96:                                               ; preds = %91, %60
  %97 = call i32 @pthread_mutex_lock(ptr noundef %4) #13
  %98 = atomicrmw sub ptr %63, i32 1 seq_cst, align 4
  %99 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %15) #13
  %100 = call i32 @pthread_mutex_unlock(ptr noundef %4) #13
  br label %16

101:                                              ; preds = %51
  %102 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #13
  ret ptr null
}

; Function Attrs: nounwind
define dso_local i32 @print_0(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #9
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull @outputs, ptr noundef %0, ptr noundef nonnull %2) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #9
  ret i32 %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #4

; Function Attrs: nounwind
define internal fastcc i32 @print(ptr noundef %0, ptr noundef %1, ptr noundef %2) unnamed_addr #0 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #9
  call void @llvm.va_copy(ptr nonnull %4, ptr %2)
  %5 = call i32 @vsnprintf(ptr noundef null, i64 noundef 0, ptr noundef %1, ptr noundef nonnull %4) #13
  call void @llvm.va_end(ptr nonnull %4)
  %6 = icmp slt i32 %5, 0
  br i1 %6, label %40, label %7

7:                                                ; preds = %3
  %8 = call i32 @pthread_mutex_lock(ptr noundef %0) #13
  %9 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 2
  %10 = load i64, ptr %9, align 8, !tbaa !34
  %11 = zext i32 %5 to i64
  %12 = add nuw nsw i64 %11, 1
  %13 = add i64 %12, %10
  %14 = icmp ult i64 %13, 1048577
  br i1 %14, label %15, label %34

15:                                               ; preds = %7
  %16 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 3
  %17 = load i64, ptr %16, align 8, !tbaa !37
  %18 = icmp ugt i64 %13, %17
  %19 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !38
  br i1 %18, label %21, label %27

21:                                               ; preds = %15
  %22 = shl nuw nsw i64 %13, 1
  %23 = call ptr @realloc(ptr noundef %20, i64 noundef %22) #13
  %24 = icmp eq ptr %23, null
  br i1 %24, label %34, label %25

25:                                               ; preds = %21
  store ptr %23, ptr %19, align 8, !tbaa !38
  store i64 %22, ptr %16, align 8, !tbaa !37
  %26 = load i64, ptr %9, align 8, !tbaa !34
  br label %27

27:                                               ; preds = %15, %25
  %28 = phi i64 [ %26, %25 ], [ %10, %15 ]
  %29 = phi ptr [ %23, %25 ], [ %20, %15 ]
  %30 = getelementptr inbounds i8, ptr %29, i64 %28
  %31 = call i32 @vsnprintf(ptr noundef %30, i64 noundef %12, ptr noundef %1, ptr noundef %2) #13
  %32 = load i64, ptr %9, align 8, !tbaa !34
  %33 = add i64 %32, %11
  store atomic i64 %33, ptr %9 seq_cst, align 8
  br label %38

34:                                               ; preds = %7, %21
  %35 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 4
  %36 = load i64, ptr %35, align 8, !tbaa !39
  %37 = add i64 %36, 1
  store i64 %37, ptr %35, align 8, !tbaa !39
  br label %38

38:                                               ; preds = %34, %27
  %39 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #13
  br label %40

40:                                               ; preds = %3, %38
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #9
  ret i32 %5
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #4

; Function Attrs: nounwind
define dso_local i32 @print_1(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #9
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 1), ptr noundef %0, ptr noundef nonnull %2) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #9
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_2(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #9
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 2), ptr noundef %0, ptr noundef nonnull %2) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #9
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_3(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #9
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 3), ptr noundef %0, ptr noundef nonnull %2) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #9
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_4(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #9
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 4), ptr noundef %0, ptr noundef nonnull %2) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #9
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_5(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #9
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 5), ptr noundef %0, ptr noundef nonnull %2) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #9
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_6(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #9
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 6), ptr noundef %0, ptr noundef nonnull %2) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #9
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_7(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #9
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 7), ptr noundef %0, ptr noundef nonnull %2) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #9
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_8(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #9
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 8), ptr noundef %0, ptr noundef nonnull %2) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #9
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_9(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #9
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 9), ptr noundef %0, ptr noundef nonnull %2) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #9
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_10(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #9
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 10), ptr noundef %0, ptr noundef nonnull %2) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #9
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_11(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #9
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 11), ptr noundef %0, ptr noundef nonnull %2) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #9
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_12(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #9
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 12), ptr noundef %0, ptr noundef nonnull %2) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #9
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_13(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #9
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 13), ptr noundef %0, ptr noundef nonnull %2) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #9
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_14(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #9
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 14), ptr noundef %0, ptr noundef nonnull %2) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #9
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_15(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #9
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 15), ptr noundef %0, ptr noundef nonnull %2) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #9
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local void @printed_reset() local_unnamed_addr #0 {
  %1 = tail call ptr @memset(ptr noundef nonnull @outputs, i32 noundef 0, i64 noundef 1536) #13
  ret void
}

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none)
define dso_local i64 @printed_size(i32 noundef %0) local_unnamed_addr #5 {
  %2 = zext i32 %0 to i64
  %3 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %2, i32 2
  %4 = load atomic i64, ptr %3 seq_cst, align 8
  ret i64 %4
}

; Function Attrs: nounwind
define dso_local i64 @printed_take(i32 noundef %0, ptr noundef %1, i64 noundef %2, ptr nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = zext i32 %0 to i64
  %6 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #13
  %8 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 2
  %9 = load i64, ptr %8, align 8, !tbaa !34
  %10 = tail call i64 @llvm.umin.i64(i64 %9, i64 %2)
  %11 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 1
  %12 = load ptr, ptr %11, align 16, !tbaa !38
  %13 = tail call ptr @memcpy(ptr noundef %1, ptr noundef %12, i64 noundef %10) #13
  %14 = load ptr, ptr %11, align 16, !tbaa !38
  %15 = getelementptr inbounds i8, ptr %14, i64 %10
  %16 = load i64, ptr %8, align 8, !tbaa !34
  %17 = sub i64 %16, %10
  %18 = tail call ptr @memmove(ptr noundef %14, ptr noundef %15, i64 noundef %17) #13
  %19 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 4
  %20 = load i64, ptr %19, align 8, !tbaa !39
  store i64 %20, ptr %3, align 8, !tbaa !13
  store i64 0, ptr %19, align 8, !tbaa !39
  %21 = load i64, ptr %8, align 8, !tbaa !34
  %22 = icmp eq i64 %10, %21
  br i1 %22, label %23, label %27

23:                                               ; preds = %4
  %24 = load ptr, ptr %11, align 16, !tbaa !38
  tail call void @free(ptr noundef %24) #13
  store ptr null, ptr %11, align 16, !tbaa !38
  %25 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 3
  store i64 0, ptr %25, align 16, !tbaa !37
  %26 = load i64, ptr %8, align 8, !tbaa !34
  br label %27

27:                                               ; preds = %23, %4
  %28 = phi i64 [ %26, %23 ], [ %21, %4 ]
  %29 = sub i64 %28, %10
  store atomic i64 %29, ptr %8 seq_cst, align 8
  %30 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #13
  ret i64 %10
}

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #1

declare ptr @memmove(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local void @profiler_start(ptr nocapture noundef %0, ptr nocapture noundef %1) local_unnamed_addr #6 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local void @profiler_stop(ptr nocapture noundef %0) local_unnamed_addr #6 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local void @assert_failed(ptr nocapture noundef %0) local_unnamed_addr #6 {
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @host_vsnprintf(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = tail call i32 @vsnprintf(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3) #13
  ret i32 %5
}

declare i32 @vsnprintf(ptr noundef, i64 noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local ptr @arena_create() local_unnamed_addr #0 {
  %1 = tail call ptr @calloc(i64 noundef 1, i64 noundef 72) #13
  ret ptr %1
}

; Function Attrs: nounwind
define dso_local ptr @arena_allocate(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i64 @llvm.umax.i64(i64 %2, i64 16)
  %5 = add i64 %1, 8
  %6 = add i64 %5, %4
  %7 = tail call ptr @calloc(i64 noundef 1, i64 noundef %6) #13
  %8 = freeze ptr %7
  %9 = icmp eq ptr %8, null
  br i1 %9, label %22, label %10

10:                                               ; preds = %3
  %11 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #13
  %12 = getelementptr inbounds %struct.arena, ptr %0, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8, !tbaa !40
  store ptr %13, ptr %8, align 8, !tbaa !42
  store ptr %8, ptr %12, align 8, !tbaa !40
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #13
  %15 = getelementptr %struct.chunk, ptr %8, i64 1
  %16 = ptrtoint ptr %15 to i64
  %17 = add i64 %4, -1
  %18 = add i64 %17, %16
  %19 = urem i64 %18, %4
  %20 = sub nuw i64 %18, %19
  %21 = inttoptr i64 %20 to ptr
  br label %22

22:                                               ; preds = %3, %10
  %23 = phi ptr [ %21, %10 ], [ null, %3 ]
  ret ptr %23
}

; Function Attrs: nounwind
define dso_local void @arena_destroy(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.arena, ptr %0, i64 0, i32 1
  %3 = load ptr, ptr %2, align 8, !tbaa !40
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %6

5:                                                ; preds = %6, %1
  tail call void @free(ptr noundef %0) #13
  ret void

6:                                                ; preds = %1, %6
  %7 = phi ptr [ %8, %6 ], [ %3, %1 ]
  %8 = load ptr, ptr %7, align 8, !tbaa !42
  tail call void @free(ptr noundef nonnull %7) #13
  %9 = icmp eq ptr %8, null
  br i1 %9, label %5, label %6, !llvm.loop !44
}

; Function Attrs: nounwind
define dso_local void @queue_parallel_for(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4) local_unnamed_addr #0 {
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.timespec, align 8
  %8 = alloca %struct.timespec, align 8
  %9 = alloca %struct.timespec, align 8
  %10 = alloca %struct.timespec, align 8
  %11 = alloca %struct.job, align 8
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %13 = load ptr, ptr %12, align 8, !tbaa !45
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %15 = load ptr, ptr %14, align 8, !tbaa !49
  %16 = getelementptr inbounds %struct.task, ptr %15, i64 0, i32 1
  %17 = load atomic i64, ptr %16 monotonic, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %10) #9
  %18 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %10) #13
  %19 = load i64, ptr %10, align 8, !tbaa !22
  %20 = mul i64 %19, -1000000000
  %21 = getelementptr inbounds %struct.timespec, ptr %10, i64 0, i32 1
  %22 = load i64, ptr %21, align 8, !tbaa !24
  %23 = sub i64 %20, %22
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %10) #9
  %24 = icmp slt i32 %1, 2
  br i1 %24, label %36, label %25

25:                                               ; preds = %5
  %26 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 7
  %27 = load i32, ptr %26, align 4, !tbaa !3
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %36, label %29

29:                                               ; preds = %25
  %30 = icmp eq i64 %17, 0
  br i1 %30, label %65, label %31

31:                                               ; preds = %29
  %32 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %33 = load i64, ptr %32, align 8, !tbaa !50
  %34 = mul i64 %33, %17
  %35 = icmp ult i64 %34, 20480000
  br i1 %35, label %36, label %65

36:                                               ; preds = %31, %25, %5
  %37 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 7
  %38 = getelementptr inbounds %struct.timespec, ptr %9, i64 0, i32 1
  br label %39

39:                                               ; preds = %57, %36
  %40 = phi i32 [ %64, %57 ], [ 1, %36 ]
  %41 = phi i32 [ %53, %57 ], [ 0, %36 ]
  %42 = phi i64 [ %63, %57 ], [ 0, %36 ]
  %43 = icmp ult i64 %42, 20000
  %44 = call i32 @llvm.smax.i32(i32 %41, i32 %1)
  br label %45

45:                                               ; preds = %39, %52
  %46 = phi i32 [ %53, %52 ], [ %41, %39 ]
  %47 = icmp eq i32 %46, %44
  br i1 %47, label %180, label %48

48:                                               ; preds = %45
  br i1 %43, label %52, label %49

49:                                               ; preds = %48
  %50 = load i32, ptr %37, align 4, !tbaa !3
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %65

52:                                               ; preds = %48, %49
  %53 = add i32 %46, 1
  call void %4(ptr noundef %3, i32 noundef 0, i32 noundef %46) #13
  %54 = icmp slt i32 %53, %40
  %55 = icmp slt i32 %53, %1
  %56 = and i1 %54, %55
  br i1 %56, label %45, label %57, !llvm.loop !51

57:                                               ; preds = %52
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #9
  %58 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %9) #13
  %59 = load i64, ptr %9, align 8, !tbaa !22
  %60 = mul i64 %59, 1000000000
  %61 = load i64, ptr %38, align 8, !tbaa !24
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #9
  %62 = add i64 %61, %23
  %63 = add i64 %62, %60
  %64 = shl nsw i32 %40, 1
  br label %39, !llvm.loop !51

65:                                               ; preds = %49, %31, %29
  %66 = phi i32 [ 0, %31 ], [ 0, %29 ], [ %46, %49 ]
  %67 = phi i64 [ 0, %31 ], [ 0, %29 ], [ %42, %49 ]
  %68 = icmp slt i32 %66, %1
  br i1 %68, label %69, label %180

69:                                               ; preds = %65
  %70 = sub nsw i32 %1, %66
  %71 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 7
  %72 = load i32, ptr %71, align 4, !tbaa !3
  %73 = shl i32 %72, 4
  %74 = add i32 %73, 16
  %75 = sdiv i32 %70, %74
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %11) #9
  %76 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 1
  store ptr %3, ptr %76, align 8, !tbaa !32
  %77 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 2
  store ptr %4, ptr %77, align 8, !tbaa !31
  %78 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 3
  store i32 %66, ptr %78, align 8, !tbaa !52
  %79 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 4
  store i32 %1, ptr %79, align 4, !tbaa !26
  %80 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 5
  %81 = call i32 @llvm.smax.i32(i32 %75, i32 1)
  store i32 %81, ptr %80, align 8, !tbaa !30
  %82 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 6
  store i32 0, ptr %82, align 4, !tbaa !53
  %83 = call i32 @pthread_mutex_lock(ptr noundef nonnull %13) #13
  %84 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 3
  %85 = load ptr, ptr %84, align 8, !tbaa !17
  store ptr %85, ptr %11, align 8, !tbaa !54
  store ptr %11, ptr %84, align 8, !tbaa !17
  %86 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 4
  %87 = atomicrmw add ptr %86, i32 1 seq_cst, align 4
  %88 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 5
  %89 = load i32, ptr %88, align 4, !tbaa !3
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %94, label %91

91:                                               ; preds = %69
  %92 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 1
  %93 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %92) #13
  br label %94

94:                                               ; preds = %69, %91
  %95 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #13
  %96 = load i32, ptr %80, align 8, !tbaa !30
  %97 = atomicrmw add ptr %78, i32 %96 seq_cst, align 4
  %98 = load i32, ptr %79, align 4, !tbaa !26
  %99 = icmp sgt i32 %98, %97
  br i1 %99, label %100, label %125

100:                                              ; preds = %94, %118
  %101 = phi i32 [ %123, %118 ], [ %98, %94 ]
  %102 = phi i32 [ %122, %118 ], [ %97, %94 ]
  %103 = phi i32 [ %121, %118 ], [ 0, %94 ]
  %104 = sub nsw i32 %101, %102
  %105 = load i32, ptr %80, align 8, !tbaa !30
  %106 = icmp slt i32 %104, %105
  %107 = add nsw i32 %105, %102
  %108 = select i1 %106, i32 %101, i32 %107
  %109 = icmp slt i32 %102, %108
  br i1 %109, label %110, label %118

110:                                              ; preds = %100, %110
  %111 = phi i32 [ %114, %110 ], [ %102, %100 ]
  %112 = load ptr, ptr %77, align 8, !tbaa !31
  %113 = load ptr, ptr %76, align 8, !tbaa !32
  call void %112(ptr noundef %113, i32 noundef 0, i32 noundef %111) #13
  %114 = add i32 %111, 1
  %115 = icmp eq i32 %114, %108
  br i1 %115, label %116, label %110, !llvm.loop !33

116:                                              ; preds = %110
  %117 = load i32, ptr %80, align 8, !tbaa !30
  br label %118

118:                                              ; preds = %116, %100
  %119 = phi i32 [ %117, %116 ], [ %105, %100 ]
  %120 = sub i32 %103, %102
  %121 = add i32 %120, %108
  %122 = atomicrmw add ptr %78, i32 %119 seq_cst, align 4
  %123 = load i32, ptr %79, align 4, !tbaa !26
  %124 = icmp sgt i32 %123, %122
  br i1 %124, label %100, label %125

125:                                              ; preds = %118, %94
  %126 = phi i32 [ 0, %94 ], [ %121, %118 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #9
  %127 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #13
  %128 = load i64, ptr %8, align 8, !tbaa !22
  %129 = getelementptr inbounds %struct.timespec, ptr %8, i64 0, i32 1
  %130 = load i64, ptr %129, align 8, !tbaa !24
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #9
  %131 = add i64 %130, %23
  %132 = call i32 @pthread_mutex_lock(ptr noundef %13) #13
  br label %133

133:                                              ; preds = %133, %125
  %134 = phi ptr [ %84, %125 ], [ %135, %133 ]
  %135 = load ptr, ptr %134, align 8, !tbaa !17
  %136 = icmp eq ptr %135, %11
  br i1 %136, label %137, label %133, !llvm.loop !55

137:                                              ; preds = %133
  %138 = add nsw i32 %126, %66
  %139 = mul i64 %128, 1000000000
  %140 = add i64 %131, %139
  %141 = load ptr, ptr %11, align 8, !tbaa !54
  store ptr %141, ptr %134, align 8, !tbaa !17
  %142 = call i32 @pthread_mutex_unlock(ptr noundef %13) #13
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #9
  %143 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #13
  %144 = load i64, ptr %7, align 8, !tbaa !22
  %145 = mul i64 %144, 1000000000
  %146 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1
  %147 = load i64, ptr %146, align 8, !tbaa !24
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #9
  %148 = add i64 %147, 50000
  %149 = add i64 %148, %145
  %150 = load atomic i32, ptr %82 seq_cst, align 4
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %161, label %152

152:                                              ; preds = %137
  %153 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  br label %154

154:                                              ; preds = %164, %152
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #9
  %155 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #13
  %156 = load i64, ptr %6, align 8, !tbaa !22
  %157 = mul i64 %156, 1000000000
  %158 = load i64, ptr %153, align 8, !tbaa !24
  %159 = add i64 %157, %158
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #9
  %160 = icmp ult i64 %159, %149
  br i1 %160, label %164, label %161

161:                                              ; preds = %164, %154, %137
  %162 = load atomic i32, ptr %82 seq_cst, align 4
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %179, label %167

164:                                              ; preds = %154
  call void @llvm.x86.sse2.pause()
  %165 = load atomic i32, ptr %82 seq_cst, align 4
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %161, label %154, !llvm.loop !56

167:                                              ; preds = %161
  %168 = call i32 @pthread_mutex_lock(ptr noundef %13) #13
  %169 = load atomic i32, ptr %82 seq_cst, align 4
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %177, label %171

171:                                              ; preds = %167
  %172 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 2
  br label %173

173:                                              ; preds = %173, %171
  %174 = call i32 @pthread_cond_wait(ptr noundef nonnull %172, ptr noundef %13) #13
  %175 = load atomic i32, ptr %82 seq_cst, align 4
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %177, label %173, !llvm.loop !57

177:                                              ; preds = %173, %167
  %178 = call i32 @pthread_mutex_unlock(ptr noundef %13) #13
  br label %179

179:                                              ; preds = %161, %177
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %11) #9
  br label %180

180:                                              ; preds = %45, %179, %65
  %181 = phi i32 [ %138, %179 ], [ %66, %65 ], [ %44, %45 ]
  %182 = phi i64 [ %140, %179 ], [ %67, %65 ], [ %42, %45 ]
  %183 = icmp sgt i32 %181, 0
  br i1 %183, label %184, label %199

184:                                              ; preds = %180
  %185 = sext i32 %1 to i64
  %186 = mul i64 %182, %185
  %187 = zext i32 %181 to i64
  %188 = udiv i64 %186, %187
  %189 = shl i64 %188, 10
  %190 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %191 = load i64, ptr %190, align 8, !tbaa !50
  %192 = udiv i64 %189, %191
  %193 = icmp eq i64 %17, 0
  %194 = mul i64 %17, 3
  %195 = add i64 %192, %194
  %196 = lshr i64 %195, 2
  %197 = select i1 %193, i64 %192, i64 %196
  %198 = add nuw i64 %197, 1
  store atomic i64 %198, ptr %16 monotonic, align 8
  br label %199

199:                                              ; preds = %184, %180
  ret void
}

; Function Attrs: nounwind
define dso_local ptr @queue_create(ptr noundef %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 392) #13
  %5 = icmp eq ptr %4, null
  br i1 %5, label %16, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 9
  store ptr %0, ptr %7, align 8, !tbaa !45
  %8 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 1, i32 1
  store i32 %1, ptr %8, align 8, !tbaa !58
  %9 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 7
  store i64 %2, ptr %9, align 8, !tbaa !59
  %10 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 13
  %11 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 14
  store ptr %10, ptr %11, align 8, !tbaa !60
  %12 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 12
  %13 = tail call i32 @pthread_create(ptr noundef nonnull %12, ptr noundef null, ptr noundef nonnull @run, ptr noundef nonnull %4) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %6
  tail call void @free(ptr noundef nonnull %4) #13
  br label %16

16:                                               ; preds = %6, %3, %15
  %17 = phi ptr [ inttoptr (i64 1 to ptr), %15 ], [ null, %3 ], [ %4, %6 ]
  ret ptr %17
}

; Function Attrs: nounwind
define internal ptr @run(ptr noundef %0) #0 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.context, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.timespec, align 8
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %9 = load ptr, ptr %8, align 8, !tbaa !45
  %10 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 10
  tail call fastcc void @schedule(ptr noundef nonnull %10) #14
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %15 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %18 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %21 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %23 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  %24 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %26 = getelementptr inbounds %struct.context, ptr %4, i64 0, i32 1
  %27 = getelementptr inbounds %struct.context, ptr %4, i64 0, i32 2
  %28 = getelementptr inbounds %struct.context, ptr %4, i64 0, i32 3
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %32 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %34 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1, i32 1
  br label %35

35:                                               ; preds = %434, %1
  %36 = load atomic i32, ptr %11 seq_cst, align 4
  %37 = call i32 @pthread_mutex_lock(ptr noundef nonnull %12) #13
  %38 = load ptr, ptr %13, align 8, !tbaa !61
  %39 = icmp eq ptr %38, null
  br i1 %39, label %45, label %40

40:                                               ; preds = %113, %35
  %41 = phi ptr [ %38, %35 ], [ %126, %113 ]
  %42 = load ptr, ptr %41, align 8, !tbaa !62
  store ptr %42, ptr %13, align 8, !tbaa !61
  %43 = icmp eq ptr %42, null
  br i1 %43, label %44, label %133

44:                                               ; preds = %40
  store ptr %13, ptr %22, align 8, !tbaa !60
  br label %133

45:                                               ; preds = %35, %113
  %46 = phi i32 [ %115, %113 ], [ %36, %35 ]
  %47 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %12) #13
  %48 = load atomic i32, ptr %14 seq_cst, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %128

50:                                               ; preds = %45
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #9
  %51 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #13
  %52 = load i64, ptr %7, align 8, !tbaa !22
  %53 = mul i64 %52, 1000000000
  %54 = load i64, ptr %15, align 8, !tbaa !24
  %55 = add i64 %53, %54
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #9
  %56 = load i64, ptr %16, align 8, !tbaa !59
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %89, label %58

58:                                               ; preds = %50
  %59 = load i64, ptr %17, align 8, !tbaa !64
  %60 = shl i64 %59, 1
  %61 = add i64 %60, 1000
  %62 = atomicrmw add ptr @spinners, i32 1 seq_cst, align 4
  %63 = add i32 %62, 1
  %64 = load ptr, ptr %8, align 8, !tbaa !45
  %65 = getelementptr inbounds %struct.pool, ptr %64, i64 0, i32 8
  %66 = load i32, ptr %65, align 8, !tbaa !3
  %67 = icmp sgt i32 %63, %66
  br i1 %67, label %86, label %68

68:                                               ; preds = %58
  %69 = icmp ult i64 %59, %56
  %70 = load atomic i32, ptr %11 seq_cst, align 4
  %71 = icmp eq i32 %70, %46
  %72 = icmp ne i64 %61, 0
  %73 = select i1 %71, i1 %69, i1 false
  %74 = select i1 %73, i1 %72, i1 false
  br i1 %74, label %75, label %86

75:                                               ; preds = %68, %75
  call void @llvm.x86.sse2.pause()
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #9
  %76 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #13
  %77 = load i64, ptr %6, align 8, !tbaa !22
  %78 = mul i64 %77, 1000000000
  %79 = load i64, ptr %18, align 8, !tbaa !24
  %80 = add i64 %78, %79
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #9
  %81 = load atomic i32, ptr %11 seq_cst, align 4
  %82 = icmp eq i32 %81, %46
  %83 = sub i64 %80, %55
  %84 = icmp ugt i64 %61, %83
  %85 = select i1 %82, i1 %84, i1 false
  br i1 %85, label %75, label %86, !llvm.loop !65

86:                                               ; preds = %75, %68, %58
  %87 = phi i64 [ %55, %58 ], [ %55, %68 ], [ %80, %75 ]
  %88 = atomicrmw sub ptr @spinners, i32 1 seq_cst, align 4
  br label %89

89:                                               ; preds = %86, %50
  %90 = phi i64 [ %87, %86 ], [ %55, %50 ]
  %91 = call i32 @pthread_mutex_lock(ptr noundef nonnull %12) #13
  %92 = load ptr, ptr %13, align 8, !tbaa !61
  %93 = icmp eq ptr %92, null
  br i1 %93, label %94, label %113

94:                                               ; preds = %89
  %95 = load atomic i32, ptr %14 seq_cst, align 4
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %113

97:                                               ; preds = %94
  %98 = load ptr, ptr %13, align 8, !tbaa !61
  %99 = icmp eq ptr %98, null
  br i1 %99, label %100, label %107

100:                                              ; preds = %97, %103
  %101 = load atomic i32, ptr %14 seq_cst, align 4
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %107

103:                                              ; preds = %100
  store i32 1, ptr %19, align 8, !tbaa !66
  %104 = call i32 @pthread_cond_wait(ptr noundef nonnull %20, ptr noundef nonnull %12) #13
  store i32 0, ptr %19, align 8, !tbaa !66
  %105 = load ptr, ptr %13, align 8, !tbaa !61
  %106 = icmp eq ptr %105, null
  br i1 %106, label %100, label %107, !llvm.loop !67

107:                                              ; preds = %103, %100, %97
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #9
  %108 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #13
  %109 = load i64, ptr %5, align 8, !tbaa !22
  %110 = mul i64 %109, 1000000000
  %111 = load i64, ptr %21, align 8, !tbaa !24
  %112 = add i64 %110, %111
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #9
  br label %113

113:                                              ; preds = %107, %94, %89
  %114 = phi i64 [ %90, %89 ], [ %90, %94 ], [ %112, %107 ]
  %115 = load atomic i32, ptr %11 seq_cst, align 4
  %116 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %12) #13
  %117 = sub i64 %114, %55
  %118 = load i64, ptr %16, align 8, !tbaa !59
  %119 = shl i64 %118, 2
  %120 = call i64 @llvm.umin.i64(i64 %117, i64 %119)
  %121 = load i64, ptr %17, align 8, !tbaa !64
  %122 = mul i64 %121, 3
  %123 = add i64 %122, %120
  %124 = lshr i64 %123, 2
  store i64 %124, ptr %17, align 8, !tbaa !64
  %125 = call i32 @pthread_mutex_lock(ptr noundef nonnull %12) #13
  %126 = load ptr, ptr %13, align 8, !tbaa !61
  %127 = icmp eq ptr %126, null
  br i1 %127, label %45, label %40

128:                                              ; preds = %45
  %129 = call i32 @pthread_mutex_lock(ptr noundef nonnull %12) #13
  %130 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store i32 1, ptr %130, align 8, !tbaa !68
  %131 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %32) #13
  %132 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %12) #13
  ret ptr null

133:                                              ; preds = %44, %40
  %134 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %12) #13
  %135 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 1
  %136 = load ptr, ptr %135, align 8, !tbaa !69
  %137 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 2
  %138 = load i64, ptr %137, align 8, !tbaa !70
  %139 = getelementptr inbounds i8, ptr %136, i64 %138
  %140 = icmp sgt i64 %138, 0
  br i1 %140, label %141, label %434

141:                                              ; preds = %133, %430
  %142 = phi ptr [ %432, %430 ], [ %136, %133 ]
  %143 = load atomic i32, ptr %14 seq_cst, align 4
  %144 = icmp eq i32 %143, 2
  br i1 %144, label %434, label %145

145:                                              ; preds = %141
  %146 = getelementptr inbounds %struct.command, ptr %142, i64 0, i32 2
  %147 = load i32, ptr %146, align 4, !tbaa !71
  %148 = load i16, ptr %142, align 4, !tbaa !74
  switch i16 %148, label %407 [
    i16 1, label %152
    i16 2, label %343
    i16 3, label %351
    i16 4, label %149
    i16 5, label %399
  ]

149:                                              ; preds = %145
  %150 = getelementptr inbounds %struct.wait, ptr %142, i64 0, i32 1
  %151 = getelementptr inbounds %struct.wait, ptr %142, i64 0, i32 2
  br label %376

152:                                              ; preds = %145
  %153 = getelementptr inbounds %struct.launch, ptr %142, i64 0, i32 1
  %154 = load ptr, ptr %153, align 8, !tbaa !17
  %155 = getelementptr inbounds %struct.kernel, ptr %154, i64 0, i32 3
  %156 = load i64, ptr %154, align 8, !tbaa !13
  %157 = getelementptr inbounds %struct.task, ptr %155, i64 %156
  %158 = getelementptr inbounds %struct.kernel, ptr %154, i64 0, i32 1
  %159 = load i64, ptr %158, align 8, !tbaa !13
  %160 = getelementptr inbounds %struct.extents, ptr %157, i64 %159
  %161 = getelementptr inbounds %struct.kernel, ptr %154, i64 0, i32 2
  %162 = load i64, ptr %161, align 8, !tbaa !13
  %163 = icmp eq i64 %162, 0
  br i1 %163, label %228, label %164

164:                                              ; preds = %152
  %165 = getelementptr inbounds %struct.launch, ptr %142, i64 0, i32 4
  %166 = and i64 %162, 3
  %167 = icmp ult i64 %162, 4
  br i1 %167, label %211, label %168

168:                                              ; preds = %164
  %169 = and i64 %162, -4
  br label %170

170:                                              ; preds = %170, %168
  %171 = phi i64 [ 0, %168 ], [ %208, %170 ]
  %172 = phi i64 [ 0, %168 ], [ %209, %170 ]
  %173 = getelementptr inbounds %struct.pack, ptr %160, i64 %171
  %174 = getelementptr inbounds %struct.pack, ptr %173, i64 0, i32 1
  %175 = load i32, ptr %174, align 4, !tbaa !75
  %176 = zext i32 %175 to i64
  %177 = getelementptr inbounds i8, ptr %165, i64 %176
  %178 = load i32, ptr %173, align 4, !tbaa !77
  %179 = zext i32 %178 to i64
  %180 = getelementptr inbounds i8, ptr %165, i64 %179
  store ptr %177, ptr %180, align 8, !tbaa !17
  %181 = or i64 %171, 1
  %182 = getelementptr inbounds %struct.pack, ptr %160, i64 %181
  %183 = getelementptr inbounds %struct.pack, ptr %182, i64 0, i32 1
  %184 = load i32, ptr %183, align 4, !tbaa !75
  %185 = zext i32 %184 to i64
  %186 = getelementptr inbounds i8, ptr %165, i64 %185
  %187 = load i32, ptr %182, align 4, !tbaa !77
  %188 = zext i32 %187 to i64
  %189 = getelementptr inbounds i8, ptr %165, i64 %188
  store ptr %186, ptr %189, align 8, !tbaa !17
  %190 = or i64 %171, 2
  %191 = getelementptr inbounds %struct.pack, ptr %160, i64 %190
  %192 = getelementptr inbounds %struct.pack, ptr %191, i64 0, i32 1
  %193 = load i32, ptr %192, align 4, !tbaa !75
  %194 = zext i32 %193 to i64
  %195 = getelementptr inbounds i8, ptr %165, i64 %194
  %196 = load i32, ptr %191, align 4, !tbaa !77
  %197 = zext i32 %196 to i64
  %198 = getelementptr inbounds i8, ptr %165, i64 %197
  store ptr %195, ptr %198, align 8, !tbaa !17
  %199 = or i64 %171, 3
  %200 = getelementptr inbounds %struct.pack, ptr %160, i64 %199
  %201 = getelementptr inbounds %struct.pack, ptr %200, i64 0, i32 1
  %202 = load i32, ptr %201, align 4, !tbaa !75
  %203 = zext i32 %202 to i64
  %204 = getelementptr inbounds i8, ptr %165, i64 %203
  %205 = load i32, ptr %200, align 4, !tbaa !77
  %206 = zext i32 %205 to i64
  %207 = getelementptr inbounds i8, ptr %165, i64 %206
  store ptr %204, ptr %207, align 8, !tbaa !17
  %208 = add nuw i64 %171, 4
  %209 = add i64 %172, 4
  %210 = icmp eq i64 %209, %169
  br i1 %210, label %211, label %170, !llvm.loop !78

211:                                              ; preds = %170, %164
  %212 = phi i64 [ 0, %164 ], [ %208, %170 ]
  %213 = icmp eq i64 %166, 0
  br i1 %213, label %228, label %214

214:                                              ; preds = %211, %214
  %215 = phi i64 [ %225, %214 ], [ %212, %211 ]
  %216 = phi i64 [ %226, %214 ], [ 0, %211 ]
  %217 = getelementptr inbounds %struct.pack, ptr %160, i64 %215
  %218 = getelementptr inbounds %struct.pack, ptr %217, i64 0, i32 1
  %219 = load i32, ptr %218, align 4, !tbaa !75
  %220 = zext i32 %219 to i64
  %221 = getelementptr inbounds i8, ptr %165, i64 %220
  %222 = load i32, ptr %217, align 4, !tbaa !77
  %223 = zext i32 %222 to i64
  %224 = getelementptr inbounds i8, ptr %165, i64 %223
  store ptr %221, ptr %224, align 8, !tbaa !17
  %225 = add nuw i64 %215, 1
  %226 = add i64 %216, 1
  %227 = icmp eq i64 %226, %166
  br i1 %227, label %228, label %214, !llvm.loop !79

228:                                              ; preds = %211, %214, %152
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #9
  %229 = getelementptr inbounds %struct.launch, ptr %142, i64 0, i32 4
  store ptr %229, ptr %4, align 8, !tbaa !81
  %230 = getelementptr inbounds %struct.launch, ptr %142, i64 0, i32 2
  %231 = load ptr, ptr %230, align 8, !tbaa !17
  store ptr %231, ptr %26, align 8, !tbaa !83
  store i32 0, ptr %27, align 8, !tbaa !84
  %232 = getelementptr inbounds %struct.launch, ptr %142, i64 0, i32 3
  %233 = load ptr, ptr %232, align 8, !tbaa !17
  store ptr %233, ptr %28, align 8, !tbaa !85
  %234 = icmp eq i64 %159, 0
  br i1 %234, label %318, label %235

235:                                              ; preds = %228, %267
  %236 = phi i64 [ %270, %267 ], [ 0, %228 ]
  %237 = phi i64 [ %269, %267 ], [ 1, %228 ]
  %238 = getelementptr inbounds %struct.extents, ptr %157, i64 %236, i32 1
  %239 = load i32, ptr %238, align 4, !tbaa !86
  %240 = icmp eq i32 %239, 0
  br i1 %240, label %267, label %241

241:                                              ; preds = %235
  %242 = getelementptr inbounds %struct.extents, ptr %157, i64 %236
  %243 = load i32, ptr %242, align 4, !tbaa !88
  %244 = zext i32 %243 to i64
  %245 = getelementptr inbounds i8, ptr %229, i64 %244
  %246 = zext i32 %239 to i64
  %247 = and i64 %246, 7
  %248 = icmp ult i32 %239, 8
  br i1 %248, label %251, label %249

249:                                              ; preds = %241
  %250 = and i64 %246, 4294967288
  br label %272

251:                                              ; preds = %272, %241
  %252 = phi i64 [ undef, %241 ], [ %314, %272 ]
  %253 = phi i64 [ 0, %241 ], [ %315, %272 ]
  %254 = phi i64 [ 1, %241 ], [ %314, %272 ]
  %255 = icmp eq i64 %247, 0
  br i1 %255, label %267, label %256

256:                                              ; preds = %251, %256
  %257 = phi i64 [ %264, %256 ], [ %253, %251 ]
  %258 = phi i64 [ %263, %256 ], [ %254, %251 ]
  %259 = phi i64 [ %265, %256 ], [ 0, %251 ]
  %260 = getelementptr inbounds i32, ptr %245, i64 %257
  %261 = load i32, ptr %260, align 4, !tbaa !3
  %262 = sext i32 %261 to i64
  %263 = mul i64 %258, %262
  %264 = add nuw nsw i64 %257, 1
  %265 = add i64 %259, 1
  %266 = icmp eq i64 %265, %247
  br i1 %266, label %267, label %256, !llvm.loop !89

267:                                              ; preds = %251, %256, %235
  %268 = phi i64 [ 1, %235 ], [ %252, %251 ], [ %263, %256 ]
  %269 = call i64 @llvm.umax.i64(i64 %268, i64 %237)
  %270 = add nuw i64 %236, 1
  %271 = icmp eq i64 %270, %159
  br i1 %271, label %318, label %235, !llvm.loop !90

272:                                              ; preds = %272, %249
  %273 = phi i64 [ 0, %249 ], [ %315, %272 ]
  %274 = phi i64 [ 1, %249 ], [ %314, %272 ]
  %275 = phi i64 [ 0, %249 ], [ %316, %272 ]
  %276 = getelementptr inbounds i32, ptr %245, i64 %273
  %277 = load i32, ptr %276, align 4, !tbaa !3
  %278 = sext i32 %277 to i64
  %279 = mul i64 %274, %278
  %280 = or i64 %273, 1
  %281 = getelementptr inbounds i32, ptr %245, i64 %280
  %282 = load i32, ptr %281, align 4, !tbaa !3
  %283 = sext i32 %282 to i64
  %284 = mul i64 %279, %283
  %285 = or i64 %273, 2
  %286 = getelementptr inbounds i32, ptr %245, i64 %285
  %287 = load i32, ptr %286, align 4, !tbaa !3
  %288 = sext i32 %287 to i64
  %289 = mul i64 %284, %288
  %290 = or i64 %273, 3
  %291 = getelementptr inbounds i32, ptr %245, i64 %290
  %292 = load i32, ptr %291, align 4, !tbaa !3
  %293 = sext i32 %292 to i64
  %294 = mul i64 %289, %293
  %295 = or i64 %273, 4
  %296 = getelementptr inbounds i32, ptr %245, i64 %295
  %297 = load i32, ptr %296, align 4, !tbaa !3
  %298 = sext i32 %297 to i64
  %299 = mul i64 %294, %298
  %300 = or i64 %273, 5
  %301 = getelementptr inbounds i32, ptr %245, i64 %300
  %302 = load i32, ptr %301, align 4, !tbaa !3
  %303 = sext i32 %302 to i64
  %304 = mul i64 %299, %303
  %305 = or i64 %273, 6
  %306 = getelementptr inbounds i32, ptr %245, i64 %305
  %307 = load i32, ptr %306, align 4, !tbaa !3
  %308 = sext i32 %307 to i64
  %309 = mul i64 %304, %308
  %310 = or i64 %273, 7
  %311 = getelementptr inbounds i32, ptr %245, i64 %310
  %312 = load i32, ptr %311, align 4, !tbaa !3
  %313 = sext i32 %312 to i64
  %314 = mul i64 %309, %313
  %315 = add nuw nsw i64 %273, 8
  %316 = add i64 %275, 8
  %317 = icmp eq i64 %316, %250
  br i1 %317, label %251, label %272, !llvm.loop !91

318:                                              ; preds = %267, %228
  %319 = phi i64 [ 1, %228 ], [ %269, %267 ]
  store i64 %319, ptr %29, align 8, !tbaa !50
  %320 = load i64, ptr %154, align 8, !tbaa !13
  %321 = icmp eq i64 %320, 0
  br i1 %321, label %324, label %334

322:                                              ; preds = %334
  %323 = load ptr, ptr %230, align 8, !tbaa !17
  br label %324

324:                                              ; preds = %322, %318
  %325 = phi ptr [ %323, %322 ], [ %231, %318 ]
  %326 = getelementptr inbounds i8, ptr %325, i64 35224
  %327 = load i64, ptr %326, align 8, !tbaa !13
  %328 = icmp eq i64 %327, 0
  br i1 %328, label %333, label %329

329:                                              ; preds = %324
  %330 = load i64, ptr %0, align 8, !tbaa !92
  %331 = add i64 %330, 1
  %332 = getelementptr inbounds i8, ptr %325, i64 32912
  call fastcc void @add_failure(ptr noundef nonnull %25, i64 noundef %331, i64 noundef 0, ptr noundef nonnull %332) #15
  store i64 0, ptr %326, align 8, !tbaa !13
  br label %333

333:                                              ; preds = %329, %324
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #9
  br label %407

334:                                              ; preds = %318, %334
  %335 = phi ptr [ %340, %334 ], [ %154, %318 ]
  %336 = phi i64 [ %339, %334 ], [ 0, %318 ]
  %337 = getelementptr inbounds %struct.kernel, ptr %335, i64 0, i32 3, i64 %336
  store ptr %337, ptr %30, align 8, !tbaa !49
  %338 = load ptr, ptr %337, align 8, !tbaa !93
  call void %338(ptr noundef nonnull %4) #13
  %339 = add nuw i64 %336, 1
  %340 = load ptr, ptr %153, align 8, !tbaa !17
  %341 = load i64, ptr %340, align 8, !tbaa !13
  %342 = icmp ult i64 %339, %341
  br i1 %342, label %334, label %322, !llvm.loop !95

343:                                              ; preds = %145
  %344 = getelementptr inbounds %struct.copy, ptr %142, i64 0, i32 1
  %345 = load ptr, ptr %344, align 8, !tbaa !96
  %346 = getelementptr inbounds %struct.copy, ptr %142, i64 0, i32 2
  %347 = load ptr, ptr %346, align 8, !tbaa !98
  %348 = getelementptr inbounds %struct.copy, ptr %142, i64 0, i32 3
  %349 = load i64, ptr %348, align 8, !tbaa !99
  %350 = call ptr @memmove(ptr noundef %345, ptr noundef %347, i64 noundef %349) #13
  br label %407

351:                                              ; preds = %145
  %352 = getelementptr inbounds %struct.fill, ptr %142, i64 0, i32 1
  %353 = load ptr, ptr %352, align 8, !tbaa !17
  %354 = getelementptr inbounds %struct.fill, ptr %142, i64 0, i32 2
  %355 = load i64, ptr %354, align 8, !tbaa !13
  %356 = getelementptr inbounds %struct.fill, ptr %142, i64 0, i32 4
  %357 = getelementptr inbounds %struct.fill, ptr %142, i64 0, i32 3
  %358 = load i64, ptr %357, align 8, !tbaa !13
  %359 = icmp eq i64 %358, 1
  br i1 %359, label %360, label %364

360:                                              ; preds = %351
  %361 = load i8, ptr %356, align 1, !tbaa !15
  %362 = zext i8 %361 to i32
  %363 = call ptr @memset(ptr noundef %353, i32 noundef %362, i64 noundef %355) #13
  br label %407

364:                                              ; preds = %351
  %365 = call i64 @llvm.umin.i64(i64 %358, i64 %355)
  %366 = call ptr @memcpy(ptr noundef %353, ptr noundef nonnull %356, i64 noundef %365) #13
  %367 = icmp ugt i64 %355, %358
  br i1 %367, label %368, label %407

368:                                              ; preds = %364, %368
  %369 = phi i64 [ %374, %368 ], [ %365, %364 ]
  %370 = sub i64 %355, %369
  %371 = call i64 @llvm.umin.i64(i64 %369, i64 %370)
  %372 = getelementptr inbounds i8, ptr %353, i64 %369
  %373 = call ptr @memcpy(ptr noundef %372, ptr noundef %353, i64 noundef %371) #13
  %374 = add i64 %371, %369
  %375 = icmp ult i64 %374, %355
  br i1 %375, label %368, label %407, !llvm.loop !100

376:                                              ; preds = %384, %149
  %377 = load atomic i32, ptr %14 seq_cst, align 4
  %378 = icmp eq i32 %377, 2
  br i1 %378, label %407, label %379

379:                                              ; preds = %376
  %380 = load ptr, ptr %150, align 8, !tbaa !101
  %381 = load atomic i64, ptr %380 seq_cst, align 8
  %382 = load i64, ptr %151, align 8, !tbaa !103
  %383 = icmp ult i64 %381, %382
  br i1 %383, label %384, label %407

384:                                              ; preds = %379
  %385 = load ptr, ptr %150, align 8, !tbaa !101
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #9
  %386 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #13
  %387 = load i64, ptr %3, align 8, !tbaa !22
  %388 = mul i64 %387, 1000000000
  %389 = load i64, ptr %24, align 8, !tbaa !24
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #9
  %390 = add i64 %389, 20000000
  %391 = add i64 %390, %388
  %392 = call fastcc i32 @reach(ptr noundef %385, i64 noundef %382, i64 noundef %391) #14
  %393 = icmp eq i32 %392, 0
  br i1 %393, label %376, label %394, !llvm.loop !104

394:                                              ; preds = %384
  %395 = icmp slt i32 %392, 0
  br i1 %395, label %396, label %407

396:                                              ; preds = %394
  %397 = load i64, ptr %0, align 8, !tbaa !92
  %398 = add i64 %397, 1
  call fastcc void @add_failure(ptr noundef nonnull %25, i64 noundef %398, i64 noundef 1, ptr noundef null) #15
  br label %407

399:                                              ; preds = %145
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #9
  %400 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #13
  %401 = load i64, ptr %2, align 8, !tbaa !22
  %402 = mul i64 %401, 1000000000
  %403 = load i64, ptr %23, align 8, !tbaa !24
  %404 = add i64 %402, %403
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #9
  %405 = getelementptr inbounds %struct.timestamp, ptr %142, i64 0, i32 1
  %406 = load ptr, ptr %405, align 8, !tbaa !105
  store i64 %404, ptr %406, align 8, !tbaa !13
  br label %407

407:                                              ; preds = %379, %376, %368, %399, %396, %394, %364, %360, %343, %333, %145
  %408 = getelementptr inbounds %struct.command, ptr %142, i64 0, i32 1
  %409 = load i16, ptr %408, align 2, !tbaa !107
  %410 = icmp eq i16 %409, 0
  br i1 %410, label %430, label %411

411:                                              ; preds = %407
  %412 = load i64, ptr %0, align 8, !tbaa !92
  %413 = add i64 %412, 1
  store atomic i64 %413, ptr %0 seq_cst, align 8
  %414 = load atomic i32, ptr %31 seq_cst, align 8
  %415 = icmp eq i32 %414, 0
  br i1 %415, label %420, label %416

416:                                              ; preds = %411
  %417 = call i32 @pthread_mutex_lock(ptr noundef nonnull %12) #13
  %418 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %32) #13
  %419 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %12) #13
  br label %420

420:                                              ; preds = %416, %411
  %421 = load atomic i64, ptr %33 seq_cst, align 8
  %422 = add i64 %421, -1
  %423 = icmp ult i64 %422, %413
  br i1 %423, label %424, label %430

424:                                              ; preds = %420
  %425 = atomicrmw xchg ptr %33, i64 0 seq_cst, align 8
  %426 = icmp eq i64 %425, 0
  br i1 %426, label %430, label %427

427:                                              ; preds = %424
  %428 = load i32, ptr %34, align 8, !tbaa !108
  %429 = call i64 @write(i32 noundef %428, ptr noundef nonnull @notify.one, i64 noundef 8) #13
  br label %430

430:                                              ; preds = %407, %420, %424, %427
  %431 = zext i32 %147 to i64
  %432 = getelementptr inbounds i8, ptr %142, i64 %431
  %433 = icmp ult ptr %432, %139
  br i1 %433, label %141, label %434, !llvm.loop !109

434:                                              ; preds = %141, %430, %133
  call void @free(ptr noundef nonnull %41) #13
  br label %35, !llvm.loop !110
}

; Function Attrs: nounwind
define dso_local i32 @queue_submit(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 24) #13
  %5 = icmp eq ptr %4, null
  br i1 %5, label %22, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.batch, ptr %4, i64 0, i32 1
  store ptr %1, ptr %7, align 8, !tbaa !69
  %8 = getelementptr inbounds %struct.batch, ptr %4, i64 0, i32 2
  store i64 %2, ptr %8, align 8, !tbaa !70
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %10 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #13
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %12 = load ptr, ptr %11, align 8, !tbaa !60
  store ptr %4, ptr %12, align 8, !tbaa !17
  store ptr %4, ptr %11, align 8, !tbaa !60
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %14 = atomicrmw add ptr %13, i32 1 seq_cst, align 4
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %16 = load i32, ptr %15, align 8, !tbaa !66
  %17 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #13
  %18 = icmp eq i32 %16, 0
  br i1 %18, label %22, label %19

19:                                               ; preds = %6
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %21 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %20) #13
  br label %22

22:                                               ; preds = %6, %19, %3
  %23 = phi i32 [ 0, %3 ], [ 1, %19 ], [ 1, %6 ]
  ret i32 %23
}

declare i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i64 @queue_completed(ptr nocapture noundef readonly %0) local_unnamed_addr #7 {
  %2 = load atomic i64, ptr %0 seq_cst, align 8
  ret i64 %2
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i64 @queue_failed(ptr nocapture noundef readonly %0) local_unnamed_addr #7 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15, i32 3
  %3 = load atomic i64, ptr %2 seq_cst, align 8
  ret i64 %3
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @queue_arm(ptr nocapture noundef %0, i64 noundef %1) local_unnamed_addr #7 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  store atomic i64 %1, ptr %3 seq_cst, align 8
  %4 = load atomic i64, ptr %0 seq_cst, align 8
  %5 = icmp ult i64 %4, %1
  br i1 %5, label %10, label %6

6:                                                ; preds = %2
  %7 = atomicrmw xchg ptr %3, i64 0 seq_cst, align 8
  %8 = icmp ne i64 %7, 0
  %9 = zext i1 %8 to i32
  br label %10

10:                                               ; preds = %6, %2
  %11 = phi i32 [ 0, %2 ], [ %9, %6 ]
  ret i32 %11
}

; Function Attrs: nounwind
define dso_local i32 @queue_wait(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.timespec, align 8
  %5 = load atomic i64, ptr %0 seq_cst, align 8
  %6 = icmp ult i64 %5, %1
  br i1 %6, label %7, label %16

7:                                                ; preds = %3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #9
  %8 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #13
  %9 = load i64, ptr %4, align 8, !tbaa !22
  %10 = mul i64 %9, 1000000000
  %11 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !24
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #9
  %13 = add i64 %12, %2
  %14 = add i64 %13, %10
  %15 = call fastcc i32 @reach(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %14) #14
  br label %16

16:                                               ; preds = %3, %7
  %17 = phi i32 [ %15, %7 ], [ 1, %3 ]
  ret i32 %17
}

; Function Attrs: noinline nounwind
define internal fastcc i32 @reach(ptr noundef %0, i64 noundef %1, i64 noundef %2) unnamed_addr #8 {
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %6 = atomicrmw add ptr %5, i32 1 seq_cst, align 4
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %8 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #13
  %9 = load atomic i64, ptr %0 seq_cst, align 8
  %10 = icmp ult i64 %9, %1
  br i1 %10, label %11, label %27

11:                                               ; preds = %3
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %14 = udiv i64 %2, 1000000000
  %15 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %16 = urem i64 %2, 1000000000
  br label %17

17:                                               ; preds = %11, %23
  %18 = phi i32 [ 0, %11 ], [ %24, %23 ]
  %19 = load i32, ptr %12, align 8, !tbaa !68
  %20 = icmp eq i32 %19, 0
  %21 = icmp eq i32 %18, 0
  %22 = select i1 %20, i1 %21, i1 false
  br i1 %22, label %23, label %27

23:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #9
  store i64 %14, ptr %4, align 8, !tbaa !22
  store i64 %16, ptr %15, align 8, !tbaa !24
  %24 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %13, ptr noundef nonnull %7, i32 noundef 1, ptr noundef nonnull %4) #13
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #9
  %25 = load atomic i64, ptr %0 seq_cst, align 8
  %26 = icmp ult i64 %25, %1
  br i1 %26, label %17, label %27, !llvm.loop !111

27:                                               ; preds = %23, %17, %3
  %28 = load atomic i64, ptr %0 seq_cst, align 8
  %29 = icmp ult i64 %28, %1
  br i1 %29, label %30, label %35

30:                                               ; preds = %27
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %32 = load i32, ptr %31, align 8, !tbaa !68
  %33 = icmp ne i32 %32, 0
  %34 = sext i1 %33 to i32
  br label %35

35:                                               ; preds = %27, %30
  %36 = phi i32 [ %34, %30 ], [ 1, %27 ]
  %37 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #13
  %38 = atomicrmw sub ptr %5, i32 1 seq_cst, align 4
  ret i32 %36
}

; Function Attrs: nounwind
define dso_local i32 @queue_take_failure(ptr noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #13
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !112
  %7 = icmp eq ptr %6, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %2
  %9 = load ptr, ptr %6, align 8, !tbaa !113
  store ptr %9, ptr %5, align 8, !tbaa !112
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !115
  %12 = add i64 %11, -1
  store atomic i64 %12, ptr %10 seq_cst, align 8
  %13 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #13
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2328) %1, ptr noundef nonnull align 8 dereferenceable(2328) %6, i64 2328, i1 false), !tbaa.struct !116
  tail call void @free(ptr noundef nonnull %6) #13
  br label %16

14:                                               ; preds = %2
  %15 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #13
  br label %16

16:                                               ; preds = %8, %14
  %17 = phi i32 [ 1, %8 ], [ 0, %14 ]
  ret i32 %17
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #13
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %6 = load i32, ptr %5, align 4, !tbaa !117
  %7 = icmp ult i32 %6, %1
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  store atomic i32 %1, ptr %5 seq_cst, align 4
  br label %9

9:                                                ; preds = %8, %2
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %11 = atomicrmw add ptr %10, i32 1 seq_cst, align 4
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %13 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %12) #13
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #13
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_join(ptr nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %3 = load i64, ptr %2, align 8, !tbaa !118
  %4 = tail call i32 @pthread_join(i64 noundef %3, ptr noundef null) #13
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %3 = load ptr, ptr %2, align 8, !tbaa !61
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %14

5:                                                ; preds = %14, %1
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15, i32 1
  %7 = load ptr, ptr %6, align 8, !tbaa !112
  %8 = icmp eq ptr %7, null
  br i1 %8, label %13, label %9

9:                                                ; preds = %5, %9
  %10 = phi ptr [ %11, %9 ], [ %7, %5 ]
  %11 = load ptr, ptr %10, align 8, !tbaa !113
  tail call void @free(ptr noundef nonnull %10) #13
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %9, !llvm.loop !119

13:                                               ; preds = %9, %5
  tail call void @free(ptr noundef %0) #13
  ret void

14:                                               ; preds = %1, %14
  %15 = phi ptr [ %16, %14 ], [ %3, %1 ]
  %16 = load ptr, ptr %15, align 8, !tbaa !62
  tail call void @free(ptr noundef nonnull %15) #13
  %17 = icmp eq ptr %16, null
  br i1 %17, label %5, label %14, !llvm.loop !120
}

; Function Attrs: nounwind
define internal fastcc void @schedule(ptr noundef %0) unnamed_addr #0 {
  %2 = tail call i32 @getpriority(i32 noundef 0, i32 noundef 0) #13
  %3 = add nsw i32 %2, 10
  %4 = tail call i32 @setpriority(i32 noundef 0, i32 noundef 0, i32 noundef %3) #13
  %5 = load <16 x i64>, ptr %0, align 8, !tbaa !13
  %6 = tail call i64 @llvm.vector.reduce.or.v16i64(<16 x i64> %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:                                                ; preds = %1
  %9 = tail call i32 @sched_setaffinity(i32 noundef 0, i64 noundef 128, ptr noundef nonnull %0) #13
  br label %10

10:                                               ; preds = %8, %1
  ret void
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #1

declare i32 @setpriority(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

declare i32 @getpriority(i32 noundef, i32 noundef) local_unnamed_addr #1

declare i32 @sched_setaffinity(i32 noundef, i64 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy(ptr, ptr) #4

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #1

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: cold nounwind optsize
define internal fastcc void @add_failure(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) unnamed_addr #10 {
  %5 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2328) #13
  %6 = icmp eq ptr %5, null
  br i1 %6, label %32, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 1
  store i64 %1, ptr %8, align 8, !tbaa !121
  %9 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 2
  store i64 %2, ptr %9, align 8, !tbaa !122
  %10 = icmp eq ptr %3, null
  br i1 %10, label %17, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 3
  %13 = tail call ptr @memcpy(ptr noundef nonnull %12, ptr noundef nonnull %3, i64 noundef 2048) #13
  %14 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 4
  %15 = getelementptr inbounds i8, ptr %3, i64 2048
  %16 = tail call ptr @memcpy(ptr noundef nonnull %14, ptr noundef nonnull %15, i64 noundef 256) #13
  br label %17

17:                                               ; preds = %11, %7
  %18 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #13
  %19 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !112
  %21 = icmp eq ptr %20, null
  br i1 %21, label %25, label %22

22:                                               ; preds = %17
  %23 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  %24 = load ptr, ptr %23, align 8, !tbaa !123
  br label %25

25:                                               ; preds = %17, %22
  %26 = phi ptr [ %24, %22 ], [ %19, %17 ]
  %27 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  store ptr %5, ptr %26, align 8, !tbaa !17
  store ptr %5, ptr %27, align 8, !tbaa !123
  %28 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 3
  %29 = load i64, ptr %28, align 8, !tbaa !115
  %30 = add i64 %29, 1
  store atomic i64 %30, ptr %28 seq_cst, align 8
  %31 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #13
  br label %32

32:                                               ; preds = %4, %25
  ret void
}

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #1

declare i32 @pthread_cond_clockwait(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #11

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.vector.reduce.or.v16i64(<16 x i64>) #12

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #5 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noinline nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind }
attributes #10 = { cold nounwind optsize "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #13 = { nobuiltin nounwind "no-builtins" }
attributes #14 = { nobuiltin "no-builtins" }
attributes #15 = { cold nobuiltin "no-builtins" }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!8, !10, i64 16}
!8 = !{!"worker", !9, i64 0, !4, i64 8, !10, i64 16}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!"long", !5, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!10, !10, i64 0}
!14 = !{i64 0, i64 128, !15}
!15 = !{!5, !5, i64 0}
!16 = !{i64 0, i64 8, !17, i64 8, i64 4, !3, i64 16, i64 8, !13}
!17 = !{!9, !9, i64 0}
!18 = !{i64 0, i64 4, !3, i64 8, i64 8, !13}
!19 = !{i64 0, i64 8, !13}
!20 = distinct !{!20, !12}
!21 = !{!8, !9, i64 0}
!22 = !{!23, !10, i64 0}
!23 = !{!"", !10, i64 0, !10, i64 8}
!24 = !{!23, !10, i64 8}
!25 = distinct !{!25, !12}
!26 = !{!27, !4, i64 28}
!27 = !{!"job", !9, i64 0, !9, i64 8, !9, i64 16, !4, i64 24, !4, i64 28, !4, i64 32, !4, i64 36}
!28 = distinct !{!28, !12}
!29 = !{!8, !4, i64 8}
!30 = !{!27, !4, i64 32}
!31 = !{!27, !9, i64 16}
!32 = !{!27, !9, i64 8}
!33 = distinct !{!33, !12}
!34 = !{!35, !10, i64 72}
!35 = !{!"output", !36, i64 0, !9, i64 64, !10, i64 72, !10, i64 80, !10, i64 88}
!36 = !{!"", !5, i64 0}
!37 = !{!35, !10, i64 80}
!38 = !{!35, !9, i64 64}
!39 = !{!35, !10, i64 88}
!40 = !{!41, !9, i64 64}
!41 = !{!"arena", !36, i64 0, !9, i64 64}
!42 = !{!43, !9, i64 0}
!43 = !{!"chunk", !9, i64 0}
!44 = distinct !{!44, !12}
!45 = !{!46, !9, i64 64}
!46 = !{!"queue", !10, i64 0, !47, i64 8, !4, i64 24, !4, i64 28, !4, i64 32, !4, i64 36, !4, i64 40, !10, i64 48, !10, i64 56, !9, i64 64, !9, i64 72, !10, i64 80, !10, i64 88, !9, i64 96, !9, i64 104, !48, i64 112, !36, i64 200, !36, i64 264, !36, i64 328}
!47 = !{!"notification", !10, i64 0, !4, i64 8}
!48 = !{!"failures", !36, i64 0, !9, i64 64, !9, i64 72, !10, i64 80}
!49 = !{!46, !9, i64 72}
!50 = !{!46, !10, i64 80}
!51 = distinct !{!51, !12}
!52 = !{!27, !4, i64 24}
!53 = !{!27, !4, i64 36}
!54 = !{!27, !9, i64 0}
!55 = distinct !{!55, !12}
!56 = distinct !{!56, !12}
!57 = distinct !{!57, !12}
!58 = !{!46, !4, i64 16}
!59 = !{!46, !10, i64 48}
!60 = !{!46, !9, i64 104}
!61 = !{!46, !9, i64 96}
!62 = !{!63, !9, i64 0}
!63 = !{!"batch", !9, i64 0, !9, i64 8, !10, i64 16}
!64 = !{!46, !10, i64 56}
!65 = distinct !{!65, !12}
!66 = !{!46, !4, i64 40}
!67 = distinct !{!67, !12}
!68 = !{!46, !4, i64 32}
!69 = !{!63, !9, i64 8}
!70 = !{!63, !10, i64 16}
!71 = !{!72, !4, i64 4}
!72 = !{!"command", !73, i64 0, !73, i64 2, !4, i64 4}
!73 = !{!"short", !5, i64 0}
!74 = !{!72, !73, i64 0}
!75 = !{!76, !4, i64 4}
!76 = !{!"pack", !4, i64 0, !4, i64 4}
!77 = !{!76, !4, i64 0}
!78 = distinct !{!78, !12}
!79 = distinct !{!79, !80}
!80 = !{!"llvm.loop.unroll.disable"}
!81 = !{!82, !9, i64 0}
!82 = !{!"context", !9, i64 0, !9, i64 8, !4, i64 16, !9, i64 24}
!83 = !{!82, !9, i64 8}
!84 = !{!82, !4, i64 16}
!85 = !{!82, !9, i64 24}
!86 = !{!87, !4, i64 4}
!87 = !{!"extents", !4, i64 0, !4, i64 4}
!88 = !{!87, !4, i64 0}
!89 = distinct !{!89, !80}
!90 = distinct !{!90, !12}
!91 = distinct !{!91, !12}
!92 = !{!46, !10, i64 0}
!93 = !{!94, !9, i64 0}
!94 = !{!"task", !9, i64 0, !10, i64 8}
!95 = distinct !{!95, !12}
!96 = !{!97, !9, i64 8}
!97 = !{!"copy", !72, i64 0, !9, i64 8, !9, i64 16, !10, i64 24}
!98 = !{!97, !9, i64 16}
!99 = !{!97, !10, i64 24}
!100 = distinct !{!100, !12}
!101 = !{!102, !9, i64 8}
!102 = !{!"wait", !72, i64 0, !9, i64 8, !10, i64 16, !10, i64 24}
!103 = !{!102, !10, i64 16}
!104 = distinct !{!104, !12}
!105 = !{!106, !9, i64 8}
!106 = !{!"timestamp", !72, i64 0, !9, i64 8}
!107 = !{!72, !73, i64 2}
!108 = !{!47, !4, i64 8}
!109 = distinct !{!109, !12}
!110 = distinct !{!110, !12}
!111 = distinct !{!111, !12}
!112 = !{!48, !9, i64 64}
!113 = !{!114, !9, i64 0}
!114 = !{!"failure", !9, i64 0, !10, i64 8, !10, i64 16, !5, i64 24, !5, i64 2072}
!115 = !{!48, !10, i64 80}
!116 = !{i64 0, i64 8, !17, i64 8, i64 8, !13, i64 16, i64 8, !13, i64 24, i64 2048, !15, i64 2072, i64 256, !15}
!117 = !{!46, !4, i64 28}
!118 = !{!46, !10, i64 88}
!119 = distinct !{!119, !12}
!120 = distinct !{!120, !12}
!121 = !{!114, !10, i64 8}
!122 = !{!114, !10, i64 16}
!123 = !{!48, !9, i64 72}
