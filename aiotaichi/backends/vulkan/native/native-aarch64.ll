; Made by `nox -s native` from *.c and *.h, sha256 192038c9b40739398c1f2dfcca460cf07a7aff341e24c5fbe1a0c727dd15652d
; ModuleID = 'aiotaichi/backends/vulkan/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"
target triple = "aarch64-unknown-linux-gnu"

%struct.VkDescriptorPoolSize = type { i32, i32 }
%union.VkClearColorValue = type { [4 x float] }
%struct.VkClearDepthStencilValue = type { float, i32 }
%struct.context = type { ptr, i64, ptr, ptr, ptr, i64, i64, ptr, ptr, i32, i32, i32, i32, ptr, i32, i32, ptr, i32, i32, ptr, i32, i32, ptr, i32, i32, ptr, ptr, [64 x %struct.kept_set] }
%struct.kept_set = type { ptr, ptr, [6 x ptr] }
%struct.device = type { ptr, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
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
@__const.add_pool.sizes = private unnamed_addr constant [5 x %struct.VkDescriptorPoolSize] [%struct.VkDescriptorPoolSize { i32 8, i32 256 }, %struct.VkDescriptorPoolSize { i32 9, i32 128 }, %struct.VkDescriptorPoolSize { i32 7, i32 1024 }, %struct.VkDescriptorPoolSize { i32 1, i32 256 }, %struct.VkDescriptorPoolSize { i32 3, i32 256 }], align 4
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
  store ptr %0, ptr %10, align 8, !tbaa !4
  %11 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 3
  store ptr %1, ptr %11, align 8, !tbaa !11
  %12 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 4
  store ptr %2, ptr %12, align 8, !tbaa !12
  %13 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 5
  store i64 %3, ptr %13, align 8, !tbaa !13
  %14 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 7
  store ptr %4, ptr %14, align 8, !tbaa !14
  %15 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 10
  store i32 %5, ptr %15, align 4, !tbaa !15
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
  %4 = load i32, ptr %3, align 8, !tbaa !16
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 19
  %8 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 16
  br label %22

9:                                                ; preds = %22, %2
  %10 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 13
  %11 = load ptr, ptr %10, align 8, !tbaa !17
  tail call void @free(ptr noundef %11) #11
  %12 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 16
  %13 = load ptr, ptr %12, align 8, !tbaa !18
  tail call void @free(ptr noundef %13) #11
  %14 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 19
  %15 = load ptr, ptr %14, align 8, !tbaa !19
  tail call void @free(ptr noundef %15) #11
  %16 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 22
  %17 = load ptr, ptr %16, align 8, !tbaa !20
  tail call void @free(ptr noundef %17) #11
  %18 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 25
  %19 = load ptr, ptr %18, align 8, !tbaa !21
  tail call void @free(ptr noundef %19) #11
  %20 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 26
  %21 = load ptr, ptr %20, align 8, !tbaa !22
  tail call void @free(ptr noundef %21) #11
  tail call void @free(ptr noundef nonnull %1) #11
  ret void

22:                                               ; preds = %6, %22
  %23 = phi i64 [ 0, %6 ], [ %29, %22 ]
  %24 = load ptr, ptr %7, align 8, !tbaa !23
  %25 = load ptr, ptr %0, align 8, !tbaa !25
  %26 = load ptr, ptr %8, align 8, !tbaa !18
  %27 = getelementptr inbounds ptr, ptr %26, i64 %23
  %28 = load ptr, ptr %27, align 8, !tbaa !26
  tail call void %24(ptr noundef %25, ptr noundef %28, ptr noundef null) #11
  %29 = add nuw nsw i64 %23, 1
  %30 = load i32, ptr %3, align 8, !tbaa !16
  %31 = zext i32 %30 to i64
  %32 = icmp ult i64 %29, %31
  br i1 %32, label %22, label %9, !llvm.loop !27
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
  %8 = load ptr, ptr %7, align 8, !tbaa !26
  %9 = icmp eq ptr %8, null
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds %struct.context, ptr %8, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !29
  %13 = icmp ult i64 %12, %1
  br i1 %13, label %6, label %14, !llvm.loop !30

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
  store ptr %0, ptr %6, align 8, !tbaa !31
  %9 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 1
  store ptr %1, ptr %9, align 8, !tbaa !34
  %10 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 2
  store ptr %2, ptr %10, align 8, !tbaa !35
  %11 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 3
  store ptr %3, ptr %11, align 8, !tbaa !36
  %12 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 4
  store i32 %4, ptr %12, align 8, !tbaa !37
  %13 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 11
  %14 = getelementptr inbounds %struct.queue, ptr %6, i64 0, i32 12
  store ptr %13, ptr %14, align 8, !tbaa !38
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
  %15 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 4
  %16 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 5
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  br label %18

18:                                               ; preds = %64, %1
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #12
  store i64 0, ptr %4, align 8, !tbaa !39
  %19 = load ptr, ptr %0, align 8, !tbaa !31
  %20 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 22
  %21 = load ptr, ptr %20, align 8, !tbaa !40
  %22 = load ptr, ptr %19, align 8, !tbaa !25
  %23 = load ptr, ptr %6, align 8, !tbaa !35
  %24 = call i32 %21(ptr noundef %22, ptr noundef %23, ptr noundef nonnull %4) #11
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %27, label %26

26:                                               ; preds = %18
  store atomic i32 %24, ptr %7 seq_cst, align 4
  br label %27

27:                                               ; preds = %18, %26
  %28 = load i64, ptr %4, align 8
  %29 = select i1 %25, i64 %28, i64 0
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #12
  %30 = call i32 @pthread_mutex_lock(ptr noundef nonnull %8) #11
  %31 = load atomic i64, ptr %9 seq_cst, align 8
  %32 = add i64 %29, 1
  br label %33

33:                                               ; preds = %37, %27
  %34 = phi ptr [ %10, %27 ], [ %35, %37 ]
  %35 = load ptr, ptr %34, align 8, !tbaa !26
  %36 = icmp eq ptr %35, null
  br i1 %36, label %41, label %37

37:                                               ; preds = %33
  %38 = getelementptr inbounds %struct.context, ptr %35, i64 0, i32 1
  %39 = load i64, ptr %38, align 8, !tbaa !29
  %40 = icmp ult i64 %39, %32
  br i1 %40, label %33, label %41, !llvm.loop !30

41:                                               ; preds = %33, %37
  %42 = phi i64 [ 0, %33 ], [ %39, %37 ]
  %43 = icmp ne i64 %31, 0
  br i1 %43, label %44, label %53

44:                                               ; preds = %41
  %45 = icmp ult i64 %29, %31
  br i1 %45, label %50, label %46

46:                                               ; preds = %44
  %47 = load i32, ptr %5, align 8, !tbaa !41
  %48 = icmp eq i32 %47, 0
  %49 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #11
  br i1 %48, label %68, label %85

50:                                               ; preds = %44
  %51 = load atomic i32, ptr %7 seq_cst, align 4
  %52 = icmp ne i32 %51, 0
  br label %53

53:                                               ; preds = %50, %41
  %54 = phi i1 [ false, %41 ], [ %52, %50 ]
  %55 = load i32, ptr %5, align 8, !tbaa !41
  %56 = icmp ne i32 %55, 0
  %57 = select i1 %56, i1 true, i1 %54
  %58 = icmp ne i64 %42, 0
  %59 = select i1 %43, i1 %58, i1 false
  %60 = select i1 %57, i1 true, i1 %59
  br i1 %60, label %65, label %61

61:                                               ; preds = %53
  store i32 1, ptr %11, align 4, !tbaa !42
  %62 = call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %8) #11
  store i32 0, ptr %11, align 4, !tbaa !42
  %63 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #11
  br label %64

64:                                               ; preds = %61, %68, %71, %74, %84
  br label %18

65:                                               ; preds = %53
  %66 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %8) #11
  br i1 %56, label %85, label %67

67:                                               ; preds = %65
  br i1 %54, label %68, label %74

68:                                               ; preds = %46, %67
  %69 = atomicrmw xchg ptr %9, i64 0 seq_cst, align 8
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %64, label %71

71:                                               ; preds = %68
  %72 = load i32, ptr %17, align 8, !tbaa !37
  %73 = call i64 @write(i32 noundef %72, ptr noundef nonnull @one, i64 noundef 8) #11
  br label %64

74:                                               ; preds = %67
  %75 = icmp eq i64 %42, 0
  br i1 %75, label %64, label %76

76:                                               ; preds = %74
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  store i64 %42, ptr %2, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #12
  store i32 1000207004, ptr %3, align 8, !tbaa !43
  store ptr null, ptr %13, align 8, !tbaa !45
  store <2 x i32> <i32 0, i32 1>, ptr %14, align 8, !tbaa !46
  store ptr %6, ptr %15, align 8, !tbaa !47
  store ptr %2, ptr %16, align 8, !tbaa !48
  %77 = load ptr, ptr %0, align 8, !tbaa !31
  %78 = getelementptr inbounds %struct.device, ptr %77, i64 0, i32 29
  %79 = load ptr, ptr %78, align 8, !tbaa !49
  %80 = load ptr, ptr %77, align 8, !tbaa !25
  %81 = call i32 %79(ptr noundef %80, ptr noundef nonnull %3, i64 noundef 100000000) #11
  %82 = icmp slt i32 %81, 0
  br i1 %82, label %83, label %84

83:                                               ; preds = %76
  store atomic i32 %81, ptr %7 seq_cst, align 4
  br label %84

84:                                               ; preds = %76, %83
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  br label %64

85:                                               ; preds = %46, %65
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
  %9 = alloca [16 x %struct.VkTimelineSemaphoreSubmitInfo], align 8
  %10 = alloca [16 x %struct.VkSubmitInfo], align 8
  %11 = getelementptr inbounds i8, ptr %1, i64 %2
  %12 = icmp sgt i64 %2, 0
  br i1 %12, label %13, label %54

13:                                               ; preds = %6
  %14 = load ptr, ptr %0, align 8, !tbaa !31
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
  %29 = load ptr, ptr %28, align 8, !tbaa !26
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
  %59 = load ptr, ptr %58, align 8, !tbaa !26
  %60 = icmp eq ptr %59, null
  br i1 %60, label %65, label %61

61:                                               ; preds = %57
  %62 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 5
  %63 = load i64, ptr %62, align 8, !tbaa !13
  %64 = icmp ult i64 %63, %55
  br i1 %64, label %57, label %67, !llvm.loop !62

65:                                               ; preds = %57
  %66 = add nsw i64 %55, 1
  br label %219

67:                                               ; preds = %61
  %68 = load ptr, ptr %59, align 8, !tbaa !51
  store ptr %68, ptr %58, align 8, !tbaa !26
  %69 = load ptr, ptr %0, align 8, !tbaa !31
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
  br i1 %79, label %99, label %80

80:                                               ; preds = %76
  %81 = getelementptr inbounds %struct.device, ptr %69, i64 0, i32 26
  %82 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 16
  %83 = zext i32 %78 to i64
  br label %89

84:                                               ; preds = %84, %67
  %85 = phi i64 [ 0, %67 ], [ %87, %84 ]
  %86 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 27, i64 %85
  store ptr null, ptr %86, align 8, !tbaa !70
  %87 = add nuw nsw i64 %85, 1
  %88 = icmp eq i64 %87, 64
  br i1 %88, label %76, label %84, !llvm.loop !72

89:                                               ; preds = %89, %80
  %90 = phi i64 [ 0, %80 ], [ %97, %89 ]
  %91 = load ptr, ptr %81, align 8, !tbaa !73
  %92 = load ptr, ptr %69, align 8, !tbaa !25
  %93 = load ptr, ptr %82, align 8, !tbaa !18
  %94 = getelementptr inbounds ptr, ptr %93, i64 %90
  %95 = load ptr, ptr %94, align 8, !tbaa !26
  %96 = tail call i32 %91(ptr noundef %92, ptr noundef %95, i32 noundef 0) #11
  %97 = add nuw nsw i64 %90, 1
  %98 = icmp eq i64 %97, %83
  br i1 %98, label %99, label %89, !llvm.loop !74

99:                                               ; preds = %89, %76
  %100 = getelementptr inbounds %struct.device, ptr %69, i64 0, i32 25
  %101 = load ptr, ptr %100, align 8, !tbaa !75
  %102 = load ptr, ptr %69, align 8, !tbaa !25
  %103 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 2
  %104 = load ptr, ptr %103, align 8, !tbaa !4
  %105 = tail call i32 %101(ptr noundef %102, ptr noundef %104, i32 noundef 0) #11
  %106 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 8
  store ptr %4, ptr %106, align 8, !tbaa !76
  store i32 %5, ptr %70, align 8, !tbaa !63
  %107 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  store ptr %59, ptr %107, align 8, !tbaa !77
  %108 = icmp eq i32 %105, 0
  br i1 %108, label %109, label %195

109:                                              ; preds = %99
  %110 = tail call fastcc i32 @record(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %11) #13
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %195

112:                                              ; preds = %109
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7)
  store i64 %3, ptr %7, align 8, !tbaa !39
  %113 = load ptr, ptr %107, align 8, !tbaa !77
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %8) #12
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %8, align 16, !tbaa !46
  %114 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 4
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %114, align 16, !tbaa !46
  %115 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 8
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %115, align 16, !tbaa !46
  %116 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 12
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %116, align 16, !tbaa !46
  %117 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 16
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %117, align 16, !tbaa !46
  %118 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 20
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %118, align 16, !tbaa !46
  %119 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 24
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %119, align 16, !tbaa !46
  %120 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 28
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %120, align 16, !tbaa !46
  %121 = getelementptr inbounds %struct.context, ptr %113, i64 0, i32 20
  %122 = getelementptr inbounds %struct.context, ptr %113, i64 0, i32 22
  %123 = getelementptr inbounds %struct.context, ptr %113, i64 0, i32 26
  %124 = getelementptr inbounds %struct.context, ptr %113, i64 0, i32 25
  %125 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %126 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  br label %127

127:                                              ; preds = %178, %112
  %128 = phi i32 [ %180, %178 ], [ 0, %112 ]
  %129 = load i32, ptr %121, align 8, !tbaa !68
  %130 = icmp ult i32 %128, %129
  br i1 %130, label %131, label %200

131:                                              ; preds = %127
  call void @llvm.lifetime.start.p0(i64 768, ptr nonnull %9) #12
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %10) #12
  %132 = zext i32 %128 to i64
  %133 = add i32 %128, 16
  br label %134

134:                                              ; preds = %140, %131
  %135 = phi i64 [ 0, %131 ], [ %173, %140 ]
  %136 = phi i64 [ %132, %131 ], [ %143, %140 ]
  %137 = load i32, ptr %121, align 8, !tbaa !68
  %138 = zext i32 %137 to i64
  %139 = icmp ult i64 %136, %138
  br i1 %139, label %140, label %175

140:                                              ; preds = %134
  %141 = load ptr, ptr %122, align 8, !tbaa !20
  %142 = getelementptr inbounds %struct.submission, ptr %141, i64 %136
  %143 = add nuw nsw i64 %136, 1
  %144 = icmp eq i64 %143, %138
  %145 = zext i1 %144 to i32
  %146 = getelementptr inbounds [16 x %struct.VkTimelineSemaphoreSubmitInfo], ptr %9, i64 0, i64 %135
  %147 = getelementptr inbounds %struct.submission, ptr %141, i64 %136, i32 1
  %148 = load i32, ptr %147, align 4, !tbaa !78
  %149 = load ptr, ptr %123, align 8, !tbaa !22
  %150 = load i32, ptr %142, align 8, !tbaa !80
  %151 = zext i32 %150 to i64
  %152 = getelementptr inbounds i64, ptr %149, i64 %151
  store i32 1000207003, ptr %146, align 8, !tbaa.struct !81
  %153 = getelementptr inbounds i8, ptr %146, i64 8
  store ptr null, ptr %153, align 8, !tbaa.struct !83
  %154 = getelementptr inbounds i8, ptr %146, i64 16
  store i32 %148, ptr %154, align 8, !tbaa.struct !84
  %155 = getelementptr inbounds i8, ptr %146, i64 24
  store ptr %152, ptr %155, align 8, !tbaa.struct !85
  %156 = getelementptr inbounds i8, ptr %146, i64 32
  store i32 %145, ptr %156, align 8, !tbaa.struct !86
  %157 = getelementptr inbounds i8, ptr %146, i64 40
  store ptr %7, ptr %157, align 8, !tbaa.struct !87
  %158 = getelementptr inbounds [16 x %struct.VkSubmitInfo], ptr %10, i64 0, i64 %135
  %159 = load i32, ptr %147, align 4, !tbaa !78
  %160 = load ptr, ptr %124, align 8, !tbaa !21
  %161 = load i32, ptr %142, align 8, !tbaa !80
  %162 = zext i32 %161 to i64
  %163 = getelementptr inbounds ptr, ptr %160, i64 %162
  %164 = getelementptr inbounds %struct.submission, ptr %141, i64 %136, i32 2
  store i32 4, ptr %158, align 8, !tbaa.struct !88
  %165 = getelementptr inbounds i8, ptr %158, i64 8
  store ptr %146, ptr %165, align 8, !tbaa.struct !89
  %166 = getelementptr inbounds i8, ptr %158, i64 16
  store i32 %159, ptr %166, align 8, !tbaa.struct !90
  %167 = getelementptr inbounds i8, ptr %158, i64 24
  store ptr %163, ptr %167, align 8, !tbaa.struct !91
  %168 = getelementptr inbounds i8, ptr %158, i64 32
  store ptr %8, ptr %168, align 8, !tbaa.struct !83
  %169 = getelementptr inbounds i8, ptr %158, i64 40
  store i32 1, ptr %169, align 8, !tbaa.struct !84
  %170 = getelementptr inbounds i8, ptr %158, i64 48
  store ptr %164, ptr %170, align 8, !tbaa.struct !85
  %171 = getelementptr inbounds i8, ptr %158, i64 56
  store i32 %145, ptr %171, align 8, !tbaa.struct !86
  %172 = getelementptr inbounds i8, ptr %158, i64 64
  store ptr %125, ptr %172, align 8, !tbaa.struct !87
  %173 = add nuw nsw i64 %135, 1
  %174 = icmp eq i64 %173, 16
  br i1 %174, label %178, label %134, !llvm.loop !92

175:                                              ; preds = %134
  %176 = trunc i64 %136 to i32
  %177 = trunc i64 %135 to i32
  br label %178

178:                                              ; preds = %140, %175
  %179 = phi i32 [ %177, %175 ], [ 16, %140 ]
  %180 = phi i32 [ %176, %175 ], [ %133, %140 ]
  %181 = load ptr, ptr %126, align 8, !tbaa !34
  %182 = getelementptr inbounds %struct.hardware_queue, ptr %181, i64 0, i32 2
  %183 = call i32 @pthread_mutex_lock(ptr noundef nonnull %182) #11
  %184 = load ptr, ptr %0, align 8, !tbaa !31
  %185 = getelementptr inbounds %struct.device, ptr %184, i64 0, i32 23
  %186 = load ptr, ptr %185, align 8, !tbaa !93
  %187 = load ptr, ptr %126, align 8, !tbaa !34
  %188 = load ptr, ptr %187, align 8, !tbaa !94
  %189 = call i32 %186(ptr noundef %188, i32 noundef %179, ptr noundef nonnull %10, ptr noundef null) #11
  %190 = load ptr, ptr %126, align 8, !tbaa !34
  %191 = getelementptr inbounds %struct.hardware_queue, ptr %190, i64 0, i32 2
  %192 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %191) #11
  %193 = icmp eq i32 %189, 0
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %10) #12
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %9) #12
  br i1 %193, label %127, label %194, !llvm.loop !96

194:                                              ; preds = %178
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %8) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  br label %195

195:                                              ; preds = %99, %109, %194
  %196 = phi i32 [ %189, %194 ], [ %110, %109 ], [ %105, %99 ]
  %197 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  store atomic i32 %196, ptr %197 seq_cst, align 4
  %198 = load ptr, ptr %56, align 8, !tbaa !50
  store ptr %198, ptr %59, align 8, !tbaa !51
  store ptr %59, ptr %56, align 8, !tbaa !50
  %199 = sext i32 %196 to i64
  br label %219

200:                                              ; preds = %127
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %8) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  %201 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 1
  store i64 %3, ptr %201, align 8, !tbaa !29
  store ptr null, ptr %59, align 8, !tbaa !51
  %202 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %203 = call i32 @pthread_mutex_lock(ptr noundef nonnull %202) #11
  %204 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %205 = load ptr, ptr %204, align 8, !tbaa !38
  store ptr %59, ptr %205, align 8, !tbaa !26
  store ptr %59, ptr %204, align 8, !tbaa !38
  %206 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %207 = load i32, ptr %206, align 4, !tbaa !42
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %217, label %209

209:                                              ; preds = %200
  %210 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %211 = load atomic i64, ptr %210 seq_cst, align 8
  %212 = icmp eq i64 %211, 0
  %213 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %202) #11
  br i1 %212, label %219, label %214

214:                                              ; preds = %209
  %215 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %216 = call i32 @pthread_cond_signal(ptr noundef nonnull %215) #11
  br label %219

217:                                              ; preds = %200
  %218 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %202) #11
  br label %219

219:                                              ; preds = %195, %217, %214, %209, %65
  %220 = phi i64 [ %66, %65 ], [ %199, %195 ], [ 0, %217 ], [ 0, %214 ], [ 0, %209 ]
  ret i64 %220
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
  %25 = alloca [5 x %struct.VkDescriptorPoolSize], align 4
  %26 = alloca %struct.VkDescriptorPoolCreateInfo, align 8
  %27 = alloca %struct.VkDescriptorSetAllocateInfo, align 8
  %28 = alloca ptr, align 8
  %29 = alloca [6 x ptr], align 16
  %30 = alloca [128 x %struct.VkWriteDescriptorSet], align 8
  %31 = alloca [128 x %union.anon], align 8
  %32 = alloca i32, align 4
  %33 = alloca [128 x i32], align 4
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
  %44 = load ptr, ptr %0, align 8, !tbaa !31
  %45 = getelementptr inbounds %struct.device, ptr %44, i64 0, i32 27
  %46 = load ptr, ptr %45, align 8, !tbaa !97
  %47 = load ptr, ptr %44, align 8, !tbaa !25
  %48 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 7
  %49 = load ptr, ptr %48, align 8, !tbaa !14
  tail call void %46(ptr noundef %47, ptr noundef %49, i32 noundef 0, i32 noundef %41) #11
  br label %50

50:                                               ; preds = %43, %3
  %51 = icmp ult ptr %1, %2
  %52 = icmp eq i32 %39, 0
  %53 = select i1 %51, i1 %52, i1 false
  br i1 %53, label %54, label %196

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
  %73 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %26, i64 0, i32 4
  %74 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %26, i64 0, i32 5
  %75 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %76 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %21, i64 0, i32 1
  %77 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %21, i64 0, i32 2
  %78 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %21, i64 0, i32 3
  %79 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %19, i64 0, i32 1
  %80 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %19, i64 0, i32 2
  %81 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %19, i64 0, i32 3
  %82 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %19, i64 0, i32 4
  %83 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %19, i64 0, i32 5
  %84 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %19, i64 0, i32 6
  %85 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %19, i64 0, i32 8
  %86 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %19, i64 0, i32 9
  %87 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %19, i64 0, i32 9, i32 1
  %88 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %19, i64 0, i32 9, i32 2
  %89 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %19, i64 0, i32 9, i32 3
  %90 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %19, i64 0, i32 9, i32 4
  %91 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %15, i64 0, i32 1
  %92 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %15, i64 0, i32 2
  %93 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %15, i64 0, i32 3
  %94 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %6, i64 0, i32 1
  %95 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %6, i64 0, i32 2
  %96 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %6, i64 0, i32 3
  %97 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %6, i64 0, i32 4
  %98 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 1
  %99 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 2
  %100 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 3
  %101 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 4
  %102 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 5
  %103 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 7
  %104 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 8
  %105 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 9
  %106 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 9, i32 1
  %107 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 9, i32 2
  %108 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 9, i32 3
  %109 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 9, i32 4
  %110 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 1
  %111 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 2
  %112 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 3
  %113 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 4
  %114 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 5
  %115 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 6
  %116 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 8
  %117 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9
  %118 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 1
  %119 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 2
  %120 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 3
  %121 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 4
  %122 = getelementptr inbounds [2 x i64], ptr %10, i64 0, i64 1
  %123 = getelementptr inbounds %struct.VkImageCopy, ptr %10, i64 0, i32 1
  %124 = getelementptr inbounds %struct.VkImageCopy, ptr %10, i64 0, i32 2
  %125 = getelementptr inbounds %struct.VkImageCopy, ptr %10, i64 0, i32 2, i32 2
  %126 = getelementptr inbounds %struct.VkImageCopy, ptr %10, i64 0, i32 3
  %127 = getelementptr inbounds %struct.VkImageCopy, ptr %10, i64 0, i32 4
  %128 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %9, i64 0, i32 1
  %129 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %9, i64 0, i32 2
  %130 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %9, i64 0, i32 3
  %131 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %9, i64 0, i32 4
  %132 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %9, i64 0, i32 5
  %133 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %9, i64 0, i32 6
  %134 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %9, i64 0, i32 8
  %135 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %9, i64 0, i32 9
  %136 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %9, i64 0, i32 9, i32 1
  %137 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %9, i64 0, i32 9, i32 2
  %138 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %9, i64 0, i32 9, i32 3
  %139 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %9, i64 0, i32 9, i32 4
  %140 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 1
  %141 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 2
  %142 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 3
  %143 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 4
  %144 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 5
  %145 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 6
  %146 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 8
  %147 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 9
  %148 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 9, i32 1
  %149 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 9, i32 2
  %150 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 9, i32 3
  %151 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 9, i32 4
  %152 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %12, i64 0, i32 1
  %153 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %12, i64 0, i32 3
  %154 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %12, i64 0, i32 3, i32 2
  %155 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %12, i64 0, i32 4
  %156 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %12, i64 0, i32 5
  %157 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %11, i64 0, i32 1
  %158 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %11, i64 0, i32 2
  %159 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %11, i64 0, i32 3
  %160 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %11, i64 0, i32 4
  %161 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %11, i64 0, i32 5
  %162 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %11, i64 0, i32 7
  %163 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %11, i64 0, i32 8
  %164 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %11, i64 0, i32 9
  %165 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %11, i64 0, i32 9, i32 1
  %166 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %11, i64 0, i32 9, i32 2
  %167 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %11, i64 0, i32 9, i32 3
  %168 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %11, i64 0, i32 9, i32 4
  %169 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %14, i64 0, i32 1
  %170 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %14, i64 0, i32 3
  %171 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %14, i64 0, i32 3, i32 2
  %172 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %14, i64 0, i32 4
  %173 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %14, i64 0, i32 5
  %174 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %13, i64 0, i32 1
  %175 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %13, i64 0, i32 2
  %176 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %13, i64 0, i32 3
  %177 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %13, i64 0, i32 4
  %178 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %13, i64 0, i32 5
  %179 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %13, i64 0, i32 7
  %180 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %13, i64 0, i32 8
  %181 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %13, i64 0, i32 9
  %182 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %13, i64 0, i32 9, i32 1
  %183 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %13, i64 0, i32 9, i32 2
  %184 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %13, i64 0, i32 9, i32 3
  %185 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %13, i64 0, i32 9, i32 4
  %186 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 7
  %187 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 22
  %188 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 20
  %189 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %36, i64 0, i32 1
  %190 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %36, i64 0, i32 2
  %191 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %36, i64 0, i32 3
  %192 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 24
  %193 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 25
  %194 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 23
  %195 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 26
  br label %199

196:                                              ; preds = %1224, %50
  %197 = phi i32 [ %39, %50 ], [ %1227, %1224 ]
  %198 = phi i1 [ %52, %50 ], [ %1233, %1224 ]
  br i1 %198, label %1235, label %1260

199:                                              ; preds = %54, %1224
  %200 = phi ptr [ %1, %54 ], [ %1231, %1224 ]
  %201 = phi i32 [ 0, %54 ], [ %1226, %1224 ]
  %202 = phi i32 [ 1, %54 ], [ %1225, %1224 ]
  %203 = load i16, ptr %200, align 4, !tbaa !52
  %204 = icmp eq i16 %203, 12
  br i1 %204, label %205, label %289

205:                                              ; preds = %199
  %206 = load ptr, ptr %187, align 8, !tbaa !20
  %207 = load i32, ptr %188, align 8, !tbaa !68
  %208 = add i32 %207, -1
  %209 = zext i32 %208 to i64
  %210 = getelementptr inbounds %struct.submission, ptr %206, i64 %209, i32 1
  %211 = load i32, ptr %210, align 4, !tbaa !78
  %212 = icmp eq i32 %211, 32
  %213 = icmp eq i32 %202, 0
  %214 = select i1 %213, i1 true, i1 %212
  br i1 %214, label %215, label %238

215:                                              ; preds = %205
  %216 = load ptr, ptr %60, align 8, !tbaa !34
  %217 = getelementptr inbounds %struct.hardware_queue, ptr %216, i64 0, i32 1
  %218 = load i64, ptr %217, align 8, !tbaa !98
  %219 = trunc i64 %218 to i32
  %220 = and i64 %218, 2048
  %221 = icmp eq i64 %220, 0
  %222 = select i1 %221, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %36) #12
  store i32 46, ptr %36, align 8, !tbaa !99
  store ptr null, ptr %189, align 8, !tbaa !101
  store i32 %222, ptr %190, align 8, !tbaa !102
  %223 = or i32 %222, 8192
  store i32 %223, ptr %191, align 4, !tbaa !103
  %224 = load ptr, ptr %0, align 8, !tbaa !31
  %225 = getelementptr inbounds %struct.device, ptr %224, i64 0, i32 16
  %226 = load ptr, ptr %225, align 8, !tbaa !104
  %227 = load ptr, ptr %64, align 8, !tbaa !105
  %228 = or i32 %219, 16384
  call void %226(ptr noundef %227, i32 noundef %219, i32 noundef %228, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %36, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  store i32 0, ptr %59, align 8, !tbaa !106
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %36) #12
  %229 = load ptr, ptr %0, align 8, !tbaa !31
  %230 = getelementptr inbounds %struct.device, ptr %229, i64 0, i32 20
  %231 = load ptr, ptr %230, align 8, !tbaa !107
  %232 = load ptr, ptr %64, align 8, !tbaa !105
  %233 = call i32 %231(ptr noundef %232) #11
  %234 = icmp eq i32 %233, 0
  br i1 %234, label %235, label %1260

235:                                              ; preds = %215
  %236 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #13
  %237 = icmp eq i32 %236, 0
  br i1 %237, label %238, label %1260

238:                                              ; preds = %205, %235
  %239 = load i32, ptr %192, align 4, !tbaa !108
  %240 = load i32, ptr %194, align 8, !tbaa !67
  %241 = icmp ugt i32 %239, %240
  br i1 %241, label %254, label %242

242:                                              ; preds = %238
  %243 = icmp eq i32 %239, 0
  %244 = shl i32 %239, 1
  %245 = select i1 %243, i32 8, i32 %244
  %246 = load ptr, ptr %193, align 8, !tbaa !26
  %247 = zext i32 %245 to i64
  %248 = shl nuw nsw i64 %247, 3
  %249 = call ptr @realloc(ptr noundef %246, i64 noundef %248) #11
  %250 = icmp eq ptr %249, null
  br i1 %250, label %1260, label %251

251:                                              ; preds = %242
  store ptr %249, ptr %193, align 8, !tbaa !26
  %252 = load i32, ptr %192, align 4, !tbaa !108
  %253 = load i32, ptr %194, align 8, !tbaa !67
  br label %254

254:                                              ; preds = %251, %238
  %255 = phi i32 [ %240, %238 ], [ %253, %251 ]
  %256 = phi i32 [ %239, %238 ], [ %252, %251 ]
  %257 = icmp ugt i32 %256, %255
  br i1 %257, label %269, label %258

258:                                              ; preds = %254
  %259 = icmp eq i32 %256, 0
  %260 = shl i32 %256, 1
  %261 = select i1 %259, i32 8, i32 %260
  %262 = load ptr, ptr %195, align 8, !tbaa !26
  %263 = zext i32 %261 to i64
  %264 = shl nuw nsw i64 %263, 3
  %265 = call ptr @realloc(ptr noundef %262, i64 noundef %264) #11
  %266 = icmp eq ptr %265, null
  br i1 %266, label %1260, label %267

267:                                              ; preds = %258
  store ptr %265, ptr %195, align 8, !tbaa !26
  %268 = load i32, ptr %194, align 8, !tbaa !67
  br label %269

269:                                              ; preds = %267, %254
  %270 = phi i32 [ %268, %267 ], [ %255, %254 ]
  %271 = phi i32 [ %261, %267 ], [ %256, %254 ]
  store i32 %271, ptr %192, align 4, !tbaa !108
  %272 = getelementptr inbounds %struct.wait, ptr %200, i64 0, i32 1
  %273 = load ptr, ptr %272, align 8, !tbaa !109
  %274 = load ptr, ptr %193, align 8, !tbaa !21
  %275 = zext i32 %270 to i64
  %276 = getelementptr inbounds ptr, ptr %274, i64 %275
  store ptr %273, ptr %276, align 8, !tbaa !26
  %277 = getelementptr inbounds %struct.wait, ptr %200, i64 0, i32 2
  %278 = load i64, ptr %277, align 8, !tbaa !111
  %279 = load ptr, ptr %195, align 8, !tbaa !22
  %280 = add i32 %270, 1
  store i32 %280, ptr %194, align 8, !tbaa !67
  %281 = getelementptr inbounds i64, ptr %279, i64 %275
  store i64 %278, ptr %281, align 8, !tbaa !39
  %282 = load ptr, ptr %187, align 8, !tbaa !20
  %283 = load i32, ptr %188, align 8, !tbaa !68
  %284 = add i32 %283, -1
  %285 = zext i32 %284 to i64
  %286 = getelementptr inbounds %struct.submission, ptr %282, i64 %285, i32 1
  %287 = load i32, ptr %286, align 4, !tbaa !78
  %288 = add i32 %287, 1
  store i32 %288, ptr %286, align 4, !tbaa !78
  br label %1224

289:                                              ; preds = %199
  %290 = load ptr, ptr %0, align 8, !tbaa !31
  switch i16 %203, label %887 [
    i16 1, label %291
    i16 4, label %797
    i16 5, label %797
    i16 13, label %1209
  ]

291:                                              ; preds = %289
  %292 = getelementptr inbounds %struct.launch, ptr %200, i64 0, i32 1
  %293 = load ptr, ptr %292, align 8, !tbaa !26
  %294 = load ptr, ptr %37, align 8, !tbaa !77
  %295 = getelementptr inbounds %struct.command, ptr %200, i64 0, i32 2
  %296 = load i32, ptr %295, align 4, !tbaa !55
  %297 = zext i32 %296 to i64
  %298 = add nsw i64 %297, -32
  %299 = getelementptr inbounds %struct.context, ptr %294, i64 0, i32 6
  %300 = load i64, ptr %299, align 8, !tbaa !66
  %301 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 1
  %302 = load i64, ptr %301, align 8, !tbaa !56
  %303 = add i64 %300, -1
  %304 = add i64 %303, %302
  %305 = urem i64 %304, %302
  %306 = sub nuw i64 %304, %305
  %307 = add i64 %306, %298
  store i64 %307, ptr %299, align 8, !tbaa !66
  %308 = getelementptr inbounds %struct.context, ptr %294, i64 0, i32 4
  %309 = load ptr, ptr %308, align 8, !tbaa !12
  %310 = getelementptr inbounds i8, ptr %309, i64 %306
  %311 = getelementptr inbounds %struct.launch, ptr %200, i64 0, i32 4
  %312 = call ptr @memcpy(ptr noundef %310, ptr noundef nonnull %311, i64 noundef %298) #11
  %313 = getelementptr inbounds %struct.kernel, ptr %293, i64 0, i32 3
  %314 = load i64, ptr %313, align 8, !tbaa !112
  %315 = icmp eq i64 %314, 0
  br i1 %315, label %318, label %316

316:                                              ; preds = %291
  %317 = getelementptr inbounds %struct.kernel, ptr %293, i64 0, i32 5
  br label %322

318:                                              ; preds = %322, %291
  %319 = getelementptr inbounds %struct.kernel, ptr %293, i64 0, i32 2
  %320 = load i64, ptr %319, align 8, !tbaa !57
  %321 = icmp eq i64 %320, 0
  br i1 %321, label %354, label %341

322:                                              ; preds = %322, %316
  %323 = phi i64 [ 0, %316 ], [ %338, %322 ]
  %324 = load ptr, ptr %317, align 8, !tbaa !113
  %325 = getelementptr inbounds i64, ptr %324, i64 %323
  %326 = load i64, ptr %325, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %35) #12
  %327 = getelementptr inbounds i8, ptr %311, i64 %326
  %328 = call ptr @memcpy(ptr noundef nonnull %35, ptr noundef nonnull %327, i64 noundef 8) #11
  %329 = load ptr, ptr %35, align 8, !tbaa !26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %35) #12
  %330 = load ptr, ptr %308, align 8, !tbaa !12
  %331 = getelementptr inbounds i8, ptr %330, i64 %306
  %332 = load ptr, ptr %317, align 8, !tbaa !113
  %333 = getelementptr inbounds i64, ptr %332, i64 %323
  %334 = load i64, ptr %333, align 8, !tbaa !39
  %335 = getelementptr inbounds i8, ptr %331, i64 %334
  %336 = getelementptr inbounds %struct.memory, ptr %329, i64 0, i32 2
  %337 = call ptr @memcpy(ptr noundef %335, ptr noundef nonnull %336, i64 noundef 8) #11
  %338 = add nuw i64 %323, 1
  %339 = load i64, ptr %313, align 8, !tbaa !112
  %340 = icmp ult i64 %338, %339
  br i1 %340, label %322, label %318, !llvm.loop !114

341:                                              ; preds = %318
  %342 = load ptr, ptr %0, align 8, !tbaa !31
  %343 = load i64, ptr %299, align 8, !tbaa !66
  %344 = getelementptr inbounds %struct.device, ptr %342, i64 0, i32 1
  %345 = load i64, ptr %344, align 8, !tbaa !56
  %346 = add i64 %343, -1
  %347 = add i64 %346, %345
  %348 = urem i64 %347, %345
  %349 = sub nuw i64 %347, %348
  %350 = add i64 %349, %320
  store i64 %350, ptr %299, align 8, !tbaa !66
  %351 = load ptr, ptr %308, align 8, !tbaa !12
  %352 = getelementptr inbounds i8, ptr %351, i64 %349
  %353 = call ptr @memset(ptr noundef %352, i32 noundef 0, i64 noundef %320) #11
  br label %354

354:                                              ; preds = %341, %318
  %355 = phi i64 [ %349, %341 ], [ 0, %318 ]
  %356 = load i64, ptr %293, align 8, !tbaa !115
  %357 = icmp eq i64 %356, 0
  br i1 %357, label %760, label %358

358:                                              ; preds = %354
  %359 = getelementptr inbounds %struct.kernel, ptr %293, i64 0, i32 4
  %360 = trunc i64 %355 to i32
  %361 = trunc i64 %306 to i32
  br label %362

362:                                              ; preds = %754, %358
  %363 = phi i64 [ 0, %358 ], [ %755, %754 ]
  %364 = load ptr, ptr %359, align 8, !tbaa !116
  %365 = getelementptr inbounds %struct.task, ptr %364, i64 %363
  %366 = load ptr, ptr %0, align 8, !tbaa !31
  %367 = getelementptr inbounds %struct.task, ptr %364, i64 %363, i32 6
  %368 = load i64, ptr %367, align 8, !tbaa !117
  %369 = icmp eq i64 %368, 0
  br i1 %369, label %372, label %370

370:                                              ; preds = %362
  %371 = getelementptr inbounds %struct.task, ptr %364, i64 %363, i32 8
  br label %384

372:                                              ; preds = %362
  %373 = getelementptr inbounds %struct.task, ptr %364, i64 %363, i32 3
  %374 = load i64, ptr %373, align 8, !tbaa !119
  br label %398

375:                                              ; preds = %384
  %376 = getelementptr inbounds %struct.task, ptr %364, i64 %363, i32 4
  %377 = load i64, ptr %376, align 8, !tbaa !120
  %378 = add i64 %394, -1
  %379 = add i64 %378, %377
  %380 = udiv i64 %379, %377
  %381 = getelementptr inbounds %struct.task, ptr %364, i64 %363, i32 3
  %382 = load i64, ptr %381, align 8, !tbaa !119
  %383 = call i64 @llvm.umin.i64(i64 %380, i64 %382)
  br label %398

384:                                              ; preds = %384, %370
  %385 = phi i64 [ 0, %370 ], [ %395, %384 ]
  %386 = phi i64 [ 1, %370 ], [ %394, %384 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %32) #12
  %387 = load ptr, ptr %371, align 8, !tbaa !121
  %388 = getelementptr inbounds i64, ptr %387, i64 %385
  %389 = load i64, ptr %388, align 8, !tbaa !39
  %390 = getelementptr inbounds i8, ptr %311, i64 %389
  %391 = call ptr @memcpy(ptr noundef nonnull %32, ptr noundef nonnull %390, i64 noundef 4) #11
  %392 = load i32, ptr %32, align 4, !tbaa !46
  %393 = sext i32 %392 to i64
  %394 = mul i64 %386, %393
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %32) #12
  %395 = add nuw i64 %385, 1
  %396 = load i64, ptr %367, align 8, !tbaa !117
  %397 = icmp ult i64 %395, %396
  br i1 %397, label %384, label %375, !llvm.loop !122

398:                                              ; preds = %375, %372
  %399 = phi i64 [ %383, %375 ], [ %374, %372 ]
  %400 = trunc i64 %399 to i32
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %33) #12
  %401 = icmp eq i32 %400, 0
  br i1 %401, label %402, label %403

402:                                              ; preds = %398
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %33) #12
  br label %754

403:                                              ; preds = %398
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %34) #12
  %404 = load ptr, ptr %0, align 8, !tbaa !31
  %405 = load ptr, ptr %37, align 8, !tbaa !77
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %29) #12
  %406 = getelementptr inbounds %struct.task, ptr %364, i64 %363, i32 5
  %407 = load i64, ptr %406, align 8, !tbaa !123
  %408 = icmp eq i64 %407, 0
  br i1 %408, label %413, label %409

409:                                              ; preds = %403
  %410 = getelementptr inbounds %struct.task, ptr %364, i64 %363, i32 7
  br label %439

411:                                              ; preds = %459
  %412 = icmp ult i32 %461, 6
  br i1 %412, label %413, label %470

413:                                              ; preds = %411, %403
  %414 = phi i32 [ %461, %411 ], [ 0, %403 ]
  %415 = zext i32 %414 to i64
  %416 = sub nsw i64 6, %415
  %417 = icmp ult i64 %416, 12
  br i1 %417, label %437, label %418

418:                                              ; preds = %413
  %419 = sub nsw i64 5, %415
  %420 = trunc i64 %419 to i32
  %421 = sub nuw nsw i32 -2, %414
  %422 = icmp ult i32 %421, %420
  %423 = icmp ugt i64 %419, 4294967295
  %424 = or i1 %422, %423
  br i1 %424, label %437, label %425

425:                                              ; preds = %418
  %426 = and i64 %416, -4
  %427 = add nsw i64 %426, %415
  br label %428

428:                                              ; preds = %428, %425
  %429 = phi i64 [ 0, %425 ], [ %433, %428 ]
  %430 = add i64 %429, %415
  %431 = getelementptr inbounds ptr, ptr %29, i64 %430
  store <2 x ptr> zeroinitializer, ptr %431, align 8, !tbaa !26
  %432 = getelementptr inbounds ptr, ptr %431, i64 2
  store <2 x ptr> zeroinitializer, ptr %432, align 8, !tbaa !26
  %433 = add nuw i64 %429, 4
  %434 = icmp eq i64 %433, %426
  br i1 %434, label %435, label %428, !llvm.loop !124

435:                                              ; preds = %428
  %436 = icmp eq i64 %416, %426
  br i1 %436, label %470, label %437

437:                                              ; preds = %418, %413, %435
  %438 = phi i64 [ %415, %418 ], [ %415, %413 ], [ %427, %435 ]
  br label %464

439:                                              ; preds = %459, %409
  %440 = phi i64 [ %407, %409 ], [ %460, %459 ]
  %441 = phi i64 [ 0, %409 ], [ %462, %459 ]
  %442 = phi i32 [ 0, %409 ], [ %461, %459 ]
  %443 = load ptr, ptr %410, align 8, !tbaa !127
  %444 = getelementptr inbounds %struct.binding, ptr %443, i64 %441
  %445 = load i64, ptr %444, align 8, !tbaa !128
  switch i64 %445, label %459 [
    i64 6, label %496
    i64 7, label %496
    i64 5, label %446
  ]

446:                                              ; preds = %439
  %447 = icmp eq i32 %442, 6
  br i1 %447, label %496, label %448

448:                                              ; preds = %446
  %449 = getelementptr inbounds %struct.binding, ptr %443, i64 %441, i32 2
  %450 = load i64, ptr %449, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %28) #12
  %451 = getelementptr inbounds i8, ptr %311, i64 %450
  %452 = call ptr @memcpy(ptr noundef nonnull %28, ptr noundef nonnull %451, i64 noundef 8) #11
  %453 = load ptr, ptr %28, align 8, !tbaa !26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %28) #12
  %454 = load ptr, ptr %453, align 8, !tbaa !131
  %455 = add i32 %442, 1
  %456 = zext i32 %442 to i64
  %457 = getelementptr inbounds ptr, ptr %29, i64 %456
  store ptr %454, ptr %457, align 8, !tbaa !26
  %458 = load i64, ptr %406, align 8, !tbaa !123
  br label %459

459:                                              ; preds = %448, %439
  %460 = phi i64 [ %458, %448 ], [ %440, %439 ]
  %461 = phi i32 [ %455, %448 ], [ %442, %439 ]
  %462 = add nuw i64 %441, 1
  %463 = icmp ult i64 %462, %460
  br i1 %463, label %439, label %411, !llvm.loop !133

464:                                              ; preds = %437, %464
  %465 = phi i64 [ %466, %464 ], [ %438, %437 ]
  %466 = add nuw nsw i64 %465, 1
  %467 = getelementptr inbounds ptr, ptr %29, i64 %465
  store ptr null, ptr %467, align 8, !tbaa !26
  %468 = and i64 %466, 4294967295
  %469 = icmp eq i64 %468, 6
  br i1 %469, label %470, label %464, !llvm.loop !134

470:                                              ; preds = %464, %435, %411
  %471 = load ptr, ptr %37, align 8, !tbaa !77
  %472 = ptrtoint ptr %365 to i64
  %473 = udiv i64 %472, 72
  %474 = and i64 %473, 63
  %475 = getelementptr inbounds %struct.context, ptr %471, i64 0, i32 27, i64 %474
  %476 = load ptr, ptr %475, align 8, !tbaa !70
  %477 = icmp eq ptr %476, %365
  br i1 %477, label %478, label %496

478:                                              ; preds = %470
  %479 = getelementptr inbounds %struct.context, ptr %471, i64 0, i32 27, i64 %474, i32 2, i64 0
  %480 = load <4 x ptr>, ptr %479, align 8, !tbaa !26
  %481 = load <4 x ptr>, ptr %29, align 16, !tbaa !26
  %482 = icmp ne <4 x ptr> %480, %481
  %483 = getelementptr inbounds %struct.context, ptr %471, i64 0, i32 27, i64 %474, i32 2, i64 4
  %484 = load <2 x ptr>, ptr %483, align 8, !tbaa !26
  %485 = load <2 x ptr>, ptr %66, align 16, !tbaa !26
  %486 = icmp eq <2 x ptr> %484, %485
  %487 = bitcast <4 x i1> %482 to i4
  %488 = icmp eq i4 %487, 0
  %489 = extractelement <2 x i1> %486, i64 0
  %490 = and i1 %488, %489
  %491 = extractelement <2 x i1> %486, i64 1
  %492 = and i1 %490, %491
  br i1 %492, label %493, label %496

493:                                              ; preds = %478
  %494 = getelementptr inbounds %struct.context, ptr %471, i64 0, i32 27, i64 %474, i32 1
  %495 = load ptr, ptr %494, align 8, !tbaa !135
  store ptr %495, ptr %34, align 8, !tbaa !26
  br label %661

496:                                              ; preds = %446, %439, %439, %478, %470
  %497 = phi i1 [ false, %478 ], [ false, %470 ], [ true, %439 ], [ true, %439 ], [ true, %446 ]
  %498 = phi ptr [ %475, %478 ], [ %475, %470 ], [ null, %439 ], [ null, %439 ], [ null, %446 ]
  %499 = getelementptr inbounds %struct.context, ptr %405, i64 0, i32 15
  %500 = getelementptr inbounds %struct.context, ptr %405, i64 0, i32 16
  %501 = getelementptr inbounds %struct.task, ptr %364, i64 %363, i32 2
  %502 = getelementptr inbounds %struct.device, ptr %404, i64 0, i32 3
  %503 = getelementptr inbounds %struct.context, ptr %405, i64 0, i32 14
  %504 = getelementptr inbounds %struct.device, ptr %404, i64 0, i32 18
  %505 = load i32, ptr %499, align 4, !tbaa !69
  %506 = icmp eq i32 %505, 0
  br i1 %506, label %516, label %507

507:                                              ; preds = %496
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %27) #12
  store i32 34, ptr %27, align 8, !tbaa !136
  store ptr null, ptr %67, align 8, !tbaa !138
  %508 = load ptr, ptr %500, align 8, !tbaa !18
  %509 = add i32 %505, -1
  %510 = zext i32 %509 to i64
  %511 = getelementptr inbounds ptr, ptr %508, i64 %510
  %512 = load ptr, ptr %511, align 8, !tbaa !26
  store ptr %512, ptr %68, align 8, !tbaa !139
  store i32 1, ptr %69, align 8, !tbaa !140
  store ptr %501, ptr %70, align 8, !tbaa !141
  %513 = load ptr, ptr %502, align 8, !tbaa !142
  %514 = load ptr, ptr %404, align 8, !tbaa !25
  %515 = call i32 %513(ptr noundef %514, ptr noundef nonnull %27, ptr noundef nonnull %34) #11
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %27) #12
  switch i32 %515, label %556 [
    i32 -12, label %516
    i32 -1000069000, label %516
  ]

516:                                              ; preds = %507, %507, %496
  %517 = load i32, ptr %499, align 4, !tbaa !69
  %518 = load i32, ptr %503, align 8, !tbaa !16
  %519 = icmp ult i32 %517, %518
  br i1 %519, label %520, label %522

520:                                              ; preds = %516
  %521 = add nuw i32 %517, 1
  store i32 %521, ptr %499, align 4, !tbaa !69
  br label %547

522:                                              ; preds = %516
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %25) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(40) %25, ptr noundef nonnull align 4 dereferenceable(40) @__const.add_pool.sizes, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %26) #12
  store i32 33, ptr %26, align 8, !tbaa !143
  store ptr null, ptr %71, align 8, !tbaa !145
  store <2 x i32> <i32 0, i32 128>, ptr %72, align 8, !tbaa !46
  store i32 5, ptr %73, align 8, !tbaa !146
  store ptr %25, ptr %74, align 8, !tbaa !147
  %523 = icmp eq i32 %518, 0
  %524 = shl i32 %518, 1
  %525 = select i1 %523, i32 8, i32 %524
  %526 = load ptr, ptr %500, align 8, !tbaa !26
  %527 = zext i32 %525 to i64
  %528 = shl nuw nsw i64 %527, 3
  %529 = call ptr @realloc(ptr noundef %526, i64 noundef %528) #11
  %530 = icmp eq ptr %529, null
  br i1 %530, label %539, label %531

531:                                              ; preds = %522
  store ptr %529, ptr %500, align 8, !tbaa !26
  %532 = load ptr, ptr %504, align 8, !tbaa !148
  %533 = load ptr, ptr %404, align 8, !tbaa !25
  %534 = load i32, ptr %503, align 8, !tbaa !16
  %535 = zext i32 %534 to i64
  %536 = getelementptr inbounds ptr, ptr %529, i64 %535
  %537 = call i32 %532(ptr noundef %533, ptr noundef nonnull %26, ptr noundef null, ptr noundef nonnull %536) #11
  %538 = icmp eq i32 %537, 0
  br i1 %538, label %541, label %539

539:                                              ; preds = %531, %522
  %540 = phi i32 [ -1, %522 ], [ %537, %531 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %26) #12
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %25) #12
  br label %758

541:                                              ; preds = %531
  %542 = load i32, ptr %503, align 8, !tbaa !16
  %543 = add i32 %542, 1
  store i32 %543, ptr %503, align 8, !tbaa !16
  %544 = load i32, ptr %499, align 4, !tbaa !69
  %545 = add i32 %544, 1
  store i32 %545, ptr %499, align 4, !tbaa !69
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %26) #12
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %25) #12
  %546 = icmp eq i32 %545, 0
  br i1 %546, label %758, label %547

547:                                              ; preds = %541, %520
  %548 = phi i32 [ %517, %520 ], [ %544, %541 ]
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %27) #12
  store i32 34, ptr %27, align 8, !tbaa !136
  store ptr null, ptr %67, align 8, !tbaa !138
  %549 = load ptr, ptr %500, align 8, !tbaa !18
  %550 = zext i32 %548 to i64
  %551 = getelementptr inbounds ptr, ptr %549, i64 %550
  %552 = load ptr, ptr %551, align 8, !tbaa !26
  store ptr %552, ptr %68, align 8, !tbaa !139
  store i32 1, ptr %69, align 8, !tbaa !140
  store ptr %501, ptr %70, align 8, !tbaa !141
  %553 = load ptr, ptr %502, align 8, !tbaa !142
  %554 = load ptr, ptr %404, align 8, !tbaa !25
  %555 = call i32 %553(ptr noundef %554, ptr noundef nonnull %27, ptr noundef nonnull %34) #11
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %27) #12
  br label %556

556:                                              ; preds = %547, %507
  %557 = phi i32 [ %515, %507 ], [ %555, %547 ]
  %558 = icmp eq i32 %557, 0
  br i1 %558, label %559, label %758

559:                                              ; preds = %556
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %30) #12
  call void @llvm.lifetime.start.p0(i64 3072, ptr nonnull %31) #12
  %560 = load i64, ptr %406, align 8, !tbaa !123
  %561 = icmp eq i64 %560, 0
  br i1 %561, label %567, label %562

562:                                              ; preds = %559
  %563 = getelementptr inbounds %struct.task, ptr %364, i64 %363, i32 7
  %564 = getelementptr inbounds %struct.context, ptr %405, i64 0, i32 3
  br label %572

565:                                              ; preds = %638
  %566 = trunc i64 %649 to i32
  br label %567

567:                                              ; preds = %565, %559
  %568 = phi i32 [ 0, %559 ], [ %566, %565 ]
  %569 = getelementptr inbounds %struct.device, ptr %404, i64 0, i32 28
  %570 = load ptr, ptr %569, align 8, !tbaa !149
  %571 = load ptr, ptr %404, align 8, !tbaa !25
  call void %570(ptr noundef %571, i32 noundef %568, ptr noundef nonnull %30, i32 noundef 0, ptr noundef null) #11
  br i1 %497, label %660, label %651

572:                                              ; preds = %638, %562
  %573 = phi i64 [ 0, %562 ], [ %648, %638 ]
  %574 = load ptr, ptr %563, align 8, !tbaa !127
  %575 = getelementptr inbounds %struct.binding, ptr %574, i64 %573
  %576 = getelementptr inbounds [128 x %union.anon], ptr %31, i64 0, i64 %573
  %577 = load i64, ptr %575, align 8, !tbaa !128
  switch i64 %577, label %627 [
    i64 0, label %578
    i64 1, label %578
    i64 2, label %578
    i64 7, label %615
    i64 6, label %603
    i64 3, label %584
    i64 5, label %588
    i64 4, label %594
  ]

578:                                              ; preds = %572, %572, %572
  %579 = load ptr, ptr %564, align 8, !tbaa !11
  %580 = getelementptr inbounds %struct.binding, ptr %574, i64 %573, i32 3
  %581 = load i64, ptr %580, align 8, !tbaa !150
  store ptr %579, ptr %576, align 8, !tbaa.struct !151
  %582 = getelementptr inbounds i8, ptr %576, i64 8
  store i64 0, ptr %582, align 8, !tbaa.struct !152
  %583 = getelementptr inbounds i8, ptr %576, i64 16
  store i64 %581, ptr %583, align 8, !tbaa.struct !153
  br label %625

584:                                              ; preds = %572
  %585 = getelementptr inbounds %struct.binding, ptr %574, i64 %573, i32 2
  %586 = load i64, ptr %585, align 8, !tbaa !130
  %587 = inttoptr i64 %586 to ptr
  br label %596

588:                                              ; preds = %572
  %589 = getelementptr inbounds %struct.binding, ptr %574, i64 %573, i32 2
  %590 = load i64, ptr %589, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %24) #12
  %591 = getelementptr inbounds i8, ptr %311, i64 %590
  %592 = call ptr @memcpy(ptr noundef nonnull %24, ptr noundef nonnull %591, i64 noundef 8) #11
  %593 = load ptr, ptr %24, align 8, !tbaa !26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %24) #12
  br label %596

594:                                              ; preds = %572
  %595 = load ptr, ptr %75, align 8, !tbaa !36
  br label %596

596:                                              ; preds = %594, %588, %584
  %597 = phi ptr [ %587, %584 ], [ %593, %588 ], [ %595, %594 ]
  %598 = load ptr, ptr %597, align 8, !tbaa !131
  %599 = getelementptr inbounds %struct.memory, ptr %597, i64 0, i32 1
  %600 = load i64, ptr %599, align 8, !tbaa !154
  store ptr %598, ptr %576, align 8, !tbaa.struct !151
  %601 = getelementptr inbounds i8, ptr %576, i64 8
  store i64 0, ptr %601, align 8, !tbaa.struct !152
  %602 = getelementptr inbounds i8, ptr %576, i64 16
  store i64 %600, ptr %602, align 8, !tbaa.struct !153
  br label %625

603:                                              ; preds = %572
  %604 = getelementptr inbounds %struct.binding, ptr %574, i64 %573, i32 2
  %605 = load i64, ptr %604, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %23) #12
  %606 = getelementptr inbounds i8, ptr %311, i64 %605
  %607 = call ptr @memcpy(ptr noundef nonnull %23, ptr noundef nonnull %606, i64 noundef 8) #11
  %608 = load ptr, ptr %23, align 8, !tbaa !26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %23) #12
  %609 = getelementptr inbounds %struct.texture, ptr %608, i64 0, i32 3
  %610 = load ptr, ptr %609, align 8, !tbaa !155
  %611 = getelementptr inbounds %struct.texture, ptr %608, i64 0, i32 1
  %612 = load ptr, ptr %611, align 8, !tbaa !157
  store ptr %610, ptr %576, align 8, !tbaa.struct !158
  %613 = getelementptr inbounds i8, ptr %576, i64 8
  store ptr %612, ptr %613, align 8, !tbaa.struct !159
  %614 = getelementptr inbounds i8, ptr %576, i64 16
  store i32 5, ptr %614, align 8, !tbaa.struct !160
  br label %625

615:                                              ; preds = %572
  %616 = getelementptr inbounds %struct.binding, ptr %574, i64 %573, i32 2
  %617 = load i64, ptr %616, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %22) #12
  %618 = getelementptr inbounds i8, ptr %311, i64 %617
  %619 = call ptr @memcpy(ptr noundef nonnull %22, ptr noundef nonnull %618, i64 noundef 8) #11
  %620 = load ptr, ptr %22, align 8, !tbaa !26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %22) #12
  %621 = getelementptr inbounds %struct.texture, ptr %620, i64 0, i32 2
  %622 = load ptr, ptr %621, align 8, !tbaa !161
  store ptr null, ptr %576, align 8, !tbaa.struct !158
  %623 = getelementptr inbounds i8, ptr %576, i64 8
  store ptr %622, ptr %623, align 8, !tbaa.struct !159
  %624 = getelementptr inbounds i8, ptr %576, i64 16
  store i32 1, ptr %624, align 8, !tbaa.struct !160
  br label %625

625:                                              ; preds = %615, %603, %596, %578
  %626 = load i64, ptr %575, align 8, !tbaa !128
  br label %627

627:                                              ; preds = %625, %572
  %628 = phi i64 [ %626, %625 ], [ %577, %572 ]
  %629 = getelementptr inbounds [128 x %struct.VkWriteDescriptorSet], ptr %30, i64 0, i64 %573
  %630 = load ptr, ptr %34, align 8, !tbaa !26
  %631 = getelementptr inbounds %struct.binding, ptr %574, i64 %573, i32 1
  %632 = load i64, ptr %631, align 8, !tbaa !162
  %633 = trunc i64 %632 to i32
  %634 = icmp ult i64 %628, 8
  br i1 %634, label %635, label %638

635:                                              ; preds = %627
  %636 = getelementptr inbounds [8 x i32], ptr @switch.table.record, i64 0, i64 %628
  %637 = load i32, ptr %636, align 4
  br label %638

638:                                              ; preds = %627, %635
  %639 = phi i32 [ %637, %635 ], [ 7, %627 ]
  store i32 35, ptr %629, align 8, !tbaa.struct !163
  %640 = getelementptr inbounds i8, ptr %629, i64 8
  store ptr null, ptr %640, align 8, !tbaa.struct !164
  %641 = getelementptr inbounds i8, ptr %629, i64 16
  store ptr %630, ptr %641, align 8, !tbaa.struct !165
  %642 = getelementptr inbounds i8, ptr %629, i64 24
  store i32 %633, ptr %642, align 8, !tbaa.struct !166
  %643 = getelementptr inbounds i8, ptr %629, i64 28
  store <2 x i32> <i32 0, i32 1>, ptr %643, align 4
  %644 = getelementptr inbounds i8, ptr %629, i64 36
  store i32 %639, ptr %644, align 4, !tbaa.struct !167
  %645 = getelementptr inbounds i8, ptr %629, i64 40
  store ptr %576, ptr %645, align 8, !tbaa.struct !168
  %646 = getelementptr inbounds i8, ptr %629, i64 48
  store ptr %576, ptr %646, align 8, !tbaa.struct !169
  %647 = getelementptr inbounds i8, ptr %629, i64 56
  store ptr null, ptr %647, align 8, !tbaa.struct !87
  %648 = add nuw i64 %573, 1
  %649 = load i64, ptr %406, align 8, !tbaa !123
  %650 = icmp ult i64 %648, %649
  br i1 %650, label %572, label %565, !llvm.loop !170

651:                                              ; preds = %567
  store ptr %365, ptr %498, align 8, !tbaa !70
  %652 = load ptr, ptr %34, align 8, !tbaa !26
  %653 = getelementptr inbounds %struct.kept_set, ptr %498, i64 0, i32 1
  store ptr %652, ptr %653, align 8, !tbaa !135
  %654 = getelementptr inbounds %struct.kept_set, ptr %498, i64 0, i32 2, i64 0
  %655 = load <2 x ptr>, ptr %29, align 16, !tbaa !26
  store <2 x ptr> %655, ptr %654, align 8, !tbaa !26
  %656 = getelementptr inbounds %struct.kept_set, ptr %498, i64 0, i32 2, i64 2
  %657 = load <2 x ptr>, ptr %65, align 16, !tbaa !26
  store <2 x ptr> %657, ptr %656, align 8, !tbaa !26
  %658 = getelementptr inbounds %struct.kept_set, ptr %498, i64 0, i32 2, i64 4
  %659 = load <2 x ptr>, ptr %66, align 16, !tbaa !26
  store <2 x ptr> %659, ptr %658, align 8, !tbaa !26
  br label %660

660:                                              ; preds = %651, %567
  call void @llvm.lifetime.end.p0(i64 3072, ptr nonnull %31) #12
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %30) #12
  br label %661

661:                                              ; preds = %660, %493
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %29) #12
  %662 = load i32, ptr %59, align 8, !tbaa !106
  %663 = icmp eq i32 %662, 0
  br i1 %663, label %676, label %664

664:                                              ; preds = %661
  %665 = load ptr, ptr %60, align 8, !tbaa !34
  %666 = getelementptr inbounds %struct.hardware_queue, ptr %665, i64 0, i32 1
  %667 = load i64, ptr %666, align 8, !tbaa !98
  %668 = trunc i64 %667 to i32
  %669 = and i64 %667, 2048
  %670 = icmp eq i64 %669, 0
  %671 = select i1 %670, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %21) #12
  store i32 46, ptr %21, align 8, !tbaa !99
  store ptr null, ptr %76, align 8, !tbaa !101
  store i32 %671, ptr %77, align 8, !tbaa !102
  store i32 %671, ptr %78, align 4, !tbaa !103
  %672 = load ptr, ptr %0, align 8, !tbaa !31
  %673 = getelementptr inbounds %struct.device, ptr %672, i64 0, i32 16
  %674 = load ptr, ptr %673, align 8, !tbaa !104
  %675 = load ptr, ptr %64, align 8, !tbaa !105
  call void %674(ptr noundef %675, i32 noundef %668, i32 noundef %668, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %21, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %21) #12
  br label %676

676:                                              ; preds = %664, %661
  store i32 1, ptr %59, align 8, !tbaa !106
  %677 = load i64, ptr %406, align 8, !tbaa !123
  %678 = icmp eq i64 %677, 0
  br i1 %678, label %681, label %679

679:                                              ; preds = %676
  %680 = getelementptr inbounds %struct.task, ptr %364, i64 %363, i32 7
  br label %695

681:                                              ; preds = %749, %676
  %682 = phi i32 [ 0, %676 ], [ %750, %749 ]
  %683 = getelementptr inbounds %struct.device, ptr %366, i64 0, i32 6
  %684 = load ptr, ptr %683, align 8, !tbaa !171
  %685 = load ptr, ptr %64, align 8, !tbaa !105
  %686 = load ptr, ptr %365, align 8, !tbaa !172
  call void %684(ptr noundef %685, i32 noundef 1, ptr noundef %686) #11
  %687 = getelementptr inbounds %struct.device, ptr %366, i64 0, i32 5
  %688 = load ptr, ptr %687, align 8, !tbaa !173
  %689 = load ptr, ptr %64, align 8, !tbaa !105
  %690 = getelementptr inbounds %struct.task, ptr %364, i64 %363, i32 1
  %691 = load ptr, ptr %690, align 8, !tbaa !174
  call void %688(ptr noundef %689, i32 noundef 1, ptr noundef %691, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %34, i32 noundef %682, ptr noundef nonnull %33) #11
  %692 = getelementptr inbounds %struct.device, ptr %366, i64 0, i32 13
  %693 = load ptr, ptr %692, align 8, !tbaa !175
  %694 = load ptr, ptr %64, align 8, !tbaa !105
  call void %693(ptr noundef %694, i32 noundef %400, i32 noundef 1, i32 noundef 1) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %34) #12
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %33) #12
  br label %754

695:                                              ; preds = %749, %679
  %696 = phi i32 [ 0, %679 ], [ %750, %749 ]
  %697 = phi i64 [ 0, %679 ], [ %751, %749 ]
  %698 = load ptr, ptr %680, align 8, !tbaa !127
  %699 = getelementptr inbounds %struct.binding, ptr %698, i64 %697
  %700 = load i64, ptr %699, align 8, !tbaa !128
  switch i64 %700, label %749 [
    i64 0, label %701
    i64 2, label %705
    i64 1, label %713
    i64 6, label %717
    i64 7, label %717
  ]

701:                                              ; preds = %695
  %702 = add i32 %696, 1
  %703 = zext i32 %696 to i64
  %704 = getelementptr inbounds [128 x i32], ptr %33, i64 0, i64 %703
  store i32 %361, ptr %704, align 4, !tbaa !46
  br label %749

705:                                              ; preds = %695
  %706 = getelementptr inbounds %struct.binding, ptr %698, i64 %697, i32 2
  %707 = load i64, ptr %706, align 8, !tbaa !130
  %708 = add i64 %707, %306
  %709 = trunc i64 %708 to i32
  %710 = add i32 %696, 1
  %711 = zext i32 %696 to i64
  %712 = getelementptr inbounds [128 x i32], ptr %33, i64 0, i64 %711
  store i32 %709, ptr %712, align 4, !tbaa !46
  br label %749

713:                                              ; preds = %695
  %714 = add i32 %696, 1
  %715 = zext i32 %696 to i64
  %716 = getelementptr inbounds [128 x i32], ptr %33, i64 0, i64 %715
  store i32 %360, ptr %716, align 4, !tbaa !46
  br label %749

717:                                              ; preds = %695, %695
  %718 = getelementptr inbounds %struct.binding, ptr %698, i64 %697, i32 2
  %719 = load i64, ptr %718, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %20) #12
  %720 = getelementptr inbounds i8, ptr %311, i64 %719
  %721 = call ptr @memcpy(ptr noundef nonnull %20, ptr noundef nonnull %720, i64 noundef 8) #11
  %722 = load ptr, ptr %20, align 8, !tbaa !26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %20) #12
  %723 = load ptr, ptr %722, align 8, !tbaa !176
  %724 = load i64, ptr %699, align 8, !tbaa !128
  %725 = icmp eq i64 %724, 7
  %726 = select i1 %725, i32 1, i32 5
  %727 = getelementptr inbounds %struct.image, ptr %723, i64 0, i32 1
  %728 = load i32, ptr %727, align 8, !tbaa !177
  %729 = icmp eq i32 %728, %726
  br i1 %729, label %749, label %730

730:                                              ; preds = %717
  %731 = load ptr, ptr %60, align 8, !tbaa !34
  %732 = getelementptr inbounds %struct.hardware_queue, ptr %731, i64 0, i32 1
  %733 = load i64, ptr %732, align 8, !tbaa !98
  %734 = trunc i64 %733 to i32
  %735 = and i64 %733, 2048
  %736 = icmp eq i64 %735, 0
  %737 = select i1 %736, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %19) #12
  store i32 45, ptr %19, align 8, !tbaa !179
  store ptr null, ptr %79, align 8, !tbaa !182
  store i32 %737, ptr %80, align 8, !tbaa !183
  store i32 %737, ptr %81, align 4, !tbaa !184
  store i32 %728, ptr %82, align 8, !tbaa !185
  store i32 %726, ptr %83, align 4, !tbaa !186
  store <2 x i32> <i32 -1, i32 -1>, ptr %84, align 8, !tbaa !46
  %738 = load ptr, ptr %723, align 8, !tbaa !187
  store ptr %738, ptr %85, align 8, !tbaa !188
  %739 = getelementptr inbounds %struct.image, ptr %723, i64 0, i32 2
  %740 = load i32, ptr %739, align 4, !tbaa !189
  store i32 %740, ptr %86, align 8, !tbaa !190
  store i32 0, ptr %87, align 4, !tbaa !191
  %741 = getelementptr inbounds %struct.image, ptr %723, i64 0, i32 3
  %742 = load i32, ptr %741, align 8, !tbaa !192
  store i32 %742, ptr %88, align 8, !tbaa !193
  store i32 0, ptr %89, align 4, !tbaa !194
  %743 = getelementptr inbounds %struct.image, ptr %723, i64 0, i32 4
  %744 = load i32, ptr %743, align 4, !tbaa !195
  store i32 %744, ptr %90, align 8, !tbaa !196
  %745 = load ptr, ptr %0, align 8, !tbaa !31
  %746 = getelementptr inbounds %struct.device, ptr %745, i64 0, i32 16
  %747 = load ptr, ptr %746, align 8, !tbaa !104
  %748 = load ptr, ptr %64, align 8, !tbaa !105
  call void %747(ptr noundef %748, i32 noundef %734, i32 noundef %734, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %19) #11
  store i32 %726, ptr %727, align 8, !tbaa !177
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %19) #12
  br label %749

749:                                              ; preds = %730, %717, %713, %705, %701, %695
  %750 = phi i32 [ %696, %695 ], [ %714, %713 ], [ %710, %705 ], [ %702, %701 ], [ %696, %717 ], [ %696, %730 ]
  %751 = add nuw i64 %697, 1
  %752 = load i64, ptr %406, align 8, !tbaa !123
  %753 = icmp ult i64 %751, %752
  br i1 %753, label %695, label %681, !llvm.loop !197

754:                                              ; preds = %681, %402
  %755 = add nuw i64 %363, 1
  %756 = load i64, ptr %293, align 8, !tbaa !115
  %757 = icmp ult i64 %755, %756
  br i1 %757, label %362, label %760, !llvm.loop !198

758:                                              ; preds = %556, %541, %539
  %759 = phi i32 [ %540, %539 ], [ %557, %556 ], [ -1000069000, %541 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %29) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %34) #12
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %33) #12
  br label %1209

760:                                              ; preds = %754, %354
  %761 = getelementptr inbounds %struct.launch, ptr %200, i64 0, i32 2
  %762 = load ptr, ptr %761, align 8, !tbaa !26
  %763 = icmp eq ptr %762, null
  br i1 %763, label %1209, label %764

764:                                              ; preds = %760
  %765 = getelementptr inbounds %struct.context, ptr %294, i64 0, i32 19
  %766 = getelementptr inbounds %struct.context, ptr %294, i64 0, i32 17
  %767 = load i32, ptr %766, align 8, !tbaa !64
  %768 = getelementptr inbounds %struct.context, ptr %294, i64 0, i32 18
  %769 = load i32, ptr %768, align 4, !tbaa !46
  %770 = icmp ugt i32 %769, %767
  br i1 %770, label %771, label %773

771:                                              ; preds = %764
  %772 = load ptr, ptr %765, align 8, !tbaa !19
  br label %785

773:                                              ; preds = %764
  %774 = icmp eq i32 %769, 0
  %775 = shl i32 %769, 1
  %776 = select i1 %774, i32 8, i32 %775
  %777 = load ptr, ptr %765, align 8, !tbaa !26
  %778 = zext i32 %776 to i64
  %779 = mul nuw nsw i64 %778, 24
  %780 = call ptr @realloc(ptr noundef %777, i64 noundef %779) #11
  %781 = icmp eq ptr %780, null
  br i1 %781, label %1209, label %782

782:                                              ; preds = %773
  store ptr %780, ptr %765, align 8, !tbaa !26
  store i32 %776, ptr %768, align 4, !tbaa !46
  %783 = load i32, ptr %766, align 8, !tbaa !64
  %784 = load ptr, ptr %761, align 8, !tbaa !26
  br label %785

785:                                              ; preds = %782, %771
  %786 = phi ptr [ %762, %771 ], [ %784, %782 ]
  %787 = phi i32 [ %767, %771 ], [ %783, %782 ]
  %788 = phi ptr [ %772, %771 ], [ %780, %782 ]
  %789 = add i32 %787, 1
  store i32 %789, ptr %766, align 8, !tbaa !64
  %790 = zext i32 %787 to i64
  %791 = getelementptr inbounds %struct.harvest, ptr %788, i64 %790
  %792 = load ptr, ptr %308, align 8, !tbaa !12
  %793 = getelementptr inbounds i8, ptr %792, i64 %355
  %794 = load i64, ptr %319, align 8, !tbaa !57
  store ptr %786, ptr %791, align 8, !tbaa.struct !199
  %795 = getelementptr inbounds i8, ptr %791, i64 8
  store ptr %793, ptr %795, align 8, !tbaa.struct !200
  %796 = getelementptr inbounds i8, ptr %791, i64 16
  store i64 %794, ptr %796, align 8, !tbaa.struct !153
  br label %1209

797:                                              ; preds = %289, %289
  %798 = icmp eq i16 %203, 5
  %799 = load ptr, ptr %37, align 8, !tbaa !77
  %800 = getelementptr inbounds %struct.transfer, ptr %200, i64 0, i32 3
  %801 = load i64, ptr %800, align 8, !tbaa !59
  %802 = getelementptr inbounds %struct.context, ptr %799, i64 0, i32 6
  %803 = load i64, ptr %802, align 8, !tbaa !66
  %804 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 1
  %805 = load i64, ptr %804, align 8, !tbaa !56
  %806 = add i64 %803, -1
  %807 = add i64 %806, %805
  %808 = urem i64 %807, %805
  %809 = sub nuw i64 %807, %808
  %810 = add i64 %809, %801
  store i64 %810, ptr %802, align 8, !tbaa !66
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %17) #12
  store i64 %809, ptr %17, align 8, !tbaa !201
  %811 = getelementptr inbounds %struct.transfer, ptr %200, i64 0, i32 2
  %812 = load i64, ptr %811, align 8, !tbaa !203
  store i64 %812, ptr %55, align 8, !tbaa !204
  store i64 %801, ptr %56, align 8, !tbaa !205
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %18) #12
  store i64 %812, ptr %18, align 8, !tbaa !201
  store i64 %809, ptr %57, align 8, !tbaa !204
  store i64 %801, ptr %58, align 8, !tbaa !205
  %813 = load i32, ptr %59, align 8, !tbaa !106
  %814 = icmp eq i32 %813, 0
  br i1 %814, label %826, label %815

815:                                              ; preds = %797
  %816 = load ptr, ptr %60, align 8, !tbaa !34
  %817 = getelementptr inbounds %struct.hardware_queue, ptr %816, i64 0, i32 1
  %818 = load i64, ptr %817, align 8, !tbaa !98
  %819 = trunc i64 %818 to i32
  %820 = and i64 %818, 2048
  %821 = icmp eq i64 %820, 0
  %822 = select i1 %821, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %16) #12
  store i32 46, ptr %16, align 8, !tbaa !99
  store ptr null, ptr %61, align 8, !tbaa !101
  store i32 %822, ptr %62, align 8, !tbaa !102
  store i32 %822, ptr %63, align 4, !tbaa !103
  %823 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 16
  %824 = load ptr, ptr %823, align 8, !tbaa !104
  %825 = load ptr, ptr %64, align 8, !tbaa !105
  call void %824(ptr noundef %825, i32 noundef %819, i32 noundef %819, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %16, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %16) #12
  br label %826

826:                                              ; preds = %815, %797
  store i32 1, ptr %59, align 8, !tbaa !106
  br i1 %798, label %843, label %827

827:                                              ; preds = %826
  %828 = getelementptr inbounds %struct.context, ptr %799, i64 0, i32 4
  %829 = load ptr, ptr %828, align 8, !tbaa !12
  %830 = getelementptr inbounds i8, ptr %829, i64 %809
  %831 = getelementptr inbounds %struct.transfer, ptr %200, i64 0, i32 4
  %832 = load ptr, ptr %831, align 8, !tbaa !206
  %833 = load i64, ptr %800, align 8, !tbaa !59
  %834 = call ptr @memcpy(ptr noundef %830, ptr noundef %832, i64 noundef %833) #11
  %835 = load ptr, ptr %0, align 8, !tbaa !31
  %836 = getelementptr inbounds %struct.device, ptr %835, i64 0, i32 9
  %837 = load ptr, ptr %836, align 8, !tbaa !207
  %838 = load ptr, ptr %64, align 8, !tbaa !105
  %839 = getelementptr inbounds %struct.context, ptr %799, i64 0, i32 3
  %840 = load ptr, ptr %839, align 8, !tbaa !11
  %841 = getelementptr inbounds %struct.transfer, ptr %200, i64 0, i32 1
  %842 = load ptr, ptr %841, align 8, !tbaa !208
  call void %837(ptr noundef %838, ptr noundef %840, ptr noundef %842, i32 noundef 1, ptr noundef nonnull %17) #11
  br label %885

843:                                              ; preds = %826
  %844 = load ptr, ptr %0, align 8, !tbaa !31
  %845 = getelementptr inbounds %struct.device, ptr %844, i64 0, i32 9
  %846 = load ptr, ptr %845, align 8, !tbaa !207
  %847 = load ptr, ptr %64, align 8, !tbaa !105
  %848 = getelementptr inbounds %struct.transfer, ptr %200, i64 0, i32 1
  %849 = load ptr, ptr %848, align 8, !tbaa !208
  %850 = getelementptr inbounds %struct.context, ptr %799, i64 0, i32 3
  %851 = load ptr, ptr %850, align 8, !tbaa !11
  call void %846(ptr noundef %847, ptr noundef %849, ptr noundef %851, i32 noundef 1, ptr noundef nonnull %18) #11
  %852 = getelementptr inbounds %struct.context, ptr %799, i64 0, i32 19
  %853 = getelementptr inbounds %struct.context, ptr %799, i64 0, i32 17
  %854 = load i32, ptr %853, align 8, !tbaa !64
  %855 = getelementptr inbounds %struct.context, ptr %799, i64 0, i32 18
  %856 = load i32, ptr %855, align 4, !tbaa !46
  %857 = icmp ugt i32 %856, %854
  br i1 %857, label %858, label %860

858:                                              ; preds = %843
  %859 = load ptr, ptr %852, align 8, !tbaa !19
  br label %871

860:                                              ; preds = %843
  %861 = icmp eq i32 %856, 0
  %862 = shl i32 %856, 1
  %863 = select i1 %861, i32 8, i32 %862
  %864 = load ptr, ptr %852, align 8, !tbaa !26
  %865 = zext i32 %863 to i64
  %866 = mul nuw nsw i64 %865, 24
  %867 = call ptr @realloc(ptr noundef %864, i64 noundef %866) #11
  %868 = icmp eq ptr %867, null
  br i1 %868, label %885, label %869

869:                                              ; preds = %860
  store ptr %867, ptr %852, align 8, !tbaa !26
  store i32 %863, ptr %855, align 4, !tbaa !46
  %870 = load i32, ptr %853, align 8, !tbaa !64
  br label %871

871:                                              ; preds = %869, %858
  %872 = phi i32 [ %854, %858 ], [ %870, %869 ]
  %873 = phi ptr [ %859, %858 ], [ %867, %869 ]
  %874 = add i32 %872, 1
  store i32 %874, ptr %853, align 8, !tbaa !64
  %875 = zext i32 %872 to i64
  %876 = getelementptr inbounds %struct.harvest, ptr %873, i64 %875
  %877 = getelementptr inbounds %struct.transfer, ptr %200, i64 0, i32 4
  %878 = load ptr, ptr %877, align 8, !tbaa !206
  %879 = getelementptr inbounds %struct.context, ptr %799, i64 0, i32 4
  %880 = load ptr, ptr %879, align 8, !tbaa !12
  %881 = getelementptr inbounds i8, ptr %880, i64 %809
  %882 = load i64, ptr %800, align 8, !tbaa !59
  store ptr %878, ptr %876, align 8, !tbaa.struct !199
  %883 = getelementptr inbounds i8, ptr %876, i64 8
  store ptr %881, ptr %883, align 8, !tbaa.struct !200
  %884 = getelementptr inbounds i8, ptr %876, i64 16
  store i64 %882, ptr %884, align 8, !tbaa.struct !153
  br label %885

885:                                              ; preds = %871, %860, %827
  %886 = phi i32 [ 0, %871 ], [ 0, %827 ], [ -1, %860 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %18) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %17) #12
  br label %1209

887:                                              ; preds = %289
  %888 = load i32, ptr %59, align 8, !tbaa !106
  %889 = icmp eq i32 %888, 0
  br i1 %889, label %902, label %890

890:                                              ; preds = %887
  %891 = load ptr, ptr %60, align 8, !tbaa !34
  %892 = getelementptr inbounds %struct.hardware_queue, ptr %891, i64 0, i32 1
  %893 = load i64, ptr %892, align 8, !tbaa !98
  %894 = trunc i64 %893 to i32
  %895 = and i64 %893, 2048
  %896 = icmp eq i64 %895, 0
  %897 = select i1 %896, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %15) #12
  store i32 46, ptr %15, align 8, !tbaa !99
  store ptr null, ptr %91, align 8, !tbaa !101
  store i32 %897, ptr %92, align 8, !tbaa !102
  store i32 %897, ptr %93, align 4, !tbaa !103
  %898 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 16
  %899 = load ptr, ptr %898, align 8, !tbaa !104
  %900 = load ptr, ptr %64, align 8, !tbaa !105
  call void %899(ptr noundef %900, i32 noundef %894, i32 noundef %894, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %15, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %15) #12
  %901 = load i16, ptr %200, align 4, !tbaa !52
  br label %902

902:                                              ; preds = %890, %887
  %903 = phi i16 [ %203, %887 ], [ %901, %890 ]
  store i32 1, ptr %59, align 8, !tbaa !106
  switch i16 %903, label %1209 [
    i16 2, label %904
    i16 3, label %913
    i16 6, label %925
    i16 7, label %980
    i16 8, label %1035
    i16 9, label %1136
    i16 10, label %1166
    i16 11, label %1204
  ]

904:                                              ; preds = %902
  %905 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 9
  %906 = load ptr, ptr %905, align 8, !tbaa !207
  %907 = load ptr, ptr %64, align 8, !tbaa !105
  %908 = getelementptr inbounds %struct.copy, ptr %200, i64 0, i32 2
  %909 = load ptr, ptr %908, align 8, !tbaa !209
  %910 = getelementptr inbounds %struct.copy, ptr %200, i64 0, i32 1
  %911 = load ptr, ptr %910, align 8, !tbaa !211
  %912 = getelementptr inbounds %struct.copy, ptr %200, i64 0, i32 3
  call void %906(ptr noundef %907, ptr noundef %909, ptr noundef %911, i32 noundef 1, ptr noundef nonnull %912) #11
  br label %1209

913:                                              ; preds = %902
  %914 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 15
  %915 = load ptr, ptr %914, align 8, !tbaa !212
  %916 = load ptr, ptr %64, align 8, !tbaa !105
  %917 = getelementptr inbounds %struct.fill, ptr %200, i64 0, i32 1
  %918 = load ptr, ptr %917, align 8, !tbaa !213
  %919 = getelementptr inbounds %struct.fill, ptr %200, i64 0, i32 2
  %920 = load i64, ptr %919, align 8, !tbaa !215
  %921 = getelementptr inbounds %struct.fill, ptr %200, i64 0, i32 3
  %922 = load i64, ptr %921, align 8, !tbaa !216
  %923 = getelementptr inbounds %struct.fill, ptr %200, i64 0, i32 4
  %924 = load i32, ptr %923, align 8, !tbaa !217
  call void %915(ptr noundef %916, ptr noundef %918, i64 noundef %920, i64 noundef %922, i32 noundef %924) #11
  br label %1209

925:                                              ; preds = %902
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %14) #12
  call void @llvm.experimental.noalias.scope.decl(metadata !218)
  %926 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 4
  %927 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 2
  %928 = load i64, ptr %927, align 8, !tbaa !221, !noalias !218
  store i64 %928, ptr %14, align 8, !tbaa !226, !alias.scope !218
  store <2 x i32> zeroinitializer, ptr %169, align 8, !tbaa !46, !alias.scope !218
  %929 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 3
  %930 = load ptr, ptr %929, align 8, !tbaa !229, !noalias !218
  %931 = getelementptr inbounds %struct.image, ptr %930, i64 0, i32 2
  %932 = load i32, ptr %931, align 4, !tbaa !189, !noalias !218
  %933 = and i32 %932, 2
  %934 = icmp eq i32 %933, 0
  %935 = select i1 %934, i32 %932, i32 2
  %936 = zext i32 %935 to i64
  %937 = load i64, ptr %926, align 8, !tbaa !230, !noalias !218
  %938 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 4, i32 1
  %939 = load i64, ptr %938, align 8, !tbaa !231, !noalias !218
  %940 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 4, i32 2
  %941 = load i64, ptr %940, align 8, !tbaa !232, !noalias !218
  %942 = shl i64 %937, 32
  %943 = or i64 %942, %936
  %944 = shl i64 %941, 32
  %945 = and i64 %939, 4294967295
  %946 = or i64 %944, %945
  store i64 %943, ptr %170, align 8, !alias.scope !218
  store i64 %946, ptr %171, align 8, !alias.scope !218
  %947 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 4, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %172, ptr noundef nonnull align 8 dereferenceable(12) %947, i64 12, i1 false), !tbaa.struct !233
  %948 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 4, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %173, ptr noundef nonnull align 4 dereferenceable(12) %948, i64 12, i1 false), !tbaa.struct !233
  %949 = getelementptr inbounds %struct.image, ptr %930, i64 0, i32 1
  %950 = load i32, ptr %949, align 8, !tbaa !177
  %951 = icmp eq i32 %950, 7
  br i1 %951, label %971, label %952

952:                                              ; preds = %925
  %953 = load ptr, ptr %60, align 8, !tbaa !34
  %954 = getelementptr inbounds %struct.hardware_queue, ptr %953, i64 0, i32 1
  %955 = load i64, ptr %954, align 8, !tbaa !98
  %956 = trunc i64 %955 to i32
  %957 = and i64 %955, 2048
  %958 = icmp eq i64 %957, 0
  %959 = select i1 %958, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %13) #12
  store i32 45, ptr %13, align 8, !tbaa !179
  store ptr null, ptr %174, align 8, !tbaa !182
  store i32 %959, ptr %175, align 8, !tbaa !183
  store i32 %959, ptr %176, align 4, !tbaa !184
  store i32 %950, ptr %177, align 8, !tbaa !185
  store <2 x i32> <i32 7, i32 -1>, ptr %178, align 4, !tbaa !82
  store i32 -1, ptr %179, align 4, !tbaa !234
  %960 = load ptr, ptr %930, align 8, !tbaa !187
  store ptr %960, ptr %180, align 8, !tbaa !188
  %961 = load i32, ptr %931, align 4, !tbaa !189
  store i32 %961, ptr %181, align 8, !tbaa !190
  store i32 0, ptr %182, align 4, !tbaa !191
  %962 = getelementptr inbounds %struct.image, ptr %930, i64 0, i32 3
  %963 = load i32, ptr %962, align 8, !tbaa !192
  store i32 %963, ptr %183, align 8, !tbaa !193
  store i32 0, ptr %184, align 4, !tbaa !194
  %964 = getelementptr inbounds %struct.image, ptr %930, i64 0, i32 4
  %965 = load i32, ptr %964, align 4, !tbaa !195
  store i32 %965, ptr %185, align 8, !tbaa !196
  %966 = load ptr, ptr %0, align 8, !tbaa !31
  %967 = getelementptr inbounds %struct.device, ptr %966, i64 0, i32 16
  %968 = load ptr, ptr %967, align 8, !tbaa !104
  %969 = load ptr, ptr %64, align 8, !tbaa !105
  call void %968(ptr noundef %969, i32 noundef %956, i32 noundef %956, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %13) #11
  store i32 7, ptr %949, align 8, !tbaa !177
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %13) #12
  %970 = load ptr, ptr %929, align 8, !tbaa !229
  br label %971

971:                                              ; preds = %952, %925
  %972 = phi ptr [ %930, %925 ], [ %970, %952 ]
  %973 = load ptr, ptr %0, align 8, !tbaa !31
  %974 = getelementptr inbounds %struct.device, ptr %973, i64 0, i32 10
  %975 = load ptr, ptr %974, align 8, !tbaa !235
  %976 = load ptr, ptr %64, align 8, !tbaa !105
  %977 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 1
  %978 = load ptr, ptr %977, align 8, !tbaa !236
  %979 = load ptr, ptr %972, align 8, !tbaa !187
  call void %975(ptr noundef %976, ptr noundef %978, ptr noundef %979, i32 noundef 7, i32 noundef 1, ptr noundef nonnull %14) #11
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %14) #12
  br label %1209

980:                                              ; preds = %902
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %12) #12
  call void @llvm.experimental.noalias.scope.decl(metadata !237)
  %981 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 4
  %982 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 2
  %983 = load i64, ptr %982, align 8, !tbaa !221, !noalias !237
  store i64 %983, ptr %12, align 8, !tbaa !226, !alias.scope !237
  store <2 x i32> zeroinitializer, ptr %152, align 8, !tbaa !46, !alias.scope !237
  %984 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 3
  %985 = load ptr, ptr %984, align 8, !tbaa !229, !noalias !237
  %986 = getelementptr inbounds %struct.image, ptr %985, i64 0, i32 2
  %987 = load i32, ptr %986, align 4, !tbaa !189, !noalias !237
  %988 = and i32 %987, 2
  %989 = icmp eq i32 %988, 0
  %990 = select i1 %989, i32 %987, i32 2
  %991 = zext i32 %990 to i64
  %992 = load i64, ptr %981, align 8, !tbaa !230, !noalias !237
  %993 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 4, i32 1
  %994 = load i64, ptr %993, align 8, !tbaa !231, !noalias !237
  %995 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 4, i32 2
  %996 = load i64, ptr %995, align 8, !tbaa !232, !noalias !237
  %997 = shl i64 %992, 32
  %998 = or i64 %997, %991
  %999 = shl i64 %996, 32
  %1000 = and i64 %994, 4294967295
  %1001 = or i64 %999, %1000
  store i64 %998, ptr %153, align 8, !alias.scope !237
  store i64 %1001, ptr %154, align 8, !alias.scope !237
  %1002 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 4, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %155, ptr noundef nonnull align 8 dereferenceable(12) %1002, i64 12, i1 false), !tbaa.struct !233
  %1003 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 4, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %156, ptr noundef nonnull align 4 dereferenceable(12) %1003, i64 12, i1 false), !tbaa.struct !233
  %1004 = getelementptr inbounds %struct.image, ptr %985, i64 0, i32 1
  %1005 = load i32, ptr %1004, align 8, !tbaa !177
  %1006 = icmp eq i32 %1005, 6
  br i1 %1006, label %1026, label %1007

1007:                                             ; preds = %980
  %1008 = load ptr, ptr %60, align 8, !tbaa !34
  %1009 = getelementptr inbounds %struct.hardware_queue, ptr %1008, i64 0, i32 1
  %1010 = load i64, ptr %1009, align 8, !tbaa !98
  %1011 = trunc i64 %1010 to i32
  %1012 = and i64 %1010, 2048
  %1013 = icmp eq i64 %1012, 0
  %1014 = select i1 %1013, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %11) #12
  store i32 45, ptr %11, align 8, !tbaa !179
  store ptr null, ptr %157, align 8, !tbaa !182
  store i32 %1014, ptr %158, align 8, !tbaa !183
  store i32 %1014, ptr %159, align 4, !tbaa !184
  store i32 %1005, ptr %160, align 8, !tbaa !185
  store <2 x i32> <i32 6, i32 -1>, ptr %161, align 4, !tbaa !82
  store i32 -1, ptr %162, align 4, !tbaa !234
  %1015 = load ptr, ptr %985, align 8, !tbaa !187
  store ptr %1015, ptr %163, align 8, !tbaa !188
  %1016 = load i32, ptr %986, align 4, !tbaa !189
  store i32 %1016, ptr %164, align 8, !tbaa !190
  store i32 0, ptr %165, align 4, !tbaa !191
  %1017 = getelementptr inbounds %struct.image, ptr %985, i64 0, i32 3
  %1018 = load i32, ptr %1017, align 8, !tbaa !192
  store i32 %1018, ptr %166, align 8, !tbaa !193
  store i32 0, ptr %167, align 4, !tbaa !194
  %1019 = getelementptr inbounds %struct.image, ptr %985, i64 0, i32 4
  %1020 = load i32, ptr %1019, align 4, !tbaa !195
  store i32 %1020, ptr %168, align 8, !tbaa !196
  %1021 = load ptr, ptr %0, align 8, !tbaa !31
  %1022 = getelementptr inbounds %struct.device, ptr %1021, i64 0, i32 16
  %1023 = load ptr, ptr %1022, align 8, !tbaa !104
  %1024 = load ptr, ptr %64, align 8, !tbaa !105
  call void %1023(ptr noundef %1024, i32 noundef %1011, i32 noundef %1011, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %11) #11
  store i32 6, ptr %1004, align 8, !tbaa !177
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %11) #12
  %1025 = load ptr, ptr %984, align 8, !tbaa !229
  br label %1026

1026:                                             ; preds = %1007, %980
  %1027 = phi ptr [ %985, %980 ], [ %1025, %1007 ]
  %1028 = load ptr, ptr %0, align 8, !tbaa !31
  %1029 = getelementptr inbounds %struct.device, ptr %1028, i64 0, i32 12
  %1030 = load ptr, ptr %1029, align 8, !tbaa !240
  %1031 = load ptr, ptr %64, align 8, !tbaa !105
  %1032 = load ptr, ptr %1027, align 8, !tbaa !187
  %1033 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 1
  %1034 = load ptr, ptr %1033, align 8, !tbaa !236
  call void %1030(ptr noundef %1031, ptr noundef %1032, i32 noundef 6, ptr noundef %1034, i32 noundef 1, ptr noundef nonnull %12) #11
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %12) #12
  br label %1209

1035:                                             ; preds = %902
  %1036 = getelementptr inbounds %struct.copy_image, ptr %200, i64 0, i32 3
  %1037 = getelementptr inbounds %struct.copy_image, ptr %200, i64 0, i32 4
  call void @llvm.lifetime.start.p0(i64 68, ptr nonnull %10) #12
  %1038 = getelementptr inbounds %struct.copy_image, ptr %200, i64 0, i32 2
  %1039 = load ptr, ptr %1038, align 8, !tbaa !241
  %1040 = getelementptr inbounds %struct.image, ptr %1039, i64 0, i32 2
  %1041 = load i32, ptr %1040, align 4, !tbaa !189
  %1042 = and i32 %1041, 2
  %1043 = icmp eq i32 %1042, 0
  %1044 = select i1 %1043, i32 %1041, i32 2
  %1045 = zext i32 %1044 to i64
  %1046 = load i64, ptr %1037, align 8, !tbaa !230
  %1047 = getelementptr inbounds %struct.copy_image, ptr %200, i64 0, i32 4, i32 1
  %1048 = load i64, ptr %1047, align 8, !tbaa !231
  %1049 = getelementptr inbounds %struct.copy_image, ptr %200, i64 0, i32 4, i32 2
  %1050 = load i64, ptr %1049, align 8, !tbaa !232
  %1051 = shl i64 %1046, 32
  %1052 = or i64 %1051, %1045
  %1053 = shl i64 %1050, 32
  %1054 = and i64 %1048, 4294967295
  %1055 = or i64 %1053, %1054
  store i64 %1052, ptr %10, align 8
  store i64 %1055, ptr %122, align 8
  %1056 = getelementptr inbounds %struct.copy_image, ptr %200, i64 0, i32 4, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %123, ptr noundef nonnull align 8 dereferenceable(12) %1056, i64 12, i1 false), !tbaa.struct !233
  %1057 = getelementptr inbounds %struct.copy_image, ptr %200, i64 0, i32 1
  %1058 = load ptr, ptr %1057, align 8, !tbaa !243
  %1059 = getelementptr inbounds %struct.image, ptr %1058, i64 0, i32 2
  %1060 = load i32, ptr %1059, align 4, !tbaa !189
  %1061 = and i32 %1060, 2
  %1062 = icmp eq i32 %1061, 0
  %1063 = select i1 %1062, i32 %1060, i32 2
  %1064 = zext i32 %1063 to i64
  %1065 = load i64, ptr %1036, align 8, !tbaa !230
  %1066 = getelementptr inbounds %struct.copy_image, ptr %200, i64 0, i32 3, i32 1
  %1067 = load i64, ptr %1066, align 8, !tbaa !231
  %1068 = getelementptr inbounds %struct.copy_image, ptr %200, i64 0, i32 3, i32 2
  %1069 = load i64, ptr %1068, align 8, !tbaa !232
  %1070 = shl i64 %1065, 32
  %1071 = or i64 %1070, %1064
  %1072 = shl i64 %1069, 32
  %1073 = and i64 %1067, 4294967295
  %1074 = or i64 %1072, %1073
  store i64 %1071, ptr %124, align 4
  store i64 %1074, ptr %125, align 4
  %1075 = getelementptr inbounds %struct.copy_image, ptr %200, i64 0, i32 3, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %126, ptr noundef nonnull align 8 dereferenceable(12) %1075, i64 12, i1 false), !tbaa.struct !233
  %1076 = getelementptr inbounds %struct.copy_image, ptr %200, i64 0, i32 3, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %127, ptr noundef nonnull align 4 dereferenceable(12) %1076, i64 12, i1 false), !tbaa.struct !233
  %1077 = icmp eq ptr %1058, %1039
  %1078 = select i1 %1077, i32 1, i32 6
  %1079 = select i1 %1077, i32 1, i32 7
  %1080 = getelementptr inbounds %struct.image, ptr %1039, i64 0, i32 1
  %1081 = load i32, ptr %1080, align 8, !tbaa !177
  %1082 = icmp eq i32 %1081, %1078
  br i1 %1082, label %1102, label %1083

1083:                                             ; preds = %1035
  %1084 = load ptr, ptr %60, align 8, !tbaa !34
  %1085 = getelementptr inbounds %struct.hardware_queue, ptr %1084, i64 0, i32 1
  %1086 = load i64, ptr %1085, align 8, !tbaa !98
  %1087 = trunc i64 %1086 to i32
  %1088 = and i64 %1086, 2048
  %1089 = icmp eq i64 %1088, 0
  %1090 = select i1 %1089, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %9) #12
  store i32 45, ptr %9, align 8, !tbaa !179
  store ptr null, ptr %128, align 8, !tbaa !182
  store i32 %1090, ptr %129, align 8, !tbaa !183
  store i32 %1090, ptr %130, align 4, !tbaa !184
  store i32 %1081, ptr %131, align 8, !tbaa !185
  store i32 %1078, ptr %132, align 4, !tbaa !186
  store <2 x i32> <i32 -1, i32 -1>, ptr %133, align 8, !tbaa !46
  %1091 = load ptr, ptr %1039, align 8, !tbaa !187
  store ptr %1091, ptr %134, align 8, !tbaa !188
  %1092 = load i32, ptr %1040, align 4, !tbaa !189
  store i32 %1092, ptr %135, align 8, !tbaa !190
  store i32 0, ptr %136, align 4, !tbaa !191
  %1093 = getelementptr inbounds %struct.image, ptr %1039, i64 0, i32 3
  %1094 = load i32, ptr %1093, align 8, !tbaa !192
  store i32 %1094, ptr %137, align 8, !tbaa !193
  store i32 0, ptr %138, align 4, !tbaa !194
  %1095 = getelementptr inbounds %struct.image, ptr %1039, i64 0, i32 4
  %1096 = load i32, ptr %1095, align 4, !tbaa !195
  store i32 %1096, ptr %139, align 8, !tbaa !196
  %1097 = load ptr, ptr %0, align 8, !tbaa !31
  %1098 = getelementptr inbounds %struct.device, ptr %1097, i64 0, i32 16
  %1099 = load ptr, ptr %1098, align 8, !tbaa !104
  %1100 = load ptr, ptr %64, align 8, !tbaa !105
  call void %1099(ptr noundef %1100, i32 noundef %1087, i32 noundef %1087, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %9) #11
  store i32 %1078, ptr %1080, align 8, !tbaa !177
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %9) #12
  %1101 = load ptr, ptr %1057, align 8, !tbaa !243
  br label %1102

1102:                                             ; preds = %1083, %1035
  %1103 = phi ptr [ %1058, %1035 ], [ %1101, %1083 ]
  %1104 = getelementptr inbounds %struct.image, ptr %1103, i64 0, i32 1
  %1105 = load i32, ptr %1104, align 8, !tbaa !177
  %1106 = icmp eq i32 %1105, %1079
  br i1 %1106, label %1127, label %1107

1107:                                             ; preds = %1102
  %1108 = load ptr, ptr %60, align 8, !tbaa !34
  %1109 = getelementptr inbounds %struct.hardware_queue, ptr %1108, i64 0, i32 1
  %1110 = load i64, ptr %1109, align 8, !tbaa !98
  %1111 = trunc i64 %1110 to i32
  %1112 = and i64 %1110, 2048
  %1113 = icmp eq i64 %1112, 0
  %1114 = select i1 %1113, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %8) #12
  store i32 45, ptr %8, align 8, !tbaa !179
  store ptr null, ptr %140, align 8, !tbaa !182
  store i32 %1114, ptr %141, align 8, !tbaa !183
  store i32 %1114, ptr %142, align 4, !tbaa !184
  store i32 %1105, ptr %143, align 8, !tbaa !185
  store i32 %1079, ptr %144, align 4, !tbaa !186
  store <2 x i32> <i32 -1, i32 -1>, ptr %145, align 8, !tbaa !46
  %1115 = load ptr, ptr %1103, align 8, !tbaa !187
  store ptr %1115, ptr %146, align 8, !tbaa !188
  %1116 = getelementptr inbounds %struct.image, ptr %1103, i64 0, i32 2
  %1117 = load i32, ptr %1116, align 4, !tbaa !189
  store i32 %1117, ptr %147, align 8, !tbaa !190
  store i32 0, ptr %148, align 4, !tbaa !191
  %1118 = getelementptr inbounds %struct.image, ptr %1103, i64 0, i32 3
  %1119 = load i32, ptr %1118, align 8, !tbaa !192
  store i32 %1119, ptr %149, align 8, !tbaa !193
  store i32 0, ptr %150, align 4, !tbaa !194
  %1120 = getelementptr inbounds %struct.image, ptr %1103, i64 0, i32 4
  %1121 = load i32, ptr %1120, align 4, !tbaa !195
  store i32 %1121, ptr %151, align 8, !tbaa !196
  %1122 = load ptr, ptr %0, align 8, !tbaa !31
  %1123 = getelementptr inbounds %struct.device, ptr %1122, i64 0, i32 16
  %1124 = load ptr, ptr %1123, align 8, !tbaa !104
  %1125 = load ptr, ptr %64, align 8, !tbaa !105
  call void %1124(ptr noundef %1125, i32 noundef %1111, i32 noundef %1111, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %8) #11
  store i32 %1079, ptr %1104, align 8, !tbaa !177
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %8) #12
  %1126 = load ptr, ptr %1057, align 8, !tbaa !243
  br label %1127

1127:                                             ; preds = %1107, %1102
  %1128 = phi ptr [ %1103, %1102 ], [ %1126, %1107 ]
  %1129 = load ptr, ptr %0, align 8, !tbaa !31
  %1130 = getelementptr inbounds %struct.device, ptr %1129, i64 0, i32 11
  %1131 = load ptr, ptr %1130, align 8, !tbaa !244
  %1132 = load ptr, ptr %64, align 8, !tbaa !105
  %1133 = load ptr, ptr %1038, align 8, !tbaa !241
  %1134 = load ptr, ptr %1133, align 8, !tbaa !187
  %1135 = load ptr, ptr %1128, align 8, !tbaa !187
  call void %1131(ptr noundef %1132, ptr noundef %1134, i32 noundef %1078, ptr noundef %1135, i32 noundef %1079, i32 noundef 1, ptr noundef nonnull %10) #11
  call void @llvm.lifetime.end.p0(i64 68, ptr nonnull %10) #12
  br label %1209

1136:                                             ; preds = %902
  %1137 = getelementptr inbounds %struct.transition, ptr %200, i64 0, i32 1
  %1138 = load ptr, ptr %1137, align 8, !tbaa !245
  %1139 = getelementptr inbounds %struct.transition, ptr %200, i64 0, i32 2
  %1140 = load i64, ptr %1139, align 8, !tbaa !247
  %1141 = trunc i64 %1140 to i32
  %1142 = getelementptr inbounds %struct.image, ptr %1138, i64 0, i32 1
  %1143 = load i32, ptr %1142, align 8, !tbaa !177
  %1144 = icmp eq i32 %1143, %1141
  %1145 = icmp eq i32 %1141, 0
  %1146 = or i1 %1145, %1144
  br i1 %1146, label %1209, label %1147

1147:                                             ; preds = %1136
  %1148 = load ptr, ptr %60, align 8, !tbaa !34
  %1149 = getelementptr inbounds %struct.hardware_queue, ptr %1148, i64 0, i32 1
  %1150 = load i64, ptr %1149, align 8, !tbaa !98
  %1151 = trunc i64 %1150 to i32
  %1152 = and i64 %1150, 2048
  %1153 = icmp eq i64 %1152, 0
  %1154 = select i1 %1153, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %7) #12
  store i32 45, ptr %7, align 8, !tbaa !179
  store ptr null, ptr %110, align 8, !tbaa !182
  store i32 %1154, ptr %111, align 8, !tbaa !183
  store i32 %1154, ptr %112, align 4, !tbaa !184
  store i32 %1143, ptr %113, align 8, !tbaa !185
  store i32 %1141, ptr %114, align 4, !tbaa !186
  store <2 x i32> <i32 -1, i32 -1>, ptr %115, align 8, !tbaa !46
  %1155 = load ptr, ptr %1138, align 8, !tbaa !187
  store ptr %1155, ptr %116, align 8, !tbaa !188
  %1156 = getelementptr inbounds %struct.image, ptr %1138, i64 0, i32 2
  %1157 = load i32, ptr %1156, align 4, !tbaa !189
  store i32 %1157, ptr %117, align 8, !tbaa !190
  store i32 0, ptr %118, align 4, !tbaa !191
  %1158 = getelementptr inbounds %struct.image, ptr %1138, i64 0, i32 3
  %1159 = load i32, ptr %1158, align 8, !tbaa !192
  store i32 %1159, ptr %119, align 8, !tbaa !193
  store i32 0, ptr %120, align 4, !tbaa !194
  %1160 = getelementptr inbounds %struct.image, ptr %1138, i64 0, i32 4
  %1161 = load i32, ptr %1160, align 4, !tbaa !195
  store i32 %1161, ptr %121, align 8, !tbaa !196
  %1162 = load ptr, ptr %0, align 8, !tbaa !31
  %1163 = getelementptr inbounds %struct.device, ptr %1162, i64 0, i32 16
  %1164 = load ptr, ptr %1163, align 8, !tbaa !104
  %1165 = load ptr, ptr %64, align 8, !tbaa !105
  call void %1164(ptr noundef %1165, i32 noundef %1151, i32 noundef %1151, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %7) #11
  store i32 %1141, ptr %1142, align 8, !tbaa !177
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %7) #12
  br label %1209

1166:                                             ; preds = %902
  %1167 = getelementptr inbounds %struct.transition, ptr %200, i64 0, i32 1
  %1168 = load ptr, ptr %1167, align 8, !tbaa !245
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %6) #12
  %1169 = getelementptr inbounds %struct.image, ptr %1168, i64 0, i32 2
  %1170 = load i32, ptr %1169, align 4, !tbaa !189
  store i32 %1170, ptr %6, align 4, !tbaa !190
  store i32 0, ptr %94, align 4, !tbaa !191
  %1171 = getelementptr inbounds %struct.image, ptr %1168, i64 0, i32 3
  %1172 = load i32, ptr %1171, align 8, !tbaa !192
  store i32 %1172, ptr %95, align 4, !tbaa !193
  store i32 0, ptr %96, align 4, !tbaa !194
  %1173 = getelementptr inbounds %struct.image, ptr %1168, i64 0, i32 4
  %1174 = load i32, ptr %1173, align 4, !tbaa !195
  store i32 %1174, ptr %97, align 4, !tbaa !196
  %1175 = getelementptr inbounds %struct.image, ptr %1168, i64 0, i32 1
  %1176 = load i32, ptr %1175, align 8, !tbaa !177
  %1177 = icmp eq i32 %1176, 7
  br i1 %1177, label %1192, label %1178

1178:                                             ; preds = %1166
  %1179 = load ptr, ptr %60, align 8, !tbaa !34
  %1180 = getelementptr inbounds %struct.hardware_queue, ptr %1179, i64 0, i32 1
  %1181 = load i64, ptr %1180, align 8, !tbaa !98
  %1182 = trunc i64 %1181 to i32
  %1183 = and i64 %1181, 2048
  %1184 = icmp eq i64 %1183, 0
  %1185 = select i1 %1184, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %5) #12
  store i32 45, ptr %5, align 8, !tbaa !179
  store ptr null, ptr %98, align 8, !tbaa !182
  store i32 %1185, ptr %99, align 8, !tbaa !183
  store i32 %1185, ptr %100, align 4, !tbaa !184
  store i32 %1176, ptr %101, align 8, !tbaa !185
  store <2 x i32> <i32 7, i32 -1>, ptr %102, align 4, !tbaa !82
  store i32 -1, ptr %103, align 4, !tbaa !234
  %1186 = load ptr, ptr %1168, align 8, !tbaa !187
  store ptr %1186, ptr %104, align 8, !tbaa !188
  store i32 %1170, ptr %105, align 8, !tbaa !190
  store i32 0, ptr %106, align 4, !tbaa !191
  store i32 %1172, ptr %107, align 8, !tbaa !193
  store i32 0, ptr %108, align 4, !tbaa !194
  store i32 %1174, ptr %109, align 8, !tbaa !196
  %1187 = load ptr, ptr %0, align 8, !tbaa !31
  %1188 = getelementptr inbounds %struct.device, ptr %1187, i64 0, i32 16
  %1189 = load ptr, ptr %1188, align 8, !tbaa !104
  %1190 = load ptr, ptr %64, align 8, !tbaa !105
  call void %1189(ptr noundef %1190, i32 noundef %1182, i32 noundef %1182, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %5) #11
  store i32 7, ptr %1175, align 8, !tbaa !177
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %5) #12
  %1191 = load i32, ptr %1169, align 4, !tbaa !189
  br label %1192

1192:                                             ; preds = %1178, %1166
  %1193 = phi i32 [ %1170, %1166 ], [ %1191, %1178 ]
  %1194 = and i32 %1193, 1
  %1195 = icmp eq i32 %1194, 0
  %1196 = load ptr, ptr %0, align 8, !tbaa !31
  %1197 = load ptr, ptr %64, align 8, !tbaa !105
  %1198 = load ptr, ptr %1168, align 8, !tbaa !187
  %1199 = getelementptr inbounds %struct.device, ptr %1196, i64 0, i32 8
  %1200 = getelementptr inbounds %struct.device, ptr %1196, i64 0, i32 7
  %1201 = select i1 %1195, ptr %1199, ptr %1200
  %1202 = select i1 %1195, ptr @clear_image.nothing, ptr @clear_image.black
  %1203 = load ptr, ptr %1201, align 8, !tbaa !26
  call void %1203(ptr noundef %1197, ptr noundef %1198, i32 noundef 7, ptr noundef nonnull %1202, i32 noundef 1, ptr noundef nonnull %6) #11
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %6) #12
  br label %1209

1204:                                             ; preds = %902
  %1205 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 14
  %1206 = load ptr, ptr %1205, align 8, !tbaa !248
  %1207 = load ptr, ptr %64, align 8, !tbaa !105
  %1208 = getelementptr inbounds %struct.execute, ptr %200, i64 0, i32 1
  call void %1206(ptr noundef %1207, i32 noundef 1, ptr noundef nonnull %1208) #11
  br label %1209

1209:                                             ; preds = %289, %758, %760, %773, %785, %885, %902, %904, %913, %971, %1026, %1127, %1136, %1147, %1192, %1204
  %1210 = phi i32 [ %886, %885 ], [ 0, %289 ], [ 0, %902 ], [ 0, %1204 ], [ 0, %1192 ], [ 0, %1127 ], [ 0, %1026 ], [ 0, %971 ], [ 0, %913 ], [ 0, %904 ], [ 0, %785 ], [ %759, %758 ], [ 0, %760 ], [ -1, %773 ], [ 0, %1136 ], [ 0, %1147 ]
  %1211 = getelementptr inbounds %struct.command, ptr %200, i64 0, i32 1
  %1212 = load i16, ptr %1211, align 2, !tbaa !249
  %1213 = icmp eq i16 %1212, 0
  br i1 %1213, label %1224, label %1214

1214:                                             ; preds = %1209
  %1215 = load i32, ptr %40, align 8, !tbaa !63
  %1216 = icmp eq i32 %1215, 0
  br i1 %1216, label %1224, label %1217

1217:                                             ; preds = %1214
  %1218 = load ptr, ptr %0, align 8, !tbaa !31
  %1219 = getelementptr inbounds %struct.device, ptr %1218, i64 0, i32 17
  %1220 = load ptr, ptr %1219, align 8, !tbaa !250
  %1221 = load ptr, ptr %64, align 8, !tbaa !105
  %1222 = load ptr, ptr %186, align 8, !tbaa !14
  %1223 = add i32 %201, 1
  call void %1220(ptr noundef %1221, i32 noundef 8192, ptr noundef %1222, i32 noundef %201) #11
  br label %1224

1224:                                             ; preds = %269, %1209, %1214, %1217
  %1225 = phi i32 [ 0, %1217 ], [ 0, %1214 ], [ 0, %1209 ], [ 1, %269 ]
  %1226 = phi i32 [ %1223, %1217 ], [ %201, %1214 ], [ %201, %1209 ], [ %201, %269 ]
  %1227 = phi i32 [ %1210, %1217 ], [ %1210, %1214 ], [ %1210, %1209 ], [ 0, %269 ]
  %1228 = getelementptr inbounds %struct.command, ptr %200, i64 0, i32 2
  %1229 = load i32, ptr %1228, align 4, !tbaa !55
  %1230 = zext i32 %1229 to i64
  %1231 = getelementptr inbounds i8, ptr %200, i64 %1230
  %1232 = icmp ult ptr %1231, %2
  %1233 = icmp eq i32 %1227, 0
  %1234 = select i1 %1232, i1 %1233, i1 false
  br i1 %1234, label %199, label %196, !llvm.loop !251

1235:                                             ; preds = %196
  %1236 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %1237 = load ptr, ptr %1236, align 8, !tbaa !34
  %1238 = getelementptr inbounds %struct.hardware_queue, ptr %1237, i64 0, i32 1
  %1239 = load i64, ptr %1238, align 8, !tbaa !98
  %1240 = trunc i64 %1239 to i32
  %1241 = and i64 %1239, 2048
  %1242 = icmp eq i64 %1241, 0
  %1243 = select i1 %1242, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #12
  store i32 46, ptr %4, align 8, !tbaa !99
  %1244 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 1
  store ptr null, ptr %1244, align 8, !tbaa !101
  %1245 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 2
  store i32 %1243, ptr %1245, align 8, !tbaa !102
  %1246 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 3
  %1247 = or i32 %1243, 8192
  store i32 %1247, ptr %1246, align 4, !tbaa !103
  %1248 = load ptr, ptr %0, align 8, !tbaa !31
  %1249 = getelementptr inbounds %struct.device, ptr %1248, i64 0, i32 16
  %1250 = load ptr, ptr %1249, align 8, !tbaa !104
  %1251 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %1252 = load ptr, ptr %1251, align 8, !tbaa !105
  %1253 = or i32 %1240, 16384
  call void %1250(ptr noundef %1252, i32 noundef %1240, i32 noundef %1253, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %4, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  %1254 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  store i32 0, ptr %1254, align 8, !tbaa !106
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #12
  %1255 = load ptr, ptr %0, align 8, !tbaa !31
  %1256 = getelementptr inbounds %struct.device, ptr %1255, i64 0, i32 20
  %1257 = load ptr, ptr %1256, align 8, !tbaa !107
  %1258 = load ptr, ptr %1251, align 8, !tbaa !105
  %1259 = call i32 %1257(ptr noundef %1258) #11
  br label %1260

1260:                                             ; preds = %215, %258, %242, %235, %196, %1235
  %1261 = phi i32 [ %1259, %1235 ], [ %197, %196 ], [ %236, %235 ], [ -1, %242 ], [ -1, %258 ], [ %233, %215 ]
  ret i32 %1261
}

declare i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define dso_local i64 @queue_record(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %2, i64 %3
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %7, label %54

7:                                                ; preds = %4
  %8 = load ptr, ptr %0, align 8, !tbaa !31
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
  %23 = load ptr, ptr %22, align 8, !tbaa !26
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
  %50 = load i64, ptr %49, align 8, !tbaa !13
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
  %7 = load ptr, ptr %0, align 8, !tbaa !31
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
  %22 = load ptr, ptr %21, align 8, !tbaa !26
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
  %3 = load ptr, ptr %2, align 8, !tbaa !17
  %4 = load ptr, ptr %3, align 8, !tbaa !26
  ret ptr %4
}

; Function Attrs: nounwind
define dso_local i64 @queue_completed(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #12
  store i64 0, ptr %2, align 8, !tbaa !39
  %3 = load ptr, ptr %0, align 8, !tbaa !31
  %4 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 22
  %5 = load ptr, ptr %4, align 8, !tbaa !40
  %6 = load ptr, ptr %3, align 8, !tbaa !25
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %8 = load ptr, ptr %7, align 8, !tbaa !35
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
  %17 = load ptr, ptr %16, align 8, !tbaa !252
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
  %27 = load i64, ptr %26, align 8, !tbaa !29
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
  store ptr %36, ptr %16, align 8, !tbaa !252
  %37 = icmp eq ptr %36, null
  br i1 %37, label %38, label %39

38:                                               ; preds = %34
  store ptr %16, ptr %21, align 8, !tbaa !38
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
  %52 = load ptr, ptr %45, align 8, !tbaa !19
  %53 = getelementptr inbounds %struct.harvest, ptr %52, i64 %51
  %54 = load ptr, ptr %53, align 8, !tbaa !253
  %55 = getelementptr inbounds %struct.harvest, ptr %52, i64 %51, i32 1
  %56 = load ptr, ptr %55, align 8, !tbaa !255
  %57 = getelementptr inbounds %struct.harvest, ptr %52, i64 %51, i32 2
  %58 = load i64, ptr %57, align 8, !tbaa !256
  %59 = call ptr @memcpy(ptr noundef %54, ptr noundef %56, i64 noundef %58) #11
  %60 = add nuw nsw i64 %51, 1
  %61 = load i32, ptr %41, align 8, !tbaa !64
  %62 = zext i32 %61 to i64
  %63 = icmp ult i64 %60, %62
  br i1 %63, label %50, label %46, !llvm.loop !257

64:                                               ; preds = %46
  %65 = load ptr, ptr %0, align 8, !tbaa !31
  %66 = getelementptr inbounds %struct.device, ptr %65, i64 0, i32 21
  %67 = load ptr, ptr %66, align 8, !tbaa !258
  %68 = load ptr, ptr %65, align 8, !tbaa !25
  %69 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 7
  %70 = load ptr, ptr %69, align 8, !tbaa !14
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
  %80 = load ptr, ptr %16, align 8, !tbaa !252
  %81 = icmp eq ptr %80, null
  br i1 %81, label %29, label %24, !llvm.loop !259
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
  store i64 0, ptr %3, align 8, !tbaa !39
  %5 = load ptr, ptr %0, align 8, !tbaa !31
  %6 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 22
  %7 = load ptr, ptr %6, align 8, !tbaa !40
  %8 = load ptr, ptr %5, align 8, !tbaa !25
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %10 = load ptr, ptr %9, align 8, !tbaa !35
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
  %30 = load i32, ptr %29, align 4, !tbaa !42
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
  store i64 0, ptr %6, align 8, !tbaa !39
  %7 = load ptr, ptr %0, align 8, !tbaa !31
  %8 = getelementptr inbounds %struct.device, ptr %7, i64 0, i32 22
  %9 = load ptr, ptr %8, align 8, !tbaa !40
  %10 = load ptr, ptr %7, align 8, !tbaa !25
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %12 = load ptr, ptr %11, align 8, !tbaa !35
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
  br i1 %20, label %21, label %37

21:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  store i64 %1, ptr %4, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %5) #12
  store i32 1000207004, ptr %5, align 8, !tbaa !43
  %22 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 1
  store ptr null, ptr %22, align 8, !tbaa !45
  %23 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 2
  store <2 x i32> <i32 0, i32 1>, ptr %23, align 8, !tbaa !46
  %24 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 4
  store ptr %11, ptr %24, align 8, !tbaa !47
  %25 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 5
  store ptr %4, ptr %25, align 8, !tbaa !48
  %26 = load ptr, ptr %0, align 8, !tbaa !31
  %27 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 29
  %28 = load ptr, ptr %27, align 8, !tbaa !49
  %29 = load ptr, ptr %26, align 8, !tbaa !25
  %30 = call i32 %28(ptr noundef %29, ptr noundef nonnull %5, i64 noundef %2) #11
  %31 = icmp slt i32 %30, 0
  br i1 %31, label %32, label %34

32:                                               ; preds = %21
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  store atomic i32 %30, ptr %33 seq_cst, align 4
  br label %34

34:                                               ; preds = %21, %32
  %35 = icmp eq i32 %30, 0
  %36 = zext i1 %35 to i32
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br label %37

37:                                               ; preds = %34, %17
  %38 = phi i32 [ 1, %17 ], [ %36, %34 ]
  ret i32 %38
}

; Function Attrs: nounwind
define dso_local void @queue_idle(ptr nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %3 = load ptr, ptr %2, align 8, !tbaa !34
  %4 = getelementptr inbounds %struct.hardware_queue, ptr %3, i64 0, i32 2
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #11
  %6 = load ptr, ptr %0, align 8, !tbaa !31
  %7 = getelementptr inbounds %struct.device, ptr %6, i64 0, i32 24
  %8 = load ptr, ptr %7, align 8, !tbaa !260
  %9 = load ptr, ptr %2, align 8, !tbaa !34
  %10 = load ptr, ptr %9, align 8, !tbaa !94
  %11 = tail call i32 %8(ptr noundef %10) #11
  %12 = load ptr, ptr %2, align 8, !tbaa !34
  %13 = getelementptr inbounds %struct.hardware_queue, ptr %12, i64 0, i32 2
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #11
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %3 = load i32, ptr %2, align 8, !tbaa !37
  %4 = icmp slt i32 %3, 0
  br i1 %4, label %15, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %6) #11
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  store i32 1, ptr %8, align 8, !tbaa !41
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %10 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %9) #11
  %11 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6) #11
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %13 = load i64, ptr %12, align 8, !tbaa !261
  %14 = tail call i32 @pthread_join(i64 noundef %13, ptr noundef null) #11
  store i32 -1, ptr %2, align 8, !tbaa !37
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
  %11 = load i32, ptr %10, align 4, !tbaa !46
  %12 = icmp ugt i32 %11, %9
  br i1 %12, label %23, label %13

13:                                               ; preds = %1
  %14 = icmp eq i32 %11, 0
  %15 = shl i32 %11, 1
  %16 = select i1 %14, i32 8, i32 %15
  %17 = load ptr, ptr %7, align 8, !tbaa !26
  %18 = zext i32 %16 to i64
  %19 = shl nuw nsw i64 %18, 4
  %20 = tail call ptr @realloc(ptr noundef %17, i64 noundef %19) #11
  %21 = icmp eq ptr %20, null
  br i1 %21, label %98, label %22

22:                                               ; preds = %13
  store ptr %20, ptr %7, align 8, !tbaa !26
  store i32 %16, ptr %10, align 4, !tbaa !46
  br label %23

23:                                               ; preds = %1, %22
  %24 = load ptr, ptr %0, align 8, !tbaa !31
  %25 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 12
  %26 = load i32, ptr %25, align 4, !tbaa !65
  %27 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 11
  %28 = load i32, ptr %27, align 8, !tbaa !262
  %29 = icmp eq i32 %26, %28
  br i1 %29, label %30, label %61

30:                                               ; preds = %23
  %31 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 13
  %32 = icmp eq i32 %26, 0
  %33 = shl i32 %26, 1
  %34 = select i1 %32, i32 8, i32 %33
  %35 = load ptr, ptr %31, align 8, !tbaa !26
  %36 = zext i32 %34 to i64
  %37 = shl nuw nsw i64 %36, 3
  %38 = tail call ptr @realloc(ptr noundef %35, i64 noundef %37) #11
  %39 = icmp eq ptr %38, null
  br i1 %39, label %98, label %40

40:                                               ; preds = %30
  store ptr %38, ptr %31, align 8, !tbaa !26
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #12
  store i32 40, ptr %2, align 8, !tbaa !263
  %41 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 1
  store ptr null, ptr %41, align 8, !tbaa !265
  %42 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 2
  %43 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 2
  %44 = load ptr, ptr %43, align 8, !tbaa !4
  store ptr %44, ptr %42, align 8, !tbaa !266
  %45 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 3
  %46 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 10
  %47 = load i32, ptr %46, align 4, !tbaa !15
  store i32 %47, ptr %45, align 8, !tbaa !267
  %48 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 4
  %49 = load i32, ptr %27, align 8, !tbaa !262
  %50 = sub i32 %34, %49
  store i32 %50, ptr %48, align 4, !tbaa !268
  %51 = zext i32 %49 to i64
  %52 = getelementptr inbounds ptr, ptr %38, i64 %51
  %53 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 2
  %54 = load ptr, ptr %53, align 8, !tbaa !269
  %55 = load ptr, ptr %24, align 8, !tbaa !25
  %56 = call i32 %54(ptr noundef %55, ptr noundef nonnull %2, ptr noundef nonnull %52) #11
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %60

58:                                               ; preds = %40
  store i32 %34, ptr %27, align 8, !tbaa !262
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
  %64 = load i32, ptr %63, align 4, !tbaa !15
  %65 = icmp eq i32 %64, 1
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #12
  store i32 42, ptr %4, align 8, !tbaa !270
  %66 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 1
  store ptr null, ptr %66, align 8, !tbaa !272
  %67 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 2
  %68 = select i1 %65, i32 4, i32 1
  store i32 %68, ptr %67, align 8, !tbaa !273
  %69 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 3
  %70 = select i1 %65, ptr %3, ptr null
  store ptr %70, ptr %69, align 8, !tbaa !274
  %71 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 4
  %72 = load ptr, ptr %71, align 8, !tbaa !275
  %73 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 13
  %74 = load ptr, ptr %73, align 8, !tbaa !17
  %75 = zext i32 %62 to i64
  %76 = getelementptr inbounds ptr, ptr %74, i64 %75
  %77 = load ptr, ptr %76, align 8, !tbaa !26
  %78 = call i32 %72(ptr noundef %77, ptr noundef nonnull %4) #11
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %3) #12
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %98

80:                                               ; preds = %61
  %81 = load ptr, ptr %73, align 8, !tbaa !17
  %82 = load i32, ptr %25, align 4, !tbaa !65
  %83 = add i32 %82, 1
  store i32 %83, ptr %25, align 4, !tbaa !65
  %84 = zext i32 %82 to i64
  %85 = getelementptr inbounds ptr, ptr %81, i64 %84
  %86 = load ptr, ptr %85, align 8, !tbaa !26
  %87 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store ptr %86, ptr %87, align 8, !tbaa !105
  %88 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  store i32 0, ptr %88, align 8, !tbaa !106
  %89 = load ptr, ptr %7, align 8, !tbaa !20
  %90 = load i32, ptr %8, align 8, !tbaa !68
  %91 = add i32 %90, 1
  store i32 %91, ptr %8, align 8, !tbaa !68
  %92 = zext i32 %90 to i64
  %93 = getelementptr inbounds %struct.submission, ptr %89, i64 %92
  %94 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 23
  %95 = load i32, ptr %94, align 8, !tbaa !67
  store i32 %95, ptr %93, align 8, !tbaa.struct !276
  %96 = getelementptr inbounds i8, ptr %93, i64 4
  store i32 0, ptr %96, align 4, !tbaa.struct !277
  %97 = getelementptr inbounds i8, ptr %93, i64 8
  store ptr %86, ptr %97, align 8, !tbaa.struct !87
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

attributes #0 = { nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #4 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #6 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #11 = { nobuiltin nounwind "no-builtins" }
attributes #12 = { nounwind }
attributes #13 = { nobuiltin "no-builtins" }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 1}
!4 = !{!5, !6, i64 16}
!5 = !{!"context", !6, i64 0, !9, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !9, i64 40, !9, i64 48, !6, i64 56, !6, i64 64, !10, i64 72, !10, i64 76, !10, i64 80, !10, i64 84, !6, i64 88, !10, i64 96, !10, i64 100, !6, i64 104, !10, i64 112, !10, i64 116, !6, i64 120, !10, i64 128, !10, i64 132, !6, i64 136, !10, i64 144, !10, i64 148, !6, i64 152, !6, i64 160, !7, i64 168}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!"long", !7, i64 0}
!10 = !{!"int", !7, i64 0}
!11 = !{!5, !6, i64 24}
!12 = !{!5, !6, i64 32}
!13 = !{!5, !9, i64 40}
!14 = !{!5, !6, i64 56}
!15 = !{!5, !10, i64 76}
!16 = !{!5, !10, i64 96}
!17 = !{!5, !6, i64 88}
!18 = !{!5, !6, i64 104}
!19 = !{!5, !6, i64 120}
!20 = !{!5, !6, i64 136}
!21 = !{!5, !6, i64 152}
!22 = !{!5, !6, i64 160}
!23 = !{!24, !6, i64 152}
!24 = !{!"device", !6, i64 0, !9, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48, !6, i64 56, !6, i64 64, !6, i64 72, !6, i64 80, !6, i64 88, !6, i64 96, !6, i64 104, !6, i64 112, !6, i64 120, !6, i64 128, !6, i64 136, !6, i64 144, !6, i64 152, !6, i64 160, !6, i64 168, !6, i64 176, !6, i64 184, !6, i64 192, !6, i64 200, !6, i64 208, !6, i64 216, !6, i64 224, !6, i64 232}
!25 = !{!24, !6, i64 0}
!26 = !{!6, !6, i64 0}
!27 = distinct !{!27, !28}
!28 = !{!"llvm.loop.mustprogress"}
!29 = !{!5, !9, i64 8}
!30 = distinct !{!30, !28}
!31 = !{!32, !6, i64 0}
!32 = !{!"queue", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !10, i64 32, !10, i64 36, !9, i64 40, !9, i64 48, !10, i64 56, !10, i64 60, !6, i64 64, !6, i64 72, !6, i64 80, !6, i64 88, !6, i64 96, !10, i64 104, !33, i64 112, !33, i64 176}
!33 = !{!"", !7, i64 0}
!34 = !{!32, !6, i64 8}
!35 = !{!32, !6, i64 16}
!36 = !{!32, !6, i64 24}
!37 = !{!32, !10, i64 32}
!38 = !{!32, !6, i64 80}
!39 = !{!9, !9, i64 0}
!40 = !{!24, !6, i64 176}
!41 = !{!32, !10, i64 56}
!42 = !{!32, !10, i64 60}
!43 = !{!44, !7, i64 0}
!44 = !{!"VkSemaphoreWaitInfo", !7, i64 0, !6, i64 8, !10, i64 16, !10, i64 20, !6, i64 24, !6, i64 32}
!45 = !{!44, !6, i64 8}
!46 = !{!10, !10, i64 0}
!47 = !{!44, !6, i64 24}
!48 = !{!44, !6, i64 32}
!49 = !{!24, !6, i64 232}
!50 = !{!32, !6, i64 64}
!51 = !{!5, !6, i64 0}
!52 = !{!53, !54, i64 0}
!53 = !{!"command", !54, i64 0, !54, i64 2, !10, i64 4}
!54 = !{!"short", !7, i64 0}
!55 = !{!53, !10, i64 4}
!56 = !{!24, !9, i64 8}
!57 = !{!58, !9, i64 16}
!58 = !{!"kernel", !9, i64 0, !9, i64 8, !9, i64 16, !9, i64 24, !6, i64 32, !6, i64 40}
!59 = !{!60, !9, i64 24}
!60 = !{!"transfer", !53, i64 0, !6, i64 8, !9, i64 16, !9, i64 24, !6, i64 32}
!61 = distinct !{!61, !28}
!62 = distinct !{!62, !28}
!63 = !{!5, !10, i64 72}
!64 = !{!5, !10, i64 112}
!65 = !{!5, !10, i64 84}
!66 = !{!5, !9, i64 48}
!67 = !{!5, !10, i64 144}
!68 = !{!5, !10, i64 128}
!69 = !{!5, !10, i64 100}
!70 = !{!71, !6, i64 0}
!71 = !{!"kept_set", !6, i64 0, !6, i64 8, !7, i64 16}
!72 = distinct !{!72, !28}
!73 = !{!24, !6, i64 208}
!74 = distinct !{!74, !28}
!75 = !{!24, !6, i64 200}
!76 = !{!5, !6, i64 64}
!77 = !{!32, !6, i64 88}
!78 = !{!79, !10, i64 4}
!79 = !{!"submission", !10, i64 0, !10, i64 4, !6, i64 8}
!80 = !{!79, !10, i64 0}
!81 = !{i64 0, i64 4, !82, i64 8, i64 8, !26, i64 16, i64 4, !46, i64 24, i64 8, !26, i64 32, i64 4, !46, i64 40, i64 8, !26}
!82 = !{!7, !7, i64 0}
!83 = !{i64 0, i64 8, !26, i64 8, i64 4, !46, i64 16, i64 8, !26, i64 24, i64 4, !46, i64 32, i64 8, !26}
!84 = !{i64 0, i64 4, !46, i64 8, i64 8, !26, i64 16, i64 4, !46, i64 24, i64 8, !26}
!85 = !{i64 0, i64 8, !26, i64 8, i64 4, !46, i64 16, i64 8, !26}
!86 = !{i64 0, i64 4, !46, i64 8, i64 8, !26}
!87 = !{i64 0, i64 8, !26}
!88 = !{i64 0, i64 4, !82, i64 8, i64 8, !26, i64 16, i64 4, !46, i64 24, i64 8, !26, i64 32, i64 8, !26, i64 40, i64 4, !46, i64 48, i64 8, !26, i64 56, i64 4, !46, i64 64, i64 8, !26}
!89 = !{i64 0, i64 8, !26, i64 8, i64 4, !46, i64 16, i64 8, !26, i64 24, i64 8, !26, i64 32, i64 4, !46, i64 40, i64 8, !26, i64 48, i64 4, !46, i64 56, i64 8, !26}
!90 = !{i64 0, i64 4, !46, i64 8, i64 8, !26, i64 16, i64 8, !26, i64 24, i64 4, !46, i64 32, i64 8, !26, i64 40, i64 4, !46, i64 48, i64 8, !26}
!91 = !{i64 0, i64 8, !26, i64 8, i64 8, !26, i64 16, i64 4, !46, i64 24, i64 8, !26, i64 32, i64 4, !46, i64 40, i64 8, !26}
!92 = distinct !{!92, !28}
!93 = !{!24, !6, i64 184}
!94 = !{!95, !6, i64 0}
!95 = !{!"hardware_queue", !6, i64 0, !9, i64 8, !33, i64 16}
!96 = distinct !{!96, !28}
!97 = !{!24, !6, i64 216}
!98 = !{!95, !9, i64 8}
!99 = !{!100, !7, i64 0}
!100 = !{!"VkMemoryBarrier", !7, i64 0, !6, i64 8, !10, i64 16, !10, i64 20}
!101 = !{!100, !6, i64 8}
!102 = !{!100, !10, i64 16}
!103 = !{!100, !10, i64 20}
!104 = !{!24, !6, i64 128}
!105 = !{!32, !6, i64 96}
!106 = !{!32, !10, i64 104}
!107 = !{!24, !6, i64 160}
!108 = !{!5, !10, i64 148}
!109 = !{!110, !6, i64 8}
!110 = !{!"wait", !53, i64 0, !6, i64 8, !9, i64 16}
!111 = !{!110, !9, i64 16}
!112 = !{!58, !9, i64 24}
!113 = !{!58, !6, i64 40}
!114 = distinct !{!114, !28}
!115 = !{!58, !9, i64 0}
!116 = !{!58, !6, i64 32}
!117 = !{!118, !9, i64 48}
!118 = !{!"task", !6, i64 0, !6, i64 8, !6, i64 16, !9, i64 24, !9, i64 32, !9, i64 40, !9, i64 48, !6, i64 56, !6, i64 64}
!119 = !{!118, !9, i64 24}
!120 = !{!118, !9, i64 32}
!121 = !{!118, !6, i64 64}
!122 = distinct !{!122, !28}
!123 = !{!118, !9, i64 40}
!124 = distinct !{!124, !28, !125, !126}
!125 = !{!"llvm.loop.isvectorized", i32 1}
!126 = !{!"llvm.loop.unroll.runtime.disable"}
!127 = !{!118, !6, i64 56}
!128 = !{!129, !9, i64 0}
!129 = !{!"binding", !9, i64 0, !9, i64 8, !9, i64 16, !9, i64 24}
!130 = !{!129, !9, i64 16}
!131 = !{!132, !6, i64 0}
!132 = !{!"memory", !6, i64 0, !9, i64 8, !9, i64 16}
!133 = distinct !{!133, !28}
!134 = distinct !{!134, !28, !125}
!135 = !{!71, !6, i64 8}
!136 = !{!137, !7, i64 0}
!137 = !{!"VkDescriptorSetAllocateInfo", !7, i64 0, !6, i64 8, !6, i64 16, !10, i64 24, !6, i64 32}
!138 = !{!137, !6, i64 8}
!139 = !{!137, !6, i64 16}
!140 = !{!137, !10, i64 24}
!141 = !{!137, !6, i64 32}
!142 = !{!24, !6, i64 24}
!143 = !{!144, !7, i64 0}
!144 = !{!"VkDescriptorPoolCreateInfo", !7, i64 0, !6, i64 8, !10, i64 16, !10, i64 20, !10, i64 24, !6, i64 32}
!145 = !{!144, !6, i64 8}
!146 = !{!144, !10, i64 24}
!147 = !{!144, !6, i64 32}
!148 = !{!24, !6, i64 144}
!149 = !{!24, !6, i64 224}
!150 = !{!129, !9, i64 24}
!151 = !{i64 0, i64 8, !26, i64 8, i64 8, !39, i64 16, i64 8, !39}
!152 = !{i64 0, i64 8, !39, i64 8, i64 8, !39}
!153 = !{i64 0, i64 8, !39}
!154 = !{!132, !9, i64 8}
!155 = !{!156, !6, i64 24}
!156 = !{!"texture", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24}
!157 = !{!156, !6, i64 8}
!158 = !{i64 0, i64 8, !26, i64 8, i64 8, !26, i64 16, i64 4, !82}
!159 = !{i64 0, i64 8, !26, i64 8, i64 4, !82}
!160 = !{i64 0, i64 4, !82}
!161 = !{!156, !6, i64 16}
!162 = !{!129, !9, i64 8}
!163 = !{i64 0, i64 4, !82, i64 8, i64 8, !26, i64 16, i64 8, !26, i64 24, i64 4, !46, i64 28, i64 4, !46, i64 32, i64 4, !46, i64 36, i64 4, !82, i64 40, i64 8, !26, i64 48, i64 8, !26, i64 56, i64 8, !26}
!164 = !{i64 0, i64 8, !26, i64 8, i64 8, !26, i64 16, i64 4, !46, i64 20, i64 4, !46, i64 24, i64 4, !46, i64 28, i64 4, !82, i64 32, i64 8, !26, i64 40, i64 8, !26, i64 48, i64 8, !26}
!165 = !{i64 0, i64 8, !26, i64 8, i64 4, !46, i64 12, i64 4, !46, i64 16, i64 4, !46, i64 20, i64 4, !82, i64 24, i64 8, !26, i64 32, i64 8, !26, i64 40, i64 8, !26}
!166 = !{i64 0, i64 4, !46, i64 4, i64 4, !46, i64 8, i64 4, !46, i64 12, i64 4, !82, i64 16, i64 8, !26, i64 24, i64 8, !26, i64 32, i64 8, !26}
!167 = !{i64 0, i64 4, !82, i64 4, i64 8, !26, i64 12, i64 8, !26, i64 20, i64 8, !26}
!168 = !{i64 0, i64 8, !26, i64 8, i64 8, !26, i64 16, i64 8, !26}
!169 = !{i64 0, i64 8, !26, i64 8, i64 8, !26}
!170 = distinct !{!170, !28}
!171 = !{!24, !6, i64 48}
!172 = !{!118, !6, i64 0}
!173 = !{!24, !6, i64 40}
!174 = !{!118, !6, i64 8}
!175 = !{!24, !6, i64 104}
!176 = !{!156, !6, i64 0}
!177 = !{!178, !10, i64 8}
!178 = !{!"image", !6, i64 0, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20}
!179 = !{!180, !7, i64 0}
!180 = !{!"VkImageMemoryBarrier", !7, i64 0, !6, i64 8, !10, i64 16, !10, i64 20, !7, i64 24, !7, i64 28, !10, i64 32, !10, i64 36, !6, i64 40, !181, i64 48}
!181 = !{!"VkImageSubresourceRange", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !10, i64 16}
!182 = !{!180, !6, i64 8}
!183 = !{!180, !10, i64 16}
!184 = !{!180, !10, i64 20}
!185 = !{!180, !7, i64 24}
!186 = !{!180, !7, i64 28}
!187 = !{!178, !6, i64 0}
!188 = !{!180, !6, i64 40}
!189 = !{!178, !10, i64 12}
!190 = !{!181, !10, i64 0}
!191 = !{!181, !10, i64 4}
!192 = !{!178, !10, i64 16}
!193 = !{!181, !10, i64 8}
!194 = !{!181, !10, i64 12}
!195 = !{!178, !10, i64 20}
!196 = !{!181, !10, i64 16}
!197 = distinct !{!197, !28}
!198 = distinct !{!198, !28}
!199 = !{i64 0, i64 8, !26, i64 8, i64 8, !26, i64 16, i64 8, !39}
!200 = !{i64 0, i64 8, !26, i64 8, i64 8, !39}
!201 = !{!202, !9, i64 0}
!202 = !{!"VkBufferCopy", !9, i64 0, !9, i64 8, !9, i64 16}
!203 = !{!60, !9, i64 16}
!204 = !{!202, !9, i64 8}
!205 = !{!202, !9, i64 16}
!206 = !{!60, !6, i64 32}
!207 = !{!24, !6, i64 72}
!208 = !{!60, !6, i64 8}
!209 = !{!210, !6, i64 16}
!210 = !{!"copy", !53, i64 0, !6, i64 8, !6, i64 16, !202, i64 24}
!211 = !{!210, !6, i64 8}
!212 = !{!24, !6, i64 120}
!213 = !{!214, !6, i64 8}
!214 = !{!"fill", !53, i64 0, !6, i64 8, !9, i64 16, !9, i64 24, !10, i64 32}
!215 = !{!214, !9, i64 16}
!216 = !{!214, !9, i64 24}
!217 = !{!214, !10, i64 32}
!218 = !{!219}
!219 = distinct !{!219, !220, !"copy_of: argument 0"}
!220 = distinct !{!220, !"copy_of"}
!221 = !{!222, !9, i64 16}
!222 = !{!"image_transfer", !53, i64 0, !6, i64 8, !9, i64 16, !6, i64 24, !223, i64 32}
!223 = !{!"region", !9, i64 0, !9, i64 8, !9, i64 16, !224, i64 24, !225, i64 36}
!224 = !{!"VkOffset3D", !10, i64 0, !10, i64 4, !10, i64 8}
!225 = !{!"VkExtent3D", !10, i64 0, !10, i64 4, !10, i64 8}
!226 = !{!227, !9, i64 0}
!227 = !{!"VkBufferImageCopy", !9, i64 0, !10, i64 8, !10, i64 12, !228, i64 16, !224, i64 32, !225, i64 44}
!228 = !{!"VkImageSubresourceLayers", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12}
!229 = !{!222, !6, i64 24}
!230 = !{!223, !9, i64 0}
!231 = !{!223, !9, i64 8}
!232 = !{!223, !9, i64 16}
!233 = !{i64 0, i64 4, !46, i64 4, i64 4, !46, i64 8, i64 4, !46}
!234 = !{!180, !10, i64 36}
!235 = !{!24, !6, i64 80}
!236 = !{!222, !6, i64 8}
!237 = !{!238}
!238 = distinct !{!238, !239, !"copy_of: argument 0"}
!239 = distinct !{!239, !"copy_of"}
!240 = !{!24, !6, i64 96}
!241 = !{!242, !6, i64 16}
!242 = !{!"copy_image", !53, i64 0, !6, i64 8, !6, i64 16, !223, i64 24, !223, i64 72}
!243 = !{!242, !6, i64 8}
!244 = !{!24, !6, i64 88}
!245 = !{!246, !6, i64 8}
!246 = !{!"transition", !53, i64 0, !6, i64 8, !9, i64 16}
!247 = !{!246, !9, i64 16}
!248 = !{!24, !6, i64 112}
!249 = !{!53, !54, i64 2}
!250 = !{!24, !6, i64 136}
!251 = distinct !{!251, !28}
!252 = !{!32, !6, i64 72}
!253 = !{!254, !6, i64 0}
!254 = !{!"harvest", !6, i64 0, !6, i64 8, !9, i64 16}
!255 = !{!254, !6, i64 8}
!256 = !{!254, !9, i64 16}
!257 = distinct !{!257, !28}
!258 = !{!24, !6, i64 168}
!259 = distinct !{!259, !28}
!260 = !{!24, !6, i64 192}
!261 = !{!32, !9, i64 48}
!262 = !{!5, !10, i64 80}
!263 = !{!264, !7, i64 0}
!264 = !{!"VkCommandBufferAllocateInfo", !7, i64 0, !6, i64 8, !6, i64 16, !7, i64 24, !10, i64 28}
!265 = !{!264, !6, i64 8}
!266 = !{!264, !6, i64 16}
!267 = !{!264, !7, i64 24}
!268 = !{!264, !10, i64 28}
!269 = !{!24, !6, i64 16}
!270 = !{!271, !7, i64 0}
!271 = !{!"VkCommandBufferBeginInfo", !7, i64 0, !6, i64 8, !10, i64 16, !6, i64 24}
!272 = !{!271, !6, i64 8}
!273 = !{!271, !10, i64 16}
!274 = !{!271, !6, i64 24}
!275 = !{!24, !6, i64 32}
!276 = !{i64 0, i64 4, !46, i64 4, i64 4, !46, i64 8, i64 8, !26}
!277 = !{i64 0, i64 4, !46, i64 4, i64 8, !26}
