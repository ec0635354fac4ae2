; Made by `nox -s native` from *.c and *.h, sha256 7a58f1a204c12d1131874c711e902b6687b578e94720d60fba9b69ac9b52e2f4
; ModuleID = 'aiotaichi/backends/cuda/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.device = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, %struct.mutex, ptr, double }
%struct.mutex = type { [8 x i64] }
%struct.graph = type { ptr, ptr, ptr, i64, [0 x ptr] }
%struct.CUDA_KERNEL_NODE_PARAMS = type { ptr, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr }
%struct.launch = type { %struct.command, ptr, i64, ptr, [0 x i8] }
%struct.command = type { i16, i16, i32 }
%struct.kernel = type { i64, i64, i64, [0 x %struct.task] }
%struct.task = type { ptr, ptr, i32, i32, i32, i32 }
%struct.queue = type { ptr, ptr, i32, i32, i64, i64, i64, i64, i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, %struct.mutex, %struct.condition, %struct.condition }
%struct.condition = type { [8 x i64] }
%struct.timespec = type { i64, i64 }
%struct.batch = type { ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, i32, i32, i32, i32, ptr, i32, i32, ptr, ptr }
%struct.wait = type { %struct.command, ptr, i64 }
%struct.failure = type { ptr, i64, i64, [2048 x i8], [32 x i64] }
%struct.copy = type { %struct.command, i64, i64, i64 }
%struct.harvest = type { ptr, ptr, i64, i64 }
%struct.peer_copy = type { %struct.command, i64, ptr, i64, ptr, i64 }
%struct.fill = type { %struct.command, i64, i64, i32, i32 }
%struct.execute = type { %struct.command, ptr, [0 x i8] }
%struct.wait_event = type { %struct.command, ptr }

@one = internal constant i64 1, align 8

; Function Attrs: nounwind
define dso_local void @graph_destroy(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = load ptr, ptr %0, align 8, !tbaa !3
  %4 = load ptr, ptr %3, align 8, !tbaa !7
  %5 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 29
  %6 = load ptr, ptr %5, align 8, !tbaa !11
  %7 = tail call i32 %4(ptr noundef %6) #7
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %32

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8, !tbaa !3
  %12 = icmp eq ptr %11, null
  br i1 %12, label %18, label %13

13:                                               ; preds = %9
  %14 = load ptr, ptr %0, align 8, !tbaa !3
  %15 = getelementptr inbounds %struct.device, ptr %14, i64 0, i32 28
  %16 = load ptr, ptr %15, align 8, !tbaa !12
  %17 = tail call i32 %16(ptr noundef nonnull %11) #7
  br label %18

18:                                               ; preds = %13, %9
  %19 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %20 = load ptr, ptr %19, align 8, !tbaa !3
  %21 = icmp eq ptr %20, null
  br i1 %21, label %27, label %22

22:                                               ; preds = %18
  %23 = load ptr, ptr %0, align 8, !tbaa !3
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 27
  %25 = load ptr, ptr %24, align 8, !tbaa !13
  %26 = tail call i32 %25(ptr noundef nonnull %20) #7
  br label %27

27:                                               ; preds = %22, %18
  %28 = load ptr, ptr %0, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #8
  %29 = getelementptr inbounds %struct.device, ptr %28, i64 0, i32 1
  %30 = load ptr, ptr %29, align 8, !tbaa !14
  %31 = call i32 %30(ptr noundef nonnull %2) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #8
  call void @free(ptr noundef nonnull %0) #7
  br label %32

32:                                               ; preds = %1, %27
  ret void
}

declare void @free(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local ptr @graph_create(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr nocapture noundef %3) local_unnamed_addr #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca [3 x ptr], align 16
  %10 = alloca %struct.CUDA_KERNEL_NODE_PARAMS, align 8
  %11 = getelementptr inbounds i8, ptr %1, i64 %2
  %12 = icmp sgt i64 %2, 0
  br i1 %12, label %13, label %25

13:                                               ; preds = %4, %13
  %14 = phi i64 [ %19, %13 ], [ 0, %4 ]
  %15 = phi ptr [ %23, %13 ], [ %1, %4 ]
  %16 = getelementptr inbounds %struct.launch, ptr %15, i64 0, i32 1
  %17 = load ptr, ptr %16, align 8, !tbaa !3
  %18 = load i64, ptr %17, align 8, !tbaa !15
  %19 = add i64 %18, %14
  %20 = getelementptr inbounds %struct.command, ptr %15, i64 0, i32 2
  %21 = load i32, ptr %20, align 4, !tbaa !17
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds i8, ptr %15, i64 %22
  %24 = icmp ult ptr %23, %11
  br i1 %24, label %13, label %25, !llvm.loop !21

25:                                               ; preds = %13, %4
  %26 = phi i64 [ 0, %4 ], [ %19, %13 ]
  %27 = shl i64 %26, 3
  %28 = add i64 %27, 32
  %29 = tail call ptr @calloc(i64 noundef 1, i64 noundef %28) #7
  store i32 2, ptr %3, align 4, !tbaa !23
  %30 = icmp eq ptr %29, null
  br i1 %30, label %175, label %31

31:                                               ; preds = %25
  store ptr %0, ptr %29, align 8, !tbaa !3
  %32 = getelementptr inbounds %struct.graph, ptr %29, i64 0, i32 3
  store i64 %26, ptr %32, align 8, !tbaa !15
  %33 = load ptr, ptr %0, align 8, !tbaa !7
  %34 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 29
  %35 = load ptr, ptr %34, align 8, !tbaa !11
  %36 = tail call i32 %33(ptr noundef %35) #7
  store i32 %36, ptr %3, align 4, !tbaa !23
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %145

38:                                               ; preds = %31
  %39 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 22
  %40 = load ptr, ptr %39, align 8, !tbaa !24
  %41 = getelementptr inbounds %struct.graph, ptr %29, i64 0, i32 2
  %42 = tail call i32 %40(ptr noundef nonnull %41, i32 noundef 0) #7
  store i32 %42, ptr %3, align 4, !tbaa !23
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %139

44:                                               ; preds = %38
  br i1 %12, label %45, label %131

45:                                               ; preds = %44
  %46 = getelementptr inbounds ptr, ptr %9, i64 1
  %47 = getelementptr inbounds ptr, ptr %9, i64 2
  %48 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %10, i64 0, i32 1
  %49 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %10, i64 0, i32 2
  %50 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %10, i64 0, i32 3
  %51 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %10, i64 0, i32 4
  %52 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %10, i64 0, i32 5
  %53 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %10, i64 0, i32 6
  %54 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %10, i64 0, i32 7
  %55 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %10, i64 0, i32 8
  %56 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %10, i64 0, i32 9
  %57 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %10, i64 0, i32 10
  %58 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %10, i64 0, i32 11
  br label %59

59:                                               ; preds = %123, %45
  %60 = phi ptr [ %1, %45 ], [ %128, %123 ]
  %61 = phi i64 [ 0, %45 ], [ %124, %123 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #8
  %62 = getelementptr inbounds %struct.launch, ptr %60, i64 0, i32 2
  %63 = load i64, ptr %62, align 8, !tbaa !15
  store i64 %63, ptr %7, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #8
  store i64 0, ptr %8, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %9) #8
  store ptr %7, ptr %9, align 16, !tbaa !3
  store ptr %8, ptr %46, align 8, !tbaa !3
  %64 = getelementptr inbounds %struct.launch, ptr %60, i64 0, i32 4
  store ptr %64, ptr %47, align 16, !tbaa !3
  %65 = getelementptr inbounds %struct.launch, ptr %60, i64 0, i32 1
  %66 = load ptr, ptr %65, align 8, !tbaa !3
  %67 = load i64, ptr %66, align 8, !tbaa !15
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %123, label %69

69:                                               ; preds = %59, %117
  %70 = phi ptr [ %120, %117 ], [ %66, %59 ]
  %71 = phi i64 [ %119, %117 ], [ 0, %59 ]
  %72 = phi i64 [ %118, %117 ], [ %61, %59 ]
  %73 = getelementptr inbounds %struct.kernel, ptr %70, i64 0, i32 3, i64 %71
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %10) #8
  %74 = load ptr, ptr %73, align 8, !tbaa !25
  store ptr %74, ptr %10, align 8, !tbaa !27
  %75 = getelementptr inbounds %struct.kernel, ptr %70, i64 0, i32 3, i64 %71, i32 1
  %76 = load ptr, ptr %75, align 8, !tbaa !29
  %77 = icmp eq ptr %76, null
  br i1 %77, label %78, label %81

78:                                               ; preds = %69
  %79 = getelementptr inbounds %struct.kernel, ptr %70, i64 0, i32 3, i64 %71, i32 2
  %80 = load i32, ptr %79, align 8, !tbaa !30
  br label %99

81:                                               ; preds = %69
  %82 = call i64 %76(ptr noundef nonnull %64) #7
  %83 = icmp sgt i64 %82, 0
  br i1 %83, label %84, label %91

84:                                               ; preds = %81
  %85 = getelementptr inbounds %struct.kernel, ptr %70, i64 0, i32 3, i64 %71, i32 3
  %86 = load i32, ptr %85, align 4, !tbaa !31
  %87 = zext i32 %86 to i64
  %88 = add nsw i64 %82, -1
  %89 = add nuw i64 %88, %87
  %90 = udiv i64 %89, %87
  br label %91

91:                                               ; preds = %84, %81
  %92 = phi i64 [ %90, %84 ], [ 1, %81 ]
  %93 = getelementptr inbounds %struct.kernel, ptr %70, i64 0, i32 3, i64 %71, i32 2
  %94 = load i32, ptr %93, align 8, !tbaa !30
  %95 = zext i32 %94 to i64
  %96 = icmp ult i64 %92, %95
  %97 = trunc i64 %92 to i32
  %98 = select i1 %96, i32 %97, i32 %94
  br label %99

99:                                               ; preds = %91, %78
  %100 = phi i32 [ %98, %91 ], [ %80, %78 ]
  store i32 %100, ptr %48, align 8, !tbaa !32
  store i32 1, ptr %49, align 4, !tbaa !33
  store i32 1, ptr %50, align 8, !tbaa !34
  %101 = getelementptr inbounds %struct.kernel, ptr %70, i64 0, i32 3, i64 %71, i32 3
  %102 = load i32, ptr %101, align 4, !tbaa !31
  store i32 %102, ptr %51, align 4, !tbaa !35
  store i32 1, ptr %52, align 8, !tbaa !36
  store i32 1, ptr %53, align 4, !tbaa !37
  %103 = getelementptr inbounds %struct.kernel, ptr %70, i64 0, i32 3, i64 %71, i32 4
  %104 = load i32, ptr %103, align 8, !tbaa !38
  store i32 %104, ptr %54, align 8, !tbaa !39
  store ptr %9, ptr %55, align 8, !tbaa !40
  store ptr null, ptr %56, align 8, !tbaa !41
  store ptr null, ptr %57, align 8, !tbaa !42
  store ptr null, ptr %58, align 8, !tbaa !43
  %105 = load ptr, ptr %29, align 8, !tbaa !3
  %106 = getelementptr inbounds %struct.device, ptr %105, i64 0, i32 23
  %107 = load ptr, ptr %106, align 8, !tbaa !44
  %108 = getelementptr inbounds %struct.graph, ptr %29, i64 0, i32 4, i64 %72
  %109 = load ptr, ptr %41, align 8, !tbaa !3
  %110 = icmp ne i64 %72, 0
  %111 = add i64 %72, -1
  %112 = getelementptr inbounds %struct.graph, ptr %29, i64 0, i32 4, i64 %111
  %113 = select i1 %110, ptr %112, ptr null
  %114 = zext i1 %110 to i64
  %115 = call i32 %107(ptr noundef nonnull %108, ptr noundef %109, ptr noundef %113, i64 noundef %114, ptr noundef nonnull %10) #7
  %116 = icmp eq i32 %115, 0
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %10) #8
  br i1 %116, label %117, label %130

117:                                              ; preds = %99
  %118 = add i64 %72, 1
  %119 = add nuw i64 %71, 1
  %120 = load ptr, ptr %65, align 8, !tbaa !3
  %121 = load i64, ptr %120, align 8, !tbaa !15
  %122 = icmp ult i64 %119, %121
  br i1 %122, label %69, label %123, !llvm.loop !45

123:                                              ; preds = %117, %59
  %124 = phi i64 [ %61, %59 ], [ %118, %117 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %9) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #8
  %125 = getelementptr inbounds %struct.command, ptr %60, i64 0, i32 2
  %126 = load i32, ptr %125, align 4, !tbaa !17
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds i8, ptr %60, i64 %127
  %129 = icmp ult ptr %128, %11
  br i1 %129, label %59, label %131, !llvm.loop !46

130:                                              ; preds = %99
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %9) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #8
  br label %137

131:                                              ; preds = %123, %44
  store i32 0, ptr %3, align 4, !tbaa !23
  %132 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 24
  %133 = load ptr, ptr %132, align 8, !tbaa !47
  %134 = getelementptr inbounds %struct.graph, ptr %29, i64 0, i32 1
  %135 = load ptr, ptr %41, align 8, !tbaa !3
  %136 = call i32 %133(ptr noundef nonnull %134, ptr noundef %135, i64 noundef 0) #7
  br label %137

137:                                              ; preds = %130, %131
  %138 = phi i32 [ %136, %131 ], [ %115, %130 ]
  store i32 %138, ptr %3, align 4, !tbaa !23
  br label %139

139:                                              ; preds = %137, %38
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #8
  %140 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %141 = load ptr, ptr %140, align 8, !tbaa !14
  %142 = call i32 %141(ptr noundef nonnull %6) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #8
  %143 = load i32, ptr %3, align 4, !tbaa !23
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %175, label %145

145:                                              ; preds = %31, %139
  %146 = load ptr, ptr %29, align 8, !tbaa !3
  %147 = load ptr, ptr %146, align 8, !tbaa !7
  %148 = getelementptr inbounds %struct.device, ptr %146, i64 0, i32 29
  %149 = load ptr, ptr %148, align 8, !tbaa !11
  %150 = call i32 %147(ptr noundef %149) #7
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %152, label %175

152:                                              ; preds = %145
  %153 = getelementptr inbounds %struct.graph, ptr %29, i64 0, i32 1
  %154 = load ptr, ptr %153, align 8, !tbaa !3
  %155 = icmp eq ptr %154, null
  br i1 %155, label %161, label %156

156:                                              ; preds = %152
  %157 = load ptr, ptr %29, align 8, !tbaa !3
  %158 = getelementptr inbounds %struct.device, ptr %157, i64 0, i32 28
  %159 = load ptr, ptr %158, align 8, !tbaa !12
  %160 = call i32 %159(ptr noundef nonnull %154) #7
  br label %161

161:                                              ; preds = %156, %152
  %162 = getelementptr inbounds %struct.graph, ptr %29, i64 0, i32 2
  %163 = load ptr, ptr %162, align 8, !tbaa !3
  %164 = icmp eq ptr %163, null
  br i1 %164, label %170, label %165

165:                                              ; preds = %161
  %166 = load ptr, ptr %29, align 8, !tbaa !3
  %167 = getelementptr inbounds %struct.device, ptr %166, i64 0, i32 27
  %168 = load ptr, ptr %167, align 8, !tbaa !13
  %169 = call i32 %168(ptr noundef nonnull %163) #7
  br label %170

170:                                              ; preds = %165, %161
  %171 = load ptr, ptr %29, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #8
  %172 = getelementptr inbounds %struct.device, ptr %171, i64 0, i32 1
  %173 = load ptr, ptr %172, align 8, !tbaa !14
  %174 = call i32 %173(ptr noundef nonnull %5) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #8
  call void @free(ptr noundef nonnull %29) #7
  br label %175

175:                                              ; preds = %170, %145, %139, %25
  %176 = phi ptr [ null, %25 ], [ %29, %139 ], [ null, %145 ], [ null, %170 ]
  ret ptr %176
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

declare ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind
define dso_local i64 @queue_handed(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #7
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %5 = load i64, ptr %4, align 8, !tbaa !48
  %6 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #7
  ret i64 %5
}

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #1

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local ptr @queue_create(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 352) #7
  %5 = icmp eq ptr %4, null
  br i1 %5, label %19, label %6

6:                                                ; preds = %3
  store ptr %0, ptr %4, align 8, !tbaa !50
  %7 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 1
  store ptr %1, ptr %7, align 8, !tbaa !51
  %8 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 2
  store i32 %2, ptr %8, align 8, !tbaa !52
  %9 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 15
  %10 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 16
  store ptr %9, ptr %10, align 8, !tbaa !53
  %11 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 17
  %12 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 18
  store ptr %11, ptr %12, align 8, !tbaa !54
  %13 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 20
  %14 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 21
  store ptr %13, ptr %14, align 8, !tbaa !55
  %15 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 8
  %16 = tail call i32 @pthread_create(ptr noundef nonnull %15, ptr noundef null, ptr noundef nonnull @park, ptr noundef nonnull %4) #7
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %19, label %18

18:                                               ; preds = %6
  tail call void @free(ptr noundef nonnull %4) #7
  br label %19

19:                                               ; preds = %6, %3, %18
  %20 = phi ptr [ null, %18 ], [ null, %3 ], [ %4, %6 ]
  ret ptr %20
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define internal ptr @park(ptr noundef %0) #0 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca ptr, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %6 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #7
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %8 = load i32, ptr %7, align 8, !tbaa !56
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %266

10:                                               ; preds = %1
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %27 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %28 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  %29 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  br label %30

30:                                               ; preds = %10, %263
  %31 = load atomic i64, ptr %11 seq_cst, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %45, label %33

33:                                               ; preds = %30
  %34 = load i64, ptr %12, align 8, !tbaa !57
  %35 = icmp ult i64 %34, %31
  br i1 %35, label %36, label %39

36:                                               ; preds = %33
  %37 = load atomic i32, ptr %13 seq_cst, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %45, label %39

39:                                               ; preds = %36, %33
  %40 = atomicrmw xchg ptr %11, i64 0 seq_cst, align 8
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %263, label %42, !llvm.loop !58

42:                                               ; preds = %39
  %43 = load i32, ptr %14, align 8, !tbaa !52
  %44 = call i64 @write(i32 noundef %43, ptr noundef nonnull @one, i64 noundef 8) #7
  br label %263, !llvm.loop !58

45:                                               ; preds = %36, %30
  %46 = load ptr, ptr %16, align 8, !tbaa !59
  br label %47

47:                                               ; preds = %51, %45
  %48 = phi ptr [ %15, %45 ], [ %49, %51 ]
  %49 = load ptr, ptr %48, align 8, !tbaa !3
  %50 = icmp eq ptr %49, null
  br i1 %50, label %56, label %51

51:                                               ; preds = %47
  %52 = getelementptr inbounds %struct.batch, ptr %49, i64 0, i32 1
  %53 = load i64, ptr %52, align 8, !tbaa !60
  %54 = load i64, ptr %12, align 8, !tbaa !57
  %55 = icmp ugt i64 %53, %54
  br i1 %55, label %56, label %47, !llvm.loop !62

56:                                               ; preds = %47, %51
  %57 = load atomic i32, ptr %13 seq_cst, align 4
  %58 = icmp eq i32 %57, 0
  %59 = select i1 %58, ptr %49, ptr null
  %60 = select i1 %58, ptr %46, ptr null
  %61 = load i32, ptr %17, align 4, !tbaa !63
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %173

63:                                               ; preds = %56
  %64 = load i32, ptr %18, align 8, !tbaa !64
  %65 = icmp ne i32 %64, 0
  %66 = icmp eq ptr %60, null
  %67 = select i1 %65, i1 true, i1 %66
  br i1 %67, label %173, label %68

68:                                               ; preds = %63
  %69 = load i64, ptr %19, align 8, !tbaa !65
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %76, label %71

71:                                               ; preds = %68
  %72 = getelementptr inbounds %struct.batch, ptr %60, i64 0, i32 5
  %73 = load i64, ptr %72, align 8, !tbaa !66
  %74 = add i64 %73, %69
  %75 = icmp ugt i64 %74, 900
  br i1 %75, label %173, label %76

76:                                               ; preds = %68, %71
  %77 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #7
  %78 = getelementptr inbounds %struct.batch, ptr %60, i64 0, i32 3
  %79 = load ptr, ptr %78, align 8, !tbaa !67
  %80 = getelementptr inbounds %struct.batch, ptr %60, i64 0, i32 4
  %81 = load i64, ptr %80, align 8, !tbaa !68
  %82 = getelementptr inbounds i8, ptr %79, i64 %81
  %83 = icmp sgt i64 %81, 0
  br i1 %83, label %84, label %121

84:                                               ; preds = %76, %113
  %85 = phi ptr [ %117, %113 ], [ %79, %76 ]
  %86 = load i16, ptr %85, align 8, !tbaa !69
  %87 = icmp eq i16 %86, 11
  br i1 %87, label %88, label %113

88:                                               ; preds = %84
  %89 = getelementptr inbounds %struct.wait, ptr %85, i64 0, i32 1
  %90 = load ptr, ptr %89, align 8, !tbaa !71
  %91 = getelementptr inbounds %struct.wait, ptr %85, i64 0, i32 2
  %92 = load i64, ptr %91, align 8, !tbaa !72
  %93 = getelementptr inbounds %struct.queue, ptr %90, i64 0, i32 23
  %94 = call i32 @pthread_mutex_lock(ptr noundef nonnull %93) #7
  %95 = getelementptr inbounds %struct.queue, ptr %90, i64 0, i32 5
  %96 = load i64, ptr %95, align 8, !tbaa !48
  %97 = icmp ult i64 %96, %92
  br i1 %97, label %98, label %106

98:                                               ; preds = %88
  %99 = getelementptr inbounds %struct.queue, ptr %90, i64 0, i32 3
  %100 = load atomic i32, ptr %99 seq_cst, align 4
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %106

102:                                              ; preds = %98
  %103 = getelementptr inbounds %struct.queue, ptr %90, i64 0, i32 9
  %104 = load i32, ptr %103, align 8, !tbaa !56
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %108, label %106

106:                                              ; preds = %102, %98, %88
  %107 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %93) #7
  br label %113

108:                                              ; preds = %102
  %109 = getelementptr inbounds %struct.queue, ptr %90, i64 0, i32 10
  %110 = load i32, ptr %109, align 4, !tbaa !63
  %111 = icmp eq i32 %110, 0
  %112 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %93) #7
  br i1 %111, label %119, label %113

113:                                              ; preds = %108, %106, %84
  %114 = getelementptr inbounds %struct.command, ptr %85, i64 0, i32 2
  %115 = load i32, ptr %114, align 4, !tbaa !17
  %116 = zext i32 %115 to i64
  %117 = getelementptr inbounds i8, ptr %85, i64 %116
  %118 = icmp ult ptr %117, %82
  br i1 %118, label %84, label %121, !llvm.loop !73

119:                                              ; preds = %108
  %120 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #7
  br label %173

121:                                              ; preds = %113, %76
  %122 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #7
  %123 = load ptr, ptr %16, align 8, !tbaa !59
  %124 = load ptr, ptr %123, align 8, !tbaa !74
  store ptr %124, ptr %16, align 8, !tbaa !59
  %125 = icmp eq ptr %124, null
  br i1 %125, label %126, label %127

126:                                              ; preds = %121
  store ptr %16, ptr %20, align 8, !tbaa !54
  br label %127

127:                                              ; preds = %126, %121
  store i32 1, ptr %18, align 8, !tbaa !64
  %128 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #7
  %129 = getelementptr inbounds %struct.batch, ptr %123, i64 0, i32 3
  %130 = load ptr, ptr %129, align 8, !tbaa !67
  %131 = getelementptr inbounds %struct.batch, ptr %123, i64 0, i32 4
  %132 = load i64, ptr %131, align 8, !tbaa !68
  %133 = getelementptr inbounds i8, ptr %130, i64 %132
  %134 = icmp sgt i64 %132, 0
  br i1 %134, label %135, label %170

135:                                              ; preds = %127
  %136 = getelementptr inbounds %struct.batch, ptr %123, i64 0, i32 1
  br label %137

137:                                              ; preds = %164, %135
  %138 = phi ptr [ %130, %135 ], [ %168, %164 ]
  %139 = load i16, ptr %138, align 8, !tbaa !69
  %140 = icmp eq i16 %139, 11
  br i1 %140, label %141, label %164

141:                                              ; preds = %137
  %142 = getelementptr inbounds %struct.wait, ptr %138, i64 0, i32 1
  %143 = load ptr, ptr %142, align 8, !tbaa !71
  %144 = getelementptr inbounds %struct.queue, ptr %143, i64 0, i32 23
  %145 = call i32 @pthread_mutex_lock(ptr noundef nonnull %144) #7
  %146 = getelementptr inbounds %struct.queue, ptr %143, i64 0, i32 5
  %147 = load i64, ptr %146, align 8, !tbaa !48
  %148 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %144) #7
  %149 = getelementptr inbounds %struct.wait, ptr %138, i64 0, i32 2
  %150 = load i64, ptr %149, align 8, !tbaa !72
  %151 = icmp ult i64 %147, %150
  br i1 %151, label %152, label %164

152:                                              ; preds = %141
  %153 = load i64, ptr %136, align 8, !tbaa !60
  %154 = call ptr @calloc(i64 noundef 1, i64 noundef 2328) #7
  %155 = icmp eq ptr %154, null
  br i1 %155, label %164, label %156

156:                                              ; preds = %152
  %157 = getelementptr inbounds %struct.failure, ptr %154, i64 0, i32 1
  store i64 %153, ptr %157, align 8, !tbaa !75
  %158 = getelementptr inbounds %struct.failure, ptr %154, i64 0, i32 2
  store i64 1, ptr %158, align 8, !tbaa !77
  %159 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #7
  %160 = load ptr, ptr %21, align 8, !tbaa !55
  store ptr %154, ptr %160, align 8, !tbaa !3
  store ptr %154, ptr %21, align 8, !tbaa !55
  %161 = load i32, ptr %22, align 8, !tbaa !78
  %162 = add i32 %161, 1
  store atomic i32 %162, ptr %22 seq_cst, align 8
  %163 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #7
  br label %164

164:                                              ; preds = %156, %152, %141, %137
  %165 = getelementptr inbounds %struct.command, ptr %138, i64 0, i32 2
  %166 = load i32, ptr %165, align 4, !tbaa !17
  %167 = zext i32 %166 to i64
  %168 = getelementptr inbounds i8, ptr %138, i64 %167
  %169 = icmp ult ptr %168, %133
  br i1 %169, label %137, label %170, !llvm.loop !79

170:                                              ; preds = %164, %127
  %171 = call fastcc i32 @hand_over(ptr noundef %0, ptr noundef nonnull %123) #9
  %172 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #7
  br label %263

173:                                              ; preds = %119, %56, %63, %71
  %174 = phi ptr [ %85, %119 ], [ null, %71 ], [ null, %63 ], [ null, %56 ]
  %175 = phi i1 [ true, %119 ], [ false, %71 ], [ false, %63 ], [ false, %56 ]
  %176 = icmp eq ptr %59, null
  br i1 %176, label %235, label %177

177:                                              ; preds = %173
  br i1 %32, label %178, label %185

178:                                              ; preds = %177
  %179 = load i32, ptr %23, align 4, !tbaa !80
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %181, label %185

181:                                              ; preds = %178
  %182 = load ptr, ptr %16, align 8, !tbaa !59
  %183 = icmp eq ptr %182, null
  %184 = or i1 %175, %183
  br i1 %184, label %235, label %185

185:                                              ; preds = %181, %178, %177
  %186 = getelementptr inbounds %struct.batch, ptr %59, i64 0, i32 10
  store i32 1, ptr %186, align 8, !tbaa !81
  %187 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #7
  %188 = load ptr, ptr %0, align 8, !tbaa !50
  %189 = load ptr, ptr %188, align 8, !tbaa !7
  %190 = getelementptr inbounds %struct.device, ptr %188, i64 0, i32 29
  %191 = load ptr, ptr %190, align 8, !tbaa !11
  %192 = call i32 %189(ptr noundef %191) #7
  %193 = icmp eq i32 %192, 0
  br i1 %193, label %196, label %194

194:                                              ; preds = %185
  %195 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #7
  br label %209

196:                                              ; preds = %185
  %197 = load ptr, ptr %0, align 8, !tbaa !50
  %198 = getelementptr inbounds %struct.device, ptr %197, i64 0, i32 18
  %199 = load ptr, ptr %198, align 8, !tbaa !82
  %200 = getelementptr inbounds %struct.batch, ptr %59, i64 0, i32 6
  %201 = load ptr, ptr %200, align 8, !tbaa !83
  %202 = call i32 %199(ptr noundef %201) #7
  %203 = load ptr, ptr %0, align 8, !tbaa !50
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #8
  %204 = getelementptr inbounds %struct.device, ptr %203, i64 0, i32 1
  %205 = load ptr, ptr %204, align 8, !tbaa !14
  %206 = call i32 %205(ptr noundef nonnull %4) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #8
  %207 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #7
  %208 = icmp eq i32 %202, 0
  br i1 %208, label %212, label %209

209:                                              ; preds = %196, %194
  %210 = phi i32 [ %192, %194 ], [ %202, %196 ]
  %211 = cmpxchg ptr %13, i32 0, i32 %210 seq_cst seq_cst, align 4
  br label %227

212:                                              ; preds = %196
  %213 = getelementptr inbounds %struct.batch, ptr %59, i64 0, i32 11
  %214 = load i32, ptr %213, align 4, !tbaa !84
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %221, label %216

216:                                              ; preds = %212
  %217 = getelementptr inbounds %struct.batch, ptr %59, i64 0, i32 5
  %218 = load i64, ptr %217, align 8, !tbaa !66
  %219 = load i64, ptr %19, align 8, !tbaa !65
  %220 = sub i64 %219, %218
  store i64 %220, ptr %19, align 8, !tbaa !65
  br label %221

221:                                              ; preds = %216, %212
  store i32 0, ptr %213, align 4, !tbaa !84
  %222 = getelementptr inbounds %struct.batch, ptr %59, i64 0, i32 1
  %223 = load i64, ptr %222, align 8, !tbaa !60
  %224 = load i64, ptr %12, align 8, !tbaa !57
  %225 = icmp ugt i64 %223, %224
  br i1 %225, label %226, label %227

226:                                              ; preds = %221
  store atomic i64 %223, ptr %12 seq_cst, align 8
  br label %227

227:                                              ; preds = %226, %221, %209
  %228 = load i32, ptr %186, align 8, !tbaa !81
  %229 = add i32 %228, -1
  store i32 %229, ptr %186, align 8, !tbaa !81
  %230 = icmp eq i32 %229, 0
  br i1 %230, label %233, label %231

231:                                              ; preds = %227
  store i32 0, ptr %186, align 8, !tbaa !81
  %232 = load ptr, ptr %24, align 8, !tbaa !85
  store ptr %232, ptr %59, align 8, !tbaa !74
  store ptr %59, ptr %24, align 8, !tbaa !85
  br label %233

233:                                              ; preds = %227, %231
  %234 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %25) #7
  br label %263

235:                                              ; preds = %181, %173
  br i1 %175, label %236, label %261

236:                                              ; preds = %235
  %237 = getelementptr inbounds %struct.wait, ptr %174, i64 0, i32 1
  %238 = load ptr, ptr %237, align 8, !tbaa !71
  %239 = getelementptr inbounds %struct.wait, ptr %174, i64 0, i32 2
  %240 = load i64, ptr %239, align 8, !tbaa !72
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #8
  %241 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #7
  %242 = load i64, ptr %2, align 8, !tbaa !86
  %243 = mul i64 %242, 1000000000
  %244 = load i64, ptr %28, align 8, !tbaa !88
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #8
  %245 = add i64 %244, 1000000
  %246 = add i64 %245, %243
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #8
  %247 = udiv i64 %246, 1000000000
  store i64 %247, ptr %3, align 8, !tbaa !86
  %248 = urem i64 %246, 1000000000
  store i64 %248, ptr %29, align 8, !tbaa !88
  %249 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #7
  %250 = getelementptr inbounds %struct.queue, ptr %238, i64 0, i32 23
  %251 = call i32 @pthread_mutex_lock(ptr noundef nonnull %250) #7
  %252 = getelementptr inbounds %struct.queue, ptr %238, i64 0, i32 5
  %253 = load i64, ptr %252, align 8, !tbaa !48
  %254 = icmp ult i64 %253, %240
  br i1 %254, label %255, label %258

255:                                              ; preds = %236
  %256 = getelementptr inbounds %struct.queue, ptr %238, i64 0, i32 25
  %257 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %256, ptr noundef nonnull %250, i32 noundef 1, ptr noundef nonnull %3) #7
  br label %258

258:                                              ; preds = %236, %255
  %259 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %250) #7
  %260 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #7
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #8
  br label %263

261:                                              ; preds = %235
  store i32 1, ptr %26, align 8, !tbaa !89
  %262 = call i32 @pthread_cond_wait(ptr noundef nonnull %27, ptr noundef nonnull %5) #7
  store i32 0, ptr %26, align 8, !tbaa !89
  br label %263

263:                                              ; preds = %170, %258, %261, %233, %39, %42
  %264 = load i32, ptr %7, align 8, !tbaa !56
  %265 = icmp eq i32 %264, 0
  br i1 %265, label %30, label %266

266:                                              ; preds = %263, %1
  %267 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #7
  ret ptr null
}

; Function Attrs: nounwind
define dso_local i32 @queue_submit(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = alloca ptr, align 8
  %8 = getelementptr inbounds i8, ptr %1, i64 %2
  %9 = icmp sgt i64 %2, 0
  br i1 %9, label %10, label %52

10:                                               ; preds = %6, %44
  %11 = phi i64 [ %45, %44 ], [ 0, %6 ]
  %12 = phi i64 [ %46, %44 ], [ 1, %6 ]
  %13 = phi ptr [ %50, %44 ], [ %1, %6 ]
  %14 = getelementptr inbounds %struct.command, ptr %13, i64 0, i32 1
  %15 = load i16, ptr %14, align 2, !tbaa !90
  %16 = zext i16 %15 to i64
  %17 = add i64 %12, 1
  %18 = add i64 %17, %16
  %19 = load i16, ptr %13, align 4, !tbaa !91
  switch i16 %19, label %44 [
    i16 1, label %20
    i16 5, label %36
    i16 6, label %36
    i16 7, label %42
  ]

20:                                               ; preds = %10
  %21 = getelementptr inbounds %struct.launch, ptr %13, i64 0, i32 1
  %22 = load ptr, ptr %21, align 8, !tbaa !3
  %23 = getelementptr inbounds %struct.kernel, ptr %22, i64 0, i32 2
  %24 = load i64, ptr %23, align 8, !tbaa !15
  %25 = add i64 %24, 15
  %26 = and i64 %25, -16
  %27 = getelementptr inbounds %struct.kernel, ptr %22, i64 0, i32 1
  %28 = load i64, ptr %27, align 8, !tbaa !15
  %29 = icmp eq i64 %28, 0
  %30 = select i1 %29, i64 0, i64 2320
  %31 = add i64 %26, %11
  %32 = add i64 %31, %30
  %33 = load i64, ptr %22, align 8, !tbaa !15
  %34 = add i64 %18, 2
  %35 = add i64 %34, %33
  br label %44

36:                                               ; preds = %10, %10
  %37 = getelementptr inbounds %struct.copy, ptr %13, i64 0, i32 3
  %38 = load i64, ptr %37, align 8, !tbaa !92
  %39 = add i64 %38, 15
  %40 = and i64 %39, -16
  %41 = add i64 %40, %11
  br label %44

42:                                               ; preds = %10
  %43 = add i64 %18, 3
  br label %44

44:                                               ; preds = %42, %36, %20, %10
  %45 = phi i64 [ %11, %10 ], [ %11, %42 ], [ %41, %36 ], [ %32, %20 ]
  %46 = phi i64 [ %18, %10 ], [ %43, %42 ], [ %18, %36 ], [ %35, %20 ]
  %47 = getelementptr inbounds %struct.command, ptr %13, i64 0, i32 2
  %48 = load i32, ptr %47, align 4, !tbaa !17
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds i8, ptr %13, i64 %49
  %51 = icmp ult ptr %50, %8
  br i1 %51, label %10, label %52, !llvm.loop !94

52:                                               ; preds = %44, %6
  %53 = phi i64 [ 0, %6 ], [ %45, %44 ]
  %54 = phi i64 [ 1, %6 ], [ %46, %44 ]
  %55 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %56 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %55) #7
  %57 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %58 = load ptr, ptr %57, align 8, !tbaa !3
  %59 = icmp eq ptr %58, null
  br i1 %59, label %85, label %62

60:                                               ; preds = %77
  %61 = icmp eq ptr %78, null
  br i1 %61, label %85, label %81

62:                                               ; preds = %52, %77
  %63 = phi ptr [ %79, %77 ], [ %58, %52 ]
  %64 = phi ptr [ %63, %77 ], [ %57, %52 ]
  %65 = phi ptr [ %78, %77 ], [ null, %52 ]
  %66 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 8
  %67 = load i64, ptr %66, align 8, !tbaa !95
  %68 = icmp ult i64 %67, %53
  br i1 %68, label %77, label %69

69:                                               ; preds = %62
  %70 = icmp eq ptr %65, null
  br i1 %70, label %76, label %71

71:                                               ; preds = %69
  %72 = load ptr, ptr %65, align 8, !tbaa !3
  %73 = getelementptr inbounds %struct.batch, ptr %72, i64 0, i32 8
  %74 = load i64, ptr %73, align 8, !tbaa !95
  %75 = icmp ult i64 %67, %74
  br i1 %75, label %76, label %77

76:                                               ; preds = %71, %69
  br label %77

77:                                               ; preds = %76, %71, %62
  %78 = phi ptr [ %64, %76 ], [ %65, %71 ], [ %65, %62 ]
  %79 = load ptr, ptr %63, align 8, !tbaa !3
  %80 = icmp eq ptr %79, null
  br i1 %80, label %60, label %62, !llvm.loop !96

81:                                               ; preds = %60
  %82 = load ptr, ptr %78, align 8, !tbaa !3
  %83 = load ptr, ptr %82, align 8, !tbaa !74
  store ptr %83, ptr %78, align 8, !tbaa !3
  %84 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %55) #7
  br label %171

85:                                               ; preds = %60, %52
  %86 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %55) #7
  %87 = load ptr, ptr %0, align 8, !tbaa !50
  %88 = tail call ptr @calloc(i64 noundef 1, i64 noundef 128) #7
  %89 = icmp eq ptr %88, null
  br i1 %89, label %252, label %90

90:                                               ; preds = %85
  %91 = icmp ne i64 %53, 0
  %92 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 8
  br i1 %91, label %95, label %93

93:                                               ; preds = %90
  %94 = load i64, ptr %92, align 8, !tbaa !95
  br label %96

95:                                               ; preds = %90
  store i64 65536, ptr %92, align 8, !tbaa !95
  br label %96

96:                                               ; preds = %95, %93
  %97 = phi i64 [ %94, %93 ], [ 65536, %95 ]
  %98 = icmp ult i64 %97, %53
  br i1 %98, label %99, label %104

99:                                               ; preds = %96, %99
  %100 = phi i64 [ %101, %99 ], [ %97, %96 ]
  %101 = shl i64 %100, 1
  %102 = icmp ult i64 %101, %53
  br i1 %102, label %99, label %103, !llvm.loop !97

103:                                              ; preds = %99
  store i64 %101, ptr %92, align 8, !tbaa !95
  br label %104

104:                                              ; preds = %103, %96
  %105 = load ptr, ptr %87, align 8, !tbaa !7
  %106 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 29
  %107 = load ptr, ptr %106, align 8, !tbaa !11
  %108 = tail call i32 %105(ptr noundef %107) #7
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %110, label %252

110:                                              ; preds = %104
  %111 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 14
  %112 = load ptr, ptr %111, align 8, !tbaa !98
  %113 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 6
  %114 = tail call i32 %112(ptr noundef nonnull %113, i32 noundef 3) #7
  %115 = icmp eq i32 %114, 0
  %116 = and i1 %91, %115
  br i1 %116, label %117, label %123

117:                                              ; preds = %110
  %118 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 12
  %119 = load ptr, ptr %118, align 8, !tbaa !99
  %120 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 7
  %121 = load i64, ptr %92, align 8, !tbaa !95
  %122 = tail call i32 %119(ptr noundef nonnull %120, i64 noundef %121, i32 noundef 3) #7
  br label %123

123:                                              ; preds = %117, %110
  %124 = phi i32 [ %122, %117 ], [ %114, %110 ]
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %126, label %130

126:                                              ; preds = %123
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #8
  %127 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 1
  %128 = load ptr, ptr %127, align 8, !tbaa !14
  %129 = call i32 %128(ptr noundef nonnull %7) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #8
  br label %171

130:                                              ; preds = %123
  %131 = load ptr, ptr %113, align 8, !tbaa !83
  %132 = icmp eq ptr %131, null
  br i1 %132, label %137, label %133

133:                                              ; preds = %130
  %134 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 15
  %135 = load ptr, ptr %134, align 8, !tbaa !100
  %136 = tail call i32 %135(ptr noundef nonnull %131) #7
  br label %137

137:                                              ; preds = %133, %130
  %138 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 16
  %139 = load i32, ptr %138, align 4, !tbaa !101
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %144, label %141

141:                                              ; preds = %137
  %142 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 15
  %143 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 17
  br label %148

144:                                              ; preds = %148, %137
  %145 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 7
  %146 = load ptr, ptr %145, align 8, !tbaa !102
  %147 = icmp eq ptr %146, null
  br i1 %147, label %163, label %159

148:                                              ; preds = %148, %141
  %149 = phi i64 [ 0, %141 ], [ %155, %148 ]
  %150 = load ptr, ptr %142, align 8, !tbaa !100
  %151 = load ptr, ptr %143, align 8, !tbaa !103
  %152 = getelementptr inbounds ptr, ptr %151, i64 %149
  %153 = load ptr, ptr %152, align 8, !tbaa !3
  %154 = tail call i32 %150(ptr noundef %153) #7
  %155 = add nuw nsw i64 %149, 1
  %156 = load i32, ptr %138, align 4, !tbaa !101
  %157 = zext i32 %156 to i64
  %158 = icmp ult i64 %155, %157
  br i1 %158, label %148, label %144, !llvm.loop !104

159:                                              ; preds = %144
  %160 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 13
  %161 = load ptr, ptr %160, align 8, !tbaa !105
  %162 = tail call i32 %161(ptr noundef nonnull %146) #7
  br label %163

163:                                              ; preds = %144, %159
  %164 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 14
  %165 = load ptr, ptr %164, align 8, !tbaa !106
  tail call void @free(ptr noundef %165) #7
  %166 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 17
  %167 = load ptr, ptr %166, align 8, !tbaa !103
  tail call void @free(ptr noundef %167) #7
  tail call void @free(ptr noundef nonnull %88) #7
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #8
  %168 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 1
  %169 = load ptr, ptr %168, align 8, !tbaa !14
  %170 = call i32 %169(ptr noundef nonnull %7) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #8
  br label %252

171:                                              ; preds = %126, %81
  %172 = phi ptr [ %82, %81 ], [ %88, %126 ]
  store ptr null, ptr %172, align 8, !tbaa !74
  %173 = getelementptr inbounds %struct.batch, ptr %172, i64 0, i32 1
  store i64 %3, ptr %173, align 8, !tbaa !60
  %174 = getelementptr inbounds %struct.batch, ptr %172, i64 0, i32 2
  store i64 %4, ptr %174, align 8, !tbaa !107
  %175 = getelementptr inbounds %struct.batch, ptr %172, i64 0, i32 3
  store ptr %1, ptr %175, align 8, !tbaa !67
  %176 = getelementptr inbounds %struct.batch, ptr %172, i64 0, i32 4
  store i64 %2, ptr %176, align 8, !tbaa !68
  %177 = getelementptr inbounds %struct.batch, ptr %172, i64 0, i32 5
  store i64 %54, ptr %177, align 8, !tbaa !66
  %178 = getelementptr inbounds %struct.batch, ptr %172, i64 0, i32 9
  store i64 0, ptr %178, align 8, !tbaa !108
  %179 = getelementptr inbounds %struct.batch, ptr %172, i64 0, i32 15
  store i32 0, ptr %179, align 8, !tbaa !109
  %180 = getelementptr inbounds %struct.batch, ptr %172, i64 0, i32 12
  store i32 0, ptr %180, align 8, !tbaa !110
  %181 = getelementptr inbounds %struct.batch, ptr %172, i64 0, i32 18
  store ptr %5, ptr %181, align 8, !tbaa !111
  %182 = icmp ult i64 %54, 901
  br i1 %182, label %183, label %236

183:                                              ; preds = %171
  br i1 %9, label %184, label %219

184:                                              ; preds = %183, %213
  %185 = phi ptr [ %217, %213 ], [ %1, %183 ]
  %186 = load i16, ptr %185, align 8, !tbaa !69
  %187 = icmp eq i16 %186, 11
  br i1 %187, label %188, label %213

188:                                              ; preds = %184
  %189 = getelementptr inbounds %struct.wait, ptr %185, i64 0, i32 1
  %190 = load ptr, ptr %189, align 8, !tbaa !71
  %191 = getelementptr inbounds %struct.wait, ptr %185, i64 0, i32 2
  %192 = load i64, ptr %191, align 8, !tbaa !72
  %193 = getelementptr inbounds %struct.queue, ptr %190, i64 0, i32 23
  %194 = call i32 @pthread_mutex_lock(ptr noundef nonnull %193) #7
  %195 = getelementptr inbounds %struct.queue, ptr %190, i64 0, i32 5
  %196 = load i64, ptr %195, align 8, !tbaa !48
  %197 = icmp ult i64 %196, %192
  br i1 %197, label %198, label %206

198:                                              ; preds = %188
  %199 = getelementptr inbounds %struct.queue, ptr %190, i64 0, i32 3
  %200 = load atomic i32, ptr %199 seq_cst, align 4
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %202, label %206

202:                                              ; preds = %198
  %203 = getelementptr inbounds %struct.queue, ptr %190, i64 0, i32 9
  %204 = load i32, ptr %203, align 8, !tbaa !56
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %208, label %206

206:                                              ; preds = %202, %198, %188
  %207 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %193) #7
  br label %213

208:                                              ; preds = %202
  %209 = getelementptr inbounds %struct.queue, ptr %190, i64 0, i32 10
  %210 = load i32, ptr %209, align 4, !tbaa !63
  %211 = icmp eq i32 %210, 0
  %212 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %193) #7
  br i1 %211, label %236, label %213

213:                                              ; preds = %208, %206, %184
  %214 = getelementptr inbounds %struct.command, ptr %185, i64 0, i32 2
  %215 = load i32, ptr %214, align 4, !tbaa !17
  %216 = zext i32 %215 to i64
  %217 = getelementptr inbounds i8, ptr %185, i64 %216
  %218 = icmp ult ptr %217, %8
  br i1 %218, label %184, label %219, !llvm.loop !73

219:                                              ; preds = %213, %183
  %220 = call i32 @pthread_mutex_lock(ptr noundef nonnull %55) #7
  %221 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %222 = load ptr, ptr %221, align 8, !tbaa !59
  %223 = icmp eq ptr %222, null
  br i1 %223, label %224, label %238

224:                                              ; preds = %219
  %225 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %226 = load i32, ptr %225, align 8, !tbaa !64
  %227 = icmp eq i32 %226, 0
  br i1 %227, label %228, label %238

228:                                              ; preds = %224
  %229 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %230 = load i64, ptr %229, align 8, !tbaa !65
  %231 = icmp eq i64 %230, 0
  br i1 %231, label %249, label %232

232:                                              ; preds = %228
  %233 = load i64, ptr %177, align 8, !tbaa !66
  %234 = add i64 %233, %230
  %235 = icmp ult i64 %234, 901
  br i1 %235, label %249, label %238

236:                                              ; preds = %208, %171
  %237 = call i32 @pthread_mutex_lock(ptr noundef nonnull %55) #7
  br label %238

238:                                              ; preds = %236, %219, %224, %232
  %239 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %240 = load ptr, ptr %239, align 8, !tbaa !54
  store ptr %172, ptr %240, align 8, !tbaa !3
  store ptr %172, ptr %239, align 8, !tbaa !54
  %241 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %242 = load i32, ptr %241, align 8, !tbaa !89
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %247, label %244

244:                                              ; preds = %238
  %245 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %246 = call i32 @pthread_cond_signal(ptr noundef nonnull %245) #7
  br label %247

247:                                              ; preds = %238, %244
  %248 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %55) #7
  br label %252

249:                                              ; preds = %228, %232
  store i32 1, ptr %225, align 8, !tbaa !64
  %250 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %55) #7
  %251 = call fastcc i32 @hand_over(ptr noundef nonnull %0, ptr noundef nonnull %172) #9
  br label %252

252:                                              ; preds = %163, %104, %85, %247, %249
  %253 = phi i32 [ %124, %163 ], [ %251, %249 ], [ 0, %247 ], [ %108, %104 ], [ 2, %85 ]
  ret i32 %253
}

; Function Attrs: nounwind
define internal fastcc i32 @hand_over(ptr noundef %0, ptr noundef %1) unnamed_addr #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca [3 x ptr], align 16
  %7 = alloca %struct.CUDA_KERNEL_NODE_PARAMS, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  %11 = alloca [3 x ptr], align 16
  %12 = load ptr, ptr %0, align 8, !tbaa !50
  %13 = load ptr, ptr %12, align 8, !tbaa !7
  %14 = getelementptr inbounds %struct.device, ptr %12, i64 0, i32 29
  %15 = load ptr, ptr %14, align 8, !tbaa !11
  %16 = tail call i32 %13(ptr noundef %15) #7
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %639

18:                                               ; preds = %2
  %19 = load ptr, ptr %0, align 8, !tbaa !50
  %20 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 3
  %21 = load ptr, ptr %20, align 8, !tbaa !67
  %22 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 4
  %23 = load i64, ptr %22, align 8, !tbaa !68
  %24 = getelementptr inbounds i8, ptr %21, i64 %23
  %25 = icmp sgt i64 %23, 0
  br i1 %25, label %26, label %619

26:                                               ; preds = %18
  %27 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %28 = load i64, ptr %27, align 8, !tbaa !60
  %29 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 2
  %30 = load i64, ptr %29, align 8, !tbaa !107
  %31 = sub i64 %28, %30
  %32 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 20
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %34 = getelementptr inbounds ptr, ptr %6, i64 1
  %35 = getelementptr inbounds ptr, ptr %6, i64 2
  %36 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 1
  %37 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 2
  %38 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 3
  %39 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 4
  %40 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 5
  %41 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 6
  %42 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 7
  %43 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 8
  %44 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 9
  %45 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 10
  %46 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 11
  %47 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 6
  %48 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %49 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %50 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %51 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 7
  %52 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 9
  %53 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 4
  %54 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 14
  %55 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 12
  %56 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 13
  %57 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 3
  %58 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 5
  %59 = getelementptr inbounds ptr, ptr %11, i64 1
  %60 = getelementptr inbounds ptr, ptr %11, i64 2
  %61 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 18
  %62 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 16
  %63 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 17
  %64 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 15
  br label %66

65:                                               ; preds = %610
  br i1 %617, label %619, label %627

66:                                               ; preds = %610, %26
  %67 = phi i64 [ %31, %26 ], [ %72, %610 ]
  %68 = phi ptr [ %21, %26 ], [ %615, %610 ]
  %69 = getelementptr inbounds %struct.command, ptr %68, i64 0, i32 1
  %70 = load i16, ptr %69, align 2, !tbaa !90
  %71 = zext i16 %70 to i64
  %72 = add i64 %67, %71
  %73 = icmp eq i16 %70, 0
  %74 = zext i1 %73 to i64
  %75 = add i64 %72, %74
  %76 = load i16, ptr %68, align 4, !tbaa !91
  switch i16 %76, label %559 [
    i16 1, label %77
    i16 2, label %237
    i16 3, label %247
    i16 4, label %258
    i16 5, label %269
    i16 6, label %288
    i16 7, label %333
    i16 8, label %383
    i16 9, label %397
    i16 10, label %436
    i16 11, label %526
    i16 12, label %553
  ]

77:                                               ; preds = %66
  %78 = load ptr, ptr %0, align 8, !tbaa !50
  %79 = getelementptr inbounds %struct.launch, ptr %68, i64 0, i32 1
  %80 = load ptr, ptr %79, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #8
  %81 = getelementptr inbounds %struct.launch, ptr %68, i64 0, i32 2
  %82 = load i64, ptr %81, align 8, !tbaa !15
  store i64 %82, ptr %9, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #8
  store ptr null, ptr %10, align 8, !tbaa !3
  %83 = getelementptr inbounds %struct.kernel, ptr %80, i64 0, i32 2
  %84 = load i64, ptr %83, align 8, !tbaa !15
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %95, label %86

86:                                               ; preds = %77
  %87 = load ptr, ptr %51, align 8, !tbaa !102
  %88 = load i64, ptr %52, align 8, !tbaa !108
  %89 = getelementptr inbounds i8, ptr %87, i64 %88
  %90 = add i64 %84, 15
  %91 = and i64 %90, -16
  %92 = add i64 %88, %91
  store i64 %92, ptr %52, align 8, !tbaa !108
  store ptr %89, ptr %10, align 8, !tbaa !3
  %93 = load i64, ptr %83, align 8, !tbaa !15
  %94 = call ptr @memset(ptr noundef %89, i32 noundef 0, i64 noundef %93) #7
  br label %95

95:                                               ; preds = %86, %77
  %96 = getelementptr inbounds %struct.kernel, ptr %80, i64 0, i32 1
  %97 = load i64, ptr %96, align 8, !tbaa !15
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %105, label %99

99:                                               ; preds = %95
  %100 = getelementptr inbounds %struct.device, ptr %78, i64 0, i32 7
  %101 = load ptr, ptr %100, align 8, !tbaa !112
  %102 = add i64 %82, 35224
  %103 = load ptr, ptr %33, align 8, !tbaa !51
  %104 = call i32 %101(i64 noundef %102, i8 noundef zeroext 0, i64 noundef 8, ptr noundef %103) #7
  br label %105

105:                                              ; preds = %99, %95
  %106 = phi i32 [ %104, %99 ], [ 0, %95 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %11) #8
  store ptr %9, ptr %11, align 16, !tbaa !3
  store ptr %10, ptr %59, align 8, !tbaa !3
  %107 = getelementptr inbounds %struct.launch, ptr %68, i64 0, i32 4
  store ptr %107, ptr %60, align 16, !tbaa !3
  %108 = load i64, ptr %80, align 8, !tbaa !15
  %109 = icmp eq i64 %108, 0
  %110 = icmp ne i32 %106, 0
  %111 = select i1 %109, i1 true, i1 %110
  br i1 %111, label %114, label %112

112:                                              ; preds = %105
  %113 = getelementptr inbounds %struct.device, ptr %78, i64 0, i32 2
  br label %120

114:                                              ; preds = %149, %105
  %115 = phi i32 [ %106, %105 ], [ %156, %149 ]
  %116 = phi i1 [ %110, %105 ], [ %160, %149 ]
  %117 = load i64, ptr %96, align 8, !tbaa !15
  %118 = icmp eq i64 %117, 0
  %119 = select i1 %118, i1 true, i1 %116
  br i1 %119, label %200, label %162

120:                                              ; preds = %149, %112
  %121 = phi i64 [ 0, %112 ], [ %157, %149 ]
  %122 = getelementptr inbounds %struct.kernel, ptr %80, i64 0, i32 3, i64 %121
  %123 = load ptr, ptr %113, align 8, !tbaa !113
  %124 = load ptr, ptr %122, align 8, !tbaa !25
  %125 = getelementptr inbounds %struct.kernel, ptr %80, i64 0, i32 3, i64 %121, i32 1
  %126 = load ptr, ptr %125, align 8, !tbaa !29
  %127 = icmp eq ptr %126, null
  br i1 %127, label %128, label %131

128:                                              ; preds = %120
  %129 = getelementptr inbounds %struct.kernel, ptr %80, i64 0, i32 3, i64 %121, i32 2
  %130 = load i32, ptr %129, align 8, !tbaa !30
  br label %149

131:                                              ; preds = %120
  %132 = call i64 %126(ptr noundef nonnull %107) #7
  %133 = icmp sgt i64 %132, 0
  br i1 %133, label %134, label %141

134:                                              ; preds = %131
  %135 = getelementptr inbounds %struct.kernel, ptr %80, i64 0, i32 3, i64 %121, i32 3
  %136 = load i32, ptr %135, align 4, !tbaa !31
  %137 = zext i32 %136 to i64
  %138 = add nsw i64 %132, -1
  %139 = add nuw i64 %138, %137
  %140 = udiv i64 %139, %137
  br label %141

141:                                              ; preds = %134, %131
  %142 = phi i64 [ %140, %134 ], [ 1, %131 ]
  %143 = getelementptr inbounds %struct.kernel, ptr %80, i64 0, i32 3, i64 %121, i32 2
  %144 = load i32, ptr %143, align 8, !tbaa !30
  %145 = zext i32 %144 to i64
  %146 = icmp ult i64 %142, %145
  %147 = trunc i64 %142 to i32
  %148 = select i1 %146, i32 %147, i32 %144
  br label %149

149:                                              ; preds = %141, %128
  %150 = phi i32 [ %148, %141 ], [ %130, %128 ]
  %151 = getelementptr inbounds %struct.kernel, ptr %80, i64 0, i32 3, i64 %121, i32 3
  %152 = load i32, ptr %151, align 4, !tbaa !31
  %153 = getelementptr inbounds %struct.kernel, ptr %80, i64 0, i32 3, i64 %121, i32 4
  %154 = load i32, ptr %153, align 8, !tbaa !38
  %155 = load ptr, ptr %33, align 8, !tbaa !51
  %156 = call i32 %123(ptr noundef %124, i32 noundef %150, i32 noundef 1, i32 noundef 1, i32 noundef %152, i32 noundef 1, i32 noundef 1, i32 noundef %154, ptr noundef %155, ptr noundef nonnull %11, ptr noundef null) #7
  %157 = add nuw i64 %121, 1
  %158 = load i64, ptr %80, align 8, !tbaa !15
  %159 = icmp uge i64 %157, %158
  %160 = icmp ne i32 %156, 0
  %161 = select i1 %159, i1 true, i1 %160
  br i1 %161, label %114, label %120, !llvm.loop !114

162:                                              ; preds = %114
  %163 = load ptr, ptr %51, align 8, !tbaa !102
  %164 = load i64, ptr %52, align 8, !tbaa !108
  %165 = getelementptr inbounds i8, ptr %163, i64 %164
  %166 = add i64 %164, 2320
  store i64 %166, ptr %52, align 8, !tbaa !108
  %167 = getelementptr inbounds %struct.device, ptr %78, i64 0, i32 4
  %168 = load ptr, ptr %167, align 8, !tbaa !115
  %169 = load i64, ptr %9, align 8, !tbaa !15
  %170 = add i64 %169, 32912
  %171 = load ptr, ptr %33, align 8, !tbaa !51
  %172 = call i32 %168(ptr noundef %165, i64 noundef %170, i64 noundef 2320, ptr noundef %171) #7
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %174, label %235

174:                                              ; preds = %162
  %175 = load i32, ptr %55, align 8, !tbaa !110
  %176 = load i32, ptr %56, align 4, !tbaa !23
  %177 = icmp ugt i32 %176, %175
  br i1 %177, label %178, label %180

178:                                              ; preds = %174
  %179 = load ptr, ptr %54, align 8, !tbaa !106
  br label %191

180:                                              ; preds = %174
  %181 = icmp eq i32 %176, 0
  %182 = shl i32 %176, 1
  %183 = select i1 %181, i32 8, i32 %182
  %184 = load ptr, ptr %54, align 8, !tbaa !3
  %185 = zext i32 %183 to i64
  %186 = shl nuw nsw i64 %185, 5
  %187 = call ptr @realloc(ptr noundef %184, i64 noundef %186) #7
  %188 = icmp eq ptr %187, null
  br i1 %188, label %235, label %189

189:                                              ; preds = %180
  store ptr %187, ptr %54, align 8, !tbaa !3
  store i32 %183, ptr %56, align 4, !tbaa !23
  %190 = load i32, ptr %55, align 8, !tbaa !110
  br label %191

191:                                              ; preds = %189, %178
  %192 = phi i32 [ %175, %178 ], [ %190, %189 ]
  %193 = phi ptr [ %179, %178 ], [ %187, %189 ]
  %194 = add i32 %192, 1
  store i32 %194, ptr %55, align 8, !tbaa !110
  %195 = zext i32 %192 to i64
  %196 = getelementptr inbounds %struct.harvest, ptr %193, i64 %195
  store ptr null, ptr %196, align 8, !tbaa.struct !116
  %197 = getelementptr inbounds i8, ptr %196, i64 8
  store ptr %165, ptr %197, align 8, !tbaa.struct !117
  %198 = getelementptr inbounds i8, ptr %196, i64 16
  store i64 2320, ptr %198, align 8, !tbaa.struct !118
  %199 = getelementptr inbounds i8, ptr %196, i64 24
  store i64 %75, ptr %199, align 8, !tbaa.struct !119
  br label %200

200:                                              ; preds = %191, %114
  %201 = phi i32 [ %115, %114 ], [ 0, %191 ]
  %202 = getelementptr inbounds %struct.launch, ptr %68, i64 0, i32 3
  %203 = load ptr, ptr %202, align 8, !tbaa !3
  %204 = icmp eq ptr %203, null
  %205 = icmp ne i32 %201, 0
  %206 = select i1 %204, i1 true, i1 %205
  br i1 %206, label %235, label %207

207:                                              ; preds = %200
  %208 = load ptr, ptr %10, align 8, !tbaa !3
  %209 = load i64, ptr %83, align 8, !tbaa !15
  %210 = load i32, ptr %55, align 8, !tbaa !110
  %211 = load i32, ptr %56, align 4, !tbaa !23
  %212 = icmp ugt i32 %211, %210
  br i1 %212, label %213, label %215

213:                                              ; preds = %207
  %214 = load ptr, ptr %54, align 8, !tbaa !106
  br label %226

215:                                              ; preds = %207
  %216 = icmp eq i32 %211, 0
  %217 = shl i32 %211, 1
  %218 = select i1 %216, i32 8, i32 %217
  %219 = load ptr, ptr %54, align 8, !tbaa !3
  %220 = zext i32 %218 to i64
  %221 = shl nuw nsw i64 %220, 5
  %222 = call ptr @realloc(ptr noundef %219, i64 noundef %221) #7
  %223 = icmp eq ptr %222, null
  br i1 %223, label %235, label %224

224:                                              ; preds = %215
  store ptr %222, ptr %54, align 8, !tbaa !3
  store i32 %218, ptr %56, align 4, !tbaa !23
  %225 = load i32, ptr %55, align 8, !tbaa !110
  br label %226

226:                                              ; preds = %224, %213
  %227 = phi i32 [ %210, %213 ], [ %225, %224 ]
  %228 = phi ptr [ %214, %213 ], [ %222, %224 ]
  %229 = add i32 %227, 1
  store i32 %229, ptr %55, align 8, !tbaa !110
  %230 = zext i32 %227 to i64
  %231 = getelementptr inbounds %struct.harvest, ptr %228, i64 %230
  store ptr %203, ptr %231, align 8, !tbaa.struct !116
  %232 = getelementptr inbounds i8, ptr %231, i64 8
  store ptr %208, ptr %232, align 8, !tbaa.struct !117
  %233 = getelementptr inbounds i8, ptr %231, i64 16
  store i64 %209, ptr %233, align 8, !tbaa.struct !118
  %234 = getelementptr inbounds i8, ptr %231, i64 24
  store i64 %75, ptr %234, align 8, !tbaa.struct !119
  br label %235

235:                                              ; preds = %226, %215, %200, %180, %162
  %236 = phi i32 [ %201, %200 ], [ 0, %226 ], [ 2, %215 ], [ 2, %180 ], [ %172, %162 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %11) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #8
  br label %559

237:                                              ; preds = %66
  %238 = load ptr, ptr %58, align 8, !tbaa !120
  %239 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 1
  %240 = load i64, ptr %239, align 8, !tbaa !121
  %241 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 2
  %242 = load i64, ptr %241, align 8, !tbaa !122
  %243 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 3
  %244 = load i64, ptr %243, align 8, !tbaa !92
  %245 = load ptr, ptr %33, align 8, !tbaa !51
  %246 = call i32 %238(i64 noundef %240, i64 noundef %242, i64 noundef %244, ptr noundef %245) #7
  br label %559

247:                                              ; preds = %66
  %248 = load ptr, ptr %57, align 8, !tbaa !123
  %249 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 1
  %250 = load i64, ptr %249, align 8, !tbaa !121
  %251 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 2
  %252 = load i64, ptr %251, align 8, !tbaa !122
  %253 = inttoptr i64 %252 to ptr
  %254 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 3
  %255 = load i64, ptr %254, align 8, !tbaa !92
  %256 = load ptr, ptr %33, align 8, !tbaa !51
  %257 = call i32 %248(i64 noundef %250, ptr noundef %253, i64 noundef %255, ptr noundef %256) #7
  br label %559

258:                                              ; preds = %66
  %259 = load ptr, ptr %53, align 8, !tbaa !115
  %260 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 1
  %261 = load i64, ptr %260, align 8, !tbaa !121
  %262 = inttoptr i64 %261 to ptr
  %263 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 2
  %264 = load i64, ptr %263, align 8, !tbaa !122
  %265 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 3
  %266 = load i64, ptr %265, align 8, !tbaa !92
  %267 = load ptr, ptr %33, align 8, !tbaa !51
  %268 = call i32 %259(ptr noundef %262, i64 noundef %264, i64 noundef %266, ptr noundef %267) #7
  br label %559

269:                                              ; preds = %66
  %270 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 3
  %271 = load i64, ptr %270, align 8, !tbaa !92
  %272 = load ptr, ptr %51, align 8, !tbaa !102
  %273 = load i64, ptr %52, align 8, !tbaa !108
  %274 = getelementptr inbounds i8, ptr %272, i64 %273
  %275 = add i64 %271, 15
  %276 = and i64 %275, -16
  %277 = add i64 %273, %276
  store i64 %277, ptr %52, align 8, !tbaa !108
  %278 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 2
  %279 = load i64, ptr %278, align 8, !tbaa !122
  %280 = inttoptr i64 %279 to ptr
  %281 = call ptr @memcpy(ptr noundef %274, ptr noundef %280, i64 noundef %271) #7
  %282 = load ptr, ptr %57, align 8, !tbaa !123
  %283 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 1
  %284 = load i64, ptr %283, align 8, !tbaa !121
  %285 = load i64, ptr %270, align 8, !tbaa !92
  %286 = load ptr, ptr %33, align 8, !tbaa !51
  %287 = call i32 %282(i64 noundef %284, ptr noundef %274, i64 noundef %285, ptr noundef %286) #7
  br label %559

288:                                              ; preds = %66
  %289 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 3
  %290 = load i64, ptr %289, align 8, !tbaa !92
  %291 = load ptr, ptr %51, align 8, !tbaa !102
  %292 = load i64, ptr %52, align 8, !tbaa !108
  %293 = getelementptr inbounds i8, ptr %291, i64 %292
  %294 = add i64 %290, 15
  %295 = and i64 %294, -16
  %296 = add i64 %292, %295
  store i64 %296, ptr %52, align 8, !tbaa !108
  %297 = load ptr, ptr %53, align 8, !tbaa !115
  %298 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 2
  %299 = load i64, ptr %298, align 8, !tbaa !122
  %300 = load ptr, ptr %33, align 8, !tbaa !51
  %301 = call i32 %297(ptr noundef %293, i64 noundef %299, i64 noundef %290, ptr noundef %300) #7
  %302 = icmp eq i32 %301, 0
  br i1 %302, label %303, label %559

303:                                              ; preds = %288
  %304 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 1
  %305 = load i64, ptr %304, align 8, !tbaa !121
  %306 = inttoptr i64 %305 to ptr
  %307 = load i64, ptr %289, align 8, !tbaa !92
  %308 = load i32, ptr %55, align 8, !tbaa !110
  %309 = load i32, ptr %56, align 4, !tbaa !23
  %310 = icmp ugt i32 %309, %308
  br i1 %310, label %311, label %313

311:                                              ; preds = %303
  %312 = load ptr, ptr %54, align 8, !tbaa !106
  br label %324

313:                                              ; preds = %303
  %314 = icmp eq i32 %309, 0
  %315 = shl i32 %309, 1
  %316 = select i1 %314, i32 8, i32 %315
  %317 = load ptr, ptr %54, align 8, !tbaa !3
  %318 = zext i32 %316 to i64
  %319 = shl nuw nsw i64 %318, 5
  %320 = call ptr @realloc(ptr noundef %317, i64 noundef %319) #7
  %321 = icmp eq ptr %320, null
  br i1 %321, label %559, label %322

322:                                              ; preds = %313
  store ptr %320, ptr %54, align 8, !tbaa !3
  store i32 %316, ptr %56, align 4, !tbaa !23
  %323 = load i32, ptr %55, align 8, !tbaa !110
  br label %324

324:                                              ; preds = %322, %311
  %325 = phi i32 [ %308, %311 ], [ %323, %322 ]
  %326 = phi ptr [ %312, %311 ], [ %320, %322 ]
  %327 = add i32 %325, 1
  store i32 %327, ptr %55, align 8, !tbaa !110
  %328 = zext i32 %325 to i64
  %329 = getelementptr inbounds %struct.harvest, ptr %326, i64 %328
  store ptr %306, ptr %329, align 8, !tbaa.struct !116
  %330 = getelementptr inbounds i8, ptr %329, i64 8
  store ptr %293, ptr %330, align 8, !tbaa.struct !117
  %331 = getelementptr inbounds i8, ptr %329, i64 16
  store i64 %307, ptr %331, align 8, !tbaa.struct !118
  %332 = getelementptr inbounds i8, ptr %329, i64 24
  store i64 %75, ptr %332, align 8, !tbaa.struct !119
  br label %559

333:                                              ; preds = %66
  %334 = load ptr, ptr %0, align 8, !tbaa !50
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #8
  %335 = getelementptr inbounds %struct.device, ptr %334, i64 0, i32 10
  %336 = load ptr, ptr %335, align 8, !tbaa !124
  %337 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 3
  %338 = load i64, ptr %337, align 8, !tbaa !92
  %339 = getelementptr inbounds %struct.device, ptr %334, i64 0, i32 30
  %340 = load ptr, ptr %339, align 8, !tbaa !125
  %341 = load ptr, ptr %33, align 8, !tbaa !51
  %342 = call i32 %336(ptr noundef nonnull %8, i64 noundef %338, ptr noundef %340, ptr noundef %341) #7
  switch i32 %342, label %381 [
    i32 2, label %343
    i32 0, label %354
  ]

343:                                              ; preds = %333
  %344 = call ptr @calloc(i64 noundef 1, i64 noundef 2328) #7
  %345 = icmp eq ptr %344, null
  br i1 %345, label %381, label %346

346:                                              ; preds = %343
  %347 = getelementptr inbounds %struct.failure, ptr %344, i64 0, i32 1
  store i64 %75, ptr %347, align 8, !tbaa !75
  %348 = getelementptr inbounds %struct.failure, ptr %344, i64 0, i32 2
  store i64 2, ptr %348, align 8, !tbaa !77
  %349 = call i32 @pthread_mutex_lock(ptr noundef nonnull %48) #7
  %350 = load ptr, ptr %49, align 8, !tbaa !55
  store ptr %344, ptr %350, align 8, !tbaa !3
  store ptr %344, ptr %49, align 8, !tbaa !55
  %351 = load i32, ptr %50, align 8, !tbaa !78
  %352 = add i32 %351, 1
  store atomic i32 %352, ptr %50 seq_cst, align 8
  %353 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %48) #7
  br label %381

354:                                              ; preds = %333
  %355 = getelementptr inbounds %struct.device, ptr %334, i64 0, i32 5
  %356 = load ptr, ptr %355, align 8, !tbaa !120
  %357 = load i64, ptr %8, align 8, !tbaa !15
  %358 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 2
  %359 = load i64, ptr %358, align 8, !tbaa !122
  %360 = load i64, ptr %337, align 8, !tbaa !92
  %361 = load ptr, ptr %33, align 8, !tbaa !51
  %362 = call i32 %356(i64 noundef %357, i64 noundef %359, i64 noundef %360, ptr noundef %361) #7
  %363 = icmp eq i32 %362, 0
  br i1 %363, label %364, label %372

364:                                              ; preds = %354
  %365 = load ptr, ptr %355, align 8, !tbaa !120
  %366 = getelementptr inbounds %struct.copy, ptr %68, i64 0, i32 1
  %367 = load i64, ptr %366, align 8, !tbaa !121
  %368 = load i64, ptr %8, align 8, !tbaa !15
  %369 = load i64, ptr %337, align 8, !tbaa !92
  %370 = load ptr, ptr %33, align 8, !tbaa !51
  %371 = call i32 %365(i64 noundef %367, i64 noundef %368, i64 noundef %369, ptr noundef %370) #7
  br label %372

372:                                              ; preds = %364, %354
  %373 = phi i32 [ %362, %354 ], [ %371, %364 ]
  %374 = getelementptr inbounds %struct.device, ptr %334, i64 0, i32 11
  %375 = load ptr, ptr %374, align 8, !tbaa !126
  %376 = load i64, ptr %8, align 8, !tbaa !15
  %377 = load ptr, ptr %33, align 8, !tbaa !51
  %378 = call i32 %375(i64 noundef %376, ptr noundef %377) #7
  %379 = icmp eq i32 %373, 0
  %380 = select i1 %379, i32 %378, i32 %373
  br label %381

381:                                              ; preds = %372, %346, %343, %333
  %382 = phi i32 [ %380, %372 ], [ %342, %333 ], [ 0, %343 ], [ 0, %346 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #8
  br label %559

383:                                              ; preds = %66
  %384 = load ptr, ptr %47, align 8, !tbaa !127
  %385 = getelementptr inbounds %struct.peer_copy, ptr %68, i64 0, i32 1
  %386 = load i64, ptr %385, align 8, !tbaa !128
  %387 = getelementptr inbounds %struct.peer_copy, ptr %68, i64 0, i32 2
  %388 = load ptr, ptr %387, align 8, !tbaa !130
  %389 = getelementptr inbounds %struct.peer_copy, ptr %68, i64 0, i32 3
  %390 = load i64, ptr %389, align 8, !tbaa !131
  %391 = getelementptr inbounds %struct.peer_copy, ptr %68, i64 0, i32 4
  %392 = load ptr, ptr %391, align 8, !tbaa !132
  %393 = getelementptr inbounds %struct.peer_copy, ptr %68, i64 0, i32 5
  %394 = load i64, ptr %393, align 8, !tbaa !133
  %395 = load ptr, ptr %33, align 8, !tbaa !51
  %396 = call i32 %384(i64 noundef %386, ptr noundef %388, i64 noundef %390, ptr noundef %392, i64 noundef %394, ptr noundef %395) #7
  br label %559

397:                                              ; preds = %66
  %398 = load ptr, ptr %0, align 8, !tbaa !50
  %399 = getelementptr inbounds %struct.fill, ptr %68, i64 0, i32 3
  %400 = load i32, ptr %399, align 8, !tbaa !134
  switch i32 %400, label %425 [
    i32 1, label %401
    i32 2, label %413
  ]

401:                                              ; preds = %397
  %402 = getelementptr inbounds %struct.device, ptr %398, i64 0, i32 7
  %403 = load ptr, ptr %402, align 8, !tbaa !112
  %404 = getelementptr inbounds %struct.fill, ptr %68, i64 0, i32 1
  %405 = load i64, ptr %404, align 8, !tbaa !136
  %406 = getelementptr inbounds %struct.fill, ptr %68, i64 0, i32 4
  %407 = load i32, ptr %406, align 4, !tbaa !137
  %408 = trunc i32 %407 to i8
  %409 = getelementptr inbounds %struct.fill, ptr %68, i64 0, i32 2
  %410 = load i64, ptr %409, align 8, !tbaa !138
  %411 = load ptr, ptr %33, align 8, !tbaa !51
  %412 = call i32 %403(i64 noundef %405, i8 noundef zeroext %408, i64 noundef %410, ptr noundef %411) #7
  br label %559

413:                                              ; preds = %397
  %414 = getelementptr inbounds %struct.device, ptr %398, i64 0, i32 8
  %415 = load ptr, ptr %414, align 8, !tbaa !139
  %416 = getelementptr inbounds %struct.fill, ptr %68, i64 0, i32 1
  %417 = load i64, ptr %416, align 8, !tbaa !136
  %418 = getelementptr inbounds %struct.fill, ptr %68, i64 0, i32 4
  %419 = load i32, ptr %418, align 4, !tbaa !137
  %420 = trunc i32 %419 to i16
  %421 = getelementptr inbounds %struct.fill, ptr %68, i64 0, i32 2
  %422 = load i64, ptr %421, align 8, !tbaa !138
  %423 = load ptr, ptr %33, align 8, !tbaa !51
  %424 = call i32 %415(i64 noundef %417, i16 noundef zeroext %420, i64 noundef %422, ptr noundef %423) #7
  br label %559

425:                                              ; preds = %397
  %426 = getelementptr inbounds %struct.device, ptr %398, i64 0, i32 9
  %427 = load ptr, ptr %426, align 8, !tbaa !140
  %428 = getelementptr inbounds %struct.fill, ptr %68, i64 0, i32 1
  %429 = load i64, ptr %428, align 8, !tbaa !136
  %430 = getelementptr inbounds %struct.fill, ptr %68, i64 0, i32 4
  %431 = load i32, ptr %430, align 4, !tbaa !137
  %432 = getelementptr inbounds %struct.fill, ptr %68, i64 0, i32 2
  %433 = load i64, ptr %432, align 8, !tbaa !138
  %434 = load ptr, ptr %33, align 8, !tbaa !51
  %435 = call i32 %427(i64 noundef %429, i32 noundef %431, i64 noundef %433, ptr noundef %434) #7
  br label %559

436:                                              ; preds = %66
  %437 = getelementptr inbounds %struct.command, ptr %68, i64 0, i32 2
  %438 = load i32, ptr %437, align 4, !tbaa !17
  %439 = zext i32 %438 to i64
  %440 = getelementptr inbounds i8, ptr %68, i64 %439
  %441 = getelementptr inbounds %struct.execute, ptr %68, i64 0, i32 1
  %442 = load ptr, ptr %441, align 8, !tbaa !3
  %443 = getelementptr inbounds %struct.execute, ptr %68, i64 0, i32 2
  %444 = icmp ult ptr %443, %440
  br i1 %444, label %445, label %517

445:                                              ; preds = %436
  %446 = getelementptr inbounds %struct.graph, ptr %442, i64 0, i32 1
  br label %447

447:                                              ; preds = %507, %445
  %448 = phi ptr [ %443, %445 ], [ %512, %507 ]
  %449 = phi i64 [ 0, %445 ], [ %508, %507 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #8
  %450 = getelementptr inbounds %struct.launch, ptr %448, i64 0, i32 2
  %451 = load i64, ptr %450, align 8, !tbaa !15
  store i64 %451, ptr %4, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #8
  store i64 0, ptr %5, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #8
  store ptr %4, ptr %6, align 16, !tbaa !3
  store ptr %5, ptr %34, align 8, !tbaa !3
  %452 = getelementptr inbounds %struct.launch, ptr %448, i64 0, i32 4
  store ptr %452, ptr %35, align 16, !tbaa !3
  %453 = getelementptr inbounds %struct.launch, ptr %448, i64 0, i32 1
  %454 = load ptr, ptr %453, align 8, !tbaa !3
  %455 = load i64, ptr %454, align 8, !tbaa !15
  %456 = icmp eq i64 %455, 0
  br i1 %456, label %507, label %457

457:                                              ; preds = %447, %501
  %458 = phi ptr [ %504, %501 ], [ %454, %447 ]
  %459 = phi i64 [ %503, %501 ], [ 0, %447 ]
  %460 = phi i64 [ %502, %501 ], [ %449, %447 ]
  %461 = getelementptr inbounds %struct.kernel, ptr %458, i64 0, i32 3, i64 %459
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %7) #8
  %462 = load ptr, ptr %461, align 8, !tbaa !25
  store ptr %462, ptr %7, align 8, !tbaa !27
  %463 = getelementptr inbounds %struct.kernel, ptr %458, i64 0, i32 3, i64 %459, i32 1
  %464 = load ptr, ptr %463, align 8, !tbaa !29
  %465 = icmp eq ptr %464, null
  br i1 %465, label %466, label %469

466:                                              ; preds = %457
  %467 = getelementptr inbounds %struct.kernel, ptr %458, i64 0, i32 3, i64 %459, i32 2
  %468 = load i32, ptr %467, align 8, !tbaa !30
  br label %487

469:                                              ; preds = %457
  %470 = call i64 %464(ptr noundef nonnull %452) #7
  %471 = icmp sgt i64 %470, 0
  br i1 %471, label %472, label %479

472:                                              ; preds = %469
  %473 = getelementptr inbounds %struct.kernel, ptr %458, i64 0, i32 3, i64 %459, i32 3
  %474 = load i32, ptr %473, align 4, !tbaa !31
  %475 = zext i32 %474 to i64
  %476 = add nsw i64 %470, -1
  %477 = add nuw i64 %476, %475
  %478 = udiv i64 %477, %475
  br label %479

479:                                              ; preds = %472, %469
  %480 = phi i64 [ %478, %472 ], [ 1, %469 ]
  %481 = getelementptr inbounds %struct.kernel, ptr %458, i64 0, i32 3, i64 %459, i32 2
  %482 = load i32, ptr %481, align 8, !tbaa !30
  %483 = zext i32 %482 to i64
  %484 = icmp ult i64 %480, %483
  %485 = trunc i64 %480 to i32
  %486 = select i1 %484, i32 %485, i32 %482
  br label %487

487:                                              ; preds = %479, %466
  %488 = phi i32 [ %486, %479 ], [ %468, %466 ]
  store i32 %488, ptr %36, align 8, !tbaa !32
  store i32 1, ptr %37, align 4, !tbaa !33
  store i32 1, ptr %38, align 8, !tbaa !34
  %489 = getelementptr inbounds %struct.kernel, ptr %458, i64 0, i32 3, i64 %459, i32 3
  %490 = load i32, ptr %489, align 4, !tbaa !31
  store i32 %490, ptr %39, align 4, !tbaa !35
  store i32 1, ptr %40, align 8, !tbaa !36
  store i32 1, ptr %41, align 4, !tbaa !37
  %491 = getelementptr inbounds %struct.kernel, ptr %458, i64 0, i32 3, i64 %459, i32 4
  %492 = load i32, ptr %491, align 8, !tbaa !38
  store i32 %492, ptr %42, align 8, !tbaa !39
  store ptr %6, ptr %43, align 8, !tbaa !40
  store ptr null, ptr %44, align 8, !tbaa !41
  store ptr null, ptr %45, align 8, !tbaa !42
  store ptr null, ptr %46, align 8, !tbaa !43
  %493 = load ptr, ptr %442, align 8, !tbaa !3
  %494 = getelementptr inbounds %struct.device, ptr %493, i64 0, i32 25
  %495 = load ptr, ptr %494, align 8, !tbaa !141
  %496 = load ptr, ptr %446, align 8, !tbaa !3
  %497 = getelementptr inbounds %struct.graph, ptr %442, i64 0, i32 4, i64 %460
  %498 = load ptr, ptr %497, align 8, !tbaa !3
  %499 = call i32 %495(ptr noundef %496, ptr noundef %498, ptr noundef nonnull %7) #7
  %500 = icmp eq i32 %499, 0
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %7) #8
  br i1 %500, label %501, label %514

501:                                              ; preds = %487
  %502 = add i64 %460, 1
  %503 = add nuw i64 %459, 1
  %504 = load ptr, ptr %453, align 8, !tbaa !3
  %505 = load i64, ptr %504, align 8, !tbaa !15
  %506 = icmp ult i64 %503, %505
  br i1 %506, label %457, label %507, !llvm.loop !45

507:                                              ; preds = %501, %447
  %508 = phi i64 [ %449, %447 ], [ %502, %501 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #8
  %509 = getelementptr inbounds %struct.command, ptr %448, i64 0, i32 2
  %510 = load i32, ptr %509, align 4, !tbaa !17
  %511 = zext i32 %510 to i64
  %512 = getelementptr inbounds i8, ptr %448, i64 %511
  %513 = icmp ult ptr %512, %440
  br i1 %513, label %447, label %515, !llvm.loop !46

514:                                              ; preds = %487
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #8
  br label %559

515:                                              ; preds = %507
  %516 = load ptr, ptr %441, align 8, !tbaa !3
  br label %517

517:                                              ; preds = %515, %436
  %518 = phi ptr [ %516, %515 ], [ %442, %436 ]
  %519 = load ptr, ptr %0, align 8, !tbaa !50
  %520 = getelementptr inbounds %struct.device, ptr %519, i64 0, i32 26
  %521 = load ptr, ptr %520, align 8, !tbaa !142
  %522 = getelementptr inbounds %struct.graph, ptr %518, i64 0, i32 1
  %523 = load ptr, ptr %522, align 8, !tbaa !3
  %524 = load ptr, ptr %33, align 8, !tbaa !51
  %525 = call i32 %521(ptr noundef %523, ptr noundef %524) #7
  br label %559

526:                                              ; preds = %66
  %527 = getelementptr inbounds %struct.wait, ptr %68, i64 0, i32 1
  %528 = load ptr, ptr %527, align 8, !tbaa !71
  %529 = load ptr, ptr %33, align 8, !tbaa !51
  %530 = getelementptr inbounds %struct.wait, ptr %68, i64 0, i32 2
  %531 = load i64, ptr %530, align 8, !tbaa !72
  %532 = getelementptr inbounds %struct.queue, ptr %528, i64 0, i32 23
  %533 = call i32 @pthread_mutex_lock(ptr noundef nonnull %532) #7
  %534 = getelementptr inbounds %struct.queue, ptr %528, i64 0, i32 15
  br label %535

535:                                              ; preds = %539, %526
  %536 = phi ptr [ %534, %526 ], [ %537, %539 ]
  %537 = load ptr, ptr %536, align 8, !tbaa !3
  %538 = icmp eq ptr %537, null
  br i1 %538, label %550, label %539

539:                                              ; preds = %535
  %540 = getelementptr inbounds %struct.batch, ptr %537, i64 0, i32 1
  %541 = load i64, ptr %540, align 8, !tbaa !60
  %542 = icmp ult i64 %541, %531
  br i1 %542, label %535, label %543, !llvm.loop !143

543:                                              ; preds = %539
  %544 = load ptr, ptr %528, align 8, !tbaa !50
  %545 = getelementptr inbounds %struct.device, ptr %544, i64 0, i32 20
  %546 = load ptr, ptr %545, align 8, !tbaa !144
  %547 = getelementptr inbounds %struct.batch, ptr %537, i64 0, i32 6
  %548 = load ptr, ptr %547, align 8, !tbaa !83
  %549 = call i32 %546(ptr noundef %529, ptr noundef %548, i32 noundef 0) #7
  br label %550

550:                                              ; preds = %535, %543
  %551 = phi i32 [ %549, %543 ], [ 0, %535 ]
  %552 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %532) #7
  br label %559

553:                                              ; preds = %66
  %554 = load ptr, ptr %32, align 8, !tbaa !144
  %555 = load ptr, ptr %33, align 8, !tbaa !51
  %556 = getelementptr inbounds %struct.wait_event, ptr %68, i64 0, i32 1
  %557 = load ptr, ptr %556, align 8, !tbaa !145
  %558 = call i32 %554(ptr noundef %555, ptr noundef %557, i32 noundef 0) #7
  br label %559

559:                                              ; preds = %553, %550, %517, %514, %425, %413, %401, %383, %381, %324, %313, %288, %269, %258, %247, %237, %235, %66
  %560 = phi i32 [ 0, %66 ], [ %558, %553 ], [ %551, %550 ], [ %396, %383 ], [ %382, %381 ], [ %287, %269 ], [ %268, %258 ], [ %257, %247 ], [ %246, %237 ], [ %236, %235 ], [ %301, %288 ], [ 0, %324 ], [ 2, %313 ], [ %435, %425 ], [ %424, %413 ], [ %412, %401 ], [ %525, %517 ], [ %499, %514 ]
  %561 = load ptr, ptr %61, align 8, !tbaa !111
  %562 = icmp eq ptr %561, null
  br i1 %562, label %610, label %563

563:                                              ; preds = %559
  %564 = load i16, ptr %69, align 2, !tbaa !90
  %565 = icmp eq i16 %564, 0
  %566 = icmp ne i32 %560, 0
  %567 = select i1 %565, i1 true, i1 %566
  br i1 %567, label %610, label %568

568:                                              ; preds = %563
  %569 = load i32, ptr %62, align 4, !tbaa !101
  %570 = load i32, ptr %64, align 8, !tbaa !109
  %571 = icmp ugt i32 %569, %570
  br i1 %571, label %598, label %572

572:                                              ; preds = %568
  %573 = icmp eq i32 %569, 0
  %574 = shl i32 %569, 1
  %575 = select i1 %573, i32 8, i32 %574
  %576 = load ptr, ptr %63, align 8, !tbaa !3
  %577 = zext i32 %575 to i64
  %578 = shl nuw nsw i64 %577, 3
  %579 = call ptr @realloc(ptr noundef %576, i64 noundef %578) #7
  %580 = icmp eq ptr %579, null
  br i1 %580, label %627, label %581

581:                                              ; preds = %572
  store ptr %579, ptr %63, align 8, !tbaa !3
  %582 = load i32, ptr %62, align 4, !tbaa !101
  %583 = icmp ult i32 %582, %575
  br i1 %583, label %584, label %598

584:                                              ; preds = %581, %594
  %585 = phi i32 [ %596, %594 ], [ %582, %581 ]
  %586 = load ptr, ptr %0, align 8, !tbaa !50
  %587 = getelementptr inbounds %struct.device, ptr %586, i64 0, i32 14
  %588 = load ptr, ptr %587, align 8, !tbaa !98
  %589 = load ptr, ptr %63, align 8, !tbaa !103
  %590 = zext i32 %585 to i64
  %591 = getelementptr inbounds ptr, ptr %589, i64 %590
  %592 = call i32 %588(ptr noundef %591, i32 noundef 0) #7
  %593 = icmp eq i32 %592, 0
  br i1 %593, label %594, label %627

594:                                              ; preds = %584
  %595 = load i32, ptr %62, align 4, !tbaa !101
  %596 = add i32 %595, 1
  store i32 %596, ptr %62, align 4, !tbaa !101
  %597 = icmp ult i32 %596, %575
  br i1 %597, label %584, label %598, !llvm.loop !147

598:                                              ; preds = %594, %581, %568
  %599 = load ptr, ptr %0, align 8, !tbaa !50
  %600 = getelementptr inbounds %struct.device, ptr %599, i64 0, i32 16
  %601 = load ptr, ptr %600, align 8, !tbaa !148
  %602 = load ptr, ptr %63, align 8, !tbaa !103
  %603 = load i32, ptr %64, align 8, !tbaa !109
  %604 = add i32 %603, 1
  store i32 %604, ptr %64, align 8, !tbaa !109
  %605 = zext i32 %603 to i64
  %606 = getelementptr inbounds ptr, ptr %602, i64 %605
  %607 = load ptr, ptr %606, align 8, !tbaa !3
  %608 = load ptr, ptr %33, align 8, !tbaa !51
  %609 = call i32 %601(ptr noundef %607, ptr noundef %608) #7
  br label %610

610:                                              ; preds = %598, %563, %559
  %611 = phi i32 [ %560, %563 ], [ %560, %559 ], [ %609, %598 ]
  %612 = getelementptr inbounds %struct.command, ptr %68, i64 0, i32 2
  %613 = load i32, ptr %612, align 4, !tbaa !17
  %614 = zext i32 %613 to i64
  %615 = getelementptr inbounds i8, ptr %68, i64 %614
  %616 = icmp ult ptr %615, %24
  %617 = icmp eq i32 %611, 0
  %618 = select i1 %616, i1 %617, i1 false
  br i1 %618, label %66, label %65, !llvm.loop !149

619:                                              ; preds = %65, %18
  %620 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 16
  %621 = load ptr, ptr %620, align 8, !tbaa !148
  %622 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 6
  %623 = load ptr, ptr %622, align 8, !tbaa !83
  %624 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %625 = load ptr, ptr %624, align 8, !tbaa !51
  %626 = call i32 %621(ptr noundef %623, ptr noundef %625) #7
  br label %627

627:                                              ; preds = %572, %584, %619, %65
  %628 = phi i32 [ %626, %619 ], [ %611, %65 ], [ %592, %584 ], [ 2, %572 ]
  %629 = load ptr, ptr %0, align 8, !tbaa !50
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #8
  %630 = getelementptr inbounds %struct.device, ptr %629, i64 0, i32 1
  %631 = load ptr, ptr %630, align 8, !tbaa !14
  %632 = call i32 %631(ptr noundef nonnull %3) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #8
  %633 = icmp eq i32 %628, 0
  br i1 %633, label %649, label %634

634:                                              ; preds = %627
  %635 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %636 = cmpxchg ptr %635, i32 0, i32 %628 seq_cst seq_cst, align 4
  %637 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %638 = call i32 @pthread_mutex_lock(ptr noundef nonnull %637) #7
  br label %644

639:                                              ; preds = %2
  %640 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %641 = cmpxchg ptr %640, i32 0, i32 %16 seq_cst seq_cst, align 4
  %642 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %643 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %642) #7
  br label %644

644:                                              ; preds = %639, %634
  %645 = phi ptr [ %637, %634 ], [ %642, %639 ]
  %646 = phi i32 [ %628, %634 ], [ %16, %639 ]
  %647 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %648 = load ptr, ptr %647, align 8, !tbaa !150
  store ptr %648, ptr %1, align 8, !tbaa !74
  store ptr %1, ptr %647, align 8, !tbaa !150
  br label %663

649:                                              ; preds = %627
  %650 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %651 = call i32 @pthread_mutex_lock(ptr noundef nonnull %650) #7
  store ptr null, ptr %1, align 8, !tbaa !74
  %652 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %653 = load ptr, ptr %652, align 8, !tbaa !53
  store ptr %1, ptr %653, align 8, !tbaa !3
  store ptr %1, ptr %652, align 8, !tbaa !53
  %654 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 5
  %655 = load i64, ptr %654, align 8, !tbaa !66
  %656 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %657 = load i64, ptr %656, align 8, !tbaa !65
  %658 = add i64 %657, %655
  store i64 %658, ptr %656, align 8, !tbaa !65
  %659 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 11
  store i32 1, ptr %659, align 4, !tbaa !84
  %660 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %661 = load i64, ptr %660, align 8, !tbaa !60
  %662 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  store i64 %661, ptr %662, align 8, !tbaa !48
  br label %663

663:                                              ; preds = %649, %644
  %664 = phi ptr [ %650, %649 ], [ %645, %644 ]
  %665 = phi i32 [ 0, %649 ], [ %646, %644 ]
  %666 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  store i32 0, ptr %666, align 8, !tbaa !64
  %667 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %668 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %667) #7
  %669 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %670 = load atomic i64, ptr %669 seq_cst, align 8
  %671 = icmp eq i64 %670, 0
  br i1 %671, label %672, label %680

672:                                              ; preds = %663
  %673 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %674 = load i32, ptr %673, align 4, !tbaa !80
  %675 = icmp eq i32 %674, 0
  br i1 %675, label %676, label %680

676:                                              ; preds = %672
  %677 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %678 = load ptr, ptr %677, align 8, !tbaa !59
  %679 = icmp eq ptr %678, null
  br i1 %679, label %687, label %680

680:                                              ; preds = %676, %672, %663
  %681 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %682 = load i32, ptr %681, align 8, !tbaa !89
  %683 = icmp eq i32 %682, 0
  br i1 %683, label %687, label %684

684:                                              ; preds = %680
  %685 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %686 = call i32 @pthread_cond_signal(ptr noundef nonnull %685) #7
  br label %687

687:                                              ; preds = %684, %680, %676
  %688 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %664) #7
  ret i32 %665
}

; Function Attrs: nounwind
define dso_local i64 @queue_completed(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = alloca float, align 4
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %5 = load atomic i32, ptr %4 seq_cst, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %224

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %9 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #7
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %11 = load ptr, ptr %10, align 8, !tbaa !151
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %13 = load i64, ptr %12, align 8, !tbaa !57
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #7
  %15 = icmp eq ptr %11, null
  br i1 %15, label %224, label %16

16:                                               ; preds = %7
  %17 = load ptr, ptr %0, align 8, !tbaa !50
  %18 = load ptr, ptr %17, align 8, !tbaa !7
  %19 = getelementptr inbounds %struct.device, ptr %17, i64 0, i32 29
  %20 = load ptr, ptr %19, align 8, !tbaa !11
  %21 = tail call i32 %18(ptr noundef %20) #7
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %201

23:                                               ; preds = %16
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %27 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %28 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  br label %32

32:                                               ; preds = %23, %189
  %33 = phi ptr [ %11, %23 ], [ %171, %189 ]
  %34 = phi i64 [ %13, %23 ], [ %191, %189 ]
  %35 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 1
  %36 = load i64, ptr %35, align 8, !tbaa !60
  %37 = icmp ugt i64 %36, %34
  br i1 %37, label %38, label %46

38:                                               ; preds = %32
  %39 = load ptr, ptr %0, align 8, !tbaa !50
  %40 = getelementptr inbounds %struct.device, ptr %39, i64 0, i32 17
  %41 = load ptr, ptr %40, align 8, !tbaa !152
  %42 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 6
  %43 = load ptr, ptr %42, align 8, !tbaa !83
  %44 = call i32 %41(ptr noundef %43) #7
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %201

46:                                               ; preds = %32, %38
  %47 = load atomic i32, ptr %4 seq_cst, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %54, label %49

49:                                               ; preds = %46
  %50 = load ptr, ptr %0, align 8, !tbaa !50
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #8
  %51 = getelementptr inbounds %struct.device, ptr %50, i64 0, i32 1
  %52 = load ptr, ptr %51, align 8, !tbaa !14
  %53 = call i32 %52(ptr noundef nonnull %2) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #8
  br label %212

54:                                               ; preds = %46
  %55 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 12
  %56 = load i32, ptr %55, align 8, !tbaa !110
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %60, label %58

58:                                               ; preds = %54
  %59 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 14
  br label %64

60:                                               ; preds = %98, %54
  %61 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 15
  %62 = load i32, ptr %61, align 8, !tbaa !109
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %154, label %103

64:                                               ; preds = %98, %58
  %65 = phi i64 [ 0, %58 ], [ %99, %98 ]
  %66 = load ptr, ptr %59, align 8, !tbaa !106
  %67 = getelementptr inbounds %struct.harvest, ptr %66, i64 %65
  %68 = load ptr, ptr %67, align 8, !tbaa !153
  %69 = icmp eq ptr %68, null
  %70 = getelementptr inbounds %struct.harvest, ptr %66, i64 %65, i32 1
  %71 = load ptr, ptr %70, align 8, !tbaa !155
  br i1 %69, label %76, label %72

72:                                               ; preds = %64
  %73 = getelementptr inbounds %struct.harvest, ptr %66, i64 %65, i32 2
  %74 = load i64, ptr %73, align 8, !tbaa !156
  %75 = call ptr @memcpy(ptr noundef nonnull %68, ptr noundef %71, i64 noundef %74) #7
  br label %98

76:                                               ; preds = %64
  %77 = getelementptr inbounds i8, ptr %71, i64 2312
  %78 = load i64, ptr %77, align 8, !tbaa !15
  %79 = icmp eq i64 %78, 0
  br i1 %79, label %98, label %80

80:                                               ; preds = %76
  %81 = getelementptr inbounds %struct.harvest, ptr %66, i64 %65, i32 3
  %82 = load i64, ptr %81, align 8, !tbaa !157
  %83 = call ptr @calloc(i64 noundef 1, i64 noundef 2328) #7
  %84 = icmp eq ptr %83, null
  br i1 %84, label %98, label %85

85:                                               ; preds = %80
  %86 = getelementptr inbounds %struct.failure, ptr %83, i64 0, i32 1
  store i64 %82, ptr %86, align 8, !tbaa !75
  %87 = getelementptr inbounds %struct.failure, ptr %83, i64 0, i32 2
  store i64 0, ptr %87, align 8, !tbaa !77
  %88 = getelementptr inbounds %struct.failure, ptr %83, i64 0, i32 3
  %89 = call ptr @memcpy(ptr noundef nonnull %88, ptr noundef nonnull %71, i64 noundef 2048) #7
  %90 = getelementptr inbounds %struct.failure, ptr %83, i64 0, i32 4
  %91 = getelementptr inbounds i8, ptr %71, i64 2048
  %92 = call ptr @memcpy(ptr noundef nonnull %90, ptr noundef nonnull %91, i64 noundef 256) #7
  %93 = call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #7
  %94 = load ptr, ptr %24, align 8, !tbaa !55
  store ptr %83, ptr %94, align 8, !tbaa !3
  store ptr %83, ptr %24, align 8, !tbaa !55
  %95 = load i32, ptr %25, align 8, !tbaa !78
  %96 = add i32 %95, 1
  store atomic i32 %96, ptr %25 seq_cst, align 8
  %97 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #7
  br label %98

98:                                               ; preds = %85, %80, %76, %72
  %99 = add nuw nsw i64 %65, 1
  %100 = load i32, ptr %55, align 8, !tbaa !110
  %101 = zext i32 %100 to i64
  %102 = icmp ult i64 %99, %101
  br i1 %102, label %64, label %60, !llvm.loop !158

103:                                              ; preds = %60
  %104 = load ptr, ptr %0, align 8, !tbaa !50
  %105 = getelementptr inbounds %struct.device, ptr %104, i64 0, i32 31
  %106 = call i32 @pthread_mutex_lock(ptr noundef nonnull %105) #7
  %107 = load i32, ptr %61, align 8, !tbaa !109
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %147, label %109

109:                                              ; preds = %103
  %110 = getelementptr inbounds %struct.device, ptr %104, i64 0, i32 19
  %111 = getelementptr inbounds %struct.device, ptr %104, i64 0, i32 32
  %112 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 17
  %113 = getelementptr inbounds %struct.device, ptr %104, i64 0, i32 33
  %114 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 18
  br label %118

115:                                              ; preds = %118
  %116 = icmp eq i32 %133, 0
  %117 = select i1 %116, i1 true, i1 %136
  br i1 %117, label %149, label %138

118:                                              ; preds = %118, %109
  %119 = phi i64 [ 0, %109 ], [ %132, %118 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #8
  %120 = load ptr, ptr %110, align 8, !tbaa !159
  %121 = load ptr, ptr %111, align 8, !tbaa !160
  %122 = load ptr, ptr %112, align 8, !tbaa !103
  %123 = getelementptr inbounds ptr, ptr %122, i64 %119
  %124 = load ptr, ptr %123, align 8, !tbaa !3
  %125 = call i32 %120(ptr noundef nonnull %3, ptr noundef %121, ptr noundef %124) #7
  %126 = load double, ptr %113, align 8, !tbaa !161
  %127 = load float, ptr %3, align 4, !tbaa !162
  %128 = fpext float %127 to double
  %129 = call double @llvm.fmuladd.f64(double %128, double 1.000000e-03, double %126)
  %130 = load ptr, ptr %114, align 8, !tbaa !111
  %131 = getelementptr inbounds double, ptr %130, i64 %119
  store double %129, ptr %131, align 8, !tbaa !164
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #8
  %132 = add nuw nsw i64 %119, 1
  %133 = load i32, ptr %61, align 8, !tbaa !109
  %134 = zext i32 %133 to i64
  %135 = icmp uge i64 %132, %134
  %136 = icmp ne i32 %125, 0
  %137 = select i1 %135, i1 true, i1 %136
  br i1 %137, label %115, label %118, !llvm.loop !165

138:                                              ; preds = %115
  %139 = load ptr, ptr %112, align 8, !tbaa !103
  %140 = add i32 %133, -1
  %141 = zext i32 %140 to i64
  %142 = getelementptr inbounds ptr, ptr %139, i64 %141
  %143 = load ptr, ptr %111, align 8, !tbaa !160
  %144 = getelementptr inbounds double, ptr %130, i64 %141
  %145 = load double, ptr %144, align 8, !tbaa !164
  store double %145, ptr %113, align 8, !tbaa !161
  %146 = load ptr, ptr %142, align 8, !tbaa !3
  store ptr %146, ptr %111, align 8, !tbaa !160
  store ptr %143, ptr %142, align 8, !tbaa !3
  br label %147

147:                                              ; preds = %138, %103
  %148 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %105) #7
  br label %154

149:                                              ; preds = %115
  %150 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %105) #7
  %151 = icmp eq i32 %125, 0
  br i1 %151, label %154, label %152

152:                                              ; preds = %149
  %153 = cmpxchg ptr %4, i32 0, i32 %125 seq_cst seq_cst, align 4
  br label %154

154:                                              ; preds = %60, %147, %149, %152
  %155 = call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #7
  %156 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 11
  %157 = load i32, ptr %156, align 4, !tbaa !84
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %164, label %159

159:                                              ; preds = %154
  %160 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 5
  %161 = load i64, ptr %160, align 8, !tbaa !66
  %162 = load i64, ptr %26, align 8, !tbaa !65
  %163 = sub i64 %162, %161
  store i64 %163, ptr %26, align 8, !tbaa !65
  br label %164

164:                                              ; preds = %159, %154
  store i32 0, ptr %156, align 4, !tbaa !84
  %165 = load i64, ptr %35, align 8, !tbaa !60
  %166 = load i64, ptr %12, align 8, !tbaa !57
  %167 = icmp ugt i64 %165, %166
  br i1 %167, label %168, label %169

168:                                              ; preds = %164
  store atomic i64 %165, ptr %12 seq_cst, align 8
  br label %169

169:                                              ; preds = %164, %168
  %170 = phi i64 [ %166, %164 ], [ %165, %168 ]
  %171 = load ptr, ptr %33, align 8, !tbaa !74
  store ptr %171, ptr %10, align 8, !tbaa !151
  %172 = icmp eq ptr %171, null
  br i1 %172, label %173, label %174

173:                                              ; preds = %169
  store ptr %10, ptr %27, align 8, !tbaa !53
  br label %174

174:                                              ; preds = %173, %169
  %175 = getelementptr inbounds %struct.batch, ptr %33, i64 0, i32 10
  %176 = load i32, ptr %175, align 8, !tbaa !81
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %179, label %178

178:                                              ; preds = %174
  store i32 2, ptr %175, align 8, !tbaa !81
  br label %181

179:                                              ; preds = %174
  %180 = load ptr, ptr %28, align 8, !tbaa !85
  store ptr %180, ptr %33, align 8, !tbaa !74
  store ptr %33, ptr %28, align 8, !tbaa !85
  br label %181

181:                                              ; preds = %178, %179
  %182 = load ptr, ptr %29, align 8, !tbaa !59
  %183 = icmp eq ptr %182, null
  br i1 %183, label %189, label %184

184:                                              ; preds = %181
  %185 = load i32, ptr %30, align 8, !tbaa !89
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %189, label %187

187:                                              ; preds = %184
  %188 = call i32 @pthread_cond_signal(ptr noundef nonnull %31) #7
  br label %189

189:                                              ; preds = %187, %184, %181
  %190 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #7
  %191 = call i64 @llvm.umax.i64(i64 %170, i64 %34)
  %192 = icmp eq ptr %171, null
  br i1 %192, label %193, label %32, !llvm.loop !166

193:                                              ; preds = %189
  %194 = load ptr, ptr %0, align 8, !tbaa !50
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #8
  %195 = getelementptr inbounds %struct.device, ptr %194, i64 0, i32 1
  %196 = load ptr, ptr %195, align 8, !tbaa !14
  %197 = call i32 %196(ptr noundef nonnull %2) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #8
  %198 = load atomic i32, ptr %4 seq_cst, align 4
  %199 = icmp eq i32 %198, 0
  %200 = select i1 %199, i64 %191, i64 -1
  br label %224

201:                                              ; preds = %38, %16
  %202 = phi i64 [ %13, %16 ], [ %34, %38 ]
  %203 = phi ptr [ %11, %16 ], [ %33, %38 ]
  %204 = phi i32 [ %21, %16 ], [ %44, %38 ]
  %205 = load ptr, ptr %0, align 8, !tbaa !50
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #8
  %206 = getelementptr inbounds %struct.device, ptr %205, i64 0, i32 1
  %207 = load ptr, ptr %206, align 8, !tbaa !14
  %208 = call i32 %207(ptr noundef nonnull %2) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #8
  %209 = icmp eq i32 %204, 600
  br i1 %209, label %212, label %210

210:                                              ; preds = %201
  %211 = cmpxchg ptr %4, i32 0, i32 %204 seq_cst seq_cst, align 4
  br label %212

212:                                              ; preds = %201, %49, %210
  %213 = phi i64 [ %34, %49 ], [ %202, %201 ], [ %202, %210 ]
  %214 = phi ptr [ %33, %49 ], [ %203, %201 ], [ %203, %210 ]
  %215 = load atomic i32, ptr %4 seq_cst, align 4
  %216 = icmp eq i32 %215, 0
  %217 = select i1 %216, i64 %213, i64 -1
  br i1 %216, label %218, label %224

218:                                              ; preds = %212
  %219 = getelementptr inbounds %struct.batch, ptr %214, i64 0, i32 1
  %220 = load i64, ptr %219, align 8, !tbaa !60
  %221 = getelementptr inbounds %struct.batch, ptr %214, i64 0, i32 2
  %222 = load i64, ptr %221, align 8, !tbaa !107
  %223 = sub i64 %220, %222
  br label %224

224:                                              ; preds = %193, %212, %7, %218, %1
  %225 = phi i64 [ -1, %1 ], [ %13, %7 ], [ %217, %212 ], [ %223, %218 ], [ %200, %193 ]
  ret i64 %225
}

; Function Attrs: nounwind
define dso_local i32 @queue_spin(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = icmp eq i64 %2, 0
  br i1 %6, label %29, label %7

7:                                                ; preds = %3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #8
  %8 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #7
  %9 = load i64, ptr %5, align 8, !tbaa !86
  %10 = mul i64 %9, 1000000000
  %11 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !88
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #8
  %13 = add i64 %12, %2
  %14 = add i64 %13, %10
  %15 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  br label %16

16:                                               ; preds = %19, %7
  %17 = call i64 @queue_completed(ptr noundef %0) #9
  %18 = icmp ult i64 %17, %1
  br i1 %18, label %19, label %26

19:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #8
  %20 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #7
  %21 = load i64, ptr %4, align 8, !tbaa !86
  %22 = mul i64 %21, 1000000000
  %23 = load i64, ptr %15, align 8, !tbaa !88
  %24 = add i64 %22, %23
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #8
  %25 = icmp ult i64 %24, %14
  br i1 %25, label %16, label %26, !llvm.loop !167

26:                                               ; preds = %16, %19
  %27 = icmp uge i64 %17, %1
  %28 = zext i1 %27 to i32
  br label %29

29:                                               ; preds = %3, %26
  %30 = phi i32 [ %28, %26 ], [ 0, %3 ]
  ret i32 %30
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @queue_result(ptr nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %3 = load atomic i32, ptr %2 seq_cst, align 4
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @queue_failed(ptr nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %3 = load atomic i32, ptr %2 seq_cst, align 8
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local void @queue_take_failure(ptr noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #7
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %6 = load ptr, ptr %5, align 8, !tbaa !168
  %7 = load ptr, ptr %6, align 8, !tbaa !169
  store ptr %7, ptr %5, align 8, !tbaa !168
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %11

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  store ptr %5, ptr %10, align 8, !tbaa !55
  br label %11

11:                                               ; preds = %9, %2
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %13 = load i32, ptr %12, align 8, !tbaa !78
  %14 = add i32 %13, -1
  store atomic i32 %14, ptr %12 seq_cst, align 8
  %15 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #7
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2328) %1, ptr noundef nonnull align 8 dereferenceable(2328) %6, i64 2328, i1 false), !tbaa.struct !170
  tail call void @free(ptr noundef nonnull %6) #7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind
define dso_local i32 @queue_arm(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #7
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %6 = load i64, ptr %5, align 8, !tbaa !57
  %7 = icmp ult i64 %6, %1
  br i1 %7, label %10, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  br label %16

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %12 = load atomic i32, ptr %11 seq_cst, align 4
  %13 = freeze i32 %12
  %14 = icmp eq i32 %13, 0
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  br i1 %14, label %18, label %16

16:                                               ; preds = %8, %10
  %17 = phi ptr [ %9, %8 ], [ %15, %10 ]
  br label %18

18:                                               ; preds = %10, %16
  %19 = phi ptr [ %17, %16 ], [ %15, %10 ]
  %20 = phi i32 [ 1, %16 ], [ 0, %10 ]
  %21 = phi i64 [ 0, %16 ], [ %1, %10 ]
  store atomic i64 %21, ptr %19 seq_cst, align 8
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %23 = load i32, ptr %22, align 8, !tbaa !89
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %28, label %25

25:                                               ; preds = %18
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %27 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %26) #7
  br label %28

28:                                               ; preds = %18, %25
  %29 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #7
  ret i32 %20
}

; Function Attrs: nounwind
define dso_local i32 @queue_wait(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #8
  %6 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #7
  %7 = load i64, ptr %4, align 8, !tbaa !86
  %8 = mul i64 %7, 1000000000
  %9 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %10 = load i64, ptr %9, align 8, !tbaa !88
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #8
  %11 = add i64 %10, %2
  %12 = add i64 %11, %8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #8
  %13 = udiv i64 %12, 1000000000
  store i64 %13, ptr %5, align 8, !tbaa !86
  %14 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %15 = urem i64 %12, 1000000000
  store i64 %15, ptr %14, align 8, !tbaa !88
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %17 = call i32 @pthread_mutex_lock(ptr noundef nonnull %16) #7
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %19 = load i32, ptr %18, align 4, !tbaa !80
  %20 = add i32 %19, 1
  store i32 %20, ptr %18, align 4, !tbaa !80
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %22 = load i32, ptr %21, align 8, !tbaa !89
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %27, label %24

24:                                               ; preds = %3
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %26 = call i32 @pthread_cond_signal(ptr noundef nonnull %25) #7
  br label %27

27:                                               ; preds = %3, %24
  %28 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %30 = load i64, ptr %29, align 8, !tbaa !57
  %31 = icmp ult i64 %30, %1
  br i1 %31, label %32, label %50

32:                                               ; preds = %27
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %34 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  br label %35

35:                                               ; preds = %32, %44
  %36 = phi i32 [ 0, %32 ], [ %45, %44 ]
  %37 = load atomic i32, ptr %28 seq_cst, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %48

39:                                               ; preds = %35
  %40 = load i32, ptr %33, align 8, !tbaa !56
  %41 = icmp eq i32 %40, 0
  %42 = icmp eq i32 %36, 0
  %43 = select i1 %41, i1 %42, i1 false
  br i1 %43, label %44, label %48

44:                                               ; preds = %39
  %45 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %34, ptr noundef nonnull %16, i32 noundef 1, ptr noundef nonnull %5) #7
  %46 = load i64, ptr %29, align 8, !tbaa !57
  %47 = icmp ult i64 %46, %1
  br i1 %47, label %35, label %48, !llvm.loop !172

48:                                               ; preds = %39, %35, %44
  %49 = load i64, ptr %29, align 8, !tbaa !57
  br label %50

50:                                               ; preds = %48, %27
  %51 = phi i64 [ %49, %48 ], [ %30, %27 ]
  %52 = load i32, ptr %18, align 4, !tbaa !80
  %53 = add i32 %52, -1
  store i32 %53, ptr %18, align 4, !tbaa !80
  %54 = icmp uge i64 %51, %1
  %55 = zext i1 %54 to i32
  %56 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %16) #7
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #8
  ret i32 %55
}

declare i32 @pthread_cond_clockwait(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local void @queue_await_handed(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #7
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %9 = load i64, ptr %8, align 8, !tbaa !48
  %10 = icmp ult i64 %9, %1
  br i1 %10, label %11, label %26

11:                                               ; preds = %2
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  br label %13

13:                                               ; preds = %11, %22
  %14 = load atomic i32, ptr %5 seq_cst, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %26

16:                                               ; preds = %13
  %17 = load i32, ptr %6, align 8, !tbaa !56
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %16
  %20 = load i32, ptr %7, align 4, !tbaa !63
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %19
  %23 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %3) #7
  %24 = load i64, ptr %8, align 8, !tbaa !48
  %25 = icmp ult i64 %24, %1
  br i1 %25, label %13, label %26, !llvm.loop !173

26:                                               ; preds = %19, %22, %13, %16, %2
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #7
  ret void
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local i32 @queue_hold_stream(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca ptr, align 8
  %5 = load ptr, ptr %0, align 8, !tbaa !50
  %6 = load ptr, ptr %5, align 8, !tbaa !7
  %7 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 29
  %8 = load ptr, ptr %7, align 8, !tbaa !11
  %9 = tail call i32 %6(ptr noundef %8) #7
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %37

11:                                               ; preds = %3
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %13 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %12) #7
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  br label %15

15:                                               ; preds = %19, %11
  %16 = phi ptr [ %14, %11 ], [ %17, %19 ]
  %17 = load ptr, ptr %16, align 8, !tbaa !3
  %18 = icmp eq ptr %17, null
  br i1 %18, label %30, label %19

19:                                               ; preds = %15
  %20 = getelementptr inbounds %struct.batch, ptr %17, i64 0, i32 1
  %21 = load i64, ptr %20, align 8, !tbaa !60
  %22 = icmp ult i64 %21, %2
  br i1 %22, label %15, label %23, !llvm.loop !143

23:                                               ; preds = %19
  %24 = load ptr, ptr %0, align 8, !tbaa !50
  %25 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 20
  %26 = load ptr, ptr %25, align 8, !tbaa !144
  %27 = getelementptr inbounds %struct.batch, ptr %17, i64 0, i32 6
  %28 = load ptr, ptr %27, align 8, !tbaa !83
  %29 = tail call i32 %26(ptr noundef %1, ptr noundef %28, i32 noundef 0) #7
  br label %30

30:                                               ; preds = %15, %23
  %31 = phi i32 [ %29, %23 ], [ 0, %15 ]
  %32 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %12) #7
  %33 = load ptr, ptr %0, align 8, !tbaa !50
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #8
  %34 = getelementptr inbounds %struct.device, ptr %33, i64 0, i32 1
  %35 = load ptr, ptr %34, align 8, !tbaa !14
  %36 = call i32 %35(ptr noundef nonnull %4) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #8
  br label %37

37:                                               ; preds = %3, %30
  %38 = phi i32 [ %31, %30 ], [ %9, %3 ]
  ret i32 %38
}

; Function Attrs: nounwind
define dso_local void @queue_abandon(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #7
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  store atomic i32 1, ptr %4 seq_cst, align 4
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %6 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %5) #7
  %7 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #7
  ret void
}

declare i32 @pthread_cond_broadcast(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = alloca [4 x ptr], align 16
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #7
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  store i32 1, ptr %6, align 8, !tbaa !56
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %8 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %7) #7
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %10 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %9) #7
  %11 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #7
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %13 = load i64, ptr %12, align 8, !tbaa !174
  %14 = tail call i32 @pthread_join(i64 noundef %13, ptr noundef null) #7
  %15 = load ptr, ptr %0, align 8, !tbaa !50
  %16 = load ptr, ptr %15, align 8, !tbaa !7
  %17 = getelementptr inbounds %struct.device, ptr %15, i64 0, i32 29
  %18 = load ptr, ptr %17, align 8, !tbaa !11
  %19 = tail call i32 %16(ptr noundef %18) #7
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %28

21:                                               ; preds = %1
  %22 = load ptr, ptr %0, align 8, !tbaa !50
  %23 = getelementptr inbounds %struct.device, ptr %22, i64 0, i32 21
  %24 = load ptr, ptr %23, align 8, !tbaa !175
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %26 = load ptr, ptr %25, align 8, !tbaa !51
  %27 = tail call i32 %24(ptr noundef %26) #7
  br label %28

28:                                               ; preds = %21, %1
  %29 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #7
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #8
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %32 = load <2 x ptr>, ptr %31, align 8, !tbaa !3
  %33 = shufflevector <2 x ptr> %32, <2 x ptr> poison, <2 x i32> <i32 1, i32 0>
  store <2 x ptr> %33, ptr %3, align 16, !tbaa !3
  %34 = getelementptr inbounds ptr, ptr %3, i64 2
  %35 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %36 = load ptr, ptr %35, align 8, !tbaa !59
  store ptr %36, ptr %34, align 16, !tbaa !3
  %37 = getelementptr inbounds ptr, ptr %3, i64 3
  %38 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %39 = load ptr, ptr %38, align 8, !tbaa !150
  store ptr %39, ptr %37, align 8, !tbaa !3
  store ptr null, ptr %38, align 8, !tbaa !150
  store ptr null, ptr %35, align 8, !tbaa !59
  store ptr null, ptr %31, align 8, !tbaa !85
  store ptr null, ptr %30, align 8, !tbaa !151
  %40 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store ptr %30, ptr %40, align 8, !tbaa !53
  %41 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #7
  br i1 %20, label %47, label %98

42:                                               ; preds = %95
  %43 = load ptr, ptr %0, align 8, !tbaa !50
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #8
  %44 = getelementptr inbounds %struct.device, ptr %43, i64 0, i32 1
  %45 = load ptr, ptr %44, align 8, !tbaa !14
  %46 = call i32 %45(ptr noundef nonnull %2) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #8
  br label %98

47:                                               ; preds = %28, %95
  %48 = phi i64 [ %96, %95 ], [ 0, %28 ]
  %49 = getelementptr inbounds [4 x ptr], ptr %3, i64 0, i64 %48
  %50 = load ptr, ptr %49, align 8, !tbaa !3
  %51 = icmp eq ptr %50, null
  br i1 %51, label %95, label %52

52:                                               ; preds = %47
  %53 = load ptr, ptr %0, align 8, !tbaa !50
  %54 = getelementptr inbounds %struct.device, ptr %53, i64 0, i32 15
  %55 = getelementptr inbounds %struct.device, ptr %53, i64 0, i32 13
  br label %56

56:                                               ; preds = %89, %52
  %57 = phi ptr [ %50, %52 ], [ %58, %89 ]
  %58 = load ptr, ptr %57, align 8, !tbaa !74
  %59 = getelementptr inbounds %struct.batch, ptr %57, i64 0, i32 6
  %60 = load ptr, ptr %59, align 8, !tbaa !83
  %61 = icmp eq ptr %60, null
  br i1 %61, label %65, label %62

62:                                               ; preds = %56
  %63 = load ptr, ptr %54, align 8, !tbaa !100
  %64 = tail call i32 %63(ptr noundef nonnull %60) #7
  br label %65

65:                                               ; preds = %62, %56
  %66 = getelementptr inbounds %struct.batch, ptr %57, i64 0, i32 16
  %67 = load i32, ptr %66, align 4, !tbaa !101
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %71, label %69

69:                                               ; preds = %65
  %70 = getelementptr inbounds %struct.batch, ptr %57, i64 0, i32 17
  br label %75

71:                                               ; preds = %75, %65
  %72 = getelementptr inbounds %struct.batch, ptr %57, i64 0, i32 7
  %73 = load ptr, ptr %72, align 8, !tbaa !102
  %74 = icmp eq ptr %73, null
  br i1 %74, label %89, label %86

75:                                               ; preds = %75, %69
  %76 = phi i64 [ 0, %69 ], [ %82, %75 ]
  %77 = load ptr, ptr %54, align 8, !tbaa !100
  %78 = load ptr, ptr %70, align 8, !tbaa !103
  %79 = getelementptr inbounds ptr, ptr %78, i64 %76
  %80 = load ptr, ptr %79, align 8, !tbaa !3
  %81 = tail call i32 %77(ptr noundef %80) #7
  %82 = add nuw nsw i64 %76, 1
  %83 = load i32, ptr %66, align 4, !tbaa !101
  %84 = zext i32 %83 to i64
  %85 = icmp ult i64 %82, %84
  br i1 %85, label %75, label %71, !llvm.loop !104

86:                                               ; preds = %71
  %87 = load ptr, ptr %55, align 8, !tbaa !105
  %88 = tail call i32 %87(ptr noundef nonnull %73) #7
  br label %89

89:                                               ; preds = %86, %71
  %90 = getelementptr inbounds %struct.batch, ptr %57, i64 0, i32 14
  %91 = load ptr, ptr %90, align 8, !tbaa !106
  tail call void @free(ptr noundef %91) #7
  %92 = getelementptr inbounds %struct.batch, ptr %57, i64 0, i32 17
  %93 = load ptr, ptr %92, align 8, !tbaa !103
  tail call void @free(ptr noundef %93) #7
  tail call void @free(ptr noundef nonnull %57) #7
  %94 = icmp eq ptr %58, null
  br i1 %94, label %95, label %56, !llvm.loop !176

95:                                               ; preds = %89, %47
  %96 = add nuw nsw i64 %48, 1
  %97 = icmp eq i64 %96, 4
  br i1 %97, label %42, label %47, !llvm.loop !177

98:                                               ; preds = %28, %42
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #8
  ret void
}

declare i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #1

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %3 = load ptr, ptr %2, align 8, !tbaa !168
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %6

5:                                                ; preds = %6, %1
  tail call void @free(ptr noundef %0) #7
  ret void

6:                                                ; preds = %1, %6
  %7 = phi ptr [ %8, %6 ], [ %3, %1 ]
  %8 = load ptr, ptr %7, align 8, !tbaa !169
  tail call void @free(ptr noundef nonnull %7) #7
  %9 = icmp eq ptr %8, null
  br i1 %9, label %5, label %6, !llvm.loop !178
}

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #1

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #1

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #1

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #5

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #6

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nobuiltin nounwind "no-builtins" }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin "no-builtins" }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!8, !4, i64 0}
!8 = !{!"device", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !4, i64 40, !4, i64 48, !4, i64 56, !4, i64 64, !4, i64 72, !4, i64 80, !4, i64 88, !4, i64 96, !4, i64 104, !4, i64 112, !4, i64 120, !4, i64 128, !4, i64 136, !4, i64 144, !4, i64 152, !4, i64 160, !4, i64 168, !4, i64 176, !4, i64 184, !4, i64 192, !4, i64 200, !4, i64 208, !4, i64 216, !4, i64 224, !4, i64 232, !4, i64 240, !9, i64 248, !4, i64 312, !10, i64 320}
!9 = !{!"", !5, i64 0}
!10 = !{!"double", !5, i64 0}
!11 = !{!8, !4, i64 232}
!12 = !{!8, !4, i64 224}
!13 = !{!8, !4, i64 216}
!14 = !{!8, !4, i64 8}
!15 = !{!16, !16, i64 0}
!16 = !{!"long", !5, i64 0}
!17 = !{!18, !20, i64 4}
!18 = !{!"command", !19, i64 0, !19, i64 2, !20, i64 4}
!19 = !{!"short", !5, i64 0}
!20 = !{!"int", !5, i64 0}
!21 = distinct !{!21, !22}
!22 = !{!"llvm.loop.mustprogress"}
!23 = !{!20, !20, i64 0}
!24 = !{!8, !4, i64 176}
!25 = !{!26, !4, i64 0}
!26 = !{!"task", !4, i64 0, !4, i64 8, !20, i64 16, !20, i64 20, !20, i64 24, !20, i64 28}
!27 = !{!28, !4, i64 0}
!28 = !{!"", !4, i64 0, !20, i64 8, !20, i64 12, !20, i64 16, !20, i64 20, !20, i64 24, !20, i64 28, !20, i64 32, !4, i64 40, !4, i64 48, !4, i64 56, !4, i64 64}
!29 = !{!26, !4, i64 8}
!30 = !{!26, !20, i64 16}
!31 = !{!26, !20, i64 20}
!32 = !{!28, !20, i64 8}
!33 = !{!28, !20, i64 12}
!34 = !{!28, !20, i64 16}
!35 = !{!28, !20, i64 20}
!36 = !{!28, !20, i64 24}
!37 = !{!28, !20, i64 28}
!38 = !{!26, !20, i64 24}
!39 = !{!28, !20, i64 32}
!40 = !{!28, !4, i64 40}
!41 = !{!28, !4, i64 48}
!42 = !{!28, !4, i64 56}
!43 = !{!28, !4, i64 64}
!44 = !{!8, !4, i64 184}
!45 = distinct !{!45, !22}
!46 = distinct !{!46, !22}
!47 = !{!8, !4, i64 192}
!48 = !{!49, !16, i64 32}
!49 = !{!"queue", !4, i64 0, !4, i64 8, !20, i64 16, !20, i64 20, !16, i64 24, !16, i64 32, !16, i64 40, !16, i64 48, !16, i64 56, !20, i64 64, !20, i64 68, !20, i64 72, !20, i64 76, !20, i64 80, !4, i64 88, !4, i64 96, !4, i64 104, !4, i64 112, !4, i64 120, !4, i64 128, !4, i64 136, !4, i64 144, !20, i64 152, !9, i64 160, !9, i64 224, !9, i64 288}
!50 = !{!49, !4, i64 0}
!51 = !{!49, !4, i64 8}
!52 = !{!49, !20, i64 16}
!53 = !{!49, !4, i64 104}
!54 = !{!49, !4, i64 120}
!55 = !{!49, !4, i64 144}
!56 = !{!49, !20, i64 64}
!57 = !{!49, !16, i64 40}
!58 = distinct !{!58, !22}
!59 = !{!49, !4, i64 112}
!60 = !{!61, !16, i64 8}
!61 = !{!"batch", !4, i64 0, !16, i64 8, !16, i64 16, !4, i64 24, !16, i64 32, !16, i64 40, !4, i64 48, !4, i64 56, !16, i64 64, !16, i64 72, !20, i64 80, !20, i64 84, !20, i64 88, !20, i64 92, !4, i64 96, !20, i64 104, !20, i64 108, !4, i64 112, !4, i64 120}
!62 = distinct !{!62, !22}
!63 = !{!49, !20, i64 68}
!64 = !{!49, !20, i64 80}
!65 = !{!49, !16, i64 48}
!66 = !{!61, !16, i64 40}
!67 = !{!61, !4, i64 24}
!68 = !{!61, !16, i64 32}
!69 = !{!70, !19, i64 0}
!70 = !{!"wait", !18, i64 0, !4, i64 8, !16, i64 16}
!71 = !{!70, !4, i64 8}
!72 = !{!70, !16, i64 16}
!73 = distinct !{!73, !22}
!74 = !{!61, !4, i64 0}
!75 = !{!76, !16, i64 8}
!76 = !{!"failure", !4, i64 0, !16, i64 8, !16, i64 16, !5, i64 24, !5, i64 2072}
!77 = !{!76, !16, i64 16}
!78 = !{!49, !20, i64 152}
!79 = distinct !{!79, !22}
!80 = !{!49, !20, i64 76}
!81 = !{!61, !20, i64 80}
!82 = !{!8, !4, i64 144}
!83 = !{!61, !4, i64 48}
!84 = !{!61, !20, i64 84}
!85 = !{!49, !4, i64 88}
!86 = !{!87, !16, i64 0}
!87 = !{!"", !16, i64 0, !16, i64 8}
!88 = !{!87, !16, i64 8}
!89 = !{!49, !20, i64 72}
!90 = !{!18, !19, i64 2}
!91 = !{!18, !19, i64 0}
!92 = !{!93, !16, i64 24}
!93 = !{!"copy", !18, i64 0, !16, i64 8, !16, i64 16, !16, i64 24}
!94 = distinct !{!94, !22}
!95 = !{!61, !16, i64 64}
!96 = distinct !{!96, !22}
!97 = distinct !{!97, !22}
!98 = !{!8, !4, i64 112}
!99 = !{!8, !4, i64 96}
!100 = !{!8, !4, i64 120}
!101 = !{!61, !20, i64 108}
!102 = !{!61, !4, i64 56}
!103 = !{!61, !4, i64 112}
!104 = distinct !{!104, !22}
!105 = !{!8, !4, i64 104}
!106 = !{!61, !4, i64 96}
!107 = !{!61, !16, i64 16}
!108 = !{!61, !16, i64 72}
!109 = !{!61, !20, i64 104}
!110 = !{!61, !20, i64 88}
!111 = !{!61, !4, i64 120}
!112 = !{!8, !4, i64 56}
!113 = !{!8, !4, i64 16}
!114 = distinct !{!114, !22}
!115 = !{!8, !4, i64 32}
!116 = !{i64 0, i64 8, !3, i64 8, i64 8, !3, i64 16, i64 8, !15, i64 24, i64 8, !15}
!117 = !{i64 0, i64 8, !3, i64 8, i64 8, !15, i64 16, i64 8, !15}
!118 = !{i64 0, i64 8, !15, i64 8, i64 8, !15}
!119 = !{i64 0, i64 8, !15}
!120 = !{!8, !4, i64 40}
!121 = !{!93, !16, i64 8}
!122 = !{!93, !16, i64 16}
!123 = !{!8, !4, i64 24}
!124 = !{!8, !4, i64 80}
!125 = !{!8, !4, i64 240}
!126 = !{!8, !4, i64 88}
!127 = !{!8, !4, i64 48}
!128 = !{!129, !16, i64 8}
!129 = !{!"peer_copy", !18, i64 0, !16, i64 8, !4, i64 16, !16, i64 24, !4, i64 32, !16, i64 40}
!130 = !{!129, !4, i64 16}
!131 = !{!129, !16, i64 24}
!132 = !{!129, !4, i64 32}
!133 = !{!129, !16, i64 40}
!134 = !{!135, !20, i64 24}
!135 = !{!"fill", !18, i64 0, !16, i64 8, !16, i64 16, !20, i64 24, !20, i64 28}
!136 = !{!135, !16, i64 8}
!137 = !{!135, !20, i64 28}
!138 = !{!135, !16, i64 16}
!139 = !{!8, !4, i64 64}
!140 = !{!8, !4, i64 72}
!141 = !{!8, !4, i64 200}
!142 = !{!8, !4, i64 208}
!143 = distinct !{!143, !22}
!144 = !{!8, !4, i64 160}
!145 = !{!146, !4, i64 8}
!146 = !{!"wait_event", !18, i64 0, !4, i64 8}
!147 = distinct !{!147, !22}
!148 = !{!8, !4, i64 128}
!149 = distinct !{!149, !22}
!150 = !{!49, !4, i64 128}
!151 = !{!49, !4, i64 96}
!152 = !{!8, !4, i64 136}
!153 = !{!154, !4, i64 0}
!154 = !{!"harvest", !4, i64 0, !4, i64 8, !16, i64 16, !16, i64 24}
!155 = !{!154, !4, i64 8}
!156 = !{!154, !16, i64 16}
!157 = !{!154, !16, i64 24}
!158 = distinct !{!158, !22}
!159 = !{!8, !4, i64 152}
!160 = !{!8, !4, i64 312}
!161 = !{!8, !10, i64 320}
!162 = !{!163, !163, i64 0}
!163 = !{!"float", !5, i64 0}
!164 = !{!10, !10, i64 0}
!165 = distinct !{!165, !22}
!166 = distinct !{!166, !22}
!167 = distinct !{!167, !22}
!168 = !{!49, !4, i64 136}
!169 = !{!76, !4, i64 0}
!170 = !{i64 0, i64 8, !3, i64 8, i64 8, !15, i64 16, i64 8, !15, i64 24, i64 2048, !171, i64 2072, i64 256, !171}
!171 = !{!5, !5, i64 0}
!172 = distinct !{!172, !22}
!173 = distinct !{!173, !22}
!174 = !{!49, !16, i64 56}
!175 = !{!8, !4, i64 168}
!176 = distinct !{!176, !22}
!177 = distinct !{!177, !22}
!178 = distinct !{!178, !22}
