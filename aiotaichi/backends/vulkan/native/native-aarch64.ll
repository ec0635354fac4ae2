; Made by `nox -s native` from *.c and *.h, sha256 0cc46adea2bf0db7fe8c6984b741bff0c749d5ec31befd4e0f6c8fe01dd00690
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
%struct.queue = type { ptr, ptr, ptr, ptr, i32, i32, %struct.notification, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i32, %struct.mutex, %struct.condition }
%struct.notification = type { i64, i32 }
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
%struct.arrival = type { ptr, ptr, i64 }
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

@notify.one = internal constant i64 1, align 8
@__const.add_pool.sizes = private unnamed_addr constant [5 x %struct.VkDescriptorPoolSize] [%struct.VkDescriptorPoolSize { i32 8, i32 256 }, %struct.VkDescriptorPoolSize { i32 9, i32 128 }, %struct.VkDescriptorPoolSize { i32 7, i32 1024 }, %struct.VkDescriptorPoolSize { i32 1, i32 256 }, %struct.VkDescriptorPoolSize { i32 3, i32 256 }], align 4
@clear_image.black = internal constant %union.VkClearColorValue zeroinitializer, align 4
@clear_image.nothing = internal constant %struct.VkClearDepthStencilValue zeroinitializer, align 4
@switch.table.record = private unnamed_addr constant [8 x i32] [i32 8, i32 9, i32 8, i32 7, i32 7, i32 7, i32 1, i32 3], align 4

; Function Attrs: nounwind
define dso_local ptr @context_create(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call ptr @calloc(i64 noundef 1, i64 noundef 4264) #12
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
  tail call void @free(ptr noundef %11) #12
  %12 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 16
  %13 = load ptr, ptr %12, align 8, !tbaa !18
  tail call void @free(ptr noundef %13) #12
  %14 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 19
  %15 = load ptr, ptr %14, align 8, !tbaa !19
  tail call void @free(ptr noundef %15) #12
  %16 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 22
  %17 = load ptr, ptr %16, align 8, !tbaa !20
  tail call void @free(ptr noundef %17) #12
  %18 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 25
  %19 = load ptr, ptr %18, align 8, !tbaa !21
  tail call void @free(ptr noundef %19) #12
  %20 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 26
  %21 = load ptr, ptr %20, align 8, !tbaa !22
  tail call void @free(ptr noundef %21) #12
  tail call void @free(ptr noundef nonnull %1) #12
  ret void

22:                                               ; preds = %6, %22
  %23 = phi i64 [ 0, %6 ], [ %29, %22 ]
  %24 = load ptr, ptr %7, align 8, !tbaa !23
  %25 = load ptr, ptr %0, align 8, !tbaa !25
  %26 = load ptr, ptr %8, align 8, !tbaa !18
  %27 = getelementptr inbounds ptr, ptr %26, i64 %23
  %28 = load ptr, ptr %27, align 8, !tbaa !26
  tail call void %24(ptr noundef %25, ptr noundef %28, ptr noundef null) #12
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
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #12
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
  %16 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #12
  ret i64 %15
}

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #2

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define dso_local ptr @queue_create(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call ptr @calloc(i64 noundef 1, i64 noundef 248) #12
  %6 = icmp eq ptr %5, null
  br i1 %6, label %21, label %7

7:                                                ; preds = %4
  store ptr %0, ptr %5, align 8, !tbaa !31
  %8 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 1
  store ptr %1, ptr %8, align 8, !tbaa !35
  %9 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 2
  store ptr %2, ptr %9, align 8, !tbaa !36
  %10 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 6, i32 1
  store i32 %3, ptr %10, align 8, !tbaa !37
  %11 = icmp sgt i32 %3, -1
  %12 = zext i1 %11 to i32
  %13 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 5
  store i32 %12, ptr %13, align 4, !tbaa !38
  %14 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 11
  %15 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 12
  store ptr %14, ptr %15, align 8, !tbaa !39
  br i1 %11, label %16, label %21

16:                                               ; preds = %7
  %17 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 7
  %18 = tail call i32 @pthread_create(ptr noundef nonnull %17, ptr noundef null, ptr noundef nonnull @park, ptr noundef nonnull %5) #12
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %21, label %20

20:                                               ; preds = %16
  tail call void @free(ptr noundef nonnull %5) #12
  br label %21

21:                                               ; preds = %7, %16, %4, %20
  %22 = phi ptr [ inttoptr (i64 1 to ptr), %20 ], [ null, %4 ], [ %5, %16 ], [ %5, %7 ]
  ret ptr %22
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define internal ptr @park(ptr noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca %struct.VkSemaphoreWaitInfo, align 8
  %4 = alloca i64, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %13 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 1
  %14 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 2
  %15 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 4
  %16 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 5
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6, i32 1
  br label %18

18:                                               ; preds = %68, %1
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #13
  store i64 0, ptr %4, align 8, !tbaa !40
  %19 = load ptr, ptr %0, align 8, !tbaa !31
  %20 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 22
  %21 = load ptr, ptr %20, align 8, !tbaa !41
  %22 = load ptr, ptr %19, align 8, !tbaa !25
  %23 = load ptr, ptr %5, align 8, !tbaa !36
  %24 = call i32 %21(ptr noundef %22, ptr noundef %23, ptr noundef nonnull %4) #12
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %27, label %26

26:                                               ; preds = %18
  store atomic i32 %24, ptr %6 seq_cst, align 8
  br label %27

27:                                               ; preds = %18, %26
  %28 = load i64, ptr %4, align 8
  %29 = select i1 %25, i64 %28, i64 0
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #13
  %30 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #12
  %31 = load atomic i64, ptr %8 seq_cst, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %43, label %33

33:                                               ; preds = %27
  %34 = add i64 %29, 1
  br label %35

35:                                               ; preds = %39, %33
  %36 = phi ptr [ %9, %33 ], [ %37, %39 ]
  %37 = load ptr, ptr %36, align 8, !tbaa !26
  %38 = icmp eq ptr %37, null
  br i1 %38, label %43, label %39

39:                                               ; preds = %35
  %40 = getelementptr inbounds %struct.context, ptr %37, i64 0, i32 1
  %41 = load i64, ptr %40, align 8, !tbaa !29
  %42 = icmp ult i64 %41, %34
  br i1 %42, label %35, label %43, !llvm.loop !30

43:                                               ; preds = %39, %35, %27
  %44 = phi i64 [ 0, %27 ], [ %41, %39 ], [ 0, %35 ]
  %45 = load atomic i32, ptr %6 seq_cst, align 8
  %46 = icmp eq i32 %45, 0
  %47 = select i1 %46, i64 %29, i64 -1
  %48 = load atomic i64, ptr %8 seq_cst, align 8
  %49 = add i64 %48, -1
  %50 = icmp ult i64 %49, %47
  %51 = load i32, ptr %10, align 8, !tbaa !42
  %52 = icmp ne i32 %51, 0
  %53 = select i1 %52, i1 true, i1 %50
  %54 = icmp ne i64 %44, 0
  %55 = select i1 %53, i1 true, i1 %54
  br i1 %55, label %59, label %56

56:                                               ; preds = %43
  store i32 1, ptr %11, align 4, !tbaa !43
  %57 = call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %7) #12
  store i32 0, ptr %11, align 4, !tbaa !43
  %58 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #12
  br label %61

59:                                               ; preds = %43
  %60 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #12
  br i1 %52, label %79, label %61

61:                                               ; preds = %56, %59
  br i1 %50, label %62, label %69

62:                                               ; preds = %61
  %63 = atomicrmw xchg ptr %8, i64 0 seq_cst, align 8
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %68, label %65

65:                                               ; preds = %62
  %66 = load i32, ptr %17, align 8, !tbaa !44
  %67 = call i64 @write(i32 noundef %66, ptr noundef nonnull @notify.one, i64 noundef 8) #12
  br label %68

68:                                               ; preds = %65, %62, %78, %69
  br label %18

69:                                               ; preds = %61
  br i1 %54, label %70, label %68

70:                                               ; preds = %69
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  store i64 %44, ptr %2, align 8, !tbaa !40
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #13
  store i32 1000207004, ptr %3, align 8, !tbaa !45
  store ptr null, ptr %13, align 8, !tbaa !47
  store <2 x i32> <i32 0, i32 1>, ptr %14, align 8, !tbaa !48
  store ptr %5, ptr %15, align 8, !tbaa !49
  store ptr %2, ptr %16, align 8, !tbaa !50
  %71 = load ptr, ptr %0, align 8, !tbaa !31
  %72 = getelementptr inbounds %struct.device, ptr %71, i64 0, i32 29
  %73 = load ptr, ptr %72, align 8, !tbaa !51
  %74 = load ptr, ptr %71, align 8, !tbaa !25
  %75 = call i32 %73(ptr noundef %74, ptr noundef nonnull %3, i64 noundef 100000000) #12
  %76 = icmp slt i32 %75, 0
  br i1 %76, label %77, label %78

77:                                               ; preds = %70
  store atomic i32 %75, ptr %6 seq_cst, align 8
  br label %78

78:                                               ; preds = %70, %77
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  br label %68

79:                                               ; preds = %59
  ret ptr null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local void @queue_set_temporaries(ptr nocapture noundef writeonly %0, ptr noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  store ptr %1, ptr %3, align 8, !tbaa !52
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @queue_add_context(ptr nocapture noundef %0, ptr noundef %1) local_unnamed_addr #4 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %4 = load ptr, ptr %3, align 8, !tbaa !53
  store ptr %4, ptr %1, align 8, !tbaa !54
  store ptr %1, ptr %3, align 8, !tbaa !53
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local ptr @queue_take_context(ptr nocapture noundef %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %3 = load ptr, ptr %2, align 8, !tbaa !53
  %4 = icmp eq ptr %3, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %1
  %6 = load ptr, ptr %3, align 8, !tbaa !54
  store ptr %6, ptr %2, align 8, !tbaa !53
  br label %7

7:                                                ; preds = %5, %1
  ret ptr %3
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
  %19 = load i16, ptr %17, align 8, !tbaa !55
  switch i16 %19, label %47 [
    i16 1, label %20
    i16 4, label %38
    i16 5, label %38
  ]

20:                                               ; preds = %16
  %21 = getelementptr inbounds %struct.command, ptr %17, i64 0, i32 2
  %22 = load i32, ptr %21, align 4, !tbaa !58
  %23 = zext i32 %22 to i64
  %24 = load i64, ptr %15, align 8, !tbaa !59
  %25 = add i64 %24, -1
  %26 = add i64 %25, %23
  %27 = urem i64 %26, %24
  %28 = getelementptr inbounds %struct.launch, ptr %17, i64 0, i32 1
  %29 = load ptr, ptr %28, align 8, !tbaa !26
  %30 = getelementptr inbounds %struct.kernel, ptr %29, i64 0, i32 2
  %31 = load i64, ptr %30, align 8, !tbaa !60
  %32 = add i64 %31, %25
  %33 = urem i64 %32, %24
  %34 = add i64 %18, %26
  %35 = add i64 %27, %33
  %36 = sub i64 %34, %35
  %37 = add i64 %36, %32
  br label %47

38:                                               ; preds = %16, %16
  %39 = getelementptr inbounds %struct.transfer, ptr %17, i64 0, i32 3
  %40 = load i64, ptr %39, align 8, !tbaa !62
  %41 = load i64, ptr %15, align 8, !tbaa !59
  %42 = add i64 %40, -1
  %43 = add i64 %42, %41
  %44 = urem i64 %43, %41
  %45 = sub i64 %18, %44
  %46 = add i64 %45, %43
  br label %47

47:                                               ; preds = %38, %20, %16
  %48 = phi i64 [ %37, %20 ], [ %46, %38 ], [ %18, %16 ]
  %49 = getelementptr inbounds %struct.command, ptr %17, i64 0, i32 2
  %50 = load i32, ptr %49, align 4, !tbaa !58
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds i8, ptr %17, i64 %51
  %53 = icmp ult ptr %52, %11
  br i1 %53, label %16, label %54, !llvm.loop !64

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
  br i1 %64, label %57, label %67, !llvm.loop !65

65:                                               ; preds = %57
  %66 = add nsw i64 %55, 1
  br label %229

67:                                               ; preds = %61
  %68 = load ptr, ptr %59, align 8, !tbaa !54
  store ptr %68, ptr %58, align 8, !tbaa !26
  %69 = load ptr, ptr %0, align 8, !tbaa !31
  %70 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 9
  store i32 0, ptr %70, align 8, !tbaa !66
  %71 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 17
  store i32 0, ptr %71, align 8, !tbaa !67
  %72 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 12
  store i32 0, ptr %72, align 4, !tbaa !68
  %73 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 6
  store i64 0, ptr %73, align 8, !tbaa !69
  %74 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 23
  store i32 0, ptr %74, align 8, !tbaa !70
  %75 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 20
  store i32 0, ptr %75, align 8, !tbaa !71
  br label %84

76:                                               ; preds = %84
  %77 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 15
  %78 = load i32, ptr %77, align 4, !tbaa !72
  store i32 0, ptr %77, align 4, !tbaa !72
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
  store ptr null, ptr %86, align 8, !tbaa !73
  %87 = add nuw nsw i64 %85, 1
  %88 = icmp eq i64 %87, 64
  br i1 %88, label %76, label %84, !llvm.loop !75

89:                                               ; preds = %89, %80
  %90 = phi i64 [ 0, %80 ], [ %97, %89 ]
  %91 = load ptr, ptr %81, align 8, !tbaa !76
  %92 = load ptr, ptr %69, align 8, !tbaa !25
  %93 = load ptr, ptr %82, align 8, !tbaa !18
  %94 = getelementptr inbounds ptr, ptr %93, i64 %90
  %95 = load ptr, ptr %94, align 8, !tbaa !26
  %96 = tail call i32 %91(ptr noundef %92, ptr noundef %95, i32 noundef 0) #12
  %97 = add nuw nsw i64 %90, 1
  %98 = icmp eq i64 %97, %83
  br i1 %98, label %99, label %89, !llvm.loop !77

99:                                               ; preds = %89, %76
  %100 = getelementptr inbounds %struct.device, ptr %69, i64 0, i32 25
  %101 = load ptr, ptr %100, align 8, !tbaa !78
  %102 = load ptr, ptr %69, align 8, !tbaa !25
  %103 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 2
  %104 = load ptr, ptr %103, align 8, !tbaa !4
  %105 = tail call i32 %101(ptr noundef %102, ptr noundef %104, i32 noundef 0) #12
  %106 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 8
  store ptr %4, ptr %106, align 8, !tbaa !79
  store i32 %5, ptr %70, align 8, !tbaa !66
  %107 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  store ptr %59, ptr %107, align 8, !tbaa !80
  %108 = icmp eq i32 %105, 0
  br i1 %108, label %109, label %198

109:                                              ; preds = %99
  %110 = tail call fastcc i32 @record(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %11) #14
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %198

112:                                              ; preds = %109
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7)
  store i64 %3, ptr %7, align 8, !tbaa !40
  %113 = load ptr, ptr %107, align 8, !tbaa !80
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %8) #13
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %8, align 16, !tbaa !48
  %114 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 4
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %114, align 16, !tbaa !48
  %115 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 8
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %115, align 16, !tbaa !48
  %116 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 12
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %116, align 16, !tbaa !48
  %117 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 16
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %117, align 16, !tbaa !48
  %118 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 20
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %118, align 16, !tbaa !48
  %119 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 24
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %119, align 16, !tbaa !48
  %120 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 28
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %120, align 16, !tbaa !48
  %121 = getelementptr inbounds %struct.context, ptr %113, i64 0, i32 20
  %122 = load i32, ptr %121, align 8, !tbaa !71
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %210, label %124

124:                                              ; preds = %112
  %125 = getelementptr inbounds %struct.context, ptr %113, i64 0, i32 22
  %126 = getelementptr inbounds %struct.context, ptr %113, i64 0, i32 26
  %127 = getelementptr inbounds %struct.context, ptr %113, i64 0, i32 25
  %128 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %129 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  br label %130

130:                                              ; preds = %194, %124
  %131 = phi i32 [ 0, %124 ], [ %180, %194 ]
  call void @llvm.lifetime.start.p0(i64 768, ptr nonnull %9) #13
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %10) #13
  %132 = zext i32 %131 to i64
  %133 = add i32 %131, 16
  br label %134

134:                                              ; preds = %140, %130
  %135 = phi i64 [ 0, %130 ], [ %173, %140 ]
  %136 = phi i64 [ %132, %130 ], [ %143, %140 ]
  %137 = load i32, ptr %121, align 8, !tbaa !71
  %138 = zext i32 %137 to i64
  %139 = icmp ult i64 %136, %138
  br i1 %139, label %140, label %175

140:                                              ; preds = %134
  %141 = load ptr, ptr %125, align 8, !tbaa !20
  %142 = getelementptr inbounds %struct.submission, ptr %141, i64 %136
  %143 = add nuw nsw i64 %136, 1
  %144 = icmp eq i64 %143, %138
  %145 = zext i1 %144 to i32
  %146 = getelementptr inbounds [16 x %struct.VkTimelineSemaphoreSubmitInfo], ptr %9, i64 0, i64 %135
  %147 = getelementptr inbounds %struct.submission, ptr %141, i64 %136, i32 1
  %148 = load i32, ptr %147, align 4, !tbaa !81
  %149 = load ptr, ptr %126, align 8, !tbaa !22
  %150 = load i32, ptr %142, align 8, !tbaa !83
  %151 = zext i32 %150 to i64
  %152 = getelementptr inbounds i64, ptr %149, i64 %151
  store i32 1000207003, ptr %146, align 8, !tbaa.struct !84
  %153 = getelementptr inbounds i8, ptr %146, i64 8
  store ptr null, ptr %153, align 8, !tbaa.struct !86
  %154 = getelementptr inbounds i8, ptr %146, i64 16
  store i32 %148, ptr %154, align 8, !tbaa.struct !87
  %155 = getelementptr inbounds i8, ptr %146, i64 24
  store ptr %152, ptr %155, align 8, !tbaa.struct !88
  %156 = getelementptr inbounds i8, ptr %146, i64 32
  store i32 %145, ptr %156, align 8, !tbaa.struct !89
  %157 = getelementptr inbounds i8, ptr %146, i64 40
  store ptr %7, ptr %157, align 8, !tbaa.struct !90
  %158 = getelementptr inbounds [16 x %struct.VkSubmitInfo], ptr %10, i64 0, i64 %135
  %159 = load i32, ptr %147, align 4, !tbaa !81
  %160 = load ptr, ptr %127, align 8, !tbaa !21
  %161 = load i32, ptr %142, align 8, !tbaa !83
  %162 = zext i32 %161 to i64
  %163 = getelementptr inbounds ptr, ptr %160, i64 %162
  %164 = getelementptr inbounds %struct.submission, ptr %141, i64 %136, i32 2
  store i32 4, ptr %158, align 8, !tbaa.struct !91
  %165 = getelementptr inbounds i8, ptr %158, i64 8
  store ptr %146, ptr %165, align 8, !tbaa.struct !92
  %166 = getelementptr inbounds i8, ptr %158, i64 16
  store i32 %159, ptr %166, align 8, !tbaa.struct !93
  %167 = getelementptr inbounds i8, ptr %158, i64 24
  store ptr %163, ptr %167, align 8, !tbaa.struct !94
  %168 = getelementptr inbounds i8, ptr %158, i64 32
  store ptr %8, ptr %168, align 8, !tbaa.struct !86
  %169 = getelementptr inbounds i8, ptr %158, i64 40
  store i32 1, ptr %169, align 8, !tbaa.struct !87
  %170 = getelementptr inbounds i8, ptr %158, i64 48
  store ptr %164, ptr %170, align 8, !tbaa.struct !88
  %171 = getelementptr inbounds i8, ptr %158, i64 56
  store i32 %145, ptr %171, align 8, !tbaa.struct !89
  %172 = getelementptr inbounds i8, ptr %158, i64 64
  store ptr %128, ptr %172, align 8, !tbaa.struct !90
  %173 = add nuw nsw i64 %135, 1
  %174 = icmp eq i64 %173, 16
  br i1 %174, label %178, label %134, !llvm.loop !95

175:                                              ; preds = %134
  %176 = trunc i64 %136 to i32
  %177 = trunc i64 %135 to i32
  br label %178

178:                                              ; preds = %140, %175
  %179 = phi i32 [ %177, %175 ], [ 16, %140 ]
  %180 = phi i32 [ %176, %175 ], [ %133, %140 ]
  %181 = load ptr, ptr %129, align 8, !tbaa !35
  %182 = getelementptr inbounds %struct.hardware_queue, ptr %181, i64 0, i32 2
  %183 = call i32 @pthread_mutex_lock(ptr noundef nonnull %182) #12
  %184 = load ptr, ptr %0, align 8, !tbaa !31
  %185 = getelementptr inbounds %struct.device, ptr %184, i64 0, i32 23
  %186 = load ptr, ptr %185, align 8, !tbaa !96
  %187 = load ptr, ptr %129, align 8, !tbaa !35
  %188 = load ptr, ptr %187, align 8, !tbaa !97
  %189 = call i32 %186(ptr noundef %188, i32 noundef %179, ptr noundef nonnull %10, ptr noundef null) #12
  %190 = load ptr, ptr %129, align 8, !tbaa !35
  %191 = getelementptr inbounds %struct.hardware_queue, ptr %190, i64 0, i32 2
  %192 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %191) #12
  %193 = icmp eq i32 %189, 0
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %10) #13
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %9) #13
  br i1 %193, label %194, label %197

194:                                              ; preds = %178
  %195 = load i32, ptr %121, align 8, !tbaa !71
  %196 = icmp ult i32 %180, %195
  br i1 %196, label %130, label %210, !llvm.loop !99

197:                                              ; preds = %178
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %8) #13
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  br label %198

198:                                              ; preds = %99, %109, %197
  %199 = phi i32 [ %189, %197 ], [ %110, %109 ], [ %105, %99 ]
  %200 = phi i32 [ %131, %197 ], [ 0, %109 ], [ 0, %99 ]
  %201 = icmp ne i32 %200, 0
  %202 = icmp eq i32 %199, -4
  %203 = select i1 %201, i1 true, i1 %202
  br i1 %203, label %204, label %206

204:                                              ; preds = %198
  %205 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store atomic i32 %199, ptr %205 seq_cst, align 8
  br label %208

206:                                              ; preds = %198
  %207 = load ptr, ptr %56, align 8, !tbaa !53
  store ptr %207, ptr %59, align 8, !tbaa !54
  store ptr %59, ptr %56, align 8, !tbaa !53
  br label %208

208:                                              ; preds = %206, %204
  %209 = sext i32 %199 to i64
  br label %229

210:                                              ; preds = %194, %112
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %8) #13
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  %211 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 1
  store i64 %3, ptr %211, align 8, !tbaa !29
  store ptr null, ptr %59, align 8, !tbaa !54
  %212 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %213 = call i32 @pthread_mutex_lock(ptr noundef nonnull %212) #12
  %214 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %215 = load ptr, ptr %214, align 8, !tbaa !39
  store ptr %59, ptr %215, align 8, !tbaa !26
  store ptr %59, ptr %214, align 8, !tbaa !39
  %216 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %217 = load i32, ptr %216, align 4, !tbaa !43
  %218 = icmp eq i32 %217, 0
  br i1 %218, label %227, label %219

219:                                              ; preds = %210
  %220 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %221 = load atomic i64, ptr %220 seq_cst, align 8
  %222 = icmp eq i64 %221, 0
  %223 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %212) #12
  br i1 %222, label %229, label %224

224:                                              ; preds = %219
  %225 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %226 = call i32 @pthread_cond_signal(ptr noundef nonnull %225) #12
  br label %229

227:                                              ; preds = %210
  %228 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %212) #12
  br label %229

229:                                              ; preds = %208, %227, %224, %219, %65
  %230 = phi i64 [ %66, %65 ], [ %209, %208 ], [ 0, %227 ], [ 0, %224 ], [ 0, %219 ]
  ret i64 %230
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
  %38 = load ptr, ptr %37, align 8, !tbaa !80
  %39 = tail call fastcc i32 @begin_submission(ptr noundef %0) #14
  %40 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 9
  %41 = load i32, ptr %40, align 8, !tbaa !66
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %50, label %43

43:                                               ; preds = %3
  %44 = load ptr, ptr %0, align 8, !tbaa !31
  %45 = getelementptr inbounds %struct.device, ptr %44, i64 0, i32 27
  %46 = load ptr, ptr %45, align 8, !tbaa !100
  %47 = load ptr, ptr %44, align 8, !tbaa !25
  %48 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 7
  %49 = load ptr, ptr %48, align 8, !tbaa !14
  tail call void %46(ptr noundef %47, ptr noundef %49, i32 noundef 0, i32 noundef %41) #12
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
  %84 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %19, i64 0, i32 7
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
  %133 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %9, i64 0, i32 7
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
  %145 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 7
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

196:                                              ; preds = %1219, %50
  %197 = phi i32 [ %39, %50 ], [ %1222, %1219 ]
  %198 = phi i1 [ %52, %50 ], [ %1228, %1219 ]
  br i1 %198, label %1230, label %1255

199:                                              ; preds = %54, %1219
  %200 = phi ptr [ %1, %54 ], [ %1226, %1219 ]
  %201 = phi i32 [ 0, %54 ], [ %1221, %1219 ]
  %202 = phi i32 [ 1, %54 ], [ %1220, %1219 ]
  %203 = load i16, ptr %200, align 4, !tbaa !55
  %204 = icmp eq i16 %203, 12
  br i1 %204, label %205, label %289

205:                                              ; preds = %199
  %206 = load ptr, ptr %187, align 8, !tbaa !20
  %207 = load i32, ptr %188, align 8, !tbaa !71
  %208 = add i32 %207, -1
  %209 = zext i32 %208 to i64
  %210 = getelementptr inbounds %struct.submission, ptr %206, i64 %209, i32 1
  %211 = load i32, ptr %210, align 4, !tbaa !81
  %212 = icmp eq i32 %211, 32
  %213 = icmp eq i32 %202, 0
  %214 = select i1 %213, i1 true, i1 %212
  br i1 %214, label %215, label %238

215:                                              ; preds = %205
  %216 = load ptr, ptr %60, align 8, !tbaa !35
  %217 = getelementptr inbounds %struct.hardware_queue, ptr %216, i64 0, i32 1
  %218 = load i64, ptr %217, align 8, !tbaa !101
  %219 = trunc i64 %218 to i32
  %220 = and i64 %218, 2048
  %221 = icmp eq i64 %220, 0
  %222 = select i1 %221, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %36) #13
  store i32 46, ptr %36, align 8, !tbaa !102
  store ptr null, ptr %189, align 8, !tbaa !104
  store i32 %222, ptr %190, align 8, !tbaa !105
  %223 = or i32 %222, 8192
  store i32 %223, ptr %191, align 4, !tbaa !106
  %224 = load ptr, ptr %0, align 8, !tbaa !31
  %225 = getelementptr inbounds %struct.device, ptr %224, i64 0, i32 16
  %226 = load ptr, ptr %225, align 8, !tbaa !107
  %227 = load ptr, ptr %64, align 8, !tbaa !108
  %228 = or i32 %219, 16384
  call void %226(ptr noundef %227, i32 noundef %219, i32 noundef %228, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %36, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #12
  store i32 0, ptr %59, align 8, !tbaa !109
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %36) #13
  %229 = load ptr, ptr %0, align 8, !tbaa !31
  %230 = getelementptr inbounds %struct.device, ptr %229, i64 0, i32 20
  %231 = load ptr, ptr %230, align 8, !tbaa !110
  %232 = load ptr, ptr %64, align 8, !tbaa !108
  %233 = call i32 %231(ptr noundef %232) #12
  %234 = icmp eq i32 %233, 0
  br i1 %234, label %235, label %1255

235:                                              ; preds = %215
  %236 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #14
  %237 = icmp eq i32 %236, 0
  br i1 %237, label %238, label %1255

238:                                              ; preds = %205, %235
  %239 = load i32, ptr %192, align 4, !tbaa !111
  %240 = load i32, ptr %194, align 8, !tbaa !70
  %241 = icmp ugt i32 %239, %240
  br i1 %241, label %254, label %242

242:                                              ; preds = %238
  %243 = icmp eq i32 %239, 0
  %244 = shl i32 %239, 1
  %245 = select i1 %243, i32 8, i32 %244
  %246 = load ptr, ptr %193, align 8, !tbaa !26
  %247 = zext i32 %245 to i64
  %248 = shl nuw nsw i64 %247, 3
  %249 = call ptr @realloc(ptr noundef %246, i64 noundef %248) #12
  %250 = icmp eq ptr %249, null
  br i1 %250, label %1255, label %251

251:                                              ; preds = %242
  store ptr %249, ptr %193, align 8, !tbaa !26
  %252 = load i32, ptr %192, align 4, !tbaa !111
  %253 = load i32, ptr %194, align 8, !tbaa !70
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
  %265 = call ptr @realloc(ptr noundef %262, i64 noundef %264) #12
  %266 = icmp eq ptr %265, null
  br i1 %266, label %1255, label %267

267:                                              ; preds = %258
  store ptr %265, ptr %195, align 8, !tbaa !26
  %268 = load i32, ptr %194, align 8, !tbaa !70
  br label %269

269:                                              ; preds = %267, %254
  %270 = phi i32 [ %268, %267 ], [ %255, %254 ]
  %271 = phi i32 [ %261, %267 ], [ %256, %254 ]
  store i32 %271, ptr %192, align 4, !tbaa !111
  %272 = getelementptr inbounds %struct.wait, ptr %200, i64 0, i32 1
  %273 = load ptr, ptr %272, align 8, !tbaa !112
  %274 = load ptr, ptr %193, align 8, !tbaa !21
  %275 = zext i32 %270 to i64
  %276 = getelementptr inbounds ptr, ptr %274, i64 %275
  store ptr %273, ptr %276, align 8, !tbaa !26
  %277 = getelementptr inbounds %struct.wait, ptr %200, i64 0, i32 2
  %278 = load i64, ptr %277, align 8, !tbaa !114
  %279 = load ptr, ptr %195, align 8, !tbaa !22
  %280 = add i32 %270, 1
  store i32 %280, ptr %194, align 8, !tbaa !70
  %281 = getelementptr inbounds i64, ptr %279, i64 %275
  store i64 %278, ptr %281, align 8, !tbaa !40
  %282 = load ptr, ptr %187, align 8, !tbaa !20
  %283 = load i32, ptr %188, align 8, !tbaa !71
  %284 = add i32 %283, -1
  %285 = zext i32 %284 to i64
  %286 = getelementptr inbounds %struct.submission, ptr %282, i64 %285, i32 1
  %287 = load i32, ptr %286, align 4, !tbaa !81
  %288 = add i32 %287, 1
  store i32 %288, ptr %286, align 4, !tbaa !81
  br label %1219

289:                                              ; preds = %199
  %290 = load ptr, ptr %0, align 8, !tbaa !31
  switch i16 %203, label %885 [
    i16 1, label %291
    i16 4, label %795
    i16 5, label %795
    i16 13, label %1204
  ]

291:                                              ; preds = %289
  %292 = getelementptr inbounds %struct.launch, ptr %200, i64 0, i32 1
  %293 = load ptr, ptr %292, align 8, !tbaa !26
  %294 = load ptr, ptr %37, align 8, !tbaa !80
  %295 = getelementptr inbounds %struct.command, ptr %200, i64 0, i32 2
  %296 = load i32, ptr %295, align 4, !tbaa !58
  %297 = zext i32 %296 to i64
  %298 = add nsw i64 %297, -32
  %299 = getelementptr inbounds %struct.context, ptr %294, i64 0, i32 6
  %300 = load i64, ptr %299, align 8, !tbaa !69
  %301 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 1
  %302 = load i64, ptr %301, align 8, !tbaa !59
  %303 = add i64 %300, -1
  %304 = add i64 %303, %302
  %305 = urem i64 %304, %302
  %306 = sub nuw i64 %304, %305
  %307 = add i64 %306, %298
  store i64 %307, ptr %299, align 8, !tbaa !69
  %308 = getelementptr inbounds %struct.context, ptr %294, i64 0, i32 4
  %309 = load ptr, ptr %308, align 8, !tbaa !12
  %310 = getelementptr inbounds i8, ptr %309, i64 %306
  %311 = getelementptr inbounds %struct.launch, ptr %200, i64 0, i32 4
  %312 = call ptr @memcpy(ptr noundef %310, ptr noundef nonnull %311, i64 noundef %298) #12
  %313 = getelementptr inbounds %struct.kernel, ptr %293, i64 0, i32 3
  %314 = load i64, ptr %313, align 8, !tbaa !115
  %315 = icmp eq i64 %314, 0
  br i1 %315, label %318, label %316

316:                                              ; preds = %291
  %317 = getelementptr inbounds %struct.kernel, ptr %293, i64 0, i32 5
  br label %322

318:                                              ; preds = %322, %291
  %319 = getelementptr inbounds %struct.kernel, ptr %293, i64 0, i32 2
  %320 = load i64, ptr %319, align 8, !tbaa !60
  %321 = icmp eq i64 %320, 0
  br i1 %321, label %354, label %341

322:                                              ; preds = %322, %316
  %323 = phi i64 [ 0, %316 ], [ %338, %322 ]
  %324 = load ptr, ptr %317, align 8, !tbaa !116
  %325 = getelementptr inbounds i64, ptr %324, i64 %323
  %326 = load i64, ptr %325, align 8, !tbaa !40
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %35) #13
  %327 = getelementptr inbounds i8, ptr %311, i64 %326
  %328 = call ptr @memcpy(ptr noundef nonnull %35, ptr noundef nonnull %327, i64 noundef 8) #12
  %329 = load ptr, ptr %35, align 8, !tbaa !26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %35) #13
  %330 = load ptr, ptr %308, align 8, !tbaa !12
  %331 = getelementptr inbounds i8, ptr %330, i64 %306
  %332 = load ptr, ptr %317, align 8, !tbaa !116
  %333 = getelementptr inbounds i64, ptr %332, i64 %323
  %334 = load i64, ptr %333, align 8, !tbaa !40
  %335 = getelementptr inbounds i8, ptr %331, i64 %334
  %336 = getelementptr inbounds %struct.memory, ptr %329, i64 0, i32 2
  %337 = call ptr @memcpy(ptr noundef %335, ptr noundef nonnull %336, i64 noundef 8) #12
  %338 = add nuw i64 %323, 1
  %339 = load i64, ptr %313, align 8, !tbaa !115
  %340 = icmp ult i64 %338, %339
  br i1 %340, label %322, label %318, !llvm.loop !117

341:                                              ; preds = %318
  %342 = load ptr, ptr %0, align 8, !tbaa !31
  %343 = load i64, ptr %299, align 8, !tbaa !69
  %344 = getelementptr inbounds %struct.device, ptr %342, i64 0, i32 1
  %345 = load i64, ptr %344, align 8, !tbaa !59
  %346 = add i64 %343, -1
  %347 = add i64 %346, %345
  %348 = urem i64 %347, %345
  %349 = sub nuw i64 %347, %348
  %350 = add i64 %349, %320
  store i64 %350, ptr %299, align 8, !tbaa !69
  %351 = load ptr, ptr %308, align 8, !tbaa !12
  %352 = getelementptr inbounds i8, ptr %351, i64 %349
  %353 = call ptr @memset(ptr noundef %352, i32 noundef 0, i64 noundef %320) #12
  br label %354

354:                                              ; preds = %341, %318
  %355 = phi i64 [ %349, %341 ], [ 0, %318 ]
  %356 = load i64, ptr %293, align 8, !tbaa !118
  %357 = icmp eq i64 %356, 0
  br i1 %357, label %760, label %358

358:                                              ; preds = %354
  %359 = getelementptr inbounds %struct.kernel, ptr %293, i64 0, i32 4
  %360 = trunc i64 %355 to i32
  %361 = trunc i64 %306 to i32
  br label %362

362:                                              ; preds = %754, %358
  %363 = phi i64 [ 0, %358 ], [ %755, %754 ]
  %364 = load ptr, ptr %359, align 8, !tbaa !119
  %365 = getelementptr inbounds %struct.task, ptr %364, i64 %363
  %366 = load ptr, ptr %0, align 8, !tbaa !31
  %367 = getelementptr inbounds %struct.task, ptr %364, i64 %363, i32 6
  %368 = load i64, ptr %367, align 8, !tbaa !120
  %369 = icmp eq i64 %368, 0
  br i1 %369, label %372, label %370

370:                                              ; preds = %362
  %371 = getelementptr inbounds %struct.task, ptr %364, i64 %363, i32 8
  br label %387

372:                                              ; preds = %362
  %373 = getelementptr inbounds %struct.task, ptr %364, i64 %363, i32 3
  %374 = load i64, ptr %373, align 8, !tbaa !122
  br label %401

375:                                              ; preds = %387
  %376 = getelementptr inbounds %struct.task, ptr %364, i64 %363, i32 4
  %377 = load i64, ptr %376, align 8, !tbaa !123
  %378 = add i64 %397, -1
  %379 = add i64 %378, %377
  %380 = udiv i64 %379, %377
  %381 = getelementptr inbounds %struct.task, ptr %364, i64 %363, i32 3
  %382 = load i64, ptr %381, align 8, !tbaa !122
  %383 = icmp ult i64 %380, %382
  %384 = icmp ugt i64 %377, %379
  %385 = select i1 %384, i64 1, i64 %380
  %386 = select i1 %383, i64 %385, i64 %382
  br label %401

387:                                              ; preds = %387, %370
  %388 = phi i64 [ 0, %370 ], [ %398, %387 ]
  %389 = phi i64 [ 1, %370 ], [ %397, %387 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %32) #13
  %390 = load ptr, ptr %371, align 8, !tbaa !124
  %391 = getelementptr inbounds i64, ptr %390, i64 %388
  %392 = load i64, ptr %391, align 8, !tbaa !40
  %393 = getelementptr inbounds i8, ptr %311, i64 %392
  %394 = call ptr @memcpy(ptr noundef nonnull %32, ptr noundef nonnull %393, i64 noundef 4) #12
  %395 = load i32, ptr %32, align 4, !tbaa !48
  %396 = sext i32 %395 to i64
  %397 = mul i64 %389, %396
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %32) #13
  %398 = add nuw i64 %388, 1
  %399 = load i64, ptr %367, align 8, !tbaa !120
  %400 = icmp ult i64 %398, %399
  br i1 %400, label %387, label %375, !llvm.loop !125

401:                                              ; preds = %375, %372
  %402 = phi i64 [ %386, %375 ], [ %374, %372 ]
  %403 = trunc i64 %402 to i32
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %33) #13
  %404 = icmp eq i32 %403, 0
  br i1 %404, label %405, label %406

405:                                              ; preds = %401
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %33) #13
  br label %754

406:                                              ; preds = %401
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %34) #13
  %407 = load ptr, ptr %0, align 8, !tbaa !31
  %408 = load ptr, ptr %37, align 8, !tbaa !80
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %29) #13
  %409 = getelementptr inbounds %struct.task, ptr %364, i64 %363, i32 5
  %410 = load i64, ptr %409, align 8, !tbaa !126
  %411 = icmp eq i64 %410, 0
  br i1 %411, label %416, label %412

412:                                              ; preds = %406
  %413 = getelementptr inbounds %struct.task, ptr %364, i64 %363, i32 7
  br label %442

414:                                              ; preds = %462
  %415 = icmp ult i32 %464, 6
  br i1 %415, label %416, label %473

416:                                              ; preds = %414, %406
  %417 = phi i32 [ %464, %414 ], [ 0, %406 ]
  %418 = zext i32 %417 to i64
  %419 = sub nsw i64 6, %418
  %420 = icmp ult i64 %419, 12
  br i1 %420, label %440, label %421

421:                                              ; preds = %416
  %422 = sub nsw i64 5, %418
  %423 = trunc i64 %422 to i32
  %424 = sub nuw nsw i32 -2, %417
  %425 = icmp ult i32 %424, %423
  %426 = icmp ugt i64 %422, 4294967295
  %427 = or i1 %425, %426
  br i1 %427, label %440, label %428

428:                                              ; preds = %421
  %429 = and i64 %419, -4
  %430 = add nsw i64 %429, %418
  br label %431

431:                                              ; preds = %431, %428
  %432 = phi i64 [ 0, %428 ], [ %436, %431 ]
  %433 = add i64 %432, %418
  %434 = getelementptr inbounds ptr, ptr %29, i64 %433
  store <2 x ptr> zeroinitializer, ptr %434, align 8, !tbaa !26
  %435 = getelementptr inbounds ptr, ptr %434, i64 2
  store <2 x ptr> zeroinitializer, ptr %435, align 8, !tbaa !26
  %436 = add nuw i64 %432, 4
  %437 = icmp eq i64 %436, %429
  br i1 %437, label %438, label %431, !llvm.loop !127

438:                                              ; preds = %431
  %439 = icmp eq i64 %419, %429
  br i1 %439, label %473, label %440

440:                                              ; preds = %421, %416, %438
  %441 = phi i64 [ %418, %421 ], [ %418, %416 ], [ %430, %438 ]
  br label %467

442:                                              ; preds = %462, %412
  %443 = phi i64 [ %410, %412 ], [ %463, %462 ]
  %444 = phi i64 [ 0, %412 ], [ %465, %462 ]
  %445 = phi i32 [ 0, %412 ], [ %464, %462 ]
  %446 = load ptr, ptr %413, align 8, !tbaa !130
  %447 = getelementptr inbounds %struct.binding, ptr %446, i64 %444
  %448 = load i64, ptr %447, align 8, !tbaa !131
  switch i64 %448, label %462 [
    i64 6, label %499
    i64 7, label %499
    i64 5, label %449
  ]

449:                                              ; preds = %442
  %450 = icmp eq i32 %445, 6
  br i1 %450, label %499, label %451

451:                                              ; preds = %449
  %452 = getelementptr inbounds %struct.binding, ptr %446, i64 %444, i32 2
  %453 = load i64, ptr %452, align 8, !tbaa !133
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %28) #13
  %454 = getelementptr inbounds i8, ptr %311, i64 %453
  %455 = call ptr @memcpy(ptr noundef nonnull %28, ptr noundef nonnull %454, i64 noundef 8) #12
  %456 = load ptr, ptr %28, align 8, !tbaa !26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %28) #13
  %457 = load ptr, ptr %456, align 8, !tbaa !134
  %458 = add i32 %445, 1
  %459 = zext i32 %445 to i64
  %460 = getelementptr inbounds ptr, ptr %29, i64 %459
  store ptr %457, ptr %460, align 8, !tbaa !26
  %461 = load i64, ptr %409, align 8, !tbaa !126
  br label %462

462:                                              ; preds = %451, %442
  %463 = phi i64 [ %461, %451 ], [ %443, %442 ]
  %464 = phi i32 [ %458, %451 ], [ %445, %442 ]
  %465 = add nuw i64 %444, 1
  %466 = icmp ult i64 %465, %463
  br i1 %466, label %442, label %414, !llvm.loop !136

467:                                              ; preds = %440, %467
  %468 = phi i64 [ %469, %467 ], [ %441, %440 ]
  %469 = add nuw nsw i64 %468, 1
  %470 = getelementptr inbounds ptr, ptr %29, i64 %468
  store ptr null, ptr %470, align 8, !tbaa !26
  %471 = and i64 %469, 4294967295
  %472 = icmp eq i64 %471, 6
  br i1 %472, label %473, label %467, !llvm.loop !137

473:                                              ; preds = %467, %438, %414
  %474 = load ptr, ptr %37, align 8, !tbaa !80
  %475 = ptrtoint ptr %365 to i64
  %476 = udiv i64 %475, 72
  %477 = and i64 %476, 63
  %478 = getelementptr inbounds %struct.context, ptr %474, i64 0, i32 27, i64 %477
  %479 = load ptr, ptr %478, align 8, !tbaa !73
  %480 = icmp eq ptr %479, %365
  br i1 %480, label %481, label %499

481:                                              ; preds = %473
  %482 = getelementptr inbounds %struct.context, ptr %474, i64 0, i32 27, i64 %477, i32 2, i64 0
  %483 = load <4 x ptr>, ptr %482, align 8, !tbaa !26
  %484 = load <4 x ptr>, ptr %29, align 16, !tbaa !26
  %485 = icmp ne <4 x ptr> %483, %484
  %486 = getelementptr inbounds %struct.context, ptr %474, i64 0, i32 27, i64 %477, i32 2, i64 4
  %487 = load <2 x ptr>, ptr %486, align 8, !tbaa !26
  %488 = load <2 x ptr>, ptr %66, align 16, !tbaa !26
  %489 = icmp eq <2 x ptr> %487, %488
  %490 = bitcast <4 x i1> %485 to i4
  %491 = icmp eq i4 %490, 0
  %492 = extractelement <2 x i1> %489, i64 0
  %493 = and i1 %491, %492
  %494 = extractelement <2 x i1> %489, i64 1
  %495 = and i1 %493, %494
  br i1 %495, label %496, label %499

496:                                              ; preds = %481
  %497 = getelementptr inbounds %struct.context, ptr %474, i64 0, i32 27, i64 %477, i32 1
  %498 = load ptr, ptr %497, align 8, !tbaa !138
  store ptr %498, ptr %34, align 8, !tbaa !26
  br label %664

499:                                              ; preds = %449, %442, %442, %481, %473
  %500 = phi i1 [ false, %481 ], [ false, %473 ], [ true, %442 ], [ true, %442 ], [ true, %449 ]
  %501 = phi ptr [ %478, %481 ], [ %478, %473 ], [ null, %442 ], [ null, %442 ], [ null, %449 ]
  %502 = getelementptr inbounds %struct.context, ptr %408, i64 0, i32 15
  %503 = getelementptr inbounds %struct.context, ptr %408, i64 0, i32 16
  %504 = getelementptr inbounds %struct.task, ptr %364, i64 %363, i32 2
  %505 = getelementptr inbounds %struct.device, ptr %407, i64 0, i32 3
  %506 = getelementptr inbounds %struct.context, ptr %408, i64 0, i32 14
  %507 = getelementptr inbounds %struct.device, ptr %407, i64 0, i32 18
  %508 = load i32, ptr %502, align 4, !tbaa !72
  %509 = icmp eq i32 %508, 0
  br i1 %509, label %519, label %510

510:                                              ; preds = %499
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %27) #13
  store i32 34, ptr %27, align 8, !tbaa !139
  store ptr null, ptr %67, align 8, !tbaa !141
  %511 = load ptr, ptr %503, align 8, !tbaa !18
  %512 = add i32 %508, -1
  %513 = zext i32 %512 to i64
  %514 = getelementptr inbounds ptr, ptr %511, i64 %513
  %515 = load ptr, ptr %514, align 8, !tbaa !26
  store ptr %515, ptr %68, align 8, !tbaa !142
  store i32 1, ptr %69, align 8, !tbaa !143
  store ptr %504, ptr %70, align 8, !tbaa !144
  %516 = load ptr, ptr %505, align 8, !tbaa !145
  %517 = load ptr, ptr %407, align 8, !tbaa !25
  %518 = call i32 %516(ptr noundef %517, ptr noundef nonnull %27, ptr noundef nonnull %34) #12
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %27) #13
  switch i32 %518, label %559 [
    i32 -12, label %519
    i32 -1000069000, label %519
  ]

519:                                              ; preds = %510, %510, %499
  %520 = load i32, ptr %502, align 4, !tbaa !72
  %521 = load i32, ptr %506, align 8, !tbaa !16
  %522 = icmp ult i32 %520, %521
  br i1 %522, label %523, label %525

523:                                              ; preds = %519
  %524 = add nuw i32 %520, 1
  store i32 %524, ptr %502, align 4, !tbaa !72
  br label %550

525:                                              ; preds = %519
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %25) #13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(40) %25, ptr noundef nonnull align 4 dereferenceable(40) @__const.add_pool.sizes, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %26) #13
  store i32 33, ptr %26, align 8, !tbaa !146
  store ptr null, ptr %71, align 8, !tbaa !148
  store <2 x i32> <i32 0, i32 128>, ptr %72, align 8, !tbaa !48
  store i32 5, ptr %73, align 8, !tbaa !149
  store ptr %25, ptr %74, align 8, !tbaa !150
  %526 = icmp eq i32 %521, 0
  %527 = shl i32 %521, 1
  %528 = select i1 %526, i32 8, i32 %527
  %529 = load ptr, ptr %503, align 8, !tbaa !26
  %530 = zext i32 %528 to i64
  %531 = shl nuw nsw i64 %530, 3
  %532 = call ptr @realloc(ptr noundef %529, i64 noundef %531) #12
  %533 = icmp eq ptr %532, null
  br i1 %533, label %542, label %534

534:                                              ; preds = %525
  store ptr %532, ptr %503, align 8, !tbaa !26
  %535 = load ptr, ptr %507, align 8, !tbaa !151
  %536 = load ptr, ptr %407, align 8, !tbaa !25
  %537 = load i32, ptr %506, align 8, !tbaa !16
  %538 = zext i32 %537 to i64
  %539 = getelementptr inbounds ptr, ptr %532, i64 %538
  %540 = call i32 %535(ptr noundef %536, ptr noundef nonnull %26, ptr noundef null, ptr noundef nonnull %539) #12
  %541 = icmp eq i32 %540, 0
  br i1 %541, label %544, label %542

542:                                              ; preds = %534, %525
  %543 = phi i32 [ -1, %525 ], [ %540, %534 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %26) #13
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %25) #13
  br label %758

544:                                              ; preds = %534
  %545 = load i32, ptr %506, align 8, !tbaa !16
  %546 = add i32 %545, 1
  store i32 %546, ptr %506, align 8, !tbaa !16
  %547 = load i32, ptr %502, align 4, !tbaa !72
  %548 = add i32 %547, 1
  store i32 %548, ptr %502, align 4, !tbaa !72
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %26) #13
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %25) #13
  %549 = icmp eq i32 %548, 0
  br i1 %549, label %758, label %550

550:                                              ; preds = %544, %523
  %551 = phi i32 [ %520, %523 ], [ %547, %544 ]
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %27) #13
  store i32 34, ptr %27, align 8, !tbaa !139
  store ptr null, ptr %67, align 8, !tbaa !141
  %552 = load ptr, ptr %503, align 8, !tbaa !18
  %553 = zext i32 %551 to i64
  %554 = getelementptr inbounds ptr, ptr %552, i64 %553
  %555 = load ptr, ptr %554, align 8, !tbaa !26
  store ptr %555, ptr %68, align 8, !tbaa !142
  store i32 1, ptr %69, align 8, !tbaa !143
  store ptr %504, ptr %70, align 8, !tbaa !144
  %556 = load ptr, ptr %505, align 8, !tbaa !145
  %557 = load ptr, ptr %407, align 8, !tbaa !25
  %558 = call i32 %556(ptr noundef %557, ptr noundef nonnull %27, ptr noundef nonnull %34) #12
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %27) #13
  br label %559

559:                                              ; preds = %550, %510
  %560 = phi i32 [ %518, %510 ], [ %558, %550 ]
  %561 = icmp eq i32 %560, 0
  br i1 %561, label %562, label %758

562:                                              ; preds = %559
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %30) #13
  call void @llvm.lifetime.start.p0(i64 3072, ptr nonnull %31) #13
  %563 = load i64, ptr %409, align 8, !tbaa !126
  %564 = icmp eq i64 %563, 0
  br i1 %564, label %570, label %565

565:                                              ; preds = %562
  %566 = getelementptr inbounds %struct.task, ptr %364, i64 %363, i32 7
  %567 = getelementptr inbounds %struct.context, ptr %408, i64 0, i32 3
  br label %575

568:                                              ; preds = %641
  %569 = trunc i64 %652 to i32
  br label %570

570:                                              ; preds = %568, %562
  %571 = phi i32 [ 0, %562 ], [ %569, %568 ]
  %572 = getelementptr inbounds %struct.device, ptr %407, i64 0, i32 28
  %573 = load ptr, ptr %572, align 8, !tbaa !152
  %574 = load ptr, ptr %407, align 8, !tbaa !25
  call void %573(ptr noundef %574, i32 noundef %571, ptr noundef nonnull %30, i32 noundef 0, ptr noundef null) #12
  br i1 %500, label %663, label %654

575:                                              ; preds = %641, %565
  %576 = phi i64 [ 0, %565 ], [ %651, %641 ]
  %577 = load ptr, ptr %566, align 8, !tbaa !130
  %578 = getelementptr inbounds %struct.binding, ptr %577, i64 %576
  %579 = getelementptr inbounds [128 x %union.anon], ptr %31, i64 0, i64 %576
  %580 = load i64, ptr %578, align 8, !tbaa !131
  switch i64 %580, label %630 [
    i64 0, label %581
    i64 1, label %581
    i64 2, label %581
    i64 7, label %618
    i64 6, label %606
    i64 3, label %587
    i64 5, label %591
    i64 4, label %597
  ]

581:                                              ; preds = %575, %575, %575
  %582 = load ptr, ptr %567, align 8, !tbaa !11
  %583 = getelementptr inbounds %struct.binding, ptr %577, i64 %576, i32 3
  %584 = load i64, ptr %583, align 8, !tbaa !153
  store ptr %582, ptr %579, align 8, !tbaa.struct !154
  %585 = getelementptr inbounds i8, ptr %579, i64 8
  store i64 0, ptr %585, align 8, !tbaa.struct !155
  %586 = getelementptr inbounds i8, ptr %579, i64 16
  store i64 %584, ptr %586, align 8, !tbaa.struct !156
  br label %628

587:                                              ; preds = %575
  %588 = getelementptr inbounds %struct.binding, ptr %577, i64 %576, i32 2
  %589 = load i64, ptr %588, align 8, !tbaa !133
  %590 = inttoptr i64 %589 to ptr
  br label %599

591:                                              ; preds = %575
  %592 = getelementptr inbounds %struct.binding, ptr %577, i64 %576, i32 2
  %593 = load i64, ptr %592, align 8, !tbaa !133
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %24) #13
  %594 = getelementptr inbounds i8, ptr %311, i64 %593
  %595 = call ptr @memcpy(ptr noundef nonnull %24, ptr noundef nonnull %594, i64 noundef 8) #12
  %596 = load ptr, ptr %24, align 8, !tbaa !26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %24) #13
  br label %599

597:                                              ; preds = %575
  %598 = load ptr, ptr %75, align 8, !tbaa !52
  br label %599

599:                                              ; preds = %597, %591, %587
  %600 = phi ptr [ %590, %587 ], [ %596, %591 ], [ %598, %597 ]
  %601 = load ptr, ptr %600, align 8, !tbaa !134
  %602 = getelementptr inbounds %struct.memory, ptr %600, i64 0, i32 1
  %603 = load i64, ptr %602, align 8, !tbaa !157
  store ptr %601, ptr %579, align 8, !tbaa.struct !154
  %604 = getelementptr inbounds i8, ptr %579, i64 8
  store i64 0, ptr %604, align 8, !tbaa.struct !155
  %605 = getelementptr inbounds i8, ptr %579, i64 16
  store i64 %603, ptr %605, align 8, !tbaa.struct !156
  br label %628

606:                                              ; preds = %575
  %607 = getelementptr inbounds %struct.binding, ptr %577, i64 %576, i32 2
  %608 = load i64, ptr %607, align 8, !tbaa !133
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %23) #13
  %609 = getelementptr inbounds i8, ptr %311, i64 %608
  %610 = call ptr @memcpy(ptr noundef nonnull %23, ptr noundef nonnull %609, i64 noundef 8) #12
  %611 = load ptr, ptr %23, align 8, !tbaa !26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %23) #13
  %612 = getelementptr inbounds %struct.texture, ptr %611, i64 0, i32 3
  %613 = load ptr, ptr %612, align 8, !tbaa !158
  %614 = getelementptr inbounds %struct.texture, ptr %611, i64 0, i32 1
  %615 = load ptr, ptr %614, align 8, !tbaa !160
  store ptr %613, ptr %579, align 8, !tbaa.struct !161
  %616 = getelementptr inbounds i8, ptr %579, i64 8
  store ptr %615, ptr %616, align 8, !tbaa.struct !162
  %617 = getelementptr inbounds i8, ptr %579, i64 16
  store i32 1, ptr %617, align 8, !tbaa.struct !163
  br label %628

618:                                              ; preds = %575
  %619 = getelementptr inbounds %struct.binding, ptr %577, i64 %576, i32 2
  %620 = load i64, ptr %619, align 8, !tbaa !133
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %22) #13
  %621 = getelementptr inbounds i8, ptr %311, i64 %620
  %622 = call ptr @memcpy(ptr noundef nonnull %22, ptr noundef nonnull %621, i64 noundef 8) #12
  %623 = load ptr, ptr %22, align 8, !tbaa !26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %22) #13
  %624 = getelementptr inbounds %struct.texture, ptr %623, i64 0, i32 2
  %625 = load ptr, ptr %624, align 8, !tbaa !164
  store ptr null, ptr %579, align 8, !tbaa.struct !161
  %626 = getelementptr inbounds i8, ptr %579, i64 8
  store ptr %625, ptr %626, align 8, !tbaa.struct !162
  %627 = getelementptr inbounds i8, ptr %579, i64 16
  store i32 1, ptr %627, align 8, !tbaa.struct !163
  br label %628

628:                                              ; preds = %618, %606, %599, %581
  %629 = load i64, ptr %578, align 8, !tbaa !131
  br label %630

630:                                              ; preds = %628, %575
  %631 = phi i64 [ %629, %628 ], [ %580, %575 ]
  %632 = getelementptr inbounds [128 x %struct.VkWriteDescriptorSet], ptr %30, i64 0, i64 %576
  %633 = load ptr, ptr %34, align 8, !tbaa !26
  %634 = getelementptr inbounds %struct.binding, ptr %577, i64 %576, i32 1
  %635 = load i64, ptr %634, align 8, !tbaa !165
  %636 = trunc i64 %635 to i32
  %637 = icmp ult i64 %631, 8
  br i1 %637, label %638, label %641

638:                                              ; preds = %630
  %639 = getelementptr inbounds [8 x i32], ptr @switch.table.record, i64 0, i64 %631
  %640 = load i32, ptr %639, align 4
  br label %641

641:                                              ; preds = %630, %638
  %642 = phi i32 [ %640, %638 ], [ 7, %630 ]
  store i32 35, ptr %632, align 8, !tbaa.struct !166
  %643 = getelementptr inbounds i8, ptr %632, i64 8
  store ptr null, ptr %643, align 8, !tbaa.struct !167
  %644 = getelementptr inbounds i8, ptr %632, i64 16
  store ptr %633, ptr %644, align 8, !tbaa.struct !168
  %645 = getelementptr inbounds i8, ptr %632, i64 24
  store i32 %636, ptr %645, align 8, !tbaa.struct !169
  %646 = getelementptr inbounds i8, ptr %632, i64 28
  store <2 x i32> <i32 0, i32 1>, ptr %646, align 4
  %647 = getelementptr inbounds i8, ptr %632, i64 36
  store i32 %642, ptr %647, align 4, !tbaa.struct !170
  %648 = getelementptr inbounds i8, ptr %632, i64 40
  store ptr %579, ptr %648, align 8, !tbaa.struct !171
  %649 = getelementptr inbounds i8, ptr %632, i64 48
  store ptr %579, ptr %649, align 8, !tbaa.struct !172
  %650 = getelementptr inbounds i8, ptr %632, i64 56
  store ptr null, ptr %650, align 8, !tbaa.struct !90
  %651 = add nuw i64 %576, 1
  %652 = load i64, ptr %409, align 8, !tbaa !126
  %653 = icmp ult i64 %651, %652
  br i1 %653, label %575, label %568, !llvm.loop !173

654:                                              ; preds = %570
  store ptr %365, ptr %501, align 8, !tbaa !73
  %655 = load ptr, ptr %34, align 8, !tbaa !26
  %656 = getelementptr inbounds %struct.kept_set, ptr %501, i64 0, i32 1
  store ptr %655, ptr %656, align 8, !tbaa !138
  %657 = getelementptr inbounds %struct.kept_set, ptr %501, i64 0, i32 2, i64 0
  %658 = load <2 x ptr>, ptr %29, align 16, !tbaa !26
  store <2 x ptr> %658, ptr %657, align 8, !tbaa !26
  %659 = getelementptr inbounds %struct.kept_set, ptr %501, i64 0, i32 2, i64 2
  %660 = load <2 x ptr>, ptr %65, align 16, !tbaa !26
  store <2 x ptr> %660, ptr %659, align 8, !tbaa !26
  %661 = getelementptr inbounds %struct.kept_set, ptr %501, i64 0, i32 2, i64 4
  %662 = load <2 x ptr>, ptr %66, align 16, !tbaa !26
  store <2 x ptr> %662, ptr %661, align 8, !tbaa !26
  br label %663

663:                                              ; preds = %654, %570
  call void @llvm.lifetime.end.p0(i64 3072, ptr nonnull %31) #13
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %30) #13
  br label %664

664:                                              ; preds = %663, %496
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %29) #13
  %665 = load i32, ptr %59, align 8, !tbaa !109
  %666 = icmp eq i32 %665, 0
  br i1 %666, label %679, label %667

667:                                              ; preds = %664
  %668 = load ptr, ptr %60, align 8, !tbaa !35
  %669 = getelementptr inbounds %struct.hardware_queue, ptr %668, i64 0, i32 1
  %670 = load i64, ptr %669, align 8, !tbaa !101
  %671 = trunc i64 %670 to i32
  %672 = and i64 %670, 2048
  %673 = icmp eq i64 %672, 0
  %674 = select i1 %673, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %21) #13
  store i32 46, ptr %21, align 8, !tbaa !102
  store ptr null, ptr %76, align 8, !tbaa !104
  store i32 %674, ptr %77, align 8, !tbaa !105
  store i32 %674, ptr %78, align 4, !tbaa !106
  %675 = load ptr, ptr %0, align 8, !tbaa !31
  %676 = getelementptr inbounds %struct.device, ptr %675, i64 0, i32 16
  %677 = load ptr, ptr %676, align 8, !tbaa !107
  %678 = load ptr, ptr %64, align 8, !tbaa !108
  call void %677(ptr noundef %678, i32 noundef %671, i32 noundef %671, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %21, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %21) #13
  br label %679

679:                                              ; preds = %667, %664
  store i32 1, ptr %59, align 8, !tbaa !109
  %680 = load i64, ptr %409, align 8, !tbaa !126
  %681 = icmp eq i64 %680, 0
  br i1 %681, label %684, label %682

682:                                              ; preds = %679
  %683 = getelementptr inbounds %struct.task, ptr %364, i64 %363, i32 7
  br label %698

684:                                              ; preds = %749, %679
  %685 = phi i32 [ 0, %679 ], [ %750, %749 ]
  %686 = getelementptr inbounds %struct.device, ptr %366, i64 0, i32 6
  %687 = load ptr, ptr %686, align 8, !tbaa !174
  %688 = load ptr, ptr %64, align 8, !tbaa !108
  %689 = load ptr, ptr %365, align 8, !tbaa !175
  call void %687(ptr noundef %688, i32 noundef 1, ptr noundef %689) #12
  %690 = getelementptr inbounds %struct.device, ptr %366, i64 0, i32 5
  %691 = load ptr, ptr %690, align 8, !tbaa !176
  %692 = load ptr, ptr %64, align 8, !tbaa !108
  %693 = getelementptr inbounds %struct.task, ptr %364, i64 %363, i32 1
  %694 = load ptr, ptr %693, align 8, !tbaa !177
  call void %691(ptr noundef %692, i32 noundef 1, ptr noundef %694, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %34, i32 noundef %685, ptr noundef nonnull %33) #12
  %695 = getelementptr inbounds %struct.device, ptr %366, i64 0, i32 13
  %696 = load ptr, ptr %695, align 8, !tbaa !178
  %697 = load ptr, ptr %64, align 8, !tbaa !108
  call void %696(ptr noundef %697, i32 noundef %403, i32 noundef 1, i32 noundef 1) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %34) #13
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %33) #13
  br label %754

698:                                              ; preds = %749, %682
  %699 = phi i32 [ 0, %682 ], [ %750, %749 ]
  %700 = phi i64 [ 0, %682 ], [ %751, %749 ]
  %701 = load ptr, ptr %683, align 8, !tbaa !130
  %702 = getelementptr inbounds %struct.binding, ptr %701, i64 %700
  %703 = load i64, ptr %702, align 8, !tbaa !131
  switch i64 %703, label %749 [
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
  store i32 %361, ptr %707, align 4, !tbaa !48
  br label %749

708:                                              ; preds = %698
  %709 = getelementptr inbounds %struct.binding, ptr %701, i64 %700, i32 2
  %710 = load i64, ptr %709, align 8, !tbaa !133
  %711 = add i64 %710, %306
  %712 = trunc i64 %711 to i32
  %713 = add i32 %699, 1
  %714 = zext i32 %699 to i64
  %715 = getelementptr inbounds [128 x i32], ptr %33, i64 0, i64 %714
  store i32 %712, ptr %715, align 4, !tbaa !48
  br label %749

716:                                              ; preds = %698
  %717 = add i32 %699, 1
  %718 = zext i32 %699 to i64
  %719 = getelementptr inbounds [128 x i32], ptr %33, i64 0, i64 %718
  store i32 %360, ptr %719, align 4, !tbaa !48
  br label %749

720:                                              ; preds = %698, %698
  %721 = getelementptr inbounds %struct.binding, ptr %701, i64 %700, i32 2
  %722 = load i64, ptr %721, align 8, !tbaa !133
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %20) #13
  %723 = getelementptr inbounds i8, ptr %311, i64 %722
  %724 = call ptr @memcpy(ptr noundef nonnull %20, ptr noundef nonnull %723, i64 noundef 8) #12
  %725 = load ptr, ptr %20, align 8, !tbaa !26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %20) #13
  %726 = load ptr, ptr %725, align 8, !tbaa !179
  %727 = getelementptr inbounds %struct.image, ptr %726, i64 0, i32 1
  %728 = load i32, ptr %727, align 8, !tbaa !180
  %729 = icmp eq i32 %728, 1
  br i1 %729, label %749, label %730

730:                                              ; preds = %720
  %731 = load ptr, ptr %60, align 8, !tbaa !35
  %732 = getelementptr inbounds %struct.hardware_queue, ptr %731, i64 0, i32 1
  %733 = load i64, ptr %732, align 8, !tbaa !101
  %734 = trunc i64 %733 to i32
  %735 = and i64 %733, 2048
  %736 = icmp eq i64 %735, 0
  %737 = select i1 %736, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %19) #13
  store i32 45, ptr %19, align 8, !tbaa !182
  store ptr null, ptr %79, align 8, !tbaa !185
  store i32 %737, ptr %80, align 8, !tbaa !186
  store i32 %737, ptr %81, align 4, !tbaa !187
  store i32 %728, ptr %82, align 8, !tbaa !188
  store <2 x i32> <i32 1, i32 -1>, ptr %83, align 4, !tbaa !85
  store i32 -1, ptr %84, align 4, !tbaa !189
  %738 = load ptr, ptr %726, align 8, !tbaa !190
  store ptr %738, ptr %85, align 8, !tbaa !191
  %739 = getelementptr inbounds %struct.image, ptr %726, i64 0, i32 2
  %740 = load i32, ptr %739, align 4, !tbaa !192
  store i32 %740, ptr %86, align 8, !tbaa !193
  store i32 0, ptr %87, align 4, !tbaa !194
  %741 = getelementptr inbounds %struct.image, ptr %726, i64 0, i32 3
  %742 = load i32, ptr %741, align 8, !tbaa !195
  store i32 %742, ptr %88, align 8, !tbaa !196
  store i32 0, ptr %89, align 4, !tbaa !197
  %743 = getelementptr inbounds %struct.image, ptr %726, i64 0, i32 4
  %744 = load i32, ptr %743, align 4, !tbaa !198
  store i32 %744, ptr %90, align 8, !tbaa !199
  %745 = load ptr, ptr %0, align 8, !tbaa !31
  %746 = getelementptr inbounds %struct.device, ptr %745, i64 0, i32 16
  %747 = load ptr, ptr %746, align 8, !tbaa !107
  %748 = load ptr, ptr %64, align 8, !tbaa !108
  call void %747(ptr noundef %748, i32 noundef %734, i32 noundef %734, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %19) #12
  store i32 1, ptr %727, align 8, !tbaa !180
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %19) #13
  br label %749

749:                                              ; preds = %730, %720, %716, %708, %704, %698
  %750 = phi i32 [ %699, %698 ], [ %717, %716 ], [ %713, %708 ], [ %705, %704 ], [ %699, %720 ], [ %699, %730 ]
  %751 = add nuw i64 %700, 1
  %752 = load i64, ptr %409, align 8, !tbaa !126
  %753 = icmp ult i64 %751, %752
  br i1 %753, label %698, label %684, !llvm.loop !200

754:                                              ; preds = %684, %405
  %755 = add nuw i64 %363, 1
  %756 = load i64, ptr %293, align 8, !tbaa !118
  %757 = icmp ult i64 %755, %756
  br i1 %757, label %362, label %760, !llvm.loop !201

758:                                              ; preds = %559, %544, %542
  %759 = phi i32 [ %543, %542 ], [ %560, %559 ], [ -1000069000, %544 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %29) #13
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %34) #13
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %33) #13
  br label %1204

760:                                              ; preds = %754, %354
  %761 = getelementptr inbounds %struct.launch, ptr %200, i64 0, i32 2
  %762 = load ptr, ptr %761, align 8, !tbaa !26
  %763 = icmp eq ptr %762, null
  br i1 %763, label %1204, label %764

764:                                              ; preds = %760
  %765 = load i64, ptr %319, align 8, !tbaa !60
  %766 = getelementptr inbounds %struct.context, ptr %294, i64 0, i32 19
  %767 = getelementptr inbounds %struct.context, ptr %294, i64 0, i32 17
  %768 = load i32, ptr %767, align 8, !tbaa !67
  %769 = getelementptr inbounds %struct.context, ptr %294, i64 0, i32 18
  %770 = load i32, ptr %769, align 4, !tbaa !48
  %771 = icmp ugt i32 %770, %768
  br i1 %771, label %772, label %774

772:                                              ; preds = %764
  %773 = load ptr, ptr %766, align 8, !tbaa !19
  br label %785

774:                                              ; preds = %764
  %775 = icmp eq i32 %770, 0
  %776 = shl i32 %770, 1
  %777 = select i1 %775, i32 8, i32 %776
  %778 = load ptr, ptr %766, align 8, !tbaa !26
  %779 = zext i32 %777 to i64
  %780 = mul nuw nsw i64 %779, 24
  %781 = call ptr @realloc(ptr noundef %778, i64 noundef %780) #12
  %782 = icmp eq ptr %781, null
  br i1 %782, label %1204, label %783

783:                                              ; preds = %774
  store ptr %781, ptr %766, align 8, !tbaa !26
  store i32 %777, ptr %769, align 4, !tbaa !48
  %784 = load i32, ptr %767, align 8, !tbaa !67
  br label %785

785:                                              ; preds = %783, %772
  %786 = phi i32 [ %768, %772 ], [ %784, %783 ]
  %787 = phi ptr [ %773, %772 ], [ %781, %783 ]
  %788 = add i32 %786, 1
  store i32 %788, ptr %767, align 8, !tbaa !67
  %789 = zext i32 %786 to i64
  %790 = getelementptr inbounds %struct.arrival, ptr %787, i64 %789
  %791 = load ptr, ptr %308, align 8, !tbaa !12
  %792 = getelementptr inbounds i8, ptr %791, i64 %355
  store ptr %762, ptr %790, align 8, !tbaa.struct !202
  %793 = getelementptr inbounds i8, ptr %790, i64 8
  store ptr %792, ptr %793, align 8, !tbaa.struct !203
  %794 = getelementptr inbounds i8, ptr %790, i64 16
  store i64 %765, ptr %794, align 8, !tbaa.struct !156
  br label %1204

795:                                              ; preds = %289, %289
  %796 = icmp eq i16 %203, 5
  %797 = load ptr, ptr %37, align 8, !tbaa !80
  %798 = getelementptr inbounds %struct.transfer, ptr %200, i64 0, i32 3
  %799 = load i64, ptr %798, align 8, !tbaa !62
  %800 = getelementptr inbounds %struct.context, ptr %797, i64 0, i32 6
  %801 = load i64, ptr %800, align 8, !tbaa !69
  %802 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 1
  %803 = load i64, ptr %802, align 8, !tbaa !59
  %804 = add i64 %801, -1
  %805 = add i64 %804, %803
  %806 = urem i64 %805, %803
  %807 = sub nuw i64 %805, %806
  %808 = add i64 %807, %799
  store i64 %808, ptr %800, align 8, !tbaa !69
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %17) #13
  store i64 %807, ptr %17, align 8, !tbaa !204
  %809 = getelementptr inbounds %struct.transfer, ptr %200, i64 0, i32 2
  %810 = load i64, ptr %809, align 8, !tbaa !206
  store i64 %810, ptr %55, align 8, !tbaa !207
  store i64 %799, ptr %56, align 8, !tbaa !208
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %18) #13
  store i64 %810, ptr %18, align 8, !tbaa !204
  store i64 %807, ptr %57, align 8, !tbaa !207
  store i64 %799, ptr %58, align 8, !tbaa !208
  %811 = load i32, ptr %59, align 8, !tbaa !109
  %812 = icmp eq i32 %811, 0
  br i1 %812, label %824, label %813

813:                                              ; preds = %795
  %814 = load ptr, ptr %60, align 8, !tbaa !35
  %815 = getelementptr inbounds %struct.hardware_queue, ptr %814, i64 0, i32 1
  %816 = load i64, ptr %815, align 8, !tbaa !101
  %817 = trunc i64 %816 to i32
  %818 = and i64 %816, 2048
  %819 = icmp eq i64 %818, 0
  %820 = select i1 %819, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %16) #13
  store i32 46, ptr %16, align 8, !tbaa !102
  store ptr null, ptr %61, align 8, !tbaa !104
  store i32 %820, ptr %62, align 8, !tbaa !105
  store i32 %820, ptr %63, align 4, !tbaa !106
  %821 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 16
  %822 = load ptr, ptr %821, align 8, !tbaa !107
  %823 = load ptr, ptr %64, align 8, !tbaa !108
  call void %822(ptr noundef %823, i32 noundef %817, i32 noundef %817, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %16, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %16) #13
  br label %824

824:                                              ; preds = %813, %795
  store i32 1, ptr %59, align 8, !tbaa !109
  br i1 %796, label %841, label %825

825:                                              ; preds = %824
  %826 = getelementptr inbounds %struct.context, ptr %797, i64 0, i32 4
  %827 = load ptr, ptr %826, align 8, !tbaa !12
  %828 = getelementptr inbounds i8, ptr %827, i64 %807
  %829 = getelementptr inbounds %struct.transfer, ptr %200, i64 0, i32 4
  %830 = load ptr, ptr %829, align 8, !tbaa !209
  %831 = load i64, ptr %798, align 8, !tbaa !62
  %832 = call ptr @memcpy(ptr noundef %828, ptr noundef %830, i64 noundef %831) #12
  %833 = load ptr, ptr %0, align 8, !tbaa !31
  %834 = getelementptr inbounds %struct.device, ptr %833, i64 0, i32 9
  %835 = load ptr, ptr %834, align 8, !tbaa !210
  %836 = load ptr, ptr %64, align 8, !tbaa !108
  %837 = getelementptr inbounds %struct.context, ptr %797, i64 0, i32 3
  %838 = load ptr, ptr %837, align 8, !tbaa !11
  %839 = getelementptr inbounds %struct.transfer, ptr %200, i64 0, i32 1
  %840 = load ptr, ptr %839, align 8, !tbaa !211
  call void %835(ptr noundef %836, ptr noundef %838, ptr noundef %840, i32 noundef 1, ptr noundef nonnull %17) #12
  br label %883

841:                                              ; preds = %824
  %842 = load ptr, ptr %0, align 8, !tbaa !31
  %843 = getelementptr inbounds %struct.device, ptr %842, i64 0, i32 9
  %844 = load ptr, ptr %843, align 8, !tbaa !210
  %845 = load ptr, ptr %64, align 8, !tbaa !108
  %846 = getelementptr inbounds %struct.transfer, ptr %200, i64 0, i32 1
  %847 = load ptr, ptr %846, align 8, !tbaa !211
  %848 = getelementptr inbounds %struct.context, ptr %797, i64 0, i32 3
  %849 = load ptr, ptr %848, align 8, !tbaa !11
  call void %844(ptr noundef %845, ptr noundef %847, ptr noundef %849, i32 noundef 1, ptr noundef nonnull %18) #12
  %850 = getelementptr inbounds %struct.transfer, ptr %200, i64 0, i32 4
  %851 = load ptr, ptr %850, align 8, !tbaa !209
  %852 = load i64, ptr %798, align 8, !tbaa !62
  %853 = getelementptr inbounds %struct.context, ptr %797, i64 0, i32 19
  %854 = getelementptr inbounds %struct.context, ptr %797, i64 0, i32 17
  %855 = load i32, ptr %854, align 8, !tbaa !67
  %856 = getelementptr inbounds %struct.context, ptr %797, i64 0, i32 18
  %857 = load i32, ptr %856, align 4, !tbaa !48
  %858 = icmp ugt i32 %857, %855
  br i1 %858, label %859, label %861

859:                                              ; preds = %841
  %860 = load ptr, ptr %853, align 8, !tbaa !19
  br label %872

861:                                              ; preds = %841
  %862 = icmp eq i32 %857, 0
  %863 = shl i32 %857, 1
  %864 = select i1 %862, i32 8, i32 %863
  %865 = load ptr, ptr %853, align 8, !tbaa !26
  %866 = zext i32 %864 to i64
  %867 = mul nuw nsw i64 %866, 24
  %868 = call ptr @realloc(ptr noundef %865, i64 noundef %867) #12
  %869 = icmp eq ptr %868, null
  br i1 %869, label %883, label %870

870:                                              ; preds = %861
  store ptr %868, ptr %853, align 8, !tbaa !26
  store i32 %864, ptr %856, align 4, !tbaa !48
  %871 = load i32, ptr %854, align 8, !tbaa !67
  br label %872

872:                                              ; preds = %870, %859
  %873 = phi i32 [ %855, %859 ], [ %871, %870 ]
  %874 = phi ptr [ %860, %859 ], [ %868, %870 ]
  %875 = add i32 %873, 1
  store i32 %875, ptr %854, align 8, !tbaa !67
  %876 = zext i32 %873 to i64
  %877 = getelementptr inbounds %struct.arrival, ptr %874, i64 %876
  %878 = getelementptr inbounds %struct.context, ptr %797, i64 0, i32 4
  %879 = load ptr, ptr %878, align 8, !tbaa !12
  %880 = getelementptr inbounds i8, ptr %879, i64 %807
  store ptr %851, ptr %877, align 8, !tbaa.struct !202
  %881 = getelementptr inbounds i8, ptr %877, i64 8
  store ptr %880, ptr %881, align 8, !tbaa.struct !203
  %882 = getelementptr inbounds i8, ptr %877, i64 16
  store i64 %852, ptr %882, align 8, !tbaa.struct !156
  br label %883

883:                                              ; preds = %872, %861, %825
  %884 = phi i32 [ 0, %825 ], [ 0, %872 ], [ -1, %861 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %18) #13
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %17) #13
  br label %1204

885:                                              ; preds = %289
  %886 = load i32, ptr %59, align 8, !tbaa !109
  %887 = icmp eq i32 %886, 0
  br i1 %887, label %900, label %888

888:                                              ; preds = %885
  %889 = load ptr, ptr %60, align 8, !tbaa !35
  %890 = getelementptr inbounds %struct.hardware_queue, ptr %889, i64 0, i32 1
  %891 = load i64, ptr %890, align 8, !tbaa !101
  %892 = trunc i64 %891 to i32
  %893 = and i64 %891, 2048
  %894 = icmp eq i64 %893, 0
  %895 = select i1 %894, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %15) #13
  store i32 46, ptr %15, align 8, !tbaa !102
  store ptr null, ptr %91, align 8, !tbaa !104
  store i32 %895, ptr %92, align 8, !tbaa !105
  store i32 %895, ptr %93, align 4, !tbaa !106
  %896 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 16
  %897 = load ptr, ptr %896, align 8, !tbaa !107
  %898 = load ptr, ptr %64, align 8, !tbaa !108
  call void %897(ptr noundef %898, i32 noundef %892, i32 noundef %892, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %15, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %15) #13
  %899 = load i16, ptr %200, align 4, !tbaa !55
  br label %900

900:                                              ; preds = %888, %885
  %901 = phi i16 [ %203, %885 ], [ %899, %888 ]
  store i32 1, ptr %59, align 8, !tbaa !109
  switch i16 %901, label %1204 [
    i16 2, label %902
    i16 3, label %911
    i16 6, label %923
    i16 7, label %978
    i16 8, label %1033
    i16 9, label %1131
    i16 10, label %1161
    i16 11, label %1199
  ]

902:                                              ; preds = %900
  %903 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 9
  %904 = load ptr, ptr %903, align 8, !tbaa !210
  %905 = load ptr, ptr %64, align 8, !tbaa !108
  %906 = getelementptr inbounds %struct.copy, ptr %200, i64 0, i32 2
  %907 = load ptr, ptr %906, align 8, !tbaa !212
  %908 = getelementptr inbounds %struct.copy, ptr %200, i64 0, i32 1
  %909 = load ptr, ptr %908, align 8, !tbaa !214
  %910 = getelementptr inbounds %struct.copy, ptr %200, i64 0, i32 3
  call void %904(ptr noundef %905, ptr noundef %907, ptr noundef %909, i32 noundef 1, ptr noundef nonnull %910) #12
  br label %1204

911:                                              ; preds = %900
  %912 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 15
  %913 = load ptr, ptr %912, align 8, !tbaa !215
  %914 = load ptr, ptr %64, align 8, !tbaa !108
  %915 = getelementptr inbounds %struct.fill, ptr %200, i64 0, i32 1
  %916 = load ptr, ptr %915, align 8, !tbaa !216
  %917 = getelementptr inbounds %struct.fill, ptr %200, i64 0, i32 2
  %918 = load i64, ptr %917, align 8, !tbaa !218
  %919 = getelementptr inbounds %struct.fill, ptr %200, i64 0, i32 3
  %920 = load i64, ptr %919, align 8, !tbaa !219
  %921 = getelementptr inbounds %struct.fill, ptr %200, i64 0, i32 4
  %922 = load i32, ptr %921, align 8, !tbaa !220
  call void %913(ptr noundef %914, ptr noundef %916, i64 noundef %918, i64 noundef %920, i32 noundef %922) #12
  br label %1204

923:                                              ; preds = %900
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %14) #13
  call void @llvm.experimental.noalias.scope.decl(metadata !221)
  %924 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 4
  %925 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 2
  %926 = load i64, ptr %925, align 8, !tbaa !224, !noalias !221
  store i64 %926, ptr %14, align 8, !tbaa !229, !alias.scope !221
  store <2 x i32> zeroinitializer, ptr %169, align 8, !tbaa !48, !alias.scope !221
  %927 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 3
  %928 = load ptr, ptr %927, align 8, !tbaa !232, !noalias !221
  %929 = getelementptr inbounds %struct.image, ptr %928, i64 0, i32 2
  %930 = load i32, ptr %929, align 4, !tbaa !192, !noalias !221
  %931 = and i32 %930, 2
  %932 = icmp eq i32 %931, 0
  %933 = select i1 %932, i32 %930, i32 2
  %934 = zext i32 %933 to i64
  %935 = load i64, ptr %924, align 8, !tbaa !233, !noalias !221
  %936 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 4, i32 1
  %937 = load i64, ptr %936, align 8, !tbaa !234, !noalias !221
  %938 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 4, i32 2
  %939 = load i64, ptr %938, align 8, !tbaa !235, !noalias !221
  %940 = shl i64 %935, 32
  %941 = or i64 %940, %934
  %942 = shl i64 %939, 32
  %943 = and i64 %937, 4294967295
  %944 = or i64 %942, %943
  store i64 %941, ptr %170, align 8, !alias.scope !221
  store i64 %944, ptr %171, align 8, !alias.scope !221
  %945 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 4, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %172, ptr noundef nonnull align 8 dereferenceable(12) %945, i64 12, i1 false), !tbaa.struct !236
  %946 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 4, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %173, ptr noundef nonnull align 4 dereferenceable(12) %946, i64 12, i1 false), !tbaa.struct !236
  %947 = getelementptr inbounds %struct.image, ptr %928, i64 0, i32 1
  %948 = load i32, ptr %947, align 8, !tbaa !180
  %949 = icmp eq i32 %948, 1
  br i1 %949, label %969, label %950

950:                                              ; preds = %923
  %951 = load ptr, ptr %60, align 8, !tbaa !35
  %952 = getelementptr inbounds %struct.hardware_queue, ptr %951, i64 0, i32 1
  %953 = load i64, ptr %952, align 8, !tbaa !101
  %954 = trunc i64 %953 to i32
  %955 = and i64 %953, 2048
  %956 = icmp eq i64 %955, 0
  %957 = select i1 %956, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %13) #13
  store i32 45, ptr %13, align 8, !tbaa !182
  store ptr null, ptr %174, align 8, !tbaa !185
  store i32 %957, ptr %175, align 8, !tbaa !186
  store i32 %957, ptr %176, align 4, !tbaa !187
  store i32 %948, ptr %177, align 8, !tbaa !188
  store <2 x i32> <i32 1, i32 -1>, ptr %178, align 4, !tbaa !85
  store i32 -1, ptr %179, align 4, !tbaa !189
  %958 = load ptr, ptr %928, align 8, !tbaa !190
  store ptr %958, ptr %180, align 8, !tbaa !191
  %959 = load i32, ptr %929, align 4, !tbaa !192
  store i32 %959, ptr %181, align 8, !tbaa !193
  store i32 0, ptr %182, align 4, !tbaa !194
  %960 = getelementptr inbounds %struct.image, ptr %928, i64 0, i32 3
  %961 = load i32, ptr %960, align 8, !tbaa !195
  store i32 %961, ptr %183, align 8, !tbaa !196
  store i32 0, ptr %184, align 4, !tbaa !197
  %962 = getelementptr inbounds %struct.image, ptr %928, i64 0, i32 4
  %963 = load i32, ptr %962, align 4, !tbaa !198
  store i32 %963, ptr %185, align 8, !tbaa !199
  %964 = load ptr, ptr %0, align 8, !tbaa !31
  %965 = getelementptr inbounds %struct.device, ptr %964, i64 0, i32 16
  %966 = load ptr, ptr %965, align 8, !tbaa !107
  %967 = load ptr, ptr %64, align 8, !tbaa !108
  call void %966(ptr noundef %967, i32 noundef %954, i32 noundef %954, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %13) #12
  store i32 1, ptr %947, align 8, !tbaa !180
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %13) #13
  %968 = load ptr, ptr %927, align 8, !tbaa !232
  br label %969

969:                                              ; preds = %950, %923
  %970 = phi ptr [ %928, %923 ], [ %968, %950 ]
  %971 = load ptr, ptr %0, align 8, !tbaa !31
  %972 = getelementptr inbounds %struct.device, ptr %971, i64 0, i32 10
  %973 = load ptr, ptr %972, align 8, !tbaa !237
  %974 = load ptr, ptr %64, align 8, !tbaa !108
  %975 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 1
  %976 = load ptr, ptr %975, align 8, !tbaa !238
  %977 = load ptr, ptr %970, align 8, !tbaa !190
  call void %973(ptr noundef %974, ptr noundef %976, ptr noundef %977, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %14) #12
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %14) #13
  br label %1204

978:                                              ; preds = %900
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %12) #13
  call void @llvm.experimental.noalias.scope.decl(metadata !239)
  %979 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 4
  %980 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 2
  %981 = load i64, ptr %980, align 8, !tbaa !224, !noalias !239
  store i64 %981, ptr %12, align 8, !tbaa !229, !alias.scope !239
  store <2 x i32> zeroinitializer, ptr %152, align 8, !tbaa !48, !alias.scope !239
  %982 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 3
  %983 = load ptr, ptr %982, align 8, !tbaa !232, !noalias !239
  %984 = getelementptr inbounds %struct.image, ptr %983, i64 0, i32 2
  %985 = load i32, ptr %984, align 4, !tbaa !192, !noalias !239
  %986 = and i32 %985, 2
  %987 = icmp eq i32 %986, 0
  %988 = select i1 %987, i32 %985, i32 2
  %989 = zext i32 %988 to i64
  %990 = load i64, ptr %979, align 8, !tbaa !233, !noalias !239
  %991 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 4, i32 1
  %992 = load i64, ptr %991, align 8, !tbaa !234, !noalias !239
  %993 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 4, i32 2
  %994 = load i64, ptr %993, align 8, !tbaa !235, !noalias !239
  %995 = shl i64 %990, 32
  %996 = or i64 %995, %989
  %997 = shl i64 %994, 32
  %998 = and i64 %992, 4294967295
  %999 = or i64 %997, %998
  store i64 %996, ptr %153, align 8, !alias.scope !239
  store i64 %999, ptr %154, align 8, !alias.scope !239
  %1000 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 4, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %155, ptr noundef nonnull align 8 dereferenceable(12) %1000, i64 12, i1 false), !tbaa.struct !236
  %1001 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 4, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %156, ptr noundef nonnull align 4 dereferenceable(12) %1001, i64 12, i1 false), !tbaa.struct !236
  %1002 = getelementptr inbounds %struct.image, ptr %983, i64 0, i32 1
  %1003 = load i32, ptr %1002, align 8, !tbaa !180
  %1004 = icmp eq i32 %1003, 1
  br i1 %1004, label %1024, label %1005

1005:                                             ; preds = %978
  %1006 = load ptr, ptr %60, align 8, !tbaa !35
  %1007 = getelementptr inbounds %struct.hardware_queue, ptr %1006, i64 0, i32 1
  %1008 = load i64, ptr %1007, align 8, !tbaa !101
  %1009 = trunc i64 %1008 to i32
  %1010 = and i64 %1008, 2048
  %1011 = icmp eq i64 %1010, 0
  %1012 = select i1 %1011, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %11) #13
  store i32 45, ptr %11, align 8, !tbaa !182
  store ptr null, ptr %157, align 8, !tbaa !185
  store i32 %1012, ptr %158, align 8, !tbaa !186
  store i32 %1012, ptr %159, align 4, !tbaa !187
  store i32 %1003, ptr %160, align 8, !tbaa !188
  store <2 x i32> <i32 1, i32 -1>, ptr %161, align 4, !tbaa !85
  store i32 -1, ptr %162, align 4, !tbaa !189
  %1013 = load ptr, ptr %983, align 8, !tbaa !190
  store ptr %1013, ptr %163, align 8, !tbaa !191
  %1014 = load i32, ptr %984, align 4, !tbaa !192
  store i32 %1014, ptr %164, align 8, !tbaa !193
  store i32 0, ptr %165, align 4, !tbaa !194
  %1015 = getelementptr inbounds %struct.image, ptr %983, i64 0, i32 3
  %1016 = load i32, ptr %1015, align 8, !tbaa !195
  store i32 %1016, ptr %166, align 8, !tbaa !196
  store i32 0, ptr %167, align 4, !tbaa !197
  %1017 = getelementptr inbounds %struct.image, ptr %983, i64 0, i32 4
  %1018 = load i32, ptr %1017, align 4, !tbaa !198
  store i32 %1018, ptr %168, align 8, !tbaa !199
  %1019 = load ptr, ptr %0, align 8, !tbaa !31
  %1020 = getelementptr inbounds %struct.device, ptr %1019, i64 0, i32 16
  %1021 = load ptr, ptr %1020, align 8, !tbaa !107
  %1022 = load ptr, ptr %64, align 8, !tbaa !108
  call void %1021(ptr noundef %1022, i32 noundef %1009, i32 noundef %1009, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %11) #12
  store i32 1, ptr %1002, align 8, !tbaa !180
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %11) #13
  %1023 = load ptr, ptr %982, align 8, !tbaa !232
  br label %1024

1024:                                             ; preds = %1005, %978
  %1025 = phi ptr [ %983, %978 ], [ %1023, %1005 ]
  %1026 = load ptr, ptr %0, align 8, !tbaa !31
  %1027 = getelementptr inbounds %struct.device, ptr %1026, i64 0, i32 12
  %1028 = load ptr, ptr %1027, align 8, !tbaa !242
  %1029 = load ptr, ptr %64, align 8, !tbaa !108
  %1030 = load ptr, ptr %1025, align 8, !tbaa !190
  %1031 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 1
  %1032 = load ptr, ptr %1031, align 8, !tbaa !238
  call void %1028(ptr noundef %1029, ptr noundef %1030, i32 noundef 1, ptr noundef %1032, i32 noundef 1, ptr noundef nonnull %12) #12
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %12) #13
  br label %1204

1033:                                             ; preds = %900
  %1034 = getelementptr inbounds %struct.copy_image, ptr %200, i64 0, i32 3
  %1035 = getelementptr inbounds %struct.copy_image, ptr %200, i64 0, i32 4
  call void @llvm.lifetime.start.p0(i64 68, ptr nonnull %10) #13
  %1036 = getelementptr inbounds %struct.copy_image, ptr %200, i64 0, i32 2
  %1037 = load ptr, ptr %1036, align 8, !tbaa !243
  %1038 = getelementptr inbounds %struct.image, ptr %1037, i64 0, i32 2
  %1039 = load i32, ptr %1038, align 4, !tbaa !192
  %1040 = and i32 %1039, 2
  %1041 = icmp eq i32 %1040, 0
  %1042 = select i1 %1041, i32 %1039, i32 2
  %1043 = zext i32 %1042 to i64
  %1044 = load i64, ptr %1035, align 8, !tbaa !233
  %1045 = getelementptr inbounds %struct.copy_image, ptr %200, i64 0, i32 4, i32 1
  %1046 = load i64, ptr %1045, align 8, !tbaa !234
  %1047 = getelementptr inbounds %struct.copy_image, ptr %200, i64 0, i32 4, i32 2
  %1048 = load i64, ptr %1047, align 8, !tbaa !235
  %1049 = shl i64 %1044, 32
  %1050 = or i64 %1049, %1043
  %1051 = shl i64 %1048, 32
  %1052 = and i64 %1046, 4294967295
  %1053 = or i64 %1051, %1052
  store i64 %1050, ptr %10, align 8
  store i64 %1053, ptr %122, align 8
  %1054 = getelementptr inbounds %struct.copy_image, ptr %200, i64 0, i32 4, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %123, ptr noundef nonnull align 8 dereferenceable(12) %1054, i64 12, i1 false), !tbaa.struct !236
  %1055 = getelementptr inbounds %struct.copy_image, ptr %200, i64 0, i32 1
  %1056 = load ptr, ptr %1055, align 8, !tbaa !245
  %1057 = getelementptr inbounds %struct.image, ptr %1056, i64 0, i32 2
  %1058 = load i32, ptr %1057, align 4, !tbaa !192
  %1059 = and i32 %1058, 2
  %1060 = icmp eq i32 %1059, 0
  %1061 = select i1 %1060, i32 %1058, i32 2
  %1062 = zext i32 %1061 to i64
  %1063 = load i64, ptr %1034, align 8, !tbaa !233
  %1064 = getelementptr inbounds %struct.copy_image, ptr %200, i64 0, i32 3, i32 1
  %1065 = load i64, ptr %1064, align 8, !tbaa !234
  %1066 = getelementptr inbounds %struct.copy_image, ptr %200, i64 0, i32 3, i32 2
  %1067 = load i64, ptr %1066, align 8, !tbaa !235
  %1068 = shl i64 %1063, 32
  %1069 = or i64 %1068, %1062
  %1070 = shl i64 %1067, 32
  %1071 = and i64 %1065, 4294967295
  %1072 = or i64 %1070, %1071
  store i64 %1069, ptr %124, align 4
  store i64 %1072, ptr %125, align 4
  %1073 = getelementptr inbounds %struct.copy_image, ptr %200, i64 0, i32 3, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %126, ptr noundef nonnull align 8 dereferenceable(12) %1073, i64 12, i1 false), !tbaa.struct !236
  %1074 = getelementptr inbounds %struct.copy_image, ptr %200, i64 0, i32 3, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %127, ptr noundef nonnull align 4 dereferenceable(12) %1074, i64 12, i1 false), !tbaa.struct !236
  %1075 = getelementptr inbounds %struct.image, ptr %1037, i64 0, i32 1
  %1076 = load i32, ptr %1075, align 8, !tbaa !180
  %1077 = icmp eq i32 %1076, 1
  br i1 %1077, label %1097, label %1078

1078:                                             ; preds = %1033
  %1079 = load ptr, ptr %60, align 8, !tbaa !35
  %1080 = getelementptr inbounds %struct.hardware_queue, ptr %1079, i64 0, i32 1
  %1081 = load i64, ptr %1080, align 8, !tbaa !101
  %1082 = trunc i64 %1081 to i32
  %1083 = and i64 %1081, 2048
  %1084 = icmp eq i64 %1083, 0
  %1085 = select i1 %1084, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %9) #13
  store i32 45, ptr %9, align 8, !tbaa !182
  store ptr null, ptr %128, align 8, !tbaa !185
  store i32 %1085, ptr %129, align 8, !tbaa !186
  store i32 %1085, ptr %130, align 4, !tbaa !187
  store i32 %1076, ptr %131, align 8, !tbaa !188
  store <2 x i32> <i32 1, i32 -1>, ptr %132, align 4, !tbaa !85
  store i32 -1, ptr %133, align 4, !tbaa !189
  %1086 = load ptr, ptr %1037, align 8, !tbaa !190
  store ptr %1086, ptr %134, align 8, !tbaa !191
  %1087 = load i32, ptr %1038, align 4, !tbaa !192
  store i32 %1087, ptr %135, align 8, !tbaa !193
  store i32 0, ptr %136, align 4, !tbaa !194
  %1088 = getelementptr inbounds %struct.image, ptr %1037, i64 0, i32 3
  %1089 = load i32, ptr %1088, align 8, !tbaa !195
  store i32 %1089, ptr %137, align 8, !tbaa !196
  store i32 0, ptr %138, align 4, !tbaa !197
  %1090 = getelementptr inbounds %struct.image, ptr %1037, i64 0, i32 4
  %1091 = load i32, ptr %1090, align 4, !tbaa !198
  store i32 %1091, ptr %139, align 8, !tbaa !199
  %1092 = load ptr, ptr %0, align 8, !tbaa !31
  %1093 = getelementptr inbounds %struct.device, ptr %1092, i64 0, i32 16
  %1094 = load ptr, ptr %1093, align 8, !tbaa !107
  %1095 = load ptr, ptr %64, align 8, !tbaa !108
  call void %1094(ptr noundef %1095, i32 noundef %1082, i32 noundef %1082, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %9) #12
  store i32 1, ptr %1075, align 8, !tbaa !180
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %9) #13
  %1096 = load ptr, ptr %1055, align 8, !tbaa !245
  br label %1097

1097:                                             ; preds = %1078, %1033
  %1098 = phi ptr [ %1056, %1033 ], [ %1096, %1078 ]
  %1099 = getelementptr inbounds %struct.image, ptr %1098, i64 0, i32 1
  %1100 = load i32, ptr %1099, align 8, !tbaa !180
  %1101 = icmp eq i32 %1100, 1
  br i1 %1101, label %1122, label %1102

1102:                                             ; preds = %1097
  %1103 = load ptr, ptr %60, align 8, !tbaa !35
  %1104 = getelementptr inbounds %struct.hardware_queue, ptr %1103, i64 0, i32 1
  %1105 = load i64, ptr %1104, align 8, !tbaa !101
  %1106 = trunc i64 %1105 to i32
  %1107 = and i64 %1105, 2048
  %1108 = icmp eq i64 %1107, 0
  %1109 = select i1 %1108, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %8) #13
  store i32 45, ptr %8, align 8, !tbaa !182
  store ptr null, ptr %140, align 8, !tbaa !185
  store i32 %1109, ptr %141, align 8, !tbaa !186
  store i32 %1109, ptr %142, align 4, !tbaa !187
  store i32 %1100, ptr %143, align 8, !tbaa !188
  store <2 x i32> <i32 1, i32 -1>, ptr %144, align 4, !tbaa !85
  store i32 -1, ptr %145, align 4, !tbaa !189
  %1110 = load ptr, ptr %1098, align 8, !tbaa !190
  store ptr %1110, ptr %146, align 8, !tbaa !191
  %1111 = getelementptr inbounds %struct.image, ptr %1098, i64 0, i32 2
  %1112 = load i32, ptr %1111, align 4, !tbaa !192
  store i32 %1112, ptr %147, align 8, !tbaa !193
  store i32 0, ptr %148, align 4, !tbaa !194
  %1113 = getelementptr inbounds %struct.image, ptr %1098, i64 0, i32 3
  %1114 = load i32, ptr %1113, align 8, !tbaa !195
  store i32 %1114, ptr %149, align 8, !tbaa !196
  store i32 0, ptr %150, align 4, !tbaa !197
  %1115 = getelementptr inbounds %struct.image, ptr %1098, i64 0, i32 4
  %1116 = load i32, ptr %1115, align 4, !tbaa !198
  store i32 %1116, ptr %151, align 8, !tbaa !199
  %1117 = load ptr, ptr %0, align 8, !tbaa !31
  %1118 = getelementptr inbounds %struct.device, ptr %1117, i64 0, i32 16
  %1119 = load ptr, ptr %1118, align 8, !tbaa !107
  %1120 = load ptr, ptr %64, align 8, !tbaa !108
  call void %1119(ptr noundef %1120, i32 noundef %1106, i32 noundef %1106, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %8) #12
  store i32 1, ptr %1099, align 8, !tbaa !180
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %8) #13
  %1121 = load ptr, ptr %1055, align 8, !tbaa !245
  br label %1122

1122:                                             ; preds = %1102, %1097
  %1123 = phi ptr [ %1098, %1097 ], [ %1121, %1102 ]
  %1124 = load ptr, ptr %0, align 8, !tbaa !31
  %1125 = getelementptr inbounds %struct.device, ptr %1124, i64 0, i32 11
  %1126 = load ptr, ptr %1125, align 8, !tbaa !246
  %1127 = load ptr, ptr %64, align 8, !tbaa !108
  %1128 = load ptr, ptr %1036, align 8, !tbaa !243
  %1129 = load ptr, ptr %1128, align 8, !tbaa !190
  %1130 = load ptr, ptr %1123, align 8, !tbaa !190
  call void %1126(ptr noundef %1127, ptr noundef %1129, i32 noundef 1, ptr noundef %1130, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %10) #12
  call void @llvm.lifetime.end.p0(i64 68, ptr nonnull %10) #13
  br label %1204

1131:                                             ; preds = %900
  %1132 = getelementptr inbounds %struct.transition, ptr %200, i64 0, i32 1
  %1133 = load ptr, ptr %1132, align 8, !tbaa !247
  %1134 = getelementptr inbounds %struct.transition, ptr %200, i64 0, i32 2
  %1135 = load i64, ptr %1134, align 8, !tbaa !249
  %1136 = trunc i64 %1135 to i32
  %1137 = getelementptr inbounds %struct.image, ptr %1133, i64 0, i32 1
  %1138 = load i32, ptr %1137, align 8, !tbaa !180
  %1139 = icmp eq i32 %1138, %1136
  %1140 = icmp eq i32 %1136, 0
  %1141 = or i1 %1140, %1139
  br i1 %1141, label %1204, label %1142

1142:                                             ; preds = %1131
  %1143 = load ptr, ptr %60, align 8, !tbaa !35
  %1144 = getelementptr inbounds %struct.hardware_queue, ptr %1143, i64 0, i32 1
  %1145 = load i64, ptr %1144, align 8, !tbaa !101
  %1146 = trunc i64 %1145 to i32
  %1147 = and i64 %1145, 2048
  %1148 = icmp eq i64 %1147, 0
  %1149 = select i1 %1148, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %7) #13
  store i32 45, ptr %7, align 8, !tbaa !182
  store ptr null, ptr %110, align 8, !tbaa !185
  store i32 %1149, ptr %111, align 8, !tbaa !186
  store i32 %1149, ptr %112, align 4, !tbaa !187
  store i32 %1138, ptr %113, align 8, !tbaa !188
  store i32 %1136, ptr %114, align 4, !tbaa !250
  store <2 x i32> <i32 -1, i32 -1>, ptr %115, align 8, !tbaa !48
  %1150 = load ptr, ptr %1133, align 8, !tbaa !190
  store ptr %1150, ptr %116, align 8, !tbaa !191
  %1151 = getelementptr inbounds %struct.image, ptr %1133, i64 0, i32 2
  %1152 = load i32, ptr %1151, align 4, !tbaa !192
  store i32 %1152, ptr %117, align 8, !tbaa !193
  store i32 0, ptr %118, align 4, !tbaa !194
  %1153 = getelementptr inbounds %struct.image, ptr %1133, i64 0, i32 3
  %1154 = load i32, ptr %1153, align 8, !tbaa !195
  store i32 %1154, ptr %119, align 8, !tbaa !196
  store i32 0, ptr %120, align 4, !tbaa !197
  %1155 = getelementptr inbounds %struct.image, ptr %1133, i64 0, i32 4
  %1156 = load i32, ptr %1155, align 4, !tbaa !198
  store i32 %1156, ptr %121, align 8, !tbaa !199
  %1157 = load ptr, ptr %0, align 8, !tbaa !31
  %1158 = getelementptr inbounds %struct.device, ptr %1157, i64 0, i32 16
  %1159 = load ptr, ptr %1158, align 8, !tbaa !107
  %1160 = load ptr, ptr %64, align 8, !tbaa !108
  call void %1159(ptr noundef %1160, i32 noundef %1146, i32 noundef %1146, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %7) #12
  store i32 %1136, ptr %1137, align 8, !tbaa !180
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %7) #13
  br label %1204

1161:                                             ; preds = %900
  %1162 = getelementptr inbounds %struct.transition, ptr %200, i64 0, i32 1
  %1163 = load ptr, ptr %1162, align 8, !tbaa !247
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %6) #13
  %1164 = getelementptr inbounds %struct.image, ptr %1163, i64 0, i32 2
  %1165 = load i32, ptr %1164, align 4, !tbaa !192
  store i32 %1165, ptr %6, align 4, !tbaa !193
  store i32 0, ptr %94, align 4, !tbaa !194
  %1166 = getelementptr inbounds %struct.image, ptr %1163, i64 0, i32 3
  %1167 = load i32, ptr %1166, align 8, !tbaa !195
  store i32 %1167, ptr %95, align 4, !tbaa !196
  store i32 0, ptr %96, align 4, !tbaa !197
  %1168 = getelementptr inbounds %struct.image, ptr %1163, i64 0, i32 4
  %1169 = load i32, ptr %1168, align 4, !tbaa !198
  store i32 %1169, ptr %97, align 4, !tbaa !199
  %1170 = getelementptr inbounds %struct.image, ptr %1163, i64 0, i32 1
  %1171 = load i32, ptr %1170, align 8, !tbaa !180
  %1172 = icmp eq i32 %1171, 1
  br i1 %1172, label %1187, label %1173

1173:                                             ; preds = %1161
  %1174 = load ptr, ptr %60, align 8, !tbaa !35
  %1175 = getelementptr inbounds %struct.hardware_queue, ptr %1174, i64 0, i32 1
  %1176 = load i64, ptr %1175, align 8, !tbaa !101
  %1177 = trunc i64 %1176 to i32
  %1178 = and i64 %1176, 2048
  %1179 = icmp eq i64 %1178, 0
  %1180 = select i1 %1179, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %5) #13
  store i32 45, ptr %5, align 8, !tbaa !182
  store ptr null, ptr %98, align 8, !tbaa !185
  store i32 %1180, ptr %99, align 8, !tbaa !186
  store i32 %1180, ptr %100, align 4, !tbaa !187
  store i32 %1171, ptr %101, align 8, !tbaa !188
  store <2 x i32> <i32 1, i32 -1>, ptr %102, align 4, !tbaa !85
  store i32 -1, ptr %103, align 4, !tbaa !189
  %1181 = load ptr, ptr %1163, align 8, !tbaa !190
  store ptr %1181, ptr %104, align 8, !tbaa !191
  store i32 %1165, ptr %105, align 8, !tbaa !193
  store i32 0, ptr %106, align 4, !tbaa !194
  store i32 %1167, ptr %107, align 8, !tbaa !196
  store i32 0, ptr %108, align 4, !tbaa !197
  store i32 %1169, ptr %109, align 8, !tbaa !199
  %1182 = load ptr, ptr %0, align 8, !tbaa !31
  %1183 = getelementptr inbounds %struct.device, ptr %1182, i64 0, i32 16
  %1184 = load ptr, ptr %1183, align 8, !tbaa !107
  %1185 = load ptr, ptr %64, align 8, !tbaa !108
  call void %1184(ptr noundef %1185, i32 noundef %1177, i32 noundef %1177, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %5) #12
  store i32 1, ptr %1170, align 8, !tbaa !180
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %5) #13
  %1186 = load i32, ptr %1164, align 4, !tbaa !192
  br label %1187

1187:                                             ; preds = %1173, %1161
  %1188 = phi i32 [ %1165, %1161 ], [ %1186, %1173 ]
  %1189 = and i32 %1188, 1
  %1190 = icmp eq i32 %1189, 0
  %1191 = load ptr, ptr %0, align 8, !tbaa !31
  %1192 = load ptr, ptr %64, align 8, !tbaa !108
  %1193 = load ptr, ptr %1163, align 8, !tbaa !190
  %1194 = getelementptr inbounds %struct.device, ptr %1191, i64 0, i32 8
  %1195 = getelementptr inbounds %struct.device, ptr %1191, i64 0, i32 7
  %1196 = select i1 %1190, ptr %1194, ptr %1195
  %1197 = select i1 %1190, ptr @clear_image.nothing, ptr @clear_image.black
  %1198 = load ptr, ptr %1196, align 8, !tbaa !26
  call void %1198(ptr noundef %1192, ptr noundef %1193, i32 noundef 1, ptr noundef nonnull %1197, i32 noundef 1, ptr noundef nonnull %6) #12
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %6) #13
  br label %1204

1199:                                             ; preds = %900
  %1200 = getelementptr inbounds %struct.device, ptr %290, i64 0, i32 14
  %1201 = load ptr, ptr %1200, align 8, !tbaa !251
  %1202 = load ptr, ptr %64, align 8, !tbaa !108
  %1203 = getelementptr inbounds %struct.execute, ptr %200, i64 0, i32 1
  call void %1201(ptr noundef %1202, i32 noundef 1, ptr noundef nonnull %1203) #12
  br label %1204

1204:                                             ; preds = %289, %758, %760, %774, %785, %883, %900, %902, %911, %969, %1024, %1122, %1131, %1142, %1187, %1199
  %1205 = phi i32 [ %884, %883 ], [ 0, %289 ], [ 0, %900 ], [ 0, %1199 ], [ 0, %1187 ], [ 0, %1122 ], [ 0, %1024 ], [ 0, %969 ], [ 0, %911 ], [ 0, %902 ], [ %759, %758 ], [ 0, %760 ], [ 0, %785 ], [ -1, %774 ], [ 0, %1131 ], [ 0, %1142 ]
  %1206 = getelementptr inbounds %struct.command, ptr %200, i64 0, i32 1
  %1207 = load i16, ptr %1206, align 2, !tbaa !252
  %1208 = icmp eq i16 %1207, 0
  br i1 %1208, label %1219, label %1209

1209:                                             ; preds = %1204
  %1210 = load i32, ptr %40, align 8, !tbaa !66
  %1211 = icmp eq i32 %1210, 0
  br i1 %1211, label %1219, label %1212

1212:                                             ; preds = %1209
  %1213 = load ptr, ptr %0, align 8, !tbaa !31
  %1214 = getelementptr inbounds %struct.device, ptr %1213, i64 0, i32 17
  %1215 = load ptr, ptr %1214, align 8, !tbaa !253
  %1216 = load ptr, ptr %64, align 8, !tbaa !108
  %1217 = load ptr, ptr %186, align 8, !tbaa !14
  %1218 = add i32 %201, 1
  call void %1215(ptr noundef %1216, i32 noundef 8192, ptr noundef %1217, i32 noundef %201) #12
  br label %1219

1219:                                             ; preds = %269, %1204, %1209, %1212
  %1220 = phi i32 [ 0, %1212 ], [ 0, %1209 ], [ 0, %1204 ], [ 1, %269 ]
  %1221 = phi i32 [ %1218, %1212 ], [ %201, %1209 ], [ %201, %1204 ], [ %201, %269 ]
  %1222 = phi i32 [ %1205, %1212 ], [ %1205, %1209 ], [ %1205, %1204 ], [ 0, %269 ]
  %1223 = getelementptr inbounds %struct.command, ptr %200, i64 0, i32 2
  %1224 = load i32, ptr %1223, align 4, !tbaa !58
  %1225 = zext i32 %1224 to i64
  %1226 = getelementptr inbounds i8, ptr %200, i64 %1225
  %1227 = icmp ult ptr %1226, %2
  %1228 = icmp eq i32 %1222, 0
  %1229 = select i1 %1227, i1 %1228, i1 false
  br i1 %1229, label %199, label %196, !llvm.loop !254

1230:                                             ; preds = %196
  %1231 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %1232 = load ptr, ptr %1231, align 8, !tbaa !35
  %1233 = getelementptr inbounds %struct.hardware_queue, ptr %1232, i64 0, i32 1
  %1234 = load i64, ptr %1233, align 8, !tbaa !101
  %1235 = trunc i64 %1234 to i32
  %1236 = and i64 %1234, 2048
  %1237 = icmp eq i64 %1236, 0
  %1238 = select i1 %1237, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #13
  store i32 46, ptr %4, align 8, !tbaa !102
  %1239 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 1
  store ptr null, ptr %1239, align 8, !tbaa !104
  %1240 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 2
  store i32 %1238, ptr %1240, align 8, !tbaa !105
  %1241 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 3
  %1242 = or i32 %1238, 8192
  store i32 %1242, ptr %1241, align 4, !tbaa !106
  %1243 = load ptr, ptr %0, align 8, !tbaa !31
  %1244 = getelementptr inbounds %struct.device, ptr %1243, i64 0, i32 16
  %1245 = load ptr, ptr %1244, align 8, !tbaa !107
  %1246 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %1247 = load ptr, ptr %1246, align 8, !tbaa !108
  %1248 = or i32 %1235, 16384
  call void %1245(ptr noundef %1247, i32 noundef %1235, i32 noundef %1248, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %4, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #12
  %1249 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  store i32 0, ptr %1249, align 8, !tbaa !109
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #13
  %1250 = load ptr, ptr %0, align 8, !tbaa !31
  %1251 = getelementptr inbounds %struct.device, ptr %1250, i64 0, i32 20
  %1252 = load ptr, ptr %1251, align 8, !tbaa !110
  %1253 = load ptr, ptr %1246, align 8, !tbaa !108
  %1254 = call i32 %1252(ptr noundef %1253) #12
  br label %1255

1255:                                             ; preds = %215, %258, %242, %235, %196, %1230
  %1256 = phi i32 [ %1254, %1230 ], [ %197, %196 ], [ %236, %235 ], [ -1, %242 ], [ -1, %258 ], [ %233, %215 ]
  ret i32 %1256
}

declare i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define dso_local i32 @queue_record(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  store ptr %1, ptr %5, align 8, !tbaa !80
  %6 = getelementptr inbounds i8, ptr %2, i64 %3
  %7 = tail call fastcc i32 @record(ptr noundef %0, ptr noundef %2, ptr noundef %6) #14
  ret i32 %7
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define dso_local i64 @queue_demand(ptr nocapture noundef readonly %0, ptr noundef readonly %1, i64 noundef %2) local_unnamed_addr #6 {
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
  %12 = load i16, ptr %10, align 8, !tbaa !55
  switch i16 %12, label %40 [
    i16 1, label %13
    i16 4, label %31
    i16 5, label %31
  ]

13:                                               ; preds = %9
  %14 = getelementptr inbounds %struct.command, ptr %10, i64 0, i32 2
  %15 = load i32, ptr %14, align 4, !tbaa !58
  %16 = zext i32 %15 to i64
  %17 = load i64, ptr %8, align 8, !tbaa !59
  %18 = add i64 %17, -1
  %19 = add i64 %18, %16
  %20 = urem i64 %19, %17
  %21 = getelementptr inbounds %struct.launch, ptr %10, i64 0, i32 1
  %22 = load ptr, ptr %21, align 8, !tbaa !26
  %23 = getelementptr inbounds %struct.kernel, ptr %22, i64 0, i32 2
  %24 = load i64, ptr %23, align 8, !tbaa !60
  %25 = add i64 %24, %18
  %26 = urem i64 %25, %17
  %27 = add i64 %11, %19
  %28 = add i64 %20, %26
  %29 = sub i64 %27, %28
  %30 = add i64 %29, %25
  br label %40

31:                                               ; preds = %9, %9
  %32 = getelementptr inbounds %struct.transfer, ptr %10, i64 0, i32 3
  %33 = load i64, ptr %32, align 8, !tbaa !62
  %34 = load i64, ptr %8, align 8, !tbaa !59
  %35 = add i64 %33, -1
  %36 = add i64 %35, %34
  %37 = urem i64 %36, %34
  %38 = sub i64 %11, %37
  %39 = add i64 %38, %36
  br label %40

40:                                               ; preds = %31, %13, %9
  %41 = phi i64 [ %30, %13 ], [ %39, %31 ], [ %11, %9 ]
  %42 = getelementptr inbounds %struct.command, ptr %10, i64 0, i32 2
  %43 = load i32, ptr %42, align 4, !tbaa !58
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds i8, ptr %10, i64 %44
  %46 = icmp ult ptr %45, %4
  br i1 %46, label %9, label %47, !llvm.loop !64

47:                                               ; preds = %40, %3
  %48 = phi i64 [ 0, %3 ], [ %41, %40 ]
  ret i64 %48
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none)
define dso_local i64 @context_commands(ptr nocapture noundef readonly %0) local_unnamed_addr #7 {
  %2 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 13
  %3 = load ptr, ptr %2, align 8, !tbaa !17
  %4 = load ptr, ptr %3, align 8, !tbaa !26
  %5 = ptrtoint ptr %4 to i64
  ret i64 %5
}

; Function Attrs: nounwind
define dso_local i64 @queue_completed(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #13
  store i64 0, ptr %2, align 8, !tbaa !40
  %3 = load ptr, ptr %0, align 8, !tbaa !31
  %4 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 22
  %5 = load ptr, ptr %4, align 8, !tbaa !41
  %6 = load ptr, ptr %3, align 8, !tbaa !25
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %8 = load ptr, ptr %7, align 8, !tbaa !36
  %9 = call i32 %5(ptr noundef %6, ptr noundef %8, ptr noundef nonnull %2) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %1
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store atomic i32 %9, ptr %12 seq_cst, align 8
  br label %13

13:                                               ; preds = %1, %11
  %14 = load i64, ptr %2, align 8
  %15 = select i1 %10, i64 %14, i64 0
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #13
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %17 = load ptr, ptr %16, align 8, !tbaa !255
  %18 = icmp eq ptr %17, null
  br i1 %18, label %29, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  br label %24

24:                                               ; preds = %19, %78
  %25 = phi ptr [ %17, %19 ], [ %80, %78 ]
  %26 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 1
  %27 = load i64, ptr %26, align 8, !tbaa !29
  %28 = icmp ugt i64 %27, %15
  br i1 %28, label %29, label %34

29:                                               ; preds = %24, %78, %13
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %31 = load atomic i32, ptr %30 seq_cst, align 8
  %32 = icmp eq i32 %31, 0
  %33 = select i1 %32, i64 %15, i64 -1
  ret i64 %33

34:                                               ; preds = %24
  %35 = call i32 @pthread_mutex_lock(ptr noundef nonnull %20) #12
  %36 = load ptr, ptr %25, align 8, !tbaa !54
  store ptr %36, ptr %16, align 8, !tbaa !255
  %37 = icmp eq ptr %36, null
  br i1 %37, label %38, label %39

38:                                               ; preds = %34
  store ptr %16, ptr %21, align 8, !tbaa !39
  br label %39

39:                                               ; preds = %38, %34
  %40 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %20) #12
  %41 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 17
  %42 = load i32, ptr %41, align 8, !tbaa !67
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %46, label %44

44:                                               ; preds = %39
  %45 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 19
  br label %50

46:                                               ; preds = %50, %39
  %47 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 9
  %48 = load i32, ptr %47, align 8, !tbaa !66
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %78, label %64

50:                                               ; preds = %50, %44
  %51 = phi i64 [ 0, %44 ], [ %60, %50 ]
  %52 = load ptr, ptr %45, align 8, !tbaa !19
  %53 = getelementptr inbounds %struct.arrival, ptr %52, i64 %51
  %54 = load ptr, ptr %53, align 8, !tbaa !256
  %55 = getelementptr inbounds %struct.arrival, ptr %52, i64 %51, i32 1
  %56 = load ptr, ptr %55, align 8, !tbaa !258
  %57 = getelementptr inbounds %struct.arrival, ptr %52, i64 %51, i32 2
  %58 = load i64, ptr %57, align 8, !tbaa !259
  %59 = call ptr @memcpy(ptr noundef %54, ptr noundef %56, i64 noundef %58) #12
  %60 = add nuw nsw i64 %51, 1
  %61 = load i32, ptr %41, align 8, !tbaa !67
  %62 = zext i32 %61 to i64
  %63 = icmp ult i64 %60, %62
  br i1 %63, label %50, label %46, !llvm.loop !260

64:                                               ; preds = %46
  %65 = load ptr, ptr %0, align 8, !tbaa !31
  %66 = getelementptr inbounds %struct.device, ptr %65, i64 0, i32 21
  %67 = load ptr, ptr %66, align 8, !tbaa !261
  %68 = load ptr, ptr %65, align 8, !tbaa !25
  %69 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 7
  %70 = load ptr, ptr %69, align 8, !tbaa !14
  %71 = zext i32 %48 to i64
  %72 = shl nuw nsw i64 %71, 3
  %73 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 8
  %74 = load ptr, ptr %73, align 8, !tbaa !79
  %75 = call i32 %67(ptr noundef %68, ptr noundef %70, i32 noundef 0, i32 noundef %48, i64 noundef %72, ptr noundef %74, i64 noundef 8, i32 noundef 3) #12
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %78, label %77

77:                                               ; preds = %64
  store atomic i32 %75, ptr %22 seq_cst, align 8
  br label %78

78:                                               ; preds = %46, %64, %77
  %79 = load ptr, ptr %23, align 8, !tbaa !53
  store ptr %79, ptr %25, align 8, !tbaa !54
  store ptr %25, ptr %23, align 8, !tbaa !53
  %80 = load ptr, ptr %16, align 8, !tbaa !255
  %81 = icmp eq ptr %80, null
  br i1 %81, label %29, label %24, !llvm.loop !262
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @queue_result(ptr nocapture noundef readonly %0) local_unnamed_addr #8 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %3 = load atomic i32, ptr %2 seq_cst, align 8
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @queue_arm(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  store atomic i64 %1, ptr %4 seq_cst, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #13
  store i64 0, ptr %3, align 8, !tbaa !40
  %5 = load ptr, ptr %0, align 8, !tbaa !31
  %6 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 22
  %7 = load ptr, ptr %6, align 8, !tbaa !41
  %8 = load ptr, ptr %5, align 8, !tbaa !25
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %10 = load ptr, ptr %9, align 8, !tbaa !36
  %11 = call i32 %7(ptr noundef %8, ptr noundef %10, ptr noundef nonnull %3) #12
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %15, label %13

13:                                               ; preds = %2
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store atomic i32 %11, ptr %14 seq_cst, align 8
  br label %15

15:                                               ; preds = %2, %13
  %16 = load i64, ptr %3, align 8
  %17 = select i1 %12, i64 %16, i64 0
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #13
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %19 = load atomic i32, ptr %18 seq_cst, align 8
  %20 = icmp eq i32 %19, 0
  %21 = icmp ult i64 %17, %1
  %22 = select i1 %20, i1 %21, i1 false
  br i1 %22, label %26, label %23

23:                                               ; preds = %15
  %24 = atomicrmw xchg ptr %4, i64 0 seq_cst, align 8
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %26, label %36

26:                                               ; preds = %23, %15
  %27 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %28 = call i32 @pthread_mutex_lock(ptr noundef nonnull %27) #12
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %30 = load i32, ptr %29, align 4, !tbaa !43
  %31 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %27) #12
  %32 = icmp eq i32 %30, 0
  br i1 %32, label %36, label %33

33:                                               ; preds = %26
  %34 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %35 = call i32 @pthread_cond_signal(ptr noundef nonnull %34) #12
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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #13
  store i64 0, ptr %6, align 8, !tbaa !40
  %7 = load ptr, ptr %0, align 8, !tbaa !31
  %8 = getelementptr inbounds %struct.device, ptr %7, i64 0, i32 22
  %9 = load ptr, ptr %8, align 8, !tbaa !41
  %10 = load ptr, ptr %7, align 8, !tbaa !25
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %12 = load ptr, ptr %11, align 8, !tbaa !36
  %13 = call i32 %9(ptr noundef %10, ptr noundef %12, ptr noundef nonnull %6) #12
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %17, label %15

15:                                               ; preds = %3
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store atomic i32 %13, ptr %16 seq_cst, align 8
  br label %17

17:                                               ; preds = %3, %15
  %18 = load i64, ptr %6, align 8
  %19 = select i1 %14, i64 %18, i64 0
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #13
  %20 = icmp ult i64 %19, %1
  br i1 %20, label %21, label %37

21:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  store i64 %1, ptr %4, align 8, !tbaa !40
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %5) #13
  store i32 1000207004, ptr %5, align 8, !tbaa !45
  %22 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 1
  store ptr null, ptr %22, align 8, !tbaa !47
  %23 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 2
  store <2 x i32> <i32 0, i32 1>, ptr %23, align 8, !tbaa !48
  %24 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 4
  store ptr %11, ptr %24, align 8, !tbaa !49
  %25 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 5
  store ptr %4, ptr %25, align 8, !tbaa !50
  %26 = load ptr, ptr %0, align 8, !tbaa !31
  %27 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 29
  %28 = load ptr, ptr %27, align 8, !tbaa !51
  %29 = load ptr, ptr %26, align 8, !tbaa !25
  %30 = call i32 %28(ptr noundef %29, ptr noundef nonnull %5, i64 noundef %2) #12
  %31 = icmp slt i32 %30, 0
  br i1 %31, label %32, label %34

32:                                               ; preds = %21
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store atomic i32 %30, ptr %33 seq_cst, align 8
  br label %34

34:                                               ; preds = %21, %32
  %35 = icmp eq i32 %30, 0
  %36 = zext i1 %35 to i32
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %5) #13
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br label %37

37:                                               ; preds = %34, %17
  %38 = phi i32 [ 1, %17 ], [ %36, %34 ]
  ret i32 %38
}

; Function Attrs: nounwind
define dso_local void @queue_idle(ptr nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %3 = load ptr, ptr %2, align 8, !tbaa !35
  %4 = getelementptr inbounds %struct.hardware_queue, ptr %3, i64 0, i32 2
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #12
  %6 = load ptr, ptr %0, align 8, !tbaa !31
  %7 = getelementptr inbounds %struct.device, ptr %6, i64 0, i32 24
  %8 = load ptr, ptr %7, align 8, !tbaa !263
  %9 = load ptr, ptr %2, align 8, !tbaa !35
  %10 = load ptr, ptr %9, align 8, !tbaa !97
  %11 = tail call i32 %8(ptr noundef %10) #12
  %12 = load ptr, ptr %2, align 8, !tbaa !35
  %13 = getelementptr inbounds %struct.hardware_queue, ptr %12, i64 0, i32 2
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #12
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #12
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  store <2 x ptr> zeroinitializer, ptr %4, align 8, !tbaa !26
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  store ptr %5, ptr %6, align 8, !tbaa !39
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  store i32 1, ptr %7, align 8, !tbaa !42
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %9 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %8) #12
  %10 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #12
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %12 = load i32, ptr %11, align 4, !tbaa !38
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %1
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %16 = load i64, ptr %15, align 8, !tbaa !264
  %17 = tail call i32 @pthread_join(i64 noundef %16, ptr noundef null) #12
  store i32 0, ptr %11, align 4, !tbaa !38
  br label %18

18:                                               ; preds = %1, %14
  ret void
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #0 {
  tail call void @free(ptr noundef %0) #12
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
  %6 = load ptr, ptr %5, align 8, !tbaa !80
  %7 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 22
  %8 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 20
  %9 = load i32, ptr %8, align 8, !tbaa !71
  %10 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 21
  %11 = load i32, ptr %10, align 4, !tbaa !48
  %12 = icmp ugt i32 %11, %9
  br i1 %12, label %23, label %13

13:                                               ; preds = %1
  %14 = icmp eq i32 %11, 0
  %15 = shl i32 %11, 1
  %16 = select i1 %14, i32 8, i32 %15
  %17 = load ptr, ptr %7, align 8, !tbaa !26
  %18 = zext i32 %16 to i64
  %19 = shl nuw nsw i64 %18, 4
  %20 = tail call ptr @realloc(ptr noundef %17, i64 noundef %19) #12
  %21 = icmp eq ptr %20, null
  br i1 %21, label %98, label %22

22:                                               ; preds = %13
  store ptr %20, ptr %7, align 8, !tbaa !26
  store i32 %16, ptr %10, align 4, !tbaa !48
  br label %23

23:                                               ; preds = %1, %22
  %24 = load ptr, ptr %0, align 8, !tbaa !31
  %25 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 12
  %26 = load i32, ptr %25, align 4, !tbaa !68
  %27 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 11
  %28 = load i32, ptr %27, align 8, !tbaa !265
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
  %38 = tail call ptr @realloc(ptr noundef %35, i64 noundef %37) #12
  %39 = icmp eq ptr %38, null
  br i1 %39, label %98, label %40

40:                                               ; preds = %30
  store ptr %38, ptr %31, align 8, !tbaa !26
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #13
  store i32 40, ptr %2, align 8, !tbaa !266
  %41 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 1
  store ptr null, ptr %41, align 8, !tbaa !268
  %42 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 2
  %43 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 2
  %44 = load ptr, ptr %43, align 8, !tbaa !4
  store ptr %44, ptr %42, align 8, !tbaa !269
  %45 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 3
  %46 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 10
  %47 = load i32, ptr %46, align 4, !tbaa !15
  store i32 %47, ptr %45, align 8, !tbaa !270
  %48 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 4
  %49 = load i32, ptr %27, align 8, !tbaa !265
  %50 = sub i32 %34, %49
  store i32 %50, ptr %48, align 4, !tbaa !271
  %51 = zext i32 %49 to i64
  %52 = getelementptr inbounds ptr, ptr %38, i64 %51
  %53 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 2
  %54 = load ptr, ptr %53, align 8, !tbaa !272
  %55 = load ptr, ptr %24, align 8, !tbaa !25
  %56 = call i32 %54(ptr noundef %55, ptr noundef nonnull %2, ptr noundef nonnull %52) #12
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %60

58:                                               ; preds = %40
  store i32 %34, ptr %27, align 8, !tbaa !265
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #13
  %59 = load i32, ptr %25, align 4, !tbaa !68
  br label %61

60:                                               ; preds = %40
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #13
  br label %98

61:                                               ; preds = %23, %58
  %62 = phi i32 [ %59, %58 ], [ %26, %23 ]
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %3) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %3, i8 0, i64 56, i1 false)
  store i32 41, ptr %3, align 8
  %63 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 10
  %64 = load i32, ptr %63, align 4, !tbaa !15
  %65 = icmp eq i32 %64, 1
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #13
  store i32 42, ptr %4, align 8, !tbaa !273
  %66 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 1
  store ptr null, ptr %66, align 8, !tbaa !275
  %67 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 2
  %68 = select i1 %65, i32 4, i32 1
  store i32 %68, ptr %67, align 8, !tbaa !276
  %69 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 3
  %70 = select i1 %65, ptr %3, ptr null
  store ptr %70, ptr %69, align 8, !tbaa !277
  %71 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 4
  %72 = load ptr, ptr %71, align 8, !tbaa !278
  %73 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 13
  %74 = load ptr, ptr %73, align 8, !tbaa !17
  %75 = zext i32 %62 to i64
  %76 = getelementptr inbounds ptr, ptr %74, i64 %75
  %77 = load ptr, ptr %76, align 8, !tbaa !26
  %78 = call i32 %72(ptr noundef %77, ptr noundef nonnull %4) #12
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #13
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %3) #13
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %98

80:                                               ; preds = %61
  %81 = load ptr, ptr %73, align 8, !tbaa !17
  %82 = load i32, ptr %25, align 4, !tbaa !68
  %83 = add i32 %82, 1
  store i32 %83, ptr %25, align 4, !tbaa !68
  %84 = zext i32 %82 to i64
  %85 = getelementptr inbounds ptr, ptr %81, i64 %84
  %86 = load ptr, ptr %85, align 8, !tbaa !26
  %87 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store ptr %86, ptr %87, align 8, !tbaa !108
  %88 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  store i32 1, ptr %88, align 8, !tbaa !109
  %89 = load ptr, ptr %7, align 8, !tbaa !20
  %90 = load i32, ptr %8, align 8, !tbaa !71
  %91 = add i32 %90, 1
  store i32 %91, ptr %8, align 8, !tbaa !71
  %92 = zext i32 %90 to i64
  %93 = getelementptr inbounds %struct.submission, ptr %89, i64 %92
  %94 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 23
  %95 = load i32, ptr %94, align 8, !tbaa !70
  store i32 %95, ptr %93, align 8, !tbaa.struct !279
  %96 = getelementptr inbounds i8, ptr %93, i64 4
  store i32 0, ptr %96, align 4, !tbaa.struct !280
  %97 = getelementptr inbounds i8, ptr %93, i64 8
  store ptr %86, ptr %97, align 8, !tbaa.struct !90
  br label %98

98:                                               ; preds = %30, %60, %13, %80, %61
  %99 = phi i32 [ 0, %80 ], [ %78, %61 ], [ -1, %13 ], [ -1, %30 ], [ %56, %60 ]
  ret i32 %99
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #9

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #10

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #2

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #11

attributes #0 = { nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #6 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #8 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #12 = { nobuiltin nounwind "no-builtins" }
attributes #13 = { nounwind }
attributes #14 = { nobuiltin "no-builtins" }

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
!32 = !{!"queue", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !10, i64 32, !10, i64 36, !33, i64 40, !9, i64 56, !10, i64 64, !10, i64 68, !6, i64 72, !6, i64 80, !6, i64 88, !6, i64 96, !6, i64 104, !10, i64 112, !34, i64 120, !34, i64 184}
!33 = !{!"notification", !9, i64 0, !10, i64 8}
!34 = !{!"", !7, i64 0}
!35 = !{!32, !6, i64 8}
!36 = !{!32, !6, i64 16}
!37 = !{!32, !10, i64 48}
!38 = !{!32, !10, i64 36}
!39 = !{!32, !6, i64 88}
!40 = !{!9, !9, i64 0}
!41 = !{!24, !6, i64 176}
!42 = !{!32, !10, i64 64}
!43 = !{!32, !10, i64 68}
!44 = !{!33, !10, i64 8}
!45 = !{!46, !7, i64 0}
!46 = !{!"VkSemaphoreWaitInfo", !7, i64 0, !6, i64 8, !10, i64 16, !10, i64 20, !6, i64 24, !6, i64 32}
!47 = !{!46, !6, i64 8}
!48 = !{!10, !10, i64 0}
!49 = !{!46, !6, i64 24}
!50 = !{!46, !6, i64 32}
!51 = !{!24, !6, i64 232}
!52 = !{!32, !6, i64 24}
!53 = !{!32, !6, i64 72}
!54 = !{!5, !6, i64 0}
!55 = !{!56, !57, i64 0}
!56 = !{!"command", !57, i64 0, !57, i64 2, !10, i64 4}
!57 = !{!"short", !7, i64 0}
!58 = !{!56, !10, i64 4}
!59 = !{!24, !9, i64 8}
!60 = !{!61, !9, i64 16}
!61 = !{!"kernel", !9, i64 0, !9, i64 8, !9, i64 16, !9, i64 24, !6, i64 32, !6, i64 40}
!62 = !{!63, !9, i64 24}
!63 = !{!"transfer", !56, i64 0, !6, i64 8, !9, i64 16, !9, i64 24, !6, i64 32}
!64 = distinct !{!64, !28}
!65 = distinct !{!65, !28}
!66 = !{!5, !10, i64 72}
!67 = !{!5, !10, i64 112}
!68 = !{!5, !10, i64 84}
!69 = !{!5, !9, i64 48}
!70 = !{!5, !10, i64 144}
!71 = !{!5, !10, i64 128}
!72 = !{!5, !10, i64 100}
!73 = !{!74, !6, i64 0}
!74 = !{!"kept_set", !6, i64 0, !6, i64 8, !7, i64 16}
!75 = distinct !{!75, !28}
!76 = !{!24, !6, i64 208}
!77 = distinct !{!77, !28}
!78 = !{!24, !6, i64 200}
!79 = !{!5, !6, i64 64}
!80 = !{!32, !6, i64 96}
!81 = !{!82, !10, i64 4}
!82 = !{!"submission", !10, i64 0, !10, i64 4, !6, i64 8}
!83 = !{!82, !10, i64 0}
!84 = !{i64 0, i64 4, !85, i64 8, i64 8, !26, i64 16, i64 4, !48, i64 24, i64 8, !26, i64 32, i64 4, !48, i64 40, i64 8, !26}
!85 = !{!7, !7, i64 0}
!86 = !{i64 0, i64 8, !26, i64 8, i64 4, !48, i64 16, i64 8, !26, i64 24, i64 4, !48, i64 32, i64 8, !26}
!87 = !{i64 0, i64 4, !48, i64 8, i64 8, !26, i64 16, i64 4, !48, i64 24, i64 8, !26}
!88 = !{i64 0, i64 8, !26, i64 8, i64 4, !48, i64 16, i64 8, !26}
!89 = !{i64 0, i64 4, !48, i64 8, i64 8, !26}
!90 = !{i64 0, i64 8, !26}
!91 = !{i64 0, i64 4, !85, i64 8, i64 8, !26, i64 16, i64 4, !48, i64 24, i64 8, !26, i64 32, i64 8, !26, i64 40, i64 4, !48, i64 48, i64 8, !26, i64 56, i64 4, !48, i64 64, i64 8, !26}
!92 = !{i64 0, i64 8, !26, i64 8, i64 4, !48, i64 16, i64 8, !26, i64 24, i64 8, !26, i64 32, i64 4, !48, i64 40, i64 8, !26, i64 48, i64 4, !48, i64 56, i64 8, !26}
!93 = !{i64 0, i64 4, !48, i64 8, i64 8, !26, i64 16, i64 8, !26, i64 24, i64 4, !48, i64 32, i64 8, !26, i64 40, i64 4, !48, i64 48, i64 8, !26}
!94 = !{i64 0, i64 8, !26, i64 8, i64 8, !26, i64 16, i64 4, !48, i64 24, i64 8, !26, i64 32, i64 4, !48, i64 40, i64 8, !26}
!95 = distinct !{!95, !28}
!96 = !{!24, !6, i64 184}
!97 = !{!98, !6, i64 0}
!98 = !{!"hardware_queue", !6, i64 0, !9, i64 8, !34, i64 16}
!99 = distinct !{!99, !28}
!100 = !{!24, !6, i64 216}
!101 = !{!98, !9, i64 8}
!102 = !{!103, !7, i64 0}
!103 = !{!"VkMemoryBarrier", !7, i64 0, !6, i64 8, !10, i64 16, !10, i64 20}
!104 = !{!103, !6, i64 8}
!105 = !{!103, !10, i64 16}
!106 = !{!103, !10, i64 20}
!107 = !{!24, !6, i64 128}
!108 = !{!32, !6, i64 104}
!109 = !{!32, !10, i64 112}
!110 = !{!24, !6, i64 160}
!111 = !{!5, !10, i64 148}
!112 = !{!113, !6, i64 8}
!113 = !{!"wait", !56, i64 0, !6, i64 8, !9, i64 16}
!114 = !{!113, !9, i64 16}
!115 = !{!61, !9, i64 24}
!116 = !{!61, !6, i64 40}
!117 = distinct !{!117, !28}
!118 = !{!61, !9, i64 0}
!119 = !{!61, !6, i64 32}
!120 = !{!121, !9, i64 48}
!121 = !{!"task", !6, i64 0, !6, i64 8, !6, i64 16, !9, i64 24, !9, i64 32, !9, i64 40, !9, i64 48, !6, i64 56, !6, i64 64}
!122 = !{!121, !9, i64 24}
!123 = !{!121, !9, i64 32}
!124 = !{!121, !6, i64 64}
!125 = distinct !{!125, !28}
!126 = !{!121, !9, i64 40}
!127 = distinct !{!127, !28, !128, !129}
!128 = !{!"llvm.loop.isvectorized", i32 1}
!129 = !{!"llvm.loop.unroll.runtime.disable"}
!130 = !{!121, !6, i64 56}
!131 = !{!132, !9, i64 0}
!132 = !{!"binding", !9, i64 0, !9, i64 8, !9, i64 16, !9, i64 24}
!133 = !{!132, !9, i64 16}
!134 = !{!135, !6, i64 0}
!135 = !{!"memory", !6, i64 0, !9, i64 8, !9, i64 16}
!136 = distinct !{!136, !28}
!137 = distinct !{!137, !28, !128}
!138 = !{!74, !6, i64 8}
!139 = !{!140, !7, i64 0}
!140 = !{!"VkDescriptorSetAllocateInfo", !7, i64 0, !6, i64 8, !6, i64 16, !10, i64 24, !6, i64 32}
!141 = !{!140, !6, i64 8}
!142 = !{!140, !6, i64 16}
!143 = !{!140, !10, i64 24}
!144 = !{!140, !6, i64 32}
!145 = !{!24, !6, i64 24}
!146 = !{!147, !7, i64 0}
!147 = !{!"VkDescriptorPoolCreateInfo", !7, i64 0, !6, i64 8, !10, i64 16, !10, i64 20, !10, i64 24, !6, i64 32}
!148 = !{!147, !6, i64 8}
!149 = !{!147, !10, i64 24}
!150 = !{!147, !6, i64 32}
!151 = !{!24, !6, i64 144}
!152 = !{!24, !6, i64 224}
!153 = !{!132, !9, i64 24}
!154 = !{i64 0, i64 8, !26, i64 8, i64 8, !40, i64 16, i64 8, !40}
!155 = !{i64 0, i64 8, !40, i64 8, i64 8, !40}
!156 = !{i64 0, i64 8, !40}
!157 = !{!135, !9, i64 8}
!158 = !{!159, !6, i64 24}
!159 = !{!"texture", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24}
!160 = !{!159, !6, i64 8}
!161 = !{i64 0, i64 8, !26, i64 8, i64 8, !26, i64 16, i64 4, !85}
!162 = !{i64 0, i64 8, !26, i64 8, i64 4, !85}
!163 = !{i64 0, i64 4, !85}
!164 = !{!159, !6, i64 16}
!165 = !{!132, !9, i64 8}
!166 = !{i64 0, i64 4, !85, i64 8, i64 8, !26, i64 16, i64 8, !26, i64 24, i64 4, !48, i64 28, i64 4, !48, i64 32, i64 4, !48, i64 36, i64 4, !85, i64 40, i64 8, !26, i64 48, i64 8, !26, i64 56, i64 8, !26}
!167 = !{i64 0, i64 8, !26, i64 8, i64 8, !26, i64 16, i64 4, !48, i64 20, i64 4, !48, i64 24, i64 4, !48, i64 28, i64 4, !85, i64 32, i64 8, !26, i64 40, i64 8, !26, i64 48, i64 8, !26}
!168 = !{i64 0, i64 8, !26, i64 8, i64 4, !48, i64 12, i64 4, !48, i64 16, i64 4, !48, i64 20, i64 4, !85, i64 24, i64 8, !26, i64 32, i64 8, !26, i64 40, i64 8, !26}
!169 = !{i64 0, i64 4, !48, i64 4, i64 4, !48, i64 8, i64 4, !48, i64 12, i64 4, !85, i64 16, i64 8, !26, i64 24, i64 8, !26, i64 32, i64 8, !26}
!170 = !{i64 0, i64 4, !85, i64 4, i64 8, !26, i64 12, i64 8, !26, i64 20, i64 8, !26}
!171 = !{i64 0, i64 8, !26, i64 8, i64 8, !26, i64 16, i64 8, !26}
!172 = !{i64 0, i64 8, !26, i64 8, i64 8, !26}
!173 = distinct !{!173, !28}
!174 = !{!24, !6, i64 48}
!175 = !{!121, !6, i64 0}
!176 = !{!24, !6, i64 40}
!177 = !{!121, !6, i64 8}
!178 = !{!24, !6, i64 104}
!179 = !{!159, !6, i64 0}
!180 = !{!181, !10, i64 8}
!181 = !{!"image", !6, i64 0, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20}
!182 = !{!183, !7, i64 0}
!183 = !{!"VkImageMemoryBarrier", !7, i64 0, !6, i64 8, !10, i64 16, !10, i64 20, !7, i64 24, !7, i64 28, !10, i64 32, !10, i64 36, !6, i64 40, !184, i64 48}
!184 = !{!"VkImageSubresourceRange", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !10, i64 16}
!185 = !{!183, !6, i64 8}
!186 = !{!183, !10, i64 16}
!187 = !{!183, !10, i64 20}
!188 = !{!183, !7, i64 24}
!189 = !{!183, !10, i64 36}
!190 = !{!181, !6, i64 0}
!191 = !{!183, !6, i64 40}
!192 = !{!181, !10, i64 12}
!193 = !{!184, !10, i64 0}
!194 = !{!184, !10, i64 4}
!195 = !{!181, !10, i64 16}
!196 = !{!184, !10, i64 8}
!197 = !{!184, !10, i64 12}
!198 = !{!181, !10, i64 20}
!199 = !{!184, !10, i64 16}
!200 = distinct !{!200, !28}
!201 = distinct !{!201, !28}
!202 = !{i64 0, i64 8, !26, i64 8, i64 8, !26, i64 16, i64 8, !40}
!203 = !{i64 0, i64 8, !26, i64 8, i64 8, !40}
!204 = !{!205, !9, i64 0}
!205 = !{!"VkBufferCopy", !9, i64 0, !9, i64 8, !9, i64 16}
!206 = !{!63, !9, i64 16}
!207 = !{!205, !9, i64 8}
!208 = !{!205, !9, i64 16}
!209 = !{!63, !6, i64 32}
!210 = !{!24, !6, i64 72}
!211 = !{!63, !6, i64 8}
!212 = !{!213, !6, i64 16}
!213 = !{!"copy", !56, i64 0, !6, i64 8, !6, i64 16, !205, i64 24}
!214 = !{!213, !6, i64 8}
!215 = !{!24, !6, i64 120}
!216 = !{!217, !6, i64 8}
!217 = !{!"fill", !56, i64 0, !6, i64 8, !9, i64 16, !9, i64 24, !10, i64 32}
!218 = !{!217, !9, i64 16}
!219 = !{!217, !9, i64 24}
!220 = !{!217, !10, i64 32}
!221 = !{!222}
!222 = distinct !{!222, !223, !"copy_of: argument 0"}
!223 = distinct !{!223, !"copy_of"}
!224 = !{!225, !9, i64 16}
!225 = !{!"image_transfer", !56, i64 0, !6, i64 8, !9, i64 16, !6, i64 24, !226, i64 32}
!226 = !{!"region", !9, i64 0, !9, i64 8, !9, i64 16, !227, i64 24, !228, i64 36}
!227 = !{!"VkOffset3D", !10, i64 0, !10, i64 4, !10, i64 8}
!228 = !{!"VkExtent3D", !10, i64 0, !10, i64 4, !10, i64 8}
!229 = !{!230, !9, i64 0}
!230 = !{!"VkBufferImageCopy", !9, i64 0, !10, i64 8, !10, i64 12, !231, i64 16, !227, i64 32, !228, i64 44}
!231 = !{!"VkImageSubresourceLayers", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12}
!232 = !{!225, !6, i64 24}
!233 = !{!226, !9, i64 0}
!234 = !{!226, !9, i64 8}
!235 = !{!226, !9, i64 16}
!236 = !{i64 0, i64 4, !48, i64 4, i64 4, !48, i64 8, i64 4, !48}
!237 = !{!24, !6, i64 80}
!238 = !{!225, !6, i64 8}
!239 = !{!240}
!240 = distinct !{!240, !241, !"copy_of: argument 0"}
!241 = distinct !{!241, !"copy_of"}
!242 = !{!24, !6, i64 96}
!243 = !{!244, !6, i64 16}
!244 = !{!"copy_image", !56, i64 0, !6, i64 8, !6, i64 16, !226, i64 24, !226, i64 72}
!245 = !{!244, !6, i64 8}
!246 = !{!24, !6, i64 88}
!247 = !{!248, !6, i64 8}
!248 = !{!"transition", !56, i64 0, !6, i64 8, !9, i64 16}
!249 = !{!248, !9, i64 16}
!250 = !{!183, !7, i64 28}
!251 = !{!24, !6, i64 112}
!252 = !{!56, !57, i64 2}
!253 = !{!24, !6, i64 136}
!254 = distinct !{!254, !28}
!255 = !{!32, !6, i64 80}
!256 = !{!257, !6, i64 0}
!257 = !{!"arrival", !6, i64 0, !6, i64 8, !9, i64 16}
!258 = !{!257, !6, i64 8}
!259 = !{!257, !9, i64 16}
!260 = distinct !{!260, !28}
!261 = !{!24, !6, i64 168}
!262 = distinct !{!262, !28}
!263 = !{!24, !6, i64 192}
!264 = !{!32, !9, i64 56}
!265 = !{!5, !10, i64 80}
!266 = !{!267, !7, i64 0}
!267 = !{!"VkCommandBufferAllocateInfo", !7, i64 0, !6, i64 8, !6, i64 16, !7, i64 24, !10, i64 28}
!268 = !{!267, !6, i64 8}
!269 = !{!267, !6, i64 16}
!270 = !{!267, !7, i64 24}
!271 = !{!267, !10, i64 28}
!272 = !{!24, !6, i64 16}
!273 = !{!274, !7, i64 0}
!274 = !{!"VkCommandBufferBeginInfo", !7, i64 0, !6, i64 8, !10, i64 16, !6, i64 24}
!275 = !{!274, !6, i64 8}
!276 = !{!274, !10, i64 16}
!277 = !{!274, !6, i64 24}
!278 = !{!24, !6, i64 32}
!279 = !{i64 0, i64 4, !48, i64 4, i64 4, !48, i64 8, i64 8, !26}
!280 = !{i64 0, i64 4, !48, i64 4, i64 8, !26}
