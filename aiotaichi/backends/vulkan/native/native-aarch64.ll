; Made by `nox -s native` from *.c and *.h, sha256 38c03c2711e5c58bf233fd4e4853c342c92ca7eadf9dcf5f578d92c392a4f8a8
; ModuleID = 'aiotaichi/backends/vulkan/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"
target triple = "aarch64-unknown-linux-gnu"

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
  %78 = getelementptr inbounds %struct.device, ptr %77, i64 0, i32 28
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
  br label %225

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
  %81 = getelementptr inbounds %struct.device, ptr %69, i64 0, i32 25
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
  %100 = getelementptr inbounds %struct.device, ptr %69, i64 0, i32 24
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
  br i1 %108, label %109, label %201

109:                                              ; preds = %99
  %110 = tail call fastcc i32 @record(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %11) #13
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %201

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
  %122 = load i32, ptr %121, align 8, !tbaa !68
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %206, label %124

124:                                              ; preds = %112
  %125 = getelementptr inbounds %struct.context, ptr %113, i64 0, i32 22
  %126 = getelementptr inbounds %struct.context, ptr %113, i64 0, i32 26
  %127 = getelementptr inbounds %struct.context, ptr %113, i64 0, i32 25
  %128 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %129 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  br label %130

130:                                              ; preds = %196, %124
  %131 = phi i32 [ 0, %124 ], [ %182, %196 ]
  call void @llvm.lifetime.start.p0(i64 768, ptr nonnull %9) #12
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %10) #12
  %132 = zext i32 %131 to i64
  %133 = add i32 %131, 16
  br label %134

134:                                              ; preds = %145, %130
  %135 = phi i64 [ 0, %130 ], [ %175, %145 ]
  %136 = phi i64 [ %132, %130 ], [ %146, %145 ]
  %137 = load i32, ptr %121, align 8, !tbaa !68
  %138 = zext i32 %137 to i64
  %139 = icmp ult i64 %136, %138
  br i1 %139, label %140, label %177

140:                                              ; preds = %134
  %141 = load ptr, ptr %125, align 8, !tbaa !20
  %142 = getelementptr inbounds %struct.submission, ptr %141, i64 %136, i32 1
  %143 = load i32, ptr %142, align 4, !tbaa !78
  %144 = icmp ult i32 %143, 33
  br i1 %144, label %145, label %199

145:                                              ; preds = %140
  %146 = add nuw nsw i64 %136, 1
  %147 = getelementptr inbounds %struct.submission, ptr %141, i64 %136
  %148 = icmp eq i64 %146, %138
  %149 = zext i1 %148 to i32
  %150 = getelementptr inbounds [16 x %struct.VkTimelineSemaphoreSubmitInfo], ptr %9, i64 0, i64 %135
  %151 = load ptr, ptr %126, align 8, !tbaa !22
  %152 = load i32, ptr %147, align 8, !tbaa !80
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds i64, ptr %151, i64 %153
  store i32 1000207003, ptr %150, align 8, !tbaa.struct !81
  %155 = getelementptr inbounds i8, ptr %150, i64 8
  store ptr null, ptr %155, align 8, !tbaa.struct !83
  %156 = getelementptr inbounds i8, ptr %150, i64 16
  store i32 %143, ptr %156, align 8, !tbaa.struct !84
  %157 = getelementptr inbounds i8, ptr %150, i64 24
  store ptr %154, ptr %157, align 8, !tbaa.struct !85
  %158 = getelementptr inbounds i8, ptr %150, i64 32
  store i32 %149, ptr %158, align 8, !tbaa.struct !86
  %159 = getelementptr inbounds i8, ptr %150, i64 40
  store ptr %7, ptr %159, align 8, !tbaa.struct !87
  %160 = getelementptr inbounds [16 x %struct.VkSubmitInfo], ptr %10, i64 0, i64 %135
  %161 = load i32, ptr %142, align 4, !tbaa !78
  %162 = load ptr, ptr %127, align 8, !tbaa !21
  %163 = load i32, ptr %147, align 8, !tbaa !80
  %164 = zext i32 %163 to i64
  %165 = getelementptr inbounds ptr, ptr %162, i64 %164
  %166 = getelementptr inbounds %struct.submission, ptr %141, i64 %136, i32 2
  store i32 4, ptr %160, align 8, !tbaa.struct !88
  %167 = getelementptr inbounds i8, ptr %160, i64 8
  store ptr %150, ptr %167, align 8, !tbaa.struct !89
  %168 = getelementptr inbounds i8, ptr %160, i64 16
  store i32 %161, ptr %168, align 8, !tbaa.struct !90
  %169 = getelementptr inbounds i8, ptr %160, i64 24
  store ptr %165, ptr %169, align 8, !tbaa.struct !91
  %170 = getelementptr inbounds i8, ptr %160, i64 32
  store ptr %8, ptr %170, align 8, !tbaa.struct !83
  %171 = getelementptr inbounds i8, ptr %160, i64 40
  store i32 1, ptr %171, align 8, !tbaa.struct !84
  %172 = getelementptr inbounds i8, ptr %160, i64 48
  store ptr %166, ptr %172, align 8, !tbaa.struct !85
  %173 = getelementptr inbounds i8, ptr %160, i64 56
  store i32 %149, ptr %173, align 8, !tbaa.struct !86
  %174 = getelementptr inbounds i8, ptr %160, i64 64
  store ptr %128, ptr %174, align 8, !tbaa.struct !87
  %175 = add nuw nsw i64 %135, 1
  %176 = icmp eq i64 %175, 16
  br i1 %176, label %180, label %134, !llvm.loop !92

177:                                              ; preds = %134
  %178 = trunc i64 %136 to i32
  %179 = trunc i64 %135 to i32
  br label %180

180:                                              ; preds = %145, %177
  %181 = phi i32 [ %179, %177 ], [ 16, %145 ]
  %182 = phi i32 [ %178, %177 ], [ %133, %145 ]
  %183 = load ptr, ptr %129, align 8, !tbaa !34
  %184 = getelementptr inbounds %struct.hardware_queue, ptr %183, i64 0, i32 2
  %185 = call i32 @pthread_mutex_lock(ptr noundef nonnull %184) #11
  %186 = load ptr, ptr %0, align 8, !tbaa !31
  %187 = getelementptr inbounds %struct.device, ptr %186, i64 0, i32 23
  %188 = load ptr, ptr %187, align 8, !tbaa !93
  %189 = load ptr, ptr %129, align 8, !tbaa !34
  %190 = load ptr, ptr %189, align 8, !tbaa !94
  %191 = call i32 %188(ptr noundef %190, i32 noundef %181, ptr noundef nonnull %10, ptr noundef null) #11
  %192 = load ptr, ptr %129, align 8, !tbaa !34
  %193 = getelementptr inbounds %struct.hardware_queue, ptr %192, i64 0, i32 2
  %194 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %193) #11
  %195 = icmp eq i32 %191, 0
  br i1 %195, label %196, label %199

196:                                              ; preds = %180
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %10) #12
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %9) #12
  %197 = load i32, ptr %121, align 8, !tbaa !68
  %198 = icmp ult i32 %182, %197
  br i1 %198, label %130, label %206, !llvm.loop !96

199:                                              ; preds = %180, %140
  %200 = phi i32 [ -10, %140 ], [ %191, %180 ]
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %10) #12
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %8) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  br label %201

201:                                              ; preds = %99, %109, %199
  %202 = phi i32 [ %200, %199 ], [ %110, %109 ], [ %105, %99 ]
  %203 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  store atomic i32 %202, ptr %203 seq_cst, align 4
  %204 = load ptr, ptr %56, align 8, !tbaa !50
  store ptr %204, ptr %59, align 8, !tbaa !51
  store ptr %59, ptr %56, align 8, !tbaa !50
  %205 = sext i32 %202 to i64
  br label %225

206:                                              ; preds = %196, %112
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %8) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  %207 = getelementptr inbounds %struct.context, ptr %59, i64 0, i32 1
  store i64 %3, ptr %207, align 8, !tbaa !29
  store ptr null, ptr %59, align 8, !tbaa !51
  %208 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %209 = call i32 @pthread_mutex_lock(ptr noundef nonnull %208) #11
  %210 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %211 = load ptr, ptr %210, align 8, !tbaa !38
  store ptr %59, ptr %211, align 8, !tbaa !26
  store ptr %59, ptr %210, align 8, !tbaa !38
  %212 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %213 = load i32, ptr %212, align 4, !tbaa !42
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %223, label %215

215:                                              ; preds = %206
  %216 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %217 = load atomic i64, ptr %216 seq_cst, align 8
  %218 = icmp eq i64 %217, 0
  %219 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %208) #11
  br i1 %218, label %225, label %220

220:                                              ; preds = %215
  %221 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %222 = call i32 @pthread_cond_signal(ptr noundef nonnull %221) #11
  br label %225

223:                                              ; preds = %206
  %224 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %208) #11
  br label %225

225:                                              ; preds = %201, %223, %220, %215, %65
  %226 = phi i64 [ %66, %65 ], [ %205, %201 ], [ 0, %223 ], [ 0, %220 ], [ 0, %215 ]
  ret i64 %226
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
  %45 = getelementptr inbounds %struct.device, ptr %44, i64 0, i32 26
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
  %187 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %36, i64 0, i32 1
  %188 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %36, i64 0, i32 2
  %189 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %36, i64 0, i32 3
  %190 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 24
  %191 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 25
  %192 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 23
  %193 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 26
  %194 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 22
  %195 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 20
  br label %199

196:                                              ; preds = %1216, %50
  %197 = phi i32 [ %39, %50 ], [ %1217, %1216 ]
  %198 = phi i1 [ %52, %50 ], [ %1225, %1216 ]
  br i1 %198, label %1227, label %1252

199:                                              ; preds = %54, %1216
  %200 = phi ptr [ %1, %54 ], [ %1223, %1216 ]
  %201 = phi i32 [ 0, %54 ], [ %1219, %1216 ]
  %202 = phi i32 [ 1, %54 ], [ %1218, %1216 ]
  %203 = load i16, ptr %200, align 4, !tbaa !52
  %204 = icmp eq i16 %203, 12
  br i1 %204, label %205, label %281

205:                                              ; preds = %199
  %206 = icmp eq i32 %202, 0
  br i1 %206, label %207, label %230

207:                                              ; preds = %205
  %208 = load ptr, ptr %60, align 8, !tbaa !34
  %209 = getelementptr inbounds %struct.hardware_queue, ptr %208, i64 0, i32 1
  %210 = load i64, ptr %209, align 8, !tbaa !98
  %211 = trunc i64 %210 to i32
  %212 = and i64 %210, 2048
  %213 = icmp eq i64 %212, 0
  %214 = select i1 %213, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %36) #12
  store i32 46, ptr %36, align 8, !tbaa !99
  store ptr null, ptr %187, align 8, !tbaa !101
  store i32 %214, ptr %188, align 8, !tbaa !102
  %215 = or i32 %214, 8192
  store i32 %215, ptr %189, align 4, !tbaa !103
  %216 = load ptr, ptr %0, align 8, !tbaa !31
  %217 = getelementptr inbounds %struct.device, ptr %216, i64 0, i32 16
  %218 = load ptr, ptr %217, align 8, !tbaa !104
  %219 = load ptr, ptr %64, align 8, !tbaa !105
  %220 = or i32 %211, 16384
  call void %218(ptr noundef %219, i32 noundef %211, i32 noundef %220, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %36, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  store i32 0, ptr %59, align 8, !tbaa !106
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %36) #12
  %221 = load ptr, ptr %0, align 8, !tbaa !31
  %222 = getelementptr inbounds %struct.device, ptr %221, i64 0, i32 20
  %223 = load ptr, ptr %222, align 8, !tbaa !107
  %224 = load ptr, ptr %64, align 8, !tbaa !105
  %225 = call i32 %223(ptr noundef %224) #11
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %227, label %1252

227:                                              ; preds = %207
  %228 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #13
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %230, label %1252

230:                                              ; preds = %205, %227
  %231 = load i32, ptr %190, align 4, !tbaa !108
  %232 = load i32, ptr %192, align 8, !tbaa !67
  %233 = icmp ugt i32 %231, %232
  br i1 %233, label %246, label %234

234:                                              ; preds = %230
  %235 = icmp eq i32 %231, 0
  %236 = shl i32 %231, 1
  %237 = select i1 %235, i32 8, i32 %236
  %238 = load ptr, ptr %191, align 8, !tbaa !26
  %239 = zext i32 %237 to i64
  %240 = shl nuw nsw i64 %239, 3
  %241 = call ptr @realloc(ptr noundef %238, i64 noundef %240) #11
  %242 = icmp eq ptr %241, null
  br i1 %242, label %1252, label %243

243:                                              ; preds = %234
  store ptr %241, ptr %191, align 8, !tbaa !26
  %244 = load i32, ptr %190, align 4, !tbaa !108
  %245 = load i32, ptr %192, align 8, !tbaa !67
  br label %246

246:                                              ; preds = %243, %230
  %247 = phi i32 [ %232, %230 ], [ %245, %243 ]
  %248 = phi i32 [ %231, %230 ], [ %244, %243 ]
  %249 = icmp ugt i32 %248, %247
  br i1 %249, label %261, label %250

250:                                              ; preds = %246
  %251 = icmp eq i32 %248, 0
  %252 = shl i32 %248, 1
  %253 = select i1 %251, i32 8, i32 %252
  %254 = load ptr, ptr %193, align 8, !tbaa !26
  %255 = zext i32 %253 to i64
  %256 = shl nuw nsw i64 %255, 3
  %257 = call ptr @realloc(ptr noundef %254, i64 noundef %256) #11
  %258 = icmp eq ptr %257, null
  br i1 %258, label %1252, label %259

259:                                              ; preds = %250
  store ptr %257, ptr %193, align 8, !tbaa !26
  %260 = load i32, ptr %192, align 8, !tbaa !67
  br label %261

261:                                              ; preds = %259, %246
  %262 = phi i32 [ %260, %259 ], [ %247, %246 ]
  %263 = phi i32 [ %253, %259 ], [ %248, %246 ]
  store i32 %263, ptr %190, align 4, !tbaa !108
  %264 = getelementptr inbounds %struct.wait, ptr %200, i64 0, i32 1
  %265 = load ptr, ptr %264, align 8, !tbaa !109
  %266 = load ptr, ptr %191, align 8, !tbaa !21
  %267 = zext i32 %262 to i64
  %268 = getelementptr inbounds ptr, ptr %266, i64 %267
  store ptr %265, ptr %268, align 8, !tbaa !26
  %269 = getelementptr inbounds %struct.wait, ptr %200, i64 0, i32 2
  %270 = load i64, ptr %269, align 8, !tbaa !111
  %271 = load ptr, ptr %193, align 8, !tbaa !22
  %272 = add i32 %262, 1
  store i32 %272, ptr %192, align 8, !tbaa !67
  %273 = getelementptr inbounds i64, ptr %271, i64 %267
  store i64 %270, ptr %273, align 8, !tbaa !39
  %274 = load ptr, ptr %194, align 8, !tbaa !20
  %275 = load i32, ptr %195, align 8, !tbaa !68
  %276 = add i32 %275, -1
  %277 = zext i32 %276 to i64
  %278 = getelementptr inbounds %struct.submission, ptr %274, i64 %277, i32 1
  %279 = load i32, ptr %278, align 4, !tbaa !78
  %280 = add i32 %279, 1
  store i32 %280, ptr %278, align 4, !tbaa !78
  br label %1216

281:                                              ; preds = %199
  %282 = load ptr, ptr %0, align 8, !tbaa !31
  switch i16 %203, label %879 [
    i16 1, label %283
    i16 4, label %789
    i16 5, label %789
    i16 13, label %1201
  ]

283:                                              ; preds = %281
  %284 = getelementptr inbounds %struct.launch, ptr %200, i64 0, i32 1
  %285 = load ptr, ptr %284, align 8, !tbaa !26
  %286 = load ptr, ptr %37, align 8, !tbaa !77
  %287 = getelementptr inbounds %struct.command, ptr %200, i64 0, i32 2
  %288 = load i32, ptr %287, align 4, !tbaa !55
  %289 = zext i32 %288 to i64
  %290 = add nsw i64 %289, -32
  %291 = getelementptr inbounds %struct.context, ptr %286, i64 0, i32 6
  %292 = load i64, ptr %291, align 8, !tbaa !66
  %293 = getelementptr inbounds %struct.device, ptr %282, i64 0, i32 1
  %294 = load i64, ptr %293, align 8, !tbaa !56
  %295 = add i64 %292, -1
  %296 = add i64 %295, %294
  %297 = urem i64 %296, %294
  %298 = sub nuw i64 %296, %297
  %299 = add i64 %298, %290
  store i64 %299, ptr %291, align 8, !tbaa !66
  %300 = getelementptr inbounds %struct.context, ptr %286, i64 0, i32 4
  %301 = load ptr, ptr %300, align 8, !tbaa !12
  %302 = getelementptr inbounds i8, ptr %301, i64 %298
  %303 = getelementptr inbounds %struct.launch, ptr %200, i64 0, i32 4
  %304 = call ptr @memcpy(ptr noundef %302, ptr noundef nonnull %303, i64 noundef %290) #11
  %305 = getelementptr inbounds %struct.kernel, ptr %285, i64 0, i32 3
  %306 = load i64, ptr %305, align 8, !tbaa !112
  %307 = icmp eq i64 %306, 0
  br i1 %307, label %310, label %308

308:                                              ; preds = %283
  %309 = getelementptr inbounds %struct.kernel, ptr %285, i64 0, i32 5
  br label %314

310:                                              ; preds = %314, %283
  %311 = getelementptr inbounds %struct.kernel, ptr %285, i64 0, i32 2
  %312 = load i64, ptr %311, align 8, !tbaa !57
  %313 = icmp eq i64 %312, 0
  br i1 %313, label %346, label %333

314:                                              ; preds = %314, %308
  %315 = phi i64 [ 0, %308 ], [ %330, %314 ]
  %316 = load ptr, ptr %309, align 8, !tbaa !113
  %317 = getelementptr inbounds i64, ptr %316, i64 %315
  %318 = load i64, ptr %317, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %35) #12
  %319 = getelementptr inbounds i8, ptr %303, i64 %318
  %320 = call ptr @memcpy(ptr noundef nonnull %35, ptr noundef nonnull %319, i64 noundef 8) #11
  %321 = load ptr, ptr %35, align 8, !tbaa !26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %35) #12
  %322 = load ptr, ptr %300, align 8, !tbaa !12
  %323 = getelementptr inbounds i8, ptr %322, i64 %298
  %324 = load ptr, ptr %309, align 8, !tbaa !113
  %325 = getelementptr inbounds i64, ptr %324, i64 %315
  %326 = load i64, ptr %325, align 8, !tbaa !39
  %327 = getelementptr inbounds i8, ptr %323, i64 %326
  %328 = getelementptr inbounds %struct.memory, ptr %321, i64 0, i32 2
  %329 = call ptr @memcpy(ptr noundef %327, ptr noundef nonnull %328, i64 noundef 8) #11
  %330 = add nuw i64 %315, 1
  %331 = load i64, ptr %305, align 8, !tbaa !112
  %332 = icmp ult i64 %330, %331
  br i1 %332, label %314, label %310, !llvm.loop !114

333:                                              ; preds = %310
  %334 = load ptr, ptr %0, align 8, !tbaa !31
  %335 = load i64, ptr %291, align 8, !tbaa !66
  %336 = getelementptr inbounds %struct.device, ptr %334, i64 0, i32 1
  %337 = load i64, ptr %336, align 8, !tbaa !56
  %338 = add i64 %335, -1
  %339 = add i64 %338, %337
  %340 = urem i64 %339, %337
  %341 = sub nuw i64 %339, %340
  %342 = add i64 %341, %312
  store i64 %342, ptr %291, align 8, !tbaa !66
  %343 = load ptr, ptr %300, align 8, !tbaa !12
  %344 = getelementptr inbounds i8, ptr %343, i64 %341
  %345 = call ptr @memset(ptr noundef %344, i32 noundef 0, i64 noundef %312) #11
  br label %346

346:                                              ; preds = %333, %310
  %347 = phi i64 [ %341, %333 ], [ 0, %310 ]
  %348 = load i64, ptr %285, align 8, !tbaa !115
  %349 = icmp eq i64 %348, 0
  br i1 %349, label %752, label %350

350:                                              ; preds = %346
  %351 = getelementptr inbounds %struct.kernel, ptr %285, i64 0, i32 4
  %352 = trunc i64 %347 to i32
  %353 = trunc i64 %298 to i32
  br label %354

354:                                              ; preds = %746, %350
  %355 = phi i64 [ 0, %350 ], [ %747, %746 ]
  %356 = load ptr, ptr %351, align 8, !tbaa !116
  %357 = getelementptr inbounds %struct.task, ptr %356, i64 %355
  %358 = load ptr, ptr %0, align 8, !tbaa !31
  %359 = getelementptr inbounds %struct.task, ptr %356, i64 %355, i32 6
  %360 = load i64, ptr %359, align 8, !tbaa !117
  %361 = icmp eq i64 %360, 0
  br i1 %361, label %364, label %362

362:                                              ; preds = %354
  %363 = getelementptr inbounds %struct.task, ptr %356, i64 %355, i32 8
  br label %376

364:                                              ; preds = %354
  %365 = getelementptr inbounds %struct.task, ptr %356, i64 %355, i32 3
  %366 = load i64, ptr %365, align 8, !tbaa !119
  br label %390

367:                                              ; preds = %376
  %368 = getelementptr inbounds %struct.task, ptr %356, i64 %355, i32 4
  %369 = load i64, ptr %368, align 8, !tbaa !120
  %370 = add i64 %386, -1
  %371 = add i64 %370, %369
  %372 = udiv i64 %371, %369
  %373 = getelementptr inbounds %struct.task, ptr %356, i64 %355, i32 3
  %374 = load i64, ptr %373, align 8, !tbaa !119
  %375 = call i64 @llvm.umin.i64(i64 %372, i64 %374)
  br label %390

376:                                              ; preds = %376, %362
  %377 = phi i64 [ 0, %362 ], [ %387, %376 ]
  %378 = phi i64 [ 1, %362 ], [ %386, %376 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %32) #12
  %379 = load ptr, ptr %363, align 8, !tbaa !121
  %380 = getelementptr inbounds i64, ptr %379, i64 %377
  %381 = load i64, ptr %380, align 8, !tbaa !39
  %382 = getelementptr inbounds i8, ptr %303, i64 %381
  %383 = call ptr @memcpy(ptr noundef nonnull %32, ptr noundef nonnull %382, i64 noundef 4) #11
  %384 = load i32, ptr %32, align 4, !tbaa !46
  %385 = sext i32 %384 to i64
  %386 = mul i64 %378, %385
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %32) #12
  %387 = add nuw i64 %377, 1
  %388 = load i64, ptr %359, align 8, !tbaa !117
  %389 = icmp ult i64 %387, %388
  br i1 %389, label %376, label %367, !llvm.loop !122

390:                                              ; preds = %367, %364
  %391 = phi i64 [ %375, %367 ], [ %366, %364 ]
  %392 = trunc i64 %391 to i32
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %33) #12
  %393 = icmp eq i32 %392, 0
  br i1 %393, label %394, label %395

394:                                              ; preds = %390
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %33) #12
  br label %746

395:                                              ; preds = %390
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %34) #12
  %396 = load ptr, ptr %0, align 8, !tbaa !31
  %397 = load ptr, ptr %37, align 8, !tbaa !77
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %29) #12
  %398 = getelementptr inbounds %struct.task, ptr %356, i64 %355, i32 5
  %399 = load i64, ptr %398, align 8, !tbaa !123
  %400 = icmp eq i64 %399, 0
  br i1 %400, label %405, label %401

401:                                              ; preds = %395
  %402 = getelementptr inbounds %struct.task, ptr %356, i64 %355, i32 7
  br label %431

403:                                              ; preds = %451
  %404 = icmp ult i32 %453, 6
  br i1 %404, label %405, label %462

405:                                              ; preds = %403, %395
  %406 = phi i32 [ %453, %403 ], [ 0, %395 ]
  %407 = zext i32 %406 to i64
  %408 = sub nsw i64 6, %407
  %409 = icmp ult i64 %408, 12
  br i1 %409, label %429, label %410

410:                                              ; preds = %405
  %411 = sub nsw i64 5, %407
  %412 = trunc i64 %411 to i32
  %413 = sub nuw nsw i32 -2, %406
  %414 = icmp ult i32 %413, %412
  %415 = icmp ugt i64 %411, 4294967295
  %416 = or i1 %414, %415
  br i1 %416, label %429, label %417

417:                                              ; preds = %410
  %418 = and i64 %408, -4
  %419 = add nsw i64 %418, %407
  br label %420

420:                                              ; preds = %420, %417
  %421 = phi i64 [ 0, %417 ], [ %425, %420 ]
  %422 = add i64 %421, %407
  %423 = getelementptr inbounds ptr, ptr %29, i64 %422
  store <2 x ptr> zeroinitializer, ptr %423, align 8, !tbaa !26
  %424 = getelementptr inbounds ptr, ptr %423, i64 2
  store <2 x ptr> zeroinitializer, ptr %424, align 8, !tbaa !26
  %425 = add nuw i64 %421, 4
  %426 = icmp eq i64 %425, %418
  br i1 %426, label %427, label %420, !llvm.loop !124

427:                                              ; preds = %420
  %428 = icmp eq i64 %408, %418
  br i1 %428, label %462, label %429

429:                                              ; preds = %410, %405, %427
  %430 = phi i64 [ %407, %410 ], [ %407, %405 ], [ %419, %427 ]
  br label %456

431:                                              ; preds = %451, %401
  %432 = phi i64 [ %399, %401 ], [ %452, %451 ]
  %433 = phi i64 [ 0, %401 ], [ %454, %451 ]
  %434 = phi i32 [ 0, %401 ], [ %453, %451 ]
  %435 = load ptr, ptr %402, align 8, !tbaa !127
  %436 = getelementptr inbounds %struct.binding, ptr %435, i64 %433
  %437 = load i64, ptr %436, align 8, !tbaa !128
  switch i64 %437, label %451 [
    i64 6, label %488
    i64 7, label %488
    i64 5, label %438
  ]

438:                                              ; preds = %431
  %439 = icmp eq i32 %434, 6
  br i1 %439, label %488, label %440

440:                                              ; preds = %438
  %441 = getelementptr inbounds %struct.binding, ptr %435, i64 %433, i32 2
  %442 = load i64, ptr %441, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %28) #12
  %443 = getelementptr inbounds i8, ptr %303, i64 %442
  %444 = call ptr @memcpy(ptr noundef nonnull %28, ptr noundef nonnull %443, i64 noundef 8) #11
  %445 = load ptr, ptr %28, align 8, !tbaa !26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %28) #12
  %446 = load ptr, ptr %445, align 8, !tbaa !131
  %447 = add i32 %434, 1
  %448 = zext i32 %434 to i64
  %449 = getelementptr inbounds ptr, ptr %29, i64 %448
  store ptr %446, ptr %449, align 8, !tbaa !26
  %450 = load i64, ptr %398, align 8, !tbaa !123
  br label %451

451:                                              ; preds = %440, %431
  %452 = phi i64 [ %450, %440 ], [ %432, %431 ]
  %453 = phi i32 [ %447, %440 ], [ %434, %431 ]
  %454 = add nuw i64 %433, 1
  %455 = icmp ult i64 %454, %452
  br i1 %455, label %431, label %403, !llvm.loop !133

456:                                              ; preds = %429, %456
  %457 = phi i64 [ %458, %456 ], [ %430, %429 ]
  %458 = add nuw nsw i64 %457, 1
  %459 = getelementptr inbounds ptr, ptr %29, i64 %457
  store ptr null, ptr %459, align 8, !tbaa !26
  %460 = and i64 %458, 4294967295
  %461 = icmp eq i64 %460, 6
  br i1 %461, label %462, label %456, !llvm.loop !134

462:                                              ; preds = %456, %427, %403
  %463 = load ptr, ptr %37, align 8, !tbaa !77
  %464 = ptrtoint ptr %357 to i64
  %465 = udiv i64 %464, 72
  %466 = and i64 %465, 63
  %467 = getelementptr inbounds %struct.context, ptr %463, i64 0, i32 27, i64 %466
  %468 = load ptr, ptr %467, align 8, !tbaa !70
  %469 = icmp eq ptr %468, %357
  br i1 %469, label %470, label %488

470:                                              ; preds = %462
  %471 = getelementptr inbounds %struct.context, ptr %463, i64 0, i32 27, i64 %466, i32 2, i64 0
  %472 = load <4 x ptr>, ptr %471, align 8, !tbaa !26
  %473 = load <4 x ptr>, ptr %29, align 16, !tbaa !26
  %474 = icmp ne <4 x ptr> %472, %473
  %475 = getelementptr inbounds %struct.context, ptr %463, i64 0, i32 27, i64 %466, i32 2, i64 4
  %476 = load <2 x ptr>, ptr %475, align 8, !tbaa !26
  %477 = load <2 x ptr>, ptr %66, align 16, !tbaa !26
  %478 = icmp eq <2 x ptr> %476, %477
  %479 = bitcast <4 x i1> %474 to i4
  %480 = icmp eq i4 %479, 0
  %481 = extractelement <2 x i1> %478, i64 0
  %482 = and i1 %480, %481
  %483 = extractelement <2 x i1> %478, i64 1
  %484 = and i1 %482, %483
  br i1 %484, label %485, label %488

485:                                              ; preds = %470
  %486 = getelementptr inbounds %struct.context, ptr %463, i64 0, i32 27, i64 %466, i32 1
  %487 = load ptr, ptr %486, align 8, !tbaa !135
  store ptr %487, ptr %34, align 8, !tbaa !26
  br label %653

488:                                              ; preds = %438, %431, %431, %470, %462
  %489 = phi i1 [ false, %470 ], [ false, %462 ], [ true, %431 ], [ true, %431 ], [ true, %438 ]
  %490 = phi ptr [ %467, %470 ], [ %467, %462 ], [ null, %431 ], [ null, %431 ], [ null, %438 ]
  %491 = getelementptr inbounds %struct.context, ptr %397, i64 0, i32 15
  %492 = getelementptr inbounds %struct.context, ptr %397, i64 0, i32 16
  %493 = getelementptr inbounds %struct.task, ptr %356, i64 %355, i32 2
  %494 = getelementptr inbounds %struct.device, ptr %396, i64 0, i32 3
  %495 = getelementptr inbounds %struct.context, ptr %397, i64 0, i32 14
  %496 = getelementptr inbounds %struct.device, ptr %396, i64 0, i32 18
  %497 = load i32, ptr %491, align 4, !tbaa !69
  %498 = icmp eq i32 %497, 0
  br i1 %498, label %508, label %499

499:                                              ; preds = %488
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %27) #12
  store i32 34, ptr %27, align 8, !tbaa !136
  store ptr null, ptr %67, align 8, !tbaa !138
  %500 = load ptr, ptr %492, align 8, !tbaa !18
  %501 = add i32 %497, -1
  %502 = zext i32 %501 to i64
  %503 = getelementptr inbounds ptr, ptr %500, i64 %502
  %504 = load ptr, ptr %503, align 8, !tbaa !26
  store ptr %504, ptr %68, align 8, !tbaa !139
  store i32 1, ptr %69, align 8, !tbaa !140
  store ptr %493, ptr %70, align 8, !tbaa !141
  %505 = load ptr, ptr %494, align 8, !tbaa !142
  %506 = load ptr, ptr %396, align 8, !tbaa !25
  %507 = call i32 %505(ptr noundef %506, ptr noundef nonnull %27, ptr noundef nonnull %34) #11
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %27) #12
  switch i32 %507, label %548 [
    i32 -12, label %508
    i32 -1000069000, label %508
  ]

508:                                              ; preds = %499, %499, %488
  %509 = load i32, ptr %491, align 4, !tbaa !69
  %510 = load i32, ptr %495, align 8, !tbaa !16
  %511 = icmp ult i32 %509, %510
  br i1 %511, label %512, label %514

512:                                              ; preds = %508
  %513 = add nuw i32 %509, 1
  store i32 %513, ptr %491, align 4, !tbaa !69
  br label %539

514:                                              ; preds = %508
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %25) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(40) %25, ptr noundef nonnull align 4 dereferenceable(40) @__const.add_pool.sizes, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %26) #12
  store i32 33, ptr %26, align 8, !tbaa !143
  store ptr null, ptr %71, align 8, !tbaa !145
  store <2 x i32> <i32 0, i32 128>, ptr %72, align 8, !tbaa !46
  store i32 5, ptr %73, align 8, !tbaa !146
  store ptr %25, ptr %74, align 8, !tbaa !147
  %515 = icmp eq i32 %510, 0
  %516 = shl i32 %510, 1
  %517 = select i1 %515, i32 8, i32 %516
  %518 = load ptr, ptr %492, align 8, !tbaa !26
  %519 = zext i32 %517 to i64
  %520 = shl nuw nsw i64 %519, 3
  %521 = call ptr @realloc(ptr noundef %518, i64 noundef %520) #11
  %522 = icmp eq ptr %521, null
  br i1 %522, label %531, label %523

523:                                              ; preds = %514
  store ptr %521, ptr %492, align 8, !tbaa !26
  %524 = load ptr, ptr %496, align 8, !tbaa !148
  %525 = load ptr, ptr %396, align 8, !tbaa !25
  %526 = load i32, ptr %495, align 8, !tbaa !16
  %527 = zext i32 %526 to i64
  %528 = getelementptr inbounds ptr, ptr %521, i64 %527
  %529 = call i32 %524(ptr noundef %525, ptr noundef nonnull %26, ptr noundef null, ptr noundef nonnull %528) #11
  %530 = icmp eq i32 %529, 0
  br i1 %530, label %533, label %531

531:                                              ; preds = %523, %514
  %532 = phi i32 [ -1, %514 ], [ %529, %523 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %26) #12
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %25) #12
  br label %750

533:                                              ; preds = %523
  %534 = load i32, ptr %495, align 8, !tbaa !16
  %535 = add i32 %534, 1
  store i32 %535, ptr %495, align 8, !tbaa !16
  %536 = load i32, ptr %491, align 4, !tbaa !69
  %537 = add i32 %536, 1
  store i32 %537, ptr %491, align 4, !tbaa !69
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %26) #12
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %25) #12
  %538 = icmp eq i32 %537, 0
  br i1 %538, label %750, label %539

539:                                              ; preds = %533, %512
  %540 = phi i32 [ %509, %512 ], [ %536, %533 ]
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %27) #12
  store i32 34, ptr %27, align 8, !tbaa !136
  store ptr null, ptr %67, align 8, !tbaa !138
  %541 = load ptr, ptr %492, align 8, !tbaa !18
  %542 = zext i32 %540 to i64
  %543 = getelementptr inbounds ptr, ptr %541, i64 %542
  %544 = load ptr, ptr %543, align 8, !tbaa !26
  store ptr %544, ptr %68, align 8, !tbaa !139
  store i32 1, ptr %69, align 8, !tbaa !140
  store ptr %493, ptr %70, align 8, !tbaa !141
  %545 = load ptr, ptr %494, align 8, !tbaa !142
  %546 = load ptr, ptr %396, align 8, !tbaa !25
  %547 = call i32 %545(ptr noundef %546, ptr noundef nonnull %27, ptr noundef nonnull %34) #11
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %27) #12
  br label %548

548:                                              ; preds = %539, %499
  %549 = phi i32 [ %507, %499 ], [ %547, %539 ]
  %550 = icmp eq i32 %549, 0
  br i1 %550, label %551, label %750

551:                                              ; preds = %548
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %30) #12
  call void @llvm.lifetime.start.p0(i64 3072, ptr nonnull %31) #12
  %552 = load i64, ptr %398, align 8, !tbaa !123
  %553 = icmp eq i64 %552, 0
  br i1 %553, label %559, label %554

554:                                              ; preds = %551
  %555 = getelementptr inbounds %struct.task, ptr %356, i64 %355, i32 7
  %556 = getelementptr inbounds %struct.context, ptr %397, i64 0, i32 3
  br label %564

557:                                              ; preds = %630
  %558 = trunc i64 %641 to i32
  br label %559

559:                                              ; preds = %557, %551
  %560 = phi i32 [ 0, %551 ], [ %558, %557 ]
  %561 = getelementptr inbounds %struct.device, ptr %396, i64 0, i32 27
  %562 = load ptr, ptr %561, align 8, !tbaa !149
  %563 = load ptr, ptr %396, align 8, !tbaa !25
  call void %562(ptr noundef %563, i32 noundef %560, ptr noundef nonnull %30, i32 noundef 0, ptr noundef null) #11
  br i1 %489, label %652, label %643

564:                                              ; preds = %630, %554
  %565 = phi i64 [ 0, %554 ], [ %640, %630 ]
  %566 = load ptr, ptr %555, align 8, !tbaa !127
  %567 = getelementptr inbounds %struct.binding, ptr %566, i64 %565
  %568 = getelementptr inbounds [128 x %union.anon], ptr %31, i64 0, i64 %565
  %569 = load i64, ptr %567, align 8, !tbaa !128
  switch i64 %569, label %619 [
    i64 0, label %570
    i64 1, label %570
    i64 2, label %570
    i64 7, label %607
    i64 6, label %595
    i64 3, label %576
    i64 5, label %580
    i64 4, label %586
  ]

570:                                              ; preds = %564, %564, %564
  %571 = load ptr, ptr %556, align 8, !tbaa !11
  %572 = getelementptr inbounds %struct.binding, ptr %566, i64 %565, i32 3
  %573 = load i64, ptr %572, align 8, !tbaa !150
  store ptr %571, ptr %568, align 8, !tbaa.struct !151
  %574 = getelementptr inbounds i8, ptr %568, i64 8
  store i64 0, ptr %574, align 8, !tbaa.struct !152
  %575 = getelementptr inbounds i8, ptr %568, i64 16
  store i64 %573, ptr %575, align 8, !tbaa.struct !153
  br label %617

576:                                              ; preds = %564
  %577 = getelementptr inbounds %struct.binding, ptr %566, i64 %565, i32 2
  %578 = load i64, ptr %577, align 8, !tbaa !130
  %579 = inttoptr i64 %578 to ptr
  br label %588

580:                                              ; preds = %564
  %581 = getelementptr inbounds %struct.binding, ptr %566, i64 %565, i32 2
  %582 = load i64, ptr %581, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %24) #12
  %583 = getelementptr inbounds i8, ptr %303, i64 %582
  %584 = call ptr @memcpy(ptr noundef nonnull %24, ptr noundef nonnull %583, i64 noundef 8) #11
  %585 = load ptr, ptr %24, align 8, !tbaa !26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %24) #12
  br label %588

586:                                              ; preds = %564
  %587 = load ptr, ptr %75, align 8, !tbaa !36
  br label %588

588:                                              ; preds = %586, %580, %576
  %589 = phi ptr [ %579, %576 ], [ %585, %580 ], [ %587, %586 ]
  %590 = load ptr, ptr %589, align 8, !tbaa !131
  %591 = getelementptr inbounds %struct.memory, ptr %589, i64 0, i32 1
  %592 = load i64, ptr %591, align 8, !tbaa !154
  store ptr %590, ptr %568, align 8, !tbaa.struct !151
  %593 = getelementptr inbounds i8, ptr %568, i64 8
  store i64 0, ptr %593, align 8, !tbaa.struct !152
  %594 = getelementptr inbounds i8, ptr %568, i64 16
  store i64 %592, ptr %594, align 8, !tbaa.struct !153
  br label %617

595:                                              ; preds = %564
  %596 = getelementptr inbounds %struct.binding, ptr %566, i64 %565, i32 2
  %597 = load i64, ptr %596, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %23) #12
  %598 = getelementptr inbounds i8, ptr %303, i64 %597
  %599 = call ptr @memcpy(ptr noundef nonnull %23, ptr noundef nonnull %598, i64 noundef 8) #11
  %600 = load ptr, ptr %23, align 8, !tbaa !26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %23) #12
  %601 = getelementptr inbounds %struct.texture, ptr %600, i64 0, i32 3
  %602 = load ptr, ptr %601, align 8, !tbaa !155
  %603 = getelementptr inbounds %struct.texture, ptr %600, i64 0, i32 1
  %604 = load ptr, ptr %603, align 8, !tbaa !157
  store ptr %602, ptr %568, align 8, !tbaa.struct !158
  %605 = getelementptr inbounds i8, ptr %568, i64 8
  store ptr %604, ptr %605, align 8, !tbaa.struct !159
  %606 = getelementptr inbounds i8, ptr %568, i64 16
  store i32 5, ptr %606, align 8, !tbaa.struct !160
  br label %617

607:                                              ; preds = %564
  %608 = getelementptr inbounds %struct.binding, ptr %566, i64 %565, i32 2
  %609 = load i64, ptr %608, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %22) #12
  %610 = getelementptr inbounds i8, ptr %303, i64 %609
  %611 = call ptr @memcpy(ptr noundef nonnull %22, ptr noundef nonnull %610, i64 noundef 8) #11
  %612 = load ptr, ptr %22, align 8, !tbaa !26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %22) #12
  %613 = getelementptr inbounds %struct.texture, ptr %612, i64 0, i32 2
  %614 = load ptr, ptr %613, align 8, !tbaa !161
  store ptr null, ptr %568, align 8, !tbaa.struct !158
  %615 = getelementptr inbounds i8, ptr %568, i64 8
  store ptr %614, ptr %615, align 8, !tbaa.struct !159
  %616 = getelementptr inbounds i8, ptr %568, i64 16
  store i32 1, ptr %616, align 8, !tbaa.struct !160
  br label %617

617:                                              ; preds = %607, %595, %588, %570
  %618 = load i64, ptr %567, align 8, !tbaa !128
  br label %619

619:                                              ; preds = %617, %564
  %620 = phi i64 [ %618, %617 ], [ %569, %564 ]
  %621 = getelementptr inbounds [128 x %struct.VkWriteDescriptorSet], ptr %30, i64 0, i64 %565
  %622 = load ptr, ptr %34, align 8, !tbaa !26
  %623 = getelementptr inbounds %struct.binding, ptr %566, i64 %565, i32 1
  %624 = load i64, ptr %623, align 8, !tbaa !162
  %625 = trunc i64 %624 to i32
  %626 = icmp ult i64 %620, 8
  br i1 %626, label %627, label %630

627:                                              ; preds = %619
  %628 = getelementptr inbounds [8 x i32], ptr @switch.table.record, i64 0, i64 %620
  %629 = load i32, ptr %628, align 4
  br label %630

630:                                              ; preds = %619, %627
  %631 = phi i32 [ %629, %627 ], [ 7, %619 ]
  store i32 35, ptr %621, align 8, !tbaa.struct !163
  %632 = getelementptr inbounds i8, ptr %621, i64 8
  store ptr null, ptr %632, align 8, !tbaa.struct !164
  %633 = getelementptr inbounds i8, ptr %621, i64 16
  store ptr %622, ptr %633, align 8, !tbaa.struct !165
  %634 = getelementptr inbounds i8, ptr %621, i64 24
  store i32 %625, ptr %634, align 8, !tbaa.struct !166
  %635 = getelementptr inbounds i8, ptr %621, i64 28
  store <2 x i32> <i32 0, i32 1>, ptr %635, align 4
  %636 = getelementptr inbounds i8, ptr %621, i64 36
  store i32 %631, ptr %636, align 4, !tbaa.struct !167
  %637 = getelementptr inbounds i8, ptr %621, i64 40
  store ptr %568, ptr %637, align 8, !tbaa.struct !168
  %638 = getelementptr inbounds i8, ptr %621, i64 48
  store ptr %568, ptr %638, align 8, !tbaa.struct !169
  %639 = getelementptr inbounds i8, ptr %621, i64 56
  store ptr null, ptr %639, align 8, !tbaa.struct !87
  %640 = add nuw i64 %565, 1
  %641 = load i64, ptr %398, align 8, !tbaa !123
  %642 = icmp ult i64 %640, %641
  br i1 %642, label %564, label %557, !llvm.loop !170

643:                                              ; preds = %559
  store ptr %357, ptr %490, align 8, !tbaa !70
  %644 = load ptr, ptr %34, align 8, !tbaa !26
  %645 = getelementptr inbounds %struct.kept_set, ptr %490, i64 0, i32 1
  store ptr %644, ptr %645, align 8, !tbaa !135
  %646 = getelementptr inbounds %struct.kept_set, ptr %490, i64 0, i32 2, i64 0
  %647 = load <2 x ptr>, ptr %29, align 16, !tbaa !26
  store <2 x ptr> %647, ptr %646, align 8, !tbaa !26
  %648 = getelementptr inbounds %struct.kept_set, ptr %490, i64 0, i32 2, i64 2
  %649 = load <2 x ptr>, ptr %65, align 16, !tbaa !26
  store <2 x ptr> %649, ptr %648, align 8, !tbaa !26
  %650 = getelementptr inbounds %struct.kept_set, ptr %490, i64 0, i32 2, i64 4
  %651 = load <2 x ptr>, ptr %66, align 16, !tbaa !26
  store <2 x ptr> %651, ptr %650, align 8, !tbaa !26
  br label %652

652:                                              ; preds = %643, %559
  call void @llvm.lifetime.end.p0(i64 3072, ptr nonnull %31) #12
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %30) #12
  br label %653

653:                                              ; preds = %652, %485
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %29) #12
  %654 = load i32, ptr %59, align 8, !tbaa !106
  %655 = icmp eq i32 %654, 0
  br i1 %655, label %668, label %656

656:                                              ; preds = %653
  %657 = load ptr, ptr %60, align 8, !tbaa !34
  %658 = getelementptr inbounds %struct.hardware_queue, ptr %657, i64 0, i32 1
  %659 = load i64, ptr %658, align 8, !tbaa !98
  %660 = trunc i64 %659 to i32
  %661 = and i64 %659, 2048
  %662 = icmp eq i64 %661, 0
  %663 = select i1 %662, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %21) #12
  store i32 46, ptr %21, align 8, !tbaa !99
  store ptr null, ptr %76, align 8, !tbaa !101
  store i32 %663, ptr %77, align 8, !tbaa !102
  store i32 %663, ptr %78, align 4, !tbaa !103
  %664 = load ptr, ptr %0, align 8, !tbaa !31
  %665 = getelementptr inbounds %struct.device, ptr %664, i64 0, i32 16
  %666 = load ptr, ptr %665, align 8, !tbaa !104
  %667 = load ptr, ptr %64, align 8, !tbaa !105
  call void %666(ptr noundef %667, i32 noundef %660, i32 noundef %660, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %21, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %21) #12
  br label %668

668:                                              ; preds = %656, %653
  store i32 1, ptr %59, align 8, !tbaa !106
  %669 = load i64, ptr %398, align 8, !tbaa !123
  %670 = icmp eq i64 %669, 0
  br i1 %670, label %673, label %671

671:                                              ; preds = %668
  %672 = getelementptr inbounds %struct.task, ptr %356, i64 %355, i32 7
  br label %687

673:                                              ; preds = %741, %668
  %674 = phi i32 [ 0, %668 ], [ %742, %741 ]
  %675 = getelementptr inbounds %struct.device, ptr %358, i64 0, i32 6
  %676 = load ptr, ptr %675, align 8, !tbaa !171
  %677 = load ptr, ptr %64, align 8, !tbaa !105
  %678 = load ptr, ptr %357, align 8, !tbaa !172
  call void %676(ptr noundef %677, i32 noundef 1, ptr noundef %678) #11
  %679 = getelementptr inbounds %struct.device, ptr %358, i64 0, i32 5
  %680 = load ptr, ptr %679, align 8, !tbaa !173
  %681 = load ptr, ptr %64, align 8, !tbaa !105
  %682 = getelementptr inbounds %struct.task, ptr %356, i64 %355, i32 1
  %683 = load ptr, ptr %682, align 8, !tbaa !174
  call void %680(ptr noundef %681, i32 noundef 1, ptr noundef %683, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %34, i32 noundef %674, ptr noundef nonnull %33) #11
  %684 = getelementptr inbounds %struct.device, ptr %358, i64 0, i32 13
  %685 = load ptr, ptr %684, align 8, !tbaa !175
  %686 = load ptr, ptr %64, align 8, !tbaa !105
  call void %685(ptr noundef %686, i32 noundef %392, i32 noundef 1, i32 noundef 1) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %34) #12
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %33) #12
  br label %746

687:                                              ; preds = %741, %671
  %688 = phi i32 [ 0, %671 ], [ %742, %741 ]
  %689 = phi i64 [ 0, %671 ], [ %743, %741 ]
  %690 = load ptr, ptr %672, align 8, !tbaa !127
  %691 = getelementptr inbounds %struct.binding, ptr %690, i64 %689
  %692 = load i64, ptr %691, align 8, !tbaa !128
  switch i64 %692, label %741 [
    i64 0, label %693
    i64 2, label %697
    i64 1, label %705
    i64 6, label %709
    i64 7, label %709
  ]

693:                                              ; preds = %687
  %694 = add i32 %688, 1
  %695 = zext i32 %688 to i64
  %696 = getelementptr inbounds [128 x i32], ptr %33, i64 0, i64 %695
  store i32 %353, ptr %696, align 4, !tbaa !46
  br label %741

697:                                              ; preds = %687
  %698 = getelementptr inbounds %struct.binding, ptr %690, i64 %689, i32 2
  %699 = load i64, ptr %698, align 8, !tbaa !130
  %700 = add i64 %699, %298
  %701 = trunc i64 %700 to i32
  %702 = add i32 %688, 1
  %703 = zext i32 %688 to i64
  %704 = getelementptr inbounds [128 x i32], ptr %33, i64 0, i64 %703
  store i32 %701, ptr %704, align 4, !tbaa !46
  br label %741

705:                                              ; preds = %687
  %706 = add i32 %688, 1
  %707 = zext i32 %688 to i64
  %708 = getelementptr inbounds [128 x i32], ptr %33, i64 0, i64 %707
  store i32 %352, ptr %708, align 4, !tbaa !46
  br label %741

709:                                              ; preds = %687, %687
  %710 = getelementptr inbounds %struct.binding, ptr %690, i64 %689, i32 2
  %711 = load i64, ptr %710, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %20) #12
  %712 = getelementptr inbounds i8, ptr %303, i64 %711
  %713 = call ptr @memcpy(ptr noundef nonnull %20, ptr noundef nonnull %712, i64 noundef 8) #11
  %714 = load ptr, ptr %20, align 8, !tbaa !26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %20) #12
  %715 = load ptr, ptr %714, align 8, !tbaa !176
  %716 = load i64, ptr %691, align 8, !tbaa !128
  %717 = icmp eq i64 %716, 7
  %718 = select i1 %717, i32 1, i32 5
  %719 = getelementptr inbounds %struct.image, ptr %715, i64 0, i32 1
  %720 = load i32, ptr %719, align 8, !tbaa !177
  %721 = icmp eq i32 %720, %718
  br i1 %721, label %741, label %722

722:                                              ; preds = %709
  %723 = load ptr, ptr %60, align 8, !tbaa !34
  %724 = getelementptr inbounds %struct.hardware_queue, ptr %723, i64 0, i32 1
  %725 = load i64, ptr %724, align 8, !tbaa !98
  %726 = trunc i64 %725 to i32
  %727 = and i64 %725, 2048
  %728 = icmp eq i64 %727, 0
  %729 = select i1 %728, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %19) #12
  store i32 45, ptr %19, align 8, !tbaa !179
  store ptr null, ptr %79, align 8, !tbaa !182
  store i32 %729, ptr %80, align 8, !tbaa !183
  store i32 %729, ptr %81, align 4, !tbaa !184
  store i32 %720, ptr %82, align 8, !tbaa !185
  store i32 %718, ptr %83, align 4, !tbaa !186
  store <2 x i32> <i32 -1, i32 -1>, ptr %84, align 8, !tbaa !46
  %730 = load ptr, ptr %715, align 8, !tbaa !187
  store ptr %730, ptr %85, align 8, !tbaa !188
  %731 = getelementptr inbounds %struct.image, ptr %715, i64 0, i32 2
  %732 = load i32, ptr %731, align 4, !tbaa !189
  store i32 %732, ptr %86, align 8, !tbaa !190
  store i32 0, ptr %87, align 4, !tbaa !191
  %733 = getelementptr inbounds %struct.image, ptr %715, i64 0, i32 3
  %734 = load i32, ptr %733, align 8, !tbaa !192
  store i32 %734, ptr %88, align 8, !tbaa !193
  store i32 0, ptr %89, align 4, !tbaa !194
  %735 = getelementptr inbounds %struct.image, ptr %715, i64 0, i32 4
  %736 = load i32, ptr %735, align 4, !tbaa !195
  store i32 %736, ptr %90, align 8, !tbaa !196
  %737 = load ptr, ptr %0, align 8, !tbaa !31
  %738 = getelementptr inbounds %struct.device, ptr %737, i64 0, i32 16
  %739 = load ptr, ptr %738, align 8, !tbaa !104
  %740 = load ptr, ptr %64, align 8, !tbaa !105
  call void %739(ptr noundef %740, i32 noundef %726, i32 noundef %726, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %19) #11
  store i32 %718, ptr %719, align 8, !tbaa !177
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %19) #12
  br label %741

741:                                              ; preds = %722, %709, %705, %697, %693, %687
  %742 = phi i32 [ %688, %687 ], [ %706, %705 ], [ %702, %697 ], [ %694, %693 ], [ %688, %709 ], [ %688, %722 ]
  %743 = add nuw i64 %689, 1
  %744 = load i64, ptr %398, align 8, !tbaa !123
  %745 = icmp ult i64 %743, %744
  br i1 %745, label %687, label %673, !llvm.loop !197

746:                                              ; preds = %673, %394
  %747 = add nuw i64 %355, 1
  %748 = load i64, ptr %285, align 8, !tbaa !115
  %749 = icmp ult i64 %747, %748
  br i1 %749, label %354, label %752, !llvm.loop !198

750:                                              ; preds = %548, %533, %531
  %751 = phi i32 [ %532, %531 ], [ %549, %548 ], [ -1000069000, %533 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %29) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %34) #12
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %33) #12
  br label %1201

752:                                              ; preds = %746, %346
  %753 = getelementptr inbounds %struct.launch, ptr %200, i64 0, i32 2
  %754 = load ptr, ptr %753, align 8, !tbaa !26
  %755 = icmp eq ptr %754, null
  br i1 %755, label %1201, label %756

756:                                              ; preds = %752
  %757 = getelementptr inbounds %struct.context, ptr %286, i64 0, i32 19
  %758 = getelementptr inbounds %struct.context, ptr %286, i64 0, i32 17
  %759 = load i32, ptr %758, align 8, !tbaa !64
  %760 = getelementptr inbounds %struct.context, ptr %286, i64 0, i32 18
  %761 = load i32, ptr %760, align 4, !tbaa !46
  %762 = icmp ugt i32 %761, %759
  br i1 %762, label %763, label %765

763:                                              ; preds = %756
  %764 = load ptr, ptr %757, align 8, !tbaa !19
  br label %777

765:                                              ; preds = %756
  %766 = icmp eq i32 %761, 0
  %767 = shl i32 %761, 1
  %768 = select i1 %766, i32 8, i32 %767
  %769 = load ptr, ptr %757, align 8, !tbaa !26
  %770 = zext i32 %768 to i64
  %771 = mul nuw nsw i64 %770, 24
  %772 = call ptr @realloc(ptr noundef %769, i64 noundef %771) #11
  %773 = icmp eq ptr %772, null
  br i1 %773, label %1201, label %774

774:                                              ; preds = %765
  store ptr %772, ptr %757, align 8, !tbaa !26
  store i32 %768, ptr %760, align 4, !tbaa !46
  %775 = load i32, ptr %758, align 8, !tbaa !64
  %776 = load ptr, ptr %753, align 8, !tbaa !26
  br label %777

777:                                              ; preds = %774, %763
  %778 = phi ptr [ %754, %763 ], [ %776, %774 ]
  %779 = phi i32 [ %759, %763 ], [ %775, %774 ]
  %780 = phi ptr [ %764, %763 ], [ %772, %774 ]
  %781 = add i32 %779, 1
  store i32 %781, ptr %758, align 8, !tbaa !64
  %782 = zext i32 %779 to i64
  %783 = getelementptr inbounds %struct.harvest, ptr %780, i64 %782
  %784 = load ptr, ptr %300, align 8, !tbaa !12
  %785 = getelementptr inbounds i8, ptr %784, i64 %347
  %786 = load i64, ptr %311, align 8, !tbaa !57
  store ptr %778, ptr %783, align 8, !tbaa.struct !199
  %787 = getelementptr inbounds i8, ptr %783, i64 8
  store ptr %785, ptr %787, align 8, !tbaa.struct !200
  %788 = getelementptr inbounds i8, ptr %783, i64 16
  store i64 %786, ptr %788, align 8, !tbaa.struct !153
  br label %1201

789:                                              ; preds = %281, %281
  %790 = icmp eq i16 %203, 5
  %791 = load ptr, ptr %37, align 8, !tbaa !77
  %792 = getelementptr inbounds %struct.transfer, ptr %200, i64 0, i32 3
  %793 = load i64, ptr %792, align 8, !tbaa !59
  %794 = getelementptr inbounds %struct.context, ptr %791, i64 0, i32 6
  %795 = load i64, ptr %794, align 8, !tbaa !66
  %796 = getelementptr inbounds %struct.device, ptr %282, i64 0, i32 1
  %797 = load i64, ptr %796, align 8, !tbaa !56
  %798 = add i64 %795, -1
  %799 = add i64 %798, %797
  %800 = urem i64 %799, %797
  %801 = sub nuw i64 %799, %800
  %802 = add i64 %801, %793
  store i64 %802, ptr %794, align 8, !tbaa !66
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %17) #12
  store i64 %801, ptr %17, align 8, !tbaa !201
  %803 = getelementptr inbounds %struct.transfer, ptr %200, i64 0, i32 2
  %804 = load i64, ptr %803, align 8, !tbaa !203
  store i64 %804, ptr %55, align 8, !tbaa !204
  store i64 %793, ptr %56, align 8, !tbaa !205
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %18) #12
  store i64 %804, ptr %18, align 8, !tbaa !201
  store i64 %801, ptr %57, align 8, !tbaa !204
  store i64 %793, ptr %58, align 8, !tbaa !205
  %805 = load i32, ptr %59, align 8, !tbaa !106
  %806 = icmp eq i32 %805, 0
  br i1 %806, label %818, label %807

807:                                              ; preds = %789
  %808 = load ptr, ptr %60, align 8, !tbaa !34
  %809 = getelementptr inbounds %struct.hardware_queue, ptr %808, i64 0, i32 1
  %810 = load i64, ptr %809, align 8, !tbaa !98
  %811 = trunc i64 %810 to i32
  %812 = and i64 %810, 2048
  %813 = icmp eq i64 %812, 0
  %814 = select i1 %813, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %16) #12
  store i32 46, ptr %16, align 8, !tbaa !99
  store ptr null, ptr %61, align 8, !tbaa !101
  store i32 %814, ptr %62, align 8, !tbaa !102
  store i32 %814, ptr %63, align 4, !tbaa !103
  %815 = getelementptr inbounds %struct.device, ptr %282, i64 0, i32 16
  %816 = load ptr, ptr %815, align 8, !tbaa !104
  %817 = load ptr, ptr %64, align 8, !tbaa !105
  call void %816(ptr noundef %817, i32 noundef %811, i32 noundef %811, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %16, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %16) #12
  br label %818

818:                                              ; preds = %807, %789
  store i32 1, ptr %59, align 8, !tbaa !106
  br i1 %790, label %835, label %819

819:                                              ; preds = %818
  %820 = getelementptr inbounds %struct.context, ptr %791, i64 0, i32 4
  %821 = load ptr, ptr %820, align 8, !tbaa !12
  %822 = getelementptr inbounds i8, ptr %821, i64 %801
  %823 = getelementptr inbounds %struct.transfer, ptr %200, i64 0, i32 4
  %824 = load ptr, ptr %823, align 8, !tbaa !206
  %825 = load i64, ptr %792, align 8, !tbaa !59
  %826 = call ptr @memcpy(ptr noundef %822, ptr noundef %824, i64 noundef %825) #11
  %827 = load ptr, ptr %0, align 8, !tbaa !31
  %828 = getelementptr inbounds %struct.device, ptr %827, i64 0, i32 9
  %829 = load ptr, ptr %828, align 8, !tbaa !207
  %830 = load ptr, ptr %64, align 8, !tbaa !105
  %831 = getelementptr inbounds %struct.context, ptr %791, i64 0, i32 3
  %832 = load ptr, ptr %831, align 8, !tbaa !11
  %833 = getelementptr inbounds %struct.transfer, ptr %200, i64 0, i32 1
  %834 = load ptr, ptr %833, align 8, !tbaa !208
  call void %829(ptr noundef %830, ptr noundef %832, ptr noundef %834, i32 noundef 1, ptr noundef nonnull %17) #11
  br label %877

835:                                              ; preds = %818
  %836 = load ptr, ptr %0, align 8, !tbaa !31
  %837 = getelementptr inbounds %struct.device, ptr %836, i64 0, i32 9
  %838 = load ptr, ptr %837, align 8, !tbaa !207
  %839 = load ptr, ptr %64, align 8, !tbaa !105
  %840 = getelementptr inbounds %struct.transfer, ptr %200, i64 0, i32 1
  %841 = load ptr, ptr %840, align 8, !tbaa !208
  %842 = getelementptr inbounds %struct.context, ptr %791, i64 0, i32 3
  %843 = load ptr, ptr %842, align 8, !tbaa !11
  call void %838(ptr noundef %839, ptr noundef %841, ptr noundef %843, i32 noundef 1, ptr noundef nonnull %18) #11
  %844 = getelementptr inbounds %struct.context, ptr %791, i64 0, i32 19
  %845 = getelementptr inbounds %struct.context, ptr %791, i64 0, i32 17
  %846 = load i32, ptr %845, align 8, !tbaa !64
  %847 = getelementptr inbounds %struct.context, ptr %791, i64 0, i32 18
  %848 = load i32, ptr %847, align 4, !tbaa !46
  %849 = icmp ugt i32 %848, %846
  br i1 %849, label %850, label %852

850:                                              ; preds = %835
  %851 = load ptr, ptr %844, align 8, !tbaa !19
  br label %863

852:                                              ; preds = %835
  %853 = icmp eq i32 %848, 0
  %854 = shl i32 %848, 1
  %855 = select i1 %853, i32 8, i32 %854
  %856 = load ptr, ptr %844, align 8, !tbaa !26
  %857 = zext i32 %855 to i64
  %858 = mul nuw nsw i64 %857, 24
  %859 = call ptr @realloc(ptr noundef %856, i64 noundef %858) #11
  %860 = icmp eq ptr %859, null
  br i1 %860, label %877, label %861

861:                                              ; preds = %852
  store ptr %859, ptr %844, align 8, !tbaa !26
  store i32 %855, ptr %847, align 4, !tbaa !46
  %862 = load i32, ptr %845, align 8, !tbaa !64
  br label %863

863:                                              ; preds = %861, %850
  %864 = phi i32 [ %846, %850 ], [ %862, %861 ]
  %865 = phi ptr [ %851, %850 ], [ %859, %861 ]
  %866 = add i32 %864, 1
  store i32 %866, ptr %845, align 8, !tbaa !64
  %867 = zext i32 %864 to i64
  %868 = getelementptr inbounds %struct.harvest, ptr %865, i64 %867
  %869 = getelementptr inbounds %struct.transfer, ptr %200, i64 0, i32 4
  %870 = load ptr, ptr %869, align 8, !tbaa !206
  %871 = getelementptr inbounds %struct.context, ptr %791, i64 0, i32 4
  %872 = load ptr, ptr %871, align 8, !tbaa !12
  %873 = getelementptr inbounds i8, ptr %872, i64 %801
  %874 = load i64, ptr %792, align 8, !tbaa !59
  store ptr %870, ptr %868, align 8, !tbaa.struct !199
  %875 = getelementptr inbounds i8, ptr %868, i64 8
  store ptr %873, ptr %875, align 8, !tbaa.struct !200
  %876 = getelementptr inbounds i8, ptr %868, i64 16
  store i64 %874, ptr %876, align 8, !tbaa.struct !153
  br label %877

877:                                              ; preds = %863, %852, %819
  %878 = phi i32 [ 0, %863 ], [ 0, %819 ], [ -1, %852 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %18) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %17) #12
  br label %1201

879:                                              ; preds = %281
  %880 = load i32, ptr %59, align 8, !tbaa !106
  %881 = icmp eq i32 %880, 0
  br i1 %881, label %894, label %882

882:                                              ; preds = %879
  %883 = load ptr, ptr %60, align 8, !tbaa !34
  %884 = getelementptr inbounds %struct.hardware_queue, ptr %883, i64 0, i32 1
  %885 = load i64, ptr %884, align 8, !tbaa !98
  %886 = trunc i64 %885 to i32
  %887 = and i64 %885, 2048
  %888 = icmp eq i64 %887, 0
  %889 = select i1 %888, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %15) #12
  store i32 46, ptr %15, align 8, !tbaa !99
  store ptr null, ptr %91, align 8, !tbaa !101
  store i32 %889, ptr %92, align 8, !tbaa !102
  store i32 %889, ptr %93, align 4, !tbaa !103
  %890 = getelementptr inbounds %struct.device, ptr %282, i64 0, i32 16
  %891 = load ptr, ptr %890, align 8, !tbaa !104
  %892 = load ptr, ptr %64, align 8, !tbaa !105
  call void %891(ptr noundef %892, i32 noundef %886, i32 noundef %886, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %15, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %15) #12
  %893 = load i16, ptr %200, align 4, !tbaa !52
  br label %894

894:                                              ; preds = %882, %879
  %895 = phi i16 [ %203, %879 ], [ %893, %882 ]
  store i32 1, ptr %59, align 8, !tbaa !106
  switch i16 %895, label %1201 [
    i16 2, label %896
    i16 3, label %905
    i16 6, label %917
    i16 7, label %972
    i16 8, label %1027
    i16 9, label %1128
    i16 10, label %1158
    i16 11, label %1196
  ]

896:                                              ; preds = %894
  %897 = getelementptr inbounds %struct.device, ptr %282, i64 0, i32 9
  %898 = load ptr, ptr %897, align 8, !tbaa !207
  %899 = load ptr, ptr %64, align 8, !tbaa !105
  %900 = getelementptr inbounds %struct.copy, ptr %200, i64 0, i32 2
  %901 = load ptr, ptr %900, align 8, !tbaa !209
  %902 = getelementptr inbounds %struct.copy, ptr %200, i64 0, i32 1
  %903 = load ptr, ptr %902, align 8, !tbaa !211
  %904 = getelementptr inbounds %struct.copy, ptr %200, i64 0, i32 3
  call void %898(ptr noundef %899, ptr noundef %901, ptr noundef %903, i32 noundef 1, ptr noundef nonnull %904) #11
  br label %1201

905:                                              ; preds = %894
  %906 = getelementptr inbounds %struct.device, ptr %282, i64 0, i32 15
  %907 = load ptr, ptr %906, align 8, !tbaa !212
  %908 = load ptr, ptr %64, align 8, !tbaa !105
  %909 = getelementptr inbounds %struct.fill, ptr %200, i64 0, i32 1
  %910 = load ptr, ptr %909, align 8, !tbaa !213
  %911 = getelementptr inbounds %struct.fill, ptr %200, i64 0, i32 2
  %912 = load i64, ptr %911, align 8, !tbaa !215
  %913 = getelementptr inbounds %struct.fill, ptr %200, i64 0, i32 3
  %914 = load i64, ptr %913, align 8, !tbaa !216
  %915 = getelementptr inbounds %struct.fill, ptr %200, i64 0, i32 4
  %916 = load i32, ptr %915, align 8, !tbaa !217
  call void %907(ptr noundef %908, ptr noundef %910, i64 noundef %912, i64 noundef %914, i32 noundef %916) #11
  br label %1201

917:                                              ; preds = %894
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %14) #12
  call void @llvm.experimental.noalias.scope.decl(metadata !218)
  %918 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 4
  %919 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 2
  %920 = load i64, ptr %919, align 8, !tbaa !221, !noalias !218
  store i64 %920, ptr %14, align 8, !tbaa !226, !alias.scope !218
  store <2 x i32> zeroinitializer, ptr %169, align 8, !tbaa !46, !alias.scope !218
  %921 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 3
  %922 = load ptr, ptr %921, align 8, !tbaa !229, !noalias !218
  %923 = getelementptr inbounds %struct.image, ptr %922, i64 0, i32 2
  %924 = load i32, ptr %923, align 4, !tbaa !189, !noalias !218
  %925 = and i32 %924, 2
  %926 = icmp eq i32 %925, 0
  %927 = select i1 %926, i32 %924, i32 2
  %928 = zext i32 %927 to i64
  %929 = load i64, ptr %918, align 8, !tbaa !230, !noalias !218
  %930 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 4, i32 1
  %931 = load i64, ptr %930, align 8, !tbaa !231, !noalias !218
  %932 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 4, i32 2
  %933 = load i64, ptr %932, align 8, !tbaa !232, !noalias !218
  %934 = shl i64 %929, 32
  %935 = or i64 %934, %928
  %936 = shl i64 %933, 32
  %937 = and i64 %931, 4294967295
  %938 = or i64 %936, %937
  store i64 %935, ptr %170, align 8, !alias.scope !218
  store i64 %938, ptr %171, align 8, !alias.scope !218
  %939 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 4, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %172, ptr noundef nonnull align 8 dereferenceable(12) %939, i64 12, i1 false), !tbaa.struct !233
  %940 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 4, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %173, ptr noundef nonnull align 4 dereferenceable(12) %940, i64 12, i1 false), !tbaa.struct !233
  %941 = getelementptr inbounds %struct.image, ptr %922, i64 0, i32 1
  %942 = load i32, ptr %941, align 8, !tbaa !177
  %943 = icmp eq i32 %942, 7
  br i1 %943, label %963, label %944

944:                                              ; preds = %917
  %945 = load ptr, ptr %60, align 8, !tbaa !34
  %946 = getelementptr inbounds %struct.hardware_queue, ptr %945, i64 0, i32 1
  %947 = load i64, ptr %946, align 8, !tbaa !98
  %948 = trunc i64 %947 to i32
  %949 = and i64 %947, 2048
  %950 = icmp eq i64 %949, 0
  %951 = select i1 %950, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %13) #12
  store i32 45, ptr %13, align 8, !tbaa !179
  store ptr null, ptr %174, align 8, !tbaa !182
  store i32 %951, ptr %175, align 8, !tbaa !183
  store i32 %951, ptr %176, align 4, !tbaa !184
  store i32 %942, ptr %177, align 8, !tbaa !185
  store <2 x i32> <i32 7, i32 -1>, ptr %178, align 4, !tbaa !82
  store i32 -1, ptr %179, align 4, !tbaa !234
  %952 = load ptr, ptr %922, align 8, !tbaa !187
  store ptr %952, ptr %180, align 8, !tbaa !188
  %953 = load i32, ptr %923, align 4, !tbaa !189
  store i32 %953, ptr %181, align 8, !tbaa !190
  store i32 0, ptr %182, align 4, !tbaa !191
  %954 = getelementptr inbounds %struct.image, ptr %922, i64 0, i32 3
  %955 = load i32, ptr %954, align 8, !tbaa !192
  store i32 %955, ptr %183, align 8, !tbaa !193
  store i32 0, ptr %184, align 4, !tbaa !194
  %956 = getelementptr inbounds %struct.image, ptr %922, i64 0, i32 4
  %957 = load i32, ptr %956, align 4, !tbaa !195
  store i32 %957, ptr %185, align 8, !tbaa !196
  %958 = load ptr, ptr %0, align 8, !tbaa !31
  %959 = getelementptr inbounds %struct.device, ptr %958, i64 0, i32 16
  %960 = load ptr, ptr %959, align 8, !tbaa !104
  %961 = load ptr, ptr %64, align 8, !tbaa !105
  call void %960(ptr noundef %961, i32 noundef %948, i32 noundef %948, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %13) #11
  store i32 7, ptr %941, align 8, !tbaa !177
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %13) #12
  %962 = load ptr, ptr %921, align 8, !tbaa !229
  br label %963

963:                                              ; preds = %944, %917
  %964 = phi ptr [ %922, %917 ], [ %962, %944 ]
  %965 = load ptr, ptr %0, align 8, !tbaa !31
  %966 = getelementptr inbounds %struct.device, ptr %965, i64 0, i32 10
  %967 = load ptr, ptr %966, align 8, !tbaa !235
  %968 = load ptr, ptr %64, align 8, !tbaa !105
  %969 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 1
  %970 = load ptr, ptr %969, align 8, !tbaa !236
  %971 = load ptr, ptr %964, align 8, !tbaa !187
  call void %967(ptr noundef %968, ptr noundef %970, ptr noundef %971, i32 noundef 7, i32 noundef 1, ptr noundef nonnull %14) #11
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %14) #12
  br label %1201

972:                                              ; preds = %894
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %12) #12
  call void @llvm.experimental.noalias.scope.decl(metadata !237)
  %973 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 4
  %974 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 2
  %975 = load i64, ptr %974, align 8, !tbaa !221, !noalias !237
  store i64 %975, ptr %12, align 8, !tbaa !226, !alias.scope !237
  store <2 x i32> zeroinitializer, ptr %152, align 8, !tbaa !46, !alias.scope !237
  %976 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 3
  %977 = load ptr, ptr %976, align 8, !tbaa !229, !noalias !237
  %978 = getelementptr inbounds %struct.image, ptr %977, i64 0, i32 2
  %979 = load i32, ptr %978, align 4, !tbaa !189, !noalias !237
  %980 = and i32 %979, 2
  %981 = icmp eq i32 %980, 0
  %982 = select i1 %981, i32 %979, i32 2
  %983 = zext i32 %982 to i64
  %984 = load i64, ptr %973, align 8, !tbaa !230, !noalias !237
  %985 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 4, i32 1
  %986 = load i64, ptr %985, align 8, !tbaa !231, !noalias !237
  %987 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 4, i32 2
  %988 = load i64, ptr %987, align 8, !tbaa !232, !noalias !237
  %989 = shl i64 %984, 32
  %990 = or i64 %989, %983
  %991 = shl i64 %988, 32
  %992 = and i64 %986, 4294967295
  %993 = or i64 %991, %992
  store i64 %990, ptr %153, align 8, !alias.scope !237
  store i64 %993, ptr %154, align 8, !alias.scope !237
  %994 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 4, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %155, ptr noundef nonnull align 8 dereferenceable(12) %994, i64 12, i1 false), !tbaa.struct !233
  %995 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 4, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %156, ptr noundef nonnull align 4 dereferenceable(12) %995, i64 12, i1 false), !tbaa.struct !233
  %996 = getelementptr inbounds %struct.image, ptr %977, i64 0, i32 1
  %997 = load i32, ptr %996, align 8, !tbaa !177
  %998 = icmp eq i32 %997, 6
  br i1 %998, label %1018, label %999

999:                                              ; preds = %972
  %1000 = load ptr, ptr %60, align 8, !tbaa !34
  %1001 = getelementptr inbounds %struct.hardware_queue, ptr %1000, i64 0, i32 1
  %1002 = load i64, ptr %1001, align 8, !tbaa !98
  %1003 = trunc i64 %1002 to i32
  %1004 = and i64 %1002, 2048
  %1005 = icmp eq i64 %1004, 0
  %1006 = select i1 %1005, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %11) #12
  store i32 45, ptr %11, align 8, !tbaa !179
  store ptr null, ptr %157, align 8, !tbaa !182
  store i32 %1006, ptr %158, align 8, !tbaa !183
  store i32 %1006, ptr %159, align 4, !tbaa !184
  store i32 %997, ptr %160, align 8, !tbaa !185
  store <2 x i32> <i32 6, i32 -1>, ptr %161, align 4, !tbaa !82
  store i32 -1, ptr %162, align 4, !tbaa !234
  %1007 = load ptr, ptr %977, align 8, !tbaa !187
  store ptr %1007, ptr %163, align 8, !tbaa !188
  %1008 = load i32, ptr %978, align 4, !tbaa !189
  store i32 %1008, ptr %164, align 8, !tbaa !190
  store i32 0, ptr %165, align 4, !tbaa !191
  %1009 = getelementptr inbounds %struct.image, ptr %977, i64 0, i32 3
  %1010 = load i32, ptr %1009, align 8, !tbaa !192
  store i32 %1010, ptr %166, align 8, !tbaa !193
  store i32 0, ptr %167, align 4, !tbaa !194
  %1011 = getelementptr inbounds %struct.image, ptr %977, i64 0, i32 4
  %1012 = load i32, ptr %1011, align 4, !tbaa !195
  store i32 %1012, ptr %168, align 8, !tbaa !196
  %1013 = load ptr, ptr %0, align 8, !tbaa !31
  %1014 = getelementptr inbounds %struct.device, ptr %1013, i64 0, i32 16
  %1015 = load ptr, ptr %1014, align 8, !tbaa !104
  %1016 = load ptr, ptr %64, align 8, !tbaa !105
  call void %1015(ptr noundef %1016, i32 noundef %1003, i32 noundef %1003, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %11) #11
  store i32 6, ptr %996, align 8, !tbaa !177
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %11) #12
  %1017 = load ptr, ptr %976, align 8, !tbaa !229
  br label %1018

1018:                                             ; preds = %999, %972
  %1019 = phi ptr [ %977, %972 ], [ %1017, %999 ]
  %1020 = load ptr, ptr %0, align 8, !tbaa !31
  %1021 = getelementptr inbounds %struct.device, ptr %1020, i64 0, i32 12
  %1022 = load ptr, ptr %1021, align 8, !tbaa !240
  %1023 = load ptr, ptr %64, align 8, !tbaa !105
  %1024 = load ptr, ptr %1019, align 8, !tbaa !187
  %1025 = getelementptr inbounds %struct.image_transfer, ptr %200, i64 0, i32 1
  %1026 = load ptr, ptr %1025, align 8, !tbaa !236
  call void %1022(ptr noundef %1023, ptr noundef %1024, i32 noundef 6, ptr noundef %1026, i32 noundef 1, ptr noundef nonnull %12) #11
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %12) #12
  br label %1201

1027:                                             ; preds = %894
  %1028 = getelementptr inbounds %struct.copy_image, ptr %200, i64 0, i32 3
  %1029 = getelementptr inbounds %struct.copy_image, ptr %200, i64 0, i32 4
  call void @llvm.lifetime.start.p0(i64 68, ptr nonnull %10) #12
  %1030 = getelementptr inbounds %struct.copy_image, ptr %200, i64 0, i32 2
  %1031 = load ptr, ptr %1030, align 8, !tbaa !241
  %1032 = getelementptr inbounds %struct.image, ptr %1031, i64 0, i32 2
  %1033 = load i32, ptr %1032, align 4, !tbaa !189
  %1034 = and i32 %1033, 2
  %1035 = icmp eq i32 %1034, 0
  %1036 = select i1 %1035, i32 %1033, i32 2
  %1037 = zext i32 %1036 to i64
  %1038 = load i64, ptr %1029, align 8, !tbaa !230
  %1039 = getelementptr inbounds %struct.copy_image, ptr %200, i64 0, i32 4, i32 1
  %1040 = load i64, ptr %1039, align 8, !tbaa !231
  %1041 = getelementptr inbounds %struct.copy_image, ptr %200, i64 0, i32 4, i32 2
  %1042 = load i64, ptr %1041, align 8, !tbaa !232
  %1043 = shl i64 %1038, 32
  %1044 = or i64 %1043, %1037
  %1045 = shl i64 %1042, 32
  %1046 = and i64 %1040, 4294967295
  %1047 = or i64 %1045, %1046
  store i64 %1044, ptr %10, align 8
  store i64 %1047, ptr %122, align 8
  %1048 = getelementptr inbounds %struct.copy_image, ptr %200, i64 0, i32 4, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %123, ptr noundef nonnull align 8 dereferenceable(12) %1048, i64 12, i1 false), !tbaa.struct !233
  %1049 = getelementptr inbounds %struct.copy_image, ptr %200, i64 0, i32 1
  %1050 = load ptr, ptr %1049, align 8, !tbaa !243
  %1051 = getelementptr inbounds %struct.image, ptr %1050, i64 0, i32 2
  %1052 = load i32, ptr %1051, align 4, !tbaa !189
  %1053 = and i32 %1052, 2
  %1054 = icmp eq i32 %1053, 0
  %1055 = select i1 %1054, i32 %1052, i32 2
  %1056 = zext i32 %1055 to i64
  %1057 = load i64, ptr %1028, align 8, !tbaa !230
  %1058 = getelementptr inbounds %struct.copy_image, ptr %200, i64 0, i32 3, i32 1
  %1059 = load i64, ptr %1058, align 8, !tbaa !231
  %1060 = getelementptr inbounds %struct.copy_image, ptr %200, i64 0, i32 3, i32 2
  %1061 = load i64, ptr %1060, align 8, !tbaa !232
  %1062 = shl i64 %1057, 32
  %1063 = or i64 %1062, %1056
  %1064 = shl i64 %1061, 32
  %1065 = and i64 %1059, 4294967295
  %1066 = or i64 %1064, %1065
  store i64 %1063, ptr %124, align 4
  store i64 %1066, ptr %125, align 4
  %1067 = getelementptr inbounds %struct.copy_image, ptr %200, i64 0, i32 3, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %126, ptr noundef nonnull align 8 dereferenceable(12) %1067, i64 12, i1 false), !tbaa.struct !233
  %1068 = getelementptr inbounds %struct.copy_image, ptr %200, i64 0, i32 3, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %127, ptr noundef nonnull align 4 dereferenceable(12) %1068, i64 12, i1 false), !tbaa.struct !233
  %1069 = icmp eq ptr %1050, %1031
  %1070 = select i1 %1069, i32 1, i32 6
  %1071 = select i1 %1069, i32 1, i32 7
  %1072 = getelementptr inbounds %struct.image, ptr %1031, i64 0, i32 1
  %1073 = load i32, ptr %1072, align 8, !tbaa !177
  %1074 = icmp eq i32 %1073, %1070
  br i1 %1074, label %1094, label %1075

1075:                                             ; preds = %1027
  %1076 = load ptr, ptr %60, align 8, !tbaa !34
  %1077 = getelementptr inbounds %struct.hardware_queue, ptr %1076, i64 0, i32 1
  %1078 = load i64, ptr %1077, align 8, !tbaa !98
  %1079 = trunc i64 %1078 to i32
  %1080 = and i64 %1078, 2048
  %1081 = icmp eq i64 %1080, 0
  %1082 = select i1 %1081, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %9) #12
  store i32 45, ptr %9, align 8, !tbaa !179
  store ptr null, ptr %128, align 8, !tbaa !182
  store i32 %1082, ptr %129, align 8, !tbaa !183
  store i32 %1082, ptr %130, align 4, !tbaa !184
  store i32 %1073, ptr %131, align 8, !tbaa !185
  store i32 %1070, ptr %132, align 4, !tbaa !186
  store <2 x i32> <i32 -1, i32 -1>, ptr %133, align 8, !tbaa !46
  %1083 = load ptr, ptr %1031, align 8, !tbaa !187
  store ptr %1083, ptr %134, align 8, !tbaa !188
  %1084 = load i32, ptr %1032, align 4, !tbaa !189
  store i32 %1084, ptr %135, align 8, !tbaa !190
  store i32 0, ptr %136, align 4, !tbaa !191
  %1085 = getelementptr inbounds %struct.image, ptr %1031, i64 0, i32 3
  %1086 = load i32, ptr %1085, align 8, !tbaa !192
  store i32 %1086, ptr %137, align 8, !tbaa !193
  store i32 0, ptr %138, align 4, !tbaa !194
  %1087 = getelementptr inbounds %struct.image, ptr %1031, i64 0, i32 4
  %1088 = load i32, ptr %1087, align 4, !tbaa !195
  store i32 %1088, ptr %139, align 8, !tbaa !196
  %1089 = load ptr, ptr %0, align 8, !tbaa !31
  %1090 = getelementptr inbounds %struct.device, ptr %1089, i64 0, i32 16
  %1091 = load ptr, ptr %1090, align 8, !tbaa !104
  %1092 = load ptr, ptr %64, align 8, !tbaa !105
  call void %1091(ptr noundef %1092, i32 noundef %1079, i32 noundef %1079, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %9) #11
  store i32 %1070, ptr %1072, align 8, !tbaa !177
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %9) #12
  %1093 = load ptr, ptr %1049, align 8, !tbaa !243
  br label %1094

1094:                                             ; preds = %1075, %1027
  %1095 = phi ptr [ %1050, %1027 ], [ %1093, %1075 ]
  %1096 = getelementptr inbounds %struct.image, ptr %1095, i64 0, i32 1
  %1097 = load i32, ptr %1096, align 8, !tbaa !177
  %1098 = icmp eq i32 %1097, %1071
  br i1 %1098, label %1119, label %1099

1099:                                             ; preds = %1094
  %1100 = load ptr, ptr %60, align 8, !tbaa !34
  %1101 = getelementptr inbounds %struct.hardware_queue, ptr %1100, i64 0, i32 1
  %1102 = load i64, ptr %1101, align 8, !tbaa !98
  %1103 = trunc i64 %1102 to i32
  %1104 = and i64 %1102, 2048
  %1105 = icmp eq i64 %1104, 0
  %1106 = select i1 %1105, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %8) #12
  store i32 45, ptr %8, align 8, !tbaa !179
  store ptr null, ptr %140, align 8, !tbaa !182
  store i32 %1106, ptr %141, align 8, !tbaa !183
  store i32 %1106, ptr %142, align 4, !tbaa !184
  store i32 %1097, ptr %143, align 8, !tbaa !185
  store i32 %1071, ptr %144, align 4, !tbaa !186
  store <2 x i32> <i32 -1, i32 -1>, ptr %145, align 8, !tbaa !46
  %1107 = load ptr, ptr %1095, align 8, !tbaa !187
  store ptr %1107, ptr %146, align 8, !tbaa !188
  %1108 = getelementptr inbounds %struct.image, ptr %1095, i64 0, i32 2
  %1109 = load i32, ptr %1108, align 4, !tbaa !189
  store i32 %1109, ptr %147, align 8, !tbaa !190
  store i32 0, ptr %148, align 4, !tbaa !191
  %1110 = getelementptr inbounds %struct.image, ptr %1095, i64 0, i32 3
  %1111 = load i32, ptr %1110, align 8, !tbaa !192
  store i32 %1111, ptr %149, align 8, !tbaa !193
  store i32 0, ptr %150, align 4, !tbaa !194
  %1112 = getelementptr inbounds %struct.image, ptr %1095, i64 0, i32 4
  %1113 = load i32, ptr %1112, align 4, !tbaa !195
  store i32 %1113, ptr %151, align 8, !tbaa !196
  %1114 = load ptr, ptr %0, align 8, !tbaa !31
  %1115 = getelementptr inbounds %struct.device, ptr %1114, i64 0, i32 16
  %1116 = load ptr, ptr %1115, align 8, !tbaa !104
  %1117 = load ptr, ptr %64, align 8, !tbaa !105
  call void %1116(ptr noundef %1117, i32 noundef %1103, i32 noundef %1103, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %8) #11
  store i32 %1071, ptr %1096, align 8, !tbaa !177
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %8) #12
  %1118 = load ptr, ptr %1049, align 8, !tbaa !243
  br label %1119

1119:                                             ; preds = %1099, %1094
  %1120 = phi ptr [ %1095, %1094 ], [ %1118, %1099 ]
  %1121 = load ptr, ptr %0, align 8, !tbaa !31
  %1122 = getelementptr inbounds %struct.device, ptr %1121, i64 0, i32 11
  %1123 = load ptr, ptr %1122, align 8, !tbaa !244
  %1124 = load ptr, ptr %64, align 8, !tbaa !105
  %1125 = load ptr, ptr %1030, align 8, !tbaa !241
  %1126 = load ptr, ptr %1125, align 8, !tbaa !187
  %1127 = load ptr, ptr %1120, align 8, !tbaa !187
  call void %1123(ptr noundef %1124, ptr noundef %1126, i32 noundef %1070, ptr noundef %1127, i32 noundef %1071, i32 noundef 1, ptr noundef nonnull %10) #11
  call void @llvm.lifetime.end.p0(i64 68, ptr nonnull %10) #12
  br label %1201

1128:                                             ; preds = %894
  %1129 = getelementptr inbounds %struct.transition, ptr %200, i64 0, i32 1
  %1130 = load ptr, ptr %1129, align 8, !tbaa !245
  %1131 = getelementptr inbounds %struct.transition, ptr %200, i64 0, i32 2
  %1132 = load i64, ptr %1131, align 8, !tbaa !247
  %1133 = trunc i64 %1132 to i32
  %1134 = getelementptr inbounds %struct.image, ptr %1130, i64 0, i32 1
  %1135 = load i32, ptr %1134, align 8, !tbaa !177
  %1136 = icmp eq i32 %1135, %1133
  %1137 = icmp eq i32 %1133, 0
  %1138 = or i1 %1137, %1136
  br i1 %1138, label %1201, label %1139

1139:                                             ; preds = %1128
  %1140 = load ptr, ptr %60, align 8, !tbaa !34
  %1141 = getelementptr inbounds %struct.hardware_queue, ptr %1140, i64 0, i32 1
  %1142 = load i64, ptr %1141, align 8, !tbaa !98
  %1143 = trunc i64 %1142 to i32
  %1144 = and i64 %1142, 2048
  %1145 = icmp eq i64 %1144, 0
  %1146 = select i1 %1145, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %7) #12
  store i32 45, ptr %7, align 8, !tbaa !179
  store ptr null, ptr %110, align 8, !tbaa !182
  store i32 %1146, ptr %111, align 8, !tbaa !183
  store i32 %1146, ptr %112, align 4, !tbaa !184
  store i32 %1135, ptr %113, align 8, !tbaa !185
  store i32 %1133, ptr %114, align 4, !tbaa !186
  store <2 x i32> <i32 -1, i32 -1>, ptr %115, align 8, !tbaa !46
  %1147 = load ptr, ptr %1130, align 8, !tbaa !187
  store ptr %1147, ptr %116, align 8, !tbaa !188
  %1148 = getelementptr inbounds %struct.image, ptr %1130, i64 0, i32 2
  %1149 = load i32, ptr %1148, align 4, !tbaa !189
  store i32 %1149, ptr %117, align 8, !tbaa !190
  store i32 0, ptr %118, align 4, !tbaa !191
  %1150 = getelementptr inbounds %struct.image, ptr %1130, i64 0, i32 3
  %1151 = load i32, ptr %1150, align 8, !tbaa !192
  store i32 %1151, ptr %119, align 8, !tbaa !193
  store i32 0, ptr %120, align 4, !tbaa !194
  %1152 = getelementptr inbounds %struct.image, ptr %1130, i64 0, i32 4
  %1153 = load i32, ptr %1152, align 4, !tbaa !195
  store i32 %1153, ptr %121, align 8, !tbaa !196
  %1154 = load ptr, ptr %0, align 8, !tbaa !31
  %1155 = getelementptr inbounds %struct.device, ptr %1154, i64 0, i32 16
  %1156 = load ptr, ptr %1155, align 8, !tbaa !104
  %1157 = load ptr, ptr %64, align 8, !tbaa !105
  call void %1156(ptr noundef %1157, i32 noundef %1143, i32 noundef %1143, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %7) #11
  store i32 %1133, ptr %1134, align 8, !tbaa !177
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %7) #12
  br label %1201

1158:                                             ; preds = %894
  %1159 = getelementptr inbounds %struct.transition, ptr %200, i64 0, i32 1
  %1160 = load ptr, ptr %1159, align 8, !tbaa !245
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %6) #12
  %1161 = getelementptr inbounds %struct.image, ptr %1160, i64 0, i32 2
  %1162 = load i32, ptr %1161, align 4, !tbaa !189
  store i32 %1162, ptr %6, align 4, !tbaa !190
  store i32 0, ptr %94, align 4, !tbaa !191
  %1163 = getelementptr inbounds %struct.image, ptr %1160, i64 0, i32 3
  %1164 = load i32, ptr %1163, align 8, !tbaa !192
  store i32 %1164, ptr %95, align 4, !tbaa !193
  store i32 0, ptr %96, align 4, !tbaa !194
  %1165 = getelementptr inbounds %struct.image, ptr %1160, i64 0, i32 4
  %1166 = load i32, ptr %1165, align 4, !tbaa !195
  store i32 %1166, ptr %97, align 4, !tbaa !196
  %1167 = getelementptr inbounds %struct.image, ptr %1160, i64 0, i32 1
  %1168 = load i32, ptr %1167, align 8, !tbaa !177
  %1169 = icmp eq i32 %1168, 7
  br i1 %1169, label %1184, label %1170

1170:                                             ; preds = %1158
  %1171 = load ptr, ptr %60, align 8, !tbaa !34
  %1172 = getelementptr inbounds %struct.hardware_queue, ptr %1171, i64 0, i32 1
  %1173 = load i64, ptr %1172, align 8, !tbaa !98
  %1174 = trunc i64 %1173 to i32
  %1175 = and i64 %1173, 2048
  %1176 = icmp eq i64 %1175, 0
  %1177 = select i1 %1176, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %5) #12
  store i32 45, ptr %5, align 8, !tbaa !179
  store ptr null, ptr %98, align 8, !tbaa !182
  store i32 %1177, ptr %99, align 8, !tbaa !183
  store i32 %1177, ptr %100, align 4, !tbaa !184
  store i32 %1168, ptr %101, align 8, !tbaa !185
  store <2 x i32> <i32 7, i32 -1>, ptr %102, align 4, !tbaa !82
  store i32 -1, ptr %103, align 4, !tbaa !234
  %1178 = load ptr, ptr %1160, align 8, !tbaa !187
  store ptr %1178, ptr %104, align 8, !tbaa !188
  store i32 %1162, ptr %105, align 8, !tbaa !190
  store i32 0, ptr %106, align 4, !tbaa !191
  store i32 %1164, ptr %107, align 8, !tbaa !193
  store i32 0, ptr %108, align 4, !tbaa !194
  store i32 %1166, ptr %109, align 8, !tbaa !196
  %1179 = load ptr, ptr %0, align 8, !tbaa !31
  %1180 = getelementptr inbounds %struct.device, ptr %1179, i64 0, i32 16
  %1181 = load ptr, ptr %1180, align 8, !tbaa !104
  %1182 = load ptr, ptr %64, align 8, !tbaa !105
  call void %1181(ptr noundef %1182, i32 noundef %1174, i32 noundef %1174, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %5) #11
  store i32 7, ptr %1167, align 8, !tbaa !177
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %5) #12
  %1183 = load i32, ptr %1161, align 4, !tbaa !189
  br label %1184

1184:                                             ; preds = %1170, %1158
  %1185 = phi i32 [ %1162, %1158 ], [ %1183, %1170 ]
  %1186 = and i32 %1185, 1
  %1187 = icmp eq i32 %1186, 0
  %1188 = load ptr, ptr %0, align 8, !tbaa !31
  %1189 = load ptr, ptr %64, align 8, !tbaa !105
  %1190 = load ptr, ptr %1160, align 8, !tbaa !187
  %1191 = getelementptr inbounds %struct.device, ptr %1188, i64 0, i32 8
  %1192 = getelementptr inbounds %struct.device, ptr %1188, i64 0, i32 7
  %1193 = select i1 %1187, ptr %1191, ptr %1192
  %1194 = select i1 %1187, ptr @clear_image.nothing, ptr @clear_image.black
  %1195 = load ptr, ptr %1193, align 8, !tbaa !26
  call void %1195(ptr noundef %1189, ptr noundef %1190, i32 noundef 7, ptr noundef nonnull %1194, i32 noundef 1, ptr noundef nonnull %6) #11
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %6) #12
  br label %1201

1196:                                             ; preds = %894
  %1197 = getelementptr inbounds %struct.device, ptr %282, i64 0, i32 14
  %1198 = load ptr, ptr %1197, align 8, !tbaa !248
  %1199 = load ptr, ptr %64, align 8, !tbaa !105
  %1200 = getelementptr inbounds %struct.execute, ptr %200, i64 0, i32 1
  call void %1198(ptr noundef %1199, i32 noundef 1, ptr noundef nonnull %1200) #11
  br label %1201

1201:                                             ; preds = %281, %750, %752, %765, %777, %877, %894, %896, %905, %963, %1018, %1119, %1128, %1139, %1184, %1196
  %1202 = phi i32 [ %878, %877 ], [ 0, %281 ], [ 0, %894 ], [ 0, %1196 ], [ 0, %1184 ], [ 0, %1119 ], [ 0, %1018 ], [ 0, %963 ], [ 0, %905 ], [ 0, %896 ], [ 0, %777 ], [ %751, %750 ], [ 0, %752 ], [ -1, %765 ], [ 0, %1128 ], [ 0, %1139 ]
  %1203 = getelementptr inbounds %struct.command, ptr %200, i64 0, i32 1
  %1204 = load i16, ptr %1203, align 2, !tbaa !249
  %1205 = icmp eq i16 %1204, 0
  br i1 %1205, label %1216, label %1206

1206:                                             ; preds = %1201
  %1207 = load i32, ptr %40, align 8, !tbaa !63
  %1208 = icmp eq i32 %1207, 0
  br i1 %1208, label %1216, label %1209

1209:                                             ; preds = %1206
  %1210 = load ptr, ptr %0, align 8, !tbaa !31
  %1211 = getelementptr inbounds %struct.device, ptr %1210, i64 0, i32 17
  %1212 = load ptr, ptr %1211, align 8, !tbaa !250
  %1213 = load ptr, ptr %64, align 8, !tbaa !105
  %1214 = load ptr, ptr %186, align 8, !tbaa !14
  %1215 = add i32 %201, 1
  call void %1212(ptr noundef %1213, i32 noundef 8192, ptr noundef %1214, i32 noundef %201) #11
  br label %1216

1216:                                             ; preds = %261, %1201, %1206, %1209
  %1217 = phi i32 [ %1202, %1209 ], [ %1202, %1206 ], [ %1202, %1201 ], [ 0, %261 ]
  %1218 = phi i32 [ 0, %1209 ], [ 0, %1206 ], [ 0, %1201 ], [ 1, %261 ]
  %1219 = phi i32 [ %1215, %1209 ], [ %201, %1206 ], [ %201, %1201 ], [ %201, %261 ]
  %1220 = getelementptr inbounds %struct.command, ptr %200, i64 0, i32 2
  %1221 = load i32, ptr %1220, align 4, !tbaa !55
  %1222 = zext i32 %1221 to i64
  %1223 = getelementptr inbounds i8, ptr %200, i64 %1222
  %1224 = icmp ult ptr %1223, %2
  %1225 = icmp eq i32 %1217, 0
  %1226 = select i1 %1224, i1 %1225, i1 false
  br i1 %1226, label %199, label %196, !llvm.loop !251

1227:                                             ; preds = %196
  %1228 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %1229 = load ptr, ptr %1228, align 8, !tbaa !34
  %1230 = getelementptr inbounds %struct.hardware_queue, ptr %1229, i64 0, i32 1
  %1231 = load i64, ptr %1230, align 8, !tbaa !98
  %1232 = trunc i64 %1231 to i32
  %1233 = and i64 %1231, 2048
  %1234 = icmp eq i64 %1233, 0
  %1235 = select i1 %1234, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #12
  store i32 46, ptr %4, align 8, !tbaa !99
  %1236 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 1
  store ptr null, ptr %1236, align 8, !tbaa !101
  %1237 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 2
  store i32 %1235, ptr %1237, align 8, !tbaa !102
  %1238 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 3
  %1239 = or i32 %1235, 8192
  store i32 %1239, ptr %1238, align 4, !tbaa !103
  %1240 = load ptr, ptr %0, align 8, !tbaa !31
  %1241 = getelementptr inbounds %struct.device, ptr %1240, i64 0, i32 16
  %1242 = load ptr, ptr %1241, align 8, !tbaa !104
  %1243 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %1244 = load ptr, ptr %1243, align 8, !tbaa !105
  %1245 = or i32 %1232, 16384
  call void %1242(ptr noundef %1244, i32 noundef %1232, i32 noundef %1245, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %4, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  %1246 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  store i32 0, ptr %1246, align 8, !tbaa !106
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #12
  %1247 = load ptr, ptr %0, align 8, !tbaa !31
  %1248 = getelementptr inbounds %struct.device, ptr %1247, i64 0, i32 20
  %1249 = load ptr, ptr %1248, align 8, !tbaa !107
  %1250 = load ptr, ptr %1243, align 8, !tbaa !105
  %1251 = call i32 %1249(ptr noundef %1250) #11
  br label %1252

1252:                                             ; preds = %207, %250, %234, %227, %196, %1227
  %1253 = phi i32 [ %1251, %1227 ], [ %197, %196 ], [ %228, %227 ], [ -1, %234 ], [ -1, %250 ], [ %225, %207 ]
  ret i32 %1253
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
  %27 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 28
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
  %13 = load i64, ptr %12, align 8, !tbaa !260
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
  %28 = load i32, ptr %27, align 8, !tbaa !261
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
  store i32 40, ptr %2, align 8, !tbaa !262
  %41 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 1
  store ptr null, ptr %41, align 8, !tbaa !264
  %42 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 2
  %43 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 2
  %44 = load ptr, ptr %43, align 8, !tbaa !4
  store ptr %44, ptr %42, align 8, !tbaa !265
  %45 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 3
  %46 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 10
  %47 = load i32, ptr %46, align 4, !tbaa !15
  store i32 %47, ptr %45, align 8, !tbaa !266
  %48 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 4
  %49 = load i32, ptr %27, align 8, !tbaa !261
  %50 = sub i32 %34, %49
  store i32 %50, ptr %48, align 4, !tbaa !267
  %51 = zext i32 %49 to i64
  %52 = getelementptr inbounds ptr, ptr %38, i64 %51
  %53 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 2
  %54 = load ptr, ptr %53, align 8, !tbaa !268
  %55 = load ptr, ptr %24, align 8, !tbaa !25
  %56 = call i32 %54(ptr noundef %55, ptr noundef nonnull %2, ptr noundef nonnull %52) #11
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %60

58:                                               ; preds = %40
  store i32 %34, ptr %27, align 8, !tbaa !261
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
  store i32 42, ptr %4, align 8, !tbaa !269
  %66 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 1
  store ptr null, ptr %66, align 8, !tbaa !271
  %67 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 2
  %68 = select i1 %65, i32 4, i32 1
  store i32 %68, ptr %67, align 8, !tbaa !272
  %69 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 3
  %70 = select i1 %65, ptr %3, ptr null
  store ptr %70, ptr %69, align 8, !tbaa !273
  %71 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 4
  %72 = load ptr, ptr %71, align 8, !tbaa !274
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
  store i32 %95, ptr %93, align 8, !tbaa.struct !275
  %96 = getelementptr inbounds i8, ptr %93, i64 4
  store i32 0, ptr %96, align 4, !tbaa.struct !276
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
!24 = !{!"device", !6, i64 0, !9, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48, !6, i64 56, !6, i64 64, !6, i64 72, !6, i64 80, !6, i64 88, !6, i64 96, !6, i64 104, !6, i64 112, !6, i64 120, !6, i64 128, !6, i64 136, !6, i64 144, !6, i64 152, !6, i64 160, !6, i64 168, !6, i64 176, !6, i64 184, !6, i64 192, !6, i64 200, !6, i64 208, !6, i64 216, !6, i64 224}
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
!49 = !{!24, !6, i64 224}
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
!73 = !{!24, !6, i64 200}
!74 = distinct !{!74, !28}
!75 = !{!24, !6, i64 192}
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
!97 = !{!24, !6, i64 208}
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
!149 = !{!24, !6, i64 216}
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
!260 = !{!32, !9, i64 48}
!261 = !{!5, !10, i64 80}
!262 = !{!263, !7, i64 0}
!263 = !{!"VkCommandBufferAllocateInfo", !7, i64 0, !6, i64 8, !6, i64 16, !7, i64 24, !10, i64 28}
!264 = !{!263, !6, i64 8}
!265 = !{!263, !6, i64 16}
!266 = !{!263, !7, i64 24}
!267 = !{!263, !10, i64 28}
!268 = !{!24, !6, i64 16}
!269 = !{!270, !7, i64 0}
!270 = !{!"VkCommandBufferBeginInfo", !7, i64 0, !6, i64 8, !10, i64 16, !6, i64 24}
!271 = !{!270, !6, i64 8}
!272 = !{!270, !10, i64 16}
!273 = !{!270, !6, i64 24}
!274 = !{!24, !6, i64 32}
!275 = !{i64 0, i64 4, !46, i64 4, i64 4, !46, i64 8, i64 8, !26}
!276 = !{i64 0, i64 4, !46, i64 4, i64 8, !26}
