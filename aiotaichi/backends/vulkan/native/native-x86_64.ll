; Made by `nox -s native` from *.c and *.h, sha256 a8fbea081e16efb6bd923b55501a9894b85fbc82bb40f14bbdf1c6f8cfd61f36
; ModuleID = 'aiotaichi/backends/vulkan/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.VkDescriptorPoolSize = type { i32, i32 }
%struct.VkMemoryBarrier = type { i32, ptr, i32, i32 }
%union.VkClearColorValue = type { [4 x float] }
%struct.VkClearDepthStencilValue = type { float, i32 }
%struct.context = type { ptr, i64, ptr, ptr, ptr, i64, i64, ptr, ptr, i32, i32, i32, i32, ptr, i32, i32, ptr, i32, i32, ptr, i32, i32, ptr, ptr, ptr, i32, i32, ptr, i32, i32, ptr, ptr, [64 x %struct.kept_set] }
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
%struct.hardware_queue = type { ptr, i64, %struct.mutex }
%struct.submission = type { i32, i32, ptr, i64 }
%struct.VkImageMemoryBarrier = type { i32, ptr, i32, i32, i32, i32, i32, i32, ptr, %struct.VkImageSubresourceRange }
%struct.VkImageSubresourceRange = type { i32, i32, i32, i32, i32 }
%struct.VkImageCopy = type { %struct.VkImageSubresourceLayers, %struct.VkOffset3D, %struct.VkImageSubresourceLayers, %struct.VkOffset3D, %struct.VkExtent3D }
%struct.VkImageSubresourceLayers = type { i32, i32, i32, i32 }
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
%struct.copy_image = type { %struct.command, ptr, ptr, %struct.region, %struct.region }
%struct.transition = type { %struct.command, ptr, i64 }
%struct.execute = type { %struct.command, ptr }
%struct.VkCommandBufferAllocateInfo = type { i32, ptr, ptr, i32, i32 }
%struct.VkCommandBufferInheritanceInfo = type { i32, ptr, ptr, i32, ptr, i32, i32, i32 }
%struct.VkCommandBufferBeginInfo = type { i32, ptr, i32, ptr }
%struct.VkBufferImageCopy = type { i64, i32, i32, %struct.VkImageSubresourceLayers, %struct.VkOffset3D, %struct.VkExtent3D }
%struct.VkExternalMemoryBufferCreateInfo = type { i32, ptr, i32 }
%struct.VkBufferCreateInfo = type { i32, ptr, i32, i64, i32, i32, i32, ptr }
%struct.VkImportMemoryHostPointerInfoEXT = type { i32, ptr, i32, ptr }
%struct.VkMemoryAllocateInfo = type { i32, ptr, i64, i32 }

@notify.one = internal constant i64 1, align 8
@__const.add_pool.sizes = private unnamed_addr constant [5 x %struct.VkDescriptorPoolSize] [%struct.VkDescriptorPoolSize { i32 8, i32 256 }, %struct.VkDescriptorPoolSize { i32 9, i32 128 }, %struct.VkDescriptorPoolSize { i32 7, i32 1024 }, %struct.VkDescriptorPoolSize { i32 1, i32 256 }, %struct.VkDescriptorPoolSize { i32 3, i32 256 }], align 16
@__const.begin_chunk.memory = private unnamed_addr constant %struct.VkMemoryBarrier { i32 46, ptr null, i32 16384, i32 6144 }, align 8
@clear_image.black = internal constant %union.VkClearColorValue zeroinitializer, align 4
@clear_image.nothing = internal constant %struct.VkClearDepthStencilValue zeroinitializer, align 4
@switch.table.record = private unnamed_addr constant [8 x i32] [i32 8, i32 9, i32 8, i32 7, i32 7, i32 7, i32 1, i32 3], align 4

; Function Attrs: nounwind
define dso_local ptr @context_create(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call ptr @calloc(i64 noundef 1, i64 noundef 4296) #12
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
  br label %47

9:                                                ; preds = %47, %2
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
  tail call void %26(ptr noundef %27, ptr noundef %23, ptr noundef null) #12
  %28 = load ptr, ptr %16, align 8, !tbaa !22
  %29 = load ptr, ptr %0, align 8, !tbaa !21
  tail call void %28(ptr noundef %29, ptr noundef %25, ptr noundef null) #12
  %30 = load i32, ptr %10, align 8, !tbaa !17
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %17, !llvm.loop !23

32:                                               ; preds = %17, %9
  %33 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 22
  %34 = load ptr, ptr %33, align 8, !tbaa !18
  tail call void @free(ptr noundef %34) #12
  %35 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 13
  %36 = load ptr, ptr %35, align 8, !tbaa !25
  tail call void @free(ptr noundef %36) #12
  %37 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 16
  %38 = load ptr, ptr %37, align 8, !tbaa !26
  tail call void @free(ptr noundef %38) #12
  %39 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 19
  %40 = load ptr, ptr %39, align 8, !tbaa !27
  tail call void @free(ptr noundef %40) #12
  %41 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 27
  %42 = load ptr, ptr %41, align 8, !tbaa !28
  tail call void @free(ptr noundef %42) #12
  %43 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 30
  %44 = load ptr, ptr %43, align 8, !tbaa !29
  tail call void @free(ptr noundef %44) #12
  %45 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 31
  %46 = load ptr, ptr %45, align 8, !tbaa !30
  tail call void @free(ptr noundef %46) #12
  tail call void @free(ptr noundef nonnull %1) #12
  ret void

47:                                               ; preds = %6, %47
  %48 = phi i64 [ 0, %6 ], [ %54, %47 ]
  %49 = load ptr, ptr %7, align 8, !tbaa !31
  %50 = load ptr, ptr %0, align 8, !tbaa !21
  %51 = load ptr, ptr %8, align 8, !tbaa !26
  %52 = getelementptr inbounds ptr, ptr %51, i64 %48
  %53 = load ptr, ptr %52, align 8, !tbaa !32
  tail call void %49(ptr noundef %50, ptr noundef %53, ptr noundef null) #12
  %54 = add nuw nsw i64 %48, 1
  %55 = load i32, ptr %3, align 8, !tbaa !16
  %56 = zext i32 %55 to i64
  %57 = icmp ult i64 %54, %56
  br i1 %57, label %47, label %9, !llvm.loop !33
}

declare void @free(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define dso_local ptr @queue_add_staging(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = tail call ptr @calloc(i64 noundef 1, i64 noundef 224) #12
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %2
  store ptr %0, ptr %3, align 8, !tbaa !34
  %6 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 1
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %6, ptr noundef nonnull align 8 dereferenceable(48) %1, i64 48, i1 false), !tbaa.struct !38
  %7 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 5
  %8 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 6
  store ptr %7, ptr %8, align 8, !tbaa !40
  %9 = getelementptr inbounds %struct.staging, ptr %3, i64 0, i32 3
  %10 = tail call i32 @pthread_create(ptr noundef nonnull %9, ptr noundef null, ptr noundef nonnull @copy_chunks, ptr noundef nonnull %3) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %5
  tail call void @free(ptr noundef nonnull %3) #12
  br label %15

13:                                               ; preds = %5
  %14 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  store ptr %3, ptr %14, align 8, !tbaa !41
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
  %7 = load ptr, ptr %0, align 8, !tbaa !34
  %8 = load ptr, ptr %7, align 8, !tbaa !44
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
  %34 = call i32 @pthread_mutex_lock(ptr noundef nonnull %10) #12
  %35 = load ptr, ptr %11, align 8, !tbaa !45
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %44

37:                                               ; preds = %33, %40
  %38 = load i32, ptr %9, align 8, !tbaa !46
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %126

40:                                               ; preds = %37
  %41 = call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %10) #12
  %42 = load ptr, ptr %11, align 8, !tbaa !45
  %43 = icmp eq ptr %42, null
  br i1 %43, label %37, label %44, !llvm.loop !47

44:                                               ; preds = %40, %33
  %45 = phi ptr [ %35, %33 ], [ %42, %40 ]
  %46 = load ptr, ptr %45, align 8, !tbaa !48
  store ptr %46, ptr %11, align 8, !tbaa !45
  %47 = icmp eq ptr %46, null
  br i1 %47, label %48, label %49

48:                                               ; preds = %44
  store ptr %11, ptr %13, align 8, !tbaa !40
  br label %49

49:                                               ; preds = %44, %48
  %50 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %10) #12
  %51 = load ptr, ptr %14, align 8, !tbaa !50
  %52 = getelementptr inbounds %struct.chunk, ptr %45, i64 0, i32 2
  %53 = load i64, ptr %52, align 8, !tbaa !51
  %54 = load i64, ptr %15, align 8, !tbaa !52
  %55 = urem i64 %53, %54
  %56 = load i64, ptr %16, align 8, !tbaa !53
  %57 = mul i64 %56, %55
  %58 = getelementptr inbounds i8, ptr %51, i64 %57
  %59 = getelementptr inbounds %struct.chunk, ptr %45, i64 0, i32 4
  %60 = load i32, ptr %59, align 8, !tbaa !54
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %87

62:                                               ; preds = %49
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  store i64 %53, ptr %4, align 8, !tbaa !39
  %63 = load ptr, ptr %0, align 8, !tbaa !34
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %5) #13
  store i32 1000207004, ptr %5, align 8, !tbaa !55
  store ptr null, ptr %23, align 8, !tbaa !57
  store i32 0, ptr %24, align 8, !tbaa !58
  store i32 1, ptr %25, align 4, !tbaa !59
  store ptr %21, ptr %26, align 8, !tbaa !60
  store ptr %4, ptr %27, align 8, !tbaa !61
  %64 = getelementptr inbounds %struct.queue, ptr %63, i64 0, i32 4
  br label %65

65:                                               ; preds = %68, %62
  %66 = load atomic i32, ptr %64 seq_cst, align 8
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %78

68:                                               ; preds = %65
  %69 = load ptr, ptr %63, align 8, !tbaa !44
  %70 = getelementptr inbounds %struct.device, ptr %69, i64 0, i32 35
  %71 = load ptr, ptr %70, align 8, !tbaa !62
  %72 = load ptr, ptr %69, align 8, !tbaa !21
  %73 = call i32 %71(ptr noundef %72, ptr noundef nonnull %5, i64 noundef 100000000) #12
  %74 = icmp eq i32 %73, 2
  br i1 %74, label %65, label %75, !llvm.loop !63

75:                                               ; preds = %68
  %76 = icmp slt i32 %73, 0
  br i1 %76, label %77, label %79

77:                                               ; preds = %75
  store atomic i32 %73, ptr %64 seq_cst, align 8
  br label %78

78:                                               ; preds = %65, %77
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %5) #13
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br label %115

79:                                               ; preds = %75
  %80 = icmp eq i32 %73, 0
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %5) #13
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br i1 %80, label %81, label %115

81:                                               ; preds = %79
  %82 = getelementptr inbounds %struct.chunk, ptr %45, i64 0, i32 1
  %83 = load ptr, ptr %82, align 8, !tbaa !64
  %84 = getelementptr inbounds %struct.chunk, ptr %45, i64 0, i32 3
  %85 = load i64, ptr %84, align 8, !tbaa !65
  %86 = call ptr @memcpy(ptr noundef %83, ptr noundef %58, i64 noundef %85) #12
  br label %115

87:                                               ; preds = %49
  %88 = icmp ugt i64 %53, %54
  br i1 %88, label %89, label %109

89:                                               ; preds = %87
  %90 = sub i64 %53, %54
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  store i64 %90, ptr %2, align 8, !tbaa !39
  %91 = load ptr, ptr %0, align 8, !tbaa !34
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #13
  store i32 1000207004, ptr %3, align 8, !tbaa !55
  store ptr null, ptr %17, align 8, !tbaa !57
  store i32 0, ptr %18, align 8, !tbaa !58
  store i32 1, ptr %19, align 4, !tbaa !59
  store ptr %21, ptr %20, align 8, !tbaa !60
  store ptr %2, ptr %22, align 8, !tbaa !61
  %92 = getelementptr inbounds %struct.queue, ptr %91, i64 0, i32 4
  br label %93

93:                                               ; preds = %96, %89
  %94 = load atomic i32, ptr %92 seq_cst, align 8
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %106

96:                                               ; preds = %93
  %97 = load ptr, ptr %91, align 8, !tbaa !44
  %98 = getelementptr inbounds %struct.device, ptr %97, i64 0, i32 35
  %99 = load ptr, ptr %98, align 8, !tbaa !62
  %100 = load ptr, ptr %97, align 8, !tbaa !21
  %101 = call i32 %99(ptr noundef %100, ptr noundef nonnull %3, i64 noundef 100000000) #12
  %102 = icmp eq i32 %101, 2
  br i1 %102, label %93, label %103, !llvm.loop !63

103:                                              ; preds = %96
  %104 = icmp slt i32 %101, 0
  br i1 %104, label %105, label %107

105:                                              ; preds = %103
  store atomic i32 %101, ptr %92 seq_cst, align 8
  br label %106

106:                                              ; preds = %93, %105
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  br label %115

107:                                              ; preds = %103
  %108 = icmp eq i32 %101, 0
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  br i1 %108, label %109, label %115

109:                                              ; preds = %107, %87
  %110 = getelementptr inbounds %struct.chunk, ptr %45, i64 0, i32 1
  %111 = load ptr, ptr %110, align 8, !tbaa !64
  %112 = getelementptr inbounds %struct.chunk, ptr %45, i64 0, i32 3
  %113 = load i64, ptr %112, align 8, !tbaa !65
  %114 = call ptr @memcpy(ptr noundef %58, ptr noundef %111, i64 noundef %113) #12
  br label %115

115:                                              ; preds = %78, %79, %81, %106, %107, %109
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #13
  store i32 1000207005, ptr %6, align 8, !tbaa !66
  store ptr null, ptr %28, align 8, !tbaa !68
  %116 = load ptr, ptr %30, align 8, !tbaa !69
  store ptr %116, ptr %29, align 8, !tbaa !70
  %117 = load i64, ptr %52, align 8, !tbaa !51
  store i64 %117, ptr %31, align 8, !tbaa !71
  %118 = load ptr, ptr %32, align 8, !tbaa !72
  %119 = load ptr, ptr %8, align 8, !tbaa !21
  %120 = call i32 %118(ptr noundef %119, ptr noundef nonnull %6) #12
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %125, label %122

122:                                              ; preds = %115
  %123 = load ptr, ptr %0, align 8, !tbaa !34
  %124 = getelementptr inbounds %struct.queue, ptr %123, i64 0, i32 4
  store atomic i32 %120, ptr %124 seq_cst, align 8
  br label %125

125:                                              ; preds = %115, %122
  call void @free(ptr noundef nonnull %45) #12
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #13
  br label %33

126:                                              ; preds = %37
  %127 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %10) #12
  %128 = load ptr, ptr %0, align 8, !tbaa !34
  %129 = getelementptr inbounds %struct.queue, ptr %128, i64 0, i32 8
  store atomic i32 1, ptr %129 seq_cst, align 8
  ret ptr null
}

; Function Attrs: nounwind
define dso_local i64 @queue_signal_of(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #12
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  br label %6

6:                                                ; preds = %10, %2
  %7 = phi ptr [ %5, %2 ], [ %8, %10 ]
  %8 = load ptr, ptr %7, align 8, !tbaa !32
  %9 = icmp eq ptr %8, null
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds %struct.context, ptr %8, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !73
  %13 = icmp ult i64 %12, %1
  br i1 %13, label %6, label %14, !llvm.loop !74

14:                                               ; preds = %6, %10
  %15 = phi i64 [ 0, %6 ], [ %12, %10 ]
  %16 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #12
  ret i64 %15
}

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #2

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define dso_local ptr @queue_create(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call ptr @calloc(i64 noundef 1, i64 noundef 264) #12
  %6 = icmp eq ptr %5, null
  br i1 %6, label %21, label %7

7:                                                ; preds = %4
  store ptr %0, ptr %5, align 8, !tbaa !44
  %8 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 1
  store ptr %1, ptr %8, align 8, !tbaa !75
  %9 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 2
  store ptr %2, ptr %9, align 8, !tbaa !76
  %10 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 6, i32 1
  store i32 %3, ptr %10, align 8, !tbaa !77
  %11 = icmp sgt i32 %3, -1
  %12 = zext i1 %11 to i32
  %13 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 5
  store i32 %12, ptr %13, align 4, !tbaa !78
  %14 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 12
  %15 = getelementptr inbounds %struct.queue, ptr %5, i64 0, i32 13
  store ptr %14, ptr %15, align 8, !tbaa !79
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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #13
  store i64 0, ptr %4, align 8, !tbaa !39
  %20 = load ptr, ptr %0, align 8, !tbaa !44
  %21 = getelementptr inbounds %struct.device, ptr %20, i64 0, i32 27
  %22 = load ptr, ptr %21, align 8, !tbaa !80
  %23 = load ptr, ptr %20, align 8, !tbaa !21
  %24 = load ptr, ptr %5, align 8, !tbaa !76
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
  %38 = load ptr, ptr %37, align 8, !tbaa !32
  %39 = icmp eq ptr %38, null
  br i1 %39, label %44, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds %struct.context, ptr %38, i64 0, i32 1
  %42 = load i64, ptr %41, align 8, !tbaa !73
  %43 = icmp ult i64 %42, %35
  br i1 %43, label %36, label %44, !llvm.loop !74

44:                                               ; preds = %40, %36, %28
  %45 = phi i64 [ 0, %28 ], [ %42, %40 ], [ 0, %36 ]
  %46 = load atomic i32, ptr %6 seq_cst, align 8
  %47 = icmp eq i32 %46, 0
  %48 = select i1 %47, i64 %30, i64 -1
  %49 = load atomic i64, ptr %8 seq_cst, align 8
  %50 = add i64 %49, -1
  %51 = icmp ult i64 %50, %48
  %52 = load i32, ptr %10, align 4, !tbaa !81
  %53 = icmp ne i32 %52, 0
  %54 = select i1 %53, i1 true, i1 %51
  %55 = icmp ne i64 %45, 0
  %56 = select i1 %54, i1 true, i1 %55
  br i1 %56, label %60, label %57

57:                                               ; preds = %44
  store i32 1, ptr %11, align 8, !tbaa !82
  %58 = call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %7) #12
  store i32 0, ptr %11, align 8, !tbaa !82
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
  %67 = load i32, ptr %18, align 8, !tbaa !83
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
  store i32 1000207004, ptr %3, align 8, !tbaa !55
  store ptr null, ptr %13, align 8, !tbaa !57
  store i32 0, ptr %14, align 8, !tbaa !58
  store i32 1, ptr %15, align 4, !tbaa !59
  store ptr %5, ptr %16, align 8, !tbaa !60
  store ptr %2, ptr %17, align 8, !tbaa !61
  %72 = load ptr, ptr %0, align 8, !tbaa !44
  %73 = getelementptr inbounds %struct.device, ptr %72, i64 0, i32 35
  %74 = load ptr, ptr %73, align 8, !tbaa !62
  %75 = load ptr, ptr %72, align 8, !tbaa !21
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
  %81 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  store atomic i32 1, ptr %81 seq_cst, align 8
  ret ptr null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local void @queue_set_temporaries(ptr nocapture noundef writeonly %0, ptr noundef %1) local_unnamed_addr #4 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  store ptr %1, ptr %3, align 8, !tbaa !84
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @queue_add_context(ptr nocapture noundef %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %4 = load ptr, ptr %3, align 8, !tbaa !85
  store ptr %4, ptr %1, align 8, !tbaa !86
  store ptr %1, ptr %3, align 8, !tbaa !85
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local ptr @queue_take_context(ptr nocapture noundef %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  %3 = load ptr, ptr %2, align 8, !tbaa !85
  %4 = icmp eq ptr %3, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %1
  %6 = load ptr, ptr %3, align 8, !tbaa !86
  store ptr %6, ptr %2, align 8, !tbaa !85
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
  %11 = getelementptr inbounds i8, ptr %1, i64 %2
  %12 = icmp sgt i64 %2, 0
  br i1 %12, label %13, label %67

13:                                               ; preds = %6
  %14 = load ptr, ptr %0, align 8, !tbaa !44
  %15 = getelementptr inbounds %struct.device, ptr %14, i64 0, i32 1
  br label %16

16:                                               ; preds = %60, %13
  %17 = phi ptr [ %1, %13 ], [ %65, %60 ]
  %18 = phi i64 [ 0, %13 ], [ %61, %60 ]
  %19 = load i16, ptr %17, align 8, !tbaa !87
  switch i16 %19, label %60 [
    i16 1, label %20
    i16 4, label %38
    i16 5, label %38
    i16 8, label %49
    i16 9, label %49
  ]

20:                                               ; preds = %16
  %21 = getelementptr inbounds %struct.command, ptr %17, i64 0, i32 2
  %22 = load i32, ptr %21, align 4, !tbaa !90
  %23 = zext i32 %22 to i64
  %24 = load i64, ptr %15, align 8, !tbaa !91
  %25 = add i64 %24, -1
  %26 = add i64 %25, %23
  %27 = urem i64 %26, %24
  %28 = getelementptr inbounds %struct.launch, ptr %17, i64 0, i32 1
  %29 = load ptr, ptr %28, align 8, !tbaa !32
  %30 = getelementptr inbounds %struct.kernel, ptr %29, i64 0, i32 2
  %31 = load i64, ptr %30, align 8, !tbaa !92
  %32 = add i64 %31, %25
  %33 = urem i64 %32, %24
  %34 = add i64 %18, %26
  %35 = add i64 %27, %33
  %36 = sub i64 %34, %35
  %37 = add i64 %36, %32
  br label %60

38:                                               ; preds = %16, %16
  %39 = getelementptr inbounds %struct.transfer, ptr %17, i64 0, i32 3
  %40 = load i64, ptr %39, align 8, !tbaa !94
  %41 = icmp ult i64 %40, 32769
  br i1 %41, label %42, label %60

42:                                               ; preds = %38
  %43 = load i64, ptr %15, align 8, !tbaa !91
  %44 = add nsw i64 %40, -1
  %45 = add i64 %44, %43
  %46 = urem i64 %45, %43
  %47 = sub i64 %18, %46
  %48 = add i64 %47, %45
  br label %60

49:                                               ; preds = %16, %16
  %50 = getelementptr inbounds %struct.texels, ptr %17, i64 0, i32 2
  %51 = load i64, ptr %50, align 8, !tbaa !96
  %52 = icmp ult i64 %51, 32769
  br i1 %52, label %53, label %60

53:                                               ; preds = %49
  %54 = load i64, ptr %15, align 8, !tbaa !91
  %55 = add nuw nsw i64 %51, 47
  %56 = add i64 %55, %54
  %57 = urem i64 %56, %54
  %58 = sub i64 %18, %57
  %59 = add i64 %58, %56
  br label %60

60:                                               ; preds = %53, %49, %42, %38, %20, %16
  %61 = phi i64 [ %37, %20 ], [ %48, %42 ], [ %18, %38 ], [ %18, %16 ], [ %59, %53 ], [ %18, %49 ]
  %62 = getelementptr inbounds %struct.command, ptr %17, i64 0, i32 2
  %63 = load i32, ptr %62, align 4, !tbaa !90
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds i8, ptr %17, i64 %64
  %66 = icmp ult ptr %65, %11
  br i1 %66, label %16, label %67, !llvm.loop !101

67:                                               ; preds = %60, %6
  %68 = phi i64 [ 0, %6 ], [ %61, %60 ]
  %69 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  br label %70

70:                                               ; preds = %74, %67
  %71 = phi ptr [ %69, %67 ], [ %72, %74 ]
  %72 = load ptr, ptr %71, align 8, !tbaa !32
  %73 = icmp eq ptr %72, null
  br i1 %73, label %78, label %74

74:                                               ; preds = %70
  %75 = getelementptr inbounds %struct.context, ptr %72, i64 0, i32 5
  %76 = load i64, ptr %75, align 8, !tbaa !12
  %77 = icmp ult i64 %76, %68
  br i1 %77, label %70, label %80, !llvm.loop !102

78:                                               ; preds = %70
  %79 = add nsw i64 %68, 1
  br label %342

80:                                               ; preds = %74
  %81 = load ptr, ptr %72, align 8, !tbaa !86
  store ptr %81, ptr %71, align 8, !tbaa !32
  %82 = load ptr, ptr %0, align 8, !tbaa !44
  %83 = getelementptr inbounds %struct.context, ptr %72, i64 0, i32 9
  store i32 0, ptr %83, align 8, !tbaa !103
  %84 = getelementptr inbounds %struct.context, ptr %72, i64 0, i32 17
  store i32 0, ptr %84, align 8, !tbaa !104
  %85 = getelementptr inbounds %struct.context, ptr %72, i64 0, i32 12
  store i32 0, ptr %85, align 4, !tbaa !105
  %86 = getelementptr inbounds %struct.context, ptr %72, i64 0, i32 6
  store i64 0, ptr %86, align 8, !tbaa !106
  %87 = getelementptr inbounds %struct.context, ptr %72, i64 0, i32 28
  store i32 0, ptr %87, align 8, !tbaa !107
  %88 = getelementptr inbounds %struct.context, ptr %72, i64 0, i32 25
  store i32 0, ptr %88, align 8, !tbaa !108
  %89 = getelementptr inbounds %struct.context, ptr %72, i64 0, i32 20
  %90 = load i32, ptr %89, align 8, !tbaa !17
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %93

92:                                               ; preds = %97, %80
  br label %120

93:                                               ; preds = %80
  %94 = getelementptr inbounds %struct.context, ptr %72, i64 0, i32 22
  %95 = getelementptr inbounds %struct.device, ptr %82, i64 0, i32 22
  %96 = getelementptr inbounds %struct.device, ptr %82, i64 0, i32 25
  br label %97

97:                                               ; preds = %97, %93
  %98 = phi i32 [ %90, %93 ], [ %110, %97 ]
  %99 = load ptr, ptr %94, align 8, !tbaa !18
  %100 = add i32 %98, -1
  store i32 %100, ptr %89, align 8, !tbaa !17
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds %struct.import, ptr %99, i64 %101
  %103 = load ptr, ptr %102, align 8
  %104 = getelementptr inbounds { ptr, ptr }, ptr %102, i64 0, i32 1
  %105 = load ptr, ptr %104, align 8
  %106 = load ptr, ptr %95, align 8, !tbaa !19
  %107 = load ptr, ptr %82, align 8, !tbaa !21
  tail call void %106(ptr noundef %107, ptr noundef %103, ptr noundef null) #12
  %108 = load ptr, ptr %96, align 8, !tbaa !22
  %109 = load ptr, ptr %82, align 8, !tbaa !21
  tail call void %108(ptr noundef %109, ptr noundef %105, ptr noundef null) #12
  %110 = load i32, ptr %89, align 8, !tbaa !17
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %92, label %97, !llvm.loop !23

112:                                              ; preds = %120
  %113 = getelementptr inbounds %struct.context, ptr %72, i64 0, i32 15
  %114 = load i32, ptr %113, align 4, !tbaa !109
  store i32 0, ptr %113, align 4, !tbaa !109
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %141, label %116

116:                                              ; preds = %112
  %117 = getelementptr inbounds %struct.device, ptr %82, i64 0, i32 31
  %118 = getelementptr inbounds %struct.context, ptr %72, i64 0, i32 16
  %119 = zext i32 %114 to i64
  br label %131

120:                                              ; preds = %120, %92
  %121 = phi i64 [ 0, %92 ], [ %129, %120 ]
  %122 = getelementptr inbounds %struct.context, ptr %72, i64 0, i32 32, i64 %121
  store ptr null, ptr %122, align 8, !tbaa !110
  %123 = or i64 %121, 1
  %124 = getelementptr inbounds %struct.context, ptr %72, i64 0, i32 32, i64 %123
  store ptr null, ptr %124, align 8, !tbaa !110
  %125 = or i64 %121, 2
  %126 = getelementptr inbounds %struct.context, ptr %72, i64 0, i32 32, i64 %125
  store ptr null, ptr %126, align 8, !tbaa !110
  %127 = or i64 %121, 3
  %128 = getelementptr inbounds %struct.context, ptr %72, i64 0, i32 32, i64 %127
  store ptr null, ptr %128, align 8, !tbaa !110
  %129 = add nuw nsw i64 %121, 4
  %130 = icmp eq i64 %129, 64
  br i1 %130, label %112, label %120, !llvm.loop !112

131:                                              ; preds = %131, %116
  %132 = phi i64 [ 0, %116 ], [ %139, %131 ]
  %133 = load ptr, ptr %117, align 8, !tbaa !113
  %134 = load ptr, ptr %82, align 8, !tbaa !21
  %135 = load ptr, ptr %118, align 8, !tbaa !26
  %136 = getelementptr inbounds ptr, ptr %135, i64 %132
  %137 = load ptr, ptr %136, align 8, !tbaa !32
  %138 = tail call i32 %133(ptr noundef %134, ptr noundef %137, i32 noundef 0) #12
  %139 = add nuw nsw i64 %132, 1
  %140 = icmp eq i64 %139, %119
  br i1 %140, label %141, label %131, !llvm.loop !114

141:                                              ; preds = %131, %112
  %142 = getelementptr inbounds %struct.device, ptr %82, i64 0, i32 30
  %143 = load ptr, ptr %142, align 8, !tbaa !115
  %144 = load ptr, ptr %82, align 8, !tbaa !21
  %145 = getelementptr inbounds %struct.context, ptr %72, i64 0, i32 2
  %146 = load ptr, ptr %145, align 8, !tbaa !3
  %147 = tail call i32 %143(ptr noundef %144, ptr noundef %146, i32 noundef 0) #12
  %148 = getelementptr inbounds %struct.context, ptr %72, i64 0, i32 8
  store ptr %4, ptr %148, align 8, !tbaa !116
  store i32 %5, ptr %83, align 8, !tbaa !103
  %149 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store ptr %72, ptr %149, align 8, !tbaa !117
  %150 = icmp eq i32 %147, 0
  br i1 %150, label %151, label %293

151:                                              ; preds = %141
  %152 = tail call fastcc i32 @record(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %11) #14
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %154, label %293

154:                                              ; preds = %151
  %155 = load ptr, ptr %149, align 8, !tbaa !117
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %7) #13
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %7, align 16, !tbaa !118
  %156 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 4
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %156, align 16, !tbaa !118
  %157 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 8
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %157, align 16, !tbaa !118
  %158 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 12
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %158, align 16, !tbaa !118
  %159 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 16
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %159, align 16, !tbaa !118
  %160 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 20
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %160, align 16, !tbaa !118
  %161 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 24
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %161, align 16, !tbaa !118
  %162 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 28
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %162, align 16, !tbaa !118
  %163 = getelementptr inbounds %struct.context, ptr %155, i64 0, i32 25
  %164 = getelementptr inbounds %struct.context, ptr %155, i64 0, i32 27
  %165 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %166 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %167 = getelementptr inbounds %struct.context, ptr %155, i64 0, i32 31
  %168 = getelementptr inbounds %struct.context, ptr %155, i64 0, i32 30
  %169 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %170 = getelementptr inbounds %struct.context, ptr %155, i64 0, i32 23
  %171 = load i32, ptr %163, align 8, !tbaa !108
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %290, label %173

173:                                              ; preds = %154, %287
  %174 = phi i32 [ %191, %287 ], [ 0, %154 ]
  call void @llvm.lifetime.start.p0(i64 768, ptr nonnull %8) #13
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %9) #13
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %10) #13
  %175 = zext i32 %174 to i64
  %176 = add i32 %174, 16
  br label %177

177:                                              ; preds = %230, %173
  %178 = phi i64 [ 0, %173 ], [ %260, %230 ]
  %179 = phi i64 [ %175, %173 ], [ %222, %230 ]
  %180 = phi i32 [ 0, %173 ], [ %214, %230 ]
  %181 = load i32, ptr %163, align 8, !tbaa !108
  %182 = zext i32 %181 to i64
  %183 = icmp ult i64 %179, %182
  %184 = icmp eq i32 %180, 0
  %185 = and i1 %184, %183
  br i1 %185, label %206, label %186

186:                                              ; preds = %177
  %187 = trunc i64 %179 to i32
  %188 = trunc i64 %178 to i32
  br label %189

189:                                              ; preds = %230, %186
  %190 = phi i32 [ %188, %186 ], [ 16, %230 ]
  %191 = phi i32 [ %187, %186 ], [ %176, %230 ]
  %192 = load ptr, ptr %169, align 8, !tbaa !75
  %193 = getelementptr inbounds %struct.hardware_queue, ptr %192, i64 0, i32 2
  %194 = call i32 @pthread_mutex_lock(ptr noundef nonnull %193) #12
  %195 = load ptr, ptr %0, align 8, !tbaa !44
  %196 = getelementptr inbounds %struct.device, ptr %195, i64 0, i32 28
  %197 = load ptr, ptr %196, align 8, !tbaa !119
  %198 = load ptr, ptr %169, align 8, !tbaa !75
  %199 = load ptr, ptr %198, align 8, !tbaa !120
  %200 = call i32 %197(ptr noundef %199, i32 noundef %190, ptr noundef nonnull %9, ptr noundef null) #12
  %201 = load ptr, ptr %169, align 8, !tbaa !75
  %202 = getelementptr inbounds %struct.hardware_queue, ptr %201, i64 0, i32 2
  %203 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %202) #12
  %204 = icmp eq i32 %200, 0
  br i1 %204, label %262, label %205

205:                                              ; preds = %189
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %10) #13
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %9) #13
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %8) #13
  br label %290

206:                                              ; preds = %177
  %207 = load ptr, ptr %164, align 8, !tbaa !28
  %208 = getelementptr inbounds %struct.submission, ptr %207, i64 %179
  %209 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %178
  %210 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %178, i32 2
  store i32 0, ptr %210, align 8, !tbaa !122
  %211 = getelementptr inbounds %struct.submission, ptr %207, i64 %179, i32 3
  %212 = load i64, ptr %211, align 8, !tbaa !124
  %213 = icmp ne i64 %212, 0
  %214 = zext i1 %213 to i32
  br i1 %213, label %215, label %220

215:                                              ; preds = %206
  %216 = load ptr, ptr %165, align 8, !tbaa !41
  %217 = getelementptr inbounds %struct.staging, ptr %216, i64 0, i32 1, i32 5
  %218 = load ptr, ptr %217, align 8, !tbaa !126
  store ptr %218, ptr %209, align 8, !tbaa !32
  store i32 1, ptr %210, align 8, !tbaa !122
  %219 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %178, i32 1, i64 0
  store i64 %212, ptr %219, align 8, !tbaa !39
  br label %220

220:                                              ; preds = %215, %206
  %221 = phi i32 [ 1, %215 ], [ 0, %206 ]
  %222 = add nuw nsw i64 %179, 1
  %223 = icmp eq i64 %222, %182
  br i1 %223, label %224, label %230

224:                                              ; preds = %220
  %225 = load ptr, ptr %166, align 8, !tbaa !76
  %226 = zext i32 %221 to i64
  %227 = getelementptr inbounds [2 x ptr], ptr %209, i64 0, i64 %226
  store ptr %225, ptr %227, align 8, !tbaa !32
  %228 = add nuw nsw i32 %221, 1
  store i32 %228, ptr %210, align 8, !tbaa !122
  %229 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %178, i32 1, i64 %226
  store i64 %3, ptr %229, align 8, !tbaa !39
  br label %230

230:                                              ; preds = %224, %220
  %231 = phi i32 [ %228, %224 ], [ %221, %220 ]
  %232 = getelementptr inbounds [16 x %struct.VkTimelineSemaphoreSubmitInfo], ptr %8, i64 0, i64 %178
  %233 = getelementptr inbounds %struct.submission, ptr %207, i64 %179, i32 1
  %234 = load i32, ptr %233, align 4, !tbaa !127
  %235 = load ptr, ptr %167, align 8, !tbaa !30
  %236 = load i32, ptr %208, align 8, !tbaa !128
  %237 = zext i32 %236 to i64
  %238 = getelementptr inbounds i64, ptr %235, i64 %237
  %239 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %178, i32 1
  store i32 1000207003, ptr %232, align 16, !tbaa.struct !129
  %240 = getelementptr inbounds i8, ptr %232, i64 8
  store ptr null, ptr %240, align 8, !tbaa.struct !131
  %241 = getelementptr inbounds i8, ptr %232, i64 16
  store i32 %234, ptr %241, align 16, !tbaa.struct !132
  %242 = getelementptr inbounds i8, ptr %232, i64 24
  store ptr %238, ptr %242, align 8, !tbaa.struct !133
  %243 = getelementptr inbounds i8, ptr %232, i64 32
  store i32 %231, ptr %243, align 16, !tbaa.struct !134
  %244 = getelementptr inbounds i8, ptr %232, i64 40
  store ptr %239, ptr %244, align 8, !tbaa.struct !135
  %245 = getelementptr inbounds [16 x %struct.VkSubmitInfo], ptr %9, i64 0, i64 %178
  %246 = load i32, ptr %233, align 4, !tbaa !127
  %247 = load ptr, ptr %168, align 8, !tbaa !29
  %248 = load i32, ptr %208, align 8, !tbaa !128
  %249 = zext i32 %248 to i64
  %250 = getelementptr inbounds ptr, ptr %247, i64 %249
  %251 = getelementptr inbounds %struct.submission, ptr %207, i64 %179, i32 2
  store i32 4, ptr %245, align 8, !tbaa.struct !136
  %252 = getelementptr inbounds i8, ptr %245, i64 8
  store ptr %232, ptr %252, align 8, !tbaa.struct !137
  %253 = getelementptr inbounds i8, ptr %245, i64 16
  store i32 %246, ptr %253, align 8, !tbaa.struct !138
  %254 = getelementptr inbounds i8, ptr %245, i64 24
  store ptr %250, ptr %254, align 8, !tbaa.struct !139
  %255 = getelementptr inbounds i8, ptr %245, i64 32
  store ptr %7, ptr %255, align 8, !tbaa.struct !131
  %256 = getelementptr inbounds i8, ptr %245, i64 40
  store i32 1, ptr %256, align 8, !tbaa.struct !132
  %257 = getelementptr inbounds i8, ptr %245, i64 48
  store ptr %251, ptr %257, align 8, !tbaa.struct !133
  %258 = getelementptr inbounds i8, ptr %245, i64 56
  store i32 %231, ptr %258, align 8, !tbaa.struct !134
  %259 = getelementptr inbounds i8, ptr %245, i64 64
  store ptr %209, ptr %259, align 8, !tbaa.struct !135
  %260 = add nuw nsw i64 %178, 1
  %261 = icmp eq i64 %260, 16
  br i1 %261, label %189, label %177, !llvm.loop !140

262:                                              ; preds = %189
  %263 = load ptr, ptr %165, align 8, !tbaa !41
  %264 = load ptr, ptr %170, align 8, !tbaa !141
  %265 = icmp eq ptr %264, null
  br i1 %265, label %287, label %266

266:                                              ; preds = %262
  %267 = getelementptr inbounds %struct.staging, ptr %263, i64 0, i32 7
  %268 = call i32 @pthread_mutex_lock(ptr noundef nonnull %267) #12
  %269 = load ptr, ptr %170, align 8, !tbaa !141
  %270 = icmp eq ptr %269, null
  br i1 %270, label %278, label %271

271:                                              ; preds = %266
  %272 = getelementptr inbounds %struct.staging, ptr %263, i64 0, i32 6
  br label %273

273:                                              ; preds = %282, %271
  %274 = phi ptr [ %269, %271 ], [ %285, %282 ]
  %275 = getelementptr inbounds %struct.chunk, ptr %274, i64 0, i32 5
  %276 = load i32, ptr %275, align 4, !tbaa !142
  %277 = icmp ult i32 %276, %191
  br i1 %277, label %282, label %278

278:                                              ; preds = %282, %273, %266
  %279 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %267) #12
  %280 = getelementptr inbounds %struct.staging, ptr %263, i64 0, i32 8
  %281 = call i32 @pthread_cond_signal(ptr noundef nonnull %280) #12
  br label %287

282:                                              ; preds = %273
  %283 = load ptr, ptr %274, align 8, !tbaa !48
  store ptr %283, ptr %170, align 8, !tbaa !141
  store ptr null, ptr %274, align 8, !tbaa !48
  %284 = load ptr, ptr %272, align 8, !tbaa !40
  store ptr %274, ptr %284, align 8, !tbaa !32
  store ptr %274, ptr %272, align 8, !tbaa !40
  %285 = load ptr, ptr %170, align 8, !tbaa !141
  %286 = icmp eq ptr %285, null
  br i1 %286, label %278, label %273, !llvm.loop !143

287:                                              ; preds = %278, %262
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %10) #13
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %9) #13
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %8) #13
  %288 = load i32, ptr %163, align 8, !tbaa !108
  %289 = icmp ult i32 %191, %288
  br i1 %289, label %173, label %290

290:                                              ; preds = %287, %154, %205
  %291 = phi i32 [ %174, %205 ], [ 0, %154 ], [ %191, %287 ]
  %292 = phi i32 [ %200, %205 ], [ 0, %154 ], [ 0, %287 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %7) #13
  br label %293

293:                                              ; preds = %141, %290, %151
  %294 = phi i32 [ %291, %290 ], [ 0, %151 ], [ 0, %141 ]
  %295 = phi i32 [ %292, %290 ], [ %152, %151 ], [ %147, %141 ]
  %296 = getelementptr inbounds %struct.context, ptr %72, i64 0, i32 23
  %297 = load ptr, ptr %296, align 8, !tbaa !141
  %298 = icmp eq ptr %297, null
  br i1 %298, label %310, label %299

299:                                              ; preds = %293
  %300 = getelementptr inbounds %struct.chunk, ptr %297, i64 0, i32 2
  %301 = load i64, ptr %300, align 8, !tbaa !51
  %302 = add i64 %301, -1
  %303 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %304 = load ptr, ptr %303, align 8, !tbaa !41
  %305 = getelementptr inbounds %struct.staging, ptr %304, i64 0, i32 2
  store i64 %302, ptr %305, align 8, !tbaa !144
  br label %306

306:                                              ; preds = %306, %299
  %307 = phi ptr [ %308, %306 ], [ %297, %299 ]
  %308 = load ptr, ptr %307, align 8, !tbaa !48
  call void @free(ptr noundef nonnull %307) #12
  %309 = icmp eq ptr %308, null
  br i1 %309, label %310, label %306, !llvm.loop !145

310:                                              ; preds = %306, %293
  store ptr null, ptr %296, align 8, !tbaa !141
  %311 = getelementptr inbounds %struct.context, ptr %72, i64 0, i32 24
  store ptr %296, ptr %311, align 8, !tbaa !15
  %312 = icmp eq i32 %295, 0
  br i1 %312, label %323, label %313

313:                                              ; preds = %310
  %314 = icmp ne i32 %294, 0
  %315 = icmp eq i32 %295, -4
  %316 = select i1 %314, i1 true, i1 %315
  br i1 %316, label %317, label %319

317:                                              ; preds = %313
  %318 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store atomic i32 %295, ptr %318 seq_cst, align 8
  br label %321

319:                                              ; preds = %313
  %320 = load ptr, ptr %69, align 8, !tbaa !85
  store ptr %320, ptr %72, align 8, !tbaa !86
  store ptr %72, ptr %69, align 8, !tbaa !85
  br label %321

321:                                              ; preds = %319, %317
  %322 = sext i32 %295 to i64
  br label %342

323:                                              ; preds = %310
  %324 = getelementptr inbounds %struct.context, ptr %72, i64 0, i32 1
  store i64 %3, ptr %324, align 8, !tbaa !73
  store ptr null, ptr %72, align 8, !tbaa !86
  %325 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %326 = call i32 @pthread_mutex_lock(ptr noundef nonnull %325) #12
  %327 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %328 = load ptr, ptr %327, align 8, !tbaa !79
  store ptr %72, ptr %328, align 8, !tbaa !32
  store ptr %72, ptr %327, align 8, !tbaa !79
  %329 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %330 = load i32, ptr %329, align 8, !tbaa !82
  %331 = icmp eq i32 %330, 0
  br i1 %331, label %340, label %332

332:                                              ; preds = %323
  %333 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %334 = load atomic i64, ptr %333 seq_cst, align 8
  %335 = icmp eq i64 %334, 0
  %336 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %325) #12
  br i1 %335, label %342, label %337

337:                                              ; preds = %332
  %338 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %339 = call i32 @pthread_cond_signal(ptr noundef nonnull %338) #12
  br label %342

340:                                              ; preds = %323
  %341 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %325) #12
  br label %342

342:                                              ; preds = %321, %340, %337, %332, %78
  %343 = phi i64 [ %79, %78 ], [ %322, %321 ], [ 0, %340 ], [ 0, %337 ], [ 0, %332 ]
  ret i64 %343
}

; Function Attrs: nounwind
define internal fastcc i32 @record(ptr noundef %0, ptr noundef %1, ptr noundef readnone %2) unnamed_addr #0 {
  %4 = alloca %struct.VkImageMemoryBarrier, align 8
  %5 = alloca %struct.VkImageMemoryBarrier, align 8
  %6 = alloca %struct.VkImageCopy, align 8
  %7 = alloca %struct.VkImageMemoryBarrier, align 8
  %8 = alloca %struct.VkImageMemoryBarrier, align 8
  %9 = alloca %struct.VkImageSubresourceRange, align 4
  %10 = alloca %struct.VkMemoryBarrier, align 8
  %11 = alloca %struct.VkMemoryBarrier, align 8
  %12 = alloca %struct.VkMemoryBarrier, align 8
  %13 = alloca i64, align 8
  %14 = alloca %struct.region, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i64, align 8
  %17 = alloca %struct.VkBufferCopy, align 8
  %18 = alloca %struct.VkBufferCopy, align 8
  %19 = alloca %struct.VkMemoryBarrier, align 8
  %20 = alloca %struct.VkBufferCopy, align 8
  %21 = alloca %struct.VkBufferCopy, align 8
  %22 = alloca i64, align 8
  %23 = alloca ptr, align 8
  %24 = alloca i64, align 8
  %25 = alloca %struct.VkImageMemoryBarrier, align 8
  %26 = alloca ptr, align 8
  %27 = alloca %struct.VkMemoryBarrier, align 8
  %28 = alloca ptr, align 8
  %29 = alloca ptr, align 8
  %30 = alloca ptr, align 8
  %31 = alloca [5 x %struct.VkDescriptorPoolSize], align 16
  %32 = alloca %struct.VkDescriptorPoolCreateInfo, align 8
  %33 = alloca %struct.VkDescriptorSetAllocateInfo, align 8
  %34 = alloca ptr, align 8
  %35 = alloca [6 x ptr], align 16
  %36 = alloca [128 x %struct.VkWriteDescriptorSet], align 16
  %37 = alloca [128 x %union.anon], align 16
  %38 = alloca i32, align 4
  %39 = alloca [128 x i32], align 16
  %40 = alloca ptr, align 8
  %41 = alloca ptr, align 8
  %42 = alloca %struct.VkMemoryBarrier, align 8
  %43 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %44 = load ptr, ptr %43, align 8, !tbaa !117
  %45 = tail call fastcc i32 @begin_submission(ptr noundef %0) #14
  %46 = getelementptr inbounds %struct.context, ptr %44, i64 0, i32 9
  %47 = load i32, ptr %46, align 8, !tbaa !103
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %56, label %49

49:                                               ; preds = %3
  %50 = load ptr, ptr %0, align 8, !tbaa !44
  %51 = getelementptr inbounds %struct.device, ptr %50, i64 0, i32 32
  %52 = load ptr, ptr %51, align 8, !tbaa !146
  %53 = load ptr, ptr %50, align 8, !tbaa !21
  %54 = getelementptr inbounds %struct.context, ptr %44, i64 0, i32 7
  %55 = load ptr, ptr %54, align 8, !tbaa !13
  tail call void %52(ptr noundef %53, ptr noundef %55, i32 noundef 0, i32 noundef %47) #12
  br label %56

56:                                               ; preds = %49, %3
  %57 = icmp ult ptr %1, %2
  %58 = icmp eq i32 %45, 0
  %59 = select i1 %57, i1 %58, i1 false
  br i1 %59, label %60, label %186

60:                                               ; preds = %56
  %61 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %62 = getelementptr inbounds %struct.region, ptr %14, i64 0, i32 1
  %63 = getelementptr inbounds %struct.region, ptr %14, i64 0, i32 2
  %64 = getelementptr inbounds %struct.region, ptr %14, i64 0, i32 3
  %65 = getelementptr inbounds %struct.region, ptr %14, i64 0, i32 3, i32 1
  %66 = getelementptr inbounds %struct.region, ptr %14, i64 0, i32 3, i32 2
  %67 = getelementptr inbounds %struct.region, ptr %14, i64 0, i32 4
  %68 = getelementptr inbounds %struct.region, ptr %14, i64 0, i32 4, i32 1
  %69 = getelementptr inbounds %struct.region, ptr %14, i64 0, i32 4, i32 2
  %70 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %71 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %72 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %12, i64 0, i32 1
  %73 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %12, i64 0, i32 2
  %74 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %12, i64 0, i32 3
  %75 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %76 = getelementptr inbounds %struct.VkBufferCopy, ptr %20, i64 0, i32 1
  %77 = getelementptr inbounds %struct.VkBufferCopy, ptr %20, i64 0, i32 2
  %78 = getelementptr inbounds %struct.VkBufferCopy, ptr %21, i64 0, i32 1
  %79 = getelementptr inbounds %struct.VkBufferCopy, ptr %21, i64 0, i32 2
  %80 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %19, i64 0, i32 1
  %81 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %19, i64 0, i32 2
  %82 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %19, i64 0, i32 3
  %83 = getelementptr inbounds %struct.VkBufferCopy, ptr %17, i64 0, i32 1
  %84 = getelementptr inbounds %struct.VkBufferCopy, ptr %17, i64 0, i32 2
  %85 = getelementptr inbounds %struct.VkBufferCopy, ptr %18, i64 0, i32 1
  %86 = getelementptr inbounds %struct.VkBufferCopy, ptr %18, i64 0, i32 2
  %87 = getelementptr inbounds [6 x ptr], ptr %35, i64 0, i64 2
  %88 = getelementptr inbounds [6 x ptr], ptr %35, i64 0, i64 4
  %89 = getelementptr inbounds %struct.VkDescriptorSetAllocateInfo, ptr %33, i64 0, i32 1
  %90 = getelementptr inbounds %struct.VkDescriptorSetAllocateInfo, ptr %33, i64 0, i32 2
  %91 = getelementptr inbounds %struct.VkDescriptorSetAllocateInfo, ptr %33, i64 0, i32 3
  %92 = getelementptr inbounds %struct.VkDescriptorSetAllocateInfo, ptr %33, i64 0, i32 4
  %93 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %32, i64 0, i32 1
  %94 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %32, i64 0, i32 2
  %95 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %32, i64 0, i32 3
  %96 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %32, i64 0, i32 4
  %97 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %32, i64 0, i32 5
  %98 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %99 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %27, i64 0, i32 1
  %100 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %27, i64 0, i32 2
  %101 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %27, i64 0, i32 3
  %102 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %25, i64 0, i32 1
  %103 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %25, i64 0, i32 2
  %104 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %25, i64 0, i32 3
  %105 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %25, i64 0, i32 4
  %106 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %25, i64 0, i32 5
  %107 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %25, i64 0, i32 6
  %108 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %25, i64 0, i32 7
  %109 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %25, i64 0, i32 8
  %110 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %25, i64 0, i32 9
  %111 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %25, i64 0, i32 9, i32 1
  %112 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %25, i64 0, i32 9, i32 2
  %113 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %25, i64 0, i32 9, i32 3
  %114 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %25, i64 0, i32 9, i32 4
  %115 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %11, i64 0, i32 1
  %116 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %11, i64 0, i32 2
  %117 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %11, i64 0, i32 3
  %118 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %9, i64 0, i32 1
  %119 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %9, i64 0, i32 2
  %120 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %9, i64 0, i32 3
  %121 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %9, i64 0, i32 4
  %122 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 1
  %123 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 2
  %124 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 3
  %125 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 4
  %126 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 5
  %127 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 6
  %128 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 7
  %129 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 8
  %130 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 9
  %131 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 9, i32 1
  %132 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 9, i32 2
  %133 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 9, i32 3
  %134 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 9, i32 4
  %135 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 1
  %136 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 2
  %137 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 3
  %138 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 4
  %139 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 5
  %140 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 6
  %141 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 7
  %142 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 8
  %143 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9
  %144 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 1
  %145 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 2
  %146 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 3
  %147 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 4
  %148 = getelementptr inbounds { i64, i64 }, ptr %6, i64 0, i32 1
  %149 = getelementptr inbounds %struct.VkImageCopy, ptr %6, i64 0, i32 1
  %150 = getelementptr inbounds %struct.VkImageCopy, ptr %6, i64 0, i32 2
  %151 = getelementptr inbounds %struct.VkImageCopy, ptr %6, i64 0, i32 2, i32 2
  %152 = getelementptr inbounds %struct.VkImageCopy, ptr %6, i64 0, i32 3
  %153 = getelementptr inbounds %struct.VkImageCopy, ptr %6, i64 0, i32 4
  %154 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 1
  %155 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 2
  %156 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 3
  %157 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 4
  %158 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 5
  %159 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 6
  %160 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 7
  %161 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 8
  %162 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 9
  %163 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 9, i32 1
  %164 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 9, i32 2
  %165 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 9, i32 3
  %166 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 9, i32 4
  %167 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 1
  %168 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 2
  %169 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 3
  %170 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 4
  %171 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 5
  %172 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 6
  %173 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 7
  %174 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 8
  %175 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9
  %176 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 1
  %177 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 2
  %178 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 3
  %179 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 4
  %180 = getelementptr inbounds %struct.context, ptr %44, i64 0, i32 7
  %181 = getelementptr inbounds %struct.context, ptr %44, i64 0, i32 27
  %182 = getelementptr inbounds %struct.context, ptr %44, i64 0, i32 25
  %183 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %42, i64 0, i32 1
  %184 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %42, i64 0, i32 2
  %185 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %42, i64 0, i32 3
  br label %189

186:                                              ; preds = %1322, %56
  %187 = phi i32 [ %45, %56 ], [ %1325, %1322 ]
  %188 = phi i1 [ %58, %56 ], [ %1331, %1322 ]
  br i1 %188, label %1333, label %1358

189:                                              ; preds = %60, %1322
  %190 = phi ptr [ %1, %60 ], [ %1329, %1322 ]
  %191 = phi i32 [ 1, %60 ], [ %1324, %1322 ]
  %192 = phi i32 [ 0, %60 ], [ %1323, %1322 ]
  %193 = load i16, ptr %190, align 4, !tbaa !87
  %194 = icmp eq i16 %193, 14
  br i1 %194, label %195, label %234

195:                                              ; preds = %189
  %196 = load ptr, ptr %181, align 8, !tbaa !28
  %197 = load i32, ptr %182, align 8, !tbaa !108
  %198 = add i32 %197, -1
  %199 = zext i32 %198 to i64
  %200 = getelementptr inbounds %struct.submission, ptr %196, i64 %199, i32 1
  %201 = load i32, ptr %200, align 4, !tbaa !127
  %202 = icmp eq i32 %201, 32
  %203 = icmp eq i32 %191, 0
  %204 = select i1 %203, i1 true, i1 %202
  br i1 %204, label %205, label %228

205:                                              ; preds = %195
  %206 = load ptr, ptr %71, align 8, !tbaa !75
  %207 = getelementptr inbounds %struct.hardware_queue, ptr %206, i64 0, i32 1
  %208 = load i64, ptr %207, align 8, !tbaa !147
  %209 = trunc i64 %208 to i32
  %210 = and i64 %208, 2048
  %211 = icmp eq i64 %210, 0
  %212 = select i1 %211, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %42) #13
  store i32 46, ptr %42, align 8, !tbaa !148
  store ptr null, ptr %183, align 8, !tbaa !150
  store i32 %212, ptr %184, align 8, !tbaa !151
  %213 = or i32 %212, 8192
  store i32 %213, ptr %185, align 4, !tbaa !152
  %214 = load ptr, ptr %0, align 8, !tbaa !44
  %215 = getelementptr inbounds %struct.device, ptr %214, i64 0, i32 18
  %216 = load ptr, ptr %215, align 8, !tbaa !153
  %217 = load ptr, ptr %75, align 8, !tbaa !154
  %218 = or i32 %209, 16384
  call void %216(ptr noundef %217, i32 noundef %209, i32 noundef %218, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %42, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #12
  store i32 0, ptr %70, align 8, !tbaa !155
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %42) #13
  %219 = load ptr, ptr %0, align 8, !tbaa !44
  %220 = getelementptr inbounds %struct.device, ptr %219, i64 0, i32 24
  %221 = load ptr, ptr %220, align 8, !tbaa !156
  %222 = load ptr, ptr %75, align 8, !tbaa !154
  %223 = call i32 %221(ptr noundef %222) #12
  %224 = icmp eq i32 %223, 0
  br i1 %224, label %225, label %1358

225:                                              ; preds = %205
  %226 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #14
  %227 = icmp eq i32 %226, 0
  br i1 %227, label %228, label %1358

228:                                              ; preds = %195, %225
  %229 = getelementptr inbounds %struct.wait, ptr %190, i64 0, i32 1
  %230 = load ptr, ptr %229, align 8, !tbaa !157
  %231 = getelementptr inbounds %struct.wait, ptr %190, i64 0, i32 2
  %232 = load i64, ptr %231, align 8, !tbaa !159
  %233 = call fastcc i32 @add_wait(ptr noundef nonnull %44, ptr noundef %230, i64 noundef %232) #14
  br label %1322

234:                                              ; preds = %189
  %235 = load ptr, ptr %0, align 8, !tbaa !44
  switch i16 %193, label %1088 [
    i16 1, label %236
    i16 4, label %741
    i16 5, label %741
    i16 8, label %888
    i16 9, label %888
    i16 15, label %1307
  ]

236:                                              ; preds = %234
  %237 = getelementptr inbounds %struct.launch, ptr %190, i64 0, i32 1
  %238 = load ptr, ptr %237, align 8, !tbaa !32
  %239 = load ptr, ptr %43, align 8, !tbaa !117
  %240 = getelementptr inbounds %struct.command, ptr %190, i64 0, i32 2
  %241 = load i32, ptr %240, align 4, !tbaa !90
  %242 = zext i32 %241 to i64
  %243 = add nsw i64 %242, -32
  %244 = getelementptr inbounds %struct.context, ptr %239, i64 0, i32 6
  %245 = load i64, ptr %244, align 8, !tbaa !106
  %246 = getelementptr inbounds %struct.device, ptr %235, i64 0, i32 1
  %247 = load i64, ptr %246, align 8, !tbaa !91
  %248 = add i64 %245, -1
  %249 = add i64 %248, %247
  %250 = urem i64 %249, %247
  %251 = sub nuw i64 %249, %250
  %252 = add i64 %251, %243
  store i64 %252, ptr %244, align 8, !tbaa !106
  %253 = getelementptr inbounds %struct.context, ptr %239, i64 0, i32 4
  %254 = load ptr, ptr %253, align 8, !tbaa !11
  %255 = getelementptr inbounds i8, ptr %254, i64 %251
  %256 = getelementptr inbounds %struct.launch, ptr %190, i64 0, i32 4
  %257 = call ptr @memcpy(ptr noundef %255, ptr noundef nonnull %256, i64 noundef %243) #12
  %258 = getelementptr inbounds %struct.kernel, ptr %238, i64 0, i32 3
  %259 = load i64, ptr %258, align 8, !tbaa !160
  %260 = icmp eq i64 %259, 0
  br i1 %260, label %263, label %261

261:                                              ; preds = %236
  %262 = getelementptr inbounds %struct.kernel, ptr %238, i64 0, i32 5
  br label %267

263:                                              ; preds = %267, %236
  %264 = getelementptr inbounds %struct.kernel, ptr %238, i64 0, i32 2
  %265 = load i64, ptr %264, align 8, !tbaa !92
  %266 = icmp eq i64 %265, 0
  br i1 %266, label %299, label %286

267:                                              ; preds = %267, %261
  %268 = phi i64 [ 0, %261 ], [ %283, %267 ]
  %269 = load ptr, ptr %262, align 8, !tbaa !161
  %270 = getelementptr inbounds i64, ptr %269, i64 %268
  %271 = load i64, ptr %270, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %41) #13
  %272 = getelementptr inbounds i8, ptr %256, i64 %271
  %273 = call ptr @memcpy(ptr noundef nonnull %41, ptr noundef nonnull %272, i64 noundef 8) #12
  %274 = load ptr, ptr %41, align 8, !tbaa !32
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %41) #13
  %275 = load ptr, ptr %253, align 8, !tbaa !11
  %276 = getelementptr inbounds i8, ptr %275, i64 %251
  %277 = load ptr, ptr %262, align 8, !tbaa !161
  %278 = getelementptr inbounds i64, ptr %277, i64 %268
  %279 = load i64, ptr %278, align 8, !tbaa !39
  %280 = getelementptr inbounds i8, ptr %276, i64 %279
  %281 = getelementptr inbounds %struct.memory, ptr %274, i64 0, i32 2
  %282 = call ptr @memcpy(ptr noundef %280, ptr noundef nonnull %281, i64 noundef 8) #12
  %283 = add nuw i64 %268, 1
  %284 = load i64, ptr %258, align 8, !tbaa !160
  %285 = icmp ult i64 %283, %284
  br i1 %285, label %267, label %263, !llvm.loop !162

286:                                              ; preds = %263
  %287 = load ptr, ptr %0, align 8, !tbaa !44
  %288 = load i64, ptr %244, align 8, !tbaa !106
  %289 = getelementptr inbounds %struct.device, ptr %287, i64 0, i32 1
  %290 = load i64, ptr %289, align 8, !tbaa !91
  %291 = add i64 %288, -1
  %292 = add i64 %291, %290
  %293 = urem i64 %292, %290
  %294 = sub nuw i64 %292, %293
  %295 = add i64 %294, %265
  store i64 %295, ptr %244, align 8, !tbaa !106
  %296 = load ptr, ptr %253, align 8, !tbaa !11
  %297 = getelementptr inbounds i8, ptr %296, i64 %294
  %298 = call ptr @memset(ptr noundef %297, i32 noundef 0, i64 noundef %265) #12
  br label %299

299:                                              ; preds = %286, %263
  %300 = phi i64 [ %294, %286 ], [ 0, %263 ]
  %301 = load i64, ptr %238, align 8, !tbaa !163
  %302 = icmp eq i64 %301, 0
  br i1 %302, label %706, label %303

303:                                              ; preds = %299
  %304 = getelementptr inbounds %struct.kernel, ptr %238, i64 0, i32 4
  %305 = trunc i64 %300 to i32
  %306 = trunc i64 %251 to i32
  br label %307

307:                                              ; preds = %700, %303
  %308 = phi i64 [ 0, %303 ], [ %701, %700 ]
  %309 = load ptr, ptr %304, align 8, !tbaa !164
  %310 = getelementptr inbounds %struct.task, ptr %309, i64 %308
  %311 = load ptr, ptr %0, align 8, !tbaa !44
  %312 = getelementptr inbounds %struct.task, ptr %309, i64 %308, i32 6
  %313 = load i64, ptr %312, align 8, !tbaa !165
  %314 = icmp eq i64 %313, 0
  br i1 %314, label %317, label %315

315:                                              ; preds = %307
  %316 = getelementptr inbounds %struct.task, ptr %309, i64 %308, i32 8
  br label %332

317:                                              ; preds = %307
  %318 = getelementptr inbounds %struct.task, ptr %309, i64 %308, i32 3
  %319 = load i64, ptr %318, align 8, !tbaa !167
  br label %346

320:                                              ; preds = %332
  %321 = getelementptr inbounds %struct.task, ptr %309, i64 %308, i32 4
  %322 = load i64, ptr %321, align 8, !tbaa !168
  %323 = add i64 %342, -1
  %324 = add i64 %323, %322
  %325 = udiv i64 %324, %322
  %326 = getelementptr inbounds %struct.task, ptr %309, i64 %308, i32 3
  %327 = load i64, ptr %326, align 8, !tbaa !167
  %328 = icmp ult i64 %325, %327
  %329 = icmp ugt i64 %322, %324
  %330 = select i1 %329, i64 1, i64 %325
  %331 = select i1 %328, i64 %330, i64 %327
  br label %346

332:                                              ; preds = %332, %315
  %333 = phi i64 [ 0, %315 ], [ %343, %332 ]
  %334 = phi i64 [ 1, %315 ], [ %342, %332 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %38) #13
  %335 = load ptr, ptr %316, align 8, !tbaa !169
  %336 = getelementptr inbounds i64, ptr %335, i64 %333
  %337 = load i64, ptr %336, align 8, !tbaa !39
  %338 = getelementptr inbounds i8, ptr %256, i64 %337
  %339 = call ptr @memcpy(ptr noundef nonnull %38, ptr noundef nonnull %338, i64 noundef 4) #12
  %340 = load i32, ptr %38, align 4, !tbaa !118
  %341 = sext i32 %340 to i64
  %342 = mul i64 %334, %341
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %38) #13
  %343 = add nuw i64 %333, 1
  %344 = load i64, ptr %312, align 8, !tbaa !165
  %345 = icmp ult i64 %343, %344
  br i1 %345, label %332, label %320, !llvm.loop !170

346:                                              ; preds = %320, %317
  %347 = phi i64 [ %331, %320 ], [ %319, %317 ]
  %348 = trunc i64 %347 to i32
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %39) #13
  %349 = icmp eq i32 %348, 0
  br i1 %349, label %350, label %351

350:                                              ; preds = %346
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %39) #13
  br label %700

351:                                              ; preds = %346
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %40) #13
  %352 = load ptr, ptr %0, align 8, !tbaa !44
  %353 = load ptr, ptr %43, align 8, !tbaa !117
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %35) #13
  %354 = getelementptr inbounds %struct.task, ptr %309, i64 %308, i32 5
  %355 = load i64, ptr %354, align 8, !tbaa !171
  %356 = icmp eq i64 %355, 0
  br i1 %356, label %361, label %357

357:                                              ; preds = %351
  %358 = getelementptr inbounds %struct.task, ptr %309, i64 %308, i32 7
  br label %387

359:                                              ; preds = %407
  %360 = icmp ult i32 %409, 6
  br i1 %360, label %361, label %418

361:                                              ; preds = %359, %351
  %362 = phi i32 [ %409, %359 ], [ 0, %351 ]
  %363 = zext i32 %362 to i64
  %364 = sub nsw i64 6, %363
  %365 = icmp ult i64 %364, 16
  br i1 %365, label %385, label %366

366:                                              ; preds = %361
  %367 = sub nsw i64 5, %363
  %368 = trunc i64 %367 to i32
  %369 = sub nuw nsw i32 -2, %362
  %370 = icmp ult i32 %369, %368
  %371 = icmp ugt i64 %367, 4294967295
  %372 = or i1 %370, %371
  br i1 %372, label %385, label %373

373:                                              ; preds = %366
  %374 = and i64 %364, -4
  %375 = add nsw i64 %374, %363
  br label %376

376:                                              ; preds = %376, %373
  %377 = phi i64 [ 0, %373 ], [ %381, %376 ]
  %378 = add i64 %377, %363
  %379 = getelementptr inbounds ptr, ptr %35, i64 %378
  store <2 x ptr> zeroinitializer, ptr %379, align 8, !tbaa !32
  %380 = getelementptr inbounds ptr, ptr %379, i64 2
  store <2 x ptr> zeroinitializer, ptr %380, align 8, !tbaa !32
  %381 = add nuw i64 %377, 4
  %382 = icmp eq i64 %381, %374
  br i1 %382, label %383, label %376, !llvm.loop !172

383:                                              ; preds = %376
  %384 = icmp eq i64 %364, %374
  br i1 %384, label %418, label %385

385:                                              ; preds = %366, %361, %383
  %386 = phi i64 [ %363, %366 ], [ %363, %361 ], [ %375, %383 ]
  br label %412

387:                                              ; preds = %407, %357
  %388 = phi i64 [ %355, %357 ], [ %408, %407 ]
  %389 = phi i64 [ 0, %357 ], [ %410, %407 ]
  %390 = phi i32 [ 0, %357 ], [ %409, %407 ]
  %391 = load ptr, ptr %358, align 8, !tbaa !175
  %392 = getelementptr inbounds %struct.binding, ptr %391, i64 %389
  %393 = load i64, ptr %392, align 8, !tbaa !176
  switch i64 %393, label %407 [
    i64 6, label %444
    i64 7, label %444
    i64 5, label %394
  ]

394:                                              ; preds = %387
  %395 = icmp eq i32 %390, 6
  br i1 %395, label %444, label %396

396:                                              ; preds = %394
  %397 = getelementptr inbounds %struct.binding, ptr %391, i64 %389, i32 2
  %398 = load i64, ptr %397, align 8, !tbaa !178
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %34) #13
  %399 = getelementptr inbounds i8, ptr %256, i64 %398
  %400 = call ptr @memcpy(ptr noundef nonnull %34, ptr noundef nonnull %399, i64 noundef 8) #12
  %401 = load ptr, ptr %34, align 8, !tbaa !32
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %34) #13
  %402 = load ptr, ptr %401, align 8, !tbaa !179
  %403 = add i32 %390, 1
  %404 = zext i32 %390 to i64
  %405 = getelementptr inbounds ptr, ptr %35, i64 %404
  store ptr %402, ptr %405, align 8, !tbaa !32
  %406 = load i64, ptr %354, align 8, !tbaa !171
  br label %407

407:                                              ; preds = %396, %387
  %408 = phi i64 [ %406, %396 ], [ %388, %387 ]
  %409 = phi i32 [ %403, %396 ], [ %390, %387 ]
  %410 = add nuw i64 %389, 1
  %411 = icmp ult i64 %410, %408
  br i1 %411, label %387, label %359, !llvm.loop !181

412:                                              ; preds = %385, %412
  %413 = phi i64 [ %414, %412 ], [ %386, %385 ]
  %414 = add nuw nsw i64 %413, 1
  %415 = getelementptr inbounds ptr, ptr %35, i64 %413
  store ptr null, ptr %415, align 8, !tbaa !32
  %416 = and i64 %414, 4294967295
  %417 = icmp eq i64 %416, 6
  br i1 %417, label %418, label %412, !llvm.loop !182

418:                                              ; preds = %412, %383, %359
  %419 = load ptr, ptr %43, align 8, !tbaa !117
  %420 = ptrtoint ptr %310 to i64
  %421 = udiv i64 %420, 72
  %422 = and i64 %421, 63
  %423 = getelementptr inbounds %struct.context, ptr %419, i64 0, i32 32, i64 %422
  %424 = load ptr, ptr %423, align 8, !tbaa !110
  %425 = icmp eq ptr %424, %310
  br i1 %425, label %426, label %444

426:                                              ; preds = %418
  %427 = getelementptr inbounds %struct.context, ptr %419, i64 0, i32 32, i64 %422, i32 2, i64 0
  %428 = load <4 x ptr>, ptr %427, align 8, !tbaa !32
  %429 = load <4 x ptr>, ptr %35, align 16, !tbaa !32
  %430 = icmp ne <4 x ptr> %428, %429
  %431 = getelementptr inbounds %struct.context, ptr %419, i64 0, i32 32, i64 %422, i32 2, i64 4
  %432 = load <2 x ptr>, ptr %431, align 8, !tbaa !32
  %433 = load <2 x ptr>, ptr %88, align 16, !tbaa !32
  %434 = icmp eq <2 x ptr> %432, %433
  %435 = bitcast <4 x i1> %430 to i4
  %436 = icmp eq i4 %435, 0
  %437 = extractelement <2 x i1> %434, i64 0
  %438 = and i1 %436, %437
  %439 = extractelement <2 x i1> %434, i64 1
  %440 = and i1 %438, %439
  br i1 %440, label %441, label %444

441:                                              ; preds = %426
  %442 = getelementptr inbounds %struct.context, ptr %419, i64 0, i32 32, i64 %422, i32 1
  %443 = load ptr, ptr %442, align 8, !tbaa !183
  store ptr %443, ptr %40, align 8, !tbaa !32
  br label %610

444:                                              ; preds = %394, %387, %387, %426, %418
  %445 = phi i1 [ false, %426 ], [ false, %418 ], [ true, %387 ], [ true, %387 ], [ true, %394 ]
  %446 = phi ptr [ %423, %426 ], [ %423, %418 ], [ null, %387 ], [ null, %387 ], [ null, %394 ]
  %447 = getelementptr inbounds %struct.context, ptr %353, i64 0, i32 15
  %448 = getelementptr inbounds %struct.context, ptr %353, i64 0, i32 16
  %449 = getelementptr inbounds %struct.task, ptr %309, i64 %308, i32 2
  %450 = getelementptr inbounds %struct.device, ptr %352, i64 0, i32 3
  %451 = getelementptr inbounds %struct.context, ptr %353, i64 0, i32 14
  %452 = getelementptr inbounds %struct.device, ptr %352, i64 0, i32 21
  %453 = load i32, ptr %447, align 4, !tbaa !109
  %454 = icmp eq i32 %453, 0
  br i1 %454, label %464, label %455

455:                                              ; preds = %444
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %33) #13
  store i32 34, ptr %33, align 8, !tbaa !184
  store ptr null, ptr %89, align 8, !tbaa !186
  %456 = load ptr, ptr %448, align 8, !tbaa !26
  %457 = add i32 %453, -1
  %458 = zext i32 %457 to i64
  %459 = getelementptr inbounds ptr, ptr %456, i64 %458
  %460 = load ptr, ptr %459, align 8, !tbaa !32
  store ptr %460, ptr %90, align 8, !tbaa !187
  store i32 1, ptr %91, align 8, !tbaa !188
  store ptr %449, ptr %92, align 8, !tbaa !189
  %461 = load ptr, ptr %450, align 8, !tbaa !190
  %462 = load ptr, ptr %352, align 8, !tbaa !21
  %463 = call i32 %461(ptr noundef %462, ptr noundef nonnull %33, ptr noundef nonnull %40) #12
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %33) #13
  switch i32 %463, label %504 [
    i32 -12, label %464
    i32 -1000069000, label %464
  ]

464:                                              ; preds = %455, %455, %444
  %465 = load i32, ptr %447, align 4, !tbaa !109
  %466 = load i32, ptr %451, align 8, !tbaa !16
  %467 = icmp ult i32 %465, %466
  br i1 %467, label %468, label %470

468:                                              ; preds = %464
  %469 = add nuw i32 %465, 1
  store i32 %469, ptr %447, align 4, !tbaa !109
  br label %495

470:                                              ; preds = %464
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %31) #13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(40) %31, ptr noundef nonnull align 16 dereferenceable(40) @__const.add_pool.sizes, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %32) #13
  store i32 33, ptr %32, align 8, !tbaa !191
  store ptr null, ptr %93, align 8, !tbaa !193
  store i32 0, ptr %94, align 8, !tbaa !194
  store i32 128, ptr %95, align 4, !tbaa !195
  store i32 5, ptr %96, align 8, !tbaa !196
  store ptr %31, ptr %97, align 8, !tbaa !197
  %471 = icmp eq i32 %466, 0
  %472 = shl i32 %466, 1
  %473 = select i1 %471, i32 8, i32 %472
  %474 = load ptr, ptr %448, align 8, !tbaa !32
  %475 = zext i32 %473 to i64
  %476 = shl nuw nsw i64 %475, 3
  %477 = call ptr @realloc(ptr noundef %474, i64 noundef %476) #12
  %478 = icmp eq ptr %477, null
  br i1 %478, label %487, label %479

479:                                              ; preds = %470
  store ptr %477, ptr %448, align 8, !tbaa !32
  %480 = load ptr, ptr %452, align 8, !tbaa !198
  %481 = load ptr, ptr %352, align 8, !tbaa !21
  %482 = load i32, ptr %451, align 8, !tbaa !16
  %483 = zext i32 %482 to i64
  %484 = getelementptr inbounds ptr, ptr %477, i64 %483
  %485 = call i32 %480(ptr noundef %481, ptr noundef nonnull %32, ptr noundef null, ptr noundef nonnull %484) #12
  %486 = icmp eq i32 %485, 0
  br i1 %486, label %489, label %487

487:                                              ; preds = %479, %470
  %488 = phi i32 [ -1, %470 ], [ %485, %479 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %32) #13
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %31) #13
  br label %704

489:                                              ; preds = %479
  %490 = load i32, ptr %451, align 8, !tbaa !16
  %491 = add i32 %490, 1
  store i32 %491, ptr %451, align 8, !tbaa !16
  %492 = load i32, ptr %447, align 4, !tbaa !109
  %493 = add i32 %492, 1
  store i32 %493, ptr %447, align 4, !tbaa !109
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %32) #13
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %31) #13
  %494 = icmp eq i32 %493, 0
  br i1 %494, label %704, label %495

495:                                              ; preds = %489, %468
  %496 = phi i32 [ %465, %468 ], [ %492, %489 ]
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %33) #13
  store i32 34, ptr %33, align 8, !tbaa !184
  store ptr null, ptr %89, align 8, !tbaa !186
  %497 = load ptr, ptr %448, align 8, !tbaa !26
  %498 = zext i32 %496 to i64
  %499 = getelementptr inbounds ptr, ptr %497, i64 %498
  %500 = load ptr, ptr %499, align 8, !tbaa !32
  store ptr %500, ptr %90, align 8, !tbaa !187
  store i32 1, ptr %91, align 8, !tbaa !188
  store ptr %449, ptr %92, align 8, !tbaa !189
  %501 = load ptr, ptr %450, align 8, !tbaa !190
  %502 = load ptr, ptr %352, align 8, !tbaa !21
  %503 = call i32 %501(ptr noundef %502, ptr noundef nonnull %33, ptr noundef nonnull %40) #12
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %33) #13
  br label %504

504:                                              ; preds = %495, %455
  %505 = phi i32 [ %463, %455 ], [ %503, %495 ]
  %506 = icmp eq i32 %505, 0
  br i1 %506, label %507, label %704

507:                                              ; preds = %504
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %36) #13
  call void @llvm.lifetime.start.p0(i64 3072, ptr nonnull %37) #13
  %508 = load i64, ptr %354, align 8, !tbaa !171
  %509 = icmp eq i64 %508, 0
  br i1 %509, label %515, label %510

510:                                              ; preds = %507
  %511 = getelementptr inbounds %struct.task, ptr %309, i64 %308, i32 7
  %512 = getelementptr inbounds %struct.context, ptr %353, i64 0, i32 3
  br label %520

513:                                              ; preds = %586
  %514 = trunc i64 %598 to i32
  br label %515

515:                                              ; preds = %513, %507
  %516 = phi i32 [ 0, %507 ], [ %514, %513 ]
  %517 = getelementptr inbounds %struct.device, ptr %352, i64 0, i32 34
  %518 = load ptr, ptr %517, align 8, !tbaa !199
  %519 = load ptr, ptr %352, align 8, !tbaa !21
  call void %518(ptr noundef %519, i32 noundef %516, ptr noundef nonnull %36, i32 noundef 0, ptr noundef null) #12
  br i1 %445, label %609, label %600

520:                                              ; preds = %586, %510
  %521 = phi i64 [ 0, %510 ], [ %597, %586 ]
  %522 = load ptr, ptr %511, align 8, !tbaa !175
  %523 = getelementptr inbounds %struct.binding, ptr %522, i64 %521
  %524 = getelementptr inbounds [128 x %union.anon], ptr %37, i64 0, i64 %521
  %525 = load i64, ptr %523, align 8, !tbaa !176
  switch i64 %525, label %575 [
    i64 0, label %526
    i64 1, label %526
    i64 2, label %526
    i64 7, label %563
    i64 6, label %551
    i64 3, label %532
    i64 5, label %536
    i64 4, label %542
  ]

526:                                              ; preds = %520, %520, %520
  %527 = load ptr, ptr %512, align 8, !tbaa !10
  %528 = getelementptr inbounds %struct.binding, ptr %522, i64 %521, i32 3
  %529 = load i64, ptr %528, align 8, !tbaa !200
  store ptr %527, ptr %524, align 8, !tbaa.struct !201
  %530 = getelementptr inbounds i8, ptr %524, i64 8
  store i64 0, ptr %530, align 8, !tbaa.struct !202
  %531 = getelementptr inbounds i8, ptr %524, i64 16
  store i64 %529, ptr %531, align 8, !tbaa.struct !203
  br label %573

532:                                              ; preds = %520
  %533 = getelementptr inbounds %struct.binding, ptr %522, i64 %521, i32 2
  %534 = load i64, ptr %533, align 8, !tbaa !178
  %535 = inttoptr i64 %534 to ptr
  br label %544

536:                                              ; preds = %520
  %537 = getelementptr inbounds %struct.binding, ptr %522, i64 %521, i32 2
  %538 = load i64, ptr %537, align 8, !tbaa !178
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %30) #13
  %539 = getelementptr inbounds i8, ptr %256, i64 %538
  %540 = call ptr @memcpy(ptr noundef nonnull %30, ptr noundef nonnull %539, i64 noundef 8) #12
  %541 = load ptr, ptr %30, align 8, !tbaa !32
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %30) #13
  br label %544

542:                                              ; preds = %520
  %543 = load ptr, ptr %98, align 8, !tbaa !84
  br label %544

544:                                              ; preds = %542, %536, %532
  %545 = phi ptr [ %535, %532 ], [ %541, %536 ], [ %543, %542 ]
  %546 = load ptr, ptr %545, align 8, !tbaa !179
  %547 = getelementptr inbounds %struct.memory, ptr %545, i64 0, i32 1
  %548 = load i64, ptr %547, align 8, !tbaa !204
  store ptr %546, ptr %524, align 8, !tbaa.struct !201
  %549 = getelementptr inbounds i8, ptr %524, i64 8
  store i64 0, ptr %549, align 8, !tbaa.struct !202
  %550 = getelementptr inbounds i8, ptr %524, i64 16
  store i64 %548, ptr %550, align 8, !tbaa.struct !203
  br label %573

551:                                              ; preds = %520
  %552 = getelementptr inbounds %struct.binding, ptr %522, i64 %521, i32 2
  %553 = load i64, ptr %552, align 8, !tbaa !178
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %29) #13
  %554 = getelementptr inbounds i8, ptr %256, i64 %553
  %555 = call ptr @memcpy(ptr noundef nonnull %29, ptr noundef nonnull %554, i64 noundef 8) #12
  %556 = load ptr, ptr %29, align 8, !tbaa !32
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %29) #13
  %557 = getelementptr inbounds %struct.texture, ptr %556, i64 0, i32 3
  %558 = load ptr, ptr %557, align 8, !tbaa !205
  %559 = getelementptr inbounds %struct.texture, ptr %556, i64 0, i32 1
  %560 = load ptr, ptr %559, align 8, !tbaa !207
  store ptr %558, ptr %524, align 8, !tbaa.struct !208
  %561 = getelementptr inbounds i8, ptr %524, i64 8
  store ptr %560, ptr %561, align 8, !tbaa.struct !209
  %562 = getelementptr inbounds i8, ptr %524, i64 16
  store i32 1, ptr %562, align 8, !tbaa.struct !210
  br label %573

563:                                              ; preds = %520
  %564 = getelementptr inbounds %struct.binding, ptr %522, i64 %521, i32 2
  %565 = load i64, ptr %564, align 8, !tbaa !178
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %28) #13
  %566 = getelementptr inbounds i8, ptr %256, i64 %565
  %567 = call ptr @memcpy(ptr noundef nonnull %28, ptr noundef nonnull %566, i64 noundef 8) #12
  %568 = load ptr, ptr %28, align 8, !tbaa !32
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %28) #13
  %569 = getelementptr inbounds %struct.texture, ptr %568, i64 0, i32 2
  %570 = load ptr, ptr %569, align 8, !tbaa !211
  store ptr null, ptr %524, align 8, !tbaa.struct !208
  %571 = getelementptr inbounds i8, ptr %524, i64 8
  store ptr %570, ptr %571, align 8, !tbaa.struct !209
  %572 = getelementptr inbounds i8, ptr %524, i64 16
  store i32 1, ptr %572, align 8, !tbaa.struct !210
  br label %573

573:                                              ; preds = %563, %551, %544, %526
  %574 = load i64, ptr %523, align 8, !tbaa !176
  br label %575

575:                                              ; preds = %573, %520
  %576 = phi i64 [ %574, %573 ], [ %525, %520 ]
  %577 = getelementptr inbounds [128 x %struct.VkWriteDescriptorSet], ptr %36, i64 0, i64 %521
  %578 = load ptr, ptr %40, align 8, !tbaa !32
  %579 = getelementptr inbounds %struct.binding, ptr %522, i64 %521, i32 1
  %580 = load i64, ptr %579, align 8, !tbaa !212
  %581 = trunc i64 %580 to i32
  %582 = icmp ult i64 %576, 8
  br i1 %582, label %583, label %586

583:                                              ; preds = %575
  %584 = getelementptr inbounds [8 x i32], ptr @switch.table.record, i64 0, i64 %576
  %585 = load i32, ptr %584, align 4
  br label %586

586:                                              ; preds = %575, %583
  %587 = phi i32 [ %585, %583 ], [ 7, %575 ]
  store i32 35, ptr %577, align 16, !tbaa.struct !213
  %588 = getelementptr inbounds i8, ptr %577, i64 8
  store ptr null, ptr %588, align 8, !tbaa.struct !214
  %589 = getelementptr inbounds i8, ptr %577, i64 16
  store ptr %578, ptr %589, align 16, !tbaa.struct !215
  %590 = getelementptr inbounds i8, ptr %577, i64 24
  store i32 %581, ptr %590, align 8, !tbaa.struct !216
  %591 = getelementptr inbounds i8, ptr %577, i64 28
  store i32 0, ptr %591, align 4, !tbaa.struct !217
  %592 = getelementptr inbounds i8, ptr %577, i64 32
  store i32 1, ptr %592, align 16, !tbaa.struct !218
  %593 = getelementptr inbounds i8, ptr %577, i64 36
  store i32 %587, ptr %593, align 4, !tbaa.struct !219
  %594 = getelementptr inbounds i8, ptr %577, i64 40
  store ptr %524, ptr %594, align 8, !tbaa.struct !220
  %595 = getelementptr inbounds i8, ptr %577, i64 48
  store ptr %524, ptr %595, align 16, !tbaa.struct !221
  %596 = getelementptr inbounds i8, ptr %577, i64 56
  store ptr null, ptr %596, align 8, !tbaa.struct !135
  %597 = add nuw i64 %521, 1
  %598 = load i64, ptr %354, align 8, !tbaa !171
  %599 = icmp ult i64 %597, %598
  br i1 %599, label %520, label %513, !llvm.loop !222

600:                                              ; preds = %515
  store ptr %310, ptr %446, align 8, !tbaa !110
  %601 = load ptr, ptr %40, align 8, !tbaa !32
  %602 = getelementptr inbounds %struct.kept_set, ptr %446, i64 0, i32 1
  store ptr %601, ptr %602, align 8, !tbaa !183
  %603 = getelementptr inbounds %struct.kept_set, ptr %446, i64 0, i32 2, i64 0
  %604 = load <2 x ptr>, ptr %35, align 16, !tbaa !32
  store <2 x ptr> %604, ptr %603, align 8, !tbaa !32
  %605 = getelementptr inbounds %struct.kept_set, ptr %446, i64 0, i32 2, i64 2
  %606 = load <2 x ptr>, ptr %87, align 16, !tbaa !32
  store <2 x ptr> %606, ptr %605, align 8, !tbaa !32
  %607 = getelementptr inbounds %struct.kept_set, ptr %446, i64 0, i32 2, i64 4
  %608 = load <2 x ptr>, ptr %88, align 16, !tbaa !32
  store <2 x ptr> %608, ptr %607, align 8, !tbaa !32
  br label %609

609:                                              ; preds = %600, %515
  call void @llvm.lifetime.end.p0(i64 3072, ptr nonnull %37) #13
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %36) #13
  br label %610

610:                                              ; preds = %609, %441
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %35) #13
  %611 = load i32, ptr %70, align 8, !tbaa !155
  %612 = icmp eq i32 %611, 0
  br i1 %612, label %625, label %613

613:                                              ; preds = %610
  %614 = load ptr, ptr %71, align 8, !tbaa !75
  %615 = getelementptr inbounds %struct.hardware_queue, ptr %614, i64 0, i32 1
  %616 = load i64, ptr %615, align 8, !tbaa !147
  %617 = trunc i64 %616 to i32
  %618 = and i64 %616, 2048
  %619 = icmp eq i64 %618, 0
  %620 = select i1 %619, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %27) #13
  store i32 46, ptr %27, align 8, !tbaa !148
  store ptr null, ptr %99, align 8, !tbaa !150
  store i32 %620, ptr %100, align 8, !tbaa !151
  store i32 %620, ptr %101, align 4, !tbaa !152
  %621 = load ptr, ptr %0, align 8, !tbaa !44
  %622 = getelementptr inbounds %struct.device, ptr %621, i64 0, i32 18
  %623 = load ptr, ptr %622, align 8, !tbaa !153
  %624 = load ptr, ptr %75, align 8, !tbaa !154
  call void %623(ptr noundef %624, i32 noundef %617, i32 noundef %617, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %27, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %27) #13
  br label %625

625:                                              ; preds = %613, %610
  store i32 1, ptr %70, align 8, !tbaa !155
  %626 = load i64, ptr %354, align 8, !tbaa !171
  %627 = icmp eq i64 %626, 0
  br i1 %627, label %630, label %628

628:                                              ; preds = %625
  %629 = getelementptr inbounds %struct.task, ptr %309, i64 %308, i32 7
  br label %644

630:                                              ; preds = %695, %625
  %631 = phi i32 [ 0, %625 ], [ %696, %695 ]
  %632 = getelementptr inbounds %struct.device, ptr %311, i64 0, i32 8
  %633 = load ptr, ptr %632, align 8, !tbaa !223
  %634 = load ptr, ptr %75, align 8, !tbaa !154
  %635 = load ptr, ptr %310, align 8, !tbaa !224
  call void %633(ptr noundef %634, i32 noundef 1, ptr noundef %635) #12
  %636 = getelementptr inbounds %struct.device, ptr %311, i64 0, i32 7
  %637 = load ptr, ptr %636, align 8, !tbaa !225
  %638 = load ptr, ptr %75, align 8, !tbaa !154
  %639 = getelementptr inbounds %struct.task, ptr %309, i64 %308, i32 1
  %640 = load ptr, ptr %639, align 8, !tbaa !226
  call void %637(ptr noundef %638, i32 noundef 1, ptr noundef %640, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %40, i32 noundef %631, ptr noundef nonnull %39) #12
  %641 = getelementptr inbounds %struct.device, ptr %311, i64 0, i32 15
  %642 = load ptr, ptr %641, align 8, !tbaa !227
  %643 = load ptr, ptr %75, align 8, !tbaa !154
  call void %642(ptr noundef %643, i32 noundef %348, i32 noundef 1, i32 noundef 1) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %40) #13
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %39) #13
  br label %700

644:                                              ; preds = %695, %628
  %645 = phi i32 [ 0, %628 ], [ %696, %695 ]
  %646 = phi i64 [ 0, %628 ], [ %697, %695 ]
  %647 = load ptr, ptr %629, align 8, !tbaa !175
  %648 = getelementptr inbounds %struct.binding, ptr %647, i64 %646
  %649 = load i64, ptr %648, align 8, !tbaa !176
  switch i64 %649, label %695 [
    i64 0, label %650
    i64 2, label %654
    i64 1, label %662
    i64 6, label %666
    i64 7, label %666
  ]

650:                                              ; preds = %644
  %651 = add i32 %645, 1
  %652 = zext i32 %645 to i64
  %653 = getelementptr inbounds [128 x i32], ptr %39, i64 0, i64 %652
  store i32 %306, ptr %653, align 4, !tbaa !118
  br label %695

654:                                              ; preds = %644
  %655 = getelementptr inbounds %struct.binding, ptr %647, i64 %646, i32 2
  %656 = load i64, ptr %655, align 8, !tbaa !178
  %657 = add i64 %656, %251
  %658 = trunc i64 %657 to i32
  %659 = add i32 %645, 1
  %660 = zext i32 %645 to i64
  %661 = getelementptr inbounds [128 x i32], ptr %39, i64 0, i64 %660
  store i32 %658, ptr %661, align 4, !tbaa !118
  br label %695

662:                                              ; preds = %644
  %663 = add i32 %645, 1
  %664 = zext i32 %645 to i64
  %665 = getelementptr inbounds [128 x i32], ptr %39, i64 0, i64 %664
  store i32 %305, ptr %665, align 4, !tbaa !118
  br label %695

666:                                              ; preds = %644, %644
  %667 = getelementptr inbounds %struct.binding, ptr %647, i64 %646, i32 2
  %668 = load i64, ptr %667, align 8, !tbaa !178
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %26) #13
  %669 = getelementptr inbounds i8, ptr %256, i64 %668
  %670 = call ptr @memcpy(ptr noundef nonnull %26, ptr noundef nonnull %669, i64 noundef 8) #12
  %671 = load ptr, ptr %26, align 8, !tbaa !32
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %26) #13
  %672 = load ptr, ptr %671, align 8, !tbaa !228
  %673 = getelementptr inbounds %struct.image, ptr %672, i64 0, i32 1
  %674 = load i32, ptr %673, align 8, !tbaa !229
  %675 = icmp eq i32 %674, 1
  br i1 %675, label %695, label %676

676:                                              ; preds = %666
  %677 = load ptr, ptr %71, align 8, !tbaa !75
  %678 = getelementptr inbounds %struct.hardware_queue, ptr %677, i64 0, i32 1
  %679 = load i64, ptr %678, align 8, !tbaa !147
  %680 = trunc i64 %679 to i32
  %681 = and i64 %679, 2048
  %682 = icmp eq i64 %681, 0
  %683 = select i1 %682, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %25) #13
  store i32 45, ptr %25, align 8, !tbaa !231
  store ptr null, ptr %102, align 8, !tbaa !234
  store i32 %683, ptr %103, align 8, !tbaa !235
  store i32 %683, ptr %104, align 4, !tbaa !236
  store i32 %674, ptr %105, align 8, !tbaa !237
  store i32 1, ptr %106, align 4, !tbaa !238
  store i32 -1, ptr %107, align 8, !tbaa !239
  store i32 -1, ptr %108, align 4, !tbaa !240
  %684 = load ptr, ptr %672, align 8, !tbaa !241
  store ptr %684, ptr %109, align 8, !tbaa !242
  %685 = getelementptr inbounds %struct.image, ptr %672, i64 0, i32 2
  %686 = load i32, ptr %685, align 4, !tbaa !243
  store i32 %686, ptr %110, align 8, !tbaa !244
  store i32 0, ptr %111, align 4, !tbaa !245
  %687 = getelementptr inbounds %struct.image, ptr %672, i64 0, i32 3
  %688 = load i32, ptr %687, align 8, !tbaa !246
  store i32 %688, ptr %112, align 8, !tbaa !247
  store i32 0, ptr %113, align 4, !tbaa !248
  %689 = getelementptr inbounds %struct.image, ptr %672, i64 0, i32 4
  %690 = load i32, ptr %689, align 4, !tbaa !249
  store i32 %690, ptr %114, align 8, !tbaa !250
  %691 = load ptr, ptr %0, align 8, !tbaa !44
  %692 = getelementptr inbounds %struct.device, ptr %691, i64 0, i32 18
  %693 = load ptr, ptr %692, align 8, !tbaa !153
  %694 = load ptr, ptr %75, align 8, !tbaa !154
  call void %693(ptr noundef %694, i32 noundef %680, i32 noundef %680, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %25) #12
  store i32 1, ptr %673, align 8, !tbaa !229
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %25) #13
  br label %695

695:                                              ; preds = %676, %666, %662, %654, %650, %644
  %696 = phi i32 [ %645, %644 ], [ %663, %662 ], [ %659, %654 ], [ %651, %650 ], [ %645, %666 ], [ %645, %676 ]
  %697 = add nuw i64 %646, 1
  %698 = load i64, ptr %354, align 8, !tbaa !171
  %699 = icmp ult i64 %697, %698
  br i1 %699, label %644, label %630, !llvm.loop !251

700:                                              ; preds = %630, %350
  %701 = add nuw i64 %308, 1
  %702 = load i64, ptr %238, align 8, !tbaa !163
  %703 = icmp ult i64 %701, %702
  br i1 %703, label %307, label %706, !llvm.loop !252

704:                                              ; preds = %504, %489, %487
  %705 = phi i32 [ %488, %487 ], [ %505, %504 ], [ -1000069000, %489 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %35) #13
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %40) #13
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %39) #13
  br label %1307

706:                                              ; preds = %700, %299
  %707 = getelementptr inbounds %struct.launch, ptr %190, i64 0, i32 2
  %708 = load ptr, ptr %707, align 8, !tbaa !32
  %709 = icmp eq ptr %708, null
  br i1 %709, label %1307, label %710

710:                                              ; preds = %706
  %711 = load i64, ptr %264, align 8, !tbaa !92
  %712 = getelementptr inbounds %struct.context, ptr %239, i64 0, i32 19
  %713 = getelementptr inbounds %struct.context, ptr %239, i64 0, i32 17
  %714 = load i32, ptr %713, align 8, !tbaa !104
  %715 = getelementptr inbounds %struct.context, ptr %239, i64 0, i32 18
  %716 = load i32, ptr %715, align 4, !tbaa !118
  %717 = icmp ugt i32 %716, %714
  br i1 %717, label %718, label %720

718:                                              ; preds = %710
  %719 = load ptr, ptr %712, align 8, !tbaa !27
  br label %731

720:                                              ; preds = %710
  %721 = icmp eq i32 %716, 0
  %722 = shl i32 %716, 1
  %723 = select i1 %721, i32 8, i32 %722
  %724 = load ptr, ptr %712, align 8, !tbaa !32
  %725 = zext i32 %723 to i64
  %726 = mul nuw nsw i64 %725, 24
  %727 = call ptr @realloc(ptr noundef %724, i64 noundef %726) #12
  %728 = icmp eq ptr %727, null
  br i1 %728, label %1307, label %729

729:                                              ; preds = %720
  store ptr %727, ptr %712, align 8, !tbaa !32
  store i32 %723, ptr %715, align 4, !tbaa !118
  %730 = load i32, ptr %713, align 8, !tbaa !104
  br label %731

731:                                              ; preds = %729, %718
  %732 = phi i32 [ %714, %718 ], [ %730, %729 ]
  %733 = phi ptr [ %719, %718 ], [ %727, %729 ]
  %734 = add i32 %732, 1
  store i32 %734, ptr %713, align 8, !tbaa !104
  %735 = zext i32 %732 to i64
  %736 = getelementptr inbounds %struct.arrival, ptr %733, i64 %735
  %737 = load ptr, ptr %253, align 8, !tbaa !11
  %738 = getelementptr inbounds i8, ptr %737, i64 %300
  store ptr %708, ptr %736, align 8, !tbaa.struct !253
  %739 = getelementptr inbounds i8, ptr %736, i64 8
  store ptr %738, ptr %739, align 8, !tbaa.struct !254
  %740 = getelementptr inbounds i8, ptr %736, i64 16
  store i64 %711, ptr %740, align 8, !tbaa.struct !203
  br label %1307

741:                                              ; preds = %234, %234
  %742 = icmp eq i16 %193, 4
  %743 = zext i1 %742 to i32
  %744 = load ptr, ptr %43, align 8, !tbaa !117
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %23) #13
  %745 = getelementptr inbounds %struct.context, ptr %744, i64 0, i32 3
  %746 = load ptr, ptr %745, align 8, !tbaa !10
  store ptr %746, ptr %23, align 8, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %24) #13
  %747 = getelementptr inbounds %struct.transfer, ptr %190, i64 0, i32 3
  %748 = load i64, ptr %747, align 8, !tbaa !94
  %749 = icmp ult i64 %748, 32769
  br i1 %749, label %750, label %798

750:                                              ; preds = %741
  %751 = getelementptr inbounds %struct.context, ptr %744, i64 0, i32 6
  %752 = load i64, ptr %751, align 8, !tbaa !106
  %753 = getelementptr inbounds %struct.device, ptr %235, i64 0, i32 1
  %754 = load i64, ptr %753, align 8, !tbaa !91
  %755 = add i64 %752, -1
  %756 = add i64 %755, %754
  %757 = urem i64 %756, %754
  %758 = sub nuw i64 %756, %757
  %759 = add i64 %758, %748
  store i64 %759, ptr %751, align 8, !tbaa !106
  store i64 %758, ptr %24, align 8, !tbaa !39
  %760 = getelementptr inbounds %struct.transfer, ptr %190, i64 0, i32 4
  %761 = load ptr, ptr %760, align 8, !tbaa !255
  br i1 %742, label %793, label %762

762:                                              ; preds = %750
  %763 = getelementptr inbounds %struct.context, ptr %744, i64 0, i32 19
  %764 = getelementptr inbounds %struct.context, ptr %744, i64 0, i32 17
  %765 = load i32, ptr %764, align 8, !tbaa !104
  %766 = getelementptr inbounds %struct.context, ptr %744, i64 0, i32 18
  %767 = load i32, ptr %766, align 4, !tbaa !118
  %768 = icmp ugt i32 %767, %765
  br i1 %768, label %769, label %771

769:                                              ; preds = %762
  %770 = load ptr, ptr %763, align 8, !tbaa !27
  br label %782

771:                                              ; preds = %762
  %772 = icmp eq i32 %767, 0
  %773 = shl i32 %767, 1
  %774 = select i1 %772, i32 8, i32 %773
  %775 = load ptr, ptr %763, align 8, !tbaa !32
  %776 = zext i32 %774 to i64
  %777 = mul nuw nsw i64 %776, 24
  %778 = call ptr @realloc(ptr noundef %775, i64 noundef %777) #12
  %779 = icmp eq ptr %778, null
  br i1 %779, label %886, label %780

780:                                              ; preds = %771
  store ptr %778, ptr %763, align 8, !tbaa !32
  store i32 %774, ptr %766, align 4, !tbaa !118
  %781 = load i32, ptr %764, align 8, !tbaa !104
  br label %782

782:                                              ; preds = %780, %769
  %783 = phi i32 [ %765, %769 ], [ %781, %780 ]
  %784 = phi ptr [ %770, %769 ], [ %778, %780 ]
  %785 = add i32 %783, 1
  store i32 %785, ptr %764, align 8, !tbaa !104
  %786 = zext i32 %783 to i64
  %787 = getelementptr inbounds %struct.arrival, ptr %784, i64 %786
  %788 = getelementptr inbounds %struct.context, ptr %744, i64 0, i32 4
  %789 = load ptr, ptr %788, align 8, !tbaa !11
  %790 = getelementptr inbounds i8, ptr %789, i64 %758
  store ptr %761, ptr %787, align 8, !tbaa.struct !253
  %791 = getelementptr inbounds i8, ptr %787, i64 8
  store ptr %790, ptr %791, align 8, !tbaa.struct !254
  %792 = getelementptr inbounds i8, ptr %787, i64 16
  store i64 %748, ptr %792, align 8, !tbaa.struct !203
  br label %857

793:                                              ; preds = %750
  %794 = getelementptr inbounds %struct.context, ptr %744, i64 0, i32 4
  %795 = load ptr, ptr %794, align 8, !tbaa !11
  %796 = getelementptr inbounds i8, ptr %795, i64 %758
  %797 = call ptr @memcpy(ptr noundef %796, ptr noundef %761, i64 noundef %748) #12
  br label %857

798:                                              ; preds = %741
  %799 = getelementptr inbounds %struct.device, ptr %235, i64 0, i32 36
  %800 = load i64, ptr %799, align 8, !tbaa !256
  %801 = icmp eq i64 %800, 255
  br i1 %801, label %802, label %852

802:                                              ; preds = %798
  %803 = load ptr, ptr %61, align 8, !tbaa !41
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %22) #13
  %804 = getelementptr inbounds %struct.staging, ptr %803, i64 0, i32 1, i32 3
  %805 = getelementptr inbounds %struct.transfer, ptr %190, i64 0, i32 4
  %806 = getelementptr inbounds %struct.staging, ptr %803, i64 0, i32 1
  %807 = getelementptr inbounds %struct.transfer, ptr %190, i64 0, i32 1
  %808 = getelementptr inbounds %struct.transfer, ptr %190, i64 0, i32 2
  %809 = load i64, ptr %804, align 8, !tbaa !53
  %810 = call i64 @llvm.umin.i64(i64 %748, i64 %809)
  %811 = load ptr, ptr %805, align 8, !tbaa !255
  %812 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %811, i64 noundef %810, i32 noundef %743, ptr noundef nonnull %22) #14
  %813 = icmp eq i32 %812, 0
  br i1 %813, label %816, label %814

814:                                              ; preds = %832, %802
  %815 = phi i32 [ %812, %802 ], [ %840, %832 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %22) #13
  br label %886

816:                                              ; preds = %802, %832
  %817 = phi i64 [ %837, %832 ], [ %810, %802 ]
  %818 = phi i64 [ %834, %832 ], [ 0, %802 ]
  %819 = load ptr, ptr %806, align 8, !tbaa !257
  %820 = load i64, ptr %22, align 8, !tbaa !39
  %821 = load ptr, ptr %807, align 8, !tbaa !258
  %822 = load i64, ptr %808, align 8, !tbaa !259
  %823 = add i64 %822, %818
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %20) #13
  store i64 %820, ptr %20, align 8, !tbaa !260
  store i64 %823, ptr %76, align 8, !tbaa !262
  store i64 %817, ptr %77, align 8, !tbaa !263
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %21) #13
  store i64 %823, ptr %21, align 8, !tbaa !260
  store i64 %820, ptr %78, align 8, !tbaa !262
  store i64 %817, ptr %79, align 8, !tbaa !263
  %824 = load ptr, ptr %0, align 8, !tbaa !44
  %825 = getelementptr inbounds %struct.device, ptr %824, i64 0, i32 11
  %826 = load ptr, ptr %825, align 8, !tbaa !264
  %827 = load ptr, ptr %75, align 8, !tbaa !154
  br i1 %742, label %828, label %842

828:                                              ; preds = %816
  call void %826(ptr noundef %827, ptr noundef %819, ptr noundef %821, i32 noundef 1, ptr noundef nonnull %20) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %21) #13
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %20) #13
  %829 = add i64 %818, %817
  %830 = load i64, ptr %747, align 8, !tbaa !94
  %831 = icmp ugt i64 %830, %829
  br i1 %831, label %832, label %846

832:                                              ; preds = %842, %828
  %833 = phi i64 [ %830, %828 ], [ %844, %842 ]
  %834 = phi i64 [ %829, %828 ], [ %843, %842 ]
  %835 = sub i64 %833, %834
  %836 = load i64, ptr %804, align 8, !tbaa !53
  %837 = call i64 @llvm.umin.i64(i64 %835, i64 %836)
  %838 = load ptr, ptr %805, align 8, !tbaa !255
  %839 = getelementptr inbounds i8, ptr %838, i64 %834
  %840 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %839, i64 noundef %837, i32 noundef %743, ptr noundef nonnull %22) #14
  %841 = icmp eq i32 %840, 0
  br i1 %841, label %816, label %814, !llvm.loop !265

842:                                              ; preds = %816
  call void %826(ptr noundef %827, ptr noundef %821, ptr noundef %819, i32 noundef 1, ptr noundef nonnull %21) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %21) #13
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %20) #13
  %843 = add i64 %818, %817
  %844 = load i64, ptr %747, align 8, !tbaa !94
  %845 = icmp ugt i64 %844, %843
  br i1 %845, label %832, label %847

846:                                              ; preds = %828
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %22) #13
  br label %886

847:                                              ; preds = %842
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %22) #13
  %848 = load ptr, ptr %61, align 8, !tbaa !41
  %849 = getelementptr inbounds %struct.staging, ptr %848, i64 0, i32 2
  %850 = load i64, ptr %849, align 8, !tbaa !144
  %851 = call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %850) #14
  br label %886

852:                                              ; preds = %798
  %853 = getelementptr inbounds %struct.transfer, ptr %190, i64 0, i32 4
  %854 = load ptr, ptr %853, align 8, !tbaa !255
  %855 = call fastcc i32 @use_in_place(ptr noundef nonnull %0, ptr noundef %854, i64 noundef %748, ptr noundef nonnull %23, ptr noundef nonnull %24) #14
  %856 = icmp eq i32 %855, 0
  br i1 %856, label %857, label %886

857:                                              ; preds = %852, %793, %782
  %858 = load i32, ptr %70, align 8, !tbaa !155
  %859 = icmp eq i32 %858, 0
  br i1 %859, label %872, label %860

860:                                              ; preds = %857
  %861 = load ptr, ptr %71, align 8, !tbaa !75
  %862 = getelementptr inbounds %struct.hardware_queue, ptr %861, i64 0, i32 1
  %863 = load i64, ptr %862, align 8, !tbaa !147
  %864 = trunc i64 %863 to i32
  %865 = and i64 %863, 2048
  %866 = icmp eq i64 %865, 0
  %867 = select i1 %866, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %19) #13
  store i32 46, ptr %19, align 8, !tbaa !148
  store ptr null, ptr %80, align 8, !tbaa !150
  store i32 %867, ptr %81, align 8, !tbaa !151
  store i32 %867, ptr %82, align 4, !tbaa !152
  %868 = load ptr, ptr %0, align 8, !tbaa !44
  %869 = getelementptr inbounds %struct.device, ptr %868, i64 0, i32 18
  %870 = load ptr, ptr %869, align 8, !tbaa !153
  %871 = load ptr, ptr %75, align 8, !tbaa !154
  call void %870(ptr noundef %871, i32 noundef %864, i32 noundef %864, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %19, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %19) #13
  br label %872

872:                                              ; preds = %860, %857
  store i32 1, ptr %70, align 8, !tbaa !155
  %873 = load ptr, ptr %23, align 8, !tbaa !32
  %874 = load i64, ptr %24, align 8, !tbaa !39
  %875 = getelementptr inbounds %struct.transfer, ptr %190, i64 0, i32 1
  %876 = load ptr, ptr %875, align 8, !tbaa !258
  %877 = getelementptr inbounds %struct.transfer, ptr %190, i64 0, i32 2
  %878 = load i64, ptr %877, align 8, !tbaa !259
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %17) #13
  store i64 %874, ptr %17, align 8, !tbaa !260
  store i64 %878, ptr %83, align 8, !tbaa !262
  store i64 %748, ptr %84, align 8, !tbaa !263
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %18) #13
  store i64 %878, ptr %18, align 8, !tbaa !260
  store i64 %874, ptr %85, align 8, !tbaa !262
  store i64 %748, ptr %86, align 8, !tbaa !263
  %879 = load ptr, ptr %0, align 8, !tbaa !44
  %880 = getelementptr inbounds %struct.device, ptr %879, i64 0, i32 11
  %881 = load ptr, ptr %880, align 8, !tbaa !264
  %882 = load ptr, ptr %75, align 8, !tbaa !154
  br i1 %742, label %883, label %884

883:                                              ; preds = %872
  call void %881(ptr noundef %882, ptr noundef %873, ptr noundef %876, i32 noundef 1, ptr noundef nonnull %17) #12
  br label %885

884:                                              ; preds = %872
  call void %881(ptr noundef %882, ptr noundef %876, ptr noundef %873, i32 noundef 1, ptr noundef nonnull %18) #12
  br label %885

885:                                              ; preds = %884, %883
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %18) #13
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %17) #13
  br label %886

886:                                              ; preds = %885, %852, %847, %846, %814, %771
  %887 = phi i32 [ 0, %885 ], [ %855, %852 ], [ %815, %814 ], [ %851, %847 ], [ 0, %846 ], [ -1, %771 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %24) #13
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %23) #13
  br label %1307

888:                                              ; preds = %234, %234
  %889 = icmp eq i16 %193, 8
  %890 = zext i1 %889 to i32
  %891 = load ptr, ptr %43, align 8, !tbaa !117
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %15) #13
  %892 = getelementptr inbounds %struct.context, ptr %891, i64 0, i32 3
  %893 = load ptr, ptr %892, align 8, !tbaa !10
  store ptr %893, ptr %15, align 8, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %16) #13
  %894 = getelementptr inbounds %struct.texels, ptr %190, i64 0, i32 2
  %895 = load i64, ptr %894, align 8, !tbaa !96
  %896 = icmp ult i64 %895, 32769
  br i1 %896, label %897, label %949

897:                                              ; preds = %888
  %898 = add nuw nsw i64 %895, 48
  %899 = getelementptr inbounds %struct.context, ptr %891, i64 0, i32 6
  %900 = load i64, ptr %899, align 8, !tbaa !106
  %901 = getelementptr inbounds %struct.device, ptr %235, i64 0, i32 1
  %902 = load i64, ptr %901, align 8, !tbaa !91
  %903 = add i64 %900, -1
  %904 = add i64 %903, %902
  %905 = urem i64 %904, %902
  %906 = sub nuw i64 %904, %905
  %907 = add i64 %898, %906
  store i64 %907, ptr %899, align 8, !tbaa !106
  %908 = add i64 %906, 47
  %909 = urem i64 %908, 48
  %910 = sub nuw i64 %908, %909
  store i64 %910, ptr %16, align 8, !tbaa !39
  %911 = getelementptr inbounds %struct.texels, ptr %190, i64 0, i32 1
  %912 = load ptr, ptr %911, align 8, !tbaa !266
  br i1 %889, label %944, label %913

913:                                              ; preds = %897
  %914 = getelementptr inbounds %struct.context, ptr %891, i64 0, i32 19
  %915 = getelementptr inbounds %struct.context, ptr %891, i64 0, i32 17
  %916 = load i32, ptr %915, align 8, !tbaa !104
  %917 = getelementptr inbounds %struct.context, ptr %891, i64 0, i32 18
  %918 = load i32, ptr %917, align 4, !tbaa !118
  %919 = icmp ugt i32 %918, %916
  br i1 %919, label %920, label %922

920:                                              ; preds = %913
  %921 = load ptr, ptr %914, align 8, !tbaa !27
  br label %933

922:                                              ; preds = %913
  %923 = icmp eq i32 %918, 0
  %924 = shl i32 %918, 1
  %925 = select i1 %923, i32 8, i32 %924
  %926 = load ptr, ptr %914, align 8, !tbaa !32
  %927 = zext i32 %925 to i64
  %928 = mul nuw nsw i64 %927, 24
  %929 = call ptr @realloc(ptr noundef %926, i64 noundef %928) #12
  %930 = icmp eq ptr %929, null
  br i1 %930, label %1086, label %931

931:                                              ; preds = %922
  store ptr %929, ptr %914, align 8, !tbaa !32
  store i32 %925, ptr %917, align 4, !tbaa !118
  %932 = load i32, ptr %915, align 8, !tbaa !104
  br label %933

933:                                              ; preds = %931, %920
  %934 = phi i32 [ %916, %920 ], [ %932, %931 ]
  %935 = phi ptr [ %921, %920 ], [ %929, %931 ]
  %936 = add i32 %934, 1
  store i32 %936, ptr %915, align 8, !tbaa !104
  %937 = zext i32 %934 to i64
  %938 = getelementptr inbounds %struct.arrival, ptr %935, i64 %937
  %939 = getelementptr inbounds %struct.context, ptr %891, i64 0, i32 4
  %940 = load ptr, ptr %939, align 8, !tbaa !11
  %941 = getelementptr inbounds i8, ptr %940, i64 %910
  store ptr %912, ptr %938, align 8, !tbaa.struct !253
  %942 = getelementptr inbounds i8, ptr %938, i64 8
  store ptr %941, ptr %942, align 8, !tbaa.struct !254
  %943 = getelementptr inbounds i8, ptr %938, i64 16
  store i64 %895, ptr %943, align 8, !tbaa.struct !203
  br label %1065

944:                                              ; preds = %897
  %945 = getelementptr inbounds %struct.context, ptr %891, i64 0, i32 4
  %946 = load ptr, ptr %945, align 8, !tbaa !11
  %947 = getelementptr inbounds i8, ptr %946, i64 %910
  %948 = call ptr @memcpy(ptr noundef %947, ptr noundef %912, i64 noundef %895) #12
  br label %1065

949:                                              ; preds = %888
  %950 = getelementptr inbounds %struct.texels, ptr %190, i64 0, i32 1
  %951 = load ptr, ptr %950, align 8, !tbaa !266
  %952 = ptrtoint ptr %951 to i64
  %953 = getelementptr inbounds %struct.device, ptr %235, i64 0, i32 37
  %954 = load i64, ptr %953, align 8, !tbaa !267
  %955 = urem i64 %952, %954
  %956 = getelementptr inbounds %struct.device, ptr %235, i64 0, i32 36
  %957 = load i64, ptr %956, align 8, !tbaa !256
  %958 = icmp ne i64 %957, 255
  %959 = and i64 %955, 3
  %960 = icmp eq i64 %959, 0
  %961 = select i1 %958, i1 %960, i1 false
  %962 = getelementptr inbounds %struct.texels, ptr %190, i64 0, i32 3
  %963 = load i64, ptr %962, align 8, !tbaa !268
  br i1 %961, label %964, label %967

964:                                              ; preds = %949
  %965 = urem i64 %955, %963
  %966 = icmp eq i64 %965, 0
  br i1 %966, label %1062, label %967

967:                                              ; preds = %964, %949
  %968 = load ptr, ptr %61, align 8, !tbaa !41
  %969 = getelementptr inbounds %struct.texels, ptr %190, i64 0, i32 5
  %970 = getelementptr inbounds %struct.texels, ptr %190, i64 0, i32 5, i32 4
  %971 = load i32, ptr %970, align 4, !tbaa !269
  %972 = zext i32 %971 to i64
  %973 = mul i64 %963, %972
  %974 = getelementptr inbounds %struct.staging, ptr %968, i64 0, i32 1
  %975 = getelementptr inbounds %struct.staging, ptr %968, i64 0, i32 1, i32 3
  %976 = load i64, ptr %975, align 8, !tbaa !53
  %977 = udiv i64 %976, %973
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %13) #13
  %978 = getelementptr inbounds %struct.texels, ptr %190, i64 0, i32 5, i32 2
  %979 = load i64, ptr %978, align 8, !tbaa !270
  %980 = icmp eq i64 %979, 0
  br i1 %980, label %1054, label %981

981:                                              ; preds = %967
  %982 = getelementptr inbounds %struct.texels, ptr %190, i64 0, i32 5, i32 4, i32 2
  %983 = getelementptr inbounds %struct.texels, ptr %190, i64 0, i32 5, i32 4, i32 1
  %984 = trunc i64 %977 to i32
  %985 = getelementptr inbounds %struct.texels, ptr %190, i64 0, i32 5, i32 3
  %986 = getelementptr inbounds %struct.texels, ptr %190, i64 0, i32 5, i32 3, i32 1
  %987 = getelementptr inbounds %struct.texels, ptr %190, i64 0, i32 5, i32 3, i32 2
  %988 = getelementptr inbounds %struct.texels, ptr %190, i64 0, i32 5, i32 1
  %989 = getelementptr inbounds %struct.texels, ptr %190, i64 0, i32 4
  %990 = load i32, ptr %982, align 4, !tbaa !271
  br label %991

991:                                              ; preds = %1046, %981
  %992 = phi i64 [ %979, %981 ], [ %1047, %1046 ]
  %993 = phi i32 [ %990, %981 ], [ %1048, %1046 ]
  %994 = phi i64 [ 0, %981 ], [ %1051, %1046 ]
  %995 = phi ptr [ %951, %981 ], [ %1049, %1046 ]
  %996 = icmp eq i32 %993, 0
  br i1 %996, label %1046, label %997

997:                                              ; preds = %991
  %998 = load i32, ptr %983, align 4, !tbaa !272
  br label %999

999:                                              ; preds = %1037, %997
  %1000 = phi i32 [ %1038, %1037 ], [ %993, %997 ]
  %1001 = phi i32 [ %1039, %1037 ], [ %993, %997 ]
  %1002 = phi i32 [ %1040, %1037 ], [ %998, %997 ]
  %1003 = phi ptr [ %1041, %1037 ], [ %995, %997 ]
  %1004 = phi i32 [ %1042, %1037 ], [ 0, %997 ]
  %1005 = icmp eq i32 %1002, 0
  br i1 %1005, label %1037, label %1006

1006:                                             ; preds = %999, %1027
  %1007 = phi i32 [ %1033, %1027 ], [ %1002, %999 ]
  %1008 = phi ptr [ %1031, %1027 ], [ %1003, %999 ]
  %1009 = phi i32 [ %1032, %1027 ], [ 0, %999 ]
  %1010 = sub i32 %1007, %1009
  %1011 = zext i32 %1010 to i64
  %1012 = icmp ugt i64 %977, %1011
  %1013 = select i1 %1012, i32 %1010, i32 %984
  %1014 = load i32, ptr %985, align 8, !tbaa !273
  %1015 = load i32, ptr %986, align 4, !tbaa !274
  %1016 = add nsw i32 %1015, %1009
  %1017 = load i32, ptr %987, align 8, !tbaa !275
  %1018 = add nsw i32 %1017, %1004
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %14) #13
  %1019 = load i64, ptr %969, align 8, !tbaa !276
  store i64 %1019, ptr %14, align 8, !tbaa !276
  %1020 = load i64, ptr %988, align 8, !tbaa !277
  %1021 = add i64 %1020, %994
  store i64 %1021, ptr %62, align 8, !tbaa !277
  store i64 1, ptr %63, align 8, !tbaa !270
  store i32 %1014, ptr %64, align 8, !tbaa.struct !278
  store i32 %1016, ptr %65, align 4, !tbaa.struct !279
  store i32 %1018, ptr %66, align 8, !tbaa.struct !280
  %1022 = load i32, ptr %970, align 4, !tbaa !269
  store i32 %1022, ptr %67, align 4, !tbaa !281
  store i32 %1013, ptr %68, align 8, !tbaa !282
  store i32 1, ptr %69, align 4, !tbaa !283
  %1023 = zext i32 %1013 to i64
  %1024 = mul i64 %973, %1023
  %1025 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %1008, i64 noundef %1024, i32 noundef %890, ptr noundef nonnull %13) #14
  %1026 = icmp eq i32 %1025, 0
  br i1 %1026, label %1027, label %1053

1027:                                             ; preds = %1006
  %1028 = load ptr, ptr %974, align 8, !tbaa !257
  %1029 = load i64, ptr %13, align 8, !tbaa !39
  %1030 = load ptr, ptr %989, align 8, !tbaa !284
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %1028, i64 noundef %1029, ptr noundef %1030, ptr noundef nonnull %14, i32 noundef %890) #14
  %1031 = getelementptr inbounds i8, ptr %1008, i64 %1024
  %1032 = add i32 %1013, %1009
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %14) #13
  %1033 = load i32, ptr %983, align 4, !tbaa !272
  %1034 = icmp ugt i32 %1033, %1032
  br i1 %1034, label %1006, label %1035, !llvm.loop !285

1035:                                             ; preds = %1027
  %1036 = load i32, ptr %982, align 4, !tbaa !271
  br label %1037

1037:                                             ; preds = %1035, %999
  %1038 = phi i32 [ %1000, %999 ], [ %1036, %1035 ]
  %1039 = phi i32 [ %1001, %999 ], [ %1036, %1035 ]
  %1040 = phi i32 [ 0, %999 ], [ %1033, %1035 ]
  %1041 = phi ptr [ %1003, %999 ], [ %1031, %1035 ]
  %1042 = add nuw i32 %1004, 1
  %1043 = icmp ult i32 %1042, %1039
  br i1 %1043, label %999, label %1044, !llvm.loop !286

1044:                                             ; preds = %1037
  %1045 = load i64, ptr %978, align 8, !tbaa !270
  br label %1046

1046:                                             ; preds = %1044, %991
  %1047 = phi i64 [ %992, %991 ], [ %1045, %1044 ]
  %1048 = phi i32 [ 0, %991 ], [ %1038, %1044 ]
  %1049 = phi ptr [ %995, %991 ], [ %1041, %1044 ]
  %1050 = add nuw nsw i64 %994, 1
  %1051 = and i64 %1050, 4294967295
  %1052 = icmp ugt i64 %1047, %1051
  br i1 %1052, label %991, label %1054, !llvm.loop !287

1053:                                             ; preds = %1006
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %14) #13
  br label %1060

1054:                                             ; preds = %1046, %967
  br i1 %889, label %1060, label %1055

1055:                                             ; preds = %1054
  %1056 = load ptr, ptr %61, align 8, !tbaa !41
  %1057 = getelementptr inbounds %struct.staging, ptr %1056, i64 0, i32 2
  %1058 = load i64, ptr %1057, align 8, !tbaa !144
  %1059 = call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %1058) #14
  br label %1060

1060:                                             ; preds = %1055, %1054, %1053
  %1061 = phi i32 [ %1025, %1053 ], [ %1059, %1055 ], [ 0, %1054 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %13) #13
  br label %1086

1062:                                             ; preds = %964
  %1063 = call fastcc i32 @use_in_place(ptr noundef nonnull %0, ptr noundef %951, i64 noundef %895, ptr noundef nonnull %15, ptr noundef nonnull %16) #14
  %1064 = icmp eq i32 %1063, 0
  br i1 %1064, label %1065, label %1086

1065:                                             ; preds = %1062, %944, %933
  %1066 = load i32, ptr %70, align 8, !tbaa !155
  %1067 = icmp eq i32 %1066, 0
  br i1 %1067, label %1080, label %1068

1068:                                             ; preds = %1065
  %1069 = load ptr, ptr %71, align 8, !tbaa !75
  %1070 = getelementptr inbounds %struct.hardware_queue, ptr %1069, i64 0, i32 1
  %1071 = load i64, ptr %1070, align 8, !tbaa !147
  %1072 = trunc i64 %1071 to i32
  %1073 = and i64 %1071, 2048
  %1074 = icmp eq i64 %1073, 0
  %1075 = select i1 %1074, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12) #13
  store i32 46, ptr %12, align 8, !tbaa !148
  store ptr null, ptr %72, align 8, !tbaa !150
  store i32 %1075, ptr %73, align 8, !tbaa !151
  store i32 %1075, ptr %74, align 4, !tbaa !152
  %1076 = load ptr, ptr %0, align 8, !tbaa !44
  %1077 = getelementptr inbounds %struct.device, ptr %1076, i64 0, i32 18
  %1078 = load ptr, ptr %1077, align 8, !tbaa !153
  %1079 = load ptr, ptr %75, align 8, !tbaa !154
  call void %1078(ptr noundef %1079, i32 noundef %1072, i32 noundef %1072, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %12, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12) #13
  br label %1080

1080:                                             ; preds = %1068, %1065
  store i32 1, ptr %70, align 8, !tbaa !155
  %1081 = load ptr, ptr %15, align 8, !tbaa !32
  %1082 = load i64, ptr %16, align 8, !tbaa !39
  %1083 = getelementptr inbounds %struct.texels, ptr %190, i64 0, i32 4
  %1084 = load ptr, ptr %1083, align 8, !tbaa !284
  %1085 = getelementptr inbounds %struct.texels, ptr %190, i64 0, i32 5
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %1081, i64 noundef %1082, ptr noundef %1084, ptr noundef nonnull %1085, i32 noundef %890) #14
  br label %1086

1086:                                             ; preds = %1080, %1062, %1060, %922
  %1087 = phi i32 [ 0, %1080 ], [ %1061, %1060 ], [ %1063, %1062 ], [ -1, %922 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %16) #13
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %15) #13
  br label %1307

1088:                                             ; preds = %234
  %1089 = load i32, ptr %70, align 8, !tbaa !155
  %1090 = icmp eq i32 %1089, 0
  br i1 %1090, label %1103, label %1091

1091:                                             ; preds = %1088
  %1092 = load ptr, ptr %71, align 8, !tbaa !75
  %1093 = getelementptr inbounds %struct.hardware_queue, ptr %1092, i64 0, i32 1
  %1094 = load i64, ptr %1093, align 8, !tbaa !147
  %1095 = trunc i64 %1094 to i32
  %1096 = and i64 %1094, 2048
  %1097 = icmp eq i64 %1096, 0
  %1098 = select i1 %1097, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %11) #13
  store i32 46, ptr %11, align 8, !tbaa !148
  store ptr null, ptr %115, align 8, !tbaa !150
  store i32 %1098, ptr %116, align 8, !tbaa !151
  store i32 %1098, ptr %117, align 4, !tbaa !152
  %1099 = getelementptr inbounds %struct.device, ptr %235, i64 0, i32 18
  %1100 = load ptr, ptr %1099, align 8, !tbaa !153
  %1101 = load ptr, ptr %75, align 8, !tbaa !154
  call void %1100(ptr noundef %1101, i32 noundef %1095, i32 noundef %1095, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %11, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %11) #13
  %1102 = load i16, ptr %190, align 4, !tbaa !87
  br label %1103

1103:                                             ; preds = %1091, %1088
  %1104 = phi i16 [ %193, %1088 ], [ %1102, %1091 ]
  store i32 1, ptr %70, align 8, !tbaa !155
  switch i16 %1104, label %1307 [
    i16 2, label %1105
    i16 3, label %1114
    i16 6, label %1126
    i16 7, label %1126
    i16 10, label %1136
    i16 11, label %1234
    i16 12, label %1264
    i16 13, label %1302
  ]

1105:                                             ; preds = %1103
  %1106 = getelementptr inbounds %struct.device, ptr %235, i64 0, i32 11
  %1107 = load ptr, ptr %1106, align 8, !tbaa !264
  %1108 = load ptr, ptr %75, align 8, !tbaa !154
  %1109 = getelementptr inbounds %struct.copy, ptr %190, i64 0, i32 2
  %1110 = load ptr, ptr %1109, align 8, !tbaa !288
  %1111 = getelementptr inbounds %struct.copy, ptr %190, i64 0, i32 1
  %1112 = load ptr, ptr %1111, align 8, !tbaa !290
  %1113 = getelementptr inbounds %struct.copy, ptr %190, i64 0, i32 3
  call void %1107(ptr noundef %1108, ptr noundef %1110, ptr noundef %1112, i32 noundef 1, ptr noundef nonnull %1113) #12
  br label %1307

1114:                                             ; preds = %1103
  %1115 = getelementptr inbounds %struct.device, ptr %235, i64 0, i32 17
  %1116 = load ptr, ptr %1115, align 8, !tbaa !291
  %1117 = load ptr, ptr %75, align 8, !tbaa !154
  %1118 = getelementptr inbounds %struct.fill, ptr %190, i64 0, i32 1
  %1119 = load ptr, ptr %1118, align 8, !tbaa !292
  %1120 = getelementptr inbounds %struct.fill, ptr %190, i64 0, i32 2
  %1121 = load i64, ptr %1120, align 8, !tbaa !294
  %1122 = getelementptr inbounds %struct.fill, ptr %190, i64 0, i32 3
  %1123 = load i64, ptr %1122, align 8, !tbaa !295
  %1124 = getelementptr inbounds %struct.fill, ptr %190, i64 0, i32 4
  %1125 = load i32, ptr %1124, align 8, !tbaa !296
  call void %1116(ptr noundef %1117, ptr noundef %1119, i64 noundef %1121, i64 noundef %1123, i32 noundef %1125) #12
  br label %1307

1126:                                             ; preds = %1103, %1103
  %1127 = getelementptr inbounds %struct.image_transfer, ptr %190, i64 0, i32 1
  %1128 = load ptr, ptr %1127, align 8, !tbaa !297
  %1129 = getelementptr inbounds %struct.image_transfer, ptr %190, i64 0, i32 2
  %1130 = load i64, ptr %1129, align 8, !tbaa !299
  %1131 = getelementptr inbounds %struct.image_transfer, ptr %190, i64 0, i32 3
  %1132 = load ptr, ptr %1131, align 8, !tbaa !300
  %1133 = getelementptr inbounds %struct.image_transfer, ptr %190, i64 0, i32 4
  %1134 = icmp eq i16 %1104, 6
  %1135 = zext i1 %1134 to i32
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %1128, i64 noundef %1130, ptr noundef %1132, ptr noundef nonnull %1133, i32 noundef %1135) #14
  br label %1307

1136:                                             ; preds = %1103
  %1137 = getelementptr inbounds %struct.copy_image, ptr %190, i64 0, i32 3
  %1138 = getelementptr inbounds %struct.copy_image, ptr %190, i64 0, i32 4
  call void @llvm.lifetime.start.p0(i64 68, ptr nonnull %6) #13
  %1139 = getelementptr inbounds %struct.copy_image, ptr %190, i64 0, i32 2
  %1140 = load ptr, ptr %1139, align 8, !tbaa !301
  %1141 = getelementptr inbounds %struct.image, ptr %1140, i64 0, i32 2
  %1142 = load i32, ptr %1141, align 4, !tbaa !243
  %1143 = and i32 %1142, 2
  %1144 = icmp eq i32 %1143, 0
  %1145 = select i1 %1144, i32 %1142, i32 2
  %1146 = zext i32 %1145 to i64
  %1147 = load i64, ptr %1138, align 8, !tbaa !276
  %1148 = getelementptr inbounds %struct.copy_image, ptr %190, i64 0, i32 4, i32 1
  %1149 = load i64, ptr %1148, align 8, !tbaa !277
  %1150 = getelementptr inbounds %struct.copy_image, ptr %190, i64 0, i32 4, i32 2
  %1151 = load i64, ptr %1150, align 8, !tbaa !270
  %1152 = shl i64 %1147, 32
  %1153 = or i64 %1152, %1146
  %1154 = shl i64 %1151, 32
  %1155 = and i64 %1149, 4294967295
  %1156 = or i64 %1154, %1155
  store i64 %1153, ptr %6, align 8
  store i64 %1156, ptr %148, align 8
  %1157 = getelementptr inbounds %struct.copy_image, ptr %190, i64 0, i32 4, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %149, ptr noundef nonnull align 8 dereferenceable(12) %1157, i64 12, i1 false), !tbaa.struct !278
  %1158 = getelementptr inbounds %struct.copy_image, ptr %190, i64 0, i32 1
  %1159 = load ptr, ptr %1158, align 8, !tbaa !303
  %1160 = getelementptr inbounds %struct.image, ptr %1159, i64 0, i32 2
  %1161 = load i32, ptr %1160, align 4, !tbaa !243
  %1162 = and i32 %1161, 2
  %1163 = icmp eq i32 %1162, 0
  %1164 = select i1 %1163, i32 %1161, i32 2
  %1165 = zext i32 %1164 to i64
  %1166 = load i64, ptr %1137, align 8, !tbaa !276
  %1167 = getelementptr inbounds %struct.copy_image, ptr %190, i64 0, i32 3, i32 1
  %1168 = load i64, ptr %1167, align 8, !tbaa !277
  %1169 = getelementptr inbounds %struct.copy_image, ptr %190, i64 0, i32 3, i32 2
  %1170 = load i64, ptr %1169, align 8, !tbaa !270
  %1171 = shl i64 %1166, 32
  %1172 = or i64 %1171, %1165
  %1173 = shl i64 %1170, 32
  %1174 = and i64 %1168, 4294967295
  %1175 = or i64 %1173, %1174
  store i64 %1172, ptr %150, align 4
  store i64 %1175, ptr %151, align 4
  %1176 = getelementptr inbounds %struct.copy_image, ptr %190, i64 0, i32 3, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %152, ptr noundef nonnull align 8 dereferenceable(12) %1176, i64 12, i1 false), !tbaa.struct !278
  %1177 = getelementptr inbounds %struct.copy_image, ptr %190, i64 0, i32 3, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %153, ptr noundef nonnull align 4 dereferenceable(12) %1177, i64 12, i1 false), !tbaa.struct !278
  %1178 = getelementptr inbounds %struct.image, ptr %1140, i64 0, i32 1
  %1179 = load i32, ptr %1178, align 8, !tbaa !229
  %1180 = icmp eq i32 %1179, 1
  br i1 %1180, label %1200, label %1181

1181:                                             ; preds = %1136
  %1182 = load ptr, ptr %71, align 8, !tbaa !75
  %1183 = getelementptr inbounds %struct.hardware_queue, ptr %1182, i64 0, i32 1
  %1184 = load i64, ptr %1183, align 8, !tbaa !147
  %1185 = trunc i64 %1184 to i32
  %1186 = and i64 %1184, 2048
  %1187 = icmp eq i64 %1186, 0
  %1188 = select i1 %1187, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %5) #13
  store i32 45, ptr %5, align 8, !tbaa !231
  store ptr null, ptr %154, align 8, !tbaa !234
  store i32 %1188, ptr %155, align 8, !tbaa !235
  store i32 %1188, ptr %156, align 4, !tbaa !236
  store i32 %1179, ptr %157, align 8, !tbaa !237
  store i32 1, ptr %158, align 4, !tbaa !238
  store i32 -1, ptr %159, align 8, !tbaa !239
  store i32 -1, ptr %160, align 4, !tbaa !240
  %1189 = load ptr, ptr %1140, align 8, !tbaa !241
  store ptr %1189, ptr %161, align 8, !tbaa !242
  %1190 = load i32, ptr %1141, align 4, !tbaa !243
  store i32 %1190, ptr %162, align 8, !tbaa !244
  store i32 0, ptr %163, align 4, !tbaa !245
  %1191 = getelementptr inbounds %struct.image, ptr %1140, i64 0, i32 3
  %1192 = load i32, ptr %1191, align 8, !tbaa !246
  store i32 %1192, ptr %164, align 8, !tbaa !247
  store i32 0, ptr %165, align 4, !tbaa !248
  %1193 = getelementptr inbounds %struct.image, ptr %1140, i64 0, i32 4
  %1194 = load i32, ptr %1193, align 4, !tbaa !249
  store i32 %1194, ptr %166, align 8, !tbaa !250
  %1195 = load ptr, ptr %0, align 8, !tbaa !44
  %1196 = getelementptr inbounds %struct.device, ptr %1195, i64 0, i32 18
  %1197 = load ptr, ptr %1196, align 8, !tbaa !153
  %1198 = load ptr, ptr %75, align 8, !tbaa !154
  call void %1197(ptr noundef %1198, i32 noundef %1185, i32 noundef %1185, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %5) #12
  store i32 1, ptr %1178, align 8, !tbaa !229
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %5) #13
  %1199 = load ptr, ptr %1158, align 8, !tbaa !303
  br label %1200

1200:                                             ; preds = %1181, %1136
  %1201 = phi ptr [ %1159, %1136 ], [ %1199, %1181 ]
  %1202 = getelementptr inbounds %struct.image, ptr %1201, i64 0, i32 1
  %1203 = load i32, ptr %1202, align 8, !tbaa !229
  %1204 = icmp eq i32 %1203, 1
  br i1 %1204, label %1225, label %1205

1205:                                             ; preds = %1200
  %1206 = load ptr, ptr %71, align 8, !tbaa !75
  %1207 = getelementptr inbounds %struct.hardware_queue, ptr %1206, i64 0, i32 1
  %1208 = load i64, ptr %1207, align 8, !tbaa !147
  %1209 = trunc i64 %1208 to i32
  %1210 = and i64 %1208, 2048
  %1211 = icmp eq i64 %1210, 0
  %1212 = select i1 %1211, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %4) #13
  store i32 45, ptr %4, align 8, !tbaa !231
  store ptr null, ptr %167, align 8, !tbaa !234
  store i32 %1212, ptr %168, align 8, !tbaa !235
  store i32 %1212, ptr %169, align 4, !tbaa !236
  store i32 %1203, ptr %170, align 8, !tbaa !237
  store i32 1, ptr %171, align 4, !tbaa !238
  store i32 -1, ptr %172, align 8, !tbaa !239
  store i32 -1, ptr %173, align 4, !tbaa !240
  %1213 = load ptr, ptr %1201, align 8, !tbaa !241
  store ptr %1213, ptr %174, align 8, !tbaa !242
  %1214 = getelementptr inbounds %struct.image, ptr %1201, i64 0, i32 2
  %1215 = load i32, ptr %1214, align 4, !tbaa !243
  store i32 %1215, ptr %175, align 8, !tbaa !244
  store i32 0, ptr %176, align 4, !tbaa !245
  %1216 = getelementptr inbounds %struct.image, ptr %1201, i64 0, i32 3
  %1217 = load i32, ptr %1216, align 8, !tbaa !246
  store i32 %1217, ptr %177, align 8, !tbaa !247
  store i32 0, ptr %178, align 4, !tbaa !248
  %1218 = getelementptr inbounds %struct.image, ptr %1201, i64 0, i32 4
  %1219 = load i32, ptr %1218, align 4, !tbaa !249
  store i32 %1219, ptr %179, align 8, !tbaa !250
  %1220 = load ptr, ptr %0, align 8, !tbaa !44
  %1221 = getelementptr inbounds %struct.device, ptr %1220, i64 0, i32 18
  %1222 = load ptr, ptr %1221, align 8, !tbaa !153
  %1223 = load ptr, ptr %75, align 8, !tbaa !154
  call void %1222(ptr noundef %1223, i32 noundef %1209, i32 noundef %1209, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %4) #12
  store i32 1, ptr %1202, align 8, !tbaa !229
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %4) #13
  %1224 = load ptr, ptr %1158, align 8, !tbaa !303
  br label %1225

1225:                                             ; preds = %1200, %1205
  %1226 = phi ptr [ %1201, %1200 ], [ %1224, %1205 ]
  %1227 = load ptr, ptr %0, align 8, !tbaa !44
  %1228 = getelementptr inbounds %struct.device, ptr %1227, i64 0, i32 13
  %1229 = load ptr, ptr %1228, align 8, !tbaa !304
  %1230 = load ptr, ptr %75, align 8, !tbaa !154
  %1231 = load ptr, ptr %1139, align 8, !tbaa !301
  %1232 = load ptr, ptr %1231, align 8, !tbaa !241
  %1233 = load ptr, ptr %1226, align 8, !tbaa !241
  call void %1229(ptr noundef %1230, ptr noundef %1232, i32 noundef 1, ptr noundef %1233, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %6) #12
  call void @llvm.lifetime.end.p0(i64 68, ptr nonnull %6) #13
  br label %1307

1234:                                             ; preds = %1103
  %1235 = getelementptr inbounds %struct.transition, ptr %190, i64 0, i32 1
  %1236 = load ptr, ptr %1235, align 8, !tbaa !305
  %1237 = getelementptr inbounds %struct.transition, ptr %190, i64 0, i32 2
  %1238 = load i64, ptr %1237, align 8, !tbaa !307
  %1239 = trunc i64 %1238 to i32
  %1240 = getelementptr inbounds %struct.image, ptr %1236, i64 0, i32 1
  %1241 = load i32, ptr %1240, align 8, !tbaa !229
  %1242 = icmp eq i32 %1241, %1239
  %1243 = icmp eq i32 %1239, 0
  %1244 = or i1 %1243, %1242
  br i1 %1244, label %1307, label %1245

1245:                                             ; preds = %1234
  %1246 = load ptr, ptr %71, align 8, !tbaa !75
  %1247 = getelementptr inbounds %struct.hardware_queue, ptr %1246, i64 0, i32 1
  %1248 = load i64, ptr %1247, align 8, !tbaa !147
  %1249 = trunc i64 %1248 to i32
  %1250 = and i64 %1248, 2048
  %1251 = icmp eq i64 %1250, 0
  %1252 = select i1 %1251, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %7) #13
  store i32 45, ptr %7, align 8, !tbaa !231
  store ptr null, ptr %135, align 8, !tbaa !234
  store i32 %1252, ptr %136, align 8, !tbaa !235
  store i32 %1252, ptr %137, align 4, !tbaa !236
  store i32 %1241, ptr %138, align 8, !tbaa !237
  store i32 %1239, ptr %139, align 4, !tbaa !238
  store i32 -1, ptr %140, align 8, !tbaa !239
  store i32 -1, ptr %141, align 4, !tbaa !240
  %1253 = load ptr, ptr %1236, align 8, !tbaa !241
  store ptr %1253, ptr %142, align 8, !tbaa !242
  %1254 = getelementptr inbounds %struct.image, ptr %1236, i64 0, i32 2
  %1255 = load i32, ptr %1254, align 4, !tbaa !243
  store i32 %1255, ptr %143, align 8, !tbaa !244
  store i32 0, ptr %144, align 4, !tbaa !245
  %1256 = getelementptr inbounds %struct.image, ptr %1236, i64 0, i32 3
  %1257 = load i32, ptr %1256, align 8, !tbaa !246
  store i32 %1257, ptr %145, align 8, !tbaa !247
  store i32 0, ptr %146, align 4, !tbaa !248
  %1258 = getelementptr inbounds %struct.image, ptr %1236, i64 0, i32 4
  %1259 = load i32, ptr %1258, align 4, !tbaa !249
  store i32 %1259, ptr %147, align 8, !tbaa !250
  %1260 = load ptr, ptr %0, align 8, !tbaa !44
  %1261 = getelementptr inbounds %struct.device, ptr %1260, i64 0, i32 18
  %1262 = load ptr, ptr %1261, align 8, !tbaa !153
  %1263 = load ptr, ptr %75, align 8, !tbaa !154
  call void %1262(ptr noundef %1263, i32 noundef %1249, i32 noundef %1249, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %7) #12
  store i32 %1239, ptr %1240, align 8, !tbaa !229
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %7) #13
  br label %1307

1264:                                             ; preds = %1103
  %1265 = getelementptr inbounds %struct.transition, ptr %190, i64 0, i32 1
  %1266 = load ptr, ptr %1265, align 8, !tbaa !305
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %9) #13
  %1267 = getelementptr inbounds %struct.image, ptr %1266, i64 0, i32 2
  %1268 = load i32, ptr %1267, align 4, !tbaa !243
  store i32 %1268, ptr %9, align 4, !tbaa !244
  store i32 0, ptr %118, align 4, !tbaa !245
  %1269 = getelementptr inbounds %struct.image, ptr %1266, i64 0, i32 3
  %1270 = load i32, ptr %1269, align 8, !tbaa !246
  store i32 %1270, ptr %119, align 4, !tbaa !247
  store i32 0, ptr %120, align 4, !tbaa !248
  %1271 = getelementptr inbounds %struct.image, ptr %1266, i64 0, i32 4
  %1272 = load i32, ptr %1271, align 4, !tbaa !249
  store i32 %1272, ptr %121, align 4, !tbaa !250
  %1273 = getelementptr inbounds %struct.image, ptr %1266, i64 0, i32 1
  %1274 = load i32, ptr %1273, align 8, !tbaa !229
  %1275 = icmp eq i32 %1274, 1
  br i1 %1275, label %1290, label %1276

1276:                                             ; preds = %1264
  %1277 = load ptr, ptr %71, align 8, !tbaa !75
  %1278 = getelementptr inbounds %struct.hardware_queue, ptr %1277, i64 0, i32 1
  %1279 = load i64, ptr %1278, align 8, !tbaa !147
  %1280 = trunc i64 %1279 to i32
  %1281 = and i64 %1279, 2048
  %1282 = icmp eq i64 %1281, 0
  %1283 = select i1 %1282, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %8) #13
  store i32 45, ptr %8, align 8, !tbaa !231
  store ptr null, ptr %122, align 8, !tbaa !234
  store i32 %1283, ptr %123, align 8, !tbaa !235
  store i32 %1283, ptr %124, align 4, !tbaa !236
  store i32 %1274, ptr %125, align 8, !tbaa !237
  store i32 1, ptr %126, align 4, !tbaa !238
  store i32 -1, ptr %127, align 8, !tbaa !239
  store i32 -1, ptr %128, align 4, !tbaa !240
  %1284 = load ptr, ptr %1266, align 8, !tbaa !241
  store ptr %1284, ptr %129, align 8, !tbaa !242
  store i32 %1268, ptr %130, align 8, !tbaa !244
  store i32 0, ptr %131, align 4, !tbaa !245
  store i32 %1270, ptr %132, align 8, !tbaa !247
  store i32 0, ptr %133, align 4, !tbaa !248
  store i32 %1272, ptr %134, align 8, !tbaa !250
  %1285 = load ptr, ptr %0, align 8, !tbaa !44
  %1286 = getelementptr inbounds %struct.device, ptr %1285, i64 0, i32 18
  %1287 = load ptr, ptr %1286, align 8, !tbaa !153
  %1288 = load ptr, ptr %75, align 8, !tbaa !154
  call void %1287(ptr noundef %1288, i32 noundef %1280, i32 noundef %1280, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %8) #12
  store i32 1, ptr %1273, align 8, !tbaa !229
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %8) #13
  %1289 = load i32, ptr %1267, align 4, !tbaa !243
  br label %1290

1290:                                             ; preds = %1264, %1276
  %1291 = phi i32 [ %1268, %1264 ], [ %1289, %1276 ]
  %1292 = and i32 %1291, 1
  %1293 = icmp eq i32 %1292, 0
  %1294 = load ptr, ptr %0, align 8, !tbaa !44
  %1295 = load ptr, ptr %75, align 8, !tbaa !154
  %1296 = load ptr, ptr %1266, align 8, !tbaa !241
  %1297 = getelementptr inbounds %struct.device, ptr %1294, i64 0, i32 10
  %1298 = getelementptr inbounds %struct.device, ptr %1294, i64 0, i32 9
  %1299 = select i1 %1293, ptr %1297, ptr %1298
  %1300 = select i1 %1293, ptr @clear_image.nothing, ptr @clear_image.black
  %1301 = load ptr, ptr %1299, align 8, !tbaa !32
  call void %1301(ptr noundef %1295, ptr noundef %1296, i32 noundef 1, ptr noundef nonnull %1300, i32 noundef 1, ptr noundef nonnull %9) #12
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %9) #13
  br label %1307

1302:                                             ; preds = %1103
  %1303 = getelementptr inbounds %struct.device, ptr %235, i64 0, i32 16
  %1304 = load ptr, ptr %1303, align 8, !tbaa !308
  %1305 = load ptr, ptr %75, align 8, !tbaa !154
  %1306 = getelementptr inbounds %struct.execute, ptr %190, i64 0, i32 1
  call void %1304(ptr noundef %1305, i32 noundef 1, ptr noundef nonnull %1306) #12
  br label %1307

1307:                                             ; preds = %1245, %1234, %234, %704, %706, %720, %731, %886, %1086, %1103, %1105, %1114, %1126, %1225, %1290, %1302
  %1308 = phi i32 [ %1087, %1086 ], [ %887, %886 ], [ 0, %234 ], [ 0, %1103 ], [ 0, %1302 ], [ 0, %1290 ], [ 0, %1225 ], [ 0, %1126 ], [ 0, %1114 ], [ 0, %1105 ], [ %705, %704 ], [ 0, %706 ], [ 0, %731 ], [ -1, %720 ], [ 0, %1234 ], [ 0, %1245 ]
  %1309 = getelementptr inbounds %struct.command, ptr %190, i64 0, i32 1
  %1310 = load i16, ptr %1309, align 2, !tbaa !309
  %1311 = icmp eq i16 %1310, 0
  br i1 %1311, label %1322, label %1312

1312:                                             ; preds = %1307
  %1313 = load i32, ptr %46, align 8, !tbaa !103
  %1314 = icmp eq i32 %1313, 0
  br i1 %1314, label %1322, label %1315

1315:                                             ; preds = %1312
  %1316 = load ptr, ptr %0, align 8, !tbaa !44
  %1317 = getelementptr inbounds %struct.device, ptr %1316, i64 0, i32 19
  %1318 = load ptr, ptr %1317, align 8, !tbaa !310
  %1319 = load ptr, ptr %75, align 8, !tbaa !154
  %1320 = load ptr, ptr %180, align 8, !tbaa !13
  %1321 = add i32 %192, 1
  call void %1318(ptr noundef %1319, i32 noundef 8192, ptr noundef %1320, i32 noundef %192) #12
  br label %1322

1322:                                             ; preds = %228, %1307, %1312, %1315
  %1323 = phi i32 [ %1321, %1315 ], [ %192, %1312 ], [ %192, %1307 ], [ %192, %228 ]
  %1324 = phi i32 [ 0, %1315 ], [ 0, %1312 ], [ 0, %1307 ], [ 1, %228 ]
  %1325 = phi i32 [ %1308, %1315 ], [ %1308, %1312 ], [ %1308, %1307 ], [ %233, %228 ]
  %1326 = getelementptr inbounds %struct.command, ptr %190, i64 0, i32 2
  %1327 = load i32, ptr %1326, align 4, !tbaa !90
  %1328 = zext i32 %1327 to i64
  %1329 = getelementptr inbounds i8, ptr %190, i64 %1328
  %1330 = icmp ult ptr %1329, %2
  %1331 = icmp eq i32 %1325, 0
  %1332 = select i1 %1330, i1 %1331, i1 false
  br i1 %1332, label %189, label %186, !llvm.loop !311

1333:                                             ; preds = %186
  %1334 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %1335 = load ptr, ptr %1334, align 8, !tbaa !75
  %1336 = getelementptr inbounds %struct.hardware_queue, ptr %1335, i64 0, i32 1
  %1337 = load i64, ptr %1336, align 8, !tbaa !147
  %1338 = trunc i64 %1337 to i32
  %1339 = and i64 %1337, 2048
  %1340 = icmp eq i64 %1339, 0
  %1341 = select i1 %1340, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %10) #13
  store i32 46, ptr %10, align 8, !tbaa !148
  %1342 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %10, i64 0, i32 1
  store ptr null, ptr %1342, align 8, !tbaa !150
  %1343 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %10, i64 0, i32 2
  store i32 %1341, ptr %1343, align 8, !tbaa !151
  %1344 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %10, i64 0, i32 3
  %1345 = or i32 %1341, 8192
  store i32 %1345, ptr %1344, align 4, !tbaa !152
  %1346 = load ptr, ptr %0, align 8, !tbaa !44
  %1347 = getelementptr inbounds %struct.device, ptr %1346, i64 0, i32 18
  %1348 = load ptr, ptr %1347, align 8, !tbaa !153
  %1349 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %1350 = load ptr, ptr %1349, align 8, !tbaa !154
  %1351 = or i32 %1338, 16384
  call void %1348(ptr noundef %1350, i32 noundef %1338, i32 noundef %1351, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %10, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #12
  %1352 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store i32 0, ptr %1352, align 8, !tbaa !155
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %10) #13
  %1353 = load ptr, ptr %0, align 8, !tbaa !44
  %1354 = getelementptr inbounds %struct.device, ptr %1353, i64 0, i32 24
  %1355 = load ptr, ptr %1354, align 8, !tbaa !156
  %1356 = load ptr, ptr %1349, align 8, !tbaa !154
  %1357 = call i32 %1355(ptr noundef %1356) #12
  br label %1358

1358:                                             ; preds = %205, %225, %186, %1333
  %1359 = phi i32 [ %1357, %1333 ], [ %187, %186 ], [ %226, %225 ], [ %223, %205 ]
  ret i32 %1359
}

declare i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define dso_local i32 @queue_record(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store ptr %1, ptr %5, align 8, !tbaa !117
  %6 = getelementptr inbounds i8, ptr %2, i64 %3
  %7 = tail call fastcc i32 @record(ptr noundef %0, ptr noundef %2, ptr noundef %6) #14
  ret i32 %7
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define dso_local i64 @queue_demand(ptr nocapture noundef readonly %0, ptr noundef readonly %1, i64 noundef %2) local_unnamed_addr #7 {
  %4 = getelementptr inbounds i8, ptr %1, i64 %2
  %5 = icmp sgt i64 %2, 0
  br i1 %5, label %6, label %60

6:                                                ; preds = %3
  %7 = load ptr, ptr %0, align 8, !tbaa !44
  %8 = getelementptr inbounds %struct.device, ptr %7, i64 0, i32 1
  br label %9

9:                                                ; preds = %53, %6
  %10 = phi ptr [ %1, %6 ], [ %58, %53 ]
  %11 = phi i64 [ 0, %6 ], [ %54, %53 ]
  %12 = load i16, ptr %10, align 8, !tbaa !87
  switch i16 %12, label %53 [
    i16 1, label %13
    i16 4, label %31
    i16 5, label %31
    i16 8, label %42
    i16 9, label %42
  ]

13:                                               ; preds = %9
  %14 = getelementptr inbounds %struct.command, ptr %10, i64 0, i32 2
  %15 = load i32, ptr %14, align 4, !tbaa !90
  %16 = zext i32 %15 to i64
  %17 = load i64, ptr %8, align 8, !tbaa !91
  %18 = add i64 %17, -1
  %19 = add i64 %18, %16
  %20 = urem i64 %19, %17
  %21 = getelementptr inbounds %struct.launch, ptr %10, i64 0, i32 1
  %22 = load ptr, ptr %21, align 8, !tbaa !32
  %23 = getelementptr inbounds %struct.kernel, ptr %22, i64 0, i32 2
  %24 = load i64, ptr %23, align 8, !tbaa !92
  %25 = add i64 %24, %18
  %26 = urem i64 %25, %17
  %27 = add i64 %11, %19
  %28 = add i64 %20, %26
  %29 = sub i64 %27, %28
  %30 = add i64 %29, %25
  br label %53

31:                                               ; preds = %9, %9
  %32 = getelementptr inbounds %struct.transfer, ptr %10, i64 0, i32 3
  %33 = load i64, ptr %32, align 8, !tbaa !94
  %34 = icmp ult i64 %33, 32769
  br i1 %34, label %35, label %53

35:                                               ; preds = %31
  %36 = load i64, ptr %8, align 8, !tbaa !91
  %37 = add nsw i64 %33, -1
  %38 = add i64 %37, %36
  %39 = urem i64 %38, %36
  %40 = sub i64 %11, %39
  %41 = add i64 %40, %38
  br label %53

42:                                               ; preds = %9, %9
  %43 = getelementptr inbounds %struct.texels, ptr %10, i64 0, i32 2
  %44 = load i64, ptr %43, align 8, !tbaa !96
  %45 = icmp ult i64 %44, 32769
  br i1 %45, label %46, label %53

46:                                               ; preds = %42
  %47 = load i64, ptr %8, align 8, !tbaa !91
  %48 = add nuw nsw i64 %44, 47
  %49 = add i64 %48, %47
  %50 = urem i64 %49, %47
  %51 = sub i64 %11, %50
  %52 = add i64 %51, %49
  br label %53

53:                                               ; preds = %46, %42, %35, %31, %13, %9
  %54 = phi i64 [ %30, %13 ], [ %41, %35 ], [ %11, %31 ], [ %11, %9 ], [ %52, %46 ], [ %11, %42 ]
  %55 = getelementptr inbounds %struct.command, ptr %10, i64 0, i32 2
  %56 = load i32, ptr %55, align 4, !tbaa !90
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds i8, ptr %10, i64 %57
  %59 = icmp ult ptr %58, %4
  br i1 %59, label %9, label %60, !llvm.loop !101

60:                                               ; preds = %53, %3
  %61 = phi i64 [ 0, %3 ], [ %54, %53 ]
  ret i64 %61
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none)
define dso_local i64 @context_commands(ptr nocapture noundef readonly %0) local_unnamed_addr #8 {
  %2 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 13
  %3 = load ptr, ptr %2, align 8, !tbaa !25
  %4 = load ptr, ptr %3, align 8, !tbaa !32
  %5 = ptrtoint ptr %4 to i64
  ret i64 %5
}

; Function Attrs: nounwind
define dso_local i64 @queue_completed(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #13
  store i64 0, ptr %2, align 8, !tbaa !39
  %3 = load ptr, ptr %0, align 8, !tbaa !44
  %4 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 27
  %5 = load ptr, ptr %4, align 8, !tbaa !80
  %6 = load ptr, ptr %3, align 8, !tbaa !21
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %8 = load ptr, ptr %7, align 8, !tbaa !76
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
  %16 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  %17 = load ptr, ptr %16, align 8, !tbaa !312
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
  %27 = load i64, ptr %26, align 8, !tbaa !73
  %28 = icmp ugt i64 %27, %15
  br i1 %28, label %29, label %34

29:                                               ; preds = %24, %102, %13
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %31 = load atomic i32, ptr %30 seq_cst, align 8
  %32 = icmp eq i32 %31, 0
  %33 = select i1 %32, i64 %15, i64 -1
  ret i64 %33

34:                                               ; preds = %24
  %35 = call i32 @pthread_mutex_lock(ptr noundef nonnull %20) #12
  %36 = load ptr, ptr %25, align 8, !tbaa !86
  store ptr %36, ptr %16, align 8, !tbaa !312
  %37 = icmp eq ptr %36, null
  br i1 %37, label %38, label %39

38:                                               ; preds = %34
  store ptr %16, ptr %21, align 8, !tbaa !79
  br label %39

39:                                               ; preds = %38, %34
  %40 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %20) #12
  %41 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 17
  %42 = load i32, ptr %41, align 8, !tbaa !104
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %46, label %44

44:                                               ; preds = %39
  %45 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 19
  br label %50

46:                                               ; preds = %50, %39
  %47 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 9
  %48 = load i32, ptr %47, align 8, !tbaa !103
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %78, label %64

50:                                               ; preds = %50, %44
  %51 = phi i64 [ 0, %44 ], [ %60, %50 ]
  %52 = load ptr, ptr %45, align 8, !tbaa !27
  %53 = getelementptr inbounds %struct.arrival, ptr %52, i64 %51
  %54 = load ptr, ptr %53, align 8, !tbaa !313
  %55 = getelementptr inbounds %struct.arrival, ptr %52, i64 %51, i32 1
  %56 = load ptr, ptr %55, align 8, !tbaa !315
  %57 = getelementptr inbounds %struct.arrival, ptr %52, i64 %51, i32 2
  %58 = load i64, ptr %57, align 8, !tbaa !316
  %59 = call ptr @memcpy(ptr noundef %54, ptr noundef %56, i64 noundef %58) #12
  %60 = add nuw nsw i64 %51, 1
  %61 = load i32, ptr %41, align 8, !tbaa !104
  %62 = zext i32 %61 to i64
  %63 = icmp ult i64 %60, %62
  br i1 %63, label %50, label %46, !llvm.loop !317

64:                                               ; preds = %46
  %65 = load ptr, ptr %0, align 8, !tbaa !44
  %66 = getelementptr inbounds %struct.device, ptr %65, i64 0, i32 26
  %67 = load ptr, ptr %66, align 8, !tbaa !318
  %68 = load ptr, ptr %65, align 8, !tbaa !21
  %69 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 7
  %70 = load ptr, ptr %69, align 8, !tbaa !13
  %71 = zext i32 %48 to i64
  %72 = shl nuw nsw i64 %71, 3
  %73 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 8
  %74 = load ptr, ptr %73, align 8, !tbaa !116
  %75 = call i32 %67(ptr noundef %68, ptr noundef %70, i32 noundef 0, i32 noundef %48, i64 noundef %72, ptr noundef %74, i64 noundef 8, i32 noundef 3) #12
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %78, label %77

77:                                               ; preds = %64
  store atomic i32 %75, ptr %22 seq_cst, align 8
  br label %78

78:                                               ; preds = %77, %64, %46
  %79 = load ptr, ptr %0, align 8, !tbaa !44
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
  call void %96(ptr noundef %97, ptr noundef %93, ptr noundef null) #12
  %98 = load ptr, ptr %86, align 8, !tbaa !22
  %99 = load ptr, ptr %79, align 8, !tbaa !21
  call void %98(ptr noundef %99, ptr noundef %95, ptr noundef null) #12
  %100 = load i32, ptr %80, align 8, !tbaa !17
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %87, !llvm.loop !23

102:                                              ; preds = %87, %78
  %103 = load ptr, ptr %23, align 8, !tbaa !85
  store ptr %103, ptr %25, align 8, !tbaa !86
  store ptr %25, ptr %23, align 8, !tbaa !85
  %104 = load ptr, ptr %16, align 8, !tbaa !312
  %105 = icmp eq ptr %104, null
  br i1 %105, label %29, label %24, !llvm.loop !319
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @queue_lives(ptr nocapture noundef readonly %0) local_unnamed_addr #9 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  %3 = load atomic i32, ptr %2 seq_cst, align 8
  %4 = icmp eq i32 %3, 0
  %5 = zext i1 %4 to i32
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @queue_result(ptr nocapture noundef readonly %0) local_unnamed_addr #9 {
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
  %5 = load ptr, ptr %0, align 8, !tbaa !44
  %6 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 27
  %7 = load ptr, ptr %6, align 8, !tbaa !80
  %8 = load ptr, ptr %5, align 8, !tbaa !21
  %9 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %10 = load ptr, ptr %9, align 8, !tbaa !76
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
  %27 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %28 = call i32 @pthread_mutex_lock(ptr noundef nonnull %27) #12
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %30 = load i32, ptr %29, align 8, !tbaa !82
  %31 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %27) #12
  %32 = icmp eq i32 %30, 0
  br i1 %32, label %36, label %33

33:                                               ; preds = %26
  %34 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
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
  %7 = load ptr, ptr %0, align 8, !tbaa !44
  %8 = getelementptr inbounds %struct.device, ptr %7, i64 0, i32 27
  %9 = load ptr, ptr %8, align 8, !tbaa !80
  %10 = load ptr, ptr %7, align 8, !tbaa !21
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %12 = load ptr, ptr %11, align 8, !tbaa !76
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
  store i32 1000207004, ptr %5, align 8, !tbaa !55
  %22 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 1
  store ptr null, ptr %22, align 8, !tbaa !57
  %23 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 2
  store i32 0, ptr %23, align 8, !tbaa !58
  %24 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 3
  store i32 1, ptr %24, align 4, !tbaa !59
  %25 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 4
  store ptr %11, ptr %25, align 8, !tbaa !60
  %26 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 5
  store ptr %4, ptr %26, align 8, !tbaa !61
  %27 = load ptr, ptr %0, align 8, !tbaa !44
  %28 = getelementptr inbounds %struct.device, ptr %27, i64 0, i32 35
  %29 = load ptr, ptr %28, align 8, !tbaa !62
  %30 = load ptr, ptr %27, align 8, !tbaa !21
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
  %3 = load ptr, ptr %2, align 8, !tbaa !75
  %4 = getelementptr inbounds %struct.hardware_queue, ptr %3, i64 0, i32 2
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #12
  %6 = load ptr, ptr %0, align 8, !tbaa !44
  %7 = getelementptr inbounds %struct.device, ptr %6, i64 0, i32 29
  %8 = load ptr, ptr %7, align 8, !tbaa !320
  %9 = load ptr, ptr %2, align 8, !tbaa !75
  %10 = load ptr, ptr %9, align 8, !tbaa !120
  %11 = tail call i32 %8(ptr noundef %10) #12
  %12 = load ptr, ptr %2, align 8, !tbaa !75
  %13 = getelementptr inbounds %struct.hardware_queue, ptr %12, i64 0, i32 2
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #12
  ret void
}

; Function Attrs: nounwind
define dso_local void @queue_close(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2) #12
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  store ptr null, ptr %4, align 8, !tbaa !85
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  store ptr null, ptr %5, align 8, !tbaa !312
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  store ptr %5, ptr %6, align 8, !tbaa !79
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  store i32 1, ptr %7, align 4, !tbaa !81
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %9 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %8) #12
  %10 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #12
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %12 = load ptr, ptr %11, align 8, !tbaa !41
  %13 = icmp eq ptr %12, null
  br i1 %13, label %24, label %14

14:                                               ; preds = %1
  %15 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 7
  %16 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %15) #12
  %17 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 4
  store i32 1, ptr %17, align 8, !tbaa !46
  %18 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 8
  %19 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %18) #12
  %20 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %15) #12
  %21 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 3
  %22 = load i64, ptr %21, align 8, !tbaa !321
  %23 = tail call i32 @pthread_join(i64 noundef %22, ptr noundef null) #12
  tail call void @free(ptr noundef nonnull %12) #12
  store ptr null, ptr %11, align 8, !tbaa !41
  br label %24

24:                                               ; preds = %1, %14
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %26 = load i32, ptr %25, align 4, !tbaa !78
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %32, label %28

28:                                               ; preds = %24
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %30 = load i64, ptr %29, align 8, !tbaa !322
  %31 = tail call i32 @pthread_join(i64 noundef %30, ptr noundef null) #12
  store i32 0, ptr %25, align 4, !tbaa !78
  br label %32

32:                                               ; preds = %24, %28
  ret void
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define dso_local void @queue_free(ptr noundef %0) local_unnamed_addr #0 {
  tail call void @free(ptr noundef %0) #12
  ret void
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #2

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #2

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define internal fastcc i32 @begin_submission(ptr nocapture noundef %0) unnamed_addr #0 {
  %2 = alloca %struct.VkCommandBufferAllocateInfo, align 8
  %3 = alloca %struct.VkCommandBufferInheritanceInfo, align 8
  %4 = alloca %struct.VkCommandBufferBeginInfo, align 8
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %6 = load ptr, ptr %5, align 8, !tbaa !117
  %7 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 27
  %8 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 25
  %9 = load i32, ptr %8, align 8, !tbaa !108
  %10 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 26
  %11 = load i32, ptr %10, align 4, !tbaa !118
  %12 = icmp ugt i32 %11, %9
  br i1 %12, label %23, label %13

13:                                               ; preds = %1
  %14 = icmp eq i32 %11, 0
  %15 = shl i32 %11, 1
  %16 = select i1 %14, i32 8, i32 %15
  %17 = load ptr, ptr %7, align 8, !tbaa !32
  %18 = zext i32 %16 to i64
  %19 = mul nuw nsw i64 %18, 24
  %20 = tail call ptr @realloc(ptr noundef %17, i64 noundef %19) #12
  %21 = icmp eq ptr %20, null
  br i1 %21, label %99, label %22

22:                                               ; preds = %13
  store ptr %20, ptr %7, align 8, !tbaa !32
  store i32 %16, ptr %10, align 4, !tbaa !118
  br label %23

23:                                               ; preds = %1, %22
  %24 = load ptr, ptr %0, align 8, !tbaa !44
  %25 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 12
  %26 = load i32, ptr %25, align 4, !tbaa !105
  %27 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 11
  %28 = load i32, ptr %27, align 8, !tbaa !323
  %29 = icmp eq i32 %26, %28
  br i1 %29, label %30, label %61

30:                                               ; preds = %23
  %31 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 13
  %32 = icmp eq i32 %26, 0
  %33 = shl i32 %26, 1
  %34 = select i1 %32, i32 8, i32 %33
  %35 = load ptr, ptr %31, align 8, !tbaa !32
  %36 = zext i32 %34 to i64
  %37 = shl nuw nsw i64 %36, 3
  %38 = tail call ptr @realloc(ptr noundef %35, i64 noundef %37) #12
  %39 = icmp eq ptr %38, null
  br i1 %39, label %99, label %40

40:                                               ; preds = %30
  store ptr %38, ptr %31, align 8, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #13
  store i32 40, ptr %2, align 8, !tbaa !324
  %41 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 1
  store ptr null, ptr %41, align 8, !tbaa !326
  %42 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 2
  %43 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 2
  %44 = load ptr, ptr %43, align 8, !tbaa !3
  store ptr %44, ptr %42, align 8, !tbaa !327
  %45 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 3
  %46 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 10
  %47 = load i32, ptr %46, align 4, !tbaa !14
  store i32 %47, ptr %45, align 8, !tbaa !328
  %48 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 4
  %49 = load i32, ptr %27, align 8, !tbaa !323
  %50 = sub i32 %34, %49
  store i32 %50, ptr %48, align 4, !tbaa !329
  %51 = zext i32 %49 to i64
  %52 = getelementptr inbounds ptr, ptr %38, i64 %51
  %53 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 2
  %54 = load ptr, ptr %53, align 8, !tbaa !330
  %55 = load ptr, ptr %24, align 8, !tbaa !21
  %56 = call i32 %54(ptr noundef %55, ptr noundef nonnull %2, ptr noundef nonnull %52) #12
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %60

58:                                               ; preds = %40
  store i32 %34, ptr %27, align 8, !tbaa !323
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #13
  %59 = load i32, ptr %25, align 4, !tbaa !105
  br label %61

60:                                               ; preds = %40
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #13
  br label %99

61:                                               ; preds = %23, %58
  %62 = phi i32 [ %59, %58 ], [ %26, %23 ]
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %3) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %3, i8 0, i64 56, i1 false)
  store i32 41, ptr %3, align 8
  %63 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 10
  %64 = load i32, ptr %63, align 4, !tbaa !14
  %65 = icmp eq i32 %64, 1
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #13
  store i32 42, ptr %4, align 8, !tbaa !331
  %66 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 1
  store ptr null, ptr %66, align 8, !tbaa !333
  %67 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 2
  %68 = select i1 %65, i32 4, i32 1
  store i32 %68, ptr %67, align 8, !tbaa !334
  %69 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 3
  %70 = select i1 %65, ptr %3, ptr null
  store ptr %70, ptr %69, align 8, !tbaa !335
  %71 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 5
  %72 = load ptr, ptr %71, align 8, !tbaa !336
  %73 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 13
  %74 = load ptr, ptr %73, align 8, !tbaa !25
  %75 = zext i32 %62 to i64
  %76 = getelementptr inbounds ptr, ptr %74, i64 %75
  %77 = load ptr, ptr %76, align 8, !tbaa !32
  %78 = call i32 %72(ptr noundef %77, ptr noundef nonnull %4) #12
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #13
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %3) #13
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %99

80:                                               ; preds = %61
  %81 = load ptr, ptr %73, align 8, !tbaa !25
  %82 = load i32, ptr %25, align 4, !tbaa !105
  %83 = add i32 %82, 1
  store i32 %83, ptr %25, align 4, !tbaa !105
  %84 = zext i32 %82 to i64
  %85 = getelementptr inbounds ptr, ptr %81, i64 %84
  %86 = load ptr, ptr %85, align 8, !tbaa !32
  %87 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  store ptr %86, ptr %87, align 8, !tbaa !154
  %88 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store i32 1, ptr %88, align 8, !tbaa !155
  %89 = load ptr, ptr %7, align 8, !tbaa !28
  %90 = load i32, ptr %8, align 8, !tbaa !108
  %91 = add i32 %90, 1
  store i32 %91, ptr %8, align 8, !tbaa !108
  %92 = zext i32 %90 to i64
  %93 = getelementptr inbounds %struct.submission, ptr %89, i64 %92
  %94 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 28
  %95 = load i32, ptr %94, align 8, !tbaa !107
  store i32 %95, ptr %93, align 8, !tbaa.struct !337
  %96 = getelementptr inbounds i8, ptr %93, i64 4
  store i32 0, ptr %96, align 4, !tbaa.struct !338
  %97 = getelementptr inbounds i8, ptr %93, i64 8
  store ptr %86, ptr %97, align 8, !tbaa.struct !254
  %98 = getelementptr inbounds i8, ptr %93, i64 16
  store i64 0, ptr %98, align 8, !tbaa.struct !203
  br label %99

99:                                               ; preds = %30, %60, %13, %80, %61
  %100 = phi i32 [ 0, %80 ], [ %78, %61 ], [ -1, %13 ], [ -1, %30 ], [ %56, %60 ]
  ret i32 %100
}

; Function Attrs: nounwind
define internal fastcc i32 @add_wait(ptr nocapture noundef %0, ptr noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 29
  %5 = load i32, ptr %4, align 4, !tbaa !339
  %6 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 30
  %7 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 28
  %8 = load i32, ptr %7, align 8, !tbaa !107
  %9 = icmp ugt i32 %5, %8
  br i1 %9, label %22, label %10

10:                                               ; preds = %3
  %11 = icmp eq i32 %5, 0
  %12 = shl i32 %5, 1
  %13 = select i1 %11, i32 8, i32 %12
  %14 = load ptr, ptr %6, align 8, !tbaa !32
  %15 = zext i32 %13 to i64
  %16 = shl nuw nsw i64 %15, 3
  %17 = tail call ptr @realloc(ptr noundef %14, i64 noundef %16) #12
  %18 = icmp eq ptr %17, null
  br i1 %18, label %56, label %19

19:                                               ; preds = %10
  store ptr %17, ptr %6, align 8, !tbaa !32
  %20 = load i32, ptr %4, align 4, !tbaa !339
  %21 = load i32, ptr %7, align 8, !tbaa !107
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
  %31 = load ptr, ptr %25, align 8, !tbaa !32
  %32 = zext i32 %30 to i64
  %33 = shl nuw nsw i64 %32, 3
  %34 = tail call ptr @realloc(ptr noundef %31, i64 noundef %33) #12
  %35 = icmp eq ptr %34, null
  br i1 %35, label %56, label %36

36:                                               ; preds = %27
  store ptr %34, ptr %25, align 8, !tbaa !32
  %37 = load i32, ptr %7, align 8, !tbaa !107
  br label %38

38:                                               ; preds = %22, %36
  %39 = phi i32 [ %37, %36 ], [ %23, %22 ]
  %40 = phi i32 [ %30, %36 ], [ %24, %22 ]
  store i32 %40, ptr %4, align 4, !tbaa !339
  %41 = load ptr, ptr %6, align 8, !tbaa !29
  %42 = zext i32 %39 to i64
  %43 = getelementptr inbounds ptr, ptr %41, i64 %42
  store ptr %1, ptr %43, align 8, !tbaa !32
  %44 = load ptr, ptr %25, align 8, !tbaa !30
  %45 = add i32 %39, 1
  store i32 %45, ptr %7, align 8, !tbaa !107
  %46 = getelementptr inbounds i64, ptr %44, i64 %42
  store i64 %2, ptr %46, align 8, !tbaa !39
  %47 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 27
  %48 = load ptr, ptr %47, align 8, !tbaa !28
  %49 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 25
  %50 = load i32, ptr %49, align 8, !tbaa !108
  %51 = add i32 %50, -1
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds %struct.submission, ptr %48, i64 %52, i32 1
  %54 = load i32, ptr %53, align 4, !tbaa !127
  %55 = add i32 %54, 1
  store i32 %55, ptr %53, align 4, !tbaa !127
  br label %56

56:                                               ; preds = %27, %10, %38
  %57 = phi i32 [ 0, %38 ], [ -1, %10 ], [ -1, %27 ]
  ret i32 %57
}

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #10

; Function Attrs: nounwind
define internal fastcc void @copy_texels(ptr nocapture noundef readonly %0, ptr noundef %1, i64 noundef %2, ptr nocapture noundef %3, ptr nocapture noundef readonly %4, i32 noundef %5) unnamed_addr #0 {
  %7 = alloca %struct.VkImageMemoryBarrier, align 8
  %8 = alloca %struct.VkBufferImageCopy, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %8) #13
  store i64 %2, ptr %8, align 8, !tbaa !340
  %9 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 1
  store i32 0, ptr %9, align 8, !tbaa !343
  %10 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 2
  store i32 0, ptr %10, align 4, !tbaa !344
  %11 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 3
  %12 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 2
  %13 = load i32, ptr %12, align 4, !tbaa !243
  %14 = and i32 %13, 2
  %15 = icmp eq i32 %14, 0
  %16 = select i1 %15, i32 %13, i32 2
  %17 = zext i32 %16 to i64
  %18 = load i64, ptr %4, align 8, !tbaa !276
  %19 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 1
  %20 = load i64, ptr %19, align 8, !tbaa !277
  %21 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 2
  %22 = load i64, ptr %21, align 8, !tbaa !270
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %29, ptr noundef nonnull align 8 dereferenceable(12) %30, i64 12, i1 false), !tbaa.struct !278
  %31 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 5
  %32 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %31, ptr noundef nonnull align 4 dereferenceable(12) %32, i64 12, i1 false), !tbaa.struct !278
  %33 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 1
  %34 = load i32, ptr %33, align 8, !tbaa !229
  %35 = icmp eq i32 %34, 1
  br i1 %35, label %68, label %36

36:                                               ; preds = %6
  %37 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %38 = load ptr, ptr %37, align 8, !tbaa !75
  %39 = getelementptr inbounds %struct.hardware_queue, ptr %38, i64 0, i32 1
  %40 = load i64, ptr %39, align 8, !tbaa !147
  %41 = trunc i64 %40 to i32
  %42 = and i64 %40, 2048
  %43 = icmp eq i64 %42, 0
  %44 = select i1 %43, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %7) #13
  store i32 45, ptr %7, align 8, !tbaa !231
  %45 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %45, align 8, !tbaa !234
  %46 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %44, ptr %46, align 8, !tbaa !235
  %47 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 3
  store i32 %44, ptr %47, align 4, !tbaa !236
  %48 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 4
  store i32 %34, ptr %48, align 8, !tbaa !237
  %49 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 5
  store i32 1, ptr %49, align 4, !tbaa !238
  %50 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 6
  store i32 -1, ptr %50, align 8, !tbaa !239
  %51 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 7
  store i32 -1, ptr %51, align 4, !tbaa !240
  %52 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 8
  %53 = load ptr, ptr %3, align 8, !tbaa !241
  store ptr %53, ptr %52, align 8, !tbaa !242
  %54 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9
  store i32 %13, ptr %54, align 8, !tbaa !244
  %55 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 1
  store i32 0, ptr %55, align 4, !tbaa !245
  %56 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 2
  %57 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 3
  %58 = load i32, ptr %57, align 8, !tbaa !246
  store i32 %58, ptr %56, align 8, !tbaa !247
  %59 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 3
  store i32 0, ptr %59, align 4, !tbaa !248
  %60 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 4
  %61 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 4
  %62 = load i32, ptr %61, align 4, !tbaa !249
  store i32 %62, ptr %60, align 8, !tbaa !250
  %63 = load ptr, ptr %0, align 8, !tbaa !44
  %64 = getelementptr inbounds %struct.device, ptr %63, i64 0, i32 18
  %65 = load ptr, ptr %64, align 8, !tbaa !153
  %66 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %67 = load ptr, ptr %66, align 8, !tbaa !154
  call void %65(ptr noundef %67, i32 noundef %41, i32 noundef %41, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %7) #12
  store i32 1, ptr %33, align 8, !tbaa !229
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %7) #13
  br label %68

68:                                               ; preds = %6, %36
  %69 = icmp eq i32 %5, 0
  %70 = load ptr, ptr %0, align 8, !tbaa !44
  %71 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %72 = load ptr, ptr %71, align 8, !tbaa !154
  %73 = load ptr, ptr %3, align 8, !tbaa !241
  br i1 %69, label %77, label %74

74:                                               ; preds = %68
  %75 = getelementptr inbounds %struct.device, ptr %70, i64 0, i32 12
  %76 = load ptr, ptr %75, align 8, !tbaa !345
  call void %76(ptr noundef %72, ptr noundef %1, ptr noundef %73, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %8) #12
  br label %80

77:                                               ; preds = %68
  %78 = getelementptr inbounds %struct.device, ptr %70, i64 0, i32 14
  %79 = load ptr, ptr %78, align 8, !tbaa !346
  call void %79(ptr noundef %72, ptr noundef %73, i32 noundef 1, ptr noundef %1, i32 noundef 1, ptr noundef nonnull %8) #12
  br label %80

80:                                               ; preds = %77, %74
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %8) #13
  ret void
}

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define internal fastcc i32 @use_in_place(ptr nocapture noundef readonly %0, ptr noundef %1, i64 noundef %2, ptr nocapture noundef writeonly %3, ptr nocapture noundef writeonly %4) unnamed_addr #0 {
  %6 = alloca %struct.VkExternalMemoryBufferCreateInfo, align 8
  %7 = alloca %struct.VkBufferCreateInfo, align 8
  %8 = alloca %struct.VkImportMemoryHostPointerInfoEXT, align 8
  %9 = alloca %struct.VkMemoryAllocateInfo, align 8
  %10 = load ptr, ptr %0, align 8, !tbaa !44
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %12 = load ptr, ptr %11, align 8, !tbaa !117
  %13 = getelementptr inbounds %struct.context, ptr %12, i64 0, i32 22
  %14 = getelementptr inbounds %struct.context, ptr %12, i64 0, i32 20
  %15 = load i32, ptr %14, align 8, !tbaa !17
  %16 = getelementptr inbounds %struct.context, ptr %12, i64 0, i32 21
  %17 = load i32, ptr %16, align 4, !tbaa !118
  %18 = icmp ugt i32 %17, %15
  br i1 %18, label %19, label %21

19:                                               ; preds = %5
  %20 = load ptr, ptr %13, align 8, !tbaa !18
  br label %32

21:                                               ; preds = %5
  %22 = icmp eq i32 %17, 0
  %23 = shl i32 %17, 1
  %24 = select i1 %22, i32 8, i32 %23
  %25 = load ptr, ptr %13, align 8, !tbaa !32
  %26 = zext i32 %24 to i64
  %27 = shl nuw nsw i64 %26, 4
  %28 = tail call ptr @realloc(ptr noundef %25, i64 noundef %27) #12
  %29 = icmp eq ptr %28, null
  br i1 %29, label %101, label %30

30:                                               ; preds = %21
  store ptr %28, ptr %13, align 8, !tbaa !32
  store i32 %24, ptr %16, align 4, !tbaa !118
  %31 = load i32, ptr %14, align 8, !tbaa !17
  br label %32

32:                                               ; preds = %19, %30
  %33 = phi i32 [ %15, %19 ], [ %31, %30 ]
  %34 = phi ptr [ %20, %19 ], [ %28, %30 ]
  %35 = zext i32 %33 to i64
  %36 = getelementptr inbounds %struct.import, ptr %34, i64 %35
  %37 = ptrtoint ptr %1 to i64
  %38 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 37
  %39 = load i64, ptr %38, align 8, !tbaa !267
  %40 = urem i64 %37, %39
  store i64 %40, ptr %4, align 8, !tbaa !39
  %41 = sub i64 0, %40
  %42 = getelementptr inbounds i8, ptr %1, i64 %41
  %43 = load i64, ptr %38, align 8, !tbaa !267
  %44 = add i64 %2, -1
  %45 = add i64 %44, %40
  %46 = add i64 %45, %43
  %47 = urem i64 %46, %43
  %48 = sub nuw i64 %46, %47
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #13
  store i32 1000072000, ptr %6, align 8, !tbaa !347
  %49 = getelementptr inbounds %struct.VkExternalMemoryBufferCreateInfo, ptr %6, i64 0, i32 1
  store ptr null, ptr %49, align 8, !tbaa !349
  %50 = getelementptr inbounds %struct.VkExternalMemoryBufferCreateInfo, ptr %6, i64 0, i32 2
  store i32 128, ptr %50, align 8, !tbaa !350
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %7) #13
  store i32 12, ptr %7, align 8, !tbaa !351
  %51 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 1
  store ptr %6, ptr %51, align 8, !tbaa !353
  %52 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 2
  store i32 0, ptr %52, align 8, !tbaa !354
  %53 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 3
  store i64 %48, ptr %53, align 8, !tbaa !355
  %54 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 4
  store i32 3, ptr %54, align 8, !tbaa !356
  %55 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 5
  store i32 0, ptr %55, align 4, !tbaa !357
  %56 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 6
  store i32 0, ptr %56, align 8, !tbaa !358
  %57 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 7
  store ptr null, ptr %57, align 8, !tbaa !359
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #13
  store i32 1000178000, ptr %8, align 8, !tbaa !360
  %58 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %8, i64 0, i32 1
  store ptr null, ptr %58, align 8, !tbaa !362
  %59 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %8, i64 0, i32 2
  store i32 128, ptr %59, align 8, !tbaa !363
  %60 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %8, i64 0, i32 3
  store ptr %42, ptr %60, align 8, !tbaa !364
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9) #13
  store i32 5, ptr %9, align 8, !tbaa !365
  %61 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %9, i64 0, i32 1
  store ptr %8, ptr %61, align 8, !tbaa !367
  %62 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %9, i64 0, i32 2
  store i64 %48, ptr %62, align 8, !tbaa !368
  %63 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %9, i64 0, i32 3
  %64 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 36
  %65 = load i64, ptr %64, align 8, !tbaa !256
  %66 = trunc i64 %65 to i32
  store i32 %66, ptr %63, align 8, !tbaa !369
  store ptr null, ptr %36, align 8, !tbaa.struct !221
  %67 = getelementptr inbounds i8, ptr %36, i64 8
  store ptr null, ptr %67, align 8, !tbaa.struct !135
  %68 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 20
  %69 = load ptr, ptr %68, align 8, !tbaa !370
  %70 = load ptr, ptr %10, align 8, !tbaa !21
  %71 = call i32 %69(ptr noundef %70, ptr noundef nonnull %7, ptr noundef null, ptr noundef nonnull %36) #12
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %87

73:                                               ; preds = %32
  %74 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 4
  %75 = load ptr, ptr %74, align 8, !tbaa !371
  %76 = load ptr, ptr %10, align 8, !tbaa !21
  %77 = call i32 %75(ptr noundef %76, ptr noundef nonnull %9, ptr noundef null, ptr noundef nonnull %67) #12
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %87

79:                                               ; preds = %73
  %80 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 6
  %81 = load ptr, ptr %80, align 8, !tbaa !372
  %82 = load ptr, ptr %10, align 8, !tbaa !21
  %83 = load ptr, ptr %36, align 8, !tbaa !373
  %84 = load ptr, ptr %67, align 8, !tbaa !375
  %85 = call i32 %81(ptr noundef %82, ptr noundef %83, ptr noundef %84, i64 noundef 0) #12
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %97, label %87

87:                                               ; preds = %32, %73, %79
  %88 = phi i32 [ %85, %79 ], [ %77, %73 ], [ %71, %32 ]
  %89 = load ptr, ptr %36, align 8
  %90 = load ptr, ptr %67, align 8
  %91 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 22
  %92 = load ptr, ptr %91, align 8, !tbaa !19
  %93 = load ptr, ptr %10, align 8, !tbaa !21
  call void %92(ptr noundef %93, ptr noundef %89, ptr noundef null) #12
  %94 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 25
  %95 = load ptr, ptr %94, align 8, !tbaa !22
  %96 = load ptr, ptr %10, align 8, !tbaa !21
  call void %95(ptr noundef %96, ptr noundef %90, ptr noundef null) #12
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #13
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %7) #13
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #13
  br label %101

97:                                               ; preds = %79
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #13
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %7) #13
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #13
  %98 = load i32, ptr %14, align 8, !tbaa !17
  %99 = add i32 %98, 1
  store i32 %99, ptr %14, align 8, !tbaa !17
  %100 = load ptr, ptr %36, align 8, !tbaa !373
  store ptr %100, ptr %3, align 8, !tbaa !32
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
  %9 = load ptr, ptr %8, align 8, !tbaa !41
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %11 = load ptr, ptr %10, align 8, !tbaa !117
  %12 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #12
  %13 = icmp eq ptr %12, null
  br i1 %13, label %73, label %14

14:                                               ; preds = %5
  %15 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 2
  %16 = load i64, ptr %15, align 8, !tbaa !144
  %17 = add i64 %16, 1
  store i64 %17, ptr %15, align 8, !tbaa !144
  %18 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 25
  %19 = load i32, ptr %18, align 8, !tbaa !108
  store ptr null, ptr %12, align 8, !tbaa.struct !376
  %20 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %1, ptr %20, align 8, !tbaa.struct !377
  %21 = getelementptr inbounds i8, ptr %12, i64 16
  store i64 %17, ptr %21, align 8, !tbaa.struct !378
  %22 = getelementptr inbounds i8, ptr %12, i64 24
  store i64 %2, ptr %22, align 8, !tbaa.struct !379
  %23 = getelementptr inbounds i8, ptr %12, i64 32
  store i32 %3, ptr %23, align 8, !tbaa.struct !279
  %24 = getelementptr inbounds i8, ptr %12, i64 36
  store i32 %19, ptr %24, align 4, !tbaa.struct !280
  %25 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 24
  %26 = load ptr, ptr %25, align 8, !tbaa !15
  store ptr %12, ptr %26, align 8, !tbaa !32
  store ptr %12, ptr %25, align 8, !tbaa !15
  %27 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 1, i32 2
  %28 = load i64, ptr %27, align 8, !tbaa !52
  %29 = urem i64 %17, %28
  %30 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 1, i32 3
  %31 = load i64, ptr %30, align 8, !tbaa !53
  %32 = mul i64 %31, %29
  store i64 %32, ptr %4, align 8, !tbaa !39
  %33 = icmp eq i32 %3, 0
  br i1 %33, label %34, label %37

34:                                               ; preds = %14
  %35 = load i64, ptr %27, align 8, !tbaa !52
  %36 = tail call i64 @llvm.usub.sat.i64(i64 %17, i64 %35)
  br label %37

37:                                               ; preds = %34, %14
  %38 = phi i64 [ %17, %14 ], [ %36, %34 ]
  %39 = tail call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %38) #14
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %73

41:                                               ; preds = %37
  %42 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 27
  %43 = load ptr, ptr %42, align 8, !tbaa !28
  %44 = load i32, ptr %18, align 8, !tbaa !108
  %45 = add i32 %44, -1
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds %struct.submission, ptr %43, i64 %46, i32 3
  store i64 %17, ptr %47, align 8, !tbaa !124
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, ptr noundef nonnull align 8 dereferenceable(24) @__const.begin_chunk.memory, i64 24, i1 false)
  %48 = load ptr, ptr %0, align 8, !tbaa !44
  %49 = getelementptr inbounds %struct.device, ptr %48, i64 0, i32 18
  %50 = load ptr, ptr %49, align 8, !tbaa !153
  %51 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %52 = load ptr, ptr %51, align 8, !tbaa !154
  call void %50(ptr noundef %52, i32 noundef 16384, i32 noundef 4096, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #12
  %53 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %54 = load i32, ptr %53, align 8, !tbaa !155
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %72, label %56

56:                                               ; preds = %41
  %57 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %58 = load ptr, ptr %57, align 8, !tbaa !75
  %59 = getelementptr inbounds %struct.hardware_queue, ptr %58, i64 0, i32 1
  %60 = load i64, ptr %59, align 8, !tbaa !147
  %61 = trunc i64 %60 to i32
  %62 = and i64 %60, 2048
  %63 = icmp eq i64 %62, 0
  %64 = select i1 %63, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #13
  store i32 46, ptr %6, align 8, !tbaa !148
  %65 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 1
  store ptr null, ptr %65, align 8, !tbaa !150
  %66 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 2
  store i32 %64, ptr %66, align 8, !tbaa !151
  %67 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 3
  store i32 %64, ptr %67, align 4, !tbaa !152
  %68 = load ptr, ptr %0, align 8, !tbaa !44
  %69 = getelementptr inbounds %struct.device, ptr %68, i64 0, i32 18
  %70 = load ptr, ptr %69, align 8, !tbaa !153
  %71 = load ptr, ptr %51, align 8, !tbaa !154
  call void %70(ptr noundef %71, i32 noundef %61, i32 noundef %61, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %6, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #13
  br label %72

72:                                               ; preds = %41, %56
  store i32 1, ptr %53, align 8, !tbaa !155
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #13
  br label %73

73:                                               ; preds = %72, %37, %5
  %74 = phi i32 [ -1, %5 ], [ 0, %72 ], [ %39, %37 ]
  ret i32 %74
}

; Function Attrs: nounwind
define internal fastcc i32 @begin_after(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr #0 {
  %3 = alloca %struct.VkMemoryBarrier, align 8
  %4 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !75
  %6 = getelementptr inbounds %struct.hardware_queue, ptr %5, i64 0, i32 1
  %7 = load i64, ptr %6, align 8, !tbaa !147
  %8 = trunc i64 %7 to i32
  %9 = and i64 %7, 2048
  %10 = icmp eq i64 %9, 0
  %11 = select i1 %10, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #13
  store i32 46, ptr %3, align 8, !tbaa !148
  %12 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %12, align 8, !tbaa !150
  %13 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %11, ptr %13, align 8, !tbaa !151
  %14 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 3
  %15 = or i32 %11, 8192
  store i32 %15, ptr %14, align 4, !tbaa !152
  %16 = load ptr, ptr %0, align 8, !tbaa !44
  %17 = getelementptr inbounds %struct.device, ptr %16, i64 0, i32 18
  %18 = load ptr, ptr %17, align 8, !tbaa !153
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %20 = load ptr, ptr %19, align 8, !tbaa !154
  %21 = or i32 %8, 16384
  call void %18(ptr noundef %20, i32 noundef %8, i32 noundef %21, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %3, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #12
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store i32 0, ptr %22, align 8, !tbaa !155
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #13
  %23 = load ptr, ptr %0, align 8, !tbaa !44
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 24
  %25 = load ptr, ptr %24, align 8, !tbaa !156
  %26 = load ptr, ptr %19, align 8, !tbaa !154
  %27 = call i32 %25(ptr noundef %26) #12
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %40

29:                                               ; preds = %2
  %30 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #14
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %40

32:                                               ; preds = %29
  %33 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %34 = load ptr, ptr %33, align 8, !tbaa !117
  %35 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %36 = load ptr, ptr %35, align 8, !tbaa !41
  %37 = getelementptr inbounds %struct.staging, ptr %36, i64 0, i32 1, i32 4
  %38 = load ptr, ptr %37, align 8, !tbaa !69
  %39 = call fastcc i32 @add_wait(ptr noundef %34, ptr noundef %38, i64 noundef %1) #14
  br label %40

40:                                               ; preds = %2, %29, %32
  %41 = phi i32 [ %39, %32 ], [ %30, %29 ], [ %27, %2 ]
  ret i32 %41
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #11

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nobuiltin nounwind "no-builtins" }
attributes #13 = { nounwind }
attributes #14 = { nobuiltin "no-builtins" }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!4, !5, i64 16}
!4 = !{!"context", !5, i64 0, !8, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !8, i64 40, !8, i64 48, !5, i64 56, !5, i64 64, !9, i64 72, !9, i64 76, !9, i64 80, !9, i64 84, !5, i64 88, !9, i64 96, !9, i64 100, !5, i64 104, !9, i64 112, !9, i64 116, !5, i64 120, !9, i64 128, !9, i64 132, !5, i64 136, !5, i64 144, !5, i64 152, !9, i64 160, !9, i64 164, !5, i64 168, !9, i64 176, !9, i64 180, !5, i64 184, !5, i64 192, !6, i64 200}
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
!31 = !{!20, !5, i64 184}
!32 = !{!5, !5, i64 0}
!33 = distinct !{!33, !24}
!34 = !{!35, !5, i64 0}
!35 = !{!"staging", !5, i64 0, !36, i64 8, !8, i64 56, !8, i64 64, !9, i64 72, !5, i64 80, !5, i64 88, !37, i64 96, !37, i64 160}
!36 = !{!"slots", !5, i64 0, !5, i64 8, !8, i64 16, !8, i64 24, !5, i64 32, !5, i64 40}
!37 = !{!"", !6, i64 0}
!38 = !{i64 0, i64 8, !32, i64 8, i64 8, !32, i64 16, i64 8, !39, i64 24, i64 8, !39, i64 32, i64 8, !32, i64 40, i64 8, !32}
!39 = !{!8, !8, i64 0}
!40 = !{!35, !5, i64 88}
!41 = !{!42, !5, i64 128}
!42 = !{!"queue", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !9, i64 32, !9, i64 36, !43, i64 40, !8, i64 56, !9, i64 64, !9, i64 68, !9, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !9, i64 120, !5, i64 128, !37, i64 136, !37, i64 200}
!43 = !{!"notification", !8, i64 0, !9, i64 8}
!44 = !{!42, !5, i64 0}
!45 = !{!35, !5, i64 80}
!46 = !{!35, !9, i64 72}
!47 = distinct !{!47, !24}
!48 = !{!49, !5, i64 0}
!49 = !{!"chunk", !5, i64 0, !5, i64 8, !8, i64 16, !8, i64 24, !9, i64 32, !9, i64 36}
!50 = !{!35, !5, i64 16}
!51 = !{!49, !8, i64 16}
!52 = !{!35, !8, i64 24}
!53 = !{!35, !8, i64 32}
!54 = !{!49, !9, i64 32}
!55 = !{!56, !6, i64 0}
!56 = !{!"VkSemaphoreWaitInfo", !6, i64 0, !5, i64 8, !9, i64 16, !9, i64 20, !5, i64 24, !5, i64 32}
!57 = !{!56, !5, i64 8}
!58 = !{!56, !9, i64 16}
!59 = !{!56, !9, i64 20}
!60 = !{!56, !5, i64 24}
!61 = !{!56, !5, i64 32}
!62 = !{!20, !5, i64 280}
!63 = distinct !{!63, !24}
!64 = !{!49, !5, i64 8}
!65 = !{!49, !8, i64 24}
!66 = !{!67, !6, i64 0}
!67 = !{!"VkSemaphoreSignalInfo", !6, i64 0, !5, i64 8, !5, i64 16, !8, i64 24}
!68 = !{!67, !5, i64 8}
!69 = !{!35, !5, i64 40}
!70 = !{!67, !5, i64 16}
!71 = !{!67, !8, i64 24}
!72 = !{!20, !5, i64 264}
!73 = !{!4, !8, i64 8}
!74 = distinct !{!74, !24}
!75 = !{!42, !5, i64 8}
!76 = !{!42, !5, i64 16}
!77 = !{!42, !9, i64 48}
!78 = !{!42, !9, i64 36}
!79 = !{!42, !5, i64 96}
!80 = !{!20, !5, i64 216}
!81 = !{!42, !9, i64 68}
!82 = !{!42, !9, i64 72}
!83 = !{!43, !9, i64 8}
!84 = !{!42, !5, i64 24}
!85 = !{!42, !5, i64 80}
!86 = !{!4, !5, i64 0}
!87 = !{!88, !89, i64 0}
!88 = !{!"command", !89, i64 0, !89, i64 2, !9, i64 4}
!89 = !{!"short", !6, i64 0}
!90 = !{!88, !9, i64 4}
!91 = !{!20, !8, i64 8}
!92 = !{!93, !8, i64 16}
!93 = !{!"kernel", !8, i64 0, !8, i64 8, !8, i64 16, !8, i64 24, !5, i64 32, !5, i64 40}
!94 = !{!95, !8, i64 24}
!95 = !{!"transfer", !88, i64 0, !5, i64 8, !8, i64 16, !8, i64 24, !5, i64 32}
!96 = !{!97, !8, i64 16}
!97 = !{!"texels", !88, i64 0, !5, i64 8, !8, i64 16, !8, i64 24, !5, i64 32, !98, i64 40}
!98 = !{!"region", !8, i64 0, !8, i64 8, !8, i64 16, !99, i64 24, !100, i64 36}
!99 = !{!"VkOffset3D", !9, i64 0, !9, i64 4, !9, i64 8}
!100 = !{!"VkExtent3D", !9, i64 0, !9, i64 4, !9, i64 8}
!101 = distinct !{!101, !24}
!102 = distinct !{!102, !24}
!103 = !{!4, !9, i64 72}
!104 = !{!4, !9, i64 112}
!105 = !{!4, !9, i64 84}
!106 = !{!4, !8, i64 48}
!107 = !{!4, !9, i64 176}
!108 = !{!4, !9, i64 160}
!109 = !{!4, !9, i64 100}
!110 = !{!111, !5, i64 0}
!111 = !{!"kept_set", !5, i64 0, !5, i64 8, !6, i64 16}
!112 = distinct !{!112, !24}
!113 = !{!20, !5, i64 248}
!114 = distinct !{!114, !24}
!115 = !{!20, !5, i64 240}
!116 = !{!4, !5, i64 64}
!117 = !{!42, !5, i64 104}
!118 = !{!9, !9, i64 0}
!119 = !{!20, !5, i64 224}
!120 = !{!121, !5, i64 0}
!121 = !{!"hardware_queue", !5, i64 0, !8, i64 8, !37, i64 16}
!122 = !{!123, !9, i64 32}
!123 = !{!"signals", !6, i64 0, !6, i64 16, !9, i64 32}
!124 = !{!125, !8, i64 16}
!125 = !{!"submission", !9, i64 0, !9, i64 4, !5, i64 8, !8, i64 16}
!126 = !{!35, !5, i64 48}
!127 = !{!125, !9, i64 4}
!128 = !{!125, !9, i64 0}
!129 = !{i64 0, i64 4, !130, i64 8, i64 8, !32, i64 16, i64 4, !118, i64 24, i64 8, !32, i64 32, i64 4, !118, i64 40, i64 8, !32}
!130 = !{!6, !6, i64 0}
!131 = !{i64 0, i64 8, !32, i64 8, i64 4, !118, i64 16, i64 8, !32, i64 24, i64 4, !118, i64 32, i64 8, !32}
!132 = !{i64 0, i64 4, !118, i64 8, i64 8, !32, i64 16, i64 4, !118, i64 24, i64 8, !32}
!133 = !{i64 0, i64 8, !32, i64 8, i64 4, !118, i64 16, i64 8, !32}
!134 = !{i64 0, i64 4, !118, i64 8, i64 8, !32}
!135 = !{i64 0, i64 8, !32}
!136 = !{i64 0, i64 4, !130, i64 8, i64 8, !32, i64 16, i64 4, !118, i64 24, i64 8, !32, i64 32, i64 8, !32, i64 40, i64 4, !118, i64 48, i64 8, !32, i64 56, i64 4, !118, i64 64, i64 8, !32}
!137 = !{i64 0, i64 8, !32, i64 8, i64 4, !118, i64 16, i64 8, !32, i64 24, i64 8, !32, i64 32, i64 4, !118, i64 40, i64 8, !32, i64 48, i64 4, !118, i64 56, i64 8, !32}
!138 = !{i64 0, i64 4, !118, i64 8, i64 8, !32, i64 16, i64 8, !32, i64 24, i64 4, !118, i64 32, i64 8, !32, i64 40, i64 4, !118, i64 48, i64 8, !32}
!139 = !{i64 0, i64 8, !32, i64 8, i64 8, !32, i64 16, i64 4, !118, i64 24, i64 8, !32, i64 32, i64 4, !118, i64 40, i64 8, !32}
!140 = distinct !{!140, !24}
!141 = !{!4, !5, i64 144}
!142 = !{!49, !9, i64 36}
!143 = distinct !{!143, !24}
!144 = !{!35, !8, i64 56}
!145 = distinct !{!145, !24}
!146 = !{!20, !5, i64 256}
!147 = !{!121, !8, i64 8}
!148 = !{!149, !6, i64 0}
!149 = !{!"VkMemoryBarrier", !6, i64 0, !5, i64 8, !9, i64 16, !9, i64 20}
!150 = !{!149, !5, i64 8}
!151 = !{!149, !9, i64 16}
!152 = !{!149, !9, i64 20}
!153 = !{!20, !5, i64 144}
!154 = !{!42, !5, i64 112}
!155 = !{!42, !9, i64 120}
!156 = !{!20, !5, i64 192}
!157 = !{!158, !5, i64 8}
!158 = !{!"wait", !88, i64 0, !5, i64 8, !8, i64 16}
!159 = !{!158, !8, i64 16}
!160 = !{!93, !8, i64 24}
!161 = !{!93, !5, i64 40}
!162 = distinct !{!162, !24}
!163 = !{!93, !8, i64 0}
!164 = !{!93, !5, i64 32}
!165 = !{!166, !8, i64 48}
!166 = !{!"task", !5, i64 0, !5, i64 8, !5, i64 16, !8, i64 24, !8, i64 32, !8, i64 40, !8, i64 48, !5, i64 56, !5, i64 64}
!167 = !{!166, !8, i64 24}
!168 = !{!166, !8, i64 32}
!169 = !{!166, !5, i64 64}
!170 = distinct !{!170, !24}
!171 = !{!166, !8, i64 40}
!172 = distinct !{!172, !24, !173, !174}
!173 = !{!"llvm.loop.isvectorized", i32 1}
!174 = !{!"llvm.loop.unroll.runtime.disable"}
!175 = !{!166, !5, i64 56}
!176 = !{!177, !8, i64 0}
!177 = !{!"binding", !8, i64 0, !8, i64 8, !8, i64 16, !8, i64 24}
!178 = !{!177, !8, i64 16}
!179 = !{!180, !5, i64 0}
!180 = !{!"memory", !5, i64 0, !8, i64 8, !8, i64 16}
!181 = distinct !{!181, !24}
!182 = distinct !{!182, !24, !173}
!183 = !{!111, !5, i64 8}
!184 = !{!185, !6, i64 0}
!185 = !{!"VkDescriptorSetAllocateInfo", !6, i64 0, !5, i64 8, !5, i64 16, !9, i64 24, !5, i64 32}
!186 = !{!185, !5, i64 8}
!187 = !{!185, !5, i64 16}
!188 = !{!185, !9, i64 24}
!189 = !{!185, !5, i64 32}
!190 = !{!20, !5, i64 24}
!191 = !{!192, !6, i64 0}
!192 = !{!"VkDescriptorPoolCreateInfo", !6, i64 0, !5, i64 8, !9, i64 16, !9, i64 20, !9, i64 24, !5, i64 32}
!193 = !{!192, !5, i64 8}
!194 = !{!192, !9, i64 16}
!195 = !{!192, !9, i64 20}
!196 = !{!192, !9, i64 24}
!197 = !{!192, !5, i64 32}
!198 = !{!20, !5, i64 168}
!199 = !{!20, !5, i64 272}
!200 = !{!177, !8, i64 24}
!201 = !{i64 0, i64 8, !32, i64 8, i64 8, !39, i64 16, i64 8, !39}
!202 = !{i64 0, i64 8, !39, i64 8, i64 8, !39}
!203 = !{i64 0, i64 8, !39}
!204 = !{!180, !8, i64 8}
!205 = !{!206, !5, i64 24}
!206 = !{!"texture", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24}
!207 = !{!206, !5, i64 8}
!208 = !{i64 0, i64 8, !32, i64 8, i64 8, !32, i64 16, i64 4, !130}
!209 = !{i64 0, i64 8, !32, i64 8, i64 4, !130}
!210 = !{i64 0, i64 4, !130}
!211 = !{!206, !5, i64 16}
!212 = !{!177, !8, i64 8}
!213 = !{i64 0, i64 4, !130, i64 8, i64 8, !32, i64 16, i64 8, !32, i64 24, i64 4, !118, i64 28, i64 4, !118, i64 32, i64 4, !118, i64 36, i64 4, !130, i64 40, i64 8, !32, i64 48, i64 8, !32, i64 56, i64 8, !32}
!214 = !{i64 0, i64 8, !32, i64 8, i64 8, !32, i64 16, i64 4, !118, i64 20, i64 4, !118, i64 24, i64 4, !118, i64 28, i64 4, !130, i64 32, i64 8, !32, i64 40, i64 8, !32, i64 48, i64 8, !32}
!215 = !{i64 0, i64 8, !32, i64 8, i64 4, !118, i64 12, i64 4, !118, i64 16, i64 4, !118, i64 20, i64 4, !130, i64 24, i64 8, !32, i64 32, i64 8, !32, i64 40, i64 8, !32}
!216 = !{i64 0, i64 4, !118, i64 4, i64 4, !118, i64 8, i64 4, !118, i64 12, i64 4, !130, i64 16, i64 8, !32, i64 24, i64 8, !32, i64 32, i64 8, !32}
!217 = !{i64 0, i64 4, !118, i64 4, i64 4, !118, i64 8, i64 4, !130, i64 12, i64 8, !32, i64 20, i64 8, !32, i64 28, i64 8, !32}
!218 = !{i64 0, i64 4, !118, i64 4, i64 4, !130, i64 8, i64 8, !32, i64 16, i64 8, !32, i64 24, i64 8, !32}
!219 = !{i64 0, i64 4, !130, i64 4, i64 8, !32, i64 12, i64 8, !32, i64 20, i64 8, !32}
!220 = !{i64 0, i64 8, !32, i64 8, i64 8, !32, i64 16, i64 8, !32}
!221 = !{i64 0, i64 8, !32, i64 8, i64 8, !32}
!222 = distinct !{!222, !24}
!223 = !{!20, !5, i64 64}
!224 = !{!166, !5, i64 0}
!225 = !{!20, !5, i64 56}
!226 = !{!166, !5, i64 8}
!227 = !{!20, !5, i64 120}
!228 = !{!206, !5, i64 0}
!229 = !{!230, !9, i64 8}
!230 = !{!"image", !5, i64 0, !9, i64 8, !9, i64 12, !9, i64 16, !9, i64 20}
!231 = !{!232, !6, i64 0}
!232 = !{!"VkImageMemoryBarrier", !6, i64 0, !5, i64 8, !9, i64 16, !9, i64 20, !6, i64 24, !6, i64 28, !9, i64 32, !9, i64 36, !5, i64 40, !233, i64 48}
!233 = !{!"VkImageSubresourceRange", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !9, i64 16}
!234 = !{!232, !5, i64 8}
!235 = !{!232, !9, i64 16}
!236 = !{!232, !9, i64 20}
!237 = !{!232, !6, i64 24}
!238 = !{!232, !6, i64 28}
!239 = !{!232, !9, i64 32}
!240 = !{!232, !9, i64 36}
!241 = !{!230, !5, i64 0}
!242 = !{!232, !5, i64 40}
!243 = !{!230, !9, i64 12}
!244 = !{!233, !9, i64 0}
!245 = !{!233, !9, i64 4}
!246 = !{!230, !9, i64 16}
!247 = !{!233, !9, i64 8}
!248 = !{!233, !9, i64 12}
!249 = !{!230, !9, i64 20}
!250 = !{!233, !9, i64 16}
!251 = distinct !{!251, !24}
!252 = distinct !{!252, !24}
!253 = !{i64 0, i64 8, !32, i64 8, i64 8, !32, i64 16, i64 8, !39}
!254 = !{i64 0, i64 8, !32, i64 8, i64 8, !39}
!255 = !{!95, !5, i64 32}
!256 = !{!20, !8, i64 288}
!257 = !{!35, !5, i64 8}
!258 = !{!95, !5, i64 8}
!259 = !{!95, !8, i64 16}
!260 = !{!261, !8, i64 0}
!261 = !{!"VkBufferCopy", !8, i64 0, !8, i64 8, !8, i64 16}
!262 = !{!261, !8, i64 8}
!263 = !{!261, !8, i64 16}
!264 = !{!20, !5, i64 88}
!265 = distinct !{!265, !24}
!266 = !{!97, !5, i64 8}
!267 = !{!20, !8, i64 296}
!268 = !{!97, !8, i64 24}
!269 = !{!98, !9, i64 36}
!270 = !{!98, !8, i64 16}
!271 = !{!98, !9, i64 44}
!272 = !{!98, !9, i64 40}
!273 = !{!98, !9, i64 24}
!274 = !{!98, !9, i64 28}
!275 = !{!98, !9, i64 32}
!276 = !{!98, !8, i64 0}
!277 = !{!98, !8, i64 8}
!278 = !{i64 0, i64 4, !118, i64 4, i64 4, !118, i64 8, i64 4, !118}
!279 = !{i64 0, i64 4, !118, i64 4, i64 4, !118}
!280 = !{i64 0, i64 4, !118}
!281 = !{!100, !9, i64 0}
!282 = !{!100, !9, i64 4}
!283 = !{!100, !9, i64 8}
!284 = !{!97, !5, i64 32}
!285 = distinct !{!285, !24}
!286 = distinct !{!286, !24}
!287 = distinct !{!287, !24}
!288 = !{!289, !5, i64 16}
!289 = !{!"copy", !88, i64 0, !5, i64 8, !5, i64 16, !261, i64 24}
!290 = !{!289, !5, i64 8}
!291 = !{!20, !5, i64 136}
!292 = !{!293, !5, i64 8}
!293 = !{!"fill", !88, i64 0, !5, i64 8, !8, i64 16, !8, i64 24, !9, i64 32}
!294 = !{!293, !8, i64 16}
!295 = !{!293, !8, i64 24}
!296 = !{!293, !9, i64 32}
!297 = !{!298, !5, i64 8}
!298 = !{!"image_transfer", !88, i64 0, !5, i64 8, !8, i64 16, !5, i64 24, !98, i64 32}
!299 = !{!298, !8, i64 16}
!300 = !{!298, !5, i64 24}
!301 = !{!302, !5, i64 16}
!302 = !{!"copy_image", !88, i64 0, !5, i64 8, !5, i64 16, !98, i64 24, !98, i64 72}
!303 = !{!302, !5, i64 8}
!304 = !{!20, !5, i64 104}
!305 = !{!306, !5, i64 8}
!306 = !{!"transition", !88, i64 0, !5, i64 8, !8, i64 16}
!307 = !{!306, !8, i64 16}
!308 = !{!20, !5, i64 128}
!309 = !{!88, !89, i64 2}
!310 = !{!20, !5, i64 152}
!311 = distinct !{!311, !24}
!312 = !{!42, !5, i64 88}
!313 = !{!314, !5, i64 0}
!314 = !{!"arrival", !5, i64 0, !5, i64 8, !8, i64 16}
!315 = !{!314, !5, i64 8}
!316 = !{!314, !8, i64 16}
!317 = distinct !{!317, !24}
!318 = !{!20, !5, i64 208}
!319 = distinct !{!319, !24}
!320 = !{!20, !5, i64 232}
!321 = !{!35, !8, i64 64}
!322 = !{!42, !8, i64 56}
!323 = !{!4, !9, i64 80}
!324 = !{!325, !6, i64 0}
!325 = !{!"VkCommandBufferAllocateInfo", !6, i64 0, !5, i64 8, !5, i64 16, !6, i64 24, !9, i64 28}
!326 = !{!325, !5, i64 8}
!327 = !{!325, !5, i64 16}
!328 = !{!325, !6, i64 24}
!329 = !{!325, !9, i64 28}
!330 = !{!20, !5, i64 16}
!331 = !{!332, !6, i64 0}
!332 = !{!"VkCommandBufferBeginInfo", !6, i64 0, !5, i64 8, !9, i64 16, !5, i64 24}
!333 = !{!332, !5, i64 8}
!334 = !{!332, !9, i64 16}
!335 = !{!332, !5, i64 24}
!336 = !{!20, !5, i64 40}
!337 = !{i64 0, i64 4, !118, i64 4, i64 4, !118, i64 8, i64 8, !32, i64 16, i64 8, !39}
!338 = !{i64 0, i64 4, !118, i64 4, i64 8, !32, i64 12, i64 8, !39}
!339 = !{!4, !9, i64 180}
!340 = !{!341, !8, i64 0}
!341 = !{!"VkBufferImageCopy", !8, i64 0, !9, i64 8, !9, i64 12, !342, i64 16, !99, i64 32, !100, i64 44}
!342 = !{!"VkImageSubresourceLayers", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12}
!343 = !{!341, !9, i64 8}
!344 = !{!341, !9, i64 12}
!345 = !{!20, !5, i64 96}
!346 = !{!20, !5, i64 112}
!347 = !{!348, !6, i64 0}
!348 = !{!"VkExternalMemoryBufferCreateInfo", !6, i64 0, !5, i64 8, !9, i64 16}
!349 = !{!348, !5, i64 8}
!350 = !{!348, !9, i64 16}
!351 = !{!352, !6, i64 0}
!352 = !{!"VkBufferCreateInfo", !6, i64 0, !5, i64 8, !9, i64 16, !8, i64 24, !9, i64 32, !6, i64 36, !9, i64 40, !5, i64 48}
!353 = !{!352, !5, i64 8}
!354 = !{!352, !9, i64 16}
!355 = !{!352, !8, i64 24}
!356 = !{!352, !9, i64 32}
!357 = !{!352, !6, i64 36}
!358 = !{!352, !9, i64 40}
!359 = !{!352, !5, i64 48}
!360 = !{!361, !6, i64 0}
!361 = !{!"VkImportMemoryHostPointerInfoEXT", !6, i64 0, !5, i64 8, !6, i64 16, !5, i64 24}
!362 = !{!361, !5, i64 8}
!363 = !{!361, !6, i64 16}
!364 = !{!361, !5, i64 24}
!365 = !{!366, !6, i64 0}
!366 = !{!"VkMemoryAllocateInfo", !6, i64 0, !5, i64 8, !8, i64 16, !9, i64 24}
!367 = !{!366, !5, i64 8}
!368 = !{!366, !8, i64 16}
!369 = !{!366, !9, i64 24}
!370 = !{!20, !5, i64 160}
!371 = !{!20, !5, i64 32}
!372 = !{!20, !5, i64 48}
!373 = !{!374, !5, i64 0}
!374 = !{!"import", !5, i64 0, !5, i64 8}
!375 = !{!374, !5, i64 8}
!376 = !{i64 0, i64 8, !32, i64 8, i64 8, !32, i64 16, i64 8, !39, i64 24, i64 8, !39, i64 32, i64 4, !118, i64 36, i64 4, !118}
!377 = !{i64 0, i64 8, !32, i64 8, i64 8, !39, i64 16, i64 8, !39, i64 24, i64 4, !118, i64 28, i64 4, !118}
!378 = !{i64 0, i64 8, !39, i64 8, i64 8, !39, i64 16, i64 4, !118, i64 20, i64 4, !118}
!379 = !{i64 0, i64 8, !39, i64 8, i64 4, !118, i64 12, i64 4, !118}
