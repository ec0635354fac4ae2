; Made by `nox -s native` from *.c and *.h, sha256 acdb0f6b4465a4c70985c9d153c0a0d90acabeae7e5323a5916d5ee4a02fc951
; ModuleID = 'aiotaichi/backends/cpu/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"
target triple = "aarch64-unknown-linux-gnu"

%struct.output = type { %struct.mutex, ptr, i64, i64, i64 }
%struct.mutex = type { [8 x i64] }
%struct.pool = type { %struct.mutex, %struct.condition, i32, i32, i32, i32, i64, %struct.cores, [16 x %struct.place], [0 x %struct.worker] }
%struct.condition = type { [8 x i64] }
%struct.cores = type { [16 x i64] }
%struct.place = type { ptr, i32, i32, i32, [44 x i8] }
%struct.worker = type { ptr, i64, %struct.semaphore, i32, i32, [8 x i8] }
%struct.semaphore = type { [4 x i64] }
%struct.timespec = type { i64, i64 }
%struct.job = type { ptr, ptr, i32, i32, i64, [64 x %struct.share] }
%struct.share = type { i32, i32, [56 x i8] }
%struct.__va_list = type { ptr, ptr, ptr, i32, i32 }
%struct.arena = type { %struct.mutex, ptr }
%struct.chunk = type { ptr }
%struct.queue = type { i64, %struct.notification, i32, i32, i32, i32, i64, i64, ptr, ptr, i64, i64, ptr, ptr, %struct.failures, %struct.semaphore, %struct.mutex, %struct.condition }
%struct.notification = type { i64, i32 }
%struct.failures = type { %struct.mutex, ptr, ptr, i64 }
%struct.task = type { ptr, i64, i32, i32, i32, i32 }
%struct.batch = type { ptr, ptr, i64 }
%struct.command = type { i16, i16, i32 }
%struct.context = type { ptr, ptr, i32, ptr }
%struct.wait = type { %struct.command, ptr, i64, i64 }
%struct.launch = type { %struct.command, ptr, ptr, ptr, [0 x i8] }
%struct.kernel = type { i64, i64, i64, [0 x %struct.task] }
%struct.extents = type { i32, i32 }
%struct.pack = type { i32, i32 }
%struct.copy = type { %struct.command, ptr, ptr, i64 }
%struct.fill = type { %struct.command, ptr, i64, i64, [0 x i8] }
%struct.execute = type { %struct.command, ptr, i64, i64 }
%struct.timestamp = type { %struct.command, ptr }
%struct.failure = type { ptr, i64, i64, [2048 x i8], [32 x i64] }

@outputs = internal global [16 x %struct.output] zeroinitializer, align 8
@notify.one = internal constant i64 1, align 8
@spinners = internal global i32 0, align 4

; Function Attrs: nounwind
define dso_local void @pool_destroy(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 3
  store atomic i32 1, ptr %2 seq_cst, align 4
  %3 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 2
  %4 = atomicrmw add ptr %3, i32 1 seq_cst, align 4
  %5 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 4
  %6 = load i32, ptr %5, align 8, !tbaa !4
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %10, label %23

8:                                                ; preds = %18
  %9 = icmp sgt i32 %20, 0
  br i1 %9, label %24, label %23

10:                                               ; preds = %1, %18
  %11 = phi i64 [ %19, %18 ], [ 0, %1 ]
  %12 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 9, i64 %11, i32 4
  %13 = atomicrmw xchg ptr %12, i32 0 seq_cst, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %18, label %15

15:                                               ; preds = %10
  %16 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 9, i64 %11, i32 2
  %17 = tail call i32 @sem_post(ptr noundef nonnull %16) #13
  br label %18

18:                                               ; preds = %10, %15
  %19 = add nuw nsw i64 %11, 1
  %20 = load i32, ptr %5, align 8, !tbaa !4
  %21 = sext i32 %20 to i64
  %22 = icmp slt i64 %19, %21
  br i1 %22, label %10, label %8, !llvm.loop !8

23:                                               ; preds = %24, %1, %8
  tail call void @free(ptr noundef nonnull %0) #13
  ret void

24:                                               ; preds = %8, %24
  %25 = phi i64 [ %29, %24 ], [ 0, %8 ]
  %26 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 9, i64 %25, i32 1
  %27 = load i64, ptr %26, align 8, !tbaa !10
  %28 = tail call i32 @pthread_join(i64 noundef %27, ptr noundef null) #13
  %29 = add nuw nsw i64 %25, 1
  %30 = load i32, ptr %5, align 8, !tbaa !4
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
define dso_local ptr @pool_create(i32 noundef %0, i64 noundef %1, i32 noundef %2, ptr nocapture noundef readonly %3) local_unnamed_addr #0 {
  %5 = sext i32 %0 to i64
  %6 = shl nsw i64 %5, 6
  %7 = add nsw i64 %6, 1304
  %8 = tail call ptr @calloc(i64 noundef 1, i64 noundef %7) #13
  %9 = icmp eq ptr %8, null
  br i1 %9, label %63, label %10

10:                                               ; preds = %4
  %11 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 6
  store i64 %1, ptr %11, align 8, !tbaa !16
  %12 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 5
  store i32 %2, ptr %12, align 4, !tbaa !4
  %13 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 7
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %13, ptr noundef nonnull align 8 dereferenceable(128) %3, i64 128, i1 false), !tbaa.struct !17
  %14 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 3
  %15 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 2
  %16 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 4
  %17 = tail call i32 @llvm.smax.i32(i32 %0, i32 0)
  %18 = zext i32 %17 to i64
  br label %19

19:                                               ; preds = %62, %10
  %20 = phi i64 [ %24, %62 ], [ 0, %10 ]
  %21 = icmp eq i64 %20, %18
  br i1 %21, label %63, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 9, i64 %20
  store ptr %8, ptr %23, align 8, !tbaa !19
  %24 = add nuw nsw i64 %20, 1
  %25 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 9, i64 %20, i32 3
  %26 = trunc i64 %24 to i32
  store i32 %26, ptr %25, align 8, !tbaa !20
  %27 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 9, i64 %20, i32 1
  %28 = tail call i32 @pthread_create(ptr noundef nonnull %27, ptr noundef null, ptr noundef nonnull @work, ptr noundef nonnull %23) #13
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %59, label %30

30:                                               ; preds = %22
  store atomic i32 1, ptr %14 seq_cst, align 4
  %31 = atomicrmw add ptr %15, i32 1 seq_cst, align 4
  %32 = load i32, ptr %16, align 8, !tbaa !4
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %36, label %58

34:                                               ; preds = %44
  %35 = icmp sgt i32 %46, 0
  br i1 %35, label %49, label %58

36:                                               ; preds = %30, %44
  %37 = phi i64 [ %45, %44 ], [ 0, %30 ]
  %38 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 9, i64 %37, i32 4
  %39 = atomicrmw xchg ptr %38, i32 0 seq_cst, align 4
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %44, label %41

41:                                               ; preds = %36
  %42 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 9, i64 %37, i32 2
  %43 = tail call i32 @sem_post(ptr noundef nonnull %42) #13
  br label %44

44:                                               ; preds = %41, %36
  %45 = add nuw nsw i64 %37, 1
  %46 = load i32, ptr %16, align 8, !tbaa !4
  %47 = sext i32 %46 to i64
  %48 = icmp slt i64 %45, %47
  br i1 %48, label %36, label %34, !llvm.loop !8

49:                                               ; preds = %34, %49
  %50 = phi i64 [ %54, %49 ], [ 0, %34 ]
  %51 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 9, i64 %50, i32 1
  %52 = load i64, ptr %51, align 8, !tbaa !10
  %53 = tail call i32 @pthread_join(i64 noundef %52, ptr noundef null) #13
  %54 = add nuw nsw i64 %50, 1
  %55 = load i32, ptr %16, align 8, !tbaa !4
  %56 = sext i32 %55 to i64
  %57 = icmp slt i64 %54, %56
  br i1 %57, label %49, label %58, !llvm.loop !15

58:                                               ; preds = %49, %30, %34
  tail call void @free(ptr noundef nonnull %8) #13
  br label %62

59:                                               ; preds = %22
  %60 = load i32, ptr %16, align 8, !tbaa !4
  %61 = add nsw i32 %60, 1
  store i32 %61, ptr %16, align 8, !tbaa !4
  br label %62

62:                                               ; preds = %59, %58
  br i1 %29, label %19, label %63, !llvm.loop !21

63:                                               ; preds = %62, %19, %4
  %64 = phi ptr [ null, %4 ], [ inttoptr (i64 1 to ptr), %62 ], [ %8, %19 ]
  ret ptr %64
}

declare ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define internal ptr @work(ptr noundef %0) #0 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = load ptr, ptr %0, align 8, !tbaa !19
  %7 = getelementptr inbounds %struct.pool, ptr %6, i64 0, i32 7
  tail call fastcc void @schedule(ptr noundef nonnull %7) #14
  %8 = getelementptr inbounds %struct.pool, ptr %6, i64 0, i32 2
  %9 = getelementptr inbounds %struct.pool, ptr %6, i64 0, i32 3
  %10 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %11 = getelementptr inbounds %struct.worker, ptr %0, i64 0, i32 3
  %12 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %13 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %14 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  %15 = getelementptr inbounds %struct.worker, ptr %0, i64 0, i32 4
  %16 = getelementptr inbounds %struct.worker, ptr %0, i64 0, i32 2
  %17 = load atomic i32, ptr %8 seq_cst, align 8
  %18 = load atomic i32, ptr %9 seq_cst, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %210

20:                                               ; preds = %1, %205
  %21 = phi i32 [ %207, %205 ], [ %17, %1 ]
  %22 = phi i32 [ %206, %205 ], [ 0, %1 ]
  br label %25

23:                                               ; preds = %168
  %24 = icmp eq i32 %171, 0
  br i1 %24, label %174, label %205

25:                                               ; preds = %20, %168
  %26 = phi i64 [ %172, %168 ], [ 0, %20 ]
  %27 = phi i32 [ %171, %168 ], [ 0, %20 ]
  %28 = phi i32 [ %169, %168 ], [ %22, %20 ]
  %29 = getelementptr inbounds %struct.pool, ptr %6, i64 0, i32 8, i64 %26
  %30 = load ptr, ptr %0, align 8, !tbaa !19
  %31 = load atomic i64, ptr %29 seq_cst, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %168, label %33

33:                                               ; preds = %25
  %34 = getelementptr inbounds %struct.pool, ptr %6, i64 0, i32 8, i64 %26, i32 2
  %35 = atomicrmw add ptr %34, i32 1 seq_cst, align 4
  %36 = load atomic i64, ptr %29 seq_cst, align 8
  %37 = inttoptr i64 %36 to ptr
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %151, label %39

39:                                               ; preds = %33
  %40 = icmp eq i32 %28, 0
  br i1 %40, label %41, label %48

41:                                               ; preds = %39
  %42 = getelementptr inbounds %struct.job, ptr %37, i64 0, i32 3
  %43 = load atomic i32, ptr %42 seq_cst, align 4
  %44 = icmp sgt i32 %43, 0
  br i1 %44, label %45, label %151

45:                                               ; preds = %41
  %46 = atomicrmw sub ptr %42, i32 1 seq_cst, align 4
  %47 = icmp slt i32 %46, 1
  br i1 %47, label %151, label %48

48:                                               ; preds = %45, %39
  %49 = getelementptr inbounds %struct.job, ptr %37, i64 0, i32 3
  %50 = getelementptr inbounds %struct.pool, ptr %30, i64 0, i32 4
  %51 = load i32, ptr %50, align 8, !tbaa !4
  %52 = icmp sgt i32 %51, 0
  br i1 %52, label %53, label %82

53:                                               ; preds = %48, %74
  %54 = phi i64 [ %76, %74 ], [ 0, %48 ]
  %55 = phi i32 [ %75, %74 ], [ 0, %48 ]
  %56 = getelementptr inbounds %struct.pool, ptr %30, i64 0, i32 9, i64 %54, i32 4
  %57 = load atomic i32, ptr %56 seq_cst, align 4
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %74, label %59

59:                                               ; preds = %53
  %60 = load atomic i32, ptr %49 seq_cst, align 4
  %61 = icmp sgt i32 %60, 0
  br i1 %61, label %62, label %82

62:                                               ; preds = %59
  %63 = atomicrmw sub ptr %49, i32 1 seq_cst, align 4
  %64 = icmp slt i32 %63, 1
  br i1 %64, label %82, label %65

65:                                               ; preds = %62
  %66 = atomicrmw xchg ptr %56, i32 0 seq_cst, align 4
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %72, label %68

68:                                               ; preds = %65
  %69 = getelementptr inbounds %struct.pool, ptr %30, i64 0, i32 9, i64 %54, i32 2
  %70 = call i32 @sem_post(ptr noundef nonnull %69) #13
  %71 = add nsw i32 %55, 1
  br label %74

72:                                               ; preds = %65
  %73 = atomicrmw add ptr %49, i32 1 seq_cst, align 4
  br label %74

74:                                               ; preds = %72, %68, %53
  %75 = phi i32 [ %55, %72 ], [ %71, %68 ], [ %55, %53 ]
  %76 = add nuw nsw i64 %54, 1
  %77 = load i32, ptr %50, align 8, !tbaa !4
  %78 = sext i32 %77 to i64
  %79 = icmp slt i64 %76, %78
  %80 = icmp slt i32 %75, 4
  %81 = select i1 %79, i1 %80, i1 false
  br i1 %81, label %53, label %82, !llvm.loop !22

82:                                               ; preds = %74, %62, %59, %48
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #15
  %83 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #13
  %84 = load i64, ptr %5, align 8, !tbaa !23
  %85 = load i64, ptr %10, align 8, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #15
  %86 = load i32, ptr %11, align 8, !tbaa !20
  %87 = getelementptr inbounds %struct.job, ptr %37, i64 0, i32 2
  %88 = load i32, ptr %87, align 8, !tbaa !26
  %89 = icmp sgt i32 %88, 0
  br i1 %89, label %90, label %140

90:                                               ; preds = %82
  %91 = getelementptr inbounds %struct.job, ptr %37, i64 0, i32 1
  br label %92

92:                                               ; preds = %122, %90
  %93 = phi i32 [ %88, %90 ], [ %125, %122 ]
  %94 = phi i32 [ 0, %90 ], [ %123, %122 ]
  %95 = phi i32 [ 0, %90 ], [ %124, %122 ]
  %96 = add nsw i32 %95, %86
  %97 = srem i32 %96, %93
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds %struct.job, ptr %37, i64 0, i32 5, i64 %98
  %100 = getelementptr inbounds %struct.job, ptr %37, i64 0, i32 5, i64 %98, i32 1
  %101 = load atomic i32, ptr %99 seq_cst, align 4
  %102 = load i32, ptr %100, align 4, !tbaa !28
  %103 = sub nsw i32 %102, %101
  %104 = icmp slt i32 %103, 1
  br i1 %104, label %122, label %105

105:                                              ; preds = %92, %127
  %106 = phi i32 [ %131, %127 ], [ %103, %92 ]
  %107 = phi i32 [ %129, %127 ], [ %101, %92 ]
  %108 = phi i32 [ %128, %127 ], [ %94, %92 ]
  br label %109

109:                                              ; preds = %117, %105
  %110 = phi i32 [ %118, %117 ], [ %107, %105 ]
  %111 = phi i32 [ %120, %117 ], [ %106, %105 ]
  %112 = lshr i32 %111, 5
  %113 = add nuw nsw i32 %112, 1
  %114 = add nsw i32 %113, %110
  %115 = cmpxchg ptr %99, i32 %110, i32 %114 seq_cst seq_cst, align 4
  %116 = extractvalue { i32, i1 } %115, 1
  br i1 %116, label %133, label %117

117:                                              ; preds = %109
  %118 = extractvalue { i32, i1 } %115, 0
  %119 = load i32, ptr %100, align 4, !tbaa !28
  %120 = sub nsw i32 %119, %118
  %121 = icmp slt i32 %120, 1
  br i1 %121, label %122, label %109

122:                                              ; preds = %127, %117, %92
  %123 = phi i32 [ %94, %92 ], [ %108, %117 ], [ %128, %127 ]
  %124 = add nuw nsw i32 %95, 1
  %125 = load i32, ptr %87, align 8, !tbaa !26
  %126 = icmp slt i32 %124, %125
  br i1 %126, label %92, label %140, !llvm.loop !30

127:                                              ; preds = %133
  %128 = add nsw i32 %113, %108
  %129 = load atomic i32, ptr %99 seq_cst, align 4
  %130 = load i32, ptr %100, align 4, !tbaa !28
  %131 = sub nsw i32 %130, %129
  %132 = icmp slt i32 %131, 1
  br i1 %132, label %122, label %105, !llvm.loop !31

133:                                              ; preds = %109, %133
  %134 = phi i32 [ %138, %133 ], [ 0, %109 ]
  %135 = load ptr, ptr %91, align 8, !tbaa !32
  %136 = load ptr, ptr %37, align 8, !tbaa !33
  %137 = add nsw i32 %134, %110
  call void %135(ptr noundef %136, i32 noundef %86, i32 noundef %137) #13
  %138 = add nuw nsw i32 %134, 1
  %139 = icmp eq i32 %134, %112
  br i1 %139, label %127, label %133, !llvm.loop !34

140:                                              ; preds = %122, %82
  %141 = phi i32 [ 0, %82 ], [ %123, %122 ]
  %142 = getelementptr inbounds %struct.job, ptr %37, i64 0, i32 4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #15
  %143 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #13
  %144 = load i64, ptr %4, align 8, !tbaa !23
  %145 = load i64, ptr %12, align 8, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #15
  %146 = sub i64 %144, %84
  %147 = mul i64 %146, 1000000000
  %148 = sub i64 %145, %85
  %149 = add i64 %148, %147
  %150 = atomicrmw add ptr %142, i64 %149 seq_cst, align 8
  br label %151

151:                                              ; preds = %140, %45, %41, %33
  %152 = phi i32 [ %28, %33 ], [ 0, %45 ], [ 0, %140 ], [ 0, %41 ]
  %153 = phi i32 [ 0, %33 ], [ 0, %45 ], [ %141, %140 ], [ 0, %41 ]
  %154 = atomicrmw sub ptr %34, i32 1 seq_cst, align 4
  %155 = icmp eq i32 %154, 1
  br i1 %155, label %156, label %165

156:                                              ; preds = %151
  %157 = getelementptr inbounds %struct.pool, ptr %6, i64 0, i32 8, i64 %26, i32 3
  %158 = load atomic i32, ptr %157 seq_cst, align 8
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %165, label %160

160:                                              ; preds = %156
  %161 = call i32 @pthread_mutex_lock(ptr noundef %30) #13
  %162 = getelementptr inbounds %struct.pool, ptr %30, i64 0, i32 1
  %163 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %162) #13
  %164 = call i32 @pthread_mutex_unlock(ptr noundef %30) #13
  br label %165

165:                                              ; preds = %160, %156, %151
  %166 = icmp sgt i32 %153, 0
  %167 = zext i1 %166 to i32
  br label %168

168:                                              ; preds = %25, %165
  %169 = phi i32 [ %28, %25 ], [ %152, %165 ]
  %170 = phi i32 [ 0, %25 ], [ %167, %165 ]
  %171 = or i32 %170, %27
  %172 = add nuw nsw i64 %26, 1
  %173 = icmp eq i64 %172, 16
  br i1 %173, label %23, label %25, !llvm.loop !35

174:                                              ; preds = %23
  %175 = load ptr, ptr %0, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #15
  %176 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #13
  %177 = load i64, ptr %3, align 8, !tbaa !23
  %178 = mul i64 %177, 1000000000
  %179 = load i64, ptr %13, align 8, !tbaa !25
  %180 = add i64 %178, %179
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #15
  %181 = getelementptr inbounds %struct.pool, ptr %175, i64 0, i32 6
  %182 = load i64, ptr %181, align 8, !tbaa !16
  %183 = add i64 %180, %182
  %184 = getelementptr inbounds %struct.pool, ptr %175, i64 0, i32 2
  %185 = load atomic i32, ptr %184 seq_cst, align 8
  %186 = icmp eq i32 %185, %21
  br i1 %186, label %187, label %194

187:                                              ; preds = %174, %197
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #15
  %188 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #13
  %189 = load i64, ptr %2, align 8, !tbaa !23
  %190 = mul i64 %189, 1000000000
  %191 = load i64, ptr %14, align 8, !tbaa !25
  %192 = add i64 %190, %191
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #15
  %193 = icmp ult i64 %192, %183
  br i1 %193, label %197, label %194

194:                                              ; preds = %197, %187, %174
  store atomic i32 1, ptr %15 seq_cst, align 4
  %195 = load atomic i32, ptr %184 seq_cst, align 8
  %196 = icmp eq i32 %195, %21
  br i1 %196, label %203, label %200

197:                                              ; preds = %187
  call void @llvm.aarch64.hint(i32 1)
  %198 = load atomic i32, ptr %184 seq_cst, align 8
  %199 = icmp eq i32 %198, %21
  br i1 %199, label %187, label %194, !llvm.loop !36

200:                                              ; preds = %194
  %201 = atomicrmw xchg ptr %15, i32 0 seq_cst, align 4
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %203, label %205

203:                                              ; preds = %200, %194
  %204 = call i32 @sem_wait(ptr noundef nonnull %16) #13
  br label %205

205:                                              ; preds = %203, %200, %23
  %206 = phi i32 [ %169, %23 ], [ 1, %203 ], [ 0, %200 ]
  %207 = load atomic i32, ptr %8 seq_cst, align 8
  %208 = load atomic i32, ptr %9 seq_cst, align 4
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %20, label %210

210:                                              ; preds = %205, %1
  ret ptr null
}

; Function Attrs: nounwind
define dso_local i32 @print_0(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !37
  %4 = call fastcc i32 @print(ptr noundef nonnull @outputs, ptr noundef %0, ptr noundef nonnull %3) #14
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15
  ret i32 %4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #4

; Function Attrs: nounwind
define internal fastcc i32 @print(ptr noundef %0, ptr noundef %1, ptr noundef %2) unnamed_addr #0 {
  %4 = alloca %struct.__va_list, align 8
  %5 = alloca %struct.__va_list, align 8
  %6 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #15
  call void @llvm.va_copy(ptr nonnull %4, ptr %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %5, ptr noundef nonnull align 8 dereferenceable(32) %4, i64 32, i1 false), !tbaa.struct !37
  %7 = call i32 @vsnprintf(ptr noundef null, i64 noundef 0, ptr noundef %1, ptr noundef nonnull %5) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #15
  call void @llvm.va_end(ptr nonnull %4)
  %8 = icmp slt i32 %7, 0
  br i1 %8, label %42, label %9

9:                                                ; preds = %3
  %10 = call i32 @pthread_mutex_lock(ptr noundef %0) #13
  %11 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 2
  %12 = load i64, ptr %11, align 8, !tbaa !39
  %13 = zext i32 %7 to i64
  %14 = add nuw nsw i64 %13, 1
  %15 = add i64 %14, %12
  %16 = icmp ult i64 %15, 1048577
  br i1 %16, label %17, label %36

17:                                               ; preds = %9
  %18 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 3
  %19 = load i64, ptr %18, align 8, !tbaa !41
  %20 = icmp ugt i64 %15, %19
  %21 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 1
  %22 = load ptr, ptr %21, align 8, !tbaa !42
  br i1 %20, label %23, label %29

23:                                               ; preds = %17
  %24 = shl nuw nsw i64 %15, 1
  %25 = call ptr @realloc(ptr noundef %22, i64 noundef %24) #13
  %26 = icmp eq ptr %25, null
  br i1 %26, label %36, label %27

27:                                               ; preds = %23
  store ptr %25, ptr %21, align 8, !tbaa !42
  store i64 %24, ptr %18, align 8, !tbaa !41
  %28 = load i64, ptr %11, align 8, !tbaa !39
  br label %29

29:                                               ; preds = %17, %27
  %30 = phi i64 [ %28, %27 ], [ %12, %17 ]
  %31 = phi ptr [ %25, %27 ], [ %22, %17 ]
  %32 = getelementptr inbounds i8, ptr %31, i64 %30
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %6, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !37
  %33 = call i32 @vsnprintf(ptr noundef %32, i64 noundef %14, ptr noundef %1, ptr noundef nonnull %6) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #15
  %34 = load i64, ptr %11, align 8, !tbaa !39
  %35 = add i64 %34, %13
  store atomic i64 %35, ptr %11 seq_cst, align 8
  br label %40

36:                                               ; preds = %9, %23
  %37 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 4
  %38 = load i64, ptr %37, align 8, !tbaa !43
  %39 = add i64 %38, 1
  store i64 %39, ptr %37, align 8, !tbaa !43
  br label %40

40:                                               ; preds = %36, %29
  %41 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #13
  br label %42

42:                                               ; preds = %3, %40
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #15
  ret i32 %7
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #4

; Function Attrs: nounwind
define dso_local i32 @print_1(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !37
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 1), ptr noundef %0, ptr noundef nonnull %3) #14
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_2(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !37
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 2), ptr noundef %0, ptr noundef nonnull %3) #14
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_3(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !37
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 3), ptr noundef %0, ptr noundef nonnull %3) #14
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_4(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !37
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 4), ptr noundef %0, ptr noundef nonnull %3) #14
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_5(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !37
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 5), ptr noundef %0, ptr noundef nonnull %3) #14
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_6(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !37
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 6), ptr noundef %0, ptr noundef nonnull %3) #14
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_7(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !37
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 7), ptr noundef %0, ptr noundef nonnull %3) #14
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_8(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !37
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 8), ptr noundef %0, ptr noundef nonnull %3) #14
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_9(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !37
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 9), ptr noundef %0, ptr noundef nonnull %3) #14
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_10(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !37
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 10), ptr noundef %0, ptr noundef nonnull %3) #14
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_11(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !37
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 11), ptr noundef %0, ptr noundef nonnull %3) #14
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_12(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !37
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 12), ptr noundef %0, ptr noundef nonnull %3) #14
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_13(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !37
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 13), ptr noundef %0, ptr noundef nonnull %3) #14
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_14(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !37
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 14), ptr noundef %0, ptr noundef nonnull %3) #14
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_15(ptr noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !37
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 15), ptr noundef %0, ptr noundef nonnull %3) #14
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local void @printed_reset() local_unnamed_addr #0 {
  %1 = tail call ptr @memset(ptr noundef nonnull @outputs, i32 noundef 0, i64 noundef 1536) #13
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
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #13
  %8 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 2
  %9 = load i64, ptr %8, align 8, !tbaa !39
  %10 = tail call i64 @llvm.umin.i64(i64 %9, i64 %2)
  %11 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 1
  %12 = load ptr, ptr %11, align 8, !tbaa !42
  %13 = tail call ptr @memcpy(ptr noundef %1, ptr noundef %12, i64 noundef %10) #13
  %14 = load ptr, ptr %11, align 8, !tbaa !42
  %15 = getelementptr inbounds i8, ptr %14, i64 %10
  %16 = load i64, ptr %8, align 8, !tbaa !39
  %17 = sub i64 %16, %10
  %18 = tail call ptr @memmove(ptr noundef %14, ptr noundef %15, i64 noundef %17) #13
  %19 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 4
  %20 = load i64, ptr %19, align 8, !tbaa !43
  store i64 %20, ptr %3, align 8, !tbaa !16
  store i64 0, ptr %19, align 8, !tbaa !43
  %21 = load i64, ptr %8, align 8, !tbaa !39
  %22 = icmp eq i64 %10, %21
  br i1 %22, label %23, label %27

23:                                               ; preds = %4
  %24 = load ptr, ptr %11, align 8, !tbaa !42
  tail call void @free(ptr noundef %24) #13
  store ptr null, ptr %11, align 8, !tbaa !42
  %25 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 3
  store i64 0, ptr %25, align 8, !tbaa !41
  %26 = load i64, ptr %8, align 8, !tbaa !39
  br label %27

27:                                               ; preds = %23, %4
  %28 = phi i64 [ %26, %23 ], [ %21, %4 ]
  %29 = sub i64 %28, %10
  store atomic i64 %29, ptr %8 seq_cst, align 8
  %30 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #13
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
define dso_local i32 @host_vsnprintf(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3) local_unnamed_addr #0 {
  %5 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %5, ptr noundef nonnull align 8 dereferenceable(32) %3, i64 32, i1 false), !tbaa.struct !37
  %6 = call i32 @vsnprintf(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef nonnull %5) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #15
  ret i32 %6
}

declare i32 @vsnprintf(ptr noundef, i64 noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define dso_local ptr @arena_create() local_unnamed_addr #0 {
  %1 = tail call ptr @calloc(i64 noundef 1, i64 noundef 72) #13
  ret ptr %1
}

; Function Attrs: nounwind
define dso_local ptr @arena_allocate(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i64 @llvm.umax.i64(i64 %2, i64 16)
  %5 = add i64 %1, 8
  %6 = add i64 %5, %4
  %7 = tail call ptr @calloc(i64 noundef 1, i64 noundef %6) #13
  %8 = freeze ptr %7
  %9 = icmp eq ptr %8, null
  br i1 %9, label %22, label %10

10:                                               ; preds = %3
  %11 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #13
  %12 = getelementptr inbounds %struct.arena, ptr %0, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8, !tbaa !44
  store ptr %13, ptr %8, align 8, !tbaa !46
  store ptr %8, ptr %12, align 8, !tbaa !44
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #13
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
  tail call void @free(ptr noundef %0) #13
  ret void

6:                                                ; preds = %1, %6
  %7 = phi ptr [ %8, %6 ], [ %3, %1 ]
  %8 = load ptr, ptr %7, align 8, !tbaa !46
  tail call void @free(ptr noundef nonnull %7) #13
  %9 = icmp eq ptr %8, null
  br i1 %9, label %5, label %6, !llvm.loop !48
}

; Function Attrs: nounwind
define dso_local void @queue_parallel_for(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4) local_unnamed_addr #0 {
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.timespec, align 8
  %8 = alloca %struct.timespec, align 8
  %9 = alloca %struct.timespec, align 8
  %10 = alloca %struct.timespec, align 8
  %11 = alloca %struct.job, align 8
  %12 = alloca %struct.timespec, align 8
  %13 = alloca %struct.timespec, align 8
  %14 = alloca %struct.timespec, align 8
  %15 = alloca %struct.timespec, align 8
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %17 = load ptr, ptr %16, align 8, !tbaa !49
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %19 = load ptr, ptr %18, align 8, !tbaa !53
  %20 = getelementptr inbounds %struct.task, ptr %19, i64 0, i32 1
  %21 = load atomic i64, ptr %20 monotonic, align 8
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %23 = load i64, ptr %22, align 8, !tbaa !54
  %24 = mul i64 %23, %21
  %25 = lshr i64 %24, 10
  %26 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 4
  %27 = load i32, ptr %26, align 8, !tbaa !4
  %28 = icmp eq i32 %27, 0
  %29 = icmp eq i32 %2, 1
  %30 = or i1 %29, %28
  br i1 %30, label %56, label %31

31:                                               ; preds = %5
  %32 = getelementptr inbounds %struct.task, ptr %19, i64 0, i32 2
  %33 = load atomic i32, ptr %32 monotonic, align 8
  %34 = icmp eq i32 %33, 0
  %35 = icmp ugt i64 %24, 1023999999
  %36 = or i1 %35, %34
  br i1 %36, label %45, label %37

37:                                               ; preds = %31
  %38 = getelementptr inbounds %struct.task, ptr %19, i64 0, i32 4
  %39 = load atomic i32, ptr %38 monotonic, align 8
  %40 = zext i32 %39 to i64
  %41 = shl nuw nsw i64 %40, 1
  %42 = icmp ult i64 %41, %25
  br i1 %42, label %45, label %43

43:                                               ; preds = %37
  %44 = add i32 %33, -1
  store atomic i32 %44, ptr %32 monotonic, align 8
  br label %56

45:                                               ; preds = %37, %31
  %46 = icmp ugt i64 %24, 1023
  %47 = icmp eq i32 %2, -1
  %48 = or i1 %47, %46
  %49 = udiv i64 %24, 10240000
  %50 = select i1 %48, i64 %49, i64 1844674407370955
  %51 = sext i32 %27 to i64
  %52 = icmp ult i64 %50, %51
  %53 = trunc i64 %50 to i32
  %54 = select i1 %52, i32 %53, i32 %27
  %55 = add nsw i32 %54, 1
  br label %56

56:                                               ; preds = %5, %43, %45
  %57 = phi i64 [ 20000, %45 ], [ -1, %43 ], [ -1, %5 ]
  %58 = phi i32 [ %55, %45 ], [ 1, %43 ], [ 1, %5 ]
  %59 = icmp eq i32 %2, -1
  br i1 %59, label %60, label %90

60:                                               ; preds = %56
  %61 = icmp ult i64 %24, 1024
  br i1 %61, label %67, label %62

62:                                               ; preds = %60
  %63 = sext i32 %58 to i64
  %64 = shl nsw i64 %63, 6
  %65 = udiv i64 %24, 4096000
  %66 = load i32, ptr %26, align 8, !tbaa !4
  br label %73

67:                                               ; preds = %60
  %68 = load i32, ptr %26, align 8, !tbaa !4
  %69 = sext i32 %68 to i64
  %70 = shl nsw i64 %69, 2
  %71 = add nsw i64 %70, 4
  %72 = tail call i64 @llvm.umax.i64(i64 %71, i64 64)
  br label %73

73:                                               ; preds = %67, %62
  %74 = phi i32 [ %66, %62 ], [ %68, %67 ]
  %75 = phi i64 [ %65, %62 ], [ %72, %67 ]
  %76 = phi i64 [ %64, %62 ], [ %72, %67 ]
  %77 = icmp eq i32 %74, 0
  %78 = select i1 %77, i64 1, i64 %75
  %79 = sext i32 %1 to i64
  br label %80

80:                                               ; preds = %80, %73
  %81 = phi i64 [ 1, %73 ], [ %87, %80 ]
  %82 = icmp ult i64 %81, %78
  %83 = icmp ult i64 %81, %76
  %84 = select i1 %82, i1 %83, i1 false
  %85 = icmp slt i64 %81, %79
  %86 = or i1 %85, %84
  %87 = shl i64 %81, 1
  br i1 %86, label %80, label %88, !llvm.loop !55

88:                                               ; preds = %80
  %89 = trunc i64 %81 to i32
  br label %90

90:                                               ; preds = %56, %88
  %91 = phi i32 [ %89, %88 ], [ 0, %56 ]
  %92 = shl nsw i32 %91, 1
  %93 = select i1 %59, i32 %92, i32 %1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %15) #15
  %94 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %15) #13
  %95 = load i64, ptr %15, align 8, !tbaa !23
  %96 = mul i64 %95, -1000000000
  %97 = getelementptr inbounds %struct.timespec, ptr %15, i64 0, i32 1
  %98 = load i64, ptr %97, align 8, !tbaa !25
  %99 = sub i64 %96, %98
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %15) #15
  %100 = icmp sgt i32 %58, 1
  %101 = sub nsw i32 %93, %91
  %102 = icmp sgt i32 %101, 1
  %103 = select i1 %100, i1 %102, i1 false
  br i1 %103, label %165, label %104

104:                                              ; preds = %90
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %14) #15
  %105 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %14) #13
  %106 = load i64, ptr %14, align 8, !tbaa !23
  %107 = getelementptr inbounds %struct.timespec, ptr %14, i64 0, i32 1
  %108 = load i64, ptr %107, align 8, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %14) #15
  %109 = sext i32 %91 to i64
  %110 = sext i32 %93 to i64
  %111 = icmp sgt i32 %93, %91
  br i1 %111, label %112, label %140

112:                                              ; preds = %104
  %113 = getelementptr inbounds %struct.timespec, ptr %13, i64 0, i32 1
  br label %114

114:                                              ; preds = %122, %112
  %115 = phi i64 [ %109, %112 ], [ %123, %122 ]
  %116 = phi i64 [ 1, %112 ], [ %132, %122 ]
  %117 = sub nsw i64 %110, %115
  %118 = icmp slt i64 %117, %116
  %119 = add nsw i64 %116, %115
  %120 = select i1 %118, i64 %110, i64 %119
  %121 = icmp slt i64 %115, %120
  br i1 %121, label %135, label %122

122:                                              ; preds = %135, %114
  %123 = phi i64 [ %115, %114 ], [ %120, %135 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %13) #15
  %124 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %13) #13
  %125 = load i64, ptr %13, align 8, !tbaa !23
  %126 = load i64, ptr %113, align 8, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %13) #15
  %127 = sub i64 %125, %106
  %128 = mul i64 %127, 1000000000
  %129 = sub i64 %126, %108
  %130 = add i64 %129, %128
  %131 = icmp ult i64 %130, %57
  %132 = shl nsw i64 %116, 1
  %133 = icmp slt i64 %123, %110
  %134 = select i1 %131, i1 %133, i1 false
  br i1 %134, label %114, label %140, !llvm.loop !56

135:                                              ; preds = %114, %135
  %136 = phi i64 [ %138, %135 ], [ %115, %114 ]
  %137 = trunc i64 %136 to i32
  call void %4(ptr noundef %3, i32 noundef 0, i32 noundef %137) #13
  %138 = add i64 %136, 1
  %139 = icmp eq i64 %138, %120
  br i1 %139, label %122, label %135, !llvm.loop !57

140:                                              ; preds = %122, %104
  %141 = phi i64 [ %109, %104 ], [ %123, %122 ]
  %142 = trunc i64 %141 to i32
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %12) #15
  %143 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %12) #13
  %144 = load i64, ptr %12, align 8, !tbaa !23
  %145 = mul i64 %144, 1000000000
  %146 = getelementptr inbounds %struct.timespec, ptr %12, i64 0, i32 1
  %147 = load i64, ptr %146, align 8, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %12) #15
  %148 = add i64 %147, %99
  %149 = add i64 %148, %145
  %150 = icmp sgt i32 %93, %142
  br i1 %150, label %151, label %165

151:                                              ; preds = %140
  %152 = sub nsw i32 %93, %142
  %153 = sext i32 %152 to i64
  %154 = mul i64 %149, %153
  %155 = sub nsw i32 %142, %91
  %156 = sext i32 %155 to i64
  %157 = udiv i64 %154, %156
  %158 = udiv i64 %157, 10000
  %159 = load i32, ptr %26, align 8, !tbaa !4
  %160 = sext i32 %159 to i64
  %161 = icmp ult i64 %158, %160
  %162 = trunc i64 %158 to i32
  %163 = select i1 %161, i32 %162, i32 %159
  %164 = add nsw i32 %163, 1
  br label %165

165:                                              ; preds = %140, %151, %90
  %166 = phi i32 [ %91, %90 ], [ %142, %151 ], [ %142, %140 ]
  %167 = phi i32 [ %58, %90 ], [ %164, %151 ], [ %58, %140 ]
  %168 = phi i64 [ 0, %90 ], [ %149, %151 ], [ %149, %140 ]
  %169 = icmp sgt i32 %93, %166
  br i1 %169, label %170, label %408

170:                                              ; preds = %165
  %171 = sub nsw i32 %93, %166
  %172 = call i32 @llvm.smin.i32(i32 %167, i32 %171)
  %173 = call i32 @llvm.smin.i32(i32 %172, i32 64)
  call void @llvm.lifetime.start.p0(i64 4128, ptr nonnull %11) #15
  store ptr %3, ptr %11, align 8, !tbaa !33
  %174 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 1
  store ptr %4, ptr %174, align 8, !tbaa !32
  %175 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 2
  store i32 %173, ptr %175, align 8, !tbaa !26
  %176 = add nsw i32 %167, -1
  %177 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 3
  store i32 %176, ptr %177, align 4, !tbaa !58
  %178 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 4
  store i64 0, ptr %178, align 8, !tbaa !59
  %179 = icmp sgt i32 %172, 0
  br i1 %179, label %180, label %185

180:                                              ; preds = %170
  %181 = sext i32 %171 to i64
  %182 = sext i32 %173 to i64
  %183 = call i32 @llvm.smax.i32(i32 %173, i32 1)
  %184 = zext i32 %183 to i64
  br label %187

185:                                              ; preds = %187, %170
  %186 = icmp sgt i32 %167, 1
  br i1 %186, label %201, label %302

187:                                              ; preds = %187, %180
  %188 = phi i64 [ 0, %180 ], [ %194, %187 ]
  %189 = mul nsw i64 %188, %181
  %190 = sdiv i64 %189, %182
  %191 = trunc i64 %190 to i32
  %192 = add nsw i32 %166, %191
  %193 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 5, i64 %188
  store i32 %192, ptr %193, align 8, !tbaa !60
  %194 = add nuw nsw i64 %188, 1
  %195 = mul nsw i64 %194, %181
  %196 = sdiv i64 %195, %182
  %197 = trunc i64 %196 to i32
  %198 = add nsw i32 %166, %197
  %199 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 5, i64 %188, i32 1
  store i32 %198, ptr %199, align 4, !tbaa !28
  %200 = icmp eq i64 %194, %184
  br i1 %200, label %185, label %187, !llvm.loop !61

201:                                              ; preds = %185
  %202 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 8, i64 0, i32 1
  %203 = atomicrmw xchg ptr %202, i32 1 seq_cst, align 4
  %204 = icmp eq i32 %203, 0
  br i1 %204, label %265, label %205

205:                                              ; preds = %201
  %206 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 8, i64 1, i32 1
  %207 = atomicrmw xchg ptr %206, i32 1 seq_cst, align 4
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %265, label %209

209:                                              ; preds = %205
  %210 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 8, i64 2, i32 1
  %211 = atomicrmw xchg ptr %210, i32 1 seq_cst, align 4
  %212 = icmp eq i32 %211, 0
  br i1 %212, label %265, label %213

213:                                              ; preds = %209
  %214 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 8, i64 3, i32 1
  %215 = atomicrmw xchg ptr %214, i32 1 seq_cst, align 4
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %265, label %217

217:                                              ; preds = %213
  %218 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 8, i64 4, i32 1
  %219 = atomicrmw xchg ptr %218, i32 1 seq_cst, align 4
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %265, label %221

221:                                              ; preds = %217
  %222 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 8, i64 5, i32 1
  %223 = atomicrmw xchg ptr %222, i32 1 seq_cst, align 4
  %224 = icmp eq i32 %223, 0
  br i1 %224, label %265, label %225

225:                                              ; preds = %221
  %226 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 8, i64 6, i32 1
  %227 = atomicrmw xchg ptr %226, i32 1 seq_cst, align 4
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %265, label %229

229:                                              ; preds = %225
  %230 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 8, i64 7, i32 1
  %231 = atomicrmw xchg ptr %230, i32 1 seq_cst, align 4
  %232 = icmp eq i32 %231, 0
  br i1 %232, label %265, label %233

233:                                              ; preds = %229
  %234 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 8, i64 8, i32 1
  %235 = atomicrmw xchg ptr %234, i32 1 seq_cst, align 4
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %265, label %237

237:                                              ; preds = %233
  %238 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 8, i64 9, i32 1
  %239 = atomicrmw xchg ptr %238, i32 1 seq_cst, align 4
  %240 = icmp eq i32 %239, 0
  br i1 %240, label %265, label %241

241:                                              ; preds = %237
  %242 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 8, i64 10, i32 1
  %243 = atomicrmw xchg ptr %242, i32 1 seq_cst, align 4
  %244 = icmp eq i32 %243, 0
  br i1 %244, label %265, label %245

245:                                              ; preds = %241
  %246 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 8, i64 11, i32 1
  %247 = atomicrmw xchg ptr %246, i32 1 seq_cst, align 4
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %265, label %249

249:                                              ; preds = %245
  %250 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 8, i64 12, i32 1
  %251 = atomicrmw xchg ptr %250, i32 1 seq_cst, align 4
  %252 = icmp eq i32 %251, 0
  br i1 %252, label %265, label %253

253:                                              ; preds = %249
  %254 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 8, i64 13, i32 1
  %255 = atomicrmw xchg ptr %254, i32 1 seq_cst, align 4
  %256 = icmp eq i32 %255, 0
  br i1 %256, label %265, label %257

257:                                              ; preds = %253
  %258 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 8, i64 14, i32 1
  %259 = atomicrmw xchg ptr %258, i32 1 seq_cst, align 4
  %260 = icmp eq i32 %259, 0
  br i1 %260, label %265, label %261

261:                                              ; preds = %257
  %262 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 8, i64 15, i32 1
  %263 = atomicrmw xchg ptr %262, i32 1 seq_cst, align 4
  %264 = icmp eq i32 %263, 0
  br i1 %264, label %265, label %302

265:                                              ; preds = %261, %257, %253, %249, %245, %241, %237, %233, %229, %225, %221, %217, %213, %209, %205, %201
  %266 = phi i64 [ 0, %201 ], [ 1, %205 ], [ 2, %209 ], [ 3, %213 ], [ 4, %217 ], [ 5, %221 ], [ 6, %225 ], [ 7, %229 ], [ 8, %233 ], [ 9, %237 ], [ 10, %241 ], [ 11, %245 ], [ 12, %249 ], [ 13, %253 ], [ 14, %257 ], [ 15, %261 ]
  %267 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 8, i64 %266
  %268 = ptrtoint ptr %11 to i64
  store atomic i64 %268, ptr %267 seq_cst, align 8
  %269 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 2
  %270 = atomicrmw add ptr %269, i32 1 seq_cst, align 4
  %271 = load i32, ptr %26, align 8, !tbaa !4
  %272 = icmp sgt i32 %271, 0
  br i1 %272, label %273, label %302

273:                                              ; preds = %265, %294
  %274 = phi i64 [ %296, %294 ], [ 0, %265 ]
  %275 = phi i32 [ %295, %294 ], [ 0, %265 ]
  %276 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 9, i64 %274, i32 4
  %277 = load atomic i32, ptr %276 seq_cst, align 4
  %278 = icmp eq i32 %277, 0
  br i1 %278, label %294, label %279

279:                                              ; preds = %273
  %280 = load atomic i32, ptr %177 seq_cst, align 4
  %281 = icmp sgt i32 %280, 0
  br i1 %281, label %282, label %302

282:                                              ; preds = %279
  %283 = atomicrmw sub ptr %177, i32 1 seq_cst, align 4
  %284 = icmp slt i32 %283, 1
  br i1 %284, label %302, label %285

285:                                              ; preds = %282
  %286 = atomicrmw xchg ptr %276, i32 0 seq_cst, align 4
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %292, label %288

288:                                              ; preds = %285
  %289 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 9, i64 %274, i32 2
  %290 = call i32 @sem_post(ptr noundef nonnull %289) #13
  %291 = add nsw i32 %275, 1
  br label %294

292:                                              ; preds = %285
  %293 = atomicrmw add ptr %177, i32 1 seq_cst, align 4
  br label %294

294:                                              ; preds = %292, %288, %273
  %295 = phi i32 [ %275, %292 ], [ %291, %288 ], [ %275, %273 ]
  %296 = add nuw nsw i64 %274, 1
  %297 = load i32, ptr %26, align 8, !tbaa !4
  %298 = sext i32 %297 to i64
  %299 = icmp slt i64 %296, %298
  %300 = icmp slt i32 %295, 4
  %301 = select i1 %299, i1 %300, i1 false
  br i1 %301, label %273, label %302, !llvm.loop !22

302:                                              ; preds = %294, %282, %279, %265, %261, %185
  %303 = phi i1 [ false, %265 ], [ true, %185 ], [ true, %261 ], [ false, %279 ], [ false, %282 ], [ false, %294 ]
  %304 = phi ptr [ %267, %265 ], [ null, %185 ], [ null, %261 ], [ %267, %279 ], [ %267, %282 ], [ %267, %294 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %10) #15
  %305 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %10) #13
  %306 = load i64, ptr %10, align 8, !tbaa !23
  %307 = getelementptr inbounds %struct.timespec, ptr %10, i64 0, i32 1
  %308 = load i64, ptr %307, align 8, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %10) #15
  %309 = load i32, ptr %175, align 8, !tbaa !26
  %310 = icmp sgt i32 %309, 0
  br i1 %310, label %311, label %354

311:                                              ; preds = %302, %338
  %312 = phi i32 [ %340, %338 ], [ %309, %302 ]
  %313 = phi i32 [ %339, %338 ], [ 0, %302 ]
  %314 = srem i32 %313, %312
  %315 = zext i32 %314 to i64
  %316 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 5, i64 %315
  %317 = getelementptr inbounds %struct.job, ptr %11, i64 0, i32 5, i64 %315, i32 1
  %318 = load atomic i32, ptr %316 seq_cst, align 8
  %319 = load i32, ptr %317, align 4, !tbaa !28
  %320 = sub nsw i32 %319, %318
  %321 = icmp slt i32 %320, 1
  br i1 %321, label %338, label %322

322:                                              ; preds = %311, %335
  %323 = phi i32 [ %336, %335 ], [ %318, %311 ]
  %324 = phi i32 [ %337, %335 ], [ %320, %311 ]
  %325 = lshr i32 %324, 5
  %326 = add i32 %323, 1
  %327 = add i32 %326, %325
  %328 = cmpxchg ptr %316, i32 %323, i32 %327 seq_cst seq_cst, align 4
  %329 = extractvalue { i32, i1 } %328, 1
  br i1 %329, label %347, label %330

330:                                              ; preds = %322
  %331 = extractvalue { i32, i1 } %328, 0
  %332 = load i32, ptr %317, align 4, !tbaa !28
  %333 = sub nsw i32 %332, %331
  %334 = icmp slt i32 %333, 1
  br i1 %334, label %338, label %335

335:                                              ; preds = %330, %342
  %336 = phi i32 [ %331, %330 ], [ %343, %342 ]
  %337 = phi i32 [ %333, %330 ], [ %345, %342 ]
  br label %322, !llvm.loop !31

338:                                              ; preds = %342, %330, %311
  %339 = add nuw nsw i32 %313, 1
  %340 = load i32, ptr %175, align 8, !tbaa !26
  %341 = icmp slt i32 %339, %340
  br i1 %341, label %311, label %354, !llvm.loop !30

342:                                              ; preds = %347
  %343 = load atomic i32, ptr %316 seq_cst, align 8
  %344 = load i32, ptr %317, align 4, !tbaa !28
  %345 = sub nsw i32 %344, %343
  %346 = icmp slt i32 %345, 1
  br i1 %346, label %338, label %335

347:                                              ; preds = %322, %347
  %348 = phi i32 [ %352, %347 ], [ 0, %322 ]
  %349 = load ptr, ptr %174, align 8, !tbaa !32
  %350 = load ptr, ptr %11, align 8, !tbaa !33
  %351 = add nsw i32 %348, %323
  call void %349(ptr noundef %350, i32 noundef 0, i32 noundef %351) #13
  %352 = add nuw nsw i32 %348, 1
  %353 = icmp eq i32 %348, %325
  br i1 %353, label %342, label %347, !llvm.loop !34

354:                                              ; preds = %338, %302
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #15
  %355 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %9) #13
  %356 = load i64, ptr %9, align 8, !tbaa !23
  %357 = getelementptr inbounds %struct.timespec, ptr %9, i64 0, i32 1
  %358 = load i64, ptr %357, align 8, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #15
  br i1 %303, label %400, label %359

359:                                              ; preds = %354
  store atomic i64 0, ptr %304 seq_cst, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #15
  %360 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #13
  %361 = load i64, ptr %8, align 8, !tbaa !23
  %362 = mul i64 %361, 1000000000
  %363 = getelementptr inbounds %struct.timespec, ptr %8, i64 0, i32 1
  %364 = load i64, ptr %363, align 8, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #15
  %365 = add i64 %364, 50000
  %366 = add i64 %365, %362
  %367 = getelementptr inbounds %struct.place, ptr %304, i64 0, i32 2
  %368 = load atomic i32, ptr %367 seq_cst, align 4
  %369 = icmp eq i32 %368, 0
  br i1 %369, label %379, label %370

370:                                              ; preds = %359
  %371 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1
  br label %372

372:                                              ; preds = %382, %370
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #15
  %373 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #13
  %374 = load i64, ptr %7, align 8, !tbaa !23
  %375 = mul i64 %374, 1000000000
  %376 = load i64, ptr %371, align 8, !tbaa !25
  %377 = add i64 %375, %376
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #15
  %378 = icmp ult i64 %377, %366
  br i1 %378, label %382, label %379

379:                                              ; preds = %382, %372, %359
  %380 = load atomic i32, ptr %367 seq_cst, align 4
  %381 = icmp eq i32 %380, 0
  br i1 %381, label %398, label %385

382:                                              ; preds = %372
  call void @llvm.aarch64.hint(i32 1)
  %383 = load atomic i32, ptr %367 seq_cst, align 4
  %384 = icmp eq i32 %383, 0
  br i1 %384, label %379, label %372, !llvm.loop !62

385:                                              ; preds = %379
  %386 = call i32 @pthread_mutex_lock(ptr noundef %17) #13
  %387 = getelementptr inbounds %struct.place, ptr %304, i64 0, i32 3
  store atomic i32 1, ptr %387 seq_cst, align 8
  %388 = load atomic i32, ptr %367 seq_cst, align 4
  %389 = icmp eq i32 %388, 0
  br i1 %389, label %396, label %390

390:                                              ; preds = %385
  %391 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 1
  br label %392

392:                                              ; preds = %392, %390
  %393 = call i32 @pthread_cond_wait(ptr noundef nonnull %391, ptr noundef %17) #13
  %394 = load atomic i32, ptr %367 seq_cst, align 4
  %395 = icmp eq i32 %394, 0
  br i1 %395, label %396, label %392, !llvm.loop !63

396:                                              ; preds = %392, %385
  store atomic i32 0, ptr %387 seq_cst, align 8
  %397 = call i32 @pthread_mutex_unlock(ptr noundef %17) #13
  br label %398

398:                                              ; preds = %396, %379
  %399 = getelementptr inbounds %struct.place, ptr %304, i64 0, i32 1
  store atomic i32 0, ptr %399 seq_cst, align 8
  br label %400

400:                                              ; preds = %354, %398
  %401 = load i64, ptr %178, align 8, !tbaa !59
  %402 = sub i64 %356, %306
  %403 = mul i64 %402, 1000000000
  call void @llvm.lifetime.end.p0(i64 4128, ptr nonnull %11) #15
  %404 = sub i64 %168, %308
  %405 = add i64 %404, %358
  %406 = add i64 %405, %403
  %407 = add i64 %406, %401
  br label %408

408:                                              ; preds = %400, %165
  %409 = phi i64 [ %407, %400 ], [ %168, %165 ]
  %410 = icmp ugt i64 %24, 1023
  %411 = select i1 %103, i1 %410, i1 false
  %412 = icmp ult i64 %24, 1024000000
  %413 = select i1 %411, i1 %412, i1 false
  br i1 %413, label %414, label %443

414:                                              ; preds = %408
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #15
  %415 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #13
  %416 = load i64, ptr %6, align 8, !tbaa !23
  %417 = mul i64 %416, 1000000000
  %418 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %419 = load i64, ptr %418, align 8, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #15
  %420 = add i64 %419, %99
  %421 = add i64 %420, %417
  %422 = icmp ult i64 %421, %25
  br i1 %422, label %423, label %433

423:                                              ; preds = %414
  %424 = getelementptr inbounds %struct.task, ptr %19, i64 0, i32 4
  %425 = load atomic i32, ptr %424 monotonic, align 8
  %426 = zext i32 %425 to i64
  %427 = shl nuw nsw i64 %426, 1
  %428 = icmp ult i64 %427, %25
  br i1 %428, label %443, label %429

429:                                              ; preds = %423
  %430 = getelementptr inbounds %struct.task, ptr %19, i64 0, i32 3
  %431 = load atomic i32, ptr %430 monotonic, align 4
  %432 = lshr i32 %431, 1
  store atomic i32 %432, ptr %430 monotonic, align 4
  br label %443

433:                                              ; preds = %414
  %434 = getelementptr inbounds %struct.task, ptr %19, i64 0, i32 3
  %435 = load atomic i32, ptr %434 monotonic, align 4
  %436 = icmp ult i32 %435, 255
  %437 = shl i32 %435, 1
  %438 = or i32 %437, 1
  %439 = select i1 %436, i32 %438, i32 255
  store atomic i32 %439, ptr %434 monotonic, align 4
  %440 = getelementptr inbounds %struct.task, ptr %19, i64 0, i32 4
  %441 = trunc i64 %25 to i32
  store atomic i32 %441, ptr %440 monotonic, align 8
  %442 = getelementptr inbounds %struct.task, ptr %19, i64 0, i32 2
  store atomic i32 %439, ptr %442 monotonic, align 8
  br label %443

443:                                              ; preds = %433, %429, %423, %408
  %444 = load i64, ptr %22, align 8, !tbaa !54
  %445 = load atomic i64, ptr %20 monotonic, align 8
  %446 = shl i64 %409, 10
  %447 = udiv i64 %446, %444
  %448 = add nuw i64 %447, 1
  %449 = icmp eq i64 %445, 0
  br i1 %449, label %459, label %450

450:                                              ; preds = %443
  %451 = icmp ult i64 %448, %445
  br i1 %451, label %452, label %455

452:                                              ; preds = %450
  %453 = add i64 %448, %445
  %454 = lshr i64 %453, 1
  br label %459

455:                                              ; preds = %450
  %456 = mul i64 %445, 7
  %457 = add i64 %448, %456
  %458 = lshr i64 %457, 3
  br label %459

459:                                              ; preds = %443, %452, %455
  %460 = phi i64 [ %448, %443 ], [ %454, %452 ], [ %458, %455 ]
  store atomic i64 %460, ptr %20 monotonic, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local ptr @queue_create(ptr noundef %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 352) #13
  %5 = icmp eq ptr %4, null
  br i1 %5, label %14, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 8
  store ptr %0, ptr %7, align 8, !tbaa !49
  %8 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 1, i32 1
  store i32 %1, ptr %8, align 8, !tbaa !64
  %9 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 6
  store i64 %2, ptr %9, align 8, !tbaa !65
  %10 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 11
  %11 = tail call i32 @pthread_create(ptr noundef nonnull %10, ptr noundef null, ptr noundef nonnull @run, ptr noundef nonnull %4) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %6
  tail call void @free(ptr noundef nonnull %4) #13
  br label %14

14:                                               ; preds = %6, %3, %13
  %15 = phi ptr [ inttoptr (i64 1 to ptr), %13 ], [ null, %3 ], [ %4, %6 ]
  ret ptr %15
}

; Function Attrs: nounwind
define internal noalias ptr @run(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds %struct.pool, ptr %3, i64 0, i32 7
  tail call fastcc void @schedule(ptr noundef nonnull %4) #14
  %5 = tail call fastcc ptr @next_batch(ptr noundef %0) #14
  %6 = icmp eq ptr %5, null
  br i1 %6, label %9, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  br label %16

9:                                                ; preds = %57, %1
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %11 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %10) #13
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store i32 1, ptr %12, align 8, !tbaa !66
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %14 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %13) #13
  %15 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %10) #13
  ret ptr null

16:                                               ; preds = %7, %57
  %17 = phi ptr [ %5, %7 ], [ %58, %57 ]
  %18 = getelementptr inbounds %struct.batch, ptr %17, i64 0, i32 1
  %19 = load ptr, ptr %18, align 8, !tbaa !67
  %20 = getelementptr inbounds %struct.batch, ptr %17, i64 0, i32 2
  %21 = load i64, ptr %20, align 8, !tbaa !69
  %22 = getelementptr inbounds i8, ptr %19, i64 %21
  %23 = icmp sgt i64 %21, 0
  br i1 %23, label %24, label %57

24:                                               ; preds = %16, %45
  %25 = phi ptr [ %37, %45 ], [ %19, %16 ]
  %26 = phi i32 [ %55, %45 ], [ 0, %16 ]
  %27 = phi i32 [ %54, %45 ], [ 0, %16 ]
  %28 = load atomic i32, ptr %8 seq_cst, align 4
  %29 = icmp eq i32 %28, 2
  br i1 %29, label %57, label %30

30:                                               ; preds = %24
  %31 = load atomic i16, ptr %25 seq_cst, align 4
  %32 = getelementptr inbounds %struct.command, ptr %25, i64 0, i32 1
  %33 = load i16, ptr %32, align 2, !tbaa !70
  %34 = getelementptr inbounds %struct.command, ptr %25, i64 0, i32 2
  %35 = load i32, ptr %34, align 4, !tbaa !73
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds i8, ptr %25, i64 %36
  %38 = icmp eq i32 %26, 0
  %39 = icmp ne i16 %31, 5
  %40 = select i1 %38, i1 %39, i1 false
  br i1 %40, label %41, label %45

41:                                               ; preds = %30
  %42 = atomicrmw xchg ptr %25, i16 8 seq_cst, align 2
  %43 = icmp eq i16 %42, 9
  %44 = zext i1 %43 to i32
  br label %45

45:                                               ; preds = %41, %30
  %46 = phi i32 [ %44, %41 ], [ %27, %30 ]
  %47 = phi i16 [ %42, %41 ], [ %31, %30 ]
  %48 = phi i32 [ 1, %41 ], [ %26, %30 ]
  %49 = icmp ne i32 %46, 0
  %50 = icmp ne i16 %47, 6
  %51 = select i1 %49, i1 %50, i1 false
  %52 = select i1 %51, i16 9, i16 %47
  tail call fastcc void @execute(ptr noundef nonnull %0, ptr noundef nonnull %25, i16 noundef %52) #14
  %53 = icmp eq i16 %33, 0
  %54 = select i1 %53, i32 %46, i32 0
  %55 = select i1 %53, i32 %48, i32 0
  %56 = icmp ult ptr %37, %22
  br i1 %56, label %24, label %57, !llvm.loop !74

57:                                               ; preds = %24, %45, %16
  tail call void @free(ptr noundef nonnull %17) #13
  %58 = tail call fastcc ptr @next_batch(ptr noundef %0) #14
  %59 = icmp eq ptr %58, null
  br i1 %59, label %9, label %16, !llvm.loop !75
}

; Function Attrs: nounwind
define dso_local i32 @queue_submit(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 24) #13
  %5 = icmp eq ptr %4, null
  br i1 %5, label %28, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.batch, ptr %4, i64 0, i32 1
  store ptr %1, ptr %7, align 8, !tbaa !67
  %8 = getelementptr inbounds %struct.batch, ptr %4, i64 0, i32 2
  store i64 %2, ptr %8, align 8, !tbaa !69
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %10 = load atomic i64, ptr %9 seq_cst, align 8
  %11 = inttoptr i64 %10 to ptr
  store ptr %11, ptr %4, align 8, !tbaa !76
  %12 = ptrtoint ptr %4 to i64
  %13 = cmpxchg ptr %9, i64 %10, i64 %12 seq_cst seq_cst, align 8
  %14 = extractvalue { i64, i1 } %13, 1
  br i1 %14, label %21, label %15

15:                                               ; preds = %6, %15
  %16 = phi { i64, i1 } [ %19, %15 ], [ %13, %6 ]
  %17 = extractvalue { i64, i1 } %16, 0
  store i64 %17, ptr %4, align 8
  tail call void @llvm.aarch64.hint(i32 1)
  %18 = load i64, ptr %4, align 8
  %19 = cmpxchg ptr %9, i64 %18, i64 %12 seq_cst seq_cst, align 8
  %20 = extractvalue { i64, i1 } %19, 1
  br i1 %20, label %21, label %15, !llvm.loop !77

21:                                               ; preds = %15, %6
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %23 = atomicrmw xchg ptr %22, i32 0 seq_cst, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %28, label %25

25:                                               ; preds = %21
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %27 = tail call i32 @sem_post(ptr noundef nonnull %26) #13
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
  %11 = load i16, ptr %10, align 2, !tbaa !70
  %12 = zext i16 %11 to i64
  %13 = sub i64 %8, %12
  %14 = getelementptr inbounds %struct.command, ptr %9, i64 0, i32 2
  %15 = load i32, ptr %14, align 4, !tbaa !73
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds i8, ptr %9, i64 %16
  %18 = load atomic i16, ptr %17 seq_cst, align 4
  %19 = icmp ne i64 %13, 0
  %20 = icmp eq i16 %18, 5
  %21 = select i1 %19, i1 true, i1 %20
  br i1 %21, label %7, label %22, !llvm.loop !78

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
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14, i32 3
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #15
  %8 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #13
  %9 = load i64, ptr %4, align 8, !tbaa !23
  %10 = mul i64 %9, 1000000000
  %11 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #15
  %13 = add i64 %12, %2
  %14 = add i64 %13, %10
  %15 = call fastcc i32 @reach(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %14) #14
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
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %8 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #13
  %9 = load atomic i64, ptr %0 seq_cst, align 8
  %10 = icmp ult i64 %9, %1
  br i1 %10, label %11, label %28

11:                                               ; preds = %3
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %14 = udiv i64 %2, 1000000000
  %15 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %16 = mul i64 %14, 1000000000
  %17 = sub i64 %2, %16
  br label %18

18:                                               ; preds = %11, %24
  %19 = phi i32 [ 0, %11 ], [ %25, %24 ]
  %20 = load i32, ptr %12, align 8, !tbaa !66
  %21 = icmp eq i32 %20, 0
  %22 = icmp eq i32 %19, 0
  %23 = select i1 %21, i1 %22, i1 false
  br i1 %23, label %24, label %28

24:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #15
  store i64 %14, ptr %4, align 8, !tbaa !23
  store i64 %17, ptr %15, align 8, !tbaa !25
  %25 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %13, ptr noundef nonnull %7, i32 noundef 1, ptr noundef nonnull %4) #13
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #15
  %26 = load atomic i64, ptr %0 seq_cst, align 8
  %27 = icmp ult i64 %26, %1
  br i1 %27, label %18, label %28, !llvm.loop !79

28:                                               ; preds = %24, %18, %3
  %29 = load atomic i64, ptr %0 seq_cst, align 8
  %30 = icmp ult i64 %29, %1
  br i1 %30, label %31, label %36

31:                                               ; preds = %28
  %32 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %33 = load i32, ptr %32, align 8, !tbaa !66
  %34 = icmp ne i32 %33, 0
  %35 = sext i1 %34 to i32
  br label %36

36:                                               ; preds = %28, %31
  %37 = phi i32 [ %35, %31 ], [ 1, %28 ]
  %38 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #13
  %39 = atomicrmw sub ptr %5, i32 1 seq_cst, align 4
  ret i32 %37
}

; Function Attrs: nounwind
define dso_local i32 @queue_take_failure(ptr noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #13
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !80
  %7 = icmp eq ptr %6, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %2
  %9 = load ptr, ptr %6, align 8, !tbaa !81
  store ptr %9, ptr %5, align 8, !tbaa !80
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !83
  %12 = add i64 %11, -1
  store atomic i64 %12, ptr %10 seq_cst, align 8
  %13 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #13
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2328) %1, ptr noundef nonnull align 8 dereferenceable(2328) %6, i64 2328, i1 false), !tbaa.struct !84
  tail call void @free(ptr noundef nonnull %6) #13
  br label %16

14:                                               ; preds = %2
  %15 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #13
  br label %16

16:                                               ; preds = %8, %14
  %17 = phi i32 [ 1, %8 ], [ 0, %14 ]
  ret i32 %17
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #13
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %6 = load i32, ptr %5, align 4, !tbaa !85
  %7 = icmp ult i32 %6, %1
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  store atomic i32 %1, ptr %5 seq_cst, align 4
  br label %9

9:                                                ; preds = %8, %2
  %10 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #13
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %12 = atomicrmw xchg ptr %11, i32 0 seq_cst, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %17, label %14

14:                                               ; preds = %9
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %16 = tail call i32 @sem_post(ptr noundef nonnull %15) #13
  br label %17

17:                                               ; preds = %9, %14
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_join(ptr nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %3 = load i64, ptr %2, align 8, !tbaa !86
  %4 = tail call i32 @pthread_join(i64 noundef %3, ptr noundef null) #13
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc ptr @next_batch(ptr noundef %0) #14
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %13

4:                                                ; preds = %13, %1
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !80
  %7 = icmp eq ptr %6, null
  br i1 %7, label %12, label %8

8:                                                ; preds = %4, %8
  %9 = phi ptr [ %10, %8 ], [ %6, %4 ]
  %10 = load ptr, ptr %9, align 8, !tbaa !81
  tail call void @free(ptr noundef nonnull %9) #13
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %8, !llvm.loop !87

12:                                               ; preds = %8, %4
  tail call void @free(ptr noundef %0) #13
  ret void

13:                                               ; preds = %1, %13
  %14 = phi ptr [ %15, %13 ], [ %2, %1 ]
  tail call void @free(ptr noundef nonnull %14) #13
  %15 = tail call fastcc ptr @next_batch(ptr noundef %0) #14
  %16 = icmp eq ptr %15, null
  br i1 %16, label %4, label %13, !llvm.loop !88
}

; Function Attrs: nounwind
define internal fastcc ptr @next_batch(ptr noundef %0) unnamed_addr #0 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %6 = load ptr, ptr %5, align 8, !tbaa !89
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %33

8:                                                ; preds = %1
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %11 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %15 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %18 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  br label %19

19:                                               ; preds = %8, %103
  %20 = atomicrmw xchg ptr %9, i64 0 seq_cst, align 8
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %30, label %22

22:                                               ; preds = %19
  %23 = inttoptr i64 %20 to ptr
  %24 = load ptr, ptr %5, align 8, !tbaa !89
  br label %25

25:                                               ; preds = %25, %22
  %26 = phi ptr [ %24, %22 ], [ %27, %25 ]
  %27 = phi ptr [ %23, %22 ], [ %28, %25 ]
  %28 = load ptr, ptr %27, align 8, !tbaa !76
  store ptr %26, ptr %27, align 8, !tbaa !76
  %29 = icmp eq ptr %28, null
  br i1 %29, label %33, label %25, !llvm.loop !90

30:                                               ; preds = %19
  %31 = load ptr, ptr %5, align 8, !tbaa !89
  %32 = icmp eq ptr %31, null
  br i1 %32, label %36, label %33

33:                                               ; preds = %30, %103, %25, %1
  %34 = phi ptr [ %6, %1 ], [ %27, %25 ], [ %31, %30 ], [ %113, %103 ]
  %35 = load ptr, ptr %34, align 8, !tbaa !76
  store ptr %35, ptr %5, align 8, !tbaa !89
  br label %115

36:                                               ; preds = %30
  %37 = load atomic i32, ptr %10 seq_cst, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %115

39:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #15
  %40 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #13
  %41 = load i64, ptr %4, align 8, !tbaa !23
  %42 = mul i64 %41, 1000000000
  %43 = load i64, ptr %11, align 8, !tbaa !25
  %44 = add i64 %42, %43
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #15
  %45 = load i64, ptr %12, align 8, !tbaa !65
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %80, label %47

47:                                               ; preds = %39
  %48 = load i64, ptr %13, align 8, !tbaa !91
  %49 = icmp ult i64 %48, %45
  %50 = shl i64 %48, 1
  %51 = add i64 %50, 1000
  %52 = atomicrmw add ptr @spinners, i32 1 seq_cst, align 4
  %53 = add i32 %52, 1
  %54 = load ptr, ptr %14, align 8, !tbaa !49
  %55 = getelementptr inbounds %struct.pool, ptr %54, i64 0, i32 5
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = icmp sgt i32 %53, %56
  br i1 %57, label %77, label %58

58:                                               ; preds = %47
  %59 = load atomic i64, ptr %9 seq_cst, align 8
  %60 = icmp eq i64 %59, 0
  br i1 %60, label %61, label %77

61:                                               ; preds = %58, %69
  %62 = phi i64 [ %74, %69 ], [ %44, %58 ]
  %63 = load atomic i32, ptr %10 seq_cst, align 4
  %64 = icmp eq i32 %63, 0
  %65 = sub i64 %62, %44
  %66 = icmp ugt i64 %51, %65
  %67 = select i1 %64, i1 %49, i1 false
  %68 = select i1 %67, i1 %66, i1 false
  br i1 %68, label %69, label %77

69:                                               ; preds = %61
  call void @llvm.aarch64.hint(i32 1)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #15
  %70 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #13
  %71 = load i64, ptr %3, align 8, !tbaa !23
  %72 = mul i64 %71, 1000000000
  %73 = load i64, ptr %15, align 8, !tbaa !25
  %74 = add i64 %72, %73
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #15
  %75 = load atomic i64, ptr %9 seq_cst, align 8
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %61, label %77, !llvm.loop !92

77:                                               ; preds = %61, %69, %47, %58
  %78 = phi i64 [ %44, %47 ], [ %44, %58 ], [ %74, %69 ], [ %62, %61 ]
  %79 = atomicrmw sub ptr @spinners, i32 1 seq_cst, align 4
  br label %80

80:                                               ; preds = %39, %77
  %81 = phi i64 [ %78, %77 ], [ %44, %39 ]
  %82 = load atomic i64, ptr %9 seq_cst, align 8
  %83 = icmp eq i64 %82, 0
  br i1 %83, label %84, label %103

84:                                               ; preds = %80
  %85 = load atomic i32, ptr %10 seq_cst, align 4
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %103

87:                                               ; preds = %84
  store atomic i32 1, ptr %16 seq_cst, align 4
  %88 = load atomic i64, ptr %9 seq_cst, align 8
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %90, label %97

90:                                               ; preds = %87, %93
  %91 = load atomic i32, ptr %10 seq_cst, align 4
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %97

93:                                               ; preds = %90
  %94 = call i32 @sem_wait(ptr noundef nonnull %17) #13
  store atomic i32 1, ptr %16 seq_cst, align 4
  %95 = load atomic i64, ptr %9 seq_cst, align 8
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %90, label %97

97:                                               ; preds = %90, %93, %87
  store atomic i32 0, ptr %16 seq_cst, align 4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #15
  %98 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #13
  %99 = load i64, ptr %2, align 8, !tbaa !23
  %100 = mul i64 %99, 1000000000
  %101 = load i64, ptr %18, align 8, !tbaa !25
  %102 = add i64 %100, %101
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #15
  br label %103

103:                                              ; preds = %80, %84, %97
  %104 = phi i64 [ %81, %80 ], [ %81, %84 ], [ %102, %97 ]
  %105 = sub i64 %104, %44
  %106 = load i64, ptr %12, align 8, !tbaa !65
  %107 = shl i64 %106, 2
  %108 = call i64 @llvm.umin.i64(i64 %105, i64 %107)
  %109 = load i64, ptr %13, align 8, !tbaa !91
  %110 = mul i64 %109, 3
  %111 = add i64 %110, %108
  %112 = lshr i64 %111, 2
  store i64 %112, ptr %13, align 8, !tbaa !91
  %113 = load ptr, ptr %5, align 8, !tbaa !89
  %114 = icmp eq ptr %113, null
  br i1 %114, label %19, label %33

115:                                              ; preds = %36, %33
  %116 = phi ptr [ %34, %33 ], [ null, %36 ]
  ret ptr %116
}

; Function Attrs: nounwind
define internal fastcc void @schedule(ptr noundef %0) unnamed_addr #0 {
  %2 = tail call i32 @getpriority(i32 noundef 0, i32 noundef 0) #13
  %3 = add nsw i32 %2, 13
  %4 = tail call i32 @setpriority(i32 noundef 0, i32 noundef 0, i32 noundef %3) #13
  %5 = load <16 x i64>, ptr %0, align 8, !tbaa !16
  %6 = tail call i64 @llvm.vector.reduce.or.v16i64(<16 x i64> %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:                                                ; preds = %1
  %9 = tail call i32 @sched_setaffinity(i32 noundef 0, i64 noundef 128, ptr noundef nonnull %0) #13
  br label %10

10:                                               ; preds = %8, %1
  ret void
}

declare i32 @setpriority(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare i32 @getpriority(i32 noundef, i32 noundef) local_unnamed_addr #2

declare i32 @sched_setaffinity(i32 noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

declare i32 @pthread_cond_broadcast(ptr noundef) local_unnamed_addr #2

declare i32 @sem_wait(ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy(ptr, ptr) #4

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #2

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #2

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define internal fastcc void @execute(ptr noundef %0, ptr noundef %1, i16 noundef %2) unnamed_addr #0 {
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.context, align 8
  switch i16 %2, label %240 [
    i16 1, label %12
    i16 2, label %155
    i16 3, label %163
    i16 4, label %188
    i16 5, label %7
    i16 6, label %231
  ]

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %9 = getelementptr inbounds %struct.wait, ptr %1, i64 0, i32 1
  %10 = getelementptr inbounds %struct.wait, ptr %1, i64 0, i32 2
  %11 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  br label %207

12:                                               ; preds = %3
  %13 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 1
  %14 = load ptr, ptr %13, align 8, !tbaa !38
  %15 = getelementptr inbounds %struct.kernel, ptr %14, i64 0, i32 3
  %16 = load i64, ptr %14, align 8, !tbaa !16
  %17 = getelementptr inbounds %struct.task, ptr %15, i64 %16
  %18 = getelementptr inbounds %struct.kernel, ptr %14, i64 0, i32 1
  %19 = load i64, ptr %18, align 8, !tbaa !16
  %20 = getelementptr inbounds %struct.extents, ptr %17, i64 %19
  %21 = getelementptr inbounds %struct.kernel, ptr %14, i64 0, i32 2
  %22 = load i64, ptr %21, align 8, !tbaa !16
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %66, label %24

24:                                               ; preds = %12
  %25 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 4
  %26 = icmp eq i64 %22, 1
  br i1 %26, label %52, label %27

27:                                               ; preds = %24
  %28 = and i64 %22, -2
  br label %29

29:                                               ; preds = %29, %27
  %30 = phi i64 [ 0, %27 ], [ %48, %29 ]
  %31 = or i64 %30, 1
  %32 = getelementptr inbounds %struct.pack, ptr %20, i64 %30
  %33 = getelementptr inbounds %struct.pack, ptr %20, i64 %31
  %34 = getelementptr inbounds %struct.pack, ptr %32, i64 0, i32 1
  %35 = getelementptr inbounds %struct.pack, ptr %33, i64 0, i32 1
  %36 = load i32, ptr %34, align 4, !tbaa !93
  %37 = load i32, ptr %35, align 4, !tbaa !93
  %38 = zext i32 %36 to i64
  %39 = zext i32 %37 to i64
  %40 = getelementptr inbounds i8, ptr %25, i64 %38
  %41 = getelementptr inbounds i8, ptr %25, i64 %39
  %42 = load i32, ptr %32, align 4, !tbaa !95
  %43 = load i32, ptr %33, align 4, !tbaa !95
  %44 = zext i32 %42 to i64
  %45 = zext i32 %43 to i64
  %46 = getelementptr inbounds i8, ptr %25, i64 %44
  %47 = getelementptr inbounds i8, ptr %25, i64 %45
  store ptr %40, ptr %46, align 8, !tbaa !38
  store ptr %41, ptr %47, align 8, !tbaa !38
  %48 = add nuw i64 %30, 2
  %49 = icmp eq i64 %48, %28
  br i1 %49, label %50, label %29, !llvm.loop !96

50:                                               ; preds = %29
  %51 = icmp eq i64 %22, %28
  br i1 %51, label %66, label %52

52:                                               ; preds = %24, %50
  %53 = phi i64 [ 0, %24 ], [ %28, %50 ]
  br label %54

54:                                               ; preds = %52, %54
  %55 = phi i64 [ %64, %54 ], [ %53, %52 ]
  %56 = getelementptr inbounds %struct.pack, ptr %20, i64 %55
  %57 = getelementptr inbounds %struct.pack, ptr %56, i64 0, i32 1
  %58 = load i32, ptr %57, align 4, !tbaa !93
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds i8, ptr %25, i64 %59
  %61 = load i32, ptr %56, align 4, !tbaa !95
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds i8, ptr %25, i64 %62
  store ptr %60, ptr %63, align 8, !tbaa !38
  %64 = add nuw i64 %55, 1
  %65 = icmp eq i64 %64, %22
  br i1 %65, label %66, label %54, !llvm.loop !99

66:                                               ; preds = %54, %50, %12
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #15
  %67 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 4
  store ptr %67, ptr %6, align 8, !tbaa !100
  %68 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 1
  %69 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 2
  %70 = load ptr, ptr %69, align 8, !tbaa !38
  store ptr %70, ptr %68, align 8, !tbaa !102
  %71 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 2
  store i32 0, ptr %71, align 8, !tbaa !103
  %72 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 3
  %73 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 3
  %74 = load ptr, ptr %73, align 8, !tbaa !38
  store ptr %74, ptr %72, align 8, !tbaa !104
  %75 = icmp eq i64 %19, 0
  br i1 %75, label %126, label %76

76:                                               ; preds = %66, %112
  %77 = phi i64 [ %115, %112 ], [ 0, %66 ]
  %78 = phi i64 [ %114, %112 ], [ 1, %66 ]
  %79 = getelementptr inbounds %struct.extents, ptr %17, i64 %77, i32 1
  %80 = load i32, ptr %79, align 4, !tbaa !105
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %112, label %82

82:                                               ; preds = %76
  %83 = getelementptr inbounds %struct.extents, ptr %17, i64 %77
  %84 = load i32, ptr %83, align 4, !tbaa !107
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds i8, ptr %67, i64 %85
  %87 = zext i32 %80 to i64
  %88 = icmp eq i32 %80, 1
  br i1 %88, label %109, label %89

89:                                               ; preds = %82
  %90 = and i64 %87, 4294967294
  br label %91

91:                                               ; preds = %91, %89
  %92 = phi i64 [ 0, %89 ], [ %104, %91 ]
  %93 = phi i64 [ 1, %89 ], [ %102, %91 ]
  %94 = phi i64 [ 1, %89 ], [ %103, %91 ]
  %95 = or i64 %92, 1
  %96 = getelementptr inbounds i32, ptr %86, i64 %92
  %97 = getelementptr inbounds i32, ptr %86, i64 %95
  %98 = load i32, ptr %96, align 4, !tbaa !4
  %99 = load i32, ptr %97, align 4, !tbaa !4
  %100 = sext i32 %98 to i64
  %101 = sext i32 %99 to i64
  %102 = mul i64 %93, %100
  %103 = mul i64 %94, %101
  %104 = add nuw i64 %92, 2
  %105 = icmp eq i64 %104, %90
  br i1 %105, label %106, label %91, !llvm.loop !108

106:                                              ; preds = %91
  %107 = mul i64 %103, %102
  %108 = icmp eq i64 %90, %87
  br i1 %108, label %112, label %109

109:                                              ; preds = %82, %106
  %110 = phi i64 [ 0, %82 ], [ %90, %106 ]
  %111 = phi i64 [ 1, %82 ], [ %107, %106 ]
  br label %117

112:                                              ; preds = %117, %106, %76
  %113 = phi i64 [ 1, %76 ], [ %107, %106 ], [ %123, %117 ]
  %114 = tail call i64 @llvm.umax.i64(i64 %113, i64 %78)
  %115 = add nuw i64 %77, 1
  %116 = icmp eq i64 %115, %19
  br i1 %116, label %126, label %76, !llvm.loop !109

117:                                              ; preds = %109, %117
  %118 = phi i64 [ %124, %117 ], [ %110, %109 ]
  %119 = phi i64 [ %123, %117 ], [ %111, %109 ]
  %120 = getelementptr inbounds i32, ptr %86, i64 %118
  %121 = load i32, ptr %120, align 4, !tbaa !4
  %122 = sext i32 %121 to i64
  %123 = mul i64 %119, %122
  %124 = add nuw nsw i64 %118, 1
  %125 = icmp eq i64 %124, %87
  br i1 %125, label %112, label %117, !llvm.loop !110

126:                                              ; preds = %112, %66
  %127 = phi i64 [ 1, %66 ], [ %114, %112 ]
  %128 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  store i64 %127, ptr %128, align 8, !tbaa !54
  %129 = load i64, ptr %14, align 8, !tbaa !16
  %130 = icmp eq i64 %129, 0
  br i1 %130, label %135, label %131

131:                                              ; preds = %126
  %132 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  br label %146

133:                                              ; preds = %146
  %134 = load ptr, ptr %69, align 8, !tbaa !38
  br label %135

135:                                              ; preds = %133, %126
  %136 = phi ptr [ %134, %133 ], [ %70, %126 ]
  %137 = getelementptr inbounds i8, ptr %136, i64 35224
  %138 = load i64, ptr %137, align 8, !tbaa !16
  %139 = icmp eq i64 %138, 0
  br i1 %139, label %145, label %140

140:                                              ; preds = %135
  %141 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %142 = load i64, ptr %0, align 8, !tbaa !111
  %143 = add i64 %142, 1
  %144 = getelementptr inbounds i8, ptr %136, i64 32912
  call fastcc void @add_failure(ptr noundef nonnull %141, i64 noundef %143, i64 noundef 0, ptr noundef nonnull %144) #16
  store i64 0, ptr %137, align 8, !tbaa !16
  br label %145

145:                                              ; preds = %135, %140
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #15
  br label %240

146:                                              ; preds = %131, %146
  %147 = phi ptr [ %14, %131 ], [ %152, %146 ]
  %148 = phi i64 [ 0, %131 ], [ %151, %146 ]
  %149 = getelementptr inbounds %struct.kernel, ptr %147, i64 0, i32 3, i64 %148
  store ptr %149, ptr %132, align 8, !tbaa !53
  %150 = load ptr, ptr %149, align 8, !tbaa !112
  call void %150(ptr noundef nonnull %6) #13
  %151 = add nuw i64 %148, 1
  %152 = load ptr, ptr %13, align 8, !tbaa !38
  %153 = load i64, ptr %152, align 8, !tbaa !16
  %154 = icmp ult i64 %151, %153
  br i1 %154, label %146, label %133, !llvm.loop !114

155:                                              ; preds = %3
  %156 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 1
  %157 = load ptr, ptr %156, align 8, !tbaa !115
  %158 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 2
  %159 = load ptr, ptr %158, align 8, !tbaa !117
  %160 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 3
  %161 = load i64, ptr %160, align 8, !tbaa !118
  %162 = tail call ptr @memmove(ptr noundef %157, ptr noundef %159, i64 noundef %161) #13
  br label %240

163:                                              ; preds = %3
  %164 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 1
  %165 = load ptr, ptr %164, align 8, !tbaa !38
  %166 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 2
  %167 = load i64, ptr %166, align 8, !tbaa !16
  %168 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 4
  %169 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 3
  %170 = load i64, ptr %169, align 8, !tbaa !16
  %171 = icmp eq i64 %170, 1
  br i1 %171, label %172, label %176

172:                                              ; preds = %163
  %173 = load i8, ptr %168, align 1, !tbaa !18
  %174 = zext i8 %173 to i32
  %175 = tail call ptr @memset(ptr noundef %165, i32 noundef %174, i64 noundef %167) #13
  br label %240

176:                                              ; preds = %163
  %177 = tail call i64 @llvm.umin.i64(i64 %170, i64 %167)
  %178 = tail call ptr @memcpy(ptr noundef %165, ptr noundef nonnull %168, i64 noundef %177) #13
  %179 = icmp ugt i64 %167, %170
  br i1 %179, label %180, label %240

180:                                              ; preds = %176, %180
  %181 = phi i64 [ %186, %180 ], [ %177, %176 ]
  %182 = sub i64 %167, %181
  %183 = tail call i64 @llvm.umin.i64(i64 %181, i64 %182)
  %184 = getelementptr inbounds i8, ptr %165, i64 %181
  %185 = tail call ptr @memcpy(ptr noundef %184, ptr noundef %165, i64 noundef %183) #13
  %186 = add i64 %183, %181
  %187 = icmp ult i64 %186, %167
  br i1 %187, label %180, label %240, !llvm.loop !119

188:                                              ; preds = %3
  %189 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 1
  %190 = load ptr, ptr %189, align 8, !tbaa !120
  %191 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 2
  %192 = load i64, ptr %191, align 8, !tbaa !122
  %193 = getelementptr inbounds i8, ptr %190, i64 %192
  %194 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %195 = icmp sgt i64 %192, 0
  br i1 %195, label %196, label %240

196:                                              ; preds = %188, %200
  %197 = phi ptr [ %205, %200 ], [ %190, %188 ]
  %198 = load atomic i32, ptr %194 seq_cst, align 4
  %199 = icmp eq i32 %198, 2
  br i1 %199, label %240, label %200

200:                                              ; preds = %196
  %201 = load i16, ptr %197, align 4, !tbaa !123
  tail call fastcc void @execute(ptr noundef nonnull %0, ptr noundef nonnull %197, i16 noundef %201) #14
  %202 = getelementptr inbounds %struct.command, ptr %197, i64 0, i32 2
  %203 = load i32, ptr %202, align 4, !tbaa !73
  %204 = zext i32 %203 to i64
  %205 = getelementptr inbounds i8, ptr %197, i64 %204
  %206 = icmp ult ptr %205, %193
  br i1 %206, label %196, label %240, !llvm.loop !124

207:                                              ; preds = %7, %215
  %208 = load atomic i32, ptr %8 seq_cst, align 4
  %209 = icmp eq i32 %208, 2
  br i1 %209, label %240, label %210

210:                                              ; preds = %207
  %211 = load ptr, ptr %9, align 8, !tbaa !125
  %212 = load atomic i64, ptr %211 seq_cst, align 8
  %213 = load i64, ptr %10, align 8, !tbaa !127
  %214 = icmp ult i64 %212, %213
  br i1 %214, label %215, label %240

215:                                              ; preds = %210
  %216 = load ptr, ptr %9, align 8, !tbaa !125
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #15
  %217 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #13
  %218 = load i64, ptr %5, align 8, !tbaa !23
  %219 = mul i64 %218, 1000000000
  %220 = load i64, ptr %11, align 8, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #15
  %221 = add i64 %220, 20000000
  %222 = add i64 %221, %219
  %223 = call fastcc i32 @reach(ptr noundef %216, i64 noundef %213, i64 noundef %222) #14
  %224 = icmp eq i32 %223, 0
  br i1 %224, label %207, label %225, !llvm.loop !128

225:                                              ; preds = %215
  %226 = icmp slt i32 %223, 0
  br i1 %226, label %227, label %240

227:                                              ; preds = %225
  %228 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %229 = load i64, ptr %0, align 8, !tbaa !111
  %230 = add i64 %229, 1
  call fastcc void @add_failure(ptr noundef nonnull %228, i64 noundef %230, i64 noundef 1, ptr noundef null) #16
  br label %240

231:                                              ; preds = %3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #15
  %232 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #13
  %233 = load i64, ptr %4, align 8, !tbaa !23
  %234 = mul i64 %233, 1000000000
  %235 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %236 = load i64, ptr %235, align 8, !tbaa !25
  %237 = add i64 %234, %236
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #15
  %238 = getelementptr inbounds %struct.timestamp, ptr %1, i64 0, i32 1
  %239 = load ptr, ptr %238, align 8, !tbaa !129
  store i64 %237, ptr %239, align 8, !tbaa !16
  br label %240

240:                                              ; preds = %210, %207, %200, %196, %180, %188, %176, %172, %225, %227, %3, %231, %155, %145
  %241 = getelementptr inbounds %struct.command, ptr %1, i64 0, i32 1
  %242 = load i16, ptr %241, align 2, !tbaa !70
  %243 = icmp eq i16 %242, 0
  br i1 %243, label %268, label %244

244:                                              ; preds = %240
  %245 = load i64, ptr %0, align 8, !tbaa !111
  %246 = add i64 %245, 1
  store atomic i64 %246, ptr %0 seq_cst, align 8
  %247 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %248 = load atomic i32, ptr %247 seq_cst, align 8
  %249 = icmp eq i32 %248, 0
  br i1 %249, label %256, label %250

250:                                              ; preds = %244
  %251 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %252 = call i32 @pthread_mutex_lock(ptr noundef nonnull %251) #13
  %253 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %254 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %253) #13
  %255 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %251) #13
  br label %256

256:                                              ; preds = %250, %244
  %257 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %258 = load atomic i64, ptr %257 seq_cst, align 8
  %259 = add i64 %258, -1
  %260 = icmp ult i64 %259, %246
  br i1 %260, label %261, label %268

261:                                              ; preds = %256
  %262 = atomicrmw xchg ptr %257, i64 0 seq_cst, align 8
  %263 = icmp eq i64 %262, 0
  br i1 %263, label %268, label %264

264:                                              ; preds = %261
  %265 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1, i32 1
  %266 = load i32, ptr %265, align 8, !tbaa !131
  %267 = call i64 @write(i32 noundef %266, ptr noundef nonnull @notify.one, i64 noundef 8) #13
  br label %268

268:                                              ; preds = %264, %261, %256, %240
  ret void
}

; Function Attrs: cold nounwind optsize
define internal fastcc void @add_failure(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) unnamed_addr #10 {
  %5 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2328) #13
  %6 = icmp eq ptr %5, null
  br i1 %6, label %32, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 1
  store i64 %1, ptr %8, align 8, !tbaa !132
  %9 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 2
  store i64 %2, ptr %9, align 8, !tbaa !133
  %10 = icmp eq ptr %3, null
  br i1 %10, label %17, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 3
  %13 = tail call ptr @memcpy(ptr noundef nonnull %12, ptr noundef nonnull %3, i64 noundef 2048) #13
  %14 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 4
  %15 = getelementptr inbounds i8, ptr %3, i64 2048
  %16 = tail call ptr @memcpy(ptr noundef nonnull %14, ptr noundef nonnull %15, i64 noundef 256) #13
  br label %17

17:                                               ; preds = %11, %7
  %18 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #13
  %19 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !80
  %21 = icmp eq ptr %20, null
  br i1 %21, label %25, label %22

22:                                               ; preds = %17
  %23 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  %24 = load ptr, ptr %23, align 8, !tbaa !134
  br label %25

25:                                               ; preds = %17, %22
  %26 = phi ptr [ %24, %22 ], [ %19, %17 ]
  %27 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  store ptr %5, ptr %26, align 8, !tbaa !38
  store ptr %5, ptr %27, align 8, !tbaa !134
  %28 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 3
  %29 = load i64, ptr %28, align 8, !tbaa !83
  %30 = add i64 %29, 1
  store atomic i64 %30, ptr %28 seq_cst, align 8
  %31 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #13
  br label %32

32:                                               ; preds = %4, %25
  ret void
}

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.aarch64.hint(i32) #4

declare i32 @pthread_cond_clockwait(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #11

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.vector.reduce.or.v16i64(<16 x i64>) #12

attributes #0 = { nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #5 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #7 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #8 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #9 = { noinline nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #10 = { cold nounwind optsize "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #13 = { nobuiltin nounwind "no-builtins" }
attributes #14 = { nobuiltin "no-builtins" }
attributes #15 = { nounwind }
attributes #16 = { cold nobuiltin "no-builtins" }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 1}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!11, !13, i64 8}
!11 = !{!"worker", !12, i64 0, !13, i64 8, !14, i64 16, !5, i64 48, !5, i64 52, !6, i64 56}
!12 = !{!"any pointer", !6, i64 0}
!13 = !{!"long", !6, i64 0}
!14 = !{!"", !6, i64 0}
!15 = distinct !{!15, !9}
!16 = !{!13, !13, i64 0}
!17 = !{i64 0, i64 128, !18}
!18 = !{!6, !6, i64 0}
!19 = !{!11, !12, i64 0}
!20 = !{!11, !5, i64 48}
!21 = distinct !{!21, !9}
!22 = distinct !{!22, !9}
!23 = !{!24, !13, i64 0}
!24 = !{!"", !13, i64 0, !13, i64 8}
!25 = !{!24, !13, i64 8}
!26 = !{!27, !5, i64 16}
!27 = !{!"job", !12, i64 0, !12, i64 8, !5, i64 16, !5, i64 20, !13, i64 24, !6, i64 32}
!28 = !{!29, !5, i64 4}
!29 = !{!"share", !5, i64 0, !5, i64 4, !6, i64 8}
!30 = distinct !{!30, !9}
!31 = distinct !{!31, !9}
!32 = !{!27, !12, i64 8}
!33 = !{!27, !12, i64 0}
!34 = distinct !{!34, !9}
!35 = distinct !{!35, !9}
!36 = distinct !{!36, !9}
!37 = !{i64 0, i64 8, !38, i64 8, i64 8, !38, i64 16, i64 8, !38, i64 24, i64 4, !4, i64 28, i64 4, !4}
!38 = !{!12, !12, i64 0}
!39 = !{!40, !13, i64 72}
!40 = !{!"output", !14, i64 0, !12, i64 64, !13, i64 72, !13, i64 80, !13, i64 88}
!41 = !{!40, !13, i64 80}
!42 = !{!40, !12, i64 64}
!43 = !{!40, !13, i64 88}
!44 = !{!45, !12, i64 64}
!45 = !{!"arena", !14, i64 0, !12, i64 64}
!46 = !{!47, !12, i64 0}
!47 = !{!"chunk", !12, i64 0}
!48 = distinct !{!48, !9}
!49 = !{!50, !12, i64 56}
!50 = !{!"queue", !13, i64 0, !51, i64 8, !5, i64 24, !5, i64 28, !5, i64 32, !5, i64 36, !13, i64 40, !13, i64 48, !12, i64 56, !12, i64 64, !13, i64 72, !13, i64 80, !12, i64 88, !12, i64 96, !52, i64 104, !14, i64 192, !14, i64 224, !14, i64 288}
!51 = !{!"notification", !13, i64 0, !5, i64 8}
!52 = !{!"failures", !14, i64 0, !12, i64 64, !12, i64 72, !13, i64 80}
!53 = !{!50, !12, i64 64}
!54 = !{!50, !13, i64 72}
!55 = distinct !{!55, !9}
!56 = distinct !{!56, !9}
!57 = distinct !{!57, !9}
!58 = !{!27, !5, i64 20}
!59 = !{!27, !13, i64 24}
!60 = !{!29, !5, i64 0}
!61 = distinct !{!61, !9}
!62 = distinct !{!62, !9}
!63 = distinct !{!63, !9}
!64 = !{!50, !5, i64 16}
!65 = !{!50, !13, i64 40}
!66 = !{!50, !5, i64 32}
!67 = !{!68, !12, i64 8}
!68 = !{!"batch", !12, i64 0, !12, i64 8, !13, i64 16}
!69 = !{!68, !13, i64 16}
!70 = !{!71, !72, i64 2}
!71 = !{!"command", !72, i64 0, !72, i64 2, !5, i64 4}
!72 = !{!"short", !6, i64 0}
!73 = !{!71, !5, i64 4}
!74 = distinct !{!74, !9}
!75 = distinct !{!75, !9}
!76 = !{!68, !12, i64 0}
!77 = distinct !{!77, !9}
!78 = distinct !{!78, !9}
!79 = distinct !{!79, !9}
!80 = !{!52, !12, i64 64}
!81 = !{!82, !12, i64 0}
!82 = !{!"failure", !12, i64 0, !13, i64 8, !13, i64 16, !6, i64 24, !6, i64 2072}
!83 = !{!52, !13, i64 80}
!84 = !{i64 0, i64 8, !38, i64 8, i64 8, !16, i64 16, i64 8, !16, i64 24, i64 2048, !18, i64 2072, i64 256, !18}
!85 = !{!50, !5, i64 28}
!86 = !{!50, !13, i64 80}
!87 = distinct !{!87, !9}
!88 = distinct !{!88, !9}
!89 = !{!50, !12, i64 96}
!90 = distinct !{!90, !9}
!91 = !{!50, !13, i64 48}
!92 = distinct !{!92, !9}
!93 = !{!94, !5, i64 4}
!94 = !{!"pack", !5, i64 0, !5, i64 4}
!95 = !{!94, !5, i64 0}
!96 = distinct !{!96, !9, !97, !98}
!97 = !{!"llvm.loop.isvectorized", i32 1}
!98 = !{!"llvm.loop.unroll.runtime.disable"}
!99 = distinct !{!99, !9, !97}
!100 = !{!101, !12, i64 0}
!101 = !{!"context", !12, i64 0, !12, i64 8, !5, i64 16, !12, i64 24}
!102 = !{!101, !12, i64 8}
!103 = !{!101, !5, i64 16}
!104 = !{!101, !12, i64 24}
!105 = !{!106, !5, i64 4}
!106 = !{!"extents", !5, i64 0, !5, i64 4}
!107 = !{!106, !5, i64 0}
!108 = distinct !{!108, !9, !97, !98}
!109 = distinct !{!109, !9}
!110 = distinct !{!110, !9, !97}
!111 = !{!50, !13, i64 0}
!112 = !{!113, !12, i64 0}
!113 = !{!"task", !12, i64 0, !13, i64 8, !5, i64 16, !5, i64 20, !5, i64 24, !5, i64 28}
!114 = distinct !{!114, !9}
!115 = !{!116, !12, i64 8}
!116 = !{!"copy", !71, i64 0, !12, i64 8, !12, i64 16, !13, i64 24}
!117 = !{!116, !12, i64 16}
!118 = !{!116, !13, i64 24}
!119 = distinct !{!119, !9}
!120 = !{!121, !12, i64 8}
!121 = !{!"execute", !71, i64 0, !12, i64 8, !13, i64 16, !13, i64 24}
!122 = !{!121, !13, i64 16}
!123 = !{!71, !72, i64 0}
!124 = distinct !{!124, !9}
!125 = !{!126, !12, i64 8}
!126 = !{!"wait", !71, i64 0, !12, i64 8, !13, i64 16, !13, i64 24}
!127 = !{!126, !13, i64 16}
!128 = distinct !{!128, !9}
!129 = !{!130, !12, i64 8}
!130 = !{!"timestamp", !71, i64 0, !12, i64 8}
!131 = !{!51, !5, i64 8}
!132 = !{!82, !13, i64 8}
!133 = !{!82, !13, i64 16}
!134 = !{!52, !12, i64 72}
