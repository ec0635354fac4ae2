; Made by `nox -s native` from *.c and *.h, sha256 66685f8f0115c447ef99fd197fa5e057d681ddc9d4a498d0d58451e8701ce2a3
; ModuleID = 'aiotaichi/backends/vulkan/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.VkDescriptorPoolSize = type { i32, i32 }
%struct.VkMemoryBarrier = type { i32, ptr, i32, i32 }
%union.VkClearColorValue = type { [4 x float] }
%struct.VkClearDepthStencilValue = type { float, i32 }
%struct.context = type { ptr, i64, ptr, ptr, ptr, i64, i64, ptr, ptr, i32, i32, i32, i32, ptr, i32, i32, ptr, i32, i32, ptr, i32, i32, ptr, ptr, ptr, i32, i32, ptr, i32, i32, ptr, ptr, ptr, [64 x %struct.kept_set] }
%struct.kept_set = type { ptr, ptr, [6 x ptr] }
%struct.device = type { ptr, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64 }
%struct.import = type { ptr, ptr }
%struct.staging = type { ptr, %struct.slots, i64, i64, i32, ptr, ptr, %struct.mutex, %struct.condition }
%struct.slots = type { ptr, ptr, i64, i64, ptr, ptr }
%struct.mutex = type { [8 x i64] }
%struct.condition = type { [8 x i64] }
%struct.queue = type { ptr, ptr, ptr, ptr, i32, i32, %struct.notification, i64, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, i32, ptr, %struct.mutex, %struct.condition }
%struct.notification = type { i64, i32 }
%struct.VkSemaphoreWaitInfo = type { i32, ptr, i32, i32, ptr, ptr }
%struct.VkSemaphoreSignalInfo = type { i32, ptr, ptr, i64 }
%struct.chunk = type { ptr, ptr, i64, i64, i32, i32 }
%struct.VkTimelineSemaphoreSubmitInfo = type { i32, ptr, i32, ptr, i32, ptr }
%struct.VkSubmitInfo = type { i32, ptr, i32, ptr, ptr, i32, ptr, i32, ptr }
%struct.signals = type { [2 x ptr], [2 x i64], i32 }
%struct.command = type { i16, i16, i32 }
%struct.launch = type { %struct.command, ptr, ptr, i64, [0 x i8] }
%struct.kernel = type { i64, i64, i64, i64, ptr, ptr }
%struct.transfer = type { %struct.command, ptr, i64, i64, ptr }
%struct.texels = type { %struct.command, ptr, i64, i64, ptr, %struct.region }
%struct.region = type { i64, i64, i64, %struct.VkOffset3D, %struct.VkExtent3D }
%struct.VkOffset3D = type { i32, i32, i32 }
%struct.VkExtent3D = type { i32, i32, i32 }
%struct.submission = type { i32, i32, ptr, i64 }
%struct.hardware_queue = type { ptr, i64, %struct.mutex }
%struct.wait = type { %struct.command, ptr, i64 }
%struct.VkCommandBufferAllocateInfo = type { i32, ptr, ptr, i32, i32 }
%struct.VkCommandBufferInheritanceInfo = type { i32, ptr, ptr, i32, ptr, i32, i32, i32 }
%struct.VkCommandBufferBeginInfo = type { i32, ptr, i32, ptr }
%struct.VkBufferCopy = type { i64, i64, i64 }
%struct.VkImageMemoryBarrier = type { i32, ptr, i32, i32, i32, i32, i32, i32, ptr, %struct.VkImageSubresourceRange }
%struct.VkImageSubresourceRange = type { i32, i32, i32, i32, i32 }
%struct.VkDescriptorPoolCreateInfo = type { i32, ptr, i32, i32, i32, ptr }
%struct.VkDescriptorSetAllocateInfo = type { i32, ptr, ptr, i32, ptr }
%struct.VkWriteDescriptorSet = type { i32, ptr, ptr, i32, i32, i32, i32, ptr, ptr, ptr }
%union.anon = type { %struct.VkDescriptorBufferInfo }
%struct.VkDescriptorBufferInfo = type { ptr, i64, i64 }
%struct.task = type { ptr, ptr, ptr, i64, i64, i64, i64, ptr, ptr }
%struct.binding = type { i64, i64, i64, i64 }
%struct.memory = type { ptr, i64, i64 }
%struct.texture = type { ptr, ptr, ptr, ptr }
%struct.image = type { ptr, i32, i32, i32, i32 }
%struct.arrival = type { ptr, ptr, i64 }
%struct.execute = type { %struct.command, ptr, [0 x i8] }
%struct.copy = type { %struct.command, ptr, ptr, %struct.VkBufferCopy }
%struct.fill = type { %struct.command, ptr, i64, i64, i32 }
%struct.image_transfer = type { %struct.command, ptr, i64, ptr, %struct.region }
%struct.transition = type { %struct.command, ptr, i64 }
%struct.VkBufferImageCopy = type { i64, i32, i32, %struct.VkImageSubresourceLayers, %struct.VkOffset3D, %struct.VkExtent3D }
%struct.VkImageSubresourceLayers = type { i32, i32, i32, i32 }
%struct.VkImageCopy = type { %struct.VkImageSubresourceLayers, %struct.VkOffset3D, %struct.VkImageSubresourceLayers, %struct.VkOffset3D, %struct.VkExtent3D }
%struct.copy_image = type { %struct.command, ptr, ptr, %struct.region, %struct.region }
%struct.VkExternalMemoryBufferCreateInfo = type { i32, ptr, i32 }
%struct.VkBufferCreateInfo = type { i32, ptr, i32, i64, i32, i32, i32, ptr }
%struct.VkImportMemoryHostPointerInfoEXT = type { i32, ptr, i32, ptr }
%struct.VkMemoryAllocateInfo = type { i32, ptr, i64, i32 }

@notify.one = internal constant i64 1, align 8
@__const.add_pool.sizes = private unnamed_addr constant [5 x %struct.VkDescriptorPoolSize] [%struct.VkDescriptorPoolSize { i32 8, i32 256 }, %struct.VkDescriptorPoolSize { i32 9, i32 128 }, %struct.VkDescriptorPoolSize { i32 7, i32 1024 }, %struct.VkDescriptorPoolSize { i32 1, i32 256 }, %struct.VkDescriptorPoolSize { i32 3, i32 256 }], align 16
@__const.begin_chunk.memory = private unnamed_addr constant %struct.VkMemoryBarrier { i32 46, ptr null, i32 16384, i32 6144 }, align 8
@clear_image.black = internal constant %union.VkClearColorValue zeroinitializer, align 4
@clear_image.nothing = internal constant %struct.VkClearDepthStencilValue zeroinitializer, align 4
@switch.table.execute = private unnamed_addr constant [8 x i32] [i32 8, i32 9, i32 8, i32 7, i32 7, i32 7, i32 1, i32 3], align 4

; Function Attrs: nounwind
define dso_local ptr @context_create(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call ptr @calloc(i64 noundef 1, i64 noundef 4304) #11
  %8 = icmp eq ptr %7, null
  br i1 %8, label %18, label %9

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
  %16 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 23
  %17 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 24
  store ptr %16, ptr %17, align 8, !tbaa !15
  br label %18

18:                                               ; preds = %6, %9
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
  %7 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 23
  %8 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 16
  br label %49

9:                                                ; preds = %49, %2
  %10 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 20
  %11 = load i32, ptr %10, align 8, !tbaa !17
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %32, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 22
  %15 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 22
  %16 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 25
  br label %17

17:                                               ; preds = %17, %13
  %18 = phi i32 [ %11, %13 ], [ %30, %17 ]
  %19 = load ptr, ptr %14, align 8, !tbaa !18
  %20 = add i32 %18, -1
  store i32 %20, ptr %10, align 8, !tbaa !17
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds %struct.import, ptr %19, i64 %21
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds { ptr, ptr }, ptr %22, i64 0, i32 1
  %25 = load ptr, ptr %24, align 8
  %26 = load ptr, ptr %15, align 8, !tbaa !19
  %27 = load ptr, ptr %0, align 8, !tbaa !21
  tail call void %26(ptr noundef %27, ptr noundef %23, ptr noundef null) #11
  %28 = load ptr, ptr %16, align 8, !tbaa !22
  %29 = load ptr, ptr %0, align 8, !tbaa !21
  tail call void %28(ptr noundef %29, ptr noundef %25, ptr noundef null) #11
  %30 = load i32, ptr %10, align 8, !tbaa !17
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %17, !llvm.loop !23

32:                                               ; preds = %17, %9
  %33 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 22
  %34 = load ptr, ptr %33, align 8, !tbaa !18
  tail call void @free(ptr noundef %34) #11
  %35 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 13
  %36 = load ptr, ptr %35, align 8, !tbaa !25
  tail call void @free(ptr noundef %36) #11
  %37 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 16
  %38 = load ptr, ptr %37, align 8, !tbaa !26
  tail call void @free(ptr noundef %38) #11
  %39 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 19
  %40 = load ptr, ptr %39, align 8, !tbaa !27
  tail call void @free(ptr noundef %40) #11
  %41 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 27
  %42 = load ptr, ptr %41, align 8, !tbaa !28
  tail call void @free(ptr noundef %42) #11
  %43 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 30
  %44 = load ptr, ptr %43, align 8, !tbaa !29
  tail call void @free(ptr noundef %44) #11
  %45 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 31
  %46 = load ptr, ptr %45, align 8, !tbaa !30
  tail call void @free(ptr noundef %46) #11
  %47 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 32
  %48 = load ptr, ptr %47, align 8, !tbaa !31
  tail call void @free(ptr noundef %48) #11
  tail call void @free(ptr noundef nonnull %1) #11
  ret void

49:                                               ; preds = %6, %49
  %50 = phi i64 [ 0, %6 ], [ %56, %49 ]
  %51 = load ptr, ptr %7, align 8, !tbaa !32
  %52 = load ptr, ptr %0, align 8, !tbaa !21
  %53 = load ptr, ptr %8, align 8, !tbaa !26
  %54 = getelementptr inbounds ptr, ptr %53, i64 %50
  %55 = load ptr, ptr %54, align 8, !tbaa !33
  tail call void %51(ptr noundef %52, ptr noundef %55, ptr noundef null) #11
  %56 = add nuw nsw i64 %50, 1
  %57 = load i32, ptr %3, align 8, !tbaa !16
  %58 = zext i32 %57 to i64
  %59 = icmp ult i64 %56, %58
  br i1 %59, label %49, label %9, !llvm.loop !34
}

declare void @free(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define dso_local ptr @queue_add_staging(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = tail call ptr @calloc(i64 noundef 1, i64 noundef 224) #11
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %2
  store ptr %0, ptr %3, align 8, !tbaa !35
  %6 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 1
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %6, ptr noundef nonnull align 8 dereferenceable(48) %1, i64 48, i1 false), !tbaa.struct !39
  %7 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 5
  %8 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 6
  store ptr %7, ptr %8, align 8, !tbaa !41
  %9 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 3
  %10 = tail call i32 @pthread_create(ptr noundef nonnull %9, ptr noundef null, ptr noundef nonnull @copy_chunks, ptr noundef nonnull %3) #11
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %5
  tail call void @free(ptr noundef nonnull %3) #11
  br label %15

13:                                               ; preds = %5
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  store ptr %3, ptr %14, align 8, !tbaa !42
  br label %15

15:                                               ; preds = %2, %13, %12
  %16 = phi ptr [ inttoptr (i64 1 to ptr), %12 ], [ %3, %13 ], [ null, %2 ]
  ret ptr %16
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define internal ptr @copy_chunks(ptr noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca %struct.VkSemaphoreWaitInfo, align 8
  %4 = alloca i64, align 8
  %5 = alloca %struct.VkSemaphoreWaitInfo, align 8
  %6 = alloca %struct.VkSemaphoreSignalInfo, align 8
  %7 = load ptr, ptr %0, align 8, !tbaa !35
  %8 = load ptr, ptr %7, align 8, !tbaa !45
  %9 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 4
  %10 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 7
  %11 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 5
  %12 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 8
  %13 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 6
  %14 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 1, i32 1
  %15 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 1, i32 2
  %16 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 1, i32 3
  %17 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 1
  %18 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 2
  %19 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 3
  %20 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 4
  %21 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 1, i32 5
  %22 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 5
  %23 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 1
  %24 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 2
  %25 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 3
  %26 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 4
  %27 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 5
  %28 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %6, i64 0, i32 1
  %29 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %6, i64 0, i32 2
  %30 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 1, i32 4
  %31 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %6, i64 0, i32 3
  %32 = getelementptr inbounds %struct.device, ptr %8, i64 0, i32 33
  br label %33

33:                                               ; preds = %125, %1
  %34 = call i32 @pthread_mutex_lock(ptr noundef nonnull %10) #11
  %35 = load ptr, ptr %11, align 8, !tbaa !46
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %44

37:                                               ; preds = %33, %40
  %38 = load i32, ptr %9, align 8, !tbaa !47
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %126

40:                                               ; preds = %37
  %41 = call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %10) #11
  %42 = load ptr, ptr %11, align 8, !tbaa !46
  %43 = icmp eq ptr %42, null
  br i1 %43, label %37, label %44, !llvm.loop !48

44:                                               ; preds = %40, %33
  %45 = phi ptr [ %35, %33 ], [ %42, %40 ]
  %46 = load ptr, ptr %45, align 8, !tbaa !49
  store ptr %46, ptr %11, align 8, !tbaa !46
  %47 = icmp eq ptr %46, null
  br i1 %47, label %48, label %49

48:                                               ; preds = %44
  store ptr %11, ptr %13, align 8, !tbaa !41
  br label %49

49:                                               ; preds = %44, %48
  %50 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %10) #11
  %51 = load ptr, ptr %14, align 8, !tbaa !51
  %52 = getelementptr inbounds %struct.chunk, ptr %45, i64 0, i32 2
  %53 = load i64, ptr %52, align 8, !tbaa !52
  %54 = load i64, ptr %15, align 8, !tbaa !53
  %55 = urem i64 %53, %54
  %56 = load i64, ptr %16, align 8, !tbaa !54
  %57 = mul i64 %56, %55
  %58 = getelementptr inbounds i8, ptr %51, i64 %57
  %59 = getelementptr inbounds %struct.chunk, ptr %45, i64 0, i32 4
  %60 = load i32, ptr %59, align 8, !tbaa !55
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %87

62:                                               ; preds = %49
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  store i64 %53, ptr %4, align 8, !tbaa !40
  %63 = load ptr, ptr %0, align 8, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %5) #12
  store i32 1000207004, ptr %5, align 8, !tbaa !56
  store ptr null, ptr %23, align 8, !tbaa !58
  store i32 0, ptr %24, align 8, !tbaa !59
  store i32 1, ptr %25, align 4, !tbaa !60
  store ptr %21, ptr %26, align 8, !tbaa !61
  store ptr %4, ptr %27, align 8, !tbaa !62
  %64 = getelementptr inbounds %struct.queue, ptr %63, i64 0, i32 4
  br label %65

65:                                               ; preds = %68, %62
  %66 = load atomic i32, ptr %64 seq_cst, align 8
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %78

68:                                               ; preds = %65
  %69 = load ptr, ptr %63, align 8, !tbaa !45
  %70 = getelementptr inbounds %struct.device, ptr %69, i64 0, i32 35
  %71 = load ptr, ptr %70, align 8, !tbaa !63
  %72 = load ptr, ptr %69, align 8, !tbaa !21
  %73 = call i32 %71(ptr noundef %72, ptr noundef nonnull %5, i64 noundef 100000000) #11
  %74 = icmp eq i32 %73, 2
  br i1 %74, label %65, label %75, !llvm.loop !64

75:                                               ; preds = %68
  %76 = icmp slt i32 %73, 0
  br i1 %76, label %77, label %79

77:                                               ; preds = %75
  store atomic i32 %73, ptr %64 seq_cst, align 8
  br label %78

78:                                               ; preds = %65, %77
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br label %115

79:                                               ; preds = %75
  %80 = icmp eq i32 %73, 0
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br i1 %80, label %81, label %115

81:                                               ; preds = %79
  %82 = getelementptr inbounds %struct.chunk, ptr %45, i64 0, i32 1
  %83 = load ptr, ptr %82, align 8, !tbaa !65
  %84 = getelementptr inbounds %struct.chunk, ptr %45, i64 0, i32 3
  %85 = load i64, ptr %84, align 8, !tbaa !66
  %86 = call ptr @memcpy(ptr noundef %83, ptr noundef %58, i64 noundef %85) #11
  br label %115

87:                                               ; preds = %49
  %88 = icmp ugt i64 %53, %54
  br i1 %88, label %89, label %109

89:                                               ; preds = %87
  %90 = sub i64 %53, %54
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  store i64 %90, ptr %2, align 8, !tbaa !40
  %91 = load ptr, ptr %0, align 8, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #12
  store i32 1000207004, ptr %3, align 8, !tbaa !56
  store ptr null, ptr %17, align 8, !tbaa !58
  store i32 0, ptr %18, align 8, !tbaa !59
  store i32 1, ptr %19, align 4, !tbaa !60
  store ptr %21, ptr %20, align 8, !tbaa !61
  store ptr %2, ptr %22, align 8, !tbaa !62
  %92 = getelementptr inbounds %struct.queue, ptr %91, i64 0, i32 4
  br label %93

93:                                               ; preds = %96, %89
  %94 = load atomic i32, ptr %92 seq_cst, align 8
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %106

96:                                               ; preds = %93
  %97 = load ptr, ptr %91, align 8, !tbaa !45
  %98 = getelementptr inbounds %struct.device, ptr %97, i64 0, i32 35
  %99 = load ptr, ptr %98, align 8, !tbaa !63
  %100 = load ptr, ptr %97, align 8, !tbaa !21
  %101 = call i32 %99(ptr noundef %100, ptr noundef nonnull %3, i64 noundef 100000000) #11
  %102 = icmp eq i32 %101, 2
  br i1 %102, label %93, label %103, !llvm.loop !64

103:                                              ; preds = %96
  %104 = icmp slt i32 %101, 0
  br i1 %104, label %105, label %107

105:                                              ; preds = %103
  store atomic i32 %101, ptr %92 seq_cst, align 8
  br label %106

106:                                              ; preds = %93, %105
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  br label %115

107:                                              ; preds = %103
  %108 = icmp eq i32 %101, 0
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  br i1 %108, label %109, label %115

109:                                              ; preds = %107, %87
  %110 = getelementptr inbounds %struct.chunk, ptr %45, i64 0, i32 1
  %111 = load ptr, ptr %110, align 8, !tbaa !65
  %112 = getelementptr inbounds %struct.chunk, ptr %45, i64 0, i32 3
  %113 = load i64, ptr %112, align 8, !tbaa !66
  %114 = call ptr @memcpy(ptr noundef %58, ptr noundef %111, i64 noundef %113) #11
  br label %115

115:                                              ; preds = %78, %79, %81, %106, %107, %109
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #12
  store i32 1000207005, ptr %6, align 8, !tbaa !67
  store ptr null, ptr %28, align 8, !tbaa !69
  %116 = load ptr, ptr %30, align 8, !tbaa !70
  store ptr %116, ptr %29, align 8, !tbaa !71
  %117 = load i64, ptr %52, align 8, !tbaa !52
  store i64 %117, ptr %31, align 8, !tbaa !72
  %118 = load ptr, ptr %32, align 8, !tbaa !73
  %119 = load ptr, ptr %8, align 8, !tbaa !21
  %120 = call i32 %118(ptr noundef %119, ptr noundef nonnull %6) #11
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %125, label %122

122:                                              ; preds = %115
  %123 = load ptr, ptr %0, align 8, !tbaa !35
  %124 = getelementptr inbounds %struct.queue, ptr %123, i64 0, i32 4
  store atomic i32 %120, ptr %124 seq_cst, align 8
  br label %125

125:                                              ; preds = %115, %122
  call void @free(ptr noundef nonnull %45) #11
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #12
  br label %33

126:                                              ; preds = %37
  %127 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %10) #11
  %128 = load ptr, ptr %0, align 8, !tbaa !35
  %129 = getelementptr inbounds %struct.queue, ptr %128, i64 0, i32 8
  store atomic i32 1, ptr %129 seq_cst, align 8
  ret ptr null
}

; Function Attrs: nounwind
define dso_local i64 @queue_signal_of(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #11
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  br label %6

6:                                                ; preds = %10, %2
  %7 = phi ptr [ %5, %2 ], [ %8, %10 ]
  %8 = load ptr, ptr %7, align 8, !tbaa !33
  %9 = icmp eq ptr %8, null
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds %struct.context, ptr %8, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !74
  %13 = icmp ult i64 %12, %1
  br i1 %13, label %6, label %14, !llvm.loop !75

14:                                               ; preds = %6, %10
  %15 = phi i64 [ 0, %6 ], [ %12, %10 ]
  %16 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #11
  ret i64 %15
}

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #2

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define dso_local ptr @queue_create(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call ptr @calloc(i64 noundef 1, i64 noundef 264) #11
  %6 = icmp eq ptr %5, null
  br i1 %6, label %21, label %7

7:                                                ; preds = %4
  store ptr %0, ptr %5, align 8, !tbaa !45
  %8 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 1
  store ptr %1, ptr %8, align 8, !tbaa !76
  %9 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 2
  store ptr %2, ptr %9, align 8, !tbaa !77
  %10 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 6, i32 1
  store i32 %3, ptr %10, align 8, !tbaa !78
  %11 = icmp sgt i32 %3, -1
  %12 = zext i1 %11 to i32
  %13 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 5
  store i32 %12, ptr %13, align 4, !tbaa !79
  %14 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 12
  %15 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 13
  store ptr %14, ptr %15, align 8, !tbaa !80
  br i1 %11, label %16, label %21

16:                                               ; preds = %7
  %17 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 7
  %18 = tail call i32 @pthread_create(ptr noundef nonnull %17, ptr noundef null, ptr noundef nonnull @park, ptr noundef nonnull %5) #11
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %21, label %20

20:                                               ; preds = %16
  tail call void @free(ptr noundef nonnull %5) #11
  br label %21

21:                                               ; preds = %7, %16, %4, %20
  %22 = phi ptr [ inttoptr (i64 1 to ptr), %20 ], [ null, %4 ], [ %5, %16 ], [ %5, %7 ]
  ret ptr %22
}

; Function Attrs: nounwind
define internal ptr @park(ptr noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca %struct.VkSemaphoreWaitInfo, align 8
  %4 = alloca i64, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %13 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 1
  %14 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 2
  %15 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 3
  %16 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 4
  %17 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 5
  %18 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6, i32 1
  br label %19

19:                                               ; preds = %69, %1
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #12
  store i64 0, ptr %4, align 8, !tbaa !40
  %20 = load ptr, ptr %0, align 8, !tbaa !45
  %21 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 27
  %22 = load ptr, ptr %21, align 8, !tbaa !81
  %23 = load ptr, ptr %20, align 8, !tbaa !21
  %24 = load ptr, ptr %5, align 8, !tbaa !77
  %25 = call i32 %22(ptr noundef %23, ptr noundef %24, ptr noundef nonnull %4) #11
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %28, label %27

27:                                               ; preds = %19
  store atomic i32 %25, ptr %6 seq_cst, align 8
  br label %28

28:                                               ; preds = %19, %27
  %29 = load i64, ptr %4, align 8
  %30 = select i1 %26, i64 %29, i64 0
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #12
  %31 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #11
  %32 = load atomic i64, ptr %8 seq_cst, align 8
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %44, label %34

34:                                               ; preds = %28
  %35 = add i64 %30, 1
  br label %36

36:                                               ; preds = %40, %34
  %37 = phi ptr [ %9, %34 ], [ %38, %40 ]
  %38 = load ptr, ptr %37, align 8, !tbaa !33
  %39 = icmp eq ptr %38, null
  br i1 %39, label %44, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 1
  %42 = load i64, ptr %41, align 8, !tbaa !74
  %43 = icmp ult i64 %42, %35
  br i1 %43, label %36, label %44, !llvm.loop !75

44:                                               ; preds = %40, %36, %28
  %45 = phi i64 [ 0, %28 ], [ %42, %40 ], [ 0, %36 ]
  %46 = load atomic i32, ptr %6 seq_cst, align 8
  %47 = icmp eq i32 %46, 0
  %48 = select i1 %47, i64 %30, i64 -1
  %49 = load atomic i64, ptr %8 seq_cst, align 8
  %50 = add i64 %49, -1
  %51 = icmp ult i64 %50, %48
  %52 = load i32, ptr %10, align 4, !tbaa !82
  %53 = icmp ne i32 %52, 0
  %54 = select i1 %53, i1 true, i1 %51
  %55 = icmp ne i64 %45, 0
  %56 = select i1 %54, i1 true, i1 %55
  br i1 %56, label %60, label %57

57:                                               ; preds = %44
  store i32 1, ptr %11, align 8, !tbaa !83
  %58 = call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %7) #11
  store i32 0, ptr %11, align 8, !tbaa !83
  %59 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #11
  br label %62

60:                                               ; preds = %44
  %61 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #11
  br i1 %53, label %80, label %62

62:                                               ; preds = %57, %60
  br i1 %51, label %63, label %70

63:                                               ; preds = %62
  %64 = atomicrmw xchg ptr %8, i64 0 seq_cst, align 8
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %69, label %66

66:                                               ; preds = %63
  %67 = load i32, ptr %18, align 8, !tbaa !84
  %68 = call i64 @write(i32 noundef %67, ptr noundef nonnull @notify.one, i64 noundef 8) #11
  br label %69

69:                                               ; preds = %66, %63, %79, %70
  br label %19

70:                                               ; preds = %62
  br i1 %55, label %71, label %69

71:                                               ; preds = %70
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  store i64 %45, ptr %2, align 8, !tbaa !40
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #12
  store i32 1000207004, ptr %3, align 8, !tbaa !56
  store ptr null, ptr %13, align 8, !tbaa !58
  store i32 0, ptr %14, align 8, !tbaa !59
  store i32 1, ptr %15, align 4, !tbaa !60
  store ptr %5, ptr %16, align 8, !tbaa !61
  store ptr %2, ptr %17, align 8, !tbaa !62
  %72 = load ptr, ptr %0, align 8, !tbaa !45
  %73 = getelementptr inbounds %struct.device, ptr %72, i64 0, i32 35
  %74 = load ptr, ptr %73, align 8, !tbaa !63
  %75 = load ptr, ptr %72, align 8, !tbaa !21
  %76 = call i32 %74(ptr noundef %75, ptr noundef nonnull %3, i64 noundef 100000000) #11
  %77 = icmp slt i32 %76, 0
  br i1 %77, label %78, label %79

78:                                               ; preds = %71
  store atomic i32 %76, ptr %6 seq_cst, align 8
  br label %79

79:                                               ; preds = %71, %78
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  br label %69

80:                                               ; preds = %60
  %81 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  store atomic i32 1, ptr %81 seq_cst, align 8
  ret ptr null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local void @queue_set_temporaries(ptr nocapture noundef writeonly %0, ptr noundef %1) local_unnamed_addr #4 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  store ptr %1, ptr %3, align 8, !tbaa !85
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @queue_add_context(ptr nocapture noundef %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %4 = load ptr, ptr %3, align 8, !tbaa !86
  store ptr %4, ptr %1, align 8, !tbaa !87
  store ptr %1, ptr %3, align 8, !tbaa !86
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local ptr @queue_take_context(ptr nocapture noundef %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %3 = load ptr, ptr %2, align 8, !tbaa !86
  %4 = icmp eq ptr %3, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %1
  %6 = load ptr, ptr %3, align 8, !tbaa !87
  store ptr %6, ptr %2, align 8, !tbaa !86
  br label %7

7:                                                ; preds = %5, %1
  ret ptr %3
}

; Function Attrs: nounwind
define dso_local i64 @queue_submit(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = alloca [32 x i32], align 16
  %8 = alloca [16 x %struct.VkTimelineSemaphoreSubmitInfo], align 16
  %9 = alloca [16 x %struct.VkSubmitInfo], align 16
  %10 = alloca [16 x %struct.signals], align 16
  %11 = alloca %struct.VkMemoryBarrier, align 8
  %12 = alloca %struct.VkMemoryBarrier, align 8
  %13 = getelementptr inbounds i8, ptr %1, i64 %2
  %14 = icmp sgt i64 %2, 0
  br i1 %14, label %15, label %71

15:                                               ; preds = %6
  %16 = load ptr, ptr %0, align 8, !tbaa !45
  %17 = getelementptr inbounds %struct.device, ptr %16, i64 0, i32 1
  br label %18

18:                                               ; preds = %67, %15
  %19 = phi ptr [ %1, %15 ], [ %68, %67 ]
  %20 = phi i64 [ 0, %15 ], [ %69, %67 ]
  %21 = load i16, ptr %19, align 8, !tbaa !88
  %22 = icmp eq i16 %21, 13
  br i1 %22, label %23, label %25

23:                                               ; preds = %18
  %24 = getelementptr inbounds i8, ptr %19, i64 16
  br label %67

25:                                               ; preds = %18
  %26 = getelementptr inbounds %struct.command, ptr %19, i64 0, i32 2
  %27 = load i32, ptr %26, align 4, !tbaa !91
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds i8, ptr %19, i64 %28
  switch i16 %21, label %67 [
    i16 1, label %30
    i16 4, label %45
    i16 5, label %45
    i16 8, label %56
    i16 9, label %56
  ]

30:                                               ; preds = %25
  %31 = load i64, ptr %17, align 8, !tbaa !92
  %32 = add i64 %31, -1
  %33 = add i64 %32, %28
  %34 = urem i64 %33, %31
  %35 = getelementptr inbounds %struct.launch, ptr %19, i64 0, i32 1
  %36 = load ptr, ptr %35, align 8, !tbaa !33
  %37 = getelementptr inbounds %struct.kernel, ptr %36, i64 0, i32 2
  %38 = load i64, ptr %37, align 8, !tbaa !93
  %39 = add i64 %38, %32
  %40 = urem i64 %39, %31
  %41 = add i64 %20, %33
  %42 = add i64 %34, %40
  %43 = sub i64 %41, %42
  %44 = add i64 %43, %39
  br label %67

45:                                               ; preds = %25, %25
  %46 = getelementptr inbounds %struct.transfer, ptr %19, i64 0, i32 3
  %47 = load i64, ptr %46, align 8, !tbaa !95
  %48 = icmp ult i64 %47, 32769
  br i1 %48, label %49, label %67

49:                                               ; preds = %45
  %50 = load i64, ptr %17, align 8, !tbaa !92
  %51 = add nsw i64 %47, -1
  %52 = add i64 %51, %50
  %53 = urem i64 %52, %50
  %54 = sub i64 %20, %53
  %55 = add i64 %54, %52
  br label %67

56:                                               ; preds = %25, %25
  %57 = getelementptr inbounds %struct.texels, ptr %19, i64 0, i32 2
  %58 = load i64, ptr %57, align 8, !tbaa !97
  %59 = icmp ult i64 %58, 32769
  br i1 %59, label %60, label %67

60:                                               ; preds = %56
  %61 = load i64, ptr %17, align 8, !tbaa !92
  %62 = add nuw nsw i64 %58, 47
  %63 = add i64 %62, %61
  %64 = urem i64 %63, %61
  %65 = sub i64 %20, %64
  %66 = add i64 %65, %63
  br label %67

67:                                               ; preds = %60, %56, %49, %45, %30, %25, %23
  %68 = phi ptr [ %29, %30 ], [ %29, %49 ], [ %29, %45 ], [ %29, %25 ], [ %29, %60 ], [ %29, %56 ], [ %24, %23 ]
  %69 = phi i64 [ %44, %30 ], [ %55, %49 ], [ %20, %45 ], [ %20, %25 ], [ %66, %60 ], [ %20, %56 ], [ %20, %23 ]
  %70 = icmp ult ptr %68, %13
  br i1 %70, label %18, label %71, !llvm.loop !102

71:                                               ; preds = %67, %6
  %72 = phi i64 [ 0, %6 ], [ %69, %67 ]
  %73 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  br label %74

74:                                               ; preds = %78, %71
  %75 = phi ptr [ %73, %71 ], [ %76, %78 ]
  %76 = load ptr, ptr %75, align 8, !tbaa !33
  %77 = icmp eq ptr %76, null
  br i1 %77, label %82, label %78

78:                                               ; preds = %74
  %79 = getelementptr inbounds %struct.context, ptr %76, i64 0, i32 5
  %80 = load i64, ptr %79, align 8, !tbaa !12
  %81 = icmp ult i64 %80, %72
  br i1 %81, label %74, label %84, !llvm.loop !103

82:                                               ; preds = %74
  %83 = add nsw i64 %72, 1
  br label %468

84:                                               ; preds = %78
  %85 = load ptr, ptr %76, align 8, !tbaa !87
  store ptr %85, ptr %75, align 8, !tbaa !33
  %86 = load ptr, ptr %0, align 8, !tbaa !45
  %87 = getelementptr inbounds %struct.context, ptr %76, i64 0, i32 9
  store i32 0, ptr %87, align 8, !tbaa !104
  %88 = getelementptr inbounds %struct.context, ptr %76, i64 0, i32 17
  store i32 0, ptr %88, align 8, !tbaa !105
  %89 = getelementptr inbounds %struct.context, ptr %76, i64 0, i32 12
  store i32 0, ptr %89, align 4, !tbaa !106
  %90 = getelementptr inbounds %struct.context, ptr %76, i64 0, i32 6
  store i64 0, ptr %90, align 8, !tbaa !107
  %91 = getelementptr inbounds %struct.context, ptr %76, i64 0, i32 28
  store i32 0, ptr %91, align 8, !tbaa !108
  %92 = getelementptr inbounds %struct.context, ptr %76, i64 0, i32 25
  store i32 0, ptr %92, align 8, !tbaa !109
  %93 = getelementptr inbounds %struct.context, ptr %76, i64 0, i32 20
  %94 = load i32, ptr %93, align 8, !tbaa !17
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %97

96:                                               ; preds = %101, %84
  br label %124

97:                                               ; preds = %84
  %98 = getelementptr inbounds %struct.context, ptr %76, i64 0, i32 22
  %99 = getelementptr inbounds %struct.device, ptr %86, i64 0, i32 22
  %100 = getelementptr inbounds %struct.device, ptr %86, i64 0, i32 25
  br label %101

101:                                              ; preds = %101, %97
  %102 = phi i32 [ %94, %97 ], [ %114, %101 ]
  %103 = load ptr, ptr %98, align 8, !tbaa !18
  %104 = add i32 %102, -1
  store i32 %104, ptr %93, align 8, !tbaa !17
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds %struct.import, ptr %103, i64 %105
  %107 = load ptr, ptr %106, align 8
  %108 = getelementptr inbounds { ptr, ptr }, ptr %106, i64 0, i32 1
  %109 = load ptr, ptr %108, align 8
  %110 = load ptr, ptr %99, align 8, !tbaa !19
  %111 = load ptr, ptr %86, align 8, !tbaa !21
  tail call void %110(ptr noundef %111, ptr noundef %107, ptr noundef null) #11
  %112 = load ptr, ptr %100, align 8, !tbaa !22
  %113 = load ptr, ptr %86, align 8, !tbaa !21
  tail call void %112(ptr noundef %113, ptr noundef %109, ptr noundef null) #11
  %114 = load i32, ptr %93, align 8, !tbaa !17
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %96, label %101, !llvm.loop !23

116:                                              ; preds = %124
  %117 = getelementptr inbounds %struct.context, ptr %76, i64 0, i32 15
  %118 = load i32, ptr %117, align 4, !tbaa !110
  store i32 0, ptr %117, align 4, !tbaa !110
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %145, label %120

120:                                              ; preds = %116
  %121 = getelementptr inbounds %struct.device, ptr %86, i64 0, i32 31
  %122 = getelementptr inbounds %struct.context, ptr %76, i64 0, i32 16
  %123 = zext i32 %118 to i64
  br label %135

124:                                              ; preds = %124, %96
  %125 = phi i64 [ 0, %96 ], [ %133, %124 ]
  %126 = getelementptr inbounds %struct.context, ptr %76, i64 0, i32 33, i64 %125
  store ptr null, ptr %126, align 8, !tbaa !111
  %127 = or i64 %125, 1
  %128 = getelementptr inbounds %struct.context, ptr %76, i64 0, i32 33, i64 %127
  store ptr null, ptr %128, align 8, !tbaa !111
  %129 = or i64 %125, 2
  %130 = getelementptr inbounds %struct.context, ptr %76, i64 0, i32 33, i64 %129
  store ptr null, ptr %130, align 8, !tbaa !111
  %131 = or i64 %125, 3
  %132 = getelementptr inbounds %struct.context, ptr %76, i64 0, i32 33, i64 %131
  store ptr null, ptr %132, align 8, !tbaa !111
  %133 = add nuw nsw i64 %125, 4
  %134 = icmp eq i64 %133, 64
  br i1 %134, label %116, label %124, !llvm.loop !113

135:                                              ; preds = %135, %120
  %136 = phi i64 [ 0, %120 ], [ %143, %135 ]
  %137 = load ptr, ptr %121, align 8, !tbaa !114
  %138 = load ptr, ptr %86, align 8, !tbaa !21
  %139 = load ptr, ptr %122, align 8, !tbaa !26
  %140 = getelementptr inbounds ptr, ptr %139, i64 %136
  %141 = load ptr, ptr %140, align 8, !tbaa !33
  %142 = tail call i32 %137(ptr noundef %138, ptr noundef %141, i32 noundef 0) #11
  %143 = add nuw nsw i64 %136, 1
  %144 = icmp eq i64 %143, %123
  br i1 %144, label %145, label %135, !llvm.loop !115

145:                                              ; preds = %135, %116
  %146 = getelementptr inbounds %struct.device, ptr %86, i64 0, i32 30
  %147 = load ptr, ptr %146, align 8, !tbaa !116
  %148 = load ptr, ptr %86, align 8, !tbaa !21
  %149 = getelementptr inbounds %struct.context, ptr %76, i64 0, i32 2
  %150 = load ptr, ptr %149, align 8, !tbaa !3
  %151 = tail call i32 %147(ptr noundef %148, ptr noundef %150, i32 noundef 0) #11
  %152 = getelementptr inbounds %struct.context, ptr %76, i64 0, i32 8
  store ptr %4, ptr %152, align 8, !tbaa !117
  store i32 %5, ptr %87, align 8, !tbaa !104
  %153 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store ptr %76, ptr %153, align 8, !tbaa !118
  %154 = icmp eq i32 %151, 0
  br i1 %154, label %155, label %419

155:                                              ; preds = %145
  %156 = tail call fastcc i32 @begin_submission(ptr noundef nonnull %0) #13
  %157 = load i32, ptr %87, align 8, !tbaa !104
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %166, label %159

159:                                              ; preds = %155
  %160 = load ptr, ptr %0, align 8, !tbaa !45
  %161 = getelementptr inbounds %struct.device, ptr %160, i64 0, i32 32
  %162 = load ptr, ptr %161, align 8, !tbaa !119
  %163 = load ptr, ptr %160, align 8, !tbaa !21
  %164 = getelementptr inbounds %struct.context, ptr %76, i64 0, i32 7
  %165 = load ptr, ptr %164, align 8, !tbaa !13
  tail call void %162(ptr noundef %163, ptr noundef %165, i32 noundef 0, i32 noundef %157) #11
  br label %166

166:                                              ; preds = %159, %155
  %167 = icmp eq i32 %156, 0
  %168 = select i1 %14, i1 %167, i1 false
  br i1 %168, label %169, label %178

169:                                              ; preds = %166
  %170 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %171 = getelementptr inbounds %struct.context, ptr %76, i64 0, i32 7
  %172 = getelementptr inbounds %struct.context, ptr %76, i64 0, i32 27
  %173 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %174 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %12, i64 0, i32 1
  %175 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %12, i64 0, i32 2
  %176 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %12, i64 0, i32 3
  %177 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  br label %181

178:                                              ; preds = %241, %166
  %179 = phi i32 [ %156, %166 ], [ %244, %241 ]
  %180 = phi i1 [ %167, %166 ], [ %250, %241 ]
  br i1 %180, label %252, label %277

181:                                              ; preds = %241, %169
  %182 = phi ptr [ %1, %169 ], [ %248, %241 ]
  %183 = phi i32 [ 1, %169 ], [ %243, %241 ]
  %184 = phi i32 [ 0, %169 ], [ %242, %241 ]
  %185 = load i16, ptr %182, align 4, !tbaa !88
  %186 = icmp eq i16 %185, 14
  br i1 %186, label %187, label %226

187:                                              ; preds = %181
  %188 = load ptr, ptr %172, align 8, !tbaa !28
  %189 = load i32, ptr %92, align 8, !tbaa !109
  %190 = add i32 %189, -1
  %191 = zext i32 %190 to i64
  %192 = getelementptr inbounds %struct.submission, ptr %188, i64 %191, i32 1
  %193 = load i32, ptr %192, align 4, !tbaa !120
  %194 = icmp eq i32 %193, 32
  %195 = icmp eq i32 %183, 0
  %196 = select i1 %195, i1 true, i1 %194
  br i1 %196, label %197, label %220

197:                                              ; preds = %187
  %198 = load ptr, ptr %173, align 8, !tbaa !76
  %199 = getelementptr inbounds %struct.hardware_queue, ptr %198, i64 0, i32 1
  %200 = load i64, ptr %199, align 8, !tbaa !122
  %201 = trunc i64 %200 to i32
  %202 = and i64 %200, 2048
  %203 = icmp eq i64 %202, 0
  %204 = select i1 %203, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12) #12
  store i32 46, ptr %12, align 8, !tbaa !124
  store ptr null, ptr %174, align 8, !tbaa !126
  store i32 %204, ptr %175, align 8, !tbaa !127
  %205 = or i32 %204, 8192
  store i32 %205, ptr %176, align 4, !tbaa !128
  %206 = load ptr, ptr %0, align 8, !tbaa !45
  %207 = getelementptr inbounds %struct.device, ptr %206, i64 0, i32 18
  %208 = load ptr, ptr %207, align 8, !tbaa !129
  %209 = load ptr, ptr %170, align 8, !tbaa !130
  %210 = or i32 %201, 16384
  call void %208(ptr noundef %209, i32 noundef %201, i32 noundef %210, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %12, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  store i32 0, ptr %177, align 8, !tbaa !131
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12) #12
  %211 = load ptr, ptr %0, align 8, !tbaa !45
  %212 = getelementptr inbounds %struct.device, ptr %211, i64 0, i32 24
  %213 = load ptr, ptr %212, align 8, !tbaa !132
  %214 = load ptr, ptr %170, align 8, !tbaa !130
  %215 = call i32 %213(ptr noundef %214) #11
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %217, label %419

217:                                              ; preds = %197
  %218 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #13
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %220, label %419

220:                                              ; preds = %217, %187
  %221 = getelementptr inbounds %struct.wait, ptr %182, i64 0, i32 1
  %222 = load ptr, ptr %221, align 8, !tbaa !133
  %223 = getelementptr inbounds %struct.wait, ptr %182, i64 0, i32 2
  %224 = load i64, ptr %223, align 8, !tbaa !135
  %225 = call fastcc i32 @add_wait(ptr noundef nonnull %76, ptr noundef %222, i64 noundef %224) #13
  br label %241

226:                                              ; preds = %181
  %227 = call fastcc i32 @execute(ptr noundef %0, ptr noundef nonnull %182) #13
  %228 = getelementptr inbounds %struct.command, ptr %182, i64 0, i32 1
  %229 = load i16, ptr %228, align 2, !tbaa !136
  %230 = icmp eq i16 %229, 0
  br i1 %230, label %241, label %231

231:                                              ; preds = %226
  %232 = load i32, ptr %87, align 8, !tbaa !104
  %233 = icmp eq i32 %232, 0
  br i1 %233, label %241, label %234

234:                                              ; preds = %231
  %235 = load ptr, ptr %0, align 8, !tbaa !45
  %236 = getelementptr inbounds %struct.device, ptr %235, i64 0, i32 19
  %237 = load ptr, ptr %236, align 8, !tbaa !137
  %238 = load ptr, ptr %170, align 8, !tbaa !130
  %239 = load ptr, ptr %171, align 8, !tbaa !13
  %240 = add i32 %184, 1
  call void %237(ptr noundef %238, i32 noundef 8192, ptr noundef %239, i32 noundef %184) #11
  br label %241

241:                                              ; preds = %234, %231, %226, %220
  %242 = phi i32 [ %240, %234 ], [ %184, %231 ], [ %184, %226 ], [ %184, %220 ]
  %243 = phi i32 [ 0, %234 ], [ 0, %231 ], [ 0, %226 ], [ 1, %220 ]
  %244 = phi i32 [ %227, %234 ], [ %227, %231 ], [ %227, %226 ], [ %225, %220 ]
  %245 = getelementptr inbounds %struct.command, ptr %182, i64 0, i32 2
  %246 = load i32, ptr %245, align 4, !tbaa !91
  %247 = zext i32 %246 to i64
  %248 = getelementptr inbounds i8, ptr %182, i64 %247
  %249 = icmp ult ptr %248, %13
  %250 = icmp eq i32 %244, 0
  %251 = select i1 %249, i1 %250, i1 false
  br i1 %251, label %181, label %178, !llvm.loop !138

252:                                              ; preds = %178
  %253 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %254 = load ptr, ptr %253, align 8, !tbaa !76
  %255 = getelementptr inbounds %struct.hardware_queue, ptr %254, i64 0, i32 1
  %256 = load i64, ptr %255, align 8, !tbaa !122
  %257 = trunc i64 %256 to i32
  %258 = and i64 %256, 2048
  %259 = icmp eq i64 %258, 0
  %260 = select i1 %259, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %11) #12
  store i32 46, ptr %11, align 8, !tbaa !124
  %261 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %11, i64 0, i32 1
  store ptr null, ptr %261, align 8, !tbaa !126
  %262 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %11, i64 0, i32 2
  store i32 %260, ptr %262, align 8, !tbaa !127
  %263 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %11, i64 0, i32 3
  %264 = or i32 %260, 8192
  store i32 %264, ptr %263, align 4, !tbaa !128
  %265 = load ptr, ptr %0, align 8, !tbaa !45
  %266 = getelementptr inbounds %struct.device, ptr %265, i64 0, i32 18
  %267 = load ptr, ptr %266, align 8, !tbaa !129
  %268 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %269 = load ptr, ptr %268, align 8, !tbaa !130
  %270 = or i32 %257, 16384
  call void %267(ptr noundef %269, i32 noundef %257, i32 noundef %270, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %11, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  %271 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store i32 0, ptr %271, align 8, !tbaa !131
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %11) #12
  %272 = load ptr, ptr %0, align 8, !tbaa !45
  %273 = getelementptr inbounds %struct.device, ptr %272, i64 0, i32 24
  %274 = load ptr, ptr %273, align 8, !tbaa !132
  %275 = load ptr, ptr %268, align 8, !tbaa !130
  %276 = call i32 %274(ptr noundef %275) #11
  br label %277

277:                                              ; preds = %252, %178
  %278 = phi i32 [ %276, %252 ], [ %179, %178 ]
  %279 = icmp eq i32 %278, 0
  br i1 %279, label %280, label %419

280:                                              ; preds = %277
  %281 = load ptr, ptr %153, align 8, !tbaa !118
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %7) #12
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %7, align 16, !tbaa !139
  %282 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 4
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %282, align 16, !tbaa !139
  %283 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 8
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %283, align 16, !tbaa !139
  %284 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 12
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %284, align 16, !tbaa !139
  %285 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 16
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %285, align 16, !tbaa !139
  %286 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 20
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %286, align 16, !tbaa !139
  %287 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 24
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %287, align 16, !tbaa !139
  %288 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 28
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %288, align 16, !tbaa !139
  %289 = getelementptr inbounds %struct.context, ptr %281, i64 0, i32 25
  %290 = getelementptr inbounds %struct.context, ptr %281, i64 0, i32 27
  %291 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %292 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %293 = getelementptr inbounds %struct.context, ptr %281, i64 0, i32 31
  %294 = getelementptr inbounds %struct.context, ptr %281, i64 0, i32 30
  %295 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %296 = getelementptr inbounds %struct.context, ptr %281, i64 0, i32 23
  %297 = load i32, ptr %289, align 8, !tbaa !109
  %298 = icmp eq i32 %297, 0
  br i1 %298, label %416, label %299

299:                                              ; preds = %280, %413
  %300 = phi i32 [ %317, %413 ], [ 0, %280 ]
  call void @llvm.lifetime.start.p0(i64 768, ptr nonnull %8) #12
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %9) #12
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %10) #12
  %301 = zext i32 %300 to i64
  %302 = add i32 %300, 16
  br label %303

303:                                              ; preds = %356, %299
  %304 = phi i64 [ 0, %299 ], [ %386, %356 ]
  %305 = phi i64 [ %301, %299 ], [ %348, %356 ]
  %306 = phi i32 [ 0, %299 ], [ %340, %356 ]
  %307 = load i32, ptr %289, align 8, !tbaa !109
  %308 = zext i32 %307 to i64
  %309 = icmp ult i64 %305, %308
  %310 = icmp eq i32 %306, 0
  %311 = and i1 %310, %309
  br i1 %311, label %332, label %312

312:                                              ; preds = %303
  %313 = trunc i64 %305 to i32
  %314 = trunc i64 %304 to i32
  br label %315

315:                                              ; preds = %356, %312
  %316 = phi i32 [ %314, %312 ], [ 16, %356 ]
  %317 = phi i32 [ %313, %312 ], [ %302, %356 ]
  %318 = load ptr, ptr %295, align 8, !tbaa !76
  %319 = getelementptr inbounds %struct.hardware_queue, ptr %318, i64 0, i32 2
  %320 = call i32 @pthread_mutex_lock(ptr noundef nonnull %319) #11
  %321 = load ptr, ptr %0, align 8, !tbaa !45
  %322 = getelementptr inbounds %struct.device, ptr %321, i64 0, i32 28
  %323 = load ptr, ptr %322, align 8, !tbaa !140
  %324 = load ptr, ptr %295, align 8, !tbaa !76
  %325 = load ptr, ptr %324, align 8, !tbaa !141
  %326 = call i32 %323(ptr noundef %325, i32 noundef %316, ptr noundef nonnull %9, ptr noundef null) #11
  %327 = load ptr, ptr %295, align 8, !tbaa !76
  %328 = getelementptr inbounds %struct.hardware_queue, ptr %327, i64 0, i32 2
  %329 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %328) #11
  %330 = icmp eq i32 %326, 0
  br i1 %330, label %388, label %331

331:                                              ; preds = %315
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %10) #12
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %8) #12
  br label %416

332:                                              ; preds = %303
  %333 = load ptr, ptr %290, align 8, !tbaa !28
  %334 = getelementptr inbounds %struct.submission, ptr %333, i64 %305
  %335 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %304
  %336 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %304, i32 2
  store i32 0, ptr %336, align 8, !tbaa !142
  %337 = getelementptr inbounds %struct.submission, ptr %333, i64 %305, i32 3
  %338 = load i64, ptr %337, align 8, !tbaa !144
  %339 = icmp ne i64 %338, 0
  %340 = zext i1 %339 to i32
  br i1 %339, label %341, label %346

341:                                              ; preds = %332
  %342 = load ptr, ptr %291, align 8, !tbaa !42
  %343 = getelementptr inbounds %struct.staging, ptr %342, i64 0, i32 1, i32 5
  %344 = load ptr, ptr %343, align 8, !tbaa !145
  store ptr %344, ptr %335, align 8, !tbaa !33
  store i32 1, ptr %336, align 8, !tbaa !142
  %345 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %304, i32 1, i64 0
  store i64 %338, ptr %345, align 8, !tbaa !40
  br label %346

346:                                              ; preds = %341, %332
  %347 = phi i32 [ 1, %341 ], [ 0, %332 ]
  %348 = add nuw nsw i64 %305, 1
  %349 = icmp eq i64 %348, %308
  br i1 %349, label %350, label %356

350:                                              ; preds = %346
  %351 = load ptr, ptr %292, align 8, !tbaa !77
  %352 = zext i32 %347 to i64
  %353 = getelementptr inbounds [2 x ptr], ptr %335, i64 0, i64 %352
  store ptr %351, ptr %353, align 8, !tbaa !33
  %354 = add nuw nsw i32 %347, 1
  store i32 %354, ptr %336, align 8, !tbaa !142
  %355 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %304, i32 1, i64 %352
  store i64 %3, ptr %355, align 8, !tbaa !40
  br label %356

356:                                              ; preds = %350, %346
  %357 = phi i32 [ %354, %350 ], [ %347, %346 ]
  %358 = getelementptr inbounds [16 x %struct.VkTimelineSemaphoreSubmitInfo], ptr %8, i64 0, i64 %304
  %359 = getelementptr inbounds %struct.submission, ptr %333, i64 %305, i32 1
  %360 = load i32, ptr %359, align 4, !tbaa !120
  %361 = load ptr, ptr %293, align 8, !tbaa !30
  %362 = load i32, ptr %334, align 8, !tbaa !146
  %363 = zext i32 %362 to i64
  %364 = getelementptr inbounds i64, ptr %361, i64 %363
  %365 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %304, i32 1
  store i32 1000207003, ptr %358, align 16, !tbaa.struct !147
  %366 = getelementptr inbounds i8, ptr %358, i64 8
  store ptr null, ptr %366, align 8, !tbaa.struct !149
  %367 = getelementptr inbounds i8, ptr %358, i64 16
  store i32 %360, ptr %367, align 16, !tbaa.struct !150
  %368 = getelementptr inbounds i8, ptr %358, i64 24
  store ptr %364, ptr %368, align 8, !tbaa.struct !151
  %369 = getelementptr inbounds i8, ptr %358, i64 32
  store i32 %357, ptr %369, align 16, !tbaa.struct !152
  %370 = getelementptr inbounds i8, ptr %358, i64 40
  store ptr %365, ptr %370, align 8, !tbaa.struct !153
  %371 = getelementptr inbounds [16 x %struct.VkSubmitInfo], ptr %9, i64 0, i64 %304
  %372 = load i32, ptr %359, align 4, !tbaa !120
  %373 = load ptr, ptr %294, align 8, !tbaa !29
  %374 = load i32, ptr %334, align 8, !tbaa !146
  %375 = zext i32 %374 to i64
  %376 = getelementptr inbounds ptr, ptr %373, i64 %375
  %377 = getelementptr inbounds %struct.submission, ptr %333, i64 %305, i32 2
  store i32 4, ptr %371, align 8, !tbaa.struct !154
  %378 = getelementptr inbounds i8, ptr %371, i64 8
  store ptr %358, ptr %378, align 8, !tbaa.struct !155
  %379 = getelementptr inbounds i8, ptr %371, i64 16
  store i32 %372, ptr %379, align 8, !tbaa.struct !156
  %380 = getelementptr inbounds i8, ptr %371, i64 24
  store ptr %376, ptr %380, align 8, !tbaa.struct !157
  %381 = getelementptr inbounds i8, ptr %371, i64 32
  store ptr %7, ptr %381, align 8, !tbaa.struct !149
  %382 = getelementptr inbounds i8, ptr %371, i64 40
  store i32 1, ptr %382, align 8, !tbaa.struct !150
  %383 = getelementptr inbounds i8, ptr %371, i64 48
  store ptr %377, ptr %383, align 8, !tbaa.struct !151
  %384 = getelementptr inbounds i8, ptr %371, i64 56
  store i32 %357, ptr %384, align 8, !tbaa.struct !152
  %385 = getelementptr inbounds i8, ptr %371, i64 64
  store ptr %335, ptr %385, align 8, !tbaa.struct !153
  %386 = add nuw nsw i64 %304, 1
  %387 = icmp eq i64 %386, 16
  br i1 %387, label %315, label %303, !llvm.loop !158

388:                                              ; preds = %315
  %389 = load ptr, ptr %291, align 8, !tbaa !42
  %390 = load ptr, ptr %296, align 8, !tbaa !159
  %391 = icmp eq ptr %390, null
  br i1 %391, label %413, label %392

392:                                              ; preds = %388
  %393 = getelementptr inbounds %struct.staging, ptr %389, i64 0, i32 7
  %394 = call i32 @pthread_mutex_lock(ptr noundef nonnull %393) #11
  %395 = load ptr, ptr %296, align 8, !tbaa !159
  %396 = icmp eq ptr %395, null
  br i1 %396, label %404, label %397

397:                                              ; preds = %392
  %398 = getelementptr inbounds %struct.staging, ptr %389, i64 0, i32 6
  br label %399

399:                                              ; preds = %408, %397
  %400 = phi ptr [ %395, %397 ], [ %411, %408 ]
  %401 = getelementptr inbounds %struct.chunk, ptr %400, i64 0, i32 5
  %402 = load i32, ptr %401, align 4, !tbaa !160
  %403 = icmp ult i32 %402, %317
  br i1 %403, label %408, label %404

404:                                              ; preds = %408, %399, %392
  %405 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %393) #11
  %406 = getelementptr inbounds %struct.staging, ptr %389, i64 0, i32 8
  %407 = call i32 @pthread_cond_signal(ptr noundef nonnull %406) #11
  br label %413

408:                                              ; preds = %399
  %409 = load ptr, ptr %400, align 8, !tbaa !49
  store ptr %409, ptr %296, align 8, !tbaa !159
  store ptr null, ptr %400, align 8, !tbaa !49
  %410 = load ptr, ptr %398, align 8, !tbaa !41
  store ptr %400, ptr %410, align 8, !tbaa !33
  store ptr %400, ptr %398, align 8, !tbaa !41
  %411 = load ptr, ptr %296, align 8, !tbaa !159
  %412 = icmp eq ptr %411, null
  br i1 %412, label %404, label %399, !llvm.loop !161

413:                                              ; preds = %404, %388
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %10) #12
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %8) #12
  %414 = load i32, ptr %289, align 8, !tbaa !109
  %415 = icmp ult i32 %317, %414
  br i1 %415, label %299, label %416

416:                                              ; preds = %413, %280, %331
  %417 = phi i32 [ %300, %331 ], [ 0, %280 ], [ %317, %413 ]
  %418 = phi i32 [ %326, %331 ], [ 0, %280 ], [ 0, %413 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %7) #12
  br label %419

419:                                              ; preds = %197, %217, %145, %416, %277
  %420 = phi i32 [ %417, %416 ], [ 0, %277 ], [ 0, %145 ], [ 0, %217 ], [ 0, %197 ]
  %421 = phi i32 [ %418, %416 ], [ %278, %277 ], [ %151, %145 ], [ %215, %197 ], [ %218, %217 ]
  %422 = getelementptr inbounds %struct.context, ptr %76, i64 0, i32 23
  %423 = load ptr, ptr %422, align 8, !tbaa !159
  %424 = icmp eq ptr %423, null
  br i1 %424, label %436, label %425

425:                                              ; preds = %419
  %426 = getelementptr inbounds %struct.chunk, ptr %423, i64 0, i32 2
  %427 = load i64, ptr %426, align 8, !tbaa !52
  %428 = add i64 %427, -1
  %429 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %430 = load ptr, ptr %429, align 8, !tbaa !42
  %431 = getelementptr inbounds %struct.staging, ptr %430, i64 0, i32 2
  store i64 %428, ptr %431, align 8, !tbaa !162
  br label %432

432:                                              ; preds = %432, %425
  %433 = phi ptr [ %434, %432 ], [ %423, %425 ]
  %434 = load ptr, ptr %433, align 8, !tbaa !49
  call void @free(ptr noundef nonnull %433) #11
  %435 = icmp eq ptr %434, null
  br i1 %435, label %436, label %432, !llvm.loop !163

436:                                              ; preds = %432, %419
  store ptr null, ptr %422, align 8, !tbaa !159
  %437 = getelementptr inbounds %struct.context, ptr %76, i64 0, i32 24
  store ptr %422, ptr %437, align 8, !tbaa !15
  %438 = icmp eq i32 %421, 0
  br i1 %438, label %449, label %439

439:                                              ; preds = %436
  %440 = icmp ne i32 %420, 0
  %441 = icmp eq i32 %421, -4
  %442 = select i1 %440, i1 true, i1 %441
  br i1 %442, label %443, label %445

443:                                              ; preds = %439
  %444 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store atomic i32 %421, ptr %444 seq_cst, align 8
  br label %447

445:                                              ; preds = %439
  %446 = load ptr, ptr %73, align 8, !tbaa !86
  store ptr %446, ptr %76, align 8, !tbaa !87
  store ptr %76, ptr %73, align 8, !tbaa !86
  br label %447

447:                                              ; preds = %445, %443
  %448 = sext i32 %421 to i64
  br label %468

449:                                              ; preds = %436
  %450 = getelementptr inbounds %struct.context, ptr %76, i64 0, i32 1
  store i64 %3, ptr %450, align 8, !tbaa !74
  store ptr null, ptr %76, align 8, !tbaa !87
  %451 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %452 = call i32 @pthread_mutex_lock(ptr noundef nonnull %451) #11
  %453 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %454 = load ptr, ptr %453, align 8, !tbaa !80
  store ptr %76, ptr %454, align 8, !tbaa !33
  store ptr %76, ptr %453, align 8, !tbaa !80
  %455 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %456 = load i32, ptr %455, align 8, !tbaa !83
  %457 = icmp eq i32 %456, 0
  br i1 %457, label %466, label %458

458:                                              ; preds = %449
  %459 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %460 = load atomic i64, ptr %459 seq_cst, align 8
  %461 = icmp eq i64 %460, 0
  %462 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %451) #11
  br i1 %461, label %468, label %463

463:                                              ; preds = %458
  %464 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %465 = call i32 @pthread_cond_signal(ptr noundef nonnull %464) #11
  br label %468

466:                                              ; preds = %449
  %467 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %451) #11
  br label %468

468:                                              ; preds = %447, %466, %463, %458, %82
  %469 = phi i64 [ %83, %82 ], [ %448, %447 ], [ 0, %466 ], [ 0, %463 ], [ 0, %458 ]
  ret i64 %469
}

declare i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define dso_local i32 @queue_record(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = alloca %struct.VkMemoryBarrier, align 8
  %8 = add i64 %5, 1
  %9 = tail call ptr @calloc(i64 noundef %8, i64 noundef 8) #11
  %10 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 32
  store ptr %9, ptr %10, align 8, !tbaa !31
  %11 = icmp eq ptr %9, null
  br i1 %11, label %79, label %12

12:                                               ; preds = %6
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store ptr %1, ptr %13, align 8, !tbaa !118
  %14 = tail call fastcc i32 @begin_submission(ptr noundef %0) #13
  %15 = icmp ne i64 %3, 0
  %16 = icmp eq i32 %14, 0
  %17 = select i1 %15, i1 %16, i1 false
  br i1 %17, label %18, label %20

18:                                               ; preds = %12
  %19 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 6
  br label %23

20:                                               ; preds = %43, %12
  %21 = phi i32 [ %14, %12 ], [ %46, %43 ]
  %22 = phi i1 [ %16, %12 ], [ %52, %43 ]
  br i1 %22, label %54, label %79

23:                                               ; preds = %18, %43
  %24 = phi i64 [ 0, %18 ], [ %50, %43 ]
  %25 = phi i64 [ 0, %18 ], [ %44, %43 ]
  %26 = icmp ult i64 %25, %5
  br i1 %26, label %27, label %43

27:                                               ; preds = %23
  %28 = getelementptr inbounds i64, ptr %4, i64 %25
  %29 = load i64, ptr %28, align 8, !tbaa !40
  %30 = icmp eq i64 %29, %24
  br i1 %30, label %31, label %43

31:                                               ; preds = %27
  %32 = load i64, ptr %19, align 8, !tbaa !107
  %33 = load ptr, ptr %0, align 8, !tbaa !45
  %34 = getelementptr inbounds %struct.device, ptr %33, i64 0, i32 1
  %35 = load i64, ptr %34, align 8, !tbaa !92
  %36 = add i64 %32, -1
  %37 = add i64 %36, %35
  %38 = urem i64 %37, %35
  %39 = sub nuw i64 %37, %38
  %40 = load ptr, ptr %10, align 8, !tbaa !31
  %41 = add nuw i64 %25, 1
  %42 = getelementptr inbounds i64, ptr %40, i64 %25
  store i64 %39, ptr %42, align 8, !tbaa !40
  br label %43

43:                                               ; preds = %31, %27, %23
  %44 = phi i64 [ %41, %31 ], [ %25, %27 ], [ %25, %23 ]
  %45 = getelementptr inbounds i8, ptr %2, i64 %24
  %46 = tail call fastcc i32 @execute(ptr noundef %0, ptr noundef %45) #13
  %47 = getelementptr inbounds %struct.command, ptr %45, i64 0, i32 2
  %48 = load i32, ptr %47, align 4, !tbaa !91
  %49 = zext i32 %48 to i64
  %50 = add i64 %24, %49
  %51 = icmp ult i64 %50, %3
  %52 = icmp eq i32 %46, 0
  %53 = select i1 %51, i1 %52, i1 false
  br i1 %53, label %23, label %20, !llvm.loop !164

54:                                               ; preds = %20
  %55 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %56 = load ptr, ptr %55, align 8, !tbaa !76
  %57 = getelementptr inbounds %struct.hardware_queue, ptr %56, i64 0, i32 1
  %58 = load i64, ptr %57, align 8, !tbaa !122
  %59 = trunc i64 %58 to i32
  %60 = and i64 %58, 2048
  %61 = icmp eq i64 %60, 0
  %62 = select i1 %61, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #12
  store i32 46, ptr %7, align 8, !tbaa !124
  %63 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %63, align 8, !tbaa !126
  %64 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %62, ptr %64, align 8, !tbaa !127
  %65 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 3
  %66 = or i32 %62, 8192
  store i32 %66, ptr %65, align 4, !tbaa !128
  %67 = load ptr, ptr %0, align 8, !tbaa !45
  %68 = getelementptr inbounds %struct.device, ptr %67, i64 0, i32 18
  %69 = load ptr, ptr %68, align 8, !tbaa !129
  %70 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %71 = load ptr, ptr %70, align 8, !tbaa !130
  %72 = or i32 %59, 16384
  call void %69(ptr noundef %71, i32 noundef %59, i32 noundef %72, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  %73 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store i32 0, ptr %73, align 8, !tbaa !131
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #12
  %74 = load ptr, ptr %0, align 8, !tbaa !45
  %75 = getelementptr inbounds %struct.device, ptr %74, i64 0, i32 24
  %76 = load ptr, ptr %75, align 8, !tbaa !132
  %77 = load ptr, ptr %70, align 8, !tbaa !130
  %78 = call i32 %76(ptr noundef %77) #11
  br label %79

79:                                               ; preds = %54, %20, %6
  %80 = phi i32 [ -1, %6 ], [ %78, %54 ], [ %21, %20 ]
  ret i32 %80
}

; Function Attrs: nounwind
define internal fastcc i32 @begin_submission(ptr nocapture noundef %0) unnamed_addr #0 {
  %2 = alloca %struct.VkCommandBufferAllocateInfo, align 8
  %3 = alloca %struct.VkCommandBufferInheritanceInfo, align 8
  %4 = alloca %struct.VkCommandBufferBeginInfo, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %6 = load ptr, ptr %5, align 8, !tbaa !118
  %7 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 27
  %8 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 25
  %9 = load i32, ptr %8, align 8, !tbaa !109
  %10 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 26
  %11 = load i32, ptr %10, align 4, !tbaa !139
  %12 = icmp ugt i32 %11, %9
  br i1 %12, label %23, label %13

13:                                               ; preds = %1
  %14 = icmp eq i32 %11, 0
  %15 = shl i32 %11, 1
  %16 = select i1 %14, i32 8, i32 %15
  %17 = load ptr, ptr %7, align 8, !tbaa !33
  %18 = zext i32 %16 to i64
  %19 = mul nuw nsw i64 %18, 24
  %20 = tail call ptr @realloc(ptr noundef %17, i64 noundef %19) #11
  %21 = icmp eq ptr %20, null
  br i1 %21, label %99, label %22

22:                                               ; preds = %13
  store ptr %20, ptr %7, align 8, !tbaa !33
  store i32 %16, ptr %10, align 4, !tbaa !139
  br label %23

23:                                               ; preds = %1, %22
  %24 = load ptr, ptr %0, align 8, !tbaa !45
  %25 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 12
  %26 = load i32, ptr %25, align 4, !tbaa !106
  %27 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 11
  %28 = load i32, ptr %27, align 8, !tbaa !165
  %29 = icmp eq i32 %26, %28
  br i1 %29, label %30, label %61

30:                                               ; preds = %23
  %31 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 13
  %32 = icmp eq i32 %26, 0
  %33 = shl i32 %26, 1
  %34 = select i1 %32, i32 8, i32 %33
  %35 = load ptr, ptr %31, align 8, !tbaa !33
  %36 = zext i32 %34 to i64
  %37 = shl nuw nsw i64 %36, 3
  %38 = tail call ptr @realloc(ptr noundef %35, i64 noundef %37) #11
  %39 = icmp eq ptr %38, null
  br i1 %39, label %99, label %40

40:                                               ; preds = %30
  store ptr %38, ptr %31, align 8, !tbaa !33
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #12
  store i32 40, ptr %2, align 8, !tbaa !166
  %41 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 1
  store ptr null, ptr %41, align 8, !tbaa !168
  %42 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 2
  %43 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 2
  %44 = load ptr, ptr %43, align 8, !tbaa !3
  store ptr %44, ptr %42, align 8, !tbaa !169
  %45 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 3
  %46 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 10
  %47 = load i32, ptr %46, align 4, !tbaa !14
  store i32 %47, ptr %45, align 8, !tbaa !170
  %48 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 4
  %49 = load i32, ptr %27, align 8, !tbaa !165
  %50 = sub i32 %34, %49
  store i32 %50, ptr %48, align 4, !tbaa !171
  %51 = zext i32 %49 to i64
  %52 = getelementptr inbounds ptr, ptr %38, i64 %51
  %53 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 2
  %54 = load ptr, ptr %53, align 8, !tbaa !172
  %55 = load ptr, ptr %24, align 8, !tbaa !21
  %56 = call i32 %54(ptr noundef %55, ptr noundef nonnull %2, ptr noundef nonnull %52) #11
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %60

58:                                               ; preds = %40
  store i32 %34, ptr %27, align 8, !tbaa !165
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #12
  %59 = load i32, ptr %25, align 4, !tbaa !106
  br label %61

60:                                               ; preds = %40
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #12
  br label %99

61:                                               ; preds = %23, %58
  %62 = phi i32 [ %59, %58 ], [ %26, %23 ]
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %3) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %3, i8 0, i64 56, i1 false)
  store i32 41, ptr %3, align 8
  %63 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 10
  %64 = load i32, ptr %63, align 4, !tbaa !14
  %65 = icmp eq i32 %64, 1
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #12
  store i32 42, ptr %4, align 8, !tbaa !173
  %66 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 1
  store ptr null, ptr %66, align 8, !tbaa !175
  %67 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 2
  %68 = select i1 %65, i32 4, i32 1
  store i32 %68, ptr %67, align 8, !tbaa !176
  %69 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 3
  %70 = select i1 %65, ptr %3, ptr null
  store ptr %70, ptr %69, align 8, !tbaa !177
  %71 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 5
  %72 = load ptr, ptr %71, align 8, !tbaa !178
  %73 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 13
  %74 = load ptr, ptr %73, align 8, !tbaa !25
  %75 = zext i32 %62 to i64
  %76 = getelementptr inbounds ptr, ptr %74, i64 %75
  %77 = load ptr, ptr %76, align 8, !tbaa !33
  %78 = call i32 %72(ptr noundef %77, ptr noundef nonnull %4) #11
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %3) #12
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %99

80:                                               ; preds = %61
  %81 = load ptr, ptr %73, align 8, !tbaa !25
  %82 = load i32, ptr %25, align 4, !tbaa !106
  %83 = add i32 %82, 1
  store i32 %83, ptr %25, align 4, !tbaa !106
  %84 = zext i32 %82 to i64
  %85 = getelementptr inbounds ptr, ptr %81, i64 %84
  %86 = load ptr, ptr %85, align 8, !tbaa !33
  %87 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  store ptr %86, ptr %87, align 8, !tbaa !130
  %88 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store i32 1, ptr %88, align 8, !tbaa !131
  %89 = load ptr, ptr %7, align 8, !tbaa !28
  %90 = load i32, ptr %8, align 8, !tbaa !109
  %91 = add i32 %90, 1
  store i32 %91, ptr %8, align 8, !tbaa !109
  %92 = zext i32 %90 to i64
  %93 = getelementptr inbounds %struct.submission, ptr %89, i64 %92
  %94 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 28
  %95 = load i32, ptr %94, align 8, !tbaa !108
  store i32 %95, ptr %93, align 8, !tbaa.struct !179
  %96 = getelementptr inbounds i8, ptr %93, i64 4
  store i32 0, ptr %96, align 4, !tbaa.struct !180
  %97 = getelementptr inbounds i8, ptr %93, i64 8
  store ptr %86, ptr %97, align 8, !tbaa.struct !181
  %98 = getelementptr inbounds i8, ptr %93, i64 16
  store i64 0, ptr %98, align 8, !tbaa.struct !182
  br label %99

99:                                               ; preds = %30, %60, %13, %80, %61
  %100 = phi i32 [ 0, %80 ], [ %78, %61 ], [ -1, %13 ], [ -1, %30 ], [ %56, %60 ]
  ret i32 %100
}

; Function Attrs: nounwind
define internal fastcc i32 @execute(ptr noundef %0, ptr noundef %1) unnamed_addr #0 {
  %3 = alloca %struct.VkMemoryBarrier, align 8
  %4 = alloca %struct.VkMemoryBarrier, align 8
  %5 = alloca %struct.VkMemoryBarrier, align 8
  %6 = alloca [64 x %struct.VkBufferCopy], align 16
  %7 = alloca %struct.VkMemoryBarrier, align 8
  %8 = alloca i64, align 8
  %9 = alloca %struct.region, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca %struct.VkBufferCopy, align 8
  %13 = alloca %struct.VkBufferCopy, align 8
  %14 = alloca %struct.VkMemoryBarrier, align 8
  %15 = alloca %struct.VkBufferCopy, align 8
  %16 = alloca %struct.VkBufferCopy, align 8
  %17 = alloca i64, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i64, align 8
  %20 = alloca %struct.VkImageMemoryBarrier, align 8
  %21 = alloca ptr, align 8
  %22 = alloca %struct.VkMemoryBarrier, align 8
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca [5 x %struct.VkDescriptorPoolSize], align 16
  %27 = alloca %struct.VkDescriptorPoolCreateInfo, align 8
  %28 = alloca %struct.VkDescriptorSetAllocateInfo, align 8
  %29 = alloca ptr, align 8
  %30 = alloca [6 x ptr], align 16
  %31 = alloca [128 x %struct.VkWriteDescriptorSet], align 16
  %32 = alloca [128 x %union.anon], align 16
  %33 = alloca i32, align 4
  %34 = alloca [128 x i32], align 16
  %35 = alloca ptr, align 8
  %36 = load ptr, ptr %0, align 8, !tbaa !45
  %37 = load i16, ptr %1, align 4, !tbaa !88
  switch i16 %37, label %1023 [
    i16 1, label %38
    i16 4, label %537
    i16 5, label %537
    i16 8, label %702
    i16 9, label %702
    i16 13, label %918
    i16 15, label %1089
  ]

38:                                               ; preds = %2
  %39 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 1
  %40 = load ptr, ptr %39, align 8, !tbaa !33
  %41 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %42 = load ptr, ptr %41, align 8, !tbaa !118
  %43 = tail call fastcc i64 @write_arguments(ptr noundef nonnull %0, ptr noundef nonnull %1) #13
  %44 = getelementptr inbounds %struct.kernel, ptr %40, i64 0, i32 2
  %45 = load i64, ptr %44, align 8, !tbaa !93
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %62, label %47

47:                                               ; preds = %38
  %48 = load ptr, ptr %0, align 8, !tbaa !45
  %49 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 6
  %50 = load i64, ptr %49, align 8, !tbaa !107
  %51 = getelementptr inbounds %struct.device, ptr %48, i64 0, i32 1
  %52 = load i64, ptr %51, align 8, !tbaa !92
  %53 = add i64 %50, -1
  %54 = add i64 %53, %52
  %55 = urem i64 %54, %52
  %56 = sub nuw i64 %54, %55
  %57 = add i64 %56, %45
  store i64 %57, ptr %49, align 8, !tbaa !107
  %58 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 4
  %59 = load ptr, ptr %58, align 8, !tbaa !11
  %60 = getelementptr inbounds i8, ptr %59, i64 %56
  %61 = tail call ptr @memset(ptr noundef %60, i32 noundef 0, i64 noundef %45) #11
  br label %62

62:                                               ; preds = %47, %38
  %63 = phi i64 [ %56, %47 ], [ 0, %38 ]
  %64 = load i64, ptr %40, align 8, !tbaa !183
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %501, label %66

66:                                               ; preds = %62
  %67 = getelementptr inbounds %struct.kernel, ptr %40, i64 0, i32 4
  %68 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 4
  %69 = getelementptr inbounds [6 x ptr], ptr %30, i64 0, i64 2
  %70 = getelementptr inbounds [6 x ptr], ptr %30, i64 0, i64 4
  %71 = getelementptr inbounds %struct.VkDescriptorSetAllocateInfo, ptr %28, i64 0, i32 1
  %72 = getelementptr inbounds %struct.VkDescriptorSetAllocateInfo, ptr %28, i64 0, i32 2
  %73 = getelementptr inbounds %struct.VkDescriptorSetAllocateInfo, ptr %28, i64 0, i32 3
  %74 = getelementptr inbounds %struct.VkDescriptorSetAllocateInfo, ptr %28, i64 0, i32 4
  %75 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %27, i64 0, i32 1
  %76 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %27, i64 0, i32 2
  %77 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %27, i64 0, i32 3
  %78 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %27, i64 0, i32 4
  %79 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %27, i64 0, i32 5
  %80 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %81 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %82 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %83 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %22, i64 0, i32 1
  %84 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %22, i64 0, i32 2
  %85 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %22, i64 0, i32 3
  %86 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %87 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %20, i64 0, i32 1
  %88 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %20, i64 0, i32 2
  %89 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %20, i64 0, i32 3
  %90 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %20, i64 0, i32 4
  %91 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %20, i64 0, i32 5
  %92 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %20, i64 0, i32 6
  %93 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %20, i64 0, i32 7
  %94 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %20, i64 0, i32 8
  %95 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %20, i64 0, i32 9
  %96 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %20, i64 0, i32 9, i32 1
  %97 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %20, i64 0, i32 9, i32 2
  %98 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %20, i64 0, i32 9, i32 3
  %99 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %20, i64 0, i32 9, i32 4
  %100 = trunc i64 %63 to i32
  %101 = trunc i64 %43 to i32
  br label %102

102:                                              ; preds = %495, %66
  %103 = phi i64 [ 0, %66 ], [ %496, %495 ]
  %104 = load ptr, ptr %67, align 8, !tbaa !184
  %105 = getelementptr inbounds %struct.task, ptr %104, i64 %103
  %106 = load ptr, ptr %0, align 8, !tbaa !45
  %107 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 6
  %108 = load i64, ptr %107, align 8, !tbaa !185
  %109 = icmp eq i64 %108, 0
  br i1 %109, label %112, label %110

110:                                              ; preds = %102
  %111 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 8
  br label %127

112:                                              ; preds = %102
  %113 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 3
  %114 = load i64, ptr %113, align 8, !tbaa !187
  br label %141

115:                                              ; preds = %127
  %116 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 4
  %117 = load i64, ptr %116, align 8, !tbaa !188
  %118 = add i64 %137, -1
  %119 = add i64 %118, %117
  %120 = udiv i64 %119, %117
  %121 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 3
  %122 = load i64, ptr %121, align 8, !tbaa !187
  %123 = icmp ult i64 %120, %122
  %124 = icmp ugt i64 %117, %119
  %125 = select i1 %124, i64 1, i64 %120
  %126 = select i1 %123, i64 %125, i64 %122
  br label %141

127:                                              ; preds = %127, %110
  %128 = phi i64 [ 0, %110 ], [ %138, %127 ]
  %129 = phi i64 [ 1, %110 ], [ %137, %127 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %33) #12
  %130 = load ptr, ptr %111, align 8, !tbaa !189
  %131 = getelementptr inbounds i64, ptr %130, i64 %128
  %132 = load i64, ptr %131, align 8, !tbaa !40
  %133 = getelementptr inbounds i8, ptr %68, i64 %132
  %134 = call ptr @memcpy(ptr noundef nonnull %33, ptr noundef nonnull %133, i64 noundef 4) #11
  %135 = load i32, ptr %33, align 4, !tbaa !139
  %136 = sext i32 %135 to i64
  %137 = mul i64 %129, %136
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %33) #12
  %138 = add nuw i64 %128, 1
  %139 = load i64, ptr %107, align 8, !tbaa !185
  %140 = icmp ult i64 %138, %139
  br i1 %140, label %127, label %115, !llvm.loop !190

141:                                              ; preds = %115, %112
  %142 = phi i64 [ %126, %115 ], [ %114, %112 ]
  %143 = trunc i64 %142 to i32
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %34) #12
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %145, label %146

145:                                              ; preds = %141
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %34) #12
  br label %495

146:                                              ; preds = %141
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %35) #12
  %147 = load ptr, ptr %0, align 8, !tbaa !45
  %148 = load ptr, ptr %41, align 8, !tbaa !118
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %30) #12
  %149 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 5
  %150 = load i64, ptr %149, align 8, !tbaa !191
  %151 = icmp eq i64 %150, 0
  br i1 %151, label %156, label %152

152:                                              ; preds = %146
  %153 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 7
  br label %182

154:                                              ; preds = %202
  %155 = icmp ult i32 %204, 6
  br i1 %155, label %156, label %213

156:                                              ; preds = %154, %146
  %157 = phi i32 [ %204, %154 ], [ 0, %146 ]
  %158 = zext i32 %157 to i64
  %159 = sub nsw i64 6, %158
  %160 = icmp ult i64 %159, 16
  br i1 %160, label %180, label %161

161:                                              ; preds = %156
  %162 = sub nsw i64 5, %158
  %163 = trunc i64 %162 to i32
  %164 = sub nuw nsw i32 -2, %157
  %165 = icmp ult i32 %164, %163
  %166 = icmp ugt i64 %162, 4294967295
  %167 = or i1 %165, %166
  br i1 %167, label %180, label %168

168:                                              ; preds = %161
  %169 = and i64 %159, -4
  %170 = add nsw i64 %169, %158
  br label %171

171:                                              ; preds = %171, %168
  %172 = phi i64 [ 0, %168 ], [ %176, %171 ]
  %173 = add i64 %172, %158
  %174 = getelementptr inbounds ptr, ptr %30, i64 %173
  store <2 x ptr> zeroinitializer, ptr %174, align 8, !tbaa !33
  %175 = getelementptr inbounds ptr, ptr %174, i64 2
  store <2 x ptr> zeroinitializer, ptr %175, align 8, !tbaa !33
  %176 = add nuw i64 %172, 4
  %177 = icmp eq i64 %176, %169
  br i1 %177, label %178, label %171, !llvm.loop !192

178:                                              ; preds = %171
  %179 = icmp eq i64 %159, %169
  br i1 %179, label %213, label %180

180:                                              ; preds = %161, %156, %178
  %181 = phi i64 [ %158, %161 ], [ %158, %156 ], [ %170, %178 ]
  br label %207

182:                                              ; preds = %202, %152
  %183 = phi i64 [ %150, %152 ], [ %203, %202 ]
  %184 = phi i64 [ 0, %152 ], [ %205, %202 ]
  %185 = phi i32 [ 0, %152 ], [ %204, %202 ]
  %186 = load ptr, ptr %153, align 8, !tbaa !195
  %187 = getelementptr inbounds %struct.binding, ptr %186, i64 %184
  %188 = load i64, ptr %187, align 8, !tbaa !196
  switch i64 %188, label %202 [
    i64 6, label %239
    i64 7, label %239
    i64 5, label %189
  ]

189:                                              ; preds = %182
  %190 = icmp eq i32 %185, 6
  br i1 %190, label %239, label %191

191:                                              ; preds = %189
  %192 = getelementptr inbounds %struct.binding, ptr %186, i64 %184, i32 2
  %193 = load i64, ptr %192, align 8, !tbaa !198
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %29) #12
  %194 = getelementptr inbounds i8, ptr %68, i64 %193
  %195 = call ptr @memcpy(ptr noundef nonnull %29, ptr noundef nonnull %194, i64 noundef 8) #11
  %196 = load ptr, ptr %29, align 8, !tbaa !33
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %29) #12
  %197 = load ptr, ptr %196, align 8, !tbaa !199
  %198 = add i32 %185, 1
  %199 = zext i32 %185 to i64
  %200 = getelementptr inbounds ptr, ptr %30, i64 %199
  store ptr %197, ptr %200, align 8, !tbaa !33
  %201 = load i64, ptr %149, align 8, !tbaa !191
  br label %202

202:                                              ; preds = %191, %182
  %203 = phi i64 [ %201, %191 ], [ %183, %182 ]
  %204 = phi i32 [ %198, %191 ], [ %185, %182 ]
  %205 = add nuw i64 %184, 1
  %206 = icmp ult i64 %205, %203
  br i1 %206, label %182, label %154, !llvm.loop !201

207:                                              ; preds = %180, %207
  %208 = phi i64 [ %209, %207 ], [ %181, %180 ]
  %209 = add nuw nsw i64 %208, 1
  %210 = getelementptr inbounds ptr, ptr %30, i64 %208
  store ptr null, ptr %210, align 8, !tbaa !33
  %211 = and i64 %209, 4294967295
  %212 = icmp eq i64 %211, 6
  br i1 %212, label %213, label %207, !llvm.loop !202

213:                                              ; preds = %207, %178, %154
  %214 = load ptr, ptr %41, align 8, !tbaa !118
  %215 = ptrtoint ptr %105 to i64
  %216 = udiv i64 %215, 72
  %217 = and i64 %216, 63
  %218 = getelementptr inbounds %struct.context, ptr %214, i64 0, i32 33, i64 %217
  %219 = load ptr, ptr %218, align 8, !tbaa !111
  %220 = icmp eq ptr %219, %105
  br i1 %220, label %221, label %239

221:                                              ; preds = %213
  %222 = getelementptr inbounds %struct.context, ptr %214, i64 0, i32 33, i64 %217, i32 2, i64 0
  %223 = load <4 x ptr>, ptr %222, align 8, !tbaa !33
  %224 = load <4 x ptr>, ptr %30, align 16, !tbaa !33
  %225 = icmp ne <4 x ptr> %223, %224
  %226 = getelementptr inbounds %struct.context, ptr %214, i64 0, i32 33, i64 %217, i32 2, i64 4
  %227 = load <2 x ptr>, ptr %226, align 8, !tbaa !33
  %228 = load <2 x ptr>, ptr %70, align 16, !tbaa !33
  %229 = icmp eq <2 x ptr> %227, %228
  %230 = bitcast <4 x i1> %225 to i4
  %231 = icmp eq i4 %230, 0
  %232 = extractelement <2 x i1> %229, i64 0
  %233 = and i1 %231, %232
  %234 = extractelement <2 x i1> %229, i64 1
  %235 = and i1 %233, %234
  br i1 %235, label %236, label %239

236:                                              ; preds = %221
  %237 = getelementptr inbounds %struct.context, ptr %214, i64 0, i32 33, i64 %217, i32 1
  %238 = load ptr, ptr %237, align 8, !tbaa !203
  store ptr %238, ptr %35, align 8, !tbaa !33
  br label %405

239:                                              ; preds = %189, %182, %182, %221, %213
  %240 = phi i1 [ false, %221 ], [ false, %213 ], [ true, %182 ], [ true, %182 ], [ true, %189 ]
  %241 = phi ptr [ %218, %221 ], [ %218, %213 ], [ null, %182 ], [ null, %182 ], [ null, %189 ]
  %242 = getelementptr inbounds %struct.context, ptr %148, i64 0, i32 15
  %243 = getelementptr inbounds %struct.context, ptr %148, i64 0, i32 16
  %244 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 2
  %245 = getelementptr inbounds %struct.device, ptr %147, i64 0, i32 3
  %246 = getelementptr inbounds %struct.context, ptr %148, i64 0, i32 14
  %247 = getelementptr inbounds %struct.device, ptr %147, i64 0, i32 21
  %248 = load i32, ptr %242, align 4, !tbaa !110
  %249 = icmp eq i32 %248, 0
  br i1 %249, label %259, label %250

250:                                              ; preds = %239
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %28) #12
  store i32 34, ptr %28, align 8, !tbaa !204
  store ptr null, ptr %71, align 8, !tbaa !206
  %251 = load ptr, ptr %243, align 8, !tbaa !26
  %252 = add i32 %248, -1
  %253 = zext i32 %252 to i64
  %254 = getelementptr inbounds ptr, ptr %251, i64 %253
  %255 = load ptr, ptr %254, align 8, !tbaa !33
  store ptr %255, ptr %72, align 8, !tbaa !207
  store i32 1, ptr %73, align 8, !tbaa !208
  store ptr %244, ptr %74, align 8, !tbaa !209
  %256 = load ptr, ptr %245, align 8, !tbaa !210
  %257 = load ptr, ptr %147, align 8, !tbaa !21
  %258 = call i32 %256(ptr noundef %257, ptr noundef nonnull %28, ptr noundef nonnull %35) #11
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %28) #12
  switch i32 %258, label %299 [
    i32 -12, label %259
    i32 -1000069000, label %259
  ]

259:                                              ; preds = %250, %250, %239
  %260 = load i32, ptr %242, align 4, !tbaa !110
  %261 = load i32, ptr %246, align 8, !tbaa !16
  %262 = icmp ult i32 %260, %261
  br i1 %262, label %263, label %265

263:                                              ; preds = %259
  %264 = add nuw i32 %260, 1
  store i32 %264, ptr %242, align 4, !tbaa !110
  br label %290

265:                                              ; preds = %259
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %26) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(40) %26, ptr noundef nonnull align 16 dereferenceable(40) @__const.add_pool.sizes, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %27) #12
  store i32 33, ptr %27, align 8, !tbaa !211
  store ptr null, ptr %75, align 8, !tbaa !213
  store i32 0, ptr %76, align 8, !tbaa !214
  store i32 128, ptr %77, align 4, !tbaa !215
  store i32 5, ptr %78, align 8, !tbaa !216
  store ptr %26, ptr %79, align 8, !tbaa !217
  %266 = icmp eq i32 %261, 0
  %267 = shl i32 %261, 1
  %268 = select i1 %266, i32 8, i32 %267
  %269 = load ptr, ptr %243, align 8, !tbaa !33
  %270 = zext i32 %268 to i64
  %271 = shl nuw nsw i64 %270, 3
  %272 = call ptr @realloc(ptr noundef %269, i64 noundef %271) #11
  %273 = icmp eq ptr %272, null
  br i1 %273, label %282, label %274

274:                                              ; preds = %265
  store ptr %272, ptr %243, align 8, !tbaa !33
  %275 = load ptr, ptr %247, align 8, !tbaa !218
  %276 = load ptr, ptr %147, align 8, !tbaa !21
  %277 = load i32, ptr %246, align 8, !tbaa !16
  %278 = zext i32 %277 to i64
  %279 = getelementptr inbounds ptr, ptr %272, i64 %278
  %280 = call i32 %275(ptr noundef %276, ptr noundef nonnull %27, ptr noundef null, ptr noundef nonnull %279) #11
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %284, label %282

282:                                              ; preds = %274, %265
  %283 = phi i32 [ -1, %265 ], [ %280, %274 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %27) #12
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %26) #12
  br label %499

284:                                              ; preds = %274
  %285 = load i32, ptr %246, align 8, !tbaa !16
  %286 = add i32 %285, 1
  store i32 %286, ptr %246, align 8, !tbaa !16
  %287 = load i32, ptr %242, align 4, !tbaa !110
  %288 = add i32 %287, 1
  store i32 %288, ptr %242, align 4, !tbaa !110
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %27) #12
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %26) #12
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %499, label %290

290:                                              ; preds = %284, %263
  %291 = phi i32 [ %260, %263 ], [ %287, %284 ]
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %28) #12
  store i32 34, ptr %28, align 8, !tbaa !204
  store ptr null, ptr %71, align 8, !tbaa !206
  %292 = load ptr, ptr %243, align 8, !tbaa !26
  %293 = zext i32 %291 to i64
  %294 = getelementptr inbounds ptr, ptr %292, i64 %293
  %295 = load ptr, ptr %294, align 8, !tbaa !33
  store ptr %295, ptr %72, align 8, !tbaa !207
  store i32 1, ptr %73, align 8, !tbaa !208
  store ptr %244, ptr %74, align 8, !tbaa !209
  %296 = load ptr, ptr %245, align 8, !tbaa !210
  %297 = load ptr, ptr %147, align 8, !tbaa !21
  %298 = call i32 %296(ptr noundef %297, ptr noundef nonnull %28, ptr noundef nonnull %35) #11
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %28) #12
  br label %299

299:                                              ; preds = %290, %250
  %300 = phi i32 [ %258, %250 ], [ %298, %290 ]
  %301 = icmp eq i32 %300, 0
  br i1 %301, label %302, label %499

302:                                              ; preds = %299
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %31) #12
  call void @llvm.lifetime.start.p0(i64 3072, ptr nonnull %32) #12
  %303 = load i64, ptr %149, align 8, !tbaa !191
  %304 = icmp eq i64 %303, 0
  br i1 %304, label %310, label %305

305:                                              ; preds = %302
  %306 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 7
  %307 = getelementptr inbounds %struct.context, ptr %148, i64 0, i32 3
  br label %315

308:                                              ; preds = %381
  %309 = trunc i64 %393 to i32
  br label %310

310:                                              ; preds = %308, %302
  %311 = phi i32 [ 0, %302 ], [ %309, %308 ]
  %312 = getelementptr inbounds %struct.device, ptr %147, i64 0, i32 34
  %313 = load ptr, ptr %312, align 8, !tbaa !219
  %314 = load ptr, ptr %147, align 8, !tbaa !21
  call void %313(ptr noundef %314, i32 noundef %311, ptr noundef nonnull %31, i32 noundef 0, ptr noundef null) #11
  br i1 %240, label %404, label %395

315:                                              ; preds = %381, %305
  %316 = phi i64 [ 0, %305 ], [ %392, %381 ]
  %317 = load ptr, ptr %306, align 8, !tbaa !195
  %318 = getelementptr inbounds %struct.binding, ptr %317, i64 %316
  %319 = getelementptr inbounds [128 x %union.anon], ptr %32, i64 0, i64 %316
  %320 = load i64, ptr %318, align 8, !tbaa !196
  switch i64 %320, label %370 [
    i64 0, label %321
    i64 1, label %321
    i64 2, label %321
    i64 7, label %358
    i64 6, label %346
    i64 3, label %327
    i64 5, label %331
    i64 4, label %337
  ]

321:                                              ; preds = %315, %315, %315
  %322 = load ptr, ptr %307, align 8, !tbaa !10
  %323 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 3
  %324 = load i64, ptr %323, align 8, !tbaa !220
  store ptr %322, ptr %319, align 8, !tbaa.struct !221
  %325 = getelementptr inbounds i8, ptr %319, i64 8
  store i64 0, ptr %325, align 8, !tbaa.struct !222
  %326 = getelementptr inbounds i8, ptr %319, i64 16
  store i64 %324, ptr %326, align 8, !tbaa.struct !182
  br label %368

327:                                              ; preds = %315
  %328 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 2
  %329 = load i64, ptr %328, align 8, !tbaa !198
  %330 = inttoptr i64 %329 to ptr
  br label %339

331:                                              ; preds = %315
  %332 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 2
  %333 = load i64, ptr %332, align 8, !tbaa !198
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %25) #12
  %334 = getelementptr inbounds i8, ptr %68, i64 %333
  %335 = call ptr @memcpy(ptr noundef nonnull %25, ptr noundef nonnull %334, i64 noundef 8) #11
  %336 = load ptr, ptr %25, align 8, !tbaa !33
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %25) #12
  br label %339

337:                                              ; preds = %315
  %338 = load ptr, ptr %80, align 8, !tbaa !85
  br label %339

339:                                              ; preds = %337, %331, %327
  %340 = phi ptr [ %330, %327 ], [ %336, %331 ], [ %338, %337 ]
  %341 = load ptr, ptr %340, align 8, !tbaa !199
  %342 = getelementptr inbounds %struct.memory, ptr %340, i64 0, i32 1
  %343 = load i64, ptr %342, align 8, !tbaa !223
  store ptr %341, ptr %319, align 8, !tbaa.struct !221
  %344 = getelementptr inbounds i8, ptr %319, i64 8
  store i64 0, ptr %344, align 8, !tbaa.struct !222
  %345 = getelementptr inbounds i8, ptr %319, i64 16
  store i64 %343, ptr %345, align 8, !tbaa.struct !182
  br label %368

346:                                              ; preds = %315
  %347 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 2
  %348 = load i64, ptr %347, align 8, !tbaa !198
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %24) #12
  %349 = getelementptr inbounds i8, ptr %68, i64 %348
  %350 = call ptr @memcpy(ptr noundef nonnull %24, ptr noundef nonnull %349, i64 noundef 8) #11
  %351 = load ptr, ptr %24, align 8, !tbaa !33
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %24) #12
  %352 = getelementptr inbounds %struct.texture, ptr %351, i64 0, i32 3
  %353 = load ptr, ptr %352, align 8, !tbaa !224
  %354 = getelementptr inbounds %struct.texture, ptr %351, i64 0, i32 1
  %355 = load ptr, ptr %354, align 8, !tbaa !226
  store ptr %353, ptr %319, align 8, !tbaa.struct !227
  %356 = getelementptr inbounds i8, ptr %319, i64 8
  store ptr %355, ptr %356, align 8, !tbaa.struct !228
  %357 = getelementptr inbounds i8, ptr %319, i64 16
  store i32 1, ptr %357, align 8, !tbaa.struct !229
  br label %368

358:                                              ; preds = %315
  %359 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 2
  %360 = load i64, ptr %359, align 8, !tbaa !198
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %23) #12
  %361 = getelementptr inbounds i8, ptr %68, i64 %360
  %362 = call ptr @memcpy(ptr noundef nonnull %23, ptr noundef nonnull %361, i64 noundef 8) #11
  %363 = load ptr, ptr %23, align 8, !tbaa !33
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %23) #12
  %364 = getelementptr inbounds %struct.texture, ptr %363, i64 0, i32 2
  %365 = load ptr, ptr %364, align 8, !tbaa !230
  store ptr null, ptr %319, align 8, !tbaa.struct !227
  %366 = getelementptr inbounds i8, ptr %319, i64 8
  store ptr %365, ptr %366, align 8, !tbaa.struct !228
  %367 = getelementptr inbounds i8, ptr %319, i64 16
  store i32 1, ptr %367, align 8, !tbaa.struct !229
  br label %368

368:                                              ; preds = %358, %346, %339, %321
  %369 = load i64, ptr %318, align 8, !tbaa !196
  br label %370

370:                                              ; preds = %368, %315
  %371 = phi i64 [ %369, %368 ], [ %320, %315 ]
  %372 = getelementptr inbounds [128 x %struct.VkWriteDescriptorSet], ptr %31, i64 0, i64 %316
  %373 = load ptr, ptr %35, align 8, !tbaa !33
  %374 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 1
  %375 = load i64, ptr %374, align 8, !tbaa !231
  %376 = trunc i64 %375 to i32
  %377 = icmp ult i64 %371, 8
  br i1 %377, label %378, label %381

378:                                              ; preds = %370
  %379 = getelementptr inbounds [8 x i32], ptr @switch.table.execute, i64 0, i64 %371
  %380 = load i32, ptr %379, align 4
  br label %381

381:                                              ; preds = %370, %378
  %382 = phi i32 [ %380, %378 ], [ 7, %370 ]
  store i32 35, ptr %372, align 16, !tbaa.struct !232
  %383 = getelementptr inbounds i8, ptr %372, i64 8
  store ptr null, ptr %383, align 8, !tbaa.struct !233
  %384 = getelementptr inbounds i8, ptr %372, i64 16
  store ptr %373, ptr %384, align 16, !tbaa.struct !234
  %385 = getelementptr inbounds i8, ptr %372, i64 24
  store i32 %376, ptr %385, align 8, !tbaa.struct !235
  %386 = getelementptr inbounds i8, ptr %372, i64 28
  store i32 0, ptr %386, align 4, !tbaa.struct !236
  %387 = getelementptr inbounds i8, ptr %372, i64 32
  store i32 1, ptr %387, align 16, !tbaa.struct !237
  %388 = getelementptr inbounds i8, ptr %372, i64 36
  store i32 %382, ptr %388, align 4, !tbaa.struct !238
  %389 = getelementptr inbounds i8, ptr %372, i64 40
  store ptr %319, ptr %389, align 8, !tbaa.struct !239
  %390 = getelementptr inbounds i8, ptr %372, i64 48
  store ptr %319, ptr %390, align 16, !tbaa.struct !240
  %391 = getelementptr inbounds i8, ptr %372, i64 56
  store ptr null, ptr %391, align 8, !tbaa.struct !153
  %392 = add nuw i64 %316, 1
  %393 = load i64, ptr %149, align 8, !tbaa !191
  %394 = icmp ult i64 %392, %393
  br i1 %394, label %315, label %308, !llvm.loop !241

395:                                              ; preds = %310
  store ptr %105, ptr %241, align 8, !tbaa !111
  %396 = load ptr, ptr %35, align 8, !tbaa !33
  %397 = getelementptr inbounds %struct.kept_set, ptr %241, i64 0, i32 1
  store ptr %396, ptr %397, align 8, !tbaa !203
  %398 = getelementptr inbounds %struct.kept_set, ptr %241, i64 0, i32 2, i64 0
  %399 = load <2 x ptr>, ptr %30, align 16, !tbaa !33
  store <2 x ptr> %399, ptr %398, align 8, !tbaa !33
  %400 = getelementptr inbounds %struct.kept_set, ptr %241, i64 0, i32 2, i64 2
  %401 = load <2 x ptr>, ptr %69, align 16, !tbaa !33
  store <2 x ptr> %401, ptr %400, align 8, !tbaa !33
  %402 = getelementptr inbounds %struct.kept_set, ptr %241, i64 0, i32 2, i64 4
  %403 = load <2 x ptr>, ptr %70, align 16, !tbaa !33
  store <2 x ptr> %403, ptr %402, align 8, !tbaa !33
  br label %404

404:                                              ; preds = %395, %310
  call void @llvm.lifetime.end.p0(i64 3072, ptr nonnull %32) #12
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %31) #12
  br label %405

405:                                              ; preds = %404, %236
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %30) #12
  %406 = load i32, ptr %81, align 8, !tbaa !131
  %407 = icmp eq i32 %406, 0
  br i1 %407, label %420, label %408

408:                                              ; preds = %405
  %409 = load ptr, ptr %82, align 8, !tbaa !76
  %410 = getelementptr inbounds %struct.hardware_queue, ptr %409, i64 0, i32 1
  %411 = load i64, ptr %410, align 8, !tbaa !122
  %412 = trunc i64 %411 to i32
  %413 = and i64 %411, 2048
  %414 = icmp eq i64 %413, 0
  %415 = select i1 %414, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %22) #12
  store i32 46, ptr %22, align 8, !tbaa !124
  store ptr null, ptr %83, align 8, !tbaa !126
  store i32 %415, ptr %84, align 8, !tbaa !127
  store i32 %415, ptr %85, align 4, !tbaa !128
  %416 = load ptr, ptr %0, align 8, !tbaa !45
  %417 = getelementptr inbounds %struct.device, ptr %416, i64 0, i32 18
  %418 = load ptr, ptr %417, align 8, !tbaa !129
  %419 = load ptr, ptr %86, align 8, !tbaa !130
  call void %418(ptr noundef %419, i32 noundef %412, i32 noundef %412, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %22, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %22) #12
  br label %420

420:                                              ; preds = %408, %405
  store i32 1, ptr %81, align 8, !tbaa !131
  %421 = load i64, ptr %149, align 8, !tbaa !191
  %422 = icmp eq i64 %421, 0
  br i1 %422, label %425, label %423

423:                                              ; preds = %420
  %424 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 7
  br label %439

425:                                              ; preds = %490, %420
  %426 = phi i32 [ 0, %420 ], [ %491, %490 ]
  %427 = getelementptr inbounds %struct.device, ptr %106, i64 0, i32 8
  %428 = load ptr, ptr %427, align 8, !tbaa !242
  %429 = load ptr, ptr %86, align 8, !tbaa !130
  %430 = load ptr, ptr %105, align 8, !tbaa !243
  call void %428(ptr noundef %429, i32 noundef 1, ptr noundef %430) #11
  %431 = getelementptr inbounds %struct.device, ptr %106, i64 0, i32 7
  %432 = load ptr, ptr %431, align 8, !tbaa !244
  %433 = load ptr, ptr %86, align 8, !tbaa !130
  %434 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 1
  %435 = load ptr, ptr %434, align 8, !tbaa !245
  call void %432(ptr noundef %433, i32 noundef 1, ptr noundef %435, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %35, i32 noundef %426, ptr noundef nonnull %34) #11
  %436 = getelementptr inbounds %struct.device, ptr %106, i64 0, i32 15
  %437 = load ptr, ptr %436, align 8, !tbaa !246
  %438 = load ptr, ptr %86, align 8, !tbaa !130
  call void %437(ptr noundef %438, i32 noundef %143, i32 noundef 1, i32 noundef 1) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %35) #12
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %34) #12
  br label %495

439:                                              ; preds = %490, %423
  %440 = phi i32 [ 0, %423 ], [ %491, %490 ]
  %441 = phi i64 [ 0, %423 ], [ %492, %490 ]
  %442 = load ptr, ptr %424, align 8, !tbaa !195
  %443 = getelementptr inbounds %struct.binding, ptr %442, i64 %441
  %444 = load i64, ptr %443, align 8, !tbaa !196
  switch i64 %444, label %490 [
    i64 0, label %445
    i64 2, label %449
    i64 1, label %457
    i64 6, label %461
    i64 7, label %461
  ]

445:                                              ; preds = %439
  %446 = add i32 %440, 1
  %447 = zext i32 %440 to i64
  %448 = getelementptr inbounds [128 x i32], ptr %34, i64 0, i64 %447
  store i32 %101, ptr %448, align 4, !tbaa !139
  br label %490

449:                                              ; preds = %439
  %450 = getelementptr inbounds %struct.binding, ptr %442, i64 %441, i32 2
  %451 = load i64, ptr %450, align 8, !tbaa !198
  %452 = add i64 %451, %43
  %453 = trunc i64 %452 to i32
  %454 = add i32 %440, 1
  %455 = zext i32 %440 to i64
  %456 = getelementptr inbounds [128 x i32], ptr %34, i64 0, i64 %455
  store i32 %453, ptr %456, align 4, !tbaa !139
  br label %490

457:                                              ; preds = %439
  %458 = add i32 %440, 1
  %459 = zext i32 %440 to i64
  %460 = getelementptr inbounds [128 x i32], ptr %34, i64 0, i64 %459
  store i32 %100, ptr %460, align 4, !tbaa !139
  br label %490

461:                                              ; preds = %439, %439
  %462 = getelementptr inbounds %struct.binding, ptr %442, i64 %441, i32 2
  %463 = load i64, ptr %462, align 8, !tbaa !198
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %21) #12
  %464 = getelementptr inbounds i8, ptr %68, i64 %463
  %465 = call ptr @memcpy(ptr noundef nonnull %21, ptr noundef nonnull %464, i64 noundef 8) #11
  %466 = load ptr, ptr %21, align 8, !tbaa !33
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %21) #12
  %467 = load ptr, ptr %466, align 8, !tbaa !247
  %468 = getelementptr inbounds %struct.image, ptr %467, i64 0, i32 1
  %469 = load i32, ptr %468, align 8, !tbaa !248
  %470 = icmp eq i32 %469, 1
  br i1 %470, label %490, label %471

471:                                              ; preds = %461
  %472 = load ptr, ptr %82, align 8, !tbaa !76
  %473 = getelementptr inbounds %struct.hardware_queue, ptr %472, i64 0, i32 1
  %474 = load i64, ptr %473, align 8, !tbaa !122
  %475 = trunc i64 %474 to i32
  %476 = and i64 %474, 2048
  %477 = icmp eq i64 %476, 0
  %478 = select i1 %477, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %20) #12
  store i32 45, ptr %20, align 8, !tbaa !250
  store ptr null, ptr %87, align 8, !tbaa !253
  store i32 %478, ptr %88, align 8, !tbaa !254
  store i32 %478, ptr %89, align 4, !tbaa !255
  store i32 %469, ptr %90, align 8, !tbaa !256
  store i32 1, ptr %91, align 4, !tbaa !257
  store i32 -1, ptr %92, align 8, !tbaa !258
  store i32 -1, ptr %93, align 4, !tbaa !259
  %479 = load ptr, ptr %467, align 8, !tbaa !260
  store ptr %479, ptr %94, align 8, !tbaa !261
  %480 = getelementptr inbounds %struct.image, ptr %467, i64 0, i32 2
  %481 = load i32, ptr %480, align 4, !tbaa !262
  store i32 %481, ptr %95, align 8, !tbaa !263
  store i32 0, ptr %96, align 4, !tbaa !264
  %482 = getelementptr inbounds %struct.image, ptr %467, i64 0, i32 3
  %483 = load i32, ptr %482, align 8, !tbaa !265
  store i32 %483, ptr %97, align 8, !tbaa !266
  store i32 0, ptr %98, align 4, !tbaa !267
  %484 = getelementptr inbounds %struct.image, ptr %467, i64 0, i32 4
  %485 = load i32, ptr %484, align 4, !tbaa !268
  store i32 %485, ptr %99, align 8, !tbaa !269
  %486 = load ptr, ptr %0, align 8, !tbaa !45
  %487 = getelementptr inbounds %struct.device, ptr %486, i64 0, i32 18
  %488 = load ptr, ptr %487, align 8, !tbaa !129
  %489 = load ptr, ptr %86, align 8, !tbaa !130
  call void %488(ptr noundef %489, i32 noundef %475, i32 noundef %475, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %20) #11
  store i32 1, ptr %468, align 8, !tbaa !248
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %20) #12
  br label %490

490:                                              ; preds = %471, %461, %457, %449, %445, %439
  %491 = phi i32 [ %440, %439 ], [ %458, %457 ], [ %454, %449 ], [ %446, %445 ], [ %440, %461 ], [ %440, %471 ]
  %492 = add nuw i64 %441, 1
  %493 = load i64, ptr %149, align 8, !tbaa !191
  %494 = icmp ult i64 %492, %493
  br i1 %494, label %439, label %425, !llvm.loop !270

495:                                              ; preds = %425, %145
  %496 = add nuw i64 %103, 1
  %497 = load i64, ptr %40, align 8, !tbaa !183
  %498 = icmp ult i64 %496, %497
  br i1 %498, label %102, label %501, !llvm.loop !271

499:                                              ; preds = %299, %284, %282
  %500 = phi i32 [ %283, %282 ], [ -1000069000, %284 ], [ %300, %299 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %30) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %35) #12
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %34) #12
  br label %1089

501:                                              ; preds = %495, %62
  %502 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 2
  %503 = load ptr, ptr %502, align 8, !tbaa !33
  %504 = icmp eq ptr %503, null
  br i1 %504, label %1089, label %505

505:                                              ; preds = %501
  %506 = load i64, ptr %44, align 8, !tbaa !93
  %507 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 19
  %508 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 17
  %509 = load i32, ptr %508, align 8, !tbaa !105
  %510 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 18
  %511 = load i32, ptr %510, align 4, !tbaa !139
  %512 = icmp ugt i32 %511, %509
  br i1 %512, label %513, label %515

513:                                              ; preds = %505
  %514 = load ptr, ptr %507, align 8, !tbaa !27
  br label %526

515:                                              ; preds = %505
  %516 = icmp eq i32 %511, 0
  %517 = shl i32 %511, 1
  %518 = select i1 %516, i32 8, i32 %517
  %519 = load ptr, ptr %507, align 8, !tbaa !33
  %520 = zext i32 %518 to i64
  %521 = mul nuw nsw i64 %520, 24
  %522 = call ptr @realloc(ptr noundef %519, i64 noundef %521) #11
  %523 = icmp eq ptr %522, null
  br i1 %523, label %1089, label %524

524:                                              ; preds = %515
  store ptr %522, ptr %507, align 8, !tbaa !33
  store i32 %518, ptr %510, align 4, !tbaa !139
  %525 = load i32, ptr %508, align 8, !tbaa !105
  br label %526

526:                                              ; preds = %524, %513
  %527 = phi i32 [ %509, %513 ], [ %525, %524 ]
  %528 = phi ptr [ %514, %513 ], [ %522, %524 ]
  %529 = add i32 %527, 1
  store i32 %529, ptr %508, align 8, !tbaa !105
  %530 = zext i32 %527 to i64
  %531 = getelementptr inbounds %struct.arrival, ptr %528, i64 %530
  %532 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 4
  %533 = load ptr, ptr %532, align 8, !tbaa !11
  %534 = getelementptr inbounds i8, ptr %533, i64 %63
  store ptr %503, ptr %531, align 8, !tbaa.struct !272
  %535 = getelementptr inbounds i8, ptr %531, i64 8
  store ptr %534, ptr %535, align 8, !tbaa.struct !181
  %536 = getelementptr inbounds i8, ptr %531, i64 16
  store i64 %506, ptr %536, align 8, !tbaa.struct !182
  br label %1089

537:                                              ; preds = %2, %2
  %538 = icmp eq i16 %37, 4
  %539 = zext i1 %538 to i32
  %540 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %541 = load ptr, ptr %540, align 8, !tbaa !118
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %18) #12
  %542 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 3
  %543 = load ptr, ptr %542, align 8, !tbaa !10
  store ptr %543, ptr %18, align 8, !tbaa !33
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %19) #12
  %544 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 3
  %545 = load i64, ptr %544, align 8, !tbaa !95
  %546 = icmp ult i64 %545, 32769
  br i1 %546, label %547, label %595

547:                                              ; preds = %537
  %548 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 6
  %549 = load i64, ptr %548, align 8, !tbaa !107
  %550 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 1
  %551 = load i64, ptr %550, align 8, !tbaa !92
  %552 = add i64 %549, -1
  %553 = add i64 %552, %551
  %554 = urem i64 %553, %551
  %555 = sub nuw i64 %553, %554
  %556 = add i64 %555, %545
  store i64 %556, ptr %548, align 8, !tbaa !107
  store i64 %555, ptr %19, align 8, !tbaa !40
  %557 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 4
  %558 = load ptr, ptr %557, align 8, !tbaa !273
  br i1 %538, label %590, label %559

559:                                              ; preds = %547
  %560 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 19
  %561 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 17
  %562 = load i32, ptr %561, align 8, !tbaa !105
  %563 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 18
  %564 = load i32, ptr %563, align 4, !tbaa !139
  %565 = icmp ugt i32 %564, %562
  br i1 %565, label %566, label %568

566:                                              ; preds = %559
  %567 = load ptr, ptr %560, align 8, !tbaa !27
  br label %579

568:                                              ; preds = %559
  %569 = icmp eq i32 %564, 0
  %570 = shl i32 %564, 1
  %571 = select i1 %569, i32 8, i32 %570
  %572 = load ptr, ptr %560, align 8, !tbaa !33
  %573 = zext i32 %571 to i64
  %574 = mul nuw nsw i64 %573, 24
  %575 = tail call ptr @realloc(ptr noundef %572, i64 noundef %574) #11
  %576 = icmp eq ptr %575, null
  br i1 %576, label %700, label %577

577:                                              ; preds = %568
  store ptr %575, ptr %560, align 8, !tbaa !33
  store i32 %571, ptr %563, align 4, !tbaa !139
  %578 = load i32, ptr %561, align 8, !tbaa !105
  br label %579

579:                                              ; preds = %577, %566
  %580 = phi i32 [ %562, %566 ], [ %578, %577 ]
  %581 = phi ptr [ %567, %566 ], [ %575, %577 ]
  %582 = add i32 %580, 1
  store i32 %582, ptr %561, align 8, !tbaa !105
  %583 = zext i32 %580 to i64
  %584 = getelementptr inbounds %struct.arrival, ptr %581, i64 %583
  %585 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 4
  %586 = load ptr, ptr %585, align 8, !tbaa !11
  %587 = getelementptr inbounds i8, ptr %586, i64 %555
  store ptr %558, ptr %584, align 8, !tbaa.struct !272
  %588 = getelementptr inbounds i8, ptr %584, i64 8
  store ptr %587, ptr %588, align 8, !tbaa.struct !181
  %589 = getelementptr inbounds i8, ptr %584, i64 16
  store i64 %545, ptr %589, align 8, !tbaa.struct !182
  br label %660

590:                                              ; preds = %547
  %591 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 4
  %592 = load ptr, ptr %591, align 8, !tbaa !11
  %593 = getelementptr inbounds i8, ptr %592, i64 %555
  %594 = tail call ptr @memcpy(ptr noundef %593, ptr noundef %558, i64 noundef %545) #11
  br label %660

595:                                              ; preds = %537
  %596 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 36
  %597 = load i64, ptr %596, align 8, !tbaa !274
  %598 = icmp eq i64 %597, 255
  br i1 %598, label %599, label %655

599:                                              ; preds = %595
  %600 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %601 = load ptr, ptr %600, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %17) #12
  %602 = getelementptr inbounds %struct.staging, ptr %601, i64 0, i32 1, i32 3
  %603 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 4
  %604 = getelementptr inbounds %struct.staging, ptr %601, i64 0, i32 1
  %605 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 1
  %606 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 2
  %607 = getelementptr inbounds %struct.VkBufferCopy, ptr %15, i64 0, i32 1
  %608 = getelementptr inbounds %struct.VkBufferCopy, ptr %15, i64 0, i32 2
  %609 = getelementptr inbounds %struct.VkBufferCopy, ptr %16, i64 0, i32 1
  %610 = getelementptr inbounds %struct.VkBufferCopy, ptr %16, i64 0, i32 2
  %611 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %612 = load i64, ptr %602, align 8, !tbaa !54
  %613 = tail call i64 @llvm.umin.i64(i64 %545, i64 %612)
  %614 = load ptr, ptr %603, align 8, !tbaa !273
  %615 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %614, i64 noundef %613, i32 noundef %539, ptr noundef nonnull %17) #13
  %616 = icmp eq i32 %615, 0
  br i1 %616, label %619, label %617

617:                                              ; preds = %635, %599
  %618 = phi i32 [ %615, %599 ], [ %643, %635 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #12
  br label %700

619:                                              ; preds = %599, %635
  %620 = phi i64 [ %640, %635 ], [ %613, %599 ]
  %621 = phi i64 [ %637, %635 ], [ 0, %599 ]
  %622 = load ptr, ptr %604, align 8, !tbaa !275
  %623 = load i64, ptr %17, align 8, !tbaa !40
  %624 = load ptr, ptr %605, align 8, !tbaa !276
  %625 = load i64, ptr %606, align 8, !tbaa !277
  %626 = add i64 %625, %621
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %15) #12
  store i64 %623, ptr %15, align 8, !tbaa !278
  store i64 %626, ptr %607, align 8, !tbaa !280
  store i64 %620, ptr %608, align 8, !tbaa !281
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %16) #12
  store i64 %626, ptr %16, align 8, !tbaa !278
  store i64 %623, ptr %609, align 8, !tbaa !280
  store i64 %620, ptr %610, align 8, !tbaa !281
  %627 = load ptr, ptr %0, align 8, !tbaa !45
  %628 = getelementptr inbounds %struct.device, ptr %627, i64 0, i32 11
  %629 = load ptr, ptr %628, align 8, !tbaa !282
  %630 = load ptr, ptr %611, align 8, !tbaa !130
  br i1 %538, label %631, label %645

631:                                              ; preds = %619
  call void %629(ptr noundef %630, ptr noundef %622, ptr noundef %624, i32 noundef 1, ptr noundef nonnull %15) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %16) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %15) #12
  %632 = add i64 %621, %620
  %633 = load i64, ptr %544, align 8, !tbaa !95
  %634 = icmp ugt i64 %633, %632
  br i1 %634, label %635, label %649

635:                                              ; preds = %645, %631
  %636 = phi i64 [ %633, %631 ], [ %647, %645 ]
  %637 = phi i64 [ %632, %631 ], [ %646, %645 ]
  %638 = sub i64 %636, %637
  %639 = load i64, ptr %602, align 8, !tbaa !54
  %640 = call i64 @llvm.umin.i64(i64 %638, i64 %639)
  %641 = load ptr, ptr %603, align 8, !tbaa !273
  %642 = getelementptr inbounds i8, ptr %641, i64 %637
  %643 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %642, i64 noundef %640, i32 noundef %539, ptr noundef nonnull %17) #13
  %644 = icmp eq i32 %643, 0
  br i1 %644, label %619, label %617, !llvm.loop !283

645:                                              ; preds = %619
  call void %629(ptr noundef %630, ptr noundef %624, ptr noundef %622, i32 noundef 1, ptr noundef nonnull %16) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %16) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %15) #12
  %646 = add i64 %621, %620
  %647 = load i64, ptr %544, align 8, !tbaa !95
  %648 = icmp ugt i64 %647, %646
  br i1 %648, label %635, label %650

649:                                              ; preds = %631
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #12
  br label %700

650:                                              ; preds = %645
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #12
  %651 = load ptr, ptr %600, align 8, !tbaa !42
  %652 = getelementptr inbounds %struct.staging, ptr %651, i64 0, i32 2
  %653 = load i64, ptr %652, align 8, !tbaa !162
  %654 = call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %653) #13
  br label %700

655:                                              ; preds = %595
  %656 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 4
  %657 = load ptr, ptr %656, align 8, !tbaa !273
  %658 = call fastcc i32 @use_in_place(ptr noundef nonnull %0, ptr noundef %657, i64 noundef %545, ptr noundef nonnull %18, ptr noundef nonnull %19) #13
  %659 = icmp eq i32 %658, 0
  br i1 %659, label %660, label %700

660:                                              ; preds = %655, %590, %579
  %661 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %662 = load i32, ptr %661, align 8, !tbaa !131
  %663 = icmp eq i32 %662, 0
  br i1 %663, label %681, label %664

664:                                              ; preds = %660
  %665 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %666 = load ptr, ptr %665, align 8, !tbaa !76
  %667 = getelementptr inbounds %struct.hardware_queue, ptr %666, i64 0, i32 1
  %668 = load i64, ptr %667, align 8, !tbaa !122
  %669 = trunc i64 %668 to i32
  %670 = and i64 %668, 2048
  %671 = icmp eq i64 %670, 0
  %672 = select i1 %671, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %14) #12
  store i32 46, ptr %14, align 8, !tbaa !124
  %673 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %14, i64 0, i32 1
  store ptr null, ptr %673, align 8, !tbaa !126
  %674 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %14, i64 0, i32 2
  store i32 %672, ptr %674, align 8, !tbaa !127
  %675 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %14, i64 0, i32 3
  store i32 %672, ptr %675, align 4, !tbaa !128
  %676 = load ptr, ptr %0, align 8, !tbaa !45
  %677 = getelementptr inbounds %struct.device, ptr %676, i64 0, i32 18
  %678 = load ptr, ptr %677, align 8, !tbaa !129
  %679 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %680 = load ptr, ptr %679, align 8, !tbaa !130
  call void %678(ptr noundef %680, i32 noundef %669, i32 noundef %669, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %14, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %14) #12
  br label %681

681:                                              ; preds = %664, %660
  store i32 1, ptr %661, align 8, !tbaa !131
  %682 = load ptr, ptr %18, align 8, !tbaa !33
  %683 = load i64, ptr %19, align 8, !tbaa !40
  %684 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 1
  %685 = load ptr, ptr %684, align 8, !tbaa !276
  %686 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 2
  %687 = load i64, ptr %686, align 8, !tbaa !277
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12) #12
  store i64 %683, ptr %12, align 8, !tbaa !278
  %688 = getelementptr inbounds %struct.VkBufferCopy, ptr %12, i64 0, i32 1
  store i64 %687, ptr %688, align 8, !tbaa !280
  %689 = getelementptr inbounds %struct.VkBufferCopy, ptr %12, i64 0, i32 2
  store i64 %545, ptr %689, align 8, !tbaa !281
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %13) #12
  store i64 %687, ptr %13, align 8, !tbaa !278
  %690 = getelementptr inbounds %struct.VkBufferCopy, ptr %13, i64 0, i32 1
  store i64 %683, ptr %690, align 8, !tbaa !280
  %691 = getelementptr inbounds %struct.VkBufferCopy, ptr %13, i64 0, i32 2
  store i64 %545, ptr %691, align 8, !tbaa !281
  %692 = load ptr, ptr %0, align 8, !tbaa !45
  %693 = getelementptr inbounds %struct.device, ptr %692, i64 0, i32 11
  %694 = load ptr, ptr %693, align 8, !tbaa !282
  %695 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %696 = load ptr, ptr %695, align 8, !tbaa !130
  br i1 %538, label %697, label %698

697:                                              ; preds = %681
  call void %694(ptr noundef %696, ptr noundef %682, ptr noundef %685, i32 noundef 1, ptr noundef nonnull %12) #11
  br label %699

698:                                              ; preds = %681
  call void %694(ptr noundef %696, ptr noundef %685, ptr noundef %682, i32 noundef 1, ptr noundef nonnull %13) #11
  br label %699

699:                                              ; preds = %698, %697
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %13) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12) #12
  br label %700

700:                                              ; preds = %568, %617, %649, %650, %655, %699
  %701 = phi i32 [ 0, %699 ], [ %658, %655 ], [ %618, %617 ], [ %654, %650 ], [ 0, %649 ], [ -1, %568 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %19) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %18) #12
  br label %1089

702:                                              ; preds = %2, %2
  %703 = icmp eq i16 %37, 8
  %704 = zext i1 %703 to i32
  %705 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %706 = load ptr, ptr %705, align 8, !tbaa !118
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #12
  %707 = getelementptr inbounds %struct.context, ptr %706, i64 0, i32 3
  %708 = load ptr, ptr %707, align 8, !tbaa !10
  store ptr %708, ptr %10, align 8, !tbaa !33
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #12
  %709 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 2
  %710 = load i64, ptr %709, align 8, !tbaa !97
  %711 = icmp ult i64 %710, 32769
  br i1 %711, label %712, label %764

712:                                              ; preds = %702
  %713 = add nuw nsw i64 %710, 48
  %714 = getelementptr inbounds %struct.context, ptr %706, i64 0, i32 6
  %715 = load i64, ptr %714, align 8, !tbaa !107
  %716 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 1
  %717 = load i64, ptr %716, align 8, !tbaa !92
  %718 = add i64 %715, -1
  %719 = add i64 %718, %717
  %720 = urem i64 %719, %717
  %721 = sub nuw i64 %719, %720
  %722 = add i64 %713, %721
  store i64 %722, ptr %714, align 8, !tbaa !107
  %723 = add i64 %721, 47
  %724 = urem i64 %723, 48
  %725 = sub nuw i64 %723, %724
  store i64 %725, ptr %11, align 8, !tbaa !40
  %726 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 1
  %727 = load ptr, ptr %726, align 8, !tbaa !284
  br i1 %703, label %759, label %728

728:                                              ; preds = %712
  %729 = getelementptr inbounds %struct.context, ptr %706, i64 0, i32 19
  %730 = getelementptr inbounds %struct.context, ptr %706, i64 0, i32 17
  %731 = load i32, ptr %730, align 8, !tbaa !105
  %732 = getelementptr inbounds %struct.context, ptr %706, i64 0, i32 18
  %733 = load i32, ptr %732, align 4, !tbaa !139
  %734 = icmp ugt i32 %733, %731
  br i1 %734, label %735, label %737

735:                                              ; preds = %728
  %736 = load ptr, ptr %729, align 8, !tbaa !27
  br label %748

737:                                              ; preds = %728
  %738 = icmp eq i32 %733, 0
  %739 = shl i32 %733, 1
  %740 = select i1 %738, i32 8, i32 %739
  %741 = load ptr, ptr %729, align 8, !tbaa !33
  %742 = zext i32 %740 to i64
  %743 = mul nuw nsw i64 %742, 24
  %744 = tail call ptr @realloc(ptr noundef %741, i64 noundef %743) #11
  %745 = icmp eq ptr %744, null
  br i1 %745, label %916, label %746

746:                                              ; preds = %737
  store ptr %744, ptr %729, align 8, !tbaa !33
  store i32 %740, ptr %732, align 4, !tbaa !139
  %747 = load i32, ptr %730, align 8, !tbaa !105
  br label %748

748:                                              ; preds = %746, %735
  %749 = phi i32 [ %731, %735 ], [ %747, %746 ]
  %750 = phi ptr [ %736, %735 ], [ %744, %746 ]
  %751 = add i32 %749, 1
  store i32 %751, ptr %730, align 8, !tbaa !105
  %752 = zext i32 %749 to i64
  %753 = getelementptr inbounds %struct.arrival, ptr %750, i64 %752
  %754 = getelementptr inbounds %struct.context, ptr %706, i64 0, i32 4
  %755 = load ptr, ptr %754, align 8, !tbaa !11
  %756 = getelementptr inbounds i8, ptr %755, i64 %725
  store ptr %727, ptr %753, align 8, !tbaa.struct !272
  %757 = getelementptr inbounds i8, ptr %753, i64 8
  store ptr %756, ptr %757, align 8, !tbaa.struct !181
  %758 = getelementptr inbounds i8, ptr %753, i64 16
  store i64 %710, ptr %758, align 8, !tbaa.struct !182
  br label %889

759:                                              ; preds = %712
  %760 = getelementptr inbounds %struct.context, ptr %706, i64 0, i32 4
  %761 = load ptr, ptr %760, align 8, !tbaa !11
  %762 = getelementptr inbounds i8, ptr %761, i64 %725
  %763 = tail call ptr @memcpy(ptr noundef %762, ptr noundef %727, i64 noundef %710) #11
  br label %889

764:                                              ; preds = %702
  %765 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 1
  %766 = load ptr, ptr %765, align 8, !tbaa !284
  %767 = ptrtoint ptr %766 to i64
  %768 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 37
  %769 = load i64, ptr %768, align 8, !tbaa !285
  %770 = urem i64 %767, %769
  %771 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 36
  %772 = load i64, ptr %771, align 8, !tbaa !274
  %773 = icmp ne i64 %772, 255
  %774 = and i64 %770, 3
  %775 = icmp eq i64 %774, 0
  %776 = select i1 %773, i1 %775, i1 false
  %777 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 3
  %778 = load i64, ptr %777, align 8, !tbaa !286
  br i1 %776, label %779, label %782

779:                                              ; preds = %764
  %780 = urem i64 %770, %778
  %781 = icmp eq i64 %780, 0
  br i1 %781, label %886, label %782

782:                                              ; preds = %779, %764
  %783 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %784 = load ptr, ptr %783, align 8, !tbaa !42
  %785 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5
  %786 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 4
  %787 = load i32, ptr %786, align 4, !tbaa !287
  %788 = zext i32 %787 to i64
  %789 = mul i64 %778, %788
  %790 = getelementptr inbounds %struct.staging, ptr %784, i64 0, i32 1
  %791 = getelementptr inbounds %struct.staging, ptr %784, i64 0, i32 1, i32 3
  %792 = load i64, ptr %791, align 8, !tbaa !54
  %793 = udiv i64 %792, %789
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #12
  %794 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 2
  %795 = load i64, ptr %794, align 8, !tbaa !288
  %796 = icmp eq i64 %795, 0
  br i1 %796, label %878, label %797

797:                                              ; preds = %782
  %798 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 4, i32 2
  %799 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 4, i32 1
  %800 = trunc i64 %793 to i32
  %801 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 3
  %802 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 3, i32 1
  %803 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 3, i32 2
  %804 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 1
  %805 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 1
  %806 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 2
  %807 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 3
  %808 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 3, i32 1
  %809 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 3, i32 2
  %810 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 4
  %811 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 4, i32 1
  %812 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 4, i32 2
  %813 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 4
  %814 = load i32, ptr %798, align 4, !tbaa !289
  br label %815

815:                                              ; preds = %870, %797
  %816 = phi i64 [ %795, %797 ], [ %871, %870 ]
  %817 = phi i32 [ %814, %797 ], [ %872, %870 ]
  %818 = phi i64 [ 0, %797 ], [ %875, %870 ]
  %819 = phi ptr [ %766, %797 ], [ %873, %870 ]
  %820 = icmp eq i32 %817, 0
  br i1 %820, label %870, label %821

821:                                              ; preds = %815
  %822 = load i32, ptr %799, align 4, !tbaa !290
  br label %823

823:                                              ; preds = %861, %821
  %824 = phi i32 [ %862, %861 ], [ %817, %821 ]
  %825 = phi i32 [ %863, %861 ], [ %817, %821 ]
  %826 = phi i32 [ %864, %861 ], [ %822, %821 ]
  %827 = phi ptr [ %865, %861 ], [ %819, %821 ]
  %828 = phi i32 [ %866, %861 ], [ 0, %821 ]
  %829 = icmp eq i32 %826, 0
  br i1 %829, label %861, label %830

830:                                              ; preds = %823, %851
  %831 = phi i32 [ %857, %851 ], [ %826, %823 ]
  %832 = phi ptr [ %855, %851 ], [ %827, %823 ]
  %833 = phi i32 [ %856, %851 ], [ 0, %823 ]
  %834 = sub i32 %831, %833
  %835 = zext i32 %834 to i64
  %836 = icmp ugt i64 %793, %835
  %837 = select i1 %836, i32 %834, i32 %800
  %838 = load i32, ptr %801, align 8, !tbaa !291
  %839 = load i32, ptr %802, align 4, !tbaa !292
  %840 = add nsw i32 %839, %833
  %841 = load i32, ptr %803, align 8, !tbaa !293
  %842 = add nsw i32 %841, %828
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %9) #12
  %843 = load i64, ptr %785, align 8, !tbaa !294
  store i64 %843, ptr %9, align 8, !tbaa !294
  %844 = load i64, ptr %805, align 8, !tbaa !295
  %845 = add i64 %844, %818
  store i64 %845, ptr %804, align 8, !tbaa !295
  store i64 1, ptr %806, align 8, !tbaa !288
  store i32 %838, ptr %807, align 8, !tbaa.struct !296
  store i32 %840, ptr %808, align 4, !tbaa.struct !297
  store i32 %842, ptr %809, align 8, !tbaa.struct !298
  %846 = load i32, ptr %786, align 4, !tbaa !287
  store i32 %846, ptr %810, align 4, !tbaa !299
  store i32 %837, ptr %811, align 8, !tbaa !300
  store i32 1, ptr %812, align 4, !tbaa !301
  %847 = zext i32 %837 to i64
  %848 = mul i64 %789, %847
  %849 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %832, i64 noundef %848, i32 noundef %704, ptr noundef nonnull %8) #13
  %850 = icmp eq i32 %849, 0
  br i1 %850, label %851, label %877

851:                                              ; preds = %830
  %852 = load ptr, ptr %790, align 8, !tbaa !275
  %853 = load i64, ptr %8, align 8, !tbaa !40
  %854 = load ptr, ptr %813, align 8, !tbaa !302
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %852, i64 noundef %853, ptr noundef %854, ptr noundef nonnull %9, i32 noundef %704) #13
  %855 = getelementptr inbounds i8, ptr %832, i64 %848
  %856 = add i32 %837, %833
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #12
  %857 = load i32, ptr %799, align 4, !tbaa !290
  %858 = icmp ugt i32 %857, %856
  br i1 %858, label %830, label %859, !llvm.loop !303

859:                                              ; preds = %851
  %860 = load i32, ptr %798, align 4, !tbaa !289
  br label %861

861:                                              ; preds = %859, %823
  %862 = phi i32 [ %824, %823 ], [ %860, %859 ]
  %863 = phi i32 [ %825, %823 ], [ %860, %859 ]
  %864 = phi i32 [ 0, %823 ], [ %857, %859 ]
  %865 = phi ptr [ %827, %823 ], [ %855, %859 ]
  %866 = add nuw i32 %828, 1
  %867 = icmp ult i32 %866, %863
  br i1 %867, label %823, label %868, !llvm.loop !304

868:                                              ; preds = %861
  %869 = load i64, ptr %794, align 8, !tbaa !288
  br label %870

870:                                              ; preds = %868, %815
  %871 = phi i64 [ %816, %815 ], [ %869, %868 ]
  %872 = phi i32 [ 0, %815 ], [ %862, %868 ]
  %873 = phi ptr [ %819, %815 ], [ %865, %868 ]
  %874 = add nuw nsw i64 %818, 1
  %875 = and i64 %874, 4294967295
  %876 = icmp ugt i64 %871, %875
  br i1 %876, label %815, label %878, !llvm.loop !305

877:                                              ; preds = %830
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #12
  br label %884

878:                                              ; preds = %870, %782
  br i1 %703, label %884, label %879

879:                                              ; preds = %878
  %880 = load ptr, ptr %783, align 8, !tbaa !42
  %881 = getelementptr inbounds %struct.staging, ptr %880, i64 0, i32 2
  %882 = load i64, ptr %881, align 8, !tbaa !162
  %883 = tail call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %882) #13
  br label %884

884:                                              ; preds = %879, %878, %877
  %885 = phi i32 [ %849, %877 ], [ %883, %879 ], [ 0, %878 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #12
  br label %916

886:                                              ; preds = %779
  %887 = call fastcc i32 @use_in_place(ptr noundef nonnull %0, ptr noundef %766, i64 noundef %710, ptr noundef nonnull %10, ptr noundef nonnull %11) #13
  %888 = icmp eq i32 %887, 0
  br i1 %888, label %889, label %916

889:                                              ; preds = %886, %759, %748
  %890 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %891 = load i32, ptr %890, align 8, !tbaa !131
  %892 = icmp eq i32 %891, 0
  br i1 %892, label %910, label %893

893:                                              ; preds = %889
  %894 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %895 = load ptr, ptr %894, align 8, !tbaa !76
  %896 = getelementptr inbounds %struct.hardware_queue, ptr %895, i64 0, i32 1
  %897 = load i64, ptr %896, align 8, !tbaa !122
  %898 = trunc i64 %897 to i32
  %899 = and i64 %897, 2048
  %900 = icmp eq i64 %899, 0
  %901 = select i1 %900, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #12
  store i32 46, ptr %7, align 8, !tbaa !124
  %902 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %902, align 8, !tbaa !126
  %903 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %901, ptr %903, align 8, !tbaa !127
  %904 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 3
  store i32 %901, ptr %904, align 4, !tbaa !128
  %905 = load ptr, ptr %0, align 8, !tbaa !45
  %906 = getelementptr inbounds %struct.device, ptr %905, i64 0, i32 18
  %907 = load ptr, ptr %906, align 8, !tbaa !129
  %908 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %909 = load ptr, ptr %908, align 8, !tbaa !130
  call void %907(ptr noundef %909, i32 noundef %898, i32 noundef %898, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #12
  br label %910

910:                                              ; preds = %893, %889
  store i32 1, ptr %890, align 8, !tbaa !131
  %911 = load ptr, ptr %10, align 8, !tbaa !33
  %912 = load i64, ptr %11, align 8, !tbaa !40
  %913 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 4
  %914 = load ptr, ptr %913, align 8, !tbaa !302
  %915 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %911, i64 noundef %912, ptr noundef %914, ptr noundef nonnull %915, i32 noundef %704) #13
  br label %916

916:                                              ; preds = %737, %884, %886, %910
  %917 = phi i32 [ 0, %910 ], [ %885, %884 ], [ %887, %886 ], [ -1, %737 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #12
  br label %1089

918:                                              ; preds = %2
  %919 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 1
  %920 = load ptr, ptr %919, align 8, !tbaa !33
  %921 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 2
  %922 = getelementptr inbounds %struct.command, ptr %1, i64 0, i32 2
  %923 = load i32, ptr %922, align 4, !tbaa !91
  %924 = zext i32 %923 to i64
  %925 = getelementptr inbounds i8, ptr %1, i64 %924
  %926 = getelementptr inbounds %struct.context, ptr %920, i64 0, i32 32
  %927 = load ptr, ptr %926, align 8, !tbaa !31
  %928 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %929 = load i32, ptr %928, align 8, !tbaa !131
  %930 = icmp eq i32 %929, 0
  br i1 %930, label %947, label %931

931:                                              ; preds = %918
  %932 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %933 = load ptr, ptr %932, align 8, !tbaa !76
  %934 = getelementptr inbounds %struct.hardware_queue, ptr %933, i64 0, i32 1
  %935 = load i64, ptr %934, align 8, !tbaa !122
  %936 = trunc i64 %935 to i32
  %937 = and i64 %935, 2048
  %938 = icmp eq i64 %937, 0
  %939 = select i1 %938, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #12
  store i32 46, ptr %5, align 8, !tbaa !124
  %940 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 1
  store ptr null, ptr %940, align 8, !tbaa !126
  %941 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 2
  store i32 %939, ptr %941, align 8, !tbaa !127
  %942 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 3
  store i32 %939, ptr %942, align 4, !tbaa !128
  %943 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 18
  %944 = load ptr, ptr %943, align 8, !tbaa !129
  %945 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %946 = load ptr, ptr %945, align 8, !tbaa !130
  call void %944(ptr noundef %946, i32 noundef %936, i32 noundef %936, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %5, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #12
  br label %947

947:                                              ; preds = %931, %918
  store i32 1, ptr %928, align 8, !tbaa !131
  %948 = icmp ult ptr %921, %925
  br i1 %948, label %949, label %1015

949:                                              ; preds = %947
  %950 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %951 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %952 = getelementptr inbounds %struct.context, ptr %920, i64 0, i32 3
  %953 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %954 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 1
  %955 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 2
  %956 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 3
  br label %957

957:                                              ; preds = %1013, %949
  %958 = phi ptr [ %921, %949 ], [ %987, %1013 ]
  %959 = phi ptr [ %927, %949 ], [ %986, %1013 ]
  call void @llvm.lifetime.start.p0(i64 1536, ptr nonnull %6) #12
  %960 = icmp ult ptr %958, %925
  br i1 %960, label %961, label %984

961:                                              ; preds = %957, %961
  %962 = phi i64 [ %965, %961 ], [ 0, %957 ]
  %963 = phi ptr [ %978, %961 ], [ %958, %957 ]
  %964 = phi ptr [ %968, %961 ], [ %959, %957 ]
  %965 = add nuw nsw i64 %962, 1
  %966 = getelementptr inbounds [64 x %struct.VkBufferCopy], ptr %6, i64 0, i64 %962
  %967 = call fastcc i64 @write_arguments(ptr noundef %0, ptr noundef %963) #13
  %968 = getelementptr inbounds i64, ptr %964, i64 1
  %969 = load i64, ptr %964, align 8, !tbaa !40
  %970 = getelementptr inbounds %struct.command, ptr %963, i64 0, i32 2
  %971 = load i32, ptr %970, align 4, !tbaa !91
  %972 = zext i32 %971 to i64
  %973 = add nsw i64 %972, -32
  store i64 %967, ptr %966, align 8, !tbaa.struct !306
  %974 = getelementptr inbounds i8, ptr %966, i64 8
  store i64 %969, ptr %974, align 8, !tbaa.struct !222
  %975 = getelementptr inbounds i8, ptr %966, i64 16
  store i64 %973, ptr %975, align 8, !tbaa.struct !182
  %976 = load i32, ptr %970, align 4, !tbaa !91
  %977 = zext i32 %976 to i64
  %978 = getelementptr inbounds i8, ptr %963, i64 %977
  %979 = icmp ult ptr %978, %925
  %980 = icmp ult i64 %962, 63
  %981 = select i1 %979, i1 %980, i1 false
  br i1 %981, label %961, label %982, !llvm.loop !307

982:                                              ; preds = %961
  %983 = trunc i64 %965 to i32
  br label %984

984:                                              ; preds = %982, %957
  %985 = phi i32 [ 0, %957 ], [ %983, %982 ]
  %986 = phi ptr [ %959, %957 ], [ %968, %982 ]
  %987 = phi ptr [ %958, %957 ], [ %978, %982 ]
  %988 = load ptr, ptr %0, align 8, !tbaa !45
  %989 = getelementptr inbounds %struct.device, ptr %988, i64 0, i32 11
  %990 = load ptr, ptr %989, align 8, !tbaa !282
  %991 = load ptr, ptr %950, align 8, !tbaa !130
  %992 = load ptr, ptr %951, align 8, !tbaa !118
  %993 = getelementptr inbounds %struct.context, ptr %992, i64 0, i32 3
  %994 = load ptr, ptr %993, align 8, !tbaa !10
  %995 = load ptr, ptr %952, align 8, !tbaa !10
  call void %990(ptr noundef %991, ptr noundef %994, ptr noundef %995, i32 noundef %985, ptr noundef nonnull %6) #11
  %996 = icmp eq ptr %987, %925
  br i1 %996, label %997, label %1013

997:                                              ; preds = %984
  %998 = load i32, ptr %928, align 8, !tbaa !131
  %999 = icmp eq i32 %998, 0
  br i1 %999, label %1012, label %1000

1000:                                             ; preds = %997
  %1001 = load ptr, ptr %953, align 8, !tbaa !76
  %1002 = getelementptr inbounds %struct.hardware_queue, ptr %1001, i64 0, i32 1
  %1003 = load i64, ptr %1002, align 8, !tbaa !122
  %1004 = trunc i64 %1003 to i32
  %1005 = and i64 %1003, 2048
  %1006 = icmp eq i64 %1005, 0
  %1007 = select i1 %1006, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #12
  store i32 46, ptr %4, align 8, !tbaa !124
  store ptr null, ptr %954, align 8, !tbaa !126
  store i32 %1007, ptr %955, align 8, !tbaa !127
  store i32 %1007, ptr %956, align 4, !tbaa !128
  %1008 = load ptr, ptr %0, align 8, !tbaa !45
  %1009 = getelementptr inbounds %struct.device, ptr %1008, i64 0, i32 18
  %1010 = load ptr, ptr %1009, align 8, !tbaa !129
  %1011 = load ptr, ptr %950, align 8, !tbaa !130
  call void %1010(ptr noundef %1011, i32 noundef %1004, i32 noundef %1004, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %4, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #12
  br label %1012

1012:                                             ; preds = %1000, %997
  store i32 1, ptr %928, align 8, !tbaa !131
  br label %1013

1013:                                             ; preds = %1012, %984
  call void @llvm.lifetime.end.p0(i64 1536, ptr nonnull %6) #12
  %1014 = icmp ult ptr %987, %925
  br i1 %1014, label %957, label %1015, !llvm.loop !308

1015:                                             ; preds = %1013, %947
  %1016 = load ptr, ptr %0, align 8, !tbaa !45
  %1017 = getelementptr inbounds %struct.device, ptr %1016, i64 0, i32 16
  %1018 = load ptr, ptr %1017, align 8, !tbaa !309
  %1019 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %1020 = load ptr, ptr %1019, align 8, !tbaa !130
  %1021 = getelementptr inbounds %struct.context, ptr %920, i64 0, i32 13
  %1022 = load ptr, ptr %1021, align 8, !tbaa !25
  call void %1018(ptr noundef %1020, i32 noundef 1, ptr noundef %1022) #11
  br label %1089

1023:                                             ; preds = %2
  %1024 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %1025 = load i32, ptr %1024, align 8, !tbaa !131
  %1026 = icmp eq i32 %1025, 0
  br i1 %1026, label %1044, label %1027

1027:                                             ; preds = %1023
  %1028 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %1029 = load ptr, ptr %1028, align 8, !tbaa !76
  %1030 = getelementptr inbounds %struct.hardware_queue, ptr %1029, i64 0, i32 1
  %1031 = load i64, ptr %1030, align 8, !tbaa !122
  %1032 = trunc i64 %1031 to i32
  %1033 = and i64 %1031, 2048
  %1034 = icmp eq i64 %1033, 0
  %1035 = select i1 %1034, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #12
  store i32 46, ptr %3, align 8, !tbaa !124
  %1036 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %1036, align 8, !tbaa !126
  %1037 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %1035, ptr %1037, align 8, !tbaa !127
  %1038 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %1035, ptr %1038, align 4, !tbaa !128
  %1039 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 18
  %1040 = load ptr, ptr %1039, align 8, !tbaa !129
  %1041 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %1042 = load ptr, ptr %1041, align 8, !tbaa !130
  call void %1040(ptr noundef %1042, i32 noundef %1032, i32 noundef %1032, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %3, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #12
  %1043 = load i16, ptr %1, align 4, !tbaa !88
  br label %1044

1044:                                             ; preds = %1023, %1027
  %1045 = phi i16 [ %37, %1023 ], [ %1043, %1027 ]
  store i32 1, ptr %1024, align 8, !tbaa !131
  switch i16 %1045, label %1089 [
    i16 2, label %1046
    i16 3, label %1056
    i16 6, label %1069
    i16 7, label %1069
    i16 10, label %1079
    i16 11, label %1080
    i16 12, label %1086
  ]

1046:                                             ; preds = %1044
  %1047 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 11
  %1048 = load ptr, ptr %1047, align 8, !tbaa !282
  %1049 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %1050 = load ptr, ptr %1049, align 8, !tbaa !130
  %1051 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 2
  %1052 = load ptr, ptr %1051, align 8, !tbaa !310
  %1053 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 1
  %1054 = load ptr, ptr %1053, align 8, !tbaa !312
  %1055 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 3
  call void %1048(ptr noundef %1050, ptr noundef %1052, ptr noundef %1054, i32 noundef 1, ptr noundef nonnull %1055) #11
  br label %1089

1056:                                             ; preds = %1044
  %1057 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 17
  %1058 = load ptr, ptr %1057, align 8, !tbaa !313
  %1059 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %1060 = load ptr, ptr %1059, align 8, !tbaa !130
  %1061 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 1
  %1062 = load ptr, ptr %1061, align 8, !tbaa !314
  %1063 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 2
  %1064 = load i64, ptr %1063, align 8, !tbaa !316
  %1065 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 3
  %1066 = load i64, ptr %1065, align 8, !tbaa !317
  %1067 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 4
  %1068 = load i32, ptr %1067, align 8, !tbaa !318
  call void %1058(ptr noundef %1060, ptr noundef %1062, i64 noundef %1064, i64 noundef %1066, i32 noundef %1068) #11
  br label %1089

1069:                                             ; preds = %1044, %1044
  %1070 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 1
  %1071 = load ptr, ptr %1070, align 8, !tbaa !319
  %1072 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 2
  %1073 = load i64, ptr %1072, align 8, !tbaa !321
  %1074 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 3
  %1075 = load ptr, ptr %1074, align 8, !tbaa !322
  %1076 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 4
  %1077 = icmp eq i16 %1045, 6
  %1078 = zext i1 %1077 to i32
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %1071, i64 noundef %1073, ptr noundef %1075, ptr noundef nonnull %1076, i32 noundef %1078) #13
  br label %1089

1079:                                             ; preds = %1044
  call fastcc void @copy_image(ptr noundef nonnull %0, ptr noundef nonnull %1) #13
  br label %1089

1080:                                             ; preds = %1044
  %1081 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 1
  %1082 = load ptr, ptr %1081, align 8, !tbaa !323
  %1083 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 2
  %1084 = load i64, ptr %1083, align 8, !tbaa !325
  %1085 = trunc i64 %1084 to i32
  call fastcc void @transition(ptr noundef nonnull %0, ptr noundef %1082, i32 noundef %1085) #13
  br label %1089

1086:                                             ; preds = %1044
  %1087 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 1
  %1088 = load ptr, ptr %1087, align 8, !tbaa !323
  call fastcc void @clear_image(ptr noundef nonnull %0, ptr noundef %1088) #13
  br label %1089

1089:                                             ; preds = %526, %515, %501, %499, %1046, %1056, %1069, %1079, %1080, %1086, %1044, %2, %1015, %916, %700
  %1090 = phi i32 [ 0, %1015 ], [ %917, %916 ], [ %701, %700 ], [ 0, %2 ], [ 0, %1044 ], [ 0, %1086 ], [ 0, %1080 ], [ 0, %1079 ], [ 0, %1069 ], [ 0, %1056 ], [ 0, %1046 ], [ %500, %499 ], [ 0, %501 ], [ 0, %526 ], [ -1, %515 ]
  ret i32 %1090
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define dso_local i64 @queue_demand(ptr nocapture noundef readonly %0, ptr noundef readonly %1, i64 noundef %2) local_unnamed_addr #7 {
  %4 = getelementptr inbounds i8, ptr %1, i64 %2
  %5 = icmp sgt i64 %2, 0
  br i1 %5, label %6, label %62

6:                                                ; preds = %3
  %7 = load ptr, ptr %0, align 8, !tbaa !45
  %8 = getelementptr inbounds %struct.device, ptr %7, i64 0, i32 1
  br label %9

9:                                                ; preds = %58, %6
  %10 = phi ptr [ %1, %6 ], [ %59, %58 ]
  %11 = phi i64 [ 0, %6 ], [ %60, %58 ]
  %12 = load i16, ptr %10, align 8, !tbaa !88
  %13 = icmp eq i16 %12, 13
  br i1 %13, label %14, label %16

14:                                               ; preds = %9
  %15 = getelementptr inbounds i8, ptr %10, i64 16
  br label %58

16:                                               ; preds = %9
  %17 = getelementptr inbounds %struct.command, ptr %10, i64 0, i32 2
  %18 = load i32, ptr %17, align 4, !tbaa !91
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds i8, ptr %10, i64 %19
  switch i16 %12, label %58 [
    i16 1, label %21
    i16 4, label %36
    i16 5, label %36
    i16 8, label %47
    i16 9, label %47
  ]

21:                                               ; preds = %16
  %22 = load i64, ptr %8, align 8, !tbaa !92
  %23 = add i64 %22, -1
  %24 = add i64 %23, %19
  %25 = urem i64 %24, %22
  %26 = getelementptr inbounds %struct.launch, ptr %10, i64 0, i32 1
  %27 = load ptr, ptr %26, align 8, !tbaa !33
  %28 = getelementptr inbounds %struct.kernel, ptr %27, i64 0, i32 2
  %29 = load i64, ptr %28, align 8, !tbaa !93
  %30 = add i64 %29, %23
  %31 = urem i64 %30, %22
  %32 = add i64 %11, %24
  %33 = add i64 %25, %31
  %34 = sub i64 %32, %33
  %35 = add i64 %34, %30
  br label %58

36:                                               ; preds = %16, %16
  %37 = getelementptr inbounds %struct.transfer, ptr %10, i64 0, i32 3
  %38 = load i64, ptr %37, align 8, !tbaa !95
  %39 = icmp ult i64 %38, 32769
  br i1 %39, label %40, label %58

40:                                               ; preds = %36
  %41 = load i64, ptr %8, align 8, !tbaa !92
  %42 = add nsw i64 %38, -1
  %43 = add i64 %42, %41
  %44 = urem i64 %43, %41
  %45 = sub i64 %11, %44
  %46 = add i64 %45, %43
  br label %58

47:                                               ; preds = %16, %16
  %48 = getelementptr inbounds %struct.texels, ptr %10, i64 0, i32 2
  %49 = load i64, ptr %48, align 8, !tbaa !97
  %50 = icmp ult i64 %49, 32769
  br i1 %50, label %51, label %58

51:                                               ; preds = %47
  %52 = load i64, ptr %8, align 8, !tbaa !92
  %53 = add nuw nsw i64 %49, 47
  %54 = add i64 %53, %52
  %55 = urem i64 %54, %52
  %56 = sub i64 %11, %55
  %57 = add i64 %56, %54
  br label %58

58:                                               ; preds = %51, %47, %40, %36, %21, %16, %14
  %59 = phi ptr [ %20, %21 ], [ %20, %40 ], [ %20, %36 ], [ %20, %16 ], [ %20, %51 ], [ %20, %47 ], [ %15, %14 ]
  %60 = phi i64 [ %35, %21 ], [ %46, %40 ], [ %11, %36 ], [ %11, %16 ], [ %57, %51 ], [ %11, %47 ], [ %11, %14 ]
  %61 = icmp ult ptr %59, %4
  br i1 %61, label %9, label %62, !llvm.loop !102

62:                                               ; preds = %58, %3
  %63 = phi i64 [ 0, %3 ], [ %60, %58 ]
  ret i64 %63
}

; Function Attrs: nounwind
define dso_local i64 @queue_completed(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #12
  store i64 0, ptr %2, align 8, !tbaa !40
  %3 = load ptr, ptr %0, align 8, !tbaa !45
  %4 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 27
  %5 = load ptr, ptr %4, align 8, !tbaa !81
  %6 = load ptr, ptr %3, align 8, !tbaa !21
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %8 = load ptr, ptr %7, align 8, !tbaa !77
  %9 = call i32 %5(ptr noundef %6, ptr noundef %8, ptr noundef nonnull %2) #11
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %1
  %12 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store atomic i32 %9, ptr %12 seq_cst, align 8
  br label %13

13:                                               ; preds = %1, %11
  %14 = load i64, ptr %2, align 8
  %15 = select i1 %10, i64 %14, i64 0
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #12
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %17 = load ptr, ptr %16, align 8, !tbaa !326
  %18 = icmp eq ptr %17, null
  br i1 %18, label %29, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  br label %24

24:                                               ; preds = %19, %102
  %25 = phi ptr [ %17, %19 ], [ %104, %102 ]
  %26 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 1
  %27 = load i64, ptr %26, align 8, !tbaa !74
  %28 = icmp ugt i64 %27, %15
  br i1 %28, label %29, label %34

29:                                               ; preds = %24, %102, %13
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %31 = load atomic i32, ptr %30 seq_cst, align 8
  %32 = icmp eq i32 %31, 0
  %33 = select i1 %32, i64 %15, i64 -1
  ret i64 %33

34:                                               ; preds = %24
  %35 = call i32 @pthread_mutex_lock(ptr noundef nonnull %20) #11
  %36 = load ptr, ptr %25, align 8, !tbaa !87
  store ptr %36, ptr %16, align 8, !tbaa !326
  %37 = icmp eq ptr %36, null
  br i1 %37, label %38, label %39

38:                                               ; preds = %34
  store ptr %16, ptr %21, align 8, !tbaa !80
  br label %39

39:                                               ; preds = %38, %34
  %40 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %20) #11
  %41 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 17
  %42 = load i32, ptr %41, align 8, !tbaa !105
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %46, label %44

44:                                               ; preds = %39
  %45 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 19
  br label %50

46:                                               ; preds = %50, %39
  %47 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 9
  %48 = load i32, ptr %47, align 8, !tbaa !104
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %78, label %64

50:                                               ; preds = %50, %44
  %51 = phi i64 [ 0, %44 ], [ %60, %50 ]
  %52 = load ptr, ptr %45, align 8, !tbaa !27
  %53 = getelementptr inbounds %struct.arrival, ptr %52, i64 %51
  %54 = load ptr, ptr %53, align 8, !tbaa !327
  %55 = getelementptr inbounds %struct.arrival, ptr %52, i64 %51, i32 1
  %56 = load ptr, ptr %55, align 8, !tbaa !329
  %57 = getelementptr inbounds %struct.arrival, ptr %52, i64 %51, i32 2
  %58 = load i64, ptr %57, align 8, !tbaa !330
  %59 = call ptr @memcpy(ptr noundef %54, ptr noundef %56, i64 noundef %58) #11
  %60 = add nuw nsw i64 %51, 1
  %61 = load i32, ptr %41, align 8, !tbaa !105
  %62 = zext i32 %61 to i64
  %63 = icmp ult i64 %60, %62
  br i1 %63, label %50, label %46, !llvm.loop !331

64:                                               ; preds = %46
  %65 = load ptr, ptr %0, align 8, !tbaa !45
  %66 = getelementptr inbounds %struct.device, ptr %65, i64 0, i32 26
  %67 = load ptr, ptr %66, align 8, !tbaa !332
  %68 = load ptr, ptr %65, align 8, !tbaa !21
  %69 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 7
  %70 = load ptr, ptr %69, align 8, !tbaa !13
  %71 = zext i32 %48 to i64
  %72 = shl nuw nsw i64 %71, 3
  %73 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 8
  %74 = load ptr, ptr %73, align 8, !tbaa !117
  %75 = call i32 %67(ptr noundef %68, ptr noundef %70, i32 noundef 0, i32 noundef %48, i64 noundef %72, ptr noundef %74, i64 noundef 8, i32 noundef 3) #11
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %78, label %77

77:                                               ; preds = %64
  store atomic i32 %75, ptr %22 seq_cst, align 8
  br label %78

78:                                               ; preds = %77, %64, %46
  %79 = load ptr, ptr %0, align 8, !tbaa !45
  %80 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 20
  %81 = load i32, ptr %80, align 8, !tbaa !17
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %102, label %83

83:                                               ; preds = %78
  %84 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 22
  %85 = getelementptr inbounds %struct.device, ptr %79, i64 0, i32 22
  %86 = getelementptr inbounds %struct.device, ptr %79, i64 0, i32 25
  br label %87

87:                                               ; preds = %87, %83
  %88 = phi i32 [ %81, %83 ], [ %100, %87 ]
  %89 = load ptr, ptr %84, align 8, !tbaa !18
  %90 = add i32 %88, -1
  store i32 %90, ptr %80, align 8, !tbaa !17
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds %struct.import, ptr %89, i64 %91
  %93 = load ptr, ptr %92, align 8
  %94 = getelementptr inbounds { ptr, ptr }, ptr %92, i64 0, i32 1
  %95 = load ptr, ptr %94, align 8
  %96 = load ptr, ptr %85, align 8, !tbaa !19
  %97 = load ptr, ptr %79, align 8, !tbaa !21
  call void %96(ptr noundef %97, ptr noundef %93, ptr noundef null) #11
  %98 = load ptr, ptr %86, align 8, !tbaa !22
  %99 = load ptr, ptr %79, align 8, !tbaa !21
  call void %98(ptr noundef %99, ptr noundef %95, ptr noundef null) #11
  %100 = load i32, ptr %80, align 8, !tbaa !17
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %87, !llvm.loop !23

102:                                              ; preds = %87, %78
  %103 = load ptr, ptr %23, align 8, !tbaa !86
  store ptr %103, ptr %25, align 8, !tbaa !87
  store ptr %25, ptr %23, align 8, !tbaa !86
  %104 = load ptr, ptr %16, align 8, !tbaa !326
  %105 = icmp eq ptr %104, null
  br i1 %105, label %29, label %24, !llvm.loop !333
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @queue_lives(ptr nocapture noundef readonly %0) local_unnamed_addr #8 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %3 = load atomic i32, ptr %2 seq_cst, align 8
  %4 = icmp eq i32 %3, 0
  %5 = zext i1 %4 to i32
  ret i32 %5
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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #12
  store i64 0, ptr %3, align 8, !tbaa !40
  %5 = load ptr, ptr %0, align 8, !tbaa !45
  %6 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 27
  %7 = load ptr, ptr %6, align 8, !tbaa !81
  %8 = load ptr, ptr %5, align 8, !tbaa !21
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %10 = load ptr, ptr %9, align 8, !tbaa !77
  %11 = call i32 %7(ptr noundef %8, ptr noundef %10, ptr noundef nonnull %3) #11
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %15, label %13

13:                                               ; preds = %2
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store atomic i32 %11, ptr %14 seq_cst, align 8
  br label %15

15:                                               ; preds = %2, %13
  %16 = load i64, ptr %3, align 8
  %17 = select i1 %12, i64 %16, i64 0
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #12
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
  %27 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %28 = call i32 @pthread_mutex_lock(ptr noundef nonnull %27) #11
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %30 = load i32, ptr %29, align 8, !tbaa !83
  %31 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %27) #11
  %32 = icmp eq i32 %30, 0
  br i1 %32, label %36, label %33

33:                                               ; preds = %26
  %34 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
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
  store i64 0, ptr %6, align 8, !tbaa !40
  %7 = load ptr, ptr %0, align 8, !tbaa !45
  %8 = getelementptr inbounds %struct.device, ptr %7, i64 0, i32 27
  %9 = load ptr, ptr %8, align 8, !tbaa !81
  %10 = load ptr, ptr %7, align 8, !tbaa !21
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %12 = load ptr, ptr %11, align 8, !tbaa !77
  %13 = call i32 %9(ptr noundef %10, ptr noundef %12, ptr noundef nonnull %6) #11
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %17, label %15

15:                                               ; preds = %3
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store atomic i32 %13, ptr %16 seq_cst, align 8
  br label %17

17:                                               ; preds = %3, %15
  %18 = load i64, ptr %6, align 8
  %19 = select i1 %14, i64 %18, i64 0
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #12
  %20 = icmp ult i64 %19, %1
  br i1 %20, label %21, label %38

21:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  store i64 %1, ptr %4, align 8, !tbaa !40
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %5) #12
  store i32 1000207004, ptr %5, align 8, !tbaa !56
  %22 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 1
  store ptr null, ptr %22, align 8, !tbaa !58
  %23 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 2
  store i32 0, ptr %23, align 8, !tbaa !59
  %24 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 3
  store i32 1, ptr %24, align 4, !tbaa !60
  %25 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 4
  store ptr %11, ptr %25, align 8, !tbaa !61
  %26 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 5
  store ptr %4, ptr %26, align 8, !tbaa !62
  %27 = load ptr, ptr %0, align 8, !tbaa !45
  %28 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 35
  %29 = load ptr, ptr %28, align 8, !tbaa !63
  %30 = load ptr, ptr %27, align 8, !tbaa !21
  %31 = call i32 %29(ptr noundef %30, ptr noundef nonnull %5, i64 noundef %2) #11
  %32 = icmp slt i32 %31, 0
  br i1 %32, label %33, label %35

33:                                               ; preds = %21
  %34 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store atomic i32 %31, ptr %34 seq_cst, align 8
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
define dso_local void @queue_idle(ptr nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %3 = load ptr, ptr %2, align 8, !tbaa !76
  %4 = getelementptr inbounds %struct.hardware_queue, ptr %3, i64 0, i32 2
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #11
  %6 = load ptr, ptr %0, align 8, !tbaa !45
  %7 = getelementptr inbounds %struct.device, ptr %6, i64 0, i32 29
  %8 = load ptr, ptr %7, align 8, !tbaa !334
  %9 = load ptr, ptr %2, align 8, !tbaa !76
  %10 = load ptr, ptr %9, align 8, !tbaa !141
  %11 = tail call i32 %8(ptr noundef %10) #11
  %12 = load ptr, ptr %2, align 8, !tbaa !76
  %13 = getelementptr inbounds %struct.hardware_queue, ptr %12, i64 0, i32 2
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #11
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #11
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  store ptr null, ptr %4, align 8, !tbaa !86
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  store ptr null, ptr %5, align 8, !tbaa !326
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  store ptr %5, ptr %6, align 8, !tbaa !80
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  store i32 1, ptr %7, align 4, !tbaa !82
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %9 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %8) #11
  %10 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #11
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %12 = load ptr, ptr %11, align 8, !tbaa !42
  %13 = icmp eq ptr %12, null
  br i1 %13, label %24, label %14

14:                                               ; preds = %1
  %15 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 7
  %16 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %15) #11
  %17 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 4
  store i32 1, ptr %17, align 8, !tbaa !47
  %18 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 8
  %19 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %18) #11
  %20 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %15) #11
  %21 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 3
  %22 = load i64, ptr %21, align 8, !tbaa !335
  %23 = tail call i32 @pthread_join(i64 noundef %22, ptr noundef null) #11
  tail call void @free(ptr noundef nonnull %12) #11
  store ptr null, ptr %11, align 8, !tbaa !42
  br label %24

24:                                               ; preds = %1, %14
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %26 = load i32, ptr %25, align 4, !tbaa !79
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %32, label %28

28:                                               ; preds = %24
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %30 = load i64, ptr %29, align 8, !tbaa !336
  %31 = tail call i32 @pthread_join(i64 noundef %30, ptr noundef null) #11
  store i32 0, ptr %25, align 4, !tbaa !79
  br label %32

32:                                               ; preds = %24, %28
  ret void
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #0 {
  tail call void @free(ptr noundef %0) #11
  ret void
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #2

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #2

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define internal fastcc i32 @add_wait(ptr nocapture noundef %0, ptr noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 29
  %5 = load i32, ptr %4, align 4, !tbaa !337
  %6 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 30
  %7 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 28
  %8 = load i32, ptr %7, align 8, !tbaa !108
  %9 = icmp ugt i32 %5, %8
  br i1 %9, label %22, label %10

10:                                               ; preds = %3
  %11 = icmp eq i32 %5, 0
  %12 = shl i32 %5, 1
  %13 = select i1 %11, i32 8, i32 %12
  %14 = load ptr, ptr %6, align 8, !tbaa !33
  %15 = zext i32 %13 to i64
  %16 = shl nuw nsw i64 %15, 3
  %17 = tail call ptr @realloc(ptr noundef %14, i64 noundef %16) #11
  %18 = icmp eq ptr %17, null
  br i1 %18, label %56, label %19

19:                                               ; preds = %10
  store ptr %17, ptr %6, align 8, !tbaa !33
  %20 = load i32, ptr %4, align 4, !tbaa !337
  %21 = load i32, ptr %7, align 8, !tbaa !108
  br label %22

22:                                               ; preds = %3, %19
  %23 = phi i32 [ %8, %3 ], [ %21, %19 ]
  %24 = phi i32 [ %5, %3 ], [ %20, %19 ]
  %25 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 31
  %26 = icmp ugt i32 %24, %23
  br i1 %26, label %38, label %27

27:                                               ; preds = %22
  %28 = icmp eq i32 %24, 0
  %29 = shl i32 %24, 1
  %30 = select i1 %28, i32 8, i32 %29
  %31 = load ptr, ptr %25, align 8, !tbaa !33
  %32 = zext i32 %30 to i64
  %33 = shl nuw nsw i64 %32, 3
  %34 = tail call ptr @realloc(ptr noundef %31, i64 noundef %33) #11
  %35 = icmp eq ptr %34, null
  br i1 %35, label %56, label %36

36:                                               ; preds = %27
  store ptr %34, ptr %25, align 8, !tbaa !33
  %37 = load i32, ptr %7, align 8, !tbaa !108
  br label %38

38:                                               ; preds = %22, %36
  %39 = phi i32 [ %37, %36 ], [ %23, %22 ]
  %40 = phi i32 [ %30, %36 ], [ %24, %22 ]
  store i32 %40, ptr %4, align 4, !tbaa !337
  %41 = load ptr, ptr %6, align 8, !tbaa !29
  %42 = zext i32 %39 to i64
  %43 = getelementptr inbounds ptr, ptr %41, i64 %42
  store ptr %1, ptr %43, align 8, !tbaa !33
  %44 = load ptr, ptr %25, align 8, !tbaa !30
  %45 = add i32 %39, 1
  store i32 %45, ptr %7, align 8, !tbaa !108
  %46 = getelementptr inbounds i64, ptr %44, i64 %42
  store i64 %2, ptr %46, align 8, !tbaa !40
  %47 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 27
  %48 = load ptr, ptr %47, align 8, !tbaa !28
  %49 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 25
  %50 = load i32, ptr %49, align 8, !tbaa !109
  %51 = add i32 %50, -1
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds %struct.submission, ptr %48, i64 %52, i32 1
  %54 = load i32, ptr %53, align 4, !tbaa !120
  %55 = add i32 %54, 1
  store i32 %55, ptr %53, align 4, !tbaa !120
  br label %56

56:                                               ; preds = %27, %10, %38
  %57 = phi i32 [ 0, %38 ], [ -1, %10 ], [ -1, %27 ]
  ret i32 %57
}

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #9

; Function Attrs: nounwind
define internal fastcc void @copy_texels(ptr nocapture noundef readonly %0, ptr noundef %1, i64 noundef %2, ptr nocapture noundef %3, ptr nocapture noundef readonly %4, i32 noundef %5) unnamed_addr #0 {
  %7 = alloca %struct.VkImageMemoryBarrier, align 8
  %8 = alloca %struct.VkBufferImageCopy, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %8) #12
  store i64 %2, ptr %8, align 8, !tbaa !338
  %9 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 1
  store i32 0, ptr %9, align 8, !tbaa !341
  %10 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 2
  store i32 0, ptr %10, align 4, !tbaa !342
  %11 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 3
  %12 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 2
  %13 = load i32, ptr %12, align 4, !tbaa !262
  %14 = and i32 %13, 2
  %15 = icmp eq i32 %14, 0
  %16 = select i1 %15, i32 %13, i32 2
  %17 = zext i32 %16 to i64
  %18 = load i64, ptr %4, align 8, !tbaa !294
  %19 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 1
  %20 = load i64, ptr %19, align 8, !tbaa !295
  %21 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 2
  %22 = load i64, ptr %21, align 8, !tbaa !288
  %23 = shl i64 %18, 32
  %24 = or i64 %23, %17
  %25 = shl i64 %22, 32
  %26 = and i64 %20, 4294967295
  %27 = or i64 %25, %26
  store i64 %24, ptr %11, align 8
  %28 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 3, i32 2
  store i64 %27, ptr %28, align 8
  %29 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 4
  %30 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %29, ptr noundef nonnull align 8 dereferenceable(12) %30, i64 12, i1 false), !tbaa.struct !296
  %31 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 5
  %32 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %31, ptr noundef nonnull align 4 dereferenceable(12) %32, i64 12, i1 false), !tbaa.struct !296
  %33 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 1
  %34 = load i32, ptr %33, align 8, !tbaa !248
  %35 = icmp eq i32 %34, 1
  br i1 %35, label %68, label %36

36:                                               ; preds = %6
  %37 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %38 = load ptr, ptr %37, align 8, !tbaa !76
  %39 = getelementptr inbounds %struct.hardware_queue, ptr %38, i64 0, i32 1
  %40 = load i64, ptr %39, align 8, !tbaa !122
  %41 = trunc i64 %40 to i32
  %42 = and i64 %40, 2048
  %43 = icmp eq i64 %42, 0
  %44 = select i1 %43, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %7) #12
  store i32 45, ptr %7, align 8, !tbaa !250
  %45 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %45, align 8, !tbaa !253
  %46 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %44, ptr %46, align 8, !tbaa !254
  %47 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 3
  store i32 %44, ptr %47, align 4, !tbaa !255
  %48 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 4
  store i32 %34, ptr %48, align 8, !tbaa !256
  %49 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 5
  store i32 1, ptr %49, align 4, !tbaa !257
  %50 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 6
  store i32 -1, ptr %50, align 8, !tbaa !258
  %51 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 7
  store i32 -1, ptr %51, align 4, !tbaa !259
  %52 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 8
  %53 = load ptr, ptr %3, align 8, !tbaa !260
  store ptr %53, ptr %52, align 8, !tbaa !261
  %54 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9
  store i32 %13, ptr %54, align 8, !tbaa !263
  %55 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 1
  store i32 0, ptr %55, align 4, !tbaa !264
  %56 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 2
  %57 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 3
  %58 = load i32, ptr %57, align 8, !tbaa !265
  store i32 %58, ptr %56, align 8, !tbaa !266
  %59 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 3
  store i32 0, ptr %59, align 4, !tbaa !267
  %60 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 4
  %61 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 4
  %62 = load i32, ptr %61, align 4, !tbaa !268
  store i32 %62, ptr %60, align 8, !tbaa !269
  %63 = load ptr, ptr %0, align 8, !tbaa !45
  %64 = getelementptr inbounds %struct.device, ptr %63, i64 0, i32 18
  %65 = load ptr, ptr %64, align 8, !tbaa !129
  %66 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %67 = load ptr, ptr %66, align 8, !tbaa !130
  call void %65(ptr noundef %67, i32 noundef %41, i32 noundef %41, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %7) #11
  store i32 1, ptr %33, align 8, !tbaa !248
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %7) #12
  br label %68

68:                                               ; preds = %6, %36
  %69 = icmp eq i32 %5, 0
  %70 = load ptr, ptr %0, align 8, !tbaa !45
  %71 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %72 = load ptr, ptr %71, align 8, !tbaa !130
  %73 = load ptr, ptr %3, align 8, !tbaa !260
  br i1 %69, label %77, label %74

74:                                               ; preds = %68
  %75 = getelementptr inbounds %struct.device, ptr %70, i64 0, i32 12
  %76 = load ptr, ptr %75, align 8, !tbaa !343
  call void %76(ptr noundef %72, ptr noundef %1, ptr noundef %73, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %8) #11
  br label %80

77:                                               ; preds = %68
  %78 = getelementptr inbounds %struct.device, ptr %70, i64 0, i32 14
  %79 = load ptr, ptr %78, align 8, !tbaa !344
  call void %79(ptr noundef %72, ptr noundef %73, i32 noundef 1, ptr noundef %1, i32 noundef 1, ptr noundef nonnull %8) #11
  br label %80

80:                                               ; preds = %77, %74
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %8) #12
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @copy_image(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #0 {
  %3 = alloca %struct.VkImageMemoryBarrier, align 8
  %4 = alloca %struct.VkImageMemoryBarrier, align 8
  %5 = alloca %struct.VkImageCopy, align 8
  %6 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3
  %7 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 4
  call void @llvm.lifetime.start.p0(i64 68, ptr nonnull %5) #12
  %8 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 2
  %9 = load ptr, ptr %8, align 8, !tbaa !345
  %10 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 2
  %11 = load i32, ptr %10, align 4, !tbaa !262
  %12 = and i32 %11, 2
  %13 = icmp eq i32 %12, 0
  %14 = select i1 %13, i32 %11, i32 2
  %15 = zext i32 %14 to i64
  %16 = load i64, ptr %7, align 8, !tbaa !294
  %17 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 4, i32 1
  %18 = load i64, ptr %17, align 8, !tbaa !295
  %19 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 4, i32 2
  %20 = load i64, ptr %19, align 8, !tbaa !288
  %21 = shl i64 %16, 32
  %22 = or i64 %21, %15
  %23 = shl i64 %20, 32
  %24 = and i64 %18, 4294967295
  %25 = or i64 %23, %24
  store i64 %22, ptr %5, align 8
  %26 = getelementptr inbounds { i64, i64 }, ptr %5, i64 0, i32 1
  store i64 %25, ptr %26, align 8
  %27 = getelementptr inbounds %struct.VkImageCopy, ptr %5, i64 0, i32 1
  %28 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 4, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %27, ptr noundef nonnull align 8 dereferenceable(12) %28, i64 12, i1 false), !tbaa.struct !296
  %29 = getelementptr inbounds %struct.VkImageCopy, ptr %5, i64 0, i32 2
  %30 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 1
  %31 = load ptr, ptr %30, align 8, !tbaa !347
  %32 = getelementptr inbounds %struct.image, ptr %31, i64 0, i32 2
  %33 = load i32, ptr %32, align 4, !tbaa !262
  %34 = and i32 %33, 2
  %35 = icmp eq i32 %34, 0
  %36 = select i1 %35, i32 %33, i32 2
  %37 = zext i32 %36 to i64
  %38 = load i64, ptr %6, align 8, !tbaa !294
  %39 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 1
  %40 = load i64, ptr %39, align 8, !tbaa !295
  %41 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 2
  %42 = load i64, ptr %41, align 8, !tbaa !288
  %43 = shl i64 %38, 32
  %44 = or i64 %43, %37
  %45 = shl i64 %42, 32
  %46 = and i64 %40, 4294967295
  %47 = or i64 %45, %46
  store i64 %44, ptr %29, align 4
  %48 = getelementptr inbounds %struct.VkImageCopy, ptr %5, i64 0, i32 2, i32 2
  store i64 %47, ptr %48, align 4
  %49 = getelementptr inbounds %struct.VkImageCopy, ptr %5, i64 0, i32 3
  %50 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %49, ptr noundef nonnull align 8 dereferenceable(12) %50, i64 12, i1 false), !tbaa.struct !296
  %51 = getelementptr inbounds %struct.VkImageCopy, ptr %5, i64 0, i32 4
  %52 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %51, ptr noundef nonnull align 4 dereferenceable(12) %52, i64 12, i1 false), !tbaa.struct !296
  %53 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 1
  %54 = load i32, ptr %53, align 8, !tbaa !248
  %55 = icmp eq i32 %54, 1
  br i1 %55, label %90, label %56

56:                                               ; preds = %2
  %57 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %58 = load ptr, ptr %57, align 8, !tbaa !76
  %59 = getelementptr inbounds %struct.hardware_queue, ptr %58, i64 0, i32 1
  %60 = load i64, ptr %59, align 8, !tbaa !122
  %61 = trunc i64 %60 to i32
  %62 = and i64 %60, 2048
  %63 = icmp eq i64 %62, 0
  %64 = select i1 %63, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %4) #12
  store i32 45, ptr %4, align 8, !tbaa !250
  %65 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 1
  store ptr null, ptr %65, align 8, !tbaa !253
  %66 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 2
  store i32 %64, ptr %66, align 8, !tbaa !254
  %67 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 3
  store i32 %64, ptr %67, align 4, !tbaa !255
  %68 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 4
  store i32 %54, ptr %68, align 8, !tbaa !256
  %69 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 5
  store i32 1, ptr %69, align 4, !tbaa !257
  %70 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 6
  store i32 -1, ptr %70, align 8, !tbaa !258
  %71 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 7
  store i32 -1, ptr %71, align 4, !tbaa !259
  %72 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 8
  %73 = load ptr, ptr %9, align 8, !tbaa !260
  store ptr %73, ptr %72, align 8, !tbaa !261
  %74 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9
  %75 = load i32, ptr %10, align 4, !tbaa !262
  store i32 %75, ptr %74, align 8, !tbaa !263
  %76 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 1
  store i32 0, ptr %76, align 4, !tbaa !264
  %77 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 2
  %78 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 3
  %79 = load i32, ptr %78, align 8, !tbaa !265
  store i32 %79, ptr %77, align 8, !tbaa !266
  %80 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 3
  store i32 0, ptr %80, align 4, !tbaa !267
  %81 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 4
  %82 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 4
  %83 = load i32, ptr %82, align 4, !tbaa !268
  store i32 %83, ptr %81, align 8, !tbaa !269
  %84 = load ptr, ptr %0, align 8, !tbaa !45
  %85 = getelementptr inbounds %struct.device, ptr %84, i64 0, i32 18
  %86 = load ptr, ptr %85, align 8, !tbaa !129
  %87 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %88 = load ptr, ptr %87, align 8, !tbaa !130
  call void %86(ptr noundef %88, i32 noundef %61, i32 noundef %61, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %4) #11
  store i32 1, ptr %53, align 8, !tbaa !248
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %4) #12
  %89 = load ptr, ptr %30, align 8, !tbaa !347
  br label %90

90:                                               ; preds = %2, %56
  %91 = phi ptr [ %31, %2 ], [ %89, %56 ]
  %92 = getelementptr inbounds %struct.image, ptr %91, i64 0, i32 1
  %93 = load i32, ptr %92, align 8, !tbaa !248
  %94 = icmp eq i32 %93, 1
  br i1 %94, label %130, label %95

95:                                               ; preds = %90
  %96 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %97 = load ptr, ptr %96, align 8, !tbaa !76
  %98 = getelementptr inbounds %struct.hardware_queue, ptr %97, i64 0, i32 1
  %99 = load i64, ptr %98, align 8, !tbaa !122
  %100 = trunc i64 %99 to i32
  %101 = and i64 %99, 2048
  %102 = icmp eq i64 %101, 0
  %103 = select i1 %102, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %3) #12
  store i32 45, ptr %3, align 8, !tbaa !250
  %104 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %104, align 8, !tbaa !253
  %105 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %103, ptr %105, align 8, !tbaa !254
  %106 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %103, ptr %106, align 4, !tbaa !255
  %107 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 4
  store i32 %93, ptr %107, align 8, !tbaa !256
  %108 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 5
  store i32 1, ptr %108, align 4, !tbaa !257
  %109 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 6
  store i32 -1, ptr %109, align 8, !tbaa !258
  %110 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 7
  store i32 -1, ptr %110, align 4, !tbaa !259
  %111 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 8
  %112 = load ptr, ptr %91, align 8, !tbaa !260
  store ptr %112, ptr %111, align 8, !tbaa !261
  %113 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9
  %114 = getelementptr inbounds %struct.image, ptr %91, i64 0, i32 2
  %115 = load i32, ptr %114, align 4, !tbaa !262
  store i32 %115, ptr %113, align 8, !tbaa !263
  %116 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 1
  store i32 0, ptr %116, align 4, !tbaa !264
  %117 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 2
  %118 = getelementptr inbounds %struct.image, ptr %91, i64 0, i32 3
  %119 = load i32, ptr %118, align 8, !tbaa !265
  store i32 %119, ptr %117, align 8, !tbaa !266
  %120 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 3
  store i32 0, ptr %120, align 4, !tbaa !267
  %121 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 4
  %122 = getelementptr inbounds %struct.image, ptr %91, i64 0, i32 4
  %123 = load i32, ptr %122, align 4, !tbaa !268
  store i32 %123, ptr %121, align 8, !tbaa !269
  %124 = load ptr, ptr %0, align 8, !tbaa !45
  %125 = getelementptr inbounds %struct.device, ptr %124, i64 0, i32 18
  %126 = load ptr, ptr %125, align 8, !tbaa !129
  %127 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %128 = load ptr, ptr %127, align 8, !tbaa !130
  call void %126(ptr noundef %128, i32 noundef %100, i32 noundef %100, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %3) #11
  store i32 1, ptr %92, align 8, !tbaa !248
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3) #12
  %129 = load ptr, ptr %30, align 8, !tbaa !347
  br label %130

130:                                              ; preds = %90, %95
  %131 = phi ptr [ %91, %90 ], [ %129, %95 ]
  %132 = load ptr, ptr %0, align 8, !tbaa !45
  %133 = getelementptr inbounds %struct.device, ptr %132, i64 0, i32 13
  %134 = load ptr, ptr %133, align 8, !tbaa !348
  %135 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %136 = load ptr, ptr %135, align 8, !tbaa !130
  %137 = load ptr, ptr %8, align 8, !tbaa !345
  %138 = load ptr, ptr %137, align 8, !tbaa !260
  %139 = load ptr, ptr %131, align 8, !tbaa !260
  call void %134(ptr noundef %136, ptr noundef %138, i32 noundef 1, ptr noundef %139, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %5) #11
  call void @llvm.lifetime.end.p0(i64 68, ptr nonnull %5) #12
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @transition(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = alloca %struct.VkImageMemoryBarrier, align 8
  %5 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 1
  %6 = load i32, ptr %5, align 8, !tbaa !248
  %7 = icmp eq i32 %6, %2
  %8 = icmp eq i32 %2, 0
  %9 = or i1 %8, %7
  br i1 %9, label %44, label %10

10:                                               ; preds = %3
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %12 = load ptr, ptr %11, align 8, !tbaa !76
  %13 = getelementptr inbounds %struct.hardware_queue, ptr %12, i64 0, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !122
  %15 = trunc i64 %14 to i32
  %16 = and i64 %14, 2048
  %17 = icmp eq i64 %16, 0
  %18 = select i1 %17, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %4) #12
  store i32 45, ptr %4, align 8, !tbaa !250
  %19 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 1
  store ptr null, ptr %19, align 8, !tbaa !253
  %20 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 2
  store i32 %18, ptr %20, align 8, !tbaa !254
  %21 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 3
  store i32 %18, ptr %21, align 4, !tbaa !255
  %22 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 4
  store i32 %6, ptr %22, align 8, !tbaa !256
  %23 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 5
  store i32 %2, ptr %23, align 4, !tbaa !257
  %24 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 6
  store i32 -1, ptr %24, align 8, !tbaa !258
  %25 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 7
  store i32 -1, ptr %25, align 4, !tbaa !259
  %26 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 8
  %27 = load ptr, ptr %1, align 8, !tbaa !260
  store ptr %27, ptr %26, align 8, !tbaa !261
  %28 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9
  %29 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 2
  %30 = load i32, ptr %29, align 4, !tbaa !262
  store i32 %30, ptr %28, align 8, !tbaa !263
  %31 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 1
  store i32 0, ptr %31, align 4, !tbaa !264
  %32 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 2
  %33 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 3
  %34 = load i32, ptr %33, align 8, !tbaa !265
  store i32 %34, ptr %32, align 8, !tbaa !266
  %35 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 3
  store i32 0, ptr %35, align 4, !tbaa !267
  %36 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 4
  %37 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 4
  %38 = load i32, ptr %37, align 4, !tbaa !268
  store i32 %38, ptr %36, align 8, !tbaa !269
  %39 = load ptr, ptr %0, align 8, !tbaa !45
  %40 = getelementptr inbounds %struct.device, ptr %39, i64 0, i32 18
  %41 = load ptr, ptr %40, align 8, !tbaa !129
  %42 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %43 = load ptr, ptr %42, align 8, !tbaa !130
  call void %41(ptr noundef %43, i32 noundef %15, i32 noundef %15, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %4) #11
  store i32 %2, ptr %5, align 8, !tbaa !248
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %4) #12
  br label %44

44:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @clear_image(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) unnamed_addr #0 {
  %3 = alloca %struct.VkImageMemoryBarrier, align 8
  %4 = alloca %struct.VkImageSubresourceRange, align 4
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %4) #12
  %5 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 2
  %6 = load i32, ptr %5, align 4, !tbaa !262
  store i32 %6, ptr %4, align 4, !tbaa !263
  %7 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 1
  store i32 0, ptr %7, align 4, !tbaa !264
  %8 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 2
  %9 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 3
  %10 = load i32, ptr %9, align 8, !tbaa !265
  store i32 %10, ptr %8, align 4, !tbaa !266
  %11 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 3
  store i32 0, ptr %11, align 4, !tbaa !267
  %12 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 4
  %13 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 4
  %14 = load i32, ptr %13, align 4, !tbaa !268
  store i32 %14, ptr %12, align 4, !tbaa !269
  %15 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 1
  %16 = load i32, ptr %15, align 8, !tbaa !248
  %17 = icmp eq i32 %16, 1
  br i1 %17, label %47, label %18

18:                                               ; preds = %2
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !76
  %21 = getelementptr inbounds %struct.hardware_queue, ptr %20, i64 0, i32 1
  %22 = load i64, ptr %21, align 8, !tbaa !122
  %23 = trunc i64 %22 to i32
  %24 = and i64 %22, 2048
  %25 = icmp eq i64 %24, 0
  %26 = select i1 %25, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %3) #12
  store i32 45, ptr %3, align 8, !tbaa !250
  %27 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %27, align 8, !tbaa !253
  %28 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %26, ptr %28, align 8, !tbaa !254
  %29 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %26, ptr %29, align 4, !tbaa !255
  %30 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 4
  store i32 %16, ptr %30, align 8, !tbaa !256
  %31 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 5
  store i32 1, ptr %31, align 4, !tbaa !257
  %32 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 6
  store i32 -1, ptr %32, align 8, !tbaa !258
  %33 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 7
  store i32 -1, ptr %33, align 4, !tbaa !259
  %34 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 8
  %35 = load ptr, ptr %1, align 8, !tbaa !260
  store ptr %35, ptr %34, align 8, !tbaa !261
  %36 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9
  store i32 %6, ptr %36, align 8, !tbaa !263
  %37 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 1
  store i32 0, ptr %37, align 4, !tbaa !264
  %38 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 2
  store i32 %10, ptr %38, align 8, !tbaa !266
  %39 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 3
  store i32 0, ptr %39, align 4, !tbaa !267
  %40 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 4
  store i32 %14, ptr %40, align 8, !tbaa !269
  %41 = load ptr, ptr %0, align 8, !tbaa !45
  %42 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 18
  %43 = load ptr, ptr %42, align 8, !tbaa !129
  %44 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %45 = load ptr, ptr %44, align 8, !tbaa !130
  call void %43(ptr noundef %45, i32 noundef %23, i32 noundef %23, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %3) #11
  store i32 1, ptr %15, align 8, !tbaa !248
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3) #12
  %46 = load i32, ptr %5, align 4, !tbaa !262
  br label %47

47:                                               ; preds = %2, %18
  %48 = phi i32 [ %6, %2 ], [ %46, %18 ]
  %49 = and i32 %48, 1
  %50 = icmp eq i32 %49, 0
  %51 = load ptr, ptr %0, align 8, !tbaa !45
  %52 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %53 = load ptr, ptr %52, align 8, !tbaa !130
  %54 = load ptr, ptr %1, align 8, !tbaa !260
  %55 = getelementptr inbounds %struct.device, ptr %51, i64 0, i32 10
  %56 = getelementptr inbounds %struct.device, ptr %51, i64 0, i32 9
  %57 = select i1 %50, ptr %55, ptr %56
  %58 = select i1 %50, ptr @clear_image.nothing, ptr @clear_image.black
  %59 = load ptr, ptr %57, align 8, !tbaa !33
  call void %59(ptr noundef %53, ptr noundef %54, i32 noundef 1, ptr noundef nonnull %58, i32 noundef 1, ptr noundef nonnull %4) #11
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %4) #12
  ret void
}

; Function Attrs: nounwind
define internal fastcc i64 @write_arguments(ptr nocapture noundef readonly %0, ptr noundef %1) unnamed_addr #0 {
  %3 = alloca ptr, align 8
  %4 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !33
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %7 = load ptr, ptr %6, align 8, !tbaa !118
  %8 = getelementptr inbounds %struct.command, ptr %1, i64 0, i32 2
  %9 = load i32, ptr %8, align 4, !tbaa !91
  %10 = zext i32 %9 to i64
  %11 = add nsw i64 %10, -32
  %12 = load ptr, ptr %0, align 8, !tbaa !45
  %13 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 6
  %14 = load i64, ptr %13, align 8, !tbaa !107
  %15 = getelementptr inbounds %struct.device, ptr %12, i64 0, i32 1
  %16 = load i64, ptr %15, align 8, !tbaa !92
  %17 = add i64 %14, -1
  %18 = add i64 %17, %16
  %19 = urem i64 %18, %16
  %20 = sub nuw i64 %18, %19
  %21 = add i64 %20, %11
  store i64 %21, ptr %13, align 8, !tbaa !107
  %22 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 4
  %23 = load ptr, ptr %22, align 8, !tbaa !11
  %24 = getelementptr inbounds i8, ptr %23, i64 %20
  %25 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 4
  %26 = tail call ptr @memcpy(ptr noundef %24, ptr noundef nonnull %25, i64 noundef %11) #11
  %27 = getelementptr inbounds %struct.kernel, ptr %5, i64 0, i32 3
  %28 = load i64, ptr %27, align 8, !tbaa !349
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %32, label %30

30:                                               ; preds = %2
  %31 = getelementptr inbounds %struct.kernel, ptr %5, i64 0, i32 5
  br label %33

32:                                               ; preds = %33, %2
  ret i64 %20

33:                                               ; preds = %30, %33
  %34 = phi i64 [ 0, %30 ], [ %49, %33 ]
  %35 = load ptr, ptr %31, align 8, !tbaa !350
  %36 = getelementptr inbounds i64, ptr %35, i64 %34
  %37 = load i64, ptr %36, align 8, !tbaa !40
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #12
  %38 = getelementptr inbounds i8, ptr %25, i64 %37
  %39 = call ptr @memcpy(ptr noundef nonnull %3, ptr noundef nonnull %38, i64 noundef 8) #11
  %40 = load ptr, ptr %3, align 8, !tbaa !33
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #12
  %41 = load ptr, ptr %22, align 8, !tbaa !11
  %42 = getelementptr inbounds i8, ptr %41, i64 %20
  %43 = load ptr, ptr %31, align 8, !tbaa !350
  %44 = getelementptr inbounds i64, ptr %43, i64 %34
  %45 = load i64, ptr %44, align 8, !tbaa !40
  %46 = getelementptr inbounds i8, ptr %42, i64 %45
  %47 = getelementptr inbounds %struct.memory, ptr %40, i64 0, i32 2
  %48 = call ptr @memcpy(ptr noundef %46, ptr noundef nonnull %47, i64 noundef 8) #11
  %49 = add nuw i64 %34, 1
  %50 = load i64, ptr %27, align 8, !tbaa !349
  %51 = icmp ult i64 %49, %50
  br i1 %51, label %33, label %32, !llvm.loop !351
}

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define internal fastcc i32 @use_in_place(ptr nocapture noundef readonly %0, ptr noundef %1, i64 noundef %2, ptr nocapture noundef writeonly %3, ptr nocapture noundef writeonly %4) unnamed_addr #0 {
  %6 = alloca %struct.VkExternalMemoryBufferCreateInfo, align 8
  %7 = alloca %struct.VkBufferCreateInfo, align 8
  %8 = alloca %struct.VkImportMemoryHostPointerInfoEXT, align 8
  %9 = alloca %struct.VkMemoryAllocateInfo, align 8
  %10 = load ptr, ptr %0, align 8, !tbaa !45
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %12 = load ptr, ptr %11, align 8, !tbaa !118
  %13 = getelementptr inbounds %struct.context, ptr %12, i64 0, i32 22
  %14 = getelementptr inbounds %struct.context, ptr %12, i64 0, i32 20
  %15 = load i32, ptr %14, align 8, !tbaa !17
  %16 = getelementptr inbounds %struct.context, ptr %12, i64 0, i32 21
  %17 = load i32, ptr %16, align 4, !tbaa !139
  %18 = icmp ugt i32 %17, %15
  br i1 %18, label %19, label %21

19:                                               ; preds = %5
  %20 = load ptr, ptr %13, align 8, !tbaa !18
  br label %32

21:                                               ; preds = %5
  %22 = icmp eq i32 %17, 0
  %23 = shl i32 %17, 1
  %24 = select i1 %22, i32 8, i32 %23
  %25 = load ptr, ptr %13, align 8, !tbaa !33
  %26 = zext i32 %24 to i64
  %27 = shl nuw nsw i64 %26, 4
  %28 = tail call ptr @realloc(ptr noundef %25, i64 noundef %27) #11
  %29 = icmp eq ptr %28, null
  br i1 %29, label %101, label %30

30:                                               ; preds = %21
  store ptr %28, ptr %13, align 8, !tbaa !33
  store i32 %24, ptr %16, align 4, !tbaa !139
  %31 = load i32, ptr %14, align 8, !tbaa !17
  br label %32

32:                                               ; preds = %19, %30
  %33 = phi i32 [ %15, %19 ], [ %31, %30 ]
  %34 = phi ptr [ %20, %19 ], [ %28, %30 ]
  %35 = zext i32 %33 to i64
  %36 = getelementptr inbounds %struct.import, ptr %34, i64 %35
  %37 = ptrtoint ptr %1 to i64
  %38 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 37
  %39 = load i64, ptr %38, align 8, !tbaa !285
  %40 = urem i64 %37, %39
  store i64 %40, ptr %4, align 8, !tbaa !40
  %41 = sub i64 0, %40
  %42 = getelementptr inbounds i8, ptr %1, i64 %41
  %43 = load i64, ptr %38, align 8, !tbaa !285
  %44 = add i64 %2, -1
  %45 = add i64 %44, %40
  %46 = add i64 %45, %43
  %47 = urem i64 %46, %43
  %48 = sub nuw i64 %46, %47
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #12
  store i32 1000072000, ptr %6, align 8, !tbaa !352
  %49 = getelementptr inbounds %struct.VkExternalMemoryBufferCreateInfo, ptr %6, i64 0, i32 1
  store ptr null, ptr %49, align 8, !tbaa !354
  %50 = getelementptr inbounds %struct.VkExternalMemoryBufferCreateInfo, ptr %6, i64 0, i32 2
  store i32 128, ptr %50, align 8, !tbaa !355
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %7) #12
  store i32 12, ptr %7, align 8, !tbaa !356
  %51 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 1
  store ptr %6, ptr %51, align 8, !tbaa !358
  %52 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 2
  store i32 0, ptr %52, align 8, !tbaa !359
  %53 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 3
  store i64 %48, ptr %53, align 8, !tbaa !360
  %54 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 4
  store i32 3, ptr %54, align 8, !tbaa !361
  %55 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 5
  store i32 0, ptr %55, align 4, !tbaa !362
  %56 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 6
  store i32 0, ptr %56, align 8, !tbaa !363
  %57 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 7
  store ptr null, ptr %57, align 8, !tbaa !364
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #12
  store i32 1000178000, ptr %8, align 8, !tbaa !365
  %58 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %8, i64 0, i32 1
  store ptr null, ptr %58, align 8, !tbaa !367
  %59 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %8, i64 0, i32 2
  store i32 128, ptr %59, align 8, !tbaa !368
  %60 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %8, i64 0, i32 3
  store ptr %42, ptr %60, align 8, !tbaa !369
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9) #12
  store i32 5, ptr %9, align 8, !tbaa !370
  %61 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %9, i64 0, i32 1
  store ptr %8, ptr %61, align 8, !tbaa !372
  %62 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %9, i64 0, i32 2
  store i64 %48, ptr %62, align 8, !tbaa !373
  %63 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %9, i64 0, i32 3
  %64 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 36
  %65 = load i64, ptr %64, align 8, !tbaa !274
  %66 = trunc i64 %65 to i32
  store i32 %66, ptr %63, align 8, !tbaa !374
  store ptr null, ptr %36, align 8, !tbaa.struct !240
  %67 = getelementptr inbounds i8, ptr %36, i64 8
  store ptr null, ptr %67, align 8, !tbaa.struct !153
  %68 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 20
  %69 = load ptr, ptr %68, align 8, !tbaa !375
  %70 = load ptr, ptr %10, align 8, !tbaa !21
  %71 = call i32 %69(ptr noundef %70, ptr noundef nonnull %7, ptr noundef null, ptr noundef nonnull %36) #11
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %87

73:                                               ; preds = %32
  %74 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 4
  %75 = load ptr, ptr %74, align 8, !tbaa !376
  %76 = load ptr, ptr %10, align 8, !tbaa !21
  %77 = call i32 %75(ptr noundef %76, ptr noundef nonnull %9, ptr noundef null, ptr noundef nonnull %67) #11
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %87

79:                                               ; preds = %73
  %80 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 6
  %81 = load ptr, ptr %80, align 8, !tbaa !377
  %82 = load ptr, ptr %10, align 8, !tbaa !21
  %83 = load ptr, ptr %36, align 8, !tbaa !378
  %84 = load ptr, ptr %67, align 8, !tbaa !380
  %85 = call i32 %81(ptr noundef %82, ptr noundef %83, ptr noundef %84, i64 noundef 0) #11
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %97, label %87

87:                                               ; preds = %32, %73, %79
  %88 = phi i32 [ %85, %79 ], [ %77, %73 ], [ %71, %32 ]
  %89 = load ptr, ptr %36, align 8
  %90 = load ptr, ptr %67, align 8
  %91 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 22
  %92 = load ptr, ptr %91, align 8, !tbaa !19
  %93 = load ptr, ptr %10, align 8, !tbaa !21
  call void %92(ptr noundef %93, ptr noundef %89, ptr noundef null) #11
  %94 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 25
  %95 = load ptr, ptr %94, align 8, !tbaa !22
  %96 = load ptr, ptr %10, align 8, !tbaa !21
  call void %95(ptr noundef %96, ptr noundef %90, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #12
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %7) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #12
  br label %101

97:                                               ; preds = %79
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #12
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %7) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #12
  %98 = load i32, ptr %14, align 8, !tbaa !17
  %99 = add i32 %98, 1
  store i32 %99, ptr %14, align 8, !tbaa !17
  %100 = load ptr, ptr %36, align 8, !tbaa !378
  store ptr %100, ptr %3, align 8, !tbaa !33
  br label %101

101:                                              ; preds = %87, %21, %97
  %102 = phi i32 [ 0, %97 ], [ %88, %87 ], [ -1, %21 ]
  ret i32 %102
}

; Function Attrs: nounwind
define internal fastcc i32 @begin_chunk(ptr nocapture noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3, ptr nocapture noundef writeonly %4) unnamed_addr #0 {
  %6 = alloca %struct.VkMemoryBarrier, align 8
  %7 = alloca %struct.VkMemoryBarrier, align 8
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %9 = load ptr, ptr %8, align 8, !tbaa !42
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %11 = load ptr, ptr %10, align 8, !tbaa !118
  %12 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #11
  %13 = icmp eq ptr %12, null
  br i1 %13, label %73, label %14

14:                                               ; preds = %5
  %15 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 2
  %16 = load i64, ptr %15, align 8, !tbaa !162
  %17 = add i64 %16, 1
  store i64 %17, ptr %15, align 8, !tbaa !162
  %18 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 25
  %19 = load i32, ptr %18, align 8, !tbaa !109
  store ptr null, ptr %12, align 8, !tbaa.struct !381
  %20 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %1, ptr %20, align 8, !tbaa.struct !382
  %21 = getelementptr inbounds i8, ptr %12, i64 16
  store i64 %17, ptr %21, align 8, !tbaa.struct !383
  %22 = getelementptr inbounds i8, ptr %12, i64 24
  store i64 %2, ptr %22, align 8, !tbaa.struct !384
  %23 = getelementptr inbounds i8, ptr %12, i64 32
  store i32 %3, ptr %23, align 8, !tbaa.struct !297
  %24 = getelementptr inbounds i8, ptr %12, i64 36
  store i32 %19, ptr %24, align 4, !tbaa.struct !298
  %25 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 24
  %26 = load ptr, ptr %25, align 8, !tbaa !15
  store ptr %12, ptr %26, align 8, !tbaa !33
  store ptr %12, ptr %25, align 8, !tbaa !15
  %27 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 1, i32 2
  %28 = load i64, ptr %27, align 8, !tbaa !53
  %29 = urem i64 %17, %28
  %30 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 1, i32 3
  %31 = load i64, ptr %30, align 8, !tbaa !54
  %32 = mul i64 %31, %29
  store i64 %32, ptr %4, align 8, !tbaa !40
  %33 = icmp eq i32 %3, 0
  br i1 %33, label %34, label %37

34:                                               ; preds = %14
  %35 = load i64, ptr %27, align 8, !tbaa !53
  %36 = tail call i64 @llvm.usub.sat.i64(i64 %17, i64 %35)
  br label %37

37:                                               ; preds = %34, %14
  %38 = phi i64 [ %17, %14 ], [ %36, %34 ]
  %39 = tail call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %38) #13
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %73

41:                                               ; preds = %37
  %42 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 27
  %43 = load ptr, ptr %42, align 8, !tbaa !28
  %44 = load i32, ptr %18, align 8, !tbaa !109
  %45 = add i32 %44, -1
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds %struct.submission, ptr %43, i64 %46, i32 3
  store i64 %17, ptr %47, align 8, !tbaa !144
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, ptr noundef nonnull align 8 dereferenceable(24) @__const.begin_chunk.memory, i64 24, i1 false)
  %48 = load ptr, ptr %0, align 8, !tbaa !45
  %49 = getelementptr inbounds %struct.device, ptr %48, i64 0, i32 18
  %50 = load ptr, ptr %49, align 8, !tbaa !129
  %51 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %52 = load ptr, ptr %51, align 8, !tbaa !130
  call void %50(ptr noundef %52, i32 noundef 16384, i32 noundef 4096, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  %53 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %54 = load i32, ptr %53, align 8, !tbaa !131
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %72, label %56

56:                                               ; preds = %41
  %57 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %58 = load ptr, ptr %57, align 8, !tbaa !76
  %59 = getelementptr inbounds %struct.hardware_queue, ptr %58, i64 0, i32 1
  %60 = load i64, ptr %59, align 8, !tbaa !122
  %61 = trunc i64 %60 to i32
  %62 = and i64 %60, 2048
  %63 = icmp eq i64 %62, 0
  %64 = select i1 %63, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #12
  store i32 46, ptr %6, align 8, !tbaa !124
  %65 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 1
  store ptr null, ptr %65, align 8, !tbaa !126
  %66 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 2
  store i32 %64, ptr %66, align 8, !tbaa !127
  %67 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 3
  store i32 %64, ptr %67, align 4, !tbaa !128
  %68 = load ptr, ptr %0, align 8, !tbaa !45
  %69 = getelementptr inbounds %struct.device, ptr %68, i64 0, i32 18
  %70 = load ptr, ptr %69, align 8, !tbaa !129
  %71 = load ptr, ptr %51, align 8, !tbaa !130
  call void %70(ptr noundef %71, i32 noundef %61, i32 noundef %61, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %6, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #12
  br label %72

72:                                               ; preds = %41, %56
  store i32 1, ptr %53, align 8, !tbaa !131
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #12
  br label %73

73:                                               ; preds = %72, %37, %5
  %74 = phi i32 [ -1, %5 ], [ 0, %72 ], [ %39, %37 ]
  ret i32 %74
}

; Function Attrs: nounwind
define internal fastcc i32 @begin_after(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr #0 {
  %3 = alloca %struct.VkMemoryBarrier, align 8
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !76
  %6 = getelementptr inbounds %struct.hardware_queue, ptr %5, i64 0, i32 1
  %7 = load i64, ptr %6, align 8, !tbaa !122
  %8 = trunc i64 %7 to i32
  %9 = and i64 %7, 2048
  %10 = icmp eq i64 %9, 0
  %11 = select i1 %10, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #12
  store i32 46, ptr %3, align 8, !tbaa !124
  %12 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %12, align 8, !tbaa !126
  %13 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %11, ptr %13, align 8, !tbaa !127
  %14 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 3
  %15 = or i32 %11, 8192
  store i32 %15, ptr %14, align 4, !tbaa !128
  %16 = load ptr, ptr %0, align 8, !tbaa !45
  %17 = getelementptr inbounds %struct.device, ptr %16, i64 0, i32 18
  %18 = load ptr, ptr %17, align 8, !tbaa !129
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %20 = load ptr, ptr %19, align 8, !tbaa !130
  %21 = or i32 %8, 16384
  call void %18(ptr noundef %20, i32 noundef %8, i32 noundef %21, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %3, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store i32 0, ptr %22, align 8, !tbaa !131
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #12
  %23 = load ptr, ptr %0, align 8, !tbaa !45
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 24
  %25 = load ptr, ptr %24, align 8, !tbaa !132
  %26 = load ptr, ptr %19, align 8, !tbaa !130
  %27 = call i32 %25(ptr noundef %26) #11
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %40

29:                                               ; preds = %2
  %30 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #13
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %40

32:                                               ; preds = %29
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %34 = load ptr, ptr %33, align 8, !tbaa !118
  %35 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %36 = load ptr, ptr %35, align 8, !tbaa !42
  %37 = getelementptr inbounds %struct.staging, ptr %36, i64 0, i32 1, i32 4
  %38 = load ptr, ptr %37, align 8, !tbaa !70
  %39 = call fastcc i32 @add_wait(ptr noundef %34, ptr noundef %38, i64 noundef %1) #13
  br label %40

40:                                               ; preds = %2, %29, %32
  %41 = phi i32 [ %39, %32 ], [ %30, %29 ], [ %27, %2 ]
  ret i32 %41
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #10

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nobuiltin nounwind "no-builtins" }
attributes #12 = { nounwind }
attributes #13 = { nobuiltin "no-builtins" }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!4, !5, i64 16}
!4 = !{!"context", !5, i64 0, !8, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !8, i64 40, !8, i64 48, !5, i64 56, !5, i64 64, !9, i64 72, !9, i64 76, !9, i64 80, !9, i64 84, !5, i64 88, !9, i64 96, !9, i64 100, !5, i64 104, !9, i64 112, !9, i64 116, !5, i64 120, !9, i64 128, !9, i64 132, !5, i64 136, !5, i64 144, !5, i64 152, !9, i64 160, !9, i64 164, !5, i64 168, !9, i64 176, !9, i64 180, !5, i64 184, !5, i64 192, !5, i64 200, !6, i64 208}
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
!15 = !{!4, !5, i64 152}
!16 = !{!4, !9, i64 96}
!17 = !{!4, !9, i64 128}
!18 = !{!4, !5, i64 136}
!19 = !{!20, !5, i64 176}
!20 = !{!"device", !5, i64 0, !8, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192, !5, i64 200, !5, i64 208, !5, i64 216, !5, i64 224, !5, i64 232, !5, i64 240, !5, i64 248, !5, i64 256, !5, i64 264, !5, i64 272, !5, i64 280, !8, i64 288, !8, i64 296}
!21 = !{!20, !5, i64 0}
!22 = !{!20, !5, i64 200}
!23 = distinct !{!23, !24}
!24 = !{!"llvm.loop.mustprogress"}
!25 = !{!4, !5, i64 88}
!26 = !{!4, !5, i64 104}
!27 = !{!4, !5, i64 120}
!28 = !{!4, !5, i64 168}
!29 = !{!4, !5, i64 184}
!30 = !{!4, !5, i64 192}
!31 = !{!4, !5, i64 200}
!32 = !{!20, !5, i64 184}
!33 = !{!5, !5, i64 0}
!34 = distinct !{!34, !24}
!35 = !{!36, !5, i64 0}
!36 = !{!"staging", !5, i64 0, !37, i64 8, !8, i64 56, !8, i64 64, !9, i64 72, !5, i64 80, !5, i64 88, !38, i64 96, !38, i64 160}
!37 = !{!"slots", !5, i64 0, !5, i64 8, !8, i64 16, !8, i64 24, !5, i64 32, !5, i64 40}
!38 = !{!"", !6, i64 0}
!39 = !{i64 0, i64 8, !33, i64 8, i64 8, !33, i64 16, i64 8, !40, i64 24, i64 8, !40, i64 32, i64 8, !33, i64 40, i64 8, !33}
!40 = !{!8, !8, i64 0}
!41 = !{!36, !5, i64 88}
!42 = !{!43, !5, i64 128}
!43 = !{!"queue", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !9, i64 32, !9, i64 36, !44, i64 40, !8, i64 56, !9, i64 64, !9, i64 68, !9, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !9, i64 120, !5, i64 128, !38, i64 136, !38, i64 200}
!44 = !{!"notification", !8, i64 0, !9, i64 8}
!45 = !{!43, !5, i64 0}
!46 = !{!36, !5, i64 80}
!47 = !{!36, !9, i64 72}
!48 = distinct !{!48, !24}
!49 = !{!50, !5, i64 0}
!50 = !{!"chunk", !5, i64 0, !5, i64 8, !8, i64 16, !8, i64 24, !9, i64 32, !9, i64 36}
!51 = !{!36, !5, i64 16}
!52 = !{!50, !8, i64 16}
!53 = !{!36, !8, i64 24}
!54 = !{!36, !8, i64 32}
!55 = !{!50, !9, i64 32}
!56 = !{!57, !6, i64 0}
!57 = !{!"VkSemaphoreWaitInfo", !6, i64 0, !5, i64 8, !9, i64 16, !9, i64 20, !5, i64 24, !5, i64 32}
!58 = !{!57, !5, i64 8}
!59 = !{!57, !9, i64 16}
!60 = !{!57, !9, i64 20}
!61 = !{!57, !5, i64 24}
!62 = !{!57, !5, i64 32}
!63 = !{!20, !5, i64 280}
!64 = distinct !{!64, !24}
!65 = !{!50, !5, i64 8}
!66 = !{!50, !8, i64 24}
!67 = !{!68, !6, i64 0}
!68 = !{!"VkSemaphoreSignalInfo", !6, i64 0, !5, i64 8, !5, i64 16, !8, i64 24}
!69 = !{!68, !5, i64 8}
!70 = !{!36, !5, i64 40}
!71 = !{!68, !5, i64 16}
!72 = !{!68, !8, i64 24}
!73 = !{!20, !5, i64 264}
!74 = !{!4, !8, i64 8}
!75 = distinct !{!75, !24}
!76 = !{!43, !5, i64 8}
!77 = !{!43, !5, i64 16}
!78 = !{!43, !9, i64 48}
!79 = !{!43, !9, i64 36}
!80 = !{!43, !5, i64 96}
!81 = !{!20, !5, i64 216}
!82 = !{!43, !9, i64 68}
!83 = !{!43, !9, i64 72}
!84 = !{!44, !9, i64 8}
!85 = !{!43, !5, i64 24}
!86 = !{!43, !5, i64 80}
!87 = !{!4, !5, i64 0}
!88 = !{!89, !90, i64 0}
!89 = !{!"command", !90, i64 0, !90, i64 2, !9, i64 4}
!90 = !{!"short", !6, i64 0}
!91 = !{!89, !9, i64 4}
!92 = !{!20, !8, i64 8}
!93 = !{!94, !8, i64 16}
!94 = !{!"kernel", !8, i64 0, !8, i64 8, !8, i64 16, !8, i64 24, !5, i64 32, !5, i64 40}
!95 = !{!96, !8, i64 24}
!96 = !{!"transfer", !89, i64 0, !5, i64 8, !8, i64 16, !8, i64 24, !5, i64 32}
!97 = !{!98, !8, i64 16}
!98 = !{!"texels", !89, i64 0, !5, i64 8, !8, i64 16, !8, i64 24, !5, i64 32, !99, i64 40}
!99 = !{!"region", !8, i64 0, !8, i64 8, !8, i64 16, !100, i64 24, !101, i64 36}
!100 = !{!"VkOffset3D", !9, i64 0, !9, i64 4, !9, i64 8}
!101 = !{!"VkExtent3D", !9, i64 0, !9, i64 4, !9, i64 8}
!102 = distinct !{!102, !24}
!103 = distinct !{!103, !24}
!104 = !{!4, !9, i64 72}
!105 = !{!4, !9, i64 112}
!106 = !{!4, !9, i64 84}
!107 = !{!4, !8, i64 48}
!108 = !{!4, !9, i64 176}
!109 = !{!4, !9, i64 160}
!110 = !{!4, !9, i64 100}
!111 = !{!112, !5, i64 0}
!112 = !{!"kept_set", !5, i64 0, !5, i64 8, !6, i64 16}
!113 = distinct !{!113, !24}
!114 = !{!20, !5, i64 248}
!115 = distinct !{!115, !24}
!116 = !{!20, !5, i64 240}
!117 = !{!4, !5, i64 64}
!118 = !{!43, !5, i64 104}
!119 = !{!20, !5, i64 256}
!120 = !{!121, !9, i64 4}
!121 = !{!"submission", !9, i64 0, !9, i64 4, !5, i64 8, !8, i64 16}
!122 = !{!123, !8, i64 8}
!123 = !{!"hardware_queue", !5, i64 0, !8, i64 8, !38, i64 16}
!124 = !{!125, !6, i64 0}
!125 = !{!"VkMemoryBarrier", !6, i64 0, !5, i64 8, !9, i64 16, !9, i64 20}
!126 = !{!125, !5, i64 8}
!127 = !{!125, !9, i64 16}
!128 = !{!125, !9, i64 20}
!129 = !{!20, !5, i64 144}
!130 = !{!43, !5, i64 112}
!131 = !{!43, !9, i64 120}
!132 = !{!20, !5, i64 192}
!133 = !{!134, !5, i64 8}
!134 = !{!"wait", !89, i64 0, !5, i64 8, !8, i64 16}
!135 = !{!134, !8, i64 16}
!136 = !{!89, !90, i64 2}
!137 = !{!20, !5, i64 152}
!138 = distinct !{!138, !24}
!139 = !{!9, !9, i64 0}
!140 = !{!20, !5, i64 224}
!141 = !{!123, !5, i64 0}
!142 = !{!143, !9, i64 32}
!143 = !{!"signals", !6, i64 0, !6, i64 16, !9, i64 32}
!144 = !{!121, !8, i64 16}
!145 = !{!36, !5, i64 48}
!146 = !{!121, !9, i64 0}
!147 = !{i64 0, i64 4, !148, i64 8, i64 8, !33, i64 16, i64 4, !139, i64 24, i64 8, !33, i64 32, i64 4, !139, i64 40, i64 8, !33}
!148 = !{!6, !6, i64 0}
!149 = !{i64 0, i64 8, !33, i64 8, i64 4, !139, i64 16, i64 8, !33, i64 24, i64 4, !139, i64 32, i64 8, !33}
!150 = !{i64 0, i64 4, !139, i64 8, i64 8, !33, i64 16, i64 4, !139, i64 24, i64 8, !33}
!151 = !{i64 0, i64 8, !33, i64 8, i64 4, !139, i64 16, i64 8, !33}
!152 = !{i64 0, i64 4, !139, i64 8, i64 8, !33}
!153 = !{i64 0, i64 8, !33}
!154 = !{i64 0, i64 4, !148, i64 8, i64 8, !33, i64 16, i64 4, !139, i64 24, i64 8, !33, i64 32, i64 8, !33, i64 40, i64 4, !139, i64 48, i64 8, !33, i64 56, i64 4, !139, i64 64, i64 8, !33}
!155 = !{i64 0, i64 8, !33, i64 8, i64 4, !139, i64 16, i64 8, !33, i64 24, i64 8, !33, i64 32, i64 4, !139, i64 40, i64 8, !33, i64 48, i64 4, !139, i64 56, i64 8, !33}
!156 = !{i64 0, i64 4, !139, i64 8, i64 8, !33, i64 16, i64 8, !33, i64 24, i64 4, !139, i64 32, i64 8, !33, i64 40, i64 4, !139, i64 48, i64 8, !33}
!157 = !{i64 0, i64 8, !33, i64 8, i64 8, !33, i64 16, i64 4, !139, i64 24, i64 8, !33, i64 32, i64 4, !139, i64 40, i64 8, !33}
!158 = distinct !{!158, !24}
!159 = !{!4, !5, i64 144}
!160 = !{!50, !9, i64 36}
!161 = distinct !{!161, !24}
!162 = !{!36, !8, i64 56}
!163 = distinct !{!163, !24}
!164 = distinct !{!164, !24}
!165 = !{!4, !9, i64 80}
!166 = !{!167, !6, i64 0}
!167 = !{!"VkCommandBufferAllocateInfo", !6, i64 0, !5, i64 8, !5, i64 16, !6, i64 24, !9, i64 28}
!168 = !{!167, !5, i64 8}
!169 = !{!167, !5, i64 16}
!170 = !{!167, !6, i64 24}
!171 = !{!167, !9, i64 28}
!172 = !{!20, !5, i64 16}
!173 = !{!174, !6, i64 0}
!174 = !{!"VkCommandBufferBeginInfo", !6, i64 0, !5, i64 8, !9, i64 16, !5, i64 24}
!175 = !{!174, !5, i64 8}
!176 = !{!174, !9, i64 16}
!177 = !{!174, !5, i64 24}
!178 = !{!20, !5, i64 40}
!179 = !{i64 0, i64 4, !139, i64 4, i64 4, !139, i64 8, i64 8, !33, i64 16, i64 8, !40}
!180 = !{i64 0, i64 4, !139, i64 4, i64 8, !33, i64 12, i64 8, !40}
!181 = !{i64 0, i64 8, !33, i64 8, i64 8, !40}
!182 = !{i64 0, i64 8, !40}
!183 = !{!94, !8, i64 0}
!184 = !{!94, !5, i64 32}
!185 = !{!186, !8, i64 48}
!186 = !{!"task", !5, i64 0, !5, i64 8, !5, i64 16, !8, i64 24, !8, i64 32, !8, i64 40, !8, i64 48, !5, i64 56, !5, i64 64}
!187 = !{!186, !8, i64 24}
!188 = !{!186, !8, i64 32}
!189 = !{!186, !5, i64 64}
!190 = distinct !{!190, !24}
!191 = !{!186, !8, i64 40}
!192 = distinct !{!192, !24, !193, !194}
!193 = !{!"llvm.loop.isvectorized", i32 1}
!194 = !{!"llvm.loop.unroll.runtime.disable"}
!195 = !{!186, !5, i64 56}
!196 = !{!197, !8, i64 0}
!197 = !{!"binding", !8, i64 0, !8, i64 8, !8, i64 16, !8, i64 24}
!198 = !{!197, !8, i64 16}
!199 = !{!200, !5, i64 0}
!200 = !{!"memory", !5, i64 0, !8, i64 8, !8, i64 16}
!201 = distinct !{!201, !24}
!202 = distinct !{!202, !24, !193}
!203 = !{!112, !5, i64 8}
!204 = !{!205, !6, i64 0}
!205 = !{!"VkDescriptorSetAllocateInfo", !6, i64 0, !5, i64 8, !5, i64 16, !9, i64 24, !5, i64 32}
!206 = !{!205, !5, i64 8}
!207 = !{!205, !5, i64 16}
!208 = !{!205, !9, i64 24}
!209 = !{!205, !5, i64 32}
!210 = !{!20, !5, i64 24}
!211 = !{!212, !6, i64 0}
!212 = !{!"VkDescriptorPoolCreateInfo", !6, i64 0, !5, i64 8, !9, i64 16, !9, i64 20, !9, i64 24, !5, i64 32}
!213 = !{!212, !5, i64 8}
!214 = !{!212, !9, i64 16}
!215 = !{!212, !9, i64 20}
!216 = !{!212, !9, i64 24}
!217 = !{!212, !5, i64 32}
!218 = !{!20, !5, i64 168}
!219 = !{!20, !5, i64 272}
!220 = !{!197, !8, i64 24}
!221 = !{i64 0, i64 8, !33, i64 8, i64 8, !40, i64 16, i64 8, !40}
!222 = !{i64 0, i64 8, !40, i64 8, i64 8, !40}
!223 = !{!200, !8, i64 8}
!224 = !{!225, !5, i64 24}
!225 = !{!"texture", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24}
!226 = !{!225, !5, i64 8}
!227 = !{i64 0, i64 8, !33, i64 8, i64 8, !33, i64 16, i64 4, !148}
!228 = !{i64 0, i64 8, !33, i64 8, i64 4, !148}
!229 = !{i64 0, i64 4, !148}
!230 = !{!225, !5, i64 16}
!231 = !{!197, !8, i64 8}
!232 = !{i64 0, i64 4, !148, i64 8, i64 8, !33, i64 16, i64 8, !33, i64 24, i64 4, !139, i64 28, i64 4, !139, i64 32, i64 4, !139, i64 36, i64 4, !148, i64 40, i64 8, !33, i64 48, i64 8, !33, i64 56, i64 8, !33}
!233 = !{i64 0, i64 8, !33, i64 8, i64 8, !33, i64 16, i64 4, !139, i64 20, i64 4, !139, i64 24, i64 4, !139, i64 28, i64 4, !148, i64 32, i64 8, !33, i64 40, i64 8, !33, i64 48, i64 8, !33}
!234 = !{i64 0, i64 8, !33, i64 8, i64 4, !139, i64 12, i64 4, !139, i64 16, i64 4, !139, i64 20, i64 4, !148, i64 24, i64 8, !33, i64 32, i64 8, !33, i64 40, i64 8, !33}
!235 = !{i64 0, i64 4, !139, i64 4, i64 4, !139, i64 8, i64 4, !139, i64 12, i64 4, !148, i64 16, i64 8, !33, i64 24, i64 8, !33, i64 32, i64 8, !33}
!236 = !{i64 0, i64 4, !139, i64 4, i64 4, !139, i64 8, i64 4, !148, i64 12, i64 8, !33, i64 20, i64 8, !33, i64 28, i64 8, !33}
!237 = !{i64 0, i64 4, !139, i64 4, i64 4, !148, i64 8, i64 8, !33, i64 16, i64 8, !33, i64 24, i64 8, !33}
!238 = !{i64 0, i64 4, !148, i64 4, i64 8, !33, i64 12, i64 8, !33, i64 20, i64 8, !33}
!239 = !{i64 0, i64 8, !33, i64 8, i64 8, !33, i64 16, i64 8, !33}
!240 = !{i64 0, i64 8, !33, i64 8, i64 8, !33}
!241 = distinct !{!241, !24}
!242 = !{!20, !5, i64 64}
!243 = !{!186, !5, i64 0}
!244 = !{!20, !5, i64 56}
!245 = !{!186, !5, i64 8}
!246 = !{!20, !5, i64 120}
!247 = !{!225, !5, i64 0}
!248 = !{!249, !9, i64 8}
!249 = !{!"image", !5, i64 0, !9, i64 8, !9, i64 12, !9, i64 16, !9, i64 20}
!250 = !{!251, !6, i64 0}
!251 = !{!"VkImageMemoryBarrier", !6, i64 0, !5, i64 8, !9, i64 16, !9, i64 20, !6, i64 24, !6, i64 28, !9, i64 32, !9, i64 36, !5, i64 40, !252, i64 48}
!252 = !{!"VkImageSubresourceRange", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !9, i64 16}
!253 = !{!251, !5, i64 8}
!254 = !{!251, !9, i64 16}
!255 = !{!251, !9, i64 20}
!256 = !{!251, !6, i64 24}
!257 = !{!251, !6, i64 28}
!258 = !{!251, !9, i64 32}
!259 = !{!251, !9, i64 36}
!260 = !{!249, !5, i64 0}
!261 = !{!251, !5, i64 40}
!262 = !{!249, !9, i64 12}
!263 = !{!252, !9, i64 0}
!264 = !{!252, !9, i64 4}
!265 = !{!249, !9, i64 16}
!266 = !{!252, !9, i64 8}
!267 = !{!252, !9, i64 12}
!268 = !{!249, !9, i64 20}
!269 = !{!252, !9, i64 16}
!270 = distinct !{!270, !24}
!271 = distinct !{!271, !24}
!272 = !{i64 0, i64 8, !33, i64 8, i64 8, !33, i64 16, i64 8, !40}
!273 = !{!96, !5, i64 32}
!274 = !{!20, !8, i64 288}
!275 = !{!36, !5, i64 8}
!276 = !{!96, !5, i64 8}
!277 = !{!96, !8, i64 16}
!278 = !{!279, !8, i64 0}
!279 = !{!"VkBufferCopy", !8, i64 0, !8, i64 8, !8, i64 16}
!280 = !{!279, !8, i64 8}
!281 = !{!279, !8, i64 16}
!282 = !{!20, !5, i64 88}
!283 = distinct !{!283, !24}
!284 = !{!98, !5, i64 8}
!285 = !{!20, !8, i64 296}
!286 = !{!98, !8, i64 24}
!287 = !{!99, !9, i64 36}
!288 = !{!99, !8, i64 16}
!289 = !{!99, !9, i64 44}
!290 = !{!99, !9, i64 40}
!291 = !{!99, !9, i64 24}
!292 = !{!99, !9, i64 28}
!293 = !{!99, !9, i64 32}
!294 = !{!99, !8, i64 0}
!295 = !{!99, !8, i64 8}
!296 = !{i64 0, i64 4, !139, i64 4, i64 4, !139, i64 8, i64 4, !139}
!297 = !{i64 0, i64 4, !139, i64 4, i64 4, !139}
!298 = !{i64 0, i64 4, !139}
!299 = !{!101, !9, i64 0}
!300 = !{!101, !9, i64 4}
!301 = !{!101, !9, i64 8}
!302 = !{!98, !5, i64 32}
!303 = distinct !{!303, !24}
!304 = distinct !{!304, !24}
!305 = distinct !{!305, !24}
!306 = !{i64 0, i64 8, !40, i64 8, i64 8, !40, i64 16, i64 8, !40}
!307 = distinct !{!307, !24}
!308 = distinct !{!308, !24}
!309 = !{!20, !5, i64 128}
!310 = !{!311, !5, i64 16}
!311 = !{!"copy", !89, i64 0, !5, i64 8, !5, i64 16, !279, i64 24}
!312 = !{!311, !5, i64 8}
!313 = !{!20, !5, i64 136}
!314 = !{!315, !5, i64 8}
!315 = !{!"fill", !89, i64 0, !5, i64 8, !8, i64 16, !8, i64 24, !9, i64 32}
!316 = !{!315, !8, i64 16}
!317 = !{!315, !8, i64 24}
!318 = !{!315, !9, i64 32}
!319 = !{!320, !5, i64 8}
!320 = !{!"image_transfer", !89, i64 0, !5, i64 8, !8, i64 16, !5, i64 24, !99, i64 32}
!321 = !{!320, !8, i64 16}
!322 = !{!320, !5, i64 24}
!323 = !{!324, !5, i64 8}
!324 = !{!"transition", !89, i64 0, !5, i64 8, !8, i64 16}
!325 = !{!324, !8, i64 16}
!326 = !{!43, !5, i64 88}
!327 = !{!328, !5, i64 0}
!328 = !{!"arrival", !5, i64 0, !5, i64 8, !8, i64 16}
!329 = !{!328, !5, i64 8}
!330 = !{!328, !8, i64 16}
!331 = distinct !{!331, !24}
!332 = !{!20, !5, i64 208}
!333 = distinct !{!333, !24}
!334 = !{!20, !5, i64 232}
!335 = !{!36, !8, i64 64}
!336 = !{!43, !8, i64 56}
!337 = !{!4, !9, i64 180}
!338 = !{!339, !8, i64 0}
!339 = !{!"VkBufferImageCopy", !8, i64 0, !9, i64 8, !9, i64 12, !340, i64 16, !100, i64 32, !101, i64 44}
!340 = !{!"VkImageSubresourceLayers", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12}
!341 = !{!339, !9, i64 8}
!342 = !{!339, !9, i64 12}
!343 = !{!20, !5, i64 96}
!344 = !{!20, !5, i64 112}
!345 = !{!346, !5, i64 16}
!346 = !{!"copy_image", !89, i64 0, !5, i64 8, !5, i64 16, !99, i64 24, !99, i64 72}
!347 = !{!346, !5, i64 8}
!348 = !{!20, !5, i64 104}
!349 = !{!94, !8, i64 24}
!350 = !{!94, !5, i64 40}
!351 = distinct !{!351, !24}
!352 = !{!353, !6, i64 0}
!353 = !{!"VkExternalMemoryBufferCreateInfo", !6, i64 0, !5, i64 8, !9, i64 16}
!354 = !{!353, !5, i64 8}
!355 = !{!353, !9, i64 16}
!356 = !{!357, !6, i64 0}
!357 = !{!"VkBufferCreateInfo", !6, i64 0, !5, i64 8, !9, i64 16, !8, i64 24, !9, i64 32, !6, i64 36, !9, i64 40, !5, i64 48}
!358 = !{!357, !5, i64 8}
!359 = !{!357, !9, i64 16}
!360 = !{!357, !8, i64 24}
!361 = !{!357, !9, i64 32}
!362 = !{!357, !6, i64 36}
!363 = !{!357, !9, i64 40}
!364 = !{!357, !5, i64 48}
!365 = !{!366, !6, i64 0}
!366 = !{!"VkImportMemoryHostPointerInfoEXT", !6, i64 0, !5, i64 8, !6, i64 16, !5, i64 24}
!367 = !{!366, !5, i64 8}
!368 = !{!366, !6, i64 16}
!369 = !{!366, !5, i64 24}
!370 = !{!371, !6, i64 0}
!371 = !{!"VkMemoryAllocateInfo", !6, i64 0, !5, i64 8, !8, i64 16, !9, i64 24}
!372 = !{!371, !5, i64 8}
!373 = !{!371, !8, i64 16}
!374 = !{!371, !9, i64 24}
!375 = !{!20, !5, i64 160}
!376 = !{!20, !5, i64 32}
!377 = !{!20, !5, i64 48}
!378 = !{!379, !5, i64 0}
!379 = !{!"import", !5, i64 0, !5, i64 8}
!380 = !{!379, !5, i64 8}
!381 = !{i64 0, i64 8, !33, i64 8, i64 8, !33, i64 16, i64 8, !40, i64 24, i64 8, !40, i64 32, i64 4, !139, i64 36, i64 4, !139}
!382 = !{i64 0, i64 8, !33, i64 8, i64 8, !40, i64 16, i64 8, !40, i64 24, i64 4, !139, i64 28, i64 4, !139}
!383 = !{i64 0, i64 8, !40, i64 8, i64 8, !40, i64 16, i64 4, !139, i64 20, i64 4, !139}
!384 = !{i64 0, i64 8, !40, i64 8, i64 4, !139, i64 12, i64 4, !139}
