; Made by `nox -s native` from native.c, sha256 3b0fd01e867a5e556ad7658d6ed9ce5cc8fd669167e1e9d4802bf4d0006f845a
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
%struct.queue = type { i64, i64, i64, i32, i32, i32, i32, i32, i32, i64, i64, i64, ptr, ptr, ptr, ptr, %struct.mutex, %struct.condition, %struct.condition }
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

@most_spinners = internal unnamed_addr global i32 0, align 4
@printed = internal global %struct.anon zeroinitializer, align 8
@spinners = internal global i32 0, align 4
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
  store i32 %0, ptr @most_spinners, align 4, !tbaa !9
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
  %3 = tail call ptr @calloc(i64 noundef 1, i64 noundef 296) #9
  %4 = icmp eq ptr %3, null
  br i1 %4, label %16, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.queue, ptr %3, i64 0, i32 7
  store i32 %0, ptr %6, align 8, !tbaa !49
  %7 = getelementptr inbounds %struct.queue, ptr %3, i64 0, i32 9
  store i64 %1, ptr %7, align 8, !tbaa !51
  %8 = getelementptr inbounds %struct.queue, ptr %3, i64 0, i32 12
  %9 = getelementptr inbounds %struct.queue, ptr %3, i64 0, i32 13
  store ptr %8, ptr %9, align 8, !tbaa !52
  %10 = getelementptr inbounds %struct.queue, ptr %3, i64 0, i32 14
  %11 = getelementptr inbounds %struct.queue, ptr %3, i64 0, i32 15
  store ptr %10, ptr %11, align 8, !tbaa !53
  %12 = getelementptr inbounds %struct.queue, ptr %3, i64 0, i32 11
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
  %8 = alloca %struct.timespec, align 8
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %13 = getelementptr inbounds %struct.timespec, ptr %8, i64 0, i32 1
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %16 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %19 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %21 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  %22 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %23 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %26 = getelementptr inbounds %struct.context, ptr %5, i64 0, i32 1
  %27 = getelementptr inbounds %struct.context, ptr %5, i64 0, i32 2
  %28 = getelementptr inbounds %struct.context, ptr %5, i64 0, i32 3
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %32 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  br label %33

33:                                               ; preds = %324, %1
  %34 = load atomic i32, ptr %9 seq_cst, align 4
  %35 = call i32 @pthread_mutex_lock(ptr noundef nonnull %10) #9
  %36 = load ptr, ptr %11, align 8, !tbaa !54
  %37 = icmp eq ptr %36, null
  br i1 %37, label %43, label %38

38:                                               ; preds = %109, %33
  %39 = phi ptr [ %36, %33 ], [ %122, %109 ]
  %40 = load ptr, ptr %39, align 8, !tbaa !55
  store ptr %40, ptr %11, align 8, !tbaa !54
  %41 = icmp eq ptr %40, null
  br i1 %41, label %42, label %129

42:                                               ; preds = %38
  store ptr %11, ptr %20, align 8, !tbaa !52
  br label %129

43:                                               ; preds = %33, %109
  %44 = phi i32 [ %111, %109 ], [ %34, %33 ]
  %45 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %10) #9
  %46 = load atomic i32, ptr %12 seq_cst, align 4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %124

48:                                               ; preds = %43
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #7
  %49 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #9
  %50 = load i64, ptr %8, align 8, !tbaa !3
  %51 = mul i64 %50, 1000000000
  %52 = load i64, ptr %13, align 8, !tbaa !8
  %53 = add i64 %51, %52
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #7
  %54 = load i64, ptr %14, align 8, !tbaa !51
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %85, label %56

56:                                               ; preds = %48
  %57 = load i64, ptr %15, align 8, !tbaa !57
  %58 = shl i64 %57, 1
  %59 = add i64 %58, 1000
  %60 = atomicrmw add ptr @spinners, i32 1 seq_cst, align 4
  %61 = add i32 %60, 1
  %62 = load i32, ptr @most_spinners, align 4, !tbaa !9
  %63 = icmp sgt i32 %61, %62
  br i1 %63, label %82, label %64

64:                                               ; preds = %56
  %65 = icmp ult i64 %57, %54
  %66 = load atomic i32, ptr %9 seq_cst, align 4
  %67 = icmp eq i32 %66, %44
  %68 = icmp ne i64 %59, 0
  %69 = select i1 %67, i1 %65, i1 false
  %70 = select i1 %69, i1 %68, i1 false
  br i1 %70, label %71, label %82

71:                                               ; preds = %64, %71
  call void @llvm.x86.sse2.pause()
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #7
  %72 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #9
  %73 = load i64, ptr %7, align 8, !tbaa !3
  %74 = mul i64 %73, 1000000000
  %75 = load i64, ptr %16, align 8, !tbaa !8
  %76 = add i64 %74, %75
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #7
  %77 = load atomic i32, ptr %9 seq_cst, align 4
  %78 = icmp eq i32 %77, %44
  %79 = sub i64 %76, %53
  %80 = icmp ugt i64 %59, %79
  %81 = select i1 %78, i1 %80, i1 false
  br i1 %81, label %71, label %82, !llvm.loop !58

82:                                               ; preds = %71, %64, %56
  %83 = phi i64 [ %53, %56 ], [ %53, %64 ], [ %76, %71 ]
  %84 = atomicrmw sub ptr @spinners, i32 1 seq_cst, align 4
  br label %85

85:                                               ; preds = %82, %48
  %86 = phi i64 [ %83, %82 ], [ %53, %48 ]
  %87 = call i32 @pthread_mutex_lock(ptr noundef nonnull %10) #9
  %88 = load ptr, ptr %11, align 8, !tbaa !54
  %89 = icmp eq ptr %88, null
  br i1 %89, label %90, label %109

90:                                               ; preds = %85
  %91 = load atomic i32, ptr %12 seq_cst, align 4
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %109

93:                                               ; preds = %90
  %94 = load ptr, ptr %11, align 8, !tbaa !54
  %95 = icmp eq ptr %94, null
  br i1 %95, label %96, label %103

96:                                               ; preds = %93, %99
  %97 = load atomic i32, ptr %12 seq_cst, align 4
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %103

99:                                               ; preds = %96
  store i32 1, ptr %17, align 4, !tbaa !59
  %100 = call i32 @pthread_cond_wait(ptr noundef nonnull %18, ptr noundef nonnull %10) #9
  store i32 0, ptr %17, align 4, !tbaa !59
  %101 = load ptr, ptr %11, align 8, !tbaa !54
  %102 = icmp eq ptr %101, null
  br i1 %102, label %96, label %103, !llvm.loop !60

103:                                              ; preds = %99, %96, %93
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #7
  %104 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #9
  %105 = load i64, ptr %6, align 8, !tbaa !3
  %106 = mul i64 %105, 1000000000
  %107 = load i64, ptr %19, align 8, !tbaa !8
  %108 = add i64 %106, %107
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #7
  br label %109

109:                                              ; preds = %103, %90, %85
  %110 = phi i64 [ %86, %85 ], [ %86, %90 ], [ %108, %103 ]
  %111 = load atomic i32, ptr %9 seq_cst, align 4
  %112 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %10) #9
  %113 = sub i64 %110, %53
  %114 = load i64, ptr %14, align 8, !tbaa !51
  %115 = shl i64 %114, 2
  %116 = call i64 @llvm.umin.i64(i64 %113, i64 %115)
  %117 = load i64, ptr %15, align 8, !tbaa !57
  %118 = mul i64 %117, 3
  %119 = add i64 %118, %116
  %120 = lshr i64 %119, 2
  store i64 %120, ptr %15, align 8, !tbaa !57
  %121 = call i32 @pthread_mutex_lock(ptr noundef nonnull %10) #9
  %122 = load ptr, ptr %11, align 8, !tbaa !54
  %123 = icmp eq ptr %122, null
  br i1 %123, label %43, label %38

124:                                              ; preds = %43
  %125 = call i32 @pthread_mutex_lock(ptr noundef nonnull %10) #9
  %126 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  store i32 1, ptr %126, align 8, !tbaa !61
  %127 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %30) #9
  %128 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %10) #9
  ret ptr null

129:                                              ; preds = %42, %38
  %130 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %10) #9
  %131 = getelementptr inbounds %struct.batch, ptr %39, i64 0, i32 1
  %132 = load ptr, ptr %131, align 8, !tbaa !62
  %133 = getelementptr inbounds %struct.batch, ptr %39, i64 0, i32 2
  %134 = load i64, ptr %133, align 8, !tbaa !63
  %135 = getelementptr inbounds i8, ptr %132, i64 %134
  %136 = icmp sgt i64 %134, 0
  br i1 %136, label %137, label %324

137:                                              ; preds = %129, %320
  %138 = phi ptr [ %322, %320 ], [ %132, %129 ]
  %139 = load atomic i32, ptr %12 seq_cst, align 4
  %140 = icmp eq i32 %139, 2
  br i1 %140, label %324, label %141

141:                                              ; preds = %137
  %142 = getelementptr inbounds %struct.command, ptr %138, i64 0, i32 2
  %143 = load i32, ptr %142, align 4, !tbaa !64
  %144 = load i16, ptr %138, align 4, !tbaa !67
  switch i16 %144, label %296 [
    i16 1, label %148
    i16 2, label %194
    i16 3, label %202
    i16 4, label %145
    i16 5, label %288
  ]

145:                                              ; preds = %141
  %146 = getelementptr inbounds %struct.wait, ptr %138, i64 0, i32 1
  %147 = getelementptr inbounds %struct.wait, ptr %138, i64 0, i32 2
  br label %227

148:                                              ; preds = %141
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #7
  %149 = getelementptr inbounds %struct.launch, ptr %138, i64 0, i32 4
  store ptr %149, ptr %5, align 8, !tbaa !68
  %150 = getelementptr inbounds %struct.launch, ptr %138, i64 0, i32 2
  %151 = load ptr, ptr %150, align 8, !tbaa !21
  store ptr %151, ptr %26, align 8, !tbaa !70
  store i32 0, ptr %27, align 8, !tbaa !71
  %152 = getelementptr inbounds %struct.launch, ptr %138, i64 0, i32 3
  %153 = load ptr, ptr %152, align 8, !tbaa !21
  store ptr %153, ptr %28, align 8, !tbaa !72
  %154 = getelementptr inbounds %struct.launch, ptr %138, i64 0, i32 1
  %155 = load ptr, ptr %154, align 8, !tbaa !21
  %156 = load i64, ptr %155, align 8, !tbaa !30
  %157 = icmp eq i64 %156, 0
  br i1 %157, label %160, label %185

158:                                              ; preds = %185
  %159 = load ptr, ptr %150, align 8, !tbaa !21
  br label %160

160:                                              ; preds = %158, %148
  %161 = phi ptr [ %159, %158 ], [ %151, %148 ]
  %162 = getelementptr inbounds i8, ptr %161, i64 35224
  %163 = load i64, ptr %162, align 8, !tbaa !30
  %164 = icmp eq i64 %163, 0
  br i1 %164, label %184, label %165

165:                                              ; preds = %160
  %166 = call ptr @calloc(i64 noundef 1, i64 noundef 2328) #9
  %167 = icmp eq ptr %166, null
  br i1 %167, label %183, label %168

168:                                              ; preds = %165
  %169 = load i64, ptr %0, align 8, !tbaa !73
  %170 = add i64 %169, 1
  %171 = getelementptr inbounds %struct.failure, ptr %166, i64 0, i32 1
  store i64 %170, ptr %171, align 8, !tbaa !74
  %172 = getelementptr inbounds %struct.failure, ptr %166, i64 0, i32 2
  store i64 0, ptr %172, align 8, !tbaa !76
  %173 = call i32 @pthread_mutex_lock(ptr noundef nonnull %10) #9
  %174 = load ptr, ptr %24, align 8, !tbaa !53
  store ptr %166, ptr %174, align 8, !tbaa !21
  store ptr %166, ptr %24, align 8, !tbaa !53
  %175 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %10) #9
  %176 = atomicrmw add ptr %25, i64 1 seq_cst, align 8
  %177 = getelementptr inbounds %struct.failure, ptr %166, i64 0, i32 3
  %178 = getelementptr inbounds i8, ptr %161, i64 32912
  %179 = call ptr @memcpy(ptr noundef nonnull %177, ptr noundef nonnull %178, i64 noundef 2048) #9
  %180 = getelementptr inbounds %struct.failure, ptr %166, i64 0, i32 4
  %181 = getelementptr inbounds i8, ptr %161, i64 34960
  %182 = call ptr @memcpy(ptr noundef nonnull %180, ptr noundef nonnull %181, i64 noundef 256) #9
  br label %183

183:                                              ; preds = %168, %165
  store i64 0, ptr %162, align 8, !tbaa !30
  br label %184

184:                                              ; preds = %183, %160
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #7
  br label %296

185:                                              ; preds = %148, %185
  %186 = phi ptr [ %191, %185 ], [ %155, %148 ]
  %187 = phi i64 [ %190, %185 ], [ 0, %148 ]
  %188 = getelementptr inbounds %struct.kernel, ptr %186, i64 0, i32 1, i64 %187
  %189 = load ptr, ptr %188, align 8, !tbaa !21
  call void %189(ptr noundef nonnull %5) #9
  %190 = add nuw i64 %187, 1
  %191 = load ptr, ptr %154, align 8, !tbaa !21
  %192 = load i64, ptr %191, align 8, !tbaa !30
  %193 = icmp ult i64 %190, %192
  br i1 %193, label %185, label %158, !llvm.loop !77

194:                                              ; preds = %141
  %195 = getelementptr inbounds %struct.copy, ptr %138, i64 0, i32 1
  %196 = load ptr, ptr %195, align 8, !tbaa !78
  %197 = getelementptr inbounds %struct.copy, ptr %138, i64 0, i32 2
  %198 = load ptr, ptr %197, align 8, !tbaa !80
  %199 = getelementptr inbounds %struct.copy, ptr %138, i64 0, i32 3
  %200 = load i64, ptr %199, align 8, !tbaa !81
  %201 = call ptr @memmove(ptr noundef %196, ptr noundef %198, i64 noundef %200) #9
  br label %296

202:                                              ; preds = %141
  %203 = getelementptr inbounds %struct.fill, ptr %138, i64 0, i32 1
  %204 = load ptr, ptr %203, align 8, !tbaa !21
  %205 = getelementptr inbounds %struct.fill, ptr %138, i64 0, i32 2
  %206 = load i64, ptr %205, align 8, !tbaa !30
  %207 = getelementptr inbounds %struct.fill, ptr %138, i64 0, i32 4
  %208 = getelementptr inbounds %struct.fill, ptr %138, i64 0, i32 3
  %209 = load i64, ptr %208, align 8, !tbaa !30
  %210 = icmp eq i64 %209, 1
  br i1 %210, label %211, label %215

211:                                              ; preds = %202
  %212 = load i8, ptr %207, align 1, !tbaa !82
  %213 = zext i8 %212 to i32
  %214 = call ptr @memset(ptr noundef %204, i32 noundef %213, i64 noundef %206) #9
  br label %296

215:                                              ; preds = %202
  %216 = call i64 @llvm.umin.i64(i64 %209, i64 %206)
  %217 = call ptr @memcpy(ptr noundef %204, ptr noundef nonnull %207, i64 noundef %216) #9
  %218 = icmp ugt i64 %206, %209
  br i1 %218, label %219, label %296

219:                                              ; preds = %215, %219
  %220 = phi i64 [ %225, %219 ], [ %216, %215 ]
  %221 = sub i64 %206, %220
  %222 = call i64 @llvm.umin.i64(i64 %220, i64 %221)
  %223 = getelementptr inbounds i8, ptr %204, i64 %220
  %224 = call ptr @memcpy(ptr noundef %223, ptr noundef %204, i64 noundef %222) #9
  %225 = add i64 %222, %220
  %226 = icmp ult i64 %225, %206
  br i1 %226, label %219, label %296, !llvm.loop !83

227:                                              ; preds = %270, %145
  %228 = load atomic i32, ptr %12 seq_cst, align 4
  %229 = icmp eq i32 %228, 2
  br i1 %229, label %296, label %230

230:                                              ; preds = %227
  %231 = load ptr, ptr %146, align 8, !tbaa !84
  %232 = load atomic i64, ptr %231 seq_cst, align 8
  %233 = load i64, ptr %147, align 8, !tbaa !86
  %234 = icmp ult i64 %232, %233
  br i1 %234, label %235, label %296

235:                                              ; preds = %230
  %236 = load ptr, ptr %146, align 8, !tbaa !84
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #7
  %237 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #9
  %238 = load i64, ptr %4, align 8, !tbaa !3
  %239 = mul i64 %238, 1000000000
  %240 = load i64, ptr %22, align 8, !tbaa !8
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #7
  %241 = add i64 %240, 20000000
  %242 = add i64 %241, %239
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #7
  %243 = udiv i64 %242, 1000000000
  store i64 %243, ptr %3, align 8, !tbaa !3
  %244 = urem i64 %242, 1000000000
  store i64 %244, ptr %23, align 8, !tbaa !8
  %245 = getelementptr inbounds %struct.queue, ptr %236, i64 0, i32 3
  %246 = atomicrmw add ptr %245, i32 1 seq_cst, align 4
  %247 = getelementptr inbounds %struct.queue, ptr %236, i64 0, i32 16
  %248 = call i32 @pthread_mutex_lock(ptr noundef nonnull %247) #9
  %249 = load atomic i64, ptr %236 seq_cst, align 8
  %250 = icmp ult i64 %249, %233
  br i1 %250, label %251, label %264

251:                                              ; preds = %235
  %252 = getelementptr inbounds %struct.queue, ptr %236, i64 0, i32 5
  %253 = getelementptr inbounds %struct.queue, ptr %236, i64 0, i32 18
  br label %254

254:                                              ; preds = %260, %251
  %255 = phi i32 [ 0, %251 ], [ %261, %260 ]
  %256 = load i32, ptr %252, align 8, !tbaa !61
  %257 = icmp eq i32 %256, 0
  %258 = icmp eq i32 %255, 0
  %259 = select i1 %257, i1 %258, i1 false
  br i1 %259, label %260, label %264

260:                                              ; preds = %254
  %261 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %253, ptr noundef nonnull %247, i32 noundef 1, ptr noundef nonnull %3) #9
  %262 = load atomic i64, ptr %236 seq_cst, align 8
  %263 = icmp ult i64 %262, %233
  br i1 %263, label %254, label %264, !llvm.loop !87

264:                                              ; preds = %260, %254, %235
  %265 = load atomic i64, ptr %236 seq_cst, align 8
  %266 = icmp ult i64 %265, %233
  br i1 %266, label %270, label %267

267:                                              ; preds = %264
  %268 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %247) #9
  %269 = atomicrmw sub ptr %245, i32 1 seq_cst, align 4
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #7
  br label %296

270:                                              ; preds = %264
  %271 = getelementptr inbounds %struct.queue, ptr %236, i64 0, i32 5
  %272 = load i32, ptr %271, align 8, !tbaa !61
  %273 = icmp eq i32 %272, 0
  %274 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %247) #9
  %275 = atomicrmw sub ptr %245, i32 1 seq_cst, align 4
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #7
  br i1 %273, label %227, label %276, !llvm.loop !88

276:                                              ; preds = %270
  %277 = call ptr @calloc(i64 noundef 1, i64 noundef 2328) #9
  %278 = icmp eq ptr %277, null
  br i1 %278, label %296, label %279

279:                                              ; preds = %276
  %280 = load i64, ptr %0, align 8, !tbaa !73
  %281 = add i64 %280, 1
  %282 = getelementptr inbounds %struct.failure, ptr %277, i64 0, i32 1
  store i64 %281, ptr %282, align 8, !tbaa !74
  %283 = getelementptr inbounds %struct.failure, ptr %277, i64 0, i32 2
  store i64 1, ptr %283, align 8, !tbaa !76
  %284 = call i32 @pthread_mutex_lock(ptr noundef nonnull %10) #9
  %285 = load ptr, ptr %24, align 8, !tbaa !53
  store ptr %277, ptr %285, align 8, !tbaa !21
  store ptr %277, ptr %24, align 8, !tbaa !53
  %286 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %10) #9
  %287 = atomicrmw add ptr %25, i64 1 seq_cst, align 8
  br label %296

288:                                              ; preds = %141
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #7
  %289 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #9
  %290 = load i64, ptr %2, align 8, !tbaa !3
  %291 = mul i64 %290, 1000000000
  %292 = load i64, ptr %21, align 8, !tbaa !8
  %293 = add i64 %291, %292
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #7
  %294 = getelementptr inbounds %struct.timestamp, ptr %138, i64 0, i32 1
  %295 = load ptr, ptr %294, align 8, !tbaa !89
  store i64 %293, ptr %295, align 8, !tbaa !30
  br label %296

296:                                              ; preds = %230, %227, %219, %288, %279, %276, %267, %215, %211, %194, %184, %141
  %297 = getelementptr inbounds %struct.command, ptr %138, i64 0, i32 1
  %298 = load i16, ptr %297, align 2, !tbaa !91
  %299 = icmp eq i16 %298, 0
  br i1 %299, label %320, label %300

300:                                              ; preds = %296
  %301 = load i64, ptr %0, align 8, !tbaa !73
  %302 = freeze i64 %301
  %303 = add i64 %302, 1
  store atomic i64 %303, ptr %0 seq_cst, align 8
  %304 = load atomic i32, ptr %29 seq_cst, align 8
  %305 = icmp eq i32 %304, 0
  br i1 %305, label %310, label %306

306:                                              ; preds = %300
  %307 = call i32 @pthread_mutex_lock(ptr noundef nonnull %10) #9
  %308 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %30) #9
  %309 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %10) #9
  br label %310

310:                                              ; preds = %306, %300
  %311 = load atomic i64, ptr %31 seq_cst, align 8
  %312 = add i64 %311, -1
  %313 = icmp ult i64 %312, %303
  br i1 %313, label %314, label %320

314:                                              ; preds = %310
  %315 = atomicrmw xchg ptr %31, i64 0 seq_cst, align 8
  %316 = icmp eq i64 %315, 0
  br i1 %316, label %320, label %317

317:                                              ; preds = %314
  %318 = load i32, ptr %32, align 8, !tbaa !49
  %319 = call i64 @write(i32 noundef %318, ptr noundef nonnull @one, i64 noundef 8) #9
  br label %320

320:                                              ; preds = %296, %310, %314, %317
  %321 = zext i32 %143 to i64
  %322 = getelementptr inbounds i8, ptr %138, i64 %321
  %323 = icmp ult ptr %322, %135
  br i1 %323, label %137, label %324, !llvm.loop !92

324:                                              ; preds = %137, %320, %129
  call void @free(ptr noundef nonnull %39) #9
  br label %33, !llvm.loop !93
}

; Function Attrs: nounwind
define dso_local i32 @queue_submit(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 24) #9
  %5 = icmp eq ptr %4, null
  br i1 %5, label %22, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.batch, ptr %4, i64 0, i32 1
  store ptr %1, ptr %7, align 8, !tbaa !62
  %8 = getelementptr inbounds %struct.batch, ptr %4, i64 0, i32 2
  store i64 %2, ptr %8, align 8, !tbaa !63
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %10 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #9
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %12 = load ptr, ptr %11, align 8, !tbaa !52
  store ptr %4, ptr %12, align 8, !tbaa !21
  store ptr %4, ptr %11, align 8, !tbaa !52
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %14 = atomicrmw add ptr %13, i32 1 seq_cst, align 4
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %16 = load i32, ptr %15, align 4, !tbaa !59
  %17 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #9
  %18 = icmp eq i32 %16, 0
  br i1 %18, label %22, label %19

19:                                               ; preds = %6
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
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
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %22 = call i32 @pthread_mutex_lock(ptr noundef nonnull %21) #9
  %23 = load atomic i64, ptr %0 seq_cst, align 8
  %24 = icmp ult i64 %23, %1
  br i1 %24, label %25, label %38

25:                                               ; preds = %8
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %27 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  br label %28

28:                                               ; preds = %34, %25
  %29 = phi i32 [ 0, %25 ], [ %35, %34 ]
  %30 = load i32, ptr %26, align 8, !tbaa !61
  %31 = icmp eq i32 %30, 0
  %32 = icmp eq i32 %29, 0
  %33 = select i1 %31, i1 %32, i1 false
  br i1 %33, label %34, label %38

34:                                               ; preds = %28
  %35 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %27, ptr noundef nonnull %21, i32 noundef 1, ptr noundef nonnull %4) #9
  %36 = load atomic i64, ptr %0 seq_cst, align 8
  %37 = icmp ult i64 %36, %1
  br i1 %37, label %28, label %38, !llvm.loop !87

38:                                               ; preds = %34, %28, %8
  %39 = load atomic i64, ptr %0 seq_cst, align 8
  %40 = icmp ult i64 %39, %1
  br i1 %40, label %41, label %46

41:                                               ; preds = %38
  %42 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %43 = load i32, ptr %42, align 8, !tbaa !61
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
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #9
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %6 = load ptr, ptr %5, align 8, !tbaa !94
  %7 = icmp eq ptr %6, null
  br i1 %7, label %13, label %8

8:                                                ; preds = %2
  %9 = load ptr, ptr %6, align 8, !tbaa !95
  store ptr %9, ptr %5, align 8, !tbaa !94
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %8
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  store ptr %5, ptr %12, align 8, !tbaa !53
  br label %15

13:                                               ; preds = %2
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #9
  br label %19

15:                                               ; preds = %11, %8
  %16 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #9
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %18 = atomicrmw sub ptr %17, i64 1 seq_cst, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2328) %1, ptr noundef nonnull align 8 dereferenceable(2328) %6, i64 2328, i1 false), !tbaa.struct !96
  tail call void @free(ptr noundef nonnull %6) #9
  br label %19

19:                                               ; preds = %13, %15
  %20 = phi i32 [ 1, %15 ], [ 0, %13 ]
  ret i32 %20
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #9
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %6 = load i32, ptr %5, align 4, !tbaa !97
  %7 = icmp ult i32 %6, %1
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  store atomic i32 %1, ptr %5 seq_cst, align 4
  br label %9

9:                                                ; preds = %8, %2
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %11 = atomicrmw add ptr %10, i32 1 seq_cst, align 4
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %13 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %12) #9
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #9
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_destroy(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %3 = load i64, ptr %2, align 8, !tbaa !98
  %4 = tail call i32 @pthread_join(i64 noundef %3, ptr noundef null) #9
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %6 = load ptr, ptr %5, align 8, !tbaa !54
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %12

8:                                                ; preds = %12, %1
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %10 = load ptr, ptr %9, align 8, !tbaa !94
  %11 = icmp eq ptr %10, null
  br i1 %11, label %16, label %17

12:                                               ; preds = %1, %12
  %13 = phi ptr [ %14, %12 ], [ %6, %1 ]
  %14 = load ptr, ptr %13, align 8, !tbaa !55
  tail call void @free(ptr noundef nonnull %13) #9
  %15 = icmp eq ptr %14, null
  br i1 %15, label %8, label %12, !llvm.loop !99

16:                                               ; preds = %17, %8
  tail call void @free(ptr noundef %0) #9
  ret void

17:                                               ; preds = %8, %17
  %18 = phi ptr [ %19, %17 ], [ %10, %8 ]
  %19 = load ptr, ptr %18, align 8, !tbaa !95
  tail call void @free(ptr noundef nonnull %18) #9
  %20 = icmp eq ptr %19, null
  br i1 %20, label %16, label %17, !llvm.loop !100
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
!50 = !{!"queue", !5, i64 0, !5, i64 8, !5, i64 16, !10, i64 24, !10, i64 28, !10, i64 32, !10, i64 36, !10, i64 40, !10, i64 44, !5, i64 48, !5, i64 56, !5, i64 64, !15, i64 72, !15, i64 80, !15, i64 88, !15, i64 96, !41, i64 104, !41, i64 168, !41, i64 232}
!51 = !{!50, !5, i64 48}
!52 = !{!50, !15, i64 80}
!53 = !{!50, !15, i64 96}
!54 = !{!50, !15, i64 72}
!55 = !{!56, !15, i64 0}
!56 = !{!"batch", !15, i64 0, !15, i64 8, !5, i64 16}
!57 = !{!50, !5, i64 56}
!58 = distinct !{!58, !12}
!59 = !{!50, !10, i64 44}
!60 = distinct !{!60, !12}
!61 = !{!50, !10, i64 32}
!62 = !{!56, !15, i64 8}
!63 = !{!56, !5, i64 16}
!64 = !{!65, !10, i64 4}
!65 = !{!"command", !66, i64 0, !66, i64 2, !10, i64 4}
!66 = !{!"short", !6, i64 0}
!67 = !{!65, !66, i64 0}
!68 = !{!69, !15, i64 0}
!69 = !{!"context", !15, i64 0, !15, i64 8, !10, i64 16, !15, i64 24}
!70 = !{!69, !15, i64 8}
!71 = !{!69, !10, i64 16}
!72 = !{!69, !15, i64 24}
!73 = !{!50, !5, i64 0}
!74 = !{!75, !5, i64 8}
!75 = !{!"failure", !15, i64 0, !5, i64 8, !5, i64 16, !6, i64 24, !6, i64 2072}
!76 = !{!75, !5, i64 16}
!77 = distinct !{!77, !12}
!78 = !{!79, !15, i64 8}
!79 = !{!"copy", !65, i64 0, !15, i64 8, !15, i64 16, !5, i64 24}
!80 = !{!79, !15, i64 16}
!81 = !{!79, !5, i64 24}
!82 = !{!6, !6, i64 0}
!83 = distinct !{!83, !12}
!84 = !{!85, !15, i64 8}
!85 = !{!"wait", !65, i64 0, !15, i64 8, !5, i64 16}
!86 = !{!85, !5, i64 16}
!87 = distinct !{!87, !12}
!88 = distinct !{!88, !12}
!89 = !{!90, !15, i64 8}
!90 = !{!"timestamp", !65, i64 0, !15, i64 8}
!91 = !{!65, !66, i64 2}
!92 = distinct !{!92, !12}
!93 = distinct !{!93, !12}
!94 = !{!50, !15, i64 88}
!95 = !{!75, !15, i64 0}
!96 = !{i64 0, i64 8, !21, i64 8, i64 8, !30, i64 16, i64 8, !30, i64 24, i64 2048, !82, i64 2072, i64 256, !82}
!97 = !{!50, !10, i64 28}
!98 = !{!50, !5, i64 64}
!99 = distinct !{!99, !12}
!100 = distinct !{!100, !12}
