; Made by `nox -s native` from *.c and *.h, sha256 9d11eade11d0140eb1cfbe31caa860ec08b2a05203e3e6d45549dae28a7a9bce
; ModuleID = 'aiotaichi/backends/vulkan/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"
target triple = "aarch64-unknown-linux-gnu"

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
@__const.add_pool.sizes = private unnamed_addr constant [5 x %struct.VkDescriptorPoolSize] [%struct.VkDescriptorPoolSize { i32 8, i32 256 }, %struct.VkDescriptorPoolSize { i32 9, i32 128 }, %struct.VkDescriptorPoolSize { i32 7, i32 1024 }, %struct.VkDescriptorPoolSize { i32 1, i32 256 }, %struct.VkDescriptorPoolSize { i32 3, i32 256 }], align 4
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
  store ptr %0, ptr %9, align 8, !tbaa !4
  %10 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 3
  store ptr %1, ptr %10, align 8, !tbaa !11
  %11 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 4
  store ptr %2, ptr %11, align 8, !tbaa !12
  %12 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 5
  store i64 %3, ptr %12, align 8, !tbaa !13
  %13 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 11
  store i32 %4, ptr %13, align 8, !tbaa !14
  %14 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 24
  %15 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 25
  store ptr %14, ptr %15, align 8, !tbaa !15
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
  %4 = load i32, ptr %3, align 8, !tbaa !16
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 24
  %8 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 17
  br label %56

9:                                                ; preds = %56, %2
  %10 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 25
  %11 = load ptr, ptr %10, align 8, !tbaa !17
  %12 = load ptr, ptr %0, align 8, !tbaa !19
  %13 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 7
  %14 = load ptr, ptr %13, align 8, !tbaa !20
  tail call void %11(ptr noundef %12, ptr noundef %14, ptr noundef null) #11
  %15 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 21
  %16 = load i32, ptr %15, align 8, !tbaa !21
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %39, label %18

18:                                               ; preds = %9
  %19 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 23
  %20 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 23
  %21 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 27
  br label %22

22:                                               ; preds = %22, %18
  %23 = phi i32 [ %16, %18 ], [ %37, %22 ]
  %24 = load ptr, ptr %19, align 8, !tbaa !22
  %25 = add i32 %23, -1
  store i32 %25, ptr %15, align 8, !tbaa !21
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds %struct.import, ptr %24, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds [2 x i64], ptr %27, i64 0, i64 1
  %30 = load i64, ptr %29, align 8
  %31 = inttoptr i64 %28 to ptr
  %32 = inttoptr i64 %30 to ptr
  %33 = load ptr, ptr %20, align 8, !tbaa !23
  %34 = load ptr, ptr %0, align 8, !tbaa !19
  tail call void %33(ptr noundef %34, ptr noundef %31, ptr noundef null) #11
  %35 = load ptr, ptr %21, align 8, !tbaa !24
  %36 = load ptr, ptr %0, align 8, !tbaa !19
  tail call void %35(ptr noundef %36, ptr noundef %32, ptr noundef null) #11
  %37 = load i32, ptr %15, align 8, !tbaa !21
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %22, !llvm.loop !25

39:                                               ; preds = %22, %9
  %40 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 23
  %41 = load ptr, ptr %40, align 8, !tbaa !22
  tail call void @free(ptr noundef %41) #11
  %42 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 14
  %43 = load ptr, ptr %42, align 8, !tbaa !27
  tail call void @free(ptr noundef %43) #11
  %44 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 17
  %45 = load ptr, ptr %44, align 8, !tbaa !28
  tail call void @free(ptr noundef %45) #11
  %46 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 20
  %47 = load ptr, ptr %46, align 8, !tbaa !29
  tail call void @free(ptr noundef %47) #11
  %48 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 28
  %49 = load ptr, ptr %48, align 8, !tbaa !30
  tail call void @free(ptr noundef %49) #11
  %50 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 31
  %51 = load ptr, ptr %50, align 8, !tbaa !31
  tail call void @free(ptr noundef %51) #11
  %52 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 32
  %53 = load ptr, ptr %52, align 8, !tbaa !32
  tail call void @free(ptr noundef %53) #11
  %54 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 33
  %55 = load ptr, ptr %54, align 8, !tbaa !33
  tail call void @free(ptr noundef %55) #11
  tail call void @free(ptr noundef nonnull %1) #11
  ret void

56:                                               ; preds = %6, %56
  %57 = phi i64 [ 0, %6 ], [ %63, %56 ]
  %58 = load ptr, ptr %7, align 8, !tbaa !34
  %59 = load ptr, ptr %0, align 8, !tbaa !19
  %60 = load ptr, ptr %8, align 8, !tbaa !28
  %61 = getelementptr inbounds ptr, ptr %60, i64 %57
  %62 = load ptr, ptr %61, align 8, !tbaa !35
  tail call void %58(ptr noundef %59, ptr noundef %62, ptr noundef null) #11
  %63 = add nuw nsw i64 %57, 1
  %64 = load i32, ptr %3, align 8, !tbaa !16
  %65 = zext i32 %64 to i64
  %66 = icmp ult i64 %63, %65
  br i1 %66, label %56, label %9, !llvm.loop !36
}

declare void @free(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define dso_local ptr @queue_add_staging(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = tail call ptr @calloc(i64 noundef 1, i64 noundef 224) #11
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %2
  store ptr %0, ptr %3, align 8, !tbaa !37
  %6 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 1
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %6, ptr noundef nonnull align 8 dereferenceable(48) %1, i64 48, i1 false), !tbaa.struct !41
  %7 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 5
  %8 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 6
  store ptr %7, ptr %8, align 8, !tbaa !43
  %9 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 3
  %10 = tail call i32 @pthread_create(ptr noundef nonnull %9, ptr noundef null, ptr noundef nonnull @copy_chunks, ptr noundef nonnull %3) #11
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %5
  tail call void @free(ptr noundef nonnull %3) #11
  br label %15

13:                                               ; preds = %5
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  store ptr %3, ptr %14, align 8, !tbaa !44
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
  %7 = load ptr, ptr %0, align 8, !tbaa !37
  %8 = load ptr, ptr %7, align 8, !tbaa !47
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
  %19 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 4
  %20 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 1, i32 5
  %21 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 5
  %22 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 1
  %23 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 2
  %24 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 4
  %25 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 5
  %26 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %6, i64 0, i32 1
  %27 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %6, i64 0, i32 2
  %28 = getelementptr inbounds %struct.staging, ptr %0, i64 0, i32 1, i32 4
  %29 = getelementptr inbounds %struct.VkSemaphoreSignalInfo, ptr %6, i64 0, i32 3
  %30 = getelementptr inbounds %struct.device, ptr %8, i64 0, i32 35
  br label %31

31:                                               ; preds = %123, %1
  %32 = call i32 @pthread_mutex_lock(ptr noundef nonnull %10) #11
  %33 = load ptr, ptr %11, align 8, !tbaa !48
  %34 = icmp eq ptr %33, null
  br i1 %34, label %35, label %42

35:                                               ; preds = %31, %38
  %36 = load i32, ptr %9, align 8, !tbaa !49
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %124

38:                                               ; preds = %35
  %39 = call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %10) #11
  %40 = load ptr, ptr %11, align 8, !tbaa !48
  %41 = icmp eq ptr %40, null
  br i1 %41, label %35, label %42, !llvm.loop !50

42:                                               ; preds = %38, %31
  %43 = phi ptr [ %33, %31 ], [ %40, %38 ]
  %44 = load ptr, ptr %43, align 8, !tbaa !51
  store ptr %44, ptr %11, align 8, !tbaa !48
  %45 = icmp eq ptr %44, null
  br i1 %45, label %46, label %47

46:                                               ; preds = %42
  store ptr %11, ptr %13, align 8, !tbaa !43
  br label %47

47:                                               ; preds = %42, %46
  %48 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %10) #11
  %49 = load ptr, ptr %14, align 8, !tbaa !53
  %50 = getelementptr inbounds %struct.chunk, ptr %43, i64 0, i32 2
  %51 = load i64, ptr %50, align 8, !tbaa !54
  %52 = load i64, ptr %15, align 8, !tbaa !55
  %53 = urem i64 %51, %52
  %54 = load i64, ptr %16, align 8, !tbaa !56
  %55 = mul i64 %54, %53
  %56 = getelementptr inbounds i8, ptr %49, i64 %55
  %57 = getelementptr inbounds %struct.chunk, ptr %43, i64 0, i32 4
  %58 = load i32, ptr %57, align 8, !tbaa !57
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %85

60:                                               ; preds = %47
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  store i64 %51, ptr %4, align 8, !tbaa !42
  %61 = load ptr, ptr %0, align 8, !tbaa !37
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %5) #12
  store i32 1000207004, ptr %5, align 8, !tbaa !58
  store ptr null, ptr %22, align 8, !tbaa !60
  store <2 x i32> <i32 0, i32 1>, ptr %23, align 8, !tbaa !61
  store ptr %20, ptr %24, align 8, !tbaa !62
  store ptr %4, ptr %25, align 8, !tbaa !63
  %62 = getelementptr inbounds %struct.queue, ptr %61, i64 0, i32 4
  br label %63

63:                                               ; preds = %66, %60
  %64 = load atomic i32, ptr %62 seq_cst, align 8
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %76

66:                                               ; preds = %63
  %67 = load ptr, ptr %61, align 8, !tbaa !47
  %68 = getelementptr inbounds %struct.device, ptr %67, i64 0, i32 37
  %69 = load ptr, ptr %68, align 8, !tbaa !64
  %70 = load ptr, ptr %67, align 8, !tbaa !19
  %71 = call i32 %69(ptr noundef %70, ptr noundef nonnull %5, i64 noundef 100000000) #11
  %72 = icmp eq i32 %71, 2
  br i1 %72, label %63, label %73, !llvm.loop !65

73:                                               ; preds = %66
  %74 = icmp slt i32 %71, 0
  br i1 %74, label %75, label %77

75:                                               ; preds = %73
  store atomic i32 %71, ptr %62 seq_cst, align 8
  br label %76

76:                                               ; preds = %63, %75
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br label %113

77:                                               ; preds = %73
  %78 = icmp eq i32 %71, 0
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br i1 %78, label %79, label %113

79:                                               ; preds = %77
  %80 = getelementptr inbounds %struct.chunk, ptr %43, i64 0, i32 1
  %81 = load ptr, ptr %80, align 8, !tbaa !66
  %82 = getelementptr inbounds %struct.chunk, ptr %43, i64 0, i32 3
  %83 = load i64, ptr %82, align 8, !tbaa !67
  %84 = call ptr @memcpy(ptr noundef %81, ptr noundef %56, i64 noundef %83) #11
  br label %113

85:                                               ; preds = %47
  %86 = icmp ugt i64 %51, %52
  br i1 %86, label %87, label %107

87:                                               ; preds = %85
  %88 = sub i64 %51, %52
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  store i64 %88, ptr %2, align 8, !tbaa !42
  %89 = load ptr, ptr %0, align 8, !tbaa !37
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #12
  store i32 1000207004, ptr %3, align 8, !tbaa !58
  store ptr null, ptr %17, align 8, !tbaa !60
  store <2 x i32> <i32 0, i32 1>, ptr %18, align 8, !tbaa !61
  store ptr %20, ptr %19, align 8, !tbaa !62
  store ptr %2, ptr %21, align 8, !tbaa !63
  %90 = getelementptr inbounds %struct.queue, ptr %89, i64 0, i32 4
  br label %91

91:                                               ; preds = %94, %87
  %92 = load atomic i32, ptr %90 seq_cst, align 8
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %104

94:                                               ; preds = %91
  %95 = load ptr, ptr %89, align 8, !tbaa !47
  %96 = getelementptr inbounds %struct.device, ptr %95, i64 0, i32 37
  %97 = load ptr, ptr %96, align 8, !tbaa !64
  %98 = load ptr, ptr %95, align 8, !tbaa !19
  %99 = call i32 %97(ptr noundef %98, ptr noundef nonnull %3, i64 noundef 100000000) #11
  %100 = icmp eq i32 %99, 2
  br i1 %100, label %91, label %101, !llvm.loop !65

101:                                              ; preds = %94
  %102 = icmp slt i32 %99, 0
  br i1 %102, label %103, label %105

103:                                              ; preds = %101
  store atomic i32 %99, ptr %90 seq_cst, align 8
  br label %104

104:                                              ; preds = %91, %103
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  br label %113

105:                                              ; preds = %101
  %106 = icmp eq i32 %99, 0
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  br i1 %106, label %107, label %113

107:                                              ; preds = %105, %85
  %108 = getelementptr inbounds %struct.chunk, ptr %43, i64 0, i32 1
  %109 = load ptr, ptr %108, align 8, !tbaa !66
  %110 = getelementptr inbounds %struct.chunk, ptr %43, i64 0, i32 3
  %111 = load i64, ptr %110, align 8, !tbaa !67
  %112 = call ptr @memcpy(ptr noundef %56, ptr noundef %109, i64 noundef %111) #11
  br label %113

113:                                              ; preds = %76, %77, %79, %104, %105, %107
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #12
  store i32 1000207005, ptr %6, align 8, !tbaa !68
  store ptr null, ptr %26, align 8, !tbaa !70
  %114 = load ptr, ptr %28, align 8, !tbaa !71
  store ptr %114, ptr %27, align 8, !tbaa !72
  %115 = load i64, ptr %50, align 8, !tbaa !54
  store i64 %115, ptr %29, align 8, !tbaa !73
  %116 = load ptr, ptr %30, align 8, !tbaa !74
  %117 = load ptr, ptr %8, align 8, !tbaa !19
  %118 = call i32 %116(ptr noundef %117, ptr noundef nonnull %6) #11
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %123, label %120

120:                                              ; preds = %113
  %121 = load ptr, ptr %0, align 8, !tbaa !37
  %122 = getelementptr inbounds %struct.queue, ptr %121, i64 0, i32 4
  store atomic i32 %118, ptr %122 seq_cst, align 8
  br label %123

123:                                              ; preds = %113, %120
  call void @free(ptr noundef nonnull %43) #11
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #12
  br label %31

124:                                              ; preds = %35
  %125 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %10) #11
  %126 = load ptr, ptr %0, align 8, !tbaa !37
  %127 = getelementptr inbounds %struct.queue, ptr %126, i64 0, i32 8
  store atomic i32 1, ptr %127 seq_cst, align 8
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
  %8 = load ptr, ptr %7, align 8, !tbaa !35
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
  store ptr %0, ptr %5, align 8, !tbaa !47
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
  %15 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 4
  %16 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 5
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6, i32 1
  br label %18

18:                                               ; preds = %68, %1
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #12
  store i64 0, ptr %4, align 8, !tbaa !42
  %19 = load ptr, ptr %0, align 8, !tbaa !47
  %20 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 29
  %21 = load ptr, ptr %20, align 8, !tbaa !82
  %22 = load ptr, ptr %19, align 8, !tbaa !19
  %23 = load ptr, ptr %5, align 8, !tbaa !78
  %24 = call i32 %21(ptr noundef %22, ptr noundef %23, ptr noundef nonnull %4) #11
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %27, label %26

26:                                               ; preds = %18
  store atomic i32 %24, ptr %6 seq_cst, align 8
  br label %27

27:                                               ; preds = %18, %26
  %28 = load i64, ptr %4, align 8
  %29 = select i1 %25, i64 %28, i64 0
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #12
  %30 = call i32 @pthread_mutex_lock(ptr noundef nonnull %7) #11
  %31 = load atomic i64, ptr %8 seq_cst, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %43, label %33

33:                                               ; preds = %27
  %34 = add i64 %29, 1
  br label %35

35:                                               ; preds = %39, %33
  %36 = phi ptr [ %9, %33 ], [ %37, %39 ]
  %37 = load ptr, ptr %36, align 8, !tbaa !35
  %38 = icmp eq ptr %37, null
  br i1 %38, label %43, label %39

39:                                               ; preds = %35
  %40 = getelementptr inbounds %struct.context, ptr %37, i64 0, i32 1
  %41 = load i64, ptr %40, align 8, !tbaa !75
  %42 = icmp ult i64 %41, %34
  br i1 %42, label %35, label %43, !llvm.loop !76

43:                                               ; preds = %39, %35, %27
  %44 = phi i64 [ 0, %27 ], [ %41, %39 ], [ 0, %35 ]
  %45 = load atomic i32, ptr %6 seq_cst, align 8
  %46 = icmp eq i32 %45, 0
  %47 = select i1 %46, i64 %29, i64 -1
  %48 = load atomic i64, ptr %8 seq_cst, align 8
  %49 = add i64 %48, -1
  %50 = icmp ult i64 %49, %47
  %51 = load i32, ptr %10, align 4, !tbaa !83
  %52 = icmp ne i32 %51, 0
  %53 = select i1 %52, i1 true, i1 %50
  %54 = icmp ne i64 %44, 0
  %55 = select i1 %53, i1 true, i1 %54
  br i1 %55, label %59, label %56

56:                                               ; preds = %43
  store i32 1, ptr %11, align 8, !tbaa !84
  %57 = call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %7) #11
  store i32 0, ptr %11, align 8, !tbaa !84
  %58 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #11
  br label %61

59:                                               ; preds = %43
  %60 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %7) #11
  br i1 %52, label %79, label %61

61:                                               ; preds = %56, %59
  br i1 %50, label %62, label %69

62:                                               ; preds = %61
  %63 = atomicrmw xchg ptr %8, i64 0 seq_cst, align 8
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %68, label %65

65:                                               ; preds = %62
  %66 = load i32, ptr %17, align 8, !tbaa !85
  %67 = call i64 @write(i32 noundef %66, ptr noundef nonnull @notify.one, i64 noundef 8) #11
  br label %68

68:                                               ; preds = %65, %62, %78, %69
  br label %18

69:                                               ; preds = %61
  br i1 %54, label %70, label %68

70:                                               ; preds = %69
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  store i64 %44, ptr %2, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #12
  store i32 1000207004, ptr %3, align 8, !tbaa !58
  store ptr null, ptr %13, align 8, !tbaa !60
  store <2 x i32> <i32 0, i32 1>, ptr %14, align 8, !tbaa !61
  store ptr %5, ptr %15, align 8, !tbaa !62
  store ptr %2, ptr %16, align 8, !tbaa !63
  %71 = load ptr, ptr %0, align 8, !tbaa !47
  %72 = getelementptr inbounds %struct.device, ptr %71, i64 0, i32 37
  %73 = load ptr, ptr %72, align 8, !tbaa !64
  %74 = load ptr, ptr %71, align 8, !tbaa !19
  %75 = call i32 %73(ptr noundef %74, ptr noundef nonnull %3, i64 noundef 100000000) #11
  %76 = icmp slt i32 %75, 0
  br i1 %76, label %77, label %78

77:                                               ; preds = %70
  store atomic i32 %75, ptr %6 seq_cst, align 8
  br label %78

78:                                               ; preds = %70, %77
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  br label %68

79:                                               ; preds = %59
  %80 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  store atomic i32 1, ptr %80 seq_cst, align 8
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
  %8 = alloca [16 x %struct.VkTimelineSemaphoreSubmitInfo], align 8
  %9 = alloca [16 x %struct.VkSubmitInfo], align 8
  %10 = alloca [16 x %struct.signals], align 8
  %11 = alloca %struct.VkMemoryBarrier, align 8
  %12 = alloca %struct.VkMemoryBarrier, align 8
  %13 = alloca %struct.VkQueryPoolCreateInfo, align 8
  %14 = getelementptr inbounds i8, ptr %1, i64 %2
  %15 = icmp sgt i64 %2, 0
  br i1 %15, label %16, label %72

16:                                               ; preds = %6
  %17 = load ptr, ptr %0, align 8, !tbaa !47
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
  %37 = load ptr, ptr %36, align 8, !tbaa !35
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
  %77 = load ptr, ptr %76, align 8, !tbaa !35
  %78 = icmp eq ptr %77, null
  br i1 %78, label %83, label %79

79:                                               ; preds = %75
  %80 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 5
  %81 = load i64, ptr %80, align 8, !tbaa !13
  %82 = icmp ult i64 %81, %73
  br i1 %82, label %75, label %85, !llvm.loop !104

83:                                               ; preds = %75
  %84 = add nsw i64 %73, 1
  br label %511

85:                                               ; preds = %79
  %86 = load ptr, ptr %77, align 8, !tbaa !88
  store ptr %86, ptr %76, align 8, !tbaa !35
  %87 = load ptr, ptr %0, align 8, !tbaa !47
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
  %94 = load i32, ptr %93, align 8, !tbaa !21
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %97

96:                                               ; preds = %101, %85
  br label %126

97:                                               ; preds = %85
  %98 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 23
  %99 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 23
  %100 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 27
  br label %101

101:                                              ; preds = %101, %97
  %102 = phi i32 [ %94, %97 ], [ %116, %101 ]
  %103 = load ptr, ptr %98, align 8, !tbaa !22
  %104 = add i32 %102, -1
  store i32 %104, ptr %93, align 8, !tbaa !21
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds %struct.import, ptr %103, i64 %105
  %107 = load i64, ptr %106, align 8
  %108 = getelementptr inbounds [2 x i64], ptr %106, i64 0, i64 1
  %109 = load i64, ptr %108, align 8
  %110 = inttoptr i64 %107 to ptr
  %111 = inttoptr i64 %109 to ptr
  %112 = load ptr, ptr %99, align 8, !tbaa !23
  %113 = load ptr, ptr %87, align 8, !tbaa !19
  tail call void %112(ptr noundef %113, ptr noundef %110, ptr noundef null) #11
  %114 = load ptr, ptr %100, align 8, !tbaa !24
  %115 = load ptr, ptr %87, align 8, !tbaa !19
  tail call void %114(ptr noundef %115, ptr noundef %111, ptr noundef null) #11
  %116 = load i32, ptr %93, align 8, !tbaa !21
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %96, label %101, !llvm.loop !25

118:                                              ; preds = %126
  %119 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 16
  %120 = load i32, ptr %119, align 4, !tbaa !110
  store i32 0, ptr %119, align 4, !tbaa !110
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %141, label %122

122:                                              ; preds = %118
  %123 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 33
  %124 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 17
  %125 = zext i32 %120 to i64
  br label %131

126:                                              ; preds = %96, %126
  %127 = phi i64 [ %129, %126 ], [ 0, %96 ]
  %128 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 34, i64 %127
  store ptr null, ptr %128, align 8, !tbaa !111
  %129 = add nuw nsw i64 %127, 1
  %130 = icmp eq i64 %129, 64
  br i1 %130, label %118, label %126, !llvm.loop !113

131:                                              ; preds = %131, %122
  %132 = phi i64 [ 0, %122 ], [ %139, %131 ]
  %133 = load ptr, ptr %123, align 8, !tbaa !114
  %134 = load ptr, ptr %87, align 8, !tbaa !19
  %135 = load ptr, ptr %124, align 8, !tbaa !28
  %136 = getelementptr inbounds ptr, ptr %135, i64 %132
  %137 = load ptr, ptr %136, align 8, !tbaa !35
  %138 = tail call i32 %133(ptr noundef %134, ptr noundef %137, i32 noundef 0) #11
  %139 = add nuw nsw i64 %132, 1
  %140 = icmp eq i64 %139, %125
  br i1 %140, label %141, label %131, !llvm.loop !115

141:                                              ; preds = %131, %118
  %142 = getelementptr inbounds %struct.device, ptr %87, i64 0, i32 32
  %143 = load ptr, ptr %142, align 8, !tbaa !116
  %144 = load ptr, ptr %87, align 8, !tbaa !19
  %145 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 2
  %146 = load ptr, ptr %145, align 8, !tbaa !4
  %147 = tail call i32 %143(ptr noundef %144, ptr noundef %146, i32 noundef 0) #11
  %148 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 9
  store i32 %4, ptr %148, align 4, !tbaa !117
  %149 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 10
  store ptr %5, ptr %149, align 8, !tbaa !118
  %150 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store ptr %77, ptr %150, align 8, !tbaa !119
  %151 = icmp eq i32 %147, 0
  br i1 %151, label %152, label %462

152:                                              ; preds = %141
  %153 = tail call fastcc i32 @begin_submission(ptr noundef nonnull %0) #13
  %154 = load ptr, ptr %149, align 8, !tbaa !118
  %155 = icmp eq ptr %154, null
  %156 = icmp ne i32 %153, 0
  %157 = select i1 %155, i1 true, i1 %156
  br i1 %157, label %189, label %158

158:                                              ; preds = %152
  %159 = load ptr, ptr %0, align 8, !tbaa !47
  %160 = load i32, ptr %148, align 4, !tbaa !117
  %161 = shl i32 %160, 1
  %162 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 8
  %163 = load i32, ptr %162, align 8, !tbaa !120
  %164 = icmp ugt i32 %161, %163
  br i1 %164, label %165, label %182

165:                                              ; preds = %158
  %166 = getelementptr inbounds %struct.device, ptr %159, i64 0, i32 25
  %167 = load ptr, ptr %166, align 8, !tbaa !17
  %168 = load ptr, ptr %159, align 8, !tbaa !19
  %169 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 7
  %170 = load ptr, ptr %169, align 8, !tbaa !20
  tail call void %167(ptr noundef %168, ptr noundef %170, ptr noundef null) #11
  store ptr null, ptr %169, align 8, !tbaa !20
  store i32 0, ptr %162, align 8, !tbaa !120
  %171 = tail call i32 @llvm.umax.i32(i32 %161, i32 128)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %13) #12
  store i32 11, ptr %13, align 8, !tbaa !121
  %172 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %13, i64 0, i32 1
  store ptr null, ptr %172, align 8, !tbaa !123
  %173 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %13, i64 0, i32 2
  store <2 x i32> <i32 0, i32 2>, ptr %173, align 8, !tbaa !124
  %174 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %13, i64 0, i32 4
  store i32 %171, ptr %174, align 8, !tbaa !125
  %175 = getelementptr inbounds %struct.VkQueryPoolCreateInfo, ptr %13, i64 0, i32 5
  store i32 0, ptr %175, align 4, !tbaa !126
  %176 = getelementptr inbounds %struct.device, ptr %159, i64 0, i32 22
  %177 = load ptr, ptr %176, align 8, !tbaa !127
  %178 = load ptr, ptr %159, align 8, !tbaa !19
  %179 = call i32 %177(ptr noundef %178, ptr noundef nonnull %13, ptr noundef null, ptr noundef nonnull %169) #11
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %181, label %188

181:                                              ; preds = %165
  store i32 %171, ptr %162, align 8, !tbaa !120
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %13) #12
  br label %182

182:                                              ; preds = %181, %158
  %183 = getelementptr inbounds %struct.device, ptr %159, i64 0, i32 34
  %184 = load ptr, ptr %183, align 8, !tbaa !128
  %185 = load ptr, ptr %159, align 8, !tbaa !19
  %186 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 7
  %187 = load ptr, ptr %186, align 8, !tbaa !20
  call void %184(ptr noundef %185, ptr noundef %187, i32 noundef 0, i32 noundef %161) #11
  br label %189

188:                                              ; preds = %165
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %13) #12
  br label %462

189:                                              ; preds = %182, %152
  %190 = phi i32 [ %153, %152 ], [ 0, %182 ]
  %191 = icmp eq i32 %190, 0
  %192 = select i1 %15, i1 %191, i1 false
  br i1 %192, label %193, label %201

193:                                              ; preds = %189
  %194 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %195 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 28
  %196 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %197 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %12, i64 0, i32 1
  %198 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %12, i64 0, i32 2
  %199 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %12, i64 0, i32 3
  %200 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  br label %204

201:                                              ; preds = %284, %189
  %202 = phi i32 [ %190, %189 ], [ %287, %284 ]
  %203 = phi i1 [ %191, %189 ], [ %293, %284 ]
  br i1 %203, label %295, label %320

204:                                              ; preds = %284, %193
  %205 = phi ptr [ %1, %193 ], [ %291, %284 ]
  %206 = phi i32 [ 1, %193 ], [ %286, %284 ]
  %207 = phi i32 [ 0, %193 ], [ %285, %284 ]
  %208 = load i16, ptr %205, align 4, !tbaa !89
  %209 = icmp eq i16 %208, 14
  br i1 %209, label %210, label %249

210:                                              ; preds = %204
  %211 = load ptr, ptr %195, align 8, !tbaa !30
  %212 = load i32, ptr %92, align 8, !tbaa !109
  %213 = add i32 %212, -1
  %214 = zext i32 %213 to i64
  %215 = getelementptr inbounds %struct.submission, ptr %211, i64 %214, i32 1
  %216 = load i32, ptr %215, align 4, !tbaa !129
  %217 = icmp eq i32 %216, 32
  %218 = icmp eq i32 %206, 0
  %219 = select i1 %218, i1 true, i1 %217
  br i1 %219, label %220, label %243

220:                                              ; preds = %210
  %221 = load ptr, ptr %196, align 8, !tbaa !77
  %222 = getelementptr inbounds %struct.hardware_queue, ptr %221, i64 0, i32 1
  %223 = load i64, ptr %222, align 8, !tbaa !131
  %224 = trunc i64 %223 to i32
  %225 = and i64 %223, 2048
  %226 = icmp eq i64 %225, 0
  %227 = select i1 %226, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12) #12
  store i32 46, ptr %12, align 8, !tbaa !133
  store ptr null, ptr %197, align 8, !tbaa !135
  store i32 %227, ptr %198, align 8, !tbaa !136
  %228 = or i32 %227, 8192
  store i32 %228, ptr %199, align 4, !tbaa !137
  %229 = load ptr, ptr %0, align 8, !tbaa !47
  %230 = getelementptr inbounds %struct.device, ptr %229, i64 0, i32 18
  %231 = load ptr, ptr %230, align 8, !tbaa !138
  %232 = load ptr, ptr %194, align 8, !tbaa !139
  %233 = or i32 %224, 16384
  call void %231(ptr noundef %232, i32 noundef %224, i32 noundef %233, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %12, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  store i32 0, ptr %200, align 8, !tbaa !140
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12) #12
  %234 = load ptr, ptr %0, align 8, !tbaa !47
  %235 = getelementptr inbounds %struct.device, ptr %234, i64 0, i32 26
  %236 = load ptr, ptr %235, align 8, !tbaa !141
  %237 = load ptr, ptr %194, align 8, !tbaa !139
  %238 = call i32 %236(ptr noundef %237) #11
  %239 = icmp eq i32 %238, 0
  br i1 %239, label %240, label %462

240:                                              ; preds = %220
  %241 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #13
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %243, label %462

243:                                              ; preds = %240, %210
  %244 = getelementptr inbounds %struct.wait, ptr %205, i64 0, i32 1
  %245 = load ptr, ptr %244, align 8, !tbaa !142
  %246 = getelementptr inbounds %struct.wait, ptr %205, i64 0, i32 2
  %247 = load i64, ptr %246, align 8, !tbaa !144
  %248 = call fastcc i32 @add_wait(ptr noundef nonnull %77, ptr noundef %245, i64 noundef %247) #13
  br label %284

249:                                              ; preds = %204
  %250 = load ptr, ptr %149, align 8, !tbaa !118
  %251 = icmp ne ptr %250, null
  %252 = icmp ne i32 %206, 0
  %253 = and i1 %252, %251
  br i1 %253, label %254, label %264

254:                                              ; preds = %249
  %255 = load i32, ptr %148, align 4, !tbaa !117
  %256 = add i32 %255, %207
  %257 = load ptr, ptr %0, align 8, !tbaa !47
  %258 = getelementptr inbounds %struct.device, ptr %257, i64 0, i32 19
  %259 = load ptr, ptr %258, align 8, !tbaa !145
  %260 = load ptr, ptr %194, align 8, !tbaa !139
  %261 = load ptr, ptr %150, align 8, !tbaa !119
  %262 = getelementptr inbounds %struct.context, ptr %261, i64 0, i32 7
  %263 = load ptr, ptr %262, align 8, !tbaa !20
  call void %259(ptr noundef %260, i32 noundef 8192, ptr noundef %263, i32 noundef %256) #11
  br label %264

264:                                              ; preds = %254, %249
  %265 = call fastcc i32 @execute(ptr noundef %0, ptr noundef nonnull %205) #13
  %266 = getelementptr inbounds %struct.command, ptr %205, i64 0, i32 1
  %267 = load i16, ptr %266, align 2, !tbaa !146
  %268 = icmp eq i16 %267, 0
  br i1 %268, label %284, label %269

269:                                              ; preds = %264
  %270 = load ptr, ptr %149, align 8, !tbaa !118
  %271 = icmp eq ptr %270, null
  %272 = icmp ne i32 %265, 0
  %273 = select i1 %271, i1 true, i1 %272
  br i1 %273, label %282, label %274

274:                                              ; preds = %269
  %275 = load ptr, ptr %0, align 8, !tbaa !47
  %276 = getelementptr inbounds %struct.device, ptr %275, i64 0, i32 19
  %277 = load ptr, ptr %276, align 8, !tbaa !145
  %278 = load ptr, ptr %194, align 8, !tbaa !139
  %279 = load ptr, ptr %150, align 8, !tbaa !119
  %280 = getelementptr inbounds %struct.context, ptr %279, i64 0, i32 7
  %281 = load ptr, ptr %280, align 8, !tbaa !20
  call void %277(ptr noundef %278, i32 noundef 8192, ptr noundef %281, i32 noundef %207) #11
  br label %282

282:                                              ; preds = %274, %269
  %283 = add i32 %207, 1
  br label %284

284:                                              ; preds = %282, %264, %243
  %285 = phi i32 [ %283, %282 ], [ %207, %264 ], [ %207, %243 ]
  %286 = phi i32 [ 0, %282 ], [ 0, %264 ], [ 1, %243 ]
  %287 = phi i32 [ %265, %282 ], [ %265, %264 ], [ %248, %243 ]
  %288 = getelementptr inbounds %struct.command, ptr %205, i64 0, i32 2
  %289 = load i32, ptr %288, align 4, !tbaa !92
  %290 = zext i32 %289 to i64
  %291 = getelementptr inbounds i8, ptr %205, i64 %290
  %292 = icmp ult ptr %291, %14
  %293 = icmp eq i32 %287, 0
  %294 = select i1 %292, i1 %293, i1 false
  br i1 %294, label %204, label %201, !llvm.loop !147

295:                                              ; preds = %201
  %296 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %297 = load ptr, ptr %296, align 8, !tbaa !77
  %298 = getelementptr inbounds %struct.hardware_queue, ptr %297, i64 0, i32 1
  %299 = load i64, ptr %298, align 8, !tbaa !131
  %300 = trunc i64 %299 to i32
  %301 = and i64 %299, 2048
  %302 = icmp eq i64 %301, 0
  %303 = select i1 %302, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %11) #12
  store i32 46, ptr %11, align 8, !tbaa !133
  %304 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %11, i64 0, i32 1
  store ptr null, ptr %304, align 8, !tbaa !135
  %305 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %11, i64 0, i32 2
  store i32 %303, ptr %305, align 8, !tbaa !136
  %306 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %11, i64 0, i32 3
  %307 = or i32 %303, 8192
  store i32 %307, ptr %306, align 4, !tbaa !137
  %308 = load ptr, ptr %0, align 8, !tbaa !47
  %309 = getelementptr inbounds %struct.device, ptr %308, i64 0, i32 18
  %310 = load ptr, ptr %309, align 8, !tbaa !138
  %311 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %312 = load ptr, ptr %311, align 8, !tbaa !139
  %313 = or i32 %300, 16384
  call void %310(ptr noundef %312, i32 noundef %300, i32 noundef %313, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %11, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  %314 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store i32 0, ptr %314, align 8, !tbaa !140
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %11) #12
  %315 = load ptr, ptr %0, align 8, !tbaa !47
  %316 = getelementptr inbounds %struct.device, ptr %315, i64 0, i32 26
  %317 = load ptr, ptr %316, align 8, !tbaa !141
  %318 = load ptr, ptr %311, align 8, !tbaa !139
  %319 = call i32 %317(ptr noundef %318) #11
  br label %320

320:                                              ; preds = %295, %201
  %321 = phi i32 [ %319, %295 ], [ %202, %201 ]
  %322 = icmp eq i32 %321, 0
  br i1 %322, label %323, label %462

323:                                              ; preds = %320
  %324 = load ptr, ptr %150, align 8, !tbaa !119
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %7) #12
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %7, align 16, !tbaa !61
  %325 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 4
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %325, align 16, !tbaa !61
  %326 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 8
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %326, align 16, !tbaa !61
  %327 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 12
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %327, align 16, !tbaa !61
  %328 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 16
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %328, align 16, !tbaa !61
  %329 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 20
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %329, align 16, !tbaa !61
  %330 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 24
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %330, align 16, !tbaa !61
  %331 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 28
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %331, align 16, !tbaa !61
  %332 = getelementptr inbounds %struct.context, ptr %324, i64 0, i32 26
  %333 = getelementptr inbounds %struct.context, ptr %324, i64 0, i32 28
  %334 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %335 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %336 = getelementptr inbounds %struct.context, ptr %324, i64 0, i32 32
  %337 = getelementptr inbounds %struct.context, ptr %324, i64 0, i32 31
  %338 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %339 = getelementptr inbounds %struct.context, ptr %324, i64 0, i32 24
  %340 = load i32, ptr %332, align 8, !tbaa !109
  %341 = icmp eq i32 %340, 0
  br i1 %341, label %459, label %342

342:                                              ; preds = %323, %456
  %343 = phi i32 [ %360, %456 ], [ 0, %323 ]
  call void @llvm.lifetime.start.p0(i64 768, ptr nonnull %8) #12
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %9) #12
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %10) #12
  %344 = zext i32 %343 to i64
  %345 = add i32 %343, 16
  br label %346

346:                                              ; preds = %399, %342
  %347 = phi i64 [ 0, %342 ], [ %429, %399 ]
  %348 = phi i64 [ %344, %342 ], [ %391, %399 ]
  %349 = phi i32 [ 0, %342 ], [ %383, %399 ]
  %350 = load i32, ptr %332, align 8, !tbaa !109
  %351 = zext i32 %350 to i64
  %352 = icmp ult i64 %348, %351
  %353 = icmp eq i32 %349, 0
  %354 = and i1 %353, %352
  br i1 %354, label %375, label %355

355:                                              ; preds = %346
  %356 = trunc i64 %348 to i32
  %357 = trunc i64 %347 to i32
  br label %358

358:                                              ; preds = %399, %355
  %359 = phi i32 [ %357, %355 ], [ 16, %399 ]
  %360 = phi i32 [ %356, %355 ], [ %345, %399 ]
  %361 = load ptr, ptr %338, align 8, !tbaa !77
  %362 = getelementptr inbounds %struct.hardware_queue, ptr %361, i64 0, i32 2
  %363 = call i32 @pthread_mutex_lock(ptr noundef nonnull %362) #11
  %364 = load ptr, ptr %0, align 8, !tbaa !47
  %365 = getelementptr inbounds %struct.device, ptr %364, i64 0, i32 30
  %366 = load ptr, ptr %365, align 8, !tbaa !148
  %367 = load ptr, ptr %338, align 8, !tbaa !77
  %368 = load ptr, ptr %367, align 8, !tbaa !149
  %369 = call i32 %366(ptr noundef %368, i32 noundef %359, ptr noundef nonnull %9, ptr noundef null) #11
  %370 = load ptr, ptr %338, align 8, !tbaa !77
  %371 = getelementptr inbounds %struct.hardware_queue, ptr %370, i64 0, i32 2
  %372 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %371) #11
  %373 = icmp eq i32 %369, 0
  br i1 %373, label %431, label %374

374:                                              ; preds = %358
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %10) #12
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %8) #12
  br label %459

375:                                              ; preds = %346
  %376 = load ptr, ptr %333, align 8, !tbaa !30
  %377 = getelementptr inbounds %struct.submission, ptr %376, i64 %348
  %378 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %347
  %379 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %347, i32 2
  store i32 0, ptr %379, align 8, !tbaa !150
  %380 = getelementptr inbounds %struct.submission, ptr %376, i64 %348, i32 3
  %381 = load i64, ptr %380, align 8, !tbaa !152
  %382 = icmp ne i64 %381, 0
  %383 = zext i1 %382 to i32
  br i1 %382, label %384, label %389

384:                                              ; preds = %375
  %385 = load ptr, ptr %334, align 8, !tbaa !44
  %386 = getelementptr inbounds %struct.staging, ptr %385, i64 0, i32 1, i32 5
  %387 = load ptr, ptr %386, align 8, !tbaa !153
  store ptr %387, ptr %378, align 8, !tbaa !35
  store i32 1, ptr %379, align 8, !tbaa !150
  %388 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %347, i32 1, i64 0
  store i64 %381, ptr %388, align 8, !tbaa !42
  br label %389

389:                                              ; preds = %384, %375
  %390 = phi i32 [ 1, %384 ], [ 0, %375 ]
  %391 = add nuw nsw i64 %348, 1
  %392 = icmp eq i64 %391, %351
  br i1 %392, label %393, label %399

393:                                              ; preds = %389
  %394 = load ptr, ptr %335, align 8, !tbaa !78
  %395 = zext i32 %390 to i64
  %396 = getelementptr inbounds [2 x ptr], ptr %378, i64 0, i64 %395
  store ptr %394, ptr %396, align 8, !tbaa !35
  %397 = add nuw nsw i32 %390, 1
  store i32 %397, ptr %379, align 8, !tbaa !150
  %398 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %347, i32 1, i64 %395
  store i64 %3, ptr %398, align 8, !tbaa !42
  br label %399

399:                                              ; preds = %393, %389
  %400 = phi i32 [ %397, %393 ], [ %390, %389 ]
  %401 = getelementptr inbounds [16 x %struct.VkTimelineSemaphoreSubmitInfo], ptr %8, i64 0, i64 %347
  %402 = getelementptr inbounds %struct.submission, ptr %376, i64 %348, i32 1
  %403 = load i32, ptr %402, align 4, !tbaa !129
  %404 = load ptr, ptr %336, align 8, !tbaa !32
  %405 = load i32, ptr %377, align 8, !tbaa !154
  %406 = zext i32 %405 to i64
  %407 = getelementptr inbounds i64, ptr %404, i64 %406
  %408 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %347, i32 1
  store i32 1000207003, ptr %401, align 8, !tbaa.struct !155
  %409 = getelementptr inbounds i8, ptr %401, i64 8
  store ptr null, ptr %409, align 8, !tbaa.struct !156
  %410 = getelementptr inbounds i8, ptr %401, i64 16
  store i32 %403, ptr %410, align 8, !tbaa.struct !157
  %411 = getelementptr inbounds i8, ptr %401, i64 24
  store ptr %407, ptr %411, align 8, !tbaa.struct !158
  %412 = getelementptr inbounds i8, ptr %401, i64 32
  store i32 %400, ptr %412, align 8, !tbaa.struct !159
  %413 = getelementptr inbounds i8, ptr %401, i64 40
  store ptr %408, ptr %413, align 8, !tbaa.struct !160
  %414 = getelementptr inbounds [16 x %struct.VkSubmitInfo], ptr %9, i64 0, i64 %347
  %415 = load i32, ptr %402, align 4, !tbaa !129
  %416 = load ptr, ptr %337, align 8, !tbaa !31
  %417 = load i32, ptr %377, align 8, !tbaa !154
  %418 = zext i32 %417 to i64
  %419 = getelementptr inbounds ptr, ptr %416, i64 %418
  %420 = getelementptr inbounds %struct.submission, ptr %376, i64 %348, i32 2
  store i32 4, ptr %414, align 8, !tbaa.struct !161
  %421 = getelementptr inbounds i8, ptr %414, i64 8
  store ptr %401, ptr %421, align 8, !tbaa.struct !162
  %422 = getelementptr inbounds i8, ptr %414, i64 16
  store i32 %415, ptr %422, align 8, !tbaa.struct !163
  %423 = getelementptr inbounds i8, ptr %414, i64 24
  store ptr %419, ptr %423, align 8, !tbaa.struct !164
  %424 = getelementptr inbounds i8, ptr %414, i64 32
  store ptr %7, ptr %424, align 8, !tbaa.struct !156
  %425 = getelementptr inbounds i8, ptr %414, i64 40
  store i32 1, ptr %425, align 8, !tbaa.struct !157
  %426 = getelementptr inbounds i8, ptr %414, i64 48
  store ptr %420, ptr %426, align 8, !tbaa.struct !158
  %427 = getelementptr inbounds i8, ptr %414, i64 56
  store i32 %400, ptr %427, align 8, !tbaa.struct !159
  %428 = getelementptr inbounds i8, ptr %414, i64 64
  store ptr %378, ptr %428, align 8, !tbaa.struct !160
  %429 = add nuw nsw i64 %347, 1
  %430 = icmp eq i64 %429, 16
  br i1 %430, label %358, label %346, !llvm.loop !165

431:                                              ; preds = %358
  %432 = load ptr, ptr %334, align 8, !tbaa !44
  %433 = load ptr, ptr %339, align 8, !tbaa !166
  %434 = icmp eq ptr %433, null
  br i1 %434, label %456, label %435

435:                                              ; preds = %431
  %436 = getelementptr inbounds %struct.staging, ptr %432, i64 0, i32 7
  %437 = call i32 @pthread_mutex_lock(ptr noundef nonnull %436) #11
  %438 = load ptr, ptr %339, align 8, !tbaa !166
  %439 = icmp eq ptr %438, null
  br i1 %439, label %447, label %440

440:                                              ; preds = %435
  %441 = getelementptr inbounds %struct.staging, ptr %432, i64 0, i32 6
  br label %442

442:                                              ; preds = %451, %440
  %443 = phi ptr [ %438, %440 ], [ %454, %451 ]
  %444 = getelementptr inbounds %struct.chunk, ptr %443, i64 0, i32 5
  %445 = load i32, ptr %444, align 4, !tbaa !167
  %446 = icmp ult i32 %445, %360
  br i1 %446, label %451, label %447

447:                                              ; preds = %451, %442, %435
  %448 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %436) #11
  %449 = getelementptr inbounds %struct.staging, ptr %432, i64 0, i32 8
  %450 = call i32 @pthread_cond_signal(ptr noundef nonnull %449) #11
  br label %456

451:                                              ; preds = %442
  %452 = load ptr, ptr %443, align 8, !tbaa !51
  store ptr %452, ptr %339, align 8, !tbaa !166
  store ptr null, ptr %443, align 8, !tbaa !51
  %453 = load ptr, ptr %441, align 8, !tbaa !43
  store ptr %443, ptr %453, align 8, !tbaa !35
  store ptr %443, ptr %441, align 8, !tbaa !43
  %454 = load ptr, ptr %339, align 8, !tbaa !166
  %455 = icmp eq ptr %454, null
  br i1 %455, label %447, label %442, !llvm.loop !168

456:                                              ; preds = %447, %431
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %10) #12
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %8) #12
  %457 = load i32, ptr %332, align 8, !tbaa !109
  %458 = icmp ult i32 %360, %457
  br i1 %458, label %342, label %459

459:                                              ; preds = %456, %323, %374
  %460 = phi i32 [ %343, %374 ], [ 0, %323 ], [ %360, %456 ]
  %461 = phi i32 [ %369, %374 ], [ 0, %323 ], [ 0, %456 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %7) #12
  br label %462

462:                                              ; preds = %220, %240, %188, %141, %459, %320
  %463 = phi i32 [ %460, %459 ], [ 0, %320 ], [ 0, %141 ], [ 0, %188 ], [ 0, %240 ], [ 0, %220 ]
  %464 = phi i32 [ %461, %459 ], [ %321, %320 ], [ %147, %141 ], [ %179, %188 ], [ %238, %220 ], [ %241, %240 ]
  %465 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 24
  %466 = load ptr, ptr %465, align 8, !tbaa !166
  %467 = icmp eq ptr %466, null
  br i1 %467, label %479, label %468

468:                                              ; preds = %462
  %469 = getelementptr inbounds %struct.chunk, ptr %466, i64 0, i32 2
  %470 = load i64, ptr %469, align 8, !tbaa !54
  %471 = add i64 %470, -1
  %472 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %473 = load ptr, ptr %472, align 8, !tbaa !44
  %474 = getelementptr inbounds %struct.staging, ptr %473, i64 0, i32 2
  store i64 %471, ptr %474, align 8, !tbaa !169
  br label %475

475:                                              ; preds = %475, %468
  %476 = phi ptr [ %477, %475 ], [ %466, %468 ]
  %477 = load ptr, ptr %476, align 8, !tbaa !51
  call void @free(ptr noundef nonnull %476) #11
  %478 = icmp eq ptr %477, null
  br i1 %478, label %479, label %475, !llvm.loop !170

479:                                              ; preds = %475, %462
  store ptr null, ptr %465, align 8, !tbaa !166
  %480 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 25
  store ptr %465, ptr %480, align 8, !tbaa !15
  %481 = icmp eq i32 %464, 0
  br i1 %481, label %492, label %482

482:                                              ; preds = %479
  %483 = icmp ne i32 %463, 0
  %484 = icmp eq i32 %464, -4
  %485 = select i1 %483, i1 true, i1 %484
  br i1 %485, label %486, label %488

486:                                              ; preds = %482
  %487 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store atomic i32 %464, ptr %487 seq_cst, align 8
  br label %490

488:                                              ; preds = %482
  %489 = load ptr, ptr %74, align 8, !tbaa !87
  store ptr %489, ptr %77, align 8, !tbaa !88
  store ptr %77, ptr %74, align 8, !tbaa !87
  br label %490

490:                                              ; preds = %488, %486
  %491 = sext i32 %464 to i64
  br label %511

492:                                              ; preds = %479
  %493 = getelementptr inbounds %struct.context, ptr %77, i64 0, i32 1
  store i64 %3, ptr %493, align 8, !tbaa !75
  store ptr null, ptr %77, align 8, !tbaa !88
  %494 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %495 = call i32 @pthread_mutex_lock(ptr noundef nonnull %494) #11
  %496 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %497 = load ptr, ptr %496, align 8, !tbaa !81
  store ptr %77, ptr %497, align 8, !tbaa !35
  store ptr %77, ptr %496, align 8, !tbaa !81
  %498 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %499 = load i32, ptr %498, align 8, !tbaa !84
  %500 = icmp eq i32 %499, 0
  br i1 %500, label %509, label %501

501:                                              ; preds = %492
  %502 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %503 = load atomic i64, ptr %502 seq_cst, align 8
  %504 = icmp eq i64 %503, 0
  %505 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %494) #11
  br i1 %504, label %511, label %506

506:                                              ; preds = %501
  %507 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %508 = call i32 @pthread_cond_signal(ptr noundef nonnull %507) #11
  br label %511

509:                                              ; preds = %492
  %510 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %494) #11
  br label %511

511:                                              ; preds = %490, %509, %506, %501, %83
  %512 = phi i64 [ %84, %83 ], [ %491, %490 ], [ 0, %509 ], [ 0, %506 ], [ 0, %501 ]
  ret i64 %512
}

declare i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define dso_local i32 @queue_record(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = alloca %struct.VkMemoryBarrier, align 8
  %8 = add i64 %5, 1
  %9 = tail call ptr @calloc(i64 noundef %8, i64 noundef 8) #11
  %10 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 33
  store ptr %9, ptr %10, align 8, !tbaa !33
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
  %29 = load i64, ptr %28, align 8, !tbaa !42
  %30 = icmp eq i64 %29, %24
  br i1 %30, label %31, label %43

31:                                               ; preds = %27
  %32 = load i64, ptr %19, align 8, !tbaa !107
  %33 = load ptr, ptr %0, align 8, !tbaa !47
  %34 = getelementptr inbounds %struct.device, ptr %33, i64 0, i32 1
  %35 = load i64, ptr %34, align 8, !tbaa !93
  %36 = add i64 %32, -1
  %37 = add i64 %36, %35
  %38 = urem i64 %37, %35
  %39 = sub nuw i64 %37, %38
  %40 = load ptr, ptr %10, align 8, !tbaa !33
  %41 = add nuw i64 %25, 1
  %42 = getelementptr inbounds i64, ptr %40, i64 %25
  store i64 %39, ptr %42, align 8, !tbaa !42
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
  br i1 %53, label %23, label %20, !llvm.loop !171

54:                                               ; preds = %20
  %55 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %56 = load ptr, ptr %55, align 8, !tbaa !77
  %57 = getelementptr inbounds %struct.hardware_queue, ptr %56, i64 0, i32 1
  %58 = load i64, ptr %57, align 8, !tbaa !131
  %59 = trunc i64 %58 to i32
  %60 = and i64 %58, 2048
  %61 = icmp eq i64 %60, 0
  %62 = select i1 %61, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #12
  store i32 46, ptr %7, align 8, !tbaa !133
  %63 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %63, align 8, !tbaa !135
  %64 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %62, ptr %64, align 8, !tbaa !136
  %65 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 3
  %66 = or i32 %62, 8192
  store i32 %66, ptr %65, align 4, !tbaa !137
  %67 = load ptr, ptr %0, align 8, !tbaa !47
  %68 = getelementptr inbounds %struct.device, ptr %67, i64 0, i32 18
  %69 = load ptr, ptr %68, align 8, !tbaa !138
  %70 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %71 = load ptr, ptr %70, align 8, !tbaa !139
  %72 = or i32 %59, 16384
  call void %69(ptr noundef %71, i32 noundef %59, i32 noundef %72, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  %73 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store i32 0, ptr %73, align 8, !tbaa !140
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #12
  %74 = load ptr, ptr %0, align 8, !tbaa !47
  %75 = getelementptr inbounds %struct.device, ptr %74, i64 0, i32 26
  %76 = load ptr, ptr %75, align 8, !tbaa !141
  %77 = load ptr, ptr %70, align 8, !tbaa !139
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
  %11 = load i32, ptr %10, align 4, !tbaa !61
  %12 = icmp ugt i32 %11, %9
  br i1 %12, label %23, label %13

13:                                               ; preds = %1
  %14 = icmp eq i32 %11, 0
  %15 = shl i32 %11, 1
  %16 = select i1 %14, i32 8, i32 %15
  %17 = load ptr, ptr %7, align 8, !tbaa !35
  %18 = zext i32 %16 to i64
  %19 = mul nuw nsw i64 %18, 24
  %20 = tail call ptr @realloc(ptr noundef %17, i64 noundef %19) #11
  %21 = icmp eq ptr %20, null
  br i1 %21, label %99, label %22

22:                                               ; preds = %13
  store ptr %20, ptr %7, align 8, !tbaa !35
  store i32 %16, ptr %10, align 4, !tbaa !61
  br label %23

23:                                               ; preds = %1, %22
  %24 = load ptr, ptr %0, align 8, !tbaa !47
  %25 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 13
  %26 = load i32, ptr %25, align 8, !tbaa !106
  %27 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 12
  %28 = load i32, ptr %27, align 4, !tbaa !172
  %29 = icmp eq i32 %26, %28
  br i1 %29, label %30, label %61

30:                                               ; preds = %23
  %31 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 14
  %32 = icmp eq i32 %26, 0
  %33 = shl i32 %26, 1
  %34 = select i1 %32, i32 8, i32 %33
  %35 = load ptr, ptr %31, align 8, !tbaa !35
  %36 = zext i32 %34 to i64
  %37 = shl nuw nsw i64 %36, 3
  %38 = tail call ptr @realloc(ptr noundef %35, i64 noundef %37) #11
  %39 = icmp eq ptr %38, null
  br i1 %39, label %99, label %40

40:                                               ; preds = %30
  store ptr %38, ptr %31, align 8, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #12
  store i32 40, ptr %2, align 8, !tbaa !173
  %41 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 1
  store ptr null, ptr %41, align 8, !tbaa !175
  %42 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 2
  %43 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 2
  %44 = load ptr, ptr %43, align 8, !tbaa !4
  store ptr %44, ptr %42, align 8, !tbaa !176
  %45 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 3
  %46 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 11
  %47 = load i32, ptr %46, align 8, !tbaa !14
  store i32 %47, ptr %45, align 8, !tbaa !177
  %48 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 4
  %49 = load i32, ptr %27, align 4, !tbaa !172
  %50 = sub i32 %34, %49
  store i32 %50, ptr %48, align 4, !tbaa !178
  %51 = zext i32 %49 to i64
  %52 = getelementptr inbounds ptr, ptr %38, i64 %51
  %53 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 2
  %54 = load ptr, ptr %53, align 8, !tbaa !179
  %55 = load ptr, ptr %24, align 8, !tbaa !19
  %56 = call i32 %54(ptr noundef %55, ptr noundef nonnull %2, ptr noundef nonnull %52) #11
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %60

58:                                               ; preds = %40
  store i32 %34, ptr %27, align 4, !tbaa !172
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
  %64 = load i32, ptr %63, align 8, !tbaa !14
  %65 = icmp eq i32 %64, 1
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #12
  store i32 42, ptr %4, align 8, !tbaa !180
  %66 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 1
  store ptr null, ptr %66, align 8, !tbaa !182
  %67 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 2
  %68 = select i1 %65, i32 4, i32 1
  store i32 %68, ptr %67, align 8, !tbaa !183
  %69 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 3
  %70 = select i1 %65, ptr %3, ptr null
  store ptr %70, ptr %69, align 8, !tbaa !184
  %71 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 5
  %72 = load ptr, ptr %71, align 8, !tbaa !185
  %73 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 14
  %74 = load ptr, ptr %73, align 8, !tbaa !27
  %75 = zext i32 %62 to i64
  %76 = getelementptr inbounds ptr, ptr %74, i64 %75
  %77 = load ptr, ptr %76, align 8, !tbaa !35
  %78 = call i32 %72(ptr noundef %77, ptr noundef nonnull %4) #11
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %3) #12
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %99

80:                                               ; preds = %61
  %81 = load ptr, ptr %73, align 8, !tbaa !27
  %82 = load i32, ptr %25, align 8, !tbaa !106
  %83 = add i32 %82, 1
  store i32 %83, ptr %25, align 8, !tbaa !106
  %84 = zext i32 %82 to i64
  %85 = getelementptr inbounds ptr, ptr %81, i64 %84
  %86 = load ptr, ptr %85, align 8, !tbaa !35
  %87 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  store ptr %86, ptr %87, align 8, !tbaa !139
  %88 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store i32 1, ptr %88, align 8, !tbaa !140
  %89 = load ptr, ptr %7, align 8, !tbaa !30
  %90 = load i32, ptr %8, align 8, !tbaa !109
  %91 = add i32 %90, 1
  store i32 %91, ptr %8, align 8, !tbaa !109
  %92 = zext i32 %90 to i64
  %93 = getelementptr inbounds %struct.submission, ptr %89, i64 %92
  %94 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 29
  %95 = load i32, ptr %94, align 8, !tbaa !108
  store i32 %95, ptr %93, align 8, !tbaa.struct !186
  %96 = getelementptr inbounds i8, ptr %93, i64 4
  store i32 0, ptr %96, align 4, !tbaa.struct !187
  %97 = getelementptr inbounds i8, ptr %93, i64 8
  store ptr %86, ptr %97, align 8, !tbaa.struct !188
  %98 = getelementptr inbounds i8, ptr %93, i64 16
  store i64 0, ptr %98, align 8, !tbaa.struct !189
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
  %6 = alloca [64 x %struct.VkBufferCopy], align 8
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
  %26 = alloca [5 x %struct.VkDescriptorPoolSize], align 4
  %27 = alloca %struct.VkDescriptorPoolCreateInfo, align 8
  %28 = alloca %struct.VkDescriptorSetAllocateInfo, align 8
  %29 = alloca ptr, align 8
  %30 = alloca [6 x ptr], align 16
  %31 = alloca [128 x %struct.VkWriteDescriptorSet], align 8
  %32 = alloca [128 x %union.anon], align 8
  %33 = alloca i32, align 4
  %34 = alloca [128 x i32], align 4
  %35 = alloca ptr, align 8
  %36 = load ptr, ptr %0, align 8, !tbaa !47
  %37 = load i16, ptr %1, align 4, !tbaa !89
  switch i16 %37, label %1020 [
    i16 1, label %38
    i16 4, label %534
    i16 5, label %534
    i16 8, label %699
    i16 9, label %699
    i16 13, label %915
    i16 15, label %1086
  ]

38:                                               ; preds = %2
  %39 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 1
  %40 = load ptr, ptr %39, align 8, !tbaa !35
  %41 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %42 = load ptr, ptr %41, align 8, !tbaa !119
  %43 = tail call fastcc i64 @write_arguments(ptr noundef nonnull %0, ptr noundef nonnull %1) #13
  %44 = getelementptr inbounds %struct.kernel, ptr %40, i64 0, i32 2
  %45 = load i64, ptr %44, align 8, !tbaa !94
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %62, label %47

47:                                               ; preds = %38
  %48 = load ptr, ptr %0, align 8, !tbaa !47
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
  %59 = load ptr, ptr %58, align 8, !tbaa !12
  %60 = getelementptr inbounds i8, ptr %59, i64 %56
  %61 = tail call ptr @memset(ptr noundef %60, i32 noundef 0, i64 noundef %45) #11
  br label %62

62:                                               ; preds = %47, %38
  %63 = phi i64 [ %56, %47 ], [ 0, %38 ]
  %64 = load i64, ptr %40, align 8, !tbaa !190
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %498, label %66

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
  %77 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %27, i64 0, i32 4
  %78 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %27, i64 0, i32 5
  %79 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %80 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %81 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %82 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %22, i64 0, i32 1
  %83 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %22, i64 0, i32 2
  %84 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %22, i64 0, i32 3
  %85 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %86 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %20, i64 0, i32 1
  %87 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %20, i64 0, i32 2
  %88 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %20, i64 0, i32 3
  %89 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %20, i64 0, i32 4
  %90 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %20, i64 0, i32 5
  %91 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %20, i64 0, i32 7
  %92 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %20, i64 0, i32 8
  %93 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %20, i64 0, i32 9
  %94 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %20, i64 0, i32 9, i32 1
  %95 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %20, i64 0, i32 9, i32 2
  %96 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %20, i64 0, i32 9, i32 3
  %97 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %20, i64 0, i32 9, i32 4
  %98 = trunc i64 %63 to i32
  %99 = trunc i64 %43 to i32
  br label %100

100:                                              ; preds = %492, %66
  %101 = phi i64 [ 0, %66 ], [ %493, %492 ]
  %102 = load ptr, ptr %67, align 8, !tbaa !191
  %103 = getelementptr inbounds %struct.task, ptr %102, i64 %101
  %104 = load ptr, ptr %0, align 8, !tbaa !47
  %105 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 6
  %106 = load i64, ptr %105, align 8, !tbaa !192
  %107 = icmp eq i64 %106, 0
  br i1 %107, label %110, label %108

108:                                              ; preds = %100
  %109 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 8
  br label %125

110:                                              ; preds = %100
  %111 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 3
  %112 = load i64, ptr %111, align 8, !tbaa !194
  br label %139

113:                                              ; preds = %125
  %114 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 4
  %115 = load i64, ptr %114, align 8, !tbaa !195
  %116 = add i64 %135, -1
  %117 = add i64 %116, %115
  %118 = udiv i64 %117, %115
  %119 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 3
  %120 = load i64, ptr %119, align 8, !tbaa !194
  %121 = icmp ult i64 %118, %120
  %122 = icmp ugt i64 %115, %117
  %123 = select i1 %122, i64 1, i64 %118
  %124 = select i1 %121, i64 %123, i64 %120
  br label %139

125:                                              ; preds = %125, %108
  %126 = phi i64 [ 0, %108 ], [ %136, %125 ]
  %127 = phi i64 [ 1, %108 ], [ %135, %125 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %33) #12
  %128 = load ptr, ptr %109, align 8, !tbaa !196
  %129 = getelementptr inbounds i64, ptr %128, i64 %126
  %130 = load i64, ptr %129, align 8, !tbaa !42
  %131 = getelementptr inbounds i8, ptr %68, i64 %130
  %132 = call ptr @memcpy(ptr noundef nonnull %33, ptr noundef nonnull %131, i64 noundef 4) #11
  %133 = load i32, ptr %33, align 4, !tbaa !61
  %134 = sext i32 %133 to i64
  %135 = mul i64 %127, %134
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %33) #12
  %136 = add nuw i64 %126, 1
  %137 = load i64, ptr %105, align 8, !tbaa !192
  %138 = icmp ult i64 %136, %137
  br i1 %138, label %125, label %113, !llvm.loop !197

139:                                              ; preds = %113, %110
  %140 = phi i64 [ %124, %113 ], [ %112, %110 ]
  %141 = trunc i64 %140 to i32
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %34) #12
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %143, label %144

143:                                              ; preds = %139
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %34) #12
  br label %492

144:                                              ; preds = %139
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %35) #12
  %145 = load ptr, ptr %0, align 8, !tbaa !47
  %146 = load ptr, ptr %41, align 8, !tbaa !119
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %30) #12
  %147 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 5
  %148 = load i64, ptr %147, align 8, !tbaa !198
  %149 = icmp eq i64 %148, 0
  br i1 %149, label %154, label %150

150:                                              ; preds = %144
  %151 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 7
  br label %180

152:                                              ; preds = %200
  %153 = icmp ult i32 %202, 6
  br i1 %153, label %154, label %211

154:                                              ; preds = %152, %144
  %155 = phi i32 [ %202, %152 ], [ 0, %144 ]
  %156 = zext i32 %155 to i64
  %157 = sub nsw i64 6, %156
  %158 = icmp ult i64 %157, 12
  br i1 %158, label %178, label %159

159:                                              ; preds = %154
  %160 = sub nsw i64 5, %156
  %161 = trunc i64 %160 to i32
  %162 = sub nuw nsw i32 -2, %155
  %163 = icmp ult i32 %162, %161
  %164 = icmp ugt i64 %160, 4294967295
  %165 = or i1 %163, %164
  br i1 %165, label %178, label %166

166:                                              ; preds = %159
  %167 = and i64 %157, -4
  %168 = add nsw i64 %167, %156
  br label %169

169:                                              ; preds = %169, %166
  %170 = phi i64 [ 0, %166 ], [ %174, %169 ]
  %171 = add i64 %170, %156
  %172 = getelementptr inbounds ptr, ptr %30, i64 %171
  store <2 x ptr> zeroinitializer, ptr %172, align 8, !tbaa !35
  %173 = getelementptr inbounds ptr, ptr %172, i64 2
  store <2 x ptr> zeroinitializer, ptr %173, align 8, !tbaa !35
  %174 = add nuw i64 %170, 4
  %175 = icmp eq i64 %174, %167
  br i1 %175, label %176, label %169, !llvm.loop !199

176:                                              ; preds = %169
  %177 = icmp eq i64 %157, %167
  br i1 %177, label %211, label %178

178:                                              ; preds = %159, %154, %176
  %179 = phi i64 [ %156, %159 ], [ %156, %154 ], [ %168, %176 ]
  br label %205

180:                                              ; preds = %200, %150
  %181 = phi i64 [ %148, %150 ], [ %201, %200 ]
  %182 = phi i64 [ 0, %150 ], [ %203, %200 ]
  %183 = phi i32 [ 0, %150 ], [ %202, %200 ]
  %184 = load ptr, ptr %151, align 8, !tbaa !202
  %185 = getelementptr inbounds %struct.binding, ptr %184, i64 %182
  %186 = load i64, ptr %185, align 8, !tbaa !203
  switch i64 %186, label %200 [
    i64 6, label %237
    i64 7, label %237
    i64 5, label %187
  ]

187:                                              ; preds = %180
  %188 = icmp eq i32 %183, 6
  br i1 %188, label %237, label %189

189:                                              ; preds = %187
  %190 = getelementptr inbounds %struct.binding, ptr %184, i64 %182, i32 2
  %191 = load i64, ptr %190, align 8, !tbaa !205
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %29) #12
  %192 = getelementptr inbounds i8, ptr %68, i64 %191
  %193 = call ptr @memcpy(ptr noundef nonnull %29, ptr noundef nonnull %192, i64 noundef 8) #11
  %194 = load ptr, ptr %29, align 8, !tbaa !35
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %29) #12
  %195 = load ptr, ptr %194, align 8, !tbaa !206
  %196 = add i32 %183, 1
  %197 = zext i32 %183 to i64
  %198 = getelementptr inbounds ptr, ptr %30, i64 %197
  store ptr %195, ptr %198, align 8, !tbaa !35
  %199 = load i64, ptr %147, align 8, !tbaa !198
  br label %200

200:                                              ; preds = %189, %180
  %201 = phi i64 [ %199, %189 ], [ %181, %180 ]
  %202 = phi i32 [ %196, %189 ], [ %183, %180 ]
  %203 = add nuw i64 %182, 1
  %204 = icmp ult i64 %203, %201
  br i1 %204, label %180, label %152, !llvm.loop !208

205:                                              ; preds = %178, %205
  %206 = phi i64 [ %207, %205 ], [ %179, %178 ]
  %207 = add nuw nsw i64 %206, 1
  %208 = getelementptr inbounds ptr, ptr %30, i64 %206
  store ptr null, ptr %208, align 8, !tbaa !35
  %209 = and i64 %207, 4294967295
  %210 = icmp eq i64 %209, 6
  br i1 %210, label %211, label %205, !llvm.loop !209

211:                                              ; preds = %205, %176, %152
  %212 = load ptr, ptr %41, align 8, !tbaa !119
  %213 = ptrtoint ptr %103 to i64
  %214 = udiv i64 %213, 72
  %215 = and i64 %214, 63
  %216 = getelementptr inbounds %struct.context, ptr %212, i64 0, i32 34, i64 %215
  %217 = load ptr, ptr %216, align 8, !tbaa !111
  %218 = icmp eq ptr %217, %103
  br i1 %218, label %219, label %237

219:                                              ; preds = %211
  %220 = getelementptr inbounds %struct.context, ptr %212, i64 0, i32 34, i64 %215, i32 2, i64 0
  %221 = load <4 x ptr>, ptr %220, align 8, !tbaa !35
  %222 = load <4 x ptr>, ptr %30, align 16, !tbaa !35
  %223 = icmp ne <4 x ptr> %221, %222
  %224 = getelementptr inbounds %struct.context, ptr %212, i64 0, i32 34, i64 %215, i32 2, i64 4
  %225 = load <2 x ptr>, ptr %224, align 8, !tbaa !35
  %226 = load <2 x ptr>, ptr %70, align 16, !tbaa !35
  %227 = icmp eq <2 x ptr> %225, %226
  %228 = bitcast <4 x i1> %223 to i4
  %229 = icmp eq i4 %228, 0
  %230 = extractelement <2 x i1> %227, i64 0
  %231 = and i1 %229, %230
  %232 = extractelement <2 x i1> %227, i64 1
  %233 = and i1 %231, %232
  br i1 %233, label %234, label %237

234:                                              ; preds = %219
  %235 = getelementptr inbounds %struct.context, ptr %212, i64 0, i32 34, i64 %215, i32 1
  %236 = load ptr, ptr %235, align 8, !tbaa !210
  store ptr %236, ptr %35, align 8, !tbaa !35
  br label %402

237:                                              ; preds = %187, %180, %180, %219, %211
  %238 = phi i1 [ false, %219 ], [ false, %211 ], [ true, %180 ], [ true, %180 ], [ true, %187 ]
  %239 = phi ptr [ %216, %219 ], [ %216, %211 ], [ null, %180 ], [ null, %180 ], [ null, %187 ]
  %240 = getelementptr inbounds %struct.context, ptr %146, i64 0, i32 16
  %241 = getelementptr inbounds %struct.context, ptr %146, i64 0, i32 17
  %242 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 2
  %243 = getelementptr inbounds %struct.device, ptr %145, i64 0, i32 3
  %244 = getelementptr inbounds %struct.context, ptr %146, i64 0, i32 15
  %245 = getelementptr inbounds %struct.device, ptr %145, i64 0, i32 21
  %246 = load i32, ptr %240, align 4, !tbaa !110
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %257, label %248

248:                                              ; preds = %237
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %28) #12
  store i32 34, ptr %28, align 8, !tbaa !211
  store ptr null, ptr %71, align 8, !tbaa !213
  %249 = load ptr, ptr %241, align 8, !tbaa !28
  %250 = add i32 %246, -1
  %251 = zext i32 %250 to i64
  %252 = getelementptr inbounds ptr, ptr %249, i64 %251
  %253 = load ptr, ptr %252, align 8, !tbaa !35
  store ptr %253, ptr %72, align 8, !tbaa !214
  store i32 1, ptr %73, align 8, !tbaa !215
  store ptr %242, ptr %74, align 8, !tbaa !216
  %254 = load ptr, ptr %243, align 8, !tbaa !217
  %255 = load ptr, ptr %145, align 8, !tbaa !19
  %256 = call i32 %254(ptr noundef %255, ptr noundef nonnull %28, ptr noundef nonnull %35) #11
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %28) #12
  switch i32 %256, label %297 [
    i32 -12, label %257
    i32 -1000069000, label %257
  ]

257:                                              ; preds = %248, %248, %237
  %258 = load i32, ptr %240, align 4, !tbaa !110
  %259 = load i32, ptr %244, align 8, !tbaa !16
  %260 = icmp ult i32 %258, %259
  br i1 %260, label %261, label %263

261:                                              ; preds = %257
  %262 = add nuw i32 %258, 1
  store i32 %262, ptr %240, align 4, !tbaa !110
  br label %288

263:                                              ; preds = %257
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %26) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(40) %26, ptr noundef nonnull align 4 dereferenceable(40) @__const.add_pool.sizes, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %27) #12
  store i32 33, ptr %27, align 8, !tbaa !218
  store ptr null, ptr %75, align 8, !tbaa !220
  store <2 x i32> <i32 0, i32 128>, ptr %76, align 8, !tbaa !61
  store i32 5, ptr %77, align 8, !tbaa !221
  store ptr %26, ptr %78, align 8, !tbaa !222
  %264 = icmp eq i32 %259, 0
  %265 = shl i32 %259, 1
  %266 = select i1 %264, i32 8, i32 %265
  %267 = load ptr, ptr %241, align 8, !tbaa !35
  %268 = zext i32 %266 to i64
  %269 = shl nuw nsw i64 %268, 3
  %270 = call ptr @realloc(ptr noundef %267, i64 noundef %269) #11
  %271 = icmp eq ptr %270, null
  br i1 %271, label %280, label %272

272:                                              ; preds = %263
  store ptr %270, ptr %241, align 8, !tbaa !35
  %273 = load ptr, ptr %245, align 8, !tbaa !223
  %274 = load ptr, ptr %145, align 8, !tbaa !19
  %275 = load i32, ptr %244, align 8, !tbaa !16
  %276 = zext i32 %275 to i64
  %277 = getelementptr inbounds ptr, ptr %270, i64 %276
  %278 = call i32 %273(ptr noundef %274, ptr noundef nonnull %27, ptr noundef null, ptr noundef nonnull %277) #11
  %279 = icmp eq i32 %278, 0
  br i1 %279, label %282, label %280

280:                                              ; preds = %272, %263
  %281 = phi i32 [ -1, %263 ], [ %278, %272 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %27) #12
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %26) #12
  br label %496

282:                                              ; preds = %272
  %283 = load i32, ptr %244, align 8, !tbaa !16
  %284 = add i32 %283, 1
  store i32 %284, ptr %244, align 8, !tbaa !16
  %285 = load i32, ptr %240, align 4, !tbaa !110
  %286 = add i32 %285, 1
  store i32 %286, ptr %240, align 4, !tbaa !110
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %27) #12
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %26) #12
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %496, label %288

288:                                              ; preds = %282, %261
  %289 = phi i32 [ %258, %261 ], [ %285, %282 ]
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %28) #12
  store i32 34, ptr %28, align 8, !tbaa !211
  store ptr null, ptr %71, align 8, !tbaa !213
  %290 = load ptr, ptr %241, align 8, !tbaa !28
  %291 = zext i32 %289 to i64
  %292 = getelementptr inbounds ptr, ptr %290, i64 %291
  %293 = load ptr, ptr %292, align 8, !tbaa !35
  store ptr %293, ptr %72, align 8, !tbaa !214
  store i32 1, ptr %73, align 8, !tbaa !215
  store ptr %242, ptr %74, align 8, !tbaa !216
  %294 = load ptr, ptr %243, align 8, !tbaa !217
  %295 = load ptr, ptr %145, align 8, !tbaa !19
  %296 = call i32 %294(ptr noundef %295, ptr noundef nonnull %28, ptr noundef nonnull %35) #11
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %28) #12
  br label %297

297:                                              ; preds = %288, %248
  %298 = phi i32 [ %256, %248 ], [ %296, %288 ]
  %299 = icmp eq i32 %298, 0
  br i1 %299, label %300, label %496

300:                                              ; preds = %297
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %31) #12
  call void @llvm.lifetime.start.p0(i64 3072, ptr nonnull %32) #12
  %301 = load i64, ptr %147, align 8, !tbaa !198
  %302 = icmp eq i64 %301, 0
  br i1 %302, label %308, label %303

303:                                              ; preds = %300
  %304 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 7
  %305 = getelementptr inbounds %struct.context, ptr %146, i64 0, i32 3
  br label %313

306:                                              ; preds = %379
  %307 = trunc i64 %390 to i32
  br label %308

308:                                              ; preds = %306, %300
  %309 = phi i32 [ 0, %300 ], [ %307, %306 ]
  %310 = getelementptr inbounds %struct.device, ptr %145, i64 0, i32 36
  %311 = load ptr, ptr %310, align 8, !tbaa !224
  %312 = load ptr, ptr %145, align 8, !tbaa !19
  call void %311(ptr noundef %312, i32 noundef %309, ptr noundef nonnull %31, i32 noundef 0, ptr noundef null) #11
  br i1 %238, label %401, label %392

313:                                              ; preds = %379, %303
  %314 = phi i64 [ 0, %303 ], [ %389, %379 ]
  %315 = load ptr, ptr %304, align 8, !tbaa !202
  %316 = getelementptr inbounds %struct.binding, ptr %315, i64 %314
  %317 = getelementptr inbounds [128 x %union.anon], ptr %32, i64 0, i64 %314
  %318 = load i64, ptr %316, align 8, !tbaa !203
  switch i64 %318, label %368 [
    i64 0, label %319
    i64 1, label %319
    i64 2, label %319
    i64 7, label %356
    i64 6, label %344
    i64 3, label %325
    i64 5, label %329
    i64 4, label %335
  ]

319:                                              ; preds = %313, %313, %313
  %320 = load ptr, ptr %305, align 8, !tbaa !11
  %321 = getelementptr inbounds %struct.binding, ptr %315, i64 %314, i32 3
  %322 = load i64, ptr %321, align 8, !tbaa !225
  store ptr %320, ptr %317, align 8, !tbaa.struct !226
  %323 = getelementptr inbounds i8, ptr %317, i64 8
  store i64 0, ptr %323, align 8, !tbaa.struct !227
  %324 = getelementptr inbounds i8, ptr %317, i64 16
  store i64 %322, ptr %324, align 8, !tbaa.struct !189
  br label %366

325:                                              ; preds = %313
  %326 = getelementptr inbounds %struct.binding, ptr %315, i64 %314, i32 2
  %327 = load i64, ptr %326, align 8, !tbaa !205
  %328 = inttoptr i64 %327 to ptr
  br label %337

329:                                              ; preds = %313
  %330 = getelementptr inbounds %struct.binding, ptr %315, i64 %314, i32 2
  %331 = load i64, ptr %330, align 8, !tbaa !205
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %25) #12
  %332 = getelementptr inbounds i8, ptr %68, i64 %331
  %333 = call ptr @memcpy(ptr noundef nonnull %25, ptr noundef nonnull %332, i64 noundef 8) #11
  %334 = load ptr, ptr %25, align 8, !tbaa !35
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %25) #12
  br label %337

335:                                              ; preds = %313
  %336 = load ptr, ptr %79, align 8, !tbaa !86
  br label %337

337:                                              ; preds = %335, %329, %325
  %338 = phi ptr [ %328, %325 ], [ %334, %329 ], [ %336, %335 ]
  %339 = load ptr, ptr %338, align 8, !tbaa !206
  %340 = getelementptr inbounds %struct.memory, ptr %338, i64 0, i32 1
  %341 = load i64, ptr %340, align 8, !tbaa !228
  store ptr %339, ptr %317, align 8, !tbaa.struct !226
  %342 = getelementptr inbounds i8, ptr %317, i64 8
  store i64 0, ptr %342, align 8, !tbaa.struct !227
  %343 = getelementptr inbounds i8, ptr %317, i64 16
  store i64 %341, ptr %343, align 8, !tbaa.struct !189
  br label %366

344:                                              ; preds = %313
  %345 = getelementptr inbounds %struct.binding, ptr %315, i64 %314, i32 2
  %346 = load i64, ptr %345, align 8, !tbaa !205
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %24) #12
  %347 = getelementptr inbounds i8, ptr %68, i64 %346
  %348 = call ptr @memcpy(ptr noundef nonnull %24, ptr noundef nonnull %347, i64 noundef 8) #11
  %349 = load ptr, ptr %24, align 8, !tbaa !35
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %24) #12
  %350 = getelementptr inbounds %struct.texture, ptr %349, i64 0, i32 3
  %351 = load ptr, ptr %350, align 8, !tbaa !229
  %352 = getelementptr inbounds %struct.texture, ptr %349, i64 0, i32 1
  %353 = load ptr, ptr %352, align 8, !tbaa !231
  store ptr %351, ptr %317, align 8, !tbaa.struct !232
  %354 = getelementptr inbounds i8, ptr %317, i64 8
  store ptr %353, ptr %354, align 8, !tbaa.struct !233
  %355 = getelementptr inbounds i8, ptr %317, i64 16
  store i32 1, ptr %355, align 8, !tbaa.struct !234
  br label %366

356:                                              ; preds = %313
  %357 = getelementptr inbounds %struct.binding, ptr %315, i64 %314, i32 2
  %358 = load i64, ptr %357, align 8, !tbaa !205
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %23) #12
  %359 = getelementptr inbounds i8, ptr %68, i64 %358
  %360 = call ptr @memcpy(ptr noundef nonnull %23, ptr noundef nonnull %359, i64 noundef 8) #11
  %361 = load ptr, ptr %23, align 8, !tbaa !35
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %23) #12
  %362 = getelementptr inbounds %struct.texture, ptr %361, i64 0, i32 2
  %363 = load ptr, ptr %362, align 8, !tbaa !235
  store ptr null, ptr %317, align 8, !tbaa.struct !232
  %364 = getelementptr inbounds i8, ptr %317, i64 8
  store ptr %363, ptr %364, align 8, !tbaa.struct !233
  %365 = getelementptr inbounds i8, ptr %317, i64 16
  store i32 1, ptr %365, align 8, !tbaa.struct !234
  br label %366

366:                                              ; preds = %356, %344, %337, %319
  %367 = load i64, ptr %316, align 8, !tbaa !203
  br label %368

368:                                              ; preds = %366, %313
  %369 = phi i64 [ %367, %366 ], [ %318, %313 ]
  %370 = getelementptr inbounds [128 x %struct.VkWriteDescriptorSet], ptr %31, i64 0, i64 %314
  %371 = load ptr, ptr %35, align 8, !tbaa !35
  %372 = getelementptr inbounds %struct.binding, ptr %315, i64 %314, i32 1
  %373 = load i64, ptr %372, align 8, !tbaa !236
  %374 = trunc i64 %373 to i32
  %375 = icmp ult i64 %369, 8
  br i1 %375, label %376, label %379

376:                                              ; preds = %368
  %377 = getelementptr inbounds [8 x i32], ptr @switch.table.execute, i64 0, i64 %369
  %378 = load i32, ptr %377, align 4
  br label %379

379:                                              ; preds = %368, %376
  %380 = phi i32 [ %378, %376 ], [ 7, %368 ]
  store i32 35, ptr %370, align 8, !tbaa.struct !237
  %381 = getelementptr inbounds i8, ptr %370, i64 8
  store ptr null, ptr %381, align 8, !tbaa.struct !238
  %382 = getelementptr inbounds i8, ptr %370, i64 16
  store ptr %371, ptr %382, align 8, !tbaa.struct !239
  %383 = getelementptr inbounds i8, ptr %370, i64 24
  store i32 %374, ptr %383, align 8, !tbaa.struct !240
  %384 = getelementptr inbounds i8, ptr %370, i64 28
  store <2 x i32> <i32 0, i32 1>, ptr %384, align 4
  %385 = getelementptr inbounds i8, ptr %370, i64 36
  store i32 %380, ptr %385, align 4, !tbaa.struct !241
  %386 = getelementptr inbounds i8, ptr %370, i64 40
  store ptr %317, ptr %386, align 8, !tbaa.struct !242
  %387 = getelementptr inbounds i8, ptr %370, i64 48
  store ptr %317, ptr %387, align 8, !tbaa.struct !243
  %388 = getelementptr inbounds i8, ptr %370, i64 56
  store ptr null, ptr %388, align 8, !tbaa.struct !160
  %389 = add nuw i64 %314, 1
  %390 = load i64, ptr %147, align 8, !tbaa !198
  %391 = icmp ult i64 %389, %390
  br i1 %391, label %313, label %306, !llvm.loop !244

392:                                              ; preds = %308
  store ptr %103, ptr %239, align 8, !tbaa !111
  %393 = load ptr, ptr %35, align 8, !tbaa !35
  %394 = getelementptr inbounds %struct.kept_set, ptr %239, i64 0, i32 1
  store ptr %393, ptr %394, align 8, !tbaa !210
  %395 = getelementptr inbounds %struct.kept_set, ptr %239, i64 0, i32 2, i64 0
  %396 = load <2 x ptr>, ptr %30, align 16, !tbaa !35
  store <2 x ptr> %396, ptr %395, align 8, !tbaa !35
  %397 = getelementptr inbounds %struct.kept_set, ptr %239, i64 0, i32 2, i64 2
  %398 = load <2 x ptr>, ptr %69, align 16, !tbaa !35
  store <2 x ptr> %398, ptr %397, align 8, !tbaa !35
  %399 = getelementptr inbounds %struct.kept_set, ptr %239, i64 0, i32 2, i64 4
  %400 = load <2 x ptr>, ptr %70, align 16, !tbaa !35
  store <2 x ptr> %400, ptr %399, align 8, !tbaa !35
  br label %401

401:                                              ; preds = %392, %308
  call void @llvm.lifetime.end.p0(i64 3072, ptr nonnull %32) #12
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %31) #12
  br label %402

402:                                              ; preds = %401, %234
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %30) #12
  %403 = load i32, ptr %80, align 8, !tbaa !140
  %404 = icmp eq i32 %403, 0
  br i1 %404, label %417, label %405

405:                                              ; preds = %402
  %406 = load ptr, ptr %81, align 8, !tbaa !77
  %407 = getelementptr inbounds %struct.hardware_queue, ptr %406, i64 0, i32 1
  %408 = load i64, ptr %407, align 8, !tbaa !131
  %409 = trunc i64 %408 to i32
  %410 = and i64 %408, 2048
  %411 = icmp eq i64 %410, 0
  %412 = select i1 %411, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %22) #12
  store i32 46, ptr %22, align 8, !tbaa !133
  store ptr null, ptr %82, align 8, !tbaa !135
  store i32 %412, ptr %83, align 8, !tbaa !136
  store i32 %412, ptr %84, align 4, !tbaa !137
  %413 = load ptr, ptr %0, align 8, !tbaa !47
  %414 = getelementptr inbounds %struct.device, ptr %413, i64 0, i32 18
  %415 = load ptr, ptr %414, align 8, !tbaa !138
  %416 = load ptr, ptr %85, align 8, !tbaa !139
  call void %415(ptr noundef %416, i32 noundef %409, i32 noundef %409, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %22, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %22) #12
  br label %417

417:                                              ; preds = %405, %402
  store i32 1, ptr %80, align 8, !tbaa !140
  %418 = load i64, ptr %147, align 8, !tbaa !198
  %419 = icmp eq i64 %418, 0
  br i1 %419, label %422, label %420

420:                                              ; preds = %417
  %421 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 7
  br label %436

422:                                              ; preds = %487, %417
  %423 = phi i32 [ 0, %417 ], [ %488, %487 ]
  %424 = getelementptr inbounds %struct.device, ptr %104, i64 0, i32 8
  %425 = load ptr, ptr %424, align 8, !tbaa !245
  %426 = load ptr, ptr %85, align 8, !tbaa !139
  %427 = load ptr, ptr %103, align 8, !tbaa !246
  call void %425(ptr noundef %426, i32 noundef 1, ptr noundef %427) #11
  %428 = getelementptr inbounds %struct.device, ptr %104, i64 0, i32 7
  %429 = load ptr, ptr %428, align 8, !tbaa !247
  %430 = load ptr, ptr %85, align 8, !tbaa !139
  %431 = getelementptr inbounds %struct.task, ptr %102, i64 %101, i32 1
  %432 = load ptr, ptr %431, align 8, !tbaa !248
  call void %429(ptr noundef %430, i32 noundef 1, ptr noundef %432, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %35, i32 noundef %423, ptr noundef nonnull %34) #11
  %433 = getelementptr inbounds %struct.device, ptr %104, i64 0, i32 15
  %434 = load ptr, ptr %433, align 8, !tbaa !249
  %435 = load ptr, ptr %85, align 8, !tbaa !139
  call void %434(ptr noundef %435, i32 noundef %141, i32 noundef 1, i32 noundef 1) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %35) #12
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %34) #12
  br label %492

436:                                              ; preds = %487, %420
  %437 = phi i32 [ 0, %420 ], [ %488, %487 ]
  %438 = phi i64 [ 0, %420 ], [ %489, %487 ]
  %439 = load ptr, ptr %421, align 8, !tbaa !202
  %440 = getelementptr inbounds %struct.binding, ptr %439, i64 %438
  %441 = load i64, ptr %440, align 8, !tbaa !203
  switch i64 %441, label %487 [
    i64 0, label %442
    i64 2, label %446
    i64 1, label %454
    i64 6, label %458
    i64 7, label %458
  ]

442:                                              ; preds = %436
  %443 = add i32 %437, 1
  %444 = zext i32 %437 to i64
  %445 = getelementptr inbounds [128 x i32], ptr %34, i64 0, i64 %444
  store i32 %99, ptr %445, align 4, !tbaa !61
  br label %487

446:                                              ; preds = %436
  %447 = getelementptr inbounds %struct.binding, ptr %439, i64 %438, i32 2
  %448 = load i64, ptr %447, align 8, !tbaa !205
  %449 = add i64 %448, %43
  %450 = trunc i64 %449 to i32
  %451 = add i32 %437, 1
  %452 = zext i32 %437 to i64
  %453 = getelementptr inbounds [128 x i32], ptr %34, i64 0, i64 %452
  store i32 %450, ptr %453, align 4, !tbaa !61
  br label %487

454:                                              ; preds = %436
  %455 = add i32 %437, 1
  %456 = zext i32 %437 to i64
  %457 = getelementptr inbounds [128 x i32], ptr %34, i64 0, i64 %456
  store i32 %98, ptr %457, align 4, !tbaa !61
  br label %487

458:                                              ; preds = %436, %436
  %459 = getelementptr inbounds %struct.binding, ptr %439, i64 %438, i32 2
  %460 = load i64, ptr %459, align 8, !tbaa !205
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %21) #12
  %461 = getelementptr inbounds i8, ptr %68, i64 %460
  %462 = call ptr @memcpy(ptr noundef nonnull %21, ptr noundef nonnull %461, i64 noundef 8) #11
  %463 = load ptr, ptr %21, align 8, !tbaa !35
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %21) #12
  %464 = load ptr, ptr %463, align 8, !tbaa !250
  %465 = getelementptr inbounds %struct.image, ptr %464, i64 0, i32 1
  %466 = load i32, ptr %465, align 8, !tbaa !251
  %467 = icmp eq i32 %466, 1
  br i1 %467, label %487, label %468

468:                                              ; preds = %458
  %469 = load ptr, ptr %81, align 8, !tbaa !77
  %470 = getelementptr inbounds %struct.hardware_queue, ptr %469, i64 0, i32 1
  %471 = load i64, ptr %470, align 8, !tbaa !131
  %472 = trunc i64 %471 to i32
  %473 = and i64 %471, 2048
  %474 = icmp eq i64 %473, 0
  %475 = select i1 %474, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %20) #12
  store i32 45, ptr %20, align 8, !tbaa !253
  store ptr null, ptr %86, align 8, !tbaa !256
  store i32 %475, ptr %87, align 8, !tbaa !257
  store i32 %475, ptr %88, align 4, !tbaa !258
  store i32 %466, ptr %89, align 8, !tbaa !259
  store <2 x i32> <i32 1, i32 -1>, ptr %90, align 4, !tbaa !124
  store i32 -1, ptr %91, align 4, !tbaa !260
  %476 = load ptr, ptr %464, align 8, !tbaa !261
  store ptr %476, ptr %92, align 8, !tbaa !262
  %477 = getelementptr inbounds %struct.image, ptr %464, i64 0, i32 2
  %478 = load i32, ptr %477, align 4, !tbaa !263
  store i32 %478, ptr %93, align 8, !tbaa !264
  store i32 0, ptr %94, align 4, !tbaa !265
  %479 = getelementptr inbounds %struct.image, ptr %464, i64 0, i32 3
  %480 = load i32, ptr %479, align 8, !tbaa !266
  store i32 %480, ptr %95, align 8, !tbaa !267
  store i32 0, ptr %96, align 4, !tbaa !268
  %481 = getelementptr inbounds %struct.image, ptr %464, i64 0, i32 4
  %482 = load i32, ptr %481, align 4, !tbaa !269
  store i32 %482, ptr %97, align 8, !tbaa !270
  %483 = load ptr, ptr %0, align 8, !tbaa !47
  %484 = getelementptr inbounds %struct.device, ptr %483, i64 0, i32 18
  %485 = load ptr, ptr %484, align 8, !tbaa !138
  %486 = load ptr, ptr %85, align 8, !tbaa !139
  call void %485(ptr noundef %486, i32 noundef %472, i32 noundef %472, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %20) #11
  store i32 1, ptr %465, align 8, !tbaa !251
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %20) #12
  br label %487

487:                                              ; preds = %468, %458, %454, %446, %442, %436
  %488 = phi i32 [ %437, %436 ], [ %455, %454 ], [ %451, %446 ], [ %443, %442 ], [ %437, %458 ], [ %437, %468 ]
  %489 = add nuw i64 %438, 1
  %490 = load i64, ptr %147, align 8, !tbaa !198
  %491 = icmp ult i64 %489, %490
  br i1 %491, label %436, label %422, !llvm.loop !271

492:                                              ; preds = %422, %143
  %493 = add nuw i64 %101, 1
  %494 = load i64, ptr %40, align 8, !tbaa !190
  %495 = icmp ult i64 %493, %494
  br i1 %495, label %100, label %498, !llvm.loop !272

496:                                              ; preds = %297, %282, %280
  %497 = phi i32 [ %281, %280 ], [ -1000069000, %282 ], [ %298, %297 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %30) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %35) #12
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %34) #12
  br label %1086

498:                                              ; preds = %492, %62
  %499 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 2
  %500 = load ptr, ptr %499, align 8, !tbaa !35
  %501 = icmp eq ptr %500, null
  br i1 %501, label %1086, label %502

502:                                              ; preds = %498
  %503 = load i64, ptr %44, align 8, !tbaa !94
  %504 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 20
  %505 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 18
  %506 = load i32, ptr %505, align 8, !tbaa !105
  %507 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 19
  %508 = load i32, ptr %507, align 4, !tbaa !61
  %509 = icmp ugt i32 %508, %506
  br i1 %509, label %510, label %512

510:                                              ; preds = %502
  %511 = load ptr, ptr %504, align 8, !tbaa !29
  br label %523

512:                                              ; preds = %502
  %513 = icmp eq i32 %508, 0
  %514 = shl i32 %508, 1
  %515 = select i1 %513, i32 8, i32 %514
  %516 = load ptr, ptr %504, align 8, !tbaa !35
  %517 = zext i32 %515 to i64
  %518 = mul nuw nsw i64 %517, 24
  %519 = call ptr @realloc(ptr noundef %516, i64 noundef %518) #11
  %520 = icmp eq ptr %519, null
  br i1 %520, label %1086, label %521

521:                                              ; preds = %512
  store ptr %519, ptr %504, align 8, !tbaa !35
  store i32 %515, ptr %507, align 4, !tbaa !61
  %522 = load i32, ptr %505, align 8, !tbaa !105
  br label %523

523:                                              ; preds = %521, %510
  %524 = phi i32 [ %506, %510 ], [ %522, %521 ]
  %525 = phi ptr [ %511, %510 ], [ %519, %521 ]
  %526 = add i32 %524, 1
  store i32 %526, ptr %505, align 8, !tbaa !105
  %527 = zext i32 %524 to i64
  %528 = getelementptr inbounds %struct.arrival, ptr %525, i64 %527
  %529 = getelementptr inbounds %struct.context, ptr %42, i64 0, i32 4
  %530 = load ptr, ptr %529, align 8, !tbaa !12
  %531 = getelementptr inbounds i8, ptr %530, i64 %63
  store ptr %500, ptr %528, align 8, !tbaa.struct !273
  %532 = getelementptr inbounds i8, ptr %528, i64 8
  store ptr %531, ptr %532, align 8, !tbaa.struct !188
  %533 = getelementptr inbounds i8, ptr %528, i64 16
  store i64 %503, ptr %533, align 8, !tbaa.struct !189
  br label %1086

534:                                              ; preds = %2, %2
  %535 = icmp eq i16 %37, 4
  %536 = zext i1 %535 to i32
  %537 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %538 = load ptr, ptr %537, align 8, !tbaa !119
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %18) #12
  %539 = getelementptr inbounds %struct.context, ptr %538, i64 0, i32 3
  %540 = load ptr, ptr %539, align 8, !tbaa !11
  store ptr %540, ptr %18, align 8, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %19) #12
  %541 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 3
  %542 = load i64, ptr %541, align 8, !tbaa !96
  %543 = icmp ult i64 %542, 32769
  br i1 %543, label %544, label %592

544:                                              ; preds = %534
  %545 = getelementptr inbounds %struct.context, ptr %538, i64 0, i32 6
  %546 = load i64, ptr %545, align 8, !tbaa !107
  %547 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 1
  %548 = load i64, ptr %547, align 8, !tbaa !93
  %549 = add i64 %546, -1
  %550 = add i64 %549, %548
  %551 = urem i64 %550, %548
  %552 = sub nuw i64 %550, %551
  %553 = add i64 %552, %542
  store i64 %553, ptr %545, align 8, !tbaa !107
  store i64 %552, ptr %19, align 8, !tbaa !42
  %554 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 4
  %555 = load ptr, ptr %554, align 8, !tbaa !274
  br i1 %535, label %587, label %556

556:                                              ; preds = %544
  %557 = getelementptr inbounds %struct.context, ptr %538, i64 0, i32 20
  %558 = getelementptr inbounds %struct.context, ptr %538, i64 0, i32 18
  %559 = load i32, ptr %558, align 8, !tbaa !105
  %560 = getelementptr inbounds %struct.context, ptr %538, i64 0, i32 19
  %561 = load i32, ptr %560, align 4, !tbaa !61
  %562 = icmp ugt i32 %561, %559
  br i1 %562, label %563, label %565

563:                                              ; preds = %556
  %564 = load ptr, ptr %557, align 8, !tbaa !29
  br label %576

565:                                              ; preds = %556
  %566 = icmp eq i32 %561, 0
  %567 = shl i32 %561, 1
  %568 = select i1 %566, i32 8, i32 %567
  %569 = load ptr, ptr %557, align 8, !tbaa !35
  %570 = zext i32 %568 to i64
  %571 = mul nuw nsw i64 %570, 24
  %572 = tail call ptr @realloc(ptr noundef %569, i64 noundef %571) #11
  %573 = icmp eq ptr %572, null
  br i1 %573, label %697, label %574

574:                                              ; preds = %565
  store ptr %572, ptr %557, align 8, !tbaa !35
  store i32 %568, ptr %560, align 4, !tbaa !61
  %575 = load i32, ptr %558, align 8, !tbaa !105
  br label %576

576:                                              ; preds = %574, %563
  %577 = phi i32 [ %559, %563 ], [ %575, %574 ]
  %578 = phi ptr [ %564, %563 ], [ %572, %574 ]
  %579 = add i32 %577, 1
  store i32 %579, ptr %558, align 8, !tbaa !105
  %580 = zext i32 %577 to i64
  %581 = getelementptr inbounds %struct.arrival, ptr %578, i64 %580
  %582 = getelementptr inbounds %struct.context, ptr %538, i64 0, i32 4
  %583 = load ptr, ptr %582, align 8, !tbaa !12
  %584 = getelementptr inbounds i8, ptr %583, i64 %552
  store ptr %555, ptr %581, align 8, !tbaa.struct !273
  %585 = getelementptr inbounds i8, ptr %581, i64 8
  store ptr %584, ptr %585, align 8, !tbaa.struct !188
  %586 = getelementptr inbounds i8, ptr %581, i64 16
  store i64 %542, ptr %586, align 8, !tbaa.struct !189
  br label %657

587:                                              ; preds = %544
  %588 = getelementptr inbounds %struct.context, ptr %538, i64 0, i32 4
  %589 = load ptr, ptr %588, align 8, !tbaa !12
  %590 = getelementptr inbounds i8, ptr %589, i64 %552
  %591 = tail call ptr @memcpy(ptr noundef %590, ptr noundef %555, i64 noundef %542) #11
  br label %657

592:                                              ; preds = %534
  %593 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 38
  %594 = load i64, ptr %593, align 8, !tbaa !275
  %595 = icmp eq i64 %594, 255
  br i1 %595, label %596, label %652

596:                                              ; preds = %592
  %597 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %598 = load ptr, ptr %597, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %17) #12
  %599 = getelementptr inbounds %struct.staging, ptr %598, i64 0, i32 1, i32 3
  %600 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 4
  %601 = getelementptr inbounds %struct.staging, ptr %598, i64 0, i32 1
  %602 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 1
  %603 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 2
  %604 = getelementptr inbounds %struct.VkBufferCopy, ptr %15, i64 0, i32 1
  %605 = getelementptr inbounds %struct.VkBufferCopy, ptr %15, i64 0, i32 2
  %606 = getelementptr inbounds %struct.VkBufferCopy, ptr %16, i64 0, i32 1
  %607 = getelementptr inbounds %struct.VkBufferCopy, ptr %16, i64 0, i32 2
  %608 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %609 = load i64, ptr %599, align 8, !tbaa !56
  %610 = tail call i64 @llvm.umin.i64(i64 %542, i64 %609)
  %611 = load ptr, ptr %600, align 8, !tbaa !274
  %612 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %611, i64 noundef %610, i32 noundef %536, ptr noundef nonnull %17) #13
  %613 = icmp eq i32 %612, 0
  br i1 %613, label %616, label %614

614:                                              ; preds = %632, %596
  %615 = phi i32 [ %612, %596 ], [ %640, %632 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #12
  br label %697

616:                                              ; preds = %596, %632
  %617 = phi i64 [ %637, %632 ], [ %610, %596 ]
  %618 = phi i64 [ %634, %632 ], [ 0, %596 ]
  %619 = load ptr, ptr %601, align 8, !tbaa !276
  %620 = load i64, ptr %17, align 8, !tbaa !42
  %621 = load ptr, ptr %602, align 8, !tbaa !277
  %622 = load i64, ptr %603, align 8, !tbaa !278
  %623 = add i64 %622, %618
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %15) #12
  store i64 %620, ptr %15, align 8, !tbaa !279
  store i64 %623, ptr %604, align 8, !tbaa !281
  store i64 %617, ptr %605, align 8, !tbaa !282
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %16) #12
  store i64 %623, ptr %16, align 8, !tbaa !279
  store i64 %620, ptr %606, align 8, !tbaa !281
  store i64 %617, ptr %607, align 8, !tbaa !282
  %624 = load ptr, ptr %0, align 8, !tbaa !47
  %625 = getelementptr inbounds %struct.device, ptr %624, i64 0, i32 11
  %626 = load ptr, ptr %625, align 8, !tbaa !283
  %627 = load ptr, ptr %608, align 8, !tbaa !139
  br i1 %535, label %628, label %642

628:                                              ; preds = %616
  call void %626(ptr noundef %627, ptr noundef %619, ptr noundef %621, i32 noundef 1, ptr noundef nonnull %15) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %16) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %15) #12
  %629 = add i64 %618, %617
  %630 = load i64, ptr %541, align 8, !tbaa !96
  %631 = icmp ugt i64 %630, %629
  br i1 %631, label %632, label %646

632:                                              ; preds = %642, %628
  %633 = phi i64 [ %630, %628 ], [ %644, %642 ]
  %634 = phi i64 [ %629, %628 ], [ %643, %642 ]
  %635 = sub i64 %633, %634
  %636 = load i64, ptr %599, align 8, !tbaa !56
  %637 = call i64 @llvm.umin.i64(i64 %635, i64 %636)
  %638 = load ptr, ptr %600, align 8, !tbaa !274
  %639 = getelementptr inbounds i8, ptr %638, i64 %634
  %640 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %639, i64 noundef %637, i32 noundef %536, ptr noundef nonnull %17) #13
  %641 = icmp eq i32 %640, 0
  br i1 %641, label %616, label %614, !llvm.loop !284

642:                                              ; preds = %616
  call void %626(ptr noundef %627, ptr noundef %621, ptr noundef %619, i32 noundef 1, ptr noundef nonnull %16) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %16) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %15) #12
  %643 = add i64 %618, %617
  %644 = load i64, ptr %541, align 8, !tbaa !96
  %645 = icmp ugt i64 %644, %643
  br i1 %645, label %632, label %647

646:                                              ; preds = %628
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #12
  br label %697

647:                                              ; preds = %642
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #12
  %648 = load ptr, ptr %597, align 8, !tbaa !44
  %649 = getelementptr inbounds %struct.staging, ptr %648, i64 0, i32 2
  %650 = load i64, ptr %649, align 8, !tbaa !169
  %651 = call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %650) #13
  br label %697

652:                                              ; preds = %592
  %653 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 4
  %654 = load ptr, ptr %653, align 8, !tbaa !274
  %655 = call fastcc i32 @use_in_place(ptr noundef nonnull %0, ptr noundef %654, i64 noundef %542, ptr noundef nonnull %18, ptr noundef nonnull %19) #13
  %656 = icmp eq i32 %655, 0
  br i1 %656, label %657, label %697

657:                                              ; preds = %652, %587, %576
  %658 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %659 = load i32, ptr %658, align 8, !tbaa !140
  %660 = icmp eq i32 %659, 0
  br i1 %660, label %678, label %661

661:                                              ; preds = %657
  %662 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %663 = load ptr, ptr %662, align 8, !tbaa !77
  %664 = getelementptr inbounds %struct.hardware_queue, ptr %663, i64 0, i32 1
  %665 = load i64, ptr %664, align 8, !tbaa !131
  %666 = trunc i64 %665 to i32
  %667 = and i64 %665, 2048
  %668 = icmp eq i64 %667, 0
  %669 = select i1 %668, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %14) #12
  store i32 46, ptr %14, align 8, !tbaa !133
  %670 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %14, i64 0, i32 1
  store ptr null, ptr %670, align 8, !tbaa !135
  %671 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %14, i64 0, i32 2
  store i32 %669, ptr %671, align 8, !tbaa !136
  %672 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %14, i64 0, i32 3
  store i32 %669, ptr %672, align 4, !tbaa !137
  %673 = load ptr, ptr %0, align 8, !tbaa !47
  %674 = getelementptr inbounds %struct.device, ptr %673, i64 0, i32 18
  %675 = load ptr, ptr %674, align 8, !tbaa !138
  %676 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %677 = load ptr, ptr %676, align 8, !tbaa !139
  call void %675(ptr noundef %677, i32 noundef %666, i32 noundef %666, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %14, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %14) #12
  br label %678

678:                                              ; preds = %661, %657
  store i32 1, ptr %658, align 8, !tbaa !140
  %679 = load ptr, ptr %18, align 8, !tbaa !35
  %680 = load i64, ptr %19, align 8, !tbaa !42
  %681 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 1
  %682 = load ptr, ptr %681, align 8, !tbaa !277
  %683 = getelementptr inbounds %struct.transfer, ptr %1, i64 0, i32 2
  %684 = load i64, ptr %683, align 8, !tbaa !278
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12) #12
  store i64 %680, ptr %12, align 8, !tbaa !279
  %685 = getelementptr inbounds %struct.VkBufferCopy, ptr %12, i64 0, i32 1
  store i64 %684, ptr %685, align 8, !tbaa !281
  %686 = getelementptr inbounds %struct.VkBufferCopy, ptr %12, i64 0, i32 2
  store i64 %542, ptr %686, align 8, !tbaa !282
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %13) #12
  store i64 %684, ptr %13, align 8, !tbaa !279
  %687 = getelementptr inbounds %struct.VkBufferCopy, ptr %13, i64 0, i32 1
  store i64 %680, ptr %687, align 8, !tbaa !281
  %688 = getelementptr inbounds %struct.VkBufferCopy, ptr %13, i64 0, i32 2
  store i64 %542, ptr %688, align 8, !tbaa !282
  %689 = load ptr, ptr %0, align 8, !tbaa !47
  %690 = getelementptr inbounds %struct.device, ptr %689, i64 0, i32 11
  %691 = load ptr, ptr %690, align 8, !tbaa !283
  %692 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %693 = load ptr, ptr %692, align 8, !tbaa !139
  br i1 %535, label %694, label %695

694:                                              ; preds = %678
  call void %691(ptr noundef %693, ptr noundef %679, ptr noundef %682, i32 noundef 1, ptr noundef nonnull %12) #11
  br label %696

695:                                              ; preds = %678
  call void %691(ptr noundef %693, ptr noundef %682, ptr noundef %679, i32 noundef 1, ptr noundef nonnull %13) #11
  br label %696

696:                                              ; preds = %695, %694
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %13) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12) #12
  br label %697

697:                                              ; preds = %565, %614, %646, %647, %652, %696
  %698 = phi i32 [ 0, %696 ], [ %655, %652 ], [ %615, %614 ], [ %651, %647 ], [ 0, %646 ], [ -1, %565 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %19) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %18) #12
  br label %1086

699:                                              ; preds = %2, %2
  %700 = icmp eq i16 %37, 8
  %701 = zext i1 %700 to i32
  %702 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %703 = load ptr, ptr %702, align 8, !tbaa !119
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #12
  %704 = getelementptr inbounds %struct.context, ptr %703, i64 0, i32 3
  %705 = load ptr, ptr %704, align 8, !tbaa !11
  store ptr %705, ptr %10, align 8, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #12
  %706 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 2
  %707 = load i64, ptr %706, align 8, !tbaa !98
  %708 = icmp ult i64 %707, 32769
  br i1 %708, label %709, label %761

709:                                              ; preds = %699
  %710 = add nuw nsw i64 %707, 48
  %711 = getelementptr inbounds %struct.context, ptr %703, i64 0, i32 6
  %712 = load i64, ptr %711, align 8, !tbaa !107
  %713 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 1
  %714 = load i64, ptr %713, align 8, !tbaa !93
  %715 = add i64 %712, -1
  %716 = add i64 %715, %714
  %717 = urem i64 %716, %714
  %718 = sub nuw i64 %716, %717
  %719 = add i64 %710, %718
  store i64 %719, ptr %711, align 8, !tbaa !107
  %720 = add i64 %718, 47
  %721 = urem i64 %720, 48
  %722 = sub nuw i64 %720, %721
  store i64 %722, ptr %11, align 8, !tbaa !42
  %723 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 1
  %724 = load ptr, ptr %723, align 8, !tbaa !285
  br i1 %700, label %756, label %725

725:                                              ; preds = %709
  %726 = getelementptr inbounds %struct.context, ptr %703, i64 0, i32 20
  %727 = getelementptr inbounds %struct.context, ptr %703, i64 0, i32 18
  %728 = load i32, ptr %727, align 8, !tbaa !105
  %729 = getelementptr inbounds %struct.context, ptr %703, i64 0, i32 19
  %730 = load i32, ptr %729, align 4, !tbaa !61
  %731 = icmp ugt i32 %730, %728
  br i1 %731, label %732, label %734

732:                                              ; preds = %725
  %733 = load ptr, ptr %726, align 8, !tbaa !29
  br label %745

734:                                              ; preds = %725
  %735 = icmp eq i32 %730, 0
  %736 = shl i32 %730, 1
  %737 = select i1 %735, i32 8, i32 %736
  %738 = load ptr, ptr %726, align 8, !tbaa !35
  %739 = zext i32 %737 to i64
  %740 = mul nuw nsw i64 %739, 24
  %741 = tail call ptr @realloc(ptr noundef %738, i64 noundef %740) #11
  %742 = icmp eq ptr %741, null
  br i1 %742, label %913, label %743

743:                                              ; preds = %734
  store ptr %741, ptr %726, align 8, !tbaa !35
  store i32 %737, ptr %729, align 4, !tbaa !61
  %744 = load i32, ptr %727, align 8, !tbaa !105
  br label %745

745:                                              ; preds = %743, %732
  %746 = phi i32 [ %728, %732 ], [ %744, %743 ]
  %747 = phi ptr [ %733, %732 ], [ %741, %743 ]
  %748 = add i32 %746, 1
  store i32 %748, ptr %727, align 8, !tbaa !105
  %749 = zext i32 %746 to i64
  %750 = getelementptr inbounds %struct.arrival, ptr %747, i64 %749
  %751 = getelementptr inbounds %struct.context, ptr %703, i64 0, i32 4
  %752 = load ptr, ptr %751, align 8, !tbaa !12
  %753 = getelementptr inbounds i8, ptr %752, i64 %722
  store ptr %724, ptr %750, align 8, !tbaa.struct !273
  %754 = getelementptr inbounds i8, ptr %750, i64 8
  store ptr %753, ptr %754, align 8, !tbaa.struct !188
  %755 = getelementptr inbounds i8, ptr %750, i64 16
  store i64 %707, ptr %755, align 8, !tbaa.struct !189
  br label %886

756:                                              ; preds = %709
  %757 = getelementptr inbounds %struct.context, ptr %703, i64 0, i32 4
  %758 = load ptr, ptr %757, align 8, !tbaa !12
  %759 = getelementptr inbounds i8, ptr %758, i64 %722
  %760 = tail call ptr @memcpy(ptr noundef %759, ptr noundef %724, i64 noundef %707) #11
  br label %886

761:                                              ; preds = %699
  %762 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 1
  %763 = load ptr, ptr %762, align 8, !tbaa !285
  %764 = ptrtoint ptr %763 to i64
  %765 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 39
  %766 = load i64, ptr %765, align 8, !tbaa !286
  %767 = urem i64 %764, %766
  %768 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 38
  %769 = load i64, ptr %768, align 8, !tbaa !275
  %770 = icmp ne i64 %769, 255
  %771 = and i64 %767, 3
  %772 = icmp eq i64 %771, 0
  %773 = select i1 %770, i1 %772, i1 false
  %774 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 3
  %775 = load i64, ptr %774, align 8, !tbaa !287
  br i1 %773, label %776, label %779

776:                                              ; preds = %761
  %777 = urem i64 %767, %775
  %778 = icmp eq i64 %777, 0
  br i1 %778, label %883, label %779

779:                                              ; preds = %776, %761
  %780 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %781 = load ptr, ptr %780, align 8, !tbaa !44
  %782 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5
  %783 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 4
  %784 = load i32, ptr %783, align 4, !tbaa !288
  %785 = zext i32 %784 to i64
  %786 = mul i64 %775, %785
  %787 = getelementptr inbounds %struct.staging, ptr %781, i64 0, i32 1
  %788 = getelementptr inbounds %struct.staging, ptr %781, i64 0, i32 1, i32 3
  %789 = load i64, ptr %788, align 8, !tbaa !56
  %790 = udiv i64 %789, %786
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #12
  %791 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 2
  %792 = load i64, ptr %791, align 8, !tbaa !289
  %793 = icmp eq i64 %792, 0
  br i1 %793, label %875, label %794

794:                                              ; preds = %779
  %795 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 4, i32 2
  %796 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 4, i32 1
  %797 = trunc i64 %790 to i32
  %798 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 3
  %799 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 3, i32 1
  %800 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 3, i32 2
  %801 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 1
  %802 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5, i32 1
  %803 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 2
  %804 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 3
  %805 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 3, i32 1
  %806 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 3, i32 2
  %807 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 4
  %808 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 4, i32 1
  %809 = getelementptr inbounds %struct.region, ptr %9, i64 0, i32 4, i32 2
  %810 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 4
  %811 = load i32, ptr %795, align 4, !tbaa !290
  br label %812

812:                                              ; preds = %867, %794
  %813 = phi i64 [ %792, %794 ], [ %868, %867 ]
  %814 = phi i32 [ %811, %794 ], [ %869, %867 ]
  %815 = phi i64 [ 0, %794 ], [ %872, %867 ]
  %816 = phi ptr [ %763, %794 ], [ %870, %867 ]
  %817 = icmp eq i32 %814, 0
  br i1 %817, label %867, label %818

818:                                              ; preds = %812
  %819 = load i32, ptr %796, align 4, !tbaa !291
  br label %820

820:                                              ; preds = %858, %818
  %821 = phi i32 [ %859, %858 ], [ %814, %818 ]
  %822 = phi i32 [ %860, %858 ], [ %814, %818 ]
  %823 = phi i32 [ %861, %858 ], [ %819, %818 ]
  %824 = phi ptr [ %862, %858 ], [ %816, %818 ]
  %825 = phi i32 [ %863, %858 ], [ 0, %818 ]
  %826 = icmp eq i32 %823, 0
  br i1 %826, label %858, label %827

827:                                              ; preds = %820, %848
  %828 = phi i32 [ %854, %848 ], [ %823, %820 ]
  %829 = phi ptr [ %852, %848 ], [ %824, %820 ]
  %830 = phi i32 [ %853, %848 ], [ 0, %820 ]
  %831 = sub i32 %828, %830
  %832 = zext i32 %831 to i64
  %833 = icmp ugt i64 %790, %832
  %834 = select i1 %833, i32 %831, i32 %797
  %835 = load i32, ptr %798, align 8, !tbaa !292
  %836 = load i32, ptr %799, align 4, !tbaa !293
  %837 = add nsw i32 %836, %830
  %838 = load i32, ptr %800, align 8, !tbaa !294
  %839 = add nsw i32 %838, %825
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %9) #12
  %840 = load i64, ptr %782, align 8, !tbaa !295
  store i64 %840, ptr %9, align 8, !tbaa !295
  %841 = load i64, ptr %802, align 8, !tbaa !296
  %842 = add i64 %841, %815
  store i64 %842, ptr %801, align 8, !tbaa !296
  store i64 1, ptr %803, align 8, !tbaa !289
  store i32 %835, ptr %804, align 8, !tbaa.struct !297
  store i32 %837, ptr %805, align 4, !tbaa.struct !298
  store i32 %839, ptr %806, align 8, !tbaa.struct !299
  %843 = load i32, ptr %783, align 4, !tbaa !288
  store i32 %843, ptr %807, align 4, !tbaa !300
  store i32 %834, ptr %808, align 8, !tbaa !301
  store i32 1, ptr %809, align 4, !tbaa !302
  %844 = zext i32 %834 to i64
  %845 = mul i64 %786, %844
  %846 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %829, i64 noundef %845, i32 noundef %701, ptr noundef nonnull %8) #13
  %847 = icmp eq i32 %846, 0
  br i1 %847, label %848, label %874

848:                                              ; preds = %827
  %849 = load ptr, ptr %787, align 8, !tbaa !276
  %850 = load i64, ptr %8, align 8, !tbaa !42
  %851 = load ptr, ptr %810, align 8, !tbaa !303
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %849, i64 noundef %850, ptr noundef %851, ptr noundef nonnull %9, i32 noundef %701) #13
  %852 = getelementptr inbounds i8, ptr %829, i64 %845
  %853 = add i32 %834, %830
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #12
  %854 = load i32, ptr %796, align 4, !tbaa !291
  %855 = icmp ugt i32 %854, %853
  br i1 %855, label %827, label %856, !llvm.loop !304

856:                                              ; preds = %848
  %857 = load i32, ptr %795, align 4, !tbaa !290
  br label %858

858:                                              ; preds = %856, %820
  %859 = phi i32 [ %821, %820 ], [ %857, %856 ]
  %860 = phi i32 [ %822, %820 ], [ %857, %856 ]
  %861 = phi i32 [ 0, %820 ], [ %854, %856 ]
  %862 = phi ptr [ %824, %820 ], [ %852, %856 ]
  %863 = add nuw i32 %825, 1
  %864 = icmp ult i32 %863, %860
  br i1 %864, label %820, label %865, !llvm.loop !305

865:                                              ; preds = %858
  %866 = load i64, ptr %791, align 8, !tbaa !289
  br label %867

867:                                              ; preds = %865, %812
  %868 = phi i64 [ %813, %812 ], [ %866, %865 ]
  %869 = phi i32 [ 0, %812 ], [ %859, %865 ]
  %870 = phi ptr [ %816, %812 ], [ %862, %865 ]
  %871 = add nuw nsw i64 %815, 1
  %872 = and i64 %871, 4294967295
  %873 = icmp ugt i64 %868, %872
  br i1 %873, label %812, label %875, !llvm.loop !306

874:                                              ; preds = %827
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #12
  br label %881

875:                                              ; preds = %867, %779
  br i1 %700, label %881, label %876

876:                                              ; preds = %875
  %877 = load ptr, ptr %780, align 8, !tbaa !44
  %878 = getelementptr inbounds %struct.staging, ptr %877, i64 0, i32 2
  %879 = load i64, ptr %878, align 8, !tbaa !169
  %880 = tail call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %879) #13
  br label %881

881:                                              ; preds = %876, %875, %874
  %882 = phi i32 [ %846, %874 ], [ %880, %876 ], [ 0, %875 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #12
  br label %913

883:                                              ; preds = %776
  %884 = call fastcc i32 @use_in_place(ptr noundef nonnull %0, ptr noundef %763, i64 noundef %707, ptr noundef nonnull %10, ptr noundef nonnull %11) #13
  %885 = icmp eq i32 %884, 0
  br i1 %885, label %886, label %913

886:                                              ; preds = %883, %756, %745
  %887 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %888 = load i32, ptr %887, align 8, !tbaa !140
  %889 = icmp eq i32 %888, 0
  br i1 %889, label %907, label %890

890:                                              ; preds = %886
  %891 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %892 = load ptr, ptr %891, align 8, !tbaa !77
  %893 = getelementptr inbounds %struct.hardware_queue, ptr %892, i64 0, i32 1
  %894 = load i64, ptr %893, align 8, !tbaa !131
  %895 = trunc i64 %894 to i32
  %896 = and i64 %894, 2048
  %897 = icmp eq i64 %896, 0
  %898 = select i1 %897, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #12
  store i32 46, ptr %7, align 8, !tbaa !133
  %899 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %899, align 8, !tbaa !135
  %900 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %898, ptr %900, align 8, !tbaa !136
  %901 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %7, i64 0, i32 3
  store i32 %898, ptr %901, align 4, !tbaa !137
  %902 = load ptr, ptr %0, align 8, !tbaa !47
  %903 = getelementptr inbounds %struct.device, ptr %902, i64 0, i32 18
  %904 = load ptr, ptr %903, align 8, !tbaa !138
  %905 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %906 = load ptr, ptr %905, align 8, !tbaa !139
  call void %904(ptr noundef %906, i32 noundef %895, i32 noundef %895, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #12
  br label %907

907:                                              ; preds = %890, %886
  store i32 1, ptr %887, align 8, !tbaa !140
  %908 = load ptr, ptr %10, align 8, !tbaa !35
  %909 = load i64, ptr %11, align 8, !tbaa !42
  %910 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 4
  %911 = load ptr, ptr %910, align 8, !tbaa !303
  %912 = getelementptr inbounds %struct.texels, ptr %1, i64 0, i32 5
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %908, i64 noundef %909, ptr noundef %911, ptr noundef nonnull %912, i32 noundef %701) #13
  br label %913

913:                                              ; preds = %734, %881, %883, %907
  %914 = phi i32 [ 0, %907 ], [ %882, %881 ], [ %884, %883 ], [ -1, %734 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #12
  br label %1086

915:                                              ; preds = %2
  %916 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 1
  %917 = load ptr, ptr %916, align 8, !tbaa !35
  %918 = getelementptr inbounds %struct.execute, ptr %1, i64 0, i32 2
  %919 = getelementptr inbounds %struct.command, ptr %1, i64 0, i32 2
  %920 = load i32, ptr %919, align 4, !tbaa !92
  %921 = zext i32 %920 to i64
  %922 = getelementptr inbounds i8, ptr %1, i64 %921
  %923 = getelementptr inbounds %struct.context, ptr %917, i64 0, i32 33
  %924 = load ptr, ptr %923, align 8, !tbaa !33
  %925 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %926 = load i32, ptr %925, align 8, !tbaa !140
  %927 = icmp eq i32 %926, 0
  br i1 %927, label %944, label %928

928:                                              ; preds = %915
  %929 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %930 = load ptr, ptr %929, align 8, !tbaa !77
  %931 = getelementptr inbounds %struct.hardware_queue, ptr %930, i64 0, i32 1
  %932 = load i64, ptr %931, align 8, !tbaa !131
  %933 = trunc i64 %932 to i32
  %934 = and i64 %932, 2048
  %935 = icmp eq i64 %934, 0
  %936 = select i1 %935, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #12
  store i32 46, ptr %5, align 8, !tbaa !133
  %937 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 1
  store ptr null, ptr %937, align 8, !tbaa !135
  %938 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 2
  store i32 %936, ptr %938, align 8, !tbaa !136
  %939 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %5, i64 0, i32 3
  store i32 %936, ptr %939, align 4, !tbaa !137
  %940 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 18
  %941 = load ptr, ptr %940, align 8, !tbaa !138
  %942 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %943 = load ptr, ptr %942, align 8, !tbaa !139
  call void %941(ptr noundef %943, i32 noundef %933, i32 noundef %933, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %5, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #12
  br label %944

944:                                              ; preds = %928, %915
  store i32 1, ptr %925, align 8, !tbaa !140
  %945 = icmp ult ptr %918, %922
  br i1 %945, label %946, label %1012

946:                                              ; preds = %944
  %947 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %948 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %949 = getelementptr inbounds %struct.context, ptr %917, i64 0, i32 3
  %950 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %951 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 1
  %952 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 2
  %953 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %4, i64 0, i32 3
  br label %954

954:                                              ; preds = %1010, %946
  %955 = phi ptr [ %918, %946 ], [ %984, %1010 ]
  %956 = phi ptr [ %924, %946 ], [ %983, %1010 ]
  call void @llvm.lifetime.start.p0(i64 1536, ptr nonnull %6) #12
  %957 = icmp ult ptr %955, %922
  br i1 %957, label %958, label %981

958:                                              ; preds = %954, %958
  %959 = phi i64 [ %962, %958 ], [ 0, %954 ]
  %960 = phi ptr [ %975, %958 ], [ %955, %954 ]
  %961 = phi ptr [ %965, %958 ], [ %956, %954 ]
  %962 = add nuw nsw i64 %959, 1
  %963 = getelementptr inbounds [64 x %struct.VkBufferCopy], ptr %6, i64 0, i64 %959
  %964 = call fastcc i64 @write_arguments(ptr noundef %0, ptr noundef %960) #13
  %965 = getelementptr inbounds i64, ptr %961, i64 1
  %966 = load i64, ptr %961, align 8, !tbaa !42
  %967 = getelementptr inbounds %struct.command, ptr %960, i64 0, i32 2
  %968 = load i32, ptr %967, align 4, !tbaa !92
  %969 = zext i32 %968 to i64
  %970 = add nsw i64 %969, -32
  store i64 %964, ptr %963, align 8, !tbaa.struct !307
  %971 = getelementptr inbounds i8, ptr %963, i64 8
  store i64 %966, ptr %971, align 8, !tbaa.struct !227
  %972 = getelementptr inbounds i8, ptr %963, i64 16
  store i64 %970, ptr %972, align 8, !tbaa.struct !189
  %973 = load i32, ptr %967, align 4, !tbaa !92
  %974 = zext i32 %973 to i64
  %975 = getelementptr inbounds i8, ptr %960, i64 %974
  %976 = icmp ult ptr %975, %922
  %977 = icmp ult i64 %959, 63
  %978 = select i1 %976, i1 %977, i1 false
  br i1 %978, label %958, label %979, !llvm.loop !308

979:                                              ; preds = %958
  %980 = trunc i64 %962 to i32
  br label %981

981:                                              ; preds = %979, %954
  %982 = phi i32 [ 0, %954 ], [ %980, %979 ]
  %983 = phi ptr [ %956, %954 ], [ %965, %979 ]
  %984 = phi ptr [ %955, %954 ], [ %975, %979 ]
  %985 = load ptr, ptr %0, align 8, !tbaa !47
  %986 = getelementptr inbounds %struct.device, ptr %985, i64 0, i32 11
  %987 = load ptr, ptr %986, align 8, !tbaa !283
  %988 = load ptr, ptr %947, align 8, !tbaa !139
  %989 = load ptr, ptr %948, align 8, !tbaa !119
  %990 = getelementptr inbounds %struct.context, ptr %989, i64 0, i32 3
  %991 = load ptr, ptr %990, align 8, !tbaa !11
  %992 = load ptr, ptr %949, align 8, !tbaa !11
  call void %987(ptr noundef %988, ptr noundef %991, ptr noundef %992, i32 noundef %982, ptr noundef nonnull %6) #11
  %993 = icmp eq ptr %984, %922
  br i1 %993, label %994, label %1010

994:                                              ; preds = %981
  %995 = load i32, ptr %925, align 8, !tbaa !140
  %996 = icmp eq i32 %995, 0
  br i1 %996, label %1009, label %997

997:                                              ; preds = %994
  %998 = load ptr, ptr %950, align 8, !tbaa !77
  %999 = getelementptr inbounds %struct.hardware_queue, ptr %998, i64 0, i32 1
  %1000 = load i64, ptr %999, align 8, !tbaa !131
  %1001 = trunc i64 %1000 to i32
  %1002 = and i64 %1000, 2048
  %1003 = icmp eq i64 %1002, 0
  %1004 = select i1 %1003, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #12
  store i32 46, ptr %4, align 8, !tbaa !133
  store ptr null, ptr %951, align 8, !tbaa !135
  store i32 %1004, ptr %952, align 8, !tbaa !136
  store i32 %1004, ptr %953, align 4, !tbaa !137
  %1005 = load ptr, ptr %0, align 8, !tbaa !47
  %1006 = getelementptr inbounds %struct.device, ptr %1005, i64 0, i32 18
  %1007 = load ptr, ptr %1006, align 8, !tbaa !138
  %1008 = load ptr, ptr %947, align 8, !tbaa !139
  call void %1007(ptr noundef %1008, i32 noundef %1001, i32 noundef %1001, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %4, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #12
  br label %1009

1009:                                             ; preds = %997, %994
  store i32 1, ptr %925, align 8, !tbaa !140
  br label %1010

1010:                                             ; preds = %1009, %981
  call void @llvm.lifetime.end.p0(i64 1536, ptr nonnull %6) #12
  %1011 = icmp ult ptr %984, %922
  br i1 %1011, label %954, label %1012, !llvm.loop !309

1012:                                             ; preds = %1010, %944
  %1013 = load ptr, ptr %0, align 8, !tbaa !47
  %1014 = getelementptr inbounds %struct.device, ptr %1013, i64 0, i32 16
  %1015 = load ptr, ptr %1014, align 8, !tbaa !310
  %1016 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %1017 = load ptr, ptr %1016, align 8, !tbaa !139
  %1018 = getelementptr inbounds %struct.context, ptr %917, i64 0, i32 14
  %1019 = load ptr, ptr %1018, align 8, !tbaa !27
  call void %1015(ptr noundef %1017, i32 noundef 1, ptr noundef %1019) #11
  br label %1086

1020:                                             ; preds = %2
  %1021 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %1022 = load i32, ptr %1021, align 8, !tbaa !140
  %1023 = icmp eq i32 %1022, 0
  br i1 %1023, label %1041, label %1024

1024:                                             ; preds = %1020
  %1025 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %1026 = load ptr, ptr %1025, align 8, !tbaa !77
  %1027 = getelementptr inbounds %struct.hardware_queue, ptr %1026, i64 0, i32 1
  %1028 = load i64, ptr %1027, align 8, !tbaa !131
  %1029 = trunc i64 %1028 to i32
  %1030 = and i64 %1028, 2048
  %1031 = icmp eq i64 %1030, 0
  %1032 = select i1 %1031, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #12
  store i32 46, ptr %3, align 8, !tbaa !133
  %1033 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %1033, align 8, !tbaa !135
  %1034 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %1032, ptr %1034, align 8, !tbaa !136
  %1035 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %1032, ptr %1035, align 4, !tbaa !137
  %1036 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 18
  %1037 = load ptr, ptr %1036, align 8, !tbaa !138
  %1038 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %1039 = load ptr, ptr %1038, align 8, !tbaa !139
  call void %1037(ptr noundef %1039, i32 noundef %1029, i32 noundef %1029, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %3, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #12
  %1040 = load i16, ptr %1, align 4, !tbaa !89
  br label %1041

1041:                                             ; preds = %1020, %1024
  %1042 = phi i16 [ %37, %1020 ], [ %1040, %1024 ]
  store i32 1, ptr %1021, align 8, !tbaa !140
  switch i16 %1042, label %1086 [
    i16 2, label %1043
    i16 3, label %1053
    i16 6, label %1066
    i16 7, label %1066
    i16 10, label %1076
    i16 11, label %1077
    i16 12, label %1083
  ]

1043:                                             ; preds = %1041
  %1044 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 11
  %1045 = load ptr, ptr %1044, align 8, !tbaa !283
  %1046 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %1047 = load ptr, ptr %1046, align 8, !tbaa !139
  %1048 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 2
  %1049 = load ptr, ptr %1048, align 8, !tbaa !311
  %1050 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 1
  %1051 = load ptr, ptr %1050, align 8, !tbaa !313
  %1052 = getelementptr inbounds %struct.copy, ptr %1, i64 0, i32 3
  call void %1045(ptr noundef %1047, ptr noundef %1049, ptr noundef %1051, i32 noundef 1, ptr noundef nonnull %1052) #11
  br label %1086

1053:                                             ; preds = %1041
  %1054 = getelementptr inbounds %struct.device, ptr %36, i64 0, i32 17
  %1055 = load ptr, ptr %1054, align 8, !tbaa !314
  %1056 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %1057 = load ptr, ptr %1056, align 8, !tbaa !139
  %1058 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 1
  %1059 = load ptr, ptr %1058, align 8, !tbaa !315
  %1060 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 2
  %1061 = load i64, ptr %1060, align 8, !tbaa !317
  %1062 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 3
  %1063 = load i64, ptr %1062, align 8, !tbaa !318
  %1064 = getelementptr inbounds %struct.fill, ptr %1, i64 0, i32 4
  %1065 = load i32, ptr %1064, align 8, !tbaa !319
  call void %1055(ptr noundef %1057, ptr noundef %1059, i64 noundef %1061, i64 noundef %1063, i32 noundef %1065) #11
  br label %1086

1066:                                             ; preds = %1041, %1041
  %1067 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 1
  %1068 = load ptr, ptr %1067, align 8, !tbaa !320
  %1069 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 2
  %1070 = load i64, ptr %1069, align 8, !tbaa !322
  %1071 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 3
  %1072 = load ptr, ptr %1071, align 8, !tbaa !323
  %1073 = getelementptr inbounds %struct.image_transfer, ptr %1, i64 0, i32 4
  %1074 = icmp eq i16 %1042, 6
  %1075 = zext i1 %1074 to i32
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %1068, i64 noundef %1070, ptr noundef %1072, ptr noundef nonnull %1073, i32 noundef %1075) #13
  br label %1086

1076:                                             ; preds = %1041
  call fastcc void @copy_image(ptr noundef nonnull %0, ptr noundef nonnull %1) #13
  br label %1086

1077:                                             ; preds = %1041
  %1078 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 1
  %1079 = load ptr, ptr %1078, align 8, !tbaa !324
  %1080 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 2
  %1081 = load i64, ptr %1080, align 8, !tbaa !326
  %1082 = trunc i64 %1081 to i32
  call fastcc void @transition(ptr noundef nonnull %0, ptr noundef %1079, i32 noundef %1082) #13
  br label %1086

1083:                                             ; preds = %1041
  %1084 = getelementptr inbounds %struct.transition, ptr %1, i64 0, i32 1
  %1085 = load ptr, ptr %1084, align 8, !tbaa !324
  call fastcc void @clear_image(ptr noundef nonnull %0, ptr noundef %1085) #13
  br label %1086

1086:                                             ; preds = %523, %512, %498, %496, %1043, %1053, %1066, %1076, %1077, %1083, %1041, %2, %1012, %913, %697
  %1087 = phi i32 [ 0, %1012 ], [ %914, %913 ], [ %698, %697 ], [ 0, %2 ], [ 0, %1041 ], [ 0, %1083 ], [ 0, %1077 ], [ 0, %1076 ], [ 0, %1066 ], [ 0, %1053 ], [ 0, %1043 ], [ %497, %496 ], [ 0, %498 ], [ 0, %523 ], [ -1, %512 ]
  ret i32 %1087
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define dso_local i64 @queue_demand(ptr nocapture noundef readonly %0, ptr noundef readonly %1, i64 noundef %2) local_unnamed_addr #7 {
  %4 = getelementptr inbounds i8, ptr %1, i64 %2
  %5 = icmp sgt i64 %2, 0
  br i1 %5, label %6, label %62

6:                                                ; preds = %3
  %7 = load ptr, ptr %0, align 8, !tbaa !47
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
  %27 = load ptr, ptr %26, align 8, !tbaa !35
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
  store i64 0, ptr %2, align 8, !tbaa !42
  %3 = load ptr, ptr %0, align 8, !tbaa !47
  %4 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 29
  %5 = load ptr, ptr %4, align 8, !tbaa !82
  %6 = load ptr, ptr %3, align 8, !tbaa !19
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
  %17 = load ptr, ptr %16, align 8, !tbaa !327
  %18 = icmp eq ptr %17, null
  br i1 %18, label %29, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  br label %24

24:                                               ; preds = %19, %114
  %25 = phi ptr [ %17, %19 ], [ %116, %114 ]
  %26 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 1
  %27 = load i64, ptr %26, align 8, !tbaa !75
  %28 = icmp ugt i64 %27, %15
  br i1 %28, label %29, label %34

29:                                               ; preds = %24, %114, %13
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %31 = load atomic i32, ptr %30 seq_cst, align 8
  %32 = icmp eq i32 %31, 0
  %33 = select i1 %32, i64 %15, i64 -1
  ret i64 %33

34:                                               ; preds = %24
  %35 = call i32 @pthread_mutex_lock(ptr noundef nonnull %20) #11
  %36 = load ptr, ptr %25, align 8, !tbaa !88
  store ptr %36, ptr %16, align 8, !tbaa !327
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
  %52 = load ptr, ptr %45, align 8, !tbaa !29
  %53 = getelementptr inbounds %struct.arrival, ptr %52, i64 %51
  %54 = load ptr, ptr %53, align 8, !tbaa !328
  %55 = getelementptr inbounds %struct.arrival, ptr %52, i64 %51, i32 1
  %56 = load ptr, ptr %55, align 8, !tbaa !330
  %57 = getelementptr inbounds %struct.arrival, ptr %52, i64 %51, i32 2
  %58 = load i64, ptr %57, align 8, !tbaa !331
  %59 = call ptr @memcpy(ptr noundef %54, ptr noundef %56, i64 noundef %58) #11
  %60 = add nuw nsw i64 %51, 1
  %61 = load i32, ptr %41, align 8, !tbaa !105
  %62 = zext i32 %61 to i64
  %63 = icmp ult i64 %60, %62
  br i1 %63, label %50, label %46, !llvm.loop !332

64:                                               ; preds = %46
  %65 = load ptr, ptr %0, align 8, !tbaa !47
  %66 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 9
  %67 = load i32, ptr %66, align 4, !tbaa !117
  %68 = getelementptr inbounds %struct.device, ptr %65, i64 0, i32 28
  %69 = load ptr, ptr %68, align 8, !tbaa !333
  %70 = load ptr, ptr %65, align 8, !tbaa !19
  %71 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 7
  %72 = load ptr, ptr %71, align 8, !tbaa !20
  %73 = zext i32 %67 to i64
  %74 = shl nuw nsw i64 %73, 4
  %75 = add nsw i64 %74, -8
  %76 = getelementptr inbounds i64, ptr %48, i64 1
  %77 = call i32 %69(ptr noundef %70, ptr noundef %72, i32 noundef 0, i32 noundef %67, i64 noundef %75, ptr noundef nonnull %76, i64 noundef 16, i32 noundef 3) #11
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %86

79:                                               ; preds = %64
  %80 = load ptr, ptr %68, align 8, !tbaa !333
  %81 = load ptr, ptr %65, align 8, !tbaa !19
  %82 = load ptr, ptr %71, align 8, !tbaa !20
  %83 = load ptr, ptr %47, align 8, !tbaa !118
  %84 = call i32 %80(ptr noundef %81, ptr noundef %82, i32 noundef %67, i32 noundef %67, i64 noundef %74, ptr noundef %83, i64 noundef 16, i32 noundef 1) #11
  %85 = icmp ult i32 %84, 2
  br i1 %85, label %88, label %86

86:                                               ; preds = %79, %64
  %87 = phi i32 [ %77, %64 ], [ %84, %79 ]
  store atomic i32 %87, ptr %22 seq_cst, align 8
  br label %88

88:                                               ; preds = %86, %79, %46
  %89 = load ptr, ptr %0, align 8, !tbaa !47
  %90 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 21
  %91 = load i32, ptr %90, align 8, !tbaa !21
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %114, label %93

93:                                               ; preds = %88
  %94 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 23
  %95 = getelementptr inbounds %struct.device, ptr %89, i64 0, i32 23
  %96 = getelementptr inbounds %struct.device, ptr %89, i64 0, i32 27
  br label %97

97:                                               ; preds = %97, %93
  %98 = phi i32 [ %91, %93 ], [ %112, %97 ]
  %99 = load ptr, ptr %94, align 8, !tbaa !22
  %100 = add i32 %98, -1
  store i32 %100, ptr %90, align 8, !tbaa !21
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds %struct.import, ptr %99, i64 %101
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds [2 x i64], ptr %102, i64 0, i64 1
  %105 = load i64, ptr %104, align 8
  %106 = inttoptr i64 %103 to ptr
  %107 = inttoptr i64 %105 to ptr
  %108 = load ptr, ptr %95, align 8, !tbaa !23
  %109 = load ptr, ptr %89, align 8, !tbaa !19
  call void %108(ptr noundef %109, ptr noundef %106, ptr noundef null) #11
  %110 = load ptr, ptr %96, align 8, !tbaa !24
  %111 = load ptr, ptr %89, align 8, !tbaa !19
  call void %110(ptr noundef %111, ptr noundef %107, ptr noundef null) #11
  %112 = load i32, ptr %90, align 8, !tbaa !21
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %114, label %97, !llvm.loop !25

114:                                              ; preds = %97, %88
  %115 = load ptr, ptr %23, align 8, !tbaa !87
  store ptr %115, ptr %25, align 8, !tbaa !88
  store ptr %25, ptr %23, align 8, !tbaa !87
  %116 = load ptr, ptr %16, align 8, !tbaa !327
  %117 = icmp eq ptr %116, null
  br i1 %117, label %29, label %24, !llvm.loop !334
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
  store i64 0, ptr %3, align 8, !tbaa !42
  %5 = load ptr, ptr %0, align 8, !tbaa !47
  %6 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 29
  %7 = load ptr, ptr %6, align 8, !tbaa !82
  %8 = load ptr, ptr %5, align 8, !tbaa !19
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
  store i64 0, ptr %6, align 8, !tbaa !42
  %7 = load ptr, ptr %0, align 8, !tbaa !47
  %8 = getelementptr inbounds %struct.device, ptr %7, i64 0, i32 29
  %9 = load ptr, ptr %8, align 8, !tbaa !82
  %10 = load ptr, ptr %7, align 8, !tbaa !19
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
  br i1 %20, label %21, label %37

21:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  store i64 %1, ptr %4, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %5) #12
  store i32 1000207004, ptr %5, align 8, !tbaa !58
  %22 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 1
  store ptr null, ptr %22, align 8, !tbaa !60
  %23 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 2
  store <2 x i32> <i32 0, i32 1>, ptr %23, align 8, !tbaa !61
  %24 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 4
  store ptr %11, ptr %24, align 8, !tbaa !62
  %25 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 5
  store ptr %4, ptr %25, align 8, !tbaa !63
  %26 = load ptr, ptr %0, align 8, !tbaa !47
  %27 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 37
  %28 = load ptr, ptr %27, align 8, !tbaa !64
  %29 = load ptr, ptr %26, align 8, !tbaa !19
  %30 = call i32 %28(ptr noundef %29, ptr noundef nonnull %5, i64 noundef %2) #11
  %31 = icmp slt i32 %30, 0
  br i1 %31, label %32, label %34

32:                                               ; preds = %21
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store atomic i32 %30, ptr %33 seq_cst, align 8
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
  %3 = load ptr, ptr %2, align 8, !tbaa !77
  %4 = getelementptr inbounds %struct.hardware_queue, ptr %3, i64 0, i32 2
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #11
  %6 = load ptr, ptr %0, align 8, !tbaa !47
  %7 = getelementptr inbounds %struct.device, ptr %6, i64 0, i32 31
  %8 = load ptr, ptr %7, align 8, !tbaa !335
  %9 = load ptr, ptr %2, align 8, !tbaa !77
  %10 = load ptr, ptr %9, align 8, !tbaa !149
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
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  store <2 x ptr> zeroinitializer, ptr %4, align 8, !tbaa !35
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  store ptr %5, ptr %6, align 8, !tbaa !81
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  store i32 1, ptr %7, align 4, !tbaa !83
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %9 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %8) #11
  %10 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #11
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %12 = load ptr, ptr %11, align 8, !tbaa !44
  %13 = icmp eq ptr %12, null
  br i1 %13, label %24, label %14

14:                                               ; preds = %1
  %15 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 7
  %16 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %15) #11
  %17 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 4
  store i32 1, ptr %17, align 8, !tbaa !49
  %18 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 8
  %19 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %18) #11
  %20 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %15) #11
  %21 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 3
  %22 = load i64, ptr %21, align 8, !tbaa !336
  %23 = tail call i32 @pthread_join(i64 noundef %22, ptr noundef null) #11
  tail call void @free(ptr noundef nonnull %12) #11
  store ptr null, ptr %11, align 8, !tbaa !44
  br label %24

24:                                               ; preds = %1, %14
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %26 = load i32, ptr %25, align 4, !tbaa !80
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %32, label %28

28:                                               ; preds = %24
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %30 = load i64, ptr %29, align 8, !tbaa !337
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
  %5 = load i32, ptr %4, align 4, !tbaa !338
  %6 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 31
  %7 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 29
  %8 = load i32, ptr %7, align 8, !tbaa !108
  %9 = icmp ugt i32 %5, %8
  br i1 %9, label %22, label %10

10:                                               ; preds = %3
  %11 = icmp eq i32 %5, 0
  %12 = shl i32 %5, 1
  %13 = select i1 %11, i32 8, i32 %12
  %14 = load ptr, ptr %6, align 8, !tbaa !35
  %15 = zext i32 %13 to i64
  %16 = shl nuw nsw i64 %15, 3
  %17 = tail call ptr @realloc(ptr noundef %14, i64 noundef %16) #11
  %18 = icmp eq ptr %17, null
  br i1 %18, label %56, label %19

19:                                               ; preds = %10
  store ptr %17, ptr %6, align 8, !tbaa !35
  %20 = load i32, ptr %4, align 4, !tbaa !338
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
  %31 = load ptr, ptr %25, align 8, !tbaa !35
  %32 = zext i32 %30 to i64
  %33 = shl nuw nsw i64 %32, 3
  %34 = tail call ptr @realloc(ptr noundef %31, i64 noundef %33) #11
  %35 = icmp eq ptr %34, null
  br i1 %35, label %56, label %36

36:                                               ; preds = %27
  store ptr %34, ptr %25, align 8, !tbaa !35
  %37 = load i32, ptr %7, align 8, !tbaa !108
  br label %38

38:                                               ; preds = %22, %36
  %39 = phi i32 [ %37, %36 ], [ %23, %22 ]
  %40 = phi i32 [ %30, %36 ], [ %24, %22 ]
  store i32 %40, ptr %4, align 4, !tbaa !338
  %41 = load ptr, ptr %6, align 8, !tbaa !31
  %42 = zext i32 %39 to i64
  %43 = getelementptr inbounds ptr, ptr %41, i64 %42
  store ptr %1, ptr %43, align 8, !tbaa !35
  %44 = load ptr, ptr %25, align 8, !tbaa !32
  %45 = add i32 %39, 1
  store i32 %45, ptr %7, align 8, !tbaa !108
  %46 = getelementptr inbounds i64, ptr %44, i64 %42
  store i64 %2, ptr %46, align 8, !tbaa !42
  %47 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 28
  %48 = load ptr, ptr %47, align 8, !tbaa !30
  %49 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 26
  %50 = load i32, ptr %49, align 8, !tbaa !109
  %51 = add i32 %50, -1
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds %struct.submission, ptr %48, i64 %52, i32 1
  %54 = load i32, ptr %53, align 4, !tbaa !129
  %55 = add i32 %54, 1
  store i32 %55, ptr %53, align 4, !tbaa !129
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
  store i64 %2, ptr %8, align 8, !tbaa !339
  %9 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 1
  store <2 x i32> zeroinitializer, ptr %9, align 8, !tbaa !61
  %10 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 3
  %11 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 2
  %12 = load i32, ptr %11, align 4, !tbaa !263
  %13 = and i32 %12, 2
  %14 = icmp eq i32 %13, 0
  %15 = select i1 %14, i32 %12, i32 2
  %16 = zext i32 %15 to i64
  %17 = load i64, ptr %4, align 8, !tbaa !295
  %18 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 1
  %19 = load i64, ptr %18, align 8, !tbaa !296
  %20 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 2
  %21 = load i64, ptr %20, align 8, !tbaa !289
  %22 = shl i64 %17, 32
  %23 = or i64 %22, %16
  %24 = shl i64 %21, 32
  %25 = and i64 %19, 4294967295
  %26 = or i64 %24, %25
  store i64 %23, ptr %10, align 8
  %27 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 3, i32 2
  store i64 %26, ptr %27, align 8
  %28 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 4
  %29 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %28, ptr noundef nonnull align 8 dereferenceable(12) %29, i64 12, i1 false), !tbaa.struct !297
  %30 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 5
  %31 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %30, ptr noundef nonnull align 4 dereferenceable(12) %31, i64 12, i1 false), !tbaa.struct !297
  %32 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 1
  %33 = load i32, ptr %32, align 8, !tbaa !251
  %34 = icmp eq i32 %33, 1
  br i1 %34, label %66, label %35

35:                                               ; preds = %6
  %36 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %37 = load ptr, ptr %36, align 8, !tbaa !77
  %38 = getelementptr inbounds %struct.hardware_queue, ptr %37, i64 0, i32 1
  %39 = load i64, ptr %38, align 8, !tbaa !131
  %40 = trunc i64 %39 to i32
  %41 = and i64 %39, 2048
  %42 = icmp eq i64 %41, 0
  %43 = select i1 %42, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %7) #12
  store i32 45, ptr %7, align 8, !tbaa !253
  %44 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %44, align 8, !tbaa !256
  %45 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %43, ptr %45, align 8, !tbaa !257
  %46 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 3
  store i32 %43, ptr %46, align 4, !tbaa !258
  %47 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 4
  store i32 %33, ptr %47, align 8, !tbaa !259
  %48 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 5
  store <2 x i32> <i32 1, i32 -1>, ptr %48, align 4, !tbaa !124
  %49 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 7
  store i32 -1, ptr %49, align 4, !tbaa !260
  %50 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 8
  %51 = load ptr, ptr %3, align 8, !tbaa !261
  store ptr %51, ptr %50, align 8, !tbaa !262
  %52 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9
  store i32 %12, ptr %52, align 8, !tbaa !264
  %53 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 1
  store i32 0, ptr %53, align 4, !tbaa !265
  %54 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 2
  %55 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 3
  %56 = load i32, ptr %55, align 8, !tbaa !266
  store i32 %56, ptr %54, align 8, !tbaa !267
  %57 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 3
  store i32 0, ptr %57, align 4, !tbaa !268
  %58 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 4
  %59 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 4
  %60 = load i32, ptr %59, align 4, !tbaa !269
  store i32 %60, ptr %58, align 8, !tbaa !270
  %61 = load ptr, ptr %0, align 8, !tbaa !47
  %62 = getelementptr inbounds %struct.device, ptr %61, i64 0, i32 18
  %63 = load ptr, ptr %62, align 8, !tbaa !138
  %64 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %65 = load ptr, ptr %64, align 8, !tbaa !139
  call void %63(ptr noundef %65, i32 noundef %40, i32 noundef %40, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %7) #11
  store i32 1, ptr %32, align 8, !tbaa !251
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %7) #12
  br label %66

66:                                               ; preds = %6, %35
  %67 = icmp eq i32 %5, 0
  %68 = load ptr, ptr %0, align 8, !tbaa !47
  %69 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %70 = load ptr, ptr %69, align 8, !tbaa !139
  %71 = load ptr, ptr %3, align 8, !tbaa !261
  br i1 %67, label %75, label %72

72:                                               ; preds = %66
  %73 = getelementptr inbounds %struct.device, ptr %68, i64 0, i32 12
  %74 = load ptr, ptr %73, align 8, !tbaa !342
  call void %74(ptr noundef %70, ptr noundef %1, ptr noundef %71, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %8) #11
  br label %78

75:                                               ; preds = %66
  %76 = getelementptr inbounds %struct.device, ptr %68, i64 0, i32 14
  %77 = load ptr, ptr %76, align 8, !tbaa !343
  call void %77(ptr noundef %70, ptr noundef %71, i32 noundef 1, ptr noundef %1, i32 noundef 1, ptr noundef nonnull %8) #11
  br label %78

78:                                               ; preds = %75, %72
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
  %9 = load ptr, ptr %8, align 8, !tbaa !344
  %10 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 2
  %11 = load i32, ptr %10, align 4, !tbaa !263
  %12 = and i32 %11, 2
  %13 = icmp eq i32 %12, 0
  %14 = select i1 %13, i32 %11, i32 2
  %15 = zext i32 %14 to i64
  %16 = load i64, ptr %7, align 8, !tbaa !295
  %17 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 4, i32 1
  %18 = load i64, ptr %17, align 8, !tbaa !296
  %19 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 4, i32 2
  %20 = load i64, ptr %19, align 8, !tbaa !289
  %21 = shl i64 %16, 32
  %22 = or i64 %21, %15
  %23 = shl i64 %20, 32
  %24 = and i64 %18, 4294967295
  %25 = or i64 %23, %24
  store i64 %22, ptr %5, align 8
  %26 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 1
  store i64 %25, ptr %26, align 8
  %27 = getelementptr inbounds %struct.VkImageCopy, ptr %5, i64 0, i32 1
  %28 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 4, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %27, ptr noundef nonnull align 8 dereferenceable(12) %28, i64 12, i1 false), !tbaa.struct !297
  %29 = getelementptr inbounds %struct.VkImageCopy, ptr %5, i64 0, i32 2
  %30 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 1
  %31 = load ptr, ptr %30, align 8, !tbaa !346
  %32 = getelementptr inbounds %struct.image, ptr %31, i64 0, i32 2
  %33 = load i32, ptr %32, align 4, !tbaa !263
  %34 = and i32 %33, 2
  %35 = icmp eq i32 %34, 0
  %36 = select i1 %35, i32 %33, i32 2
  %37 = zext i32 %36 to i64
  %38 = load i64, ptr %6, align 8, !tbaa !295
  %39 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 1
  %40 = load i64, ptr %39, align 8, !tbaa !296
  %41 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 2
  %42 = load i64, ptr %41, align 8, !tbaa !289
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %49, ptr noundef nonnull align 8 dereferenceable(12) %50, i64 12, i1 false), !tbaa.struct !297
  %51 = getelementptr inbounds %struct.VkImageCopy, ptr %5, i64 0, i32 4
  %52 = getelementptr inbounds %struct.copy_image, ptr %1, i64 0, i32 3, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %51, ptr noundef nonnull align 4 dereferenceable(12) %52, i64 12, i1 false), !tbaa.struct !297
  %53 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 1
  %54 = load i32, ptr %53, align 8, !tbaa !251
  %55 = icmp eq i32 %54, 1
  br i1 %55, label %89, label %56

56:                                               ; preds = %2
  %57 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %58 = load ptr, ptr %57, align 8, !tbaa !77
  %59 = getelementptr inbounds %struct.hardware_queue, ptr %58, i64 0, i32 1
  %60 = load i64, ptr %59, align 8, !tbaa !131
  %61 = trunc i64 %60 to i32
  %62 = and i64 %60, 2048
  %63 = icmp eq i64 %62, 0
  %64 = select i1 %63, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %4) #12
  store i32 45, ptr %4, align 8, !tbaa !253
  %65 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 1
  store ptr null, ptr %65, align 8, !tbaa !256
  %66 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 2
  store i32 %64, ptr %66, align 8, !tbaa !257
  %67 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 3
  store i32 %64, ptr %67, align 4, !tbaa !258
  %68 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 4
  store i32 %54, ptr %68, align 8, !tbaa !259
  %69 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 5
  store <2 x i32> <i32 1, i32 -1>, ptr %69, align 4, !tbaa !124
  %70 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 7
  store i32 -1, ptr %70, align 4, !tbaa !260
  %71 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 8
  %72 = load ptr, ptr %9, align 8, !tbaa !261
  store ptr %72, ptr %71, align 8, !tbaa !262
  %73 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9
  %74 = load i32, ptr %10, align 4, !tbaa !263
  store i32 %74, ptr %73, align 8, !tbaa !264
  %75 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 1
  store i32 0, ptr %75, align 4, !tbaa !265
  %76 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 2
  %77 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 3
  %78 = load i32, ptr %77, align 8, !tbaa !266
  store i32 %78, ptr %76, align 8, !tbaa !267
  %79 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 3
  store i32 0, ptr %79, align 4, !tbaa !268
  %80 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 4
  %81 = getelementptr inbounds %struct.image, ptr %9, i64 0, i32 4
  %82 = load i32, ptr %81, align 4, !tbaa !269
  store i32 %82, ptr %80, align 8, !tbaa !270
  %83 = load ptr, ptr %0, align 8, !tbaa !47
  %84 = getelementptr inbounds %struct.device, ptr %83, i64 0, i32 18
  %85 = load ptr, ptr %84, align 8, !tbaa !138
  %86 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %87 = load ptr, ptr %86, align 8, !tbaa !139
  call void %85(ptr noundef %87, i32 noundef %61, i32 noundef %61, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %4) #11
  store i32 1, ptr %53, align 8, !tbaa !251
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %4) #12
  %88 = load ptr, ptr %30, align 8, !tbaa !346
  br label %89

89:                                               ; preds = %2, %56
  %90 = phi ptr [ %31, %2 ], [ %88, %56 ]
  %91 = getelementptr inbounds %struct.image, ptr %90, i64 0, i32 1
  %92 = load i32, ptr %91, align 8, !tbaa !251
  %93 = icmp eq i32 %92, 1
  br i1 %93, label %128, label %94

94:                                               ; preds = %89
  %95 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %96 = load ptr, ptr %95, align 8, !tbaa !77
  %97 = getelementptr inbounds %struct.hardware_queue, ptr %96, i64 0, i32 1
  %98 = load i64, ptr %97, align 8, !tbaa !131
  %99 = trunc i64 %98 to i32
  %100 = and i64 %98, 2048
  %101 = icmp eq i64 %100, 0
  %102 = select i1 %101, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %3) #12
  store i32 45, ptr %3, align 8, !tbaa !253
  %103 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %103, align 8, !tbaa !256
  %104 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %102, ptr %104, align 8, !tbaa !257
  %105 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %102, ptr %105, align 4, !tbaa !258
  %106 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 4
  store i32 %92, ptr %106, align 8, !tbaa !259
  %107 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 5
  store <2 x i32> <i32 1, i32 -1>, ptr %107, align 4, !tbaa !124
  %108 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 7
  store i32 -1, ptr %108, align 4, !tbaa !260
  %109 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 8
  %110 = load ptr, ptr %90, align 8, !tbaa !261
  store ptr %110, ptr %109, align 8, !tbaa !262
  %111 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9
  %112 = getelementptr inbounds %struct.image, ptr %90, i64 0, i32 2
  %113 = load i32, ptr %112, align 4, !tbaa !263
  store i32 %113, ptr %111, align 8, !tbaa !264
  %114 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 1
  store i32 0, ptr %114, align 4, !tbaa !265
  %115 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 2
  %116 = getelementptr inbounds %struct.image, ptr %90, i64 0, i32 3
  %117 = load i32, ptr %116, align 8, !tbaa !266
  store i32 %117, ptr %115, align 8, !tbaa !267
  %118 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 3
  store i32 0, ptr %118, align 4, !tbaa !268
  %119 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 4
  %120 = getelementptr inbounds %struct.image, ptr %90, i64 0, i32 4
  %121 = load i32, ptr %120, align 4, !tbaa !269
  store i32 %121, ptr %119, align 8, !tbaa !270
  %122 = load ptr, ptr %0, align 8, !tbaa !47
  %123 = getelementptr inbounds %struct.device, ptr %122, i64 0, i32 18
  %124 = load ptr, ptr %123, align 8, !tbaa !138
  %125 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %126 = load ptr, ptr %125, align 8, !tbaa !139
  call void %124(ptr noundef %126, i32 noundef %99, i32 noundef %99, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %3) #11
  store i32 1, ptr %91, align 8, !tbaa !251
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3) #12
  %127 = load ptr, ptr %30, align 8, !tbaa !346
  br label %128

128:                                              ; preds = %89, %94
  %129 = phi ptr [ %90, %89 ], [ %127, %94 ]
  %130 = load ptr, ptr %0, align 8, !tbaa !47
  %131 = getelementptr inbounds %struct.device, ptr %130, i64 0, i32 13
  %132 = load ptr, ptr %131, align 8, !tbaa !347
  %133 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %134 = load ptr, ptr %133, align 8, !tbaa !139
  %135 = load ptr, ptr %8, align 8, !tbaa !344
  %136 = load ptr, ptr %135, align 8, !tbaa !261
  %137 = load ptr, ptr %129, align 8, !tbaa !261
  call void %132(ptr noundef %134, ptr noundef %136, i32 noundef 1, ptr noundef %137, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %5) #11
  call void @llvm.lifetime.end.p0(i64 68, ptr nonnull %5) #12
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @transition(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = alloca %struct.VkImageMemoryBarrier, align 8
  %5 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 1
  %6 = load i32, ptr %5, align 8, !tbaa !251
  %7 = icmp eq i32 %6, %2
  %8 = icmp eq i32 %2, 0
  %9 = or i1 %8, %7
  br i1 %9, label %43, label %10

10:                                               ; preds = %3
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %12 = load ptr, ptr %11, align 8, !tbaa !77
  %13 = getelementptr inbounds %struct.hardware_queue, ptr %12, i64 0, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !131
  %15 = trunc i64 %14 to i32
  %16 = and i64 %14, 2048
  %17 = icmp eq i64 %16, 0
  %18 = select i1 %17, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %4) #12
  store i32 45, ptr %4, align 8, !tbaa !253
  %19 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 1
  store ptr null, ptr %19, align 8, !tbaa !256
  %20 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 2
  store i32 %18, ptr %20, align 8, !tbaa !257
  %21 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 3
  store i32 %18, ptr %21, align 4, !tbaa !258
  %22 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 4
  store i32 %6, ptr %22, align 8, !tbaa !259
  %23 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 5
  store i32 %2, ptr %23, align 4, !tbaa !348
  %24 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 6
  store <2 x i32> <i32 -1, i32 -1>, ptr %24, align 8, !tbaa !61
  %25 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 8
  %26 = load ptr, ptr %1, align 8, !tbaa !261
  store ptr %26, ptr %25, align 8, !tbaa !262
  %27 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9
  %28 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 2
  %29 = load i32, ptr %28, align 4, !tbaa !263
  store i32 %29, ptr %27, align 8, !tbaa !264
  %30 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 1
  store i32 0, ptr %30, align 4, !tbaa !265
  %31 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 2
  %32 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 3
  %33 = load i32, ptr %32, align 8, !tbaa !266
  store i32 %33, ptr %31, align 8, !tbaa !267
  %34 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 3
  store i32 0, ptr %34, align 4, !tbaa !268
  %35 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 4
  %36 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 4
  %37 = load i32, ptr %36, align 4, !tbaa !269
  store i32 %37, ptr %35, align 8, !tbaa !270
  %38 = load ptr, ptr %0, align 8, !tbaa !47
  %39 = getelementptr inbounds %struct.device, ptr %38, i64 0, i32 18
  %40 = load ptr, ptr %39, align 8, !tbaa !138
  %41 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %42 = load ptr, ptr %41, align 8, !tbaa !139
  call void %40(ptr noundef %42, i32 noundef %15, i32 noundef %15, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %4) #11
  store i32 %2, ptr %5, align 8, !tbaa !251
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %4) #12
  br label %43

43:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @clear_image(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) unnamed_addr #0 {
  %3 = alloca %struct.VkImageMemoryBarrier, align 8
  %4 = alloca %struct.VkImageSubresourceRange, align 4
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %4) #12
  %5 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 2
  %6 = load i32, ptr %5, align 4, !tbaa !263
  store i32 %6, ptr %4, align 4, !tbaa !264
  %7 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 1
  store i32 0, ptr %7, align 4, !tbaa !265
  %8 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 2
  %9 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 3
  %10 = load i32, ptr %9, align 8, !tbaa !266
  store i32 %10, ptr %8, align 4, !tbaa !267
  %11 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 3
  store i32 0, ptr %11, align 4, !tbaa !268
  %12 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %4, i64 0, i32 4
  %13 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 4
  %14 = load i32, ptr %13, align 4, !tbaa !269
  store i32 %14, ptr %12, align 4, !tbaa !270
  %15 = getelementptr inbounds %struct.image, ptr %1, i64 0, i32 1
  %16 = load i32, ptr %15, align 8, !tbaa !251
  %17 = icmp eq i32 %16, 1
  br i1 %17, label %46, label %18

18:                                               ; preds = %2
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !77
  %21 = getelementptr inbounds %struct.hardware_queue, ptr %20, i64 0, i32 1
  %22 = load i64, ptr %21, align 8, !tbaa !131
  %23 = trunc i64 %22 to i32
  %24 = and i64 %22, 2048
  %25 = icmp eq i64 %24, 0
  %26 = select i1 %25, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %3) #12
  store i32 45, ptr %3, align 8, !tbaa !253
  %27 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %27, align 8, !tbaa !256
  %28 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %26, ptr %28, align 8, !tbaa !257
  %29 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 3
  store i32 %26, ptr %29, align 4, !tbaa !258
  %30 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 4
  store i32 %16, ptr %30, align 8, !tbaa !259
  %31 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 5
  store <2 x i32> <i32 1, i32 -1>, ptr %31, align 4, !tbaa !124
  %32 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 7
  store i32 -1, ptr %32, align 4, !tbaa !260
  %33 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 8
  %34 = load ptr, ptr %1, align 8, !tbaa !261
  store ptr %34, ptr %33, align 8, !tbaa !262
  %35 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9
  store i32 %6, ptr %35, align 8, !tbaa !264
  %36 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 1
  store i32 0, ptr %36, align 4, !tbaa !265
  %37 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 2
  store i32 %10, ptr %37, align 8, !tbaa !267
  %38 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 3
  store i32 0, ptr %38, align 4, !tbaa !268
  %39 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %3, i64 0, i32 9, i32 4
  store i32 %14, ptr %39, align 8, !tbaa !270
  %40 = load ptr, ptr %0, align 8, !tbaa !47
  %41 = getelementptr inbounds %struct.device, ptr %40, i64 0, i32 18
  %42 = load ptr, ptr %41, align 8, !tbaa !138
  %43 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %44 = load ptr, ptr %43, align 8, !tbaa !139
  call void %42(ptr noundef %44, i32 noundef %23, i32 noundef %23, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %3) #11
  store i32 1, ptr %15, align 8, !tbaa !251
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3) #12
  %45 = load i32, ptr %5, align 4, !tbaa !263
  br label %46

46:                                               ; preds = %2, %18
  %47 = phi i32 [ %6, %2 ], [ %45, %18 ]
  %48 = and i32 %47, 1
  %49 = icmp eq i32 %48, 0
  %50 = load ptr, ptr %0, align 8, !tbaa !47
  %51 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %52 = load ptr, ptr %51, align 8, !tbaa !139
  %53 = load ptr, ptr %1, align 8, !tbaa !261
  %54 = getelementptr inbounds %struct.device, ptr %50, i64 0, i32 10
  %55 = getelementptr inbounds %struct.device, ptr %50, i64 0, i32 9
  %56 = select i1 %49, ptr %54, ptr %55
  %57 = select i1 %49, ptr @clear_image.nothing, ptr @clear_image.black
  %58 = load ptr, ptr %56, align 8, !tbaa !35
  call void %58(ptr noundef %52, ptr noundef %53, i32 noundef 1, ptr noundef nonnull %57, i32 noundef 1, ptr noundef nonnull %4) #11
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %4) #12
  ret void
}

; Function Attrs: nounwind
define internal fastcc i64 @write_arguments(ptr nocapture noundef readonly %0, ptr noundef %1) unnamed_addr #0 {
  %3 = alloca ptr, align 8
  %4 = getelementptr inbounds %struct.launch, ptr %1, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !35
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %7 = load ptr, ptr %6, align 8, !tbaa !119
  %8 = getelementptr inbounds %struct.command, ptr %1, i64 0, i32 2
  %9 = load i32, ptr %8, align 4, !tbaa !92
  %10 = zext i32 %9 to i64
  %11 = add nsw i64 %10, -32
  %12 = load ptr, ptr %0, align 8, !tbaa !47
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
  %23 = load ptr, ptr %22, align 8, !tbaa !12
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
  %37 = load i64, ptr %36, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #12
  %38 = getelementptr inbounds i8, ptr %25, i64 %37
  %39 = call ptr @memcpy(ptr noundef nonnull %3, ptr noundef nonnull %38, i64 noundef 8) #11
  %40 = load ptr, ptr %3, align 8, !tbaa !35
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #12
  %41 = load ptr, ptr %22, align 8, !tbaa !12
  %42 = getelementptr inbounds i8, ptr %41, i64 %20
  %43 = load ptr, ptr %31, align 8, !tbaa !350
  %44 = getelementptr inbounds i64, ptr %43, i64 %34
  %45 = load i64, ptr %44, align 8, !tbaa !42
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
  %10 = load ptr, ptr %0, align 8, !tbaa !47
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %12 = load ptr, ptr %11, align 8, !tbaa !119
  %13 = getelementptr inbounds %struct.context, ptr %12, i64 0, i32 23
  %14 = getelementptr inbounds %struct.context, ptr %12, i64 0, i32 21
  %15 = load i32, ptr %14, align 8, !tbaa !21
  %16 = getelementptr inbounds %struct.context, ptr %12, i64 0, i32 22
  %17 = load i32, ptr %16, align 4, !tbaa !61
  %18 = icmp ugt i32 %17, %15
  br i1 %18, label %19, label %21

19:                                               ; preds = %5
  %20 = load ptr, ptr %13, align 8, !tbaa !22
  br label %32

21:                                               ; preds = %5
  %22 = icmp eq i32 %17, 0
  %23 = shl i32 %17, 1
  %24 = select i1 %22, i32 8, i32 %23
  %25 = load ptr, ptr %13, align 8, !tbaa !35
  %26 = zext i32 %24 to i64
  %27 = shl nuw nsw i64 %26, 4
  %28 = tail call ptr @realloc(ptr noundef %25, i64 noundef %27) #11
  %29 = icmp eq ptr %28, null
  br i1 %29, label %102, label %30

30:                                               ; preds = %21
  store ptr %28, ptr %13, align 8, !tbaa !35
  store i32 %24, ptr %16, align 4, !tbaa !61
  %31 = load i32, ptr %14, align 8, !tbaa !21
  br label %32

32:                                               ; preds = %19, %30
  %33 = phi i32 [ %15, %19 ], [ %31, %30 ]
  %34 = phi ptr [ %20, %19 ], [ %28, %30 ]
  %35 = zext i32 %33 to i64
  %36 = getelementptr inbounds %struct.import, ptr %34, i64 %35
  %37 = ptrtoint ptr %1 to i64
  %38 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 39
  %39 = load i64, ptr %38, align 8, !tbaa !286
  %40 = urem i64 %37, %39
  store i64 %40, ptr %4, align 8, !tbaa !42
  %41 = sub i64 0, %40
  %42 = getelementptr inbounds i8, ptr %1, i64 %41
  %43 = load i64, ptr %38, align 8, !tbaa !286
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
  store <2 x i32> <i32 3, i32 0>, ptr %54, align 8, !tbaa !124
  %55 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 6
  store i32 0, ptr %55, align 8, !tbaa !361
  %56 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 7
  store ptr null, ptr %56, align 8, !tbaa !362
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #12
  store i32 1000178000, ptr %8, align 8, !tbaa !363
  %57 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %8, i64 0, i32 1
  store ptr null, ptr %57, align 8, !tbaa !365
  %58 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %8, i64 0, i32 2
  store i32 128, ptr %58, align 8, !tbaa !366
  %59 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %8, i64 0, i32 3
  store ptr %42, ptr %59, align 8, !tbaa !367
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9) #12
  store i32 5, ptr %9, align 8, !tbaa !368
  %60 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %9, i64 0, i32 1
  store ptr %8, ptr %60, align 8, !tbaa !370
  %61 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %9, i64 0, i32 2
  store i64 %48, ptr %61, align 8, !tbaa !371
  %62 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %9, i64 0, i32 3
  %63 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 38
  %64 = load i64, ptr %63, align 8, !tbaa !275
  %65 = trunc i64 %64 to i32
  store i32 %65, ptr %62, align 8, !tbaa !372
  %66 = getelementptr inbounds i8, ptr %36, i64 8
  store <2 x ptr> zeroinitializer, ptr %36, align 8
  %67 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 20
  %68 = load ptr, ptr %67, align 8, !tbaa !373
  %69 = load ptr, ptr %10, align 8, !tbaa !19
  %70 = call i32 %68(ptr noundef %69, ptr noundef nonnull %7, ptr noundef null, ptr noundef nonnull %36) #11
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %86

72:                                               ; preds = %32
  %73 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 4
  %74 = load ptr, ptr %73, align 8, !tbaa !374
  %75 = load ptr, ptr %10, align 8, !tbaa !19
  %76 = call i32 %74(ptr noundef %75, ptr noundef nonnull %9, ptr noundef null, ptr noundef nonnull %66) #11
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %86

78:                                               ; preds = %72
  %79 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 6
  %80 = load ptr, ptr %79, align 8, !tbaa !375
  %81 = load ptr, ptr %10, align 8, !tbaa !19
  %82 = load ptr, ptr %36, align 8, !tbaa !376
  %83 = load ptr, ptr %66, align 8, !tbaa !378
  %84 = call i32 %80(ptr noundef %81, ptr noundef %82, ptr noundef %83, i64 noundef 0) #11
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %98, label %86

86:                                               ; preds = %32, %72, %78
  %87 = phi i32 [ %84, %78 ], [ %76, %72 ], [ %70, %32 ]
  %88 = load i64, ptr %36, align 8
  %89 = load i64, ptr %66, align 8
  %90 = inttoptr i64 %88 to ptr
  %91 = inttoptr i64 %89 to ptr
  %92 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 23
  %93 = load ptr, ptr %92, align 8, !tbaa !23
  %94 = load ptr, ptr %10, align 8, !tbaa !19
  call void %93(ptr noundef %94, ptr noundef %90, ptr noundef null) #11
  %95 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 27
  %96 = load ptr, ptr %95, align 8, !tbaa !24
  %97 = load ptr, ptr %10, align 8, !tbaa !19
  call void %96(ptr noundef %97, ptr noundef %91, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #12
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %7) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #12
  br label %102

98:                                               ; preds = %78
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #12
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %7) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #12
  %99 = load i32, ptr %14, align 8, !tbaa !21
  %100 = add i32 %99, 1
  store i32 %100, ptr %14, align 8, !tbaa !21
  %101 = load ptr, ptr %36, align 8, !tbaa !376
  store ptr %101, ptr %3, align 8, !tbaa !35
  br label %102

102:                                              ; preds = %86, %21, %98
  %103 = phi i32 [ 0, %98 ], [ %87, %86 ], [ -1, %21 ]
  ret i32 %103
}

; Function Attrs: nounwind
define internal fastcc i32 @begin_chunk(ptr nocapture noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3, ptr nocapture noundef writeonly %4) unnamed_addr #0 {
  %6 = alloca %struct.VkMemoryBarrier, align 8
  %7 = alloca %struct.VkMemoryBarrier, align 8
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %9 = load ptr, ptr %8, align 8, !tbaa !44
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %11 = load ptr, ptr %10, align 8, !tbaa !119
  %12 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #11
  %13 = icmp eq ptr %12, null
  br i1 %13, label %73, label %14

14:                                               ; preds = %5
  %15 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 2
  %16 = load i64, ptr %15, align 8, !tbaa !169
  %17 = add i64 %16, 1
  store i64 %17, ptr %15, align 8, !tbaa !169
  %18 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 26
  %19 = load i32, ptr %18, align 8, !tbaa !109
  store ptr null, ptr %12, align 8, !tbaa.struct !379
  %20 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %1, ptr %20, align 8, !tbaa.struct !380
  %21 = getelementptr inbounds i8, ptr %12, i64 16
  store i64 %17, ptr %21, align 8, !tbaa.struct !381
  %22 = getelementptr inbounds i8, ptr %12, i64 24
  store i64 %2, ptr %22, align 8, !tbaa.struct !382
  %23 = getelementptr inbounds i8, ptr %12, i64 32
  store i32 %3, ptr %23, align 8, !tbaa.struct !298
  %24 = getelementptr inbounds i8, ptr %12, i64 36
  store i32 %19, ptr %24, align 4, !tbaa.struct !299
  %25 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 25
  %26 = load ptr, ptr %25, align 8, !tbaa !15
  store ptr %12, ptr %26, align 8, !tbaa !35
  store ptr %12, ptr %25, align 8, !tbaa !15
  %27 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 1, i32 2
  %28 = load i64, ptr %27, align 8, !tbaa !55
  %29 = urem i64 %17, %28
  %30 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 1, i32 3
  %31 = load i64, ptr %30, align 8, !tbaa !56
  %32 = mul i64 %31, %29
  store i64 %32, ptr %4, align 8, !tbaa !42
  %33 = icmp eq i32 %3, 0
  br i1 %33, label %34, label %37

34:                                               ; preds = %14
  %35 = load i64, ptr %27, align 8, !tbaa !55
  %36 = tail call i64 @llvm.usub.sat.i64(i64 %17, i64 %35)
  br label %37

37:                                               ; preds = %34, %14
  %38 = phi i64 [ %17, %14 ], [ %36, %34 ]
  %39 = tail call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %38) #13
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %73

41:                                               ; preds = %37
  %42 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 28
  %43 = load ptr, ptr %42, align 8, !tbaa !30
  %44 = load i32, ptr %18, align 8, !tbaa !109
  %45 = add i32 %44, -1
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds %struct.submission, ptr %43, i64 %46, i32 3
  store i64 %17, ptr %47, align 8, !tbaa !152
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, ptr noundef nonnull align 8 dereferenceable(24) @__const.begin_chunk.memory, i64 24, i1 false)
  %48 = load ptr, ptr %0, align 8, !tbaa !47
  %49 = getelementptr inbounds %struct.device, ptr %48, i64 0, i32 18
  %50 = load ptr, ptr %49, align 8, !tbaa !138
  %51 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %52 = load ptr, ptr %51, align 8, !tbaa !139
  call void %50(ptr noundef %52, i32 noundef 16384, i32 noundef 4096, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  %53 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %54 = load i32, ptr %53, align 8, !tbaa !140
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %72, label %56

56:                                               ; preds = %41
  %57 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %58 = load ptr, ptr %57, align 8, !tbaa !77
  %59 = getelementptr inbounds %struct.hardware_queue, ptr %58, i64 0, i32 1
  %60 = load i64, ptr %59, align 8, !tbaa !131
  %61 = trunc i64 %60 to i32
  %62 = and i64 %60, 2048
  %63 = icmp eq i64 %62, 0
  %64 = select i1 %63, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #12
  store i32 46, ptr %6, align 8, !tbaa !133
  %65 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 1
  store ptr null, ptr %65, align 8, !tbaa !135
  %66 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 2
  store i32 %64, ptr %66, align 8, !tbaa !136
  %67 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 3
  store i32 %64, ptr %67, align 4, !tbaa !137
  %68 = load ptr, ptr %0, align 8, !tbaa !47
  %69 = getelementptr inbounds %struct.device, ptr %68, i64 0, i32 18
  %70 = load ptr, ptr %69, align 8, !tbaa !138
  %71 = load ptr, ptr %51, align 8, !tbaa !139
  call void %70(ptr noundef %71, i32 noundef %61, i32 noundef %61, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %6, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #12
  br label %72

72:                                               ; preds = %41, %56
  store i32 1, ptr %53, align 8, !tbaa !140
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
  %7 = load i64, ptr %6, align 8, !tbaa !131
  %8 = trunc i64 %7 to i32
  %9 = and i64 %7, 2048
  %10 = icmp eq i64 %9, 0
  %11 = select i1 %10, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #12
  store i32 46, ptr %3, align 8, !tbaa !133
  %12 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %12, align 8, !tbaa !135
  %13 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %11, ptr %13, align 8, !tbaa !136
  %14 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 3
  %15 = or i32 %11, 8192
  store i32 %15, ptr %14, align 4, !tbaa !137
  %16 = load ptr, ptr %0, align 8, !tbaa !47
  %17 = getelementptr inbounds %struct.device, ptr %16, i64 0, i32 18
  %18 = load ptr, ptr %17, align 8, !tbaa !138
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %20 = load ptr, ptr %19, align 8, !tbaa !139
  %21 = or i32 %8, 16384
  call void %18(ptr noundef %20, i32 noundef %8, i32 noundef %21, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %3, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #11
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store i32 0, ptr %22, align 8, !tbaa !140
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #12
  %23 = load ptr, ptr %0, align 8, !tbaa !47
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 26
  %25 = load ptr, ptr %24, align 8, !tbaa !141
  %26 = load ptr, ptr %19, align 8, !tbaa !139
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
  %36 = load ptr, ptr %35, align 8, !tbaa !44
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

attributes #0 = { nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #7 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #8 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nobuiltin nounwind "no-builtins" }
attributes #12 = { nounwind }
attributes #13 = { nobuiltin "no-builtins" }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 1}
!4 = !{!5, !6, i64 16}
!5 = !{!"context", !6, i64 0, !9, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !9, i64 40, !9, i64 48, !6, i64 56, !10, i64 64, !10, i64 68, !6, i64 72, !10, i64 80, !10, i64 84, !10, i64 88, !6, i64 96, !10, i64 104, !10, i64 108, !6, i64 112, !10, i64 120, !10, i64 124, !6, i64 128, !10, i64 136, !10, i64 140, !6, i64 144, !6, i64 152, !6, i64 160, !10, i64 168, !10, i64 172, !6, i64 176, !10, i64 184, !10, i64 188, !6, i64 192, !6, i64 200, !6, i64 208, !7, i64 216}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!"long", !7, i64 0}
!10 = !{!"int", !7, i64 0}
!11 = !{!5, !6, i64 24}
!12 = !{!5, !6, i64 32}
!13 = !{!5, !9, i64 40}
!14 = !{!5, !10, i64 80}
!15 = !{!5, !6, i64 160}
!16 = !{!5, !10, i64 104}
!17 = !{!18, !6, i64 200}
!18 = !{!"device", !6, i64 0, !9, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48, !6, i64 56, !6, i64 64, !6, i64 72, !6, i64 80, !6, i64 88, !6, i64 96, !6, i64 104, !6, i64 112, !6, i64 120, !6, i64 128, !6, i64 136, !6, i64 144, !6, i64 152, !6, i64 160, !6, i64 168, !6, i64 176, !6, i64 184, !6, i64 192, !6, i64 200, !6, i64 208, !6, i64 216, !6, i64 224, !6, i64 232, !6, i64 240, !6, i64 248, !6, i64 256, !6, i64 264, !6, i64 272, !6, i64 280, !6, i64 288, !6, i64 296, !9, i64 304, !9, i64 312}
!19 = !{!18, !6, i64 0}
!20 = !{!5, !6, i64 56}
!21 = !{!5, !10, i64 136}
!22 = !{!5, !6, i64 144}
!23 = !{!18, !6, i64 184}
!24 = !{!18, !6, i64 216}
!25 = distinct !{!25, !26}
!26 = !{!"llvm.loop.mustprogress"}
!27 = !{!5, !6, i64 96}
!28 = !{!5, !6, i64 112}
!29 = !{!5, !6, i64 128}
!30 = !{!5, !6, i64 176}
!31 = !{!5, !6, i64 192}
!32 = !{!5, !6, i64 200}
!33 = !{!5, !6, i64 208}
!34 = !{!18, !6, i64 192}
!35 = !{!6, !6, i64 0}
!36 = distinct !{!36, !26}
!37 = !{!38, !6, i64 0}
!38 = !{!"staging", !6, i64 0, !39, i64 8, !9, i64 56, !9, i64 64, !10, i64 72, !6, i64 80, !6, i64 88, !40, i64 96, !40, i64 160}
!39 = !{!"slots", !6, i64 0, !6, i64 8, !9, i64 16, !9, i64 24, !6, i64 32, !6, i64 40}
!40 = !{!"", !7, i64 0}
!41 = !{i64 0, i64 8, !35, i64 8, i64 8, !35, i64 16, i64 8, !42, i64 24, i64 8, !42, i64 32, i64 8, !35, i64 40, i64 8, !35}
!42 = !{!9, !9, i64 0}
!43 = !{!38, !6, i64 88}
!44 = !{!45, !6, i64 128}
!45 = !{!"queue", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !10, i64 32, !10, i64 36, !46, i64 40, !9, i64 56, !10, i64 64, !10, i64 68, !10, i64 72, !6, i64 80, !6, i64 88, !6, i64 96, !6, i64 104, !6, i64 112, !10, i64 120, !6, i64 128, !40, i64 136, !40, i64 200}
!46 = !{!"notification", !9, i64 0, !10, i64 8}
!47 = !{!45, !6, i64 0}
!48 = !{!38, !6, i64 80}
!49 = !{!38, !10, i64 72}
!50 = distinct !{!50, !26}
!51 = !{!52, !6, i64 0}
!52 = !{!"chunk", !6, i64 0, !6, i64 8, !9, i64 16, !9, i64 24, !10, i64 32, !10, i64 36}
!53 = !{!38, !6, i64 16}
!54 = !{!52, !9, i64 16}
!55 = !{!38, !9, i64 24}
!56 = !{!38, !9, i64 32}
!57 = !{!52, !10, i64 32}
!58 = !{!59, !7, i64 0}
!59 = !{!"VkSemaphoreWaitInfo", !7, i64 0, !6, i64 8, !10, i64 16, !10, i64 20, !6, i64 24, !6, i64 32}
!60 = !{!59, !6, i64 8}
!61 = !{!10, !10, i64 0}
!62 = !{!59, !6, i64 24}
!63 = !{!59, !6, i64 32}
!64 = !{!18, !6, i64 296}
!65 = distinct !{!65, !26}
!66 = !{!52, !6, i64 8}
!67 = !{!52, !9, i64 24}
!68 = !{!69, !7, i64 0}
!69 = !{!"VkSemaphoreSignalInfo", !7, i64 0, !6, i64 8, !6, i64 16, !9, i64 24}
!70 = !{!69, !6, i64 8}
!71 = !{!38, !6, i64 40}
!72 = !{!69, !6, i64 16}
!73 = !{!69, !9, i64 24}
!74 = !{!18, !6, i64 280}
!75 = !{!5, !9, i64 8}
!76 = distinct !{!76, !26}
!77 = !{!45, !6, i64 8}
!78 = !{!45, !6, i64 16}
!79 = !{!45, !10, i64 48}
!80 = !{!45, !10, i64 36}
!81 = !{!45, !6, i64 96}
!82 = !{!18, !6, i64 232}
!83 = !{!45, !10, i64 68}
!84 = !{!45, !10, i64 72}
!85 = !{!46, !10, i64 8}
!86 = !{!45, !6, i64 24}
!87 = !{!45, !6, i64 80}
!88 = !{!5, !6, i64 0}
!89 = !{!90, !91, i64 0}
!90 = !{!"command", !91, i64 0, !91, i64 2, !10, i64 4}
!91 = !{!"short", !7, i64 0}
!92 = !{!90, !10, i64 4}
!93 = !{!18, !9, i64 8}
!94 = !{!95, !9, i64 16}
!95 = !{!"kernel", !9, i64 0, !9, i64 8, !9, i64 16, !9, i64 24, !6, i64 32, !6, i64 40}
!96 = !{!97, !9, i64 24}
!97 = !{!"transfer", !90, i64 0, !6, i64 8, !9, i64 16, !9, i64 24, !6, i64 32}
!98 = !{!99, !9, i64 16}
!99 = !{!"texels", !90, i64 0, !6, i64 8, !9, i64 16, !9, i64 24, !6, i64 32, !100, i64 40}
!100 = !{!"region", !9, i64 0, !9, i64 8, !9, i64 16, !101, i64 24, !102, i64 36}
!101 = !{!"VkOffset3D", !10, i64 0, !10, i64 4, !10, i64 8}
!102 = !{!"VkExtent3D", !10, i64 0, !10, i64 4, !10, i64 8}
!103 = distinct !{!103, !26}
!104 = distinct !{!104, !26}
!105 = !{!5, !10, i64 120}
!106 = !{!5, !10, i64 88}
!107 = !{!5, !9, i64 48}
!108 = !{!5, !10, i64 184}
!109 = !{!5, !10, i64 168}
!110 = !{!5, !10, i64 108}
!111 = !{!112, !6, i64 0}
!112 = !{!"kept_set", !6, i64 0, !6, i64 8, !7, i64 16}
!113 = distinct !{!113, !26}
!114 = !{!18, !6, i64 264}
!115 = distinct !{!115, !26}
!116 = !{!18, !6, i64 256}
!117 = !{!5, !10, i64 68}
!118 = !{!5, !6, i64 72}
!119 = !{!45, !6, i64 104}
!120 = !{!5, !10, i64 64}
!121 = !{!122, !7, i64 0}
!122 = !{!"VkQueryPoolCreateInfo", !7, i64 0, !6, i64 8, !10, i64 16, !7, i64 20, !10, i64 24, !10, i64 28}
!123 = !{!122, !6, i64 8}
!124 = !{!7, !7, i64 0}
!125 = !{!122, !10, i64 24}
!126 = !{!122, !10, i64 28}
!127 = !{!18, !6, i64 176}
!128 = !{!18, !6, i64 272}
!129 = !{!130, !10, i64 4}
!130 = !{!"submission", !10, i64 0, !10, i64 4, !6, i64 8, !9, i64 16}
!131 = !{!132, !9, i64 8}
!132 = !{!"hardware_queue", !6, i64 0, !9, i64 8, !40, i64 16}
!133 = !{!134, !7, i64 0}
!134 = !{!"VkMemoryBarrier", !7, i64 0, !6, i64 8, !10, i64 16, !10, i64 20}
!135 = !{!134, !6, i64 8}
!136 = !{!134, !10, i64 16}
!137 = !{!134, !10, i64 20}
!138 = !{!18, !6, i64 144}
!139 = !{!45, !6, i64 112}
!140 = !{!45, !10, i64 120}
!141 = !{!18, !6, i64 208}
!142 = !{!143, !6, i64 8}
!143 = !{!"wait", !90, i64 0, !6, i64 8, !9, i64 16}
!144 = !{!143, !9, i64 16}
!145 = !{!18, !6, i64 152}
!146 = !{!90, !91, i64 2}
!147 = distinct !{!147, !26}
!148 = !{!18, !6, i64 240}
!149 = !{!132, !6, i64 0}
!150 = !{!151, !10, i64 32}
!151 = !{!"signals", !7, i64 0, !7, i64 16, !10, i64 32}
!152 = !{!130, !9, i64 16}
!153 = !{!38, !6, i64 48}
!154 = !{!130, !10, i64 0}
!155 = !{i64 0, i64 4, !124, i64 8, i64 8, !35, i64 16, i64 4, !61, i64 24, i64 8, !35, i64 32, i64 4, !61, i64 40, i64 8, !35}
!156 = !{i64 0, i64 8, !35, i64 8, i64 4, !61, i64 16, i64 8, !35, i64 24, i64 4, !61, i64 32, i64 8, !35}
!157 = !{i64 0, i64 4, !61, i64 8, i64 8, !35, i64 16, i64 4, !61, i64 24, i64 8, !35}
!158 = !{i64 0, i64 8, !35, i64 8, i64 4, !61, i64 16, i64 8, !35}
!159 = !{i64 0, i64 4, !61, i64 8, i64 8, !35}
!160 = !{i64 0, i64 8, !35}
!161 = !{i64 0, i64 4, !124, i64 8, i64 8, !35, i64 16, i64 4, !61, i64 24, i64 8, !35, i64 32, i64 8, !35, i64 40, i64 4, !61, i64 48, i64 8, !35, i64 56, i64 4, !61, i64 64, i64 8, !35}
!162 = !{i64 0, i64 8, !35, i64 8, i64 4, !61, i64 16, i64 8, !35, i64 24, i64 8, !35, i64 32, i64 4, !61, i64 40, i64 8, !35, i64 48, i64 4, !61, i64 56, i64 8, !35}
!163 = !{i64 0, i64 4, !61, i64 8, i64 8, !35, i64 16, i64 8, !35, i64 24, i64 4, !61, i64 32, i64 8, !35, i64 40, i64 4, !61, i64 48, i64 8, !35}
!164 = !{i64 0, i64 8, !35, i64 8, i64 8, !35, i64 16, i64 4, !61, i64 24, i64 8, !35, i64 32, i64 4, !61, i64 40, i64 8, !35}
!165 = distinct !{!165, !26}
!166 = !{!5, !6, i64 152}
!167 = !{!52, !10, i64 36}
!168 = distinct !{!168, !26}
!169 = !{!38, !9, i64 56}
!170 = distinct !{!170, !26}
!171 = distinct !{!171, !26}
!172 = !{!5, !10, i64 84}
!173 = !{!174, !7, i64 0}
!174 = !{!"VkCommandBufferAllocateInfo", !7, i64 0, !6, i64 8, !6, i64 16, !7, i64 24, !10, i64 28}
!175 = !{!174, !6, i64 8}
!176 = !{!174, !6, i64 16}
!177 = !{!174, !7, i64 24}
!178 = !{!174, !10, i64 28}
!179 = !{!18, !6, i64 16}
!180 = !{!181, !7, i64 0}
!181 = !{!"VkCommandBufferBeginInfo", !7, i64 0, !6, i64 8, !10, i64 16, !6, i64 24}
!182 = !{!181, !6, i64 8}
!183 = !{!181, !10, i64 16}
!184 = !{!181, !6, i64 24}
!185 = !{!18, !6, i64 40}
!186 = !{i64 0, i64 4, !61, i64 4, i64 4, !61, i64 8, i64 8, !35, i64 16, i64 8, !42}
!187 = !{i64 0, i64 4, !61, i64 4, i64 8, !35, i64 12, i64 8, !42}
!188 = !{i64 0, i64 8, !35, i64 8, i64 8, !42}
!189 = !{i64 0, i64 8, !42}
!190 = !{!95, !9, i64 0}
!191 = !{!95, !6, i64 32}
!192 = !{!193, !9, i64 48}
!193 = !{!"task", !6, i64 0, !6, i64 8, !6, i64 16, !9, i64 24, !9, i64 32, !9, i64 40, !9, i64 48, !6, i64 56, !6, i64 64}
!194 = !{!193, !9, i64 24}
!195 = !{!193, !9, i64 32}
!196 = !{!193, !6, i64 64}
!197 = distinct !{!197, !26}
!198 = !{!193, !9, i64 40}
!199 = distinct !{!199, !26, !200, !201}
!200 = !{!"llvm.loop.isvectorized", i32 1}
!201 = !{!"llvm.loop.unroll.runtime.disable"}
!202 = !{!193, !6, i64 56}
!203 = !{!204, !9, i64 0}
!204 = !{!"binding", !9, i64 0, !9, i64 8, !9, i64 16, !9, i64 24}
!205 = !{!204, !9, i64 16}
!206 = !{!207, !6, i64 0}
!207 = !{!"memory", !6, i64 0, !9, i64 8, !9, i64 16}
!208 = distinct !{!208, !26}
!209 = distinct !{!209, !26, !200}
!210 = !{!112, !6, i64 8}
!211 = !{!212, !7, i64 0}
!212 = !{!"VkDescriptorSetAllocateInfo", !7, i64 0, !6, i64 8, !6, i64 16, !10, i64 24, !6, i64 32}
!213 = !{!212, !6, i64 8}
!214 = !{!212, !6, i64 16}
!215 = !{!212, !10, i64 24}
!216 = !{!212, !6, i64 32}
!217 = !{!18, !6, i64 24}
!218 = !{!219, !7, i64 0}
!219 = !{!"VkDescriptorPoolCreateInfo", !7, i64 0, !6, i64 8, !10, i64 16, !10, i64 20, !10, i64 24, !6, i64 32}
!220 = !{!219, !6, i64 8}
!221 = !{!219, !10, i64 24}
!222 = !{!219, !6, i64 32}
!223 = !{!18, !6, i64 168}
!224 = !{!18, !6, i64 288}
!225 = !{!204, !9, i64 24}
!226 = !{i64 0, i64 8, !35, i64 8, i64 8, !42, i64 16, i64 8, !42}
!227 = !{i64 0, i64 8, !42, i64 8, i64 8, !42}
!228 = !{!207, !9, i64 8}
!229 = !{!230, !6, i64 24}
!230 = !{!"texture", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24}
!231 = !{!230, !6, i64 8}
!232 = !{i64 0, i64 8, !35, i64 8, i64 8, !35, i64 16, i64 4, !124}
!233 = !{i64 0, i64 8, !35, i64 8, i64 4, !124}
!234 = !{i64 0, i64 4, !124}
!235 = !{!230, !6, i64 16}
!236 = !{!204, !9, i64 8}
!237 = !{i64 0, i64 4, !124, i64 8, i64 8, !35, i64 16, i64 8, !35, i64 24, i64 4, !61, i64 28, i64 4, !61, i64 32, i64 4, !61, i64 36, i64 4, !124, i64 40, i64 8, !35, i64 48, i64 8, !35, i64 56, i64 8, !35}
!238 = !{i64 0, i64 8, !35, i64 8, i64 8, !35, i64 16, i64 4, !61, i64 20, i64 4, !61, i64 24, i64 4, !61, i64 28, i64 4, !124, i64 32, i64 8, !35, i64 40, i64 8, !35, i64 48, i64 8, !35}
!239 = !{i64 0, i64 8, !35, i64 8, i64 4, !61, i64 12, i64 4, !61, i64 16, i64 4, !61, i64 20, i64 4, !124, i64 24, i64 8, !35, i64 32, i64 8, !35, i64 40, i64 8, !35}
!240 = !{i64 0, i64 4, !61, i64 4, i64 4, !61, i64 8, i64 4, !61, i64 12, i64 4, !124, i64 16, i64 8, !35, i64 24, i64 8, !35, i64 32, i64 8, !35}
!241 = !{i64 0, i64 4, !124, i64 4, i64 8, !35, i64 12, i64 8, !35, i64 20, i64 8, !35}
!242 = !{i64 0, i64 8, !35, i64 8, i64 8, !35, i64 16, i64 8, !35}
!243 = !{i64 0, i64 8, !35, i64 8, i64 8, !35}
!244 = distinct !{!244, !26}
!245 = !{!18, !6, i64 64}
!246 = !{!193, !6, i64 0}
!247 = !{!18, !6, i64 56}
!248 = !{!193, !6, i64 8}
!249 = !{!18, !6, i64 120}
!250 = !{!230, !6, i64 0}
!251 = !{!252, !10, i64 8}
!252 = !{!"image", !6, i64 0, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20}
!253 = !{!254, !7, i64 0}
!254 = !{!"VkImageMemoryBarrier", !7, i64 0, !6, i64 8, !10, i64 16, !10, i64 20, !7, i64 24, !7, i64 28, !10, i64 32, !10, i64 36, !6, i64 40, !255, i64 48}
!255 = !{!"VkImageSubresourceRange", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !10, i64 16}
!256 = !{!254, !6, i64 8}
!257 = !{!254, !10, i64 16}
!258 = !{!254, !10, i64 20}
!259 = !{!254, !7, i64 24}
!260 = !{!254, !10, i64 36}
!261 = !{!252, !6, i64 0}
!262 = !{!254, !6, i64 40}
!263 = !{!252, !10, i64 12}
!264 = !{!255, !10, i64 0}
!265 = !{!255, !10, i64 4}
!266 = !{!252, !10, i64 16}
!267 = !{!255, !10, i64 8}
!268 = !{!255, !10, i64 12}
!269 = !{!252, !10, i64 20}
!270 = !{!255, !10, i64 16}
!271 = distinct !{!271, !26}
!272 = distinct !{!272, !26}
!273 = !{i64 0, i64 8, !35, i64 8, i64 8, !35, i64 16, i64 8, !42}
!274 = !{!97, !6, i64 32}
!275 = !{!18, !9, i64 304}
!276 = !{!38, !6, i64 8}
!277 = !{!97, !6, i64 8}
!278 = !{!97, !9, i64 16}
!279 = !{!280, !9, i64 0}
!280 = !{!"VkBufferCopy", !9, i64 0, !9, i64 8, !9, i64 16}
!281 = !{!280, !9, i64 8}
!282 = !{!280, !9, i64 16}
!283 = !{!18, !6, i64 88}
!284 = distinct !{!284, !26}
!285 = !{!99, !6, i64 8}
!286 = !{!18, !9, i64 312}
!287 = !{!99, !9, i64 24}
!288 = !{!100, !10, i64 36}
!289 = !{!100, !9, i64 16}
!290 = !{!100, !10, i64 44}
!291 = !{!100, !10, i64 40}
!292 = !{!100, !10, i64 24}
!293 = !{!100, !10, i64 28}
!294 = !{!100, !10, i64 32}
!295 = !{!100, !9, i64 0}
!296 = !{!100, !9, i64 8}
!297 = !{i64 0, i64 4, !61, i64 4, i64 4, !61, i64 8, i64 4, !61}
!298 = !{i64 0, i64 4, !61, i64 4, i64 4, !61}
!299 = !{i64 0, i64 4, !61}
!300 = !{!102, !10, i64 0}
!301 = !{!102, !10, i64 4}
!302 = !{!102, !10, i64 8}
!303 = !{!99, !6, i64 32}
!304 = distinct !{!304, !26}
!305 = distinct !{!305, !26}
!306 = distinct !{!306, !26}
!307 = !{i64 0, i64 8, !42, i64 8, i64 8, !42, i64 16, i64 8, !42}
!308 = distinct !{!308, !26}
!309 = distinct !{!309, !26}
!310 = !{!18, !6, i64 128}
!311 = !{!312, !6, i64 16}
!312 = !{!"copy", !90, i64 0, !6, i64 8, !6, i64 16, !280, i64 24}
!313 = !{!312, !6, i64 8}
!314 = !{!18, !6, i64 136}
!315 = !{!316, !6, i64 8}
!316 = !{!"fill", !90, i64 0, !6, i64 8, !9, i64 16, !9, i64 24, !10, i64 32}
!317 = !{!316, !9, i64 16}
!318 = !{!316, !9, i64 24}
!319 = !{!316, !10, i64 32}
!320 = !{!321, !6, i64 8}
!321 = !{!"image_transfer", !90, i64 0, !6, i64 8, !9, i64 16, !6, i64 24, !100, i64 32}
!322 = !{!321, !9, i64 16}
!323 = !{!321, !6, i64 24}
!324 = !{!325, !6, i64 8}
!325 = !{!"transition", !90, i64 0, !6, i64 8, !9, i64 16}
!326 = !{!325, !9, i64 16}
!327 = !{!45, !6, i64 88}
!328 = !{!329, !6, i64 0}
!329 = !{!"arrival", !6, i64 0, !6, i64 8, !9, i64 16}
!330 = !{!329, !6, i64 8}
!331 = !{!329, !9, i64 16}
!332 = distinct !{!332, !26}
!333 = !{!18, !6, i64 224}
!334 = distinct !{!334, !26}
!335 = !{!18, !6, i64 248}
!336 = !{!38, !9, i64 64}
!337 = !{!45, !9, i64 56}
!338 = !{!5, !10, i64 188}
!339 = !{!340, !9, i64 0}
!340 = !{!"VkBufferImageCopy", !9, i64 0, !10, i64 8, !10, i64 12, !341, i64 16, !101, i64 32, !102, i64 44}
!341 = !{!"VkImageSubresourceLayers", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12}
!342 = !{!18, !6, i64 96}
!343 = !{!18, !6, i64 112}
!344 = !{!345, !6, i64 16}
!345 = !{!"copy_image", !90, i64 0, !6, i64 8, !6, i64 16, !100, i64 24, !100, i64 72}
!346 = !{!345, !6, i64 8}
!347 = !{!18, !6, i64 104}
!348 = !{!254, !7, i64 28}
!349 = !{!95, !9, i64 24}
!350 = !{!95, !6, i64 40}
!351 = distinct !{!351, !26}
!352 = !{!353, !7, i64 0}
!353 = !{!"VkExternalMemoryBufferCreateInfo", !7, i64 0, !6, i64 8, !10, i64 16}
!354 = !{!353, !6, i64 8}
!355 = !{!353, !10, i64 16}
!356 = !{!357, !7, i64 0}
!357 = !{!"VkBufferCreateInfo", !7, i64 0, !6, i64 8, !10, i64 16, !9, i64 24, !10, i64 32, !7, i64 36, !10, i64 40, !6, i64 48}
!358 = !{!357, !6, i64 8}
!359 = !{!357, !10, i64 16}
!360 = !{!357, !9, i64 24}
!361 = !{!357, !10, i64 40}
!362 = !{!357, !6, i64 48}
!363 = !{!364, !7, i64 0}
!364 = !{!"VkImportMemoryHostPointerInfoEXT", !7, i64 0, !6, i64 8, !7, i64 16, !6, i64 24}
!365 = !{!364, !6, i64 8}
!366 = !{!364, !7, i64 16}
!367 = !{!364, !6, i64 24}
!368 = !{!369, !7, i64 0}
!369 = !{!"VkMemoryAllocateInfo", !7, i64 0, !6, i64 8, !9, i64 16, !10, i64 24}
!370 = !{!369, !6, i64 8}
!371 = !{!369, !9, i64 16}
!372 = !{!369, !10, i64 24}
!373 = !{!18, !6, i64 160}
!374 = !{!18, !6, i64 32}
!375 = !{!18, !6, i64 48}
!376 = !{!377, !6, i64 0}
!377 = !{!"import", !6, i64 0, !6, i64 8}
!378 = !{!377, !6, i64 8}
!379 = !{i64 0, i64 8, !35, i64 8, i64 8, !35, i64 16, i64 8, !42, i64 24, i64 8, !42, i64 32, i64 4, !61, i64 36, i64 4, !61}
!380 = !{i64 0, i64 8, !35, i64 8, i64 8, !42, i64 16, i64 8, !42, i64 24, i64 4, !61, i64 28, i64 4, !61}
!381 = !{i64 0, i64 8, !42, i64 8, i64 8, !42, i64 16, i64 4, !61, i64 20, i64 4, !61}
!382 = !{i64 0, i64 8, !42, i64 8, i64 4, !61, i64 12, i64 4, !61}
