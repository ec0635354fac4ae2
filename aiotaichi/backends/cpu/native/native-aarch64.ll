; Made by `nox -s native` from native.c, sha256 7966fa22135fd79a6edb0c6f1cfac58993430e10c1ec304ecee6bc12380fd45e
; ModuleID = 'aiotaichi/backends/cpu/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"
target triple = "aarch64-unknown-linux-gnu"

%struct.anon = type { %struct.mutex, ptr, i64, i64 }
%struct.mutex = type { [8 x i64] }
%struct.timespec = type { i64, i64 }
%struct.job = type { ptr, ptr, ptr, i32, i32, i32, i32 }
%struct.pool = type { %struct.mutex, %struct.condition, %struct.condition, ptr, i32, i32, i32, i32, i64, [0 x %struct.worker] }
%struct.condition = type { [8 x i64] }
%struct.worker = type { ptr, i32, i64 }
%struct.__va_list = type { ptr, ptr, ptr, i32, i32 }
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #8
  %11 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %9) #9
  %12 = load i64, ptr %9, align 8, !tbaa !4
  %13 = getelementptr inbounds %struct.timespec, ptr %9, i64 0, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !9
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #8
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
  %27 = load i32, ptr %17, align 4, !tbaa !10
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %31

29:                                               ; preds = %26, %22
  %30 = icmp slt i32 %24, %1
  br i1 %30, label %22, label %43, !llvm.loop !12

31:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #8
  %32 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #9
  %33 = load i64, ptr %8, align 8, !tbaa !4
  %34 = load i64, ptr %18, align 8, !tbaa !9
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #8
  %35 = sub i64 %33, %12
  %36 = mul i64 %35, 1000000000
  %37 = sub i64 %34, %14
  %38 = add i64 %37, %36
  %39 = icmp ult i64 %38, 10001
  %40 = shl nsw i32 %21, 1
  %41 = icmp slt i32 %24, %1
  %42 = select i1 %39, i1 %41, i1 false
  br i1 %42, label %19, label %43, !llvm.loop !12

43:                                               ; preds = %31, %29, %5
  %44 = phi i32 [ 0, %5 ], [ %24, %29 ], [ %24, %31 ]
  %45 = icmp slt i32 %44, %1
  br i1 %45, label %46, label %145

46:                                               ; preds = %43
  %47 = sub nsw i32 %1, %44
  %48 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 7
  %49 = load i32, ptr %48, align 4, !tbaa !10
  %50 = shl i32 %49, 4
  %51 = add i32 %50, 16
  %52 = sdiv i32 %47, %51
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %10) #8
  %53 = getelementptr inbounds %struct.job, ptr %10, i64 0, i32 1
  store ptr %3, ptr %53, align 8, !tbaa !14
  %54 = getelementptr inbounds %struct.job, ptr %10, i64 0, i32 2
  store ptr %4, ptr %54, align 8, !tbaa !17
  %55 = getelementptr inbounds %struct.job, ptr %10, i64 0, i32 3
  store i32 %44, ptr %55, align 8, !tbaa !18
  %56 = getelementptr inbounds %struct.job, ptr %10, i64 0, i32 4
  store i32 %1, ptr %56, align 4, !tbaa !19
  %57 = getelementptr inbounds %struct.job, ptr %10, i64 0, i32 5
  %58 = call i32 @llvm.smax.i32(i32 %52, i32 1)
  store i32 %58, ptr %57, align 8, !tbaa !20
  %59 = getelementptr inbounds %struct.job, ptr %10, i64 0, i32 6
  store i32 0, ptr %59, align 4, !tbaa !21
  %60 = call i32 @pthread_mutex_lock(ptr noundef %0) #9
  %61 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 3
  %62 = load ptr, ptr %61, align 8, !tbaa !22
  store ptr %62, ptr %10, align 8, !tbaa !23
  store ptr %10, ptr %61, align 8, !tbaa !22
  %63 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 4
  %64 = atomicrmw add ptr %63, i32 1 seq_cst, align 4
  %65 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 5
  %66 = load i32, ptr %65, align 4, !tbaa !10
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %71, label %68

68:                                               ; preds = %46
  %69 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 1
  %70 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %69) #9
  br label %71

71:                                               ; preds = %68, %46
  %72 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #9
  %73 = load i32, ptr %57, align 8, !tbaa !20
  %74 = atomicrmw add ptr %55, i32 %73 seq_cst, align 4
  %75 = load i32, ptr %56, align 4, !tbaa !19
  %76 = icmp sgt i32 %75, %74
  br i1 %76, label %77, label %99

77:                                               ; preds = %71, %94
  %78 = phi i32 [ %97, %94 ], [ %75, %71 ]
  %79 = phi i32 [ %96, %94 ], [ %74, %71 ]
  %80 = sub nsw i32 %78, %79
  %81 = load i32, ptr %57, align 8, !tbaa !20
  %82 = icmp slt i32 %80, %81
  %83 = add nsw i32 %81, %79
  %84 = select i1 %82, i32 %78, i32 %83
  %85 = icmp slt i32 %79, %84
  br i1 %85, label %86, label %94

86:                                               ; preds = %77, %86
  %87 = phi i32 [ %90, %86 ], [ %79, %77 ]
  %88 = load ptr, ptr %54, align 8, !tbaa !17
  %89 = load ptr, ptr %53, align 8, !tbaa !14
  call void %88(ptr noundef %89, i32 noundef 0, i32 noundef %87) #9
  %90 = add i32 %87, 1
  %91 = icmp eq i32 %90, %84
  br i1 %91, label %92, label %86, !llvm.loop !24

92:                                               ; preds = %86
  %93 = load i32, ptr %57, align 8, !tbaa !20
  br label %94

94:                                               ; preds = %92, %77
  %95 = phi i32 [ %93, %92 ], [ %81, %77 ]
  %96 = atomicrmw add ptr %55, i32 %95 seq_cst, align 4
  %97 = load i32, ptr %56, align 4, !tbaa !19
  %98 = icmp sgt i32 %97, %96
  br i1 %98, label %77, label %99

99:                                               ; preds = %94, %71
  %100 = call i32 @pthread_mutex_lock(ptr noundef %0) #9
  br label %101

101:                                              ; preds = %101, %99
  %102 = phi ptr [ %61, %99 ], [ %103, %101 ]
  %103 = load ptr, ptr %102, align 8, !tbaa !22
  %104 = icmp eq ptr %103, %10
  br i1 %104, label %105, label %101, !llvm.loop !25

105:                                              ; preds = %101
  %106 = load ptr, ptr %10, align 8, !tbaa !23
  store ptr %106, ptr %102, align 8, !tbaa !22
  %107 = call i32 @pthread_mutex_unlock(ptr noundef %0) #9
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #8
  %108 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #9
  %109 = load i64, ptr %7, align 8, !tbaa !4
  %110 = mul i64 %109, 1000000000
  %111 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1
  %112 = load i64, ptr %111, align 8, !tbaa !9
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #8
  %113 = add i64 %112, 50000
  %114 = add i64 %113, %110
  %115 = load atomic i32, ptr %59 seq_cst, align 4
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %126, label %117

117:                                              ; preds = %105
  %118 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  br label %119

119:                                              ; preds = %129, %117
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #8
  %120 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #9
  %121 = load i64, ptr %6, align 8, !tbaa !4
  %122 = mul i64 %121, 1000000000
  %123 = load i64, ptr %118, align 8, !tbaa !9
  %124 = add i64 %122, %123
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #8
  %125 = icmp ult i64 %124, %114
  br i1 %125, label %129, label %126

126:                                              ; preds = %129, %119, %105
  %127 = load atomic i32, ptr %59 seq_cst, align 4
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %144, label %132

129:                                              ; preds = %119
  call void @llvm.aarch64.hint(i32 1)
  %130 = load atomic i32, ptr %59 seq_cst, align 4
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %126, label %119, !llvm.loop !26

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
  br i1 %141, label %142, label %138, !llvm.loop !27

142:                                              ; preds = %138, %132
  %143 = call i32 @pthread_mutex_unlock(ptr noundef %0) #9
  br label %144

144:                                              ; preds = %126, %142
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10) #8
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
  %10 = load i32, ptr %9, align 4, !tbaa !10
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %13, %1
  tail call void @free(ptr noundef nonnull %0) #9
  ret void

13:                                               ; preds = %1, %13
  %14 = phi i64 [ %18, %13 ], [ 0, %1 ]
  %15 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 9, i64 %14, i32 2
  %16 = load i64, ptr %15, align 8, !tbaa !28
  %17 = tail call i32 @pthread_join(i64 noundef %16, ptr noundef null) #9
  %18 = add nuw nsw i64 %14, 1
  %19 = load i32, ptr %9, align 4, !tbaa !10
  %20 = sext i32 %19 to i64
  %21 = icmp slt i64 %18, %20
  br i1 %21, label %13, label %12, !llvm.loop !30
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
  store i64 %1, ptr %9, align 8, !tbaa !31
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
  store ptr %6, ptr %16, align 8, !tbaa.struct !32
  %18 = getelementptr inbounds i8, ptr %16, i64 8
  %19 = trunc i64 %17 to i32
  store i32 %19, ptr %18, align 8, !tbaa.struct !33
  %20 = getelementptr inbounds i8, ptr %16, i64 16
  store i64 0, ptr %20, align 8, !tbaa.struct !34
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
  %32 = load i32, ptr %12, align 4, !tbaa !10
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %43

34:                                               ; preds = %24, %34
  %35 = phi i64 [ %39, %34 ], [ 0, %24 ]
  %36 = getelementptr inbounds %struct.pool, ptr %6, i64 0, i32 9, i64 %35, i32 2
  %37 = load i64, ptr %36, align 8, !tbaa !28
  %38 = tail call i32 @pthread_join(i64 noundef %37, ptr noundef null) #9
  %39 = add nuw nsw i64 %35, 1
  %40 = load i32, ptr %12, align 4, !tbaa !10
  %41 = sext i32 %40 to i64
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %34, label %43, !llvm.loop !30

43:                                               ; preds = %34, %24
  tail call void @free(ptr noundef nonnull %6) #9
  br label %48

44:                                               ; preds = %14
  %45 = load i32, ptr %12, align 4, !tbaa !10
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %12, align 4, !tbaa !10
  %47 = icmp eq i64 %17, %13
  br i1 %47, label %48, label %14, !llvm.loop !35

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
  %4 = load ptr, ptr %0, align 8, !tbaa !36
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
  %17 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #9
  %18 = load i64, ptr %3, align 8, !tbaa !4
  %19 = mul i64 %18, 1000000000
  %20 = load i64, ptr %7, align 8, !tbaa !9
  %21 = add i64 %19, %20
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #8
  %22 = load i64, ptr %8, align 8, !tbaa !31
  %23 = add i64 %21, %22
  %24 = load atomic i32, ptr %6 seq_cst, align 8
  %25 = icmp eq i32 %24, %16
  br i1 %25, label %26, label %33

26:                                               ; preds = %15, %35
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #8
  %27 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #9
  %28 = load i64, ptr %2, align 8, !tbaa !4
  %29 = mul i64 %28, 1000000000
  %30 = load i64, ptr %9, align 8, !tbaa !9
  %31 = add i64 %29, %30
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #8
  %32 = icmp ult i64 %31, %23
  br i1 %32, label %35, label %33

33:                                               ; preds = %26, %35, %15
  %34 = call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #9
  br label %38

35:                                               ; preds = %26
  call void @llvm.aarch64.hint(i32 1)
  %36 = load atomic i32, ptr %6 seq_cst, align 8
  %37 = icmp eq i32 %36, %16
  br i1 %37, label %26, label %33, !llvm.loop !37

38:                                               ; preds = %48, %33
  %39 = phi ptr [ %10, %33 ], [ %49, %48 ]
  %40 = load ptr, ptr %39, align 8, !tbaa !22
  %41 = icmp eq ptr %40, null
  br i1 %41, label %50, label %42

42:                                               ; preds = %38
  %43 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 3
  %44 = load atomic i32, ptr %43 seq_cst, align 8
  %45 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 4
  %46 = load i32, ptr %45, align 4, !tbaa !19
  %47 = icmp slt i32 %44, %46
  br i1 %47, label %59, label %48

48:                                               ; preds = %42, %53
  %49 = phi ptr [ %40, %42 ], [ %10, %53 ]
  br label %38, !llvm.loop !38

50:                                               ; preds = %38
  %51 = load atomic i32, ptr %5 seq_cst, align 8
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %100

53:                                               ; preds = %50
  %54 = load i32, ptr %11, align 4, !tbaa !10
  %55 = add i32 %54, 1
  store i32 %55, ptr %11, align 4, !tbaa !10
  %56 = call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %4) #9
  %57 = load i32, ptr %11, align 4, !tbaa !10
  %58 = add i32 %57, -1
  store i32 %58, ptr %11, align 4, !tbaa !10
  br label %48

59:                                               ; preds = %42
  %60 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 3
  %61 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 4
  %62 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 6
  %63 = atomicrmw add ptr %62, i32 1 seq_cst, align 4
  %64 = call i32 @pthread_mutex_unlock(ptr noundef %4) #9
  %65 = load i32, ptr %13, align 8, !tbaa !39
  %66 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 5
  %67 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 2
  %68 = getelementptr inbounds %struct.job, ptr %40, i64 0, i32 1
  %69 = load i32, ptr %66, align 8, !tbaa !20
  %70 = atomicrmw add ptr %60, i32 %69 seq_cst, align 4
  %71 = load i32, ptr %61, align 4, !tbaa !19
  %72 = icmp sgt i32 %71, %70
  br i1 %72, label %73, label %95

73:                                               ; preds = %59, %90
  %74 = phi i32 [ %93, %90 ], [ %71, %59 ]
  %75 = phi i32 [ %92, %90 ], [ %70, %59 ]
  %76 = sub nsw i32 %74, %75
  %77 = load i32, ptr %66, align 8, !tbaa !20
  %78 = icmp slt i32 %76, %77
  %79 = add nsw i32 %77, %75
  %80 = select i1 %78, i32 %74, i32 %79
  %81 = icmp slt i32 %75, %80
  br i1 %81, label %82, label %90

82:                                               ; preds = %73, %82
  %83 = phi i32 [ %86, %82 ], [ %75, %73 ]
  %84 = load ptr, ptr %67, align 8, !tbaa !17
  %85 = load ptr, ptr %68, align 8, !tbaa !14
  call void %84(ptr noundef %85, i32 noundef %65, i32 noundef %83) #9
  %86 = add i32 %83, 1
  %87 = icmp eq i32 %86, %80
  br i1 %87, label %88, label %82, !llvm.loop !24

88:                                               ; preds = %82
  %89 = load i32, ptr %66, align 8, !tbaa !20
  br label %90

90:                                               ; preds = %88, %73
  %91 = phi i32 [ %89, %88 ], [ %77, %73 ]
  %92 = atomicrmw add ptr %60, i32 %91 seq_cst, align 4
  %93 = load i32, ptr %61, align 4, !tbaa !19
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
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  %4 = alloca %struct.__va_list, align 8
  %5 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #8
  call void @llvm.va_start(ptr nonnull %3)
  call void @llvm.va_copy(ptr nonnull %2, ptr nonnull %3)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %4, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !40
  %6 = call i32 @vsnprintf(ptr noundef null, i64 noundef 0, ptr noundef %0, ptr noundef nonnull %4) #9
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #8
  call void @llvm.va_end(ptr nonnull %2)
  %7 = call i32 @pthread_mutex_lock(ptr noundef nonnull @printed) #9
  %8 = load i64, ptr getelementptr inbounds (%struct.anon, ptr @printed, i64 0, i32 2), align 8, !tbaa !41
  %9 = call i32 @llvm.smax.i32(i32 %6, i32 0)
  %10 = add nuw i32 %9, 1
  %11 = zext i32 %10 to i64
  %12 = add i64 %8, %11
  %13 = icmp sgt i32 %6, -1
  %14 = load i64, ptr getelementptr inbounds (%struct.anon, ptr @printed, i64 0, i32 3), align 8
  %15 = icmp ugt i64 %12, %14
  %16 = select i1 %13, i1 %15, i1 false
  br i1 %16, label %17, label %24

17:                                               ; preds = %1
  %18 = load ptr, ptr getelementptr inbounds (%struct.anon, ptr @printed, i64 0, i32 1), align 8, !tbaa !44
  %19 = shl i64 %12, 1
  %20 = call ptr @realloc(ptr noundef %18, i64 noundef %19) #9
  %21 = icmp eq ptr %20, null
  br i1 %21, label %36, label %22

22:                                               ; preds = %17
  store ptr %20, ptr getelementptr inbounds (%struct.anon, ptr @printed, i64 0, i32 1), align 8, !tbaa !44
  store i64 %19, ptr getelementptr inbounds (%struct.anon, ptr @printed, i64 0, i32 3), align 8, !tbaa !45
  %23 = load i64, ptr getelementptr inbounds (%struct.anon, ptr @printed, i64 0, i32 2), align 8, !tbaa !41
  br label %27

24:                                               ; preds = %1
  br i1 %13, label %25, label %36

25:                                               ; preds = %24
  %26 = load ptr, ptr getelementptr inbounds (%struct.anon, ptr @printed, i64 0, i32 1), align 8, !tbaa !44
  br label %27

27:                                               ; preds = %25, %22
  %28 = phi i64 [ %8, %25 ], [ %23, %22 ]
  %29 = phi ptr [ %26, %25 ], [ %20, %22 ]
  %30 = getelementptr inbounds i8, ptr %29, i64 %28
  %31 = zext i32 %6 to i64
  %32 = add nuw nsw i64 %31, 1
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %5, ptr noundef nonnull align 8 dereferenceable(32) %3, i64 32, i1 false), !tbaa.struct !40
  %33 = call i32 @vsnprintf(ptr noundef %30, i64 noundef %32, ptr noundef %0, ptr noundef nonnull %5) #9
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #8
  %34 = load i64, ptr getelementptr inbounds (%struct.anon, ptr @printed, i64 0, i32 2), align 8, !tbaa !41
  %35 = add i64 %34, %31
  store atomic i64 %35, ptr getelementptr inbounds (%struct.anon, ptr @printed, i64 0, i32 2) seq_cst, align 8
  br label %36

36:                                               ; preds = %17, %27, %24
  %37 = phi i32 [ %6, %27 ], [ %6, %24 ], [ -1, %17 ]
  %38 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @printed) #9
  call void @llvm.va_end(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #8
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #8
  ret i32 %37
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
  %4 = load i64, ptr getelementptr inbounds (%struct.anon, ptr @printed, i64 0, i32 2), align 8, !tbaa !41
  %5 = tail call i64 @llvm.umin.i64(i64 %4, i64 %1)
  %6 = load ptr, ptr getelementptr inbounds (%struct.anon, ptr @printed, i64 0, i32 1), align 8, !tbaa !44
  %7 = tail call ptr @memcpy(ptr noundef %0, ptr noundef %6, i64 noundef %5) #9
  %8 = load ptr, ptr getelementptr inbounds (%struct.anon, ptr @printed, i64 0, i32 1), align 8, !tbaa !44
  %9 = getelementptr inbounds i8, ptr %8, i64 %5
  %10 = load i64, ptr getelementptr inbounds (%struct.anon, ptr @printed, i64 0, i32 2), align 8, !tbaa !41
  %11 = sub i64 %10, %5
  %12 = tail call ptr @memmove(ptr noundef %8, ptr noundef %9, i64 noundef %11) #9
  %13 = load i64, ptr getelementptr inbounds (%struct.anon, ptr @printed, i64 0, i32 2), align 8, !tbaa !41
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
  %13 = load ptr, ptr %12, align 8, !tbaa !46
  store ptr %13, ptr %8, align 8, !tbaa !48
  store ptr %8, ptr %12, align 8, !tbaa !46
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
  %3 = load ptr, ptr %2, align 8, !tbaa !46
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %6

5:                                                ; preds = %6, %1
  tail call void @free(ptr noundef %0) #9
  ret void

6:                                                ; preds = %1, %6
  %7 = phi ptr [ %8, %6 ], [ %3, %1 ]
  %8 = load ptr, ptr %7, align 8, !tbaa !48
  tail call void @free(ptr noundef nonnull %7) #9
  %9 = icmp eq ptr %8, null
  br i1 %9, label %5, label %6, !llvm.loop !50
}

; Function Attrs: nounwind
define dso_local ptr @queue_create(i32 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call ptr @calloc(i64 noundef 1, i64 noundef 288) #9
  %4 = icmp eq ptr %3, null
  br i1 %4, label %16, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.queue, ptr %3, i64 0, i32 7
  store i32 %0, ptr %6, align 8, !tbaa !51
  %7 = getelementptr inbounds %struct.queue, ptr %3, i64 0, i32 9
  store i64 %1, ptr %7, align 8, !tbaa !53
  %8 = getelementptr inbounds %struct.queue, ptr %3, i64 0, i32 11
  %9 = getelementptr inbounds %struct.queue, ptr %3, i64 0, i32 12
  store ptr %8, ptr %9, align 8, !tbaa !54
  %10 = getelementptr inbounds %struct.queue, ptr %3, i64 0, i32 13
  %11 = getelementptr inbounds %struct.queue, ptr %3, i64 0, i32 14
  store ptr %10, ptr %11, align 8, !tbaa !55
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

30:                                               ; preds = %284, %1
  %31 = load atomic i32, ptr %8 seq_cst, align 4
  %32 = call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #9
  %33 = load ptr, ptr %10, align 8, !tbaa !56
  %34 = icmp eq ptr %33, null
  br i1 %34, label %40, label %35

35:                                               ; preds = %76, %30
  %36 = phi ptr [ %33, %30 ], [ %80, %76 ]
  %37 = load ptr, ptr %36, align 8, !tbaa !57
  store ptr %37, ptr %10, align 8, !tbaa !56
  %38 = icmp eq ptr %37, null
  br i1 %38, label %39, label %87

39:                                               ; preds = %35
  store ptr %10, ptr %17, align 8, !tbaa !54
  br label %87

40:                                               ; preds = %30, %76
  %41 = phi i32 [ %77, %76 ], [ %31, %30 ]
  %42 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #9
  %43 = load atomic i32, ptr %11 seq_cst, align 4
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %82

45:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #8
  %46 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #9
  %47 = load i64, ptr %7, align 8, !tbaa !4
  %48 = mul i64 %47, 1000000000
  %49 = load i64, ptr %12, align 8, !tbaa !9
  %50 = add i64 %48, %49
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #8
  %51 = load i64, ptr %13, align 8, !tbaa !53
  %52 = add i64 %50, %51
  %53 = load atomic i32, ptr %8 seq_cst, align 4
  %54 = icmp eq i32 %53, %41
  br i1 %54, label %55, label %62

55:                                               ; preds = %45, %66
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #8
  %56 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #9
  %57 = load i64, ptr %6, align 8, !tbaa !4
  %58 = mul i64 %57, 1000000000
  %59 = load i64, ptr %14, align 8, !tbaa !9
  %60 = add i64 %58, %59
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #8
  %61 = icmp ult i64 %60, %52
  br i1 %61, label %66, label %62

62:                                               ; preds = %66, %55, %45
  %63 = call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #9
  %64 = load ptr, ptr %10, align 8, !tbaa !56
  %65 = icmp eq ptr %64, null
  br i1 %65, label %69, label %76

66:                                               ; preds = %55
  call void @llvm.aarch64.hint(i32 1)
  %67 = load atomic i32, ptr %8 seq_cst, align 4
  %68 = icmp eq i32 %67, %41
  br i1 %68, label %55, label %62, !llvm.loop !59

69:                                               ; preds = %62, %72
  %70 = load atomic i32, ptr %11 seq_cst, align 4
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %76

72:                                               ; preds = %69
  store i32 1, ptr %15, align 4, !tbaa !60
  %73 = call i32 @pthread_cond_wait(ptr noundef nonnull %16, ptr noundef nonnull %9) #9
  store i32 0, ptr %15, align 4, !tbaa !60
  %74 = load ptr, ptr %10, align 8, !tbaa !56
  %75 = icmp eq ptr %74, null
  br i1 %75, label %69, label %76, !llvm.loop !61

76:                                               ; preds = %72, %69, %62
  %77 = load atomic i32, ptr %8 seq_cst, align 4
  %78 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #9
  %79 = call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #9
  %80 = load ptr, ptr %10, align 8, !tbaa !56
  %81 = icmp eq ptr %80, null
  br i1 %81, label %40, label %35

82:                                               ; preds = %40
  %83 = call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #9
  %84 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  store i32 1, ptr %84, align 8, !tbaa !62
  %85 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %27) #9
  %86 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #9
  ret ptr null

87:                                               ; preds = %39, %35
  %88 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #9
  %89 = getelementptr inbounds %struct.batch, ptr %36, i64 0, i32 1
  %90 = load ptr, ptr %89, align 8, !tbaa !63
  %91 = getelementptr inbounds %struct.batch, ptr %36, i64 0, i32 2
  %92 = load i64, ptr %91, align 8, !tbaa !64
  %93 = getelementptr inbounds i8, ptr %90, i64 %92
  %94 = icmp sgt i64 %92, 0
  br i1 %94, label %95, label %284

95:                                               ; preds = %87, %280
  %96 = phi ptr [ %282, %280 ], [ %90, %87 ]
  %97 = load atomic i32, ptr %11 seq_cst, align 4
  %98 = icmp eq i32 %97, 2
  br i1 %98, label %284, label %99

99:                                               ; preds = %95
  %100 = getelementptr inbounds %struct.command, ptr %96, i64 0, i32 2
  %101 = load i32, ptr %100, align 4, !tbaa !65
  %102 = load i16, ptr %96, align 4, !tbaa !68
  switch i16 %102, label %256 [
    i16 1, label %106
    i16 2, label %152
    i16 3, label %160
    i16 4, label %103
    i16 5, label %248
  ]

103:                                              ; preds = %99
  %104 = getelementptr inbounds %struct.wait, ptr %96, i64 0, i32 1
  %105 = getelementptr inbounds %struct.wait, ptr %96, i64 0, i32 2
  br label %185

106:                                              ; preds = %99
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #8
  %107 = getelementptr inbounds %struct.launch, ptr %96, i64 0, i32 4
  store ptr %107, ptr %5, align 8, !tbaa !69
  %108 = getelementptr inbounds %struct.launch, ptr %96, i64 0, i32 2
  %109 = load ptr, ptr %108, align 8, !tbaa !22
  store ptr %109, ptr %23, align 8, !tbaa !71
  store i32 0, ptr %24, align 8, !tbaa !72
  %110 = getelementptr inbounds %struct.launch, ptr %96, i64 0, i32 3
  %111 = load ptr, ptr %110, align 8, !tbaa !22
  store ptr %111, ptr %25, align 8, !tbaa !73
  %112 = getelementptr inbounds %struct.launch, ptr %96, i64 0, i32 1
  %113 = load ptr, ptr %112, align 8, !tbaa !22
  %114 = load i64, ptr %113, align 8, !tbaa !31
  %115 = icmp eq i64 %114, 0
  br i1 %115, label %118, label %143

116:                                              ; preds = %143
  %117 = load ptr, ptr %108, align 8, !tbaa !22
  br label %118

118:                                              ; preds = %116, %106
  %119 = phi ptr [ %117, %116 ], [ %109, %106 ]
  %120 = getelementptr inbounds i8, ptr %119, i64 35224
  %121 = load i64, ptr %120, align 8, !tbaa !31
  %122 = icmp eq i64 %121, 0
  br i1 %122, label %142, label %123

123:                                              ; preds = %118
  %124 = call ptr @calloc(i64 noundef 1, i64 noundef 2328) #9
  %125 = icmp eq ptr %124, null
  br i1 %125, label %141, label %126

126:                                              ; preds = %123
  %127 = load i64, ptr %0, align 8, !tbaa !74
  %128 = add i64 %127, 1
  %129 = getelementptr inbounds %struct.failure, ptr %124, i64 0, i32 1
  store i64 %128, ptr %129, align 8, !tbaa !75
  %130 = getelementptr inbounds %struct.failure, ptr %124, i64 0, i32 2
  store i64 0, ptr %130, align 8, !tbaa !77
  %131 = call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #9
  %132 = load ptr, ptr %21, align 8, !tbaa !55
  store ptr %124, ptr %132, align 8, !tbaa !22
  store ptr %124, ptr %21, align 8, !tbaa !55
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
  store i64 0, ptr %120, align 8, !tbaa !31
  br label %142

142:                                              ; preds = %141, %118
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #8
  br label %256

143:                                              ; preds = %106, %143
  %144 = phi ptr [ %149, %143 ], [ %113, %106 ]
  %145 = phi i64 [ %148, %143 ], [ 0, %106 ]
  %146 = getelementptr inbounds %struct.kernel, ptr %144, i64 0, i32 1, i64 %145
  %147 = load ptr, ptr %146, align 8, !tbaa !22
  call void %147(ptr noundef nonnull %5) #9
  %148 = add nuw i64 %145, 1
  %149 = load ptr, ptr %112, align 8, !tbaa !22
  %150 = load i64, ptr %149, align 8, !tbaa !31
  %151 = icmp ult i64 %148, %150
  br i1 %151, label %143, label %116, !llvm.loop !78

152:                                              ; preds = %99
  %153 = getelementptr inbounds %struct.copy, ptr %96, i64 0, i32 1
  %154 = load ptr, ptr %153, align 8, !tbaa !79
  %155 = getelementptr inbounds %struct.copy, ptr %96, i64 0, i32 2
  %156 = load ptr, ptr %155, align 8, !tbaa !81
  %157 = getelementptr inbounds %struct.copy, ptr %96, i64 0, i32 3
  %158 = load i64, ptr %157, align 8, !tbaa !82
  %159 = call ptr @memmove(ptr noundef %154, ptr noundef %156, i64 noundef %158) #9
  br label %256

160:                                              ; preds = %99
  %161 = getelementptr inbounds %struct.fill, ptr %96, i64 0, i32 1
  %162 = load ptr, ptr %161, align 8, !tbaa !22
  %163 = getelementptr inbounds %struct.fill, ptr %96, i64 0, i32 2
  %164 = load i64, ptr %163, align 8, !tbaa !31
  %165 = getelementptr inbounds %struct.fill, ptr %96, i64 0, i32 4
  %166 = getelementptr inbounds %struct.fill, ptr %96, i64 0, i32 3
  %167 = load i64, ptr %166, align 8, !tbaa !31
  %168 = icmp eq i64 %167, 1
  br i1 %168, label %169, label %173

169:                                              ; preds = %160
  %170 = load i8, ptr %165, align 1, !tbaa !83
  %171 = zext i8 %170 to i32
  %172 = call ptr @memset(ptr noundef %162, i32 noundef %171, i64 noundef %164) #9
  br label %256

173:                                              ; preds = %160
  %174 = call i64 @llvm.umin.i64(i64 %167, i64 %164)
  %175 = call ptr @memcpy(ptr noundef %162, ptr noundef nonnull %165, i64 noundef %174) #9
  %176 = icmp ugt i64 %164, %167
  br i1 %176, label %177, label %256

177:                                              ; preds = %173, %177
  %178 = phi i64 [ %183, %177 ], [ %174, %173 ]
  %179 = sub i64 %164, %178
  %180 = call i64 @llvm.umin.i64(i64 %178, i64 %179)
  %181 = getelementptr inbounds i8, ptr %162, i64 %178
  %182 = call ptr @memcpy(ptr noundef %181, ptr noundef %162, i64 noundef %180) #9
  %183 = add i64 %180, %178
  %184 = icmp ult i64 %183, %164
  br i1 %184, label %177, label %256, !llvm.loop !84

185:                                              ; preds = %230, %103
  %186 = load atomic i32, ptr %11 seq_cst, align 4
  %187 = icmp eq i32 %186, 2
  br i1 %187, label %256, label %188

188:                                              ; preds = %185
  %189 = load ptr, ptr %104, align 8, !tbaa !85
  %190 = load atomic i64, ptr %189 seq_cst, align 8
  %191 = load i64, ptr %105, align 8, !tbaa !87
  %192 = icmp ult i64 %190, %191
  br i1 %192, label %193, label %256

193:                                              ; preds = %188
  %194 = load ptr, ptr %104, align 8, !tbaa !85
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #8
  %195 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #9
  %196 = load i64, ptr %4, align 8, !tbaa !4
  %197 = mul i64 %196, 1000000000
  %198 = load i64, ptr %19, align 8, !tbaa !9
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #8
  %199 = add i64 %198, 20000000
  %200 = add i64 %199, %197
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #8
  %201 = freeze i64 %200
  %202 = udiv i64 %201, 1000000000
  store i64 %202, ptr %3, align 8, !tbaa !4
  %203 = mul i64 %202, 1000000000
  %204 = sub i64 %201, %203
  store i64 %204, ptr %20, align 8, !tbaa !9
  %205 = getelementptr inbounds %struct.queue, ptr %194, i64 0, i32 3
  %206 = atomicrmw add ptr %205, i32 1 seq_cst, align 4
  %207 = getelementptr inbounds %struct.queue, ptr %194, i64 0, i32 15
  %208 = call i32 @pthread_mutex_lock(ptr noundef nonnull %207) #9
  %209 = load atomic i64, ptr %194 seq_cst, align 8
  %210 = icmp ult i64 %209, %191
  br i1 %210, label %211, label %224

211:                                              ; preds = %193
  %212 = getelementptr inbounds %struct.queue, ptr %194, i64 0, i32 5
  %213 = getelementptr inbounds %struct.queue, ptr %194, i64 0, i32 17
  br label %214

214:                                              ; preds = %220, %211
  %215 = phi i32 [ 0, %211 ], [ %221, %220 ]
  %216 = load i32, ptr %212, align 8, !tbaa !62
  %217 = icmp eq i32 %216, 0
  %218 = icmp eq i32 %215, 0
  %219 = select i1 %217, i1 %218, i1 false
  br i1 %219, label %220, label %224

220:                                              ; preds = %214
  %221 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %213, ptr noundef nonnull %207, i32 noundef 1, ptr noundef nonnull %3) #9
  %222 = load atomic i64, ptr %194 seq_cst, align 8
  %223 = icmp ult i64 %222, %191
  br i1 %223, label %214, label %224, !llvm.loop !88

224:                                              ; preds = %220, %214, %193
  %225 = load atomic i64, ptr %194 seq_cst, align 8
  %226 = icmp ult i64 %225, %191
  br i1 %226, label %230, label %227

227:                                              ; preds = %224
  %228 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %207) #9
  %229 = atomicrmw sub ptr %205, i32 1 seq_cst, align 4
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #8
  br label %256

230:                                              ; preds = %224
  %231 = getelementptr inbounds %struct.queue, ptr %194, i64 0, i32 5
  %232 = load i32, ptr %231, align 8, !tbaa !62
  %233 = icmp eq i32 %232, 0
  %234 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %207) #9
  %235 = atomicrmw sub ptr %205, i32 1 seq_cst, align 4
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #8
  br i1 %233, label %185, label %236, !llvm.loop !89

236:                                              ; preds = %230
  %237 = call ptr @calloc(i64 noundef 1, i64 noundef 2328) #9
  %238 = icmp eq ptr %237, null
  br i1 %238, label %256, label %239

239:                                              ; preds = %236
  %240 = load i64, ptr %0, align 8, !tbaa !74
  %241 = add i64 %240, 1
  %242 = getelementptr inbounds %struct.failure, ptr %237, i64 0, i32 1
  store i64 %241, ptr %242, align 8, !tbaa !75
  %243 = getelementptr inbounds %struct.failure, ptr %237, i64 0, i32 2
  store i64 1, ptr %243, align 8, !tbaa !77
  %244 = call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #9
  %245 = load ptr, ptr %21, align 8, !tbaa !55
  store ptr %237, ptr %245, align 8, !tbaa !22
  store ptr %237, ptr %21, align 8, !tbaa !55
  %246 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #9
  %247 = atomicrmw add ptr %22, i64 1 seq_cst, align 8
  br label %256

248:                                              ; preds = %99
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #8
  %249 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #9
  %250 = load i64, ptr %2, align 8, !tbaa !4
  %251 = mul i64 %250, 1000000000
  %252 = load i64, ptr %18, align 8, !tbaa !9
  %253 = add i64 %251, %252
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #8
  %254 = getelementptr inbounds %struct.timestamp, ptr %96, i64 0, i32 1
  %255 = load ptr, ptr %254, align 8, !tbaa !90
  store i64 %253, ptr %255, align 8, !tbaa !31
  br label %256

256:                                              ; preds = %188, %185, %177, %248, %239, %236, %227, %173, %169, %152, %142, %99
  %257 = getelementptr inbounds %struct.command, ptr %96, i64 0, i32 1
  %258 = load i16, ptr %257, align 2, !tbaa !92
  %259 = icmp eq i16 %258, 0
  br i1 %259, label %280, label %260

260:                                              ; preds = %256
  %261 = load i64, ptr %0, align 8, !tbaa !74
  %262 = freeze i64 %261
  %263 = add i64 %262, 1
  store atomic i64 %263, ptr %0 seq_cst, align 8
  %264 = load atomic i32, ptr %26 seq_cst, align 8
  %265 = icmp eq i32 %264, 0
  br i1 %265, label %270, label %266

266:                                              ; preds = %260
  %267 = call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #9
  %268 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %27) #9
  %269 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #9
  br label %270

270:                                              ; preds = %266, %260
  %271 = load atomic i64, ptr %28 seq_cst, align 8
  %272 = add i64 %271, -1
  %273 = icmp ult i64 %272, %263
  br i1 %273, label %274, label %280

274:                                              ; preds = %270
  %275 = atomicrmw xchg ptr %28, i64 0 seq_cst, align 8
  %276 = icmp eq i64 %275, 0
  br i1 %276, label %280, label %277

277:                                              ; preds = %274
  %278 = load i32, ptr %29, align 8, !tbaa !51
  %279 = call i64 @write(i32 noundef %278, ptr noundef nonnull @one, i64 noundef 8) #9
  br label %280

280:                                              ; preds = %256, %270, %274, %277
  %281 = zext i32 %101 to i64
  %282 = getelementptr inbounds i8, ptr %96, i64 %281
  %283 = icmp ult ptr %282, %93
  br i1 %283, label %95, label %284, !llvm.loop !93

284:                                              ; preds = %95, %280, %87
  call void @free(ptr noundef nonnull %36) #9
  br label %30, !llvm.loop !94
}

; Function Attrs: nounwind
define dso_local i32 @queue_submit(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 24) #9
  %5 = icmp eq ptr %4, null
  br i1 %5, label %22, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.batch, ptr %4, i64 0, i32 1
  store ptr %1, ptr %7, align 8, !tbaa !63
  %8 = getelementptr inbounds %struct.batch, ptr %4, i64 0, i32 2
  store i64 %2, ptr %8, align 8, !tbaa !64
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %10 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #9
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %12 = load ptr, ptr %11, align 8, !tbaa !54
  store ptr %4, ptr %12, align 8, !tbaa !22
  store ptr %4, ptr %11, align 8, !tbaa !54
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %14 = atomicrmw add ptr %13, i32 1 seq_cst, align 4
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %16 = load i32, ptr %15, align 4, !tbaa !60
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
  br i1 %7, label %8, label %52

8:                                                ; preds = %3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #8
  %9 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #9
  %10 = load i64, ptr %5, align 8, !tbaa !4
  %11 = mul i64 %10, 1000000000
  %12 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !9
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #8
  %14 = add i64 %13, %2
  %15 = add i64 %14, %11
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #8
  %16 = freeze i64 %15
  %17 = udiv i64 %16, 1000000000
  store i64 %17, ptr %4, align 8, !tbaa !4
  %18 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %19 = mul i64 %17, 1000000000
  %20 = sub i64 %16, %19
  store i64 %20, ptr %18, align 8, !tbaa !9
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %22 = atomicrmw add ptr %21, i32 1 seq_cst, align 4
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %24 = call i32 @pthread_mutex_lock(ptr noundef nonnull %23) #9
  %25 = load atomic i64, ptr %0 seq_cst, align 8
  %26 = icmp ult i64 %25, %1
  br i1 %26, label %27, label %40

27:                                               ; preds = %8
  %28 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  br label %30

30:                                               ; preds = %36, %27
  %31 = phi i32 [ 0, %27 ], [ %37, %36 ]
  %32 = load i32, ptr %28, align 8, !tbaa !62
  %33 = icmp eq i32 %32, 0
  %34 = icmp eq i32 %31, 0
  %35 = select i1 %33, i1 %34, i1 false
  br i1 %35, label %36, label %40

36:                                               ; preds = %30
  %37 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %29, ptr noundef nonnull %23, i32 noundef 1, ptr noundef nonnull %4) #9
  %38 = load atomic i64, ptr %0 seq_cst, align 8
  %39 = icmp ult i64 %38, %1
  br i1 %39, label %30, label %40, !llvm.loop !88

40:                                               ; preds = %36, %30, %8
  %41 = load atomic i64, ptr %0 seq_cst, align 8
  %42 = icmp ult i64 %41, %1
  br i1 %42, label %43, label %48

43:                                               ; preds = %40
  %44 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %45 = load i32, ptr %44, align 8, !tbaa !62
  %46 = icmp ne i32 %45, 0
  %47 = sext i1 %46 to i32
  br label %48

48:                                               ; preds = %40, %43
  %49 = phi i32 [ %47, %43 ], [ 1, %40 ]
  %50 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %23) #9
  %51 = atomicrmw sub ptr %21, i32 1 seq_cst, align 4
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #8
  br label %52

52:                                               ; preds = %3, %48
  %53 = phi i32 [ %49, %48 ], [ 1, %3 ]
  ret i32 %53
}

; Function Attrs: nounwind
define dso_local i32 @queue_take_failure(ptr noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #9
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %6 = load ptr, ptr %5, align 8, !tbaa !95
  %7 = icmp eq ptr %6, null
  br i1 %7, label %13, label %8

8:                                                ; preds = %2
  %9 = load ptr, ptr %6, align 8, !tbaa !96
  store ptr %9, ptr %5, align 8, !tbaa !95
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %8
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store ptr %5, ptr %12, align 8, !tbaa !55
  br label %15

13:                                               ; preds = %2
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #9
  br label %19

15:                                               ; preds = %11, %8
  %16 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #9
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %18 = atomicrmw sub ptr %17, i64 1 seq_cst, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2328) %1, ptr noundef nonnull align 8 dereferenceable(2328) %6, i64 2328, i1 false), !tbaa.struct !97
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
  %6 = load i32, ptr %5, align 4, !tbaa !98
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
  %3 = load i64, ptr %2, align 8, !tbaa !99
  %4 = tail call i32 @pthread_join(i64 noundef %3, ptr noundef null) #9
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %6 = load ptr, ptr %5, align 8, !tbaa !56
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %12

8:                                                ; preds = %12, %1
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %10 = load ptr, ptr %9, align 8, !tbaa !95
  %11 = icmp eq ptr %10, null
  br i1 %11, label %16, label %17

12:                                               ; preds = %1, %12
  %13 = phi ptr [ %14, %12 ], [ %6, %1 ]
  %14 = load ptr, ptr %13, align 8, !tbaa !57
  tail call void @free(ptr noundef nonnull %13) #9
  %15 = icmp eq ptr %14, null
  br i1 %15, label %8, label %12, !llvm.loop !100

16:                                               ; preds = %17, %8
  tail call void @free(ptr noundef %0) #9
  ret void

17:                                               ; preds = %8, %17
  %18 = phi ptr [ %19, %17 ], [ %10, %8 ]
  %19 = load ptr, ptr %18, align 8, !tbaa !96
  tail call void @free(ptr noundef nonnull %18) #9
  %20 = icmp eq ptr %19, null
  br i1 %20, label %16, label %17, !llvm.loop !101
}

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #2

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.aarch64.hint(i32) #4

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #2

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #2

declare i32 @pthread_cond_clockwait(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #7

attributes #0 = { nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #5 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #6 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin nounwind "no-builtins" }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 1}
!4 = !{!5, !6, i64 0}
!5 = !{!"", !6, i64 0, !6, i64 8}
!6 = !{!"long", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!5, !6, i64 8}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !7, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!15, !16, i64 8}
!15 = !{!"job", !16, i64 0, !16, i64 8, !16, i64 16, !11, i64 24, !11, i64 28, !11, i64 32, !11, i64 36}
!16 = !{!"any pointer", !7, i64 0}
!17 = !{!15, !16, i64 16}
!18 = !{!15, !11, i64 24}
!19 = !{!15, !11, i64 28}
!20 = !{!15, !11, i64 32}
!21 = !{!15, !11, i64 36}
!22 = !{!16, !16, i64 0}
!23 = !{!15, !16, i64 0}
!24 = distinct !{!24, !13}
!25 = distinct !{!25, !13}
!26 = distinct !{!26, !13}
!27 = distinct !{!27, !13}
!28 = !{!29, !6, i64 16}
!29 = !{!"worker", !16, i64 0, !11, i64 8, !6, i64 16}
!30 = distinct !{!30, !13}
!31 = !{!6, !6, i64 0}
!32 = !{i64 0, i64 8, !22, i64 8, i64 4, !10, i64 16, i64 8, !31}
!33 = !{i64 0, i64 4, !10, i64 8, i64 8, !31}
!34 = !{i64 0, i64 8, !31}
!35 = distinct !{!35, !13}
!36 = !{!29, !16, i64 0}
!37 = distinct !{!37, !13}
!38 = distinct !{!38, !13}
!39 = !{!29, !11, i64 8}
!40 = !{i64 0, i64 8, !22, i64 8, i64 8, !22, i64 16, i64 8, !22, i64 24, i64 4, !10, i64 28, i64 4, !10}
!41 = !{!42, !6, i64 72}
!42 = !{!"", !43, i64 0, !16, i64 64, !6, i64 72, !6, i64 80}
!43 = !{!"", !7, i64 0}
!44 = !{!42, !16, i64 64}
!45 = !{!42, !6, i64 80}
!46 = !{!47, !16, i64 64}
!47 = !{!"arena", !43, i64 0, !16, i64 64}
!48 = !{!49, !16, i64 0}
!49 = !{!"chunk", !16, i64 0}
!50 = distinct !{!50, !13}
!51 = !{!52, !11, i64 40}
!52 = !{!"queue", !6, i64 0, !6, i64 8, !6, i64 16, !11, i64 24, !11, i64 28, !11, i64 32, !11, i64 36, !11, i64 40, !11, i64 44, !6, i64 48, !6, i64 56, !16, i64 64, !16, i64 72, !16, i64 80, !16, i64 88, !43, i64 96, !43, i64 160, !43, i64 224}
!53 = !{!52, !6, i64 48}
!54 = !{!52, !16, i64 72}
!55 = !{!52, !16, i64 88}
!56 = !{!52, !16, i64 64}
!57 = !{!58, !16, i64 0}
!58 = !{!"batch", !16, i64 0, !16, i64 8, !6, i64 16}
!59 = distinct !{!59, !13}
!60 = !{!52, !11, i64 44}
!61 = distinct !{!61, !13}
!62 = !{!52, !11, i64 32}
!63 = !{!58, !16, i64 8}
!64 = !{!58, !6, i64 16}
!65 = !{!66, !11, i64 4}
!66 = !{!"command", !67, i64 0, !67, i64 2, !11, i64 4}
!67 = !{!"short", !7, i64 0}
!68 = !{!66, !67, i64 0}
!69 = !{!70, !16, i64 0}
!70 = !{!"context", !16, i64 0, !16, i64 8, !11, i64 16, !16, i64 24}
!71 = !{!70, !16, i64 8}
!72 = !{!70, !11, i64 16}
!73 = !{!70, !16, i64 24}
!74 = !{!52, !6, i64 0}
!75 = !{!76, !6, i64 8}
!76 = !{!"failure", !16, i64 0, !6, i64 8, !6, i64 16, !7, i64 24, !7, i64 2072}
!77 = !{!76, !6, i64 16}
!78 = distinct !{!78, !13}
!79 = !{!80, !16, i64 8}
!80 = !{!"copy", !66, i64 0, !16, i64 8, !16, i64 16, !6, i64 24}
!81 = !{!80, !16, i64 16}
!82 = !{!80, !6, i64 24}
!83 = !{!7, !7, i64 0}
!84 = distinct !{!84, !13}
!85 = !{!86, !16, i64 8}
!86 = !{!"wait", !66, i64 0, !16, i64 8, !6, i64 16}
!87 = !{!86, !6, i64 16}
!88 = distinct !{!88, !13}
!89 = distinct !{!89, !13}
!90 = !{!91, !16, i64 8}
!91 = !{!"timestamp", !66, i64 0, !16, i64 8}
!92 = !{!66, !67, i64 2}
!93 = distinct !{!93, !13}
!94 = distinct !{!94, !13}
!95 = !{!52, !16, i64 80}
!96 = !{!76, !16, i64 0}
!97 = !{i64 0, i64 8, !22, i64 8, i64 8, !31, i64 16, i64 8, !31, i64 24, i64 2048, !83, i64 2072, i64 256, !83}
!98 = !{!52, !11, i64 28}
!99 = !{!52, !6, i64 56}
!100 = distinct !{!100, !13}
!101 = distinct !{!101, !13}
