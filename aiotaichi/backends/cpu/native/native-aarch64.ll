; Made by `nox -s native` from *.c and *.h, sha256 36a2fe8e38c4eac5997570744243fc7e0f79902c83655023d6b8b4016a753c81
; ModuleID = 'aiotaichi/backends/cpu/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"
target triple = "aarch64-unknown-linux-gnu"

%struct.output = type { %struct.mutex, ptr, i64, i64, i64 }
%struct.mutex = type { [8 x i64] }
%struct.pool = type { %struct.mutex, %struct.condition, %struct.condition, ptr, i32, i32, i32, i32, i32, i64, %struct.cores, [0 x %struct.worker] }
%struct.condition = type { [8 x i64] }
%struct.cores = type { [16 x i64] }
%struct.worker = type { ptr, i32, i64 }
%struct.timespec = type { i64, i64 }
%struct.job = type { ptr, ptr, ptr, i32, i32, i32, i32 }
%struct.__va_list = type { ptr, ptr, ptr, i32, i32 }
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

@outputs = internal global [16 x %struct.output] zeroinitializer, align 8
@notify.one = internal constant i64 1, align 8
@spinners = internal global i32 0, align 4

; Function Attrs: nounwind
define dso_local void @pool_destroy(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #12
  %3 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 6
  store atomic i32 1, ptr %3 seq_cst, align 8
  %4 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 4
  %5 = atomicrmw add ptr %4, i32 1 seq_cst, align 4
  %6 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 1
  %7 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %6) #12
  %8 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #12
  %9 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 7
  %10 = load i32, ptr %9, align 4, !tbaa !4
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %13, %1
  tail call void @free(ptr noundef nonnull %0) #12
  ret void

13:                                               ; preds = %1, %13
  %14 = phi i64 [ %18, %13 ], [ 0, %1 ]
  %15 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 11, i64 %14, i32 2
  %16 = load i64, ptr %15, align 8, !tbaa !8
  %17 = tail call i32 @pthread_join(i64 noundef %16, ptr noundef null) #12
  %18 = add nuw nsw i64 %14, 1
  %19 = load i32, ptr %9, align 4, !tbaa !4
  %20 = sext i32 %19 to i64
  %21 = icmp slt i64 %18, %20
  br i1 %21, label %13, label %12, !llvm.loop !12
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
  %8 = tail call ptr @calloc(i64 noundef 1, i64 noundef %7) #12
  %9 = icmp eq ptr %8, null
  br i1 %9, label %52, label %10

10:                                               ; preds = %4
  %11 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 9
  store i64 %1, ptr %11, align 8, !tbaa !14
  %12 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 8
  store i32 %2, ptr %12, align 8, !tbaa !4
  %13 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 10
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %13, ptr noundef nonnull align 8 dereferenceable(128) %3, i64 128, i1 false), !tbaa.struct !15
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
  store ptr %8, ptr %20, align 8, !tbaa.struct !17
  %22 = getelementptr inbounds i8, ptr %20, i64 8
  %23 = trunc i64 %21 to i32
  store i32 %23, ptr %22, align 8, !tbaa.struct !19
  %24 = getelementptr inbounds i8, ptr %20, i64 16
  store i64 0, ptr %24, align 8, !tbaa.struct !20
  %25 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 11, i64 %19, i32 2
  %26 = tail call i32 @pthread_create(ptr noundef nonnull %25, ptr noundef null, ptr noundef nonnull @work, ptr noundef nonnull %20) #12
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %48, label %28

28:                                               ; preds = %18
  %29 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #12
  %30 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 6
  store atomic i32 1, ptr %30 seq_cst, align 8
  %31 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 4
  %32 = atomicrmw add ptr %31, i32 1 seq_cst, align 4
  %33 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 1
  %34 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %33) #12
  %35 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #12
  %36 = load i32, ptr %16, align 4, !tbaa !4
  %37 = icmp sgt i32 %36, 0
  br i1 %37, label %38, label %47

38:                                               ; preds = %28, %38
  %39 = phi i64 [ %43, %38 ], [ 0, %28 ]
  %40 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 11, i64 %39, i32 2
  %41 = load i64, ptr %40, align 8, !tbaa !8
  %42 = tail call i32 @pthread_join(i64 noundef %41, ptr noundef null) #12
  %43 = add nuw nsw i64 %39, 1
  %44 = load i32, ptr %16, align 4, !tbaa !4
  %45 = sext i32 %44 to i64
  %46 = icmp slt i64 %43, %45
  br i1 %46, label %38, label %47, !llvm.loop !12

47:                                               ; preds = %38, %28
  tail call void @free(ptr noundef nonnull %8) #12
  br label %52

48:                                               ; preds = %18
  %49 = load i32, ptr %16, align 4, !tbaa !4
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %16, align 4, !tbaa !4
  %51 = icmp eq i64 %21, %17
  br i1 %51, label %52, label %18, !llvm.loop !21

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
  %4 = load ptr, ptr %0, align 8, !tbaa !22
  %5 = getelementptr inbounds %struct.pool, ptr %4, i64 0, i32 10
  tail call fastcc void @schedule(ptr noundef nonnull %5) #13
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #14
  %18 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #12
  %19 = load i64, ptr %3, align 8, !tbaa !23
  %20 = mul i64 %19, 1000000000
  %21 = load i64, ptr %8, align 8, !tbaa !25
  %22 = add i64 %20, %21
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #14
  %23 = load i64, ptr %9, align 8, !tbaa !14
  %24 = add i64 %22, %23
  %25 = load atomic i32, ptr %7 seq_cst, align 8
  %26 = icmp eq i32 %25, %17
  br i1 %26, label %27, label %34

27:                                               ; preds = %16, %36
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #14
  %28 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #12
  %29 = load i64, ptr %2, align 8, !tbaa !23
  %30 = mul i64 %29, 1000000000
  %31 = load i64, ptr %10, align 8, !tbaa !25
  %32 = add i64 %30, %31
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #14
  %33 = icmp ult i64 %32, %24
  br i1 %33, label %36, label %34

34:                                               ; preds = %27, %36, %16
  %35 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #12
  br label %39

36:                                               ; preds = %27
  call void @llvm.aarch64.hint(i32 1)
  %37 = load atomic i32, ptr %7 seq_cst, align 8
  %38 = icmp eq i32 %37, %17
  br i1 %38, label %27, label %34, !llvm.loop !26

39:                                               ; preds = %49, %34
  %40 = phi ptr [ %11, %34 ], [ %50, %49 ]
  %41 = load ptr, ptr %40, align 8, !tbaa !18
  %42 = icmp eq ptr %41, null
  br i1 %42, label %51, label %43

43:                                               ; preds = %39
  %44 = getelementptr inbounds %struct.job, ptr %41, i64 0, i32 3
  %45 = load atomic i32, ptr %44 seq_cst, align 8
  %46 = getelementptr inbounds %struct.job, ptr %41, i64 0, i32 4
  %47 = load i32, ptr %46, align 4, !tbaa !27
  %48 = icmp slt i32 %45, %47
  br i1 %48, label %60, label %49

49:                                               ; preds = %43, %54
  %50 = phi ptr [ %41, %43 ], [ %11, %54 ]
  br label %39, !llvm.loop !29

51:                                               ; preds = %39
  %52 = load atomic i32, ptr %6 seq_cst, align 8
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %101

54:                                               ; preds = %51
  %55 = load i32, ptr %12, align 4, !tbaa !4
  %56 = add i32 %55, 1
  store i32 %56, ptr %12, align 4, !tbaa !4
  %57 = call i32 @pthread_cond_wait(ptr noundef nonnull %13, ptr noundef nonnull %4) #12
  %58 = load i32, ptr %12, align 4, !tbaa !4
  %59 = add i32 %58, -1
  store i32 %59, ptr %12, align 4, !tbaa !4
  br label %49

60:                                               ; preds = %43
  %61 = getelementptr inbounds %struct.job, ptr %41, i64 0, i32 3
  %62 = getelementptr inbounds %struct.job, ptr %41, i64 0, i32 4
  %63 = getelementptr inbounds %struct.job, ptr %41, i64 0, i32 6
  %64 = atomicrmw add ptr %63, i32 1 seq_cst, align 4
  %65 = call i32 @pthread_mutex_unlock(ptr noundef %4) #12
  %66 = load i32, ptr %14, align 8, !tbaa !30
  %67 = getelementptr inbounds %struct.job, ptr %41, i64 0, i32 5
  %68 = getelementptr inbounds %struct.job, ptr %41, i64 0, i32 2
  %69 = getelementptr inbounds %struct.job, ptr %41, i64 0, i32 1
  %70 = load i32, ptr %67, align 8, !tbaa !31
  %71 = atomicrmw add ptr %61, i32 %70 seq_cst, align 4
  %72 = load i32, ptr %62, align 4, !tbaa !27
  %73 = icmp sgt i32 %72, %71
  br i1 %73, label %74, label %96

74:                                               ; preds = %60, %91
  %75 = phi i32 [ %94, %91 ], [ %72, %60 ]
  %76 = phi i32 [ %93, %91 ], [ %71, %60 ]
  %77 = sub nsw i32 %75, %76
  %78 = load i32, ptr %67, align 8, !tbaa !31
  %79 = icmp slt i32 %77, %78
  %80 = add nsw i32 %78, %76
  %81 = select i1 %79, i32 %75, i32 %80
  %82 = icmp slt i32 %76, %81
  br i1 %82, label %83, label %91

83:                                               ; preds = %74, %83
  %84 = phi i32 [ %87, %83 ], [ %76, %74 ]
  %85 = load ptr, ptr %68, align 8, !tbaa !32
  %86 = load ptr, ptr %69, align 8, !tbaa !33
  call void %85(ptr noundef %86, i32 noundef %66, i32 noundef %84) #12
  %87 = add i32 %84, 1
  %88 = icmp eq i32 %87, %81
  br i1 %88, label %89, label %83, !llvm.loop !34

89:                                               ; preds = %83
  %90 = load i32, ptr %67, align 8, !tbaa !31
  br label %91

91:                                               ; preds = %89, %74
  %92 = phi i32 [ %90, %89 ], [ %78, %74 ]
  %93 = atomicrmw add ptr %61, i32 %92 seq_cst, align 4
  %94 = load i32, ptr %62, align 4, !tbaa !27
  %95 = icmp sgt i32 %94, %93
  br i1 %95, label %74, label %96

96:                                               ; preds = %91, %60
  %97 = call i32 @pthread_mutex_lock(ptr noundef %4) #12
  %98 = atomicrmw sub ptr %63, i32 1 seq_cst, align 4
  %99 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %15) #12
  %100 = call i32 @pthread_mutex_unlock(ptr noundef %4) #12
  br label %16

101:                                              ; preds = %51
  %102 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #12
  ret ptr null
}

; Function Attrs: nounwind
define dso_local i32 @print_0(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #14
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !35
  %4 = call fastcc i32 @print(ptr noundef nonnull @outputs, ptr noundef %0, ptr noundef nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #14
  ret i32 %4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #4

; Function Attrs: nounwind
define internal fastcc i32 @print(ptr noundef %0, ptr noundef %1, ptr noundef %2) unnamed_addr #0 {
  %4 = alloca %struct.__va_list, align 8
  %5 = alloca %struct.__va_list, align 8
  %6 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #14
  call void @llvm.va_copy(ptr nonnull %4, ptr %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %5, ptr noundef nonnull align 8 dereferenceable(32) %4, i64 32, i1 false), !tbaa.struct !35
  %7 = call i32 @vsnprintf(ptr noundef null, i64 noundef 0, ptr noundef %1, ptr noundef nonnull %5) #12
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #14
  call void @llvm.va_end(ptr nonnull %4)
  %8 = icmp slt i32 %7, 0
  br i1 %8, label %42, label %9

9:                                                ; preds = %3
  %10 = call i32 @pthread_mutex_lock(ptr noundef %0) #12
  %11 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 2
  %12 = load i64, ptr %11, align 8, !tbaa !36
  %13 = zext i32 %7 to i64
  %14 = add nuw nsw i64 %13, 1
  %15 = add i64 %14, %12
  %16 = icmp ult i64 %15, 1048577
  br i1 %16, label %17, label %36

17:                                               ; preds = %9
  %18 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 3
  %19 = load i64, ptr %18, align 8, !tbaa !39
  %20 = icmp ugt i64 %15, %19
  %21 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 1
  %22 = load ptr, ptr %21, align 8, !tbaa !40
  br i1 %20, label %23, label %29

23:                                               ; preds = %17
  %24 = shl nuw nsw i64 %15, 1
  %25 = call ptr @realloc(ptr noundef %22, i64 noundef %24) #12
  %26 = icmp eq ptr %25, null
  br i1 %26, label %36, label %27

27:                                               ; preds = %23
  store ptr %25, ptr %21, align 8, !tbaa !40
  store i64 %24, ptr %18, align 8, !tbaa !39
  %28 = load i64, ptr %11, align 8, !tbaa !36
  br label %29

29:                                               ; preds = %17, %27
  %30 = phi i64 [ %28, %27 ], [ %12, %17 ]
  %31 = phi ptr [ %25, %27 ], [ %22, %17 ]
  %32 = getelementptr inbounds i8, ptr %31, i64 %30
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %6, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !35
  %33 = call i32 @vsnprintf(ptr noundef %32, i64 noundef %14, ptr noundef %1, ptr noundef nonnull %6) #12
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #14
  %34 = load i64, ptr %11, align 8, !tbaa !36
  %35 = add i64 %34, %13
  store atomic i64 %35, ptr %11 seq_cst, align 8
  br label %40

36:                                               ; preds = %9, %23
  %37 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 4
  %38 = load i64, ptr %37, align 8, !tbaa !41
  %39 = add i64 %38, 1
  store i64 %39, ptr %37, align 8, !tbaa !41
  br label %40

40:                                               ; preds = %36, %29
  %41 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #12
  br label %42

42:                                               ; preds = %3, %40
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #14
  ret i32 %7
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #4

; Function Attrs: nounwind
define dso_local i32 @print_1(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #14
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !35
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 1), ptr noundef %0, ptr noundef nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #14
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_2(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #14
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !35
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 2), ptr noundef %0, ptr noundef nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #14
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_3(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #14
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !35
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 3), ptr noundef %0, ptr noundef nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #14
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_4(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #14
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !35
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 4), ptr noundef %0, ptr noundef nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #14
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_5(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #14
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !35
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 5), ptr noundef %0, ptr noundef nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #14
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_6(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #14
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !35
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 6), ptr noundef %0, ptr noundef nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #14
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_7(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #14
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !35
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 7), ptr noundef %0, ptr noundef nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #14
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_8(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #14
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !35
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 8), ptr noundef %0, ptr noundef nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #14
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_9(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #14
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !35
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 9), ptr noundef %0, ptr noundef nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #14
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_10(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #14
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !35
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 10), ptr noundef %0, ptr noundef nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #14
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_11(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #14
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !35
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 11), ptr noundef %0, ptr noundef nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #14
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_12(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #14
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !35
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 12), ptr noundef %0, ptr noundef nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #14
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_13(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #14
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !35
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 13), ptr noundef %0, ptr noundef nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #14
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_14(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #14
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !35
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 14), ptr noundef %0, ptr noundef nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #14
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_15(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #14
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !35
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 15), ptr noundef %0, ptr noundef nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #14
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #14
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local void @printed_reset() local_unnamed_addr #0 {
  %1 = tail call ptr @memset(ptr noundef nonnull @outputs, i32 noundef 0, i64 noundef 1536) #12
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
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #12
  %8 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 2
  %9 = load i64, ptr %8, align 8, !tbaa !36
  %10 = tail call i64 @llvm.umin.i64(i64 %9, i64 %2)
  %11 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 1
  %12 = load ptr, ptr %11, align 8, !tbaa !40
  %13 = tail call ptr @memcpy(ptr noundef %1, ptr noundef %12, i64 noundef %10) #12
  %14 = load ptr, ptr %11, align 8, !tbaa !40
  %15 = getelementptr inbounds i8, ptr %14, i64 %10
  %16 = load i64, ptr %8, align 8, !tbaa !36
  %17 = sub i64 %16, %10
  %18 = tail call ptr @memmove(ptr noundef %14, ptr noundef %15, i64 noundef %17) #12
  %19 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 4
  %20 = load i64, ptr %19, align 8, !tbaa !41
  store i64 %20, ptr %3, align 8, !tbaa !14
  store i64 0, ptr %19, align 8, !tbaa !41
  %21 = load i64, ptr %8, align 8, !tbaa !36
  %22 = icmp eq i64 %10, %21
  br i1 %22, label %23, label %27

23:                                               ; preds = %4
  %24 = load ptr, ptr %11, align 8, !tbaa !40
  tail call void @free(ptr noundef %24) #12
  store ptr null, ptr %11, align 8, !tbaa !40
  %25 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 3
  store i64 0, ptr %25, align 8, !tbaa !39
  %26 = load i64, ptr %8, align 8, !tbaa !36
  br label %27

27:                                               ; preds = %23, %4
  %28 = phi i64 [ %26, %23 ], [ %21, %4 ]
  %29 = sub i64 %28, %10
  store atomic i64 %29, ptr %8 seq_cst, align 8
  %30 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #12
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
define dso_local i32 @host_vsnprintf(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3) local_unnamed_addr #0 {
  %5 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %5, ptr noundef nonnull align 8 dereferenceable(32) %3, i64 32, i1 false), !tbaa.struct !35
  %6 = call i32 @vsnprintf(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef nonnull %5) #12
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #14
  ret i32 %6
}

declare i32 @vsnprintf(ptr noundef, i64 noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local ptr @arena_create() local_unnamed_addr #0 {
  %1 = tail call ptr @calloc(i64 noundef 1, i64 noundef 72) #12
  ret ptr %1
}

; Function Attrs: nounwind
define dso_local ptr @arena_allocate(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i64 @llvm.umax.i64(i64 %2, i64 16)
  %5 = add i64 %1, 8
  %6 = add i64 %5, %4
  %7 = tail call ptr @calloc(i64 noundef 1, i64 noundef %6) #12
  %8 = freeze ptr %7
  %9 = icmp eq ptr %8, null
  br i1 %9, label %22, label %10

10:                                               ; preds = %3
  %11 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #12
  %12 = getelementptr inbounds %struct.arena, ptr %0, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8, !tbaa !42
  store ptr %13, ptr %8, align 8, !tbaa !44
  store ptr %8, ptr %12, align 8, !tbaa !42
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #12
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
  %3 = load ptr, ptr %2, align 8, !tbaa !42
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %6

5:                                                ; preds = %6, %1
  tail call void @free(ptr noundef %0) #12
  ret void

6:                                                ; preds = %1, %6
  %7 = phi ptr [ %8, %6 ], [ %3, %1 ]
  %8 = load ptr, ptr %7, align 8, !tbaa !44
  tail call void @free(ptr noundef nonnull %7) #12
  %9 = icmp eq ptr %8, null
  br i1 %9, label %5, label %6, !llvm.loop !46
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
  %13 = load ptr, ptr %12, align 8, !tbaa !47
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %15 = load ptr, ptr %14, align 8, !tbaa !51
  %16 = getelementptr inbounds %struct.task, ptr %15, i64 0, i32 1
  %17 = load atomic i64, ptr %16 monotonic, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %10) #14
  %18 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %10) #12
  %19 = load i64, ptr %10, align 8, !tbaa !23
  %20 = mul i64 %19, -1000000000
  %21 = getelementptr inbounds %struct.timespec, ptr %10, i64 0, i32 1
  %22 = load i64, ptr %21, align 8, !tbaa !25
  %23 = sub i64 %20, %22
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %10) #14
  %24 = icmp slt i32 %1, 2
  br i1 %24, label %36, label %25

25:                                               ; preds = %5
  %26 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 7
  %27 = load i32, ptr %26, align 4, !tbaa !4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %36, label %29

29:                                               ; preds = %25
  %30 = icmp eq i64 %17, 0
  br i1 %30, label %65, label %31

31:                                               ; preds = %29
  %32 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %33 = load i64, ptr %32, align 8, !tbaa !52
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
  %50 = load i32, ptr %37, align 4, !tbaa !4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %65

52:                                               ; preds = %48, %49
  %53 = add i32 %46, 1
  call void %4(ptr noundef %3, i32 noundef 0, i32 noundef %46) #12
  %54 = icmp slt i32 %53, %40
  %55 = icmp slt i32 %53, %1
  %56 = and i1 %54, %55
  br i1 %56, label %45, label %57, !llvm.loop !53

57:                                               ; preds = %52
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #14
  %58 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %9) #12
  %59 = load i64, ptr %9, align 8, !tbaa !23
  %60 = mul i64 %59, 1000000000
  %61 = load i64, ptr %38, align 8, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #14
  %62 = add i64 %61, %23
  %63 = add i64 %62, %60
  %64 = shl nsw i32 %40, 1
  br label %39, !llvm.loop !53

65:                                               ; preds = %49, %31, %29
  %66 = phi i32 [ 0, %31 ], [ 0, %29 ], [ %46, %49 ]
  %67 = phi i64 [ 0, %31 ], [ 0, %29 ], [ %42, %49 ]
  %68 = icmp slt i32 %66, %1
  br i1 %68, label %69, label %180

69:                                               ; preds = %65
  %70 = sub nsw i32 %1, %66
  %71 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 7
  %72 = load i32, ptr %71, align 4, !tbaa !4
  %73 = shl i32 %72, 4
  %74 = add i32 %73, 16
  %75 = sdiv i32 %70, %74
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %11) #14
  %76 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 1
  store ptr %3, ptr %76, align 8, !tbaa !33
  %77 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 2
  store ptr %4, ptr %77, align 8, !tbaa !32
  %78 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 3
  store i32 %66, ptr %78, align 8, !tbaa !54
  %79 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 4
  store i32 %1, ptr %79, align 4, !tbaa !27
  %80 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 5
  %81 = call i32 @llvm.smax.i32(i32 %75, i32 1)
  store i32 %81, ptr %80, align 8, !tbaa !31
  %82 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 6
  store i32 0, ptr %82, align 4, !tbaa !55
  %83 = call i32 @pthread_mutex_lock(ptr noundef nonnull %13) #12
  %84 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 3
  %85 = load ptr, ptr %84, align 8, !tbaa !18
  store ptr %85, ptr %11, align 8, !tbaa !56
  store ptr %11, ptr %84, align 8, !tbaa !18
  %86 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 4
  %87 = atomicrmw add ptr %86, i32 1 seq_cst, align 4
  %88 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 5
  %89 = load i32, ptr %88, align 4, !tbaa !4
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %94, label %91

91:                                               ; preds = %69
  %92 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 1
  %93 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %92) #12
  br label %94

94:                                               ; preds = %69, %91
  %95 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #12
  %96 = load i32, ptr %80, align 8, !tbaa !31
  %97 = atomicrmw add ptr %78, i32 %96 seq_cst, align 4
  %98 = load i32, ptr %79, align 4, !tbaa !27
  %99 = icmp sgt i32 %98, %97
  br i1 %99, label %100, label %125

100:                                              ; preds = %94, %118
  %101 = phi i32 [ %123, %118 ], [ %98, %94 ]
  %102 = phi i32 [ %122, %118 ], [ %97, %94 ]
  %103 = phi i32 [ %121, %118 ], [ 0, %94 ]
  %104 = sub nsw i32 %101, %102
  %105 = load i32, ptr %80, align 8, !tbaa !31
  %106 = icmp slt i32 %104, %105
  %107 = add nsw i32 %105, %102
  %108 = select i1 %106, i32 %101, i32 %107
  %109 = icmp slt i32 %102, %108
  br i1 %109, label %110, label %118

110:                                              ; preds = %100, %110
  %111 = phi i32 [ %114, %110 ], [ %102, %100 ]
  %112 = load ptr, ptr %77, align 8, !tbaa !32
  %113 = load ptr, ptr %76, align 8, !tbaa !33
  call void %112(ptr noundef %113, i32 noundef 0, i32 noundef %111) #12
  %114 = add i32 %111, 1
  %115 = icmp eq i32 %114, %108
  br i1 %115, label %116, label %110, !llvm.loop !34

116:                                              ; preds = %110
  %117 = load i32, ptr %80, align 8, !tbaa !31
  br label %118

118:                                              ; preds = %116, %100
  %119 = phi i32 [ %117, %116 ], [ %105, %100 ]
  %120 = sub i32 %103, %102
  %121 = add i32 %120, %108
  %122 = atomicrmw add ptr %78, i32 %119 seq_cst, align 4
  %123 = load i32, ptr %79, align 4, !tbaa !27
  %124 = icmp sgt i32 %123, %122
  br i1 %124, label %100, label %125

125:                                              ; preds = %118, %94
  %126 = phi i32 [ 0, %94 ], [ %121, %118 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #14
  %127 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #12
  %128 = load i64, ptr %8, align 8, !tbaa !23
  %129 = getelementptr inbounds %struct.timespec, ptr %8, i64 0, i32 1
  %130 = load i64, ptr %129, align 8, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #14
  %131 = add i64 %130, %23
  %132 = call i32 @pthread_mutex_lock(ptr noundef %13) #12
  br label %133

133:                                              ; preds = %133, %125
  %134 = phi ptr [ %84, %125 ], [ %135, %133 ]
  %135 = load ptr, ptr %134, align 8, !tbaa !18
  %136 = icmp eq ptr %135, %11
  br i1 %136, label %137, label %133, !llvm.loop !57

137:                                              ; preds = %133
  %138 = add nsw i32 %126, %66
  %139 = mul i64 %128, 1000000000
  %140 = add i64 %131, %139
  %141 = load ptr, ptr %11, align 8, !tbaa !56
  store ptr %141, ptr %134, align 8, !tbaa !18
  %142 = call i32 @pthread_mutex_unlock(ptr noundef %13) #12
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #14
  %143 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #12
  %144 = load i64, ptr %7, align 8, !tbaa !23
  %145 = mul i64 %144, 1000000000
  %146 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1
  %147 = load i64, ptr %146, align 8, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #14
  %148 = add i64 %147, 50000
  %149 = add i64 %148, %145
  %150 = load atomic i32, ptr %82 seq_cst, align 4
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %161, label %152

152:                                              ; preds = %137
  %153 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  br label %154

154:                                              ; preds = %164, %152
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #14
  %155 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #12
  %156 = load i64, ptr %6, align 8, !tbaa !23
  %157 = mul i64 %156, 1000000000
  %158 = load i64, ptr %153, align 8, !tbaa !25
  %159 = add i64 %157, %158
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #14
  %160 = icmp ult i64 %159, %149
  br i1 %160, label %164, label %161

161:                                              ; preds = %164, %154, %137
  %162 = load atomic i32, ptr %82 seq_cst, align 4
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %179, label %167

164:                                              ; preds = %154
  call void @llvm.aarch64.hint(i32 1)
  %165 = load atomic i32, ptr %82 seq_cst, align 4
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %161, label %154, !llvm.loop !58

167:                                              ; preds = %161
  %168 = call i32 @pthread_mutex_lock(ptr noundef %13) #12
  %169 = load atomic i32, ptr %82 seq_cst, align 4
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %177, label %171

171:                                              ; preds = %167
  %172 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 2
  br label %173

173:                                              ; preds = %173, %171
  %174 = call i32 @pthread_cond_wait(ptr noundef nonnull %172, ptr noundef %13) #12
  %175 = load atomic i32, ptr %82 seq_cst, align 4
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %177, label %173, !llvm.loop !59

177:                                              ; preds = %173, %167
  %178 = call i32 @pthread_mutex_unlock(ptr noundef %13) #12
  br label %179

179:                                              ; preds = %161, %177
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %11) #14
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
  %191 = load i64, ptr %190, align 8, !tbaa !52
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
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 352) #12
  %5 = icmp eq ptr %4, null
  br i1 %5, label %14, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 8
  store ptr %0, ptr %7, align 8, !tbaa !47
  %8 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 1, i32 1
  store i32 %1, ptr %8, align 8, !tbaa !60
  %9 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 6
  store i64 %2, ptr %9, align 8, !tbaa !61
  %10 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 11
  %11 = tail call i32 @pthread_create(ptr noundef nonnull %10, ptr noundef null, ptr noundef nonnull @run, ptr noundef nonnull %4) #12
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %6
  tail call void @free(ptr noundef nonnull %4) #12
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
  %6 = load ptr, ptr %5, align 8, !tbaa !47
  %7 = getelementptr inbounds %struct.pool, ptr %6, i64 0, i32 10
  tail call fastcc void @schedule(ptr noundef nonnull %7) #13
  %8 = tail call fastcc ptr @next_batch(ptr noundef %0) #13
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

25:                                               ; preds = %278, %1
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %27 = call i32 @pthread_mutex_lock(ptr noundef nonnull %26) #12
  %28 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store i32 1, ptr %28, align 8, !tbaa !62
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %30 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %29) #12
  %31 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %26) #12
  ret ptr null

32:                                               ; preds = %10, %278
  %33 = phi ptr [ %8, %10 ], [ %279, %278 ]
  %34 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 1
  %35 = load ptr, ptr %34, align 8, !tbaa !63
  %36 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 2
  %37 = load i64, ptr %36, align 8, !tbaa !65
  %38 = getelementptr inbounds i8, ptr %35, i64 %37
  %39 = icmp sgt i64 %37, 0
  br i1 %39, label %40, label %278

40:                                               ; preds = %32, %274
  %41 = phi ptr [ %276, %274 ], [ %35, %32 ]
  %42 = load atomic i32, ptr %11 seq_cst, align 4
  %43 = icmp eq i32 %42, 2
  br i1 %43, label %278, label %44

44:                                               ; preds = %40
  %45 = getelementptr inbounds %struct.command, ptr %41, i64 0, i32 2
  %46 = load i32, ptr %45, align 4, !tbaa !66
  %47 = load i16, ptr %41, align 4, !tbaa !69
  switch i16 %47, label %251 [
    i16 1, label %51
    i16 2, label %187
    i16 3, label %195
    i16 4, label %48
    i16 5, label %243
  ]

48:                                               ; preds = %44
  %49 = getelementptr inbounds %struct.wait, ptr %41, i64 0, i32 1
  %50 = getelementptr inbounds %struct.wait, ptr %41, i64 0, i32 2
  br label %220

51:                                               ; preds = %44
  %52 = getelementptr inbounds %struct.launch, ptr %41, i64 0, i32 1
  %53 = load ptr, ptr %52, align 8, !tbaa !18
  %54 = getelementptr inbounds %struct.kernel, ptr %53, i64 0, i32 3
  %55 = load i64, ptr %53, align 8, !tbaa !14
  %56 = getelementptr inbounds %struct.task, ptr %54, i64 %55
  %57 = getelementptr inbounds %struct.kernel, ptr %53, i64 0, i32 1
  %58 = load i64, ptr %57, align 8, !tbaa !14
  %59 = getelementptr inbounds %struct.extents, ptr %56, i64 %58
  %60 = getelementptr inbounds %struct.kernel, ptr %53, i64 0, i32 2
  %61 = load i64, ptr %60, align 8, !tbaa !14
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %105, label %63

63:                                               ; preds = %51
  %64 = getelementptr inbounds %struct.launch, ptr %41, i64 0, i32 4
  %65 = icmp eq i64 %61, 1
  br i1 %65, label %91, label %66

66:                                               ; preds = %63
  %67 = and i64 %61, -2
  br label %68

68:                                               ; preds = %68, %66
  %69 = phi i64 [ 0, %66 ], [ %87, %68 ]
  %70 = or i64 %69, 1
  %71 = getelementptr inbounds %struct.pack, ptr %59, i64 %69
  %72 = getelementptr inbounds %struct.pack, ptr %59, i64 %70
  %73 = getelementptr inbounds %struct.pack, ptr %71, i64 0, i32 1
  %74 = getelementptr inbounds %struct.pack, ptr %72, i64 0, i32 1
  %75 = load i32, ptr %73, align 4, !tbaa !70
  %76 = load i32, ptr %74, align 4, !tbaa !70
  %77 = zext i32 %75 to i64
  %78 = zext i32 %76 to i64
  %79 = getelementptr inbounds i8, ptr %64, i64 %77
  %80 = getelementptr inbounds i8, ptr %64, i64 %78
  %81 = load i32, ptr %71, align 4, !tbaa !72
  %82 = load i32, ptr %72, align 4, !tbaa !72
  %83 = zext i32 %81 to i64
  %84 = zext i32 %82 to i64
  %85 = getelementptr inbounds i8, ptr %64, i64 %83
  %86 = getelementptr inbounds i8, ptr %64, i64 %84
  store ptr %79, ptr %85, align 8, !tbaa !18
  store ptr %80, ptr %86, align 8, !tbaa !18
  %87 = add nuw i64 %69, 2
  %88 = icmp eq i64 %87, %67
  br i1 %88, label %89, label %68, !llvm.loop !73

89:                                               ; preds = %68
  %90 = icmp eq i64 %61, %67
  br i1 %90, label %105, label %91

91:                                               ; preds = %63, %89
  %92 = phi i64 [ 0, %63 ], [ %67, %89 ]
  br label %93

93:                                               ; preds = %91, %93
  %94 = phi i64 [ %103, %93 ], [ %92, %91 ]
  %95 = getelementptr inbounds %struct.pack, ptr %59, i64 %94
  %96 = getelementptr inbounds %struct.pack, ptr %95, i64 0, i32 1
  %97 = load i32, ptr %96, align 4, !tbaa !70
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds i8, ptr %64, i64 %98
  %100 = load i32, ptr %95, align 4, !tbaa !72
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds i8, ptr %64, i64 %101
  store ptr %99, ptr %102, align 8, !tbaa !18
  %103 = add nuw i64 %94, 1
  %104 = icmp eq i64 %103, %61
  br i1 %104, label %105, label %93, !llvm.loop !76

105:                                              ; preds = %93, %89, %51
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #14
  %106 = getelementptr inbounds %struct.launch, ptr %41, i64 0, i32 4
  store ptr %106, ptr %4, align 8, !tbaa !77
  %107 = getelementptr inbounds %struct.launch, ptr %41, i64 0, i32 2
  %108 = load ptr, ptr %107, align 8, !tbaa !18
  store ptr %108, ptr %15, align 8, !tbaa !79
  store i32 0, ptr %16, align 8, !tbaa !80
  %109 = getelementptr inbounds %struct.launch, ptr %41, i64 0, i32 3
  %110 = load ptr, ptr %109, align 8, !tbaa !18
  store ptr %110, ptr %17, align 8, !tbaa !81
  %111 = icmp eq i64 %58, 0
  br i1 %111, label %162, label %112

112:                                              ; preds = %105, %148
  %113 = phi i64 [ %151, %148 ], [ 0, %105 ]
  %114 = phi i64 [ %150, %148 ], [ 1, %105 ]
  %115 = getelementptr inbounds %struct.extents, ptr %56, i64 %113, i32 1
  %116 = load i32, ptr %115, align 4, !tbaa !82
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %148, label %118

118:                                              ; preds = %112
  %119 = getelementptr inbounds %struct.extents, ptr %56, i64 %113
  %120 = load i32, ptr %119, align 4, !tbaa !84
  %121 = zext i32 %120 to i64
  %122 = getelementptr inbounds i8, ptr %106, i64 %121
  %123 = zext i32 %116 to i64
  %124 = icmp eq i32 %116, 1
  br i1 %124, label %145, label %125

125:                                              ; preds = %118
  %126 = and i64 %123, 4294967294
  br label %127

127:                                              ; preds = %127, %125
  %128 = phi i64 [ 0, %125 ], [ %140, %127 ]
  %129 = phi i64 [ 1, %125 ], [ %138, %127 ]
  %130 = phi i64 [ 1, %125 ], [ %139, %127 ]
  %131 = or i64 %128, 1
  %132 = getelementptr inbounds i32, ptr %122, i64 %128
  %133 = getelementptr inbounds i32, ptr %122, i64 %131
  %134 = load i32, ptr %132, align 4, !tbaa !4
  %135 = load i32, ptr %133, align 4, !tbaa !4
  %136 = sext i32 %134 to i64
  %137 = sext i32 %135 to i64
  %138 = mul i64 %129, %136
  %139 = mul i64 %130, %137
  %140 = add nuw i64 %128, 2
  %141 = icmp eq i64 %140, %126
  br i1 %141, label %142, label %127, !llvm.loop !85

142:                                              ; preds = %127
  %143 = mul i64 %139, %138
  %144 = icmp eq i64 %126, %123
  br i1 %144, label %148, label %145

145:                                              ; preds = %118, %142
  %146 = phi i64 [ 0, %118 ], [ %126, %142 ]
  %147 = phi i64 [ 1, %118 ], [ %143, %142 ]
  br label %153

148:                                              ; preds = %153, %142, %112
  %149 = phi i64 [ 1, %112 ], [ %143, %142 ], [ %159, %153 ]
  %150 = call i64 @llvm.umax.i64(i64 %149, i64 %114)
  %151 = add nuw i64 %113, 1
  %152 = icmp eq i64 %151, %58
  br i1 %152, label %162, label %112, !llvm.loop !86

153:                                              ; preds = %145, %153
  %154 = phi i64 [ %160, %153 ], [ %146, %145 ]
  %155 = phi i64 [ %159, %153 ], [ %147, %145 ]
  %156 = getelementptr inbounds i32, ptr %122, i64 %154
  %157 = load i32, ptr %156, align 4, !tbaa !4
  %158 = sext i32 %157 to i64
  %159 = mul i64 %155, %158
  %160 = add nuw nsw i64 %154, 1
  %161 = icmp eq i64 %160, %123
  br i1 %161, label %148, label %153, !llvm.loop !87

162:                                              ; preds = %148, %105
  %163 = phi i64 [ 1, %105 ], [ %150, %148 ]
  store i64 %163, ptr %18, align 8, !tbaa !52
  %164 = load i64, ptr %53, align 8, !tbaa !14
  %165 = icmp eq i64 %164, 0
  br i1 %165, label %168, label %178

166:                                              ; preds = %178
  %167 = load ptr, ptr %107, align 8, !tbaa !18
  br label %168

168:                                              ; preds = %166, %162
  %169 = phi ptr [ %167, %166 ], [ %108, %162 ]
  %170 = getelementptr inbounds i8, ptr %169, i64 35224
  %171 = load i64, ptr %170, align 8, !tbaa !14
  %172 = icmp eq i64 %171, 0
  br i1 %172, label %177, label %173

173:                                              ; preds = %168
  %174 = load i64, ptr %0, align 8, !tbaa !88
  %175 = add i64 %174, 1
  %176 = getelementptr inbounds i8, ptr %169, i64 32912
  call fastcc void @add_failure(ptr noundef nonnull %14, i64 noundef %175, i64 noundef 0, ptr noundef nonnull %176) #15
  store i64 0, ptr %170, align 8, !tbaa !14
  br label %177

177:                                              ; preds = %173, %168
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #14
  br label %251

178:                                              ; preds = %162, %178
  %179 = phi ptr [ %184, %178 ], [ %53, %162 ]
  %180 = phi i64 [ %183, %178 ], [ 0, %162 ]
  %181 = getelementptr inbounds %struct.kernel, ptr %179, i64 0, i32 3, i64 %180
  store ptr %181, ptr %19, align 8, !tbaa !51
  %182 = load ptr, ptr %181, align 8, !tbaa !89
  call void %182(ptr noundef nonnull %4) #12
  %183 = add nuw i64 %180, 1
  %184 = load ptr, ptr %52, align 8, !tbaa !18
  %185 = load i64, ptr %184, align 8, !tbaa !14
  %186 = icmp ult i64 %183, %185
  br i1 %186, label %178, label %166, !llvm.loop !91

187:                                              ; preds = %44
  %188 = getelementptr inbounds %struct.copy, ptr %41, i64 0, i32 1
  %189 = load ptr, ptr %188, align 8, !tbaa !92
  %190 = getelementptr inbounds %struct.copy, ptr %41, i64 0, i32 2
  %191 = load ptr, ptr %190, align 8, !tbaa !94
  %192 = getelementptr inbounds %struct.copy, ptr %41, i64 0, i32 3
  %193 = load i64, ptr %192, align 8, !tbaa !95
  %194 = call ptr @memmove(ptr noundef %189, ptr noundef %191, i64 noundef %193) #12
  br label %251

195:                                              ; preds = %44
  %196 = getelementptr inbounds %struct.fill, ptr %41, i64 0, i32 1
  %197 = load ptr, ptr %196, align 8, !tbaa !18
  %198 = getelementptr inbounds %struct.fill, ptr %41, i64 0, i32 2
  %199 = load i64, ptr %198, align 8, !tbaa !14
  %200 = getelementptr inbounds %struct.fill, ptr %41, i64 0, i32 4
  %201 = getelementptr inbounds %struct.fill, ptr %41, i64 0, i32 3
  %202 = load i64, ptr %201, align 8, !tbaa !14
  %203 = icmp eq i64 %202, 1
  br i1 %203, label %204, label %208

204:                                              ; preds = %195
  %205 = load i8, ptr %200, align 1, !tbaa !16
  %206 = zext i8 %205 to i32
  %207 = call ptr @memset(ptr noundef %197, i32 noundef %206, i64 noundef %199) #12
  br label %251

208:                                              ; preds = %195
  %209 = call i64 @llvm.umin.i64(i64 %202, i64 %199)
  %210 = call ptr @memcpy(ptr noundef %197, ptr noundef nonnull %200, i64 noundef %209) #12
  %211 = icmp ugt i64 %199, %202
  br i1 %211, label %212, label %251

212:                                              ; preds = %208, %212
  %213 = phi i64 [ %218, %212 ], [ %209, %208 ]
  %214 = sub i64 %199, %213
  %215 = call i64 @llvm.umin.i64(i64 %213, i64 %214)
  %216 = getelementptr inbounds i8, ptr %197, i64 %213
  %217 = call ptr @memcpy(ptr noundef %216, ptr noundef %197, i64 noundef %215) #12
  %218 = add i64 %215, %213
  %219 = icmp ult i64 %218, %199
  br i1 %219, label %212, label %251, !llvm.loop !96

220:                                              ; preds = %228, %48
  %221 = load atomic i32, ptr %11 seq_cst, align 4
  %222 = icmp eq i32 %221, 2
  br i1 %222, label %251, label %223

223:                                              ; preds = %220
  %224 = load ptr, ptr %49, align 8, !tbaa !97
  %225 = load atomic i64, ptr %224 seq_cst, align 8
  %226 = load i64, ptr %50, align 8, !tbaa !99
  %227 = icmp ult i64 %225, %226
  br i1 %227, label %228, label %251

228:                                              ; preds = %223
  %229 = load ptr, ptr %49, align 8, !tbaa !97
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #14
  %230 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #12
  %231 = load i64, ptr %3, align 8, !tbaa !23
  %232 = mul i64 %231, 1000000000
  %233 = load i64, ptr %13, align 8, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #14
  %234 = add i64 %233, 20000000
  %235 = add i64 %234, %232
  %236 = call fastcc i32 @reach(ptr noundef %229, i64 noundef %226, i64 noundef %235) #13
  %237 = icmp eq i32 %236, 0
  br i1 %237, label %220, label %238, !llvm.loop !100

238:                                              ; preds = %228
  %239 = icmp slt i32 %236, 0
  br i1 %239, label %240, label %251

240:                                              ; preds = %238
  %241 = load i64, ptr %0, align 8, !tbaa !88
  %242 = add i64 %241, 1
  call fastcc void @add_failure(ptr noundef nonnull %14, i64 noundef %242, i64 noundef 1, ptr noundef null) #15
  br label %251

243:                                              ; preds = %44
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #14
  %244 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #12
  %245 = load i64, ptr %2, align 8, !tbaa !23
  %246 = mul i64 %245, 1000000000
  %247 = load i64, ptr %12, align 8, !tbaa !25
  %248 = add i64 %246, %247
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #14
  %249 = getelementptr inbounds %struct.timestamp, ptr %41, i64 0, i32 1
  %250 = load ptr, ptr %249, align 8, !tbaa !101
  store i64 %248, ptr %250, align 8, !tbaa !14
  br label %251

251:                                              ; preds = %223, %220, %212, %243, %240, %238, %208, %204, %187, %177, %44
  %252 = getelementptr inbounds %struct.command, ptr %41, i64 0, i32 1
  %253 = load i16, ptr %252, align 2, !tbaa !103
  %254 = icmp eq i16 %253, 0
  br i1 %254, label %274, label %255

255:                                              ; preds = %251
  %256 = load i64, ptr %0, align 8, !tbaa !88
  %257 = add i64 %256, 1
  store atomic i64 %257, ptr %0 seq_cst, align 8
  %258 = load atomic i32, ptr %20 seq_cst, align 8
  %259 = icmp eq i32 %258, 0
  br i1 %259, label %264, label %260

260:                                              ; preds = %255
  %261 = call i32 @pthread_mutex_lock(ptr noundef nonnull %21) #12
  %262 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %22) #12
  %263 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %21) #12
  br label %264

264:                                              ; preds = %260, %255
  %265 = load atomic i64, ptr %23 seq_cst, align 8
  %266 = add i64 %265, -1
  %267 = icmp ult i64 %266, %257
  br i1 %267, label %268, label %274

268:                                              ; preds = %264
  %269 = atomicrmw xchg ptr %23, i64 0 seq_cst, align 8
  %270 = icmp eq i64 %269, 0
  br i1 %270, label %274, label %271

271:                                              ; preds = %268
  %272 = load i32, ptr %24, align 8, !tbaa !104
  %273 = call i64 @write(i32 noundef %272, ptr noundef nonnull @notify.one, i64 noundef 8) #12
  br label %274

274:                                              ; preds = %251, %264, %268, %271
  %275 = zext i32 %46 to i64
  %276 = getelementptr inbounds i8, ptr %41, i64 %275
  %277 = icmp ult ptr %276, %38
  br i1 %277, label %40, label %278, !llvm.loop !105

278:                                              ; preds = %40, %274, %32
  call void @free(ptr noundef nonnull %33) #12
  %279 = call fastcc ptr @next_batch(ptr noundef %0) #13
  %280 = icmp eq ptr %279, null
  br i1 %280, label %25, label %32, !llvm.loop !106
}

; Function Attrs: nounwind
define dso_local i32 @queue_submit(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 24) #12
  %5 = icmp eq ptr %4, null
  br i1 %5, label %28, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.batch, ptr %4, i64 0, i32 1
  store ptr %1, ptr %7, align 8, !tbaa !63
  %8 = getelementptr inbounds %struct.batch, ptr %4, i64 0, i32 2
  store i64 %2, ptr %8, align 8, !tbaa !65
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %10 = load atomic i64, ptr %9 seq_cst, align 8
  %11 = inttoptr i64 %10 to ptr
  store ptr %11, ptr %4, align 8, !tbaa !107
  %12 = ptrtoint ptr %4 to i64
  %13 = cmpxchg ptr %9, i64 %10, i64 %12 seq_cst seq_cst, align 8
  %14 = extractvalue { i64, i1 } %13, 1
  br i1 %14, label %21, label %15

15:                                               ; preds = %6, %15
  %16 = phi { i64, i1 } [ %19, %15 ], [ %13, %6 ]
  %17 = extractvalue { i64, i1 } %16, 0
  store i64 %17, ptr %4, align 8
  tail call void @llvm.aarch64.hint(i32 1)
  %18 = load i64, ptr %4, align 8
  %19 = cmpxchg ptr %9, i64 %18, i64 %12 seq_cst seq_cst, align 8
  %20 = extractvalue { i64, i1 } %19, 1
  br i1 %20, label %21, label %15, !llvm.loop !108

21:                                               ; preds = %15, %6
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %23 = atomicrmw xchg ptr %22, i32 0 seq_cst, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %28, label %25

25:                                               ; preds = %21
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %27 = tail call i32 @sem_post(ptr noundef nonnull %26) #12
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #14
  %8 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #12
  %9 = load i64, ptr %4, align 8, !tbaa !23
  %10 = mul i64 %9, 1000000000
  %11 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #14
  %13 = add i64 %12, %2
  %14 = add i64 %13, %10
  %15 = call fastcc i32 @reach(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %14) #13
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
  %8 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #12
  %9 = load atomic i64, ptr %0 seq_cst, align 8
  %10 = icmp ult i64 %9, %1
  br i1 %10, label %11, label %28

11:                                               ; preds = %3
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %14 = udiv i64 %2, 1000000000
  %15 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %16 = mul i64 %14, 1000000000
  %17 = sub i64 %2, %16
  br label %18

18:                                               ; preds = %11, %24
  %19 = phi i32 [ 0, %11 ], [ %25, %24 ]
  %20 = load i32, ptr %12, align 8, !tbaa !62
  %21 = icmp eq i32 %20, 0
  %22 = icmp eq i32 %19, 0
  %23 = select i1 %21, i1 %22, i1 false
  br i1 %23, label %24, label %28

24:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #14
  store i64 %14, ptr %4, align 8, !tbaa !23
  store i64 %17, ptr %15, align 8, !tbaa !25
  %25 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %13, ptr noundef nonnull %7, i32 noundef 1, ptr noundef nonnull %4) #12
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #14
  %26 = load atomic i64, ptr %0 seq_cst, align 8
  %27 = icmp ult i64 %26, %1
  br i1 %27, label %18, label %28, !llvm.loop !109

28:                                               ; preds = %24, %18, %3
  %29 = load atomic i64, ptr %0 seq_cst, align 8
  %30 = icmp ult i64 %29, %1
  br i1 %30, label %31, label %36

31:                                               ; preds = %28
  %32 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %33 = load i32, ptr %32, align 8, !tbaa !62
  %34 = icmp ne i32 %33, 0
  %35 = sext i1 %34 to i32
  br label %36

36:                                               ; preds = %28, %31
  %37 = phi i32 [ %35, %31 ], [ 1, %28 ]
  %38 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #12
  %39 = atomicrmw sub ptr %5, i32 1 seq_cst, align 4
  ret i32 %37
}

; Function Attrs: nounwind
define dso_local i32 @queue_take_failure(ptr noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #12
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !110
  %7 = icmp eq ptr %6, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %2
  %9 = load ptr, ptr %6, align 8, !tbaa !111
  store ptr %9, ptr %5, align 8, !tbaa !110
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !113
  %12 = add i64 %11, -1
  store atomic i64 %12, ptr %10 seq_cst, align 8
  %13 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #12
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2328) %1, ptr noundef nonnull align 8 dereferenceable(2328) %6, i64 2328, i1 false), !tbaa.struct !114
  tail call void @free(ptr noundef nonnull %6) #12
  br label %16

14:                                               ; preds = %2
  %15 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #12
  br label %16

16:                                               ; preds = %8, %14
  %17 = phi i32 [ 1, %8 ], [ 0, %14 ]
  ret i32 %17
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #12
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %6 = load i32, ptr %5, align 4, !tbaa !115
  %7 = icmp ult i32 %6, %1
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  store atomic i32 %1, ptr %5 seq_cst, align 4
  br label %9

9:                                                ; preds = %8, %2
  %10 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #12
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %12 = atomicrmw xchg ptr %11, i32 0 seq_cst, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %17, label %14

14:                                               ; preds = %9
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %16 = tail call i32 @sem_post(ptr noundef nonnull %15) #12
  br label %17

17:                                               ; preds = %9, %14
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_join(ptr nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %3 = load i64, ptr %2, align 8, !tbaa !116
  %4 = tail call i32 @pthread_join(i64 noundef %3, ptr noundef null) #12
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc ptr @next_batch(ptr noundef %0) #13
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %13

4:                                                ; preds = %13, %1
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !110
  %7 = icmp eq ptr %6, null
  br i1 %7, label %12, label %8

8:                                                ; preds = %4, %8
  %9 = phi ptr [ %10, %8 ], [ %6, %4 ]
  %10 = load ptr, ptr %9, align 8, !tbaa !111
  tail call void @free(ptr noundef nonnull %9) #12
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %8, !llvm.loop !117

12:                                               ; preds = %8, %4
  tail call void @free(ptr noundef %0) #12
  ret void

13:                                               ; preds = %1, %13
  %14 = phi ptr [ %15, %13 ], [ %2, %1 ]
  tail call void @free(ptr noundef nonnull %14) #12
  %15 = tail call fastcc ptr @next_batch(ptr noundef %0) #13
  %16 = icmp eq ptr %15, null
  br i1 %16, label %4, label %13, !llvm.loop !118
}

; Function Attrs: nounwind
define internal fastcc ptr @next_batch(ptr noundef %0) unnamed_addr #0 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %6 = load ptr, ptr %5, align 8, !tbaa !119
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
  %24 = load ptr, ptr %5, align 8, !tbaa !119
  br label %25

25:                                               ; preds = %25, %22
  %26 = phi ptr [ %24, %22 ], [ %27, %25 ]
  %27 = phi ptr [ %23, %22 ], [ %28, %25 ]
  %28 = load ptr, ptr %27, align 8, !tbaa !107
  store ptr %26, ptr %27, align 8, !tbaa !107
  %29 = icmp eq ptr %28, null
  br i1 %29, label %33, label %25, !llvm.loop !120

30:                                               ; preds = %19
  %31 = load ptr, ptr %5, align 8, !tbaa !119
  %32 = icmp eq ptr %31, null
  br i1 %32, label %36, label %33

33:                                               ; preds = %30, %103, %25, %1
  %34 = phi ptr [ %6, %1 ], [ %27, %25 ], [ %31, %30 ], [ %113, %103 ]
  %35 = load ptr, ptr %34, align 8, !tbaa !107
  store ptr %35, ptr %5, align 8, !tbaa !119
  br label %115

36:                                               ; preds = %30
  %37 = load atomic i32, ptr %10 seq_cst, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %115

39:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #14
  %40 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #12
  %41 = load i64, ptr %4, align 8, !tbaa !23
  %42 = mul i64 %41, 1000000000
  %43 = load i64, ptr %11, align 8, !tbaa !25
  %44 = add i64 %42, %43
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #14
  %45 = load i64, ptr %12, align 8, !tbaa !61
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %80, label %47

47:                                               ; preds = %39
  %48 = load i64, ptr %13, align 8, !tbaa !121
  %49 = icmp ult i64 %48, %45
  %50 = shl i64 %48, 1
  %51 = add i64 %50, 1000
  %52 = atomicrmw add ptr @spinners, i32 1 seq_cst, align 4
  %53 = add i32 %52, 1
  %54 = load ptr, ptr %14, align 8, !tbaa !47
  %55 = getelementptr inbounds %struct.pool, ptr %54, i64 0, i32 8
  %56 = load i32, ptr %55, align 8, !tbaa !4
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
  call void @llvm.aarch64.hint(i32 1)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #14
  %70 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #12
  %71 = load i64, ptr %3, align 8, !tbaa !23
  %72 = mul i64 %71, 1000000000
  %73 = load i64, ptr %15, align 8, !tbaa !25
  %74 = add i64 %72, %73
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #14
  %75 = load atomic i64, ptr %9 seq_cst, align 8
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %61, label %77, !llvm.loop !122

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
  %94 = call i32 @sem_wait(ptr noundef nonnull %17) #12
  store atomic i32 1, ptr %16 seq_cst, align 4
  %95 = load atomic i64, ptr %9 seq_cst, align 8
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %90, label %97

97:                                               ; preds = %90, %93, %87
  store atomic i32 0, ptr %16 seq_cst, align 4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #14
  %98 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #12
  %99 = load i64, ptr %2, align 8, !tbaa !23
  %100 = mul i64 %99, 1000000000
  %101 = load i64, ptr %18, align 8, !tbaa !25
  %102 = add i64 %100, %101
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #14
  br label %103

103:                                              ; preds = %80, %84, %97
  %104 = phi i64 [ %81, %80 ], [ %81, %84 ], [ %102, %97 ]
  %105 = sub i64 %104, %44
  %106 = load i64, ptr %12, align 8, !tbaa !61
  %107 = shl i64 %106, 2
  %108 = call i64 @llvm.umin.i64(i64 %105, i64 %107)
  %109 = load i64, ptr %13, align 8, !tbaa !121
  %110 = mul i64 %109, 3
  %111 = add i64 %110, %108
  %112 = lshr i64 %111, 2
  store i64 %112, ptr %13, align 8, !tbaa !121
  %113 = load ptr, ptr %5, align 8, !tbaa !119
  %114 = icmp eq ptr %113, null
  br i1 %114, label %19, label %33

115:                                              ; preds = %36, %33
  %116 = phi ptr [ %34, %33 ], [ null, %36 ]
  ret ptr %116
}

; Function Attrs: nounwind
define internal fastcc void @schedule(ptr noundef %0) unnamed_addr #0 {
  %2 = tail call i32 @getpriority(i32 noundef 0, i32 noundef 0) #12
  %3 = add nsw i32 %2, 13
  %4 = tail call i32 @setpriority(i32 noundef 0, i32 noundef 0, i32 noundef %3) #12
  %5 = load <16 x i64>, ptr %0, align 8, !tbaa !14
  %6 = tail call i64 @llvm.vector.reduce.or.v16i64(<16 x i64> %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:                                                ; preds = %1
  %9 = tail call i32 @sched_setaffinity(i32 noundef 0, i64 noundef 128, ptr noundef nonnull %0) #12
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
  %5 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2328) #12
  %6 = icmp eq ptr %5, null
  br i1 %6, label %32, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 1
  store i64 %1, ptr %8, align 8, !tbaa !123
  %9 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 2
  store i64 %2, ptr %9, align 8, !tbaa !124
  %10 = icmp eq ptr %3, null
  br i1 %10, label %17, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 3
  %13 = tail call ptr @memcpy(ptr noundef nonnull %12, ptr noundef nonnull %3, i64 noundef 2048) #12
  %14 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 4
  %15 = getelementptr inbounds i8, ptr %3, i64 2048
  %16 = tail call ptr @memcpy(ptr noundef nonnull %14, ptr noundef nonnull %15, i64 noundef 256) #12
  br label %17

17:                                               ; preds = %11, %7
  %18 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #12
  %19 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !110
  %21 = icmp eq ptr %20, null
  br i1 %21, label %25, label %22

22:                                               ; preds = %17
  %23 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  %24 = load ptr, ptr %23, align 8, !tbaa !125
  br label %25

25:                                               ; preds = %17, %22
  %26 = phi ptr [ %24, %22 ], [ %19, %17 ]
  %27 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  store ptr %5, ptr %26, align 8, !tbaa !18
  store ptr %5, ptr %27, align 8, !tbaa !125
  %28 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 3
  %29 = load i64, ptr %28, align 8, !tbaa !113
  %30 = add i64 %29, 1
  store atomic i64 %30, ptr %28 seq_cst, align 8
  %31 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #12
  br label %32

32:                                               ; preds = %4, %25
  ret void
}

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.aarch64.hint(i32) #4

declare i32 @sem_post(ptr noundef) local_unnamed_addr #1

declare i32 @pthread_cond_clockwait(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

declare i32 @sem_wait(ptr noundef) local_unnamed_addr #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.vector.reduce.or.v16i64(<16 x i64>) #11

attributes #0 = { nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #1 = { "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #5 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #7 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #8 = { noinline nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #9 = { cold nounwind optsize "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #12 = { nobuiltin nounwind "no-builtins" }
attributes #13 = { nobuiltin "no-builtins" }
attributes #14 = { nounwind }
attributes #15 = { cold nobuiltin "no-builtins" }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 1}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!9, !11, i64 16}
!9 = !{!"worker", !10, i64 0, !5, i64 8, !11, i64 16}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!"long", !6, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!11, !11, i64 0}
!15 = !{i64 0, i64 128, !16}
!16 = !{!6, !6, i64 0}
!17 = !{i64 0, i64 8, !18, i64 8, i64 4, !4, i64 16, i64 8, !14}
!18 = !{!10, !10, i64 0}
!19 = !{i64 0, i64 4, !4, i64 8, i64 8, !14}
!20 = !{i64 0, i64 8, !14}
!21 = distinct !{!21, !13}
!22 = !{!9, !10, i64 0}
!23 = !{!24, !11, i64 0}
!24 = !{!"", !11, i64 0, !11, i64 8}
!25 = !{!24, !11, i64 8}
!26 = distinct !{!26, !13}
!27 = !{!28, !5, i64 28}
!28 = !{!"job", !10, i64 0, !10, i64 8, !10, i64 16, !5, i64 24, !5, i64 28, !5, i64 32, !5, i64 36}
!29 = distinct !{!29, !13}
!30 = !{!9, !5, i64 8}
!31 = !{!28, !5, i64 32}
!32 = !{!28, !10, i64 16}
!33 = !{!28, !10, i64 8}
!34 = distinct !{!34, !13}
!35 = !{i64 0, i64 8, !18, i64 8, i64 8, !18, i64 16, i64 8, !18, i64 24, i64 4, !4, i64 28, i64 4, !4}
!36 = !{!37, !11, i64 72}
!37 = !{!"output", !38, i64 0, !10, i64 64, !11, i64 72, !11, i64 80, !11, i64 88}
!38 = !{!"", !6, i64 0}
!39 = !{!37, !11, i64 80}
!40 = !{!37, !10, i64 64}
!41 = !{!37, !11, i64 88}
!42 = !{!43, !10, i64 64}
!43 = !{!"arena", !38, i64 0, !10, i64 64}
!44 = !{!45, !10, i64 0}
!45 = !{!"chunk", !10, i64 0}
!46 = distinct !{!46, !13}
!47 = !{!48, !10, i64 56}
!48 = !{!"queue", !11, i64 0, !49, i64 8, !5, i64 24, !5, i64 28, !5, i64 32, !5, i64 36, !11, i64 40, !11, i64 48, !10, i64 56, !10, i64 64, !11, i64 72, !11, i64 80, !10, i64 88, !10, i64 96, !50, i64 104, !38, i64 192, !38, i64 224, !38, i64 288}
!49 = !{!"notification", !11, i64 0, !5, i64 8}
!50 = !{!"failures", !38, i64 0, !10, i64 64, !10, i64 72, !11, i64 80}
!51 = !{!48, !10, i64 64}
!52 = !{!48, !11, i64 72}
!53 = distinct !{!53, !13}
!54 = !{!28, !5, i64 24}
!55 = !{!28, !5, i64 36}
!56 = !{!28, !10, i64 0}
!57 = distinct !{!57, !13}
!58 = distinct !{!58, !13}
!59 = distinct !{!59, !13}
!60 = !{!48, !5, i64 16}
!61 = !{!48, !11, i64 40}
!62 = !{!48, !5, i64 32}
!63 = !{!64, !10, i64 8}
!64 = !{!"batch", !10, i64 0, !10, i64 8, !11, i64 16}
!65 = !{!64, !11, i64 16}
!66 = !{!67, !5, i64 4}
!67 = !{!"command", !68, i64 0, !68, i64 2, !5, i64 4}
!68 = !{!"short", !6, i64 0}
!69 = !{!67, !68, i64 0}
!70 = !{!71, !5, i64 4}
!71 = !{!"pack", !5, i64 0, !5, i64 4}
!72 = !{!71, !5, i64 0}
!73 = distinct !{!73, !13, !74, !75}
!74 = !{!"llvm.loop.isvectorized", i32 1}
!75 = !{!"llvm.loop.unroll.runtime.disable"}
!76 = distinct !{!76, !13, !74}
!77 = !{!78, !10, i64 0}
!78 = !{!"context", !10, i64 0, !10, i64 8, !5, i64 16, !10, i64 24}
!79 = !{!78, !10, i64 8}
!80 = !{!78, !5, i64 16}
!81 = !{!78, !10, i64 24}
!82 = !{!83, !5, i64 4}
!83 = !{!"extents", !5, i64 0, !5, i64 4}
!84 = !{!83, !5, i64 0}
!85 = distinct !{!85, !13, !74, !75}
!86 = distinct !{!86, !13}
!87 = distinct !{!87, !13, !74}
!88 = !{!48, !11, i64 0}
!89 = !{!90, !10, i64 0}
!90 = !{!"task", !10, i64 0, !11, i64 8}
!91 = distinct !{!91, !13}
!92 = !{!93, !10, i64 8}
!93 = !{!"copy", !67, i64 0, !10, i64 8, !10, i64 16, !11, i64 24}
!94 = !{!93, !10, i64 16}
!95 = !{!93, !11, i64 24}
!96 = distinct !{!96, !13}
!97 = !{!98, !10, i64 8}
!98 = !{!"wait", !67, i64 0, !10, i64 8, !11, i64 16, !11, i64 24}
!99 = !{!98, !11, i64 16}
!100 = distinct !{!100, !13}
!101 = !{!102, !10, i64 8}
!102 = !{!"timestamp", !67, i64 0, !10, i64 8}
!103 = !{!67, !68, i64 2}
!104 = !{!49, !5, i64 8}
!105 = distinct !{!105, !13}
!106 = distinct !{!106, !13}
!107 = !{!64, !10, i64 0}
!108 = distinct !{!108, !13}
!109 = distinct !{!109, !13}
!110 = !{!50, !10, i64 64}
!111 = !{!112, !10, i64 0}
!112 = !{!"failure", !10, i64 0, !11, i64 8, !11, i64 16, !6, i64 24, !6, i64 2072}
!113 = !{!50, !11, i64 80}
!114 = !{i64 0, i64 8, !18, i64 8, i64 8, !14, i64 16, i64 8, !14, i64 24, i64 2048, !16, i64 2072, i64 256, !16}
!115 = !{!48, !5, i64 28}
!116 = !{!48, !11, i64 80}
!117 = distinct !{!117, !13}
!118 = distinct !{!118, !13}
!119 = !{!48, !10, i64 96}
!120 = distinct !{!120, !13}
!121 = !{!48, !11, i64 48}
!122 = distinct !{!122, !13}
!123 = !{!112, !11, i64 8}
!124 = !{!112, !11, i64 16}
!125 = !{!50, !10, i64 72}
