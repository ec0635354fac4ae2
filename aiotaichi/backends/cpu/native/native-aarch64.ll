; Made by `nox -s native` from *.c and *.h, sha256 3d85075d9187f13df12b910b95d3ad3964111a6ef18ef1ebd6d06d79e906eaf4
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

@outputs = internal global [16 x %struct.output] zeroinitializer, align 8
@spinners = internal global i32 0, align 4
@notify.one = internal constant i64 1, align 8

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
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %13 = load ptr, ptr %12, align 8, !tbaa !47
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
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
  %32 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
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
  %190 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
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
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 392) #12
  %5 = icmp eq ptr %4, null
  br i1 %5, label %16, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 9
  store ptr %0, ptr %7, align 8, !tbaa !47
  %8 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 1, i32 1
  store i32 %1, ptr %8, align 8, !tbaa !60
  %9 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 7
  store i64 %2, ptr %9, align 8, !tbaa !61
  %10 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 13
  %11 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 14
  store ptr %10, ptr %11, align 8, !tbaa !62
  %12 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 12
  %13 = tail call i32 @pthread_create(ptr noundef nonnull %12, ptr noundef null, ptr noundef nonnull @run, ptr noundef nonnull %4) #12
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %6
  tail call void @free(ptr noundef nonnull %4) #12
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
  %9 = load ptr, ptr %8, align 8, !tbaa !47
  %10 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 10
  tail call fastcc void @schedule(ptr noundef nonnull %10) #13
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

35:                                               ; preds = %379, %1
  %36 = load atomic i32, ptr %11 seq_cst, align 4
  %37 = call i32 @pthread_mutex_lock(ptr noundef nonnull %12) #12
  %38 = load ptr, ptr %13, align 8, !tbaa !63
  %39 = icmp eq ptr %38, null
  br i1 %39, label %45, label %40

40:                                               ; preds = %113, %35
  %41 = phi ptr [ %38, %35 ], [ %126, %113 ]
  %42 = load ptr, ptr %41, align 8, !tbaa !64
  store ptr %42, ptr %13, align 8, !tbaa !63
  %43 = icmp eq ptr %42, null
  br i1 %43, label %44, label %133

44:                                               ; preds = %40
  store ptr %13, ptr %22, align 8, !tbaa !62
  br label %133

45:                                               ; preds = %35, %113
  %46 = phi i32 [ %115, %113 ], [ %36, %35 ]
  %47 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %12) #12
  %48 = load atomic i32, ptr %14 seq_cst, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %128

50:                                               ; preds = %45
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #14
  %51 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #12
  %52 = load i64, ptr %7, align 8, !tbaa !23
  %53 = mul i64 %52, 1000000000
  %54 = load i64, ptr %15, align 8, !tbaa !25
  %55 = add i64 %53, %54
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #14
  %56 = load i64, ptr %16, align 8, !tbaa !61
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %89, label %58

58:                                               ; preds = %50
  %59 = load i64, ptr %17, align 8, !tbaa !66
  %60 = shl i64 %59, 1
  %61 = add i64 %60, 1000
  %62 = atomicrmw add ptr @spinners, i32 1 seq_cst, align 4
  %63 = add i32 %62, 1
  %64 = load ptr, ptr %8, align 8, !tbaa !47
  %65 = getelementptr inbounds %struct.pool, ptr %64, i64 0, i32 8
  %66 = load i32, ptr %65, align 8, !tbaa !4
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
  call void @llvm.aarch64.hint(i32 1)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #14
  %76 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #12
  %77 = load i64, ptr %6, align 8, !tbaa !23
  %78 = mul i64 %77, 1000000000
  %79 = load i64, ptr %18, align 8, !tbaa !25
  %80 = add i64 %78, %79
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #14
  %81 = load atomic i32, ptr %11 seq_cst, align 4
  %82 = icmp eq i32 %81, %46
  %83 = sub i64 %80, %55
  %84 = icmp ugt i64 %61, %83
  %85 = select i1 %82, i1 %84, i1 false
  br i1 %85, label %75, label %86, !llvm.loop !67

86:                                               ; preds = %75, %68, %58
  %87 = phi i64 [ %55, %58 ], [ %55, %68 ], [ %80, %75 ]
  %88 = atomicrmw sub ptr @spinners, i32 1 seq_cst, align 4
  br label %89

89:                                               ; preds = %86, %50
  %90 = phi i64 [ %87, %86 ], [ %55, %50 ]
  %91 = call i32 @pthread_mutex_lock(ptr noundef nonnull %12) #12
  %92 = load ptr, ptr %13, align 8, !tbaa !63
  %93 = icmp eq ptr %92, null
  br i1 %93, label %94, label %113

94:                                               ; preds = %89
  %95 = load atomic i32, ptr %14 seq_cst, align 4
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %113

97:                                               ; preds = %94
  %98 = load ptr, ptr %13, align 8, !tbaa !63
  %99 = icmp eq ptr %98, null
  br i1 %99, label %100, label %107

100:                                              ; preds = %97, %103
  %101 = load atomic i32, ptr %14 seq_cst, align 4
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %107

103:                                              ; preds = %100
  store i32 1, ptr %19, align 8, !tbaa !68
  %104 = call i32 @pthread_cond_wait(ptr noundef nonnull %20, ptr noundef nonnull %12) #12
  store i32 0, ptr %19, align 8, !tbaa !68
  %105 = load ptr, ptr %13, align 8, !tbaa !63
  %106 = icmp eq ptr %105, null
  br i1 %106, label %100, label %107, !llvm.loop !69

107:                                              ; preds = %103, %100, %97
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #14
  %108 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #12
  %109 = load i64, ptr %5, align 8, !tbaa !23
  %110 = mul i64 %109, 1000000000
  %111 = load i64, ptr %21, align 8, !tbaa !25
  %112 = add i64 %110, %111
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #14
  br label %113

113:                                              ; preds = %107, %94, %89
  %114 = phi i64 [ %90, %89 ], [ %90, %94 ], [ %112, %107 ]
  %115 = load atomic i32, ptr %11 seq_cst, align 4
  %116 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %12) #12
  %117 = sub i64 %114, %55
  %118 = load i64, ptr %16, align 8, !tbaa !61
  %119 = shl i64 %118, 2
  %120 = call i64 @llvm.umin.i64(i64 %117, i64 %119)
  %121 = load i64, ptr %17, align 8, !tbaa !66
  %122 = mul i64 %121, 3
  %123 = add i64 %122, %120
  %124 = lshr i64 %123, 2
  store i64 %124, ptr %17, align 8, !tbaa !66
  %125 = call i32 @pthread_mutex_lock(ptr noundef nonnull %12) #12
  %126 = load ptr, ptr %13, align 8, !tbaa !63
  %127 = icmp eq ptr %126, null
  br i1 %127, label %45, label %40

128:                                              ; preds = %45
  %129 = call i32 @pthread_mutex_lock(ptr noundef nonnull %12) #12
  %130 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store i32 1, ptr %130, align 8, !tbaa !70
  %131 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %32) #12
  %132 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %12) #12
  ret ptr null

133:                                              ; preds = %44, %40
  %134 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %12) #12
  %135 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 1
  %136 = load ptr, ptr %135, align 8, !tbaa !71
  %137 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 2
  %138 = load i64, ptr %137, align 8, !tbaa !72
  %139 = getelementptr inbounds i8, ptr %136, i64 %138
  %140 = icmp sgt i64 %138, 0
  br i1 %140, label %141, label %379

141:                                              ; preds = %133, %375
  %142 = phi ptr [ %377, %375 ], [ %136, %133 ]
  %143 = load atomic i32, ptr %14 seq_cst, align 4
  %144 = icmp eq i32 %143, 2
  br i1 %144, label %379, label %145

145:                                              ; preds = %141
  %146 = getelementptr inbounds %struct.command, ptr %142, i64 0, i32 2
  %147 = load i32, ptr %146, align 4, !tbaa !73
  %148 = load i16, ptr %142, align 4, !tbaa !76
  switch i16 %148, label %352 [
    i16 1, label %152
    i16 2, label %288
    i16 3, label %296
    i16 4, label %149
    i16 5, label %344
  ]

149:                                              ; preds = %145
  %150 = getelementptr inbounds %struct.wait, ptr %142, i64 0, i32 1
  %151 = getelementptr inbounds %struct.wait, ptr %142, i64 0, i32 2
  br label %321

152:                                              ; preds = %145
  %153 = getelementptr inbounds %struct.launch, ptr %142, i64 0, i32 1
  %154 = load ptr, ptr %153, align 8, !tbaa !18
  %155 = getelementptr inbounds %struct.kernel, ptr %154, i64 0, i32 3
  %156 = load i64, ptr %154, align 8, !tbaa !14
  %157 = getelementptr inbounds %struct.task, ptr %155, i64 %156
  %158 = getelementptr inbounds %struct.kernel, ptr %154, i64 0, i32 1
  %159 = load i64, ptr %158, align 8, !tbaa !14
  %160 = getelementptr inbounds %struct.extents, ptr %157, i64 %159
  %161 = getelementptr inbounds %struct.kernel, ptr %154, i64 0, i32 2
  %162 = load i64, ptr %161, align 8, !tbaa !14
  %163 = icmp eq i64 %162, 0
  br i1 %163, label %206, label %164

164:                                              ; preds = %152
  %165 = getelementptr inbounds %struct.launch, ptr %142, i64 0, i32 4
  %166 = icmp eq i64 %162, 1
  br i1 %166, label %192, label %167

167:                                              ; preds = %164
  %168 = and i64 %162, -2
  br label %169

169:                                              ; preds = %169, %167
  %170 = phi i64 [ 0, %167 ], [ %188, %169 ]
  %171 = or i64 %170, 1
  %172 = getelementptr inbounds %struct.pack, ptr %160, i64 %170
  %173 = getelementptr inbounds %struct.pack, ptr %160, i64 %171
  %174 = getelementptr inbounds %struct.pack, ptr %172, i64 0, i32 1
  %175 = getelementptr inbounds %struct.pack, ptr %173, i64 0, i32 1
  %176 = load i32, ptr %174, align 4, !tbaa !77
  %177 = load i32, ptr %175, align 4, !tbaa !77
  %178 = zext i32 %176 to i64
  %179 = zext i32 %177 to i64
  %180 = getelementptr inbounds i8, ptr %165, i64 %178
  %181 = getelementptr inbounds i8, ptr %165, i64 %179
  %182 = load i32, ptr %172, align 4, !tbaa !79
  %183 = load i32, ptr %173, align 4, !tbaa !79
  %184 = zext i32 %182 to i64
  %185 = zext i32 %183 to i64
  %186 = getelementptr inbounds i8, ptr %165, i64 %184
  %187 = getelementptr inbounds i8, ptr %165, i64 %185
  store ptr %180, ptr %186, align 8, !tbaa !18
  store ptr %181, ptr %187, align 8, !tbaa !18
  %188 = add nuw i64 %170, 2
  %189 = icmp eq i64 %188, %168
  br i1 %189, label %190, label %169, !llvm.loop !80

190:                                              ; preds = %169
  %191 = icmp eq i64 %162, %168
  br i1 %191, label %206, label %192

192:                                              ; preds = %164, %190
  %193 = phi i64 [ 0, %164 ], [ %168, %190 ]
  br label %194

194:                                              ; preds = %192, %194
  %195 = phi i64 [ %204, %194 ], [ %193, %192 ]
  %196 = getelementptr inbounds %struct.pack, ptr %160, i64 %195
  %197 = getelementptr inbounds %struct.pack, ptr %196, i64 0, i32 1
  %198 = load i32, ptr %197, align 4, !tbaa !77
  %199 = zext i32 %198 to i64
  %200 = getelementptr inbounds i8, ptr %165, i64 %199
  %201 = load i32, ptr %196, align 4, !tbaa !79
  %202 = zext i32 %201 to i64
  %203 = getelementptr inbounds i8, ptr %165, i64 %202
  store ptr %200, ptr %203, align 8, !tbaa !18
  %204 = add nuw i64 %195, 1
  %205 = icmp eq i64 %204, %162
  br i1 %205, label %206, label %194, !llvm.loop !83

206:                                              ; preds = %194, %190, %152
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #14
  %207 = getelementptr inbounds %struct.launch, ptr %142, i64 0, i32 4
  store ptr %207, ptr %4, align 8, !tbaa !84
  %208 = getelementptr inbounds %struct.launch, ptr %142, i64 0, i32 2
  %209 = load ptr, ptr %208, align 8, !tbaa !18
  store ptr %209, ptr %26, align 8, !tbaa !86
  store i32 0, ptr %27, align 8, !tbaa !87
  %210 = getelementptr inbounds %struct.launch, ptr %142, i64 0, i32 3
  %211 = load ptr, ptr %210, align 8, !tbaa !18
  store ptr %211, ptr %28, align 8, !tbaa !88
  %212 = icmp eq i64 %159, 0
  br i1 %212, label %263, label %213

213:                                              ; preds = %206, %249
  %214 = phi i64 [ %252, %249 ], [ 0, %206 ]
  %215 = phi i64 [ %251, %249 ], [ 1, %206 ]
  %216 = getelementptr inbounds %struct.extents, ptr %157, i64 %214, i32 1
  %217 = load i32, ptr %216, align 4, !tbaa !89
  %218 = icmp eq i32 %217, 0
  br i1 %218, label %249, label %219

219:                                              ; preds = %213
  %220 = getelementptr inbounds %struct.extents, ptr %157, i64 %214
  %221 = load i32, ptr %220, align 4, !tbaa !91
  %222 = zext i32 %221 to i64
  %223 = getelementptr inbounds i8, ptr %207, i64 %222
  %224 = zext i32 %217 to i64
  %225 = icmp eq i32 %217, 1
  br i1 %225, label %246, label %226

226:                                              ; preds = %219
  %227 = and i64 %224, 4294967294
  br label %228

228:                                              ; preds = %228, %226
  %229 = phi i64 [ 0, %226 ], [ %241, %228 ]
  %230 = phi i64 [ 1, %226 ], [ %239, %228 ]
  %231 = phi i64 [ 1, %226 ], [ %240, %228 ]
  %232 = or i64 %229, 1
  %233 = getelementptr inbounds i32, ptr %223, i64 %229
  %234 = getelementptr inbounds i32, ptr %223, i64 %232
  %235 = load i32, ptr %233, align 4, !tbaa !4
  %236 = load i32, ptr %234, align 4, !tbaa !4
  %237 = sext i32 %235 to i64
  %238 = sext i32 %236 to i64
  %239 = mul i64 %230, %237
  %240 = mul i64 %231, %238
  %241 = add nuw i64 %229, 2
  %242 = icmp eq i64 %241, %227
  br i1 %242, label %243, label %228, !llvm.loop !92

243:                                              ; preds = %228
  %244 = mul i64 %240, %239
  %245 = icmp eq i64 %227, %224
  br i1 %245, label %249, label %246

246:                                              ; preds = %219, %243
  %247 = phi i64 [ 0, %219 ], [ %227, %243 ]
  %248 = phi i64 [ 1, %219 ], [ %244, %243 ]
  br label %254

249:                                              ; preds = %254, %243, %213
  %250 = phi i64 [ 1, %213 ], [ %244, %243 ], [ %260, %254 ]
  %251 = call i64 @llvm.umax.i64(i64 %250, i64 %215)
  %252 = add nuw i64 %214, 1
  %253 = icmp eq i64 %252, %159
  br i1 %253, label %263, label %213, !llvm.loop !93

254:                                              ; preds = %246, %254
  %255 = phi i64 [ %261, %254 ], [ %247, %246 ]
  %256 = phi i64 [ %260, %254 ], [ %248, %246 ]
  %257 = getelementptr inbounds i32, ptr %223, i64 %255
  %258 = load i32, ptr %257, align 4, !tbaa !4
  %259 = sext i32 %258 to i64
  %260 = mul i64 %256, %259
  %261 = add nuw nsw i64 %255, 1
  %262 = icmp eq i64 %261, %224
  br i1 %262, label %249, label %254, !llvm.loop !94

263:                                              ; preds = %249, %206
  %264 = phi i64 [ 1, %206 ], [ %251, %249 ]
  store i64 %264, ptr %29, align 8, !tbaa !52
  %265 = load i64, ptr %154, align 8, !tbaa !14
  %266 = icmp eq i64 %265, 0
  br i1 %266, label %269, label %279

267:                                              ; preds = %279
  %268 = load ptr, ptr %208, align 8, !tbaa !18
  br label %269

269:                                              ; preds = %267, %263
  %270 = phi ptr [ %268, %267 ], [ %209, %263 ]
  %271 = getelementptr inbounds i8, ptr %270, i64 35224
  %272 = load i64, ptr %271, align 8, !tbaa !14
  %273 = icmp eq i64 %272, 0
  br i1 %273, label %278, label %274

274:                                              ; preds = %269
  %275 = load i64, ptr %0, align 8, !tbaa !95
  %276 = add i64 %275, 1
  %277 = getelementptr inbounds i8, ptr %270, i64 32912
  call fastcc void @add_failure(ptr noundef nonnull %25, i64 noundef %276, i64 noundef 0, ptr noundef nonnull %277) #15
  store i64 0, ptr %271, align 8, !tbaa !14
  br label %278

278:                                              ; preds = %274, %269
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #14
  br label %352

279:                                              ; preds = %263, %279
  %280 = phi ptr [ %285, %279 ], [ %154, %263 ]
  %281 = phi i64 [ %284, %279 ], [ 0, %263 ]
  %282 = getelementptr inbounds %struct.kernel, ptr %280, i64 0, i32 3, i64 %281
  store ptr %282, ptr %30, align 8, !tbaa !51
  %283 = load ptr, ptr %282, align 8, !tbaa !96
  call void %283(ptr noundef nonnull %4) #12
  %284 = add nuw i64 %281, 1
  %285 = load ptr, ptr %153, align 8, !tbaa !18
  %286 = load i64, ptr %285, align 8, !tbaa !14
  %287 = icmp ult i64 %284, %286
  br i1 %287, label %279, label %267, !llvm.loop !98

288:                                              ; preds = %145
  %289 = getelementptr inbounds %struct.copy, ptr %142, i64 0, i32 1
  %290 = load ptr, ptr %289, align 8, !tbaa !99
  %291 = getelementptr inbounds %struct.copy, ptr %142, i64 0, i32 2
  %292 = load ptr, ptr %291, align 8, !tbaa !101
  %293 = getelementptr inbounds %struct.copy, ptr %142, i64 0, i32 3
  %294 = load i64, ptr %293, align 8, !tbaa !102
  %295 = call ptr @memmove(ptr noundef %290, ptr noundef %292, i64 noundef %294) #12
  br label %352

296:                                              ; preds = %145
  %297 = getelementptr inbounds %struct.fill, ptr %142, i64 0, i32 1
  %298 = load ptr, ptr %297, align 8, !tbaa !18
  %299 = getelementptr inbounds %struct.fill, ptr %142, i64 0, i32 2
  %300 = load i64, ptr %299, align 8, !tbaa !14
  %301 = getelementptr inbounds %struct.fill, ptr %142, i64 0, i32 4
  %302 = getelementptr inbounds %struct.fill, ptr %142, i64 0, i32 3
  %303 = load i64, ptr %302, align 8, !tbaa !14
  %304 = icmp eq i64 %303, 1
  br i1 %304, label %305, label %309

305:                                              ; preds = %296
  %306 = load i8, ptr %301, align 1, !tbaa !16
  %307 = zext i8 %306 to i32
  %308 = call ptr @memset(ptr noundef %298, i32 noundef %307, i64 noundef %300) #12
  br label %352

309:                                              ; preds = %296
  %310 = call i64 @llvm.umin.i64(i64 %303, i64 %300)
  %311 = call ptr @memcpy(ptr noundef %298, ptr noundef nonnull %301, i64 noundef %310) #12
  %312 = icmp ugt i64 %300, %303
  br i1 %312, label %313, label %352

313:                                              ; preds = %309, %313
  %314 = phi i64 [ %319, %313 ], [ %310, %309 ]
  %315 = sub i64 %300, %314
  %316 = call i64 @llvm.umin.i64(i64 %314, i64 %315)
  %317 = getelementptr inbounds i8, ptr %298, i64 %314
  %318 = call ptr @memcpy(ptr noundef %317, ptr noundef %298, i64 noundef %316) #12
  %319 = add i64 %316, %314
  %320 = icmp ult i64 %319, %300
  br i1 %320, label %313, label %352, !llvm.loop !103

321:                                              ; preds = %329, %149
  %322 = load atomic i32, ptr %14 seq_cst, align 4
  %323 = icmp eq i32 %322, 2
  br i1 %323, label %352, label %324

324:                                              ; preds = %321
  %325 = load ptr, ptr %150, align 8, !tbaa !104
  %326 = load atomic i64, ptr %325 seq_cst, align 8
  %327 = load i64, ptr %151, align 8, !tbaa !106
  %328 = icmp ult i64 %326, %327
  br i1 %328, label %329, label %352

329:                                              ; preds = %324
  %330 = load ptr, ptr %150, align 8, !tbaa !104
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #14
  %331 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #12
  %332 = load i64, ptr %3, align 8, !tbaa !23
  %333 = mul i64 %332, 1000000000
  %334 = load i64, ptr %24, align 8, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #14
  %335 = add i64 %334, 20000000
  %336 = add i64 %335, %333
  %337 = call fastcc i32 @reach(ptr noundef %330, i64 noundef %327, i64 noundef %336) #13
  %338 = icmp eq i32 %337, 0
  br i1 %338, label %321, label %339, !llvm.loop !107

339:                                              ; preds = %329
  %340 = icmp slt i32 %337, 0
  br i1 %340, label %341, label %352

341:                                              ; preds = %339
  %342 = load i64, ptr %0, align 8, !tbaa !95
  %343 = add i64 %342, 1
  call fastcc void @add_failure(ptr noundef nonnull %25, i64 noundef %343, i64 noundef 1, ptr noundef null) #15
  br label %352

344:                                              ; preds = %145
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #14
  %345 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #12
  %346 = load i64, ptr %2, align 8, !tbaa !23
  %347 = mul i64 %346, 1000000000
  %348 = load i64, ptr %23, align 8, !tbaa !25
  %349 = add i64 %347, %348
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #14
  %350 = getelementptr inbounds %struct.timestamp, ptr %142, i64 0, i32 1
  %351 = load ptr, ptr %350, align 8, !tbaa !108
  store i64 %349, ptr %351, align 8, !tbaa !14
  br label %352

352:                                              ; preds = %324, %321, %313, %344, %341, %339, %309, %305, %288, %278, %145
  %353 = getelementptr inbounds %struct.command, ptr %142, i64 0, i32 1
  %354 = load i16, ptr %353, align 2, !tbaa !110
  %355 = icmp eq i16 %354, 0
  br i1 %355, label %375, label %356

356:                                              ; preds = %352
  %357 = load i64, ptr %0, align 8, !tbaa !95
  %358 = add i64 %357, 1
  store atomic i64 %358, ptr %0 seq_cst, align 8
  %359 = load atomic i32, ptr %31 seq_cst, align 8
  %360 = icmp eq i32 %359, 0
  br i1 %360, label %365, label %361

361:                                              ; preds = %356
  %362 = call i32 @pthread_mutex_lock(ptr noundef nonnull %12) #12
  %363 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %32) #12
  %364 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %12) #12
  br label %365

365:                                              ; preds = %361, %356
  %366 = load atomic i64, ptr %33 seq_cst, align 8
  %367 = add i64 %366, -1
  %368 = icmp ult i64 %367, %358
  br i1 %368, label %369, label %375

369:                                              ; preds = %365
  %370 = atomicrmw xchg ptr %33, i64 0 seq_cst, align 8
  %371 = icmp eq i64 %370, 0
  br i1 %371, label %375, label %372

372:                                              ; preds = %369
  %373 = load i32, ptr %34, align 8, !tbaa !111
  %374 = call i64 @write(i32 noundef %373, ptr noundef nonnull @notify.one, i64 noundef 8) #12
  br label %375

375:                                              ; preds = %352, %365, %369, %372
  %376 = zext i32 %147 to i64
  %377 = getelementptr inbounds i8, ptr %142, i64 %376
  %378 = icmp ult ptr %377, %139
  br i1 %378, label %141, label %379, !llvm.loop !112

379:                                              ; preds = %141, %375, %133
  call void @free(ptr noundef nonnull %41) #12
  br label %35, !llvm.loop !113
}

; Function Attrs: nounwind
define dso_local i32 @queue_submit(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 24) #12
  %5 = icmp eq ptr %4, null
  br i1 %5, label %22, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.batch, ptr %4, i64 0, i32 1
  store ptr %1, ptr %7, align 8, !tbaa !71
  %8 = getelementptr inbounds %struct.batch, ptr %4, i64 0, i32 2
  store i64 %2, ptr %8, align 8, !tbaa !72
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %10 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #12
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %12 = load ptr, ptr %11, align 8, !tbaa !62
  store ptr %4, ptr %12, align 8, !tbaa !18
  store ptr %4, ptr %11, align 8, !tbaa !62
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %14 = atomicrmw add ptr %13, i32 1 seq_cst, align 4
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %16 = load i32, ptr %15, align 8, !tbaa !68
  %17 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #12
  %18 = icmp eq i32 %16, 0
  br i1 %18, label %22, label %19

19:                                               ; preds = %6
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %21 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %20) #12
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
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %14 = udiv i64 %2, 1000000000
  %15 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %16 = mul i64 %14, 1000000000
  %17 = sub i64 %2, %16
  br label %18

18:                                               ; preds = %11, %24
  %19 = phi i32 [ 0, %11 ], [ %25, %24 ]
  %20 = load i32, ptr %12, align 8, !tbaa !70
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
  br i1 %27, label %18, label %28, !llvm.loop !114

28:                                               ; preds = %24, %18, %3
  %29 = load atomic i64, ptr %0 seq_cst, align 8
  %30 = icmp ult i64 %29, %1
  br i1 %30, label %31, label %36

31:                                               ; preds = %28
  %32 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %33 = load i32, ptr %32, align 8, !tbaa !70
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
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #12
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !115
  %7 = icmp eq ptr %6, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %2
  %9 = load ptr, ptr %6, align 8, !tbaa !116
  store ptr %9, ptr %5, align 8, !tbaa !115
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !118
  %12 = add i64 %11, -1
  store atomic i64 %12, ptr %10 seq_cst, align 8
  %13 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #12
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2328) %1, ptr noundef nonnull align 8 dereferenceable(2328) %6, i64 2328, i1 false), !tbaa.struct !119
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
  %6 = load i32, ptr %5, align 4, !tbaa !120
  %7 = icmp ult i32 %6, %1
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  store atomic i32 %1, ptr %5 seq_cst, align 4
  br label %9

9:                                                ; preds = %8, %2
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %11 = atomicrmw add ptr %10, i32 1 seq_cst, align 4
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %13 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %12) #12
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #12
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_join(ptr nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %3 = load i64, ptr %2, align 8, !tbaa !121
  %4 = tail call i32 @pthread_join(i64 noundef %3, ptr noundef null) #12
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %3 = load ptr, ptr %2, align 8, !tbaa !63
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %14

5:                                                ; preds = %14, %1
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15, i32 1
  %7 = load ptr, ptr %6, align 8, !tbaa !115
  %8 = icmp eq ptr %7, null
  br i1 %8, label %13, label %9

9:                                                ; preds = %5, %9
  %10 = phi ptr [ %11, %9 ], [ %7, %5 ]
  %11 = load ptr, ptr %10, align 8, !tbaa !116
  tail call void @free(ptr noundef nonnull %10) #12
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %9, !llvm.loop !122

13:                                               ; preds = %9, %5
  tail call void @free(ptr noundef %0) #12
  ret void

14:                                               ; preds = %1, %14
  %15 = phi ptr [ %16, %14 ], [ %3, %1 ]
  %16 = load ptr, ptr %15, align 8, !tbaa !64
  tail call void @free(ptr noundef nonnull %15) #12
  %17 = icmp eq ptr %16, null
  br i1 %17, label %5, label %14, !llvm.loop !123
}

; Function Attrs: nounwind
define internal fastcc void @schedule(ptr noundef %0) unnamed_addr #0 {
  %2 = tail call i32 @getpriority(i32 noundef 0, i32 noundef 0) #12
  %3 = add nsw i32 %2, 10
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
declare void @llvm.aarch64.hint(i32) #4

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
  store i64 %1, ptr %8, align 8, !tbaa !124
  %9 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 2
  store i64 %2, ptr %9, align 8, !tbaa !125
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
  %20 = load ptr, ptr %19, align 8, !tbaa !115
  %21 = icmp eq ptr %20, null
  br i1 %21, label %25, label %22

22:                                               ; preds = %17
  %23 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  %24 = load ptr, ptr %23, align 8, !tbaa !126
  br label %25

25:                                               ; preds = %17, %22
  %26 = phi ptr [ %24, %22 ], [ %19, %17 ]
  %27 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  store ptr %5, ptr %26, align 8, !tbaa !18
  store ptr %5, ptr %27, align 8, !tbaa !126
  %28 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 3
  %29 = load i64, ptr %28, align 8, !tbaa !118
  %30 = add i64 %29, 1
  store atomic i64 %30, ptr %28 seq_cst, align 8
  %31 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #12
  br label %32

32:                                               ; preds = %4, %25
  ret void
}

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #1

declare i32 @pthread_cond_clockwait(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

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
!47 = !{!48, !10, i64 64}
!48 = !{!"queue", !11, i64 0, !49, i64 8, !5, i64 24, !5, i64 28, !5, i64 32, !5, i64 36, !5, i64 40, !11, i64 48, !11, i64 56, !10, i64 64, !10, i64 72, !11, i64 80, !11, i64 88, !10, i64 96, !10, i64 104, !50, i64 112, !38, i64 200, !38, i64 264, !38, i64 328}
!49 = !{!"notification", !11, i64 0, !5, i64 8}
!50 = !{!"failures", !38, i64 0, !10, i64 64, !10, i64 72, !11, i64 80}
!51 = !{!48, !10, i64 72}
!52 = !{!48, !11, i64 80}
!53 = distinct !{!53, !13}
!54 = !{!28, !5, i64 24}
!55 = !{!28, !5, i64 36}
!56 = !{!28, !10, i64 0}
!57 = distinct !{!57, !13}
!58 = distinct !{!58, !13}
!59 = distinct !{!59, !13}
!60 = !{!48, !5, i64 16}
!61 = !{!48, !11, i64 48}
!62 = !{!48, !10, i64 104}
!63 = !{!48, !10, i64 96}
!64 = !{!65, !10, i64 0}
!65 = !{!"batch", !10, i64 0, !10, i64 8, !11, i64 16}
!66 = !{!48, !11, i64 56}
!67 = distinct !{!67, !13}
!68 = !{!48, !5, i64 40}
!69 = distinct !{!69, !13}
!70 = !{!48, !5, i64 32}
!71 = !{!65, !10, i64 8}
!72 = !{!65, !11, i64 16}
!73 = !{!74, !5, i64 4}
!74 = !{!"command", !75, i64 0, !75, i64 2, !5, i64 4}
!75 = !{!"short", !6, i64 0}
!76 = !{!74, !75, i64 0}
!77 = !{!78, !5, i64 4}
!78 = !{!"pack", !5, i64 0, !5, i64 4}
!79 = !{!78, !5, i64 0}
!80 = distinct !{!80, !13, !81, !82}
!81 = !{!"llvm.loop.isvectorized", i32 1}
!82 = !{!"llvm.loop.unroll.runtime.disable"}
!83 = distinct !{!83, !13, !81}
!84 = !{!85, !10, i64 0}
!85 = !{!"context", !10, i64 0, !10, i64 8, !5, i64 16, !10, i64 24}
!86 = !{!85, !10, i64 8}
!87 = !{!85, !5, i64 16}
!88 = !{!85, !10, i64 24}
!89 = !{!90, !5, i64 4}
!90 = !{!"extents", !5, i64 0, !5, i64 4}
!91 = !{!90, !5, i64 0}
!92 = distinct !{!92, !13, !81, !82}
!93 = distinct !{!93, !13}
!94 = distinct !{!94, !13, !81}
!95 = !{!48, !11, i64 0}
!96 = !{!97, !10, i64 0}
!97 = !{!"task", !10, i64 0, !11, i64 8}
!98 = distinct !{!98, !13}
!99 = !{!100, !10, i64 8}
!100 = !{!"copy", !74, i64 0, !10, i64 8, !10, i64 16, !11, i64 24}
!101 = !{!100, !10, i64 16}
!102 = !{!100, !11, i64 24}
!103 = distinct !{!103, !13}
!104 = !{!105, !10, i64 8}
!105 = !{!"wait", !74, i64 0, !10, i64 8, !11, i64 16, !11, i64 24}
!106 = !{!105, !11, i64 16}
!107 = distinct !{!107, !13}
!108 = !{!109, !10, i64 8}
!109 = !{!"timestamp", !74, i64 0, !10, i64 8}
!110 = !{!74, !75, i64 2}
!111 = !{!49, !5, i64 8}
!112 = distinct !{!112, !13}
!113 = distinct !{!113, !13}
!114 = distinct !{!114, !13}
!115 = !{!50, !10, i64 64}
!116 = !{!117, !10, i64 0}
!117 = !{!"failure", !10, i64 0, !11, i64 8, !11, i64 16, !6, i64 24, !6, i64 2072}
!118 = !{!50, !11, i64 80}
!119 = !{i64 0, i64 8, !18, i64 8, i64 8, !14, i64 16, i64 8, !14, i64 24, i64 2048, !16, i64 2072, i64 256, !16}
!120 = !{!48, !5, i64 28}
!121 = !{!48, !11, i64 88}
!122 = distinct !{!122, !13}
!123 = distinct !{!123, !13}
!124 = !{!117, !11, i64 8}
!125 = !{!117, !11, i64 16}
!126 = !{!50, !10, i64 72}
