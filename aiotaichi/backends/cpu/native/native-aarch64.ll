; Made by `nox -s native` from *.c and *.h, sha256 0bb081bdcb05919f1242af7917409eb5ca72d9f5834c21aa0e14e8dfba67a545
; ModuleID = 'aiotaichi/backends/cpu/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"
target triple = "aarch64-unknown-linux-gnu"

%struct.output = type { %struct.mutex, ptr, i64, i64, i64 }
%struct.mutex = type { [8 x i64] }
%struct.pool = type { %struct.mutex, %struct.condition, %struct.condition, ptr, i32, i32, i32, i32, i64, [0 x %struct.worker] }
%struct.condition = type { [8 x i64] }
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

@most_spinners = internal unnamed_addr global i32 0, align 4
@outputs = internal global [16 x %struct.output] zeroinitializer, align 8
@spinners = internal global i32 0, align 4
@notify.one = internal constant i64 1, align 8

; Function Attrs: nounwind
define dso_local void @pool_destroy(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #11
  %3 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 6
  store atomic i32 1, ptr %3 seq_cst, align 8
  %4 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 4
  %5 = atomicrmw add ptr %4, i32 1 seq_cst, align 4
  %6 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 1
  %7 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %6) #11
  %8 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #11
  %9 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 7
  %10 = load i32, ptr %9, align 4, !tbaa !4
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %13, %1
  tail call void @free(ptr noundef nonnull %0) #11
  ret void

13:                                               ; preds = %1, %13
  %14 = phi i64 [ %18, %13 ], [ 0, %1 ]
  %15 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 9, i64 %14, i32 2
  %16 = load i64, ptr %15, align 8, !tbaa !8
  %17 = tail call i32 @pthread_join(i64 noundef %16, ptr noundef null) #11
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
define dso_local ptr @pool_create(i32 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = sext i32 %0 to i64
  %4 = mul nsw i64 %3, 24
  %5 = add nsw i64 %4, 224
  %6 = tail call ptr @calloc(i64 noundef 1, i64 noundef %5) #11
  %7 = icmp eq ptr %6, null
  br i1 %7, label %48, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds %struct.pool, ptr %6, i64 0, i32 8
  store i64 %1, ptr %9, align 8, !tbaa !14
  store i32 %0, ptr @most_spinners, align 4, !tbaa !4
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
  store ptr %6, ptr %16, align 8, !tbaa.struct !15
  %18 = getelementptr inbounds i8, ptr %16, i64 8
  %19 = trunc i64 %17 to i32
  store i32 %19, ptr %18, align 8, !tbaa.struct !17
  %20 = getelementptr inbounds i8, ptr %16, i64 16
  store i64 0, ptr %20, align 8, !tbaa.struct !18
  %21 = getelementptr inbounds %struct.pool, ptr %6, i64 0, i32 9, i64 %15, i32 2
  %22 = tail call i32 @pthread_create(ptr noundef nonnull %21, ptr noundef null, ptr noundef nonnull @work, ptr noundef nonnull %16) #11
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %44, label %24

24:                                               ; preds = %14
  %25 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #11
  %26 = getelementptr inbounds %struct.pool, ptr %6, i64 0, i32 6
  store atomic i32 1, ptr %26 seq_cst, align 8
  %27 = getelementptr inbounds %struct.pool, ptr %6, i64 0, i32 4
  %28 = atomicrmw add ptr %27, i32 1 seq_cst, align 4
  %29 = getelementptr inbounds %struct.pool, ptr %6, i64 0, i32 1
  %30 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %29) #11
  %31 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #11
  %32 = load i32, ptr %12, align 4, !tbaa !4
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %43

34:                                               ; preds = %24, %34
  %35 = phi i64 [ %39, %34 ], [ 0, %24 ]
  %36 = getelementptr inbounds %struct.pool, ptr %6, i64 0, i32 9, i64 %35, i32 2
  %37 = load i64, ptr %36, align 8, !tbaa !8
  %38 = tail call i32 @pthread_join(i64 noundef %37, ptr noundef null) #11
  %39 = add nuw nsw i64 %35, 1
  %40 = load i32, ptr %12, align 4, !tbaa !4
  %41 = sext i32 %40 to i64
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %34, label %43, !llvm.loop !12

43:                                               ; preds = %34, %24
  tail call void @free(ptr noundef nonnull %6) #11
  br label %48

44:                                               ; preds = %14
  %45 = load i32, ptr %12, align 4, !tbaa !4
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %12, align 4, !tbaa !4
  %47 = icmp eq i64 %17, %13
  br i1 %47, label %48, label %14, !llvm.loop !19

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
  %4 = load ptr, ptr %0, align 8, !tbaa !20
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #12
  %17 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #11
  %18 = load i64, ptr %3, align 8, !tbaa !21
  %19 = mul i64 %18, 1000000000
  %20 = load i64, ptr %7, align 8, !tbaa !23
  %21 = add i64 %19, %20
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #12
  %22 = load i64, ptr %8, align 8, !tbaa !14
  %23 = add i64 %21, %22
  %24 = load atomic i32, ptr %6 seq_cst, align 8
  %25 = icmp eq i32 %24, %16
  br i1 %25, label %26, label %33

26:                                               ; preds = %15, %35
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #12
  %27 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #11
  %28 = load i64, ptr %2, align 8, !tbaa !21
  %29 = mul i64 %28, 1000000000
  %30 = load i64, ptr %9, align 8, !tbaa !23
  %31 = add i64 %29, %30
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #12
  %32 = icmp ult i64 %31, %23
  br i1 %32, label %35, label %33

33:                                               ; preds = %26, %35, %15
  %34 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #11
  br label %38

35:                                               ; preds = %26
  call void @llvm.aarch64.hint(i32 1)
  %36 = load atomic i32, ptr %6 seq_cst, align 8
  %37 = icmp eq i32 %36, %16
  br i1 %37, label %26, label %33, !llvm.loop !24

38:                                               ; preds = %48, %33
  %39 = phi ptr [ %10, %33 ], [ %49, %48 ]
  %40 = load ptr, ptr %39, align 8, !tbaa !16
  %41 = icmp eq ptr %40, null
  br i1 %41, label %50, label %42

42:                                               ; preds = %38
  %43 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 3
  %44 = load atomic i32, ptr %43 seq_cst, align 8
  %45 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 4
  %46 = load i32, ptr %45, align 4, !tbaa !25
  %47 = icmp slt i32 %44, %46
  br i1 %47, label %59, label %48

48:                                               ; preds = %42, %53
  %49 = phi ptr [ %40, %42 ], [ %10, %53 ]
  br label %38, !llvm.loop !27

50:                                               ; preds = %38
  %51 = load atomic i32, ptr %5 seq_cst, align 8
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %100

53:                                               ; preds = %50
  %54 = load i32, ptr %11, align 4, !tbaa !4
  %55 = add i32 %54, 1
  store i32 %55, ptr %11, align 4, !tbaa !4
  %56 = call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %4) #11
  %57 = load i32, ptr %11, align 4, !tbaa !4
  %58 = add i32 %57, -1
  store i32 %58, ptr %11, align 4, !tbaa !4
  br label %48

59:                                               ; preds = %42
  %60 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 3
  %61 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 4
  %62 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 6
  %63 = atomicrmw add ptr %62, i32 1 seq_cst, align 4
  %64 = call i32 @pthread_mutex_unlock(ptr noundef %4) #11
  %65 = load i32, ptr %13, align 8, !tbaa !28
  %66 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 5
  %67 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 2
  %68 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 1
  %69 = load i32, ptr %66, align 8, !tbaa !29
  %70 = atomicrmw add ptr %60, i32 %69 seq_cst, align 4
  %71 = load i32, ptr %61, align 4, !tbaa !25
  %72 = icmp sgt i32 %71, %70
  br i1 %72, label %73, label %95

73:                                               ; preds = %59, %90
  %74 = phi i32 [ %93, %90 ], [ %71, %59 ]
  %75 = phi i32 [ %92, %90 ], [ %70, %59 ]
  %76 = sub nsw i32 %74, %75
  %77 = load i32, ptr %66, align 8, !tbaa !29
  %78 = icmp slt i32 %76, %77
  %79 = add nsw i32 %77, %75
  %80 = select i1 %78, i32 %74, i32 %79
  %81 = icmp slt i32 %75, %80
  br i1 %81, label %82, label %90

82:                                               ; preds = %73, %82
  %83 = phi i32 [ %86, %82 ], [ %75, %73 ]
  %84 = load ptr, ptr %67, align 8, !tbaa !30
  %85 = load ptr, ptr %68, align 8, !tbaa !31
  call void %84(ptr noundef %85, i32 noundef %65, i32 noundef %83) #11
  %86 = add i32 %83, 1
  %87 = icmp eq i32 %86, %80
  br i1 %87, label %88, label %82, !llvm.loop !32

88:                                               ; preds = %82
  %89 = load i32, ptr %66, align 8, !tbaa !29
  br label %90

90:                                               ; preds = %88, %73
  %91 = phi i32 [ %89, %88 ], [ %77, %73 ]
  %92 = atomicrmw add ptr %60, i32 %91 seq_cst, align 4
  %93 = load i32, ptr %61, align 4, !tbaa !25
  %94 = icmp sgt i32 %93, %92
  br i1 %94, label %73, label %95

95:                                               ; preds = %90, %59
  %96 = call i32 @pthread_mutex_lock(ptr noundef %4) #11
  %97 = atomicrmw sub ptr %62, i32 1 seq_cst, align 4
  %98 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %14) #11
  %99 = call i32 @pthread_mutex_unlock(ptr noundef %4) #11
  br label %15

100:                                              ; preds = %50
  %101 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #11
  ret ptr null
}

; Function Attrs: nounwind
define dso_local i32 @print_0(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #12
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !33
  %4 = call fastcc i32 @print(ptr noundef nonnull @outputs, ptr noundef %0, ptr noundef nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #12
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #12
  ret i32 %4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #4

; Function Attrs: nounwind
define internal fastcc i32 @print(ptr noundef %0, ptr noundef %1, ptr noundef %2) unnamed_addr #0 {
  %4 = alloca %struct.__va_list, align 8
  %5 = alloca %struct.__va_list, align 8
  %6 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #12
  call void @llvm.va_copy(ptr nonnull %4, ptr %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %5, ptr noundef nonnull align 8 dereferenceable(32) %4, i64 32, i1 false), !tbaa.struct !33
  %7 = call i32 @vsnprintf(ptr noundef null, i64 noundef 0, ptr noundef %1, ptr noundef nonnull %5) #11
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #12
  call void @llvm.va_end(ptr nonnull %4)
  %8 = icmp slt i32 %7, 0
  br i1 %8, label %42, label %9

9:                                                ; preds = %3
  %10 = call i32 @pthread_mutex_lock(ptr noundef %0) #11
  %11 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 2
  %12 = load i64, ptr %11, align 8, !tbaa !34
  %13 = zext i32 %7 to i64
  %14 = add nuw nsw i64 %13, 1
  %15 = add i64 %14, %12
  %16 = icmp ult i64 %15, 1048577
  br i1 %16, label %17, label %36

17:                                               ; preds = %9
  %18 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 3
  %19 = load i64, ptr %18, align 8, !tbaa !37
  %20 = icmp ugt i64 %15, %19
  %21 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 1
  %22 = load ptr, ptr %21, align 8, !tbaa !38
  br i1 %20, label %23, label %29

23:                                               ; preds = %17
  %24 = shl nuw nsw i64 %15, 1
  %25 = call ptr @realloc(ptr noundef %22, i64 noundef %24) #11
  %26 = icmp eq ptr %25, null
  br i1 %26, label %36, label %27

27:                                               ; preds = %23
  store ptr %25, ptr %21, align 8, !tbaa !38
  store i64 %24, ptr %18, align 8, !tbaa !37
  %28 = load i64, ptr %11, align 8, !tbaa !34
  br label %29

29:                                               ; preds = %17, %27
  %30 = phi i64 [ %28, %27 ], [ %12, %17 ]
  %31 = phi ptr [ %25, %27 ], [ %22, %17 ]
  %32 = getelementptr inbounds i8, ptr %31, i64 %30
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %6, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !33
  %33 = call i32 @vsnprintf(ptr noundef %32, i64 noundef %14, ptr noundef %1, ptr noundef nonnull %6) #11
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #12
  %34 = load i64, ptr %11, align 8, !tbaa !34
  %35 = add i64 %34, %13
  store atomic i64 %35, ptr %11 seq_cst, align 8
  br label %40

36:                                               ; preds = %9, %23
  %37 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 4
  %38 = load i64, ptr %37, align 8, !tbaa !39
  %39 = add i64 %38, 1
  store i64 %39, ptr %37, align 8, !tbaa !39
  br label %40

40:                                               ; preds = %36, %29
  %41 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #11
  br label %42

42:                                               ; preds = %3, %40
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #12
  ret i32 %7
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #4

; Function Attrs: nounwind
define dso_local i32 @print_1(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #12
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !33
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 1), ptr noundef %0, ptr noundef nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #12
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #12
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_2(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #12
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !33
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 2), ptr noundef %0, ptr noundef nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #12
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #12
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_3(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #12
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !33
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 3), ptr noundef %0, ptr noundef nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #12
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #12
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_4(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #12
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !33
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 4), ptr noundef %0, ptr noundef nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #12
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #12
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_5(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #12
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !33
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 5), ptr noundef %0, ptr noundef nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #12
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #12
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_6(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #12
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !33
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 6), ptr noundef %0, ptr noundef nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #12
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #12
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_7(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #12
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !33
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 7), ptr noundef %0, ptr noundef nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #12
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #12
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_8(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #12
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !33
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 8), ptr noundef %0, ptr noundef nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #12
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #12
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_9(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #12
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !33
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 9), ptr noundef %0, ptr noundef nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #12
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #12
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_10(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #12
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !33
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 10), ptr noundef %0, ptr noundef nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #12
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #12
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_11(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #12
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !33
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 11), ptr noundef %0, ptr noundef nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #12
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #12
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_12(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #12
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !33
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 12), ptr noundef %0, ptr noundef nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #12
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #12
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_13(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #12
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !33
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 13), ptr noundef %0, ptr noundef nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #12
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #12
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_14(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #12
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !33
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 14), ptr noundef %0, ptr noundef nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #12
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #12
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_15(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #12
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !33
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 15), ptr noundef %0, ptr noundef nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #12
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #12
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local void @printed_reset() local_unnamed_addr #0 {
  %1 = tail call ptr @memset(ptr noundef nonnull @outputs, i32 noundef 0, i64 noundef 1536) #11
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
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #11
  %8 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 2
  %9 = load i64, ptr %8, align 8, !tbaa !34
  %10 = tail call i64 @llvm.umin.i64(i64 %9, i64 %2)
  %11 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 1
  %12 = load ptr, ptr %11, align 8, !tbaa !38
  %13 = tail call ptr @memcpy(ptr noundef %1, ptr noundef %12, i64 noundef %10) #11
  %14 = load ptr, ptr %11, align 8, !tbaa !38
  %15 = getelementptr inbounds i8, ptr %14, i64 %10
  %16 = load i64, ptr %8, align 8, !tbaa !34
  %17 = sub i64 %16, %10
  %18 = tail call ptr @memmove(ptr noundef %14, ptr noundef %15, i64 noundef %17) #11
  %19 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 4
  %20 = load i64, ptr %19, align 8, !tbaa !39
  store i64 %20, ptr %3, align 8, !tbaa !14
  store i64 0, ptr %19, align 8, !tbaa !39
  %21 = load i64, ptr %8, align 8, !tbaa !34
  %22 = icmp eq i64 %10, %21
  br i1 %22, label %23, label %27

23:                                               ; preds = %4
  %24 = load ptr, ptr %11, align 8, !tbaa !38
  tail call void @free(ptr noundef %24) #11
  store ptr null, ptr %11, align 8, !tbaa !38
  %25 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 3
  store i64 0, ptr %25, align 8, !tbaa !37
  %26 = load i64, ptr %8, align 8, !tbaa !34
  br label %27

27:                                               ; preds = %23, %4
  %28 = phi i64 [ %26, %23 ], [ %21, %4 ]
  %29 = sub i64 %28, %10
  store atomic i64 %29, ptr %8 seq_cst, align 8
  %30 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #11
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
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %5, ptr noundef nonnull align 8 dereferenceable(32) %3, i64 32, i1 false), !tbaa.struct !33
  %6 = call i32 @vsnprintf(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef nonnull %5) #11
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #12
  ret i32 %6
}

declare i32 @vsnprintf(ptr noundef, i64 noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local ptr @arena_create() local_unnamed_addr #0 {
  %1 = tail call ptr @calloc(i64 noundef 1, i64 noundef 72) #11
  ret ptr %1
}

; Function Attrs: nounwind
define dso_local ptr @arena_allocate(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i64 @llvm.umax.i64(i64 %2, i64 16)
  %5 = add i64 %1, 8
  %6 = add i64 %5, %4
  %7 = tail call ptr @calloc(i64 noundef 1, i64 noundef %6) #11
  %8 = freeze ptr %7
  %9 = icmp eq ptr %8, null
  br i1 %9, label %22, label %10

10:                                               ; preds = %3
  %11 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #11
  %12 = getelementptr inbounds %struct.arena, ptr %0, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8, !tbaa !40
  store ptr %13, ptr %8, align 8, !tbaa !42
  store ptr %8, ptr %12, align 8, !tbaa !40
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #11
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
  tail call void @free(ptr noundef %0) #11
  ret void

6:                                                ; preds = %1, %6
  %7 = phi ptr [ %8, %6 ], [ %3, %1 ]
  %8 = load ptr, ptr %7, align 8, !tbaa !42
  tail call void @free(ptr noundef nonnull %7) #11
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %10) #12
  %18 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %10) #11
  %19 = load i64, ptr %10, align 8, !tbaa !21
  %20 = mul i64 %19, -1000000000
  %21 = getelementptr inbounds %struct.timespec, ptr %10, i64 0, i32 1
  %22 = load i64, ptr %21, align 8, !tbaa !23
  %23 = sub i64 %20, %22
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %10) #12
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
  %50 = load i32, ptr %37, align 4, !tbaa !4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %65

52:                                               ; preds = %48, %49
  %53 = add i32 %46, 1
  call void %4(ptr noundef %3, i32 noundef 0, i32 noundef %46) #11
  %54 = icmp slt i32 %53, %40
  %55 = icmp slt i32 %53, %1
  %56 = and i1 %54, %55
  br i1 %56, label %45, label %57, !llvm.loop !51

57:                                               ; preds = %52
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #12
  %58 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %9) #11
  %59 = load i64, ptr %9, align 8, !tbaa !21
  %60 = mul i64 %59, 1000000000
  %61 = load i64, ptr %38, align 8, !tbaa !23
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #12
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
  %72 = load i32, ptr %71, align 4, !tbaa !4
  %73 = shl i32 %72, 4
  %74 = add i32 %73, 16
  %75 = sdiv i32 %70, %74
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %11) #12
  %76 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 1
  store ptr %3, ptr %76, align 8, !tbaa !31
  %77 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 2
  store ptr %4, ptr %77, align 8, !tbaa !30
  %78 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 3
  store i32 %66, ptr %78, align 8, !tbaa !52
  %79 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 4
  store i32 %1, ptr %79, align 4, !tbaa !25
  %80 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 5
  %81 = call i32 @llvm.smax.i32(i32 %75, i32 1)
  store i32 %81, ptr %80, align 8, !tbaa !29
  %82 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 6
  store i32 0, ptr %82, align 4, !tbaa !53
  %83 = call i32 @pthread_mutex_lock(ptr noundef nonnull %13) #11
  %84 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 3
  %85 = load ptr, ptr %84, align 8, !tbaa !16
  store ptr %85, ptr %11, align 8, !tbaa !54
  store ptr %11, ptr %84, align 8, !tbaa !16
  %86 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 4
  %87 = atomicrmw add ptr %86, i32 1 seq_cst, align 4
  %88 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 5
  %89 = load i32, ptr %88, align 4, !tbaa !4
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %94, label %91

91:                                               ; preds = %69
  %92 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 1
  %93 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %92) #11
  br label %94

94:                                               ; preds = %69, %91
  %95 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #11
  %96 = load i32, ptr %80, align 8, !tbaa !29
  %97 = atomicrmw add ptr %78, i32 %96 seq_cst, align 4
  %98 = load i32, ptr %79, align 4, !tbaa !25
  %99 = icmp sgt i32 %98, %97
  br i1 %99, label %100, label %125

100:                                              ; preds = %94, %118
  %101 = phi i32 [ %123, %118 ], [ %98, %94 ]
  %102 = phi i32 [ %122, %118 ], [ %97, %94 ]
  %103 = phi i32 [ %121, %118 ], [ 0, %94 ]
  %104 = sub nsw i32 %101, %102
  %105 = load i32, ptr %80, align 8, !tbaa !29
  %106 = icmp slt i32 %104, %105
  %107 = add nsw i32 %105, %102
  %108 = select i1 %106, i32 %101, i32 %107
  %109 = icmp slt i32 %102, %108
  br i1 %109, label %110, label %118

110:                                              ; preds = %100, %110
  %111 = phi i32 [ %114, %110 ], [ %102, %100 ]
  %112 = load ptr, ptr %77, align 8, !tbaa !30
  %113 = load ptr, ptr %76, align 8, !tbaa !31
  call void %112(ptr noundef %113, i32 noundef 0, i32 noundef %111) #11
  %114 = add i32 %111, 1
  %115 = icmp eq i32 %114, %108
  br i1 %115, label %116, label %110, !llvm.loop !32

116:                                              ; preds = %110
  %117 = load i32, ptr %80, align 8, !tbaa !29
  br label %118

118:                                              ; preds = %116, %100
  %119 = phi i32 [ %117, %116 ], [ %105, %100 ]
  %120 = sub i32 %103, %102
  %121 = add i32 %120, %108
  %122 = atomicrmw add ptr %78, i32 %119 seq_cst, align 4
  %123 = load i32, ptr %79, align 4, !tbaa !25
  %124 = icmp sgt i32 %123, %122
  br i1 %124, label %100, label %125

125:                                              ; preds = %118, %94
  %126 = phi i32 [ 0, %94 ], [ %121, %118 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #12
  %127 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #11
  %128 = load i64, ptr %8, align 8, !tbaa !21
  %129 = getelementptr inbounds %struct.timespec, ptr %8, i64 0, i32 1
  %130 = load i64, ptr %129, align 8, !tbaa !23
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #12
  %131 = add i64 %130, %23
  %132 = call i32 @pthread_mutex_lock(ptr noundef %13) #11
  br label %133

133:                                              ; preds = %133, %125
  %134 = phi ptr [ %84, %125 ], [ %135, %133 ]
  %135 = load ptr, ptr %134, align 8, !tbaa !16
  %136 = icmp eq ptr %135, %11
  br i1 %136, label %137, label %133, !llvm.loop !55

137:                                              ; preds = %133
  %138 = add nsw i32 %126, %66
  %139 = mul i64 %128, 1000000000
  %140 = add i64 %131, %139
  %141 = load ptr, ptr %11, align 8, !tbaa !54
  store ptr %141, ptr %134, align 8, !tbaa !16
  %142 = call i32 @pthread_mutex_unlock(ptr noundef %13) #11
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #12
  %143 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #11
  %144 = load i64, ptr %7, align 8, !tbaa !21
  %145 = mul i64 %144, 1000000000
  %146 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1
  %147 = load i64, ptr %146, align 8, !tbaa !23
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #12
  %148 = add i64 %147, 50000
  %149 = add i64 %148, %145
  %150 = load atomic i32, ptr %82 seq_cst, align 4
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %161, label %152

152:                                              ; preds = %137
  %153 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  br label %154

154:                                              ; preds = %164, %152
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #12
  %155 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #11
  %156 = load i64, ptr %6, align 8, !tbaa !21
  %157 = mul i64 %156, 1000000000
  %158 = load i64, ptr %153, align 8, !tbaa !23
  %159 = add i64 %157, %158
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #12
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
  br i1 %166, label %161, label %154, !llvm.loop !56

167:                                              ; preds = %161
  %168 = call i32 @pthread_mutex_lock(ptr noundef %13) #11
  %169 = load atomic i32, ptr %82 seq_cst, align 4
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %177, label %171

171:                                              ; preds = %167
  %172 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 2
  br label %173

173:                                              ; preds = %173, %171
  %174 = call i32 @pthread_cond_wait(ptr noundef nonnull %172, ptr noundef %13) #11
  %175 = load atomic i32, ptr %82 seq_cst, align 4
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %177, label %173, !llvm.loop !57

177:                                              ; preds = %173, %167
  %178 = call i32 @pthread_mutex_unlock(ptr noundef %13) #11
  br label %179

179:                                              ; preds = %161, %177
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %11) #12
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
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 392) #11
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
  %13 = tail call i32 @pthread_create(ptr noundef nonnull %12, ptr noundef null, ptr noundef nonnull @run, ptr noundef nonnull %4) #11
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %6
  tail call void @free(ptr noundef nonnull %4) #11
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

32:                                               ; preds = %374, %1
  %33 = load atomic i32, ptr %8 seq_cst, align 4
  %34 = call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #11
  %35 = load ptr, ptr %10, align 8, !tbaa !61
  %36 = icmp eq ptr %35, null
  br i1 %36, label %42, label %37

37:                                               ; preds = %108, %32
  %38 = phi ptr [ %35, %32 ], [ %121, %108 ]
  %39 = load ptr, ptr %38, align 8, !tbaa !62
  store ptr %39, ptr %10, align 8, !tbaa !61
  %40 = icmp eq ptr %39, null
  br i1 %40, label %41, label %128

41:                                               ; preds = %37
  store ptr %10, ptr %19, align 8, !tbaa !60
  br label %128

42:                                               ; preds = %32, %108
  %43 = phi i32 [ %110, %108 ], [ %33, %32 ]
  %44 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #11
  %45 = load atomic i32, ptr %11 seq_cst, align 4
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %123

47:                                               ; preds = %42
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #12
  %48 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #11
  %49 = load i64, ptr %7, align 8, !tbaa !21
  %50 = mul i64 %49, 1000000000
  %51 = load i64, ptr %12, align 8, !tbaa !23
  %52 = add i64 %50, %51
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #12
  %53 = load i64, ptr %13, align 8, !tbaa !59
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %84, label %55

55:                                               ; preds = %47
  %56 = load i64, ptr %14, align 8, !tbaa !64
  %57 = shl i64 %56, 1
  %58 = add i64 %57, 1000
  %59 = atomicrmw add ptr @spinners, i32 1 seq_cst, align 4
  %60 = add i32 %59, 1
  %61 = load i32, ptr @most_spinners, align 4, !tbaa !4
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
  call void @llvm.aarch64.hint(i32 1)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #12
  %71 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #11
  %72 = load i64, ptr %6, align 8, !tbaa !21
  %73 = mul i64 %72, 1000000000
  %74 = load i64, ptr %15, align 8, !tbaa !23
  %75 = add i64 %73, %74
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #12
  %76 = load atomic i32, ptr %8 seq_cst, align 4
  %77 = icmp eq i32 %76, %43
  %78 = sub i64 %75, %52
  %79 = icmp ugt i64 %58, %78
  %80 = select i1 %77, i1 %79, i1 false
  br i1 %80, label %70, label %81, !llvm.loop !65

81:                                               ; preds = %70, %63, %55
  %82 = phi i64 [ %52, %55 ], [ %52, %63 ], [ %75, %70 ]
  %83 = atomicrmw sub ptr @spinners, i32 1 seq_cst, align 4
  br label %84

84:                                               ; preds = %81, %47
  %85 = phi i64 [ %82, %81 ], [ %52, %47 ]
  %86 = call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #11
  %87 = load ptr, ptr %10, align 8, !tbaa !61
  %88 = icmp eq ptr %87, null
  br i1 %88, label %89, label %108

89:                                               ; preds = %84
  %90 = load atomic i32, ptr %11 seq_cst, align 4
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %108

92:                                               ; preds = %89
  %93 = load ptr, ptr %10, align 8, !tbaa !61
  %94 = icmp eq ptr %93, null
  br i1 %94, label %95, label %102

95:                                               ; preds = %92, %98
  %96 = load atomic i32, ptr %11 seq_cst, align 4
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %102

98:                                               ; preds = %95
  store i32 1, ptr %16, align 8, !tbaa !66
  %99 = call i32 @pthread_cond_wait(ptr noundef nonnull %17, ptr noundef nonnull %9) #11
  store i32 0, ptr %16, align 8, !tbaa !66
  %100 = load ptr, ptr %10, align 8, !tbaa !61
  %101 = icmp eq ptr %100, null
  br i1 %101, label %95, label %102, !llvm.loop !67

102:                                              ; preds = %98, %95, %92
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #12
  %103 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #11
  %104 = load i64, ptr %5, align 8, !tbaa !21
  %105 = mul i64 %104, 1000000000
  %106 = load i64, ptr %18, align 8, !tbaa !23
  %107 = add i64 %105, %106
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #12
  br label %108

108:                                              ; preds = %102, %89, %84
  %109 = phi i64 [ %85, %84 ], [ %85, %89 ], [ %107, %102 ]
  %110 = load atomic i32, ptr %8 seq_cst, align 4
  %111 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #11
  %112 = sub i64 %109, %52
  %113 = load i64, ptr %13, align 8, !tbaa !59
  %114 = shl i64 %113, 2
  %115 = call i64 @llvm.umin.i64(i64 %112, i64 %114)
  %116 = load i64, ptr %14, align 8, !tbaa !64
  %117 = mul i64 %116, 3
  %118 = add i64 %117, %115
  %119 = lshr i64 %118, 2
  store i64 %119, ptr %14, align 8, !tbaa !64
  %120 = call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #11
  %121 = load ptr, ptr %10, align 8, !tbaa !61
  %122 = icmp eq ptr %121, null
  br i1 %122, label %42, label %37

123:                                              ; preds = %42
  %124 = call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #11
  %125 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store i32 1, ptr %125, align 8, !tbaa !68
  %126 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %29) #11
  %127 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #11
  ret ptr null

128:                                              ; preds = %41, %37
  %129 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #11
  %130 = getelementptr inbounds %struct.batch, ptr %38, i64 0, i32 1
  %131 = load ptr, ptr %130, align 8, !tbaa !69
  %132 = getelementptr inbounds %struct.batch, ptr %38, i64 0, i32 2
  %133 = load i64, ptr %132, align 8, !tbaa !70
  %134 = getelementptr inbounds i8, ptr %131, i64 %133
  %135 = icmp sgt i64 %133, 0
  br i1 %135, label %136, label %374

136:                                              ; preds = %128, %370
  %137 = phi ptr [ %372, %370 ], [ %131, %128 ]
  %138 = load atomic i32, ptr %11 seq_cst, align 4
  %139 = icmp eq i32 %138, 2
  br i1 %139, label %374, label %140

140:                                              ; preds = %136
  %141 = getelementptr inbounds %struct.command, ptr %137, i64 0, i32 2
  %142 = load i32, ptr %141, align 4, !tbaa !71
  %143 = load i16, ptr %137, align 4, !tbaa !74
  switch i16 %143, label %347 [
    i16 1, label %147
    i16 2, label %283
    i16 3, label %291
    i16 4, label %144
    i16 5, label %339
  ]

144:                                              ; preds = %140
  %145 = getelementptr inbounds %struct.wait, ptr %137, i64 0, i32 1
  %146 = getelementptr inbounds %struct.wait, ptr %137, i64 0, i32 2
  br label %316

147:                                              ; preds = %140
  %148 = getelementptr inbounds %struct.launch, ptr %137, i64 0, i32 1
  %149 = load ptr, ptr %148, align 8, !tbaa !16
  %150 = getelementptr inbounds %struct.kernel, ptr %149, i64 0, i32 3
  %151 = load i64, ptr %149, align 8, !tbaa !14
  %152 = getelementptr inbounds %struct.task, ptr %150, i64 %151
  %153 = getelementptr inbounds %struct.kernel, ptr %149, i64 0, i32 1
  %154 = load i64, ptr %153, align 8, !tbaa !14
  %155 = getelementptr inbounds %struct.extents, ptr %152, i64 %154
  %156 = getelementptr inbounds %struct.kernel, ptr %149, i64 0, i32 2
  %157 = load i64, ptr %156, align 8, !tbaa !14
  %158 = icmp eq i64 %157, 0
  br i1 %158, label %201, label %159

159:                                              ; preds = %147
  %160 = getelementptr inbounds %struct.launch, ptr %137, i64 0, i32 4
  %161 = icmp eq i64 %157, 1
  br i1 %161, label %187, label %162

162:                                              ; preds = %159
  %163 = and i64 %157, -2
  br label %164

164:                                              ; preds = %164, %162
  %165 = phi i64 [ 0, %162 ], [ %183, %164 ]
  %166 = or i64 %165, 1
  %167 = getelementptr inbounds %struct.pack, ptr %155, i64 %165
  %168 = getelementptr inbounds %struct.pack, ptr %155, i64 %166
  %169 = getelementptr inbounds %struct.pack, ptr %167, i64 0, i32 1
  %170 = getelementptr inbounds %struct.pack, ptr %168, i64 0, i32 1
  %171 = load i32, ptr %169, align 4, !tbaa !75
  %172 = load i32, ptr %170, align 4, !tbaa !75
  %173 = zext i32 %171 to i64
  %174 = zext i32 %172 to i64
  %175 = getelementptr inbounds i8, ptr %160, i64 %173
  %176 = getelementptr inbounds i8, ptr %160, i64 %174
  %177 = load i32, ptr %167, align 4, !tbaa !77
  %178 = load i32, ptr %168, align 4, !tbaa !77
  %179 = zext i32 %177 to i64
  %180 = zext i32 %178 to i64
  %181 = getelementptr inbounds i8, ptr %160, i64 %179
  %182 = getelementptr inbounds i8, ptr %160, i64 %180
  store ptr %175, ptr %181, align 8, !tbaa !16
  store ptr %176, ptr %182, align 8, !tbaa !16
  %183 = add nuw i64 %165, 2
  %184 = icmp eq i64 %183, %163
  br i1 %184, label %185, label %164, !llvm.loop !78

185:                                              ; preds = %164
  %186 = icmp eq i64 %157, %163
  br i1 %186, label %201, label %187

187:                                              ; preds = %159, %185
  %188 = phi i64 [ 0, %159 ], [ %163, %185 ]
  br label %189

189:                                              ; preds = %187, %189
  %190 = phi i64 [ %199, %189 ], [ %188, %187 ]
  %191 = getelementptr inbounds %struct.pack, ptr %155, i64 %190
  %192 = getelementptr inbounds %struct.pack, ptr %191, i64 0, i32 1
  %193 = load i32, ptr %192, align 4, !tbaa !75
  %194 = zext i32 %193 to i64
  %195 = getelementptr inbounds i8, ptr %160, i64 %194
  %196 = load i32, ptr %191, align 4, !tbaa !77
  %197 = zext i32 %196 to i64
  %198 = getelementptr inbounds i8, ptr %160, i64 %197
  store ptr %195, ptr %198, align 8, !tbaa !16
  %199 = add nuw i64 %190, 1
  %200 = icmp eq i64 %199, %157
  br i1 %200, label %201, label %189, !llvm.loop !81

201:                                              ; preds = %189, %185, %147
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #12
  %202 = getelementptr inbounds %struct.launch, ptr %137, i64 0, i32 4
  store ptr %202, ptr %4, align 8, !tbaa !82
  %203 = getelementptr inbounds %struct.launch, ptr %137, i64 0, i32 2
  %204 = load ptr, ptr %203, align 8, !tbaa !16
  store ptr %204, ptr %23, align 8, !tbaa !84
  store i32 0, ptr %24, align 8, !tbaa !85
  %205 = getelementptr inbounds %struct.launch, ptr %137, i64 0, i32 3
  %206 = load ptr, ptr %205, align 8, !tbaa !16
  store ptr %206, ptr %25, align 8, !tbaa !86
  %207 = icmp eq i64 %154, 0
  br i1 %207, label %258, label %208

208:                                              ; preds = %201, %244
  %209 = phi i64 [ %247, %244 ], [ 0, %201 ]
  %210 = phi i64 [ %246, %244 ], [ 1, %201 ]
  %211 = getelementptr inbounds %struct.extents, ptr %152, i64 %209, i32 1
  %212 = load i32, ptr %211, align 4, !tbaa !87
  %213 = icmp eq i32 %212, 0
  br i1 %213, label %244, label %214

214:                                              ; preds = %208
  %215 = getelementptr inbounds %struct.extents, ptr %152, i64 %209
  %216 = load i32, ptr %215, align 4, !tbaa !89
  %217 = zext i32 %216 to i64
  %218 = getelementptr inbounds i8, ptr %202, i64 %217
  %219 = zext i32 %212 to i64
  %220 = icmp eq i32 %212, 1
  br i1 %220, label %241, label %221

221:                                              ; preds = %214
  %222 = and i64 %219, 4294967294
  br label %223

223:                                              ; preds = %223, %221
  %224 = phi i64 [ 0, %221 ], [ %236, %223 ]
  %225 = phi i64 [ 1, %221 ], [ %234, %223 ]
  %226 = phi i64 [ 1, %221 ], [ %235, %223 ]
  %227 = or i64 %224, 1
  %228 = getelementptr inbounds i32, ptr %218, i64 %224
  %229 = getelementptr inbounds i32, ptr %218, i64 %227
  %230 = load i32, ptr %228, align 4, !tbaa !4
  %231 = load i32, ptr %229, align 4, !tbaa !4
  %232 = sext i32 %230 to i64
  %233 = sext i32 %231 to i64
  %234 = mul i64 %225, %232
  %235 = mul i64 %226, %233
  %236 = add nuw i64 %224, 2
  %237 = icmp eq i64 %236, %222
  br i1 %237, label %238, label %223, !llvm.loop !90

238:                                              ; preds = %223
  %239 = mul i64 %235, %234
  %240 = icmp eq i64 %222, %219
  br i1 %240, label %244, label %241

241:                                              ; preds = %214, %238
  %242 = phi i64 [ 0, %214 ], [ %222, %238 ]
  %243 = phi i64 [ 1, %214 ], [ %239, %238 ]
  br label %249

244:                                              ; preds = %249, %238, %208
  %245 = phi i64 [ 1, %208 ], [ %239, %238 ], [ %255, %249 ]
  %246 = call i64 @llvm.umax.i64(i64 %245, i64 %210)
  %247 = add nuw i64 %209, 1
  %248 = icmp eq i64 %247, %154
  br i1 %248, label %258, label %208, !llvm.loop !91

249:                                              ; preds = %241, %249
  %250 = phi i64 [ %256, %249 ], [ %242, %241 ]
  %251 = phi i64 [ %255, %249 ], [ %243, %241 ]
  %252 = getelementptr inbounds i32, ptr %218, i64 %250
  %253 = load i32, ptr %252, align 4, !tbaa !4
  %254 = sext i32 %253 to i64
  %255 = mul i64 %251, %254
  %256 = add nuw nsw i64 %250, 1
  %257 = icmp eq i64 %256, %219
  br i1 %257, label %244, label %249, !llvm.loop !92

258:                                              ; preds = %244, %201
  %259 = phi i64 [ 1, %201 ], [ %246, %244 ]
  store i64 %259, ptr %26, align 8, !tbaa !50
  %260 = load i64, ptr %149, align 8, !tbaa !14
  %261 = icmp eq i64 %260, 0
  br i1 %261, label %264, label %274

262:                                              ; preds = %274
  %263 = load ptr, ptr %203, align 8, !tbaa !16
  br label %264

264:                                              ; preds = %262, %258
  %265 = phi ptr [ %263, %262 ], [ %204, %258 ]
  %266 = getelementptr inbounds i8, ptr %265, i64 35224
  %267 = load i64, ptr %266, align 8, !tbaa !14
  %268 = icmp eq i64 %267, 0
  br i1 %268, label %273, label %269

269:                                              ; preds = %264
  %270 = load i64, ptr %0, align 8, !tbaa !93
  %271 = add i64 %270, 1
  %272 = getelementptr inbounds i8, ptr %265, i64 32912
  call fastcc void @add_failure(ptr noundef nonnull %22, i64 noundef %271, i64 noundef 0, ptr noundef nonnull %272) #14
  store i64 0, ptr %266, align 8, !tbaa !14
  br label %273

273:                                              ; preds = %269, %264
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #12
  br label %347

274:                                              ; preds = %258, %274
  %275 = phi ptr [ %280, %274 ], [ %149, %258 ]
  %276 = phi i64 [ %279, %274 ], [ 0, %258 ]
  %277 = getelementptr inbounds %struct.kernel, ptr %275, i64 0, i32 3, i64 %276
  store ptr %277, ptr %27, align 8, !tbaa !49
  %278 = load ptr, ptr %277, align 8, !tbaa !94
  call void %278(ptr noundef nonnull %4) #11
  %279 = add nuw i64 %276, 1
  %280 = load ptr, ptr %148, align 8, !tbaa !16
  %281 = load i64, ptr %280, align 8, !tbaa !14
  %282 = icmp ult i64 %279, %281
  br i1 %282, label %274, label %262, !llvm.loop !96

283:                                              ; preds = %140
  %284 = getelementptr inbounds %struct.copy, ptr %137, i64 0, i32 1
  %285 = load ptr, ptr %284, align 8, !tbaa !97
  %286 = getelementptr inbounds %struct.copy, ptr %137, i64 0, i32 2
  %287 = load ptr, ptr %286, align 8, !tbaa !99
  %288 = getelementptr inbounds %struct.copy, ptr %137, i64 0, i32 3
  %289 = load i64, ptr %288, align 8, !tbaa !100
  %290 = call ptr @memmove(ptr noundef %285, ptr noundef %287, i64 noundef %289) #11
  br label %347

291:                                              ; preds = %140
  %292 = getelementptr inbounds %struct.fill, ptr %137, i64 0, i32 1
  %293 = load ptr, ptr %292, align 8, !tbaa !16
  %294 = getelementptr inbounds %struct.fill, ptr %137, i64 0, i32 2
  %295 = load i64, ptr %294, align 8, !tbaa !14
  %296 = getelementptr inbounds %struct.fill, ptr %137, i64 0, i32 4
  %297 = getelementptr inbounds %struct.fill, ptr %137, i64 0, i32 3
  %298 = load i64, ptr %297, align 8, !tbaa !14
  %299 = icmp eq i64 %298, 1
  br i1 %299, label %300, label %304

300:                                              ; preds = %291
  %301 = load i8, ptr %296, align 1, !tbaa !101
  %302 = zext i8 %301 to i32
  %303 = call ptr @memset(ptr noundef %293, i32 noundef %302, i64 noundef %295) #11
  br label %347

304:                                              ; preds = %291
  %305 = call i64 @llvm.umin.i64(i64 %298, i64 %295)
  %306 = call ptr @memcpy(ptr noundef %293, ptr noundef nonnull %296, i64 noundef %305) #11
  %307 = icmp ugt i64 %295, %298
  br i1 %307, label %308, label %347

308:                                              ; preds = %304, %308
  %309 = phi i64 [ %314, %308 ], [ %305, %304 ]
  %310 = sub i64 %295, %309
  %311 = call i64 @llvm.umin.i64(i64 %309, i64 %310)
  %312 = getelementptr inbounds i8, ptr %293, i64 %309
  %313 = call ptr @memcpy(ptr noundef %312, ptr noundef %293, i64 noundef %311) #11
  %314 = add i64 %311, %309
  %315 = icmp ult i64 %314, %295
  br i1 %315, label %308, label %347, !llvm.loop !102

316:                                              ; preds = %324, %144
  %317 = load atomic i32, ptr %11 seq_cst, align 4
  %318 = icmp eq i32 %317, 2
  br i1 %318, label %347, label %319

319:                                              ; preds = %316
  %320 = load ptr, ptr %145, align 8, !tbaa !103
  %321 = load atomic i64, ptr %320 seq_cst, align 8
  %322 = load i64, ptr %146, align 8, !tbaa !105
  %323 = icmp ult i64 %321, %322
  br i1 %323, label %324, label %347

324:                                              ; preds = %319
  %325 = load ptr, ptr %145, align 8, !tbaa !103
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #12
  %326 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #11
  %327 = load i64, ptr %3, align 8, !tbaa !21
  %328 = mul i64 %327, 1000000000
  %329 = load i64, ptr %21, align 8, !tbaa !23
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #12
  %330 = add i64 %329, 20000000
  %331 = add i64 %330, %328
  %332 = call fastcc i32 @reach(ptr noundef %325, i64 noundef %322, i64 noundef %331) #13
  %333 = icmp eq i32 %332, 0
  br i1 %333, label %316, label %334, !llvm.loop !106

334:                                              ; preds = %324
  %335 = icmp slt i32 %332, 0
  br i1 %335, label %336, label %347

336:                                              ; preds = %334
  %337 = load i64, ptr %0, align 8, !tbaa !93
  %338 = add i64 %337, 1
  call fastcc void @add_failure(ptr noundef nonnull %22, i64 noundef %338, i64 noundef 1, ptr noundef null) #14
  br label %347

339:                                              ; preds = %140
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #12
  %340 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #11
  %341 = load i64, ptr %2, align 8, !tbaa !21
  %342 = mul i64 %341, 1000000000
  %343 = load i64, ptr %20, align 8, !tbaa !23
  %344 = add i64 %342, %343
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #12
  %345 = getelementptr inbounds %struct.timestamp, ptr %137, i64 0, i32 1
  %346 = load ptr, ptr %345, align 8, !tbaa !107
  store i64 %344, ptr %346, align 8, !tbaa !14
  br label %347

347:                                              ; preds = %319, %316, %308, %339, %336, %334, %304, %300, %283, %273, %140
  %348 = getelementptr inbounds %struct.command, ptr %137, i64 0, i32 1
  %349 = load i16, ptr %348, align 2, !tbaa !109
  %350 = icmp eq i16 %349, 0
  br i1 %350, label %370, label %351

351:                                              ; preds = %347
  %352 = load i64, ptr %0, align 8, !tbaa !93
  %353 = add i64 %352, 1
  store atomic i64 %353, ptr %0 seq_cst, align 8
  %354 = load atomic i32, ptr %28 seq_cst, align 8
  %355 = icmp eq i32 %354, 0
  br i1 %355, label %360, label %356

356:                                              ; preds = %351
  %357 = call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #11
  %358 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %29) #11
  %359 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #11
  br label %360

360:                                              ; preds = %356, %351
  %361 = load atomic i64, ptr %30 seq_cst, align 8
  %362 = add i64 %361, -1
  %363 = icmp ult i64 %362, %353
  br i1 %363, label %364, label %370

364:                                              ; preds = %360
  %365 = atomicrmw xchg ptr %30, i64 0 seq_cst, align 8
  %366 = icmp eq i64 %365, 0
  br i1 %366, label %370, label %367

367:                                              ; preds = %364
  %368 = load i32, ptr %31, align 8, !tbaa !110
  %369 = call i64 @write(i32 noundef %368, ptr noundef nonnull @notify.one, i64 noundef 8) #11
  br label %370

370:                                              ; preds = %347, %360, %364, %367
  %371 = zext i32 %142 to i64
  %372 = getelementptr inbounds i8, ptr %137, i64 %371
  %373 = icmp ult ptr %372, %134
  br i1 %373, label %136, label %374, !llvm.loop !111

374:                                              ; preds = %136, %370, %128
  call void @free(ptr noundef nonnull %38) #11
  br label %32, !llvm.loop !112
}

; Function Attrs: nounwind
define dso_local i32 @queue_submit(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 24) #11
  %5 = icmp eq ptr %4, null
  br i1 %5, label %22, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.batch, ptr %4, i64 0, i32 1
  store ptr %1, ptr %7, align 8, !tbaa !69
  %8 = getelementptr inbounds %struct.batch, ptr %4, i64 0, i32 2
  store i64 %2, ptr %8, align 8, !tbaa !70
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %10 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #11
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %12 = load ptr, ptr %11, align 8, !tbaa !60
  store ptr %4, ptr %12, align 8, !tbaa !16
  store ptr %4, ptr %11, align 8, !tbaa !60
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %14 = atomicrmw add ptr %13, i32 1 seq_cst, align 4
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %16 = load i32, ptr %15, align 8, !tbaa !66
  %17 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #11
  %18 = icmp eq i32 %16, 0
  br i1 %18, label %22, label %19

19:                                               ; preds = %6
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %21 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %20) #11
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #12
  %8 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #11
  %9 = load i64, ptr %4, align 8, !tbaa !21
  %10 = mul i64 %9, 1000000000
  %11 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !23
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #12
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
  %8 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #11
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
  %20 = load i32, ptr %12, align 8, !tbaa !68
  %21 = icmp eq i32 %20, 0
  %22 = icmp eq i32 %19, 0
  %23 = select i1 %21, i1 %22, i1 false
  br i1 %23, label %24, label %28

24:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #12
  store i64 %14, ptr %4, align 8, !tbaa !21
  store i64 %17, ptr %15, align 8, !tbaa !23
  %25 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %13, ptr noundef nonnull %7, i32 noundef 1, ptr noundef nonnull %4) #11
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #12
  %26 = load atomic i64, ptr %0 seq_cst, align 8
  %27 = icmp ult i64 %26, %1
  br i1 %27, label %18, label %28, !llvm.loop !113

28:                                               ; preds = %24, %18, %3
  %29 = load atomic i64, ptr %0 seq_cst, align 8
  %30 = icmp ult i64 %29, %1
  br i1 %30, label %31, label %36

31:                                               ; preds = %28
  %32 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %33 = load i32, ptr %32, align 8, !tbaa !68
  %34 = icmp ne i32 %33, 0
  %35 = sext i1 %34 to i32
  br label %36

36:                                               ; preds = %28, %31
  %37 = phi i32 [ %35, %31 ], [ 1, %28 ]
  %38 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #11
  %39 = atomicrmw sub ptr %5, i32 1 seq_cst, align 4
  ret i32 %37
}

; Function Attrs: nounwind
define dso_local i32 @queue_take_failure(ptr noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #11
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !114
  %7 = icmp eq ptr %6, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %2
  %9 = load ptr, ptr %6, align 8, !tbaa !115
  store ptr %9, ptr %5, align 8, !tbaa !114
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !117
  %12 = add i64 %11, -1
  store atomic i64 %12, ptr %10 seq_cst, align 8
  %13 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #11
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2328) %1, ptr noundef nonnull align 8 dereferenceable(2328) %6, i64 2328, i1 false), !tbaa.struct !118
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
define dso_local void @queue_close(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #11
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %6 = load i32, ptr %5, align 4, !tbaa !119
  %7 = icmp ult i32 %6, %1
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  store atomic i32 %1, ptr %5 seq_cst, align 4
  br label %9

9:                                                ; preds = %8, %2
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %11 = atomicrmw add ptr %10, i32 1 seq_cst, align 4
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %13 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %12) #11
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #11
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_join(ptr nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %3 = load i64, ptr %2, align 8, !tbaa !120
  %4 = tail call i32 @pthread_join(i64 noundef %3, ptr noundef null) #11
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
  %7 = load ptr, ptr %6, align 8, !tbaa !114
  %8 = icmp eq ptr %7, null
  br i1 %8, label %13, label %9

9:                                                ; preds = %5, %9
  %10 = phi ptr [ %11, %9 ], [ %7, %5 ]
  %11 = load ptr, ptr %10, align 8, !tbaa !115
  tail call void @free(ptr noundef nonnull %10) #11
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %9, !llvm.loop !121

13:                                               ; preds = %9, %5
  tail call void @free(ptr noundef %0) #11
  ret void

14:                                               ; preds = %1, %14
  %15 = phi ptr [ %16, %14 ], [ %3, %1 ]
  %16 = load ptr, ptr %15, align 8, !tbaa !62
  tail call void @free(ptr noundef nonnull %15) #11
  %17 = icmp eq ptr %16, null
  br i1 %17, label %5, label %14, !llvm.loop !122
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.aarch64.hint(i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy(ptr, ptr) #4

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #1

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: cold nounwind optsize
define internal fastcc void @add_failure(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) unnamed_addr #9 {
  %5 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2328) #11
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
  %13 = tail call ptr @memcpy(ptr noundef nonnull %12, ptr noundef nonnull %3, i64 noundef 2048) #11
  %14 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 4
  %15 = getelementptr inbounds i8, ptr %3, i64 2048
  %16 = tail call ptr @memcpy(ptr noundef nonnull %14, ptr noundef nonnull %15, i64 noundef 256) #11
  br label %17

17:                                               ; preds = %11, %7
  %18 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #11
  %19 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !114
  %21 = icmp eq ptr %20, null
  br i1 %21, label %25, label %22

22:                                               ; preds = %17
  %23 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  %24 = load ptr, ptr %23, align 8, !tbaa !125
  br label %25

25:                                               ; preds = %17, %22
  %26 = phi ptr [ %24, %22 ], [ %19, %17 ]
  %27 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  store ptr %5, ptr %26, align 8, !tbaa !16
  store ptr %5, ptr %27, align 8, !tbaa !125
  %28 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 3
  %29 = load i64, ptr %28, align 8, !tbaa !117
  %30 = add i64 %29, 1
  store atomic i64 %30, ptr %28 seq_cst, align 8
  %31 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #11
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
attributes #11 = { nobuiltin nounwind "no-builtins" }
attributes #12 = { nounwind }
attributes #13 = { nobuiltin "no-builtins" }
attributes #14 = { cold nobuiltin "no-builtins" }

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
!15 = !{i64 0, i64 8, !16, i64 8, i64 4, !4, i64 16, i64 8, !14}
!16 = !{!10, !10, i64 0}
!17 = !{i64 0, i64 4, !4, i64 8, i64 8, !14}
!18 = !{i64 0, i64 8, !14}
!19 = distinct !{!19, !13}
!20 = !{!9, !10, i64 0}
!21 = !{!22, !11, i64 0}
!22 = !{!"", !11, i64 0, !11, i64 8}
!23 = !{!22, !11, i64 8}
!24 = distinct !{!24, !13}
!25 = !{!26, !5, i64 28}
!26 = !{!"job", !10, i64 0, !10, i64 8, !10, i64 16, !5, i64 24, !5, i64 28, !5, i64 32, !5, i64 36}
!27 = distinct !{!27, !13}
!28 = !{!9, !5, i64 8}
!29 = !{!26, !5, i64 32}
!30 = !{!26, !10, i64 16}
!31 = !{!26, !10, i64 8}
!32 = distinct !{!32, !13}
!33 = !{i64 0, i64 8, !16, i64 8, i64 8, !16, i64 16, i64 8, !16, i64 24, i64 4, !4, i64 28, i64 4, !4}
!34 = !{!35, !11, i64 72}
!35 = !{!"output", !36, i64 0, !10, i64 64, !11, i64 72, !11, i64 80, !11, i64 88}
!36 = !{!"", !6, i64 0}
!37 = !{!35, !11, i64 80}
!38 = !{!35, !10, i64 64}
!39 = !{!35, !11, i64 88}
!40 = !{!41, !10, i64 64}
!41 = !{!"arena", !36, i64 0, !10, i64 64}
!42 = !{!43, !10, i64 0}
!43 = !{!"chunk", !10, i64 0}
!44 = distinct !{!44, !13}
!45 = !{!46, !10, i64 64}
!46 = !{!"queue", !11, i64 0, !47, i64 8, !5, i64 24, !5, i64 28, !5, i64 32, !5, i64 36, !5, i64 40, !11, i64 48, !11, i64 56, !10, i64 64, !10, i64 72, !11, i64 80, !11, i64 88, !10, i64 96, !10, i64 104, !48, i64 112, !36, i64 200, !36, i64 264, !36, i64 328}
!47 = !{!"notification", !11, i64 0, !5, i64 8}
!48 = !{!"failures", !36, i64 0, !10, i64 64, !10, i64 72, !11, i64 80}
!49 = !{!46, !10, i64 72}
!50 = !{!46, !11, i64 80}
!51 = distinct !{!51, !13}
!52 = !{!26, !5, i64 24}
!53 = !{!26, !5, i64 36}
!54 = !{!26, !10, i64 0}
!55 = distinct !{!55, !13}
!56 = distinct !{!56, !13}
!57 = distinct !{!57, !13}
!58 = !{!46, !5, i64 16}
!59 = !{!46, !11, i64 48}
!60 = !{!46, !10, i64 104}
!61 = !{!46, !10, i64 96}
!62 = !{!63, !10, i64 0}
!63 = !{!"batch", !10, i64 0, !10, i64 8, !11, i64 16}
!64 = !{!46, !11, i64 56}
!65 = distinct !{!65, !13}
!66 = !{!46, !5, i64 40}
!67 = distinct !{!67, !13}
!68 = !{!46, !5, i64 32}
!69 = !{!63, !10, i64 8}
!70 = !{!63, !11, i64 16}
!71 = !{!72, !5, i64 4}
!72 = !{!"command", !73, i64 0, !73, i64 2, !5, i64 4}
!73 = !{!"short", !6, i64 0}
!74 = !{!72, !73, i64 0}
!75 = !{!76, !5, i64 4}
!76 = !{!"pack", !5, i64 0, !5, i64 4}
!77 = !{!76, !5, i64 0}
!78 = distinct !{!78, !13, !79, !80}
!79 = !{!"llvm.loop.isvectorized", i32 1}
!80 = !{!"llvm.loop.unroll.runtime.disable"}
!81 = distinct !{!81, !13, !79}
!82 = !{!83, !10, i64 0}
!83 = !{!"context", !10, i64 0, !10, i64 8, !5, i64 16, !10, i64 24}
!84 = !{!83, !10, i64 8}
!85 = !{!83, !5, i64 16}
!86 = !{!83, !10, i64 24}
!87 = !{!88, !5, i64 4}
!88 = !{!"extents", !5, i64 0, !5, i64 4}
!89 = !{!88, !5, i64 0}
!90 = distinct !{!90, !13, !79, !80}
!91 = distinct !{!91, !13}
!92 = distinct !{!92, !13, !79}
!93 = !{!46, !11, i64 0}
!94 = !{!95, !10, i64 0}
!95 = !{!"task", !10, i64 0, !11, i64 8}
!96 = distinct !{!96, !13}
!97 = !{!98, !10, i64 8}
!98 = !{!"copy", !72, i64 0, !10, i64 8, !10, i64 16, !11, i64 24}
!99 = !{!98, !10, i64 16}
!100 = !{!98, !11, i64 24}
!101 = !{!6, !6, i64 0}
!102 = distinct !{!102, !13}
!103 = !{!104, !10, i64 8}
!104 = !{!"wait", !72, i64 0, !10, i64 8, !11, i64 16, !11, i64 24}
!105 = !{!104, !11, i64 16}
!106 = distinct !{!106, !13}
!107 = !{!108, !10, i64 8}
!108 = !{!"timestamp", !72, i64 0, !10, i64 8}
!109 = !{!72, !73, i64 2}
!110 = !{!47, !5, i64 8}
!111 = distinct !{!111, !13}
!112 = distinct !{!112, !13}
!113 = distinct !{!113, !13}
!114 = !{!48, !10, i64 64}
!115 = !{!116, !10, i64 0}
!116 = !{!"failure", !10, i64 0, !11, i64 8, !11, i64 16, !6, i64 24, !6, i64 2072}
!117 = !{!48, !11, i64 80}
!118 = !{i64 0, i64 8, !16, i64 8, i64 8, !14, i64 16, i64 8, !14, i64 24, i64 2048, !101, i64 2072, i64 256, !101}
!119 = !{!46, !5, i64 28}
!120 = !{!46, !11, i64 88}
!121 = distinct !{!121, !13}
!122 = distinct !{!122, !13}
!123 = !{!116, !11, i64 8}
!124 = !{!116, !11, i64 16}
!125 = !{!48, !10, i64 72}
