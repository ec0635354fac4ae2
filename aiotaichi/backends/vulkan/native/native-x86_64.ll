; Made by `nox -s native` from *.c and *.h, sha256 9d11eade11d0140eb1cfbe31caa860ec08b2a05203e3e6d45549dae28a7a9bce
; ModuleID = 'aiotaichi/backends/vulkan/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.VkDescriptorPoolSize = type { i32, i32 }
%struct.VkMemoryBarrier = type { i32, ptr, i32, i32 }
%union.VkClearColorValue = type { [4 x float] }
%struct.VkClearDepthStencilValue = type { float, i32 }
%struct.context = type { ptr, i64, ptr, ptr, ptr, i64, i64, ptr, i32, i32, ptr, i32, i32, i32, ptr, i32, i32, ptr, i32, i32, ptr, i32, i32, ptr, ptr, ptr, i32, i32, ptr, i32, i32, ptr, ptr, ptr, [64 x %struct.kept_set] }
%struct.kept_set = type { ptr, ptr, [6 x ptr] }
%struct.device = type { ptr, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64 }
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
%struct.VkQueryPoolCreateInfo = type { i32, ptr, i32, i32, i32, i32 }
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
define dso_local ptr @context_create(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call ptr @calloc(i64 noundef 1, i64 noundef 4312) #11
  %7 = icmp eq ptr %6, null
  br i1 %7, label %16, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 2
  store ptr %0, ptr %9, align 8, !tbaa !3
  %10 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 3
  store ptr %1, ptr %10, align 8, !tbaa !10
  %11 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 4
  store ptr %2, ptr %11, align 8, !tbaa !11
  %12 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 5
  store i64 %3, ptr %12, align 8, !tbaa !12
  %13 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 11
  store i32 %4, ptr %13, align 8, !tbaa !13
  %14 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 24
  %15 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 25
  store ptr %14, ptr %15, align 8, !tbaa !14
  br label %16

16:                                               ; preds = %5, %8
  ret ptr %6
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define dso_local void @context_destroy(ptr nocapture noundef readonly %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 15
  %4 = load i32, ptr %3, align 8, !tbaa !15
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 24
  %8 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 17
  br label %54

9:                                                ; preds = %54, %2
  %10 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 25
  %11 = load ptr, ptr %10, align 8, !tbaa !16
  %12 = load ptr, ptr %0, align 8, !tbaa !18
  %13 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 7
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  tail call void %11(ptr noundef %12, ptr noundef %14, ptr noundef null) #11
  %15 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 21
  %16 = load i32, ptr %15, align 8, !tbaa !20
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %37, label %18

18:                                               ; preds = %9
  %19 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 23
  %20 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 23
  %21 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 27
  br label %22

22:                                               ; preds = %22, %18
  %23 = phi i32 [ %16, %18 ], [ %35, %22 ]
  %24 = load ptr, ptr %19, align 8, !tbaa !21
  %25 = add i32 %23, -1
  store i32 %25, ptr %15, align 8, !tbaa !20
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds %struct.import, ptr %24, i64 %26
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds { ptr, ptr }, ptr %27, i64 0, i32 1
  %30 = load ptr, ptr %29, align 8
  %31 = load ptr, ptr %20, align 8, !tbaa !22
  %32 = load ptr, ptr %0, align 8, !tbaa !18
  tail call void %31(ptr noundef %32, ptr noundef %28, ptr noundef null) #11
  %33 = load ptr, ptr %21, align 8, !tbaa !23
  %34 = load ptr, ptr %0, align 8, !tbaa !18
  tail call void %33(ptr noundef %34, ptr noundef %30, ptr noundef null) #11
  %35 = load i32, ptr %15, align 8, !tbaa !20
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %22, !llvm.loop !24

37:                                               ; preds = %22, %9
  %38 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 23
  %39 = load ptr, ptr %38, align 8, !tbaa !21
  tail call void @free(ptr noundef %39) #11
  %40 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 14
  %41 = load ptr, ptr %40, align 8, !tbaa !26
  tail call void @free(ptr noundef %41) #11
  %42 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 17
  %43 = load ptr, ptr %42, align 8, !tbaa !27
  tail call void @free(ptr noundef %43) #11
  %44 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 20
  %45 = load ptr, ptr %44, align 8, !tbaa !28
  tail call void @free(ptr noundef %45) #11
  %46 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 28
  %47 = load ptr, ptr %46, align 8, !tbaa !29
  tail call void @free(ptr noundef %47) #11
  %48 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 31
  %49 = load ptr, ptr %48, align 8, !tbaa !30
  tail call void @free(ptr noundef %49) #11
  %50 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 32
  %51 = load ptr, ptr %50, align 8, !tbaa !31
  tail call void @free(ptr noundef %51) #11
  %52 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 33
  %53 = load ptr, ptr %52, align 8, !tbaa !32
  tail call void @free(ptr noundef %53) #11
  tail call void @free(ptr noundef nonnull %1) #11
  ret void

54:                                               ; preds = %6, %54
  %55 = phi i64 [ 0, %6 ], [ %61, %54 ]
  %56 = load ptr, ptr %7, align 8, !tbaa !33
  %57 = load ptr, ptr %0, align 8, !tbaa !18
  %58 = load ptr, ptr %8, align 8, !tbaa !27
  %59 = getelementptr inbounds ptr, ptr %58, i64 %55
  %60 = load ptr, ptr %59, align 8, !tbaa !34
  tail call void %56(ptr noundef %57, ptr noundef %60, ptr noundef null) #11
  %61 = add nuw nsw i64 %55, 1
  %62 = load i32, ptr %3, align 8, !tbaa !15
  %63 = zext i32 %62 to i64
  %64 = icmp ult i64 %61, %63
  br i1 %64, label %54, label %9, !llvm.loop !35
}

declare void @free(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define dso_local ptr @queue_add_staging(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = tail call ptr @calloc(i64 noundef 1, i64 noundef 224) #11
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %2
  store ptr %0, ptr %3, align 8, !tbaa !36
  %6 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 1
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %6, ptr noundef nonnull align 8 dereferenceable(48) %1, i64 48, i1 false), !tbaa.struct !40
  %7 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 5
  %8 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 6
  store ptr %7, ptr %8, align 8, !tbaa !42
  %9 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 3
  %10 = tail call i32 @pthread_create(ptr noundef nonnull %9, ptr noundef null, ptr noundef nonnull @copy_chunks, ptr noundef nonnull %3) #11
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %5
  tail call void @free(ptr noundef nonnull %3) #11
  br label %15

13:                                               ; preds = %5
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  store ptr %3, ptr %14, align 8, !tbaa !43
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
  %7 = load ptr, ptr %0, align 8, !tbaa !36
  %8 = load ptr, ptr %7, align 8, !tbaa !46
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
  %32 = getelementptr inbounds %struct.device, ptr %8, i64 0, i32 35
  br label %33

33:                                               ; preds = %125, %1
  %34 = call i32 @pthread_mutex_lock(ptr noundef nonnull %10) #11
  %35 = load ptr, ptr %11, align 8, !tbaa !47
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %44

37:                                               ; preds = %33, %40
  %38 = load i32, ptr %9, align 8, !tbaa !48
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %126

40:                                               ; preds = %37
  %41 = call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %10) #11
  %42 = load ptr, ptr %11, align 8, !tbaa !47
  %43 = icmp eq ptr %42, null
  br i1 %43, label %37, label %44, !llvm.loop !49

44:                                               ; preds = %40, %33
  %45 = phi ptr [ %35, %33 ], [ %42, %40 ]
  %46 = load ptr, ptr %45, align 8, !tbaa !50
  store ptr %46, ptr %11, align 8, !tbaa !47
  %47 = icmp eq ptr %46, null
  br i1 %47, label %48, label %49

48:                                               ; preds = %44
  store ptr %11, ptr %13, align 8, !tbaa !42
  br label %49

49:                                               ; preds = %44, %48
  %50 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %10) #11
  %51 = load ptr, ptr %14, align 8, !tbaa !52
  %52 = getelementptr inbounds %struct.chunk, ptr %45, i64 0, i32 2
  %53 = load i64, ptr %52, align 8, !tbaa !53
  %54 = load i64, ptr %15, align 8, !tbaa !54
  %55 = urem i64 %53, %54
  %56 = load i64, ptr %16, align 8, !tbaa !55
  %57 = mul i64 %56, %55
  %58 = getelementptr inbounds i8, ptr %51, i64 %57
  %59 = getelementptr inbounds %struct.chunk, ptr %45, i64 0, i32 4
  %60 = load i32, ptr %59, align 8, !tbaa !56
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %87

62:                                               ; preds = %49
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  store i64 %53, ptr %4, align 8, !tbaa !41
  %63 = load ptr, ptr %0, align 8, !tbaa !36
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %5) #12
  store i32 1000207004, ptr %5, align 8, !tbaa !57
  store ptr null, ptr %23, align 8, !tbaa !59
  store i32 0, ptr %24, align 8, !tbaa !60
  store i32 1, ptr %25, align 4, !tbaa !61
  store ptr %21, ptr %26, align 8, !tbaa !62
  store ptr %4, ptr %27, align 8, !tbaa !63
  %64 = getelementptr inbounds %struct.queue, ptr %63, i64 0, i32 4
  br label %65

65:                                               ; preds = %68, %62
  %66 = load atomic i32, ptr %64 seq_cst, align 8
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %78

68:                                               ; preds = %65
  %69 = load ptr, ptr %63, align 8, !tbaa !46
  %70 = getelementptr inbounds %struct.device, ptr %69, i64 0, i32 37
  %71 = load ptr, ptr %70, align 8, !tbaa !64
  %72 = load ptr, ptr %69, align 8, !tbaa !18
  %73 = call i32 %71(ptr noundef %72, ptr noundef nonnull %5, i64 noundef 100000000) #11
  %74 = icmp eq i32 %73, 2
  br i1 %74, label %65, label %75, !llvm.loop !65

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
  %83 = load ptr, ptr %82, align 8, !tbaa !66
  %84 = getelementptr inbounds %struct.chunk, ptr %45, i64 0, i32 3
  %85 = load i64, ptr %84, align 8, !tbaa !67
  %86 = call ptr @memcpy(ptr noundef %83, ptr noundef %58, i64 noundef %85) #11
  br label %115

87:                                               ; preds = %49
  %88 = icmp ugt i64 %53, %54
  br i1 %88, label %89, label %109

89:                                               ; preds = %87
  %90 = sub i64 %53, %54
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  store i64 %90, ptr %2, align 8, !tbaa !41
  %91 = load ptr, ptr %0, align 8, !tbaa !36
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #12
  store i32 1000207004, ptr %3, align 8, !tbaa !57
  store ptr null, ptr %17, align 8, !tbaa !59
  store i32 0, ptr %18, align 8, !tbaa !60
  store i32 1, ptr %19, align 4, !tbaa !61
  store ptr %21, ptr %20, align 8, !tbaa !62
  store ptr %2, ptr %22, align 8, !tbaa !63
  %92 = getelementptr inbounds %struct.queue, ptr %91, i64 0, i32 4
  br label %93

93:                                               ; preds = %96, %89
  %94 = load atomic i32, ptr %92 seq_cst, align 8
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %106

96:                                               ; preds = %93
  %97 = load ptr, ptr %91, align 8, !tbaa !46
  %98 = getelementptr inbounds %struct.device, ptr %97, i64 0, i32 37
  %99 = load ptr, ptr %98, align 8, !tbaa !64
  %100 = load ptr, ptr %97, align 8, !tbaa !18
  %101 = call i32 %99(ptr noundef %100, ptr noundef nonnull %3, i64 noundef 100000000) #11
  %102 = icmp eq i32 %101, 2
  br i1 %102, label %93, label %103, !llvm.loop !65

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
  %111 = load ptr, ptr %110, align 8, !tbaa !66
  %112 = getelementptr inbounds %struct.chunk, ptr %45, i64 0, i32 3
  %113 = load i64, ptr %112, align 8, !tbaa !67
  %114 = call ptr @memcpy(ptr noundef %58, ptr noundef %111, i64 noundef %113) #11
  br label %115

115:                                              ; preds = %78, %79, %81, %106, %107, %109
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #12
  store i32 1000207005, ptr %6, align 8, !tbaa !68
  store ptr null, ptr %28, align 8, !tbaa !70
  %116 = load ptr, ptr %30, align 8, !tbaa !71
  store ptr %116, ptr %29, align 8, !tbaa !72
  %117 = load i64, ptr %52, align 8, !tbaa !53
  store i64 %117, ptr %31, align 8, !tbaa !73
  %118 = load ptr, ptr %32, align 8, !tbaa !74
  %119 = load ptr, ptr %8, align 8, !tbaa !18
  %120 = call i32 %118(ptr noundef %119, ptr noundef nonnull %6) #11
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %125, label %122

122:                                              ; preds = %115
  %123 = load ptr, ptr %0, align 8, !tbaa !36
  %124 = getelementptr inbounds %struct.queue, ptr %123, i64 0, i32 4
  store atomic i32 %120, ptr %124 seq_cst, align 8
  br label %125

125:                                              ; preds = %115, %122
  call void @free(ptr noundef nonnull %45) #11
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #12
  br label %33

126:                                              ; preds = %37
  %127 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %10) #11
  %128 = load ptr, ptr %0, align 8, !tbaa !36
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
  %8 = load ptr, ptr %7, align 8, !tbaa !34
  %9 = icmp eq ptr %8, null
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds %struct.context, ptr %8, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !75
  %13 = icmp ult i64 %12, %1
  br i1 %13, label %6, label %14, !llvm.loop !76

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
  store ptr %0, ptr %5, align 8, !tbaa !46
  %8 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 1
  store ptr %1, ptr %8, align 8, !tbaa !77
  %9 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 2
  store ptr %2, ptr %9, align 8, !tbaa !78
  %10 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 6, i32 1
  store i32 %3, ptr %10, align 8, !tbaa !79
  %11 = icmp sgt i32 %3, -1
  %12 = zext i1 %11 to i32
  %13 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 5
  store i32 %12, ptr %13, align 4, !tbaa !80
  %14 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 12
  %15 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 13
  store ptr %14, ptr %15, align 8, !tbaa !81
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
  store i64 0, ptr %4, align 8, !tbaa !41
  %20 = load ptr, ptr %0, align 8, !tbaa !46
  %21 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 29
  %22 = load ptr, ptr %21, align 8, !tbaa !82
  %23 = load ptr, ptr %20, align 8, !tbaa !18
  %24 = load ptr, ptr %5, align 8, !tbaa !78
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
  %38 = load ptr, ptr %37, align 8, !tbaa !34
  %39 = icmp eq ptr %38, null
  br i1 %39, label %44, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 1
  %42 = load i64, ptr %41, align 8, !tbaa !75
  %43 = icmp ult i64 %42, %35
  br i1 %43, label %36, label %44, !llvm.loop !76

44:                                               ; preds = %40, %36, %28
  %45 = phi i64 [ 0, %28 ], [ %42, %40 ], [ 0, %36 ]
  %46 = load atomic i32, ptr %6 seq_cst, align 8
  %47 = icmp eq i32 %46, 0
  %48 = select i1 %47, i64 %30, i64 -1
  %49 = load atomic i64, ptr %8 seq_cst, align 8
  %50 = add i64 %49, -1
  %51 = icmp ult i64 %50, %48
  %52 = load i32, ptr %10, align 4, !tbaa !83
  %53 = icmp ne i32 %52, 0
  %54 = select i1 %53, i1 true, i1 %51
  %55 = icmp ne i64 %45, 0
  %56 = select i1 %54, i1 true, i1 %55
  br i1 %56, label %60, label %57

57:                                               ; preds = %44
  store i32 1, ptr %11, align 8, !tbaa !84
  %58 = call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %7) #11
  store i32 0, ptr %11, align 8, !tbaa !84
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
  %67 = load i32, ptr %18, align 8, !tbaa !85
  %68 = call i64 @write(i32 noundef %67, ptr noundef nonnull @notify.one, i64 noundef 8) #11
  br label %69

69:                                               ; preds = %66, %63, %79, %70
  br label %19

70:                                               ; preds = %62
  br i1 %55, label %71, label %69

71:                                               ; preds = %70
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  store i64 %45, ptr %2, align 8, !tbaa !41
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #12
  store i32 1000207004, ptr %3, align 8, !tbaa !57
  store ptr null, ptr %13, align 8, !tbaa !59
  store i32 0, ptr %14, align 8, !tbaa !60
  store i32 1, ptr %15, align 4, !tbaa !61
  store ptr %5, ptr %16, align 8, !tbaa !62
  store ptr %2, ptr %17, align 8, !tbaa !63
  %72 = load ptr, ptr %0, align 8, !tbaa !46
  %73 = getelementptr inbounds %struct.device, ptr %72, i64 0, i32 37
  %74 = load ptr, ptr %73, align 8, !tbaa !64
  %75 = load ptr, ptr %72, align 8, !tbaa !18
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
  store ptr %1, ptr %3, align 8, !tbaa !86
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @queue_add_context(ptr nocapture noundef %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %4 = load ptr, ptr %3, align 8, !tbaa !87
  store ptr %4, ptr %1, align 8, !tbaa !88
  store ptr %1, ptr %3, align 8, !tbaa !87
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local ptr @queue_take_context(ptr nocapture noundef %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %3 = load ptr, ptr %2, align 8, !tbaa !87
  %4 = icmp eq ptr %3, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %1
  %6 = load ptr, ptr %3, align 8, !tbaa !88
  store ptr %6, ptr %2, align 8, !tbaa !87
  br label %7

7:                                                ; preds = %5, %1
  ret ptr %3
}

; Function Attrs: nounwind
define dso_local i64 @queue_submit(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = alloca [32 x i32], align 16
  %8 = alloca [16 x %struct.VkTimelineSemaphoreSubmitInfo], align 16
  %9 = alloca [16 x %struct.VkSubmitInfo], align 16
  %10 = alloca [16 x %struct.signals], align 16
  %11 = alloca %struct.VkMemoryBarrier, align 8
  %12 = alloca %struct.VkMemoryBarrier, align 8
  %13 = alloca %struct.VkQueryPoolCreateInfo, align 8
  %14 = getelementptr inbounds i8, ptr %1, i64 %2
  %15 = icmp sgt i64 %2, 0
  br i1 %15, label %16, label %72

16:                                               ; preds = %6
  %17 = load ptr, ptr %0, align 8, !tbaa !46
  %18 = getelementptr inbounds %struct.device, ptr %17, i64 0, i32 1
  br label %19

19:                                               ; preds = %68, %16
  %20 = phi ptr [ %1, %16 ], [ %69, %68 ]
  %21 = phi i64 [ 0, %16 ], [ %70, %68 ]
  %22 = load i16, ptr %20, align 8, !tbaa !89
  %23 = icmp eq i16 %22, 13
  br i1 %23, label %24, label %26

24:                                               ; preds = %19
  %25 = getelementptr inbounds i8, ptr %20, i64 16
  br label %68

26:                                               ; preds = %19
  %27 = getelementptr inbounds %struct.command, ptr %20, i64 0, i32 2
  %28 = load i32, ptr %27, align 4, !tbaa !92
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr %20, i64 %29
  switch i16 %22, label %68 [
    i16 1, label %31
    i16 4, label %46
    i16 5, label %46
    i16 8, label %57
    i16 9, label %57
  ]

31:                                               ; preds = %26
  %32 = load i64, ptr %18, align 8, !tbaa !93
  %33 = add i64 %32, -1
  %34 = add i64 %33, %29
  %35 = urem i64 %34, %32
  %36 = getelementptr inbounds %struct.launch, ptr %20, i64 0, i32 1
  %37 = load ptr, ptr %36, align 8, !tbaa !34
  %38 = getelementptr inbounds %struct.kernel, ptr %37, i64 0, i32 2
  %39 = load i64, ptr %38, align 8, !tbaa !94
  %40 = add i64 %39, %33
  %41 = urem i64 %40, %32
  %42 = add i64 %21, %34
  %43 = add i64 %35, %41
  %44 = sub i64 %42, %43
  %45 = add i64 %44, %40
  br label %68

46:                                               ; preds = %26, %26
  %47 = getelementptr inbounds %struct.transfer, ptr %20, i64 0, i32 3
  %48 = load i64, ptr %47, align 8, !tbaa !96
  %49 = icmp ult i64 %48, 32769
  br i1 %49, label %50, label %68

50:                                               ; preds = %46
  %51 = load i64, ptr %18, align 8, !tbaa !93
  %52 = add nsw i64 %48, -1
  %53 = add i64 %52, %51
  %54 = urem i64 %53, %51
  %55 = sub i64 %21, %54
  %56 = add i64 %55, %53
  br label %68

57:                                               ; preds = %26, %26
  %58 = getelementptr inbounds %struct.texels, ptr %20, i64 0, i32 2
  %59 = load i64, ptr %58, align 8, !tbaa !98
  %60 = icmp ult i64 %59, 32769
  br i1 %60, label %61, label %68

61:                                               ; preds = %57
  %62 = load i64, ptr %18, align 8, !tbaa !93
  %63 = add nuw nsw i64 %59, 47
  %64 = add i64 %63, %62
  %65 = urem i64 %64, %62
  %66 = sub i64 %21, %65
  %67 = add i64 %66, %64
  br label %68

68:                                               ; preds = %61, %57, %50, %46, %31, %26, %24
  %69 = phi ptr [ %30, %31 ], [ %30, %50 ], [ %30, %46 ], [ %30, %26 ], [ %30, %61 ], [ %30, %57 ], [ %25, %24 ]
  %70 = phi i64 [ %45, %31 ], [ %56, %50 ], [ %21, %46 ], [ %21, %26 ], [ %67, %61 ], [ %21, %57 ], [ %21, %24 ]
  %71 = icmp ult ptr %69, %14
  br i1 %71, label %19, label %72, !llvm.loop !103

72:                                               ; preds = %68, %6
  %73 = phi i64 [ 0, %6 ], [ %70, %68 ]
  %74 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  br label %75

75:                                               ; preds = %79, %72
  %76 = phi ptr [ %74, %72 ], [ %77, %79 ]
  %77 = load ptr, ptr %76, align 8, !tbaa !34
  %78 = icmp eq ptr %77, null
  br i1 %78, label %83, label %79

79:                                               ; preds = %75
  %80 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 5
  %81 = load i64, ptr %80, align 8, !tbaa !12
  %82 = icmp ult i64 %81, %73
  br i1 %82, label %75, label %85, !llvm.loop !104

83:                                               ; preds = %75
  %84 = add nsw i64 %73, 1
  br label %516

85:                                               ; preds = %79
  %86 = load ptr, ptr %77, align 8, !tbaa !88
  store ptr %86, ptr %76, align 8, !tbaa !34
  %87 = load ptr, ptr %0, align 8, !tbaa !46
  %88 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 18
  store i32 0, ptr %88, align 8, !tbaa !105
  %89 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 13
  store i32 0, ptr %89, align 8, !tbaa !106
  %90 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 6
  store i64 0, ptr %90, align 8, !tbaa !107
  %91 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 29
  store i32 0, ptr %91, align 8, !tbaa !108
  %92 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 26
  store i32 0, ptr %92, align 8, !tbaa !109
  %93 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 21
  %94 = load i32, ptr %93, align 8, !tbaa !20
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %97

96:                                               ; preds = %101, %85
  br label %124

97:                                               ; preds = %85
  %98 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 23
  %99 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 23
  %100 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 27
  br label %101

101:                                              ; preds = %101, %97
  %102 = phi i32 [ %94, %97 ], [ %114, %101 ]
  %103 = load ptr, ptr %98, align 8, !tbaa !21
  %104 = add i32 %102, -1
  store i32 %104, ptr %93, align 8, !tbaa !20
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds %struct.import, ptr %103, i64 %105
  %107 = load ptr, ptr %106, align 8
  %108 = getelementptr inbounds { ptr, ptr }, ptr %106, i64 0, i32 1
  %109 = load ptr, ptr %108, align 8
  %110 = load ptr, ptr %99, align 8, !tbaa !22
  %111 = load ptr, ptr %87, align 8, !tbaa !18
  tail call void %110(ptr noundef %111, ptr noundef %107, ptr noundef null) #11
  %112 = load ptr, ptr %100, align 8, !tbaa !23
  %113 = load ptr, ptr %87, align 8, !tbaa !18
  tail call void %112(ptr noundef %113, ptr noundef %109, ptr noundef null) #11
  %114 = load i32, ptr %93, align 8, !tbaa !20
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %96, label %101, !llvm.loop !24

116:                                              ; preds = %124
  %117 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 16
  %118 = load i32, ptr %117, align 4, !tbaa !110
  store i32 0, ptr %117, align 4, !tbaa !110
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %145, label %120

120:                                              ; preds = %116
  %121 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 33
  %122 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 17
  %123 = zext i32 %118 to i64
  br label %135

124:                                              ; preds = %124, %96
  %125 = phi i64 [ 0, %96 ], [ %133, %124 ]
  %126 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 34, i64 %125
  store ptr null, ptr %126, align 8, !tbaa !111
  %127 = or i64 %125, 1
  %128 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 34, i64 %127
  store ptr null, ptr %128, align 8, !tbaa !111
  %129 = or i64 %125, 2
  %130 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 34, i64 %129
  store ptr null, ptr %130, align 8, !tbaa !111
  %131 = or i64 %125, 3
  %132 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 34, i64 %131
  store ptr null, ptr %132, align 8, !tbaa !111
  %133 = add nuw nsw i64 %125, 4
  %134 = icmp eq i64 %133, 64
  br i1 %134, label %116, label %124, !llvm.loop !113

135:                                              ; preds = %135, %120
  %136 = phi i64 [ 0, %120 ], [ %143, %135 ]
  %137 = load ptr, ptr %121, align 8, !tbaa !114
  %138 = load ptr, ptr %87, align 8, !tbaa !18
  %139 = load ptr, ptr %122, align 8, !tbaa !27
  %140 = getelementptr inbounds ptr, ptr %139, i64 %136
  %141 = load ptr, ptr %140, align 8, !tbaa !34
  %142 = tail call i32 %137(ptr noundef %138, ptr noundef %141, i32 noundef 0) #11
  %143 = add nuw nsw i64 %136, 1
  %144 = icmp eq i64 %143, %123
  br i1 %144, label %145, label %135, !llvm.loop !115

145:                                              ; preds = %135, %116
  %146 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 32
  %147 = load ptr, ptr %146, align 8, !tbaa !116
  %148 = load ptr, ptr %87, align 8, !tbaa !18
  %149 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 2
  %150 = load ptr, ptr %149, align 8, !tbaa !3
  %151 = tail call i32 %147(ptr noundef %148, ptr noundef %150, i32 noundef 0) #11
  %152 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 9
  store i32 %4, ptr %152, align 4, !tbaa !117
  %153 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 10
  store ptr %5, ptr %153, align 8, !tbaa !118
  %154 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store ptr %77, ptr %154, align 8, !tbaa !119
  %155 = icmp eq i32 %151, 0
  br i1 %155, label %156, label %467

156:                                              ; preds = %145
  %157 = tail call fastcc i32 @begin_submission(ptr noundef nonnull %0) #13
  %158 = load ptr, ptr %153, align 8, !tbaa !118
  %159 = icmp eq ptr %158, null
  %160 = icmp ne i32 %157, 0
  %161 = select i1 %159, i1 true, i1 %160
  br i1 %161, label %194, label %162

162:                                              ; preds = %156
  %163 = load ptr, ptr %0, align 8, !tbaa !46
  %164 = load i32, ptr %152, align 4, !tbaa !117
  %165 = shl i32 %164, 1
  %166 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 8
  %167 = load i32, ptr %166, align 8, !tbaa !120
  %168 = icmp ugt i32 %165, %167
  br i1 %168, label %169, label %187

169:                                              ; preds = %162
  %170 = getelementptr inbounds %struct.device, ptr %163, i64 0, i32 25
  %171 = load ptr, ptr %170, align 8, !tbaa !16
  %172 = load ptr, ptr %163, align 8, !tbaa !18
  %173 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 7
  %174 = load ptr, ptr %173, align 8, !tbaa !19
  tail call void %171(ptr noundef %172, ptr noundef %174, ptr noundef null) #11
  store ptr null, ptr %173, align 8, !tbaa !19
  store i32 0, ptr %166, align 8, !tbaa !120
  %175 = tail call i32 @llvm.umax.i32(i32 %165, i32 128)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %13) #12
  store i32 11, ptr %13, align 8, !tbaa !121
  %176 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %13, i64 0, i32 1
  store ptr null, ptr %176, align 8, !tbaa !123
  %177 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %13, i64 0, i32 2
  store i32 0, ptr %177, align 8, !tbaa !124
  %178 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %13, i64 0, i32 3
  store i32 2, ptr %178, align 4, !tbaa !125
  %179 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %13, i64 0, i32 4
  store i32 %175, ptr %179, align 8, !tbaa !126
  %180 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %13, i64 0, i32 5
  store i32 0, ptr %180, align 4, !tbaa !127
  %181 = getelementptr inbounds %struct.device, ptr %163, i64 0, i32 22
  %182 = load ptr, ptr %181, align 8, !tbaa !128
  %183 = load ptr, ptr %163, align 8, !tbaa !18
  %184 = call i32 %182(ptr noundef %183, ptr noundef nonnull %13, ptr noundef null, ptr noundef nonnull %173) #11
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %186, label %193

186:                                              ; preds = %169
  store i32 %175, ptr %166, align 8, !tbaa !120
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %13) #12
  br label %187

187:                                              ; preds = %186, %162
  %188 = getelementptr inbounds %struct.device, ptr %163, i64 0, i32 34
  %189 = load ptr, ptr %188, align 8, !tbaa !129
  %190 = load ptr, ptr %163, align 8, !tbaa !18
  %191 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 7
  %192 = load ptr, ptr %191, align 8, !tbaa !19
  call void %189(ptr noundef %190, ptr noundef %192, i32 noundef 0, i32 noundef %165) #11
  br label %194

193:                                              ; preds = %169
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %13) #12
  br label %467

194:                                              ; preds = %187, %156
  %195 = phi i32 [ %157, %156 ], [ 0, %187 ]
  %196 = icmp eq i32 %195, 0
  %197 = select i1 %15, i1 %196, i1 false
  br i1 %197, label %198, label %206

198:                                              ; preds = %194
  %199 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %200 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 28
  %201 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %202 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %12, i64 0, i32 1
  %203 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %12, i64 0, i32 2
  %204 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %12, i64 0, i32 3
  %205 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  br label %209

206:                                              ; preds = %289, %194
  %207 = phi i32 [ %195, %194 ], [ %292, %289 ]
  %208 = phi i1 [ %196, %194 ], [ %298, %289 ]
  br i1 %208, label %300, label %325

209:                                              ; preds = %289, %198
  %210 = phi ptr [ %1, %198 ], [ %296, %289 ]
  %211 = phi i32 [ 1, %198 ], [ %291, %289 ]
  %212 = phi i32 [ 0, %198 ], [ %290, %289 ]
  %213 = load i16, ptr %210, align 4, !tbaa !89
  %214 = icmp eq i16 %213, 14
  br i1 %214, label %215, label %254

215:                                              ; preds = %209
  %216 = load ptr, ptr %200, align 8, !tbaa !29
  %217 = load i32, ptr %92, align 8, !tbaa !109
  %218 = add i32 %217, -1
  %219 = zext i32 %218 to i64
  %220 = getelementptr inbounds %struct.submission, ptr %216, i64 %219, i32 1
  %221 = load i32, ptr %220, align 4, !tbaa !130
  %222 = icmp eq i32 %221, 32
  %223 = icmp eq i32 %211, 0
  %224 = select i1 %223, i1 true, i1 %222
  br i1 %224, label %225, label %248

225:                                              ; preds = %215
  %226 = load ptr, ptr %201, align 8, !tbaa !77
  %227 = getelementptr inbounds %struct.hardware_queue, ptr %226, i64 0, i32 1
  %228 = load i64, ptr %227, align 8, !tbaa !132
  %229 = trunc i64 %228 to i32
  %230 = and i64 %228, 2048
  %231 = icmp eq i64 %230, 0
  %232 = select i1 %231, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12) #12
  store i32 46, ptr %12, align 8, !tbaa !134
  store ptr null, ptr %202, align 8, !tbaa !136
  store i32 %232, ptr %203, align 8, !tbaa !137
  %233 = or i32 %232, 8192
  store i32 %233, ptr %204, align 4, !tbaa !138
  %234 = load ptr, ptr %0, align 8, !tbaa !46
  %235 = getelementptr inbounds %struct.device, ptr %234, i64 0, i32 18
  %236 = load ptr, ptr %235, align 8, !tbaa !139
  %237 = load ptr, ptr %199, align 8, !tbaa !140
  %238 = or i32 %229, 16384
  call void %236(ptr noundef %237, i32 noundef %229, i32 noundef %238, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %12, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  store i32 0, ptr %205, align 8, !tbaa !141
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12) #12
  %239 = load ptr, ptr %0, align 8, !tbaa !46
  %240 = getelementptr inbounds %struct.device, ptr %239, i64 0, i32 26
  %241 = load ptr, ptr %240, align 8, !tbaa !142
  %242 = load ptr, ptr %199, align 8, !tbaa !140
  %243 = call i32 %241(ptr noundef %242) #11
  %244 = icmp eq i32 %243, 0
  br i1 %244, label %245, label %467

245:                                              ; preds = %225
  %246 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #13
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %248, label %467

248:                                              ; preds = %245, %215
  %249 = getelementptr inbounds %struct.wait, ptr %210, i64 0, i32 1
  %250 = load ptr, ptr %249, align 8, !tbaa !143
  %251 = getelementptr inbounds %struct.wait, ptr %210, i64 0, i32 2
  %252 = load i64, ptr %251, align 8, !tbaa !145
  %253 = call fastcc i32 @add_wait(ptr noundef nonnull %77, ptr noundef %250, i64 noundef %252) #13
  br label %289

254:                                              ; preds = %209
  %255 = load ptr, ptr %153, align 8, !tbaa !118
  %256 = icmp ne ptr %255, null
  %257 = icmp ne i32 %211, 0
  %258 = and i1 %257, %256
  br i1 %258, label %259, label %269

259:                                              ; preds = %254
  %260 = load i32, ptr %152, align 4, !tbaa !117
  %261 = add i32 %260, %212
  %262 = load ptr, ptr %0, align 8, !tbaa !46
  %263 = getelementptr inbounds %struct.device, ptr %262, i64 0, i32 19
  %264 = load ptr, ptr %263, align 8, !tbaa !146
  %265 = load ptr, ptr %199, align 8, !tbaa !140
  %266 = load ptr, ptr %154, align 8, !tbaa !119
  %267 = getelementptr inbounds %struct.context, ptr %266, i64 0, i32 7
  %268 = load ptr, ptr %267, align 8, !tbaa !19
  call void %264(ptr noundef %265, i32 noundef 8192, ptr noundef %268, i32 noundef %261) #11
  br label %269

269:                                              ; preds = %259, %254
  %270 = call fastcc i32 @execute(ptr noundef %0, ptr noundef nonnull %210) #13
  %271 = getelementptr inbounds %struct.command, ptr %210, i64 0, i32 1
  %272 = load i16, ptr %271, align 2, !tbaa !147
  %273 = icmp eq i16 %272, 0
  br i1 %273, label %289, label %274

274:                                              ; preds = %269
  %275 = load ptr, ptr %153, align 8, !tbaa !118
  %276 = icmp eq ptr %275, null
  %277 = icmp ne i32 %270, 0
  %278 = select i1 %276, i1 true, i1 %277
  br i1 %278, label %287, label %279

279:                                              ; preds = %274
  %280 = load ptr, ptr %0, align 8, !tbaa !46
  %281 = getelementptr inbounds %struct.device, ptr %280, i64 0, i32 19
  %282 = load ptr, ptr %281, align 8, !tbaa !146
  %283 = load ptr, ptr %199, align 8, !tbaa !140
  %284 = load ptr, ptr %154, align 8, !tbaa !119
  %285 = getelementptr inbounds %struct.context, ptr %284, i64 0, i32 7
  %286 = load ptr, ptr %285, align 8, !tbaa !19
  call void %282(ptr noundef %283, i32 noundef 8192, ptr noundef %286, i32 noundef %212) #11
  br label %287

287:                                              ; preds = %279, %274
  %288 = add i32 %212, 1
  br label %289

289:                                              ; preds = %287, %269, %248
  %290 = phi i32 [ %288, %287 ], [ %212, %269 ], [ %212, %248 ]
  %291 = phi i32 [ 0, %287 ], [ 0, %269 ], [ 1, %248 ]
  %292 = phi i32 [ %270, %287 ], [ %270, %269 ], [ %253, %248 ]
  %293 = getelementptr inbounds %struct.command, ptr %210, i64 0, i32 2
  %294 = load i32, ptr %293, align 4, !tbaa !92
  %295 = zext i32 %294 to i64
  %296 = getelementptr inbounds i8, ptr %210, i64 %295
  %297 = icmp ult ptr %296, %14
  %298 = icmp eq i32 %292, 0
  %299 = select i1 %297, i1 %298, i1 false
  br i1 %299, label %209, label %206, !llvm.loop !148

300:                                              ; preds = %206
  %301 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %302 = load ptr, ptr %301, align 8, !tbaa !77
  %303 = getelementptr inbounds %struct.hardware_queue, ptr %302, i64 0, i32 1
  %304 = load i64, ptr %303, align 8, !tbaa !132
  %305 = trunc i64 %304 to i32
  %306 = and i64 %304, 2048
  %307 = icmp eq i64 %306, 0
  %308 = select i1 %307, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %11) #12
  store i32 46, ptr %11, align 8, !tbaa !134
  %309 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %11, i64 0, i32 1
  store ptr null, ptr %309, align 8, !tbaa !136
  %310 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %11, i64 0, i32 2
  store i32 %308, ptr %310, align 8, !tbaa !137
  %311 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %11, i64 0, i32 3
  %312 = or i32 %308, 8192
  store i32 %312, ptr %311, align 4, !tbaa !138
  %313 = load ptr, ptr %0, align 8, !tbaa !46
  %314 = getelementptr inbounds %struct.device, ptr %313, i64 0, i32 18
  %315 = load ptr, ptr %314, align 8, !tbaa !139
  %316 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %317 = load ptr, ptr %316, align 8, !tbaa !140
  %318 = or i32 %305, 16384
  call void %315(ptr noundef %317, i32 noundef %305, i32 noundef %318, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %11, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  %319 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store i32 0, ptr %319, align 8, !tbaa !141
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %11) #12
  %320 = load ptr, ptr %0, align 8, !tbaa !46
  %321 = getelementptr inbounds %struct.device, ptr %320, i64 0, i32 26
  %322 = load ptr, ptr %321, align 8, !tbaa !142
  %323 = load ptr, ptr %316, align 8, !tbaa !140
  %324 = call i32 %322(ptr noundef %323) #11
  br label %325

325:                                              ; preds = %300, %206
  %326 = phi i32 [ %324, %300 ], [ %207, %206 ]
  %327 = icmp eq i32 %326, 0
  br i1 %327, label %328, label %467

328:                                              ; preds = %325
  %329 = load ptr, ptr %154, align 8, !tbaa !119
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %7) #12
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %7, align 16, !tbaa !149
  %330 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 4
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %330, align 16, !tbaa !149
  %331 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 8
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %331, align 16, !tbaa !149
  %332 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 12
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %332, align 16, !tbaa !149
  %333 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 16
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %333, align 16, !tbaa !149
  %334 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 20
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %334, align 16, !tbaa !149
  %335 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 24
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %335, align 16, !tbaa !149
  %336 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 28
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %336, align 16, !tbaa !149
  %337 = getelementptr inbounds %struct.context, ptr %329, i64 0, i32 26
  %338 = getelementptr inbounds %struct.context, ptr %329, i64 0, i32 28
  %339 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %340 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %341 = getelementptr inbounds %struct.context, ptr %329, i64 0, i32 32
  %342 = getelementptr inbounds %struct.context, ptr %329, i64 0, i32 31
  %343 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %344 = getelementptr inbounds %struct.context, ptr %329, i64 0, i32 24
  %345 = load i32, ptr %337, align 8, !tbaa !109
  %346 = icmp eq i32 %345, 0
  br i1 %346, label %464, label %347

347:                                              ; preds = %328, %461
  %348 = phi i32 [ %365, %461 ], [ 0, %328 ]
  call void @llvm.lifetime.start.p0(i64 768, ptr nonnull %8) #12
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %9) #12
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %10) #12
  %349 = zext i32 %348 to i64
  %350 = add i32 %348, 16
  br label %351

351:                                              ; preds = %404, %347
  %352 = phi i64 [ 0, %347 ], [ %434, %404 ]
  %353 = phi i64 [ %349, %347 ], [ %396, %404 ]
  %354 = phi i32 [ 0, %347 ], [ %388, %404 ]
  %355 = load i32, ptr %337, align 8, !tbaa !109
  %356 = zext i32 %355 to i64
  %357 = icmp ult i64 %353, %356
  %358 = icmp eq i32 %354, 0
  %359 = and i1 %358, %357
  br i1 %359, label %380, label %360

360:                                              ; preds = %351
  %361 = trunc i64 %353 to i32
  %362 = trunc i64 %352 to i32
  br label %363

363:                                              ; preds = %404, %360
  %364 = phi i32 [ %362, %360 ], [ 16, %404 ]
  %365 = phi i32 [ %361, %360 ], [ %350, %404 ]
  %366 = load ptr, ptr %343, align 8, !tbaa !77
  %367 = getelementptr inbounds %struct.hardware_queue, ptr %366, i64 0, i32 2
  %368 = call i32 @pthread_mutex_lock(ptr noundef nonnull %367) #11
  %369 = load ptr, ptr %0, align 8, !tbaa !46
  %370 = getelementptr inbounds %struct.device, ptr %369, i64 0, i32 30
  %371 = load ptr, ptr %370, align 8, !tbaa !150
  %372 = load ptr, ptr %343, align 8, !tbaa !77
  %373 = load ptr, ptr %372, align 8, !tbaa !151
  %374 = call i32 %371(ptr noundef %373, i32 noundef %364, ptr noundef nonnull %9, ptr noundef null) #11
  %375 = load ptr, ptr %343, align 8, !tbaa !77
  %376 = getelementptr inbounds %struct.hardware_queue, ptr %375, i64 0, i32 2
  %377 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %376) #11
  %378 = icmp eq i32 %374, 0
  br i1 %378, label %436, label %379

379:                                              ; preds = %363
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %10) #12
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %8) #12
  br label %464

380:                                              ; preds = %351
  %381 = load ptr, ptr %338, align 8, !tbaa !29
  %382 = getelementptr inbounds %struct.submission, ptr %381, i64 %353
  %383 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %352
  %384 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %352, i32 2
  store i32 0, ptr %384, align 8, !tbaa !152
  %385 = getelementptr inbounds %struct.submission, ptr %381, i64 %353, i32 3
  %386 = load i64, ptr %385, align 8, !tbaa !154
  %387 = icmp ne i64 %386, 0
  %388 = zext i1 %387 to i32
  br i1 %387, label %389, label %394

389:                                              ; preds = %380
  %390 = load ptr, ptr %339, align 8, !tbaa !43
  %391 = getelementptr inbounds %struct.staging, ptr %390, i64 0, i32 1, i32 5
  %392 = load ptr, ptr %391, align 8, !tbaa !155
  store ptr %392, ptr %383, align 8, !tbaa !34
  store i32 1, ptr %384, align 8, !tbaa !152
  %393 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %352, i32 1, i64 0
  store i64 %386, ptr %393, align 8, !tbaa !41
  br label %394

394:                                              ; preds = %389, %380
  %395 = phi i32 [ 1, %389 ], [ 0, %380 ]
  %396 = add nuw nsw i64 %353, 1
  %397 = icmp eq i64 %396, %356
  br i1 %397, label %398, label %404

398:                                              ; preds = %394
  %399 = load ptr, ptr %340, align 8, !tbaa !78
  %400 = zext i32 %395 to i64
  %401 = getelementptr inbounds [2 x ptr], ptr %383, i64 0, i64 %400
  store ptr %399, ptr %401, align 8, !tbaa !34
  %402 = add nuw nsw i32 %395, 1
  store i32 %402, ptr %384, align 8, !tbaa !152
  %403 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %352, i32 1, i64 %400
  store i64 %3, ptr %403, align 8, !tbaa !41
  br label %404

404:                                              ; preds = %398, %394
  %405 = phi i32 [ %402, %398 ], [ %395, %394 ]
  %406 = getelementptr inbounds [16 x %struct.VkTimelineSemaphoreSubmitInfo], ptr %8, i64 0, i64 %352
  %407 = getelementptr inbounds %struct.submission, ptr %381, i64 %353, i32 1
  %408 = load i32, ptr %407, align 4, !tbaa !130
  %409 = load ptr, ptr %341, align 8, !tbaa !31
  %410 = load i32, ptr %382, align 8, !tbaa !156
  %411 = zext i32 %410 to i64
  %412 = getelementptr inbounds i64, ptr %409, i64 %411
  %413 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %352, i32 1
  store i32 1000207003, ptr %406, align 16, !tbaa.struct !157
  %414 = getelementptr inbounds i8, ptr %406, i64 8
  store ptr null, ptr %414, align 8, !tbaa.struct !159
  %415 = getelementptr inbounds i8, ptr %406, i64 16
  store i32 %408, ptr %415, align 16, !tbaa.struct !160
  %416 = getelementptr inbounds i8, ptr %406, i64 24
  store ptr %412, ptr %416, align 8, !tbaa.struct !161
  %417 = getelementptr inbounds i8, ptr %406, i64 32
  store i32 %405, ptr %417, align 16, !tbaa.struct !162
  %418 = getelementptr inbounds i8, ptr %406, i64 40
  store ptr %413, ptr %418, align 8, !tbaa.struct !163
  %419 = getelementptr inbounds [16 x %struct.VkSubmitInfo], ptr %9, i64 0, i64 %352
  %420 = load i32, ptr %407, align 4, !tbaa !130
  %421 = load ptr, ptr %342, align 8, !tbaa !30
  %422 = load i32, ptr %382, align 8, !tbaa !156
  %423 = zext i32 %422 to i64
  %424 = getelementptr inbounds ptr, ptr %421, i64 %423
  %425 = getelementptr inbounds %struct.submission, ptr %381, i64 %353, i32 2
  store i32 4, ptr %419, align 8, !tbaa.struct !164
  %426 = getelementptr inbounds i8, ptr %419, i64 8
  store ptr %406, ptr %426, align 8, !tbaa.struct !165
  %427 = getelementptr inbounds i8, ptr %419, i64 16
  store i32 %420, ptr %427, align 8, !tbaa.struct !166
  %428 = getelementptr inbounds i8, ptr %419, i64 24
  store ptr %424, ptr %428, align 8, !tbaa.struct !167
  %429 = getelementptr inbounds i8, ptr %419, i64 32
  store ptr %7, ptr %429, align 8, !tbaa.struct !159
  %430 = getelementptr inbounds i8, ptr %419, i64 40
  store i32 1, ptr %430, align 8, !tbaa.struct !160
  %431 = getelementptr inbounds i8, ptr %419, i64 48
  store ptr %425, ptr %431, align 8, !tbaa.struct !161
  %432 = getelementptr inbounds i8, ptr %419, i64 56
  store i32 %405, ptr %432, align 8, !tbaa.struct !162
  %433 = getelementptr inbounds i8, ptr %419, i64 64
  store ptr %383, ptr %433, align 8, !tbaa.struct !163
  %434 = add nuw nsw i64 %352, 1
  %435 = icmp eq i64 %434, 16
  br i1 %435, label %363, label %351, !llvm.loop !168

436:                                              ; preds = %363
  %437 = load ptr, ptr %339, align 8, !tbaa !43
  %438 = load ptr, ptr %344, align 8, !tbaa !169
  %439 = icmp eq ptr %438, null
  br i1 %439, label %461, label %440

440:                                              ; preds = %436
  %441 = getelementptr inbounds %struct.staging, ptr %437, i64 0, i32 7
  %442 = call i32 @pthread_mutex_lock(ptr noundef nonnull %441) #11
  %443 = load ptr, ptr %344, align 8, !tbaa !169
  %444 = icmp eq ptr %443, null
  br i1 %444, label %452, label %445

445:                                              ; preds = %440
  %446 = getelementptr inbounds %struct.staging, ptr %437, i64 0, i32 6
  br label %447

447:                                              ; preds = %456, %445
  %448 = phi ptr [ %443, %445 ], [ %459, %456 ]
  %449 = getelementptr inbounds %struct.chunk, ptr %448, i64 0, i32 5
  %450 = load i32, ptr %449, align 4, !tbaa !170
  %451 = icmp ult i32 %450, %365
  br i1 %451, label %456, label %452

452:                                              ; preds = %456, %447, %440
  %453 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %441) #11
  %454 = getelementptr inbounds %struct.staging, ptr %437, i64 0, i32 8
  %455 = call i32 @pthread_cond_signal(ptr noundef nonnull %454) #11
  br label %461

456:                                              ; preds = %447
  %457 = load ptr, ptr %448, align 8, !tbaa !50
  store ptr %457, ptr %344, align 8, !tbaa !169
  store ptr null, ptr %448, align 8, !tbaa !50
  %458 = load ptr, ptr %446, align 8, !tbaa !42
  store ptr %448, ptr %458, align 8, !tbaa !34
  store ptr %448, ptr %446, align 8, !tbaa !42
  %459 = load ptr, ptr %344, align 8, !tbaa !169
  %460 = icmp eq ptr %459, null
  br i1 %460, label %452, label %447, !llvm.loop !171

461:                                              ; preds = %452, %436
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %10) #12
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %8) #12
  %462 = load i32, ptr %337, align 8, !tbaa !109
  %463 = icmp ult i32 %365, %462
  br i1 %463, label %347, label %464

464:                                              ; preds = %461, %328, %379
  %465 = phi i32 [ %348, %379 ], [ 0, %328 ], [ %365, %461 ]
  %466 = phi i32 [ %374, %379 ], [ 0, %328 ], [ 0, %461 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %7) #12
  br label %467

467:                                              ; preds = %225, %245, %193, %145, %464, %325
  %468 = phi i32 [ %465, %464 ], [ 0, %325 ], [ 0, %145 ], [ 0, %193 ], [ 0, %245 ], [ 0, %225 ]
  %469 = phi i32 [ %466, %464 ], [ %326, %325 ], [ %151, %145 ], [ %184, %193 ], [ %243, %225 ], [ %246, %245 ]
  %470 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 24
  %471 = load ptr, ptr %470, align 8, !tbaa !169
  %472 = icmp eq ptr %471, null
  br i1 %472, label %484, label %473

473:                                              ; preds = %467
  %474 = getelementptr inbounds %struct.chunk, ptr %471, i64 0, i32 2
  %475 = load i64, ptr %474, align 8, !tbaa !53
  %476 = add i64 %475, -1
  %477 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %478 = load ptr, ptr %477, align 8, !tbaa !43
  %479 = getelementptr inbounds %struct.staging, ptr %478, i64 0, i32 2
  store i64 %476, ptr %479, align 8, !tbaa !172
  br label %480

480:                                              ; preds = %480, %473
  %481 = phi ptr [ %482, %480 ], [ %471, %473 ]
  %482 = load ptr, ptr %481, align 8, !tbaa !50
  call void @free(ptr noundef nonnull %481) #11
  %483 = icmp eq ptr %482, null
  br i1 %483, label %484, label %480, !llvm.loop !173

484:                                              ; preds = %480, %467
  store ptr null, ptr %470, align 8, !tbaa !169
  %485 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 25
  store ptr %470, ptr %485, align 8, !tbaa !14
  %486 = icmp eq i32 %469, 0
  br i1 %486, label %497, label %487

487:                                              ; preds = %484
  %488 = icmp ne i32 %468, 0
  %489 = icmp eq i32 %469, -4
  %490 = select i1 %488, i1 true, i1 %489
  br i1 %490, label %491, label %493

491:                                              ; preds = %487
  %492 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store atomic i32 %469, ptr %492 seq_cst, align 8
  br label %495

493:                                              ; preds = %487
  %494 = load ptr, ptr %74, align 8, !tbaa !87
  store ptr %494, ptr %77, align 8, !tbaa !88
  store ptr %77, ptr %74, align 8, !tbaa !87
  br label %495

495:                                              ; preds = %493, %491
  %496 = sext i32 %469 to i64
  br label %516

497:                                              ; preds = %484
  %498 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 1
  store i64 %3, ptr %498, align 8, !tbaa !75
  store ptr null, ptr %77, align 8, !tbaa !88
  %499 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %500 = call i32 @pthread_mutex_lock(ptr noundef nonnull %499) #11
  %501 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %502 = load ptr, ptr %501, align 8, !tbaa !81
  store ptr %77, ptr %502, align 8, !tbaa !34
  store ptr %77, ptr %501, align 8, !tbaa !81
  %503 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %504 = load i32, ptr %503, align 8, !tbaa !84
  %505 = icmp eq i32 %504, 0
  br i1 %505, label %514, label %506

506:                                              ; preds = %497
  %507 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %508 = load atomic i64, ptr %507 seq_cst, align 8
  %509 = icmp eq i64 %508, 0
  %510 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %499) #11
  br i1 %509, label %516, label %511

511:                                              ; preds = %506
  %512 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %513 = call i32 @pthread_cond_signal(ptr noundef nonnull %512) #11
  br label %516

514:                                              ; preds = %497
  %515 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %499) #11
  br label %516

516:                                              ; preds = %495, %514, %511, %506, %83
  %517 = phi i64 [ %84, %83 ], [ %496, %495 ], [ 0, %514 ], [ 0, %511 ], [ 0, %506 ]
  ret i64 %517
}

declare i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define dso_local i32 @queue_record(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = alloca %struct.VkMemoryBarrier, align 8
  %8 = add i64 %5, 1
  %9 = tail call ptr @calloc(i64 noundef %8, i64 noundef 8) #11
  %10 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 33
  store ptr %9, ptr %10, align 8, !tbaa !32
  %11 = icmp eq ptr %9, null
  br i1 %11, label %79, label %12

12:                                               ; preds = %6
  %13 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store ptr %1, ptr %13, align 8, !tbaa !119
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
  %29 = load i64, ptr %28, align 8, !tbaa !41
  %30 = icmp eq i64 %29, %24
  br i1 %30, label %31, label %43

31:                                               ; preds = %27
  %32 = load i64, ptr %19, align 8, !tbaa !107
  %33 = load ptr, ptr %0, align 8, !tbaa !46
  %34 = getelementptr inbounds %struct.device, ptr %33, i64 0, i32 1
  %35 = load i64, ptr %34, align 8, !tbaa !93
  %36 = add i64 %32, -1
  %37 = add i64 %36, %35
  %38 = urem i64 %37, %35
  %39 = sub nuw i64 %37, %38
  %40 = load ptr, ptr %10, align 8, !tbaa !32
  %41 = add nuw i64 %25, 1
  %42 = getelementptr inbounds i64, ptr %40, i64 %25
  store i64 %39, ptr %42, align 8, !tbaa !41
  br label %43

43:                                               ; preds = %31, %27, %23
  %44 = phi i64 [ %41, %31 ], [ %25, %27 ], [ %25, %23 ]
  %45 = getelementptr inbounds i8, ptr %2, i64 %24
  %46 = tail call fastcc i32 @execute(ptr noundef %0, ptr noundef %45) #13
  %47 = getelementptr inbounds %struct.command, ptr %45, i64 0, i32 2
  %48 = load i32, ptr %47, align 4, !tbaa !92
  %49 = zext i32 %48 to i64
  %50 = add i64 %24, %49
  %51 = icmp ult i64 %50, %3
  %52 = icmp eq i32 %46, 0
  %53 = select i1 %51, i1 %52, i1 false
  br i1 %53, label %23, label %20, !llvm.loop !174

54:                                               ; preds = %20
  %55 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %56 = load ptr, ptr %55, align 8, !tbaa !77
  %57 = getelementptr inbounds %struct.hardware_queue, ptr %56, i64 0, i32 1
  %58 = load i64, ptr %57, align 8, !tbaa !132
  %59 = trunc i64 %58 to i32
  %60 = and i64 %58, 2048
  %61 = icmp eq i64 %60, 0
  %62 = select i1 %61, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #12
  store i32 46, ptr %7, align 8, !tbaa !134
  %63 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %63, align 8, !tbaa !136
  %64 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %62, ptr %64, align 8, !tbaa !137
  %65 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 3
  %66 = or i32 %62, 8192
  store i32 %66, ptr %65, align 4, !tbaa !138
  %67 = load ptr, ptr %0, align 8, !tbaa !46
  %68 = getelementptr inbounds %struct.device, ptr %67, i64 0, i32 18
  %69 = load ptr, ptr %68, align 8, !tbaa !139
  %70 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %71 = load ptr, ptr %70, align 8, !tbaa !140
  %72 = or i32 %59, 16384
  call void %69(ptr noundef %71, i32 noundef %59, i32 noundef %72, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  %73 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store i32 0, ptr %73, align 8, !tbaa !141
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #12
  %74 = load ptr, ptr %0, align 8, !tbaa !46
  %75 = getelementptr inbounds %struct.device, ptr %74, i64 0, i32 26
  %76 = load ptr, ptr %75, align 8, !tbaa !142
  %77 = load ptr, ptr %70, align 8, !tbaa !140
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
  %6 = load ptr, ptr %5, align 8, !tbaa !119
  %7 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 28
  %8 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 26
  %9 = load i32, ptr %8, align 8, !tbaa !109
  %10 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 27
  %11 = load i32, ptr %10, align 4, !tbaa !149
  %12 = icmp ugt i32 %11, %9
  br i1 %12, label %23, label %13

13:                                               ; preds = %1
  %14 = icmp eq i32 %11, 0
  %15 = shl i32 %11, 1
  %16 = select i1 %14, i32 8, i32 %15
  %17 = load ptr, ptr %7, align 8, !tbaa !34
  %18 = zext i32 %16 to i64
  %19 = mul nuw nsw i64 %18, 24
  %20 = tail call ptr @realloc(ptr noundef %17, i64 noundef %19) #11
  %21 = icmp eq ptr %20, null
  br i1 %21, label %99, label %22

22:                                               ; preds = %13
  store ptr %20, ptr %7, align 8, !tbaa !34
  store i32 %16, ptr %10, align 4, !tbaa !149
  br label %23

23:                                               ; preds = %1, %22
  %24 = load ptr, ptr %0, align 8, !tbaa !46
  %25 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 13
  %26 = load i32, ptr %25, align 8, !tbaa !106
  %27 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 12
  %28 = load i32, ptr %27, align 4, !tbaa !175
  %29 = icmp eq i32 %26, %28
  br i1 %29, label %30, label %61

30:                                               ; preds = %23
  %31 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 14
  %32 = icmp eq i32 %26, 0
  %33 = shl i32 %26, 1
  %34 = select i1 %32, i32 8, i32 %33
  %35 = load ptr, ptr %31, align 8, !tbaa !34
  %36 = zext i32 %34 to i64
  %37 = shl nuw nsw i64 %36, 3
  %38 = tail call ptr @realloc(ptr noundef %35, i64 noundef %37) #11
  %39 = icmp eq ptr %38, null
  br i1 %39, label %99, label %40

40:                                               ; preds = %30
  store ptr %38, ptr %31, align 8, !tbaa !34
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #12
  store i32 40, ptr %2, align 8, !tbaa !176
  %41 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 1
  store ptr null, ptr %41, align 8, !tbaa !178
  %42 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 2
  %43 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 2
  %44 = load ptr, ptr %43, align 8, !tbaa !3
  store ptr %44, ptr %42, align 8, !tbaa !179
  %45 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 3
  %46 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 11
  %47 = load i32, ptr %46, align 8, !tbaa !13
  store i32 %47, ptr %45, align 8, !tbaa !180
  %48 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 4
  %49 = load i32, ptr %27, align 4, !tbaa !175
  %50 = sub i32 %34, %49
  store i32 %50, ptr %48, align 4, !tbaa !181
  %51 = zext i32 %49 to i64
  %52 = getelementptr inbounds ptr, ptr %38, i64 %51
  %53 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 2
  %54 = load ptr, ptr %53, align 8, !tbaa !182
  %55 = load ptr, ptr %24, align 8, !tbaa !18
  %56 = call i32 %54(ptr noundef %55, ptr noundef nonnull %2, ptr noundef nonnull %52) #11
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %60

58:                                               ; preds = %40
  store i32 %34, ptr %27, align 4, !tbaa !175
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #12
  %59 = load i32, ptr %25, align 8, !tbaa !106
  br label %61

60:                                               ; preds = %40
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #12
  br label %99

61:                                               ; preds = %23, %58
  %62 = phi i32 [ %59, %58 ], [ %26, %23 ]
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %3) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %3, i8 0, i64 56, i1 false)
  store i32 41, ptr %3, align 8
  %63 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 11
  %64 = load i32, ptr %63, align 8, !tbaa !13
  %65 = icmp eq i32 %64, 1
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #12
  store i32 42, ptr %4, align 8, !tbaa !183
  %66 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 1
  store ptr null, ptr %66, align 8, !tbaa !185
  %67 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 2
  %68 = select i1 %65, i32 4, i32 1
  store i32 %68, ptr %67, align 8, !tbaa !186
  %69 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 3
  %70 = select i1 %65, ptr %3, ptr null
  store ptr %70, ptr %69, align 8, !tbaa !187
  %71 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 5
  %72 = load ptr, ptr %71, align 8, !tbaa !188
  %73 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 14
  %74 = load ptr, ptr %73, align 8, !tbaa !26
  %75 = zext i32 %62 to i64
  %76 = getelementptr inbounds ptr, ptr %74, i64 %75
  %77 = load ptr, ptr %76, align 8, !tbaa !34
  %78 = call i32 %72(ptr noundef %77, ptr noundef nonnull %4) #11
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %3) #12
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %99

80:                                               ; preds = %61
  %81 = load ptr, ptr %73, align 8, !tbaa !26
  %82 = load i32, ptr %25, align 8, !tbaa !106
  %83 = add i32 %82, 1
  store i32 %83, ptr %25, align 8, !tbaa !106
  %84 = zext i32 %82 to i64
  %85 = getelementptr inbounds ptr, ptr %81, i64 %84
  %86 = load ptr, ptr %85, align 8, !tbaa !34
  %87 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  store ptr %86, ptr %87, align 8, !tbaa !140
  %88 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store i32 1, ptr %88, align 8, !tbaa !141
  %89 = load ptr, ptr %7, align 8, !tbaa !29
  %90 = load i32, ptr %8, align 8, !tbaa !109
  %91 = add i32 %90, 1
  store i32 %91, ptr %8, align 8, !tbaa !109
  %92 = zext i32 %90 to i64
  %93 = getelementptr inbounds %struct.submission, ptr %89, i64 %92
  %94 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 29
  %95 = load i32, ptr %94, align 8, !tbaa !108
  store i32 %95, ptr %93, align 8, !tbaa.struct !189
  %96 = getelementptr inbounds i8, ptr %93, i64 4
  store i32 0, ptr %96, align 4, !tbaa.struct !190
  %97 = getelementptr inbounds i8, ptr %93, i64 8
  store ptr %86, ptr %97, align 8, !tbaa.struct !191
  %98 = getelementptr inbounds i8, ptr %93, i64 16
  store i64 0, ptr %98, align 8, !tbaa.struct !192
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
  %36 = load ptr, ptr %0, align 8, !tbaa !46
  %37 = load i16, ptr %1, align 4, !tbaa !89
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
  %40 = load ptr, ptr %39, align 8, !tbaa !34
  %41 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %42 = load ptr, ptr %41, align 8, !tbaa !119
  %43 = tail call fastcc i64 @write_arguments(ptr noundef nonnull %0, ptr noundef nonnull %1) #13
  %44 = getelementptr inbounds %struct.kernel, ptr %40, i64 0, i32 2
  %45 = load i64, ptr %44, align 8, !tbaa !94
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %62, label %47

47:                                               ; preds = %38
  %48 = load ptr, ptr %0, align 8, !tbaa !46
  %49 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 6
  %50 = load i64, ptr %49, align 8, !tbaa !107
  %51 = getelementptr inbounds %struct.device, ptr %48, i64 0, i32 1
  %52 = load i64, ptr %51, align 8, !tbaa !93
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
  %64 = load i64, ptr %40, align 8, !tbaa !193
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
  %104 = load ptr, ptr %67, align 8, !tbaa !194
  %105 = getelementptr inbounds %struct.task, ptr %104, i64 %103
  %106 = load ptr, ptr %0, align 8, !tbaa !46
  %107 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 6
  %108 = load i64, ptr %107, align 8, !tbaa !195
  %109 = icmp eq i64 %108, 0
  br i1 %109, label %112, label %110

110:                                              ; preds = %102
  %111 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 8
  br label %127

112:                                              ; preds = %102
  %113 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 3
  %114 = load i64, ptr %113, align 8, !tbaa !197
  br label %141

115:                                              ; preds = %127
  %116 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 4
  %117 = load i64, ptr %116, align 8, !tbaa !198
  %118 = add i64 %137, -1
  %119 = add i64 %118, %117
  %120 = udiv i64 %119, %117
  %121 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 3
  %122 = load i64, ptr %121, align 8, !tbaa !197
  %123 = icmp ult i64 %120, %122
  %124 = icmp ugt i64 %117, %119
  %125 = select i1 %124, i64 1, i64 %120
  %126 = select i1 %123, i64 %125, i64 %122
  br label %141

127:                                              ; preds = %127, %110
  %128 = phi i64 [ 0, %110 ], [ %138, %127 ]
  %129 = phi i64 [ 1, %110 ], [ %137, %127 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %33) #12
  %130 = load ptr, ptr %111, align 8, !tbaa !199
  %131 = getelementptr inbounds i64, ptr %130, i64 %128
  %132 = load i64, ptr %131, align 8, !tbaa !41
  %133 = getelementptr inbounds i8, ptr %68, i64 %132
  %134 = call ptr @memcpy(ptr noundef nonnull %33, ptr noundef nonnull %133, i64 noundef 4) #11
  %135 = load i32, ptr %33, align 4, !tbaa !149
  %136 = sext i32 %135 to i64
  %137 = mul i64 %129, %136
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %33) #12
  %138 = add nuw i64 %128, 1
  %139 = load i64, ptr %107, align 8, !tbaa !195
  %140 = icmp ult i64 %138, %139
  br i1 %140, label %127, label %115, !llvm.loop !200

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
  %147 = load ptr, ptr %0, align 8, !tbaa !46
  %148 = load ptr, ptr %41, align 8, !tbaa !119
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %30) #12
  %149 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 5
  %150 = load i64, ptr %149, align 8, !tbaa !201
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
  store <2 x ptr> zeroinitializer, ptr %174, align 8, !tbaa !34
  %175 = getelementptr inbounds ptr, ptr %174, i64 2
  store <2 x ptr> zeroinitializer, ptr %175, align 8, !tbaa !34
  %176 = add nuw i64 %172, 4
  %177 = icmp eq i64 %176, %169
  br i1 %177, label %178, label %171, !llvm.loop !202

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
  %186 = load ptr, ptr %153, align 8, !tbaa !205
  %187 = getelementptr inbounds %struct.binding, ptr %186, i64 %184
  %188 = load i64, ptr %187, align 8, !tbaa !206
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
  %193 = load i64, ptr %192, align 8, !tbaa !208
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %29) #12
  %194 = getelementptr inbounds i8, ptr %68, i64 %193
  %195 = call ptr @memcpy(ptr noundef nonnull %29, ptr noundef nonnull %194, i64 noundef 8) #11
  %196 = load ptr, ptr %29, align 8, !tbaa !34
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %29) #12
  %197 = load ptr, ptr %196, align 8, !tbaa !209
  %198 = add i32 %185, 1
  %199 = zext i32 %185 to i64
  %200 = getelementptr inbounds ptr, ptr %30, i64 %199
  store ptr %197, ptr %200, align 8, !tbaa !34
  %201 = load i64, ptr %149, align 8, !tbaa !201
  br label %202

202:                                              ; preds = %191, %182
  %203 = phi i64 [ %201, %191 ], [ %183, %182 ]
  %204 = phi i32 [ %198, %191 ], [ %185, %182 ]
  %205 = add nuw i64 %184, 1
  %206 = icmp ult i64 %205, %203
  br i1 %206, label %182, label %154, !llvm.loop !211

207:                                              ; preds = %180, %207
  %208 = phi i64 [ %209, %207 ], [ %181, %180 ]
  %209 = add nuw nsw i64 %208, 1
  %210 = getelementptr inbounds ptr, ptr %30, i64 %208
  store ptr null, ptr %210, align 8, !tbaa !34
  %211 = and i64 %209, 4294967295
  %212 = icmp eq i64 %211, 6
  br i1 %212, label %213, label %207, !llvm.loop !212

213:                                              ; preds = %207, %178, %154
  %214 = load ptr, ptr %41, align 8, !tbaa !119
  %215 = ptrtoint ptr %105 to i64
  %216 = udiv i64 %215, 72
  %217 = and i64 %216, 63
  %218 = getelementptr inbounds %struct.context, ptr %214, i64 0, i32 34, i64 %217
  %219 = load ptr, ptr %218, align 8, !tbaa !111
  %220 = icmp eq ptr %219, %105
  br i1 %220, label %221, label %239

221:                                              ; preds = %213
  %222 = getelementptr inbounds %struct.context, ptr %214, i64 0, i32 34, i64 %217, i32 2, i64 0
  %223 = load <4 x ptr>, ptr %222, align 8, !tbaa !34
  %224 = load <4 x ptr>, ptr %30, align 16, !tbaa !34
  %225 = icmp ne <4 x ptr> %223, %224
  %226 = getelementptr inbounds %struct.context, ptr %214, i64 0, i32 34, i64 %217, i32 2, i64 4
  %227 = load <2 x ptr>, ptr %226, align 8, !tbaa !34
  %228 = load <2 x ptr>, ptr %70, align 16, !tbaa !34
  %229 = icmp eq <2 x ptr> %227, %228
  %230 = bitcast <4 x i1> %225 to i4
  %231 = icmp eq i4 %230, 0
  %232 = extractelement <2 x i1> %229, i64 0
  %233 = and i1 %231, %232
  %234 = extractelement <2 x i1> %229, i64 1
  %235 = and i1 %233, %234
  br i1 %235, label %236, label %239

236:                                              ; preds = %221
  %237 = getelementptr inbounds %struct.context, ptr %214, i64 0, i32 34, i64 %217, i32 1
  %238 = load ptr, ptr %237, align 8, !tbaa !213
  store ptr %238, ptr %35, align 8, !tbaa !34
  br label %405

239:                                              ; preds = %189, %182, %182, %221, %213
  %240 = phi i1 [ false, %221 ], [ false, %213 ], [ true, %182 ], [ true, %182 ], [ true, %189 ]
  %241 = phi ptr [ %218, %221 ], [ %218, %213 ], [ null, %182 ], [ null, %182 ], [ null, %189 ]
  %242 = getelementptr inbounds %struct.context, ptr %148, i64 0, i32 16
  %243 = getelementptr inbounds %struct.context, ptr %148, i64 0, i32 17
  %244 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 2
  %245 = getelementptr inbounds %struct.device, ptr %147, i64 0, i32 3
  %246 = getelementptr inbounds %struct.context, ptr %148, i64 0, i32 15
  %247 = getelementptr inbounds %struct.device, ptr %147, i64 0, i32 21
  %248 = load i32, ptr %242, align 4, !tbaa !110
  %249 = icmp eq i32 %248, 0
  br i1 %249, label %259, label %250

250:                                              ; preds = %239
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %28) #12
  store i32 34, ptr %28, align 8, !tbaa !214
  store ptr null, ptr %71, align 8, !tbaa !216
  %251 = load ptr, ptr %243, align 8, !tbaa !27
  %252 = add i32 %248, -1
  %253 = zext i32 %252 to i64
  %254 = getelementptr inbounds ptr, ptr %251, i64 %253
  %255 = load ptr, ptr %254, align 8, !tbaa !34
  store ptr %255, ptr %72, align 8, !tbaa !217
  store i32 1, ptr %73, align 8, !tbaa !218
  store ptr %244, ptr %74, align 8, !tbaa !219
  %256 = load ptr, ptr %245, align 8, !tbaa !220
  %257 = load ptr, ptr %147, align 8, !tbaa !18
  %258 = call i32 %256(ptr noundef %257, ptr noundef nonnull %28, ptr noundef nonnull %35) #11
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %28) #12
  switch i32 %258, label %299 [
    i32 -12, label %259
    i32 -1000069000, label %259
  ]

259:                                              ; preds = %250, %250, %239
  %260 = load i32, ptr %242, align 4, !tbaa !110
  %261 = load i32, ptr %246, align 8, !tbaa !15
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
  store i32 33, ptr %27, align 8, !tbaa !221
  store ptr null, ptr %75, align 8, !tbaa !223
  store i32 0, ptr %76, align 8, !tbaa !224
  store i32 128, ptr %77, align 4, !tbaa !225
  store i32 5, ptr %78, align 8, !tbaa !226
  store ptr %26, ptr %79, align 8, !tbaa !227
  %266 = icmp eq i32 %261, 0
  %267 = shl i32 %261, 1
  %268 = select i1 %266, i32 8, i32 %267
  %269 = load ptr, ptr %243, align 8, !tbaa !34
  %270 = zext i32 %268 to i64
  %271 = shl nuw nsw i64 %270, 3
  %272 = call ptr @realloc(ptr noundef %269, i64 noundef %271) #11
  %273 = icmp eq ptr %272, null
  br i1 %273, label %282, label %274

274:                                              ; preds = %265
  store ptr %272, ptr %243, align 8, !tbaa !34
  %275 = load ptr, ptr %247, align 8, !tbaa !228
  %276 = load ptr, ptr %147, align 8, !tbaa !18
  %277 = load i32, ptr %246, align 8, !tbaa !15
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
  %285 = load i32, ptr %246, align 8, !tbaa !15
  %286 = add i32 %285, 1
  store i32 %286, ptr %246, align 8, !tbaa !15
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
  store i32 34, ptr %28, align 8, !tbaa !214
  store ptr null, ptr %71, align 8, !tbaa !216
  %292 = load ptr, ptr %243, align 8, !tbaa !27
  %293 = zext i32 %291 to i64
  %294 = getelementptr inbounds ptr, ptr %292, i64 %293
  %295 = load ptr, ptr %294, align 8, !tbaa !34
  store ptr %295, ptr %72, align 8, !tbaa !217
  store i32 1, ptr %73, align 8, !tbaa !218
  store ptr %244, ptr %74, align 8, !tbaa !219
  %296 = load ptr, ptr %245, align 8, !tbaa !220
  %297 = load ptr, ptr %147, align 8, !tbaa !18
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
  %303 = load i64, ptr %149, align 8, !tbaa !201
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
  %312 = getelementptr inbounds %struct.device, ptr %147, i64 0, i32 36
  %313 = load ptr, ptr %312, align 8, !tbaa !229
  %314 = load ptr, ptr %147, align 8, !tbaa !18
  call void %313(ptr noundef %314, i32 noundef %311, ptr noundef nonnull %31, i32 noundef 0, ptr noundef null) #11
  br i1 %240, label %404, label %395

315:                                              ; preds = %381, %305
  %316 = phi i64 [ 0, %305 ], [ %392, %381 ]
  %317 = load ptr, ptr %306, align 8, !tbaa !205
  %318 = getelementptr inbounds %struct.binding, ptr %317, i64 %316
  %319 = getelementptr inbounds [128 x %union.anon], ptr %32, i64 0, i64 %316
  %320 = load i64, ptr %318, align 8, !tbaa !206
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
  %324 = load i64, ptr %323, align 8, !tbaa !230
  store ptr %322, ptr %319, align 8, !tbaa.struct !231
  %325 = getelementptr inbounds i8, ptr %319, i64 8
  store i64 0, ptr %325, align 8, !tbaa.struct !232
  %326 = getelementptr inbounds i8, ptr %319, i64 16
  store i64 %324, ptr %326, align 8, !tbaa.struct !192
  br label %368

327:                                              ; preds = %315
  %328 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 2
  %329 = load i64, ptr %328, align 8, !tbaa !208
  %330 = inttoptr i64 %329 to ptr
  br label %339

331:                                              ; preds = %315
  %332 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 2
  %333 = load i64, ptr %332, align 8, !tbaa !208
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %25) #12
  %334 = getelementptr inbounds i8, ptr %68, i64 %333
  %335 = call ptr @memcpy(ptr noundef nonnull %25, ptr noundef nonnull %334, i64 noundef 8) #11
  %336 = load ptr, ptr %25, align 8, !tbaa !34
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %25) #12
  br label %339

337:                                              ; preds = %315
  %338 = load ptr, ptr %80, align 8, !tbaa !86
  br label %339

339:                                              ; preds = %337, %331, %327
  %340 = phi ptr [ %330, %327 ], [ %336, %331 ], [ %338, %337 ]
  %341 = load ptr, ptr %340, align 8, !tbaa !209
  %342 = getelementptr inbounds %struct.memory, ptr %340, i64 0, i32 1
  %343 = load i64, ptr %342, align 8, !tbaa !233
  store ptr %341, ptr %319, align 8, !tbaa.struct !231
  %344 = getelementptr inbounds i8, ptr %319, i64 8
  store i64 0, ptr %344, align 8, !tbaa.struct !232
  %345 = getelementptr inbounds i8, ptr %319, i64 16
  store i64 %343, ptr %345, align 8, !tbaa.struct !192
  br label %368

346:                                              ; preds = %315
  %347 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 2
  %348 = load i64, ptr %347, align 8, !tbaa !208
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %24) #12
  %349 = getelementptr inbounds i8, ptr %68, i64 %348
  %350 = call ptr @memcpy(ptr noundef nonnull %24, ptr noundef nonnull %349, i64 noundef 8) #11
  %351 = load ptr, ptr %24, align 8, !tbaa !34
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %24) #12
  %352 = getelementptr inbounds %struct.texture, ptr %351, i64 0, i32 3
  %353 = load ptr, ptr %352, align 8, !tbaa !234
  %354 = getelementptr inbounds %struct.texture, ptr %351, i64 0, i32 1
  %355 = load ptr, ptr %354, align 8, !tbaa !236
  store ptr %353, ptr %319, align 8, !tbaa.struct !237
  %356 = getelementptr inbounds i8, ptr %319, i64 8
  store ptr %355, ptr %356, align 8, !tbaa.struct !238
  %357 = getelementptr inbounds i8, ptr %319, i64 16
  store i32 1, ptr %357, align 8, !tbaa.struct !239
  br label %368

358:                                              ; preds = %315
  %359 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 2
  %360 = load i64, ptr %359, align 8, !tbaa !208
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %23) #12
  %361 = getelementptr inbounds i8, ptr %68, i64 %360
  %362 = call ptr @memcpy(ptr noundef nonnull %23, ptr noundef nonnull %361, i64 noundef 8) #11
  %363 = load ptr, ptr %23, align 8, !tbaa !34
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %23) #12
  %364 = getelementptr inbounds %struct.texture, ptr %363, i64 0, i32 2
  %365 = load ptr, ptr %364, align 8, !tbaa !240
  store ptr null, ptr %319, align 8, !tbaa.struct !237
  %366 = getelementptr inbounds i8, ptr %319, i64 8
  store ptr %365, ptr %366, align 8, !tbaa.struct !238
  %367 = getelementptr inbounds i8, ptr %319, i64 16
  store i32 1, ptr %367, align 8, !tbaa.struct !239
  br label %368

368:                                              ; preds = %358, %346, %339, %321
  %369 = load i64, ptr %318, align 8, !tbaa !206
  br label %370

370:                                              ; preds = %368, %315
  %371 = phi i64 [ %369, %368 ], [ %320, %315 ]
  %372 = getelementptr inbounds [128 x %struct.VkWriteDescriptorSet], ptr %31, i64 0, i64 %316
  %373 = load ptr, ptr %35, align 8, !tbaa !34
  %374 = getelementptr inbounds %struct.binding, ptr %317, i64 %316, i32 1
  %375 = load i64, ptr %374, align 8, !tbaa !241
  %376 = trunc i64 %375 to i32
  %377 = icmp ult i64 %371, 8
  br i1 %377, label %378, label %381

378:                                              ; preds = %370
  %379 = getelementptr inbounds [8 x i32], ptr @switch.table.execute, i64 0, i64 %371
  %380 = load i32, ptr %379, align 4
  br label %381

381:                                              ; preds = %370, %378
  %382 = phi i32 [ %380, %378 ], [ 7, %370 ]
  store i32 35, ptr %372, align 16, !tbaa.struct !242
  %383 = getelementptr inbounds i8, ptr %372, i64 8
  store ptr null, ptr %383, align 8, !tbaa.struct !243
  %384 = getelementptr inbounds i8, ptr %372, i64 16
  store ptr %373, ptr %384, align 16, !tbaa.struct !244
  %385 = getelementptr inbounds i8, ptr %372, i64 24
  store i32 %376, ptr %385, align 8, !tbaa.struct !245
  %386 = getelementptr inbounds i8, ptr %372, i64 28
  store i32 0, ptr %386, align 4, !tbaa.struct !246
  %387 = getelementptr inbounds i8, ptr %372, i64 32
  store i32 1, ptr %387, align 16, !tbaa.struct !247
  %388 = getelementptr inbounds i8, ptr %372, i64 36
  store i32 %382, ptr %388, align 4, !tbaa.struct !248
  %389 = getelementptr inbounds i8, ptr %372, i64 40
  store ptr %319, ptr %389, align 8, !tbaa.struct !249
  %390 = getelementptr inbounds i8, ptr %372, i64 48
  store ptr %319, ptr %390, align 16, !tbaa.struct !250
  %391 = getelementptr inbounds i8, ptr %372, i64 56
  store ptr null, ptr %391, align 8, !tbaa.struct !163
  %392 = add nuw i64 %316, 1
  %393 = load i64, ptr %149, align 8, !tbaa !201
  %394 = icmp ult i64 %392, %393
  br i1 %394, label %315, label %308, !llvm.loop !251

395:                                              ; preds = %310
  store ptr %105, ptr %241, align 8, !tbaa !111
  %396 = load ptr, ptr %35, align 8, !tbaa !34
  %397 = getelementptr inbounds %struct.kept_set, ptr %241, i64 0, i32 1
  store ptr %396, ptr %397, align 8, !tbaa !213
  %398 = getelementptr inbounds %struct.kept_set, ptr %241, i64 0, i32 2, i64 0
  %399 = load <2 x ptr>, ptr %30, align 16, !tbaa !34
  store <2 x ptr> %399, ptr %398, align 8, !tbaa !34
  %400 = getelementptr inbounds %struct.kept_set, ptr %241, i64 0, i32 2, i64 2
  %401 = load <2 x ptr>, ptr %69, align 16, !tbaa !34
  store <2 x ptr> %401, ptr %400, align 8, !tbaa !34
  %402 = getelementptr inbounds %struct.kept_set, ptr %241, i64 0, i32 2, i64 4
  %403 = load <2 x ptr>, ptr %70, align 16, !tbaa !34
  store <2 x ptr> %403, ptr %402, align 8, !tbaa !34
  br label %404

404:                                              ; preds = %395, %310
  call void @llvm.lifetime.end.p0(i64 3072, ptr nonnull %32) #12
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %31) #12
  br label %405

405:                                              ; preds = %404, %236
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %30) #12
  %406 = load i32, ptr %81, align 8, !tbaa !141
  %407 = icmp eq i32 %406, 0
  br i1 %407, label %420, label %408

408:                                              ; preds = %405
  %409 = load ptr, ptr %82, align 8, !tbaa !77
  %410 = getelementptr inbounds %struct.hardware_queue, ptr %409, i64 0, i32 1
  %411 = load i64, ptr %410, align 8, !tbaa !132
  %412 = trunc i64 %411 to i32
  %413 = and i64 %411, 2048
  %414 = icmp eq i64 %413, 0
  %415 = select i1 %414, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %22) #12
  store i32 46, ptr %22, align 8, !tbaa !134
  store ptr null, ptr %83, align 8, !tbaa !136
  store i32 %415, ptr %84, align 8, !tbaa !137
  store i32 %415, ptr %85, align 4, !tbaa !138
  %416 = load ptr, ptr %0, align 8, !tbaa !46
  %417 = getelementptr inbounds %struct.device, ptr %416, i64 0, i32 18
  %418 = load ptr, ptr %417, align 8, !tbaa !139
  %419 = load ptr, ptr %86, align 8, !tbaa !140
  call void %418(ptr noundef %419, i32 noundef %412, i32 noundef %412, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %22, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %22) #12
  br label %420

420:                                              ; preds = %408, %405
  store i32 1, ptr %81, align 8, !tbaa !141
  %421 = load i64, ptr %149, align 8, !tbaa !201
  %422 = icmp eq i64 %421, 0
  br i1 %422, label %425, label %423

423:                                              ; preds = %420
  %424 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 7
  br label %439

425:                                              ; preds = %490, %420
  %426 = phi i32 [ 0, %420 ], [ %491, %490 ]
  %427 = getelementptr inbounds %struct.device, ptr %106, i64 0, i32 8
  %428 = load ptr, ptr %427, align 8, !tbaa !252
  %429 = load ptr, ptr %86, align 8, !tbaa !140
  %430 = load ptr, ptr %105, align 8, !tbaa !253
  call void %428(ptr noundef %429, i32 noundef 1, ptr noundef %430) #11
  %431 = getelementptr inbounds %struct.device, ptr %106, i64 0, i32 7
  %432 = load ptr, ptr %431, align 8, !tbaa !254
  %433 = load ptr, ptr %86, align 8, !tbaa !140
  %434 = getelementptr inbounds %struct.task, ptr %104, i64 %103, i32 1
  %435 = load ptr, ptr %434, align 8, !tbaa !255
  call void %432(ptr noundef %433, i32 noundef 1, ptr noundef %435, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %35, i32 noundef %426, ptr noundef nonnull %34) #11
  %436 = getelementptr inbounds %struct.device, ptr %106, i64 0, i32 15
  %437 = load ptr, ptr %436, align 8, !tbaa !256
  %438 = load ptr, ptr %86, align 8, !tbaa !140
  call void %437(ptr noundef %438, i32 noundef %143, i32 noundef 1, i32 noundef 1) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %35) #12
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %34) #12
  br label %495

439:                                              ; preds = %490, %423
  %440 = phi i32 [ 0, %423 ], [ %491, %490 ]
  %441 = phi i64 [ 0, %423 ], [ %492, %490 ]
  %442 = load ptr, ptr %424, align 8, !tbaa !205
  %443 = getelementptr inbounds %struct.binding, ptr %442, i64 %441
  %444 = load i64, ptr %443, align 8, !tbaa !206
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
  store i32 %101, ptr %448, align 4, !tbaa !149
  br label %490

449:                                              ; preds = %439
  %450 = getelementptr inbounds %struct.binding, ptr %442, i64 %441, i32 2
  %451 = load i64, ptr %450, align 8, !tbaa !208
  %452 = add i64 %451, %43
  %453 = trunc i64 %452 to i32
  %454 = add i32 %440, 1
  %455 = zext i32 %440 to i64
  %456 = getelementptr inbounds [128 x i32], ptr %34, i64 0, i64 %455
  store i32 %453, ptr %456, align 4, !tbaa !149
  br label %490

457:                                              ; preds = %439
  %458 = add i32 %440, 1
  %459 = zext i32 %440 to i64
  %460 = getelementptr inbounds [128 x i32], ptr %34, i64 0, i64 %459
  store i32 %100, ptr %460, align 4, !tbaa !149
  br label %490

461:                                              ; preds = %439, %439
  %462 = getelementptr inbounds %struct.binding, ptr %442, i64 %441, i32 2
  %463 = load i64, ptr %462, align 8, !tbaa !208
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %21) #12
  %464 = getelementptr inbounds i8, ptr %68, i64 %463
  %465 = call ptr @memcpy(ptr noundef nonnull %21, ptr noundef nonnull %464, i64 noundef 8) #11
  %466 = load ptr, ptr %21, align 8, !tbaa !34
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %21) #12
  %467 = load ptr, ptr %466, align 8, !tbaa !257
  %468 = getelementptr inbounds %struct.image, ptr %467, i64 0, i32 1
  %469 = load i32, ptr %468, align 8, !tbaa !258
  %470 = icmp eq i32 %469, 1
  br i1 %470, label %490, label %471

471:                                              ; preds = %461
  %472 = load ptr, ptr %82, align 8, !tbaa !77
  %473 = getelementptr inbounds %struct.hardware_queue, ptr %472, i64 0, i32 1
  %474 = load i64, ptr %473, align 8, !tbaa !132
  %475 = trunc i64 %474 to i32
  %476 = and i64 %474, 2048
  %477 = icmp eq i64 %476, 0
  %478 = select i1 %477, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %20) #12
  store i32 45, ptr %20, align 8, !tbaa !260
  store ptr null, ptr %87, align 8, !tbaa !263
  store i32 %478, ptr %88, align 8, !tbaa !264
  store i32 %478, ptr %89, align 4, !tbaa !265
  store i32 %469, ptr %90, align 8, !tbaa !266
  store i32 1, ptr %91, align 4, !tbaa !267
  store i32 -1, ptr %92, align 8, !tbaa !268
  store i32 -1, ptr %93, align 4, !tbaa !269
  %479 = load ptr, ptr %467, align 8, !tbaa !270
  store ptr %479, ptr %94, align 8, !tbaa !271
  %480 = getelementptr inbounds %struct.image, ptr %467, i64 0, i32 2
  %481 = load i32, ptr %480, align 4, !tbaa !272
  store i32 %481, ptr %95, align 8, !tbaa !273
  store i32 0, ptr %96, align 4, !tbaa !274
  %482 = getelementptr inbounds %struct.image, ptr %467, i64 0, i32 3
  %483 = load i32, ptr %482, align 8, !tbaa !275
  store i32 %483, ptr %97, align 8, !tbaa !276
  store i32 0, ptr %98, align 4, !tbaa !277
  %484 = getelementptr inbounds %struct.image, ptr %467, i64 0, i32 4
  %485 = load i32, ptr %484, align 4, !tbaa !278
  store i32 %485, ptr %99, align 8, !tbaa !279
  %486 = load ptr, ptr %0, align 8, !tbaa !46
  %487 = getelementptr inbounds %struct.device, ptr %486, i64 0, i32 18
  %488 = load ptr, ptr %487, align 8, !tbaa !139
  %489 = load ptr, ptr %86, align 8, !tbaa !140
  call void %488(ptr noundef %489, i32 noundef %475, i32 noundef %475, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %20) #11
  store i32 1, ptr %468, align 8, !tbaa !258
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %20) #12
  br label %490

490:                                              ; preds = %471, %461, %457, %449, %445, %439
  %491 = phi i32 [ %440, %439 ], [ %458, %457 ], [ %454, %449 ], [ %446, %445 ], [ %440, %461 ], [ %440, %471 ]
  %492 = add nuw i64 %441, 1
  %493 = load i64, ptr %149, align 8, !tbaa !201
  %494 = icmp ult i64 %492, %493
  br i1 %494, label %439, label %425, !llvm.loop !280

495:                                              ; preds = %425, %145
  %496 = add nuw i64 %103, 1
  %497 = load i64, ptr %40, align 8, !tbaa !193
  %498 = icmp ult i64 %496, %497
  br i1 %498, label %102, label %501, !llvm.loop !281

499:                                              ; preds = %299, %284, %282
  %500 = phi i32 [ %283, %282 ], [ -1000069000, %284 ], [ %300, %299 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %30) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %35) #12
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %34) #12
  br label %1089

501:                                              ; preds = %495, %62
  %502 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 2
  %503 = load ptr, ptr %502, align 8, !tbaa !34
  %504 = icmp eq ptr %503, null
  br i1 %504, label %1089, label %505

505:                                              ; preds = %501
  %506 = load i64, ptr %44, align 8, !tbaa !94
  %507 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 20
  %508 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 18
  %509 = load i32, ptr %508, align 8, !tbaa !105
  %510 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 19
  %511 = load i32, ptr %510, align 4, !tbaa !149
  %512 = icmp ugt i32 %511, %509
  br i1 %512, label %513, label %515

513:                                              ; preds = %505
  %514 = load ptr, ptr %507, align 8, !tbaa !28
  br label %526

515:                                              ; preds = %505
  %516 = icmp eq i32 %511, 0
  %517 = shl i32 %511, 1
  %518 = select i1 %516, i32 8, i32 %517
  %519 = load ptr, ptr %507, align 8, !tbaa !34
  %520 = zext i32 %518 to i64
  %521 = mul nuw nsw i64 %520, 24
  %522 = call ptr @realloc(ptr noundef %519, i64 noundef %521) #11
  %523 = icmp eq ptr %522, null
  br i1 %523, label %1089, label %524

524:                                              ; preds = %515
  store ptr %522, ptr %507, align 8, !tbaa !34
  store i32 %518, ptr %510, align 4, !tbaa !149
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
  store ptr %503, ptr %531, align 8, !tbaa.struct !282
  %535 = getelementptr inbounds i8, ptr %531, i64 8
  store ptr %534, ptr %535, align 8, !tbaa.struct !191
  %536 = getelementptr inbounds i8, ptr %531, i64 16
  store i64 %506, ptr %536, align 8, !tbaa.struct !192
  br label %1089

537:                                              ; preds = %2, %2
  %538 = icmp eq i16 %37, 4
  %539 = zext i1 %538 to i32
  %540 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %541 = load ptr, ptr %540, align 8, !tbaa !119
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %18) #12
  %542 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 3
  %543 = load ptr, ptr %542, align 8, !tbaa !10
  store ptr %543, ptr %18, align 8, !tbaa !34
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %19) #12
  %544 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 3
  %545 = load i64, ptr %544, align 8, !tbaa !96
  %546 = icmp ult i64 %545, 32769
  br i1 %546, label %547, label %595

547:                                              ; preds = %537
  %548 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 6
  %549 = load i64, ptr %548, align 8, !tbaa !107
  %550 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 1
  %551 = load i64, ptr %550, align 8, !tbaa !93
  %552 = add i64 %549, -1
  %553 = add i64 %552, %551
  %554 = urem i64 %553, %551
  %555 = sub nuw i64 %553, %554
  %556 = add i64 %555, %545
  store i64 %556, ptr %548, align 8, !tbaa !107
  store i64 %555, ptr %19, align 8, !tbaa !41
  %557 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 4
  %558 = load ptr, ptr %557, align 8, !tbaa !283
  br i1 %538, label %590, label %559

559:                                              ; preds = %547
  %560 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 20
  %561 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 18
  %562 = load i32, ptr %561, align 8, !tbaa !105
  %563 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 19
  %564 = load i32, ptr %563, align 4, !tbaa !149
  %565 = icmp ugt i32 %564, %562
  br i1 %565, label %566, label %568

566:                                              ; preds = %559
  %567 = load ptr, ptr %560, align 8, !tbaa !28
  br label %579

568:                                              ; preds = %559
  %569 = icmp eq i32 %564, 0
  %570 = shl i32 %564, 1
  %571 = select i1 %569, i32 8, i32 %570
  %572 = load ptr, ptr %560, align 8, !tbaa !34
  %573 = zext i32 %571 to i64
  %574 = mul nuw nsw i64 %573, 24
  %575 = tail call ptr @realloc(ptr noundef %572, i64 noundef %574) #11
  %576 = icmp eq ptr %575, null
  br i1 %576, label %700, label %577

577:                                              ; preds = %568
  store ptr %575, ptr %560, align 8, !tbaa !34
  store i32 %571, ptr %563, align 4, !tbaa !149
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
  store ptr %558, ptr %584, align 8, !tbaa.struct !282
  %588 = getelementptr inbounds i8, ptr %584, i64 8
  store ptr %587, ptr %588, align 8, !tbaa.struct !191
  %589 = getelementptr inbounds i8, ptr %584, i64 16
  store i64 %545, ptr %589, align 8, !tbaa.struct !192
  br label %660

590:                                              ; preds = %547
  %591 = getelementptr inbounds %struct.context, ptr %541, i64 0, i32 4
  %592 = load ptr, ptr %591, align 8, !tbaa !11
  %593 = getelementptr inbounds i8, ptr %592, i64 %555
  %594 = tail call ptr @memcpy(ptr noundef %593, ptr noundef %558, i64 noundef %545) #11
  br label %660

595:                                              ; preds = %537
  %596 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 38
  %597 = load i64, ptr %596, align 8, !tbaa !284
  %598 = icmp eq i64 %597, 255
  br i1 %598, label %599, label %655

599:                                              ; preds = %595
  %600 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %601 = load ptr, ptr %600, align 8, !tbaa !43
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
  %612 = load i64, ptr %602, align 8, !tbaa !55
  %613 = tail call i64 @llvm.umin.i64(i64 %545, i64 %612)
  %614 = load ptr, ptr %603, align 8, !tbaa !283
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
  %622 = load ptr, ptr %604, align 8, !tbaa !285
  %623 = load i64, ptr %17, align 8, !tbaa !41
  %624 = load ptr, ptr %605, align 8, !tbaa !286
  %625 = load i64, ptr %606, align 8, !tbaa !287
  %626 = add i64 %625, %621
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %15) #12
  store i64 %623, ptr %15, align 8, !tbaa !288
  store i64 %626, ptr %607, align 8, !tbaa !290
  store i64 %620, ptr %608, align 8, !tbaa !291
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %16) #12
  store i64 %626, ptr %16, align 8, !tbaa !288
  store i64 %623, ptr %609, align 8, !tbaa !290
  store i64 %620, ptr %610, align 8, !tbaa !291
  %627 = load ptr, ptr %0, align 8, !tbaa !46
  %628 = getelementptr inbounds %struct.device, ptr %627, i64 0, i32 11
  %629 = load ptr, ptr %628, align 8, !tbaa !292
  %630 = load ptr, ptr %611, align 8, !tbaa !140
  br i1 %538, label %631, label %645

631:                                              ; preds = %619
  call void %629(ptr noundef %630, ptr noundef %622, ptr noundef %624, i32 noundef 1, ptr noundef nonnull %15) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %16) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %15) #12
  %632 = add i64 %621, %620
  %633 = load i64, ptr %544, align 8, !tbaa !96
  %634 = icmp ugt i64 %633, %632
  br i1 %634, label %635, label %649

635:                                              ; preds = %645, %631
  %636 = phi i64 [ %633, %631 ], [ %647, %645 ]
  %637 = phi i64 [ %632, %631 ], [ %646, %645 ]
  %638 = sub i64 %636, %637
  %639 = load i64, ptr %602, align 8, !tbaa !55
  %640 = call i64 @llvm.umin.i64(i64 %638, i64 %639)
  %641 = load ptr, ptr %603, align 8, !tbaa !283
  %642 = getelementptr inbounds i8, ptr %641, i64 %637
  %643 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %642, i64 noundef %640, i32 noundef %539, ptr noundef nonnull %17) #13
  %644 = icmp eq i32 %643, 0
  br i1 %644, label %619, label %617, !llvm.loop !293

645:                                              ; preds = %619
  call void %629(ptr noundef %630, ptr noundef %624, ptr noundef %622, i32 noundef 1, ptr noundef nonnull %16) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %16) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %15) #12
  %646 = add i64 %621, %620
  %647 = load i64, ptr %544, align 8, !tbaa !96
  %648 = icmp ugt i64 %647, %646
  br i1 %648, label %635, label %650

649:                                              ; preds = %631
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #12
  br label %700

650:                                              ; preds = %645
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #12
  %651 = load ptr, ptr %600, align 8, !tbaa !43
  %652 = getelementptr inbounds %struct.staging, ptr %651, i64 0, i32 2
  %653 = load i64, ptr %652, align 8, !tbaa !172
  %654 = call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %653) #13
  br label %700

655:                                              ; preds = %595
  %656 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 4
  %657 = load ptr, ptr %656, align 8, !tbaa !283
  %658 = call fastcc i32 @use_in_place(ptr noundef nonnull %0, ptr noundef %657, i64 noundef %545, ptr noundef nonnull %18, ptr noundef nonnull %19) #13
  %659 = icmp eq i32 %658, 0
  br i1 %659, label %660, label %700

660:                                              ; preds = %655, %590, %579
  %661 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %662 = load i32, ptr %661, align 8, !tbaa !141
  %663 = icmp eq i32 %662, 0
  br i1 %663, label %681, label %664

664:                                              ; preds = %660
  %665 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %666 = load ptr, ptr %665, align 8, !tbaa !77
  %667 = getelementptr inbounds %struct.hardware_queue, ptr %666, i64 0, i32 1
  %668 = load i64, ptr %667, align 8, !tbaa !132
  %669 = trunc i64 %668 to i32
  %670 = and i64 %668, 2048
  %671 = icmp eq i64 %670, 0
  %672 = select i1 %671, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %14) #12
  store i32 46, ptr %14, align 8, !tbaa !134
  %673 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %14, i64 0, i32 1
  store ptr null, ptr %673, align 8, !tbaa !136
  %674 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %14, i64 0, i32 2
  store i32 %672, ptr %674, align 8, !tbaa !137
  %675 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %14, i64 0, i32 3
  store i32 %672, ptr %675, align 4, !tbaa !138
  %676 = load ptr, ptr %0, align 8, !tbaa !46
  %677 = getelementptr inbounds %struct.device, ptr %676, i64 0, i32 18
  %678 = load ptr, ptr %677, align 8, !tbaa !139
  %679 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %680 = load ptr, ptr %679, align 8, !tbaa !140
  call void %678(ptr noundef %680, i32 noundef %669, i32 noundef %669, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %14, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %14) #12
  br label %681

681:                                              ; preds = %664, %660
  store i32 1, ptr %661, align 8, !tbaa !141
  %682 = load ptr, ptr %18, align 8, !tbaa !34
  %683 = load i64, ptr %19, align 8, !tbaa !41
  %684 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 1
  %685 = load ptr, ptr %684, align 8, !tbaa !286
  %686 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 2
  %687 = load i64, ptr %686, align 8, !tbaa !287
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12) #12
  store i64 %683, ptr %12, align 8, !tbaa !288
  %688 = getelementptr inbounds %struct.VkBufferCopy, ptr %12, i64 0, i32 1
  store i64 %687, ptr %688, align 8, !tbaa !290
  %689 = getelementptr inbounds %struct.VkBufferCopy, ptr %12, i64 0, i32 2
  store i64 %545, ptr %689, align 8, !tbaa !291
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %13) #12
  store i64 %687, ptr %13, align 8, !tbaa !288
  %690 = getelementptr inbounds %struct.VkBufferCopy, ptr %13, i64 0, i32 1
  store i64 %683, ptr %690, align 8, !tbaa !290
  %691 = getelementptr inbounds %struct.VkBufferCopy, ptr %13, i64 0, i32 2
  store i64 %545, ptr %691, align 8, !tbaa !291
  %692 = load ptr, ptr %0, align 8, !tbaa !46
  %693 = getelementptr inbounds %struct.device, ptr %692, i64 0, i32 11
  %694 = load ptr, ptr %693, align 8, !tbaa !292
  %695 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %696 = load ptr, ptr %695, align 8, !tbaa !140
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
  %706 = load ptr, ptr %705, align 8, !tbaa !119
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #12
  %707 = getelementptr inbounds %struct.context, ptr %706, i64 0, i32 3
  %708 = load ptr, ptr %707, align 8, !tbaa !10
  store ptr %708, ptr %10, align 8, !tbaa !34
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #12
  %709 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 2
  %710 = load i64, ptr %709, align 8, !tbaa !98
  %711 = icmp ult i64 %710, 32769
  br i1 %711, label %712, label %764

712:                                              ; preds = %702
  %713 = add nuw nsw i64 %710, 48
  %714 = getelementptr inbounds %struct.context, ptr %706, i64 0, i32 6
  %715 = load i64, ptr %714, align 8, !tbaa !107
  %716 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 1
  %717 = load i64, ptr %716, align 8, !tbaa !93
  %718 = add i64 %715, -1
  %719 = add i64 %718, %717
  %720 = urem i64 %719, %717
  %721 = sub nuw i64 %719, %720
  %722 = add i64 %713, %721
  store i64 %722, ptr %714, align 8, !tbaa !107
  %723 = add i64 %721, 47
  %724 = urem i64 %723, 48
  %725 = sub nuw i64 %723, %724
  store i64 %725, ptr %11, align 8, !tbaa !41
  %726 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 1
  %727 = load ptr, ptr %726, align 8, !tbaa !294
  br i1 %703, label %759, label %728

728:                                              ; preds = %712
  %729 = getelementptr inbounds %struct.context, ptr %706, i64 0, i32 20
  %730 = getelementptr inbounds %struct.context, ptr %706, i64 0, i32 18
  %731 = load i32, ptr %730, align 8, !tbaa !105
  %732 = getelementptr inbounds %struct.context, ptr %706, i64 0, i32 19
  %733 = load i32, ptr %732, align 4, !tbaa !149
  %734 = icmp ugt i32 %733, %731
  br i1 %734, label %735, label %737

735:                                              ; preds = %728
  %736 = load ptr, ptr %729, align 8, !tbaa !28
  br label %748

737:                                              ; preds = %728
  %738 = icmp eq i32 %733, 0
  %739 = shl i32 %733, 1
  %740 = select i1 %738, i32 8, i32 %739
  %741 = load ptr, ptr %729, align 8, !tbaa !34
  %742 = zext i32 %740 to i64
  %743 = mul nuw nsw i64 %742, 24
  %744 = tail call ptr @realloc(ptr noundef %741, i64 noundef %743) #11
  %745 = icmp eq ptr %744, null
  br i1 %745, label %916, label %746

746:                                              ; preds = %737
  store ptr %744, ptr %729, align 8, !tbaa !34
  store i32 %740, ptr %732, align 4, !tbaa !149
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
  store ptr %727, ptr %753, align 8, !tbaa.struct !282
  %757 = getelementptr inbounds i8, ptr %753, i64 8
  store ptr %756, ptr %757, align 8, !tbaa.struct !191
  %758 = getelementptr inbounds i8, ptr %753, i64 16
  store i64 %710, ptr %758, align 8, !tbaa.struct !192
  br label %889

759:                                              ; preds = %712
  %760 = getelementptr inbounds %struct.context, ptr %706, i64 0, i32 4
  %761 = load ptr, ptr %760, align 8, !tbaa !11
  %762 = getelementptr inbounds i8, ptr %761, i64 %725
  %763 = tail call ptr @memcpy(ptr noundef %762, ptr noundef %727, i64 noundef %710) #11
  br label %889

764:                                              ; preds = %702
  %765 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 1
  %766 = load ptr, ptr %765, align 8, !tbaa !294
  %767 = ptrtoint ptr %766 to i64
  %768 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 39
  %769 = load i64, ptr %768, align 8, !tbaa !295
  %770 = urem i64 %767, %769
  %771 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 38
  %772 = load i64, ptr %771, align 8, !tbaa !284
  %773 = icmp ne i64 %772, 255
  %774 = and i64 %770, 3
  %775 = icmp eq i64 %774, 0
  %776 = select i1 %773, i1 %775, i1 false
  %777 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 3
  %778 = load i64, ptr %777, align 8, !tbaa !296
  br i1 %776, label %779, label %782

779:                                              ; preds = %764
  %780 = urem i64 %770, %778
  %781 = icmp eq i64 %780, 0
  br i1 %781, label %886, label %782

782:                                              ; preds = %779, %764
  %783 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %784 = load ptr, ptr %783, align 8, !tbaa !43
  %785 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5
  %786 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 4
  %787 = load i32, ptr %786, align 4, !tbaa !297
  %788 = zext i32 %787 to i64
  %789 = mul i64 %778, %788
  %790 = getelementptr inbounds %struct.staging, ptr %784, i64 0, i32 1
  %791 = getelementptr inbounds %struct.staging, ptr %784, i64 0, i32 1, i32 3
  %792 = load i64, ptr %791, align 8, !tbaa !55
  %793 = udiv i64 %792, %789
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #12
  %794 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 2
  %795 = load i64, ptr %794, align 8, !tbaa !298
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
  %814 = load i32, ptr %798, align 4, !tbaa !299
  br label %815

815:                                              ; preds = %870, %797
  %816 = phi i64 [ %795, %797 ], [ %871, %870 ]
  %817 = phi i32 [ %814, %797 ], [ %872, %870 ]
  %818 = phi i64 [ 0, %797 ], [ %875, %870 ]
  %819 = phi ptr [ %766, %797 ], [ %873, %870 ]
  %820 = icmp eq i32 %817, 0
  br i1 %820, label %870, label %821

821:                                              ; preds = %815
  %822 = load i32, ptr %799, align 4, !tbaa !300
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
  %838 = load i32, ptr %801, align 8, !tbaa !301
  %839 = load i32, ptr %802, align 4, !tbaa !302
  %840 = add nsw i32 %839, %833
  %841 = load i32, ptr %803, align 8, !tbaa !303
  %842 = add nsw i32 %841, %828
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %9) #12
  %843 = load i64, ptr %785, align 8, !tbaa !304
  store i64 %843, ptr %9, align 8, !tbaa !304
  %844 = load i64, ptr %805, align 8, !tbaa !305
  %845 = add i64 %844, %818
  store i64 %845, ptr %804, align 8, !tbaa !305
  store i64 1, ptr %806, align 8, !tbaa !298
  store i32 %838, ptr %807, align 8, !tbaa.struct !306
  store i32 %840, ptr %808, align 4, !tbaa.struct !307
  store i32 %842, ptr %809, align 8, !tbaa.struct !308
  %846 = load i32, ptr %786, align 4, !tbaa !297
  store i32 %846, ptr %810, align 4, !tbaa !309
  store i32 %837, ptr %811, align 8, !tbaa !310
  store i32 1, ptr %812, align 4, !tbaa !311
  %847 = zext i32 %837 to i64
  %848 = mul i64 %789, %847
  %849 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %832, i64 noundef %848, i32 noundef %704, ptr noundef nonnull %8) #13
  %850 = icmp eq i32 %849, 0
  br i1 %850, label %851, label %877

851:                                              ; preds = %830
  %852 = load ptr, ptr %790, align 8, !tbaa !285
  %853 = load i64, ptr %8, align 8, !tbaa !41
  %854 = load ptr, ptr %813, align 8, !tbaa !312
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %852, i64 noundef %853, ptr noundef %854, ptr noundef nonnull %9, i32 noundef %704) #13
  %855 = getelementptr inbounds i8, ptr %832, i64 %848
  %856 = add i32 %837, %833
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #12
  %857 = load i32, ptr %799, align 4, !tbaa !300
  %858 = icmp ugt i32 %857, %856
  br i1 %858, label %830, label %859, !llvm.loop !313

859:                                              ; preds = %851
  %860 = load i32, ptr %798, align 4, !tbaa !299
  br label %861

861:                                              ; preds = %859, %823
  %862 = phi i32 [ %824, %823 ], [ %860, %859 ]
  %863 = phi i32 [ %825, %823 ], [ %860, %859 ]
  %864 = phi i32 [ 0, %823 ], [ %857, %859 ]
  %865 = phi ptr [ %827, %823 ], [ %855, %859 ]
  %866 = add nuw i32 %828, 1
  %867 = icmp ult i32 %866, %863
  br i1 %867, label %823, label %868, !llvm.loop !314

868:                                              ; preds = %861
  %869 = load i64, ptr %794, align 8, !tbaa !298
  br label %870

870:                                              ; preds = %868, %815
  %871 = phi i64 [ %816, %815 ], [ %869, %868 ]
  %872 = phi i32 [ 0, %815 ], [ %862, %868 ]
  %873 = phi ptr [ %819, %815 ], [ %865, %868 ]
  %874 = add nuw nsw i64 %818, 1
  %875 = and i64 %874, 4294967295
  %876 = icmp ugt i64 %871, %875
  br i1 %876, label %815, label %878, !llvm.loop !315

877:                                              ; preds = %830
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #12
  br label %884

878:                                              ; preds = %870, %782
  br i1 %703, label %884, label %879

879:                                              ; preds = %878
  %880 = load ptr, ptr %783, align 8, !tbaa !43
  %881 = getelementptr inbounds %struct.staging, ptr %880, i64 0, i32 2
  %882 = load i64, ptr %881, align 8, !tbaa !172
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
  %891 = load i32, ptr %890, align 8, !tbaa !141
  %892 = icmp eq i32 %891, 0
  br i1 %892, label %910, label %893

893:                                              ; preds = %889
  %894 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %895 = load ptr, ptr %894, align 8, !tbaa !77
  %896 = getelementptr inbounds %struct.hardware_queue, ptr %895, i64 0, i32 1
  %897 = load i64, ptr %896, align 8, !tbaa !132
  %898 = trunc i64 %897 to i32
  %899 = and i64 %897, 2048
  %900 = icmp eq i64 %899, 0
  %901 = select i1 %900, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #12
  store i32 46, ptr %7, align 8, !tbaa !134
  %902 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %902, align 8, !tbaa !136
  %903 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %901, ptr %903, align 8, !tbaa !137
  %904 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 3
  store i32 %901, ptr %904, align 4, !tbaa !138
  %905 = load ptr, ptr %0, align 8, !tbaa !46
  %906 = getelementptr inbounds %struct.device, ptr %905, i64 0, i32 18
  %907 = load ptr, ptr %906, align 8, !tbaa !139
  %908 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %909 = load ptr, ptr %908, align 8, !tbaa !140
  call void %907(ptr noundef %909, i32 noundef %898, i32 noundef %898, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #12
  br label %910

910:                                              ; preds = %893, %889
  store i32 1, ptr %890, align 8, !tbaa !141
  %911 = load ptr, ptr %10, align 8, !tbaa !34
  %912 = load i64, ptr %11, align 8, !tbaa !41
  %913 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 4
  %914 = load ptr, ptr %913, align 8, !tbaa !312
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
  %920 = load ptr, ptr %919, align 8, !tbaa !34
  %921 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 2
  %922 = getelementptr inbounds %struct.command, ptr %1, i64 0, i32 2
  %923 = load i32, ptr %922, align 4, !tbaa !92
  %924 = zext i32 %923 to i64
  %925 = getelementptr inbounds i8, ptr %1, i64 %924
  %926 = getelementptr inbounds %struct.context, ptr %920, i64 0, i32 33
  %927 = load ptr, ptr %926, align 8, !tbaa !32
  %928 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %929 = load i32, ptr %928, align 8, !tbaa !141
  %930 = icmp eq i32 %929, 0
  br i1 %930, label %947, label %931

931:                                              ; preds = %918
  %932 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %933 = load ptr, ptr %932, align 8, !tbaa !77
  %934 = getelementptr inbounds %struct.hardware_queue, ptr %933, i64 0, i32 1
  %935 = load i64, ptr %934, align 8, !tbaa !132
  %936 = trunc i64 %935 to i32
  %937 = and i64 %935, 2048
  %938 = icmp eq i64 %937, 0
  %939 = select i1 %938, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #12
  store i32 46, ptr %5, align 8, !tbaa !134
  %940 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 1
  store ptr null, ptr %940, align 8, !tbaa !136
  %941 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 2
  store i32 %939, ptr %941, align 8, !tbaa !137
  %942 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 3
  store i32 %939, ptr %942, align 4, !tbaa !138
  %943 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 18
  %944 = load ptr, ptr %943, align 8, !tbaa !139
  %945 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %946 = load ptr, ptr %945, align 8, !tbaa !140
  call void %944(ptr noundef %946, i32 noundef %936, i32 noundef %936, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %5, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #12
  br label %947

947:                                              ; preds = %931, %918
  store i32 1, ptr %928, align 8, !tbaa !141
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
  %969 = load i64, ptr %964, align 8, !tbaa !41
  %970 = getelementptr inbounds %struct.command, ptr %963, i64 0, i32 2
  %971 = load i32, ptr %970, align 4, !tbaa !92
  %972 = zext i32 %971 to i64
  %973 = add nsw i64 %972, -32
  store i64 %967, ptr %966, align 8, !tbaa.struct !316
  %974 = getelementptr inbounds i8, ptr %966, i64 8
  store i64 %969, ptr %974, align 8, !tbaa.struct !232
  %975 = getelementptr inbounds i8, ptr %966, i64 16
  store i64 %973, ptr %975, align 8, !tbaa.struct !192
  %976 = load i32, ptr %970, align 4, !tbaa !92
  %977 = zext i32 %976 to i64
  %978 = getelementptr inbounds i8, ptr %963, i64 %977
  %979 = icmp ult ptr %978, %925
  %980 = icmp ult i64 %962, 63
  %981 = select i1 %979, i1 %980, i1 false
  br i1 %981, label %961, label %982, !llvm.loop !317

982:                                              ; preds = %961
  %983 = trunc i64 %965 to i32
  br label %984

984:                                              ; preds = %982, %957
  %985 = phi i32 [ 0, %957 ], [ %983, %982 ]
  %986 = phi ptr [ %959, %957 ], [ %968, %982 ]
  %987 = phi ptr [ %958, %957 ], [ %978, %982 ]
  %988 = load ptr, ptr %0, align 8, !tbaa !46
  %989 = getelementptr inbounds %struct.device, ptr %988, i64 0, i32 11
  %990 = load ptr, ptr %989, align 8, !tbaa !292
  %991 = load ptr, ptr %950, align 8, !tbaa !140
  %992 = load ptr, ptr %951, align 8, !tbaa !119
  %993 = getelementptr inbounds %struct.context, ptr %992, i64 0, i32 3
  %994 = load ptr, ptr %993, align 8, !tbaa !10
  %995 = load ptr, ptr %952, align 8, !tbaa !10
  call void %990(ptr noundef %991, ptr noundef %994, ptr noundef %995, i32 noundef %985, ptr noundef nonnull %6) #11
  %996 = icmp eq ptr %987, %925
  br i1 %996, label %997, label %1013

997:                                              ; preds = %984
  %998 = load i32, ptr %928, align 8, !tbaa !141
  %999 = icmp eq i32 %998, 0
  br i1 %999, label %1012, label %1000

1000:                                             ; preds = %997
  %1001 = load ptr, ptr %953, align 8, !tbaa !77
  %1002 = getelementptr inbounds %struct.hardware_queue, ptr %1001, i64 0, i32 1
  %1003 = load i64, ptr %1002, align 8, !tbaa !132
  %1004 = trunc i64 %1003 to i32
  %1005 = and i64 %1003, 2048
  %1006 = icmp eq i64 %1005, 0
  %1007 = select i1 %1006, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #12
  store i32 46, ptr %4, align 8, !tbaa !134
  store ptr null, ptr %954, align 8, !tbaa !136
  store i32 %1007, ptr %955, align 8, !tbaa !137
  store i32 %1007, ptr %956, align 4, !tbaa !138
  %1008 = load ptr, ptr %0, align 8, !tbaa !46
  %1009 = getelementptr inbounds %struct.device, ptr %1008, i64 0, i32 18
  %1010 = load ptr, ptr %1009, align 8, !tbaa !139
  %1011 = load ptr, ptr %950, align 8, !tbaa !140
  call void %1010(ptr noundef %1011, i32 noundef %1004, i32 noundef %1004, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %4, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #12
  br label %1012

1012:                                             ; preds = %1000, %997
  store i32 1, ptr %928, align 8, !tbaa !141
  br label %1013

1013:                                             ; preds = %1012, %984
  call void @llvm.lifetime.end.p0(i64 1536, ptr nonnull %6) #12
  %1014 = icmp ult ptr %987, %925
  br i1 %1014, label %957, label %1015, !llvm.loop !318

1015:                                             ; preds = %1013, %947
  %1016 = load ptr, ptr %0, align 8, !tbaa !46
  %1017 = getelementptr inbounds %struct.device, ptr %1016, i64 0, i32 16
  %1018 = load ptr, ptr %1017, align 8, !tbaa !319
  %1019 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %1020 = load ptr, ptr %1019, align 8, !tbaa !140
  %1021 = getelementptr inbounds %struct.context, ptr %920, i64 0, i32 14
  %1022 = load ptr, ptr %1021, align 8, !tbaa !26
  call void %1018(ptr noundef %1020, i32 noundef 1, ptr noundef %1022) #11
  br label %1089

1023:                                             ; preds = %2
  %1024 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %1025 = load i32, ptr %1024, align 8, !tbaa !141
  %1026 = icmp eq i32 %1025, 0
  br i1 %1026, label %1044, label %1027

1027:                                             ; preds = %1023
  %1028 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %1029 = load ptr, ptr %1028, align 8, !tbaa !77
  %1030 = getelementptr inbounds %struct.hardware_queue, ptr %1029, i64 0, i32 1
  %1031 = load i64, ptr %1030, align 8, !tbaa !132
  %1032 = trunc i64 %1031 to i32
  %1033 = and i64 %1031, 2048
  %1034 = icmp eq i64 %1033, 0
  %1035 = select i1 %1034, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #12
  store i32 46, ptr %3, align 8, !tbaa !134
  %1036 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %1036, align 8, !tbaa !136
  %1037 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %1035, ptr %1037, align 8, !tbaa !137
  %1038 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %1035, ptr %1038, align 4, !tbaa !138
  %1039 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 18
  %1040 = load ptr, ptr %1039, align 8, !tbaa !139
  %1041 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %1042 = load ptr, ptr %1041, align 8, !tbaa !140
  call void %1040(ptr noundef %1042, i32 noundef %1032, i32 noundef %1032, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %3, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #12
  %1043 = load i16, ptr %1, align 4, !tbaa !89
  br label %1044

1044:                                             ; preds = %1023, %1027
  %1045 = phi i16 [ %37, %1023 ], [ %1043, %1027 ]
  store i32 1, ptr %1024, align 8, !tbaa !141
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
  %1048 = load ptr, ptr %1047, align 8, !tbaa !292
  %1049 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %1050 = load ptr, ptr %1049, align 8, !tbaa !140
  %1051 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 2
  %1052 = load ptr, ptr %1051, align 8, !tbaa !320
  %1053 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 1
  %1054 = load ptr, ptr %1053, align 8, !tbaa !322
  %1055 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 3
  call void %1048(ptr noundef %1050, ptr noundef %1052, ptr noundef %1054, i32 noundef 1, ptr noundef nonnull %1055) #11
  br label %1089

1056:                                             ; preds = %1044
  %1057 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 17
  %1058 = load ptr, ptr %1057, align 8, !tbaa !323
  %1059 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %1060 = load ptr, ptr %1059, align 8, !tbaa !140
  %1061 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 1
  %1062 = load ptr, ptr %1061, align 8, !tbaa !324
  %1063 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 2
  %1064 = load i64, ptr %1063, align 8, !tbaa !326
  %1065 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 3
  %1066 = load i64, ptr %1065, align 8, !tbaa !327
  %1067 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 4
  %1068 = load i32, ptr %1067, align 8, !tbaa !328
  call void %1058(ptr noundef %1060, ptr noundef %1062, i64 noundef %1064, i64 noundef %1066, i32 noundef %1068) #11
  br label %1089

1069:                                             ; preds = %1044, %1044
  %1070 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 1
  %1071 = load ptr, ptr %1070, align 8, !tbaa !329
  %1072 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 2
  %1073 = load i64, ptr %1072, align 8, !tbaa !331
  %1074 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 3
  %1075 = load ptr, ptr %1074, align 8, !tbaa !332
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
  %1082 = load ptr, ptr %1081, align 8, !tbaa !333
  %1083 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 2
  %1084 = load i64, ptr %1083, align 8, !tbaa !335
  %1085 = trunc i64 %1084 to i32
  call fastcc void @transition(ptr noundef nonnull %0, ptr noundef %1082, i32 noundef %1085) #13
  br label %1089

1086:                                             ; preds = %1044
  %1087 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 1
  %1088 = load ptr, ptr %1087, align 8, !tbaa !333
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
  %7 = load ptr, ptr %0, align 8, !tbaa !46
  %8 = getelementptr inbounds %struct.device, ptr %7, i64 0, i32 1
  br label %9

9:                                                ; preds = %58, %6
  %10 = phi ptr [ %1, %6 ], [ %59, %58 ]
  %11 = phi i64 [ 0, %6 ], [ %60, %58 ]
  %12 = load i16, ptr %10, align 8, !tbaa !89
  %13 = icmp eq i16 %12, 13
  br i1 %13, label %14, label %16

14:                                               ; preds = %9
  %15 = getelementptr inbounds i8, ptr %10, i64 16
  br label %58

16:                                               ; preds = %9
  %17 = getelementptr inbounds %struct.command, ptr %10, i64 0, i32 2
  %18 = load i32, ptr %17, align 4, !tbaa !92
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
  %22 = load i64, ptr %8, align 8, !tbaa !93
  %23 = add i64 %22, -1
  %24 = add i64 %23, %19
  %25 = urem i64 %24, %22
  %26 = getelementptr inbounds %struct.launch, ptr %10, i64 0, i32 1
  %27 = load ptr, ptr %26, align 8, !tbaa !34
  %28 = getelementptr inbounds %struct.kernel, ptr %27, i64 0, i32 2
  %29 = load i64, ptr %28, align 8, !tbaa !94
  %30 = add i64 %29, %23
  %31 = urem i64 %30, %22
  %32 = add i64 %11, %24
  %33 = add i64 %25, %31
  %34 = sub i64 %32, %33
  %35 = add i64 %34, %30
  br label %58

36:                                               ; preds = %16, %16
  %37 = getelementptr inbounds %struct.transfer, ptr %10, i64 0, i32 3
  %38 = load i64, ptr %37, align 8, !tbaa !96
  %39 = icmp ult i64 %38, 32769
  br i1 %39, label %40, label %58

40:                                               ; preds = %36
  %41 = load i64, ptr %8, align 8, !tbaa !93
  %42 = add nsw i64 %38, -1
  %43 = add i64 %42, %41
  %44 = urem i64 %43, %41
  %45 = sub i64 %11, %44
  %46 = add i64 %45, %43
  br label %58

47:                                               ; preds = %16, %16
  %48 = getelementptr inbounds %struct.texels, ptr %10, i64 0, i32 2
  %49 = load i64, ptr %48, align 8, !tbaa !98
  %50 = icmp ult i64 %49, 32769
  br i1 %50, label %51, label %58

51:                                               ; preds = %47
  %52 = load i64, ptr %8, align 8, !tbaa !93
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
  br i1 %61, label %9, label %62, !llvm.loop !103

62:                                               ; preds = %58, %3
  %63 = phi i64 [ 0, %3 ], [ %60, %58 ]
  ret i64 %63
}

; Function Attrs: nounwind
define dso_local i64 @queue_completed(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #12
  store i64 0, ptr %2, align 8, !tbaa !41
  %3 = load ptr, ptr %0, align 8, !tbaa !46
  %4 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 29
  %5 = load ptr, ptr %4, align 8, !tbaa !82
  %6 = load ptr, ptr %3, align 8, !tbaa !18
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %8 = load ptr, ptr %7, align 8, !tbaa !78
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
  %17 = load ptr, ptr %16, align 8, !tbaa !336
  %18 = icmp eq ptr %17, null
  br i1 %18, label %29, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  br label %24

24:                                               ; preds = %19, %112
  %25 = phi ptr [ %17, %19 ], [ %114, %112 ]
  %26 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 1
  %27 = load i64, ptr %26, align 8, !tbaa !75
  %28 = icmp ugt i64 %27, %15
  br i1 %28, label %29, label %34

29:                                               ; preds = %24, %112, %13
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %31 = load atomic i32, ptr %30 seq_cst, align 8
  %32 = icmp eq i32 %31, 0
  %33 = select i1 %32, i64 %15, i64 -1
  ret i64 %33

34:                                               ; preds = %24
  %35 = call i32 @pthread_mutex_lock(ptr noundef nonnull %20) #11
  %36 = load ptr, ptr %25, align 8, !tbaa !88
  store ptr %36, ptr %16, align 8, !tbaa !336
  %37 = icmp eq ptr %36, null
  br i1 %37, label %38, label %39

38:                                               ; preds = %34
  store ptr %16, ptr %21, align 8, !tbaa !81
  br label %39

39:                                               ; preds = %38, %34
  %40 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %20) #11
  %41 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 18
  %42 = load i32, ptr %41, align 8, !tbaa !105
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %46, label %44

44:                                               ; preds = %39
  %45 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 20
  br label %50

46:                                               ; preds = %50, %39
  %47 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 10
  %48 = load ptr, ptr %47, align 8, !tbaa !118
  %49 = icmp eq ptr %48, null
  br i1 %49, label %88, label %64

50:                                               ; preds = %50, %44
  %51 = phi i64 [ 0, %44 ], [ %60, %50 ]
  %52 = load ptr, ptr %45, align 8, !tbaa !28
  %53 = getelementptr inbounds %struct.arrival, ptr %52, i64 %51
  %54 = load ptr, ptr %53, align 8, !tbaa !337
  %55 = getelementptr inbounds %struct.arrival, ptr %52, i64 %51, i32 1
  %56 = load ptr, ptr %55, align 8, !tbaa !339
  %57 = getelementptr inbounds %struct.arrival, ptr %52, i64 %51, i32 2
  %58 = load i64, ptr %57, align 8, !tbaa !340
  %59 = call ptr @memcpy(ptr noundef %54, ptr noundef %56, i64 noundef %58) #11
  %60 = add nuw nsw i64 %51, 1
  %61 = load i32, ptr %41, align 8, !tbaa !105
  %62 = zext i32 %61 to i64
  %63 = icmp ult i64 %60, %62
  br i1 %63, label %50, label %46, !llvm.loop !341

64:                                               ; preds = %46
  %65 = load ptr, ptr %0, align 8, !tbaa !46
  %66 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 9
  %67 = load i32, ptr %66, align 4, !tbaa !117
  %68 = getelementptr inbounds %struct.device, ptr %65, i64 0, i32 28
  %69 = load ptr, ptr %68, align 8, !tbaa !342
  %70 = load ptr, ptr %65, align 8, !tbaa !18
  %71 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 7
  %72 = load ptr, ptr %71, align 8, !tbaa !19
  %73 = zext i32 %67 to i64
  %74 = shl nuw nsw i64 %73, 4
  %75 = add nsw i64 %74, -8
  %76 = getelementptr inbounds i64, ptr %48, i64 1
  %77 = call i32 %69(ptr noundef %70, ptr noundef %72, i32 noundef 0, i32 noundef %67, i64 noundef %75, ptr noundef nonnull %76, i64 noundef 16, i32 noundef 3) #11
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %86

79:                                               ; preds = %64
  %80 = load ptr, ptr %68, align 8, !tbaa !342
  %81 = load ptr, ptr %65, align 8, !tbaa !18
  %82 = load ptr, ptr %71, align 8, !tbaa !19
  %83 = load ptr, ptr %47, align 8, !tbaa !118
  %84 = call i32 %80(ptr noundef %81, ptr noundef %82, i32 noundef %67, i32 noundef %67, i64 noundef %74, ptr noundef %83, i64 noundef 16, i32 noundef 1) #11
  %85 = icmp ult i32 %84, 2
  br i1 %85, label %88, label %86

86:                                               ; preds = %79, %64
  %87 = phi i32 [ %77, %64 ], [ %84, %79 ]
  store atomic i32 %87, ptr %22 seq_cst, align 8
  br label %88

88:                                               ; preds = %86, %79, %46
  %89 = load ptr, ptr %0, align 8, !tbaa !46
  %90 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 21
  %91 = load i32, ptr %90, align 8, !tbaa !20
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %112, label %93

93:                                               ; preds = %88
  %94 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 23
  %95 = getelementptr inbounds %struct.device, ptr %89, i64 0, i32 23
  %96 = getelementptr inbounds %struct.device, ptr %89, i64 0, i32 27
  br label %97

97:                                               ; preds = %97, %93
  %98 = phi i32 [ %91, %93 ], [ %110, %97 ]
  %99 = load ptr, ptr %94, align 8, !tbaa !21
  %100 = add i32 %98, -1
  store i32 %100, ptr %90, align 8, !tbaa !20
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds %struct.import, ptr %99, i64 %101
  %103 = load ptr, ptr %102, align 8
  %104 = getelementptr inbounds { ptr, ptr }, ptr %102, i64 0, i32 1
  %105 = load ptr, ptr %104, align 8
  %106 = load ptr, ptr %95, align 8, !tbaa !22
  %107 = load ptr, ptr %89, align 8, !tbaa !18
  call void %106(ptr noundef %107, ptr noundef %103, ptr noundef null) #11
  %108 = load ptr, ptr %96, align 8, !tbaa !23
  %109 = load ptr, ptr %89, align 8, !tbaa !18
  call void %108(ptr noundef %109, ptr noundef %105, ptr noundef null) #11
  %110 = load i32, ptr %90, align 8, !tbaa !20
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %97, !llvm.loop !24

112:                                              ; preds = %97, %88
  %113 = load ptr, ptr %23, align 8, !tbaa !87
  store ptr %113, ptr %25, align 8, !tbaa !88
  store ptr %25, ptr %23, align 8, !tbaa !87
  %114 = load ptr, ptr %16, align 8, !tbaa !336
  %115 = icmp eq ptr %114, null
  br i1 %115, label %29, label %24, !llvm.loop !343
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
  store i64 0, ptr %3, align 8, !tbaa !41
  %5 = load ptr, ptr %0, align 8, !tbaa !46
  %6 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 29
  %7 = load ptr, ptr %6, align 8, !tbaa !82
  %8 = load ptr, ptr %5, align 8, !tbaa !18
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %10 = load ptr, ptr %9, align 8, !tbaa !78
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
  %30 = load i32, ptr %29, align 8, !tbaa !84
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
  store i64 0, ptr %6, align 8, !tbaa !41
  %7 = load ptr, ptr %0, align 8, !tbaa !46
  %8 = getelementptr inbounds %struct.device, ptr %7, i64 0, i32 29
  %9 = load ptr, ptr %8, align 8, !tbaa !82
  %10 = load ptr, ptr %7, align 8, !tbaa !18
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %12 = load ptr, ptr %11, align 8, !tbaa !78
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
  store i64 %1, ptr %4, align 8, !tbaa !41
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %5) #12
  store i32 1000207004, ptr %5, align 8, !tbaa !57
  %22 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 1
  store ptr null, ptr %22, align 8, !tbaa !59
  %23 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 2
  store i32 0, ptr %23, align 8, !tbaa !60
  %24 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 3
  store i32 1, ptr %24, align 4, !tbaa !61
  %25 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 4
  store ptr %11, ptr %25, align 8, !tbaa !62
  %26 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 5
  store ptr %4, ptr %26, align 8, !tbaa !63
  %27 = load ptr, ptr %0, align 8, !tbaa !46
  %28 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 37
  %29 = load ptr, ptr %28, align 8, !tbaa !64
  %30 = load ptr, ptr %27, align 8, !tbaa !18
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
  %3 = load ptr, ptr %2, align 8, !tbaa !77
  %4 = getelementptr inbounds %struct.hardware_queue, ptr %3, i64 0, i32 2
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #11
  %6 = load ptr, ptr %0, align 8, !tbaa !46
  %7 = getelementptr inbounds %struct.device, ptr %6, i64 0, i32 31
  %8 = load ptr, ptr %7, align 8, !tbaa !344
  %9 = load ptr, ptr %2, align 8, !tbaa !77
  %10 = load ptr, ptr %9, align 8, !tbaa !151
  %11 = tail call i32 %8(ptr noundef %10) #11
  %12 = load ptr, ptr %2, align 8, !tbaa !77
  %13 = getelementptr inbounds %struct.hardware_queue, ptr %12, i64 0, i32 2
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #11
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #11
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  store ptr null, ptr %4, align 8, !tbaa !87
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  store ptr null, ptr %5, align 8, !tbaa !336
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  store ptr %5, ptr %6, align 8, !tbaa !81
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  store i32 1, ptr %7, align 4, !tbaa !83
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %9 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %8) #11
  %10 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #11
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %12 = load ptr, ptr %11, align 8, !tbaa !43
  %13 = icmp eq ptr %12, null
  br i1 %13, label %24, label %14

14:                                               ; preds = %1
  %15 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 7
  %16 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %15) #11
  %17 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 4
  store i32 1, ptr %17, align 8, !tbaa !48
  %18 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 8
  %19 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %18) #11
  %20 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %15) #11
  %21 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 3
  %22 = load i64, ptr %21, align 8, !tbaa !345
  %23 = tail call i32 @pthread_join(i64 noundef %22, ptr noundef null) #11
  tail call void @free(ptr noundef nonnull %12) #11
  store ptr null, ptr %11, align 8, !tbaa !43
  br label %24

24:                                               ; preds = %1, %14
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %26 = load i32, ptr %25, align 4, !tbaa !80
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %32, label %28

28:                                               ; preds = %24
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %30 = load i64, ptr %29, align 8, !tbaa !346
  %31 = tail call i32 @pthread_join(i64 noundef %30, ptr noundef null) #11
  store i32 0, ptr %25, align 4, !tbaa !80
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
  %4 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 30
  %5 = load i32, ptr %4, align 4, !tbaa !347
  %6 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 31
  %7 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 29
  %8 = load i32, ptr %7, align 8, !tbaa !108
  %9 = icmp ugt i32 %5, %8
  br i1 %9, label %22, label %10

10:                                               ; preds = %3
  %11 = icmp eq i32 %5, 0
  %12 = shl i32 %5, 1
  %13 = select i1 %11, i32 8, i32 %12
  %14 = load ptr, ptr %6, align 8, !tbaa !34
  %15 = zext i32 %13 to i64
  %16 = shl nuw nsw i64 %15, 3
  %17 = tail call ptr @realloc(ptr noundef %14, i64 noundef %16) #11
  %18 = icmp eq ptr %17, null
  br i1 %18, label %56, label %19

19:                                               ; preds = %10
  store ptr %17, ptr %6, align 8, !tbaa !34
  %20 = load i32, ptr %4, align 4, !tbaa !347
  %21 = load i32, ptr %7, align 8, !tbaa !108
  br label %22

22:                                               ; preds = %3, %19
  %23 = phi i32 [ %8, %3 ], [ %21, %19 ]
  %24 = phi i32 [ %5, %3 ], [ %20, %19 ]
  %25 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 32
  %26 = icmp ugt i32 %24, %23
  br i1 %26, label %38, label %27

27:                                               ; preds = %22
  %28 = icmp eq i32 %24, 0
  %29 = shl i32 %24, 1
  %30 = select i1 %28, i32 8, i32 %29
  %31 = load ptr, ptr %25, align 8, !tbaa !34
  %32 = zext i32 %30 to i64
  %33 = shl nuw nsw i64 %32, 3
  %34 = tail call ptr @realloc(ptr noundef %31, i64 noundef %33) #11
  %35 = icmp eq ptr %34, null
  br i1 %35, label %56, label %36

36:                                               ; preds = %27
  store ptr %34, ptr %25, align 8, !tbaa !34
  %37 = load i32, ptr %7, align 8, !tbaa !108
  br label %38

38:                                               ; preds = %22, %36
  %39 = phi i32 [ %37, %36 ], [ %23, %22 ]
  %40 = phi i32 [ %30, %36 ], [ %24, %22 ]
  store i32 %40, ptr %4, align 4, !tbaa !347
  %41 = load ptr, ptr %6, align 8, !tbaa !30
  %42 = zext i32 %39 to i64
  %43 = getelementptr inbounds ptr, ptr %41, i64 %42
  store ptr %1, ptr %43, align 8, !tbaa !34
  %44 = load ptr, ptr %25, align 8, !tbaa !31
  %45 = add i32 %39, 1
  store i32 %45, ptr %7, align 8, !tbaa !108
  %46 = getelementptr inbounds i64, ptr %44, i64 %42
  store i64 %2, ptr %46, align 8, !tbaa !41
  %47 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 28
  %48 = load ptr, ptr %47, align 8, !tbaa !29
  %49 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 26
  %50 = load i32, ptr %49, align 8, !tbaa !109
  %51 = add i32 %50, -1
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds %struct.submission, ptr %48, i64 %52, i32 1
  %54 = load i32, ptr %53, align 4, !tbaa !130
  %55 = add i32 %54, 1
  store i32 %55, ptr %53, align 4, !tbaa !130
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
  store i64 %2, ptr %8, align 8, !tbaa !348
  %9 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 1
  store i32 0, ptr %9, align 8, !tbaa !351
  %10 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 2
  store i32 0, ptr %10, align 4, !tbaa !352
  %11 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 3
  %12 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 2
  %13 = load i32, ptr %12, align 4, !tbaa !272
  %14 = and i32 %13, 2
  %15 = icmp eq i32 %14, 0
  %16 = select i1 %15, i32 %13, i32 2
  %17 = zext i32 %16 to i64
  %18 = load i64, ptr %4, align 8, !tbaa !304
  %19 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 1
  %20 = load i64, ptr %19, align 8, !tbaa !305
  %21 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 2
  %22 = load i64, ptr %21, align 8, !tbaa !298
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %29, ptr noundef nonnull align 8 dereferenceable(12) %30, i64 12, i1 false), !tbaa.struct !306
  %31 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 5
  %32 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %31, ptr noundef nonnull align 4 dereferenceable(12) %32, i64 12, i1 false), !tbaa.struct !306
  %33 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 1
  %34 = load i32, ptr %33, align 8, !tbaa !258
  %35 = icmp eq i32 %34, 1
  br i1 %35, label %68, label %36

36:                                               ; preds = %6
  %37 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %38 = load ptr, ptr %37, align 8, !tbaa !77
  %39 = getelementptr inbounds %struct.hardware_queue, ptr %38, i64 0, i32 1
  %40 = load i64, ptr %39, align 8, !tbaa !132
  %41 = trunc i64 %40 to i32
  %42 = and i64 %40, 2048
  %43 = icmp eq i64 %42, 0
  %44 = select i1 %43, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %7) #12
  store i32 45, ptr %7, align 8, !tbaa !260
  %45 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %45, align 8, !tbaa !263
  %46 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %44, ptr %46, align 8, !tbaa !264
  %47 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 3
  store i32 %44, ptr %47, align 4, !tbaa !265
  %48 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 4
  store i32 %34, ptr %48, align 8, !tbaa !266
  %49 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 5
  store i32 1, ptr %49, align 4, !tbaa !267
  %50 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 6
  store i32 -1, ptr %50, align 8, !tbaa !268
  %51 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 7
  store i32 -1, ptr %51, align 4, !tbaa !269
  %52 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 8
  %53 = load ptr, ptr %3, align 8, !tbaa !270
  store ptr %53, ptr %52, align 8, !tbaa !271
  %54 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9
  store i32 %13, ptr %54, align 8, !tbaa !273
  %55 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 1
  store i32 0, ptr %55, align 4, !tbaa !274
  %56 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 2
  %57 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 3
  %58 = load i32, ptr %57, align 8, !tbaa !275
  store i32 %58, ptr %56, align 8, !tbaa !276
  %59 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 3
  store i32 0, ptr %59, align 4, !tbaa !277
  %60 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 4
  %61 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 4
  %62 = load i32, ptr %61, align 4, !tbaa !278
  store i32 %62, ptr %60, align 8, !tbaa !279
  %63 = load ptr, ptr %0, align 8, !tbaa !46
  %64 = getelementptr inbounds %struct.device, ptr %63, i64 0, i32 18
  %65 = load ptr, ptr %64, align 8, !tbaa !139
  %66 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %67 = load ptr, ptr %66, align 8, !tbaa !140
  call void %65(ptr noundef %67, i32 noundef %41, i32 noundef %41, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %7) #11
  store i32 1, ptr %33, align 8, !tbaa !258
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %7) #12
  br label %68

68:                                               ; preds = %6, %36
  %69 = icmp eq i32 %5, 0
  %70 = load ptr, ptr %0, align 8, !tbaa !46
  %71 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %72 = load ptr, ptr %71, align 8, !tbaa !140
  %73 = load ptr, ptr %3, align 8, !tbaa !270
  br i1 %69, label %77, label %74

74:                                               ; preds = %68
  %75 = getelementptr inbounds %struct.device, ptr %70, i64 0, i32 12
  %76 = load ptr, ptr %75, align 8, !tbaa !353
  call void %76(ptr noundef %72, ptr noundef %1, ptr noundef %73, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %8) #11
  br label %80

77:                                               ; preds = %68
  %78 = getelementptr inbounds %struct.device, ptr %70, i64 0, i32 14
  %79 = load ptr, ptr %78, align 8, !tbaa !354
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
  %9 = load ptr, ptr %8, align 8, !tbaa !355
  %10 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 2
  %11 = load i32, ptr %10, align 4, !tbaa !272
  %12 = and i32 %11, 2
  %13 = icmp eq i32 %12, 0
  %14 = select i1 %13, i32 %11, i32 2
  %15 = zext i32 %14 to i64
  %16 = load i64, ptr %7, align 8, !tbaa !304
  %17 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 4, i32 1
  %18 = load i64, ptr %17, align 8, !tbaa !305
  %19 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 4, i32 2
  %20 = load i64, ptr %19, align 8, !tbaa !298
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %27, ptr noundef nonnull align 8 dereferenceable(12) %28, i64 12, i1 false), !tbaa.struct !306
  %29 = getelementptr inbounds %struct.VkImageCopy, ptr %5, i64 0, i32 2
  %30 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 1
  %31 = load ptr, ptr %30, align 8, !tbaa !357
  %32 = getelementptr inbounds %struct.image, ptr %31, i64 0, i32 2
  %33 = load i32, ptr %32, align 4, !tbaa !272
  %34 = and i32 %33, 2
  %35 = icmp eq i32 %34, 0
  %36 = select i1 %35, i32 %33, i32 2
  %37 = zext i32 %36 to i64
  %38 = load i64, ptr %6, align 8, !tbaa !304
  %39 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 1
  %40 = load i64, ptr %39, align 8, !tbaa !305
  %41 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 2
  %42 = load i64, ptr %41, align 8, !tbaa !298
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %49, ptr noundef nonnull align 8 dereferenceable(12) %50, i64 12, i1 false), !tbaa.struct !306
  %51 = getelementptr inbounds %struct.VkImageCopy, ptr %5, i64 0, i32 4
  %52 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %51, ptr noundef nonnull align 4 dereferenceable(12) %52, i64 12, i1 false), !tbaa.struct !306
  %53 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 1
  %54 = load i32, ptr %53, align 8, !tbaa !258
  %55 = icmp eq i32 %54, 1
  br i1 %55, label %90, label %56

56:                                               ; preds = %2
  %57 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %58 = load ptr, ptr %57, align 8, !tbaa !77
  %59 = getelementptr inbounds %struct.hardware_queue, ptr %58, i64 0, i32 1
  %60 = load i64, ptr %59, align 8, !tbaa !132
  %61 = trunc i64 %60 to i32
  %62 = and i64 %60, 2048
  %63 = icmp eq i64 %62, 0
  %64 = select i1 %63, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %4) #12
  store i32 45, ptr %4, align 8, !tbaa !260
  %65 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 1
  store ptr null, ptr %65, align 8, !tbaa !263
  %66 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 2
  store i32 %64, ptr %66, align 8, !tbaa !264
  %67 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 3
  store i32 %64, ptr %67, align 4, !tbaa !265
  %68 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 4
  store i32 %54, ptr %68, align 8, !tbaa !266
  %69 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 5
  store i32 1, ptr %69, align 4, !tbaa !267
  %70 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 6
  store i32 -1, ptr %70, align 8, !tbaa !268
  %71 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 7
  store i32 -1, ptr %71, align 4, !tbaa !269
  %72 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 8
  %73 = load ptr, ptr %9, align 8, !tbaa !270
  store ptr %73, ptr %72, align 8, !tbaa !271
  %74 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9
  %75 = load i32, ptr %10, align 4, !tbaa !272
  store i32 %75, ptr %74, align 8, !tbaa !273
  %76 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 1
  store i32 0, ptr %76, align 4, !tbaa !274
  %77 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 2
  %78 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 3
  %79 = load i32, ptr %78, align 8, !tbaa !275
  store i32 %79, ptr %77, align 8, !tbaa !276
  %80 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 3
  store i32 0, ptr %80, align 4, !tbaa !277
  %81 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 4
  %82 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 4
  %83 = load i32, ptr %82, align 4, !tbaa !278
  store i32 %83, ptr %81, align 8, !tbaa !279
  %84 = load ptr, ptr %0, align 8, !tbaa !46
  %85 = getelementptr inbounds %struct.device, ptr %84, i64 0, i32 18
  %86 = load ptr, ptr %85, align 8, !tbaa !139
  %87 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %88 = load ptr, ptr %87, align 8, !tbaa !140
  call void %86(ptr noundef %88, i32 noundef %61, i32 noundef %61, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %4) #11
  store i32 1, ptr %53, align 8, !tbaa !258
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %4) #12
  %89 = load ptr, ptr %30, align 8, !tbaa !357
  br label %90

90:                                               ; preds = %2, %56
  %91 = phi ptr [ %31, %2 ], [ %89, %56 ]
  %92 = getelementptr inbounds %struct.image, ptr %91, i64 0, i32 1
  %93 = load i32, ptr %92, align 8, !tbaa !258
  %94 = icmp eq i32 %93, 1
  br i1 %94, label %130, label %95

95:                                               ; preds = %90
  %96 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %97 = load ptr, ptr %96, align 8, !tbaa !77
  %98 = getelementptr inbounds %struct.hardware_queue, ptr %97, i64 0, i32 1
  %99 = load i64, ptr %98, align 8, !tbaa !132
  %100 = trunc i64 %99 to i32
  %101 = and i64 %99, 2048
  %102 = icmp eq i64 %101, 0
  %103 = select i1 %102, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %3) #12
  store i32 45, ptr %3, align 8, !tbaa !260
  %104 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %104, align 8, !tbaa !263
  %105 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %103, ptr %105, align 8, !tbaa !264
  %106 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %103, ptr %106, align 4, !tbaa !265
  %107 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 4
  store i32 %93, ptr %107, align 8, !tbaa !266
  %108 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 5
  store i32 1, ptr %108, align 4, !tbaa !267
  %109 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 6
  store i32 -1, ptr %109, align 8, !tbaa !268
  %110 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 7
  store i32 -1, ptr %110, align 4, !tbaa !269
  %111 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 8
  %112 = load ptr, ptr %91, align 8, !tbaa !270
  store ptr %112, ptr %111, align 8, !tbaa !271
  %113 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9
  %114 = getelementptr inbounds %struct.image, ptr %91, i64 0, i32 2
  %115 = load i32, ptr %114, align 4, !tbaa !272
  store i32 %115, ptr %113, align 8, !tbaa !273
  %116 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 1
  store i32 0, ptr %116, align 4, !tbaa !274
  %117 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 2
  %118 = getelementptr inbounds %struct.image, ptr %91, i64 0, i32 3
  %119 = load i32, ptr %118, align 8, !tbaa !275
  store i32 %119, ptr %117, align 8, !tbaa !276
  %120 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 3
  store i32 0, ptr %120, align 4, !tbaa !277
  %121 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 4
  %122 = getelementptr inbounds %struct.image, ptr %91, i64 0, i32 4
  %123 = load i32, ptr %122, align 4, !tbaa !278
  store i32 %123, ptr %121, align 8, !tbaa !279
  %124 = load ptr, ptr %0, align 8, !tbaa !46
  %125 = getelementptr inbounds %struct.device, ptr %124, i64 0, i32 18
  %126 = load ptr, ptr %125, align 8, !tbaa !139
  %127 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %128 = load ptr, ptr %127, align 8, !tbaa !140
  call void %126(ptr noundef %128, i32 noundef %100, i32 noundef %100, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %3) #11
  store i32 1, ptr %92, align 8, !tbaa !258
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3) #12
  %129 = load ptr, ptr %30, align 8, !tbaa !357
  br label %130

130:                                              ; preds = %90, %95
  %131 = phi ptr [ %91, %90 ], [ %129, %95 ]
  %132 = load ptr, ptr %0, align 8, !tbaa !46
  %133 = getelementptr inbounds %struct.device, ptr %132, i64 0, i32 13
  %134 = load ptr, ptr %133, align 8, !tbaa !358
  %135 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %136 = load ptr, ptr %135, align 8, !tbaa !140
  %137 = load ptr, ptr %8, align 8, !tbaa !355
  %138 = load ptr, ptr %137, align 8, !tbaa !270
  %139 = load ptr, ptr %131, align 8, !tbaa !270
  call void %134(ptr noundef %136, ptr noundef %138, i32 noundef 1, ptr noundef %139, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %5) #11
  call void @llvm.lifetime.end.p0(i64 68, ptr nonnull %5) #12
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @transition(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = alloca %struct.VkImageMemoryBarrier, align 8
  %5 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 1
  %6 = load i32, ptr %5, align 8, !tbaa !258
  %7 = icmp eq i32 %6, %2
  %8 = icmp eq i32 %2, 0
  %9 = or i1 %8, %7
  br i1 %9, label %44, label %10

10:                                               ; preds = %3
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %12 = load ptr, ptr %11, align 8, !tbaa !77
  %13 = getelementptr inbounds %struct.hardware_queue, ptr %12, i64 0, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !132
  %15 = trunc i64 %14 to i32
  %16 = and i64 %14, 2048
  %17 = icmp eq i64 %16, 0
  %18 = select i1 %17, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %4) #12
  store i32 45, ptr %4, align 8, !tbaa !260
  %19 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 1
  store ptr null, ptr %19, align 8, !tbaa !263
  %20 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 2
  store i32 %18, ptr %20, align 8, !tbaa !264
  %21 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 3
  store i32 %18, ptr %21, align 4, !tbaa !265
  %22 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 4
  store i32 %6, ptr %22, align 8, !tbaa !266
  %23 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 5
  store i32 %2, ptr %23, align 4, !tbaa !267
  %24 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 6
  store i32 -1, ptr %24, align 8, !tbaa !268
  %25 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 7
  store i32 -1, ptr %25, align 4, !tbaa !269
  %26 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 8
  %27 = load ptr, ptr %1, align 8, !tbaa !270
  store ptr %27, ptr %26, align 8, !tbaa !271
  %28 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9
  %29 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 2
  %30 = load i32, ptr %29, align 4, !tbaa !272
  store i32 %30, ptr %28, align 8, !tbaa !273
  %31 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 1
  store i32 0, ptr %31, align 4, !tbaa !274
  %32 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 2
  %33 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 3
  %34 = load i32, ptr %33, align 8, !tbaa !275
  store i32 %34, ptr %32, align 8, !tbaa !276
  %35 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 3
  store i32 0, ptr %35, align 4, !tbaa !277
  %36 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 4
  %37 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 4
  %38 = load i32, ptr %37, align 4, !tbaa !278
  store i32 %38, ptr %36, align 8, !tbaa !279
  %39 = load ptr, ptr %0, align 8, !tbaa !46
  %40 = getelementptr inbounds %struct.device, ptr %39, i64 0, i32 18
  %41 = load ptr, ptr %40, align 8, !tbaa !139
  %42 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %43 = load ptr, ptr %42, align 8, !tbaa !140
  call void %41(ptr noundef %43, i32 noundef %15, i32 noundef %15, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %4) #11
  store i32 %2, ptr %5, align 8, !tbaa !258
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
  %6 = load i32, ptr %5, align 4, !tbaa !272
  store i32 %6, ptr %4, align 4, !tbaa !273
  %7 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 1
  store i32 0, ptr %7, align 4, !tbaa !274
  %8 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 2
  %9 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 3
  %10 = load i32, ptr %9, align 8, !tbaa !275
  store i32 %10, ptr %8, align 4, !tbaa !276
  %11 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 3
  store i32 0, ptr %11, align 4, !tbaa !277
  %12 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 4
  %13 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 4
  %14 = load i32, ptr %13, align 4, !tbaa !278
  store i32 %14, ptr %12, align 4, !tbaa !279
  %15 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 1
  %16 = load i32, ptr %15, align 8, !tbaa !258
  %17 = icmp eq i32 %16, 1
  br i1 %17, label %47, label %18

18:                                               ; preds = %2
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !77
  %21 = getelementptr inbounds %struct.hardware_queue, ptr %20, i64 0, i32 1
  %22 = load i64, ptr %21, align 8, !tbaa !132
  %23 = trunc i64 %22 to i32
  %24 = and i64 %22, 2048
  %25 = icmp eq i64 %24, 0
  %26 = select i1 %25, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %3) #12
  store i32 45, ptr %3, align 8, !tbaa !260
  %27 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %27, align 8, !tbaa !263
  %28 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %26, ptr %28, align 8, !tbaa !264
  %29 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %26, ptr %29, align 4, !tbaa !265
  %30 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 4
  store i32 %16, ptr %30, align 8, !tbaa !266
  %31 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 5
  store i32 1, ptr %31, align 4, !tbaa !267
  %32 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 6
  store i32 -1, ptr %32, align 8, !tbaa !268
  %33 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 7
  store i32 -1, ptr %33, align 4, !tbaa !269
  %34 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 8
  %35 = load ptr, ptr %1, align 8, !tbaa !270
  store ptr %35, ptr %34, align 8, !tbaa !271
  %36 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9
  store i32 %6, ptr %36, align 8, !tbaa !273
  %37 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 1
  store i32 0, ptr %37, align 4, !tbaa !274
  %38 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 2
  store i32 %10, ptr %38, align 8, !tbaa !276
  %39 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 3
  store i32 0, ptr %39, align 4, !tbaa !277
  %40 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 4
  store i32 %14, ptr %40, align 8, !tbaa !279
  %41 = load ptr, ptr %0, align 8, !tbaa !46
  %42 = getelementptr inbounds %struct.device, ptr %41, i64 0, i32 18
  %43 = load ptr, ptr %42, align 8, !tbaa !139
  %44 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %45 = load ptr, ptr %44, align 8, !tbaa !140
  call void %43(ptr noundef %45, i32 noundef %23, i32 noundef %23, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %3) #11
  store i32 1, ptr %15, align 8, !tbaa !258
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3) #12
  %46 = load i32, ptr %5, align 4, !tbaa !272
  br label %47

47:                                               ; preds = %2, %18
  %48 = phi i32 [ %6, %2 ], [ %46, %18 ]
  %49 = and i32 %48, 1
  %50 = icmp eq i32 %49, 0
  %51 = load ptr, ptr %0, align 8, !tbaa !46
  %52 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %53 = load ptr, ptr %52, align 8, !tbaa !140
  %54 = load ptr, ptr %1, align 8, !tbaa !270
  %55 = getelementptr inbounds %struct.device, ptr %51, i64 0, i32 10
  %56 = getelementptr inbounds %struct.device, ptr %51, i64 0, i32 9
  %57 = select i1 %50, ptr %55, ptr %56
  %58 = select i1 %50, ptr @clear_image.nothing, ptr @clear_image.black
  %59 = load ptr, ptr %57, align 8, !tbaa !34
  call void %59(ptr noundef %53, ptr noundef %54, i32 noundef 1, ptr noundef nonnull %58, i32 noundef 1, ptr noundef nonnull %4) #11
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %4) #12
  ret void
}

; Function Attrs: nounwind
define internal fastcc i64 @write_arguments(ptr nocapture noundef readonly %0, ptr noundef %1) unnamed_addr #0 {
  %3 = alloca ptr, align 8
  %4 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !34
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %7 = load ptr, ptr %6, align 8, !tbaa !119
  %8 = getelementptr inbounds %struct.command, ptr %1, i64 0, i32 2
  %9 = load i32, ptr %8, align 4, !tbaa !92
  %10 = zext i32 %9 to i64
  %11 = add nsw i64 %10, -32
  %12 = load ptr, ptr %0, align 8, !tbaa !46
  %13 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 6
  %14 = load i64, ptr %13, align 8, !tbaa !107
  %15 = getelementptr inbounds %struct.device, ptr %12, i64 0, i32 1
  %16 = load i64, ptr %15, align 8, !tbaa !93
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
  %28 = load i64, ptr %27, align 8, !tbaa !359
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %32, label %30

30:                                               ; preds = %2
  %31 = getelementptr inbounds %struct.kernel, ptr %5, i64 0, i32 5
  br label %33

32:                                               ; preds = %33, %2
  ret i64 %20

33:                                               ; preds = %30, %33
  %34 = phi i64 [ 0, %30 ], [ %49, %33 ]
  %35 = load ptr, ptr %31, align 8, !tbaa !360
  %36 = getelementptr inbounds i64, ptr %35, i64 %34
  %37 = load i64, ptr %36, align 8, !tbaa !41
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #12
  %38 = getelementptr inbounds i8, ptr %25, i64 %37
  %39 = call ptr @memcpy(ptr noundef nonnull %3, ptr noundef nonnull %38, i64 noundef 8) #11
  %40 = load ptr, ptr %3, align 8, !tbaa !34
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #12
  %41 = load ptr, ptr %22, align 8, !tbaa !11
  %42 = getelementptr inbounds i8, ptr %41, i64 %20
  %43 = load ptr, ptr %31, align 8, !tbaa !360
  %44 = getelementptr inbounds i64, ptr %43, i64 %34
  %45 = load i64, ptr %44, align 8, !tbaa !41
  %46 = getelementptr inbounds i8, ptr %42, i64 %45
  %47 = getelementptr inbounds %struct.memory, ptr %40, i64 0, i32 2
  %48 = call ptr @memcpy(ptr noundef %46, ptr noundef nonnull %47, i64 noundef 8) #11
  %49 = add nuw i64 %34, 1
  %50 = load i64, ptr %27, align 8, !tbaa !359
  %51 = icmp ult i64 %49, %50
  br i1 %51, label %33, label %32, !llvm.loop !361
}

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define internal fastcc i32 @use_in_place(ptr nocapture noundef readonly %0, ptr noundef %1, i64 noundef %2, ptr nocapture noundef writeonly %3, ptr nocapture noundef writeonly %4) unnamed_addr #0 {
  %6 = alloca %struct.VkExternalMemoryBufferCreateInfo, align 8
  %7 = alloca %struct.VkBufferCreateInfo, align 8
  %8 = alloca %struct.VkImportMemoryHostPointerInfoEXT, align 8
  %9 = alloca %struct.VkMemoryAllocateInfo, align 8
  %10 = load ptr, ptr %0, align 8, !tbaa !46
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %12 = load ptr, ptr %11, align 8, !tbaa !119
  %13 = getelementptr inbounds %struct.context, ptr %12, i64 0, i32 23
  %14 = getelementptr inbounds %struct.context, ptr %12, i64 0, i32 21
  %15 = load i32, ptr %14, align 8, !tbaa !20
  %16 = getelementptr inbounds %struct.context, ptr %12, i64 0, i32 22
  %17 = load i32, ptr %16, align 4, !tbaa !149
  %18 = icmp ugt i32 %17, %15
  br i1 %18, label %19, label %21

19:                                               ; preds = %5
  %20 = load ptr, ptr %13, align 8, !tbaa !21
  br label %32

21:                                               ; preds = %5
  %22 = icmp eq i32 %17, 0
  %23 = shl i32 %17, 1
  %24 = select i1 %22, i32 8, i32 %23
  %25 = load ptr, ptr %13, align 8, !tbaa !34
  %26 = zext i32 %24 to i64
  %27 = shl nuw nsw i64 %26, 4
  %28 = tail call ptr @realloc(ptr noundef %25, i64 noundef %27) #11
  %29 = icmp eq ptr %28, null
  br i1 %29, label %101, label %30

30:                                               ; preds = %21
  store ptr %28, ptr %13, align 8, !tbaa !34
  store i32 %24, ptr %16, align 4, !tbaa !149
  %31 = load i32, ptr %14, align 8, !tbaa !20
  br label %32

32:                                               ; preds = %19, %30
  %33 = phi i32 [ %15, %19 ], [ %31, %30 ]
  %34 = phi ptr [ %20, %19 ], [ %28, %30 ]
  %35 = zext i32 %33 to i64
  %36 = getelementptr inbounds %struct.import, ptr %34, i64 %35
  %37 = ptrtoint ptr %1 to i64
  %38 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 39
  %39 = load i64, ptr %38, align 8, !tbaa !295
  %40 = urem i64 %37, %39
  store i64 %40, ptr %4, align 8, !tbaa !41
  %41 = sub i64 0, %40
  %42 = getelementptr inbounds i8, ptr %1, i64 %41
  %43 = load i64, ptr %38, align 8, !tbaa !295
  %44 = add i64 %2, -1
  %45 = add i64 %44, %40
  %46 = add i64 %45, %43
  %47 = urem i64 %46, %43
  %48 = sub nuw i64 %46, %47
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #12
  store i32 1000072000, ptr %6, align 8, !tbaa !362
  %49 = getelementptr inbounds %struct.VkExternalMemoryBufferCreateInfo, ptr %6, i64 0, i32 1
  store ptr null, ptr %49, align 8, !tbaa !364
  %50 = getelementptr inbounds %struct.VkExternalMemoryBufferCreateInfo, ptr %6, i64 0, i32 2
  store i32 128, ptr %50, align 8, !tbaa !365
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %7) #12
  store i32 12, ptr %7, align 8, !tbaa !366
  %51 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 1
  store ptr %6, ptr %51, align 8, !tbaa !368
  %52 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 2
  store i32 0, ptr %52, align 8, !tbaa !369
  %53 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 3
  store i64 %48, ptr %53, align 8, !tbaa !370
  %54 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 4
  store i32 3, ptr %54, align 8, !tbaa !371
  %55 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 5
  store i32 0, ptr %55, align 4, !tbaa !372
  %56 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 6
  store i32 0, ptr %56, align 8, !tbaa !373
  %57 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 7
  store ptr null, ptr %57, align 8, !tbaa !374
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #12
  store i32 1000178000, ptr %8, align 8, !tbaa !375
  %58 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %8, i64 0, i32 1
  store ptr null, ptr %58, align 8, !tbaa !377
  %59 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %8, i64 0, i32 2
  store i32 128, ptr %59, align 8, !tbaa !378
  %60 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %8, i64 0, i32 3
  store ptr %42, ptr %60, align 8, !tbaa !379
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9) #12
  store i32 5, ptr %9, align 8, !tbaa !380
  %61 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %9, i64 0, i32 1
  store ptr %8, ptr %61, align 8, !tbaa !382
  %62 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %9, i64 0, i32 2
  store i64 %48, ptr %62, align 8, !tbaa !383
  %63 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %9, i64 0, i32 3
  %64 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 38
  %65 = load i64, ptr %64, align 8, !tbaa !284
  %66 = trunc i64 %65 to i32
  store i32 %66, ptr %63, align 8, !tbaa !384
  store ptr null, ptr %36, align 8, !tbaa.struct !250
  %67 = getelementptr inbounds i8, ptr %36, i64 8
  store ptr null, ptr %67, align 8, !tbaa.struct !163
  %68 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 20
  %69 = load ptr, ptr %68, align 8, !tbaa !385
  %70 = load ptr, ptr %10, align 8, !tbaa !18
  %71 = call i32 %69(ptr noundef %70, ptr noundef nonnull %7, ptr noundef null, ptr noundef nonnull %36) #11
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %87

73:                                               ; preds = %32
  %74 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 4
  %75 = load ptr, ptr %74, align 8, !tbaa !386
  %76 = load ptr, ptr %10, align 8, !tbaa !18
  %77 = call i32 %75(ptr noundef %76, ptr noundef nonnull %9, ptr noundef null, ptr noundef nonnull %67) #11
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %87

79:                                               ; preds = %73
  %80 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 6
  %81 = load ptr, ptr %80, align 8, !tbaa !387
  %82 = load ptr, ptr %10, align 8, !tbaa !18
  %83 = load ptr, ptr %36, align 8, !tbaa !388
  %84 = load ptr, ptr %67, align 8, !tbaa !390
  %85 = call i32 %81(ptr noundef %82, ptr noundef %83, ptr noundef %84, i64 noundef 0) #11
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %97, label %87

87:                                               ; preds = %32, %73, %79
  %88 = phi i32 [ %85, %79 ], [ %77, %73 ], [ %71, %32 ]
  %89 = load ptr, ptr %36, align 8
  %90 = load ptr, ptr %67, align 8
  %91 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 23
  %92 = load ptr, ptr %91, align 8, !tbaa !22
  %93 = load ptr, ptr %10, align 8, !tbaa !18
  call void %92(ptr noundef %93, ptr noundef %89, ptr noundef null) #11
  %94 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 27
  %95 = load ptr, ptr %94, align 8, !tbaa !23
  %96 = load ptr, ptr %10, align 8, !tbaa !18
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
  %98 = load i32, ptr %14, align 8, !tbaa !20
  %99 = add i32 %98, 1
  store i32 %99, ptr %14, align 8, !tbaa !20
  %100 = load ptr, ptr %36, align 8, !tbaa !388
  store ptr %100, ptr %3, align 8, !tbaa !34
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
  %9 = load ptr, ptr %8, align 8, !tbaa !43
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %11 = load ptr, ptr %10, align 8, !tbaa !119
  %12 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #11
  %13 = icmp eq ptr %12, null
  br i1 %13, label %73, label %14

14:                                               ; preds = %5
  %15 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 2
  %16 = load i64, ptr %15, align 8, !tbaa !172
  %17 = add i64 %16, 1
  store i64 %17, ptr %15, align 8, !tbaa !172
  %18 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 26
  %19 = load i32, ptr %18, align 8, !tbaa !109
  store ptr null, ptr %12, align 8, !tbaa.struct !391
  %20 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %1, ptr %20, align 8, !tbaa.struct !392
  %21 = getelementptr inbounds i8, ptr %12, i64 16
  store i64 %17, ptr %21, align 8, !tbaa.struct !393
  %22 = getelementptr inbounds i8, ptr %12, i64 24
  store i64 %2, ptr %22, align 8, !tbaa.struct !394
  %23 = getelementptr inbounds i8, ptr %12, i64 32
  store i32 %3, ptr %23, align 8, !tbaa.struct !307
  %24 = getelementptr inbounds i8, ptr %12, i64 36
  store i32 %19, ptr %24, align 4, !tbaa.struct !308
  %25 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 25
  %26 = load ptr, ptr %25, align 8, !tbaa !14
  store ptr %12, ptr %26, align 8, !tbaa !34
  store ptr %12, ptr %25, align 8, !tbaa !14
  %27 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 1, i32 2
  %28 = load i64, ptr %27, align 8, !tbaa !54
  %29 = urem i64 %17, %28
  %30 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 1, i32 3
  %31 = load i64, ptr %30, align 8, !tbaa !55
  %32 = mul i64 %31, %29
  store i64 %32, ptr %4, align 8, !tbaa !41
  %33 = icmp eq i32 %3, 0
  br i1 %33, label %34, label %37

34:                                               ; preds = %14
  %35 = load i64, ptr %27, align 8, !tbaa !54
  %36 = tail call i64 @llvm.usub.sat.i64(i64 %17, i64 %35)
  br label %37

37:                                               ; preds = %34, %14
  %38 = phi i64 [ %17, %14 ], [ %36, %34 ]
  %39 = tail call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %38) #13
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %73

41:                                               ; preds = %37
  %42 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 28
  %43 = load ptr, ptr %42, align 8, !tbaa !29
  %44 = load i32, ptr %18, align 8, !tbaa !109
  %45 = add i32 %44, -1
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds %struct.submission, ptr %43, i64 %46, i32 3
  store i64 %17, ptr %47, align 8, !tbaa !154
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, ptr noundef nonnull align 8 dereferenceable(24) @__const.begin_chunk.memory, i64 24, i1 false)
  %48 = load ptr, ptr %0, align 8, !tbaa !46
  %49 = getelementptr inbounds %struct.device, ptr %48, i64 0, i32 18
  %50 = load ptr, ptr %49, align 8, !tbaa !139
  %51 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %52 = load ptr, ptr %51, align 8, !tbaa !140
  call void %50(ptr noundef %52, i32 noundef 16384, i32 noundef 4096, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  %53 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %54 = load i32, ptr %53, align 8, !tbaa !141
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %72, label %56

56:                                               ; preds = %41
  %57 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %58 = load ptr, ptr %57, align 8, !tbaa !77
  %59 = getelementptr inbounds %struct.hardware_queue, ptr %58, i64 0, i32 1
  %60 = load i64, ptr %59, align 8, !tbaa !132
  %61 = trunc i64 %60 to i32
  %62 = and i64 %60, 2048
  %63 = icmp eq i64 %62, 0
  %64 = select i1 %63, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #12
  store i32 46, ptr %6, align 8, !tbaa !134
  %65 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 1
  store ptr null, ptr %65, align 8, !tbaa !136
  %66 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 2
  store i32 %64, ptr %66, align 8, !tbaa !137
  %67 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 3
  store i32 %64, ptr %67, align 4, !tbaa !138
  %68 = load ptr, ptr %0, align 8, !tbaa !46
  %69 = getelementptr inbounds %struct.device, ptr %68, i64 0, i32 18
  %70 = load ptr, ptr %69, align 8, !tbaa !139
  %71 = load ptr, ptr %51, align 8, !tbaa !140
  call void %70(ptr noundef %71, i32 noundef %61, i32 noundef %61, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %6, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #12
  br label %72

72:                                               ; preds = %41, %56
  store i32 1, ptr %53, align 8, !tbaa !141
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
  %5 = load ptr, ptr %4, align 8, !tbaa !77
  %6 = getelementptr inbounds %struct.hardware_queue, ptr %5, i64 0, i32 1
  %7 = load i64, ptr %6, align 8, !tbaa !132
  %8 = trunc i64 %7 to i32
  %9 = and i64 %7, 2048
  %10 = icmp eq i64 %9, 0
  %11 = select i1 %10, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #12
  store i32 46, ptr %3, align 8, !tbaa !134
  %12 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %12, align 8, !tbaa !136
  %13 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %11, ptr %13, align 8, !tbaa !137
  %14 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 3
  %15 = or i32 %11, 8192
  store i32 %15, ptr %14, align 4, !tbaa !138
  %16 = load ptr, ptr %0, align 8, !tbaa !46
  %17 = getelementptr inbounds %struct.device, ptr %16, i64 0, i32 18
  %18 = load ptr, ptr %17, align 8, !tbaa !139
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %20 = load ptr, ptr %19, align 8, !tbaa !140
  %21 = or i32 %8, 16384
  call void %18(ptr noundef %20, i32 noundef %8, i32 noundef %21, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %3, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store i32 0, ptr %22, align 8, !tbaa !141
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #12
  %23 = load ptr, ptr %0, align 8, !tbaa !46
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 26
  %25 = load ptr, ptr %24, align 8, !tbaa !142
  %26 = load ptr, ptr %19, align 8, !tbaa !140
  %27 = call i32 %25(ptr noundef %26) #11
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %40

29:                                               ; preds = %2
  %30 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #13
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %40

32:                                               ; preds = %29
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %34 = load ptr, ptr %33, align 8, !tbaa !119
  %35 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %36 = load ptr, ptr %35, align 8, !tbaa !43
  %37 = getelementptr inbounds %struct.staging, ptr %36, i64 0, i32 1, i32 4
  %38 = load ptr, ptr %37, align 8, !tbaa !71
  %39 = call fastcc i32 @add_wait(ptr noundef %34, ptr noundef %38, i64 noundef %1) #13
  br label %40

40:                                               ; preds = %2, %29, %32
  %41 = phi i32 [ %39, %32 ], [ %30, %29 ], [ %27, %2 ]
  ret i32 %41
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #10

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
!4 = !{!"context", !5, i64 0, !8, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !8, i64 40, !8, i64 48, !5, i64 56, !9, i64 64, !9, i64 68, !5, i64 72, !9, i64 80, !9, i64 84, !9, i64 88, !5, i64 96, !9, i64 104, !9, i64 108, !5, i64 112, !9, i64 120, !9, i64 124, !5, i64 128, !9, i64 136, !9, i64 140, !5, i64 144, !5, i64 152, !5, i64 160, !9, i64 168, !9, i64 172, !5, i64 176, !9, i64 184, !9, i64 188, !5, i64 192, !5, i64 200, !5, i64 208, !6, i64 216}
!5 = !{!"any pointer", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"long", !6, i64 0}
!9 = !{!"int", !6, i64 0}
!10 = !{!4, !5, i64 24}
!11 = !{!4, !5, i64 32}
!12 = !{!4, !8, i64 40}
!13 = !{!4, !9, i64 80}
!14 = !{!4, !5, i64 160}
!15 = !{!4, !9, i64 104}
!16 = !{!17, !5, i64 200}
!17 = !{!"device", !5, i64 0, !8, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192, !5, i64 200, !5, i64 208, !5, i64 216, !5, i64 224, !5, i64 232, !5, i64 240, !5, i64 248, !5, i64 256, !5, i64 264, !5, i64 272, !5, i64 280, !5, i64 288, !5, i64 296, !8, i64 304, !8, i64 312}
!18 = !{!17, !5, i64 0}
!19 = !{!4, !5, i64 56}
!20 = !{!4, !9, i64 136}
!21 = !{!4, !5, i64 144}
!22 = !{!17, !5, i64 184}
!23 = !{!17, !5, i64 216}
!24 = distinct !{!24, !25}
!25 = !{!"llvm.loop.mustprogress"}
!26 = !{!4, !5, i64 96}
!27 = !{!4, !5, i64 112}
!28 = !{!4, !5, i64 128}
!29 = !{!4, !5, i64 176}
!30 = !{!4, !5, i64 192}
!31 = !{!4, !5, i64 200}
!32 = !{!4, !5, i64 208}
!33 = !{!17, !5, i64 192}
!34 = !{!5, !5, i64 0}
!35 = distinct !{!35, !25}
!36 = !{!37, !5, i64 0}
!37 = !{!"staging", !5, i64 0, !38, i64 8, !8, i64 56, !8, i64 64, !9, i64 72, !5, i64 80, !5, i64 88, !39, i64 96, !39, i64 160}
!38 = !{!"slots", !5, i64 0, !5, i64 8, !8, i64 16, !8, i64 24, !5, i64 32, !5, i64 40}
!39 = !{!"", !6, i64 0}
!40 = !{i64 0, i64 8, !34, i64 8, i64 8, !34, i64 16, i64 8, !41, i64 24, i64 8, !41, i64 32, i64 8, !34, i64 40, i64 8, !34}
!41 = !{!8, !8, i64 0}
!42 = !{!37, !5, i64 88}
!43 = !{!44, !5, i64 128}
!44 = !{!"queue", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !9, i64 32, !9, i64 36, !45, i64 40, !8, i64 56, !9, i64 64, !9, i64 68, !9, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !9, i64 120, !5, i64 128, !39, i64 136, !39, i64 200}
!45 = !{!"notification", !8, i64 0, !9, i64 8}
!46 = !{!44, !5, i64 0}
!47 = !{!37, !5, i64 80}
!48 = !{!37, !9, i64 72}
!49 = distinct !{!49, !25}
!50 = !{!51, !5, i64 0}
!51 = !{!"chunk", !5, i64 0, !5, i64 8, !8, i64 16, !8, i64 24, !9, i64 32, !9, i64 36}
!52 = !{!37, !5, i64 16}
!53 = !{!51, !8, i64 16}
!54 = !{!37, !8, i64 24}
!55 = !{!37, !8, i64 32}
!56 = !{!51, !9, i64 32}
!57 = !{!58, !6, i64 0}
!58 = !{!"VkSemaphoreWaitInfo", !6, i64 0, !5, i64 8, !9, i64 16, !9, i64 20, !5, i64 24, !5, i64 32}
!59 = !{!58, !5, i64 8}
!60 = !{!58, !9, i64 16}
!61 = !{!58, !9, i64 20}
!62 = !{!58, !5, i64 24}
!63 = !{!58, !5, i64 32}
!64 = !{!17, !5, i64 296}
!65 = distinct !{!65, !25}
!66 = !{!51, !5, i64 8}
!67 = !{!51, !8, i64 24}
!68 = !{!69, !6, i64 0}
!69 = !{!"VkSemaphoreSignalInfo", !6, i64 0, !5, i64 8, !5, i64 16, !8, i64 24}
!70 = !{!69, !5, i64 8}
!71 = !{!37, !5, i64 40}
!72 = !{!69, !5, i64 16}
!73 = !{!69, !8, i64 24}
!74 = !{!17, !5, i64 280}
!75 = !{!4, !8, i64 8}
!76 = distinct !{!76, !25}
!77 = !{!44, !5, i64 8}
!78 = !{!44, !5, i64 16}
!79 = !{!44, !9, i64 48}
!80 = !{!44, !9, i64 36}
!81 = !{!44, !5, i64 96}
!82 = !{!17, !5, i64 232}
!83 = !{!44, !9, i64 68}
!84 = !{!44, !9, i64 72}
!85 = !{!45, !9, i64 8}
!86 = !{!44, !5, i64 24}
!87 = !{!44, !5, i64 80}
!88 = !{!4, !5, i64 0}
!89 = !{!90, !91, i64 0}
!90 = !{!"command", !91, i64 0, !91, i64 2, !9, i64 4}
!91 = !{!"short", !6, i64 0}
!92 = !{!90, !9, i64 4}
!93 = !{!17, !8, i64 8}
!94 = !{!95, !8, i64 16}
!95 = !{!"kernel", !8, i64 0, !8, i64 8, !8, i64 16, !8, i64 24, !5, i64 32, !5, i64 40}
!96 = !{!97, !8, i64 24}
!97 = !{!"transfer", !90, i64 0, !5, i64 8, !8, i64 16, !8, i64 24, !5, i64 32}
!98 = !{!99, !8, i64 16}
!99 = !{!"texels", !90, i64 0, !5, i64 8, !8, i64 16, !8, i64 24, !5, i64 32, !100, i64 40}
!100 = !{!"region", !8, i64 0, !8, i64 8, !8, i64 16, !101, i64 24, !102, i64 36}
!101 = !{!"VkOffset3D", !9, i64 0, !9, i64 4, !9, i64 8}
!102 = !{!"VkExtent3D", !9, i64 0, !9, i64 4, !9, i64 8}
!103 = distinct !{!103, !25}
!104 = distinct !{!104, !25}
!105 = !{!4, !9, i64 120}
!106 = !{!4, !9, i64 88}
!107 = !{!4, !8, i64 48}
!108 = !{!4, !9, i64 184}
!109 = !{!4, !9, i64 168}
!110 = !{!4, !9, i64 108}
!111 = !{!112, !5, i64 0}
!112 = !{!"kept_set", !5, i64 0, !5, i64 8, !6, i64 16}
!113 = distinct !{!113, !25}
!114 = !{!17, !5, i64 264}
!115 = distinct !{!115, !25}
!116 = !{!17, !5, i64 256}
!117 = !{!4, !9, i64 68}
!118 = !{!4, !5, i64 72}
!119 = !{!44, !5, i64 104}
!120 = !{!4, !9, i64 64}
!121 = !{!122, !6, i64 0}
!122 = !{!"VkQueryPoolCreateInfo", !6, i64 0, !5, i64 8, !9, i64 16, !6, i64 20, !9, i64 24, !9, i64 28}
!123 = !{!122, !5, i64 8}
!124 = !{!122, !9, i64 16}
!125 = !{!122, !6, i64 20}
!126 = !{!122, !9, i64 24}
!127 = !{!122, !9, i64 28}
!128 = !{!17, !5, i64 176}
!129 = !{!17, !5, i64 272}
!130 = !{!131, !9, i64 4}
!131 = !{!"submission", !9, i64 0, !9, i64 4, !5, i64 8, !8, i64 16}
!132 = !{!133, !8, i64 8}
!133 = !{!"hardware_queue", !5, i64 0, !8, i64 8, !39, i64 16}
!134 = !{!135, !6, i64 0}
!135 = !{!"VkMemoryBarrier", !6, i64 0, !5, i64 8, !9, i64 16, !9, i64 20}
!136 = !{!135, !5, i64 8}
!137 = !{!135, !9, i64 16}
!138 = !{!135, !9, i64 20}
!139 = !{!17, !5, i64 144}
!140 = !{!44, !5, i64 112}
!141 = !{!44, !9, i64 120}
!142 = !{!17, !5, i64 208}
!143 = !{!144, !5, i64 8}
!144 = !{!"wait", !90, i64 0, !5, i64 8, !8, i64 16}
!145 = !{!144, !8, i64 16}
!146 = !{!17, !5, i64 152}
!147 = !{!90, !91, i64 2}
!148 = distinct !{!148, !25}
!149 = !{!9, !9, i64 0}
!150 = !{!17, !5, i64 240}
!151 = !{!133, !5, i64 0}
!152 = !{!153, !9, i64 32}
!153 = !{!"signals", !6, i64 0, !6, i64 16, !9, i64 32}
!154 = !{!131, !8, i64 16}
!155 = !{!37, !5, i64 48}
!156 = !{!131, !9, i64 0}
!157 = !{i64 0, i64 4, !158, i64 8, i64 8, !34, i64 16, i64 4, !149, i64 24, i64 8, !34, i64 32, i64 4, !149, i64 40, i64 8, !34}
!158 = !{!6, !6, i64 0}
!159 = !{i64 0, i64 8, !34, i64 8, i64 4, !149, i64 16, i64 8, !34, i64 24, i64 4, !149, i64 32, i64 8, !34}
!160 = !{i64 0, i64 4, !149, i64 8, i64 8, !34, i64 16, i64 4, !149, i64 24, i64 8, !34}
!161 = !{i64 0, i64 8, !34, i64 8, i64 4, !149, i64 16, i64 8, !34}
!162 = !{i64 0, i64 4, !149, i64 8, i64 8, !34}
!163 = !{i64 0, i64 8, !34}
!164 = !{i64 0, i64 4, !158, i64 8, i64 8, !34, i64 16, i64 4, !149, i64 24, i64 8, !34, i64 32, i64 8, !34, i64 40, i64 4, !149, i64 48, i64 8, !34, i64 56, i64 4, !149, i64 64, i64 8, !34}
!165 = !{i64 0, i64 8, !34, i64 8, i64 4, !149, i64 16, i64 8, !34, i64 24, i64 8, !34, i64 32, i64 4, !149, i64 40, i64 8, !34, i64 48, i64 4, !149, i64 56, i64 8, !34}
!166 = !{i64 0, i64 4, !149, i64 8, i64 8, !34, i64 16, i64 8, !34, i64 24, i64 4, !149, i64 32, i64 8, !34, i64 40, i64 4, !149, i64 48, i64 8, !34}
!167 = !{i64 0, i64 8, !34, i64 8, i64 8, !34, i64 16, i64 4, !149, i64 24, i64 8, !34, i64 32, i64 4, !149, i64 40, i64 8, !34}
!168 = distinct !{!168, !25}
!169 = !{!4, !5, i64 152}
!170 = !{!51, !9, i64 36}
!171 = distinct !{!171, !25}
!172 = !{!37, !8, i64 56}
!173 = distinct !{!173, !25}
!174 = distinct !{!174, !25}
!175 = !{!4, !9, i64 84}
!176 = !{!177, !6, i64 0}
!177 = !{!"VkCommandBufferAllocateInfo", !6, i64 0, !5, i64 8, !5, i64 16, !6, i64 24, !9, i64 28}
!178 = !{!177, !5, i64 8}
!179 = !{!177, !5, i64 16}
!180 = !{!177, !6, i64 24}
!181 = !{!177, !9, i64 28}
!182 = !{!17, !5, i64 16}
!183 = !{!184, !6, i64 0}
!184 = !{!"VkCommandBufferBeginInfo", !6, i64 0, !5, i64 8, !9, i64 16, !5, i64 24}
!185 = !{!184, !5, i64 8}
!186 = !{!184, !9, i64 16}
!187 = !{!184, !5, i64 24}
!188 = !{!17, !5, i64 40}
!189 = !{i64 0, i64 4, !149, i64 4, i64 4, !149, i64 8, i64 8, !34, i64 16, i64 8, !41}
!190 = !{i64 0, i64 4, !149, i64 4, i64 8, !34, i64 12, i64 8, !41}
!191 = !{i64 0, i64 8, !34, i64 8, i64 8, !41}
!192 = !{i64 0, i64 8, !41}
!193 = !{!95, !8, i64 0}
!194 = !{!95, !5, i64 32}
!195 = !{!196, !8, i64 48}
!196 = !{!"task", !5, i64 0, !5, i64 8, !5, i64 16, !8, i64 24, !8, i64 32, !8, i64 40, !8, i64 48, !5, i64 56, !5, i64 64}
!197 = !{!196, !8, i64 24}
!198 = !{!196, !8, i64 32}
!199 = !{!196, !5, i64 64}
!200 = distinct !{!200, !25}
!201 = !{!196, !8, i64 40}
!202 = distinct !{!202, !25, !203, !204}
!203 = !{!"llvm.loop.isvectorized", i32 1}
!204 = !{!"llvm.loop.unroll.runtime.disable"}
!205 = !{!196, !5, i64 56}
!206 = !{!207, !8, i64 0}
!207 = !{!"binding", !8, i64 0, !8, i64 8, !8, i64 16, !8, i64 24}
!208 = !{!207, !8, i64 16}
!209 = !{!210, !5, i64 0}
!210 = !{!"memory", !5, i64 0, !8, i64 8, !8, i64 16}
!211 = distinct !{!211, !25}
!212 = distinct !{!212, !25, !203}
!213 = !{!112, !5, i64 8}
!214 = !{!215, !6, i64 0}
!215 = !{!"VkDescriptorSetAllocateInfo", !6, i64 0, !5, i64 8, !5, i64 16, !9, i64 24, !5, i64 32}
!216 = !{!215, !5, i64 8}
!217 = !{!215, !5, i64 16}
!218 = !{!215, !9, i64 24}
!219 = !{!215, !5, i64 32}
!220 = !{!17, !5, i64 24}
!221 = !{!222, !6, i64 0}
!222 = !{!"VkDescriptorPoolCreateInfo", !6, i64 0, !5, i64 8, !9, i64 16, !9, i64 20, !9, i64 24, !5, i64 32}
!223 = !{!222, !5, i64 8}
!224 = !{!222, !9, i64 16}
!225 = !{!222, !9, i64 20}
!226 = !{!222, !9, i64 24}
!227 = !{!222, !5, i64 32}
!228 = !{!17, !5, i64 168}
!229 = !{!17, !5, i64 288}
!230 = !{!207, !8, i64 24}
!231 = !{i64 0, i64 8, !34, i64 8, i64 8, !41, i64 16, i64 8, !41}
!232 = !{i64 0, i64 8, !41, i64 8, i64 8, !41}
!233 = !{!210, !8, i64 8}
!234 = !{!235, !5, i64 24}
!235 = !{!"texture", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24}
!236 = !{!235, !5, i64 8}
!237 = !{i64 0, i64 8, !34, i64 8, i64 8, !34, i64 16, i64 4, !158}
!238 = !{i64 0, i64 8, !34, i64 8, i64 4, !158}
!239 = !{i64 0, i64 4, !158}
!240 = !{!235, !5, i64 16}
!241 = !{!207, !8, i64 8}
!242 = !{i64 0, i64 4, !158, i64 8, i64 8, !34, i64 16, i64 8, !34, i64 24, i64 4, !149, i64 28, i64 4, !149, i64 32, i64 4, !149, i64 36, i64 4, !158, i64 40, i64 8, !34, i64 48, i64 8, !34, i64 56, i64 8, !34}
!243 = !{i64 0, i64 8, !34, i64 8, i64 8, !34, i64 16, i64 4, !149, i64 20, i64 4, !149, i64 24, i64 4, !149, i64 28, i64 4, !158, i64 32, i64 8, !34, i64 40, i64 8, !34, i64 48, i64 8, !34}
!244 = !{i64 0, i64 8, !34, i64 8, i64 4, !149, i64 12, i64 4, !149, i64 16, i64 4, !149, i64 20, i64 4, !158, i64 24, i64 8, !34, i64 32, i64 8, !34, i64 40, i64 8, !34}
!245 = !{i64 0, i64 4, !149, i64 4, i64 4, !149, i64 8, i64 4, !149, i64 12, i64 4, !158, i64 16, i64 8, !34, i64 24, i64 8, !34, i64 32, i64 8, !34}
!246 = !{i64 0, i64 4, !149, i64 4, i64 4, !149, i64 8, i64 4, !158, i64 12, i64 8, !34, i64 20, i64 8, !34, i64 28, i64 8, !34}
!247 = !{i64 0, i64 4, !149, i64 4, i64 4, !158, i64 8, i64 8, !34, i64 16, i64 8, !34, i64 24, i64 8, !34}
!248 = !{i64 0, i64 4, !158, i64 4, i64 8, !34, i64 12, i64 8, !34, i64 20, i64 8, !34}
!249 = !{i64 0, i64 8, !34, i64 8, i64 8, !34, i64 16, i64 8, !34}
!250 = !{i64 0, i64 8, !34, i64 8, i64 8, !34}
!251 = distinct !{!251, !25}
!252 = !{!17, !5, i64 64}
!253 = !{!196, !5, i64 0}
!254 = !{!17, !5, i64 56}
!255 = !{!196, !5, i64 8}
!256 = !{!17, !5, i64 120}
!257 = !{!235, !5, i64 0}
!258 = !{!259, !9, i64 8}
!259 = !{!"image", !5, i64 0, !9, i64 8, !9, i64 12, !9, i64 16, !9, i64 20}
!260 = !{!261, !6, i64 0}
!261 = !{!"VkImageMemoryBarrier", !6, i64 0, !5, i64 8, !9, i64 16, !9, i64 20, !6, i64 24, !6, i64 28, !9, i64 32, !9, i64 36, !5, i64 40, !262, i64 48}
!262 = !{!"VkImageSubresourceRange", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !9, i64 16}
!263 = !{!261, !5, i64 8}
!264 = !{!261, !9, i64 16}
!265 = !{!261, !9, i64 20}
!266 = !{!261, !6, i64 24}
!267 = !{!261, !6, i64 28}
!268 = !{!261, !9, i64 32}
!269 = !{!261, !9, i64 36}
!270 = !{!259, !5, i64 0}
!271 = !{!261, !5, i64 40}
!272 = !{!259, !9, i64 12}
!273 = !{!262, !9, i64 0}
!274 = !{!262, !9, i64 4}
!275 = !{!259, !9, i64 16}
!276 = !{!262, !9, i64 8}
!277 = !{!262, !9, i64 12}
!278 = !{!259, !9, i64 20}
!279 = !{!262, !9, i64 16}
!280 = distinct !{!280, !25}
!281 = distinct !{!281, !25}
!282 = !{i64 0, i64 8, !34, i64 8, i64 8, !34, i64 16, i64 8, !41}
!283 = !{!97, !5, i64 32}
!284 = !{!17, !8, i64 304}
!285 = !{!37, !5, i64 8}
!286 = !{!97, !5, i64 8}
!287 = !{!97, !8, i64 16}
!288 = !{!289, !8, i64 0}
!289 = !{!"VkBufferCopy", !8, i64 0, !8, i64 8, !8, i64 16}
!290 = !{!289, !8, i64 8}
!291 = !{!289, !8, i64 16}
!292 = !{!17, !5, i64 88}
!293 = distinct !{!293, !25}
!294 = !{!99, !5, i64 8}
!295 = !{!17, !8, i64 312}
!296 = !{!99, !8, i64 24}
!297 = !{!100, !9, i64 36}
!298 = !{!100, !8, i64 16}
!299 = !{!100, !9, i64 44}
!300 = !{!100, !9, i64 40}
!301 = !{!100, !9, i64 24}
!302 = !{!100, !9, i64 28}
!303 = !{!100, !9, i64 32}
!304 = !{!100, !8, i64 0}
!305 = !{!100, !8, i64 8}
!306 = !{i64 0, i64 4, !149, i64 4, i64 4, !149, i64 8, i64 4, !149}
!307 = !{i64 0, i64 4, !149, i64 4, i64 4, !149}
!308 = !{i64 0, i64 4, !149}
!309 = !{!102, !9, i64 0}
!310 = !{!102, !9, i64 4}
!311 = !{!102, !9, i64 8}
!312 = !{!99, !5, i64 32}
!313 = distinct !{!313, !25}
!314 = distinct !{!314, !25}
!315 = distinct !{!315, !25}
!316 = !{i64 0, i64 8, !41, i64 8, i64 8, !41, i64 16, i64 8, !41}
!317 = distinct !{!317, !25}
!318 = distinct !{!318, !25}
!319 = !{!17, !5, i64 128}
!320 = !{!321, !5, i64 16}
!321 = !{!"copy", !90, i64 0, !5, i64 8, !5, i64 16, !289, i64 24}
!322 = !{!321, !5, i64 8}
!323 = !{!17, !5, i64 136}
!324 = !{!325, !5, i64 8}
!325 = !{!"fill", !90, i64 0, !5, i64 8, !8, i64 16, !8, i64 24, !9, i64 32}
!326 = !{!325, !8, i64 16}
!327 = !{!325, !8, i64 24}
!328 = !{!325, !9, i64 32}
!329 = !{!330, !5, i64 8}
!330 = !{!"image_transfer", !90, i64 0, !5, i64 8, !8, i64 16, !5, i64 24, !100, i64 32}
!331 = !{!330, !8, i64 16}
!332 = !{!330, !5, i64 24}
!333 = !{!334, !5, i64 8}
!334 = !{!"transition", !90, i64 0, !5, i64 8, !8, i64 16}
!335 = !{!334, !8, i64 16}
!336 = !{!44, !5, i64 88}
!337 = !{!338, !5, i64 0}
!338 = !{!"arrival", !5, i64 0, !5, i64 8, !8, i64 16}
!339 = !{!338, !5, i64 8}
!340 = !{!338, !8, i64 16}
!341 = distinct !{!341, !25}
!342 = !{!17, !5, i64 224}
!343 = distinct !{!343, !25}
!344 = !{!17, !5, i64 248}
!345 = !{!37, !8, i64 64}
!346 = !{!44, !8, i64 56}
!347 = !{!4, !9, i64 188}
!348 = !{!349, !8, i64 0}
!349 = !{!"VkBufferImageCopy", !8, i64 0, !9, i64 8, !9, i64 12, !350, i64 16, !101, i64 32, !102, i64 44}
!350 = !{!"VkImageSubresourceLayers", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12}
!351 = !{!349, !9, i64 8}
!352 = !{!349, !9, i64 12}
!353 = !{!17, !5, i64 96}
!354 = !{!17, !5, i64 112}
!355 = !{!356, !5, i64 16}
!356 = !{!"copy_image", !90, i64 0, !5, i64 8, !5, i64 16, !100, i64 24, !100, i64 72}
!357 = !{!356, !5, i64 8}
!358 = !{!17, !5, i64 104}
!359 = !{!95, !8, i64 24}
!360 = !{!95, !5, i64 40}
!361 = distinct !{!361, !25}
!362 = !{!363, !6, i64 0}
!363 = !{!"VkExternalMemoryBufferCreateInfo", !6, i64 0, !5, i64 8, !9, i64 16}
!364 = !{!363, !5, i64 8}
!365 = !{!363, !9, i64 16}
!366 = !{!367, !6, i64 0}
!367 = !{!"VkBufferCreateInfo", !6, i64 0, !5, i64 8, !9, i64 16, !8, i64 24, !9, i64 32, !6, i64 36, !9, i64 40, !5, i64 48}
!368 = !{!367, !5, i64 8}
!369 = !{!367, !9, i64 16}
!370 = !{!367, !8, i64 24}
!371 = !{!367, !9, i64 32}
!372 = !{!367, !6, i64 36}
!373 = !{!367, !9, i64 40}
!374 = !{!367, !5, i64 48}
!375 = !{!376, !6, i64 0}
!376 = !{!"VkImportMemoryHostPointerInfoEXT", !6, i64 0, !5, i64 8, !6, i64 16, !5, i64 24}
!377 = !{!376, !5, i64 8}
!378 = !{!376, !6, i64 16}
!379 = !{!376, !5, i64 24}
!380 = !{!381, !6, i64 0}
!381 = !{!"VkMemoryAllocateInfo", !6, i64 0, !5, i64 8, !8, i64 16, !9, i64 24}
!382 = !{!381, !5, i64 8}
!383 = !{!381, !8, i64 16}
!384 = !{!381, !9, i64 24}
!385 = !{!17, !5, i64 160}
!386 = !{!17, !5, i64 32}
!387 = !{!17, !5, i64 48}
!388 = !{!389, !5, i64 0}
!389 = !{!"import", !5, i64 0, !5, i64 8}
!390 = !{!389, !5, i64 8}
!391 = !{i64 0, i64 8, !34, i64 8, i64 8, !34, i64 16, i64 8, !41, i64 24, i64 8, !41, i64 32, i64 4, !149, i64 36, i64 4, !149}
!392 = !{i64 0, i64 8, !34, i64 8, i64 8, !41, i64 16, i64 8, !41, i64 24, i64 4, !149, i64 28, i64 4, !149}
!393 = !{i64 0, i64 8, !41, i64 8, i64 8, !41, i64 16, i64 4, !149, i64 20, i64 4, !149}
!394 = !{i64 0, i64 8, !41, i64 8, i64 4, !149, i64 12, i64 4, !149}
