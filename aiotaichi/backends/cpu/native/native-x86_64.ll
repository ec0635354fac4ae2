; Made by `nox -s native` from *.c and *.h, sha256 0bb081bdcb05919f1242af7917409eb5ca72d9f5834c21aa0e14e8dfba67a545
; ModuleID = 'aiotaichi/backends/cpu/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.output = type { %struct.mutex, ptr, i64, i64, i64 }
%struct.mutex = type { [8 x i64] }
%struct.pool = type { %struct.mutex, %struct.condition, %struct.condition, ptr, i32, i32, i32, i32, i64, [0 x %struct.worker] }
%struct.condition = type { [8 x i64] }
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

@most_spinners = internal unnamed_addr global i32 0, align 4
@outputs = internal global [16 x %struct.output] zeroinitializer, align 16
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
  %10 = load i32, ptr %9, align 4, !tbaa !3
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %13, %1
  tail call void @free(ptr noundef nonnull %0) #12
  ret void

13:                                               ; preds = %1, %13
  %14 = phi i64 [ %18, %13 ], [ 0, %1 ]
  %15 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 9, i64 %14, i32 2
  %16 = load i64, ptr %15, align 8, !tbaa !7
  %17 = tail call i32 @pthread_join(i64 noundef %16, ptr noundef null) #12
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
define dso_local ptr @pool_create(i32 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = sext i32 %0 to i64
  %4 = mul nsw i64 %3, 24
  %5 = add nsw i64 %4, 224
  %6 = tail call ptr @calloc(i64 noundef 1, i64 noundef %5) #12
  %7 = icmp eq ptr %6, null
  br i1 %7, label %48, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds %struct.pool, ptr %6, i64 0, i32 8
  store i64 %1, ptr %9, align 8, !tbaa !13
  store i32 %0, ptr @most_spinners, align 4, !tbaa !3
  %10 = icmp sgt i32 %0, 0
  br i1 %10, label %11, label %48

11:                                               ; preds = %8
  %12 = getelementptr inbounds %struct.pool, ptr %6, i64 0, i32 7
  %13 = zext i32 %0 to i64
  br label %14

14:                                               ; preds = %11, %44
  %15 = phi i64 [ 0, %11 ], [ %17, %44 ]
  %16 = getelementptr inbounds %struct.pool, ptr %6, i64 0, i32 9, i64 %15
  %17 = add nuw nsw i64 %15, 1
  store ptr %6, ptr %16, align 8, !tbaa.struct !14
  %18 = getelementptr inbounds i8, ptr %16, i64 8
  %19 = trunc i64 %17 to i32
  store i32 %19, ptr %18, align 8, !tbaa.struct !16
  %20 = getelementptr inbounds i8, ptr %16, i64 16
  store i64 0, ptr %20, align 8, !tbaa.struct !17
  %21 = getelementptr inbounds %struct.pool, ptr %6, i64 0, i32 9, i64 %15, i32 2
  %22 = tail call i32 @pthread_create(ptr noundef nonnull %21, ptr noundef null, ptr noundef nonnull @work, ptr noundef nonnull %16) #12
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %44, label %24

24:                                               ; preds = %14
  %25 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #12
  %26 = getelementptr inbounds %struct.pool, ptr %6, i64 0, i32 6
  store atomic i32 1, ptr %26 seq_cst, align 8
  %27 = getelementptr inbounds %struct.pool, ptr %6, i64 0, i32 4
  %28 = atomicrmw add ptr %27, i32 1 seq_cst, align 4
  %29 = getelementptr inbounds %struct.pool, ptr %6, i64 0, i32 1
  %30 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %29) #12
  %31 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #12
  %32 = load i32, ptr %12, align 4, !tbaa !3
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %43

34:                                               ; preds = %24, %34
  %35 = phi i64 [ %39, %34 ], [ 0, %24 ]
  %36 = getelementptr inbounds %struct.pool, ptr %6, i64 0, i32 9, i64 %35, i32 2
  %37 = load i64, ptr %36, align 8, !tbaa !7
  %38 = tail call i32 @pthread_join(i64 noundef %37, ptr noundef null) #12
  %39 = add nuw nsw i64 %35, 1
  %40 = load i32, ptr %12, align 4, !tbaa !3
  %41 = sext i32 %40 to i64
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %34, label %43, !llvm.loop !11

43:                                               ; preds = %34, %24
  tail call void @free(ptr noundef nonnull %6) #12
  br label %48

44:                                               ; preds = %14
  %45 = load i32, ptr %12, align 4, !tbaa !3
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %12, align 4, !tbaa !3
  %47 = icmp eq i64 %17, %13
  br i1 %47, label %48, label %14, !llvm.loop !18

48:                                               ; preds = %44, %8, %43, %2
  %49 = phi ptr [ null, %2 ], [ inttoptr (i64 1 to ptr), %43 ], [ %6, %8 ], [ %6, %44 ]
  ret ptr %49
}

declare ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define internal ptr @work(ptr nocapture noundef readonly %0) #0 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = load ptr, ptr %0, align 8, !tbaa !19
  %5 = getelementptr inbounds %struct.pool, ptr %4, i64 0, i32 6
  %6 = getelementptr inbounds %struct.pool, ptr %4, i64 0, i32 4
  %7 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %8 = getelementptr inbounds %struct.pool, ptr %4, i64 0, i32 8
  %9 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  %10 = getelementptr inbounds %struct.pool, ptr %4, i64 0, i32 3
  %11 = getelementptr inbounds %struct.pool, ptr %4, i64 0, i32 5
  %12 = getelementptr inbounds %struct.pool, ptr %4, i64 0, i32 1
  %13 = getelementptr inbounds %struct.worker, ptr %0, i64 0, i32 1
  %14 = getelementptr inbounds %struct.pool, ptr %4, i64 0, i32 2
  br label %15

15:                                               ; preds = %95, %1
  %16 = load atomic i32, ptr %6 seq_cst, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #9
  %17 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #12
  %18 = load i64, ptr %3, align 8, !tbaa !20
  %19 = mul i64 %18, 1000000000
  %20 = load i64, ptr %7, align 8, !tbaa !22
  %21 = add i64 %19, %20
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #9
  %22 = load i64, ptr %8, align 8, !tbaa !13
  %23 = add i64 %21, %22
  %24 = load atomic i32, ptr %6 seq_cst, align 8
  %25 = icmp eq i32 %24, %16
  br i1 %25, label %26, label %33

26:                                               ; preds = %15, %35
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #9
  %27 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #12
  %28 = load i64, ptr %2, align 8, !tbaa !20
  %29 = mul i64 %28, 1000000000
  %30 = load i64, ptr %9, align 8, !tbaa !22
  %31 = add i64 %29, %30
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #9
  %32 = icmp ult i64 %31, %23
  br i1 %32, label %35, label %33

33:                                               ; preds = %26, %35, %15
  %34 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #12
  br label %38

35:                                               ; preds = %26
  call void @llvm.x86.sse2.pause()
  %36 = load atomic i32, ptr %6 seq_cst, align 8
  %37 = icmp eq i32 %36, %16
  br i1 %37, label %26, label %33, !llvm.loop !23

38:                                               ; preds = %48, %33
  %39 = phi ptr [ %10, %33 ], [ %49, %48 ]
  %40 = load ptr, ptr %39, align 8, !tbaa !15
  %41 = icmp eq ptr %40, null
  br i1 %41, label %50, label %42

42:                                               ; preds = %38
  %43 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 3
  %44 = load atomic i32, ptr %43 seq_cst, align 8
  %45 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 4
  %46 = load i32, ptr %45, align 4, !tbaa !24
  %47 = icmp slt i32 %44, %46
  br i1 %47, label %59, label %48

48:                                               ; preds = %42, %53
  %49 = phi ptr [ %40, %42 ], [ %10, %53 ]
  br label %38, !llvm.loop !26

50:                                               ; preds = %38
  %51 = load atomic i32, ptr %5 seq_cst, align 8
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %100

53:                                               ; preds = %50
  %54 = load i32, ptr %11, align 4, !tbaa !3
  %55 = add i32 %54, 1
  store i32 %55, ptr %11, align 4, !tbaa !3
  %56 = call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %4) #12
  %57 = load i32, ptr %11, align 4, !tbaa !3
  %58 = add i32 %57, -1
  store i32 %58, ptr %11, align 4, !tbaa !3
  br label %48

59:                                               ; preds = %42
  %60 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 3
  %61 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 4
  %62 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 6
  %63 = atomicrmw add ptr %62, i32 1 seq_cst, align 4
  %64 = call i32 @pthread_mutex_unlock(ptr noundef %4) #12
  %65 = load i32, ptr %13, align 8, !tbaa !27
  %66 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 5
  %67 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 2
  %68 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 1
  %69 = load i32, ptr %66, align 8, !tbaa !28
  %70 = atomicrmw add ptr %60, i32 %69 seq_cst, align 4
  %71 = load i32, ptr %61, align 4, !tbaa !24
  %72 = icmp sgt i32 %71, %70
  br i1 %72, label %73, label %95

73:                                               ; preds = %59, %90
  %74 = phi i32 [ %93, %90 ], [ %71, %59 ]
  %75 = phi i32 [ %92, %90 ], [ %70, %59 ]
  %76 = sub nsw i32 %74, %75
  %77 = load i32, ptr %66, align 8, !tbaa !28
  %78 = icmp slt i32 %76, %77
  %79 = add nsw i32 %77, %75
  %80 = select i1 %78, i32 %74, i32 %79
  %81 = icmp slt i32 %75, %80
  br i1 %81, label %82, label %90

82:                                               ; preds = %73, %82
  %83 = phi i32 [ %86, %82 ], [ %75, %73 ]
  %84 = load ptr, ptr %67, align 8, !tbaa !29
  %85 = load ptr, ptr %68, align 8, !tbaa !30
  call void %84(ptr noundef %85, i32 noundef %65, i32 noundef %83) #12
  %86 = add i32 %83, 1
  %87 = icmp eq i32 %86, %80
  br i1 %87, label %88, label %82, !llvm.loop !31

88:                                               ; preds = %82
  %89 = load i32, ptr %66, align 8, !tbaa !28
  br label %90

90:                                               ; preds = %88, %73
  %91 = phi i32 [ %89, %88 ], [ %77, %73 ]
  %92 = atomicrmw add ptr %60, i32 %91 seq_cst, align 4
  %93 = load i32, ptr %61, align 4, !tbaa !24
  %94 = icmp sgt i32 %93, %92
  br i1 %94, label %73, label %95

95:                                               ; preds = %90, %59
  %96 = call i32 @pthread_mutex_lock(ptr noundef %4) #12
  %97 = atomicrmw sub ptr %62, i32 1 seq_cst, align 4
  %98 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %14) #12
  %99 = call i32 @pthread_mutex_unlock(ptr noundef %4) #12
  br label %15

100:                                              ; preds = %50
  %101 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #12
  ret ptr null
}

; Function Attrs: nounwind
define dso_local i32 @print_0(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #9
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull @outputs, ptr noundef %0, ptr noundef nonnull %2) #13
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
  %5 = call i32 @vsnprintf(ptr noundef null, i64 noundef 0, ptr noundef %1, ptr noundef nonnull %4) #12
  call void @llvm.va_end(ptr nonnull %4)
  %6 = icmp slt i32 %5, 0
  br i1 %6, label %40, label %7

7:                                                ; preds = %3
  %8 = call i32 @pthread_mutex_lock(ptr noundef %0) #12
  %9 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 2
  %10 = load i64, ptr %9, align 8, !tbaa !32
  %11 = zext i32 %5 to i64
  %12 = add nuw nsw i64 %11, 1
  %13 = add i64 %12, %10
  %14 = icmp ult i64 %13, 1048577
  br i1 %14, label %15, label %34

15:                                               ; preds = %7
  %16 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 3
  %17 = load i64, ptr %16, align 8, !tbaa !35
  %18 = icmp ugt i64 %13, %17
  %19 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !36
  br i1 %18, label %21, label %27

21:                                               ; preds = %15
  %22 = shl nuw nsw i64 %13, 1
  %23 = call ptr @realloc(ptr noundef %20, i64 noundef %22) #12
  %24 = icmp eq ptr %23, null
  br i1 %24, label %34, label %25

25:                                               ; preds = %21
  store ptr %23, ptr %19, align 8, !tbaa !36
  store i64 %22, ptr %16, align 8, !tbaa !35
  %26 = load i64, ptr %9, align 8, !tbaa !32
  br label %27

27:                                               ; preds = %15, %25
  %28 = phi i64 [ %26, %25 ], [ %10, %15 ]
  %29 = phi ptr [ %23, %25 ], [ %20, %15 ]
  %30 = getelementptr inbounds i8, ptr %29, i64 %28
  %31 = call i32 @vsnprintf(ptr noundef %30, i64 noundef %12, ptr noundef %1, ptr noundef %2) #12
  %32 = load i64, ptr %9, align 8, !tbaa !32
  %33 = add i64 %32, %11
  store atomic i64 %33, ptr %9 seq_cst, align 8
  br label %38

34:                                               ; preds = %7, %21
  %35 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 4
  %36 = load i64, ptr %35, align 8, !tbaa !37
  %37 = add i64 %36, 1
  store i64 %37, ptr %35, align 8, !tbaa !37
  br label %38

38:                                               ; preds = %34, %27
  %39 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #12
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
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 1), ptr noundef %0, ptr noundef nonnull %2) #13
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #9
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_2(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #9
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 2), ptr noundef %0, ptr noundef nonnull %2) #13
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #9
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_3(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #9
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 3), ptr noundef %0, ptr noundef nonnull %2) #13
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #9
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_4(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #9
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 4), ptr noundef %0, ptr noundef nonnull %2) #13
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #9
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_5(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #9
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 5), ptr noundef %0, ptr noundef nonnull %2) #13
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #9
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_6(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #9
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 6), ptr noundef %0, ptr noundef nonnull %2) #13
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #9
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_7(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #9
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 7), ptr noundef %0, ptr noundef nonnull %2) #13
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #9
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_8(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #9
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 8), ptr noundef %0, ptr noundef nonnull %2) #13
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #9
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_9(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #9
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 9), ptr noundef %0, ptr noundef nonnull %2) #13
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #9
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_10(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #9
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 10), ptr noundef %0, ptr noundef nonnull %2) #13
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #9
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_11(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #9
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 11), ptr noundef %0, ptr noundef nonnull %2) #13
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #9
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_12(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #9
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 12), ptr noundef %0, ptr noundef nonnull %2) #13
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #9
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_13(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #9
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 13), ptr noundef %0, ptr noundef nonnull %2) #13
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #9
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_14(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #9
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 14), ptr noundef %0, ptr noundef nonnull %2) #13
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #9
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_15(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #9
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 15), ptr noundef %0, ptr noundef nonnull %2) #13
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #9
  ret i32 %3
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
  %9 = load i64, ptr %8, align 8, !tbaa !32
  %10 = tail call i64 @llvm.umin.i64(i64 %9, i64 %2)
  %11 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 1
  %12 = load ptr, ptr %11, align 16, !tbaa !36
  %13 = tail call ptr @memcpy(ptr noundef %1, ptr noundef %12, i64 noundef %10) #12
  %14 = load ptr, ptr %11, align 16, !tbaa !36
  %15 = getelementptr inbounds i8, ptr %14, i64 %10
  %16 = load i64, ptr %8, align 8, !tbaa !32
  %17 = sub i64 %16, %10
  %18 = tail call ptr @memmove(ptr noundef %14, ptr noundef %15, i64 noundef %17) #12
  %19 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 4
  %20 = load i64, ptr %19, align 8, !tbaa !37
  store i64 %20, ptr %3, align 8, !tbaa !13
  store i64 0, ptr %19, align 8, !tbaa !37
  %21 = load i64, ptr %8, align 8, !tbaa !32
  %22 = icmp eq i64 %10, %21
  br i1 %22, label %23, label %27

23:                                               ; preds = %4
  %24 = load ptr, ptr %11, align 16, !tbaa !36
  tail call void @free(ptr noundef %24) #12
  store ptr null, ptr %11, align 16, !tbaa !36
  %25 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 3
  store i64 0, ptr %25, align 16, !tbaa !35
  %26 = load i64, ptr %8, align 8, !tbaa !32
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
define dso_local i32 @host_vsnprintf(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = tail call i32 @vsnprintf(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3) #12
  ret i32 %5
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
  %13 = load ptr, ptr %12, align 8, !tbaa !38
  store ptr %13, ptr %8, align 8, !tbaa !40
  store ptr %8, ptr %12, align 8, !tbaa !38
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
  %3 = load ptr, ptr %2, align 8, !tbaa !38
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %6

5:                                                ; preds = %6, %1
  tail call void @free(ptr noundef %0) #12
  ret void

6:                                                ; preds = %1, %6
  %7 = phi ptr [ %8, %6 ], [ %3, %1 ]
  %8 = load ptr, ptr %7, align 8, !tbaa !40
  tail call void @free(ptr noundef nonnull %7) #12
  %9 = icmp eq ptr %8, null
  br i1 %9, label %5, label %6, !llvm.loop !42
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
  %13 = load ptr, ptr %12, align 8, !tbaa !43
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %15 = load ptr, ptr %14, align 8, !tbaa !47
  %16 = getelementptr inbounds %struct.task, ptr %15, i64 0, i32 1
  %17 = load atomic i64, ptr %16 monotonic, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %10) #9
  %18 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %10) #12
  %19 = load i64, ptr %10, align 8, !tbaa !20
  %20 = mul i64 %19, -1000000000
  %21 = getelementptr inbounds %struct.timespec, ptr %10, i64 0, i32 1
  %22 = load i64, ptr %21, align 8, !tbaa !22
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
  %33 = load i64, ptr %32, align 8, !tbaa !48
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
  call void %4(ptr noundef %3, i32 noundef 0, i32 noundef %46) #12
  %54 = icmp slt i32 %53, %40
  %55 = icmp slt i32 %53, %1
  %56 = and i1 %54, %55
  br i1 %56, label %45, label %57, !llvm.loop !49

57:                                               ; preds = %52
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #9
  %58 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %9) #12
  %59 = load i64, ptr %9, align 8, !tbaa !20
  %60 = mul i64 %59, 1000000000
  %61 = load i64, ptr %38, align 8, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #9
  %62 = add i64 %61, %23
  %63 = add i64 %62, %60
  %64 = shl nsw i32 %40, 1
  br label %39, !llvm.loop !49

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
  store ptr %3, ptr %76, align 8, !tbaa !30
  %77 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 2
  store ptr %4, ptr %77, align 8, !tbaa !29
  %78 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 3
  store i32 %66, ptr %78, align 8, !tbaa !50
  %79 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 4
  store i32 %1, ptr %79, align 4, !tbaa !24
  %80 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 5
  %81 = call i32 @llvm.smax.i32(i32 %75, i32 1)
  store i32 %81, ptr %80, align 8, !tbaa !28
  %82 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 6
  store i32 0, ptr %82, align 4, !tbaa !51
  %83 = call i32 @pthread_mutex_lock(ptr noundef nonnull %13) #12
  %84 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 3
  %85 = load ptr, ptr %84, align 8, !tbaa !15
  store ptr %85, ptr %11, align 8, !tbaa !52
  store ptr %11, ptr %84, align 8, !tbaa !15
  %86 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 4
  %87 = atomicrmw add ptr %86, i32 1 seq_cst, align 4
  %88 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 5
  %89 = load i32, ptr %88, align 4, !tbaa !3
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %94, label %91

91:                                               ; preds = %69
  %92 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 1
  %93 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %92) #12
  br label %94

94:                                               ; preds = %69, %91
  %95 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #12
  %96 = load i32, ptr %80, align 8, !tbaa !28
  %97 = atomicrmw add ptr %78, i32 %96 seq_cst, align 4
  %98 = load i32, ptr %79, align 4, !tbaa !24
  %99 = icmp sgt i32 %98, %97
  br i1 %99, label %100, label %125

100:                                              ; preds = %94, %118
  %101 = phi i32 [ %123, %118 ], [ %98, %94 ]
  %102 = phi i32 [ %122, %118 ], [ %97, %94 ]
  %103 = phi i32 [ %121, %118 ], [ 0, %94 ]
  %104 = sub nsw i32 %101, %102
  %105 = load i32, ptr %80, align 8, !tbaa !28
  %106 = icmp slt i32 %104, %105
  %107 = add nsw i32 %105, %102
  %108 = select i1 %106, i32 %101, i32 %107
  %109 = icmp slt i32 %102, %108
  br i1 %109, label %110, label %118

110:                                              ; preds = %100, %110
  %111 = phi i32 [ %114, %110 ], [ %102, %100 ]
  %112 = load ptr, ptr %77, align 8, !tbaa !29
  %113 = load ptr, ptr %76, align 8, !tbaa !30
  call void %112(ptr noundef %113, i32 noundef 0, i32 noundef %111) #12
  %114 = add i32 %111, 1
  %115 = icmp eq i32 %114, %108
  br i1 %115, label %116, label %110, !llvm.loop !31

116:                                              ; preds = %110
  %117 = load i32, ptr %80, align 8, !tbaa !28
  br label %118

118:                                              ; preds = %116, %100
  %119 = phi i32 [ %117, %116 ], [ %105, %100 ]
  %120 = sub i32 %103, %102
  %121 = add i32 %120, %108
  %122 = atomicrmw add ptr %78, i32 %119 seq_cst, align 4
  %123 = load i32, ptr %79, align 4, !tbaa !24
  %124 = icmp sgt i32 %123, %122
  br i1 %124, label %100, label %125

125:                                              ; preds = %118, %94
  %126 = phi i32 [ 0, %94 ], [ %121, %118 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #9
  %127 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #12
  %128 = load i64, ptr %8, align 8, !tbaa !20
  %129 = getelementptr inbounds %struct.timespec, ptr %8, i64 0, i32 1
  %130 = load i64, ptr %129, align 8, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #9
  %131 = add i64 %130, %23
  %132 = call i32 @pthread_mutex_lock(ptr noundef %13) #12
  br label %133

133:                                              ; preds = %133, %125
  %134 = phi ptr [ %84, %125 ], [ %135, %133 ]
  %135 = load ptr, ptr %134, align 8, !tbaa !15
  %136 = icmp eq ptr %135, %11
  br i1 %136, label %137, label %133, !llvm.loop !53

137:                                              ; preds = %133
  %138 = add nsw i32 %126, %66
  %139 = mul i64 %128, 1000000000
  %140 = add i64 %131, %139
  %141 = load ptr, ptr %11, align 8, !tbaa !52
  store ptr %141, ptr %134, align 8, !tbaa !15
  %142 = call i32 @pthread_mutex_unlock(ptr noundef %13) #12
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #9
  %143 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #12
  %144 = load i64, ptr %7, align 8, !tbaa !20
  %145 = mul i64 %144, 1000000000
  %146 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1
  %147 = load i64, ptr %146, align 8, !tbaa !22
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
  %155 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #12
  %156 = load i64, ptr %6, align 8, !tbaa !20
  %157 = mul i64 %156, 1000000000
  %158 = load i64, ptr %153, align 8, !tbaa !22
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
  br i1 %166, label %161, label %154, !llvm.loop !54

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
  br i1 %176, label %177, label %173, !llvm.loop !55

177:                                              ; preds = %173, %167
  %178 = call i32 @pthread_mutex_unlock(ptr noundef %13) #12
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
  %191 = load i64, ptr %190, align 8, !tbaa !48
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
  store ptr %0, ptr %7, align 8, !tbaa !43
  %8 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 1, i32 1
  store i32 %1, ptr %8, align 8, !tbaa !56
  %9 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 7
  store i64 %2, ptr %9, align 8, !tbaa !57
  %10 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 13
  %11 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 14
  store ptr %10, ptr %11, align 8, !tbaa !58
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
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %12 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %15 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %18 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %20 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  %21 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %23 = getelementptr inbounds %struct.context, ptr %4, i64 0, i32 1
  %24 = getelementptr inbounds %struct.context, ptr %4, i64 0, i32 2
  %25 = getelementptr inbounds %struct.context, ptr %4, i64 0, i32 3
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %27 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %28 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1, i32 1
  br label %32

32:                                               ; preds = %429, %1
  %33 = load atomic i32, ptr %8 seq_cst, align 4
  %34 = call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #12
  %35 = load ptr, ptr %10, align 8, !tbaa !59
  %36 = icmp eq ptr %35, null
  br i1 %36, label %42, label %37

37:                                               ; preds = %108, %32
  %38 = phi ptr [ %35, %32 ], [ %121, %108 ]
  %39 = load ptr, ptr %38, align 8, !tbaa !60
  store ptr %39, ptr %10, align 8, !tbaa !59
  %40 = icmp eq ptr %39, null
  br i1 %40, label %41, label %128

41:                                               ; preds = %37
  store ptr %10, ptr %19, align 8, !tbaa !58
  br label %128

42:                                               ; preds = %32, %108
  %43 = phi i32 [ %110, %108 ], [ %33, %32 ]
  %44 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #12
  %45 = load atomic i32, ptr %11 seq_cst, align 4
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %123

47:                                               ; preds = %42
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #9
  %48 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #12
  %49 = load i64, ptr %7, align 8, !tbaa !20
  %50 = mul i64 %49, 1000000000
  %51 = load i64, ptr %12, align 8, !tbaa !22
  %52 = add i64 %50, %51
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #9
  %53 = load i64, ptr %13, align 8, !tbaa !57
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %84, label %55

55:                                               ; preds = %47
  %56 = load i64, ptr %14, align 8, !tbaa !62
  %57 = shl i64 %56, 1
  %58 = add i64 %57, 1000
  %59 = atomicrmw add ptr @spinners, i32 1 seq_cst, align 4
  %60 = add i32 %59, 1
  %61 = load i32, ptr @most_spinners, align 4, !tbaa !3
  %62 = icmp sgt i32 %60, %61
  br i1 %62, label %81, label %63

63:                                               ; preds = %55
  %64 = icmp ult i64 %56, %53
  %65 = load atomic i32, ptr %8 seq_cst, align 4
  %66 = icmp eq i32 %65, %43
  %67 = icmp ne i64 %58, 0
  %68 = select i1 %66, i1 %64, i1 false
  %69 = select i1 %68, i1 %67, i1 false
  br i1 %69, label %70, label %81

70:                                               ; preds = %63, %70
  call void @llvm.x86.sse2.pause()
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #9
  %71 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #12
  %72 = load i64, ptr %6, align 8, !tbaa !20
  %73 = mul i64 %72, 1000000000
  %74 = load i64, ptr %15, align 8, !tbaa !22
  %75 = add i64 %73, %74
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #9
  %76 = load atomic i32, ptr %8 seq_cst, align 4
  %77 = icmp eq i32 %76, %43
  %78 = sub i64 %75, %52
  %79 = icmp ugt i64 %58, %78
  %80 = select i1 %77, i1 %79, i1 false
  br i1 %80, label %70, label %81, !llvm.loop !63

81:                                               ; preds = %70, %63, %55
  %82 = phi i64 [ %52, %55 ], [ %52, %63 ], [ %75, %70 ]
  %83 = atomicrmw sub ptr @spinners, i32 1 seq_cst, align 4
  br label %84

84:                                               ; preds = %81, %47
  %85 = phi i64 [ %82, %81 ], [ %52, %47 ]
  %86 = call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #12
  %87 = load ptr, ptr %10, align 8, !tbaa !59
  %88 = icmp eq ptr %87, null
  br i1 %88, label %89, label %108

89:                                               ; preds = %84
  %90 = load atomic i32, ptr %11 seq_cst, align 4
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %108

92:                                               ; preds = %89
  %93 = load ptr, ptr %10, align 8, !tbaa !59
  %94 = icmp eq ptr %93, null
  br i1 %94, label %95, label %102

95:                                               ; preds = %92, %98
  %96 = load atomic i32, ptr %11 seq_cst, align 4
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %102

98:                                               ; preds = %95
  store i32 1, ptr %16, align 8, !tbaa !64
  %99 = call i32 @pthread_cond_wait(ptr noundef nonnull %17, ptr noundef nonnull %9) #12
  store i32 0, ptr %16, align 8, !tbaa !64
  %100 = load ptr, ptr %10, align 8, !tbaa !59
  %101 = icmp eq ptr %100, null
  br i1 %101, label %95, label %102, !llvm.loop !65

102:                                              ; preds = %98, %95, %92
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #9
  %103 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #12
  %104 = load i64, ptr %5, align 8, !tbaa !20
  %105 = mul i64 %104, 1000000000
  %106 = load i64, ptr %18, align 8, !tbaa !22
  %107 = add i64 %105, %106
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #9
  br label %108

108:                                              ; preds = %102, %89, %84
  %109 = phi i64 [ %85, %84 ], [ %85, %89 ], [ %107, %102 ]
  %110 = load atomic i32, ptr %8 seq_cst, align 4
  %111 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #12
  %112 = sub i64 %109, %52
  %113 = load i64, ptr %13, align 8, !tbaa !57
  %114 = shl i64 %113, 2
  %115 = call i64 @llvm.umin.i64(i64 %112, i64 %114)
  %116 = load i64, ptr %14, align 8, !tbaa !62
  %117 = mul i64 %116, 3
  %118 = add i64 %117, %115
  %119 = lshr i64 %118, 2
  store i64 %119, ptr %14, align 8, !tbaa !62
  %120 = call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #12
  %121 = load ptr, ptr %10, align 8, !tbaa !59
  %122 = icmp eq ptr %121, null
  br i1 %122, label %42, label %37

123:                                              ; preds = %42
  %124 = call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #12
  %125 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store i32 1, ptr %125, align 8, !tbaa !66
  %126 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %29) #12
  %127 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #12
  ret ptr null

128:                                              ; preds = %41, %37
  %129 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #12
  %130 = getelementptr inbounds %struct.batch, ptr %38, i64 0, i32 1
  %131 = load ptr, ptr %130, align 8, !tbaa !67
  %132 = getelementptr inbounds %struct.batch, ptr %38, i64 0, i32 2
  %133 = load i64, ptr %132, align 8, !tbaa !68
  %134 = getelementptr inbounds i8, ptr %131, i64 %133
  %135 = icmp sgt i64 %133, 0
  br i1 %135, label %136, label %429

136:                                              ; preds = %128, %425
  %137 = phi ptr [ %427, %425 ], [ %131, %128 ]
  %138 = load atomic i32, ptr %11 seq_cst, align 4
  %139 = icmp eq i32 %138, 2
  br i1 %139, label %429, label %140

140:                                              ; preds = %136
  %141 = getelementptr inbounds %struct.command, ptr %137, i64 0, i32 2
  %142 = load i32, ptr %141, align 4, !tbaa !69
  %143 = load i16, ptr %137, align 4, !tbaa !72
  switch i16 %143, label %402 [
    i16 1, label %147
    i16 2, label %338
    i16 3, label %346
    i16 4, label %144
    i16 5, label %394
  ]

144:                                              ; preds = %140
  %145 = getelementptr inbounds %struct.wait, ptr %137, i64 0, i32 1
  %146 = getelementptr inbounds %struct.wait, ptr %137, i64 0, i32 2
  br label %371

147:                                              ; preds = %140
  %148 = getelementptr inbounds %struct.launch, ptr %137, i64 0, i32 1
  %149 = load ptr, ptr %148, align 8, !tbaa !15
  %150 = getelementptr inbounds %struct.kernel, ptr %149, i64 0, i32 3
  %151 = load i64, ptr %149, align 8, !tbaa !13
  %152 = getelementptr inbounds %struct.task, ptr %150, i64 %151
  %153 = getelementptr inbounds %struct.kernel, ptr %149, i64 0, i32 1
  %154 = load i64, ptr %153, align 8, !tbaa !13
  %155 = getelementptr inbounds %struct.extents, ptr %152, i64 %154
  %156 = getelementptr inbounds %struct.kernel, ptr %149, i64 0, i32 2
  %157 = load i64, ptr %156, align 8, !tbaa !13
  %158 = icmp eq i64 %157, 0
  br i1 %158, label %223, label %159

159:                                              ; preds = %147
  %160 = getelementptr inbounds %struct.launch, ptr %137, i64 0, i32 4
  %161 = and i64 %157, 3
  %162 = icmp ult i64 %157, 4
  br i1 %162, label %206, label %163

163:                                              ; preds = %159
  %164 = and i64 %157, -4
  br label %165

165:                                              ; preds = %165, %163
  %166 = phi i64 [ 0, %163 ], [ %203, %165 ]
  %167 = phi i64 [ 0, %163 ], [ %204, %165 ]
  %168 = getelementptr inbounds %struct.pack, ptr %155, i64 %166
  %169 = getelementptr inbounds %struct.pack, ptr %168, i64 0, i32 1
  %170 = load i32, ptr %169, align 4, !tbaa !73
  %171 = zext i32 %170 to i64
  %172 = getelementptr inbounds i8, ptr %160, i64 %171
  %173 = load i32, ptr %168, align 4, !tbaa !75
  %174 = zext i32 %173 to i64
  %175 = getelementptr inbounds i8, ptr %160, i64 %174
  store ptr %172, ptr %175, align 8, !tbaa !15
  %176 = or i64 %166, 1
  %177 = getelementptr inbounds %struct.pack, ptr %155, i64 %176
  %178 = getelementptr inbounds %struct.pack, ptr %177, i64 0, i32 1
  %179 = load i32, ptr %178, align 4, !tbaa !73
  %180 = zext i32 %179 to i64
  %181 = getelementptr inbounds i8, ptr %160, i64 %180
  %182 = load i32, ptr %177, align 4, !tbaa !75
  %183 = zext i32 %182 to i64
  %184 = getelementptr inbounds i8, ptr %160, i64 %183
  store ptr %181, ptr %184, align 8, !tbaa !15
  %185 = or i64 %166, 2
  %186 = getelementptr inbounds %struct.pack, ptr %155, i64 %185
  %187 = getelementptr inbounds %struct.pack, ptr %186, i64 0, i32 1
  %188 = load i32, ptr %187, align 4, !tbaa !73
  %189 = zext i32 %188 to i64
  %190 = getelementptr inbounds i8, ptr %160, i64 %189
  %191 = load i32, ptr %186, align 4, !tbaa !75
  %192 = zext i32 %191 to i64
  %193 = getelementptr inbounds i8, ptr %160, i64 %192
  store ptr %190, ptr %193, align 8, !tbaa !15
  %194 = or i64 %166, 3
  %195 = getelementptr inbounds %struct.pack, ptr %155, i64 %194
  %196 = getelementptr inbounds %struct.pack, ptr %195, i64 0, i32 1
  %197 = load i32, ptr %196, align 4, !tbaa !73
  %198 = zext i32 %197 to i64
  %199 = getelementptr inbounds i8, ptr %160, i64 %198
  %200 = load i32, ptr %195, align 4, !tbaa !75
  %201 = zext i32 %200 to i64
  %202 = getelementptr inbounds i8, ptr %160, i64 %201
  store ptr %199, ptr %202, align 8, !tbaa !15
  %203 = add nuw i64 %166, 4
  %204 = add i64 %167, 4
  %205 = icmp eq i64 %204, %164
  br i1 %205, label %206, label %165, !llvm.loop !76

206:                                              ; preds = %165, %159
  %207 = phi i64 [ 0, %159 ], [ %203, %165 ]
  %208 = icmp eq i64 %161, 0
  br i1 %208, label %223, label %209

209:                                              ; preds = %206, %209
  %210 = phi i64 [ %220, %209 ], [ %207, %206 ]
  %211 = phi i64 [ %221, %209 ], [ 0, %206 ]
  %212 = getelementptr inbounds %struct.pack, ptr %155, i64 %210
  %213 = getelementptr inbounds %struct.pack, ptr %212, i64 0, i32 1
  %214 = load i32, ptr %213, align 4, !tbaa !73
  %215 = zext i32 %214 to i64
  %216 = getelementptr inbounds i8, ptr %160, i64 %215
  %217 = load i32, ptr %212, align 4, !tbaa !75
  %218 = zext i32 %217 to i64
  %219 = getelementptr inbounds i8, ptr %160, i64 %218
  store ptr %216, ptr %219, align 8, !tbaa !15
  %220 = add nuw i64 %210, 1
  %221 = add i64 %211, 1
  %222 = icmp eq i64 %221, %161
  br i1 %222, label %223, label %209, !llvm.loop !77

223:                                              ; preds = %206, %209, %147
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #9
  %224 = getelementptr inbounds %struct.launch, ptr %137, i64 0, i32 4
  store ptr %224, ptr %4, align 8, !tbaa !79
  %225 = getelementptr inbounds %struct.launch, ptr %137, i64 0, i32 2
  %226 = load ptr, ptr %225, align 8, !tbaa !15
  store ptr %226, ptr %23, align 8, !tbaa !81
  store i32 0, ptr %24, align 8, !tbaa !82
  %227 = getelementptr inbounds %struct.launch, ptr %137, i64 0, i32 3
  %228 = load ptr, ptr %227, align 8, !tbaa !15
  store ptr %228, ptr %25, align 8, !tbaa !83
  %229 = icmp eq i64 %154, 0
  br i1 %229, label %313, label %230

230:                                              ; preds = %223, %262
  %231 = phi i64 [ %265, %262 ], [ 0, %223 ]
  %232 = phi i64 [ %264, %262 ], [ 1, %223 ]
  %233 = getelementptr inbounds %struct.extents, ptr %152, i64 %231, i32 1
  %234 = load i32, ptr %233, align 4, !tbaa !84
  %235 = icmp eq i32 %234, 0
  br i1 %235, label %262, label %236

236:                                              ; preds = %230
  %237 = getelementptr inbounds %struct.extents, ptr %152, i64 %231
  %238 = load i32, ptr %237, align 4, !tbaa !86
  %239 = zext i32 %238 to i64
  %240 = getelementptr inbounds i8, ptr %224, i64 %239
  %241 = zext i32 %234 to i64
  %242 = and i64 %241, 7
  %243 = icmp ult i32 %234, 8
  br i1 %243, label %246, label %244

244:                                              ; preds = %236
  %245 = and i64 %241, 4294967288
  br label %267

246:                                              ; preds = %267, %236
  %247 = phi i64 [ undef, %236 ], [ %309, %267 ]
  %248 = phi i64 [ 0, %236 ], [ %310, %267 ]
  %249 = phi i64 [ 1, %236 ], [ %309, %267 ]
  %250 = icmp eq i64 %242, 0
  br i1 %250, label %262, label %251

251:                                              ; preds = %246, %251
  %252 = phi i64 [ %259, %251 ], [ %248, %246 ]
  %253 = phi i64 [ %258, %251 ], [ %249, %246 ]
  %254 = phi i64 [ %260, %251 ], [ 0, %246 ]
  %255 = getelementptr inbounds i32, ptr %240, i64 %252
  %256 = load i32, ptr %255, align 4, !tbaa !3
  %257 = sext i32 %256 to i64
  %258 = mul i64 %253, %257
  %259 = add nuw nsw i64 %252, 1
  %260 = add i64 %254, 1
  %261 = icmp eq i64 %260, %242
  br i1 %261, label %262, label %251, !llvm.loop !87

262:                                              ; preds = %246, %251, %230
  %263 = phi i64 [ 1, %230 ], [ %247, %246 ], [ %258, %251 ]
  %264 = call i64 @llvm.umax.i64(i64 %263, i64 %232)
  %265 = add nuw i64 %231, 1
  %266 = icmp eq i64 %265, %154
  br i1 %266, label %313, label %230, !llvm.loop !88

267:                                              ; preds = %267, %244
  %268 = phi i64 [ 0, %244 ], [ %310, %267 ]
  %269 = phi i64 [ 1, %244 ], [ %309, %267 ]
  %270 = phi i64 [ 0, %244 ], [ %311, %267 ]
  %271 = getelementptr inbounds i32, ptr %240, i64 %268
  %272 = load i32, ptr %271, align 4, !tbaa !3
  %273 = sext i32 %272 to i64
  %274 = mul i64 %269, %273
  %275 = or i64 %268, 1
  %276 = getelementptr inbounds i32, ptr %240, i64 %275
  %277 = load i32, ptr %276, align 4, !tbaa !3
  %278 = sext i32 %277 to i64
  %279 = mul i64 %274, %278
  %280 = or i64 %268, 2
  %281 = getelementptr inbounds i32, ptr %240, i64 %280
  %282 = load i32, ptr %281, align 4, !tbaa !3
  %283 = sext i32 %282 to i64
  %284 = mul i64 %279, %283
  %285 = or i64 %268, 3
  %286 = getelementptr inbounds i32, ptr %240, i64 %285
  %287 = load i32, ptr %286, align 4, !tbaa !3
  %288 = sext i32 %287 to i64
  %289 = mul i64 %284, %288
  %290 = or i64 %268, 4
  %291 = getelementptr inbounds i32, ptr %240, i64 %290
  %292 = load i32, ptr %291, align 4, !tbaa !3
  %293 = sext i32 %292 to i64
  %294 = mul i64 %289, %293
  %295 = or i64 %268, 5
  %296 = getelementptr inbounds i32, ptr %240, i64 %295
  %297 = load i32, ptr %296, align 4, !tbaa !3
  %298 = sext i32 %297 to i64
  %299 = mul i64 %294, %298
  %300 = or i64 %268, 6
  %301 = getelementptr inbounds i32, ptr %240, i64 %300
  %302 = load i32, ptr %301, align 4, !tbaa !3
  %303 = sext i32 %302 to i64
  %304 = mul i64 %299, %303
  %305 = or i64 %268, 7
  %306 = getelementptr inbounds i32, ptr %240, i64 %305
  %307 = load i32, ptr %306, align 4, !tbaa !3
  %308 = sext i32 %307 to i64
  %309 = mul i64 %304, %308
  %310 = add nuw nsw i64 %268, 8
  %311 = add i64 %270, 8
  %312 = icmp eq i64 %311, %245
  br i1 %312, label %246, label %267, !llvm.loop !89

313:                                              ; preds = %262, %223
  %314 = phi i64 [ 1, %223 ], [ %264, %262 ]
  store i64 %314, ptr %26, align 8, !tbaa !48
  %315 = load i64, ptr %149, align 8, !tbaa !13
  %316 = icmp eq i64 %315, 0
  br i1 %316, label %319, label %329

317:                                              ; preds = %329
  %318 = load ptr, ptr %225, align 8, !tbaa !15
  br label %319

319:                                              ; preds = %317, %313
  %320 = phi ptr [ %318, %317 ], [ %226, %313 ]
  %321 = getelementptr inbounds i8, ptr %320, i64 35224
  %322 = load i64, ptr %321, align 8, !tbaa !13
  %323 = icmp eq i64 %322, 0
  br i1 %323, label %328, label %324

324:                                              ; preds = %319
  %325 = load i64, ptr %0, align 8, !tbaa !90
  %326 = add i64 %325, 1
  %327 = getelementptr inbounds i8, ptr %320, i64 32912
  call fastcc void @add_failure(ptr noundef nonnull %22, i64 noundef %326, i64 noundef 0, ptr noundef nonnull %327) #14
  store i64 0, ptr %321, align 8, !tbaa !13
  br label %328

328:                                              ; preds = %324, %319
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #9
  br label %402

329:                                              ; preds = %313, %329
  %330 = phi ptr [ %335, %329 ], [ %149, %313 ]
  %331 = phi i64 [ %334, %329 ], [ 0, %313 ]
  %332 = getelementptr inbounds %struct.kernel, ptr %330, i64 0, i32 3, i64 %331
  store ptr %332, ptr %27, align 8, !tbaa !47
  %333 = load ptr, ptr %332, align 8, !tbaa !91
  call void %333(ptr noundef nonnull %4) #12
  %334 = add nuw i64 %331, 1
  %335 = load ptr, ptr %148, align 8, !tbaa !15
  %336 = load i64, ptr %335, align 8, !tbaa !13
  %337 = icmp ult i64 %334, %336
  br i1 %337, label %329, label %317, !llvm.loop !93

338:                                              ; preds = %140
  %339 = getelementptr inbounds %struct.copy, ptr %137, i64 0, i32 1
  %340 = load ptr, ptr %339, align 8, !tbaa !94
  %341 = getelementptr inbounds %struct.copy, ptr %137, i64 0, i32 2
  %342 = load ptr, ptr %341, align 8, !tbaa !96
  %343 = getelementptr inbounds %struct.copy, ptr %137, i64 0, i32 3
  %344 = load i64, ptr %343, align 8, !tbaa !97
  %345 = call ptr @memmove(ptr noundef %340, ptr noundef %342, i64 noundef %344) #12
  br label %402

346:                                              ; preds = %140
  %347 = getelementptr inbounds %struct.fill, ptr %137, i64 0, i32 1
  %348 = load ptr, ptr %347, align 8, !tbaa !15
  %349 = getelementptr inbounds %struct.fill, ptr %137, i64 0, i32 2
  %350 = load i64, ptr %349, align 8, !tbaa !13
  %351 = getelementptr inbounds %struct.fill, ptr %137, i64 0, i32 4
  %352 = getelementptr inbounds %struct.fill, ptr %137, i64 0, i32 3
  %353 = load i64, ptr %352, align 8, !tbaa !13
  %354 = icmp eq i64 %353, 1
  br i1 %354, label %355, label %359

355:                                              ; preds = %346
  %356 = load i8, ptr %351, align 1, !tbaa !98
  %357 = zext i8 %356 to i32
  %358 = call ptr @memset(ptr noundef %348, i32 noundef %357, i64 noundef %350) #12
  br label %402

359:                                              ; preds = %346
  %360 = call i64 @llvm.umin.i64(i64 %353, i64 %350)
  %361 = call ptr @memcpy(ptr noundef %348, ptr noundef nonnull %351, i64 noundef %360) #12
  %362 = icmp ugt i64 %350, %353
  br i1 %362, label %363, label %402

363:                                              ; preds = %359, %363
  %364 = phi i64 [ %369, %363 ], [ %360, %359 ]
  %365 = sub i64 %350, %364
  %366 = call i64 @llvm.umin.i64(i64 %364, i64 %365)
  %367 = getelementptr inbounds i8, ptr %348, i64 %364
  %368 = call ptr @memcpy(ptr noundef %367, ptr noundef %348, i64 noundef %366) #12
  %369 = add i64 %366, %364
  %370 = icmp ult i64 %369, %350
  br i1 %370, label %363, label %402, !llvm.loop !99

371:                                              ; preds = %379, %144
  %372 = load atomic i32, ptr %11 seq_cst, align 4
  %373 = icmp eq i32 %372, 2
  br i1 %373, label %402, label %374

374:                                              ; preds = %371
  %375 = load ptr, ptr %145, align 8, !tbaa !100
  %376 = load atomic i64, ptr %375 seq_cst, align 8
  %377 = load i64, ptr %146, align 8, !tbaa !102
  %378 = icmp ult i64 %376, %377
  br i1 %378, label %379, label %402

379:                                              ; preds = %374
  %380 = load ptr, ptr %145, align 8, !tbaa !100
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #9
  %381 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #12
  %382 = load i64, ptr %3, align 8, !tbaa !20
  %383 = mul i64 %382, 1000000000
  %384 = load i64, ptr %21, align 8, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #9
  %385 = add i64 %384, 20000000
  %386 = add i64 %385, %383
  %387 = call fastcc i32 @reach(ptr noundef %380, i64 noundef %377, i64 noundef %386) #13
  %388 = icmp eq i32 %387, 0
  br i1 %388, label %371, label %389, !llvm.loop !103

389:                                              ; preds = %379
  %390 = icmp slt i32 %387, 0
  br i1 %390, label %391, label %402

391:                                              ; preds = %389
  %392 = load i64, ptr %0, align 8, !tbaa !90
  %393 = add i64 %392, 1
  call fastcc void @add_failure(ptr noundef nonnull %22, i64 noundef %393, i64 noundef 1, ptr noundef null) #14
  br label %402

394:                                              ; preds = %140
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #9
  %395 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #12
  %396 = load i64, ptr %2, align 8, !tbaa !20
  %397 = mul i64 %396, 1000000000
  %398 = load i64, ptr %20, align 8, !tbaa !22
  %399 = add i64 %397, %398
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #9
  %400 = getelementptr inbounds %struct.timestamp, ptr %137, i64 0, i32 1
  %401 = load ptr, ptr %400, align 8, !tbaa !104
  store i64 %399, ptr %401, align 8, !tbaa !13
  br label %402

402:                                              ; preds = %374, %371, %363, %394, %391, %389, %359, %355, %338, %328, %140
  %403 = getelementptr inbounds %struct.command, ptr %137, i64 0, i32 1
  %404 = load i16, ptr %403, align 2, !tbaa !106
  %405 = icmp eq i16 %404, 0
  br i1 %405, label %425, label %406

406:                                              ; preds = %402
  %407 = load i64, ptr %0, align 8, !tbaa !90
  %408 = add i64 %407, 1
  store atomic i64 %408, ptr %0 seq_cst, align 8
  %409 = load atomic i32, ptr %28 seq_cst, align 8
  %410 = icmp eq i32 %409, 0
  br i1 %410, label %415, label %411

411:                                              ; preds = %406
  %412 = call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #12
  %413 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %29) #12
  %414 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #12
  br label %415

415:                                              ; preds = %411, %406
  %416 = load atomic i64, ptr %30 seq_cst, align 8
  %417 = add i64 %416, -1
  %418 = icmp ult i64 %417, %408
  br i1 %418, label %419, label %425

419:                                              ; preds = %415
  %420 = atomicrmw xchg ptr %30, i64 0 seq_cst, align 8
  %421 = icmp eq i64 %420, 0
  br i1 %421, label %425, label %422

422:                                              ; preds = %419
  %423 = load i32, ptr %31, align 8, !tbaa !107
  %424 = call i64 @write(i32 noundef %423, ptr noundef nonnull @notify.one, i64 noundef 8) #12
  br label %425

425:                                              ; preds = %402, %415, %419, %422
  %426 = zext i32 %142 to i64
  %427 = getelementptr inbounds i8, ptr %137, i64 %426
  %428 = icmp ult ptr %427, %134
  br i1 %428, label %136, label %429, !llvm.loop !108

429:                                              ; preds = %136, %425, %128
  call void @free(ptr noundef nonnull %38) #12
  br label %32, !llvm.loop !109
}

; Function Attrs: nounwind
define dso_local i32 @queue_submit(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 24) #12
  %5 = icmp eq ptr %4, null
  br i1 %5, label %22, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.batch, ptr %4, i64 0, i32 1
  store ptr %1, ptr %7, align 8, !tbaa !67
  %8 = getelementptr inbounds %struct.batch, ptr %4, i64 0, i32 2
  store i64 %2, ptr %8, align 8, !tbaa !68
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %10 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #12
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %12 = load ptr, ptr %11, align 8, !tbaa !58
  store ptr %4, ptr %12, align 8, !tbaa !15
  store ptr %4, ptr %11, align 8, !tbaa !58
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %14 = atomicrmw add ptr %13, i32 1 seq_cst, align 4
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %16 = load i32, ptr %15, align 8, !tbaa !64
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #9
  %8 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #12
  %9 = load i64, ptr %4, align 8, !tbaa !20
  %10 = mul i64 %9, 1000000000
  %11 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #9
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
  %19 = load i32, ptr %12, align 8, !tbaa !66
  %20 = icmp eq i32 %19, 0
  %21 = icmp eq i32 %18, 0
  %22 = select i1 %20, i1 %21, i1 false
  br i1 %22, label %23, label %27

23:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #9
  store i64 %14, ptr %4, align 8, !tbaa !20
  store i64 %16, ptr %15, align 8, !tbaa !22
  %24 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %13, ptr noundef nonnull %7, i32 noundef 1, ptr noundef nonnull %4) #12
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #9
  %25 = load atomic i64, ptr %0 seq_cst, align 8
  %26 = icmp ult i64 %25, %1
  br i1 %26, label %17, label %27, !llvm.loop !110

27:                                               ; preds = %23, %17, %3
  %28 = load atomic i64, ptr %0 seq_cst, align 8
  %29 = icmp ult i64 %28, %1
  br i1 %29, label %30, label %35

30:                                               ; preds = %27
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %32 = load i32, ptr %31, align 8, !tbaa !66
  %33 = icmp ne i32 %32, 0
  %34 = sext i1 %33 to i32
  br label %35

35:                                               ; preds = %27, %30
  %36 = phi i32 [ %34, %30 ], [ 1, %27 ]
  %37 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #12
  %38 = atomicrmw sub ptr %5, i32 1 seq_cst, align 4
  ret i32 %36
}

; Function Attrs: nounwind
define dso_local i32 @queue_take_failure(ptr noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #12
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !111
  %7 = icmp eq ptr %6, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %2
  %9 = load ptr, ptr %6, align 8, !tbaa !112
  store ptr %9, ptr %5, align 8, !tbaa !111
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !114
  %12 = add i64 %11, -1
  store atomic i64 %12, ptr %10 seq_cst, align 8
  %13 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #12
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2328) %1, ptr noundef nonnull align 8 dereferenceable(2328) %6, i64 2328, i1 false), !tbaa.struct !115
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
  %6 = load i32, ptr %5, align 4, !tbaa !116
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
  %3 = load i64, ptr %2, align 8, !tbaa !117
  %4 = tail call i32 @pthread_join(i64 noundef %3, ptr noundef null) #12
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %3 = load ptr, ptr %2, align 8, !tbaa !59
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %14

5:                                                ; preds = %14, %1
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15, i32 1
  %7 = load ptr, ptr %6, align 8, !tbaa !111
  %8 = icmp eq ptr %7, null
  br i1 %8, label %13, label %9

9:                                                ; preds = %5, %9
  %10 = phi ptr [ %11, %9 ], [ %7, %5 ]
  %11 = load ptr, ptr %10, align 8, !tbaa !112
  tail call void @free(ptr noundef nonnull %10) #12
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %9, !llvm.loop !118

13:                                               ; preds = %9, %5
  tail call void @free(ptr noundef %0) #12
  ret void

14:                                               ; preds = %1, %14
  %15 = phi ptr [ %16, %14 ], [ %3, %1 ]
  %16 = load ptr, ptr %15, align 8, !tbaa !60
  tail call void @free(ptr noundef nonnull %15) #12
  %17 = icmp eq ptr %16, null
  br i1 %17, label %5, label %14, !llvm.loop !119
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy(ptr, ptr) #4

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #1

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: cold nounwind optsize
define internal fastcc void @add_failure(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) unnamed_addr #10 {
  %5 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2328) #12
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
  %13 = tail call ptr @memcpy(ptr noundef nonnull %12, ptr noundef nonnull %3, i64 noundef 2048) #12
  %14 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 4
  %15 = getelementptr inbounds i8, ptr %3, i64 2048
  %16 = tail call ptr @memcpy(ptr noundef nonnull %14, ptr noundef nonnull %15, i64 noundef 256) #12
  br label %17

17:                                               ; preds = %11, %7
  %18 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #12
  %19 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !111
  %21 = icmp eq ptr %20, null
  br i1 %21, label %25, label %22

22:                                               ; preds = %17
  %23 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  %24 = load ptr, ptr %23, align 8, !tbaa !122
  br label %25

25:                                               ; preds = %17, %22
  %26 = phi ptr [ %24, %22 ], [ %19, %17 ]
  %27 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  store ptr %5, ptr %26, align 8, !tbaa !15
  store ptr %5, ptr %27, align 8, !tbaa !122
  %28 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 3
  %29 = load i64, ptr %28, align 8, !tbaa !114
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
declare i64 @llvm.umax.i64(i64, i64) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #11

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
attributes #12 = { nobuiltin nounwind "no-builtins" }
attributes #13 = { nobuiltin "no-builtins" }
attributes #14 = { cold nobuiltin "no-builtins" }

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
!14 = !{i64 0, i64 8, !15, i64 8, i64 4, !3, i64 16, i64 8, !13}
!15 = !{!9, !9, i64 0}
!16 = !{i64 0, i64 4, !3, i64 8, i64 8, !13}
!17 = !{i64 0, i64 8, !13}
!18 = distinct !{!18, !12}
!19 = !{!8, !9, i64 0}
!20 = !{!21, !10, i64 0}
!21 = !{!"", !10, i64 0, !10, i64 8}
!22 = !{!21, !10, i64 8}
!23 = distinct !{!23, !12}
!24 = !{!25, !4, i64 28}
!25 = !{!"job", !9, i64 0, !9, i64 8, !9, i64 16, !4, i64 24, !4, i64 28, !4, i64 32, !4, i64 36}
!26 = distinct !{!26, !12}
!27 = !{!8, !4, i64 8}
!28 = !{!25, !4, i64 32}
!29 = !{!25, !9, i64 16}
!30 = !{!25, !9, i64 8}
!31 = distinct !{!31, !12}
!32 = !{!33, !10, i64 72}
!33 = !{!"output", !34, i64 0, !9, i64 64, !10, i64 72, !10, i64 80, !10, i64 88}
!34 = !{!"", !5, i64 0}
!35 = !{!33, !10, i64 80}
!36 = !{!33, !9, i64 64}
!37 = !{!33, !10, i64 88}
!38 = !{!39, !9, i64 64}
!39 = !{!"arena", !34, i64 0, !9, i64 64}
!40 = !{!41, !9, i64 0}
!41 = !{!"chunk", !9, i64 0}
!42 = distinct !{!42, !12}
!43 = !{!44, !9, i64 64}
!44 = !{!"queue", !10, i64 0, !45, i64 8, !4, i64 24, !4, i64 28, !4, i64 32, !4, i64 36, !4, i64 40, !10, i64 48, !10, i64 56, !9, i64 64, !9, i64 72, !10, i64 80, !10, i64 88, !9, i64 96, !9, i64 104, !46, i64 112, !34, i64 200, !34, i64 264, !34, i64 328}
!45 = !{!"notification", !10, i64 0, !4, i64 8}
!46 = !{!"failures", !34, i64 0, !9, i64 64, !9, i64 72, !10, i64 80}
!47 = !{!44, !9, i64 72}
!48 = !{!44, !10, i64 80}
!49 = distinct !{!49, !12}
!50 = !{!25, !4, i64 24}
!51 = !{!25, !4, i64 36}
!52 = !{!25, !9, i64 0}
!53 = distinct !{!53, !12}
!54 = distinct !{!54, !12}
!55 = distinct !{!55, !12}
!56 = !{!44, !4, i64 16}
!57 = !{!44, !10, i64 48}
!58 = !{!44, !9, i64 104}
!59 = !{!44, !9, i64 96}
!60 = !{!61, !9, i64 0}
!61 = !{!"batch", !9, i64 0, !9, i64 8, !10, i64 16}
!62 = !{!44, !10, i64 56}
!63 = distinct !{!63, !12}
!64 = !{!44, !4, i64 40}
!65 = distinct !{!65, !12}
!66 = !{!44, !4, i64 32}
!67 = !{!61, !9, i64 8}
!68 = !{!61, !10, i64 16}
!69 = !{!70, !4, i64 4}
!70 = !{!"command", !71, i64 0, !71, i64 2, !4, i64 4}
!71 = !{!"short", !5, i64 0}
!72 = !{!70, !71, i64 0}
!73 = !{!74, !4, i64 4}
!74 = !{!"pack", !4, i64 0, !4, i64 4}
!75 = !{!74, !4, i64 0}
!76 = distinct !{!76, !12}
!77 = distinct !{!77, !78}
!78 = !{!"llvm.loop.unroll.disable"}
!79 = !{!80, !9, i64 0}
!80 = !{!"context", !9, i64 0, !9, i64 8, !4, i64 16, !9, i64 24}
!81 = !{!80, !9, i64 8}
!82 = !{!80, !4, i64 16}
!83 = !{!80, !9, i64 24}
!84 = !{!85, !4, i64 4}
!85 = !{!"extents", !4, i64 0, !4, i64 4}
!86 = !{!85, !4, i64 0}
!87 = distinct !{!87, !78}
!88 = distinct !{!88, !12}
!89 = distinct !{!89, !12}
!90 = !{!44, !10, i64 0}
!91 = !{!92, !9, i64 0}
!92 = !{!"task", !9, i64 0, !10, i64 8}
!93 = distinct !{!93, !12}
!94 = !{!95, !9, i64 8}
!95 = !{!"copy", !70, i64 0, !9, i64 8, !9, i64 16, !10, i64 24}
!96 = !{!95, !9, i64 16}
!97 = !{!95, !10, i64 24}
!98 = !{!5, !5, i64 0}
!99 = distinct !{!99, !12}
!100 = !{!101, !9, i64 8}
!101 = !{!"wait", !70, i64 0, !9, i64 8, !10, i64 16, !10, i64 24}
!102 = !{!101, !10, i64 16}
!103 = distinct !{!103, !12}
!104 = !{!105, !9, i64 8}
!105 = !{!"timestamp", !70, i64 0, !9, i64 8}
!106 = !{!70, !71, i64 2}
!107 = !{!45, !4, i64 8}
!108 = distinct !{!108, !12}
!109 = distinct !{!109, !12}
!110 = distinct !{!110, !12}
!111 = !{!46, !9, i64 64}
!112 = !{!113, !9, i64 0}
!113 = !{!"failure", !9, i64 0, !10, i64 8, !10, i64 16, !5, i64 24, !5, i64 2072}
!114 = !{!46, !10, i64 80}
!115 = !{i64 0, i64 8, !15, i64 8, i64 8, !13, i64 16, i64 8, !13, i64 24, i64 2048, !98, i64 2072, i64 256, !98}
!116 = !{!44, !4, i64 28}
!117 = !{!44, !10, i64 88}
!118 = distinct !{!118, !12}
!119 = distinct !{!119, !12}
!120 = !{!113, !10, i64 8}
!121 = !{!113, !10, i64 16}
!122 = !{!46, !9, i64 72}
