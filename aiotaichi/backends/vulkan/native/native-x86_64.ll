; Made by `nox -s native` from *.c and *.h, sha256 38c03c2711e5c58bf233fd4e4853c342c92ca7eadf9dcf5f578d92c392a4f8a8
; ModuleID = 'aiotaichi/backends/vulkan/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.VkDescriptorPoolSize = type { i32, i32 }
%union.VkClearColorValue = type { [4 x float] }
%struct.VkClearDepthStencilValue = type { float, i32 }
%struct.context = type { ptr, i64, ptr, ptr, ptr, i64, i64, ptr, ptr, i32, i32, i32, i32, ptr, i32, i32, ptr, i32, i32, ptr, i32, i32, ptr, i32, i32, ptr, ptr, [64 x %struct.kept_set] }
%struct.kept_set = type { ptr, ptr, [6 x ptr] }
%struct.device = type { ptr, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.queue = type { ptr, ptr, ptr, ptr, i32, i32, i64, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i32, %struct.mutex, %struct.condition }
%struct.mutex = type { [8 x i64] }
%struct.condition = type { [8 x i64] }
%struct.VkSemaphoreWaitInfo = type { i32, ptr, i32, i32, ptr, ptr }
%struct.VkTimelineSemaphoreSubmitInfo = type { i32, ptr, i32, ptr, i32, ptr }
%struct.VkSubmitInfo = type { i32, ptr, i32, ptr, ptr, i32, ptr, i32, ptr }
%struct.command = type { i16, i16, i32 }
%struct.launch = type { %struct.command, ptr, ptr, i64, [0 x i8] }
%struct.kernel = type { i64, i64, i64, i64, ptr, ptr }
%struct.transfer = type { %struct.command, ptr, i64, i64, ptr }
%struct.submission = type { i32, i32, ptr }
%struct.hardware_queue = type { ptr, i64, %struct.mutex }
%struct.VkMemoryBarrier = type { i32, ptr, i32, i32 }
%struct.VkImageMemoryBarrier = type { i32, ptr, i32, i32, i32, i32, i32, i32, ptr, %struct.VkImageSubresourceRange }
%struct.VkImageSubresourceRange = type { i32, i32, i32, i32, i32 }
%struct.VkImageCopy = type { %struct.VkImageSubresourceLayers, %struct.VkOffset3D, %struct.VkImageSubresourceLayers, %struct.VkOffset3D, %struct.VkExtent3D }
%struct.VkImageSubresourceLayers = type { i32, i32, i32, i32 }
%struct.VkOffset3D = type { i32, i32, i32 }
%struct.VkExtent3D = type { i32, i32, i32 }
%struct.VkBufferImageCopy = type { i64, i32, i32, %struct.VkImageSubresourceLayers, %struct.VkOffset3D, %struct.VkExtent3D }
%struct.VkBufferCopy = type { i64, i64, i64 }
%struct.VkDescriptorPoolCreateInfo = type { i32, ptr, i32, i32, i32, ptr }
%struct.VkDescriptorSetAllocateInfo = type { i32, ptr, ptr, i32, ptr }
%struct.VkWriteDescriptorSet = type { i32, ptr, ptr, i32, i32, i32, i32, ptr, ptr, ptr }
%union.anon = type { %struct.VkDescriptorBufferInfo }
%struct.VkDescriptorBufferInfo = type { ptr, i64, i64 }
%struct.wait = type { %struct.command, ptr, i64 }
%struct.memory = type { ptr, i64, i64 }
%struct.task = type { ptr, ptr, ptr, i64, i64, i64, i64, ptr, ptr }
%struct.binding = type { i64, i64, i64, i64 }
%struct.texture = type { ptr, ptr, ptr, ptr }
%struct.image = type { ptr, i32, i32, i32, i32 }
%struct.harvest = type { ptr, ptr, i64 }
%struct.copy = type { %struct.command, ptr, ptr, %struct.VkBufferCopy }
%struct.fill = type { %struct.command, ptr, i64, i64, i32 }
%struct.image_transfer = type { %struct.command, ptr, i64, ptr, %struct.region }
%struct.region = type { i64, i64, i64, %struct.VkOffset3D, %struct.VkExtent3D }
%struct.copy_image = type { %struct.command, ptr, ptr, %struct.region, %struct.region }
%struct.transition = type { %struct.command, ptr, i64 }
%struct.execute = type { %struct.command, ptr }
%struct.VkCommandBufferAllocateInfo = type { i32, ptr, ptr, i32, i32 }
%struct.VkCommandBufferInheritanceInfo = type { i32, ptr, ptr, i32, ptr, i32, i32, i32 }
%struct.VkCommandBufferBeginInfo = type { i32, ptr, i32, ptr }

@one = internal constant i64 1, align 8
@__const.add_pool.sizes = private unnamed_addr constant [5 x %struct.VkDescriptorPoolSize] [%struct.VkDescriptorPoolSize { i32 8, i32 256 }, %struct.VkDescriptorPoolSize { i32 9, i32 128 }, %struct.VkDescriptorPoolSize { i32 7, i32 1024 }, %struct.VkDescriptorPoolSize { i32 1, i32 256 }, %struct.VkDescriptorPoolSize { i32 3, i32 256 }], align 16
@clear_image.black = internal constant %union.VkClearColorValue zeroinitializer, align 4
@clear_image.nothing = internal constant %struct.VkClearDepthStencilValue zeroinitializer, align 4
@switch.table.record = private unnamed_addr constant [8 x i32] [i32 8, i32 9, i32 8, i32 7, i32 7, i32 7, i32 1, i32 3], align 4

; Function Attrs: nounwind
define dso_local ptr @context_create(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call ptr @calloc(i64 noundef 1, i64 noundef 4264) #11
  %8 = icmp eq ptr %7, null
  br i1 %8, label %16, label %9

9:                                                ; preds = %6
  %10 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 2
  store ptr %0, ptr %10, align 8, !tbaa !3
  %11 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 3
  store ptr %1, ptr %11, align 8, !tbaa !10
  %12 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 4
  store ptr %2, ptr %12, align 8, !tbaa !11
  %13 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 5
  store i64 %3, ptr %13, align 8, !tbaa !12
  %14 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 7
  store ptr %4, ptr %14, align 8, !tbaa !13
  %15 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 10
  store i32 %5, ptr %15, align 4, !tbaa !14
  br label %16

16:                                               ; preds = %6, %9
  ret ptr %7
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define dso_local void @context_destroy(ptr nocapture noundef readonly %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 14
  %4 = load i32, ptr %3, align 8, !tbaa !15
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 19
  %8 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 16
  br label %22

9:                                                ; preds = %22, %2
  %10 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 13
  %11 = load ptr, ptr %10, align 8, !tbaa !16
  tail call void @free(ptr noundef %11) #11
  %12 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 16
  %13 = load ptr, ptr %12, align 8, !tbaa !17
  tail call void @free(ptr noundef %13) #11
  %14 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 19
  %15 = load ptr, ptr %14, align 8, !tbaa !18
  tail call void @free(ptr noundef %15) #11
  %16 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 22
  %17 = load ptr, ptr %16, align 8, !tbaa !19
  tail call void @free(ptr noundef %17) #11
  %18 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 25
  %19 = load ptr, ptr %18, align 8, !tbaa !20
  tail call void @free(ptr noundef %19) #11
  %20 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 26
  %21 = load ptr, ptr %20, align 8, !tbaa !21
  tail call void @free(ptr noundef %21) #11
  tail call void @free(ptr noundef nonnull %1) #11
  ret void

22:                                               ; preds = %6, %22
  %23 = phi i64 [ 0, %6 ], [ %29, %22 ]
  %24 = load ptr, ptr %7, align 8, !tbaa !22
  %25 = load ptr, ptr %0, align 8, !tbaa !24
  %26 = load ptr, ptr %8, align 8, !tbaa !17
  %27 = getelementptr inbounds ptr, ptr %26, i64 %23
  %28 = load ptr, ptr %27, align 8, !tbaa !25
  tail call void %24(ptr noundef %25, ptr noundef %28, ptr noundef null) #11
  %29 = add nuw nsw i64 %23, 1
  %30 = load i32, ptr %3, align 8, !tbaa !15
  %31 = zext i32 %30 to i64
  %32 = icmp ult i64 %29, %31
  br i1 %32, label %22, label %9, !llvm.loop !26
}

declare void @free(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define dso_local i64 @queue_signal_of(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #11
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  br label %6

6:                                                ; preds = %10, %2
  %7 = phi ptr [ %5, %2 ], [ %8, %10 ]
  %8 = load ptr, ptr %7, align 8, !tbaa !25
  %9 = icmp eq ptr %8, null
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds %struct.context, ptr %8, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !28
  %13 = icmp ult i64 %12, %1
  br i1 %13, label %6, label %14, !llvm.loop !29

14:                                               ; preds = %6, %10
  %15 = phi i64 [ 0, %6 ], [ %12, %10 ]
  %16 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #11
  ret i64 %15
}

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #2

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define dso_local ptr @queue_create(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call ptr @calloc(i64 noundef 1, i64 noundef 240) #11
  %7 = icmp eq ptr %6, null
  br i1 %7, label %21, label %8

8:                                                ; preds = %5
  store ptr %0, ptr %6, align 8, !tbaa !30
  %9 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 1
  store ptr %1, ptr %9, align 8, !tbaa !33
  %10 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 2
  store ptr %2, ptr %10, align 8, !tbaa !34
  %11 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 3
  store ptr %3, ptr %11, align 8, !tbaa !35
  %12 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 4
  store i32 %4, ptr %12, align 8, !tbaa !36
  %13 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 11
  %14 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 12
  store ptr %13, ptr %14, align 8, !tbaa !37
  %15 = icmp sgt i32 %4, -1
  br i1 %15, label %16, label %21

16:                                               ; preds = %8
  %17 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 7
  %18 = tail call i32 @pthread_create(ptr noundef nonnull %17, ptr noundef null, ptr noundef nonnull @park, ptr noundef nonnull %6) #11
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %21, label %20

20:                                               ; preds = %16
  tail call void @free(ptr noundef nonnull %6) #11
  br label %21

21:                                               ; preds = %8, %16, %5, %20
  %22 = phi ptr [ null, %20 ], [ null, %5 ], [ %6, %16 ], [ %6, %8 ]
  ret ptr %22
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define internal ptr @park(ptr noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca %struct.VkSemaphoreWaitInfo, align 8
  %4 = alloca i64, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %13 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 1
  %14 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 2
  %15 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 3
  %16 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 4
  %17 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 5
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  br label %19

19:                                               ; preds = %65, %1
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #12
  store i64 0, ptr %4, align 8, !tbaa !38
  %20 = load ptr, ptr %0, align 8, !tbaa !30
  %21 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 22
  %22 = load ptr, ptr %21, align 8, !tbaa !39
  %23 = load ptr, ptr %20, align 8, !tbaa !24
  %24 = load ptr, ptr %6, align 8, !tbaa !34
  %25 = call i32 %22(ptr noundef %23, ptr noundef %24, ptr noundef nonnull %4) #11
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %28, label %27

27:                                               ; preds = %19
  store atomic i32 %25, ptr %7 seq_cst, align 4
  br label %28

28:                                               ; preds = %19, %27
  %29 = load i64, ptr %4, align 8
  %30 = select i1 %26, i64 %29, i64 0
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #12
  %31 = call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #11
  %32 = load atomic i64, ptr %9 seq_cst, align 8
  %33 = add i64 %30, 1
  br label %34

34:                                               ; preds = %38, %28
  %35 = phi ptr [ %10, %28 ], [ %36, %38 ]
  %36 = load ptr, ptr %35, align 8, !tbaa !25
  %37 = icmp eq ptr %36, null
  br i1 %37, label %42, label %38

38:                                               ; preds = %34
  %39 = getelementptr inbounds %struct.context, ptr %36, i64 0, i32 1
  %40 = load i64, ptr %39, align 8, !tbaa !28
  %41 = icmp ult i64 %40, %33
  br i1 %41, label %34, label %42, !llvm.loop !29

42:                                               ; preds = %34, %38
  %43 = phi i64 [ 0, %34 ], [ %40, %38 ]
  %44 = icmp ne i64 %32, 0
  br i1 %44, label %45, label %54

45:                                               ; preds = %42
  %46 = icmp ult i64 %30, %32
  br i1 %46, label %51, label %47

47:                                               ; preds = %45
  %48 = load i32, ptr %5, align 8, !tbaa !40
  %49 = icmp eq i32 %48, 0
  %50 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #11
  br i1 %49, label %69, label %86

51:                                               ; preds = %45
  %52 = load atomic i32, ptr %7 seq_cst, align 4
  %53 = icmp ne i32 %52, 0
  br label %54

54:                                               ; preds = %51, %42
  %55 = phi i1 [ false, %42 ], [ %53, %51 ]
  %56 = load i32, ptr %5, align 8, !tbaa !40
  %57 = icmp ne i32 %56, 0
  %58 = select i1 %57, i1 true, i1 %55
  %59 = icmp ne i64 %43, 0
  %60 = select i1 %44, i1 %59, i1 false
  %61 = select i1 %58, i1 true, i1 %60
  br i1 %61, label %66, label %62

62:                                               ; preds = %54
  store i32 1, ptr %11, align 4, !tbaa !41
  %63 = call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %8) #11
  store i32 0, ptr %11, align 4, !tbaa !41
  %64 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #11
  br label %65

65:                                               ; preds = %62, %69, %72, %75, %85
  br label %19

66:                                               ; preds = %54
  %67 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #11
  br i1 %57, label %86, label %68

68:                                               ; preds = %66
  br i1 %55, label %69, label %75

69:                                               ; preds = %47, %68
  %70 = atomicrmw xchg ptr %9, i64 0 seq_cst, align 8
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %65, label %72

72:                                               ; preds = %69
  %73 = load i32, ptr %18, align 8, !tbaa !36
  %74 = call i64 @write(i32 noundef %73, ptr noundef nonnull @one, i64 noundef 8) #11
  br label %65

75:                                               ; preds = %68
  %76 = icmp eq i64 %43, 0
  br i1 %76, label %65, label %77

77:                                               ; preds = %75
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  store i64 %43, ptr %2, align 8, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #12
  store i32 1000207004, ptr %3, align 8, !tbaa !42
  store ptr null, ptr %13, align 8, !tbaa !44
  store i32 0, ptr %14, align 8, !tbaa !45
  store i32 1, ptr %15, align 4, !tbaa !46
  store ptr %6, ptr %16, align 8, !tbaa !47
  store ptr %2, ptr %17, align 8, !tbaa !48
  %78 = load ptr, ptr %0, align 8, !tbaa !30
  %79 = getelementptr inbounds %struct.device, ptr %78, i64 0, i32 28
  %80 = load ptr, ptr %79, align 8, !tbaa !49
  %81 = load ptr, ptr %78, align 8, !tbaa !24
  %82 = call i32 %80(ptr noundef %81, ptr noundef nonnull %3, i64 noundef 100000000) #11
  %83 = icmp slt i32 %82, 0
  br i1 %83, label %84, label %85

84:                                               ; preds = %77
  store atomic i32 %82, ptr %7 seq_cst, align 4
  br label %85

85:                                               ; preds = %77, %84
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  br label %65

86:                                               ; preds = %47, %66
  ret ptr null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @queue_add_context(ptr nocapture noundef %0, ptr noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %4 = load ptr, ptr %3, align 8, !tbaa !50
  store ptr %4, ptr %1, align 8, !tbaa !51
  store ptr %1, ptr %3, align 8, !tbaa !50
  ret void
}

; Function Attrs: nounwind
define dso_local i64 @queue_submit(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = alloca i64, align 8
  %8 = alloca [32 x i32], align 16
  %9 = alloca [16 x %struct.VkTimelineSemaphoreSubmitInfo], align 16
  %10 = alloca [16 x %struct.VkSubmitInfo], align 16
  %11 = getelementptr inbounds i8, ptr %1, i64 %2
  %12 = icmp sgt i64 %2, 0
  br i1 %12, label %13, label %54

13:                                               ; preds = %6
  %14 = load ptr, ptr %0, align 8, !tbaa !30
  %15 = getelementptr inbounds %struct.device, ptr %14, i64 0, i32 1
  br label %16

16:                                               ; preds = %47, %13
  %17 = phi ptr [ %1, %13 ], [ %52, %47 ]
  %18 = phi i64 [ 0, %13 ], [ %48, %47 ]
  %19 = load i16, ptr %17, align 8, !tbaa !52
  switch i16 %19, label %47 [
    i16 1, label %20
    i16 4, label %38
    i16 5, label %38
  ]

20:                                               ; preds = %16
  %21 = getelementptr inbounds %struct.command, ptr %17, i64 0, i32 2
  %22 = load i32, ptr %21, align 4, !tbaa !55
  %23 = zext i32 %22 to i64
  %24 = load i64, ptr %15, align 8, !tbaa !56
  %25 = add i64 %24, -1
  %26 = add i64 %25, %23
  %27 = urem i64 %26, %24
  %28 = getelementptr inbounds %struct.launch, ptr %17, i64 0, i32 1
  %29 = load ptr, ptr %28, align 8, !tbaa !25
  %30 = getelementptr inbounds %struct.kernel, ptr %29, i64 0, i32 2
  %31 = load i64, ptr %30, align 8, !tbaa !57
  %32 = add i64 %31, %25
  %33 = urem i64 %32, %24
  %34 = add i64 %18, %26
  %35 = add i64 %27, %33
  %36 = sub i64 %34, %35
  %37 = add i64 %36, %32
  br label %47

38:                                               ; preds = %16, %16
  %39 = getelementptr inbounds %struct.transfer, ptr %17, i64 0, i32 3
  %40 = load i64, ptr %39, align 8, !tbaa !59
  %41 = load i64, ptr %15, align 8, !tbaa !56
  %42 = add i64 %40, -1
  %43 = add i64 %42, %41
  %44 = urem i64 %43, %41
  %45 = sub i64 %18, %44
  %46 = add i64 %45, %43
  br label %47

47:                                               ; preds = %38, %20, %16
  %48 = phi i64 [ %37, %20 ], [ %46, %38 ], [ %18, %16 ]
  %49 = getelementptr inbounds %struct.command, ptr %17, i64 0, i32 2
  %50 = load i32, ptr %49, align 4, !tbaa !55
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds i8, ptr %17, i64 %51
  %53 = icmp ult ptr %52, %11
  br i1 %53, label %16, label %54, !llvm.loop !61

54:                                               ; preds = %47, %6
  %55 = phi i64 [ 0, %6 ], [ %48, %47 ]
  %56 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  br label %57

57:                                               ; preds = %61, %54
  %58 = phi ptr [ %56, %54 ], [ %59, %61 ]
  %59 = load ptr, ptr %58, align 8, !tbaa !25
  %60 = icmp eq ptr %59, null
  br i1 %60, label %65, label %61

61:                                               ; preds = %57
  %62 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 5
  %63 = load i64, ptr %62, align 8, !tbaa !12
  %64 = icmp ult i64 %63, %55
  br i1 %64, label %57, label %67, !llvm.loop !62

65:                                               ; preds = %57
  %66 = add nsw i64 %55, 1
  br label %231

67:                                               ; preds = %61
  %68 = load ptr, ptr %59, align 8, !tbaa !51
  store ptr %68, ptr %58, align 8, !tbaa !25
  %69 = load ptr, ptr %0, align 8, !tbaa !30
  %70 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 9
  store i32 0, ptr %70, align 8, !tbaa !63
  %71 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 17
  store i32 0, ptr %71, align 8, !tbaa !64
  %72 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 12
  store i32 0, ptr %72, align 4, !tbaa !65
  %73 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 6
  store i64 0, ptr %73, align 8, !tbaa !66
  %74 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 23
  store i32 0, ptr %74, align 8, !tbaa !67
  %75 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 20
  store i32 0, ptr %75, align 8, !tbaa !68
  br label %84

76:                                               ; preds = %84
  %77 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 15
  %78 = load i32, ptr %77, align 4, !tbaa !69
  store i32 0, ptr %77, align 4, !tbaa !69
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %105, label %80

80:                                               ; preds = %76
  %81 = getelementptr inbounds %struct.device, ptr %69, i64 0, i32 25
  %82 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 16
  %83 = zext i32 %78 to i64
  br label %95

84:                                               ; preds = %84, %67
  %85 = phi i64 [ 0, %67 ], [ %93, %84 ]
  %86 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 27, i64 %85
  store ptr null, ptr %86, align 8, !tbaa !70
  %87 = or i64 %85, 1
  %88 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 27, i64 %87
  store ptr null, ptr %88, align 8, !tbaa !70
  %89 = or i64 %85, 2
  %90 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 27, i64 %89
  store ptr null, ptr %90, align 8, !tbaa !70
  %91 = or i64 %85, 3
  %92 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 27, i64 %91
  store ptr null, ptr %92, align 8, !tbaa !70
  %93 = add nuw nsw i64 %85, 4
  %94 = icmp eq i64 %93, 64
  br i1 %94, label %76, label %84, !llvm.loop !72

95:                                               ; preds = %95, %80
  %96 = phi i64 [ 0, %80 ], [ %103, %95 ]
  %97 = load ptr, ptr %81, align 8, !tbaa !73
  %98 = load ptr, ptr %69, align 8, !tbaa !24
  %99 = load ptr, ptr %82, align 8, !tbaa !17
  %100 = getelementptr inbounds ptr, ptr %99, i64 %96
  %101 = load ptr, ptr %100, align 8, !tbaa !25
  %102 = tail call i32 %97(ptr noundef %98, ptr noundef %101, i32 noundef 0) #11
  %103 = add nuw nsw i64 %96, 1
  %104 = icmp eq i64 %103, %83
  br i1 %104, label %105, label %95, !llvm.loop !74

105:                                              ; preds = %95, %76
  %106 = getelementptr inbounds %struct.device, ptr %69, i64 0, i32 24
  %107 = load ptr, ptr %106, align 8, !tbaa !75
  %108 = load ptr, ptr %69, align 8, !tbaa !24
  %109 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 2
  %110 = load ptr, ptr %109, align 8, !tbaa !3
  %111 = tail call i32 %107(ptr noundef %108, ptr noundef %110, i32 noundef 0) #11
  %112 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 8
  store ptr %4, ptr %112, align 8, !tbaa !76
  store i32 %5, ptr %70, align 8, !tbaa !63
  %113 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  store ptr %59, ptr %113, align 8, !tbaa !77
  %114 = icmp eq i32 %111, 0
  br i1 %114, label %115, label %207

115:                                              ; preds = %105
  %116 = tail call fastcc i32 @record(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %11) #13
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %118, label %207

118:                                              ; preds = %115
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7)
  store i64 %3, ptr %7, align 8, !tbaa !38
  %119 = load ptr, ptr %113, align 8, !tbaa !77
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %8) #12
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %8, align 16, !tbaa !78
  %120 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 4
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %120, align 16, !tbaa !78
  %121 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 8
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %121, align 16, !tbaa !78
  %122 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 12
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %122, align 16, !tbaa !78
  %123 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 16
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %123, align 16, !tbaa !78
  %124 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 20
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %124, align 16, !tbaa !78
  %125 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 24
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %125, align 16, !tbaa !78
  %126 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 28
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %126, align 16, !tbaa !78
  %127 = getelementptr inbounds %struct.context, ptr %119, i64 0, i32 20
  %128 = load i32, ptr %127, align 8, !tbaa !68
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %212, label %130

130:                                              ; preds = %118
  %131 = getelementptr inbounds %struct.context, ptr %119, i64 0, i32 22
  %132 = getelementptr inbounds %struct.context, ptr %119, i64 0, i32 26
  %133 = getelementptr inbounds %struct.context, ptr %119, i64 0, i32 25
  %134 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %135 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  br label %136

136:                                              ; preds = %202, %130
  %137 = phi i32 [ 0, %130 ], [ %188, %202 ]
  call void @llvm.lifetime.start.p0(i64 768, ptr nonnull %9) #12
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %10) #12
  %138 = zext i32 %137 to i64
  %139 = add i32 %137, 16
  br label %140

140:                                              ; preds = %151, %136
  %141 = phi i64 [ 0, %136 ], [ %181, %151 ]
  %142 = phi i64 [ %138, %136 ], [ %152, %151 ]
  %143 = load i32, ptr %127, align 8, !tbaa !68
  %144 = zext i32 %143 to i64
  %145 = icmp ult i64 %142, %144
  br i1 %145, label %146, label %183

146:                                              ; preds = %140
  %147 = load ptr, ptr %131, align 8, !tbaa !19
  %148 = getelementptr inbounds %struct.submission, ptr %147, i64 %142, i32 1
  %149 = load i32, ptr %148, align 4, !tbaa !79
  %150 = icmp ult i32 %149, 33
  br i1 %150, label %151, label %205

151:                                              ; preds = %146
  %152 = add nuw nsw i64 %142, 1
  %153 = getelementptr inbounds %struct.submission, ptr %147, i64 %142
  %154 = icmp eq i64 %152, %144
  %155 = zext i1 %154 to i32
  %156 = getelementptr inbounds [16 x %struct.VkTimelineSemaphoreSubmitInfo], ptr %9, i64 0, i64 %141
  %157 = load ptr, ptr %132, align 8, !tbaa !21
  %158 = load i32, ptr %153, align 8, !tbaa !81
  %159 = zext i32 %158 to i64
  %160 = getelementptr inbounds i64, ptr %157, i64 %159
  store i32 1000207003, ptr %156, align 16, !tbaa.struct !82
  %161 = getelementptr inbounds i8, ptr %156, i64 8
  store ptr null, ptr %161, align 8, !tbaa.struct !84
  %162 = getelementptr inbounds i8, ptr %156, i64 16
  store i32 %149, ptr %162, align 16, !tbaa.struct !85
  %163 = getelementptr inbounds i8, ptr %156, i64 24
  store ptr %160, ptr %163, align 8, !tbaa.struct !86
  %164 = getelementptr inbounds i8, ptr %156, i64 32
  store i32 %155, ptr %164, align 16, !tbaa.struct !87
  %165 = getelementptr inbounds i8, ptr %156, i64 40
  store ptr %7, ptr %165, align 8, !tbaa.struct !88
  %166 = getelementptr inbounds [16 x %struct.VkSubmitInfo], ptr %10, i64 0, i64 %141
  %167 = load i32, ptr %148, align 4, !tbaa !79
  %168 = load ptr, ptr %133, align 8, !tbaa !20
  %169 = load i32, ptr %153, align 8, !tbaa !81
  %170 = zext i32 %169 to i64
  %171 = getelementptr inbounds ptr, ptr %168, i64 %170
  %172 = getelementptr inbounds %struct.submission, ptr %147, i64 %142, i32 2
  store i32 4, ptr %166, align 8, !tbaa.struct !89
  %173 = getelementptr inbounds i8, ptr %166, i64 8
  store ptr %156, ptr %173, align 8, !tbaa.struct !90
  %174 = getelementptr inbounds i8, ptr %166, i64 16
  store i32 %167, ptr %174, align 8, !tbaa.struct !91
  %175 = getelementptr inbounds i8, ptr %166, i64 24
  store ptr %171, ptr %175, align 8, !tbaa.struct !92
  %176 = getelementptr inbounds i8, ptr %166, i64 32
  store ptr %8, ptr %176, align 8, !tbaa.struct !84
  %177 = getelementptr inbounds i8, ptr %166, i64 40
  store i32 1, ptr %177, align 8, !tbaa.struct !85
  %178 = getelementptr inbounds i8, ptr %166, i64 48
  store ptr %172, ptr %178, align 8, !tbaa.struct !86
  %179 = getelementptr inbounds i8, ptr %166, i64 56
  store i32 %155, ptr %179, align 8, !tbaa.struct !87
  %180 = getelementptr inbounds i8, ptr %166, i64 64
  store ptr %134, ptr %180, align 8, !tbaa.struct !88
  %181 = add nuw nsw i64 %141, 1
  %182 = icmp eq i64 %181, 16
  br i1 %182, label %186, label %140, !llvm.loop !93

183:                                              ; preds = %140
  %184 = trunc i64 %142 to i32
  %185 = trunc i64 %141 to i32
  br label %186

186:                                              ; preds = %151, %183
  %187 = phi i32 [ %185, %183 ], [ 16, %151 ]
  %188 = phi i32 [ %184, %183 ], [ %139, %151 ]
  %189 = load ptr, ptr %135, align 8, !tbaa !33
  %190 = getelementptr inbounds %struct.hardware_queue, ptr %189, i64 0, i32 2
  %191 = call i32 @pthread_mutex_lock(ptr noundef nonnull %190) #11
  %192 = load ptr, ptr %0, align 8, !tbaa !30
  %193 = getelementptr inbounds %struct.device, ptr %192, i64 0, i32 23
  %194 = load ptr, ptr %193, align 8, !tbaa !94
  %195 = load ptr, ptr %135, align 8, !tbaa !33
  %196 = load ptr, ptr %195, align 8, !tbaa !95
  %197 = call i32 %194(ptr noundef %196, i32 noundef %187, ptr noundef nonnull %10, ptr noundef null) #11
  %198 = load ptr, ptr %135, align 8, !tbaa !33
  %199 = getelementptr inbounds %struct.hardware_queue, ptr %198, i64 0, i32 2
  %200 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %199) #11
  %201 = icmp eq i32 %197, 0
  br i1 %201, label %202, label %205

202:                                              ; preds = %186
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %10) #12
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %9) #12
  %203 = load i32, ptr %127, align 8, !tbaa !68
  %204 = icmp ult i32 %188, %203
  br i1 %204, label %136, label %212, !llvm.loop !97

205:                                              ; preds = %186, %146
  %206 = phi i32 [ -10, %146 ], [ %197, %186 ]
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %10) #12
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %8) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  br label %207

207:                                              ; preds = %105, %115, %205
  %208 = phi i32 [ %206, %205 ], [ %116, %115 ], [ %111, %105 ]
  %209 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  store atomic i32 %208, ptr %209 seq_cst, align 4
  %210 = load ptr, ptr %56, align 8, !tbaa !50
  store ptr %210, ptr %59, align 8, !tbaa !51
  store ptr %59, ptr %56, align 8, !tbaa !50
  %211 = sext i32 %208 to i64
  br label %231

212:                                              ; preds = %202, %118
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %8) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  %213 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 1
  store i64 %3, ptr %213, align 8, !tbaa !28
  store ptr null, ptr %59, align 8, !tbaa !51
  %214 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %215 = call i32 @pthread_mutex_lock(ptr noundef nonnull %214) #11
  %216 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %217 = load ptr, ptr %216, align 8, !tbaa !37
  store ptr %59, ptr %217, align 8, !tbaa !25
  store ptr %59, ptr %216, align 8, !tbaa !37
  %218 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %219 = load i32, ptr %218, align 4, !tbaa !41
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %229, label %221

221:                                              ; preds = %212
  %222 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %223 = load atomic i64, ptr %222 seq_cst, align 8
  %224 = icmp eq i64 %223, 0
  %225 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %214) #11
  br i1 %224, label %231, label %226

226:                                              ; preds = %221
  %227 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %228 = call i32 @pthread_cond_signal(ptr noundef nonnull %227) #11
  br label %231

229:                                              ; preds = %212
  %230 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %214) #11
  br label %231

231:                                              ; preds = %207, %229, %226, %221, %65
  %232 = phi i64 [ %66, %65 ], [ %211, %207 ], [ 0, %229 ], [ 0, %226 ], [ 0, %221 ]
  ret i64 %232
}

; Function Attrs: nounwind
define internal fastcc i32 @record(ptr noundef %0, ptr noundef %1, ptr noundef readnone %2) unnamed_addr #0 {
  %4 = alloca %struct.VkMemoryBarrier, align 8
  %5 = alloca %struct.VkImageMemoryBarrier, align 8
  %6 = alloca %struct.VkImageSubresourceRange, align 4
  %7 = alloca %struct.VkImageMemoryBarrier, align 8
  %8 = alloca %struct.VkImageMemoryBarrier, align 8
  %9 = alloca %struct.VkImageMemoryBarrier, align 8
  %10 = alloca %struct.VkImageCopy, align 8
  %11 = alloca %struct.VkImageMemoryBarrier, align 8
  %12 = alloca %struct.VkBufferImageCopy, align 8
  %13 = alloca %struct.VkImageMemoryBarrier, align 8
  %14 = alloca %struct.VkBufferImageCopy, align 8
  %15 = alloca %struct.VkMemoryBarrier, align 8
  %16 = alloca %struct.VkMemoryBarrier, align 8
  %17 = alloca %struct.VkBufferCopy, align 8
  %18 = alloca %struct.VkBufferCopy, align 8
  %19 = alloca %struct.VkImageMemoryBarrier, align 8
  %20 = alloca ptr, align 8
  %21 = alloca %struct.VkMemoryBarrier, align 8
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca [5 x %struct.VkDescriptorPoolSize], align 16
  %26 = alloca %struct.VkDescriptorPoolCreateInfo, align 8
  %27 = alloca %struct.VkDescriptorSetAllocateInfo, align 8
  %28 = alloca ptr, align 8
  %29 = alloca [6 x ptr], align 16
  %30 = alloca [128 x %struct.VkWriteDescriptorSet], align 16
  %31 = alloca [128 x %union.anon], align 16
  %32 = alloca i32, align 4
  %33 = alloca [128 x i32], align 16
  %34 = alloca ptr, align 8
  %35 = alloca ptr, align 8
  %36 = alloca %struct.VkMemoryBarrier, align 8
  %37 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %38 = load ptr, ptr %37, align 8, !tbaa !77
  %39 = tail call fastcc i32 @begin_submission(ptr noundef %0) #13
  %40 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 9
  %41 = load i32, ptr %40, align 8, !tbaa !63
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %50, label %43

43:                                               ; preds = %3
  %44 = load ptr, ptr %0, align 8, !tbaa !30
  %45 = getelementptr inbounds %struct.device, ptr %44, i64 0, i32 26
  %46 = load ptr, ptr %45, align 8, !tbaa !98
  %47 = load ptr, ptr %44, align 8, !tbaa !24
  %48 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 7
  %49 = load ptr, ptr %48, align 8, !tbaa !13
  tail call void %46(ptr noundef %47, ptr noundef %49, i32 noundef 0, i32 noundef %41) #11
  br label %50

50:                                               ; preds = %43, %3
  %51 = icmp ult ptr %1, %2
  %52 = icmp eq i32 %39, 0
  %53 = select i1 %51, i1 %52, i1 false
  br i1 %53, label %54, label %206

54:                                               ; preds = %50
  %55 = getelementptr inbounds %struct.VkBufferCopy, ptr %17, i64 0, i32 1
  %56 = getelementptr inbounds %struct.VkBufferCopy, ptr %17, i64 0, i32 2
  %57 = getelementptr inbounds %struct.VkBufferCopy, ptr %18, i64 0, i32 1
  %58 = getelementptr inbounds %struct.VkBufferCopy, ptr %18, i64 0, i32 2
  %59 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %60 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %61 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %16, i64 0, i32 1
  %62 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %16, i64 0, i32 2
  %63 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %16, i64 0, i32 3
  %64 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %65 = getelementptr inbounds [6 x ptr], ptr %29, i64 0, i64 2
  %66 = getelementptr inbounds [6 x ptr], ptr %29, i64 0, i64 4
  %67 = getelementptr inbounds %struct.VkDescriptorSetAllocateInfo, ptr %27, i64 0, i32 1
  %68 = getelementptr inbounds %struct.VkDescriptorSetAllocateInfo, ptr %27, i64 0, i32 2
  %69 = getelementptr inbounds %struct.VkDescriptorSetAllocateInfo, ptr %27, i64 0, i32 3
  %70 = getelementptr inbounds %struct.VkDescriptorSetAllocateInfo, ptr %27, i64 0, i32 4
  %71 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %26, i64 0, i32 1
  %72 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %26, i64 0, i32 2
  %73 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %26, i64 0, i32 3
  %74 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %26, i64 0, i32 4
  %75 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %26, i64 0, i32 5
  %76 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %77 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %21, i64 0, i32 1
  %78 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %21, i64 0, i32 2
  %79 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %21, i64 0, i32 3
  %80 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %19, i64 0, i32 1
  %81 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %19, i64 0, i32 2
  %82 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %19, i64 0, i32 3
  %83 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %19, i64 0, i32 4
  %84 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %19, i64 0, i32 5
  %85 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %19, i64 0, i32 6
  %86 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %19, i64 0, i32 7
  %87 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %19, i64 0, i32 8
  %88 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %19, i64 0, i32 9
  %89 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %19, i64 0, i32 9, i32 1
  %90 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %19, i64 0, i32 9, i32 2
  %91 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %19, i64 0, i32 9, i32 3
  %92 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %19, i64 0, i32 9, i32 4
  %93 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %15, i64 0, i32 1
  %94 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %15, i64 0, i32 2
  %95 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %15, i64 0, i32 3
  %96 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %6, i64 0, i32 1
  %97 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %6, i64 0, i32 2
  %98 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %6, i64 0, i32 3
  %99 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %6, i64 0, i32 4
  %100 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 1
  %101 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 2
  %102 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 3
  %103 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 4
  %104 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 5
  %105 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 6
  %106 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 7
  %107 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 8
  %108 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 9
  %109 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 9, i32 1
  %110 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 9, i32 2
  %111 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 9, i32 3
  %112 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 9, i32 4
  %113 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 1
  %114 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 2
  %115 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 3
  %116 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 4
  %117 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 5
  %118 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 6
  %119 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 7
  %120 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 8
  %121 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9
  %122 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 1
  %123 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 2
  %124 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 3
  %125 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 4
  %126 = getelementptr inbounds { i64, i64 }, ptr %10, i64 0, i32 1
  %127 = getelementptr inbounds %struct.VkImageCopy, ptr %10, i64 0, i32 1
  %128 = getelementptr inbounds %struct.VkImageCopy, ptr %10, i64 0, i32 2
  %129 = getelementptr inbounds %struct.VkImageCopy, ptr %10, i64 0, i32 2, i32 2
  %130 = getelementptr inbounds %struct.VkImageCopy, ptr %10, i64 0, i32 3
  %131 = getelementptr inbounds %struct.VkImageCopy, ptr %10, i64 0, i32 4
  %132 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %9, i64 0, i32 1
  %133 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %9, i64 0, i32 2
  %134 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %9, i64 0, i32 3
  %135 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %9, i64 0, i32 4
  %136 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %9, i64 0, i32 5
  %137 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %9, i64 0, i32 6
  %138 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %9, i64 0, i32 7
  %139 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %9, i64 0, i32 8
  %140 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %9, i64 0, i32 9
  %141 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %9, i64 0, i32 9, i32 1
  %142 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %9, i64 0, i32 9, i32 2
  %143 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %9, i64 0, i32 9, i32 3
  %144 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %9, i64 0, i32 9, i32 4
  %145 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 1
  %146 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 2
  %147 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 3
  %148 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 4
  %149 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 5
  %150 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 6
  %151 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 7
  %152 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 8
  %153 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 9
  %154 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 9, i32 1
  %155 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 9, i32 2
  %156 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 9, i32 3
  %157 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 9, i32 4
  %158 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %12, i64 0, i32 1
  %159 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %12, i64 0, i32 2
  %160 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %12, i64 0, i32 3
  %161 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %12, i64 0, i32 3, i32 2
  %162 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %12, i64 0, i32 4
  %163 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %12, i64 0, i32 5
  %164 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %11, i64 0, i32 1
  %165 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %11, i64 0, i32 2
  %166 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %11, i64 0, i32 3
  %167 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %11, i64 0, i32 4
  %168 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %11, i64 0, i32 5
  %169 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %11, i64 0, i32 6
  %170 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %11, i64 0, i32 7
  %171 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %11, i64 0, i32 8
  %172 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %11, i64 0, i32 9
  %173 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %11, i64 0, i32 9, i32 1
  %174 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %11, i64 0, i32 9, i32 2
  %175 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %11, i64 0, i32 9, i32 3
  %176 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %11, i64 0, i32 9, i32 4
  %177 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %14, i64 0, i32 1
  %178 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %14, i64 0, i32 2
  %179 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %14, i64 0, i32 3
  %180 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %14, i64 0, i32 3, i32 2
  %181 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %14, i64 0, i32 4
  %182 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %14, i64 0, i32 5
  %183 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %13, i64 0, i32 1
  %184 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %13, i64 0, i32 2
  %185 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %13, i64 0, i32 3
  %186 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %13, i64 0, i32 4
  %187 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %13, i64 0, i32 5
  %188 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %13, i64 0, i32 6
  %189 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %13, i64 0, i32 7
  %190 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %13, i64 0, i32 8
  %191 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %13, i64 0, i32 9
  %192 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %13, i64 0, i32 9, i32 1
  %193 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %13, i64 0, i32 9, i32 2
  %194 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %13, i64 0, i32 9, i32 3
  %195 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %13, i64 0, i32 9, i32 4
  %196 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 7
  %197 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %36, i64 0, i32 1
  %198 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %36, i64 0, i32 2
  %199 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %36, i64 0, i32 3
  %200 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 24
  %201 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 25
  %202 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 23
  %203 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 26
  %204 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 22
  %205 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 20
  br label %209

206:                                              ; preds = %1227, %50
  %207 = phi i32 [ %39, %50 ], [ %1228, %1227 ]
  %208 = phi i1 [ %52, %50 ], [ %1236, %1227 ]
  br i1 %208, label %1238, label %1263

209:                                              ; preds = %54, %1227
  %210 = phi ptr [ %1, %54 ], [ %1234, %1227 ]
  %211 = phi i32 [ 0, %54 ], [ %1230, %1227 ]
  %212 = phi i32 [ 1, %54 ], [ %1229, %1227 ]
  %213 = load i16, ptr %210, align 4, !tbaa !52
  %214 = icmp eq i16 %213, 12
  br i1 %214, label %215, label %291

215:                                              ; preds = %209
  %216 = icmp eq i32 %212, 0
  br i1 %216, label %217, label %240

217:                                              ; preds = %215
  %218 = load ptr, ptr %60, align 8, !tbaa !33
  %219 = getelementptr inbounds %struct.hardware_queue, ptr %218, i64 0, i32 1
  %220 = load i64, ptr %219, align 8, !tbaa !99
  %221 = trunc i64 %220 to i32
  %222 = and i64 %220, 2048
  %223 = icmp eq i64 %222, 0
  %224 = select i1 %223, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %36) #12
  store i32 46, ptr %36, align 8, !tbaa !100
  store ptr null, ptr %197, align 8, !tbaa !102
  store i32 %224, ptr %198, align 8, !tbaa !103
  %225 = or i32 %224, 8192
  store i32 %225, ptr %199, align 4, !tbaa !104
  %226 = load ptr, ptr %0, align 8, !tbaa !30
  %227 = getelementptr inbounds %struct.device, ptr %226, i64 0, i32 16
  %228 = load ptr, ptr %227, align 8, !tbaa !105
  %229 = load ptr, ptr %64, align 8, !tbaa !106
  %230 = or i32 %221, 16384
  call void %228(ptr noundef %229, i32 noundef %221, i32 noundef %230, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %36, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  store i32 0, ptr %59, align 8, !tbaa !107
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %36) #12
  %231 = load ptr, ptr %0, align 8, !tbaa !30
  %232 = getelementptr inbounds %struct.device, ptr %231, i64 0, i32 20
  %233 = load ptr, ptr %232, align 8, !tbaa !108
  %234 = load ptr, ptr %64, align 8, !tbaa !106
  %235 = call i32 %233(ptr noundef %234) #11
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %237, label %1263

237:                                              ; preds = %217
  %238 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #13
  %239 = icmp eq i32 %238, 0
  br i1 %239, label %240, label %1263

240:                                              ; preds = %215, %237
  %241 = load i32, ptr %200, align 4, !tbaa !109
  %242 = load i32, ptr %202, align 8, !tbaa !67
  %243 = icmp ugt i32 %241, %242
  br i1 %243, label %256, label %244

244:                                              ; preds = %240
  %245 = icmp eq i32 %241, 0
  %246 = shl i32 %241, 1
  %247 = select i1 %245, i32 8, i32 %246
  %248 = load ptr, ptr %201, align 8, !tbaa !25
  %249 = zext i32 %247 to i64
  %250 = shl nuw nsw i64 %249, 3
  %251 = call ptr @realloc(ptr noundef %248, i64 noundef %250) #11
  %252 = icmp eq ptr %251, null
  br i1 %252, label %1263, label %253

253:                                              ; preds = %244
  store ptr %251, ptr %201, align 8, !tbaa !25
  %254 = load i32, ptr %200, align 4, !tbaa !109
  %255 = load i32, ptr %202, align 8, !tbaa !67
  br label %256

256:                                              ; preds = %253, %240
  %257 = phi i32 [ %242, %240 ], [ %255, %253 ]
  %258 = phi i32 [ %241, %240 ], [ %254, %253 ]
  %259 = icmp ugt i32 %258, %257
  br i1 %259, label %271, label %260

260:                                              ; preds = %256
  %261 = icmp eq i32 %258, 0
  %262 = shl i32 %258, 1
  %263 = select i1 %261, i32 8, i32 %262
  %264 = load ptr, ptr %203, align 8, !tbaa !25
  %265 = zext i32 %263 to i64
  %266 = shl nuw nsw i64 %265, 3
  %267 = call ptr @realloc(ptr noundef %264, i64 noundef %266) #11
  %268 = icmp eq ptr %267, null
  br i1 %268, label %1263, label %269

269:                                              ; preds = %260
  store ptr %267, ptr %203, align 8, !tbaa !25
  %270 = load i32, ptr %202, align 8, !tbaa !67
  br label %271

271:                                              ; preds = %269, %256
  %272 = phi i32 [ %270, %269 ], [ %257, %256 ]
  %273 = phi i32 [ %263, %269 ], [ %258, %256 ]
  store i32 %273, ptr %200, align 4, !tbaa !109
  %274 = getelementptr inbounds %struct.wait, ptr %210, i64 0, i32 1
  %275 = load ptr, ptr %274, align 8, !tbaa !110
  %276 = load ptr, ptr %201, align 8, !tbaa !20
  %277 = zext i32 %272 to i64
  %278 = getelementptr inbounds ptr, ptr %276, i64 %277
  store ptr %275, ptr %278, align 8, !tbaa !25
  %279 = getelementptr inbounds %struct.wait, ptr %210, i64 0, i32 2
  %280 = load i64, ptr %279, align 8, !tbaa !112
  %281 = load ptr, ptr %203, align 8, !tbaa !21
  %282 = add i32 %272, 1
  store i32 %282, ptr %202, align 8, !tbaa !67
  %283 = getelementptr inbounds i64, ptr %281, i64 %277
  store i64 %280, ptr %283, align 8, !tbaa !38
  %284 = load ptr, ptr %204, align 8, !tbaa !19
  %285 = load i32, ptr %205, align 8, !tbaa !68
  %286 = add i32 %285, -1
  %287 = zext i32 %286 to i64
  %288 = getelementptr inbounds %struct.submission, ptr %284, i64 %287, i32 1
  %289 = load i32, ptr %288, align 4, !tbaa !79
  %290 = add i32 %289, 1
  store i32 %290, ptr %288, align 4, !tbaa !79
  br label %1227

291:                                              ; preds = %209
  %292 = load ptr, ptr %0, align 8, !tbaa !30
  switch i16 %213, label %890 [
    i16 1, label %293
    i16 4, label %800
    i16 5, label %800
    i16 13, label %1212
  ]

293:                                              ; preds = %291
  %294 = getelementptr inbounds %struct.launch, ptr %210, i64 0, i32 1
  %295 = load ptr, ptr %294, align 8, !tbaa !25
  %296 = load ptr, ptr %37, align 8, !tbaa !77
  %297 = getelementptr inbounds %struct.command, ptr %210, i64 0, i32 2
  %298 = load i32, ptr %297, align 4, !tbaa !55
  %299 = zext i32 %298 to i64
  %300 = add nsw i64 %299, -32
  %301 = getelementptr inbounds %struct.context, ptr %296, i64 0, i32 6
  %302 = load i64, ptr %301, align 8, !tbaa !66
  %303 = getelementptr inbounds %struct.device, ptr %292, i64 0, i32 1
  %304 = load i64, ptr %303, align 8, !tbaa !56
  %305 = add i64 %302, -1
  %306 = add i64 %305, %304
  %307 = urem i64 %306, %304
  %308 = sub nuw i64 %306, %307
  %309 = add i64 %308, %300
  store i64 %309, ptr %301, align 8, !tbaa !66
  %310 = getelementptr inbounds %struct.context, ptr %296, i64 0, i32 4
  %311 = load ptr, ptr %310, align 8, !tbaa !11
  %312 = getelementptr inbounds i8, ptr %311, i64 %308
  %313 = getelementptr inbounds %struct.launch, ptr %210, i64 0, i32 4
  %314 = call ptr @memcpy(ptr noundef %312, ptr noundef nonnull %313, i64 noundef %300) #11
  %315 = getelementptr inbounds %struct.kernel, ptr %295, i64 0, i32 3
  %316 = load i64, ptr %315, align 8, !tbaa !113
  %317 = icmp eq i64 %316, 0
  br i1 %317, label %320, label %318

318:                                              ; preds = %293
  %319 = getelementptr inbounds %struct.kernel, ptr %295, i64 0, i32 5
  br label %324

320:                                              ; preds = %324, %293
  %321 = getelementptr inbounds %struct.kernel, ptr %295, i64 0, i32 2
  %322 = load i64, ptr %321, align 8, !tbaa !57
  %323 = icmp eq i64 %322, 0
  br i1 %323, label %356, label %343

324:                                              ; preds = %324, %318
  %325 = phi i64 [ 0, %318 ], [ %340, %324 ]
  %326 = load ptr, ptr %319, align 8, !tbaa !114
  %327 = getelementptr inbounds i64, ptr %326, i64 %325
  %328 = load i64, ptr %327, align 8, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %35) #12
  %329 = getelementptr inbounds i8, ptr %313, i64 %328
  %330 = call ptr @memcpy(ptr noundef nonnull %35, ptr noundef nonnull %329, i64 noundef 8) #11
  %331 = load ptr, ptr %35, align 8, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %35) #12
  %332 = load ptr, ptr %310, align 8, !tbaa !11
  %333 = getelementptr inbounds i8, ptr %332, i64 %308
  %334 = load ptr, ptr %319, align 8, !tbaa !114
  %335 = getelementptr inbounds i64, ptr %334, i64 %325
  %336 = load i64, ptr %335, align 8, !tbaa !38
  %337 = getelementptr inbounds i8, ptr %333, i64 %336
  %338 = getelementptr inbounds %struct.memory, ptr %331, i64 0, i32 2
  %339 = call ptr @memcpy(ptr noundef %337, ptr noundef nonnull %338, i64 noundef 8) #11
  %340 = add nuw i64 %325, 1
  %341 = load i64, ptr %315, align 8, !tbaa !113
  %342 = icmp ult i64 %340, %341
  br i1 %342, label %324, label %320, !llvm.loop !115

343:                                              ; preds = %320
  %344 = load ptr, ptr %0, align 8, !tbaa !30
  %345 = load i64, ptr %301, align 8, !tbaa !66
  %346 = getelementptr inbounds %struct.device, ptr %344, i64 0, i32 1
  %347 = load i64, ptr %346, align 8, !tbaa !56
  %348 = add i64 %345, -1
  %349 = add i64 %348, %347
  %350 = urem i64 %349, %347
  %351 = sub nuw i64 %349, %350
  %352 = add i64 %351, %322
  store i64 %352, ptr %301, align 8, !tbaa !66
  %353 = load ptr, ptr %310, align 8, !tbaa !11
  %354 = getelementptr inbounds i8, ptr %353, i64 %351
  %355 = call ptr @memset(ptr noundef %354, i32 noundef 0, i64 noundef %322) #11
  br label %356

356:                                              ; preds = %343, %320
  %357 = phi i64 [ %351, %343 ], [ 0, %320 ]
  %358 = load i64, ptr %295, align 8, !tbaa !116
  %359 = icmp eq i64 %358, 0
  br i1 %359, label %763, label %360

360:                                              ; preds = %356
  %361 = getelementptr inbounds %struct.kernel, ptr %295, i64 0, i32 4
  %362 = trunc i64 %357 to i32
  %363 = trunc i64 %308 to i32
  br label %364

364:                                              ; preds = %757, %360
  %365 = phi i64 [ 0, %360 ], [ %758, %757 ]
  %366 = load ptr, ptr %361, align 8, !tbaa !117
  %367 = getelementptr inbounds %struct.task, ptr %366, i64 %365
  %368 = load ptr, ptr %0, align 8, !tbaa !30
  %369 = getelementptr inbounds %struct.task, ptr %366, i64 %365, i32 6
  %370 = load i64, ptr %369, align 8, !tbaa !118
  %371 = icmp eq i64 %370, 0
  br i1 %371, label %374, label %372

372:                                              ; preds = %364
  %373 = getelementptr inbounds %struct.task, ptr %366, i64 %365, i32 8
  br label %386

374:                                              ; preds = %364
  %375 = getelementptr inbounds %struct.task, ptr %366, i64 %365, i32 3
  %376 = load i64, ptr %375, align 8, !tbaa !120
  br label %400

377:                                              ; preds = %386
  %378 = getelementptr inbounds %struct.task, ptr %366, i64 %365, i32 4
  %379 = load i64, ptr %378, align 8, !tbaa !121
  %380 = add i64 %396, -1
  %381 = add i64 %380, %379
  %382 = udiv i64 %381, %379
  %383 = getelementptr inbounds %struct.task, ptr %366, i64 %365, i32 3
  %384 = load i64, ptr %383, align 8, !tbaa !120
  %385 = call i64 @llvm.umin.i64(i64 %382, i64 %384)
  br label %400

386:                                              ; preds = %386, %372
  %387 = phi i64 [ 0, %372 ], [ %397, %386 ]
  %388 = phi i64 [ 1, %372 ], [ %396, %386 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %32) #12
  %389 = load ptr, ptr %373, align 8, !tbaa !122
  %390 = getelementptr inbounds i64, ptr %389, i64 %387
  %391 = load i64, ptr %390, align 8, !tbaa !38
  %392 = getelementptr inbounds i8, ptr %313, i64 %391
  %393 = call ptr @memcpy(ptr noundef nonnull %32, ptr noundef nonnull %392, i64 noundef 4) #11
  %394 = load i32, ptr %32, align 4, !tbaa !78
  %395 = sext i32 %394 to i64
  %396 = mul i64 %388, %395
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %32) #12
  %397 = add nuw i64 %387, 1
  %398 = load i64, ptr %369, align 8, !tbaa !118
  %399 = icmp ult i64 %397, %398
  br i1 %399, label %386, label %377, !llvm.loop !123

400:                                              ; preds = %377, %374
  %401 = phi i64 [ %385, %377 ], [ %376, %374 ]
  %402 = trunc i64 %401 to i32
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %33) #12
  %403 = icmp eq i32 %402, 0
  br i1 %403, label %404, label %405

404:                                              ; preds = %400
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %33) #12
  br label %757

405:                                              ; preds = %400
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %34) #12
  %406 = load ptr, ptr %0, align 8, !tbaa !30
  %407 = load ptr, ptr %37, align 8, !tbaa !77
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %29) #12
  %408 = getelementptr inbounds %struct.task, ptr %366, i64 %365, i32 5
  %409 = load i64, ptr %408, align 8, !tbaa !124
  %410 = icmp eq i64 %409, 0
  br i1 %410, label %415, label %411

411:                                              ; preds = %405
  %412 = getelementptr inbounds %struct.task, ptr %366, i64 %365, i32 7
  br label %441

413:                                              ; preds = %461
  %414 = icmp ult i32 %463, 6
  br i1 %414, label %415, label %472

415:                                              ; preds = %413, %405
  %416 = phi i32 [ %463, %413 ], [ 0, %405 ]
  %417 = zext i32 %416 to i64
  %418 = sub nsw i64 6, %417
  %419 = icmp ult i64 %418, 16
  br i1 %419, label %439, label %420

420:                                              ; preds = %415
  %421 = sub nsw i64 5, %417
  %422 = trunc i64 %421 to i32
  %423 = sub nuw nsw i32 -2, %416
  %424 = icmp ult i32 %423, %422
  %425 = icmp ugt i64 %421, 4294967295
  %426 = or i1 %424, %425
  br i1 %426, label %439, label %427

427:                                              ; preds = %420
  %428 = and i64 %418, -4
  %429 = add nsw i64 %428, %417
  br label %430

430:                                              ; preds = %430, %427
  %431 = phi i64 [ 0, %427 ], [ %435, %430 ]
  %432 = add i64 %431, %417
  %433 = getelementptr inbounds ptr, ptr %29, i64 %432
  store <2 x ptr> zeroinitializer, ptr %433, align 8, !tbaa !25
  %434 = getelementptr inbounds ptr, ptr %433, i64 2
  store <2 x ptr> zeroinitializer, ptr %434, align 8, !tbaa !25
  %435 = add nuw i64 %431, 4
  %436 = icmp eq i64 %435, %428
  br i1 %436, label %437, label %430, !llvm.loop !125

437:                                              ; preds = %430
  %438 = icmp eq i64 %418, %428
  br i1 %438, label %472, label %439

439:                                              ; preds = %420, %415, %437
  %440 = phi i64 [ %417, %420 ], [ %417, %415 ], [ %429, %437 ]
  br label %466

441:                                              ; preds = %461, %411
  %442 = phi i64 [ %409, %411 ], [ %462, %461 ]
  %443 = phi i64 [ 0, %411 ], [ %464, %461 ]
  %444 = phi i32 [ 0, %411 ], [ %463, %461 ]
  %445 = load ptr, ptr %412, align 8, !tbaa !128
  %446 = getelementptr inbounds %struct.binding, ptr %445, i64 %443
  %447 = load i64, ptr %446, align 8, !tbaa !129
  switch i64 %447, label %461 [
    i64 6, label %498
    i64 7, label %498
    i64 5, label %448
  ]

448:                                              ; preds = %441
  %449 = icmp eq i32 %444, 6
  br i1 %449, label %498, label %450

450:                                              ; preds = %448
  %451 = getelementptr inbounds %struct.binding, ptr %445, i64 %443, i32 2
  %452 = load i64, ptr %451, align 8, !tbaa !131
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %28) #12
  %453 = getelementptr inbounds i8, ptr %313, i64 %452
  %454 = call ptr @memcpy(ptr noundef nonnull %28, ptr noundef nonnull %453, i64 noundef 8) #11
  %455 = load ptr, ptr %28, align 8, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %28) #12
  %456 = load ptr, ptr %455, align 8, !tbaa !132
  %457 = add i32 %444, 1
  %458 = zext i32 %444 to i64
  %459 = getelementptr inbounds ptr, ptr %29, i64 %458
  store ptr %456, ptr %459, align 8, !tbaa !25
  %460 = load i64, ptr %408, align 8, !tbaa !124
  br label %461

461:                                              ; preds = %450, %441
  %462 = phi i64 [ %460, %450 ], [ %442, %441 ]
  %463 = phi i32 [ %457, %450 ], [ %444, %441 ]
  %464 = add nuw i64 %443, 1
  %465 = icmp ult i64 %464, %462
  br i1 %465, label %441, label %413, !llvm.loop !134

466:                                              ; preds = %439, %466
  %467 = phi i64 [ %468, %466 ], [ %440, %439 ]
  %468 = add nuw nsw i64 %467, 1
  %469 = getelementptr inbounds ptr, ptr %29, i64 %467
  store ptr null, ptr %469, align 8, !tbaa !25
  %470 = and i64 %468, 4294967295
  %471 = icmp eq i64 %470, 6
  br i1 %471, label %472, label %466, !llvm.loop !135

472:                                              ; preds = %466, %437, %413
  %473 = load ptr, ptr %37, align 8, !tbaa !77
  %474 = ptrtoint ptr %367 to i64
  %475 = udiv i64 %474, 72
  %476 = and i64 %475, 63
  %477 = getelementptr inbounds %struct.context, ptr %473, i64 0, i32 27, i64 %476
  %478 = load ptr, ptr %477, align 8, !tbaa !70
  %479 = icmp eq ptr %478, %367
  br i1 %479, label %480, label %498

480:                                              ; preds = %472
  %481 = getelementptr inbounds %struct.context, ptr %473, i64 0, i32 27, i64 %476, i32 2, i64 0
  %482 = load <4 x ptr>, ptr %481, align 8, !tbaa !25
  %483 = load <4 x ptr>, ptr %29, align 16, !tbaa !25
  %484 = icmp ne <4 x ptr> %482, %483
  %485 = getelementptr inbounds %struct.context, ptr %473, i64 0, i32 27, i64 %476, i32 2, i64 4
  %486 = load <2 x ptr>, ptr %485, align 8, !tbaa !25
  %487 = load <2 x ptr>, ptr %66, align 16, !tbaa !25
  %488 = icmp eq <2 x ptr> %486, %487
  %489 = bitcast <4 x i1> %484 to i4
  %490 = icmp eq i4 %489, 0
  %491 = extractelement <2 x i1> %488, i64 0
  %492 = and i1 %490, %491
  %493 = extractelement <2 x i1> %488, i64 1
  %494 = and i1 %492, %493
  br i1 %494, label %495, label %498

495:                                              ; preds = %480
  %496 = getelementptr inbounds %struct.context, ptr %473, i64 0, i32 27, i64 %476, i32 1
  %497 = load ptr, ptr %496, align 8, !tbaa !136
  store ptr %497, ptr %34, align 8, !tbaa !25
  br label %664

498:                                              ; preds = %448, %441, %441, %480, %472
  %499 = phi i1 [ false, %480 ], [ false, %472 ], [ true, %441 ], [ true, %441 ], [ true, %448 ]
  %500 = phi ptr [ %477, %480 ], [ %477, %472 ], [ null, %441 ], [ null, %441 ], [ null, %448 ]
  %501 = getelementptr inbounds %struct.context, ptr %407, i64 0, i32 15
  %502 = getelementptr inbounds %struct.context, ptr %407, i64 0, i32 16
  %503 = getelementptr inbounds %struct.task, ptr %366, i64 %365, i32 2
  %504 = getelementptr inbounds %struct.device, ptr %406, i64 0, i32 3
  %505 = getelementptr inbounds %struct.context, ptr %407, i64 0, i32 14
  %506 = getelementptr inbounds %struct.device, ptr %406, i64 0, i32 18
  %507 = load i32, ptr %501, align 4, !tbaa !69
  %508 = icmp eq i32 %507, 0
  br i1 %508, label %518, label %509

509:                                              ; preds = %498
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %27) #12
  store i32 34, ptr %27, align 8, !tbaa !137
  store ptr null, ptr %67, align 8, !tbaa !139
  %510 = load ptr, ptr %502, align 8, !tbaa !17
  %511 = add i32 %507, -1
  %512 = zext i32 %511 to i64
  %513 = getelementptr inbounds ptr, ptr %510, i64 %512
  %514 = load ptr, ptr %513, align 8, !tbaa !25
  store ptr %514, ptr %68, align 8, !tbaa !140
  store i32 1, ptr %69, align 8, !tbaa !141
  store ptr %503, ptr %70, align 8, !tbaa !142
  %515 = load ptr, ptr %504, align 8, !tbaa !143
  %516 = load ptr, ptr %406, align 8, !tbaa !24
  %517 = call i32 %515(ptr noundef %516, ptr noundef nonnull %27, ptr noundef nonnull %34) #11
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %27) #12
  switch i32 %517, label %558 [
    i32 -12, label %518
    i32 -1000069000, label %518
  ]

518:                                              ; preds = %509, %509, %498
  %519 = load i32, ptr %501, align 4, !tbaa !69
  %520 = load i32, ptr %505, align 8, !tbaa !15
  %521 = icmp ult i32 %519, %520
  br i1 %521, label %522, label %524

522:                                              ; preds = %518
  %523 = add nuw i32 %519, 1
  store i32 %523, ptr %501, align 4, !tbaa !69
  br label %549

524:                                              ; preds = %518
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %25) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(40) %25, ptr noundef nonnull align 16 dereferenceable(40) @__const.add_pool.sizes, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %26) #12
  store i32 33, ptr %26, align 8, !tbaa !144
  store ptr null, ptr %71, align 8, !tbaa !146
  store i32 0, ptr %72, align 8, !tbaa !147
  store i32 128, ptr %73, align 4, !tbaa !148
  store i32 5, ptr %74, align 8, !tbaa !149
  store ptr %25, ptr %75, align 8, !tbaa !150
  %525 = icmp eq i32 %520, 0
  %526 = shl i32 %520, 1
  %527 = select i1 %525, i32 8, i32 %526
  %528 = load ptr, ptr %502, align 8, !tbaa !25
  %529 = zext i32 %527 to i64
  %530 = shl nuw nsw i64 %529, 3
  %531 = call ptr @realloc(ptr noundef %528, i64 noundef %530) #11
  %532 = icmp eq ptr %531, null
  br i1 %532, label %541, label %533

533:                                              ; preds = %524
  store ptr %531, ptr %502, align 8, !tbaa !25
  %534 = load ptr, ptr %506, align 8, !tbaa !151
  %535 = load ptr, ptr %406, align 8, !tbaa !24
  %536 = load i32, ptr %505, align 8, !tbaa !15
  %537 = zext i32 %536 to i64
  %538 = getelementptr inbounds ptr, ptr %531, i64 %537
  %539 = call i32 %534(ptr noundef %535, ptr noundef nonnull %26, ptr noundef null, ptr noundef nonnull %538) #11
  %540 = icmp eq i32 %539, 0
  br i1 %540, label %543, label %541

541:                                              ; preds = %533, %524
  %542 = phi i32 [ -1, %524 ], [ %539, %533 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %26) #12
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %25) #12
  br label %761

543:                                              ; preds = %533
  %544 = load i32, ptr %505, align 8, !tbaa !15
  %545 = add i32 %544, 1
  store i32 %545, ptr %505, align 8, !tbaa !15
  %546 = load i32, ptr %501, align 4, !tbaa !69
  %547 = add i32 %546, 1
  store i32 %547, ptr %501, align 4, !tbaa !69
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %26) #12
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %25) #12
  %548 = icmp eq i32 %547, 0
  br i1 %548, label %761, label %549

549:                                              ; preds = %543, %522
  %550 = phi i32 [ %519, %522 ], [ %546, %543 ]
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %27) #12
  store i32 34, ptr %27, align 8, !tbaa !137
  store ptr null, ptr %67, align 8, !tbaa !139
  %551 = load ptr, ptr %502, align 8, !tbaa !17
  %552 = zext i32 %550 to i64
  %553 = getelementptr inbounds ptr, ptr %551, i64 %552
  %554 = load ptr, ptr %553, align 8, !tbaa !25
  store ptr %554, ptr %68, align 8, !tbaa !140
  store i32 1, ptr %69, align 8, !tbaa !141
  store ptr %503, ptr %70, align 8, !tbaa !142
  %555 = load ptr, ptr %504, align 8, !tbaa !143
  %556 = load ptr, ptr %406, align 8, !tbaa !24
  %557 = call i32 %555(ptr noundef %556, ptr noundef nonnull %27, ptr noundef nonnull %34) #11
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %27) #12
  br label %558

558:                                              ; preds = %549, %509
  %559 = phi i32 [ %517, %509 ], [ %557, %549 ]
  %560 = icmp eq i32 %559, 0
  br i1 %560, label %561, label %761

561:                                              ; preds = %558
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %30) #12
  call void @llvm.lifetime.start.p0(i64 3072, ptr nonnull %31) #12
  %562 = load i64, ptr %408, align 8, !tbaa !124
  %563 = icmp eq i64 %562, 0
  br i1 %563, label %569, label %564

564:                                              ; preds = %561
  %565 = getelementptr inbounds %struct.task, ptr %366, i64 %365, i32 7
  %566 = getelementptr inbounds %struct.context, ptr %407, i64 0, i32 3
  br label %574

567:                                              ; preds = %640
  %568 = trunc i64 %652 to i32
  br label %569

569:                                              ; preds = %567, %561
  %570 = phi i32 [ 0, %561 ], [ %568, %567 ]
  %571 = getelementptr inbounds %struct.device, ptr %406, i64 0, i32 27
  %572 = load ptr, ptr %571, align 8, !tbaa !152
  %573 = load ptr, ptr %406, align 8, !tbaa !24
  call void %572(ptr noundef %573, i32 noundef %570, ptr noundef nonnull %30, i32 noundef 0, ptr noundef null) #11
  br i1 %499, label %663, label %654

574:                                              ; preds = %640, %564
  %575 = phi i64 [ 0, %564 ], [ %651, %640 ]
  %576 = load ptr, ptr %565, align 8, !tbaa !128
  %577 = getelementptr inbounds %struct.binding, ptr %576, i64 %575
  %578 = getelementptr inbounds [128 x %union.anon], ptr %31, i64 0, i64 %575
  %579 = load i64, ptr %577, align 8, !tbaa !129
  switch i64 %579, label %629 [
    i64 0, label %580
    i64 1, label %580
    i64 2, label %580
    i64 7, label %617
    i64 6, label %605
    i64 3, label %586
    i64 5, label %590
    i64 4, label %596
  ]

580:                                              ; preds = %574, %574, %574
  %581 = load ptr, ptr %566, align 8, !tbaa !10
  %582 = getelementptr inbounds %struct.binding, ptr %576, i64 %575, i32 3
  %583 = load i64, ptr %582, align 8, !tbaa !153
  store ptr %581, ptr %578, align 8, !tbaa.struct !154
  %584 = getelementptr inbounds i8, ptr %578, i64 8
  store i64 0, ptr %584, align 8, !tbaa.struct !155
  %585 = getelementptr inbounds i8, ptr %578, i64 16
  store i64 %583, ptr %585, align 8, !tbaa.struct !156
  br label %627

586:                                              ; preds = %574
  %587 = getelementptr inbounds %struct.binding, ptr %576, i64 %575, i32 2
  %588 = load i64, ptr %587, align 8, !tbaa !131
  %589 = inttoptr i64 %588 to ptr
  br label %598

590:                                              ; preds = %574
  %591 = getelementptr inbounds %struct.binding, ptr %576, i64 %575, i32 2
  %592 = load i64, ptr %591, align 8, !tbaa !131
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %24) #12
  %593 = getelementptr inbounds i8, ptr %313, i64 %592
  %594 = call ptr @memcpy(ptr noundef nonnull %24, ptr noundef nonnull %593, i64 noundef 8) #11
  %595 = load ptr, ptr %24, align 8, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %24) #12
  br label %598

596:                                              ; preds = %574
  %597 = load ptr, ptr %76, align 8, !tbaa !35
  br label %598

598:                                              ; preds = %596, %590, %586
  %599 = phi ptr [ %589, %586 ], [ %595, %590 ], [ %597, %596 ]
  %600 = load ptr, ptr %599, align 8, !tbaa !132
  %601 = getelementptr inbounds %struct.memory, ptr %599, i64 0, i32 1
  %602 = load i64, ptr %601, align 8, !tbaa !157
  store ptr %600, ptr %578, align 8, !tbaa.struct !154
  %603 = getelementptr inbounds i8, ptr %578, i64 8
  store i64 0, ptr %603, align 8, !tbaa.struct !155
  %604 = getelementptr inbounds i8, ptr %578, i64 16
  store i64 %602, ptr %604, align 8, !tbaa.struct !156
  br label %627

605:                                              ; preds = %574
  %606 = getelementptr inbounds %struct.binding, ptr %576, i64 %575, i32 2
  %607 = load i64, ptr %606, align 8, !tbaa !131
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %23) #12
  %608 = getelementptr inbounds i8, ptr %313, i64 %607
  %609 = call ptr @memcpy(ptr noundef nonnull %23, ptr noundef nonnull %608, i64 noundef 8) #11
  %610 = load ptr, ptr %23, align 8, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %23) #12
  %611 = getelementptr inbounds %struct.texture, ptr %610, i64 0, i32 3
  %612 = load ptr, ptr %611, align 8, !tbaa !158
  %613 = getelementptr inbounds %struct.texture, ptr %610, i64 0, i32 1
  %614 = load ptr, ptr %613, align 8, !tbaa !160
  store ptr %612, ptr %578, align 8, !tbaa.struct !161
  %615 = getelementptr inbounds i8, ptr %578, i64 8
  store ptr %614, ptr %615, align 8, !tbaa.struct !162
  %616 = getelementptr inbounds i8, ptr %578, i64 16
  store i32 5, ptr %616, align 8, !tbaa.struct !163
  br label %627

617:                                              ; preds = %574
  %618 = getelementptr inbounds %struct.binding, ptr %576, i64 %575, i32 2
  %619 = load i64, ptr %618, align 8, !tbaa !131
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %22) #12
  %620 = getelementptr inbounds i8, ptr %313, i64 %619
  %621 = call ptr @memcpy(ptr noundef nonnull %22, ptr noundef nonnull %620, i64 noundef 8) #11
  %622 = load ptr, ptr %22, align 8, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %22) #12
  %623 = getelementptr inbounds %struct.texture, ptr %622, i64 0, i32 2
  %624 = load ptr, ptr %623, align 8, !tbaa !164
  store ptr null, ptr %578, align 8, !tbaa.struct !161
  %625 = getelementptr inbounds i8, ptr %578, i64 8
  store ptr %624, ptr %625, align 8, !tbaa.struct !162
  %626 = getelementptr inbounds i8, ptr %578, i64 16
  store i32 1, ptr %626, align 8, !tbaa.struct !163
  br label %627

627:                                              ; preds = %617, %605, %598, %580
  %628 = load i64, ptr %577, align 8, !tbaa !129
  br label %629

629:                                              ; preds = %627, %574
  %630 = phi i64 [ %628, %627 ], [ %579, %574 ]
  %631 = getelementptr inbounds [128 x %struct.VkWriteDescriptorSet], ptr %30, i64 0, i64 %575
  %632 = load ptr, ptr %34, align 8, !tbaa !25
  %633 = getelementptr inbounds %struct.binding, ptr %576, i64 %575, i32 1
  %634 = load i64, ptr %633, align 8, !tbaa !165
  %635 = trunc i64 %634 to i32
  %636 = icmp ult i64 %630, 8
  br i1 %636, label %637, label %640

637:                                              ; preds = %629
  %638 = getelementptr inbounds [8 x i32], ptr @switch.table.record, i64 0, i64 %630
  %639 = load i32, ptr %638, align 4
  br label %640

640:                                              ; preds = %629, %637
  %641 = phi i32 [ %639, %637 ], [ 7, %629 ]
  store i32 35, ptr %631, align 16, !tbaa.struct !166
  %642 = getelementptr inbounds i8, ptr %631, i64 8
  store ptr null, ptr %642, align 8, !tbaa.struct !167
  %643 = getelementptr inbounds i8, ptr %631, i64 16
  store ptr %632, ptr %643, align 16, !tbaa.struct !168
  %644 = getelementptr inbounds i8, ptr %631, i64 24
  store i32 %635, ptr %644, align 8, !tbaa.struct !169
  %645 = getelementptr inbounds i8, ptr %631, i64 28
  store i32 0, ptr %645, align 4, !tbaa.struct !170
  %646 = getelementptr inbounds i8, ptr %631, i64 32
  store i32 1, ptr %646, align 16, !tbaa.struct !171
  %647 = getelementptr inbounds i8, ptr %631, i64 36
  store i32 %641, ptr %647, align 4, !tbaa.struct !172
  %648 = getelementptr inbounds i8, ptr %631, i64 40
  store ptr %578, ptr %648, align 8, !tbaa.struct !173
  %649 = getelementptr inbounds i8, ptr %631, i64 48
  store ptr %578, ptr %649, align 16, !tbaa.struct !174
  %650 = getelementptr inbounds i8, ptr %631, i64 56
  store ptr null, ptr %650, align 8, !tbaa.struct !88
  %651 = add nuw i64 %575, 1
  %652 = load i64, ptr %408, align 8, !tbaa !124
  %653 = icmp ult i64 %651, %652
  br i1 %653, label %574, label %567, !llvm.loop !175

654:                                              ; preds = %569
  store ptr %367, ptr %500, align 8, !tbaa !70
  %655 = load ptr, ptr %34, align 8, !tbaa !25
  %656 = getelementptr inbounds %struct.kept_set, ptr %500, i64 0, i32 1
  store ptr %655, ptr %656, align 8, !tbaa !136
  %657 = getelementptr inbounds %struct.kept_set, ptr %500, i64 0, i32 2, i64 0
  %658 = load <2 x ptr>, ptr %29, align 16, !tbaa !25
  store <2 x ptr> %658, ptr %657, align 8, !tbaa !25
  %659 = getelementptr inbounds %struct.kept_set, ptr %500, i64 0, i32 2, i64 2
  %660 = load <2 x ptr>, ptr %65, align 16, !tbaa !25
  store <2 x ptr> %660, ptr %659, align 8, !tbaa !25
  %661 = getelementptr inbounds %struct.kept_set, ptr %500, i64 0, i32 2, i64 4
  %662 = load <2 x ptr>, ptr %66, align 16, !tbaa !25
  store <2 x ptr> %662, ptr %661, align 8, !tbaa !25
  br label %663

663:                                              ; preds = %654, %569
  call void @llvm.lifetime.end.p0(i64 3072, ptr nonnull %31) #12
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %30) #12
  br label %664

664:                                              ; preds = %663, %495
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %29) #12
  %665 = load i32, ptr %59, align 8, !tbaa !107
  %666 = icmp eq i32 %665, 0
  br i1 %666, label %679, label %667

667:                                              ; preds = %664
  %668 = load ptr, ptr %60, align 8, !tbaa !33
  %669 = getelementptr inbounds %struct.hardware_queue, ptr %668, i64 0, i32 1
  %670 = load i64, ptr %669, align 8, !tbaa !99
  %671 = trunc i64 %670 to i32
  %672 = and i64 %670, 2048
  %673 = icmp eq i64 %672, 0
  %674 = select i1 %673, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %21) #12
  store i32 46, ptr %21, align 8, !tbaa !100
  store ptr null, ptr %77, align 8, !tbaa !102
  store i32 %674, ptr %78, align 8, !tbaa !103
  store i32 %674, ptr %79, align 4, !tbaa !104
  %675 = load ptr, ptr %0, align 8, !tbaa !30
  %676 = getelementptr inbounds %struct.device, ptr %675, i64 0, i32 16
  %677 = load ptr, ptr %676, align 8, !tbaa !105
  %678 = load ptr, ptr %64, align 8, !tbaa !106
  call void %677(ptr noundef %678, i32 noundef %671, i32 noundef %671, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %21, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %21) #12
  br label %679

679:                                              ; preds = %667, %664
  store i32 1, ptr %59, align 8, !tbaa !107
  %680 = load i64, ptr %408, align 8, !tbaa !124
  %681 = icmp eq i64 %680, 0
  br i1 %681, label %684, label %682

682:                                              ; preds = %679
  %683 = getelementptr inbounds %struct.task, ptr %366, i64 %365, i32 7
  br label %698

684:                                              ; preds = %752, %679
  %685 = phi i32 [ 0, %679 ], [ %753, %752 ]
  %686 = getelementptr inbounds %struct.device, ptr %368, i64 0, i32 6
  %687 = load ptr, ptr %686, align 8, !tbaa !176
  %688 = load ptr, ptr %64, align 8, !tbaa !106
  %689 = load ptr, ptr %367, align 8, !tbaa !177
  call void %687(ptr noundef %688, i32 noundef 1, ptr noundef %689) #11
  %690 = getelementptr inbounds %struct.device, ptr %368, i64 0, i32 5
  %691 = load ptr, ptr %690, align 8, !tbaa !178
  %692 = load ptr, ptr %64, align 8, !tbaa !106
  %693 = getelementptr inbounds %struct.task, ptr %366, i64 %365, i32 1
  %694 = load ptr, ptr %693, align 8, !tbaa !179
  call void %691(ptr noundef %692, i32 noundef 1, ptr noundef %694, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %34, i32 noundef %685, ptr noundef nonnull %33) #11
  %695 = getelementptr inbounds %struct.device, ptr %368, i64 0, i32 13
  %696 = load ptr, ptr %695, align 8, !tbaa !180
  %697 = load ptr, ptr %64, align 8, !tbaa !106
  call void %696(ptr noundef %697, i32 noundef %402, i32 noundef 1, i32 noundef 1) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %34) #12
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %33) #12
  br label %757

698:                                              ; preds = %752, %682
  %699 = phi i32 [ 0, %682 ], [ %753, %752 ]
  %700 = phi i64 [ 0, %682 ], [ %754, %752 ]
  %701 = load ptr, ptr %683, align 8, !tbaa !128
  %702 = getelementptr inbounds %struct.binding, ptr %701, i64 %700
  %703 = load i64, ptr %702, align 8, !tbaa !129
  switch i64 %703, label %752 [
    i64 0, label %704
    i64 2, label %708
    i64 1, label %716
    i64 6, label %720
    i64 7, label %720
  ]

704:                                              ; preds = %698
  %705 = add i32 %699, 1
  %706 = zext i32 %699 to i64
  %707 = getelementptr inbounds [128 x i32], ptr %33, i64 0, i64 %706
  store i32 %363, ptr %707, align 4, !tbaa !78
  br label %752

708:                                              ; preds = %698
  %709 = getelementptr inbounds %struct.binding, ptr %701, i64 %700, i32 2
  %710 = load i64, ptr %709, align 8, !tbaa !131
  %711 = add i64 %710, %308
  %712 = trunc i64 %711 to i32
  %713 = add i32 %699, 1
  %714 = zext i32 %699 to i64
  %715 = getelementptr inbounds [128 x i32], ptr %33, i64 0, i64 %714
  store i32 %712, ptr %715, align 4, !tbaa !78
  br label %752

716:                                              ; preds = %698
  %717 = add i32 %699, 1
  %718 = zext i32 %699 to i64
  %719 = getelementptr inbounds [128 x i32], ptr %33, i64 0, i64 %718
  store i32 %362, ptr %719, align 4, !tbaa !78
  br label %752

720:                                              ; preds = %698, %698
  %721 = getelementptr inbounds %struct.binding, ptr %701, i64 %700, i32 2
  %722 = load i64, ptr %721, align 8, !tbaa !131
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %20) #12
  %723 = getelementptr inbounds i8, ptr %313, i64 %722
  %724 = call ptr @memcpy(ptr noundef nonnull %20, ptr noundef nonnull %723, i64 noundef 8) #11
  %725 = load ptr, ptr %20, align 8, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %20) #12
  %726 = load ptr, ptr %725, align 8, !tbaa !181
  %727 = load i64, ptr %702, align 8, !tbaa !129
  %728 = icmp eq i64 %727, 7
  %729 = select i1 %728, i32 1, i32 5
  %730 = getelementptr inbounds %struct.image, ptr %726, i64 0, i32 1
  %731 = load i32, ptr %730, align 8, !tbaa !182
  %732 = icmp eq i32 %731, %729
  br i1 %732, label %752, label %733

733:                                              ; preds = %720
  %734 = load ptr, ptr %60, align 8, !tbaa !33
  %735 = getelementptr inbounds %struct.hardware_queue, ptr %734, i64 0, i32 1
  %736 = load i64, ptr %735, align 8, !tbaa !99
  %737 = trunc i64 %736 to i32
  %738 = and i64 %736, 2048
  %739 = icmp eq i64 %738, 0
  %740 = select i1 %739, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %19) #12
  store i32 45, ptr %19, align 8, !tbaa !184
  store ptr null, ptr %80, align 8, !tbaa !187
  store i32 %740, ptr %81, align 8, !tbaa !188
  store i32 %740, ptr %82, align 4, !tbaa !189
  store i32 %731, ptr %83, align 8, !tbaa !190
  store i32 %729, ptr %84, align 4, !tbaa !191
  store i32 -1, ptr %85, align 8, !tbaa !192
  store i32 -1, ptr %86, align 4, !tbaa !193
  %741 = load ptr, ptr %726, align 8, !tbaa !194
  store ptr %741, ptr %87, align 8, !tbaa !195
  %742 = getelementptr inbounds %struct.image, ptr %726, i64 0, i32 2
  %743 = load i32, ptr %742, align 4, !tbaa !196
  store i32 %743, ptr %88, align 8, !tbaa !197
  store i32 0, ptr %89, align 4, !tbaa !198
  %744 = getelementptr inbounds %struct.image, ptr %726, i64 0, i32 3
  %745 = load i32, ptr %744, align 8, !tbaa !199
  store i32 %745, ptr %90, align 8, !tbaa !200
  store i32 0, ptr %91, align 4, !tbaa !201
  %746 = getelementptr inbounds %struct.image, ptr %726, i64 0, i32 4
  %747 = load i32, ptr %746, align 4, !tbaa !202
  store i32 %747, ptr %92, align 8, !tbaa !203
  %748 = load ptr, ptr %0, align 8, !tbaa !30
  %749 = getelementptr inbounds %struct.device, ptr %748, i64 0, i32 16
  %750 = load ptr, ptr %749, align 8, !tbaa !105
  %751 = load ptr, ptr %64, align 8, !tbaa !106
  call void %750(ptr noundef %751, i32 noundef %737, i32 noundef %737, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %19) #11
  store i32 %729, ptr %730, align 8, !tbaa !182
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %19) #12
  br label %752

752:                                              ; preds = %733, %720, %716, %708, %704, %698
  %753 = phi i32 [ %699, %698 ], [ %717, %716 ], [ %713, %708 ], [ %705, %704 ], [ %699, %720 ], [ %699, %733 ]
  %754 = add nuw i64 %700, 1
  %755 = load i64, ptr %408, align 8, !tbaa !124
  %756 = icmp ult i64 %754, %755
  br i1 %756, label %698, label %684, !llvm.loop !204

757:                                              ; preds = %684, %404
  %758 = add nuw i64 %365, 1
  %759 = load i64, ptr %295, align 8, !tbaa !116
  %760 = icmp ult i64 %758, %759
  br i1 %760, label %364, label %763, !llvm.loop !205

761:                                              ; preds = %558, %543, %541
  %762 = phi i32 [ %542, %541 ], [ %559, %558 ], [ -1000069000, %543 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %29) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %34) #12
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %33) #12
  br label %1212

763:                                              ; preds = %757, %356
  %764 = getelementptr inbounds %struct.launch, ptr %210, i64 0, i32 2
  %765 = load ptr, ptr %764, align 8, !tbaa !25
  %766 = icmp eq ptr %765, null
  br i1 %766, label %1212, label %767

767:                                              ; preds = %763
  %768 = getelementptr inbounds %struct.context, ptr %296, i64 0, i32 19
  %769 = getelementptr inbounds %struct.context, ptr %296, i64 0, i32 17
  %770 = load i32, ptr %769, align 8, !tbaa !64
  %771 = getelementptr inbounds %struct.context, ptr %296, i64 0, i32 18
  %772 = load i32, ptr %771, align 4, !tbaa !78
  %773 = icmp ugt i32 %772, %770
  br i1 %773, label %774, label %776

774:                                              ; preds = %767
  %775 = load ptr, ptr %768, align 8, !tbaa !18
  br label %788

776:                                              ; preds = %767
  %777 = icmp eq i32 %772, 0
  %778 = shl i32 %772, 1
  %779 = select i1 %777, i32 8, i32 %778
  %780 = load ptr, ptr %768, align 8, !tbaa !25
  %781 = zext i32 %779 to i64
  %782 = mul nuw nsw i64 %781, 24
  %783 = call ptr @realloc(ptr noundef %780, i64 noundef %782) #11
  %784 = icmp eq ptr %783, null
  br i1 %784, label %1212, label %785

785:                                              ; preds = %776
  store ptr %783, ptr %768, align 8, !tbaa !25
  store i32 %779, ptr %771, align 4, !tbaa !78
  %786 = load i32, ptr %769, align 8, !tbaa !64
  %787 = load ptr, ptr %764, align 8, !tbaa !25
  br label %788

788:                                              ; preds = %785, %774
  %789 = phi ptr [ %765, %774 ], [ %787, %785 ]
  %790 = phi i32 [ %770, %774 ], [ %786, %785 ]
  %791 = phi ptr [ %775, %774 ], [ %783, %785 ]
  %792 = add i32 %790, 1
  store i32 %792, ptr %769, align 8, !tbaa !64
  %793 = zext i32 %790 to i64
  %794 = getelementptr inbounds %struct.harvest, ptr %791, i64 %793
  %795 = load ptr, ptr %310, align 8, !tbaa !11
  %796 = getelementptr inbounds i8, ptr %795, i64 %357
  %797 = load i64, ptr %321, align 8, !tbaa !57
  store ptr %789, ptr %794, align 8, !tbaa.struct !206
  %798 = getelementptr inbounds i8, ptr %794, i64 8
  store ptr %796, ptr %798, align 8, !tbaa.struct !207
  %799 = getelementptr inbounds i8, ptr %794, i64 16
  store i64 %797, ptr %799, align 8, !tbaa.struct !156
  br label %1212

800:                                              ; preds = %291, %291
  %801 = icmp eq i16 %213, 5
  %802 = load ptr, ptr %37, align 8, !tbaa !77
  %803 = getelementptr inbounds %struct.transfer, ptr %210, i64 0, i32 3
  %804 = load i64, ptr %803, align 8, !tbaa !59
  %805 = getelementptr inbounds %struct.context, ptr %802, i64 0, i32 6
  %806 = load i64, ptr %805, align 8, !tbaa !66
  %807 = getelementptr inbounds %struct.device, ptr %292, i64 0, i32 1
  %808 = load i64, ptr %807, align 8, !tbaa !56
  %809 = add i64 %806, -1
  %810 = add i64 %809, %808
  %811 = urem i64 %810, %808
  %812 = sub nuw i64 %810, %811
  %813 = add i64 %812, %804
  store i64 %813, ptr %805, align 8, !tbaa !66
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %17) #12
  store i64 %812, ptr %17, align 8, !tbaa !208
  %814 = getelementptr inbounds %struct.transfer, ptr %210, i64 0, i32 2
  %815 = load i64, ptr %814, align 8, !tbaa !210
  store i64 %815, ptr %55, align 8, !tbaa !211
  store i64 %804, ptr %56, align 8, !tbaa !212
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %18) #12
  store i64 %815, ptr %18, align 8, !tbaa !208
  store i64 %812, ptr %57, align 8, !tbaa !211
  store i64 %804, ptr %58, align 8, !tbaa !212
  %816 = load i32, ptr %59, align 8, !tbaa !107
  %817 = icmp eq i32 %816, 0
  br i1 %817, label %829, label %818

818:                                              ; preds = %800
  %819 = load ptr, ptr %60, align 8, !tbaa !33
  %820 = getelementptr inbounds %struct.hardware_queue, ptr %819, i64 0, i32 1
  %821 = load i64, ptr %820, align 8, !tbaa !99
  %822 = trunc i64 %821 to i32
  %823 = and i64 %821, 2048
  %824 = icmp eq i64 %823, 0
  %825 = select i1 %824, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %16) #12
  store i32 46, ptr %16, align 8, !tbaa !100
  store ptr null, ptr %61, align 8, !tbaa !102
  store i32 %825, ptr %62, align 8, !tbaa !103
  store i32 %825, ptr %63, align 4, !tbaa !104
  %826 = getelementptr inbounds %struct.device, ptr %292, i64 0, i32 16
  %827 = load ptr, ptr %826, align 8, !tbaa !105
  %828 = load ptr, ptr %64, align 8, !tbaa !106
  call void %827(ptr noundef %828, i32 noundef %822, i32 noundef %822, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %16, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %16) #12
  br label %829

829:                                              ; preds = %818, %800
  store i32 1, ptr %59, align 8, !tbaa !107
  br i1 %801, label %846, label %830

830:                                              ; preds = %829
  %831 = getelementptr inbounds %struct.context, ptr %802, i64 0, i32 4
  %832 = load ptr, ptr %831, align 8, !tbaa !11
  %833 = getelementptr inbounds i8, ptr %832, i64 %812
  %834 = getelementptr inbounds %struct.transfer, ptr %210, i64 0, i32 4
  %835 = load ptr, ptr %834, align 8, !tbaa !213
  %836 = load i64, ptr %803, align 8, !tbaa !59
  %837 = call ptr @memcpy(ptr noundef %833, ptr noundef %835, i64 noundef %836) #11
  %838 = load ptr, ptr %0, align 8, !tbaa !30
  %839 = getelementptr inbounds %struct.device, ptr %838, i64 0, i32 9
  %840 = load ptr, ptr %839, align 8, !tbaa !214
  %841 = load ptr, ptr %64, align 8, !tbaa !106
  %842 = getelementptr inbounds %struct.context, ptr %802, i64 0, i32 3
  %843 = load ptr, ptr %842, align 8, !tbaa !10
  %844 = getelementptr inbounds %struct.transfer, ptr %210, i64 0, i32 1
  %845 = load ptr, ptr %844, align 8, !tbaa !215
  call void %840(ptr noundef %841, ptr noundef %843, ptr noundef %845, i32 noundef 1, ptr noundef nonnull %17) #11
  br label %888

846:                                              ; preds = %829
  %847 = load ptr, ptr %0, align 8, !tbaa !30
  %848 = getelementptr inbounds %struct.device, ptr %847, i64 0, i32 9
  %849 = load ptr, ptr %848, align 8, !tbaa !214
  %850 = load ptr, ptr %64, align 8, !tbaa !106
  %851 = getelementptr inbounds %struct.transfer, ptr %210, i64 0, i32 1
  %852 = load ptr, ptr %851, align 8, !tbaa !215
  %853 = getelementptr inbounds %struct.context, ptr %802, i64 0, i32 3
  %854 = load ptr, ptr %853, align 8, !tbaa !10
  call void %849(ptr noundef %850, ptr noundef %852, ptr noundef %854, i32 noundef 1, ptr noundef nonnull %18) #11
  %855 = getelementptr inbounds %struct.context, ptr %802, i64 0, i32 19
  %856 = getelementptr inbounds %struct.context, ptr %802, i64 0, i32 17
  %857 = load i32, ptr %856, align 8, !tbaa !64
  %858 = getelementptr inbounds %struct.context, ptr %802, i64 0, i32 18
  %859 = load i32, ptr %858, align 4, !tbaa !78
  %860 = icmp ugt i32 %859, %857
  br i1 %860, label %861, label %863

861:                                              ; preds = %846
  %862 = load ptr, ptr %855, align 8, !tbaa !18
  br label %874

863:                                              ; preds = %846
  %864 = icmp eq i32 %859, 0
  %865 = shl i32 %859, 1
  %866 = select i1 %864, i32 8, i32 %865
  %867 = load ptr, ptr %855, align 8, !tbaa !25
  %868 = zext i32 %866 to i64
  %869 = mul nuw nsw i64 %868, 24
  %870 = call ptr @realloc(ptr noundef %867, i64 noundef %869) #11
  %871 = icmp eq ptr %870, null
  br i1 %871, label %888, label %872

872:                                              ; preds = %863
  store ptr %870, ptr %855, align 8, !tbaa !25
  store i32 %866, ptr %858, align 4, !tbaa !78
  %873 = load i32, ptr %856, align 8, !tbaa !64
  br label %874

874:                                              ; preds = %872, %861
  %875 = phi i32 [ %857, %861 ], [ %873, %872 ]
  %876 = phi ptr [ %862, %861 ], [ %870, %872 ]
  %877 = add i32 %875, 1
  store i32 %877, ptr %856, align 8, !tbaa !64
  %878 = zext i32 %875 to i64
  %879 = getelementptr inbounds %struct.harvest, ptr %876, i64 %878
  %880 = getelementptr inbounds %struct.transfer, ptr %210, i64 0, i32 4
  %881 = load ptr, ptr %880, align 8, !tbaa !213
  %882 = getelementptr inbounds %struct.context, ptr %802, i64 0, i32 4
  %883 = load ptr, ptr %882, align 8, !tbaa !11
  %884 = getelementptr inbounds i8, ptr %883, i64 %812
  %885 = load i64, ptr %803, align 8, !tbaa !59
  store ptr %881, ptr %879, align 8, !tbaa.struct !206
  %886 = getelementptr inbounds i8, ptr %879, i64 8
  store ptr %884, ptr %886, align 8, !tbaa.struct !207
  %887 = getelementptr inbounds i8, ptr %879, i64 16
  store i64 %885, ptr %887, align 8, !tbaa.struct !156
  br label %888

888:                                              ; preds = %874, %863, %830
  %889 = phi i32 [ 0, %874 ], [ 0, %830 ], [ -1, %863 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %18) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %17) #12
  br label %1212

890:                                              ; preds = %291
  %891 = load i32, ptr %59, align 8, !tbaa !107
  %892 = icmp eq i32 %891, 0
  br i1 %892, label %905, label %893

893:                                              ; preds = %890
  %894 = load ptr, ptr %60, align 8, !tbaa !33
  %895 = getelementptr inbounds %struct.hardware_queue, ptr %894, i64 0, i32 1
  %896 = load i64, ptr %895, align 8, !tbaa !99
  %897 = trunc i64 %896 to i32
  %898 = and i64 %896, 2048
  %899 = icmp eq i64 %898, 0
  %900 = select i1 %899, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %15) #12
  store i32 46, ptr %15, align 8, !tbaa !100
  store ptr null, ptr %93, align 8, !tbaa !102
  store i32 %900, ptr %94, align 8, !tbaa !103
  store i32 %900, ptr %95, align 4, !tbaa !104
  %901 = getelementptr inbounds %struct.device, ptr %292, i64 0, i32 16
  %902 = load ptr, ptr %901, align 8, !tbaa !105
  %903 = load ptr, ptr %64, align 8, !tbaa !106
  call void %902(ptr noundef %903, i32 noundef %897, i32 noundef %897, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %15, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %15) #12
  %904 = load i16, ptr %210, align 4, !tbaa !52
  br label %905

905:                                              ; preds = %893, %890
  %906 = phi i16 [ %213, %890 ], [ %904, %893 ]
  store i32 1, ptr %59, align 8, !tbaa !107
  switch i16 %906, label %1212 [
    i16 2, label %907
    i16 3, label %916
    i16 6, label %928
    i16 7, label %983
    i16 8, label %1038
    i16 9, label %1139
    i16 10, label %1169
    i16 11, label %1207
  ]

907:                                              ; preds = %905
  %908 = getelementptr inbounds %struct.device, ptr %292, i64 0, i32 9
  %909 = load ptr, ptr %908, align 8, !tbaa !214
  %910 = load ptr, ptr %64, align 8, !tbaa !106
  %911 = getelementptr inbounds %struct.copy, ptr %210, i64 0, i32 2
  %912 = load ptr, ptr %911, align 8, !tbaa !216
  %913 = getelementptr inbounds %struct.copy, ptr %210, i64 0, i32 1
  %914 = load ptr, ptr %913, align 8, !tbaa !218
  %915 = getelementptr inbounds %struct.copy, ptr %210, i64 0, i32 3
  call void %909(ptr noundef %910, ptr noundef %912, ptr noundef %914, i32 noundef 1, ptr noundef nonnull %915) #11
  br label %1212

916:                                              ; preds = %905
  %917 = getelementptr inbounds %struct.device, ptr %292, i64 0, i32 15
  %918 = load ptr, ptr %917, align 8, !tbaa !219
  %919 = load ptr, ptr %64, align 8, !tbaa !106
  %920 = getelementptr inbounds %struct.fill, ptr %210, i64 0, i32 1
  %921 = load ptr, ptr %920, align 8, !tbaa !220
  %922 = getelementptr inbounds %struct.fill, ptr %210, i64 0, i32 2
  %923 = load i64, ptr %922, align 8, !tbaa !222
  %924 = getelementptr inbounds %struct.fill, ptr %210, i64 0, i32 3
  %925 = load i64, ptr %924, align 8, !tbaa !223
  %926 = getelementptr inbounds %struct.fill, ptr %210, i64 0, i32 4
  %927 = load i32, ptr %926, align 8, !tbaa !224
  call void %918(ptr noundef %919, ptr noundef %921, i64 noundef %923, i64 noundef %925, i32 noundef %927) #11
  br label %1212

928:                                              ; preds = %905
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %14) #12
  call void @llvm.experimental.noalias.scope.decl(metadata !225)
  %929 = getelementptr inbounds %struct.image_transfer, ptr %210, i64 0, i32 4
  %930 = getelementptr inbounds %struct.image_transfer, ptr %210, i64 0, i32 2
  %931 = load i64, ptr %930, align 8, !tbaa !228, !noalias !225
  store i64 %931, ptr %14, align 8, !tbaa !233, !alias.scope !225
  store i32 0, ptr %177, align 8, !tbaa !236, !alias.scope !225
  store i32 0, ptr %178, align 4, !tbaa !237, !alias.scope !225
  %932 = getelementptr inbounds %struct.image_transfer, ptr %210, i64 0, i32 3
  %933 = load ptr, ptr %932, align 8, !tbaa !238, !noalias !225
  %934 = getelementptr inbounds %struct.image, ptr %933, i64 0, i32 2
  %935 = load i32, ptr %934, align 4, !tbaa !196, !noalias !225
  %936 = and i32 %935, 2
  %937 = icmp eq i32 %936, 0
  %938 = select i1 %937, i32 %935, i32 2
  %939 = zext i32 %938 to i64
  %940 = load i64, ptr %929, align 8, !tbaa !239, !noalias !225
  %941 = getelementptr inbounds %struct.image_transfer, ptr %210, i64 0, i32 4, i32 1
  %942 = load i64, ptr %941, align 8, !tbaa !240, !noalias !225
  %943 = getelementptr inbounds %struct.image_transfer, ptr %210, i64 0, i32 4, i32 2
  %944 = load i64, ptr %943, align 8, !tbaa !241, !noalias !225
  %945 = shl i64 %940, 32
  %946 = or i64 %945, %939
  %947 = shl i64 %944, 32
  %948 = and i64 %942, 4294967295
  %949 = or i64 %947, %948
  store i64 %946, ptr %179, align 8, !alias.scope !225
  store i64 %949, ptr %180, align 8, !alias.scope !225
  %950 = getelementptr inbounds %struct.image_transfer, ptr %210, i64 0, i32 4, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %181, ptr noundef nonnull align 8 dereferenceable(12) %950, i64 12, i1 false), !tbaa.struct !242
  %951 = getelementptr inbounds %struct.image_transfer, ptr %210, i64 0, i32 4, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %182, ptr noundef nonnull align 4 dereferenceable(12) %951, i64 12, i1 false), !tbaa.struct !242
  %952 = getelementptr inbounds %struct.image, ptr %933, i64 0, i32 1
  %953 = load i32, ptr %952, align 8, !tbaa !182
  %954 = icmp eq i32 %953, 7
  br i1 %954, label %974, label %955

955:                                              ; preds = %928
  %956 = load ptr, ptr %60, align 8, !tbaa !33
  %957 = getelementptr inbounds %struct.hardware_queue, ptr %956, i64 0, i32 1
  %958 = load i64, ptr %957, align 8, !tbaa !99
  %959 = trunc i64 %958 to i32
  %960 = and i64 %958, 2048
  %961 = icmp eq i64 %960, 0
  %962 = select i1 %961, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %13) #12
  store i32 45, ptr %13, align 8, !tbaa !184
  store ptr null, ptr %183, align 8, !tbaa !187
  store i32 %962, ptr %184, align 8, !tbaa !188
  store i32 %962, ptr %185, align 4, !tbaa !189
  store i32 %953, ptr %186, align 8, !tbaa !190
  store i32 7, ptr %187, align 4, !tbaa !191
  store i32 -1, ptr %188, align 8, !tbaa !192
  store i32 -1, ptr %189, align 4, !tbaa !193
  %963 = load ptr, ptr %933, align 8, !tbaa !194
  store ptr %963, ptr %190, align 8, !tbaa !195
  %964 = load i32, ptr %934, align 4, !tbaa !196
  store i32 %964, ptr %191, align 8, !tbaa !197
  store i32 0, ptr %192, align 4, !tbaa !198
  %965 = getelementptr inbounds %struct.image, ptr %933, i64 0, i32 3
  %966 = load i32, ptr %965, align 8, !tbaa !199
  store i32 %966, ptr %193, align 8, !tbaa !200
  store i32 0, ptr %194, align 4, !tbaa !201
  %967 = getelementptr inbounds %struct.image, ptr %933, i64 0, i32 4
  %968 = load i32, ptr %967, align 4, !tbaa !202
  store i32 %968, ptr %195, align 8, !tbaa !203
  %969 = load ptr, ptr %0, align 8, !tbaa !30
  %970 = getelementptr inbounds %struct.device, ptr %969, i64 0, i32 16
  %971 = load ptr, ptr %970, align 8, !tbaa !105
  %972 = load ptr, ptr %64, align 8, !tbaa !106
  call void %971(ptr noundef %972, i32 noundef %959, i32 noundef %959, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %13) #11
  store i32 7, ptr %952, align 8, !tbaa !182
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %13) #12
  %973 = load ptr, ptr %932, align 8, !tbaa !238
  br label %974

974:                                              ; preds = %955, %928
  %975 = phi ptr [ %933, %928 ], [ %973, %955 ]
  %976 = load ptr, ptr %0, align 8, !tbaa !30
  %977 = getelementptr inbounds %struct.device, ptr %976, i64 0, i32 10
  %978 = load ptr, ptr %977, align 8, !tbaa !243
  %979 = load ptr, ptr %64, align 8, !tbaa !106
  %980 = getelementptr inbounds %struct.image_transfer, ptr %210, i64 0, i32 1
  %981 = load ptr, ptr %980, align 8, !tbaa !244
  %982 = load ptr, ptr %975, align 8, !tbaa !194
  call void %978(ptr noundef %979, ptr noundef %981, ptr noundef %982, i32 noundef 7, i32 noundef 1, ptr noundef nonnull %14) #11
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %14) #12
  br label %1212

983:                                              ; preds = %905
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %12) #12
  call void @llvm.experimental.noalias.scope.decl(metadata !245)
  %984 = getelementptr inbounds %struct.image_transfer, ptr %210, i64 0, i32 4
  %985 = getelementptr inbounds %struct.image_transfer, ptr %210, i64 0, i32 2
  %986 = load i64, ptr %985, align 8, !tbaa !228, !noalias !245
  store i64 %986, ptr %12, align 8, !tbaa !233, !alias.scope !245
  store i32 0, ptr %158, align 8, !tbaa !236, !alias.scope !245
  store i32 0, ptr %159, align 4, !tbaa !237, !alias.scope !245
  %987 = getelementptr inbounds %struct.image_transfer, ptr %210, i64 0, i32 3
  %988 = load ptr, ptr %987, align 8, !tbaa !238, !noalias !245
  %989 = getelementptr inbounds %struct.image, ptr %988, i64 0, i32 2
  %990 = load i32, ptr %989, align 4, !tbaa !196, !noalias !245
  %991 = and i32 %990, 2
  %992 = icmp eq i32 %991, 0
  %993 = select i1 %992, i32 %990, i32 2
  %994 = zext i32 %993 to i64
  %995 = load i64, ptr %984, align 8, !tbaa !239, !noalias !245
  %996 = getelementptr inbounds %struct.image_transfer, ptr %210, i64 0, i32 4, i32 1
  %997 = load i64, ptr %996, align 8, !tbaa !240, !noalias !245
  %998 = getelementptr inbounds %struct.image_transfer, ptr %210, i64 0, i32 4, i32 2
  %999 = load i64, ptr %998, align 8, !tbaa !241, !noalias !245
  %1000 = shl i64 %995, 32
  %1001 = or i64 %1000, %994
  %1002 = shl i64 %999, 32
  %1003 = and i64 %997, 4294967295
  %1004 = or i64 %1002, %1003
  store i64 %1001, ptr %160, align 8, !alias.scope !245
  store i64 %1004, ptr %161, align 8, !alias.scope !245
  %1005 = getelementptr inbounds %struct.image_transfer, ptr %210, i64 0, i32 4, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %162, ptr noundef nonnull align 8 dereferenceable(12) %1005, i64 12, i1 false), !tbaa.struct !242
  %1006 = getelementptr inbounds %struct.image_transfer, ptr %210, i64 0, i32 4, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %163, ptr noundef nonnull align 4 dereferenceable(12) %1006, i64 12, i1 false), !tbaa.struct !242
  %1007 = getelementptr inbounds %struct.image, ptr %988, i64 0, i32 1
  %1008 = load i32, ptr %1007, align 8, !tbaa !182
  %1009 = icmp eq i32 %1008, 6
  br i1 %1009, label %1029, label %1010

1010:                                             ; preds = %983
  %1011 = load ptr, ptr %60, align 8, !tbaa !33
  %1012 = getelementptr inbounds %struct.hardware_queue, ptr %1011, i64 0, i32 1
  %1013 = load i64, ptr %1012, align 8, !tbaa !99
  %1014 = trunc i64 %1013 to i32
  %1015 = and i64 %1013, 2048
  %1016 = icmp eq i64 %1015, 0
  %1017 = select i1 %1016, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %11) #12
  store i32 45, ptr %11, align 8, !tbaa !184
  store ptr null, ptr %164, align 8, !tbaa !187
  store i32 %1017, ptr %165, align 8, !tbaa !188
  store i32 %1017, ptr %166, align 4, !tbaa !189
  store i32 %1008, ptr %167, align 8, !tbaa !190
  store i32 6, ptr %168, align 4, !tbaa !191
  store i32 -1, ptr %169, align 8, !tbaa !192
  store i32 -1, ptr %170, align 4, !tbaa !193
  %1018 = load ptr, ptr %988, align 8, !tbaa !194
  store ptr %1018, ptr %171, align 8, !tbaa !195
  %1019 = load i32, ptr %989, align 4, !tbaa !196
  store i32 %1019, ptr %172, align 8, !tbaa !197
  store i32 0, ptr %173, align 4, !tbaa !198
  %1020 = getelementptr inbounds %struct.image, ptr %988, i64 0, i32 3
  %1021 = load i32, ptr %1020, align 8, !tbaa !199
  store i32 %1021, ptr %174, align 8, !tbaa !200
  store i32 0, ptr %175, align 4, !tbaa !201
  %1022 = getelementptr inbounds %struct.image, ptr %988, i64 0, i32 4
  %1023 = load i32, ptr %1022, align 4, !tbaa !202
  store i32 %1023, ptr %176, align 8, !tbaa !203
  %1024 = load ptr, ptr %0, align 8, !tbaa !30
  %1025 = getelementptr inbounds %struct.device, ptr %1024, i64 0, i32 16
  %1026 = load ptr, ptr %1025, align 8, !tbaa !105
  %1027 = load ptr, ptr %64, align 8, !tbaa !106
  call void %1026(ptr noundef %1027, i32 noundef %1014, i32 noundef %1014, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %11) #11
  store i32 6, ptr %1007, align 8, !tbaa !182
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %11) #12
  %1028 = load ptr, ptr %987, align 8, !tbaa !238
  br label %1029

1029:                                             ; preds = %1010, %983
  %1030 = phi ptr [ %988, %983 ], [ %1028, %1010 ]
  %1031 = load ptr, ptr %0, align 8, !tbaa !30
  %1032 = getelementptr inbounds %struct.device, ptr %1031, i64 0, i32 12
  %1033 = load ptr, ptr %1032, align 8, !tbaa !248
  %1034 = load ptr, ptr %64, align 8, !tbaa !106
  %1035 = load ptr, ptr %1030, align 8, !tbaa !194
  %1036 = getelementptr inbounds %struct.image_transfer, ptr %210, i64 0, i32 1
  %1037 = load ptr, ptr %1036, align 8, !tbaa !244
  call void %1033(ptr noundef %1034, ptr noundef %1035, i32 noundef 6, ptr noundef %1037, i32 noundef 1, ptr noundef nonnull %12) #11
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %12) #12
  br label %1212

1038:                                             ; preds = %905
  %1039 = getelementptr inbounds %struct.copy_image, ptr %210, i64 0, i32 3
  %1040 = getelementptr inbounds %struct.copy_image, ptr %210, i64 0, i32 4
  call void @llvm.lifetime.start.p0(i64 68, ptr nonnull %10) #12
  %1041 = getelementptr inbounds %struct.copy_image, ptr %210, i64 0, i32 2
  %1042 = load ptr, ptr %1041, align 8, !tbaa !249
  %1043 = getelementptr inbounds %struct.image, ptr %1042, i64 0, i32 2
  %1044 = load i32, ptr %1043, align 4, !tbaa !196
  %1045 = and i32 %1044, 2
  %1046 = icmp eq i32 %1045, 0
  %1047 = select i1 %1046, i32 %1044, i32 2
  %1048 = zext i32 %1047 to i64
  %1049 = load i64, ptr %1040, align 8, !tbaa !239
  %1050 = getelementptr inbounds %struct.copy_image, ptr %210, i64 0, i32 4, i32 1
  %1051 = load i64, ptr %1050, align 8, !tbaa !240
  %1052 = getelementptr inbounds %struct.copy_image, ptr %210, i64 0, i32 4, i32 2
  %1053 = load i64, ptr %1052, align 8, !tbaa !241
  %1054 = shl i64 %1049, 32
  %1055 = or i64 %1054, %1048
  %1056 = shl i64 %1053, 32
  %1057 = and i64 %1051, 4294967295
  %1058 = or i64 %1056, %1057
  store i64 %1055, ptr %10, align 8
  store i64 %1058, ptr %126, align 8
  %1059 = getelementptr inbounds %struct.copy_image, ptr %210, i64 0, i32 4, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %127, ptr noundef nonnull align 8 dereferenceable(12) %1059, i64 12, i1 false), !tbaa.struct !242
  %1060 = getelementptr inbounds %struct.copy_image, ptr %210, i64 0, i32 1
  %1061 = load ptr, ptr %1060, align 8, !tbaa !251
  %1062 = getelementptr inbounds %struct.image, ptr %1061, i64 0, i32 2
  %1063 = load i32, ptr %1062, align 4, !tbaa !196
  %1064 = and i32 %1063, 2
  %1065 = icmp eq i32 %1064, 0
  %1066 = select i1 %1065, i32 %1063, i32 2
  %1067 = zext i32 %1066 to i64
  %1068 = load i64, ptr %1039, align 8, !tbaa !239
  %1069 = getelementptr inbounds %struct.copy_image, ptr %210, i64 0, i32 3, i32 1
  %1070 = load i64, ptr %1069, align 8, !tbaa !240
  %1071 = getelementptr inbounds %struct.copy_image, ptr %210, i64 0, i32 3, i32 2
  %1072 = load i64, ptr %1071, align 8, !tbaa !241
  %1073 = shl i64 %1068, 32
  %1074 = or i64 %1073, %1067
  %1075 = shl i64 %1072, 32
  %1076 = and i64 %1070, 4294967295
  %1077 = or i64 %1075, %1076
  store i64 %1074, ptr %128, align 4
  store i64 %1077, ptr %129, align 4
  %1078 = getelementptr inbounds %struct.copy_image, ptr %210, i64 0, i32 3, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %130, ptr noundef nonnull align 8 dereferenceable(12) %1078, i64 12, i1 false), !tbaa.struct !242
  %1079 = getelementptr inbounds %struct.copy_image, ptr %210, i64 0, i32 3, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %131, ptr noundef nonnull align 4 dereferenceable(12) %1079, i64 12, i1 false), !tbaa.struct !242
  %1080 = icmp eq ptr %1061, %1042
  %1081 = select i1 %1080, i32 1, i32 6
  %1082 = select i1 %1080, i32 1, i32 7
  %1083 = getelementptr inbounds %struct.image, ptr %1042, i64 0, i32 1
  %1084 = load i32, ptr %1083, align 8, !tbaa !182
  %1085 = icmp eq i32 %1084, %1081
  br i1 %1085, label %1105, label %1086

1086:                                             ; preds = %1038
  %1087 = load ptr, ptr %60, align 8, !tbaa !33
  %1088 = getelementptr inbounds %struct.hardware_queue, ptr %1087, i64 0, i32 1
  %1089 = load i64, ptr %1088, align 8, !tbaa !99
  %1090 = trunc i64 %1089 to i32
  %1091 = and i64 %1089, 2048
  %1092 = icmp eq i64 %1091, 0
  %1093 = select i1 %1092, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %9) #12
  store i32 45, ptr %9, align 8, !tbaa !184
  store ptr null, ptr %132, align 8, !tbaa !187
  store i32 %1093, ptr %133, align 8, !tbaa !188
  store i32 %1093, ptr %134, align 4, !tbaa !189
  store i32 %1084, ptr %135, align 8, !tbaa !190
  store i32 %1081, ptr %136, align 4, !tbaa !191
  store i32 -1, ptr %137, align 8, !tbaa !192
  store i32 -1, ptr %138, align 4, !tbaa !193
  %1094 = load ptr, ptr %1042, align 8, !tbaa !194
  store ptr %1094, ptr %139, align 8, !tbaa !195
  %1095 = load i32, ptr %1043, align 4, !tbaa !196
  store i32 %1095, ptr %140, align 8, !tbaa !197
  store i32 0, ptr %141, align 4, !tbaa !198
  %1096 = getelementptr inbounds %struct.image, ptr %1042, i64 0, i32 3
  %1097 = load i32, ptr %1096, align 8, !tbaa !199
  store i32 %1097, ptr %142, align 8, !tbaa !200
  store i32 0, ptr %143, align 4, !tbaa !201
  %1098 = getelementptr inbounds %struct.image, ptr %1042, i64 0, i32 4
  %1099 = load i32, ptr %1098, align 4, !tbaa !202
  store i32 %1099, ptr %144, align 8, !tbaa !203
  %1100 = load ptr, ptr %0, align 8, !tbaa !30
  %1101 = getelementptr inbounds %struct.device, ptr %1100, i64 0, i32 16
  %1102 = load ptr, ptr %1101, align 8, !tbaa !105
  %1103 = load ptr, ptr %64, align 8, !tbaa !106
  call void %1102(ptr noundef %1103, i32 noundef %1090, i32 noundef %1090, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %9) #11
  store i32 %1081, ptr %1083, align 8, !tbaa !182
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %9) #12
  %1104 = load ptr, ptr %1060, align 8, !tbaa !251
  br label %1105

1105:                                             ; preds = %1086, %1038
  %1106 = phi ptr [ %1061, %1038 ], [ %1104, %1086 ]
  %1107 = getelementptr inbounds %struct.image, ptr %1106, i64 0, i32 1
  %1108 = load i32, ptr %1107, align 8, !tbaa !182
  %1109 = icmp eq i32 %1108, %1082
  br i1 %1109, label %1130, label %1110

1110:                                             ; preds = %1105
  %1111 = load ptr, ptr %60, align 8, !tbaa !33
  %1112 = getelementptr inbounds %struct.hardware_queue, ptr %1111, i64 0, i32 1
  %1113 = load i64, ptr %1112, align 8, !tbaa !99
  %1114 = trunc i64 %1113 to i32
  %1115 = and i64 %1113, 2048
  %1116 = icmp eq i64 %1115, 0
  %1117 = select i1 %1116, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %8) #12
  store i32 45, ptr %8, align 8, !tbaa !184
  store ptr null, ptr %145, align 8, !tbaa !187
  store i32 %1117, ptr %146, align 8, !tbaa !188
  store i32 %1117, ptr %147, align 4, !tbaa !189
  store i32 %1108, ptr %148, align 8, !tbaa !190
  store i32 %1082, ptr %149, align 4, !tbaa !191
  store i32 -1, ptr %150, align 8, !tbaa !192
  store i32 -1, ptr %151, align 4, !tbaa !193
  %1118 = load ptr, ptr %1106, align 8, !tbaa !194
  store ptr %1118, ptr %152, align 8, !tbaa !195
  %1119 = getelementptr inbounds %struct.image, ptr %1106, i64 0, i32 2
  %1120 = load i32, ptr %1119, align 4, !tbaa !196
  store i32 %1120, ptr %153, align 8, !tbaa !197
  store i32 0, ptr %154, align 4, !tbaa !198
  %1121 = getelementptr inbounds %struct.image, ptr %1106, i64 0, i32 3
  %1122 = load i32, ptr %1121, align 8, !tbaa !199
  store i32 %1122, ptr %155, align 8, !tbaa !200
  store i32 0, ptr %156, align 4, !tbaa !201
  %1123 = getelementptr inbounds %struct.image, ptr %1106, i64 0, i32 4
  %1124 = load i32, ptr %1123, align 4, !tbaa !202
  store i32 %1124, ptr %157, align 8, !tbaa !203
  %1125 = load ptr, ptr %0, align 8, !tbaa !30
  %1126 = getelementptr inbounds %struct.device, ptr %1125, i64 0, i32 16
  %1127 = load ptr, ptr %1126, align 8, !tbaa !105
  %1128 = load ptr, ptr %64, align 8, !tbaa !106
  call void %1127(ptr noundef %1128, i32 noundef %1114, i32 noundef %1114, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %8) #11
  store i32 %1082, ptr %1107, align 8, !tbaa !182
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %8) #12
  %1129 = load ptr, ptr %1060, align 8, !tbaa !251
  br label %1130

1130:                                             ; preds = %1110, %1105
  %1131 = phi ptr [ %1106, %1105 ], [ %1129, %1110 ]
  %1132 = load ptr, ptr %0, align 8, !tbaa !30
  %1133 = getelementptr inbounds %struct.device, ptr %1132, i64 0, i32 11
  %1134 = load ptr, ptr %1133, align 8, !tbaa !252
  %1135 = load ptr, ptr %64, align 8, !tbaa !106
  %1136 = load ptr, ptr %1041, align 8, !tbaa !249
  %1137 = load ptr, ptr %1136, align 8, !tbaa !194
  %1138 = load ptr, ptr %1131, align 8, !tbaa !194
  call void %1134(ptr noundef %1135, ptr noundef %1137, i32 noundef %1081, ptr noundef %1138, i32 noundef %1082, i32 noundef 1, ptr noundef nonnull %10) #11
  call void @llvm.lifetime.end.p0(i64 68, ptr nonnull %10) #12
  br label %1212

1139:                                             ; preds = %905
  %1140 = getelementptr inbounds %struct.transition, ptr %210, i64 0, i32 1
  %1141 = load ptr, ptr %1140, align 8, !tbaa !253
  %1142 = getelementptr inbounds %struct.transition, ptr %210, i64 0, i32 2
  %1143 = load i64, ptr %1142, align 8, !tbaa !255
  %1144 = trunc i64 %1143 to i32
  %1145 = getelementptr inbounds %struct.image, ptr %1141, i64 0, i32 1
  %1146 = load i32, ptr %1145, align 8, !tbaa !182
  %1147 = icmp eq i32 %1146, %1144
  %1148 = icmp eq i32 %1144, 0
  %1149 = or i1 %1148, %1147
  br i1 %1149, label %1212, label %1150

1150:                                             ; preds = %1139
  %1151 = load ptr, ptr %60, align 8, !tbaa !33
  %1152 = getelementptr inbounds %struct.hardware_queue, ptr %1151, i64 0, i32 1
  %1153 = load i64, ptr %1152, align 8, !tbaa !99
  %1154 = trunc i64 %1153 to i32
  %1155 = and i64 %1153, 2048
  %1156 = icmp eq i64 %1155, 0
  %1157 = select i1 %1156, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %7) #12
  store i32 45, ptr %7, align 8, !tbaa !184
  store ptr null, ptr %113, align 8, !tbaa !187
  store i32 %1157, ptr %114, align 8, !tbaa !188
  store i32 %1157, ptr %115, align 4, !tbaa !189
  store i32 %1146, ptr %116, align 8, !tbaa !190
  store i32 %1144, ptr %117, align 4, !tbaa !191
  store i32 -1, ptr %118, align 8, !tbaa !192
  store i32 -1, ptr %119, align 4, !tbaa !193
  %1158 = load ptr, ptr %1141, align 8, !tbaa !194
  store ptr %1158, ptr %120, align 8, !tbaa !195
  %1159 = getelementptr inbounds %struct.image, ptr %1141, i64 0, i32 2
  %1160 = load i32, ptr %1159, align 4, !tbaa !196
  store i32 %1160, ptr %121, align 8, !tbaa !197
  store i32 0, ptr %122, align 4, !tbaa !198
  %1161 = getelementptr inbounds %struct.image, ptr %1141, i64 0, i32 3
  %1162 = load i32, ptr %1161, align 8, !tbaa !199
  store i32 %1162, ptr %123, align 8, !tbaa !200
  store i32 0, ptr %124, align 4, !tbaa !201
  %1163 = getelementptr inbounds %struct.image, ptr %1141, i64 0, i32 4
  %1164 = load i32, ptr %1163, align 4, !tbaa !202
  store i32 %1164, ptr %125, align 8, !tbaa !203
  %1165 = load ptr, ptr %0, align 8, !tbaa !30
  %1166 = getelementptr inbounds %struct.device, ptr %1165, i64 0, i32 16
  %1167 = load ptr, ptr %1166, align 8, !tbaa !105
  %1168 = load ptr, ptr %64, align 8, !tbaa !106
  call void %1167(ptr noundef %1168, i32 noundef %1154, i32 noundef %1154, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %7) #11
  store i32 %1144, ptr %1145, align 8, !tbaa !182
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %7) #12
  br label %1212

1169:                                             ; preds = %905
  %1170 = getelementptr inbounds %struct.transition, ptr %210, i64 0, i32 1
  %1171 = load ptr, ptr %1170, align 8, !tbaa !253
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %6) #12
  %1172 = getelementptr inbounds %struct.image, ptr %1171, i64 0, i32 2
  %1173 = load i32, ptr %1172, align 4, !tbaa !196
  store i32 %1173, ptr %6, align 4, !tbaa !197
  store i32 0, ptr %96, align 4, !tbaa !198
  %1174 = getelementptr inbounds %struct.image, ptr %1171, i64 0, i32 3
  %1175 = load i32, ptr %1174, align 8, !tbaa !199
  store i32 %1175, ptr %97, align 4, !tbaa !200
  store i32 0, ptr %98, align 4, !tbaa !201
  %1176 = getelementptr inbounds %struct.image, ptr %1171, i64 0, i32 4
  %1177 = load i32, ptr %1176, align 4, !tbaa !202
  store i32 %1177, ptr %99, align 4, !tbaa !203
  %1178 = getelementptr inbounds %struct.image, ptr %1171, i64 0, i32 1
  %1179 = load i32, ptr %1178, align 8, !tbaa !182
  %1180 = icmp eq i32 %1179, 7
  br i1 %1180, label %1195, label %1181

1181:                                             ; preds = %1169
  %1182 = load ptr, ptr %60, align 8, !tbaa !33
  %1183 = getelementptr inbounds %struct.hardware_queue, ptr %1182, i64 0, i32 1
  %1184 = load i64, ptr %1183, align 8, !tbaa !99
  %1185 = trunc i64 %1184 to i32
  %1186 = and i64 %1184, 2048
  %1187 = icmp eq i64 %1186, 0
  %1188 = select i1 %1187, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %5) #12
  store i32 45, ptr %5, align 8, !tbaa !184
  store ptr null, ptr %100, align 8, !tbaa !187
  store i32 %1188, ptr %101, align 8, !tbaa !188
  store i32 %1188, ptr %102, align 4, !tbaa !189
  store i32 %1179, ptr %103, align 8, !tbaa !190
  store i32 7, ptr %104, align 4, !tbaa !191
  store i32 -1, ptr %105, align 8, !tbaa !192
  store i32 -1, ptr %106, align 4, !tbaa !193
  %1189 = load ptr, ptr %1171, align 8, !tbaa !194
  store ptr %1189, ptr %107, align 8, !tbaa !195
  store i32 %1173, ptr %108, align 8, !tbaa !197
  store i32 0, ptr %109, align 4, !tbaa !198
  store i32 %1175, ptr %110, align 8, !tbaa !200
  store i32 0, ptr %111, align 4, !tbaa !201
  store i32 %1177, ptr %112, align 8, !tbaa !203
  %1190 = load ptr, ptr %0, align 8, !tbaa !30
  %1191 = getelementptr inbounds %struct.device, ptr %1190, i64 0, i32 16
  %1192 = load ptr, ptr %1191, align 8, !tbaa !105
  %1193 = load ptr, ptr %64, align 8, !tbaa !106
  call void %1192(ptr noundef %1193, i32 noundef %1185, i32 noundef %1185, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %5) #11
  store i32 7, ptr %1178, align 8, !tbaa !182
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %5) #12
  %1194 = load i32, ptr %1172, align 4, !tbaa !196
  br label %1195

1195:                                             ; preds = %1181, %1169
  %1196 = phi i32 [ %1173, %1169 ], [ %1194, %1181 ]
  %1197 = and i32 %1196, 1
  %1198 = icmp eq i32 %1197, 0
  %1199 = load ptr, ptr %0, align 8, !tbaa !30
  %1200 = load ptr, ptr %64, align 8, !tbaa !106
  %1201 = load ptr, ptr %1171, align 8, !tbaa !194
  %1202 = getelementptr inbounds %struct.device, ptr %1199, i64 0, i32 8
  %1203 = getelementptr inbounds %struct.device, ptr %1199, i64 0, i32 7
  %1204 = select i1 %1198, ptr %1202, ptr %1203
  %1205 = select i1 %1198, ptr @clear_image.nothing, ptr @clear_image.black
  %1206 = load ptr, ptr %1204, align 8, !tbaa !25
  call void %1206(ptr noundef %1200, ptr noundef %1201, i32 noundef 7, ptr noundef nonnull %1205, i32 noundef 1, ptr noundef nonnull %6) #11
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %6) #12
  br label %1212

1207:                                             ; preds = %905
  %1208 = getelementptr inbounds %struct.device, ptr %292, i64 0, i32 14
  %1209 = load ptr, ptr %1208, align 8, !tbaa !256
  %1210 = load ptr, ptr %64, align 8, !tbaa !106
  %1211 = getelementptr inbounds %struct.execute, ptr %210, i64 0, i32 1
  call void %1209(ptr noundef %1210, i32 noundef 1, ptr noundef nonnull %1211) #11
  br label %1212

1212:                                             ; preds = %291, %761, %763, %776, %788, %888, %905, %907, %916, %974, %1029, %1130, %1139, %1150, %1195, %1207
  %1213 = phi i32 [ %889, %888 ], [ 0, %291 ], [ 0, %905 ], [ 0, %1207 ], [ 0, %1195 ], [ 0, %1130 ], [ 0, %1029 ], [ 0, %974 ], [ 0, %916 ], [ 0, %907 ], [ 0, %788 ], [ %762, %761 ], [ 0, %763 ], [ -1, %776 ], [ 0, %1139 ], [ 0, %1150 ]
  %1214 = getelementptr inbounds %struct.command, ptr %210, i64 0, i32 1
  %1215 = load i16, ptr %1214, align 2, !tbaa !257
  %1216 = icmp eq i16 %1215, 0
  br i1 %1216, label %1227, label %1217

1217:                                             ; preds = %1212
  %1218 = load i32, ptr %40, align 8, !tbaa !63
  %1219 = icmp eq i32 %1218, 0
  br i1 %1219, label %1227, label %1220

1220:                                             ; preds = %1217
  %1221 = load ptr, ptr %0, align 8, !tbaa !30
  %1222 = getelementptr inbounds %struct.device, ptr %1221, i64 0, i32 17
  %1223 = load ptr, ptr %1222, align 8, !tbaa !258
  %1224 = load ptr, ptr %64, align 8, !tbaa !106
  %1225 = load ptr, ptr %196, align 8, !tbaa !13
  %1226 = add i32 %211, 1
  call void %1223(ptr noundef %1224, i32 noundef 8192, ptr noundef %1225, i32 noundef %211) #11
  br label %1227

1227:                                             ; preds = %271, %1212, %1217, %1220
  %1228 = phi i32 [ %1213, %1220 ], [ %1213, %1217 ], [ %1213, %1212 ], [ 0, %271 ]
  %1229 = phi i32 [ 0, %1220 ], [ 0, %1217 ], [ 0, %1212 ], [ 1, %271 ]
  %1230 = phi i32 [ %1226, %1220 ], [ %211, %1217 ], [ %211, %1212 ], [ %211, %271 ]
  %1231 = getelementptr inbounds %struct.command, ptr %210, i64 0, i32 2
  %1232 = load i32, ptr %1231, align 4, !tbaa !55
  %1233 = zext i32 %1232 to i64
  %1234 = getelementptr inbounds i8, ptr %210, i64 %1233
  %1235 = icmp ult ptr %1234, %2
  %1236 = icmp eq i32 %1228, 0
  %1237 = select i1 %1235, i1 %1236, i1 false
  br i1 %1237, label %209, label %206, !llvm.loop !259

1238:                                             ; preds = %206
  %1239 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %1240 = load ptr, ptr %1239, align 8, !tbaa !33
  %1241 = getelementptr inbounds %struct.hardware_queue, ptr %1240, i64 0, i32 1
  %1242 = load i64, ptr %1241, align 8, !tbaa !99
  %1243 = trunc i64 %1242 to i32
  %1244 = and i64 %1242, 2048
  %1245 = icmp eq i64 %1244, 0
  %1246 = select i1 %1245, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #12
  store i32 46, ptr %4, align 8, !tbaa !100
  %1247 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 1
  store ptr null, ptr %1247, align 8, !tbaa !102
  %1248 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 2
  store i32 %1246, ptr %1248, align 8, !tbaa !103
  %1249 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 3
  %1250 = or i32 %1246, 8192
  store i32 %1250, ptr %1249, align 4, !tbaa !104
  %1251 = load ptr, ptr %0, align 8, !tbaa !30
  %1252 = getelementptr inbounds %struct.device, ptr %1251, i64 0, i32 16
  %1253 = load ptr, ptr %1252, align 8, !tbaa !105
  %1254 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %1255 = load ptr, ptr %1254, align 8, !tbaa !106
  %1256 = or i32 %1243, 16384
  call void %1253(ptr noundef %1255, i32 noundef %1243, i32 noundef %1256, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %4, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  %1257 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  store i32 0, ptr %1257, align 8, !tbaa !107
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #12
  %1258 = load ptr, ptr %0, align 8, !tbaa !30
  %1259 = getelementptr inbounds %struct.device, ptr %1258, i64 0, i32 20
  %1260 = load ptr, ptr %1259, align 8, !tbaa !108
  %1261 = load ptr, ptr %1254, align 8, !tbaa !106
  %1262 = call i32 %1260(ptr noundef %1261) #11
  br label %1263

1263:                                             ; preds = %217, %260, %244, %237, %206, %1238
  %1264 = phi i32 [ %1262, %1238 ], [ %207, %206 ], [ %238, %237 ], [ -1, %244 ], [ -1, %260 ], [ %235, %217 ]
  ret i32 %1264
}

declare i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define dso_local i64 @queue_record(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %2, i64 %3
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %7, label %54

7:                                                ; preds = %4
  %8 = load ptr, ptr %0, align 8, !tbaa !30
  %9 = getelementptr inbounds %struct.device, ptr %8, i64 0, i32 1
  br label %10

10:                                               ; preds = %41, %7
  %11 = phi ptr [ %2, %7 ], [ %46, %41 ]
  %12 = phi i64 [ 0, %7 ], [ %42, %41 ]
  %13 = load i16, ptr %11, align 8, !tbaa !52
  switch i16 %13, label %41 [
    i16 1, label %14
    i16 4, label %32
    i16 5, label %32
  ]

14:                                               ; preds = %10
  %15 = getelementptr inbounds %struct.command, ptr %11, i64 0, i32 2
  %16 = load i32, ptr %15, align 4, !tbaa !55
  %17 = zext i32 %16 to i64
  %18 = load i64, ptr %9, align 8, !tbaa !56
  %19 = add i64 %18, -1
  %20 = add i64 %19, %17
  %21 = urem i64 %20, %18
  %22 = getelementptr inbounds %struct.launch, ptr %11, i64 0, i32 1
  %23 = load ptr, ptr %22, align 8, !tbaa !25
  %24 = getelementptr inbounds %struct.kernel, ptr %23, i64 0, i32 2
  %25 = load i64, ptr %24, align 8, !tbaa !57
  %26 = add i64 %25, %19
  %27 = urem i64 %26, %18
  %28 = add i64 %12, %20
  %29 = add i64 %21, %27
  %30 = sub i64 %28, %29
  %31 = add i64 %30, %26
  br label %41

32:                                               ; preds = %10, %10
  %33 = getelementptr inbounds %struct.transfer, ptr %11, i64 0, i32 3
  %34 = load i64, ptr %33, align 8, !tbaa !59
  %35 = load i64, ptr %9, align 8, !tbaa !56
  %36 = add i64 %34, -1
  %37 = add i64 %36, %35
  %38 = urem i64 %37, %35
  %39 = sub i64 %12, %38
  %40 = add i64 %39, %37
  br label %41

41:                                               ; preds = %32, %14, %10
  %42 = phi i64 [ %31, %14 ], [ %40, %32 ], [ %12, %10 ]
  %43 = getelementptr inbounds %struct.command, ptr %11, i64 0, i32 2
  %44 = load i32, ptr %43, align 4, !tbaa !55
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds i8, ptr %11, i64 %45
  %47 = icmp ult ptr %46, %5
  br i1 %47, label %10, label %48, !llvm.loop !61

48:                                               ; preds = %41
  %49 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 5
  %50 = load i64, ptr %49, align 8, !tbaa !12
  %51 = icmp ult i64 %50, %42
  br i1 %51, label %52, label %54

52:                                               ; preds = %48
  %53 = add nsw i64 %42, 1
  br label %58

54:                                               ; preds = %4, %48
  %55 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  store ptr %1, ptr %55, align 8, !tbaa !77
  %56 = tail call fastcc i32 @record(ptr noundef nonnull %0, ptr noundef %2, ptr noundef %5) #13
  %57 = sext i32 %56 to i64
  br label %58

58:                                               ; preds = %54, %52
  %59 = phi i64 [ %53, %52 ], [ %57, %54 ]
  ret i64 %59
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define dso_local i64 @queue_demand(ptr nocapture noundef readonly %0, ptr noundef readonly %1, i64 noundef %2) local_unnamed_addr #4 {
  %4 = getelementptr inbounds i8, ptr %1, i64 %2
  %5 = icmp sgt i64 %2, 0
  br i1 %5, label %6, label %47

6:                                                ; preds = %3
  %7 = load ptr, ptr %0, align 8, !tbaa !30
  %8 = getelementptr inbounds %struct.device, ptr %7, i64 0, i32 1
  br label %9

9:                                                ; preds = %40, %6
  %10 = phi ptr [ %1, %6 ], [ %45, %40 ]
  %11 = phi i64 [ 0, %6 ], [ %41, %40 ]
  %12 = load i16, ptr %10, align 8, !tbaa !52
  switch i16 %12, label %40 [
    i16 1, label %13
    i16 4, label %31
    i16 5, label %31
  ]

13:                                               ; preds = %9
  %14 = getelementptr inbounds %struct.command, ptr %10, i64 0, i32 2
  %15 = load i32, ptr %14, align 4, !tbaa !55
  %16 = zext i32 %15 to i64
  %17 = load i64, ptr %8, align 8, !tbaa !56
  %18 = add i64 %17, -1
  %19 = add i64 %18, %16
  %20 = urem i64 %19, %17
  %21 = getelementptr inbounds %struct.launch, ptr %10, i64 0, i32 1
  %22 = load ptr, ptr %21, align 8, !tbaa !25
  %23 = getelementptr inbounds %struct.kernel, ptr %22, i64 0, i32 2
  %24 = load i64, ptr %23, align 8, !tbaa !57
  %25 = add i64 %24, %18
  %26 = urem i64 %25, %17
  %27 = add i64 %11, %19
  %28 = add i64 %20, %26
  %29 = sub i64 %27, %28
  %30 = add i64 %29, %25
  br label %40

31:                                               ; preds = %9, %9
  %32 = getelementptr inbounds %struct.transfer, ptr %10, i64 0, i32 3
  %33 = load i64, ptr %32, align 8, !tbaa !59
  %34 = load i64, ptr %8, align 8, !tbaa !56
  %35 = add i64 %33, -1
  %36 = add i64 %35, %34
  %37 = urem i64 %36, %34
  %38 = sub i64 %11, %37
  %39 = add i64 %38, %36
  br label %40

40:                                               ; preds = %31, %13, %9
  %41 = phi i64 [ %30, %13 ], [ %39, %31 ], [ %11, %9 ]
  %42 = getelementptr inbounds %struct.command, ptr %10, i64 0, i32 2
  %43 = load i32, ptr %42, align 4, !tbaa !55
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds i8, ptr %10, i64 %44
  %46 = icmp ult ptr %45, %4
  br i1 %46, label %9, label %47, !llvm.loop !61

47:                                               ; preds = %40, %3
  %48 = phi i64 [ 0, %3 ], [ %41, %40 ]
  ret i64 %48
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none)
define dso_local ptr @context_commands(ptr nocapture noundef readonly %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 13
  %3 = load ptr, ptr %2, align 8, !tbaa !16
  %4 = load ptr, ptr %3, align 8, !tbaa !25
  ret ptr %4
}

; Function Attrs: nounwind
define dso_local i64 @queue_completed(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #12
  store i64 0, ptr %2, align 8, !tbaa !38
  %3 = load ptr, ptr %0, align 8, !tbaa !30
  %4 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 22
  %5 = load ptr, ptr %4, align 8, !tbaa !39
  %6 = load ptr, ptr %3, align 8, !tbaa !24
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %8 = load ptr, ptr %7, align 8, !tbaa !34
  %9 = call i32 %5(ptr noundef %6, ptr noundef %8, ptr noundef nonnull %2) #11
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %1
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  store atomic i32 %9, ptr %12 seq_cst, align 4
  br label %13

13:                                               ; preds = %1, %11
  %14 = load i64, ptr %2, align 8
  %15 = select i1 %10, i64 %14, i64 0
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #12
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %17 = load ptr, ptr %16, align 8, !tbaa !260
  %18 = icmp eq ptr %17, null
  br i1 %18, label %29, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  br label %24

24:                                               ; preds = %19, %78
  %25 = phi ptr [ %17, %19 ], [ %80, %78 ]
  %26 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 1
  %27 = load i64, ptr %26, align 8, !tbaa !28
  %28 = icmp ugt i64 %27, %15
  br i1 %28, label %29, label %34

29:                                               ; preds = %24, %78, %13
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %31 = load atomic i32, ptr %30 seq_cst, align 4
  %32 = icmp eq i32 %31, 0
  %33 = select i1 %32, i64 %15, i64 -1
  ret i64 %33

34:                                               ; preds = %24
  %35 = call i32 @pthread_mutex_lock(ptr noundef nonnull %20) #11
  %36 = load ptr, ptr %25, align 8, !tbaa !51
  store ptr %36, ptr %16, align 8, !tbaa !260
  %37 = icmp eq ptr %36, null
  br i1 %37, label %38, label %39

38:                                               ; preds = %34
  store ptr %16, ptr %21, align 8, !tbaa !37
  br label %39

39:                                               ; preds = %38, %34
  %40 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %20) #11
  %41 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 17
  %42 = load i32, ptr %41, align 8, !tbaa !64
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %46, label %44

44:                                               ; preds = %39
  %45 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 19
  br label %50

46:                                               ; preds = %50, %39
  %47 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 9
  %48 = load i32, ptr %47, align 8, !tbaa !63
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %78, label %64

50:                                               ; preds = %50, %44
  %51 = phi i64 [ 0, %44 ], [ %60, %50 ]
  %52 = load ptr, ptr %45, align 8, !tbaa !18
  %53 = getelementptr inbounds %struct.harvest, ptr %52, i64 %51
  %54 = load ptr, ptr %53, align 8, !tbaa !261
  %55 = getelementptr inbounds %struct.harvest, ptr %52, i64 %51, i32 1
  %56 = load ptr, ptr %55, align 8, !tbaa !263
  %57 = getelementptr inbounds %struct.harvest, ptr %52, i64 %51, i32 2
  %58 = load i64, ptr %57, align 8, !tbaa !264
  %59 = call ptr @memcpy(ptr noundef %54, ptr noundef %56, i64 noundef %58) #11
  %60 = add nuw nsw i64 %51, 1
  %61 = load i32, ptr %41, align 8, !tbaa !64
  %62 = zext i32 %61 to i64
  %63 = icmp ult i64 %60, %62
  br i1 %63, label %50, label %46, !llvm.loop !265

64:                                               ; preds = %46
  %65 = load ptr, ptr %0, align 8, !tbaa !30
  %66 = getelementptr inbounds %struct.device, ptr %65, i64 0, i32 21
  %67 = load ptr, ptr %66, align 8, !tbaa !266
  %68 = load ptr, ptr %65, align 8, !tbaa !24
  %69 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 7
  %70 = load ptr, ptr %69, align 8, !tbaa !13
  %71 = zext i32 %48 to i64
  %72 = shl nuw nsw i64 %71, 3
  %73 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 8
  %74 = load ptr, ptr %73, align 8, !tbaa !76
  %75 = call i32 %67(ptr noundef %68, ptr noundef %70, i32 noundef 0, i32 noundef %48, i64 noundef %72, ptr noundef %74, i64 noundef 8, i32 noundef 3) #11
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %78, label %77

77:                                               ; preds = %64
  store atomic i32 %75, ptr %22 seq_cst, align 4
  br label %78

78:                                               ; preds = %46, %64, %77
  %79 = load ptr, ptr %23, align 8, !tbaa !50
  store ptr %79, ptr %25, align 8, !tbaa !51
  store ptr %25, ptr %23, align 8, !tbaa !50
  %80 = load ptr, ptr %16, align 8, !tbaa !260
  %81 = icmp eq ptr %80, null
  br i1 %81, label %29, label %24, !llvm.loop !267
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @queue_result(ptr nocapture noundef readonly %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %3 = load atomic i32, ptr %2 seq_cst, align 4
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @queue_arm(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  store atomic i64 %1, ptr %4 seq_cst, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #12
  store i64 0, ptr %3, align 8, !tbaa !38
  %5 = load ptr, ptr %0, align 8, !tbaa !30
  %6 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 22
  %7 = load ptr, ptr %6, align 8, !tbaa !39
  %8 = load ptr, ptr %5, align 8, !tbaa !24
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %10 = load ptr, ptr %9, align 8, !tbaa !34
  %11 = call i32 %7(ptr noundef %8, ptr noundef %10, ptr noundef nonnull %3) #11
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %15, label %13

13:                                               ; preds = %2
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  store atomic i32 %11, ptr %14 seq_cst, align 4
  br label %15

15:                                               ; preds = %2, %13
  %16 = load i64, ptr %3, align 8
  %17 = select i1 %12, i64 %16, i64 0
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #12
  %18 = icmp ult i64 %17, %1
  br i1 %18, label %19, label %23

19:                                               ; preds = %15
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %21 = load atomic i32, ptr %20 seq_cst, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %26, label %23

23:                                               ; preds = %19, %15
  %24 = atomicrmw xchg ptr %4, i64 0 seq_cst, align 8
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %26, label %36

26:                                               ; preds = %23, %19
  %27 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %28 = call i32 @pthread_mutex_lock(ptr noundef nonnull %27) #11
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %30 = load i32, ptr %29, align 4, !tbaa !41
  %31 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %27) #11
  %32 = icmp eq i32 %30, 0
  br i1 %32, label %36, label %33

33:                                               ; preds = %26
  %34 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %35 = call i32 @pthread_cond_signal(ptr noundef nonnull %34) #11
  br label %36

36:                                               ; preds = %26, %33, %23
  %37 = phi i32 [ 1, %23 ], [ 0, %33 ], [ 0, %26 ]
  ret i32 %37
}

; Function Attrs: nounwind
define dso_local i32 @queue_wait(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i64, align 8
  %5 = alloca %struct.VkSemaphoreWaitInfo, align 8
  %6 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #12
  store i64 0, ptr %6, align 8, !tbaa !38
  %7 = load ptr, ptr %0, align 8, !tbaa !30
  %8 = getelementptr inbounds %struct.device, ptr %7, i64 0, i32 22
  %9 = load ptr, ptr %8, align 8, !tbaa !39
  %10 = load ptr, ptr %7, align 8, !tbaa !24
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %12 = load ptr, ptr %11, align 8, !tbaa !34
  %13 = call i32 %9(ptr noundef %10, ptr noundef %12, ptr noundef nonnull %6) #11
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %17, label %15

15:                                               ; preds = %3
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  store atomic i32 %13, ptr %16 seq_cst, align 4
  br label %17

17:                                               ; preds = %3, %15
  %18 = load i64, ptr %6, align 8
  %19 = select i1 %14, i64 %18, i64 0
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #12
  %20 = icmp ult i64 %19, %1
  br i1 %20, label %21, label %38

21:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  store i64 %1, ptr %4, align 8, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %5) #12
  store i32 1000207004, ptr %5, align 8, !tbaa !42
  %22 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 1
  store ptr null, ptr %22, align 8, !tbaa !44
  %23 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 2
  store i32 0, ptr %23, align 8, !tbaa !45
  %24 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 3
  store i32 1, ptr %24, align 4, !tbaa !46
  %25 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 4
  store ptr %11, ptr %25, align 8, !tbaa !47
  %26 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 5
  store ptr %4, ptr %26, align 8, !tbaa !48
  %27 = load ptr, ptr %0, align 8, !tbaa !30
  %28 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 28
  %29 = load ptr, ptr %28, align 8, !tbaa !49
  %30 = load ptr, ptr %27, align 8, !tbaa !24
  %31 = call i32 %29(ptr noundef %30, ptr noundef nonnull %5, i64 noundef %2) #11
  %32 = icmp slt i32 %31, 0
  br i1 %32, label %33, label %35

33:                                               ; preds = %21
  %34 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  store atomic i32 %31, ptr %34 seq_cst, align 4
  br label %35

35:                                               ; preds = %21, %33
  %36 = icmp eq i32 %31, 0
  %37 = zext i1 %36 to i32
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br label %38

38:                                               ; preds = %35, %17
  %39 = phi i32 [ 1, %17 ], [ %37, %35 ]
  ret i32 %39
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %3 = load i32, ptr %2, align 8, !tbaa !36
  %4 = icmp slt i32 %3, 0
  br i1 %4, label %15, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #11
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  store i32 1, ptr %8, align 8, !tbaa !40
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %10 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %9) #11
  %11 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #11
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %13 = load i64, ptr %12, align 8, !tbaa !268
  %14 = tail call i32 @pthread_join(i64 noundef %13, ptr noundef null) #11
  store i32 -1, ptr %2, align 8, !tbaa !36
  br label %15

15:                                               ; preds = %1, %5
  ret void
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #0 {
  tail call void @free(ptr noundef %0) #11
  ret void
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #2

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define internal fastcc i32 @begin_submission(ptr nocapture noundef %0) unnamed_addr #0 {
  %2 = alloca %struct.VkCommandBufferAllocateInfo, align 8
  %3 = alloca %struct.VkCommandBufferInheritanceInfo, align 8
  %4 = alloca %struct.VkCommandBufferBeginInfo, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %6 = load ptr, ptr %5, align 8, !tbaa !77
  %7 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 22
  %8 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 20
  %9 = load i32, ptr %8, align 8, !tbaa !68
  %10 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 21
  %11 = load i32, ptr %10, align 4, !tbaa !78
  %12 = icmp ugt i32 %11, %9
  br i1 %12, label %23, label %13

13:                                               ; preds = %1
  %14 = icmp eq i32 %11, 0
  %15 = shl i32 %11, 1
  %16 = select i1 %14, i32 8, i32 %15
  %17 = load ptr, ptr %7, align 8, !tbaa !25
  %18 = zext i32 %16 to i64
  %19 = shl nuw nsw i64 %18, 4
  %20 = tail call ptr @realloc(ptr noundef %17, i64 noundef %19) #11
  %21 = icmp eq ptr %20, null
  br i1 %21, label %98, label %22

22:                                               ; preds = %13
  store ptr %20, ptr %7, align 8, !tbaa !25
  store i32 %16, ptr %10, align 4, !tbaa !78
  br label %23

23:                                               ; preds = %1, %22
  %24 = load ptr, ptr %0, align 8, !tbaa !30
  %25 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 12
  %26 = load i32, ptr %25, align 4, !tbaa !65
  %27 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 11
  %28 = load i32, ptr %27, align 8, !tbaa !269
  %29 = icmp eq i32 %26, %28
  br i1 %29, label %30, label %61

30:                                               ; preds = %23
  %31 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 13
  %32 = icmp eq i32 %26, 0
  %33 = shl i32 %26, 1
  %34 = select i1 %32, i32 8, i32 %33
  %35 = load ptr, ptr %31, align 8, !tbaa !25
  %36 = zext i32 %34 to i64
  %37 = shl nuw nsw i64 %36, 3
  %38 = tail call ptr @realloc(ptr noundef %35, i64 noundef %37) #11
  %39 = icmp eq ptr %38, null
  br i1 %39, label %98, label %40

40:                                               ; preds = %30
  store ptr %38, ptr %31, align 8, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #12
  store i32 40, ptr %2, align 8, !tbaa !270
  %41 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 1
  store ptr null, ptr %41, align 8, !tbaa !272
  %42 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 2
  %43 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 2
  %44 = load ptr, ptr %43, align 8, !tbaa !3
  store ptr %44, ptr %42, align 8, !tbaa !273
  %45 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 3
  %46 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 10
  %47 = load i32, ptr %46, align 4, !tbaa !14
  store i32 %47, ptr %45, align 8, !tbaa !274
  %48 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 4
  %49 = load i32, ptr %27, align 8, !tbaa !269
  %50 = sub i32 %34, %49
  store i32 %50, ptr %48, align 4, !tbaa !275
  %51 = zext i32 %49 to i64
  %52 = getelementptr inbounds ptr, ptr %38, i64 %51
  %53 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 2
  %54 = load ptr, ptr %53, align 8, !tbaa !276
  %55 = load ptr, ptr %24, align 8, !tbaa !24
  %56 = call i32 %54(ptr noundef %55, ptr noundef nonnull %2, ptr noundef nonnull %52) #11
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %60

58:                                               ; preds = %40
  store i32 %34, ptr %27, align 8, !tbaa !269
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #12
  %59 = load i32, ptr %25, align 4, !tbaa !65
  br label %61

60:                                               ; preds = %40
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #12
  br label %98

61:                                               ; preds = %23, %58
  %62 = phi i32 [ %59, %58 ], [ %26, %23 ]
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %3) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %3, i8 0, i64 56, i1 false)
  store i32 41, ptr %3, align 8
  %63 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 10
  %64 = load i32, ptr %63, align 4, !tbaa !14
  %65 = icmp eq i32 %64, 1
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #12
  store i32 42, ptr %4, align 8, !tbaa !277
  %66 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 1
  store ptr null, ptr %66, align 8, !tbaa !279
  %67 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 2
  %68 = select i1 %65, i32 4, i32 1
  store i32 %68, ptr %67, align 8, !tbaa !280
  %69 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 3
  %70 = select i1 %65, ptr %3, ptr null
  store ptr %70, ptr %69, align 8, !tbaa !281
  %71 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 4
  %72 = load ptr, ptr %71, align 8, !tbaa !282
  %73 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 13
  %74 = load ptr, ptr %73, align 8, !tbaa !16
  %75 = zext i32 %62 to i64
  %76 = getelementptr inbounds ptr, ptr %74, i64 %75
  %77 = load ptr, ptr %76, align 8, !tbaa !25
  %78 = call i32 %72(ptr noundef %77, ptr noundef nonnull %4) #11
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %3) #12
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %98

80:                                               ; preds = %61
  %81 = load ptr, ptr %73, align 8, !tbaa !16
  %82 = load i32, ptr %25, align 4, !tbaa !65
  %83 = add i32 %82, 1
  store i32 %83, ptr %25, align 4, !tbaa !65
  %84 = zext i32 %82 to i64
  %85 = getelementptr inbounds ptr, ptr %81, i64 %84
  %86 = load ptr, ptr %85, align 8, !tbaa !25
  %87 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store ptr %86, ptr %87, align 8, !tbaa !106
  %88 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  store i32 0, ptr %88, align 8, !tbaa !107
  %89 = load ptr, ptr %7, align 8, !tbaa !19
  %90 = load i32, ptr %8, align 8, !tbaa !68
  %91 = add i32 %90, 1
  store i32 %91, ptr %8, align 8, !tbaa !68
  %92 = zext i32 %90 to i64
  %93 = getelementptr inbounds %struct.submission, ptr %89, i64 %92
  %94 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 23
  %95 = load i32, ptr %94, align 8, !tbaa !67
  store i32 %95, ptr %93, align 8, !tbaa.struct !283
  %96 = getelementptr inbounds i8, ptr %93, i64 4
  store i32 0, ptr %96, align 4, !tbaa.struct !284
  %97 = getelementptr inbounds i8, ptr %93, i64 8
  store ptr %86, ptr %97, align 8, !tbaa.struct !88
  br label %98

98:                                               ; preds = %30, %60, %13, %80, %61
  %99 = phi i32 [ 0, %80 ], [ %78, %61 ], [ -1, %13 ], [ -1, %30 ], [ %56, %60 ]
  ret i32 %99
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #8

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #2

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #10

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #11 = { nobuiltin nounwind "no-builtins" }
attributes #12 = { nounwind }
attributes #13 = { nobuiltin "no-builtins" }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!4, !5, i64 16}
!4 = !{!"context", !5, i64 0, !8, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !8, i64 40, !8, i64 48, !5, i64 56, !5, i64 64, !9, i64 72, !9, i64 76, !9, i64 80, !9, i64 84, !5, i64 88, !9, i64 96, !9, i64 100, !5, i64 104, !9, i64 112, !9, i64 116, !5, i64 120, !9, i64 128, !9, i64 132, !5, i64 136, !9, i64 144, !9, i64 148, !5, i64 152, !5, i64 160, !6, i64 168}
!5 = !{!"any pointer", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"long", !6, i64 0}
!9 = !{!"int", !6, i64 0}
!10 = !{!4, !5, i64 24}
!11 = !{!4, !5, i64 32}
!12 = !{!4, !8, i64 40}
!13 = !{!4, !5, i64 56}
!14 = !{!4, !9, i64 76}
!15 = !{!4, !9, i64 96}
!16 = !{!4, !5, i64 88}
!17 = !{!4, !5, i64 104}
!18 = !{!4, !5, i64 120}
!19 = !{!4, !5, i64 136}
!20 = !{!4, !5, i64 152}
!21 = !{!4, !5, i64 160}
!22 = !{!23, !5, i64 152}
!23 = !{!"device", !5, i64 0, !8, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192, !5, i64 200, !5, i64 208, !5, i64 216, !5, i64 224}
!24 = !{!23, !5, i64 0}
!25 = !{!5, !5, i64 0}
!26 = distinct !{!26, !27}
!27 = !{!"llvm.loop.mustprogress"}
!28 = !{!4, !8, i64 8}
!29 = distinct !{!29, !27}
!30 = !{!31, !5, i64 0}
!31 = !{!"queue", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !9, i64 32, !9, i64 36, !8, i64 40, !8, i64 48, !9, i64 56, !9, i64 60, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !9, i64 104, !32, i64 112, !32, i64 176}
!32 = !{!"", !6, i64 0}
!33 = !{!31, !5, i64 8}
!34 = !{!31, !5, i64 16}
!35 = !{!31, !5, i64 24}
!36 = !{!31, !9, i64 32}
!37 = !{!31, !5, i64 80}
!38 = !{!8, !8, i64 0}
!39 = !{!23, !5, i64 176}
!40 = !{!31, !9, i64 56}
!41 = !{!31, !9, i64 60}
!42 = !{!43, !6, i64 0}
!43 = !{!"VkSemaphoreWaitInfo", !6, i64 0, !5, i64 8, !9, i64 16, !9, i64 20, !5, i64 24, !5, i64 32}
!44 = !{!43, !5, i64 8}
!45 = !{!43, !9, i64 16}
!46 = !{!43, !9, i64 20}
!47 = !{!43, !5, i64 24}
!48 = !{!43, !5, i64 32}
!49 = !{!23, !5, i64 224}
!50 = !{!31, !5, i64 64}
!51 = !{!4, !5, i64 0}
!52 = !{!53, !54, i64 0}
!53 = !{!"command", !54, i64 0, !54, i64 2, !9, i64 4}
!54 = !{!"short", !6, i64 0}
!55 = !{!53, !9, i64 4}
!56 = !{!23, !8, i64 8}
!57 = !{!58, !8, i64 16}
!58 = !{!"kernel", !8, i64 0, !8, i64 8, !8, i64 16, !8, i64 24, !5, i64 32, !5, i64 40}
!59 = !{!60, !8, i64 24}
!60 = !{!"transfer", !53, i64 0, !5, i64 8, !8, i64 16, !8, i64 24, !5, i64 32}
!61 = distinct !{!61, !27}
!62 = distinct !{!62, !27}
!63 = !{!4, !9, i64 72}
!64 = !{!4, !9, i64 112}
!65 = !{!4, !9, i64 84}
!66 = !{!4, !8, i64 48}
!67 = !{!4, !9, i64 144}
!68 = !{!4, !9, i64 128}
!69 = !{!4, !9, i64 100}
!70 = !{!71, !5, i64 0}
!71 = !{!"kept_set", !5, i64 0, !5, i64 8, !6, i64 16}
!72 = distinct !{!72, !27}
!73 = !{!23, !5, i64 200}
!74 = distinct !{!74, !27}
!75 = !{!23, !5, i64 192}
!76 = !{!4, !5, i64 64}
!77 = !{!31, !5, i64 88}
!78 = !{!9, !9, i64 0}
!79 = !{!80, !9, i64 4}
!80 = !{!"submission", !9, i64 0, !9, i64 4, !5, i64 8}
!81 = !{!80, !9, i64 0}
!82 = !{i64 0, i64 4, !83, i64 8, i64 8, !25, i64 16, i64 4, !78, i64 24, i64 8, !25, i64 32, i64 4, !78, i64 40, i64 8, !25}
!83 = !{!6, !6, i64 0}
!84 = !{i64 0, i64 8, !25, i64 8, i64 4, !78, i64 16, i64 8, !25, i64 24, i64 4, !78, i64 32, i64 8, !25}
!85 = !{i64 0, i64 4, !78, i64 8, i64 8, !25, i64 16, i64 4, !78, i64 24, i64 8, !25}
!86 = !{i64 0, i64 8, !25, i64 8, i64 4, !78, i64 16, i64 8, !25}
!87 = !{i64 0, i64 4, !78, i64 8, i64 8, !25}
!88 = !{i64 0, i64 8, !25}
!89 = !{i64 0, i64 4, !83, i64 8, i64 8, !25, i64 16, i64 4, !78, i64 24, i64 8, !25, i64 32, i64 8, !25, i64 40, i64 4, !78, i64 48, i64 8, !25, i64 56, i64 4, !78, i64 64, i64 8, !25}
!90 = !{i64 0, i64 8, !25, i64 8, i64 4, !78, i64 16, i64 8, !25, i64 24, i64 8, !25, i64 32, i64 4, !78, i64 40, i64 8, !25, i64 48, i64 4, !78, i64 56, i64 8, !25}
!91 = !{i64 0, i64 4, !78, i64 8, i64 8, !25, i64 16, i64 8, !25, i64 24, i64 4, !78, i64 32, i64 8, !25, i64 40, i64 4, !78, i64 48, i64 8, !25}
!92 = !{i64 0, i64 8, !25, i64 8, i64 8, !25, i64 16, i64 4, !78, i64 24, i64 8, !25, i64 32, i64 4, !78, i64 40, i64 8, !25}
!93 = distinct !{!93, !27}
!94 = !{!23, !5, i64 184}
!95 = !{!96, !5, i64 0}
!96 = !{!"hardware_queue", !5, i64 0, !8, i64 8, !32, i64 16}
!97 = distinct !{!97, !27}
!98 = !{!23, !5, i64 208}
!99 = !{!96, !8, i64 8}
!100 = !{!101, !6, i64 0}
!101 = !{!"VkMemoryBarrier", !6, i64 0, !5, i64 8, !9, i64 16, !9, i64 20}
!102 = !{!101, !5, i64 8}
!103 = !{!101, !9, i64 16}
!104 = !{!101, !9, i64 20}
!105 = !{!23, !5, i64 128}
!106 = !{!31, !5, i64 96}
!107 = !{!31, !9, i64 104}
!108 = !{!23, !5, i64 160}
!109 = !{!4, !9, i64 148}
!110 = !{!111, !5, i64 8}
!111 = !{!"wait", !53, i64 0, !5, i64 8, !8, i64 16}
!112 = !{!111, !8, i64 16}
!113 = !{!58, !8, i64 24}
!114 = !{!58, !5, i64 40}
!115 = distinct !{!115, !27}
!116 = !{!58, !8, i64 0}
!117 = !{!58, !5, i64 32}
!118 = !{!119, !8, i64 48}
!119 = !{!"task", !5, i64 0, !5, i64 8, !5, i64 16, !8, i64 24, !8, i64 32, !8, i64 40, !8, i64 48, !5, i64 56, !5, i64 64}
!120 = !{!119, !8, i64 24}
!121 = !{!119, !8, i64 32}
!122 = !{!119, !5, i64 64}
!123 = distinct !{!123, !27}
!124 = !{!119, !8, i64 40}
!125 = distinct !{!125, !27, !126, !127}
!126 = !{!"llvm.loop.isvectorized", i32 1}
!127 = !{!"llvm.loop.unroll.runtime.disable"}
!128 = !{!119, !5, i64 56}
!129 = !{!130, !8, i64 0}
!130 = !{!"binding", !8, i64 0, !8, i64 8, !8, i64 16, !8, i64 24}
!131 = !{!130, !8, i64 16}
!132 = !{!133, !5, i64 0}
!133 = !{!"memory", !5, i64 0, !8, i64 8, !8, i64 16}
!134 = distinct !{!134, !27}
!135 = distinct !{!135, !27, !126}
!136 = !{!71, !5, i64 8}
!137 = !{!138, !6, i64 0}
!138 = !{!"VkDescriptorSetAllocateInfo", !6, i64 0, !5, i64 8, !5, i64 16, !9, i64 24, !5, i64 32}
!139 = !{!138, !5, i64 8}
!140 = !{!138, !5, i64 16}
!141 = !{!138, !9, i64 24}
!142 = !{!138, !5, i64 32}
!143 = !{!23, !5, i64 24}
!144 = !{!145, !6, i64 0}
!145 = !{!"VkDescriptorPoolCreateInfo", !6, i64 0, !5, i64 8, !9, i64 16, !9, i64 20, !9, i64 24, !5, i64 32}
!146 = !{!145, !5, i64 8}
!147 = !{!145, !9, i64 16}
!148 = !{!145, !9, i64 20}
!149 = !{!145, !9, i64 24}
!150 = !{!145, !5, i64 32}
!151 = !{!23, !5, i64 144}
!152 = !{!23, !5, i64 216}
!153 = !{!130, !8, i64 24}
!154 = !{i64 0, i64 8, !25, i64 8, i64 8, !38, i64 16, i64 8, !38}
!155 = !{i64 0, i64 8, !38, i64 8, i64 8, !38}
!156 = !{i64 0, i64 8, !38}
!157 = !{!133, !8, i64 8}
!158 = !{!159, !5, i64 24}
!159 = !{!"texture", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24}
!160 = !{!159, !5, i64 8}
!161 = !{i64 0, i64 8, !25, i64 8, i64 8, !25, i64 16, i64 4, !83}
!162 = !{i64 0, i64 8, !25, i64 8, i64 4, !83}
!163 = !{i64 0, i64 4, !83}
!164 = !{!159, !5, i64 16}
!165 = !{!130, !8, i64 8}
!166 = !{i64 0, i64 4, !83, i64 8, i64 8, !25, i64 16, i64 8, !25, i64 24, i64 4, !78, i64 28, i64 4, !78, i64 32, i64 4, !78, i64 36, i64 4, !83, i64 40, i64 8, !25, i64 48, i64 8, !25, i64 56, i64 8, !25}
!167 = !{i64 0, i64 8, !25, i64 8, i64 8, !25, i64 16, i64 4, !78, i64 20, i64 4, !78, i64 24, i64 4, !78, i64 28, i64 4, !83, i64 32, i64 8, !25, i64 40, i64 8, !25, i64 48, i64 8, !25}
!168 = !{i64 0, i64 8, !25, i64 8, i64 4, !78, i64 12, i64 4, !78, i64 16, i64 4, !78, i64 20, i64 4, !83, i64 24, i64 8, !25, i64 32, i64 8, !25, i64 40, i64 8, !25}
!169 = !{i64 0, i64 4, !78, i64 4, i64 4, !78, i64 8, i64 4, !78, i64 12, i64 4, !83, i64 16, i64 8, !25, i64 24, i64 8, !25, i64 32, i64 8, !25}
!170 = !{i64 0, i64 4, !78, i64 4, i64 4, !78, i64 8, i64 4, !83, i64 12, i64 8, !25, i64 20, i64 8, !25, i64 28, i64 8, !25}
!171 = !{i64 0, i64 4, !78, i64 4, i64 4, !83, i64 8, i64 8, !25, i64 16, i64 8, !25, i64 24, i64 8, !25}
!172 = !{i64 0, i64 4, !83, i64 4, i64 8, !25, i64 12, i64 8, !25, i64 20, i64 8, !25}
!173 = !{i64 0, i64 8, !25, i64 8, i64 8, !25, i64 16, i64 8, !25}
!174 = !{i64 0, i64 8, !25, i64 8, i64 8, !25}
!175 = distinct !{!175, !27}
!176 = !{!23, !5, i64 48}
!177 = !{!119, !5, i64 0}
!178 = !{!23, !5, i64 40}
!179 = !{!119, !5, i64 8}
!180 = !{!23, !5, i64 104}
!181 = !{!159, !5, i64 0}
!182 = !{!183, !9, i64 8}
!183 = !{!"image", !5, i64 0, !9, i64 8, !9, i64 12, !9, i64 16, !9, i64 20}
!184 = !{!185, !6, i64 0}
!185 = !{!"VkImageMemoryBarrier", !6, i64 0, !5, i64 8, !9, i64 16, !9, i64 20, !6, i64 24, !6, i64 28, !9, i64 32, !9, i64 36, !5, i64 40, !186, i64 48}
!186 = !{!"VkImageSubresourceRange", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !9, i64 16}
!187 = !{!185, !5, i64 8}
!188 = !{!185, !9, i64 16}
!189 = !{!185, !9, i64 20}
!190 = !{!185, !6, i64 24}
!191 = !{!185, !6, i64 28}
!192 = !{!185, !9, i64 32}
!193 = !{!185, !9, i64 36}
!194 = !{!183, !5, i64 0}
!195 = !{!185, !5, i64 40}
!196 = !{!183, !9, i64 12}
!197 = !{!186, !9, i64 0}
!198 = !{!186, !9, i64 4}
!199 = !{!183, !9, i64 16}
!200 = !{!186, !9, i64 8}
!201 = !{!186, !9, i64 12}
!202 = !{!183, !9, i64 20}
!203 = !{!186, !9, i64 16}
!204 = distinct !{!204, !27}
!205 = distinct !{!205, !27}
!206 = !{i64 0, i64 8, !25, i64 8, i64 8, !25, i64 16, i64 8, !38}
!207 = !{i64 0, i64 8, !25, i64 8, i64 8, !38}
!208 = !{!209, !8, i64 0}
!209 = !{!"VkBufferCopy", !8, i64 0, !8, i64 8, !8, i64 16}
!210 = !{!60, !8, i64 16}
!211 = !{!209, !8, i64 8}
!212 = !{!209, !8, i64 16}
!213 = !{!60, !5, i64 32}
!214 = !{!23, !5, i64 72}
!215 = !{!60, !5, i64 8}
!216 = !{!217, !5, i64 16}
!217 = !{!"copy", !53, i64 0, !5, i64 8, !5, i64 16, !209, i64 24}
!218 = !{!217, !5, i64 8}
!219 = !{!23, !5, i64 120}
!220 = !{!221, !5, i64 8}
!221 = !{!"fill", !53, i64 0, !5, i64 8, !8, i64 16, !8, i64 24, !9, i64 32}
!222 = !{!221, !8, i64 16}
!223 = !{!221, !8, i64 24}
!224 = !{!221, !9, i64 32}
!225 = !{!226}
!226 = distinct !{!226, !227, !"copy_of: argument 0"}
!227 = distinct !{!227, !"copy_of"}
!228 = !{!229, !8, i64 16}
!229 = !{!"image_transfer", !53, i64 0, !5, i64 8, !8, i64 16, !5, i64 24, !230, i64 32}
!230 = !{!"region", !8, i64 0, !8, i64 8, !8, i64 16, !231, i64 24, !232, i64 36}
!231 = !{!"VkOffset3D", !9, i64 0, !9, i64 4, !9, i64 8}
!232 = !{!"VkExtent3D", !9, i64 0, !9, i64 4, !9, i64 8}
!233 = !{!234, !8, i64 0}
!234 = !{!"VkBufferImageCopy", !8, i64 0, !9, i64 8, !9, i64 12, !235, i64 16, !231, i64 32, !232, i64 44}
!235 = !{!"VkImageSubresourceLayers", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12}
!236 = !{!234, !9, i64 8}
!237 = !{!234, !9, i64 12}
!238 = !{!229, !5, i64 24}
!239 = !{!230, !8, i64 0}
!240 = !{!230, !8, i64 8}
!241 = !{!230, !8, i64 16}
!242 = !{i64 0, i64 4, !78, i64 4, i64 4, !78, i64 8, i64 4, !78}
!243 = !{!23, !5, i64 80}
!244 = !{!229, !5, i64 8}
!245 = !{!246}
!246 = distinct !{!246, !247, !"copy_of: argument 0"}
!247 = distinct !{!247, !"copy_of"}
!248 = !{!23, !5, i64 96}
!249 = !{!250, !5, i64 16}
!250 = !{!"copy_image", !53, i64 0, !5, i64 8, !5, i64 16, !230, i64 24, !230, i64 72}
!251 = !{!250, !5, i64 8}
!252 = !{!23, !5, i64 88}
!253 = !{!254, !5, i64 8}
!254 = !{!"transition", !53, i64 0, !5, i64 8, !8, i64 16}
!255 = !{!254, !8, i64 16}
!256 = !{!23, !5, i64 112}
!257 = !{!53, !54, i64 2}
!258 = !{!23, !5, i64 136}
!259 = distinct !{!259, !27}
!260 = !{!31, !5, i64 72}
!261 = !{!262, !5, i64 0}
!262 = !{!"harvest", !5, i64 0, !5, i64 8, !8, i64 16}
!263 = !{!262, !5, i64 8}
!264 = !{!262, !8, i64 16}
!265 = distinct !{!265, !27}
!266 = !{!23, !5, i64 168}
!267 = distinct !{!267, !27}
!268 = !{!31, !8, i64 48}
!269 = !{!4, !9, i64 80}
!270 = !{!271, !6, i64 0}
!271 = !{!"VkCommandBufferAllocateInfo", !6, i64 0, !5, i64 8, !5, i64 16, !6, i64 24, !9, i64 28}
!272 = !{!271, !5, i64 8}
!273 = !{!271, !5, i64 16}
!274 = !{!271, !6, i64 24}
!275 = !{!271, !9, i64 28}
!276 = !{!23, !5, i64 16}
!277 = !{!278, !6, i64 0}
!278 = !{!"VkCommandBufferBeginInfo", !6, i64 0, !5, i64 8, !9, i64 16, !5, i64 24}
!279 = !{!278, !5, i64 8}
!280 = !{!278, !9, i64 16}
!281 = !{!278, !5, i64 24}
!282 = !{!23, !5, i64 32}
!283 = !{i64 0, i64 4, !78, i64 4, i64 4, !78, i64 8, i64 8, !25}
!284 = !{i64 0, i64 4, !78, i64 4, i64 8, !25}
