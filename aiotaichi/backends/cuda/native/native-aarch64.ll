; Made by `nox -s native` from *.c and *.h, sha256 ee2bb43124b20604826e089465a878ceff016edaa83eea2ef3731d24ef74fa7b
; ModuleID = 'aiotaichi/backends/cuda/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"
target triple = "aarch64-unknown-linux-gnu"

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
%struct.copy = type { %struct.command, i64, i64, i64 }
%struct.failure = type { ptr, i64, i64, [2048 x i8], [32 x i64] }
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
  %5 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 29
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
  %15 = getelementptr inbounds %struct.device, ptr %14, i64 0, i32 28
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
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 27
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
  %34 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 29
  %35 = load ptr, ptr %34, align 8, !tbaa !12
  %36 = tail call i32 %33(ptr noundef %35) #7
  store i32 %36, ptr %3, align 4, !tbaa !24
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %142

38:                                               ; preds = %31
  %39 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 22
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
  %103 = getelementptr inbounds %struct.device, ptr %102, i64 0, i32 23
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
  %129 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 24
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
  %145 = getelementptr inbounds %struct.device, ptr %143, i64 0, i32 29
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
  %155 = getelementptr inbounds %struct.device, ptr %154, i64 0, i32 28
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
  %164 = getelementptr inbounds %struct.device, ptr %163, i64 0, i32 27
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
define dso_local i64 @queue_handed(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #7
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %5 = load i64, ptr %4, align 8, !tbaa !43
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
  store ptr %0, ptr %4, align 8, !tbaa !45
  %7 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 1
  store ptr %1, ptr %7, align 8, !tbaa !46
  %8 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 2
  store i32 %2, ptr %8, align 8, !tbaa !47
  %9 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 15
  %10 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 16
  store ptr %9, ptr %10, align 8, !tbaa !48
  %11 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 17
  %12 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 18
  store ptr %11, ptr %12, align 8, !tbaa !49
  %13 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 20
  %14 = getelementptr inbounds %struct.queue, ptr %4, i64 0, i32 21
  store ptr %13, ptr %14, align 8, !tbaa !50
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
  %8 = load i32, ptr %7, align 8, !tbaa !51
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %224

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
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %26 = getelementptr inbounds %struct.timespec, ptr %2, i64 0, i32 1
  %27 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  br label %28

28:                                               ; preds = %10, %221
  %29 = load atomic i64, ptr %11 seq_cst, align 8
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %43, label %31

31:                                               ; preds = %28
  %32 = load i64, ptr %12, align 8, !tbaa !52
  %33 = icmp ult i64 %32, %29
  br i1 %33, label %34, label %37

34:                                               ; preds = %31
  %35 = load atomic i32, ptr %13 seq_cst, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %43, label %37

37:                                               ; preds = %34, %31
  %38 = atomicrmw xchg ptr %11, i64 0 seq_cst, align 8
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %221, label %40, !llvm.loop !53

40:                                               ; preds = %37
  %41 = load i32, ptr %14, align 8, !tbaa !47
  %42 = call i64 @write(i32 noundef %41, ptr noundef nonnull @one, i64 noundef 8) #7
  br label %221, !llvm.loop !53

43:                                               ; preds = %34, %28
  %44 = load ptr, ptr %16, align 8, !tbaa !54
  br label %45

45:                                               ; preds = %49, %43
  %46 = phi ptr [ %15, %43 ], [ %47, %49 ]
  %47 = load ptr, ptr %46, align 8, !tbaa !4
  %48 = icmp eq ptr %47, null
  br i1 %48, label %54, label %49

49:                                               ; preds = %45
  %50 = getelementptr inbounds %struct.batch, ptr %47, i64 0, i32 1
  %51 = load i64, ptr %50, align 8, !tbaa !55
  %52 = load i64, ptr %12, align 8, !tbaa !52
  %53 = icmp ugt i64 %51, %52
  br i1 %53, label %54, label %45, !llvm.loop !57

54:                                               ; preds = %45, %49
  %55 = load atomic i32, ptr %13 seq_cst, align 4
  %56 = icmp eq i32 %55, 0
  %57 = select i1 %56, ptr %47, ptr null
  %58 = select i1 %56, ptr %44, ptr null
  %59 = load i32, ptr %17, align 4, !tbaa !58
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %129

61:                                               ; preds = %54
  %62 = load i32, ptr %18, align 8, !tbaa !59
  %63 = icmp ne i32 %62, 0
  %64 = icmp eq ptr %58, null
  %65 = select i1 %63, i1 true, i1 %64
  br i1 %65, label %129, label %66

66:                                               ; preds = %61
  %67 = load i64, ptr %19, align 8, !tbaa !60
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %74, label %69

69:                                               ; preds = %66
  %70 = getelementptr inbounds %struct.batch, ptr %58, i64 0, i32 5
  %71 = load i64, ptr %70, align 8, !tbaa !61
  %72 = add i64 %71, %67
  %73 = icmp ugt i64 %72, 900
  br i1 %73, label %129, label %74

74:                                               ; preds = %66, %69
  %75 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #7
  %76 = getelementptr inbounds %struct.batch, ptr %58, i64 0, i32 3
  %77 = load ptr, ptr %76, align 8, !tbaa !62
  %78 = getelementptr inbounds %struct.batch, ptr %58, i64 0, i32 4
  %79 = load i64, ptr %78, align 8, !tbaa !63
  %80 = getelementptr inbounds i8, ptr %77, i64 %79
  %81 = icmp sgt i64 %79, 0
  br i1 %81, label %82, label %119

82:                                               ; preds = %74, %111
  %83 = phi ptr [ %115, %111 ], [ %77, %74 ]
  %84 = load i16, ptr %83, align 8, !tbaa !64
  %85 = icmp eq i16 %84, 11
  br i1 %85, label %86, label %111

86:                                               ; preds = %82
  %87 = getelementptr inbounds %struct.wait, ptr %83, i64 0, i32 1
  %88 = load ptr, ptr %87, align 8, !tbaa !66
  %89 = getelementptr inbounds %struct.wait, ptr %83, i64 0, i32 2
  %90 = load i64, ptr %89, align 8, !tbaa !67
  %91 = getelementptr inbounds %struct.queue, ptr %88, i64 0, i32 23
  %92 = call i32 @pthread_mutex_lock(ptr noundef nonnull %91) #7
  %93 = getelementptr inbounds %struct.queue, ptr %88, i64 0, i32 5
  %94 = load i64, ptr %93, align 8, !tbaa !43
  %95 = icmp ult i64 %94, %90
  br i1 %95, label %96, label %104

96:                                               ; preds = %86
  %97 = getelementptr inbounds %struct.queue, ptr %88, i64 0, i32 3
  %98 = load atomic i32, ptr %97 seq_cst, align 4
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %100, label %104

100:                                              ; preds = %96
  %101 = getelementptr inbounds %struct.queue, ptr %88, i64 0, i32 9
  %102 = load i32, ptr %101, align 8, !tbaa !51
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %106, label %104

104:                                              ; preds = %100, %96, %86
  %105 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %91) #7
  br label %111

106:                                              ; preds = %100
  %107 = getelementptr inbounds %struct.queue, ptr %88, i64 0, i32 10
  %108 = load i32, ptr %107, align 4, !tbaa !58
  %109 = icmp eq i32 %108, 0
  %110 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %91) #7
  br i1 %109, label %117, label %111

111:                                              ; preds = %106, %104, %82
  %112 = getelementptr inbounds %struct.command, ptr %83, i64 0, i32 2
  %113 = load i32, ptr %112, align 4, !tbaa !18
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds i8, ptr %83, i64 %114
  %116 = icmp ult ptr %115, %80
  br i1 %116, label %82, label %119, !llvm.loop !68

117:                                              ; preds = %106
  %118 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #7
  br label %129

119:                                              ; preds = %111, %74
  %120 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #7
  %121 = load ptr, ptr %16, align 8, !tbaa !54
  %122 = load ptr, ptr %121, align 8, !tbaa !69
  store ptr %122, ptr %16, align 8, !tbaa !54
  %123 = icmp eq ptr %122, null
  br i1 %123, label %124, label %125

124:                                              ; preds = %119
  store ptr %16, ptr %20, align 8, !tbaa !49
  br label %125

125:                                              ; preds = %119, %124
  store i32 1, ptr %18, align 8, !tbaa !59
  %126 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #7
  call fastcc void @fail_vain_waits(ptr noundef nonnull %0, ptr noundef nonnull %121) #9
  %127 = call fastcc i32 @hand_over(ptr noundef nonnull %0, ptr noundef nonnull %121) #9
  %128 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #7
  br label %221

129:                                              ; preds = %117, %54, %61, %69
  %130 = phi ptr [ %83, %117 ], [ null, %69 ], [ null, %61 ], [ null, %54 ]
  %131 = phi i1 [ true, %117 ], [ false, %69 ], [ false, %61 ], [ false, %54 ]
  %132 = icmp eq ptr %57, null
  br i1 %132, label %191, label %133

133:                                              ; preds = %129
  br i1 %30, label %134, label %141

134:                                              ; preds = %133
  %135 = load i32, ptr %21, align 4, !tbaa !70
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %137, label %141

137:                                              ; preds = %134
  %138 = load ptr, ptr %16, align 8, !tbaa !54
  %139 = icmp eq ptr %138, null
  %140 = or i1 %131, %139
  br i1 %140, label %191, label %141

141:                                              ; preds = %137, %134, %133
  %142 = getelementptr inbounds %struct.batch, ptr %57, i64 0, i32 10
  store i32 1, ptr %142, align 8, !tbaa !71
  %143 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #7
  %144 = load ptr, ptr %0, align 8, !tbaa !45
  %145 = load ptr, ptr %144, align 8, !tbaa !8
  %146 = getelementptr inbounds %struct.device, ptr %144, i64 0, i32 29
  %147 = load ptr, ptr %146, align 8, !tbaa !12
  %148 = call i32 %145(ptr noundef %147) #7
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %152, label %150

150:                                              ; preds = %141
  %151 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #7
  br label %165

152:                                              ; preds = %141
  %153 = load ptr, ptr %0, align 8, !tbaa !45
  %154 = getelementptr inbounds %struct.device, ptr %153, i64 0, i32 18
  %155 = load ptr, ptr %154, align 8, !tbaa !72
  %156 = getelementptr inbounds %struct.batch, ptr %57, i64 0, i32 6
  %157 = load ptr, ptr %156, align 8, !tbaa !73
  %158 = call i32 %155(ptr noundef %157) #7
  %159 = load ptr, ptr %0, align 8, !tbaa !45
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #8
  %160 = getelementptr inbounds %struct.device, ptr %159, i64 0, i32 1
  %161 = load ptr, ptr %160, align 8, !tbaa !15
  %162 = call i32 %161(ptr noundef nonnull %4) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #8
  %163 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #7
  %164 = icmp eq i32 %158, 0
  br i1 %164, label %168, label %165

165:                                              ; preds = %152, %150
  %166 = phi i32 [ %148, %150 ], [ %158, %152 ]
  %167 = cmpxchg ptr %13, i32 0, i32 %166 seq_cst seq_cst, align 4
  br label %183

168:                                              ; preds = %152
  %169 = getelementptr inbounds %struct.batch, ptr %57, i64 0, i32 11
  %170 = load i32, ptr %169, align 4, !tbaa !74
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %177, label %172

172:                                              ; preds = %168
  %173 = getelementptr inbounds %struct.batch, ptr %57, i64 0, i32 5
  %174 = load i64, ptr %173, align 8, !tbaa !61
  %175 = load i64, ptr %19, align 8, !tbaa !60
  %176 = sub i64 %175, %174
  store i64 %176, ptr %19, align 8, !tbaa !60
  br label %177

177:                                              ; preds = %172, %168
  store i32 0, ptr %169, align 4, !tbaa !74
  %178 = getelementptr inbounds %struct.batch, ptr %57, i64 0, i32 1
  %179 = load i64, ptr %178, align 8, !tbaa !55
  %180 = load i64, ptr %12, align 8, !tbaa !52
  %181 = icmp ugt i64 %179, %180
  br i1 %181, label %182, label %183

182:                                              ; preds = %177
  store atomic i64 %179, ptr %12 seq_cst, align 8
  br label %183

183:                                              ; preds = %182, %177, %165
  %184 = load i32, ptr %142, align 8, !tbaa !71
  %185 = add i32 %184, -1
  store i32 %185, ptr %142, align 8, !tbaa !71
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %189, label %187

187:                                              ; preds = %183
  store i32 0, ptr %142, align 8, !tbaa !71
  %188 = load ptr, ptr %22, align 8, !tbaa !75
  store ptr %188, ptr %57, align 8, !tbaa !69
  store ptr %57, ptr %22, align 8, !tbaa !75
  br label %189

189:                                              ; preds = %183, %187
  %190 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %23) #7
  br label %221

191:                                              ; preds = %137, %129
  br i1 %131, label %192, label %219

192:                                              ; preds = %191
  %193 = getelementptr inbounds %struct.wait, ptr %130, i64 0, i32 1
  %194 = load ptr, ptr %193, align 8, !tbaa !66
  %195 = getelementptr inbounds %struct.wait, ptr %130, i64 0, i32 2
  %196 = load i64, ptr %195, align 8, !tbaa !67
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #8
  %197 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #7
  %198 = load i64, ptr %2, align 8, !tbaa !76
  %199 = mul i64 %198, 1000000000
  %200 = load i64, ptr %26, align 8, !tbaa !78
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #8
  %201 = add i64 %200, 1000000
  %202 = add i64 %201, %199
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #8
  %203 = freeze i64 %202
  %204 = udiv i64 %203, 1000000000
  store i64 %204, ptr %3, align 8, !tbaa !76
  %205 = mul i64 %204, 1000000000
  %206 = sub i64 %203, %205
  store i64 %206, ptr %27, align 8, !tbaa !78
  %207 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #7
  %208 = getelementptr inbounds %struct.queue, ptr %194, i64 0, i32 23
  %209 = call i32 @pthread_mutex_lock(ptr noundef nonnull %208) #7
  %210 = getelementptr inbounds %struct.queue, ptr %194, i64 0, i32 5
  %211 = load i64, ptr %210, align 8, !tbaa !43
  %212 = icmp ult i64 %211, %196
  br i1 %212, label %213, label %216

213:                                              ; preds = %192
  %214 = getelementptr inbounds %struct.queue, ptr %194, i64 0, i32 25
  %215 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %214, ptr noundef nonnull %208, i32 noundef 1, ptr noundef nonnull %3) #7
  br label %216

216:                                              ; preds = %192, %213
  %217 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %208) #7
  %218 = call i32 @pthread_mutex_lock(ptr noundef nonnull %5) #7
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #8
  br label %221

219:                                              ; preds = %191
  store i32 1, ptr %24, align 8, !tbaa !79
  %220 = call i32 @pthread_cond_wait(ptr noundef nonnull %25, ptr noundef nonnull %5) #7
  store i32 0, ptr %24, align 8, !tbaa !79
  br label %221

221:                                              ; preds = %125, %216, %219, %189, %37, %40
  %222 = load i32, ptr %7, align 8, !tbaa !51
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %28, label %224

224:                                              ; preds = %221, %1
  %225 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %5) #7
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
  %15 = load i16, ptr %14, align 2, !tbaa !80
  %16 = zext i16 %15 to i64
  %17 = add i64 %12, 1
  %18 = add i64 %17, %16
  %19 = load i16, ptr %13, align 4, !tbaa !81
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
  %38 = load i64, ptr %37, align 8, !tbaa !82
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
  br i1 %51, label %10, label %52, !llvm.loop !84

52:                                               ; preds = %44, %6
  %53 = phi i64 [ 0, %6 ], [ %45, %44 ]
  %54 = phi i64 [ 1, %6 ], [ %46, %44 ]
  %55 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %56 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %55) #7
  %57 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %58 = load ptr, ptr %57, align 8, !tbaa !4
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
  %67 = load i64, ptr %66, align 8, !tbaa !85
  %68 = icmp ult i64 %67, %53
  br i1 %68, label %77, label %69

69:                                               ; preds = %62
  %70 = icmp eq ptr %65, null
  br i1 %70, label %76, label %71

71:                                               ; preds = %69
  %72 = load ptr, ptr %65, align 8, !tbaa !4
  %73 = getelementptr inbounds %struct.batch, ptr %72, i64 0, i32 8
  %74 = load i64, ptr %73, align 8, !tbaa !85
  %75 = icmp ult i64 %67, %74
  br i1 %75, label %76, label %77

76:                                               ; preds = %71, %69
  br label %77

77:                                               ; preds = %76, %71, %62
  %78 = phi ptr [ %64, %76 ], [ %65, %71 ], [ %65, %62 ]
  %79 = load ptr, ptr %63, align 8, !tbaa !4
  %80 = icmp eq ptr %79, null
  br i1 %80, label %60, label %62, !llvm.loop !86

81:                                               ; preds = %60
  %82 = load ptr, ptr %78, align 8, !tbaa !4
  %83 = load ptr, ptr %82, align 8, !tbaa !69
  store ptr %83, ptr %78, align 8, !tbaa !4
  %84 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %55) #7
  br label %171

85:                                               ; preds = %60, %52
  %86 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %55) #7
  %87 = load ptr, ptr %0, align 8, !tbaa !45
  %88 = tail call ptr @calloc(i64 noundef 1, i64 noundef 128) #7
  %89 = icmp eq ptr %88, null
  br i1 %89, label %252, label %90

90:                                               ; preds = %85
  %91 = icmp ne i64 %53, 0
  %92 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 8
  br i1 %91, label %95, label %93

93:                                               ; preds = %90
  %94 = load i64, ptr %92, align 8, !tbaa !85
  br label %96

95:                                               ; preds = %90
  store i64 65536, ptr %92, align 8, !tbaa !85
  br label %96

96:                                               ; preds = %95, %93
  %97 = phi i64 [ %94, %93 ], [ 65536, %95 ]
  %98 = icmp ult i64 %97, %53
  br i1 %98, label %99, label %104

99:                                               ; preds = %96, %99
  %100 = phi i64 [ %101, %99 ], [ %97, %96 ]
  %101 = shl i64 %100, 1
  %102 = icmp ult i64 %101, %53
  br i1 %102, label %99, label %103, !llvm.loop !87

103:                                              ; preds = %99
  store i64 %101, ptr %92, align 8, !tbaa !85
  br label %104

104:                                              ; preds = %103, %96
  %105 = load ptr, ptr %87, align 8, !tbaa !8
  %106 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 29
  %107 = load ptr, ptr %106, align 8, !tbaa !12
  %108 = tail call i32 %105(ptr noundef %107) #7
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %110, label %252

110:                                              ; preds = %104
  %111 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 14
  %112 = load ptr, ptr %111, align 8, !tbaa !88
  %113 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 6
  %114 = tail call i32 %112(ptr noundef nonnull %113, i32 noundef 3) #7
  %115 = icmp eq i32 %114, 0
  %116 = and i1 %91, %115
  br i1 %116, label %117, label %123

117:                                              ; preds = %110
  %118 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 12
  %119 = load ptr, ptr %118, align 8, !tbaa !89
  %120 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 7
  %121 = load i64, ptr %92, align 8, !tbaa !85
  %122 = tail call i32 %119(ptr noundef nonnull %120, i64 noundef %121, i32 noundef 3) #7
  br label %123

123:                                              ; preds = %117, %110
  %124 = phi i32 [ %122, %117 ], [ %114, %110 ]
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %126, label %130

126:                                              ; preds = %123
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #8
  %127 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 1
  %128 = load ptr, ptr %127, align 8, !tbaa !15
  %129 = call i32 %128(ptr noundef nonnull %7) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #8
  br label %171

130:                                              ; preds = %123
  %131 = load ptr, ptr %113, align 8, !tbaa !73
  %132 = icmp eq ptr %131, null
  br i1 %132, label %137, label %133

133:                                              ; preds = %130
  %134 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 15
  %135 = load ptr, ptr %134, align 8, !tbaa !90
  %136 = tail call i32 %135(ptr noundef nonnull %131) #7
  br label %137

137:                                              ; preds = %133, %130
  %138 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 16
  %139 = load i32, ptr %138, align 4, !tbaa !91
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %144, label %141

141:                                              ; preds = %137
  %142 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 15
  %143 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 17
  br label %148

144:                                              ; preds = %148, %137
  %145 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 7
  %146 = load ptr, ptr %145, align 8, !tbaa !92
  %147 = icmp eq ptr %146, null
  br i1 %147, label %163, label %159

148:                                              ; preds = %148, %141
  %149 = phi i64 [ 0, %141 ], [ %155, %148 ]
  %150 = load ptr, ptr %142, align 8, !tbaa !90
  %151 = load ptr, ptr %143, align 8, !tbaa !93
  %152 = getelementptr inbounds ptr, ptr %151, i64 %149
  %153 = load ptr, ptr %152, align 8, !tbaa !4
  %154 = tail call i32 %150(ptr noundef %153) #7
  %155 = add nuw nsw i64 %149, 1
  %156 = load i32, ptr %138, align 4, !tbaa !91
  %157 = zext i32 %156 to i64
  %158 = icmp ult i64 %155, %157
  br i1 %158, label %148, label %144, !llvm.loop !94

159:                                              ; preds = %144
  %160 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 13
  %161 = load ptr, ptr %160, align 8, !tbaa !95
  %162 = tail call i32 %161(ptr noundef nonnull %146) #7
  br label %163

163:                                              ; preds = %144, %159
  %164 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 14
  %165 = load ptr, ptr %164, align 8, !tbaa !96
  tail call void @free(ptr noundef %165) #7
  %166 = getelementptr inbounds %struct.batch, ptr %88, i64 0, i32 17
  %167 = load ptr, ptr %166, align 8, !tbaa !93
  tail call void @free(ptr noundef %167) #7
  tail call void @free(ptr noundef nonnull %88) #7
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #8
  %168 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 1
  %169 = load ptr, ptr %168, align 8, !tbaa !15
  %170 = call i32 %169(ptr noundef nonnull %7) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #8
  br label %252

171:                                              ; preds = %126, %81
  %172 = phi ptr [ %82, %81 ], [ %88, %126 ]
  store ptr null, ptr %172, align 8, !tbaa !69
  %173 = getelementptr inbounds %struct.batch, ptr %172, i64 0, i32 1
  store i64 %3, ptr %173, align 8, !tbaa !55
  %174 = getelementptr inbounds %struct.batch, ptr %172, i64 0, i32 2
  store i64 %4, ptr %174, align 8, !tbaa !97
  %175 = getelementptr inbounds %struct.batch, ptr %172, i64 0, i32 3
  store ptr %1, ptr %175, align 8, !tbaa !62
  %176 = getelementptr inbounds %struct.batch, ptr %172, i64 0, i32 4
  store i64 %2, ptr %176, align 8, !tbaa !63
  %177 = getelementptr inbounds %struct.batch, ptr %172, i64 0, i32 5
  store i64 %54, ptr %177, align 8, !tbaa !61
  %178 = getelementptr inbounds %struct.batch, ptr %172, i64 0, i32 9
  store i64 0, ptr %178, align 8, !tbaa !98
  %179 = getelementptr inbounds %struct.batch, ptr %172, i64 0, i32 15
  store i32 0, ptr %179, align 8, !tbaa !99
  %180 = getelementptr inbounds %struct.batch, ptr %172, i64 0, i32 12
  store i32 0, ptr %180, align 8, !tbaa !100
  %181 = getelementptr inbounds %struct.batch, ptr %172, i64 0, i32 18
  store ptr %5, ptr %181, align 8, !tbaa !101
  %182 = icmp ult i64 %54, 901
  br i1 %182, label %183, label %236

183:                                              ; preds = %171
  br i1 %9, label %184, label %219

184:                                              ; preds = %183, %213
  %185 = phi ptr [ %217, %213 ], [ %1, %183 ]
  %186 = load i16, ptr %185, align 8, !tbaa !64
  %187 = icmp eq i16 %186, 11
  br i1 %187, label %188, label %213

188:                                              ; preds = %184
  %189 = getelementptr inbounds %struct.wait, ptr %185, i64 0, i32 1
  %190 = load ptr, ptr %189, align 8, !tbaa !66
  %191 = getelementptr inbounds %struct.wait, ptr %185, i64 0, i32 2
  %192 = load i64, ptr %191, align 8, !tbaa !67
  %193 = getelementptr inbounds %struct.queue, ptr %190, i64 0, i32 23
  %194 = call i32 @pthread_mutex_lock(ptr noundef nonnull %193) #7
  %195 = getelementptr inbounds %struct.queue, ptr %190, i64 0, i32 5
  %196 = load i64, ptr %195, align 8, !tbaa !43
  %197 = icmp ult i64 %196, %192
  br i1 %197, label %198, label %206

198:                                              ; preds = %188
  %199 = getelementptr inbounds %struct.queue, ptr %190, i64 0, i32 3
  %200 = load atomic i32, ptr %199 seq_cst, align 4
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %202, label %206

202:                                              ; preds = %198
  %203 = getelementptr inbounds %struct.queue, ptr %190, i64 0, i32 9
  %204 = load i32, ptr %203, align 8, !tbaa !51
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %208, label %206

206:                                              ; preds = %202, %198, %188
  %207 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %193) #7
  br label %213

208:                                              ; preds = %202
  %209 = getelementptr inbounds %struct.queue, ptr %190, i64 0, i32 10
  %210 = load i32, ptr %209, align 4, !tbaa !58
  %211 = icmp eq i32 %210, 0
  %212 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %193) #7
  br i1 %211, label %236, label %213

213:                                              ; preds = %208, %206, %184
  %214 = getelementptr inbounds %struct.command, ptr %185, i64 0, i32 2
  %215 = load i32, ptr %214, align 4, !tbaa !18
  %216 = zext i32 %215 to i64
  %217 = getelementptr inbounds i8, ptr %185, i64 %216
  %218 = icmp ult ptr %217, %8
  br i1 %218, label %184, label %219, !llvm.loop !68

219:                                              ; preds = %213, %183
  %220 = call i32 @pthread_mutex_lock(ptr noundef nonnull %55) #7
  %221 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %222 = load ptr, ptr %221, align 8, !tbaa !54
  %223 = icmp eq ptr %222, null
  br i1 %223, label %224, label %238

224:                                              ; preds = %219
  %225 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %226 = load i32, ptr %225, align 8, !tbaa !59
  %227 = icmp eq i32 %226, 0
  br i1 %227, label %228, label %238

228:                                              ; preds = %224
  %229 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %230 = load i64, ptr %229, align 8, !tbaa !60
  %231 = icmp eq i64 %230, 0
  br i1 %231, label %249, label %232

232:                                              ; preds = %228
  %233 = load i64, ptr %177, align 8, !tbaa !61
  %234 = add i64 %233, %230
  %235 = icmp ult i64 %234, 901
  br i1 %235, label %249, label %238

236:                                              ; preds = %208, %171
  %237 = call i32 @pthread_mutex_lock(ptr noundef nonnull %55) #7
  br label %238

238:                                              ; preds = %236, %219, %224, %232
  %239 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %240 = load ptr, ptr %239, align 8, !tbaa !49
  store ptr %172, ptr %240, align 8, !tbaa !4
  store ptr %172, ptr %239, align 8, !tbaa !49
  %241 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %242 = load i32, ptr %241, align 8, !tbaa !79
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
  store i32 1, ptr %225, align 8, !tbaa !59
  %250 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %55) #7
  call fastcc void @fail_vain_waits(ptr noundef nonnull %0, ptr noundef nonnull %172) #9
  %251 = call fastcc i32 @hand_over(ptr noundef nonnull %0, ptr noundef nonnull %172) #9
  br label %252

252:                                              ; preds = %163, %104, %85, %247, %249
  %253 = phi i32 [ %124, %163 ], [ %251, %249 ], [ 0, %247 ], [ %108, %104 ], [ 2, %85 ]
  ret i32 %253
}

; Function Attrs: nounwind
define internal fastcc void @fail_vain_waits(ptr noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 3
  %4 = load ptr, ptr %3, align 8, !tbaa !62
  %5 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 4
  %6 = load i64, ptr %5, align 8, !tbaa !63
  %7 = getelementptr inbounds i8, ptr %4, i64 %6
  %8 = icmp sgt i64 %6, 0
  br i1 %8, label %9, label %14

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  br label %15

14:                                               ; preds = %42, %2
  ret void

15:                                               ; preds = %9, %42
  %16 = phi ptr [ %4, %9 ], [ %46, %42 ]
  %17 = load i16, ptr %16, align 8, !tbaa !64
  %18 = icmp eq i16 %17, 11
  br i1 %18, label %19, label %42

19:                                               ; preds = %15
  %20 = getelementptr inbounds %struct.wait, ptr %16, i64 0, i32 1
  %21 = load ptr, ptr %20, align 8, !tbaa !66
  %22 = getelementptr inbounds %struct.queue, ptr %21, i64 0, i32 23
  %23 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %22) #7
  %24 = getelementptr inbounds %struct.queue, ptr %21, i64 0, i32 5
  %25 = load i64, ptr %24, align 8, !tbaa !43
  %26 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %22) #7
  %27 = getelementptr inbounds %struct.wait, ptr %16, i64 0, i32 2
  %28 = load i64, ptr %27, align 8, !tbaa !67
  %29 = icmp ult i64 %25, %28
  br i1 %29, label %30, label %42

30:                                               ; preds = %19
  %31 = load i64, ptr %10, align 8, !tbaa !55
  %32 = tail call ptr @calloc(i64 noundef 1, i64 noundef 2328) #7
  %33 = icmp eq ptr %32, null
  br i1 %33, label %42, label %34

34:                                               ; preds = %30
  %35 = getelementptr inbounds %struct.failure, ptr %32, i64 0, i32 1
  store i64 %31, ptr %35, align 8, !tbaa !102
  %36 = getelementptr inbounds %struct.failure, ptr %32, i64 0, i32 2
  store i64 1, ptr %36, align 8, !tbaa !104
  %37 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %11) #7
  %38 = load ptr, ptr %12, align 8, !tbaa !50
  store ptr %32, ptr %38, align 8, !tbaa !4
  store ptr %32, ptr %12, align 8, !tbaa !50
  %39 = load i32, ptr %13, align 8, !tbaa !105
  %40 = add i32 %39, 1
  store atomic i32 %40, ptr %13 seq_cst, align 8
  %41 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %11) #7
  br label %42

42:                                               ; preds = %34, %30, %19, %15
  %43 = getelementptr inbounds %struct.command, ptr %16, i64 0, i32 2
  %44 = load i32, ptr %43, align 4, !tbaa !18
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds i8, ptr %16, i64 %45
  %47 = icmp ult ptr %46, %7
  br i1 %47, label %15, label %14, !llvm.loop !106
}

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
  %12 = load ptr, ptr %0, align 8, !tbaa !45
  %13 = load ptr, ptr %12, align 8, !tbaa !8
  %14 = getelementptr inbounds %struct.device, ptr %12, i64 0, i32 29
  %15 = load ptr, ptr %14, align 8, !tbaa !12
  %16 = tail call i32 %13(ptr noundef %15) #7
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %636

18:                                               ; preds = %2
  %19 = load ptr, ptr %0, align 8, !tbaa !45
  %20 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 3
  %21 = load ptr, ptr %20, align 8, !tbaa !62
  %22 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 4
  %23 = load i64, ptr %22, align 8, !tbaa !63
  %24 = getelementptr inbounds i8, ptr %21, i64 %23
  %25 = icmp sgt i64 %23, 0
  br i1 %25, label %26, label %616

26:                                               ; preds = %18
  %27 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %28 = load i64, ptr %27, align 8, !tbaa !55
  %29 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 2
  %30 = load i64, ptr %29, align 8, !tbaa !97
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
  %45 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %46 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %47 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
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

62:                                               ; preds = %607
  br i1 %614, label %616, label %624

63:                                               ; preds = %607, %26
  %64 = phi i64 [ %31, %26 ], [ %69, %607 ]
  %65 = phi ptr [ %21, %26 ], [ %612, %607 ]
  %66 = getelementptr inbounds %struct.command, ptr %65, i64 0, i32 1
  %67 = load i16, ptr %66, align 2, !tbaa !80
  %68 = zext i16 %67 to i64
  %69 = add i64 %64, %68
  %70 = icmp eq i16 %67, 0
  %71 = zext i1 %70 to i64
  %72 = add i64 %69, %71
  %73 = load i16, ptr %65, align 4, !tbaa !81
  switch i16 %73, label %556 [
    i16 1, label %74
    i16 2, label %234
    i16 3, label %244
    i16 4, label %255
    i16 5, label %266
    i16 6, label %285
    i16 7, label %330
    i16 8, label %380
    i16 9, label %394
    i16 10, label %433
    i16 11, label %523
    i16 12, label %550
  ]

74:                                               ; preds = %63
  %75 = load ptr, ptr %0, align 8, !tbaa !45
  %76 = getelementptr inbounds %struct.launch, ptr %65, i64 0, i32 1
  %77 = load ptr, ptr %76, align 8, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #8
  %78 = getelementptr inbounds %struct.launch, ptr %65, i64 0, i32 2
  %79 = load i64, ptr %78, align 8, !tbaa !16
  store i64 %79, ptr %9, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #8
  store ptr null, ptr %10, align 8, !tbaa !4
  %80 = getelementptr inbounds %struct.kernel, ptr %77, i64 0, i32 2
  %81 = load i64, ptr %80, align 8, !tbaa !16
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %92, label %83

83:                                               ; preds = %74
  %84 = load ptr, ptr %48, align 8, !tbaa !92
  %85 = load i64, ptr %49, align 8, !tbaa !98
  %86 = getelementptr inbounds i8, ptr %84, i64 %85
  %87 = add i64 %81, 15
  %88 = and i64 %87, -16
  %89 = add i64 %85, %88
  store i64 %89, ptr %49, align 8, !tbaa !98
  store ptr %86, ptr %10, align 8, !tbaa !4
  %90 = load i64, ptr %80, align 8, !tbaa !16
  %91 = call ptr @memset(ptr noundef %86, i32 noundef 0, i64 noundef %90) #7
  br label %92

92:                                               ; preds = %83, %74
  %93 = getelementptr inbounds %struct.kernel, ptr %77, i64 0, i32 1
  %94 = load i64, ptr %93, align 8, !tbaa !16
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %102, label %96

96:                                               ; preds = %92
  %97 = getelementptr inbounds %struct.device, ptr %75, i64 0, i32 7
  %98 = load ptr, ptr %97, align 8, !tbaa !107
  %99 = add i64 %79, 35224
  %100 = load ptr, ptr %33, align 8, !tbaa !46
  %101 = call i32 %98(i64 noundef %99, i8 noundef 0, i64 noundef 8, ptr noundef %100) #7
  br label %102

102:                                              ; preds = %96, %92
  %103 = phi i32 [ %101, %96 ], [ 0, %92 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %11) #8
  store ptr %9, ptr %11, align 8, !tbaa !4
  store ptr %10, ptr %56, align 8, !tbaa !4
  %104 = getelementptr inbounds %struct.launch, ptr %65, i64 0, i32 4
  store ptr %104, ptr %57, align 8, !tbaa !4
  %105 = load i64, ptr %77, align 8, !tbaa !16
  %106 = icmp eq i64 %105, 0
  %107 = icmp ne i32 %103, 0
  %108 = select i1 %106, i1 true, i1 %107
  br i1 %108, label %111, label %109

109:                                              ; preds = %102
  %110 = getelementptr inbounds %struct.device, ptr %75, i64 0, i32 2
  br label %117

111:                                              ; preds = %146, %102
  %112 = phi i32 [ %103, %102 ], [ %153, %146 ]
  %113 = phi i1 [ %107, %102 ], [ %157, %146 ]
  %114 = load i64, ptr %93, align 8, !tbaa !16
  %115 = icmp eq i64 %114, 0
  %116 = select i1 %115, i1 true, i1 %113
  br i1 %116, label %197, label %159

117:                                              ; preds = %146, %109
  %118 = phi i64 [ 0, %109 ], [ %154, %146 ]
  %119 = getelementptr inbounds %struct.kernel, ptr %77, i64 0, i32 3, i64 %118
  %120 = load ptr, ptr %110, align 8, !tbaa !108
  %121 = load ptr, ptr %119, align 8, !tbaa !26
  %122 = getelementptr inbounds %struct.kernel, ptr %77, i64 0, i32 3, i64 %118, i32 1
  %123 = load ptr, ptr %122, align 8, !tbaa !30
  %124 = icmp eq ptr %123, null
  br i1 %124, label %125, label %128

125:                                              ; preds = %117
  %126 = getelementptr inbounds %struct.kernel, ptr %77, i64 0, i32 3, i64 %118, i32 2
  %127 = load i32, ptr %126, align 8, !tbaa !31
  br label %146

128:                                              ; preds = %117
  %129 = call i64 %123(ptr noundef nonnull %104) #7
  %130 = icmp sgt i64 %129, 0
  br i1 %130, label %131, label %138

131:                                              ; preds = %128
  %132 = getelementptr inbounds %struct.kernel, ptr %77, i64 0, i32 3, i64 %118, i32 3
  %133 = load i32, ptr %132, align 4, !tbaa !32
  %134 = zext i32 %133 to i64
  %135 = add nsw i64 %129, -1
  %136 = add nuw i64 %135, %134
  %137 = udiv i64 %136, %134
  br label %138

138:                                              ; preds = %131, %128
  %139 = phi i64 [ %137, %131 ], [ 1, %128 ]
  %140 = getelementptr inbounds %struct.kernel, ptr %77, i64 0, i32 3, i64 %118, i32 2
  %141 = load i32, ptr %140, align 8, !tbaa !31
  %142 = zext i32 %141 to i64
  %143 = icmp ult i64 %139, %142
  %144 = trunc i64 %139 to i32
  %145 = select i1 %143, i32 %144, i32 %141
  br label %146

146:                                              ; preds = %138, %125
  %147 = phi i32 [ %145, %138 ], [ %127, %125 ]
  %148 = getelementptr inbounds %struct.kernel, ptr %77, i64 0, i32 3, i64 %118, i32 3
  %149 = load i32, ptr %148, align 4, !tbaa !32
  %150 = getelementptr inbounds %struct.kernel, ptr %77, i64 0, i32 3, i64 %118, i32 4
  %151 = load i32, ptr %150, align 8, !tbaa !35
  %152 = load ptr, ptr %33, align 8, !tbaa !46
  %153 = call i32 %120(ptr noundef %121, i32 noundef %147, i32 noundef 1, i32 noundef 1, i32 noundef %149, i32 noundef 1, i32 noundef 1, i32 noundef %151, ptr noundef %152, ptr noundef nonnull %11, ptr noundef null) #7
  %154 = add nuw i64 %118, 1
  %155 = load i64, ptr %77, align 8, !tbaa !16
  %156 = icmp uge i64 %154, %155
  %157 = icmp ne i32 %153, 0
  %158 = select i1 %156, i1 true, i1 %157
  br i1 %158, label %111, label %117, !llvm.loop !109

159:                                              ; preds = %111
  %160 = load ptr, ptr %48, align 8, !tbaa !92
  %161 = load i64, ptr %49, align 8, !tbaa !98
  %162 = getelementptr inbounds i8, ptr %160, i64 %161
  %163 = add i64 %161, 2320
  store i64 %163, ptr %49, align 8, !tbaa !98
  %164 = getelementptr inbounds %struct.device, ptr %75, i64 0, i32 4
  %165 = load ptr, ptr %164, align 8, !tbaa !110
  %166 = load i64, ptr %9, align 8, !tbaa !16
  %167 = add i64 %166, 32912
  %168 = load ptr, ptr %33, align 8, !tbaa !46
  %169 = call i32 %165(ptr noundef %162, i64 noundef %167, i64 noundef 2320, ptr noundef %168) #7
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %171, label %232

171:                                              ; preds = %159
  %172 = load i32, ptr %52, align 8, !tbaa !100
  %173 = load i32, ptr %53, align 4, !tbaa !24
  %174 = icmp ugt i32 %173, %172
  br i1 %174, label %175, label %177

175:                                              ; preds = %171
  %176 = load ptr, ptr %51, align 8, !tbaa !96
  br label %188

177:                                              ; preds = %171
  %178 = icmp eq i32 %173, 0
  %179 = shl i32 %173, 1
  %180 = select i1 %178, i32 8, i32 %179
  %181 = load ptr, ptr %51, align 8, !tbaa !4
  %182 = zext i32 %180 to i64
  %183 = shl nuw nsw i64 %182, 5
  %184 = call ptr @realloc(ptr noundef %181, i64 noundef %183) #7
  %185 = icmp eq ptr %184, null
  br i1 %185, label %232, label %186

186:                                              ; preds = %177
  store ptr %184, ptr %51, align 8, !tbaa !4
  store i32 %180, ptr %53, align 4, !tbaa !24
  %187 = load i32, ptr %52, align 8, !tbaa !100
  br label %188

188:                                              ; preds = %186, %175
  %189 = phi i32 [ %172, %175 ], [ %187, %186 ]
  %190 = phi ptr [ %176, %175 ], [ %184, %186 ]
  %191 = add i32 %189, 1
  store i32 %191, ptr %52, align 8, !tbaa !100
  %192 = zext i32 %189 to i64
  %193 = getelementptr inbounds %struct.harvest, ptr %190, i64 %192
  store ptr null, ptr %193, align 8, !tbaa.struct !111
  %194 = getelementptr inbounds i8, ptr %193, i64 8
  store ptr %162, ptr %194, align 8, !tbaa.struct !112
  %195 = getelementptr inbounds i8, ptr %193, i64 16
  store i64 2320, ptr %195, align 8, !tbaa.struct !113
  %196 = getelementptr inbounds i8, ptr %193, i64 24
  store i64 %72, ptr %196, align 8, !tbaa.struct !114
  br label %197

197:                                              ; preds = %188, %111
  %198 = phi i32 [ %112, %111 ], [ 0, %188 ]
  %199 = getelementptr inbounds %struct.launch, ptr %65, i64 0, i32 3
  %200 = load ptr, ptr %199, align 8, !tbaa !4
  %201 = icmp eq ptr %200, null
  %202 = icmp ne i32 %198, 0
  %203 = select i1 %201, i1 true, i1 %202
  br i1 %203, label %232, label %204

204:                                              ; preds = %197
  %205 = load ptr, ptr %10, align 8, !tbaa !4
  %206 = load i64, ptr %80, align 8, !tbaa !16
  %207 = load i32, ptr %52, align 8, !tbaa !100
  %208 = load i32, ptr %53, align 4, !tbaa !24
  %209 = icmp ugt i32 %208, %207
  br i1 %209, label %210, label %212

210:                                              ; preds = %204
  %211 = load ptr, ptr %51, align 8, !tbaa !96
  br label %223

212:                                              ; preds = %204
  %213 = icmp eq i32 %208, 0
  %214 = shl i32 %208, 1
  %215 = select i1 %213, i32 8, i32 %214
  %216 = load ptr, ptr %51, align 8, !tbaa !4
  %217 = zext i32 %215 to i64
  %218 = shl nuw nsw i64 %217, 5
  %219 = call ptr @realloc(ptr noundef %216, i64 noundef %218) #7
  %220 = icmp eq ptr %219, null
  br i1 %220, label %232, label %221

221:                                              ; preds = %212
  store ptr %219, ptr %51, align 8, !tbaa !4
  store i32 %215, ptr %53, align 4, !tbaa !24
  %222 = load i32, ptr %52, align 8, !tbaa !100
  br label %223

223:                                              ; preds = %221, %210
  %224 = phi i32 [ %207, %210 ], [ %222, %221 ]
  %225 = phi ptr [ %211, %210 ], [ %219, %221 ]
  %226 = add i32 %224, 1
  store i32 %226, ptr %52, align 8, !tbaa !100
  %227 = zext i32 %224 to i64
  %228 = getelementptr inbounds %struct.harvest, ptr %225, i64 %227
  store ptr %200, ptr %228, align 8, !tbaa.struct !111
  %229 = getelementptr inbounds i8, ptr %228, i64 8
  store ptr %205, ptr %229, align 8, !tbaa.struct !112
  %230 = getelementptr inbounds i8, ptr %228, i64 16
  store i64 %206, ptr %230, align 8, !tbaa.struct !113
  %231 = getelementptr inbounds i8, ptr %228, i64 24
  store i64 %72, ptr %231, align 8, !tbaa.struct !114
  br label %232

232:                                              ; preds = %223, %212, %197, %177, %159
  %233 = phi i32 [ %198, %197 ], [ 0, %223 ], [ 2, %212 ], [ 2, %177 ], [ %169, %159 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %11) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #8
  br label %556

234:                                              ; preds = %63
  %235 = load ptr, ptr %55, align 8, !tbaa !115
  %236 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 1
  %237 = load i64, ptr %236, align 8, !tbaa !116
  %238 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 2
  %239 = load i64, ptr %238, align 8, !tbaa !117
  %240 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 3
  %241 = load i64, ptr %240, align 8, !tbaa !82
  %242 = load ptr, ptr %33, align 8, !tbaa !46
  %243 = call i32 %235(i64 noundef %237, i64 noundef %239, i64 noundef %241, ptr noundef %242) #7
  br label %556

244:                                              ; preds = %63
  %245 = load ptr, ptr %54, align 8, !tbaa !118
  %246 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 1
  %247 = load i64, ptr %246, align 8, !tbaa !116
  %248 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 2
  %249 = load i64, ptr %248, align 8, !tbaa !117
  %250 = inttoptr i64 %249 to ptr
  %251 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 3
  %252 = load i64, ptr %251, align 8, !tbaa !82
  %253 = load ptr, ptr %33, align 8, !tbaa !46
  %254 = call i32 %245(i64 noundef %247, ptr noundef %250, i64 noundef %252, ptr noundef %253) #7
  br label %556

255:                                              ; preds = %63
  %256 = load ptr, ptr %50, align 8, !tbaa !110
  %257 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 1
  %258 = load i64, ptr %257, align 8, !tbaa !116
  %259 = inttoptr i64 %258 to ptr
  %260 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 2
  %261 = load i64, ptr %260, align 8, !tbaa !117
  %262 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 3
  %263 = load i64, ptr %262, align 8, !tbaa !82
  %264 = load ptr, ptr %33, align 8, !tbaa !46
  %265 = call i32 %256(ptr noundef %259, i64 noundef %261, i64 noundef %263, ptr noundef %264) #7
  br label %556

266:                                              ; preds = %63
  %267 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 3
  %268 = load i64, ptr %267, align 8, !tbaa !82
  %269 = load ptr, ptr %48, align 8, !tbaa !92
  %270 = load i64, ptr %49, align 8, !tbaa !98
  %271 = getelementptr inbounds i8, ptr %269, i64 %270
  %272 = add i64 %268, 15
  %273 = and i64 %272, -16
  %274 = add i64 %270, %273
  store i64 %274, ptr %49, align 8, !tbaa !98
  %275 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 2
  %276 = load i64, ptr %275, align 8, !tbaa !117
  %277 = inttoptr i64 %276 to ptr
  %278 = call ptr @memcpy(ptr noundef %271, ptr noundef %277, i64 noundef %268) #7
  %279 = load ptr, ptr %54, align 8, !tbaa !118
  %280 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 1
  %281 = load i64, ptr %280, align 8, !tbaa !116
  %282 = load i64, ptr %267, align 8, !tbaa !82
  %283 = load ptr, ptr %33, align 8, !tbaa !46
  %284 = call i32 %279(i64 noundef %281, ptr noundef %271, i64 noundef %282, ptr noundef %283) #7
  br label %556

285:                                              ; preds = %63
  %286 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 3
  %287 = load i64, ptr %286, align 8, !tbaa !82
  %288 = load ptr, ptr %48, align 8, !tbaa !92
  %289 = load i64, ptr %49, align 8, !tbaa !98
  %290 = getelementptr inbounds i8, ptr %288, i64 %289
  %291 = add i64 %287, 15
  %292 = and i64 %291, -16
  %293 = add i64 %289, %292
  store i64 %293, ptr %49, align 8, !tbaa !98
  %294 = load ptr, ptr %50, align 8, !tbaa !110
  %295 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 2
  %296 = load i64, ptr %295, align 8, !tbaa !117
  %297 = load ptr, ptr %33, align 8, !tbaa !46
  %298 = call i32 %294(ptr noundef %290, i64 noundef %296, i64 noundef %287, ptr noundef %297) #7
  %299 = icmp eq i32 %298, 0
  br i1 %299, label %300, label %556

300:                                              ; preds = %285
  %301 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 1
  %302 = load i64, ptr %301, align 8, !tbaa !116
  %303 = inttoptr i64 %302 to ptr
  %304 = load i64, ptr %286, align 8, !tbaa !82
  %305 = load i32, ptr %52, align 8, !tbaa !100
  %306 = load i32, ptr %53, align 4, !tbaa !24
  %307 = icmp ugt i32 %306, %305
  br i1 %307, label %308, label %310

308:                                              ; preds = %300
  %309 = load ptr, ptr %51, align 8, !tbaa !96
  br label %321

310:                                              ; preds = %300
  %311 = icmp eq i32 %306, 0
  %312 = shl i32 %306, 1
  %313 = select i1 %311, i32 8, i32 %312
  %314 = load ptr, ptr %51, align 8, !tbaa !4
  %315 = zext i32 %313 to i64
  %316 = shl nuw nsw i64 %315, 5
  %317 = call ptr @realloc(ptr noundef %314, i64 noundef %316) #7
  %318 = icmp eq ptr %317, null
  br i1 %318, label %556, label %319

319:                                              ; preds = %310
  store ptr %317, ptr %51, align 8, !tbaa !4
  store i32 %313, ptr %53, align 4, !tbaa !24
  %320 = load i32, ptr %52, align 8, !tbaa !100
  br label %321

321:                                              ; preds = %319, %308
  %322 = phi i32 [ %305, %308 ], [ %320, %319 ]
  %323 = phi ptr [ %309, %308 ], [ %317, %319 ]
  %324 = add i32 %322, 1
  store i32 %324, ptr %52, align 8, !tbaa !100
  %325 = zext i32 %322 to i64
  %326 = getelementptr inbounds %struct.harvest, ptr %323, i64 %325
  store ptr %303, ptr %326, align 8, !tbaa.struct !111
  %327 = getelementptr inbounds i8, ptr %326, i64 8
  store ptr %290, ptr %327, align 8, !tbaa.struct !112
  %328 = getelementptr inbounds i8, ptr %326, i64 16
  store i64 %304, ptr %328, align 8, !tbaa.struct !113
  %329 = getelementptr inbounds i8, ptr %326, i64 24
  store i64 %72, ptr %329, align 8, !tbaa.struct !114
  br label %556

330:                                              ; preds = %63
  %331 = load ptr, ptr %0, align 8, !tbaa !45
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #8
  %332 = getelementptr inbounds %struct.device, ptr %331, i64 0, i32 10
  %333 = load ptr, ptr %332, align 8, !tbaa !119
  %334 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 3
  %335 = load i64, ptr %334, align 8, !tbaa !82
  %336 = getelementptr inbounds %struct.device, ptr %331, i64 0, i32 30
  %337 = load ptr, ptr %336, align 8, !tbaa !120
  %338 = load ptr, ptr %33, align 8, !tbaa !46
  %339 = call i32 %333(ptr noundef nonnull %8, i64 noundef %335, ptr noundef %337, ptr noundef %338) #7
  switch i32 %339, label %378 [
    i32 2, label %340
    i32 0, label %351
  ]

340:                                              ; preds = %330
  %341 = call ptr @calloc(i64 noundef 1, i64 noundef 2328) #7
  %342 = icmp eq ptr %341, null
  br i1 %342, label %378, label %343

343:                                              ; preds = %340
  %344 = getelementptr inbounds %struct.failure, ptr %341, i64 0, i32 1
  store i64 %72, ptr %344, align 8, !tbaa !102
  %345 = getelementptr inbounds %struct.failure, ptr %341, i64 0, i32 2
  store i64 2, ptr %345, align 8, !tbaa !104
  %346 = call i32 @pthread_mutex_lock(ptr noundef nonnull %45) #7
  %347 = load ptr, ptr %46, align 8, !tbaa !50
  store ptr %341, ptr %347, align 8, !tbaa !4
  store ptr %341, ptr %46, align 8, !tbaa !50
  %348 = load i32, ptr %47, align 8, !tbaa !105
  %349 = add i32 %348, 1
  store atomic i32 %349, ptr %47 seq_cst, align 8
  %350 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %45) #7
  br label %378

351:                                              ; preds = %330
  %352 = getelementptr inbounds %struct.device, ptr %331, i64 0, i32 5
  %353 = load ptr, ptr %352, align 8, !tbaa !115
  %354 = load i64, ptr %8, align 8, !tbaa !16
  %355 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 2
  %356 = load i64, ptr %355, align 8, !tbaa !117
  %357 = load i64, ptr %334, align 8, !tbaa !82
  %358 = load ptr, ptr %33, align 8, !tbaa !46
  %359 = call i32 %353(i64 noundef %354, i64 noundef %356, i64 noundef %357, ptr noundef %358) #7
  %360 = icmp eq i32 %359, 0
  br i1 %360, label %361, label %369

361:                                              ; preds = %351
  %362 = load ptr, ptr %352, align 8, !tbaa !115
  %363 = getelementptr inbounds %struct.copy, ptr %65, i64 0, i32 1
  %364 = load i64, ptr %363, align 8, !tbaa !116
  %365 = load i64, ptr %8, align 8, !tbaa !16
  %366 = load i64, ptr %334, align 8, !tbaa !82
  %367 = load ptr, ptr %33, align 8, !tbaa !46
  %368 = call i32 %362(i64 noundef %364, i64 noundef %365, i64 noundef %366, ptr noundef %367) #7
  br label %369

369:                                              ; preds = %361, %351
  %370 = phi i32 [ %359, %351 ], [ %368, %361 ]
  %371 = getelementptr inbounds %struct.device, ptr %331, i64 0, i32 11
  %372 = load ptr, ptr %371, align 8, !tbaa !121
  %373 = load i64, ptr %8, align 8, !tbaa !16
  %374 = load ptr, ptr %33, align 8, !tbaa !46
  %375 = call i32 %372(i64 noundef %373, ptr noundef %374) #7
  %376 = icmp eq i32 %370, 0
  %377 = select i1 %376, i32 %375, i32 %370
  br label %378

378:                                              ; preds = %369, %343, %340, %330
  %379 = phi i32 [ %377, %369 ], [ %339, %330 ], [ 0, %340 ], [ 0, %343 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #8
  br label %556

380:                                              ; preds = %63
  %381 = load ptr, ptr %44, align 8, !tbaa !122
  %382 = getelementptr inbounds %struct.peer_copy, ptr %65, i64 0, i32 1
  %383 = load i64, ptr %382, align 8, !tbaa !123
  %384 = getelementptr inbounds %struct.peer_copy, ptr %65, i64 0, i32 2
  %385 = load ptr, ptr %384, align 8, !tbaa !125
  %386 = getelementptr inbounds %struct.peer_copy, ptr %65, i64 0, i32 3
  %387 = load i64, ptr %386, align 8, !tbaa !126
  %388 = getelementptr inbounds %struct.peer_copy, ptr %65, i64 0, i32 4
  %389 = load ptr, ptr %388, align 8, !tbaa !127
  %390 = getelementptr inbounds %struct.peer_copy, ptr %65, i64 0, i32 5
  %391 = load i64, ptr %390, align 8, !tbaa !128
  %392 = load ptr, ptr %33, align 8, !tbaa !46
  %393 = call i32 %381(i64 noundef %383, ptr noundef %385, i64 noundef %387, ptr noundef %389, i64 noundef %391, ptr noundef %392) #7
  br label %556

394:                                              ; preds = %63
  %395 = load ptr, ptr %0, align 8, !tbaa !45
  %396 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 3
  %397 = load i32, ptr %396, align 8, !tbaa !129
  switch i32 %397, label %422 [
    i32 1, label %398
    i32 2, label %410
  ]

398:                                              ; preds = %394
  %399 = getelementptr inbounds %struct.device, ptr %395, i64 0, i32 7
  %400 = load ptr, ptr %399, align 8, !tbaa !107
  %401 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 1
  %402 = load i64, ptr %401, align 8, !tbaa !131
  %403 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 4
  %404 = load i32, ptr %403, align 4, !tbaa !132
  %405 = trunc i32 %404 to i8
  %406 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 2
  %407 = load i64, ptr %406, align 8, !tbaa !133
  %408 = load ptr, ptr %33, align 8, !tbaa !46
  %409 = call i32 %400(i64 noundef %402, i8 noundef %405, i64 noundef %407, ptr noundef %408) #7
  br label %556

410:                                              ; preds = %394
  %411 = getelementptr inbounds %struct.device, ptr %395, i64 0, i32 8
  %412 = load ptr, ptr %411, align 8, !tbaa !134
  %413 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 1
  %414 = load i64, ptr %413, align 8, !tbaa !131
  %415 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 4
  %416 = load i32, ptr %415, align 4, !tbaa !132
  %417 = trunc i32 %416 to i16
  %418 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 2
  %419 = load i64, ptr %418, align 8, !tbaa !133
  %420 = load ptr, ptr %33, align 8, !tbaa !46
  %421 = call i32 %412(i64 noundef %414, i16 noundef %417, i64 noundef %419, ptr noundef %420) #7
  br label %556

422:                                              ; preds = %394
  %423 = getelementptr inbounds %struct.device, ptr %395, i64 0, i32 9
  %424 = load ptr, ptr %423, align 8, !tbaa !135
  %425 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 1
  %426 = load i64, ptr %425, align 8, !tbaa !131
  %427 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 4
  %428 = load i32, ptr %427, align 4, !tbaa !132
  %429 = getelementptr inbounds %struct.fill, ptr %65, i64 0, i32 2
  %430 = load i64, ptr %429, align 8, !tbaa !133
  %431 = load ptr, ptr %33, align 8, !tbaa !46
  %432 = call i32 %424(i64 noundef %426, i32 noundef %428, i64 noundef %430, ptr noundef %431) #7
  br label %556

433:                                              ; preds = %63
  %434 = getelementptr inbounds %struct.command, ptr %65, i64 0, i32 2
  %435 = load i32, ptr %434, align 4, !tbaa !18
  %436 = zext i32 %435 to i64
  %437 = getelementptr inbounds i8, ptr %65, i64 %436
  %438 = getelementptr inbounds %struct.execute, ptr %65, i64 0, i32 1
  %439 = load ptr, ptr %438, align 8, !tbaa !4
  %440 = getelementptr inbounds %struct.execute, ptr %65, i64 0, i32 2
  %441 = icmp ult ptr %440, %437
  br i1 %441, label %442, label %514

442:                                              ; preds = %433
  %443 = getelementptr inbounds %struct.graph, ptr %439, i64 0, i32 1
  br label %444

444:                                              ; preds = %504, %442
  %445 = phi ptr [ %440, %442 ], [ %509, %504 ]
  %446 = phi i64 [ 0, %442 ], [ %505, %504 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #8
  %447 = getelementptr inbounds %struct.launch, ptr %445, i64 0, i32 2
  %448 = load i64, ptr %447, align 8, !tbaa !16
  store i64 %448, ptr %4, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #8
  store i64 0, ptr %5, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #8
  store ptr %4, ptr %6, align 8, !tbaa !4
  store ptr %5, ptr %34, align 8, !tbaa !4
  %449 = getelementptr inbounds %struct.launch, ptr %445, i64 0, i32 4
  store ptr %449, ptr %35, align 8, !tbaa !4
  %450 = getelementptr inbounds %struct.launch, ptr %445, i64 0, i32 1
  %451 = load ptr, ptr %450, align 8, !tbaa !4
  %452 = load i64, ptr %451, align 8, !tbaa !16
  %453 = icmp eq i64 %452, 0
  br i1 %453, label %504, label %454

454:                                              ; preds = %444, %498
  %455 = phi ptr [ %501, %498 ], [ %451, %444 ]
  %456 = phi i64 [ %500, %498 ], [ 0, %444 ]
  %457 = phi i64 [ %499, %498 ], [ %446, %444 ]
  %458 = getelementptr inbounds %struct.kernel, ptr %455, i64 0, i32 3, i64 %456
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %7) #8
  %459 = load ptr, ptr %458, align 8, !tbaa !26
  store ptr %459, ptr %7, align 8, !tbaa !28
  %460 = getelementptr inbounds %struct.kernel, ptr %455, i64 0, i32 3, i64 %456, i32 1
  %461 = load ptr, ptr %460, align 8, !tbaa !30
  %462 = icmp eq ptr %461, null
  br i1 %462, label %463, label %466

463:                                              ; preds = %454
  %464 = getelementptr inbounds %struct.kernel, ptr %455, i64 0, i32 3, i64 %456, i32 2
  %465 = load i32, ptr %464, align 8, !tbaa !31
  br label %484

466:                                              ; preds = %454
  %467 = call i64 %461(ptr noundef nonnull %449) #7
  %468 = icmp sgt i64 %467, 0
  br i1 %468, label %469, label %476

469:                                              ; preds = %466
  %470 = getelementptr inbounds %struct.kernel, ptr %455, i64 0, i32 3, i64 %456, i32 3
  %471 = load i32, ptr %470, align 4, !tbaa !32
  %472 = zext i32 %471 to i64
  %473 = add nsw i64 %467, -1
  %474 = add nuw i64 %473, %472
  %475 = udiv i64 %474, %472
  br label %476

476:                                              ; preds = %469, %466
  %477 = phi i64 [ %475, %469 ], [ 1, %466 ]
  %478 = getelementptr inbounds %struct.kernel, ptr %455, i64 0, i32 3, i64 %456, i32 2
  %479 = load i32, ptr %478, align 8, !tbaa !31
  %480 = zext i32 %479 to i64
  %481 = icmp ult i64 %477, %480
  %482 = trunc i64 %477 to i32
  %483 = select i1 %481, i32 %482, i32 %479
  br label %484

484:                                              ; preds = %476, %463
  %485 = phi i32 [ %483, %476 ], [ %465, %463 ]
  store i32 %485, ptr %36, align 8, !tbaa !33
  store <2 x i32> <i32 1, i32 1>, ptr %37, align 4, !tbaa !24
  %486 = getelementptr inbounds %struct.kernel, ptr %455, i64 0, i32 3, i64 %456, i32 3
  %487 = load i32, ptr %486, align 4, !tbaa !32
  store i32 %487, ptr %38, align 4, !tbaa !34
  store <2 x i32> <i32 1, i32 1>, ptr %39, align 8, !tbaa !24
  %488 = getelementptr inbounds %struct.kernel, ptr %455, i64 0, i32 3, i64 %456, i32 4
  %489 = load i32, ptr %488, align 8, !tbaa !35
  store i32 %489, ptr %40, align 8, !tbaa !36
  store ptr %6, ptr %41, align 8, !tbaa !37
  store <2 x ptr> zeroinitializer, ptr %42, align 8, !tbaa !4
  store ptr null, ptr %43, align 8, !tbaa !38
  %490 = load ptr, ptr %439, align 8, !tbaa !4
  %491 = getelementptr inbounds %struct.device, ptr %490, i64 0, i32 25
  %492 = load ptr, ptr %491, align 8, !tbaa !136
  %493 = load ptr, ptr %443, align 8, !tbaa !4
  %494 = getelementptr inbounds %struct.graph, ptr %439, i64 0, i32 4, i64 %457
  %495 = load ptr, ptr %494, align 8, !tbaa !4
  %496 = call i32 %492(ptr noundef %493, ptr noundef %495, ptr noundef nonnull %7) #7
  %497 = icmp eq i32 %496, 0
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %7) #8
  br i1 %497, label %498, label %511

498:                                              ; preds = %484
  %499 = add i64 %457, 1
  %500 = add nuw i64 %456, 1
  %501 = load ptr, ptr %450, align 8, !tbaa !4
  %502 = load i64, ptr %501, align 8, !tbaa !16
  %503 = icmp ult i64 %500, %502
  br i1 %503, label %454, label %504, !llvm.loop !40

504:                                              ; preds = %498, %444
  %505 = phi i64 [ %446, %444 ], [ %499, %498 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #8
  %506 = getelementptr inbounds %struct.command, ptr %445, i64 0, i32 2
  %507 = load i32, ptr %506, align 4, !tbaa !18
  %508 = zext i32 %507 to i64
  %509 = getelementptr inbounds i8, ptr %445, i64 %508
  %510 = icmp ult ptr %509, %437
  br i1 %510, label %444, label %512, !llvm.loop !41

511:                                              ; preds = %484
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #8
  br label %556

512:                                              ; preds = %504
  %513 = load ptr, ptr %438, align 8, !tbaa !4
  br label %514

514:                                              ; preds = %512, %433
  %515 = phi ptr [ %513, %512 ], [ %439, %433 ]
  %516 = load ptr, ptr %0, align 8, !tbaa !45
  %517 = getelementptr inbounds %struct.device, ptr %516, i64 0, i32 26
  %518 = load ptr, ptr %517, align 8, !tbaa !137
  %519 = getelementptr inbounds %struct.graph, ptr %515, i64 0, i32 1
  %520 = load ptr, ptr %519, align 8, !tbaa !4
  %521 = load ptr, ptr %33, align 8, !tbaa !46
  %522 = call i32 %518(ptr noundef %520, ptr noundef %521) #7
  br label %556

523:                                              ; preds = %63
  %524 = getelementptr inbounds %struct.wait, ptr %65, i64 0, i32 1
  %525 = load ptr, ptr %524, align 8, !tbaa !66
  %526 = load ptr, ptr %33, align 8, !tbaa !46
  %527 = getelementptr inbounds %struct.wait, ptr %65, i64 0, i32 2
  %528 = load i64, ptr %527, align 8, !tbaa !67
  %529 = getelementptr inbounds %struct.queue, ptr %525, i64 0, i32 23
  %530 = call i32 @pthread_mutex_lock(ptr noundef nonnull %529) #7
  %531 = getelementptr inbounds %struct.queue, ptr %525, i64 0, i32 15
  br label %532

532:                                              ; preds = %536, %523
  %533 = phi ptr [ %531, %523 ], [ %534, %536 ]
  %534 = load ptr, ptr %533, align 8, !tbaa !4
  %535 = icmp eq ptr %534, null
  br i1 %535, label %547, label %536

536:                                              ; preds = %532
  %537 = getelementptr inbounds %struct.batch, ptr %534, i64 0, i32 1
  %538 = load i64, ptr %537, align 8, !tbaa !55
  %539 = icmp ult i64 %538, %528
  br i1 %539, label %532, label %540, !llvm.loop !138

540:                                              ; preds = %536
  %541 = load ptr, ptr %525, align 8, !tbaa !45
  %542 = getelementptr inbounds %struct.device, ptr %541, i64 0, i32 20
  %543 = load ptr, ptr %542, align 8, !tbaa !139
  %544 = getelementptr inbounds %struct.batch, ptr %534, i64 0, i32 6
  %545 = load ptr, ptr %544, align 8, !tbaa !73
  %546 = call i32 %543(ptr noundef %526, ptr noundef %545, i32 noundef 0) #7
  br label %547

547:                                              ; preds = %532, %540
  %548 = phi i32 [ %546, %540 ], [ 0, %532 ]
  %549 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %529) #7
  br label %556

550:                                              ; preds = %63
  %551 = load ptr, ptr %32, align 8, !tbaa !139
  %552 = load ptr, ptr %33, align 8, !tbaa !46
  %553 = getelementptr inbounds %struct.wait_event, ptr %65, i64 0, i32 1
  %554 = load ptr, ptr %553, align 8, !tbaa !140
  %555 = call i32 %551(ptr noundef %552, ptr noundef %554, i32 noundef 0) #7
  br label %556

556:                                              ; preds = %550, %547, %514, %511, %422, %410, %398, %380, %378, %321, %310, %285, %266, %255, %244, %234, %232, %63
  %557 = phi i32 [ 0, %63 ], [ %555, %550 ], [ %548, %547 ], [ %393, %380 ], [ %379, %378 ], [ %284, %266 ], [ %265, %255 ], [ %254, %244 ], [ %243, %234 ], [ %233, %232 ], [ %298, %285 ], [ 0, %321 ], [ 2, %310 ], [ %432, %422 ], [ %421, %410 ], [ %409, %398 ], [ %522, %514 ], [ %496, %511 ]
  %558 = load ptr, ptr %58, align 8, !tbaa !101
  %559 = icmp eq ptr %558, null
  br i1 %559, label %607, label %560

560:                                              ; preds = %556
  %561 = load i16, ptr %66, align 2, !tbaa !80
  %562 = icmp eq i16 %561, 0
  %563 = icmp ne i32 %557, 0
  %564 = select i1 %562, i1 true, i1 %563
  br i1 %564, label %607, label %565

565:                                              ; preds = %560
  %566 = load i32, ptr %59, align 4, !tbaa !91
  %567 = load i32, ptr %61, align 8, !tbaa !99
  %568 = icmp ugt i32 %566, %567
  br i1 %568, label %595, label %569

569:                                              ; preds = %565
  %570 = icmp eq i32 %566, 0
  %571 = shl i32 %566, 1
  %572 = select i1 %570, i32 8, i32 %571
  %573 = load ptr, ptr %60, align 8, !tbaa !4
  %574 = zext i32 %572 to i64
  %575 = shl nuw nsw i64 %574, 3
  %576 = call ptr @realloc(ptr noundef %573, i64 noundef %575) #7
  %577 = icmp eq ptr %576, null
  br i1 %577, label %624, label %578

578:                                              ; preds = %569
  store ptr %576, ptr %60, align 8, !tbaa !4
  %579 = load i32, ptr %59, align 4, !tbaa !91
  %580 = icmp ult i32 %579, %572
  br i1 %580, label %581, label %595

581:                                              ; preds = %578, %591
  %582 = phi i32 [ %593, %591 ], [ %579, %578 ]
  %583 = load ptr, ptr %0, align 8, !tbaa !45
  %584 = getelementptr inbounds %struct.device, ptr %583, i64 0, i32 14
  %585 = load ptr, ptr %584, align 8, !tbaa !88
  %586 = load ptr, ptr %60, align 8, !tbaa !93
  %587 = zext i32 %582 to i64
  %588 = getelementptr inbounds ptr, ptr %586, i64 %587
  %589 = call i32 %585(ptr noundef %588, i32 noundef 0) #7
  %590 = icmp eq i32 %589, 0
  br i1 %590, label %591, label %624

591:                                              ; preds = %581
  %592 = load i32, ptr %59, align 4, !tbaa !91
  %593 = add i32 %592, 1
  store i32 %593, ptr %59, align 4, !tbaa !91
  %594 = icmp ult i32 %593, %572
  br i1 %594, label %581, label %595, !llvm.loop !142

595:                                              ; preds = %591, %578, %565
  %596 = load ptr, ptr %0, align 8, !tbaa !45
  %597 = getelementptr inbounds %struct.device, ptr %596, i64 0, i32 16
  %598 = load ptr, ptr %597, align 8, !tbaa !143
  %599 = load ptr, ptr %60, align 8, !tbaa !93
  %600 = load i32, ptr %61, align 8, !tbaa !99
  %601 = add i32 %600, 1
  store i32 %601, ptr %61, align 8, !tbaa !99
  %602 = zext i32 %600 to i64
  %603 = getelementptr inbounds ptr, ptr %599, i64 %602
  %604 = load ptr, ptr %603, align 8, !tbaa !4
  %605 = load ptr, ptr %33, align 8, !tbaa !46
  %606 = call i32 %598(ptr noundef %604, ptr noundef %605) #7
  br label %607

607:                                              ; preds = %595, %560, %556
  %608 = phi i32 [ %557, %560 ], [ %557, %556 ], [ %606, %595 ]
  %609 = getelementptr inbounds %struct.command, ptr %65, i64 0, i32 2
  %610 = load i32, ptr %609, align 4, !tbaa !18
  %611 = zext i32 %610 to i64
  %612 = getelementptr inbounds i8, ptr %65, i64 %611
  %613 = icmp ult ptr %612, %24
  %614 = icmp eq i32 %608, 0
  %615 = select i1 %613, i1 %614, i1 false
  br i1 %615, label %63, label %62, !llvm.loop !144

616:                                              ; preds = %62, %18
  %617 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 16
  %618 = load ptr, ptr %617, align 8, !tbaa !143
  %619 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 6
  %620 = load ptr, ptr %619, align 8, !tbaa !73
  %621 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %622 = load ptr, ptr %621, align 8, !tbaa !46
  %623 = call i32 %618(ptr noundef %620, ptr noundef %622) #7
  br label %624

624:                                              ; preds = %569, %581, %616, %62
  %625 = phi i32 [ %623, %616 ], [ %608, %62 ], [ %589, %581 ], [ 2, %569 ]
  %626 = load ptr, ptr %0, align 8, !tbaa !45
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #8
  %627 = getelementptr inbounds %struct.device, ptr %626, i64 0, i32 1
  %628 = load ptr, ptr %627, align 8, !tbaa !15
  %629 = call i32 %628(ptr noundef nonnull %3) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #8
  %630 = icmp eq i32 %625, 0
  br i1 %630, label %646, label %631

631:                                              ; preds = %624
  %632 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %633 = cmpxchg ptr %632, i32 0, i32 %625 seq_cst seq_cst, align 4
  %634 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %635 = call i32 @pthread_mutex_lock(ptr noundef nonnull %634) #7
  br label %641

636:                                              ; preds = %2
  %637 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %638 = cmpxchg ptr %637, i32 0, i32 %16 seq_cst seq_cst, align 4
  %639 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %640 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %639) #7
  br label %641

641:                                              ; preds = %636, %631
  %642 = phi ptr [ %634, %631 ], [ %639, %636 ]
  %643 = phi i32 [ %625, %631 ], [ %16, %636 ]
  %644 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %645 = load ptr, ptr %644, align 8, !tbaa !145
  store ptr %645, ptr %1, align 8, !tbaa !69
  store ptr %1, ptr %644, align 8, !tbaa !145
  br label %660

646:                                              ; preds = %624
  %647 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %648 = call i32 @pthread_mutex_lock(ptr noundef nonnull %647) #7
  store ptr null, ptr %1, align 8, !tbaa !69
  %649 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %650 = load ptr, ptr %649, align 8, !tbaa !48
  store ptr %1, ptr %650, align 8, !tbaa !4
  store ptr %1, ptr %649, align 8, !tbaa !48
  %651 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 5
  %652 = load i64, ptr %651, align 8, !tbaa !61
  %653 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %654 = load i64, ptr %653, align 8, !tbaa !60
  %655 = add i64 %654, %652
  store i64 %655, ptr %653, align 8, !tbaa !60
  %656 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 11
  store i32 1, ptr %656, align 4, !tbaa !74
  %657 = getelementptr inbounds %struct.batch, ptr %1, i64 0, i32 1
  %658 = load i64, ptr %657, align 8, !tbaa !55
  %659 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  store i64 %658, ptr %659, align 8, !tbaa !43
  br label %660

660:                                              ; preds = %646, %641
  %661 = phi ptr [ %647, %646 ], [ %642, %641 ]
  %662 = phi i32 [ 0, %646 ], [ %643, %641 ]
  %663 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  store i32 0, ptr %663, align 8, !tbaa !59
  %664 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %665 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %664) #7
  %666 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %667 = load atomic i64, ptr %666 seq_cst, align 8
  %668 = icmp eq i64 %667, 0
  br i1 %668, label %669, label %677

669:                                              ; preds = %660
  %670 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %671 = load i32, ptr %670, align 4, !tbaa !70
  %672 = icmp eq i32 %671, 0
  br i1 %672, label %673, label %677

673:                                              ; preds = %669
  %674 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %675 = load ptr, ptr %674, align 8, !tbaa !54
  %676 = icmp eq ptr %675, null
  br i1 %676, label %684, label %677

677:                                              ; preds = %673, %669, %660
  %678 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %679 = load i32, ptr %678, align 8, !tbaa !79
  %680 = icmp eq i32 %679, 0
  br i1 %680, label %684, label %681

681:                                              ; preds = %677
  %682 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %683 = call i32 @pthread_cond_signal(ptr noundef nonnull %682) #7
  br label %684

684:                                              ; preds = %681, %677, %673
  %685 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %661) #7
  ret i32 %662
}

; Function Attrs: nounwind
define dso_local i64 @queue_completed(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = alloca float, align 4
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %5 = load atomic i32, ptr %4 seq_cst, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %231

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %9 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #7
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %11 = load ptr, ptr %10, align 8, !tbaa !146
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %13 = load i64, ptr %12, align 8, !tbaa !52
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #7
  %15 = icmp eq ptr %11, null
  br i1 %15, label %231, label %16

16:                                               ; preds = %7
  %17 = load ptr, ptr %0, align 8, !tbaa !45
  %18 = load ptr, ptr %17, align 8, !tbaa !8
  %19 = getelementptr inbounds %struct.device, ptr %17, i64 0, i32 29
  %20 = load ptr, ptr %19, align 8, !tbaa !12
  %21 = tail call i32 %18(ptr noundef %20) #7
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %208

23:                                               ; preds = %16
  %24 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %26 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %27 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %28 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %32 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  br label %34

34:                                               ; preds = %23, %196
  %35 = phi ptr [ %11, %23 ], [ %173, %196 ]
  %36 = phi i64 [ %13, %23 ], [ %198, %196 ]
  %37 = getelementptr inbounds %struct.batch, ptr %35, i64 0, i32 1
  %38 = load i64, ptr %37, align 8, !tbaa !55
  %39 = icmp ugt i64 %38, %36
  br i1 %39, label %40, label %48

40:                                               ; preds = %34
  %41 = load ptr, ptr %0, align 8, !tbaa !45
  %42 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 17
  %43 = load ptr, ptr %42, align 8, !tbaa !147
  %44 = getelementptr inbounds %struct.batch, ptr %35, i64 0, i32 6
  %45 = load ptr, ptr %44, align 8, !tbaa !73
  %46 = call i32 %43(ptr noundef %45) #7
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %208

48:                                               ; preds = %34, %40
  %49 = load atomic i32, ptr %4 seq_cst, align 4
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %56, label %51

51:                                               ; preds = %48
  %52 = load ptr, ptr %0, align 8, !tbaa !45
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #8
  %53 = getelementptr inbounds %struct.device, ptr %52, i64 0, i32 1
  %54 = load ptr, ptr %53, align 8, !tbaa !15
  %55 = call i32 %54(ptr noundef nonnull %2) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #8
  br label %219

56:                                               ; preds = %48
  %57 = getelementptr inbounds %struct.batch, ptr %35, i64 0, i32 12
  %58 = load i32, ptr %57, align 8, !tbaa !100
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %62, label %60

60:                                               ; preds = %56
  %61 = getelementptr inbounds %struct.batch, ptr %35, i64 0, i32 14
  br label %66

62:                                               ; preds = %100, %56
  %63 = getelementptr inbounds %struct.batch, ptr %35, i64 0, i32 15
  %64 = load i32, ptr %63, align 8, !tbaa !99
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %156, label %105

66:                                               ; preds = %100, %60
  %67 = phi i64 [ 0, %60 ], [ %101, %100 ]
  %68 = load ptr, ptr %61, align 8, !tbaa !96
  %69 = getelementptr inbounds %struct.harvest, ptr %68, i64 %67
  %70 = load ptr, ptr %69, align 8, !tbaa !148
  %71 = icmp eq ptr %70, null
  %72 = getelementptr inbounds %struct.harvest, ptr %68, i64 %67, i32 1
  %73 = load ptr, ptr %72, align 8, !tbaa !150
  br i1 %71, label %78, label %74

74:                                               ; preds = %66
  %75 = getelementptr inbounds %struct.harvest, ptr %68, i64 %67, i32 2
  %76 = load i64, ptr %75, align 8, !tbaa !151
  %77 = call ptr @memcpy(ptr noundef nonnull %70, ptr noundef %73, i64 noundef %76) #7
  br label %100

78:                                               ; preds = %66
  %79 = getelementptr inbounds i8, ptr %73, i64 2312
  %80 = load i64, ptr %79, align 8, !tbaa !16
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %100, label %82

82:                                               ; preds = %78
  %83 = getelementptr inbounds %struct.harvest, ptr %68, i64 %67, i32 3
  %84 = load i64, ptr %83, align 8, !tbaa !152
  %85 = call ptr @calloc(i64 noundef 1, i64 noundef 2328) #7
  %86 = icmp eq ptr %85, null
  br i1 %86, label %100, label %87

87:                                               ; preds = %82
  %88 = getelementptr inbounds %struct.failure, ptr %85, i64 0, i32 1
  store i64 %84, ptr %88, align 8, !tbaa !102
  %89 = getelementptr inbounds %struct.failure, ptr %85, i64 0, i32 2
  store i64 0, ptr %89, align 8, !tbaa !104
  %90 = getelementptr inbounds %struct.failure, ptr %85, i64 0, i32 3
  %91 = call ptr @memcpy(ptr noundef nonnull %90, ptr noundef nonnull %73, i64 noundef 2048) #7
  %92 = getelementptr inbounds %struct.failure, ptr %85, i64 0, i32 4
  %93 = getelementptr inbounds i8, ptr %73, i64 2048
  %94 = call ptr @memcpy(ptr noundef nonnull %92, ptr noundef nonnull %93, i64 noundef 256) #7
  %95 = call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #7
  %96 = load ptr, ptr %24, align 8, !tbaa !50
  store ptr %85, ptr %96, align 8, !tbaa !4
  store ptr %85, ptr %24, align 8, !tbaa !50
  %97 = load i32, ptr %25, align 8, !tbaa !105
  %98 = add i32 %97, 1
  store atomic i32 %98, ptr %25 seq_cst, align 8
  %99 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #7
  br label %100

100:                                              ; preds = %87, %82, %78, %74
  %101 = add nuw nsw i64 %67, 1
  %102 = load i32, ptr %57, align 8, !tbaa !100
  %103 = zext i32 %102 to i64
  %104 = icmp ult i64 %101, %103
  br i1 %104, label %66, label %62, !llvm.loop !153

105:                                              ; preds = %62
  %106 = load ptr, ptr %0, align 8, !tbaa !45
  %107 = getelementptr inbounds %struct.device, ptr %106, i64 0, i32 31
  %108 = call i32 @pthread_mutex_lock(ptr noundef nonnull %107) #7
  %109 = load i32, ptr %63, align 8, !tbaa !99
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %149, label %111

111:                                              ; preds = %105
  %112 = getelementptr inbounds %struct.device, ptr %106, i64 0, i32 19
  %113 = getelementptr inbounds %struct.device, ptr %106, i64 0, i32 32
  %114 = getelementptr inbounds %struct.batch, ptr %35, i64 0, i32 17
  %115 = getelementptr inbounds %struct.device, ptr %106, i64 0, i32 33
  %116 = getelementptr inbounds %struct.batch, ptr %35, i64 0, i32 18
  br label %120

117:                                              ; preds = %120
  %118 = icmp eq i32 %135, 0
  %119 = select i1 %118, i1 true, i1 %138
  br i1 %119, label %151, label %140

120:                                              ; preds = %120, %111
  %121 = phi i64 [ 0, %111 ], [ %134, %120 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #8
  %122 = load ptr, ptr %112, align 8, !tbaa !154
  %123 = load ptr, ptr %113, align 8, !tbaa !155
  %124 = load ptr, ptr %114, align 8, !tbaa !93
  %125 = getelementptr inbounds ptr, ptr %124, i64 %121
  %126 = load ptr, ptr %125, align 8, !tbaa !4
  %127 = call i32 %122(ptr noundef nonnull %3, ptr noundef %123, ptr noundef %126) #7
  %128 = load double, ptr %115, align 8, !tbaa !156
  %129 = load float, ptr %3, align 4, !tbaa !157
  %130 = fpext float %129 to double
  %131 = call double @llvm.fmuladd.f64(double %130, double 1.000000e-03, double %128)
  %132 = load ptr, ptr %116, align 8, !tbaa !101
  %133 = getelementptr inbounds double, ptr %132, i64 %121
  store double %131, ptr %133, align 8, !tbaa !159
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #8
  %134 = add nuw nsw i64 %121, 1
  %135 = load i32, ptr %63, align 8, !tbaa !99
  %136 = zext i32 %135 to i64
  %137 = icmp uge i64 %134, %136
  %138 = icmp ne i32 %127, 0
  %139 = select i1 %137, i1 true, i1 %138
  br i1 %139, label %117, label %120, !llvm.loop !160

140:                                              ; preds = %117
  %141 = load ptr, ptr %114, align 8, !tbaa !93
  %142 = add i32 %135, -1
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds ptr, ptr %141, i64 %143
  %145 = load ptr, ptr %113, align 8, !tbaa !155
  %146 = getelementptr inbounds double, ptr %132, i64 %143
  %147 = load double, ptr %146, align 8, !tbaa !159
  store double %147, ptr %115, align 8, !tbaa !156
  %148 = load ptr, ptr %144, align 8, !tbaa !4
  store ptr %148, ptr %113, align 8, !tbaa !155
  store ptr %145, ptr %144, align 8, !tbaa !4
  br label %149

149:                                              ; preds = %140, %105
  %150 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %107) #7
  br label %156

151:                                              ; preds = %117
  %152 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %107) #7
  %153 = icmp eq i32 %127, 0
  br i1 %153, label %156, label %154

154:                                              ; preds = %151
  %155 = cmpxchg ptr %4, i32 0, i32 %127 seq_cst seq_cst, align 4
  br label %156

156:                                              ; preds = %62, %149, %151, %154
  %157 = call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #7
  %158 = getelementptr inbounds %struct.batch, ptr %35, i64 0, i32 11
  %159 = load i32, ptr %158, align 4, !tbaa !74
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %166, label %161

161:                                              ; preds = %156
  %162 = getelementptr inbounds %struct.batch, ptr %35, i64 0, i32 5
  %163 = load i64, ptr %162, align 8, !tbaa !61
  %164 = load i64, ptr %26, align 8, !tbaa !60
  %165 = sub i64 %164, %163
  store i64 %165, ptr %26, align 8, !tbaa !60
  br label %166

166:                                              ; preds = %161, %156
  store i32 0, ptr %158, align 4, !tbaa !74
  %167 = load i64, ptr %37, align 8, !tbaa !55
  %168 = load i64, ptr %12, align 8, !tbaa !52
  %169 = icmp ugt i64 %167, %168
  br i1 %169, label %170, label %171

170:                                              ; preds = %166
  store atomic i64 %167, ptr %12 seq_cst, align 8
  br label %171

171:                                              ; preds = %166, %170
  %172 = phi i64 [ %168, %166 ], [ %167, %170 ]
  %173 = load ptr, ptr %35, align 8, !tbaa !69
  store ptr %173, ptr %10, align 8, !tbaa !146
  %174 = icmp eq ptr %173, null
  br i1 %174, label %175, label %176

175:                                              ; preds = %171
  store ptr %10, ptr %27, align 8, !tbaa !48
  br label %176

176:                                              ; preds = %175, %171
  %177 = getelementptr inbounds %struct.batch, ptr %35, i64 0, i32 10
  %178 = load i32, ptr %177, align 8, !tbaa !71
  %179 = icmp eq i32 %178, 0
  br i1 %179, label %181, label %180

180:                                              ; preds = %176
  store i32 2, ptr %177, align 8, !tbaa !71
  br label %183

181:                                              ; preds = %176
  %182 = load ptr, ptr %28, align 8, !tbaa !75
  store ptr %182, ptr %35, align 8, !tbaa !69
  store ptr %35, ptr %28, align 8, !tbaa !75
  br label %183

183:                                              ; preds = %180, %181
  %184 = load ptr, ptr %29, align 8, !tbaa !54
  %185 = icmp eq ptr %184, null
  br i1 %185, label %191, label %186

186:                                              ; preds = %183
  %187 = load i32, ptr %30, align 8, !tbaa !79
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %191, label %189

189:                                              ; preds = %186
  %190 = call i32 @pthread_cond_signal(ptr noundef nonnull %31) #7
  br label %191

191:                                              ; preds = %189, %186, %183
  %192 = load i32, ptr %32, align 4, !tbaa !70
  %193 = icmp eq i32 %192, 0
  br i1 %193, label %196, label %194

194:                                              ; preds = %191
  %195 = call i32 @pthread_cond_broadcast(ptr noundef nonnull %33) #7
  br label %196

196:                                              ; preds = %194, %191
  %197 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #7
  %198 = call i64 @llvm.umax.i64(i64 %172, i64 %36)
  %199 = icmp eq ptr %173, null
  br i1 %199, label %200, label %34, !llvm.loop !161

200:                                              ; preds = %196
  %201 = load ptr, ptr %0, align 8, !tbaa !45
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #8
  %202 = getelementptr inbounds %struct.device, ptr %201, i64 0, i32 1
  %203 = load ptr, ptr %202, align 8, !tbaa !15
  %204 = call i32 %203(ptr noundef nonnull %2) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #8
  %205 = load atomic i32, ptr %4 seq_cst, align 4
  %206 = icmp eq i32 %205, 0
  %207 = select i1 %206, i64 %198, i64 -1
  br label %231

208:                                              ; preds = %40, %16
  %209 = phi i64 [ %13, %16 ], [ %36, %40 ]
  %210 = phi ptr [ %11, %16 ], [ %35, %40 ]
  %211 = phi i32 [ %21, %16 ], [ %46, %40 ]
  %212 = load ptr, ptr %0, align 8, !tbaa !45
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #8
  %213 = getelementptr inbounds %struct.device, ptr %212, i64 0, i32 1
  %214 = load ptr, ptr %213, align 8, !tbaa !15
  %215 = call i32 %214(ptr noundef nonnull %2) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #8
  %216 = icmp eq i32 %211, 600
  br i1 %216, label %219, label %217

217:                                              ; preds = %208
  %218 = cmpxchg ptr %4, i32 0, i32 %211 seq_cst seq_cst, align 4
  br label %219

219:                                              ; preds = %208, %51, %217
  %220 = phi i64 [ %36, %51 ], [ %209, %208 ], [ %209, %217 ]
  %221 = phi ptr [ %35, %51 ], [ %210, %208 ], [ %210, %217 ]
  %222 = load atomic i32, ptr %4 seq_cst, align 4
  %223 = icmp eq i32 %222, 0
  %224 = select i1 %223, i64 %220, i64 -1
  br i1 %223, label %225, label %231

225:                                              ; preds = %219
  %226 = getelementptr inbounds %struct.batch, ptr %221, i64 0, i32 1
  %227 = load i64, ptr %226, align 8, !tbaa !55
  %228 = getelementptr inbounds %struct.batch, ptr %221, i64 0, i32 2
  %229 = load i64, ptr %228, align 8, !tbaa !97
  %230 = sub i64 %227, %229
  br label %231

231:                                              ; preds = %200, %219, %7, %225, %1
  %232 = phi i64 [ -1, %1 ], [ %13, %7 ], [ %224, %219 ], [ %230, %225 ], [ %207, %200 ]
  ret i64 %232
}

declare i32 @pthread_cond_broadcast(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local i32 @queue_spin(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = icmp eq i64 %2, 0
  br i1 %6, label %29, label %7

7:                                                ; preds = %3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #8
  %8 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #7
  %9 = load i64, ptr %5, align 8, !tbaa !76
  %10 = mul i64 %9, 1000000000
  %11 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !78
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
  %21 = load i64, ptr %4, align 8, !tbaa !76
  %22 = mul i64 %21, 1000000000
  %23 = load i64, ptr %15, align 8, !tbaa !78
  %24 = add i64 %22, %23
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #8
  %25 = icmp ult i64 %24, %14
  br i1 %25, label %16, label %26, !llvm.loop !162

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
  %6 = load ptr, ptr %5, align 8, !tbaa !163
  %7 = load ptr, ptr %6, align 8, !tbaa !164
  store ptr %7, ptr %5, align 8, !tbaa !163
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %11

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 21
  store ptr %5, ptr %10, align 8, !tbaa !50
  br label %11

11:                                               ; preds = %9, %2
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 22
  %13 = load i32, ptr %12, align 8, !tbaa !105
  %14 = add i32 %13, -1
  store atomic i32 %14, ptr %12 seq_cst, align 8
  %15 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #7
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2328) %1, ptr noundef nonnull align 8 dereferenceable(2328) %6, i64 2328, i1 false), !tbaa.struct !165
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
  %6 = load i64, ptr %5, align 8, !tbaa !52
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
  %23 = load i32, ptr %22, align 8, !tbaa !79
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
  %7 = load i64, ptr %4, align 8, !tbaa !76
  %8 = mul i64 %7, 1000000000
  %9 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %10 = load i64, ptr %9, align 8, !tbaa !78
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #8
  %11 = add i64 %10, %2
  %12 = add i64 %11, %8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #8
  %13 = freeze i64 %12
  %14 = udiv i64 %13, 1000000000
  store i64 %14, ptr %5, align 8, !tbaa !76
  %15 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %16 = mul i64 %14, 1000000000
  %17 = sub i64 %13, %16
  store i64 %17, ptr %15, align 8, !tbaa !78
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %19 = call i32 @pthread_mutex_lock(ptr noundef nonnull %18) #7
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %21 = load i32, ptr %20, align 4, !tbaa !70
  %22 = add i32 %21, 1
  store i32 %22, ptr %20, align 4, !tbaa !70
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %24 = load i32, ptr %23, align 8, !tbaa !79
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %29, label %26

26:                                               ; preds = %3
  %27 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %28 = call i32 @pthread_cond_signal(ptr noundef nonnull %27) #7
  br label %29

29:                                               ; preds = %3, %26
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %31 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %32 = load i64, ptr %31, align 8, !tbaa !52
  %33 = icmp ult i64 %32, %1
  br i1 %33, label %34, label %52

34:                                               ; preds = %29
  %35 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %36 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  br label %37

37:                                               ; preds = %34, %46
  %38 = phi i32 [ 0, %34 ], [ %47, %46 ]
  %39 = load atomic i32, ptr %30 seq_cst, align 4
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %50

41:                                               ; preds = %37
  %42 = load i32, ptr %35, align 8, !tbaa !51
  %43 = icmp eq i32 %42, 0
  %44 = icmp eq i32 %38, 0
  %45 = select i1 %43, i1 %44, i1 false
  br i1 %45, label %46, label %50

46:                                               ; preds = %41
  %47 = call i32 @pthread_cond_clockwait(ptr noundef nonnull %36, ptr noundef nonnull %18, i32 noundef 1, ptr noundef nonnull %5) #7
  %48 = load i64, ptr %31, align 8, !tbaa !52
  %49 = icmp ult i64 %48, %1
  br i1 %49, label %37, label %50, !llvm.loop !167

50:                                               ; preds = %41, %37, %46
  %51 = load i64, ptr %31, align 8, !tbaa !52
  br label %52

52:                                               ; preds = %50, %29
  %53 = phi i64 [ %51, %50 ], [ %32, %29 ]
  %54 = load i32, ptr %20, align 4, !tbaa !70
  %55 = add i32 %54, -1
  store i32 %55, ptr %20, align 4, !tbaa !70
  %56 = icmp uge i64 %53, %1
  %57 = zext i1 %56 to i32
  %58 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %18) #7
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #8
  ret i32 %57
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
  %9 = load i64, ptr %8, align 8, !tbaa !43
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
  %17 = load i32, ptr %6, align 8, !tbaa !51
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %16
  %20 = load i32, ptr %7, align 4, !tbaa !58
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %19
  %23 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %3) #7
  %24 = load i64, ptr %8, align 8, !tbaa !43
  %25 = icmp ult i64 %24, %1
  br i1 %25, label %13, label %26, !llvm.loop !168

26:                                               ; preds = %19, %22, %13, %16, %2
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #7
  ret void
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local i32 @queue_hold_stream(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca ptr, align 8
  %5 = load ptr, ptr %0, align 8, !tbaa !45
  %6 = load ptr, ptr %5, align 8, !tbaa !8
  %7 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 29
  %8 = load ptr, ptr %7, align 8, !tbaa !12
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
  %17 = load ptr, ptr %16, align 8, !tbaa !4
  %18 = icmp eq ptr %17, null
  br i1 %18, label %30, label %19

19:                                               ; preds = %15
  %20 = getelementptr inbounds %struct.batch, ptr %17, i64 0, i32 1
  %21 = load i64, ptr %20, align 8, !tbaa !55
  %22 = icmp ult i64 %21, %2
  br i1 %22, label %15, label %23, !llvm.loop !138

23:                                               ; preds = %19
  %24 = load ptr, ptr %0, align 8, !tbaa !45
  %25 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 20
  %26 = load ptr, ptr %25, align 8, !tbaa !139
  %27 = getelementptr inbounds %struct.batch, ptr %17, i64 0, i32 6
  %28 = load ptr, ptr %27, align 8, !tbaa !73
  %29 = tail call i32 %26(ptr noundef %1, ptr noundef %28, i32 noundef 0) #7
  br label %30

30:                                               ; preds = %15, %23
  %31 = phi i32 [ %29, %23 ], [ 0, %15 ]
  %32 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %12) #7
  %33 = load ptr, ptr %0, align 8, !tbaa !45
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
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #7
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  store atomic i32 1, ptr %4 seq_cst, align 4
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %6 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %5) #7
  %7 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #7
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = alloca [4 x ptr], align 16
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 23
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #7
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  store i32 1, ptr %6, align 8, !tbaa !51
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 24
  %8 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %7) #7
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 25
  %10 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull %9) #7
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %12 = load i32, ptr %11, align 8, !tbaa !59
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %1, %14
  %15 = tail call i32 @pthread_cond_wait(ptr noundef nonnull %9, ptr noundef nonnull %4) #7
  %16 = load i32, ptr %11, align 8, !tbaa !59
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %14, !llvm.loop !169

18:                                               ; preds = %14, %1
  %19 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #7
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %21 = load i64, ptr %20, align 8, !tbaa !170
  %22 = tail call i32 @pthread_join(i64 noundef %21, ptr noundef null) #7
  %23 = load ptr, ptr %0, align 8, !tbaa !45
  %24 = load ptr, ptr %23, align 8, !tbaa !8
  %25 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 29
  %26 = load ptr, ptr %25, align 8, !tbaa !12
  %27 = tail call i32 %24(ptr noundef %26) #7
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %36

29:                                               ; preds = %18
  %30 = load ptr, ptr %0, align 8, !tbaa !45
  %31 = getelementptr inbounds %struct.device, ptr %30, i64 0, i32 21
  %32 = load ptr, ptr %31, align 8, !tbaa !171
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %34 = load ptr, ptr %33, align 8, !tbaa !46
  %35 = tail call i32 %32(ptr noundef %34) #7
  br label %36

36:                                               ; preds = %29, %18
  %37 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #7
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #8
  %38 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %39 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %40 = load <2 x ptr>, ptr %39, align 8, !tbaa !4
  %41 = shufflevector <2 x ptr> %40, <2 x ptr> poison, <2 x i32> <i32 1, i32 0>
  store <2 x ptr> %41, ptr %3, align 16, !tbaa !4
  %42 = getelementptr inbounds ptr, ptr %3, i64 2
  %43 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %44 = load ptr, ptr %43, align 8, !tbaa !54
  store ptr %44, ptr %42, align 16, !tbaa !4
  %45 = getelementptr inbounds ptr, ptr %3, i64 3
  %46 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %47 = load ptr, ptr %46, align 8, !tbaa !145
  store ptr %47, ptr %45, align 8, !tbaa !4
  store ptr null, ptr %46, align 8, !tbaa !145
  store ptr null, ptr %43, align 8, !tbaa !54
  store <2 x ptr> zeroinitializer, ptr %39, align 8, !tbaa !4
  %48 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store ptr %38, ptr %48, align 8, !tbaa !48
  %49 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #7
  br i1 %28, label %55, label %106

50:                                               ; preds = %103
  %51 = load ptr, ptr %0, align 8, !tbaa !45
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #8
  %52 = getelementptr inbounds %struct.device, ptr %51, i64 0, i32 1
  %53 = load ptr, ptr %52, align 8, !tbaa !15
  %54 = call i32 %53(ptr noundef nonnull %2) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #8
  br label %106

55:                                               ; preds = %36, %103
  %56 = phi i64 [ %104, %103 ], [ 0, %36 ]
  %57 = getelementptr inbounds [4 x ptr], ptr %3, i64 0, i64 %56
  %58 = load ptr, ptr %57, align 8, !tbaa !4
  %59 = icmp eq ptr %58, null
  br i1 %59, label %103, label %60

60:                                               ; preds = %55
  %61 = load ptr, ptr %0, align 8, !tbaa !45
  %62 = getelementptr inbounds %struct.device, ptr %61, i64 0, i32 15
  %63 = getelementptr inbounds %struct.device, ptr %61, i64 0, i32 13
  br label %64

64:                                               ; preds = %97, %60
  %65 = phi ptr [ %58, %60 ], [ %66, %97 ]
  %66 = load ptr, ptr %65, align 8, !tbaa !69
  %67 = getelementptr inbounds %struct.batch, ptr %65, i64 0, i32 6
  %68 = load ptr, ptr %67, align 8, !tbaa !73
  %69 = icmp eq ptr %68, null
  br i1 %69, label %73, label %70

70:                                               ; preds = %64
  %71 = load ptr, ptr %62, align 8, !tbaa !90
  %72 = tail call i32 %71(ptr noundef nonnull %68) #7
  br label %73

73:                                               ; preds = %70, %64
  %74 = getelementptr inbounds %struct.batch, ptr %65, i64 0, i32 16
  %75 = load i32, ptr %74, align 4, !tbaa !91
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %79, label %77

77:                                               ; preds = %73
  %78 = getelementptr inbounds %struct.batch, ptr %65, i64 0, i32 17
  br label %83

79:                                               ; preds = %83, %73
  %80 = getelementptr inbounds %struct.batch, ptr %65, i64 0, i32 7
  %81 = load ptr, ptr %80, align 8, !tbaa !92
  %82 = icmp eq ptr %81, null
  br i1 %82, label %97, label %94

83:                                               ; preds = %83, %77
  %84 = phi i64 [ 0, %77 ], [ %90, %83 ]
  %85 = load ptr, ptr %62, align 8, !tbaa !90
  %86 = load ptr, ptr %78, align 8, !tbaa !93
  %87 = getelementptr inbounds ptr, ptr %86, i64 %84
  %88 = load ptr, ptr %87, align 8, !tbaa !4
  %89 = tail call i32 %85(ptr noundef %88) #7
  %90 = add nuw nsw i64 %84, 1
  %91 = load i32, ptr %74, align 4, !tbaa !91
  %92 = zext i32 %91 to i64
  %93 = icmp ult i64 %90, %92
  br i1 %93, label %83, label %79, !llvm.loop !94

94:                                               ; preds = %79
  %95 = load ptr, ptr %63, align 8, !tbaa !95
  %96 = tail call i32 %95(ptr noundef nonnull %81) #7
  br label %97

97:                                               ; preds = %94, %79
  %98 = getelementptr inbounds %struct.batch, ptr %65, i64 0, i32 14
  %99 = load ptr, ptr %98, align 8, !tbaa !96
  tail call void @free(ptr noundef %99) #7
  %100 = getelementptr inbounds %struct.batch, ptr %65, i64 0, i32 17
  %101 = load ptr, ptr %100, align 8, !tbaa !93
  tail call void @free(ptr noundef %101) #7
  tail call void @free(ptr noundef nonnull %65) #7
  %102 = icmp eq ptr %66, null
  br i1 %102, label %103, label %64, !llvm.loop !172

103:                                              ; preds = %97, %55
  %104 = add nuw nsw i64 %56, 1
  %105 = icmp eq i64 %104, 4
  br i1 %105, label %50, label %55, !llvm.loop !173

106:                                              ; preds = %36, %50
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #8
  ret void
}

declare i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #1

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 20
  %3 = load ptr, ptr %2, align 8, !tbaa !163
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %6

5:                                                ; preds = %6, %1
  tail call void @free(ptr noundef %0) #7
  ret void

6:                                                ; preds = %1, %6
  %7 = phi ptr [ %8, %6 ], [ %3, %1 ]
  %8 = load ptr, ptr %7, align 8, !tbaa !164
  tail call void @free(ptr noundef nonnull %7) #7
  %9 = icmp eq ptr %8, null
  br i1 %9, label %5, label %6, !llvm.loop !174
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
!9 = !{!"device", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192, !5, i64 200, !5, i64 208, !5, i64 216, !5, i64 224, !5, i64 232, !5, i64 240, !10, i64 248, !5, i64 312, !11, i64 320}
!10 = !{!"", !6, i64 0}
!11 = !{!"double", !6, i64 0}
!12 = !{!9, !5, i64 232}
!13 = !{!9, !5, i64 224}
!14 = !{!9, !5, i64 216}
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
!25 = !{!9, !5, i64 176}
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
!39 = !{!9, !5, i64 184}
!40 = distinct !{!40, !23}
!41 = distinct !{!41, !23}
!42 = !{!9, !5, i64 192}
!43 = !{!44, !17, i64 32}
!44 = !{!"queue", !5, i64 0, !5, i64 8, !21, i64 16, !21, i64 20, !17, i64 24, !17, i64 32, !17, i64 40, !17, i64 48, !17, i64 56, !21, i64 64, !21, i64 68, !21, i64 72, !21, i64 76, !21, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !21, i64 152, !10, i64 160, !10, i64 224, !10, i64 288}
!45 = !{!44, !5, i64 0}
!46 = !{!44, !5, i64 8}
!47 = !{!44, !21, i64 16}
!48 = !{!44, !5, i64 104}
!49 = !{!44, !5, i64 120}
!50 = !{!44, !5, i64 144}
!51 = !{!44, !21, i64 64}
!52 = !{!44, !17, i64 40}
!53 = distinct !{!53, !23}
!54 = !{!44, !5, i64 112}
!55 = !{!56, !17, i64 8}
!56 = !{!"batch", !5, i64 0, !17, i64 8, !17, i64 16, !5, i64 24, !17, i64 32, !17, i64 40, !5, i64 48, !5, i64 56, !17, i64 64, !17, i64 72, !21, i64 80, !21, i64 84, !21, i64 88, !21, i64 92, !5, i64 96, !21, i64 104, !21, i64 108, !5, i64 112, !5, i64 120}
!57 = distinct !{!57, !23}
!58 = !{!44, !21, i64 68}
!59 = !{!44, !21, i64 80}
!60 = !{!44, !17, i64 48}
!61 = !{!56, !17, i64 40}
!62 = !{!56, !5, i64 24}
!63 = !{!56, !17, i64 32}
!64 = !{!65, !20, i64 0}
!65 = !{!"wait", !19, i64 0, !5, i64 8, !17, i64 16}
!66 = !{!65, !5, i64 8}
!67 = !{!65, !17, i64 16}
!68 = distinct !{!68, !23}
!69 = !{!56, !5, i64 0}
!70 = !{!44, !21, i64 76}
!71 = !{!56, !21, i64 80}
!72 = !{!9, !5, i64 144}
!73 = !{!56, !5, i64 48}
!74 = !{!56, !21, i64 84}
!75 = !{!44, !5, i64 88}
!76 = !{!77, !17, i64 0}
!77 = !{!"", !17, i64 0, !17, i64 8}
!78 = !{!77, !17, i64 8}
!79 = !{!44, !21, i64 72}
!80 = !{!19, !20, i64 2}
!81 = !{!19, !20, i64 0}
!82 = !{!83, !17, i64 24}
!83 = !{!"copy", !19, i64 0, !17, i64 8, !17, i64 16, !17, i64 24}
!84 = distinct !{!84, !23}
!85 = !{!56, !17, i64 64}
!86 = distinct !{!86, !23}
!87 = distinct !{!87, !23}
!88 = !{!9, !5, i64 112}
!89 = !{!9, !5, i64 96}
!90 = !{!9, !5, i64 120}
!91 = !{!56, !21, i64 108}
!92 = !{!56, !5, i64 56}
!93 = !{!56, !5, i64 112}
!94 = distinct !{!94, !23}
!95 = !{!9, !5, i64 104}
!96 = !{!56, !5, i64 96}
!97 = !{!56, !17, i64 16}
!98 = !{!56, !17, i64 72}
!99 = !{!56, !21, i64 104}
!100 = !{!56, !21, i64 88}
!101 = !{!56, !5, i64 120}
!102 = !{!103, !17, i64 8}
!103 = !{!"failure", !5, i64 0, !17, i64 8, !17, i64 16, !6, i64 24, !6, i64 2072}
!104 = !{!103, !17, i64 16}
!105 = !{!44, !21, i64 152}
!106 = distinct !{!106, !23}
!107 = !{!9, !5, i64 56}
!108 = !{!9, !5, i64 16}
!109 = distinct !{!109, !23}
!110 = !{!9, !5, i64 32}
!111 = !{i64 0, i64 8, !4, i64 8, i64 8, !4, i64 16, i64 8, !16, i64 24, i64 8, !16}
!112 = !{i64 0, i64 8, !4, i64 8, i64 8, !16, i64 16, i64 8, !16}
!113 = !{i64 0, i64 8, !16, i64 8, i64 8, !16}
!114 = !{i64 0, i64 8, !16}
!115 = !{!9, !5, i64 40}
!116 = !{!83, !17, i64 8}
!117 = !{!83, !17, i64 16}
!118 = !{!9, !5, i64 24}
!119 = !{!9, !5, i64 80}
!120 = !{!9, !5, i64 240}
!121 = !{!9, !5, i64 88}
!122 = !{!9, !5, i64 48}
!123 = !{!124, !17, i64 8}
!124 = !{!"peer_copy", !19, i64 0, !17, i64 8, !5, i64 16, !17, i64 24, !5, i64 32, !17, i64 40}
!125 = !{!124, !5, i64 16}
!126 = !{!124, !17, i64 24}
!127 = !{!124, !5, i64 32}
!128 = !{!124, !17, i64 40}
!129 = !{!130, !21, i64 24}
!130 = !{!"fill", !19, i64 0, !17, i64 8, !17, i64 16, !21, i64 24, !21, i64 28}
!131 = !{!130, !17, i64 8}
!132 = !{!130, !21, i64 28}
!133 = !{!130, !17, i64 16}
!134 = !{!9, !5, i64 64}
!135 = !{!9, !5, i64 72}
!136 = !{!9, !5, i64 200}
!137 = !{!9, !5, i64 208}
!138 = distinct !{!138, !23}
!139 = !{!9, !5, i64 160}
!140 = !{!141, !5, i64 8}
!141 = !{!"wait_event", !19, i64 0, !5, i64 8}
!142 = distinct !{!142, !23}
!143 = !{!9, !5, i64 128}
!144 = distinct !{!144, !23}
!145 = !{!44, !5, i64 128}
!146 = !{!44, !5, i64 96}
!147 = !{!9, !5, i64 136}
!148 = !{!149, !5, i64 0}
!149 = !{!"harvest", !5, i64 0, !5, i64 8, !17, i64 16, !17, i64 24}
!150 = !{!149, !5, i64 8}
!151 = !{!149, !17, i64 16}
!152 = !{!149, !17, i64 24}
!153 = distinct !{!153, !23}
!154 = !{!9, !5, i64 152}
!155 = !{!9, !5, i64 312}
!156 = !{!9, !11, i64 320}
!157 = !{!158, !158, i64 0}
!158 = !{!"float", !6, i64 0}
!159 = !{!11, !11, i64 0}
!160 = distinct !{!160, !23}
!161 = distinct !{!161, !23}
!162 = distinct !{!162, !23}
!163 = !{!44, !5, i64 136}
!164 = !{!103, !5, i64 0}
!165 = !{i64 0, i64 8, !4, i64 8, i64 8, !16, i64 16, i64 8, !16, i64 24, i64 2048, !166, i64 2072, i64 256, !166}
!166 = !{!6, !6, i64 0}
!167 = distinct !{!167, !23}
!168 = distinct !{!168, !23}
!169 = distinct !{!169, !23}
!170 = !{!44, !17, i64 56}
!171 = !{!9, !5, i64 168}
!172 = distinct !{!172, !23}
!173 = distinct !{!173, !23}
!174 = distinct !{!174, !23}
