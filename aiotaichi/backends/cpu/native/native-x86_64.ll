; Made by `nox -s native` from native.c, sha256 7966fa22135fd79a6edb0c6f1cfac58993430e10c1ec304ecee6bc12380fd45e
; ModuleID = 'aiotaichi/backends/cpu/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { %struct.mutex, ptr, i64, i64 }
%struct.mutex = type { [8 x i64] }
%struct.timespec = type { i64, i64 }
%struct.job = type { ptr, ptr, ptr, i32, i32, i32, i32 }
%struct.pool = type { %struct.mutex, %struct.condition, %struct.condition, ptr, i32, i32, i32, i32, i64, [0 x %struct.worker] }
%struct.condition = type { [8 x i64] }
%struct.worker = type { ptr, i32, i64 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%struct.arena = type { %struct.mutex, ptr }
%struct.chunk = type { ptr }
%struct.queue = type { i64, i64, i64, i32, i32, i32, i32, i32, i32, i64, i64, ptr, ptr, ptr, ptr, %struct.mutex, %struct.condition, %struct.condition }
%struct.context = type { ptr, ptr, i32, ptr }
%struct.batch = type { ptr, ptr, i64 }
%struct.command = type { i16, i16, i32 }
%struct.wait = type { %struct.command, ptr, i64 }
%struct.launch = type { %struct.command, ptr, ptr, ptr, [0 x i8] }
%struct.failure = type { ptr, i64, i64, [2048 x i8], [32 x i64] }
%struct.kernel = type { i64, [0 x ptr] }
%struct.copy = type { %struct.command, ptr, ptr, i64 }
%struct.fill = type { %struct.command, ptr, i64, i64, [0 x i8] }
%struct.timestamp = type { %struct.command, ptr }

@printed = internal global %struct.anon zeroinitializer, align 8
@one = internal constant i64 1, align 8

; Function Attrs: nounwind
define dso_local void @pool_parallel_for(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4) local_unnamed_addr #0 {
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.timespec, align 8
  %8 = alloca %struct.timespec, align 8
  %9 = alloca %struct.timespec, align 8
  %10 = alloca %struct.job, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #7
  %11 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %9) #9
  %12 = load i64, ptr %9, align 8, !tbaa !3
  %13 = getelementptr inbounds %struct.timespec, ptr %9, i64 0, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !8
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #7
  %15 = icmp sgt i32 %1, 0
  br i1 %15, label %16, label %43

16:                                               ; preds = %5
  %17 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 7
  %18 = getelementptr inbounds %struct.timespec, ptr %8, i64 0, i32 1
  br label %19

19:                                               ; preds = %31, %16
  %20 = phi i32 [ 0, %16 ], [ %24, %31 ]
  %21 = phi i32 [ 1, %16 ], [ %40, %31 ]
  br label %22

22:                                               ; preds = %19, %29
  %23 = phi i32 [ %20, %19 ], [ %24, %29 ]
  %24 = add nsw i32 %23, 1
  call void %4(ptr noundef %3, i32 noundef 0, i32 noundef %23) #9
  %25 = icmp slt i32 %24, %21
  br i1 %25, label %29, label %26

26:                                               ; preds = %22
  %27 = load i32, ptr %17, align 4, !tbaa !9
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %31

29:                                               ; preds = %26, %22
  %30 = icmp slt i32 %24, %1
  br i1 %30, label %22, label %43, !llvm.loop !11

31:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #7
  %32 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #9
  %33 = load i64, ptr %8, align 8, !tbaa !3
  %34 = load i64, ptr %18, align 8, !tbaa !8
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #7
  %35 = sub i64 %33, %12
  %36 = mul i64 %35, 1000000000
  %37 = sub i64 %34, %14
  %38 = add i64 %37, %36
  %39 = icmp ult i64 %38, 10001
  %40 = shl nsw i32 %21, 1
  %41 = icmp slt i32 %24, %1
  %42 = select i1 %39, i1 %41, i1 false
  br i1 %42, label %19, label %43, !llvm.loop !11

43:                                               ; preds = %31, %29, %5
  %44 = phi i32 [ 0, %5 ], [ %24, %29 ], [ %24, %31 ]
  %45 = icmp slt i32 %44, %1
  br i1 %45, label %46, label %145

46:                                               ; preds = %43
  %47 = sub nsw i32 %1, %44
  %48 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 7
  %49 = load i32, ptr %48, align 4, !tbaa !9
  %50 = shl i32 %49, 4
  %51 = add i32 %50, 16
  %52 = sdiv i32 %47, %51
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %10) #7
  %53 = getelementptr inbounds %struct.job, ptr %10, i64 0, i32 1
  store ptr %3, ptr %53, align 8, !tbaa !13
  %54 = getelementptr inbounds %struct.job, ptr %10, i64 0, i32 2
  store ptr %4, ptr %54, align 8, !tbaa !16
  %55 = getelementptr inbounds %struct.job, ptr %10, i64 0, i32 3
  store i32 %44, ptr %55, align 8, !tbaa !17
  %56 = getelementptr inbounds %struct.job, ptr %10, i64 0, i32 4
  store i32 %1, ptr %56, align 4, !tbaa !18
  %57 = getelementptr inbounds %struct.job, ptr %10, i64 0, i32 5
  %58 = call i32 @llvm.smax.i32(i32 %52, i32 1)
  store i32 %58, ptr %57, align 8, !tbaa !19
  %59 = getelementptr inbounds %struct.job, ptr %10, i64 0, i32 6
  store i32 0, ptr %59, align 4, !tbaa !20
  %60 = call i32 @pthread_mutex_lock(ptr noundef %0) #9
  %61 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 3
  %62 = load ptr, ptr %61, align 8, !tbaa !21
  store ptr %62, ptr %10, align 8, !tbaa !22
  store ptr %10, ptr %61, align 8, !tbaa !21
  %63 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 4
  %64 = atomicrmw add ptr %63, i32 1 seq_cst, align 4
  %65 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 5
  %66 = load i32, ptr %65, align 4, !tbaa !9
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %71, label %68

68:                                               ; preds = %46
  %69 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 1
  %70 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %69) #9
  br label %71

71:                                               ; preds = %68, %46
  %72 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #9
  %73 = load i32, ptr %57, align 8, !tbaa !19
  %74 = atomicrmw add ptr %55, i32 %73 seq_cst, align 4
  %75 = load i32, ptr %56, align 4, !tbaa !18
  %76 = icmp sgt i32 %75, %74
  br i1 %76, label %77, label %99

77:                                               ; preds = %71, %94
  %78 = phi i32 [ %97, %94 ], [ %75, %71 ]
  %79 = phi i32 [ %96, %94 ], [ %74, %71 ]
  %80 = sub nsw i32 %78, %79
  %81 = load i32, ptr %57, align 8, !tbaa !19
  %82 = icmp slt i32 %80, %81
  %83 = add nsw i32 %81, %79
  %84 = select i1 %82, i32 %78, i32 %83
  %85 = icmp slt i32 %79, %84
  br i1 %85, label %86, label %94

86:                                               ; preds = %77, %86
  %87 = phi i32 [ %90, %86 ], [ %79, %77 ]
  %88 = load ptr, ptr %54, align 8, !tbaa !16
  %89 = load ptr, ptr %53, align 8, !tbaa !13
  call void %88(ptr noundef %89, i32 noundef 0, i32 noundef %87) #9
  %90 = add i32 %87, 1
  %91 = icmp eq i32 %90, %84
  br i1 %91, label %92, label %86, !llvm.loop !23

92:                                               ; preds = %86
  %93 = load i32, ptr %57, align 8, !tbaa !19
  br label %94

94:                                               ; preds = %92, %77
  %95 = phi i32 [ %93, %92 ], [ %81, %77 ]
  %96 = atomicrmw add ptr %55, i32 %95 seq_cst, align 4
  %97 = load i32, ptr %56, align 4, !tbaa !18
  %98 = icmp sgt i32 %97, %96
  br i1 %98, label %77, label %99

99:                                               ; preds = %94, %71
  %100 = call i32 @pthread_mutex_lock(ptr noundef %0) #9
  br label %101

101:                                              ; preds = %101, %99
  %102 = phi ptr [ %61, %99 ], [ %103, %101 ]
  %103 = load ptr, ptr %102, align 8, !tbaa !21
  %104 = icmp eq ptr %103, %10
  br i1 %104, label %105, label %101, !llvm.loop !24

105:                                              ; preds = %101
  %106 = load ptr, ptr %10, align 8, !tbaa !22
  store ptr %106, ptr %102, align 8, !tbaa !21
  %107 = call i32 @pthread_mutex_unlock(ptr noundef %0) #9
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #7
  %108 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #9
  %109 = load i64, ptr %7, align 8, !tbaa !3
  %110 = mul i64 %109, 1000000000
  %111 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1
  %112 = load i64, ptr %111, align 8, !tbaa !8
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #7
  %113 = add i64 %112, 50000
  %114 = add i64 %113, %110
  %115 = load atomic i32, ptr %59 seq_cst, align 4
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %126, label %117

117:                                              ; preds = %105
  %118 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  br label %119

119:                                              ; preds = %129, %117
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #7
  %120 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #9
  %121 = load i64, ptr %6, align 8, !tbaa !3
  %122 = mul i64 %121, 1000000000
  %123 = load i64, ptr %118, align 8, !tbaa !8
  %124 = add i64 %122, %123
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #7
  %125 = icmp ult i64 %124, %114
  br i1 %125, label %129, label %126

126:                                              ; preds = %129, %119, %105
  %127 = load atomic i32, ptr %59 seq_cst, align 4
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %144, label %132

129:                                              ; preds = %119
  call void @llvm.x86.sse2.pause()
  %130 = load atomic i32, ptr %59 seq_cst, align 4
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %126, label %119, !llvm.loop !25

132:                                              ; preds = %126
  %133 = call i32 @pthread_mutex_lock(ptr noundef %0) #9
  %134 = load atomic i32, ptr %59 seq_cst, align 4
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %142, label %136

136:                                              ; preds = %132
  %137 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 2
  br label %138

138:                                              ; preds = %138, %136
  %139 = call i32 @pthread_cond_wait(ptr noundef nonnull %137, ptr noundef %0) #9
  %140 = load atomic i32, ptr %59 seq_cst, align 4
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %142, label %138, !llvm.loop !26

142:                                              ; preds = %138, %132
  %143 = call i32 @pthread_mutex_unlock(ptr noundef %0) #9
  br label %144

144:                                              ; preds = %126, %142
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10) #7
  br label %145

145:                                              ; preds = %43, %144
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

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
  %10 = load i32, ptr %9, align 4, !tbaa !9
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %13, %1
  tail call void @free(ptr noundef nonnull %0) #9
  ret void

13:                                               ; preds = %1, %13
  %14 = phi i64 [ %18, %13 ], [ 0, %1 ]
  %15 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 9, i64 %14, i32 2
  %16 = load i64, ptr %15, align 8, !tbaa !27
  %17 = tail call i32 @pthread_join(i64 noundef %16, ptr noundef null) #9
  %18 = add nuw nsw i64 %14, 1
  %19 = load i32, ptr %9, align 4, !tbaa !9
  %20 = sext i32 %19 to i64
  %21 = icmp slt i64 %18, %20
  br i1 %21, label %13, label %12, !llvm.loop !29
}

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #2

declare i32 @pthread_cond_broadcast(ptr noundef) local_unnamed_addr #2

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #2

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

declare void @free(ptr noundef) local_unnamed_addr #2

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
  store i64 %1, ptr %9, align 8, !tbaa !30
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
  store ptr %6, ptr %16, align 8, !tbaa.struct !31
  %18 = getelementptr inbounds i8, ptr %16, i64 8
  %19 = trunc i64 %17 to i32
  store i32 %19, ptr %18, align 8, !tbaa.struct !32
  %20 = getelementptr inbounds i8, ptr %16, i64 16
  store i64 0, ptr %20, align 8, !tbaa.struct !33
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
  %32 = load i32, ptr %12, align 4, !tbaa !9
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %43

34:                                               ; preds = %24, %34
  %35 = phi i64 [ %39, %34 ], [ 0, %24 ]
  %36 = getelementptr inbounds %struct.pool, ptr %6, i64 0, i32 9, i64 %35, i32 2
  %37 = load i64, ptr %36, align 8, !tbaa !27
  %38 = tail call i32 @pthread_join(i64 noundef %37, ptr noundef null) #9
  %39 = add nuw nsw i64 %35, 1
  %40 = load i32, ptr %12, align 4, !tbaa !9
  %41 = sext i32 %40 to i64
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %34, label %43, !llvm.loop !29

43:                                               ; preds = %34, %24
  tail call void @free(ptr noundef nonnull %6) #9
  br label %48

44:                                               ; preds = %14
  %45 = load i32, ptr %12, align 4, !tbaa !9
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %12, align 4, !tbaa !9
  %47 = icmp eq i64 %17, %13
  br i1 %47, label %48, label %14, !llvm.loop !34

48:                                               ; preds = %44, %8, %43, %2
  %49 = phi ptr [ null, %2 ], [ null, %43 ], [ %6, %8 ], [ %6, %44 ]
  ret ptr %49
}

declare ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define internal ptr @work(ptr nocapture noundef readonly %0) #0 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = load ptr, ptr %0, align 8, !tbaa !35
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #7
  %17 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #9
  %18 = load i64, ptr %3, align 8, !tbaa !3
  %19 = mul i64 %18, 1000000000
  %20 = load i64, ptr %7, align 8, !tbaa !8
  %21 = add i64 %19, %20
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #7
  %22 = load i64, ptr %8, align 8, !tbaa !30
  %23 = add i64 %21, %22
  %24 = load atomic i32, ptr %6 seq_cst, align 8
  %25 = icmp eq i32 %24, %16
  br i1 %25, label %26, label %33

26:                                               ; preds = %15, %35
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #7
  %27 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #9
  %28 = load i64, ptr %2, align 8, !tbaa !3
  %29 = mul i64 %28, 1000000000
  %30 = load i64, ptr %9, align 8, !tbaa !8
  %31 = add i64 %29, %30
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #7
  %32 = icmp ult i64 %31, %23
  br i1 %32, label %35, label %33

33:                                               ; preds = %26, %35, %15
  %34 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #9
  br label %38

35:                                               ; preds = %26
  call void @llvm.x86.sse2.pause()
  %36 = load atomic i32, ptr %6 seq_cst, align 8
  %37 = icmp eq i32 %36, %16
  br i1 %37, label %26, label %33, !llvm.loop !36

38:                                               ; preds = %48, %33
  %39 = phi ptr [ %10, %33 ], [ %49, %48 ]
  %40 = load ptr, ptr %39, align 8, !tbaa !21
  %41 = icmp eq ptr %40, null
  br i1 %41, label %50, label %42

42:                                               ; preds = %38
  %43 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 3
  %44 = load atomic i32, ptr %43 seq_cst, align 8
  %45 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 4
  %46 = load i32, ptr %45, align 4, !tbaa !18
  %47 = icmp slt i32 %44, %46
  br i1 %47, label %59, label %48

48:                                               ; preds = %42, %53
  %49 = phi ptr [ %40, %42 ], [ %10, %53 ]
  br label %38, !llvm.loop !37

50:                                               ; preds = %38
  %51 = load atomic i32, ptr %5 seq_cst, align 8
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %100

53:                                               ; preds = %50
  %54 = load i32, ptr %11, align 4, !tbaa !9
  %55 = add i32 %54, 1
  store i32 %55, ptr %11, align 4, !tbaa !9
  %56 = call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %4) #9
  %57 = load i32, ptr %11, align 4, !tbaa !9
  %58 = add i32 %57, -1
  store i32 %58, ptr %11, align 4, !tbaa !9
  br label %48

59:                                               ; preds = %42
  %60 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 3
  %61 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 4
  %62 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 6
  %63 = atomicrmw add ptr %62, i32 1 seq_cst, align 4
  %64 = call i32 @pthread_mutex_unlock(ptr noundef %4) #9
  %65 = load i32, ptr %13, align 8, !tbaa !38
  %66 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 5
  %67 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 2
  %68 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 1
  %69 = load i32, ptr %66, align 8, !tbaa !19
  %70 = atomicrmw add ptr %60, i32 %69 seq_cst, align 4
  %71 = load i32, ptr %61, align 4, !tbaa !18
  %72 = icmp sgt i32 %71, %70
  br i1 %72, label %73, label %95

73:                                               ; preds = %59, %90
  %74 = phi i32 [ %93, %90 ], [ %71, %59 ]
  %75 = phi i32 [ %92, %90 ], [ %70, %59 ]
  %76 = sub nsw i32 %74, %75
  %77 = load i32, ptr %66, align 8, !tbaa !19
  %78 = icmp slt i32 %76, %77
  %79 = add nsw i32 %77, %75
  %80 = select i1 %78, i32 %74, i32 %79
  %81 = icmp slt i32 %75, %80
  br i1 %81, label %82, label %90

82:                                               ; preds = %73, %82
  %83 = phi i32 [ %86, %82 ], [ %75, %73 ]
  %84 = load ptr, ptr %67, align 8, !tbaa !16
  %85 = load ptr, ptr %68, align 8, !tbaa !13
  call void %84(ptr noundef %85, i32 noundef %65, i32 noundef %83) #9
  %86 = add i32 %83, 1
  %87 = icmp eq i32 %86, %80
  br i1 %87, label %88, label %82, !llvm.loop !23

88:                                               ; preds = %82
  %89 = load i32, ptr %66, align 8, !tbaa !19
  br label %90

90:                                               ; preds = %88, %73
  %91 = phi i32 [ %89, %88 ], [ %77, %73 ]
  %92 = atomicrmw add ptr %60, i32 %91 seq_cst, align 4
  %93 = load i32, ptr %61, align 4, !tbaa !18
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
define dso_local i32 @print(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #7
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #7
  call void @llvm.va_start(ptr nonnull %3)
  call void @llvm.va_copy(ptr nonnull %2, ptr nonnull %3)
  %4 = call i32 @vsnprintf(ptr noundef null, i64 noundef 0, ptr noundef %0, ptr noundef nonnull %2) #9
  call void @llvm.va_end(ptr nonnull %2)
  %5 = call i32 @pthread_mutex_lock(ptr noundef nonnull @printed) #9
  %6 = load i64, ptr getelementptr inbounds (%struct.anon, ptr @printed, i64 0, i32 2), align 8, !tbaa !39
  %7 = call i32 @llvm.smax.i32(i32 %4, i32 0)
  %8 = add nuw i32 %7, 1
  %9 = zext i32 %8 to i64
  %10 = add i64 %6, %9
  %11 = icmp sgt i32 %4, -1
  %12 = load i64, ptr getelementptr inbounds (%struct.anon, ptr @printed, i64 0, i32 3), align 8
  %13 = icmp ugt i64 %10, %12
  %14 = select i1 %11, i1 %13, i1 false
  br i1 %14, label %15, label %22

15:                                               ; preds = %1
  %16 = load ptr, ptr getelementptr inbounds (%struct.anon, ptr @printed, i64 0, i32 1), align 8, !tbaa !42
  %17 = shl i64 %10, 1
  %18 = call ptr @realloc(ptr noundef %16, i64 noundef %17) #9
  %19 = icmp eq ptr %18, null
  br i1 %19, label %34, label %20

20:                                               ; preds = %15
  store ptr %18, ptr getelementptr inbounds (%struct.anon, ptr @printed, i64 0, i32 1), align 8, !tbaa !42
  store i64 %17, ptr getelementptr inbounds (%struct.anon, ptr @printed, i64 0, i32 3), align 8, !tbaa !43
  %21 = load i64, ptr getelementptr inbounds (%struct.anon, ptr @printed, i64 0, i32 2), align 8, !tbaa !39
  br label %25

22:                                               ; preds = %1
  br i1 %11, label %23, label %34

23:                                               ; preds = %22
  %24 = load ptr, ptr getelementptr inbounds (%struct.anon, ptr @printed, i64 0, i32 1), align 8, !tbaa !42
  br label %25

25:                                               ; preds = %23, %20
  %26 = phi i64 [ %6, %23 ], [ %21, %20 ]
  %27 = phi ptr [ %24, %23 ], [ %18, %20 ]
  %28 = getelementptr inbounds i8, ptr %27, i64 %26
  %29 = zext i32 %4 to i64
  %30 = add nuw nsw i64 %29, 1
  %31 = call i32 @vsnprintf(ptr noundef %28, i64 noundef %30, ptr noundef %0, ptr noundef nonnull %3) #9
  %32 = load i64, ptr getelementptr inbounds (%struct.anon, ptr @printed, i64 0, i32 2), align 8, !tbaa !39
  %33 = add i64 %32, %29
  store atomic i64 %33, ptr getelementptr inbounds (%struct.anon, ptr @printed, i64 0, i32 2) seq_cst, align 8
  br label %34

34:                                               ; preds = %15, %25, %22
  %35 = phi i32 [ %4, %25 ], [ %4, %22 ], [ -1, %15 ]
  %36 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @printed) #9
  call void @llvm.va_end(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #7
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #7
  ret i32 %35
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy(ptr, ptr) #4

declare i32 @vsnprintf(ptr noundef, i64 noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #4

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none)
define dso_local i64 @printed_size() local_unnamed_addr #5 {
  %1 = load atomic i64, ptr getelementptr inbounds (%struct.anon, ptr @printed, i64 0, i32 2) seq_cst, align 8
  ret i64 %1
}

; Function Attrs: nounwind
define dso_local i64 @printed_take(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @printed) #9
  %4 = load i64, ptr getelementptr inbounds (%struct.anon, ptr @printed, i64 0, i32 2), align 8, !tbaa !39
  %5 = tail call i64 @llvm.umin.i64(i64 %4, i64 %1)
  %6 = load ptr, ptr getelementptr inbounds (%struct.anon, ptr @printed, i64 0, i32 1), align 8, !tbaa !42
  %7 = tail call ptr @memcpy(ptr noundef %0, ptr noundef %6, i64 noundef %5) #9
  %8 = load ptr, ptr getelementptr inbounds (%struct.anon, ptr @printed, i64 0, i32 1), align 8, !tbaa !42
  %9 = getelementptr inbounds i8, ptr %8, i64 %5
  %10 = load i64, ptr getelementptr inbounds (%struct.anon, ptr @printed, i64 0, i32 2), align 8, !tbaa !39
  %11 = sub i64 %10, %5
  %12 = tail call ptr @memmove(ptr noundef %8, ptr noundef %9, i64 noundef %11) #9
  %13 = load i64, ptr getelementptr inbounds (%struct.anon, ptr @printed, i64 0, i32 2), align 8, !tbaa !39
  %14 = sub i64 %13, %5
  store atomic i64 %14, ptr getelementptr inbounds (%struct.anon, ptr @printed, i64 0, i32 2) seq_cst, align 8
  %15 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @printed) #9
  ret i64 %5
}

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #2

declare ptr @memmove(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #2

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
  %13 = load ptr, ptr %12, align 8, !tbaa !44
  store ptr %13, ptr %8, align 8, !tbaa !46
  store ptr %8, ptr %12, align 8, !tbaa !44
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
  %3 = load ptr, ptr %2, align 8, !tbaa !44
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %6

5:                                                ; preds = %6, %1
  tail call void @free(ptr noundef %0) #9
  ret void

6:                                                ; preds = %1, %6
  %7 = phi ptr [ %8, %6 ], [ %3, %1 ]
  %8 = load ptr, ptr %7, align 8, !tbaa !46
  tail call void @free(ptr noundef nonnull %7) #9
  %9 = icmp eq ptr %8, null
  br i1 %9, label %5, label %6, !llvm.loop !48
}

; Function Attrs: nounwind
define dso_local ptr @queue_create(i32 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call ptr @calloc(i64 noundef 1, i64 noundef 288) #9
  %4 = icmp eq ptr %3, null
  br i1 %4, label %16, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.queue, ptr %3, i64 0, i32 7
  store i32 %0, ptr %6, align 8, !tbaa !49
  %7 = getelementptr inbounds %struct.queue, ptr %3, i64 0, i32 9
  store i64 %1, ptr %7, align 8, !tbaa !51
  %8 = getelementptr inbounds %struct.queue, ptr %3, i64 0, i32 11
  %9 = getelementptr inbounds %struct.queue, ptr %3, i64 0, i32 12
  store ptr %8, ptr %9, align 8, !tbaa !52
  %10 = getelementptr inbounds %struct.queue, ptr %3, i64 0, i32 13
  %11 = getelementptr inbounds %struct.queue, ptr %3, i64 0, i32 14
  store ptr %10, ptr %11, align 8, !tbaa !53
  %12 = getelementptr inbounds %struct.queue, ptr %3, i64 0, i32 10
  %13 = tail call i32 @pthread_create(ptr noundef nonnull %12, ptr noundef null, ptr noundef nonnull @run, ptr noundef nonnull %3) #9
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %5
  tail call void @free(ptr noundef nonnull %3) #9
  br label %16

16:                                               ; preds = %5, %2, %15
  %17 = phi ptr [ null, %15 ], [ null, %2 ], [ %3, %5 ]
  ret ptr %17
}

; Function Attrs: nounwind
define internal ptr @run(ptr noundef %0) #0 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.context, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.timespec, align 8
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %12 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %14 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %18 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  %19 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %20 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %23 = getelementptr inbounds %struct.context, ptr %5, i64 0, i32 1
  %24 = getelementptr inbounds %struct.context, ptr %5, i64 0, i32 2
  %25 = getelementptr inbounds %struct.context, ptr %5, i64 0, i32 3
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %27 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %28 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  br label %30

30:                                               ; preds = %282, %1
  %31 = load atomic i32, ptr %8 seq_cst, align 4
  %32 = call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #9
  %33 = load ptr, ptr %10, align 8, !tbaa !54
  %34 = icmp eq ptr %33, null
  br i1 %34, label %40, label %35

35:                                               ; preds = %76, %30
  %36 = phi ptr [ %33, %30 ], [ %80, %76 ]
  %37 = load ptr, ptr %36, align 8, !tbaa !55
  store ptr %37, ptr %10, align 8, !tbaa !54
  %38 = icmp eq ptr %37, null
  br i1 %38, label %39, label %87

39:                                               ; preds = %35
  store ptr %10, ptr %17, align 8, !tbaa !52
  br label %87

40:                                               ; preds = %30, %76
  %41 = phi i32 [ %77, %76 ], [ %31, %30 ]
  %42 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #9
  %43 = load atomic i32, ptr %11 seq_cst, align 4
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %82

45:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #7
  %46 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #9
  %47 = load i64, ptr %7, align 8, !tbaa !3
  %48 = mul i64 %47, 1000000000
  %49 = load i64, ptr %12, align 8, !tbaa !8
  %50 = add i64 %48, %49
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #7
  %51 = load i64, ptr %13, align 8, !tbaa !51
  %52 = add i64 %50, %51
  %53 = load atomic i32, ptr %8 seq_cst, align 4
  %54 = icmp eq i32 %53, %41
  br i1 %54, label %55, label %62

55:                                               ; preds = %45, %66
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #7
  %56 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #9
  %57 = load i64, ptr %6, align 8, !tbaa !3
  %58 = mul i64 %57, 1000000000
  %59 = load i64, ptr %14, align 8, !tbaa !8
  %60 = add i64 %58, %59
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #7
  %61 = icmp ult i64 %60, %52
  br i1 %61, label %66, label %62

62:                                               ; preds = %66, %55, %45
  %63 = call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #9
  %64 = load ptr, ptr %10, align 8, !tbaa !54
  %65 = icmp eq ptr %64, null
  br i1 %65, label %69, label %76

66:                                               ; preds = %55
  call void @llvm.x86.sse2.pause()
  %67 = load atomic i32, ptr %8 seq_cst, align 4
  %68 = icmp eq i32 %67, %41
  br i1 %68, label %55, label %62, !llvm.loop !57

69:                                               ; preds = %62, %72
  %70 = load atomic i32, ptr %11 seq_cst, align 4
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %76

72:                                               ; preds = %69
  store i32 1, ptr %15, align 4, !tbaa !58
  %73 = call i32 @pthread_cond_wait(ptr noundef nonnull %16, ptr noundef nonnull %9) #9
  store i32 0, ptr %15, align 4, !tbaa !58
  %74 = load ptr, ptr %10, align 8, !tbaa !54
  %75 = icmp eq ptr %74, null
  br i1 %75, label %69, label %76, !llvm.loop !59

76:                                               ; preds = %72, %69, %62
  %77 = load atomic i32, ptr %8 seq_cst, align 4
  %78 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #9
  %79 = call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #9
  %80 = load ptr, ptr %10, align 8, !tbaa !54
  %81 = icmp eq ptr %80, null
  br i1 %81, label %40, label %35

82:                                               ; preds = %40
  %83 = call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #9
  %84 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  store i32 1, ptr %84, align 8, !tbaa !60
  %85 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %27) #9
  %86 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #9
  ret ptr null

87:                                               ; preds = %39, %35
  %88 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #9
  %89 = getelementptr inbounds %struct.batch, ptr %36, i64 0, i32 1
  %90 = load ptr, ptr %89, align 8, !tbaa !61
  %91 = getelementptr inbounds %struct.batch, ptr %36, i64 0, i32 2
  %92 = load i64, ptr %91, align 8, !tbaa !62
  %93 = getelementptr inbounds i8, ptr %90, i64 %92
  %94 = icmp sgt i64 %92, 0
  br i1 %94, label %95, label %282

95:                                               ; preds = %87, %278
  %96 = phi ptr [ %280, %278 ], [ %90, %87 ]
  %97 = load atomic i32, ptr %11 seq_cst, align 4
  %98 = icmp eq i32 %97, 2
  br i1 %98, label %282, label %99

99:                                               ; preds = %95
  %100 = getelementptr inbounds %struct.command, ptr %96, i64 0, i32 2
  %101 = load i32, ptr %100, align 4, !tbaa !63
  %102 = load i16, ptr %96, align 4, !tbaa !66
  switch i16 %102, label %254 [
    i16 1, label %106
    i16 2, label %152
    i16 3, label %160
    i16 4, label %103
    i16 5, label %246
  ]

103:                                              ; preds = %99
  %104 = getelementptr inbounds %struct.wait, ptr %96, i64 0, i32 1
  %105 = getelementptr inbounds %struct.wait, ptr %96, i64 0, i32 2
  br label %185

106:                                              ; preds = %99
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #7
  %107 = getelementptr inbounds %struct.launch, ptr %96, i64 0, i32 4
  store ptr %107, ptr %5, align 8, !tbaa !67
  %108 = getelementptr inbounds %struct.launch, ptr %96, i64 0, i32 2
  %109 = load ptr, ptr %108, align 8, !tbaa !21
  store ptr %109, ptr %23, align 8, !tbaa !69
  store i32 0, ptr %24, align 8, !tbaa !70
  %110 = getelementptr inbounds %struct.launch, ptr %96, i64 0, i32 3
  %111 = load ptr, ptr %110, align 8, !tbaa !21
  store ptr %111, ptr %25, align 8, !tbaa !71
  %112 = getelementptr inbounds %struct.launch, ptr %96, i64 0, i32 1
  %113 = load ptr, ptr %112, align 8, !tbaa !21
  %114 = load i64, ptr %113, align 8, !tbaa !30
  %115 = icmp eq i64 %114, 0
  br i1 %115, label %118, label %143

116:                                              ; preds = %143
  %117 = load ptr, ptr %108, align 8, !tbaa !21
  br label %118

118:                                              ; preds = %116, %106
  %119 = phi ptr [ %117, %116 ], [ %109, %106 ]
  %120 = getelementptr inbounds i8, ptr %119, i64 35224
  %121 = load i64, ptr %120, align 8, !tbaa !30
  %122 = icmp eq i64 %121, 0
  br i1 %122, label %142, label %123

123:                                              ; preds = %118
  %124 = call ptr @calloc(i64 noundef 1, i64 noundef 2328) #9
  %125 = icmp eq ptr %124, null
  br i1 %125, label %141, label %126

126:                                              ; preds = %123
  %127 = load i64, ptr %0, align 8, !tbaa !72
  %128 = add i64 %127, 1
  %129 = getelementptr inbounds %struct.failure, ptr %124, i64 0, i32 1
  store i64 %128, ptr %129, align 8, !tbaa !73
  %130 = getelementptr inbounds %struct.failure, ptr %124, i64 0, i32 2
  store i64 0, ptr %130, align 8, !tbaa !75
  %131 = call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #9
  %132 = load ptr, ptr %21, align 8, !tbaa !53
  store ptr %124, ptr %132, align 8, !tbaa !21
  store ptr %124, ptr %21, align 8, !tbaa !53
  %133 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #9
  %134 = atomicrmw add ptr %22, i64 1 seq_cst, align 8
  %135 = getelementptr inbounds %struct.failure, ptr %124, i64 0, i32 3
  %136 = getelementptr inbounds i8, ptr %119, i64 32912
  %137 = call ptr @memcpy(ptr noundef nonnull %135, ptr noundef nonnull %136, i64 noundef 2048) #9
  %138 = getelementptr inbounds %struct.failure, ptr %124, i64 0, i32 4
  %139 = getelementptr inbounds i8, ptr %119, i64 34960
  %140 = call ptr @memcpy(ptr noundef nonnull %138, ptr noundef nonnull %139, i64 noundef 256) #9
  br label %141

141:                                              ; preds = %126, %123
  store i64 0, ptr %120, align 8, !tbaa !30
  br label %142

142:                                              ; preds = %141, %118
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #7
  br label %254

143:                                              ; preds = %106, %143
  %144 = phi ptr [ %149, %143 ], [ %113, %106 ]
  %145 = phi i64 [ %148, %143 ], [ 0, %106 ]
  %146 = getelementptr inbounds %struct.kernel, ptr %144, i64 0, i32 1, i64 %145
  %147 = load ptr, ptr %146, align 8, !tbaa !21
  call void %147(ptr noundef nonnull %5) #9
  %148 = add nuw i64 %145, 1
  %149 = load ptr, ptr %112, align 8, !tbaa !21
  %150 = load i64, ptr %149, align 8, !tbaa !30
  %151 = icmp ult i64 %148, %150
  br i1 %151, label %143, label %116, !llvm.loop !76

152:                                              ; preds = %99
  %153 = getelementptr inbounds %struct.copy, ptr %96, i64 0, i32 1
  %154 = load ptr, ptr %153, align 8, !tbaa !77
  %155 = getelementptr inbounds %struct.copy, ptr %96, i64 0, i32 2
  %156 = load ptr, ptr %155, align 8, !tbaa !79
  %157 = getelementptr inbounds %struct.copy, ptr %96, i64 0, i32 3
  %158 = load i64, ptr %157, align 8, !tbaa !80
  %159 = call ptr @memmove(ptr noundef %154, ptr noundef %156, i64 noundef %158) #9
  br label %254

160:                                              ; preds = %99
  %161 = getelementptr inbounds %struct.fill, ptr %96, i64 0, i32 1
  %162 = load ptr, ptr %161, align 8, !tbaa !21
  %163 = getelementptr inbounds %struct.fill, ptr %96, i64 0, i32 2
  %164 = load i64, ptr %163, align 8, !tbaa !30
  %165 = getelementptr inbounds %struct.fill, ptr %96, i64 0, i32 4
  %166 = getelementptr inbounds %struct.fill, ptr %96, i64 0, i32 3
  %167 = load i64, ptr %166, align 8, !tbaa !30
  %168 = icmp eq i64 %167, 1
  br i1 %168, label %169, label %173

169:                                              ; preds = %160
  %170 = load i8, ptr %165, align 1, !tbaa !81
  %171 = zext i8 %170 to i32
  %172 = call ptr @memset(ptr noundef %162, i32 noundef %171, i64 noundef %164) #9
  br label %254

173:                                              ; preds = %160
  %174 = call i64 @llvm.umin.i64(i64 %167, i64 %164)
  %175 = call ptr @memcpy(ptr noundef %162, ptr noundef nonnull %165, i64 noundef %174) #9
  %176 = icmp ugt i64 %164, %167
  br i1 %176, label %177, label %254

177:                                              ; preds = %173, %177
  %178 = phi i64 [ %183, %177 ], [ %174, %173 ]
  %179 = sub i64 %164, %178
  %180 = call i64 @llvm.umin.i64(i64 %178, i64 %179)
  %181 = getelementptr inbounds i8, ptr %162, i64 %178
  %182 = call ptr @memcpy(ptr noundef %181, ptr noundef %162, i64 noundef %180) #9
  %183 = add i64 %180, %178
  %184 = icmp ult i64 %183, %164
  br i1 %184, label %177, label %254, !llvm.loop !82

185:                                              ; preds = %228, %103
  %186 = load atomic i32, ptr %11 seq_cst, align 4
  %187 = icmp eq i32 %186, 2
  br i1 %187, label %254, label %188

188:                                              ; preds = %185
  %189 = load ptr, ptr %104, align 8, !tbaa !83
  %190 = load atomic i64, ptr %189 seq_cst, align 8
  %191 = load i64, ptr %105, align 8, !tbaa !85
  %192 = icmp ult i64 %190, %191
  br i1 %192, label %193, label %254

193:                                              ; preds = %188
  %194 = load ptr, ptr %104, align 8, !tbaa !83
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #7
  %195 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #9
  %196 = load i64, ptr %4, align 8, !tbaa !3
  %197 = mul i64 %196, 1000000000
  %198 = load i64, ptr %19, align 8, !tbaa !8
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #7
  %199 = add i64 %198, 20000000
  %200 = add i64 %199, %197
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #7
  %201 = udiv i64 %200, 1000000000
  store i64 %201, ptr %3, align 8, !tbaa !3
  %202 = urem i64 %200, 1000000000
  store i64 %202, ptr %20, align 8, !tbaa !8
  %203 = getelementptr inbounds %struct.queue, ptr %194, i64 0, i32 3
  %204 = atomicrmw add ptr %203, i32 1 seq_cst, align 4
  %205 = getelementptr inbounds %struct.queue, ptr %194, i64 0, i32 15
  %206 = call i32 @pthread_mutex_lock(ptr noundef nonnull %205) #9
  %207 = load atomic i64, ptr %194 seq_cst, align 8
  %208 = icmp ult i64 %207, %191
  br i1 %208, label %209, label %222

209:                                              ; preds = %193
  %210 = getelementptr inbounds %struct.queue, ptr %194, i64 0, i32 5
  %211 = getelementptr inbounds %struct.queue, ptr %194, i64 0, i32 17
  br label %212

212:                                              ; preds = %218, %209
  %213 = phi i32 [ 0, %209 ], [ %219, %218 ]
  %214 = load i32, ptr %210, align 8, !tbaa !60
  %215 = icmp eq i32 %214, 0
  %216 = icmp eq i32 %213, 0
  %217 = select i1 %215, i1 %216, i1 false
  br i1 %217, label %218, label %222

218:                                              ; preds = %212
  %219 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %211, ptr noundef nonnull %205, i32 noundef 1, ptr noundef nonnull %3) #9
  %220 = load atomic i64, ptr %194 seq_cst, align 8
  %221 = icmp ult i64 %220, %191
  br i1 %221, label %212, label %222, !llvm.loop !86

222:                                              ; preds = %218, %212, %193
  %223 = load atomic i64, ptr %194 seq_cst, align 8
  %224 = icmp ult i64 %223, %191
  br i1 %224, label %228, label %225

225:                                              ; preds = %222
  %226 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %205) #9
  %227 = atomicrmw sub ptr %203, i32 1 seq_cst, align 4
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #7
  br label %254

228:                                              ; preds = %222
  %229 = getelementptr inbounds %struct.queue, ptr %194, i64 0, i32 5
  %230 = load i32, ptr %229, align 8, !tbaa !60
  %231 = icmp eq i32 %230, 0
  %232 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %205) #9
  %233 = atomicrmw sub ptr %203, i32 1 seq_cst, align 4
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #7
  br i1 %231, label %185, label %234, !llvm.loop !87

234:                                              ; preds = %228
  %235 = call ptr @calloc(i64 noundef 1, i64 noundef 2328) #9
  %236 = icmp eq ptr %235, null
  br i1 %236, label %254, label %237

237:                                              ; preds = %234
  %238 = load i64, ptr %0, align 8, !tbaa !72
  %239 = add i64 %238, 1
  %240 = getelementptr inbounds %struct.failure, ptr %235, i64 0, i32 1
  store i64 %239, ptr %240, align 8, !tbaa !73
  %241 = getelementptr inbounds %struct.failure, ptr %235, i64 0, i32 2
  store i64 1, ptr %241, align 8, !tbaa !75
  %242 = call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #9
  %243 = load ptr, ptr %21, align 8, !tbaa !53
  store ptr %235, ptr %243, align 8, !tbaa !21
  store ptr %235, ptr %21, align 8, !tbaa !53
  %244 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #9
  %245 = atomicrmw add ptr %22, i64 1 seq_cst, align 8
  br label %254

246:                                              ; preds = %99
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #7
  %247 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #9
  %248 = load i64, ptr %2, align 8, !tbaa !3
  %249 = mul i64 %248, 1000000000
  %250 = load i64, ptr %18, align 8, !tbaa !8
  %251 = add i64 %249, %250
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #7
  %252 = getelementptr inbounds %struct.timestamp, ptr %96, i64 0, i32 1
  %253 = load ptr, ptr %252, align 8, !tbaa !88
  store i64 %251, ptr %253, align 8, !tbaa !30
  br label %254

254:                                              ; preds = %188, %185, %177, %246, %237, %234, %225, %173, %169, %152, %142, %99
  %255 = getelementptr inbounds %struct.command, ptr %96, i64 0, i32 1
  %256 = load i16, ptr %255, align 2, !tbaa !90
  %257 = icmp eq i16 %256, 0
  br i1 %257, label %278, label %258

258:                                              ; preds = %254
  %259 = load i64, ptr %0, align 8, !tbaa !72
  %260 = freeze i64 %259
  %261 = add i64 %260, 1
  store atomic i64 %261, ptr %0 seq_cst, align 8
  %262 = load atomic i32, ptr %26 seq_cst, align 8
  %263 = icmp eq i32 %262, 0
  br i1 %263, label %268, label %264

264:                                              ; preds = %258
  %265 = call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #9
  %266 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %27) #9
  %267 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #9
  br label %268

268:                                              ; preds = %264, %258
  %269 = load atomic i64, ptr %28 seq_cst, align 8
  %270 = add i64 %269, -1
  %271 = icmp ult i64 %270, %261
  br i1 %271, label %272, label %278

272:                                              ; preds = %268
  %273 = atomicrmw xchg ptr %28, i64 0 seq_cst, align 8
  %274 = icmp eq i64 %273, 0
  br i1 %274, label %278, label %275

275:                                              ; preds = %272
  %276 = load i32, ptr %29, align 8, !tbaa !49
  %277 = call i64 @write(i32 noundef %276, ptr noundef nonnull @one, i64 noundef 8) #9
  br label %278

278:                                              ; preds = %254, %268, %272, %275
  %279 = zext i32 %101 to i64
  %280 = getelementptr inbounds i8, ptr %96, i64 %279
  %281 = icmp ult ptr %280, %93
  br i1 %281, label %95, label %282, !llvm.loop !91

282:                                              ; preds = %95, %278, %87
  call void @free(ptr noundef nonnull %36) #9
  br label %30, !llvm.loop !92
}

; Function Attrs: nounwind
define dso_local i32 @queue_submit(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 24) #9
  %5 = icmp eq ptr %4, null
  br i1 %5, label %22, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.batch, ptr %4, i64 0, i32 1
  store ptr %1, ptr %7, align 8, !tbaa !61
  %8 = getelementptr inbounds %struct.batch, ptr %4, i64 0, i32 2
  store i64 %2, ptr %8, align 8, !tbaa !62
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %10 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #9
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %12 = load ptr, ptr %11, align 8, !tbaa !52
  store ptr %4, ptr %12, align 8, !tbaa !21
  store ptr %4, ptr %11, align 8, !tbaa !52
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %14 = atomicrmw add ptr %13, i32 1 seq_cst, align 4
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %16 = load i32, ptr %15, align 4, !tbaa !58
  %17 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #9
  %18 = icmp eq i32 %16, 0
  br i1 %18, label %22, label %19

19:                                               ; preds = %6
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %21 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %20) #9
  br label %22

22:                                               ; preds = %6, %19, %3
  %23 = phi i32 [ 0, %3 ], [ 1, %19 ], [ 1, %6 ]
  ret i32 %23
}

declare i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i64 @queue_completed(ptr nocapture noundef readonly %0) local_unnamed_addr #6 {
  %2 = load atomic i64, ptr %0 seq_cst, align 8
  ret i64 %2
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i64 @queue_failed(ptr nocapture noundef readonly %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %3 = load atomic i64, ptr %2 seq_cst, align 8
  ret i64 %3
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @queue_arm(ptr nocapture noundef %0, i64 noundef %1) local_unnamed_addr #6 {
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #7
  %9 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #9
  %10 = load i64, ptr %5, align 8, !tbaa !3
  %11 = mul i64 %10, 1000000000
  %12 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !8
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #7
  %14 = add i64 %13, %2
  %15 = add i64 %14, %11
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #7
  %16 = udiv i64 %15, 1000000000
  store i64 %16, ptr %4, align 8, !tbaa !3
  %17 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %18 = urem i64 %15, 1000000000
  store i64 %18, ptr %17, align 8, !tbaa !8
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %20 = atomicrmw add ptr %19, i32 1 seq_cst, align 4
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %22 = call i32 @pthread_mutex_lock(ptr noundef nonnull %21) #9
  %23 = load atomic i64, ptr %0 seq_cst, align 8
  %24 = icmp ult i64 %23, %1
  br i1 %24, label %25, label %38

25:                                               ; preds = %8
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %27 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  br label %28

28:                                               ; preds = %34, %25
  %29 = phi i32 [ 0, %25 ], [ %35, %34 ]
  %30 = load i32, ptr %26, align 8, !tbaa !60
  %31 = icmp eq i32 %30, 0
  %32 = icmp eq i32 %29, 0
  %33 = select i1 %31, i1 %32, i1 false
  br i1 %33, label %34, label %38

34:                                               ; preds = %28
  %35 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %27, ptr noundef nonnull %21, i32 noundef 1, ptr noundef nonnull %4) #9
  %36 = load atomic i64, ptr %0 seq_cst, align 8
  %37 = icmp ult i64 %36, %1
  br i1 %37, label %28, label %38, !llvm.loop !86

38:                                               ; preds = %34, %28, %8
  %39 = load atomic i64, ptr %0 seq_cst, align 8
  %40 = icmp ult i64 %39, %1
  br i1 %40, label %41, label %46

41:                                               ; preds = %38
  %42 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %43 = load i32, ptr %42, align 8, !tbaa !60
  %44 = icmp ne i32 %43, 0
  %45 = sext i1 %44 to i32
  br label %46

46:                                               ; preds = %38, %41
  %47 = phi i32 [ %45, %41 ], [ 1, %38 ]
  %48 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %21) #9
  %49 = atomicrmw sub ptr %19, i32 1 seq_cst, align 4
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #7
  br label %50

50:                                               ; preds = %3, %46
  %51 = phi i32 [ %47, %46 ], [ 1, %3 ]
  ret i32 %51
}

; Function Attrs: nounwind
define dso_local i32 @queue_take_failure(ptr noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #9
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %6 = load ptr, ptr %5, align 8, !tbaa !93
  %7 = icmp eq ptr %6, null
  br i1 %7, label %13, label %8

8:                                                ; preds = %2
  %9 = load ptr, ptr %6, align 8, !tbaa !94
  store ptr %9, ptr %5, align 8, !tbaa !93
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %8
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store ptr %5, ptr %12, align 8, !tbaa !53
  br label %15

13:                                               ; preds = %2
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #9
  br label %19

15:                                               ; preds = %11, %8
  %16 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #9
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %18 = atomicrmw sub ptr %17, i64 1 seq_cst, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2328) %1, ptr noundef nonnull align 8 dereferenceable(2328) %6, i64 2328, i1 false), !tbaa.struct !95
  tail call void @free(ptr noundef nonnull %6) #9
  br label %19

19:                                               ; preds = %13, %15
  %20 = phi i32 [ 1, %15 ], [ 0, %13 ]
  ret i32 %20
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #9
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %6 = load i32, ptr %5, align 4, !tbaa !96
  %7 = icmp ult i32 %6, %1
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  store atomic i32 %1, ptr %5 seq_cst, align 4
  br label %9

9:                                                ; preds = %8, %2
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %11 = atomicrmw add ptr %10, i32 1 seq_cst, align 4
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %13 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %12) #9
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #9
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_destroy(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %3 = load i64, ptr %2, align 8, !tbaa !97
  %4 = tail call i32 @pthread_join(i64 noundef %3, ptr noundef null) #9
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %6 = load ptr, ptr %5, align 8, !tbaa !54
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %12

8:                                                ; preds = %12, %1
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %10 = load ptr, ptr %9, align 8, !tbaa !93
  %11 = icmp eq ptr %10, null
  br i1 %11, label %16, label %17

12:                                               ; preds = %1, %12
  %13 = phi ptr [ %14, %12 ], [ %6, %1 ]
  %14 = load ptr, ptr %13, align 8, !tbaa !55
  tail call void @free(ptr noundef nonnull %13) #9
  %15 = icmp eq ptr %14, null
  br i1 %15, label %8, label %12, !llvm.loop !98

16:                                               ; preds = %17, %8
  tail call void @free(ptr noundef %0) #9
  ret void

17:                                               ; preds = %8, %17
  %18 = phi ptr [ %19, %17 ], [ %10, %8 ]
  %19 = load ptr, ptr %18, align 8, !tbaa !94
  tail call void @free(ptr noundef nonnull %18) #9
  %20 = icmp eq ptr %19, null
  br i1 %20, label %16, label %17, !llvm.loop !99
}

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #2

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #7

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #2

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #2

declare i32 @pthread_cond_clockwait(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #8

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #5 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nobuiltin nounwind "no-builtins" }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!4, !5, i64 0}
!4 = !{!"", !5, i64 0, !5, i64 8}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!4, !5, i64 8}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !6, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!14, !15, i64 8}
!14 = !{!"job", !15, i64 0, !15, i64 8, !15, i64 16, !10, i64 24, !10, i64 28, !10, i64 32, !10, i64 36}
!15 = !{!"any pointer", !6, i64 0}
!16 = !{!14, !15, i64 16}
!17 = !{!14, !10, i64 24}
!18 = !{!14, !10, i64 28}
!19 = !{!14, !10, i64 32}
!20 = !{!14, !10, i64 36}
!21 = !{!15, !15, i64 0}
!22 = !{!14, !15, i64 0}
!23 = distinct !{!23, !12}
!24 = distinct !{!24, !12}
!25 = distinct !{!25, !12}
!26 = distinct !{!26, !12}
!27 = !{!28, !5, i64 16}
!28 = !{!"worker", !15, i64 0, !10, i64 8, !5, i64 16}
!29 = distinct !{!29, !12}
!30 = !{!5, !5, i64 0}
!31 = !{i64 0, i64 8, !21, i64 8, i64 4, !9, i64 16, i64 8, !30}
!32 = !{i64 0, i64 4, !9, i64 8, i64 8, !30}
!33 = !{i64 0, i64 8, !30}
!34 = distinct !{!34, !12}
!35 = !{!28, !15, i64 0}
!36 = distinct !{!36, !12}
!37 = distinct !{!37, !12}
!38 = !{!28, !10, i64 8}
!39 = !{!40, !5, i64 72}
!40 = !{!"", !41, i64 0, !15, i64 64, !5, i64 72, !5, i64 80}
!41 = !{!"", !6, i64 0}
!42 = !{!40, !15, i64 64}
!43 = !{!40, !5, i64 80}
!44 = !{!45, !15, i64 64}
!45 = !{!"arena", !41, i64 0, !15, i64 64}
!46 = !{!47, !15, i64 0}
!47 = !{!"chunk", !15, i64 0}
!48 = distinct !{!48, !12}
!49 = !{!50, !10, i64 40}
!50 = !{!"queue", !5, i64 0, !5, i64 8, !5, i64 16, !10, i64 24, !10, i64 28, !10, i64 32, !10, i64 36, !10, i64 40, !10, i64 44, !5, i64 48, !5, i64 56, !15, i64 64, !15, i64 72, !15, i64 80, !15, i64 88, !41, i64 96, !41, i64 160, !41, i64 224}
!51 = !{!50, !5, i64 48}
!52 = !{!50, !15, i64 72}
!53 = !{!50, !15, i64 88}
!54 = !{!50, !15, i64 64}
!55 = !{!56, !15, i64 0}
!56 = !{!"batch", !15, i64 0, !15, i64 8, !5, i64 16}
!57 = distinct !{!57, !12}
!58 = !{!50, !10, i64 44}
!59 = distinct !{!59, !12}
!60 = !{!50, !10, i64 32}
!61 = !{!56, !15, i64 8}
!62 = !{!56, !5, i64 16}
!63 = !{!64, !10, i64 4}
!64 = !{!"command", !65, i64 0, !65, i64 2, !10, i64 4}
!65 = !{!"short", !6, i64 0}
!66 = !{!64, !65, i64 0}
!67 = !{!68, !15, i64 0}
!68 = !{!"context", !15, i64 0, !15, i64 8, !10, i64 16, !15, i64 24}
!69 = !{!68, !15, i64 8}
!70 = !{!68, !10, i64 16}
!71 = !{!68, !15, i64 24}
!72 = !{!50, !5, i64 0}
!73 = !{!74, !5, i64 8}
!74 = !{!"failure", !15, i64 0, !5, i64 8, !5, i64 16, !6, i64 24, !6, i64 2072}
!75 = !{!74, !5, i64 16}
!76 = distinct !{!76, !12}
!77 = !{!78, !15, i64 8}
!78 = !{!"copy", !64, i64 0, !15, i64 8, !15, i64 16, !5, i64 24}
!79 = !{!78, !15, i64 16}
!80 = !{!78, !5, i64 24}
!81 = !{!6, !6, i64 0}
!82 = distinct !{!82, !12}
!83 = !{!84, !15, i64 8}
!84 = !{!"wait", !64, i64 0, !15, i64 8, !5, i64 16}
!85 = !{!84, !5, i64 16}
!86 = distinct !{!86, !12}
!87 = distinct !{!87, !12}
!88 = !{!89, !15, i64 8}
!89 = !{!"timestamp", !64, i64 0, !15, i64 8}
!90 = !{!64, !65, i64 2}
!91 = distinct !{!91, !12}
!92 = distinct !{!92, !12}
!93 = !{!50, !15, i64 80}
!94 = !{!74, !15, i64 0}
!95 = !{i64 0, i64 8, !21, i64 8, i64 8, !30, i64 16, i64 8, !30, i64 24, i64 2048, !81, i64 2072, i64 256, !81}
!96 = !{!50, !10, i64 28}
!97 = !{!50, !5, i64 56}
!98 = distinct !{!98, !12}
!99 = distinct !{!99, !12}
