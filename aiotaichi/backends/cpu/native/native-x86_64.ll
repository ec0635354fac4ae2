; Made by `nox -s native` from *.c and *.h, sha256 e88c6f6206edd11d5d7c4f8c413f1bdf9480444fd5b2d13c215538e0ba3388cd
; ModuleID = 'aiotaichi/backends/cpu/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.output = type { %struct.mutex, ptr, i64, i64, i64 }
%struct.mutex = type { [8 x i64] }
%struct.span_ring = type { i64, i64, i64, i64, [0 x %struct.thread_span] }
%struct.thread_span = type { i64, i64, i32, i16, i16, i64 }
%struct.pool = type { %struct.mutex, %struct.condition, i32, i32, i32, i32, i64, %struct.shared, [16 x %struct.place], [0 x %struct.worker] }
%struct.condition = type { [8 x i64] }
%struct.shared = type { %struct.scheduling, %struct.turns, %struct.crowd, ptr }
%struct.scheduling = type { i64, [16 x i64] }
%struct.turns = type { i32, i32, i64, %struct.mutex, ptr, ptr, ptr }
%struct.crowd = type { ptr, [16 x i64], i32, i32, i32, i64, i64, i64 }
%struct.place = type { ptr, i32, i32, i32, [44 x i8] }
%struct.worker = type { %struct.relay, ptr, %struct.semaphore, i32, i32, i32 }
%struct.relay = type { ptr, ptr, %struct.turn, i32, i32, [2 x %struct.runner] }
%struct.turn = type { ptr, ptr, ptr, i64, i32, %struct.condition }
%struct.runner = type { ptr, i64, i32, %struct.semaphore }
%struct.semaphore = type { [4 x i64] }
%struct.timespec = type { i64, i64 }
%struct.job = type { ptr, ptr, i32, i32, i64, [64 x %struct.share] }
%struct.share = type { i32, i32, [56 x i8] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%struct.arena = type { %struct.mutex, ptr }
%struct.chunk = type { ptr }
%struct.queue = type { %struct.relay, i64, %struct.notification, i32, i32, i32, i32, i64, i64, ptr, ptr, i64, ptr, ptr, %struct.failures, %struct.semaphore, %struct.mutex, %struct.condition }
%struct.notification = type { i64, i32 }
%struct.failures = type { %struct.mutex, ptr, ptr, i64 }
%struct.task = type { ptr, i64, i32, i32, i32, i32 }
%struct.batch = type { ptr, ptr, i64, ptr }
%struct.command = type { i16, i16, i32 }
%struct.context = type { ptr, ptr, i32, ptr }
%struct.launch = type { %struct.command, ptr, ptr, ptr, [0 x i8] }
%struct.kernel = type { i64, i64, i64, [0 x %struct.task] }
%struct.extents = type { i32, i32 }
%struct.pack = type { i32, i32 }
%struct.copy = type { %struct.command, ptr, ptr, i64 }
%struct.fill = type { %struct.command, ptr, i64, i64, [0 x i8] }
%struct.execute = type { %struct.command, ptr, i64, i64 }
%struct.wait = type { %struct.command, ptr, i64, i64 }
%struct.failure = type { ptr, i64, i64, i64, [256 x i8], [2048 x i8], [32 x i64] }

@outputs = internal global [16 x %struct.output] zeroinitializer, align 16
@clocks_end = internal global i32 0, align 4
@clocks = internal global [4096 x i32] zeroinitializer, align 16
@notify.one = internal constant i64 1, align 8
@spinners = internal global i32 0, align 4

; Function Attrs: nofree nounwind memory(argmem: readwrite)
define dso_local i64 @spans_take(ptr nocapture noundef %0, ptr nocapture noundef writeonly %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 2
  %5 = load atomic i64, ptr %4 seq_cst, align 8
  %6 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 1
  %7 = icmp eq i64 %2, 0
  br i1 %7, label %25, label %8

8:                                                ; preds = %3, %19
  %9 = phi i64 [ %22, %19 ], [ 0, %3 ]
  %10 = phi i64 [ %23, %19 ], [ %5, %3 ]
  %11 = load atomic i64, ptr %6 seq_cst, align 8
  %12 = icmp ult i64 %10, %11
  br i1 %12, label %13, label %25

13:                                               ; preds = %8
  %14 = load i64, ptr %0, align 8, !tbaa !3
  %15 = urem i64 %10, %14
  %16 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %15, i32 1
  %17 = load atomic i64, ptr %16 seq_cst, align 8
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %25, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %15
  %21 = getelementptr inbounds %struct.thread_span, ptr %1, i64 %9
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %21, ptr noundef nonnull align 8 dereferenceable(32) %20, i64 32, i1 false), !tbaa.struct !7
  store atomic i64 0, ptr %16 seq_cst, align 8
  %22 = add nuw i64 %9, 1
  %23 = add nuw i64 %10, 1
  %24 = icmp eq i64 %22, %2
  br i1 %24, label %25, label %8, !llvm.loop !12

25:                                               ; preds = %8, %19, %13, %3
  %26 = phi i64 [ %5, %3 ], [ %10, %13 ], [ %23, %19 ], [ %10, %8 ]
  %27 = phi i64 [ 0, %3 ], [ %9, %13 ], [ %2, %19 ], [ %9, %8 ]
  store atomic i64 %26, ptr %4 seq_cst, align 8
  ret i64 %27
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local void @pool_record(ptr nocapture noundef writeonly %0, ptr noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 7, i32 3
  %4 = ptrtoint ptr %1 to i64
  store atomic i64 %4, ptr %3 seq_cst, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @pool_destroy(ptr noundef %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 3
  store atomic i32 1, ptr %2 seq_cst, align 4
  %3 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 2
  %4 = atomicrmw add ptr %3, i32 1 seq_cst, align 4
  %5 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 4
  %6 = load i32, ptr %5, align 8, !tbaa !8
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %10, label %23

8:                                                ; preds = %18
  %9 = icmp sgt i32 %20, 0
  br i1 %9, label %24, label %23

10:                                               ; preds = %1, %18
  %11 = phi i64 [ %19, %18 ], [ 0, %1 ]
  %12 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 9, i64 %11, i32 5
  %13 = atomicrmw xchg ptr %12, i32 0 seq_cst, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %18, label %15

15:                                               ; preds = %10
  %16 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 9, i64 %11, i32 2
  %17 = tail call i32 @sem_post(ptr noundef nonnull %16) #15
  br label %18

18:                                               ; preds = %10, %15
  %19 = add nuw nsw i64 %11, 1
  %20 = load i32, ptr %5, align 8, !tbaa !8
  %21 = sext i32 %20 to i64
  %22 = icmp slt i64 %19, %21
  br i1 %22, label %10, label %8, !llvm.loop !14

23:                                               ; preds = %24, %1, %8
  tail call void @free(ptr noundef nonnull %0) #15
  ret void

24:                                               ; preds = %8, %24
  %25 = phi i64 [ %27, %24 ], [ 0, %8 ]
  %26 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 9, i64 %25
  tail call fastcc void @join_relay(ptr noundef nonnull %26) #16
  %27 = add nuw nsw i64 %25, 1
  %28 = load i32, ptr %5, align 8, !tbaa !8
  %29 = sext i32 %28 to i64
  %30 = icmp slt i64 %27, %29
  br i1 %30, label %24, label %23, !llvm.loop !15
}

declare i32 @sem_post(ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
define internal fastcc void @join_relay(ptr nocapture noundef %0) unnamed_addr #4 {
  %2 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 0, i32 1
  %3 = load i64, ptr %2, align 8, !tbaa !16
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %18, label %16

5:                                                ; preds = %24
  %6 = getelementptr inbounds %struct.turn, ptr %30, i64 0, i32 1
  store ptr %33, ptr %6, align 8, !tbaa !20
  %7 = load ptr, ptr %32, align 8, !tbaa !20
  br label %10

8:                                                ; preds = %24
  %9 = getelementptr inbounds %struct.shared, ptr %25, i64 0, i32 1, i32 4
  store ptr %33, ptr %9, align 8, !tbaa !22
  br label %10

10:                                               ; preds = %8, %5
  %11 = phi ptr [ %33, %8 ], [ %7, %5 ]
  %12 = icmp eq ptr %11, null
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  store ptr %30, ptr %11, align 8, !tbaa !24
  br label %14

14:                                               ; preds = %10, %13
  %15 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %28) #15
  ret void

16:                                               ; preds = %1
  %17 = tail call i32 @pthread_join(i64 noundef %3, ptr noundef null) #15
  br label %18

18:                                               ; preds = %1, %16
  %19 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 1, i32 1
  %20 = load i64, ptr %19, align 8, !tbaa !16
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %24, label %22

22:                                               ; preds = %18
  %23 = tail call i32 @pthread_join(i64 noundef %20, ptr noundef null) #15
  br label %24

24:                                               ; preds = %22, %18
  %25 = load ptr, ptr %0, align 8, !tbaa !25
  %26 = getelementptr inbounds %struct.shared, ptr %25, i64 0, i32 1
  %27 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2
  tail call fastcc void @give_turn(ptr noundef nonnull %26, ptr noundef nonnull %27) #16
  %28 = getelementptr inbounds %struct.shared, ptr %25, i64 0, i32 1, i32 3
  %29 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %28) #15
  %30 = load ptr, ptr %27, align 8, !tbaa !24
  %31 = icmp eq ptr %30, null
  %32 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2, i32 1
  %33 = load ptr, ptr %32, align 8, !tbaa !20
  br i1 %31, label %8, label %5
}

declare void @free(ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
define dso_local ptr @pool_create(i32 noundef %0, i64 noundef %1, i32 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5) local_unnamed_addr #4 {
  %7 = sext i32 %0 to i64
  %8 = mul nsw i64 %7, 296
  %9 = add nsw i64 %8, 1600
  %10 = tail call ptr @calloc(i64 noundef 1, i64 noundef %9) #15
  %11 = icmp eq ptr %10, null
  br i1 %11, label %79, label %12

12:                                               ; preds = %6
  %13 = getelementptr inbounds %struct.pool, ptr %10, i64 0, i32 6
  store i64 %1, ptr %13, align 8, !tbaa !3
  %14 = add nsw i32 %2, -1
  %15 = getelementptr inbounds %struct.pool, ptr %10, i64 0, i32 5
  store i32 %14, ptr %15, align 4, !tbaa !8
  %16 = getelementptr inbounds %struct.pool, ptr %10, i64 0, i32 7
  %17 = getelementptr inbounds %struct.pool, ptr %10, i64 0, i32 7, i32 1
  store i32 %2, ptr %17, align 8, !tbaa !27
  %18 = getelementptr inbounds %struct.pool, ptr %10, i64 0, i32 7, i32 1, i32 2
  store i64 %3, ptr %18, align 8, !tbaa !31
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(136) %16, ptr noundef nonnull align 8 dereferenceable(136) %4, i64 136, i1 false), !tbaa.struct !32
  %19 = getelementptr inbounds %struct.pool, ptr %10, i64 0, i32 7, i32 2
  store ptr %5, ptr %19, align 8, !tbaa !34
  %20 = getelementptr inbounds %struct.pool, ptr %10, i64 0, i32 7, i32 2, i32 1
  %21 = getelementptr inbounds %struct.scheduling, ptr %4, i64 0, i32 1
  %22 = tail call ptr @memcpy(ptr noundef nonnull %20, ptr noundef nonnull %21, i64 noundef 128) #15
  %23 = load <16 x i64>, ptr %21, align 8, !tbaa !3
  %24 = tail call i64 @llvm.vector.reduce.or.v16i64(<16 x i64> %23)
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %26, label %28

26:                                               ; preds = %12
  %27 = tail call i32 @sched_getaffinity(i32 noundef 0, i64 noundef 128, ptr noundef nonnull %20) #15
  br label %28

28:                                               ; preds = %26, %12
  %29 = icmp eq ptr %5, null
  br i1 %29, label %31, label %30

30:                                               ; preds = %28
  tail call fastcc void @look(ptr noundef nonnull %19) #16
  br label %31

31:                                               ; preds = %28, %30
  %32 = getelementptr inbounds %struct.pool, ptr %10, i64 0, i32 4
  %33 = getelementptr inbounds %struct.pool, ptr %10, i64 0, i32 3
  %34 = getelementptr inbounds %struct.pool, ptr %10, i64 0, i32 2
  %35 = tail call i32 @llvm.smax.i32(i32 %0, i32 0)
  %36 = zext i32 %35 to i64
  br label %37

37:                                               ; preds = %78, %31
  %38 = phi i64 [ %43, %78 ], [ 0, %31 ]
  %39 = icmp eq i64 %38, %36
  br i1 %39, label %79, label %40

40:                                               ; preds = %37
  %41 = getelementptr inbounds %struct.pool, ptr %10, i64 0, i32 9, i64 %38
  %42 = getelementptr inbounds %struct.pool, ptr %10, i64 0, i32 9, i64 %38, i32 1
  store ptr %10, ptr %42, align 8, !tbaa !35
  %43 = add nuw nsw i64 %38, 1
  %44 = getelementptr inbounds %struct.pool, ptr %10, i64 0, i32 9, i64 %38, i32 3
  %45 = trunc i64 %43 to i32
  store i32 %45, ptr %44, align 8, !tbaa !37
  %46 = tail call fastcc i32 @start_relay(ptr noundef nonnull %41, ptr noundef nonnull %16, ptr noundef nonnull @work) #16
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %75

48:                                               ; preds = %40
  store atomic i32 1, ptr %33 seq_cst, align 4
  %49 = atomicrmw add ptr %34, i32 1 seq_cst, align 4
  %50 = load i32, ptr %32, align 8, !tbaa !8
  %51 = icmp sgt i32 %50, 0
  br i1 %51, label %54, label %74

52:                                               ; preds = %62
  %53 = icmp sgt i32 %64, 0
  br i1 %53, label %67, label %74

54:                                               ; preds = %48, %62
  %55 = phi i64 [ %63, %62 ], [ 0, %48 ]
  %56 = getelementptr inbounds %struct.pool, ptr %10, i64 0, i32 9, i64 %55, i32 5
  %57 = atomicrmw xchg ptr %56, i32 0 seq_cst, align 4
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %62, label %59

59:                                               ; preds = %54
  %60 = getelementptr inbounds %struct.pool, ptr %10, i64 0, i32 9, i64 %55, i32 2
  %61 = tail call i32 @sem_post(ptr noundef nonnull %60) #15
  br label %62

62:                                               ; preds = %59, %54
  %63 = add nuw nsw i64 %55, 1
  %64 = load i32, ptr %32, align 8, !tbaa !8
  %65 = sext i32 %64 to i64
  %66 = icmp slt i64 %63, %65
  br i1 %66, label %54, label %52, !llvm.loop !14

67:                                               ; preds = %52, %67
  %68 = phi i64 [ %70, %67 ], [ 0, %52 ]
  %69 = getelementptr inbounds %struct.pool, ptr %10, i64 0, i32 9, i64 %68
  tail call fastcc void @join_relay(ptr noundef nonnull %69) #16
  %70 = add nuw nsw i64 %68, 1
  %71 = load i32, ptr %32, align 8, !tbaa !8
  %72 = sext i32 %71 to i64
  %73 = icmp slt i64 %70, %72
  br i1 %73, label %67, label %74, !llvm.loop !15

74:                                               ; preds = %67, %48, %52
  tail call void @free(ptr noundef nonnull %10) #15
  br label %78

75:                                               ; preds = %40
  %76 = load i32, ptr %32, align 8, !tbaa !8
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %32, align 8, !tbaa !8
  br label %78

78:                                               ; preds = %75, %74
  br i1 %47, label %79, label %37, !llvm.loop !38

79:                                               ; preds = %78, %37, %6
  %80 = phi ptr [ null, %6 ], [ inttoptr (i64 1 to ptr), %78 ], [ %10, %37 ]
  ret ptr %80
}

declare ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
define internal fastcc i32 @start_relay(ptr noundef %0, ptr noundef %1, ptr noundef %2) unnamed_addr #4 {
  %4 = load i64, ptr %1, align 8, !tbaa !39
  %5 = icmp eq i64 %4, 0
  %6 = zext i1 %5 to i32
  store ptr %1, ptr %0, align 8, !tbaa !25
  %7 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 1
  store ptr %2, ptr %7, align 8, !tbaa !40
  %8 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2
  %9 = getelementptr inbounds %struct.shared, ptr %1, i64 0, i32 1, i32 3
  %10 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #15
  %11 = getelementptr inbounds %struct.shared, ptr %1, i64 0, i32 1, i32 4
  %12 = load ptr, ptr %11, align 8, !tbaa !22
  %13 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2, i32 1
  store ptr %12, ptr %13, align 8, !tbaa !20
  %14 = icmp eq ptr %12, null
  br i1 %14, label %16, label %15

15:                                               ; preds = %3
  store ptr %8, ptr %12, align 8, !tbaa !24
  br label %16

16:                                               ; preds = %3, %15
  store ptr %8, ptr %11, align 8, !tbaa !22
  %17 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #15
  %18 = getelementptr inbounds %struct.shared, ptr %1, i64 0, i32 2
  %19 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 0
  store ptr %0, ptr %19, align 8, !tbaa !41
  %20 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 0, i32 2
  store i32 0, ptr %20, align 8, !tbaa !42
  br i1 %5, label %21, label %27

21:                                               ; preds = %16
  %22 = load ptr, ptr %18, align 8, !tbaa !43
  %23 = icmp eq ptr %22, null
  br i1 %23, label %24, label %27

24:                                               ; preds = %21
  %25 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 1
  store ptr %0, ptr %25, align 8, !tbaa !41
  %26 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 1, i32 2
  store i32 1, ptr %26, align 8, !tbaa !42
  br label %42

27:                                               ; preds = %21, %16
  %28 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 0, i32 1
  %29 = tail call i32 @pthread_create(ptr noundef nonnull %28, ptr noundef null, ptr noundef nonnull @be_runner, ptr noundef nonnull %19) #15
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %36, label %31

31:                                               ; preds = %42, %27
  %32 = phi ptr [ %28, %27 ], [ %44, %42 ]
  store i64 0, ptr %32, align 8, !tbaa !16
  %33 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 4
  store atomic i32 1, ptr %33 seq_cst, align 4
  %34 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 0, i32 3
  %35 = tail call i32 @sem_post(ptr noundef nonnull %34) #15
  tail call fastcc void @join_relay(ptr noundef nonnull %0) #16
  br label %54

36:                                               ; preds = %27
  %37 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 1
  store ptr %0, ptr %37, align 8, !tbaa !41
  %38 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 1, i32 2
  store i32 1, ptr %38, align 8, !tbaa !42
  br i1 %5, label %42, label %39

39:                                               ; preds = %36
  %40 = load ptr, ptr %18, align 8, !tbaa !43
  %41 = icmp eq ptr %40, null
  br i1 %41, label %47, label %42

42:                                               ; preds = %24, %39, %36
  %43 = phi ptr [ %25, %24 ], [ %37, %39 ], [ %37, %36 ]
  %44 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 1, i32 1
  %45 = tail call i32 @pthread_create(ptr noundef nonnull %44, ptr noundef null, ptr noundef nonnull @be_runner, ptr noundef nonnull %43) #15
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %31

47:                                               ; preds = %42, %39
  %48 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 3
  store i32 %6, ptr %48, align 8, !tbaa !44
  %49 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2, i32 4
  %50 = select i1 %5, i32 0, i32 3
  store atomic i32 %50, ptr %49 seq_cst, align 8
  %51 = zext i1 %5 to i64
  %52 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 %51, i32 3
  %53 = tail call i32 @sem_post(ptr noundef nonnull %52) #15
  br label %54

54:                                               ; preds = %31, %47
  %55 = phi i32 [ 1, %47 ], [ 0, %31 ]
  ret i32 %55
}

; Function Attrs: nounwind
define internal void @work(ptr noundef %0) #4 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = alloca i64, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = getelementptr inbounds %struct.worker, ptr %0, i64 0, i32 1
  %8 = load ptr, ptr %7, align 8, !tbaa !35
  %9 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 7, i32 1
  %10 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 2
  %11 = tail call fastcc i32 @pass_baton(ptr noundef %0) #16
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %214, label %13

13:                                               ; preds = %1
  %14 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 3
  %15 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2
  %16 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2, i32 4
  %17 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 7, i32 1, i32 1
  %18 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2, i32 3
  %19 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %20 = getelementptr inbounds %struct.worker, ptr %0, i64 0, i32 4
  %21 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %22 = getelementptr inbounds %struct.worker, ptr %0, i64 0, i32 3
  %23 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %24 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  %25 = getelementptr inbounds %struct.worker, ptr %0, i64 0, i32 5
  %26 = getelementptr inbounds %struct.worker, ptr %0, i64 0, i32 2
  br label %27

27:                                               ; preds = %13, %211
  %28 = phi i32 [ 0, %13 ], [ %172, %211 ]
  %29 = load atomic i32, ptr %10 seq_cst, align 8
  %30 = load atomic i32, ptr %14 seq_cst, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %214

32:                                               ; preds = %27
  %33 = icmp eq i32 %28, 0
  br i1 %33, label %34, label %35

34:                                               ; preds = %57, %51, %35, %32
  br label %62

35:                                               ; preds = %32
  %36 = load atomic i32, ptr %16 seq_cst, align 8
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %34

38:                                               ; preds = %35
  %39 = load atomic i32, ptr %17 seq_cst, align 4
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %57

41:                                               ; preds = %38
  %42 = load atomic i32, ptr %9 seq_cst, align 8
  br label %43

43:                                               ; preds = %46, %41
  %44 = phi i32 [ %42, %41 ], [ %50, %46 ]
  %45 = icmp sgt i32 %44, 0
  br i1 %45, label %46, label %57

46:                                               ; preds = %43
  %47 = add nsw i32 %44, -1
  %48 = cmpxchg ptr %9, i32 %44, i32 %47 seq_cst seq_cst, align 4
  %49 = extractvalue { i32, i1 } %48, 1
  %50 = extractvalue { i32, i1 } %48, 0
  br i1 %49, label %51, label %43, !llvm.loop !45

51:                                               ; preds = %46
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #12
  %52 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #15
  %53 = load i64, ptr %6, align 8, !tbaa !46
  %54 = mul i64 %53, 1000000000
  %55 = load i64, ptr %19, align 8, !tbaa !48
  %56 = add i64 %54, %55
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #12
  store atomic i64 %56, ptr %18 monotonic, align 8
  store atomic i32 1, ptr %16 release, align 8
  br label %34

57:                                               ; preds = %43, %38
  call fastcc void @await_turn(ptr noundef nonnull %9, ptr noundef nonnull %15) #16
  br label %34

58:                                               ; preds = %171
  call fastcc void @give_turn(ptr noundef nonnull %9, ptr noundef nonnull %15) #16
  %59 = icmp ne i32 %175, 0
  %60 = icmp ne i32 %172, 0
  %61 = select i1 %59, i1 true, i1 %60
  br i1 %61, label %211, label %178

62:                                               ; preds = %34, %171
  %63 = phi i64 [ %176, %171 ], [ 0, %34 ]
  %64 = phi i32 [ %175, %171 ], [ 0, %34 ]
  %65 = phi i32 [ %172, %171 ], [ 0, %34 ]
  %66 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 8, i64 %63
  %67 = load ptr, ptr %7, align 8, !tbaa !35
  %68 = load atomic i64, ptr %66 seq_cst, align 8
  %69 = icmp ne i64 %68, 0
  %70 = icmp eq i32 %65, 0
  %71 = select i1 %69, i1 %70, i1 false
  br i1 %71, label %72, label %171

72:                                               ; preds = %62
  %73 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 8, i64 %63, i32 2
  %74 = atomicrmw add ptr %73, i32 1 seq_cst, align 4
  %75 = load atomic i64, ptr %66 seq_cst, align 8
  %76 = inttoptr i64 %75 to ptr
  %77 = icmp eq i64 %75, 0
  br i1 %77, label %157, label %78

78:                                               ; preds = %72
  %79 = load i32, ptr %20, align 4, !tbaa !49
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %88

81:                                               ; preds = %78
  %82 = getelementptr inbounds %struct.job, ptr %76, i64 0, i32 3
  %83 = load atomic i32, ptr %82 seq_cst, align 4
  %84 = icmp sgt i32 %83, 0
  br i1 %84, label %85, label %157

85:                                               ; preds = %81
  %86 = atomicrmw sub ptr %82, i32 1 seq_cst, align 4
  %87 = icmp slt i32 %86, 1
  br i1 %87, label %157, label %88

88:                                               ; preds = %85, %78
  store i32 0, ptr %20, align 4, !tbaa !49
  %89 = load atomic i32, ptr %16 seq_cst, align 8
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %112

91:                                               ; preds = %88
  %92 = getelementptr inbounds %struct.pool, ptr %67, i64 0, i32 7, i32 1
  %93 = getelementptr inbounds %struct.pool, ptr %67, i64 0, i32 7, i32 1, i32 1
  %94 = load atomic i32, ptr %93 seq_cst, align 4
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %153

96:                                               ; preds = %91
  %97 = load atomic i32, ptr %92 seq_cst, align 8
  br label %98

98:                                               ; preds = %101, %96
  %99 = phi i32 [ %97, %96 ], [ %105, %101 ]
  %100 = icmp sgt i32 %99, 0
  br i1 %100, label %101, label %153

101:                                              ; preds = %98
  %102 = add nsw i32 %99, -1
  %103 = cmpxchg ptr %92, i32 %99, i32 %102 seq_cst seq_cst, align 4
  %104 = extractvalue { i32, i1 } %103, 1
  %105 = extractvalue { i32, i1 } %103, 0
  br i1 %104, label %106, label %98, !llvm.loop !45

106:                                              ; preds = %101
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #12
  %107 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #15
  %108 = load i64, ptr %4, align 8, !tbaa !46
  %109 = mul i64 %108, 1000000000
  %110 = load i64, ptr %21, align 8, !tbaa !48
  %111 = add i64 %109, %110
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #12
  store atomic i64 %111, ptr %18 monotonic, align 8
  store atomic i32 1, ptr %16 release, align 8
  br label %112

112:                                              ; preds = %106, %88
  %113 = getelementptr inbounds %struct.job, ptr %76, i64 0, i32 3
  %114 = getelementptr inbounds %struct.pool, ptr %67, i64 0, i32 4
  %115 = load i32, ptr %114, align 8, !tbaa !8
  %116 = icmp sgt i32 %115, 0
  br i1 %116, label %117, label %146

117:                                              ; preds = %112, %138
  %118 = phi i64 [ %140, %138 ], [ 0, %112 ]
  %119 = phi i32 [ %139, %138 ], [ 0, %112 ]
  %120 = getelementptr inbounds %struct.pool, ptr %67, i64 0, i32 9, i64 %118, i32 5
  %121 = load atomic i32, ptr %120 seq_cst, align 8
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %138, label %123

123:                                              ; preds = %117
  %124 = load atomic i32, ptr %113 seq_cst, align 4
  %125 = icmp sgt i32 %124, 0
  br i1 %125, label %126, label %146

126:                                              ; preds = %123
  %127 = atomicrmw sub ptr %113, i32 1 seq_cst, align 4
  %128 = icmp slt i32 %127, 1
  br i1 %128, label %146, label %129

129:                                              ; preds = %126
  %130 = atomicrmw xchg ptr %120, i32 0 seq_cst, align 4
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %136, label %132

132:                                              ; preds = %129
  %133 = getelementptr inbounds %struct.pool, ptr %67, i64 0, i32 9, i64 %118, i32 2
  %134 = call i32 @sem_post(ptr noundef nonnull %133) #15
  %135 = add nsw i32 %119, 1
  br label %138

136:                                              ; preds = %129
  %137 = atomicrmw add ptr %113, i32 1 seq_cst, align 4
  br label %138

138:                                              ; preds = %136, %132, %117
  %139 = phi i32 [ %119, %136 ], [ %135, %132 ], [ %119, %117 ]
  %140 = add nuw nsw i64 %118, 1
  %141 = load i32, ptr %114, align 8, !tbaa !8
  %142 = sext i32 %141 to i64
  %143 = icmp slt i64 %140, %142
  %144 = icmp slt i32 %139, 4
  %145 = select i1 %143, i1 %144, i1 false
  br i1 %145, label %117, label %146, !llvm.loop !50

146:                                              ; preds = %138, %126, %123, %112
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #12
  %147 = load i32, ptr %22, align 8, !tbaa !37
  %148 = call fastcc i32 @drain(ptr noundef %0, ptr noundef nonnull %76, i32 noundef %147, ptr noundef nonnull %5) #16
  %149 = icmp eq i32 %148, 0
  %150 = getelementptr inbounds %struct.job, ptr %76, i64 0, i32 4
  %151 = load i64, ptr %5, align 8, !tbaa !3
  %152 = atomicrmw add ptr %150, i64 %151 seq_cst, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #12
  br i1 %149, label %153, label %157

153:                                              ; preds = %98, %91, %146
  %154 = phi i1 [ true, %146 ], [ false, %91 ], [ false, %98 ]
  %155 = getelementptr inbounds %struct.job, ptr %76, i64 0, i32 3
  %156 = atomicrmw add ptr %155, i32 1 seq_cst, align 4
  br label %157

157:                                              ; preds = %153, %146, %85, %81, %72
  %158 = phi i32 [ 0, %72 ], [ 0, %85 ], [ 0, %146 ], [ 1, %153 ], [ 0, %81 ]
  %159 = phi i1 [ false, %72 ], [ false, %85 ], [ true, %146 ], [ %154, %153 ], [ false, %81 ]
  %160 = atomicrmw sub ptr %73, i32 1 seq_cst, align 4
  %161 = icmp eq i32 %160, 1
  br i1 %161, label %162, label %171

162:                                              ; preds = %157
  %163 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 8, i64 %63, i32 3
  %164 = load atomic i32, ptr %163 seq_cst, align 8
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %171, label %166

166:                                              ; preds = %162
  %167 = call i32 @pthread_mutex_lock(ptr noundef %67) #15
  %168 = getelementptr inbounds %struct.pool, ptr %67, i64 0, i32 1
  %169 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %168) #15
  %170 = call i32 @pthread_mutex_unlock(ptr noundef %67) #15
  br label %171

171:                                              ; preds = %62, %157, %162, %166
  %172 = phi i32 [ %65, %62 ], [ %158, %162 ], [ %158, %166 ], [ %158, %157 ]
  %173 = phi i1 [ false, %62 ], [ %159, %162 ], [ %159, %166 ], [ %159, %157 ]
  %174 = zext i1 %173 to i32
  %175 = or i32 %64, %174
  %176 = add nuw nsw i64 %63, 1
  %177 = icmp eq i64 %176, 16
  br i1 %177, label %58, label %62, !llvm.loop !51

178:                                              ; preds = %58
  %179 = load ptr, ptr %7, align 8, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #12
  %180 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #15
  %181 = load i64, ptr %3, align 8, !tbaa !46
  %182 = mul i64 %181, 1000000000
  %183 = load i64, ptr %23, align 8, !tbaa !48
  %184 = add i64 %182, %183
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #12
  %185 = getelementptr inbounds %struct.pool, ptr %179, i64 0, i32 6
  %186 = load i64, ptr %185, align 8, !tbaa !3
  %187 = add i64 %184, %186
  %188 = getelementptr inbounds %struct.pool, ptr %179, i64 0, i32 2
  %189 = load atomic i32, ptr %188 seq_cst, align 8
  %190 = icmp eq i32 %189, %29
  br i1 %190, label %191, label %198

191:                                              ; preds = %178, %201
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #12
  %192 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #15
  %193 = load i64, ptr %2, align 8, !tbaa !46
  %194 = mul i64 %193, 1000000000
  %195 = load i64, ptr %24, align 8, !tbaa !48
  %196 = add i64 %194, %195
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #12
  %197 = icmp ult i64 %196, %187
  br i1 %197, label %201, label %198

198:                                              ; preds = %201, %191, %178
  store atomic i32 1, ptr %25 seq_cst, align 8
  %199 = load atomic i32, ptr %188 seq_cst, align 8
  %200 = icmp eq i32 %199, %29
  br i1 %200, label %207, label %204

201:                                              ; preds = %191
  call void @llvm.x86.sse2.pause()
  %202 = load atomic i32, ptr %188 seq_cst, align 8
  %203 = icmp eq i32 %202, %29
  br i1 %203, label %191, label %198, !llvm.loop !52

204:                                              ; preds = %198
  %205 = atomicrmw xchg ptr %25, i32 0 seq_cst, align 4
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %207, label %209

207:                                              ; preds = %204, %198
  %208 = call i32 @sem_wait(ptr noundef nonnull %26) #15
  br label %209

209:                                              ; preds = %204, %207
  %210 = phi i32 [ 1, %207 ], [ 0, %204 ]
  store i32 %210, ptr %20, align 4, !tbaa !49
  br label %211

211:                                              ; preds = %58, %209
  %212 = call fastcc i32 @pass_baton(ptr noundef %0) #16
  %213 = icmp eq i32 %212, 0
  br i1 %213, label %214, label %27, !llvm.loop !53

214:                                              ; preds = %211, %27, %1
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @print_0(ptr noundef %0, ...) local_unnamed_addr #4 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #12
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull @outputs, ptr noundef %0, ptr noundef nonnull %2) #16
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #12
  ret i32 %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #6

; Function Attrs: nounwind
define internal fastcc i32 @print(ptr noundef %0, ptr noundef %1, ptr noundef %2) unnamed_addr #4 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #12
  call void @llvm.va_copy(ptr nonnull %4, ptr %2)
  %5 = call i32 @vsnprintf(ptr noundef null, i64 noundef 0, ptr noundef %1, ptr noundef nonnull %4) #15
  call void @llvm.va_end(ptr nonnull %4)
  %6 = icmp slt i32 %5, 0
  br i1 %6, label %40, label %7

7:                                                ; preds = %3
  %8 = call i32 @pthread_mutex_lock(ptr noundef %0) #15
  %9 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 2
  %10 = load i64, ptr %9, align 8, !tbaa !54
  %11 = zext i32 %5 to i64
  %12 = add nuw nsw i64 %11, 1
  %13 = add i64 %12, %10
  %14 = icmp ult i64 %13, 1048577
  br i1 %14, label %15, label %34

15:                                               ; preds = %7
  %16 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 3
  %17 = load i64, ptr %16, align 8, !tbaa !56
  %18 = icmp ugt i64 %13, %17
  %19 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !57
  br i1 %18, label %21, label %27

21:                                               ; preds = %15
  %22 = shl nuw nsw i64 %13, 1
  %23 = call ptr @realloc(ptr noundef %20, i64 noundef %22) #15
  %24 = icmp eq ptr %23, null
  br i1 %24, label %34, label %25

25:                                               ; preds = %21
  store ptr %23, ptr %19, align 8, !tbaa !57
  store i64 %22, ptr %16, align 8, !tbaa !56
  %26 = load i64, ptr %9, align 8, !tbaa !54
  br label %27

27:                                               ; preds = %15, %25
  %28 = phi i64 [ %26, %25 ], [ %10, %15 ]
  %29 = phi ptr [ %23, %25 ], [ %20, %15 ]
  %30 = getelementptr inbounds i8, ptr %29, i64 %28
  %31 = call i32 @vsnprintf(ptr noundef %30, i64 noundef %12, ptr noundef %1, ptr noundef %2) #15
  %32 = load i64, ptr %9, align 8, !tbaa !54
  %33 = add i64 %32, %11
  store atomic i64 %33, ptr %9 seq_cst, align 8
  br label %38

34:                                               ; preds = %7, %21
  %35 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 4
  %36 = load i64, ptr %35, align 8, !tbaa !58
  %37 = add i64 %36, 1
  store i64 %37, ptr %35, align 8, !tbaa !58
  br label %38

38:                                               ; preds = %34, %27
  %39 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #15
  br label %40

40:                                               ; preds = %3, %38
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #12
  ret i32 %5
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #6

; Function Attrs: nounwind
define dso_local i32 @print_1(ptr noundef %0, ...) local_unnamed_addr #4 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #12
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 1), ptr noundef %0, ptr noundef nonnull %2) #16
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #12
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_2(ptr noundef %0, ...) local_unnamed_addr #4 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #12
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 2), ptr noundef %0, ptr noundef nonnull %2) #16
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #12
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_3(ptr noundef %0, ...) local_unnamed_addr #4 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #12
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 3), ptr noundef %0, ptr noundef nonnull %2) #16
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #12
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_4(ptr noundef %0, ...) local_unnamed_addr #4 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #12
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 4), ptr noundef %0, ptr noundef nonnull %2) #16
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #12
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_5(ptr noundef %0, ...) local_unnamed_addr #4 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #12
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 5), ptr noundef %0, ptr noundef nonnull %2) #16
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #12
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_6(ptr noundef %0, ...) local_unnamed_addr #4 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #12
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 6), ptr noundef %0, ptr noundef nonnull %2) #16
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #12
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_7(ptr noundef %0, ...) local_unnamed_addr #4 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #12
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 7), ptr noundef %0, ptr noundef nonnull %2) #16
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #12
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_8(ptr noundef %0, ...) local_unnamed_addr #4 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #12
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 8), ptr noundef %0, ptr noundef nonnull %2) #16
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #12
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_9(ptr noundef %0, ...) local_unnamed_addr #4 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #12
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 9), ptr noundef %0, ptr noundef nonnull %2) #16
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #12
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_10(ptr noundef %0, ...) local_unnamed_addr #4 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #12
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 10), ptr noundef %0, ptr noundef nonnull %2) #16
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #12
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_11(ptr noundef %0, ...) local_unnamed_addr #4 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #12
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 11), ptr noundef %0, ptr noundef nonnull %2) #16
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #12
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_12(ptr noundef %0, ...) local_unnamed_addr #4 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #12
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 12), ptr noundef %0, ptr noundef nonnull %2) #16
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #12
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_13(ptr noundef %0, ...) local_unnamed_addr #4 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #12
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 13), ptr noundef %0, ptr noundef nonnull %2) #16
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #12
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_14(ptr noundef %0, ...) local_unnamed_addr #4 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #12
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 14), ptr noundef %0, ptr noundef nonnull %2) #16
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #12
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_15(ptr noundef %0, ...) local_unnamed_addr #4 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #12
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 15), ptr noundef %0, ptr noundef nonnull %2) #16
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #12
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local void @printed_reset() local_unnamed_addr #4 {
  %1 = tail call ptr @memset(ptr noundef nonnull @outputs, i32 noundef 0, i64 noundef 1536) #15
  ret void
}

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none)
define dso_local i64 @printed_size(i32 noundef %0) local_unnamed_addr #7 {
  %2 = zext i32 %0 to i64
  %3 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %2, i32 2
  %4 = load atomic i64, ptr %3 seq_cst, align 8
  ret i64 %4
}

; Function Attrs: nounwind
define dso_local i64 @printed_take(i32 noundef %0, ptr noundef %1, i64 noundef %2, ptr nocapture noundef writeonly %3) local_unnamed_addr #4 {
  %5 = zext i32 %0 to i64
  %6 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #15
  %8 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 2
  %9 = load i64, ptr %8, align 8, !tbaa !54
  %10 = tail call i64 @llvm.umin.i64(i64 %9, i64 %2)
  %11 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 1
  %12 = load ptr, ptr %11, align 16, !tbaa !57
  %13 = tail call ptr @memcpy(ptr noundef %1, ptr noundef %12, i64 noundef %10) #15
  %14 = load ptr, ptr %11, align 16, !tbaa !57
  %15 = getelementptr inbounds i8, ptr %14, i64 %10
  %16 = load i64, ptr %8, align 8, !tbaa !54
  %17 = sub i64 %16, %10
  %18 = tail call ptr @memmove(ptr noundef %14, ptr noundef %15, i64 noundef %17) #15
  %19 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 4
  %20 = load i64, ptr %19, align 8, !tbaa !58
  store i64 %20, ptr %3, align 8, !tbaa !3
  store i64 0, ptr %19, align 8, !tbaa !58
  %21 = load i64, ptr %8, align 8, !tbaa !54
  %22 = icmp eq i64 %10, %21
  br i1 %22, label %23, label %27

23:                                               ; preds = %4
  %24 = load ptr, ptr %11, align 16, !tbaa !57
  tail call void @free(ptr noundef %24) #15
  store ptr null, ptr %11, align 16, !tbaa !57
  %25 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 3
  store i64 0, ptr %25, align 16, !tbaa !56
  %26 = load i64, ptr %8, align 8, !tbaa !54
  br label %27

27:                                               ; preds = %23, %4
  %28 = phi i64 [ %26, %23 ], [ %21, %4 ]
  %29 = sub i64 %28, %10
  store atomic i64 %29, ptr %8 seq_cst, align 8
  %30 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #15
  ret i64 %10
}

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #5

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #5

declare ptr @memmove(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #5

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local void @profiler_start(ptr nocapture noundef %0, ptr nocapture noundef %1) local_unnamed_addr #8 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local void @profiler_stop(ptr nocapture noundef %0) local_unnamed_addr #8 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local void @assert_failed(ptr nocapture noundef %0) local_unnamed_addr #8 {
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @host_vsnprintf(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #4 {
  %5 = tail call i32 @vsnprintf(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3) #15
  ret i32 %5
}

declare i32 @vsnprintf(ptr noundef, i64 noundef, ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
define dso_local ptr @arena_create() local_unnamed_addr #4 {
  %1 = tail call ptr @calloc(i64 noundef 1, i64 noundef 72) #15
  ret ptr %1
}

; Function Attrs: nounwind
define dso_local ptr @arena_allocate(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #4 {
  %4 = tail call i64 @llvm.umax.i64(i64 %2, i64 16)
  %5 = add i64 %1, 8
  %6 = add i64 %5, %4
  %7 = tail call ptr @calloc(i64 noundef 1, i64 noundef %6) #15
  %8 = freeze ptr %7
  %9 = icmp eq ptr %8, null
  br i1 %9, label %22, label %10

10:                                               ; preds = %3
  %11 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #15
  %12 = getelementptr inbounds %struct.arena, ptr %0, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8, !tbaa !59
  store ptr %13, ptr %8, align 8, !tbaa !61
  store ptr %8, ptr %12, align 8, !tbaa !59
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #15
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
define dso_local void @arena_destroy(ptr noundef %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds %struct.arena, ptr %0, i64 0, i32 1
  %3 = load ptr, ptr %2, align 8, !tbaa !59
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %6

5:                                                ; preds = %6, %1
  tail call void @free(ptr noundef %0) #15
  ret void

6:                                                ; preds = %1, %6
  %7 = phi ptr [ %8, %6 ], [ %3, %1 ]
  %8 = load ptr, ptr %7, align 8, !tbaa !61
  tail call void @free(ptr noundef nonnull %7) #15
  %9 = icmp eq ptr %8, null
  br i1 %9, label %5, label %6, !llvm.loop !63
}

; Function Attrs: nounwind
define dso_local void @queue_parallel_for(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4) local_unnamed_addr #4 {
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.timespec, align 8
  %8 = alloca %struct.timespec, align 8
  %9 = alloca %struct.job, align 8
  %10 = alloca i64, align 8
  %11 = alloca %struct.timespec, align 8
  %12 = alloca %struct.timespec, align 8
  %13 = alloca %struct.timespec, align 8
  %14 = alloca %struct.timespec, align 8
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %16 = load ptr, ptr %15, align 8, !tbaa !64
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %18 = load ptr, ptr %17, align 8, !tbaa !68
  %19 = getelementptr inbounds %struct.task, ptr %18, i64 0, i32 1
  %20 = load atomic i64, ptr %19 monotonic, align 8
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %22 = load i64, ptr %21, align 8, !tbaa !69
  %23 = mul i64 %22, %20
  %24 = lshr i64 %23, 10
  %25 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 4
  %26 = load i32, ptr %25, align 8, !tbaa !8
  %27 = icmp eq i32 %26, 0
  %28 = icmp eq i32 %2, 1
  %29 = or i1 %28, %27
  br i1 %29, label %55, label %30

30:                                               ; preds = %5
  %31 = getelementptr inbounds %struct.task, ptr %18, i64 0, i32 2
  %32 = load atomic i32, ptr %31 monotonic, align 8
  %33 = icmp eq i32 %32, 0
  %34 = icmp ugt i64 %23, 1023999999
  %35 = or i1 %34, %33
  br i1 %35, label %44, label %36

36:                                               ; preds = %30
  %37 = getelementptr inbounds %struct.task, ptr %18, i64 0, i32 4
  %38 = load atomic i32, ptr %37 monotonic, align 8
  %39 = zext i32 %38 to i64
  %40 = shl nuw nsw i64 %39, 1
  %41 = icmp ult i64 %40, %24
  br i1 %41, label %44, label %42

42:                                               ; preds = %36
  %43 = add i32 %32, -1
  store atomic i32 %43, ptr %31 monotonic, align 8
  br label %55

44:                                               ; preds = %36, %30
  %45 = icmp ugt i64 %23, 1023
  %46 = icmp eq i32 %2, -1
  %47 = or i1 %46, %45
  %48 = udiv i64 %23, 10240000
  %49 = select i1 %47, i64 %48, i64 1844674407370955
  %50 = sext i32 %26 to i64
  %51 = icmp ult i64 %49, %50
  %52 = trunc i64 %49 to i32
  %53 = select i1 %51, i32 %52, i32 %26
  %54 = add nsw i32 %53, 1
  br label %55

55:                                               ; preds = %5, %42, %44
  %56 = phi i64 [ 20000, %44 ], [ -1, %42 ], [ -1, %5 ]
  %57 = phi i32 [ %54, %44 ], [ 1, %42 ], [ 1, %5 ]
  %58 = icmp eq i32 %2, -1
  br i1 %58, label %59, label %89

59:                                               ; preds = %55
  %60 = icmp ult i64 %23, 1024
  br i1 %60, label %66, label %61

61:                                               ; preds = %59
  %62 = sext i32 %57 to i64
  %63 = shl nsw i64 %62, 6
  %64 = udiv i64 %23, 4096000
  %65 = load i32, ptr %25, align 8, !tbaa !8
  br label %72

66:                                               ; preds = %59
  %67 = load i32, ptr %25, align 8, !tbaa !8
  %68 = sext i32 %67 to i64
  %69 = shl nsw i64 %68, 2
  %70 = add nsw i64 %69, 4
  %71 = tail call i64 @llvm.umax.i64(i64 %70, i64 64)
  br label %72

72:                                               ; preds = %66, %61
  %73 = phi i32 [ %65, %61 ], [ %67, %66 ]
  %74 = phi i64 [ %64, %61 ], [ %71, %66 ]
  %75 = phi i64 [ %63, %61 ], [ %71, %66 ]
  %76 = icmp eq i32 %73, 0
  %77 = select i1 %76, i64 1, i64 %74
  %78 = sext i32 %1 to i64
  br label %79

79:                                               ; preds = %79, %72
  %80 = phi i64 [ 1, %72 ], [ %86, %79 ]
  %81 = icmp ult i64 %80, %77
  %82 = icmp ult i64 %80, %75
  %83 = select i1 %81, i1 %82, i1 false
  %84 = icmp slt i64 %80, %78
  %85 = or i1 %84, %83
  %86 = shl i64 %80, 1
  br i1 %85, label %79, label %87, !llvm.loop !70

87:                                               ; preds = %79
  %88 = trunc i64 %80 to i32
  br label %89

89:                                               ; preds = %55, %87
  %90 = phi i32 [ %88, %87 ], [ 0, %55 ]
  %91 = shl nsw i32 %90, 1
  %92 = select i1 %58, i32 %91, i32 %1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %14) #12
  %93 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %14) #15
  %94 = load i64, ptr %14, align 8, !tbaa !46
  %95 = getelementptr inbounds %struct.timespec, ptr %14, i64 0, i32 1
  %96 = load i64, ptr %95, align 8, !tbaa !48
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %14) #12
  %97 = icmp sgt i32 %57, 1
  %98 = sub nsw i32 %92, %90
  %99 = icmp sgt i32 %98, 1
  %100 = select i1 %97, i1 %99, i1 false
  br i1 %100, label %172, label %101

101:                                              ; preds = %89
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %13) #12
  %102 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %13) #15
  %103 = load i64, ptr %13, align 8, !tbaa !46
  %104 = mul i64 %103, 1000000000
  %105 = getelementptr inbounds %struct.timespec, ptr %13, i64 0, i32 1
  %106 = load i64, ptr %105, align 8, !tbaa !48
  %107 = add i64 %104, %106
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %13) #12
  %108 = sext i32 %90 to i64
  %109 = sext i32 %92 to i64
  %110 = icmp sgt i32 %92, %90
  br i1 %110, label %111, label %146

111:                                              ; preds = %101
  %112 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2
  %113 = getelementptr inbounds %struct.timespec, ptr %12, i64 0, i32 1
  br label %114

114:                                              ; preds = %123, %111
  %115 = phi i64 [ %107, %111 ], [ %125, %123 ]
  %116 = phi i64 [ 1, %111 ], [ %133, %123 ]
  %117 = phi i64 [ %108, %111 ], [ %124, %123 ]
  %118 = sub nsw i64 %109, %117
  %119 = icmp slt i64 %118, %116
  %120 = add nsw i64 %117, %116
  %121 = select i1 %119, i64 %109, i64 %120
  %122 = icmp slt i64 %117, %121
  br i1 %122, label %136, label %123

123:                                              ; preds = %136, %114
  %124 = phi i64 [ %117, %114 ], [ %121, %136 ]
  %125 = phi i64 [ %115, %114 ], [ %143, %136 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %12) #12
  %126 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %12) #15
  %127 = load i64, ptr %12, align 8, !tbaa !46
  %128 = mul i64 %127, 1000000000
  %129 = load i64, ptr %113, align 8, !tbaa !48
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %12) #12
  %130 = sub i64 %129, %125
  %131 = add i64 %130, %128
  %132 = icmp ult i64 %131, %56
  %133 = shl nsw i64 %116, 1
  %134 = icmp slt i64 %124, %109
  %135 = select i1 %132, i1 %134, i1 false
  br i1 %135, label %114, label %146, !llvm.loop !71

136:                                              ; preds = %114, %136
  %137 = phi i64 [ %143, %136 ], [ %115, %114 ]
  %138 = phi i64 [ %144, %136 ], [ %117, %114 ]
  %139 = trunc i64 %138 to i32
  call void %4(ptr noundef %3, i32 noundef 0, i32 noundef %139) #15
  %140 = load ptr, ptr %15, align 8, !tbaa !64
  %141 = getelementptr inbounds %struct.pool, ptr %140, i64 0, i32 7, i32 1
  %142 = call fastcc i64 @pause_turn(ptr noundef nonnull %141, ptr noundef nonnull %112) #16
  %143 = add i64 %142, %137
  %144 = add i64 %138, 1
  %145 = icmp eq i64 %144, %121
  br i1 %145, label %123, label %136, !llvm.loop !72

146:                                              ; preds = %123, %101
  %147 = phi i64 [ %108, %101 ], [ %124, %123 ]
  %148 = phi i64 [ %107, %101 ], [ %125, %123 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %11) #12
  %149 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %11) #15
  %150 = load i64, ptr %11, align 8, !tbaa !46
  %151 = mul i64 %150, 1000000000
  %152 = getelementptr inbounds %struct.timespec, ptr %11, i64 0, i32 1
  %153 = load i64, ptr %152, align 8, !tbaa !48
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %11) #12
  %154 = sub i64 %153, %148
  %155 = add i64 %154, %151
  %156 = trunc i64 %147 to i32
  %157 = icmp sgt i32 %92, %156
  br i1 %157, label %158, label %172

158:                                              ; preds = %146
  %159 = sub nsw i32 %92, %156
  %160 = sext i32 %159 to i64
  %161 = mul i64 %155, %160
  %162 = sub nsw i32 %156, %90
  %163 = sext i32 %162 to i64
  %164 = udiv i64 %161, %163
  %165 = udiv i64 %164, 10000
  %166 = load i32, ptr %25, align 8, !tbaa !8
  %167 = sext i32 %166 to i64
  %168 = icmp ult i64 %165, %167
  %169 = trunc i64 %165 to i32
  %170 = select i1 %168, i32 %169, i32 %166
  %171 = add nsw i32 %170, 1
  br label %172

172:                                              ; preds = %146, %158, %89
  %173 = phi i64 [ 0, %89 ], [ %155, %158 ], [ %155, %146 ]
  %174 = phi i32 [ %90, %89 ], [ %156, %158 ], [ %156, %146 ]
  %175 = phi i32 [ %57, %89 ], [ %171, %158 ], [ %57, %146 ]
  %176 = icmp sgt i32 %92, %174
  br i1 %176, label %177, label %358

177:                                              ; preds = %172
  %178 = sub nsw i32 %92, %174
  %179 = call i32 @llvm.smin.i32(i32 %175, i32 %178)
  %180 = call i32 @llvm.smin.i32(i32 %179, i32 64)
  call void @llvm.lifetime.start.p0(i64 4128, ptr nonnull %9) #12
  store ptr %3, ptr %9, align 8, !tbaa !73
  %181 = getelementptr inbounds %struct.job, ptr %9, i64 0, i32 1
  store ptr %4, ptr %181, align 8, !tbaa !75
  %182 = getelementptr inbounds %struct.job, ptr %9, i64 0, i32 2
  store i32 %180, ptr %182, align 8, !tbaa !76
  %183 = add nsw i32 %175, -1
  %184 = getelementptr inbounds %struct.job, ptr %9, i64 0, i32 3
  store i32 %183, ptr %184, align 4, !tbaa !77
  %185 = getelementptr inbounds %struct.job, ptr %9, i64 0, i32 4
  store i64 0, ptr %185, align 8, !tbaa !78
  %186 = icmp sgt i32 %179, 0
  br i1 %186, label %187, label %192

187:                                              ; preds = %177
  %188 = sext i32 %178 to i64
  %189 = sext i32 %180 to i64
  %190 = call i32 @llvm.smax.i32(i32 %180, i32 1)
  %191 = zext i32 %190 to i64
  br label %194

192:                                              ; preds = %194, %177
  %193 = icmp sgt i32 %175, 1
  br i1 %193, label %208, label %351

194:                                              ; preds = %194, %187
  %195 = phi i64 [ 0, %187 ], [ %201, %194 ]
  %196 = mul nsw i64 %195, %188
  %197 = sdiv i64 %196, %189
  %198 = trunc i64 %197 to i32
  %199 = add nsw i32 %174, %198
  %200 = getelementptr inbounds %struct.job, ptr %9, i64 0, i32 5, i64 %195
  store i32 %199, ptr %200, align 8, !tbaa !79
  %201 = add nuw nsw i64 %195, 1
  %202 = mul nsw i64 %201, %188
  %203 = sdiv i64 %202, %189
  %204 = trunc i64 %203 to i32
  %205 = add nsw i32 %174, %204
  %206 = getelementptr inbounds %struct.job, ptr %9, i64 0, i32 5, i64 %195, i32 1
  store i32 %205, ptr %206, align 4, !tbaa !81
  %207 = icmp eq i64 %201, %191
  br i1 %207, label %192, label %194, !llvm.loop !82

208:                                              ; preds = %192
  %209 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 8, i64 0, i32 1
  %210 = atomicrmw xchg ptr %209, i32 1 seq_cst, align 4
  %211 = icmp eq i32 %210, 0
  br i1 %211, label %272, label %212

212:                                              ; preds = %208
  %213 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 8, i64 1, i32 1
  %214 = atomicrmw xchg ptr %213, i32 1 seq_cst, align 4
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %272, label %216

216:                                              ; preds = %212
  %217 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 8, i64 2, i32 1
  %218 = atomicrmw xchg ptr %217, i32 1 seq_cst, align 4
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %272, label %220

220:                                              ; preds = %216
  %221 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 8, i64 3, i32 1
  %222 = atomicrmw xchg ptr %221, i32 1 seq_cst, align 4
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %272, label %224

224:                                              ; preds = %220
  %225 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 8, i64 4, i32 1
  %226 = atomicrmw xchg ptr %225, i32 1 seq_cst, align 4
  %227 = icmp eq i32 %226, 0
  br i1 %227, label %272, label %228

228:                                              ; preds = %224
  %229 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 8, i64 5, i32 1
  %230 = atomicrmw xchg ptr %229, i32 1 seq_cst, align 4
  %231 = icmp eq i32 %230, 0
  br i1 %231, label %272, label %232

232:                                              ; preds = %228
  %233 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 8, i64 6, i32 1
  %234 = atomicrmw xchg ptr %233, i32 1 seq_cst, align 4
  %235 = icmp eq i32 %234, 0
  br i1 %235, label %272, label %236

236:                                              ; preds = %232
  %237 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 8, i64 7, i32 1
  %238 = atomicrmw xchg ptr %237, i32 1 seq_cst, align 4
  %239 = icmp eq i32 %238, 0
  br i1 %239, label %272, label %240

240:                                              ; preds = %236
  %241 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 8, i64 8, i32 1
  %242 = atomicrmw xchg ptr %241, i32 1 seq_cst, align 4
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %272, label %244

244:                                              ; preds = %240
  %245 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 8, i64 9, i32 1
  %246 = atomicrmw xchg ptr %245, i32 1 seq_cst, align 4
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %272, label %248

248:                                              ; preds = %244
  %249 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 8, i64 10, i32 1
  %250 = atomicrmw xchg ptr %249, i32 1 seq_cst, align 4
  %251 = icmp eq i32 %250, 0
  br i1 %251, label %272, label %252

252:                                              ; preds = %248
  %253 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 8, i64 11, i32 1
  %254 = atomicrmw xchg ptr %253, i32 1 seq_cst, align 4
  %255 = icmp eq i32 %254, 0
  br i1 %255, label %272, label %256

256:                                              ; preds = %252
  %257 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 8, i64 12, i32 1
  %258 = atomicrmw xchg ptr %257, i32 1 seq_cst, align 4
  %259 = icmp eq i32 %258, 0
  br i1 %259, label %272, label %260

260:                                              ; preds = %256
  %261 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 8, i64 13, i32 1
  %262 = atomicrmw xchg ptr %261, i32 1 seq_cst, align 4
  %263 = icmp eq i32 %262, 0
  br i1 %263, label %272, label %264

264:                                              ; preds = %260
  %265 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 8, i64 14, i32 1
  %266 = atomicrmw xchg ptr %265, i32 1 seq_cst, align 4
  %267 = icmp eq i32 %266, 0
  br i1 %267, label %272, label %268

268:                                              ; preds = %264
  %269 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 8, i64 15, i32 1
  %270 = atomicrmw xchg ptr %269, i32 1 seq_cst, align 4
  %271 = icmp eq i32 %270, 0
  br i1 %271, label %272, label %351

272:                                              ; preds = %268, %264, %260, %256, %252, %248, %244, %240, %236, %232, %228, %224, %220, %216, %212, %208
  %273 = phi i64 [ 0, %208 ], [ 1, %212 ], [ 2, %216 ], [ 3, %220 ], [ 4, %224 ], [ 5, %228 ], [ 6, %232 ], [ 7, %236 ], [ 8, %240 ], [ 9, %244 ], [ 10, %248 ], [ 11, %252 ], [ 12, %256 ], [ 13, %260 ], [ 14, %264 ], [ 15, %268 ]
  %274 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 8, i64 %273
  %275 = ptrtoint ptr %9 to i64
  store atomic i64 %275, ptr %274 seq_cst, align 8
  %276 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 2
  %277 = atomicrmw add ptr %276, i32 1 seq_cst, align 4
  %278 = load i32, ptr %25, align 8, !tbaa !8
  %279 = icmp sgt i32 %278, 0
  br i1 %279, label %280, label %309

280:                                              ; preds = %272, %301
  %281 = phi i64 [ %303, %301 ], [ 0, %272 ]
  %282 = phi i32 [ %302, %301 ], [ 0, %272 ]
  %283 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 %281, i32 5
  %284 = load atomic i32, ptr %283 seq_cst, align 8
  %285 = icmp eq i32 %284, 0
  br i1 %285, label %301, label %286

286:                                              ; preds = %280
  %287 = load atomic i32, ptr %184 seq_cst, align 4
  %288 = icmp sgt i32 %287, 0
  br i1 %288, label %289, label %309

289:                                              ; preds = %286
  %290 = atomicrmw sub ptr %184, i32 1 seq_cst, align 4
  %291 = icmp slt i32 %290, 1
  br i1 %291, label %309, label %292

292:                                              ; preds = %289
  %293 = atomicrmw xchg ptr %283, i32 0 seq_cst, align 4
  %294 = icmp eq i32 %293, 0
  br i1 %294, label %299, label %295

295:                                              ; preds = %292
  %296 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 %281, i32 2
  %297 = call i32 @sem_post(ptr noundef nonnull %296) #15
  %298 = add nsw i32 %282, 1
  br label %301

299:                                              ; preds = %292
  %300 = atomicrmw add ptr %184, i32 1 seq_cst, align 4
  br label %301

301:                                              ; preds = %299, %295, %280
  %302 = phi i32 [ %282, %299 ], [ %298, %295 ], [ %282, %280 ]
  %303 = add nuw nsw i64 %281, 1
  %304 = load i32, ptr %25, align 8, !tbaa !8
  %305 = sext i32 %304 to i64
  %306 = icmp slt i64 %303, %305
  %307 = icmp slt i32 %302, 4
  %308 = select i1 %306, i1 %307, i1 false
  br i1 %308, label %280, label %309, !llvm.loop !50

309:                                              ; preds = %301, %289, %286, %272
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #12
  %310 = call fastcc i32 @drain(ptr noundef %0, ptr noundef nonnull %9, i32 noundef 0, ptr noundef nonnull %10) #16
  store atomic i64 0, ptr %274 seq_cst, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #12
  %311 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #15
  %312 = load i64, ptr %8, align 8, !tbaa !46
  %313 = mul i64 %312, 1000000000
  %314 = getelementptr inbounds %struct.timespec, ptr %8, i64 0, i32 1
  %315 = load i64, ptr %314, align 8, !tbaa !48
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #12
  %316 = add i64 %315, 50000
  %317 = add i64 %316, %313
  %318 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 8, i64 %273, i32 2
  %319 = load atomic i32, ptr %318 seq_cst, align 4
  %320 = icmp eq i32 %319, 0
  br i1 %320, label %330, label %321

321:                                              ; preds = %309
  %322 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1
  br label %323

323:                                              ; preds = %333, %321
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #12
  %324 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #15
  %325 = load i64, ptr %7, align 8, !tbaa !46
  %326 = mul i64 %325, 1000000000
  %327 = load i64, ptr %322, align 8, !tbaa !48
  %328 = add i64 %326, %327
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #12
  %329 = icmp ult i64 %328, %317
  br i1 %329, label %333, label %330

330:                                              ; preds = %333, %323, %309
  %331 = load atomic i32, ptr %318 seq_cst, align 4
  %332 = icmp eq i32 %331, 0
  br i1 %332, label %349, label %336

333:                                              ; preds = %323
  call void @llvm.x86.sse2.pause()
  %334 = load atomic i32, ptr %318 seq_cst, align 4
  %335 = icmp eq i32 %334, 0
  br i1 %335, label %330, label %323, !llvm.loop !83

336:                                              ; preds = %330
  %337 = call i32 @pthread_mutex_lock(ptr noundef nonnull %16) #15
  %338 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 8, i64 %273, i32 3
  store atomic i32 1, ptr %338 seq_cst, align 8
  %339 = load atomic i32, ptr %318 seq_cst, align 4
  %340 = icmp eq i32 %339, 0
  br i1 %340, label %347, label %341

341:                                              ; preds = %336
  %342 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 1
  br label %343

343:                                              ; preds = %343, %341
  %344 = call i32 @pthread_cond_wait(ptr noundef nonnull %342, ptr noundef nonnull %16) #15
  %345 = load atomic i32, ptr %318 seq_cst, align 4
  %346 = icmp eq i32 %345, 0
  br i1 %346, label %347, label %343, !llvm.loop !84

347:                                              ; preds = %343, %336
  store atomic i32 0, ptr %338 seq_cst, align 8
  %348 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %16) #15
  br label %349

349:                                              ; preds = %347, %330
  %350 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 8, i64 %273, i32 1
  store atomic i32 0, ptr %350 seq_cst, align 8
  br label %353

351:                                              ; preds = %268, %192
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #12
  %352 = call fastcc i32 @drain(ptr noundef %0, ptr noundef nonnull %9, i32 noundef 0, ptr noundef nonnull %10) #16
  br label %353

353:                                              ; preds = %349, %351
  %354 = load i64, ptr %10, align 8, !tbaa !3
  %355 = load i64, ptr %185, align 8, !tbaa !78
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #12
  call void @llvm.lifetime.end.p0(i64 4128, ptr nonnull %9) #12
  %356 = add i64 %354, %173
  %357 = add i64 %356, %355
  br label %358

358:                                              ; preds = %353, %172
  %359 = phi i64 [ %357, %353 ], [ %173, %172 ]
  %360 = icmp ugt i64 %23, 1023
  %361 = select i1 %100, i1 %360, i1 false
  %362 = icmp ult i64 %23, 1024000000
  %363 = select i1 %361, i1 %362, i1 false
  br i1 %363, label %364, label %394

364:                                              ; preds = %358
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #12
  %365 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #15
  %366 = load i64, ptr %6, align 8, !tbaa !46
  %367 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %368 = load i64, ptr %367, align 8, !tbaa !48
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #12
  %369 = sub i64 %366, %94
  %370 = mul i64 %369, 1000000000
  %371 = sub i64 %368, %96
  %372 = add i64 %371, %370
  %373 = icmp ult i64 %372, %24
  br i1 %373, label %374, label %384

374:                                              ; preds = %364
  %375 = getelementptr inbounds %struct.task, ptr %18, i64 0, i32 4
  %376 = load atomic i32, ptr %375 monotonic, align 8
  %377 = zext i32 %376 to i64
  %378 = shl nuw nsw i64 %377, 1
  %379 = icmp ult i64 %378, %24
  br i1 %379, label %394, label %380

380:                                              ; preds = %374
  %381 = getelementptr inbounds %struct.task, ptr %18, i64 0, i32 3
  %382 = load atomic i32, ptr %381 monotonic, align 4
  %383 = lshr i32 %382, 1
  store atomic i32 %383, ptr %381 monotonic, align 4
  br label %394

384:                                              ; preds = %364
  %385 = getelementptr inbounds %struct.task, ptr %18, i64 0, i32 3
  %386 = load atomic i32, ptr %385 monotonic, align 4
  %387 = icmp ult i32 %386, 255
  %388 = shl i32 %386, 1
  %389 = or i32 %388, 1
  %390 = select i1 %387, i32 %389, i32 255
  store atomic i32 %390, ptr %385 monotonic, align 4
  %391 = getelementptr inbounds %struct.task, ptr %18, i64 0, i32 4
  %392 = trunc i64 %24 to i32
  store atomic i32 %392, ptr %391 monotonic, align 8
  %393 = getelementptr inbounds %struct.task, ptr %18, i64 0, i32 2
  store atomic i32 %390, ptr %393 monotonic, align 8
  br label %394

394:                                              ; preds = %384, %380, %374, %358
  %395 = load i64, ptr %21, align 8, !tbaa !69
  %396 = load atomic i64, ptr %19 monotonic, align 8
  %397 = shl i64 %359, 10
  %398 = udiv i64 %397, %395
  %399 = add nuw i64 %398, 1
  %400 = icmp eq i64 %396, 0
  br i1 %400, label %410, label %401

401:                                              ; preds = %394
  %402 = icmp ult i64 %399, %396
  br i1 %402, label %403, label %406

403:                                              ; preds = %401
  %404 = add i64 %399, %396
  %405 = lshr i64 %404, 1
  br label %410

406:                                              ; preds = %401
  %407 = mul i64 %396, 7
  %408 = add i64 %399, %407
  %409 = lshr i64 %408, 3
  br label %410

410:                                              ; preds = %394, %403, %406
  %411 = phi i64 [ %399, %394 ], [ %405, %403 ], [ %409, %406 ]
  store atomic i64 %411, ptr %19 monotonic, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local ptr @queue_create(ptr noundef %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #4 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 584) #15
  %5 = icmp eq ptr %4, null
  br i1 %5, label %14, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 9
  store ptr %0, ptr %7, align 8, !tbaa !64
  %8 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 2, i32 1
  store i32 %1, ptr %8, align 8, !tbaa !85
  %9 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 7
  store i64 %2, ptr %9, align 8, !tbaa !86
  %10 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 7
  %11 = tail call fastcc i32 @start_relay(ptr noundef nonnull %4, ptr noundef nonnull %10, ptr noundef nonnull @run) #16
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %14

13:                                               ; preds = %6
  tail call void @free(ptr noundef nonnull %4) #15
  br label %14

14:                                               ; preds = %6, %3, %13
  %15 = phi ptr [ inttoptr (i64 1 to ptr), %13 ], [ null, %3 ], [ %4, %6 ]
  ret ptr %15
}

; Function Attrs: nounwind
define internal void @run(ptr noundef %0) #4 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = tail call fastcc i32 @pass_baton(ptr noundef %0) #16
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %29, label %8

8:                                                ; preds = %1
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %10 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2
  %11 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2, i32 4
  %12 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2, i32 3
  %13 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %15 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %16 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2, i32 1
  %23 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  %24 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 3
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  br label %26

26:                                               ; preds = %8, %183
  %27 = call fastcc ptr @next_batch(ptr noundef %0) #16
  %28 = icmp eq ptr %27, null
  br i1 %28, label %29, label %33

29:                                               ; preds = %26, %183, %1
  %30 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 4
  %31 = load atomic i32, ptr %30 seq_cst, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %186, label %197

33:                                               ; preds = %26
  %34 = load ptr, ptr %9, align 8, !tbaa !64
  %35 = getelementptr inbounds %struct.pool, ptr %34, i64 0, i32 7, i32 1
  %36 = load atomic i32, ptr %11 seq_cst, align 8
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %59

38:                                               ; preds = %33
  %39 = getelementptr inbounds %struct.pool, ptr %34, i64 0, i32 7, i32 1, i32 1
  %40 = load atomic i32, ptr %39 seq_cst, align 4
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %58

42:                                               ; preds = %38
  %43 = load atomic i32, ptr %35 seq_cst, align 8
  br label %44

44:                                               ; preds = %47, %42
  %45 = phi i32 [ %43, %42 ], [ %51, %47 ]
  %46 = icmp sgt i32 %45, 0
  br i1 %46, label %47, label %58

47:                                               ; preds = %44
  %48 = add nsw i32 %45, -1
  %49 = cmpxchg ptr %35, i32 %45, i32 %48 seq_cst seq_cst, align 4
  %50 = extractvalue { i32, i1 } %49, 1
  %51 = extractvalue { i32, i1 } %49, 0
  br i1 %50, label %52, label %44, !llvm.loop !45

52:                                               ; preds = %47
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #12
  %53 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #15
  %54 = load i64, ptr %5, align 8, !tbaa !46
  %55 = mul i64 %54, 1000000000
  %56 = load i64, ptr %13, align 8, !tbaa !48
  %57 = add i64 %55, %56
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #12
  store atomic i64 %57, ptr %12 monotonic, align 8
  store atomic i32 1, ptr %11 release, align 8
  br label %59

58:                                               ; preds = %44, %38
  call fastcc void @await_turn(ptr noundef nonnull %35, ptr noundef nonnull %10) #16
  br label %59

59:                                               ; preds = %33, %52, %58
  %60 = getelementptr inbounds %struct.batch, ptr %27, i64 0, i32 1
  %61 = load ptr, ptr %60, align 8, !tbaa !87
  %62 = getelementptr inbounds %struct.batch, ptr %27, i64 0, i32 2
  %63 = load i64, ptr %62, align 8, !tbaa !89
  %64 = getelementptr inbounds i8, ptr %61, i64 %63
  %65 = getelementptr inbounds %struct.batch, ptr %27, i64 0, i32 3
  %66 = icmp sgt i64 %63, 0
  br i1 %66, label %67, label %177

67:                                               ; preds = %59
  %68 = load ptr, ptr %65, align 8, !tbaa !90
  br label %69

69:                                               ; preds = %172, %67
  %70 = phi ptr [ %61, %67 ], [ %83, %172 ]
  %71 = phi ptr [ %68, %67 ], [ %175, %172 ]
  %72 = phi i32 [ 0, %67 ], [ %174, %172 ]
  %73 = phi i32 [ 0, %67 ], [ %173, %172 ]
  %74 = load atomic i32, ptr %14 seq_cst, align 4
  %75 = icmp eq i32 %74, 2
  br i1 %75, label %177, label %76

76:                                               ; preds = %69
  %77 = load atomic i16, ptr %70 seq_cst, align 4
  %78 = getelementptr inbounds %struct.command, ptr %70, i64 0, i32 1
  %79 = load i16, ptr %78, align 2, !tbaa !91
  %80 = getelementptr inbounds %struct.command, ptr %70, i64 0, i32 2
  %81 = load i32, ptr %80, align 4, !tbaa !93
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds i8, ptr %70, i64 %82
  %84 = icmp eq i32 %72, 0
  %85 = icmp ne i16 %77, 5
  %86 = select i1 %84, i1 %85, i1 false
  br i1 %86, label %87, label %99

87:                                               ; preds = %76
  %88 = atomicrmw xchg ptr %70, i16 7 seq_cst, align 2
  %89 = icmp eq i16 %88, 8
  %90 = zext i1 %89 to i32
  %91 = icmp eq ptr %71, null
  br i1 %91, label %99, label %92

92:                                               ; preds = %87
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #12
  %93 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #15
  %94 = load i64, ptr %4, align 8, !tbaa !46
  %95 = mul i64 %94, 1000000000
  %96 = load i64, ptr %15, align 8, !tbaa !48
  %97 = add i64 %95, %96
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #12
  %98 = getelementptr inbounds i64, ptr %71, i64 1
  store i64 %97, ptr %71, align 8, !tbaa !3
  br label %99

99:                                               ; preds = %92, %87, %76
  %100 = phi i32 [ %90, %92 ], [ %90, %87 ], [ %73, %76 ]
  %101 = phi i32 [ 1, %92 ], [ 1, %87 ], [ %72, %76 ]
  %102 = phi ptr [ %98, %92 ], [ null, %87 ], [ %71, %76 ]
  %103 = phi i16 [ %88, %92 ], [ %88, %87 ], [ %77, %76 ]
  %104 = icmp eq i32 %100, 0
  %105 = select i1 %104, i16 %103, i16 8
  call fastcc void @execute(ptr noundef nonnull %0, ptr noundef nonnull %70, i16 noundef zeroext %105) #16
  %106 = icmp eq i16 %79, 0
  br i1 %106, label %172, label %107, !llvm.loop !94

107:                                              ; preds = %99
  %108 = icmp eq ptr %102, null
  br i1 %108, label %116, label %109

109:                                              ; preds = %107
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #12
  %110 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #15
  %111 = load i64, ptr %3, align 8, !tbaa !46
  %112 = mul i64 %111, 1000000000
  %113 = load i64, ptr %16, align 8, !tbaa !48
  %114 = add i64 %112, %113
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #12
  %115 = getelementptr inbounds i64, ptr %102, i64 1
  store i64 %114, ptr %102, align 8, !tbaa !3
  br label %116

116:                                              ; preds = %109, %107
  %117 = phi ptr [ %115, %109 ], [ null, %107 ]
  %118 = load i64, ptr %17, align 8, !tbaa !95
  %119 = add i64 %118, 1
  store atomic i64 %119, ptr %17 seq_cst, align 8
  %120 = load atomic i32, ptr %18 seq_cst, align 8
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %126, label %122

122:                                              ; preds = %116
  %123 = call i32 @pthread_mutex_lock(ptr noundef nonnull %19) #15
  %124 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %20) #15
  %125 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %19) #15
  br label %126

126:                                              ; preds = %122, %116
  %127 = load atomic i64, ptr %21 seq_cst, align 8
  %128 = add i64 %127, -1
  %129 = icmp ult i64 %128, %119
  br i1 %129, label %130, label %136

130:                                              ; preds = %126
  %131 = atomicrmw xchg ptr %21, i64 0 seq_cst, align 8
  %132 = icmp eq i64 %131, 0
  br i1 %132, label %136, label %133

133:                                              ; preds = %130
  %134 = load i32, ptr %22, align 8, !tbaa !96
  %135 = call i64 @write(i32 noundef %134, ptr noundef nonnull @notify.one, i64 noundef 8) #15
  br label %136

136:                                              ; preds = %133, %130, %126
  %137 = load ptr, ptr %9, align 8, !tbaa !64
  %138 = getelementptr inbounds %struct.pool, ptr %137, i64 0, i32 7, i32 1
  %139 = call fastcc i64 @pause_turn(ptr noundef nonnull %138, ptr noundef nonnull %10) #16
  %140 = icmp eq ptr %83, %64
  br i1 %140, label %172, label %141, !llvm.loop !94

141:                                              ; preds = %136
  %142 = load ptr, ptr %0, align 8, !tbaa !25
  %143 = getelementptr inbounds %struct.shared, ptr %142, i64 0, i32 2
  %144 = load ptr, ptr %143, align 8, !tbaa !34
  %145 = icmp eq ptr %144, null
  br i1 %145, label %160, label %146

146:                                              ; preds = %141
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #12
  %147 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #15
  %148 = load i64, ptr %2, align 8, !tbaa !46
  %149 = mul i64 %148, 1000000000
  %150 = load i64, ptr %23, align 8, !tbaa !48
  %151 = add i64 %149, %150
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #12
  %152 = getelementptr inbounds %struct.shared, ptr %142, i64 0, i32 2, i32 5
  %153 = load atomic i64, ptr %152 seq_cst, align 8
  %154 = icmp ult i64 %151, %153
  br i1 %154, label %160, label %155

155:                                              ; preds = %146
  %156 = getelementptr inbounds %struct.shared, ptr %142, i64 0, i32 2, i32 3
  %157 = cmpxchg ptr %156, i32 0, i32 1 seq_cst seq_cst, align 4
  %158 = extractvalue { i32, i1 } %157, 1
  br i1 %158, label %159, label %160

159:                                              ; preds = %155
  call fastcc void @look(ptr noundef nonnull %143) #16
  store atomic i32 0, ptr %156 seq_cst, align 4
  br label %160

160:                                              ; preds = %159, %155, %146, %141
  %161 = getelementptr inbounds %struct.shared, ptr %142, i64 0, i32 2, i32 4
  %162 = load atomic i32, ptr %161 seq_cst, align 8
  %163 = icmp ne i32 %162, 0
  %164 = zext i1 %163 to i32
  %165 = load i32, ptr %24, align 8, !tbaa !44
  %166 = icmp eq i32 %165, %164
  br i1 %166, label %172, label %167

167:                                              ; preds = %160
  %168 = zext i1 %163 to i64
  %169 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 %168, i32 1
  %170 = load i64, ptr %169, align 8, !tbaa !16
  %171 = icmp eq i64 %170, 0
  br i1 %171, label %172, label %178, !llvm.loop !94

172:                                              ; preds = %167, %160, %136, %99
  %173 = phi i32 [ %100, %99 ], [ 0, %167 ], [ 0, %136 ], [ 0, %160 ]
  %174 = phi i32 [ %101, %99 ], [ 0, %167 ], [ 0, %136 ], [ 0, %160 ]
  %175 = phi ptr [ %102, %99 ], [ %117, %167 ], [ %117, %136 ], [ %117, %160 ]
  %176 = icmp ult ptr %83, %64
  br i1 %176, label %69, label %177

177:                                              ; preds = %69, %172, %59
  call void @free(ptr noundef nonnull %27) #15
  br label %183

178:                                              ; preds = %167
  store ptr %83, ptr %60, align 8, !tbaa !87
  %179 = ptrtoint ptr %64 to i64
  %180 = ptrtoint ptr %83 to i64
  %181 = sub i64 %179, %180
  store i64 %181, ptr %62, align 8, !tbaa !89
  store ptr %117, ptr %65, align 8, !tbaa !90
  %182 = load ptr, ptr %25, align 8, !tbaa !97
  store ptr %182, ptr %27, align 8, !tbaa !98
  store ptr %27, ptr %25, align 8, !tbaa !97
  br label %183

183:                                              ; preds = %178, %177
  %184 = call fastcc i32 @pass_baton(ptr noundef %0) #16
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %29, label %26, !llvm.loop !99

186:                                              ; preds = %29
  %187 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %188 = load ptr, ptr %187, align 8, !tbaa !64
  %189 = getelementptr inbounds %struct.pool, ptr %188, i64 0, i32 7, i32 1
  %190 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2
  call fastcc void @give_turn(ptr noundef nonnull %189, ptr noundef nonnull %190) #16
  %191 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %192 = call i32 @pthread_mutex_lock(ptr noundef nonnull %191) #15
  %193 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  store i32 1, ptr %193, align 8, !tbaa !100
  %194 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %195 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %194) #15
  %196 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %191) #15
  br label %197

197:                                              ; preds = %29, %186
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @queue_submit_timed(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #4 {
  %5 = alloca i32, align 4
  %6 = tail call ptr @calloc(i64 noundef 1, i64 noundef 32) #15
  %7 = icmp eq ptr %6, null
  br i1 %7, label %39, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 1
  store ptr %1, ptr %9, align 8, !tbaa !87
  %10 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 2
  store i64 %2, ptr %10, align 8, !tbaa !89
  %11 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 3
  store ptr %3, ptr %11, align 8, !tbaa !90
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %13 = load ptr, ptr %12, align 8, !tbaa !64
  %14 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 7, i32 2, i32 2
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #12
  store i32 0, ptr %5, align 4, !tbaa !8
  %15 = tail call i64 @pthread_self() #15
  %16 = call i32 @pthread_getcpuclockid(i64 noundef %15, ptr noundef nonnull %5) #15
  %17 = icmp eq i32 %16, 0
  %18 = load i32, ptr %5, align 4
  %19 = select i1 %17, i32 %18, i32 0
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #12
  store atomic i32 %19, ptr %14 seq_cst, align 8
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %21 = load atomic i64, ptr %20 seq_cst, align 8
  %22 = inttoptr i64 %21 to ptr
  store ptr %22, ptr %6, align 8, !tbaa !98
  %23 = ptrtoint ptr %6 to i64
  %24 = cmpxchg ptr %20, i64 %21, i64 %23 seq_cst seq_cst, align 8
  %25 = extractvalue { i64, i1 } %24, 1
  br i1 %25, label %32, label %26

26:                                               ; preds = %8, %26
  %27 = phi { i64, i1 } [ %30, %26 ], [ %24, %8 ]
  %28 = extractvalue { i64, i1 } %27, 0
  store i64 %28, ptr %6, align 8
  call void @llvm.x86.sse2.pause()
  %29 = load i64, ptr %6, align 8
  %30 = cmpxchg ptr %20, i64 %29, i64 %23 seq_cst seq_cst, align 8
  %31 = extractvalue { i64, i1 } %30, 1
  br i1 %31, label %32, label %26, !llvm.loop !101

32:                                               ; preds = %26, %8
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %34 = atomicrmw xchg ptr %33, i32 0 seq_cst, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %39, label %36

36:                                               ; preds = %32
  %37 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %38 = call i32 @sem_post(ptr noundef nonnull %37) #15
  br label %39

39:                                               ; preds = %36, %32, %4
  %40 = phi i32 [ 0, %4 ], [ 1, %32 ], [ 1, %36 ]
  ret i32 %40
}

; Function Attrs: nounwind
define dso_local i32 @queue_submit(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #4 {
  %4 = alloca i32, align 4
  %5 = tail call ptr @calloc(i64 noundef 1, i64 noundef 32) #15
  %6 = icmp eq ptr %5, null
  br i1 %6, label %38, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.batch, ptr %5, i64 0, i32 1
  store ptr %1, ptr %8, align 8, !tbaa !87
  %9 = getelementptr inbounds %struct.batch, ptr %5, i64 0, i32 2
  store i64 %2, ptr %9, align 8, !tbaa !89
  %10 = getelementptr inbounds %struct.batch, ptr %5, i64 0, i32 3
  store ptr null, ptr %10, align 8, !tbaa !90
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %12 = load ptr, ptr %11, align 8, !tbaa !64
  %13 = getelementptr inbounds %struct.pool, ptr %12, i64 0, i32 7, i32 2, i32 2
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #12
  store i32 0, ptr %4, align 4, !tbaa !8
  %14 = tail call i64 @pthread_self() #15
  %15 = call i32 @pthread_getcpuclockid(i64 noundef %14, ptr noundef nonnull %4) #15
  %16 = icmp eq i32 %15, 0
  %17 = load i32, ptr %4, align 4
  %18 = select i1 %16, i32 %17, i32 0
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #12
  store atomic i32 %18, ptr %13 seq_cst, align 8
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %20 = load atomic i64, ptr %19 seq_cst, align 8
  %21 = inttoptr i64 %20 to ptr
  store ptr %21, ptr %5, align 8, !tbaa !98
  %22 = ptrtoint ptr %5 to i64
  %23 = cmpxchg ptr %19, i64 %20, i64 %22 seq_cst seq_cst, align 8
  %24 = extractvalue { i64, i1 } %23, 1
  br i1 %24, label %31, label %25

25:                                               ; preds = %7, %25
  %26 = phi { i64, i1 } [ %29, %25 ], [ %23, %7 ]
  %27 = extractvalue { i64, i1 } %26, 0
  store i64 %27, ptr %5, align 8
  call void @llvm.x86.sse2.pause()
  %28 = load i64, ptr %5, align 8
  %29 = cmpxchg ptr %19, i64 %28, i64 %22 seq_cst seq_cst, align 8
  %30 = extractvalue { i64, i1 } %29, 1
  br i1 %30, label %31, label %25, !llvm.loop !101

31:                                               ; preds = %25, %7
  %32 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %33 = atomicrmw xchg ptr %32, i32 0 seq_cst, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %38, label %35

35:                                               ; preds = %31
  %36 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %37 = call i32 @sem_post(ptr noundef nonnull %36) #15
  br label %38

38:                                               ; preds = %3, %31, %35
  %39 = phi i32 [ 0, %3 ], [ 1, %31 ], [ 1, %35 ]
  ret i32 %39
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none)
define dso_local i32 @queue_revoke(ptr nocapture noundef %0, i64 noundef %1) local_unnamed_addr #9 {
  %3 = load atomic i16, ptr %0 seq_cst, align 4
  %4 = icmp ne i64 %1, 0
  %5 = icmp eq i16 %3, 5
  %6 = select i1 %4, i1 true, i1 %5
  br i1 %6, label %7, label %22

7:                                                ; preds = %2, %7
  %8 = phi i64 [ %13, %7 ], [ %1, %2 ]
  %9 = phi ptr [ %17, %7 ], [ %0, %2 ]
  %10 = getelementptr inbounds %struct.command, ptr %9, i64 0, i32 1
  %11 = load i16, ptr %10, align 2, !tbaa !91
  %12 = zext i16 %11 to i64
  %13 = sub i64 %8, %12
  %14 = getelementptr inbounds %struct.command, ptr %9, i64 0, i32 2
  %15 = load i32, ptr %14, align 4, !tbaa !93
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds i8, ptr %9, i64 %16
  %18 = load atomic i16, ptr %17 seq_cst, align 4
  %19 = icmp ne i64 %13, 0
  %20 = icmp eq i16 %18, 5
  %21 = select i1 %19, i1 true, i1 %20
  br i1 %21, label %7, label %22, !llvm.loop !102

22:                                               ; preds = %7, %2
  %23 = phi ptr [ %0, %2 ], [ %17, %7 ]
  %24 = phi i16 [ %3, %2 ], [ %18, %7 ]
  %25 = icmp eq i16 %24, 7
  br i1 %25, label %30, label %26

26:                                               ; preds = %22
  %27 = cmpxchg ptr %23, i16 %24, i16 8 seq_cst seq_cst, align 2
  %28 = extractvalue { i16, i1 } %27, 1
  %29 = zext i1 %28 to i32
  br label %30

30:                                               ; preds = %26, %22
  %31 = phi i32 [ 0, %22 ], [ %29, %26 ]
  ret i32 %31
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i64 @queue_completed(ptr nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %3 = load atomic i64, ptr %2 seq_cst, align 8
  ret i64 %3
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @queue_lives(ptr nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %3 = load atomic i32, ptr %2 seq_cst, align 8
  %4 = icmp eq i32 %3, 0
  %5 = zext i1 %4 to i32
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i64 @queue_failed(ptr nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14, i32 3
  %3 = load atomic i64, ptr %2 seq_cst, align 8
  ret i64 %3
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @queue_arm(ptr nocapture noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  store atomic i64 %1, ptr %3 seq_cst, align 8
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %5 = load atomic i64, ptr %4 seq_cst, align 8
  %6 = icmp ult i64 %5, %1
  br i1 %6, label %11, label %7

7:                                                ; preds = %2
  %8 = atomicrmw xchg ptr %3, i64 0 seq_cst, align 8
  %9 = icmp ne i64 %8, 0
  %10 = zext i1 %9 to i32
  br label %11

11:                                               ; preds = %7, %2
  %12 = phi i32 [ 0, %2 ], [ %10, %7 ]
  ret i32 %12
}

; Function Attrs: nounwind
define dso_local i32 @queue_wait(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #4 {
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %6 = load atomic i64, ptr %5 seq_cst, align 8
  %7 = icmp ult i64 %6, %1
  br i1 %7, label %8, label %17

8:                                                ; preds = %3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #12
  %9 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #15
  %10 = load i64, ptr %4, align 8, !tbaa !46
  %11 = mul i64 %10, 1000000000
  %12 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !48
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #12
  %14 = add i64 %13, %2
  %15 = add i64 %14, %11
  %16 = call fastcc i32 @reach(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %15) #16
  br label %17

17:                                               ; preds = %3, %8
  %18 = phi i32 [ %16, %8 ], [ 1, %3 ]
  ret i32 %18
}

; Function Attrs: noinline nounwind
define internal fastcc i32 @reach(ptr noundef %0, i64 noundef %1, i64 noundef %2) unnamed_addr #10 {
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %6 = atomicrmw add ptr %5, i32 1 seq_cst, align 4
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %8 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #15
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %10 = load atomic i64, ptr %9 seq_cst, align 8
  %11 = icmp ult i64 %10, %1
  br i1 %11, label %12, label %28

12:                                               ; preds = %3
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %15 = udiv i64 %2, 1000000000
  %16 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %17 = urem i64 %2, 1000000000
  br label %18

18:                                               ; preds = %12, %24
  %19 = phi i32 [ 0, %12 ], [ %25, %24 ]
  %20 = load i32, ptr %13, align 8, !tbaa !100
  %21 = icmp eq i32 %20, 0
  %22 = icmp eq i32 %19, 0
  %23 = select i1 %21, i1 %22, i1 false
  br i1 %23, label %24, label %28

24:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #12
  store i64 %15, ptr %4, align 8, !tbaa !46
  store i64 %17, ptr %16, align 8, !tbaa !48
  %25 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %14, ptr noundef nonnull %7, i32 noundef 1, ptr noundef nonnull %4) #15
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #12
  %26 = load atomic i64, ptr %9 seq_cst, align 8
  %27 = icmp ult i64 %26, %1
  br i1 %27, label %18, label %28, !llvm.loop !103

28:                                               ; preds = %24, %18, %3
  %29 = load atomic i64, ptr %9 seq_cst, align 8
  %30 = icmp ult i64 %29, %1
  br i1 %30, label %31, label %36

31:                                               ; preds = %28
  %32 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %33 = load i32, ptr %32, align 8, !tbaa !100
  %34 = icmp ne i32 %33, 0
  %35 = sext i1 %34 to i32
  br label %36

36:                                               ; preds = %28, %31
  %37 = phi i32 [ %35, %31 ], [ 1, %28 ]
  %38 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #15
  %39 = atomicrmw sub ptr %5, i32 1 seq_cst, align 4
  ret i32 %37
}

; Function Attrs: nounwind
define dso_local i32 @queue_take_failure(ptr noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #4 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #15
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !104
  %7 = icmp eq ptr %6, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %2
  %9 = load ptr, ptr %6, align 8, !tbaa !105
  store ptr %9, ptr %5, align 8, !tbaa !104
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !107
  %12 = add i64 %11, -1
  store atomic i64 %12, ptr %10 seq_cst, align 8
  %13 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #15
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2592) %1, ptr noundef nonnull align 8 dereferenceable(2592) %6, i64 2592, i1 false), !tbaa.struct !108
  tail call void @free(ptr noundef nonnull %6) #15
  br label %16

14:                                               ; preds = %2
  %15 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #15
  br label %16

16:                                               ; preds = %8, %14
  %17 = phi i32 [ 1, %8 ], [ 0, %14 ]
  ret i32 %17
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0, i32 noundef %1) local_unnamed_addr #4 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #15
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %6 = load i32, ptr %5, align 4, !tbaa !110
  %7 = icmp ult i32 %6, %1
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  store atomic i32 %1, ptr %5 seq_cst, align 4
  br label %9

9:                                                ; preds = %8, %2
  %10 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #15
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %12 = atomicrmw xchg ptr %11, i32 0 seq_cst, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %17, label %14

14:                                               ; preds = %9
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %16 = tail call i32 @sem_post(ptr noundef nonnull %15) #15
  br label %17

17:                                               ; preds = %9, %14
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_join(ptr nocapture noundef %0) local_unnamed_addr #4 {
  tail call fastcc void @join_relay(ptr noundef %0) #16
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #4 {
  %2 = tail call fastcc ptr @next_batch(ptr noundef %0) #16
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %13

4:                                                ; preds = %13, %1
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !104
  %7 = icmp eq ptr %6, null
  br i1 %7, label %12, label %8

8:                                                ; preds = %4, %8
  %9 = phi ptr [ %10, %8 ], [ %6, %4 ]
  %10 = load ptr, ptr %9, align 8, !tbaa !105
  tail call void @free(ptr noundef nonnull %9) #15
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %8, !llvm.loop !111

12:                                               ; preds = %8, %4
  tail call void @free(ptr noundef %0) #15
  ret void

13:                                               ; preds = %1, %13
  %14 = phi ptr [ %15, %13 ], [ %2, %1 ]
  tail call void @free(ptr noundef nonnull %14) #15
  %15 = tail call fastcc ptr @next_batch(ptr noundef %0) #16
  %16 = icmp eq ptr %15, null
  br i1 %16, label %4, label %13, !llvm.loop !112
}

; Function Attrs: nounwind
define internal fastcc ptr @next_batch(ptr noundef %0) unnamed_addr #4 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %6 = load ptr, ptr %5, align 8, !tbaa !97
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %34

8:                                                ; preds = %1
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %11 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %15 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %16 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %19 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  br label %20

20:                                               ; preds = %8, %111
  %21 = atomicrmw xchg ptr %9, i64 0 seq_cst, align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %31, label %23

23:                                               ; preds = %20
  %24 = inttoptr i64 %21 to ptr
  %25 = load ptr, ptr %5, align 8, !tbaa !97
  br label %26

26:                                               ; preds = %26, %23
  %27 = phi ptr [ %25, %23 ], [ %28, %26 ]
  %28 = phi ptr [ %24, %23 ], [ %29, %26 ]
  %29 = load ptr, ptr %28, align 8, !tbaa !98
  store ptr %27, ptr %28, align 8, !tbaa !98
  %30 = icmp eq ptr %29, null
  br i1 %30, label %34, label %26, !llvm.loop !113

31:                                               ; preds = %20
  %32 = load ptr, ptr %5, align 8, !tbaa !97
  %33 = icmp eq ptr %32, null
  br i1 %33, label %37, label %34

34:                                               ; preds = %31, %111, %26, %1
  %35 = phi ptr [ %6, %1 ], [ %28, %26 ], [ %32, %31 ], [ %121, %111 ]
  %36 = load ptr, ptr %35, align 8, !tbaa !98
  store ptr %36, ptr %5, align 8, !tbaa !97
  br label %123

37:                                               ; preds = %31
  %38 = load atomic i32, ptr %10 seq_cst, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %123

40:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #12
  %41 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #15
  %42 = load i64, ptr %4, align 8, !tbaa !46
  %43 = mul i64 %42, 1000000000
  %44 = load i64, ptr %11, align 8, !tbaa !48
  %45 = add i64 %43, %44
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #12
  %46 = load i64, ptr %12, align 8, !tbaa !86
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %86, label %48

48:                                               ; preds = %40
  %49 = load i64, ptr %13, align 8, !tbaa !114
  %50 = icmp ult i64 %49, %46
  %51 = shl i64 %49, 1
  %52 = add i64 %51, 1000
  %53 = atomicrmw add ptr @spinners, i32 1 seq_cst, align 4
  %54 = add i32 %53, 1
  %55 = load ptr, ptr %14, align 8, !tbaa !64
  %56 = getelementptr inbounds %struct.pool, ptr %55, i64 0, i32 5
  %57 = load i32, ptr %56, align 4, !tbaa !8
  %58 = icmp sgt i32 %54, %57
  br i1 %58, label %83, label %59

59:                                               ; preds = %48
  %60 = load atomic i64, ptr %9 seq_cst, align 8
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %62, label %83

62:                                               ; preds = %59, %75
  %63 = phi i64 [ %80, %75 ], [ %45, %59 ]
  %64 = load atomic i32, ptr %10 seq_cst, align 4
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %83

66:                                               ; preds = %62
  %67 = load ptr, ptr %14, align 8, !tbaa !64
  %68 = getelementptr inbounds %struct.pool, ptr %67, i64 0, i32 7, i32 1, i32 1
  %69 = load atomic i32, ptr %68 seq_cst, align 4
  %70 = icmp eq i32 %69, 0
  %71 = sub i64 %63, %45
  %72 = icmp ugt i64 %52, %71
  %73 = select i1 %70, i1 %50, i1 false
  %74 = select i1 %73, i1 %72, i1 false
  br i1 %74, label %75, label %83

75:                                               ; preds = %66
  call void @llvm.x86.sse2.pause()
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #12
  %76 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #15
  %77 = load i64, ptr %3, align 8, !tbaa !46
  %78 = mul i64 %77, 1000000000
  %79 = load i64, ptr %15, align 8, !tbaa !48
  %80 = add i64 %78, %79
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #12
  %81 = load atomic i64, ptr %9 seq_cst, align 8
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %62, label %83, !llvm.loop !115

83:                                               ; preds = %62, %66, %75, %48, %59
  %84 = phi i64 [ %45, %48 ], [ %45, %59 ], [ %80, %75 ], [ %63, %62 ], [ %63, %66 ]
  %85 = atomicrmw sub ptr @spinners, i32 1 seq_cst, align 4
  br label %86

86:                                               ; preds = %40, %83
  %87 = phi i64 [ %84, %83 ], [ %45, %40 ]
  %88 = load atomic i64, ptr %9 seq_cst, align 8
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %90, label %111

90:                                               ; preds = %86
  %91 = load atomic i32, ptr %10 seq_cst, align 4
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %111

93:                                               ; preds = %90
  %94 = load ptr, ptr %14, align 8, !tbaa !64
  %95 = getelementptr inbounds %struct.pool, ptr %94, i64 0, i32 7, i32 1
  call fastcc void @give_turn(ptr noundef nonnull %95, ptr noundef nonnull %16) #16
  store atomic i32 1, ptr %17 seq_cst, align 4
  %96 = load atomic i64, ptr %9 seq_cst, align 8
  %97 = icmp eq i64 %96, 0
  br i1 %97, label %98, label %105

98:                                               ; preds = %93, %101
  %99 = load atomic i32, ptr %10 seq_cst, align 4
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %105

101:                                              ; preds = %98
  %102 = call i32 @sem_wait(ptr noundef nonnull %18) #15
  store atomic i32 1, ptr %17 seq_cst, align 4
  %103 = load atomic i64, ptr %9 seq_cst, align 8
  %104 = icmp eq i64 %103, 0
  br i1 %104, label %98, label %105

105:                                              ; preds = %98, %101, %93
  store atomic i32 0, ptr %17 seq_cst, align 4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #12
  %106 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #15
  %107 = load i64, ptr %2, align 8, !tbaa !46
  %108 = mul i64 %107, 1000000000
  %109 = load i64, ptr %19, align 8, !tbaa !48
  %110 = add i64 %108, %109
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #12
  br label %111

111:                                              ; preds = %86, %90, %105
  %112 = phi i64 [ %87, %86 ], [ %87, %90 ], [ %110, %105 ]
  %113 = sub i64 %112, %45
  %114 = load i64, ptr %12, align 8, !tbaa !86
  %115 = shl i64 %114, 2
  %116 = call i64 @llvm.umin.i64(i64 %113, i64 %115)
  %117 = load i64, ptr %13, align 8, !tbaa !114
  %118 = mul i64 %117, 3
  %119 = add i64 %118, %116
  %120 = lshr i64 %119, 2
  store i64 %120, ptr %13, align 8, !tbaa !114
  %121 = load ptr, ptr %5, align 8, !tbaa !97
  %122 = icmp eq ptr %121, null
  br i1 %122, label %20, label %34

123:                                              ; preds = %37, %34
  %124 = phi ptr [ %35, %34 ], [ null, %37 ]
  ret ptr %124
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
define internal fastcc void @give_turn(ptr noundef %0, ptr nocapture noundef %1) unnamed_addr #4 {
  %3 = alloca %struct.timespec, align 8
  %4 = getelementptr inbounds %struct.turn, ptr %1, i64 0, i32 4
  %5 = load atomic i32, ptr %4 seq_cst, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %54, label %7

7:                                                ; preds = %2
  %8 = load atomic i32, ptr %4 seq_cst, align 8
  %9 = icmp eq i32 %8, 3
  br i1 %9, label %54, label %10

10:                                               ; preds = %7
  %11 = atomicrmw xchg ptr %4, i32 0 seq_cst, align 4
  %12 = icmp eq i32 %11, 2
  br i1 %12, label %54, label %13

13:                                               ; preds = %10
  %14 = atomicrmw add ptr %0, i32 1 seq_cst, align 4
  %15 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 1
  %16 = load atomic i32, ptr %15 seq_cst, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %54, label %18

18:                                               ; preds = %13
  %19 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 3
  %20 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %19) #15
  %21 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 5
  %22 = load ptr, ptr %21, align 8, !tbaa !116
  %23 = icmp eq ptr %22, null
  br i1 %23, label %52, label %24

24:                                               ; preds = %18
  %25 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  br label %26

26:                                               ; preds = %37, %24
  %27 = phi ptr [ %22, %24 ], [ %50, %37 ]
  %28 = load atomic i32, ptr %0 seq_cst, align 8
  br label %29

29:                                               ; preds = %32, %26
  %30 = phi i32 [ %28, %26 ], [ %36, %32 ]
  %31 = icmp sgt i32 %30, 0
  br i1 %31, label %32, label %52

32:                                               ; preds = %29
  %33 = add nsw i32 %30, -1
  %34 = cmpxchg ptr %0, i32 %30, i32 %33 seq_cst seq_cst, align 4
  %35 = extractvalue { i32, i1 } %34, 1
  %36 = extractvalue { i32, i1 } %34, 0
  br i1 %35, label %37, label %29, !llvm.loop !45

37:                                               ; preds = %32
  %38 = getelementptr inbounds %struct.turn, ptr %27, i64 0, i32 2
  %39 = load ptr, ptr %38, align 8, !tbaa !117
  store ptr %39, ptr %21, align 8, !tbaa !116
  %40 = atomicrmw sub ptr %15, i32 1 seq_cst, align 4
  %41 = getelementptr inbounds %struct.turn, ptr %27, i64 0, i32 3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #12
  %42 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #15
  %43 = load i64, ptr %3, align 8, !tbaa !46
  %44 = mul i64 %43, 1000000000
  %45 = load i64, ptr %25, align 8, !tbaa !48
  %46 = add i64 %44, %45
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #12
  store atomic i64 %46, ptr %41 monotonic, align 8
  %47 = getelementptr inbounds %struct.turn, ptr %27, i64 0, i32 4
  store atomic i32 1, ptr %47 release, align 8
  %48 = getelementptr inbounds %struct.turn, ptr %27, i64 0, i32 5
  %49 = call i32 @pthread_cond_signal(ptr noundef nonnull %48) #15
  %50 = load ptr, ptr %21, align 8, !tbaa !116
  %51 = icmp eq ptr %50, null
  br i1 %51, label %52, label %26, !llvm.loop !118

52:                                               ; preds = %37, %29, %18
  %53 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %19) #15
  br label %54

54:                                               ; preds = %13, %10, %2, %7, %52
  ret void
}

declare i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #5

declare i32 @sched_getaffinity(i32 noundef, i64 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
define internal fastcc void @look(ptr nocapture noundef %0) unnamed_addr #4 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca [4096 x i8], align 16
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #12
  %7 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #15
  %8 = load i64, ptr %6, align 8, !tbaa !46
  %9 = mul i64 %8, 1000000000
  %10 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %11 = load i64, ptr %10, align 8, !tbaa !48
  %12 = add i64 %9, %11
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #12
  %13 = getelementptr inbounds %struct.crowd, ptr %0, i64 0, i32 2
  %14 = load atomic i32, ptr %13 seq_cst, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #12
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:                                               ; preds = %1
  %17 = call i32 @clock_gettime(i32 noundef %14, ptr noundef nonnull %5) #15
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %25

19:                                               ; preds = %16
  %20 = load i64, ptr %5, align 8, !tbaa !46
  %21 = mul i64 %20, 1000000000
  %22 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %23 = load i64, ptr %22, align 8, !tbaa !48
  %24 = add i64 %21, %23
  br label %25

25:                                               ; preds = %1, %16, %19
  %26 = phi i64 [ %24, %19 ], [ 0, %16 ], [ 0, %1 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #12
  %27 = load atomic i32, ptr @clocks_end seq_cst, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %31, label %29

29:                                               ; preds = %25
  %30 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  br label %136

31:                                               ; preds = %150, %25
  %32 = phi i64 [ %26, %25 ], [ %152, %150 ]
  %33 = load ptr, ptr %0, align 8, !tbaa !34
  %34 = getelementptr inbounds %struct.crowd, ptr %0, i64 0, i32 1
  %35 = call i32 (ptr, i32, ...) @open(ptr noundef %33, i32 noundef 524288) #15
  %36 = icmp slt i32 %35, 0
  br i1 %36, label %127, label %37

37:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %4) #12
  %38 = call i64 @read(i32 noundef %35, ptr noundef nonnull %4, i64 noundef 4096) #15
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %43, label %51

40:                                               ; preds = %118
  %41 = call i64 @read(i32 noundef %35, ptr noundef nonnull %4, i64 noundef 4096) #15
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %43, label %51, !llvm.loop !119

43:                                               ; preds = %37, %40
  %44 = phi i64 [ %41, %40 ], [ %38, %37 ]
  %45 = phi i64 [ %120, %40 ], [ 0, %37 ]
  %46 = phi i64 [ %121, %40 ], [ 0, %37 ]
  %47 = phi i64 [ %122, %40 ], [ 0, %37 ]
  %48 = phi i32 [ %123, %40 ], [ 0, %37 ]
  %49 = phi i32 [ %124, %40 ], [ 0, %37 ]
  %50 = phi i64 [ %119, %40 ], [ 0, %37 ]
  br label %55

51:                                               ; preds = %40, %117, %37
  %52 = phi i64 [ 0, %37 ], [ %56, %117 ], [ %119, %40 ]
  %53 = phi i64 [ 0, %37 ], [ %62, %117 ], [ %120, %40 ]
  %54 = call i32 @close(i32 noundef %35) #15
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %4) #12
  br label %127

55:                                               ; preds = %43, %118
  %56 = phi i64 [ %119, %118 ], [ %50, %43 ]
  %57 = phi i64 [ %125, %118 ], [ 0, %43 ]
  %58 = phi i32 [ %124, %118 ], [ %49, %43 ]
  %59 = phi i32 [ %123, %118 ], [ %48, %43 ]
  %60 = phi i64 [ %122, %118 ], [ %47, %43 ]
  %61 = phi i64 [ %121, %118 ], [ %46, %43 ]
  %62 = phi i64 [ %120, %118 ], [ %45, %43 ]
  %63 = getelementptr inbounds [4096 x i8], ptr %4, i64 0, i64 %57
  %64 = load i8, ptr %63, align 1, !tbaa !33
  %65 = add i8 %64, -48
  %66 = icmp ult i8 %65, 10
  br i1 %66, label %67, label %73

67:                                               ; preds = %55
  %68 = zext i8 %64 to i64
  %69 = mul i64 %61, 10
  %70 = add nuw nsw i64 %68, 4294967248
  %71 = and i64 %70, 4294967295
  %72 = add i64 %71, %69
  br label %118

73:                                               ; preds = %55
  %74 = icmp eq i8 %64, 10
  switch i8 %64, label %115 [
    i8 32, label %75
    i8 10, label %75
  ]

75:                                               ; preds = %73, %73
  %76 = icmp eq i64 %60, 0
  br i1 %76, label %77, label %97

77:                                               ; preds = %75
  %78 = icmp eq i32 %59, 0
  br i1 %78, label %92, label %79

79:                                               ; preds = %77
  %80 = icmp ult i64 %61, 1024
  br i1 %80, label %81, label %89

81:                                               ; preds = %79
  %82 = lshr i64 %61, 6
  %83 = getelementptr inbounds i64, ptr %34, i64 %82
  %84 = load i64, ptr %83, align 8, !tbaa !3
  %85 = and i64 %61, 63
  %86 = lshr i64 %84, %85
  %87 = trunc i64 %86 to i32
  %88 = and i32 %87, 1
  br label %89

89:                                               ; preds = %81, %79
  %90 = phi i32 [ 0, %79 ], [ %88, %81 ]
  %91 = icmp ne i32 %90, 0
  br label %92

92:                                               ; preds = %89, %77
  %93 = phi i1 [ false, %77 ], [ %91, %89 ]
  %94 = zext i1 %93 to i32
  %95 = zext i1 %93 to i64
  %96 = add i64 %62, %95
  br label %106

97:                                               ; preds = %75
  %98 = icmp ne i32 %58, 0
  %99 = icmp ne i32 %59, 0
  %100 = select i1 %98, i1 %99, i1 false
  %101 = icmp ult i64 %60, 4
  %102 = select i1 %100, i1 %101, i1 false
  %103 = select i1 %102, i64 %61, i64 0
  %104 = add i64 %103, %56
  %105 = select i1 %102, i32 1, i32 %58
  br label %106

106:                                              ; preds = %97, %92
  %107 = phi i64 [ %56, %92 ], [ %104, %97 ]
  %108 = phi i64 [ %96, %92 ], [ %62, %97 ]
  %109 = phi i32 [ %94, %92 ], [ %105, %97 ]
  br i1 %74, label %118, label %110

110:                                              ; preds = %106
  %111 = icmp ne i32 %59, 0
  %112 = or i1 %111, %76
  %113 = zext i1 %112 to i64
  %114 = add i64 %60, %113
  br label %118

115:                                              ; preds = %73
  %116 = icmp eq i64 %60, 0
  br i1 %116, label %117, label %118

117:                                              ; preds = %115
  switch i8 %64, label %51 [
    i8 117, label %118
    i8 112, label %118
    i8 99, label %118
  ]

118:                                              ; preds = %117, %117, %117, %115, %110, %106, %67
  %119 = phi i64 [ %56, %67 ], [ %56, %117 ], [ %56, %117 ], [ %56, %117 ], [ %56, %115 ], [ %107, %106 ], [ %107, %110 ]
  %120 = phi i64 [ %62, %67 ], [ %62, %117 ], [ %62, %117 ], [ %62, %117 ], [ %62, %115 ], [ %108, %106 ], [ %108, %110 ]
  %121 = phi i64 [ %72, %67 ], [ %61, %117 ], [ %61, %117 ], [ %61, %117 ], [ %61, %115 ], [ 0, %106 ], [ 0, %110 ]
  %122 = phi i64 [ %60, %67 ], [ 0, %117 ], [ 0, %117 ], [ 0, %117 ], [ %60, %115 ], [ 0, %106 ], [ %114, %110 ]
  %123 = phi i32 [ 1, %67 ], [ %59, %117 ], [ %59, %117 ], [ %59, %117 ], [ %59, %115 ], [ 0, %106 ], [ 0, %110 ]
  %124 = phi i32 [ %58, %67 ], [ %58, %117 ], [ %58, %117 ], [ %58, %117 ], [ %58, %115 ], [ %109, %106 ], [ %109, %110 ]
  %125 = add nuw nsw i64 %57, 1
  %126 = icmp eq i64 %125, %44
  br i1 %126, label %40, label %55, !llvm.loop !120

127:                                              ; preds = %31, %51
  %128 = phi i64 [ 0, %31 ], [ %52, %51 ]
  %129 = phi i64 [ 0, %31 ], [ %53, %51 ]
  %130 = mul i64 %128, 10000000
  %131 = sub i64 %130, %32
  %132 = getelementptr inbounds %struct.crowd, ptr %0, i64 0, i32 7
  %133 = getelementptr inbounds %struct.crowd, ptr %0, i64 0, i32 6
  %134 = load i64, ptr %133, align 8, !tbaa !121
  %135 = icmp eq i64 %134, 0
  br i1 %135, label %171, label %157

136:                                              ; preds = %29, %150
  %137 = phi i64 [ 0, %29 ], [ %153, %150 ]
  %138 = phi i64 [ %26, %29 ], [ %152, %150 ]
  %139 = getelementptr inbounds [4096 x i32], ptr @clocks, i64 0, i64 %137
  %140 = load atomic i32, ptr %139 seq_cst, align 4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #12
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %150, label %142

142:                                              ; preds = %136
  %143 = call i32 @clock_gettime(i32 noundef %140, ptr noundef nonnull %3) #15
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %145, label %150

145:                                              ; preds = %142
  %146 = load i64, ptr %3, align 8, !tbaa !46
  %147 = mul i64 %146, 1000000000
  %148 = load i64, ptr %30, align 8, !tbaa !48
  %149 = add i64 %147, %148
  br label %150

150:                                              ; preds = %136, %142, %145
  %151 = phi i64 [ %149, %145 ], [ 0, %142 ], [ 0, %136 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #12
  %152 = add i64 %151, %138
  %153 = add nuw nsw i64 %137, 1
  %154 = load atomic i32, ptr @clocks_end seq_cst, align 4
  %155 = zext i32 %154 to i64
  %156 = icmp ult i64 %153, %155
  br i1 %156, label %136, label %31, !llvm.loop !122

157:                                              ; preds = %127
  %158 = sub i64 %12, %134
  %159 = mul i64 %158, %129
  %160 = load i64, ptr %132, align 8, !tbaa !123
  %161 = sub i64 %131, %160
  %162 = getelementptr inbounds %struct.crowd, ptr %0, i64 0, i32 4
  %163 = load atomic i32, ptr %162 seq_cst, align 8
  %164 = icmp eq i32 %163, 0
  %165 = select i1 %164, i64 4, i64 8
  %166 = sdiv i64 %159, %165
  %167 = icmp sgt i64 %161, %166
  %168 = icmp sle i64 %161, %159
  %169 = and i1 %168, %167
  %170 = zext i1 %169 to i32
  store atomic i32 %170, ptr %162 seq_cst, align 8
  br label %171

171:                                              ; preds = %157, %127
  store i64 %12, ptr %133, align 8, !tbaa !121
  store i64 %131, ptr %132, align 8, !tbaa !123
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #12
  %172 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #15
  %173 = load i64, ptr %2, align 8, !tbaa !46
  %174 = mul i64 %173, 1000000000
  %175 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  %176 = load i64, ptr %175, align 8, !tbaa !48
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #12
  %177 = sub i64 %176, %12
  %178 = add i64 %177, %174
  %179 = mul i64 %178, 100
  %180 = getelementptr inbounds %struct.crowd, ptr %0, i64 0, i32 5
  %181 = call i64 @llvm.umax.i64(i64 %179, i64 100000000)
  %182 = add i64 %181, %12
  store atomic i64 %182, ptr %180 seq_cst, align 8
  ret void
}

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #5

declare i32 @open(ptr noundef, i32 noundef, ...) local_unnamed_addr #5

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #5

declare i32 @close(i32 noundef) local_unnamed_addr #5

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
define internal ptr @be_runner(ptr noundef %0) #4 {
  %2 = alloca i32, align 4
  %3 = load ptr, ptr %0, align 8, !tbaa !41
  %4 = load ptr, ptr %3, align 8, !tbaa !25
  %5 = getelementptr inbounds %struct.runner, ptr %0, i64 0, i32 2
  %6 = load i32, ptr %5, align 8, !tbaa !42
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %14

8:                                                ; preds = %1
  %9 = tail call i32 @getpriority(i32 noundef 0, i32 noundef 0) #15
  %10 = load i64, ptr %4, align 8, !tbaa !124
  %11 = trunc i64 %10 to i32
  %12 = add i32 %9, %11
  %13 = tail call i32 @setpriority(i32 noundef 0, i32 noundef 0, i32 noundef %12) #15
  br label %14

14:                                               ; preds = %8, %1
  %15 = getelementptr inbounds %struct.scheduling, ptr %4, i64 0, i32 1, i64 0
  %16 = load <16 x i64>, ptr %15, align 8, !tbaa !3
  %17 = tail call i64 @llvm.vector.reduce.or.v16i64(<16 x i64> %16)
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %21, label %19

19:                                               ; preds = %14
  %20 = tail call i32 @sched_setaffinity(i32 noundef 0, i64 noundef 128, ptr noundef nonnull %15) #15
  br label %21

21:                                               ; preds = %14, %19
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #12
  store i32 0, ptr %2, align 4, !tbaa !8
  %22 = tail call i64 @pthread_self() #15
  %23 = call i32 @pthread_getcpuclockid(i64 noundef %22, ptr noundef nonnull %2) #15
  %24 = icmp eq i32 %23, 0
  %25 = load i32, ptr %2, align 4
  %26 = select i1 %24, i32 %25, i32 0
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #12
  br label %27

27:                                               ; preds = %55, %21
  %28 = phi i64 [ 0, %21 ], [ %56, %55 ]
  %29 = getelementptr inbounds [4096 x i32], ptr @clocks, i64 0, i64 %28
  %30 = load atomic i32, ptr %29 seq_cst, align 8
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %47

32:                                               ; preds = %27
  %33 = cmpxchg ptr %29, i32 0, i32 %26 seq_cst seq_cst, align 4
  %34 = extractvalue { i32, i1 } %33, 1
  br i1 %34, label %35, label %47

35:                                               ; preds = %52, %32
  %36 = phi i64 [ %28, %32 ], [ %48, %52 ]
  %37 = trunc i64 %36 to i32
  %38 = load atomic i32, ptr @clocks_end seq_cst, align 4
  %39 = add nuw i32 %37, 1
  br label %40

40:                                               ; preds = %43, %35
  %41 = phi i32 [ %38, %35 ], [ %46, %43 ]
  %42 = icmp ugt i32 %41, %37
  br i1 %42, label %58, label %43

43:                                               ; preds = %40
  %44 = cmpxchg ptr @clocks_end, i32 %41, i32 %39 seq_cst seq_cst, align 4
  %45 = extractvalue { i32, i1 } %44, 1
  %46 = extractvalue { i32, i1 } %44, 0
  br i1 %45, label %58, label %40, !llvm.loop !125

47:                                               ; preds = %32, %27
  %48 = or i64 %28, 1
  %49 = getelementptr inbounds [4096 x i32], ptr @clocks, i64 0, i64 %48
  %50 = load atomic i32, ptr %49 seq_cst, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %55

52:                                               ; preds = %47
  %53 = cmpxchg ptr %49, i32 0, i32 %26 seq_cst seq_cst, align 4
  %54 = extractvalue { i32, i1 } %53, 1
  br i1 %54, label %35, label %55

55:                                               ; preds = %52, %47
  %56 = add nuw nsw i64 %28, 2
  %57 = icmp eq i64 %56, 4096
  br i1 %57, label %58, label %27, !llvm.loop !126

58:                                               ; preds = %55, %40, %43
  %59 = phi i32 [ %37, %43 ], [ %37, %40 ], [ -1, %55 ]
  %60 = getelementptr inbounds %struct.runner, ptr %0, i64 0, i32 3
  %61 = call i32 @sem_wait(ptr noundef nonnull %60) #15
  %62 = getelementptr inbounds %struct.relay, ptr %3, i64 0, i32 4
  %63 = load atomic i32, ptr %62 seq_cst, align 4
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %68

65:                                               ; preds = %58
  %66 = getelementptr inbounds %struct.relay, ptr %3, i64 0, i32 1
  %67 = load ptr, ptr %66, align 8, !tbaa !40
  call void %67(ptr noundef nonnull %3) #15
  br label %68

68:                                               ; preds = %65, %58
  %69 = atomicrmw xchg ptr %62, i32 1 seq_cst, align 4
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %77

71:                                               ; preds = %68
  %72 = load i32, ptr %5, align 8, !tbaa !42
  %73 = icmp eq i32 %72, 0
  %74 = zext i1 %73 to i64
  %75 = getelementptr inbounds %struct.relay, ptr %3, i64 0, i32 5, i64 %74, i32 3
  %76 = call i32 @sem_post(ptr noundef nonnull %75) #15
  br label %77

77:                                               ; preds = %71, %68
  %78 = icmp sgt i32 %59, -1
  br i1 %78, label %79, label %82

79:                                               ; preds = %77
  %80 = zext i32 %59 to i64
  %81 = getelementptr inbounds [4096 x i32], ptr @clocks, i64 0, i64 %80
  store atomic i32 0, ptr %81 seq_cst, align 4
  br label %82

82:                                               ; preds = %77, %79
  ret ptr null
}

declare i32 @sem_wait(ptr noundef) local_unnamed_addr #5

declare i32 @setpriority(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

declare i32 @getpriority(i32 noundef, i32 noundef) local_unnamed_addr #5

declare i32 @sched_setaffinity(i32 noundef, i64 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
define internal fastcc i32 @pass_baton(ptr noundef %0) unnamed_addr #4 {
  %2 = alloca %struct.timespec, align 8
  %3 = load ptr, ptr %0, align 8, !tbaa !25
  %4 = getelementptr inbounds %struct.shared, ptr %3, i64 0, i32 2
  %5 = load ptr, ptr %4, align 8, !tbaa !34
  %6 = icmp eq ptr %5, null
  br i1 %6, label %22, label %7

7:                                                ; preds = %1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #12
  %8 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #15
  %9 = load i64, ptr %2, align 8, !tbaa !46
  %10 = mul i64 %9, 1000000000
  %11 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !48
  %13 = add i64 %10, %12
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #12
  %14 = getelementptr inbounds %struct.shared, ptr %3, i64 0, i32 2, i32 5
  %15 = load atomic i64, ptr %14 seq_cst, align 8
  %16 = icmp ult i64 %13, %15
  br i1 %16, label %22, label %17

17:                                               ; preds = %7
  %18 = getelementptr inbounds %struct.shared, ptr %3, i64 0, i32 2, i32 3
  %19 = cmpxchg ptr %18, i32 0, i32 1 seq_cst seq_cst, align 4
  %20 = extractvalue { i32, i1 } %19, 1
  br i1 %20, label %21, label %22

21:                                               ; preds = %17
  call fastcc void @look(ptr noundef nonnull %4) #16
  store atomic i32 0, ptr %18 seq_cst, align 4
  br label %22

22:                                               ; preds = %21, %17, %7, %1
  %23 = getelementptr inbounds %struct.shared, ptr %3, i64 0, i32 2, i32 4
  %24 = load atomic i32, ptr %23 seq_cst, align 8
  %25 = icmp ne i32 %24, 0
  %26 = zext i1 %25 to i32
  %27 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 3
  %28 = load i32, ptr %27, align 8, !tbaa !44
  %29 = icmp eq i32 %28, %26
  br i1 %29, label %53, label %30

30:                                               ; preds = %22
  %31 = zext i1 %25 to i64
  %32 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 %31, i32 1
  %33 = load i64, ptr %32, align 8, !tbaa !16
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %53, label %35

35:                                               ; preds = %30
  %36 = load ptr, ptr %0, align 8, !tbaa !25
  %37 = getelementptr inbounds %struct.shared, ptr %36, i64 0, i32 1
  %38 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2
  call fastcc void @give_turn(ptr noundef nonnull %37, ptr noundef nonnull %38) #16
  %39 = icmp eq i32 %28, 0
  %40 = zext i1 %39 to i32
  store i32 %40, ptr %27, align 8, !tbaa !44
  %41 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2, i32 4
  %42 = select i1 %39, i32 0, i32 3
  store atomic i32 %42, ptr %41 seq_cst, align 8
  %43 = zext i1 %39 to i64
  %44 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 %43, i32 3
  %45 = call i32 @sem_post(ptr noundef nonnull %44) #15
  %46 = sext i32 %28 to i64
  %47 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 %46, i32 3
  %48 = call i32 @sem_wait(ptr noundef nonnull %47) #15
  %49 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 4
  %50 = load atomic i32, ptr %49 seq_cst, align 4
  %51 = icmp eq i32 %50, 0
  %52 = zext i1 %51 to i32
  br label %53

53:                                               ; preds = %22, %30, %35
  %54 = phi i32 [ %52, %35 ], [ 1, %30 ], [ 1, %22 ]
  ret i32 %54
}

; Function Attrs: noinline nounwind
define internal fastcc void @await_turn(ptr noundef %0, ptr noundef %1) unnamed_addr #10 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.timespec, align 8
  %8 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 3
  %9 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #15
  %10 = getelementptr inbounds %struct.turn, ptr %1, i64 0, i32 2
  store ptr null, ptr %10, align 8, !tbaa !117
  %11 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 5
  %12 = load ptr, ptr %11, align 8, !tbaa !116
  %13 = icmp eq ptr %12, null
  br i1 %13, label %18, label %14

14:                                               ; preds = %2
  %15 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 6
  %16 = load ptr, ptr %15, align 8, !tbaa !127
  %17 = getelementptr inbounds %struct.turn, ptr %16, i64 0, i32 2
  br label %18

18:                                               ; preds = %2, %14
  %19 = phi ptr [ %17, %14 ], [ %11, %2 ]
  store ptr %1, ptr %19, align 8, !tbaa !109
  %20 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 6
  store ptr %1, ptr %20, align 8, !tbaa !127
  %21 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 1
  %22 = atomicrmw add ptr %21, i32 1 seq_cst, align 4
  %23 = load ptr, ptr %11, align 8, !tbaa !116
  %24 = icmp eq ptr %23, null
  br i1 %24, label %53, label %25

25:                                               ; preds = %18
  %26 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1
  br label %27

27:                                               ; preds = %38, %25
  %28 = phi ptr [ %23, %25 ], [ %51, %38 ]
  %29 = load atomic i32, ptr %0 seq_cst, align 8
  br label %30

30:                                               ; preds = %33, %27
  %31 = phi i32 [ %29, %27 ], [ %37, %33 ]
  %32 = icmp sgt i32 %31, 0
  br i1 %32, label %33, label %53

33:                                               ; preds = %30
  %34 = add nsw i32 %31, -1
  %35 = cmpxchg ptr %0, i32 %31, i32 %34 seq_cst seq_cst, align 4
  %36 = extractvalue { i32, i1 } %35, 1
  %37 = extractvalue { i32, i1 } %35, 0
  br i1 %36, label %38, label %30, !llvm.loop !45

38:                                               ; preds = %33
  %39 = getelementptr inbounds %struct.turn, ptr %28, i64 0, i32 2
  %40 = load ptr, ptr %39, align 8, !tbaa !117
  store ptr %40, ptr %11, align 8, !tbaa !116
  %41 = atomicrmw sub ptr %21, i32 1 seq_cst, align 4
  %42 = getelementptr inbounds %struct.turn, ptr %28, i64 0, i32 3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #12
  %43 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #15
  %44 = load i64, ptr %7, align 8, !tbaa !46
  %45 = mul i64 %44, 1000000000
  %46 = load i64, ptr %26, align 8, !tbaa !48
  %47 = add i64 %45, %46
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #12
  store atomic i64 %47, ptr %42 monotonic, align 8
  %48 = getelementptr inbounds %struct.turn, ptr %28, i64 0, i32 4
  store atomic i32 1, ptr %48 release, align 8
  %49 = getelementptr inbounds %struct.turn, ptr %28, i64 0, i32 5
  %50 = call i32 @pthread_cond_signal(ptr noundef nonnull %49) #15
  %51 = load ptr, ptr %11, align 8, !tbaa !116
  %52 = icmp eq ptr %51, null
  br i1 %52, label %53, label %27, !llvm.loop !118

53:                                               ; preds = %38, %30, %18
  %54 = getelementptr inbounds %struct.turn, ptr %1, i64 0, i32 4
  %55 = load atomic i32, ptr %54 seq_cst, align 8
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %151

57:                                               ; preds = %53
  %58 = getelementptr inbounds %struct.turn, ptr %1, i64 0, i32 5
  %59 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %60 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 2
  %61 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %62 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %63 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 4
  %64 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  br label %65

65:                                               ; preds = %57, %80
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #12
  %66 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #15
  %67 = load i64, ptr %6, align 8, !tbaa !46
  %68 = mul i64 %67, 1000000000
  %69 = load i64, ptr %59, align 8, !tbaa !48
  %70 = add i64 %68, %69
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #12
  %71 = load i64, ptr %60, align 8, !tbaa !128
  %72 = add i64 %70, %71
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #12
  %73 = udiv i64 %72, 1000000000
  store i64 %73, ptr %5, align 8, !tbaa !46
  %74 = urem i64 %72, 1000000000
  store i64 %74, ptr %61, align 8, !tbaa !48
  %75 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %58, ptr noundef nonnull %8, i32 noundef 1, ptr noundef nonnull %5) #15
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #12
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %80, label %77

77:                                               ; preds = %65
  %78 = load atomic i32, ptr %54 seq_cst, align 8
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %83, label %80

80:                                               ; preds = %136, %128, %122, %65, %77
  %81 = load atomic i32, ptr %54 seq_cst, align 8
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %65, label %151, !llvm.loop !129

83:                                               ; preds = %77
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #12
  %84 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #15
  %85 = load i64, ptr %4, align 8, !tbaa !46
  %86 = mul i64 %85, 1000000000
  %87 = load i64, ptr %62, align 8, !tbaa !48
  %88 = add i64 %86, %87
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #12
  %89 = load ptr, ptr %63, align 8, !tbaa !109
  %90 = icmp eq ptr %89, null
  br i1 %90, label %122, label %91

91:                                               ; preds = %83
  %92 = load i64, ptr %60, align 8, !tbaa !128
  br label %95

93:                                               ; preds = %110
  %94 = icmp eq ptr %112, null
  br i1 %94, label %122, label %116

95:                                               ; preds = %110, %91
  %96 = phi ptr [ %114, %110 ], [ %89, %91 ]
  %97 = phi ptr [ %112, %110 ], [ null, %91 ]
  %98 = phi i64 [ %111, %110 ], [ %92, %91 ]
  %99 = getelementptr inbounds %struct.turn, ptr %96, i64 0, i32 4
  %100 = load atomic i32, ptr %99 seq_cst, align 8
  %101 = icmp eq i32 %100, 1
  br i1 %101, label %102, label %110

102:                                              ; preds = %95
  %103 = getelementptr inbounds %struct.turn, ptr %96, i64 0, i32 3
  %104 = load atomic i64, ptr %103 seq_cst, align 8
  %105 = sub nsw i64 %88, %104
  %106 = icmp sgt i64 %105, %98
  br i1 %106, label %107, label %110

107:                                              ; preds = %102
  %108 = load atomic i64, ptr %103 seq_cst, align 8
  %109 = sub nsw i64 %88, %108
  br label %110

110:                                              ; preds = %107, %102, %95
  %111 = phi i64 [ %109, %107 ], [ %98, %102 ], [ %98, %95 ]
  %112 = phi ptr [ %96, %107 ], [ %97, %102 ], [ %97, %95 ]
  %113 = getelementptr inbounds %struct.turn, ptr %96, i64 0, i32 1
  %114 = load ptr, ptr %113, align 8, !tbaa !109
  %115 = icmp eq ptr %114, null
  br i1 %115, label %93, label %95, !llvm.loop !130

116:                                              ; preds = %93
  %117 = getelementptr inbounds %struct.turn, ptr %112, i64 0, i32 4
  %118 = cmpxchg ptr %117, i32 1, i32 2 seq_cst seq_cst, align 4
  %119 = extractvalue { i32, i1 } %118, 1
  br i1 %119, label %120, label %122

120:                                              ; preds = %116
  %121 = atomicrmw add ptr %0, i32 1 seq_cst, align 4
  br label %122

122:                                              ; preds = %83, %93, %116, %120
  %123 = load ptr, ptr %11, align 8, !tbaa !116
  %124 = icmp eq ptr %123, null
  br i1 %124, label %80, label %125

125:                                              ; preds = %122, %136
  %126 = phi ptr [ %149, %136 ], [ %123, %122 ]
  %127 = load atomic i32, ptr %0 seq_cst, align 8
  br label %128

128:                                              ; preds = %131, %125
  %129 = phi i32 [ %127, %125 ], [ %135, %131 ]
  %130 = icmp sgt i32 %129, 0
  br i1 %130, label %131, label %80

131:                                              ; preds = %128
  %132 = add nsw i32 %129, -1
  %133 = cmpxchg ptr %0, i32 %129, i32 %132 seq_cst seq_cst, align 4
  %134 = extractvalue { i32, i1 } %133, 1
  %135 = extractvalue { i32, i1 } %133, 0
  br i1 %134, label %136, label %128, !llvm.loop !45

136:                                              ; preds = %131
  %137 = getelementptr inbounds %struct.turn, ptr %126, i64 0, i32 2
  %138 = load ptr, ptr %137, align 8, !tbaa !117
  store ptr %138, ptr %11, align 8, !tbaa !116
  %139 = atomicrmw sub ptr %21, i32 1 seq_cst, align 4
  %140 = getelementptr inbounds %struct.turn, ptr %126, i64 0, i32 3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #12
  %141 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #15
  %142 = load i64, ptr %3, align 8, !tbaa !46
  %143 = mul i64 %142, 1000000000
  %144 = load i64, ptr %64, align 8, !tbaa !48
  %145 = add i64 %143, %144
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #12
  store atomic i64 %145, ptr %140 monotonic, align 8
  %146 = getelementptr inbounds %struct.turn, ptr %126, i64 0, i32 4
  store atomic i32 1, ptr %146 release, align 8
  %147 = getelementptr inbounds %struct.turn, ptr %126, i64 0, i32 5
  %148 = call i32 @pthread_cond_signal(ptr noundef nonnull %147) #15
  %149 = load ptr, ptr %11, align 8, !tbaa !116
  %150 = icmp eq ptr %149, null
  br i1 %150, label %80, label %125, !llvm.loop !118

151:                                              ; preds = %80, %53
  %152 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #15
  ret void
}

declare i32 @pthread_cond_clockwait(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
define internal fastcc i32 @drain(ptr noundef %0, ptr nocapture noundef %1, i32 noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr #4 {
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.timespec, align 8
  %8 = alloca %struct.timespec, align 8
  %9 = alloca %struct.timespec, align 8
  %10 = load ptr, ptr %0, align 8, !tbaa !25
  %11 = getelementptr inbounds %struct.shared, ptr %10, i64 0, i32 1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #12
  %12 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %9) #15
  %13 = load i64, ptr %9, align 8, !tbaa !46
  %14 = mul i64 %13, 1000000000
  %15 = getelementptr inbounds %struct.timespec, ptr %9, i64 0, i32 1
  %16 = load i64, ptr %15, align 8, !tbaa !48
  %17 = add i64 %14, %16
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #12
  %18 = load ptr, ptr %0, align 8, !tbaa !25
  %19 = getelementptr inbounds %struct.shared, ptr %18, i64 0, i32 3
  %20 = load atomic i64, ptr %19 seq_cst, align 8
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %29, label %22, !prof !131

22:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #12
  %23 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #15
  %24 = load i64, ptr %8, align 8, !tbaa !46
  %25 = mul i64 %24, 1000000000
  %26 = getelementptr inbounds %struct.timespec, ptr %8, i64 0, i32 1
  %27 = load i64, ptr %26, align 8, !tbaa !48
  %28 = add i64 %25, %27
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #12
  br label %29

29:                                               ; preds = %4, %22
  %30 = phi i64 [ %28, %22 ], [ 0, %4 ]
  %31 = icmp eq i32 %2, 0
  %32 = getelementptr inbounds %struct.job, ptr %1, i64 0, i32 2
  %33 = load i32, ptr %32, align 8, !tbaa !76
  %34 = icmp sgt i32 %33, 0
  br i1 %34, label %35, label %44

35:                                               ; preds = %29
  %36 = getelementptr inbounds %struct.job, ptr %1, i64 0, i32 1
  %37 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2, i32 4
  %38 = getelementptr inbounds %struct.shared, ptr %10, i64 0, i32 1, i32 1
  %39 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %40 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2, i32 3
  %41 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %42 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 3
  %43 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2
  br label %56

44:                                               ; preds = %86, %157, %29
  %45 = phi i32 [ 0, %29 ], [ 1, %157 ], [ %68, %86 ]
  %46 = phi i32 [ 1, %29 ], [ 0, %157 ], [ 1, %86 ]
  %47 = phi i64 [ %17, %29 ], [ %159, %157 ], [ %67, %86 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #12
  %48 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #15
  %49 = load i64, ptr %7, align 8, !tbaa !46
  %50 = mul i64 %49, 1000000000
  %51 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1
  %52 = load i64, ptr %51, align 8, !tbaa !48
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #12
  %53 = sub i64 %52, %47
  %54 = add i64 %53, %50
  store i64 %54, ptr %3, align 8, !tbaa !3
  %55 = icmp eq i32 %45, 0
  br i1 %55, label %171, label %161

56:                                               ; preds = %35, %86
  %57 = phi i32 [ %33, %35 ], [ %88, %86 ]
  %58 = phi i64 [ %17, %35 ], [ %67, %86 ]
  %59 = phi i32 [ 0, %35 ], [ %87, %86 ]
  %60 = phi i32 [ 0, %35 ], [ %68, %86 ]
  %61 = add nsw i32 %59, %2
  %62 = srem i32 %61, %57
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds %struct.job, ptr %1, i64 0, i32 5, i64 %63
  %65 = getelementptr inbounds %struct.job, ptr %1, i64 0, i32 5, i64 %63, i32 1
  br label %66

66:                                               ; preds = %56, %157
  %67 = phi i64 [ %58, %56 ], [ %159, %157 ]
  %68 = phi i32 [ %60, %56 ], [ 1, %157 ]
  %69 = load atomic i32, ptr %64 seq_cst, align 4
  %70 = load i32, ptr %65, align 4, !tbaa !81
  %71 = sub nsw i32 %70, %69
  %72 = icmp slt i32 %71, 1
  br i1 %72, label %86, label %73

73:                                               ; preds = %66, %81
  %74 = phi i32 [ %82, %81 ], [ %69, %66 ]
  %75 = phi i32 [ %84, %81 ], [ %71, %66 ]
  %76 = lshr i32 %75, 5
  %77 = add i32 %74, 1
  %78 = add i32 %77, %76
  %79 = cmpxchg ptr %64, i32 %74, i32 %78 seq_cst seq_cst, align 4
  %80 = extractvalue { i32, i1 } %79, 1
  br i1 %80, label %91, label %81

81:                                               ; preds = %73
  %82 = extractvalue { i32, i1 } %79, 0
  %83 = load i32, ptr %65, align 4, !tbaa !81
  %84 = sub nsw i32 %83, %82
  %85 = icmp slt i32 %84, 1
  br i1 %85, label %86, label %73

86:                                               ; preds = %66, %81
  %87 = add nuw nsw i32 %59, 1
  %88 = load i32, ptr %32, align 8, !tbaa !76
  %89 = icmp slt i32 %87, %88
  br i1 %89, label %56, label %44, !llvm.loop !132

90:                                               ; preds = %91
  br i1 %31, label %98, label %101

91:                                               ; preds = %73, %91
  %92 = phi i32 [ %96, %91 ], [ 0, %73 ]
  %93 = load ptr, ptr %36, align 8, !tbaa !75
  %94 = load ptr, ptr %1, align 8, !tbaa !73
  %95 = add nsw i32 %92, %74
  call void %93(ptr noundef %94, i32 noundef %2, i32 noundef %95) #15
  %96 = add nuw nsw i32 %92, 1
  %97 = icmp eq i32 %92, %76
  br i1 %97, label %90, label %91, !llvm.loop !133

98:                                               ; preds = %90
  %99 = call fastcc i64 @pause_turn(ptr noundef nonnull %11, ptr noundef nonnull %43) #16
  %100 = add i64 %99, %67
  br label %157

101:                                              ; preds = %90
  %102 = load atomic i32, ptr %37 seq_cst, align 8
  %103 = icmp eq i32 %102, 2
  br i1 %103, label %154, label %104

104:                                              ; preds = %101
  %105 = load atomic i32, ptr %37 seq_cst, align 8
  %106 = icmp eq i32 %105, 1
  br i1 %106, label %107, label %119

107:                                              ; preds = %104
  %108 = load atomic i32, ptr %38 seq_cst, align 4
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %119, label %110

110:                                              ; preds = %107
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #12
  %111 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #15
  %112 = load i64, ptr %6, align 8, !tbaa !46
  %113 = mul i64 %112, 1000000000
  %114 = load i64, ptr %39, align 8, !tbaa !48
  %115 = add i64 %113, %114
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #12
  %116 = load atomic i64, ptr %40 seq_cst, align 8
  %117 = sub i64 %115, %116
  %118 = icmp ult i64 %117, 1000000
  br i1 %118, label %119, label %154

119:                                              ; preds = %104, %107, %110
  %120 = load ptr, ptr %0, align 8, !tbaa !25
  %121 = getelementptr inbounds %struct.shared, ptr %120, i64 0, i32 2
  %122 = load ptr, ptr %121, align 8, !tbaa !34
  %123 = icmp eq ptr %122, null
  br i1 %123, label %138, label %124

124:                                              ; preds = %119
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #12
  %125 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #15
  %126 = load i64, ptr %5, align 8, !tbaa !46
  %127 = mul i64 %126, 1000000000
  %128 = load i64, ptr %41, align 8, !tbaa !48
  %129 = add i64 %127, %128
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #12
  %130 = getelementptr inbounds %struct.shared, ptr %120, i64 0, i32 2, i32 5
  %131 = load atomic i64, ptr %130 seq_cst, align 8
  %132 = icmp ult i64 %129, %131
  br i1 %132, label %138, label %133

133:                                              ; preds = %124
  %134 = getelementptr inbounds %struct.shared, ptr %120, i64 0, i32 2, i32 3
  %135 = cmpxchg ptr %134, i32 0, i32 1 seq_cst seq_cst, align 4
  %136 = extractvalue { i32, i1 } %135, 1
  br i1 %136, label %137, label %138

137:                                              ; preds = %133
  call fastcc void @look(ptr noundef nonnull %121) #16
  store atomic i32 0, ptr %134 seq_cst, align 4
  br label %138

138:                                              ; preds = %137, %133, %124, %119
  %139 = getelementptr inbounds %struct.shared, ptr %120, i64 0, i32 2, i32 4
  %140 = load atomic i32, ptr %139 seq_cst, align 8
  %141 = icmp ne i32 %140, 0
  %142 = zext i1 %141 to i32
  %143 = load i32, ptr %42, align 8, !tbaa !44
  %144 = icmp eq i32 %143, %142
  br i1 %144, label %151, label %145

145:                                              ; preds = %138
  %146 = zext i1 %141 to i64
  %147 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 %146, i32 1
  %148 = load i64, ptr %147, align 8, !tbaa !16
  %149 = icmp ne i64 %148, 0
  %150 = zext i1 %149 to i32
  br label %151

151:                                              ; preds = %138, %145
  %152 = phi i32 [ 0, %138 ], [ %150, %145 ]
  %153 = icmp eq i32 %152, 0
  br label %154

154:                                              ; preds = %101, %151, %110
  %155 = phi i1 [ false, %110 ], [ %153, %151 ], [ false, %101 ]
  %156 = zext i1 %155 to i32
  br label %157

157:                                              ; preds = %154, %98
  %158 = phi i32 [ 1, %98 ], [ %156, %154 ]
  %159 = phi i64 [ %100, %98 ], [ %67, %154 ]
  %160 = icmp eq i32 %158, 0
  br i1 %160, label %44, label %66, !llvm.loop !134

161:                                              ; preds = %44
  %162 = select i1 %31, i16 2, i16 3
  %163 = icmp eq i64 %30, 0
  br i1 %163, label %171, label %164, !prof !131

164:                                              ; preds = %161
  %165 = load ptr, ptr %0, align 8, !tbaa !25
  %166 = getelementptr inbounds %struct.shared, ptr %165, i64 0, i32 3
  %167 = load atomic i64, ptr %166 seq_cst, align 8
  %168 = icmp eq i64 %167, 0
  br i1 %168, label %171, label %169

169:                                              ; preds = %164
  %170 = inttoptr i64 %167 to ptr
  call fastcc void @add_span(ptr noundef nonnull %170, i64 noundef %30, i16 noundef zeroext %162, i16 noundef zeroext 1, i64 noundef 0) #16
  br label %171

171:                                              ; preds = %169, %164, %161, %44
  ret i32 %46
}

declare i32 @pthread_cond_broadcast(ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
define internal fastcc i64 @pause_turn(ptr noundef %0, ptr noundef %1) unnamed_addr #4 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = getelementptr inbounds %struct.turn, ptr %1, i64 0, i32 4
  %8 = load atomic i32, ptr %7 seq_cst, align 8
  %9 = icmp eq i32 %8, 2
  br i1 %9, label %28, label %10

10:                                               ; preds = %2
  %11 = load atomic i32, ptr %7 seq_cst, align 8
  %12 = icmp eq i32 %11, 1
  br i1 %12, label %13, label %67

13:                                               ; preds = %10
  %14 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 1
  %15 = load atomic i32, ptr %14 seq_cst, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %67, label %17

17:                                               ; preds = %13
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #12
  %18 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #15
  %19 = load i64, ptr %6, align 8, !tbaa !46
  %20 = mul i64 %19, 1000000000
  %21 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %22 = load i64, ptr %21, align 8, !tbaa !48
  %23 = add i64 %20, %22
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #12
  %24 = getelementptr inbounds %struct.turn, ptr %1, i64 0, i32 3
  %25 = load atomic i64, ptr %24 seq_cst, align 8
  %26 = sub i64 %23, %25
  %27 = icmp ult i64 %26, 1000000
  br i1 %27, label %67, label %28

28:                                               ; preds = %2, %17
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #12
  %29 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #15
  %30 = load i64, ptr %5, align 8, !tbaa !46
  %31 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %32 = load i64, ptr %31, align 8, !tbaa !48
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #12
  call fastcc void @give_turn(ptr noundef %0, ptr noundef nonnull %1) #16
  %33 = load atomic i32, ptr %7 seq_cst, align 8
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %58

35:                                               ; preds = %28
  %36 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 1
  %37 = load atomic i32, ptr %36 seq_cst, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %57

39:                                               ; preds = %35
  %40 = load atomic i32, ptr %0 seq_cst, align 8
  br label %41

41:                                               ; preds = %44, %39
  %42 = phi i32 [ %40, %39 ], [ %48, %44 ]
  %43 = icmp sgt i32 %42, 0
  br i1 %43, label %44, label %57

44:                                               ; preds = %41
  %45 = add nsw i32 %42, -1
  %46 = cmpxchg ptr %0, i32 %42, i32 %45 seq_cst seq_cst, align 4
  %47 = extractvalue { i32, i1 } %46, 1
  %48 = extractvalue { i32, i1 } %46, 0
  br i1 %47, label %49, label %41, !llvm.loop !45

49:                                               ; preds = %44
  %50 = getelementptr inbounds %struct.turn, ptr %1, i64 0, i32 3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #12
  %51 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #15
  %52 = load i64, ptr %4, align 8, !tbaa !46
  %53 = mul i64 %52, 1000000000
  %54 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %55 = load i64, ptr %54, align 8, !tbaa !48
  %56 = add i64 %53, %55
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #12
  store atomic i64 %56, ptr %50 monotonic, align 8
  store atomic i32 1, ptr %7 release, align 8
  br label %58

57:                                               ; preds = %41, %35
  call fastcc void @await_turn(ptr noundef %0, ptr noundef %1) #16
  br label %58

58:                                               ; preds = %28, %49, %57
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #12
  %59 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #15
  %60 = load i64, ptr %3, align 8, !tbaa !46
  %61 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %62 = load i64, ptr %61, align 8, !tbaa !48
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #12
  %63 = sub i64 %60, %30
  %64 = mul i64 %63, 1000000000
  %65 = sub i64 %62, %32
  %66 = add i64 %65, %64
  br label %67

67:                                               ; preds = %10, %13, %17, %58
  %68 = phi i64 [ %66, %58 ], [ 0, %17 ], [ 0, %13 ], [ 0, %10 ]
  ret i64 %68
}

; Function Attrs: noinline nounwind
define internal fastcc void @add_span(ptr nocapture noundef %0, i64 noundef %1, i16 noundef zeroext %2, i16 noundef zeroext %3, i64 noundef %4) unnamed_addr #10 {
  %6 = alloca %struct.timespec, align 8
  %7 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 1
  %8 = load atomic i64, ptr %7 seq_cst, align 8
  %9 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 2
  br label %10

10:                                               ; preds = %19, %5
  %11 = phi i64 [ %8, %5 ], [ %23, %19 ]
  %12 = load atomic i64, ptr %9 seq_cst, align 8
  %13 = sub i64 %11, %12
  %14 = load i64, ptr %0, align 8, !tbaa !3
  %15 = icmp ult i64 %13, %14
  br i1 %15, label %19, label %16

16:                                               ; preds = %10
  %17 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 3
  %18 = atomicrmw add ptr %17, i64 1 seq_cst, align 8
  br label %40

19:                                               ; preds = %10
  %20 = add i64 %11, 1
  %21 = cmpxchg ptr %7, i64 %11, i64 %20 seq_cst seq_cst, align 8
  %22 = extractvalue { i64, i1 } %21, 1
  %23 = extractvalue { i64, i1 } %21, 0
  br i1 %22, label %24, label %10, !llvm.loop !135

24:                                               ; preds = %19
  %25 = load i64, ptr %0, align 8, !tbaa !3
  %26 = urem i64 %11, %25
  %27 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26
  store i64 %1, ptr %27, align 8, !tbaa !136
  %28 = tail call i32 @gettid() #15
  %29 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 2
  store i32 %28, ptr %29, align 8, !tbaa !138
  %30 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 3
  store i16 %2, ptr %30, align 4, !tbaa !139
  %31 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 4
  store i16 %3, ptr %31, align 2, !tbaa !140
  %32 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 5
  store i64 %4, ptr %32, align 8, !tbaa !141
  %33 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #12
  %34 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #15
  %35 = load i64, ptr %6, align 8, !tbaa !46
  %36 = mul i64 %35, 1000000000
  %37 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %38 = load i64, ptr %37, align 8, !tbaa !48
  %39 = add i64 %36, %38
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #12
  store atomic i64 %39, ptr %33 seq_cst, align 8
  br label %40

40:                                               ; preds = %24, %16
  ret void
}

declare i32 @gettid() local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy(ptr, ptr) #6

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #5

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
define internal fastcc void @execute(ptr noundef %0, ptr noundef %1, i16 noundef zeroext %2) unnamed_addr #4 {
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.context, align 8
  switch i16 %2, label %370 [
    i16 1, label %8
    i16 2, label %217
    i16 3, label %248
    i16 4, label %273
    i16 5, label %298
  ]

8:                                                ; preds = %3
  %9 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8, !tbaa !109
  %11 = getelementptr inbounds %struct.kernel, ptr %10, i64 0, i32 3
  %12 = load i64, ptr %10, align 8, !tbaa !3
  %13 = getelementptr inbounds %struct.task, ptr %11, i64 %12
  %14 = getelementptr inbounds %struct.kernel, ptr %10, i64 0, i32 1
  %15 = load i64, ptr %14, align 8, !tbaa !3
  %16 = getelementptr inbounds %struct.extents, ptr %13, i64 %15
  %17 = getelementptr inbounds %struct.kernel, ptr %10, i64 0, i32 2
  %18 = load i64, ptr %17, align 8, !tbaa !3
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %84, label %20

20:                                               ; preds = %8
  %21 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 4
  %22 = and i64 %18, 3
  %23 = icmp ult i64 %18, 4
  br i1 %23, label %67, label %24

24:                                               ; preds = %20
  %25 = and i64 %18, -4
  br label %26

26:                                               ; preds = %26, %24
  %27 = phi i64 [ 0, %24 ], [ %64, %26 ]
  %28 = phi i64 [ 0, %24 ], [ %65, %26 ]
  %29 = getelementptr inbounds %struct.pack, ptr %16, i64 %27
  %30 = getelementptr inbounds %struct.pack, ptr %16, i64 %27, i32 1
  %31 = load i32, ptr %30, align 4, !tbaa !142
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds i8, ptr %21, i64 %32
  %34 = load i32, ptr %29, align 4, !tbaa !144
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds i8, ptr %21, i64 %35
  store ptr %33, ptr %36, align 8, !tbaa !109
  %37 = or i64 %27, 1
  %38 = getelementptr inbounds %struct.pack, ptr %16, i64 %37
  %39 = getelementptr inbounds %struct.pack, ptr %16, i64 %37, i32 1
  %40 = load i32, ptr %39, align 4, !tbaa !142
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds i8, ptr %21, i64 %41
  %43 = load i32, ptr %38, align 4, !tbaa !144
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds i8, ptr %21, i64 %44
  store ptr %42, ptr %45, align 8, !tbaa !109
  %46 = or i64 %27, 2
  %47 = getelementptr inbounds %struct.pack, ptr %16, i64 %46
  %48 = getelementptr inbounds %struct.pack, ptr %16, i64 %46, i32 1
  %49 = load i32, ptr %48, align 4, !tbaa !142
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds i8, ptr %21, i64 %50
  %52 = load i32, ptr %47, align 4, !tbaa !144
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds i8, ptr %21, i64 %53
  store ptr %51, ptr %54, align 8, !tbaa !109
  %55 = or i64 %27, 3
  %56 = getelementptr inbounds %struct.pack, ptr %16, i64 %55
  %57 = getelementptr inbounds %struct.pack, ptr %16, i64 %55, i32 1
  %58 = load i32, ptr %57, align 4, !tbaa !142
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds i8, ptr %21, i64 %59
  %61 = load i32, ptr %56, align 4, !tbaa !144
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds i8, ptr %21, i64 %62
  store ptr %60, ptr %63, align 8, !tbaa !109
  %64 = add nuw i64 %27, 4
  %65 = add i64 %28, 4
  %66 = icmp eq i64 %65, %25
  br i1 %66, label %67, label %26, !llvm.loop !145

67:                                               ; preds = %26, %20
  %68 = phi i64 [ 0, %20 ], [ %64, %26 ]
  %69 = icmp eq i64 %22, 0
  br i1 %69, label %84, label %70

70:                                               ; preds = %67, %70
  %71 = phi i64 [ %81, %70 ], [ %68, %67 ]
  %72 = phi i64 [ %82, %70 ], [ 0, %67 ]
  %73 = getelementptr inbounds %struct.pack, ptr %16, i64 %71
  %74 = getelementptr inbounds %struct.pack, ptr %16, i64 %71, i32 1
  %75 = load i32, ptr %74, align 4, !tbaa !142
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds i8, ptr %21, i64 %76
  %78 = load i32, ptr %73, align 4, !tbaa !144
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds i8, ptr %21, i64 %79
  store ptr %77, ptr %80, align 8, !tbaa !109
  %81 = add nuw i64 %71, 1
  %82 = add i64 %72, 1
  %83 = icmp eq i64 %82, %22
  br i1 %83, label %84, label %70, !llvm.loop !146

84:                                               ; preds = %67, %70, %8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #12
  %85 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 4
  store ptr %85, ptr %7, align 8, !tbaa !148
  %86 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 1
  %87 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 2
  %88 = load ptr, ptr %87, align 8, !tbaa !109
  store ptr %88, ptr %86, align 8, !tbaa !150
  %89 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 2
  store i32 0, ptr %89, align 8, !tbaa !151
  %90 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 3
  %91 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 3
  %92 = load ptr, ptr %91, align 8, !tbaa !109
  store ptr %92, ptr %90, align 8, !tbaa !152
  %93 = icmp eq i64 %15, 0
  br i1 %93, label %177, label %94

94:                                               ; preds = %84, %126
  %95 = phi i64 [ %129, %126 ], [ 0, %84 ]
  %96 = phi i64 [ %128, %126 ], [ 1, %84 ]
  %97 = getelementptr inbounds %struct.extents, ptr %13, i64 %95, i32 1
  %98 = load i32, ptr %97, align 4, !tbaa !153
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %126, label %100

100:                                              ; preds = %94
  %101 = getelementptr inbounds %struct.extents, ptr %13, i64 %95
  %102 = load i32, ptr %101, align 4, !tbaa !155
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds i8, ptr %85, i64 %103
  %105 = zext i32 %98 to i64
  %106 = and i64 %105, 7
  %107 = icmp ult i32 %98, 8
  br i1 %107, label %110, label %108

108:                                              ; preds = %100
  %109 = and i64 %105, 4294967288
  br label %131

110:                                              ; preds = %131, %100
  %111 = phi i64 [ undef, %100 ], [ %173, %131 ]
  %112 = phi i64 [ 0, %100 ], [ %174, %131 ]
  %113 = phi i64 [ 1, %100 ], [ %173, %131 ]
  %114 = icmp eq i64 %106, 0
  br i1 %114, label %126, label %115

115:                                              ; preds = %110, %115
  %116 = phi i64 [ %123, %115 ], [ %112, %110 ]
  %117 = phi i64 [ %122, %115 ], [ %113, %110 ]
  %118 = phi i64 [ %124, %115 ], [ 0, %110 ]
  %119 = getelementptr inbounds i32, ptr %104, i64 %116
  %120 = load i32, ptr %119, align 4, !tbaa !8
  %121 = sext i32 %120 to i64
  %122 = mul i64 %117, %121
  %123 = add nuw nsw i64 %116, 1
  %124 = add i64 %118, 1
  %125 = icmp eq i64 %124, %106
  br i1 %125, label %126, label %115, !llvm.loop !156

126:                                              ; preds = %110, %115, %94
  %127 = phi i64 [ 1, %94 ], [ %111, %110 ], [ %122, %115 ]
  %128 = tail call i64 @llvm.umax.i64(i64 %127, i64 %96)
  %129 = add nuw i64 %95, 1
  %130 = icmp eq i64 %129, %15
  br i1 %130, label %177, label %94, !llvm.loop !157

131:                                              ; preds = %131, %108
  %132 = phi i64 [ 0, %108 ], [ %174, %131 ]
  %133 = phi i64 [ 1, %108 ], [ %173, %131 ]
  %134 = phi i64 [ 0, %108 ], [ %175, %131 ]
  %135 = getelementptr inbounds i32, ptr %104, i64 %132
  %136 = load i32, ptr %135, align 4, !tbaa !8
  %137 = sext i32 %136 to i64
  %138 = mul i64 %133, %137
  %139 = or i64 %132, 1
  %140 = getelementptr inbounds i32, ptr %104, i64 %139
  %141 = load i32, ptr %140, align 4, !tbaa !8
  %142 = sext i32 %141 to i64
  %143 = mul i64 %138, %142
  %144 = or i64 %132, 2
  %145 = getelementptr inbounds i32, ptr %104, i64 %144
  %146 = load i32, ptr %145, align 4, !tbaa !8
  %147 = sext i32 %146 to i64
  %148 = mul i64 %143, %147
  %149 = or i64 %132, 3
  %150 = getelementptr inbounds i32, ptr %104, i64 %149
  %151 = load i32, ptr %150, align 4, !tbaa !8
  %152 = sext i32 %151 to i64
  %153 = mul i64 %148, %152
  %154 = or i64 %132, 4
  %155 = getelementptr inbounds i32, ptr %104, i64 %154
  %156 = load i32, ptr %155, align 4, !tbaa !8
  %157 = sext i32 %156 to i64
  %158 = mul i64 %153, %157
  %159 = or i64 %132, 5
  %160 = getelementptr inbounds i32, ptr %104, i64 %159
  %161 = load i32, ptr %160, align 4, !tbaa !8
  %162 = sext i32 %161 to i64
  %163 = mul i64 %158, %162
  %164 = or i64 %132, 6
  %165 = getelementptr inbounds i32, ptr %104, i64 %164
  %166 = load i32, ptr %165, align 4, !tbaa !8
  %167 = sext i32 %166 to i64
  %168 = mul i64 %163, %167
  %169 = or i64 %132, 7
  %170 = getelementptr inbounds i32, ptr %104, i64 %169
  %171 = load i32, ptr %170, align 4, !tbaa !8
  %172 = sext i32 %171 to i64
  %173 = mul i64 %168, %172
  %174 = add nuw nsw i64 %132, 8
  %175 = add i64 %134, 8
  %176 = icmp eq i64 %175, %109
  br i1 %176, label %110, label %131, !llvm.loop !158

177:                                              ; preds = %126, %84
  %178 = phi i64 [ 1, %84 ], [ %128, %126 ]
  %179 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  store i64 %178, ptr %179, align 8, !tbaa !69
  %180 = load i64, ptr %10, align 8, !tbaa !3
  %181 = icmp eq i64 %180, 0
  br i1 %181, label %186, label %182

182:                                              ; preds = %177
  %183 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  br label %208

184:                                              ; preds = %208
  %185 = load ptr, ptr %87, align 8, !tbaa !109
  br label %186

186:                                              ; preds = %184, %177
  %187 = phi ptr [ %88, %177 ], [ %185, %184 ]
  %188 = phi ptr [ %10, %177 ], [ %214, %184 ]
  %189 = phi i64 [ 0, %177 ], [ %215, %184 ]
  %190 = getelementptr inbounds i8, ptr %187, i64 35224
  %191 = load i64, ptr %190, align 8, !tbaa !3
  %192 = icmp eq i64 %191, 0
  br i1 %192, label %207, label %193

193:                                              ; preds = %186
  %194 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %195 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %196 = load i64, ptr %195, align 8, !tbaa !95
  %197 = add i64 %196, 1
  %198 = getelementptr inbounds i8, ptr %187, i64 32912
  %199 = getelementptr inbounds %struct.kernel, ptr %188, i64 0, i32 3
  %200 = getelementptr inbounds %struct.task, ptr %199, i64 %189
  %201 = getelementptr inbounds %struct.kernel, ptr %188, i64 0, i32 1
  %202 = load i64, ptr %201, align 8, !tbaa !3
  %203 = getelementptr inbounds %struct.extents, ptr %200, i64 %202
  %204 = getelementptr inbounds %struct.kernel, ptr %188, i64 0, i32 2
  %205 = load i64, ptr %204, align 8, !tbaa !3
  %206 = getelementptr inbounds %struct.pack, ptr %203, i64 %205
  call fastcc void @add_failed_assert(ptr noundef nonnull %194, i64 noundef %197, ptr noundef nonnull %198, ptr noundef nonnull %206) #17
  store i64 0, ptr %190, align 8, !tbaa !3
  br label %207

207:                                              ; preds = %186, %193
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #12
  br label %370

208:                                              ; preds = %182, %208
  %209 = phi ptr [ %10, %182 ], [ %214, %208 ]
  %210 = phi i64 [ 0, %182 ], [ %213, %208 ]
  %211 = getelementptr inbounds %struct.kernel, ptr %209, i64 0, i32 3, i64 %210
  store ptr %211, ptr %183, align 8, !tbaa !68
  %212 = load ptr, ptr %211, align 8, !tbaa !159
  call void %212(ptr noundef nonnull %7) #15
  %213 = add nuw i64 %210, 1
  %214 = load ptr, ptr %9, align 8, !tbaa !109
  %215 = load i64, ptr %214, align 8, !tbaa !3
  %216 = icmp ult i64 %213, %215
  br i1 %216, label %208, label %184, !llvm.loop !161

217:                                              ; preds = %3
  %218 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %219 = load ptr, ptr %218, align 8, !tbaa !64
  %220 = getelementptr inbounds %struct.pool, ptr %219, i64 0, i32 7, i32 3
  %221 = load atomic i64, ptr %220 seq_cst, align 8
  %222 = icmp eq i64 %221, 0
  br i1 %222, label %230, label %223, !prof !131

223:                                              ; preds = %217
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #12
  %224 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #15
  %225 = load i64, ptr %6, align 8, !tbaa !46
  %226 = mul i64 %225, 1000000000
  %227 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %228 = load i64, ptr %227, align 8, !tbaa !48
  %229 = add i64 %226, %228
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #12
  br label %230

230:                                              ; preds = %217, %223
  %231 = phi i64 [ %229, %223 ], [ 0, %217 ]
  %232 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 1
  %233 = load ptr, ptr %232, align 8, !tbaa !162
  %234 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 2
  %235 = load ptr, ptr %234, align 8, !tbaa !164
  %236 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 3
  %237 = load i64, ptr %236, align 8, !tbaa !165
  %238 = call ptr @memmove(ptr noundef %233, ptr noundef %235, i64 noundef %237) #15
  %239 = load i64, ptr %236, align 8, !tbaa !165
  %240 = icmp eq i64 %231, 0
  br i1 %240, label %370, label %241, !prof !131

241:                                              ; preds = %230
  %242 = load ptr, ptr %218, align 8, !tbaa !64
  %243 = getelementptr inbounds %struct.pool, ptr %242, i64 0, i32 7, i32 3
  %244 = load atomic i64, ptr %243 seq_cst, align 8
  %245 = icmp eq i64 %244, 0
  br i1 %245, label %370, label %246

246:                                              ; preds = %241
  %247 = inttoptr i64 %244 to ptr
  call fastcc void @add_span(ptr noundef nonnull %247, i64 noundef %231, i16 noundef zeroext 2, i16 noundef zeroext 3, i64 noundef %239) #16
  br label %370

248:                                              ; preds = %3
  %249 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 1
  %250 = load ptr, ptr %249, align 8, !tbaa !109
  %251 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 2
  %252 = load i64, ptr %251, align 8, !tbaa !3
  %253 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 4
  %254 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 3
  %255 = load i64, ptr %254, align 8, !tbaa !3
  %256 = icmp eq i64 %255, 1
  br i1 %256, label %257, label %261

257:                                              ; preds = %248
  %258 = load i8, ptr %253, align 1, !tbaa !33
  %259 = zext i8 %258 to i32
  %260 = tail call ptr @memset(ptr noundef %250, i32 noundef %259, i64 noundef %252) #15
  br label %370

261:                                              ; preds = %248
  %262 = tail call i64 @llvm.umin.i64(i64 %255, i64 %252)
  %263 = tail call ptr @memcpy(ptr noundef %250, ptr noundef nonnull %253, i64 noundef %262) #15
  %264 = icmp ugt i64 %252, %255
  br i1 %264, label %265, label %370

265:                                              ; preds = %261, %265
  %266 = phi i64 [ %271, %265 ], [ %262, %261 ]
  %267 = sub i64 %252, %266
  %268 = tail call i64 @llvm.umin.i64(i64 %266, i64 %267)
  %269 = getelementptr inbounds i8, ptr %250, i64 %266
  %270 = tail call ptr @memcpy(ptr noundef %269, ptr noundef %250, i64 noundef %268) #15
  %271 = add i64 %268, %266
  %272 = icmp ult i64 %271, %252
  br i1 %272, label %265, label %370, !llvm.loop !166

273:                                              ; preds = %3
  %274 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 1
  %275 = load ptr, ptr %274, align 8, !tbaa !167
  %276 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 2
  %277 = load i64, ptr %276, align 8, !tbaa !169
  %278 = getelementptr inbounds i8, ptr %275, i64 %277
  %279 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %280 = icmp sgt i64 %277, 0
  br i1 %280, label %281, label %370

281:                                              ; preds = %273
  %282 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %283 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2
  br label %284

284:                                              ; preds = %281, %288
  %285 = phi ptr [ %275, %281 ], [ %296, %288 ]
  %286 = load atomic i32, ptr %279 seq_cst, align 4
  %287 = icmp eq i32 %286, 2
  br i1 %287, label %370, label %288

288:                                              ; preds = %284
  %289 = load i16, ptr %285, align 4, !tbaa !170
  tail call fastcc void @execute(ptr noundef nonnull %0, ptr noundef nonnull %285, i16 noundef zeroext %289) #16
  %290 = load ptr, ptr %282, align 8, !tbaa !64
  %291 = getelementptr inbounds %struct.pool, ptr %290, i64 0, i32 7, i32 1
  %292 = tail call fastcc i64 @pause_turn(ptr noundef nonnull %291, ptr noundef nonnull %283) #16
  %293 = getelementptr inbounds %struct.command, ptr %285, i64 0, i32 2
  %294 = load i32, ptr %293, align 4, !tbaa !93
  %295 = zext i32 %294 to i64
  %296 = getelementptr inbounds i8, ptr %285, i64 %295
  %297 = icmp ult ptr %296, %278
  br i1 %297, label %284, label %370, !llvm.loop !171

298:                                              ; preds = %3
  %299 = getelementptr inbounds %struct.wait, ptr %1, i64 0, i32 1
  %300 = load ptr, ptr %299, align 8, !tbaa !172
  %301 = getelementptr inbounds %struct.queue, ptr %300, i64 0, i32 1
  %302 = load atomic i64, ptr %301 seq_cst, align 8
  %303 = getelementptr inbounds %struct.wait, ptr %1, i64 0, i32 2
  %304 = load i64, ptr %303, align 8, !tbaa !174
  %305 = icmp ult i64 %302, %304
  br i1 %305, label %306, label %339

306:                                              ; preds = %298
  %307 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %308 = load ptr, ptr %307, align 8, !tbaa !64
  %309 = getelementptr inbounds %struct.pool, ptr %308, i64 0, i32 7, i32 1
  %310 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2
  tail call fastcc void @give_turn(ptr noundef nonnull %309, ptr noundef nonnull %310) #16
  %311 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %312 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  br label %313

313:                                              ; preds = %306, %322
  %314 = load atomic i32, ptr %311 seq_cst, align 4
  %315 = icmp eq i32 %314, 2
  br i1 %315, label %339, label %316

316:                                              ; preds = %313
  %317 = load ptr, ptr %299, align 8, !tbaa !172
  %318 = getelementptr inbounds %struct.queue, ptr %317, i64 0, i32 1
  %319 = load atomic i64, ptr %318 seq_cst, align 8
  %320 = load i64, ptr %303, align 8, !tbaa !174
  %321 = icmp ult i64 %319, %320
  br i1 %321, label %322, label %339

322:                                              ; preds = %316
  %323 = load ptr, ptr %299, align 8, !tbaa !172
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #12
  %324 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #15
  %325 = load i64, ptr %5, align 8, !tbaa !46
  %326 = mul i64 %325, 1000000000
  %327 = load i64, ptr %312, align 8, !tbaa !48
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #12
  %328 = add i64 %327, 20000000
  %329 = add i64 %328, %326
  %330 = call fastcc i32 @reach(ptr noundef %323, i64 noundef %320, i64 noundef %329) #16
  %331 = icmp eq i32 %330, 0
  br i1 %331, label %313, label %332, !llvm.loop !175

332:                                              ; preds = %322
  %333 = icmp slt i32 %330, 0
  br i1 %333, label %334, label %339

334:                                              ; preds = %332
  %335 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %336 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %337 = load i64, ptr %336, align 8, !tbaa !95
  %338 = add i64 %337, 1
  call fastcc void @add_failure(ptr noundef nonnull %335, i64 noundef %338) #17
  br label %339

339:                                              ; preds = %316, %313, %298, %334, %332
  %340 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %341 = load ptr, ptr %340, align 8, !tbaa !64
  %342 = getelementptr inbounds %struct.pool, ptr %341, i64 0, i32 7, i32 1
  %343 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2
  %344 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2, i32 4
  %345 = load atomic i32, ptr %344 seq_cst, align 8
  %346 = icmp eq i32 %345, 0
  br i1 %346, label %347, label %370

347:                                              ; preds = %339
  %348 = getelementptr inbounds %struct.pool, ptr %341, i64 0, i32 7, i32 1, i32 1
  %349 = load atomic i32, ptr %348 seq_cst, align 4
  %350 = icmp eq i32 %349, 0
  br i1 %350, label %351, label %369

351:                                              ; preds = %347
  %352 = load atomic i32, ptr %342 seq_cst, align 8
  br label %353

353:                                              ; preds = %356, %351
  %354 = phi i32 [ %352, %351 ], [ %360, %356 ]
  %355 = icmp sgt i32 %354, 0
  br i1 %355, label %356, label %369

356:                                              ; preds = %353
  %357 = add nsw i32 %354, -1
  %358 = cmpxchg ptr %342, i32 %354, i32 %357 seq_cst seq_cst, align 4
  %359 = extractvalue { i32, i1 } %358, 1
  %360 = extractvalue { i32, i1 } %358, 0
  br i1 %359, label %361, label %353, !llvm.loop !45

361:                                              ; preds = %356
  %362 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2, i32 3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #12
  %363 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #15
  %364 = load i64, ptr %4, align 8, !tbaa !46
  %365 = mul i64 %364, 1000000000
  %366 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %367 = load i64, ptr %366, align 8, !tbaa !48
  %368 = add i64 %365, %367
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #12
  store atomic i64 %368, ptr %362 monotonic, align 8
  store atomic i32 1, ptr %344 release, align 8
  br label %370

369:                                              ; preds = %353, %347
  call fastcc void @await_turn(ptr noundef nonnull %342, ptr noundef nonnull %343) #16
  br label %370

370:                                              ; preds = %288, %284, %265, %273, %369, %361, %339, %261, %257, %246, %241, %230, %3, %207
  ret void
}

; Function Attrs: cold nounwind optsize
define internal fastcc void @add_failure(ptr noundef %0, i64 noundef %1) unnamed_addr #11 {
  %3 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2592) #15
  %4 = icmp eq ptr %3, null
  br i1 %4, label %8, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.failure, ptr %3, i64 0, i32 1
  store i64 %1, ptr %6, align 8, !tbaa !176
  %7 = getelementptr inbounds %struct.failure, ptr %3, i64 0, i32 2
  store i64 1, ptr %7, align 8, !tbaa !177
  tail call fastcc void @append_failure(ptr noundef %0, ptr noundef nonnull %3) #16
  br label %8

8:                                                ; preds = %2, %5
  ret void
}

; Function Attrs: cold nounwind optsize
define internal fastcc void @add_failed_assert(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #11 {
  %5 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2592) #15
  %6 = icmp eq ptr %5, null
  br i1 %6, label %28, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 1
  store i64 %1, ptr %8, align 8, !tbaa !176
  %9 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 2
  store i64 0, ptr %9, align 8, !tbaa !177
  %10 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 5
  %11 = tail call ptr @memcpy(ptr noundef nonnull %10, ptr noundef %2, i64 noundef 2048) #15
  %12 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 6
  %13 = getelementptr inbounds i8, ptr %2, i64 2048
  %14 = tail call ptr @memcpy(ptr noundef nonnull %12, ptr noundef nonnull %13, i64 noundef 256) #15
  %15 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 3
  %16 = getelementptr inbounds i8, ptr %2, i64 2312
  %17 = tail call ptr @memcpy(ptr noundef nonnull %15, ptr noundef nonnull %16, i64 noundef 8) #15
  br label %18

18:                                               ; preds = %7, %24
  %19 = phi i64 [ 0, %7 ], [ %26, %24 ]
  %20 = getelementptr inbounds i8, ptr %3, i64 %19
  %21 = load i8, ptr %20, align 1, !tbaa !33
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %23, label %24

23:                                               ; preds = %24, %18
  tail call fastcc void @append_failure(ptr noundef %0, ptr noundef nonnull %5) #16
  br label %28

24:                                               ; preds = %18
  %25 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 4, i64 %19
  store i8 %21, ptr %25, align 1, !tbaa !33
  %26 = add nuw nsw i64 %19, 1
  %27 = icmp eq i64 %26, 255
  br i1 %27, label %23, label %18, !llvm.loop !178

28:                                               ; preds = %4, %23
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @append_failure(ptr noundef %0, ptr noundef %1) unnamed_addr #4 {
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #15
  %4 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !104
  %6 = icmp eq ptr %5, null
  br i1 %6, label %10, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  %9 = load ptr, ptr %8, align 8, !tbaa !179
  br label %10

10:                                               ; preds = %2, %7
  %11 = phi ptr [ %9, %7 ], [ %4, %2 ]
  %12 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  store ptr %1, ptr %11, align 8, !tbaa !109
  store ptr %1, ptr %12, align 8, !tbaa !179
  %13 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 3
  %14 = load i64, ptr %13, align 8, !tbaa !107
  %15 = add i64 %14, 1
  store atomic i64 %15, ptr %13 seq_cst, align 8
  %16 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #15
  ret void
}

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #5

declare i32 @pthread_getcpuclockid(i64 noundef, ptr noundef) local_unnamed_addr #5

declare i64 @pthread_self() local_unnamed_addr #5

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #12

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #13

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #13

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #13

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #13

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.vector.reduce.or.v16i64(<16 x i64>) #14

attributes #0 = { nofree nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #7 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { noinline nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { cold nounwind optsize "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nounwind }
attributes #13 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #15 = { nobuiltin nounwind "no-builtins" }
attributes #16 = { nobuiltin "no-builtins" }
attributes #17 = { cold nobuiltin "no-builtins" }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"long", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{i64 0, i64 8, !3, i64 8, i64 8, !3, i64 16, i64 4, !8, i64 20, i64 2, !10, i64 22, i64 2, !10, i64 24, i64 8, !3}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"short", !5, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = distinct !{!15, !13}
!16 = !{!17, !4, i64 8}
!17 = !{!"runner", !18, i64 0, !4, i64 8, !9, i64 16, !19, i64 24}
!18 = !{!"any pointer", !5, i64 0}
!19 = !{!"", !5, i64 0}
!20 = !{!21, !18, i64 8}
!21 = !{!"turn", !18, i64 0, !18, i64 8, !18, i64 16, !4, i64 24, !9, i64 32, !19, i64 40}
!22 = !{!23, !18, i64 80}
!23 = !{!"turns", !9, i64 0, !9, i64 4, !4, i64 8, !19, i64 16, !18, i64 80, !18, i64 88, !18, i64 96}
!24 = !{!21, !18, i64 0}
!25 = !{!26, !18, i64 0}
!26 = !{!"relay", !18, i64 0, !18, i64 8, !21, i64 16, !9, i64 120, !9, i64 124, !5, i64 128}
!27 = !{!28, !9, i64 136}
!28 = !{!"shared", !29, i64 0, !23, i64 136, !30, i64 240, !18, i64 416}
!29 = !{!"scheduling", !4, i64 0, !5, i64 8}
!30 = !{!"crowd", !18, i64 0, !5, i64 8, !9, i64 136, !9, i64 140, !9, i64 144, !4, i64 152, !4, i64 160, !4, i64 168}
!31 = !{!28, !4, i64 144}
!32 = !{i64 0, i64 8, !3, i64 8, i64 128, !33}
!33 = !{!5, !5, i64 0}
!34 = !{!30, !18, i64 0}
!35 = !{!36, !18, i64 240}
!36 = !{!"worker", !26, i64 0, !18, i64 240, !19, i64 248, !9, i64 280, !9, i64 284, !9, i64 288}
!37 = !{!36, !9, i64 280}
!38 = distinct !{!38, !13}
!39 = !{!28, !4, i64 0}
!40 = !{!26, !18, i64 8}
!41 = !{!17, !18, i64 0}
!42 = !{!17, !9, i64 16}
!43 = !{!28, !18, i64 240}
!44 = !{!26, !9, i64 120}
!45 = distinct !{!45, !13}
!46 = !{!47, !4, i64 0}
!47 = !{!"", !4, i64 0, !4, i64 8}
!48 = !{!47, !4, i64 8}
!49 = !{!36, !9, i64 284}
!50 = distinct !{!50, !13}
!51 = distinct !{!51, !13}
!52 = distinct !{!52, !13}
!53 = distinct !{!53, !13}
!54 = !{!55, !4, i64 72}
!55 = !{!"output", !19, i64 0, !18, i64 64, !4, i64 72, !4, i64 80, !4, i64 88}
!56 = !{!55, !4, i64 80}
!57 = !{!55, !18, i64 64}
!58 = !{!55, !4, i64 88}
!59 = !{!60, !18, i64 64}
!60 = !{!"arena", !19, i64 0, !18, i64 64}
!61 = !{!62, !18, i64 0}
!62 = !{!"chunk", !18, i64 0}
!63 = distinct !{!63, !13}
!64 = !{!65, !18, i64 296}
!65 = !{!"queue", !26, i64 0, !4, i64 240, !66, i64 248, !9, i64 264, !9, i64 268, !9, i64 272, !9, i64 276, !4, i64 280, !4, i64 288, !18, i64 296, !18, i64 304, !4, i64 312, !18, i64 320, !18, i64 328, !67, i64 336, !19, i64 424, !19, i64 456, !19, i64 520}
!66 = !{!"notification", !4, i64 0, !9, i64 8}
!67 = !{!"failures", !19, i64 0, !18, i64 64, !18, i64 72, !4, i64 80}
!68 = !{!65, !18, i64 304}
!69 = !{!65, !4, i64 312}
!70 = distinct !{!70, !13}
!71 = distinct !{!71, !13}
!72 = distinct !{!72, !13}
!73 = !{!74, !18, i64 0}
!74 = !{!"job", !18, i64 0, !18, i64 8, !9, i64 16, !9, i64 20, !4, i64 24, !5, i64 32}
!75 = !{!74, !18, i64 8}
!76 = !{!74, !9, i64 16}
!77 = !{!74, !9, i64 20}
!78 = !{!74, !4, i64 24}
!79 = !{!80, !9, i64 0}
!80 = !{!"share", !9, i64 0, !9, i64 4, !5, i64 8}
!81 = !{!80, !9, i64 4}
!82 = distinct !{!82, !13}
!83 = distinct !{!83, !13}
!84 = distinct !{!84, !13}
!85 = !{!65, !9, i64 256}
!86 = !{!65, !4, i64 280}
!87 = !{!88, !18, i64 8}
!88 = !{!"batch", !18, i64 0, !18, i64 8, !4, i64 16, !18, i64 24}
!89 = !{!88, !4, i64 16}
!90 = !{!88, !18, i64 24}
!91 = !{!92, !11, i64 2}
!92 = !{!"command", !11, i64 0, !11, i64 2, !9, i64 4}
!93 = !{!92, !9, i64 4}
!94 = distinct !{!94, !13}
!95 = !{!65, !4, i64 240}
!96 = !{!66, !9, i64 8}
!97 = !{!65, !18, i64 328}
!98 = !{!88, !18, i64 0}
!99 = distinct !{!99, !13}
!100 = !{!65, !9, i64 272}
!101 = distinct !{!101, !13}
!102 = distinct !{!102, !13}
!103 = distinct !{!103, !13}
!104 = !{!67, !18, i64 64}
!105 = !{!106, !18, i64 0}
!106 = !{!"failure", !18, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !5, i64 32, !5, i64 288, !5, i64 2336}
!107 = !{!67, !4, i64 80}
!108 = !{i64 0, i64 8, !109, i64 8, i64 8, !3, i64 16, i64 8, !3, i64 24, i64 8, !3, i64 32, i64 256, !33, i64 288, i64 2048, !33, i64 2336, i64 256, !33}
!109 = !{!18, !18, i64 0}
!110 = !{!65, !9, i64 268}
!111 = distinct !{!111, !13}
!112 = distinct !{!112, !13}
!113 = distinct !{!113, !13}
!114 = !{!65, !4, i64 288}
!115 = distinct !{!115, !13}
!116 = !{!23, !18, i64 88}
!117 = !{!21, !18, i64 16}
!118 = distinct !{!118, !13}
!119 = distinct !{!119, !13}
!120 = distinct !{!120, !13}
!121 = !{!30, !4, i64 160}
!122 = distinct !{!122, !13}
!123 = !{!30, !4, i64 168}
!124 = !{!29, !4, i64 0}
!125 = distinct !{!125, !13}
!126 = distinct !{!126, !13}
!127 = !{!23, !18, i64 96}
!128 = !{!23, !4, i64 8}
!129 = distinct !{!129, !13}
!130 = distinct !{!130, !13}
!131 = !{!"branch_weights", i32 2000, i32 1}
!132 = distinct !{!132, !13}
!133 = distinct !{!133, !13}
!134 = distinct !{!134, !13}
!135 = distinct !{!135, !13}
!136 = !{!137, !4, i64 0}
!137 = !{!"thread_span", !4, i64 0, !4, i64 8, !9, i64 16, !11, i64 20, !11, i64 22, !4, i64 24}
!138 = !{!137, !9, i64 16}
!139 = !{!137, !11, i64 20}
!140 = !{!137, !11, i64 22}
!141 = !{!137, !4, i64 24}
!142 = !{!143, !9, i64 4}
!143 = !{!"pack", !9, i64 0, !9, i64 4}
!144 = !{!143, !9, i64 0}
!145 = distinct !{!145, !13}
!146 = distinct !{!146, !147}
!147 = !{!"llvm.loop.unroll.disable"}
!148 = !{!149, !18, i64 0}
!149 = !{!"context", !18, i64 0, !18, i64 8, !9, i64 16, !18, i64 24}
!150 = !{!149, !18, i64 8}
!151 = !{!149, !9, i64 16}
!152 = !{!149, !18, i64 24}
!153 = !{!154, !9, i64 4}
!154 = !{!"extents", !9, i64 0, !9, i64 4}
!155 = !{!154, !9, i64 0}
!156 = distinct !{!156, !147}
!157 = distinct !{!157, !13}
!158 = distinct !{!158, !13}
!159 = !{!160, !18, i64 0}
!160 = !{!"task", !18, i64 0, !4, i64 8, !9, i64 16, !9, i64 20, !9, i64 24, !9, i64 28}
!161 = distinct !{!161, !13}
!162 = !{!163, !18, i64 8}
!163 = !{!"copy", !92, i64 0, !18, i64 8, !18, i64 16, !4, i64 24}
!164 = !{!163, !18, i64 16}
!165 = !{!163, !4, i64 24}
!166 = distinct !{!166, !13}
!167 = !{!168, !18, i64 8}
!168 = !{!"execute", !92, i64 0, !18, i64 8, !4, i64 16, !4, i64 24}
!169 = !{!168, !4, i64 16}
!170 = !{!92, !11, i64 0}
!171 = distinct !{!171, !13}
!172 = !{!173, !18, i64 8}
!173 = !{!"wait", !92, i64 0, !18, i64 8, !4, i64 16, !4, i64 24}
!174 = !{!173, !4, i64 16}
!175 = distinct !{!175, !13}
!176 = !{!106, !4, i64 8}
!177 = !{!106, !4, i64 16}
!178 = distinct !{!178, !13}
!179 = !{!67, !18, i64 72}
