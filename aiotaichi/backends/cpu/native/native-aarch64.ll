; Made by `nox -s native` from *.c and *.h, sha256 a445a4e4d1b3414a3a29d7ed75a81864d58c31c93847a70177387614bb21a8a4
; ModuleID = 'aiotaichi/backends/cpu/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"
target triple = "aarch64-unknown-linux-gnu"

%struct.output = type { %struct.mutex, ptr, i64, i64, i64 }
%struct.mutex = type { [8 x i64] }
%struct.span_ring = type { i64, i64, i64, i64, [0 x %struct.thread_span] }
%struct.thread_span = type { i64, i64, i32, i16, i16, i64 }
%struct.pool = type { %struct.mutex, %struct.condition, i32, i32, i32, i32, i64, %struct.shared, ptr, [16 x %struct.place], [0 x %struct.worker] }
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
%struct.copying = type { ptr, ptr, i32, i32, i16 }
%struct.piece = type { ptr, ptr, i64, i32 }
%struct.copiers = type { %struct.mutex, %struct.condition, %struct.condition, ptr, i32, i32, i32, i32, i32, [8 x i64], ptr }
%struct.job = type { ptr, ptr, i32, i32, i64, [64 x %struct.share] }
%struct.share = type { i32, i32, [56 x i8] }
%struct.__va_list = type { ptr, ptr, ptr, i32, i32 }
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

@outputs = internal global [16 x %struct.output] zeroinitializer, align 8
@clocks_end = internal global i32 0, align 4
@clocks = internal global [4096 x i32] zeroinitializer, align 4
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
  %14 = load i64, ptr %0, align 8, !tbaa !4
  %15 = urem i64 %10, %14
  %16 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %15, i32 1
  %17 = load atomic i64, ptr %16 seq_cst, align 8
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %25, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %15
  %21 = getelementptr inbounds %struct.thread_span, ptr %1, i64 %9
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %21, ptr noundef nonnull align 8 dereferenceable(32) %20, i64 32, i1 false), !tbaa.struct !8
  store atomic i64 0, ptr %16 seq_cst, align 8
  %22 = add nuw i64 %9, 1
  %23 = add nuw i64 %10, 1
  %24 = icmp eq i64 %22, %2
  br i1 %24, label %25, label %8, !llvm.loop !13

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
define dso_local void @pool_copy(ptr nocapture noundef readonly %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #4 {
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.copying, align 8
  %8 = alloca [16 x %struct.piece], align 8
  %9 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 8
  %10 = load ptr, ptr %9, align 8, !tbaa !15
  %11 = lshr i64 %3, 4
  %12 = tail call i64 @llvm.umin.i64(i64 %11, i64 1048576)
  %13 = tail call i64 @llvm.umax.i64(i64 %12, i64 131072)
  %14 = and i64 %13, 2097088
  %15 = icmp eq i64 %3, 0
  br i1 %15, label %152, label %16

16:                                               ; preds = %4
  %17 = getelementptr inbounds %struct.copiers, ptr %10, i64 0, i32 6
  %18 = getelementptr inbounds %struct.copiers, ptr %10, i64 0, i32 5
  %19 = getelementptr inbounds %struct.copiers, ptr %10, i64 0, i32 3
  %20 = getelementptr inbounds %struct.copying, ptr %7, i64 0, i32 1
  %21 = getelementptr inbounds %struct.copying, ptr %7, i64 0, i32 2
  %22 = getelementptr inbounds %struct.copying, ptr %7, i64 0, i32 3
  %23 = getelementptr inbounds %struct.copying, ptr %7, i64 0, i32 4
  %24 = getelementptr inbounds %struct.copiers, ptr %10, i64 0, i32 4
  %25 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %26 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %27 = getelementptr inbounds %struct.copiers, ptr %10, i64 0, i32 2
  %28 = getelementptr inbounds %struct.copiers, ptr %10, i64 0, i32 1
  br label %29

29:                                               ; preds = %149, %16
  %30 = phi ptr [ %1, %16 ], [ %43, %149 ]
  %31 = phi ptr [ %2, %16 ], [ %44, %149 ]
  %32 = phi i64 [ %3, %16 ], [ %45, %149 ]
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %8) #15
  br label %33

33:                                               ; preds = %33, %29
  %34 = phi i64 [ 0, %29 ], [ %46, %33 ]
  %35 = phi ptr [ %30, %29 ], [ %43, %33 ]
  %36 = phi ptr [ %31, %29 ], [ %44, %33 ]
  %37 = phi i64 [ %32, %29 ], [ %45, %33 ]
  %38 = call i64 @llvm.umin.i64(i64 %37, i64 %14)
  %39 = getelementptr inbounds [16 x %struct.piece], ptr %8, i64 0, i64 %34
  store ptr %35, ptr %39, align 8, !tbaa.struct !17
  %40 = getelementptr inbounds i8, ptr %39, i64 8
  store ptr %36, ptr %40, align 8, !tbaa.struct !18
  %41 = getelementptr inbounds i8, ptr %39, i64 16
  store i64 %38, ptr %41, align 8, !tbaa.struct !19
  %42 = getelementptr inbounds i8, ptr %39, i64 24
  store i32 0, ptr %42, align 8, !tbaa.struct !20
  %43 = getelementptr inbounds i8, ptr %35, i64 %38
  %44 = getelementptr inbounds i8, ptr %36, i64 %38
  %45 = sub i64 %37, %38
  %46 = add nuw nsw i64 %34, 1
  %47 = icmp ne i64 %45, 0
  %48 = icmp ult i64 %34, 15
  %49 = select i1 %47, i1 %48, i1 false
  br i1 %49, label %33, label %50, !llvm.loop !21

50:                                               ; preds = %33
  %51 = trunc i64 %34 to i32
  %52 = trunc i64 %46 to i32
  %53 = call i32 @pthread_mutex_lock(ptr noundef %10) #16
  %54 = load i32, ptr %17, align 8, !tbaa !22
  %55 = load i32, ptr %18, align 4, !tbaa !25
  %56 = icmp ult i32 %54, %55
  br i1 %56, label %57, label %69

57:                                               ; preds = %50, %65
  %58 = phi i32 [ %66, %65 ], [ %54, %50 ]
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds %struct.copiers, ptr %10, i64 0, i32 9, i64 %59
  %61 = call i32 @pthread_create(ptr noundef nonnull %60, ptr noundef null, ptr noundef nonnull @help_to_copy, ptr noundef nonnull %10) #16
  %62 = icmp eq i32 %61, 0
  %63 = load i32, ptr %17, align 8, !tbaa !22
  br i1 %62, label %65, label %64

64:                                               ; preds = %57
  store i32 %63, ptr %18, align 4, !tbaa !25
  br label %69

65:                                               ; preds = %57
  %66 = add i32 %63, 1
  store i32 %66, ptr %17, align 8, !tbaa !22
  %67 = load i32, ptr %18, align 4, !tbaa !25
  %68 = icmp ult i32 %66, %67
  br i1 %68, label %57, label %69, !llvm.loop !26

69:                                               ; preds = %65, %64, %50
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #15
  %70 = load ptr, ptr %19, align 8, !tbaa !27
  store ptr %70, ptr %7, align 8, !tbaa !28
  store ptr %8, ptr %20, align 8, !tbaa !30
  store i32 %52, ptr %21, align 8, !tbaa !31
  store i32 0, ptr %22, align 4, !tbaa !32
  store i16 3, ptr %23, align 8, !tbaa !33
  store ptr %7, ptr %19, align 8, !tbaa !27
  %71 = load i32, ptr %24, align 8, !tbaa !34
  %72 = add i32 %71, 1
  store atomic i32 %72, ptr %24 seq_cst, align 8
  %73 = and i64 %46, 4294967295
  br label %74

74:                                               ; preds = %146, %69
  %75 = phi i32 [ 0, %69 ], [ %147, %146 ]
  %76 = load i32, ptr %22, align 4, !tbaa !32
  %77 = icmp ugt i32 %76, %51
  br i1 %77, label %99, label %78

78:                                               ; preds = %74
  %79 = load ptr, ptr %20, align 8, !tbaa !30
  %80 = add nuw i32 %76, 1
  store i32 %80, ptr %22, align 4, !tbaa !32
  %81 = load i32, ptr %21, align 8, !tbaa !31
  %82 = icmp eq i32 %80, %81
  br i1 %82, label %83, label %91

83:                                               ; preds = %78, %83
  %84 = phi ptr [ %85, %83 ], [ %19, %78 ]
  %85 = load ptr, ptr %84, align 8, !tbaa !15
  %86 = icmp eq ptr %85, %7
  br i1 %86, label %87, label %83, !llvm.loop !35

87:                                               ; preds = %83
  %88 = load ptr, ptr %7, align 8, !tbaa !28
  store ptr %88, ptr %84, align 8, !tbaa !15
  %89 = load i32, ptr %24, align 8, !tbaa !34
  %90 = add i32 %89, -1
  store atomic i32 %90, ptr %24 seq_cst, align 8
  br label %91

91:                                               ; preds = %87, %78
  %92 = load ptr, ptr %19, align 8, !tbaa !27
  %93 = icmp eq ptr %92, null
  br i1 %93, label %96, label %94

94:                                               ; preds = %91
  %95 = call i32 @pthread_cond_signal(ptr noundef nonnull %28) #16
  br label %96

96:                                               ; preds = %94, %91
  %97 = zext i32 %76 to i64
  %98 = getelementptr inbounds %struct.piece, ptr %79, i64 %97
  call fastcc void @copy_piece(ptr noundef nonnull %10, ptr noundef %98, i16 noundef 1, i16 noundef 3) #17
  br label %130

99:                                               ; preds = %74
  %100 = zext i32 %75 to i64
  %101 = getelementptr inbounds %struct.piece, ptr %8, i64 %100, i32 3
  %102 = load i32, ptr %101, align 8, !tbaa !36
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %130

104:                                              ; preds = %99
  %105 = call i32 @pthread_mutex_unlock(ptr noundef %10) #16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #15
  %106 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #16
  %107 = load i64, ptr %6, align 8, !tbaa !38
  %108 = mul i64 %107, 1000000000
  %109 = load i64, ptr %25, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #15
  %110 = add i64 %109, 200000
  %111 = add i64 %110, %108
  %112 = load atomic i32, ptr %101 seq_cst, align 8
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %114, label %121

114:                                              ; preds = %104, %125
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #15
  %115 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #16
  %116 = load i64, ptr %5, align 8, !tbaa !38
  %117 = mul i64 %116, 1000000000
  %118 = load i64, ptr %26, align 8, !tbaa !40
  %119 = add i64 %117, %118
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #15
  %120 = icmp ult i64 %119, %111
  br i1 %120, label %125, label %121

121:                                              ; preds = %125, %114, %104
  %122 = call i32 @pthread_mutex_lock(ptr noundef %10) #16
  %123 = load i32, ptr %101, align 8, !tbaa !36
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %128, label %130

125:                                              ; preds = %114
  call void @llvm.aarch64.hint(i32 1)
  %126 = load atomic i32, ptr %101 seq_cst, align 8
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %114, label %121, !llvm.loop !41

128:                                              ; preds = %121
  %129 = call i32 @pthread_cond_wait(ptr noundef nonnull %27, ptr noundef %10) #16
  br label %130

130:                                              ; preds = %128, %121, %99, %96
  %131 = icmp ugt i32 %75, %51
  br i1 %131, label %146, label %132

132:                                              ; preds = %130
  %133 = zext i32 %75 to i64
  br label %134

134:                                              ; preds = %139, %132
  %135 = phi i64 [ %133, %132 ], [ %142, %139 ]
  %136 = getelementptr inbounds %struct.piece, ptr %8, i64 %135, i32 3
  %137 = load i32, ptr %136, align 8, !tbaa !36
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %144, label %139

139:                                              ; preds = %134
  %140 = call i32 @pthread_mutex_unlock(ptr noundef %10) #16
  %141 = call i32 @pthread_mutex_lock(ptr noundef %10) #16
  %142 = add nuw nsw i64 %135, 1
  %143 = icmp eq i64 %142, %73
  br i1 %143, label %149, label %134, !llvm.loop !42

144:                                              ; preds = %134
  %145 = trunc i64 %135 to i32
  br label %146

146:                                              ; preds = %144, %130
  %147 = phi i32 [ %75, %130 ], [ %145, %144 ]
  %148 = icmp ugt i32 %147, %51
  br i1 %148, label %149, label %74, !llvm.loop !43

149:                                              ; preds = %146, %139
  %150 = call i32 @pthread_mutex_unlock(ptr noundef %10) #16
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #15
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %8) #15
  %151 = icmp eq i64 %45, 0
  br i1 %151, label %152, label %29, !llvm.loop !44

152:                                              ; preds = %149, %4
  ret void
}

; Function Attrs: nounwind
define dso_local void @pool_destroy(ptr noundef %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 3
  store atomic i32 1, ptr %2 seq_cst, align 4
  %3 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 2
  %4 = atomicrmw add ptr %3, i32 1 seq_cst, align 4
  %5 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 4
  %6 = load i32, ptr %5, align 8, !tbaa !9
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %10, label %23

8:                                                ; preds = %18
  %9 = icmp sgt i32 %20, 0
  br i1 %9, label %44, label %23

10:                                               ; preds = %1, %18
  %11 = phi i64 [ %19, %18 ], [ 0, %1 ]
  %12 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 10, i64 %11, i32 5
  %13 = atomicrmw xchg ptr %12, i32 0 seq_cst, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %18, label %15

15:                                               ; preds = %10
  %16 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 10, i64 %11, i32 2
  %17 = tail call i32 @sem_post(ptr noundef nonnull %16) #16
  br label %18

18:                                               ; preds = %10, %15
  %19 = add nuw nsw i64 %11, 1
  %20 = load i32, ptr %5, align 8, !tbaa !9
  %21 = sext i32 %20 to i64
  %22 = icmp slt i64 %19, %21
  br i1 %22, label %10, label %8, !llvm.loop !45

23:                                               ; preds = %44, %1, %8
  %24 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 8
  %25 = load ptr, ptr %24, align 8, !tbaa !15
  %26 = tail call i32 @pthread_mutex_lock(ptr noundef %25) #16
  %27 = getelementptr inbounds %struct.copiers, ptr %25, i64 0, i32 8
  store i32 1, ptr %27, align 8, !tbaa !46
  %28 = getelementptr inbounds %struct.copiers, ptr %25, i64 0, i32 1
  %29 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %28) #16
  %30 = tail call i32 @pthread_mutex_unlock(ptr noundef %25) #16
  %31 = getelementptr inbounds %struct.copiers, ptr %25, i64 0, i32 6
  %32 = load i32, ptr %31, align 8, !tbaa !22
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %43, label %34

34:                                               ; preds = %23, %34
  %35 = phi i64 [ %39, %34 ], [ 0, %23 ]
  %36 = getelementptr inbounds %struct.copiers, ptr %25, i64 0, i32 9, i64 %35
  %37 = load i64, ptr %36, align 8, !tbaa !4
  %38 = tail call i32 @pthread_join(i64 noundef %37, ptr noundef null) #16
  %39 = add nuw nsw i64 %35, 1
  %40 = load i32, ptr %31, align 8, !tbaa !22
  %41 = zext i32 %40 to i64
  %42 = icmp ult i64 %39, %41
  br i1 %42, label %34, label %43, !llvm.loop !47

43:                                               ; preds = %34, %23
  tail call void @free(ptr noundef nonnull %25) #16
  tail call void @free(ptr noundef %0) #16
  ret void

44:                                               ; preds = %8, %44
  %45 = phi i64 [ %47, %44 ], [ 0, %8 ]
  %46 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 10, i64 %45
  tail call fastcc void @join_relay(ptr noundef nonnull %46) #17
  %47 = add nuw nsw i64 %45, 1
  %48 = load i32, ptr %5, align 8, !tbaa !9
  %49 = sext i32 %48 to i64
  %50 = icmp slt i64 %47, %49
  br i1 %50, label %44, label %23, !llvm.loop !48
}

declare i32 @sem_post(ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
define internal fastcc void @join_relay(ptr nocapture noundef %0) unnamed_addr #4 {
  %2 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 0, i32 1
  %3 = load i64, ptr %2, align 8, !tbaa !49
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %18, label %16

5:                                                ; preds = %24
  %6 = getelementptr inbounds %struct.turn, ptr %30, i64 0, i32 1
  store ptr %33, ptr %6, align 8, !tbaa !51
  %7 = load ptr, ptr %32, align 8, !tbaa !51
  br label %10

8:                                                ; preds = %24
  %9 = getelementptr inbounds %struct.shared, ptr %25, i64 0, i32 1, i32 4
  store ptr %33, ptr %9, align 8, !tbaa !53
  br label %10

10:                                               ; preds = %8, %5
  %11 = phi ptr [ %33, %8 ], [ %7, %5 ]
  %12 = icmp eq ptr %11, null
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  store ptr %30, ptr %11, align 8, !tbaa !55
  br label %14

14:                                               ; preds = %10, %13
  %15 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %28) #16
  ret void

16:                                               ; preds = %1
  %17 = tail call i32 @pthread_join(i64 noundef %3, ptr noundef null) #16
  br label %18

18:                                               ; preds = %1, %16
  %19 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 1, i32 1
  %20 = load i64, ptr %19, align 8, !tbaa !49
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %24, label %22

22:                                               ; preds = %18
  %23 = tail call i32 @pthread_join(i64 noundef %20, ptr noundef null) #16
  br label %24

24:                                               ; preds = %22, %18
  %25 = load ptr, ptr %0, align 8, !tbaa !56
  %26 = getelementptr inbounds %struct.shared, ptr %25, i64 0, i32 1
  %27 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2
  tail call fastcc void @give_turn(ptr noundef nonnull %26, ptr noundef nonnull %27) #17
  %28 = getelementptr inbounds %struct.shared, ptr %25, i64 0, i32 1, i32 3
  %29 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %28) #16
  %30 = load ptr, ptr %27, align 8, !tbaa !55
  %31 = icmp eq ptr %30, null
  %32 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2, i32 1
  %33 = load ptr, ptr %32, align 8, !tbaa !51
  br i1 %31, label %8, label %5
}

declare void @free(ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
define dso_local ptr @pool_create(i32 noundef %0, i64 noundef %1, i32 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5) local_unnamed_addr #4 {
  %7 = sext i32 %0 to i64
  %8 = mul nsw i64 %7, 296
  %9 = add nsw i64 %8, 1608
  %10 = tail call ptr @calloc(i64 noundef 1, i64 noundef %9) #16
  %11 = icmp eq ptr %10, null
  br i1 %11, label %66, label %12

12:                                               ; preds = %6
  %13 = getelementptr inbounds %struct.pool, ptr %10, i64 0, i32 7
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 296) #16
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %18

16:                                               ; preds = %12
  %17 = getelementptr inbounds %struct.pool, ptr %10, i64 0, i32 8
  store ptr null, ptr %17, align 8, !tbaa !15
  tail call void @free(ptr noundef nonnull %10) #16
  br label %66

18:                                               ; preds = %12
  %19 = getelementptr inbounds %struct.pool, ptr %10, i64 0, i32 7, i32 3
  %20 = icmp sgt i32 %2, 3
  %21 = lshr i32 %2, 1
  %22 = zext i32 %21 to i64
  %23 = add nsw i64 %22, -1
  %24 = tail call i64 @llvm.umin.i64(i64 %23, i64 8)
  %25 = trunc i64 %24 to i32
  %26 = select i1 %20, i32 %25, i32 0
  %27 = getelementptr inbounds %struct.copiers, ptr %14, i64 0, i32 5
  store i32 %26, ptr %27, align 4, !tbaa !25
  %28 = getelementptr inbounds %struct.copiers, ptr %14, i64 0, i32 10
  store ptr %19, ptr %28, align 8, !tbaa !58
  %29 = getelementptr inbounds %struct.pool, ptr %10, i64 0, i32 8
  store ptr %14, ptr %29, align 8, !tbaa !15
  %30 = getelementptr inbounds %struct.pool, ptr %10, i64 0, i32 6
  store i64 %1, ptr %30, align 8, !tbaa !4
  %31 = add nsw i32 %2, -1
  %32 = getelementptr inbounds %struct.pool, ptr %10, i64 0, i32 5
  store i32 %31, ptr %32, align 4, !tbaa !9
  %33 = getelementptr inbounds %struct.pool, ptr %10, i64 0, i32 7, i32 1
  store i32 %2, ptr %33, align 8, !tbaa !59
  %34 = getelementptr inbounds %struct.pool, ptr %10, i64 0, i32 7, i32 1, i32 2
  store i64 %3, ptr %34, align 8, !tbaa !63
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(136) %13, ptr noundef nonnull align 8 dereferenceable(136) %4, i64 136, i1 false), !tbaa.struct !64
  %35 = getelementptr inbounds %struct.pool, ptr %10, i64 0, i32 7, i32 2
  store ptr %5, ptr %35, align 8, !tbaa !66
  %36 = getelementptr inbounds %struct.pool, ptr %10, i64 0, i32 7, i32 2, i32 1
  %37 = getelementptr inbounds %struct.scheduling, ptr %4, i64 0, i32 1
  %38 = tail call ptr @memcpy(ptr noundef nonnull %36, ptr noundef nonnull %37, i64 noundef 128) #16
  %39 = load <16 x i64>, ptr %37, align 8, !tbaa !4
  %40 = tail call i64 @llvm.vector.reduce.or.v16i64(<16 x i64> %39)
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %42, label %44

42:                                               ; preds = %18
  %43 = tail call i32 @sched_getaffinity(i32 noundef 0, i64 noundef 128, ptr noundef nonnull %36) #16
  br label %44

44:                                               ; preds = %42, %18
  %45 = icmp eq ptr %5, null
  br i1 %45, label %47, label %46

46:                                               ; preds = %44
  tail call fastcc void @look(ptr noundef nonnull %35) #17
  br label %47

47:                                               ; preds = %44, %46
  %48 = icmp sgt i32 %0, 0
  br i1 %48, label %49, label %66

49:                                               ; preds = %47
  %50 = getelementptr inbounds %struct.pool, ptr %10, i64 0, i32 4
  %51 = zext i32 %0 to i64
  br label %52

52:                                               ; preds = %49, %62
  %53 = phi i64 [ 0, %49 ], [ %56, %62 ]
  %54 = getelementptr inbounds %struct.pool, ptr %10, i64 0, i32 10, i64 %53
  %55 = getelementptr inbounds %struct.pool, ptr %10, i64 0, i32 10, i64 %53, i32 1
  store ptr %10, ptr %55, align 8, !tbaa !67
  %56 = add nuw nsw i64 %53, 1
  %57 = getelementptr inbounds %struct.pool, ptr %10, i64 0, i32 10, i64 %53, i32 3
  %58 = trunc i64 %56 to i32
  store i32 %58, ptr %57, align 8, !tbaa !69
  %59 = tail call fastcc i32 @start_relay(ptr noundef nonnull %54, ptr noundef nonnull %13, ptr noundef nonnull @work) #17
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %62

61:                                               ; preds = %52
  tail call void @pool_destroy(ptr noundef nonnull %10) #17
  br label %66

62:                                               ; preds = %52
  %63 = load i32, ptr %50, align 8, !tbaa !9
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %50, align 8, !tbaa !9
  %65 = icmp eq i64 %56, %51
  br i1 %65, label %66, label %52, !llvm.loop !70

66:                                               ; preds = %62, %47, %61, %6, %16
  %67 = phi ptr [ null, %16 ], [ null, %6 ], [ inttoptr (i64 1 to ptr), %61 ], [ %10, %47 ], [ %10, %62 ]
  ret ptr %67
}

declare ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
define internal fastcc i32 @start_relay(ptr noundef %0, ptr noundef %1, ptr noundef %2) unnamed_addr #4 {
  %4 = load i64, ptr %1, align 8, !tbaa !71
  %5 = icmp eq i64 %4, 0
  %6 = zext i1 %5 to i32
  store ptr %1, ptr %0, align 8, !tbaa !56
  %7 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 1
  store ptr %2, ptr %7, align 8, !tbaa !72
  %8 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2
  %9 = getelementptr inbounds %struct.shared, ptr %1, i64 0, i32 1, i32 3
  %10 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #16
  %11 = getelementptr inbounds %struct.shared, ptr %1, i64 0, i32 1, i32 4
  %12 = load ptr, ptr %11, align 8, !tbaa !53
  %13 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2, i32 1
  store ptr %12, ptr %13, align 8, !tbaa !51
  %14 = icmp eq ptr %12, null
  br i1 %14, label %16, label %15

15:                                               ; preds = %3
  store ptr %8, ptr %12, align 8, !tbaa !55
  br label %16

16:                                               ; preds = %3, %15
  store ptr %8, ptr %11, align 8, !tbaa !53
  %17 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #16
  %18 = getelementptr inbounds %struct.shared, ptr %1, i64 0, i32 2
  %19 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 0
  store ptr %0, ptr %19, align 8, !tbaa !73
  %20 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 0, i32 2
  store i32 0, ptr %20, align 8, !tbaa !74
  br i1 %5, label %21, label %27

21:                                               ; preds = %16
  %22 = load ptr, ptr %18, align 8, !tbaa !75
  %23 = icmp eq ptr %22, null
  br i1 %23, label %24, label %27

24:                                               ; preds = %21
  %25 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 1
  store ptr %0, ptr %25, align 8, !tbaa !73
  %26 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 1, i32 2
  store i32 1, ptr %26, align 8, !tbaa !74
  br label %42

27:                                               ; preds = %21, %16
  %28 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 0, i32 1
  %29 = tail call i32 @pthread_create(ptr noundef nonnull %28, ptr noundef null, ptr noundef nonnull @be_runner, ptr noundef nonnull %19) #16
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %36, label %31

31:                                               ; preds = %42, %27
  %32 = phi ptr [ %28, %27 ], [ %44, %42 ]
  store i64 0, ptr %32, align 8, !tbaa !49
  %33 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 4
  store atomic i32 1, ptr %33 seq_cst, align 4
  %34 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 0, i32 3
  %35 = tail call i32 @sem_post(ptr noundef nonnull %34) #16
  tail call fastcc void @join_relay(ptr noundef nonnull %0) #17
  br label %54

36:                                               ; preds = %27
  %37 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 1
  store ptr %0, ptr %37, align 8, !tbaa !73
  %38 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 1, i32 2
  store i32 1, ptr %38, align 8, !tbaa !74
  br i1 %5, label %42, label %39

39:                                               ; preds = %36
  %40 = load ptr, ptr %18, align 8, !tbaa !75
  %41 = icmp eq ptr %40, null
  br i1 %41, label %47, label %42

42:                                               ; preds = %24, %39, %36
  %43 = phi ptr [ %25, %24 ], [ %37, %39 ], [ %37, %36 ]
  %44 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 1, i32 1
  %45 = tail call i32 @pthread_create(ptr noundef nonnull %44, ptr noundef null, ptr noundef nonnull @be_runner, ptr noundef nonnull %43) #16
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %31

47:                                               ; preds = %42, %39
  %48 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 3
  store i32 %6, ptr %48, align 8, !tbaa !76
  %49 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2, i32 4
  %50 = select i1 %5, i32 0, i32 3
  store atomic i32 %50, ptr %49 seq_cst, align 8
  %51 = zext i1 %5 to i64
  %52 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 %51, i32 3
  %53 = tail call i32 @sem_post(ptr noundef nonnull %52) #16
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
  %8 = load ptr, ptr %7, align 8, !tbaa !67
  %9 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 7, i32 1
  %10 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 2
  %11 = tail call fastcc i32 @pass_baton(ptr noundef %0) #17
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
  br i1 %49, label %51, label %43, !llvm.loop !77

51:                                               ; preds = %46
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #15
  %52 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #16
  %53 = load i64, ptr %6, align 8, !tbaa !38
  %54 = mul i64 %53, 1000000000
  %55 = load i64, ptr %19, align 8, !tbaa !40
  %56 = add i64 %54, %55
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #15
  store atomic i64 %56, ptr %18 monotonic, align 8
  store atomic i32 1, ptr %16 release, align 8
  br label %34

57:                                               ; preds = %43, %38
  call fastcc void @await_turn(ptr noundef nonnull %9, ptr noundef nonnull %15) #17
  br label %34

58:                                               ; preds = %171
  call fastcc void @give_turn(ptr noundef nonnull %9, ptr noundef nonnull %15) #17
  %59 = icmp ne i32 %175, 0
  %60 = icmp ne i32 %172, 0
  %61 = select i1 %59, i1 true, i1 %60
  br i1 %61, label %211, label %178

62:                                               ; preds = %34, %171
  %63 = phi i64 [ %176, %171 ], [ 0, %34 ]
  %64 = phi i32 [ %175, %171 ], [ 0, %34 ]
  %65 = phi i32 [ %172, %171 ], [ 0, %34 ]
  %66 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 9, i64 %63
  %67 = load ptr, ptr %7, align 8, !tbaa !67
  %68 = load atomic i64, ptr %66 seq_cst, align 8
  %69 = icmp ne i64 %68, 0
  %70 = icmp eq i32 %65, 0
  %71 = select i1 %69, i1 %70, i1 false
  br i1 %71, label %72, label %171

72:                                               ; preds = %62
  %73 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 9, i64 %63, i32 2
  %74 = atomicrmw add ptr %73, i32 1 seq_cst, align 4
  %75 = load atomic i64, ptr %66 seq_cst, align 8
  %76 = inttoptr i64 %75 to ptr
  %77 = icmp eq i64 %75, 0
  br i1 %77, label %157, label %78

78:                                               ; preds = %72
  %79 = load i32, ptr %20, align 4, !tbaa !78
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
  store i32 0, ptr %20, align 4, !tbaa !78
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
  br i1 %104, label %106, label %98, !llvm.loop !77

106:                                              ; preds = %101
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #15
  %107 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #16
  %108 = load i64, ptr %4, align 8, !tbaa !38
  %109 = mul i64 %108, 1000000000
  %110 = load i64, ptr %21, align 8, !tbaa !40
  %111 = add i64 %109, %110
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #15
  store atomic i64 %111, ptr %18 monotonic, align 8
  store atomic i32 1, ptr %16 release, align 8
  br label %112

112:                                              ; preds = %106, %88
  %113 = getelementptr inbounds %struct.job, ptr %76, i64 0, i32 3
  %114 = getelementptr inbounds %struct.pool, ptr %67, i64 0, i32 4
  %115 = load i32, ptr %114, align 8, !tbaa !9
  %116 = icmp sgt i32 %115, 0
  br i1 %116, label %117, label %146

117:                                              ; preds = %112, %138
  %118 = phi i64 [ %140, %138 ], [ 0, %112 ]
  %119 = phi i32 [ %139, %138 ], [ 0, %112 ]
  %120 = getelementptr inbounds %struct.pool, ptr %67, i64 0, i32 10, i64 %118, i32 5
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
  %133 = getelementptr inbounds %struct.pool, ptr %67, i64 0, i32 10, i64 %118, i32 2
  %134 = call i32 @sem_post(ptr noundef nonnull %133) #16
  %135 = add nsw i32 %119, 1
  br label %138

136:                                              ; preds = %129
  %137 = atomicrmw add ptr %113, i32 1 seq_cst, align 4
  br label %138

138:                                              ; preds = %136, %132, %117
  %139 = phi i32 [ %119, %136 ], [ %135, %132 ], [ %119, %117 ]
  %140 = add nuw nsw i64 %118, 1
  %141 = load i32, ptr %114, align 8, !tbaa !9
  %142 = sext i32 %141 to i64
  %143 = icmp slt i64 %140, %142
  %144 = icmp slt i32 %139, 4
  %145 = select i1 %143, i1 %144, i1 false
  br i1 %145, label %117, label %146, !llvm.loop !79

146:                                              ; preds = %138, %126, %123, %112
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #15
  %147 = load i32, ptr %22, align 8, !tbaa !69
  %148 = call fastcc i32 @drain(ptr noundef %0, ptr noundef nonnull %76, i32 noundef %147, ptr noundef nonnull %5) #17
  %149 = icmp eq i32 %148, 0
  %150 = getelementptr inbounds %struct.job, ptr %76, i64 0, i32 4
  %151 = load i64, ptr %5, align 8, !tbaa !4
  %152 = atomicrmw add ptr %150, i64 %151 seq_cst, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #15
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
  %163 = getelementptr inbounds %struct.pool, ptr %8, i64 0, i32 9, i64 %63, i32 3
  %164 = load atomic i32, ptr %163 seq_cst, align 8
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %171, label %166

166:                                              ; preds = %162
  %167 = call i32 @pthread_mutex_lock(ptr noundef %67) #16
  %168 = getelementptr inbounds %struct.pool, ptr %67, i64 0, i32 1
  %169 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %168) #16
  %170 = call i32 @pthread_mutex_unlock(ptr noundef %67) #16
  br label %171

171:                                              ; preds = %62, %157, %162, %166
  %172 = phi i32 [ %65, %62 ], [ %158, %162 ], [ %158, %166 ], [ %158, %157 ]
  %173 = phi i1 [ false, %62 ], [ %159, %162 ], [ %159, %166 ], [ %159, %157 ]
  %174 = zext i1 %173 to i32
  %175 = or i32 %64, %174
  %176 = add nuw nsw i64 %63, 1
  %177 = icmp eq i64 %176, 16
  br i1 %177, label %58, label %62, !llvm.loop !80

178:                                              ; preds = %58
  %179 = load ptr, ptr %7, align 8, !tbaa !67
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #15
  %180 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #16
  %181 = load i64, ptr %3, align 8, !tbaa !38
  %182 = mul i64 %181, 1000000000
  %183 = load i64, ptr %23, align 8, !tbaa !40
  %184 = add i64 %182, %183
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #15
  %185 = getelementptr inbounds %struct.pool, ptr %179, i64 0, i32 6
  %186 = load i64, ptr %185, align 8, !tbaa !4
  %187 = add i64 %184, %186
  %188 = getelementptr inbounds %struct.pool, ptr %179, i64 0, i32 2
  %189 = load atomic i32, ptr %188 seq_cst, align 8
  %190 = icmp eq i32 %189, %29
  br i1 %190, label %191, label %198

191:                                              ; preds = %178, %201
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #15
  %192 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #16
  %193 = load i64, ptr %2, align 8, !tbaa !38
  %194 = mul i64 %193, 1000000000
  %195 = load i64, ptr %24, align 8, !tbaa !40
  %196 = add i64 %194, %195
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #15
  %197 = icmp ult i64 %196, %187
  br i1 %197, label %201, label %198

198:                                              ; preds = %201, %191, %178
  store atomic i32 1, ptr %25 seq_cst, align 8
  %199 = load atomic i32, ptr %188 seq_cst, align 8
  %200 = icmp eq i32 %199, %29
  br i1 %200, label %207, label %204

201:                                              ; preds = %191
  call void @llvm.aarch64.hint(i32 1)
  %202 = load atomic i32, ptr %188 seq_cst, align 8
  %203 = icmp eq i32 %202, %29
  br i1 %203, label %191, label %198, !llvm.loop !81

204:                                              ; preds = %198
  %205 = atomicrmw xchg ptr %25, i32 0 seq_cst, align 4
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %207, label %209

207:                                              ; preds = %204, %198
  %208 = call i32 @sem_wait(ptr noundef nonnull %26) #16
  br label %209

209:                                              ; preds = %204, %207
  %210 = phi i32 [ 1, %207 ], [ 0, %204 ]
  store i32 %210, ptr %20, align 4, !tbaa !78
  br label %211

211:                                              ; preds = %58, %209
  %212 = call fastcc i32 @pass_baton(ptr noundef %0) #17
  %213 = icmp eq i32 %212, 0
  br i1 %213, label %214, label %27, !llvm.loop !82

214:                                              ; preds = %211, %27, %1
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @print_0(ptr noundef %0, ...) local_unnamed_addr #4 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !83
  %4 = call fastcc i32 @print(ptr noundef nonnull @outputs, ptr noundef %0, ptr noundef nonnull %3) #17
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15
  ret i32 %4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #6

; Function Attrs: nounwind
define internal fastcc i32 @print(ptr noundef %0, ptr noundef %1, ptr noundef %2) unnamed_addr #4 {
  %4 = alloca %struct.__va_list, align 8
  %5 = alloca %struct.__va_list, align 8
  %6 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #15
  call void @llvm.va_copy(ptr nonnull %4, ptr %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %5, ptr noundef nonnull align 8 dereferenceable(32) %4, i64 32, i1 false), !tbaa.struct !83
  %7 = call i32 @vsnprintf(ptr noundef null, i64 noundef 0, ptr noundef %1, ptr noundef nonnull %5) #16
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #15
  call void @llvm.va_end(ptr nonnull %4)
  %8 = icmp slt i32 %7, 0
  br i1 %8, label %42, label %9

9:                                                ; preds = %3
  %10 = call i32 @pthread_mutex_lock(ptr noundef %0) #16
  %11 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 2
  %12 = load i64, ptr %11, align 8, !tbaa !84
  %13 = zext i32 %7 to i64
  %14 = add nuw nsw i64 %13, 1
  %15 = add i64 %14, %12
  %16 = icmp ult i64 %15, 1048577
  br i1 %16, label %17, label %36

17:                                               ; preds = %9
  %18 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 3
  %19 = load i64, ptr %18, align 8, !tbaa !86
  %20 = icmp ugt i64 %15, %19
  %21 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 1
  %22 = load ptr, ptr %21, align 8, !tbaa !87
  br i1 %20, label %23, label %29

23:                                               ; preds = %17
  %24 = shl nuw nsw i64 %15, 1
  %25 = call ptr @realloc(ptr noundef %22, i64 noundef %24) #16
  %26 = icmp eq ptr %25, null
  br i1 %26, label %36, label %27

27:                                               ; preds = %23
  store ptr %25, ptr %21, align 8, !tbaa !87
  store i64 %24, ptr %18, align 8, !tbaa !86
  %28 = load i64, ptr %11, align 8, !tbaa !84
  br label %29

29:                                               ; preds = %17, %27
  %30 = phi i64 [ %28, %27 ], [ %12, %17 ]
  %31 = phi ptr [ %25, %27 ], [ %22, %17 ]
  %32 = getelementptr inbounds i8, ptr %31, i64 %30
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %6, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !83
  %33 = call i32 @vsnprintf(ptr noundef %32, i64 noundef %14, ptr noundef %1, ptr noundef nonnull %6) #16
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #15
  %34 = load i64, ptr %11, align 8, !tbaa !84
  %35 = add i64 %34, %13
  store atomic i64 %35, ptr %11 seq_cst, align 8
  br label %40

36:                                               ; preds = %9, %23
  %37 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 4
  %38 = load i64, ptr %37, align 8, !tbaa !88
  %39 = add i64 %38, 1
  store i64 %39, ptr %37, align 8, !tbaa !88
  br label %40

40:                                               ; preds = %36, %29
  %41 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #16
  br label %42

42:                                               ; preds = %3, %40
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #15
  ret i32 %7
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #6

; Function Attrs: nounwind
define dso_local i32 @print_1(ptr noundef %0, ...) local_unnamed_addr #4 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !83
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 1), ptr noundef %0, ptr noundef nonnull %3) #17
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_2(ptr noundef %0, ...) local_unnamed_addr #4 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !83
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 2), ptr noundef %0, ptr noundef nonnull %3) #17
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_3(ptr noundef %0, ...) local_unnamed_addr #4 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !83
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 3), ptr noundef %0, ptr noundef nonnull %3) #17
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_4(ptr noundef %0, ...) local_unnamed_addr #4 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !83
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 4), ptr noundef %0, ptr noundef nonnull %3) #17
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_5(ptr noundef %0, ...) local_unnamed_addr #4 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !83
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 5), ptr noundef %0, ptr noundef nonnull %3) #17
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_6(ptr noundef %0, ...) local_unnamed_addr #4 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !83
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 6), ptr noundef %0, ptr noundef nonnull %3) #17
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_7(ptr noundef %0, ...) local_unnamed_addr #4 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !83
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 7), ptr noundef %0, ptr noundef nonnull %3) #17
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_8(ptr noundef %0, ...) local_unnamed_addr #4 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !83
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 8), ptr noundef %0, ptr noundef nonnull %3) #17
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_9(ptr noundef %0, ...) local_unnamed_addr #4 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !83
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 9), ptr noundef %0, ptr noundef nonnull %3) #17
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_10(ptr noundef %0, ...) local_unnamed_addr #4 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !83
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 10), ptr noundef %0, ptr noundef nonnull %3) #17
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_11(ptr noundef %0, ...) local_unnamed_addr #4 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !83
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 11), ptr noundef %0, ptr noundef nonnull %3) #17
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_12(ptr noundef %0, ...) local_unnamed_addr #4 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !83
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 12), ptr noundef %0, ptr noundef nonnull %3) #17
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_13(ptr noundef %0, ...) local_unnamed_addr #4 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !83
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 13), ptr noundef %0, ptr noundef nonnull %3) #17
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_14(ptr noundef %0, ...) local_unnamed_addr #4 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !83
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 14), ptr noundef %0, ptr noundef nonnull %3) #17
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_15(ptr noundef %0, ...) local_unnamed_addr #4 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !83
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 15), ptr noundef %0, ptr noundef nonnull %3) #17
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local void @printed_reset() local_unnamed_addr #4 {
  %1 = tail call ptr @memset(ptr noundef nonnull @outputs, i32 noundef 0, i64 noundef 1536) #16
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
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #16
  %8 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 2
  %9 = load i64, ptr %8, align 8, !tbaa !84
  %10 = tail call i64 @llvm.umin.i64(i64 %9, i64 %2)
  %11 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 1
  %12 = load ptr, ptr %11, align 8, !tbaa !87
  %13 = tail call ptr @memcpy(ptr noundef %1, ptr noundef %12, i64 noundef %10) #16
  %14 = load ptr, ptr %11, align 8, !tbaa !87
  %15 = getelementptr inbounds i8, ptr %14, i64 %10
  %16 = load i64, ptr %8, align 8, !tbaa !84
  %17 = sub i64 %16, %10
  %18 = tail call ptr @memmove(ptr noundef %14, ptr noundef %15, i64 noundef %17) #16
  %19 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 4
  %20 = load i64, ptr %19, align 8, !tbaa !88
  store i64 %20, ptr %3, align 8, !tbaa !4
  store i64 0, ptr %19, align 8, !tbaa !88
  %21 = load i64, ptr %8, align 8, !tbaa !84
  %22 = icmp eq i64 %10, %21
  br i1 %22, label %23, label %27

23:                                               ; preds = %4
  %24 = load ptr, ptr %11, align 8, !tbaa !87
  tail call void @free(ptr noundef %24) #16
  store ptr null, ptr %11, align 8, !tbaa !87
  %25 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 3
  store i64 0, ptr %25, align 8, !tbaa !86
  %26 = load i64, ptr %8, align 8, !tbaa !84
  br label %27

27:                                               ; preds = %23, %4
  %28 = phi i64 [ %26, %23 ], [ %21, %4 ]
  %29 = sub i64 %28, %10
  store atomic i64 %29, ptr %8 seq_cst, align 8
  %30 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #16
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
define dso_local i32 @host_vsnprintf(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3) local_unnamed_addr #4 {
  %5 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %5, ptr noundef nonnull align 8 dereferenceable(32) %3, i64 32, i1 false), !tbaa.struct !83
  %6 = call i32 @vsnprintf(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef nonnull %5) #16
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #15
  ret i32 %6
}

declare i32 @vsnprintf(ptr noundef, i64 noundef, ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
define dso_local ptr @arena_create() local_unnamed_addr #4 {
  %1 = tail call ptr @calloc(i64 noundef 1, i64 noundef 72) #16
  ret ptr %1
}

; Function Attrs: nounwind
define dso_local ptr @arena_allocate(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #4 {
  %4 = tail call i64 @llvm.umax.i64(i64 %2, i64 16)
  %5 = add i64 %1, 8
  %6 = add i64 %5, %4
  %7 = tail call ptr @calloc(i64 noundef 1, i64 noundef %6) #16
  %8 = freeze ptr %7
  %9 = icmp eq ptr %8, null
  br i1 %9, label %22, label %10

10:                                               ; preds = %3
  %11 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #16
  %12 = getelementptr inbounds %struct.arena, ptr %0, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8, !tbaa !89
  store ptr %13, ptr %8, align 8, !tbaa !91
  store ptr %8, ptr %12, align 8, !tbaa !89
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #16
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
  %3 = load ptr, ptr %2, align 8, !tbaa !89
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %6

5:                                                ; preds = %6, %1
  tail call void @free(ptr noundef %0) #16
  ret void

6:                                                ; preds = %1, %6
  %7 = phi ptr [ %8, %6 ], [ %3, %1 ]
  %8 = load ptr, ptr %7, align 8, !tbaa !91
  tail call void @free(ptr noundef nonnull %7) #16
  %9 = icmp eq ptr %8, null
  br i1 %9, label %5, label %6, !llvm.loop !93
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
  %16 = load ptr, ptr %15, align 8, !tbaa !94
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %18 = load ptr, ptr %17, align 8, !tbaa !98
  %19 = getelementptr inbounds %struct.task, ptr %18, i64 0, i32 1
  %20 = load atomic i64, ptr %19 monotonic, align 8
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %22 = load i64, ptr %21, align 8, !tbaa !99
  %23 = mul i64 %22, %20
  %24 = lshr i64 %23, 10
  %25 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 4
  %26 = load i32, ptr %25, align 8, !tbaa !9
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
  %65 = load i32, ptr %25, align 8, !tbaa !9
  br label %72

66:                                               ; preds = %59
  %67 = load i32, ptr %25, align 8, !tbaa !9
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
  br i1 %85, label %79, label %87, !llvm.loop !100

87:                                               ; preds = %79
  %88 = trunc i64 %80 to i32
  br label %89

89:                                               ; preds = %55, %87
  %90 = phi i32 [ %88, %87 ], [ 0, %55 ]
  %91 = shl nsw i32 %90, 1
  %92 = select i1 %58, i32 %91, i32 %1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %14) #15
  %93 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %14) #16
  %94 = load i64, ptr %14, align 8, !tbaa !38
  %95 = getelementptr inbounds %struct.timespec, ptr %14, i64 0, i32 1
  %96 = load i64, ptr %95, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %14) #15
  %97 = icmp sgt i32 %57, 1
  %98 = sub nsw i32 %92, %90
  %99 = icmp sgt i32 %98, 1
  %100 = select i1 %97, i1 %99, i1 false
  br i1 %100, label %172, label %101

101:                                              ; preds = %89
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %13) #15
  %102 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %13) #16
  %103 = load i64, ptr %13, align 8, !tbaa !38
  %104 = mul i64 %103, 1000000000
  %105 = getelementptr inbounds %struct.timespec, ptr %13, i64 0, i32 1
  %106 = load i64, ptr %105, align 8, !tbaa !40
  %107 = add i64 %104, %106
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %13) #15
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %12) #15
  %126 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %12) #16
  %127 = load i64, ptr %12, align 8, !tbaa !38
  %128 = mul i64 %127, 1000000000
  %129 = load i64, ptr %113, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %12) #15
  %130 = sub i64 %129, %125
  %131 = add i64 %130, %128
  %132 = icmp ult i64 %131, %56
  %133 = shl nsw i64 %116, 1
  %134 = icmp slt i64 %124, %109
  %135 = select i1 %132, i1 %134, i1 false
  br i1 %135, label %114, label %146, !llvm.loop !101

136:                                              ; preds = %114, %136
  %137 = phi i64 [ %143, %136 ], [ %115, %114 ]
  %138 = phi i64 [ %144, %136 ], [ %117, %114 ]
  %139 = trunc i64 %138 to i32
  call void %4(ptr noundef %3, i32 noundef 0, i32 noundef %139) #16
  %140 = load ptr, ptr %15, align 8, !tbaa !94
  %141 = getelementptr inbounds %struct.pool, ptr %140, i64 0, i32 7, i32 1
  %142 = call fastcc i64 @pause_turn(ptr noundef nonnull %141, ptr noundef nonnull %112) #17
  %143 = add i64 %142, %137
  %144 = add i64 %138, 1
  %145 = icmp eq i64 %144, %121
  br i1 %145, label %123, label %136, !llvm.loop !102

146:                                              ; preds = %123, %101
  %147 = phi i64 [ %108, %101 ], [ %124, %123 ]
  %148 = phi i64 [ %107, %101 ], [ %125, %123 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %11) #15
  %149 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %11) #16
  %150 = load i64, ptr %11, align 8, !tbaa !38
  %151 = mul i64 %150, 1000000000
  %152 = getelementptr inbounds %struct.timespec, ptr %11, i64 0, i32 1
  %153 = load i64, ptr %152, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %11) #15
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
  %166 = load i32, ptr %25, align 8, !tbaa !9
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
  call void @llvm.lifetime.start.p0(i64 4128, ptr nonnull %9) #15
  store ptr %3, ptr %9, align 8, !tbaa !103
  %181 = getelementptr inbounds %struct.job, ptr %9, i64 0, i32 1
  store ptr %4, ptr %181, align 8, !tbaa !105
  %182 = getelementptr inbounds %struct.job, ptr %9, i64 0, i32 2
  store i32 %180, ptr %182, align 8, !tbaa !106
  %183 = add nsw i32 %175, -1
  %184 = getelementptr inbounds %struct.job, ptr %9, i64 0, i32 3
  store i32 %183, ptr %184, align 4, !tbaa !107
  %185 = getelementptr inbounds %struct.job, ptr %9, i64 0, i32 4
  store i64 0, ptr %185, align 8, !tbaa !108
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
  store i32 %199, ptr %200, align 8, !tbaa !109
  %201 = add nuw nsw i64 %195, 1
  %202 = mul nsw i64 %201, %188
  %203 = sdiv i64 %202, %189
  %204 = trunc i64 %203 to i32
  %205 = add nsw i32 %174, %204
  %206 = getelementptr inbounds %struct.job, ptr %9, i64 0, i32 5, i64 %195, i32 1
  store i32 %205, ptr %206, align 4, !tbaa !111
  %207 = icmp eq i64 %201, %191
  br i1 %207, label %192, label %194, !llvm.loop !112

208:                                              ; preds = %192
  %209 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 0, i32 1
  %210 = atomicrmw xchg ptr %209, i32 1 seq_cst, align 4
  %211 = icmp eq i32 %210, 0
  br i1 %211, label %272, label %212

212:                                              ; preds = %208
  %213 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 1, i32 1
  %214 = atomicrmw xchg ptr %213, i32 1 seq_cst, align 4
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %272, label %216

216:                                              ; preds = %212
  %217 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 2, i32 1
  %218 = atomicrmw xchg ptr %217, i32 1 seq_cst, align 4
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %272, label %220

220:                                              ; preds = %216
  %221 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 3, i32 1
  %222 = atomicrmw xchg ptr %221, i32 1 seq_cst, align 4
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %272, label %224

224:                                              ; preds = %220
  %225 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 4, i32 1
  %226 = atomicrmw xchg ptr %225, i32 1 seq_cst, align 4
  %227 = icmp eq i32 %226, 0
  br i1 %227, label %272, label %228

228:                                              ; preds = %224
  %229 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 5, i32 1
  %230 = atomicrmw xchg ptr %229, i32 1 seq_cst, align 4
  %231 = icmp eq i32 %230, 0
  br i1 %231, label %272, label %232

232:                                              ; preds = %228
  %233 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 6, i32 1
  %234 = atomicrmw xchg ptr %233, i32 1 seq_cst, align 4
  %235 = icmp eq i32 %234, 0
  br i1 %235, label %272, label %236

236:                                              ; preds = %232
  %237 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 7, i32 1
  %238 = atomicrmw xchg ptr %237, i32 1 seq_cst, align 4
  %239 = icmp eq i32 %238, 0
  br i1 %239, label %272, label %240

240:                                              ; preds = %236
  %241 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 8, i32 1
  %242 = atomicrmw xchg ptr %241, i32 1 seq_cst, align 4
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %272, label %244

244:                                              ; preds = %240
  %245 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 9, i32 1
  %246 = atomicrmw xchg ptr %245, i32 1 seq_cst, align 4
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %272, label %248

248:                                              ; preds = %244
  %249 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 10, i32 1
  %250 = atomicrmw xchg ptr %249, i32 1 seq_cst, align 4
  %251 = icmp eq i32 %250, 0
  br i1 %251, label %272, label %252

252:                                              ; preds = %248
  %253 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 11, i32 1
  %254 = atomicrmw xchg ptr %253, i32 1 seq_cst, align 4
  %255 = icmp eq i32 %254, 0
  br i1 %255, label %272, label %256

256:                                              ; preds = %252
  %257 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 12, i32 1
  %258 = atomicrmw xchg ptr %257, i32 1 seq_cst, align 4
  %259 = icmp eq i32 %258, 0
  br i1 %259, label %272, label %260

260:                                              ; preds = %256
  %261 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 13, i32 1
  %262 = atomicrmw xchg ptr %261, i32 1 seq_cst, align 4
  %263 = icmp eq i32 %262, 0
  br i1 %263, label %272, label %264

264:                                              ; preds = %260
  %265 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 14, i32 1
  %266 = atomicrmw xchg ptr %265, i32 1 seq_cst, align 4
  %267 = icmp eq i32 %266, 0
  br i1 %267, label %272, label %268

268:                                              ; preds = %264
  %269 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 15, i32 1
  %270 = atomicrmw xchg ptr %269, i32 1 seq_cst, align 4
  %271 = icmp eq i32 %270, 0
  br i1 %271, label %272, label %351

272:                                              ; preds = %268, %264, %260, %256, %252, %248, %244, %240, %236, %232, %228, %224, %220, %216, %212, %208
  %273 = phi i64 [ 0, %208 ], [ 1, %212 ], [ 2, %216 ], [ 3, %220 ], [ 4, %224 ], [ 5, %228 ], [ 6, %232 ], [ 7, %236 ], [ 8, %240 ], [ 9, %244 ], [ 10, %248 ], [ 11, %252 ], [ 12, %256 ], [ 13, %260 ], [ 14, %264 ], [ 15, %268 ]
  %274 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 %273
  %275 = ptrtoint ptr %9 to i64
  store atomic i64 %275, ptr %274 seq_cst, align 8
  %276 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 2
  %277 = atomicrmw add ptr %276, i32 1 seq_cst, align 4
  %278 = load i32, ptr %25, align 8, !tbaa !9
  %279 = icmp sgt i32 %278, 0
  br i1 %279, label %280, label %309

280:                                              ; preds = %272, %301
  %281 = phi i64 [ %303, %301 ], [ 0, %272 ]
  %282 = phi i32 [ %302, %301 ], [ 0, %272 ]
  %283 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 10, i64 %281, i32 5
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
  %296 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 10, i64 %281, i32 2
  %297 = call i32 @sem_post(ptr noundef nonnull %296) #16
  %298 = add nsw i32 %282, 1
  br label %301

299:                                              ; preds = %292
  %300 = atomicrmw add ptr %184, i32 1 seq_cst, align 4
  br label %301

301:                                              ; preds = %299, %295, %280
  %302 = phi i32 [ %282, %299 ], [ %298, %295 ], [ %282, %280 ]
  %303 = add nuw nsw i64 %281, 1
  %304 = load i32, ptr %25, align 8, !tbaa !9
  %305 = sext i32 %304 to i64
  %306 = icmp slt i64 %303, %305
  %307 = icmp slt i32 %302, 4
  %308 = select i1 %306, i1 %307, i1 false
  br i1 %308, label %280, label %309, !llvm.loop !79

309:                                              ; preds = %301, %289, %286, %272
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #15
  %310 = call fastcc i32 @drain(ptr noundef %0, ptr noundef nonnull %9, i32 noundef 0, ptr noundef nonnull %10) #17
  store atomic i64 0, ptr %274 seq_cst, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #15
  %311 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #16
  %312 = load i64, ptr %8, align 8, !tbaa !38
  %313 = mul i64 %312, 1000000000
  %314 = getelementptr inbounds %struct.timespec, ptr %8, i64 0, i32 1
  %315 = load i64, ptr %314, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #15
  %316 = add i64 %315, 50000
  %317 = add i64 %316, %313
  %318 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 %273, i32 2
  %319 = load atomic i32, ptr %318 seq_cst, align 4
  %320 = icmp eq i32 %319, 0
  br i1 %320, label %330, label %321

321:                                              ; preds = %309
  %322 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1
  br label %323

323:                                              ; preds = %333, %321
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #15
  %324 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #16
  %325 = load i64, ptr %7, align 8, !tbaa !38
  %326 = mul i64 %325, 1000000000
  %327 = load i64, ptr %322, align 8, !tbaa !40
  %328 = add i64 %326, %327
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #15
  %329 = icmp ult i64 %328, %317
  br i1 %329, label %333, label %330

330:                                              ; preds = %333, %323, %309
  %331 = load atomic i32, ptr %318 seq_cst, align 4
  %332 = icmp eq i32 %331, 0
  br i1 %332, label %349, label %336

333:                                              ; preds = %323
  call void @llvm.aarch64.hint(i32 1)
  %334 = load atomic i32, ptr %318 seq_cst, align 4
  %335 = icmp eq i32 %334, 0
  br i1 %335, label %330, label %323, !llvm.loop !113

336:                                              ; preds = %330
  %337 = call i32 @pthread_mutex_lock(ptr noundef nonnull %16) #16
  %338 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 %273, i32 3
  store atomic i32 1, ptr %338 seq_cst, align 8
  %339 = load atomic i32, ptr %318 seq_cst, align 4
  %340 = icmp eq i32 %339, 0
  br i1 %340, label %347, label %341

341:                                              ; preds = %336
  %342 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 1
  br label %343

343:                                              ; preds = %343, %341
  %344 = call i32 @pthread_cond_wait(ptr noundef nonnull %342, ptr noundef nonnull %16) #16
  %345 = load atomic i32, ptr %318 seq_cst, align 4
  %346 = icmp eq i32 %345, 0
  br i1 %346, label %347, label %343, !llvm.loop !114

347:                                              ; preds = %343, %336
  store atomic i32 0, ptr %338 seq_cst, align 8
  %348 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %16) #16
  br label %349

349:                                              ; preds = %347, %330
  %350 = getelementptr inbounds %struct.pool, ptr %16, i64 0, i32 9, i64 %273, i32 1
  store atomic i32 0, ptr %350 seq_cst, align 8
  br label %353

351:                                              ; preds = %268, %192
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #15
  %352 = call fastcc i32 @drain(ptr noundef %0, ptr noundef nonnull %9, i32 noundef 0, ptr noundef nonnull %10) #17
  br label %353

353:                                              ; preds = %349, %351
  %354 = load i64, ptr %10, align 8, !tbaa !4
  %355 = load i64, ptr %185, align 8, !tbaa !108
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #15
  call void @llvm.lifetime.end.p0(i64 4128, ptr nonnull %9) #15
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #15
  %365 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #16
  %366 = load i64, ptr %6, align 8, !tbaa !38
  %367 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %368 = load i64, ptr %367, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #15
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
  %395 = load i64, ptr %21, align 8, !tbaa !99
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
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 584) #16
  %5 = icmp eq ptr %4, null
  br i1 %5, label %14, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 9
  store ptr %0, ptr %7, align 8, !tbaa !94
  %8 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 2, i32 1
  store i32 %1, ptr %8, align 8, !tbaa !115
  %9 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 7
  store i64 %2, ptr %9, align 8, !tbaa !116
  %10 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 7
  %11 = tail call fastcc i32 @start_relay(ptr noundef nonnull %4, ptr noundef nonnull %10, ptr noundef nonnull @run) #17
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %14

13:                                               ; preds = %6
  tail call void @free(ptr noundef nonnull %4) #16
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
  %6 = tail call fastcc i32 @pass_baton(ptr noundef %0) #17
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
  %27 = call fastcc ptr @next_batch(ptr noundef %0) #17
  %28 = icmp eq ptr %27, null
  br i1 %28, label %29, label %33

29:                                               ; preds = %26, %183, %1
  %30 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 4
  %31 = load atomic i32, ptr %30 seq_cst, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %186, label %197

33:                                               ; preds = %26
  %34 = load ptr, ptr %9, align 8, !tbaa !94
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
  br i1 %50, label %52, label %44, !llvm.loop !77

52:                                               ; preds = %47
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #15
  %53 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #16
  %54 = load i64, ptr %5, align 8, !tbaa !38
  %55 = mul i64 %54, 1000000000
  %56 = load i64, ptr %13, align 8, !tbaa !40
  %57 = add i64 %55, %56
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #15
  store atomic i64 %57, ptr %12 monotonic, align 8
  store atomic i32 1, ptr %11 release, align 8
  br label %59

58:                                               ; preds = %44, %38
  call fastcc void @await_turn(ptr noundef nonnull %35, ptr noundef nonnull %10) #17
  br label %59

59:                                               ; preds = %33, %52, %58
  %60 = getelementptr inbounds %struct.batch, ptr %27, i64 0, i32 1
  %61 = load ptr, ptr %60, align 8, !tbaa !117
  %62 = getelementptr inbounds %struct.batch, ptr %27, i64 0, i32 2
  %63 = load i64, ptr %62, align 8, !tbaa !119
  %64 = getelementptr inbounds i8, ptr %61, i64 %63
  %65 = getelementptr inbounds %struct.batch, ptr %27, i64 0, i32 3
  %66 = icmp sgt i64 %63, 0
  br i1 %66, label %67, label %177

67:                                               ; preds = %59
  %68 = load ptr, ptr %65, align 8, !tbaa !120
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
  %79 = load i16, ptr %78, align 2, !tbaa !121
  %80 = getelementptr inbounds %struct.command, ptr %70, i64 0, i32 2
  %81 = load i32, ptr %80, align 4, !tbaa !123
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #15
  %93 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #16
  %94 = load i64, ptr %4, align 8, !tbaa !38
  %95 = mul i64 %94, 1000000000
  %96 = load i64, ptr %15, align 8, !tbaa !40
  %97 = add i64 %95, %96
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #15
  %98 = getelementptr inbounds i64, ptr %71, i64 1
  store i64 %97, ptr %71, align 8, !tbaa !4
  br label %99

99:                                               ; preds = %92, %87, %76
  %100 = phi i32 [ %90, %92 ], [ %90, %87 ], [ %73, %76 ]
  %101 = phi i32 [ 1, %92 ], [ 1, %87 ], [ %72, %76 ]
  %102 = phi ptr [ %98, %92 ], [ null, %87 ], [ %71, %76 ]
  %103 = phi i16 [ %88, %92 ], [ %88, %87 ], [ %77, %76 ]
  %104 = icmp eq i32 %100, 0
  %105 = select i1 %104, i16 %103, i16 8
  call fastcc void @execute(ptr noundef nonnull %0, ptr noundef nonnull %70, i16 noundef %105) #17
  %106 = icmp eq i16 %79, 0
  br i1 %106, label %172, label %107, !llvm.loop !124

107:                                              ; preds = %99
  %108 = icmp eq ptr %102, null
  br i1 %108, label %116, label %109

109:                                              ; preds = %107
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #15
  %110 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #16
  %111 = load i64, ptr %3, align 8, !tbaa !38
  %112 = mul i64 %111, 1000000000
  %113 = load i64, ptr %16, align 8, !tbaa !40
  %114 = add i64 %112, %113
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #15
  %115 = getelementptr inbounds i64, ptr %102, i64 1
  store i64 %114, ptr %102, align 8, !tbaa !4
  br label %116

116:                                              ; preds = %109, %107
  %117 = phi ptr [ %115, %109 ], [ null, %107 ]
  %118 = load i64, ptr %17, align 8, !tbaa !125
  %119 = add i64 %118, 1
  store atomic i64 %119, ptr %17 seq_cst, align 8
  %120 = load atomic i32, ptr %18 seq_cst, align 8
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %126, label %122

122:                                              ; preds = %116
  %123 = call i32 @pthread_mutex_lock(ptr noundef nonnull %19) #16
  %124 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %20) #16
  %125 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %19) #16
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
  %134 = load i32, ptr %22, align 8, !tbaa !126
  %135 = call i64 @write(i32 noundef %134, ptr noundef nonnull @notify.one, i64 noundef 8) #16
  br label %136

136:                                              ; preds = %133, %130, %126
  %137 = load ptr, ptr %9, align 8, !tbaa !94
  %138 = getelementptr inbounds %struct.pool, ptr %137, i64 0, i32 7, i32 1
  %139 = call fastcc i64 @pause_turn(ptr noundef nonnull %138, ptr noundef nonnull %10) #17
  %140 = icmp eq ptr %83, %64
  br i1 %140, label %172, label %141, !llvm.loop !124

141:                                              ; preds = %136
  %142 = load ptr, ptr %0, align 8, !tbaa !56
  %143 = getelementptr inbounds %struct.shared, ptr %142, i64 0, i32 2
  %144 = load ptr, ptr %143, align 8, !tbaa !66
  %145 = icmp eq ptr %144, null
  br i1 %145, label %160, label %146

146:                                              ; preds = %141
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #15
  %147 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #16
  %148 = load i64, ptr %2, align 8, !tbaa !38
  %149 = mul i64 %148, 1000000000
  %150 = load i64, ptr %23, align 8, !tbaa !40
  %151 = add i64 %149, %150
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #15
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
  call fastcc void @look(ptr noundef nonnull %143) #17
  store atomic i32 0, ptr %156 seq_cst, align 4
  br label %160

160:                                              ; preds = %159, %155, %146, %141
  %161 = getelementptr inbounds %struct.shared, ptr %142, i64 0, i32 2, i32 4
  %162 = load atomic i32, ptr %161 seq_cst, align 8
  %163 = icmp ne i32 %162, 0
  %164 = zext i1 %163 to i32
  %165 = load i32, ptr %24, align 8, !tbaa !76
  %166 = icmp eq i32 %165, %164
  br i1 %166, label %172, label %167

167:                                              ; preds = %160
  %168 = zext i1 %163 to i64
  %169 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 %168, i32 1
  %170 = load i64, ptr %169, align 8, !tbaa !49
  %171 = icmp eq i64 %170, 0
  br i1 %171, label %172, label %178, !llvm.loop !124

172:                                              ; preds = %167, %160, %136, %99
  %173 = phi i32 [ %100, %99 ], [ 0, %167 ], [ 0, %136 ], [ 0, %160 ]
  %174 = phi i32 [ %101, %99 ], [ 0, %167 ], [ 0, %136 ], [ 0, %160 ]
  %175 = phi ptr [ %102, %99 ], [ %117, %167 ], [ %117, %136 ], [ %117, %160 ]
  %176 = icmp ult ptr %83, %64
  br i1 %176, label %69, label %177

177:                                              ; preds = %69, %172, %59
  call void @free(ptr noundef nonnull %27) #16
  br label %183

178:                                              ; preds = %167
  store ptr %83, ptr %60, align 8, !tbaa !117
  %179 = ptrtoint ptr %64 to i64
  %180 = ptrtoint ptr %83 to i64
  %181 = sub i64 %179, %180
  store i64 %181, ptr %62, align 8, !tbaa !119
  store ptr %117, ptr %65, align 8, !tbaa !120
  %182 = load ptr, ptr %25, align 8, !tbaa !127
  store ptr %182, ptr %27, align 8, !tbaa !128
  store ptr %27, ptr %25, align 8, !tbaa !127
  br label %183

183:                                              ; preds = %178, %177
  %184 = call fastcc i32 @pass_baton(ptr noundef %0) #17
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %29, label %26, !llvm.loop !129

186:                                              ; preds = %29
  %187 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %188 = load ptr, ptr %187, align 8, !tbaa !94
  %189 = getelementptr inbounds %struct.pool, ptr %188, i64 0, i32 7, i32 1
  %190 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2
  call fastcc void @give_turn(ptr noundef nonnull %189, ptr noundef nonnull %190) #17
  %191 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %192 = call i32 @pthread_mutex_lock(ptr noundef nonnull %191) #16
  %193 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  store i32 1, ptr %193, align 8, !tbaa !130
  %194 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %195 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %194) #16
  %196 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %191) #16
  br label %197

197:                                              ; preds = %29, %186
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @queue_submit_timed(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #4 {
  %5 = alloca i32, align 4
  %6 = tail call ptr @calloc(i64 noundef 1, i64 noundef 32) #16
  %7 = icmp eq ptr %6, null
  br i1 %7, label %39, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 1
  store ptr %1, ptr %9, align 8, !tbaa !117
  %10 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 2
  store i64 %2, ptr %10, align 8, !tbaa !119
  %11 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 3
  store ptr %3, ptr %11, align 8, !tbaa !120
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %13 = load ptr, ptr %12, align 8, !tbaa !94
  %14 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 7, i32 2, i32 2
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #15
  store i32 0, ptr %5, align 4, !tbaa !9
  %15 = tail call i64 @pthread_self() #16
  %16 = call i32 @pthread_getcpuclockid(i64 noundef %15, ptr noundef nonnull %5) #16
  %17 = icmp eq i32 %16, 0
  %18 = load i32, ptr %5, align 4
  %19 = select i1 %17, i32 %18, i32 0
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #15
  store atomic i32 %19, ptr %14 seq_cst, align 8
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %21 = load atomic i64, ptr %20 seq_cst, align 8
  %22 = inttoptr i64 %21 to ptr
  store ptr %22, ptr %6, align 8, !tbaa !128
  %23 = ptrtoint ptr %6 to i64
  %24 = cmpxchg ptr %20, i64 %21, i64 %23 seq_cst seq_cst, align 8
  %25 = extractvalue { i64, i1 } %24, 1
  br i1 %25, label %32, label %26

26:                                               ; preds = %8, %26
  %27 = phi { i64, i1 } [ %30, %26 ], [ %24, %8 ]
  %28 = extractvalue { i64, i1 } %27, 0
  store i64 %28, ptr %6, align 8
  call void @llvm.aarch64.hint(i32 1)
  %29 = load i64, ptr %6, align 8
  %30 = cmpxchg ptr %20, i64 %29, i64 %23 seq_cst seq_cst, align 8
  %31 = extractvalue { i64, i1 } %30, 1
  br i1 %31, label %32, label %26, !llvm.loop !131

32:                                               ; preds = %26, %8
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %34 = atomicrmw xchg ptr %33, i32 0 seq_cst, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %39, label %36

36:                                               ; preds = %32
  %37 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %38 = call i32 @sem_post(ptr noundef nonnull %37) #16
  br label %39

39:                                               ; preds = %36, %32, %4
  %40 = phi i32 [ 0, %4 ], [ 1, %32 ], [ 1, %36 ]
  ret i32 %40
}

; Function Attrs: nounwind
define dso_local i32 @queue_submit(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #4 {
  %4 = alloca i32, align 4
  %5 = tail call ptr @calloc(i64 noundef 1, i64 noundef 32) #16
  %6 = icmp eq ptr %5, null
  br i1 %6, label %38, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.batch, ptr %5, i64 0, i32 1
  store ptr %1, ptr %8, align 8, !tbaa !117
  %9 = getelementptr inbounds %struct.batch, ptr %5, i64 0, i32 2
  store i64 %2, ptr %9, align 8, !tbaa !119
  %10 = getelementptr inbounds %struct.batch, ptr %5, i64 0, i32 3
  store ptr null, ptr %10, align 8, !tbaa !120
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %12 = load ptr, ptr %11, align 8, !tbaa !94
  %13 = getelementptr inbounds %struct.pool, ptr %12, i64 0, i32 7, i32 2, i32 2
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #15
  store i32 0, ptr %4, align 4, !tbaa !9
  %14 = tail call i64 @pthread_self() #16
  %15 = call i32 @pthread_getcpuclockid(i64 noundef %14, ptr noundef nonnull %4) #16
  %16 = icmp eq i32 %15, 0
  %17 = load i32, ptr %4, align 4
  %18 = select i1 %16, i32 %17, i32 0
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #15
  store atomic i32 %18, ptr %13 seq_cst, align 8
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %20 = load atomic i64, ptr %19 seq_cst, align 8
  %21 = inttoptr i64 %20 to ptr
  store ptr %21, ptr %5, align 8, !tbaa !128
  %22 = ptrtoint ptr %5 to i64
  %23 = cmpxchg ptr %19, i64 %20, i64 %22 seq_cst seq_cst, align 8
  %24 = extractvalue { i64, i1 } %23, 1
  br i1 %24, label %31, label %25

25:                                               ; preds = %7, %25
  %26 = phi { i64, i1 } [ %29, %25 ], [ %23, %7 ]
  %27 = extractvalue { i64, i1 } %26, 0
  store i64 %27, ptr %5, align 8
  call void @llvm.aarch64.hint(i32 1)
  %28 = load i64, ptr %5, align 8
  %29 = cmpxchg ptr %19, i64 %28, i64 %22 seq_cst seq_cst, align 8
  %30 = extractvalue { i64, i1 } %29, 1
  br i1 %30, label %31, label %25, !llvm.loop !131

31:                                               ; preds = %25, %7
  %32 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %33 = atomicrmw xchg ptr %32, i32 0 seq_cst, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %38, label %35

35:                                               ; preds = %31
  %36 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %37 = call i32 @sem_post(ptr noundef nonnull %36) #16
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
  %11 = load i16, ptr %10, align 2, !tbaa !121
  %12 = zext i16 %11 to i64
  %13 = sub i64 %8, %12
  %14 = getelementptr inbounds %struct.command, ptr %9, i64 0, i32 2
  %15 = load i32, ptr %14, align 4, !tbaa !123
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds i8, ptr %9, i64 %16
  %18 = load atomic i16, ptr %17 seq_cst, align 4
  %19 = icmp ne i64 %13, 0
  %20 = icmp eq i16 %18, 5
  %21 = select i1 %19, i1 true, i1 %20
  br i1 %21, label %7, label %22, !llvm.loop !132

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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #15
  %9 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #16
  %10 = load i64, ptr %4, align 8, !tbaa !38
  %11 = mul i64 %10, 1000000000
  %12 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #15
  %14 = add i64 %13, %2
  %15 = add i64 %14, %11
  %16 = call fastcc i32 @reach(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %15) #17
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
  %8 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #16
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %10 = load atomic i64, ptr %9 seq_cst, align 8
  %11 = icmp ult i64 %10, %1
  br i1 %11, label %12, label %29

12:                                               ; preds = %3
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %15 = udiv i64 %2, 1000000000
  %16 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %17 = mul i64 %15, 1000000000
  %18 = sub i64 %2, %17
  br label %19

19:                                               ; preds = %12, %25
  %20 = phi i32 [ 0, %12 ], [ %26, %25 ]
  %21 = load i32, ptr %13, align 8, !tbaa !130
  %22 = icmp eq i32 %21, 0
  %23 = icmp eq i32 %20, 0
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %25, label %29

25:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #15
  store i64 %15, ptr %4, align 8, !tbaa !38
  store i64 %18, ptr %16, align 8, !tbaa !40
  %26 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %14, ptr noundef nonnull %7, i32 noundef 1, ptr noundef nonnull %4) #16
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #15
  %27 = load atomic i64, ptr %9 seq_cst, align 8
  %28 = icmp ult i64 %27, %1
  br i1 %28, label %19, label %29, !llvm.loop !133

29:                                               ; preds = %25, %19, %3
  %30 = load atomic i64, ptr %9 seq_cst, align 8
  %31 = icmp ult i64 %30, %1
  br i1 %31, label %32, label %37

32:                                               ; preds = %29
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %34 = load i32, ptr %33, align 8, !tbaa !130
  %35 = icmp ne i32 %34, 0
  %36 = sext i1 %35 to i32
  br label %37

37:                                               ; preds = %29, %32
  %38 = phi i32 [ %36, %32 ], [ 1, %29 ]
  %39 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #16
  %40 = atomicrmw sub ptr %5, i32 1 seq_cst, align 4
  ret i32 %38
}

; Function Attrs: nounwind
define dso_local i32 @queue_take_failure(ptr noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #4 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #16
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !134
  %7 = icmp eq ptr %6, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %2
  %9 = load ptr, ptr %6, align 8, !tbaa !135
  store ptr %9, ptr %5, align 8, !tbaa !134
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !137
  %12 = add i64 %11, -1
  store atomic i64 %12, ptr %10 seq_cst, align 8
  %13 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #16
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2592) %1, ptr noundef nonnull align 8 dereferenceable(2592) %6, i64 2592, i1 false), !tbaa.struct !138
  tail call void @free(ptr noundef nonnull %6) #16
  br label %16

14:                                               ; preds = %2
  %15 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #16
  br label %16

16:                                               ; preds = %8, %14
  %17 = phi i32 [ 1, %8 ], [ 0, %14 ]
  ret i32 %17
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0, i32 noundef %1) local_unnamed_addr #4 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #16
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %6 = load i32, ptr %5, align 4, !tbaa !139
  %7 = icmp ult i32 %6, %1
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  store atomic i32 %1, ptr %5 seq_cst, align 4
  br label %9

9:                                                ; preds = %8, %2
  %10 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #16
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %12 = atomicrmw xchg ptr %11, i32 0 seq_cst, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %17, label %14

14:                                               ; preds = %9
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %16 = tail call i32 @sem_post(ptr noundef nonnull %15) #16
  br label %17

17:                                               ; preds = %9, %14
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_join(ptr nocapture noundef %0) local_unnamed_addr #4 {
  tail call fastcc void @join_relay(ptr noundef %0) #17
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #4 {
  %2 = tail call fastcc ptr @next_batch(ptr noundef %0) #17
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %13

4:                                                ; preds = %13, %1
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !134
  %7 = icmp eq ptr %6, null
  br i1 %7, label %12, label %8

8:                                                ; preds = %4, %8
  %9 = phi ptr [ %10, %8 ], [ %6, %4 ]
  %10 = load ptr, ptr %9, align 8, !tbaa !135
  tail call void @free(ptr noundef nonnull %9) #16
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %8, !llvm.loop !140

12:                                               ; preds = %8, %4
  tail call void @free(ptr noundef %0) #16
  ret void

13:                                               ; preds = %1, %13
  %14 = phi ptr [ %15, %13 ], [ %2, %1 ]
  tail call void @free(ptr noundef nonnull %14) #16
  %15 = tail call fastcc ptr @next_batch(ptr noundef %0) #17
  %16 = icmp eq ptr %15, null
  br i1 %16, label %4, label %13, !llvm.loop !141
}

; Function Attrs: nounwind
define internal fastcc ptr @next_batch(ptr noundef %0) unnamed_addr #4 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %6 = load ptr, ptr %5, align 8, !tbaa !127
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
  %25 = load ptr, ptr %5, align 8, !tbaa !127
  br label %26

26:                                               ; preds = %26, %23
  %27 = phi ptr [ %25, %23 ], [ %28, %26 ]
  %28 = phi ptr [ %24, %23 ], [ %29, %26 ]
  %29 = load ptr, ptr %28, align 8, !tbaa !128
  store ptr %27, ptr %28, align 8, !tbaa !128
  %30 = icmp eq ptr %29, null
  br i1 %30, label %34, label %26, !llvm.loop !142

31:                                               ; preds = %20
  %32 = load ptr, ptr %5, align 8, !tbaa !127
  %33 = icmp eq ptr %32, null
  br i1 %33, label %37, label %34

34:                                               ; preds = %31, %111, %26, %1
  %35 = phi ptr [ %6, %1 ], [ %28, %26 ], [ %32, %31 ], [ %121, %111 ]
  %36 = load ptr, ptr %35, align 8, !tbaa !128
  store ptr %36, ptr %5, align 8, !tbaa !127
  br label %123

37:                                               ; preds = %31
  %38 = load atomic i32, ptr %10 seq_cst, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %123

40:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #15
  %41 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #16
  %42 = load i64, ptr %4, align 8, !tbaa !38
  %43 = mul i64 %42, 1000000000
  %44 = load i64, ptr %11, align 8, !tbaa !40
  %45 = add i64 %43, %44
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #15
  %46 = load i64, ptr %12, align 8, !tbaa !116
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %86, label %48

48:                                               ; preds = %40
  %49 = load i64, ptr %13, align 8, !tbaa !143
  %50 = icmp ult i64 %49, %46
  %51 = shl i64 %49, 1
  %52 = add i64 %51, 1000
  %53 = atomicrmw add ptr @spinners, i32 1 seq_cst, align 4
  %54 = add i32 %53, 1
  %55 = load ptr, ptr %14, align 8, !tbaa !94
  %56 = getelementptr inbounds %struct.pool, ptr %55, i64 0, i32 5
  %57 = load i32, ptr %56, align 4, !tbaa !9
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
  %67 = load ptr, ptr %14, align 8, !tbaa !94
  %68 = getelementptr inbounds %struct.pool, ptr %67, i64 0, i32 7, i32 1, i32 1
  %69 = load atomic i32, ptr %68 seq_cst, align 4
  %70 = icmp eq i32 %69, 0
  %71 = sub i64 %63, %45
  %72 = icmp ugt i64 %52, %71
  %73 = select i1 %70, i1 %50, i1 false
  %74 = select i1 %73, i1 %72, i1 false
  br i1 %74, label %75, label %83

75:                                               ; preds = %66
  call void @llvm.aarch64.hint(i32 1)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #15
  %76 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #16
  %77 = load i64, ptr %3, align 8, !tbaa !38
  %78 = mul i64 %77, 1000000000
  %79 = load i64, ptr %15, align 8, !tbaa !40
  %80 = add i64 %78, %79
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #15
  %81 = load atomic i64, ptr %9 seq_cst, align 8
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %62, label %83, !llvm.loop !144

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
  %94 = load ptr, ptr %14, align 8, !tbaa !94
  %95 = getelementptr inbounds %struct.pool, ptr %94, i64 0, i32 7, i32 1
  call fastcc void @give_turn(ptr noundef nonnull %95, ptr noundef nonnull %16) #17
  store atomic i32 1, ptr %17 seq_cst, align 4
  %96 = load atomic i64, ptr %9 seq_cst, align 8
  %97 = icmp eq i64 %96, 0
  br i1 %97, label %98, label %105

98:                                               ; preds = %93, %101
  %99 = load atomic i32, ptr %10 seq_cst, align 4
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %105

101:                                              ; preds = %98
  %102 = call i32 @sem_wait(ptr noundef nonnull %18) #16
  store atomic i32 1, ptr %17 seq_cst, align 4
  %103 = load atomic i64, ptr %9 seq_cst, align 8
  %104 = icmp eq i64 %103, 0
  br i1 %104, label %98, label %105

105:                                              ; preds = %98, %101, %93
  store atomic i32 0, ptr %17 seq_cst, align 4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #15
  %106 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #16
  %107 = load i64, ptr %2, align 8, !tbaa !38
  %108 = mul i64 %107, 1000000000
  %109 = load i64, ptr %19, align 8, !tbaa !40
  %110 = add i64 %108, %109
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #15
  br label %111

111:                                              ; preds = %86, %90, %105
  %112 = phi i64 [ %87, %86 ], [ %87, %90 ], [ %110, %105 ]
  %113 = sub i64 %112, %45
  %114 = load i64, ptr %12, align 8, !tbaa !116
  %115 = shl i64 %114, 2
  %116 = call i64 @llvm.umin.i64(i64 %113, i64 %115)
  %117 = load i64, ptr %13, align 8, !tbaa !143
  %118 = mul i64 %117, 3
  %119 = add i64 %118, %116
  %120 = lshr i64 %119, 2
  store i64 %120, ptr %13, align 8, !tbaa !143
  %121 = load ptr, ptr %5, align 8, !tbaa !127
  %122 = icmp eq ptr %121, null
  br i1 %122, label %20, label %34

123:                                              ; preds = %37, %34
  %124 = phi ptr [ %35, %34 ], [ null, %37 ]
  ret ptr %124
}

; Function Attrs: nounwind
define internal fastcc void @copy_piece(ptr noundef %0, ptr nocapture noundef %1, i16 noundef %2, i16 noundef %3) unnamed_addr #4 {
  %5 = alloca [4 x <2 x i64>], align 16
  %6 = alloca %struct.timespec, align 8
  %7 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #16
  %8 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 10
  %9 = load ptr, ptr %8, align 8, !tbaa !58
  %10 = load atomic i64, ptr %9 seq_cst, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %19, label %12, !prof !145

12:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #15
  %13 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #16
  %14 = load i64, ptr %6, align 8, !tbaa !38
  %15 = mul i64 %14, 1000000000
  %16 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %17 = load i64, ptr %16, align 8, !tbaa !40
  %18 = add i64 %15, %17
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #15
  br label %19

19:                                               ; preds = %4, %12
  %20 = phi i64 [ %18, %12 ], [ 0, %4 ]
  %21 = load ptr, ptr %1, align 8, !tbaa !146
  %22 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 1
  %23 = load ptr, ptr %22, align 8, !tbaa !147
  %24 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 2
  %25 = load i64, ptr %24, align 8, !tbaa !148
  %26 = icmp ult i64 %25, 65536
  %27 = ptrtoint ptr %21 to i64
  %28 = sub i64 0, %27
  %29 = and i64 %28, 63
  %30 = select i1 %26, i64 %25, i64 %29
  %31 = call ptr @memcpy(ptr noundef %21, ptr noundef %23, i64 noundef %30) #16
  %32 = getelementptr inbounds i8, ptr %21, i64 %30
  %33 = getelementptr inbounds i8, ptr %23, i64 %30
  %34 = sub i64 %25, %30
  %35 = icmp ugt i64 %34, 63
  br i1 %35, label %36, label %57

36:                                               ; preds = %19
  %37 = getelementptr inbounds [4 x <2 x i64>], ptr %5, i64 0, i64 1
  %38 = getelementptr inbounds [4 x <2 x i64>], ptr %5, i64 0, i64 2
  %39 = getelementptr inbounds [4 x <2 x i64>], ptr %5, i64 0, i64 3
  br label %40

40:                                               ; preds = %40, %36
  %41 = phi ptr [ %53, %40 ], [ %32, %36 ]
  %42 = phi i64 [ %55, %40 ], [ %34, %36 ]
  %43 = phi ptr [ %54, %40 ], [ %33, %36 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #15
  %44 = call ptr @memcpy(ptr noundef nonnull %5, ptr noundef %43, i64 noundef 64) #16
  %45 = getelementptr inbounds i8, ptr %43, i64 1024
  call void @llvm.prefetch.p0(ptr nonnull %45, i32 0, i32 3, i32 1)
  %46 = load <2 x i64>, ptr %5, align 16, !tbaa !65
  store <2 x i64> %46, ptr %41, align 16, !tbaa !65, !nontemporal !149
  %47 = load <2 x i64>, ptr %37, align 16, !tbaa !65
  %48 = getelementptr inbounds <2 x i64>, ptr %41, i64 1
  store <2 x i64> %47, ptr %48, align 16, !tbaa !65, !nontemporal !149
  %49 = load <2 x i64>, ptr %38, align 16, !tbaa !65
  %50 = getelementptr inbounds <2 x i64>, ptr %41, i64 2
  store <2 x i64> %49, ptr %50, align 16, !tbaa !65, !nontemporal !149
  %51 = load <2 x i64>, ptr %39, align 16, !tbaa !65
  %52 = getelementptr inbounds <2 x i64>, ptr %41, i64 3
  store <2 x i64> %51, ptr %52, align 16, !tbaa !65, !nontemporal !149
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #15
  %53 = getelementptr inbounds i8, ptr %41, i64 64
  %54 = getelementptr inbounds i8, ptr %43, i64 64
  %55 = add i64 %42, -64
  %56 = icmp ugt i64 %55, 63
  br i1 %56, label %40, label %57, !llvm.loop !150

57:                                               ; preds = %40, %19
  %58 = phi ptr [ %33, %19 ], [ %54, %40 ]
  %59 = phi i64 [ %34, %19 ], [ %55, %40 ]
  %60 = phi ptr [ %32, %19 ], [ %53, %40 ]
  fence seq_cst
  %61 = call ptr @memcpy(ptr noundef %60, ptr noundef %58, i64 noundef %59) #16
  %62 = load i64, ptr %24, align 8, !tbaa !148
  %63 = icmp eq i64 %20, 0
  br i1 %63, label %70, label %64, !prof !145

64:                                               ; preds = %57
  %65 = load ptr, ptr %8, align 8, !tbaa !58
  %66 = load atomic i64, ptr %65 seq_cst, align 8
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %70, label %68

68:                                               ; preds = %64
  %69 = inttoptr i64 %66 to ptr
  call fastcc void @add_span(ptr noundef nonnull %69, i64 noundef %20, i16 noundef %2, i16 noundef %3, i64 noundef %62) #17
  br label %70

70:                                               ; preds = %57, %64, %68
  %71 = call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #16
  %72 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 3
  store atomic i32 1, ptr %72 seq_cst, align 8
  ret void
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
define internal noalias ptr @help_to_copy(ptr noundef %0) #4 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #16
  %5 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 8
  %6 = load i32, ptr %5, align 8, !tbaa !46
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %84

8:                                                ; preds = %1
  %9 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 3
  %10 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 4
  %11 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 1
  %12 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 2
  %13 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 7
  %14 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %15 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  br label %16

16:                                               ; preds = %8, %80
  %17 = phi i32 [ 1, %8 ], [ %81, %80 ]
  %18 = load ptr, ptr %9, align 8, !tbaa !27
  %19 = icmp eq ptr %18, null
  br i1 %19, label %48, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 4
  %22 = load i16, ptr %21, align 8, !tbaa !33
  %23 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 1
  %24 = load ptr, ptr %23, align 8, !tbaa !30
  %25 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 3
  %26 = load i32, ptr %25, align 4, !tbaa !32
  %27 = add i32 %26, 1
  store i32 %27, ptr %25, align 4, !tbaa !32
  %28 = getelementptr inbounds %struct.copying, ptr %18, i64 0, i32 2
  %29 = load i32, ptr %28, align 8, !tbaa !31
  %30 = icmp eq i32 %27, %29
  br i1 %30, label %31, label %39

31:                                               ; preds = %20, %31
  %32 = phi ptr [ %33, %31 ], [ %9, %20 ]
  %33 = load ptr, ptr %32, align 8, !tbaa !15
  %34 = icmp eq ptr %33, %18
  br i1 %34, label %35, label %31, !llvm.loop !35

35:                                               ; preds = %31
  %36 = load ptr, ptr %18, align 8, !tbaa !28
  store ptr %36, ptr %32, align 8, !tbaa !15
  %37 = load i32, ptr %10, align 8, !tbaa !34
  %38 = add i32 %37, -1
  store atomic i32 %38, ptr %10 seq_cst, align 8
  br label %39

39:                                               ; preds = %35, %20
  %40 = load ptr, ptr %9, align 8, !tbaa !27
  %41 = icmp eq ptr %40, null
  br i1 %41, label %44, label %42

42:                                               ; preds = %39
  %43 = call i32 @pthread_cond_signal(ptr noundef nonnull %11) #16
  br label %44

44:                                               ; preds = %39, %42
  %45 = zext i32 %26 to i64
  %46 = getelementptr inbounds %struct.piece, ptr %24, i64 %45
  call fastcc void @copy_piece(ptr noundef nonnull %0, ptr noundef %46, i16 noundef 6, i16 noundef %22) #17
  %47 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %12) #16
  br label %80

48:                                               ; preds = %16
  %49 = icmp eq i32 %17, 0
  br i1 %49, label %50, label %78

50:                                               ; preds = %48
  %51 = load i32, ptr %13, align 4, !tbaa !151
  %52 = icmp ult i32 %51, 3
  br i1 %52, label %53, label %78

53:                                               ; preds = %50
  %54 = add nuw nsw i32 %51, 1
  store i32 %54, ptr %13, align 4, !tbaa !151
  %55 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #15
  %56 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #16
  %57 = load i64, ptr %3, align 8, !tbaa !38
  %58 = mul i64 %57, 1000000000
  %59 = load i64, ptr %14, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #15
  %60 = add i64 %59, 200000
  %61 = add i64 %60, %58
  %62 = load atomic i32, ptr %10 seq_cst, align 8
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %74

64:                                               ; preds = %53, %71
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #15
  %65 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #16
  %66 = load i64, ptr %2, align 8, !tbaa !38
  %67 = mul i64 %66, 1000000000
  %68 = load i64, ptr %15, align 8, !tbaa !40
  %69 = add i64 %67, %68
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #15
  %70 = icmp ult i64 %69, %61
  br i1 %70, label %71, label %74

71:                                               ; preds = %64
  call void @llvm.aarch64.hint(i32 1)
  %72 = load atomic i32, ptr %10 seq_cst, align 8
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %64, label %74, !llvm.loop !152

74:                                               ; preds = %64, %71, %53
  %75 = call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #16
  %76 = load i32, ptr %13, align 4, !tbaa !151
  %77 = add i32 %76, -1
  store i32 %77, ptr %13, align 4, !tbaa !151
  br label %80

78:                                               ; preds = %50, %48
  %79 = call i32 @pthread_cond_wait(ptr noundef nonnull %11, ptr noundef nonnull %0) #16
  br label %80

80:                                               ; preds = %74, %78, %44
  %81 = phi i32 [ 0, %44 ], [ %17, %78 ], [ 1, %74 ]
  %82 = load i32, ptr %5, align 8, !tbaa !46
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %16, label %84, !llvm.loop !153

84:                                               ; preds = %80, %1
  %85 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #16
  ret ptr null
}

declare i32 @pthread_cond_broadcast(ptr noundef) local_unnamed_addr #5

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg) #11

; Function Attrs: noinline nounwind
define internal fastcc void @add_span(ptr nocapture noundef %0, i64 noundef %1, i16 noundef %2, i16 noundef %3, i64 noundef %4) unnamed_addr #10 {
  %6 = alloca %struct.timespec, align 8
  %7 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 1
  %8 = load atomic i64, ptr %7 seq_cst, align 8
  %9 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 2
  br label %10

10:                                               ; preds = %19, %5
  %11 = phi i64 [ %8, %5 ], [ %23, %19 ]
  %12 = load atomic i64, ptr %9 seq_cst, align 8
  %13 = sub i64 %11, %12
  %14 = load i64, ptr %0, align 8, !tbaa !4
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
  br i1 %22, label %24, label %10, !llvm.loop !154

24:                                               ; preds = %19
  %25 = load i64, ptr %0, align 8, !tbaa !4
  %26 = urem i64 %11, %25
  %27 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26
  store i64 %1, ptr %27, align 8, !tbaa !155
  %28 = tail call i32 @gettid() #16
  %29 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 2
  store i32 %28, ptr %29, align 8, !tbaa !157
  %30 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 3
  store i16 %2, ptr %30, align 4, !tbaa !158
  %31 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 4
  store i16 %3, ptr %31, align 2, !tbaa !159
  %32 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 5
  store i64 %4, ptr %32, align 8, !tbaa !160
  %33 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #15
  %34 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #16
  %35 = load i64, ptr %6, align 8, !tbaa !38
  %36 = mul i64 %35, 1000000000
  %37 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %38 = load i64, ptr %37, align 8, !tbaa !40
  %39 = add i64 %36, %38
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #15
  store atomic i64 %39, ptr %33 seq_cst, align 8
  br label %40

40:                                               ; preds = %24, %16
  ret void
}

declare i32 @gettid() local_unnamed_addr #5

declare i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #5

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
  %20 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %19) #16
  %21 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 5
  %22 = load ptr, ptr %21, align 8, !tbaa !161
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
  br i1 %35, label %37, label %29, !llvm.loop !77

37:                                               ; preds = %32
  %38 = getelementptr inbounds %struct.turn, ptr %27, i64 0, i32 2
  %39 = load ptr, ptr %38, align 8, !tbaa !162
  store ptr %39, ptr %21, align 8, !tbaa !161
  %40 = atomicrmw sub ptr %15, i32 1 seq_cst, align 4
  %41 = getelementptr inbounds %struct.turn, ptr %27, i64 0, i32 3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #15
  %42 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #16
  %43 = load i64, ptr %3, align 8, !tbaa !38
  %44 = mul i64 %43, 1000000000
  %45 = load i64, ptr %25, align 8, !tbaa !40
  %46 = add i64 %44, %45
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #15
  store atomic i64 %46, ptr %41 monotonic, align 8
  %47 = getelementptr inbounds %struct.turn, ptr %27, i64 0, i32 4
  store atomic i32 1, ptr %47 release, align 8
  %48 = getelementptr inbounds %struct.turn, ptr %27, i64 0, i32 5
  %49 = call i32 @pthread_cond_signal(ptr noundef nonnull %48) #16
  %50 = load ptr, ptr %21, align 8, !tbaa !161
  %51 = icmp eq ptr %50, null
  br i1 %51, label %52, label %26, !llvm.loop !163

52:                                               ; preds = %37, %29, %18
  %53 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %19) #16
  br label %54

54:                                               ; preds = %13, %10, %2, %7, %52
  ret void
}

declare i32 @sched_getaffinity(i32 noundef, i64 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
define internal fastcc void @look(ptr nocapture noundef %0) unnamed_addr #4 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca [4096 x i8], align 1
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #15
  %7 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #16
  %8 = load i64, ptr %6, align 8, !tbaa !38
  %9 = mul i64 %8, 1000000000
  %10 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %11 = load i64, ptr %10, align 8, !tbaa !40
  %12 = add i64 %9, %11
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #15
  %13 = getelementptr inbounds %struct.crowd, ptr %0, i64 0, i32 2
  %14 = load atomic i32, ptr %13 seq_cst, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #15
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:                                               ; preds = %1
  %17 = call i32 @clock_gettime(i32 noundef %14, ptr noundef nonnull %5) #16
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %25

19:                                               ; preds = %16
  %20 = load i64, ptr %5, align 8, !tbaa !38
  %21 = mul i64 %20, 1000000000
  %22 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %23 = load i64, ptr %22, align 8, !tbaa !40
  %24 = add i64 %21, %23
  br label %25

25:                                               ; preds = %1, %16, %19
  %26 = phi i64 [ %24, %19 ], [ 0, %16 ], [ 0, %1 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #15
  %27 = load atomic i32, ptr @clocks_end seq_cst, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %31, label %29

29:                                               ; preds = %25
  %30 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  br label %136

31:                                               ; preds = %150, %25
  %32 = phi i64 [ %26, %25 ], [ %152, %150 ]
  %33 = load ptr, ptr %0, align 8, !tbaa !66
  %34 = getelementptr inbounds %struct.crowd, ptr %0, i64 0, i32 1
  %35 = call i32 (ptr, i32, ...) @open(ptr noundef %33, i32 noundef 524288) #16
  %36 = icmp slt i32 %35, 0
  br i1 %36, label %127, label %37

37:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %4) #15
  %38 = call i64 @read(i32 noundef %35, ptr noundef nonnull %4, i64 noundef 4096) #16
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %43, label %51

40:                                               ; preds = %118
  %41 = call i64 @read(i32 noundef %35, ptr noundef nonnull %4, i64 noundef 4096) #16
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %43, label %51, !llvm.loop !164

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
  %54 = call i32 @close(i32 noundef %35) #16
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %4) #15
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
  %64 = load i8, ptr %63, align 1, !tbaa !65
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
  %84 = load i64, ptr %83, align 8, !tbaa !4
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
  br i1 %126, label %40, label %55, !llvm.loop !165

127:                                              ; preds = %31, %51
  %128 = phi i64 [ 0, %31 ], [ %52, %51 ]
  %129 = phi i64 [ 0, %31 ], [ %53, %51 ]
  %130 = mul i64 %128, 10000000
  %131 = sub i64 %130, %32
  %132 = getelementptr inbounds %struct.crowd, ptr %0, i64 0, i32 7
  %133 = getelementptr inbounds %struct.crowd, ptr %0, i64 0, i32 6
  %134 = load i64, ptr %133, align 8, !tbaa !166
  %135 = icmp eq i64 %134, 0
  br i1 %135, label %171, label %157

136:                                              ; preds = %29, %150
  %137 = phi i64 [ 0, %29 ], [ %153, %150 ]
  %138 = phi i64 [ %26, %29 ], [ %152, %150 ]
  %139 = getelementptr inbounds [4096 x i32], ptr @clocks, i64 0, i64 %137
  %140 = load atomic i32, ptr %139 seq_cst, align 4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #15
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %150, label %142

142:                                              ; preds = %136
  %143 = call i32 @clock_gettime(i32 noundef %140, ptr noundef nonnull %3) #16
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %145, label %150

145:                                              ; preds = %142
  %146 = load i64, ptr %3, align 8, !tbaa !38
  %147 = mul i64 %146, 1000000000
  %148 = load i64, ptr %30, align 8, !tbaa !40
  %149 = add i64 %147, %148
  br label %150

150:                                              ; preds = %136, %142, %145
  %151 = phi i64 [ %149, %145 ], [ 0, %142 ], [ 0, %136 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #15
  %152 = add i64 %151, %138
  %153 = add nuw nsw i64 %137, 1
  %154 = load atomic i32, ptr @clocks_end seq_cst, align 4
  %155 = zext i32 %154 to i64
  %156 = icmp ult i64 %153, %155
  br i1 %156, label %136, label %31, !llvm.loop !167

157:                                              ; preds = %127
  %158 = sub i64 %12, %134
  %159 = mul i64 %158, %129
  %160 = load i64, ptr %132, align 8, !tbaa !168
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
  store i64 %12, ptr %133, align 8, !tbaa !166
  store i64 %131, ptr %132, align 8, !tbaa !168
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #15
  %172 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #16
  %173 = load i64, ptr %2, align 8, !tbaa !38
  %174 = mul i64 %173, 1000000000
  %175 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  %176 = load i64, ptr %175, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #15
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

; Function Attrs: nounwind
define internal ptr @be_runner(ptr noundef %0) #4 {
  %2 = alloca i32, align 4
  %3 = load ptr, ptr %0, align 8, !tbaa !73
  %4 = load ptr, ptr %3, align 8, !tbaa !56
  %5 = getelementptr inbounds %struct.runner, ptr %0, i64 0, i32 2
  %6 = load i32, ptr %5, align 8, !tbaa !74
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %14

8:                                                ; preds = %1
  %9 = tail call i32 @getpriority(i32 noundef 0, i32 noundef 0) #16
  %10 = load i64, ptr %4, align 8, !tbaa !169
  %11 = trunc i64 %10 to i32
  %12 = add i32 %9, %11
  %13 = tail call i32 @setpriority(i32 noundef 0, i32 noundef 0, i32 noundef %12) #16
  br label %14

14:                                               ; preds = %8, %1
  %15 = getelementptr inbounds %struct.scheduling, ptr %4, i64 0, i32 1, i64 0
  %16 = load <16 x i64>, ptr %15, align 8, !tbaa !4
  %17 = tail call i64 @llvm.vector.reduce.or.v16i64(<16 x i64> %16)
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %21, label %19

19:                                               ; preds = %14
  %20 = tail call i32 @sched_setaffinity(i32 noundef 0, i64 noundef 128, ptr noundef nonnull %15) #16
  br label %21

21:                                               ; preds = %14, %19
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #15
  store i32 0, ptr %2, align 4, !tbaa !9
  %22 = tail call i64 @pthread_self() #16
  %23 = call i32 @pthread_getcpuclockid(i64 noundef %22, ptr noundef nonnull %2) #16
  %24 = icmp eq i32 %23, 0
  %25 = load i32, ptr %2, align 4
  %26 = select i1 %24, i32 %25, i32 0
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #15
  br label %27

27:                                               ; preds = %46, %21
  %28 = phi i64 [ 0, %21 ], [ %47, %46 ]
  %29 = getelementptr inbounds [4096 x i32], ptr @clocks, i64 0, i64 %28
  %30 = load atomic i32, ptr %29 seq_cst, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %46

32:                                               ; preds = %27
  %33 = cmpxchg ptr %29, i32 0, i32 %26 seq_cst seq_cst, align 4
  %34 = extractvalue { i32, i1 } %33, 1
  br i1 %34, label %35, label %46

35:                                               ; preds = %32
  %36 = trunc i64 %28 to i32
  %37 = load atomic i32, ptr @clocks_end seq_cst, align 4
  %38 = add nuw i32 %36, 1
  br label %39

39:                                               ; preds = %42, %35
  %40 = phi i32 [ %37, %35 ], [ %45, %42 ]
  %41 = icmp ugt i32 %40, %36
  br i1 %41, label %49, label %42

42:                                               ; preds = %39
  %43 = cmpxchg ptr @clocks_end, i32 %40, i32 %38 seq_cst seq_cst, align 4
  %44 = extractvalue { i32, i1 } %43, 1
  %45 = extractvalue { i32, i1 } %43, 0
  br i1 %44, label %49, label %39, !llvm.loop !170

46:                                               ; preds = %32, %27
  %47 = add nuw nsw i64 %28, 1
  %48 = icmp eq i64 %47, 4096
  br i1 %48, label %49, label %27, !llvm.loop !171

49:                                               ; preds = %46, %39, %42
  %50 = phi i32 [ %36, %42 ], [ %36, %39 ], [ -1, %46 ]
  %51 = getelementptr inbounds %struct.runner, ptr %0, i64 0, i32 3
  %52 = call i32 @sem_wait(ptr noundef nonnull %51) #16
  %53 = getelementptr inbounds %struct.relay, ptr %3, i64 0, i32 4
  %54 = load atomic i32, ptr %53 seq_cst, align 4
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %59

56:                                               ; preds = %49
  %57 = getelementptr inbounds %struct.relay, ptr %3, i64 0, i32 1
  %58 = load ptr, ptr %57, align 8, !tbaa !72
  call void %58(ptr noundef nonnull %3) #16
  br label %59

59:                                               ; preds = %56, %49
  %60 = atomicrmw xchg ptr %53, i32 1 seq_cst, align 4
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %68

62:                                               ; preds = %59
  %63 = load i32, ptr %5, align 8, !tbaa !74
  %64 = icmp eq i32 %63, 0
  %65 = zext i1 %64 to i64
  %66 = getelementptr inbounds %struct.relay, ptr %3, i64 0, i32 5, i64 %65, i32 3
  %67 = call i32 @sem_post(ptr noundef nonnull %66) #16
  br label %68

68:                                               ; preds = %62, %59
  %69 = icmp sgt i32 %50, -1
  br i1 %69, label %70, label %73

70:                                               ; preds = %68
  %71 = zext i32 %50 to i64
  %72 = getelementptr inbounds [4096 x i32], ptr @clocks, i64 0, i64 %71
  store atomic i32 0, ptr %72 seq_cst, align 4
  br label %73

73:                                               ; preds = %68, %70
  ret ptr null
}

declare i32 @sem_wait(ptr noundef) local_unnamed_addr #5

declare i32 @setpriority(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

declare i32 @getpriority(i32 noundef, i32 noundef) local_unnamed_addr #5

declare i32 @sched_setaffinity(i32 noundef, i64 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
define internal fastcc i32 @pass_baton(ptr noundef %0) unnamed_addr #4 {
  %2 = alloca %struct.timespec, align 8
  %3 = load ptr, ptr %0, align 8, !tbaa !56
  %4 = getelementptr inbounds %struct.shared, ptr %3, i64 0, i32 2
  %5 = load ptr, ptr %4, align 8, !tbaa !66
  %6 = icmp eq ptr %5, null
  br i1 %6, label %22, label %7

7:                                                ; preds = %1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #15
  %8 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #16
  %9 = load i64, ptr %2, align 8, !tbaa !38
  %10 = mul i64 %9, 1000000000
  %11 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !40
  %13 = add i64 %10, %12
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #15
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
  call fastcc void @look(ptr noundef nonnull %4) #17
  store atomic i32 0, ptr %18 seq_cst, align 4
  br label %22

22:                                               ; preds = %21, %17, %7, %1
  %23 = getelementptr inbounds %struct.shared, ptr %3, i64 0, i32 2, i32 4
  %24 = load atomic i32, ptr %23 seq_cst, align 8
  %25 = icmp ne i32 %24, 0
  %26 = zext i1 %25 to i32
  %27 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 3
  %28 = load i32, ptr %27, align 8, !tbaa !76
  %29 = icmp eq i32 %28, %26
  br i1 %29, label %53, label %30

30:                                               ; preds = %22
  %31 = zext i1 %25 to i64
  %32 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 %31, i32 1
  %33 = load i64, ptr %32, align 8, !tbaa !49
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %53, label %35

35:                                               ; preds = %30
  %36 = load ptr, ptr %0, align 8, !tbaa !56
  %37 = getelementptr inbounds %struct.shared, ptr %36, i64 0, i32 1
  %38 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2
  call fastcc void @give_turn(ptr noundef nonnull %37, ptr noundef nonnull %38) #17
  %39 = icmp eq i32 %28, 0
  %40 = zext i1 %39 to i32
  store i32 %40, ptr %27, align 8, !tbaa !76
  %41 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2, i32 4
  %42 = select i1 %39, i32 0, i32 3
  store atomic i32 %42, ptr %41 seq_cst, align 8
  %43 = zext i1 %39 to i64
  %44 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 %43, i32 3
  %45 = call i32 @sem_post(ptr noundef nonnull %44) #16
  %46 = sext i32 %28 to i64
  %47 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 %46, i32 3
  %48 = call i32 @sem_wait(ptr noundef nonnull %47) #16
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
  %9 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #16
  %10 = getelementptr inbounds %struct.turn, ptr %1, i64 0, i32 2
  store ptr null, ptr %10, align 8, !tbaa !162
  %11 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 5
  %12 = load ptr, ptr %11, align 8, !tbaa !161
  %13 = icmp eq ptr %12, null
  br i1 %13, label %18, label %14

14:                                               ; preds = %2
  %15 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 6
  %16 = load ptr, ptr %15, align 8, !tbaa !172
  %17 = getelementptr inbounds %struct.turn, ptr %16, i64 0, i32 2
  br label %18

18:                                               ; preds = %2, %14
  %19 = phi ptr [ %17, %14 ], [ %11, %2 ]
  store ptr %1, ptr %19, align 8, !tbaa !15
  %20 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 6
  store ptr %1, ptr %20, align 8, !tbaa !172
  %21 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 1
  %22 = atomicrmw add ptr %21, i32 1 seq_cst, align 4
  %23 = load ptr, ptr %11, align 8, !tbaa !161
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
  br i1 %36, label %38, label %30, !llvm.loop !77

38:                                               ; preds = %33
  %39 = getelementptr inbounds %struct.turn, ptr %28, i64 0, i32 2
  %40 = load ptr, ptr %39, align 8, !tbaa !162
  store ptr %40, ptr %11, align 8, !tbaa !161
  %41 = atomicrmw sub ptr %21, i32 1 seq_cst, align 4
  %42 = getelementptr inbounds %struct.turn, ptr %28, i64 0, i32 3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #15
  %43 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #16
  %44 = load i64, ptr %7, align 8, !tbaa !38
  %45 = mul i64 %44, 1000000000
  %46 = load i64, ptr %26, align 8, !tbaa !40
  %47 = add i64 %45, %46
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #15
  store atomic i64 %47, ptr %42 monotonic, align 8
  %48 = getelementptr inbounds %struct.turn, ptr %28, i64 0, i32 4
  store atomic i32 1, ptr %48 release, align 8
  %49 = getelementptr inbounds %struct.turn, ptr %28, i64 0, i32 5
  %50 = call i32 @pthread_cond_signal(ptr noundef nonnull %49) #16
  %51 = load ptr, ptr %11, align 8, !tbaa !161
  %52 = icmp eq ptr %51, null
  br i1 %52, label %53, label %27, !llvm.loop !163

53:                                               ; preds = %38, %30, %18
  %54 = getelementptr inbounds %struct.turn, ptr %1, i64 0, i32 4
  %55 = load atomic i32, ptr %54 seq_cst, align 8
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %153

57:                                               ; preds = %53
  %58 = getelementptr inbounds %struct.turn, ptr %1, i64 0, i32 5
  %59 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %60 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 2
  %61 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %62 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %63 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 4
  %64 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  br label %65

65:                                               ; preds = %57, %82
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #15
  %66 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #16
  %67 = load i64, ptr %6, align 8, !tbaa !38
  %68 = mul i64 %67, 1000000000
  %69 = load i64, ptr %59, align 8, !tbaa !40
  %70 = add i64 %68, %69
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #15
  %71 = load i64, ptr %60, align 8, !tbaa !173
  %72 = add i64 %70, %71
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #15
  %73 = freeze i64 %72
  %74 = udiv i64 %73, 1000000000
  store i64 %74, ptr %5, align 8, !tbaa !38
  %75 = mul i64 %74, 1000000000
  %76 = sub i64 %73, %75
  store i64 %76, ptr %61, align 8, !tbaa !40
  %77 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %58, ptr noundef nonnull %8, i32 noundef 1, ptr noundef nonnull %5) #16
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #15
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %82, label %79

79:                                               ; preds = %65
  %80 = load atomic i32, ptr %54 seq_cst, align 8
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %85, label %82

82:                                               ; preds = %138, %130, %124, %65, %79
  %83 = load atomic i32, ptr %54 seq_cst, align 8
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %65, label %153, !llvm.loop !174

85:                                               ; preds = %79
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #15
  %86 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #16
  %87 = load i64, ptr %4, align 8, !tbaa !38
  %88 = mul i64 %87, 1000000000
  %89 = load i64, ptr %62, align 8, !tbaa !40
  %90 = add i64 %88, %89
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #15
  %91 = load ptr, ptr %63, align 8, !tbaa !15
  %92 = icmp eq ptr %91, null
  br i1 %92, label %124, label %93

93:                                               ; preds = %85
  %94 = load i64, ptr %60, align 8, !tbaa !173
  br label %97

95:                                               ; preds = %112
  %96 = icmp eq ptr %114, null
  br i1 %96, label %124, label %118

97:                                               ; preds = %112, %93
  %98 = phi ptr [ %116, %112 ], [ %91, %93 ]
  %99 = phi ptr [ %114, %112 ], [ null, %93 ]
  %100 = phi i64 [ %113, %112 ], [ %94, %93 ]
  %101 = getelementptr inbounds %struct.turn, ptr %98, i64 0, i32 4
  %102 = load atomic i32, ptr %101 seq_cst, align 8
  %103 = icmp eq i32 %102, 1
  br i1 %103, label %104, label %112

104:                                              ; preds = %97
  %105 = getelementptr inbounds %struct.turn, ptr %98, i64 0, i32 3
  %106 = load atomic i64, ptr %105 seq_cst, align 8
  %107 = sub nsw i64 %90, %106
  %108 = icmp sgt i64 %107, %100
  br i1 %108, label %109, label %112

109:                                              ; preds = %104
  %110 = load atomic i64, ptr %105 seq_cst, align 8
  %111 = sub nsw i64 %90, %110
  br label %112

112:                                              ; preds = %109, %104, %97
  %113 = phi i64 [ %111, %109 ], [ %100, %104 ], [ %100, %97 ]
  %114 = phi ptr [ %98, %109 ], [ %99, %104 ], [ %99, %97 ]
  %115 = getelementptr inbounds %struct.turn, ptr %98, i64 0, i32 1
  %116 = load ptr, ptr %115, align 8, !tbaa !15
  %117 = icmp eq ptr %116, null
  br i1 %117, label %95, label %97, !llvm.loop !175

118:                                              ; preds = %95
  %119 = getelementptr inbounds %struct.turn, ptr %114, i64 0, i32 4
  %120 = cmpxchg ptr %119, i32 1, i32 2 seq_cst seq_cst, align 4
  %121 = extractvalue { i32, i1 } %120, 1
  br i1 %121, label %122, label %124

122:                                              ; preds = %118
  %123 = atomicrmw add ptr %0, i32 1 seq_cst, align 4
  br label %124

124:                                              ; preds = %85, %95, %118, %122
  %125 = load ptr, ptr %11, align 8, !tbaa !161
  %126 = icmp eq ptr %125, null
  br i1 %126, label %82, label %127

127:                                              ; preds = %124, %138
  %128 = phi ptr [ %151, %138 ], [ %125, %124 ]
  %129 = load atomic i32, ptr %0 seq_cst, align 8
  br label %130

130:                                              ; preds = %133, %127
  %131 = phi i32 [ %129, %127 ], [ %137, %133 ]
  %132 = icmp sgt i32 %131, 0
  br i1 %132, label %133, label %82

133:                                              ; preds = %130
  %134 = add nsw i32 %131, -1
  %135 = cmpxchg ptr %0, i32 %131, i32 %134 seq_cst seq_cst, align 4
  %136 = extractvalue { i32, i1 } %135, 1
  %137 = extractvalue { i32, i1 } %135, 0
  br i1 %136, label %138, label %130, !llvm.loop !77

138:                                              ; preds = %133
  %139 = getelementptr inbounds %struct.turn, ptr %128, i64 0, i32 2
  %140 = load ptr, ptr %139, align 8, !tbaa !162
  store ptr %140, ptr %11, align 8, !tbaa !161
  %141 = atomicrmw sub ptr %21, i32 1 seq_cst, align 4
  %142 = getelementptr inbounds %struct.turn, ptr %128, i64 0, i32 3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #15
  %143 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #16
  %144 = load i64, ptr %3, align 8, !tbaa !38
  %145 = mul i64 %144, 1000000000
  %146 = load i64, ptr %64, align 8, !tbaa !40
  %147 = add i64 %145, %146
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #15
  store atomic i64 %147, ptr %142 monotonic, align 8
  %148 = getelementptr inbounds %struct.turn, ptr %128, i64 0, i32 4
  store atomic i32 1, ptr %148 release, align 8
  %149 = getelementptr inbounds %struct.turn, ptr %128, i64 0, i32 5
  %150 = call i32 @pthread_cond_signal(ptr noundef nonnull %149) #16
  %151 = load ptr, ptr %11, align 8, !tbaa !161
  %152 = icmp eq ptr %151, null
  br i1 %152, label %82, label %127, !llvm.loop !163

153:                                              ; preds = %82, %53
  %154 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #16
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
  %10 = load ptr, ptr %0, align 8, !tbaa !56
  %11 = getelementptr inbounds %struct.shared, ptr %10, i64 0, i32 1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #15
  %12 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %9) #16
  %13 = load i64, ptr %9, align 8, !tbaa !38
  %14 = mul i64 %13, 1000000000
  %15 = getelementptr inbounds %struct.timespec, ptr %9, i64 0, i32 1
  %16 = load i64, ptr %15, align 8, !tbaa !40
  %17 = add i64 %14, %16
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #15
  %18 = load ptr, ptr %0, align 8, !tbaa !56
  %19 = getelementptr inbounds %struct.shared, ptr %18, i64 0, i32 3
  %20 = load atomic i64, ptr %19 seq_cst, align 8
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %29, label %22, !prof !145

22:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #15
  %23 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #16
  %24 = load i64, ptr %8, align 8, !tbaa !38
  %25 = mul i64 %24, 1000000000
  %26 = getelementptr inbounds %struct.timespec, ptr %8, i64 0, i32 1
  %27 = load i64, ptr %26, align 8, !tbaa !40
  %28 = add i64 %25, %27
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #15
  br label %29

29:                                               ; preds = %4, %22
  %30 = phi i64 [ %28, %22 ], [ 0, %4 ]
  %31 = icmp eq i32 %2, 0
  %32 = getelementptr inbounds %struct.job, ptr %1, i64 0, i32 2
  %33 = load i32, ptr %32, align 8, !tbaa !106
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #15
  %48 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #16
  %49 = load i64, ptr %7, align 8, !tbaa !38
  %50 = mul i64 %49, 1000000000
  %51 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1
  %52 = load i64, ptr %51, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #15
  %53 = sub i64 %52, %47
  %54 = add i64 %53, %50
  store i64 %54, ptr %3, align 8, !tbaa !4
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
  %70 = load i32, ptr %65, align 4, !tbaa !111
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
  %83 = load i32, ptr %65, align 4, !tbaa !111
  %84 = sub nsw i32 %83, %82
  %85 = icmp slt i32 %84, 1
  br i1 %85, label %86, label %73

86:                                               ; preds = %66, %81
  %87 = add nuw nsw i32 %59, 1
  %88 = load i32, ptr %32, align 8, !tbaa !106
  %89 = icmp slt i32 %87, %88
  br i1 %89, label %56, label %44, !llvm.loop !176

90:                                               ; preds = %91
  br i1 %31, label %98, label %101

91:                                               ; preds = %73, %91
  %92 = phi i32 [ %96, %91 ], [ 0, %73 ]
  %93 = load ptr, ptr %36, align 8, !tbaa !105
  %94 = load ptr, ptr %1, align 8, !tbaa !103
  %95 = add nsw i32 %92, %74
  call void %93(ptr noundef %94, i32 noundef %2, i32 noundef %95) #16
  %96 = add nuw nsw i32 %92, 1
  %97 = icmp eq i32 %92, %76
  br i1 %97, label %90, label %91, !llvm.loop !177

98:                                               ; preds = %90
  %99 = call fastcc i64 @pause_turn(ptr noundef nonnull %11, ptr noundef nonnull %43) #17
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #15
  %111 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #16
  %112 = load i64, ptr %6, align 8, !tbaa !38
  %113 = mul i64 %112, 1000000000
  %114 = load i64, ptr %39, align 8, !tbaa !40
  %115 = add i64 %113, %114
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #15
  %116 = load atomic i64, ptr %40 seq_cst, align 8
  %117 = sub i64 %115, %116
  %118 = icmp ult i64 %117, 1000000
  br i1 %118, label %119, label %154

119:                                              ; preds = %104, %107, %110
  %120 = load ptr, ptr %0, align 8, !tbaa !56
  %121 = getelementptr inbounds %struct.shared, ptr %120, i64 0, i32 2
  %122 = load ptr, ptr %121, align 8, !tbaa !66
  %123 = icmp eq ptr %122, null
  br i1 %123, label %138, label %124

124:                                              ; preds = %119
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #15
  %125 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #16
  %126 = load i64, ptr %5, align 8, !tbaa !38
  %127 = mul i64 %126, 1000000000
  %128 = load i64, ptr %41, align 8, !tbaa !40
  %129 = add i64 %127, %128
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #15
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
  call fastcc void @look(ptr noundef nonnull %121) #17
  store atomic i32 0, ptr %134 seq_cst, align 4
  br label %138

138:                                              ; preds = %137, %133, %124, %119
  %139 = getelementptr inbounds %struct.shared, ptr %120, i64 0, i32 2, i32 4
  %140 = load atomic i32, ptr %139 seq_cst, align 8
  %141 = icmp ne i32 %140, 0
  %142 = zext i1 %141 to i32
  %143 = load i32, ptr %42, align 8, !tbaa !76
  %144 = icmp eq i32 %143, %142
  br i1 %144, label %151, label %145

145:                                              ; preds = %138
  %146 = zext i1 %141 to i64
  %147 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 %146, i32 1
  %148 = load i64, ptr %147, align 8, !tbaa !49
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
  br i1 %160, label %44, label %66, !llvm.loop !178

161:                                              ; preds = %44
  %162 = select i1 %31, i16 2, i16 3
  %163 = icmp eq i64 %30, 0
  br i1 %163, label %171, label %164, !prof !145

164:                                              ; preds = %161
  %165 = load ptr, ptr %0, align 8, !tbaa !56
  %166 = getelementptr inbounds %struct.shared, ptr %165, i64 0, i32 3
  %167 = load atomic i64, ptr %166 seq_cst, align 8
  %168 = icmp eq i64 %167, 0
  br i1 %168, label %171, label %169

169:                                              ; preds = %164
  %170 = inttoptr i64 %167 to ptr
  call fastcc void @add_span(ptr noundef nonnull %170, i64 noundef %30, i16 noundef %162, i16 noundef 1, i64 noundef 0) #17
  br label %171

171:                                              ; preds = %169, %164, %161, %44
  ret i32 %46
}

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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #15
  %18 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #16
  %19 = load i64, ptr %6, align 8, !tbaa !38
  %20 = mul i64 %19, 1000000000
  %21 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %22 = load i64, ptr %21, align 8, !tbaa !40
  %23 = add i64 %20, %22
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #15
  %24 = getelementptr inbounds %struct.turn, ptr %1, i64 0, i32 3
  %25 = load atomic i64, ptr %24 seq_cst, align 8
  %26 = sub i64 %23, %25
  %27 = icmp ult i64 %26, 1000000
  br i1 %27, label %67, label %28

28:                                               ; preds = %2, %17
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #15
  %29 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #16
  %30 = load i64, ptr %5, align 8, !tbaa !38
  %31 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %32 = load i64, ptr %31, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #15
  call fastcc void @give_turn(ptr noundef %0, ptr noundef nonnull %1) #17
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
  br i1 %47, label %49, label %41, !llvm.loop !77

49:                                               ; preds = %44
  %50 = getelementptr inbounds %struct.turn, ptr %1, i64 0, i32 3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #15
  %51 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #16
  %52 = load i64, ptr %4, align 8, !tbaa !38
  %53 = mul i64 %52, 1000000000
  %54 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %55 = load i64, ptr %54, align 8, !tbaa !40
  %56 = add i64 %53, %55
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #15
  store atomic i64 %56, ptr %50 monotonic, align 8
  store atomic i32 1, ptr %7 release, align 8
  br label %58

57:                                               ; preds = %41, %35
  call fastcc void @await_turn(ptr noundef %0, ptr noundef %1) #17
  br label %58

58:                                               ; preds = %28, %49, %57
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #15
  %59 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #16
  %60 = load i64, ptr %3, align 8, !tbaa !38
  %61 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %62 = load i64, ptr %61, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #15
  %63 = sub i64 %60, %30
  %64 = mul i64 %63, 1000000000
  %65 = sub i64 %62, %32
  %66 = add i64 %65, %64
  br label %67

67:                                               ; preds = %10, %13, %17, %58
  %68 = phi i64 [ %66, %58 ], [ 0, %17 ], [ 0, %13 ], [ 0, %10 ]
  ret i64 %68
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy(ptr, ptr) #6

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
define internal fastcc void @execute(ptr noundef %0, ptr noundef %1, i16 noundef %2) unnamed_addr #4 {
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.context, align 8
  switch i16 %2, label %315 [
    i16 1, label %8
    i16 2, label %162
    i16 3, label %193
    i16 4, label %218
    i16 5, label %243
  ]

8:                                                ; preds = %3
  %9 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8, !tbaa !15
  %11 = getelementptr inbounds %struct.kernel, ptr %10, i64 0, i32 3
  %12 = load i64, ptr %10, align 8, !tbaa !4
  %13 = getelementptr inbounds %struct.task, ptr %11, i64 %12
  %14 = getelementptr inbounds %struct.kernel, ptr %10, i64 0, i32 1
  %15 = load i64, ptr %14, align 8, !tbaa !4
  %16 = getelementptr inbounds %struct.extents, ptr %13, i64 %15
  %17 = getelementptr inbounds %struct.kernel, ptr %10, i64 0, i32 2
  %18 = load i64, ptr %17, align 8, !tbaa !4
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %62, label %20

20:                                               ; preds = %8
  %21 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 4
  %22 = icmp eq i64 %18, 1
  br i1 %22, label %48, label %23

23:                                               ; preds = %20
  %24 = and i64 %18, -2
  br label %25

25:                                               ; preds = %25, %23
  %26 = phi i64 [ 0, %23 ], [ %44, %25 ]
  %27 = or i64 %26, 1
  %28 = getelementptr inbounds %struct.pack, ptr %16, i64 %26
  %29 = getelementptr inbounds %struct.pack, ptr %16, i64 %27
  %30 = getelementptr inbounds %struct.pack, ptr %16, i64 %26, i32 1
  %31 = getelementptr inbounds %struct.pack, ptr %16, i64 %27, i32 1
  %32 = load i32, ptr %30, align 4, !tbaa !179
  %33 = load i32, ptr %31, align 4, !tbaa !179
  %34 = zext i32 %32 to i64
  %35 = zext i32 %33 to i64
  %36 = getelementptr inbounds i8, ptr %21, i64 %34
  %37 = getelementptr inbounds i8, ptr %21, i64 %35
  %38 = load i32, ptr %28, align 4, !tbaa !181
  %39 = load i32, ptr %29, align 4, !tbaa !181
  %40 = zext i32 %38 to i64
  %41 = zext i32 %39 to i64
  %42 = getelementptr inbounds i8, ptr %21, i64 %40
  %43 = getelementptr inbounds i8, ptr %21, i64 %41
  store ptr %36, ptr %42, align 8, !tbaa !15
  store ptr %37, ptr %43, align 8, !tbaa !15
  %44 = add nuw i64 %26, 2
  %45 = icmp eq i64 %44, %24
  br i1 %45, label %46, label %25, !llvm.loop !182

46:                                               ; preds = %25
  %47 = icmp eq i64 %18, %24
  br i1 %47, label %62, label %48

48:                                               ; preds = %20, %46
  %49 = phi i64 [ 0, %20 ], [ %24, %46 ]
  br label %50

50:                                               ; preds = %48, %50
  %51 = phi i64 [ %60, %50 ], [ %49, %48 ]
  %52 = getelementptr inbounds %struct.pack, ptr %16, i64 %51
  %53 = getelementptr inbounds %struct.pack, ptr %16, i64 %51, i32 1
  %54 = load i32, ptr %53, align 4, !tbaa !179
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds i8, ptr %21, i64 %55
  %57 = load i32, ptr %52, align 4, !tbaa !181
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds i8, ptr %21, i64 %58
  store ptr %56, ptr %59, align 8, !tbaa !15
  %60 = add nuw i64 %51, 1
  %61 = icmp eq i64 %60, %18
  br i1 %61, label %62, label %50, !llvm.loop !185

62:                                               ; preds = %50, %46, %8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #15
  %63 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 4
  store ptr %63, ptr %7, align 8, !tbaa !186
  %64 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 1
  %65 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 2
  %66 = load ptr, ptr %65, align 8, !tbaa !15
  store ptr %66, ptr %64, align 8, !tbaa !188
  %67 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 2
  store i32 0, ptr %67, align 8, !tbaa !189
  %68 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 3
  %69 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 3
  %70 = load ptr, ptr %69, align 8, !tbaa !15
  store ptr %70, ptr %68, align 8, !tbaa !190
  %71 = icmp eq i64 %15, 0
  br i1 %71, label %122, label %72

72:                                               ; preds = %62, %108
  %73 = phi i64 [ %111, %108 ], [ 0, %62 ]
  %74 = phi i64 [ %110, %108 ], [ 1, %62 ]
  %75 = getelementptr inbounds %struct.extents, ptr %13, i64 %73, i32 1
  %76 = load i32, ptr %75, align 4, !tbaa !191
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %108, label %78

78:                                               ; preds = %72
  %79 = getelementptr inbounds %struct.extents, ptr %13, i64 %73
  %80 = load i32, ptr %79, align 4, !tbaa !193
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds i8, ptr %63, i64 %81
  %83 = zext i32 %76 to i64
  %84 = icmp eq i32 %76, 1
  br i1 %84, label %105, label %85

85:                                               ; preds = %78
  %86 = and i64 %83, 4294967294
  br label %87

87:                                               ; preds = %87, %85
  %88 = phi i64 [ 0, %85 ], [ %100, %87 ]
  %89 = phi i64 [ 1, %85 ], [ %98, %87 ]
  %90 = phi i64 [ 1, %85 ], [ %99, %87 ]
  %91 = or i64 %88, 1
  %92 = getelementptr inbounds i32, ptr %82, i64 %88
  %93 = getelementptr inbounds i32, ptr %82, i64 %91
  %94 = load i32, ptr %92, align 4, !tbaa !9
  %95 = load i32, ptr %93, align 4, !tbaa !9
  %96 = sext i32 %94 to i64
  %97 = sext i32 %95 to i64
  %98 = mul i64 %89, %96
  %99 = mul i64 %90, %97
  %100 = add nuw i64 %88, 2
  %101 = icmp eq i64 %100, %86
  br i1 %101, label %102, label %87, !llvm.loop !194

102:                                              ; preds = %87
  %103 = mul i64 %99, %98
  %104 = icmp eq i64 %86, %83
  br i1 %104, label %108, label %105

105:                                              ; preds = %78, %102
  %106 = phi i64 [ 0, %78 ], [ %86, %102 ]
  %107 = phi i64 [ 1, %78 ], [ %103, %102 ]
  br label %113

108:                                              ; preds = %113, %102, %72
  %109 = phi i64 [ 1, %72 ], [ %103, %102 ], [ %119, %113 ]
  %110 = tail call i64 @llvm.umax.i64(i64 %109, i64 %74)
  %111 = add nuw i64 %73, 1
  %112 = icmp eq i64 %111, %15
  br i1 %112, label %122, label %72, !llvm.loop !195

113:                                              ; preds = %105, %113
  %114 = phi i64 [ %120, %113 ], [ %106, %105 ]
  %115 = phi i64 [ %119, %113 ], [ %107, %105 ]
  %116 = getelementptr inbounds i32, ptr %82, i64 %114
  %117 = load i32, ptr %116, align 4, !tbaa !9
  %118 = sext i32 %117 to i64
  %119 = mul i64 %115, %118
  %120 = add nuw nsw i64 %114, 1
  %121 = icmp eq i64 %120, %83
  br i1 %121, label %108, label %113, !llvm.loop !196

122:                                              ; preds = %108, %62
  %123 = phi i64 [ 1, %62 ], [ %110, %108 ]
  %124 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  store i64 %123, ptr %124, align 8, !tbaa !99
  %125 = load i64, ptr %10, align 8, !tbaa !4
  %126 = icmp eq i64 %125, 0
  br i1 %126, label %131, label %127

127:                                              ; preds = %122
  %128 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  br label %153

129:                                              ; preds = %153
  %130 = load ptr, ptr %65, align 8, !tbaa !15
  br label %131

131:                                              ; preds = %129, %122
  %132 = phi ptr [ %66, %122 ], [ %130, %129 ]
  %133 = phi ptr [ %10, %122 ], [ %159, %129 ]
  %134 = phi i64 [ 0, %122 ], [ %160, %129 ]
  %135 = getelementptr inbounds i8, ptr %132, i64 35224
  %136 = load i64, ptr %135, align 8, !tbaa !4
  %137 = icmp eq i64 %136, 0
  br i1 %137, label %152, label %138

138:                                              ; preds = %131
  %139 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %140 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %141 = load i64, ptr %140, align 8, !tbaa !125
  %142 = add i64 %141, 1
  %143 = getelementptr inbounds i8, ptr %132, i64 32912
  %144 = getelementptr inbounds %struct.kernel, ptr %133, i64 0, i32 3
  %145 = getelementptr inbounds %struct.task, ptr %144, i64 %134
  %146 = getelementptr inbounds %struct.kernel, ptr %133, i64 0, i32 1
  %147 = load i64, ptr %146, align 8, !tbaa !4
  %148 = getelementptr inbounds %struct.extents, ptr %145, i64 %147
  %149 = getelementptr inbounds %struct.kernel, ptr %133, i64 0, i32 2
  %150 = load i64, ptr %149, align 8, !tbaa !4
  %151 = getelementptr inbounds %struct.pack, ptr %148, i64 %150
  call fastcc void @add_failed_assert(ptr noundef nonnull %139, i64 noundef %142, ptr noundef nonnull %143, ptr noundef nonnull %151) #18
  store i64 0, ptr %135, align 8, !tbaa !4
  br label %152

152:                                              ; preds = %131, %138
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #15
  br label %315

153:                                              ; preds = %127, %153
  %154 = phi ptr [ %10, %127 ], [ %159, %153 ]
  %155 = phi i64 [ 0, %127 ], [ %158, %153 ]
  %156 = getelementptr inbounds %struct.kernel, ptr %154, i64 0, i32 3, i64 %155
  store ptr %156, ptr %128, align 8, !tbaa !98
  %157 = load ptr, ptr %156, align 8, !tbaa !197
  call void %157(ptr noundef nonnull %7) #16
  %158 = add nuw i64 %155, 1
  %159 = load ptr, ptr %9, align 8, !tbaa !15
  %160 = load i64, ptr %159, align 8, !tbaa !4
  %161 = icmp ult i64 %158, %160
  br i1 %161, label %153, label %129, !llvm.loop !199

162:                                              ; preds = %3
  %163 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %164 = load ptr, ptr %163, align 8, !tbaa !94
  %165 = getelementptr inbounds %struct.pool, ptr %164, i64 0, i32 7, i32 3
  %166 = load atomic i64, ptr %165 seq_cst, align 8
  %167 = icmp eq i64 %166, 0
  br i1 %167, label %175, label %168, !prof !145

168:                                              ; preds = %162
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #15
  %169 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #16
  %170 = load i64, ptr %6, align 8, !tbaa !38
  %171 = mul i64 %170, 1000000000
  %172 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %173 = load i64, ptr %172, align 8, !tbaa !40
  %174 = add i64 %171, %173
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #15
  br label %175

175:                                              ; preds = %162, %168
  %176 = phi i64 [ %174, %168 ], [ 0, %162 ]
  %177 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 1
  %178 = load ptr, ptr %177, align 8, !tbaa !200
  %179 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 2
  %180 = load ptr, ptr %179, align 8, !tbaa !202
  %181 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 3
  %182 = load i64, ptr %181, align 8, !tbaa !203
  %183 = call ptr @memmove(ptr noundef %178, ptr noundef %180, i64 noundef %182) #16
  %184 = load i64, ptr %181, align 8, !tbaa !203
  %185 = icmp eq i64 %176, 0
  br i1 %185, label %315, label %186, !prof !145

186:                                              ; preds = %175
  %187 = load ptr, ptr %163, align 8, !tbaa !94
  %188 = getelementptr inbounds %struct.pool, ptr %187, i64 0, i32 7, i32 3
  %189 = load atomic i64, ptr %188 seq_cst, align 8
  %190 = icmp eq i64 %189, 0
  br i1 %190, label %315, label %191

191:                                              ; preds = %186
  %192 = inttoptr i64 %189 to ptr
  call fastcc void @add_span(ptr noundef nonnull %192, i64 noundef %176, i16 noundef 2, i16 noundef 3, i64 noundef %184) #17
  br label %315

193:                                              ; preds = %3
  %194 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 1
  %195 = load ptr, ptr %194, align 8, !tbaa !15
  %196 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 2
  %197 = load i64, ptr %196, align 8, !tbaa !4
  %198 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 4
  %199 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 3
  %200 = load i64, ptr %199, align 8, !tbaa !4
  %201 = icmp eq i64 %200, 1
  br i1 %201, label %202, label %206

202:                                              ; preds = %193
  %203 = load i8, ptr %198, align 1, !tbaa !65
  %204 = zext i8 %203 to i32
  %205 = tail call ptr @memset(ptr noundef %195, i32 noundef %204, i64 noundef %197) #16
  br label %315

206:                                              ; preds = %193
  %207 = tail call i64 @llvm.umin.i64(i64 %200, i64 %197)
  %208 = tail call ptr @memcpy(ptr noundef %195, ptr noundef nonnull %198, i64 noundef %207) #16
  %209 = icmp ugt i64 %197, %200
  br i1 %209, label %210, label %315

210:                                              ; preds = %206, %210
  %211 = phi i64 [ %216, %210 ], [ %207, %206 ]
  %212 = sub i64 %197, %211
  %213 = tail call i64 @llvm.umin.i64(i64 %211, i64 %212)
  %214 = getelementptr inbounds i8, ptr %195, i64 %211
  %215 = tail call ptr @memcpy(ptr noundef %214, ptr noundef %195, i64 noundef %213) #16
  %216 = add i64 %213, %211
  %217 = icmp ult i64 %216, %197
  br i1 %217, label %210, label %315, !llvm.loop !204

218:                                              ; preds = %3
  %219 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 1
  %220 = load ptr, ptr %219, align 8, !tbaa !205
  %221 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 2
  %222 = load i64, ptr %221, align 8, !tbaa !207
  %223 = getelementptr inbounds i8, ptr %220, i64 %222
  %224 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %225 = icmp sgt i64 %222, 0
  br i1 %225, label %226, label %315

226:                                              ; preds = %218
  %227 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %228 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2
  br label %229

229:                                              ; preds = %226, %233
  %230 = phi ptr [ %220, %226 ], [ %241, %233 ]
  %231 = load atomic i32, ptr %224 seq_cst, align 4
  %232 = icmp eq i32 %231, 2
  br i1 %232, label %315, label %233

233:                                              ; preds = %229
  %234 = load i16, ptr %230, align 4, !tbaa !208
  tail call fastcc void @execute(ptr noundef nonnull %0, ptr noundef nonnull %230, i16 noundef %234) #17
  %235 = load ptr, ptr %227, align 8, !tbaa !94
  %236 = getelementptr inbounds %struct.pool, ptr %235, i64 0, i32 7, i32 1
  %237 = tail call fastcc i64 @pause_turn(ptr noundef nonnull %236, ptr noundef nonnull %228) #17
  %238 = getelementptr inbounds %struct.command, ptr %230, i64 0, i32 2
  %239 = load i32, ptr %238, align 4, !tbaa !123
  %240 = zext i32 %239 to i64
  %241 = getelementptr inbounds i8, ptr %230, i64 %240
  %242 = icmp ult ptr %241, %223
  br i1 %242, label %229, label %315, !llvm.loop !209

243:                                              ; preds = %3
  %244 = getelementptr inbounds %struct.wait, ptr %1, i64 0, i32 1
  %245 = load ptr, ptr %244, align 8, !tbaa !210
  %246 = getelementptr inbounds %struct.queue, ptr %245, i64 0, i32 1
  %247 = load atomic i64, ptr %246 seq_cst, align 8
  %248 = getelementptr inbounds %struct.wait, ptr %1, i64 0, i32 2
  %249 = load i64, ptr %248, align 8, !tbaa !212
  %250 = icmp ult i64 %247, %249
  br i1 %250, label %251, label %284

251:                                              ; preds = %243
  %252 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %253 = load ptr, ptr %252, align 8, !tbaa !94
  %254 = getelementptr inbounds %struct.pool, ptr %253, i64 0, i32 7, i32 1
  %255 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2
  tail call fastcc void @give_turn(ptr noundef nonnull %254, ptr noundef nonnull %255) #17
  %256 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %257 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  br label %258

258:                                              ; preds = %251, %267
  %259 = load atomic i32, ptr %256 seq_cst, align 4
  %260 = icmp eq i32 %259, 2
  br i1 %260, label %284, label %261

261:                                              ; preds = %258
  %262 = load ptr, ptr %244, align 8, !tbaa !210
  %263 = getelementptr inbounds %struct.queue, ptr %262, i64 0, i32 1
  %264 = load atomic i64, ptr %263 seq_cst, align 8
  %265 = load i64, ptr %248, align 8, !tbaa !212
  %266 = icmp ult i64 %264, %265
  br i1 %266, label %267, label %284

267:                                              ; preds = %261
  %268 = load ptr, ptr %244, align 8, !tbaa !210
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #15
  %269 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #16
  %270 = load i64, ptr %5, align 8, !tbaa !38
  %271 = mul i64 %270, 1000000000
  %272 = load i64, ptr %257, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #15
  %273 = add i64 %272, 20000000
  %274 = add i64 %273, %271
  %275 = call fastcc i32 @reach(ptr noundef %268, i64 noundef %265, i64 noundef %274) #17
  %276 = icmp eq i32 %275, 0
  br i1 %276, label %258, label %277, !llvm.loop !213

277:                                              ; preds = %267
  %278 = icmp slt i32 %275, 0
  br i1 %278, label %279, label %284

279:                                              ; preds = %277
  %280 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %281 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %282 = load i64, ptr %281, align 8, !tbaa !125
  %283 = add i64 %282, 1
  call fastcc void @add_failure(ptr noundef nonnull %280, i64 noundef %283) #18
  br label %284

284:                                              ; preds = %261, %258, %243, %279, %277
  %285 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %286 = load ptr, ptr %285, align 8, !tbaa !94
  %287 = getelementptr inbounds %struct.pool, ptr %286, i64 0, i32 7, i32 1
  %288 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2
  %289 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2, i32 4
  %290 = load atomic i32, ptr %289 seq_cst, align 8
  %291 = icmp eq i32 %290, 0
  br i1 %291, label %292, label %315

292:                                              ; preds = %284
  %293 = getelementptr inbounds %struct.pool, ptr %286, i64 0, i32 7, i32 1, i32 1
  %294 = load atomic i32, ptr %293 seq_cst, align 4
  %295 = icmp eq i32 %294, 0
  br i1 %295, label %296, label %314

296:                                              ; preds = %292
  %297 = load atomic i32, ptr %287 seq_cst, align 8
  br label %298

298:                                              ; preds = %301, %296
  %299 = phi i32 [ %297, %296 ], [ %305, %301 ]
  %300 = icmp sgt i32 %299, 0
  br i1 %300, label %301, label %314

301:                                              ; preds = %298
  %302 = add nsw i32 %299, -1
  %303 = cmpxchg ptr %287, i32 %299, i32 %302 seq_cst seq_cst, align 4
  %304 = extractvalue { i32, i1 } %303, 1
  %305 = extractvalue { i32, i1 } %303, 0
  br i1 %304, label %306, label %298, !llvm.loop !77

306:                                              ; preds = %301
  %307 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2, i32 3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #15
  %308 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #16
  %309 = load i64, ptr %4, align 8, !tbaa !38
  %310 = mul i64 %309, 1000000000
  %311 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %312 = load i64, ptr %311, align 8, !tbaa !40
  %313 = add i64 %310, %312
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #15
  store atomic i64 %313, ptr %307 monotonic, align 8
  store atomic i32 1, ptr %289 release, align 8
  br label %315

314:                                              ; preds = %298, %292
  call fastcc void @await_turn(ptr noundef nonnull %287, ptr noundef nonnull %288) #17
  br label %315

315:                                              ; preds = %233, %229, %210, %218, %314, %306, %284, %206, %202, %191, %186, %175, %3, %152
  ret void
}

; Function Attrs: cold nounwind optsize
define internal fastcc void @add_failure(ptr noundef %0, i64 noundef %1) unnamed_addr #12 {
  %3 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2592) #16
  %4 = icmp eq ptr %3, null
  br i1 %4, label %8, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.failure, ptr %3, i64 0, i32 1
  store i64 %1, ptr %6, align 8, !tbaa !214
  %7 = getelementptr inbounds %struct.failure, ptr %3, i64 0, i32 2
  store i64 1, ptr %7, align 8, !tbaa !215
  tail call fastcc void @append_failure(ptr noundef %0, ptr noundef nonnull %3) #17
  br label %8

8:                                                ; preds = %2, %5
  ret void
}

; Function Attrs: cold nounwind optsize
define internal fastcc void @add_failed_assert(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #12 {
  %5 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2592) #16
  %6 = icmp eq ptr %5, null
  br i1 %6, label %28, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 1
  store i64 %1, ptr %8, align 8, !tbaa !214
  %9 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 2
  store i64 0, ptr %9, align 8, !tbaa !215
  %10 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 5
  %11 = tail call ptr @memcpy(ptr noundef nonnull %10, ptr noundef %2, i64 noundef 2048) #16
  %12 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 6
  %13 = getelementptr inbounds i8, ptr %2, i64 2048
  %14 = tail call ptr @memcpy(ptr noundef nonnull %12, ptr noundef nonnull %13, i64 noundef 256) #16
  %15 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 3
  %16 = getelementptr inbounds i8, ptr %2, i64 2312
  %17 = tail call ptr @memcpy(ptr noundef nonnull %15, ptr noundef nonnull %16, i64 noundef 8) #16
  br label %18

18:                                               ; preds = %7, %24
  %19 = phi i64 [ 0, %7 ], [ %26, %24 ]
  %20 = getelementptr inbounds i8, ptr %3, i64 %19
  %21 = load i8, ptr %20, align 1, !tbaa !65
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %23, label %24

23:                                               ; preds = %24, %18
  tail call fastcc void @append_failure(ptr noundef %0, ptr noundef nonnull %5) #17
  br label %28

24:                                               ; preds = %18
  %25 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 4, i64 %19
  store i8 %21, ptr %25, align 1, !tbaa !65
  %26 = add nuw nsw i64 %19, 1
  %27 = icmp eq i64 %26, 255
  br i1 %27, label %23, label %18, !llvm.loop !216

28:                                               ; preds = %4, %23
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @append_failure(ptr noundef %0, ptr noundef %1) unnamed_addr #4 {
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #16
  %4 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !134
  %6 = icmp eq ptr %5, null
  br i1 %6, label %10, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  %9 = load ptr, ptr %8, align 8, !tbaa !217
  br label %10

10:                                               ; preds = %2, %7
  %11 = phi ptr [ %9, %7 ], [ %4, %2 ]
  %12 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  store ptr %1, ptr %11, align 8, !tbaa !15
  store ptr %1, ptr %12, align 8, !tbaa !217
  %13 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 3
  %14 = load i64, ptr %13, align 8, !tbaa !137
  %15 = add i64 %14, 1
  store atomic i64 %15, ptr %13 seq_cst, align 8
  %16 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #16
  ret void
}

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #5

declare i32 @pthread_getcpuclockid(i64 noundef, ptr noundef) local_unnamed_addr #5

declare i64 @pthread_self() local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.aarch64.hint(i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #13

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #13

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #13

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #13

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.vector.reduce.or.v16i64(<16 x i64>) #14

attributes #0 = { nofree nounwind memory(argmem: readwrite) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #4 = { nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #5 = { "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #7 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #8 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #9 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #10 = { noinline nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #11 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #12 = { cold nounwind optsize "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #13 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #15 = { nounwind }
attributes #16 = { nobuiltin nounwind "no-builtins" }
attributes #17 = { nobuiltin "no-builtins" }
attributes #18 = { cold nobuiltin "no-builtins" }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 1}
!4 = !{!5, !5, i64 0}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i64 0, i64 8, !4, i64 8, i64 8, !4, i64 16, i64 4, !9, i64 20, i64 2, !11, i64 22, i64 2, !11, i64 24, i64 8, !4}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"short", !6, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!16, !16, i64 0}
!16 = !{!"any pointer", !6, i64 0}
!17 = !{i64 0, i64 8, !15, i64 8, i64 8, !15, i64 16, i64 8, !4, i64 24, i64 4, !9}
!18 = !{i64 0, i64 8, !15, i64 8, i64 8, !4, i64 16, i64 4, !9}
!19 = !{i64 0, i64 8, !4, i64 8, i64 4, !9}
!20 = !{i64 0, i64 4, !9}
!21 = distinct !{!21, !14}
!22 = !{!23, !10, i64 208}
!23 = !{!"copiers", !24, i64 0, !24, i64 64, !24, i64 128, !16, i64 192, !10, i64 200, !10, i64 204, !10, i64 208, !10, i64 212, !10, i64 216, !6, i64 224, !16, i64 288}
!24 = !{!"", !6, i64 0}
!25 = !{!23, !10, i64 204}
!26 = distinct !{!26, !14}
!27 = !{!23, !16, i64 192}
!28 = !{!29, !16, i64 0}
!29 = !{!"copying", !16, i64 0, !16, i64 8, !10, i64 16, !10, i64 20, !12, i64 24}
!30 = !{!29, !16, i64 8}
!31 = !{!29, !10, i64 16}
!32 = !{!29, !10, i64 20}
!33 = !{!29, !12, i64 24}
!34 = !{!23, !10, i64 200}
!35 = distinct !{!35, !14}
!36 = !{!37, !10, i64 24}
!37 = !{!"piece", !16, i64 0, !16, i64 8, !5, i64 16, !10, i64 24}
!38 = !{!39, !5, i64 0}
!39 = !{!"", !5, i64 0, !5, i64 8}
!40 = !{!39, !5, i64 8}
!41 = distinct !{!41, !14}
!42 = distinct !{!42, !14}
!43 = distinct !{!43, !14}
!44 = distinct !{!44, !14}
!45 = distinct !{!45, !14}
!46 = !{!23, !10, i64 216}
!47 = distinct !{!47, !14}
!48 = distinct !{!48, !14}
!49 = !{!50, !5, i64 8}
!50 = !{!"runner", !16, i64 0, !5, i64 8, !10, i64 16, !24, i64 24}
!51 = !{!52, !16, i64 8}
!52 = !{!"turn", !16, i64 0, !16, i64 8, !16, i64 16, !5, i64 24, !10, i64 32, !24, i64 40}
!53 = !{!54, !16, i64 80}
!54 = !{!"turns", !10, i64 0, !10, i64 4, !5, i64 8, !24, i64 16, !16, i64 80, !16, i64 88, !16, i64 96}
!55 = !{!52, !16, i64 0}
!56 = !{!57, !16, i64 0}
!57 = !{!"relay", !16, i64 0, !16, i64 8, !52, i64 16, !10, i64 120, !10, i64 124, !6, i64 128}
!58 = !{!23, !16, i64 288}
!59 = !{!60, !10, i64 136}
!60 = !{!"shared", !61, i64 0, !54, i64 136, !62, i64 240, !16, i64 416}
!61 = !{!"scheduling", !5, i64 0, !6, i64 8}
!62 = !{!"crowd", !16, i64 0, !6, i64 8, !10, i64 136, !10, i64 140, !10, i64 144, !5, i64 152, !5, i64 160, !5, i64 168}
!63 = !{!60, !5, i64 144}
!64 = !{i64 0, i64 8, !4, i64 8, i64 128, !65}
!65 = !{!6, !6, i64 0}
!66 = !{!62, !16, i64 0}
!67 = !{!68, !16, i64 240}
!68 = !{!"worker", !57, i64 0, !16, i64 240, !24, i64 248, !10, i64 280, !10, i64 284, !10, i64 288}
!69 = !{!68, !10, i64 280}
!70 = distinct !{!70, !14}
!71 = !{!60, !5, i64 0}
!72 = !{!57, !16, i64 8}
!73 = !{!50, !16, i64 0}
!74 = !{!50, !10, i64 16}
!75 = !{!60, !16, i64 240}
!76 = !{!57, !10, i64 120}
!77 = distinct !{!77, !14}
!78 = !{!68, !10, i64 284}
!79 = distinct !{!79, !14}
!80 = distinct !{!80, !14}
!81 = distinct !{!81, !14}
!82 = distinct !{!82, !14}
!83 = !{i64 0, i64 8, !15, i64 8, i64 8, !15, i64 16, i64 8, !15, i64 24, i64 4, !9, i64 28, i64 4, !9}
!84 = !{!85, !5, i64 72}
!85 = !{!"output", !24, i64 0, !16, i64 64, !5, i64 72, !5, i64 80, !5, i64 88}
!86 = !{!85, !5, i64 80}
!87 = !{!85, !16, i64 64}
!88 = !{!85, !5, i64 88}
!89 = !{!90, !16, i64 64}
!90 = !{!"arena", !24, i64 0, !16, i64 64}
!91 = !{!92, !16, i64 0}
!92 = !{!"chunk", !16, i64 0}
!93 = distinct !{!93, !14}
!94 = !{!95, !16, i64 296}
!95 = !{!"queue", !57, i64 0, !5, i64 240, !96, i64 248, !10, i64 264, !10, i64 268, !10, i64 272, !10, i64 276, !5, i64 280, !5, i64 288, !16, i64 296, !16, i64 304, !5, i64 312, !16, i64 320, !16, i64 328, !97, i64 336, !24, i64 424, !24, i64 456, !24, i64 520}
!96 = !{!"notification", !5, i64 0, !10, i64 8}
!97 = !{!"failures", !24, i64 0, !16, i64 64, !16, i64 72, !5, i64 80}
!98 = !{!95, !16, i64 304}
!99 = !{!95, !5, i64 312}
!100 = distinct !{!100, !14}
!101 = distinct !{!101, !14}
!102 = distinct !{!102, !14}
!103 = !{!104, !16, i64 0}
!104 = !{!"job", !16, i64 0, !16, i64 8, !10, i64 16, !10, i64 20, !5, i64 24, !6, i64 32}
!105 = !{!104, !16, i64 8}
!106 = !{!104, !10, i64 16}
!107 = !{!104, !10, i64 20}
!108 = !{!104, !5, i64 24}
!109 = !{!110, !10, i64 0}
!110 = !{!"share", !10, i64 0, !10, i64 4, !6, i64 8}
!111 = !{!110, !10, i64 4}
!112 = distinct !{!112, !14}
!113 = distinct !{!113, !14}
!114 = distinct !{!114, !14}
!115 = !{!95, !10, i64 256}
!116 = !{!95, !5, i64 280}
!117 = !{!118, !16, i64 8}
!118 = !{!"batch", !16, i64 0, !16, i64 8, !5, i64 16, !16, i64 24}
!119 = !{!118, !5, i64 16}
!120 = !{!118, !16, i64 24}
!121 = !{!122, !12, i64 2}
!122 = !{!"command", !12, i64 0, !12, i64 2, !10, i64 4}
!123 = !{!122, !10, i64 4}
!124 = distinct !{!124, !14}
!125 = !{!95, !5, i64 240}
!126 = !{!96, !10, i64 8}
!127 = !{!95, !16, i64 328}
!128 = !{!118, !16, i64 0}
!129 = distinct !{!129, !14}
!130 = !{!95, !10, i64 272}
!131 = distinct !{!131, !14}
!132 = distinct !{!132, !14}
!133 = distinct !{!133, !14}
!134 = !{!97, !16, i64 64}
!135 = !{!136, !16, i64 0}
!136 = !{!"failure", !16, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !6, i64 32, !6, i64 288, !6, i64 2336}
!137 = !{!97, !5, i64 80}
!138 = !{i64 0, i64 8, !15, i64 8, i64 8, !4, i64 16, i64 8, !4, i64 24, i64 8, !4, i64 32, i64 256, !65, i64 288, i64 2048, !65, i64 2336, i64 256, !65}
!139 = !{!95, !10, i64 268}
!140 = distinct !{!140, !14}
!141 = distinct !{!141, !14}
!142 = distinct !{!142, !14}
!143 = !{!95, !5, i64 288}
!144 = distinct !{!144, !14}
!145 = !{!"branch_weights", i32 2000, i32 1}
!146 = !{!37, !16, i64 0}
!147 = !{!37, !16, i64 8}
!148 = !{!37, !5, i64 16}
!149 = !{i32 1}
!150 = distinct !{!150, !14}
!151 = !{!23, !10, i64 212}
!152 = distinct !{!152, !14}
!153 = distinct !{!153, !14}
!154 = distinct !{!154, !14}
!155 = !{!156, !5, i64 0}
!156 = !{!"thread_span", !5, i64 0, !5, i64 8, !10, i64 16, !12, i64 20, !12, i64 22, !5, i64 24}
!157 = !{!156, !10, i64 16}
!158 = !{!156, !12, i64 20}
!159 = !{!156, !12, i64 22}
!160 = !{!156, !5, i64 24}
!161 = !{!54, !16, i64 88}
!162 = !{!52, !16, i64 16}
!163 = distinct !{!163, !14}
!164 = distinct !{!164, !14}
!165 = distinct !{!165, !14}
!166 = !{!62, !5, i64 160}
!167 = distinct !{!167, !14}
!168 = !{!62, !5, i64 168}
!169 = !{!61, !5, i64 0}
!170 = distinct !{!170, !14}
!171 = distinct !{!171, !14}
!172 = !{!54, !16, i64 96}
!173 = !{!54, !5, i64 8}
!174 = distinct !{!174, !14}
!175 = distinct !{!175, !14}
!176 = distinct !{!176, !14}
!177 = distinct !{!177, !14}
!178 = distinct !{!178, !14}
!179 = !{!180, !10, i64 4}
!180 = !{!"pack", !10, i64 0, !10, i64 4}
!181 = !{!180, !10, i64 0}
!182 = distinct !{!182, !14, !183, !184}
!183 = !{!"llvm.loop.isvectorized", i32 1}
!184 = !{!"llvm.loop.unroll.runtime.disable"}
!185 = distinct !{!185, !14, !183}
!186 = !{!187, !16, i64 0}
!187 = !{!"context", !16, i64 0, !16, i64 8, !10, i64 16, !16, i64 24}
!188 = !{!187, !16, i64 8}
!189 = !{!187, !10, i64 16}
!190 = !{!187, !16, i64 24}
!191 = !{!192, !10, i64 4}
!192 = !{!"extents", !10, i64 0, !10, i64 4}
!193 = !{!192, !10, i64 0}
!194 = distinct !{!194, !14, !183, !184}
!195 = distinct !{!195, !14}
!196 = distinct !{!196, !14, !183}
!197 = !{!198, !16, i64 0}
!198 = !{!"task", !16, i64 0, !5, i64 8, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28}
!199 = distinct !{!199, !14}
!200 = !{!201, !16, i64 8}
!201 = !{!"copy", !122, i64 0, !16, i64 8, !16, i64 16, !5, i64 24}
!202 = !{!201, !16, i64 16}
!203 = !{!201, !5, i64 24}
!204 = distinct !{!204, !14}
!205 = !{!206, !16, i64 8}
!206 = !{!"execute", !122, i64 0, !16, i64 8, !5, i64 16, !5, i64 24}
!207 = !{!206, !5, i64 16}
!208 = !{!122, !12, i64 0}
!209 = distinct !{!209, !14}
!210 = !{!211, !16, i64 8}
!211 = !{!"wait", !122, i64 0, !16, i64 8, !5, i64 16, !5, i64 24}
!212 = !{!211, !5, i64 16}
!213 = distinct !{!213, !14}
!214 = !{!136, !5, i64 8}
!215 = !{!136, !5, i64 16}
!216 = distinct !{!216, !14}
!217 = !{!97, !16, i64 72}
