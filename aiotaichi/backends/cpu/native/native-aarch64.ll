; Made by `nox -s native` from *.c and *.h, sha256 3d02bc04c4d9034bdd7bd4f35b1f73196a6695c0707a48a6b1b2eabf0c61125e
; ModuleID = 'aiotaichi/backends/cpu/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"
target triple = "aarch64-unknown-linux-gnu"

%struct.handlers = type { %struct.mutex, i32, i32, i64, [3 x %struct.passed_on] }
%struct.mutex = type { [8 x i64] }
%struct.passed_on = type { [8 x %struct.signal_action], i32, i32, ptr, i32 }
%struct.signal_action = type { ptr, %struct.signal_set, i32, ptr }
%struct.signal_set = type { [16 x i64] }
%struct.output = type { %struct.mutex, ptr, i64, i64, i64 }
%struct.span_ring = type { i64, i64, i64, i64, [0 x %struct.thread_span] }
%struct.thread_span = type { i64, i64, i32, i16, i16, i64 }
%struct.pool = type { %struct.mutex, %struct.condition, i32, i32, i64, i64, i32, i32, %struct.shared, ptr, %struct.mutex, ptr, i32, i32, i32, %struct.fault, [16 x %struct.place], [0 x %struct.worker] }
%struct.condition = type { [8 x i64] }
%struct.shared = type { %struct.scheduling, %struct.turns, %struct.crowd, ptr }
%struct.scheduling = type { i64, [16 x i64] }
%struct.turns = type { i32, i32, i64, %struct.mutex, ptr, ptr, ptr }
%struct.crowd = type { ptr, [16 x i64], i32, i32, i32, i64, i64, i64 }
%struct.fault = type { i64, i32, i32, i32, i32, [256 x i8] }
%struct.place = type { ptr, i32, i32, i32, [44 x i8] }
%struct.worker = type { %struct.relay, ptr, %struct.semaphore, i32, i64, i64, i64, i64, i32 }
%struct.relay = type { ptr, ptr, %struct.turn, i32, i32, [2 x %struct.runner] }
%struct.turn = type { ptr, ptr, ptr, i64, i32, %struct.condition }
%struct.runner = type { ptr, i64, i32, %struct.semaphore, %struct.trap }
%struct.trap = type { ptr, %struct.fault }
%struct.semaphore = type { [4 x i64] }
%struct.timespec = type { i64, i64 }
%struct.piece = type { ptr, ptr, i64, i32 }
%struct.copiers = type { [16 x %struct.copying], i32, i64, i32, i64, i32, i32, i32, i32, i32, i32, i32, %struct.mutex, %struct.condition, %struct.condition, [8 x i64], ptr }
%struct.copying = type { i64, i32, ptr, i16 }
%struct.job = type { i64, ptr, ptr, i32, i32, i64, i64, i32, %struct.fault, [64 x %struct.share] }
%struct.share = type { i32, i32, [56 x i8] }
%struct.__va_list = type { ptr, ptr, ptr, i32, i32 }
%struct.arena = type { %struct.mutex, ptr }
%struct.chunk = type { ptr }
%struct.queue = type { %struct.relay, i64, %struct.notification, i32, i32, i32, i32, i64, i64, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, %struct.failures, %struct.semaphore, %struct.mutex, %struct.condition }
%struct.notification = type { i64, i32 }
%struct.failures = type { %struct.mutex, ptr, ptr, i64 }
%struct.task = type { ptr, i64, i32, i32, i32, i32 }
%struct.batch = type { ptr, ptr, i64, ptr }
%struct.command = type { i16, i16, i32 }
%struct.signal_info = type { i32, i32, i32, i32, i64, [13 x i64] }
%struct.signal_stack = type { ptr, i32, i64 }
%struct.frame = type { [40 x i64] }
%struct.launch = type { %struct.command, ptr, ptr, ptr, [0 x i8] }
%struct.kernel = type { i64, i64, i64, [0 x %struct.task] }
%struct.extents = type { i32, i32 }
%struct.pack = type { i32, i32 }
%struct.failure = type { ptr, i64, i64, i64, [256 x i8], [2048 x i8], [32 x i64] }
%struct.context = type { ptr, ptr, i32, ptr }
%struct.copy = type { %struct.command, ptr, ptr, i64 }
%struct.fill = type { %struct.command, ptr, i64, i64, [0 x i8] }
%struct.execute = type { %struct.command, ptr, i64, i64 }
%struct.wait = type { %struct.command, ptr, i64, i64 }

@handlers = internal global %struct.handlers zeroinitializer, align 8
@spinners = internal global i32 0, align 4
@outputs = internal global [16 x %struct.output] zeroinitializer, align 8
@fault_signals = internal unnamed_addr constant [3 x i32] [i32 8, i32 7, i32 11], align 4
@clocks_end = internal global i32 0, align 4
@clocks = internal global [4096 x i32] zeroinitializer, align 4
@notify.one = internal constant i64 1, align 8

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

; Function Attrs: nounwind
define dso_local void @traps_reset() local_unnamed_addr #3 {
  %1 = tail call ptr @memset(ptr noundef nonnull @handlers, i32 noundef 0, i64 noundef 64) #23
  ret void
}

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i64 @spinning_threads() local_unnamed_addr #5 {
  ret i64 ptrtoint (ptr @spinners to i64)
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local void @pool_record(ptr nocapture noundef writeonly %0, ptr noundef %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 8, i32 3
  %4 = ptrtoint ptr %1 to i64
  store atomic i64 %4, ptr %3 seq_cst, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @pool_copy(ptr nocapture noundef readonly %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #3 {
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = alloca [16 x %struct.piece], align 8
  %8 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 9
  %9 = load ptr, ptr %8, align 8, !tbaa !15
  %10 = icmp eq i64 %3, 0
  br i1 %10, label %331, label %11

11:                                               ; preds = %4
  %12 = add i64 %3, 16777215
  %13 = add i64 %3, -1
  %14 = lshr i64 %12, 14
  %15 = and i64 %14, 1125899906841600
  %16 = udiv i64 %13, %15
  %17 = shl i64 %16, 6
  %18 = add i64 %17, 64
  %19 = tail call i64 @llvm.umax.i64(i64 %18, i64 65536)
  %20 = getelementptr inbounds %struct.copiers, ptr %9, i64 0, i32 9
  %21 = getelementptr inbounds %struct.copiers, ptr %9, i64 0, i32 8
  %22 = getelementptr inbounds %struct.copiers, ptr %9, i64 0, i32 12
  %23 = getelementptr inbounds [16 x %struct.copying], ptr %9, i64 0, i64 0, i32 1
  %24 = getelementptr inbounds [16 x %struct.copying], ptr %9, i64 0, i64 1, i32 1
  %25 = getelementptr inbounds [16 x %struct.copying], ptr %9, i64 0, i64 2, i32 1
  %26 = getelementptr inbounds [16 x %struct.copying], ptr %9, i64 0, i64 3, i32 1
  %27 = getelementptr inbounds [16 x %struct.copying], ptr %9, i64 0, i64 4, i32 1
  %28 = getelementptr inbounds [16 x %struct.copying], ptr %9, i64 0, i64 5, i32 1
  %29 = getelementptr inbounds [16 x %struct.copying], ptr %9, i64 0, i64 6, i32 1
  %30 = getelementptr inbounds [16 x %struct.copying], ptr %9, i64 0, i64 7, i32 1
  %31 = getelementptr inbounds [16 x %struct.copying], ptr %9, i64 0, i64 8, i32 1
  %32 = getelementptr inbounds [16 x %struct.copying], ptr %9, i64 0, i64 9, i32 1
  %33 = getelementptr inbounds [16 x %struct.copying], ptr %9, i64 0, i64 10, i32 1
  %34 = getelementptr inbounds [16 x %struct.copying], ptr %9, i64 0, i64 11, i32 1
  %35 = getelementptr inbounds [16 x %struct.copying], ptr %9, i64 0, i64 12, i32 1
  %36 = getelementptr inbounds [16 x %struct.copying], ptr %9, i64 0, i64 13, i32 1
  %37 = getelementptr inbounds [16 x %struct.copying], ptr %9, i64 0, i64 14, i32 1
  %38 = getelementptr inbounds [16 x %struct.copying], ptr %9, i64 0, i64 15, i32 1
  %39 = getelementptr inbounds %struct.copiers, ptr %9, i64 0, i32 11
  %40 = getelementptr inbounds %struct.copiers, ptr %9, i64 0, i32 4
  %41 = getelementptr inbounds %struct.copiers, ptr %9, i64 0, i32 2
  %42 = getelementptr inbounds %struct.copiers, ptr %9, i64 0, i32 1
  %43 = getelementptr inbounds %struct.copiers, ptr %9, i64 0, i32 6
  %44 = getelementptr inbounds %struct.copiers, ptr %9, i64 0, i32 7
  %45 = getelementptr inbounds %struct.copiers, ptr %9, i64 0, i32 13
  %46 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %47 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %48 = getelementptr inbounds %struct.copiers, ptr %9, i64 0, i32 5
  %49 = getelementptr inbounds %struct.copiers, ptr %9, i64 0, i32 14
  br label %50

50:                                               ; preds = %329, %11
  %51 = phi ptr [ %1, %11 ], [ %64, %329 ]
  %52 = phi ptr [ %2, %11 ], [ %65, %329 ]
  %53 = phi i64 [ %3, %11 ], [ %66, %329 ]
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %7) #24
  br label %54

54:                                               ; preds = %54, %50
  %55 = phi i64 [ 0, %50 ], [ %67, %54 ]
  %56 = phi ptr [ %51, %50 ], [ %64, %54 ]
  %57 = phi ptr [ %52, %50 ], [ %65, %54 ]
  %58 = phi i64 [ %53, %50 ], [ %66, %54 ]
  %59 = call i64 @llvm.umin.i64(i64 %58, i64 %19)
  %60 = getelementptr inbounds [16 x %struct.piece], ptr %7, i64 0, i64 %55
  store ptr %56, ptr %60, align 8, !tbaa.struct !17
  %61 = getelementptr inbounds i8, ptr %60, i64 8
  store ptr %57, ptr %61, align 8, !tbaa.struct !18
  %62 = getelementptr inbounds i8, ptr %60, i64 16
  store i64 %59, ptr %62, align 8, !tbaa.struct !19
  %63 = getelementptr inbounds i8, ptr %60, i64 24
  store i32 0, ptr %63, align 8, !tbaa.struct !20
  %64 = getelementptr inbounds i8, ptr %56, i64 %59
  %65 = getelementptr inbounds i8, ptr %57, i64 %59
  %66 = sub i64 %58, %59
  %67 = add nuw nsw i64 %55, 1
  %68 = icmp ne i64 %66, 0
  %69 = icmp ult i64 %55, 15
  %70 = select i1 %68, i1 %69, i1 false
  br i1 %70, label %54, label %71, !llvm.loop !21

71:                                               ; preds = %54
  %72 = trunc i64 %55 to i32
  %73 = load atomic i32, ptr %20 seq_cst, align 8
  %74 = load atomic i32, ptr %21 seq_cst, align 4
  %75 = icmp eq i32 %73, %74
  br i1 %75, label %95, label %76

76:                                               ; preds = %71
  %77 = call i32 @pthread_mutex_lock(ptr noundef nonnull %22) #23
  %78 = load i32, ptr %20, align 8, !tbaa !22
  %79 = load i32, ptr %21, align 4, !tbaa !25
  %80 = icmp ult i32 %78, %79
  br i1 %80, label %81, label %93

81:                                               ; preds = %76, %89
  %82 = phi i32 [ %90, %89 ], [ %78, %76 ]
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds %struct.copiers, ptr %9, i64 0, i32 15, i64 %83
  %85 = call i32 @pthread_create(ptr noundef nonnull %84, ptr noundef null, ptr noundef nonnull @help_to_copy, ptr noundef nonnull %9) #23
  %86 = icmp eq i32 %85, 0
  %87 = load i32, ptr %20, align 8, !tbaa !22
  br i1 %86, label %89, label %88

88:                                               ; preds = %81
  store atomic i32 %87, ptr %21 seq_cst, align 4
  br label %93

89:                                               ; preds = %81
  %90 = add i32 %87, 1
  store atomic i32 %90, ptr %20 seq_cst, align 8
  %91 = load i32, ptr %21, align 4, !tbaa !25
  %92 = icmp ult i32 %90, %91
  br i1 %92, label %81, label %93, !llvm.loop !26

93:                                               ; preds = %89, %88, %76
  %94 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %22) #23
  br label %95

95:                                               ; preds = %93, %71
  %96 = icmp eq i32 %72, 0
  br i1 %96, label %230, label %97

97:                                               ; preds = %95
  %98 = cmpxchg ptr %23, i32 0, i32 1 seq_cst seq_cst, align 4
  %99 = extractvalue { i32, i1 } %98, 1
  br i1 %99, label %145, label %100

100:                                              ; preds = %97
  %101 = cmpxchg ptr %24, i32 0, i32 1 seq_cst seq_cst, align 4
  %102 = extractvalue { i32, i1 } %101, 1
  br i1 %102, label %145, label %103

103:                                              ; preds = %100
  %104 = cmpxchg ptr %25, i32 0, i32 1 seq_cst seq_cst, align 4
  %105 = extractvalue { i32, i1 } %104, 1
  br i1 %105, label %145, label %106

106:                                              ; preds = %103
  %107 = cmpxchg ptr %26, i32 0, i32 1 seq_cst seq_cst, align 4
  %108 = extractvalue { i32, i1 } %107, 1
  br i1 %108, label %145, label %109

109:                                              ; preds = %106
  %110 = cmpxchg ptr %27, i32 0, i32 1 seq_cst seq_cst, align 4
  %111 = extractvalue { i32, i1 } %110, 1
  br i1 %111, label %145, label %112

112:                                              ; preds = %109
  %113 = cmpxchg ptr %28, i32 0, i32 1 seq_cst seq_cst, align 4
  %114 = extractvalue { i32, i1 } %113, 1
  br i1 %114, label %145, label %115

115:                                              ; preds = %112
  %116 = cmpxchg ptr %29, i32 0, i32 1 seq_cst seq_cst, align 4
  %117 = extractvalue { i32, i1 } %116, 1
  br i1 %117, label %145, label %118

118:                                              ; preds = %115
  %119 = cmpxchg ptr %30, i32 0, i32 1 seq_cst seq_cst, align 4
  %120 = extractvalue { i32, i1 } %119, 1
  br i1 %120, label %145, label %121

121:                                              ; preds = %118
  %122 = cmpxchg ptr %31, i32 0, i32 1 seq_cst seq_cst, align 4
  %123 = extractvalue { i32, i1 } %122, 1
  br i1 %123, label %145, label %124

124:                                              ; preds = %121
  %125 = cmpxchg ptr %32, i32 0, i32 1 seq_cst seq_cst, align 4
  %126 = extractvalue { i32, i1 } %125, 1
  br i1 %126, label %145, label %127

127:                                              ; preds = %124
  %128 = cmpxchg ptr %33, i32 0, i32 1 seq_cst seq_cst, align 4
  %129 = extractvalue { i32, i1 } %128, 1
  br i1 %129, label %145, label %130

130:                                              ; preds = %127
  %131 = cmpxchg ptr %34, i32 0, i32 1 seq_cst seq_cst, align 4
  %132 = extractvalue { i32, i1 } %131, 1
  br i1 %132, label %145, label %133

133:                                              ; preds = %130
  %134 = cmpxchg ptr %35, i32 0, i32 1 seq_cst seq_cst, align 4
  %135 = extractvalue { i32, i1 } %134, 1
  br i1 %135, label %145, label %136

136:                                              ; preds = %133
  %137 = cmpxchg ptr %36, i32 0, i32 1 seq_cst seq_cst, align 4
  %138 = extractvalue { i32, i1 } %137, 1
  br i1 %138, label %145, label %139

139:                                              ; preds = %136
  %140 = cmpxchg ptr %37, i32 0, i32 1 seq_cst seq_cst, align 4
  %141 = extractvalue { i32, i1 } %140, 1
  br i1 %141, label %145, label %142

142:                                              ; preds = %139
  %143 = cmpxchg ptr %38, i32 0, i32 1 seq_cst seq_cst, align 4
  %144 = extractvalue { i32, i1 } %143, 1
  br i1 %144, label %145, label %230

145:                                              ; preds = %142, %139, %136, %133, %130, %127, %124, %121, %118, %115, %112, %109, %106, %103, %100, %97
  %146 = phi i64 [ 0, %97 ], [ 1, %100 ], [ 2, %103 ], [ 3, %106 ], [ 4, %109 ], [ 5, %112 ], [ 6, %115 ], [ 7, %118 ], [ 8, %121 ], [ 9, %124 ], [ 10, %127 ], [ 11, %130 ], [ 12, %133 ], [ 13, %136 ], [ 14, %139 ], [ 15, %142 ]
  %147 = and i64 %67, 4294967295
  %148 = icmp ult i64 %55, 2
  br i1 %148, label %165, label %149

149:                                              ; preds = %145
  %150 = and i64 %67, 1
  %151 = icmp eq i64 %150, 0
  %152 = select i1 %151, i64 2, i64 %150
  %153 = sub nsw i64 %67, %152
  br label %154

154:                                              ; preds = %154, %149
  %155 = phi i64 [ 0, %149 ], [ %161, %154 ]
  %156 = phi <2 x i64> [ zeroinitializer, %149 ], [ %160, %154 ]
  %157 = getelementptr inbounds %struct.piece, ptr %7, i64 %155, i32 2
  %158 = load <8 x i64>, ptr %157, align 8, !tbaa !27
  %159 = shufflevector <8 x i64> %158, <8 x i64> poison, <2 x i32> <i32 0, i32 4>
  %160 = add <2 x i64> %159, %156
  %161 = add nuw i64 %155, 2
  %162 = icmp eq i64 %161, %153
  br i1 %162, label %163, label %154, !llvm.loop !29

163:                                              ; preds = %154
  %164 = call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %160)
  br label %165

165:                                              ; preds = %145, %163
  %166 = phi i64 [ 0, %145 ], [ %153, %163 ]
  %167 = phi i64 [ 0, %145 ], [ %164, %163 ]
  br label %222

168:                                              ; preds = %222
  %169 = getelementptr inbounds [16 x %struct.copying], ptr %9, i64 0, i64 %146
  %170 = load i32, ptr %39, align 8, !tbaa !32
  %171 = icmp eq i32 %170, 0
  %172 = icmp ugt i64 %227, 2097151
  %173 = select i1 %172, i64 400000, i64 200000
  %174 = select i1 %171, i64 200000, i64 %173
  store atomic i64 %174, ptr %40 seq_cst, align 8
  %175 = getelementptr inbounds [16 x %struct.copying], ptr %9, i64 0, i64 %146, i32 2
  store ptr %7, ptr %175, align 8, !tbaa !33
  %176 = getelementptr inbounds [16 x %struct.copying], ptr %9, i64 0, i64 %146, i32 3
  store i16 3, ptr %176, align 8, !tbaa !35
  %177 = atomicrmw add ptr %41, i64 %227 seq_cst, align 8
  %178 = atomicrmw add ptr %42, i32 1 seq_cst, align 4
  %179 = shl nuw nsw i64 %147, 32
  store atomic i64 %179, ptr %169 seq_cst, align 8
  %180 = load atomic i32, ptr %43 seq_cst, align 4
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %230, label %182

182:                                              ; preds = %168
  %183 = load atomic i32, ptr %20 seq_cst, align 8
  %184 = sub i32 %183, %180
  %185 = load atomic i32, ptr %42 seq_cst, align 8
  %186 = add i32 %184, %185
  %187 = zext i32 %186 to i64
  %188 = load atomic i64, ptr %41 seq_cst, align 8
  %189 = lshr i64 %188, 18
  %190 = icmp ugt i64 %189, %187
  br i1 %190, label %191, label %230

191:                                              ; preds = %182
  %192 = call i32 @pthread_mutex_lock(ptr noundef nonnull %22) #23
  %193 = load atomic i32, ptr %43 seq_cst, align 4
  %194 = icmp eq i32 %193, 0
  br i1 %194, label %211, label %195

195:                                              ; preds = %191, %206
  %196 = phi i32 [ %209, %206 ], [ %193, %191 ]
  %197 = phi i32 [ %208, %206 ], [ 0, %191 ]
  %198 = load atomic i32, ptr %20 seq_cst, align 8
  %199 = sub i32 %198, %196
  %200 = load atomic i32, ptr %42 seq_cst, align 8
  %201 = add i32 %199, %200
  %202 = zext i32 %201 to i64
  %203 = load atomic i64, ptr %41 seq_cst, align 8
  %204 = lshr i64 %203, 18
  %205 = icmp ugt i64 %204, %202
  br i1 %205, label %206, label %211

206:                                              ; preds = %195
  %207 = atomicrmw add ptr %43, i32 -1 seq_cst, align 4
  %208 = add i32 %197, 1
  %209 = load atomic i32, ptr %43 seq_cst, align 4
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %211, label %195, !llvm.loop !36

211:                                              ; preds = %206, %195, %191
  %212 = phi i32 [ 0, %191 ], [ %197, %195 ], [ %208, %206 ]
  %213 = load i32, ptr %44, align 8, !tbaa !37
  %214 = add i32 %213, %212
  store i32 %214, ptr %44, align 8, !tbaa !37
  %215 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %22) #23
  %216 = icmp eq i32 %212, 0
  br i1 %216, label %230, label %217

217:                                              ; preds = %211, %217
  %218 = phi i32 [ %219, %217 ], [ %212, %211 ]
  %219 = add i32 %218, -1
  %220 = call i32 @pthread_cond_signal(ptr noundef nonnull %45) #23
  %221 = icmp eq i32 %219, 0
  br i1 %221, label %230, label %217, !llvm.loop !38

222:                                              ; preds = %165, %222
  %223 = phi i64 [ %228, %222 ], [ %166, %165 ]
  %224 = phi i64 [ %227, %222 ], [ %167, %165 ]
  %225 = getelementptr inbounds %struct.piece, ptr %7, i64 %223, i32 2
  %226 = load i64, ptr %225, align 8, !tbaa !27
  %227 = add i64 %226, %224
  %228 = add nuw nsw i64 %223, 1
  %229 = icmp eq i64 %228, %147
  br i1 %229, label %168, label %222, !llvm.loop !39

230:                                              ; preds = %217, %211, %182, %168, %142, %95
  %231 = phi ptr [ null, %142 ], [ %169, %168 ], [ %169, %182 ], [ %169, %211 ], [ null, %95 ], [ %169, %217 ]
  %232 = phi i1 [ true, %142 ], [ false, %168 ], [ false, %182 ], [ false, %211 ], [ true, %95 ], [ false, %217 ]
  %233 = getelementptr inbounds %struct.copying, ptr %231, i64 0, i32 2
  %234 = and i64 %67, 4294967295
  br label %236

235:                                              ; preds = %324
  br i1 %232, label %329, label %327

236:                                              ; preds = %324, %230
  %237 = phi i32 [ 0, %230 ], [ %309, %324 ]
  %238 = phi i32 [ 0, %230 ], [ %325, %324 ]
  br i1 %232, label %263, label %239

239:                                              ; preds = %236
  %240 = load atomic i64, ptr %231 seq_cst, align 8
  %241 = and i64 %240, 4294967295
  %242 = lshr i64 %240, 32
  %243 = icmp ult i64 %241, %242
  br i1 %243, label %244, label %272

244:                                              ; preds = %239
  %245 = atomicrmw add ptr %231, i64 1 seq_cst, align 8
  %246 = and i64 %245, 4294967295
  %247 = lshr i64 %245, 32
  %248 = icmp ult i64 %246, %247
  br i1 %248, label %249, label %272

249:                                              ; preds = %244
  %250 = add i64 %245, 1
  %251 = and i64 %250, 4294967295
  %252 = lshr i64 %250, 32
  %253 = icmp ult i64 %251, %252
  br i1 %253, label %256, label %254

254:                                              ; preds = %249
  %255 = atomicrmw add ptr %42, i32 -1 seq_cst, align 4
  br label %256

256:                                              ; preds = %254, %249
  %257 = load ptr, ptr %233, align 8, !tbaa !33
  %258 = getelementptr inbounds %struct.piece, ptr %257, i64 %246
  %259 = getelementptr inbounds %struct.piece, ptr %257, i64 %246, i32 2
  %260 = load i64, ptr %259, align 8, !tbaa !27
  %261 = sub i64 0, %260
  %262 = atomicrmw add ptr %41, i64 %261 seq_cst, align 8
  br label %269

263:                                              ; preds = %236
  %264 = icmp ugt i32 %237, %72
  br i1 %264, label %272, label %265

265:                                              ; preds = %263
  %266 = add nuw nsw i32 %237, 1
  %267 = zext i32 %237 to i64
  %268 = getelementptr inbounds %struct.piece, ptr %7, i64 %267
  br label %269

269:                                              ; preds = %265, %256
  %270 = phi ptr [ %258, %256 ], [ %268, %265 ]
  %271 = phi i32 [ %237, %256 ], [ %266, %265 ]
  call fastcc void @copy_piece(ptr noundef %9, ptr noundef nonnull %270, i16 noundef 1, i16 noundef 3) #25
  br label %308

272:                                              ; preds = %263, %244, %239
  %273 = zext i32 %238 to i64
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #24
  %274 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #23
  %275 = load i64, ptr %6, align 8, !tbaa !40
  %276 = mul i64 %275, 1000000000
  %277 = load i64, ptr %46, align 8, !tbaa !42
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #24
  %278 = add i64 %277, 200000
  %279 = add i64 %278, %276
  %280 = getelementptr inbounds %struct.piece, ptr %7, i64 %273, i32 3
  %281 = load atomic i32, ptr %280 seq_cst, align 8
  %282 = icmp eq i32 %281, 0
  br i1 %282, label %283, label %290

283:                                              ; preds = %272, %293
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #24
  %284 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #23
  %285 = load i64, ptr %5, align 8, !tbaa !40
  %286 = mul i64 %285, 1000000000
  %287 = load i64, ptr %47, align 8, !tbaa !42
  %288 = add i64 %286, %287
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #24
  %289 = icmp ult i64 %288, %279
  br i1 %289, label %293, label %290

290:                                              ; preds = %293, %283, %272
  %291 = load atomic i32, ptr %280 seq_cst, align 8
  %292 = icmp eq i32 %291, 0
  br i1 %292, label %296, label %308

293:                                              ; preds = %283
  call void @llvm.aarch64.hint(i32 1)
  %294 = load atomic i32, ptr %280 seq_cst, align 8
  %295 = icmp eq i32 %294, 0
  br i1 %295, label %283, label %290, !llvm.loop !43

296:                                              ; preds = %290
  %297 = call i32 @pthread_mutex_lock(ptr noundef nonnull %22) #23
  %298 = atomicrmw add ptr %48, i32 1 seq_cst, align 4
  %299 = load atomic i32, ptr %280 seq_cst, align 8
  %300 = icmp eq i32 %299, 0
  br i1 %300, label %301, label %305

301:                                              ; preds = %296, %301
  %302 = call i32 @pthread_cond_wait(ptr noundef nonnull %49, ptr noundef nonnull %22) #23
  %303 = load atomic i32, ptr %280 seq_cst, align 8
  %304 = icmp eq i32 %303, 0
  br i1 %304, label %301, label %305, !llvm.loop !44

305:                                              ; preds = %301, %296
  %306 = atomicrmw add ptr %48, i32 -1 seq_cst, align 4
  %307 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %22) #23
  br label %308

308:                                              ; preds = %305, %290, %269
  %309 = phi i32 [ %271, %269 ], [ %237, %290 ], [ %237, %305 ]
  %310 = icmp ugt i32 %238, %72
  br i1 %310, label %324, label %311

311:                                              ; preds = %308
  %312 = zext i32 %238 to i64
  br label %313

313:                                              ; preds = %318, %311
  %314 = phi i64 [ %312, %311 ], [ %319, %318 ]
  %315 = getelementptr inbounds %struct.piece, ptr %7, i64 %314, i32 3
  %316 = load atomic i32, ptr %315 seq_cst, align 8
  %317 = icmp eq i32 %316, 0
  br i1 %317, label %322, label %318

318:                                              ; preds = %313
  %319 = add nuw nsw i64 %314, 1
  %320 = icmp eq i64 %319, %234
  br i1 %320, label %321, label %313, !llvm.loop !45

321:                                              ; preds = %318
  br i1 %232, label %329, label %327

322:                                              ; preds = %313
  %323 = trunc i64 %314 to i32
  br label %324

324:                                              ; preds = %322, %308
  %325 = phi i32 [ %238, %308 ], [ %323, %322 ]
  %326 = icmp ugt i32 %325, %72
  br i1 %326, label %235, label %236, !llvm.loop !46

327:                                              ; preds = %321, %235
  %328 = getelementptr inbounds %struct.copying, ptr %231, i64 0, i32 1
  store atomic i32 0, ptr %328 seq_cst, align 8
  br label %329

329:                                              ; preds = %327, %321, %235
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %7) #24
  %330 = icmp eq i64 %66, 0
  br i1 %330, label %331, label %50, !llvm.loop !47

331:                                              ; preds = %329, %4
  ret void
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @pool_lost(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #7 {
  %3 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 14
  %4 = load atomic i32, ptr %3 seq_cst, align 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %8, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 15
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(280) %1, ptr noundef nonnull align 8 dereferenceable(280) %7, i64 280, i1 false), !tbaa.struct !48
  br label %8

8:                                                ; preds = %2, %6
  %9 = phi i32 [ 1, %6 ], [ 0, %2 ]
  ret i32 %9
}

; Function Attrs: nounwind
define dso_local void @pool_destroy(ptr noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 3
  store atomic i32 1, ptr %2 seq_cst, align 4
  %3 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 2
  %4 = atomicrmw add ptr %3, i32 1 seq_cst, align 4
  %5 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 6
  %6 = load i32, ptr %5, align 8, !tbaa !9
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %10, label %23

8:                                                ; preds = %18
  %9 = icmp sgt i32 %20, 0
  br i1 %9, label %45, label %23

10:                                               ; preds = %1, %18
  %11 = phi i64 [ %19, %18 ], [ 0, %1 ]
  %12 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 17, i64 %11, i32 8
  %13 = atomicrmw xchg ptr %12, i32 0 seq_cst, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %18, label %15

15:                                               ; preds = %10
  %16 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 17, i64 %11, i32 2
  %17 = tail call i32 @sem_post(ptr noundef nonnull %16) #23
  br label %18

18:                                               ; preds = %10, %15
  %19 = add nuw nsw i64 %11, 1
  %20 = load i32, ptr %5, align 8, !tbaa !9
  %21 = sext i32 %20 to i64
  %22 = icmp slt i64 %19, %21
  br i1 %22, label %10, label %8, !llvm.loop !50

23:                                               ; preds = %45, %1, %8
  %24 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 9
  %25 = load ptr, ptr %24, align 8, !tbaa !15
  %26 = getelementptr inbounds %struct.copiers, ptr %25, i64 0, i32 12
  %27 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %26) #23
  %28 = getelementptr inbounds %struct.copiers, ptr %25, i64 0, i32 10
  store atomic i32 1, ptr %28 seq_cst, align 4
  %29 = getelementptr inbounds %struct.copiers, ptr %25, i64 0, i32 13
  %30 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %29) #23
  %31 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %26) #23
  %32 = getelementptr inbounds %struct.copiers, ptr %25, i64 0, i32 9
  %33 = load i32, ptr %32, align 8, !tbaa !22
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %44, label %35

35:                                               ; preds = %23, %35
  %36 = phi i64 [ %40, %35 ], [ 0, %23 ]
  %37 = getelementptr inbounds %struct.copiers, ptr %25, i64 0, i32 15, i64 %36
  %38 = load i64, ptr %37, align 8, !tbaa !4
  %39 = tail call i32 @pthread_join(i64 noundef %38, ptr noundef null) #23
  %40 = add nuw nsw i64 %36, 1
  %41 = load i32, ptr %32, align 8, !tbaa !22
  %42 = zext i32 %41 to i64
  %43 = icmp ult i64 %40, %42
  br i1 %43, label %35, label %44, !llvm.loop !51

44:                                               ; preds = %35, %23
  tail call void @free(ptr noundef nonnull %25) #23
  tail call void @free(ptr noundef %0) #23
  ret void

45:                                               ; preds = %8, %45
  %46 = phi i64 [ %48, %45 ], [ 0, %8 ]
  %47 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 17, i64 %46
  tail call fastcc void @join_relay(ptr noundef nonnull %47) #25
  %48 = add nuw nsw i64 %46, 1
  %49 = load i32, ptr %5, align 8, !tbaa !9
  %50 = sext i32 %49 to i64
  %51 = icmp slt i64 %48, %50
  br i1 %51, label %45, label %23, !llvm.loop !52
}

declare i32 @sem_post(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define internal fastcc void @join_relay(ptr nocapture noundef %0) unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 0, i32 1
  %3 = load i64, ptr %2, align 8, !tbaa !53
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %18, label %16

5:                                                ; preds = %24
  %6 = getelementptr inbounds %struct.turn, ptr %30, i64 0, i32 1
  store ptr %33, ptr %6, align 8, !tbaa !57
  %7 = load ptr, ptr %32, align 8, !tbaa !57
  br label %10

8:                                                ; preds = %24
  %9 = getelementptr inbounds %struct.shared, ptr %25, i64 0, i32 1, i32 4
  store ptr %33, ptr %9, align 8, !tbaa !59
  br label %10

10:                                               ; preds = %8, %5
  %11 = phi ptr [ %33, %8 ], [ %7, %5 ]
  %12 = icmp eq ptr %11, null
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  store ptr %30, ptr %11, align 8, !tbaa !61
  br label %14

14:                                               ; preds = %10, %13
  %15 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %28) #23
  ret void

16:                                               ; preds = %1
  %17 = tail call i32 @pthread_join(i64 noundef %3, ptr noundef null) #23
  br label %18

18:                                               ; preds = %1, %16
  %19 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 1, i32 1
  %20 = load i64, ptr %19, align 8, !tbaa !53
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %24, label %22

22:                                               ; preds = %18
  %23 = tail call i32 @pthread_join(i64 noundef %20, ptr noundef null) #23
  br label %24

24:                                               ; preds = %22, %18
  %25 = load ptr, ptr %0, align 8, !tbaa !62
  %26 = getelementptr inbounds %struct.shared, ptr %25, i64 0, i32 1
  %27 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2
  tail call fastcc void @give_turn(ptr noundef nonnull %26, ptr noundef nonnull %27) #25
  %28 = getelementptr inbounds %struct.shared, ptr %25, i64 0, i32 1, i32 3
  %29 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %28) #23
  %30 = load ptr, ptr %27, align 8, !tbaa !61
  %31 = icmp eq ptr %30, null
  %32 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2, i32 1
  %33 = load ptr, ptr %32, align 8, !tbaa !57
  br i1 %31, label %8, label %5
}

declare void @free(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local ptr @pool_create(i32 noundef %0, i32 noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4) local_unnamed_addr #3 {
  %6 = sext i32 %0 to i64
  %7 = mul nsw i64 %6, 904
  %8 = add nsw i64 %7, 1984
  %9 = tail call ptr @calloc(i64 noundef 1, i64 noundef %8) #23
  %10 = icmp eq ptr %9, null
  br i1 %10, label %78, label %11

11:                                               ; preds = %5
  %12 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @handlers) #23
  %13 = load i32, ptr getelementptr inbounds (%struct.handlers, ptr @handlers, i64 0, i32 1), align 8, !tbaa !64
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %19

15:                                               ; preds = %11
  %16 = tail call i32 @pthread_key_create(ptr noundef nonnull getelementptr inbounds (%struct.handlers, ptr @handlers, i64 0, i32 2), ptr noundef null) #23
  %17 = icmp eq i32 %16, 0
  %18 = zext i1 %17 to i32
  store i32 %18, ptr getelementptr inbounds (%struct.handlers, ptr @handlers, i64 0, i32 1), align 8, !tbaa !64
  br i1 %17, label %19, label %20

19:                                               ; preds = %15, %11
  tail call fastcc void @place_handlers() #25
  br label %20

20:                                               ; preds = %15, %19
  %21 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @handlers) #23
  %22 = load i32, ptr getelementptr inbounds (%struct.handlers, ptr @handlers, i64 0, i32 1), align 8, !tbaa !64
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %27, label %24

24:                                               ; preds = %20
  %25 = tail call ptr @calloc(i64 noundef 1, i64 noundef 840) #23
  %26 = icmp eq ptr %25, null
  br i1 %26, label %27, label %29

27:                                               ; preds = %20, %24
  %28 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 9
  store ptr null, ptr %28, align 8, !tbaa !15
  tail call void @free(ptr noundef nonnull %9) #23
  br label %78

29:                                               ; preds = %24
  %30 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 8, i32 3
  %31 = icmp sgt i32 %1, 3
  %32 = lshr i32 %1, 1
  %33 = zext i32 %32 to i64
  %34 = add nsw i64 %33, -1
  %35 = tail call i64 @llvm.umin.i64(i64 %34, i64 8)
  %36 = trunc i64 %35 to i32
  %37 = select i1 %31, i32 %36, i32 0
  %38 = getelementptr inbounds %struct.copiers, ptr %25, i64 0, i32 8
  store i32 %37, ptr %38, align 4, !tbaa !25
  %39 = getelementptr inbounds %struct.copiers, ptr %25, i64 0, i32 16
  store ptr %30, ptr %39, align 8, !tbaa !66
  %40 = getelementptr inbounds %struct.copiers, ptr %25, i64 0, i32 11
  store i32 0, ptr %40, align 8, !tbaa !32
  %41 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 9
  store ptr %25, ptr %41, align 8, !tbaa !15
  %42 = add nsw i32 %1, -1
  %43 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 7
  store i32 %42, ptr %43, align 4, !tbaa !9
  %44 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 8
  %45 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 8, i32 1
  store i32 %1, ptr %45, align 8, !tbaa !67
  %46 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 8, i32 1, i32 2
  store i64 %2, ptr %46, align 8, !tbaa !71
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(136) %44, ptr noundef nonnull align 8 dereferenceable(136) %3, i64 136, i1 false), !tbaa.struct !72
  %47 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 8, i32 2
  store ptr %4, ptr %47, align 8, !tbaa !73
  %48 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 8, i32 2, i32 1
  %49 = getelementptr inbounds %struct.scheduling, ptr %3, i64 0, i32 1
  %50 = tail call ptr @memcpy(ptr noundef nonnull %48, ptr noundef nonnull %49, i64 noundef 128) #23
  %51 = load <16 x i64>, ptr %49, align 8, !tbaa !4
  %52 = tail call i64 @llvm.vector.reduce.or.v16i64(<16 x i64> %51)
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %54, label %56

54:                                               ; preds = %29
  %55 = tail call i32 @sched_getaffinity(i32 noundef 0, i64 noundef 128, ptr noundef nonnull %48) #23
  br label %56

56:                                               ; preds = %54, %29
  %57 = icmp eq ptr %4, null
  br i1 %57, label %59, label %58

58:                                               ; preds = %56
  tail call fastcc void @look(ptr noundef nonnull %47) #25
  br label %59

59:                                               ; preds = %56, %58
  %60 = icmp sgt i32 %0, 0
  br i1 %60, label %61, label %78

61:                                               ; preds = %59
  %62 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 6
  %63 = zext i32 %0 to i64
  br label %64

64:                                               ; preds = %61, %74
  %65 = phi i64 [ 0, %61 ], [ %68, %74 ]
  %66 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 17, i64 %65
  %67 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 17, i64 %65, i32 1
  store ptr %9, ptr %67, align 8, !tbaa !74
  %68 = add nuw nsw i64 %65, 1
  %69 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 17, i64 %65, i32 3
  %70 = trunc i64 %68 to i32
  store i32 %70, ptr %69, align 8, !tbaa !76
  %71 = tail call fastcc i32 @start_relay(ptr noundef nonnull %66, ptr noundef nonnull %44, ptr noundef nonnull @work) #25
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %74

73:                                               ; preds = %64
  tail call void @pool_destroy(ptr noundef nonnull %9) #25
  br label %78

74:                                               ; preds = %64
  %75 = load i32, ptr %62, align 8, !tbaa !9
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %62, align 8, !tbaa !9
  %77 = icmp eq i64 %68, %63
  br i1 %77, label %78, label %64, !llvm.loop !77

78:                                               ; preds = %74, %59, %73, %5, %27
  %79 = phi ptr [ null, %27 ], [ null, %5 ], [ inttoptr (i64 1 to ptr), %73 ], [ %9, %59 ], [ %9, %74 ]
  ret ptr %79
}

declare ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define internal fastcc i32 @start_relay(ptr noundef %0, ptr noundef %1, ptr noundef %2) unnamed_addr #3 {
  %4 = load i64, ptr %1, align 8, !tbaa !78
  %5 = icmp eq i64 %4, 0
  %6 = zext i1 %5 to i32
  store ptr %1, ptr %0, align 8, !tbaa !62
  %7 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 1
  store ptr %2, ptr %7, align 8, !tbaa !79
  %8 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2
  %9 = getelementptr inbounds %struct.shared, ptr %1, i64 0, i32 1, i32 3
  %10 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #23
  %11 = getelementptr inbounds %struct.shared, ptr %1, i64 0, i32 1, i32 4
  %12 = load ptr, ptr %11, align 8, !tbaa !59
  %13 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2, i32 1
  store ptr %12, ptr %13, align 8, !tbaa !57
  %14 = icmp eq ptr %12, null
  br i1 %14, label %16, label %15

15:                                               ; preds = %3
  store ptr %8, ptr %12, align 8, !tbaa !61
  br label %16

16:                                               ; preds = %3, %15
  store ptr %8, ptr %11, align 8, !tbaa !59
  %17 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #23
  %18 = getelementptr inbounds %struct.shared, ptr %1, i64 0, i32 2
  %19 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 0
  store ptr %0, ptr %19, align 8, !tbaa !80
  %20 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 0, i32 2
  store i32 0, ptr %20, align 8, !tbaa !81
  br i1 %5, label %21, label %27

21:                                               ; preds = %16
  %22 = load ptr, ptr %18, align 8, !tbaa !82
  %23 = icmp eq ptr %22, null
  br i1 %23, label %24, label %27

24:                                               ; preds = %21
  %25 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 1
  store ptr %0, ptr %25, align 8, !tbaa !80
  %26 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 1, i32 2
  store i32 1, ptr %26, align 8, !tbaa !81
  br label %42

27:                                               ; preds = %21, %16
  %28 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 0, i32 1
  %29 = tail call i32 @pthread_create(ptr noundef nonnull %28, ptr noundef null, ptr noundef nonnull @be_runner, ptr noundef nonnull %19) #23
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %36, label %31

31:                                               ; preds = %42, %27
  %32 = phi ptr [ %28, %27 ], [ %44, %42 ]
  store i64 0, ptr %32, align 8, !tbaa !53
  %33 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 4
  store atomic i32 1, ptr %33 seq_cst, align 4
  %34 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 0, i32 3
  %35 = tail call i32 @sem_post(ptr noundef nonnull %34) #23
  tail call fastcc void @join_relay(ptr noundef nonnull %0) #25
  br label %54

36:                                               ; preds = %27
  %37 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 1
  store ptr %0, ptr %37, align 8, !tbaa !80
  %38 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 1, i32 2
  store i32 1, ptr %38, align 8, !tbaa !81
  br i1 %5, label %42, label %39

39:                                               ; preds = %36
  %40 = load ptr, ptr %18, align 8, !tbaa !82
  %41 = icmp eq ptr %40, null
  br i1 %41, label %47, label %42

42:                                               ; preds = %24, %39, %36
  %43 = phi ptr [ %25, %24 ], [ %37, %39 ], [ %37, %36 ]
  %44 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 1, i32 1
  %45 = tail call i32 @pthread_create(ptr noundef nonnull %44, ptr noundef null, ptr noundef nonnull @be_runner, ptr noundef nonnull %43) #23
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %31

47:                                               ; preds = %42, %39
  %48 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 3
  store i32 %6, ptr %48, align 8, !tbaa !83
  %49 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2, i32 4
  %50 = select i1 %5, i32 0, i32 3
  store atomic i32 %50, ptr %49 seq_cst, align 8
  %51 = zext i1 %5 to i64
  %52 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 %51, i32 3
  %53 = tail call i32 @sem_post(ptr noundef nonnull %52) #23
  br label %54

54:                                               ; preds = %31, %47
  %55 = phi i32 [ 1, %47 ], [ 0, %31 ]
  ret i32 %55
}

; Function Attrs: nounwind
define internal void @work(ptr noundef %0) #3 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = alloca i64, align 8
  %7 = alloca %struct.timespec, align 8
  %8 = getelementptr inbounds %struct.worker, ptr %0, i64 0, i32 1
  %9 = load ptr, ptr %8, align 8, !tbaa !74
  %10 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 8, i32 1
  %11 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 2
  %12 = tail call fastcc i32 @pass_baton(ptr noundef %0) #25
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %295, label %14

14:                                               ; preds = %1
  %15 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 3
  %16 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2
  %17 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2, i32 4
  %18 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 8, i32 1, i32 1
  %19 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2, i32 3
  %20 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1
  %21 = getelementptr inbounds %struct.worker, ptr %0, i64 0, i32 4
  %22 = getelementptr inbounds %struct.worker, ptr %0, i64 0, i32 3
  %23 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %24 = getelementptr inbounds %struct.worker, ptr %0, i64 0, i32 7
  %25 = getelementptr inbounds %struct.worker, ptr %0, i64 0, i32 5
  %26 = getelementptr inbounds %struct.worker, ptr %0, i64 0, i32 6
  %27 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %28 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %29 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  %30 = getelementptr inbounds %struct.worker, ptr %0, i64 0, i32 8
  %31 = getelementptr inbounds %struct.worker, ptr %0, i64 0, i32 2
  br label %32

32:                                               ; preds = %14, %292
  %33 = phi i32 [ 0, %14 ], [ %221, %292 ]
  %34 = load atomic i32, ptr %11 seq_cst, align 8
  %35 = load atomic i32, ptr %15 seq_cst, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %295

37:                                               ; preds = %32
  %38 = icmp eq i32 %33, 0
  br i1 %38, label %39, label %40

39:                                               ; preds = %62, %56, %40, %37
  br label %67

40:                                               ; preds = %37
  %41 = load atomic i32, ptr %17 seq_cst, align 8
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %39

43:                                               ; preds = %40
  %44 = load atomic i32, ptr %18 seq_cst, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %62

46:                                               ; preds = %43
  %47 = load atomic i32, ptr %10 seq_cst, align 8
  br label %48

48:                                               ; preds = %51, %46
  %49 = phi i32 [ %47, %46 ], [ %55, %51 ]
  %50 = icmp sgt i32 %49, 0
  br i1 %50, label %51, label %62

51:                                               ; preds = %48
  %52 = add nsw i32 %49, -1
  %53 = cmpxchg ptr %10, i32 %49, i32 %52 seq_cst seq_cst, align 4
  %54 = extractvalue { i32, i1 } %53, 1
  %55 = extractvalue { i32, i1 } %53, 0
  br i1 %54, label %56, label %48, !llvm.loop !84

56:                                               ; preds = %51
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #24
  %57 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #23
  %58 = load i64, ptr %7, align 8, !tbaa !40
  %59 = mul i64 %58, 1000000000
  %60 = load i64, ptr %20, align 8, !tbaa !42
  %61 = add i64 %59, %60
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #24
  store atomic i64 %61, ptr %19 monotonic, align 8
  store atomic i32 1, ptr %17 release, align 8
  br label %39

62:                                               ; preds = %48, %43
  call fastcc void @await_turn(ptr noundef nonnull %10, ptr noundef nonnull %16) #25
  br label %39

63:                                               ; preds = %220
  call fastcc void @give_turn(ptr noundef nonnull %10, ptr noundef nonnull %16) #25
  %64 = icmp ne i32 %224, 0
  %65 = icmp ne i32 %221, 0
  %66 = select i1 %64, i1 true, i1 %65
  br i1 %66, label %292, label %227

67:                                               ; preds = %39, %220
  %68 = phi i64 [ %225, %220 ], [ 0, %39 ]
  %69 = phi i32 [ %224, %220 ], [ 0, %39 ]
  %70 = phi i32 [ %221, %220 ], [ 0, %39 ]
  %71 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 16, i64 %68
  %72 = load ptr, ptr %8, align 8, !tbaa !74
  %73 = load atomic i64, ptr %71 seq_cst, align 8
  %74 = icmp ne i64 %73, 0
  %75 = icmp eq i32 %70, 0
  %76 = select i1 %74, i1 %75, i1 false
  br i1 %76, label %77, label %220

77:                                               ; preds = %67
  %78 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 16, i64 %68, i32 2
  %79 = atomicrmw add ptr %78, i32 1 seq_cst, align 4
  %80 = load atomic i64, ptr %71 seq_cst, align 8
  %81 = inttoptr i64 %80 to ptr
  %82 = icmp eq i64 %80, 0
  br i1 %82, label %206, label %83

83:                                               ; preds = %77
  %84 = load atomic i64, ptr %21 seq_cst, align 8
  %85 = load i64, ptr %81, align 8, !tbaa !85
  %86 = icmp eq i64 %84, %85
  %87 = load i32, ptr %22, align 8, !tbaa !76
  %88 = getelementptr inbounds %struct.job, ptr %81, i64 0, i32 3
  %89 = load i32, ptr %88, align 8, !tbaa !87
  %90 = icmp sgt i32 %89, 0
  br i1 %90, label %95, label %206

91:                                               ; preds = %95
  %92 = add nuw nsw i32 %97, 1
  %93 = load i32, ptr %88, align 8, !tbaa !87
  %94 = icmp slt i32 %92, %93
  br i1 %94, label %95, label %206, !llvm.loop !88

95:                                               ; preds = %83, %91
  %96 = phi i32 [ %93, %91 ], [ %89, %83 ]
  %97 = phi i32 [ %92, %91 ], [ 0, %83 ]
  %98 = add nsw i32 %97, %87
  %99 = srem i32 %98, %96
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds %struct.job, ptr %81, i64 0, i32 9, i64 %100
  %102 = load atomic i32, ptr %101 seq_cst, align 4
  %103 = getelementptr inbounds %struct.job, ptr %81, i64 0, i32 9, i64 %100, i32 1
  %104 = load i32, ptr %103, align 4, !tbaa !89
  %105 = icmp slt i32 %102, %104
  br i1 %105, label %106, label %91

106:                                              ; preds = %95
  br i1 %86, label %114, label %107

107:                                              ; preds = %106
  %108 = getelementptr inbounds %struct.job, ptr %81, i64 0, i32 4
  %109 = load atomic i32, ptr %108 seq_cst, align 4
  %110 = icmp sgt i32 %109, 0
  br i1 %110, label %111, label %206

111:                                              ; preds = %107
  %112 = atomicrmw add ptr %108, i32 -1 seq_cst, align 4
  %113 = icmp slt i32 %112, 1
  br i1 %113, label %206, label %115

114:                                              ; preds = %106
  store atomic i64 0, ptr %21 seq_cst, align 8
  br label %115

115:                                              ; preds = %114, %111
  %116 = load atomic i32, ptr %17 seq_cst, align 8
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %118, label %139

118:                                              ; preds = %115
  %119 = getelementptr inbounds %struct.pool, ptr %72, i64 0, i32 8, i32 1
  %120 = getelementptr inbounds %struct.pool, ptr %72, i64 0, i32 8, i32 1, i32 1
  %121 = load atomic i32, ptr %120 seq_cst, align 4
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %123, label %202

123:                                              ; preds = %118
  %124 = load atomic i32, ptr %119 seq_cst, align 8
  br label %125

125:                                              ; preds = %128, %123
  %126 = phi i32 [ %124, %123 ], [ %132, %128 ]
  %127 = icmp sgt i32 %126, 0
  br i1 %127, label %128, label %202

128:                                              ; preds = %125
  %129 = add nsw i32 %126, -1
  %130 = cmpxchg ptr %119, i32 %126, i32 %129 seq_cst seq_cst, align 4
  %131 = extractvalue { i32, i1 } %130, 1
  %132 = extractvalue { i32, i1 } %130, 0
  br i1 %131, label %133, label %125, !llvm.loop !84

133:                                              ; preds = %128
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #24
  %134 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #23
  %135 = load i64, ptr %5, align 8, !tbaa !40
  %136 = mul i64 %135, 1000000000
  %137 = load i64, ptr %23, align 8, !tbaa !42
  %138 = add i64 %136, %137
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #24
  store atomic i64 %138, ptr %19 monotonic, align 8
  store atomic i32 1, ptr %17 release, align 8
  br label %139

139:                                              ; preds = %133, %115
  %140 = getelementptr inbounds %struct.pool, ptr %72, i64 0, i32 4
  %141 = load atomic i64, ptr %140 seq_cst, align 8
  %142 = load i64, ptr %24, align 8, !tbaa !91
  %143 = load i64, ptr %25, align 8, !tbaa !92
  %144 = call i64 @llvm.usub.sat.i64(i64 %141, i64 %143)
  %145 = getelementptr inbounds %struct.job, ptr %81, i64 0, i32 5
  %146 = load i64, ptr %145, align 8, !tbaa !93
  %147 = mul i64 %142, 3
  %148 = shl i64 %146, 2
  %149 = call i64 @llvm.umin.i64(i64 %148, i64 %144)
  %150 = add i64 %149, %147
  %151 = lshr i64 %150, 2
  store i64 %151, ptr %24, align 8, !tbaa !91
  store i64 %146, ptr %26, align 8, !tbaa !94
  %152 = getelementptr inbounds %struct.job, ptr %81, i64 0, i32 4
  %153 = getelementptr inbounds %struct.pool, ptr %72, i64 0, i32 6
  %154 = load i32, ptr %153, align 8, !tbaa !9
  %155 = icmp sgt i32 %154, 0
  br i1 %155, label %156, label %190

156:                                              ; preds = %139, %182
  %157 = phi i64 [ %184, %182 ], [ 0, %139 ]
  %158 = phi i32 [ %183, %182 ], [ 0, %139 ]
  %159 = load atomic i32, ptr %152 seq_cst, align 4
  %160 = icmp sgt i32 %159, 0
  br i1 %160, label %161, label %190

161:                                              ; preds = %156
  %162 = getelementptr inbounds %struct.pool, ptr %72, i64 0, i32 17, i64 %157, i32 8
  %163 = load atomic i32, ptr %162 seq_cst, align 8
  %164 = icmp eq i32 %163, 0
  br i1 %164, label %182, label %165

165:                                              ; preds = %161
  %166 = load atomic i32, ptr %152 seq_cst, align 4
  %167 = icmp sgt i32 %166, 0
  br i1 %167, label %168, label %190

168:                                              ; preds = %165
  %169 = atomicrmw add ptr %152, i32 -1 seq_cst, align 4
  %170 = icmp slt i32 %169, 1
  br i1 %170, label %190, label %171

171:                                              ; preds = %168
  %172 = atomicrmw xchg ptr %162, i32 0 seq_cst, align 4
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %180, label %174

174:                                              ; preds = %171
  %175 = getelementptr inbounds %struct.pool, ptr %72, i64 0, i32 17, i64 %157, i32 4
  %176 = load i64, ptr %81, align 8, !tbaa !85
  store atomic i64 %176, ptr %175 seq_cst, align 8
  %177 = getelementptr inbounds %struct.pool, ptr %72, i64 0, i32 17, i64 %157, i32 2
  %178 = call i32 @sem_post(ptr noundef nonnull %177) #23
  %179 = add nsw i32 %158, 1
  br label %182

180:                                              ; preds = %171
  %181 = atomicrmw add ptr %152, i32 1 seq_cst, align 4
  br label %182

182:                                              ; preds = %180, %174, %161
  %183 = phi i32 [ %158, %180 ], [ %179, %174 ], [ %158, %161 ]
  %184 = add nuw nsw i64 %157, 1
  %185 = load i32, ptr %153, align 8, !tbaa !9
  %186 = sext i32 %185 to i64
  %187 = icmp slt i64 %184, %186
  %188 = icmp slt i32 %183, 4
  %189 = select i1 %187, i1 %188, i1 false
  br i1 %189, label %156, label %190, !llvm.loop !95

190:                                              ; preds = %182, %168, %165, %156, %139
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #24
  %191 = load i32, ptr %22, align 8, !tbaa !76
  %192 = call fastcc i32 @drain_caught(ptr noundef %0, ptr noundef nonnull %81, i32 noundef %191, ptr noundef nonnull %6) #25
  %193 = icmp eq i32 %192, 0
  %194 = getelementptr inbounds %struct.job, ptr %81, i64 0, i32 6
  %195 = load i64, ptr %6, align 8, !tbaa !4
  %196 = atomicrmw add ptr %194, i64 %195 seq_cst, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #24
  %197 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #23
  %198 = load i64, ptr %4, align 8, !tbaa !40
  %199 = mul i64 %198, 1000000000
  %200 = load i64, ptr %27, align 8, !tbaa !42
  %201 = add i64 %199, %200
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #24
  store i64 %201, ptr %25, align 8, !tbaa !92
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #24
  br i1 %193, label %202, label %206

202:                                              ; preds = %125, %118, %190
  %203 = phi i1 [ true, %190 ], [ false, %118 ], [ false, %125 ]
  %204 = getelementptr inbounds %struct.job, ptr %81, i64 0, i32 4
  %205 = atomicrmw add ptr %204, i32 1 seq_cst, align 4
  br label %206

206:                                              ; preds = %91, %202, %190, %111, %107, %83, %77
  %207 = phi i32 [ 0, %77 ], [ 0, %190 ], [ 1, %202 ], [ 0, %111 ], [ 0, %107 ], [ 0, %83 ], [ 0, %91 ]
  %208 = phi i1 [ false, %77 ], [ true, %190 ], [ %203, %202 ], [ false, %111 ], [ false, %107 ], [ false, %83 ], [ false, %91 ]
  %209 = atomicrmw add ptr %78, i32 -1 seq_cst, align 4
  %210 = icmp eq i32 %209, 1
  br i1 %210, label %211, label %220

211:                                              ; preds = %206
  %212 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 16, i64 %68, i32 3
  %213 = load atomic i32, ptr %212 seq_cst, align 8
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %220, label %215

215:                                              ; preds = %211
  %216 = call i32 @pthread_mutex_lock(ptr noundef %72) #23
  %217 = getelementptr inbounds %struct.pool, ptr %72, i64 0, i32 1
  %218 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %217) #23
  %219 = call i32 @pthread_mutex_unlock(ptr noundef %72) #23
  br label %220

220:                                              ; preds = %67, %206, %211, %215
  %221 = phi i32 [ %70, %67 ], [ %207, %211 ], [ %207, %215 ], [ %207, %206 ]
  %222 = phi i1 [ false, %67 ], [ %208, %211 ], [ %208, %215 ], [ %208, %206 ]
  %223 = zext i1 %222 to i32
  %224 = or i32 %69, %223
  %225 = add nuw nsw i64 %68, 1
  %226 = icmp eq i64 %225, 16
  br i1 %226, label %63, label %67, !llvm.loop !96

227:                                              ; preds = %63
  %228 = load ptr, ptr %8, align 8, !tbaa !74
  %229 = load i64, ptr %25, align 8, !tbaa !92
  %230 = load i64, ptr %24, align 8, !tbaa !91
  %231 = load i64, ptr %26, align 8, !tbaa !94
  %232 = icmp ult i64 %230, %231
  %233 = shl i64 %230, 1
  %234 = add i64 %233, 1000
  %235 = select i1 %232, i64 %234, i64 0
  %236 = add i64 %235, %229
  %237 = getelementptr inbounds %struct.pool, ptr %228, i64 0, i32 8, i32 2
  %238 = load ptr, ptr %237, align 8, !tbaa !73
  %239 = icmp eq ptr %238, null
  br i1 %239, label %254, label %240

240:                                              ; preds = %227
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #24
  %241 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #23
  %242 = load i64, ptr %3, align 8, !tbaa !40
  %243 = mul i64 %242, 1000000000
  %244 = load i64, ptr %28, align 8, !tbaa !42
  %245 = add i64 %243, %244
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #24
  %246 = getelementptr inbounds %struct.pool, ptr %228, i64 0, i32 8, i32 2, i32 5
  %247 = load atomic i64, ptr %246 seq_cst, align 8
  %248 = icmp ult i64 %245, %247
  br i1 %248, label %254, label %249

249:                                              ; preds = %240
  %250 = getelementptr inbounds %struct.pool, ptr %228, i64 0, i32 8, i32 2, i32 3
  %251 = cmpxchg ptr %250, i32 0, i32 1 seq_cst seq_cst, align 4
  %252 = extractvalue { i32, i1 } %251, 1
  br i1 %252, label %253, label %254

253:                                              ; preds = %249
  call fastcc void @look(ptr noundef nonnull %237) #25
  store atomic i32 0, ptr %250 seq_cst, align 4
  br label %254

254:                                              ; preds = %253, %249, %240, %227
  %255 = getelementptr inbounds %struct.pool, ptr %228, i64 0, i32 8, i32 2, i32 4
  %256 = load atomic i32, ptr %255 seq_cst, align 8
  %257 = icmp eq i32 %256, 0
  br i1 %257, label %258, label %283

258:                                              ; preds = %254
  %259 = getelementptr inbounds %struct.pool, ptr %228, i64 0, i32 7
  %260 = load i32, ptr %259, align 4, !tbaa !9
  %261 = atomicrmw add ptr @spinners, i32 1 seq_cst, align 4
  %262 = icmp slt i32 %261, %260
  br i1 %262, label %263, label %281

263:                                              ; preds = %258
  %264 = getelementptr inbounds %struct.pool, ptr %228, i64 0, i32 8, i32 1, i32 1
  %265 = getelementptr inbounds %struct.pool, ptr %228, i64 0, i32 2
  %266 = load atomic i32, ptr %265 seq_cst, align 8
  %267 = icmp eq i32 %266, %34
  br i1 %267, label %268, label %281

268:                                              ; preds = %263, %278
  %269 = load atomic i32, ptr %264 seq_cst, align 4
  %270 = icmp eq i32 %269, 0
  br i1 %270, label %271, label %281

271:                                              ; preds = %268
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #24
  %272 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #23
  %273 = load i64, ptr %2, align 8, !tbaa !40
  %274 = mul i64 %273, 1000000000
  %275 = load i64, ptr %29, align 8, !tbaa !42
  %276 = add i64 %274, %275
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #24
  %277 = icmp ult i64 %276, %236
  br i1 %277, label %278, label %281

278:                                              ; preds = %271
  call void @llvm.aarch64.hint(i32 1)
  %279 = load atomic i32, ptr %265 seq_cst, align 8
  %280 = icmp eq i32 %279, %34
  br i1 %280, label %268, label %281, !llvm.loop !97

281:                                              ; preds = %278, %271, %268, %263, %258
  %282 = atomicrmw add ptr @spinners, i32 -1 seq_cst, align 4
  br label %283

283:                                              ; preds = %281, %254
  store atomic i32 1, ptr %30 seq_cst, align 8
  %284 = getelementptr inbounds %struct.pool, ptr %228, i64 0, i32 2
  %285 = load atomic i32, ptr %284 seq_cst, align 8
  %286 = icmp eq i32 %285, %34
  br i1 %286, label %290, label %287

287:                                              ; preds = %283
  %288 = atomicrmw xchg ptr %30, i32 0 seq_cst, align 4
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %290, label %292

290:                                              ; preds = %287, %283
  %291 = call i32 @sem_wait(ptr noundef nonnull %31) #23
  br label %292

292:                                              ; preds = %290, %287, %63
  %293 = call fastcc i32 @pass_baton(ptr noundef %0) #25
  %294 = icmp eq i32 %293, 0
  br i1 %294, label %295, label %32, !llvm.loop !98

295:                                              ; preds = %292, %32, %1
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @print_0(ptr noundef %0, ...) local_unnamed_addr #3 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #24
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !99
  %4 = call fastcc i32 @print(ptr noundef nonnull @outputs, ptr noundef %0, ptr noundef nonnull %3) #25
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #24
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #24
  ret i32 %4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #8

; Function Attrs: nounwind
define internal fastcc i32 @print(ptr noundef %0, ptr noundef %1, ptr noundef %2) unnamed_addr #3 {
  %4 = alloca %struct.__va_list, align 8
  %5 = alloca %struct.__va_list, align 8
  %6 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #24
  call void @llvm.va_copy(ptr nonnull %4, ptr %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %5, ptr noundef nonnull align 8 dereferenceable(32) %4, i64 32, i1 false), !tbaa.struct !99
  %7 = call i32 @vsnprintf(ptr noundef null, i64 noundef 0, ptr noundef %1, ptr noundef nonnull %5) #23
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #24
  call void @llvm.va_end(ptr nonnull %4)
  %8 = icmp slt i32 %7, 0
  br i1 %8, label %55, label %9

9:                                                ; preds = %3
  %10 = load i32, ptr getelementptr inbounds (%struct.handlers, ptr @handlers, i64 0, i32 1), align 8, !tbaa !64
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %18, label %12

12:                                               ; preds = %9
  %13 = load i32, ptr getelementptr inbounds (%struct.handlers, ptr @handlers, i64 0, i32 2), align 4, !tbaa !100
  %14 = call ptr @pthread_getspecific(i32 noundef %13) #23
  %15 = icmp eq ptr %14, null
  br i1 %15, label %18, label %16

16:                                               ; preds = %12
  %17 = load volatile ptr, ptr %14, align 8, !tbaa !101
  store volatile ptr null, ptr %14, align 8, !tbaa !101
  fence syncscope("singlethread") seq_cst
  br label %18

18:                                               ; preds = %9, %12, %16
  %19 = phi i1 [ false, %16 ], [ true, %12 ], [ true, %9 ]
  %20 = phi ptr [ %14, %16 ], [ null, %12 ], [ null, %9 ]
  %21 = phi ptr [ %17, %16 ], [ null, %12 ], [ null, %9 ]
  %22 = call i32 @pthread_mutex_lock(ptr noundef %0) #23
  %23 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 2
  %24 = load i64, ptr %23, align 8, !tbaa !102
  %25 = zext i32 %7 to i64
  %26 = add nuw nsw i64 %25, 1
  %27 = add i64 %26, %24
  %28 = icmp ult i64 %27, 1048577
  br i1 %28, label %29, label %48

29:                                               ; preds = %18
  %30 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 3
  %31 = load i64, ptr %30, align 8, !tbaa !104
  %32 = icmp ugt i64 %27, %31
  %33 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 1
  %34 = load ptr, ptr %33, align 8, !tbaa !105
  br i1 %32, label %35, label %41

35:                                               ; preds = %29
  %36 = shl nuw nsw i64 %27, 1
  %37 = call ptr @realloc(ptr noundef %34, i64 noundef %36) #23
  %38 = icmp eq ptr %37, null
  br i1 %38, label %48, label %39

39:                                               ; preds = %35
  store ptr %37, ptr %33, align 8, !tbaa !105
  store i64 %36, ptr %30, align 8, !tbaa !104
  %40 = load i64, ptr %23, align 8, !tbaa !102
  br label %41

41:                                               ; preds = %29, %39
  %42 = phi i64 [ %40, %39 ], [ %24, %29 ]
  %43 = phi ptr [ %37, %39 ], [ %34, %29 ]
  %44 = getelementptr inbounds i8, ptr %43, i64 %42
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %6, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !99
  %45 = call i32 @vsnprintf(ptr noundef %44, i64 noundef %26, ptr noundef %1, ptr noundef nonnull %6) #23
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #24
  %46 = load i64, ptr %23, align 8, !tbaa !102
  %47 = add i64 %46, %25
  store atomic i64 %47, ptr %23 seq_cst, align 8
  br label %52

48:                                               ; preds = %18, %35
  %49 = getelementptr inbounds %struct.output, ptr %0, i64 0, i32 4
  %50 = load i64, ptr %49, align 8, !tbaa !106
  %51 = add i64 %50, 1
  store i64 %51, ptr %49, align 8, !tbaa !106
  br label %52

52:                                               ; preds = %48, %41
  %53 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #23
  fence syncscope("singlethread") seq_cst
  br i1 %19, label %55, label %54

54:                                               ; preds = %52
  store volatile ptr %21, ptr %20, align 8, !tbaa !101
  br label %55

55:                                               ; preds = %54, %52, %3
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #24
  ret i32 %7
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #8

; Function Attrs: nounwind
define dso_local i32 @print_1(ptr noundef %0, ...) local_unnamed_addr #3 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #24
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !99
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 1), ptr noundef %0, ptr noundef nonnull %3) #25
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #24
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #24
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_2(ptr noundef %0, ...) local_unnamed_addr #3 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #24
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !99
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 2), ptr noundef %0, ptr noundef nonnull %3) #25
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #24
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #24
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_3(ptr noundef %0, ...) local_unnamed_addr #3 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #24
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !99
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 3), ptr noundef %0, ptr noundef nonnull %3) #25
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #24
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #24
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_4(ptr noundef %0, ...) local_unnamed_addr #3 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #24
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !99
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 4), ptr noundef %0, ptr noundef nonnull %3) #25
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #24
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #24
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_5(ptr noundef %0, ...) local_unnamed_addr #3 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #24
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !99
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 5), ptr noundef %0, ptr noundef nonnull %3) #25
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #24
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #24
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_6(ptr noundef %0, ...) local_unnamed_addr #3 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #24
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !99
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 6), ptr noundef %0, ptr noundef nonnull %3) #25
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #24
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #24
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_7(ptr noundef %0, ...) local_unnamed_addr #3 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #24
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !99
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 7), ptr noundef %0, ptr noundef nonnull %3) #25
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #24
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #24
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_8(ptr noundef %0, ...) local_unnamed_addr #3 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #24
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !99
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 8), ptr noundef %0, ptr noundef nonnull %3) #25
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #24
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #24
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_9(ptr noundef %0, ...) local_unnamed_addr #3 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #24
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !99
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 9), ptr noundef %0, ptr noundef nonnull %3) #25
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #24
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #24
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_10(ptr noundef %0, ...) local_unnamed_addr #3 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #24
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !99
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 10), ptr noundef %0, ptr noundef nonnull %3) #25
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #24
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #24
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_11(ptr noundef %0, ...) local_unnamed_addr #3 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #24
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !99
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 11), ptr noundef %0, ptr noundef nonnull %3) #25
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #24
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #24
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_12(ptr noundef %0, ...) local_unnamed_addr #3 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #24
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !99
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 12), ptr noundef %0, ptr noundef nonnull %3) #25
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #24
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #24
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_13(ptr noundef %0, ...) local_unnamed_addr #3 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #24
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !99
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 13), ptr noundef %0, ptr noundef nonnull %3) #25
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #24
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #24
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_14(ptr noundef %0, ...) local_unnamed_addr #3 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #24
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !99
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 14), ptr noundef %0, ptr noundef nonnull %3) #25
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #24
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #24
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @print_15(ptr noundef %0, ...) local_unnamed_addr #3 {
  %2 = alloca %struct.__va_list, align 8
  %3 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #24
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !99
  %4 = call fastcc i32 @print(ptr noundef nonnull getelementptr inbounds ([16 x %struct.output], ptr @outputs, i64 0, i64 15), ptr noundef %0, ptr noundef nonnull %3) #25
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #24
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #24
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local void @printed_reset() local_unnamed_addr #3 {
  %1 = tail call ptr @memset(ptr noundef nonnull @outputs, i32 noundef 0, i64 noundef 1536) #23
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none)
define dso_local i64 @printed_size(i32 noundef %0) local_unnamed_addr #9 {
  %2 = zext i32 %0 to i64
  %3 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %2, i32 2
  %4 = load atomic i64, ptr %3 seq_cst, align 8
  ret i64 %4
}

; Function Attrs: nounwind
define dso_local i64 @printed_take(i32 noundef %0, ptr noundef %1, i64 noundef %2, ptr nocapture noundef writeonly %3) local_unnamed_addr #3 {
  %5 = zext i32 %0 to i64
  %6 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #23
  %8 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 2
  %9 = load i64, ptr %8, align 8, !tbaa !102
  %10 = tail call i64 @llvm.umin.i64(i64 %9, i64 %2)
  %11 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 1
  %12 = load ptr, ptr %11, align 8, !tbaa !105
  %13 = tail call ptr @memcpy(ptr noundef %1, ptr noundef %12, i64 noundef %10) #23
  %14 = load ptr, ptr %11, align 8, !tbaa !105
  %15 = getelementptr inbounds i8, ptr %14, i64 %10
  %16 = load i64, ptr %8, align 8, !tbaa !102
  %17 = sub i64 %16, %10
  %18 = tail call ptr @memmove(ptr noundef %14, ptr noundef %15, i64 noundef %17) #23
  %19 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 4
  %20 = load i64, ptr %19, align 8, !tbaa !106
  store i64 %20, ptr %3, align 8, !tbaa !4
  store i64 0, ptr %19, align 8, !tbaa !106
  %21 = load i64, ptr %8, align 8, !tbaa !102
  %22 = icmp eq i64 %10, %21
  br i1 %22, label %23, label %27

23:                                               ; preds = %4
  %24 = load ptr, ptr %11, align 8, !tbaa !105
  tail call void @free(ptr noundef %24) #23
  store ptr null, ptr %11, align 8, !tbaa !105
  %25 = getelementptr inbounds [16 x %struct.output], ptr @outputs, i64 0, i64 %5, i32 3
  store i64 0, ptr %25, align 8, !tbaa !104
  %26 = load i64, ptr %8, align 8, !tbaa !102
  br label %27

27:                                               ; preds = %23, %4
  %28 = phi i64 [ %26, %23 ], [ %21, %4 ]
  %29 = sub i64 %28, %10
  store atomic i64 %29, ptr %8 seq_cst, align 8
  %30 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #23
  ret i64 %10
}

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #4

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #4

declare ptr @memmove(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #4

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local void @profiler_start(ptr nocapture noundef %0, ptr nocapture noundef %1) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local void @profiler_stop(ptr nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local void @assert_failed(ptr nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: noreturn nounwind
define dso_local void @aiotaichi_division_failed(i32 noundef %0) local_unnamed_addr #10 {
  %2 = tail call fastcc ptr @own_trap() #25
  %3 = getelementptr inbounds %struct.trap, ptr %2, i64 0, i32 1
  %4 = getelementptr inbounds %struct.trap, ptr %2, i64 0, i32 1, i32 1
  store i32 8, ptr %4, align 8, !tbaa !107
  %5 = sext i32 %0 to i64
  store i64 %5, ptr %3, align 8, !tbaa !108
  %6 = load volatile ptr, ptr %2, align 8, !tbaa !101
  store volatile ptr null, ptr %2, align 8, !tbaa !101
  fence syncscope("singlethread") seq_cst
  tail call void @longjmp(ptr noundef %6, i32 noundef 1) #26
  unreachable
}

; Function Attrs: nounwind
define internal fastcc ptr @own_trap() unnamed_addr #3 {
  %1 = load i32, ptr getelementptr inbounds (%struct.handlers, ptr @handlers, i64 0, i32 1), align 8, !tbaa !64
  %2 = icmp eq i32 %1, 0
  br i1 %2, label %6, label %3

3:                                                ; preds = %0
  %4 = load i32, ptr getelementptr inbounds (%struct.handlers, ptr @handlers, i64 0, i32 2), align 4, !tbaa !100
  %5 = tail call ptr @pthread_getspecific(i32 noundef %4) #23
  br label %6

6:                                                ; preds = %0, %3
  %7 = phi ptr [ %5, %3 ], [ null, %0 ]
  ret ptr %7
}

; Function Attrs: noreturn
declare void @longjmp(ptr noundef, i32 noundef) local_unnamed_addr #11

; Function Attrs: nounwind
define dso_local i32 @host_vsnprintf(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3) local_unnamed_addr #3 {
  %5 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %5, ptr noundef nonnull align 8 dereferenceable(32) %3, i64 32, i1 false), !tbaa.struct !99
  %6 = call i32 @vsnprintf(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef nonnull %5) #23
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #24
  ret i32 %6
}

declare i32 @vsnprintf(ptr noundef, i64 noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local ptr @arena_create() local_unnamed_addr #3 {
  %1 = tail call ptr @calloc(i64 noundef 1, i64 noundef 72) #23
  ret ptr %1
}

; Function Attrs: nounwind
define dso_local ptr @arena_allocate(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = tail call i64 @llvm.umax.i64(i64 %2, i64 16)
  %5 = load i32, ptr getelementptr inbounds (%struct.handlers, ptr @handlers, i64 0, i32 1), align 8, !tbaa !64
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %13, label %7

7:                                                ; preds = %3
  %8 = load i32, ptr getelementptr inbounds (%struct.handlers, ptr @handlers, i64 0, i32 2), align 4, !tbaa !100
  %9 = tail call ptr @pthread_getspecific(i32 noundef %8) #23
  %10 = icmp eq ptr %9, null
  br i1 %10, label %13, label %11

11:                                               ; preds = %7
  %12 = load volatile ptr, ptr %9, align 8, !tbaa !101
  store volatile ptr null, ptr %9, align 8, !tbaa !101
  fence syncscope("singlethread") seq_cst
  br label %13

13:                                               ; preds = %3, %7, %11
  %14 = phi i1 [ false, %11 ], [ true, %7 ], [ true, %3 ]
  %15 = phi ptr [ %9, %11 ], [ null, %7 ], [ null, %3 ]
  %16 = phi ptr [ %12, %11 ], [ null, %7 ], [ null, %3 ]
  %17 = add i64 %1, 8
  %18 = add i64 %17, %4
  %19 = tail call ptr @calloc(i64 noundef 1, i64 noundef %18) #23
  %20 = freeze ptr %19
  %21 = icmp eq ptr %20, null
  br i1 %21, label %36, label %22

22:                                               ; preds = %13
  %23 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #23
  %24 = getelementptr inbounds %struct.arena, ptr %0, i64 0, i32 1
  %25 = load ptr, ptr %24, align 8, !tbaa !109
  store ptr %25, ptr %20, align 8, !tbaa !111
  store ptr %20, ptr %24, align 8, !tbaa !109
  %26 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #23
  fence syncscope("singlethread") seq_cst
  br i1 %14, label %28, label %27

27:                                               ; preds = %22
  store volatile ptr %16, ptr %15, align 8, !tbaa !101
  br label %28

28:                                               ; preds = %22, %27
  %29 = getelementptr %struct.chunk, ptr %20, i64 1
  %30 = ptrtoint ptr %29 to i64
  %31 = add i64 %4, -1
  %32 = add i64 %31, %30
  %33 = urem i64 %32, %4
  %34 = sub nuw i64 %32, %33
  %35 = inttoptr i64 %34 to ptr
  br label %38

36:                                               ; preds = %13
  fence syncscope("singlethread") seq_cst
  br i1 %14, label %38, label %37

37:                                               ; preds = %36
  store volatile ptr %16, ptr %15, align 8, !tbaa !101
  br label %38

38:                                               ; preds = %37, %36, %28
  %39 = phi ptr [ %35, %28 ], [ null, %36 ], [ null, %37 ]
  ret ptr %39
}

; Function Attrs: nounwind
define dso_local void @arena_destroy(ptr noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.arena, ptr %0, i64 0, i32 1
  %3 = load ptr, ptr %2, align 8, !tbaa !109
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %6

5:                                                ; preds = %6, %1
  tail call void @free(ptr noundef %0) #23
  ret void

6:                                                ; preds = %1, %6
  %7 = phi ptr [ %8, %6 ], [ %3, %1 ]
  %8 = load ptr, ptr %7, align 8, !tbaa !111
  tail call void @free(ptr noundef nonnull %7) #23
  %9 = icmp eq ptr %8, null
  br i1 %9, label %5, label %6, !llvm.loop !113
}

; Function Attrs: nounwind
define dso_local void @queue_parallel_for(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4) local_unnamed_addr #3 {
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.timespec, align 8
  %8 = alloca %struct.timespec, align 8
  %9 = alloca %struct.timespec, align 8
  %10 = alloca %struct.job, align 8
  %11 = alloca i64, align 8
  %12 = alloca %struct.timespec, align 8
  %13 = alloca %struct.timespec, align 8
  %14 = alloca %struct.timespec, align 8
  %15 = alloca %struct.timespec, align 8
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %17 = load ptr, ptr %16, align 8, !tbaa !114
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %19 = load ptr, ptr %18, align 8, !tbaa !118
  %20 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 3
  %21 = load i32, ptr %20, align 8, !tbaa !83
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 %22, i32 4
  %24 = load volatile ptr, ptr %23, align 8, !tbaa !101
  store volatile ptr null, ptr %23, align 8, !tbaa !101
  fence syncscope("singlethread") seq_cst
  %25 = getelementptr inbounds %struct.task, ptr %19, i64 0, i32 1
  %26 = load atomic i64, ptr %25 monotonic, align 8
  %27 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %28 = load i64, ptr %27, align 8, !tbaa !119
  %29 = mul i64 %28, %26
  %30 = lshr i64 %29, 10
  %31 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 6
  %32 = load i32, ptr %31, align 8, !tbaa !9
  %33 = icmp eq i32 %32, 0
  %34 = icmp eq i32 %2, 1
  %35 = or i1 %34, %33
  br i1 %35, label %62, label %36

36:                                               ; preds = %5
  %37 = getelementptr inbounds %struct.task, ptr %19, i64 0, i32 2
  %38 = load atomic i32, ptr %37 monotonic, align 8
  %39 = icmp eq i32 %38, 0
  %40 = icmp ugt i64 %29, 1023999999
  %41 = or i1 %40, %39
  br i1 %41, label %51, label %42

42:                                               ; preds = %36
  %43 = getelementptr inbounds %struct.task, ptr %19, i64 0, i32 4
  %44 = load atomic i32, ptr %43 monotonic, align 8
  %45 = zext i32 %44 to i64
  %46 = shl nuw nsw i64 %45, 1
  %47 = icmp ult i64 %46, %30
  br i1 %47, label %51, label %48

48:                                               ; preds = %42
  %49 = add i32 %38, -1
  store atomic i32 %49, ptr %37 monotonic, align 8
  %50 = icmp ugt i32 %2, -3
  br i1 %50, label %64, label %114

51:                                               ; preds = %42, %36
  %52 = icmp ugt i32 %2, -3
  %53 = icmp ugt i64 %29, 1023
  %54 = or i1 %52, %53
  %55 = udiv i64 %29, 10240000
  %56 = select i1 %54, i64 %55, i64 1844674407370955
  %57 = sext i32 %32 to i64
  %58 = icmp ult i64 %56, %57
  %59 = trunc i64 %56 to i32
  %60 = select i1 %58, i32 %59, i32 %32
  %61 = add nsw i32 %60, 1
  br i1 %52, label %64, label %114

62:                                               ; preds = %5
  %63 = icmp ugt i32 %2, -3
  br i1 %63, label %64, label %114

64:                                               ; preds = %48, %51, %62
  %65 = phi i32 [ %61, %51 ], [ 1, %62 ], [ 1, %48 ]
  %66 = phi i1 [ false, %51 ], [ true, %62 ], [ true, %48 ]
  %67 = icmp ne i32 %2, -2
  %68 = icmp slt i32 %1, 2
  br i1 %68, label %69, label %74

69:                                               ; preds = %64
  %70 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 12
  %71 = load atomic i32, ptr %70 seq_cst, align 8
  %72 = icmp ult i32 %71, 2
  %73 = select i1 %72, i32 %1, i32 2
  br label %74

74:                                               ; preds = %69, %64
  %75 = phi i32 [ %1, %64 ], [ %73, %69 ]
  %76 = udiv i64 %29, 4096000
  %77 = sext i32 %65 to i64
  %78 = shl nsw i64 %77, 2
  %79 = icmp ult i64 %76, %78
  %80 = select i1 %67, i1 true, i1 %79
  br i1 %80, label %84, label %81

81:                                               ; preds = %74
  %82 = udiv i64 %29, 16384000
  %83 = tail call i64 @llvm.umax.i64(i64 %82, i64 %78)
  br label %84

84:                                               ; preds = %81, %74
  %85 = phi i64 [ %83, %81 ], [ %76, %74 ]
  %86 = icmp ult i64 %29, 1024
  br i1 %86, label %90, label %87

87:                                               ; preds = %84
  %88 = shl nsw i64 %77, 6
  %89 = load i32, ptr %31, align 8, !tbaa !9
  br label %96

90:                                               ; preds = %84
  %91 = load i32, ptr %31, align 8, !tbaa !9
  %92 = sext i32 %91 to i64
  %93 = shl nsw i64 %92, 2
  %94 = add nsw i64 %93, 4
  %95 = tail call i64 @llvm.umax.i64(i64 %94, i64 64)
  br label %96

96:                                               ; preds = %90, %87
  %97 = phi i32 [ %89, %87 ], [ %91, %90 ]
  %98 = phi i64 [ %85, %87 ], [ %95, %90 ]
  %99 = phi i64 [ %88, %87 ], [ %95, %90 ]
  %100 = icmp eq i32 %97, 0
  %101 = select i1 %100, i64 1, i64 %98
  %102 = sext i32 %75 to i64
  br label %103

103:                                              ; preds = %103, %96
  %104 = phi i64 [ 1, %96 ], [ %110, %103 ]
  %105 = icmp ult i64 %104, %101
  %106 = icmp ult i64 %104, %99
  %107 = select i1 %105, i1 %106, i1 false
  %108 = icmp slt i64 %104, %102
  %109 = or i1 %108, %107
  %110 = shl i64 %104, 1
  br i1 %109, label %103, label %111, !llvm.loop !120

111:                                              ; preds = %103
  %112 = trunc i64 %104 to i32
  %113 = shl nsw i32 %112, 1
  br label %114

114:                                              ; preds = %48, %51, %62, %111
  %115 = phi i32 [ %112, %111 ], [ 0, %62 ], [ 0, %51 ], [ 0, %48 ]
  %116 = phi i1 [ %66, %111 ], [ true, %62 ], [ false, %51 ], [ true, %48 ]
  %117 = phi i32 [ %65, %111 ], [ 1, %62 ], [ %61, %51 ], [ 1, %48 ]
  %118 = phi i32 [ %113, %111 ], [ %1, %62 ], [ %1, %51 ], [ %1, %48 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %15) #24
  %119 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %15) #23
  %120 = load i64, ptr %15, align 8, !tbaa !40
  %121 = getelementptr inbounds %struct.timespec, ptr %15, i64 0, i32 1
  %122 = load i64, ptr %121, align 8, !tbaa !42
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %15) #24
  %123 = icmp sgt i32 %117, 1
  %124 = sub nsw i32 %118, %115
  %125 = icmp sgt i32 %124, 1
  %126 = select i1 %123, i1 %125, i1 false
  br i1 %126, label %205, label %127

127:                                              ; preds = %114
  %128 = select i1 %116, i64 -1, i64 20000
  %129 = load i32, ptr %20, align 8, !tbaa !83
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 %130, i32 4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %14) #24
  %132 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %14) #23
  %133 = load i64, ptr %14, align 8, !tbaa !40
  %134 = mul i64 %133, 1000000000
  %135 = getelementptr inbounds %struct.timespec, ptr %14, i64 0, i32 1
  %136 = load i64, ptr %135, align 8, !tbaa !42
  %137 = add i64 %134, %136
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %14) #24
  %138 = sext i32 %115 to i64
  %139 = sext i32 %118 to i64
  %140 = icmp sgt i32 %118, %115
  br i1 %140, label %141, label %179

141:                                              ; preds = %127
  %142 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %143 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2
  %144 = getelementptr inbounds %struct.timespec, ptr %13, i64 0, i32 1
  br label %145

145:                                              ; preds = %154, %141
  %146 = phi i64 [ %137, %141 ], [ %156, %154 ]
  %147 = phi i64 [ 1, %141 ], [ %164, %154 ]
  %148 = phi i64 [ %138, %141 ], [ %155, %154 ]
  %149 = sub nsw i64 %139, %148
  %150 = icmp slt i64 %149, %147
  %151 = add nsw i64 %148, %147
  %152 = select i1 %150, i64 %139, i64 %151
  %153 = icmp slt i64 %148, %152
  br i1 %153, label %167, label %154

154:                                              ; preds = %167, %145
  %155 = phi i64 [ %148, %145 ], [ %152, %167 ]
  %156 = phi i64 [ %146, %145 ], [ %176, %167 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %13) #24
  %157 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %13) #23
  %158 = load i64, ptr %13, align 8, !tbaa !40
  %159 = mul i64 %158, 1000000000
  %160 = load i64, ptr %144, align 8, !tbaa !42
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %13) #24
  %161 = sub i64 %160, %156
  %162 = add i64 %161, %159
  %163 = icmp ult i64 %162, %128
  %164 = shl nsw i64 %147, 1
  %165 = icmp slt i64 %155, %139
  %166 = select i1 %163, i1 %165, i1 false
  br i1 %166, label %145, label %179, !llvm.loop !121

167:                                              ; preds = %145, %167
  %168 = phi i64 [ %176, %167 ], [ %146, %145 ]
  %169 = phi i64 [ %177, %167 ], [ %148, %145 ]
  %170 = load ptr, ptr %142, align 8, !tbaa !122
  fence syncscope("singlethread") seq_cst
  store volatile ptr %170, ptr %131, align 8, !tbaa !101
  %171 = trunc i64 %169 to i32
  call void %4(ptr noundef %3, i32 noundef 0, i32 noundef %171) #23
  %172 = load volatile ptr, ptr %131, align 8, !tbaa !101
  store volatile ptr null, ptr %131, align 8, !tbaa !101
  fence syncscope("singlethread") seq_cst
  %173 = load ptr, ptr %16, align 8, !tbaa !114
  %174 = getelementptr inbounds %struct.pool, ptr %173, i64 0, i32 8, i32 1
  %175 = call fastcc i64 @pause_turn(ptr noundef nonnull %174, ptr noundef nonnull %143) #25
  %176 = add i64 %175, %168
  %177 = add i64 %169, 1
  %178 = icmp eq i64 %177, %152
  br i1 %178, label %154, label %167, !llvm.loop !123

179:                                              ; preds = %154, %127
  %180 = phi i64 [ %138, %127 ], [ %155, %154 ]
  %181 = phi i64 [ %137, %127 ], [ %156, %154 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %12) #24
  %182 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %12) #23
  %183 = load i64, ptr %12, align 8, !tbaa !40
  %184 = mul i64 %183, 1000000000
  %185 = getelementptr inbounds %struct.timespec, ptr %12, i64 0, i32 1
  %186 = load i64, ptr %185, align 8, !tbaa !42
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %12) #24
  %187 = sub i64 %186, %181
  %188 = add i64 %187, %184
  %189 = trunc i64 %180 to i32
  %190 = icmp sgt i32 %118, %189
  br i1 %190, label %191, label %205

191:                                              ; preds = %179
  %192 = sub nsw i32 %118, %189
  %193 = sext i32 %192 to i64
  %194 = mul i64 %188, %193
  %195 = sub nsw i32 %189, %115
  %196 = sext i32 %195 to i64
  %197 = udiv i64 %194, %196
  %198 = udiv i64 %197, 10000
  %199 = load i32, ptr %31, align 8, !tbaa !9
  %200 = sext i32 %199 to i64
  %201 = icmp ult i64 %198, %200
  %202 = trunc i64 %198 to i32
  %203 = select i1 %201, i32 %202, i32 %199
  %204 = add nsw i32 %203, 1
  br label %205

205:                                              ; preds = %179, %191, %114
  %206 = phi i64 [ 0, %114 ], [ %188, %191 ], [ %188, %179 ]
  %207 = phi i32 [ %115, %114 ], [ %189, %191 ], [ %189, %179 ]
  %208 = phi i32 [ %117, %114 ], [ %204, %191 ], [ %117, %179 ]
  %209 = icmp sgt i32 %118, %207
  br i1 %209, label %210, label %422

210:                                              ; preds = %205
  %211 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %212 = load i64, ptr %211, align 8, !tbaa !124
  %213 = lshr i64 %212, 2
  %214 = sub nsw i32 %118, %207
  %215 = call i32 @llvm.smin.i32(i32 %208, i32 %214)
  %216 = call i32 @llvm.smin.i32(i32 %215, i32 64)
  call void @llvm.lifetime.start.p0(i64 4432, ptr nonnull %10) #24
  %217 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 5
  %218 = atomicrmw add ptr %217, i64 1 seq_cst, align 8
  %219 = add i64 %218, 1
  store i64 %219, ptr %10, align 8, !tbaa !85
  %220 = getelementptr inbounds %struct.job, ptr %10, i64 0, i32 1
  store ptr %3, ptr %220, align 8, !tbaa !125
  %221 = getelementptr inbounds %struct.job, ptr %10, i64 0, i32 2
  store ptr %4, ptr %221, align 8, !tbaa !126
  %222 = getelementptr inbounds %struct.job, ptr %10, i64 0, i32 3
  store i32 %216, ptr %222, align 8, !tbaa !87
  %223 = add nsw i32 %208, -1
  %224 = getelementptr inbounds %struct.job, ptr %10, i64 0, i32 4
  store i32 %223, ptr %224, align 4, !tbaa !127
  %225 = getelementptr inbounds %struct.job, ptr %10, i64 0, i32 5
  store i64 %213, ptr %225, align 8, !tbaa !93
  %226 = getelementptr inbounds %struct.job, ptr %10, i64 0, i32 6
  store i64 0, ptr %226, align 8, !tbaa !128
  %227 = getelementptr inbounds %struct.job, ptr %10, i64 0, i32 7
  store i32 0, ptr %227, align 8, !tbaa !129
  %228 = icmp sgt i32 %215, 0
  br i1 %228, label %229, label %234

229:                                              ; preds = %210
  %230 = sext i32 %214 to i64
  %231 = sext i32 %216 to i64
  %232 = call i32 @llvm.smax.i32(i32 %216, i32 1)
  %233 = zext i32 %232 to i64
  br label %236

234:                                              ; preds = %236, %210
  %235 = icmp sgt i32 %208, 1
  br i1 %235, label %250, label %405

236:                                              ; preds = %236, %229
  %237 = phi i64 [ 0, %229 ], [ %243, %236 ]
  %238 = mul nsw i64 %237, %230
  %239 = sdiv i64 %238, %231
  %240 = trunc i64 %239 to i32
  %241 = add nsw i32 %207, %240
  %242 = getelementptr inbounds %struct.job, ptr %10, i64 0, i32 9, i64 %237
  store i32 %241, ptr %242, align 8, !tbaa !130
  %243 = add nuw nsw i64 %237, 1
  %244 = mul nsw i64 %243, %230
  %245 = sdiv i64 %244, %231
  %246 = trunc i64 %245 to i32
  %247 = add nsw i32 %207, %246
  %248 = getelementptr inbounds %struct.job, ptr %10, i64 0, i32 9, i64 %237, i32 1
  store i32 %247, ptr %248, align 4, !tbaa !89
  %249 = icmp eq i64 %243, %233
  br i1 %249, label %234, label %236, !llvm.loop !131

250:                                              ; preds = %234
  %251 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 16, i64 0, i32 1
  %252 = atomicrmw xchg ptr %251, i32 1 seq_cst, align 4
  %253 = icmp eq i32 %252, 0
  br i1 %253, label %314, label %254

254:                                              ; preds = %250
  %255 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 16, i64 1, i32 1
  %256 = atomicrmw xchg ptr %255, i32 1 seq_cst, align 4
  %257 = icmp eq i32 %256, 0
  br i1 %257, label %314, label %258

258:                                              ; preds = %254
  %259 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 16, i64 2, i32 1
  %260 = atomicrmw xchg ptr %259, i32 1 seq_cst, align 4
  %261 = icmp eq i32 %260, 0
  br i1 %261, label %314, label %262

262:                                              ; preds = %258
  %263 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 16, i64 3, i32 1
  %264 = atomicrmw xchg ptr %263, i32 1 seq_cst, align 4
  %265 = icmp eq i32 %264, 0
  br i1 %265, label %314, label %266

266:                                              ; preds = %262
  %267 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 16, i64 4, i32 1
  %268 = atomicrmw xchg ptr %267, i32 1 seq_cst, align 4
  %269 = icmp eq i32 %268, 0
  br i1 %269, label %314, label %270

270:                                              ; preds = %266
  %271 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 16, i64 5, i32 1
  %272 = atomicrmw xchg ptr %271, i32 1 seq_cst, align 4
  %273 = icmp eq i32 %272, 0
  br i1 %273, label %314, label %274

274:                                              ; preds = %270
  %275 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 16, i64 6, i32 1
  %276 = atomicrmw xchg ptr %275, i32 1 seq_cst, align 4
  %277 = icmp eq i32 %276, 0
  br i1 %277, label %314, label %278

278:                                              ; preds = %274
  %279 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 16, i64 7, i32 1
  %280 = atomicrmw xchg ptr %279, i32 1 seq_cst, align 4
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %314, label %282

282:                                              ; preds = %278
  %283 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 16, i64 8, i32 1
  %284 = atomicrmw xchg ptr %283, i32 1 seq_cst, align 4
  %285 = icmp eq i32 %284, 0
  br i1 %285, label %314, label %286

286:                                              ; preds = %282
  %287 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 16, i64 9, i32 1
  %288 = atomicrmw xchg ptr %287, i32 1 seq_cst, align 4
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %314, label %290

290:                                              ; preds = %286
  %291 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 16, i64 10, i32 1
  %292 = atomicrmw xchg ptr %291, i32 1 seq_cst, align 4
  %293 = icmp eq i32 %292, 0
  br i1 %293, label %314, label %294

294:                                              ; preds = %290
  %295 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 16, i64 11, i32 1
  %296 = atomicrmw xchg ptr %295, i32 1 seq_cst, align 4
  %297 = icmp eq i32 %296, 0
  br i1 %297, label %314, label %298

298:                                              ; preds = %294
  %299 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 16, i64 12, i32 1
  %300 = atomicrmw xchg ptr %299, i32 1 seq_cst, align 4
  %301 = icmp eq i32 %300, 0
  br i1 %301, label %314, label %302

302:                                              ; preds = %298
  %303 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 16, i64 13, i32 1
  %304 = atomicrmw xchg ptr %303, i32 1 seq_cst, align 4
  %305 = icmp eq i32 %304, 0
  br i1 %305, label %314, label %306

306:                                              ; preds = %302
  %307 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 16, i64 14, i32 1
  %308 = atomicrmw xchg ptr %307, i32 1 seq_cst, align 4
  %309 = icmp eq i32 %308, 0
  br i1 %309, label %314, label %310

310:                                              ; preds = %306
  %311 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 16, i64 15, i32 1
  %312 = atomicrmw xchg ptr %311, i32 1 seq_cst, align 4
  %313 = icmp eq i32 %312, 0
  br i1 %313, label %314, label %405

314:                                              ; preds = %310, %306, %302, %298, %294, %290, %286, %282, %278, %274, %270, %266, %262, %258, %254, %250
  %315 = phi i64 [ 0, %250 ], [ 1, %254 ], [ 2, %258 ], [ 3, %262 ], [ 4, %266 ], [ 5, %270 ], [ 6, %274 ], [ 7, %278 ], [ 8, %282 ], [ 9, %286 ], [ 10, %290 ], [ 11, %294 ], [ 12, %298 ], [ 13, %302 ], [ 14, %306 ], [ 15, %310 ]
  %316 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 16, i64 %315
  %317 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #24
  %318 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %9) #23
  %319 = load i64, ptr %9, align 8, !tbaa !40
  %320 = mul i64 %319, 1000000000
  %321 = getelementptr inbounds %struct.timespec, ptr %9, i64 0, i32 1
  %322 = load i64, ptr %321, align 8, !tbaa !42
  %323 = add i64 %320, %322
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #24
  store atomic i64 %323, ptr %317 seq_cst, align 8
  %324 = ptrtoint ptr %10 to i64
  store atomic i64 %324, ptr %316 seq_cst, align 8
  %325 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 2
  %326 = atomicrmw add ptr %325, i32 1 seq_cst, align 4
  %327 = load i32, ptr %31, align 8, !tbaa !9
  %328 = icmp sgt i32 %327, 0
  br i1 %328, label %329, label %363

329:                                              ; preds = %314, %355
  %330 = phi i64 [ %357, %355 ], [ 0, %314 ]
  %331 = phi i32 [ %356, %355 ], [ 0, %314 ]
  %332 = load atomic i32, ptr %224 seq_cst, align 4
  %333 = icmp sgt i32 %332, 0
  br i1 %333, label %334, label %363

334:                                              ; preds = %329
  %335 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 17, i64 %330, i32 8
  %336 = load atomic i32, ptr %335 seq_cst, align 8
  %337 = icmp eq i32 %336, 0
  br i1 %337, label %355, label %338

338:                                              ; preds = %334
  %339 = load atomic i32, ptr %224 seq_cst, align 4
  %340 = icmp sgt i32 %339, 0
  br i1 %340, label %341, label %363

341:                                              ; preds = %338
  %342 = atomicrmw add ptr %224, i32 -1 seq_cst, align 4
  %343 = icmp slt i32 %342, 1
  br i1 %343, label %363, label %344

344:                                              ; preds = %341
  %345 = atomicrmw xchg ptr %335, i32 0 seq_cst, align 4
  %346 = icmp eq i32 %345, 0
  br i1 %346, label %353, label %347

347:                                              ; preds = %344
  %348 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 17, i64 %330, i32 4
  %349 = load i64, ptr %10, align 8, !tbaa !85
  store atomic i64 %349, ptr %348 seq_cst, align 8
  %350 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 17, i64 %330, i32 2
  %351 = call i32 @sem_post(ptr noundef nonnull %350) #23
  %352 = add nsw i32 %331, 1
  br label %355

353:                                              ; preds = %344
  %354 = atomicrmw add ptr %224, i32 1 seq_cst, align 4
  br label %355

355:                                              ; preds = %353, %347, %334
  %356 = phi i32 [ %331, %353 ], [ %352, %347 ], [ %331, %334 ]
  %357 = add nuw nsw i64 %330, 1
  %358 = load i32, ptr %31, align 8, !tbaa !9
  %359 = sext i32 %358 to i64
  %360 = icmp slt i64 %357, %359
  %361 = icmp slt i32 %356, 4
  %362 = select i1 %360, i1 %361, i1 false
  br i1 %362, label %329, label %363, !llvm.loop !95

363:                                              ; preds = %355, %341, %338, %329, %314
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #24
  %364 = call fastcc i32 @drain_caught(ptr noundef %0, ptr noundef nonnull %10, i32 noundef 0, ptr noundef nonnull %11) #25
  store atomic i64 0, ptr %316 seq_cst, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #24
  %365 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #23
  %366 = load i64, ptr %8, align 8, !tbaa !40
  %367 = mul i64 %366, 1000000000
  %368 = getelementptr inbounds %struct.timespec, ptr %8, i64 0, i32 1
  %369 = load i64, ptr %368, align 8, !tbaa !42
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #24
  %370 = add i64 %369, 50000
  %371 = add i64 %370, %367
  %372 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 16, i64 %315, i32 2
  %373 = load atomic i32, ptr %372 seq_cst, align 4
  %374 = icmp eq i32 %373, 0
  br i1 %374, label %384, label %375

375:                                              ; preds = %363
  %376 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1
  br label %377

377:                                              ; preds = %387, %375
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #24
  %378 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #23
  %379 = load i64, ptr %7, align 8, !tbaa !40
  %380 = mul i64 %379, 1000000000
  %381 = load i64, ptr %376, align 8, !tbaa !42
  %382 = add i64 %380, %381
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #24
  %383 = icmp ult i64 %382, %371
  br i1 %383, label %387, label %384

384:                                              ; preds = %387, %377, %363
  %385 = load atomic i32, ptr %372 seq_cst, align 4
  %386 = icmp eq i32 %385, 0
  br i1 %386, label %403, label %390

387:                                              ; preds = %377
  call void @llvm.aarch64.hint(i32 1)
  %388 = load atomic i32, ptr %372 seq_cst, align 4
  %389 = icmp eq i32 %388, 0
  br i1 %389, label %384, label %377, !llvm.loop !132

390:                                              ; preds = %384
  %391 = call i32 @pthread_mutex_lock(ptr noundef nonnull %17) #23
  %392 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 16, i64 %315, i32 3
  store atomic i32 1, ptr %392 seq_cst, align 8
  %393 = load atomic i32, ptr %372 seq_cst, align 4
  %394 = icmp eq i32 %393, 0
  br i1 %394, label %401, label %395

395:                                              ; preds = %390
  %396 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 1
  br label %397

397:                                              ; preds = %397, %395
  %398 = call i32 @pthread_cond_wait(ptr noundef nonnull %396, ptr noundef nonnull %17) #23
  %399 = load atomic i32, ptr %372 seq_cst, align 4
  %400 = icmp eq i32 %399, 0
  br i1 %400, label %401, label %397, !llvm.loop !133

401:                                              ; preds = %397, %390
  store atomic i32 0, ptr %392 seq_cst, align 8
  %402 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %17) #23
  br label %403

403:                                              ; preds = %401, %384
  %404 = getelementptr inbounds %struct.pool, ptr %17, i64 0, i32 16, i64 %315, i32 1
  store atomic i32 0, ptr %404 seq_cst, align 8
  br label %407

405:                                              ; preds = %310, %234
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #24
  %406 = call fastcc i32 @drain_caught(ptr noundef %0, ptr noundef nonnull %10, i32 noundef 0, ptr noundef nonnull %11) #25
  br label %407

407:                                              ; preds = %405, %403
  %408 = load i32, ptr %227, align 8, !tbaa !129
  %409 = icmp eq i32 %408, 0
  br i1 %409, label %410, label %415

410:                                              ; preds = %407
  %411 = load i64, ptr %11, align 8, !tbaa !4
  %412 = load i64, ptr %226, align 8, !tbaa !128
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #24
  call void @llvm.lifetime.end.p0(i64 4432, ptr nonnull %10) #24
  %413 = add i64 %411, %206
  %414 = add i64 %413, %412
  br label %422

415:                                              ; preds = %407
  %416 = load i32, ptr %20, align 8, !tbaa !83
  %417 = sext i32 %416 to i64
  %418 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 %417, i32 4, i32 1
  %419 = getelementptr inbounds %struct.job, ptr %10, i64 0, i32 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(280) %418, ptr noundef nonnull align 8 dereferenceable(280) %419, i64 280, i1 false), !tbaa.struct !48
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #24
  call void @llvm.lifetime.end.p0(i64 4432, ptr nonnull %10) #24
  %420 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %421 = load ptr, ptr %420, align 8, !tbaa !122
  call void @longjmp(ptr noundef %421, i32 noundef 1) #26
  unreachable

422:                                              ; preds = %205, %410
  %423 = phi i64 [ %414, %410 ], [ %206, %205 ]
  %424 = icmp ugt i64 %29, 1023
  %425 = select i1 %126, i1 %424, i1 false
  %426 = icmp ult i64 %29, 1024000000
  %427 = select i1 %425, i1 %426, i1 false
  br i1 %427, label %428, label %458

428:                                              ; preds = %422
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #24
  %429 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #23
  %430 = load i64, ptr %6, align 8, !tbaa !40
  %431 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %432 = load i64, ptr %431, align 8, !tbaa !42
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #24
  %433 = sub i64 %430, %120
  %434 = mul i64 %433, 1000000000
  %435 = sub i64 %432, %122
  %436 = add i64 %435, %434
  %437 = icmp ult i64 %436, %30
  br i1 %437, label %438, label %448

438:                                              ; preds = %428
  %439 = getelementptr inbounds %struct.task, ptr %19, i64 0, i32 4
  %440 = load atomic i32, ptr %439 monotonic, align 8
  %441 = zext i32 %440 to i64
  %442 = shl nuw nsw i64 %441, 1
  %443 = icmp ult i64 %442, %30
  br i1 %443, label %458, label %444

444:                                              ; preds = %438
  %445 = getelementptr inbounds %struct.task, ptr %19, i64 0, i32 3
  %446 = load atomic i32, ptr %445 monotonic, align 4
  %447 = lshr i32 %446, 1
  store atomic i32 %447, ptr %445 monotonic, align 4
  br label %458

448:                                              ; preds = %428
  %449 = getelementptr inbounds %struct.task, ptr %19, i64 0, i32 3
  %450 = load atomic i32, ptr %449 monotonic, align 4
  %451 = icmp ult i32 %450, 255
  %452 = shl i32 %450, 1
  %453 = or i32 %452, 1
  %454 = select i1 %451, i32 %453, i32 255
  store atomic i32 %454, ptr %449 monotonic, align 4
  %455 = getelementptr inbounds %struct.task, ptr %19, i64 0, i32 4
  %456 = trunc i64 %30 to i32
  store atomic i32 %456, ptr %455 monotonic, align 8
  %457 = getelementptr inbounds %struct.task, ptr %19, i64 0, i32 2
  store atomic i32 %454, ptr %457 monotonic, align 8
  br label %458

458:                                              ; preds = %448, %444, %438, %422
  %459 = load i64, ptr %27, align 8, !tbaa !119
  %460 = load atomic i64, ptr %25 monotonic, align 8
  %461 = shl i64 %423, 10
  %462 = udiv i64 %461, %459
  %463 = add nuw i64 %462, 1
  %464 = icmp eq i64 %460, 0
  br i1 %464, label %474, label %465

465:                                              ; preds = %458
  %466 = icmp ult i64 %463, %460
  br i1 %466, label %467, label %470

467:                                              ; preds = %465
  %468 = add i64 %463, %460
  %469 = lshr i64 %468, 1
  br label %474

470:                                              ; preds = %465
  %471 = mul i64 %460, 7
  %472 = add i64 %463, %471
  %473 = lshr i64 %472, 3
  br label %474

474:                                              ; preds = %458, %467, %470
  %475 = phi i64 [ %463, %458 ], [ %469, %467 ], [ %473, %470 ]
  store atomic i64 %475, ptr %25 monotonic, align 8
  %476 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %477 = load ptr, ptr %476, align 8, !tbaa !122
  fence syncscope("singlethread") seq_cst
  store volatile ptr %477, ptr %23, align 8, !tbaa !101
  ret void
}

; Function Attrs: nounwind
define dso_local ptr @queue_create(ptr noundef %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 1184) #23
  %5 = icmp eq ptr %4, null
  br i1 %5, label %24, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 9
  store ptr %0, ptr %7, align 8, !tbaa !114
  %8 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 2, i32 1
  store i32 %1, ptr %8, align 8, !tbaa !134
  %9 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 7
  store i64 %2, ptr %9, align 8, !tbaa !124
  %10 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 8
  %11 = tail call fastcc i32 @start_relay(ptr noundef nonnull %4, ptr noundef nonnull %10, ptr noundef nonnull @run) #25
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %14

13:                                               ; preds = %6
  tail call void @free(ptr noundef nonnull %4) #23
  br label %24

14:                                               ; preds = %6
  %15 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 10
  %16 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %15) #23
  %17 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 11
  %18 = load ptr, ptr %17, align 8, !tbaa !15
  %19 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 10
  store ptr %18, ptr %19, align 8, !tbaa !135
  store ptr %4, ptr %17, align 8, !tbaa !15
  %20 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 12
  %21 = load i32, ptr %20, align 8, !tbaa !9
  %22 = add i32 %21, 1
  store atomic i32 %22, ptr %20 seq_cst, align 8
  %23 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %15) #23
  br label %24

24:                                               ; preds = %3, %14, %13
  %25 = phi ptr [ %4, %14 ], [ inttoptr (i64 1 to ptr), %13 ], [ null, %3 ]
  ret ptr %25
}

; Function Attrs: nounwind
define internal void @run(ptr noundef %0) #3 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = tail call fastcc i32 @pass_baton(ptr noundef %0) #25
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %31, label %9

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %11 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2
  %12 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2, i32 4
  %13 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2, i32 3
  %14 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %15 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %17 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %18 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2, i32 1
  %25 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  %26 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 3
  %27 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  br label %28

28:                                               ; preds = %9, %203
  %29 = call fastcc ptr @next_batch(ptr noundef %0) #25
  %30 = icmp eq ptr %29, null
  br i1 %30, label %31, label %35

31:                                               ; preds = %28, %203, %1
  %32 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 4
  %33 = load atomic i32, ptr %32 seq_cst, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %206, label %217

35:                                               ; preds = %28
  %36 = load ptr, ptr %10, align 8, !tbaa !114
  %37 = getelementptr inbounds %struct.pool, ptr %36, i64 0, i32 8, i32 1
  %38 = load atomic i32, ptr %12 seq_cst, align 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %61

40:                                               ; preds = %35
  %41 = getelementptr inbounds %struct.pool, ptr %36, i64 0, i32 8, i32 1, i32 1
  %42 = load atomic i32, ptr %41 seq_cst, align 4
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %60

44:                                               ; preds = %40
  %45 = load atomic i32, ptr %37 seq_cst, align 8
  br label %46

46:                                               ; preds = %49, %44
  %47 = phi i32 [ %45, %44 ], [ %53, %49 ]
  %48 = icmp sgt i32 %47, 0
  br i1 %48, label %49, label %60

49:                                               ; preds = %46
  %50 = add nsw i32 %47, -1
  %51 = cmpxchg ptr %37, i32 %47, i32 %50 seq_cst seq_cst, align 4
  %52 = extractvalue { i32, i1 } %51, 1
  %53 = extractvalue { i32, i1 } %51, 0
  br i1 %52, label %54, label %46, !llvm.loop !84

54:                                               ; preds = %49
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #24
  %55 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #23
  %56 = load i64, ptr %6, align 8, !tbaa !40
  %57 = mul i64 %56, 1000000000
  %58 = load i64, ptr %14, align 8, !tbaa !42
  %59 = add i64 %57, %58
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #24
  store atomic i64 %59, ptr %13 monotonic, align 8
  store atomic i32 1, ptr %12 release, align 8
  br label %61

60:                                               ; preds = %46, %40
  call fastcc void @await_turn(ptr noundef nonnull %37, ptr noundef nonnull %11) #25
  br label %61

61:                                               ; preds = %35, %54, %60
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #24
  %62 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #23
  %63 = load i64, ptr %5, align 8, !tbaa !40
  %64 = mul i64 %63, 1000000000
  %65 = load i64, ptr %15, align 8, !tbaa !42
  %66 = add i64 %64, %65
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #24
  %67 = load atomic i64, ptr getelementptr inbounds (%struct.handlers, ptr @handlers, i64 0, i32 3) seq_cst, align 8
  %68 = sub i64 %66, %67
  %69 = icmp ult i64 %68, 1000000
  br i1 %69, label %76, label %70

70:                                               ; preds = %61
  %71 = cmpxchg ptr getelementptr inbounds (%struct.handlers, ptr @handlers, i64 0, i32 3), i64 %67, i64 %66 seq_cst seq_cst, align 8
  %72 = extractvalue { i64, i1 } %71, 1
  br i1 %72, label %73, label %76

73:                                               ; preds = %70
  %74 = call i32 @pthread_mutex_lock(ptr noundef nonnull @handlers) #23
  call fastcc void @place_handlers() #25
  %75 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @handlers) #23
  br label %76

76:                                               ; preds = %61, %70, %73
  %77 = getelementptr inbounds %struct.batch, ptr %29, i64 0, i32 1
  %78 = load ptr, ptr %77, align 8, !tbaa !136
  %79 = getelementptr inbounds %struct.batch, ptr %29, i64 0, i32 2
  %80 = load i64, ptr %79, align 8, !tbaa !138
  %81 = getelementptr inbounds i8, ptr %78, i64 %80
  %82 = getelementptr inbounds %struct.batch, ptr %29, i64 0, i32 3
  %83 = icmp sgt i64 %80, 0
  br i1 %83, label %84, label %197

84:                                               ; preds = %76
  %85 = load ptr, ptr %82, align 8, !tbaa !139
  br label %86

86:                                               ; preds = %192, %84
  %87 = phi ptr [ %78, %84 ], [ %100, %192 ]
  %88 = phi ptr [ %85, %84 ], [ %195, %192 ]
  %89 = phi i32 [ 0, %84 ], [ %194, %192 ]
  %90 = phi i32 [ 0, %84 ], [ %193, %192 ]
  %91 = load atomic i32, ptr %16 seq_cst, align 4
  %92 = icmp eq i32 %91, 2
  br i1 %92, label %197, label %93

93:                                               ; preds = %86
  %94 = load atomic i16, ptr %87 seq_cst, align 4
  %95 = getelementptr inbounds %struct.command, ptr %87, i64 0, i32 1
  %96 = load i16, ptr %95, align 2, !tbaa !140
  %97 = getelementptr inbounds %struct.command, ptr %87, i64 0, i32 2
  %98 = load i32, ptr %97, align 4, !tbaa !142
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds i8, ptr %87, i64 %99
  %101 = icmp eq i32 %89, 0
  %102 = icmp ne i16 %94, 5
  %103 = select i1 %101, i1 %102, i1 false
  br i1 %103, label %104, label %116

104:                                              ; preds = %93
  %105 = atomicrmw xchg ptr %87, i16 7 seq_cst, align 2
  %106 = icmp eq i16 %105, 8
  %107 = zext i1 %106 to i32
  %108 = icmp eq ptr %88, null
  br i1 %108, label %116, label %109

109:                                              ; preds = %104
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #24
  %110 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #23
  %111 = load i64, ptr %4, align 8, !tbaa !40
  %112 = mul i64 %111, 1000000000
  %113 = load i64, ptr %17, align 8, !tbaa !42
  %114 = add i64 %112, %113
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #24
  %115 = getelementptr inbounds i64, ptr %88, i64 1
  store i64 %114, ptr %88, align 8, !tbaa !4
  br label %116

116:                                              ; preds = %109, %104, %93
  %117 = phi i32 [ %107, %109 ], [ %107, %104 ], [ %90, %93 ]
  %118 = phi i32 [ 1, %109 ], [ 1, %104 ], [ %89, %93 ]
  %119 = phi ptr [ %115, %109 ], [ null, %104 ], [ %88, %93 ]
  %120 = phi i16 [ %105, %109 ], [ %105, %104 ], [ %94, %93 ]
  %121 = icmp eq i32 %117, 0
  %122 = select i1 %121, i16 %120, i16 8
  %123 = call fastcc i32 @attempt(ptr noundef nonnull %0, ptr noundef nonnull %87, i16 noundef %122) #25
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %197, label %125

125:                                              ; preds = %116
  %126 = icmp eq i16 %96, 0
  br i1 %126, label %192, label %127, !llvm.loop !143

127:                                              ; preds = %125
  %128 = icmp eq ptr %119, null
  br i1 %128, label %136, label %129

129:                                              ; preds = %127
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #24
  %130 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #23
  %131 = load i64, ptr %3, align 8, !tbaa !40
  %132 = mul i64 %131, 1000000000
  %133 = load i64, ptr %18, align 8, !tbaa !42
  %134 = add i64 %132, %133
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #24
  %135 = getelementptr inbounds i64, ptr %119, i64 1
  store i64 %134, ptr %119, align 8, !tbaa !4
  br label %136

136:                                              ; preds = %129, %127
  %137 = phi ptr [ %135, %129 ], [ null, %127 ]
  %138 = load i64, ptr %19, align 8, !tbaa !144
  %139 = add i64 %138, 1
  store atomic i64 %139, ptr %19 seq_cst, align 8
  %140 = load atomic i32, ptr %20 seq_cst, align 8
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %146, label %142

142:                                              ; preds = %136
  %143 = call i32 @pthread_mutex_lock(ptr noundef nonnull %21) #23
  %144 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %22) #23
  %145 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %21) #23
  br label %146

146:                                              ; preds = %142, %136
  %147 = load atomic i64, ptr %23 seq_cst, align 8
  %148 = add i64 %147, -1
  %149 = icmp ult i64 %148, %139
  br i1 %149, label %150, label %156

150:                                              ; preds = %146
  %151 = cmpxchg ptr %23, i64 %147, i64 0 seq_cst seq_cst, align 8
  %152 = extractvalue { i64, i1 } %151, 1
  br i1 %152, label %153, label %156

153:                                              ; preds = %150
  %154 = load i32, ptr %24, align 8, !tbaa !145
  %155 = call i64 @write(i32 noundef %154, ptr noundef nonnull @notify.one, i64 noundef 8) #23
  br label %156

156:                                              ; preds = %153, %150, %146
  %157 = load ptr, ptr %10, align 8, !tbaa !114
  %158 = getelementptr inbounds %struct.pool, ptr %157, i64 0, i32 8, i32 1
  %159 = call fastcc i64 @pause_turn(ptr noundef nonnull %158, ptr noundef nonnull %11) #25
  %160 = icmp eq ptr %100, %81
  br i1 %160, label %192, label %161, !llvm.loop !143

161:                                              ; preds = %156
  %162 = load ptr, ptr %0, align 8, !tbaa !62
  %163 = getelementptr inbounds %struct.shared, ptr %162, i64 0, i32 2
  %164 = load ptr, ptr %163, align 8, !tbaa !73
  %165 = icmp eq ptr %164, null
  br i1 %165, label %180, label %166

166:                                              ; preds = %161
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #24
  %167 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #23
  %168 = load i64, ptr %2, align 8, !tbaa !40
  %169 = mul i64 %168, 1000000000
  %170 = load i64, ptr %25, align 8, !tbaa !42
  %171 = add i64 %169, %170
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #24
  %172 = getelementptr inbounds %struct.shared, ptr %162, i64 0, i32 2, i32 5
  %173 = load atomic i64, ptr %172 seq_cst, align 8
  %174 = icmp ult i64 %171, %173
  br i1 %174, label %180, label %175

175:                                              ; preds = %166
  %176 = getelementptr inbounds %struct.shared, ptr %162, i64 0, i32 2, i32 3
  %177 = cmpxchg ptr %176, i32 0, i32 1 seq_cst seq_cst, align 4
  %178 = extractvalue { i32, i1 } %177, 1
  br i1 %178, label %179, label %180

179:                                              ; preds = %175
  call fastcc void @look(ptr noundef nonnull %163) #25
  store atomic i32 0, ptr %176 seq_cst, align 4
  br label %180

180:                                              ; preds = %179, %175, %166, %161
  %181 = getelementptr inbounds %struct.shared, ptr %162, i64 0, i32 2, i32 4
  %182 = load atomic i32, ptr %181 seq_cst, align 8
  %183 = icmp ne i32 %182, 0
  %184 = zext i1 %183 to i32
  %185 = load i32, ptr %26, align 8, !tbaa !83
  %186 = icmp eq i32 %185, %184
  br i1 %186, label %192, label %187

187:                                              ; preds = %180
  %188 = zext i1 %183 to i64
  %189 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 %188, i32 1
  %190 = load i64, ptr %189, align 8, !tbaa !53
  %191 = icmp eq i64 %190, 0
  br i1 %191, label %192, label %198, !llvm.loop !143

192:                                              ; preds = %187, %180, %156, %125
  %193 = phi i32 [ %117, %125 ], [ 0, %187 ], [ 0, %156 ], [ 0, %180 ]
  %194 = phi i32 [ %118, %125 ], [ 0, %187 ], [ 0, %156 ], [ 0, %180 ]
  %195 = phi ptr [ %119, %125 ], [ %137, %187 ], [ %137, %156 ], [ %137, %180 ]
  %196 = icmp ult ptr %100, %81
  br i1 %196, label %86, label %197

197:                                              ; preds = %116, %86, %192, %76
  call void @free(ptr noundef nonnull %29) #23
  br label %203

198:                                              ; preds = %187
  store ptr %100, ptr %77, align 8, !tbaa !136
  %199 = ptrtoint ptr %81 to i64
  %200 = ptrtoint ptr %100 to i64
  %201 = sub i64 %199, %200
  store i64 %201, ptr %79, align 8, !tbaa !138
  store ptr %137, ptr %82, align 8, !tbaa !139
  %202 = load ptr, ptr %27, align 8, !tbaa !146
  store ptr %202, ptr %29, align 8, !tbaa !147
  store ptr %29, ptr %27, align 8, !tbaa !146
  br label %203

203:                                              ; preds = %198, %197
  %204 = call fastcc i32 @pass_baton(ptr noundef %0) #25
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %31, label %28, !llvm.loop !148

206:                                              ; preds = %31
  %207 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %208 = load ptr, ptr %207, align 8, !tbaa !114
  %209 = getelementptr inbounds %struct.pool, ptr %208, i64 0, i32 8, i32 1
  %210 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2
  call fastcc void @give_turn(ptr noundef nonnull %209, ptr noundef nonnull %210) #25
  %211 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %212 = call i32 @pthread_mutex_lock(ptr noundef nonnull %211) #23
  %213 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  store i32 1, ptr %213, align 8, !tbaa !149
  %214 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %215 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %214) #23
  %216 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %211) #23
  br label %217

217:                                              ; preds = %31, %206
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @queue_submit_timed(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #3 {
  %5 = alloca i32, align 4
  %6 = tail call ptr @calloc(i64 noundef 1, i64 noundef 32) #23
  %7 = icmp eq ptr %6, null
  br i1 %7, label %39, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 1
  store ptr %1, ptr %9, align 8, !tbaa !136
  %10 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 2
  store i64 %2, ptr %10, align 8, !tbaa !138
  %11 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 3
  store ptr %3, ptr %11, align 8, !tbaa !139
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %13 = load ptr, ptr %12, align 8, !tbaa !114
  %14 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 8, i32 2, i32 2
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #24
  store i32 0, ptr %5, align 4, !tbaa !9
  %15 = tail call i64 @pthread_self() #23
  %16 = call i32 @pthread_getcpuclockid(i64 noundef %15, ptr noundef nonnull %5) #23
  %17 = icmp eq i32 %16, 0
  %18 = load i32, ptr %5, align 4
  %19 = select i1 %17, i32 %18, i32 0
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #24
  store atomic i32 %19, ptr %14 seq_cst, align 8
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %21 = load atomic i64, ptr %20 seq_cst, align 8
  %22 = inttoptr i64 %21 to ptr
  store ptr %22, ptr %6, align 8, !tbaa !147
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
  br i1 %31, label %32, label %26, !llvm.loop !150

32:                                               ; preds = %26, %8
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %34 = atomicrmw xchg ptr %33, i32 0 seq_cst, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %39, label %36

36:                                               ; preds = %32
  %37 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %38 = call i32 @sem_post(ptr noundef nonnull %37) #23
  br label %39

39:                                               ; preds = %36, %32, %4
  %40 = phi i32 [ 0, %4 ], [ 1, %32 ], [ 1, %36 ]
  ret i32 %40
}

; Function Attrs: nounwind
define dso_local i32 @queue_submit(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = alloca i32, align 4
  %5 = tail call ptr @calloc(i64 noundef 1, i64 noundef 32) #23
  %6 = icmp eq ptr %5, null
  br i1 %6, label %38, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.batch, ptr %5, i64 0, i32 1
  store ptr %1, ptr %8, align 8, !tbaa !136
  %9 = getelementptr inbounds %struct.batch, ptr %5, i64 0, i32 2
  store i64 %2, ptr %9, align 8, !tbaa !138
  %10 = getelementptr inbounds %struct.batch, ptr %5, i64 0, i32 3
  store ptr null, ptr %10, align 8, !tbaa !139
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %12 = load ptr, ptr %11, align 8, !tbaa !114
  %13 = getelementptr inbounds %struct.pool, ptr %12, i64 0, i32 8, i32 2, i32 2
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #24
  store i32 0, ptr %4, align 4, !tbaa !9
  %14 = tail call i64 @pthread_self() #23
  %15 = call i32 @pthread_getcpuclockid(i64 noundef %14, ptr noundef nonnull %4) #23
  %16 = icmp eq i32 %15, 0
  %17 = load i32, ptr %4, align 4
  %18 = select i1 %16, i32 %17, i32 0
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #24
  store atomic i32 %18, ptr %13 seq_cst, align 8
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %20 = load atomic i64, ptr %19 seq_cst, align 8
  %21 = inttoptr i64 %20 to ptr
  store ptr %21, ptr %5, align 8, !tbaa !147
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
  br i1 %30, label %31, label %25, !llvm.loop !150

31:                                               ; preds = %25, %7
  %32 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %33 = atomicrmw xchg ptr %32, i32 0 seq_cst, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %38, label %35

35:                                               ; preds = %31
  %36 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %37 = call i32 @sem_post(ptr noundef nonnull %36) #23
  br label %38

38:                                               ; preds = %3, %31, %35
  %39 = phi i32 [ 0, %3 ], [ 1, %31 ], [ 1, %35 ]
  ret i32 %39
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none)
define dso_local i32 @queue_revoke(ptr nocapture noundef %0, i64 noundef %1) local_unnamed_addr #12 {
  %3 = load atomic i16, ptr %0 seq_cst, align 4
  %4 = icmp ne i64 %1, 0
  %5 = icmp eq i16 %3, 5
  %6 = select i1 %4, i1 true, i1 %5
  br i1 %6, label %7, label %22

7:                                                ; preds = %2, %7
  %8 = phi i64 [ %13, %7 ], [ %1, %2 ]
  %9 = phi ptr [ %17, %7 ], [ %0, %2 ]
  %10 = getelementptr inbounds %struct.command, ptr %9, i64 0, i32 1
  %11 = load i16, ptr %10, align 2, !tbaa !140
  %12 = zext i16 %11 to i64
  %13 = sub i64 %8, %12
  %14 = getelementptr inbounds %struct.command, ptr %9, i64 0, i32 2
  %15 = load i32, ptr %14, align 4, !tbaa !142
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds i8, ptr %9, i64 %16
  %18 = load atomic i16, ptr %17 seq_cst, align 4
  %19 = icmp ne i64 %13, 0
  %20 = icmp eq i16 %18, 5
  %21 = select i1 %19, i1 true, i1 %20
  br i1 %21, label %7, label %22, !llvm.loop !151

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

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local i64 @queue_completed(ptr nocapture noundef readonly %0) local_unnamed_addr #13 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %3 = load ptr, ptr %2, align 8, !tbaa !114
  %4 = getelementptr inbounds %struct.pool, ptr %3, i64 0, i32 14
  %5 = load atomic i32, ptr %4 seq_cst, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %9 = load atomic i64, ptr %8 seq_cst, align 8
  br label %10

10:                                               ; preds = %1, %7
  %11 = phi i64 [ %9, %7 ], [ -1, %1 ]
  ret i64 %11
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @queue_lives(ptr nocapture noundef readonly %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %3 = load atomic i32, ptr %2 seq_cst, align 8
  %4 = icmp eq i32 %3, 0
  %5 = zext i1 %4 to i32
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i64 @queue_failed(ptr nocapture noundef readonly %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17, i32 3
  %3 = load atomic i64, ptr %2 seq_cst, align 8
  ret i64 %3
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local i32 @queue_arm(ptr nocapture noundef %0, i64 noundef %1) local_unnamed_addr #13 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  store atomic i64 %1, ptr %3 seq_cst, align 8
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %5 = load atomic i64, ptr %4 seq_cst, align 8
  %6 = icmp ult i64 %5, %1
  br i1 %6, label %7, label %13

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %9 = load ptr, ptr %8, align 8, !tbaa !114
  %10 = getelementptr inbounds %struct.pool, ptr %9, i64 0, i32 14
  %11 = load atomic i32, ptr %10 seq_cst, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %17, label %13

13:                                               ; preds = %7, %2
  %14 = atomicrmw xchg ptr %3, i64 0 seq_cst, align 8
  %15 = icmp ne i64 %14, 0
  %16 = zext i1 %15 to i32
  br label %17

17:                                               ; preds = %13, %7
  %18 = phi i32 [ 0, %7 ], [ %16, %13 ]
  ret i32 %18
}

; Function Attrs: nounwind
define dso_local i32 @queue_spin(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %7 = load atomic i64, ptr %6 seq_cst, align 8
  %8 = icmp uge i64 %7, %1
  %9 = icmp eq i64 %2, 0
  %10 = or i1 %9, %8
  br i1 %10, label %47, label %11

11:                                               ; preds = %3
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %13 = load ptr, ptr %12, align 8, !tbaa !114
  %14 = getelementptr inbounds %struct.pool, ptr %13, i64 0, i32 7
  %15 = load i32, ptr %14, align 4, !tbaa !9
  %16 = atomicrmw add ptr @spinners, i32 1 seq_cst, align 4
  %17 = icmp slt i32 %16, %15
  br i1 %17, label %18, label %44

18:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #24
  %19 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #23
  %20 = load i64, ptr %5, align 8, !tbaa !40
  %21 = mul i64 %20, 1000000000
  %22 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %23 = load i64, ptr %22, align 8, !tbaa !42
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #24
  %24 = add i64 %23, %2
  %25 = add i64 %24, %21
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %27 = load atomic i64, ptr %6 seq_cst, align 8
  %28 = icmp ult i64 %27, %1
  br i1 %28, label %29, label %44

29:                                               ; preds = %18
  %30 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  br label %31

31:                                               ; preds = %29, %41
  %32 = load atomic i32, ptr %26 seq_cst, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %44

34:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #24
  %35 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #23
  %36 = load i64, ptr %4, align 8, !tbaa !40
  %37 = mul i64 %36, 1000000000
  %38 = load i64, ptr %30, align 8, !tbaa !42
  %39 = add i64 %37, %38
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #24
  %40 = icmp ult i64 %39, %25
  br i1 %40, label %41, label %44

41:                                               ; preds = %34
  call void @llvm.aarch64.hint(i32 1)
  %42 = load atomic i64, ptr %6 seq_cst, align 8
  %43 = icmp ult i64 %42, %1
  br i1 %43, label %31, label %44, !llvm.loop !152

44:                                               ; preds = %31, %41, %34, %18, %11
  %45 = phi i1 [ false, %11 ], [ true, %18 ], [ false, %31 ], [ true, %41 ], [ false, %34 ]
  %46 = atomicrmw add ptr @spinners, i32 -1 seq_cst, align 4
  br label %47

47:                                               ; preds = %44, %3
  %48 = phi i1 [ %8, %3 ], [ %45, %44 ]
  %49 = zext i1 %48 to i32
  ret i32 %49
}

; Function Attrs: nounwind
define dso_local i32 @queue_wait(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %6 = load atomic i64, ptr %5 seq_cst, align 8
  %7 = icmp ult i64 %6, %1
  br i1 %7, label %8, label %17

8:                                                ; preds = %3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #24
  %9 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #23
  %10 = load i64, ptr %4, align 8, !tbaa !40
  %11 = mul i64 %10, 1000000000
  %12 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !42
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #24
  %14 = add i64 %13, %2
  %15 = add i64 %14, %11
  %16 = call fastcc i32 @reach(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %15) #25
  br label %17

17:                                               ; preds = %3, %8
  %18 = phi i32 [ %16, %8 ], [ 1, %3 ]
  ret i32 %18
}

; Function Attrs: noinline nounwind
define internal fastcc i32 @reach(ptr noundef %0, i64 noundef %1, i64 noundef %2) unnamed_addr #14 {
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %6 = atomicrmw add ptr %5, i32 1 seq_cst, align 4
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %8 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #23
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %10 = load atomic i64, ptr %9 seq_cst, align 8
  %11 = icmp ult i64 %10, %1
  br i1 %11, label %12, label %29

12:                                               ; preds = %3
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %15 = udiv i64 %2, 1000000000
  %16 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %17 = mul i64 %15, 1000000000
  %18 = sub i64 %2, %17
  br label %19

19:                                               ; preds = %12, %25
  %20 = phi i32 [ 0, %12 ], [ %26, %25 ]
  %21 = load i32, ptr %13, align 8, !tbaa !149
  %22 = icmp eq i32 %21, 0
  %23 = icmp eq i32 %20, 0
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %25, label %29

25:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #24
  store i64 %15, ptr %4, align 8, !tbaa !40
  store i64 %18, ptr %16, align 8, !tbaa !42
  %26 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %14, ptr noundef nonnull %7, i32 noundef 1, ptr noundef nonnull %4) #23
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #24
  %27 = load atomic i64, ptr %9 seq_cst, align 8
  %28 = icmp ult i64 %27, %1
  br i1 %28, label %19, label %29, !llvm.loop !153

29:                                               ; preds = %25, %19, %3
  %30 = load atomic i64, ptr %9 seq_cst, align 8
  %31 = icmp ult i64 %30, %1
  br i1 %31, label %32, label %37

32:                                               ; preds = %29
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %34 = load i32, ptr %33, align 8, !tbaa !149
  %35 = icmp ne i32 %34, 0
  %36 = sext i1 %35 to i32
  br label %37

37:                                               ; preds = %29, %32
  %38 = phi i32 [ %36, %32 ], [ 1, %29 ]
  %39 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #23
  %40 = atomicrmw add ptr %5, i32 -1 seq_cst, align 4
  ret i32 %38
}

; Function Attrs: nounwind
define dso_local i32 @queue_take_failure(ptr noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #23
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !154
  %7 = icmp eq ptr %6, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %2
  %9 = load ptr, ptr %6, align 8, !tbaa !155
  store ptr %9, ptr %5, align 8, !tbaa !154
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17, i32 3
  %11 = load i64, ptr %10, align 8, !tbaa !157
  %12 = add i64 %11, -1
  store atomic i64 %12, ptr %10 seq_cst, align 8
  %13 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #23
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2592) %1, ptr noundef nonnull align 8 dereferenceable(2592) %6, i64 2592, i1 false), !tbaa.struct !158
  tail call void @free(ptr noundef nonnull %6) #23
  br label %16

14:                                               ; preds = %2
  %15 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #23
  br label %16

16:                                               ; preds = %8, %14
  %17 = phi i32 [ 1, %8 ], [ 0, %14 ]
  ret i32 %17
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0, i32 noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #23
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %6 = load i32, ptr %5, align 4, !tbaa !159
  %7 = icmp ult i32 %6, %1
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  store atomic i32 %1, ptr %5 seq_cst, align 4
  br label %9

9:                                                ; preds = %8, %2
  %10 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #23
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %12 = atomicrmw xchg ptr %11, i32 0 seq_cst, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %17, label %14

14:                                               ; preds = %9
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %16 = tail call i32 @sem_post(ptr noundef nonnull %15) #23
  br label %17

17:                                               ; preds = %9, %14
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_join(ptr noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %3 = load ptr, ptr %2, align 8, !tbaa !114
  %4 = getelementptr inbounds %struct.pool, ptr %3, i64 0, i32 10
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #23
  %6 = getelementptr inbounds %struct.pool, ptr %3, i64 0, i32 11
  br label %7

7:                                                ; preds = %7, %1
  %8 = phi ptr [ %6, %1 ], [ %11, %7 ]
  %9 = load ptr, ptr %8, align 8, !tbaa !15
  %10 = icmp eq ptr %9, %0
  %11 = getelementptr inbounds %struct.queue, ptr %9, i64 0, i32 10
  br i1 %10, label %12, label %7, !llvm.loop !160

12:                                               ; preds = %7
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %14 = load ptr, ptr %13, align 8, !tbaa !135
  store ptr %14, ptr %8, align 8, !tbaa !15
  %15 = getelementptr inbounds %struct.pool, ptr %3, i64 0, i32 12
  %16 = load i32, ptr %15, align 8, !tbaa !9
  %17 = add i32 %16, -1
  store atomic i32 %17, ptr %15 seq_cst, align 8
  %18 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #23
  tail call fastcc void @join_relay(ptr noundef %0) #25
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #3 {
  %2 = tail call fastcc ptr @next_batch(ptr noundef %0) #25
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %13

4:                                                ; preds = %13, %1
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !154
  %7 = icmp eq ptr %6, null
  br i1 %7, label %12, label %8

8:                                                ; preds = %4, %8
  %9 = phi ptr [ %10, %8 ], [ %6, %4 ]
  %10 = load ptr, ptr %9, align 8, !tbaa !155
  tail call void @free(ptr noundef nonnull %9) #23
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %8, !llvm.loop !161

12:                                               ; preds = %8, %4
  tail call void @free(ptr noundef %0) #23
  ret void

13:                                               ; preds = %1, %13
  %14 = phi ptr [ %15, %13 ], [ %2, %1 ]
  tail call void @free(ptr noundef nonnull %14) #23
  %15 = tail call fastcc ptr @next_batch(ptr noundef %0) #25
  %16 = icmp eq ptr %15, null
  br i1 %16, label %4, label %13, !llvm.loop !162
}

; Function Attrs: nounwind
define internal fastcc ptr @next_batch(ptr noundef %0) unnamed_addr #3 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %6 = load ptr, ptr %5, align 8, !tbaa !146
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %34

8:                                                ; preds = %1
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %11 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %15 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %16 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %19 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  br label %20

20:                                               ; preds = %8, %110
  %21 = atomicrmw xchg ptr %9, i64 0 seq_cst, align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %31, label %23

23:                                               ; preds = %20
  %24 = inttoptr i64 %21 to ptr
  %25 = load ptr, ptr %5, align 8, !tbaa !146
  br label %26

26:                                               ; preds = %26, %23
  %27 = phi ptr [ %25, %23 ], [ %28, %26 ]
  %28 = phi ptr [ %24, %23 ], [ %29, %26 ]
  %29 = load ptr, ptr %28, align 8, !tbaa !147
  store ptr %27, ptr %28, align 8, !tbaa !147
  %30 = icmp eq ptr %29, null
  br i1 %30, label %34, label %26, !llvm.loop !163

31:                                               ; preds = %20
  %32 = load ptr, ptr %5, align 8, !tbaa !146
  %33 = icmp eq ptr %32, null
  br i1 %33, label %37, label %34

34:                                               ; preds = %31, %110, %26, %1
  %35 = phi ptr [ %6, %1 ], [ %28, %26 ], [ %32, %31 ], [ %120, %110 ]
  %36 = load ptr, ptr %35, align 8, !tbaa !147
  store ptr %36, ptr %5, align 8, !tbaa !146
  br label %122

37:                                               ; preds = %31
  %38 = load atomic i32, ptr %10 seq_cst, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %122

40:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #24
  %41 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #23
  %42 = load i64, ptr %4, align 8, !tbaa !40
  %43 = mul i64 %42, 1000000000
  %44 = load i64, ptr %11, align 8, !tbaa !42
  %45 = add i64 %43, %44
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #24
  %46 = load i64, ptr %12, align 8, !tbaa !124
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %85, label %48

48:                                               ; preds = %40
  %49 = load i64, ptr %13, align 8, !tbaa !164
  %50 = icmp ult i64 %49, %46
  %51 = shl i64 %49, 1
  %52 = add i64 %51, 1000
  %53 = load ptr, ptr %14, align 8, !tbaa !114
  %54 = getelementptr inbounds %struct.pool, ptr %53, i64 0, i32 7
  %55 = load i32, ptr %54, align 4, !tbaa !9
  %56 = atomicrmw add ptr @spinners, i32 1 seq_cst, align 4
  %57 = icmp slt i32 %56, %55
  br i1 %57, label %58, label %82

58:                                               ; preds = %48
  %59 = load atomic i64, ptr %9 seq_cst, align 8
  %60 = icmp eq i64 %59, 0
  br i1 %60, label %61, label %82

61:                                               ; preds = %58, %74
  %62 = phi i64 [ %79, %74 ], [ %45, %58 ]
  %63 = load atomic i32, ptr %10 seq_cst, align 4
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %82

65:                                               ; preds = %61
  %66 = load ptr, ptr %14, align 8, !tbaa !114
  %67 = getelementptr inbounds %struct.pool, ptr %66, i64 0, i32 8, i32 1, i32 1
  %68 = load atomic i32, ptr %67 seq_cst, align 4
  %69 = icmp eq i32 %68, 0
  %70 = sub i64 %62, %45
  %71 = icmp ugt i64 %52, %70
  %72 = select i1 %69, i1 %50, i1 false
  %73 = select i1 %72, i1 %71, i1 false
  br i1 %73, label %74, label %82

74:                                               ; preds = %65
  call void @llvm.aarch64.hint(i32 1)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #24
  %75 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #23
  %76 = load i64, ptr %3, align 8, !tbaa !40
  %77 = mul i64 %76, 1000000000
  %78 = load i64, ptr %15, align 8, !tbaa !42
  %79 = add i64 %77, %78
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #24
  %80 = load atomic i64, ptr %9 seq_cst, align 8
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %61, label %82, !llvm.loop !165

82:                                               ; preds = %61, %65, %74, %48, %58
  %83 = phi i64 [ %45, %48 ], [ %45, %58 ], [ %79, %74 ], [ %62, %61 ], [ %62, %65 ]
  %84 = atomicrmw add ptr @spinners, i32 -1 seq_cst, align 4
  br label %85

85:                                               ; preds = %40, %82
  %86 = phi i64 [ %83, %82 ], [ %45, %40 ]
  %87 = load atomic i64, ptr %9 seq_cst, align 8
  %88 = icmp eq i64 %87, 0
  br i1 %88, label %89, label %110

89:                                               ; preds = %85
  %90 = load atomic i32, ptr %10 seq_cst, align 4
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %110

92:                                               ; preds = %89
  %93 = load ptr, ptr %14, align 8, !tbaa !114
  %94 = getelementptr inbounds %struct.pool, ptr %93, i64 0, i32 8, i32 1
  call fastcc void @give_turn(ptr noundef nonnull %94, ptr noundef nonnull %16) #25
  store atomic i32 1, ptr %17 seq_cst, align 4
  %95 = load atomic i64, ptr %9 seq_cst, align 8
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %97, label %104

97:                                               ; preds = %92, %100
  %98 = load atomic i32, ptr %10 seq_cst, align 4
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %100, label %104

100:                                              ; preds = %97
  %101 = call i32 @sem_wait(ptr noundef nonnull %18) #23
  store atomic i32 1, ptr %17 seq_cst, align 4
  %102 = load atomic i64, ptr %9 seq_cst, align 8
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %97, label %104

104:                                              ; preds = %97, %100, %92
  store atomic i32 0, ptr %17 seq_cst, align 4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #24
  %105 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #23
  %106 = load i64, ptr %2, align 8, !tbaa !40
  %107 = mul i64 %106, 1000000000
  %108 = load i64, ptr %19, align 8, !tbaa !42
  %109 = add i64 %107, %108
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #24
  br label %110

110:                                              ; preds = %85, %89, %104
  %111 = phi i64 [ %86, %85 ], [ %86, %89 ], [ %109, %104 ]
  %112 = load i64, ptr %13, align 8, !tbaa !164
  %113 = sub i64 %111, %45
  %114 = load i64, ptr %12, align 8, !tbaa !124
  %115 = mul i64 %112, 3
  %116 = shl i64 %114, 2
  %117 = call i64 @llvm.umin.i64(i64 %116, i64 %113)
  %118 = add i64 %117, %115
  %119 = lshr i64 %118, 2
  store i64 %119, ptr %13, align 8, !tbaa !164
  %120 = load ptr, ptr %5, align 8, !tbaa !146
  %121 = icmp eq ptr %120, null
  br i1 %121, label %20, label %34

122:                                              ; preds = %37, %34
  %123 = phi ptr [ %35, %34 ], [ null, %37 ]
  ret ptr %123
}

; Function Attrs: nounwind
define internal fastcc void @copy_piece(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i16 noundef %2, i16 noundef %3) unnamed_addr #3 {
  %5 = alloca <8 x i64>, align 16
  %6 = alloca %struct.timespec, align 8
  %7 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 16
  %8 = load ptr, ptr %7, align 8, !tbaa !66
  %9 = load atomic i64, ptr %8 seq_cst, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %18, label %11, !prof !166

11:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #24
  %12 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #23
  %13 = load i64, ptr %6, align 8, !tbaa !40
  %14 = mul i64 %13, 1000000000
  %15 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %16 = load i64, ptr %15, align 8, !tbaa !42
  %17 = add i64 %14, %16
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #24
  br label %18

18:                                               ; preds = %4, %11
  %19 = phi i64 [ %17, %11 ], [ 0, %4 ]
  %20 = load ptr, ptr %1, align 8, !tbaa !167
  %21 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 1
  %22 = load ptr, ptr %21, align 8, !tbaa !168
  %23 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 2
  %24 = load i64, ptr %23, align 8, !tbaa !27
  %25 = icmp ult i64 %24, 65536
  %26 = ptrtoint ptr %20 to i64
  %27 = sub i64 0, %26
  %28 = and i64 %27, 63
  %29 = select i1 %25, i64 %24, i64 %28
  %30 = call ptr @memcpy(ptr noundef %20, ptr noundef %22, i64 noundef %29) #23
  %31 = getelementptr inbounds i8, ptr %20, i64 %29
  %32 = getelementptr inbounds i8, ptr %22, i64 %29
  %33 = sub i64 %24, %29
  %34 = icmp ugt i64 %33, 63
  br i1 %34, label %35, label %46

35:                                               ; preds = %18, %35
  %36 = phi ptr [ %42, %35 ], [ %31, %18 ]
  %37 = phi i64 [ %44, %35 ], [ %33, %18 ]
  %38 = phi ptr [ %43, %35 ], [ %32, %18 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #24
  %39 = call ptr @memcpy(ptr noundef nonnull %5, ptr noundef %38, i64 noundef 64) #23
  %40 = getelementptr inbounds i8, ptr %38, i64 1024
  call void @llvm.prefetch.p0(ptr nonnull %40, i32 0, i32 3, i32 1)
  %41 = load <8 x i64>, ptr %5, align 16, !tbaa !49
  store <8 x i64> %41, ptr %36, align 16, !tbaa !49, !nontemporal !169
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #24
  %42 = getelementptr inbounds i8, ptr %36, i64 64
  %43 = getelementptr inbounds i8, ptr %38, i64 64
  %44 = add i64 %37, -64
  %45 = icmp ugt i64 %44, 63
  br i1 %45, label %35, label %46, !llvm.loop !170

46:                                               ; preds = %35, %18
  %47 = phi ptr [ %32, %18 ], [ %43, %35 ]
  %48 = phi i64 [ %33, %18 ], [ %44, %35 ]
  %49 = phi ptr [ %31, %18 ], [ %42, %35 ]
  fence seq_cst
  %50 = call ptr @memcpy(ptr noundef %49, ptr noundef %47, i64 noundef %48) #23
  %51 = load i64, ptr %23, align 8, !tbaa !27
  %52 = icmp eq i64 %19, 0
  br i1 %52, label %59, label %53, !prof !166

53:                                               ; preds = %46
  %54 = load ptr, ptr %7, align 8, !tbaa !66
  %55 = load atomic i64, ptr %54 seq_cst, align 8
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %59, label %57

57:                                               ; preds = %53
  %58 = inttoptr i64 %55 to ptr
  call fastcc void @add_span(ptr noundef nonnull %58, i64 noundef %19, i16 noundef %2, i16 noundef %3, i64 noundef %51) #25
  br label %59

59:                                               ; preds = %46, %53, %57
  %60 = getelementptr inbounds %struct.piece, ptr %1, i64 0, i32 3
  store atomic i32 1, ptr %60 seq_cst, align 8
  ret void
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define internal noalias ptr @help_to_copy(ptr noundef %0) #3 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 10
  %5 = load atomic i32, ptr %4 seq_cst, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %121

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 4
  %9 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 3
  %10 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %11 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 1
  %12 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  %13 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 2
  %14 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 5
  %15 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 12
  %16 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 14
  %17 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 6
  %18 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 7
  %19 = getelementptr inbounds %struct.copiers, ptr %0, i64 0, i32 13
  br label %20

20:                                               ; preds = %7, %118
  %21 = load atomic i64, ptr %8 seq_cst, align 8
  %22 = atomicrmw add ptr %9, i32 1 seq_cst, align 4
  %23 = icmp ult i32 %22, 3
  %24 = icmp eq i64 %21, 400000
  %25 = select i1 %23, i1 true, i1 %24
  br i1 %25, label %26, label %45

26:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #24
  %27 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #23
  %28 = load i64, ptr %3, align 8, !tbaa !40
  %29 = mul i64 %28, 1000000000
  %30 = load i64, ptr %10, align 8, !tbaa !42
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #24
  %31 = add i64 %30, %21
  %32 = add i64 %31, %29
  %33 = load atomic i32, ptr %11 seq_cst, align 8
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %45

35:                                               ; preds = %26, %42
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #24
  %36 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #23
  %37 = load i64, ptr %2, align 8, !tbaa !40
  %38 = mul i64 %37, 1000000000
  %39 = load i64, ptr %12, align 8, !tbaa !42
  %40 = add i64 %38, %39
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #24
  %41 = icmp ult i64 %40, %32
  br i1 %41, label %42, label %45

42:                                               ; preds = %35
  call void @llvm.aarch64.hint(i32 1)
  %43 = load atomic i32, ptr %11 seq_cst, align 8
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %35, label %45, !llvm.loop !171

45:                                               ; preds = %35, %42, %20, %26
  %46 = atomicrmw add ptr %9, i32 -1 seq_cst, align 4
  %47 = load atomic i32, ptr %11 seq_cst, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %74

49:                                               ; preds = %45
  %50 = call i32 @pthread_mutex_lock(ptr noundef nonnull %15) #23
  %51 = atomicrmw add ptr %17, i32 1 seq_cst, align 4
  %52 = load i32, ptr %18, align 8, !tbaa !37
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %67

54:                                               ; preds = %49, %60
  %55 = load atomic i32, ptr %11 seq_cst, align 8
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %64

57:                                               ; preds = %54
  %58 = load atomic i32, ptr %4 seq_cst, align 4
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %64

60:                                               ; preds = %57
  %61 = call i32 @pthread_cond_wait(ptr noundef nonnull %19, ptr noundef nonnull %15) #23
  %62 = load i32, ptr %18, align 8, !tbaa !37
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %54, label %67, !llvm.loop !172

64:                                               ; preds = %57, %54
  %65 = load i32, ptr %18, align 8, !tbaa !37
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %70, label %67

67:                                               ; preds = %60, %64, %49
  %68 = phi i32 [ %65, %64 ], [ %52, %49 ], [ %62, %60 ]
  %69 = add i32 %68, -1
  store i32 %69, ptr %18, align 8, !tbaa !37
  br label %72

70:                                               ; preds = %64
  %71 = atomicrmw add ptr %17, i32 -1 seq_cst, align 4
  br label %72

72:                                               ; preds = %67, %70
  %73 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %15) #23
  br label %118

74:                                               ; preds = %45, %111
  %75 = phi i64 [ %112, %111 ], [ 0, %45 ]
  %76 = phi i1 [ %113, %111 ], [ true, %45 ]
  %77 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 %75
  %78 = load atomic i64, ptr %77 seq_cst, align 8
  %79 = and i64 %78, 4294967295
  %80 = lshr i64 %78, 32
  %81 = icmp ult i64 %79, %80
  br i1 %81, label %82, label %111

82:                                               ; preds = %74
  %83 = atomicrmw add ptr %77, i64 1 seq_cst, align 8
  %84 = and i64 %83, 4294967295
  %85 = lshr i64 %83, 32
  %86 = icmp ult i64 %84, %85
  br i1 %86, label %87, label %111

87:                                               ; preds = %82
  %88 = add i64 %83, 1
  %89 = and i64 %88, 4294967295
  %90 = lshr i64 %88, 32
  %91 = icmp ult i64 %89, %90
  br i1 %91, label %94, label %92

92:                                               ; preds = %87
  %93 = atomicrmw add ptr %11, i32 -1 seq_cst, align 4
  br label %94

94:                                               ; preds = %92, %87
  %95 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 %75, i32 2
  %96 = load ptr, ptr %95, align 8, !tbaa !33
  %97 = getelementptr inbounds %struct.piece, ptr %96, i64 %84, i32 2
  %98 = load i64, ptr %97, align 8, !tbaa !27
  %99 = sub i64 0, %98
  %100 = atomicrmw add ptr %13, i64 %99 seq_cst, align 8
  %101 = and i64 %75, 4294967295
  %102 = getelementptr inbounds %struct.piece, ptr %96, i64 %84
  %103 = getelementptr inbounds [16 x %struct.copying], ptr %0, i64 0, i64 %101, i32 3
  %104 = load i16, ptr %103, align 8, !tbaa !35
  call fastcc void @copy_piece(ptr noundef nonnull %0, ptr noundef nonnull %102, i16 noundef 6, i16 noundef %104) #25
  %105 = load atomic i32, ptr %14 seq_cst, align 8
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %115, label %107

107:                                              ; preds = %94
  %108 = call i32 @pthread_mutex_lock(ptr noundef nonnull %15) #23
  %109 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %16) #23
  %110 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %15) #23
  br i1 %76, label %118, label %117

111:                                              ; preds = %82, %74
  %112 = add nuw nsw i64 %75, 1
  %113 = icmp ult i64 %75, 15
  %114 = icmp eq i64 %112, 16
  br i1 %114, label %115, label %74, !llvm.loop !173

115:                                              ; preds = %111, %94
  %116 = phi i1 [ %76, %94 ], [ %113, %111 ]
  br i1 %116, label %118, label %117

117:                                              ; preds = %107, %115
  call void @llvm.aarch64.hint(i32 1)
  br label %118

118:                                              ; preds = %107, %115, %117, %72
  %119 = load atomic i32, ptr %4 seq_cst, align 4
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %20, label %121, !llvm.loop !174

121:                                              ; preds = %118, %1
  ret ptr null
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #4

declare i32 @pthread_cond_broadcast(ptr noundef) local_unnamed_addr #4

declare i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg) #15

; Function Attrs: noinline nounwind
define internal fastcc void @add_span(ptr nocapture noundef %0, i64 noundef %1, i16 noundef %2, i16 noundef %3, i64 noundef %4) unnamed_addr #14 {
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
  br i1 %22, label %24, label %10, !llvm.loop !175

24:                                               ; preds = %19
  %25 = load i64, ptr %0, align 8, !tbaa !4
  %26 = urem i64 %11, %25
  %27 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26
  store i64 %1, ptr %27, align 8, !tbaa !176
  %28 = tail call i32 @gettid() #23
  %29 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 2
  store i32 %28, ptr %29, align 8, !tbaa !178
  %30 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 3
  store i16 %2, ptr %30, align 4, !tbaa !179
  %31 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 4
  store i16 %3, ptr %31, align 2, !tbaa !180
  %32 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 5
  store i64 %4, ptr %32, align 8, !tbaa !181
  %33 = getelementptr inbounds %struct.span_ring, ptr %0, i64 0, i32 4, i64 %26, i32 1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #24
  %34 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #23
  %35 = load i64, ptr %6, align 8, !tbaa !40
  %36 = mul i64 %35, 1000000000
  %37 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %38 = load i64, ptr %37, align 8, !tbaa !42
  %39 = add i64 %36, %38
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #24
  store atomic i64 %39, ptr %33 seq_cst, align 8
  br label %40

40:                                               ; preds = %24, %16
  ret void
}

declare i32 @gettid() local_unnamed_addr #4

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define internal fastcc void @give_turn(ptr noundef %0, ptr nocapture noundef %1) unnamed_addr #3 {
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
  %20 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %19) #23
  %21 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 5
  %22 = load ptr, ptr %21, align 8, !tbaa !182
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
  br i1 %35, label %37, label %29, !llvm.loop !84

37:                                               ; preds = %32
  %38 = getelementptr inbounds %struct.turn, ptr %27, i64 0, i32 2
  %39 = load ptr, ptr %38, align 8, !tbaa !183
  store ptr %39, ptr %21, align 8, !tbaa !182
  %40 = atomicrmw add ptr %15, i32 -1 seq_cst, align 4
  %41 = getelementptr inbounds %struct.turn, ptr %27, i64 0, i32 3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #24
  %42 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #23
  %43 = load i64, ptr %3, align 8, !tbaa !40
  %44 = mul i64 %43, 1000000000
  %45 = load i64, ptr %25, align 8, !tbaa !42
  %46 = add i64 %44, %45
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #24
  store atomic i64 %46, ptr %41 monotonic, align 8
  %47 = getelementptr inbounds %struct.turn, ptr %27, i64 0, i32 4
  store atomic i32 1, ptr %47 release, align 8
  %48 = getelementptr inbounds %struct.turn, ptr %27, i64 0, i32 5
  %49 = call i32 @pthread_cond_signal(ptr noundef nonnull %48) #23
  %50 = load ptr, ptr %21, align 8, !tbaa !182
  %51 = icmp eq ptr %50, null
  br i1 %51, label %52, label %26, !llvm.loop !184

52:                                               ; preds = %37, %29, %18
  %53 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %19) #23
  br label %54

54:                                               ; preds = %13, %10, %2, %7, %52
  ret void
}

declare i32 @pthread_key_create(ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define internal fastcc void @place_handlers() unnamed_addr #3 {
  %1 = alloca %struct.signal_action, align 8
  %2 = alloca %struct.signal_action, align 8
  %3 = getelementptr inbounds %struct.signal_action, ptr %1, i64 0, i32 2
  br label %5

4:                                                ; preds = %46
  ret void

5:                                                ; preds = %0, %46
  %6 = phi i64 [ 0, %0 ], [ %47, %46 ]
  call void @llvm.lifetime.start.p0(i64 152, ptr nonnull %1) #24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(152) %1, i8 0, i64 152, i1 false)
  call void @llvm.lifetime.start.p0(i64 152, ptr nonnull %2) #24
  %7 = getelementptr inbounds %struct.handlers, ptr @handlers, i64 0, i32 4, i64 %6
  %8 = getelementptr inbounds [3 x i32], ptr @fault_signals, i64 0, i64 %6
  %9 = load i32, ptr %8, align 4, !tbaa !9
  %10 = call i32 @sigaction(i32 noundef %9, ptr noundef null, ptr noundef nonnull %2) #23
  %11 = icmp ne i32 %10, 0
  %12 = load ptr, ptr %2, align 8
  %13 = icmp eq ptr %12, @on_fault
  %14 = select i1 %11, i1 true, i1 %13
  br i1 %14, label %46, label %15

15:                                               ; preds = %5
  %16 = getelementptr inbounds %struct.handlers, ptr @handlers, i64 0, i32 4, i64 %6, i32 1
  %17 = load i32, ptr %16, align 8, !tbaa !185
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %22, label %28

19:                                               ; preds = %40
  %20 = icmp eq i32 %42, 8
  %21 = select i1 %20, i32 7, i32 %42
  br label %22

22:                                               ; preds = %19, %15
  %23 = phi i32 [ 0, %15 ], [ %21, %19 ]
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds [8 x %struct.signal_action], ptr %7, i64 0, i64 %24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(152) %25, ptr noundef nonnull align 8 dereferenceable(152) %2, i64 152, i1 false), !tbaa.struct !187
  %26 = add i32 %23, 1
  store atomic i32 %26, ptr %16 seq_cst, align 8
  store ptr @on_fault, ptr %1, align 8, !tbaa !188
  store i32 1207959556, ptr %3, align 8, !tbaa !191
  %27 = call i32 @sigaction(i32 noundef %9, ptr noundef nonnull %1, ptr noundef null) #23
  br label %46

28:                                               ; preds = %15, %40
  %29 = phi i32 [ %41, %40 ], [ %17, %15 ]
  %30 = phi i64 [ %43, %40 ], [ 0, %15 ]
  %31 = phi i32 [ %42, %40 ], [ 0, %15 ]
  %32 = getelementptr inbounds [8 x %struct.signal_action], ptr %7, i64 0, i64 %30
  %33 = load ptr, ptr %32, align 8, !tbaa !188
  %34 = icmp eq ptr %33, %12
  br i1 %34, label %40, label %35

35:                                               ; preds = %28
  %36 = add i32 %31, 1
  %37 = zext i32 %31 to i64
  %38 = getelementptr inbounds [8 x %struct.signal_action], ptr %7, i64 0, i64 %37
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(152) %38, ptr noundef nonnull align 8 dereferenceable(152) %32, i64 152, i1 false), !tbaa.struct !187
  %39 = load i32, ptr %16, align 8, !tbaa !185
  br label %40

40:                                               ; preds = %28, %35
  %41 = phi i32 [ %39, %35 ], [ %29, %28 ]
  %42 = phi i32 [ %36, %35 ], [ %31, %28 ]
  %43 = add nuw nsw i64 %30, 1
  %44 = zext i32 %41 to i64
  %45 = icmp ult i64 %43, %44
  br i1 %45, label %28, label %19, !llvm.loop !192

46:                                               ; preds = %5, %22
  call void @llvm.lifetime.end.p0(i64 152, ptr nonnull %2) #24
  call void @llvm.lifetime.end.p0(i64 152, ptr nonnull %1) #24
  %47 = add nuw nsw i64 %6, 1
  %48 = icmp eq i64 %47, 3
  br i1 %48, label %4, label %5, !llvm.loop !193
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #16

declare i32 @sigaction(i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define internal void @on_fault(i32 noundef %0, ptr noundef %1, ptr noundef %2) #3 {
  %4 = alloca %struct.signal_action, align 8
  %5 = alloca %struct.signal_set, align 8
  %6 = alloca %struct.signal_set, align 8
  %7 = load i32, ptr getelementptr inbounds (%struct.handlers, ptr @handlers, i64 0, i32 2), align 4, !tbaa !100
  %8 = tail call ptr @pthread_getspecific(i32 noundef %7) #23
  %9 = icmp eq ptr %8, null
  br i1 %9, label %10, label %12

10:                                               ; preds = %3
  %11 = getelementptr inbounds %struct.signal_info, ptr %1, i64 0, i32 2
  br label %21

12:                                               ; preds = %3
  %13 = load volatile ptr, ptr %8, align 8, !tbaa !101
  %14 = getelementptr inbounds %struct.signal_info, ptr %1, i64 0, i32 2
  %15 = load i32, ptr %14, align 8, !tbaa !194
  %16 = icmp sgt i32 %15, 0
  %17 = icmp eq i32 %15, -6
  %18 = or i1 %16, %17
  %19 = icmp ne ptr %13, null
  %20 = select i1 %19, i1 %18, i1 false
  br i1 %20, label %96, label %21

21:                                               ; preds = %10, %12
  %22 = phi ptr [ %11, %10 ], [ %14, %12 ]
  br label %23

23:                                               ; preds = %23, %21
  %24 = phi i32 [ 0, %21 ], [ %29, %23 ]
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds [3 x i32], ptr @fault_signals, i64 0, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !9
  %28 = icmp eq i32 %27, %0
  %29 = add i32 %24, 1
  br i1 %28, label %30, label %23, !llvm.loop !196

30:                                               ; preds = %23
  %31 = zext i32 %24 to i64
  %32 = getelementptr inbounds %struct.handlers, ptr @handlers, i64 0, i32 4, i64 %31
  %33 = tail call ptr @llvm.frameaddress.p0(i32 0)
  %34 = getelementptr inbounds %struct.handlers, ptr @handlers, i64 0, i32 4, i64 %31, i32 1
  %35 = load atomic i32, ptr %34 seq_cst, align 8
  %36 = getelementptr inbounds %struct.handlers, ptr @handlers, i64 0, i32 4, i64 %31, i32 2
  %37 = load i32, ptr %36, align 4, !tbaa !197
  %38 = tail call i32 @gettid() #23
  %39 = icmp eq i32 %37, %38
  %40 = getelementptr inbounds %struct.handlers, ptr @handlers, i64 0, i32 4, i64 %31, i32 3
  %41 = load ptr, ptr %40, align 8, !tbaa !198
  %42 = icmp ult ptr %33, %41
  %43 = select i1 %39, i1 %42, i1 false
  %44 = getelementptr inbounds %struct.handlers, ptr @handlers, i64 0, i32 4, i64 %31, i32 4
  %45 = load i32, ptr %44, align 8, !tbaa !199
  %46 = tail call i32 @llvm.umin.i32(i32 %45, i32 %35)
  %47 = select i1 %43, i32 %46, i32 %35
  %48 = load i32, ptr %36, align 4, !tbaa !197
  %49 = getelementptr inbounds %struct.handlers, ptr @handlers, i64 0, i32 4, i64 %31, i32 4
  call void @llvm.lifetime.start.p0(i64 152, ptr nonnull %4) #24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(152) %4, i8 0, i64 152, i1 false)
  %50 = icmp eq i32 %47, 0
  %51 = add i32 %47, -1
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds [8 x %struct.signal_action], ptr %32, i64 0, i64 %52
  %54 = select i1 %50, ptr %4, ptr %53
  %55 = load ptr, ptr %54, align 8, !tbaa !188
  %56 = icmp eq ptr %55, inttoptr (i64 1 to ptr)
  br i1 %56, label %57, label %60

57:                                               ; preds = %30
  %58 = load i32, ptr %22, align 8, !tbaa !194
  %59 = icmp slt i32 %58, 1
  br i1 %59, label %95, label %62

60:                                               ; preds = %30
  %61 = icmp ult ptr %55, inttoptr (i64 2 to ptr)
  br i1 %61, label %62, label %68

62:                                               ; preds = %60, %57
  %63 = call i32 @sigaction(i32 noundef %0, ptr noundef nonnull %54, ptr noundef null) #23
  %64 = load i32, ptr %22, align 8, !tbaa !194
  %65 = icmp slt i32 %64, 1
  br i1 %65, label %66, label %95

66:                                               ; preds = %62
  %67 = call i32 @raise(i32 noundef %0) #23
  br label %95

68:                                               ; preds = %60
  store i32 %51, ptr %49, align 8, !tbaa !199
  store ptr %33, ptr %40, align 8, !tbaa !198
  %69 = tail call i32 @gettid() #23
  store i32 %69, ptr %36, align 4, !tbaa !197
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %5) #24
  %70 = getelementptr inbounds %struct.signal_action, ptr %4, i64 0, i32 1
  %71 = getelementptr inbounds [8 x %struct.signal_action], ptr %32, i64 0, i64 %52, i32 1
  %72 = select i1 %50, ptr %70, ptr %71
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %5, ptr noundef nonnull align 8 dereferenceable(128) %72, i64 128, i1 false), !tbaa.struct !200
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6) #24
  %73 = getelementptr inbounds %struct.signal_action, ptr %4, i64 0, i32 2
  %74 = getelementptr inbounds [8 x %struct.signal_action], ptr %32, i64 0, i64 %52, i32 2
  %75 = select i1 %50, ptr %73, ptr %74
  %76 = load i32, ptr %75, align 8, !tbaa !191
  %77 = and i32 %76, 1073741824
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %85

79:                                               ; preds = %68
  %80 = add nsw i32 %0, -1
  %81 = zext i32 %80 to i64
  %82 = shl nuw i64 1, %81
  %83 = load i64, ptr %5, align 8, !tbaa !4
  %84 = or i64 %83, %82
  store i64 %84, ptr %5, align 8, !tbaa !4
  br label %85

85:                                               ; preds = %79, %68
  %86 = call i32 @pthread_sigmask(i32 noundef 0, ptr noundef nonnull %5, ptr noundef nonnull %6) #23
  %87 = load i32, ptr %75, align 8, !tbaa !191
  %88 = and i32 %87, 4
  %89 = icmp eq i32 %88, 0
  %90 = load ptr, ptr %54, align 8, !tbaa !188
  br i1 %89, label %92, label %91

91:                                               ; preds = %85
  call void %90(i32 noundef %0, ptr noundef %1, ptr noundef %2) #23
  br label %93

92:                                               ; preds = %85
  call void %90(i32 noundef %0) #23
  br label %93

93:                                               ; preds = %92, %91
  %94 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %6, ptr noundef null) #23
  store i32 %45, ptr %49, align 8, !tbaa !199
  store ptr %41, ptr %40, align 8, !tbaa !198
  store i32 %48, ptr %36, align 4, !tbaa !197
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6) #24
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %5) #24
  br label %95

95:                                               ; preds = %57, %62, %66, %93
  call void @llvm.lifetime.end.p0(i64 152, ptr nonnull %4) #24
  ret void

96:                                               ; preds = %12
  store volatile ptr null, ptr %8, align 8, !tbaa !101
  %97 = getelementptr inbounds %struct.trap, ptr %8, i64 0, i32 1
  %98 = getelementptr inbounds %struct.trap, ptr %8, i64 0, i32 1, i32 1
  store i32 %0, ptr %98, align 8, !tbaa !107
  %99 = getelementptr inbounds %struct.trap, ptr %8, i64 0, i32 1, i32 2
  store i32 %15, ptr %99, align 4, !tbaa !201
  %100 = icmp ne i32 %0, 8
  %101 = icmp ne i32 %15, 128
  %102 = and i1 %16, %101
  %103 = select i1 %100, i1 %102, i1 false
  br i1 %103, label %105, label %104

104:                                              ; preds = %96
  store i64 0, ptr %97, align 8, !tbaa !108
  br label %118

105:                                              ; preds = %96
  %106 = getelementptr inbounds %struct.signal_info, ptr %1, i64 0, i32 4
  %107 = load i64, ptr %106, align 8, !tbaa !202
  store i64 %107, ptr %97, align 8, !tbaa !108
  %108 = icmp ne i32 %0, 11
  %109 = icmp eq i64 %107, 0
  %110 = select i1 %108, i1 true, i1 %109
  br i1 %110, label %118, label %111

111:                                              ; preds = %105
  %112 = getelementptr inbounds i8, ptr %2, i64 432
  %113 = load i64, ptr %112, align 8, !tbaa !4
  %114 = add i64 %107, 65536
  %115 = sub i64 %114, %113
  %116 = icmp ult i64 %115, 131072
  %117 = zext i1 %116 to i32
  br label %118

118:                                              ; preds = %104, %111, %105
  %119 = phi i32 [ 0, %105 ], [ %117, %111 ], [ 0, %104 ]
  %120 = getelementptr inbounds %struct.trap, ptr %8, i64 0, i32 1, i32 3
  store i32 %119, ptr %120, align 8, !tbaa !203
  tail call void @longjmp(ptr noundef nonnull %13, i32 noundef 1) #26
  unreachable
}

declare ptr @pthread_getspecific(i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr @llvm.frameaddress.p0(i32 immarg) #17

declare i32 @raise(i32 noundef) local_unnamed_addr #4

declare i32 @pthread_sigmask(i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

declare i32 @sched_getaffinity(i32 noundef, i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define internal fastcc void @look(ptr nocapture noundef %0) unnamed_addr #3 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca [4096 x i8], align 1
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #24
  %7 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #23
  %8 = load i64, ptr %6, align 8, !tbaa !40
  %9 = mul i64 %8, 1000000000
  %10 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %11 = load i64, ptr %10, align 8, !tbaa !42
  %12 = add i64 %9, %11
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #24
  %13 = getelementptr inbounds %struct.crowd, ptr %0, i64 0, i32 2
  %14 = load atomic i32, ptr %13 seq_cst, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #24
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:                                               ; preds = %1
  %17 = call i32 @clock_gettime(i32 noundef %14, ptr noundef nonnull %5) #23
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %25

19:                                               ; preds = %16
  %20 = load i64, ptr %5, align 8, !tbaa !40
  %21 = mul i64 %20, 1000000000
  %22 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %23 = load i64, ptr %22, align 8, !tbaa !42
  %24 = add i64 %21, %23
  br label %25

25:                                               ; preds = %1, %16, %19
  %26 = phi i64 [ %24, %19 ], [ 0, %16 ], [ 0, %1 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #24
  %27 = load atomic i32, ptr @clocks_end seq_cst, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %31, label %29

29:                                               ; preds = %25
  %30 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  br label %136

31:                                               ; preds = %150, %25
  %32 = phi i64 [ %26, %25 ], [ %152, %150 ]
  %33 = load ptr, ptr %0, align 8, !tbaa !73
  %34 = getelementptr inbounds %struct.crowd, ptr %0, i64 0, i32 1
  %35 = call i32 (ptr, i32, ...) @open(ptr noundef %33, i32 noundef 524288) #23
  %36 = icmp slt i32 %35, 0
  br i1 %36, label %127, label %37

37:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %4) #24
  %38 = call i64 @read(i32 noundef %35, ptr noundef nonnull %4, i64 noundef 4096) #23
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %43, label %51

40:                                               ; preds = %118
  %41 = call i64 @read(i32 noundef %35, ptr noundef nonnull %4, i64 noundef 4096) #23
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %43, label %51, !llvm.loop !204

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
  %54 = call i32 @close(i32 noundef %35) #23
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %4) #24
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
  %64 = load i8, ptr %63, align 1, !tbaa !49
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
  br i1 %126, label %40, label %55, !llvm.loop !205

127:                                              ; preds = %31, %51
  %128 = phi i64 [ 0, %31 ], [ %52, %51 ]
  %129 = phi i64 [ 0, %31 ], [ %53, %51 ]
  %130 = mul i64 %128, 10000000
  %131 = sub i64 %130, %32
  %132 = getelementptr inbounds %struct.crowd, ptr %0, i64 0, i32 7
  %133 = getelementptr inbounds %struct.crowd, ptr %0, i64 0, i32 6
  %134 = load i64, ptr %133, align 8, !tbaa !206
  %135 = icmp eq i64 %134, 0
  br i1 %135, label %171, label %157

136:                                              ; preds = %29, %150
  %137 = phi i64 [ 0, %29 ], [ %153, %150 ]
  %138 = phi i64 [ %26, %29 ], [ %152, %150 ]
  %139 = getelementptr inbounds [4096 x i32], ptr @clocks, i64 0, i64 %137
  %140 = load atomic i32, ptr %139 seq_cst, align 4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #24
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %150, label %142

142:                                              ; preds = %136
  %143 = call i32 @clock_gettime(i32 noundef %140, ptr noundef nonnull %3) #23
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %145, label %150

145:                                              ; preds = %142
  %146 = load i64, ptr %3, align 8, !tbaa !40
  %147 = mul i64 %146, 1000000000
  %148 = load i64, ptr %30, align 8, !tbaa !42
  %149 = add i64 %147, %148
  br label %150

150:                                              ; preds = %136, %142, %145
  %151 = phi i64 [ %149, %145 ], [ 0, %142 ], [ 0, %136 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #24
  %152 = add i64 %151, %138
  %153 = add nuw nsw i64 %137, 1
  %154 = load atomic i32, ptr @clocks_end seq_cst, align 4
  %155 = zext i32 %154 to i64
  %156 = icmp ult i64 %153, %155
  br i1 %156, label %136, label %31, !llvm.loop !207

157:                                              ; preds = %127
  %158 = sub i64 %12, %134
  %159 = mul i64 %158, %129
  %160 = load i64, ptr %132, align 8, !tbaa !208
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
  store i64 %12, ptr %133, align 8, !tbaa !206
  store i64 %131, ptr %132, align 8, !tbaa !208
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #24
  %172 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #23
  %173 = load i64, ptr %2, align 8, !tbaa !40
  %174 = mul i64 %173, 1000000000
  %175 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  %176 = load i64, ptr %175, align 8, !tbaa !42
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #24
  %177 = sub i64 %176, %12
  %178 = add i64 %177, %174
  %179 = mul i64 %178, 100
  %180 = getelementptr inbounds %struct.crowd, ptr %0, i64 0, i32 5
  %181 = call i64 @llvm.umax.i64(i64 %179, i64 100000000)
  %182 = add i64 %181, %12
  store atomic i64 %182, ptr %180 seq_cst, align 8
  ret void
}

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #4

declare i32 @open(ptr noundef, i32 noundef, ...) local_unnamed_addr #4

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #4

declare i32 @close(i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define internal ptr @be_runner(ptr noundef %0) #3 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.signal_stack, align 8
  %4 = alloca [65536 x i8], align 1
  %5 = load ptr, ptr %0, align 8, !tbaa !80
  call void @llvm.lifetime.start.p0(i64 65536, ptr nonnull %4) #24
  %6 = getelementptr inbounds %struct.runner, ptr %0, i64 0, i32 4
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #24
  store ptr %4, ptr %3, align 8, !tbaa !209
  %7 = getelementptr inbounds %struct.signal_stack, ptr %3, i64 0, i32 1
  store i32 0, ptr %7, align 8, !tbaa !211
  %8 = getelementptr inbounds %struct.signal_stack, ptr %3, i64 0, i32 2
  store i64 65536, ptr %8, align 8, !tbaa !212
  %9 = call i32 @sigaltstack(ptr noundef nonnull %3, ptr noundef null) #23
  %10 = load i32, ptr getelementptr inbounds (%struct.handlers, ptr @handlers, i64 0, i32 2), align 4, !tbaa !100
  %11 = call i32 @pthread_setspecific(i32 noundef %10, ptr noundef nonnull %6) #23
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #24
  %12 = load ptr, ptr %5, align 8, !tbaa !62
  %13 = getelementptr inbounds %struct.runner, ptr %0, i64 0, i32 2
  %14 = load i32, ptr %13, align 8, !tbaa !81
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %22

16:                                               ; preds = %1
  %17 = call i32 @getpriority(i32 noundef 0, i32 noundef 0) #23
  %18 = load i64, ptr %12, align 8, !tbaa !213
  %19 = trunc i64 %18 to i32
  %20 = add i32 %17, %19
  %21 = call i32 @setpriority(i32 noundef 0, i32 noundef 0, i32 noundef %20) #23
  br label %22

22:                                               ; preds = %16, %1
  %23 = getelementptr inbounds %struct.scheduling, ptr %12, i64 0, i32 1, i64 0
  %24 = load <16 x i64>, ptr %23, align 8, !tbaa !4
  %25 = call i64 @llvm.vector.reduce.or.v16i64(<16 x i64> %24)
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %29, label %27

27:                                               ; preds = %22
  %28 = call i32 @sched_setaffinity(i32 noundef 0, i64 noundef 128, ptr noundef nonnull %23) #23
  br label %29

29:                                               ; preds = %22, %27
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #24
  store i32 0, ptr %2, align 4, !tbaa !9
  %30 = call i64 @pthread_self() #23
  %31 = call i32 @pthread_getcpuclockid(i64 noundef %30, ptr noundef nonnull %2) #23
  %32 = icmp eq i32 %31, 0
  %33 = load i32, ptr %2, align 4
  %34 = select i1 %32, i32 %33, i32 0
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #24
  br label %35

35:                                               ; preds = %54, %29
  %36 = phi i64 [ 0, %29 ], [ %55, %54 ]
  %37 = getelementptr inbounds [4096 x i32], ptr @clocks, i64 0, i64 %36
  %38 = load atomic i32, ptr %37 seq_cst, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %54

40:                                               ; preds = %35
  %41 = cmpxchg ptr %37, i32 0, i32 %34 seq_cst seq_cst, align 4
  %42 = extractvalue { i32, i1 } %41, 1
  br i1 %42, label %43, label %54

43:                                               ; preds = %40
  %44 = trunc i64 %36 to i32
  %45 = load atomic i32, ptr @clocks_end seq_cst, align 4
  %46 = add nuw i32 %44, 1
  br label %47

47:                                               ; preds = %50, %43
  %48 = phi i32 [ %45, %43 ], [ %53, %50 ]
  %49 = icmp ugt i32 %48, %44
  br i1 %49, label %57, label %50

50:                                               ; preds = %47
  %51 = cmpxchg ptr @clocks_end, i32 %48, i32 %46 seq_cst seq_cst, align 4
  %52 = extractvalue { i32, i1 } %51, 1
  %53 = extractvalue { i32, i1 } %51, 0
  br i1 %52, label %57, label %47, !llvm.loop !214

54:                                               ; preds = %40, %35
  %55 = add nuw nsw i64 %36, 1
  %56 = icmp eq i64 %55, 4096
  br i1 %56, label %57, label %35, !llvm.loop !215

57:                                               ; preds = %54, %47, %50
  %58 = phi i32 [ %44, %50 ], [ %44, %47 ], [ -1, %54 ]
  %59 = getelementptr inbounds %struct.runner, ptr %0, i64 0, i32 3
  br label %60

60:                                               ; preds = %60, %57
  %61 = call i32 @sem_wait(ptr noundef nonnull %59) #23
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %60, !llvm.loop !216

63:                                               ; preds = %60
  %64 = getelementptr inbounds %struct.relay, ptr %5, i64 0, i32 4
  %65 = load atomic i32, ptr %64 seq_cst, align 4
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %70

67:                                               ; preds = %63
  %68 = getelementptr inbounds %struct.relay, ptr %5, i64 0, i32 1
  %69 = load ptr, ptr %68, align 8, !tbaa !79
  call void %69(ptr noundef nonnull %5) #23
  br label %70

70:                                               ; preds = %67, %63
  %71 = atomicrmw xchg ptr %64, i32 1 seq_cst, align 4
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %79

73:                                               ; preds = %70
  %74 = load i32, ptr %13, align 8, !tbaa !81
  %75 = icmp eq i32 %74, 0
  %76 = zext i1 %75 to i64
  %77 = getelementptr inbounds %struct.relay, ptr %5, i64 0, i32 5, i64 %76, i32 3
  %78 = call i32 @sem_post(ptr noundef nonnull %77) #23
  br label %79

79:                                               ; preds = %73, %70
  %80 = icmp sgt i32 %58, -1
  br i1 %80, label %81, label %84

81:                                               ; preds = %79
  %82 = zext i32 %58 to i64
  %83 = getelementptr inbounds [4096 x i32], ptr @clocks, i64 0, i64 %82
  store atomic i32 0, ptr %83 seq_cst, align 4
  br label %84

84:                                               ; preds = %79, %81
  call void @llvm.lifetime.end.p0(i64 65536, ptr nonnull %4) #24
  ret ptr null
}

declare i32 @sigaltstack(ptr noundef, ptr noundef) local_unnamed_addr #4

declare i32 @pthread_setspecific(i32 noundef, ptr noundef) local_unnamed_addr #4

declare i32 @setpriority(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

declare i32 @getpriority(i32 noundef, i32 noundef) local_unnamed_addr #4

declare i32 @sched_setaffinity(i32 noundef, i64 noundef, ptr noundef) local_unnamed_addr #4

declare i32 @sem_wait(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define internal fastcc i32 @pass_baton(ptr noundef %0) unnamed_addr #3 {
  %2 = alloca %struct.timespec, align 8
  %3 = load ptr, ptr %0, align 8, !tbaa !62
  %4 = getelementptr inbounds %struct.shared, ptr %3, i64 0, i32 2
  %5 = load ptr, ptr %4, align 8, !tbaa !73
  %6 = icmp eq ptr %5, null
  br i1 %6, label %22, label %7

7:                                                ; preds = %1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #24
  %8 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #23
  %9 = load i64, ptr %2, align 8, !tbaa !40
  %10 = mul i64 %9, 1000000000
  %11 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !42
  %13 = add i64 %10, %12
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #24
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
  call fastcc void @look(ptr noundef nonnull %4) #25
  store atomic i32 0, ptr %18 seq_cst, align 4
  br label %22

22:                                               ; preds = %21, %17, %7, %1
  %23 = getelementptr inbounds %struct.shared, ptr %3, i64 0, i32 2, i32 4
  %24 = load atomic i32, ptr %23 seq_cst, align 8
  %25 = icmp ne i32 %24, 0
  %26 = zext i1 %25 to i32
  %27 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 3
  %28 = load i32, ptr %27, align 8, !tbaa !83
  %29 = icmp eq i32 %28, %26
  br i1 %29, label %56, label %30

30:                                               ; preds = %22
  %31 = zext i1 %25 to i64
  %32 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 %31, i32 1
  %33 = load i64, ptr %32, align 8, !tbaa !53
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %56, label %35

35:                                               ; preds = %30
  %36 = load ptr, ptr %0, align 8, !tbaa !62
  %37 = getelementptr inbounds %struct.shared, ptr %36, i64 0, i32 1
  %38 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2
  call fastcc void @give_turn(ptr noundef nonnull %37, ptr noundef nonnull %38) #25
  %39 = icmp eq i32 %28, 0
  %40 = zext i1 %39 to i32
  store i32 %40, ptr %27, align 8, !tbaa !83
  %41 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2, i32 4
  %42 = select i1 %39, i32 0, i32 3
  store atomic i32 %42, ptr %41 seq_cst, align 8
  %43 = zext i1 %39 to i64
  %44 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 %43, i32 3
  %45 = call i32 @sem_post(ptr noundef nonnull %44) #23
  %46 = sext i32 %28 to i64
  %47 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 %46, i32 3
  br label %48

48:                                               ; preds = %48, %35
  %49 = call i32 @sem_wait(ptr noundef nonnull %47) #23
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %48, !llvm.loop !216

51:                                               ; preds = %48
  %52 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 4
  %53 = load atomic i32, ptr %52 seq_cst, align 4
  %54 = icmp eq i32 %53, 0
  %55 = zext i1 %54 to i32
  br label %56

56:                                               ; preds = %22, %30, %51
  %57 = phi i32 [ %55, %51 ], [ 1, %30 ], [ 1, %22 ]
  ret i32 %57
}

; Function Attrs: noinline nounwind
define internal fastcc void @await_turn(ptr noundef %0, ptr noundef %1) unnamed_addr #14 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.timespec, align 8
  %8 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 3
  %9 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #23
  %10 = getelementptr inbounds %struct.turn, ptr %1, i64 0, i32 2
  store ptr null, ptr %10, align 8, !tbaa !183
  %11 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 5
  %12 = load ptr, ptr %11, align 8, !tbaa !182
  %13 = icmp eq ptr %12, null
  br i1 %13, label %18, label %14

14:                                               ; preds = %2
  %15 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 6
  %16 = load ptr, ptr %15, align 8, !tbaa !217
  %17 = getelementptr inbounds %struct.turn, ptr %16, i64 0, i32 2
  br label %18

18:                                               ; preds = %2, %14
  %19 = phi ptr [ %17, %14 ], [ %11, %2 ]
  store ptr %1, ptr %19, align 8, !tbaa !15
  %20 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 6
  store ptr %1, ptr %20, align 8, !tbaa !217
  %21 = getelementptr inbounds %struct.turns, ptr %0, i64 0, i32 1
  %22 = atomicrmw add ptr %21, i32 1 seq_cst, align 4
  %23 = load ptr, ptr %11, align 8, !tbaa !182
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
  br i1 %36, label %38, label %30, !llvm.loop !84

38:                                               ; preds = %33
  %39 = getelementptr inbounds %struct.turn, ptr %28, i64 0, i32 2
  %40 = load ptr, ptr %39, align 8, !tbaa !183
  store ptr %40, ptr %11, align 8, !tbaa !182
  %41 = atomicrmw add ptr %21, i32 -1 seq_cst, align 4
  %42 = getelementptr inbounds %struct.turn, ptr %28, i64 0, i32 3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #24
  %43 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #23
  %44 = load i64, ptr %7, align 8, !tbaa !40
  %45 = mul i64 %44, 1000000000
  %46 = load i64, ptr %26, align 8, !tbaa !42
  %47 = add i64 %45, %46
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #24
  store atomic i64 %47, ptr %42 monotonic, align 8
  %48 = getelementptr inbounds %struct.turn, ptr %28, i64 0, i32 4
  store atomic i32 1, ptr %48 release, align 8
  %49 = getelementptr inbounds %struct.turn, ptr %28, i64 0, i32 5
  %50 = call i32 @pthread_cond_signal(ptr noundef nonnull %49) #23
  %51 = load ptr, ptr %11, align 8, !tbaa !182
  %52 = icmp eq ptr %51, null
  br i1 %52, label %53, label %27, !llvm.loop !184

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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #24
  %66 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #23
  %67 = load i64, ptr %6, align 8, !tbaa !40
  %68 = mul i64 %67, 1000000000
  %69 = load i64, ptr %59, align 8, !tbaa !42
  %70 = add i64 %68, %69
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #24
  %71 = load i64, ptr %60, align 8, !tbaa !218
  %72 = add i64 %70, %71
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #24
  %73 = freeze i64 %72
  %74 = udiv i64 %73, 1000000000
  store i64 %74, ptr %5, align 8, !tbaa !40
  %75 = mul i64 %74, 1000000000
  %76 = sub i64 %73, %75
  store i64 %76, ptr %61, align 8, !tbaa !42
  %77 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %58, ptr noundef nonnull %8, i32 noundef 1, ptr noundef nonnull %5) #23
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #24
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %82, label %79

79:                                               ; preds = %65
  %80 = load atomic i32, ptr %54 seq_cst, align 8
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %85, label %82

82:                                               ; preds = %138, %130, %124, %65, %79
  %83 = load atomic i32, ptr %54 seq_cst, align 8
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %65, label %153, !llvm.loop !219

85:                                               ; preds = %79
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #24
  %86 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #23
  %87 = load i64, ptr %4, align 8, !tbaa !40
  %88 = mul i64 %87, 1000000000
  %89 = load i64, ptr %62, align 8, !tbaa !42
  %90 = add i64 %88, %89
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #24
  %91 = load ptr, ptr %63, align 8, !tbaa !15
  %92 = icmp eq ptr %91, null
  br i1 %92, label %124, label %93

93:                                               ; preds = %85
  %94 = load i64, ptr %60, align 8, !tbaa !218
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
  br i1 %117, label %95, label %97, !llvm.loop !220

118:                                              ; preds = %95
  %119 = getelementptr inbounds %struct.turn, ptr %114, i64 0, i32 4
  %120 = cmpxchg ptr %119, i32 1, i32 2 seq_cst seq_cst, align 4
  %121 = extractvalue { i32, i1 } %120, 1
  br i1 %121, label %122, label %124

122:                                              ; preds = %118
  %123 = atomicrmw add ptr %0, i32 1 seq_cst, align 4
  br label %124

124:                                              ; preds = %85, %95, %118, %122
  %125 = load ptr, ptr %11, align 8, !tbaa !182
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
  br i1 %136, label %138, label %130, !llvm.loop !84

138:                                              ; preds = %133
  %139 = getelementptr inbounds %struct.turn, ptr %128, i64 0, i32 2
  %140 = load ptr, ptr %139, align 8, !tbaa !183
  store ptr %140, ptr %11, align 8, !tbaa !182
  %141 = atomicrmw add ptr %21, i32 -1 seq_cst, align 4
  %142 = getelementptr inbounds %struct.turn, ptr %128, i64 0, i32 3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #24
  %143 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #23
  %144 = load i64, ptr %3, align 8, !tbaa !40
  %145 = mul i64 %144, 1000000000
  %146 = load i64, ptr %64, align 8, !tbaa !42
  %147 = add i64 %145, %146
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #24
  store atomic i64 %147, ptr %142 monotonic, align 8
  %148 = getelementptr inbounds %struct.turn, ptr %128, i64 0, i32 4
  store atomic i32 1, ptr %148 release, align 8
  %149 = getelementptr inbounds %struct.turn, ptr %128, i64 0, i32 5
  %150 = call i32 @pthread_cond_signal(ptr noundef nonnull %149) #23
  %151 = load ptr, ptr %11, align 8, !tbaa !182
  %152 = icmp eq ptr %151, null
  br i1 %152, label %82, label %127, !llvm.loop !184

153:                                              ; preds = %82, %53
  %154 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #23
  ret void
}

declare i32 @pthread_cond_clockwait(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: noinline nounwind
define internal fastcc i32 @drain_caught(ptr noundef %0, ptr nocapture noundef %1, i32 noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr #14 {
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.timespec, align 8
  %8 = alloca %struct.timespec, align 8
  %9 = alloca %struct.timespec, align 8
  %10 = alloca %struct.frame, align 16
  call void @llvm.lifetime.start.p0(i64 320, ptr nonnull %10) #24
  store i64 0, ptr %3, align 8, !tbaa !4
  %11 = call i32 @_setjmp(ptr noundef nonnull %10) #27
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %188

13:                                               ; preds = %4
  %14 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 3
  %15 = load i32, ptr %14, align 8, !tbaa !83
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 %16, i32 4
  %18 = load ptr, ptr %0, align 8, !tbaa !62
  %19 = getelementptr inbounds %struct.shared, ptr %18, i64 0, i32 1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #24
  %20 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %9) #23
  %21 = load i64, ptr %9, align 8, !tbaa !40
  %22 = mul i64 %21, 1000000000
  %23 = getelementptr inbounds %struct.timespec, ptr %9, i64 0, i32 1
  %24 = load i64, ptr %23, align 8, !tbaa !42
  %25 = add i64 %22, %24
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #24
  %26 = load ptr, ptr %0, align 8, !tbaa !62
  %27 = getelementptr inbounds %struct.shared, ptr %26, i64 0, i32 3
  %28 = load atomic i64, ptr %27 seq_cst, align 8
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %37, label %30, !prof !166

30:                                               ; preds = %13
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #24
  %31 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #23
  %32 = load i64, ptr %8, align 8, !tbaa !40
  %33 = mul i64 %32, 1000000000
  %34 = getelementptr inbounds %struct.timespec, ptr %8, i64 0, i32 1
  %35 = load i64, ptr %34, align 8, !tbaa !42
  %36 = add i64 %33, %35
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #24
  br label %37

37:                                               ; preds = %30, %13
  %38 = phi i64 [ %36, %30 ], [ 0, %13 ]
  %39 = icmp eq i32 %2, 0
  %40 = getelementptr inbounds %struct.job, ptr %1, i64 0, i32 3
  %41 = load i32, ptr %40, align 8, !tbaa !87
  %42 = icmp sgt i32 %41, 0
  br i1 %42, label %43, label %53

43:                                               ; preds = %37
  %44 = getelementptr inbounds %struct.job, ptr %1, i64 0, i32 7
  %45 = getelementptr inbounds %struct.job, ptr %1, i64 0, i32 2
  %46 = getelementptr inbounds %struct.job, ptr %1, i64 0, i32 1
  %47 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2, i32 4
  %48 = getelementptr inbounds %struct.shared, ptr %18, i64 0, i32 1, i32 1
  %49 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %50 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2, i32 3
  %51 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %52 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2
  br label %65

53:                                               ; preds = %98, %174, %37
  %54 = phi i32 [ 0, %37 ], [ 1, %174 ], [ %77, %98 ]
  %55 = phi i32 [ 1, %37 ], [ 0, %174 ], [ 1, %98 ]
  %56 = phi i64 [ %25, %37 ], [ %176, %174 ], [ %76, %98 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #24
  %57 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #23
  %58 = load i64, ptr %7, align 8, !tbaa !40
  %59 = mul i64 %58, 1000000000
  %60 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1
  %61 = load i64, ptr %60, align 8, !tbaa !42
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #24
  %62 = sub i64 %61, %56
  %63 = add i64 %62, %59
  store i64 %63, ptr %3, align 8, !tbaa !4
  %64 = icmp eq i32 %54, 0
  br i1 %64, label %198, label %178

65:                                               ; preds = %98, %43
  %66 = phi i32 [ %41, %43 ], [ %100, %98 ]
  %67 = phi i64 [ %25, %43 ], [ %76, %98 ]
  %68 = phi i32 [ 0, %43 ], [ %77, %98 ]
  %69 = phi i32 [ 0, %43 ], [ %99, %98 ]
  %70 = add nsw i32 %69, %2
  %71 = srem i32 %70, %66
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds %struct.job, ptr %1, i64 0, i32 9, i64 %72
  %74 = getelementptr inbounds %struct.job, ptr %1, i64 0, i32 9, i64 %72, i32 1
  br label %75

75:                                               ; preds = %174, %65
  %76 = phi i64 [ %67, %65 ], [ %176, %174 ]
  %77 = phi i32 [ %68, %65 ], [ 1, %174 ]
  %78 = load atomic i32, ptr %44 seq_cst, align 8
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %98

80:                                               ; preds = %75
  %81 = load atomic i32, ptr %73 seq_cst, align 4
  %82 = load i32, ptr %74, align 4, !tbaa !89
  %83 = sub nsw i32 %82, %81
  %84 = icmp slt i32 %83, 1
  br i1 %84, label %98, label %85

85:                                               ; preds = %80, %93
  %86 = phi i32 [ %94, %93 ], [ %81, %80 ]
  %87 = phi i32 [ %96, %93 ], [ %83, %80 ]
  %88 = lshr i32 %87, 5
  %89 = add i32 %86, 1
  %90 = add i32 %89, %88
  %91 = cmpxchg ptr %73, i32 %86, i32 %90 seq_cst seq_cst, align 4
  %92 = extractvalue { i32, i1 } %91, 1
  br i1 %92, label %102, label %93

93:                                               ; preds = %85
  %94 = extractvalue { i32, i1 } %91, 0
  %95 = load i32, ptr %74, align 4, !tbaa !89
  %96 = sub nsw i32 %95, %94
  %97 = icmp slt i32 %96, 1
  br i1 %97, label %98, label %85

98:                                               ; preds = %80, %75, %93
  %99 = add nuw nsw i32 %69, 1
  %100 = load i32, ptr %40, align 8, !tbaa !87
  %101 = icmp slt i32 %99, %100
  br i1 %101, label %65, label %53, !llvm.loop !221

102:                                              ; preds = %85
  fence syncscope("singlethread") seq_cst
  store volatile ptr %10, ptr %17, align 8, !tbaa !101
  br label %103

103:                                              ; preds = %109, %102
  %104 = phi i32 [ 0, %102 ], [ %113, %109 ]
  %105 = load atomic i32, ptr %44 seq_cst, align 8
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %109, label %107

107:                                              ; preds = %109, %103
  %108 = load volatile ptr, ptr %17, align 8, !tbaa !101
  store volatile ptr null, ptr %17, align 8, !tbaa !101
  fence syncscope("singlethread") seq_cst
  br i1 %39, label %115, label %118

109:                                              ; preds = %103
  %110 = load ptr, ptr %45, align 8, !tbaa !126
  %111 = load ptr, ptr %46, align 8, !tbaa !125
  %112 = add nsw i32 %104, %86
  call void %110(ptr noundef %111, i32 noundef %2, i32 noundef %112) #23
  %113 = add nuw nsw i32 %104, 1
  %114 = icmp eq i32 %104, %88
  br i1 %114, label %107, label %103, !llvm.loop !222

115:                                              ; preds = %107
  %116 = call fastcc i64 @pause_turn(ptr noundef nonnull %19, ptr noundef nonnull %52) #25
  %117 = add i64 %116, %76
  br label %174

118:                                              ; preds = %107
  %119 = load atomic i32, ptr %47 seq_cst, align 8
  %120 = icmp eq i32 %119, 2
  br i1 %120, label %171, label %121

121:                                              ; preds = %118
  %122 = load atomic i32, ptr %47 seq_cst, align 8
  %123 = icmp eq i32 %122, 1
  br i1 %123, label %124, label %136

124:                                              ; preds = %121
  %125 = load atomic i32, ptr %48 seq_cst, align 4
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %136, label %127

127:                                              ; preds = %124
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #24
  %128 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #23
  %129 = load i64, ptr %6, align 8, !tbaa !40
  %130 = mul i64 %129, 1000000000
  %131 = load i64, ptr %49, align 8, !tbaa !42
  %132 = add i64 %130, %131
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #24
  %133 = load atomic i64, ptr %50 seq_cst, align 8
  %134 = sub i64 %132, %133
  %135 = icmp ult i64 %134, 1000000
  br i1 %135, label %136, label %171

136:                                              ; preds = %127, %124, %121
  %137 = load ptr, ptr %0, align 8, !tbaa !62
  %138 = getelementptr inbounds %struct.shared, ptr %137, i64 0, i32 2
  %139 = load ptr, ptr %138, align 8, !tbaa !73
  %140 = icmp eq ptr %139, null
  br i1 %140, label %155, label %141

141:                                              ; preds = %136
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #24
  %142 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #23
  %143 = load i64, ptr %5, align 8, !tbaa !40
  %144 = mul i64 %143, 1000000000
  %145 = load i64, ptr %51, align 8, !tbaa !42
  %146 = add i64 %144, %145
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #24
  %147 = getelementptr inbounds %struct.shared, ptr %137, i64 0, i32 2, i32 5
  %148 = load atomic i64, ptr %147 seq_cst, align 8
  %149 = icmp ult i64 %146, %148
  br i1 %149, label %155, label %150

150:                                              ; preds = %141
  %151 = getelementptr inbounds %struct.shared, ptr %137, i64 0, i32 2, i32 3
  %152 = cmpxchg ptr %151, i32 0, i32 1 seq_cst seq_cst, align 4
  %153 = extractvalue { i32, i1 } %152, 1
  br i1 %153, label %154, label %155

154:                                              ; preds = %150
  call fastcc void @look(ptr noundef nonnull %138) #25
  store atomic i32 0, ptr %151 seq_cst, align 4
  br label %155

155:                                              ; preds = %154, %150, %141, %136
  %156 = getelementptr inbounds %struct.shared, ptr %137, i64 0, i32 2, i32 4
  %157 = load atomic i32, ptr %156 seq_cst, align 8
  %158 = icmp ne i32 %157, 0
  %159 = zext i1 %158 to i32
  %160 = load i32, ptr %14, align 8, !tbaa !83
  %161 = icmp eq i32 %160, %159
  br i1 %161, label %168, label %162

162:                                              ; preds = %155
  %163 = zext i1 %158 to i64
  %164 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 %163, i32 1
  %165 = load i64, ptr %164, align 8, !tbaa !53
  %166 = icmp ne i64 %165, 0
  %167 = zext i1 %166 to i32
  br label %168

168:                                              ; preds = %162, %155
  %169 = phi i32 [ 0, %155 ], [ %167, %162 ]
  %170 = icmp eq i32 %169, 0
  br label %171

171:                                              ; preds = %168, %127, %118
  %172 = phi i1 [ false, %127 ], [ %170, %168 ], [ false, %118 ]
  %173 = zext i1 %172 to i32
  br label %174

174:                                              ; preds = %171, %115
  %175 = phi i32 [ 1, %115 ], [ %173, %171 ]
  %176 = phi i64 [ %117, %115 ], [ %76, %171 ]
  %177 = icmp eq i32 %175, 0
  br i1 %177, label %53, label %75, !llvm.loop !223

178:                                              ; preds = %53
  %179 = select i1 %39, i16 2, i16 3
  %180 = icmp eq i64 %38, 0
  br i1 %180, label %198, label %181, !prof !166

181:                                              ; preds = %178
  %182 = load ptr, ptr %0, align 8, !tbaa !62
  %183 = getelementptr inbounds %struct.shared, ptr %182, i64 0, i32 3
  %184 = load atomic i64, ptr %183 seq_cst, align 8
  %185 = icmp eq i64 %184, 0
  br i1 %185, label %198, label %186

186:                                              ; preds = %181
  %187 = inttoptr i64 %184 to ptr
  call fastcc void @add_span(ptr noundef nonnull %187, i64 noundef %38, i16 noundef %179, i16 noundef 1, i64 noundef 0) #25
  br label %198

188:                                              ; preds = %4
  %189 = getelementptr inbounds %struct.job, ptr %1, i64 0, i32 7
  %190 = atomicrmw xchg ptr %189, i32 1 seq_cst, align 4
  %191 = icmp eq i32 %190, 0
  br i1 %191, label %192, label %198

192:                                              ; preds = %188
  %193 = getelementptr inbounds %struct.job, ptr %1, i64 0, i32 8
  %194 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 3
  %195 = load i32, ptr %194, align 8, !tbaa !83
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 %196, i32 4, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(280) %193, ptr noundef nonnull align 8 dereferenceable(280) %197, i64 280, i1 false), !tbaa.struct !48
  br label %198

198:                                              ; preds = %186, %181, %178, %53, %188, %192
  %199 = phi i32 [ 1, %192 ], [ 1, %188 ], [ %55, %53 ], [ %55, %178 ], [ %55, %181 ], [ %55, %186 ]
  call void @llvm.lifetime.end.p0(i64 320, ptr nonnull %10) #24
  ret i32 %199
}

; Function Attrs: returns_twice
declare i32 @_setjmp(ptr noundef) local_unnamed_addr #18

; Function Attrs: nounwind
define internal fastcc i64 @pause_turn(ptr noundef %0, ptr noundef %1) unnamed_addr #3 {
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #24
  %18 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #23
  %19 = load i64, ptr %6, align 8, !tbaa !40
  %20 = mul i64 %19, 1000000000
  %21 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %22 = load i64, ptr %21, align 8, !tbaa !42
  %23 = add i64 %20, %22
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #24
  %24 = getelementptr inbounds %struct.turn, ptr %1, i64 0, i32 3
  %25 = load atomic i64, ptr %24 seq_cst, align 8
  %26 = sub i64 %23, %25
  %27 = icmp ult i64 %26, 1000000
  br i1 %27, label %67, label %28

28:                                               ; preds = %2, %17
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #24
  %29 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #23
  %30 = load i64, ptr %5, align 8, !tbaa !40
  %31 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %32 = load i64, ptr %31, align 8, !tbaa !42
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #24
  call fastcc void @give_turn(ptr noundef %0, ptr noundef nonnull %1) #25
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
  br i1 %47, label %49, label %41, !llvm.loop !84

49:                                               ; preds = %44
  %50 = getelementptr inbounds %struct.turn, ptr %1, i64 0, i32 3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #24
  %51 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #23
  %52 = load i64, ptr %4, align 8, !tbaa !40
  %53 = mul i64 %52, 1000000000
  %54 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %55 = load i64, ptr %54, align 8, !tbaa !42
  %56 = add i64 %53, %55
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #24
  store atomic i64 %56, ptr %50 monotonic, align 8
  store atomic i32 1, ptr %7 release, align 8
  br label %58

57:                                               ; preds = %41, %35
  call fastcc void @await_turn(ptr noundef %0, ptr noundef %1) #25
  br label %58

58:                                               ; preds = %28, %49, %57
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #24
  %59 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #23
  %60 = load i64, ptr %3, align 8, !tbaa !40
  %61 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %62 = load i64, ptr %61, align 8, !tbaa !42
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #24
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
declare void @llvm.va_copy(ptr, ptr) #8

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: noinline nounwind
define internal fastcc i32 @attempt(ptr noundef %0, ptr noundef %1, i16 noundef %2) unnamed_addr #14 {
  %4 = alloca %struct.frame, align 16
  call void @llvm.lifetime.start.p0(i64 320, ptr nonnull %4) #24
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  store ptr %4, ptr %5, align 8, !tbaa !122
  %6 = call i32 @_setjmp(ptr noundef nonnull %4) #27
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %10, label %8

8:                                                ; preds = %3
  %9 = call fastcc i32 @end_at_fault(ptr noundef nonnull %0) #28
  br label %11

10:                                               ; preds = %3
  call fastcc void @execute(ptr noundef nonnull %0, ptr noundef %1, i16 noundef %2) #25
  br label %11

11:                                               ; preds = %10, %8
  %12 = phi i32 [ %9, %8 ], [ 1, %10 ]
  call void @llvm.lifetime.end.p0(i64 320, ptr nonnull %4) #24
  ret i32 %12
}

; Function Attrs: cold noinline nounwind optsize
define internal fastcc i32 @end_at_fault(ptr noundef %0) unnamed_addr #19 {
  %2 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 3
  %3 = load i32, ptr %2, align 8, !tbaa !83
  %4 = sext i32 %3 to i64
  %5 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 %4, i32 4, i32 1
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %7 = load ptr, ptr %6, align 8, !tbaa !224
  store ptr null, ptr %6, align 8, !tbaa !224
  %8 = icmp eq ptr %7, null
  br i1 %8, label %30, label %9

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 %4, i32 4, i32 1, i32 1
  %11 = load i32, ptr %10, align 8, !tbaa !225
  %12 = icmp eq i32 %11, 8
  br i1 %12, label %27, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %15 = load ptr, ptr %14, align 8, !tbaa !114
  %16 = getelementptr inbounds %struct.launch, ptr %7, i64 0, i32 1
  %17 = load ptr, ptr %16, align 8, !tbaa !15
  %18 = getelementptr inbounds %struct.kernel, ptr %17, i64 0, i32 3
  %19 = load i64, ptr %17, align 8, !tbaa !4
  %20 = getelementptr inbounds %struct.task, ptr %18, i64 %19
  %21 = getelementptr inbounds %struct.kernel, ptr %17, i64 0, i32 1
  %22 = load i64, ptr %21, align 8, !tbaa !4
  %23 = getelementptr inbounds %struct.extents, ptr %20, i64 %22
  %24 = getelementptr inbounds %struct.kernel, ptr %17, i64 0, i32 2
  %25 = load i64, ptr %24, align 8, !tbaa !4
  %26 = getelementptr inbounds %struct.pack, ptr %23, i64 %25
  tail call fastcc void @lose(ptr noundef %15, ptr noundef nonnull %5, ptr noundef nonnull %26) #28
  br label %98

27:                                               ; preds = %9
  %28 = tail call fastcc i32 @check(ptr noundef nonnull %0, ptr noundef nonnull %7) #25
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %98

30:                                               ; preds = %1, %27
  %31 = phi i64 [ 4, %27 ], [ 3, %1 ]
  %32 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %33 = load i64, ptr %32, align 8, !tbaa !144
  %34 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2592) #23
  %35 = icmp eq ptr %34, null
  br i1 %35, label %98, label %36

36:                                               ; preds = %30
  %37 = add i64 %33, 1
  %38 = getelementptr inbounds %struct.failure, ptr %34, i64 0, i32 1
  store i64 %37, ptr %38, align 8, !tbaa !226
  %39 = getelementptr inbounds %struct.failure, ptr %34, i64 0, i32 2
  store i64 %31, ptr %39, align 8, !tbaa !227
  %40 = load i64, ptr %5, align 8, !tbaa !228
  %41 = getelementptr inbounds %struct.failure, ptr %34, i64 0, i32 3
  store i64 %40, ptr %41, align 8, !tbaa !229
  br i1 %8, label %96, label %42

42:                                               ; preds = %36
  %43 = getelementptr inbounds %struct.failure, ptr %34, i64 0, i32 4
  %44 = getelementptr inbounds %struct.launch, ptr %7, i64 0, i32 1
  %45 = load ptr, ptr %44, align 8, !tbaa !15
  %46 = getelementptr inbounds %struct.kernel, ptr %45, i64 0, i32 3
  %47 = load i64, ptr %45, align 8, !tbaa !4
  %48 = getelementptr inbounds %struct.task, ptr %46, i64 %47
  %49 = getelementptr inbounds %struct.kernel, ptr %45, i64 0, i32 1
  %50 = load i64, ptr %49, align 8, !tbaa !4
  %51 = getelementptr inbounds %struct.extents, ptr %48, i64 %50
  %52 = getelementptr inbounds %struct.kernel, ptr %45, i64 0, i32 2
  %53 = load i64, ptr %52, align 8, !tbaa !4
  %54 = getelementptr inbounds %struct.pack, ptr %51, i64 %53
  br label %55

55:                                               ; preds = %60, %42
  %56 = phi i64 [ %62, %60 ], [ 0, %42 ]
  %57 = getelementptr inbounds i8, ptr %54, i64 %56
  %58 = load i8, ptr %57, align 1, !tbaa !49
  %59 = icmp eq i8 %58, 0
  br i1 %59, label %64, label %60

60:                                               ; preds = %55
  %61 = getelementptr inbounds i8, ptr %43, i64 %56
  store i8 %58, ptr %61, align 1, !tbaa !49
  %62 = add nuw nsw i64 %56, 1
  %63 = icmp eq i64 %62, 255
  br i1 %63, label %64, label %55, !llvm.loop !230

64:                                               ; preds = %55, %60
  %65 = phi i64 [ 255, %60 ], [ %56, %55 ]
  %66 = getelementptr inbounds i8, ptr %43, i64 %65
  store i8 0, ptr %66, align 1, !tbaa !49
  %67 = load ptr, ptr %44, align 8, !tbaa !15
  %68 = getelementptr inbounds %struct.kernel, ptr %67, i64 0, i32 3
  %69 = load i64, ptr %67, align 8, !tbaa !4
  %70 = getelementptr inbounds %struct.task, ptr %68, i64 %69
  %71 = getelementptr inbounds %struct.kernel, ptr %67, i64 0, i32 1
  %72 = load i64, ptr %71, align 8, !tbaa !4
  %73 = getelementptr inbounds %struct.extents, ptr %70, i64 %72
  %74 = getelementptr inbounds %struct.kernel, ptr %67, i64 0, i32 2
  %75 = load i64, ptr %74, align 8, !tbaa !4
  %76 = getelementptr inbounds %struct.pack, ptr %73, i64 %75
  br label %77

77:                                               ; preds = %77, %64
  %78 = phi ptr [ %76, %64 ], [ %81, %77 ]
  %79 = load i8, ptr %78, align 1, !tbaa !49
  %80 = icmp eq i8 %79, 0
  %81 = getelementptr inbounds i8, ptr %78, i64 1
  br i1 %80, label %82, label %77, !llvm.loop !231

82:                                               ; preds = %77
  %83 = getelementptr inbounds %struct.failure, ptr %34, i64 0, i32 5
  br label %84

84:                                               ; preds = %82, %89
  %85 = phi i64 [ %91, %89 ], [ 0, %82 ]
  %86 = getelementptr inbounds i8, ptr %81, i64 %85
  %87 = load i8, ptr %86, align 1, !tbaa !49
  %88 = icmp eq i8 %87, 0
  br i1 %88, label %93, label %89

89:                                               ; preds = %84
  %90 = getelementptr inbounds i8, ptr %83, i64 %85
  store i8 %87, ptr %90, align 1, !tbaa !49
  %91 = add nuw nsw i64 %85, 1
  %92 = icmp eq i64 %91, 2047
  br i1 %92, label %93, label %84, !llvm.loop !230

93:                                               ; preds = %84, %89
  %94 = phi i64 [ 2047, %89 ], [ %85, %84 ]
  %95 = getelementptr inbounds i8, ptr %83, i64 %94
  store i8 0, ptr %95, align 1, !tbaa !49
  br label %96

96:                                               ; preds = %93, %36
  %97 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  tail call fastcc void @append_failure(ptr noundef nonnull %97, ptr noundef nonnull %34) #25
  br label %98

98:                                               ; preds = %30, %96, %27, %13
  %99 = phi i32 [ 0, %13 ], [ 1, %27 ], [ 1, %96 ], [ 1, %30 ]
  ret i32 %99
}

; Function Attrs: nounwind
define internal fastcc void @execute(ptr noundef %0, ptr noundef %1, i16 noundef %2) unnamed_addr #3 {
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.context, align 8
  %8 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 3
  %9 = load i32, ptr %8, align 8, !tbaa !83
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 5, i64 %10, i32 4
  switch i16 %2, label %329 [
    i16 1, label %12
    i16 2, label %169
    i16 3, label %203
    i16 4, label %232
    i16 5, label %257
  ]

12:                                               ; preds = %3
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  store ptr %1, ptr %13, align 8, !tbaa !224
  %14 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 1
  %15 = load ptr, ptr %14, align 8, !tbaa !15
  %16 = getelementptr inbounds %struct.kernel, ptr %15, i64 0, i32 3
  %17 = load i64, ptr %15, align 8, !tbaa !4
  %18 = getelementptr inbounds %struct.task, ptr %16, i64 %17
  %19 = getelementptr inbounds %struct.kernel, ptr %15, i64 0, i32 1
  %20 = load i64, ptr %19, align 8, !tbaa !4
  %21 = getelementptr inbounds %struct.extents, ptr %18, i64 %20
  %22 = getelementptr inbounds %struct.kernel, ptr %15, i64 0, i32 2
  %23 = load i64, ptr %22, align 8, !tbaa !4
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %67, label %25

25:                                               ; preds = %12
  %26 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 4
  %27 = icmp eq i64 %23, 1
  br i1 %27, label %53, label %28

28:                                               ; preds = %25
  %29 = and i64 %23, -2
  br label %30

30:                                               ; preds = %30, %28
  %31 = phi i64 [ 0, %28 ], [ %49, %30 ]
  %32 = or i64 %31, 1
  %33 = getelementptr inbounds %struct.pack, ptr %21, i64 %31
  %34 = getelementptr inbounds %struct.pack, ptr %21, i64 %32
  %35 = getelementptr inbounds %struct.pack, ptr %21, i64 %31, i32 1
  %36 = getelementptr inbounds %struct.pack, ptr %21, i64 %32, i32 1
  %37 = load i32, ptr %35, align 4, !tbaa !232
  %38 = load i32, ptr %36, align 4, !tbaa !232
  %39 = zext i32 %37 to i64
  %40 = zext i32 %38 to i64
  %41 = getelementptr inbounds i8, ptr %26, i64 %39
  %42 = getelementptr inbounds i8, ptr %26, i64 %40
  %43 = load i32, ptr %33, align 4, !tbaa !234
  %44 = load i32, ptr %34, align 4, !tbaa !234
  %45 = zext i32 %43 to i64
  %46 = zext i32 %44 to i64
  %47 = getelementptr inbounds i8, ptr %26, i64 %45
  %48 = getelementptr inbounds i8, ptr %26, i64 %46
  store ptr %41, ptr %47, align 8, !tbaa !15
  store ptr %42, ptr %48, align 8, !tbaa !15
  %49 = add nuw i64 %31, 2
  %50 = icmp eq i64 %49, %29
  br i1 %50, label %51, label %30, !llvm.loop !235

51:                                               ; preds = %30
  %52 = icmp eq i64 %23, %29
  br i1 %52, label %67, label %53

53:                                               ; preds = %25, %51
  %54 = phi i64 [ 0, %25 ], [ %29, %51 ]
  br label %55

55:                                               ; preds = %53, %55
  %56 = phi i64 [ %65, %55 ], [ %54, %53 ]
  %57 = getelementptr inbounds %struct.pack, ptr %21, i64 %56
  %58 = getelementptr inbounds %struct.pack, ptr %21, i64 %56, i32 1
  %59 = load i32, ptr %58, align 4, !tbaa !232
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds i8, ptr %26, i64 %60
  %62 = load i32, ptr %57, align 4, !tbaa !234
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds i8, ptr %26, i64 %63
  store ptr %61, ptr %64, align 8, !tbaa !15
  %65 = add nuw i64 %56, 1
  %66 = icmp eq i64 %65, %23
  br i1 %66, label %67, label %55, !llvm.loop !236

67:                                               ; preds = %55, %51, %12
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #24
  %68 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 4
  store ptr %68, ptr %7, align 8, !tbaa !237
  %69 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 1
  %70 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 2
  %71 = load ptr, ptr %70, align 8, !tbaa !15
  store ptr %71, ptr %69, align 8, !tbaa !239
  %72 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 2
  store i32 0, ptr %72, align 8, !tbaa !240
  %73 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 3
  %74 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 3
  %75 = load ptr, ptr %74, align 8, !tbaa !15
  store ptr %75, ptr %73, align 8, !tbaa !241
  %76 = icmp eq i64 %20, 0
  br i1 %76, label %127, label %77

77:                                               ; preds = %67, %113
  %78 = phi i64 [ %116, %113 ], [ 0, %67 ]
  %79 = phi i64 [ %115, %113 ], [ 1, %67 ]
  %80 = getelementptr inbounds %struct.extents, ptr %18, i64 %78, i32 1
  %81 = load i32, ptr %80, align 4, !tbaa !242
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %113, label %83

83:                                               ; preds = %77
  %84 = getelementptr inbounds %struct.extents, ptr %18, i64 %78
  %85 = load i32, ptr %84, align 4, !tbaa !244
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds i8, ptr %68, i64 %86
  %88 = zext i32 %81 to i64
  %89 = icmp eq i32 %81, 1
  br i1 %89, label %110, label %90

90:                                               ; preds = %83
  %91 = and i64 %88, 4294967294
  br label %92

92:                                               ; preds = %92, %90
  %93 = phi i64 [ 0, %90 ], [ %105, %92 ]
  %94 = phi i64 [ 1, %90 ], [ %103, %92 ]
  %95 = phi i64 [ 1, %90 ], [ %104, %92 ]
  %96 = or i64 %93, 1
  %97 = getelementptr inbounds i32, ptr %87, i64 %93
  %98 = getelementptr inbounds i32, ptr %87, i64 %96
  %99 = load i32, ptr %97, align 4, !tbaa !9
  %100 = load i32, ptr %98, align 4, !tbaa !9
  %101 = sext i32 %99 to i64
  %102 = sext i32 %100 to i64
  %103 = mul i64 %94, %101
  %104 = mul i64 %95, %102
  %105 = add nuw i64 %93, 2
  %106 = icmp eq i64 %105, %91
  br i1 %106, label %107, label %92, !llvm.loop !245

107:                                              ; preds = %92
  %108 = mul i64 %104, %103
  %109 = icmp eq i64 %91, %88
  br i1 %109, label %113, label %110

110:                                              ; preds = %83, %107
  %111 = phi i64 [ 0, %83 ], [ %91, %107 ]
  %112 = phi i64 [ 1, %83 ], [ %108, %107 ]
  br label %118

113:                                              ; preds = %118, %107, %77
  %114 = phi i64 [ 1, %77 ], [ %108, %107 ], [ %124, %118 ]
  %115 = tail call i64 @llvm.umax.i64(i64 %114, i64 %79)
  %116 = add nuw i64 %78, 1
  %117 = icmp eq i64 %116, %20
  br i1 %117, label %127, label %77, !llvm.loop !246

118:                                              ; preds = %110, %118
  %119 = phi i64 [ %125, %118 ], [ %111, %110 ]
  %120 = phi i64 [ %124, %118 ], [ %112, %110 ]
  %121 = getelementptr inbounds i32, ptr %87, i64 %119
  %122 = load i32, ptr %121, align 4, !tbaa !9
  %123 = sext i32 %122 to i64
  %124 = mul i64 %120, %123
  %125 = add nuw nsw i64 %119, 1
  %126 = icmp eq i64 %125, %88
  br i1 %126, label %113, label %118, !llvm.loop !247

127:                                              ; preds = %113, %67
  %128 = phi i64 [ 1, %67 ], [ %115, %113 ]
  %129 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store i64 %128, ptr %129, align 8, !tbaa !119
  %130 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %131 = load ptr, ptr %130, align 8, !tbaa !122
  fence syncscope("singlethread") seq_cst
  store volatile ptr %131, ptr %11, align 8, !tbaa !101
  %132 = load ptr, ptr %14, align 8, !tbaa !15
  %133 = load i64, ptr %132, align 8, !tbaa !4
  %134 = icmp eq i64 %133, 0
  br i1 %134, label %137, label %135

135:                                              ; preds = %127
  %136 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  br label %160

137:                                              ; preds = %160, %127
  %138 = load volatile ptr, ptr %11, align 8, !tbaa !101
  store volatile ptr null, ptr %11, align 8, !tbaa !101
  fence syncscope("singlethread") seq_cst
  %139 = load ptr, ptr %70, align 8, !tbaa !15
  %140 = getelementptr inbounds i8, ptr %139, i64 35224
  %141 = load i64, ptr %140, align 8, !tbaa !4
  %142 = icmp eq i64 %141, 0
  br i1 %142, label %159, label %143

143:                                              ; preds = %137
  %144 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %145 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %146 = load i64, ptr %145, align 8, !tbaa !144
  %147 = add i64 %146, 1
  %148 = getelementptr inbounds i8, ptr %139, i64 32912
  %149 = load ptr, ptr %14, align 8, !tbaa !15
  %150 = getelementptr inbounds %struct.kernel, ptr %149, i64 0, i32 3
  %151 = load i64, ptr %149, align 8, !tbaa !4
  %152 = getelementptr inbounds %struct.task, ptr %150, i64 %151
  %153 = getelementptr inbounds %struct.kernel, ptr %149, i64 0, i32 1
  %154 = load i64, ptr %153, align 8, !tbaa !4
  %155 = getelementptr inbounds %struct.extents, ptr %152, i64 %154
  %156 = getelementptr inbounds %struct.kernel, ptr %149, i64 0, i32 2
  %157 = load i64, ptr %156, align 8, !tbaa !4
  %158 = getelementptr inbounds %struct.pack, ptr %155, i64 %157
  call fastcc void @add_failed_assert(ptr noundef nonnull %144, i64 noundef %147, ptr noundef nonnull %148, ptr noundef nonnull %158) #28
  store i64 0, ptr %140, align 8, !tbaa !4
  br label %159

159:                                              ; preds = %137, %143
  store ptr null, ptr %13, align 8, !tbaa !224
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #24
  br label %329

160:                                              ; preds = %135, %160
  %161 = phi ptr [ %132, %135 ], [ %166, %160 ]
  %162 = phi i64 [ 0, %135 ], [ %165, %160 ]
  %163 = getelementptr inbounds %struct.kernel, ptr %161, i64 0, i32 3, i64 %162
  store ptr %163, ptr %136, align 8, !tbaa !118
  %164 = load ptr, ptr %163, align 8, !tbaa !248
  call void %164(ptr noundef nonnull %7) #23
  %165 = add nuw i64 %162, 1
  %166 = load ptr, ptr %14, align 8, !tbaa !15
  %167 = load i64, ptr %166, align 8, !tbaa !4
  %168 = icmp ult i64 %165, %167
  br i1 %168, label %160, label %137, !llvm.loop !250

169:                                              ; preds = %3
  %170 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %171 = load ptr, ptr %170, align 8, !tbaa !114
  %172 = getelementptr inbounds %struct.pool, ptr %171, i64 0, i32 8, i32 3
  %173 = load atomic i64, ptr %172 seq_cst, align 8
  %174 = icmp eq i64 %173, 0
  br i1 %174, label %182, label %175, !prof !166

175:                                              ; preds = %169
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #24
  %176 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #23
  %177 = load i64, ptr %6, align 8, !tbaa !40
  %178 = mul i64 %177, 1000000000
  %179 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %180 = load i64, ptr %179, align 8, !tbaa !42
  %181 = add i64 %178, %180
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #24
  br label %182

182:                                              ; preds = %169, %175
  %183 = phi i64 [ %181, %175 ], [ 0, %169 ]
  %184 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %185 = load ptr, ptr %184, align 8, !tbaa !122
  fence syncscope("singlethread") seq_cst
  store volatile ptr %185, ptr %11, align 8, !tbaa !101
  %186 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 1
  %187 = load ptr, ptr %186, align 8, !tbaa !251
  %188 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 2
  %189 = load ptr, ptr %188, align 8, !tbaa !253
  %190 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 3
  %191 = load i64, ptr %190, align 8, !tbaa !254
  %192 = call ptr @memmove(ptr noundef %187, ptr noundef %189, i64 noundef %191) #23
  %193 = load volatile ptr, ptr %11, align 8, !tbaa !101
  store volatile ptr null, ptr %11, align 8, !tbaa !101
  fence syncscope("singlethread") seq_cst
  %194 = load i64, ptr %190, align 8, !tbaa !254
  %195 = icmp eq i64 %183, 0
  br i1 %195, label %329, label %196, !prof !166

196:                                              ; preds = %182
  %197 = load ptr, ptr %170, align 8, !tbaa !114
  %198 = getelementptr inbounds %struct.pool, ptr %197, i64 0, i32 8, i32 3
  %199 = load atomic i64, ptr %198 seq_cst, align 8
  %200 = icmp eq i64 %199, 0
  br i1 %200, label %329, label %201

201:                                              ; preds = %196
  %202 = inttoptr i64 %199 to ptr
  call fastcc void @add_span(ptr noundef nonnull %202, i64 noundef %183, i16 noundef 2, i16 noundef 3, i64 noundef %194) #25
  br label %329

203:                                              ; preds = %3
  %204 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %205 = load ptr, ptr %204, align 8, !tbaa !122
  fence syncscope("singlethread") seq_cst
  store volatile ptr %205, ptr %11, align 8, !tbaa !101
  %206 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 1
  %207 = load ptr, ptr %206, align 8, !tbaa !15
  %208 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 2
  %209 = load i64, ptr %208, align 8, !tbaa !4
  %210 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 4
  %211 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 3
  %212 = load i64, ptr %211, align 8, !tbaa !4
  %213 = icmp eq i64 %212, 1
  br i1 %213, label %214, label %218

214:                                              ; preds = %203
  %215 = load i8, ptr %210, align 1, !tbaa !49
  %216 = zext i8 %215 to i32
  %217 = tail call ptr @memset(ptr noundef %207, i32 noundef %216, i64 noundef %209) #23
  br label %230

218:                                              ; preds = %203
  %219 = tail call i64 @llvm.umin.i64(i64 %212, i64 %209)
  %220 = tail call ptr @memcpy(ptr noundef %207, ptr noundef nonnull %210, i64 noundef %219) #23
  %221 = icmp ugt i64 %209, %212
  br i1 %221, label %222, label %230

222:                                              ; preds = %218, %222
  %223 = phi i64 [ %228, %222 ], [ %219, %218 ]
  %224 = sub i64 %209, %223
  %225 = tail call i64 @llvm.umin.i64(i64 %223, i64 %224)
  %226 = getelementptr inbounds i8, ptr %207, i64 %223
  %227 = tail call ptr @memcpy(ptr noundef %226, ptr noundef %207, i64 noundef %225) #23
  %228 = add i64 %225, %223
  %229 = icmp ult i64 %228, %209
  br i1 %229, label %222, label %230, !llvm.loop !255

230:                                              ; preds = %222, %214, %218
  %231 = load volatile ptr, ptr %11, align 8, !tbaa !101
  store volatile ptr null, ptr %11, align 8, !tbaa !101
  fence syncscope("singlethread") seq_cst
  br label %329

232:                                              ; preds = %3
  %233 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 1
  %234 = load ptr, ptr %233, align 8, !tbaa !256
  %235 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 2
  %236 = load i64, ptr %235, align 8, !tbaa !258
  %237 = getelementptr inbounds i8, ptr %234, i64 %236
  %238 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %239 = icmp sgt i64 %236, 0
  br i1 %239, label %240, label %329

240:                                              ; preds = %232
  %241 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %242 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2
  br label %243

243:                                              ; preds = %240, %247
  %244 = phi ptr [ %234, %240 ], [ %255, %247 ]
  %245 = load atomic i32, ptr %238 seq_cst, align 4
  %246 = icmp eq i32 %245, 2
  br i1 %246, label %329, label %247

247:                                              ; preds = %243
  %248 = load i16, ptr %244, align 4, !tbaa !259
  tail call fastcc void @execute(ptr noundef nonnull %0, ptr noundef nonnull %244, i16 noundef %248) #25
  %249 = load ptr, ptr %241, align 8, !tbaa !114
  %250 = getelementptr inbounds %struct.pool, ptr %249, i64 0, i32 8, i32 1
  %251 = tail call fastcc i64 @pause_turn(ptr noundef nonnull %250, ptr noundef nonnull %242) #25
  %252 = getelementptr inbounds %struct.command, ptr %244, i64 0, i32 2
  %253 = load i32, ptr %252, align 4, !tbaa !142
  %254 = zext i32 %253 to i64
  %255 = getelementptr inbounds i8, ptr %244, i64 %254
  %256 = icmp ult ptr %255, %237
  br i1 %256, label %243, label %329, !llvm.loop !260

257:                                              ; preds = %3
  %258 = getelementptr inbounds %struct.wait, ptr %1, i64 0, i32 1
  %259 = load ptr, ptr %258, align 8, !tbaa !261
  %260 = getelementptr inbounds %struct.queue, ptr %259, i64 0, i32 1
  %261 = load atomic i64, ptr %260 seq_cst, align 8
  %262 = getelementptr inbounds %struct.wait, ptr %1, i64 0, i32 2
  %263 = load i64, ptr %262, align 8, !tbaa !263
  %264 = icmp ult i64 %261, %263
  br i1 %264, label %265, label %298

265:                                              ; preds = %257
  %266 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %267 = load ptr, ptr %266, align 8, !tbaa !114
  %268 = getelementptr inbounds %struct.pool, ptr %267, i64 0, i32 8, i32 1
  %269 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2
  tail call fastcc void @give_turn(ptr noundef nonnull %268, ptr noundef nonnull %269) #25
  %270 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %271 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  br label %272

272:                                              ; preds = %265, %281
  %273 = load atomic i32, ptr %270 seq_cst, align 4
  %274 = icmp eq i32 %273, 2
  br i1 %274, label %298, label %275

275:                                              ; preds = %272
  %276 = load ptr, ptr %258, align 8, !tbaa !261
  %277 = getelementptr inbounds %struct.queue, ptr %276, i64 0, i32 1
  %278 = load atomic i64, ptr %277 seq_cst, align 8
  %279 = load i64, ptr %262, align 8, !tbaa !263
  %280 = icmp ult i64 %278, %279
  br i1 %280, label %281, label %298

281:                                              ; preds = %275
  %282 = load ptr, ptr %258, align 8, !tbaa !261
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #24
  %283 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #23
  %284 = load i64, ptr %5, align 8, !tbaa !40
  %285 = mul i64 %284, 1000000000
  %286 = load i64, ptr %271, align 8, !tbaa !42
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #24
  %287 = add i64 %286, 20000000
  %288 = add i64 %287, %285
  %289 = call fastcc i32 @reach(ptr noundef %282, i64 noundef %279, i64 noundef %288) #25
  %290 = icmp eq i32 %289, 0
  br i1 %290, label %272, label %291, !llvm.loop !264

291:                                              ; preds = %281
  %292 = icmp slt i32 %289, 0
  br i1 %292, label %293, label %298

293:                                              ; preds = %291
  %294 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %295 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %296 = load i64, ptr %295, align 8, !tbaa !144
  %297 = add i64 %296, 1
  call fastcc void @add_failure(ptr noundef nonnull %294, i64 noundef %297) #28
  br label %298

298:                                              ; preds = %275, %272, %257, %293, %291
  %299 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %300 = load ptr, ptr %299, align 8, !tbaa !114
  %301 = getelementptr inbounds %struct.pool, ptr %300, i64 0, i32 8, i32 1
  %302 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2
  %303 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2, i32 4
  %304 = load atomic i32, ptr %303 seq_cst, align 8
  %305 = icmp eq i32 %304, 0
  br i1 %305, label %306, label %329

306:                                              ; preds = %298
  %307 = getelementptr inbounds %struct.pool, ptr %300, i64 0, i32 8, i32 1, i32 1
  %308 = load atomic i32, ptr %307 seq_cst, align 4
  %309 = icmp eq i32 %308, 0
  br i1 %309, label %310, label %328

310:                                              ; preds = %306
  %311 = load atomic i32, ptr %301 seq_cst, align 8
  br label %312

312:                                              ; preds = %315, %310
  %313 = phi i32 [ %311, %310 ], [ %319, %315 ]
  %314 = icmp sgt i32 %313, 0
  br i1 %314, label %315, label %328

315:                                              ; preds = %312
  %316 = add nsw i32 %313, -1
  %317 = cmpxchg ptr %301, i32 %313, i32 %316 seq_cst seq_cst, align 4
  %318 = extractvalue { i32, i1 } %317, 1
  %319 = extractvalue { i32, i1 } %317, 0
  br i1 %318, label %320, label %312, !llvm.loop !84

320:                                              ; preds = %315
  %321 = getelementptr inbounds %struct.relay, ptr %0, i64 0, i32 2, i32 3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #24
  %322 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #23
  %323 = load i64, ptr %4, align 8, !tbaa !40
  %324 = mul i64 %323, 1000000000
  %325 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %326 = load i64, ptr %325, align 8, !tbaa !42
  %327 = add i64 %324, %326
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #24
  store atomic i64 %327, ptr %321 monotonic, align 8
  store atomic i32 1, ptr %303 release, align 8
  br label %329

328:                                              ; preds = %312, %306
  call fastcc void @await_turn(ptr noundef nonnull %301, ptr noundef nonnull %302) #25
  br label %329

329:                                              ; preds = %247, %243, %232, %328, %320, %298, %201, %196, %182, %3, %230, %159
  ret void
}

; Function Attrs: cold noinline nounwind optsize
define internal fastcc void @lose(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) unnamed_addr #19 {
  %4 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 13
  %5 = atomicrmw xchg ptr %4, i32 1 seq_cst, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %23

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 15
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(280) %8, ptr noundef nonnull align 8 dereferenceable(280) %1, i64 280, i1 false), !tbaa.struct !48
  %9 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 15, i32 5
  br label %10

10:                                               ; preds = %15, %7
  %11 = phi i64 [ %17, %15 ], [ 0, %7 ]
  %12 = getelementptr inbounds i8, ptr %2, i64 %11
  %13 = load i8, ptr %12, align 1, !tbaa !49
  %14 = icmp eq i8 %13, 0
  br i1 %14, label %19, label %15

15:                                               ; preds = %10
  %16 = getelementptr inbounds i8, ptr %9, i64 %11
  store i8 %13, ptr %16, align 1, !tbaa !49
  %17 = add nuw nsw i64 %11, 1
  %18 = icmp eq i64 %17, 255
  br i1 %18, label %19, label %10, !llvm.loop !230

19:                                               ; preds = %10, %15
  %20 = phi i64 [ 255, %15 ], [ %11, %10 ]
  %21 = getelementptr inbounds i8, ptr %9, i64 %20
  store i8 0, ptr %21, align 1, !tbaa !49
  %22 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 14
  store atomic i32 1, ptr %22 seq_cst, align 8
  br label %23

23:                                               ; preds = %19, %3
  %24 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 10
  %25 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %24) #23
  %26 = getelementptr inbounds %struct.pool, ptr %0, i64 0, i32 11
  %27 = load ptr, ptr %26, align 8, !tbaa !15
  %28 = icmp eq ptr %27, null
  br i1 %28, label %29, label %31

29:                                               ; preds = %43, %23
  %30 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %24) #23
  ret void

31:                                               ; preds = %23, %43
  %32 = phi ptr [ %45, %43 ], [ %27, %23 ]
  tail call void @queue_close(ptr noundef nonnull %32, i32 noundef 2) #25
  %33 = getelementptr inbounds %struct.queue, ptr %32, i64 0, i32 2
  %34 = load atomic i64, ptr %33 seq_cst, align 8
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %43, label %36

36:                                               ; preds = %31
  %37 = cmpxchg ptr %33, i64 %34, i64 0 seq_cst seq_cst, align 8
  %38 = extractvalue { i64, i1 } %37, 1
  br i1 %38, label %39, label %43

39:                                               ; preds = %36
  %40 = getelementptr inbounds %struct.queue, ptr %32, i64 0, i32 2, i32 1
  %41 = load i32, ptr %40, align 8, !tbaa !145
  %42 = tail call i64 @write(i32 noundef %41, ptr noundef nonnull @notify.one, i64 noundef 8) #23
  br label %43

43:                                               ; preds = %31, %36, %39
  %44 = getelementptr inbounds %struct.queue, ptr %32, i64 0, i32 10
  %45 = load ptr, ptr %44, align 8, !tbaa !15
  %46 = icmp eq ptr %45, null
  br i1 %46, label %29, label %31, !llvm.loop !265
}

; Function Attrs: nounwind
define internal fastcc i32 @check(ptr noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 2
  %4 = load ptr, ptr %3, align 8, !tbaa !15
  %5 = getelementptr inbounds i8, ptr %4, i64 35224
  %6 = load i64, ptr %5, align 8, !tbaa !4
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %25, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %11 = load i64, ptr %10, align 8, !tbaa !144
  %12 = add i64 %11, 1
  %13 = getelementptr inbounds i8, ptr %4, i64 32912
  %14 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 1
  %15 = load ptr, ptr %14, align 8, !tbaa !15
  %16 = getelementptr inbounds %struct.kernel, ptr %15, i64 0, i32 3
  %17 = load i64, ptr %15, align 8, !tbaa !4
  %18 = getelementptr inbounds %struct.task, ptr %16, i64 %17
  %19 = getelementptr inbounds %struct.kernel, ptr %15, i64 0, i32 1
  %20 = load i64, ptr %19, align 8, !tbaa !4
  %21 = getelementptr inbounds %struct.extents, ptr %18, i64 %20
  %22 = getelementptr inbounds %struct.kernel, ptr %15, i64 0, i32 2
  %23 = load i64, ptr %22, align 8, !tbaa !4
  %24 = getelementptr inbounds %struct.pack, ptr %21, i64 %23
  tail call fastcc void @add_failed_assert(ptr noundef nonnull %9, i64 noundef %12, ptr noundef nonnull %13, ptr noundef nonnull %24) #28
  store i64 0, ptr %5, align 8, !tbaa !4
  br label %25

25:                                               ; preds = %2, %8
  %26 = phi i32 [ 1, %8 ], [ 0, %2 ]
  ret i32 %26
}

; Function Attrs: nounwind
define internal fastcc void @append_failure(ptr noundef %0, ptr noundef %1) unnamed_addr #3 {
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #23
  %4 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !154
  %6 = icmp eq ptr %5, null
  br i1 %6, label %10, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  %9 = load ptr, ptr %8, align 8, !tbaa !266
  br label %10

10:                                               ; preds = %2, %7
  %11 = phi ptr [ %9, %7 ], [ %4, %2 ]
  %12 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 2
  store ptr %1, ptr %11, align 8, !tbaa !15
  store ptr %1, ptr %12, align 8, !tbaa !266
  %13 = getelementptr inbounds %struct.failures, ptr %0, i64 0, i32 3
  %14 = load i64, ptr %13, align 8, !tbaa !157
  %15 = add i64 %14, 1
  store atomic i64 %15, ptr %13 seq_cst, align 8
  %16 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #23
  ret void
}

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: cold nounwind optsize
define internal fastcc void @add_failed_assert(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #20 {
  %5 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2592) #23
  %6 = icmp eq ptr %5, null
  br i1 %6, label %31, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 1
  store i64 %1, ptr %8, align 8, !tbaa !226
  %9 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 2
  store i64 0, ptr %9, align 8, !tbaa !227
  %10 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 5
  %11 = tail call ptr @memcpy(ptr noundef nonnull %10, ptr noundef %2, i64 noundef 2048) #23
  %12 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 6
  %13 = getelementptr inbounds i8, ptr %2, i64 2048
  %14 = tail call ptr @memcpy(ptr noundef nonnull %12, ptr noundef nonnull %13, i64 noundef 256) #23
  %15 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 3
  %16 = getelementptr inbounds i8, ptr %2, i64 2312
  %17 = tail call ptr @memcpy(ptr noundef nonnull %15, ptr noundef nonnull %16, i64 noundef 8) #23
  %18 = getelementptr inbounds %struct.failure, ptr %5, i64 0, i32 4
  br label %19

19:                                               ; preds = %24, %7
  %20 = phi i64 [ %26, %24 ], [ 0, %7 ]
  %21 = getelementptr inbounds i8, ptr %3, i64 %20
  %22 = load i8, ptr %21, align 1, !tbaa !49
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %28, label %24

24:                                               ; preds = %19
  %25 = getelementptr inbounds i8, ptr %18, i64 %20
  store i8 %22, ptr %25, align 1, !tbaa !49
  %26 = add nuw nsw i64 %20, 1
  %27 = icmp eq i64 %26, 255
  br i1 %27, label %28, label %19, !llvm.loop !230

28:                                               ; preds = %19, %24
  %29 = phi i64 [ 255, %24 ], [ %20, %19 ]
  %30 = getelementptr inbounds i8, ptr %18, i64 %29
  store i8 0, ptr %30, align 1, !tbaa !49
  tail call fastcc void @append_failure(ptr noundef %0, ptr noundef nonnull %5) #25
  br label %31

31:                                               ; preds = %4, %28
  ret void
}

; Function Attrs: cold nounwind optsize
define internal fastcc void @add_failure(ptr noundef %0, i64 noundef %1) unnamed_addr #20 {
  %3 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2592) #23
  %4 = icmp eq ptr %3, null
  br i1 %4, label %8, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.failure, ptr %3, i64 0, i32 1
  store i64 %1, ptr %6, align 8, !tbaa !226
  %7 = getelementptr inbounds %struct.failure, ptr %3, i64 0, i32 2
  store i64 1, ptr %7, align 8, !tbaa !227
  tail call fastcc void @append_failure(ptr noundef %0, ptr noundef nonnull %3) #25
  br label %8

8:                                                ; preds = %2, %5
  ret void
}

declare i32 @pthread_getcpuclockid(i64 noundef, ptr noundef) local_unnamed_addr #4

declare i64 @pthread_self() local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.aarch64.hint(i32) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #21

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #21

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #21

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #21

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #21

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #21

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.vector.reduce.add.v2i64(<2 x i64>) #22

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.vector.reduce.or.v16i64(<16 x i64>) #22

attributes #0 = { nofree nounwind memory(argmem: readwrite) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nofree nounwind willreturn memory(argmem: readwrite) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #9 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { noreturn nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { noreturn "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #12 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #13 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #14 = { noinline nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #15 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #16 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #17 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #18 = { returns_twice "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #19 = { cold noinline nounwind optsize "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #20 = { cold nounwind optsize "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #21 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #22 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #23 = { nobuiltin nounwind "no-builtins" }
attributes #24 = { nounwind }
attributes #25 = { nobuiltin "no-builtins" }
attributes #26 = { nobuiltin noreturn nounwind "no-builtins" }
attributes #27 = { nobuiltin nounwind returns_twice "no-builtins" }
attributes #28 = { cold nobuiltin "no-builtins" }

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
!22 = !{!23, !10, i64 560}
!23 = !{!"copiers", !6, i64 0, !10, i64 512, !5, i64 520, !10, i64 528, !5, i64 536, !10, i64 544, !10, i64 548, !10, i64 552, !10, i64 556, !10, i64 560, !10, i64 564, !10, i64 568, !24, i64 576, !24, i64 640, !24, i64 704, !6, i64 768, !16, i64 832}
!24 = !{!"", !6, i64 0}
!25 = !{!23, !10, i64 556}
!26 = distinct !{!26, !14}
!27 = !{!28, !5, i64 16}
!28 = !{!"piece", !16, i64 0, !16, i64 8, !5, i64 16, !10, i64 24}
!29 = distinct !{!29, !14, !30, !31}
!30 = !{!"llvm.loop.isvectorized", i32 1}
!31 = !{!"llvm.loop.unroll.runtime.disable"}
!32 = !{!23, !10, i64 568}
!33 = !{!34, !16, i64 16}
!34 = !{!"copying", !5, i64 0, !10, i64 8, !16, i64 16, !12, i64 24}
!35 = !{!34, !12, i64 24}
!36 = distinct !{!36, !14}
!37 = !{!23, !10, i64 552}
!38 = distinct !{!38, !14}
!39 = distinct !{!39, !14, !31, !30}
!40 = !{!41, !5, i64 0}
!41 = !{!"", !5, i64 0, !5, i64 8}
!42 = !{!41, !5, i64 8}
!43 = distinct !{!43, !14}
!44 = distinct !{!44, !14}
!45 = distinct !{!45, !14}
!46 = distinct !{!46, !14}
!47 = distinct !{!47, !14}
!48 = !{i64 0, i64 8, !4, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 4, !9, i64 24, i64 256, !49}
!49 = !{!6, !6, i64 0}
!50 = distinct !{!50, !14}
!51 = distinct !{!51, !14}
!52 = distinct !{!52, !14}
!53 = !{!54, !5, i64 8}
!54 = !{!"runner", !16, i64 0, !5, i64 8, !10, i64 16, !24, i64 24, !55, i64 56}
!55 = !{!"trap", !16, i64 0, !56, i64 8}
!56 = !{!"fault", !5, i64 0, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20, !6, i64 24}
!57 = !{!58, !16, i64 8}
!58 = !{!"turn", !16, i64 0, !16, i64 8, !16, i64 16, !5, i64 24, !10, i64 32, !24, i64 40}
!59 = !{!60, !16, i64 80}
!60 = !{!"turns", !10, i64 0, !10, i64 4, !5, i64 8, !24, i64 16, !16, i64 80, !16, i64 88, !16, i64 96}
!61 = !{!58, !16, i64 0}
!62 = !{!63, !16, i64 0}
!63 = !{!"relay", !16, i64 0, !16, i64 8, !58, i64 16, !10, i64 120, !10, i64 124, !6, i64 128}
!64 = !{!65, !10, i64 64}
!65 = !{!"handlers", !24, i64 0, !10, i64 64, !10, i64 68, !5, i64 72, !6, i64 80}
!66 = !{!23, !16, i64 832}
!67 = !{!68, !10, i64 136}
!68 = !{!"shared", !69, i64 0, !60, i64 136, !70, i64 240, !16, i64 416}
!69 = !{!"scheduling", !5, i64 0, !6, i64 8}
!70 = !{!"crowd", !16, i64 0, !6, i64 8, !10, i64 136, !10, i64 140, !10, i64 144, !5, i64 152, !5, i64 160, !5, i64 168}
!71 = !{!68, !5, i64 144}
!72 = !{i64 0, i64 8, !4, i64 8, i64 128, !49}
!73 = !{!70, !16, i64 0}
!74 = !{!75, !16, i64 816}
!75 = !{!"worker", !63, i64 0, !16, i64 816, !24, i64 824, !10, i64 856, !5, i64 864, !5, i64 872, !5, i64 880, !5, i64 888, !10, i64 896}
!76 = !{!75, !10, i64 856}
!77 = distinct !{!77, !14}
!78 = !{!68, !5, i64 0}
!79 = !{!63, !16, i64 8}
!80 = !{!54, !16, i64 0}
!81 = !{!54, !10, i64 16}
!82 = !{!68, !16, i64 240}
!83 = !{!63, !10, i64 120}
!84 = distinct !{!84, !14}
!85 = !{!86, !5, i64 0}
!86 = !{!"job", !5, i64 0, !16, i64 8, !16, i64 16, !10, i64 24, !10, i64 28, !5, i64 32, !5, i64 40, !10, i64 48, !56, i64 56, !6, i64 336}
!87 = !{!86, !10, i64 24}
!88 = distinct !{!88, !14}
!89 = !{!90, !10, i64 4}
!90 = !{!"share", !10, i64 0, !10, i64 4, !6, i64 8}
!91 = !{!75, !5, i64 888}
!92 = !{!75, !5, i64 872}
!93 = !{!86, !5, i64 32}
!94 = !{!75, !5, i64 880}
!95 = distinct !{!95, !14}
!96 = distinct !{!96, !14}
!97 = distinct !{!97, !14}
!98 = distinct !{!98, !14}
!99 = !{i64 0, i64 8, !15, i64 8, i64 8, !15, i64 16, i64 8, !15, i64 24, i64 4, !9, i64 28, i64 4, !9}
!100 = !{!65, !10, i64 68}
!101 = !{!55, !16, i64 0}
!102 = !{!103, !5, i64 72}
!103 = !{!"output", !24, i64 0, !16, i64 64, !5, i64 72, !5, i64 80, !5, i64 88}
!104 = !{!103, !5, i64 80}
!105 = !{!103, !16, i64 64}
!106 = !{!103, !5, i64 88}
!107 = !{!55, !10, i64 16}
!108 = !{!55, !5, i64 8}
!109 = !{!110, !16, i64 64}
!110 = !{!"arena", !24, i64 0, !16, i64 64}
!111 = !{!112, !16, i64 0}
!112 = !{!"chunk", !16, i64 0}
!113 = distinct !{!113, !14}
!114 = !{!115, !16, i64 872}
!115 = !{!"queue", !63, i64 0, !5, i64 816, !116, i64 824, !10, i64 840, !10, i64 844, !10, i64 848, !10, i64 852, !5, i64 856, !5, i64 864, !16, i64 872, !16, i64 880, !16, i64 888, !16, i64 896, !16, i64 904, !5, i64 912, !16, i64 920, !16, i64 928, !117, i64 936, !24, i64 1024, !24, i64 1056, !24, i64 1120}
!116 = !{!"notification", !5, i64 0, !10, i64 8}
!117 = !{!"failures", !24, i64 0, !16, i64 64, !16, i64 72, !5, i64 80}
!118 = !{!115, !16, i64 904}
!119 = !{!115, !5, i64 912}
!120 = distinct !{!120, !14}
!121 = distinct !{!121, !14}
!122 = !{!115, !16, i64 888}
!123 = distinct !{!123, !14}
!124 = !{!115, !5, i64 856}
!125 = !{!86, !16, i64 8}
!126 = !{!86, !16, i64 16}
!127 = !{!86, !10, i64 28}
!128 = !{!86, !5, i64 40}
!129 = !{!86, !10, i64 48}
!130 = !{!90, !10, i64 0}
!131 = distinct !{!131, !14}
!132 = distinct !{!132, !14}
!133 = distinct !{!133, !14}
!134 = !{!115, !10, i64 832}
!135 = !{!115, !16, i64 880}
!136 = !{!137, !16, i64 8}
!137 = !{!"batch", !16, i64 0, !16, i64 8, !5, i64 16, !16, i64 24}
!138 = !{!137, !5, i64 16}
!139 = !{!137, !16, i64 24}
!140 = !{!141, !12, i64 2}
!141 = !{!"command", !12, i64 0, !12, i64 2, !10, i64 4}
!142 = !{!141, !10, i64 4}
!143 = distinct !{!143, !14}
!144 = !{!115, !5, i64 816}
!145 = !{!116, !10, i64 8}
!146 = !{!115, !16, i64 928}
!147 = !{!137, !16, i64 0}
!148 = distinct !{!148, !14}
!149 = !{!115, !10, i64 848}
!150 = distinct !{!150, !14}
!151 = distinct !{!151, !14}
!152 = distinct !{!152, !14}
!153 = distinct !{!153, !14}
!154 = !{!117, !16, i64 64}
!155 = !{!156, !16, i64 0}
!156 = !{!"failure", !16, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !6, i64 32, !6, i64 288, !6, i64 2336}
!157 = !{!117, !5, i64 80}
!158 = !{i64 0, i64 8, !15, i64 8, i64 8, !4, i64 16, i64 8, !4, i64 24, i64 8, !4, i64 32, i64 256, !49, i64 288, i64 2048, !49, i64 2336, i64 256, !49}
!159 = !{!115, !10, i64 844}
!160 = distinct !{!160, !14}
!161 = distinct !{!161, !14}
!162 = distinct !{!162, !14}
!163 = distinct !{!163, !14}
!164 = !{!115, !5, i64 864}
!165 = distinct !{!165, !14}
!166 = !{!"branch_weights", i32 2000, i32 1}
!167 = !{!28, !16, i64 0}
!168 = !{!28, !16, i64 8}
!169 = !{i32 1}
!170 = distinct !{!170, !14}
!171 = distinct !{!171, !14}
!172 = distinct !{!172, !14}
!173 = distinct !{!173, !14}
!174 = distinct !{!174, !14}
!175 = distinct !{!175, !14}
!176 = !{!177, !5, i64 0}
!177 = !{!"thread_span", !5, i64 0, !5, i64 8, !10, i64 16, !12, i64 20, !12, i64 22, !5, i64 24}
!178 = !{!177, !10, i64 16}
!179 = !{!177, !12, i64 20}
!180 = !{!177, !12, i64 22}
!181 = !{!177, !5, i64 24}
!182 = !{!60, !16, i64 88}
!183 = !{!58, !16, i64 16}
!184 = distinct !{!184, !14}
!185 = !{!186, !10, i64 1216}
!186 = !{!"passed_on", !6, i64 0, !10, i64 1216, !10, i64 1220, !16, i64 1224, !10, i64 1232}
!187 = !{i64 0, i64 8, !15, i64 8, i64 128, !49, i64 136, i64 4, !9, i64 144, i64 8, !15}
!188 = !{!189, !16, i64 0}
!189 = !{!"signal_action", !16, i64 0, !190, i64 8, !10, i64 136, !16, i64 144}
!190 = !{!"signal_set", !6, i64 0}
!191 = !{!189, !10, i64 136}
!192 = distinct !{!192, !14}
!193 = distinct !{!193, !14}
!194 = !{!195, !10, i64 8}
!195 = !{!"signal_info", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !5, i64 16, !6, i64 24}
!196 = distinct !{!196, !14}
!197 = !{!186, !10, i64 1220}
!198 = !{!186, !16, i64 1224}
!199 = !{!186, !10, i64 1232}
!200 = !{i64 0, i64 128, !49}
!201 = !{!55, !10, i64 20}
!202 = !{!195, !5, i64 16}
!203 = !{!55, !10, i64 24}
!204 = distinct !{!204, !14}
!205 = distinct !{!205, !14}
!206 = !{!70, !5, i64 160}
!207 = distinct !{!207, !14}
!208 = !{!70, !5, i64 168}
!209 = !{!210, !16, i64 0}
!210 = !{!"signal_stack", !16, i64 0, !10, i64 8, !5, i64 16}
!211 = !{!210, !10, i64 8}
!212 = !{!210, !5, i64 16}
!213 = !{!69, !5, i64 0}
!214 = distinct !{!214, !14}
!215 = distinct !{!215, !14}
!216 = distinct !{!216, !14}
!217 = !{!60, !16, i64 96}
!218 = !{!60, !5, i64 8}
!219 = distinct !{!219, !14}
!220 = distinct !{!220, !14}
!221 = distinct !{!221, !14}
!222 = distinct !{!222, !14}
!223 = distinct !{!223, !14}
!224 = !{!115, !16, i64 896}
!225 = !{!56, !10, i64 8}
!226 = !{!156, !5, i64 8}
!227 = !{!156, !5, i64 16}
!228 = !{!56, !5, i64 0}
!229 = !{!156, !5, i64 24}
!230 = distinct !{!230, !14}
!231 = distinct !{!231, !14}
!232 = !{!233, !10, i64 4}
!233 = !{!"pack", !10, i64 0, !10, i64 4}
!234 = !{!233, !10, i64 0}
!235 = distinct !{!235, !14, !30, !31}
!236 = distinct !{!236, !14, !30}
!237 = !{!238, !16, i64 0}
!238 = !{!"context", !16, i64 0, !16, i64 8, !10, i64 16, !16, i64 24}
!239 = !{!238, !16, i64 8}
!240 = !{!238, !10, i64 16}
!241 = !{!238, !16, i64 24}
!242 = !{!243, !10, i64 4}
!243 = !{!"extents", !10, i64 0, !10, i64 4}
!244 = !{!243, !10, i64 0}
!245 = distinct !{!245, !14, !30, !31}
!246 = distinct !{!246, !14}
!247 = distinct !{!247, !14, !30}
!248 = !{!249, !16, i64 0}
!249 = !{!"task", !16, i64 0, !5, i64 8, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28}
!250 = distinct !{!250, !14}
!251 = !{!252, !16, i64 8}
!252 = !{!"copy", !141, i64 0, !16, i64 8, !16, i64 16, !5, i64 24}
!253 = !{!252, !16, i64 16}
!254 = !{!252, !5, i64 24}
!255 = distinct !{!255, !14}
!256 = !{!257, !16, i64 8}
!257 = !{!"execute", !141, i64 0, !16, i64 8, !5, i64 16, !5, i64 24}
!258 = !{!257, !5, i64 16}
!259 = !{!141, !12, i64 0}
!260 = distinct !{!260, !14}
!261 = !{!262, !16, i64 8}
!262 = !{!"wait", !141, i64 0, !16, i64 8, !5, i64 16, !5, i64 24}
!263 = !{!262, !5, i64 16}
!264 = distinct !{!264, !14}
!265 = distinct !{!265, !14}
!266 = !{!117, !16, i64 72}
