; Made by `nox -s native` from *.c and *.h, sha256 175453b970b829bc5b031a372d89daf226f31725b6a622247bfba56c464e74b3
; ModuleID = 'aiotaichi/backends/cuda/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"
target triple = "aarch64-unknown-linux-gnu"

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
  %3 = load ptr, ptr %0, align 8, !tbaa !4
  %4 = load ptr, ptr %3, align 8, !tbaa !8
  %5 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 28
  %6 = load ptr, ptr %5, align 8, !tbaa !12
  %7 = tail call i32 %4(ptr noundef %6) #7
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %32

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8, !tbaa !4
  %12 = icmp eq ptr %11, null
  br i1 %12, label %18, label %13

13:                                               ; preds = %9
  %14 = load ptr, ptr %0, align 8, !tbaa !4
  %15 = getelementptr inbounds %struct.device, ptr %14, i64 0, i32 27
  %16 = load ptr, ptr %15, align 8, !tbaa !13
  %17 = tail call i32 %16(ptr noundef nonnull %11) #7
  br label %18

18:                                               ; preds = %13, %9
  %19 = getelementptr inbounds %struct.graph, ptr %0, i64 0, i32 2
  %20 = load ptr, ptr %19, align 8, !tbaa !4
  %21 = icmp eq ptr %20, null
  br i1 %21, label %27, label %22

22:                                               ; preds = %18
  %23 = load ptr, ptr %0, align 8, !tbaa !4
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 26
  %25 = load ptr, ptr %24, align 8, !tbaa !14
  %26 = tail call i32 %25(ptr noundef nonnull %20) #7
  br label %27

27:                                               ; preds = %22, %18
  %28 = load ptr, ptr %0, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #8
  %29 = getelementptr inbounds %struct.device, ptr %28, i64 0, i32 1
  %30 = load ptr, ptr %29, align 8, !tbaa !15
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
  %9 = alloca [3 x ptr], align 8
  %10 = alloca %struct.CUDA_KERNEL_NODE_PARAMS, align 8
  %11 = getelementptr inbounds i8, ptr %1, i64 %2
  %12 = icmp sgt i64 %2, 0
  br i1 %12, label %13, label %25

13:                                               ; preds = %4, %13
  %14 = phi i64 [ %19, %13 ], [ 0, %4 ]
  %15 = phi ptr [ %23, %13 ], [ %1, %4 ]
  %16 = getelementptr inbounds %struct.launch, ptr %15, i64 0, i32 1
  %17 = load ptr, ptr %16, align 8, !tbaa !4
  %18 = load i64, ptr %17, align 8, !tbaa !16
  %19 = add i64 %18, %14
  %20 = getelementptr inbounds %struct.command, ptr %15, i64 0, i32 2
  %21 = load i32, ptr %20, align 4, !tbaa !18
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds i8, ptr %15, i64 %22
  %24 = icmp ult ptr %23, %11
  br i1 %24, label %13, label %25, !llvm.loop !22

25:                                               ; preds = %13, %4
  %26 = phi i64 [ 0, %4 ], [ %19, %13 ]
  %27 = shl i64 %26, 3
  %28 = add i64 %27, 32
  %29 = tail call ptr @calloc(i64 noundef 1, i64 noundef %28) #7
  store i32 2, ptr %3, align 4, !tbaa !24
  %30 = icmp eq ptr %29, null
  br i1 %30, label %172, label %31

31:                                               ; preds = %25
  store ptr %0, ptr %29, align 8, !tbaa !4
  %32 = getelementptr inbounds %struct.graph, ptr %29, i64 0, i32 3
  store i64 %26, ptr %32, align 8, !tbaa !16
  %33 = load ptr, ptr %0, align 8, !tbaa !8
  %34 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 28
  %35 = load ptr, ptr %34, align 8, !tbaa !12
  %36 = tail call i32 %33(ptr noundef %35) #7
  store i32 %36, ptr %3, align 4, !tbaa !24
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %142

38:                                               ; preds = %31
  %39 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 21
  %40 = load ptr, ptr %39, align 8, !tbaa !25
  %41 = getelementptr inbounds %struct.graph, ptr %29, i64 0, i32 2
  %42 = tail call i32 %40(ptr noundef nonnull %41, i32 noundef 0) #7
  store i32 %42, ptr %3, align 4, !tbaa !24
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %136

44:                                               ; preds = %38
  br i1 %12, label %45, label %128

45:                                               ; preds = %44
  %46 = getelementptr inbounds ptr, ptr %9, i64 1
  %47 = getelementptr inbounds ptr, ptr %9, i64 2
  %48 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %10, i64 0, i32 1
  %49 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %10, i64 0, i32 2
  %50 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %10, i64 0, i32 4
  %51 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %10, i64 0, i32 5
  %52 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %10, i64 0, i32 7
  %53 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %10, i64 0, i32 8
  %54 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %10, i64 0, i32 9
  %55 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %10, i64 0, i32 11
  br label %56

56:                                               ; preds = %120, %45
  %57 = phi ptr [ %1, %45 ], [ %125, %120 ]
  %58 = phi i64 [ 0, %45 ], [ %121, %120 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #8
  %59 = getelementptr inbounds %struct.launch, ptr %57, i64 0, i32 2
  %60 = load i64, ptr %59, align 8, !tbaa !16
  store i64 %60, ptr %7, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #8
  store i64 0, ptr %8, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %9) #8
  store ptr %7, ptr %9, align 8, !tbaa !4
  store ptr %8, ptr %46, align 8, !tbaa !4
  %61 = getelementptr inbounds %struct.launch, ptr %57, i64 0, i32 4
  store ptr %61, ptr %47, align 8, !tbaa !4
  %62 = getelementptr inbounds %struct.launch, ptr %57, i64 0, i32 1
  %63 = load ptr, ptr %62, align 8, !tbaa !4
  %64 = load i64, ptr %63, align 8, !tbaa !16
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %120, label %66

66:                                               ; preds = %56, %114
  %67 = phi ptr [ %117, %114 ], [ %63, %56 ]
  %68 = phi i64 [ %116, %114 ], [ 0, %56 ]
  %69 = phi i64 [ %115, %114 ], [ %58, %56 ]
  %70 = getelementptr inbounds %struct.kernel, ptr %67, i64 0, i32 3, i64 %68
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %10) #8
  %71 = load ptr, ptr %70, align 8, !tbaa !26
  store ptr %71, ptr %10, align 8, !tbaa !28
  %72 = getelementptr inbounds %struct.kernel, ptr %67, i64 0, i32 3, i64 %68, i32 1
  %73 = load ptr, ptr %72, align 8, !tbaa !30
  %74 = icmp eq ptr %73, null
  br i1 %74, label %75, label %78

75:                                               ; preds = %66
  %76 = getelementptr inbounds %struct.kernel, ptr %67, i64 0, i32 3, i64 %68, i32 2
  %77 = load i32, ptr %76, align 8, !tbaa !31
  br label %96

78:                                               ; preds = %66
  %79 = call i64 %73(ptr noundef nonnull %61) #7
  %80 = icmp sgt i64 %79, 0
  br i1 %80, label %81, label %88

81:                                               ; preds = %78
  %82 = getelementptr inbounds %struct.kernel, ptr %67, i64 0, i32 3, i64 %68, i32 3
  %83 = load i32, ptr %82, align 4, !tbaa !32
  %84 = zext i32 %83 to i64
  %85 = add nsw i64 %79, -1
  %86 = add nuw i64 %85, %84
  %87 = udiv i64 %86, %84
  br label %88

88:                                               ; preds = %81, %78
  %89 = phi i64 [ %87, %81 ], [ 1, %78 ]
  %90 = getelementptr inbounds %struct.kernel, ptr %67, i64 0, i32 3, i64 %68, i32 2
  %91 = load i32, ptr %90, align 8, !tbaa !31
  %92 = zext i32 %91 to i64
  %93 = icmp ult i64 %89, %92
  %94 = trunc i64 %89 to i32
  %95 = select i1 %93, i32 %94, i32 %91
  br label %96

96:                                               ; preds = %88, %75
  %97 = phi i32 [ %95, %88 ], [ %77, %75 ]
  store i32 %97, ptr %48, align 8, !tbaa !33
  store <2 x i32> <i32 1, i32 1>, ptr %49, align 4, !tbaa !24
  %98 = getelementptr inbounds %struct.kernel, ptr %67, i64 0, i32 3, i64 %68, i32 3
  %99 = load i32, ptr %98, align 4, !tbaa !32
  store i32 %99, ptr %50, align 4, !tbaa !34
  store <2 x i32> <i32 1, i32 1>, ptr %51, align 8, !tbaa !24
  %100 = getelementptr inbounds %struct.kernel, ptr %67, i64 0, i32 3, i64 %68, i32 4
  %101 = load i32, ptr %100, align 8, !tbaa !35
  store i32 %101, ptr %52, align 8, !tbaa !36
  store ptr %9, ptr %53, align 8, !tbaa !37
  store <2 x ptr> zeroinitializer, ptr %54, align 8, !tbaa !4
  store ptr null, ptr %55, align 8, !tbaa !38
  %102 = load ptr, ptr %29, align 8, !tbaa !4
  %103 = getelementptr inbounds %struct.device, ptr %102, i64 0, i32 22
  %104 = load ptr, ptr %103, align 8, !tbaa !39
  %105 = getelementptr inbounds %struct.graph, ptr %29, i64 0, i32 4, i64 %69
  %106 = load ptr, ptr %41, align 8, !tbaa !4
  %107 = icmp ne i64 %69, 0
  %108 = add i64 %69, -1
  %109 = getelementptr inbounds %struct.graph, ptr %29, i64 0, i32 4, i64 %108
  %110 = select i1 %107, ptr %109, ptr null
  %111 = zext i1 %107 to i64
  %112 = call i32 %104(ptr noundef nonnull %105, ptr noundef %106, ptr noundef %110, i64 noundef %111, ptr noundef nonnull %10) #7
  %113 = icmp eq i32 %112, 0
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %10) #8
  br i1 %113, label %114, label %127

114:                                              ; preds = %96
  %115 = add i64 %69, 1
  %116 = add nuw i64 %68, 1
  %117 = load ptr, ptr %62, align 8, !tbaa !4
  %118 = load i64, ptr %117, align 8, !tbaa !16
  %119 = icmp ult i64 %116, %118
  br i1 %119, label %66, label %120, !llvm.loop !40

120:                                              ; preds = %114, %56
  %121 = phi i64 [ %58, %56 ], [ %115, %114 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %9) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #8
  %122 = getelementptr inbounds %struct.command, ptr %57, i64 0, i32 2
  %123 = load i32, ptr %122, align 4, !tbaa !18
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds i8, ptr %57, i64 %124
  %126 = icmp ult ptr %125, %11
  br i1 %126, label %56, label %128, !llvm.loop !41

127:                                              ; preds = %96
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %9) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #8
  br label %134

128:                                              ; preds = %120, %44
  store i32 0, ptr %3, align 4, !tbaa !24
  %129 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 23
  %130 = load ptr, ptr %129, align 8, !tbaa !42
  %131 = getelementptr inbounds %struct.graph, ptr %29, i64 0, i32 1
  %132 = load ptr, ptr %41, align 8, !tbaa !4
  %133 = call i32 %130(ptr noundef nonnull %131, ptr noundef %132, i64 noundef 0) #7
  br label %134

134:                                              ; preds = %127, %128
  %135 = phi i32 [ %133, %128 ], [ %112, %127 ]
  store i32 %135, ptr %3, align 4, !tbaa !24
  br label %136

136:                                              ; preds = %134, %38
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #8
  %137 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 1
  %138 = load ptr, ptr %137, align 8, !tbaa !15
  %139 = call i32 %138(ptr noundef nonnull %6) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #8
  %140 = load i32, ptr %3, align 4, !tbaa !24
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %172, label %142

142:                                              ; preds = %31, %136
  %143 = load ptr, ptr %29, align 8, !tbaa !4
  %144 = load ptr, ptr %143, align 8, !tbaa !8
  %145 = getelementptr inbounds %struct.device, ptr %143, i64 0, i32 28
  %146 = load ptr, ptr %145, align 8, !tbaa !12
  %147 = call i32 %144(ptr noundef %146) #7
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %149, label %172

149:                                              ; preds = %142
  %150 = getelementptr inbounds %struct.graph, ptr %29, i64 0, i32 1
  %151 = load ptr, ptr %150, align 8, !tbaa !4
  %152 = icmp eq ptr %151, null
  br i1 %152, label %158, label %153

153:                                              ; preds = %149
  %154 = load ptr, ptr %29, align 8, !tbaa !4
  %155 = getelementptr inbounds %struct.device, ptr %154, i64 0, i32 27
  %156 = load ptr, ptr %155, align 8, !tbaa !13
  %157 = call i32 %156(ptr noundef nonnull %151) #7
  br label %158

158:                                              ; preds = %153, %149
  %159 = getelementptr inbounds %struct.graph, ptr %29, i64 0, i32 2
  %160 = load ptr, ptr %159, align 8, !tbaa !4
  %161 = icmp eq ptr %160, null
  br i1 %161, label %167, label %162

162:                                              ; preds = %158
  %163 = load ptr, ptr %29, align 8, !tbaa !4
  %164 = getelementptr inbounds %struct.device, ptr %163, i64 0, i32 26
  %165 = load ptr, ptr %164, align 8, !tbaa !14
  %166 = call i32 %165(ptr noundef nonnull %160) #7
  br label %167

167:                                              ; preds = %162, %158
  %168 = load ptr, ptr %29, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #8
  %169 = getelementptr inbounds %struct.device, ptr %168, i64 0, i32 1
  %170 = load ptr, ptr %169, align 8, !tbaa !15
  %171 = call i32 %170(ptr noundef nonnull %5) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #8
  call void @free(ptr noundef nonnull %29) #7
  br label %172

172:                                              ; preds = %167, %142, %136, %25
  %173 = phi ptr [ null, %25 ], [ %29, %136 ], [ null, %142 ], [ null, %167 ]
  ret ptr %173
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
  store ptr %0, ptr %4, align 8, !tbaa !43
  %7 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 1
  store ptr %1, ptr %7, align 8, !tbaa !45
  %8 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 2
  store i32 %2, ptr %8, align 8, !tbaa !46
  %9 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 15
  %10 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 16
  store ptr %9, ptr %10, align 8, !tbaa !47
  %11 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 17
  %12 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 18
  store ptr %11, ptr %12, align 8, !tbaa !48
  %13 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 19
  %14 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 20
  store ptr %13, ptr %14, align 8, !tbaa !49
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
  %8 = load i32, ptr %7, align 8, !tbaa !50
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %239

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

30:                                               ; preds = %10, %236
  %31 = load atomic i64, ptr %11 seq_cst, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %45, label %33

33:                                               ; preds = %30
  %34 = load i64, ptr %12, align 8, !tbaa !51
  %35 = icmp ult i64 %34, %31
  br i1 %35, label %36, label %39

36:                                               ; preds = %33
  %37 = load atomic i32, ptr %13 seq_cst, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %45, label %39

39:                                               ; preds = %36, %33
  %40 = atomicrmw xchg ptr %11, i64 0 seq_cst, align 8
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %236, label %42, !llvm.loop !52

42:                                               ; preds = %39
  %43 = load i32, ptr %14, align 8, !tbaa !46
  %44 = call i64 @write(i32 noundef %43, ptr noundef nonnull @one, i64 noundef 8) #7
  br label %236, !llvm.loop !52

45:                                               ; preds = %36, %30
  %46 = load atomic i32, ptr %13 seq_cst, align 4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %51

48:                                               ; preds = %45
  %49 = load i32, ptr %15, align 4, !tbaa !53
  %50 = icmp ne i32 %49, 0
  br label %51

51:                                               ; preds = %48, %45
  %52 = phi i1 [ true, %45 ], [ %50, %48 ]
  br label %53

53:                                               ; preds = %57, %51
  %54 = phi ptr [ %16, %51 ], [ %55, %57 ]
  %55 = load ptr, ptr %54, align 8, !tbaa !4
  %56 = icmp eq ptr %55, null
  br i1 %56, label %62, label %57

57:                                               ; preds = %53
  %58 = getelementptr inbounds %struct.batch, ptr %55, i64 0, i32 1
  %59 = load i64, ptr %58, align 8, !tbaa !54
  %60 = load i64, ptr %12, align 8, !tbaa !51
  %61 = icmp ugt i64 %59, %60
  br i1 %61, label %62, label %53, !llvm.loop !56

62:                                               ; preds = %53, %57
  %63 = load ptr, ptr %17, align 8, !tbaa !57
  %64 = icmp eq ptr %63, null
  br i1 %64, label %173, label %65

65:                                               ; preds = %62
  %66 = load i32, ptr %18, align 8, !tbaa !58
  %67 = icmp ne i32 %66, 0
  %68 = select i1 %67, i1 true, i1 %52
  br i1 %68, label %173, label %69

69:                                               ; preds = %65
  %70 = load i64, ptr %19, align 8, !tbaa !59
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %77, label %72

72:                                               ; preds = %69
  %73 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 5
  %74 = load i64, ptr %73, align 8, !tbaa !60
  %75 = add i64 %74, %70
  %76 = icmp ugt i64 %75, 900
  br i1 %76, label %173, label %77

77:                                               ; preds = %69, %72
  %78 = load ptr, ptr %63, align 8, !tbaa !61
  store ptr %78, ptr %17, align 8, !tbaa !57
  %79 = icmp eq ptr %78, null
  br i1 %79, label %80, label %81

80:                                               ; preds = %77
  store ptr %17, ptr %20, align 8, !tbaa !48
  br label %81

81:                                               ; preds = %80, %77
  store i32 1, ptr %18, align 8, !tbaa !58
  %82 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #7
  %83 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 3
  %84 = load ptr, ptr %83, align 8, !tbaa !62
  %85 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 4
  %86 = load i64, ptr %85, align 8, !tbaa !63
  %87 = getelementptr inbounds i8, ptr %84, i64 %86
  %88 = icmp sgt i64 %86, 0
  br i1 %88, label %89, label %170

89:                                               ; preds = %81
  %90 = getelementptr inbounds %struct.batch, ptr %63, i64 0, i32 1
  br label %91

91:                                               ; preds = %164, %89
  %92 = phi ptr [ %84, %89 ], [ %168, %164 ]
  %93 = load i16, ptr %92, align 8, !tbaa !64
  %94 = icmp eq i16 %93, 11
  br i1 %94, label %95, label %164

95:                                               ; preds = %91
  %96 = getelementptr inbounds %struct.wait, ptr %92, i64 0, i32 1
  %97 = load ptr, ptr %96, align 8, !tbaa !66
  %98 = getelementptr inbounds %struct.wait, ptr %92, i64 0, i32 2
  %99 = getelementptr inbounds %struct.queue, ptr %97, i64 0, i32 22
  %100 = load i64, ptr %98, align 8, !tbaa !67
  %101 = call i32 @pthread_mutex_lock(ptr noundef nonnull %99) #7
  %102 = getelementptr inbounds %struct.queue, ptr %97, i64 0, i32 5
  %103 = load i64, ptr %102, align 8, !tbaa !68
  %104 = icmp ult i64 %103, %100
  br i1 %104, label %105, label %116

105:                                              ; preds = %95
  %106 = getelementptr inbounds %struct.queue, ptr %97, i64 0, i32 3
  %107 = getelementptr inbounds %struct.queue, ptr %97, i64 0, i32 9
  %108 = getelementptr inbounds %struct.queue, ptr %97, i64 0, i32 10
  %109 = getelementptr inbounds %struct.queue, ptr %97, i64 0, i32 24
  br label %110

110:                                              ; preds = %142, %105
  %111 = load atomic i32, ptr %106 seq_cst, align 4
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %113, label %116

113:                                              ; preds = %110
  %114 = load i32, ptr %107, align 8, !tbaa !50
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %118, label %116

116:                                              ; preds = %142, %113, %110, %95
  %117 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %99) #7
  br label %148

118:                                              ; preds = %113
  %119 = load i32, ptr %108, align 4, !tbaa !53
  %120 = icmp eq i32 %119, 0
  %121 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %99) #7
  br i1 %120, label %122, label %148

122:                                              ; preds = %118
  %123 = load atomic i32, ptr %15 seq_cst, align 4
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %148

125:                                              ; preds = %122
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #8
  %126 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #7
  %127 = load i64, ptr %3, align 8, !tbaa !69
  %128 = mul i64 %127, 1000000000
  %129 = load i64, ptr %21, align 8, !tbaa !71
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #8
  %130 = add i64 %129, 100000000
  %131 = add i64 %130, %128
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #8
  %132 = freeze i64 %131
  %133 = udiv i64 %132, 1000000000
  store i64 %133, ptr %4, align 8, !tbaa !69
  %134 = mul i64 %133, 1000000000
  %135 = sub i64 %132, %134
  store i64 %135, ptr %22, align 8, !tbaa !71
  %136 = call i32 @pthread_mutex_lock(ptr noundef nonnull %99) #7
  %137 = load i64, ptr %102, align 8, !tbaa !68
  %138 = load i64, ptr %98, align 8, !tbaa !67
  %139 = icmp ult i64 %137, %138
  br i1 %139, label %140, label %142

140:                                              ; preds = %125
  %141 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %109, ptr noundef nonnull %99, i32 noundef 1, ptr noundef nonnull %4) #7
  br label %142

142:                                              ; preds = %140, %125
  %143 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %99) #7
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #8
  %144 = load i64, ptr %98, align 8, !tbaa !67
  %145 = call i32 @pthread_mutex_lock(ptr noundef nonnull %99) #7
  %146 = load i64, ptr %102, align 8, !tbaa !68
  %147 = icmp ult i64 %146, %144
  br i1 %147, label %110, label %116, !llvm.loop !72

148:                                              ; preds = %122, %118, %116
  %149 = load i64, ptr %102, align 8, !tbaa !68
  %150 = load i64, ptr %98, align 8, !tbaa !67
  %151 = icmp ult i64 %149, %150
  br i1 %151, label %152, label %164

152:                                              ; preds = %148
  %153 = load i64, ptr %90, align 8, !tbaa !54
  %154 = call ptr @calloc(i64 noundef 1, i64 noundef 2328) #7
  %155 = icmp eq ptr %154, null
  br i1 %155, label %164, label %156

156:                                              ; preds = %152
  %157 = getelementptr inbounds %struct.failure, ptr %154, i64 0, i32 1
  store i64 %153, ptr %157, align 8, !tbaa !73
  %158 = getelementptr inbounds %struct.failure, ptr %154, i64 0, i32 2
  store i64 1, ptr %158, align 8, !tbaa !75
  %159 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #7
  %160 = load ptr, ptr %23, align 8, !tbaa !49
  store ptr %154, ptr %160, align 8, !tbaa !4
  store ptr %154, ptr %23, align 8, !tbaa !49
  %161 = load i32, ptr %24, align 8, !tbaa !76
  %162 = add i32 %161, 1
  store atomic i32 %162, ptr %24 seq_cst, align 8
  %163 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #7
  br label %164

164:                                              ; preds = %156, %152, %148, %91
  %165 = getelementptr inbounds %struct.command, ptr %92, i64 0, i32 2
  %166 = load i32, ptr %165, align 4, !tbaa !18
  %167 = zext i32 %166 to i64
  %168 = getelementptr inbounds i8, ptr %92, i64 %167
  %169 = icmp ult ptr %168, %87
  br i1 %169, label %91, label %170, !llvm.loop !77

170:                                              ; preds = %164, %81
  %171 = call fastcc i32 @hand_over(ptr noundef %0, ptr noundef nonnull %63) #9
  %172 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #7
  br label %236

173:                                              ; preds = %72, %65, %62
  br i1 %56, label %234, label %174

174:                                              ; preds = %173
  %175 = load atomic i32, ptr %13 seq_cst, align 4
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %177, label %234

177:                                              ; preds = %174
  br i1 %32, label %178, label %184

178:                                              ; preds = %177
  %179 = load i32, ptr %25, align 4, !tbaa !78
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %181, label %184

181:                                              ; preds = %178
  %182 = load ptr, ptr %17, align 8, !tbaa !57
  %183 = icmp eq ptr %182, null
  br i1 %183, label %234, label %184

184:                                              ; preds = %181, %178, %177
  %185 = getelementptr inbounds %struct.batch, ptr %55, i64 0, i32 10
  store i32 1, ptr %185, align 8, !tbaa !79
  %186 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #7
  %187 = load ptr, ptr %0, align 8, !tbaa !43
  %188 = load ptr, ptr %187, align 8, !tbaa !8
  %189 = getelementptr inbounds %struct.device, ptr %187, i64 0, i32 28
  %190 = load ptr, ptr %189, align 8, !tbaa !12
  %191 = call i32 %188(ptr noundef %190) #7
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %195, label %193

193:                                              ; preds = %184
  %194 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #7
  br label %208

195:                                              ; preds = %184
  %196 = load ptr, ptr %0, align 8, !tbaa !43
  %197 = getelementptr inbounds %struct.device, ptr %196, i64 0, i32 18
  %198 = load ptr, ptr %197, align 8, !tbaa !80
  %199 = getelementptr inbounds %struct.batch, ptr %55, i64 0, i32 6
  %200 = load ptr, ptr %199, align 8, !tbaa !81
  %201 = call i32 %198(ptr noundef %200) #7
  %202 = load ptr, ptr %0, align 8, !tbaa !43
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #8
  %203 = getelementptr inbounds %struct.device, ptr %202, i64 0, i32 1
  %204 = load ptr, ptr %203, align 8, !tbaa !15
  %205 = call i32 %204(ptr noundef nonnull %2) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #8
  %206 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #7
  %207 = icmp eq i32 %201, 0
  br i1 %207, label %211, label %208

208:                                              ; preds = %195, %193
  %209 = phi i32 [ %191, %193 ], [ %201, %195 ]
  %210 = cmpxchg ptr %13, i32 0, i32 %209 seq_cst seq_cst, align 4
  br label %226

211:                                              ; preds = %195
  %212 = getelementptr inbounds %struct.batch, ptr %55, i64 0, i32 11
  %213 = load i32, ptr %212, align 4, !tbaa !82
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %220, label %215

215:                                              ; preds = %211
  %216 = getelementptr inbounds %struct.batch, ptr %55, i64 0, i32 5
  %217 = load i64, ptr %216, align 8, !tbaa !60
  %218 = load i64, ptr %19, align 8, !tbaa !59
  %219 = sub i64 %218, %217
  store i64 %219, ptr %19, align 8, !tbaa !59
  br label %220

220:                                              ; preds = %215, %211
  store i32 0, ptr %212, align 4, !tbaa !82
  %221 = getelementptr inbounds %struct.batch, ptr %55, i64 0, i32 1
  %222 = load i64, ptr %221, align 8, !tbaa !54
  %223 = load i64, ptr %12, align 8, !tbaa !51
  %224 = icmp ugt i64 %222, %223
  br i1 %224, label %225, label %226

225:                                              ; preds = %220
  store atomic i64 %222, ptr %12 seq_cst, align 8
  br label %226

226:                                              ; preds = %225, %220, %208
  %227 = load i32, ptr %185, align 8, !tbaa !79
  %228 = add i32 %227, -1
  store i32 %228, ptr %185, align 8, !tbaa !79
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %232, label %230

230:                                              ; preds = %226
  store i32 0, ptr %185, align 8, !tbaa !79
  %231 = load ptr, ptr %26, align 8, !tbaa !83
  store ptr %231, ptr %55, align 8, !tbaa !61
  store ptr %55, ptr %26, align 8, !tbaa !83
  br label %232

232:                                              ; preds = %226, %230
  %233 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %27) #7
  br label %236

234:                                              ; preds = %181, %174, %173
  store i32 1, ptr %28, align 8, !tbaa !84
  %235 = call i32 @pthread_cond_wait(ptr noundef nonnull %29, ptr noundef nonnull %5) #7
  store i32 0, ptr %28, align 8, !tbaa !84
  br label %236

236:                                              ; preds = %170, %234, %232, %39, %42
  %237 = load i32, ptr %7, align 8, !tbaa !50
  %238 = icmp eq i32 %237, 0
  br i1 %238, label %30, label %239

239:                                              ; preds = %236, %1
  %240 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #7
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
  %15 = load i16, ptr %14, align 2, !tbaa !85
  %16 = zext i16 %15 to i64
  %17 = add i64 %12, 1
  %18 = add i64 %17, %16
  %19 = load i16, ptr %13, align 4, !tbaa !86
  switch i16 %19, label %44 [
    i16 1, label %20
    i16 5, label %36
    i16 6, label %36
    i16 7, label %42
  ]

20:                                               ; preds = %10
  %21 = getelementptr inbounds %struct.launch, ptr %13, i64 0, i32 1
  %22 = load ptr, ptr %21, align 8, !tbaa !4
  %23 = getelementptr inbounds %struct.kernel, ptr %22, i64 0, i32 2
  %24 = load i64, ptr %23, align 8, !tbaa !16
  %25 = add i64 %24, 15
  %26 = and i64 %25, -16
  %27 = getelementptr inbounds %struct.kernel, ptr %22, i64 0, i32 1
  %28 = load i64, ptr %27, align 8, !tbaa !16
  %29 = icmp eq i64 %28, 0
  %30 = select i1 %29, i64 0, i64 2320
  %31 = add i64 %26, %11
  %32 = add i64 %31, %30
  %33 = load i64, ptr %22, align 8, !tbaa !16
  %34 = add i64 %18, 2
  %35 = add i64 %34, %33
  br label %44

36:                                               ; preds = %10, %10
  %37 = getelementptr inbounds %struct.copy, ptr %13, i64 0, i32 3
  %38 = load i64, ptr %37, align 8, !tbaa !87
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
  %48 = load i32, ptr %47, align 4, !tbaa !18
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds i8, ptr %13, i64 %49
  %51 = icmp ult ptr %50, %8
  br i1 %51, label %10, label %52, !llvm.loop !89

52:                                               ; preds = %44, %6
  %53 = phi i64 [ 0, %6 ], [ %45, %44 ]
  %54 = phi i64 [ 1, %6 ], [ %46, %44 ]
  %55 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %56 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %55) #7
  %57 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  br label %58

58:                                               ; preds = %62, %52
  %59 = phi ptr [ %57, %52 ], [ %60, %62 ]
  %60 = load ptr, ptr %59, align 8, !tbaa !4
  %61 = icmp eq ptr %60, null
  br i1 %61, label %69, label %62

62:                                               ; preds = %58
  %63 = getelementptr inbounds %struct.batch, ptr %60, i64 0, i32 8
  %64 = load i64, ptr %63, align 8, !tbaa !90
  %65 = icmp ult i64 %64, %53
  br i1 %65, label %58, label %66, !llvm.loop !91

66:                                               ; preds = %62
  %67 = load ptr, ptr %60, align 8, !tbaa !61
  store ptr %67, ptr %59, align 8, !tbaa !4
  %68 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %55) #7
  br label %107

69:                                               ; preds = %58
  %70 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %55) #7
  %71 = load ptr, ptr %0, align 8, !tbaa !43
  %72 = tail call ptr @calloc(i64 noundef 1, i64 noundef 128) #7
  %73 = icmp eq ptr %72, null
  br i1 %73, label %186, label %74

74:                                               ; preds = %69, %74
  %75 = phi i64 [ %77, %74 ], [ 65536, %69 ]
  %76 = icmp ult i64 %75, %53
  %77 = shl i64 %75, 1
  br i1 %76, label %74, label %78, !llvm.loop !92

78:                                               ; preds = %74
  %79 = getelementptr inbounds %struct.batch, ptr %72, i64 0, i32 8
  store i64 %75, ptr %79, align 8, !tbaa !90
  %80 = load ptr, ptr %71, align 8, !tbaa !8
  %81 = getelementptr inbounds %struct.device, ptr %71, i64 0, i32 28
  %82 = load ptr, ptr %81, align 8, !tbaa !12
  %83 = tail call i32 %80(ptr noundef %82) #7
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %105

85:                                               ; preds = %78
  %86 = getelementptr inbounds %struct.device, ptr %71, i64 0, i32 12
  %87 = load ptr, ptr %86, align 8, !tbaa !93
  %88 = getelementptr inbounds %struct.batch, ptr %72, i64 0, i32 7
  %89 = load i64, ptr %79, align 8, !tbaa !90
  %90 = tail call i32 %87(ptr noundef nonnull %88, i64 noundef %89, i32 noundef 3) #7
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %96, label %92

92:                                               ; preds = %85
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #8
  %93 = getelementptr inbounds %struct.device, ptr %71, i64 0, i32 1
  %94 = load ptr, ptr %93, align 8, !tbaa !15
  %95 = call i32 %94(ptr noundef nonnull %7) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #8
  br label %105

96:                                               ; preds = %85
  %97 = getelementptr inbounds %struct.device, ptr %71, i64 0, i32 14
  %98 = load ptr, ptr %97, align 8, !tbaa !94
  %99 = getelementptr inbounds %struct.batch, ptr %72, i64 0, i32 6
  %100 = tail call i32 %98(ptr noundef nonnull %99, i32 noundef 3) #7
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #8
  %101 = getelementptr inbounds %struct.device, ptr %71, i64 0, i32 1
  %102 = load ptr, ptr %101, align 8, !tbaa !15
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
  store ptr null, ptr %108, align 8, !tbaa !61
  %109 = getelementptr inbounds %struct.batch, ptr %108, i64 0, i32 1
  store i64 %3, ptr %109, align 8, !tbaa !54
  %110 = getelementptr inbounds %struct.batch, ptr %108, i64 0, i32 2
  store i64 %4, ptr %110, align 8, !tbaa !95
  %111 = getelementptr inbounds %struct.batch, ptr %108, i64 0, i32 3
  store ptr %1, ptr %111, align 8, !tbaa !62
  %112 = getelementptr inbounds %struct.batch, ptr %108, i64 0, i32 4
  store i64 %2, ptr %112, align 8, !tbaa !63
  %113 = getelementptr inbounds %struct.batch, ptr %108, i64 0, i32 5
  store i64 %54, ptr %113, align 8, !tbaa !60
  %114 = getelementptr inbounds %struct.batch, ptr %108, i64 0, i32 9
  store i64 0, ptr %114, align 8, !tbaa !96
  %115 = getelementptr inbounds %struct.batch, ptr %108, i64 0, i32 15
  store i32 0, ptr %115, align 8, !tbaa !97
  %116 = getelementptr inbounds %struct.batch, ptr %108, i64 0, i32 12
  store i32 0, ptr %116, align 8, !tbaa !98
  %117 = getelementptr inbounds %struct.batch, ptr %108, i64 0, i32 18
  store ptr %5, ptr %117, align 8, !tbaa !99
  br i1 %9, label %118, label %155

118:                                              ; preds = %107, %147
  %119 = phi ptr [ %151, %147 ], [ %1, %107 ]
  %120 = load i16, ptr %119, align 8, !tbaa !64
  %121 = icmp eq i16 %120, 11
  br i1 %121, label %122, label %147

122:                                              ; preds = %118
  %123 = getelementptr inbounds %struct.wait, ptr %119, i64 0, i32 1
  %124 = load ptr, ptr %123, align 8, !tbaa !66
  %125 = getelementptr inbounds %struct.wait, ptr %119, i64 0, i32 2
  %126 = load i64, ptr %125, align 8, !tbaa !67
  %127 = getelementptr inbounds %struct.queue, ptr %124, i64 0, i32 22
  %128 = call i32 @pthread_mutex_lock(ptr noundef nonnull %127) #7
  %129 = getelementptr inbounds %struct.queue, ptr %124, i64 0, i32 5
  %130 = load i64, ptr %129, align 8, !tbaa !68
  %131 = icmp ult i64 %130, %126
  br i1 %131, label %132, label %140

132:                                              ; preds = %122
  %133 = getelementptr inbounds %struct.queue, ptr %124, i64 0, i32 3
  %134 = load atomic i32, ptr %133 seq_cst, align 4
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %136, label %140

136:                                              ; preds = %132
  %137 = getelementptr inbounds %struct.queue, ptr %124, i64 0, i32 9
  %138 = load i32, ptr %137, align 8, !tbaa !50
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %142, label %140

140:                                              ; preds = %136, %132, %122
  %141 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %127) #7
  br label %147

142:                                              ; preds = %136
  %143 = getelementptr inbounds %struct.queue, ptr %124, i64 0, i32 10
  %144 = load i32, ptr %143, align 4, !tbaa !53
  %145 = icmp eq i32 %144, 0
  %146 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %127) #7
  br i1 %145, label %153, label %147

147:                                              ; preds = %142, %140, %118
  %148 = getelementptr inbounds %struct.command, ptr %119, i64 0, i32 2
  %149 = load i32, ptr %148, align 4, !tbaa !18
  %150 = zext i32 %149 to i64
  %151 = getelementptr inbounds i8, ptr %119, i64 %150
  %152 = icmp ult ptr %151, %8
  br i1 %152, label %118, label %155, !llvm.loop !100

153:                                              ; preds = %142
  %154 = call i32 @pthread_mutex_lock(ptr noundef nonnull %55) #7
  br label %172

155:                                              ; preds = %147, %107
  %156 = call i32 @pthread_mutex_lock(ptr noundef nonnull %55) #7
  %157 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %158 = load ptr, ptr %157, align 8, !tbaa !57
  %159 = icmp eq ptr %158, null
  br i1 %159, label %160, label %172

160:                                              ; preds = %155
  %161 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %162 = load i32, ptr %161, align 8, !tbaa !58
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %164, label %172

164:                                              ; preds = %160
  %165 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %166 = load i64, ptr %165, align 8, !tbaa !59
  %167 = icmp eq i64 %166, 0
  br i1 %167, label %183, label %168

168:                                              ; preds = %164
  %169 = load i64, ptr %113, align 8, !tbaa !60
  %170 = add i64 %169, %166
  %171 = icmp ult i64 %170, 901
  br i1 %171, label %183, label %172

172:                                              ; preds = %153, %155, %160, %168
  %173 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %174 = load ptr, ptr %173, align 8, !tbaa !48
  store ptr %108, ptr %174, align 8, !tbaa !4
  store ptr %108, ptr %173, align 8, !tbaa !48
  %175 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %176 = load i32, ptr %175, align 8, !tbaa !84
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
  store i32 1, ptr %161, align 8, !tbaa !58
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
  %6 = alloca [3 x ptr], align 8
  %7 = alloca %struct.CUDA_KERNEL_NODE_PARAMS, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  %11 = alloca [3 x ptr], align 8
  %12 = load ptr, ptr %0, align 8, !tbaa !43
  %13 = load ptr, ptr %12, align 8, !tbaa !8
  %14 = getelementptr inbounds %struct.device, ptr %12, i64 0, i32 28
  %15 = load ptr, ptr %14, align 8, !tbaa !12
  %16 = tail call i32 %13(ptr noundef %15) #7
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %615

18:                                               ; preds = %2
  %19 = load ptr, ptr %0, align 8, !tbaa !43
  %20 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 3
  %21 = load ptr, ptr %20, align 8, !tbaa !62
  %22 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 4
  %23 = load i64, ptr %22, align 8, !tbaa !63
  %24 = getelementptr inbounds i8, ptr %21, i64 %23
  %25 = icmp sgt i64 %23, 0
  br i1 %25, label %26, label %600

26:                                               ; preds = %18
  %27 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %28 = load i64, ptr %27, align 8, !tbaa !54
  %29 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 2
  %30 = load i64, ptr %29, align 8, !tbaa !95
  %31 = sub i64 %28, %30
  %32 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 20
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %34 = getelementptr inbounds ptr, ptr %6, i64 1
  %35 = getelementptr inbounds ptr, ptr %6, i64 2
  %36 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 1
  %37 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 2
  %38 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 4
  %39 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 5
  %40 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 7
  %41 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 8
  %42 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 9
  %43 = getelementptr inbounds %struct.CUDA_KERNEL_NODE_PARAMS, ptr %7, i64 0, i32 11
  %44 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 6
  %45 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 7
  %46 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 9
  %47 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 4
  %48 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 14
  %49 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 12
  %50 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 13
  %51 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 3
  %52 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 5
  %53 = getelementptr inbounds ptr, ptr %11, i64 1
  %54 = getelementptr inbounds ptr, ptr %11, i64 2
  %55 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 18
  %56 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 16
  %57 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 17
  %58 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 15
  br label %60

59:                                               ; preds = %591
  br i1 %598, label %600, label %608

60:                                               ; preds = %591, %26
  %61 = phi i64 [ %31, %26 ], [ %66, %591 ]
  %62 = phi ptr [ %21, %26 ], [ %596, %591 ]
  %63 = getelementptr inbounds %struct.command, ptr %62, i64 0, i32 1
  %64 = load i16, ptr %63, align 2, !tbaa !85
  %65 = zext i16 %64 to i64
  %66 = add i64 %61, %65
  %67 = load i16, ptr %62, align 4, !tbaa !86
  switch i16 %67, label %540 [
    i16 1, label %68
    i16 2, label %228
    i16 3, label %238
    i16 4, label %249
    i16 5, label %260
    i16 6, label %279
    i16 7, label %324
    i16 8, label %364
    i16 9, label %378
    i16 10, label %417
    i16 11, label %507
    i16 12, label %534
  ]

68:                                               ; preds = %60
  %69 = load ptr, ptr %0, align 8, !tbaa !43
  %70 = getelementptr inbounds %struct.launch, ptr %62, i64 0, i32 1
  %71 = load ptr, ptr %70, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #8
  %72 = getelementptr inbounds %struct.launch, ptr %62, i64 0, i32 2
  %73 = load i64, ptr %72, align 8, !tbaa !16
  store i64 %73, ptr %9, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #8
  store ptr null, ptr %10, align 8, !tbaa !4
  %74 = getelementptr inbounds %struct.kernel, ptr %71, i64 0, i32 2
  %75 = load i64, ptr %74, align 8, !tbaa !16
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %86, label %77

77:                                               ; preds = %68
  %78 = load ptr, ptr %45, align 8, !tbaa !101
  %79 = load i64, ptr %46, align 8, !tbaa !96
  %80 = getelementptr inbounds i8, ptr %78, i64 %79
  %81 = add i64 %75, 15
  %82 = and i64 %81, -16
  %83 = add i64 %79, %82
  store i64 %83, ptr %46, align 8, !tbaa !96
  store ptr %80, ptr %10, align 8, !tbaa !4
  %84 = load i64, ptr %74, align 8, !tbaa !16
  %85 = call ptr @memset(ptr noundef %80, i32 noundef 0, i64 noundef %84) #7
  br label %86

86:                                               ; preds = %77, %68
  %87 = getelementptr inbounds %struct.kernel, ptr %71, i64 0, i32 1
  %88 = load i64, ptr %87, align 8, !tbaa !16
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %96, label %90

90:                                               ; preds = %86
  %91 = getelementptr inbounds %struct.device, ptr %69, i64 0, i32 7
  %92 = load ptr, ptr %91, align 8, !tbaa !102
  %93 = add i64 %73, 35224
  %94 = load ptr, ptr %33, align 8, !tbaa !45
  %95 = call i32 %92(i64 noundef %93, i8 noundef 0, i64 noundef 8, ptr noundef %94) #7
  br label %96

96:                                               ; preds = %90, %86
  %97 = phi i32 [ %95, %90 ], [ 0, %86 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %11) #8
  store ptr %9, ptr %11, align 8, !tbaa !4
  store ptr %10, ptr %53, align 8, !tbaa !4
  %98 = getelementptr inbounds %struct.launch, ptr %62, i64 0, i32 4
  store ptr %98, ptr %54, align 8, !tbaa !4
  %99 = load i64, ptr %71, align 8, !tbaa !16
  %100 = icmp eq i64 %99, 0
  %101 = icmp ne i32 %97, 0
  %102 = select i1 %100, i1 true, i1 %101
  br i1 %102, label %105, label %103

103:                                              ; preds = %96
  %104 = getelementptr inbounds %struct.device, ptr %69, i64 0, i32 2
  br label %111

105:                                              ; preds = %140, %96
  %106 = phi i32 [ %97, %96 ], [ %147, %140 ]
  %107 = phi i1 [ %101, %96 ], [ %151, %140 ]
  %108 = load i64, ptr %87, align 8, !tbaa !16
  %109 = icmp eq i64 %108, 0
  %110 = select i1 %109, i1 true, i1 %107
  br i1 %110, label %191, label %153

111:                                              ; preds = %140, %103
  %112 = phi i64 [ 0, %103 ], [ %148, %140 ]
  %113 = getelementptr inbounds %struct.kernel, ptr %71, i64 0, i32 3, i64 %112
  %114 = load ptr, ptr %104, align 8, !tbaa !103
  %115 = load ptr, ptr %113, align 8, !tbaa !26
  %116 = getelementptr inbounds %struct.kernel, ptr %71, i64 0, i32 3, i64 %112, i32 1
  %117 = load ptr, ptr %116, align 8, !tbaa !30
  %118 = icmp eq ptr %117, null
  br i1 %118, label %119, label %122

119:                                              ; preds = %111
  %120 = getelementptr inbounds %struct.kernel, ptr %71, i64 0, i32 3, i64 %112, i32 2
  %121 = load i32, ptr %120, align 8, !tbaa !31
  br label %140

122:                                              ; preds = %111
  %123 = call i64 %117(ptr noundef nonnull %98) #7
  %124 = icmp sgt i64 %123, 0
  br i1 %124, label %125, label %132

125:                                              ; preds = %122
  %126 = getelementptr inbounds %struct.kernel, ptr %71, i64 0, i32 3, i64 %112, i32 3
  %127 = load i32, ptr %126, align 4, !tbaa !32
  %128 = zext i32 %127 to i64
  %129 = add nsw i64 %123, -1
  %130 = add nuw i64 %129, %128
  %131 = udiv i64 %130, %128
  br label %132

132:                                              ; preds = %125, %122
  %133 = phi i64 [ %131, %125 ], [ 1, %122 ]
  %134 = getelementptr inbounds %struct.kernel, ptr %71, i64 0, i32 3, i64 %112, i32 2
  %135 = load i32, ptr %134, align 8, !tbaa !31
  %136 = zext i32 %135 to i64
  %137 = icmp ult i64 %133, %136
  %138 = trunc i64 %133 to i32
  %139 = select i1 %137, i32 %138, i32 %135
  br label %140

140:                                              ; preds = %132, %119
  %141 = phi i32 [ %139, %132 ], [ %121, %119 ]
  %142 = getelementptr inbounds %struct.kernel, ptr %71, i64 0, i32 3, i64 %112, i32 3
  %143 = load i32, ptr %142, align 4, !tbaa !32
  %144 = getelementptr inbounds %struct.kernel, ptr %71, i64 0, i32 3, i64 %112, i32 4
  %145 = load i32, ptr %144, align 8, !tbaa !35
  %146 = load ptr, ptr %33, align 8, !tbaa !45
  %147 = call i32 %114(ptr noundef %115, i32 noundef %141, i32 noundef 1, i32 noundef 1, i32 noundef %143, i32 noundef 1, i32 noundef 1, i32 noundef %145, ptr noundef %146, ptr noundef nonnull %11, ptr noundef null) #7
  %148 = add nuw i64 %112, 1
  %149 = load i64, ptr %71, align 8, !tbaa !16
  %150 = icmp uge i64 %148, %149
  %151 = icmp ne i32 %147, 0
  %152 = select i1 %150, i1 true, i1 %151
  br i1 %152, label %105, label %111, !llvm.loop !104

153:                                              ; preds = %105
  %154 = load ptr, ptr %45, align 8, !tbaa !101
  %155 = load i64, ptr %46, align 8, !tbaa !96
  %156 = getelementptr inbounds i8, ptr %154, i64 %155
  %157 = add i64 %155, 2320
  store i64 %157, ptr %46, align 8, !tbaa !96
  %158 = getelementptr inbounds %struct.device, ptr %69, i64 0, i32 4
  %159 = load ptr, ptr %158, align 8, !tbaa !105
  %160 = load i64, ptr %9, align 8, !tbaa !16
  %161 = add i64 %160, 32912
  %162 = load ptr, ptr %33, align 8, !tbaa !45
  %163 = call i32 %159(ptr noundef %156, i64 noundef %161, i64 noundef 2320, ptr noundef %162) #7
  %164 = icmp eq i32 %163, 0
  br i1 %164, label %165, label %226

165:                                              ; preds = %153
  %166 = load i32, ptr %49, align 8, !tbaa !98
  %167 = load i32, ptr %50, align 4, !tbaa !24
  %168 = icmp ugt i32 %167, %166
  br i1 %168, label %169, label %171

169:                                              ; preds = %165
  %170 = load ptr, ptr %48, align 8, !tbaa !106
  br label %182

171:                                              ; preds = %165
  %172 = icmp eq i32 %167, 0
  %173 = shl i32 %167, 1
  %174 = select i1 %172, i32 16, i32 %173
  %175 = load ptr, ptr %48, align 8, !tbaa !4
  %176 = zext i32 %174 to i64
  %177 = shl nuw nsw i64 %176, 5
  %178 = call ptr @realloc(ptr noundef %175, i64 noundef %177) #7
  %179 = icmp eq ptr %178, null
  br i1 %179, label %226, label %180

180:                                              ; preds = %171
  store ptr %178, ptr %48, align 8, !tbaa !4
  store i32 %174, ptr %50, align 4, !tbaa !24
  %181 = load i32, ptr %49, align 8, !tbaa !98
  br label %182

182:                                              ; preds = %180, %169
  %183 = phi i32 [ %166, %169 ], [ %181, %180 ]
  %184 = phi ptr [ %170, %169 ], [ %178, %180 ]
  %185 = add i32 %183, 1
  store i32 %185, ptr %49, align 8, !tbaa !98
  %186 = zext i32 %183 to i64
  %187 = getelementptr inbounds %struct.harvest, ptr %184, i64 %186
  store ptr null, ptr %187, align 8, !tbaa.struct !107
  %188 = getelementptr inbounds i8, ptr %187, i64 8
  store ptr %156, ptr %188, align 8, !tbaa.struct !108
  %189 = getelementptr inbounds i8, ptr %187, i64 16
  store i64 2320, ptr %189, align 8, !tbaa.struct !109
  %190 = getelementptr inbounds i8, ptr %187, i64 24
  store i64 %66, ptr %190, align 8, !tbaa.struct !110
  br label %191

191:                                              ; preds = %182, %105
  %192 = phi i32 [ %106, %105 ], [ 0, %182 ]
  %193 = getelementptr inbounds %struct.launch, ptr %62, i64 0, i32 3
  %194 = load ptr, ptr %193, align 8, !tbaa !4
  %195 = icmp eq ptr %194, null
  %196 = icmp ne i32 %192, 0
  %197 = select i1 %195, i1 true, i1 %196
  br i1 %197, label %226, label %198

198:                                              ; preds = %191
  %199 = load ptr, ptr %10, align 8, !tbaa !4
  %200 = load i64, ptr %74, align 8, !tbaa !16
  %201 = load i32, ptr %49, align 8, !tbaa !98
  %202 = load i32, ptr %50, align 4, !tbaa !24
  %203 = icmp ugt i32 %202, %201
  br i1 %203, label %204, label %206

204:                                              ; preds = %198
  %205 = load ptr, ptr %48, align 8, !tbaa !106
  br label %217

206:                                              ; preds = %198
  %207 = icmp eq i32 %202, 0
  %208 = shl i32 %202, 1
  %209 = select i1 %207, i32 16, i32 %208
  %210 = load ptr, ptr %48, align 8, !tbaa !4
  %211 = zext i32 %209 to i64
  %212 = shl nuw nsw i64 %211, 5
  %213 = call ptr @realloc(ptr noundef %210, i64 noundef %212) #7
  %214 = icmp eq ptr %213, null
  br i1 %214, label %226, label %215

215:                                              ; preds = %206
  store ptr %213, ptr %48, align 8, !tbaa !4
  store i32 %209, ptr %50, align 4, !tbaa !24
  %216 = load i32, ptr %49, align 8, !tbaa !98
  br label %217

217:                                              ; preds = %215, %204
  %218 = phi i32 [ %201, %204 ], [ %216, %215 ]
  %219 = phi ptr [ %205, %204 ], [ %213, %215 ]
  %220 = add i32 %218, 1
  store i32 %220, ptr %49, align 8, !tbaa !98
  %221 = zext i32 %218 to i64
  %222 = getelementptr inbounds %struct.harvest, ptr %219, i64 %221
  store ptr %194, ptr %222, align 8, !tbaa.struct !107
  %223 = getelementptr inbounds i8, ptr %222, i64 8
  store ptr %199, ptr %223, align 8, !tbaa.struct !108
  %224 = getelementptr inbounds i8, ptr %222, i64 16
  store i64 %200, ptr %224, align 8, !tbaa.struct !109
  %225 = getelementptr inbounds i8, ptr %222, i64 24
  store i64 %66, ptr %225, align 8, !tbaa.struct !110
  br label %226

226:                                              ; preds = %217, %206, %191, %171, %153
  %227 = phi i32 [ %192, %191 ], [ 0, %217 ], [ 2, %206 ], [ 2, %171 ], [ %163, %153 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %11) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #8
  br label %540

228:                                              ; preds = %60
  %229 = load ptr, ptr %52, align 8, !tbaa !111
  %230 = getelementptr inbounds %struct.copy, ptr %62, i64 0, i32 1
  %231 = load i64, ptr %230, align 8, !tbaa !112
  %232 = getelementptr inbounds %struct.copy, ptr %62, i64 0, i32 2
  %233 = load i64, ptr %232, align 8, !tbaa !113
  %234 = getelementptr inbounds %struct.copy, ptr %62, i64 0, i32 3
  %235 = load i64, ptr %234, align 8, !tbaa !87
  %236 = load ptr, ptr %33, align 8, !tbaa !45
  %237 = call i32 %229(i64 noundef %231, i64 noundef %233, i64 noundef %235, ptr noundef %236) #7
  br label %540

238:                                              ; preds = %60
  %239 = load ptr, ptr %51, align 8, !tbaa !114
  %240 = getelementptr inbounds %struct.copy, ptr %62, i64 0, i32 1
  %241 = load i64, ptr %240, align 8, !tbaa !112
  %242 = getelementptr inbounds %struct.copy, ptr %62, i64 0, i32 2
  %243 = load i64, ptr %242, align 8, !tbaa !113
  %244 = inttoptr i64 %243 to ptr
  %245 = getelementptr inbounds %struct.copy, ptr %62, i64 0, i32 3
  %246 = load i64, ptr %245, align 8, !tbaa !87
  %247 = load ptr, ptr %33, align 8, !tbaa !45
  %248 = call i32 %239(i64 noundef %241, ptr noundef %244, i64 noundef %246, ptr noundef %247) #7
  br label %540

249:                                              ; preds = %60
  %250 = load ptr, ptr %47, align 8, !tbaa !105
  %251 = getelementptr inbounds %struct.copy, ptr %62, i64 0, i32 1
  %252 = load i64, ptr %251, align 8, !tbaa !112
  %253 = inttoptr i64 %252 to ptr
  %254 = getelementptr inbounds %struct.copy, ptr %62, i64 0, i32 2
  %255 = load i64, ptr %254, align 8, !tbaa !113
  %256 = getelementptr inbounds %struct.copy, ptr %62, i64 0, i32 3
  %257 = load i64, ptr %256, align 8, !tbaa !87
  %258 = load ptr, ptr %33, align 8, !tbaa !45
  %259 = call i32 %250(ptr noundef %253, i64 noundef %255, i64 noundef %257, ptr noundef %258) #7
  br label %540

260:                                              ; preds = %60
  %261 = getelementptr inbounds %struct.copy, ptr %62, i64 0, i32 3
  %262 = load i64, ptr %261, align 8, !tbaa !87
  %263 = load ptr, ptr %45, align 8, !tbaa !101
  %264 = load i64, ptr %46, align 8, !tbaa !96
  %265 = getelementptr inbounds i8, ptr %263, i64 %264
  %266 = add i64 %262, 15
  %267 = and i64 %266, -16
  %268 = add i64 %264, %267
  store i64 %268, ptr %46, align 8, !tbaa !96
  %269 = getelementptr inbounds %struct.copy, ptr %62, i64 0, i32 2
  %270 = load i64, ptr %269, align 8, !tbaa !113
  %271 = inttoptr i64 %270 to ptr
  %272 = call ptr @memcpy(ptr noundef %265, ptr noundef %271, i64 noundef %262) #7
  %273 = load ptr, ptr %51, align 8, !tbaa !114
  %274 = getelementptr inbounds %struct.copy, ptr %62, i64 0, i32 1
  %275 = load i64, ptr %274, align 8, !tbaa !112
  %276 = load i64, ptr %261, align 8, !tbaa !87
  %277 = load ptr, ptr %33, align 8, !tbaa !45
  %278 = call i32 %273(i64 noundef %275, ptr noundef %265, i64 noundef %276, ptr noundef %277) #7
  br label %540

279:                                              ; preds = %60
  %280 = getelementptr inbounds %struct.copy, ptr %62, i64 0, i32 3
  %281 = load i64, ptr %280, align 8, !tbaa !87
  %282 = load ptr, ptr %45, align 8, !tbaa !101
  %283 = load i64, ptr %46, align 8, !tbaa !96
  %284 = getelementptr inbounds i8, ptr %282, i64 %283
  %285 = add i64 %281, 15
  %286 = and i64 %285, -16
  %287 = add i64 %283, %286
  store i64 %287, ptr %46, align 8, !tbaa !96
  %288 = load ptr, ptr %47, align 8, !tbaa !105
  %289 = getelementptr inbounds %struct.copy, ptr %62, i64 0, i32 2
  %290 = load i64, ptr %289, align 8, !tbaa !113
  %291 = load ptr, ptr %33, align 8, !tbaa !45
  %292 = call i32 %288(ptr noundef %284, i64 noundef %290, i64 noundef %281, ptr noundef %291) #7
  %293 = icmp eq i32 %292, 0
  br i1 %293, label %294, label %540

294:                                              ; preds = %279
  %295 = getelementptr inbounds %struct.copy, ptr %62, i64 0, i32 1
  %296 = load i64, ptr %295, align 8, !tbaa !112
  %297 = inttoptr i64 %296 to ptr
  %298 = load i64, ptr %280, align 8, !tbaa !87
  %299 = load i32, ptr %49, align 8, !tbaa !98
  %300 = load i32, ptr %50, align 4, !tbaa !24
  %301 = icmp ugt i32 %300, %299
  br i1 %301, label %302, label %304

302:                                              ; preds = %294
  %303 = load ptr, ptr %48, align 8, !tbaa !106
  br label %315

304:                                              ; preds = %294
  %305 = icmp eq i32 %300, 0
  %306 = shl i32 %300, 1
  %307 = select i1 %305, i32 16, i32 %306
  %308 = load ptr, ptr %48, align 8, !tbaa !4
  %309 = zext i32 %307 to i64
  %310 = shl nuw nsw i64 %309, 5
  %311 = call ptr @realloc(ptr noundef %308, i64 noundef %310) #7
  %312 = icmp eq ptr %311, null
  br i1 %312, label %540, label %313

313:                                              ; preds = %304
  store ptr %311, ptr %48, align 8, !tbaa !4
  store i32 %307, ptr %50, align 4, !tbaa !24
  %314 = load i32, ptr %49, align 8, !tbaa !98
  br label %315

315:                                              ; preds = %313, %302
  %316 = phi i32 [ %299, %302 ], [ %314, %313 ]
  %317 = phi ptr [ %303, %302 ], [ %311, %313 ]
  %318 = add i32 %316, 1
  store i32 %318, ptr %49, align 8, !tbaa !98
  %319 = zext i32 %316 to i64
  %320 = getelementptr inbounds %struct.harvest, ptr %317, i64 %319
  store ptr %297, ptr %320, align 8, !tbaa.struct !107
  %321 = getelementptr inbounds i8, ptr %320, i64 8
  store ptr %284, ptr %321, align 8, !tbaa.struct !108
  %322 = getelementptr inbounds i8, ptr %320, i64 16
  store i64 %298, ptr %322, align 8, !tbaa.struct !109
  %323 = getelementptr inbounds i8, ptr %320, i64 24
  store i64 %66, ptr %323, align 8, !tbaa.struct !110
  br label %540

324:                                              ; preds = %60
  %325 = load ptr, ptr %0, align 8, !tbaa !43
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #8
  %326 = getelementptr inbounds %struct.device, ptr %325, i64 0, i32 10
  %327 = load ptr, ptr %326, align 8, !tbaa !115
  %328 = getelementptr inbounds %struct.copy, ptr %62, i64 0, i32 3
  %329 = load i64, ptr %328, align 8, !tbaa !87
  %330 = getelementptr inbounds %struct.device, ptr %325, i64 0, i32 29
  %331 = load ptr, ptr %330, align 8, !tbaa !116
  %332 = load ptr, ptr %33, align 8, !tbaa !45
  %333 = call i32 %327(ptr noundef nonnull %8, i64 noundef %329, ptr noundef %331, ptr noundef %332) #7
  %334 = icmp eq i32 %333, 0
  br i1 %334, label %335, label %362

335:                                              ; preds = %324
  %336 = getelementptr inbounds %struct.device, ptr %325, i64 0, i32 5
  %337 = load ptr, ptr %336, align 8, !tbaa !111
  %338 = load i64, ptr %8, align 8, !tbaa !16
  %339 = getelementptr inbounds %struct.copy, ptr %62, i64 0, i32 2
  %340 = load i64, ptr %339, align 8, !tbaa !113
  %341 = load i64, ptr %328, align 8, !tbaa !87
  %342 = load ptr, ptr %33, align 8, !tbaa !45
  %343 = call i32 %337(i64 noundef %338, i64 noundef %340, i64 noundef %341, ptr noundef %342) #7
  %344 = icmp eq i32 %343, 0
  br i1 %344, label %345, label %353

345:                                              ; preds = %335
  %346 = load ptr, ptr %336, align 8, !tbaa !111
  %347 = getelementptr inbounds %struct.copy, ptr %62, i64 0, i32 1
  %348 = load i64, ptr %347, align 8, !tbaa !112
  %349 = load i64, ptr %8, align 8, !tbaa !16
  %350 = load i64, ptr %328, align 8, !tbaa !87
  %351 = load ptr, ptr %33, align 8, !tbaa !45
  %352 = call i32 %346(i64 noundef %348, i64 noundef %349, i64 noundef %350, ptr noundef %351) #7
  br label %353

353:                                              ; preds = %345, %335
  %354 = phi i32 [ %343, %335 ], [ %352, %345 ]
  %355 = getelementptr inbounds %struct.device, ptr %325, i64 0, i32 11
  %356 = load ptr, ptr %355, align 8, !tbaa !117
  %357 = load i64, ptr %8, align 8, !tbaa !16
  %358 = load ptr, ptr %33, align 8, !tbaa !45
  %359 = call i32 %356(i64 noundef %357, ptr noundef %358) #7
  %360 = icmp eq i32 %354, 0
  %361 = select i1 %360, i32 %359, i32 %354
  br label %362

362:                                              ; preds = %353, %324
  %363 = phi i32 [ %361, %353 ], [ %333, %324 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #8
  br label %540

364:                                              ; preds = %60
  %365 = load ptr, ptr %44, align 8, !tbaa !118
  %366 = getelementptr inbounds %struct.peer_copy, ptr %62, i64 0, i32 1
  %367 = load i64, ptr %366, align 8, !tbaa !119
  %368 = getelementptr inbounds %struct.peer_copy, ptr %62, i64 0, i32 2
  %369 = load ptr, ptr %368, align 8, !tbaa !121
  %370 = getelementptr inbounds %struct.peer_copy, ptr %62, i64 0, i32 3
  %371 = load i64, ptr %370, align 8, !tbaa !122
  %372 = getelementptr inbounds %struct.peer_copy, ptr %62, i64 0, i32 4
  %373 = load ptr, ptr %372, align 8, !tbaa !123
  %374 = getelementptr inbounds %struct.peer_copy, ptr %62, i64 0, i32 5
  %375 = load i64, ptr %374, align 8, !tbaa !124
  %376 = load ptr, ptr %33, align 8, !tbaa !45
  %377 = call i32 %365(i64 noundef %367, ptr noundef %369, i64 noundef %371, ptr noundef %373, i64 noundef %375, ptr noundef %376) #7
  br label %540

378:                                              ; preds = %60
  %379 = load ptr, ptr %0, align 8, !tbaa !43
  %380 = getelementptr inbounds %struct.fill, ptr %62, i64 0, i32 3
  %381 = load i32, ptr %380, align 8, !tbaa !125
  switch i32 %381, label %406 [
    i32 1, label %382
    i32 2, label %394
  ]

382:                                              ; preds = %378
  %383 = getelementptr inbounds %struct.device, ptr %379, i64 0, i32 7
  %384 = load ptr, ptr %383, align 8, !tbaa !102
  %385 = getelementptr inbounds %struct.fill, ptr %62, i64 0, i32 1
  %386 = load i64, ptr %385, align 8, !tbaa !127
  %387 = getelementptr inbounds %struct.fill, ptr %62, i64 0, i32 4
  %388 = load i32, ptr %387, align 4, !tbaa !128
  %389 = trunc i32 %388 to i8
  %390 = getelementptr inbounds %struct.fill, ptr %62, i64 0, i32 2
  %391 = load i64, ptr %390, align 8, !tbaa !129
  %392 = load ptr, ptr %33, align 8, !tbaa !45
  %393 = call i32 %384(i64 noundef %386, i8 noundef %389, i64 noundef %391, ptr noundef %392) #7
  br label %540

394:                                              ; preds = %378
  %395 = getelementptr inbounds %struct.device, ptr %379, i64 0, i32 8
  %396 = load ptr, ptr %395, align 8, !tbaa !130
  %397 = getelementptr inbounds %struct.fill, ptr %62, i64 0, i32 1
  %398 = load i64, ptr %397, align 8, !tbaa !127
  %399 = getelementptr inbounds %struct.fill, ptr %62, i64 0, i32 4
  %400 = load i32, ptr %399, align 4, !tbaa !128
  %401 = trunc i32 %400 to i16
  %402 = getelementptr inbounds %struct.fill, ptr %62, i64 0, i32 2
  %403 = load i64, ptr %402, align 8, !tbaa !129
  %404 = load ptr, ptr %33, align 8, !tbaa !45
  %405 = call i32 %396(i64 noundef %398, i16 noundef %401, i64 noundef %403, ptr noundef %404) #7
  br label %540

406:                                              ; preds = %378
  %407 = getelementptr inbounds %struct.device, ptr %379, i64 0, i32 9
  %408 = load ptr, ptr %407, align 8, !tbaa !131
  %409 = getelementptr inbounds %struct.fill, ptr %62, i64 0, i32 1
  %410 = load i64, ptr %409, align 8, !tbaa !127
  %411 = getelementptr inbounds %struct.fill, ptr %62, i64 0, i32 4
  %412 = load i32, ptr %411, align 4, !tbaa !128
  %413 = getelementptr inbounds %struct.fill, ptr %62, i64 0, i32 2
  %414 = load i64, ptr %413, align 8, !tbaa !129
  %415 = load ptr, ptr %33, align 8, !tbaa !45
  %416 = call i32 %408(i64 noundef %410, i32 noundef %412, i64 noundef %414, ptr noundef %415) #7
  br label %540

417:                                              ; preds = %60
  %418 = getelementptr inbounds %struct.command, ptr %62, i64 0, i32 2
  %419 = load i32, ptr %418, align 4, !tbaa !18
  %420 = zext i32 %419 to i64
  %421 = getelementptr inbounds i8, ptr %62, i64 %420
  %422 = getelementptr inbounds %struct.execute, ptr %62, i64 0, i32 1
  %423 = load ptr, ptr %422, align 8, !tbaa !4
  %424 = getelementptr inbounds %struct.execute, ptr %62, i64 0, i32 2
  %425 = icmp ult ptr %424, %421
  br i1 %425, label %426, label %498

426:                                              ; preds = %417
  %427 = getelementptr inbounds %struct.graph, ptr %423, i64 0, i32 1
  br label %428

428:                                              ; preds = %488, %426
  %429 = phi ptr [ %424, %426 ], [ %493, %488 ]
  %430 = phi i64 [ 0, %426 ], [ %489, %488 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #8
  %431 = getelementptr inbounds %struct.launch, ptr %429, i64 0, i32 2
  %432 = load i64, ptr %431, align 8, !tbaa !16
  store i64 %432, ptr %4, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #8
  store i64 0, ptr %5, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #8
  store ptr %4, ptr %6, align 8, !tbaa !4
  store ptr %5, ptr %34, align 8, !tbaa !4
  %433 = getelementptr inbounds %struct.launch, ptr %429, i64 0, i32 4
  store ptr %433, ptr %35, align 8, !tbaa !4
  %434 = getelementptr inbounds %struct.launch, ptr %429, i64 0, i32 1
  %435 = load ptr, ptr %434, align 8, !tbaa !4
  %436 = load i64, ptr %435, align 8, !tbaa !16
  %437 = icmp eq i64 %436, 0
  br i1 %437, label %488, label %438

438:                                              ; preds = %428, %482
  %439 = phi ptr [ %485, %482 ], [ %435, %428 ]
  %440 = phi i64 [ %484, %482 ], [ 0, %428 ]
  %441 = phi i64 [ %483, %482 ], [ %430, %428 ]
  %442 = getelementptr inbounds %struct.kernel, ptr %439, i64 0, i32 3, i64 %440
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %7) #8
  %443 = load ptr, ptr %442, align 8, !tbaa !26
  store ptr %443, ptr %7, align 8, !tbaa !28
  %444 = getelementptr inbounds %struct.kernel, ptr %439, i64 0, i32 3, i64 %440, i32 1
  %445 = load ptr, ptr %444, align 8, !tbaa !30
  %446 = icmp eq ptr %445, null
  br i1 %446, label %447, label %450

447:                                              ; preds = %438
  %448 = getelementptr inbounds %struct.kernel, ptr %439, i64 0, i32 3, i64 %440, i32 2
  %449 = load i32, ptr %448, align 8, !tbaa !31
  br label %468

450:                                              ; preds = %438
  %451 = call i64 %445(ptr noundef nonnull %433) #7
  %452 = icmp sgt i64 %451, 0
  br i1 %452, label %453, label %460

453:                                              ; preds = %450
  %454 = getelementptr inbounds %struct.kernel, ptr %439, i64 0, i32 3, i64 %440, i32 3
  %455 = load i32, ptr %454, align 4, !tbaa !32
  %456 = zext i32 %455 to i64
  %457 = add nsw i64 %451, -1
  %458 = add nuw i64 %457, %456
  %459 = udiv i64 %458, %456
  br label %460

460:                                              ; preds = %453, %450
  %461 = phi i64 [ %459, %453 ], [ 1, %450 ]
  %462 = getelementptr inbounds %struct.kernel, ptr %439, i64 0, i32 3, i64 %440, i32 2
  %463 = load i32, ptr %462, align 8, !tbaa !31
  %464 = zext i32 %463 to i64
  %465 = icmp ult i64 %461, %464
  %466 = trunc i64 %461 to i32
  %467 = select i1 %465, i32 %466, i32 %463
  br label %468

468:                                              ; preds = %460, %447
  %469 = phi i32 [ %467, %460 ], [ %449, %447 ]
  store i32 %469, ptr %36, align 8, !tbaa !33
  store <2 x i32> <i32 1, i32 1>, ptr %37, align 4, !tbaa !24
  %470 = getelementptr inbounds %struct.kernel, ptr %439, i64 0, i32 3, i64 %440, i32 3
  %471 = load i32, ptr %470, align 4, !tbaa !32
  store i32 %471, ptr %38, align 4, !tbaa !34
  store <2 x i32> <i32 1, i32 1>, ptr %39, align 8, !tbaa !24
  %472 = getelementptr inbounds %struct.kernel, ptr %439, i64 0, i32 3, i64 %440, i32 4
  %473 = load i32, ptr %472, align 8, !tbaa !35
  store i32 %473, ptr %40, align 8, !tbaa !36
  store ptr %6, ptr %41, align 8, !tbaa !37
  store <2 x ptr> zeroinitializer, ptr %42, align 8, !tbaa !4
  store ptr null, ptr %43, align 8, !tbaa !38
  %474 = load ptr, ptr %423, align 8, !tbaa !4
  %475 = getelementptr inbounds %struct.device, ptr %474, i64 0, i32 24
  %476 = load ptr, ptr %475, align 8, !tbaa !132
  %477 = load ptr, ptr %427, align 8, !tbaa !4
  %478 = getelementptr inbounds %struct.graph, ptr %423, i64 0, i32 4, i64 %441
  %479 = load ptr, ptr %478, align 8, !tbaa !4
  %480 = call i32 %476(ptr noundef %477, ptr noundef %479, ptr noundef nonnull %7) #7
  %481 = icmp eq i32 %480, 0
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %7) #8
  br i1 %481, label %482, label %495

482:                                              ; preds = %468
  %483 = add i64 %441, 1
  %484 = add nuw i64 %440, 1
  %485 = load ptr, ptr %434, align 8, !tbaa !4
  %486 = load i64, ptr %485, align 8, !tbaa !16
  %487 = icmp ult i64 %484, %486
  br i1 %487, label %438, label %488, !llvm.loop !40

488:                                              ; preds = %482, %428
  %489 = phi i64 [ %430, %428 ], [ %483, %482 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #8
  %490 = getelementptr inbounds %struct.command, ptr %429, i64 0, i32 2
  %491 = load i32, ptr %490, align 4, !tbaa !18
  %492 = zext i32 %491 to i64
  %493 = getelementptr inbounds i8, ptr %429, i64 %492
  %494 = icmp ult ptr %493, %421
  br i1 %494, label %428, label %496, !llvm.loop !41

495:                                              ; preds = %468
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #8
  br label %540

496:                                              ; preds = %488
  %497 = load ptr, ptr %422, align 8, !tbaa !4
  br label %498

498:                                              ; preds = %496, %417
  %499 = phi ptr [ %497, %496 ], [ %423, %417 ]
  %500 = load ptr, ptr %0, align 8, !tbaa !43
  %501 = getelementptr inbounds %struct.device, ptr %500, i64 0, i32 25
  %502 = load ptr, ptr %501, align 8, !tbaa !133
  %503 = getelementptr inbounds %struct.graph, ptr %499, i64 0, i32 1
  %504 = load ptr, ptr %503, align 8, !tbaa !4
  %505 = load ptr, ptr %33, align 8, !tbaa !45
  %506 = call i32 %502(ptr noundef %504, ptr noundef %505) #7
  br label %540

507:                                              ; preds = %60
  %508 = getelementptr inbounds %struct.wait, ptr %62, i64 0, i32 1
  %509 = load ptr, ptr %508, align 8, !tbaa !66
  %510 = load ptr, ptr %33, align 8, !tbaa !45
  %511 = getelementptr inbounds %struct.wait, ptr %62, i64 0, i32 2
  %512 = load i64, ptr %511, align 8, !tbaa !67
  %513 = getelementptr inbounds %struct.queue, ptr %509, i64 0, i32 22
  %514 = call i32 @pthread_mutex_lock(ptr noundef nonnull %513) #7
  %515 = getelementptr inbounds %struct.queue, ptr %509, i64 0, i32 15
  br label %516

516:                                              ; preds = %520, %507
  %517 = phi ptr [ %515, %507 ], [ %518, %520 ]
  %518 = load ptr, ptr %517, align 8, !tbaa !4
  %519 = icmp eq ptr %518, null
  br i1 %519, label %531, label %520

520:                                              ; preds = %516
  %521 = getelementptr inbounds %struct.batch, ptr %518, i64 0, i32 1
  %522 = load i64, ptr %521, align 8, !tbaa !54
  %523 = icmp ult i64 %522, %512
  br i1 %523, label %516, label %524, !llvm.loop !134

524:                                              ; preds = %520
  %525 = load ptr, ptr %509, align 8, !tbaa !43
  %526 = getelementptr inbounds %struct.device, ptr %525, i64 0, i32 20
  %527 = load ptr, ptr %526, align 8, !tbaa !135
  %528 = getelementptr inbounds %struct.batch, ptr %518, i64 0, i32 6
  %529 = load ptr, ptr %528, align 8, !tbaa !81
  %530 = call i32 %527(ptr noundef %510, ptr noundef %529, i32 noundef 0) #7
  br label %531

531:                                              ; preds = %516, %524
  %532 = phi i32 [ %530, %524 ], [ 0, %516 ]
  %533 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %513) #7
  br label %540

534:                                              ; preds = %60
  %535 = load ptr, ptr %32, align 8, !tbaa !135
  %536 = load ptr, ptr %33, align 8, !tbaa !45
  %537 = getelementptr inbounds %struct.wait_event, ptr %62, i64 0, i32 1
  %538 = load ptr, ptr %537, align 8, !tbaa !136
  %539 = call i32 %535(ptr noundef %536, ptr noundef %538, i32 noundef 0) #7
  br label %540

540:                                              ; preds = %534, %531, %498, %495, %406, %394, %382, %364, %362, %315, %304, %279, %260, %249, %238, %228, %226, %60
  %541 = phi i32 [ 0, %60 ], [ %539, %534 ], [ %532, %531 ], [ %377, %364 ], [ %363, %362 ], [ %278, %260 ], [ %259, %249 ], [ %248, %238 ], [ %237, %228 ], [ %227, %226 ], [ %292, %279 ], [ 0, %315 ], [ 2, %304 ], [ %416, %406 ], [ %405, %394 ], [ %393, %382 ], [ %506, %498 ], [ %480, %495 ]
  %542 = load ptr, ptr %55, align 8, !tbaa !99
  %543 = icmp eq ptr %542, null
  br i1 %543, label %591, label %544

544:                                              ; preds = %540
  %545 = load i16, ptr %63, align 2, !tbaa !85
  %546 = icmp eq i16 %545, 0
  %547 = icmp ne i32 %541, 0
  %548 = select i1 %546, i1 true, i1 %547
  br i1 %548, label %591, label %549

549:                                              ; preds = %544
  %550 = load i32, ptr %56, align 4, !tbaa !138
  %551 = load i32, ptr %58, align 8, !tbaa !97
  %552 = icmp ugt i32 %550, %551
  br i1 %552, label %579, label %553

553:                                              ; preds = %549
  %554 = icmp eq i32 %550, 0
  %555 = shl i32 %550, 1
  %556 = select i1 %554, i32 16, i32 %555
  %557 = load ptr, ptr %57, align 8, !tbaa !4
  %558 = zext i32 %556 to i64
  %559 = shl nuw nsw i64 %558, 3
  %560 = call ptr @realloc(ptr noundef %557, i64 noundef %559) #7
  %561 = icmp eq ptr %560, null
  br i1 %561, label %608, label %562

562:                                              ; preds = %553
  store ptr %560, ptr %57, align 8, !tbaa !4
  %563 = load i32, ptr %56, align 4, !tbaa !138
  %564 = icmp ult i32 %563, %556
  br i1 %564, label %565, label %579

565:                                              ; preds = %562, %575
  %566 = phi i32 [ %577, %575 ], [ %563, %562 ]
  %567 = load ptr, ptr %0, align 8, !tbaa !43
  %568 = getelementptr inbounds %struct.device, ptr %567, i64 0, i32 14
  %569 = load ptr, ptr %568, align 8, !tbaa !94
  %570 = load ptr, ptr %57, align 8, !tbaa !139
  %571 = zext i32 %566 to i64
  %572 = getelementptr inbounds ptr, ptr %570, i64 %571
  %573 = call i32 %569(ptr noundef %572, i32 noundef 0) #7
  %574 = icmp eq i32 %573, 0
  br i1 %574, label %575, label %608

575:                                              ; preds = %565
  %576 = load i32, ptr %56, align 4, !tbaa !138
  %577 = add i32 %576, 1
  store i32 %577, ptr %56, align 4, !tbaa !138
  %578 = icmp ult i32 %577, %556
  br i1 %578, label %565, label %579, !llvm.loop !140

579:                                              ; preds = %575, %562, %549
  %580 = load ptr, ptr %0, align 8, !tbaa !43
  %581 = getelementptr inbounds %struct.device, ptr %580, i64 0, i32 16
  %582 = load ptr, ptr %581, align 8, !tbaa !141
  %583 = load ptr, ptr %57, align 8, !tbaa !139
  %584 = load i32, ptr %58, align 8, !tbaa !97
  %585 = add i32 %584, 1
  store i32 %585, ptr %58, align 8, !tbaa !97
  %586 = zext i32 %584 to i64
  %587 = getelementptr inbounds ptr, ptr %583, i64 %586
  %588 = load ptr, ptr %587, align 8, !tbaa !4
  %589 = load ptr, ptr %33, align 8, !tbaa !45
  %590 = call i32 %582(ptr noundef %588, ptr noundef %589) #7
  br label %591

591:                                              ; preds = %579, %544, %540
  %592 = phi i32 [ %541, %544 ], [ %541, %540 ], [ %590, %579 ]
  %593 = getelementptr inbounds %struct.command, ptr %62, i64 0, i32 2
  %594 = load i32, ptr %593, align 4, !tbaa !18
  %595 = zext i32 %594 to i64
  %596 = getelementptr inbounds i8, ptr %62, i64 %595
  %597 = icmp ult ptr %596, %24
  %598 = icmp eq i32 %592, 0
  %599 = select i1 %597, i1 %598, i1 false
  br i1 %599, label %60, label %59, !llvm.loop !142

600:                                              ; preds = %59, %18
  %601 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 16
  %602 = load ptr, ptr %601, align 8, !tbaa !141
  %603 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 6
  %604 = load ptr, ptr %603, align 8, !tbaa !81
  %605 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %606 = load ptr, ptr %605, align 8, !tbaa !45
  %607 = call i32 %602(ptr noundef %604, ptr noundef %606) #7
  br label %608

608:                                              ; preds = %553, %565, %600, %59
  %609 = phi i32 [ %607, %600 ], [ %592, %59 ], [ %573, %565 ], [ 2, %553 ]
  %610 = load ptr, ptr %0, align 8, !tbaa !43
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #8
  %611 = getelementptr inbounds %struct.device, ptr %610, i64 0, i32 1
  %612 = load ptr, ptr %611, align 8, !tbaa !15
  %613 = call i32 %612(ptr noundef nonnull %3) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #8
  %614 = icmp eq i32 %609, 0
  br i1 %614, label %619, label %615

615:                                              ; preds = %2, %608
  %616 = phi i32 [ %609, %608 ], [ %16, %2 ]
  %617 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %618 = cmpxchg ptr %617, i32 0, i32 %616 seq_cst seq_cst, align 4
  br label %619

619:                                              ; preds = %615, %608
  %620 = phi i1 [ false, %615 ], [ true, %608 ]
  %621 = phi i32 [ %616, %615 ], [ 0, %608 ]
  %622 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %623 = call i32 @pthread_mutex_lock(ptr noundef nonnull %622) #7
  store ptr null, ptr %1, align 8, !tbaa !61
  %624 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %625 = load ptr, ptr %624, align 8, !tbaa !47
  store ptr %1, ptr %625, align 8, !tbaa !4
  store ptr %1, ptr %624, align 8, !tbaa !47
  br i1 %620, label %626, label %636

626:                                              ; preds = %619
  %627 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 5
  %628 = load i64, ptr %627, align 8, !tbaa !60
  %629 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %630 = load i64, ptr %629, align 8, !tbaa !59
  %631 = add i64 %630, %628
  store i64 %631, ptr %629, align 8, !tbaa !59
  %632 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 11
  store i32 1, ptr %632, align 4, !tbaa !82
  %633 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %634 = load i64, ptr %633, align 8, !tbaa !54
  %635 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  store i64 %634, ptr %635, align 8, !tbaa !68
  br label %636

636:                                              ; preds = %626, %619
  %637 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  store i32 0, ptr %637, align 8, !tbaa !58
  %638 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %639 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %638) #7
  %640 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %641 = load atomic i64, ptr %640 seq_cst, align 8
  %642 = icmp eq i64 %641, 0
  br i1 %642, label %643, label %651

643:                                              ; preds = %636
  %644 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %645 = load i32, ptr %644, align 4, !tbaa !78
  %646 = icmp eq i32 %645, 0
  br i1 %646, label %647, label %651

647:                                              ; preds = %643
  %648 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %649 = load ptr, ptr %648, align 8, !tbaa !57
  %650 = icmp eq ptr %649, null
  br i1 %650, label %658, label %651

651:                                              ; preds = %647, %643, %636
  %652 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %653 = load i32, ptr %652, align 8, !tbaa !84
  %654 = icmp eq i32 %653, 0
  br i1 %654, label %658, label %655

655:                                              ; preds = %651
  %656 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %657 = call i32 @pthread_cond_signal(ptr noundef nonnull %656) #7
  br label %658

658:                                              ; preds = %655, %651, %647
  %659 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %622) #7
  ret i32 %621
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
  %11 = load ptr, ptr %10, align 8, !tbaa !143
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %13 = load i64, ptr %12, align 8, !tbaa !51
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #7
  %15 = icmp eq ptr %11, null
  br i1 %15, label %206, label %16

16:                                               ; preds = %7
  %17 = load ptr, ptr %0, align 8, !tbaa !43
  %18 = load ptr, ptr %17, align 8, !tbaa !8
  %19 = getelementptr inbounds %struct.device, ptr %17, i64 0, i32 28
  %20 = load ptr, ptr %19, align 8, !tbaa !12
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
  %36 = load i64, ptr %35, align 8, !tbaa !54
  %37 = icmp ugt i64 %36, %33
  br i1 %37, label %38, label %46

38:                                               ; preds = %32
  %39 = load ptr, ptr %0, align 8, !tbaa !43
  %40 = getelementptr inbounds %struct.device, ptr %39, i64 0, i32 17
  %41 = load ptr, ptr %40, align 8, !tbaa !144
  %42 = getelementptr inbounds %struct.batch, ptr %34, i64 0, i32 6
  %43 = load ptr, ptr %42, align 8, !tbaa !81
  %44 = call i32 %41(ptr noundef %43) #7
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %185

46:                                               ; preds = %32, %38
  %47 = getelementptr inbounds %struct.batch, ptr %34, i64 0, i32 12
  %48 = load i32, ptr %47, align 8, !tbaa !98
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %52, label %50

50:                                               ; preds = %46
  %51 = getelementptr inbounds %struct.batch, ptr %34, i64 0, i32 14
  br label %56

52:                                               ; preds = %90, %46
  %53 = getelementptr inbounds %struct.batch, ptr %34, i64 0, i32 15
  %54 = load i32, ptr %53, align 8, !tbaa !97
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %146, label %95

56:                                               ; preds = %90, %50
  %57 = phi i64 [ 0, %50 ], [ %91, %90 ]
  %58 = load ptr, ptr %51, align 8, !tbaa !106
  %59 = getelementptr inbounds %struct.harvest, ptr %58, i64 %57
  %60 = load ptr, ptr %59, align 8, !tbaa !145
  %61 = icmp eq ptr %60, null
  %62 = getelementptr inbounds %struct.harvest, ptr %58, i64 %57, i32 1
  %63 = load ptr, ptr %62, align 8, !tbaa !147
  br i1 %61, label %68, label %64

64:                                               ; preds = %56
  %65 = getelementptr inbounds %struct.harvest, ptr %58, i64 %57, i32 2
  %66 = load i64, ptr %65, align 8, !tbaa !148
  %67 = call ptr @memcpy(ptr noundef nonnull %60, ptr noundef %63, i64 noundef %66) #7
  br label %90

68:                                               ; preds = %56
  %69 = getelementptr inbounds i8, ptr %63, i64 2312
  %70 = load i64, ptr %69, align 8, !tbaa !16
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %90, label %72

72:                                               ; preds = %68
  %73 = getelementptr inbounds %struct.harvest, ptr %58, i64 %57, i32 3
  %74 = load i64, ptr %73, align 8, !tbaa !149
  %75 = call ptr @calloc(i64 noundef 1, i64 noundef 2328) #7
  %76 = icmp eq ptr %75, null
  br i1 %76, label %90, label %77

77:                                               ; preds = %72
  %78 = getelementptr inbounds %struct.failure, ptr %75, i64 0, i32 1
  store i64 %74, ptr %78, align 8, !tbaa !73
  %79 = getelementptr inbounds %struct.failure, ptr %75, i64 0, i32 2
  store i64 0, ptr %79, align 8, !tbaa !75
  %80 = getelementptr inbounds %struct.failure, ptr %75, i64 0, i32 3
  %81 = call ptr @memcpy(ptr noundef nonnull %80, ptr noundef nonnull %63, i64 noundef 2048) #7
  %82 = getelementptr inbounds %struct.failure, ptr %75, i64 0, i32 4
  %83 = getelementptr inbounds i8, ptr %63, i64 2048
  %84 = call ptr @memcpy(ptr noundef nonnull %82, ptr noundef nonnull %83, i64 noundef 256) #7
  %85 = call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #7
  %86 = load ptr, ptr %24, align 8, !tbaa !49
  store ptr %75, ptr %86, align 8, !tbaa !4
  store ptr %75, ptr %24, align 8, !tbaa !49
  %87 = load i32, ptr %25, align 8, !tbaa !76
  %88 = add i32 %87, 1
  store atomic i32 %88, ptr %25 seq_cst, align 8
  %89 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #7
  br label %90

90:                                               ; preds = %77, %72, %68, %64
  %91 = add nuw nsw i64 %57, 1
  %92 = load i32, ptr %47, align 8, !tbaa !98
  %93 = zext i32 %92 to i64
  %94 = icmp ult i64 %91, %93
  br i1 %94, label %56, label %52, !llvm.loop !150

95:                                               ; preds = %52
  %96 = load ptr, ptr %0, align 8, !tbaa !43
  %97 = getelementptr inbounds %struct.device, ptr %96, i64 0, i32 30
  %98 = call i32 @pthread_mutex_lock(ptr noundef nonnull %97) #7
  %99 = load i32, ptr %53, align 8, !tbaa !97
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
  %112 = load ptr, ptr %102, align 8, !tbaa !151
  %113 = load ptr, ptr %103, align 8, !tbaa !152
  %114 = load ptr, ptr %104, align 8, !tbaa !139
  %115 = getelementptr inbounds ptr, ptr %114, i64 %111
  %116 = load ptr, ptr %115, align 8, !tbaa !4
  %117 = call i32 %112(ptr noundef nonnull %3, ptr noundef %113, ptr noundef %116) #7
  %118 = load double, ptr %105, align 8, !tbaa !153
  %119 = load float, ptr %3, align 4, !tbaa !154
  %120 = fpext float %119 to double
  %121 = call double @llvm.fmuladd.f64(double %120, double 1.000000e-03, double %118)
  %122 = load ptr, ptr %106, align 8, !tbaa !99
  %123 = getelementptr inbounds double, ptr %122, i64 %111
  store double %121, ptr %123, align 8, !tbaa !156
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #8
  %124 = add nuw nsw i64 %111, 1
  %125 = load i32, ptr %53, align 8, !tbaa !97
  %126 = zext i32 %125 to i64
  %127 = icmp uge i64 %124, %126
  %128 = icmp ne i32 %117, 0
  %129 = select i1 %127, i1 true, i1 %128
  br i1 %129, label %107, label %110, !llvm.loop !157

130:                                              ; preds = %107
  %131 = load ptr, ptr %104, align 8, !tbaa !139
  %132 = add i32 %125, -1
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds ptr, ptr %131, i64 %133
  %135 = load ptr, ptr %103, align 8, !tbaa !152
  %136 = getelementptr inbounds double, ptr %122, i64 %133
  %137 = load double, ptr %136, align 8, !tbaa !156
  store double %137, ptr %105, align 8, !tbaa !153
  %138 = load ptr, ptr %134, align 8, !tbaa !4
  store ptr %138, ptr %103, align 8, !tbaa !152
  store ptr %135, ptr %134, align 8, !tbaa !4
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
  %149 = load i32, ptr %148, align 4, !tbaa !82
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %156, label %151

151:                                              ; preds = %146
  %152 = getelementptr inbounds %struct.batch, ptr %34, i64 0, i32 5
  %153 = load i64, ptr %152, align 8, !tbaa !60
  %154 = load i64, ptr %26, align 8, !tbaa !59
  %155 = sub i64 %154, %153
  store i64 %155, ptr %26, align 8, !tbaa !59
  br label %156

156:                                              ; preds = %151, %146
  store i32 0, ptr %148, align 4, !tbaa !82
  %157 = load i64, ptr %35, align 8, !tbaa !54
  %158 = load i64, ptr %12, align 8, !tbaa !51
  %159 = icmp ugt i64 %157, %158
  br i1 %159, label %160, label %161

160:                                              ; preds = %156
  store atomic i64 %157, ptr %12 seq_cst, align 8
  br label %161

161:                                              ; preds = %156, %160
  %162 = phi i64 [ %158, %156 ], [ %157, %160 ]
  %163 = load ptr, ptr %34, align 8, !tbaa !61
  store ptr %163, ptr %10, align 8, !tbaa !143
  %164 = icmp eq ptr %163, null
  br i1 %164, label %165, label %166

165:                                              ; preds = %161
  store ptr %10, ptr %27, align 8, !tbaa !47
  br label %166

166:                                              ; preds = %165, %161
  %167 = getelementptr inbounds %struct.batch, ptr %34, i64 0, i32 10
  %168 = load i32, ptr %167, align 8, !tbaa !79
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %171, label %170

170:                                              ; preds = %166
  store i32 2, ptr %167, align 8, !tbaa !79
  br label %173

171:                                              ; preds = %166
  %172 = load ptr, ptr %28, align 8, !tbaa !83
  store ptr %172, ptr %34, align 8, !tbaa !61
  store ptr %34, ptr %28, align 8, !tbaa !83
  br label %173

173:                                              ; preds = %170, %171
  %174 = load ptr, ptr %29, align 8, !tbaa !57
  %175 = icmp eq ptr %174, null
  br i1 %175, label %181, label %176

176:                                              ; preds = %173
  %177 = load i32, ptr %30, align 8, !tbaa !84
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %181, label %179

179:                                              ; preds = %176
  %180 = call i32 @pthread_cond_signal(ptr noundef nonnull %31) #7
  br label %181

181:                                              ; preds = %179, %176, %173
  %182 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #7
  %183 = call i64 @llvm.umax.i64(i64 %162, i64 %33)
  %184 = icmp eq ptr %163, null
  br i1 %184, label %195, label %32, !llvm.loop !158

185:                                              ; preds = %38, %16
  %186 = phi ptr [ %11, %16 ], [ %34, %38 ]
  %187 = phi i32 [ %21, %16 ], [ %44, %38 ]
  %188 = load ptr, ptr %0, align 8, !tbaa !43
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #8
  %189 = getelementptr inbounds %struct.device, ptr %188, i64 0, i32 1
  %190 = load ptr, ptr %189, align 8, !tbaa !15
  %191 = call i32 %190(ptr noundef nonnull %2) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #8
  %192 = icmp eq i32 %187, 600
  br i1 %192, label %200, label %193

193:                                              ; preds = %185
  %194 = cmpxchg ptr %4, i32 0, i32 %187 seq_cst seq_cst, align 4
  br label %206

195:                                              ; preds = %181
  %196 = load ptr, ptr %0, align 8, !tbaa !43
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #8
  %197 = getelementptr inbounds %struct.device, ptr %196, i64 0, i32 1
  %198 = load ptr, ptr %197, align 8, !tbaa !15
  %199 = call i32 %198(ptr noundef nonnull %2) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #8
  br label %206

200:                                              ; preds = %185
  %201 = getelementptr inbounds %struct.batch, ptr %186, i64 0, i32 1
  %202 = load i64, ptr %201, align 8, !tbaa !54
  %203 = getelementptr inbounds %struct.batch, ptr %186, i64 0, i32 2
  %204 = load i64, ptr %203, align 8, !tbaa !95
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
  %6 = load ptr, ptr %5, align 8, !tbaa !159
  %7 = load ptr, ptr %6, align 8, !tbaa !160
  store ptr %7, ptr %5, align 8, !tbaa !159
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %11

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  store ptr %5, ptr %10, align 8, !tbaa !49
  br label %11

11:                                               ; preds = %9, %2
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %13 = load i32, ptr %12, align 8, !tbaa !76
  %14 = add i32 %13, -1
  store atomic i32 %14, ptr %12 seq_cst, align 8
  %15 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #7
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2328) %1, ptr noundef nonnull align 8 dereferenceable(2328) %6, i64 2328, i1 false), !tbaa.struct !161
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
  %6 = load i64, ptr %5, align 8, !tbaa !51
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
  %23 = load i32, ptr %22, align 8, !tbaa !84
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
  %7 = load i64, ptr %4, align 8, !tbaa !69
  %8 = mul i64 %7, 1000000000
  %9 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %10 = load i64, ptr %9, align 8, !tbaa !71
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #8
  %11 = add i64 %10, %2
  %12 = add i64 %11, %8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #8
  %13 = freeze i64 %12
  %14 = udiv i64 %13, 1000000000
  store i64 %14, ptr %5, align 8, !tbaa !69
  %15 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %16 = mul i64 %14, 1000000000
  %17 = sub i64 %13, %16
  store i64 %17, ptr %15, align 8, !tbaa !71
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %19 = call i32 @pthread_mutex_lock(ptr noundef nonnull %18) #7
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %21 = load i32, ptr %20, align 4, !tbaa !78
  %22 = add i32 %21, 1
  store i32 %22, ptr %20, align 4, !tbaa !78
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %24 = load i32, ptr %23, align 8, !tbaa !84
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %29, label %26

26:                                               ; preds = %3
  %27 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %28 = call i32 @pthread_cond_signal(ptr noundef nonnull %27) #7
  br label %29

29:                                               ; preds = %3, %26
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %32 = load i64, ptr %31, align 8, !tbaa !51
  %33 = icmp ult i64 %32, %1
  br i1 %33, label %34, label %52

34:                                               ; preds = %29
  %35 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %36 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  br label %37

37:                                               ; preds = %34, %46
  %38 = phi i32 [ 0, %34 ], [ %47, %46 ]
  %39 = load atomic i32, ptr %30 seq_cst, align 4
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %50

41:                                               ; preds = %37
  %42 = load i32, ptr %35, align 8, !tbaa !50
  %43 = icmp eq i32 %42, 0
  %44 = icmp eq i32 %38, 0
  %45 = select i1 %43, i1 %44, i1 false
  br i1 %45, label %46, label %50

46:                                               ; preds = %41
  %47 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %36, ptr noundef nonnull %18, i32 noundef 1, ptr noundef nonnull %5) #7
  %48 = load i64, ptr %31, align 8, !tbaa !51
  %49 = icmp ult i64 %48, %1
  br i1 %49, label %37, label %50, !llvm.loop !163

50:                                               ; preds = %41, %37, %46
  %51 = load i64, ptr %31, align 8, !tbaa !51
  br label %52

52:                                               ; preds = %50, %29
  %53 = phi i64 [ %51, %50 ], [ %32, %29 ]
  %54 = load i32, ptr %20, align 4, !tbaa !78
  %55 = add i32 %54, -1
  store i32 %55, ptr %20, align 4, !tbaa !78
  %56 = icmp uge i64 %53, %1
  %57 = zext i1 %56 to i32
  %58 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %18) #7
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #8
  ret i32 %57
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
  %9 = load i64, ptr %8, align 8, !tbaa !68
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
  %17 = load i32, ptr %6, align 8, !tbaa !50
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %16
  %20 = load i32, ptr %7, align 4, !tbaa !53
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %19
  %23 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %3) #7
  %24 = load i64, ptr %8, align 8, !tbaa !68
  %25 = icmp ult i64 %24, %1
  br i1 %25, label %13, label %26, !llvm.loop !164

26:                                               ; preds = %19, %22, %13, %16, %2
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #7
  ret void
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local i32 @queue_hold_stream(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca ptr, align 8
  %5 = load ptr, ptr %0, align 8, !tbaa !43
  %6 = load ptr, ptr %5, align 8, !tbaa !8
  %7 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 28
  %8 = load ptr, ptr %7, align 8, !tbaa !12
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
  %17 = load ptr, ptr %16, align 8, !tbaa !4
  %18 = icmp eq ptr %17, null
  br i1 %18, label %30, label %19

19:                                               ; preds = %15
  %20 = getelementptr inbounds %struct.batch, ptr %17, i64 0, i32 1
  %21 = load i64, ptr %20, align 8, !tbaa !54
  %22 = icmp ult i64 %21, %2
  br i1 %22, label %15, label %23, !llvm.loop !134

23:                                               ; preds = %19
  %24 = load ptr, ptr %0, align 8, !tbaa !43
  %25 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 20
  %26 = load ptr, ptr %25, align 8, !tbaa !135
  %27 = getelementptr inbounds %struct.batch, ptr %17, i64 0, i32 6
  %28 = load ptr, ptr %27, align 8, !tbaa !81
  %29 = tail call i32 %26(ptr noundef %1, ptr noundef %28, i32 noundef 0) #7
  br label %30

30:                                               ; preds = %15, %23
  %31 = phi i32 [ %29, %23 ], [ 0, %15 ]
  %32 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %12) #7
  %33 = load ptr, ptr %0, align 8, !tbaa !43
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #8
  %34 = getelementptr inbounds %struct.device, ptr %33, i64 0, i32 1
  %35 = load ptr, ptr %34, align 8, !tbaa !15
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
  store ptr null, ptr %5, align 8, !tbaa !57
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  store ptr %5, ptr %6, align 8, !tbaa !48
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
  %5 = load i64, ptr %4, align 8, !tbaa !68
  %6 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #7
  ret i64 %5
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #7
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  store i32 1, ptr %5, align 8, !tbaa !50
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %7 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %6) #7
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %9 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %8) #7
  %10 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #7
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %12 = load i64, ptr %11, align 8, !tbaa !165
  %13 = tail call i32 @pthread_join(i64 noundef %12, ptr noundef null) #7
  %14 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #7
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %16 = load ptr, ptr %15, align 8, !tbaa !143
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %18 = load ptr, ptr %17, align 8, !tbaa !83
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %20 = load ptr, ptr %19, align 8, !tbaa !57
  store ptr null, ptr %19, align 8, !tbaa !57
  store <2 x ptr> zeroinitializer, ptr %17, align 8, !tbaa !4
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store ptr %15, ptr %21, align 8, !tbaa !47
  %22 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #7
  %23 = load ptr, ptr %0, align 8, !tbaa !43
  %24 = load ptr, ptr %23, align 8, !tbaa !8
  %25 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 28
  %26 = load ptr, ptr %25, align 8, !tbaa !12
  %27 = tail call i32 %24(ptr noundef %26) #7
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %157

29:                                               ; preds = %1
  %30 = icmp eq ptr %16, null
  br i1 %30, label %70, label %31

31:                                               ; preds = %29, %45
  %32 = phi ptr [ %33, %45 ], [ %16, %29 ]
  %33 = load ptr, ptr %32, align 8, !tbaa !61
  %34 = load ptr, ptr %0, align 8, !tbaa !43
  %35 = getelementptr inbounds %struct.device, ptr %34, i64 0, i32 15
  %36 = load ptr, ptr %35, align 8, !tbaa !166
  %37 = getelementptr inbounds %struct.batch, ptr %32, i64 0, i32 6
  %38 = load ptr, ptr %37, align 8, !tbaa !81
  %39 = tail call i32 %36(ptr noundef %38) #7
  %40 = getelementptr inbounds %struct.batch, ptr %32, i64 0, i32 16
  %41 = load i32, ptr %40, align 4, !tbaa !138
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %45, label %43

43:                                               ; preds = %31
  %44 = getelementptr inbounds %struct.batch, ptr %32, i64 0, i32 17
  br label %57

45:                                               ; preds = %57, %31
  %46 = load ptr, ptr %0, align 8, !tbaa !43
  %47 = getelementptr inbounds %struct.device, ptr %46, i64 0, i32 13
  %48 = load ptr, ptr %47, align 8, !tbaa !167
  %49 = getelementptr inbounds %struct.batch, ptr %32, i64 0, i32 7
  %50 = load ptr, ptr %49, align 8, !tbaa !101
  %51 = tail call i32 %48(ptr noundef %50) #7
  %52 = getelementptr inbounds %struct.batch, ptr %32, i64 0, i32 14
  %53 = load ptr, ptr %52, align 8, !tbaa !106
  tail call void @free(ptr noundef %53) #7
  %54 = getelementptr inbounds %struct.batch, ptr %32, i64 0, i32 17
  %55 = load ptr, ptr %54, align 8, !tbaa !139
  tail call void @free(ptr noundef %55) #7
  tail call void @free(ptr noundef nonnull %32) #7
  %56 = icmp eq ptr %33, null
  br i1 %56, label %70, label %31, !llvm.loop !168

57:                                               ; preds = %57, %43
  %58 = phi i64 [ 0, %43 ], [ %66, %57 ]
  %59 = load ptr, ptr %0, align 8, !tbaa !43
  %60 = getelementptr inbounds %struct.device, ptr %59, i64 0, i32 15
  %61 = load ptr, ptr %60, align 8, !tbaa !166
  %62 = load ptr, ptr %44, align 8, !tbaa !139
  %63 = getelementptr inbounds ptr, ptr %62, i64 %58
  %64 = load ptr, ptr %63, align 8, !tbaa !4
  %65 = tail call i32 %61(ptr noundef %64) #7
  %66 = add nuw nsw i64 %58, 1
  %67 = load i32, ptr %40, align 4, !tbaa !138
  %68 = zext i32 %67 to i64
  %69 = icmp ult i64 %66, %68
  br i1 %69, label %57, label %45, !llvm.loop !169

70:                                               ; preds = %45, %29
  %71 = icmp eq ptr %18, null
  br i1 %71, label %111, label %72

72:                                               ; preds = %70, %86
  %73 = phi ptr [ %74, %86 ], [ %18, %70 ]
  %74 = load ptr, ptr %73, align 8, !tbaa !61
  %75 = load ptr, ptr %0, align 8, !tbaa !43
  %76 = getelementptr inbounds %struct.device, ptr %75, i64 0, i32 15
  %77 = load ptr, ptr %76, align 8, !tbaa !166
  %78 = getelementptr inbounds %struct.batch, ptr %73, i64 0, i32 6
  %79 = load ptr, ptr %78, align 8, !tbaa !81
  %80 = tail call i32 %77(ptr noundef %79) #7
  %81 = getelementptr inbounds %struct.batch, ptr %73, i64 0, i32 16
  %82 = load i32, ptr %81, align 4, !tbaa !138
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %86, label %84

84:                                               ; preds = %72
  %85 = getelementptr inbounds %struct.batch, ptr %73, i64 0, i32 17
  br label %98

86:                                               ; preds = %98, %72
  %87 = load ptr, ptr %0, align 8, !tbaa !43
  %88 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 13
  %89 = load ptr, ptr %88, align 8, !tbaa !167
  %90 = getelementptr inbounds %struct.batch, ptr %73, i64 0, i32 7
  %91 = load ptr, ptr %90, align 8, !tbaa !101
  %92 = tail call i32 %89(ptr noundef %91) #7
  %93 = getelementptr inbounds %struct.batch, ptr %73, i64 0, i32 14
  %94 = load ptr, ptr %93, align 8, !tbaa !106
  tail call void @free(ptr noundef %94) #7
  %95 = getelementptr inbounds %struct.batch, ptr %73, i64 0, i32 17
  %96 = load ptr, ptr %95, align 8, !tbaa !139
  tail call void @free(ptr noundef %96) #7
  tail call void @free(ptr noundef nonnull %73) #7
  %97 = icmp eq ptr %74, null
  br i1 %97, label %111, label %72, !llvm.loop !168

98:                                               ; preds = %98, %84
  %99 = phi i64 [ 0, %84 ], [ %107, %98 ]
  %100 = load ptr, ptr %0, align 8, !tbaa !43
  %101 = getelementptr inbounds %struct.device, ptr %100, i64 0, i32 15
  %102 = load ptr, ptr %101, align 8, !tbaa !166
  %103 = load ptr, ptr %85, align 8, !tbaa !139
  %104 = getelementptr inbounds ptr, ptr %103, i64 %99
  %105 = load ptr, ptr %104, align 8, !tbaa !4
  %106 = tail call i32 %102(ptr noundef %105) #7
  %107 = add nuw nsw i64 %99, 1
  %108 = load i32, ptr %81, align 4, !tbaa !138
  %109 = zext i32 %108 to i64
  %110 = icmp ult i64 %107, %109
  br i1 %110, label %98, label %86, !llvm.loop !169

111:                                              ; preds = %86, %70
  %112 = icmp eq ptr %20, null
  br i1 %112, label %152, label %113

113:                                              ; preds = %111, %127
  %114 = phi ptr [ %115, %127 ], [ %20, %111 ]
  %115 = load ptr, ptr %114, align 8, !tbaa !61
  %116 = load ptr, ptr %0, align 8, !tbaa !43
  %117 = getelementptr inbounds %struct.device, ptr %116, i64 0, i32 15
  %118 = load ptr, ptr %117, align 8, !tbaa !166
  %119 = getelementptr inbounds %struct.batch, ptr %114, i64 0, i32 6
  %120 = load ptr, ptr %119, align 8, !tbaa !81
  %121 = tail call i32 %118(ptr noundef %120) #7
  %122 = getelementptr inbounds %struct.batch, ptr %114, i64 0, i32 16
  %123 = load i32, ptr %122, align 4, !tbaa !138
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %127, label %125

125:                                              ; preds = %113
  %126 = getelementptr inbounds %struct.batch, ptr %114, i64 0, i32 17
  br label %139

127:                                              ; preds = %139, %113
  %128 = load ptr, ptr %0, align 8, !tbaa !43
  %129 = getelementptr inbounds %struct.device, ptr %128, i64 0, i32 13
  %130 = load ptr, ptr %129, align 8, !tbaa !167
  %131 = getelementptr inbounds %struct.batch, ptr %114, i64 0, i32 7
  %132 = load ptr, ptr %131, align 8, !tbaa !101
  %133 = tail call i32 %130(ptr noundef %132) #7
  %134 = getelementptr inbounds %struct.batch, ptr %114, i64 0, i32 14
  %135 = load ptr, ptr %134, align 8, !tbaa !106
  tail call void @free(ptr noundef %135) #7
  %136 = getelementptr inbounds %struct.batch, ptr %114, i64 0, i32 17
  %137 = load ptr, ptr %136, align 8, !tbaa !139
  tail call void @free(ptr noundef %137) #7
  tail call void @free(ptr noundef nonnull %114) #7
  %138 = icmp eq ptr %115, null
  br i1 %138, label %152, label %113, !llvm.loop !168

139:                                              ; preds = %139, %125
  %140 = phi i64 [ 0, %125 ], [ %148, %139 ]
  %141 = load ptr, ptr %0, align 8, !tbaa !43
  %142 = getelementptr inbounds %struct.device, ptr %141, i64 0, i32 15
  %143 = load ptr, ptr %142, align 8, !tbaa !166
  %144 = load ptr, ptr %126, align 8, !tbaa !139
  %145 = getelementptr inbounds ptr, ptr %144, i64 %140
  %146 = load ptr, ptr %145, align 8, !tbaa !4
  %147 = tail call i32 %143(ptr noundef %146) #7
  %148 = add nuw nsw i64 %140, 1
  %149 = load i32, ptr %122, align 4, !tbaa !138
  %150 = zext i32 %149 to i64
  %151 = icmp ult i64 %148, %150
  br i1 %151, label %139, label %127, !llvm.loop !169

152:                                              ; preds = %127, %111
  %153 = load ptr, ptr %0, align 8, !tbaa !43
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #8
  %154 = getelementptr inbounds %struct.device, ptr %153, i64 0, i32 1
  %155 = load ptr, ptr %154, align 8, !tbaa !15
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
  %3 = load ptr, ptr %2, align 8, !tbaa !159
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %6

5:                                                ; preds = %6, %1
  tail call void @free(ptr noundef %0) #7
  ret void

6:                                                ; preds = %1, %6
  %7 = phi ptr [ %8, %6 ], [ %3, %1 ]
  %8 = load ptr, ptr %7, align 8, !tbaa !160
  tail call void @free(ptr noundef nonnull %7) #7
  %9 = icmp eq ptr %8, null
  br i1 %9, label %5, label %6, !llvm.loop !170
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

attributes #0 = { nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #1 = { "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nobuiltin nounwind "no-builtins" }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin "no-builtins" }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 1}
!4 = !{!5, !5, i64 0}
!5 = !{!"any pointer", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!9, !5, i64 0}
!9 = !{!"device", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192, !5, i64 200, !5, i64 208, !5, i64 216, !5, i64 224, !5, i64 232, !10, i64 240, !5, i64 304, !11, i64 312}
!10 = !{!"", !6, i64 0}
!11 = !{!"double", !6, i64 0}
!12 = !{!9, !5, i64 224}
!13 = !{!9, !5, i64 216}
!14 = !{!9, !5, i64 208}
!15 = !{!9, !5, i64 8}
!16 = !{!17, !17, i64 0}
!17 = !{!"long", !6, i64 0}
!18 = !{!19, !21, i64 4}
!19 = !{!"command", !20, i64 0, !20, i64 2, !21, i64 4}
!20 = !{!"short", !6, i64 0}
!21 = !{!"int", !6, i64 0}
!22 = distinct !{!22, !23}
!23 = !{!"llvm.loop.mustprogress"}
!24 = !{!21, !21, i64 0}
!25 = !{!9, !5, i64 168}
!26 = !{!27, !5, i64 0}
!27 = !{!"task", !5, i64 0, !5, i64 8, !21, i64 16, !21, i64 20, !21, i64 24, !21, i64 28}
!28 = !{!29, !5, i64 0}
!29 = !{!"", !5, i64 0, !21, i64 8, !21, i64 12, !21, i64 16, !21, i64 20, !21, i64 24, !21, i64 28, !21, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64}
!30 = !{!27, !5, i64 8}
!31 = !{!27, !21, i64 16}
!32 = !{!27, !21, i64 20}
!33 = !{!29, !21, i64 8}
!34 = !{!29, !21, i64 20}
!35 = !{!27, !21, i64 24}
!36 = !{!29, !21, i64 32}
!37 = !{!29, !5, i64 40}
!38 = !{!29, !5, i64 64}
!39 = !{!9, !5, i64 176}
!40 = distinct !{!40, !23}
!41 = distinct !{!41, !23}
!42 = !{!9, !5, i64 184}
!43 = !{!44, !5, i64 0}
!44 = !{!"queue", !5, i64 0, !5, i64 8, !21, i64 16, !21, i64 20, !17, i64 24, !17, i64 32, !17, i64 40, !17, i64 48, !17, i64 56, !21, i64 64, !21, i64 68, !21, i64 72, !21, i64 76, !21, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !21, i64 144, !10, i64 152, !10, i64 216, !10, i64 280}
!45 = !{!44, !5, i64 8}
!46 = !{!44, !21, i64 16}
!47 = !{!44, !5, i64 104}
!48 = !{!44, !5, i64 120}
!49 = !{!44, !5, i64 136}
!50 = !{!44, !21, i64 64}
!51 = !{!44, !17, i64 40}
!52 = distinct !{!52, !23}
!53 = !{!44, !21, i64 68}
!54 = !{!55, !17, i64 8}
!55 = !{!"batch", !5, i64 0, !17, i64 8, !17, i64 16, !5, i64 24, !17, i64 32, !17, i64 40, !5, i64 48, !5, i64 56, !17, i64 64, !17, i64 72, !21, i64 80, !21, i64 84, !21, i64 88, !21, i64 92, !5, i64 96, !21, i64 104, !21, i64 108, !5, i64 112, !5, i64 120}
!56 = distinct !{!56, !23}
!57 = !{!44, !5, i64 112}
!58 = !{!44, !21, i64 80}
!59 = !{!44, !17, i64 48}
!60 = !{!55, !17, i64 40}
!61 = !{!55, !5, i64 0}
!62 = !{!55, !5, i64 24}
!63 = !{!55, !17, i64 32}
!64 = !{!65, !20, i64 0}
!65 = !{!"wait", !19, i64 0, !5, i64 8, !17, i64 16}
!66 = !{!65, !5, i64 8}
!67 = !{!65, !17, i64 16}
!68 = !{!44, !17, i64 32}
!69 = !{!70, !17, i64 0}
!70 = !{!"", !17, i64 0, !17, i64 8}
!71 = !{!70, !17, i64 8}
!72 = distinct !{!72, !23}
!73 = !{!74, !17, i64 8}
!74 = !{!"failure", !5, i64 0, !17, i64 8, !17, i64 16, !6, i64 24, !6, i64 2072}
!75 = !{!74, !17, i64 16}
!76 = !{!44, !21, i64 144}
!77 = distinct !{!77, !23}
!78 = !{!44, !21, i64 76}
!79 = !{!55, !21, i64 80}
!80 = !{!9, !5, i64 144}
!81 = !{!55, !5, i64 48}
!82 = !{!55, !21, i64 84}
!83 = !{!44, !5, i64 88}
!84 = !{!44, !21, i64 72}
!85 = !{!19, !20, i64 2}
!86 = !{!19, !20, i64 0}
!87 = !{!88, !17, i64 24}
!88 = !{!"copy", !19, i64 0, !17, i64 8, !17, i64 16, !17, i64 24}
!89 = distinct !{!89, !23}
!90 = !{!55, !17, i64 64}
!91 = distinct !{!91, !23}
!92 = distinct !{!92, !23}
!93 = !{!9, !5, i64 96}
!94 = !{!9, !5, i64 112}
!95 = !{!55, !17, i64 16}
!96 = !{!55, !17, i64 72}
!97 = !{!55, !21, i64 104}
!98 = !{!55, !21, i64 88}
!99 = !{!55, !5, i64 120}
!100 = distinct !{!100, !23}
!101 = !{!55, !5, i64 56}
!102 = !{!9, !5, i64 56}
!103 = !{!9, !5, i64 16}
!104 = distinct !{!104, !23}
!105 = !{!9, !5, i64 32}
!106 = !{!55, !5, i64 96}
!107 = !{i64 0, i64 8, !4, i64 8, i64 8, !4, i64 16, i64 8, !16, i64 24, i64 8, !16}
!108 = !{i64 0, i64 8, !4, i64 8, i64 8, !16, i64 16, i64 8, !16}
!109 = !{i64 0, i64 8, !16, i64 8, i64 8, !16}
!110 = !{i64 0, i64 8, !16}
!111 = !{!9, !5, i64 40}
!112 = !{!88, !17, i64 8}
!113 = !{!88, !17, i64 16}
!114 = !{!9, !5, i64 24}
!115 = !{!9, !5, i64 80}
!116 = !{!9, !5, i64 232}
!117 = !{!9, !5, i64 88}
!118 = !{!9, !5, i64 48}
!119 = !{!120, !17, i64 8}
!120 = !{!"peer_copy", !19, i64 0, !17, i64 8, !5, i64 16, !17, i64 24, !5, i64 32, !17, i64 40}
!121 = !{!120, !5, i64 16}
!122 = !{!120, !17, i64 24}
!123 = !{!120, !5, i64 32}
!124 = !{!120, !17, i64 40}
!125 = !{!126, !21, i64 24}
!126 = !{!"fill", !19, i64 0, !17, i64 8, !17, i64 16, !21, i64 24, !21, i64 28}
!127 = !{!126, !17, i64 8}
!128 = !{!126, !21, i64 28}
!129 = !{!126, !17, i64 16}
!130 = !{!9, !5, i64 64}
!131 = !{!9, !5, i64 72}
!132 = !{!9, !5, i64 192}
!133 = !{!9, !5, i64 200}
!134 = distinct !{!134, !23}
!135 = !{!9, !5, i64 160}
!136 = !{!137, !5, i64 8}
!137 = !{!"wait_event", !19, i64 0, !5, i64 8}
!138 = !{!55, !21, i64 108}
!139 = !{!55, !5, i64 112}
!140 = distinct !{!140, !23}
!141 = !{!9, !5, i64 128}
!142 = distinct !{!142, !23}
!143 = !{!44, !5, i64 96}
!144 = !{!9, !5, i64 136}
!145 = !{!146, !5, i64 0}
!146 = !{!"harvest", !5, i64 0, !5, i64 8, !17, i64 16, !17, i64 24}
!147 = !{!146, !5, i64 8}
!148 = !{!146, !17, i64 16}
!149 = !{!146, !17, i64 24}
!150 = distinct !{!150, !23}
!151 = !{!9, !5, i64 152}
!152 = !{!9, !5, i64 304}
!153 = !{!9, !11, i64 312}
!154 = !{!155, !155, i64 0}
!155 = !{!"float", !6, i64 0}
!156 = !{!11, !11, i64 0}
!157 = distinct !{!157, !23}
!158 = distinct !{!158, !23}
!159 = !{!44, !5, i64 128}
!160 = !{!74, !5, i64 0}
!161 = !{i64 0, i64 8, !4, i64 8, i64 8, !16, i64 16, i64 8, !16, i64 24, i64 2048, !162, i64 2072, i64 256, !162}
!162 = !{!6, !6, i64 0}
!163 = distinct !{!163, !23}
!164 = distinct !{!164, !23}
!165 = !{!44, !17, i64 56}
!166 = !{!9, !5, i64 120}
!167 = !{!9, !5, i64 104}
!168 = distinct !{!168, !23}
!169 = distinct !{!169, !23}
!170 = distinct !{!170, !23}
