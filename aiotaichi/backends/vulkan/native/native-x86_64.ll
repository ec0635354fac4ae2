; Made by `nox -s native` from *.c and *.h, sha256 0cc46adea2bf0db7fe8c6984b741bff0c749d5ec31befd4e0f6c8fe01dd00690
; ModuleID = 'aiotaichi/backends/vulkan/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

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
@__const.add_pool.sizes = private unnamed_addr constant [5 x %struct.VkDescriptorPoolSize] [%struct.VkDescriptorPoolSize { i32 8, i32 256 }, %struct.VkDescriptorPoolSize { i32 9, i32 128 }, %struct.VkDescriptorPoolSize { i32 7, i32 1024 }, %struct.VkDescriptorPoolSize { i32 1, i32 256 }, %struct.VkDescriptorPoolSize { i32 3, i32 256 }], align 16
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
  tail call void @free(ptr noundef %11) #12
  %12 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 16
  %13 = load ptr, ptr %12, align 8, !tbaa !17
  tail call void @free(ptr noundef %13) #12
  %14 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 19
  %15 = load ptr, ptr %14, align 8, !tbaa !18
  tail call void @free(ptr noundef %15) #12
  %16 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 22
  %17 = load ptr, ptr %16, align 8, !tbaa !19
  tail call void @free(ptr noundef %17) #12
  %18 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 25
  %19 = load ptr, ptr %18, align 8, !tbaa !20
  tail call void @free(ptr noundef %19) #12
  %20 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 26
  %21 = load ptr, ptr %20, align 8, !tbaa !21
  tail call void @free(ptr noundef %21) #12
  tail call void @free(ptr noundef nonnull %1) #12
  ret void

22:                                               ; preds = %6, %22
  %23 = phi i64 [ 0, %6 ], [ %29, %22 ]
  %24 = load ptr, ptr %7, align 8, !tbaa !22
  %25 = load ptr, ptr %0, align 8, !tbaa !24
  %26 = load ptr, ptr %8, align 8, !tbaa !17
  %27 = getelementptr inbounds ptr, ptr %26, i64 %23
  %28 = load ptr, ptr %27, align 8, !tbaa !25
  tail call void %24(ptr noundef %25, ptr noundef %28, ptr noundef null) #12
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
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #12
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
  store ptr %0, ptr %5, align 8, !tbaa !30
  %8 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 1
  store ptr %1, ptr %8, align 8, !tbaa !34
  %9 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 2
  store ptr %2, ptr %9, align 8, !tbaa !35
  %10 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 6, i32 1
  store i32 %3, ptr %10, align 8, !tbaa !36
  %11 = icmp sgt i32 %3, -1
  %12 = zext i1 %11 to i32
  %13 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 5
  store i32 %12, ptr %13, align 4, !tbaa !37
  %14 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 11
  %15 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 12
  store ptr %14, ptr %15, align 8, !tbaa !38
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
  %15 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 3
  %16 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 4
  %17 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 5
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6, i32 1
  br label %19

19:                                               ; preds = %69, %1
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #13
  store i64 0, ptr %4, align 8, !tbaa !39
  %20 = load ptr, ptr %0, align 8, !tbaa !30
  %21 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 22
  %22 = load ptr, ptr %21, align 8, !tbaa !40
  %23 = load ptr, ptr %20, align 8, !tbaa !24
  %24 = load ptr, ptr %5, align 8, !tbaa !35
  %25 = call i32 %22(ptr noundef %23, ptr noundef %24, ptr noundef nonnull %4) #12
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %28, label %27

27:                                               ; preds = %19
  store atomic i32 %25, ptr %6 seq_cst, align 8
  br label %28

28:                                               ; preds = %19, %27
  %29 = load i64, ptr %4, align 8
  %30 = select i1 %26, i64 %29, i64 0
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #13
  %31 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #12
  %32 = load atomic i64, ptr %8 seq_cst, align 8
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %44, label %34

34:                                               ; preds = %28
  %35 = add i64 %30, 1
  br label %36

36:                                               ; preds = %40, %34
  %37 = phi ptr [ %9, %34 ], [ %38, %40 ]
  %38 = load ptr, ptr %37, align 8, !tbaa !25
  %39 = icmp eq ptr %38, null
  br i1 %39, label %44, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 1
  %42 = load i64, ptr %41, align 8, !tbaa !28
  %43 = icmp ult i64 %42, %35
  br i1 %43, label %36, label %44, !llvm.loop !29

44:                                               ; preds = %40, %36, %28
  %45 = phi i64 [ 0, %28 ], [ %42, %40 ], [ 0, %36 ]
  %46 = load atomic i32, ptr %6 seq_cst, align 8
  %47 = icmp eq i32 %46, 0
  %48 = select i1 %47, i64 %30, i64 -1
  %49 = load atomic i64, ptr %8 seq_cst, align 8
  %50 = add i64 %49, -1
  %51 = icmp ult i64 %50, %48
  %52 = load i32, ptr %10, align 8, !tbaa !41
  %53 = icmp ne i32 %52, 0
  %54 = select i1 %53, i1 true, i1 %51
  %55 = icmp ne i64 %45, 0
  %56 = select i1 %54, i1 true, i1 %55
  br i1 %56, label %60, label %57

57:                                               ; preds = %44
  store i32 1, ptr %11, align 4, !tbaa !42
  %58 = call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %7) #12
  store i32 0, ptr %11, align 4, !tbaa !42
  %59 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #12
  br label %62

60:                                               ; preds = %44
  %61 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #12
  br i1 %53, label %80, label %62

62:                                               ; preds = %57, %60
  br i1 %51, label %63, label %70

63:                                               ; preds = %62
  %64 = atomicrmw xchg ptr %8, i64 0 seq_cst, align 8
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %69, label %66

66:                                               ; preds = %63
  %67 = load i32, ptr %18, align 8, !tbaa !43
  %68 = call i64 @write(i32 noundef %67, ptr noundef nonnull @notify.one, i64 noundef 8) #12
  br label %69

69:                                               ; preds = %66, %63, %79, %70
  br label %19

70:                                               ; preds = %62
  br i1 %55, label %71, label %69

71:                                               ; preds = %70
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  store i64 %45, ptr %2, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #13
  store i32 1000207004, ptr %3, align 8, !tbaa !44
  store ptr null, ptr %13, align 8, !tbaa !46
  store i32 0, ptr %14, align 8, !tbaa !47
  store i32 1, ptr %15, align 4, !tbaa !48
  store ptr %5, ptr %16, align 8, !tbaa !49
  store ptr %2, ptr %17, align 8, !tbaa !50
  %72 = load ptr, ptr %0, align 8, !tbaa !30
  %73 = getelementptr inbounds %struct.device, ptr %72, i64 0, i32 29
  %74 = load ptr, ptr %73, align 8, !tbaa !51
  %75 = load ptr, ptr %72, align 8, !tbaa !24
  %76 = call i32 %74(ptr noundef %75, ptr noundef nonnull %3, i64 noundef 100000000) #12
  %77 = icmp slt i32 %76, 0
  br i1 %77, label %78, label %79

78:                                               ; preds = %71
  store atomic i32 %76, ptr %6 seq_cst, align 8
  br label %79

79:                                               ; preds = %71, %78
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  br label %69

80:                                               ; preds = %60
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
  %29 = load ptr, ptr %28, align 8, !tbaa !25
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
  %59 = load ptr, ptr %58, align 8, !tbaa !25
  %60 = icmp eq ptr %59, null
  br i1 %60, label %65, label %61

61:                                               ; preds = %57
  %62 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 5
  %63 = load i64, ptr %62, align 8, !tbaa !12
  %64 = icmp ult i64 %63, %55
  br i1 %64, label %57, label %67, !llvm.loop !65

65:                                               ; preds = %57
  %66 = add nsw i64 %55, 1
  br label %235

67:                                               ; preds = %61
  %68 = load ptr, ptr %59, align 8, !tbaa !54
  store ptr %68, ptr %58, align 8, !tbaa !25
  %69 = load ptr, ptr %0, align 8, !tbaa !30
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
  br i1 %79, label %105, label %80

80:                                               ; preds = %76
  %81 = getelementptr inbounds %struct.device, ptr %69, i64 0, i32 26
  %82 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 16
  %83 = zext i32 %78 to i64
  br label %95

84:                                               ; preds = %84, %67
  %85 = phi i64 [ 0, %67 ], [ %93, %84 ]
  %86 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 27, i64 %85
  store ptr null, ptr %86, align 8, !tbaa !73
  %87 = or i64 %85, 1
  %88 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 27, i64 %87
  store ptr null, ptr %88, align 8, !tbaa !73
  %89 = or i64 %85, 2
  %90 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 27, i64 %89
  store ptr null, ptr %90, align 8, !tbaa !73
  %91 = or i64 %85, 3
  %92 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 27, i64 %91
  store ptr null, ptr %92, align 8, !tbaa !73
  %93 = add nuw nsw i64 %85, 4
  %94 = icmp eq i64 %93, 64
  br i1 %94, label %76, label %84, !llvm.loop !75

95:                                               ; preds = %95, %80
  %96 = phi i64 [ 0, %80 ], [ %103, %95 ]
  %97 = load ptr, ptr %81, align 8, !tbaa !76
  %98 = load ptr, ptr %69, align 8, !tbaa !24
  %99 = load ptr, ptr %82, align 8, !tbaa !17
  %100 = getelementptr inbounds ptr, ptr %99, i64 %96
  %101 = load ptr, ptr %100, align 8, !tbaa !25
  %102 = tail call i32 %97(ptr noundef %98, ptr noundef %101, i32 noundef 0) #12
  %103 = add nuw nsw i64 %96, 1
  %104 = icmp eq i64 %103, %83
  br i1 %104, label %105, label %95, !llvm.loop !77

105:                                              ; preds = %95, %76
  %106 = getelementptr inbounds %struct.device, ptr %69, i64 0, i32 25
  %107 = load ptr, ptr %106, align 8, !tbaa !78
  %108 = load ptr, ptr %69, align 8, !tbaa !24
  %109 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 2
  %110 = load ptr, ptr %109, align 8, !tbaa !3
  %111 = tail call i32 %107(ptr noundef %108, ptr noundef %110, i32 noundef 0) #12
  %112 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 8
  store ptr %4, ptr %112, align 8, !tbaa !79
  store i32 %5, ptr %70, align 8, !tbaa !66
  %113 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  store ptr %59, ptr %113, align 8, !tbaa !80
  %114 = icmp eq i32 %111, 0
  br i1 %114, label %115, label %204

115:                                              ; preds = %105
  %116 = tail call fastcc i32 @record(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %11) #14
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %118, label %204

118:                                              ; preds = %115
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7)
  store i64 %3, ptr %7, align 8, !tbaa !39
  %119 = load ptr, ptr %113, align 8, !tbaa !80
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %8) #13
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %8, align 16, !tbaa !81
  %120 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 4
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %120, align 16, !tbaa !81
  %121 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 8
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %121, align 16, !tbaa !81
  %122 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 12
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %122, align 16, !tbaa !81
  %123 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 16
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %123, align 16, !tbaa !81
  %124 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 20
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %124, align 16, !tbaa !81
  %125 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 24
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %125, align 16, !tbaa !81
  %126 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 28
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %126, align 16, !tbaa !81
  %127 = getelementptr inbounds %struct.context, ptr %119, i64 0, i32 20
  %128 = load i32, ptr %127, align 8, !tbaa !71
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %216, label %130

130:                                              ; preds = %118
  %131 = getelementptr inbounds %struct.context, ptr %119, i64 0, i32 22
  %132 = getelementptr inbounds %struct.context, ptr %119, i64 0, i32 26
  %133 = getelementptr inbounds %struct.context, ptr %119, i64 0, i32 25
  %134 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %135 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  br label %136

136:                                              ; preds = %200, %130
  %137 = phi i32 [ 0, %130 ], [ %186, %200 ]
  call void @llvm.lifetime.start.p0(i64 768, ptr nonnull %9) #13
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %10) #13
  %138 = zext i32 %137 to i64
  %139 = add i32 %137, 16
  br label %140

140:                                              ; preds = %146, %136
  %141 = phi i64 [ 0, %136 ], [ %179, %146 ]
  %142 = phi i64 [ %138, %136 ], [ %149, %146 ]
  %143 = load i32, ptr %127, align 8, !tbaa !71
  %144 = zext i32 %143 to i64
  %145 = icmp ult i64 %142, %144
  br i1 %145, label %146, label %181

146:                                              ; preds = %140
  %147 = load ptr, ptr %131, align 8, !tbaa !19
  %148 = getelementptr inbounds %struct.submission, ptr %147, i64 %142
  %149 = add nuw nsw i64 %142, 1
  %150 = icmp eq i64 %149, %144
  %151 = zext i1 %150 to i32
  %152 = getelementptr inbounds [16 x %struct.VkTimelineSemaphoreSubmitInfo], ptr %9, i64 0, i64 %141
  %153 = getelementptr inbounds %struct.submission, ptr %147, i64 %142, i32 1
  %154 = load i32, ptr %153, align 4, !tbaa !82
  %155 = load ptr, ptr %132, align 8, !tbaa !21
  %156 = load i32, ptr %148, align 8, !tbaa !84
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds i64, ptr %155, i64 %157
  store i32 1000207003, ptr %152, align 16, !tbaa.struct !85
  %159 = getelementptr inbounds i8, ptr %152, i64 8
  store ptr null, ptr %159, align 8, !tbaa.struct !87
  %160 = getelementptr inbounds i8, ptr %152, i64 16
  store i32 %154, ptr %160, align 16, !tbaa.struct !88
  %161 = getelementptr inbounds i8, ptr %152, i64 24
  store ptr %158, ptr %161, align 8, !tbaa.struct !89
  %162 = getelementptr inbounds i8, ptr %152, i64 32
  store i32 %151, ptr %162, align 16, !tbaa.struct !90
  %163 = getelementptr inbounds i8, ptr %152, i64 40
  store ptr %7, ptr %163, align 8, !tbaa.struct !91
  %164 = getelementptr inbounds [16 x %struct.VkSubmitInfo], ptr %10, i64 0, i64 %141
  %165 = load i32, ptr %153, align 4, !tbaa !82
  %166 = load ptr, ptr %133, align 8, !tbaa !20
  %167 = load i32, ptr %148, align 8, !tbaa !84
  %168 = zext i32 %167 to i64
  %169 = getelementptr inbounds ptr, ptr %166, i64 %168
  %170 = getelementptr inbounds %struct.submission, ptr %147, i64 %142, i32 2
  store i32 4, ptr %164, align 8, !tbaa.struct !92
  %171 = getelementptr inbounds i8, ptr %164, i64 8
  store ptr %152, ptr %171, align 8, !tbaa.struct !93
  %172 = getelementptr inbounds i8, ptr %164, i64 16
  store i32 %165, ptr %172, align 8, !tbaa.struct !94
  %173 = getelementptr inbounds i8, ptr %164, i64 24
  store ptr %169, ptr %173, align 8, !tbaa.struct !95
  %174 = getelementptr inbounds i8, ptr %164, i64 32
  store ptr %8, ptr %174, align 8, !tbaa.struct !87
  %175 = getelementptr inbounds i8, ptr %164, i64 40
  store i32 1, ptr %175, align 8, !tbaa.struct !88
  %176 = getelementptr inbounds i8, ptr %164, i64 48
  store ptr %170, ptr %176, align 8, !tbaa.struct !89
  %177 = getelementptr inbounds i8, ptr %164, i64 56
  store i32 %151, ptr %177, align 8, !tbaa.struct !90
  %178 = getelementptr inbounds i8, ptr %164, i64 64
  store ptr %134, ptr %178, align 8, !tbaa.struct !91
  %179 = add nuw nsw i64 %141, 1
  %180 = icmp eq i64 %179, 16
  br i1 %180, label %184, label %140, !llvm.loop !96

181:                                              ; preds = %140
  %182 = trunc i64 %142 to i32
  %183 = trunc i64 %141 to i32
  br label %184

184:                                              ; preds = %146, %181
  %185 = phi i32 [ %183, %181 ], [ 16, %146 ]
  %186 = phi i32 [ %182, %181 ], [ %139, %146 ]
  %187 = load ptr, ptr %135, align 8, !tbaa !34
  %188 = getelementptr inbounds %struct.hardware_queue, ptr %187, i64 0, i32 2
  %189 = call i32 @pthread_mutex_lock(ptr noundef nonnull %188) #12
  %190 = load ptr, ptr %0, align 8, !tbaa !30
  %191 = getelementptr inbounds %struct.device, ptr %190, i64 0, i32 23
  %192 = load ptr, ptr %191, align 8, !tbaa !97
  %193 = load ptr, ptr %135, align 8, !tbaa !34
  %194 = load ptr, ptr %193, align 8, !tbaa !98
  %195 = call i32 %192(ptr noundef %194, i32 noundef %185, ptr noundef nonnull %10, ptr noundef null) #12
  %196 = load ptr, ptr %135, align 8, !tbaa !34
  %197 = getelementptr inbounds %struct.hardware_queue, ptr %196, i64 0, i32 2
  %198 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %197) #12
  %199 = icmp eq i32 %195, 0
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %10) #13
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %9) #13
  br i1 %199, label %200, label %203

200:                                              ; preds = %184
  %201 = load i32, ptr %127, align 8, !tbaa !71
  %202 = icmp ult i32 %186, %201
  br i1 %202, label %136, label %216, !llvm.loop !100

203:                                              ; preds = %184
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %8) #13
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  br label %204

204:                                              ; preds = %105, %115, %203
  %205 = phi i32 [ %195, %203 ], [ %116, %115 ], [ %111, %105 ]
  %206 = phi i32 [ %137, %203 ], [ 0, %115 ], [ 0, %105 ]
  %207 = icmp ne i32 %206, 0
  %208 = icmp eq i32 %205, -4
  %209 = select i1 %207, i1 true, i1 %208
  br i1 %209, label %210, label %212

210:                                              ; preds = %204
  %211 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store atomic i32 %205, ptr %211 seq_cst, align 8
  br label %214

212:                                              ; preds = %204
  %213 = load ptr, ptr %56, align 8, !tbaa !53
  store ptr %213, ptr %59, align 8, !tbaa !54
  store ptr %59, ptr %56, align 8, !tbaa !53
  br label %214

214:                                              ; preds = %212, %210
  %215 = sext i32 %205 to i64
  br label %235

216:                                              ; preds = %200, %118
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %8) #13
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  %217 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 1
  store i64 %3, ptr %217, align 8, !tbaa !28
  store ptr null, ptr %59, align 8, !tbaa !54
  %218 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %219 = call i32 @pthread_mutex_lock(ptr noundef nonnull %218) #12
  %220 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %221 = load ptr, ptr %220, align 8, !tbaa !38
  store ptr %59, ptr %221, align 8, !tbaa !25
  store ptr %59, ptr %220, align 8, !tbaa !38
  %222 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %223 = load i32, ptr %222, align 4, !tbaa !42
  %224 = icmp eq i32 %223, 0
  br i1 %224, label %233, label %225

225:                                              ; preds = %216
  %226 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %227 = load atomic i64, ptr %226 seq_cst, align 8
  %228 = icmp eq i64 %227, 0
  %229 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %218) #12
  br i1 %228, label %235, label %230

230:                                              ; preds = %225
  %231 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %232 = call i32 @pthread_cond_signal(ptr noundef nonnull %231) #12
  br label %235

233:                                              ; preds = %216
  %234 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %218) #12
  br label %235

235:                                              ; preds = %214, %233, %230, %225, %65
  %236 = phi i64 [ %66, %65 ], [ %215, %214 ], [ 0, %233 ], [ 0, %230 ], [ 0, %225 ]
  ret i64 %236
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
  %38 = load ptr, ptr %37, align 8, !tbaa !80
  %39 = tail call fastcc i32 @begin_submission(ptr noundef %0) #14
  %40 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 9
  %41 = load i32, ptr %40, align 8, !tbaa !66
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %50, label %43

43:                                               ; preds = %3
  %44 = load ptr, ptr %0, align 8, !tbaa !30
  %45 = getelementptr inbounds %struct.device, ptr %44, i64 0, i32 27
  %46 = load ptr, ptr %45, align 8, !tbaa !101
  %47 = load ptr, ptr %44, align 8, !tbaa !24
  %48 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 7
  %49 = load ptr, ptr %48, align 8, !tbaa !13
  tail call void %46(ptr noundef %47, ptr noundef %49, i32 noundef 0, i32 noundef %41) #12
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
  %197 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 22
  %198 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 20
  %199 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %36, i64 0, i32 1
  %200 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %36, i64 0, i32 2
  %201 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %36, i64 0, i32 3
  %202 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 24
  %203 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 25
  %204 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 23
  %205 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 26
  br label %209

206:                                              ; preds = %1230, %50
  %207 = phi i32 [ %39, %50 ], [ %1233, %1230 ]
  %208 = phi i1 [ %52, %50 ], [ %1239, %1230 ]
  br i1 %208, label %1241, label %1266

209:                                              ; preds = %54, %1230
  %210 = phi ptr [ %1, %54 ], [ %1237, %1230 ]
  %211 = phi i32 [ 0, %54 ], [ %1232, %1230 ]
  %212 = phi i32 [ 1, %54 ], [ %1231, %1230 ]
  %213 = load i16, ptr %210, align 4, !tbaa !55
  %214 = icmp eq i16 %213, 12
  br i1 %214, label %215, label %299

215:                                              ; preds = %209
  %216 = load ptr, ptr %197, align 8, !tbaa !19
  %217 = load i32, ptr %198, align 8, !tbaa !71
  %218 = add i32 %217, -1
  %219 = zext i32 %218 to i64
  %220 = getelementptr inbounds %struct.submission, ptr %216, i64 %219, i32 1
  %221 = load i32, ptr %220, align 4, !tbaa !82
  %222 = icmp eq i32 %221, 32
  %223 = icmp eq i32 %212, 0
  %224 = select i1 %223, i1 true, i1 %222
  br i1 %224, label %225, label %248

225:                                              ; preds = %215
  %226 = load ptr, ptr %60, align 8, !tbaa !34
  %227 = getelementptr inbounds %struct.hardware_queue, ptr %226, i64 0, i32 1
  %228 = load i64, ptr %227, align 8, !tbaa !102
  %229 = trunc i64 %228 to i32
  %230 = and i64 %228, 2048
  %231 = icmp eq i64 %230, 0
  %232 = select i1 %231, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %36) #13
  store i32 46, ptr %36, align 8, !tbaa !103
  store ptr null, ptr %199, align 8, !tbaa !105
  store i32 %232, ptr %200, align 8, !tbaa !106
  %233 = or i32 %232, 8192
  store i32 %233, ptr %201, align 4, !tbaa !107
  %234 = load ptr, ptr %0, align 8, !tbaa !30
  %235 = getelementptr inbounds %struct.device, ptr %234, i64 0, i32 16
  %236 = load ptr, ptr %235, align 8, !tbaa !108
  %237 = load ptr, ptr %64, align 8, !tbaa !109
  %238 = or i32 %229, 16384
  call void %236(ptr noundef %237, i32 noundef %229, i32 noundef %238, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %36, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #12
  store i32 0, ptr %59, align 8, !tbaa !110
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %36) #13
  %239 = load ptr, ptr %0, align 8, !tbaa !30
  %240 = getelementptr inbounds %struct.device, ptr %239, i64 0, i32 20
  %241 = load ptr, ptr %240, align 8, !tbaa !111
  %242 = load ptr, ptr %64, align 8, !tbaa !109
  %243 = call i32 %241(ptr noundef %242) #12
  %244 = icmp eq i32 %243, 0
  br i1 %244, label %245, label %1266

245:                                              ; preds = %225
  %246 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #14
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %248, label %1266

248:                                              ; preds = %215, %245
  %249 = load i32, ptr %202, align 4, !tbaa !112
  %250 = load i32, ptr %204, align 8, !tbaa !70
  %251 = icmp ugt i32 %249, %250
  br i1 %251, label %264, label %252

252:                                              ; preds = %248
  %253 = icmp eq i32 %249, 0
  %254 = shl i32 %249, 1
  %255 = select i1 %253, i32 8, i32 %254
  %256 = load ptr, ptr %203, align 8, !tbaa !25
  %257 = zext i32 %255 to i64
  %258 = shl nuw nsw i64 %257, 3
  %259 = call ptr @realloc(ptr noundef %256, i64 noundef %258) #12
  %260 = icmp eq ptr %259, null
  br i1 %260, label %1266, label %261

261:                                              ; preds = %252
  store ptr %259, ptr %203, align 8, !tbaa !25
  %262 = load i32, ptr %202, align 4, !tbaa !112
  %263 = load i32, ptr %204, align 8, !tbaa !70
  br label %264

264:                                              ; preds = %261, %248
  %265 = phi i32 [ %250, %248 ], [ %263, %261 ]
  %266 = phi i32 [ %249, %248 ], [ %262, %261 ]
  %267 = icmp ugt i32 %266, %265
  br i1 %267, label %279, label %268

268:                                              ; preds = %264
  %269 = icmp eq i32 %266, 0
  %270 = shl i32 %266, 1
  %271 = select i1 %269, i32 8, i32 %270
  %272 = load ptr, ptr %205, align 8, !tbaa !25
  %273 = zext i32 %271 to i64
  %274 = shl nuw nsw i64 %273, 3
  %275 = call ptr @realloc(ptr noundef %272, i64 noundef %274) #12
  %276 = icmp eq ptr %275, null
  br i1 %276, label %1266, label %277

277:                                              ; preds = %268
  store ptr %275, ptr %205, align 8, !tbaa !25
  %278 = load i32, ptr %204, align 8, !tbaa !70
  br label %279

279:                                              ; preds = %277, %264
  %280 = phi i32 [ %278, %277 ], [ %265, %264 ]
  %281 = phi i32 [ %271, %277 ], [ %266, %264 ]
  store i32 %281, ptr %202, align 4, !tbaa !112
  %282 = getelementptr inbounds %struct.wait, ptr %210, i64 0, i32 1
  %283 = load ptr, ptr %282, align 8, !tbaa !113
  %284 = load ptr, ptr %203, align 8, !tbaa !20
  %285 = zext i32 %280 to i64
  %286 = getelementptr inbounds ptr, ptr %284, i64 %285
  store ptr %283, ptr %286, align 8, !tbaa !25
  %287 = getelementptr inbounds %struct.wait, ptr %210, i64 0, i32 2
  %288 = load i64, ptr %287, align 8, !tbaa !115
  %289 = load ptr, ptr %205, align 8, !tbaa !21
  %290 = add i32 %280, 1
  store i32 %290, ptr %204, align 8, !tbaa !70
  %291 = getelementptr inbounds i64, ptr %289, i64 %285
  store i64 %288, ptr %291, align 8, !tbaa !39
  %292 = load ptr, ptr %197, align 8, !tbaa !19
  %293 = load i32, ptr %198, align 8, !tbaa !71
  %294 = add i32 %293, -1
  %295 = zext i32 %294 to i64
  %296 = getelementptr inbounds %struct.submission, ptr %292, i64 %295, i32 1
  %297 = load i32, ptr %296, align 4, !tbaa !82
  %298 = add i32 %297, 1
  store i32 %298, ptr %296, align 4, !tbaa !82
  br label %1230

299:                                              ; preds = %209
  %300 = load ptr, ptr %0, align 8, !tbaa !30
  switch i16 %213, label %896 [
    i16 1, label %301
    i16 4, label %806
    i16 5, label %806
    i16 13, label %1215
  ]

301:                                              ; preds = %299
  %302 = getelementptr inbounds %struct.launch, ptr %210, i64 0, i32 1
  %303 = load ptr, ptr %302, align 8, !tbaa !25
  %304 = load ptr, ptr %37, align 8, !tbaa !80
  %305 = getelementptr inbounds %struct.command, ptr %210, i64 0, i32 2
  %306 = load i32, ptr %305, align 4, !tbaa !58
  %307 = zext i32 %306 to i64
  %308 = add nsw i64 %307, -32
  %309 = getelementptr inbounds %struct.context, ptr %304, i64 0, i32 6
  %310 = load i64, ptr %309, align 8, !tbaa !69
  %311 = getelementptr inbounds %struct.device, ptr %300, i64 0, i32 1
  %312 = load i64, ptr %311, align 8, !tbaa !59
  %313 = add i64 %310, -1
  %314 = add i64 %313, %312
  %315 = urem i64 %314, %312
  %316 = sub nuw i64 %314, %315
  %317 = add i64 %316, %308
  store i64 %317, ptr %309, align 8, !tbaa !69
  %318 = getelementptr inbounds %struct.context, ptr %304, i64 0, i32 4
  %319 = load ptr, ptr %318, align 8, !tbaa !11
  %320 = getelementptr inbounds i8, ptr %319, i64 %316
  %321 = getelementptr inbounds %struct.launch, ptr %210, i64 0, i32 4
  %322 = call ptr @memcpy(ptr noundef %320, ptr noundef nonnull %321, i64 noundef %308) #12
  %323 = getelementptr inbounds %struct.kernel, ptr %303, i64 0, i32 3
  %324 = load i64, ptr %323, align 8, !tbaa !116
  %325 = icmp eq i64 %324, 0
  br i1 %325, label %328, label %326

326:                                              ; preds = %301
  %327 = getelementptr inbounds %struct.kernel, ptr %303, i64 0, i32 5
  br label %332

328:                                              ; preds = %332, %301
  %329 = getelementptr inbounds %struct.kernel, ptr %303, i64 0, i32 2
  %330 = load i64, ptr %329, align 8, !tbaa !60
  %331 = icmp eq i64 %330, 0
  br i1 %331, label %364, label %351

332:                                              ; preds = %332, %326
  %333 = phi i64 [ 0, %326 ], [ %348, %332 ]
  %334 = load ptr, ptr %327, align 8, !tbaa !117
  %335 = getelementptr inbounds i64, ptr %334, i64 %333
  %336 = load i64, ptr %335, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %35) #13
  %337 = getelementptr inbounds i8, ptr %321, i64 %336
  %338 = call ptr @memcpy(ptr noundef nonnull %35, ptr noundef nonnull %337, i64 noundef 8) #12
  %339 = load ptr, ptr %35, align 8, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %35) #13
  %340 = load ptr, ptr %318, align 8, !tbaa !11
  %341 = getelementptr inbounds i8, ptr %340, i64 %316
  %342 = load ptr, ptr %327, align 8, !tbaa !117
  %343 = getelementptr inbounds i64, ptr %342, i64 %333
  %344 = load i64, ptr %343, align 8, !tbaa !39
  %345 = getelementptr inbounds i8, ptr %341, i64 %344
  %346 = getelementptr inbounds %struct.memory, ptr %339, i64 0, i32 2
  %347 = call ptr @memcpy(ptr noundef %345, ptr noundef nonnull %346, i64 noundef 8) #12
  %348 = add nuw i64 %333, 1
  %349 = load i64, ptr %323, align 8, !tbaa !116
  %350 = icmp ult i64 %348, %349
  br i1 %350, label %332, label %328, !llvm.loop !118

351:                                              ; preds = %328
  %352 = load ptr, ptr %0, align 8, !tbaa !30
  %353 = load i64, ptr %309, align 8, !tbaa !69
  %354 = getelementptr inbounds %struct.device, ptr %352, i64 0, i32 1
  %355 = load i64, ptr %354, align 8, !tbaa !59
  %356 = add i64 %353, -1
  %357 = add i64 %356, %355
  %358 = urem i64 %357, %355
  %359 = sub nuw i64 %357, %358
  %360 = add i64 %359, %330
  store i64 %360, ptr %309, align 8, !tbaa !69
  %361 = load ptr, ptr %318, align 8, !tbaa !11
  %362 = getelementptr inbounds i8, ptr %361, i64 %359
  %363 = call ptr @memset(ptr noundef %362, i32 noundef 0, i64 noundef %330) #12
  br label %364

364:                                              ; preds = %351, %328
  %365 = phi i64 [ %359, %351 ], [ 0, %328 ]
  %366 = load i64, ptr %303, align 8, !tbaa !119
  %367 = icmp eq i64 %366, 0
  br i1 %367, label %771, label %368

368:                                              ; preds = %364
  %369 = getelementptr inbounds %struct.kernel, ptr %303, i64 0, i32 4
  %370 = trunc i64 %365 to i32
  %371 = trunc i64 %316 to i32
  br label %372

372:                                              ; preds = %765, %368
  %373 = phi i64 [ 0, %368 ], [ %766, %765 ]
  %374 = load ptr, ptr %369, align 8, !tbaa !120
  %375 = getelementptr inbounds %struct.task, ptr %374, i64 %373
  %376 = load ptr, ptr %0, align 8, !tbaa !30
  %377 = getelementptr inbounds %struct.task, ptr %374, i64 %373, i32 6
  %378 = load i64, ptr %377, align 8, !tbaa !121
  %379 = icmp eq i64 %378, 0
  br i1 %379, label %382, label %380

380:                                              ; preds = %372
  %381 = getelementptr inbounds %struct.task, ptr %374, i64 %373, i32 8
  br label %397

382:                                              ; preds = %372
  %383 = getelementptr inbounds %struct.task, ptr %374, i64 %373, i32 3
  %384 = load i64, ptr %383, align 8, !tbaa !123
  br label %411

385:                                              ; preds = %397
  %386 = getelementptr inbounds %struct.task, ptr %374, i64 %373, i32 4
  %387 = load i64, ptr %386, align 8, !tbaa !124
  %388 = add i64 %407, -1
  %389 = add i64 %388, %387
  %390 = udiv i64 %389, %387
  %391 = getelementptr inbounds %struct.task, ptr %374, i64 %373, i32 3
  %392 = load i64, ptr %391, align 8, !tbaa !123
  %393 = icmp ult i64 %390, %392
  %394 = icmp ugt i64 %387, %389
  %395 = select i1 %394, i64 1, i64 %390
  %396 = select i1 %393, i64 %395, i64 %392
  br label %411

397:                                              ; preds = %397, %380
  %398 = phi i64 [ 0, %380 ], [ %408, %397 ]
  %399 = phi i64 [ 1, %380 ], [ %407, %397 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %32) #13
  %400 = load ptr, ptr %381, align 8, !tbaa !125
  %401 = getelementptr inbounds i64, ptr %400, i64 %398
  %402 = load i64, ptr %401, align 8, !tbaa !39
  %403 = getelementptr inbounds i8, ptr %321, i64 %402
  %404 = call ptr @memcpy(ptr noundef nonnull %32, ptr noundef nonnull %403, i64 noundef 4) #12
  %405 = load i32, ptr %32, align 4, !tbaa !81
  %406 = sext i32 %405 to i64
  %407 = mul i64 %399, %406
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %32) #13
  %408 = add nuw i64 %398, 1
  %409 = load i64, ptr %377, align 8, !tbaa !121
  %410 = icmp ult i64 %408, %409
  br i1 %410, label %397, label %385, !llvm.loop !126

411:                                              ; preds = %385, %382
  %412 = phi i64 [ %396, %385 ], [ %384, %382 ]
  %413 = trunc i64 %412 to i32
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %33) #13
  %414 = icmp eq i32 %413, 0
  br i1 %414, label %415, label %416

415:                                              ; preds = %411
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %33) #13
  br label %765

416:                                              ; preds = %411
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %34) #13
  %417 = load ptr, ptr %0, align 8, !tbaa !30
  %418 = load ptr, ptr %37, align 8, !tbaa !80
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %29) #13
  %419 = getelementptr inbounds %struct.task, ptr %374, i64 %373, i32 5
  %420 = load i64, ptr %419, align 8, !tbaa !127
  %421 = icmp eq i64 %420, 0
  br i1 %421, label %426, label %422

422:                                              ; preds = %416
  %423 = getelementptr inbounds %struct.task, ptr %374, i64 %373, i32 7
  br label %452

424:                                              ; preds = %472
  %425 = icmp ult i32 %474, 6
  br i1 %425, label %426, label %483

426:                                              ; preds = %424, %416
  %427 = phi i32 [ %474, %424 ], [ 0, %416 ]
  %428 = zext i32 %427 to i64
  %429 = sub nsw i64 6, %428
  %430 = icmp ult i64 %429, 16
  br i1 %430, label %450, label %431

431:                                              ; preds = %426
  %432 = sub nsw i64 5, %428
  %433 = trunc i64 %432 to i32
  %434 = sub nuw nsw i32 -2, %427
  %435 = icmp ult i32 %434, %433
  %436 = icmp ugt i64 %432, 4294967295
  %437 = or i1 %435, %436
  br i1 %437, label %450, label %438

438:                                              ; preds = %431
  %439 = and i64 %429, -4
  %440 = add nsw i64 %439, %428
  br label %441

441:                                              ; preds = %441, %438
  %442 = phi i64 [ 0, %438 ], [ %446, %441 ]
  %443 = add i64 %442, %428
  %444 = getelementptr inbounds ptr, ptr %29, i64 %443
  store <2 x ptr> zeroinitializer, ptr %444, align 8, !tbaa !25
  %445 = getelementptr inbounds ptr, ptr %444, i64 2
  store <2 x ptr> zeroinitializer, ptr %445, align 8, !tbaa !25
  %446 = add nuw i64 %442, 4
  %447 = icmp eq i64 %446, %439
  br i1 %447, label %448, label %441, !llvm.loop !128

448:                                              ; preds = %441
  %449 = icmp eq i64 %429, %439
  br i1 %449, label %483, label %450

450:                                              ; preds = %431, %426, %448
  %451 = phi i64 [ %428, %431 ], [ %428, %426 ], [ %440, %448 ]
  br label %477

452:                                              ; preds = %472, %422
  %453 = phi i64 [ %420, %422 ], [ %473, %472 ]
  %454 = phi i64 [ 0, %422 ], [ %475, %472 ]
  %455 = phi i32 [ 0, %422 ], [ %474, %472 ]
  %456 = load ptr, ptr %423, align 8, !tbaa !131
  %457 = getelementptr inbounds %struct.binding, ptr %456, i64 %454
  %458 = load i64, ptr %457, align 8, !tbaa !132
  switch i64 %458, label %472 [
    i64 6, label %509
    i64 7, label %509
    i64 5, label %459
  ]

459:                                              ; preds = %452
  %460 = icmp eq i32 %455, 6
  br i1 %460, label %509, label %461

461:                                              ; preds = %459
  %462 = getelementptr inbounds %struct.binding, ptr %456, i64 %454, i32 2
  %463 = load i64, ptr %462, align 8, !tbaa !134
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %28) #13
  %464 = getelementptr inbounds i8, ptr %321, i64 %463
  %465 = call ptr @memcpy(ptr noundef nonnull %28, ptr noundef nonnull %464, i64 noundef 8) #12
  %466 = load ptr, ptr %28, align 8, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %28) #13
  %467 = load ptr, ptr %466, align 8, !tbaa !135
  %468 = add i32 %455, 1
  %469 = zext i32 %455 to i64
  %470 = getelementptr inbounds ptr, ptr %29, i64 %469
  store ptr %467, ptr %470, align 8, !tbaa !25
  %471 = load i64, ptr %419, align 8, !tbaa !127
  br label %472

472:                                              ; preds = %461, %452
  %473 = phi i64 [ %471, %461 ], [ %453, %452 ]
  %474 = phi i32 [ %468, %461 ], [ %455, %452 ]
  %475 = add nuw i64 %454, 1
  %476 = icmp ult i64 %475, %473
  br i1 %476, label %452, label %424, !llvm.loop !137

477:                                              ; preds = %450, %477
  %478 = phi i64 [ %479, %477 ], [ %451, %450 ]
  %479 = add nuw nsw i64 %478, 1
  %480 = getelementptr inbounds ptr, ptr %29, i64 %478
  store ptr null, ptr %480, align 8, !tbaa !25
  %481 = and i64 %479, 4294967295
  %482 = icmp eq i64 %481, 6
  br i1 %482, label %483, label %477, !llvm.loop !138

483:                                              ; preds = %477, %448, %424
  %484 = load ptr, ptr %37, align 8, !tbaa !80
  %485 = ptrtoint ptr %375 to i64
  %486 = udiv i64 %485, 72
  %487 = and i64 %486, 63
  %488 = getelementptr inbounds %struct.context, ptr %484, i64 0, i32 27, i64 %487
  %489 = load ptr, ptr %488, align 8, !tbaa !73
  %490 = icmp eq ptr %489, %375
  br i1 %490, label %491, label %509

491:                                              ; preds = %483
  %492 = getelementptr inbounds %struct.context, ptr %484, i64 0, i32 27, i64 %487, i32 2, i64 0
  %493 = load <4 x ptr>, ptr %492, align 8, !tbaa !25
  %494 = load <4 x ptr>, ptr %29, align 16, !tbaa !25
  %495 = icmp ne <4 x ptr> %493, %494
  %496 = getelementptr inbounds %struct.context, ptr %484, i64 0, i32 27, i64 %487, i32 2, i64 4
  %497 = load <2 x ptr>, ptr %496, align 8, !tbaa !25
  %498 = load <2 x ptr>, ptr %66, align 16, !tbaa !25
  %499 = icmp eq <2 x ptr> %497, %498
  %500 = bitcast <4 x i1> %495 to i4
  %501 = icmp eq i4 %500, 0
  %502 = extractelement <2 x i1> %499, i64 0
  %503 = and i1 %501, %502
  %504 = extractelement <2 x i1> %499, i64 1
  %505 = and i1 %503, %504
  br i1 %505, label %506, label %509

506:                                              ; preds = %491
  %507 = getelementptr inbounds %struct.context, ptr %484, i64 0, i32 27, i64 %487, i32 1
  %508 = load ptr, ptr %507, align 8, !tbaa !139
  store ptr %508, ptr %34, align 8, !tbaa !25
  br label %675

509:                                              ; preds = %459, %452, %452, %491, %483
  %510 = phi i1 [ false, %491 ], [ false, %483 ], [ true, %452 ], [ true, %452 ], [ true, %459 ]
  %511 = phi ptr [ %488, %491 ], [ %488, %483 ], [ null, %452 ], [ null, %452 ], [ null, %459 ]
  %512 = getelementptr inbounds %struct.context, ptr %418, i64 0, i32 15
  %513 = getelementptr inbounds %struct.context, ptr %418, i64 0, i32 16
  %514 = getelementptr inbounds %struct.task, ptr %374, i64 %373, i32 2
  %515 = getelementptr inbounds %struct.device, ptr %417, i64 0, i32 3
  %516 = getelementptr inbounds %struct.context, ptr %418, i64 0, i32 14
  %517 = getelementptr inbounds %struct.device, ptr %417, i64 0, i32 18
  %518 = load i32, ptr %512, align 4, !tbaa !72
  %519 = icmp eq i32 %518, 0
  br i1 %519, label %529, label %520

520:                                              ; preds = %509
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %27) #13
  store i32 34, ptr %27, align 8, !tbaa !140
  store ptr null, ptr %67, align 8, !tbaa !142
  %521 = load ptr, ptr %513, align 8, !tbaa !17
  %522 = add i32 %518, -1
  %523 = zext i32 %522 to i64
  %524 = getelementptr inbounds ptr, ptr %521, i64 %523
  %525 = load ptr, ptr %524, align 8, !tbaa !25
  store ptr %525, ptr %68, align 8, !tbaa !143
  store i32 1, ptr %69, align 8, !tbaa !144
  store ptr %514, ptr %70, align 8, !tbaa !145
  %526 = load ptr, ptr %515, align 8, !tbaa !146
  %527 = load ptr, ptr %417, align 8, !tbaa !24
  %528 = call i32 %526(ptr noundef %527, ptr noundef nonnull %27, ptr noundef nonnull %34) #12
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %27) #13
  switch i32 %528, label %569 [
    i32 -12, label %529
    i32 -1000069000, label %529
  ]

529:                                              ; preds = %520, %520, %509
  %530 = load i32, ptr %512, align 4, !tbaa !72
  %531 = load i32, ptr %516, align 8, !tbaa !15
  %532 = icmp ult i32 %530, %531
  br i1 %532, label %533, label %535

533:                                              ; preds = %529
  %534 = add nuw i32 %530, 1
  store i32 %534, ptr %512, align 4, !tbaa !72
  br label %560

535:                                              ; preds = %529
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %25) #13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(40) %25, ptr noundef nonnull align 16 dereferenceable(40) @__const.add_pool.sizes, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %26) #13
  store i32 33, ptr %26, align 8, !tbaa !147
  store ptr null, ptr %71, align 8, !tbaa !149
  store i32 0, ptr %72, align 8, !tbaa !150
  store i32 128, ptr %73, align 4, !tbaa !151
  store i32 5, ptr %74, align 8, !tbaa !152
  store ptr %25, ptr %75, align 8, !tbaa !153
  %536 = icmp eq i32 %531, 0
  %537 = shl i32 %531, 1
  %538 = select i1 %536, i32 8, i32 %537
  %539 = load ptr, ptr %513, align 8, !tbaa !25
  %540 = zext i32 %538 to i64
  %541 = shl nuw nsw i64 %540, 3
  %542 = call ptr @realloc(ptr noundef %539, i64 noundef %541) #12
  %543 = icmp eq ptr %542, null
  br i1 %543, label %552, label %544

544:                                              ; preds = %535
  store ptr %542, ptr %513, align 8, !tbaa !25
  %545 = load ptr, ptr %517, align 8, !tbaa !154
  %546 = load ptr, ptr %417, align 8, !tbaa !24
  %547 = load i32, ptr %516, align 8, !tbaa !15
  %548 = zext i32 %547 to i64
  %549 = getelementptr inbounds ptr, ptr %542, i64 %548
  %550 = call i32 %545(ptr noundef %546, ptr noundef nonnull %26, ptr noundef null, ptr noundef nonnull %549) #12
  %551 = icmp eq i32 %550, 0
  br i1 %551, label %554, label %552

552:                                              ; preds = %544, %535
  %553 = phi i32 [ -1, %535 ], [ %550, %544 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %26) #13
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %25) #13
  br label %769

554:                                              ; preds = %544
  %555 = load i32, ptr %516, align 8, !tbaa !15
  %556 = add i32 %555, 1
  store i32 %556, ptr %516, align 8, !tbaa !15
  %557 = load i32, ptr %512, align 4, !tbaa !72
  %558 = add i32 %557, 1
  store i32 %558, ptr %512, align 4, !tbaa !72
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %26) #13
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %25) #13
  %559 = icmp eq i32 %558, 0
  br i1 %559, label %769, label %560

560:                                              ; preds = %554, %533
  %561 = phi i32 [ %530, %533 ], [ %557, %554 ]
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %27) #13
  store i32 34, ptr %27, align 8, !tbaa !140
  store ptr null, ptr %67, align 8, !tbaa !142
  %562 = load ptr, ptr %513, align 8, !tbaa !17
  %563 = zext i32 %561 to i64
  %564 = getelementptr inbounds ptr, ptr %562, i64 %563
  %565 = load ptr, ptr %564, align 8, !tbaa !25
  store ptr %565, ptr %68, align 8, !tbaa !143
  store i32 1, ptr %69, align 8, !tbaa !144
  store ptr %514, ptr %70, align 8, !tbaa !145
  %566 = load ptr, ptr %515, align 8, !tbaa !146
  %567 = load ptr, ptr %417, align 8, !tbaa !24
  %568 = call i32 %566(ptr noundef %567, ptr noundef nonnull %27, ptr noundef nonnull %34) #12
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %27) #13
  br label %569

569:                                              ; preds = %560, %520
  %570 = phi i32 [ %528, %520 ], [ %568, %560 ]
  %571 = icmp eq i32 %570, 0
  br i1 %571, label %572, label %769

572:                                              ; preds = %569
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %30) #13
  call void @llvm.lifetime.start.p0(i64 3072, ptr nonnull %31) #13
  %573 = load i64, ptr %419, align 8, !tbaa !127
  %574 = icmp eq i64 %573, 0
  br i1 %574, label %580, label %575

575:                                              ; preds = %572
  %576 = getelementptr inbounds %struct.task, ptr %374, i64 %373, i32 7
  %577 = getelementptr inbounds %struct.context, ptr %418, i64 0, i32 3
  br label %585

578:                                              ; preds = %651
  %579 = trunc i64 %663 to i32
  br label %580

580:                                              ; preds = %578, %572
  %581 = phi i32 [ 0, %572 ], [ %579, %578 ]
  %582 = getelementptr inbounds %struct.device, ptr %417, i64 0, i32 28
  %583 = load ptr, ptr %582, align 8, !tbaa !155
  %584 = load ptr, ptr %417, align 8, !tbaa !24
  call void %583(ptr noundef %584, i32 noundef %581, ptr noundef nonnull %30, i32 noundef 0, ptr noundef null) #12
  br i1 %510, label %674, label %665

585:                                              ; preds = %651, %575
  %586 = phi i64 [ 0, %575 ], [ %662, %651 ]
  %587 = load ptr, ptr %576, align 8, !tbaa !131
  %588 = getelementptr inbounds %struct.binding, ptr %587, i64 %586
  %589 = getelementptr inbounds [128 x %union.anon], ptr %31, i64 0, i64 %586
  %590 = load i64, ptr %588, align 8, !tbaa !132
  switch i64 %590, label %640 [
    i64 0, label %591
    i64 1, label %591
    i64 2, label %591
    i64 7, label %628
    i64 6, label %616
    i64 3, label %597
    i64 5, label %601
    i64 4, label %607
  ]

591:                                              ; preds = %585, %585, %585
  %592 = load ptr, ptr %577, align 8, !tbaa !10
  %593 = getelementptr inbounds %struct.binding, ptr %587, i64 %586, i32 3
  %594 = load i64, ptr %593, align 8, !tbaa !156
  store ptr %592, ptr %589, align 8, !tbaa.struct !157
  %595 = getelementptr inbounds i8, ptr %589, i64 8
  store i64 0, ptr %595, align 8, !tbaa.struct !158
  %596 = getelementptr inbounds i8, ptr %589, i64 16
  store i64 %594, ptr %596, align 8, !tbaa.struct !159
  br label %638

597:                                              ; preds = %585
  %598 = getelementptr inbounds %struct.binding, ptr %587, i64 %586, i32 2
  %599 = load i64, ptr %598, align 8, !tbaa !134
  %600 = inttoptr i64 %599 to ptr
  br label %609

601:                                              ; preds = %585
  %602 = getelementptr inbounds %struct.binding, ptr %587, i64 %586, i32 2
  %603 = load i64, ptr %602, align 8, !tbaa !134
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %24) #13
  %604 = getelementptr inbounds i8, ptr %321, i64 %603
  %605 = call ptr @memcpy(ptr noundef nonnull %24, ptr noundef nonnull %604, i64 noundef 8) #12
  %606 = load ptr, ptr %24, align 8, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %24) #13
  br label %609

607:                                              ; preds = %585
  %608 = load ptr, ptr %76, align 8, !tbaa !52
  br label %609

609:                                              ; preds = %607, %601, %597
  %610 = phi ptr [ %600, %597 ], [ %606, %601 ], [ %608, %607 ]
  %611 = load ptr, ptr %610, align 8, !tbaa !135
  %612 = getelementptr inbounds %struct.memory, ptr %610, i64 0, i32 1
  %613 = load i64, ptr %612, align 8, !tbaa !160
  store ptr %611, ptr %589, align 8, !tbaa.struct !157
  %614 = getelementptr inbounds i8, ptr %589, i64 8
  store i64 0, ptr %614, align 8, !tbaa.struct !158
  %615 = getelementptr inbounds i8, ptr %589, i64 16
  store i64 %613, ptr %615, align 8, !tbaa.struct !159
  br label %638

616:                                              ; preds = %585
  %617 = getelementptr inbounds %struct.binding, ptr %587, i64 %586, i32 2
  %618 = load i64, ptr %617, align 8, !tbaa !134
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %23) #13
  %619 = getelementptr inbounds i8, ptr %321, i64 %618
  %620 = call ptr @memcpy(ptr noundef nonnull %23, ptr noundef nonnull %619, i64 noundef 8) #12
  %621 = load ptr, ptr %23, align 8, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %23) #13
  %622 = getelementptr inbounds %struct.texture, ptr %621, i64 0, i32 3
  %623 = load ptr, ptr %622, align 8, !tbaa !161
  %624 = getelementptr inbounds %struct.texture, ptr %621, i64 0, i32 1
  %625 = load ptr, ptr %624, align 8, !tbaa !163
  store ptr %623, ptr %589, align 8, !tbaa.struct !164
  %626 = getelementptr inbounds i8, ptr %589, i64 8
  store ptr %625, ptr %626, align 8, !tbaa.struct !165
  %627 = getelementptr inbounds i8, ptr %589, i64 16
  store i32 1, ptr %627, align 8, !tbaa.struct !166
  br label %638

628:                                              ; preds = %585
  %629 = getelementptr inbounds %struct.binding, ptr %587, i64 %586, i32 2
  %630 = load i64, ptr %629, align 8, !tbaa !134
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %22) #13
  %631 = getelementptr inbounds i8, ptr %321, i64 %630
  %632 = call ptr @memcpy(ptr noundef nonnull %22, ptr noundef nonnull %631, i64 noundef 8) #12
  %633 = load ptr, ptr %22, align 8, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %22) #13
  %634 = getelementptr inbounds %struct.texture, ptr %633, i64 0, i32 2
  %635 = load ptr, ptr %634, align 8, !tbaa !167
  store ptr null, ptr %589, align 8, !tbaa.struct !164
  %636 = getelementptr inbounds i8, ptr %589, i64 8
  store ptr %635, ptr %636, align 8, !tbaa.struct !165
  %637 = getelementptr inbounds i8, ptr %589, i64 16
  store i32 1, ptr %637, align 8, !tbaa.struct !166
  br label %638

638:                                              ; preds = %628, %616, %609, %591
  %639 = load i64, ptr %588, align 8, !tbaa !132
  br label %640

640:                                              ; preds = %638, %585
  %641 = phi i64 [ %639, %638 ], [ %590, %585 ]
  %642 = getelementptr inbounds [128 x %struct.VkWriteDescriptorSet], ptr %30, i64 0, i64 %586
  %643 = load ptr, ptr %34, align 8, !tbaa !25
  %644 = getelementptr inbounds %struct.binding, ptr %587, i64 %586, i32 1
  %645 = load i64, ptr %644, align 8, !tbaa !168
  %646 = trunc i64 %645 to i32
  %647 = icmp ult i64 %641, 8
  br i1 %647, label %648, label %651

648:                                              ; preds = %640
  %649 = getelementptr inbounds [8 x i32], ptr @switch.table.record, i64 0, i64 %641
  %650 = load i32, ptr %649, align 4
  br label %651

651:                                              ; preds = %640, %648
  %652 = phi i32 [ %650, %648 ], [ 7, %640 ]
  store i32 35, ptr %642, align 16, !tbaa.struct !169
  %653 = getelementptr inbounds i8, ptr %642, i64 8
  store ptr null, ptr %653, align 8, !tbaa.struct !170
  %654 = getelementptr inbounds i8, ptr %642, i64 16
  store ptr %643, ptr %654, align 16, !tbaa.struct !171
  %655 = getelementptr inbounds i8, ptr %642, i64 24
  store i32 %646, ptr %655, align 8, !tbaa.struct !172
  %656 = getelementptr inbounds i8, ptr %642, i64 28
  store i32 0, ptr %656, align 4, !tbaa.struct !173
  %657 = getelementptr inbounds i8, ptr %642, i64 32
  store i32 1, ptr %657, align 16, !tbaa.struct !174
  %658 = getelementptr inbounds i8, ptr %642, i64 36
  store i32 %652, ptr %658, align 4, !tbaa.struct !175
  %659 = getelementptr inbounds i8, ptr %642, i64 40
  store ptr %589, ptr %659, align 8, !tbaa.struct !176
  %660 = getelementptr inbounds i8, ptr %642, i64 48
  store ptr %589, ptr %660, align 16, !tbaa.struct !177
  %661 = getelementptr inbounds i8, ptr %642, i64 56
  store ptr null, ptr %661, align 8, !tbaa.struct !91
  %662 = add nuw i64 %586, 1
  %663 = load i64, ptr %419, align 8, !tbaa !127
  %664 = icmp ult i64 %662, %663
  br i1 %664, label %585, label %578, !llvm.loop !178

665:                                              ; preds = %580
  store ptr %375, ptr %511, align 8, !tbaa !73
  %666 = load ptr, ptr %34, align 8, !tbaa !25
  %667 = getelementptr inbounds %struct.kept_set, ptr %511, i64 0, i32 1
  store ptr %666, ptr %667, align 8, !tbaa !139
  %668 = getelementptr inbounds %struct.kept_set, ptr %511, i64 0, i32 2, i64 0
  %669 = load <2 x ptr>, ptr %29, align 16, !tbaa !25
  store <2 x ptr> %669, ptr %668, align 8, !tbaa !25
  %670 = getelementptr inbounds %struct.kept_set, ptr %511, i64 0, i32 2, i64 2
  %671 = load <2 x ptr>, ptr %65, align 16, !tbaa !25
  store <2 x ptr> %671, ptr %670, align 8, !tbaa !25
  %672 = getelementptr inbounds %struct.kept_set, ptr %511, i64 0, i32 2, i64 4
  %673 = load <2 x ptr>, ptr %66, align 16, !tbaa !25
  store <2 x ptr> %673, ptr %672, align 8, !tbaa !25
  br label %674

674:                                              ; preds = %665, %580
  call void @llvm.lifetime.end.p0(i64 3072, ptr nonnull %31) #13
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %30) #13
  br label %675

675:                                              ; preds = %674, %506
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %29) #13
  %676 = load i32, ptr %59, align 8, !tbaa !110
  %677 = icmp eq i32 %676, 0
  br i1 %677, label %690, label %678

678:                                              ; preds = %675
  %679 = load ptr, ptr %60, align 8, !tbaa !34
  %680 = getelementptr inbounds %struct.hardware_queue, ptr %679, i64 0, i32 1
  %681 = load i64, ptr %680, align 8, !tbaa !102
  %682 = trunc i64 %681 to i32
  %683 = and i64 %681, 2048
  %684 = icmp eq i64 %683, 0
  %685 = select i1 %684, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %21) #13
  store i32 46, ptr %21, align 8, !tbaa !103
  store ptr null, ptr %77, align 8, !tbaa !105
  store i32 %685, ptr %78, align 8, !tbaa !106
  store i32 %685, ptr %79, align 4, !tbaa !107
  %686 = load ptr, ptr %0, align 8, !tbaa !30
  %687 = getelementptr inbounds %struct.device, ptr %686, i64 0, i32 16
  %688 = load ptr, ptr %687, align 8, !tbaa !108
  %689 = load ptr, ptr %64, align 8, !tbaa !109
  call void %688(ptr noundef %689, i32 noundef %682, i32 noundef %682, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %21, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %21) #13
  br label %690

690:                                              ; preds = %678, %675
  store i32 1, ptr %59, align 8, !tbaa !110
  %691 = load i64, ptr %419, align 8, !tbaa !127
  %692 = icmp eq i64 %691, 0
  br i1 %692, label %695, label %693

693:                                              ; preds = %690
  %694 = getelementptr inbounds %struct.task, ptr %374, i64 %373, i32 7
  br label %709

695:                                              ; preds = %760, %690
  %696 = phi i32 [ 0, %690 ], [ %761, %760 ]
  %697 = getelementptr inbounds %struct.device, ptr %376, i64 0, i32 6
  %698 = load ptr, ptr %697, align 8, !tbaa !179
  %699 = load ptr, ptr %64, align 8, !tbaa !109
  %700 = load ptr, ptr %375, align 8, !tbaa !180
  call void %698(ptr noundef %699, i32 noundef 1, ptr noundef %700) #12
  %701 = getelementptr inbounds %struct.device, ptr %376, i64 0, i32 5
  %702 = load ptr, ptr %701, align 8, !tbaa !181
  %703 = load ptr, ptr %64, align 8, !tbaa !109
  %704 = getelementptr inbounds %struct.task, ptr %374, i64 %373, i32 1
  %705 = load ptr, ptr %704, align 8, !tbaa !182
  call void %702(ptr noundef %703, i32 noundef 1, ptr noundef %705, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %34, i32 noundef %696, ptr noundef nonnull %33) #12
  %706 = getelementptr inbounds %struct.device, ptr %376, i64 0, i32 13
  %707 = load ptr, ptr %706, align 8, !tbaa !183
  %708 = load ptr, ptr %64, align 8, !tbaa !109
  call void %707(ptr noundef %708, i32 noundef %413, i32 noundef 1, i32 noundef 1) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %34) #13
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %33) #13
  br label %765

709:                                              ; preds = %760, %693
  %710 = phi i32 [ 0, %693 ], [ %761, %760 ]
  %711 = phi i64 [ 0, %693 ], [ %762, %760 ]
  %712 = load ptr, ptr %694, align 8, !tbaa !131
  %713 = getelementptr inbounds %struct.binding, ptr %712, i64 %711
  %714 = load i64, ptr %713, align 8, !tbaa !132
  switch i64 %714, label %760 [
    i64 0, label %715
    i64 2, label %719
    i64 1, label %727
    i64 6, label %731
    i64 7, label %731
  ]

715:                                              ; preds = %709
  %716 = add i32 %710, 1
  %717 = zext i32 %710 to i64
  %718 = getelementptr inbounds [128 x i32], ptr %33, i64 0, i64 %717
  store i32 %371, ptr %718, align 4, !tbaa !81
  br label %760

719:                                              ; preds = %709
  %720 = getelementptr inbounds %struct.binding, ptr %712, i64 %711, i32 2
  %721 = load i64, ptr %720, align 8, !tbaa !134
  %722 = add i64 %721, %316
  %723 = trunc i64 %722 to i32
  %724 = add i32 %710, 1
  %725 = zext i32 %710 to i64
  %726 = getelementptr inbounds [128 x i32], ptr %33, i64 0, i64 %725
  store i32 %723, ptr %726, align 4, !tbaa !81
  br label %760

727:                                              ; preds = %709
  %728 = add i32 %710, 1
  %729 = zext i32 %710 to i64
  %730 = getelementptr inbounds [128 x i32], ptr %33, i64 0, i64 %729
  store i32 %370, ptr %730, align 4, !tbaa !81
  br label %760

731:                                              ; preds = %709, %709
  %732 = getelementptr inbounds %struct.binding, ptr %712, i64 %711, i32 2
  %733 = load i64, ptr %732, align 8, !tbaa !134
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %20) #13
  %734 = getelementptr inbounds i8, ptr %321, i64 %733
  %735 = call ptr @memcpy(ptr noundef nonnull %20, ptr noundef nonnull %734, i64 noundef 8) #12
  %736 = load ptr, ptr %20, align 8, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %20) #13
  %737 = load ptr, ptr %736, align 8, !tbaa !184
  %738 = getelementptr inbounds %struct.image, ptr %737, i64 0, i32 1
  %739 = load i32, ptr %738, align 8, !tbaa !185
  %740 = icmp eq i32 %739, 1
  br i1 %740, label %760, label %741

741:                                              ; preds = %731
  %742 = load ptr, ptr %60, align 8, !tbaa !34
  %743 = getelementptr inbounds %struct.hardware_queue, ptr %742, i64 0, i32 1
  %744 = load i64, ptr %743, align 8, !tbaa !102
  %745 = trunc i64 %744 to i32
  %746 = and i64 %744, 2048
  %747 = icmp eq i64 %746, 0
  %748 = select i1 %747, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %19) #13
  store i32 45, ptr %19, align 8, !tbaa !187
  store ptr null, ptr %80, align 8, !tbaa !190
  store i32 %748, ptr %81, align 8, !tbaa !191
  store i32 %748, ptr %82, align 4, !tbaa !192
  store i32 %739, ptr %83, align 8, !tbaa !193
  store i32 1, ptr %84, align 4, !tbaa !194
  store i32 -1, ptr %85, align 8, !tbaa !195
  store i32 -1, ptr %86, align 4, !tbaa !196
  %749 = load ptr, ptr %737, align 8, !tbaa !197
  store ptr %749, ptr %87, align 8, !tbaa !198
  %750 = getelementptr inbounds %struct.image, ptr %737, i64 0, i32 2
  %751 = load i32, ptr %750, align 4, !tbaa !199
  store i32 %751, ptr %88, align 8, !tbaa !200
  store i32 0, ptr %89, align 4, !tbaa !201
  %752 = getelementptr inbounds %struct.image, ptr %737, i64 0, i32 3
  %753 = load i32, ptr %752, align 8, !tbaa !202
  store i32 %753, ptr %90, align 8, !tbaa !203
  store i32 0, ptr %91, align 4, !tbaa !204
  %754 = getelementptr inbounds %struct.image, ptr %737, i64 0, i32 4
  %755 = load i32, ptr %754, align 4, !tbaa !205
  store i32 %755, ptr %92, align 8, !tbaa !206
  %756 = load ptr, ptr %0, align 8, !tbaa !30
  %757 = getelementptr inbounds %struct.device, ptr %756, i64 0, i32 16
  %758 = load ptr, ptr %757, align 8, !tbaa !108
  %759 = load ptr, ptr %64, align 8, !tbaa !109
  call void %758(ptr noundef %759, i32 noundef %745, i32 noundef %745, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %19) #12
  store i32 1, ptr %738, align 8, !tbaa !185
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %19) #13
  br label %760

760:                                              ; preds = %741, %731, %727, %719, %715, %709
  %761 = phi i32 [ %710, %709 ], [ %728, %727 ], [ %724, %719 ], [ %716, %715 ], [ %710, %731 ], [ %710, %741 ]
  %762 = add nuw i64 %711, 1
  %763 = load i64, ptr %419, align 8, !tbaa !127
  %764 = icmp ult i64 %762, %763
  br i1 %764, label %709, label %695, !llvm.loop !207

765:                                              ; preds = %695, %415
  %766 = add nuw i64 %373, 1
  %767 = load i64, ptr %303, align 8, !tbaa !119
  %768 = icmp ult i64 %766, %767
  br i1 %768, label %372, label %771, !llvm.loop !208

769:                                              ; preds = %569, %554, %552
  %770 = phi i32 [ %553, %552 ], [ %570, %569 ], [ -1000069000, %554 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %29) #13
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %34) #13
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %33) #13
  br label %1215

771:                                              ; preds = %765, %364
  %772 = getelementptr inbounds %struct.launch, ptr %210, i64 0, i32 2
  %773 = load ptr, ptr %772, align 8, !tbaa !25
  %774 = icmp eq ptr %773, null
  br i1 %774, label %1215, label %775

775:                                              ; preds = %771
  %776 = load i64, ptr %329, align 8, !tbaa !60
  %777 = getelementptr inbounds %struct.context, ptr %304, i64 0, i32 19
  %778 = getelementptr inbounds %struct.context, ptr %304, i64 0, i32 17
  %779 = load i32, ptr %778, align 8, !tbaa !67
  %780 = getelementptr inbounds %struct.context, ptr %304, i64 0, i32 18
  %781 = load i32, ptr %780, align 4, !tbaa !81
  %782 = icmp ugt i32 %781, %779
  br i1 %782, label %783, label %785

783:                                              ; preds = %775
  %784 = load ptr, ptr %777, align 8, !tbaa !18
  br label %796

785:                                              ; preds = %775
  %786 = icmp eq i32 %781, 0
  %787 = shl i32 %781, 1
  %788 = select i1 %786, i32 8, i32 %787
  %789 = load ptr, ptr %777, align 8, !tbaa !25
  %790 = zext i32 %788 to i64
  %791 = mul nuw nsw i64 %790, 24
  %792 = call ptr @realloc(ptr noundef %789, i64 noundef %791) #12
  %793 = icmp eq ptr %792, null
  br i1 %793, label %1215, label %794

794:                                              ; preds = %785
  store ptr %792, ptr %777, align 8, !tbaa !25
  store i32 %788, ptr %780, align 4, !tbaa !81
  %795 = load i32, ptr %778, align 8, !tbaa !67
  br label %796

796:                                              ; preds = %794, %783
  %797 = phi i32 [ %779, %783 ], [ %795, %794 ]
  %798 = phi ptr [ %784, %783 ], [ %792, %794 ]
  %799 = add i32 %797, 1
  store i32 %799, ptr %778, align 8, !tbaa !67
  %800 = zext i32 %797 to i64
  %801 = getelementptr inbounds %struct.arrival, ptr %798, i64 %800
  %802 = load ptr, ptr %318, align 8, !tbaa !11
  %803 = getelementptr inbounds i8, ptr %802, i64 %365
  store ptr %773, ptr %801, align 8, !tbaa.struct !209
  %804 = getelementptr inbounds i8, ptr %801, i64 8
  store ptr %803, ptr %804, align 8, !tbaa.struct !210
  %805 = getelementptr inbounds i8, ptr %801, i64 16
  store i64 %776, ptr %805, align 8, !tbaa.struct !159
  br label %1215

806:                                              ; preds = %299, %299
  %807 = icmp eq i16 %213, 5
  %808 = load ptr, ptr %37, align 8, !tbaa !80
  %809 = getelementptr inbounds %struct.transfer, ptr %210, i64 0, i32 3
  %810 = load i64, ptr %809, align 8, !tbaa !62
  %811 = getelementptr inbounds %struct.context, ptr %808, i64 0, i32 6
  %812 = load i64, ptr %811, align 8, !tbaa !69
  %813 = getelementptr inbounds %struct.device, ptr %300, i64 0, i32 1
  %814 = load i64, ptr %813, align 8, !tbaa !59
  %815 = add i64 %812, -1
  %816 = add i64 %815, %814
  %817 = urem i64 %816, %814
  %818 = sub nuw i64 %816, %817
  %819 = add i64 %818, %810
  store i64 %819, ptr %811, align 8, !tbaa !69
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %17) #13
  store i64 %818, ptr %17, align 8, !tbaa !211
  %820 = getelementptr inbounds %struct.transfer, ptr %210, i64 0, i32 2
  %821 = load i64, ptr %820, align 8, !tbaa !213
  store i64 %821, ptr %55, align 8, !tbaa !214
  store i64 %810, ptr %56, align 8, !tbaa !215
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %18) #13
  store i64 %821, ptr %18, align 8, !tbaa !211
  store i64 %818, ptr %57, align 8, !tbaa !214
  store i64 %810, ptr %58, align 8, !tbaa !215
  %822 = load i32, ptr %59, align 8, !tbaa !110
  %823 = icmp eq i32 %822, 0
  br i1 %823, label %835, label %824

824:                                              ; preds = %806
  %825 = load ptr, ptr %60, align 8, !tbaa !34
  %826 = getelementptr inbounds %struct.hardware_queue, ptr %825, i64 0, i32 1
  %827 = load i64, ptr %826, align 8, !tbaa !102
  %828 = trunc i64 %827 to i32
  %829 = and i64 %827, 2048
  %830 = icmp eq i64 %829, 0
  %831 = select i1 %830, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %16) #13
  store i32 46, ptr %16, align 8, !tbaa !103
  store ptr null, ptr %61, align 8, !tbaa !105
  store i32 %831, ptr %62, align 8, !tbaa !106
  store i32 %831, ptr %63, align 4, !tbaa !107
  %832 = getelementptr inbounds %struct.device, ptr %300, i64 0, i32 16
  %833 = load ptr, ptr %832, align 8, !tbaa !108
  %834 = load ptr, ptr %64, align 8, !tbaa !109
  call void %833(ptr noundef %834, i32 noundef %828, i32 noundef %828, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %16, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %16) #13
  br label %835

835:                                              ; preds = %824, %806
  store i32 1, ptr %59, align 8, !tbaa !110
  br i1 %807, label %852, label %836

836:                                              ; preds = %835
  %837 = getelementptr inbounds %struct.context, ptr %808, i64 0, i32 4
  %838 = load ptr, ptr %837, align 8, !tbaa !11
  %839 = getelementptr inbounds i8, ptr %838, i64 %818
  %840 = getelementptr inbounds %struct.transfer, ptr %210, i64 0, i32 4
  %841 = load ptr, ptr %840, align 8, !tbaa !216
  %842 = load i64, ptr %809, align 8, !tbaa !62
  %843 = call ptr @memcpy(ptr noundef %839, ptr noundef %841, i64 noundef %842) #12
  %844 = load ptr, ptr %0, align 8, !tbaa !30
  %845 = getelementptr inbounds %struct.device, ptr %844, i64 0, i32 9
  %846 = load ptr, ptr %845, align 8, !tbaa !217
  %847 = load ptr, ptr %64, align 8, !tbaa !109
  %848 = getelementptr inbounds %struct.context, ptr %808, i64 0, i32 3
  %849 = load ptr, ptr %848, align 8, !tbaa !10
  %850 = getelementptr inbounds %struct.transfer, ptr %210, i64 0, i32 1
  %851 = load ptr, ptr %850, align 8, !tbaa !218
  call void %846(ptr noundef %847, ptr noundef %849, ptr noundef %851, i32 noundef 1, ptr noundef nonnull %17) #12
  br label %894

852:                                              ; preds = %835
  %853 = load ptr, ptr %0, align 8, !tbaa !30
  %854 = getelementptr inbounds %struct.device, ptr %853, i64 0, i32 9
  %855 = load ptr, ptr %854, align 8, !tbaa !217
  %856 = load ptr, ptr %64, align 8, !tbaa !109
  %857 = getelementptr inbounds %struct.transfer, ptr %210, i64 0, i32 1
  %858 = load ptr, ptr %857, align 8, !tbaa !218
  %859 = getelementptr inbounds %struct.context, ptr %808, i64 0, i32 3
  %860 = load ptr, ptr %859, align 8, !tbaa !10
  call void %855(ptr noundef %856, ptr noundef %858, ptr noundef %860, i32 noundef 1, ptr noundef nonnull %18) #12
  %861 = getelementptr inbounds %struct.transfer, ptr %210, i64 0, i32 4
  %862 = load ptr, ptr %861, align 8, !tbaa !216
  %863 = load i64, ptr %809, align 8, !tbaa !62
  %864 = getelementptr inbounds %struct.context, ptr %808, i64 0, i32 19
  %865 = getelementptr inbounds %struct.context, ptr %808, i64 0, i32 17
  %866 = load i32, ptr %865, align 8, !tbaa !67
  %867 = getelementptr inbounds %struct.context, ptr %808, i64 0, i32 18
  %868 = load i32, ptr %867, align 4, !tbaa !81
  %869 = icmp ugt i32 %868, %866
  br i1 %869, label %870, label %872

870:                                              ; preds = %852
  %871 = load ptr, ptr %864, align 8, !tbaa !18
  br label %883

872:                                              ; preds = %852
  %873 = icmp eq i32 %868, 0
  %874 = shl i32 %868, 1
  %875 = select i1 %873, i32 8, i32 %874
  %876 = load ptr, ptr %864, align 8, !tbaa !25
  %877 = zext i32 %875 to i64
  %878 = mul nuw nsw i64 %877, 24
  %879 = call ptr @realloc(ptr noundef %876, i64 noundef %878) #12
  %880 = icmp eq ptr %879, null
  br i1 %880, label %894, label %881

881:                                              ; preds = %872
  store ptr %879, ptr %864, align 8, !tbaa !25
  store i32 %875, ptr %867, align 4, !tbaa !81
  %882 = load i32, ptr %865, align 8, !tbaa !67
  br label %883

883:                                              ; preds = %881, %870
  %884 = phi i32 [ %866, %870 ], [ %882, %881 ]
  %885 = phi ptr [ %871, %870 ], [ %879, %881 ]
  %886 = add i32 %884, 1
  store i32 %886, ptr %865, align 8, !tbaa !67
  %887 = zext i32 %884 to i64
  %888 = getelementptr inbounds %struct.arrival, ptr %885, i64 %887
  %889 = getelementptr inbounds %struct.context, ptr %808, i64 0, i32 4
  %890 = load ptr, ptr %889, align 8, !tbaa !11
  %891 = getelementptr inbounds i8, ptr %890, i64 %818
  store ptr %862, ptr %888, align 8, !tbaa.struct !209
  %892 = getelementptr inbounds i8, ptr %888, i64 8
  store ptr %891, ptr %892, align 8, !tbaa.struct !210
  %893 = getelementptr inbounds i8, ptr %888, i64 16
  store i64 %863, ptr %893, align 8, !tbaa.struct !159
  br label %894

894:                                              ; preds = %883, %872, %836
  %895 = phi i32 [ 0, %836 ], [ 0, %883 ], [ -1, %872 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %18) #13
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %17) #13
  br label %1215

896:                                              ; preds = %299
  %897 = load i32, ptr %59, align 8, !tbaa !110
  %898 = icmp eq i32 %897, 0
  br i1 %898, label %911, label %899

899:                                              ; preds = %896
  %900 = load ptr, ptr %60, align 8, !tbaa !34
  %901 = getelementptr inbounds %struct.hardware_queue, ptr %900, i64 0, i32 1
  %902 = load i64, ptr %901, align 8, !tbaa !102
  %903 = trunc i64 %902 to i32
  %904 = and i64 %902, 2048
  %905 = icmp eq i64 %904, 0
  %906 = select i1 %905, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %15) #13
  store i32 46, ptr %15, align 8, !tbaa !103
  store ptr null, ptr %93, align 8, !tbaa !105
  store i32 %906, ptr %94, align 8, !tbaa !106
  store i32 %906, ptr %95, align 4, !tbaa !107
  %907 = getelementptr inbounds %struct.device, ptr %300, i64 0, i32 16
  %908 = load ptr, ptr %907, align 8, !tbaa !108
  %909 = load ptr, ptr %64, align 8, !tbaa !109
  call void %908(ptr noundef %909, i32 noundef %903, i32 noundef %903, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %15, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %15) #13
  %910 = load i16, ptr %210, align 4, !tbaa !55
  br label %911

911:                                              ; preds = %899, %896
  %912 = phi i16 [ %213, %896 ], [ %910, %899 ]
  store i32 1, ptr %59, align 8, !tbaa !110
  switch i16 %912, label %1215 [
    i16 2, label %913
    i16 3, label %922
    i16 6, label %934
    i16 7, label %989
    i16 8, label %1044
    i16 9, label %1142
    i16 10, label %1172
    i16 11, label %1210
  ]

913:                                              ; preds = %911
  %914 = getelementptr inbounds %struct.device, ptr %300, i64 0, i32 9
  %915 = load ptr, ptr %914, align 8, !tbaa !217
  %916 = load ptr, ptr %64, align 8, !tbaa !109
  %917 = getelementptr inbounds %struct.copy, ptr %210, i64 0, i32 2
  %918 = load ptr, ptr %917, align 8, !tbaa !219
  %919 = getelementptr inbounds %struct.copy, ptr %210, i64 0, i32 1
  %920 = load ptr, ptr %919, align 8, !tbaa !221
  %921 = getelementptr inbounds %struct.copy, ptr %210, i64 0, i32 3
  call void %915(ptr noundef %916, ptr noundef %918, ptr noundef %920, i32 noundef 1, ptr noundef nonnull %921) #12
  br label %1215

922:                                              ; preds = %911
  %923 = getelementptr inbounds %struct.device, ptr %300, i64 0, i32 15
  %924 = load ptr, ptr %923, align 8, !tbaa !222
  %925 = load ptr, ptr %64, align 8, !tbaa !109
  %926 = getelementptr inbounds %struct.fill, ptr %210, i64 0, i32 1
  %927 = load ptr, ptr %926, align 8, !tbaa !223
  %928 = getelementptr inbounds %struct.fill, ptr %210, i64 0, i32 2
  %929 = load i64, ptr %928, align 8, !tbaa !225
  %930 = getelementptr inbounds %struct.fill, ptr %210, i64 0, i32 3
  %931 = load i64, ptr %930, align 8, !tbaa !226
  %932 = getelementptr inbounds %struct.fill, ptr %210, i64 0, i32 4
  %933 = load i32, ptr %932, align 8, !tbaa !227
  call void %924(ptr noundef %925, ptr noundef %927, i64 noundef %929, i64 noundef %931, i32 noundef %933) #12
  br label %1215

934:                                              ; preds = %911
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %14) #13
  call void @llvm.experimental.noalias.scope.decl(metadata !228)
  %935 = getelementptr inbounds %struct.image_transfer, ptr %210, i64 0, i32 4
  %936 = getelementptr inbounds %struct.image_transfer, ptr %210, i64 0, i32 2
  %937 = load i64, ptr %936, align 8, !tbaa !231, !noalias !228
  store i64 %937, ptr %14, align 8, !tbaa !236, !alias.scope !228
  store i32 0, ptr %177, align 8, !tbaa !239, !alias.scope !228
  store i32 0, ptr %178, align 4, !tbaa !240, !alias.scope !228
  %938 = getelementptr inbounds %struct.image_transfer, ptr %210, i64 0, i32 3
  %939 = load ptr, ptr %938, align 8, !tbaa !241, !noalias !228
  %940 = getelementptr inbounds %struct.image, ptr %939, i64 0, i32 2
  %941 = load i32, ptr %940, align 4, !tbaa !199, !noalias !228
  %942 = and i32 %941, 2
  %943 = icmp eq i32 %942, 0
  %944 = select i1 %943, i32 %941, i32 2
  %945 = zext i32 %944 to i64
  %946 = load i64, ptr %935, align 8, !tbaa !242, !noalias !228
  %947 = getelementptr inbounds %struct.image_transfer, ptr %210, i64 0, i32 4, i32 1
  %948 = load i64, ptr %947, align 8, !tbaa !243, !noalias !228
  %949 = getelementptr inbounds %struct.image_transfer, ptr %210, i64 0, i32 4, i32 2
  %950 = load i64, ptr %949, align 8, !tbaa !244, !noalias !228
  %951 = shl i64 %946, 32
  %952 = or i64 %951, %945
  %953 = shl i64 %950, 32
  %954 = and i64 %948, 4294967295
  %955 = or i64 %953, %954
  store i64 %952, ptr %179, align 8, !alias.scope !228
  store i64 %955, ptr %180, align 8, !alias.scope !228
  %956 = getelementptr inbounds %struct.image_transfer, ptr %210, i64 0, i32 4, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %181, ptr noundef nonnull align 8 dereferenceable(12) %956, i64 12, i1 false), !tbaa.struct !245
  %957 = getelementptr inbounds %struct.image_transfer, ptr %210, i64 0, i32 4, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %182, ptr noundef nonnull align 4 dereferenceable(12) %957, i64 12, i1 false), !tbaa.struct !245
  %958 = getelementptr inbounds %struct.image, ptr %939, i64 0, i32 1
  %959 = load i32, ptr %958, align 8, !tbaa !185
  %960 = icmp eq i32 %959, 1
  br i1 %960, label %980, label %961

961:                                              ; preds = %934
  %962 = load ptr, ptr %60, align 8, !tbaa !34
  %963 = getelementptr inbounds %struct.hardware_queue, ptr %962, i64 0, i32 1
  %964 = load i64, ptr %963, align 8, !tbaa !102
  %965 = trunc i64 %964 to i32
  %966 = and i64 %964, 2048
  %967 = icmp eq i64 %966, 0
  %968 = select i1 %967, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %13) #13
  store i32 45, ptr %13, align 8, !tbaa !187
  store ptr null, ptr %183, align 8, !tbaa !190
  store i32 %968, ptr %184, align 8, !tbaa !191
  store i32 %968, ptr %185, align 4, !tbaa !192
  store i32 %959, ptr %186, align 8, !tbaa !193
  store i32 1, ptr %187, align 4, !tbaa !194
  store i32 -1, ptr %188, align 8, !tbaa !195
  store i32 -1, ptr %189, align 4, !tbaa !196
  %969 = load ptr, ptr %939, align 8, !tbaa !197
  store ptr %969, ptr %190, align 8, !tbaa !198
  %970 = load i32, ptr %940, align 4, !tbaa !199
  store i32 %970, ptr %191, align 8, !tbaa !200
  store i32 0, ptr %192, align 4, !tbaa !201
  %971 = getelementptr inbounds %struct.image, ptr %939, i64 0, i32 3
  %972 = load i32, ptr %971, align 8, !tbaa !202
  store i32 %972, ptr %193, align 8, !tbaa !203
  store i32 0, ptr %194, align 4, !tbaa !204
  %973 = getelementptr inbounds %struct.image, ptr %939, i64 0, i32 4
  %974 = load i32, ptr %973, align 4, !tbaa !205
  store i32 %974, ptr %195, align 8, !tbaa !206
  %975 = load ptr, ptr %0, align 8, !tbaa !30
  %976 = getelementptr inbounds %struct.device, ptr %975, i64 0, i32 16
  %977 = load ptr, ptr %976, align 8, !tbaa !108
  %978 = load ptr, ptr %64, align 8, !tbaa !109
  call void %977(ptr noundef %978, i32 noundef %965, i32 noundef %965, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %13) #12
  store i32 1, ptr %958, align 8, !tbaa !185
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %13) #13
  %979 = load ptr, ptr %938, align 8, !tbaa !241
  br label %980

980:                                              ; preds = %961, %934
  %981 = phi ptr [ %939, %934 ], [ %979, %961 ]
  %982 = load ptr, ptr %0, align 8, !tbaa !30
  %983 = getelementptr inbounds %struct.device, ptr %982, i64 0, i32 10
  %984 = load ptr, ptr %983, align 8, !tbaa !246
  %985 = load ptr, ptr %64, align 8, !tbaa !109
  %986 = getelementptr inbounds %struct.image_transfer, ptr %210, i64 0, i32 1
  %987 = load ptr, ptr %986, align 8, !tbaa !247
  %988 = load ptr, ptr %981, align 8, !tbaa !197
  call void %984(ptr noundef %985, ptr noundef %987, ptr noundef %988, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %14) #12
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %14) #13
  br label %1215

989:                                              ; preds = %911
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %12) #13
  call void @llvm.experimental.noalias.scope.decl(metadata !248)
  %990 = getelementptr inbounds %struct.image_transfer, ptr %210, i64 0, i32 4
  %991 = getelementptr inbounds %struct.image_transfer, ptr %210, i64 0, i32 2
  %992 = load i64, ptr %991, align 8, !tbaa !231, !noalias !248
  store i64 %992, ptr %12, align 8, !tbaa !236, !alias.scope !248
  store i32 0, ptr %158, align 8, !tbaa !239, !alias.scope !248
  store i32 0, ptr %159, align 4, !tbaa !240, !alias.scope !248
  %993 = getelementptr inbounds %struct.image_transfer, ptr %210, i64 0, i32 3
  %994 = load ptr, ptr %993, align 8, !tbaa !241, !noalias !248
  %995 = getelementptr inbounds %struct.image, ptr %994, i64 0, i32 2
  %996 = load i32, ptr %995, align 4, !tbaa !199, !noalias !248
  %997 = and i32 %996, 2
  %998 = icmp eq i32 %997, 0
  %999 = select i1 %998, i32 %996, i32 2
  %1000 = zext i32 %999 to i64
  %1001 = load i64, ptr %990, align 8, !tbaa !242, !noalias !248
  %1002 = getelementptr inbounds %struct.image_transfer, ptr %210, i64 0, i32 4, i32 1
  %1003 = load i64, ptr %1002, align 8, !tbaa !243, !noalias !248
  %1004 = getelementptr inbounds %struct.image_transfer, ptr %210, i64 0, i32 4, i32 2
  %1005 = load i64, ptr %1004, align 8, !tbaa !244, !noalias !248
  %1006 = shl i64 %1001, 32
  %1007 = or i64 %1006, %1000
  %1008 = shl i64 %1005, 32
  %1009 = and i64 %1003, 4294967295
  %1010 = or i64 %1008, %1009
  store i64 %1007, ptr %160, align 8, !alias.scope !248
  store i64 %1010, ptr %161, align 8, !alias.scope !248
  %1011 = getelementptr inbounds %struct.image_transfer, ptr %210, i64 0, i32 4, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %162, ptr noundef nonnull align 8 dereferenceable(12) %1011, i64 12, i1 false), !tbaa.struct !245
  %1012 = getelementptr inbounds %struct.image_transfer, ptr %210, i64 0, i32 4, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %163, ptr noundef nonnull align 4 dereferenceable(12) %1012, i64 12, i1 false), !tbaa.struct !245
  %1013 = getelementptr inbounds %struct.image, ptr %994, i64 0, i32 1
  %1014 = load i32, ptr %1013, align 8, !tbaa !185
  %1015 = icmp eq i32 %1014, 1
  br i1 %1015, label %1035, label %1016

1016:                                             ; preds = %989
  %1017 = load ptr, ptr %60, align 8, !tbaa !34
  %1018 = getelementptr inbounds %struct.hardware_queue, ptr %1017, i64 0, i32 1
  %1019 = load i64, ptr %1018, align 8, !tbaa !102
  %1020 = trunc i64 %1019 to i32
  %1021 = and i64 %1019, 2048
  %1022 = icmp eq i64 %1021, 0
  %1023 = select i1 %1022, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %11) #13
  store i32 45, ptr %11, align 8, !tbaa !187
  store ptr null, ptr %164, align 8, !tbaa !190
  store i32 %1023, ptr %165, align 8, !tbaa !191
  store i32 %1023, ptr %166, align 4, !tbaa !192
  store i32 %1014, ptr %167, align 8, !tbaa !193
  store i32 1, ptr %168, align 4, !tbaa !194
  store i32 -1, ptr %169, align 8, !tbaa !195
  store i32 -1, ptr %170, align 4, !tbaa !196
  %1024 = load ptr, ptr %994, align 8, !tbaa !197
  store ptr %1024, ptr %171, align 8, !tbaa !198
  %1025 = load i32, ptr %995, align 4, !tbaa !199
  store i32 %1025, ptr %172, align 8, !tbaa !200
  store i32 0, ptr %173, align 4, !tbaa !201
  %1026 = getelementptr inbounds %struct.image, ptr %994, i64 0, i32 3
  %1027 = load i32, ptr %1026, align 8, !tbaa !202
  store i32 %1027, ptr %174, align 8, !tbaa !203
  store i32 0, ptr %175, align 4, !tbaa !204
  %1028 = getelementptr inbounds %struct.image, ptr %994, i64 0, i32 4
  %1029 = load i32, ptr %1028, align 4, !tbaa !205
  store i32 %1029, ptr %176, align 8, !tbaa !206
  %1030 = load ptr, ptr %0, align 8, !tbaa !30
  %1031 = getelementptr inbounds %struct.device, ptr %1030, i64 0, i32 16
  %1032 = load ptr, ptr %1031, align 8, !tbaa !108
  %1033 = load ptr, ptr %64, align 8, !tbaa !109
  call void %1032(ptr noundef %1033, i32 noundef %1020, i32 noundef %1020, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %11) #12
  store i32 1, ptr %1013, align 8, !tbaa !185
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %11) #13
  %1034 = load ptr, ptr %993, align 8, !tbaa !241
  br label %1035

1035:                                             ; preds = %1016, %989
  %1036 = phi ptr [ %994, %989 ], [ %1034, %1016 ]
  %1037 = load ptr, ptr %0, align 8, !tbaa !30
  %1038 = getelementptr inbounds %struct.device, ptr %1037, i64 0, i32 12
  %1039 = load ptr, ptr %1038, align 8, !tbaa !251
  %1040 = load ptr, ptr %64, align 8, !tbaa !109
  %1041 = load ptr, ptr %1036, align 8, !tbaa !197
  %1042 = getelementptr inbounds %struct.image_transfer, ptr %210, i64 0, i32 1
  %1043 = load ptr, ptr %1042, align 8, !tbaa !247
  call void %1039(ptr noundef %1040, ptr noundef %1041, i32 noundef 1, ptr noundef %1043, i32 noundef 1, ptr noundef nonnull %12) #12
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %12) #13
  br label %1215

1044:                                             ; preds = %911
  %1045 = getelementptr inbounds %struct.copy_image, ptr %210, i64 0, i32 3
  %1046 = getelementptr inbounds %struct.copy_image, ptr %210, i64 0, i32 4
  call void @llvm.lifetime.start.p0(i64 68, ptr nonnull %10) #13
  %1047 = getelementptr inbounds %struct.copy_image, ptr %210, i64 0, i32 2
  %1048 = load ptr, ptr %1047, align 8, !tbaa !252
  %1049 = getelementptr inbounds %struct.image, ptr %1048, i64 0, i32 2
  %1050 = load i32, ptr %1049, align 4, !tbaa !199
  %1051 = and i32 %1050, 2
  %1052 = icmp eq i32 %1051, 0
  %1053 = select i1 %1052, i32 %1050, i32 2
  %1054 = zext i32 %1053 to i64
  %1055 = load i64, ptr %1046, align 8, !tbaa !242
  %1056 = getelementptr inbounds %struct.copy_image, ptr %210, i64 0, i32 4, i32 1
  %1057 = load i64, ptr %1056, align 8, !tbaa !243
  %1058 = getelementptr inbounds %struct.copy_image, ptr %210, i64 0, i32 4, i32 2
  %1059 = load i64, ptr %1058, align 8, !tbaa !244
  %1060 = shl i64 %1055, 32
  %1061 = or i64 %1060, %1054
  %1062 = shl i64 %1059, 32
  %1063 = and i64 %1057, 4294967295
  %1064 = or i64 %1062, %1063
  store i64 %1061, ptr %10, align 8
  store i64 %1064, ptr %126, align 8
  %1065 = getelementptr inbounds %struct.copy_image, ptr %210, i64 0, i32 4, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %127, ptr noundef nonnull align 8 dereferenceable(12) %1065, i64 12, i1 false), !tbaa.struct !245
  %1066 = getelementptr inbounds %struct.copy_image, ptr %210, i64 0, i32 1
  %1067 = load ptr, ptr %1066, align 8, !tbaa !254
  %1068 = getelementptr inbounds %struct.image, ptr %1067, i64 0, i32 2
  %1069 = load i32, ptr %1068, align 4, !tbaa !199
  %1070 = and i32 %1069, 2
  %1071 = icmp eq i32 %1070, 0
  %1072 = select i1 %1071, i32 %1069, i32 2
  %1073 = zext i32 %1072 to i64
  %1074 = load i64, ptr %1045, align 8, !tbaa !242
  %1075 = getelementptr inbounds %struct.copy_image, ptr %210, i64 0, i32 3, i32 1
  %1076 = load i64, ptr %1075, align 8, !tbaa !243
  %1077 = getelementptr inbounds %struct.copy_image, ptr %210, i64 0, i32 3, i32 2
  %1078 = load i64, ptr %1077, align 8, !tbaa !244
  %1079 = shl i64 %1074, 32
  %1080 = or i64 %1079, %1073
  %1081 = shl i64 %1078, 32
  %1082 = and i64 %1076, 4294967295
  %1083 = or i64 %1081, %1082
  store i64 %1080, ptr %128, align 4
  store i64 %1083, ptr %129, align 4
  %1084 = getelementptr inbounds %struct.copy_image, ptr %210, i64 0, i32 3, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %130, ptr noundef nonnull align 8 dereferenceable(12) %1084, i64 12, i1 false), !tbaa.struct !245
  %1085 = getelementptr inbounds %struct.copy_image, ptr %210, i64 0, i32 3, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %131, ptr noundef nonnull align 4 dereferenceable(12) %1085, i64 12, i1 false), !tbaa.struct !245
  %1086 = getelementptr inbounds %struct.image, ptr %1048, i64 0, i32 1
  %1087 = load i32, ptr %1086, align 8, !tbaa !185
  %1088 = icmp eq i32 %1087, 1
  br i1 %1088, label %1108, label %1089

1089:                                             ; preds = %1044
  %1090 = load ptr, ptr %60, align 8, !tbaa !34
  %1091 = getelementptr inbounds %struct.hardware_queue, ptr %1090, i64 0, i32 1
  %1092 = load i64, ptr %1091, align 8, !tbaa !102
  %1093 = trunc i64 %1092 to i32
  %1094 = and i64 %1092, 2048
  %1095 = icmp eq i64 %1094, 0
  %1096 = select i1 %1095, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %9) #13
  store i32 45, ptr %9, align 8, !tbaa !187
  store ptr null, ptr %132, align 8, !tbaa !190
  store i32 %1096, ptr %133, align 8, !tbaa !191
  store i32 %1096, ptr %134, align 4, !tbaa !192
  store i32 %1087, ptr %135, align 8, !tbaa !193
  store i32 1, ptr %136, align 4, !tbaa !194
  store i32 -1, ptr %137, align 8, !tbaa !195
  store i32 -1, ptr %138, align 4, !tbaa !196
  %1097 = load ptr, ptr %1048, align 8, !tbaa !197
  store ptr %1097, ptr %139, align 8, !tbaa !198
  %1098 = load i32, ptr %1049, align 4, !tbaa !199
  store i32 %1098, ptr %140, align 8, !tbaa !200
  store i32 0, ptr %141, align 4, !tbaa !201
  %1099 = getelementptr inbounds %struct.image, ptr %1048, i64 0, i32 3
  %1100 = load i32, ptr %1099, align 8, !tbaa !202
  store i32 %1100, ptr %142, align 8, !tbaa !203
  store i32 0, ptr %143, align 4, !tbaa !204
  %1101 = getelementptr inbounds %struct.image, ptr %1048, i64 0, i32 4
  %1102 = load i32, ptr %1101, align 4, !tbaa !205
  store i32 %1102, ptr %144, align 8, !tbaa !206
  %1103 = load ptr, ptr %0, align 8, !tbaa !30
  %1104 = getelementptr inbounds %struct.device, ptr %1103, i64 0, i32 16
  %1105 = load ptr, ptr %1104, align 8, !tbaa !108
  %1106 = load ptr, ptr %64, align 8, !tbaa !109
  call void %1105(ptr noundef %1106, i32 noundef %1093, i32 noundef %1093, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %9) #12
  store i32 1, ptr %1086, align 8, !tbaa !185
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %9) #13
  %1107 = load ptr, ptr %1066, align 8, !tbaa !254
  br label %1108

1108:                                             ; preds = %1089, %1044
  %1109 = phi ptr [ %1067, %1044 ], [ %1107, %1089 ]
  %1110 = getelementptr inbounds %struct.image, ptr %1109, i64 0, i32 1
  %1111 = load i32, ptr %1110, align 8, !tbaa !185
  %1112 = icmp eq i32 %1111, 1
  br i1 %1112, label %1133, label %1113

1113:                                             ; preds = %1108
  %1114 = load ptr, ptr %60, align 8, !tbaa !34
  %1115 = getelementptr inbounds %struct.hardware_queue, ptr %1114, i64 0, i32 1
  %1116 = load i64, ptr %1115, align 8, !tbaa !102
  %1117 = trunc i64 %1116 to i32
  %1118 = and i64 %1116, 2048
  %1119 = icmp eq i64 %1118, 0
  %1120 = select i1 %1119, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %8) #13
  store i32 45, ptr %8, align 8, !tbaa !187
  store ptr null, ptr %145, align 8, !tbaa !190
  store i32 %1120, ptr %146, align 8, !tbaa !191
  store i32 %1120, ptr %147, align 4, !tbaa !192
  store i32 %1111, ptr %148, align 8, !tbaa !193
  store i32 1, ptr %149, align 4, !tbaa !194
  store i32 -1, ptr %150, align 8, !tbaa !195
  store i32 -1, ptr %151, align 4, !tbaa !196
  %1121 = load ptr, ptr %1109, align 8, !tbaa !197
  store ptr %1121, ptr %152, align 8, !tbaa !198
  %1122 = getelementptr inbounds %struct.image, ptr %1109, i64 0, i32 2
  %1123 = load i32, ptr %1122, align 4, !tbaa !199
  store i32 %1123, ptr %153, align 8, !tbaa !200
  store i32 0, ptr %154, align 4, !tbaa !201
  %1124 = getelementptr inbounds %struct.image, ptr %1109, i64 0, i32 3
  %1125 = load i32, ptr %1124, align 8, !tbaa !202
  store i32 %1125, ptr %155, align 8, !tbaa !203
  store i32 0, ptr %156, align 4, !tbaa !204
  %1126 = getelementptr inbounds %struct.image, ptr %1109, i64 0, i32 4
  %1127 = load i32, ptr %1126, align 4, !tbaa !205
  store i32 %1127, ptr %157, align 8, !tbaa !206
  %1128 = load ptr, ptr %0, align 8, !tbaa !30
  %1129 = getelementptr inbounds %struct.device, ptr %1128, i64 0, i32 16
  %1130 = load ptr, ptr %1129, align 8, !tbaa !108
  %1131 = load ptr, ptr %64, align 8, !tbaa !109
  call void %1130(ptr noundef %1131, i32 noundef %1117, i32 noundef %1117, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %8) #12
  store i32 1, ptr %1110, align 8, !tbaa !185
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %8) #13
  %1132 = load ptr, ptr %1066, align 8, !tbaa !254
  br label %1133

1133:                                             ; preds = %1113, %1108
  %1134 = phi ptr [ %1109, %1108 ], [ %1132, %1113 ]
  %1135 = load ptr, ptr %0, align 8, !tbaa !30
  %1136 = getelementptr inbounds %struct.device, ptr %1135, i64 0, i32 11
  %1137 = load ptr, ptr %1136, align 8, !tbaa !255
  %1138 = load ptr, ptr %64, align 8, !tbaa !109
  %1139 = load ptr, ptr %1047, align 8, !tbaa !252
  %1140 = load ptr, ptr %1139, align 8, !tbaa !197
  %1141 = load ptr, ptr %1134, align 8, !tbaa !197
  call void %1137(ptr noundef %1138, ptr noundef %1140, i32 noundef 1, ptr noundef %1141, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %10) #12
  call void @llvm.lifetime.end.p0(i64 68, ptr nonnull %10) #13
  br label %1215

1142:                                             ; preds = %911
  %1143 = getelementptr inbounds %struct.transition, ptr %210, i64 0, i32 1
  %1144 = load ptr, ptr %1143, align 8, !tbaa !256
  %1145 = getelementptr inbounds %struct.transition, ptr %210, i64 0, i32 2
  %1146 = load i64, ptr %1145, align 8, !tbaa !258
  %1147 = trunc i64 %1146 to i32
  %1148 = getelementptr inbounds %struct.image, ptr %1144, i64 0, i32 1
  %1149 = load i32, ptr %1148, align 8, !tbaa !185
  %1150 = icmp eq i32 %1149, %1147
  %1151 = icmp eq i32 %1147, 0
  %1152 = or i1 %1151, %1150
  br i1 %1152, label %1215, label %1153

1153:                                             ; preds = %1142
  %1154 = load ptr, ptr %60, align 8, !tbaa !34
  %1155 = getelementptr inbounds %struct.hardware_queue, ptr %1154, i64 0, i32 1
  %1156 = load i64, ptr %1155, align 8, !tbaa !102
  %1157 = trunc i64 %1156 to i32
  %1158 = and i64 %1156, 2048
  %1159 = icmp eq i64 %1158, 0
  %1160 = select i1 %1159, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %7) #13
  store i32 45, ptr %7, align 8, !tbaa !187
  store ptr null, ptr %113, align 8, !tbaa !190
  store i32 %1160, ptr %114, align 8, !tbaa !191
  store i32 %1160, ptr %115, align 4, !tbaa !192
  store i32 %1149, ptr %116, align 8, !tbaa !193
  store i32 %1147, ptr %117, align 4, !tbaa !194
  store i32 -1, ptr %118, align 8, !tbaa !195
  store i32 -1, ptr %119, align 4, !tbaa !196
  %1161 = load ptr, ptr %1144, align 8, !tbaa !197
  store ptr %1161, ptr %120, align 8, !tbaa !198
  %1162 = getelementptr inbounds %struct.image, ptr %1144, i64 0, i32 2
  %1163 = load i32, ptr %1162, align 4, !tbaa !199
  store i32 %1163, ptr %121, align 8, !tbaa !200
  store i32 0, ptr %122, align 4, !tbaa !201
  %1164 = getelementptr inbounds %struct.image, ptr %1144, i64 0, i32 3
  %1165 = load i32, ptr %1164, align 8, !tbaa !202
  store i32 %1165, ptr %123, align 8, !tbaa !203
  store i32 0, ptr %124, align 4, !tbaa !204
  %1166 = getelementptr inbounds %struct.image, ptr %1144, i64 0, i32 4
  %1167 = load i32, ptr %1166, align 4, !tbaa !205
  store i32 %1167, ptr %125, align 8, !tbaa !206
  %1168 = load ptr, ptr %0, align 8, !tbaa !30
  %1169 = getelementptr inbounds %struct.device, ptr %1168, i64 0, i32 16
  %1170 = load ptr, ptr %1169, align 8, !tbaa !108
  %1171 = load ptr, ptr %64, align 8, !tbaa !109
  call void %1170(ptr noundef %1171, i32 noundef %1157, i32 noundef %1157, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %7) #12
  store i32 %1147, ptr %1148, align 8, !tbaa !185
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %7) #13
  br label %1215

1172:                                             ; preds = %911
  %1173 = getelementptr inbounds %struct.transition, ptr %210, i64 0, i32 1
  %1174 = load ptr, ptr %1173, align 8, !tbaa !256
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %6) #13
  %1175 = getelementptr inbounds %struct.image, ptr %1174, i64 0, i32 2
  %1176 = load i32, ptr %1175, align 4, !tbaa !199
  store i32 %1176, ptr %6, align 4, !tbaa !200
  store i32 0, ptr %96, align 4, !tbaa !201
  %1177 = getelementptr inbounds %struct.image, ptr %1174, i64 0, i32 3
  %1178 = load i32, ptr %1177, align 8, !tbaa !202
  store i32 %1178, ptr %97, align 4, !tbaa !203
  store i32 0, ptr %98, align 4, !tbaa !204
  %1179 = getelementptr inbounds %struct.image, ptr %1174, i64 0, i32 4
  %1180 = load i32, ptr %1179, align 4, !tbaa !205
  store i32 %1180, ptr %99, align 4, !tbaa !206
  %1181 = getelementptr inbounds %struct.image, ptr %1174, i64 0, i32 1
  %1182 = load i32, ptr %1181, align 8, !tbaa !185
  %1183 = icmp eq i32 %1182, 1
  br i1 %1183, label %1198, label %1184

1184:                                             ; preds = %1172
  %1185 = load ptr, ptr %60, align 8, !tbaa !34
  %1186 = getelementptr inbounds %struct.hardware_queue, ptr %1185, i64 0, i32 1
  %1187 = load i64, ptr %1186, align 8, !tbaa !102
  %1188 = trunc i64 %1187 to i32
  %1189 = and i64 %1187, 2048
  %1190 = icmp eq i64 %1189, 0
  %1191 = select i1 %1190, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %5) #13
  store i32 45, ptr %5, align 8, !tbaa !187
  store ptr null, ptr %100, align 8, !tbaa !190
  store i32 %1191, ptr %101, align 8, !tbaa !191
  store i32 %1191, ptr %102, align 4, !tbaa !192
  store i32 %1182, ptr %103, align 8, !tbaa !193
  store i32 1, ptr %104, align 4, !tbaa !194
  store i32 -1, ptr %105, align 8, !tbaa !195
  store i32 -1, ptr %106, align 4, !tbaa !196
  %1192 = load ptr, ptr %1174, align 8, !tbaa !197
  store ptr %1192, ptr %107, align 8, !tbaa !198
  store i32 %1176, ptr %108, align 8, !tbaa !200
  store i32 0, ptr %109, align 4, !tbaa !201
  store i32 %1178, ptr %110, align 8, !tbaa !203
  store i32 0, ptr %111, align 4, !tbaa !204
  store i32 %1180, ptr %112, align 8, !tbaa !206
  %1193 = load ptr, ptr %0, align 8, !tbaa !30
  %1194 = getelementptr inbounds %struct.device, ptr %1193, i64 0, i32 16
  %1195 = load ptr, ptr %1194, align 8, !tbaa !108
  %1196 = load ptr, ptr %64, align 8, !tbaa !109
  call void %1195(ptr noundef %1196, i32 noundef %1188, i32 noundef %1188, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %5) #12
  store i32 1, ptr %1181, align 8, !tbaa !185
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %5) #13
  %1197 = load i32, ptr %1175, align 4, !tbaa !199
  br label %1198

1198:                                             ; preds = %1184, %1172
  %1199 = phi i32 [ %1176, %1172 ], [ %1197, %1184 ]
  %1200 = and i32 %1199, 1
  %1201 = icmp eq i32 %1200, 0
  %1202 = load ptr, ptr %0, align 8, !tbaa !30
  %1203 = load ptr, ptr %64, align 8, !tbaa !109
  %1204 = load ptr, ptr %1174, align 8, !tbaa !197
  %1205 = getelementptr inbounds %struct.device, ptr %1202, i64 0, i32 8
  %1206 = getelementptr inbounds %struct.device, ptr %1202, i64 0, i32 7
  %1207 = select i1 %1201, ptr %1205, ptr %1206
  %1208 = select i1 %1201, ptr @clear_image.nothing, ptr @clear_image.black
  %1209 = load ptr, ptr %1207, align 8, !tbaa !25
  call void %1209(ptr noundef %1203, ptr noundef %1204, i32 noundef 1, ptr noundef nonnull %1208, i32 noundef 1, ptr noundef nonnull %6) #12
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %6) #13
  br label %1215

1210:                                             ; preds = %911
  %1211 = getelementptr inbounds %struct.device, ptr %300, i64 0, i32 14
  %1212 = load ptr, ptr %1211, align 8, !tbaa !259
  %1213 = load ptr, ptr %64, align 8, !tbaa !109
  %1214 = getelementptr inbounds %struct.execute, ptr %210, i64 0, i32 1
  call void %1212(ptr noundef %1213, i32 noundef 1, ptr noundef nonnull %1214) #12
  br label %1215

1215:                                             ; preds = %299, %769, %771, %785, %796, %894, %911, %913, %922, %980, %1035, %1133, %1142, %1153, %1198, %1210
  %1216 = phi i32 [ %895, %894 ], [ 0, %299 ], [ 0, %911 ], [ 0, %1210 ], [ 0, %1198 ], [ 0, %1133 ], [ 0, %1035 ], [ 0, %980 ], [ 0, %922 ], [ 0, %913 ], [ %770, %769 ], [ 0, %771 ], [ 0, %796 ], [ -1, %785 ], [ 0, %1142 ], [ 0, %1153 ]
  %1217 = getelementptr inbounds %struct.command, ptr %210, i64 0, i32 1
  %1218 = load i16, ptr %1217, align 2, !tbaa !260
  %1219 = icmp eq i16 %1218, 0
  br i1 %1219, label %1230, label %1220

1220:                                             ; preds = %1215
  %1221 = load i32, ptr %40, align 8, !tbaa !66
  %1222 = icmp eq i32 %1221, 0
  br i1 %1222, label %1230, label %1223

1223:                                             ; preds = %1220
  %1224 = load ptr, ptr %0, align 8, !tbaa !30
  %1225 = getelementptr inbounds %struct.device, ptr %1224, i64 0, i32 17
  %1226 = load ptr, ptr %1225, align 8, !tbaa !261
  %1227 = load ptr, ptr %64, align 8, !tbaa !109
  %1228 = load ptr, ptr %196, align 8, !tbaa !13
  %1229 = add i32 %211, 1
  call void %1226(ptr noundef %1227, i32 noundef 8192, ptr noundef %1228, i32 noundef %211) #12
  br label %1230

1230:                                             ; preds = %279, %1215, %1220, %1223
  %1231 = phi i32 [ 0, %1223 ], [ 0, %1220 ], [ 0, %1215 ], [ 1, %279 ]
  %1232 = phi i32 [ %1229, %1223 ], [ %211, %1220 ], [ %211, %1215 ], [ %211, %279 ]
  %1233 = phi i32 [ %1216, %1223 ], [ %1216, %1220 ], [ %1216, %1215 ], [ 0, %279 ]
  %1234 = getelementptr inbounds %struct.command, ptr %210, i64 0, i32 2
  %1235 = load i32, ptr %1234, align 4, !tbaa !58
  %1236 = zext i32 %1235 to i64
  %1237 = getelementptr inbounds i8, ptr %210, i64 %1236
  %1238 = icmp ult ptr %1237, %2
  %1239 = icmp eq i32 %1233, 0
  %1240 = select i1 %1238, i1 %1239, i1 false
  br i1 %1240, label %209, label %206, !llvm.loop !262

1241:                                             ; preds = %206
  %1242 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %1243 = load ptr, ptr %1242, align 8, !tbaa !34
  %1244 = getelementptr inbounds %struct.hardware_queue, ptr %1243, i64 0, i32 1
  %1245 = load i64, ptr %1244, align 8, !tbaa !102
  %1246 = trunc i64 %1245 to i32
  %1247 = and i64 %1245, 2048
  %1248 = icmp eq i64 %1247, 0
  %1249 = select i1 %1248, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #13
  store i32 46, ptr %4, align 8, !tbaa !103
  %1250 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 1
  store ptr null, ptr %1250, align 8, !tbaa !105
  %1251 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 2
  store i32 %1249, ptr %1251, align 8, !tbaa !106
  %1252 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 3
  %1253 = or i32 %1249, 8192
  store i32 %1253, ptr %1252, align 4, !tbaa !107
  %1254 = load ptr, ptr %0, align 8, !tbaa !30
  %1255 = getelementptr inbounds %struct.device, ptr %1254, i64 0, i32 16
  %1256 = load ptr, ptr %1255, align 8, !tbaa !108
  %1257 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %1258 = load ptr, ptr %1257, align 8, !tbaa !109
  %1259 = or i32 %1246, 16384
  call void %1256(ptr noundef %1258, i32 noundef %1246, i32 noundef %1259, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %4, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #12
  %1260 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  store i32 0, ptr %1260, align 8, !tbaa !110
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #13
  %1261 = load ptr, ptr %0, align 8, !tbaa !30
  %1262 = getelementptr inbounds %struct.device, ptr %1261, i64 0, i32 20
  %1263 = load ptr, ptr %1262, align 8, !tbaa !111
  %1264 = load ptr, ptr %1257, align 8, !tbaa !109
  %1265 = call i32 %1263(ptr noundef %1264) #12
  br label %1266

1266:                                             ; preds = %225, %268, %252, %245, %206, %1241
  %1267 = phi i32 [ %1265, %1241 ], [ %207, %206 ], [ %246, %245 ], [ -1, %252 ], [ -1, %268 ], [ %243, %225 ]
  ret i32 %1267
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
  %7 = load ptr, ptr %0, align 8, !tbaa !30
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
  %22 = load ptr, ptr %21, align 8, !tbaa !25
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
  %3 = load ptr, ptr %2, align 8, !tbaa !16
  %4 = load ptr, ptr %3, align 8, !tbaa !25
  %5 = ptrtoint ptr %4 to i64
  ret i64 %5
}

; Function Attrs: nounwind
define dso_local i64 @queue_completed(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #13
  store i64 0, ptr %2, align 8, !tbaa !39
  %3 = load ptr, ptr %0, align 8, !tbaa !30
  %4 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 22
  %5 = load ptr, ptr %4, align 8, !tbaa !40
  %6 = load ptr, ptr %3, align 8, !tbaa !24
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %8 = load ptr, ptr %7, align 8, !tbaa !35
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
  %17 = load ptr, ptr %16, align 8, !tbaa !263
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
  %27 = load i64, ptr %26, align 8, !tbaa !28
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
  store ptr %36, ptr %16, align 8, !tbaa !263
  %37 = icmp eq ptr %36, null
  br i1 %37, label %38, label %39

38:                                               ; preds = %34
  store ptr %16, ptr %21, align 8, !tbaa !38
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
  %52 = load ptr, ptr %45, align 8, !tbaa !18
  %53 = getelementptr inbounds %struct.arrival, ptr %52, i64 %51
  %54 = load ptr, ptr %53, align 8, !tbaa !264
  %55 = getelementptr inbounds %struct.arrival, ptr %52, i64 %51, i32 1
  %56 = load ptr, ptr %55, align 8, !tbaa !266
  %57 = getelementptr inbounds %struct.arrival, ptr %52, i64 %51, i32 2
  %58 = load i64, ptr %57, align 8, !tbaa !267
  %59 = call ptr @memcpy(ptr noundef %54, ptr noundef %56, i64 noundef %58) #12
  %60 = add nuw nsw i64 %51, 1
  %61 = load i32, ptr %41, align 8, !tbaa !67
  %62 = zext i32 %61 to i64
  %63 = icmp ult i64 %60, %62
  br i1 %63, label %50, label %46, !llvm.loop !268

64:                                               ; preds = %46
  %65 = load ptr, ptr %0, align 8, !tbaa !30
  %66 = getelementptr inbounds %struct.device, ptr %65, i64 0, i32 21
  %67 = load ptr, ptr %66, align 8, !tbaa !269
  %68 = load ptr, ptr %65, align 8, !tbaa !24
  %69 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 7
  %70 = load ptr, ptr %69, align 8, !tbaa !13
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
  %80 = load ptr, ptr %16, align 8, !tbaa !263
  %81 = icmp eq ptr %80, null
  br i1 %81, label %29, label %24, !llvm.loop !270
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
  store i64 0, ptr %3, align 8, !tbaa !39
  %5 = load ptr, ptr %0, align 8, !tbaa !30
  %6 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 22
  %7 = load ptr, ptr %6, align 8, !tbaa !40
  %8 = load ptr, ptr %5, align 8, !tbaa !24
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %10 = load ptr, ptr %9, align 8, !tbaa !35
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
  %30 = load i32, ptr %29, align 4, !tbaa !42
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
  store i64 0, ptr %6, align 8, !tbaa !39
  %7 = load ptr, ptr %0, align 8, !tbaa !30
  %8 = getelementptr inbounds %struct.device, ptr %7, i64 0, i32 22
  %9 = load ptr, ptr %8, align 8, !tbaa !40
  %10 = load ptr, ptr %7, align 8, !tbaa !24
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %12 = load ptr, ptr %11, align 8, !tbaa !35
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
  br i1 %20, label %21, label %38

21:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  store i64 %1, ptr %4, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %5) #13
  store i32 1000207004, ptr %5, align 8, !tbaa !44
  %22 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 1
  store ptr null, ptr %22, align 8, !tbaa !46
  %23 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 2
  store i32 0, ptr %23, align 8, !tbaa !47
  %24 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 3
  store i32 1, ptr %24, align 4, !tbaa !48
  %25 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 4
  store ptr %11, ptr %25, align 8, !tbaa !49
  %26 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 5
  store ptr %4, ptr %26, align 8, !tbaa !50
  %27 = load ptr, ptr %0, align 8, !tbaa !30
  %28 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 29
  %29 = load ptr, ptr %28, align 8, !tbaa !51
  %30 = load ptr, ptr %27, align 8, !tbaa !24
  %31 = call i32 %29(ptr noundef %30, ptr noundef nonnull %5, i64 noundef %2) #12
  %32 = icmp slt i32 %31, 0
  br i1 %32, label %33, label %35

33:                                               ; preds = %21
  %34 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store atomic i32 %31, ptr %34 seq_cst, align 8
  br label %35

35:                                               ; preds = %21, %33
  %36 = icmp eq i32 %31, 0
  %37 = zext i1 %36 to i32
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %5) #13
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br label %38

38:                                               ; preds = %35, %17
  %39 = phi i32 [ 1, %17 ], [ %37, %35 ]
  ret i32 %39
}

; Function Attrs: nounwind
define dso_local void @queue_idle(ptr nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %3 = load ptr, ptr %2, align 8, !tbaa !34
  %4 = getelementptr inbounds %struct.hardware_queue, ptr %3, i64 0, i32 2
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #12
  %6 = load ptr, ptr %0, align 8, !tbaa !30
  %7 = getelementptr inbounds %struct.device, ptr %6, i64 0, i32 24
  %8 = load ptr, ptr %7, align 8, !tbaa !271
  %9 = load ptr, ptr %2, align 8, !tbaa !34
  %10 = load ptr, ptr %9, align 8, !tbaa !98
  %11 = tail call i32 %8(ptr noundef %10) #12
  %12 = load ptr, ptr %2, align 8, !tbaa !34
  %13 = getelementptr inbounds %struct.hardware_queue, ptr %12, i64 0, i32 2
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #12
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #12
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  store ptr null, ptr %4, align 8, !tbaa !53
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  store ptr null, ptr %5, align 8, !tbaa !263
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  store ptr %5, ptr %6, align 8, !tbaa !38
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  store i32 1, ptr %7, align 8, !tbaa !41
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %9 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %8) #12
  %10 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #12
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %12 = load i32, ptr %11, align 4, !tbaa !37
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %1
  %15 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %16 = load i64, ptr %15, align 8, !tbaa !272
  %17 = tail call i32 @pthread_join(i64 noundef %16, ptr noundef null) #12
  store i32 0, ptr %11, align 4, !tbaa !37
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
  %11 = load i32, ptr %10, align 4, !tbaa !81
  %12 = icmp ugt i32 %11, %9
  br i1 %12, label %23, label %13

13:                                               ; preds = %1
  %14 = icmp eq i32 %11, 0
  %15 = shl i32 %11, 1
  %16 = select i1 %14, i32 8, i32 %15
  %17 = load ptr, ptr %7, align 8, !tbaa !25
  %18 = zext i32 %16 to i64
  %19 = shl nuw nsw i64 %18, 4
  %20 = tail call ptr @realloc(ptr noundef %17, i64 noundef %19) #12
  %21 = icmp eq ptr %20, null
  br i1 %21, label %98, label %22

22:                                               ; preds = %13
  store ptr %20, ptr %7, align 8, !tbaa !25
  store i32 %16, ptr %10, align 4, !tbaa !81
  br label %23

23:                                               ; preds = %1, %22
  %24 = load ptr, ptr %0, align 8, !tbaa !30
  %25 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 12
  %26 = load i32, ptr %25, align 4, !tbaa !68
  %27 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 11
  %28 = load i32, ptr %27, align 8, !tbaa !273
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
  %38 = tail call ptr @realloc(ptr noundef %35, i64 noundef %37) #12
  %39 = icmp eq ptr %38, null
  br i1 %39, label %98, label %40

40:                                               ; preds = %30
  store ptr %38, ptr %31, align 8, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #13
  store i32 40, ptr %2, align 8, !tbaa !274
  %41 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 1
  store ptr null, ptr %41, align 8, !tbaa !276
  %42 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 2
  %43 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 2
  %44 = load ptr, ptr %43, align 8, !tbaa !3
  store ptr %44, ptr %42, align 8, !tbaa !277
  %45 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 3
  %46 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 10
  %47 = load i32, ptr %46, align 4, !tbaa !14
  store i32 %47, ptr %45, align 8, !tbaa !278
  %48 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 4
  %49 = load i32, ptr %27, align 8, !tbaa !273
  %50 = sub i32 %34, %49
  store i32 %50, ptr %48, align 4, !tbaa !279
  %51 = zext i32 %49 to i64
  %52 = getelementptr inbounds ptr, ptr %38, i64 %51
  %53 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 2
  %54 = load ptr, ptr %53, align 8, !tbaa !280
  %55 = load ptr, ptr %24, align 8, !tbaa !24
  %56 = call i32 %54(ptr noundef %55, ptr noundef nonnull %2, ptr noundef nonnull %52) #12
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %60

58:                                               ; preds = %40
  store i32 %34, ptr %27, align 8, !tbaa !273
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
  %64 = load i32, ptr %63, align 4, !tbaa !14
  %65 = icmp eq i32 %64, 1
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #13
  store i32 42, ptr %4, align 8, !tbaa !281
  %66 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 1
  store ptr null, ptr %66, align 8, !tbaa !283
  %67 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 2
  %68 = select i1 %65, i32 4, i32 1
  store i32 %68, ptr %67, align 8, !tbaa !284
  %69 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 3
  %70 = select i1 %65, ptr %3, ptr null
  store ptr %70, ptr %69, align 8, !tbaa !285
  %71 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 4
  %72 = load ptr, ptr %71, align 8, !tbaa !286
  %73 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 13
  %74 = load ptr, ptr %73, align 8, !tbaa !16
  %75 = zext i32 %62 to i64
  %76 = getelementptr inbounds ptr, ptr %74, i64 %75
  %77 = load ptr, ptr %76, align 8, !tbaa !25
  %78 = call i32 %72(ptr noundef %77, ptr noundef nonnull %4) #12
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #13
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %3) #13
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %98

80:                                               ; preds = %61
  %81 = load ptr, ptr %73, align 8, !tbaa !16
  %82 = load i32, ptr %25, align 4, !tbaa !68
  %83 = add i32 %82, 1
  store i32 %83, ptr %25, align 4, !tbaa !68
  %84 = zext i32 %82 to i64
  %85 = getelementptr inbounds ptr, ptr %81, i64 %84
  %86 = load ptr, ptr %85, align 8, !tbaa !25
  %87 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store ptr %86, ptr %87, align 8, !tbaa !109
  %88 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  store i32 1, ptr %88, align 8, !tbaa !110
  %89 = load ptr, ptr %7, align 8, !tbaa !19
  %90 = load i32, ptr %8, align 8, !tbaa !71
  %91 = add i32 %90, 1
  store i32 %91, ptr %8, align 8, !tbaa !71
  %92 = zext i32 %90 to i64
  %93 = getelementptr inbounds %struct.submission, ptr %89, i64 %92
  %94 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 23
  %95 = load i32, ptr %94, align 8, !tbaa !70
  store i32 %95, ptr %93, align 8, !tbaa.struct !287
  %96 = getelementptr inbounds i8, ptr %93, i64 4
  store i32 0, ptr %96, align 4, !tbaa.struct !288
  %97 = getelementptr inbounds i8, ptr %93, i64 8
  store ptr %86, ptr %97, align 8, !tbaa.struct !91
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

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #12 = { nobuiltin nounwind "no-builtins" }
attributes #13 = { nounwind }
attributes #14 = { nobuiltin "no-builtins" }

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
!23 = !{!"device", !5, i64 0, !8, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192, !5, i64 200, !5, i64 208, !5, i64 216, !5, i64 224, !5, i64 232}
!24 = !{!23, !5, i64 0}
!25 = !{!5, !5, i64 0}
!26 = distinct !{!26, !27}
!27 = !{!"llvm.loop.mustprogress"}
!28 = !{!4, !8, i64 8}
!29 = distinct !{!29, !27}
!30 = !{!31, !5, i64 0}
!31 = !{!"queue", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !9, i64 32, !9, i64 36, !32, i64 40, !8, i64 56, !9, i64 64, !9, i64 68, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !9, i64 112, !33, i64 120, !33, i64 184}
!32 = !{!"notification", !8, i64 0, !9, i64 8}
!33 = !{!"", !6, i64 0}
!34 = !{!31, !5, i64 8}
!35 = !{!31, !5, i64 16}
!36 = !{!31, !9, i64 48}
!37 = !{!31, !9, i64 36}
!38 = !{!31, !5, i64 88}
!39 = !{!8, !8, i64 0}
!40 = !{!23, !5, i64 176}
!41 = !{!31, !9, i64 64}
!42 = !{!31, !9, i64 68}
!43 = !{!32, !9, i64 8}
!44 = !{!45, !6, i64 0}
!45 = !{!"VkSemaphoreWaitInfo", !6, i64 0, !5, i64 8, !9, i64 16, !9, i64 20, !5, i64 24, !5, i64 32}
!46 = !{!45, !5, i64 8}
!47 = !{!45, !9, i64 16}
!48 = !{!45, !9, i64 20}
!49 = !{!45, !5, i64 24}
!50 = !{!45, !5, i64 32}
!51 = !{!23, !5, i64 232}
!52 = !{!31, !5, i64 24}
!53 = !{!31, !5, i64 72}
!54 = !{!4, !5, i64 0}
!55 = !{!56, !57, i64 0}
!56 = !{!"command", !57, i64 0, !57, i64 2, !9, i64 4}
!57 = !{!"short", !6, i64 0}
!58 = !{!56, !9, i64 4}
!59 = !{!23, !8, i64 8}
!60 = !{!61, !8, i64 16}
!61 = !{!"kernel", !8, i64 0, !8, i64 8, !8, i64 16, !8, i64 24, !5, i64 32, !5, i64 40}
!62 = !{!63, !8, i64 24}
!63 = !{!"transfer", !56, i64 0, !5, i64 8, !8, i64 16, !8, i64 24, !5, i64 32}
!64 = distinct !{!64, !27}
!65 = distinct !{!65, !27}
!66 = !{!4, !9, i64 72}
!67 = !{!4, !9, i64 112}
!68 = !{!4, !9, i64 84}
!69 = !{!4, !8, i64 48}
!70 = !{!4, !9, i64 144}
!71 = !{!4, !9, i64 128}
!72 = !{!4, !9, i64 100}
!73 = !{!74, !5, i64 0}
!74 = !{!"kept_set", !5, i64 0, !5, i64 8, !6, i64 16}
!75 = distinct !{!75, !27}
!76 = !{!23, !5, i64 208}
!77 = distinct !{!77, !27}
!78 = !{!23, !5, i64 200}
!79 = !{!4, !5, i64 64}
!80 = !{!31, !5, i64 96}
!81 = !{!9, !9, i64 0}
!82 = !{!83, !9, i64 4}
!83 = !{!"submission", !9, i64 0, !9, i64 4, !5, i64 8}
!84 = !{!83, !9, i64 0}
!85 = !{i64 0, i64 4, !86, i64 8, i64 8, !25, i64 16, i64 4, !81, i64 24, i64 8, !25, i64 32, i64 4, !81, i64 40, i64 8, !25}
!86 = !{!6, !6, i64 0}
!87 = !{i64 0, i64 8, !25, i64 8, i64 4, !81, i64 16, i64 8, !25, i64 24, i64 4, !81, i64 32, i64 8, !25}
!88 = !{i64 0, i64 4, !81, i64 8, i64 8, !25, i64 16, i64 4, !81, i64 24, i64 8, !25}
!89 = !{i64 0, i64 8, !25, i64 8, i64 4, !81, i64 16, i64 8, !25}
!90 = !{i64 0, i64 4, !81, i64 8, i64 8, !25}
!91 = !{i64 0, i64 8, !25}
!92 = !{i64 0, i64 4, !86, i64 8, i64 8, !25, i64 16, i64 4, !81, i64 24, i64 8, !25, i64 32, i64 8, !25, i64 40, i64 4, !81, i64 48, i64 8, !25, i64 56, i64 4, !81, i64 64, i64 8, !25}
!93 = !{i64 0, i64 8, !25, i64 8, i64 4, !81, i64 16, i64 8, !25, i64 24, i64 8, !25, i64 32, i64 4, !81, i64 40, i64 8, !25, i64 48, i64 4, !81, i64 56, i64 8, !25}
!94 = !{i64 0, i64 4, !81, i64 8, i64 8, !25, i64 16, i64 8, !25, i64 24, i64 4, !81, i64 32, i64 8, !25, i64 40, i64 4, !81, i64 48, i64 8, !25}
!95 = !{i64 0, i64 8, !25, i64 8, i64 8, !25, i64 16, i64 4, !81, i64 24, i64 8, !25, i64 32, i64 4, !81, i64 40, i64 8, !25}
!96 = distinct !{!96, !27}
!97 = !{!23, !5, i64 184}
!98 = !{!99, !5, i64 0}
!99 = !{!"hardware_queue", !5, i64 0, !8, i64 8, !33, i64 16}
!100 = distinct !{!100, !27}
!101 = !{!23, !5, i64 216}
!102 = !{!99, !8, i64 8}
!103 = !{!104, !6, i64 0}
!104 = !{!"VkMemoryBarrier", !6, i64 0, !5, i64 8, !9, i64 16, !9, i64 20}
!105 = !{!104, !5, i64 8}
!106 = !{!104, !9, i64 16}
!107 = !{!104, !9, i64 20}
!108 = !{!23, !5, i64 128}
!109 = !{!31, !5, i64 104}
!110 = !{!31, !9, i64 112}
!111 = !{!23, !5, i64 160}
!112 = !{!4, !9, i64 148}
!113 = !{!114, !5, i64 8}
!114 = !{!"wait", !56, i64 0, !5, i64 8, !8, i64 16}
!115 = !{!114, !8, i64 16}
!116 = !{!61, !8, i64 24}
!117 = !{!61, !5, i64 40}
!118 = distinct !{!118, !27}
!119 = !{!61, !8, i64 0}
!120 = !{!61, !5, i64 32}
!121 = !{!122, !8, i64 48}
!122 = !{!"task", !5, i64 0, !5, i64 8, !5, i64 16, !8, i64 24, !8, i64 32, !8, i64 40, !8, i64 48, !5, i64 56, !5, i64 64}
!123 = !{!122, !8, i64 24}
!124 = !{!122, !8, i64 32}
!125 = !{!122, !5, i64 64}
!126 = distinct !{!126, !27}
!127 = !{!122, !8, i64 40}
!128 = distinct !{!128, !27, !129, !130}
!129 = !{!"llvm.loop.isvectorized", i32 1}
!130 = !{!"llvm.loop.unroll.runtime.disable"}
!131 = !{!122, !5, i64 56}
!132 = !{!133, !8, i64 0}
!133 = !{!"binding", !8, i64 0, !8, i64 8, !8, i64 16, !8, i64 24}
!134 = !{!133, !8, i64 16}
!135 = !{!136, !5, i64 0}
!136 = !{!"memory", !5, i64 0, !8, i64 8, !8, i64 16}
!137 = distinct !{!137, !27}
!138 = distinct !{!138, !27, !129}
!139 = !{!74, !5, i64 8}
!140 = !{!141, !6, i64 0}
!141 = !{!"VkDescriptorSetAllocateInfo", !6, i64 0, !5, i64 8, !5, i64 16, !9, i64 24, !5, i64 32}
!142 = !{!141, !5, i64 8}
!143 = !{!141, !5, i64 16}
!144 = !{!141, !9, i64 24}
!145 = !{!141, !5, i64 32}
!146 = !{!23, !5, i64 24}
!147 = !{!148, !6, i64 0}
!148 = !{!"VkDescriptorPoolCreateInfo", !6, i64 0, !5, i64 8, !9, i64 16, !9, i64 20, !9, i64 24, !5, i64 32}
!149 = !{!148, !5, i64 8}
!150 = !{!148, !9, i64 16}
!151 = !{!148, !9, i64 20}
!152 = !{!148, !9, i64 24}
!153 = !{!148, !5, i64 32}
!154 = !{!23, !5, i64 144}
!155 = !{!23, !5, i64 224}
!156 = !{!133, !8, i64 24}
!157 = !{i64 0, i64 8, !25, i64 8, i64 8, !39, i64 16, i64 8, !39}
!158 = !{i64 0, i64 8, !39, i64 8, i64 8, !39}
!159 = !{i64 0, i64 8, !39}
!160 = !{!136, !8, i64 8}
!161 = !{!162, !5, i64 24}
!162 = !{!"texture", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24}
!163 = !{!162, !5, i64 8}
!164 = !{i64 0, i64 8, !25, i64 8, i64 8, !25, i64 16, i64 4, !86}
!165 = !{i64 0, i64 8, !25, i64 8, i64 4, !86}
!166 = !{i64 0, i64 4, !86}
!167 = !{!162, !5, i64 16}
!168 = !{!133, !8, i64 8}
!169 = !{i64 0, i64 4, !86, i64 8, i64 8, !25, i64 16, i64 8, !25, i64 24, i64 4, !81, i64 28, i64 4, !81, i64 32, i64 4, !81, i64 36, i64 4, !86, i64 40, i64 8, !25, i64 48, i64 8, !25, i64 56, i64 8, !25}
!170 = !{i64 0, i64 8, !25, i64 8, i64 8, !25, i64 16, i64 4, !81, i64 20, i64 4, !81, i64 24, i64 4, !81, i64 28, i64 4, !86, i64 32, i64 8, !25, i64 40, i64 8, !25, i64 48, i64 8, !25}
!171 = !{i64 0, i64 8, !25, i64 8, i64 4, !81, i64 12, i64 4, !81, i64 16, i64 4, !81, i64 20, i64 4, !86, i64 24, i64 8, !25, i64 32, i64 8, !25, i64 40, i64 8, !25}
!172 = !{i64 0, i64 4, !81, i64 4, i64 4, !81, i64 8, i64 4, !81, i64 12, i64 4, !86, i64 16, i64 8, !25, i64 24, i64 8, !25, i64 32, i64 8, !25}
!173 = !{i64 0, i64 4, !81, i64 4, i64 4, !81, i64 8, i64 4, !86, i64 12, i64 8, !25, i64 20, i64 8, !25, i64 28, i64 8, !25}
!174 = !{i64 0, i64 4, !81, i64 4, i64 4, !86, i64 8, i64 8, !25, i64 16, i64 8, !25, i64 24, i64 8, !25}
!175 = !{i64 0, i64 4, !86, i64 4, i64 8, !25, i64 12, i64 8, !25, i64 20, i64 8, !25}
!176 = !{i64 0, i64 8, !25, i64 8, i64 8, !25, i64 16, i64 8, !25}
!177 = !{i64 0, i64 8, !25, i64 8, i64 8, !25}
!178 = distinct !{!178, !27}
!179 = !{!23, !5, i64 48}
!180 = !{!122, !5, i64 0}
!181 = !{!23, !5, i64 40}
!182 = !{!122, !5, i64 8}
!183 = !{!23, !5, i64 104}
!184 = !{!162, !5, i64 0}
!185 = !{!186, !9, i64 8}
!186 = !{!"image", !5, i64 0, !9, i64 8, !9, i64 12, !9, i64 16, !9, i64 20}
!187 = !{!188, !6, i64 0}
!188 = !{!"VkImageMemoryBarrier", !6, i64 0, !5, i64 8, !9, i64 16, !9, i64 20, !6, i64 24, !6, i64 28, !9, i64 32, !9, i64 36, !5, i64 40, !189, i64 48}
!189 = !{!"VkImageSubresourceRange", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !9, i64 16}
!190 = !{!188, !5, i64 8}
!191 = !{!188, !9, i64 16}
!192 = !{!188, !9, i64 20}
!193 = !{!188, !6, i64 24}
!194 = !{!188, !6, i64 28}
!195 = !{!188, !9, i64 32}
!196 = !{!188, !9, i64 36}
!197 = !{!186, !5, i64 0}
!198 = !{!188, !5, i64 40}
!199 = !{!186, !9, i64 12}
!200 = !{!189, !9, i64 0}
!201 = !{!189, !9, i64 4}
!202 = !{!186, !9, i64 16}
!203 = !{!189, !9, i64 8}
!204 = !{!189, !9, i64 12}
!205 = !{!186, !9, i64 20}
!206 = !{!189, !9, i64 16}
!207 = distinct !{!207, !27}
!208 = distinct !{!208, !27}
!209 = !{i64 0, i64 8, !25, i64 8, i64 8, !25, i64 16, i64 8, !39}
!210 = !{i64 0, i64 8, !25, i64 8, i64 8, !39}
!211 = !{!212, !8, i64 0}
!212 = !{!"VkBufferCopy", !8, i64 0, !8, i64 8, !8, i64 16}
!213 = !{!63, !8, i64 16}
!214 = !{!212, !8, i64 8}
!215 = !{!212, !8, i64 16}
!216 = !{!63, !5, i64 32}
!217 = !{!23, !5, i64 72}
!218 = !{!63, !5, i64 8}
!219 = !{!220, !5, i64 16}
!220 = !{!"copy", !56, i64 0, !5, i64 8, !5, i64 16, !212, i64 24}
!221 = !{!220, !5, i64 8}
!222 = !{!23, !5, i64 120}
!223 = !{!224, !5, i64 8}
!224 = !{!"fill", !56, i64 0, !5, i64 8, !8, i64 16, !8, i64 24, !9, i64 32}
!225 = !{!224, !8, i64 16}
!226 = !{!224, !8, i64 24}
!227 = !{!224, !9, i64 32}
!228 = !{!229}
!229 = distinct !{!229, !230, !"copy_of: argument 0"}
!230 = distinct !{!230, !"copy_of"}
!231 = !{!232, !8, i64 16}
!232 = !{!"image_transfer", !56, i64 0, !5, i64 8, !8, i64 16, !5, i64 24, !233, i64 32}
!233 = !{!"region", !8, i64 0, !8, i64 8, !8, i64 16, !234, i64 24, !235, i64 36}
!234 = !{!"VkOffset3D", !9, i64 0, !9, i64 4, !9, i64 8}
!235 = !{!"VkExtent3D", !9, i64 0, !9, i64 4, !9, i64 8}
!236 = !{!237, !8, i64 0}
!237 = !{!"VkBufferImageCopy", !8, i64 0, !9, i64 8, !9, i64 12, !238, i64 16, !234, i64 32, !235, i64 44}
!238 = !{!"VkImageSubresourceLayers", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12}
!239 = !{!237, !9, i64 8}
!240 = !{!237, !9, i64 12}
!241 = !{!232, !5, i64 24}
!242 = !{!233, !8, i64 0}
!243 = !{!233, !8, i64 8}
!244 = !{!233, !8, i64 16}
!245 = !{i64 0, i64 4, !81, i64 4, i64 4, !81, i64 8, i64 4, !81}
!246 = !{!23, !5, i64 80}
!247 = !{!232, !5, i64 8}
!248 = !{!249}
!249 = distinct !{!249, !250, !"copy_of: argument 0"}
!250 = distinct !{!250, !"copy_of"}
!251 = !{!23, !5, i64 96}
!252 = !{!253, !5, i64 16}
!253 = !{!"copy_image", !56, i64 0, !5, i64 8, !5, i64 16, !233, i64 24, !233, i64 72}
!254 = !{!253, !5, i64 8}
!255 = !{!23, !5, i64 88}
!256 = !{!257, !5, i64 8}
!257 = !{!"transition", !56, i64 0, !5, i64 8, !8, i64 16}
!258 = !{!257, !8, i64 16}
!259 = !{!23, !5, i64 112}
!260 = !{!56, !57, i64 2}
!261 = !{!23, !5, i64 136}
!262 = distinct !{!262, !27}
!263 = !{!31, !5, i64 80}
!264 = !{!265, !5, i64 0}
!265 = !{!"arrival", !5, i64 0, !5, i64 8, !8, i64 16}
!266 = !{!265, !5, i64 8}
!267 = !{!265, !8, i64 16}
!268 = distinct !{!268, !27}
!269 = !{!23, !5, i64 168}
!270 = distinct !{!270, !27}
!271 = !{!23, !5, i64 192}
!272 = !{!31, !8, i64 56}
!273 = !{!4, !9, i64 80}
!274 = !{!275, !6, i64 0}
!275 = !{!"VkCommandBufferAllocateInfo", !6, i64 0, !5, i64 8, !5, i64 16, !6, i64 24, !9, i64 28}
!276 = !{!275, !5, i64 8}
!277 = !{!275, !5, i64 16}
!278 = !{!275, !6, i64 24}
!279 = !{!275, !9, i64 28}
!280 = !{!23, !5, i64 16}
!281 = !{!282, !6, i64 0}
!282 = !{!"VkCommandBufferBeginInfo", !6, i64 0, !5, i64 8, !9, i64 16, !5, i64 24}
!283 = !{!282, !5, i64 8}
!284 = !{!282, !9, i64 16}
!285 = !{!282, !5, i64 24}
!286 = !{!23, !5, i64 32}
!287 = !{i64 0, i64 4, !81, i64 4, i64 4, !81, i64 8, i64 8, !25}
!288 = !{i64 0, i64 4, !81, i64 4, i64 8, !25}
