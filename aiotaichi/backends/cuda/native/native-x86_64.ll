; Made by `nox -s native` from *.c and *.h, sha256 175453b970b829bc5b031a372d89daf226f31725b6a622247bfba56c464e74b3
; ModuleID = 'aiotaichi/backends/cuda/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.device = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, %struct.mutex, ptr, double }
%struct.mutex = type { [8 x i64] }
%struct.graph = type { ptr, ptr, ptr, i64, [0 x ptr] }
%struct.CUDA_KERNEL_NODE_PARAMS = type { ptr, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr }
%struct.launch = type { %struct.command, ptr, i64, ptr, [0 x i8] }
%struct.command = type { i16, i16, i32 }
%struct.kernel = type { i64, i64, i64, [0 x %struct.task] }
%struct.task = type { ptr, ptr, i32, i32, i32, i32 }
%struct.queue = type { ptr, ptr, i32, i32, i64, i64, i64, i64, i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, %struct.mutex, %struct.condition, %struct.condition }
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
  %5 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 28
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
  %15 = getelementptr inbounds %struct.device, ptr %14, i64 0, i32 27
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
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 26
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
  %34 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 28
  %35 = load ptr, ptr %34, align 8, !tbaa !11
  %36 = tail call i32 %33(ptr noundef %35) #7
  store i32 %36, ptr %3, align 4, !tbaa !23
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %145

38:                                               ; preds = %31
  %39 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 21
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
  %106 = getelementptr inbounds %struct.device, ptr %105, i64 0, i32 22
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
  %132 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 23
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
  %148 = getelementptr inbounds %struct.device, ptr %146, i64 0, i32 28
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
  %158 = getelementptr inbounds %struct.device, ptr %157, i64 0, i32 27
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
  %167 = getelementptr inbounds %struct.device, ptr %166, i64 0, i32 26
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
define dso_local ptr @queue_create(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 344) #7
  %5 = icmp eq ptr %4, null
  br i1 %5, label %19, label %6

6:                                                ; preds = %3
  store ptr %0, ptr %4, align 8, !tbaa !48
  %7 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 1
  store ptr %1, ptr %7, align 8, !tbaa !50
  %8 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 2
  store i32 %2, ptr %8, align 8, !tbaa !51
  %9 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 15
  %10 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 16
  store ptr %9, ptr %10, align 8, !tbaa !52
  %11 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 17
  %12 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 18
  store ptr %11, ptr %12, align 8, !tbaa !53
  %13 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 19
  %14 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 20
  store ptr %13, ptr %14, align 8, !tbaa !54
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
  %2 = alloca ptr, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %6 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #7
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %8 = load i32, ptr %7, align 8, !tbaa !55
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %237

10:                                               ; preds = %1
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %21 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %22 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %27 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %28 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  br label %30

30:                                               ; preds = %10, %234
  %31 = load atomic i64, ptr %11 seq_cst, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %45, label %33

33:                                               ; preds = %30
  %34 = load i64, ptr %12, align 8, !tbaa !56
  %35 = icmp ult i64 %34, %31
  br i1 %35, label %36, label %39

36:                                               ; preds = %33
  %37 = load atomic i32, ptr %13 seq_cst, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %45, label %39

39:                                               ; preds = %36, %33
  %40 = atomicrmw xchg ptr %11, i64 0 seq_cst, align 8
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %234, label %42, !llvm.loop !57

42:                                               ; preds = %39
  %43 = load i32, ptr %14, align 8, !tbaa !51
  %44 = call i64 @write(i32 noundef %43, ptr noundef nonnull @one, i64 noundef 8) #7
  br label %234, !llvm.loop !57

45:                                               ; preds = %36, %30
  %46 = load atomic i32, ptr %13 seq_cst, align 4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %51

48:                                               ; preds = %45
  %49 = load i32, ptr %15, align 4, !tbaa !58
  %50 = icmp ne i32 %49, 0
  br label %51

51:                                               ; preds = %48, %45
  %52 = phi i1 [ true, %45 ], [ %50, %48 ]
  br label %53

53:                                               ; preds = %57, %51
  %54 = phi ptr [ %16, %51 ], [ %55, %57 ]
  %55 = load ptr, ptr %54, align 8, !tbaa !3
  %56 = icmp eq ptr %55, null
  br i1 %56, label %62, label %57

57:                                               ; preds = %53
  %58 = getelementptr inbounds %struct.batch, ptr %55, i64 0, i32 1
  %59 = load i64, ptr %58, align 8, !tbaa !59
  %60 = load i64, ptr %12, align 8, !tbaa !56
  %61 = icmp ugt i64 %59, %60
  br i1 %61, label %62, label %53, !llvm.loop !61

62:                                               ; preds = %53, %57
  %63 = load ptr, ptr %17, align 8, !tbaa !62
  %64 = icmp eq ptr %63, null
  br i1 %64, label %171, label %65

65:                                               ; preds = %62
  %66 = load i32, ptr %18, align 8, !tbaa !63
  %67 = icmp ne i32 %66, 0
  %68 = select i1 %67, i1 true, i1 %52
  br i1 %68, label %171, label %69

69:                                               ; preds = %65
  %70 = load i64, ptr %19, align 8, !tbaa !64
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %77, label %72

72:                                               ; preds = %69
  %73 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 5
  %74 = load i64, ptr %73, align 8, !tbaa !65
  %75 = add i64 %74, %70
  %76 = icmp ugt i64 %75, 900
  br i1 %76, label %171, label %77

77:                                               ; preds = %69, %72
  %78 = load ptr, ptr %63, align 8, !tbaa !66
  store ptr %78, ptr %17, align 8, !tbaa !62
  %79 = icmp eq ptr %78, null
  br i1 %79, label %80, label %81

80:                                               ; preds = %77
  store ptr %17, ptr %20, align 8, !tbaa !53
  br label %81

81:                                               ; preds = %80, %77
  store i32 1, ptr %18, align 8, !tbaa !63
  %82 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #7
  %83 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 3
  %84 = load ptr, ptr %83, align 8, !tbaa !67
  %85 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 4
  %86 = load i64, ptr %85, align 8, !tbaa !68
  %87 = getelementptr inbounds i8, ptr %84, i64 %86
  %88 = icmp sgt i64 %86, 0
  br i1 %88, label %89, label %168

89:                                               ; preds = %81
  %90 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 1
  br label %91

91:                                               ; preds = %162, %89
  %92 = phi ptr [ %84, %89 ], [ %166, %162 ]
  %93 = load i16, ptr %92, align 8, !tbaa !69
  %94 = icmp eq i16 %93, 11
  br i1 %94, label %95, label %162

95:                                               ; preds = %91
  %96 = getelementptr inbounds %struct.wait, ptr %92, i64 0, i32 1
  %97 = load ptr, ptr %96, align 8, !tbaa !71
  %98 = getelementptr inbounds %struct.wait, ptr %92, i64 0, i32 2
  %99 = getelementptr inbounds %struct.queue, ptr %97, i64 0, i32 22
  %100 = load i64, ptr %98, align 8, !tbaa !72
  %101 = call i32 @pthread_mutex_lock(ptr noundef nonnull %99) #7
  %102 = getelementptr inbounds %struct.queue, ptr %97, i64 0, i32 5
  %103 = load i64, ptr %102, align 8, !tbaa !73
  %104 = icmp ult i64 %103, %100
  br i1 %104, label %105, label %116

105:                                              ; preds = %95
  %106 = getelementptr inbounds %struct.queue, ptr %97, i64 0, i32 3
  %107 = getelementptr inbounds %struct.queue, ptr %97, i64 0, i32 9
  %108 = getelementptr inbounds %struct.queue, ptr %97, i64 0, i32 10
  %109 = getelementptr inbounds %struct.queue, ptr %97, i64 0, i32 24
  br label %110

110:                                              ; preds = %140, %105
  %111 = load atomic i32, ptr %106 seq_cst, align 4
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %113, label %116

113:                                              ; preds = %110
  %114 = load i32, ptr %107, align 8, !tbaa !55
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %118, label %116

116:                                              ; preds = %140, %113, %110, %95
  %117 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %99) #7
  br label %146

118:                                              ; preds = %113
  %119 = load i32, ptr %108, align 4, !tbaa !58
  %120 = icmp eq i32 %119, 0
  %121 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %99) #7
  br i1 %120, label %122, label %146

122:                                              ; preds = %118
  %123 = load atomic i32, ptr %15 seq_cst, align 4
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %146

125:                                              ; preds = %122
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #8
  %126 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #7
  %127 = load i64, ptr %3, align 8, !tbaa !74
  %128 = mul i64 %127, 1000000000
  %129 = load i64, ptr %21, align 8, !tbaa !76
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #8
  %130 = add i64 %129, 100000000
  %131 = add i64 %130, %128
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #8
  %132 = udiv i64 %131, 1000000000
  store i64 %132, ptr %4, align 8, !tbaa !74
  %133 = urem i64 %131, 1000000000
  store i64 %133, ptr %22, align 8, !tbaa !76
  %134 = call i32 @pthread_mutex_lock(ptr noundef nonnull %99) #7
  %135 = load i64, ptr %102, align 8, !tbaa !73
  %136 = load i64, ptr %98, align 8, !tbaa !72
  %137 = icmp ult i64 %135, %136
  br i1 %137, label %138, label %140

138:                                              ; preds = %125
  %139 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %109, ptr noundef nonnull %99, i32 noundef 1, ptr noundef nonnull %4) #7
  br label %140

140:                                              ; preds = %138, %125
  %141 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %99) #7
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #8
  %142 = load i64, ptr %98, align 8, !tbaa !72
  %143 = call i32 @pthread_mutex_lock(ptr noundef nonnull %99) #7
  %144 = load i64, ptr %102, align 8, !tbaa !73
  %145 = icmp ult i64 %144, %142
  br i1 %145, label %110, label %116, !llvm.loop !77

146:                                              ; preds = %122, %118, %116
  %147 = load i64, ptr %102, align 8, !tbaa !73
  %148 = load i64, ptr %98, align 8, !tbaa !72
  %149 = icmp ult i64 %147, %148
  br i1 %149, label %150, label %162

150:                                              ; preds = %146
  %151 = load i64, ptr %90, align 8, !tbaa !59
  %152 = call ptr @calloc(i64 noundef 1, i64 noundef 2328) #7
  %153 = icmp eq ptr %152, null
  br i1 %153, label %162, label %154

154:                                              ; preds = %150
  %155 = getelementptr inbounds %struct.failure, ptr %152, i64 0, i32 1
  store i64 %151, ptr %155, align 8, !tbaa !78
  %156 = getelementptr inbounds %struct.failure, ptr %152, i64 0, i32 2
  store i64 1, ptr %156, align 8, !tbaa !80
  %157 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #7
  %158 = load ptr, ptr %23, align 8, !tbaa !54
  store ptr %152, ptr %158, align 8, !tbaa !3
  store ptr %152, ptr %23, align 8, !tbaa !54
  %159 = load i32, ptr %24, align 8, !tbaa !81
  %160 = add i32 %159, 1
  store atomic i32 %160, ptr %24 seq_cst, align 8
  %161 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #7
  br label %162

162:                                              ; preds = %154, %150, %146, %91
  %163 = getelementptr inbounds %struct.command, ptr %92, i64 0, i32 2
  %164 = load i32, ptr %163, align 4, !tbaa !17
  %165 = zext i32 %164 to i64
  %166 = getelementptr inbounds i8, ptr %92, i64 %165
  %167 = icmp ult ptr %166, %87
  br i1 %167, label %91, label %168, !llvm.loop !82

168:                                              ; preds = %162, %81
  %169 = call fastcc i32 @hand_over(ptr noundef %0, ptr noundef nonnull %63) #9
  %170 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #7
  br label %234

171:                                              ; preds = %72, %65, %62
  br i1 %56, label %232, label %172

172:                                              ; preds = %171
  %173 = load atomic i32, ptr %13 seq_cst, align 4
  %174 = icmp eq i32 %173, 0
  br i1 %174, label %175, label %232

175:                                              ; preds = %172
  br i1 %32, label %176, label %182

176:                                              ; preds = %175
  %177 = load i32, ptr %25, align 4, !tbaa !83
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %179, label %182

179:                                              ; preds = %176
  %180 = load ptr, ptr %17, align 8, !tbaa !62
  %181 = icmp eq ptr %180, null
  br i1 %181, label %232, label %182

182:                                              ; preds = %179, %176, %175
  %183 = getelementptr inbounds %struct.batch, ptr %55, i64 0, i32 10
  store i32 1, ptr %183, align 8, !tbaa !84
  %184 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #7
  %185 = load ptr, ptr %0, align 8, !tbaa !48
  %186 = load ptr, ptr %185, align 8, !tbaa !7
  %187 = getelementptr inbounds %struct.device, ptr %185, i64 0, i32 28
  %188 = load ptr, ptr %187, align 8, !tbaa !11
  %189 = call i32 %186(ptr noundef %188) #7
  %190 = icmp eq i32 %189, 0
  br i1 %190, label %193, label %191

191:                                              ; preds = %182
  %192 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #7
  br label %206

193:                                              ; preds = %182
  %194 = load ptr, ptr %0, align 8, !tbaa !48
  %195 = getelementptr inbounds %struct.device, ptr %194, i64 0, i32 18
  %196 = load ptr, ptr %195, align 8, !tbaa !85
  %197 = getelementptr inbounds %struct.batch, ptr %55, i64 0, i32 6
  %198 = load ptr, ptr %197, align 8, !tbaa !86
  %199 = call i32 %196(ptr noundef %198) #7
  %200 = load ptr, ptr %0, align 8, !tbaa !48
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #8
  %201 = getelementptr inbounds %struct.device, ptr %200, i64 0, i32 1
  %202 = load ptr, ptr %201, align 8, !tbaa !14
  %203 = call i32 %202(ptr noundef nonnull %2) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #8
  %204 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #7
  %205 = icmp eq i32 %199, 0
  br i1 %205, label %209, label %206

206:                                              ; preds = %193, %191
  %207 = phi i32 [ %189, %191 ], [ %199, %193 ]
  %208 = cmpxchg ptr %13, i32 0, i32 %207 seq_cst seq_cst, align 4
  br label %224

209:                                              ; preds = %193
  %210 = getelementptr inbounds %struct.batch, ptr %55, i64 0, i32 11
  %211 = load i32, ptr %210, align 4, !tbaa !87
  %212 = icmp eq i32 %211, 0
  br i1 %212, label %218, label %213

213:                                              ; preds = %209
  %214 = getelementptr inbounds %struct.batch, ptr %55, i64 0, i32 5
  %215 = load i64, ptr %214, align 8, !tbaa !65
  %216 = load i64, ptr %19, align 8, !tbaa !64
  %217 = sub i64 %216, %215
  store i64 %217, ptr %19, align 8, !tbaa !64
  br label %218

218:                                              ; preds = %213, %209
  store i32 0, ptr %210, align 4, !tbaa !87
  %219 = getelementptr inbounds %struct.batch, ptr %55, i64 0, i32 1
  %220 = load i64, ptr %219, align 8, !tbaa !59
  %221 = load i64, ptr %12, align 8, !tbaa !56
  %222 = icmp ugt i64 %220, %221
  br i1 %222, label %223, label %224

223:                                              ; preds = %218
  store atomic i64 %220, ptr %12 seq_cst, align 8
  br label %224

224:                                              ; preds = %223, %218, %206
  %225 = load i32, ptr %183, align 8, !tbaa !84
  %226 = add i32 %225, -1
  store i32 %226, ptr %183, align 8, !tbaa !84
  %227 = icmp eq i32 %226, 0
  br i1 %227, label %230, label %228

228:                                              ; preds = %224
  store i32 0, ptr %183, align 8, !tbaa !84
  %229 = load ptr, ptr %26, align 8, !tbaa !88
  store ptr %229, ptr %55, align 8, !tbaa !66
  store ptr %55, ptr %26, align 8, !tbaa !88
  br label %230

230:                                              ; preds = %224, %228
  %231 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %27) #7
  br label %234

232:                                              ; preds = %179, %172, %171
  store i32 1, ptr %28, align 8, !tbaa !89
  %233 = call i32 @pthread_cond_wait(ptr noundef nonnull %29, ptr noundef nonnull %5) #7
  store i32 0, ptr %28, align 8, !tbaa !89
  br label %234

234:                                              ; preds = %168, %232, %230, %39, %42
  %235 = load i32, ptr %7, align 8, !tbaa !55
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %30, label %237

237:                                              ; preds = %234, %1
  %238 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #7
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
  %55 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %56 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %55) #7
  %57 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  br label %58

58:                                               ; preds = %62, %52
  %59 = phi ptr [ %57, %52 ], [ %60, %62 ]
  %60 = load ptr, ptr %59, align 8, !tbaa !3
  %61 = icmp eq ptr %60, null
  br i1 %61, label %69, label %62

62:                                               ; preds = %58
  %63 = getelementptr inbounds %struct.batch, ptr %60, i64 0, i32 8
  %64 = load i64, ptr %63, align 8, !tbaa !95
  %65 = icmp ult i64 %64, %53
  br i1 %65, label %58, label %66, !llvm.loop !96

66:                                               ; preds = %62
  %67 = load ptr, ptr %60, align 8, !tbaa !66
  store ptr %67, ptr %59, align 8, !tbaa !3
  %68 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %55) #7
  br label %107

69:                                               ; preds = %58
  %70 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %55) #7
  %71 = load ptr, ptr %0, align 8, !tbaa !48
  %72 = tail call ptr @calloc(i64 noundef 1, i64 noundef 128) #7
  %73 = icmp eq ptr %72, null
  br i1 %73, label %186, label %74

74:                                               ; preds = %69, %74
  %75 = phi i64 [ %77, %74 ], [ 65536, %69 ]
  %76 = icmp ult i64 %75, %53
  %77 = shl i64 %75, 1
  br i1 %76, label %74, label %78, !llvm.loop !97

78:                                               ; preds = %74
  %79 = getelementptr inbounds %struct.batch, ptr %72, i64 0, i32 8
  store i64 %75, ptr %79, align 8, !tbaa !95
  %80 = load ptr, ptr %71, align 8, !tbaa !7
  %81 = getelementptr inbounds %struct.device, ptr %71, i64 0, i32 28
  %82 = load ptr, ptr %81, align 8, !tbaa !11
  %83 = tail call i32 %80(ptr noundef %82) #7
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %105

85:                                               ; preds = %78
  %86 = getelementptr inbounds %struct.device, ptr %71, i64 0, i32 12
  %87 = load ptr, ptr %86, align 8, !tbaa !98
  %88 = getelementptr inbounds %struct.batch, ptr %72, i64 0, i32 7
  %89 = load i64, ptr %79, align 8, !tbaa !95
  %90 = tail call i32 %87(ptr noundef nonnull %88, i64 noundef %89, i32 noundef 3) #7
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %96, label %92

92:                                               ; preds = %85
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #8
  %93 = getelementptr inbounds %struct.device, ptr %71, i64 0, i32 1
  %94 = load ptr, ptr %93, align 8, !tbaa !14
  %95 = call i32 %94(ptr noundef nonnull %7) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #8
  br label %105

96:                                               ; preds = %85
  %97 = getelementptr inbounds %struct.device, ptr %71, i64 0, i32 14
  %98 = load ptr, ptr %97, align 8, !tbaa !99
  %99 = getelementptr inbounds %struct.batch, ptr %72, i64 0, i32 6
  %100 = tail call i32 %98(ptr noundef nonnull %99, i32 noundef 3) #7
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #8
  %101 = getelementptr inbounds %struct.device, ptr %71, i64 0, i32 1
  %102 = load ptr, ptr %101, align 8, !tbaa !14
  %103 = call i32 %102(ptr noundef nonnull %7) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #8
  %104 = icmp eq i32 %100, 0
  br i1 %104, label %107, label %105

105:                                              ; preds = %92, %78, %96
  %106 = phi i32 [ %100, %96 ], [ %83, %78 ], [ %90, %92 ]
  call void @free(ptr noundef nonnull %72) #7
  br label %186

107:                                              ; preds = %96, %66
  %108 = phi ptr [ %60, %66 ], [ %72, %96 ]
  store ptr null, ptr %108, align 8, !tbaa !66
  %109 = getelementptr inbounds %struct.batch, ptr %108, i64 0, i32 1
  store i64 %3, ptr %109, align 8, !tbaa !59
  %110 = getelementptr inbounds %struct.batch, ptr %108, i64 0, i32 2
  store i64 %4, ptr %110, align 8, !tbaa !100
  %111 = getelementptr inbounds %struct.batch, ptr %108, i64 0, i32 3
  store ptr %1, ptr %111, align 8, !tbaa !67
  %112 = getelementptr inbounds %struct.batch, ptr %108, i64 0, i32 4
  store i64 %2, ptr %112, align 8, !tbaa !68
  %113 = getelementptr inbounds %struct.batch, ptr %108, i64 0, i32 5
  store i64 %54, ptr %113, align 8, !tbaa !65
  %114 = getelementptr inbounds %struct.batch, ptr %108, i64 0, i32 9
  store i64 0, ptr %114, align 8, !tbaa !101
  %115 = getelementptr inbounds %struct.batch, ptr %108, i64 0, i32 15
  store i32 0, ptr %115, align 8, !tbaa !102
  %116 = getelementptr inbounds %struct.batch, ptr %108, i64 0, i32 12
  store i32 0, ptr %116, align 8, !tbaa !103
  %117 = getelementptr inbounds %struct.batch, ptr %108, i64 0, i32 18
  store ptr %5, ptr %117, align 8, !tbaa !104
  br i1 %9, label %118, label %155

118:                                              ; preds = %107, %147
  %119 = phi ptr [ %151, %147 ], [ %1, %107 ]
  %120 = load i16, ptr %119, align 8, !tbaa !69
  %121 = icmp eq i16 %120, 11
  br i1 %121, label %122, label %147

122:                                              ; preds = %118
  %123 = getelementptr inbounds %struct.wait, ptr %119, i64 0, i32 1
  %124 = load ptr, ptr %123, align 8, !tbaa !71
  %125 = getelementptr inbounds %struct.wait, ptr %119, i64 0, i32 2
  %126 = load i64, ptr %125, align 8, !tbaa !72
  %127 = getelementptr inbounds %struct.queue, ptr %124, i64 0, i32 22
  %128 = call i32 @pthread_mutex_lock(ptr noundef nonnull %127) #7
  %129 = getelementptr inbounds %struct.queue, ptr %124, i64 0, i32 5
  %130 = load i64, ptr %129, align 8, !tbaa !73
  %131 = icmp ult i64 %130, %126
  br i1 %131, label %132, label %140

132:                                              ; preds = %122
  %133 = getelementptr inbounds %struct.queue, ptr %124, i64 0, i32 3
  %134 = load atomic i32, ptr %133 seq_cst, align 4
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %136, label %140

136:                                              ; preds = %132
  %137 = getelementptr inbounds %struct.queue, ptr %124, i64 0, i32 9
  %138 = load i32, ptr %137, align 8, !tbaa !55
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %142, label %140

140:                                              ; preds = %136, %132, %122
  %141 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %127) #7
  br label %147

142:                                              ; preds = %136
  %143 = getelementptr inbounds %struct.queue, ptr %124, i64 0, i32 10
  %144 = load i32, ptr %143, align 4, !tbaa !58
  %145 = icmp eq i32 %144, 0
  %146 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %127) #7
  br i1 %145, label %153, label %147

147:                                              ; preds = %142, %140, %118
  %148 = getelementptr inbounds %struct.command, ptr %119, i64 0, i32 2
  %149 = load i32, ptr %148, align 4, !tbaa !17
  %150 = zext i32 %149 to i64
  %151 = getelementptr inbounds i8, ptr %119, i64 %150
  %152 = icmp ult ptr %151, %8
  br i1 %152, label %118, label %155, !llvm.loop !105

153:                                              ; preds = %142
  %154 = call i32 @pthread_mutex_lock(ptr noundef nonnull %55) #7
  br label %172

155:                                              ; preds = %147, %107
  %156 = call i32 @pthread_mutex_lock(ptr noundef nonnull %55) #7
  %157 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %158 = load ptr, ptr %157, align 8, !tbaa !62
  %159 = icmp eq ptr %158, null
  br i1 %159, label %160, label %172

160:                                              ; preds = %155
  %161 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %162 = load i32, ptr %161, align 8, !tbaa !63
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %164, label %172

164:                                              ; preds = %160
  %165 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %166 = load i64, ptr %165, align 8, !tbaa !64
  %167 = icmp eq i64 %166, 0
  br i1 %167, label %183, label %168

168:                                              ; preds = %164
  %169 = load i64, ptr %113, align 8, !tbaa !65
  %170 = add i64 %169, %166
  %171 = icmp ult i64 %170, 901
  br i1 %171, label %183, label %172

172:                                              ; preds = %153, %155, %160, %168
  %173 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %174 = load ptr, ptr %173, align 8, !tbaa !53
  store ptr %108, ptr %174, align 8, !tbaa !3
  store ptr %108, ptr %173, align 8, !tbaa !53
  %175 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %176 = load i32, ptr %175, align 8, !tbaa !89
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %181, label %178

178:                                              ; preds = %172
  %179 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %180 = call i32 @pthread_cond_signal(ptr noundef nonnull %179) #7
  br label %181

181:                                              ; preds = %172, %178
  %182 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %55) #7
  br label %186

183:                                              ; preds = %164, %168
  store i32 1, ptr %161, align 8, !tbaa !63
  %184 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %55) #7
  %185 = call fastcc i32 @hand_over(ptr noundef nonnull %0, ptr noundef nonnull %108) #9
  br label %186

186:                                              ; preds = %105, %69, %181, %183
  %187 = phi i32 [ %185, %183 ], [ 0, %181 ], [ %106, %105 ], [ 2, %69 ]
  ret i32 %187
}

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #1

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #1

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
  %12 = load ptr, ptr %0, align 8, !tbaa !48
  %13 = load ptr, ptr %12, align 8, !tbaa !7
  %14 = getelementptr inbounds %struct.device, ptr %12, i64 0, i32 28
  %15 = load ptr, ptr %14, align 8, !tbaa !11
  %16 = tail call i32 %13(ptr noundef %15) #7
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %618

18:                                               ; preds = %2
  %19 = load ptr, ptr %0, align 8, !tbaa !48
  %20 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 3
  %21 = load ptr, ptr %20, align 8, !tbaa !67
  %22 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 4
  %23 = load i64, ptr %22, align 8, !tbaa !68
  %24 = getelementptr inbounds i8, ptr %21, i64 %23
  %25 = icmp sgt i64 %23, 0
  br i1 %25, label %26, label %603

26:                                               ; preds = %18
  %27 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %28 = load i64, ptr %27, align 8, !tbaa !59
  %29 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 2
  %30 = load i64, ptr %29, align 8, !tbaa !100
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
  %48 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 7
  %49 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 9
  %50 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 4
  %51 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 14
  %52 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 12
  %53 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 13
  %54 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 3
  %55 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 5
  %56 = getelementptr inbounds ptr, ptr %11, i64 1
  %57 = getelementptr inbounds ptr, ptr %11, i64 2
  %58 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 18
  %59 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 16
  %60 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 17
  %61 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 15
  br label %63

62:                                               ; preds = %594
  br i1 %601, label %603, label %611

63:                                               ; preds = %594, %26
  %64 = phi i64 [ %31, %26 ], [ %69, %594 ]
  %65 = phi ptr [ %21, %26 ], [ %599, %594 ]
  %66 = getelementptr inbounds %struct.command, ptr %65, i64 0, i32 1
  %67 = load i16, ptr %66, align 2, !tbaa !90
  %68 = zext i16 %67 to i64
  %69 = add i64 %64, %68
  %70 = load i16, ptr %65, align 4, !tbaa !91
  switch i16 %70, label %543 [
    i16 1, label %71
    i16 2, label %231
    i16 3, label %241
    i16 4, label %252
    i16 5, label %263
    i16 6, label %282
    i16 7, label %327
    i16 8, label %367
    i16 9, label %381
    i16 10, label %420
    i16 11, label %510
    i16 12, label %537
  ]

71:                                               ; preds = %63
  %72 = load ptr, ptr %0, align 8, !tbaa !48
  %73 = getelementptr inbounds %struct.launch, ptr %65, i64 0, i32 1
  %74 = load ptr, ptr %73, align 8, !tbaa !3
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #8
  %75 = getelementptr inbounds %struct.launch, ptr %65, i64 0, i32 2
  %76 = load i64, ptr %75, align 8, !tbaa !15
  store i64 %76, ptr %9, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #8
  store ptr null, ptr %10, align 8, !tbaa !3
  %77 = getelementptr inbounds %struct.kernel, ptr %74, i64 0, i32 2
  %78 = load i64, ptr %77, align 8, !tbaa !15
  %79 = icmp eq i64 %78, 0
  br i1 %79, label %89, label %80

80:                                               ; preds = %71
  %81 = load ptr, ptr %48, align 8, !tbaa !106
  %82 = load i64, ptr %49, align 8, !tbaa !101
  %83 = getelementptr inbounds i8, ptr %81, i64 %82
  %84 = add i64 %78, 15
  %85 = and i64 %84, -16
  %86 = add i64 %82, %85
  store i64 %86, ptr %49, align 8, !tbaa !101
  store ptr %83, ptr %10, align 8, !tbaa !3
  %87 = load i64, ptr %77, align 8, !tbaa !15
  %88 = call ptr @memset(ptr noundef %83, i32 noundef 0, i64 noundef %87) #7
  br label %89

89:                                               ; preds = %80, %71
  %90 = getelementptr inbounds %struct.kernel, ptr %74, i64 0, i32 1
  %91 = load i64, ptr %90, align 8, !tbaa !15
  %92 = icmp eq i64 %91, 0
  br i1 %92, label %99, label %93

93:                                               ; preds = %89
  %94 = getelementptr inbounds %struct.device, ptr %72, i64 0, i32 7
  %95 = load ptr, ptr %94, align 8, !tbaa !107
  %96 = add i64 %76, 35224
  %97 = load ptr, ptr %33, align 8, !tbaa !50
  %98 = call i32 %95(i64 noundef %96, i8 noundef zeroext 0, i64 noundef 8, ptr noundef %97) #7
  br label %99

99:                                               ; preds = %93, %89
  %100 = phi i32 [ %98, %93 ], [ 0, %89 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %11) #8
  store ptr %9, ptr %11, align 16, !tbaa !3
  store ptr %10, ptr %56, align 8, !tbaa !3
  %101 = getelementptr inbounds %struct.launch, ptr %65, i64 0, i32 4
  store ptr %101, ptr %57, align 16, !tbaa !3
  %102 = load i64, ptr %74, align 8, !tbaa !15
  %103 = icmp eq i64 %102, 0
  %104 = icmp ne i32 %100, 0
  %105 = select i1 %103, i1 true, i1 %104
  br i1 %105, label %108, label %106

106:                                              ; preds = %99
  %107 = getelementptr inbounds %struct.device, ptr %72, i64 0, i32 2
  br label %114

108:                                              ; preds = %143, %99
  %109 = phi i32 [ %100, %99 ], [ %150, %143 ]
  %110 = phi i1 [ %104, %99 ], [ %154, %143 ]
  %111 = load i64, ptr %90, align 8, !tbaa !15
  %112 = icmp eq i64 %111, 0
  %113 = select i1 %112, i1 true, i1 %110
  br i1 %113, label %194, label %156

114:                                              ; preds = %143, %106
  %115 = phi i64 [ 0, %106 ], [ %151, %143 ]
  %116 = getelementptr inbounds %struct.kernel, ptr %74, i64 0, i32 3, i64 %115
  %117 = load ptr, ptr %107, align 8, !tbaa !108
  %118 = load ptr, ptr %116, align 8, !tbaa !25
  %119 = getelementptr inbounds %struct.kernel, ptr %74, i64 0, i32 3, i64 %115, i32 1
  %120 = load ptr, ptr %119, align 8, !tbaa !29
  %121 = icmp eq ptr %120, null
  br i1 %121, label %122, label %125

122:                                              ; preds = %114
  %123 = getelementptr inbounds %struct.kernel, ptr %74, i64 0, i32 3, i64 %115, i32 2
  %124 = load i32, ptr %123, align 8, !tbaa !30
  br label %143

125:                                              ; preds = %114
  %126 = call i64 %120(ptr noundef nonnull %101) #7
  %127 = icmp sgt i64 %126, 0
  br i1 %127, label %128, label %135

128:                                              ; preds = %125
  %129 = getelementptr inbounds %struct.kernel, ptr %74, i64 0, i32 3, i64 %115, i32 3
  %130 = load i32, ptr %129, align 4, !tbaa !31
  %131 = zext i32 %130 to i64
  %132 = add nsw i64 %126, -1
  %133 = add nuw i64 %132, %131
  %134 = udiv i64 %133, %131
  br label %135

135:                                              ; preds = %128, %125
  %136 = phi i64 [ %134, %128 ], [ 1, %125 ]
  %137 = getelementptr inbounds %struct.kernel, ptr %74, i64 0, i32 3, i64 %115, i32 2
  %138 = load i32, ptr %137, align 8, !tbaa !30
  %139 = zext i32 %138 to i64
  %140 = icmp ult i64 %136, %139
  %141 = trunc i64 %136 to i32
  %142 = select i1 %140, i32 %141, i32 %138
  br label %143

143:                                              ; preds = %135, %122
  %144 = phi i32 [ %142, %135 ], [ %124, %122 ]
  %145 = getelementptr inbounds %struct.kernel, ptr %74, i64 0, i32 3, i64 %115, i32 3
  %146 = load i32, ptr %145, align 4, !tbaa !31
  %147 = getelementptr inbounds %struct.kernel, ptr %74, i64 0, i32 3, i64 %115, i32 4
  %148 = load i32, ptr %147, align 8, !tbaa !38
  %149 = load ptr, ptr %33, align 8, !tbaa !50
  %150 = call i32 %117(ptr noundef %118, i32 noundef %144, i32 noundef 1, i32 noundef 1, i32 noundef %146, i32 noundef 1, i32 noundef 1, i32 noundef %148, ptr noundef %149, ptr noundef nonnull %11, ptr noundef null) #7
  %151 = add nuw i64 %115, 1
  %152 = load i64, ptr %74, align 8, !tbaa !15
  %153 = icmp uge i64 %151, %152
  %154 = icmp ne i32 %150, 0
  %155 = select i1 %153, i1 true, i1 %154
  br i1 %155, label %108, label %114, !llvm.loop !109

156:                                              ; preds = %108
  %157 = load ptr, ptr %48, align 8, !tbaa !106
  %158 = load i64, ptr %49, align 8, !tbaa !101
  %159 = getelementptr inbounds i8, ptr %157, i64 %158
  %160 = add i64 %158, 2320
  store i64 %160, ptr %49, align 8, !tbaa !101
  %161 = getelementptr inbounds %struct.device, ptr %72, i64 0, i32 4
  %162 = load ptr, ptr %161, align 8, !tbaa !110
  %163 = load i64, ptr %9, align 8, !tbaa !15
  %164 = add i64 %163, 32912
  %165 = load ptr, ptr %33, align 8, !tbaa !50
  %166 = call i32 %162(ptr noundef %159, i64 noundef %164, i64 noundef 2320, ptr noundef %165) #7
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %168, label %229

168:                                              ; preds = %156
  %169 = load i32, ptr %52, align 8, !tbaa !103
  %170 = load i32, ptr %53, align 4, !tbaa !23
  %171 = icmp ugt i32 %170, %169
  br i1 %171, label %172, label %174

172:                                              ; preds = %168
  %173 = load ptr, ptr %51, align 8, !tbaa !111
  br label %185

174:                                              ; preds = %168
  %175 = icmp eq i32 %170, 0
  %176 = shl i32 %170, 1
  %177 = select i1 %175, i32 16, i32 %176
  %178 = load ptr, ptr %51, align 8, !tbaa !3
  %179 = zext i32 %177 to i64
  %180 = shl nuw nsw i64 %179, 5
  %181 = call ptr @realloc(ptr noundef %178, i64 noundef %180) #7
  %182 = icmp eq ptr %181, null
  br i1 %182, label %229, label %183

183:                                              ; preds = %174
  store ptr %181, ptr %51, align 8, !tbaa !3
  store i32 %177, ptr %53, align 4, !tbaa !23
  %184 = load i32, ptr %52, align 8, !tbaa !103
  br label %185

185:                                              ; preds = %183, %172
  %186 = phi i32 [ %169, %172 ], [ %184, %183 ]
  %187 = phi ptr [ %173, %172 ], [ %181, %183 ]
  %188 = add i32 %186, 1
  store i32 %188, ptr %52, align 8, !tbaa !103
  %189 = zext i32 %186 to i64
  %190 = getelementptr inbounds %struct.harvest, ptr %187, i64 %189
  store ptr null, ptr %190, align 8, !tbaa.struct !112
  %191 = getelementptr inbounds i8, ptr %190, i64 8
  store ptr %159, ptr %191, align 8, !tbaa.struct !113
  %192 = getelementptr inbounds i8, ptr %190, i64 16
  store i64 2320, ptr %192, align 8, !tbaa.struct !114
  %193 = getelementptr inbounds i8, ptr %190, i64 24
  store i64 %69, ptr %193, align 8, !tbaa.struct !115
  br label %194

194:                                              ; preds = %185, %108
  %195 = phi i32 [ %109, %108 ], [ 0, %185 ]
  %196 = getelementptr inbounds %struct.launch, ptr %65, i64 0, i32 3
  %197 = load ptr, ptr %196, align 8, !tbaa !3
  %198 = icmp eq ptr %197, null
  %199 = icmp ne i32 %195, 0
  %200 = select i1 %198, i1 true, i1 %199
  br i1 %200, label %229, label %201

201:                                              ; preds = %194
  %202 = load ptr, ptr %10, align 8, !tbaa !3
  %203 = load i64, ptr %77, align 8, !tbaa !15
  %204 = load i32, ptr %52, align 8, !tbaa !103
  %205 = load i32, ptr %53, align 4, !tbaa !23
  %206 = icmp ugt i32 %205, %204
  br i1 %206, label %207, label %209

207:                                              ; preds = %201
  %208 = load ptr, ptr %51, align 8, !tbaa !111
  br label %220

209:                                              ; preds = %201
  %210 = icmp eq i32 %205, 0
  %211 = shl i32 %205, 1
  %212 = select i1 %210, i32 16, i32 %211
  %213 = load ptr, ptr %51, align 8, !tbaa !3
  %214 = zext i32 %212 to i64
  %215 = shl nuw nsw i64 %214, 5
  %216 = call ptr @realloc(ptr noundef %213, i64 noundef %215) #7
  %217 = icmp eq ptr %216, null
  br i1 %217, label %229, label %218

218:                                              ; preds = %209
  store ptr %216, ptr %51, align 8, !tbaa !3
  store i32 %212, ptr %53, align 4, !tbaa !23
  %219 = load i32, ptr %52, align 8, !tbaa !103
  br label %220

220:                                              ; preds = %218, %207
  %221 = phi i32 [ %204, %207 ], [ %219, %218 ]
  %222 = phi ptr [ %208, %207 ], [ %216, %218 ]
  %223 = add i32 %221, 1
  store i32 %223, ptr %52, align 8, !tbaa !103
  %224 = zext i32 %221 to i64
  %225 = getelementptr inbounds %struct.harvest, ptr %222, i64 %224
  store ptr %197, ptr %225, align 8, !tbaa.struct !112
  %226 = getelementptr inbounds i8, ptr %225, i64 8
  store ptr %202, ptr %226, align 8, !tbaa.struct !113
  %227 = getelementptr inbounds i8, ptr %225, i64 16
  store i64 %203, ptr %227, align 8, !tbaa.struct !114
  %228 = getelementptr inbounds i8, ptr %225, i64 24
  store i64 %69, ptr %228, align 8, !tbaa.struct !115
  br label %229

229:                                              ; preds = %220, %209, %194, %174, %156
  %230 = phi i32 [ %195, %194 ], [ 0, %220 ], [ 2, %209 ], [ 2, %174 ], [ %166, %156 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %11) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #8
  br label %543

231:                                              ; preds = %63
  %232 = load ptr, ptr %55, align 8, !tbaa !116
  %233 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 1
  %234 = load i64, ptr %233, align 8, !tbaa !117
  %235 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 2
  %236 = load i64, ptr %235, align 8, !tbaa !118
  %237 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 3
  %238 = load i64, ptr %237, align 8, !tbaa !92
  %239 = load ptr, ptr %33, align 8, !tbaa !50
  %240 = call i32 %232(i64 noundef %234, i64 noundef %236, i64 noundef %238, ptr noundef %239) #7
  br label %543

241:                                              ; preds = %63
  %242 = load ptr, ptr %54, align 8, !tbaa !119
  %243 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 1
  %244 = load i64, ptr %243, align 8, !tbaa !117
  %245 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 2
  %246 = load i64, ptr %245, align 8, !tbaa !118
  %247 = inttoptr i64 %246 to ptr
  %248 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 3
  %249 = load i64, ptr %248, align 8, !tbaa !92
  %250 = load ptr, ptr %33, align 8, !tbaa !50
  %251 = call i32 %242(i64 noundef %244, ptr noundef %247, i64 noundef %249, ptr noundef %250) #7
  br label %543

252:                                              ; preds = %63
  %253 = load ptr, ptr %50, align 8, !tbaa !110
  %254 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 1
  %255 = load i64, ptr %254, align 8, !tbaa !117
  %256 = inttoptr i64 %255 to ptr
  %257 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 2
  %258 = load i64, ptr %257, align 8, !tbaa !118
  %259 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 3
  %260 = load i64, ptr %259, align 8, !tbaa !92
  %261 = load ptr, ptr %33, align 8, !tbaa !50
  %262 = call i32 %253(ptr noundef %256, i64 noundef %258, i64 noundef %260, ptr noundef %261) #7
  br label %543

263:                                              ; preds = %63
  %264 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 3
  %265 = load i64, ptr %264, align 8, !tbaa !92
  %266 = load ptr, ptr %48, align 8, !tbaa !106
  %267 = load i64, ptr %49, align 8, !tbaa !101
  %268 = getelementptr inbounds i8, ptr %266, i64 %267
  %269 = add i64 %265, 15
  %270 = and i64 %269, -16
  %271 = add i64 %267, %270
  store i64 %271, ptr %49, align 8, !tbaa !101
  %272 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 2
  %273 = load i64, ptr %272, align 8, !tbaa !118
  %274 = inttoptr i64 %273 to ptr
  %275 = call ptr @memcpy(ptr noundef %268, ptr noundef %274, i64 noundef %265) #7
  %276 = load ptr, ptr %54, align 8, !tbaa !119
  %277 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 1
  %278 = load i64, ptr %277, align 8, !tbaa !117
  %279 = load i64, ptr %264, align 8, !tbaa !92
  %280 = load ptr, ptr %33, align 8, !tbaa !50
  %281 = call i32 %276(i64 noundef %278, ptr noundef %268, i64 noundef %279, ptr noundef %280) #7
  br label %543

282:                                              ; preds = %63
  %283 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 3
  %284 = load i64, ptr %283, align 8, !tbaa !92
  %285 = load ptr, ptr %48, align 8, !tbaa !106
  %286 = load i64, ptr %49, align 8, !tbaa !101
  %287 = getelementptr inbounds i8, ptr %285, i64 %286
  %288 = add i64 %284, 15
  %289 = and i64 %288, -16
  %290 = add i64 %286, %289
  store i64 %290, ptr %49, align 8, !tbaa !101
  %291 = load ptr, ptr %50, align 8, !tbaa !110
  %292 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 2
  %293 = load i64, ptr %292, align 8, !tbaa !118
  %294 = load ptr, ptr %33, align 8, !tbaa !50
  %295 = call i32 %291(ptr noundef %287, i64 noundef %293, i64 noundef %284, ptr noundef %294) #7
  %296 = icmp eq i32 %295, 0
  br i1 %296, label %297, label %543

297:                                              ; preds = %282
  %298 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 1
  %299 = load i64, ptr %298, align 8, !tbaa !117
  %300 = inttoptr i64 %299 to ptr
  %301 = load i64, ptr %283, align 8, !tbaa !92
  %302 = load i32, ptr %52, align 8, !tbaa !103
  %303 = load i32, ptr %53, align 4, !tbaa !23
  %304 = icmp ugt i32 %303, %302
  br i1 %304, label %305, label %307

305:                                              ; preds = %297
  %306 = load ptr, ptr %51, align 8, !tbaa !111
  br label %318

307:                                              ; preds = %297
  %308 = icmp eq i32 %303, 0
  %309 = shl i32 %303, 1
  %310 = select i1 %308, i32 16, i32 %309
  %311 = load ptr, ptr %51, align 8, !tbaa !3
  %312 = zext i32 %310 to i64
  %313 = shl nuw nsw i64 %312, 5
  %314 = call ptr @realloc(ptr noundef %311, i64 noundef %313) #7
  %315 = icmp eq ptr %314, null
  br i1 %315, label %543, label %316

316:                                              ; preds = %307
  store ptr %314, ptr %51, align 8, !tbaa !3
  store i32 %310, ptr %53, align 4, !tbaa !23
  %317 = load i32, ptr %52, align 8, !tbaa !103
  br label %318

318:                                              ; preds = %316, %305
  %319 = phi i32 [ %302, %305 ], [ %317, %316 ]
  %320 = phi ptr [ %306, %305 ], [ %314, %316 ]
  %321 = add i32 %319, 1
  store i32 %321, ptr %52, align 8, !tbaa !103
  %322 = zext i32 %319 to i64
  %323 = getelementptr inbounds %struct.harvest, ptr %320, i64 %322
  store ptr %300, ptr %323, align 8, !tbaa.struct !112
  %324 = getelementptr inbounds i8, ptr %323, i64 8
  store ptr %287, ptr %324, align 8, !tbaa.struct !113
  %325 = getelementptr inbounds i8, ptr %323, i64 16
  store i64 %301, ptr %325, align 8, !tbaa.struct !114
  %326 = getelementptr inbounds i8, ptr %323, i64 24
  store i64 %69, ptr %326, align 8, !tbaa.struct !115
  br label %543

327:                                              ; preds = %63
  %328 = load ptr, ptr %0, align 8, !tbaa !48
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #8
  %329 = getelementptr inbounds %struct.device, ptr %328, i64 0, i32 10
  %330 = load ptr, ptr %329, align 8, !tbaa !120
  %331 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 3
  %332 = load i64, ptr %331, align 8, !tbaa !92
  %333 = getelementptr inbounds %struct.device, ptr %328, i64 0, i32 29
  %334 = load ptr, ptr %333, align 8, !tbaa !121
  %335 = load ptr, ptr %33, align 8, !tbaa !50
  %336 = call i32 %330(ptr noundef nonnull %8, i64 noundef %332, ptr noundef %334, ptr noundef %335) #7
  %337 = icmp eq i32 %336, 0
  br i1 %337, label %338, label %365

338:                                              ; preds = %327
  %339 = getelementptr inbounds %struct.device, ptr %328, i64 0, i32 5
  %340 = load ptr, ptr %339, align 8, !tbaa !116
  %341 = load i64, ptr %8, align 8, !tbaa !15
  %342 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 2
  %343 = load i64, ptr %342, align 8, !tbaa !118
  %344 = load i64, ptr %331, align 8, !tbaa !92
  %345 = load ptr, ptr %33, align 8, !tbaa !50
  %346 = call i32 %340(i64 noundef %341, i64 noundef %343, i64 noundef %344, ptr noundef %345) #7
  %347 = icmp eq i32 %346, 0
  br i1 %347, label %348, label %356

348:                                              ; preds = %338
  %349 = load ptr, ptr %339, align 8, !tbaa !116
  %350 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 1
  %351 = load i64, ptr %350, align 8, !tbaa !117
  %352 = load i64, ptr %8, align 8, !tbaa !15
  %353 = load i64, ptr %331, align 8, !tbaa !92
  %354 = load ptr, ptr %33, align 8, !tbaa !50
  %355 = call i32 %349(i64 noundef %351, i64 noundef %352, i64 noundef %353, ptr noundef %354) #7
  br label %356

356:                                              ; preds = %348, %338
  %357 = phi i32 [ %346, %338 ], [ %355, %348 ]
  %358 = getelementptr inbounds %struct.device, ptr %328, i64 0, i32 11
  %359 = load ptr, ptr %358, align 8, !tbaa !122
  %360 = load i64, ptr %8, align 8, !tbaa !15
  %361 = load ptr, ptr %33, align 8, !tbaa !50
  %362 = call i32 %359(i64 noundef %360, ptr noundef %361) #7
  %363 = icmp eq i32 %357, 0
  %364 = select i1 %363, i32 %362, i32 %357
  br label %365

365:                                              ; preds = %356, %327
  %366 = phi i32 [ %364, %356 ], [ %336, %327 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #8
  br label %543

367:                                              ; preds = %63
  %368 = load ptr, ptr %47, align 8, !tbaa !123
  %369 = getelementptr inbounds %struct.peer_copy, ptr %65, i64 0, i32 1
  %370 = load i64, ptr %369, align 8, !tbaa !124
  %371 = getelementptr inbounds %struct.peer_copy, ptr %65, i64 0, i32 2
  %372 = load ptr, ptr %371, align 8, !tbaa !126
  %373 = getelementptr inbounds %struct.peer_copy, ptr %65, i64 0, i32 3
  %374 = load i64, ptr %373, align 8, !tbaa !127
  %375 = getelementptr inbounds %struct.peer_copy, ptr %65, i64 0, i32 4
  %376 = load ptr, ptr %375, align 8, !tbaa !128
  %377 = getelementptr inbounds %struct.peer_copy, ptr %65, i64 0, i32 5
  %378 = load i64, ptr %377, align 8, !tbaa !129
  %379 = load ptr, ptr %33, align 8, !tbaa !50
  %380 = call i32 %368(i64 noundef %370, ptr noundef %372, i64 noundef %374, ptr noundef %376, i64 noundef %378, ptr noundef %379) #7
  br label %543

381:                                              ; preds = %63
  %382 = load ptr, ptr %0, align 8, !tbaa !48
  %383 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 3
  %384 = load i32, ptr %383, align 8, !tbaa !130
  switch i32 %384, label %409 [
    i32 1, label %385
    i32 2, label %397
  ]

385:                                              ; preds = %381
  %386 = getelementptr inbounds %struct.device, ptr %382, i64 0, i32 7
  %387 = load ptr, ptr %386, align 8, !tbaa !107
  %388 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 1
  %389 = load i64, ptr %388, align 8, !tbaa !132
  %390 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 4
  %391 = load i32, ptr %390, align 4, !tbaa !133
  %392 = trunc i32 %391 to i8
  %393 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 2
  %394 = load i64, ptr %393, align 8, !tbaa !134
  %395 = load ptr, ptr %33, align 8, !tbaa !50
  %396 = call i32 %387(i64 noundef %389, i8 noundef zeroext %392, i64 noundef %394, ptr noundef %395) #7
  br label %543

397:                                              ; preds = %381
  %398 = getelementptr inbounds %struct.device, ptr %382, i64 0, i32 8
  %399 = load ptr, ptr %398, align 8, !tbaa !135
  %400 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 1
  %401 = load i64, ptr %400, align 8, !tbaa !132
  %402 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 4
  %403 = load i32, ptr %402, align 4, !tbaa !133
  %404 = trunc i32 %403 to i16
  %405 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 2
  %406 = load i64, ptr %405, align 8, !tbaa !134
  %407 = load ptr, ptr %33, align 8, !tbaa !50
  %408 = call i32 %399(i64 noundef %401, i16 noundef zeroext %404, i64 noundef %406, ptr noundef %407) #7
  br label %543

409:                                              ; preds = %381
  %410 = getelementptr inbounds %struct.device, ptr %382, i64 0, i32 9
  %411 = load ptr, ptr %410, align 8, !tbaa !136
  %412 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 1
  %413 = load i64, ptr %412, align 8, !tbaa !132
  %414 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 4
  %415 = load i32, ptr %414, align 4, !tbaa !133
  %416 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 2
  %417 = load i64, ptr %416, align 8, !tbaa !134
  %418 = load ptr, ptr %33, align 8, !tbaa !50
  %419 = call i32 %411(i64 noundef %413, i32 noundef %415, i64 noundef %417, ptr noundef %418) #7
  br label %543

420:                                              ; preds = %63
  %421 = getelementptr inbounds %struct.command, ptr %65, i64 0, i32 2
  %422 = load i32, ptr %421, align 4, !tbaa !17
  %423 = zext i32 %422 to i64
  %424 = getelementptr inbounds i8, ptr %65, i64 %423
  %425 = getelementptr inbounds %struct.execute, ptr %65, i64 0, i32 1
  %426 = load ptr, ptr %425, align 8, !tbaa !3
  %427 = getelementptr inbounds %struct.execute, ptr %65, i64 0, i32 2
  %428 = icmp ult ptr %427, %424
  br i1 %428, label %429, label %501

429:                                              ; preds = %420
  %430 = getelementptr inbounds %struct.graph, ptr %426, i64 0, i32 1
  br label %431

431:                                              ; preds = %491, %429
  %432 = phi ptr [ %427, %429 ], [ %496, %491 ]
  %433 = phi i64 [ 0, %429 ], [ %492, %491 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #8
  %434 = getelementptr inbounds %struct.launch, ptr %432, i64 0, i32 2
  %435 = load i64, ptr %434, align 8, !tbaa !15
  store i64 %435, ptr %4, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #8
  store i64 0, ptr %5, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #8
  store ptr %4, ptr %6, align 16, !tbaa !3
  store ptr %5, ptr %34, align 8, !tbaa !3
  %436 = getelementptr inbounds %struct.launch, ptr %432, i64 0, i32 4
  store ptr %436, ptr %35, align 16, !tbaa !3
  %437 = getelementptr inbounds %struct.launch, ptr %432, i64 0, i32 1
  %438 = load ptr, ptr %437, align 8, !tbaa !3
  %439 = load i64, ptr %438, align 8, !tbaa !15
  %440 = icmp eq i64 %439, 0
  br i1 %440, label %491, label %441

441:                                              ; preds = %431, %485
  %442 = phi ptr [ %488, %485 ], [ %438, %431 ]
  %443 = phi i64 [ %487, %485 ], [ 0, %431 ]
  %444 = phi i64 [ %486, %485 ], [ %433, %431 ]
  %445 = getelementptr inbounds %struct.kernel, ptr %442, i64 0, i32 3, i64 %443
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %7) #8
  %446 = load ptr, ptr %445, align 8, !tbaa !25
  store ptr %446, ptr %7, align 8, !tbaa !27
  %447 = getelementptr inbounds %struct.kernel, ptr %442, i64 0, i32 3, i64 %443, i32 1
  %448 = load ptr, ptr %447, align 8, !tbaa !29
  %449 = icmp eq ptr %448, null
  br i1 %449, label %450, label %453

450:                                              ; preds = %441
  %451 = getelementptr inbounds %struct.kernel, ptr %442, i64 0, i32 3, i64 %443, i32 2
  %452 = load i32, ptr %451, align 8, !tbaa !30
  br label %471

453:                                              ; preds = %441
  %454 = call i64 %448(ptr noundef nonnull %436) #7
  %455 = icmp sgt i64 %454, 0
  br i1 %455, label %456, label %463

456:                                              ; preds = %453
  %457 = getelementptr inbounds %struct.kernel, ptr %442, i64 0, i32 3, i64 %443, i32 3
  %458 = load i32, ptr %457, align 4, !tbaa !31
  %459 = zext i32 %458 to i64
  %460 = add nsw i64 %454, -1
  %461 = add nuw i64 %460, %459
  %462 = udiv i64 %461, %459
  br label %463

463:                                              ; preds = %456, %453
  %464 = phi i64 [ %462, %456 ], [ 1, %453 ]
  %465 = getelementptr inbounds %struct.kernel, ptr %442, i64 0, i32 3, i64 %443, i32 2
  %466 = load i32, ptr %465, align 8, !tbaa !30
  %467 = zext i32 %466 to i64
  %468 = icmp ult i64 %464, %467
  %469 = trunc i64 %464 to i32
  %470 = select i1 %468, i32 %469, i32 %466
  br label %471

471:                                              ; preds = %463, %450
  %472 = phi i32 [ %470, %463 ], [ %452, %450 ]
  store i32 %472, ptr %36, align 8, !tbaa !32
  store i32 1, ptr %37, align 4, !tbaa !33
  store i32 1, ptr %38, align 8, !tbaa !34
  %473 = getelementptr inbounds %struct.kernel, ptr %442, i64 0, i32 3, i64 %443, i32 3
  %474 = load i32, ptr %473, align 4, !tbaa !31
  store i32 %474, ptr %39, align 4, !tbaa !35
  store i32 1, ptr %40, align 8, !tbaa !36
  store i32 1, ptr %41, align 4, !tbaa !37
  %475 = getelementptr inbounds %struct.kernel, ptr %442, i64 0, i32 3, i64 %443, i32 4
  %476 = load i32, ptr %475, align 8, !tbaa !38
  store i32 %476, ptr %42, align 8, !tbaa !39
  store ptr %6, ptr %43, align 8, !tbaa !40
  store ptr null, ptr %44, align 8, !tbaa !41
  store ptr null, ptr %45, align 8, !tbaa !42
  store ptr null, ptr %46, align 8, !tbaa !43
  %477 = load ptr, ptr %426, align 8, !tbaa !3
  %478 = getelementptr inbounds %struct.device, ptr %477, i64 0, i32 24
  %479 = load ptr, ptr %478, align 8, !tbaa !137
  %480 = load ptr, ptr %430, align 8, !tbaa !3
  %481 = getelementptr inbounds %struct.graph, ptr %426, i64 0, i32 4, i64 %444
  %482 = load ptr, ptr %481, align 8, !tbaa !3
  %483 = call i32 %479(ptr noundef %480, ptr noundef %482, ptr noundef nonnull %7) #7
  %484 = icmp eq i32 %483, 0
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %7) #8
  br i1 %484, label %485, label %498

485:                                              ; preds = %471
  %486 = add i64 %444, 1
  %487 = add nuw i64 %443, 1
  %488 = load ptr, ptr %437, align 8, !tbaa !3
  %489 = load i64, ptr %488, align 8, !tbaa !15
  %490 = icmp ult i64 %487, %489
  br i1 %490, label %441, label %491, !llvm.loop !45

491:                                              ; preds = %485, %431
  %492 = phi i64 [ %433, %431 ], [ %486, %485 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #8
  %493 = getelementptr inbounds %struct.command, ptr %432, i64 0, i32 2
  %494 = load i32, ptr %493, align 4, !tbaa !17
  %495 = zext i32 %494 to i64
  %496 = getelementptr inbounds i8, ptr %432, i64 %495
  %497 = icmp ult ptr %496, %424
  br i1 %497, label %431, label %499, !llvm.loop !46

498:                                              ; preds = %471
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #8
  br label %543

499:                                              ; preds = %491
  %500 = load ptr, ptr %425, align 8, !tbaa !3
  br label %501

501:                                              ; preds = %499, %420
  %502 = phi ptr [ %500, %499 ], [ %426, %420 ]
  %503 = load ptr, ptr %0, align 8, !tbaa !48
  %504 = getelementptr inbounds %struct.device, ptr %503, i64 0, i32 25
  %505 = load ptr, ptr %504, align 8, !tbaa !138
  %506 = getelementptr inbounds %struct.graph, ptr %502, i64 0, i32 1
  %507 = load ptr, ptr %506, align 8, !tbaa !3
  %508 = load ptr, ptr %33, align 8, !tbaa !50
  %509 = call i32 %505(ptr noundef %507, ptr noundef %508) #7
  br label %543

510:                                              ; preds = %63
  %511 = getelementptr inbounds %struct.wait, ptr %65, i64 0, i32 1
  %512 = load ptr, ptr %511, align 8, !tbaa !71
  %513 = load ptr, ptr %33, align 8, !tbaa !50
  %514 = getelementptr inbounds %struct.wait, ptr %65, i64 0, i32 2
  %515 = load i64, ptr %514, align 8, !tbaa !72
  %516 = getelementptr inbounds %struct.queue, ptr %512, i64 0, i32 22
  %517 = call i32 @pthread_mutex_lock(ptr noundef nonnull %516) #7
  %518 = getelementptr inbounds %struct.queue, ptr %512, i64 0, i32 15
  br label %519

519:                                              ; preds = %523, %510
  %520 = phi ptr [ %518, %510 ], [ %521, %523 ]
  %521 = load ptr, ptr %520, align 8, !tbaa !3
  %522 = icmp eq ptr %521, null
  br i1 %522, label %534, label %523

523:                                              ; preds = %519
  %524 = getelementptr inbounds %struct.batch, ptr %521, i64 0, i32 1
  %525 = load i64, ptr %524, align 8, !tbaa !59
  %526 = icmp ult i64 %525, %515
  br i1 %526, label %519, label %527, !llvm.loop !139

527:                                              ; preds = %523
  %528 = load ptr, ptr %512, align 8, !tbaa !48
  %529 = getelementptr inbounds %struct.device, ptr %528, i64 0, i32 20
  %530 = load ptr, ptr %529, align 8, !tbaa !140
  %531 = getelementptr inbounds %struct.batch, ptr %521, i64 0, i32 6
  %532 = load ptr, ptr %531, align 8, !tbaa !86
  %533 = call i32 %530(ptr noundef %513, ptr noundef %532, i32 noundef 0) #7
  br label %534

534:                                              ; preds = %519, %527
  %535 = phi i32 [ %533, %527 ], [ 0, %519 ]
  %536 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %516) #7
  br label %543

537:                                              ; preds = %63
  %538 = load ptr, ptr %32, align 8, !tbaa !140
  %539 = load ptr, ptr %33, align 8, !tbaa !50
  %540 = getelementptr inbounds %struct.wait_event, ptr %65, i64 0, i32 1
  %541 = load ptr, ptr %540, align 8, !tbaa !141
  %542 = call i32 %538(ptr noundef %539, ptr noundef %541, i32 noundef 0) #7
  br label %543

543:                                              ; preds = %537, %534, %501, %498, %409, %397, %385, %367, %365, %318, %307, %282, %263, %252, %241, %231, %229, %63
  %544 = phi i32 [ 0, %63 ], [ %542, %537 ], [ %535, %534 ], [ %380, %367 ], [ %366, %365 ], [ %281, %263 ], [ %262, %252 ], [ %251, %241 ], [ %240, %231 ], [ %230, %229 ], [ %295, %282 ], [ 0, %318 ], [ 2, %307 ], [ %419, %409 ], [ %408, %397 ], [ %396, %385 ], [ %509, %501 ], [ %483, %498 ]
  %545 = load ptr, ptr %58, align 8, !tbaa !104
  %546 = icmp eq ptr %545, null
  br i1 %546, label %594, label %547

547:                                              ; preds = %543
  %548 = load i16, ptr %66, align 2, !tbaa !90
  %549 = icmp eq i16 %548, 0
  %550 = icmp ne i32 %544, 0
  %551 = select i1 %549, i1 true, i1 %550
  br i1 %551, label %594, label %552

552:                                              ; preds = %547
  %553 = load i32, ptr %59, align 4, !tbaa !143
  %554 = load i32, ptr %61, align 8, !tbaa !102
  %555 = icmp ugt i32 %553, %554
  br i1 %555, label %582, label %556

556:                                              ; preds = %552
  %557 = icmp eq i32 %553, 0
  %558 = shl i32 %553, 1
  %559 = select i1 %557, i32 16, i32 %558
  %560 = load ptr, ptr %60, align 8, !tbaa !3
  %561 = zext i32 %559 to i64
  %562 = shl nuw nsw i64 %561, 3
  %563 = call ptr @realloc(ptr noundef %560, i64 noundef %562) #7
  %564 = icmp eq ptr %563, null
  br i1 %564, label %611, label %565

565:                                              ; preds = %556
  store ptr %563, ptr %60, align 8, !tbaa !3
  %566 = load i32, ptr %59, align 4, !tbaa !143
  %567 = icmp ult i32 %566, %559
  br i1 %567, label %568, label %582

568:                                              ; preds = %565, %578
  %569 = phi i32 [ %580, %578 ], [ %566, %565 ]
  %570 = load ptr, ptr %0, align 8, !tbaa !48
  %571 = getelementptr inbounds %struct.device, ptr %570, i64 0, i32 14
  %572 = load ptr, ptr %571, align 8, !tbaa !99
  %573 = load ptr, ptr %60, align 8, !tbaa !144
  %574 = zext i32 %569 to i64
  %575 = getelementptr inbounds ptr, ptr %573, i64 %574
  %576 = call i32 %572(ptr noundef %575, i32 noundef 0) #7
  %577 = icmp eq i32 %576, 0
  br i1 %577, label %578, label %611

578:                                              ; preds = %568
  %579 = load i32, ptr %59, align 4, !tbaa !143
  %580 = add i32 %579, 1
  store i32 %580, ptr %59, align 4, !tbaa !143
  %581 = icmp ult i32 %580, %559
  br i1 %581, label %568, label %582, !llvm.loop !145

582:                                              ; preds = %578, %565, %552
  %583 = load ptr, ptr %0, align 8, !tbaa !48
  %584 = getelementptr inbounds %struct.device, ptr %583, i64 0, i32 16
  %585 = load ptr, ptr %584, align 8, !tbaa !146
  %586 = load ptr, ptr %60, align 8, !tbaa !144
  %587 = load i32, ptr %61, align 8, !tbaa !102
  %588 = add i32 %587, 1
  store i32 %588, ptr %61, align 8, !tbaa !102
  %589 = zext i32 %587 to i64
  %590 = getelementptr inbounds ptr, ptr %586, i64 %589
  %591 = load ptr, ptr %590, align 8, !tbaa !3
  %592 = load ptr, ptr %33, align 8, !tbaa !50
  %593 = call i32 %585(ptr noundef %591, ptr noundef %592) #7
  br label %594

594:                                              ; preds = %582, %547, %543
  %595 = phi i32 [ %544, %547 ], [ %544, %543 ], [ %593, %582 ]
  %596 = getelementptr inbounds %struct.command, ptr %65, i64 0, i32 2
  %597 = load i32, ptr %596, align 4, !tbaa !17
  %598 = zext i32 %597 to i64
  %599 = getelementptr inbounds i8, ptr %65, i64 %598
  %600 = icmp ult ptr %599, %24
  %601 = icmp eq i32 %595, 0
  %602 = select i1 %600, i1 %601, i1 false
  br i1 %602, label %63, label %62, !llvm.loop !147

603:                                              ; preds = %62, %18
  %604 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 16
  %605 = load ptr, ptr %604, align 8, !tbaa !146
  %606 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 6
  %607 = load ptr, ptr %606, align 8, !tbaa !86
  %608 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %609 = load ptr, ptr %608, align 8, !tbaa !50
  %610 = call i32 %605(ptr noundef %607, ptr noundef %609) #7
  br label %611

611:                                              ; preds = %556, %568, %603, %62
  %612 = phi i32 [ %610, %603 ], [ %595, %62 ], [ %576, %568 ], [ 2, %556 ]
  %613 = load ptr, ptr %0, align 8, !tbaa !48
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #8
  %614 = getelementptr inbounds %struct.device, ptr %613, i64 0, i32 1
  %615 = load ptr, ptr %614, align 8, !tbaa !14
  %616 = call i32 %615(ptr noundef nonnull %3) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #8
  %617 = icmp eq i32 %612, 0
  br i1 %617, label %622, label %618

618:                                              ; preds = %2, %611
  %619 = phi i32 [ %612, %611 ], [ %16, %2 ]
  %620 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %621 = cmpxchg ptr %620, i32 0, i32 %619 seq_cst seq_cst, align 4
  br label %622

622:                                              ; preds = %618, %611
  %623 = phi i1 [ false, %618 ], [ true, %611 ]
  %624 = phi i32 [ %619, %618 ], [ 0, %611 ]
  %625 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %626 = call i32 @pthread_mutex_lock(ptr noundef nonnull %625) #7
  store ptr null, ptr %1, align 8, !tbaa !66
  %627 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %628 = load ptr, ptr %627, align 8, !tbaa !52
  store ptr %1, ptr %628, align 8, !tbaa !3
  store ptr %1, ptr %627, align 8, !tbaa !52
  br i1 %623, label %629, label %639

629:                                              ; preds = %622
  %630 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 5
  %631 = load i64, ptr %630, align 8, !tbaa !65
  %632 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %633 = load i64, ptr %632, align 8, !tbaa !64
  %634 = add i64 %633, %631
  store i64 %634, ptr %632, align 8, !tbaa !64
  %635 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 11
  store i32 1, ptr %635, align 4, !tbaa !87
  %636 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %637 = load i64, ptr %636, align 8, !tbaa !59
  %638 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  store i64 %637, ptr %638, align 8, !tbaa !73
  br label %639

639:                                              ; preds = %629, %622
  %640 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  store i32 0, ptr %640, align 8, !tbaa !63
  %641 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %642 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %641) #7
  %643 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %644 = load atomic i64, ptr %643 seq_cst, align 8
  %645 = icmp eq i64 %644, 0
  br i1 %645, label %646, label %654

646:                                              ; preds = %639
  %647 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %648 = load i32, ptr %647, align 4, !tbaa !83
  %649 = icmp eq i32 %648, 0
  br i1 %649, label %650, label %654

650:                                              ; preds = %646
  %651 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %652 = load ptr, ptr %651, align 8, !tbaa !62
  %653 = icmp eq ptr %652, null
  br i1 %653, label %661, label %654

654:                                              ; preds = %650, %646, %639
  %655 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %656 = load i32, ptr %655, align 8, !tbaa !89
  %657 = icmp eq i32 %656, 0
  br i1 %657, label %661, label %658

658:                                              ; preds = %654
  %659 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %660 = call i32 @pthread_cond_signal(ptr noundef nonnull %659) #7
  br label %661

661:                                              ; preds = %658, %654, %650
  %662 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %625) #7
  ret i32 %624
}

; Function Attrs: nounwind
define dso_local i64 @queue_completed(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = alloca float, align 4
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %5 = load atomic i32, ptr %4 seq_cst, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %206

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %9 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #7
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %11 = load ptr, ptr %10, align 8, !tbaa !148
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %13 = load i64, ptr %12, align 8, !tbaa !56
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #7
  %15 = icmp eq ptr %11, null
  br i1 %15, label %206, label %16

16:                                               ; preds = %7
  %17 = load ptr, ptr %0, align 8, !tbaa !48
  %18 = load ptr, ptr %17, align 8, !tbaa !7
  %19 = getelementptr inbounds %struct.device, ptr %17, i64 0, i32 28
  %20 = load ptr, ptr %19, align 8, !tbaa !11
  %21 = tail call i32 %18(ptr noundef %20) #7
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %185

23:                                               ; preds = %16
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %27 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %28 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  br label %32

32:                                               ; preds = %23, %181
  %33 = phi i64 [ %13, %23 ], [ %183, %181 ]
  %34 = phi ptr [ %11, %23 ], [ %163, %181 ]
  %35 = getelementptr inbounds %struct.batch, ptr %34, i64 0, i32 1
  %36 = load i64, ptr %35, align 8, !tbaa !59
  %37 = icmp ugt i64 %36, %33
  br i1 %37, label %38, label %46

38:                                               ; preds = %32
  %39 = load ptr, ptr %0, align 8, !tbaa !48
  %40 = getelementptr inbounds %struct.device, ptr %39, i64 0, i32 17
  %41 = load ptr, ptr %40, align 8, !tbaa !149
  %42 = getelementptr inbounds %struct.batch, ptr %34, i64 0, i32 6
  %43 = load ptr, ptr %42, align 8, !tbaa !86
  %44 = call i32 %41(ptr noundef %43) #7
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %185

46:                                               ; preds = %32, %38
  %47 = getelementptr inbounds %struct.batch, ptr %34, i64 0, i32 12
  %48 = load i32, ptr %47, align 8, !tbaa !103
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %52, label %50

50:                                               ; preds = %46
  %51 = getelementptr inbounds %struct.batch, ptr %34, i64 0, i32 14
  br label %56

52:                                               ; preds = %90, %46
  %53 = getelementptr inbounds %struct.batch, ptr %34, i64 0, i32 15
  %54 = load i32, ptr %53, align 8, !tbaa !102
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %146, label %95

56:                                               ; preds = %90, %50
  %57 = phi i64 [ 0, %50 ], [ %91, %90 ]
  %58 = load ptr, ptr %51, align 8, !tbaa !111
  %59 = getelementptr inbounds %struct.harvest, ptr %58, i64 %57
  %60 = load ptr, ptr %59, align 8, !tbaa !150
  %61 = icmp eq ptr %60, null
  %62 = getelementptr inbounds %struct.harvest, ptr %58, i64 %57, i32 1
  %63 = load ptr, ptr %62, align 8, !tbaa !152
  br i1 %61, label %68, label %64

64:                                               ; preds = %56
  %65 = getelementptr inbounds %struct.harvest, ptr %58, i64 %57, i32 2
  %66 = load i64, ptr %65, align 8, !tbaa !153
  %67 = call ptr @memcpy(ptr noundef nonnull %60, ptr noundef %63, i64 noundef %66) #7
  br label %90

68:                                               ; preds = %56
  %69 = getelementptr inbounds i8, ptr %63, i64 2312
  %70 = load i64, ptr %69, align 8, !tbaa !15
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %90, label %72

72:                                               ; preds = %68
  %73 = getelementptr inbounds %struct.harvest, ptr %58, i64 %57, i32 3
  %74 = load i64, ptr %73, align 8, !tbaa !154
  %75 = call ptr @calloc(i64 noundef 1, i64 noundef 2328) #7
  %76 = icmp eq ptr %75, null
  br i1 %76, label %90, label %77

77:                                               ; preds = %72
  %78 = getelementptr inbounds %struct.failure, ptr %75, i64 0, i32 1
  store i64 %74, ptr %78, align 8, !tbaa !78
  %79 = getelementptr inbounds %struct.failure, ptr %75, i64 0, i32 2
  store i64 0, ptr %79, align 8, !tbaa !80
  %80 = getelementptr inbounds %struct.failure, ptr %75, i64 0, i32 3
  %81 = call ptr @memcpy(ptr noundef nonnull %80, ptr noundef nonnull %63, i64 noundef 2048) #7
  %82 = getelementptr inbounds %struct.failure, ptr %75, i64 0, i32 4
  %83 = getelementptr inbounds i8, ptr %63, i64 2048
  %84 = call ptr @memcpy(ptr noundef nonnull %82, ptr noundef nonnull %83, i64 noundef 256) #7
  %85 = call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #7
  %86 = load ptr, ptr %24, align 8, !tbaa !54
  store ptr %75, ptr %86, align 8, !tbaa !3
  store ptr %75, ptr %24, align 8, !tbaa !54
  %87 = load i32, ptr %25, align 8, !tbaa !81
  %88 = add i32 %87, 1
  store atomic i32 %88, ptr %25 seq_cst, align 8
  %89 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #7
  br label %90

90:                                               ; preds = %77, %72, %68, %64
  %91 = add nuw nsw i64 %57, 1
  %92 = load i32, ptr %47, align 8, !tbaa !103
  %93 = zext i32 %92 to i64
  %94 = icmp ult i64 %91, %93
  br i1 %94, label %56, label %52, !llvm.loop !155

95:                                               ; preds = %52
  %96 = load ptr, ptr %0, align 8, !tbaa !48
  %97 = getelementptr inbounds %struct.device, ptr %96, i64 0, i32 30
  %98 = call i32 @pthread_mutex_lock(ptr noundef nonnull %97) #7
  %99 = load i32, ptr %53, align 8, !tbaa !102
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %139, label %101

101:                                              ; preds = %95
  %102 = getelementptr inbounds %struct.device, ptr %96, i64 0, i32 19
  %103 = getelementptr inbounds %struct.device, ptr %96, i64 0, i32 31
  %104 = getelementptr inbounds %struct.batch, ptr %34, i64 0, i32 17
  %105 = getelementptr inbounds %struct.device, ptr %96, i64 0, i32 32
  %106 = getelementptr inbounds %struct.batch, ptr %34, i64 0, i32 18
  br label %110

107:                                              ; preds = %110
  %108 = icmp eq i32 %125, 0
  %109 = select i1 %108, i1 true, i1 %128
  br i1 %109, label %141, label %130

110:                                              ; preds = %110, %101
  %111 = phi i64 [ 0, %101 ], [ %124, %110 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #8
  %112 = load ptr, ptr %102, align 8, !tbaa !156
  %113 = load ptr, ptr %103, align 8, !tbaa !157
  %114 = load ptr, ptr %104, align 8, !tbaa !144
  %115 = getelementptr inbounds ptr, ptr %114, i64 %111
  %116 = load ptr, ptr %115, align 8, !tbaa !3
  %117 = call i32 %112(ptr noundef nonnull %3, ptr noundef %113, ptr noundef %116) #7
  %118 = load double, ptr %105, align 8, !tbaa !158
  %119 = load float, ptr %3, align 4, !tbaa !159
  %120 = fpext float %119 to double
  %121 = call double @llvm.fmuladd.f64(double %120, double 1.000000e-03, double %118)
  %122 = load ptr, ptr %106, align 8, !tbaa !104
  %123 = getelementptr inbounds double, ptr %122, i64 %111
  store double %121, ptr %123, align 8, !tbaa !161
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #8
  %124 = add nuw nsw i64 %111, 1
  %125 = load i32, ptr %53, align 8, !tbaa !102
  %126 = zext i32 %125 to i64
  %127 = icmp uge i64 %124, %126
  %128 = icmp ne i32 %117, 0
  %129 = select i1 %127, i1 true, i1 %128
  br i1 %129, label %107, label %110, !llvm.loop !162

130:                                              ; preds = %107
  %131 = load ptr, ptr %104, align 8, !tbaa !144
  %132 = add i32 %125, -1
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds ptr, ptr %131, i64 %133
  %135 = load ptr, ptr %103, align 8, !tbaa !157
  %136 = getelementptr inbounds double, ptr %122, i64 %133
  %137 = load double, ptr %136, align 8, !tbaa !161
  store double %137, ptr %105, align 8, !tbaa !158
  %138 = load ptr, ptr %134, align 8, !tbaa !3
  store ptr %138, ptr %103, align 8, !tbaa !157
  store ptr %135, ptr %134, align 8, !tbaa !3
  br label %139

139:                                              ; preds = %130, %95
  %140 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %97) #7
  br label %146

141:                                              ; preds = %107
  %142 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %97) #7
  %143 = icmp eq i32 %117, 0
  br i1 %143, label %146, label %144

144:                                              ; preds = %141
  %145 = cmpxchg ptr %4, i32 0, i32 %117 seq_cst seq_cst, align 4
  br label %146

146:                                              ; preds = %52, %139, %141, %144
  %147 = call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #7
  %148 = getelementptr inbounds %struct.batch, ptr %34, i64 0, i32 11
  %149 = load i32, ptr %148, align 4, !tbaa !87
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %156, label %151

151:                                              ; preds = %146
  %152 = getelementptr inbounds %struct.batch, ptr %34, i64 0, i32 5
  %153 = load i64, ptr %152, align 8, !tbaa !65
  %154 = load i64, ptr %26, align 8, !tbaa !64
  %155 = sub i64 %154, %153
  store i64 %155, ptr %26, align 8, !tbaa !64
  br label %156

156:                                              ; preds = %151, %146
  store i32 0, ptr %148, align 4, !tbaa !87
  %157 = load i64, ptr %35, align 8, !tbaa !59
  %158 = load i64, ptr %12, align 8, !tbaa !56
  %159 = icmp ugt i64 %157, %158
  br i1 %159, label %160, label %161

160:                                              ; preds = %156
  store atomic i64 %157, ptr %12 seq_cst, align 8
  br label %161

161:                                              ; preds = %156, %160
  %162 = phi i64 [ %158, %156 ], [ %157, %160 ]
  %163 = load ptr, ptr %34, align 8, !tbaa !66
  store ptr %163, ptr %10, align 8, !tbaa !148
  %164 = icmp eq ptr %163, null
  br i1 %164, label %165, label %166

165:                                              ; preds = %161
  store ptr %10, ptr %27, align 8, !tbaa !52
  br label %166

166:                                              ; preds = %165, %161
  %167 = getelementptr inbounds %struct.batch, ptr %34, i64 0, i32 10
  %168 = load i32, ptr %167, align 8, !tbaa !84
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %171, label %170

170:                                              ; preds = %166
  store i32 2, ptr %167, align 8, !tbaa !84
  br label %173

171:                                              ; preds = %166
  %172 = load ptr, ptr %28, align 8, !tbaa !88
  store ptr %172, ptr %34, align 8, !tbaa !66
  store ptr %34, ptr %28, align 8, !tbaa !88
  br label %173

173:                                              ; preds = %170, %171
  %174 = load ptr, ptr %29, align 8, !tbaa !62
  %175 = icmp eq ptr %174, null
  br i1 %175, label %181, label %176

176:                                              ; preds = %173
  %177 = load i32, ptr %30, align 8, !tbaa !89
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %181, label %179

179:                                              ; preds = %176
  %180 = call i32 @pthread_cond_signal(ptr noundef nonnull %31) #7
  br label %181

181:                                              ; preds = %179, %176, %173
  %182 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #7
  %183 = call i64 @llvm.umax.i64(i64 %162, i64 %33)
  %184 = icmp eq ptr %163, null
  br i1 %184, label %195, label %32, !llvm.loop !163

185:                                              ; preds = %38, %16
  %186 = phi ptr [ %11, %16 ], [ %34, %38 ]
  %187 = phi i32 [ %21, %16 ], [ %44, %38 ]
  %188 = load ptr, ptr %0, align 8, !tbaa !48
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #8
  %189 = getelementptr inbounds %struct.device, ptr %188, i64 0, i32 1
  %190 = load ptr, ptr %189, align 8, !tbaa !14
  %191 = call i32 %190(ptr noundef nonnull %2) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #8
  %192 = icmp eq i32 %187, 600
  br i1 %192, label %200, label %193

193:                                              ; preds = %185
  %194 = cmpxchg ptr %4, i32 0, i32 %187 seq_cst seq_cst, align 4
  br label %206

195:                                              ; preds = %181
  %196 = load ptr, ptr %0, align 8, !tbaa !48
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #8
  %197 = getelementptr inbounds %struct.device, ptr %196, i64 0, i32 1
  %198 = load ptr, ptr %197, align 8, !tbaa !14
  %199 = call i32 %198(ptr noundef nonnull %2) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #8
  br label %206

200:                                              ; preds = %185
  %201 = getelementptr inbounds %struct.batch, ptr %186, i64 0, i32 1
  %202 = load i64, ptr %201, align 8, !tbaa !59
  %203 = getelementptr inbounds %struct.batch, ptr %186, i64 0, i32 2
  %204 = load i64, ptr %203, align 8, !tbaa !100
  %205 = sub i64 %202, %204
  br label %206

206:                                              ; preds = %195, %7, %200, %193, %1
  %207 = phi i64 [ -1, %1 ], [ %13, %7 ], [ -1, %193 ], [ %205, %200 ], [ %183, %195 ]
  ret i64 %207
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @queue_result(ptr nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %3 = load atomic i32, ptr %2 seq_cst, align 4
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @queue_failed(ptr nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %3 = load atomic i32, ptr %2 seq_cst, align 8
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local void @queue_take_failure(ptr noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #7
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %6 = load ptr, ptr %5, align 8, !tbaa !164
  %7 = load ptr, ptr %6, align 8, !tbaa !165
  store ptr %7, ptr %5, align 8, !tbaa !164
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %11

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  store ptr %5, ptr %10, align 8, !tbaa !54
  br label %11

11:                                               ; preds = %9, %2
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %13 = load i32, ptr %12, align 8, !tbaa !81
  %14 = add i32 %13, -1
  store atomic i32 %14, ptr %12 seq_cst, align 8
  %15 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #7
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2328) %1, ptr noundef nonnull align 8 dereferenceable(2328) %6, i64 2328, i1 false), !tbaa.struct !166
  tail call void @free(ptr noundef nonnull %6) #7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind
define dso_local i32 @queue_arm(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #7
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %6 = load i64, ptr %5, align 8, !tbaa !56
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
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
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
  %7 = load i64, ptr %4, align 8, !tbaa !74
  %8 = mul i64 %7, 1000000000
  %9 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %10 = load i64, ptr %9, align 8, !tbaa !76
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #8
  %11 = add i64 %10, %2
  %12 = add i64 %11, %8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #8
  %13 = udiv i64 %12, 1000000000
  store i64 %13, ptr %5, align 8, !tbaa !74
  %14 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %15 = urem i64 %12, 1000000000
  store i64 %15, ptr %14, align 8, !tbaa !76
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %17 = call i32 @pthread_mutex_lock(ptr noundef nonnull %16) #7
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %19 = load i32, ptr %18, align 4, !tbaa !83
  %20 = add i32 %19, 1
  store i32 %20, ptr %18, align 4, !tbaa !83
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %22 = load i32, ptr %21, align 8, !tbaa !89
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %27, label %24

24:                                               ; preds = %3
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %26 = call i32 @pthread_cond_signal(ptr noundef nonnull %25) #7
  br label %27

27:                                               ; preds = %3, %24
  %28 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %30 = load i64, ptr %29, align 8, !tbaa !56
  %31 = icmp ult i64 %30, %1
  br i1 %31, label %32, label %50

32:                                               ; preds = %27
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %34 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  br label %35

35:                                               ; preds = %32, %44
  %36 = phi i32 [ 0, %32 ], [ %45, %44 ]
  %37 = load atomic i32, ptr %28 seq_cst, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %48

39:                                               ; preds = %35
  %40 = load i32, ptr %33, align 8, !tbaa !55
  %41 = icmp eq i32 %40, 0
  %42 = icmp eq i32 %36, 0
  %43 = select i1 %41, i1 %42, i1 false
  br i1 %43, label %44, label %48

44:                                               ; preds = %39
  %45 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %34, ptr noundef nonnull %16, i32 noundef 1, ptr noundef nonnull %5) #7
  %46 = load i64, ptr %29, align 8, !tbaa !56
  %47 = icmp ult i64 %46, %1
  br i1 %47, label %35, label %48, !llvm.loop !168

48:                                               ; preds = %39, %35, %44
  %49 = load i64, ptr %29, align 8, !tbaa !56
  br label %50

50:                                               ; preds = %48, %27
  %51 = phi i64 [ %49, %48 ], [ %30, %27 ]
  %52 = load i32, ptr %18, align 4, !tbaa !83
  %53 = add i32 %52, -1
  store i32 %53, ptr %18, align 4, !tbaa !83
  %54 = icmp uge i64 %51, %1
  %55 = zext i1 %54 to i32
  %56 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %16) #7
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #8
  ret i32 %55
}

declare i32 @pthread_cond_clockwait(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local void @queue_await_handed(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #7
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %9 = load i64, ptr %8, align 8, !tbaa !73
  %10 = icmp ult i64 %9, %1
  br i1 %10, label %11, label %26

11:                                               ; preds = %2
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  br label %13

13:                                               ; preds = %11, %22
  %14 = load atomic i32, ptr %5 seq_cst, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %26

16:                                               ; preds = %13
  %17 = load i32, ptr %6, align 8, !tbaa !55
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %16
  %20 = load i32, ptr %7, align 4, !tbaa !58
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %19
  %23 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %3) #7
  %24 = load i64, ptr %8, align 8, !tbaa !73
  %25 = icmp ult i64 %24, %1
  br i1 %25, label %13, label %26, !llvm.loop !169

26:                                               ; preds = %19, %22, %13, %16, %2
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #7
  ret void
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local i32 @queue_hold_stream(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca ptr, align 8
  %5 = load ptr, ptr %0, align 8, !tbaa !48
  %6 = load ptr, ptr %5, align 8, !tbaa !7
  %7 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 28
  %8 = load ptr, ptr %7, align 8, !tbaa !11
  %9 = tail call i32 %6(ptr noundef %8) #7
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %37

11:                                               ; preds = %3
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
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
  %21 = load i64, ptr %20, align 8, !tbaa !59
  %22 = icmp ult i64 %21, %2
  br i1 %22, label %15, label %23, !llvm.loop !139

23:                                               ; preds = %19
  %24 = load ptr, ptr %0, align 8, !tbaa !48
  %25 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 20
  %26 = load ptr, ptr %25, align 8, !tbaa !140
  %27 = getelementptr inbounds %struct.batch, ptr %17, i64 0, i32 6
  %28 = load ptr, ptr %27, align 8, !tbaa !86
  %29 = tail call i32 %26(ptr noundef %1, ptr noundef %28, i32 noundef 0) #7
  br label %30

30:                                               ; preds = %15, %23
  %31 = phi i32 [ %29, %23 ], [ 0, %15 ]
  %32 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %12) #7
  %33 = load ptr, ptr %0, align 8, !tbaa !48
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
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #7
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  store atomic i32 1, ptr %4 seq_cst, align 4
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  store ptr null, ptr %5, align 8, !tbaa !62
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  store ptr %5, ptr %6, align 8, !tbaa !53
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %8 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %7) #7
  %9 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #7
  ret void
}

declare i32 @pthread_cond_broadcast(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local i64 @queue_handed(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #7
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %5 = load i64, ptr %4, align 8, !tbaa !73
  %6 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #7
  ret i64 %5
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #7
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  store i32 1, ptr %5, align 8, !tbaa !55
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %7 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %6) #7
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %9 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %8) #7
  %10 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #7
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %12 = load i64, ptr %11, align 8, !tbaa !170
  %13 = tail call i32 @pthread_join(i64 noundef %12, ptr noundef null) #7
  %14 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #7
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %16 = load ptr, ptr %15, align 8, !tbaa !148
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %18 = load ptr, ptr %17, align 8, !tbaa !88
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %20 = load ptr, ptr %19, align 8, !tbaa !62
  store ptr null, ptr %19, align 8, !tbaa !62
  store ptr null, ptr %17, align 8, !tbaa !88
  store ptr null, ptr %15, align 8, !tbaa !148
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store ptr %15, ptr %21, align 8, !tbaa !52
  %22 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #7
  %23 = load ptr, ptr %0, align 8, !tbaa !48
  %24 = load ptr, ptr %23, align 8, !tbaa !7
  %25 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 28
  %26 = load ptr, ptr %25, align 8, !tbaa !11
  %27 = tail call i32 %24(ptr noundef %26) #7
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %157

29:                                               ; preds = %1
  %30 = icmp eq ptr %16, null
  br i1 %30, label %70, label %31

31:                                               ; preds = %29, %45
  %32 = phi ptr [ %33, %45 ], [ %16, %29 ]
  %33 = load ptr, ptr %32, align 8, !tbaa !66
  %34 = load ptr, ptr %0, align 8, !tbaa !48
  %35 = getelementptr inbounds %struct.device, ptr %34, i64 0, i32 15
  %36 = load ptr, ptr %35, align 8, !tbaa !171
  %37 = getelementptr inbounds %struct.batch, ptr %32, i64 0, i32 6
  %38 = load ptr, ptr %37, align 8, !tbaa !86
  %39 = tail call i32 %36(ptr noundef %38) #7
  %40 = getelementptr inbounds %struct.batch, ptr %32, i64 0, i32 16
  %41 = load i32, ptr %40, align 4, !tbaa !143
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %45, label %43

43:                                               ; preds = %31
  %44 = getelementptr inbounds %struct.batch, ptr %32, i64 0, i32 17
  br label %57

45:                                               ; preds = %57, %31
  %46 = load ptr, ptr %0, align 8, !tbaa !48
  %47 = getelementptr inbounds %struct.device, ptr %46, i64 0, i32 13
  %48 = load ptr, ptr %47, align 8, !tbaa !172
  %49 = getelementptr inbounds %struct.batch, ptr %32, i64 0, i32 7
  %50 = load ptr, ptr %49, align 8, !tbaa !106
  %51 = tail call i32 %48(ptr noundef %50) #7
  %52 = getelementptr inbounds %struct.batch, ptr %32, i64 0, i32 14
  %53 = load ptr, ptr %52, align 8, !tbaa !111
  tail call void @free(ptr noundef %53) #7
  %54 = getelementptr inbounds %struct.batch, ptr %32, i64 0, i32 17
  %55 = load ptr, ptr %54, align 8, !tbaa !144
  tail call void @free(ptr noundef %55) #7
  tail call void @free(ptr noundef nonnull %32) #7
  %56 = icmp eq ptr %33, null
  br i1 %56, label %70, label %31, !llvm.loop !173

57:                                               ; preds = %57, %43
  %58 = phi i64 [ 0, %43 ], [ %66, %57 ]
  %59 = load ptr, ptr %0, align 8, !tbaa !48
  %60 = getelementptr inbounds %struct.device, ptr %59, i64 0, i32 15
  %61 = load ptr, ptr %60, align 8, !tbaa !171
  %62 = load ptr, ptr %44, align 8, !tbaa !144
  %63 = getelementptr inbounds ptr, ptr %62, i64 %58
  %64 = load ptr, ptr %63, align 8, !tbaa !3
  %65 = tail call i32 %61(ptr noundef %64) #7
  %66 = add nuw nsw i64 %58, 1
  %67 = load i32, ptr %40, align 4, !tbaa !143
  %68 = zext i32 %67 to i64
  %69 = icmp ult i64 %66, %68
  br i1 %69, label %57, label %45, !llvm.loop !174

70:                                               ; preds = %45, %29
  %71 = icmp eq ptr %18, null
  br i1 %71, label %111, label %72

72:                                               ; preds = %70, %86
  %73 = phi ptr [ %74, %86 ], [ %18, %70 ]
  %74 = load ptr, ptr %73, align 8, !tbaa !66
  %75 = load ptr, ptr %0, align 8, !tbaa !48
  %76 = getelementptr inbounds %struct.device, ptr %75, i64 0, i32 15
  %77 = load ptr, ptr %76, align 8, !tbaa !171
  %78 = getelementptr inbounds %struct.batch, ptr %73, i64 0, i32 6
  %79 = load ptr, ptr %78, align 8, !tbaa !86
  %80 = tail call i32 %77(ptr noundef %79) #7
  %81 = getelementptr inbounds %struct.batch, ptr %73, i64 0, i32 16
  %82 = load i32, ptr %81, align 4, !tbaa !143
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %86, label %84

84:                                               ; preds = %72
  %85 = getelementptr inbounds %struct.batch, ptr %73, i64 0, i32 17
  br label %98

86:                                               ; preds = %98, %72
  %87 = load ptr, ptr %0, align 8, !tbaa !48
  %88 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 13
  %89 = load ptr, ptr %88, align 8, !tbaa !172
  %90 = getelementptr inbounds %struct.batch, ptr %73, i64 0, i32 7
  %91 = load ptr, ptr %90, align 8, !tbaa !106
  %92 = tail call i32 %89(ptr noundef %91) #7
  %93 = getelementptr inbounds %struct.batch, ptr %73, i64 0, i32 14
  %94 = load ptr, ptr %93, align 8, !tbaa !111
  tail call void @free(ptr noundef %94) #7
  %95 = getelementptr inbounds %struct.batch, ptr %73, i64 0, i32 17
  %96 = load ptr, ptr %95, align 8, !tbaa !144
  tail call void @free(ptr noundef %96) #7
  tail call void @free(ptr noundef nonnull %73) #7
  %97 = icmp eq ptr %74, null
  br i1 %97, label %111, label %72, !llvm.loop !173

98:                                               ; preds = %98, %84
  %99 = phi i64 [ 0, %84 ], [ %107, %98 ]
  %100 = load ptr, ptr %0, align 8, !tbaa !48
  %101 = getelementptr inbounds %struct.device, ptr %100, i64 0, i32 15
  %102 = load ptr, ptr %101, align 8, !tbaa !171
  %103 = load ptr, ptr %85, align 8, !tbaa !144
  %104 = getelementptr inbounds ptr, ptr %103, i64 %99
  %105 = load ptr, ptr %104, align 8, !tbaa !3
  %106 = tail call i32 %102(ptr noundef %105) #7
  %107 = add nuw nsw i64 %99, 1
  %108 = load i32, ptr %81, align 4, !tbaa !143
  %109 = zext i32 %108 to i64
  %110 = icmp ult i64 %107, %109
  br i1 %110, label %98, label %86, !llvm.loop !174

111:                                              ; preds = %86, %70
  %112 = icmp eq ptr %20, null
  br i1 %112, label %152, label %113

113:                                              ; preds = %111, %127
  %114 = phi ptr [ %115, %127 ], [ %20, %111 ]
  %115 = load ptr, ptr %114, align 8, !tbaa !66
  %116 = load ptr, ptr %0, align 8, !tbaa !48
  %117 = getelementptr inbounds %struct.device, ptr %116, i64 0, i32 15
  %118 = load ptr, ptr %117, align 8, !tbaa !171
  %119 = getelementptr inbounds %struct.batch, ptr %114, i64 0, i32 6
  %120 = load ptr, ptr %119, align 8, !tbaa !86
  %121 = tail call i32 %118(ptr noundef %120) #7
  %122 = getelementptr inbounds %struct.batch, ptr %114, i64 0, i32 16
  %123 = load i32, ptr %122, align 4, !tbaa !143
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %127, label %125

125:                                              ; preds = %113
  %126 = getelementptr inbounds %struct.batch, ptr %114, i64 0, i32 17
  br label %139

127:                                              ; preds = %139, %113
  %128 = load ptr, ptr %0, align 8, !tbaa !48
  %129 = getelementptr inbounds %struct.device, ptr %128, i64 0, i32 13
  %130 = load ptr, ptr %129, align 8, !tbaa !172
  %131 = getelementptr inbounds %struct.batch, ptr %114, i64 0, i32 7
  %132 = load ptr, ptr %131, align 8, !tbaa !106
  %133 = tail call i32 %130(ptr noundef %132) #7
  %134 = getelementptr inbounds %struct.batch, ptr %114, i64 0, i32 14
  %135 = load ptr, ptr %134, align 8, !tbaa !111
  tail call void @free(ptr noundef %135) #7
  %136 = getelementptr inbounds %struct.batch, ptr %114, i64 0, i32 17
  %137 = load ptr, ptr %136, align 8, !tbaa !144
  tail call void @free(ptr noundef %137) #7
  tail call void @free(ptr noundef nonnull %114) #7
  %138 = icmp eq ptr %115, null
  br i1 %138, label %152, label %113, !llvm.loop !173

139:                                              ; preds = %139, %125
  %140 = phi i64 [ 0, %125 ], [ %148, %139 ]
  %141 = load ptr, ptr %0, align 8, !tbaa !48
  %142 = getelementptr inbounds %struct.device, ptr %141, i64 0, i32 15
  %143 = load ptr, ptr %142, align 8, !tbaa !171
  %144 = load ptr, ptr %126, align 8, !tbaa !144
  %145 = getelementptr inbounds ptr, ptr %144, i64 %140
  %146 = load ptr, ptr %145, align 8, !tbaa !3
  %147 = tail call i32 %143(ptr noundef %146) #7
  %148 = add nuw nsw i64 %140, 1
  %149 = load i32, ptr %122, align 4, !tbaa !143
  %150 = zext i32 %149 to i64
  %151 = icmp ult i64 %148, %150
  br i1 %151, label %139, label %127, !llvm.loop !174

152:                                              ; preds = %127, %111
  %153 = load ptr, ptr %0, align 8, !tbaa !48
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #8
  %154 = getelementptr inbounds %struct.device, ptr %153, i64 0, i32 1
  %155 = load ptr, ptr %154, align 8, !tbaa !14
  %156 = call i32 %155(ptr noundef nonnull %2) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #8
  br label %157

157:                                              ; preds = %1, %152
  ret void
}

declare i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #1

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %3 = load ptr, ptr %2, align 8, !tbaa !164
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %6

5:                                                ; preds = %6, %1
  tail call void @free(ptr noundef %0) #7
  ret void

6:                                                ; preds = %1, %6
  %7 = phi ptr [ %8, %6 ], [ %3, %1 ]
  %8 = load ptr, ptr %7, align 8, !tbaa !165
  tail call void @free(ptr noundef nonnull %7) #7
  %9 = icmp eq ptr %8, null
  br i1 %9, label %5, label %6, !llvm.loop !175
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
!8 = !{!"device", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !4, i64 40, !4, i64 48, !4, i64 56, !4, i64 64, !4, i64 72, !4, i64 80, !4, i64 88, !4, i64 96, !4, i64 104, !4, i64 112, !4, i64 120, !4, i64 128, !4, i64 136, !4, i64 144, !4, i64 152, !4, i64 160, !4, i64 168, !4, i64 176, !4, i64 184, !4, i64 192, !4, i64 200, !4, i64 208, !4, i64 216, !4, i64 224, !4, i64 232, !9, i64 240, !4, i64 304, !10, i64 312}
!9 = !{!"", !5, i64 0}
!10 = !{!"double", !5, i64 0}
!11 = !{!8, !4, i64 224}
!12 = !{!8, !4, i64 216}
!13 = !{!8, !4, i64 208}
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
!24 = !{!8, !4, i64 168}
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
!44 = !{!8, !4, i64 176}
!45 = distinct !{!45, !22}
!46 = distinct !{!46, !22}
!47 = !{!8, !4, i64 184}
!48 = !{!49, !4, i64 0}
!49 = !{!"queue", !4, i64 0, !4, i64 8, !20, i64 16, !20, i64 20, !16, i64 24, !16, i64 32, !16, i64 40, !16, i64 48, !16, i64 56, !20, i64 64, !20, i64 68, !20, i64 72, !20, i64 76, !20, i64 80, !4, i64 88, !4, i64 96, !4, i64 104, !4, i64 112, !4, i64 120, !4, i64 128, !4, i64 136, !20, i64 144, !9, i64 152, !9, i64 216, !9, i64 280}
!50 = !{!49, !4, i64 8}
!51 = !{!49, !20, i64 16}
!52 = !{!49, !4, i64 104}
!53 = !{!49, !4, i64 120}
!54 = !{!49, !4, i64 136}
!55 = !{!49, !20, i64 64}
!56 = !{!49, !16, i64 40}
!57 = distinct !{!57, !22}
!58 = !{!49, !20, i64 68}
!59 = !{!60, !16, i64 8}
!60 = !{!"batch", !4, i64 0, !16, i64 8, !16, i64 16, !4, i64 24, !16, i64 32, !16, i64 40, !4, i64 48, !4, i64 56, !16, i64 64, !16, i64 72, !20, i64 80, !20, i64 84, !20, i64 88, !20, i64 92, !4, i64 96, !20, i64 104, !20, i64 108, !4, i64 112, !4, i64 120}
!61 = distinct !{!61, !22}
!62 = !{!49, !4, i64 112}
!63 = !{!49, !20, i64 80}
!64 = !{!49, !16, i64 48}
!65 = !{!60, !16, i64 40}
!66 = !{!60, !4, i64 0}
!67 = !{!60, !4, i64 24}
!68 = !{!60, !16, i64 32}
!69 = !{!70, !19, i64 0}
!70 = !{!"wait", !18, i64 0, !4, i64 8, !16, i64 16}
!71 = !{!70, !4, i64 8}
!72 = !{!70, !16, i64 16}
!73 = !{!49, !16, i64 32}
!74 = !{!75, !16, i64 0}
!75 = !{!"", !16, i64 0, !16, i64 8}
!76 = !{!75, !16, i64 8}
!77 = distinct !{!77, !22}
!78 = !{!79, !16, i64 8}
!79 = !{!"failure", !4, i64 0, !16, i64 8, !16, i64 16, !5, i64 24, !5, i64 2072}
!80 = !{!79, !16, i64 16}
!81 = !{!49, !20, i64 144}
!82 = distinct !{!82, !22}
!83 = !{!49, !20, i64 76}
!84 = !{!60, !20, i64 80}
!85 = !{!8, !4, i64 144}
!86 = !{!60, !4, i64 48}
!87 = !{!60, !20, i64 84}
!88 = !{!49, !4, i64 88}
!89 = !{!49, !20, i64 72}
!90 = !{!18, !19, i64 2}
!91 = !{!18, !19, i64 0}
!92 = !{!93, !16, i64 24}
!93 = !{!"copy", !18, i64 0, !16, i64 8, !16, i64 16, !16, i64 24}
!94 = distinct !{!94, !22}
!95 = !{!60, !16, i64 64}
!96 = distinct !{!96, !22}
!97 = distinct !{!97, !22}
!98 = !{!8, !4, i64 96}
!99 = !{!8, !4, i64 112}
!100 = !{!60, !16, i64 16}
!101 = !{!60, !16, i64 72}
!102 = !{!60, !20, i64 104}
!103 = !{!60, !20, i64 88}
!104 = !{!60, !4, i64 120}
!105 = distinct !{!105, !22}
!106 = !{!60, !4, i64 56}
!107 = !{!8, !4, i64 56}
!108 = !{!8, !4, i64 16}
!109 = distinct !{!109, !22}
!110 = !{!8, !4, i64 32}
!111 = !{!60, !4, i64 96}
!112 = !{i64 0, i64 8, !3, i64 8, i64 8, !3, i64 16, i64 8, !15, i64 24, i64 8, !15}
!113 = !{i64 0, i64 8, !3, i64 8, i64 8, !15, i64 16, i64 8, !15}
!114 = !{i64 0, i64 8, !15, i64 8, i64 8, !15}
!115 = !{i64 0, i64 8, !15}
!116 = !{!8, !4, i64 40}
!117 = !{!93, !16, i64 8}
!118 = !{!93, !16, i64 16}
!119 = !{!8, !4, i64 24}
!120 = !{!8, !4, i64 80}
!121 = !{!8, !4, i64 232}
!122 = !{!8, !4, i64 88}
!123 = !{!8, !4, i64 48}
!124 = !{!125, !16, i64 8}
!125 = !{!"peer_copy", !18, i64 0, !16, i64 8, !4, i64 16, !16, i64 24, !4, i64 32, !16, i64 40}
!126 = !{!125, !4, i64 16}
!127 = !{!125, !16, i64 24}
!128 = !{!125, !4, i64 32}
!129 = !{!125, !16, i64 40}
!130 = !{!131, !20, i64 24}
!131 = !{!"fill", !18, i64 0, !16, i64 8, !16, i64 16, !20, i64 24, !20, i64 28}
!132 = !{!131, !16, i64 8}
!133 = !{!131, !20, i64 28}
!134 = !{!131, !16, i64 16}
!135 = !{!8, !4, i64 64}
!136 = !{!8, !4, i64 72}
!137 = !{!8, !4, i64 192}
!138 = !{!8, !4, i64 200}
!139 = distinct !{!139, !22}
!140 = !{!8, !4, i64 160}
!141 = !{!142, !4, i64 8}
!142 = !{!"wait_event", !18, i64 0, !4, i64 8}
!143 = !{!60, !20, i64 108}
!144 = !{!60, !4, i64 112}
!145 = distinct !{!145, !22}
!146 = !{!8, !4, i64 128}
!147 = distinct !{!147, !22}
!148 = !{!49, !4, i64 96}
!149 = !{!8, !4, i64 136}
!150 = !{!151, !4, i64 0}
!151 = !{!"harvest", !4, i64 0, !4, i64 8, !16, i64 16, !16, i64 24}
!152 = !{!151, !4, i64 8}
!153 = !{!151, !16, i64 16}
!154 = !{!151, !16, i64 24}
!155 = distinct !{!155, !22}
!156 = !{!8, !4, i64 152}
!157 = !{!8, !4, i64 304}
!158 = !{!8, !10, i64 312}
!159 = !{!160, !160, i64 0}
!160 = !{!"float", !5, i64 0}
!161 = !{!10, !10, i64 0}
!162 = distinct !{!162, !22}
!163 = distinct !{!163, !22}
!164 = !{!49, !4, i64 128}
!165 = !{!79, !4, i64 0}
!166 = !{i64 0, i64 8, !3, i64 8, i64 8, !15, i64 16, i64 8, !15, i64 24, i64 2048, !167, i64 2072, i64 256, !167}
!167 = !{!5, !5, i64 0}
!168 = distinct !{!168, !22}
!169 = distinct !{!169, !22}
!170 = !{!49, !16, i64 56}
!171 = !{!8, !4, i64 120}
!172 = !{!8, !4, i64 104}
!173 = distinct !{!173, !22}
!174 = distinct !{!174, !22}
!175 = distinct !{!175, !22}
