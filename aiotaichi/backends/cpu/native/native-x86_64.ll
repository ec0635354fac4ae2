; Made by `nox -s native` from *.c and *.h, sha256 36a2fe8e38c4eac5997570744243fc7e0f79902c83655023d6b8b4016a753c81
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
%struct.queue = type { i64, %struct.notification, i32, i32, i32, i32, i64, i64, ptr, ptr, i64, i64, ptr, ptr, %struct.failures, %struct.semaphore, %struct.mutex, %struct.condition }
%struct.notification = type { i64, i32 }
%struct.failures = type { %struct.mutex, ptr, ptr, i64 }
%struct.semaphore = type { [4 x i64] }
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
@notify.one = internal constant i64 1, align 8
@spinners = internal global i32 0, align 4

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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #10
  %18 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #13
  %19 = load i64, ptr %3, align 8, !tbaa !22
  %20 = mul i64 %19, 1000000000
  %21 = load i64, ptr %8, align 8, !tbaa !24
  %22 = add i64 %20, %21
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #10
  %23 = load i64, ptr %9, align 8, !tbaa !13
  %24 = add i64 %22, %23
  %25 = load atomic i32, ptr %7 seq_cst, align 8
  %26 = icmp eq i32 %25, %17
  br i1 %26, label %27, label %34

27:                                               ; preds = %16, %36
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #10
  %28 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #13
  %29 = load i64, ptr %2, align 8, !tbaa !22
  %30 = mul i64 %29, 1000000000
  %31 = load i64, ptr %10, align 8, !tbaa !24
  %32 = add i64 %30, %31
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #10
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
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #10
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull @outputs, ptr noundef %0, ptr noundef nonnull %2) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #10
  ret i32 %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #4

; Function Attrs: nounwind
define internal fastcc i32 @print(ptr noundef %0, ptr noundef %1, ptr noundef %2) unnamed_addr #0 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #10
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
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #10
  ret i32 %5
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #4

; Function Attrs: nounwind
define dso_local i32 @print_1(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #10
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 1), ptr noundef %0, ptr noundef nonnull %2) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #10
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_2(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #10
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 2), ptr noundef %0, ptr noundef nonnull %2) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #10
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_3(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #10
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 3), ptr noundef %0, ptr noundef nonnull %2) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #10
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_4(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #10
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 4), ptr noundef %0, ptr noundef nonnull %2) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #10
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_5(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #10
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 5), ptr noundef %0, ptr noundef nonnull %2) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #10
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_6(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #10
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 6), ptr noundef %0, ptr noundef nonnull %2) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #10
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_7(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #10
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 7), ptr noundef %0, ptr noundef nonnull %2) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #10
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_8(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #10
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 8), ptr noundef %0, ptr noundef nonnull %2) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #10
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_9(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #10
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 9), ptr noundef %0, ptr noundef nonnull %2) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #10
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_10(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #10
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 10), ptr noundef %0, ptr noundef nonnull %2) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #10
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_11(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #10
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 11), ptr noundef %0, ptr noundef nonnull %2) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #10
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_12(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #10
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 12), ptr noundef %0, ptr noundef nonnull %2) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #10
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_13(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #10
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 13), ptr noundef %0, ptr noundef nonnull %2) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #10
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_14(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #10
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 14), ptr noundef %0, ptr noundef nonnull %2) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #10
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_15(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #10
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 15), ptr noundef %0, ptr noundef nonnull %2) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #10
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
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %13 = load ptr, ptr %12, align 8, !tbaa !45
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %15 = load ptr, ptr %14, align 8, !tbaa !49
  %16 = getelementptr inbounds %struct.task, ptr %15, i64 0, i32 1
  %17 = load atomic i64, ptr %16 monotonic, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %10) #10
  %18 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %10) #13
  %19 = load i64, ptr %10, align 8, !tbaa !22
  %20 = mul i64 %19, -1000000000
  %21 = getelementptr inbounds %struct.timespec, ptr %10, i64 0, i32 1
  %22 = load i64, ptr %21, align 8, !tbaa !24
  %23 = sub i64 %20, %22
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %10) #10
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
  %32 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #10
  %58 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %9) #13
  %59 = load i64, ptr %9, align 8, !tbaa !22
  %60 = mul i64 %59, 1000000000
  %61 = load i64, ptr %38, align 8, !tbaa !24
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #10
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
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %11) #10
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #10
  %127 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #13
  %128 = load i64, ptr %8, align 8, !tbaa !22
  %129 = getelementptr inbounds %struct.timespec, ptr %8, i64 0, i32 1
  %130 = load i64, ptr %129, align 8, !tbaa !24
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #10
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #10
  %143 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #13
  %144 = load i64, ptr %7, align 8, !tbaa !22
  %145 = mul i64 %144, 1000000000
  %146 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1
  %147 = load i64, ptr %146, align 8, !tbaa !24
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #10
  %148 = add i64 %147, 50000
  %149 = add i64 %148, %145
  %150 = load atomic i32, ptr %82 seq_cst, align 4
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %161, label %152

152:                                              ; preds = %137
  %153 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  br label %154

154:                                              ; preds = %164, %152
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #10
  %155 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #13
  %156 = load i64, ptr %6, align 8, !tbaa !22
  %157 = mul i64 %156, 1000000000
  %158 = load i64, ptr %153, align 8, !tbaa !24
  %159 = add i64 %157, %158
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #10
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
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %11) #10
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
  %190 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
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
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 352) #13
  %5 = icmp eq ptr %4, null
  br i1 %5, label %14, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 8
  store ptr %0, ptr %7, align 8, !tbaa !45
  %8 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 1, i32 1
  store i32 %1, ptr %8, align 8, !tbaa !58
  %9 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 6
  store i64 %2, ptr %9, align 8, !tbaa !59
  %10 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 11
  %11 = tail call i32 @pthread_create(ptr noundef nonnull %10, ptr noundef null, ptr noundef nonnull @run, ptr noundef nonnull %4) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %6
  tail call void @free(ptr noundef nonnull %4) #13
  br label %14

14:                                               ; preds = %6, %3, %13
  %15 = phi ptr [ inttoptr (i64 1 to ptr), %13 ], [ null, %3 ], [ %4, %6 ]
  ret ptr %15
}

; Function Attrs: nounwind
define internal ptr @run(ptr noundef %0) #0 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.context, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %6 = load ptr, ptr %5, align 8, !tbaa !45
  %7 = getelementptr inbounds %struct.pool, ptr %6, i64 0, i32 10
  tail call fastcc void @schedule(ptr noundef nonnull %7) #14
  %8 = tail call fastcc ptr @next_batch(ptr noundef %0) #14
  %9 = icmp eq ptr %8, null
  br i1 %9, label %25, label %10

10:                                               ; preds = %1
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %12 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  %13 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %15 = getelementptr inbounds %struct.context, ptr %4, i64 0, i32 1
  %16 = getelementptr inbounds %struct.context, ptr %4, i64 0, i32 2
  %17 = getelementptr inbounds %struct.context, ptr %4, i64 0, i32 3
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1, i32 1
  br label %32

25:                                               ; preds = %333, %1
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %27 = call i32 @pthread_mutex_lock(ptr noundef nonnull %26) #13
  %28 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store i32 1, ptr %28, align 8, !tbaa !60
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %30 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %29) #13
  %31 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %26) #13
  ret ptr null

32:                                               ; preds = %10, %333
  %33 = phi ptr [ %8, %10 ], [ %334, %333 ]
  %34 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 1
  %35 = load ptr, ptr %34, align 8, !tbaa !61
  %36 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 2
  %37 = load i64, ptr %36, align 8, !tbaa !63
  %38 = getelementptr inbounds i8, ptr %35, i64 %37
  %39 = icmp sgt i64 %37, 0
  br i1 %39, label %40, label %333

40:                                               ; preds = %32, %329
  %41 = phi ptr [ %331, %329 ], [ %35, %32 ]
  %42 = load atomic i32, ptr %11 seq_cst, align 4
  %43 = icmp eq i32 %42, 2
  br i1 %43, label %333, label %44

44:                                               ; preds = %40
  %45 = getelementptr inbounds %struct.command, ptr %41, i64 0, i32 2
  %46 = load i32, ptr %45, align 4, !tbaa !64
  %47 = load i16, ptr %41, align 4, !tbaa !67
  switch i16 %47, label %306 [
    i16 1, label %51
    i16 2, label %242
    i16 3, label %250
    i16 4, label %48
    i16 5, label %298
  ]

48:                                               ; preds = %44
  %49 = getelementptr inbounds %struct.wait, ptr %41, i64 0, i32 1
  %50 = getelementptr inbounds %struct.wait, ptr %41, i64 0, i32 2
  br label %275

51:                                               ; preds = %44
  %52 = getelementptr inbounds %struct.launch, ptr %41, i64 0, i32 1
  %53 = load ptr, ptr %52, align 8, !tbaa !17
  %54 = getelementptr inbounds %struct.kernel, ptr %53, i64 0, i32 3
  %55 = load i64, ptr %53, align 8, !tbaa !13
  %56 = getelementptr inbounds %struct.task, ptr %54, i64 %55
  %57 = getelementptr inbounds %struct.kernel, ptr %53, i64 0, i32 1
  %58 = load i64, ptr %57, align 8, !tbaa !13
  %59 = getelementptr inbounds %struct.extents, ptr %56, i64 %58
  %60 = getelementptr inbounds %struct.kernel, ptr %53, i64 0, i32 2
  %61 = load i64, ptr %60, align 8, !tbaa !13
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %127, label %63

63:                                               ; preds = %51
  %64 = getelementptr inbounds %struct.launch, ptr %41, i64 0, i32 4
  %65 = and i64 %61, 3
  %66 = icmp ult i64 %61, 4
  br i1 %66, label %110, label %67

67:                                               ; preds = %63
  %68 = and i64 %61, -4
  br label %69

69:                                               ; preds = %69, %67
  %70 = phi i64 [ 0, %67 ], [ %107, %69 ]
  %71 = phi i64 [ 0, %67 ], [ %108, %69 ]
  %72 = getelementptr inbounds %struct.pack, ptr %59, i64 %70
  %73 = getelementptr inbounds %struct.pack, ptr %72, i64 0, i32 1
  %74 = load i32, ptr %73, align 4, !tbaa !68
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds i8, ptr %64, i64 %75
  %77 = load i32, ptr %72, align 4, !tbaa !70
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds i8, ptr %64, i64 %78
  store ptr %76, ptr %79, align 8, !tbaa !17
  %80 = or i64 %70, 1
  %81 = getelementptr inbounds %struct.pack, ptr %59, i64 %80
  %82 = getelementptr inbounds %struct.pack, ptr %81, i64 0, i32 1
  %83 = load i32, ptr %82, align 4, !tbaa !68
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds i8, ptr %64, i64 %84
  %86 = load i32, ptr %81, align 4, !tbaa !70
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds i8, ptr %64, i64 %87
  store ptr %85, ptr %88, align 8, !tbaa !17
  %89 = or i64 %70, 2
  %90 = getelementptr inbounds %struct.pack, ptr %59, i64 %89
  %91 = getelementptr inbounds %struct.pack, ptr %90, i64 0, i32 1
  %92 = load i32, ptr %91, align 4, !tbaa !68
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds i8, ptr %64, i64 %93
  %95 = load i32, ptr %90, align 4, !tbaa !70
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds i8, ptr %64, i64 %96
  store ptr %94, ptr %97, align 8, !tbaa !17
  %98 = or i64 %70, 3
  %99 = getelementptr inbounds %struct.pack, ptr %59, i64 %98
  %100 = getelementptr inbounds %struct.pack, ptr %99, i64 0, i32 1
  %101 = load i32, ptr %100, align 4, !tbaa !68
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds i8, ptr %64, i64 %102
  %104 = load i32, ptr %99, align 4, !tbaa !70
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds i8, ptr %64, i64 %105
  store ptr %103, ptr %106, align 8, !tbaa !17
  %107 = add nuw i64 %70, 4
  %108 = add i64 %71, 4
  %109 = icmp eq i64 %108, %68
  br i1 %109, label %110, label %69, !llvm.loop !71

110:                                              ; preds = %69, %63
  %111 = phi i64 [ 0, %63 ], [ %107, %69 ]
  %112 = icmp eq i64 %65, 0
  br i1 %112, label %127, label %113

113:                                              ; preds = %110, %113
  %114 = phi i64 [ %124, %113 ], [ %111, %110 ]
  %115 = phi i64 [ %125, %113 ], [ 0, %110 ]
  %116 = getelementptr inbounds %struct.pack, ptr %59, i64 %114
  %117 = getelementptr inbounds %struct.pack, ptr %116, i64 0, i32 1
  %118 = load i32, ptr %117, align 4, !tbaa !68
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds i8, ptr %64, i64 %119
  %121 = load i32, ptr %116, align 4, !tbaa !70
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds i8, ptr %64, i64 %122
  store ptr %120, ptr %123, align 8, !tbaa !17
  %124 = add nuw i64 %114, 1
  %125 = add i64 %115, 1
  %126 = icmp eq i64 %125, %65
  br i1 %126, label %127, label %113, !llvm.loop !72

127:                                              ; preds = %110, %113, %51
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #10
  %128 = getelementptr inbounds %struct.launch, ptr %41, i64 0, i32 4
  store ptr %128, ptr %4, align 8, !tbaa !74
  %129 = getelementptr inbounds %struct.launch, ptr %41, i64 0, i32 2
  %130 = load ptr, ptr %129, align 8, !tbaa !17
  store ptr %130, ptr %15, align 8, !tbaa !76
  store i32 0, ptr %16, align 8, !tbaa !77
  %131 = getelementptr inbounds %struct.launch, ptr %41, i64 0, i32 3
  %132 = load ptr, ptr %131, align 8, !tbaa !17
  store ptr %132, ptr %17, align 8, !tbaa !78
  %133 = icmp eq i64 %58, 0
  br i1 %133, label %217, label %134

134:                                              ; preds = %127, %166
  %135 = phi i64 [ %169, %166 ], [ 0, %127 ]
  %136 = phi i64 [ %168, %166 ], [ 1, %127 ]
  %137 = getelementptr inbounds %struct.extents, ptr %56, i64 %135, i32 1
  %138 = load i32, ptr %137, align 4, !tbaa !79
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %166, label %140

140:                                              ; preds = %134
  %141 = getelementptr inbounds %struct.extents, ptr %56, i64 %135
  %142 = load i32, ptr %141, align 4, !tbaa !81
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds i8, ptr %128, i64 %143
  %145 = zext i32 %138 to i64
  %146 = and i64 %145, 7
  %147 = icmp ult i32 %138, 8
  br i1 %147, label %150, label %148

148:                                              ; preds = %140
  %149 = and i64 %145, 4294967288
  br label %171

150:                                              ; preds = %171, %140
  %151 = phi i64 [ undef, %140 ], [ %213, %171 ]
  %152 = phi i64 [ 0, %140 ], [ %214, %171 ]
  %153 = phi i64 [ 1, %140 ], [ %213, %171 ]
  %154 = icmp eq i64 %146, 0
  br i1 %154, label %166, label %155

155:                                              ; preds = %150, %155
  %156 = phi i64 [ %163, %155 ], [ %152, %150 ]
  %157 = phi i64 [ %162, %155 ], [ %153, %150 ]
  %158 = phi i64 [ %164, %155 ], [ 0, %150 ]
  %159 = getelementptr inbounds i32, ptr %144, i64 %156
  %160 = load i32, ptr %159, align 4, !tbaa !3
  %161 = sext i32 %160 to i64
  %162 = mul i64 %157, %161
  %163 = add nuw nsw i64 %156, 1
  %164 = add i64 %158, 1
  %165 = icmp eq i64 %164, %146
  br i1 %165, label %166, label %155, !llvm.loop !82

166:                                              ; preds = %150, %155, %134
  %167 = phi i64 [ 1, %134 ], [ %151, %150 ], [ %162, %155 ]
  %168 = call i64 @llvm.umax.i64(i64 %167, i64 %136)
  %169 = add nuw i64 %135, 1
  %170 = icmp eq i64 %169, %58
  br i1 %170, label %217, label %134, !llvm.loop !83

171:                                              ; preds = %171, %148
  %172 = phi i64 [ 0, %148 ], [ %214, %171 ]
  %173 = phi i64 [ 1, %148 ], [ %213, %171 ]
  %174 = phi i64 [ 0, %148 ], [ %215, %171 ]
  %175 = getelementptr inbounds i32, ptr %144, i64 %172
  %176 = load i32, ptr %175, align 4, !tbaa !3
  %177 = sext i32 %176 to i64
  %178 = mul i64 %173, %177
  %179 = or i64 %172, 1
  %180 = getelementptr inbounds i32, ptr %144, i64 %179
  %181 = load i32, ptr %180, align 4, !tbaa !3
  %182 = sext i32 %181 to i64
  %183 = mul i64 %178, %182
  %184 = or i64 %172, 2
  %185 = getelementptr inbounds i32, ptr %144, i64 %184
  %186 = load i32, ptr %185, align 4, !tbaa !3
  %187 = sext i32 %186 to i64
  %188 = mul i64 %183, %187
  %189 = or i64 %172, 3
  %190 = getelementptr inbounds i32, ptr %144, i64 %189
  %191 = load i32, ptr %190, align 4, !tbaa !3
  %192 = sext i32 %191 to i64
  %193 = mul i64 %188, %192
  %194 = or i64 %172, 4
  %195 = getelementptr inbounds i32, ptr %144, i64 %194
  %196 = load i32, ptr %195, align 4, !tbaa !3
  %197 = sext i32 %196 to i64
  %198 = mul i64 %193, %197
  %199 = or i64 %172, 5
  %200 = getelementptr inbounds i32, ptr %144, i64 %199
  %201 = load i32, ptr %200, align 4, !tbaa !3
  %202 = sext i32 %201 to i64
  %203 = mul i64 %198, %202
  %204 = or i64 %172, 6
  %205 = getelementptr inbounds i32, ptr %144, i64 %204
  %206 = load i32, ptr %205, align 4, !tbaa !3
  %207 = sext i32 %206 to i64
  %208 = mul i64 %203, %207
  %209 = or i64 %172, 7
  %210 = getelementptr inbounds i32, ptr %144, i64 %209
  %211 = load i32, ptr %210, align 4, !tbaa !3
  %212 = sext i32 %211 to i64
  %213 = mul i64 %208, %212
  %214 = add nuw nsw i64 %172, 8
  %215 = add i64 %174, 8
  %216 = icmp eq i64 %215, %149
  br i1 %216, label %150, label %171, !llvm.loop !84

217:                                              ; preds = %166, %127
  %218 = phi i64 [ 1, %127 ], [ %168, %166 ]
  store i64 %218, ptr %18, align 8, !tbaa !50
  %219 = load i64, ptr %53, align 8, !tbaa !13
  %220 = icmp eq i64 %219, 0
  br i1 %220, label %223, label %233

221:                                              ; preds = %233
  %222 = load ptr, ptr %129, align 8, !tbaa !17
  br label %223

223:                                              ; preds = %221, %217
  %224 = phi ptr [ %222, %221 ], [ %130, %217 ]
  %225 = getelementptr inbounds i8, ptr %224, i64 35224
  %226 = load i64, ptr %225, align 8, !tbaa !13
  %227 = icmp eq i64 %226, 0
  br i1 %227, label %232, label %228

228:                                              ; preds = %223
  %229 = load i64, ptr %0, align 8, !tbaa !85
  %230 = add i64 %229, 1
  %231 = getelementptr inbounds i8, ptr %224, i64 32912
  call fastcc void @add_failure(ptr noundef nonnull %14, i64 noundef %230, i64 noundef 0, ptr noundef nonnull %231) #15
  store i64 0, ptr %225, align 8, !tbaa !13
  br label %232

232:                                              ; preds = %228, %223
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #10
  br label %306

233:                                              ; preds = %217, %233
  %234 = phi ptr [ %239, %233 ], [ %53, %217 ]
  %235 = phi i64 [ %238, %233 ], [ 0, %217 ]
  %236 = getelementptr inbounds %struct.kernel, ptr %234, i64 0, i32 3, i64 %235
  store ptr %236, ptr %19, align 8, !tbaa !49
  %237 = load ptr, ptr %236, align 8, !tbaa !86
  call void %237(ptr noundef nonnull %4) #13
  %238 = add nuw i64 %235, 1
  %239 = load ptr, ptr %52, align 8, !tbaa !17
  %240 = load i64, ptr %239, align 8, !tbaa !13
  %241 = icmp ult i64 %238, %240
  br i1 %241, label %233, label %221, !llvm.loop !88

242:                                              ; preds = %44
  %243 = getelementptr inbounds %struct.copy, ptr %41, i64 0, i32 1
  %244 = load ptr, ptr %243, align 8, !tbaa !89
  %245 = getelementptr inbounds %struct.copy, ptr %41, i64 0, i32 2
  %246 = load ptr, ptr %245, align 8, !tbaa !91
  %247 = getelementptr inbounds %struct.copy, ptr %41, i64 0, i32 3
  %248 = load i64, ptr %247, align 8, !tbaa !92
  %249 = call ptr @memmove(ptr noundef %244, ptr noundef %246, i64 noundef %248) #13
  br label %306

250:                                              ; preds = %44
  %251 = getelementptr inbounds %struct.fill, ptr %41, i64 0, i32 1
  %252 = load ptr, ptr %251, align 8, !tbaa !17
  %253 = getelementptr inbounds %struct.fill, ptr %41, i64 0, i32 2
  %254 = load i64, ptr %253, align 8, !tbaa !13
  %255 = getelementptr inbounds %struct.fill, ptr %41, i64 0, i32 4
  %256 = getelementptr inbounds %struct.fill, ptr %41, i64 0, i32 3
  %257 = load i64, ptr %256, align 8, !tbaa !13
  %258 = icmp eq i64 %257, 1
  br i1 %258, label %259, label %263

259:                                              ; preds = %250
  %260 = load i8, ptr %255, align 1, !tbaa !15
  %261 = zext i8 %260 to i32
  %262 = call ptr @memset(ptr noundef %252, i32 noundef %261, i64 noundef %254) #13
  br label %306

263:                                              ; preds = %250
  %264 = call i64 @llvm.umin.i64(i64 %257, i64 %254)
  %265 = call ptr @memcpy(ptr noundef %252, ptr noundef nonnull %255, i64 noundef %264) #13
  %266 = icmp ugt i64 %254, %257
  br i1 %266, label %267, label %306

267:                                              ; preds = %263, %267
  %268 = phi i64 [ %273, %267 ], [ %264, %263 ]
  %269 = sub i64 %254, %268
  %270 = call i64 @llvm.umin.i64(i64 %268, i64 %269)
  %271 = getelementptr inbounds i8, ptr %252, i64 %268
  %272 = call ptr @memcpy(ptr noundef %271, ptr noundef %252, i64 noundef %270) #13
  %273 = add i64 %270, %268
  %274 = icmp ult i64 %273, %254
  br i1 %274, label %267, label %306, !llvm.loop !93

275:                                              ; preds = %283, %48
  %276 = load atomic i32, ptr %11 seq_cst, align 4
  %277 = icmp eq i32 %276, 2
  br i1 %277, label %306, label %278

278:                                              ; preds = %275
  %279 = load ptr, ptr %49, align 8, !tbaa !94
  %280 = load atomic i64, ptr %279 seq_cst, align 8
  %281 = load i64, ptr %50, align 8, !tbaa !96
  %282 = icmp ult i64 %280, %281
  br i1 %282, label %283, label %306

283:                                              ; preds = %278
  %284 = load ptr, ptr %49, align 8, !tbaa !94
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #10
  %285 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #13
  %286 = load i64, ptr %3, align 8, !tbaa !22
  %287 = mul i64 %286, 1000000000
  %288 = load i64, ptr %13, align 8, !tbaa !24
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #10
  %289 = add i64 %288, 20000000
  %290 = add i64 %289, %287
  %291 = call fastcc i32 @reach(ptr noundef %284, i64 noundef %281, i64 noundef %290) #14
  %292 = icmp eq i32 %291, 0
  br i1 %292, label %275, label %293, !llvm.loop !97

293:                                              ; preds = %283
  %294 = icmp slt i32 %291, 0
  br i1 %294, label %295, label %306

295:                                              ; preds = %293
  %296 = load i64, ptr %0, align 8, !tbaa !85
  %297 = add i64 %296, 1
  call fastcc void @add_failure(ptr noundef nonnull %14, i64 noundef %297, i64 noundef 1, ptr noundef null) #15
  br label %306

298:                                              ; preds = %44
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #10
  %299 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #13
  %300 = load i64, ptr %2, align 8, !tbaa !22
  %301 = mul i64 %300, 1000000000
  %302 = load i64, ptr %12, align 8, !tbaa !24
  %303 = add i64 %301, %302
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #10
  %304 = getelementptr inbounds %struct.timestamp, ptr %41, i64 0, i32 1
  %305 = load ptr, ptr %304, align 8, !tbaa !98
  store i64 %303, ptr %305, align 8, !tbaa !13
  br label %306

306:                                              ; preds = %278, %275, %267, %298, %295, %293, %263, %259, %242, %232, %44
  %307 = getelementptr inbounds %struct.command, ptr %41, i64 0, i32 1
  %308 = load i16, ptr %307, align 2, !tbaa !100
  %309 = icmp eq i16 %308, 0
  br i1 %309, label %329, label %310

310:                                              ; preds = %306
  %311 = load i64, ptr %0, align 8, !tbaa !85
  %312 = add i64 %311, 1
  store atomic i64 %312, ptr %0 seq_cst, align 8
  %313 = load atomic i32, ptr %20 seq_cst, align 8
  %314 = icmp eq i32 %313, 0
  br i1 %314, label %319, label %315

315:                                              ; preds = %310
  %316 = call i32 @pthread_mutex_lock(ptr noundef nonnull %21) #13
  %317 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %22) #13
  %318 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %21) #13
  br label %319

319:                                              ; preds = %315, %310
  %320 = load atomic i64, ptr %23 seq_cst, align 8
  %321 = add i64 %320, -1
  %322 = icmp ult i64 %321, %312
  br i1 %322, label %323, label %329

323:                                              ; preds = %319
  %324 = atomicrmw xchg ptr %23, i64 0 seq_cst, align 8
  %325 = icmp eq i64 %324, 0
  br i1 %325, label %329, label %326

326:                                              ; preds = %323
  %327 = load i32, ptr %24, align 8, !tbaa !101
  %328 = call i64 @write(i32 noundef %327, ptr noundef nonnull @notify.one, i64 noundef 8) #13
  br label %329

329:                                              ; preds = %306, %319, %323, %326
  %330 = zext i32 %46 to i64
  %331 = getelementptr inbounds i8, ptr %41, i64 %330
  %332 = icmp ult ptr %331, %38
  br i1 %332, label %40, label %333, !llvm.loop !102

333:                                              ; preds = %40, %329, %32
  call void @free(ptr noundef nonnull %33) #13
  %334 = call fastcc ptr @next_batch(ptr noundef %0) #14
  %335 = icmp eq ptr %334, null
  br i1 %335, label %25, label %32, !llvm.loop !103
}

; Function Attrs: nounwind
define dso_local i32 @queue_submit(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 24) #13
  %5 = icmp eq ptr %4, null
  br i1 %5, label %28, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.batch, ptr %4, i64 0, i32 1
  store ptr %1, ptr %7, align 8, !tbaa !61
  %8 = getelementptr inbounds %struct.batch, ptr %4, i64 0, i32 2
  store i64 %2, ptr %8, align 8, !tbaa !63
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %10 = load atomic i64, ptr %9 seq_cst, align 8
  %11 = inttoptr i64 %10 to ptr
  store ptr %11, ptr %4, align 8, !tbaa !104
  %12 = ptrtoint ptr %4 to i64
  %13 = cmpxchg ptr %9, i64 %10, i64 %12 seq_cst seq_cst, align 8
  %14 = extractvalue { i64, i1 } %13, 1
  br i1 %14, label %21, label %15

15:                                               ; preds = %6, %15
  %16 = phi { i64, i1 } [ %19, %15 ], [ %13, %6 ]
  %17 = extractvalue { i64, i1 } %16, 0
  store i64 %17, ptr %4, align 8
  tail call void @llvm.x86.sse2.pause()
  %18 = load i64, ptr %4, align 8
  %19 = cmpxchg ptr %9, i64 %18, i64 %12 seq_cst seq_cst, align 8
  %20 = extractvalue { i64, i1 } %19, 1
  br i1 %20, label %21, label %15, !llvm.loop !105

21:                                               ; preds = %15, %6
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %23 = atomicrmw xchg ptr %22, i32 0 seq_cst, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %28, label %25

25:                                               ; preds = %21
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %27 = tail call i32 @sem_post(ptr noundef nonnull %26) #13
  br label %28

28:                                               ; preds = %25, %21, %3
  %29 = phi i32 [ 0, %3 ], [ 1, %21 ], [ 1, %25 ]
  ret i32 %29
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i64 @queue_completed(ptr nocapture noundef readonly %0) local_unnamed_addr #7 {
  %2 = load atomic i64, ptr %0 seq_cst, align 8
  ret i64 %2
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i64 @queue_failed(ptr nocapture noundef readonly %0) local_unnamed_addr #7 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14, i32 3
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #10
  %8 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #13
  %9 = load i64, ptr %4, align 8, !tbaa !22
  %10 = mul i64 %9, 1000000000
  %11 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !24
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #10
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
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %14 = udiv i64 %2, 1000000000
  %15 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %16 = urem i64 %2, 1000000000
  br label %17

17:                                               ; preds = %11, %23
  %18 = phi i32 [ 0, %11 ], [ %24, %23 ]
  %19 = load i32, ptr %12, align 8, !tbaa !60
  %20 = icmp eq i32 %19, 0
  %21 = icmp eq i32 %18, 0
  %22 = select i1 %20, i1 %21, i1 false
  br i1 %22, label %23, label %27

23:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #10
  store i64 %14, ptr %4, align 8, !tbaa !22
  store i64 %16, ptr %15, align 8, !tbaa !24
  %24 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %13, ptr noundef nonnull %7, i32 noundef 1, ptr noundef nonnull %4) #13
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #10
  %25 = load atomic i64, ptr %0 seq_cst, align 8
  %26 = icmp ult i64 %25, %1
  br i1 %26, label %17, label %27, !llvm.loop !106

27:                                               ; preds = %23, %17, %3
  %28 = load atomic i64, ptr %0 seq_cst, align 8
  %29 = icmp ult i64 %28, %1
  br i1 %29, label %30, label %35

30:                                               ; preds = %27
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %32 = load i32, ptr %31, align 8, !tbaa !60
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
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #13
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !107
  %7 = icmp eq ptr %6, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %2
  %9 = load ptr, ptr %6, align 8, !tbaa !108
  store ptr %9, ptr %5, align 8, !tbaa !107
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !110
  %12 = add i64 %11, -1
  store atomic i64 %12, ptr %10 seq_cst, align 8
  %13 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #13
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2328) %1, ptr noundef nonnull align 8 dereferenceable(2328) %6, i64 2328, i1 false), !tbaa.struct !111
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
  %6 = load i32, ptr %5, align 4, !tbaa !112
  %7 = icmp ult i32 %6, %1
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  store atomic i32 %1, ptr %5 seq_cst, align 4
  br label %9

9:                                                ; preds = %8, %2
  %10 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #13
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %12 = atomicrmw xchg ptr %11, i32 0 seq_cst, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %17, label %14

14:                                               ; preds = %9
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %16 = tail call i32 @sem_post(ptr noundef nonnull %15) #13
  br label %17

17:                                               ; preds = %9, %14
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_join(ptr nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %3 = load i64, ptr %2, align 8, !tbaa !113
  %4 = tail call i32 @pthread_join(i64 noundef %3, ptr noundef null) #13
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc ptr @next_batch(ptr noundef %0) #14
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %13

4:                                                ; preds = %13, %1
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !107
  %7 = icmp eq ptr %6, null
  br i1 %7, label %12, label %8

8:                                                ; preds = %4, %8
  %9 = phi ptr [ %10, %8 ], [ %6, %4 ]
  %10 = load ptr, ptr %9, align 8, !tbaa !108
  tail call void @free(ptr noundef nonnull %9) #13
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %8, !llvm.loop !114

12:                                               ; preds = %8, %4
  tail call void @free(ptr noundef %0) #13
  ret void

13:                                               ; preds = %1, %13
  %14 = phi ptr [ %15, %13 ], [ %2, %1 ]
  tail call void @free(ptr noundef nonnull %14) #13
  %15 = tail call fastcc ptr @next_batch(ptr noundef %0) #14
  %16 = icmp eq ptr %15, null
  br i1 %16, label %4, label %13, !llvm.loop !115
}

; Function Attrs: nounwind
define internal fastcc ptr @next_batch(ptr noundef %0) unnamed_addr #0 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %6 = load ptr, ptr %5, align 8, !tbaa !116
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %33

8:                                                ; preds = %1
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %11 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %15 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %18 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  br label %19

19:                                               ; preds = %8, %103
  %20 = atomicrmw xchg ptr %9, i64 0 seq_cst, align 8
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %30, label %22

22:                                               ; preds = %19
  %23 = inttoptr i64 %20 to ptr
  %24 = load ptr, ptr %5, align 8, !tbaa !116
  br label %25

25:                                               ; preds = %25, %22
  %26 = phi ptr [ %24, %22 ], [ %27, %25 ]
  %27 = phi ptr [ %23, %22 ], [ %28, %25 ]
  %28 = load ptr, ptr %27, align 8, !tbaa !104
  store ptr %26, ptr %27, align 8, !tbaa !104
  %29 = icmp eq ptr %28, null
  br i1 %29, label %33, label %25, !llvm.loop !117

30:                                               ; preds = %19
  %31 = load ptr, ptr %5, align 8, !tbaa !116
  %32 = icmp eq ptr %31, null
  br i1 %32, label %36, label %33

33:                                               ; preds = %30, %103, %25, %1
  %34 = phi ptr [ %6, %1 ], [ %27, %25 ], [ %31, %30 ], [ %113, %103 ]
  %35 = load ptr, ptr %34, align 8, !tbaa !104
  store ptr %35, ptr %5, align 8, !tbaa !116
  br label %115

36:                                               ; preds = %30
  %37 = load atomic i32, ptr %10 seq_cst, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %115

39:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #10
  %40 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #13
  %41 = load i64, ptr %4, align 8, !tbaa !22
  %42 = mul i64 %41, 1000000000
  %43 = load i64, ptr %11, align 8, !tbaa !24
  %44 = add i64 %42, %43
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #10
  %45 = load i64, ptr %12, align 8, !tbaa !59
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %80, label %47

47:                                               ; preds = %39
  %48 = load i64, ptr %13, align 8, !tbaa !118
  %49 = icmp ult i64 %48, %45
  %50 = shl i64 %48, 1
  %51 = add i64 %50, 1000
  %52 = atomicrmw add ptr @spinners, i32 1 seq_cst, align 4
  %53 = add i32 %52, 1
  %54 = load ptr, ptr %14, align 8, !tbaa !45
  %55 = getelementptr inbounds %struct.pool, ptr %54, i64 0, i32 8
  %56 = load i32, ptr %55, align 8, !tbaa !3
  %57 = icmp sgt i32 %53, %56
  br i1 %57, label %77, label %58

58:                                               ; preds = %47
  %59 = load atomic i64, ptr %9 seq_cst, align 8
  %60 = icmp eq i64 %59, 0
  br i1 %60, label %61, label %77

61:                                               ; preds = %58, %69
  %62 = phi i64 [ %74, %69 ], [ %44, %58 ]
  %63 = load atomic i32, ptr %10 seq_cst, align 4
  %64 = icmp eq i32 %63, 0
  %65 = sub i64 %62, %44
  %66 = icmp ugt i64 %51, %65
  %67 = select i1 %64, i1 %49, i1 false
  %68 = select i1 %67, i1 %66, i1 false
  br i1 %68, label %69, label %77

69:                                               ; preds = %61
  call void @llvm.x86.sse2.pause()
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #10
  %70 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #13
  %71 = load i64, ptr %3, align 8, !tbaa !22
  %72 = mul i64 %71, 1000000000
  %73 = load i64, ptr %15, align 8, !tbaa !24
  %74 = add i64 %72, %73
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #10
  %75 = load atomic i64, ptr %9 seq_cst, align 8
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %61, label %77, !llvm.loop !119

77:                                               ; preds = %61, %69, %47, %58
  %78 = phi i64 [ %44, %47 ], [ %44, %58 ], [ %74, %69 ], [ %62, %61 ]
  %79 = atomicrmw sub ptr @spinners, i32 1 seq_cst, align 4
  br label %80

80:                                               ; preds = %39, %77
  %81 = phi i64 [ %78, %77 ], [ %44, %39 ]
  %82 = load atomic i64, ptr %9 seq_cst, align 8
  %83 = icmp eq i64 %82, 0
  br i1 %83, label %84, label %103

84:                                               ; preds = %80
  %85 = load atomic i32, ptr %10 seq_cst, align 4
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %103

87:                                               ; preds = %84
  store atomic i32 1, ptr %16 seq_cst, align 4
  %88 = load atomic i64, ptr %9 seq_cst, align 8
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %90, label %97

90:                                               ; preds = %87, %93
  %91 = load atomic i32, ptr %10 seq_cst, align 4
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %97

93:                                               ; preds = %90
  %94 = call i32 @sem_wait(ptr noundef nonnull %17) #13
  store atomic i32 1, ptr %16 seq_cst, align 4
  %95 = load atomic i64, ptr %9 seq_cst, align 8
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %90, label %97

97:                                               ; preds = %90, %93, %87
  store atomic i32 0, ptr %16 seq_cst, align 4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #10
  %98 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #13
  %99 = load i64, ptr %2, align 8, !tbaa !22
  %100 = mul i64 %99, 1000000000
  %101 = load i64, ptr %18, align 8, !tbaa !24
  %102 = add i64 %100, %101
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #10
  br label %103

103:                                              ; preds = %80, %84, %97
  %104 = phi i64 [ %81, %80 ], [ %81, %84 ], [ %102, %97 ]
  %105 = sub i64 %104, %44
  %106 = load i64, ptr %12, align 8, !tbaa !59
  %107 = shl i64 %106, 2
  %108 = call i64 @llvm.umin.i64(i64 %105, i64 %107)
  %109 = load i64, ptr %13, align 8, !tbaa !118
  %110 = mul i64 %109, 3
  %111 = add i64 %110, %108
  %112 = lshr i64 %111, 2
  store i64 %112, ptr %13, align 8, !tbaa !118
  %113 = load ptr, ptr %5, align 8, !tbaa !116
  %114 = icmp eq ptr %113, null
  br i1 %114, label %19, label %33

115:                                              ; preds = %36, %33
  %116 = phi ptr [ %34, %33 ], [ null, %36 ]
  ret ptr %116
}

; Function Attrs: nounwind
define internal fastcc void @schedule(ptr noundef %0) unnamed_addr #0 {
  %2 = tail call i32 @getpriority(i32 noundef 0, i32 noundef 0) #13
  %3 = add nsw i32 %2, 13
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy(ptr, ptr) #4

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #1

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: cold nounwind optsize
define internal fastcc void @add_failure(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) unnamed_addr #9 {
  %5 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2328) #13
  %6 = icmp eq ptr %5, null
  br i1 %6, label %32, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 1
  store i64 %1, ptr %8, align 8, !tbaa !120
  %9 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 2
  store i64 %2, ptr %9, align 8, !tbaa !121
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
  %20 = load ptr, ptr %19, align 8, !tbaa !107
  %21 = icmp eq ptr %20, null
  br i1 %21, label %25, label %22

22:                                               ; preds = %17
  %23 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  %24 = load ptr, ptr %23, align 8, !tbaa !122
  br label %25

25:                                               ; preds = %17, %22
  %26 = phi ptr [ %24, %22 ], [ %19, %17 ]
  %27 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  store ptr %5, ptr %26, align 8, !tbaa !17
  store ptr %5, ptr %27, align 8, !tbaa !122
  %28 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 3
  %29 = load i64, ptr %28, align 8, !tbaa !110
  %30 = add i64 %29, 1
  store atomic i64 %30, ptr %28 seq_cst, align 8
  %31 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #13
  br label %32

32:                                               ; preds = %4, %25
  ret void
}

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #10

declare i32 @sem_post(ptr noundef) local_unnamed_addr #1

declare i32 @pthread_cond_clockwait(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

declare i32 @sem_wait(ptr noundef) local_unnamed_addr #1

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
attributes #9 = { cold nounwind optsize "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind }
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
!45 = !{!46, !9, i64 56}
!46 = !{!"queue", !10, i64 0, !47, i64 8, !4, i64 24, !4, i64 28, !4, i64 32, !4, i64 36, !10, i64 40, !10, i64 48, !9, i64 56, !9, i64 64, !10, i64 72, !10, i64 80, !9, i64 88, !9, i64 96, !48, i64 104, !36, i64 192, !36, i64 224, !36, i64 288}
!47 = !{!"notification", !10, i64 0, !4, i64 8}
!48 = !{!"failures", !36, i64 0, !9, i64 64, !9, i64 72, !10, i64 80}
!49 = !{!46, !9, i64 64}
!50 = !{!46, !10, i64 72}
!51 = distinct !{!51, !12}
!52 = !{!27, !4, i64 24}
!53 = !{!27, !4, i64 36}
!54 = !{!27, !9, i64 0}
!55 = distinct !{!55, !12}
!56 = distinct !{!56, !12}
!57 = distinct !{!57, !12}
!58 = !{!46, !4, i64 16}
!59 = !{!46, !10, i64 40}
!60 = !{!46, !4, i64 32}
!61 = !{!62, !9, i64 8}
!62 = !{!"batch", !9, i64 0, !9, i64 8, !10, i64 16}
!63 = !{!62, !10, i64 16}
!64 = !{!65, !4, i64 4}
!65 = !{!"command", !66, i64 0, !66, i64 2, !4, i64 4}
!66 = !{!"short", !5, i64 0}
!67 = !{!65, !66, i64 0}
!68 = !{!69, !4, i64 4}
!69 = !{!"pack", !4, i64 0, !4, i64 4}
!70 = !{!69, !4, i64 0}
!71 = distinct !{!71, !12}
!72 = distinct !{!72, !73}
!73 = !{!"llvm.loop.unroll.disable"}
!74 = !{!75, !9, i64 0}
!75 = !{!"context", !9, i64 0, !9, i64 8, !4, i64 16, !9, i64 24}
!76 = !{!75, !9, i64 8}
!77 = !{!75, !4, i64 16}
!78 = !{!75, !9, i64 24}
!79 = !{!80, !4, i64 4}
!80 = !{!"extents", !4, i64 0, !4, i64 4}
!81 = !{!80, !4, i64 0}
!82 = distinct !{!82, !73}
!83 = distinct !{!83, !12}
!84 = distinct !{!84, !12}
!85 = !{!46, !10, i64 0}
!86 = !{!87, !9, i64 0}
!87 = !{!"task", !9, i64 0, !10, i64 8}
!88 = distinct !{!88, !12}
!89 = !{!90, !9, i64 8}
!90 = !{!"copy", !65, i64 0, !9, i64 8, !9, i64 16, !10, i64 24}
!91 = !{!90, !9, i64 16}
!92 = !{!90, !10, i64 24}
!93 = distinct !{!93, !12}
!94 = !{!95, !9, i64 8}
!95 = !{!"wait", !65, i64 0, !9, i64 8, !10, i64 16, !10, i64 24}
!96 = !{!95, !10, i64 16}
!97 = distinct !{!97, !12}
!98 = !{!99, !9, i64 8}
!99 = !{!"timestamp", !65, i64 0, !9, i64 8}
!100 = !{!65, !66, i64 2}
!101 = !{!47, !4, i64 8}
!102 = distinct !{!102, !12}
!103 = distinct !{!103, !12}
!104 = !{!62, !9, i64 0}
!105 = distinct !{!105, !12}
!106 = distinct !{!106, !12}
!107 = !{!48, !9, i64 64}
!108 = !{!109, !9, i64 0}
!109 = !{!"failure", !9, i64 0, !10, i64 8, !10, i64 16, !5, i64 24, !5, i64 2072}
!110 = !{!48, !10, i64 80}
!111 = !{i64 0, i64 8, !17, i64 8, i64 8, !13, i64 16, i64 8, !13, i64 24, i64 2048, !15, i64 2072, i64 256, !15}
!112 = !{!46, !4, i64 28}
!113 = !{!46, !10, i64 80}
!114 = distinct !{!114, !12}
!115 = distinct !{!115, !12}
!116 = !{!46, !9, i64 96}
!117 = distinct !{!117, !12}
!118 = !{!46, !10, i64 48}
!119 = distinct !{!119, !12}
!120 = !{!109, !10, i64 8}
!121 = !{!109, !10, i64 16}
!122 = !{!48, !9, i64 72}
