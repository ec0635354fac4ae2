; Made by `nox -s native` from *.c and *.h, sha256 9bcb3722a31813db40a608f4973a9461aafd6fa6c681cc53f7f6d12ebc728d25
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
%struct.queue = type { i64, i64, i64, i32, i32, i32, i32, i32, i32, i64, i64, ptr, ptr, i64, i64, ptr, ptr, ptr, ptr, %struct.mutex, %struct.condition, %struct.condition }
%struct.task = type { ptr, i64 }
%struct.context = type { ptr, ptr, i32, ptr }
%struct.batch = type { ptr, ptr, i64 }
%struct.command = type { i16, i16, i32 }
%struct.wait = type { %struct.command, ptr, i64 }
%struct.launch = type { %struct.command, ptr, ptr, ptr, [0 x i8] }
%struct.kernel = type { i64, i64, i64, [0 x %struct.task] }
%struct.extents = type { i32, i32 }
%struct.pack = type { i32, i32 }
%struct.failure = type { ptr, i64, i64, [2048 x i8], [32 x i64] }
%struct.copy = type { %struct.command, ptr, ptr, i64 }
%struct.fill = type { %struct.command, ptr, i64, i64, [0 x i8] }
%struct.timestamp = type { %struct.command, ptr }

@most_spinners = internal unnamed_addr global i32 0, align 4
@outputs = internal global [16 x %struct.output] zeroinitializer, align 16
@spinners = internal global i32 0, align 4
@one = internal constant i64 1, align 8

; Function Attrs: nounwind
define dso_local void @pool_destroy(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #10
  %3 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 6
  store atomic i32 1, ptr %3 seq_cst, align 8
  %4 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 4
  %5 = atomicrmw add ptr %4, i32 1 seq_cst, align 4
  %6 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 1
  %7 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %6) #10
  %8 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #10
  %9 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 7
  %10 = load i32, ptr %9, align 4, !tbaa !3
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %13, %1
  tail call void @free(ptr noundef nonnull %0) #10
  ret void

13:                                               ; preds = %1, %13
  %14 = phi i64 [ %18, %13 ], [ 0, %1 ]
  %15 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 9, i64 %14, i32 2
  %16 = load i64, ptr %15, align 8, !tbaa !7
  %17 = tail call i32 @pthread_join(i64 noundef %16, ptr noundef null) #10
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
  %6 = tail call ptr @calloc(i64 noundef 1, i64 noundef %5) #10
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
  %22 = tail call i32 @pthread_create(ptr noundef nonnull %21, ptr noundef null, ptr noundef nonnull @work, ptr noundef nonnull %16) #10
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %44, label %24

24:                                               ; preds = %14
  %25 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #10
  %26 = getelementptr inbounds %struct.pool, ptr %6, i64 0, i32 6
  store atomic i32 1, ptr %26 seq_cst, align 8
  %27 = getelementptr inbounds %struct.pool, ptr %6, i64 0, i32 4
  %28 = atomicrmw add ptr %27, i32 1 seq_cst, align 4
  %29 = getelementptr inbounds %struct.pool, ptr %6, i64 0, i32 1
  %30 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %29) #10
  %31 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #10
  %32 = load i32, ptr %12, align 4, !tbaa !3
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %43

34:                                               ; preds = %24, %34
  %35 = phi i64 [ %39, %34 ], [ 0, %24 ]
  %36 = getelementptr inbounds %struct.pool, ptr %6, i64 0, i32 9, i64 %35, i32 2
  %37 = load i64, ptr %36, align 8, !tbaa !7
  %38 = tail call i32 @pthread_join(i64 noundef %37, ptr noundef null) #10
  %39 = add nuw nsw i64 %35, 1
  %40 = load i32, ptr %12, align 4, !tbaa !3
  %41 = sext i32 %40 to i64
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %34, label %43, !llvm.loop !11

43:                                               ; preds = %34, %24
  tail call void @free(ptr noundef nonnull %6) #10
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #8
  %17 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #10
  %18 = load i64, ptr %3, align 8, !tbaa !20
  %19 = mul i64 %18, 1000000000
  %20 = load i64, ptr %7, align 8, !tbaa !22
  %21 = add i64 %19, %20
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #8
  %22 = load i64, ptr %8, align 8, !tbaa !13
  %23 = add i64 %21, %22
  %24 = load atomic i32, ptr %6 seq_cst, align 8
  %25 = icmp eq i32 %24, %16
  br i1 %25, label %26, label %33

26:                                               ; preds = %15, %35
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #8
  %27 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #10
  %28 = load i64, ptr %2, align 8, !tbaa !20
  %29 = mul i64 %28, 1000000000
  %30 = load i64, ptr %9, align 8, !tbaa !22
  %31 = add i64 %29, %30
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #8
  %32 = icmp ult i64 %31, %23
  br i1 %32, label %35, label %33

33:                                               ; preds = %26, %35, %15
  %34 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #10
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
  %56 = call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %4) #10
  %57 = load i32, ptr %11, align 4, !tbaa !3
  %58 = add i32 %57, -1
  store i32 %58, ptr %11, align 4, !tbaa !3
  br label %48

59:                                               ; preds = %42
  %60 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 3
  %61 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 4
  %62 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 6
  %63 = atomicrmw add ptr %62, i32 1 seq_cst, align 4
  %64 = call i32 @pthread_mutex_unlock(ptr noundef %4) #10
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
  call void %84(ptr noundef %85, i32 noundef %65, i32 noundef %83) #10
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
  %96 = call i32 @pthread_mutex_lock(ptr noundef %4) #10
  %97 = atomicrmw sub ptr %62, i32 1 seq_cst, align 4
  %98 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %14) #10
  %99 = call i32 @pthread_mutex_unlock(ptr noundef %4) #10
  br label %15

100:                                              ; preds = %50
  %101 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #10
  ret ptr null
}

; Function Attrs: nounwind
define dso_local i32 @print_0(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #8
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull @outputs, ptr noundef %0, ptr noundef nonnull %2) #11
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #8
  ret i32 %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #4

; Function Attrs: nounwind
define internal fastcc i32 @print(ptr noundef %0, ptr noundef %1, ptr noundef %2) unnamed_addr #0 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #8
  call void @llvm.va_copy(ptr nonnull %4, ptr %2)
  %5 = call i32 @vsnprintf(ptr noundef null, i64 noundef 0, ptr noundef %1, ptr noundef nonnull %4) #10
  call void @llvm.va_end(ptr nonnull %4)
  %6 = icmp slt i32 %5, 0
  br i1 %6, label %40, label %7

7:                                                ; preds = %3
  %8 = call i32 @pthread_mutex_lock(ptr noundef %0) #10
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
  %23 = call ptr @realloc(ptr noundef %20, i64 noundef %22) #10
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
  %31 = call i32 @vsnprintf(ptr noundef %30, i64 noundef %12, ptr noundef %1, ptr noundef %2) #10
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
  %39 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #10
  br label %40

40:                                               ; preds = %3, %38
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #8
  ret i32 %5
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #4

; Function Attrs: nounwind
define dso_local i32 @print_1(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #8
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 1), ptr noundef %0, ptr noundef nonnull %2) #11
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #8
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_2(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #8
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 2), ptr noundef %0, ptr noundef nonnull %2) #11
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #8
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_3(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #8
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 3), ptr noundef %0, ptr noundef nonnull %2) #11
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #8
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_4(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #8
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 4), ptr noundef %0, ptr noundef nonnull %2) #11
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #8
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_5(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #8
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 5), ptr noundef %0, ptr noundef nonnull %2) #11
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #8
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_6(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #8
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 6), ptr noundef %0, ptr noundef nonnull %2) #11
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #8
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_7(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #8
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 7), ptr noundef %0, ptr noundef nonnull %2) #11
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #8
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_8(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #8
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 8), ptr noundef %0, ptr noundef nonnull %2) #11
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #8
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_9(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #8
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 9), ptr noundef %0, ptr noundef nonnull %2) #11
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #8
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_10(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #8
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 10), ptr noundef %0, ptr noundef nonnull %2) #11
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #8
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_11(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #8
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 11), ptr noundef %0, ptr noundef nonnull %2) #11
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #8
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_12(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #8
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 12), ptr noundef %0, ptr noundef nonnull %2) #11
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #8
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_13(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #8
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 13), ptr noundef %0, ptr noundef nonnull %2) #11
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #8
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_14(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #8
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 14), ptr noundef %0, ptr noundef nonnull %2) #11
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #8
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_15(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #8
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 15), ptr noundef %0, ptr noundef nonnull %2) #11
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #8
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local void @printed_reset() local_unnamed_addr #0 {
  %1 = tail call ptr @memset(ptr noundef nonnull @outputs, i32 noundef 0, i64 noundef 1536) #10
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
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #10
  %8 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 2
  %9 = load i64, ptr %8, align 8, !tbaa !32
  %10 = tail call i64 @llvm.umin.i64(i64 %9, i64 %2)
  %11 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 1
  %12 = load ptr, ptr %11, align 16, !tbaa !36
  %13 = tail call ptr @memcpy(ptr noundef %1, ptr noundef %12, i64 noundef %10) #10
  %14 = load ptr, ptr %11, align 16, !tbaa !36
  %15 = getelementptr inbounds i8, ptr %14, i64 %10
  %16 = load i64, ptr %8, align 8, !tbaa !32
  %17 = sub i64 %16, %10
  %18 = tail call ptr @memmove(ptr noundef %14, ptr noundef %15, i64 noundef %17) #10
  %19 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 4
  %20 = load i64, ptr %19, align 8, !tbaa !37
  store i64 %20, ptr %3, align 8, !tbaa !13
  store i64 0, ptr %19, align 8, !tbaa !37
  %21 = load i64, ptr %8, align 8, !tbaa !32
  %22 = icmp eq i64 %10, %21
  br i1 %22, label %23, label %27

23:                                               ; preds = %4
  %24 = load ptr, ptr %11, align 16, !tbaa !36
  tail call void @free(ptr noundef %24) #10
  store ptr null, ptr %11, align 16, !tbaa !36
  %25 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 3
  store i64 0, ptr %25, align 16, !tbaa !35
  %26 = load i64, ptr %8, align 8, !tbaa !32
  br label %27

27:                                               ; preds = %23, %4
  %28 = phi i64 [ %26, %23 ], [ %21, %4 ]
  %29 = sub i64 %28, %10
  store atomic i64 %29, ptr %8 seq_cst, align 8
  %30 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #10
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
  %5 = tail call i32 @vsnprintf(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3) #10
  ret i32 %5
}

declare i32 @vsnprintf(ptr noundef, i64 noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local ptr @arena_create() local_unnamed_addr #0 {
  %1 = tail call ptr @calloc(i64 noundef 1, i64 noundef 72) #10
  ret ptr %1
}

; Function Attrs: nounwind
define dso_local ptr @arena_allocate(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i64 @llvm.umax.i64(i64 %2, i64 16)
  %5 = add i64 %1, 8
  %6 = add i64 %5, %4
  %7 = tail call ptr @calloc(i64 noundef 1, i64 noundef %6) #10
  %8 = freeze ptr %7
  %9 = icmp eq ptr %8, null
  br i1 %9, label %22, label %10

10:                                               ; preds = %3
  %11 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #10
  %12 = getelementptr inbounds %struct.arena, ptr %0, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8, !tbaa !38
  store ptr %13, ptr %8, align 8, !tbaa !40
  store ptr %8, ptr %12, align 8, !tbaa !38
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #10
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
  tail call void @free(ptr noundef %0) #10
  ret void

6:                                                ; preds = %1, %6
  %7 = phi ptr [ %8, %6 ], [ %3, %1 ]
  %8 = load ptr, ptr %7, align 8, !tbaa !40
  tail call void @free(ptr noundef nonnull %7) #10
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
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %13 = load ptr, ptr %12, align 8, !tbaa !43
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %15 = load ptr, ptr %14, align 8, !tbaa !45
  %16 = getelementptr inbounds %struct.task, ptr %15, i64 0, i32 1
  %17 = load atomic i64, ptr %16 monotonic, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %10) #8
  %18 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %10) #10
  %19 = load i64, ptr %10, align 8, !tbaa !20
  %20 = mul i64 %19, -1000000000
  %21 = getelementptr inbounds %struct.timespec, ptr %10, i64 0, i32 1
  %22 = load i64, ptr %21, align 8, !tbaa !22
  %23 = sub i64 %20, %22
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %10) #8
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
  %32 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %33 = load i64, ptr %32, align 8, !tbaa !46
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
  call void %4(ptr noundef %3, i32 noundef 0, i32 noundef %46) #10
  %54 = icmp slt i32 %53, %40
  %55 = icmp slt i32 %53, %1
  %56 = and i1 %54, %55
  br i1 %56, label %45, label %57, !llvm.loop !47

57:                                               ; preds = %52
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #8
  %58 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %9) #10
  %59 = load i64, ptr %9, align 8, !tbaa !20
  %60 = mul i64 %59, 1000000000
  %61 = load i64, ptr %38, align 8, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #8
  %62 = add i64 %61, %23
  %63 = add i64 %62, %60
  %64 = shl nsw i32 %40, 1
  br label %39, !llvm.loop !47

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
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %11) #8
  %76 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 1
  store ptr %3, ptr %76, align 8, !tbaa !30
  %77 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 2
  store ptr %4, ptr %77, align 8, !tbaa !29
  %78 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 3
  store i32 %66, ptr %78, align 8, !tbaa !48
  %79 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 4
  store i32 %1, ptr %79, align 4, !tbaa !24
  %80 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 5
  %81 = call i32 @llvm.smax.i32(i32 %75, i32 1)
  store i32 %81, ptr %80, align 8, !tbaa !28
  %82 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 6
  store i32 0, ptr %82, align 4, !tbaa !49
  %83 = call i32 @pthread_mutex_lock(ptr noundef nonnull %13) #10
  %84 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 3
  %85 = load ptr, ptr %84, align 8, !tbaa !15
  store ptr %85, ptr %11, align 8, !tbaa !50
  store ptr %11, ptr %84, align 8, !tbaa !15
  %86 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 4
  %87 = atomicrmw add ptr %86, i32 1 seq_cst, align 4
  %88 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 5
  %89 = load i32, ptr %88, align 4, !tbaa !3
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %94, label %91

91:                                               ; preds = %69
  %92 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 1
  %93 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %92) #10
  br label %94

94:                                               ; preds = %69, %91
  %95 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #10
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
  call void %112(ptr noundef %113, i32 noundef 0, i32 noundef %111) #10
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #8
  %127 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #10
  %128 = load i64, ptr %8, align 8, !tbaa !20
  %129 = getelementptr inbounds %struct.timespec, ptr %8, i64 0, i32 1
  %130 = load i64, ptr %129, align 8, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #8
  %131 = add i64 %130, %23
  %132 = call i32 @pthread_mutex_lock(ptr noundef %13) #10
  br label %133

133:                                              ; preds = %133, %125
  %134 = phi ptr [ %84, %125 ], [ %135, %133 ]
  %135 = load ptr, ptr %134, align 8, !tbaa !15
  %136 = icmp eq ptr %135, %11
  br i1 %136, label %137, label %133, !llvm.loop !51

137:                                              ; preds = %133
  %138 = add nsw i32 %126, %66
  %139 = mul i64 %128, 1000000000
  %140 = add i64 %131, %139
  %141 = load ptr, ptr %11, align 8, !tbaa !50
  store ptr %141, ptr %134, align 8, !tbaa !15
  %142 = call i32 @pthread_mutex_unlock(ptr noundef %13) #10
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #8
  %143 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #10
  %144 = load i64, ptr %7, align 8, !tbaa !20
  %145 = mul i64 %144, 1000000000
  %146 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1
  %147 = load i64, ptr %146, align 8, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #8
  %148 = add i64 %147, 50000
  %149 = add i64 %148, %145
  %150 = load atomic i32, ptr %82 seq_cst, align 4
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %161, label %152

152:                                              ; preds = %137
  %153 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  br label %154

154:                                              ; preds = %164, %152
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #8
  %155 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #10
  %156 = load i64, ptr %6, align 8, !tbaa !20
  %157 = mul i64 %156, 1000000000
  %158 = load i64, ptr %153, align 8, !tbaa !22
  %159 = add i64 %157, %158
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #8
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
  br i1 %166, label %161, label %154, !llvm.loop !52

167:                                              ; preds = %161
  %168 = call i32 @pthread_mutex_lock(ptr noundef %13) #10
  %169 = load atomic i32, ptr %82 seq_cst, align 4
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %177, label %171

171:                                              ; preds = %167
  %172 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 2
  br label %173

173:                                              ; preds = %173, %171
  %174 = call i32 @pthread_cond_wait(ptr noundef nonnull %172, ptr noundef %13) #10
  %175 = load atomic i32, ptr %82 seq_cst, align 4
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %177, label %173, !llvm.loop !53

177:                                              ; preds = %173, %167
  %178 = call i32 @pthread_mutex_unlock(ptr noundef %13) #10
  br label %179

179:                                              ; preds = %161, %177
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %11) #8
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
  %190 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %191 = load i64, ptr %190, align 8, !tbaa !46
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
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 320) #10
  %5 = icmp eq ptr %4, null
  br i1 %5, label %18, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 11
  store ptr %0, ptr %7, align 8, !tbaa !43
  %8 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 7
  store i32 %1, ptr %8, align 8, !tbaa !54
  %9 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 9
  store i64 %2, ptr %9, align 8, !tbaa !55
  %10 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 15
  %11 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 16
  store ptr %10, ptr %11, align 8, !tbaa !56
  %12 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 17
  %13 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 18
  store ptr %12, ptr %13, align 8, !tbaa !57
  %14 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 14
  %15 = tail call i32 @pthread_create(ptr noundef nonnull %14, ptr noundef null, ptr noundef nonnull @run, ptr noundef nonnull %4) #10
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %18, label %17

17:                                               ; preds = %6
  tail call void @free(ptr noundef nonnull %4) #10
  br label %18

18:                                               ; preds = %6, %3, %17
  %19 = phi ptr [ inttoptr (i64 1 to ptr), %17 ], [ null, %3 ], [ %4, %6 ]
  ret ptr %19
}

; Function Attrs: nounwind
define internal ptr @run(ptr noundef %0) #0 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.context, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.timespec, align 8
  %8 = alloca %struct.timespec, align 8
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %13 = getelementptr inbounds %struct.timespec, ptr %8, i64 0, i32 1
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %16 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %19 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %21 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  %22 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %23 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %26 = getelementptr inbounds %struct.context, ptr %5, i64 0, i32 1
  %27 = getelementptr inbounds %struct.context, ptr %5, i64 0, i32 2
  %28 = getelementptr inbounds %struct.context, ptr %5, i64 0, i32 3
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %32 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %34 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  br label %35

35:                                               ; preds = %486, %1
  %36 = load atomic i32, ptr %9 seq_cst, align 4
  %37 = call i32 @pthread_mutex_lock(ptr noundef nonnull %10) #10
  %38 = load ptr, ptr %11, align 8, !tbaa !58
  %39 = icmp eq ptr %38, null
  br i1 %39, label %45, label %40

40:                                               ; preds = %111, %35
  %41 = phi ptr [ %38, %35 ], [ %124, %111 ]
  %42 = load ptr, ptr %41, align 8, !tbaa !59
  store ptr %42, ptr %11, align 8, !tbaa !58
  %43 = icmp eq ptr %42, null
  br i1 %43, label %44, label %131

44:                                               ; preds = %40
  store ptr %11, ptr %20, align 8, !tbaa !56
  br label %131

45:                                               ; preds = %35, %111
  %46 = phi i32 [ %113, %111 ], [ %36, %35 ]
  %47 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %10) #10
  %48 = load atomic i32, ptr %12 seq_cst, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %126

50:                                               ; preds = %45
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #8
  %51 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #10
  %52 = load i64, ptr %8, align 8, !tbaa !20
  %53 = mul i64 %52, 1000000000
  %54 = load i64, ptr %13, align 8, !tbaa !22
  %55 = add i64 %53, %54
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #8
  %56 = load i64, ptr %14, align 8, !tbaa !55
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %87, label %58

58:                                               ; preds = %50
  %59 = load i64, ptr %15, align 8, !tbaa !61
  %60 = shl i64 %59, 1
  %61 = add i64 %60, 1000
  %62 = atomicrmw add ptr @spinners, i32 1 seq_cst, align 4
  %63 = add i32 %62, 1
  %64 = load i32, ptr @most_spinners, align 4, !tbaa !3
  %65 = icmp sgt i32 %63, %64
  br i1 %65, label %84, label %66

66:                                               ; preds = %58
  %67 = icmp ult i64 %59, %56
  %68 = load atomic i32, ptr %9 seq_cst, align 4
  %69 = icmp eq i32 %68, %46
  %70 = icmp ne i64 %61, 0
  %71 = select i1 %69, i1 %67, i1 false
  %72 = select i1 %71, i1 %70, i1 false
  br i1 %72, label %73, label %84

73:                                               ; preds = %66, %73
  call void @llvm.x86.sse2.pause()
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #8
  %74 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #10
  %75 = load i64, ptr %7, align 8, !tbaa !20
  %76 = mul i64 %75, 1000000000
  %77 = load i64, ptr %16, align 8, !tbaa !22
  %78 = add i64 %76, %77
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #8
  %79 = load atomic i32, ptr %9 seq_cst, align 4
  %80 = icmp eq i32 %79, %46
  %81 = sub i64 %78, %55
  %82 = icmp ugt i64 %61, %81
  %83 = select i1 %80, i1 %82, i1 false
  br i1 %83, label %73, label %84, !llvm.loop !62

84:                                               ; preds = %73, %66, %58
  %85 = phi i64 [ %55, %58 ], [ %55, %66 ], [ %78, %73 ]
  %86 = atomicrmw sub ptr @spinners, i32 1 seq_cst, align 4
  br label %87

87:                                               ; preds = %84, %50
  %88 = phi i64 [ %85, %84 ], [ %55, %50 ]
  %89 = call i32 @pthread_mutex_lock(ptr noundef nonnull %10) #10
  %90 = load ptr, ptr %11, align 8, !tbaa !58
  %91 = icmp eq ptr %90, null
  br i1 %91, label %92, label %111

92:                                               ; preds = %87
  %93 = load atomic i32, ptr %12 seq_cst, align 4
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %95, label %111

95:                                               ; preds = %92
  %96 = load ptr, ptr %11, align 8, !tbaa !58
  %97 = icmp eq ptr %96, null
  br i1 %97, label %98, label %105

98:                                               ; preds = %95, %101
  %99 = load atomic i32, ptr %12 seq_cst, align 4
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %105

101:                                              ; preds = %98
  store i32 1, ptr %17, align 4, !tbaa !63
  %102 = call i32 @pthread_cond_wait(ptr noundef nonnull %18, ptr noundef nonnull %10) #10
  store i32 0, ptr %17, align 4, !tbaa !63
  %103 = load ptr, ptr %11, align 8, !tbaa !58
  %104 = icmp eq ptr %103, null
  br i1 %104, label %98, label %105, !llvm.loop !64

105:                                              ; preds = %101, %98, %95
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #8
  %106 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #10
  %107 = load i64, ptr %6, align 8, !tbaa !20
  %108 = mul i64 %107, 1000000000
  %109 = load i64, ptr %19, align 8, !tbaa !22
  %110 = add i64 %108, %109
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #8
  br label %111

111:                                              ; preds = %105, %92, %87
  %112 = phi i64 [ %88, %87 ], [ %88, %92 ], [ %110, %105 ]
  %113 = load atomic i32, ptr %9 seq_cst, align 4
  %114 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %10) #10
  %115 = sub i64 %112, %55
  %116 = load i64, ptr %14, align 8, !tbaa !55
  %117 = shl i64 %116, 2
  %118 = call i64 @llvm.umin.i64(i64 %115, i64 %117)
  %119 = load i64, ptr %15, align 8, !tbaa !61
  %120 = mul i64 %119, 3
  %121 = add i64 %120, %118
  %122 = lshr i64 %121, 2
  store i64 %122, ptr %15, align 8, !tbaa !61
  %123 = call i32 @pthread_mutex_lock(ptr noundef nonnull %10) #10
  %124 = load ptr, ptr %11, align 8, !tbaa !58
  %125 = icmp eq ptr %124, null
  br i1 %125, label %45, label %40

126:                                              ; preds = %45
  %127 = call i32 @pthread_mutex_lock(ptr noundef nonnull %10) #10
  %128 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  store i32 1, ptr %128, align 8, !tbaa !65
  %129 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %32) #10
  %130 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %10) #10
  ret ptr null

131:                                              ; preds = %44, %40
  %132 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %10) #10
  %133 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 1
  %134 = load ptr, ptr %133, align 8, !tbaa !66
  %135 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 2
  %136 = load i64, ptr %135, align 8, !tbaa !67
  %137 = getelementptr inbounds i8, ptr %134, i64 %136
  %138 = icmp sgt i64 %136, 0
  br i1 %138, label %139, label %486

139:                                              ; preds = %131, %482
  %140 = phi ptr [ %484, %482 ], [ %134, %131 ]
  %141 = load atomic i32, ptr %12 seq_cst, align 4
  %142 = icmp eq i32 %141, 2
  br i1 %142, label %486, label %143

143:                                              ; preds = %139
  %144 = getelementptr inbounds %struct.command, ptr %140, i64 0, i32 2
  %145 = load i32, ptr %144, align 4, !tbaa !68
  %146 = load i16, ptr %140, align 4, !tbaa !71
  switch i16 %146, label %458 [
    i16 1, label %150
    i16 2, label %356
    i16 3, label %364
    i16 4, label %147
    i16 5, label %450
  ]

147:                                              ; preds = %143
  %148 = getelementptr inbounds %struct.wait, ptr %140, i64 0, i32 1
  %149 = getelementptr inbounds %struct.wait, ptr %140, i64 0, i32 2
  br label %389

150:                                              ; preds = %143
  %151 = getelementptr inbounds %struct.launch, ptr %140, i64 0, i32 1
  %152 = load ptr, ptr %151, align 8, !tbaa !15
  %153 = getelementptr inbounds %struct.kernel, ptr %152, i64 0, i32 3
  %154 = load i64, ptr %152, align 8, !tbaa !13
  %155 = getelementptr inbounds %struct.task, ptr %153, i64 %154
  %156 = getelementptr inbounds %struct.kernel, ptr %152, i64 0, i32 1
  %157 = load i64, ptr %156, align 8, !tbaa !13
  %158 = getelementptr inbounds %struct.extents, ptr %155, i64 %157
  %159 = getelementptr inbounds %struct.kernel, ptr %152, i64 0, i32 2
  %160 = load i64, ptr %159, align 8, !tbaa !13
  %161 = icmp eq i64 %160, 0
  br i1 %161, label %226, label %162

162:                                              ; preds = %150
  %163 = getelementptr inbounds %struct.launch, ptr %140, i64 0, i32 4
  %164 = and i64 %160, 3
  %165 = icmp ult i64 %160, 4
  br i1 %165, label %209, label %166

166:                                              ; preds = %162
  %167 = and i64 %160, -4
  br label %168

168:                                              ; preds = %168, %166
  %169 = phi i64 [ 0, %166 ], [ %206, %168 ]
  %170 = phi i64 [ 0, %166 ], [ %207, %168 ]
  %171 = getelementptr inbounds %struct.pack, ptr %158, i64 %169
  %172 = getelementptr inbounds %struct.pack, ptr %171, i64 0, i32 1
  %173 = load i32, ptr %172, align 4, !tbaa !72
  %174 = zext i32 %173 to i64
  %175 = getelementptr inbounds i8, ptr %163, i64 %174
  %176 = load i32, ptr %171, align 4, !tbaa !74
  %177 = zext i32 %176 to i64
  %178 = getelementptr inbounds i8, ptr %163, i64 %177
  store ptr %175, ptr %178, align 8, !tbaa !15
  %179 = or i64 %169, 1
  %180 = getelementptr inbounds %struct.pack, ptr %158, i64 %179
  %181 = getelementptr inbounds %struct.pack, ptr %180, i64 0, i32 1
  %182 = load i32, ptr %181, align 4, !tbaa !72
  %183 = zext i32 %182 to i64
  %184 = getelementptr inbounds i8, ptr %163, i64 %183
  %185 = load i32, ptr %180, align 4, !tbaa !74
  %186 = zext i32 %185 to i64
  %187 = getelementptr inbounds i8, ptr %163, i64 %186
  store ptr %184, ptr %187, align 8, !tbaa !15
  %188 = or i64 %169, 2
  %189 = getelementptr inbounds %struct.pack, ptr %158, i64 %188
  %190 = getelementptr inbounds %struct.pack, ptr %189, i64 0, i32 1
  %191 = load i32, ptr %190, align 4, !tbaa !72
  %192 = zext i32 %191 to i64
  %193 = getelementptr inbounds i8, ptr %163, i64 %192
  %194 = load i32, ptr %189, align 4, !tbaa !74
  %195 = zext i32 %194 to i64
  %196 = getelementptr inbounds i8, ptr %163, i64 %195
  store ptr %193, ptr %196, align 8, !tbaa !15
  %197 = or i64 %169, 3
  %198 = getelementptr inbounds %struct.pack, ptr %158, i64 %197
  %199 = getelementptr inbounds %struct.pack, ptr %198, i64 0, i32 1
  %200 = load i32, ptr %199, align 4, !tbaa !72
  %201 = zext i32 %200 to i64
  %202 = getelementptr inbounds i8, ptr %163, i64 %201
  %203 = load i32, ptr %198, align 4, !tbaa !74
  %204 = zext i32 %203 to i64
  %205 = getelementptr inbounds i8, ptr %163, i64 %204
  store ptr %202, ptr %205, align 8, !tbaa !15
  %206 = add nuw i64 %169, 4
  %207 = add i64 %170, 4
  %208 = icmp eq i64 %207, %167
  br i1 %208, label %209, label %168, !llvm.loop !75

209:                                              ; preds = %168, %162
  %210 = phi i64 [ 0, %162 ], [ %206, %168 ]
  %211 = icmp eq i64 %164, 0
  br i1 %211, label %226, label %212

212:                                              ; preds = %209, %212
  %213 = phi i64 [ %223, %212 ], [ %210, %209 ]
  %214 = phi i64 [ %224, %212 ], [ 0, %209 ]
  %215 = getelementptr inbounds %struct.pack, ptr %158, i64 %213
  %216 = getelementptr inbounds %struct.pack, ptr %215, i64 0, i32 1
  %217 = load i32, ptr %216, align 4, !tbaa !72
  %218 = zext i32 %217 to i64
  %219 = getelementptr inbounds i8, ptr %163, i64 %218
  %220 = load i32, ptr %215, align 4, !tbaa !74
  %221 = zext i32 %220 to i64
  %222 = getelementptr inbounds i8, ptr %163, i64 %221
  store ptr %219, ptr %222, align 8, !tbaa !15
  %223 = add nuw i64 %213, 1
  %224 = add i64 %214, 1
  %225 = icmp eq i64 %224, %164
  br i1 %225, label %226, label %212, !llvm.loop !76

226:                                              ; preds = %209, %212, %150
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #8
  %227 = getelementptr inbounds %struct.launch, ptr %140, i64 0, i32 4
  store ptr %227, ptr %5, align 8, !tbaa !78
  %228 = getelementptr inbounds %struct.launch, ptr %140, i64 0, i32 2
  %229 = load ptr, ptr %228, align 8, !tbaa !15
  store ptr %229, ptr %26, align 8, !tbaa !80
  store i32 0, ptr %27, align 8, !tbaa !81
  %230 = getelementptr inbounds %struct.launch, ptr %140, i64 0, i32 3
  %231 = load ptr, ptr %230, align 8, !tbaa !15
  store ptr %231, ptr %28, align 8, !tbaa !82
  %232 = icmp eq i64 %157, 0
  br i1 %232, label %316, label %233

233:                                              ; preds = %226, %265
  %234 = phi i64 [ %268, %265 ], [ 0, %226 ]
  %235 = phi i64 [ %267, %265 ], [ 1, %226 ]
  %236 = getelementptr inbounds %struct.extents, ptr %155, i64 %234, i32 1
  %237 = load i32, ptr %236, align 4, !tbaa !83
  %238 = icmp eq i32 %237, 0
  br i1 %238, label %265, label %239

239:                                              ; preds = %233
  %240 = getelementptr inbounds %struct.extents, ptr %155, i64 %234
  %241 = load i32, ptr %240, align 4, !tbaa !85
  %242 = zext i32 %241 to i64
  %243 = getelementptr inbounds i8, ptr %227, i64 %242
  %244 = zext i32 %237 to i64
  %245 = and i64 %244, 7
  %246 = icmp ult i32 %237, 8
  br i1 %246, label %249, label %247

247:                                              ; preds = %239
  %248 = and i64 %244, 4294967288
  br label %270

249:                                              ; preds = %270, %239
  %250 = phi i64 [ undef, %239 ], [ %312, %270 ]
  %251 = phi i64 [ 0, %239 ], [ %313, %270 ]
  %252 = phi i64 [ 1, %239 ], [ %312, %270 ]
  %253 = icmp eq i64 %245, 0
  br i1 %253, label %265, label %254

254:                                              ; preds = %249, %254
  %255 = phi i64 [ %262, %254 ], [ %251, %249 ]
  %256 = phi i64 [ %261, %254 ], [ %252, %249 ]
  %257 = phi i64 [ %263, %254 ], [ 0, %249 ]
  %258 = getelementptr inbounds i32, ptr %243, i64 %255
  %259 = load i32, ptr %258, align 4, !tbaa !3
  %260 = sext i32 %259 to i64
  %261 = mul i64 %256, %260
  %262 = add nuw nsw i64 %255, 1
  %263 = add i64 %257, 1
  %264 = icmp eq i64 %263, %245
  br i1 %264, label %265, label %254, !llvm.loop !86

265:                                              ; preds = %249, %254, %233
  %266 = phi i64 [ 1, %233 ], [ %250, %249 ], [ %261, %254 ]
  %267 = call i64 @llvm.umax.i64(i64 %266, i64 %235)
  %268 = add nuw i64 %234, 1
  %269 = icmp eq i64 %268, %157
  br i1 %269, label %316, label %233, !llvm.loop !87

270:                                              ; preds = %270, %247
  %271 = phi i64 [ 0, %247 ], [ %313, %270 ]
  %272 = phi i64 [ 1, %247 ], [ %312, %270 ]
  %273 = phi i64 [ 0, %247 ], [ %314, %270 ]
  %274 = getelementptr inbounds i32, ptr %243, i64 %271
  %275 = load i32, ptr %274, align 4, !tbaa !3
  %276 = sext i32 %275 to i64
  %277 = mul i64 %272, %276
  %278 = or i64 %271, 1
  %279 = getelementptr inbounds i32, ptr %243, i64 %278
  %280 = load i32, ptr %279, align 4, !tbaa !3
  %281 = sext i32 %280 to i64
  %282 = mul i64 %277, %281
  %283 = or i64 %271, 2
  %284 = getelementptr inbounds i32, ptr %243, i64 %283
  %285 = load i32, ptr %284, align 4, !tbaa !3
  %286 = sext i32 %285 to i64
  %287 = mul i64 %282, %286
  %288 = or i64 %271, 3
  %289 = getelementptr inbounds i32, ptr %243, i64 %288
  %290 = load i32, ptr %289, align 4, !tbaa !3
  %291 = sext i32 %290 to i64
  %292 = mul i64 %287, %291
  %293 = or i64 %271, 4
  %294 = getelementptr inbounds i32, ptr %243, i64 %293
  %295 = load i32, ptr %294, align 4, !tbaa !3
  %296 = sext i32 %295 to i64
  %297 = mul i64 %292, %296
  %298 = or i64 %271, 5
  %299 = getelementptr inbounds i32, ptr %243, i64 %298
  %300 = load i32, ptr %299, align 4, !tbaa !3
  %301 = sext i32 %300 to i64
  %302 = mul i64 %297, %301
  %303 = or i64 %271, 6
  %304 = getelementptr inbounds i32, ptr %243, i64 %303
  %305 = load i32, ptr %304, align 4, !tbaa !3
  %306 = sext i32 %305 to i64
  %307 = mul i64 %302, %306
  %308 = or i64 %271, 7
  %309 = getelementptr inbounds i32, ptr %243, i64 %308
  %310 = load i32, ptr %309, align 4, !tbaa !3
  %311 = sext i32 %310 to i64
  %312 = mul i64 %307, %311
  %313 = add nuw nsw i64 %271, 8
  %314 = add i64 %273, 8
  %315 = icmp eq i64 %314, %248
  br i1 %315, label %249, label %270, !llvm.loop !88

316:                                              ; preds = %265, %226
  %317 = phi i64 [ 1, %226 ], [ %267, %265 ]
  store i64 %317, ptr %29, align 8, !tbaa !46
  %318 = load i64, ptr %152, align 8, !tbaa !13
  %319 = icmp eq i64 %318, 0
  br i1 %319, label %322, label %347

320:                                              ; preds = %347
  %321 = load ptr, ptr %228, align 8, !tbaa !15
  br label %322

322:                                              ; preds = %320, %316
  %323 = phi ptr [ %321, %320 ], [ %229, %316 ]
  %324 = getelementptr inbounds i8, ptr %323, i64 35224
  %325 = load i64, ptr %324, align 8, !tbaa !13
  %326 = icmp eq i64 %325, 0
  br i1 %326, label %346, label %327

327:                                              ; preds = %322
  %328 = call ptr @calloc(i64 noundef 1, i64 noundef 2328) #10
  %329 = icmp eq ptr %328, null
  br i1 %329, label %345, label %330

330:                                              ; preds = %327
  %331 = load i64, ptr %0, align 8, !tbaa !89
  %332 = add i64 %331, 1
  %333 = getelementptr inbounds %struct.failure, ptr %328, i64 0, i32 1
  store i64 %332, ptr %333, align 8, !tbaa !90
  %334 = getelementptr inbounds %struct.failure, ptr %328, i64 0, i32 2
  store i64 0, ptr %334, align 8, !tbaa !92
  %335 = call i32 @pthread_mutex_lock(ptr noundef nonnull %10) #10
  %336 = load ptr, ptr %24, align 8, !tbaa !57
  store ptr %328, ptr %336, align 8, !tbaa !15
  store ptr %328, ptr %24, align 8, !tbaa !57
  %337 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %10) #10
  %338 = atomicrmw add ptr %25, i64 1 seq_cst, align 8
  %339 = getelementptr inbounds %struct.failure, ptr %328, i64 0, i32 3
  %340 = getelementptr inbounds i8, ptr %323, i64 32912
  %341 = call ptr @memcpy(ptr noundef nonnull %339, ptr noundef nonnull %340, i64 noundef 2048) #10
  %342 = getelementptr inbounds %struct.failure, ptr %328, i64 0, i32 4
  %343 = getelementptr inbounds i8, ptr %323, i64 34960
  %344 = call ptr @memcpy(ptr noundef nonnull %342, ptr noundef nonnull %343, i64 noundef 256) #10
  br label %345

345:                                              ; preds = %330, %327
  store i64 0, ptr %324, align 8, !tbaa !13
  br label %346

346:                                              ; preds = %345, %322
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #8
  br label %458

347:                                              ; preds = %316, %347
  %348 = phi ptr [ %353, %347 ], [ %152, %316 ]
  %349 = phi i64 [ %352, %347 ], [ 0, %316 ]
  %350 = getelementptr inbounds %struct.kernel, ptr %348, i64 0, i32 3, i64 %349
  store ptr %350, ptr %30, align 8, !tbaa !45
  %351 = load ptr, ptr %350, align 8, !tbaa !93
  call void %351(ptr noundef nonnull %5) #10
  %352 = add nuw i64 %349, 1
  %353 = load ptr, ptr %151, align 8, !tbaa !15
  %354 = load i64, ptr %353, align 8, !tbaa !13
  %355 = icmp ult i64 %352, %354
  br i1 %355, label %347, label %320, !llvm.loop !95

356:                                              ; preds = %143
  %357 = getelementptr inbounds %struct.copy, ptr %140, i64 0, i32 1
  %358 = load ptr, ptr %357, align 8, !tbaa !96
  %359 = getelementptr inbounds %struct.copy, ptr %140, i64 0, i32 2
  %360 = load ptr, ptr %359, align 8, !tbaa !98
  %361 = getelementptr inbounds %struct.copy, ptr %140, i64 0, i32 3
  %362 = load i64, ptr %361, align 8, !tbaa !99
  %363 = call ptr @memmove(ptr noundef %358, ptr noundef %360, i64 noundef %362) #10
  br label %458

364:                                              ; preds = %143
  %365 = getelementptr inbounds %struct.fill, ptr %140, i64 0, i32 1
  %366 = load ptr, ptr %365, align 8, !tbaa !15
  %367 = getelementptr inbounds %struct.fill, ptr %140, i64 0, i32 2
  %368 = load i64, ptr %367, align 8, !tbaa !13
  %369 = getelementptr inbounds %struct.fill, ptr %140, i64 0, i32 4
  %370 = getelementptr inbounds %struct.fill, ptr %140, i64 0, i32 3
  %371 = load i64, ptr %370, align 8, !tbaa !13
  %372 = icmp eq i64 %371, 1
  br i1 %372, label %373, label %377

373:                                              ; preds = %364
  %374 = load i8, ptr %369, align 1, !tbaa !100
  %375 = zext i8 %374 to i32
  %376 = call ptr @memset(ptr noundef %366, i32 noundef %375, i64 noundef %368) #10
  br label %458

377:                                              ; preds = %364
  %378 = call i64 @llvm.umin.i64(i64 %371, i64 %368)
  %379 = call ptr @memcpy(ptr noundef %366, ptr noundef nonnull %369, i64 noundef %378) #10
  %380 = icmp ugt i64 %368, %371
  br i1 %380, label %381, label %458

381:                                              ; preds = %377, %381
  %382 = phi i64 [ %387, %381 ], [ %378, %377 ]
  %383 = sub i64 %368, %382
  %384 = call i64 @llvm.umin.i64(i64 %382, i64 %383)
  %385 = getelementptr inbounds i8, ptr %366, i64 %382
  %386 = call ptr @memcpy(ptr noundef %385, ptr noundef %366, i64 noundef %384) #10
  %387 = add i64 %384, %382
  %388 = icmp ult i64 %387, %368
  br i1 %388, label %381, label %458, !llvm.loop !101

389:                                              ; preds = %432, %147
  %390 = load atomic i32, ptr %12 seq_cst, align 4
  %391 = icmp eq i32 %390, 2
  br i1 %391, label %458, label %392

392:                                              ; preds = %389
  %393 = load ptr, ptr %148, align 8, !tbaa !102
  %394 = load atomic i64, ptr %393 seq_cst, align 8
  %395 = load i64, ptr %149, align 8, !tbaa !104
  %396 = icmp ult i64 %394, %395
  br i1 %396, label %397, label %458

397:                                              ; preds = %392
  %398 = load ptr, ptr %148, align 8, !tbaa !102
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #8
  %399 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #10
  %400 = load i64, ptr %4, align 8, !tbaa !20
  %401 = mul i64 %400, 1000000000
  %402 = load i64, ptr %22, align 8, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #8
  %403 = add i64 %402, 20000000
  %404 = add i64 %403, %401
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #8
  %405 = udiv i64 %404, 1000000000
  store i64 %405, ptr %3, align 8, !tbaa !20
  %406 = urem i64 %404, 1000000000
  store i64 %406, ptr %23, align 8, !tbaa !22
  %407 = getelementptr inbounds %struct.queue, ptr %398, i64 0, i32 3
  %408 = atomicrmw add ptr %407, i32 1 seq_cst, align 4
  %409 = getelementptr inbounds %struct.queue, ptr %398, i64 0, i32 19
  %410 = call i32 @pthread_mutex_lock(ptr noundef nonnull %409) #10
  %411 = load atomic i64, ptr %398 seq_cst, align 8
  %412 = icmp ult i64 %411, %395
  br i1 %412, label %413, label %426

413:                                              ; preds = %397
  %414 = getelementptr inbounds %struct.queue, ptr %398, i64 0, i32 5
  %415 = getelementptr inbounds %struct.queue, ptr %398, i64 0, i32 21
  br label %416

416:                                              ; preds = %422, %413
  %417 = phi i32 [ 0, %413 ], [ %423, %422 ]
  %418 = load i32, ptr %414, align 8, !tbaa !65
  %419 = icmp eq i32 %418, 0
  %420 = icmp eq i32 %417, 0
  %421 = select i1 %419, i1 %420, i1 false
  br i1 %421, label %422, label %426

422:                                              ; preds = %416
  %423 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %415, ptr noundef nonnull %409, i32 noundef 1, ptr noundef nonnull %3) #10
  %424 = load atomic i64, ptr %398 seq_cst, align 8
  %425 = icmp ult i64 %424, %395
  br i1 %425, label %416, label %426, !llvm.loop !105

426:                                              ; preds = %422, %416, %397
  %427 = load atomic i64, ptr %398 seq_cst, align 8
  %428 = icmp ult i64 %427, %395
  br i1 %428, label %432, label %429

429:                                              ; preds = %426
  %430 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %409) #10
  %431 = atomicrmw sub ptr %407, i32 1 seq_cst, align 4
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #8
  br label %458

432:                                              ; preds = %426
  %433 = getelementptr inbounds %struct.queue, ptr %398, i64 0, i32 5
  %434 = load i32, ptr %433, align 8, !tbaa !65
  %435 = icmp eq i32 %434, 0
  %436 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %409) #10
  %437 = atomicrmw sub ptr %407, i32 1 seq_cst, align 4
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #8
  br i1 %435, label %389, label %438, !llvm.loop !106

438:                                              ; preds = %432
  %439 = call ptr @calloc(i64 noundef 1, i64 noundef 2328) #10
  %440 = icmp eq ptr %439, null
  br i1 %440, label %458, label %441

441:                                              ; preds = %438
  %442 = load i64, ptr %0, align 8, !tbaa !89
  %443 = add i64 %442, 1
  %444 = getelementptr inbounds %struct.failure, ptr %439, i64 0, i32 1
  store i64 %443, ptr %444, align 8, !tbaa !90
  %445 = getelementptr inbounds %struct.failure, ptr %439, i64 0, i32 2
  store i64 1, ptr %445, align 8, !tbaa !92
  %446 = call i32 @pthread_mutex_lock(ptr noundef nonnull %10) #10
  %447 = load ptr, ptr %24, align 8, !tbaa !57
  store ptr %439, ptr %447, align 8, !tbaa !15
  store ptr %439, ptr %24, align 8, !tbaa !57
  %448 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %10) #10
  %449 = atomicrmw add ptr %25, i64 1 seq_cst, align 8
  br label %458

450:                                              ; preds = %143
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #8
  %451 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #10
  %452 = load i64, ptr %2, align 8, !tbaa !20
  %453 = mul i64 %452, 1000000000
  %454 = load i64, ptr %21, align 8, !tbaa !22
  %455 = add i64 %453, %454
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #8
  %456 = getelementptr inbounds %struct.timestamp, ptr %140, i64 0, i32 1
  %457 = load ptr, ptr %456, align 8, !tbaa !107
  store i64 %455, ptr %457, align 8, !tbaa !13
  br label %458

458:                                              ; preds = %392, %389, %381, %450, %441, %438, %429, %377, %373, %356, %346, %143
  %459 = getelementptr inbounds %struct.command, ptr %140, i64 0, i32 1
  %460 = load i16, ptr %459, align 2, !tbaa !109
  %461 = icmp eq i16 %460, 0
  br i1 %461, label %482, label %462

462:                                              ; preds = %458
  %463 = load i64, ptr %0, align 8, !tbaa !89
  %464 = freeze i64 %463
  %465 = add i64 %464, 1
  store atomic i64 %465, ptr %0 seq_cst, align 8
  %466 = load atomic i32, ptr %31 seq_cst, align 8
  %467 = icmp eq i32 %466, 0
  br i1 %467, label %472, label %468

468:                                              ; preds = %462
  %469 = call i32 @pthread_mutex_lock(ptr noundef nonnull %10) #10
  %470 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %32) #10
  %471 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %10) #10
  br label %472

472:                                              ; preds = %468, %462
  %473 = load atomic i64, ptr %33 seq_cst, align 8
  %474 = add i64 %473, -1
  %475 = icmp ult i64 %474, %465
  br i1 %475, label %476, label %482

476:                                              ; preds = %472
  %477 = atomicrmw xchg ptr %33, i64 0 seq_cst, align 8
  %478 = icmp eq i64 %477, 0
  br i1 %478, label %482, label %479

479:                                              ; preds = %476
  %480 = load i32, ptr %34, align 8, !tbaa !54
  %481 = call i64 @write(i32 noundef %480, ptr noundef nonnull @one, i64 noundef 8) #10
  br label %482

482:                                              ; preds = %458, %472, %476, %479
  %483 = zext i32 %145 to i64
  %484 = getelementptr inbounds i8, ptr %140, i64 %483
  %485 = icmp ult ptr %484, %137
  br i1 %485, label %139, label %486, !llvm.loop !110

486:                                              ; preds = %139, %482, %131
  call void @free(ptr noundef nonnull %41) #10
  br label %35, !llvm.loop !111
}

; Function Attrs: nounwind
define dso_local i32 @queue_submit(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 24) #10
  %5 = icmp eq ptr %4, null
  br i1 %5, label %22, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.batch, ptr %4, i64 0, i32 1
  store ptr %1, ptr %7, align 8, !tbaa !66
  %8 = getelementptr inbounds %struct.batch, ptr %4, i64 0, i32 2
  store i64 %2, ptr %8, align 8, !tbaa !67
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %10 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #10
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %12 = load ptr, ptr %11, align 8, !tbaa !56
  store ptr %4, ptr %12, align 8, !tbaa !15
  store ptr %4, ptr %11, align 8, !tbaa !56
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %14 = atomicrmw add ptr %13, i32 1 seq_cst, align 4
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %16 = load i32, ptr %15, align 4, !tbaa !63
  %17 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #10
  %18 = icmp eq i32 %16, 0
  br i1 %18, label %22, label %19

19:                                               ; preds = %6
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %21 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %20) #10
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
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %3 = load atomic i64, ptr %2 seq_cst, align 8
  ret i64 %3
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @queue_arm(ptr nocapture noundef %0, i64 noundef %1) local_unnamed_addr #7 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
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
  %5 = alloca %struct.timespec, align 8
  %6 = load atomic i64, ptr %0 seq_cst, align 8
  %7 = icmp ult i64 %6, %1
  br i1 %7, label %8, label %50

8:                                                ; preds = %3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #8
  %9 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #10
  %10 = load i64, ptr %5, align 8, !tbaa !20
  %11 = mul i64 %10, 1000000000
  %12 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #8
  %14 = add i64 %13, %2
  %15 = add i64 %14, %11
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #8
  %16 = udiv i64 %15, 1000000000
  store i64 %16, ptr %4, align 8, !tbaa !20
  %17 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %18 = urem i64 %15, 1000000000
  store i64 %18, ptr %17, align 8, !tbaa !22
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %20 = atomicrmw add ptr %19, i32 1 seq_cst, align 4
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %22 = call i32 @pthread_mutex_lock(ptr noundef nonnull %21) #10
  %23 = load atomic i64, ptr %0 seq_cst, align 8
  %24 = icmp ult i64 %23, %1
  br i1 %24, label %25, label %38

25:                                               ; preds = %8
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %27 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  br label %28

28:                                               ; preds = %34, %25
  %29 = phi i32 [ 0, %25 ], [ %35, %34 ]
  %30 = load i32, ptr %26, align 8, !tbaa !65
  %31 = icmp eq i32 %30, 0
  %32 = icmp eq i32 %29, 0
  %33 = select i1 %31, i1 %32, i1 false
  br i1 %33, label %34, label %38

34:                                               ; preds = %28
  %35 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %27, ptr noundef nonnull %21, i32 noundef 1, ptr noundef nonnull %4) #10
  %36 = load atomic i64, ptr %0 seq_cst, align 8
  %37 = icmp ult i64 %36, %1
  br i1 %37, label %28, label %38, !llvm.loop !105

38:                                               ; preds = %34, %28, %8
  %39 = load atomic i64, ptr %0 seq_cst, align 8
  %40 = icmp ult i64 %39, %1
  br i1 %40, label %41, label %46

41:                                               ; preds = %38
  %42 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %43 = load i32, ptr %42, align 8, !tbaa !65
  %44 = icmp ne i32 %43, 0
  %45 = sext i1 %44 to i32
  br label %46

46:                                               ; preds = %38, %41
  %47 = phi i32 [ %45, %41 ], [ 1, %38 ]
  %48 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %21) #10
  %49 = atomicrmw sub ptr %19, i32 1 seq_cst, align 4
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #8
  br label %50

50:                                               ; preds = %3, %46
  %51 = phi i32 [ %47, %46 ], [ 1, %3 ]
  ret i32 %51
}

; Function Attrs: nounwind
define dso_local i32 @queue_take_failure(ptr noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #10
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %6 = load ptr, ptr %5, align 8, !tbaa !112
  %7 = icmp eq ptr %6, null
  br i1 %7, label %13, label %8

8:                                                ; preds = %2
  %9 = load ptr, ptr %6, align 8, !tbaa !113
  store ptr %9, ptr %5, align 8, !tbaa !112
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %8
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  store ptr %5, ptr %12, align 8, !tbaa !57
  br label %15

13:                                               ; preds = %2
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #10
  br label %19

15:                                               ; preds = %11, %8
  %16 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #10
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %18 = atomicrmw sub ptr %17, i64 1 seq_cst, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2328) %1, ptr noundef nonnull align 8 dereferenceable(2328) %6, i64 2328, i1 false), !tbaa.struct !114
  tail call void @free(ptr noundef nonnull %6) #10
  br label %19

19:                                               ; preds = %13, %15
  %20 = phi i32 [ 1, %15 ], [ 0, %13 ]
  ret i32 %20
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #10
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %6 = load i32, ptr %5, align 4, !tbaa !115
  %7 = icmp ult i32 %6, %1
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  store atomic i32 %1, ptr %5 seq_cst, align 4
  br label %9

9:                                                ; preds = %8, %2
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %11 = atomicrmw add ptr %10, i32 1 seq_cst, align 4
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %13 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %12) #10
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #10
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_join(ptr nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %3 = load i64, ptr %2, align 8, !tbaa !116
  %4 = tail call i32 @pthread_join(i64 noundef %3, ptr noundef null) #10
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %3 = load ptr, ptr %2, align 8, !tbaa !58
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %9

5:                                                ; preds = %9, %1
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %7 = load ptr, ptr %6, align 8, !tbaa !112
  %8 = icmp eq ptr %7, null
  br i1 %8, label %13, label %14

9:                                                ; preds = %1, %9
  %10 = phi ptr [ %11, %9 ], [ %3, %1 ]
  %11 = load ptr, ptr %10, align 8, !tbaa !59
  tail call void @free(ptr noundef nonnull %10) #10
  %12 = icmp eq ptr %11, null
  br i1 %12, label %5, label %9, !llvm.loop !117

13:                                               ; preds = %14, %5
  tail call void @free(ptr noundef %0) #10
  ret void

14:                                               ; preds = %5, %14
  %15 = phi ptr [ %16, %14 ], [ %7, %5 ]
  %16 = load ptr, ptr %15, align 8, !tbaa !113
  tail call void @free(ptr noundef nonnull %15) #10
  %17 = icmp eq ptr %16, null
  br i1 %17, label %13, label %14, !llvm.loop !118
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy(ptr, ptr) #4

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #1

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #1

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #1

declare i32 @pthread_cond_clockwait(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #9

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #5 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nobuiltin nounwind "no-builtins" }
attributes #11 = { nobuiltin "no-builtins" }

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
!44 = !{!"queue", !10, i64 0, !10, i64 8, !10, i64 16, !4, i64 24, !4, i64 28, !4, i64 32, !4, i64 36, !4, i64 40, !4, i64 44, !10, i64 48, !10, i64 56, !9, i64 64, !9, i64 72, !10, i64 80, !10, i64 88, !9, i64 96, !9, i64 104, !9, i64 112, !9, i64 120, !34, i64 128, !34, i64 192, !34, i64 256}
!45 = !{!44, !9, i64 72}
!46 = !{!44, !10, i64 80}
!47 = distinct !{!47, !12}
!48 = !{!25, !4, i64 24}
!49 = !{!25, !4, i64 36}
!50 = !{!25, !9, i64 0}
!51 = distinct !{!51, !12}
!52 = distinct !{!52, !12}
!53 = distinct !{!53, !12}
!54 = !{!44, !4, i64 40}
!55 = !{!44, !10, i64 48}
!56 = !{!44, !9, i64 104}
!57 = !{!44, !9, i64 120}
!58 = !{!44, !9, i64 96}
!59 = !{!60, !9, i64 0}
!60 = !{!"batch", !9, i64 0, !9, i64 8, !10, i64 16}
!61 = !{!44, !10, i64 56}
!62 = distinct !{!62, !12}
!63 = !{!44, !4, i64 44}
!64 = distinct !{!64, !12}
!65 = !{!44, !4, i64 32}
!66 = !{!60, !9, i64 8}
!67 = !{!60, !10, i64 16}
!68 = !{!69, !4, i64 4}
!69 = !{!"command", !70, i64 0, !70, i64 2, !4, i64 4}
!70 = !{!"short", !5, i64 0}
!71 = !{!69, !70, i64 0}
!72 = !{!73, !4, i64 4}
!73 = !{!"pack", !4, i64 0, !4, i64 4}
!74 = !{!73, !4, i64 0}
!75 = distinct !{!75, !12}
!76 = distinct !{!76, !77}
!77 = !{!"llvm.loop.unroll.disable"}
!78 = !{!79, !9, i64 0}
!79 = !{!"context", !9, i64 0, !9, i64 8, !4, i64 16, !9, i64 24}
!80 = !{!79, !9, i64 8}
!81 = !{!79, !4, i64 16}
!82 = !{!79, !9, i64 24}
!83 = !{!84, !4, i64 4}
!84 = !{!"extents", !4, i64 0, !4, i64 4}
!85 = !{!84, !4, i64 0}
!86 = distinct !{!86, !77}
!87 = distinct !{!87, !12}
!88 = distinct !{!88, !12}
!89 = !{!44, !10, i64 0}
!90 = !{!91, !10, i64 8}
!91 = !{!"failure", !9, i64 0, !10, i64 8, !10, i64 16, !5, i64 24, !5, i64 2072}
!92 = !{!91, !10, i64 16}
!93 = !{!94, !9, i64 0}
!94 = !{!"task", !9, i64 0, !10, i64 8}
!95 = distinct !{!95, !12}
!96 = !{!97, !9, i64 8}
!97 = !{!"copy", !69, i64 0, !9, i64 8, !9, i64 16, !10, i64 24}
!98 = !{!97, !9, i64 16}
!99 = !{!97, !10, i64 24}
!100 = !{!5, !5, i64 0}
!101 = distinct !{!101, !12}
!102 = !{!103, !9, i64 8}
!103 = !{!"wait", !69, i64 0, !9, i64 8, !10, i64 16}
!104 = !{!103, !10, i64 16}
!105 = distinct !{!105, !12}
!106 = distinct !{!106, !12}
!107 = !{!108, !9, i64 8}
!108 = !{!"timestamp", !69, i64 0, !9, i64 8}
!109 = !{!69, !70, i64 2}
!110 = distinct !{!110, !12}
!111 = distinct !{!111, !12}
!112 = !{!44, !9, i64 112}
!113 = !{!91, !9, i64 0}
!114 = !{i64 0, i64 8, !15, i64 8, i64 8, !13, i64 16, i64 8, !13, i64 24, i64 2048, !100, i64 2072, i64 256, !100}
!115 = !{!44, !4, i64 28}
!116 = !{!44, !10, i64 88}
!117 = distinct !{!117, !12}
!118 = distinct !{!118, !12}
