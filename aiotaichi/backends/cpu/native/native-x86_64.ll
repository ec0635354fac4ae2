; Made by `nox -s native` from *.c and *.h, sha256 382315901bb1421b9670b39889e5d7774de29b868b2ddf32c7378176b1257353
; ModuleID = 'aiotaichi/backends/cpu/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.output = type { %struct.mutex, ptr, i64, i64, i64 }
%struct.mutex = type { [8 x i64] }
%struct.pool = type { %struct.mutex, %struct.condition, i32, i32, i32, i32, i64, %struct.scheduling, %struct.turns, [16 x %struct.place], [0 x %struct.worker] }
%struct.condition = type { [8 x i64] }
%struct.scheduling = type { i64, [16 x i64] }
%struct.turns = type { i32, i32, i32, i64, i64, i32, i64, %struct.mutex, ptr, ptr, ptr }
%struct.place = type { ptr, i32, i32, i32, [44 x i8] }
%struct.worker = type { ptr, i64, %struct.semaphore, i32, i32, %struct.turn }
%struct.semaphore = type { [4 x i64] }
%struct.turn = type { ptr, ptr, ptr, i64, i32, %struct.condition }
%struct.timespec = type { i64, i64 }
%struct.job = type { ptr, ptr, i32, i32, i64, [64 x %struct.share] }
%struct.share = type { i32, i32, [56 x i8] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%struct.arena = type { %struct.mutex, ptr }
%struct.chunk = type { ptr }
%struct.queue = type { i64, %struct.notification, i32, i32, i32, i32, i64, i64, ptr, %struct.turn, ptr, i64, i64, ptr, ptr, %struct.failures, %struct.semaphore, %struct.mutex, %struct.condition }
%struct.notification = type { i64, i32 }
%struct.failures = type { %struct.mutex, ptr, ptr, i64 }
%struct.task = type { ptr, i64, i32, i32, i32, i32 }
%struct.batch = type { ptr, ptr, i64 }
%struct.command = type { i16, i16, i32 }
%struct.polled = type { i32, i16, i16 }
%struct.context = type { ptr, ptr, i32, ptr }
%struct.launch = type { %struct.command, ptr, ptr, ptr, [0 x i8] }
%struct.kernel = type { i64, i64, i64, [0 x %struct.task] }
%struct.extents = type { i32, i32 }
%struct.pack = type { i32, i32 }
%struct.copy = type { %struct.command, ptr, ptr, i64 }
%struct.fill = type { %struct.command, ptr, i64, i64, [0 x i8] }
%struct.execute = type { %struct.command, ptr, i64, i64 }
%struct.wait = type { %struct.command, ptr, i64, i64 }
%struct.timestamp = type { %struct.command, ptr }
%struct.failure = type { ptr, i64, i64, i64, [256 x i8], [2048 x i8], [32 x i64] }

@outputs = internal global [16 x %struct.output] zeroinitializer, align 16
@notify.one = internal constant i64 1, align 8
@spinners = internal global i32 0, align 4

; Function Attrs: nounwind
define dso_local void @pool_destroy(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 3
  store atomic i32 1, ptr %2 seq_cst, align 4
  %3 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 2
  %4 = atomicrmw add ptr %3, i32 1 seq_cst, align 4
  %5 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 4
  %6 = load i32, ptr %5, align 8, !tbaa !3
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %10, label %23

8:                                                ; preds = %18
  %9 = icmp sgt i32 %20, 0
  br i1 %9, label %24, label %23

10:                                               ; preds = %1, %18
  %11 = phi i64 [ %19, %18 ], [ 0, %1 ]
  %12 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 10, i64 %11, i32 4
  %13 = atomicrmw xchg ptr %12, i32 0 seq_cst, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %18, label %15

15:                                               ; preds = %10
  %16 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 10, i64 %11, i32 2
  %17 = tail call i32 @sem_post(ptr noundef nonnull %16) #14
  br label %18

18:                                               ; preds = %10, %15
  %19 = add nuw nsw i64 %11, 1
  %20 = load i32, ptr %5, align 8, !tbaa !3
  %21 = sext i32 %20 to i64
  %22 = icmp slt i64 %19, %21
  br i1 %22, label %10, label %8, !llvm.loop !7

23:                                               ; preds = %24, %1, %8
  tail call void @free(ptr noundef nonnull %0) #14
  ret void

24:                                               ; preds = %8, %24
  %25 = phi i64 [ %29, %24 ], [ 0, %8 ]
  %26 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 10, i64 %25, i32 1
  %27 = load i64, ptr %26, align 8, !tbaa !9
  %28 = tail call i32 @pthread_join(i64 noundef %27, ptr noundef null) #14
  %29 = add nuw nsw i64 %25, 1
  %30 = load i32, ptr %5, align 8, !tbaa !3
  %31 = sext i32 %30 to i64
  %32 = icmp slt i64 %29, %31
  br i1 %32, label %24, label %23, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare i32 @sem_post(ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

declare void @free(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define dso_local ptr @pool_create(i32 noundef %0, i64 noundef %1, i32 noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4) local_unnamed_addr #0 {
  %6 = sext i32 %0 to i64
  %7 = mul nsw i64 %6, 160
  %8 = add nsw i64 %7, 1448
  %9 = tail call ptr @calloc(i64 noundef 1, i64 noundef %8) #14
  %10 = icmp eq ptr %9, null
  br i1 %10, label %71, label %11

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 6
  store i64 %1, ptr %12, align 8, !tbaa !16
  %13 = add nsw i32 %2, -1
  %14 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 5
  store i32 %13, ptr %14, align 4, !tbaa !3
  %15 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 8
  store i32 %2, ptr %15, align 8, !tbaa !17
  %16 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 8, i32 6
  store i64 %3, ptr %16, align 8, !tbaa !19
  %17 = icmp eq i32 %2, 1
  %18 = zext i1 %17 to i32
  %19 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 8, i32 1
  store i32 %18, ptr %19, align 4, !tbaa !20
  %20 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 8, i32 2
  store i32 -1, ptr %20, align 8, !tbaa !21
  %21 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 7
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(136) %21, ptr noundef nonnull align 8 dereferenceable(136) %4, i64 136, i1 false), !tbaa.struct !22
  %22 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 3
  %23 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 2
  %24 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 4
  %25 = tail call i32 @llvm.smax.i32(i32 %0, i32 0)
  %26 = zext i32 %25 to i64
  br label %27

27:                                               ; preds = %70, %11
  %28 = phi i64 [ %32, %70 ], [ 0, %11 ]
  %29 = icmp eq i64 %28, %26
  br i1 %29, label %71, label %30

30:                                               ; preds = %27
  %31 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 10, i64 %28
  store ptr %9, ptr %31, align 8, !tbaa !24
  %32 = add nuw nsw i64 %28, 1
  %33 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 10, i64 %28, i32 3
  %34 = trunc i64 %32 to i32
  store i32 %34, ptr %33, align 8, !tbaa !25
  %35 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 10, i64 %28, i32 1
  %36 = tail call i32 @pthread_create(ptr noundef nonnull %35, ptr noundef null, ptr noundef nonnull @work, ptr noundef nonnull %31) #14
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %67, label %38

38:                                               ; preds = %30
  store atomic i32 1, ptr %22 seq_cst, align 4
  %39 = atomicrmw add ptr %23, i32 1 seq_cst, align 4
  %40 = load i32, ptr %24, align 8, !tbaa !3
  %41 = icmp sgt i32 %40, 0
  br i1 %41, label %44, label %66

42:                                               ; preds = %52
  %43 = icmp sgt i32 %54, 0
  br i1 %43, label %57, label %66

44:                                               ; preds = %38, %52
  %45 = phi i64 [ %53, %52 ], [ 0, %38 ]
  %46 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 10, i64 %45, i32 4
  %47 = atomicrmw xchg ptr %46, i32 0 seq_cst, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %52, label %49

49:                                               ; preds = %44
  %50 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 10, i64 %45, i32 2
  %51 = tail call i32 @sem_post(ptr noundef nonnull %50) #14
  br label %52

52:                                               ; preds = %49, %44
  %53 = add nuw nsw i64 %45, 1
  %54 = load i32, ptr %24, align 8, !tbaa !3
  %55 = sext i32 %54 to i64
  %56 = icmp slt i64 %53, %55
  br i1 %56, label %44, label %42, !llvm.loop !7

57:                                               ; preds = %42, %57
  %58 = phi i64 [ %62, %57 ], [ 0, %42 ]
  %59 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 10, i64 %58, i32 1
  %60 = load i64, ptr %59, align 8, !tbaa !9
  %61 = tail call i32 @pthread_join(i64 noundef %60, ptr noundef null) #14
  %62 = add nuw nsw i64 %58, 1
  %63 = load i32, ptr %24, align 8, !tbaa !3
  %64 = sext i32 %63 to i64
  %65 = icmp slt i64 %62, %64
  br i1 %65, label %57, label %66, !llvm.loop !15

66:                                               ; preds = %57, %38, %42
  tail call void @free(ptr noundef nonnull %9) #14
  br label %70

67:                                               ; preds = %30
  %68 = load i32, ptr %24, align 8, !tbaa !3
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %24, align 8, !tbaa !3
  br label %70

70:                                               ; preds = %67, %66
  br i1 %37, label %27, label %71, !llvm.loop !26

71:                                               ; preds = %70, %27, %5
  %72 = phi ptr [ null, %5 ], [ inttoptr (i64 1 to ptr), %70 ], [ %9, %27 ]
  ret ptr %72
}

declare ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define internal noalias ptr @work(ptr noundef %0) #0 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = alloca i64, align 8
  %7 = load ptr, ptr %0, align 8, !tbaa !24
  %8 = getelementptr inbounds %struct.pool, ptr %7, i64 0, i32 7
  tail call fastcc void @schedule(ptr noundef nonnull %8) #15
  %9 = getelementptr inbounds %struct.pool, ptr %7, i64 0, i32 8
  %10 = getelementptr inbounds %struct.worker, ptr %0, i64 0, i32 5
  %11 = getelementptr inbounds %struct.pool, ptr %7, i64 0, i32 8, i32 7
  %12 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %11) #14
  %13 = getelementptr inbounds %struct.pool, ptr %7, i64 0, i32 8, i32 8
  %14 = load ptr, ptr %13, align 8, !tbaa !27
  %15 = getelementptr inbounds %struct.worker, ptr %0, i64 0, i32 5, i32 1
  store ptr %14, ptr %15, align 8, !tbaa !28
  %16 = icmp eq ptr %14, null
  br i1 %16, label %18, label %17

17:                                               ; preds = %1
  store ptr %10, ptr %14, align 8, !tbaa !29
  br label %18

18:                                               ; preds = %1, %17
  store ptr %10, ptr %13, align 8, !tbaa !27
  %19 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %11) #14
  %20 = getelementptr inbounds %struct.pool, ptr %7, i64 0, i32 2
  %21 = getelementptr inbounds %struct.pool, ptr %7, i64 0, i32 3
  %22 = load atomic i32, ptr %20 seq_cst, align 8
  %23 = load atomic i32, ptr %21 seq_cst, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %207

25:                                               ; preds = %18
  %26 = getelementptr inbounds %struct.worker, ptr %0, i64 0, i32 5, i32 4
  %27 = getelementptr inbounds %struct.worker, ptr %0, i64 0, i32 5, i32 3
  %28 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %29 = getelementptr inbounds %struct.worker, ptr %0, i64 0, i32 3
  %30 = getelementptr inbounds %struct.pool, ptr %7, i64 0, i32 8, i32 5
  %31 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %32 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %33 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  %34 = getelementptr inbounds %struct.worker, ptr %0, i64 0, i32 4
  %35 = getelementptr inbounds %struct.worker, ptr %0, i64 0, i32 2
  br label %36

36:                                               ; preds = %25, %202
  %37 = phi i32 [ %22, %25 ], [ %204, %202 ]
  %38 = phi i32 [ 0, %25 ], [ %203, %202 ]
  br label %41

39:                                               ; preds = %145
  call fastcc void @give_turn(ptr noundef nonnull %9, ptr noundef nonnull %10) #15
  %40 = icmp eq i32 %147, 0
  br i1 %40, label %169, label %153

41:                                               ; preds = %36, %145
  %42 = phi i64 [ 0, %36 ], [ %151, %145 ]
  %43 = phi i32 [ 0, %36 ], [ %150, %145 ]
  %44 = phi i32 [ 0, %36 ], [ %147, %145 ]
  %45 = phi i32 [ %38, %36 ], [ %146, %145 ]
  %46 = getelementptr inbounds %struct.pool, ptr %7, i64 0, i32 9, i64 %42
  %47 = load ptr, ptr %0, align 8, !tbaa !24
  %48 = load atomic i64, ptr %46 seq_cst, align 8
  %49 = icmp ne i64 %48, 0
  %50 = icmp eq i32 %44, 0
  %51 = select i1 %49, i1 %50, i1 false
  br i1 %51, label %52, label %145

52:                                               ; preds = %41
  %53 = getelementptr inbounds %struct.pool, ptr %7, i64 0, i32 9, i64 %42, i32 2
  %54 = atomicrmw add ptr %53, i32 1 seq_cst, align 4
  %55 = load atomic i64, ptr %46 seq_cst, align 8
  %56 = inttoptr i64 %55 to ptr
  %57 = icmp eq i64 %55, 0
  br i1 %57, label %130, label %58

58:                                               ; preds = %52
  %59 = icmp eq i32 %45, 0
  br i1 %59, label %60, label %67

60:                                               ; preds = %58
  %61 = getelementptr inbounds %struct.job, ptr %56, i64 0, i32 3
  %62 = load atomic i32, ptr %61 seq_cst, align 4
  %63 = icmp sgt i32 %62, 0
  br i1 %63, label %64, label %130

64:                                               ; preds = %60
  %65 = atomicrmw sub ptr %61, i32 1 seq_cst, align 4
  %66 = icmp slt i32 %65, 1
  br i1 %66, label %130, label %67

67:                                               ; preds = %64, %58
  %68 = load atomic i32, ptr %26 seq_cst, align 8
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %84

70:                                               ; preds = %67
  %71 = getelementptr inbounds %struct.pool, ptr %47, i64 0, i32 8, i32 5
  %72 = load atomic i32, ptr %71 seq_cst, align 8
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %126

74:                                               ; preds = %70
  %75 = getelementptr inbounds %struct.pool, ptr %47, i64 0, i32 8
  %76 = call fastcc i32 @take_free_turn(ptr noundef nonnull %75) #15
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %126, label %78

78:                                               ; preds = %74
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #11
  %79 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #14
  %80 = load i64, ptr %5, align 8, !tbaa !30
  %81 = mul i64 %80, 1000000000
  %82 = load i64, ptr %28, align 8, !tbaa !32
  %83 = add i64 %81, %82
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #11
  store atomic i64 %83, ptr %27 monotonic, align 8
  store atomic i32 1, ptr %26 release, align 8
  br label %84

84:                                               ; preds = %78, %67
  %85 = getelementptr inbounds %struct.job, ptr %56, i64 0, i32 3
  %86 = getelementptr inbounds %struct.pool, ptr %47, i64 0, i32 4
  %87 = load i32, ptr %86, align 8, !tbaa !3
  %88 = icmp sgt i32 %87, 0
  br i1 %88, label %89, label %118

89:                                               ; preds = %84, %110
  %90 = phi i64 [ %112, %110 ], [ 0, %84 ]
  %91 = phi i32 [ %111, %110 ], [ 0, %84 ]
  %92 = getelementptr inbounds %struct.pool, ptr %47, i64 0, i32 10, i64 %90, i32 4
  %93 = load atomic i32, ptr %92 seq_cst, align 4
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %110, label %95

95:                                               ; preds = %89
  %96 = load atomic i32, ptr %85 seq_cst, align 4
  %97 = icmp sgt i32 %96, 0
  br i1 %97, label %98, label %118

98:                                               ; preds = %95
  %99 = atomicrmw sub ptr %85, i32 1 seq_cst, align 4
  %100 = icmp slt i32 %99, 1
  br i1 %100, label %118, label %101

101:                                              ; preds = %98
  %102 = atomicrmw xchg ptr %92, i32 0 seq_cst, align 4
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %108, label %104

104:                                              ; preds = %101
  %105 = getelementptr inbounds %struct.pool, ptr %47, i64 0, i32 10, i64 %90, i32 2
  %106 = call i32 @sem_post(ptr noundef nonnull %105) #14
  %107 = add nsw i32 %91, 1
  br label %110

108:                                              ; preds = %101
  %109 = atomicrmw add ptr %85, i32 1 seq_cst, align 4
  br label %110

110:                                              ; preds = %108, %104, %89
  %111 = phi i32 [ %91, %108 ], [ %107, %104 ], [ %91, %89 ]
  %112 = add nuw nsw i64 %90, 1
  %113 = load i32, ptr %86, align 8, !tbaa !3
  %114 = sext i32 %113 to i64
  %115 = icmp slt i64 %112, %114
  %116 = icmp slt i32 %111, 4
  %117 = select i1 %115, i1 %116, i1 false
  br i1 %117, label %89, label %118, !llvm.loop !33

118:                                              ; preds = %110, %98, %95, %84
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #11
  %119 = getelementptr inbounds %struct.pool, ptr %47, i64 0, i32 8
  %120 = load i32, ptr %29, align 8, !tbaa !25
  %121 = call fastcc i32 @drain(ptr noundef nonnull %119, ptr noundef nonnull %10, ptr noundef nonnull %56, i32 noundef %120, ptr noundef nonnull %6) #15
  %122 = icmp eq i32 %121, 0
  %123 = getelementptr inbounds %struct.job, ptr %56, i64 0, i32 4
  %124 = load i64, ptr %6, align 8, !tbaa !16
  %125 = atomicrmw add ptr %123, i64 %124 seq_cst, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #11
  br i1 %122, label %126, label %130

126:                                              ; preds = %70, %74, %118
  %127 = phi i1 [ true, %118 ], [ false, %74 ], [ false, %70 ]
  %128 = getelementptr inbounds %struct.job, ptr %56, i64 0, i32 3
  %129 = atomicrmw add ptr %128, i32 1 seq_cst, align 4
  br label %130

130:                                              ; preds = %126, %118, %64, %60, %52
  %131 = phi i32 [ %45, %52 ], [ 0, %64 ], [ 0, %126 ], [ 0, %118 ], [ 0, %60 ]
  %132 = phi i32 [ 0, %52 ], [ 0, %64 ], [ 1, %126 ], [ 0, %118 ], [ 0, %60 ]
  %133 = phi i1 [ false, %52 ], [ false, %64 ], [ %127, %126 ], [ true, %118 ], [ false, %60 ]
  %134 = atomicrmw sub ptr %53, i32 1 seq_cst, align 4
  %135 = icmp eq i32 %134, 1
  br i1 %135, label %136, label %145

136:                                              ; preds = %130
  %137 = getelementptr inbounds %struct.pool, ptr %7, i64 0, i32 9, i64 %42, i32 3
  %138 = load atomic i32, ptr %137 seq_cst, align 8
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %145, label %140

140:                                              ; preds = %136
  %141 = call i32 @pthread_mutex_lock(ptr noundef %47) #14
  %142 = getelementptr inbounds %struct.pool, ptr %47, i64 0, i32 1
  %143 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %142) #14
  %144 = call i32 @pthread_mutex_unlock(ptr noundef %47) #14
  br label %145

145:                                              ; preds = %41, %130, %136, %140
  %146 = phi i32 [ %45, %41 ], [ %131, %136 ], [ %131, %140 ], [ %131, %130 ]
  %147 = phi i32 [ %44, %41 ], [ %132, %136 ], [ %132, %140 ], [ %132, %130 ]
  %148 = phi i1 [ false, %41 ], [ %133, %136 ], [ %133, %140 ], [ %133, %130 ]
  %149 = zext i1 %148 to i32
  %150 = or i32 %43, %149
  %151 = add nuw nsw i64 %42, 1
  %152 = icmp eq i64 %151, 16
  br i1 %152, label %39, label %41, !llvm.loop !34

153:                                              ; preds = %39
  %154 = load atomic i32, ptr %26 seq_cst, align 8
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %156, label %202

156:                                              ; preds = %153
  %157 = load atomic i32, ptr %30 seq_cst, align 8
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %159, label %168

159:                                              ; preds = %156
  %160 = call fastcc i32 @take_free_turn(ptr noundef nonnull %9) #15
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %168, label %162

162:                                              ; preds = %159
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #11
  %163 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #14
  %164 = load i64, ptr %4, align 8, !tbaa !30
  %165 = mul i64 %164, 1000000000
  %166 = load i64, ptr %31, align 8, !tbaa !32
  %167 = add i64 %165, %166
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #11
  store atomic i64 %167, ptr %27 monotonic, align 8
  store atomic i32 1, ptr %26 release, align 8
  br label %202

168:                                              ; preds = %159, %156
  call fastcc void @await_turn(ptr noundef nonnull %9, ptr noundef nonnull %10) #15
  br label %202

169:                                              ; preds = %39
  %170 = icmp eq i32 %150, 0
  br i1 %170, label %171, label %202

171:                                              ; preds = %169
  %172 = load ptr, ptr %0, align 8, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #11
  %173 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #14
  %174 = load i64, ptr %3, align 8, !tbaa !30
  %175 = mul i64 %174, 1000000000
  %176 = load i64, ptr %32, align 8, !tbaa !32
  %177 = add i64 %175, %176
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #11
  %178 = getelementptr inbounds %struct.pool, ptr %172, i64 0, i32 6
  %179 = load i64, ptr %178, align 8, !tbaa !16
  %180 = add i64 %177, %179
  %181 = getelementptr inbounds %struct.pool, ptr %172, i64 0, i32 2
  %182 = load atomic i32, ptr %181 seq_cst, align 8
  %183 = icmp eq i32 %182, %37
  br i1 %183, label %184, label %191

184:                                              ; preds = %171, %194
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #11
  %185 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #14
  %186 = load i64, ptr %2, align 8, !tbaa !30
  %187 = mul i64 %186, 1000000000
  %188 = load i64, ptr %33, align 8, !tbaa !32
  %189 = add i64 %187, %188
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #11
  %190 = icmp ult i64 %189, %180
  br i1 %190, label %194, label %191

191:                                              ; preds = %194, %184, %171
  store atomic i32 1, ptr %34 seq_cst, align 4
  %192 = load atomic i32, ptr %181 seq_cst, align 8
  %193 = icmp eq i32 %192, %37
  br i1 %193, label %200, label %197

194:                                              ; preds = %184
  call void @llvm.x86.sse2.pause()
  %195 = load atomic i32, ptr %181 seq_cst, align 8
  %196 = icmp eq i32 %195, %37
  br i1 %196, label %184, label %191, !llvm.loop !35

197:                                              ; preds = %191
  %198 = atomicrmw xchg ptr %34, i32 0 seq_cst, align 4
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %200, label %202

200:                                              ; preds = %197, %191
  %201 = call i32 @sem_wait(ptr noundef nonnull %35) #14
  br label %202

202:                                              ; preds = %200, %197, %168, %162, %153, %169
  %203 = phi i32 [ %146, %169 ], [ %146, %153 ], [ %146, %162 ], [ %146, %168 ], [ 1, %200 ], [ 0, %197 ]
  %204 = load atomic i32, ptr %20 seq_cst, align 8
  %205 = load atomic i32, ptr %21 seq_cst, align 4
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %36, label %207

207:                                              ; preds = %202, %18
  call fastcc void @give_turn(ptr noundef nonnull %9, ptr noundef nonnull %10) #15
  %208 = call i32 @pthread_mutex_lock(ptr noundef nonnull %11) #14
  %209 = load ptr, ptr %10, align 8, !tbaa !29
  %210 = icmp eq ptr %209, null
  %211 = load ptr, ptr %15, align 8, !tbaa !28
  br i1 %210, label %215, label %212

212:                                              ; preds = %207
  %213 = getelementptr inbounds %struct.turn, ptr %209, i64 0, i32 1
  store ptr %211, ptr %213, align 8, !tbaa !28
  %214 = load ptr, ptr %15, align 8, !tbaa !28
  br label %216

215:                                              ; preds = %207
  store ptr %211, ptr %13, align 8, !tbaa !27
  br label %216

216:                                              ; preds = %215, %212
  %217 = phi ptr [ %211, %215 ], [ %214, %212 ]
  %218 = icmp eq ptr %217, null
  br i1 %218, label %220, label %219

219:                                              ; preds = %216
  store ptr %209, ptr %217, align 8, !tbaa !29
  br label %220

220:                                              ; preds = %216, %219
  %221 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %11) #14
  ret ptr null
}

; Function Attrs: nounwind
define dso_local i32 @print_0(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #11
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull @outputs, ptr noundef %0, ptr noundef nonnull %2) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #11
  ret i32 %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #4

; Function Attrs: nounwind
define internal fastcc i32 @print(ptr noundef %0, ptr noundef %1, ptr noundef %2) unnamed_addr #0 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #11
  call void @llvm.va_copy(ptr nonnull %4, ptr %2)
  %5 = call i32 @vsnprintf(ptr noundef null, i64 noundef 0, ptr noundef %1, ptr noundef nonnull %4) #14
  call void @llvm.va_end(ptr nonnull %4)
  %6 = icmp slt i32 %5, 0
  br i1 %6, label %40, label %7

7:                                                ; preds = %3
  %8 = call i32 @pthread_mutex_lock(ptr noundef %0) #14
  %9 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 2
  %10 = load i64, ptr %9, align 8, !tbaa !36
  %11 = zext i32 %5 to i64
  %12 = add nuw nsw i64 %11, 1
  %13 = add i64 %12, %10
  %14 = icmp ult i64 %13, 1048577
  br i1 %14, label %15, label %34

15:                                               ; preds = %7
  %16 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 3
  %17 = load i64, ptr %16, align 8, !tbaa !38
  %18 = icmp ugt i64 %13, %17
  %19 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !39
  br i1 %18, label %21, label %27

21:                                               ; preds = %15
  %22 = shl nuw nsw i64 %13, 1
  %23 = call ptr @realloc(ptr noundef %20, i64 noundef %22) #14
  %24 = icmp eq ptr %23, null
  br i1 %24, label %34, label %25

25:                                               ; preds = %21
  store ptr %23, ptr %19, align 8, !tbaa !39
  store i64 %22, ptr %16, align 8, !tbaa !38
  %26 = load i64, ptr %9, align 8, !tbaa !36
  br label %27

27:                                               ; preds = %15, %25
  %28 = phi i64 [ %26, %25 ], [ %10, %15 ]
  %29 = phi ptr [ %23, %25 ], [ %20, %15 ]
  %30 = getelementptr inbounds i8, ptr %29, i64 %28
  %31 = call i32 @vsnprintf(ptr noundef %30, i64 noundef %12, ptr noundef %1, ptr noundef %2) #14
  %32 = load i64, ptr %9, align 8, !tbaa !36
  %33 = add i64 %32, %11
  store atomic i64 %33, ptr %9 seq_cst, align 8
  br label %38

34:                                               ; preds = %7, %21
  %35 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 4
  %36 = load i64, ptr %35, align 8, !tbaa !40
  %37 = add i64 %36, 1
  store i64 %37, ptr %35, align 8, !tbaa !40
  br label %38

38:                                               ; preds = %34, %27
  %39 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #14
  br label %40

40:                                               ; preds = %3, %38
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #11
  ret i32 %5
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #4

; Function Attrs: nounwind
define dso_local i32 @print_1(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #11
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 1), ptr noundef %0, ptr noundef nonnull %2) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #11
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_2(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #11
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 2), ptr noundef %0, ptr noundef nonnull %2) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #11
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_3(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #11
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 3), ptr noundef %0, ptr noundef nonnull %2) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #11
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_4(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #11
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 4), ptr noundef %0, ptr noundef nonnull %2) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #11
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_5(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #11
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 5), ptr noundef %0, ptr noundef nonnull %2) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #11
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_6(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #11
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 6), ptr noundef %0, ptr noundef nonnull %2) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #11
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_7(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #11
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 7), ptr noundef %0, ptr noundef nonnull %2) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #11
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_8(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #11
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 8), ptr noundef %0, ptr noundef nonnull %2) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #11
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_9(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #11
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 9), ptr noundef %0, ptr noundef nonnull %2) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #11
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_10(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #11
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 10), ptr noundef %0, ptr noundef nonnull %2) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #11
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_11(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #11
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 11), ptr noundef %0, ptr noundef nonnull %2) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #11
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_12(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #11
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 12), ptr noundef %0, ptr noundef nonnull %2) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #11
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_13(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #11
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 13), ptr noundef %0, ptr noundef nonnull %2) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #11
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_14(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #11
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 14), ptr noundef %0, ptr noundef nonnull %2) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #11
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @print_15(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #11
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 15), ptr noundef %0, ptr noundef nonnull %2) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #11
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local void @printed_reset() local_unnamed_addr #0 {
  %1 = tail call ptr @memset(ptr noundef nonnull @outputs, i32 noundef 0, i64 noundef 1536) #14
  ret void
}

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #2

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
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #14
  %8 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 2
  %9 = load i64, ptr %8, align 8, !tbaa !36
  %10 = tail call i64 @llvm.umin.i64(i64 %9, i64 %2)
  %11 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 1
  %12 = load ptr, ptr %11, align 16, !tbaa !39
  %13 = tail call ptr @memcpy(ptr noundef %1, ptr noundef %12, i64 noundef %10) #14
  %14 = load ptr, ptr %11, align 16, !tbaa !39
  %15 = getelementptr inbounds i8, ptr %14, i64 %10
  %16 = load i64, ptr %8, align 8, !tbaa !36
  %17 = sub i64 %16, %10
  %18 = tail call ptr @memmove(ptr noundef %14, ptr noundef %15, i64 noundef %17) #14
  %19 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 4
  %20 = load i64, ptr %19, align 8, !tbaa !40
  store i64 %20, ptr %3, align 8, !tbaa !16
  store i64 0, ptr %19, align 8, !tbaa !40
  %21 = load i64, ptr %8, align 8, !tbaa !36
  %22 = icmp eq i64 %10, %21
  br i1 %22, label %23, label %27

23:                                               ; preds = %4
  %24 = load ptr, ptr %11, align 16, !tbaa !39
  tail call void @free(ptr noundef %24) #14
  store ptr null, ptr %11, align 16, !tbaa !39
  %25 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 3
  store i64 0, ptr %25, align 16, !tbaa !38
  %26 = load i64, ptr %8, align 8, !tbaa !36
  br label %27

27:                                               ; preds = %23, %4
  %28 = phi i64 [ %26, %23 ], [ %21, %4 ]
  %29 = sub i64 %28, %10
  store atomic i64 %29, ptr %8 seq_cst, align 8
  %30 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #14
  ret i64 %10
}

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #2

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #2

declare ptr @memmove(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #2

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #2

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
  %5 = tail call i32 @vsnprintf(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3) #14
  ret i32 %5
}

declare i32 @vsnprintf(ptr noundef, i64 noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define dso_local ptr @arena_create() local_unnamed_addr #0 {
  %1 = tail call ptr @calloc(i64 noundef 1, i64 noundef 72) #14
  ret ptr %1
}

; Function Attrs: nounwind
define dso_local ptr @arena_allocate(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i64 @llvm.umax.i64(i64 %2, i64 16)
  %5 = add i64 %1, 8
  %6 = add i64 %5, %4
  %7 = tail call ptr @calloc(i64 noundef 1, i64 noundef %6) #14
  %8 = freeze ptr %7
  %9 = icmp eq ptr %8, null
  br i1 %9, label %22, label %10

10:                                               ; preds = %3
  %11 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #14
  %12 = getelementptr inbounds %struct.arena, ptr %0, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8, !tbaa !41
  store ptr %13, ptr %8, align 8, !tbaa !43
  store ptr %8, ptr %12, align 8, !tbaa !41
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #14
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
  %3 = load ptr, ptr %2, align 8, !tbaa !41
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %6

5:                                                ; preds = %6, %1
  tail call void @free(ptr noundef %0) #14
  ret void

6:                                                ; preds = %1, %6
  %7 = phi ptr [ %8, %6 ], [ %3, %1 ]
  %8 = load ptr, ptr %7, align 8, !tbaa !43
  tail call void @free(ptr noundef nonnull %7) #14
  %9 = icmp eq ptr %8, null
  br i1 %9, label %5, label %6, !llvm.loop !45
}

; Function Attrs: nounwind
define dso_local void @queue_parallel_for(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4) local_unnamed_addr #0 {
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.timespec, align 8
  %8 = alloca %struct.timespec, align 8
  %9 = alloca %struct.job, align 8
  %10 = alloca i64, align 8
  %11 = alloca %struct.timespec, align 8
  %12 = alloca %struct.timespec, align 8
  %13 = alloca %struct.timespec, align 8
  %14 = alloca %struct.timespec, align 8
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %16 = load ptr, ptr %15, align 8, !tbaa !46
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %18 = load ptr, ptr %17, align 8, !tbaa !50
  %19 = getelementptr inbounds %struct.task, ptr %18, i64 0, i32 1
  %20 = load atomic i64, ptr %19 monotonic, align 8
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %22 = load i64, ptr %21, align 8, !tbaa !51
  %23 = mul i64 %22, %20
  %24 = lshr i64 %23, 10
  %25 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 4
  %26 = load i32, ptr %25, align 8, !tbaa !3
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
  %65 = load i32, ptr %25, align 8, !tbaa !3
  br label %72

66:                                               ; preds = %59
  %67 = load i32, ptr %25, align 8, !tbaa !3
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
  br i1 %85, label %79, label %87, !llvm.loop !52

87:                                               ; preds = %79
  %88 = trunc i64 %80 to i32
  br label %89

89:                                               ; preds = %55, %87
  %90 = phi i32 [ %88, %87 ], [ 0, %55 ]
  %91 = shl nsw i32 %90, 1
  %92 = select i1 %58, i32 %91, i32 %1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %14) #11
  %93 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %14) #14
  %94 = load i64, ptr %14, align 8, !tbaa !30
  %95 = getelementptr inbounds %struct.timespec, ptr %14, i64 0, i32 1
  %96 = load i64, ptr %95, align 8, !tbaa !32
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %14) #11
  %97 = icmp sgt i32 %57, 1
  %98 = sub nsw i32 %92, %90
  %99 = icmp sgt i32 %98, 1
  %100 = select i1 %97, i1 %99, i1 false
  br i1 %100, label %172, label %101

101:                                              ; preds = %89
  %102 = load ptr, ptr %15, align 8, !tbaa !46
  %103 = getelementptr inbounds %struct.pool, ptr %102, i64 0, i32 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %13) #11
  %104 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %13) #14
  %105 = load i64, ptr %13, align 8, !tbaa !30
  %106 = mul i64 %105, 1000000000
  %107 = getelementptr inbounds %struct.timespec, ptr %13, i64 0, i32 1
  %108 = load i64, ptr %107, align 8, !tbaa !32
  %109 = add i64 %106, %108
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %13) #11
  %110 = sext i32 %90 to i64
  %111 = sext i32 %92 to i64
  %112 = icmp sgt i32 %92, %90
  br i1 %112, label %113, label %146

113:                                              ; preds = %101
  %114 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %115 = getelementptr inbounds %struct.timespec, ptr %12, i64 0, i32 1
  br label %116

116:                                              ; preds = %125, %113
  %117 = phi i64 [ %109, %113 ], [ %127, %125 ]
  %118 = phi i64 [ 1, %113 ], [ %135, %125 ]
  %119 = phi i64 [ %110, %113 ], [ %126, %125 ]
  %120 = sub nsw i64 %111, %119
  %121 = icmp slt i64 %120, %118
  %122 = add nsw i64 %119, %118
  %123 = select i1 %121, i64 %111, i64 %122
  %124 = icmp slt i64 %119, %123
  br i1 %124, label %138, label %125

125:                                              ; preds = %138, %116
  %126 = phi i64 [ %119, %116 ], [ %123, %138 ]
  %127 = phi i64 [ %117, %116 ], [ %143, %138 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %12) #11
  %128 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %12) #14
  %129 = load i64, ptr %12, align 8, !tbaa !30
  %130 = mul i64 %129, 1000000000
  %131 = load i64, ptr %115, align 8, !tbaa !32
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %12) #11
  %132 = sub i64 %131, %127
  %133 = add i64 %132, %130
  %134 = icmp ult i64 %133, %56
  %135 = shl nsw i64 %118, 1
  %136 = icmp slt i64 %126, %111
  %137 = select i1 %134, i1 %136, i1 false
  br i1 %137, label %116, label %146, !llvm.loop !53

138:                                              ; preds = %116, %138
  %139 = phi i64 [ %143, %138 ], [ %117, %116 ]
  %140 = phi i64 [ %144, %138 ], [ %119, %116 ]
  %141 = trunc i64 %140 to i32
  call void %4(ptr noundef %3, i32 noundef 0, i32 noundef %141) #14
  %142 = call fastcc i64 @pause_turn(ptr noundef nonnull %103, ptr noundef nonnull %114) #15
  %143 = add i64 %142, %139
  %144 = add i64 %140, 1
  %145 = icmp eq i64 %144, %123
  br i1 %145, label %125, label %138, !llvm.loop !54

146:                                              ; preds = %125, %101
  %147 = phi i64 [ %110, %101 ], [ %126, %125 ]
  %148 = phi i64 [ %109, %101 ], [ %127, %125 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %11) #11
  %149 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %11) #14
  %150 = load i64, ptr %11, align 8, !tbaa !30
  %151 = mul i64 %150, 1000000000
  %152 = getelementptr inbounds %struct.timespec, ptr %11, i64 0, i32 1
  %153 = load i64, ptr %152, align 8, !tbaa !32
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %11) #11
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
  %166 = load i32, ptr %25, align 8, !tbaa !3
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
  br i1 %176, label %177, label %361

177:                                              ; preds = %172
  %178 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %179 = sub nsw i32 %92, %174
  %180 = call i32 @llvm.smin.i32(i32 %175, i32 %179)
  %181 = call i32 @llvm.smin.i32(i32 %180, i32 64)
  call void @llvm.lifetime.start.p0(i64 4128, ptr nonnull %9) #11
  store ptr %3, ptr %9, align 8, !tbaa !55
  %182 = getelementptr inbounds %struct.job, ptr %9, i64 0, i32 1
  store ptr %4, ptr %182, align 8, !tbaa !57
  %183 = getelementptr inbounds %struct.job, ptr %9, i64 0, i32 2
  store i32 %181, ptr %183, align 8, !tbaa !58
  %184 = add nsw i32 %175, -1
  %185 = getelementptr inbounds %struct.job, ptr %9, i64 0, i32 3
  store i32 %184, ptr %185, align 4, !tbaa !59
  %186 = getelementptr inbounds %struct.job, ptr %9, i64 0, i32 4
  store i64 0, ptr %186, align 8, !tbaa !60
  %187 = icmp sgt i32 %180, 0
  br i1 %187, label %188, label %193

188:                                              ; preds = %177
  %189 = sext i32 %179 to i64
  %190 = sext i32 %181 to i64
  %191 = call i32 @llvm.smax.i32(i32 %181, i32 1)
  %192 = zext i32 %191 to i64
  br label %195

193:                                              ; preds = %195, %177
  %194 = icmp sgt i32 %175, 1
  br i1 %194, label %209, label %353

195:                                              ; preds = %195, %188
  %196 = phi i64 [ 0, %188 ], [ %202, %195 ]
  %197 = mul nsw i64 %196, %189
  %198 = sdiv i64 %197, %190
  %199 = trunc i64 %198 to i32
  %200 = add nsw i32 %174, %199
  %201 = getelementptr inbounds %struct.job, ptr %9, i64 0, i32 5, i64 %196
  store i32 %200, ptr %201, align 8, !tbaa !61
  %202 = add nuw nsw i64 %196, 1
  %203 = mul nsw i64 %202, %189
  %204 = sdiv i64 %203, %190
  %205 = trunc i64 %204 to i32
  %206 = add nsw i32 %174, %205
  %207 = getelementptr inbounds %struct.job, ptr %9, i64 0, i32 5, i64 %196, i32 1
  store i32 %206, ptr %207, align 4, !tbaa !63
  %208 = icmp eq i64 %202, %192
  br i1 %208, label %193, label %195, !llvm.loop !64

209:                                              ; preds = %193
  %210 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 0, i32 1
  %211 = atomicrmw xchg ptr %210, i32 1 seq_cst, align 4
  %212 = icmp eq i32 %211, 0
  br i1 %212, label %273, label %213

213:                                              ; preds = %209
  %214 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 1, i32 1
  %215 = atomicrmw xchg ptr %214, i32 1 seq_cst, align 4
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %273, label %217

217:                                              ; preds = %213
  %218 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 2, i32 1
  %219 = atomicrmw xchg ptr %218, i32 1 seq_cst, align 4
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %273, label %221

221:                                              ; preds = %217
  %222 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 3, i32 1
  %223 = atomicrmw xchg ptr %222, i32 1 seq_cst, align 4
  %224 = icmp eq i32 %223, 0
  br i1 %224, label %273, label %225

225:                                              ; preds = %221
  %226 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 4, i32 1
  %227 = atomicrmw xchg ptr %226, i32 1 seq_cst, align 4
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %273, label %229

229:                                              ; preds = %225
  %230 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 5, i32 1
  %231 = atomicrmw xchg ptr %230, i32 1 seq_cst, align 4
  %232 = icmp eq i32 %231, 0
  br i1 %232, label %273, label %233

233:                                              ; preds = %229
  %234 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 6, i32 1
  %235 = atomicrmw xchg ptr %234, i32 1 seq_cst, align 4
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %273, label %237

237:                                              ; preds = %233
  %238 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 7, i32 1
  %239 = atomicrmw xchg ptr %238, i32 1 seq_cst, align 4
  %240 = icmp eq i32 %239, 0
  br i1 %240, label %273, label %241

241:                                              ; preds = %237
  %242 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 8, i32 1
  %243 = atomicrmw xchg ptr %242, i32 1 seq_cst, align 4
  %244 = icmp eq i32 %243, 0
  br i1 %244, label %273, label %245

245:                                              ; preds = %241
  %246 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 9, i32 1
  %247 = atomicrmw xchg ptr %246, i32 1 seq_cst, align 4
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %273, label %249

249:                                              ; preds = %245
  %250 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 10, i32 1
  %251 = atomicrmw xchg ptr %250, i32 1 seq_cst, align 4
  %252 = icmp eq i32 %251, 0
  br i1 %252, label %273, label %253

253:                                              ; preds = %249
  %254 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 11, i32 1
  %255 = atomicrmw xchg ptr %254, i32 1 seq_cst, align 4
  %256 = icmp eq i32 %255, 0
  br i1 %256, label %273, label %257

257:                                              ; preds = %253
  %258 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 12, i32 1
  %259 = atomicrmw xchg ptr %258, i32 1 seq_cst, align 4
  %260 = icmp eq i32 %259, 0
  br i1 %260, label %273, label %261

261:                                              ; preds = %257
  %262 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 13, i32 1
  %263 = atomicrmw xchg ptr %262, i32 1 seq_cst, align 4
  %264 = icmp eq i32 %263, 0
  br i1 %264, label %273, label %265

265:                                              ; preds = %261
  %266 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 14, i32 1
  %267 = atomicrmw xchg ptr %266, i32 1 seq_cst, align 4
  %268 = icmp eq i32 %267, 0
  br i1 %268, label %273, label %269

269:                                              ; preds = %265
  %270 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 15, i32 1
  %271 = atomicrmw xchg ptr %270, i32 1 seq_cst, align 4
  %272 = icmp eq i32 %271, 0
  br i1 %272, label %273, label %353

273:                                              ; preds = %269, %265, %261, %257, %253, %249, %245, %241, %237, %233, %229, %225, %221, %217, %213, %209
  %274 = phi i64 [ 0, %209 ], [ 1, %213 ], [ 2, %217 ], [ 3, %221 ], [ 4, %225 ], [ 5, %229 ], [ 6, %233 ], [ 7, %237 ], [ 8, %241 ], [ 9, %245 ], [ 10, %249 ], [ 11, %253 ], [ 12, %257 ], [ 13, %261 ], [ 14, %265 ], [ 15, %269 ]
  %275 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 %274
  %276 = ptrtoint ptr %9 to i64
  store atomic i64 %276, ptr %275 seq_cst, align 8
  %277 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 2
  %278 = atomicrmw add ptr %277, i32 1 seq_cst, align 4
  %279 = load i32, ptr %25, align 8, !tbaa !3
  %280 = icmp sgt i32 %279, 0
  br i1 %280, label %281, label %310

281:                                              ; preds = %273, %302
  %282 = phi i64 [ %304, %302 ], [ 0, %273 ]
  %283 = phi i32 [ %303, %302 ], [ 0, %273 ]
  %284 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 10, i64 %282, i32 4
  %285 = load atomic i32, ptr %284 seq_cst, align 4
  %286 = icmp eq i32 %285, 0
  br i1 %286, label %302, label %287

287:                                              ; preds = %281
  %288 = load atomic i32, ptr %185 seq_cst, align 4
  %289 = icmp sgt i32 %288, 0
  br i1 %289, label %290, label %310

290:                                              ; preds = %287
  %291 = atomicrmw sub ptr %185, i32 1 seq_cst, align 4
  %292 = icmp slt i32 %291, 1
  br i1 %292, label %310, label %293

293:                                              ; preds = %290
  %294 = atomicrmw xchg ptr %284, i32 0 seq_cst, align 4
  %295 = icmp eq i32 %294, 0
  br i1 %295, label %300, label %296

296:                                              ; preds = %293
  %297 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 10, i64 %282, i32 2
  %298 = call i32 @sem_post(ptr noundef nonnull %297) #14
  %299 = add nsw i32 %283, 1
  br label %302

300:                                              ; preds = %293
  %301 = atomicrmw add ptr %185, i32 1 seq_cst, align 4
  br label %302

302:                                              ; preds = %300, %296, %281
  %303 = phi i32 [ %283, %300 ], [ %299, %296 ], [ %283, %281 ]
  %304 = add nuw nsw i64 %282, 1
  %305 = load i32, ptr %25, align 8, !tbaa !3
  %306 = sext i32 %305 to i64
  %307 = icmp slt i64 %304, %306
  %308 = icmp slt i32 %303, 4
  %309 = select i1 %307, i1 %308, i1 false
  br i1 %309, label %281, label %310, !llvm.loop !33

310:                                              ; preds = %302, %290, %287, %273
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #11
  %311 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 8
  %312 = call fastcc i32 @drain(ptr noundef nonnull %311, ptr noundef nonnull %178, ptr noundef nonnull %9, i32 noundef 0, ptr noundef nonnull %10) #15
  store atomic i64 0, ptr %275 seq_cst, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #11
  %313 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #14
  %314 = load i64, ptr %8, align 8, !tbaa !30
  %315 = mul i64 %314, 1000000000
  %316 = getelementptr inbounds %struct.timespec, ptr %8, i64 0, i32 1
  %317 = load i64, ptr %316, align 8, !tbaa !32
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #11
  %318 = add i64 %317, 50000
  %319 = add i64 %318, %315
  %320 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 %274, i32 2
  %321 = load atomic i32, ptr %320 seq_cst, align 4
  %322 = icmp eq i32 %321, 0
  br i1 %322, label %332, label %323

323:                                              ; preds = %310
  %324 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1
  br label %325

325:                                              ; preds = %335, %323
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #11
  %326 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #14
  %327 = load i64, ptr %7, align 8, !tbaa !30
  %328 = mul i64 %327, 1000000000
  %329 = load i64, ptr %324, align 8, !tbaa !32
  %330 = add i64 %328, %329
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #11
  %331 = icmp ult i64 %330, %319
  br i1 %331, label %335, label %332

332:                                              ; preds = %335, %325, %310
  %333 = load atomic i32, ptr %320 seq_cst, align 4
  %334 = icmp eq i32 %333, 0
  br i1 %334, label %351, label %338

335:                                              ; preds = %325
  call void @llvm.x86.sse2.pause()
  %336 = load atomic i32, ptr %320 seq_cst, align 4
  %337 = icmp eq i32 %336, 0
  br i1 %337, label %332, label %325, !llvm.loop !65

338:                                              ; preds = %332
  %339 = call i32 @pthread_mutex_lock(ptr noundef nonnull %16) #14
  %340 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 %274, i32 3
  store atomic i32 1, ptr %340 seq_cst, align 8
  %341 = load atomic i32, ptr %320 seq_cst, align 4
  %342 = icmp eq i32 %341, 0
  br i1 %342, label %349, label %343

343:                                              ; preds = %338
  %344 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 1
  br label %345

345:                                              ; preds = %345, %343
  %346 = call i32 @pthread_cond_wait(ptr noundef nonnull %344, ptr noundef nonnull %16) #14
  %347 = load atomic i32, ptr %320 seq_cst, align 4
  %348 = icmp eq i32 %347, 0
  br i1 %348, label %349, label %345, !llvm.loop !66

349:                                              ; preds = %345, %338
  store atomic i32 0, ptr %340 seq_cst, align 8
  %350 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %16) #14
  br label %351

351:                                              ; preds = %349, %332
  %352 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 %274, i32 1
  store atomic i32 0, ptr %352 seq_cst, align 8
  br label %356

353:                                              ; preds = %269, %193
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #11
  %354 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 8
  %355 = call fastcc i32 @drain(ptr noundef nonnull %354, ptr noundef nonnull %178, ptr noundef nonnull %9, i32 noundef 0, ptr noundef nonnull %10) #15
  br label %356

356:                                              ; preds = %351, %353
  %357 = load i64, ptr %10, align 8, !tbaa !16
  %358 = load i64, ptr %186, align 8, !tbaa !60
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #11
  call void @llvm.lifetime.end.p0(i64 4128, ptr nonnull %9) #11
  %359 = add i64 %357, %173
  %360 = add i64 %359, %358
  br label %361

361:                                              ; preds = %356, %172
  %362 = phi i64 [ %360, %356 ], [ %173, %172 ]
  %363 = icmp ugt i64 %23, 1023
  %364 = select i1 %100, i1 %363, i1 false
  %365 = icmp ult i64 %23, 1024000000
  %366 = select i1 %364, i1 %365, i1 false
  br i1 %366, label %367, label %397

367:                                              ; preds = %361
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #11
  %368 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #14
  %369 = load i64, ptr %6, align 8, !tbaa !30
  %370 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %371 = load i64, ptr %370, align 8, !tbaa !32
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #11
  %372 = sub i64 %369, %94
  %373 = mul i64 %372, 1000000000
  %374 = sub i64 %371, %96
  %375 = add i64 %374, %373
  %376 = icmp ult i64 %375, %24
  br i1 %376, label %377, label %387

377:                                              ; preds = %367
  %378 = getelementptr inbounds %struct.task, ptr %18, i64 0, i32 4
  %379 = load atomic i32, ptr %378 monotonic, align 8
  %380 = zext i32 %379 to i64
  %381 = shl nuw nsw i64 %380, 1
  %382 = icmp ult i64 %381, %24
  br i1 %382, label %397, label %383

383:                                              ; preds = %377
  %384 = getelementptr inbounds %struct.task, ptr %18, i64 0, i32 3
  %385 = load atomic i32, ptr %384 monotonic, align 4
  %386 = lshr i32 %385, 1
  store atomic i32 %386, ptr %384 monotonic, align 4
  br label %397

387:                                              ; preds = %367
  %388 = getelementptr inbounds %struct.task, ptr %18, i64 0, i32 3
  %389 = load atomic i32, ptr %388 monotonic, align 4
  %390 = icmp ult i32 %389, 255
  %391 = shl i32 %389, 1
  %392 = or i32 %391, 1
  %393 = select i1 %390, i32 %392, i32 255
  store atomic i32 %393, ptr %388 monotonic, align 4
  %394 = getelementptr inbounds %struct.task, ptr %18, i64 0, i32 4
  %395 = trunc i64 %24 to i32
  store atomic i32 %395, ptr %394 monotonic, align 8
  %396 = getelementptr inbounds %struct.task, ptr %18, i64 0, i32 2
  store atomic i32 %393, ptr %396 monotonic, align 8
  br label %397

397:                                              ; preds = %387, %383, %377, %361
  %398 = load i64, ptr %21, align 8, !tbaa !51
  %399 = load atomic i64, ptr %19 monotonic, align 8
  %400 = shl i64 %362, 10
  %401 = udiv i64 %400, %398
  %402 = add nuw i64 %401, 1
  %403 = icmp eq i64 %399, 0
  br i1 %403, label %413, label %404

404:                                              ; preds = %397
  %405 = icmp ult i64 %402, %399
  br i1 %405, label %406, label %409

406:                                              ; preds = %404
  %407 = add i64 %402, %399
  %408 = lshr i64 %407, 1
  br label %413

409:                                              ; preds = %404
  %410 = mul i64 %399, 7
  %411 = add i64 %402, %410
  %412 = lshr i64 %411, 3
  br label %413

413:                                              ; preds = %397, %406, %409
  %414 = phi i64 [ %402, %397 ], [ %408, %406 ], [ %412, %409 ]
  store atomic i64 %414, ptr %19 monotonic, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local ptr @queue_create(ptr noundef %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 456) #14
  %5 = icmp eq ptr %4, null
  br i1 %5, label %14, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 8
  store ptr %0, ptr %7, align 8, !tbaa !46
  %8 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 1, i32 1
  store i32 %1, ptr %8, align 8, !tbaa !67
  %9 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 6
  store i64 %2, ptr %9, align 8, !tbaa !68
  %10 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 12
  %11 = tail call i32 @pthread_create(ptr noundef nonnull %10, ptr noundef null, ptr noundef nonnull @run, ptr noundef nonnull %4) #14
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %6
  tail call void @free(ptr noundef nonnull %4) #14
  br label %14

14:                                               ; preds = %6, %3, %13
  %15 = phi ptr [ inttoptr (i64 1 to ptr), %13 ], [ null, %3 ], [ %4, %6 ]
  ret ptr %15
}

; Function Attrs: nounwind
define internal noalias ptr @run(ptr noundef %0) #0 {
  %2 = alloca %struct.timespec, align 8
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %4 = load ptr, ptr %3, align 8, !tbaa !46
  %5 = getelementptr inbounds %struct.pool, ptr %4, i64 0, i32 8
  %6 = getelementptr inbounds %struct.pool, ptr %4, i64 0, i32 7
  tail call fastcc void @schedule(ptr noundef nonnull %6) #15
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %8 = getelementptr inbounds %struct.pool, ptr %4, i64 0, i32 8, i32 7
  %9 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #14
  %10 = getelementptr inbounds %struct.pool, ptr %4, i64 0, i32 8, i32 8
  %11 = load ptr, ptr %10, align 8, !tbaa !27
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9, i32 1
  store ptr %11, ptr %12, align 8, !tbaa !28
  %13 = icmp eq ptr %11, null
  br i1 %13, label %15, label %14

14:                                               ; preds = %1
  store ptr %7, ptr %11, align 8, !tbaa !29
  br label %15

15:                                               ; preds = %1, %14
  store ptr %7, ptr %10, align 8, !tbaa !27
  %16 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #14
  %17 = tail call fastcc ptr @next_batch(ptr noundef nonnull %0) #15
  %18 = icmp eq ptr %17, null
  br i1 %18, label %25, label %19

19:                                               ; preds = %15
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9, i32 4
  %21 = getelementptr inbounds %struct.pool, ptr %4, i64 0, i32 8, i32 5
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9, i32 3
  %23 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  br label %46

25:                                               ; preds = %108, %15
  call fastcc void @give_turn(ptr noundef nonnull %5, ptr noundef nonnull %7) #15
  %26 = call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #14
  %27 = load ptr, ptr %7, align 8, !tbaa !29
  %28 = icmp eq ptr %27, null
  %29 = load ptr, ptr %12, align 8, !tbaa !28
  br i1 %28, label %33, label %30

30:                                               ; preds = %25
  %31 = getelementptr inbounds %struct.turn, ptr %27, i64 0, i32 1
  store ptr %29, ptr %31, align 8, !tbaa !28
  %32 = load ptr, ptr %12, align 8, !tbaa !28
  br label %34

33:                                               ; preds = %25
  store ptr %29, ptr %10, align 8, !tbaa !27
  br label %34

34:                                               ; preds = %33, %30
  %35 = phi ptr [ %29, %33 ], [ %32, %30 ]
  %36 = icmp eq ptr %35, null
  br i1 %36, label %38, label %37

37:                                               ; preds = %34
  store ptr %27, ptr %35, align 8, !tbaa !29
  br label %38

38:                                               ; preds = %34, %37
  %39 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #14
  %40 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %41 = call i32 @pthread_mutex_lock(ptr noundef nonnull %40) #14
  %42 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store i32 1, ptr %42, align 8, !tbaa !69
  %43 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %44 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %43) #14
  %45 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %40) #14
  ret ptr null

46:                                               ; preds = %19, %108
  %47 = phi ptr [ %17, %19 ], [ %109, %108 ]
  %48 = load atomic i32, ptr %20 seq_cst, align 8
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %63

50:                                               ; preds = %46
  %51 = load atomic i32, ptr %21 seq_cst, align 8
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %62

53:                                               ; preds = %50
  %54 = call fastcc i32 @take_free_turn(ptr noundef nonnull %5) #15
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %62, label %56

56:                                               ; preds = %53
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #11
  %57 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #14
  %58 = load i64, ptr %2, align 8, !tbaa !30
  %59 = mul i64 %58, 1000000000
  %60 = load i64, ptr %23, align 8, !tbaa !32
  %61 = add i64 %59, %60
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #11
  store atomic i64 %61, ptr %22 monotonic, align 8
  store atomic i32 1, ptr %20 release, align 8
  br label %63

62:                                               ; preds = %53, %50
  call fastcc void @await_turn(ptr noundef nonnull %5, ptr noundef nonnull %7) #15
  br label %63

63:                                               ; preds = %46, %56, %62
  %64 = getelementptr inbounds %struct.batch, ptr %47, i64 0, i32 1
  %65 = load ptr, ptr %64, align 8, !tbaa !70
  %66 = getelementptr inbounds %struct.batch, ptr %47, i64 0, i32 2
  %67 = load i64, ptr %66, align 8, !tbaa !72
  %68 = getelementptr inbounds i8, ptr %65, i64 %67
  %69 = icmp sgt i64 %67, 0
  br i1 %69, label %70, label %108

70:                                               ; preds = %63, %104
  %71 = phi ptr [ %83, %104 ], [ %65, %63 ]
  %72 = phi i32 [ %106, %104 ], [ 0, %63 ]
  %73 = phi i32 [ %105, %104 ], [ 0, %63 ]
  %74 = load atomic i32, ptr %24 seq_cst, align 4
  %75 = icmp eq i32 %74, 2
  br i1 %75, label %108, label %76

76:                                               ; preds = %70
  %77 = load atomic i16, ptr %71 seq_cst, align 4
  %78 = getelementptr inbounds %struct.command, ptr %71, i64 0, i32 1
  %79 = load i16, ptr %78, align 2, !tbaa !73
  %80 = getelementptr inbounds %struct.command, ptr %71, i64 0, i32 2
  %81 = load i32, ptr %80, align 4, !tbaa !76
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds i8, ptr %71, i64 %82
  %84 = icmp eq i32 %72, 0
  %85 = icmp ne i16 %77, 5
  %86 = select i1 %84, i1 %85, i1 false
  br i1 %86, label %87, label %91

87:                                               ; preds = %76
  %88 = atomicrmw xchg ptr %71, i16 8 seq_cst, align 2
  %89 = icmp eq i16 %88, 9
  %90 = zext i1 %89 to i32
  br label %91

91:                                               ; preds = %87, %76
  %92 = phi i32 [ %90, %87 ], [ %73, %76 ]
  %93 = phi i16 [ %88, %87 ], [ %77, %76 ]
  %94 = phi i32 [ 1, %87 ], [ %72, %76 ]
  %95 = icmp ne i32 %92, 0
  %96 = icmp ne i16 %93, 6
  %97 = select i1 %95, i1 %96, i1 false
  %98 = select i1 %97, i16 9, i16 %93
  call fastcc void @execute(ptr noundef nonnull %0, ptr noundef nonnull %71, i16 noundef zeroext %98) #15
  %99 = icmp eq i16 %79, 0
  br i1 %99, label %104, label %100, !llvm.loop !77

100:                                              ; preds = %91
  %101 = load ptr, ptr %3, align 8, !tbaa !46
  %102 = getelementptr inbounds %struct.pool, ptr %101, i64 0, i32 8
  %103 = call fastcc i64 @pause_turn(ptr noundef nonnull %102, ptr noundef nonnull %7) #15
  br label %104

104:                                              ; preds = %100, %91
  %105 = phi i32 [ 0, %100 ], [ %92, %91 ]
  %106 = phi i32 [ 0, %100 ], [ %94, %91 ]
  %107 = icmp ult ptr %83, %68
  br i1 %107, label %70, label %108

108:                                              ; preds = %70, %104, %63
  call void @free(ptr noundef nonnull %47) #14
  %109 = call fastcc ptr @next_batch(ptr noundef %0) #15
  %110 = icmp eq ptr %109, null
  br i1 %110, label %25, label %46, !llvm.loop !78
}

; Function Attrs: nounwind
define dso_local i32 @queue_submit(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 24) #14
  %5 = icmp eq ptr %4, null
  br i1 %5, label %28, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.batch, ptr %4, i64 0, i32 1
  store ptr %1, ptr %7, align 8, !tbaa !70
  %8 = getelementptr inbounds %struct.batch, ptr %4, i64 0, i32 2
  store i64 %2, ptr %8, align 8, !tbaa !72
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %10 = load atomic i64, ptr %9 seq_cst, align 8
  %11 = inttoptr i64 %10 to ptr
  store ptr %11, ptr %4, align 8, !tbaa !79
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
  br i1 %20, label %21, label %15, !llvm.loop !80

21:                                               ; preds = %15, %6
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %23 = atomicrmw xchg ptr %22, i32 0 seq_cst, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %28, label %25

25:                                               ; preds = %21
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %27 = tail call i32 @sem_post(ptr noundef nonnull %26) #14
  br label %28

28:                                               ; preds = %25, %21, %3
  %29 = phi i32 [ 0, %3 ], [ 1, %21 ], [ 1, %25 ]
  ret i32 %29
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none)
define dso_local i32 @queue_revoke(ptr nocapture noundef %0, i64 noundef %1) local_unnamed_addr #7 {
  %3 = load atomic i16, ptr %0 seq_cst, align 4
  %4 = icmp ne i64 %1, 0
  %5 = icmp eq i16 %3, 5
  %6 = select i1 %4, i1 true, i1 %5
  br i1 %6, label %7, label %22

7:                                                ; preds = %2, %7
  %8 = phi i64 [ %13, %7 ], [ %1, %2 ]
  %9 = phi ptr [ %17, %7 ], [ %0, %2 ]
  %10 = getelementptr inbounds %struct.command, ptr %9, i64 0, i32 1
  %11 = load i16, ptr %10, align 2, !tbaa !73
  %12 = zext i16 %11 to i64
  %13 = sub i64 %8, %12
  %14 = getelementptr inbounds %struct.command, ptr %9, i64 0, i32 2
  %15 = load i32, ptr %14, align 4, !tbaa !76
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds i8, ptr %9, i64 %16
  %18 = load atomic i16, ptr %17 seq_cst, align 4
  %19 = icmp ne i64 %13, 0
  %20 = icmp eq i16 %18, 5
  %21 = select i1 %19, i1 true, i1 %20
  br i1 %21, label %7, label %22, !llvm.loop !81

22:                                               ; preds = %7, %2
  %23 = phi ptr [ %0, %2 ], [ %17, %7 ]
  %24 = phi i16 [ %3, %2 ], [ %18, %7 ]
  %25 = icmp eq i16 %24, 8
  br i1 %25, label %30, label %26

26:                                               ; preds = %22
  %27 = cmpxchg ptr %23, i16 %24, i16 9 seq_cst seq_cst, align 2
  %28 = extractvalue { i16, i1 } %27, 1
  %29 = zext i1 %28 to i32
  br label %30

30:                                               ; preds = %26, %22
  %31 = phi i32 [ 0, %22 ], [ %29, %26 ]
  ret i32 %31
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i64 @queue_completed(ptr nocapture noundef readonly %0) local_unnamed_addr #8 {
  %2 = load atomic i64, ptr %0 seq_cst, align 8
  ret i64 %2
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @queue_lives(ptr nocapture noundef readonly %0) local_unnamed_addr #8 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %3 = load atomic i32, ptr %2 seq_cst, align 8
  %4 = icmp eq i32 %3, 0
  %5 = zext i1 %4 to i32
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i64 @queue_failed(ptr nocapture noundef readonly %0) local_unnamed_addr #8 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15, i32 3
  %3 = load atomic i64, ptr %2 seq_cst, align 8
  ret i64 %3
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @queue_arm(ptr nocapture noundef %0, i64 noundef %1) local_unnamed_addr #8 {
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #11
  %8 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #14
  %9 = load i64, ptr %4, align 8, !tbaa !30
  %10 = mul i64 %9, 1000000000
  %11 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !32
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #11
  %13 = add i64 %12, %2
  %14 = add i64 %13, %10
  %15 = call fastcc i32 @reach(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %14) #15
  br label %16

16:                                               ; preds = %3, %7
  %17 = phi i32 [ %15, %7 ], [ 1, %3 ]
  ret i32 %17
}

; Function Attrs: noinline nounwind
define internal fastcc i32 @reach(ptr noundef %0, i64 noundef %1, i64 noundef %2) unnamed_addr #9 {
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %6 = atomicrmw add ptr %5, i32 1 seq_cst, align 4
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %8 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #14
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
  %19 = load i32, ptr %12, align 8, !tbaa !69
  %20 = icmp eq i32 %19, 0
  %21 = icmp eq i32 %18, 0
  %22 = select i1 %20, i1 %21, i1 false
  br i1 %22, label %23, label %27

23:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #11
  store i64 %14, ptr %4, align 8, !tbaa !30
  store i64 %16, ptr %15, align 8, !tbaa !32
  %24 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %13, ptr noundef nonnull %7, i32 noundef 1, ptr noundef nonnull %4) #14
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #11
  %25 = load atomic i64, ptr %0 seq_cst, align 8
  %26 = icmp ult i64 %25, %1
  br i1 %26, label %17, label %27, !llvm.loop !82

27:                                               ; preds = %23, %17, %3
  %28 = load atomic i64, ptr %0 seq_cst, align 8
  %29 = icmp ult i64 %28, %1
  br i1 %29, label %30, label %35

30:                                               ; preds = %27
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %32 = load i32, ptr %31, align 8, !tbaa !69
  %33 = icmp ne i32 %32, 0
  %34 = sext i1 %33 to i32
  br label %35

35:                                               ; preds = %27, %30
  %36 = phi i32 [ %34, %30 ], [ 1, %27 ]
  %37 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #14
  %38 = atomicrmw sub ptr %5, i32 1 seq_cst, align 4
  ret i32 %36
}

; Function Attrs: nounwind
define dso_local i32 @queue_take_failure(ptr noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #14
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !83
  %7 = icmp eq ptr %6, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %2
  %9 = load ptr, ptr %6, align 8, !tbaa !84
  store ptr %9, ptr %5, align 8, !tbaa !83
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !86
  %12 = add i64 %11, -1
  store atomic i64 %12, ptr %10 seq_cst, align 8
  %13 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #14
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2592) %1, ptr noundef nonnull align 8 dereferenceable(2592) %6, i64 2592, i1 false), !tbaa.struct !87
  tail call void @free(ptr noundef nonnull %6) #14
  br label %16

14:                                               ; preds = %2
  %15 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #14
  br label %16

16:                                               ; preds = %8, %14
  %17 = phi i32 [ 1, %8 ], [ 0, %14 ]
  ret i32 %17
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #14
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %6 = load i32, ptr %5, align 4, !tbaa !89
  %7 = icmp ult i32 %6, %1
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  store atomic i32 %1, ptr %5 seq_cst, align 4
  br label %9

9:                                                ; preds = %8, %2
  %10 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #14
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %12 = atomicrmw xchg ptr %11, i32 0 seq_cst, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %17, label %14

14:                                               ; preds = %9
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %16 = tail call i32 @sem_post(ptr noundef nonnull %15) #14
  br label %17

17:                                               ; preds = %9, %14
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_join(ptr nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %3 = load i64, ptr %2, align 8, !tbaa !90
  %4 = tail call i32 @pthread_join(i64 noundef %3, ptr noundef null) #14
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc ptr @next_batch(ptr noundef %0) #15
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %13

4:                                                ; preds = %13, %1
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !83
  %7 = icmp eq ptr %6, null
  br i1 %7, label %12, label %8

8:                                                ; preds = %4, %8
  %9 = phi ptr [ %10, %8 ], [ %6, %4 ]
  %10 = load ptr, ptr %9, align 8, !tbaa !84
  tail call void @free(ptr noundef nonnull %9) #14
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %8, !llvm.loop !91

12:                                               ; preds = %8, %4
  tail call void @free(ptr noundef %0) #14
  ret void

13:                                               ; preds = %1, %13
  %14 = phi ptr [ %15, %13 ], [ %2, %1 ]
  tail call void @free(ptr noundef nonnull %14) #14
  %15 = tail call fastcc ptr @next_batch(ptr noundef %0) #15
  %16 = icmp eq ptr %15, null
  br i1 %16, label %4, label %13, !llvm.loop !92
}

; Function Attrs: nounwind
define internal fastcc ptr @next_batch(ptr noundef %0) unnamed_addr #0 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %6 = load ptr, ptr %5, align 8, !tbaa !93
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %34

8:                                                ; preds = %1
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %11 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %15 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %19 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  br label %20

20:                                               ; preds = %8, %111
  %21 = atomicrmw xchg ptr %9, i64 0 seq_cst, align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %31, label %23

23:                                               ; preds = %20
  %24 = inttoptr i64 %21 to ptr
  %25 = load ptr, ptr %5, align 8, !tbaa !93
  br label %26

26:                                               ; preds = %26, %23
  %27 = phi ptr [ %25, %23 ], [ %28, %26 ]
  %28 = phi ptr [ %24, %23 ], [ %29, %26 ]
  %29 = load ptr, ptr %28, align 8, !tbaa !79
  store ptr %27, ptr %28, align 8, !tbaa !79
  %30 = icmp eq ptr %29, null
  br i1 %30, label %34, label %26, !llvm.loop !94

31:                                               ; preds = %20
  %32 = load ptr, ptr %5, align 8, !tbaa !93
  %33 = icmp eq ptr %32, null
  br i1 %33, label %37, label %34

34:                                               ; preds = %31, %111, %26, %1
  %35 = phi ptr [ %6, %1 ], [ %28, %26 ], [ %32, %31 ], [ %121, %111 ]
  %36 = load ptr, ptr %35, align 8, !tbaa !79
  store ptr %36, ptr %5, align 8, !tbaa !93
  br label %123

37:                                               ; preds = %31
  %38 = load atomic i32, ptr %10 seq_cst, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %123

40:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #11
  %41 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #14
  %42 = load i64, ptr %4, align 8, !tbaa !30
  %43 = mul i64 %42, 1000000000
  %44 = load i64, ptr %11, align 8, !tbaa !32
  %45 = add i64 %43, %44
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #11
  %46 = load i64, ptr %12, align 8, !tbaa !68
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %86, label %48

48:                                               ; preds = %40
  %49 = load i64, ptr %13, align 8, !tbaa !95
  %50 = icmp ult i64 %49, %46
  %51 = shl i64 %49, 1
  %52 = add i64 %51, 1000
  %53 = atomicrmw add ptr @spinners, i32 1 seq_cst, align 4
  %54 = add i32 %53, 1
  %55 = load ptr, ptr %14, align 8, !tbaa !46
  %56 = getelementptr inbounds %struct.pool, ptr %55, i64 0, i32 5
  %57 = load i32, ptr %56, align 4, !tbaa !3
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
  %67 = load ptr, ptr %14, align 8, !tbaa !46
  %68 = getelementptr inbounds %struct.pool, ptr %67, i64 0, i32 8, i32 5
  %69 = load atomic i32, ptr %68 seq_cst, align 8
  %70 = icmp eq i32 %69, 0
  %71 = sub i64 %63, %45
  %72 = icmp ugt i64 %52, %71
  %73 = select i1 %70, i1 %50, i1 false
  %74 = select i1 %73, i1 %72, i1 false
  br i1 %74, label %75, label %83

75:                                               ; preds = %66
  call void @llvm.x86.sse2.pause()
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #11
  %76 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #14
  %77 = load i64, ptr %3, align 8, !tbaa !30
  %78 = mul i64 %77, 1000000000
  %79 = load i64, ptr %15, align 8, !tbaa !32
  %80 = add i64 %78, %79
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #11
  %81 = load atomic i64, ptr %9 seq_cst, align 8
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %62, label %83, !llvm.loop !96

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
  %94 = load ptr, ptr %14, align 8, !tbaa !46
  %95 = getelementptr inbounds %struct.pool, ptr %94, i64 0, i32 8
  call fastcc void @give_turn(ptr noundef nonnull %95, ptr noundef nonnull %16) #15
  store atomic i32 1, ptr %17 seq_cst, align 4
  %96 = load atomic i64, ptr %9 seq_cst, align 8
  %97 = icmp eq i64 %96, 0
  br i1 %97, label %98, label %105

98:                                               ; preds = %93, %101
  %99 = load atomic i32, ptr %10 seq_cst, align 4
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %105

101:                                              ; preds = %98
  %102 = call i32 @sem_wait(ptr noundef nonnull %18) #14
  store atomic i32 1, ptr %17 seq_cst, align 4
  %103 = load atomic i64, ptr %9 seq_cst, align 8
  %104 = icmp eq i64 %103, 0
  br i1 %104, label %98, label %105

105:                                              ; preds = %98, %101, %93
  store atomic i32 0, ptr %17 seq_cst, align 4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #11
  %106 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #14
  %107 = load i64, ptr %2, align 8, !tbaa !30
  %108 = mul i64 %107, 1000000000
  %109 = load i64, ptr %19, align 8, !tbaa !32
  %110 = add i64 %108, %109
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #11
  br label %111

111:                                              ; preds = %86, %90, %105
  %112 = phi i64 [ %87, %86 ], [ %87, %90 ], [ %110, %105 ]
  %113 = sub i64 %112, %45
  %114 = load i64, ptr %12, align 8, !tbaa !68
  %115 = shl i64 %114, 2
  %116 = call i64 @llvm.umin.i64(i64 %113, i64 %115)
  %117 = load i64, ptr %13, align 8, !tbaa !95
  %118 = mul i64 %117, 3
  %119 = add i64 %118, %116
  %120 = lshr i64 %119, 2
  store i64 %120, ptr %13, align 8, !tbaa !95
  %121 = load ptr, ptr %5, align 8, !tbaa !93
  %122 = icmp eq ptr %121, null
  br i1 %122, label %20, label %34

123:                                              ; preds = %37, %34
  %124 = phi ptr [ %35, %34 ], [ null, %37 ]
  ret ptr %124
}

; Function Attrs: nounwind
define internal fastcc void @schedule(ptr noundef %0) unnamed_addr #0 {
  %2 = load i64, ptr %0, align 8, !tbaa !97
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %10, label %4

4:                                                ; preds = %1
  %5 = tail call i32 @getpriority(i32 noundef 0, i32 noundef 0) #14
  %6 = load i64, ptr %0, align 8, !tbaa !97
  %7 = trunc i64 %6 to i32
  %8 = add i32 %5, %7
  %9 = tail call i32 @setpriority(i32 noundef 0, i32 noundef 0, i32 noundef %8) #14
  br label %10

10:                                               ; preds = %4, %1
  %11 = getelementptr inbounds %struct.scheduling, ptr %0, i64 0, i32 1, i64 0
  %12 = load <16 x i64>, ptr %11, align 8, !tbaa !16
  %13 = tail call i64 @llvm.vector.reduce.or.v16i64(<16 x i64> %12)
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %17, label %15

15:                                               ; preds = %10
  %16 = tail call i32 @sched_setaffinity(i32 noundef 0, i64 noundef 128, ptr noundef nonnull %11) #14
  br label %17

17:                                               ; preds = %15, %10
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @give_turn(ptr noundef %0, ptr nocapture noundef %1) unnamed_addr #0 {
  %3 = alloca %struct.timespec, align 8
  %4 = getelementptr inbounds %struct.turn, ptr %1, i64 0, i32 4
  %5 = load atomic i32, ptr %4 seq_cst, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %44, label %7

7:                                                ; preds = %2
  %8 = atomicrmw xchg ptr %4, i32 0 seq_cst, align 4
  %9 = icmp eq i32 %8, 2
  br i1 %9, label %44, label %10

10:                                               ; preds = %7
  %11 = atomicrmw add ptr %0, i32 1 seq_cst, align 4
  %12 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 5
  %13 = load atomic i32, ptr %12 seq_cst, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %44, label %15

15:                                               ; preds = %10
  %16 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 7
  %17 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %16) #14
  %18 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 9
  %19 = load ptr, ptr %18, align 8, !tbaa !99
  %20 = icmp eq ptr %19, null
  br i1 %20, label %42, label %21

21:                                               ; preds = %15
  %22 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  br label %23

23:                                               ; preds = %27, %21
  %24 = phi ptr [ %19, %21 ], [ %40, %27 ]
  %25 = call fastcc i32 @take_free_turn(ptr noundef nonnull %0) #15
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %42, label %27

27:                                               ; preds = %23
  %28 = getelementptr inbounds %struct.turn, ptr %24, i64 0, i32 2
  %29 = load ptr, ptr %28, align 8, !tbaa !100
  store ptr %29, ptr %18, align 8, !tbaa !99
  %30 = atomicrmw sub ptr %12, i32 1 seq_cst, align 4
  %31 = getelementptr inbounds %struct.turn, ptr %24, i64 0, i32 3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #11
  %32 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #14
  %33 = load i64, ptr %3, align 8, !tbaa !30
  %34 = mul i64 %33, 1000000000
  %35 = load i64, ptr %22, align 8, !tbaa !32
  %36 = add i64 %34, %35
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #11
  store atomic i64 %36, ptr %31 monotonic, align 8
  %37 = getelementptr inbounds %struct.turn, ptr %24, i64 0, i32 4
  store atomic i32 1, ptr %37 release, align 8
  %38 = getelementptr inbounds %struct.turn, ptr %24, i64 0, i32 5
  %39 = call i32 @pthread_cond_signal(ptr noundef nonnull %38) #14
  %40 = load ptr, ptr %18, align 8, !tbaa !99
  %41 = icmp eq ptr %40, null
  br i1 %41, label %42, label %23, !llvm.loop !101

42:                                               ; preds = %23, %27, %15
  %43 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %16) #14
  br label %44

44:                                               ; preds = %10, %7, %2, %42
  ret void
}

declare i32 @setpriority(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare i32 @getpriority(i32 noundef, i32 noundef) local_unnamed_addr #2

declare i32 @sched_setaffinity(i32 noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define internal fastcc i32 @drain(ptr noundef %0, ptr noundef %1, ptr nocapture noundef %2, i32 noundef %3, ptr nocapture noundef writeonly %4) unnamed_addr #0 {
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.timespec, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #11
  %8 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #14
  %9 = load i64, ptr %7, align 8, !tbaa !30
  %10 = mul i64 %9, 1000000000
  %11 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !32
  %13 = add i64 %10, %12
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #11
  %14 = icmp eq i32 %3, 0
  %15 = getelementptr inbounds %struct.job, ptr %2, i64 0, i32 2
  %16 = load i32, ptr %15, align 8, !tbaa !58
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %18, label %20

18:                                               ; preds = %5
  %19 = getelementptr inbounds %struct.job, ptr %2, i64 0, i32 1
  br label %30

20:                                               ; preds = %58, %77, %5
  %21 = phi i32 [ 1, %5 ], [ 0, %77 ], [ 1, %58 ]
  %22 = phi i64 [ %13, %5 ], [ %79, %77 ], [ %40, %58 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #11
  %23 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #14
  %24 = load i64, ptr %6, align 8, !tbaa !30
  %25 = mul i64 %24, 1000000000
  %26 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %27 = load i64, ptr %26, align 8, !tbaa !32
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #11
  %28 = sub i64 %27, %22
  %29 = add i64 %28, %25
  store i64 %29, ptr %4, align 8, !tbaa !16
  ret i32 %21

30:                                               ; preds = %18, %58
  %31 = phi i32 [ %16, %18 ], [ %60, %58 ]
  %32 = phi i64 [ %13, %18 ], [ %40, %58 ]
  %33 = phi i32 [ 0, %18 ], [ %59, %58 ]
  %34 = add nsw i32 %33, %3
  %35 = srem i32 %34, %31
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds %struct.job, ptr %2, i64 0, i32 5, i64 %36
  %38 = getelementptr inbounds %struct.job, ptr %2, i64 0, i32 5, i64 %36, i32 1
  br label %39

39:                                               ; preds = %30, %77
  %40 = phi i64 [ %32, %30 ], [ %79, %77 ]
  %41 = load atomic i32, ptr %37 seq_cst, align 4
  %42 = load i32, ptr %38, align 4, !tbaa !63
  %43 = sub nsw i32 %42, %41
  %44 = icmp slt i32 %43, 1
  br i1 %44, label %58, label %45

45:                                               ; preds = %39, %53
  %46 = phi i32 [ %54, %53 ], [ %41, %39 ]
  %47 = phi i32 [ %56, %53 ], [ %43, %39 ]
  %48 = lshr i32 %47, 5
  %49 = add i32 %46, 1
  %50 = add i32 %49, %48
  %51 = cmpxchg ptr %37, i32 %46, i32 %50 seq_cst seq_cst, align 4
  %52 = extractvalue { i32, i1 } %51, 1
  br i1 %52, label %63, label %53

53:                                               ; preds = %45
  %54 = extractvalue { i32, i1 } %51, 0
  %55 = load i32, ptr %38, align 4, !tbaa !63
  %56 = sub nsw i32 %55, %54
  %57 = icmp slt i32 %56, 1
  br i1 %57, label %58, label %45

58:                                               ; preds = %39, %53
  %59 = add nuw nsw i32 %33, 1
  %60 = load i32, ptr %15, align 8, !tbaa !58
  %61 = icmp slt i32 %59, %60
  br i1 %61, label %30, label %20, !llvm.loop !102

62:                                               ; preds = %63
  br i1 %14, label %70, label %73

63:                                               ; preds = %45, %63
  %64 = phi i32 [ %68, %63 ], [ 0, %45 ]
  %65 = load ptr, ptr %19, align 8, !tbaa !57
  %66 = load ptr, ptr %2, align 8, !tbaa !55
  %67 = add nsw i32 %64, %46
  call void %65(ptr noundef %66, i32 noundef %3, i32 noundef %67) #14
  %68 = add nuw nsw i32 %64, 1
  %69 = icmp eq i32 %64, %48
  br i1 %69, label %62, label %63, !llvm.loop !103

70:                                               ; preds = %62
  %71 = call fastcc i64 @pause_turn(ptr noundef %0, ptr noundef %1) #15
  %72 = add i64 %71, %40
  br label %77

73:                                               ; preds = %62
  %74 = call fastcc i32 @is_over(ptr noundef %0, ptr noundef %1) #15
  %75 = icmp eq i32 %74, 0
  %76 = zext i1 %75 to i32
  br label %77

77:                                               ; preds = %73, %70
  %78 = phi i32 [ 1, %70 ], [ %76, %73 ]
  %79 = phi i64 [ %72, %70 ], [ %40, %73 ]
  %80 = icmp eq i32 %78, 0
  br i1 %80, label %20, label %39, !llvm.loop !104
}

declare i32 @pthread_cond_broadcast(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define internal fastcc i32 @take_free_turn(ptr nocapture noundef %0) unnamed_addr #0 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.polled, align 4
  %4 = load atomic i32, ptr %0 seq_cst, align 8
  %5 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 1
  %6 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  %7 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 3
  %8 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 4
  %9 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 2
  %10 = getelementptr inbounds %struct.polled, ptr %3, i64 0, i32 1
  %11 = getelementptr inbounds %struct.polled, ptr %3, i64 0, i32 2
  br label %12

12:                                               ; preds = %52, %1
  %13 = phi i32 [ %4, %1 ], [ %56, %52 ]
  %14 = icmp slt i32 %13, 1
  br i1 %14, label %57, label %15

15:                                               ; preds = %12
  %16 = icmp eq i32 %13, 1
  br i1 %16, label %17, label %52

17:                                               ; preds = %15
  %18 = load i32, ptr %5, align 4, !tbaa !20
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %52

20:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #11
  %21 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #14
  %22 = load i64, ptr %2, align 8, !tbaa !30
  %23 = mul i64 %22, 1000000000
  %24 = load i64, ptr %6, align 8, !tbaa !32
  %25 = add i64 %23, %24
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #11
  %26 = load atomic i64, ptr %7 seq_cst, align 8
  %27 = load atomic i64, ptr %8 seq_cst, align 8
  %28 = icmp ult i64 %25, %27
  br i1 %28, label %57, label %29

29:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #11
  %30 = load atomic i32, ptr %9 seq_cst, align 8
  store i32 %30, ptr %3, align 4, !tbaa !105
  store i16 1, ptr %10, align 4, !tbaa !107
  store i16 0, ptr %11, align 2, !tbaa !108
  %31 = call i32 @poll(ptr noundef nonnull %3, i64 noundef 1, i32 noundef 0) #14
  %32 = icmp sgt i32 %31, 0
  %33 = load i16, ptr %11, align 2
  %34 = and i16 %33, 1
  %35 = icmp ne i16 %34, 0
  %36 = select i1 %32, i1 %35, i1 false
  %37 = icmp ne i64 %26, 0
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %39, label %45

39:                                               ; preds = %29
  %40 = sub i64 %25, %26
  %41 = freeze i64 %40
  %42 = icmp ugt i64 %41, 300000
  %43 = add i64 %25, 5000000
  %44 = select i1 %42, i64 %43, i64 0
  br label %45

45:                                               ; preds = %29, %39
  %46 = phi i1 [ false, %29 ], [ %42, %39 ]
  %47 = phi i64 [ 0, %29 ], [ %44, %39 ]
  store atomic i64 %47, ptr %8 seq_cst, align 8
  %48 = icmp eq i64 %26, 0
  %49 = or i1 %48, %46
  %50 = select i1 %49, i64 %25, i64 %26
  %51 = select i1 %36, i64 %50, i64 0
  store atomic i64 %51, ptr %7 seq_cst, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #11
  br i1 %36, label %57, label %52

52:                                               ; preds = %45, %17, %15
  %53 = add nsw i32 %13, -1
  %54 = cmpxchg ptr %0, i32 %13, i32 %53 seq_cst seq_cst, align 4
  %55 = extractvalue { i32, i1 } %54, 1
  %56 = extractvalue { i32, i1 } %54, 0
  br i1 %55, label %57, label %12, !llvm.loop !109

57:                                               ; preds = %20, %52, %45, %12
  %58 = phi i32 [ 0, %20 ], [ 1, %52 ], [ 0, %45 ], [ 0, %12 ]
  ret i32 %58
}

declare i32 @poll(ptr noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define internal fastcc i64 @pause_turn(ptr noundef %0, ptr noundef %1) unnamed_addr #0 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = tail call fastcc i32 @is_over(ptr noundef %0, ptr noundef %1) #15
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %41, label %8

8:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #11
  %9 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #14
  %10 = load i64, ptr %5, align 8, !tbaa !30
  %11 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !32
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #11
  call fastcc void @give_turn(ptr noundef %0, ptr noundef %1) #15
  %13 = getelementptr inbounds %struct.turn, ptr %1, i64 0, i32 4
  %14 = load atomic i32, ptr %13 seq_cst, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %32

16:                                               ; preds = %8
  %17 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 5
  %18 = load atomic i32, ptr %17 seq_cst, align 8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %31

20:                                               ; preds = %16
  %21 = call fastcc i32 @take_free_turn(ptr noundef nonnull %0) #15
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %31, label %23

23:                                               ; preds = %20
  %24 = getelementptr inbounds %struct.turn, ptr %1, i64 0, i32 3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #11
  %25 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #14
  %26 = load i64, ptr %4, align 8, !tbaa !30
  %27 = mul i64 %26, 1000000000
  %28 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %29 = load i64, ptr %28, align 8, !tbaa !32
  %30 = add i64 %27, %29
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #11
  store atomic i64 %30, ptr %24 monotonic, align 8
  store atomic i32 1, ptr %13 release, align 8
  br label %32

31:                                               ; preds = %20, %16
  call fastcc void @await_turn(ptr noundef nonnull %0, ptr noundef nonnull %1) #15
  br label %32

32:                                               ; preds = %8, %23, %31
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #11
  %33 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #14
  %34 = load i64, ptr %3, align 8, !tbaa !30
  %35 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %36 = load i64, ptr %35, align 8, !tbaa !32
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #11
  %37 = sub i64 %34, %10
  %38 = mul i64 %37, 1000000000
  %39 = sub i64 %36, %12
  %40 = add i64 %39, %38
  br label %41

41:                                               ; preds = %2, %32
  %42 = phi i64 [ %40, %32 ], [ 0, %2 ]
  ret i64 %42
}

; Function Attrs: nounwind
define internal fastcc i32 @is_over(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #0 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.polled, align 4
  %6 = getelementptr inbounds %struct.turn, ptr %1, i64 0, i32 4
  %7 = load atomic i32, ptr %6 seq_cst, align 8
  %8 = icmp eq i32 %7, 2
  br i1 %8, label %69, label %9

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 5
  %11 = load atomic i32, ptr %10 seq_cst, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %57

13:                                               ; preds = %9
  %14 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 4
  %15 = load atomic i64, ptr %14 seq_cst, align 8
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %69, label %17

17:                                               ; preds = %13
  %18 = load atomic i32, ptr %0 seq_cst, align 8
  %19 = icmp slt i32 %18, 1
  br i1 %19, label %20, label %69

20:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #11
  %21 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #14
  %22 = load i64, ptr %4, align 8, !tbaa !30
  %23 = mul i64 %22, 1000000000
  %24 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %25 = load i64, ptr %24, align 8, !tbaa !32
  %26 = add i64 %23, %25
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #11
  %27 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 3
  %28 = load atomic i64, ptr %27 seq_cst, align 8
  %29 = load atomic i64, ptr %14 seq_cst, align 8
  %30 = icmp ult i64 %26, %29
  br i1 %30, label %57, label %31

31:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #11
  %32 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 2
  %33 = load atomic i32, ptr %32 seq_cst, align 8
  store i32 %33, ptr %5, align 4, !tbaa !105
  %34 = getelementptr inbounds %struct.polled, ptr %5, i64 0, i32 1
  store i16 1, ptr %34, align 4, !tbaa !107
  %35 = getelementptr inbounds %struct.polled, ptr %5, i64 0, i32 2
  store i16 0, ptr %35, align 2, !tbaa !108
  %36 = call i32 @poll(ptr noundef nonnull %5, i64 noundef 1, i32 noundef 0) #14
  %37 = icmp sgt i32 %36, 0
  %38 = load i16, ptr %35, align 2
  %39 = and i16 %38, 1
  %40 = icmp ne i16 %39, 0
  %41 = select i1 %37, i1 %40, i1 false
  %42 = icmp ne i64 %28, 0
  %43 = select i1 %41, i1 %42, i1 false
  br i1 %43, label %44, label %50

44:                                               ; preds = %31
  %45 = sub i64 %26, %28
  %46 = freeze i64 %45
  %47 = icmp ugt i64 %46, 300000
  %48 = add i64 %26, 5000000
  %49 = select i1 %47, i64 %48, i64 0
  br label %50

50:                                               ; preds = %31, %44
  %51 = phi i1 [ false, %31 ], [ %47, %44 ]
  %52 = phi i64 [ 0, %31 ], [ %49, %44 ]
  store atomic i64 %52, ptr %14 seq_cst, align 8
  %53 = icmp eq i64 %28, 0
  %54 = or i1 %53, %51
  %55 = select i1 %54, i64 %26, i64 %28
  %56 = select i1 %41, i64 %55, i64 0
  store atomic i64 %56, ptr %27 seq_cst, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #11
  br i1 %41, label %57, label %69

57:                                               ; preds = %20, %9, %50
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #11
  %58 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #14
  %59 = load i64, ptr %3, align 8, !tbaa !30
  %60 = mul i64 %59, 1000000000
  %61 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %62 = load i64, ptr %61, align 8, !tbaa !32
  %63 = add i64 %60, %62
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #11
  %64 = getelementptr inbounds %struct.turn, ptr %1, i64 0, i32 3
  %65 = load atomic i64, ptr %64 seq_cst, align 8
  %66 = sub i64 %63, %65
  %67 = icmp ugt i64 %66, 999999
  %68 = zext i1 %67 to i32
  br label %69

69:                                               ; preds = %50, %57, %13, %17, %2
  %70 = phi i32 [ 1, %2 ], [ 0, %50 ], [ %68, %57 ], [ 0, %13 ], [ 0, %17 ]
  ret i32 %70
}

declare i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #2

; Function Attrs: noinline nounwind
define internal fastcc void @await_turn(ptr noundef %0, ptr noundef %1) unnamed_addr #9 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.timespec, align 8
  %8 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 7
  %9 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #14
  %10 = getelementptr inbounds %struct.turn, ptr %1, i64 0, i32 2
  store ptr null, ptr %10, align 8, !tbaa !100
  %11 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 9
  %12 = load ptr, ptr %11, align 8, !tbaa !99
  %13 = icmp eq ptr %12, null
  br i1 %13, label %18, label %14

14:                                               ; preds = %2
  %15 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 10
  %16 = load ptr, ptr %15, align 8, !tbaa !110
  %17 = getelementptr inbounds %struct.turn, ptr %16, i64 0, i32 2
  br label %18

18:                                               ; preds = %2, %14
  %19 = phi ptr [ %17, %14 ], [ %11, %2 ]
  store ptr %1, ptr %19, align 8, !tbaa !88
  %20 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 10
  store ptr %1, ptr %20, align 8, !tbaa !110
  %21 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 5
  %22 = atomicrmw add ptr %21, i32 1 seq_cst, align 4
  %23 = load ptr, ptr %11, align 8, !tbaa !99
  %24 = icmp eq ptr %23, null
  br i1 %24, label %46, label %25

25:                                               ; preds = %18
  %26 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1
  br label %27

27:                                               ; preds = %31, %25
  %28 = phi ptr [ %23, %25 ], [ %44, %31 ]
  %29 = call fastcc i32 @take_free_turn(ptr noundef nonnull %0) #15
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %46, label %31

31:                                               ; preds = %27
  %32 = getelementptr inbounds %struct.turn, ptr %28, i64 0, i32 2
  %33 = load ptr, ptr %32, align 8, !tbaa !100
  store ptr %33, ptr %11, align 8, !tbaa !99
  %34 = atomicrmw sub ptr %21, i32 1 seq_cst, align 4
  %35 = getelementptr inbounds %struct.turn, ptr %28, i64 0, i32 3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #11
  %36 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #14
  %37 = load i64, ptr %7, align 8, !tbaa !30
  %38 = mul i64 %37, 1000000000
  %39 = load i64, ptr %26, align 8, !tbaa !32
  %40 = add i64 %38, %39
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #11
  store atomic i64 %40, ptr %35 monotonic, align 8
  %41 = getelementptr inbounds %struct.turn, ptr %28, i64 0, i32 4
  store atomic i32 1, ptr %41 release, align 8
  %42 = getelementptr inbounds %struct.turn, ptr %28, i64 0, i32 5
  %43 = call i32 @pthread_cond_signal(ptr noundef nonnull %42) #14
  %44 = load ptr, ptr %11, align 8, !tbaa !99
  %45 = icmp eq ptr %44, null
  br i1 %45, label %46, label %27, !llvm.loop !101

46:                                               ; preds = %27, %31, %18
  %47 = getelementptr inbounds %struct.turn, ptr %1, i64 0, i32 4
  %48 = load atomic i32, ptr %47 seq_cst, align 8
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %142

50:                                               ; preds = %46
  %51 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %52 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 6
  %53 = getelementptr inbounds %struct.turn, ptr %1, i64 0, i32 5
  %54 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %55 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %56 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 8
  %57 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  br label %58

58:                                               ; preds = %50, %139
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #11
  %59 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #14
  %60 = load i64, ptr %6, align 8, !tbaa !30
  %61 = mul i64 %60, 1000000000
  %62 = load i64, ptr %51, align 8, !tbaa !32
  %63 = add i64 %61, %62
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #11
  %64 = load atomic i32, ptr %0 seq_cst, align 8
  %65 = icmp sgt i32 %64, 0
  br i1 %65, label %68, label %66

66:                                               ; preds = %58
  %67 = load i64, ptr %52, align 8, !tbaa !19
  br label %68

68:                                               ; preds = %58, %66
  %69 = phi i64 [ %67, %66 ], [ 1000000, %58 ]
  %70 = add i64 %63, %69
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #11
  %71 = udiv i64 %70, 1000000000
  store i64 %71, ptr %5, align 8, !tbaa !30
  %72 = urem i64 %70, 1000000000
  store i64 %72, ptr %54, align 8, !tbaa !32
  %73 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %53, ptr noundef nonnull %8, i32 noundef 1, ptr noundef nonnull %5) #14
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #11
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %139, label %75, !llvm.loop !111

75:                                               ; preds = %68
  %76 = load atomic i32, ptr %47 seq_cst, align 8
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %139, !llvm.loop !111

78:                                               ; preds = %75
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #11
  %79 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #14
  %80 = load i64, ptr %4, align 8, !tbaa !30
  %81 = mul i64 %80, 1000000000
  %82 = load i64, ptr %55, align 8, !tbaa !32
  %83 = add i64 %81, %82
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #11
  %84 = load ptr, ptr %56, align 8, !tbaa !88
  %85 = icmp eq ptr %84, null
  br i1 %85, label %117, label %86

86:                                               ; preds = %78
  %87 = load i64, ptr %52, align 8, !tbaa !19
  br label %90

88:                                               ; preds = %105
  %89 = icmp eq ptr %107, null
  br i1 %89, label %117, label %111

90:                                               ; preds = %105, %86
  %91 = phi ptr [ %109, %105 ], [ %84, %86 ]
  %92 = phi ptr [ %107, %105 ], [ null, %86 ]
  %93 = phi i64 [ %106, %105 ], [ %87, %86 ]
  %94 = getelementptr inbounds %struct.turn, ptr %91, i64 0, i32 4
  %95 = load atomic i32, ptr %94 seq_cst, align 8
  %96 = icmp eq i32 %95, 1
  br i1 %96, label %97, label %105

97:                                               ; preds = %90
  %98 = getelementptr inbounds %struct.turn, ptr %91, i64 0, i32 3
  %99 = load atomic i64, ptr %98 seq_cst, align 8
  %100 = sub nsw i64 %83, %99
  %101 = icmp sgt i64 %100, %93
  br i1 %101, label %102, label %105

102:                                              ; preds = %97
  %103 = load atomic i64, ptr %98 seq_cst, align 8
  %104 = sub nsw i64 %83, %103
  br label %105

105:                                              ; preds = %102, %97, %90
  %106 = phi i64 [ %104, %102 ], [ %93, %97 ], [ %93, %90 ]
  %107 = phi ptr [ %91, %102 ], [ %92, %97 ], [ %92, %90 ]
  %108 = getelementptr inbounds %struct.turn, ptr %91, i64 0, i32 1
  %109 = load ptr, ptr %108, align 8, !tbaa !88
  %110 = icmp eq ptr %109, null
  br i1 %110, label %88, label %90, !llvm.loop !112

111:                                              ; preds = %88
  %112 = getelementptr inbounds %struct.turn, ptr %107, i64 0, i32 4
  %113 = cmpxchg ptr %112, i32 1, i32 2 seq_cst seq_cst, align 4
  %114 = extractvalue { i32, i1 } %113, 1
  br i1 %114, label %115, label %117

115:                                              ; preds = %111
  %116 = atomicrmw add ptr %0, i32 1 seq_cst, align 4
  br label %117

117:                                              ; preds = %78, %88, %111, %115
  %118 = load ptr, ptr %11, align 8, !tbaa !99
  %119 = icmp eq ptr %118, null
  br i1 %119, label %139, label %120

120:                                              ; preds = %117, %124
  %121 = phi ptr [ %137, %124 ], [ %118, %117 ]
  %122 = call fastcc i32 @take_free_turn(ptr noundef nonnull %0) #15
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %139, label %124

124:                                              ; preds = %120
  %125 = getelementptr inbounds %struct.turn, ptr %121, i64 0, i32 2
  %126 = load ptr, ptr %125, align 8, !tbaa !100
  store ptr %126, ptr %11, align 8, !tbaa !99
  %127 = atomicrmw sub ptr %21, i32 1 seq_cst, align 4
  %128 = getelementptr inbounds %struct.turn, ptr %121, i64 0, i32 3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #11
  %129 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #14
  %130 = load i64, ptr %3, align 8, !tbaa !30
  %131 = mul i64 %130, 1000000000
  %132 = load i64, ptr %57, align 8, !tbaa !32
  %133 = add i64 %131, %132
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #11
  store atomic i64 %133, ptr %128 monotonic, align 8
  %134 = getelementptr inbounds %struct.turn, ptr %121, i64 0, i32 4
  store atomic i32 1, ptr %134 release, align 8
  %135 = getelementptr inbounds %struct.turn, ptr %121, i64 0, i32 5
  %136 = call i32 @pthread_cond_signal(ptr noundef nonnull %135) #14
  %137 = load ptr, ptr %11, align 8, !tbaa !99
  %138 = icmp eq ptr %137, null
  br i1 %138, label %139, label %120, !llvm.loop !101

139:                                              ; preds = %124, %120, %117, %68, %75
  %140 = load atomic i32, ptr %47 seq_cst, align 8
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %58, label %142

142:                                              ; preds = %139, %46
  %143 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #14
  ret void
}

declare i32 @pthread_cond_clockwait(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

declare i32 @sem_wait(ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy(ptr, ptr) #4

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #2

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #2

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define internal fastcc void @execute(ptr noundef %0, ptr noundef %1, i16 noundef zeroext %2) unnamed_addr #0 {
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.context, align 8
  switch i16 %2, label %345 [
    i16 1, label %8
    i16 2, label %216
    i16 3, label %224
    i16 4, label %249
    i16 5, label %274
    i16 6, label %336
  ]

8:                                                ; preds = %3
  %9 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8, !tbaa !88
  %11 = getelementptr inbounds %struct.kernel, ptr %10, i64 0, i32 3
  %12 = load i64, ptr %10, align 8, !tbaa !16
  %13 = getelementptr inbounds %struct.task, ptr %11, i64 %12
  %14 = getelementptr inbounds %struct.kernel, ptr %10, i64 0, i32 1
  %15 = load i64, ptr %14, align 8, !tbaa !16
  %16 = getelementptr inbounds %struct.extents, ptr %13, i64 %15
  %17 = getelementptr inbounds %struct.kernel, ptr %10, i64 0, i32 2
  %18 = load i64, ptr %17, align 8, !tbaa !16
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
  %31 = load i32, ptr %30, align 4, !tbaa !113
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds i8, ptr %21, i64 %32
  %34 = load i32, ptr %29, align 4, !tbaa !115
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds i8, ptr %21, i64 %35
  store ptr %33, ptr %36, align 8, !tbaa !88
  %37 = or i64 %27, 1
  %38 = getelementptr inbounds %struct.pack, ptr %16, i64 %37
  %39 = getelementptr inbounds %struct.pack, ptr %16, i64 %37, i32 1
  %40 = load i32, ptr %39, align 4, !tbaa !113
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds i8, ptr %21, i64 %41
  %43 = load i32, ptr %38, align 4, !tbaa !115
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds i8, ptr %21, i64 %44
  store ptr %42, ptr %45, align 8, !tbaa !88
  %46 = or i64 %27, 2
  %47 = getelementptr inbounds %struct.pack, ptr %16, i64 %46
  %48 = getelementptr inbounds %struct.pack, ptr %16, i64 %46, i32 1
  %49 = load i32, ptr %48, align 4, !tbaa !113
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds i8, ptr %21, i64 %50
  %52 = load i32, ptr %47, align 4, !tbaa !115
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds i8, ptr %21, i64 %53
  store ptr %51, ptr %54, align 8, !tbaa !88
  %55 = or i64 %27, 3
  %56 = getelementptr inbounds %struct.pack, ptr %16, i64 %55
  %57 = getelementptr inbounds %struct.pack, ptr %16, i64 %55, i32 1
  %58 = load i32, ptr %57, align 4, !tbaa !113
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds i8, ptr %21, i64 %59
  %61 = load i32, ptr %56, align 4, !tbaa !115
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds i8, ptr %21, i64 %62
  store ptr %60, ptr %63, align 8, !tbaa !88
  %64 = add nuw i64 %27, 4
  %65 = add i64 %28, 4
  %66 = icmp eq i64 %65, %25
  br i1 %66, label %67, label %26, !llvm.loop !116

67:                                               ; preds = %26, %20
  %68 = phi i64 [ 0, %20 ], [ %64, %26 ]
  %69 = icmp eq i64 %22, 0
  br i1 %69, label %84, label %70

70:                                               ; preds = %67, %70
  %71 = phi i64 [ %81, %70 ], [ %68, %67 ]
  %72 = phi i64 [ %82, %70 ], [ 0, %67 ]
  %73 = getelementptr inbounds %struct.pack, ptr %16, i64 %71
  %74 = getelementptr inbounds %struct.pack, ptr %16, i64 %71, i32 1
  %75 = load i32, ptr %74, align 4, !tbaa !113
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds i8, ptr %21, i64 %76
  %78 = load i32, ptr %73, align 4, !tbaa !115
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds i8, ptr %21, i64 %79
  store ptr %77, ptr %80, align 8, !tbaa !88
  %81 = add nuw i64 %71, 1
  %82 = add i64 %72, 1
  %83 = icmp eq i64 %82, %22
  br i1 %83, label %84, label %70, !llvm.loop !117

84:                                               ; preds = %67, %70, %8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #11
  %85 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 4
  store ptr %85, ptr %7, align 8, !tbaa !119
  %86 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 1
  %87 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 2
  %88 = load ptr, ptr %87, align 8, !tbaa !88
  store ptr %88, ptr %86, align 8, !tbaa !121
  %89 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 2
  store i32 0, ptr %89, align 8, !tbaa !122
  %90 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 3
  %91 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 3
  %92 = load ptr, ptr %91, align 8, !tbaa !88
  store ptr %92, ptr %90, align 8, !tbaa !123
  %93 = icmp eq i64 %15, 0
  br i1 %93, label %177, label %94

94:                                               ; preds = %84, %126
  %95 = phi i64 [ %129, %126 ], [ 0, %84 ]
  %96 = phi i64 [ %128, %126 ], [ 1, %84 ]
  %97 = getelementptr inbounds %struct.extents, ptr %13, i64 %95, i32 1
  %98 = load i32, ptr %97, align 4, !tbaa !124
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %126, label %100

100:                                              ; preds = %94
  %101 = getelementptr inbounds %struct.extents, ptr %13, i64 %95
  %102 = load i32, ptr %101, align 4, !tbaa !126
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
  %120 = load i32, ptr %119, align 4, !tbaa !3
  %121 = sext i32 %120 to i64
  %122 = mul i64 %117, %121
  %123 = add nuw nsw i64 %116, 1
  %124 = add i64 %118, 1
  %125 = icmp eq i64 %124, %106
  br i1 %125, label %126, label %115, !llvm.loop !127

126:                                              ; preds = %110, %115, %94
  %127 = phi i64 [ 1, %94 ], [ %111, %110 ], [ %122, %115 ]
  %128 = tail call i64 @llvm.umax.i64(i64 %127, i64 %96)
  %129 = add nuw i64 %95, 1
  %130 = icmp eq i64 %129, %15
  br i1 %130, label %177, label %94, !llvm.loop !128

131:                                              ; preds = %131, %108
  %132 = phi i64 [ 0, %108 ], [ %174, %131 ]
  %133 = phi i64 [ 1, %108 ], [ %173, %131 ]
  %134 = phi i64 [ 0, %108 ], [ %175, %131 ]
  %135 = getelementptr inbounds i32, ptr %104, i64 %132
  %136 = load i32, ptr %135, align 4, !tbaa !3
  %137 = sext i32 %136 to i64
  %138 = mul i64 %133, %137
  %139 = or i64 %132, 1
  %140 = getelementptr inbounds i32, ptr %104, i64 %139
  %141 = load i32, ptr %140, align 4, !tbaa !3
  %142 = sext i32 %141 to i64
  %143 = mul i64 %138, %142
  %144 = or i64 %132, 2
  %145 = getelementptr inbounds i32, ptr %104, i64 %144
  %146 = load i32, ptr %145, align 4, !tbaa !3
  %147 = sext i32 %146 to i64
  %148 = mul i64 %143, %147
  %149 = or i64 %132, 3
  %150 = getelementptr inbounds i32, ptr %104, i64 %149
  %151 = load i32, ptr %150, align 4, !tbaa !3
  %152 = sext i32 %151 to i64
  %153 = mul i64 %148, %152
  %154 = or i64 %132, 4
  %155 = getelementptr inbounds i32, ptr %104, i64 %154
  %156 = load i32, ptr %155, align 4, !tbaa !3
  %157 = sext i32 %156 to i64
  %158 = mul i64 %153, %157
  %159 = or i64 %132, 5
  %160 = getelementptr inbounds i32, ptr %104, i64 %159
  %161 = load i32, ptr %160, align 4, !tbaa !3
  %162 = sext i32 %161 to i64
  %163 = mul i64 %158, %162
  %164 = or i64 %132, 6
  %165 = getelementptr inbounds i32, ptr %104, i64 %164
  %166 = load i32, ptr %165, align 4, !tbaa !3
  %167 = sext i32 %166 to i64
  %168 = mul i64 %163, %167
  %169 = or i64 %132, 7
  %170 = getelementptr inbounds i32, ptr %104, i64 %169
  %171 = load i32, ptr %170, align 4, !tbaa !3
  %172 = sext i32 %171 to i64
  %173 = mul i64 %168, %172
  %174 = add nuw nsw i64 %132, 8
  %175 = add i64 %134, 8
  %176 = icmp eq i64 %175, %109
  br i1 %176, label %110, label %131, !llvm.loop !129

177:                                              ; preds = %126, %84
  %178 = phi i64 [ 1, %84 ], [ %128, %126 ]
  %179 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  store i64 %178, ptr %179, align 8, !tbaa !51
  %180 = load i64, ptr %10, align 8, !tbaa !16
  %181 = icmp eq i64 %180, 0
  br i1 %181, label %186, label %182

182:                                              ; preds = %177
  %183 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  br label %207

184:                                              ; preds = %207
  %185 = load ptr, ptr %87, align 8, !tbaa !88
  br label %186

186:                                              ; preds = %184, %177
  %187 = phi ptr [ %88, %177 ], [ %185, %184 ]
  %188 = phi ptr [ %10, %177 ], [ %213, %184 ]
  %189 = phi i64 [ 0, %177 ], [ %214, %184 ]
  %190 = getelementptr inbounds i8, ptr %187, i64 35224
  %191 = load i64, ptr %190, align 8, !tbaa !16
  %192 = icmp eq i64 %191, 0
  br i1 %192, label %206, label %193

193:                                              ; preds = %186
  %194 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %195 = load i64, ptr %0, align 8, !tbaa !130
  %196 = add i64 %195, 1
  %197 = getelementptr inbounds i8, ptr %187, i64 32912
  %198 = getelementptr inbounds %struct.kernel, ptr %188, i64 0, i32 3
  %199 = getelementptr inbounds %struct.task, ptr %198, i64 %189
  %200 = getelementptr inbounds %struct.kernel, ptr %188, i64 0, i32 1
  %201 = load i64, ptr %200, align 8, !tbaa !16
  %202 = getelementptr inbounds %struct.extents, ptr %199, i64 %201
  %203 = getelementptr inbounds %struct.kernel, ptr %188, i64 0, i32 2
  %204 = load i64, ptr %203, align 8, !tbaa !16
  %205 = getelementptr inbounds %struct.pack, ptr %202, i64 %204
  call fastcc void @add_failed_assert(ptr noundef nonnull %194, i64 noundef %196, ptr noundef nonnull %197, ptr noundef nonnull %205) #16
  store i64 0, ptr %190, align 8, !tbaa !16
  br label %206

206:                                              ; preds = %186, %193
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #11
  br label %345

207:                                              ; preds = %182, %207
  %208 = phi ptr [ %10, %182 ], [ %213, %207 ]
  %209 = phi i64 [ 0, %182 ], [ %212, %207 ]
  %210 = getelementptr inbounds %struct.kernel, ptr %208, i64 0, i32 3, i64 %209
  store ptr %210, ptr %183, align 8, !tbaa !50
  %211 = load ptr, ptr %210, align 8, !tbaa !131
  call void %211(ptr noundef nonnull %7) #14
  %212 = add nuw i64 %209, 1
  %213 = load ptr, ptr %9, align 8, !tbaa !88
  %214 = load i64, ptr %213, align 8, !tbaa !16
  %215 = icmp ult i64 %212, %214
  br i1 %215, label %207, label %184, !llvm.loop !133

216:                                              ; preds = %3
  %217 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 1
  %218 = load ptr, ptr %217, align 8, !tbaa !134
  %219 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 2
  %220 = load ptr, ptr %219, align 8, !tbaa !136
  %221 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 3
  %222 = load i64, ptr %221, align 8, !tbaa !137
  %223 = tail call ptr @memmove(ptr noundef %218, ptr noundef %220, i64 noundef %222) #14
  br label %345

224:                                              ; preds = %3
  %225 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 1
  %226 = load ptr, ptr %225, align 8, !tbaa !88
  %227 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 2
  %228 = load i64, ptr %227, align 8, !tbaa !16
  %229 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 4
  %230 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 3
  %231 = load i64, ptr %230, align 8, !tbaa !16
  %232 = icmp eq i64 %231, 1
  br i1 %232, label %233, label %237

233:                                              ; preds = %224
  %234 = load i8, ptr %229, align 1, !tbaa !23
  %235 = zext i8 %234 to i32
  %236 = tail call ptr @memset(ptr noundef %226, i32 noundef %235, i64 noundef %228) #14
  br label %345

237:                                              ; preds = %224
  %238 = tail call i64 @llvm.umin.i64(i64 %231, i64 %228)
  %239 = tail call ptr @memcpy(ptr noundef %226, ptr noundef nonnull %229, i64 noundef %238) #14
  %240 = icmp ugt i64 %228, %231
  br i1 %240, label %241, label %345

241:                                              ; preds = %237, %241
  %242 = phi i64 [ %247, %241 ], [ %238, %237 ]
  %243 = sub i64 %228, %242
  %244 = tail call i64 @llvm.umin.i64(i64 %242, i64 %243)
  %245 = getelementptr inbounds i8, ptr %226, i64 %242
  %246 = tail call ptr @memcpy(ptr noundef %245, ptr noundef %226, i64 noundef %244) #14
  %247 = add i64 %244, %242
  %248 = icmp ult i64 %247, %228
  br i1 %248, label %241, label %345, !llvm.loop !138

249:                                              ; preds = %3
  %250 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 1
  %251 = load ptr, ptr %250, align 8, !tbaa !139
  %252 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 2
  %253 = load i64, ptr %252, align 8, !tbaa !141
  %254 = getelementptr inbounds i8, ptr %251, i64 %253
  %255 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %256 = icmp sgt i64 %253, 0
  br i1 %256, label %257, label %345

257:                                              ; preds = %249
  %258 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %259 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  br label %260

260:                                              ; preds = %257, %264
  %261 = phi ptr [ %251, %257 ], [ %272, %264 ]
  %262 = load atomic i32, ptr %255 seq_cst, align 4
  %263 = icmp eq i32 %262, 2
  br i1 %263, label %345, label %264

264:                                              ; preds = %260
  %265 = load i16, ptr %261, align 4, !tbaa !142
  tail call fastcc void @execute(ptr noundef nonnull %0, ptr noundef nonnull %261, i16 noundef zeroext %265) #15
  %266 = load ptr, ptr %258, align 8, !tbaa !46
  %267 = getelementptr inbounds %struct.pool, ptr %266, i64 0, i32 8
  %268 = tail call fastcc i64 @pause_turn(ptr noundef nonnull %267, ptr noundef nonnull %259) #15
  %269 = getelementptr inbounds %struct.command, ptr %261, i64 0, i32 2
  %270 = load i32, ptr %269, align 4, !tbaa !76
  %271 = zext i32 %270 to i64
  %272 = getelementptr inbounds i8, ptr %261, i64 %271
  %273 = icmp ult ptr %272, %254
  br i1 %273, label %260, label %345, !llvm.loop !143

274:                                              ; preds = %3
  %275 = getelementptr inbounds %struct.wait, ptr %1, i64 0, i32 1
  %276 = load ptr, ptr %275, align 8, !tbaa !144
  %277 = load atomic i64, ptr %276 seq_cst, align 8
  %278 = getelementptr inbounds %struct.wait, ptr %1, i64 0, i32 2
  %279 = load i64, ptr %278, align 8, !tbaa !146
  %280 = icmp ult i64 %277, %279
  br i1 %280, label %281, label %312

281:                                              ; preds = %274
  %282 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %283 = load ptr, ptr %282, align 8, !tbaa !46
  %284 = getelementptr inbounds %struct.pool, ptr %283, i64 0, i32 8
  %285 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  tail call fastcc void @give_turn(ptr noundef nonnull %284, ptr noundef nonnull %285) #15
  %286 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %287 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  br label %288

288:                                              ; preds = %281, %296
  %289 = load atomic i32, ptr %286 seq_cst, align 4
  %290 = icmp eq i32 %289, 2
  br i1 %290, label %312, label %291

291:                                              ; preds = %288
  %292 = load ptr, ptr %275, align 8, !tbaa !144
  %293 = load atomic i64, ptr %292 seq_cst, align 8
  %294 = load i64, ptr %278, align 8, !tbaa !146
  %295 = icmp ult i64 %293, %294
  br i1 %295, label %296, label %312

296:                                              ; preds = %291
  %297 = load ptr, ptr %275, align 8, !tbaa !144
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #11
  %298 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #14
  %299 = load i64, ptr %6, align 8, !tbaa !30
  %300 = mul i64 %299, 1000000000
  %301 = load i64, ptr %287, align 8, !tbaa !32
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #11
  %302 = add i64 %301, 20000000
  %303 = add i64 %302, %300
  %304 = call fastcc i32 @reach(ptr noundef %297, i64 noundef %294, i64 noundef %303) #15
  %305 = icmp eq i32 %304, 0
  br i1 %305, label %288, label %306, !llvm.loop !147

306:                                              ; preds = %296
  %307 = icmp slt i32 %304, 0
  br i1 %307, label %308, label %312

308:                                              ; preds = %306
  %309 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %310 = load i64, ptr %0, align 8, !tbaa !130
  %311 = add i64 %310, 1
  call fastcc void @add_failure(ptr noundef nonnull %309, i64 noundef %311) #16
  br label %312

312:                                              ; preds = %291, %288, %274, %308, %306
  %313 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %314 = load ptr, ptr %313, align 8, !tbaa !46
  %315 = getelementptr inbounds %struct.pool, ptr %314, i64 0, i32 8
  %316 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %317 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9, i32 4
  %318 = load atomic i32, ptr %317 seq_cst, align 8
  %319 = icmp eq i32 %318, 0
  br i1 %319, label %320, label %345

320:                                              ; preds = %312
  %321 = getelementptr inbounds %struct.pool, ptr %314, i64 0, i32 8, i32 5
  %322 = load atomic i32, ptr %321 seq_cst, align 8
  %323 = icmp eq i32 %322, 0
  br i1 %323, label %324, label %335

324:                                              ; preds = %320
  %325 = call fastcc i32 @take_free_turn(ptr noundef nonnull %315) #15
  %326 = icmp eq i32 %325, 0
  br i1 %326, label %335, label %327

327:                                              ; preds = %324
  %328 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9, i32 3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #11
  %329 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #14
  %330 = load i64, ptr %5, align 8, !tbaa !30
  %331 = mul i64 %330, 1000000000
  %332 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %333 = load i64, ptr %332, align 8, !tbaa !32
  %334 = add i64 %331, %333
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #11
  store atomic i64 %334, ptr %328 monotonic, align 8
  store atomic i32 1, ptr %317 release, align 8
  br label %345

335:                                              ; preds = %324, %320
  call fastcc void @await_turn(ptr noundef nonnull %315, ptr noundef nonnull %316) #15
  br label %345

336:                                              ; preds = %3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #11
  %337 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #14
  %338 = load i64, ptr %4, align 8, !tbaa !30
  %339 = mul i64 %338, 1000000000
  %340 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %341 = load i64, ptr %340, align 8, !tbaa !32
  %342 = add i64 %339, %341
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #11
  %343 = getelementptr inbounds %struct.timestamp, ptr %1, i64 0, i32 1
  %344 = load ptr, ptr %343, align 8, !tbaa !148
  store i64 %342, ptr %344, align 8, !tbaa !16
  br label %345

345:                                              ; preds = %264, %260, %241, %249, %335, %327, %312, %237, %233, %3, %336, %216, %206
  %346 = getelementptr inbounds %struct.command, ptr %1, i64 0, i32 1
  %347 = load i16, ptr %346, align 2, !tbaa !73
  %348 = icmp eq i16 %347, 0
  br i1 %348, label %377, label %349

349:                                              ; preds = %345
  %350 = load i64, ptr %0, align 8, !tbaa !130
  %351 = add i64 %350, 1
  store atomic i64 %351, ptr %0 seq_cst, align 8
  %352 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %353 = load atomic i32, ptr %352 seq_cst, align 8
  %354 = icmp eq i32 %353, 0
  br i1 %354, label %361, label %355

355:                                              ; preds = %349
  %356 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %357 = call i32 @pthread_mutex_lock(ptr noundef nonnull %356) #14
  %358 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %359 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %358) #14
  %360 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %356) #14
  br label %361

361:                                              ; preds = %355, %349
  %362 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %363 = load atomic i64, ptr %362 seq_cst, align 8
  %364 = add i64 %363, -1
  %365 = icmp ult i64 %364, %351
  br i1 %365, label %366, label %377

366:                                              ; preds = %361
  %367 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %368 = load ptr, ptr %367, align 8, !tbaa !46
  %369 = getelementptr inbounds %struct.pool, ptr %368, i64 0, i32 8, i32 2
  %370 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1, i32 1
  %371 = load i32, ptr %370, align 8, !tbaa !67
  store atomic i32 %371, ptr %369 seq_cst, align 8
  %372 = atomicrmw xchg ptr %362, i64 0 seq_cst, align 8
  %373 = icmp eq i64 %372, 0
  br i1 %373, label %377, label %374

374:                                              ; preds = %366
  %375 = load i32, ptr %370, align 8, !tbaa !150
  %376 = call i64 @write(i32 noundef %375, ptr noundef nonnull @notify.one, i64 noundef 8) #14
  br label %377

377:                                              ; preds = %374, %366, %361, %345
  ret void
}

; Function Attrs: cold nounwind optsize
define internal fastcc void @add_failure(ptr noundef %0, i64 noundef %1) unnamed_addr #10 {
  %3 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2592) #14
  %4 = icmp eq ptr %3, null
  br i1 %4, label %8, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.failure, ptr %3, i64 0, i32 1
  store i64 %1, ptr %6, align 8, !tbaa !151
  %7 = getelementptr inbounds %struct.failure, ptr %3, i64 0, i32 2
  store i64 1, ptr %7, align 8, !tbaa !152
  tail call fastcc void @append_failure(ptr noundef %0, ptr noundef nonnull %3) #15
  br label %8

8:                                                ; preds = %2, %5
  ret void
}

; Function Attrs: cold nounwind optsize
define internal fastcc void @add_failed_assert(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #10 {
  %5 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2592) #14
  %6 = icmp eq ptr %5, null
  br i1 %6, label %28, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 1
  store i64 %1, ptr %8, align 8, !tbaa !151
  %9 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 2
  store i64 0, ptr %9, align 8, !tbaa !152
  %10 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 5
  %11 = tail call ptr @memcpy(ptr noundef nonnull %10, ptr noundef %2, i64 noundef 2048) #14
  %12 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 6
  %13 = getelementptr inbounds i8, ptr %2, i64 2048
  %14 = tail call ptr @memcpy(ptr noundef nonnull %12, ptr noundef nonnull %13, i64 noundef 256) #14
  %15 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 3
  %16 = getelementptr inbounds i8, ptr %2, i64 2312
  %17 = tail call ptr @memcpy(ptr noundef nonnull %15, ptr noundef nonnull %16, i64 noundef 8) #14
  br label %18

18:                                               ; preds = %7, %24
  %19 = phi i64 [ 0, %7 ], [ %26, %24 ]
  %20 = getelementptr inbounds i8, ptr %3, i64 %19
  %21 = load i8, ptr %20, align 1, !tbaa !23
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %23, label %24

23:                                               ; preds = %24, %18
  tail call fastcc void @append_failure(ptr noundef %0, ptr noundef nonnull %5) #15
  br label %28

24:                                               ; preds = %18
  %25 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 4, i64 %19
  store i8 %21, ptr %25, align 1, !tbaa !23
  %26 = add nuw nsw i64 %19, 1
  %27 = icmp eq i64 %26, 255
  br i1 %27, label %23, label %18, !llvm.loop !153

28:                                               ; preds = %4, %23
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @append_failure(ptr noundef %0, ptr noundef %1) unnamed_addr #0 {
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #14
  %4 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !83
  %6 = icmp eq ptr %5, null
  br i1 %6, label %10, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  %9 = load ptr, ptr %8, align 8, !tbaa !154
  br label %10

10:                                               ; preds = %2, %7
  %11 = phi ptr [ %9, %7 ], [ %4, %2 ]
  %12 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  store ptr %1, ptr %11, align 8, !tbaa !88
  store ptr %1, ptr %12, align 8, !tbaa !154
  %13 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 3
  %14 = load i64, ptr %13, align 8, !tbaa !86
  %15 = add i64 %14, 1
  store atomic i64 %15, ptr %13 seq_cst, align 8
  %16 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #14
  ret void
}

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #12

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #12

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #12

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #12

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.vector.reduce.or.v16i64(<16 x i64>) #13

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #5 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { noinline nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { cold nounwind optsize "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind }
attributes #12 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #14 = { nobuiltin nounwind "no-builtins" }
attributes #15 = { nobuiltin "no-builtins" }
attributes #16 = { cold nobuiltin "no-builtins" }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!10, !12, i64 8}
!10 = !{!"worker", !11, i64 0, !12, i64 8, !13, i64 16, !4, i64 48, !4, i64 52, !14, i64 56}
!11 = !{!"any pointer", !5, i64 0}
!12 = !{!"long", !5, i64 0}
!13 = !{!"", !5, i64 0}
!14 = !{!"turn", !11, i64 0, !11, i64 8, !11, i64 16, !12, i64 24, !4, i64 32, !13, i64 40}
!15 = distinct !{!15, !8}
!16 = !{!12, !12, i64 0}
!17 = !{!18, !4, i64 0}
!18 = !{!"turns", !4, i64 0, !4, i64 4, !4, i64 8, !12, i64 16, !12, i64 24, !4, i64 32, !12, i64 40, !13, i64 48, !11, i64 112, !11, i64 120, !11, i64 128}
!19 = !{!18, !12, i64 40}
!20 = !{!18, !4, i64 4}
!21 = !{!18, !4, i64 8}
!22 = !{i64 0, i64 8, !16, i64 8, i64 128, !23}
!23 = !{!5, !5, i64 0}
!24 = !{!10, !11, i64 0}
!25 = !{!10, !4, i64 48}
!26 = distinct !{!26, !8}
!27 = !{!18, !11, i64 112}
!28 = !{!14, !11, i64 8}
!29 = !{!14, !11, i64 0}
!30 = !{!31, !12, i64 0}
!31 = !{!"", !12, i64 0, !12, i64 8}
!32 = !{!31, !12, i64 8}
!33 = distinct !{!33, !8}
!34 = distinct !{!34, !8}
!35 = distinct !{!35, !8}
!36 = !{!37, !12, i64 72}
!37 = !{!"output", !13, i64 0, !11, i64 64, !12, i64 72, !12, i64 80, !12, i64 88}
!38 = !{!37, !12, i64 80}
!39 = !{!37, !11, i64 64}
!40 = !{!37, !12, i64 88}
!41 = !{!42, !11, i64 64}
!42 = !{!"arena", !13, i64 0, !11, i64 64}
!43 = !{!44, !11, i64 0}
!44 = !{!"chunk", !11, i64 0}
!45 = distinct !{!45, !8}
!46 = !{!47, !11, i64 56}
!47 = !{!"queue", !12, i64 0, !48, i64 8, !4, i64 24, !4, i64 28, !4, i64 32, !4, i64 36, !12, i64 40, !12, i64 48, !11, i64 56, !14, i64 64, !11, i64 168, !12, i64 176, !12, i64 184, !11, i64 192, !11, i64 200, !49, i64 208, !13, i64 296, !13, i64 328, !13, i64 392}
!48 = !{!"notification", !12, i64 0, !4, i64 8}
!49 = !{!"failures", !13, i64 0, !11, i64 64, !11, i64 72, !12, i64 80}
!50 = !{!47, !11, i64 168}
!51 = !{!47, !12, i64 176}
!52 = distinct !{!52, !8}
!53 = distinct !{!53, !8}
!54 = distinct !{!54, !8}
!55 = !{!56, !11, i64 0}
!56 = !{!"job", !11, i64 0, !11, i64 8, !4, i64 16, !4, i64 20, !12, i64 24, !5, i64 32}
!57 = !{!56, !11, i64 8}
!58 = !{!56, !4, i64 16}
!59 = !{!56, !4, i64 20}
!60 = !{!56, !12, i64 24}
!61 = !{!62, !4, i64 0}
!62 = !{!"share", !4, i64 0, !4, i64 4, !5, i64 8}
!63 = !{!62, !4, i64 4}
!64 = distinct !{!64, !8}
!65 = distinct !{!65, !8}
!66 = distinct !{!66, !8}
!67 = !{!47, !4, i64 16}
!68 = !{!47, !12, i64 40}
!69 = !{!47, !4, i64 32}
!70 = !{!71, !11, i64 8}
!71 = !{!"batch", !11, i64 0, !11, i64 8, !12, i64 16}
!72 = !{!71, !12, i64 16}
!73 = !{!74, !75, i64 2}
!74 = !{!"command", !75, i64 0, !75, i64 2, !4, i64 4}
!75 = !{!"short", !5, i64 0}
!76 = !{!74, !4, i64 4}
!77 = distinct !{!77, !8}
!78 = distinct !{!78, !8}
!79 = !{!71, !11, i64 0}
!80 = distinct !{!80, !8}
!81 = distinct !{!81, !8}
!82 = distinct !{!82, !8}
!83 = !{!49, !11, i64 64}
!84 = !{!85, !11, i64 0}
!85 = !{!"failure", !11, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !5, i64 32, !5, i64 288, !5, i64 2336}
!86 = !{!49, !12, i64 80}
!87 = !{i64 0, i64 8, !88, i64 8, i64 8, !16, i64 16, i64 8, !16, i64 24, i64 8, !16, i64 32, i64 256, !23, i64 288, i64 2048, !23, i64 2336, i64 256, !23}
!88 = !{!11, !11, i64 0}
!89 = !{!47, !4, i64 28}
!90 = !{!47, !12, i64 184}
!91 = distinct !{!91, !8}
!92 = distinct !{!92, !8}
!93 = !{!47, !11, i64 200}
!94 = distinct !{!94, !8}
!95 = !{!47, !12, i64 48}
!96 = distinct !{!96, !8}
!97 = !{!98, !12, i64 0}
!98 = !{!"scheduling", !12, i64 0, !5, i64 8}
!99 = !{!18, !11, i64 120}
!100 = !{!14, !11, i64 16}
!101 = distinct !{!101, !8}
!102 = distinct !{!102, !8}
!103 = distinct !{!103, !8}
!104 = distinct !{!104, !8}
!105 = !{!106, !4, i64 0}
!106 = !{!"polled", !4, i64 0, !75, i64 4, !75, i64 6}
!107 = !{!106, !75, i64 4}
!108 = !{!106, !75, i64 6}
!109 = distinct !{!109, !8}
!110 = !{!18, !11, i64 128}
!111 = distinct !{!111, !8}
!112 = distinct !{!112, !8}
!113 = !{!114, !4, i64 4}
!114 = !{!"pack", !4, i64 0, !4, i64 4}
!115 = !{!114, !4, i64 0}
!116 = distinct !{!116, !8}
!117 = distinct !{!117, !118}
!118 = !{!"llvm.loop.unroll.disable"}
!119 = !{!120, !11, i64 0}
!120 = !{!"context", !11, i64 0, !11, i64 8, !4, i64 16, !11, i64 24}
!121 = !{!120, !11, i64 8}
!122 = !{!120, !4, i64 16}
!123 = !{!120, !11, i64 24}
!124 = !{!125, !4, i64 4}
!125 = !{!"extents", !4, i64 0, !4, i64 4}
!126 = !{!125, !4, i64 0}
!127 = distinct !{!127, !118}
!128 = distinct !{!128, !8}
!129 = distinct !{!129, !8}
!130 = !{!47, !12, i64 0}
!131 = !{!132, !11, i64 0}
!132 = !{!"task", !11, i64 0, !12, i64 8, !4, i64 16, !4, i64 20, !4, i64 24, !4, i64 28}
!133 = distinct !{!133, !8}
!134 = !{!135, !11, i64 8}
!135 = !{!"copy", !74, i64 0, !11, i64 8, !11, i64 16, !12, i64 24}
!136 = !{!135, !11, i64 16}
!137 = !{!135, !12, i64 24}
!138 = distinct !{!138, !8}
!139 = !{!140, !11, i64 8}
!140 = !{!"execute", !74, i64 0, !11, i64 8, !12, i64 16, !12, i64 24}
!141 = !{!140, !12, i64 16}
!142 = !{!74, !75, i64 0}
!143 = distinct !{!143, !8}
!144 = !{!145, !11, i64 8}
!145 = !{!"wait", !74, i64 0, !11, i64 8, !12, i64 16, !12, i64 24}
!146 = !{!145, !12, i64 16}
!147 = distinct !{!147, !8}
!148 = !{!149, !11, i64 8}
!149 = !{!"timestamp", !74, i64 0, !11, i64 8}
!150 = !{!48, !4, i64 8}
!151 = !{!85, !12, i64 8}
!152 = !{!85, !12, i64 16}
!153 = distinct !{!153, !8}
!154 = !{!49, !11, i64 72}
