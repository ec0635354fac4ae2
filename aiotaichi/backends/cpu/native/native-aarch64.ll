; Made by `nox -s native` from *.c and *.h, sha256 9bcb3722a31813db40a608f4973a9461aafd6fa6c681cc53f7f6d12ebc728d25
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
@outputs = internal global [16 x %struct.output] zeroinitializer, align 8
@spinners = internal global i32 0, align 4
@one = internal constant i64 1, align 8

; Function Attrs: nounwind
define dso_local void @pool_destroy(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #9
  %3 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 6
  store atomic i32 1, ptr %3 seq_cst, align 8
  %4 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 4
  %5 = atomicrmw add ptr %4, i32 1 seq_cst, align 4
  %6 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 1
  %7 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %6) #9
  %8 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #9
  %9 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 7
  %10 = load i32, ptr %9, align 4, !tbaa !4
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %13, %1
  tail call void @free(ptr noundef nonnull %0) #9
  ret void

13:                                               ; preds = %1, %13
  %14 = phi i64 [ %18, %13 ], [ 0, %1 ]
  %15 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 9, i64 %14, i32 2
  %16 = load i64, ptr %15, align 8, !tbaa !8
  %17 = tail call i32 @pthread_join(i64 noundef %16, ptr noundef null) #9
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
  %6 = tail call ptr @calloc(i64 noundef 1, i64 noundef %5) #9
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
  %22 = tail call i32 @pthread_create(ptr noundef nonnull %21, ptr noundef null, ptr noundef nonnull @work, ptr noundef nonnull %16) #9
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %44, label %24

24:                                               ; preds = %14
  %25 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #9
  %26 = getelementptr inbounds %struct.pool, ptr %6, i64 0, i32 6
  store atomic i32 1, ptr %26 seq_cst, align 8
  %27 = getelementptr inbounds %struct.pool, ptr %6, i64 0, i32 4
  %28 = atomicrmw add ptr %27, i32 1 seq_cst, align 4
  %29 = getelementptr inbounds %struct.pool, ptr %6, i64 0, i32 1
  %30 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %29) #9
  %31 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #9
  %32 = load i32, ptr %12, align 4, !tbaa !4
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %43

34:                                               ; preds = %24, %34
  %35 = phi i64 [ %39, %34 ], [ 0, %24 ]
  %36 = getelementptr inbounds %struct.pool, ptr %6, i64 0, i32 9, i64 %35, i32 2
  %37 = load i64, ptr %36, align 8, !tbaa !8
  %38 = tail call i32 @pthread_join(i64 noundef %37, ptr noundef null) #9
  %39 = add nuw nsw i64 %35, 1
  %40 = load i32, ptr %12, align 4, !tbaa !4
  %41 = sext i32 %40 to i64
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %34, label %43, !llvm.loop !12

43:                                               ; preds = %34, %24
  tail call void @free(ptr noundef nonnull %6) #9
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #10
  %17 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #9
  %18 = load i64, ptr %3, align 8, !tbaa !21
  %19 = mul i64 %18, 1000000000
  %20 = load i64, ptr %7, align 8, !tbaa !23
  %21 = add i64 %19, %20
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #10
  %22 = load i64, ptr %8, align 8, !tbaa !14
  %23 = add i64 %21, %22
  %24 = load atomic i32, ptr %6 seq_cst, align 8
  %25 = icmp eq i32 %24, %16
  br i1 %25, label %26, label %33

26:                                               ; preds = %15, %35
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #10
  %27 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #9
  %28 = load i64, ptr %2, align 8, !tbaa !21
  %29 = mul i64 %28, 1000000000
  %30 = load i64, ptr %9, align 8, !tbaa !23
  %31 = add i64 %29, %30
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #10
  %32 = icmp ult i64 %31, %23
  br i1 %32, label %35, label %33

33:                                               ; preds = %26, %35, %15
  %34 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #9
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
  %56 = call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %4) #9
  %57 = load i32, ptr %11, align 4, !tbaa !4
  %58 = add i32 %57, -1
  store i32 %58, ptr %11, align 4, !tbaa !4
  br label %48

59:                                               ; preds = %42
  %60 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 3
  %61 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 4
  %62 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 6
  %63 = atomicrmw add ptr %62, i32 1 seq_cst, align 4
  %64 = call i32 @pthread_mutex_unlock(ptr noundef %4) #9
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
  call void %84(ptr noundef %85, i32 noundef %65, i32 noundef %83) #9
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
  %96 = call i32 @pthread_mutex_lock(ptr noundef %4) #9
  %97 = atomicrmw sub ptr %62, i32 1 seq_cst, align 4
  %98 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %14) #9
  %99 = call i32 @pthread_mutex_unlock(ptr noundef %4) #9
  br label %15

100:                                              ; preds = %50
  %101 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #9
  ret ptr null
}

; Function Attrs: nounwind
define dso_local i32 @print_0(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #10
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !33
  %4 = call fastcc i32 @print(ptr noundef nonnull @outputs, ptr noundef %0, ptr noundef nonnull %3) #11
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #10
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #10
  ret i32 %4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #4

; Function Attrs: nounwind
define internal fastcc i32 @print(ptr noundef %0, ptr noundef %1, ptr noundef %2) unnamed_addr #0 {
  %4 = alloca %struct.__va_list, align 8
  %5 = alloca %struct.__va_list, align 8
  %6 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #10
  call void @llvm.va_copy(ptr nonnull %4, ptr %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %5, ptr noundef nonnull align 8 dereferenceable(32) %4, i64 32, i1 false), !tbaa.struct !33
  %7 = call i32 @vsnprintf(ptr noundef null, i64 noundef 0, ptr noundef %1, ptr noundef nonnull %5) #9
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #10
  call void @llvm.va_end(ptr nonnull %4)
  %8 = icmp slt i32 %7, 0
  br i1 %8, label %42, label %9

9:                                                ; preds = %3
  %10 = call i32 @pthread_mutex_lock(ptr noundef %0) #9
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
  %25 = call ptr @realloc(ptr noundef %22, i64 noundef %24) #9
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
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %6, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !33
  %33 = call i32 @vsnprintf(ptr noundef %32, i64 noundef %14, ptr noundef %1, ptr noundef nonnull %6) #9
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #10
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
  %41 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #9
  br label %42

42:                                               ; preds = %3, %40
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #10
  ret i32 %7
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #4

; Function Attrs: nounwind
define dso_local i32 @print_1(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #10
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !33
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 1), ptr noundef %0, ptr noundef nonnull %3) #11
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #10
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #10
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_2(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #10
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !33
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 2), ptr noundef %0, ptr noundef nonnull %3) #11
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #10
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #10
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_3(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #10
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !33
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 3), ptr noundef %0, ptr noundef nonnull %3) #11
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #10
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #10
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_4(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #10
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !33
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 4), ptr noundef %0, ptr noundef nonnull %3) #11
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #10
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #10
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_5(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #10
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !33
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 5), ptr noundef %0, ptr noundef nonnull %3) #11
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #10
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #10
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_6(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #10
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !33
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 6), ptr noundef %0, ptr noundef nonnull %3) #11
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #10
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #10
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_7(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #10
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !33
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 7), ptr noundef %0, ptr noundef nonnull %3) #11
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #10
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #10
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_8(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #10
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !33
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 8), ptr noundef %0, ptr noundef nonnull %3) #11
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #10
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #10
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_9(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #10
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !33
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 9), ptr noundef %0, ptr noundef nonnull %3) #11
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #10
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #10
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_10(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #10
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !33
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 10), ptr noundef %0, ptr noundef nonnull %3) #11
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #10
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #10
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_11(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #10
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !33
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 11), ptr noundef %0, ptr noundef nonnull %3) #11
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #10
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #10
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_12(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #10
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !33
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 12), ptr noundef %0, ptr noundef nonnull %3) #11
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #10
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #10
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_13(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #10
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !33
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 13), ptr noundef %0, ptr noundef nonnull %3) #11
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #10
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #10
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_14(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #10
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !33
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 14), ptr noundef %0, ptr noundef nonnull %3) #11
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #10
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #10
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_15(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #10
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !33
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 15), ptr noundef %0, ptr noundef nonnull %3) #11
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #10
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #10
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local void @printed_reset() local_unnamed_addr #0 {
  %1 = tail call ptr @memset(ptr noundef nonnull @outputs, i32 noundef 0, i64 noundef 1536) #9
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
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #9
  %8 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 2
  %9 = load i64, ptr %8, align 8, !tbaa !34
  %10 = tail call i64 @llvm.umin.i64(i64 %9, i64 %2)
  %11 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 1
  %12 = load ptr, ptr %11, align 8, !tbaa !38
  %13 = tail call ptr @memcpy(ptr noundef %1, ptr noundef %12, i64 noundef %10) #9
  %14 = load ptr, ptr %11, align 8, !tbaa !38
  %15 = getelementptr inbounds i8, ptr %14, i64 %10
  %16 = load i64, ptr %8, align 8, !tbaa !34
  %17 = sub i64 %16, %10
  %18 = tail call ptr @memmove(ptr noundef %14, ptr noundef %15, i64 noundef %17) #9
  %19 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 4
  %20 = load i64, ptr %19, align 8, !tbaa !39
  store i64 %20, ptr %3, align 8, !tbaa !14
  store i64 0, ptr %19, align 8, !tbaa !39
  %21 = load i64, ptr %8, align 8, !tbaa !34
  %22 = icmp eq i64 %10, %21
  br i1 %22, label %23, label %27

23:                                               ; preds = %4
  %24 = load ptr, ptr %11, align 8, !tbaa !38
  tail call void @free(ptr noundef %24) #9
  store ptr null, ptr %11, align 8, !tbaa !38
  %25 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 3
  store i64 0, ptr %25, align 8, !tbaa !37
  %26 = load i64, ptr %8, align 8, !tbaa !34
  br label %27

27:                                               ; preds = %23, %4
  %28 = phi i64 [ %26, %23 ], [ %21, %4 ]
  %29 = sub i64 %28, %10
  store atomic i64 %29, ptr %8 seq_cst, align 8
  %30 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #9
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
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %5, ptr noundef nonnull align 8 dereferenceable(32) %3, i64 32, i1 false), !tbaa.struct !33
  %6 = call i32 @vsnprintf(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef nonnull %5) #9
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #10
  ret i32 %6
}

declare i32 @vsnprintf(ptr noundef, i64 noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local ptr @arena_create() local_unnamed_addr #0 {
  %1 = tail call ptr @calloc(i64 noundef 1, i64 noundef 72) #9
  ret ptr %1
}

; Function Attrs: nounwind
define dso_local ptr @arena_allocate(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i64 @llvm.umax.i64(i64 %2, i64 16)
  %5 = add i64 %1, 8
  %6 = add i64 %5, %4
  %7 = tail call ptr @calloc(i64 noundef 1, i64 noundef %6) #9
  %8 = freeze ptr %7
  %9 = icmp eq ptr %8, null
  br i1 %9, label %22, label %10

10:                                               ; preds = %3
  %11 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #9
  %12 = getelementptr inbounds %struct.arena, ptr %0, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8, !tbaa !40
  store ptr %13, ptr %8, align 8, !tbaa !42
  store ptr %8, ptr %12, align 8, !tbaa !40
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #9
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
  tail call void @free(ptr noundef %0) #9
  ret void

6:                                                ; preds = %1, %6
  %7 = phi ptr [ %8, %6 ], [ %3, %1 ]
  %8 = load ptr, ptr %7, align 8, !tbaa !42
  tail call void @free(ptr noundef nonnull %7) #9
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
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %13 = load ptr, ptr %12, align 8, !tbaa !45
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %15 = load ptr, ptr %14, align 8, !tbaa !47
  %16 = getelementptr inbounds %struct.task, ptr %15, i64 0, i32 1
  %17 = load atomic i64, ptr %16 monotonic, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %10) #10
  %18 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %10) #9
  %19 = load i64, ptr %10, align 8, !tbaa !21
  %20 = mul i64 %19, -1000000000
  %21 = getelementptr inbounds %struct.timespec, ptr %10, i64 0, i32 1
  %22 = load i64, ptr %21, align 8, !tbaa !23
  %23 = sub i64 %20, %22
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %10) #10
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
  %32 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
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
  %50 = load i32, ptr %37, align 4, !tbaa !4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %65

52:                                               ; preds = %48, %49
  %53 = add i32 %46, 1
  call void %4(ptr noundef %3, i32 noundef 0, i32 noundef %46) #9
  %54 = icmp slt i32 %53, %40
  %55 = icmp slt i32 %53, %1
  %56 = and i1 %54, %55
  br i1 %56, label %45, label %57, !llvm.loop !49

57:                                               ; preds = %52
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #10
  %58 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %9) #9
  %59 = load i64, ptr %9, align 8, !tbaa !21
  %60 = mul i64 %59, 1000000000
  %61 = load i64, ptr %38, align 8, !tbaa !23
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #10
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
  %72 = load i32, ptr %71, align 4, !tbaa !4
  %73 = shl i32 %72, 4
  %74 = add i32 %73, 16
  %75 = sdiv i32 %70, %74
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %11) #10
  %76 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 1
  store ptr %3, ptr %76, align 8, !tbaa !31
  %77 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 2
  store ptr %4, ptr %77, align 8, !tbaa !30
  %78 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 3
  store i32 %66, ptr %78, align 8, !tbaa !50
  %79 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 4
  store i32 %1, ptr %79, align 4, !tbaa !25
  %80 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 5
  %81 = call i32 @llvm.smax.i32(i32 %75, i32 1)
  store i32 %81, ptr %80, align 8, !tbaa !29
  %82 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 6
  store i32 0, ptr %82, align 4, !tbaa !51
  %83 = call i32 @pthread_mutex_lock(ptr noundef nonnull %13) #9
  %84 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 3
  %85 = load ptr, ptr %84, align 8, !tbaa !16
  store ptr %85, ptr %11, align 8, !tbaa !52
  store ptr %11, ptr %84, align 8, !tbaa !16
  %86 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 4
  %87 = atomicrmw add ptr %86, i32 1 seq_cst, align 4
  %88 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 5
  %89 = load i32, ptr %88, align 4, !tbaa !4
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %94, label %91

91:                                               ; preds = %69
  %92 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 1
  %93 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %92) #9
  br label %94

94:                                               ; preds = %69, %91
  %95 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #9
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
  call void %112(ptr noundef %113, i32 noundef 0, i32 noundef %111) #9
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #10
  %127 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #9
  %128 = load i64, ptr %8, align 8, !tbaa !21
  %129 = getelementptr inbounds %struct.timespec, ptr %8, i64 0, i32 1
  %130 = load i64, ptr %129, align 8, !tbaa !23
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #10
  %131 = add i64 %130, %23
  %132 = call i32 @pthread_mutex_lock(ptr noundef %13) #9
  br label %133

133:                                              ; preds = %133, %125
  %134 = phi ptr [ %84, %125 ], [ %135, %133 ]
  %135 = load ptr, ptr %134, align 8, !tbaa !16
  %136 = icmp eq ptr %135, %11
  br i1 %136, label %137, label %133, !llvm.loop !53

137:                                              ; preds = %133
  %138 = add nsw i32 %126, %66
  %139 = mul i64 %128, 1000000000
  %140 = add i64 %131, %139
  %141 = load ptr, ptr %11, align 8, !tbaa !52
  store ptr %141, ptr %134, align 8, !tbaa !16
  %142 = call i32 @pthread_mutex_unlock(ptr noundef %13) #9
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #10
  %143 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #9
  %144 = load i64, ptr %7, align 8, !tbaa !21
  %145 = mul i64 %144, 1000000000
  %146 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1
  %147 = load i64, ptr %146, align 8, !tbaa !23
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
  %155 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #9
  %156 = load i64, ptr %6, align 8, !tbaa !21
  %157 = mul i64 %156, 1000000000
  %158 = load i64, ptr %153, align 8, !tbaa !23
  %159 = add i64 %157, %158
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #10
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
  br i1 %166, label %161, label %154, !llvm.loop !54

167:                                              ; preds = %161
  %168 = call i32 @pthread_mutex_lock(ptr noundef %13) #9
  %169 = load atomic i32, ptr %82 seq_cst, align 4
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %177, label %171

171:                                              ; preds = %167
  %172 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 2
  br label %173

173:                                              ; preds = %173, %171
  %174 = call i32 @pthread_cond_wait(ptr noundef nonnull %172, ptr noundef %13) #9
  %175 = load atomic i32, ptr %82 seq_cst, align 4
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %177, label %173, !llvm.loop !55

177:                                              ; preds = %173, %167
  %178 = call i32 @pthread_mutex_unlock(ptr noundef %13) #9
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
  %190 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
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
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 320) #9
  %5 = icmp eq ptr %4, null
  br i1 %5, label %18, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 11
  store ptr %0, ptr %7, align 8, !tbaa !45
  %8 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 7
  store i32 %1, ptr %8, align 8, !tbaa !56
  %9 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 9
  store i64 %2, ptr %9, align 8, !tbaa !57
  %10 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 15
  %11 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 16
  store ptr %10, ptr %11, align 8, !tbaa !58
  %12 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 17
  %13 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 18
  store ptr %12, ptr %13, align 8, !tbaa !59
  %14 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 14
  %15 = tail call i32 @pthread_create(ptr noundef nonnull %14, ptr noundef null, ptr noundef nonnull @run, ptr noundef nonnull %4) #9
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %18, label %17

17:                                               ; preds = %6
  tail call void @free(ptr noundef nonnull %4) #9
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

35:                                               ; preds = %433, %1
  %36 = load atomic i32, ptr %9 seq_cst, align 4
  %37 = call i32 @pthread_mutex_lock(ptr noundef nonnull %10) #9
  %38 = load ptr, ptr %11, align 8, !tbaa !60
  %39 = icmp eq ptr %38, null
  br i1 %39, label %45, label %40

40:                                               ; preds = %111, %35
  %41 = phi ptr [ %38, %35 ], [ %124, %111 ]
  %42 = load ptr, ptr %41, align 8, !tbaa !61
  store ptr %42, ptr %11, align 8, !tbaa !60
  %43 = icmp eq ptr %42, null
  br i1 %43, label %44, label %131

44:                                               ; preds = %40
  store ptr %11, ptr %20, align 8, !tbaa !58
  br label %131

45:                                               ; preds = %35, %111
  %46 = phi i32 [ %113, %111 ], [ %36, %35 ]
  %47 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %10) #9
  %48 = load atomic i32, ptr %12 seq_cst, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %126

50:                                               ; preds = %45
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #10
  %51 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #9
  %52 = load i64, ptr %8, align 8, !tbaa !21
  %53 = mul i64 %52, 1000000000
  %54 = load i64, ptr %13, align 8, !tbaa !23
  %55 = add i64 %53, %54
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #10
  %56 = load i64, ptr %14, align 8, !tbaa !57
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %87, label %58

58:                                               ; preds = %50
  %59 = load i64, ptr %15, align 8, !tbaa !63
  %60 = shl i64 %59, 1
  %61 = add i64 %60, 1000
  %62 = atomicrmw add ptr @spinners, i32 1 seq_cst, align 4
  %63 = add i32 %62, 1
  %64 = load i32, ptr @most_spinners, align 4, !tbaa !4
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
  call void @llvm.aarch64.hint(i32 1)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #10
  %74 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #9
  %75 = load i64, ptr %7, align 8, !tbaa !21
  %76 = mul i64 %75, 1000000000
  %77 = load i64, ptr %16, align 8, !tbaa !23
  %78 = add i64 %76, %77
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #10
  %79 = load atomic i32, ptr %9 seq_cst, align 4
  %80 = icmp eq i32 %79, %46
  %81 = sub i64 %78, %55
  %82 = icmp ugt i64 %61, %81
  %83 = select i1 %80, i1 %82, i1 false
  br i1 %83, label %73, label %84, !llvm.loop !64

84:                                               ; preds = %73, %66, %58
  %85 = phi i64 [ %55, %58 ], [ %55, %66 ], [ %78, %73 ]
  %86 = atomicrmw sub ptr @spinners, i32 1 seq_cst, align 4
  br label %87

87:                                               ; preds = %84, %50
  %88 = phi i64 [ %85, %84 ], [ %55, %50 ]
  %89 = call i32 @pthread_mutex_lock(ptr noundef nonnull %10) #9
  %90 = load ptr, ptr %11, align 8, !tbaa !60
  %91 = icmp eq ptr %90, null
  br i1 %91, label %92, label %111

92:                                               ; preds = %87
  %93 = load atomic i32, ptr %12 seq_cst, align 4
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %95, label %111

95:                                               ; preds = %92
  %96 = load ptr, ptr %11, align 8, !tbaa !60
  %97 = icmp eq ptr %96, null
  br i1 %97, label %98, label %105

98:                                               ; preds = %95, %101
  %99 = load atomic i32, ptr %12 seq_cst, align 4
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %105

101:                                              ; preds = %98
  store i32 1, ptr %17, align 4, !tbaa !65
  %102 = call i32 @pthread_cond_wait(ptr noundef nonnull %18, ptr noundef nonnull %10) #9
  store i32 0, ptr %17, align 4, !tbaa !65
  %103 = load ptr, ptr %11, align 8, !tbaa !60
  %104 = icmp eq ptr %103, null
  br i1 %104, label %98, label %105, !llvm.loop !66

105:                                              ; preds = %101, %98, %95
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #10
  %106 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #9
  %107 = load i64, ptr %6, align 8, !tbaa !21
  %108 = mul i64 %107, 1000000000
  %109 = load i64, ptr %19, align 8, !tbaa !23
  %110 = add i64 %108, %109
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #10
  br label %111

111:                                              ; preds = %105, %92, %87
  %112 = phi i64 [ %88, %87 ], [ %88, %92 ], [ %110, %105 ]
  %113 = load atomic i32, ptr %9 seq_cst, align 4
  %114 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %10) #9
  %115 = sub i64 %112, %55
  %116 = load i64, ptr %14, align 8, !tbaa !57
  %117 = shl i64 %116, 2
  %118 = call i64 @llvm.umin.i64(i64 %115, i64 %117)
  %119 = load i64, ptr %15, align 8, !tbaa !63
  %120 = mul i64 %119, 3
  %121 = add i64 %120, %118
  %122 = lshr i64 %121, 2
  store i64 %122, ptr %15, align 8, !tbaa !63
  %123 = call i32 @pthread_mutex_lock(ptr noundef nonnull %10) #9
  %124 = load ptr, ptr %11, align 8, !tbaa !60
  %125 = icmp eq ptr %124, null
  br i1 %125, label %45, label %40

126:                                              ; preds = %45
  %127 = call i32 @pthread_mutex_lock(ptr noundef nonnull %10) #9
  %128 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  store i32 1, ptr %128, align 8, !tbaa !67
  %129 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %32) #9
  %130 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %10) #9
  ret ptr null

131:                                              ; preds = %44, %40
  %132 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %10) #9
  %133 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 1
  %134 = load ptr, ptr %133, align 8, !tbaa !68
  %135 = getelementptr inbounds %struct.batch, ptr %41, i64 0, i32 2
  %136 = load i64, ptr %135, align 8, !tbaa !69
  %137 = getelementptr inbounds i8, ptr %134, i64 %136
  %138 = icmp sgt i64 %136, 0
  br i1 %138, label %139, label %433

139:                                              ; preds = %131, %429
  %140 = phi ptr [ %431, %429 ], [ %134, %131 ]
  %141 = load atomic i32, ptr %12 seq_cst, align 4
  %142 = icmp eq i32 %141, 2
  br i1 %142, label %433, label %143

143:                                              ; preds = %139
  %144 = getelementptr inbounds %struct.command, ptr %140, i64 0, i32 2
  %145 = load i32, ptr %144, align 4, !tbaa !70
  %146 = load i16, ptr %140, align 4, !tbaa !73
  switch i16 %146, label %405 [
    i16 1, label %150
    i16 2, label %301
    i16 3, label %309
    i16 4, label %147
    i16 5, label %397
  ]

147:                                              ; preds = %143
  %148 = getelementptr inbounds %struct.wait, ptr %140, i64 0, i32 1
  %149 = getelementptr inbounds %struct.wait, ptr %140, i64 0, i32 2
  br label %334

150:                                              ; preds = %143
  %151 = getelementptr inbounds %struct.launch, ptr %140, i64 0, i32 1
  %152 = load ptr, ptr %151, align 8, !tbaa !16
  %153 = getelementptr inbounds %struct.kernel, ptr %152, i64 0, i32 3
  %154 = load i64, ptr %152, align 8, !tbaa !14
  %155 = getelementptr inbounds %struct.task, ptr %153, i64 %154
  %156 = getelementptr inbounds %struct.kernel, ptr %152, i64 0, i32 1
  %157 = load i64, ptr %156, align 8, !tbaa !14
  %158 = getelementptr inbounds %struct.extents, ptr %155, i64 %157
  %159 = getelementptr inbounds %struct.kernel, ptr %152, i64 0, i32 2
  %160 = load i64, ptr %159, align 8, !tbaa !14
  %161 = icmp eq i64 %160, 0
  br i1 %161, label %204, label %162

162:                                              ; preds = %150
  %163 = getelementptr inbounds %struct.launch, ptr %140, i64 0, i32 4
  %164 = icmp eq i64 %160, 1
  br i1 %164, label %190, label %165

165:                                              ; preds = %162
  %166 = and i64 %160, -2
  br label %167

167:                                              ; preds = %167, %165
  %168 = phi i64 [ 0, %165 ], [ %186, %167 ]
  %169 = or i64 %168, 1
  %170 = getelementptr inbounds %struct.pack, ptr %158, i64 %168
  %171 = getelementptr inbounds %struct.pack, ptr %158, i64 %169
  %172 = getelementptr inbounds %struct.pack, ptr %170, i64 0, i32 1
  %173 = getelementptr inbounds %struct.pack, ptr %171, i64 0, i32 1
  %174 = load i32, ptr %172, align 4, !tbaa !74
  %175 = load i32, ptr %173, align 4, !tbaa !74
  %176 = zext i32 %174 to i64
  %177 = zext i32 %175 to i64
  %178 = getelementptr inbounds i8, ptr %163, i64 %176
  %179 = getelementptr inbounds i8, ptr %163, i64 %177
  %180 = load i32, ptr %170, align 4, !tbaa !76
  %181 = load i32, ptr %171, align 4, !tbaa !76
  %182 = zext i32 %180 to i64
  %183 = zext i32 %181 to i64
  %184 = getelementptr inbounds i8, ptr %163, i64 %182
  %185 = getelementptr inbounds i8, ptr %163, i64 %183
  store ptr %178, ptr %184, align 8, !tbaa !16
  store ptr %179, ptr %185, align 8, !tbaa !16
  %186 = add nuw i64 %168, 2
  %187 = icmp eq i64 %186, %166
  br i1 %187, label %188, label %167, !llvm.loop !77

188:                                              ; preds = %167
  %189 = icmp eq i64 %160, %166
  br i1 %189, label %204, label %190

190:                                              ; preds = %162, %188
  %191 = phi i64 [ 0, %162 ], [ %166, %188 ]
  br label %192

192:                                              ; preds = %190, %192
  %193 = phi i64 [ %202, %192 ], [ %191, %190 ]
  %194 = getelementptr inbounds %struct.pack, ptr %158, i64 %193
  %195 = getelementptr inbounds %struct.pack, ptr %194, i64 0, i32 1
  %196 = load i32, ptr %195, align 4, !tbaa !74
  %197 = zext i32 %196 to i64
  %198 = getelementptr inbounds i8, ptr %163, i64 %197
  %199 = load i32, ptr %194, align 4, !tbaa !76
  %200 = zext i32 %199 to i64
  %201 = getelementptr inbounds i8, ptr %163, i64 %200
  store ptr %198, ptr %201, align 8, !tbaa !16
  %202 = add nuw i64 %193, 1
  %203 = icmp eq i64 %202, %160
  br i1 %203, label %204, label %192, !llvm.loop !80

204:                                              ; preds = %192, %188, %150
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #10
  %205 = getelementptr inbounds %struct.launch, ptr %140, i64 0, i32 4
  store ptr %205, ptr %5, align 8, !tbaa !81
  %206 = getelementptr inbounds %struct.launch, ptr %140, i64 0, i32 2
  %207 = load ptr, ptr %206, align 8, !tbaa !16
  store ptr %207, ptr %26, align 8, !tbaa !83
  store i32 0, ptr %27, align 8, !tbaa !84
  %208 = getelementptr inbounds %struct.launch, ptr %140, i64 0, i32 3
  %209 = load ptr, ptr %208, align 8, !tbaa !16
  store ptr %209, ptr %28, align 8, !tbaa !85
  %210 = icmp eq i64 %157, 0
  br i1 %210, label %261, label %211

211:                                              ; preds = %204, %247
  %212 = phi i64 [ %250, %247 ], [ 0, %204 ]
  %213 = phi i64 [ %249, %247 ], [ 1, %204 ]
  %214 = getelementptr inbounds %struct.extents, ptr %155, i64 %212, i32 1
  %215 = load i32, ptr %214, align 4, !tbaa !86
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %247, label %217

217:                                              ; preds = %211
  %218 = getelementptr inbounds %struct.extents, ptr %155, i64 %212
  %219 = load i32, ptr %218, align 4, !tbaa !88
  %220 = zext i32 %219 to i64
  %221 = getelementptr inbounds i8, ptr %205, i64 %220
  %222 = zext i32 %215 to i64
  %223 = icmp eq i32 %215, 1
  br i1 %223, label %244, label %224

224:                                              ; preds = %217
  %225 = and i64 %222, 4294967294
  br label %226

226:                                              ; preds = %226, %224
  %227 = phi i64 [ 0, %224 ], [ %239, %226 ]
  %228 = phi i64 [ 1, %224 ], [ %237, %226 ]
  %229 = phi i64 [ 1, %224 ], [ %238, %226 ]
  %230 = or i64 %227, 1
  %231 = getelementptr inbounds i32, ptr %221, i64 %227
  %232 = getelementptr inbounds i32, ptr %221, i64 %230
  %233 = load i32, ptr %231, align 4, !tbaa !4
  %234 = load i32, ptr %232, align 4, !tbaa !4
  %235 = sext i32 %233 to i64
  %236 = sext i32 %234 to i64
  %237 = mul i64 %228, %235
  %238 = mul i64 %229, %236
  %239 = add nuw i64 %227, 2
  %240 = icmp eq i64 %239, %225
  br i1 %240, label %241, label %226, !llvm.loop !89

241:                                              ; preds = %226
  %242 = mul i64 %238, %237
  %243 = icmp eq i64 %225, %222
  br i1 %243, label %247, label %244

244:                                              ; preds = %217, %241
  %245 = phi i64 [ 0, %217 ], [ %225, %241 ]
  %246 = phi i64 [ 1, %217 ], [ %242, %241 ]
  br label %252

247:                                              ; preds = %252, %241, %211
  %248 = phi i64 [ 1, %211 ], [ %242, %241 ], [ %258, %252 ]
  %249 = call i64 @llvm.umax.i64(i64 %248, i64 %213)
  %250 = add nuw i64 %212, 1
  %251 = icmp eq i64 %250, %157
  br i1 %251, label %261, label %211, !llvm.loop !90

252:                                              ; preds = %244, %252
  %253 = phi i64 [ %259, %252 ], [ %245, %244 ]
  %254 = phi i64 [ %258, %252 ], [ %246, %244 ]
  %255 = getelementptr inbounds i32, ptr %221, i64 %253
  %256 = load i32, ptr %255, align 4, !tbaa !4
  %257 = sext i32 %256 to i64
  %258 = mul i64 %254, %257
  %259 = add nuw nsw i64 %253, 1
  %260 = icmp eq i64 %259, %222
  br i1 %260, label %247, label %252, !llvm.loop !91

261:                                              ; preds = %247, %204
  %262 = phi i64 [ 1, %204 ], [ %249, %247 ]
  store i64 %262, ptr %29, align 8, !tbaa !48
  %263 = load i64, ptr %152, align 8, !tbaa !14
  %264 = icmp eq i64 %263, 0
  br i1 %264, label %267, label %292

265:                                              ; preds = %292
  %266 = load ptr, ptr %206, align 8, !tbaa !16
  br label %267

267:                                              ; preds = %265, %261
  %268 = phi ptr [ %266, %265 ], [ %207, %261 ]
  %269 = getelementptr inbounds i8, ptr %268, i64 35224
  %270 = load i64, ptr %269, align 8, !tbaa !14
  %271 = icmp eq i64 %270, 0
  br i1 %271, label %291, label %272

272:                                              ; preds = %267
  %273 = call ptr @calloc(i64 noundef 1, i64 noundef 2328) #9
  %274 = icmp eq ptr %273, null
  br i1 %274, label %290, label %275

275:                                              ; preds = %272
  %276 = load i64, ptr %0, align 8, !tbaa !92
  %277 = add i64 %276, 1
  %278 = getelementptr inbounds %struct.failure, ptr %273, i64 0, i32 1
  store i64 %277, ptr %278, align 8, !tbaa !93
  %279 = getelementptr inbounds %struct.failure, ptr %273, i64 0, i32 2
  store i64 0, ptr %279, align 8, !tbaa !95
  %280 = call i32 @pthread_mutex_lock(ptr noundef nonnull %10) #9
  %281 = load ptr, ptr %24, align 8, !tbaa !59
  store ptr %273, ptr %281, align 8, !tbaa !16
  store ptr %273, ptr %24, align 8, !tbaa !59
  %282 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %10) #9
  %283 = atomicrmw add ptr %25, i64 1 seq_cst, align 8
  %284 = getelementptr inbounds %struct.failure, ptr %273, i64 0, i32 3
  %285 = getelementptr inbounds i8, ptr %268, i64 32912
  %286 = call ptr @memcpy(ptr noundef nonnull %284, ptr noundef nonnull %285, i64 noundef 2048) #9
  %287 = getelementptr inbounds %struct.failure, ptr %273, i64 0, i32 4
  %288 = getelementptr inbounds i8, ptr %268, i64 34960
  %289 = call ptr @memcpy(ptr noundef nonnull %287, ptr noundef nonnull %288, i64 noundef 256) #9
  br label %290

290:                                              ; preds = %275, %272
  store i64 0, ptr %269, align 8, !tbaa !14
  br label %291

291:                                              ; preds = %290, %267
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #10
  br label %405

292:                                              ; preds = %261, %292
  %293 = phi ptr [ %298, %292 ], [ %152, %261 ]
  %294 = phi i64 [ %297, %292 ], [ 0, %261 ]
  %295 = getelementptr inbounds %struct.kernel, ptr %293, i64 0, i32 3, i64 %294
  store ptr %295, ptr %30, align 8, !tbaa !47
  %296 = load ptr, ptr %295, align 8, !tbaa !96
  call void %296(ptr noundef nonnull %5) #9
  %297 = add nuw i64 %294, 1
  %298 = load ptr, ptr %151, align 8, !tbaa !16
  %299 = load i64, ptr %298, align 8, !tbaa !14
  %300 = icmp ult i64 %297, %299
  br i1 %300, label %292, label %265, !llvm.loop !98

301:                                              ; preds = %143
  %302 = getelementptr inbounds %struct.copy, ptr %140, i64 0, i32 1
  %303 = load ptr, ptr %302, align 8, !tbaa !99
  %304 = getelementptr inbounds %struct.copy, ptr %140, i64 0, i32 2
  %305 = load ptr, ptr %304, align 8, !tbaa !101
  %306 = getelementptr inbounds %struct.copy, ptr %140, i64 0, i32 3
  %307 = load i64, ptr %306, align 8, !tbaa !102
  %308 = call ptr @memmove(ptr noundef %303, ptr noundef %305, i64 noundef %307) #9
  br label %405

309:                                              ; preds = %143
  %310 = getelementptr inbounds %struct.fill, ptr %140, i64 0, i32 1
  %311 = load ptr, ptr %310, align 8, !tbaa !16
  %312 = getelementptr inbounds %struct.fill, ptr %140, i64 0, i32 2
  %313 = load i64, ptr %312, align 8, !tbaa !14
  %314 = getelementptr inbounds %struct.fill, ptr %140, i64 0, i32 4
  %315 = getelementptr inbounds %struct.fill, ptr %140, i64 0, i32 3
  %316 = load i64, ptr %315, align 8, !tbaa !14
  %317 = icmp eq i64 %316, 1
  br i1 %317, label %318, label %322

318:                                              ; preds = %309
  %319 = load i8, ptr %314, align 1, !tbaa !103
  %320 = zext i8 %319 to i32
  %321 = call ptr @memset(ptr noundef %311, i32 noundef %320, i64 noundef %313) #9
  br label %405

322:                                              ; preds = %309
  %323 = call i64 @llvm.umin.i64(i64 %316, i64 %313)
  %324 = call ptr @memcpy(ptr noundef %311, ptr noundef nonnull %314, i64 noundef %323) #9
  %325 = icmp ugt i64 %313, %316
  br i1 %325, label %326, label %405

326:                                              ; preds = %322, %326
  %327 = phi i64 [ %332, %326 ], [ %323, %322 ]
  %328 = sub i64 %313, %327
  %329 = call i64 @llvm.umin.i64(i64 %327, i64 %328)
  %330 = getelementptr inbounds i8, ptr %311, i64 %327
  %331 = call ptr @memcpy(ptr noundef %330, ptr noundef %311, i64 noundef %329) #9
  %332 = add i64 %329, %327
  %333 = icmp ult i64 %332, %313
  br i1 %333, label %326, label %405, !llvm.loop !104

334:                                              ; preds = %379, %147
  %335 = load atomic i32, ptr %12 seq_cst, align 4
  %336 = icmp eq i32 %335, 2
  br i1 %336, label %405, label %337

337:                                              ; preds = %334
  %338 = load ptr, ptr %148, align 8, !tbaa !105
  %339 = load atomic i64, ptr %338 seq_cst, align 8
  %340 = load i64, ptr %149, align 8, !tbaa !107
  %341 = icmp ult i64 %339, %340
  br i1 %341, label %342, label %405

342:                                              ; preds = %337
  %343 = load ptr, ptr %148, align 8, !tbaa !105
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #10
  %344 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #9
  %345 = load i64, ptr %4, align 8, !tbaa !21
  %346 = mul i64 %345, 1000000000
  %347 = load i64, ptr %22, align 8, !tbaa !23
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #10
  %348 = add i64 %347, 20000000
  %349 = add i64 %348, %346
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #10
  %350 = freeze i64 %349
  %351 = udiv i64 %350, 1000000000
  store i64 %351, ptr %3, align 8, !tbaa !21
  %352 = mul i64 %351, 1000000000
  %353 = sub i64 %350, %352
  store i64 %353, ptr %23, align 8, !tbaa !23
  %354 = getelementptr inbounds %struct.queue, ptr %343, i64 0, i32 3
  %355 = atomicrmw add ptr %354, i32 1 seq_cst, align 4
  %356 = getelementptr inbounds %struct.queue, ptr %343, i64 0, i32 19
  %357 = call i32 @pthread_mutex_lock(ptr noundef nonnull %356) #9
  %358 = load atomic i64, ptr %343 seq_cst, align 8
  %359 = icmp ult i64 %358, %340
  br i1 %359, label %360, label %373

360:                                              ; preds = %342
  %361 = getelementptr inbounds %struct.queue, ptr %343, i64 0, i32 5
  %362 = getelementptr inbounds %struct.queue, ptr %343, i64 0, i32 21
  br label %363

363:                                              ; preds = %369, %360
  %364 = phi i32 [ 0, %360 ], [ %370, %369 ]
  %365 = load i32, ptr %361, align 8, !tbaa !67
  %366 = icmp eq i32 %365, 0
  %367 = icmp eq i32 %364, 0
  %368 = select i1 %366, i1 %367, i1 false
  br i1 %368, label %369, label %373

369:                                              ; preds = %363
  %370 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %362, ptr noundef nonnull %356, i32 noundef 1, ptr noundef nonnull %3) #9
  %371 = load atomic i64, ptr %343 seq_cst, align 8
  %372 = icmp ult i64 %371, %340
  br i1 %372, label %363, label %373, !llvm.loop !108

373:                                              ; preds = %369, %363, %342
  %374 = load atomic i64, ptr %343 seq_cst, align 8
  %375 = icmp ult i64 %374, %340
  br i1 %375, label %379, label %376

376:                                              ; preds = %373
  %377 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %356) #9
  %378 = atomicrmw sub ptr %354, i32 1 seq_cst, align 4
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #10
  br label %405

379:                                              ; preds = %373
  %380 = getelementptr inbounds %struct.queue, ptr %343, i64 0, i32 5
  %381 = load i32, ptr %380, align 8, !tbaa !67
  %382 = icmp eq i32 %381, 0
  %383 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %356) #9
  %384 = atomicrmw sub ptr %354, i32 1 seq_cst, align 4
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #10
  br i1 %382, label %334, label %385, !llvm.loop !109

385:                                              ; preds = %379
  %386 = call ptr @calloc(i64 noundef 1, i64 noundef 2328) #9
  %387 = icmp eq ptr %386, null
  br i1 %387, label %405, label %388

388:                                              ; preds = %385
  %389 = load i64, ptr %0, align 8, !tbaa !92
  %390 = add i64 %389, 1
  %391 = getelementptr inbounds %struct.failure, ptr %386, i64 0, i32 1
  store i64 %390, ptr %391, align 8, !tbaa !93
  %392 = getelementptr inbounds %struct.failure, ptr %386, i64 0, i32 2
  store i64 1, ptr %392, align 8, !tbaa !95
  %393 = call i32 @pthread_mutex_lock(ptr noundef nonnull %10) #9
  %394 = load ptr, ptr %24, align 8, !tbaa !59
  store ptr %386, ptr %394, align 8, !tbaa !16
  store ptr %386, ptr %24, align 8, !tbaa !59
  %395 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %10) #9
  %396 = atomicrmw add ptr %25, i64 1 seq_cst, align 8
  br label %405

397:                                              ; preds = %143
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #10
  %398 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #9
  %399 = load i64, ptr %2, align 8, !tbaa !21
  %400 = mul i64 %399, 1000000000
  %401 = load i64, ptr %21, align 8, !tbaa !23
  %402 = add i64 %400, %401
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #10
  %403 = getelementptr inbounds %struct.timestamp, ptr %140, i64 0, i32 1
  %404 = load ptr, ptr %403, align 8, !tbaa !110
  store i64 %402, ptr %404, align 8, !tbaa !14
  br label %405

405:                                              ; preds = %337, %334, %326, %397, %388, %385, %376, %322, %318, %301, %291, %143
  %406 = getelementptr inbounds %struct.command, ptr %140, i64 0, i32 1
  %407 = load i16, ptr %406, align 2, !tbaa !112
  %408 = icmp eq i16 %407, 0
  br i1 %408, label %429, label %409

409:                                              ; preds = %405
  %410 = load i64, ptr %0, align 8, !tbaa !92
  %411 = freeze i64 %410
  %412 = add i64 %411, 1
  store atomic i64 %412, ptr %0 seq_cst, align 8
  %413 = load atomic i32, ptr %31 seq_cst, align 8
  %414 = icmp eq i32 %413, 0
  br i1 %414, label %419, label %415

415:                                              ; preds = %409
  %416 = call i32 @pthread_mutex_lock(ptr noundef nonnull %10) #9
  %417 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %32) #9
  %418 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %10) #9
  br label %419

419:                                              ; preds = %415, %409
  %420 = load atomic i64, ptr %33 seq_cst, align 8
  %421 = add i64 %420, -1
  %422 = icmp ult i64 %421, %412
  br i1 %422, label %423, label %429

423:                                              ; preds = %419
  %424 = atomicrmw xchg ptr %33, i64 0 seq_cst, align 8
  %425 = icmp eq i64 %424, 0
  br i1 %425, label %429, label %426

426:                                              ; preds = %423
  %427 = load i32, ptr %34, align 8, !tbaa !56
  %428 = call i64 @write(i32 noundef %427, ptr noundef nonnull @one, i64 noundef 8) #9
  br label %429

429:                                              ; preds = %405, %419, %423, %426
  %430 = zext i32 %145 to i64
  %431 = getelementptr inbounds i8, ptr %140, i64 %430
  %432 = icmp ult ptr %431, %137
  br i1 %432, label %139, label %433, !llvm.loop !113

433:                                              ; preds = %139, %429, %131
  call void @free(ptr noundef nonnull %41) #9
  br label %35, !llvm.loop !114
}

; Function Attrs: nounwind
define dso_local i32 @queue_submit(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 24) #9
  %5 = icmp eq ptr %4, null
  br i1 %5, label %22, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.batch, ptr %4, i64 0, i32 1
  store ptr %1, ptr %7, align 8, !tbaa !68
  %8 = getelementptr inbounds %struct.batch, ptr %4, i64 0, i32 2
  store i64 %2, ptr %8, align 8, !tbaa !69
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %10 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #9
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %12 = load ptr, ptr %11, align 8, !tbaa !58
  store ptr %4, ptr %12, align 8, !tbaa !16
  store ptr %4, ptr %11, align 8, !tbaa !58
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %14 = atomicrmw add ptr %13, i32 1 seq_cst, align 4
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %16 = load i32, ptr %15, align 4, !tbaa !65
  %17 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #9
  %18 = icmp eq i32 %16, 0
  br i1 %18, label %22, label %19

19:                                               ; preds = %6
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %21 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %20) #9
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
  br i1 %7, label %8, label %52

8:                                                ; preds = %3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #10
  %9 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #9
  %10 = load i64, ptr %5, align 8, !tbaa !21
  %11 = mul i64 %10, 1000000000
  %12 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !23
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #10
  %14 = add i64 %13, %2
  %15 = add i64 %14, %11
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #10
  %16 = freeze i64 %15
  %17 = udiv i64 %16, 1000000000
  store i64 %17, ptr %4, align 8, !tbaa !21
  %18 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %19 = mul i64 %17, 1000000000
  %20 = sub i64 %16, %19
  store i64 %20, ptr %18, align 8, !tbaa !23
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %22 = atomicrmw add ptr %21, i32 1 seq_cst, align 4
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %24 = call i32 @pthread_mutex_lock(ptr noundef nonnull %23) #9
  %25 = load atomic i64, ptr %0 seq_cst, align 8
  %26 = icmp ult i64 %25, %1
  br i1 %26, label %27, label %40

27:                                               ; preds = %8
  %28 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  br label %30

30:                                               ; preds = %36, %27
  %31 = phi i32 [ 0, %27 ], [ %37, %36 ]
  %32 = load i32, ptr %28, align 8, !tbaa !67
  %33 = icmp eq i32 %32, 0
  %34 = icmp eq i32 %31, 0
  %35 = select i1 %33, i1 %34, i1 false
  br i1 %35, label %36, label %40

36:                                               ; preds = %30
  %37 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %29, ptr noundef nonnull %23, i32 noundef 1, ptr noundef nonnull %4) #9
  %38 = load atomic i64, ptr %0 seq_cst, align 8
  %39 = icmp ult i64 %38, %1
  br i1 %39, label %30, label %40, !llvm.loop !108

40:                                               ; preds = %36, %30, %8
  %41 = load atomic i64, ptr %0 seq_cst, align 8
  %42 = icmp ult i64 %41, %1
  br i1 %42, label %43, label %48

43:                                               ; preds = %40
  %44 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %45 = load i32, ptr %44, align 8, !tbaa !67
  %46 = icmp ne i32 %45, 0
  %47 = sext i1 %46 to i32
  br label %48

48:                                               ; preds = %40, %43
  %49 = phi i32 [ %47, %43 ], [ 1, %40 ]
  %50 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %23) #9
  %51 = atomicrmw sub ptr %21, i32 1 seq_cst, align 4
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #10
  br label %52

52:                                               ; preds = %3, %48
  %53 = phi i32 [ %49, %48 ], [ 1, %3 ]
  ret i32 %53
}

; Function Attrs: nounwind
define dso_local i32 @queue_take_failure(ptr noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #9
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %6 = load ptr, ptr %5, align 8, !tbaa !115
  %7 = icmp eq ptr %6, null
  br i1 %7, label %13, label %8

8:                                                ; preds = %2
  %9 = load ptr, ptr %6, align 8, !tbaa !116
  store ptr %9, ptr %5, align 8, !tbaa !115
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %8
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  store ptr %5, ptr %12, align 8, !tbaa !59
  br label %15

13:                                               ; preds = %2
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #9
  br label %19

15:                                               ; preds = %11, %8
  %16 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #9
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %18 = atomicrmw sub ptr %17, i64 1 seq_cst, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2328) %1, ptr noundef nonnull align 8 dereferenceable(2328) %6, i64 2328, i1 false), !tbaa.struct !117
  tail call void @free(ptr noundef nonnull %6) #9
  br label %19

19:                                               ; preds = %13, %15
  %20 = phi i32 [ 1, %15 ], [ 0, %13 ]
  ret i32 %20
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #9
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %6 = load i32, ptr %5, align 4, !tbaa !118
  %7 = icmp ult i32 %6, %1
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  store atomic i32 %1, ptr %5 seq_cst, align 4
  br label %9

9:                                                ; preds = %8, %2
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %11 = atomicrmw add ptr %10, i32 1 seq_cst, align 4
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %13 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %12) #9
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #9
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_join(ptr nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %3 = load i64, ptr %2, align 8, !tbaa !119
  %4 = tail call i32 @pthread_join(i64 noundef %3, ptr noundef null) #9
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %3 = load ptr, ptr %2, align 8, !tbaa !60
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %9

5:                                                ; preds = %9, %1
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %7 = load ptr, ptr %6, align 8, !tbaa !115
  %8 = icmp eq ptr %7, null
  br i1 %8, label %13, label %14

9:                                                ; preds = %1, %9
  %10 = phi ptr [ %11, %9 ], [ %3, %1 ]
  %11 = load ptr, ptr %10, align 8, !tbaa !61
  tail call void @free(ptr noundef nonnull %10) #9
  %12 = icmp eq ptr %11, null
  br i1 %12, label %5, label %9, !llvm.loop !120

13:                                               ; preds = %14, %5
  tail call void @free(ptr noundef %0) #9
  ret void

14:                                               ; preds = %5, %14
  %15 = phi ptr [ %16, %14 ], [ %7, %5 ]
  %16 = load ptr, ptr %15, align 8, !tbaa !116
  tail call void @free(ptr noundef nonnull %15) #9
  %17 = icmp eq ptr %16, null
  br i1 %17, label %13, label %14, !llvm.loop !121
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.aarch64.hint(i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy(ptr, ptr) #4

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #1

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #1

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #1

declare i32 @pthread_cond_clockwait(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #8

attributes #0 = { nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #1 = { "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #5 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #7 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nobuiltin nounwind "no-builtins" }
attributes #10 = { nounwind }
attributes #11 = { nobuiltin "no-builtins" }

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
!46 = !{!"queue", !11, i64 0, !11, i64 8, !11, i64 16, !5, i64 24, !5, i64 28, !5, i64 32, !5, i64 36, !5, i64 40, !5, i64 44, !11, i64 48, !11, i64 56, !10, i64 64, !10, i64 72, !11, i64 80, !11, i64 88, !10, i64 96, !10, i64 104, !10, i64 112, !10, i64 120, !36, i64 128, !36, i64 192, !36, i64 256}
!47 = !{!46, !10, i64 72}
!48 = !{!46, !11, i64 80}
!49 = distinct !{!49, !13}
!50 = !{!26, !5, i64 24}
!51 = !{!26, !5, i64 36}
!52 = !{!26, !10, i64 0}
!53 = distinct !{!53, !13}
!54 = distinct !{!54, !13}
!55 = distinct !{!55, !13}
!56 = !{!46, !5, i64 40}
!57 = !{!46, !11, i64 48}
!58 = !{!46, !10, i64 104}
!59 = !{!46, !10, i64 120}
!60 = !{!46, !10, i64 96}
!61 = !{!62, !10, i64 0}
!62 = !{!"batch", !10, i64 0, !10, i64 8, !11, i64 16}
!63 = !{!46, !11, i64 56}
!64 = distinct !{!64, !13}
!65 = !{!46, !5, i64 44}
!66 = distinct !{!66, !13}
!67 = !{!46, !5, i64 32}
!68 = !{!62, !10, i64 8}
!69 = !{!62, !11, i64 16}
!70 = !{!71, !5, i64 4}
!71 = !{!"command", !72, i64 0, !72, i64 2, !5, i64 4}
!72 = !{!"short", !6, i64 0}
!73 = !{!71, !72, i64 0}
!74 = !{!75, !5, i64 4}
!75 = !{!"pack", !5, i64 0, !5, i64 4}
!76 = !{!75, !5, i64 0}
!77 = distinct !{!77, !13, !78, !79}
!78 = !{!"llvm.loop.isvectorized", i32 1}
!79 = !{!"llvm.loop.unroll.runtime.disable"}
!80 = distinct !{!80, !13, !78}
!81 = !{!82, !10, i64 0}
!82 = !{!"context", !10, i64 0, !10, i64 8, !5, i64 16, !10, i64 24}
!83 = !{!82, !10, i64 8}
!84 = !{!82, !5, i64 16}
!85 = !{!82, !10, i64 24}
!86 = !{!87, !5, i64 4}
!87 = !{!"extents", !5, i64 0, !5, i64 4}
!88 = !{!87, !5, i64 0}
!89 = distinct !{!89, !13, !78, !79}
!90 = distinct !{!90, !13}
!91 = distinct !{!91, !13, !78}
!92 = !{!46, !11, i64 0}
!93 = !{!94, !11, i64 8}
!94 = !{!"failure", !10, i64 0, !11, i64 8, !11, i64 16, !6, i64 24, !6, i64 2072}
!95 = !{!94, !11, i64 16}
!96 = !{!97, !10, i64 0}
!97 = !{!"task", !10, i64 0, !11, i64 8}
!98 = distinct !{!98, !13}
!99 = !{!100, !10, i64 8}
!100 = !{!"copy", !71, i64 0, !10, i64 8, !10, i64 16, !11, i64 24}
!101 = !{!100, !10, i64 16}
!102 = !{!100, !11, i64 24}
!103 = !{!6, !6, i64 0}
!104 = distinct !{!104, !13}
!105 = !{!106, !10, i64 8}
!106 = !{!"wait", !71, i64 0, !10, i64 8, !11, i64 16}
!107 = !{!106, !11, i64 16}
!108 = distinct !{!108, !13}
!109 = distinct !{!109, !13}
!110 = !{!111, !10, i64 8}
!111 = !{!"timestamp", !71, i64 0, !10, i64 8}
!112 = !{!71, !72, i64 2}
!113 = distinct !{!113, !13}
!114 = distinct !{!114, !13}
!115 = !{!46, !10, i64 112}
!116 = !{!94, !10, i64 0}
!117 = !{i64 0, i64 8, !16, i64 8, i64 8, !14, i64 16, i64 8, !14, i64 24, i64 2048, !103, i64 2072, i64 256, !103}
!118 = !{!46, !5, i64 28}
!119 = !{!46, !11, i64 88}
!120 = distinct !{!120, !13}
!121 = distinct !{!121, !13}
