; Made by `nox -s native` from *.c and *.h, sha256 a8fbea081e16efb6bd923b55501a9894b85fbc82bb40f14bbdf1c6f8cfd61f36
; ModuleID = 'aiotaichi/backends/vulkan/native/native.c'
source_filename = "native.c"
target datalayout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"
target triple = "aarch64-unknown-linux-gnu"

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
@__const.add_pool.sizes = private unnamed_addr constant [5 x %struct.VkDescriptorPoolSize] [%struct.VkDescriptorPoolSize { i32 8, i32 256 }, %struct.VkDescriptorPoolSize { i32 9, i32 128 }, %struct.VkDescriptorPoolSize { i32 7, i32 1024 }, %struct.VkDescriptorPoolSize { i32 1, i32 256 }, %struct.VkDescriptorPoolSize { i32 3, i32 256 }], align 4
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
  %16 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 23
  %17 = getelementptr inbounds %struct.context, ptr %7, i64 0, i32 24
  store ptr %16, ptr %17, align 8, !tbaa !16
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
  %4 = load i32, ptr %3, align 8, !tbaa !17
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 23
  %8 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 16
  br label %49

9:                                                ; preds = %49, %2
  %10 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 20
  %11 = load i32, ptr %10, align 8, !tbaa !18
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %34, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 22
  %15 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 22
  %16 = getelementptr inbounds %struct.device, ptr %0, i64 0, i32 25
  br label %17

17:                                               ; preds = %17, %13
  %18 = phi i32 [ %11, %13 ], [ %32, %17 ]
  %19 = load ptr, ptr %14, align 8, !tbaa !19
  %20 = add i32 %18, -1
  store i32 %20, ptr %10, align 8, !tbaa !18
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds %struct.import, ptr %19, i64 %21
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds [2 x i64], ptr %22, i64 0, i64 1
  %25 = load i64, ptr %24, align 8
  %26 = inttoptr i64 %23 to ptr
  %27 = inttoptr i64 %25 to ptr
  %28 = load ptr, ptr %15, align 8, !tbaa !20
  %29 = load ptr, ptr %0, align 8, !tbaa !22
  tail call void %28(ptr noundef %29, ptr noundef %26, ptr noundef null) #12
  %30 = load ptr, ptr %16, align 8, !tbaa !23
  %31 = load ptr, ptr %0, align 8, !tbaa !22
  tail call void %30(ptr noundef %31, ptr noundef %27, ptr noundef null) #12
  %32 = load i32, ptr %10, align 8, !tbaa !18
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %17, !llvm.loop !24

34:                                               ; preds = %17, %9
  %35 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 22
  %36 = load ptr, ptr %35, align 8, !tbaa !19
  tail call void @free(ptr noundef %36) #12
  %37 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 13
  %38 = load ptr, ptr %37, align 8, !tbaa !26
  tail call void @free(ptr noundef %38) #12
  %39 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 16
  %40 = load ptr, ptr %39, align 8, !tbaa !27
  tail call void @free(ptr noundef %40) #12
  %41 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 19
  %42 = load ptr, ptr %41, align 8, !tbaa !28
  tail call void @free(ptr noundef %42) #12
  %43 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 27
  %44 = load ptr, ptr %43, align 8, !tbaa !29
  tail call void @free(ptr noundef %44) #12
  %45 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 30
  %46 = load ptr, ptr %45, align 8, !tbaa !30
  tail call void @free(ptr noundef %46) #12
  %47 = getelementptr inbounds %struct.context, ptr %1, i64 0, i32 31
  %48 = load ptr, ptr %47, align 8, !tbaa !31
  tail call void @free(ptr noundef %48) #12
  tail call void @free(ptr noundef nonnull %1) #12
  ret void

49:                                               ; preds = %6, %49
  %50 = phi i64 [ 0, %6 ], [ %56, %49 ]
  %51 = load ptr, ptr %7, align 8, !tbaa !32
  %52 = load ptr, ptr %0, align 8, !tbaa !22
  %53 = load ptr, ptr %8, align 8, !tbaa !27
  %54 = getelementptr inbounds ptr, ptr %53, i64 %50
  %55 = load ptr, ptr %54, align 8, !tbaa !33
  tail call void %51(ptr noundef %52, ptr noundef %55, ptr noundef null) #12
  %56 = add nuw nsw i64 %50, 1
  %57 = load i32, ptr %3, align 8, !tbaa !17
  %58 = zext i32 %57 to i64
  %59 = icmp ult i64 %56, %58
  br i1 %59, label %49, label %9, !llvm.loop !34
}

declare void @free(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define dso_local ptr @queue_add_staging(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = tail call ptr @calloc(i64 noundef 1, i64 noundef 224) #12
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
  %10 = tail call i32 @pthread_create(ptr noundef nonnull %9, ptr noundef null, ptr noundef nonnull @copy_chunks, ptr noundef nonnull %3) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %5
  tail call void @free(ptr noundef nonnull %3) #12
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
  %30 = getelementptr inbounds %struct.device, ptr %8, i64 0, i32 33
  br label %31

31:                                               ; preds = %123, %1
  %32 = call i32 @pthread_mutex_lock(ptr noundef nonnull %10) #12
  %33 = load ptr, ptr %11, align 8, !tbaa !46
  %34 = icmp eq ptr %33, null
  br i1 %34, label %35, label %42

35:                                               ; preds = %31, %38
  %36 = load i32, ptr %9, align 8, !tbaa !47
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %124

38:                                               ; preds = %35
  %39 = call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %10) #12
  %40 = load ptr, ptr %11, align 8, !tbaa !46
  %41 = icmp eq ptr %40, null
  br i1 %41, label %35, label %42, !llvm.loop !48

42:                                               ; preds = %38, %31
  %43 = phi ptr [ %33, %31 ], [ %40, %38 ]
  %44 = load ptr, ptr %43, align 8, !tbaa !49
  store ptr %44, ptr %11, align 8, !tbaa !46
  %45 = icmp eq ptr %44, null
  br i1 %45, label %46, label %47

46:                                               ; preds = %42
  store ptr %11, ptr %13, align 8, !tbaa !41
  br label %47

47:                                               ; preds = %42, %46
  %48 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %10) #12
  %49 = load ptr, ptr %14, align 8, !tbaa !51
  %50 = getelementptr inbounds %struct.chunk, ptr %43, i64 0, i32 2
  %51 = load i64, ptr %50, align 8, !tbaa !52
  %52 = load i64, ptr %15, align 8, !tbaa !53
  %53 = urem i64 %51, %52
  %54 = load i64, ptr %16, align 8, !tbaa !54
  %55 = mul i64 %54, %53
  %56 = getelementptr inbounds i8, ptr %49, i64 %55
  %57 = getelementptr inbounds %struct.chunk, ptr %43, i64 0, i32 4
  %58 = load i32, ptr %57, align 8, !tbaa !55
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %85

60:                                               ; preds = %47
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  store i64 %51, ptr %4, align 8, !tbaa !40
  %61 = load ptr, ptr %0, align 8, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %5) #13
  store i32 1000207004, ptr %5, align 8, !tbaa !56
  store ptr null, ptr %22, align 8, !tbaa !58
  store <2 x i32> <i32 0, i32 1>, ptr %23, align 8, !tbaa !59
  store ptr %20, ptr %24, align 8, !tbaa !60
  store ptr %4, ptr %25, align 8, !tbaa !61
  %62 = getelementptr inbounds %struct.queue, ptr %61, i64 0, i32 4
  br label %63

63:                                               ; preds = %66, %60
  %64 = load atomic i32, ptr %62 seq_cst, align 8
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %76

66:                                               ; preds = %63
  %67 = load ptr, ptr %61, align 8, !tbaa !45
  %68 = getelementptr inbounds %struct.device, ptr %67, i64 0, i32 35
  %69 = load ptr, ptr %68, align 8, !tbaa !62
  %70 = load ptr, ptr %67, align 8, !tbaa !22
  %71 = call i32 %69(ptr noundef %70, ptr noundef nonnull %5, i64 noundef 100000000) #12
  %72 = icmp eq i32 %71, 2
  br i1 %72, label %63, label %73, !llvm.loop !63

73:                                               ; preds = %66
  %74 = icmp slt i32 %71, 0
  br i1 %74, label %75, label %77

75:                                               ; preds = %73
  store atomic i32 %71, ptr %62 seq_cst, align 8
  br label %76

76:                                               ; preds = %63, %75
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %5) #13
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br label %113

77:                                               ; preds = %73
  %78 = icmp eq i32 %71, 0
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %5) #13
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br i1 %78, label %79, label %113

79:                                               ; preds = %77
  %80 = getelementptr inbounds %struct.chunk, ptr %43, i64 0, i32 1
  %81 = load ptr, ptr %80, align 8, !tbaa !64
  %82 = getelementptr inbounds %struct.chunk, ptr %43, i64 0, i32 3
  %83 = load i64, ptr %82, align 8, !tbaa !65
  %84 = call ptr @memcpy(ptr noundef %81, ptr noundef %56, i64 noundef %83) #12
  br label %113

85:                                               ; preds = %47
  %86 = icmp ugt i64 %51, %52
  br i1 %86, label %87, label %107

87:                                               ; preds = %85
  %88 = sub i64 %51, %52
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  store i64 %88, ptr %2, align 8, !tbaa !40
  %89 = load ptr, ptr %0, align 8, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #13
  store i32 1000207004, ptr %3, align 8, !tbaa !56
  store ptr null, ptr %17, align 8, !tbaa !58
  store <2 x i32> <i32 0, i32 1>, ptr %18, align 8, !tbaa !59
  store ptr %20, ptr %19, align 8, !tbaa !60
  store ptr %2, ptr %21, align 8, !tbaa !61
  %90 = getelementptr inbounds %struct.queue, ptr %89, i64 0, i32 4
  br label %91

91:                                               ; preds = %94, %87
  %92 = load atomic i32, ptr %90 seq_cst, align 8
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %104

94:                                               ; preds = %91
  %95 = load ptr, ptr %89, align 8, !tbaa !45
  %96 = getelementptr inbounds %struct.device, ptr %95, i64 0, i32 35
  %97 = load ptr, ptr %96, align 8, !tbaa !62
  %98 = load ptr, ptr %95, align 8, !tbaa !22
  %99 = call i32 %97(ptr noundef %98, ptr noundef nonnull %3, i64 noundef 100000000) #12
  %100 = icmp eq i32 %99, 2
  br i1 %100, label %91, label %101, !llvm.loop !63

101:                                              ; preds = %94
  %102 = icmp slt i32 %99, 0
  br i1 %102, label %103, label %105

103:                                              ; preds = %101
  store atomic i32 %99, ptr %90 seq_cst, align 8
  br label %104

104:                                              ; preds = %91, %103
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  br label %113

105:                                              ; preds = %101
  %106 = icmp eq i32 %99, 0
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  br i1 %106, label %107, label %113

107:                                              ; preds = %105, %85
  %108 = getelementptr inbounds %struct.chunk, ptr %43, i64 0, i32 1
  %109 = load ptr, ptr %108, align 8, !tbaa !64
  %110 = getelementptr inbounds %struct.chunk, ptr %43, i64 0, i32 3
  %111 = load i64, ptr %110, align 8, !tbaa !65
  %112 = call ptr @memcpy(ptr noundef %56, ptr noundef %109, i64 noundef %111) #12
  br label %113

113:                                              ; preds = %76, %77, %79, %104, %105, %107
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #13
  store i32 1000207005, ptr %6, align 8, !tbaa !66
  store ptr null, ptr %26, align 8, !tbaa !68
  %114 = load ptr, ptr %28, align 8, !tbaa !69
  store ptr %114, ptr %27, align 8, !tbaa !70
  %115 = load i64, ptr %50, align 8, !tbaa !52
  store i64 %115, ptr %29, align 8, !tbaa !71
  %116 = load ptr, ptr %30, align 8, !tbaa !72
  %117 = load ptr, ptr %8, align 8, !tbaa !22
  %118 = call i32 %116(ptr noundef %117, ptr noundef nonnull %6) #12
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %123, label %120

120:                                              ; preds = %113
  %121 = load ptr, ptr %0, align 8, !tbaa !35
  %122 = getelementptr inbounds %struct.queue, ptr %121, i64 0, i32 4
  store atomic i32 %118, ptr %122 seq_cst, align 8
  br label %123

123:                                              ; preds = %113, %120
  call void @free(ptr noundef nonnull %43) #12
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #13
  br label %31

124:                                              ; preds = %35
  %125 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %10) #12
  %126 = load ptr, ptr %0, align 8, !tbaa !35
  %127 = getelementptr inbounds %struct.queue, ptr %126, i64 0, i32 8
  store atomic i32 1, ptr %127 seq_cst, align 8
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
  %8 = load ptr, ptr %7, align 8, !tbaa !33
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
  store ptr %0, ptr %5, align 8, !tbaa !45
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
  %15 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 4
  %16 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %3, i64 0, i32 5
  %17 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6, i32 1
  br label %18

18:                                               ; preds = %68, %1
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #13
  store i64 0, ptr %4, align 8, !tbaa !40
  %19 = load ptr, ptr %0, align 8, !tbaa !45
  %20 = getelementptr inbounds %struct.device, ptr %19, i64 0, i32 27
  %21 = load ptr, ptr %20, align 8, !tbaa !80
  %22 = load ptr, ptr %19, align 8, !tbaa !22
  %23 = load ptr, ptr %5, align 8, !tbaa !76
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
  %37 = load ptr, ptr %36, align 8, !tbaa !33
  %38 = icmp eq ptr %37, null
  br i1 %38, label %43, label %39

39:                                               ; preds = %35
  %40 = getelementptr inbounds %struct.context, ptr %37, i64 0, i32 1
  %41 = load i64, ptr %40, align 8, !tbaa !73
  %42 = icmp ult i64 %41, %34
  br i1 %42, label %35, label %43, !llvm.loop !74

43:                                               ; preds = %39, %35, %27
  %44 = phi i64 [ 0, %27 ], [ %41, %39 ], [ 0, %35 ]
  %45 = load atomic i32, ptr %6 seq_cst, align 8
  %46 = icmp eq i32 %45, 0
  %47 = select i1 %46, i64 %29, i64 -1
  %48 = load atomic i64, ptr %8 seq_cst, align 8
  %49 = add i64 %48, -1
  %50 = icmp ult i64 %49, %47
  %51 = load i32, ptr %10, align 4, !tbaa !81
  %52 = icmp ne i32 %51, 0
  %53 = select i1 %52, i1 true, i1 %50
  %54 = icmp ne i64 %44, 0
  %55 = select i1 %53, i1 true, i1 %54
  br i1 %55, label %59, label %56

56:                                               ; preds = %43
  store i32 1, ptr %11, align 8, !tbaa !82
  %57 = call i32 @pthread_cond_wait(ptr noundef nonnull %12, ptr noundef nonnull %7) #12
  store i32 0, ptr %11, align 8, !tbaa !82
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
  %66 = load i32, ptr %17, align 8, !tbaa !83
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
  store i32 1000207004, ptr %3, align 8, !tbaa !56
  store ptr null, ptr %13, align 8, !tbaa !58
  store <2 x i32> <i32 0, i32 1>, ptr %14, align 8, !tbaa !59
  store ptr %5, ptr %15, align 8, !tbaa !60
  store ptr %2, ptr %16, align 8, !tbaa !61
  %71 = load ptr, ptr %0, align 8, !tbaa !45
  %72 = getelementptr inbounds %struct.device, ptr %71, i64 0, i32 35
  %73 = load ptr, ptr %72, align 8, !tbaa !62
  %74 = load ptr, ptr %71, align 8, !tbaa !22
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
  %80 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 8
  store atomic i32 1, ptr %80 seq_cst, align 8
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
  %8 = alloca [16 x %struct.VkTimelineSemaphoreSubmitInfo], align 8
  %9 = alloca [16 x %struct.VkSubmitInfo], align 8
  %10 = alloca [16 x %struct.signals], align 8
  %11 = getelementptr inbounds i8, ptr %1, i64 %2
  %12 = icmp sgt i64 %2, 0
  br i1 %12, label %13, label %67

13:                                               ; preds = %6
  %14 = load ptr, ptr %0, align 8, !tbaa !45
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
  %29 = load ptr, ptr %28, align 8, !tbaa !33
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
  %72 = load ptr, ptr %71, align 8, !tbaa !33
  %73 = icmp eq ptr %72, null
  br i1 %73, label %78, label %74

74:                                               ; preds = %70
  %75 = getelementptr inbounds %struct.context, ptr %72, i64 0, i32 5
  %76 = load i64, ptr %75, align 8, !tbaa !13
  %77 = icmp ult i64 %76, %68
  br i1 %77, label %70, label %80, !llvm.loop !102

78:                                               ; preds = %70
  %79 = add nsw i64 %68, 1
  br label %338

80:                                               ; preds = %74
  %81 = load ptr, ptr %72, align 8, !tbaa !86
  store ptr %81, ptr %71, align 8, !tbaa !33
  %82 = load ptr, ptr %0, align 8, !tbaa !45
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
  %90 = load i32, ptr %89, align 8, !tbaa !18
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %93

92:                                               ; preds = %97, %80
  br label %122

93:                                               ; preds = %80
  %94 = getelementptr inbounds %struct.context, ptr %72, i64 0, i32 22
  %95 = getelementptr inbounds %struct.device, ptr %82, i64 0, i32 22
  %96 = getelementptr inbounds %struct.device, ptr %82, i64 0, i32 25
  br label %97

97:                                               ; preds = %97, %93
  %98 = phi i32 [ %90, %93 ], [ %112, %97 ]
  %99 = load ptr, ptr %94, align 8, !tbaa !19
  %100 = add i32 %98, -1
  store i32 %100, ptr %89, align 8, !tbaa !18
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds %struct.import, ptr %99, i64 %101
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds [2 x i64], ptr %102, i64 0, i64 1
  %105 = load i64, ptr %104, align 8
  %106 = inttoptr i64 %103 to ptr
  %107 = inttoptr i64 %105 to ptr
  %108 = load ptr, ptr %95, align 8, !tbaa !20
  %109 = load ptr, ptr %82, align 8, !tbaa !22
  tail call void %108(ptr noundef %109, ptr noundef %106, ptr noundef null) #12
  %110 = load ptr, ptr %96, align 8, !tbaa !23
  %111 = load ptr, ptr %82, align 8, !tbaa !22
  tail call void %110(ptr noundef %111, ptr noundef %107, ptr noundef null) #12
  %112 = load i32, ptr %89, align 8, !tbaa !18
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %92, label %97, !llvm.loop !24

114:                                              ; preds = %122
  %115 = getelementptr inbounds %struct.context, ptr %72, i64 0, i32 15
  %116 = load i32, ptr %115, align 4, !tbaa !109
  store i32 0, ptr %115, align 4, !tbaa !109
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %137, label %118

118:                                              ; preds = %114
  %119 = getelementptr inbounds %struct.device, ptr %82, i64 0, i32 31
  %120 = getelementptr inbounds %struct.context, ptr %72, i64 0, i32 16
  %121 = zext i32 %116 to i64
  br label %127

122:                                              ; preds = %92, %122
  %123 = phi i64 [ %125, %122 ], [ 0, %92 ]
  %124 = getelementptr inbounds %struct.context, ptr %72, i64 0, i32 32, i64 %123
  store ptr null, ptr %124, align 8, !tbaa !110
  %125 = add nuw nsw i64 %123, 1
  %126 = icmp eq i64 %125, 64
  br i1 %126, label %114, label %122, !llvm.loop !112

127:                                              ; preds = %127, %118
  %128 = phi i64 [ 0, %118 ], [ %135, %127 ]
  %129 = load ptr, ptr %119, align 8, !tbaa !113
  %130 = load ptr, ptr %82, align 8, !tbaa !22
  %131 = load ptr, ptr %120, align 8, !tbaa !27
  %132 = getelementptr inbounds ptr, ptr %131, i64 %128
  %133 = load ptr, ptr %132, align 8, !tbaa !33
  %134 = tail call i32 %129(ptr noundef %130, ptr noundef %133, i32 noundef 0) #12
  %135 = add nuw nsw i64 %128, 1
  %136 = icmp eq i64 %135, %121
  br i1 %136, label %137, label %127, !llvm.loop !114

137:                                              ; preds = %127, %114
  %138 = getelementptr inbounds %struct.device, ptr %82, i64 0, i32 30
  %139 = load ptr, ptr %138, align 8, !tbaa !115
  %140 = load ptr, ptr %82, align 8, !tbaa !22
  %141 = getelementptr inbounds %struct.context, ptr %72, i64 0, i32 2
  %142 = load ptr, ptr %141, align 8, !tbaa !4
  %143 = tail call i32 %139(ptr noundef %140, ptr noundef %142, i32 noundef 0) #12
  %144 = getelementptr inbounds %struct.context, ptr %72, i64 0, i32 8
  store ptr %4, ptr %144, align 8, !tbaa !116
  store i32 %5, ptr %83, align 8, !tbaa !103
  %145 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  store ptr %72, ptr %145, align 8, !tbaa !117
  %146 = icmp eq i32 %143, 0
  br i1 %146, label %147, label %289

147:                                              ; preds = %137
  %148 = tail call fastcc i32 @record(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %11) #14
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %150, label %289

150:                                              ; preds = %147
  %151 = load ptr, ptr %145, align 8, !tbaa !117
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %7) #13
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %7, align 16, !tbaa !59
  %152 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 4
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %152, align 16, !tbaa !59
  %153 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 8
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %153, align 16, !tbaa !59
  %154 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 12
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %154, align 16, !tbaa !59
  %155 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 16
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %155, align 16, !tbaa !59
  %156 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 20
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %156, align 16, !tbaa !59
  %157 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 24
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %157, align 16, !tbaa !59
  %158 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 28
  store <4 x i32> <i32 65536, i32 65536, i32 65536, i32 65536>, ptr %158, align 16, !tbaa !59
  %159 = getelementptr inbounds %struct.context, ptr %151, i64 0, i32 25
  %160 = getelementptr inbounds %struct.context, ptr %151, i64 0, i32 27
  %161 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %162 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 2
  %163 = getelementptr inbounds %struct.context, ptr %151, i64 0, i32 31
  %164 = getelementptr inbounds %struct.context, ptr %151, i64 0, i32 30
  %165 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %166 = getelementptr inbounds %struct.context, ptr %151, i64 0, i32 23
  %167 = load i32, ptr %159, align 8, !tbaa !108
  %168 = icmp eq i32 %167, 0
  br i1 %168, label %286, label %169

169:                                              ; preds = %150, %283
  %170 = phi i32 [ %187, %283 ], [ 0, %150 ]
  call void @llvm.lifetime.start.p0(i64 768, ptr nonnull %8) #13
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %9) #13
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %10) #13
  %171 = zext i32 %170 to i64
  %172 = add i32 %170, 16
  br label %173

173:                                              ; preds = %226, %169
  %174 = phi i64 [ 0, %169 ], [ %256, %226 ]
  %175 = phi i64 [ %171, %169 ], [ %218, %226 ]
  %176 = phi i32 [ 0, %169 ], [ %210, %226 ]
  %177 = load i32, ptr %159, align 8, !tbaa !108
  %178 = zext i32 %177 to i64
  %179 = icmp ult i64 %175, %178
  %180 = icmp eq i32 %176, 0
  %181 = and i1 %180, %179
  br i1 %181, label %202, label %182

182:                                              ; preds = %173
  %183 = trunc i64 %175 to i32
  %184 = trunc i64 %174 to i32
  br label %185

185:                                              ; preds = %226, %182
  %186 = phi i32 [ %184, %182 ], [ 16, %226 ]
  %187 = phi i32 [ %183, %182 ], [ %172, %226 ]
  %188 = load ptr, ptr %165, align 8, !tbaa !75
  %189 = getelementptr inbounds %struct.hardware_queue, ptr %188, i64 0, i32 2
  %190 = call i32 @pthread_mutex_lock(ptr noundef nonnull %189) #12
  %191 = load ptr, ptr %0, align 8, !tbaa !45
  %192 = getelementptr inbounds %struct.device, ptr %191, i64 0, i32 28
  %193 = load ptr, ptr %192, align 8, !tbaa !118
  %194 = load ptr, ptr %165, align 8, !tbaa !75
  %195 = load ptr, ptr %194, align 8, !tbaa !119
  %196 = call i32 %193(ptr noundef %195, i32 noundef %186, ptr noundef nonnull %9, ptr noundef null) #12
  %197 = load ptr, ptr %165, align 8, !tbaa !75
  %198 = getelementptr inbounds %struct.hardware_queue, ptr %197, i64 0, i32 2
  %199 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %198) #12
  %200 = icmp eq i32 %196, 0
  br i1 %200, label %258, label %201

201:                                              ; preds = %185
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %10) #13
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %9) #13
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %8) #13
  br label %286

202:                                              ; preds = %173
  %203 = load ptr, ptr %160, align 8, !tbaa !29
  %204 = getelementptr inbounds %struct.submission, ptr %203, i64 %175
  %205 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %174
  %206 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %174, i32 2
  store i32 0, ptr %206, align 8, !tbaa !121
  %207 = getelementptr inbounds %struct.submission, ptr %203, i64 %175, i32 3
  %208 = load i64, ptr %207, align 8, !tbaa !123
  %209 = icmp ne i64 %208, 0
  %210 = zext i1 %209 to i32
  br i1 %209, label %211, label %216

211:                                              ; preds = %202
  %212 = load ptr, ptr %161, align 8, !tbaa !42
  %213 = getelementptr inbounds %struct.staging, ptr %212, i64 0, i32 1, i32 5
  %214 = load ptr, ptr %213, align 8, !tbaa !125
  store ptr %214, ptr %205, align 8, !tbaa !33
  store i32 1, ptr %206, align 8, !tbaa !121
  %215 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %174, i32 1, i64 0
  store i64 %208, ptr %215, align 8, !tbaa !40
  br label %216

216:                                              ; preds = %211, %202
  %217 = phi i32 [ 1, %211 ], [ 0, %202 ]
  %218 = add nuw nsw i64 %175, 1
  %219 = icmp eq i64 %218, %178
  br i1 %219, label %220, label %226

220:                                              ; preds = %216
  %221 = load ptr, ptr %162, align 8, !tbaa !76
  %222 = zext i32 %217 to i64
  %223 = getelementptr inbounds [2 x ptr], ptr %205, i64 0, i64 %222
  store ptr %221, ptr %223, align 8, !tbaa !33
  %224 = add nuw nsw i32 %217, 1
  store i32 %224, ptr %206, align 8, !tbaa !121
  %225 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %174, i32 1, i64 %222
  store i64 %3, ptr %225, align 8, !tbaa !40
  br label %226

226:                                              ; preds = %220, %216
  %227 = phi i32 [ %224, %220 ], [ %217, %216 ]
  %228 = getelementptr inbounds [16 x %struct.VkTimelineSemaphoreSubmitInfo], ptr %8, i64 0, i64 %174
  %229 = getelementptr inbounds %struct.submission, ptr %203, i64 %175, i32 1
  %230 = load i32, ptr %229, align 4, !tbaa !126
  %231 = load ptr, ptr %163, align 8, !tbaa !31
  %232 = load i32, ptr %204, align 8, !tbaa !127
  %233 = zext i32 %232 to i64
  %234 = getelementptr inbounds i64, ptr %231, i64 %233
  %235 = getelementptr inbounds [16 x %struct.signals], ptr %10, i64 0, i64 %174, i32 1
  store i32 1000207003, ptr %228, align 8, !tbaa.struct !128
  %236 = getelementptr inbounds i8, ptr %228, i64 8
  store ptr null, ptr %236, align 8, !tbaa.struct !130
  %237 = getelementptr inbounds i8, ptr %228, i64 16
  store i32 %230, ptr %237, align 8, !tbaa.struct !131
  %238 = getelementptr inbounds i8, ptr %228, i64 24
  store ptr %234, ptr %238, align 8, !tbaa.struct !132
  %239 = getelementptr inbounds i8, ptr %228, i64 32
  store i32 %227, ptr %239, align 8, !tbaa.struct !133
  %240 = getelementptr inbounds i8, ptr %228, i64 40
  store ptr %235, ptr %240, align 8, !tbaa.struct !134
  %241 = getelementptr inbounds [16 x %struct.VkSubmitInfo], ptr %9, i64 0, i64 %174
  %242 = load i32, ptr %229, align 4, !tbaa !126
  %243 = load ptr, ptr %164, align 8, !tbaa !30
  %244 = load i32, ptr %204, align 8, !tbaa !127
  %245 = zext i32 %244 to i64
  %246 = getelementptr inbounds ptr, ptr %243, i64 %245
  %247 = getelementptr inbounds %struct.submission, ptr %203, i64 %175, i32 2
  store i32 4, ptr %241, align 8, !tbaa.struct !135
  %248 = getelementptr inbounds i8, ptr %241, i64 8
  store ptr %228, ptr %248, align 8, !tbaa.struct !136
  %249 = getelementptr inbounds i8, ptr %241, i64 16
  store i32 %242, ptr %249, align 8, !tbaa.struct !137
  %250 = getelementptr inbounds i8, ptr %241, i64 24
  store ptr %246, ptr %250, align 8, !tbaa.struct !138
  %251 = getelementptr inbounds i8, ptr %241, i64 32
  store ptr %7, ptr %251, align 8, !tbaa.struct !130
  %252 = getelementptr inbounds i8, ptr %241, i64 40
  store i32 1, ptr %252, align 8, !tbaa.struct !131
  %253 = getelementptr inbounds i8, ptr %241, i64 48
  store ptr %247, ptr %253, align 8, !tbaa.struct !132
  %254 = getelementptr inbounds i8, ptr %241, i64 56
  store i32 %227, ptr %254, align 8, !tbaa.struct !133
  %255 = getelementptr inbounds i8, ptr %241, i64 64
  store ptr %205, ptr %255, align 8, !tbaa.struct !134
  %256 = add nuw nsw i64 %174, 1
  %257 = icmp eq i64 %256, 16
  br i1 %257, label %185, label %173, !llvm.loop !139

258:                                              ; preds = %185
  %259 = load ptr, ptr %161, align 8, !tbaa !42
  %260 = load ptr, ptr %166, align 8, !tbaa !140
  %261 = icmp eq ptr %260, null
  br i1 %261, label %283, label %262

262:                                              ; preds = %258
  %263 = getelementptr inbounds %struct.staging, ptr %259, i64 0, i32 7
  %264 = call i32 @pthread_mutex_lock(ptr noundef nonnull %263) #12
  %265 = load ptr, ptr %166, align 8, !tbaa !140
  %266 = icmp eq ptr %265, null
  br i1 %266, label %274, label %267

267:                                              ; preds = %262
  %268 = getelementptr inbounds %struct.staging, ptr %259, i64 0, i32 6
  br label %269

269:                                              ; preds = %278, %267
  %270 = phi ptr [ %265, %267 ], [ %281, %278 ]
  %271 = getelementptr inbounds %struct.chunk, ptr %270, i64 0, i32 5
  %272 = load i32, ptr %271, align 4, !tbaa !141
  %273 = icmp ult i32 %272, %187
  br i1 %273, label %278, label %274

274:                                              ; preds = %278, %269, %262
  %275 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %263) #12
  %276 = getelementptr inbounds %struct.staging, ptr %259, i64 0, i32 8
  %277 = call i32 @pthread_cond_signal(ptr noundef nonnull %276) #12
  br label %283

278:                                              ; preds = %269
  %279 = load ptr, ptr %270, align 8, !tbaa !49
  store ptr %279, ptr %166, align 8, !tbaa !140
  store ptr null, ptr %270, align 8, !tbaa !49
  %280 = load ptr, ptr %268, align 8, !tbaa !41
  store ptr %270, ptr %280, align 8, !tbaa !33
  store ptr %270, ptr %268, align 8, !tbaa !41
  %281 = load ptr, ptr %166, align 8, !tbaa !140
  %282 = icmp eq ptr %281, null
  br i1 %282, label %274, label %269, !llvm.loop !142

283:                                              ; preds = %274, %258
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %10) #13
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %9) #13
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %8) #13
  %284 = load i32, ptr %159, align 8, !tbaa !108
  %285 = icmp ult i32 %187, %284
  br i1 %285, label %169, label %286

286:                                              ; preds = %283, %150, %201
  %287 = phi i32 [ %170, %201 ], [ 0, %150 ], [ %187, %283 ]
  %288 = phi i32 [ %196, %201 ], [ 0, %150 ], [ 0, %283 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %7) #13
  br label %289

289:                                              ; preds = %137, %286, %147
  %290 = phi i32 [ %287, %286 ], [ 0, %147 ], [ 0, %137 ]
  %291 = phi i32 [ %288, %286 ], [ %148, %147 ], [ %143, %137 ]
  %292 = getelementptr inbounds %struct.context, ptr %72, i64 0, i32 23
  %293 = load ptr, ptr %292, align 8, !tbaa !140
  %294 = icmp eq ptr %293, null
  br i1 %294, label %306, label %295

295:                                              ; preds = %289
  %296 = getelementptr inbounds %struct.chunk, ptr %293, i64 0, i32 2
  %297 = load i64, ptr %296, align 8, !tbaa !52
  %298 = add i64 %297, -1
  %299 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %300 = load ptr, ptr %299, align 8, !tbaa !42
  %301 = getelementptr inbounds %struct.staging, ptr %300, i64 0, i32 2
  store i64 %298, ptr %301, align 8, !tbaa !143
  br label %302

302:                                              ; preds = %302, %295
  %303 = phi ptr [ %304, %302 ], [ %293, %295 ]
  %304 = load ptr, ptr %303, align 8, !tbaa !49
  call void @free(ptr noundef nonnull %303) #12
  %305 = icmp eq ptr %304, null
  br i1 %305, label %306, label %302, !llvm.loop !144

306:                                              ; preds = %302, %289
  store ptr null, ptr %292, align 8, !tbaa !140
  %307 = getelementptr inbounds %struct.context, ptr %72, i64 0, i32 24
  store ptr %292, ptr %307, align 8, !tbaa !16
  %308 = icmp eq i32 %291, 0
  br i1 %308, label %319, label %309

309:                                              ; preds = %306
  %310 = icmp ne i32 %290, 0
  %311 = icmp eq i32 %291, -4
  %312 = select i1 %310, i1 true, i1 %311
  br i1 %312, label %313, label %315

313:                                              ; preds = %309
  %314 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  store atomic i32 %291, ptr %314 seq_cst, align 8
  br label %317

315:                                              ; preds = %309
  %316 = load ptr, ptr %69, align 8, !tbaa !85
  store ptr %316, ptr %72, align 8, !tbaa !86
  store ptr %72, ptr %69, align 8, !tbaa !85
  br label %317

317:                                              ; preds = %315, %313
  %318 = sext i32 %291 to i64
  br label %338

319:                                              ; preds = %306
  %320 = getelementptr inbounds %struct.context, ptr %72, i64 0, i32 1
  store i64 %3, ptr %320, align 8, !tbaa !73
  store ptr null, ptr %72, align 8, !tbaa !86
  %321 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %322 = call i32 @pthread_mutex_lock(ptr noundef nonnull %321) #12
  %323 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %324 = load ptr, ptr %323, align 8, !tbaa !79
  store ptr %72, ptr %324, align 8, !tbaa !33
  store ptr %72, ptr %323, align 8, !tbaa !79
  %325 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 10
  %326 = load i32, ptr %325, align 8, !tbaa !82
  %327 = icmp eq i32 %326, 0
  br i1 %327, label %336, label %328

328:                                              ; preds = %319
  %329 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 6
  %330 = load atomic i64, ptr %329 seq_cst, align 8
  %331 = icmp eq i64 %330, 0
  %332 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %321) #12
  br i1 %331, label %338, label %333

333:                                              ; preds = %328
  %334 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %335 = call i32 @pthread_cond_signal(ptr noundef nonnull %334) #12
  br label %338

336:                                              ; preds = %319
  %337 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %321) #12
  br label %338

338:                                              ; preds = %317, %336, %333, %328, %78
  %339 = phi i64 [ %79, %78 ], [ %318, %317 ], [ 0, %336 ], [ 0, %333 ], [ 0, %328 ]
  ret i64 %339
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
  %31 = alloca [5 x %struct.VkDescriptorPoolSize], align 4
  %32 = alloca %struct.VkDescriptorPoolCreateInfo, align 8
  %33 = alloca %struct.VkDescriptorSetAllocateInfo, align 8
  %34 = alloca ptr, align 8
  %35 = alloca [6 x ptr], align 16
  %36 = alloca [128 x %struct.VkWriteDescriptorSet], align 8
  %37 = alloca [128 x %union.anon], align 8
  %38 = alloca i32, align 4
  %39 = alloca [128 x i32], align 4
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
  %50 = load ptr, ptr %0, align 8, !tbaa !45
  %51 = getelementptr inbounds %struct.device, ptr %50, i64 0, i32 32
  %52 = load ptr, ptr %51, align 8, !tbaa !145
  %53 = load ptr, ptr %50, align 8, !tbaa !22
  %54 = getelementptr inbounds %struct.context, ptr %44, i64 0, i32 7
  %55 = load ptr, ptr %54, align 8, !tbaa !14
  tail call void %52(ptr noundef %53, ptr noundef %55, i32 noundef 0, i32 noundef %47) #12
  br label %56

56:                                               ; preds = %49, %3
  %57 = icmp ult ptr %1, %2
  %58 = icmp eq i32 %45, 0
  %59 = select i1 %57, i1 %58, i1 false
  br i1 %59, label %60, label %180

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
  %95 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %32, i64 0, i32 4
  %96 = getelementptr inbounds %struct.VkDescriptorPoolCreateInfo, ptr %32, i64 0, i32 5
  %97 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 3
  %98 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %27, i64 0, i32 1
  %99 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %27, i64 0, i32 2
  %100 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %27, i64 0, i32 3
  %101 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %25, i64 0, i32 1
  %102 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %25, i64 0, i32 2
  %103 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %25, i64 0, i32 3
  %104 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %25, i64 0, i32 4
  %105 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %25, i64 0, i32 5
  %106 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %25, i64 0, i32 7
  %107 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %25, i64 0, i32 8
  %108 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %25, i64 0, i32 9
  %109 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %25, i64 0, i32 9, i32 1
  %110 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %25, i64 0, i32 9, i32 2
  %111 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %25, i64 0, i32 9, i32 3
  %112 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %25, i64 0, i32 9, i32 4
  %113 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %11, i64 0, i32 1
  %114 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %11, i64 0, i32 2
  %115 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %11, i64 0, i32 3
  %116 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %9, i64 0, i32 1
  %117 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %9, i64 0, i32 2
  %118 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %9, i64 0, i32 3
  %119 = getelementptr inbounds %struct.VkImageSubresourceRange, ptr %9, i64 0, i32 4
  %120 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 1
  %121 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 2
  %122 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 3
  %123 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 4
  %124 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 5
  %125 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 7
  %126 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 8
  %127 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 9
  %128 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 9, i32 1
  %129 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 9, i32 2
  %130 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 9, i32 3
  %131 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %8, i64 0, i32 9, i32 4
  %132 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 1
  %133 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 2
  %134 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 3
  %135 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 4
  %136 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 5
  %137 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 6
  %138 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 8
  %139 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9
  %140 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 1
  %141 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 2
  %142 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 3
  %143 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 4
  %144 = getelementptr inbounds [2 x i64], ptr %6, i64 0, i64 1
  %145 = getelementptr inbounds %struct.VkImageCopy, ptr %6, i64 0, i32 1
  %146 = getelementptr inbounds %struct.VkImageCopy, ptr %6, i64 0, i32 2
  %147 = getelementptr inbounds %struct.VkImageCopy, ptr %6, i64 0, i32 2, i32 2
  %148 = getelementptr inbounds %struct.VkImageCopy, ptr %6, i64 0, i32 3
  %149 = getelementptr inbounds %struct.VkImageCopy, ptr %6, i64 0, i32 4
  %150 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 1
  %151 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 2
  %152 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 3
  %153 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 4
  %154 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 5
  %155 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 7
  %156 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 8
  %157 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 9
  %158 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 9, i32 1
  %159 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 9, i32 2
  %160 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 9, i32 3
  %161 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %5, i64 0, i32 9, i32 4
  %162 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 1
  %163 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 2
  %164 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 3
  %165 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 4
  %166 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 5
  %167 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 7
  %168 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 8
  %169 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9
  %170 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 1
  %171 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 2
  %172 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 3
  %173 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %4, i64 0, i32 9, i32 4
  %174 = getelementptr inbounds %struct.context, ptr %44, i64 0, i32 7
  %175 = getelementptr inbounds %struct.context, ptr %44, i64 0, i32 27
  %176 = getelementptr inbounds %struct.context, ptr %44, i64 0, i32 25
  %177 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %42, i64 0, i32 1
  %178 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %42, i64 0, i32 2
  %179 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %42, i64 0, i32 3
  br label %183

180:                                              ; preds = %1315, %56
  %181 = phi i32 [ %45, %56 ], [ %1318, %1315 ]
  %182 = phi i1 [ %58, %56 ], [ %1324, %1315 ]
  br i1 %182, label %1326, label %1351

183:                                              ; preds = %60, %1315
  %184 = phi ptr [ %1, %60 ], [ %1322, %1315 ]
  %185 = phi i32 [ 1, %60 ], [ %1317, %1315 ]
  %186 = phi i32 [ 0, %60 ], [ %1316, %1315 ]
  %187 = load i16, ptr %184, align 4, !tbaa !87
  %188 = icmp eq i16 %187, 14
  br i1 %188, label %189, label %228

189:                                              ; preds = %183
  %190 = load ptr, ptr %175, align 8, !tbaa !29
  %191 = load i32, ptr %176, align 8, !tbaa !108
  %192 = add i32 %191, -1
  %193 = zext i32 %192 to i64
  %194 = getelementptr inbounds %struct.submission, ptr %190, i64 %193, i32 1
  %195 = load i32, ptr %194, align 4, !tbaa !126
  %196 = icmp eq i32 %195, 32
  %197 = icmp eq i32 %185, 0
  %198 = select i1 %197, i1 true, i1 %196
  br i1 %198, label %199, label %222

199:                                              ; preds = %189
  %200 = load ptr, ptr %71, align 8, !tbaa !75
  %201 = getelementptr inbounds %struct.hardware_queue, ptr %200, i64 0, i32 1
  %202 = load i64, ptr %201, align 8, !tbaa !146
  %203 = trunc i64 %202 to i32
  %204 = and i64 %202, 2048
  %205 = icmp eq i64 %204, 0
  %206 = select i1 %205, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %42) #13
  store i32 46, ptr %42, align 8, !tbaa !147
  store ptr null, ptr %177, align 8, !tbaa !149
  store i32 %206, ptr %178, align 8, !tbaa !150
  %207 = or i32 %206, 8192
  store i32 %207, ptr %179, align 4, !tbaa !151
  %208 = load ptr, ptr %0, align 8, !tbaa !45
  %209 = getelementptr inbounds %struct.device, ptr %208, i64 0, i32 18
  %210 = load ptr, ptr %209, align 8, !tbaa !152
  %211 = load ptr, ptr %75, align 8, !tbaa !153
  %212 = or i32 %203, 16384
  call void %210(ptr noundef %211, i32 noundef %203, i32 noundef %212, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %42, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #12
  store i32 0, ptr %70, align 8, !tbaa !154
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %42) #13
  %213 = load ptr, ptr %0, align 8, !tbaa !45
  %214 = getelementptr inbounds %struct.device, ptr %213, i64 0, i32 24
  %215 = load ptr, ptr %214, align 8, !tbaa !155
  %216 = load ptr, ptr %75, align 8, !tbaa !153
  %217 = call i32 %215(ptr noundef %216) #12
  %218 = icmp eq i32 %217, 0
  br i1 %218, label %219, label %1351

219:                                              ; preds = %199
  %220 = call fastcc i32 @begin_submission(ptr noundef nonnull %0) #14
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %222, label %1351

222:                                              ; preds = %189, %219
  %223 = getelementptr inbounds %struct.wait, ptr %184, i64 0, i32 1
  %224 = load ptr, ptr %223, align 8, !tbaa !156
  %225 = getelementptr inbounds %struct.wait, ptr %184, i64 0, i32 2
  %226 = load i64, ptr %225, align 8, !tbaa !158
  %227 = call fastcc i32 @add_wait(ptr noundef nonnull %44, ptr noundef %224, i64 noundef %226) #14
  br label %1315

228:                                              ; preds = %183
  %229 = load ptr, ptr %0, align 8, !tbaa !45
  switch i16 %187, label %1081 [
    i16 1, label %230
    i16 4, label %734
    i16 5, label %734
    i16 8, label %881
    i16 9, label %881
    i16 15, label %1300
  ]

230:                                              ; preds = %228
  %231 = getelementptr inbounds %struct.launch, ptr %184, i64 0, i32 1
  %232 = load ptr, ptr %231, align 8, !tbaa !33
  %233 = load ptr, ptr %43, align 8, !tbaa !117
  %234 = getelementptr inbounds %struct.command, ptr %184, i64 0, i32 2
  %235 = load i32, ptr %234, align 4, !tbaa !90
  %236 = zext i32 %235 to i64
  %237 = add nsw i64 %236, -32
  %238 = getelementptr inbounds %struct.context, ptr %233, i64 0, i32 6
  %239 = load i64, ptr %238, align 8, !tbaa !106
  %240 = getelementptr inbounds %struct.device, ptr %229, i64 0, i32 1
  %241 = load i64, ptr %240, align 8, !tbaa !91
  %242 = add i64 %239, -1
  %243 = add i64 %242, %241
  %244 = urem i64 %243, %241
  %245 = sub nuw i64 %243, %244
  %246 = add i64 %245, %237
  store i64 %246, ptr %238, align 8, !tbaa !106
  %247 = getelementptr inbounds %struct.context, ptr %233, i64 0, i32 4
  %248 = load ptr, ptr %247, align 8, !tbaa !12
  %249 = getelementptr inbounds i8, ptr %248, i64 %245
  %250 = getelementptr inbounds %struct.launch, ptr %184, i64 0, i32 4
  %251 = call ptr @memcpy(ptr noundef %249, ptr noundef nonnull %250, i64 noundef %237) #12
  %252 = getelementptr inbounds %struct.kernel, ptr %232, i64 0, i32 3
  %253 = load i64, ptr %252, align 8, !tbaa !159
  %254 = icmp eq i64 %253, 0
  br i1 %254, label %257, label %255

255:                                              ; preds = %230
  %256 = getelementptr inbounds %struct.kernel, ptr %232, i64 0, i32 5
  br label %261

257:                                              ; preds = %261, %230
  %258 = getelementptr inbounds %struct.kernel, ptr %232, i64 0, i32 2
  %259 = load i64, ptr %258, align 8, !tbaa !92
  %260 = icmp eq i64 %259, 0
  br i1 %260, label %293, label %280

261:                                              ; preds = %261, %255
  %262 = phi i64 [ 0, %255 ], [ %277, %261 ]
  %263 = load ptr, ptr %256, align 8, !tbaa !160
  %264 = getelementptr inbounds i64, ptr %263, i64 %262
  %265 = load i64, ptr %264, align 8, !tbaa !40
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %41) #13
  %266 = getelementptr inbounds i8, ptr %250, i64 %265
  %267 = call ptr @memcpy(ptr noundef nonnull %41, ptr noundef nonnull %266, i64 noundef 8) #12
  %268 = load ptr, ptr %41, align 8, !tbaa !33
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %41) #13
  %269 = load ptr, ptr %247, align 8, !tbaa !12
  %270 = getelementptr inbounds i8, ptr %269, i64 %245
  %271 = load ptr, ptr %256, align 8, !tbaa !160
  %272 = getelementptr inbounds i64, ptr %271, i64 %262
  %273 = load i64, ptr %272, align 8, !tbaa !40
  %274 = getelementptr inbounds i8, ptr %270, i64 %273
  %275 = getelementptr inbounds %struct.memory, ptr %268, i64 0, i32 2
  %276 = call ptr @memcpy(ptr noundef %274, ptr noundef nonnull %275, i64 noundef 8) #12
  %277 = add nuw i64 %262, 1
  %278 = load i64, ptr %252, align 8, !tbaa !159
  %279 = icmp ult i64 %277, %278
  br i1 %279, label %261, label %257, !llvm.loop !161

280:                                              ; preds = %257
  %281 = load ptr, ptr %0, align 8, !tbaa !45
  %282 = load i64, ptr %238, align 8, !tbaa !106
  %283 = getelementptr inbounds %struct.device, ptr %281, i64 0, i32 1
  %284 = load i64, ptr %283, align 8, !tbaa !91
  %285 = add i64 %282, -1
  %286 = add i64 %285, %284
  %287 = urem i64 %286, %284
  %288 = sub nuw i64 %286, %287
  %289 = add i64 %288, %259
  store i64 %289, ptr %238, align 8, !tbaa !106
  %290 = load ptr, ptr %247, align 8, !tbaa !12
  %291 = getelementptr inbounds i8, ptr %290, i64 %288
  %292 = call ptr @memset(ptr noundef %291, i32 noundef 0, i64 noundef %259) #12
  br label %293

293:                                              ; preds = %280, %257
  %294 = phi i64 [ %288, %280 ], [ 0, %257 ]
  %295 = load i64, ptr %232, align 8, !tbaa !162
  %296 = icmp eq i64 %295, 0
  br i1 %296, label %699, label %297

297:                                              ; preds = %293
  %298 = getelementptr inbounds %struct.kernel, ptr %232, i64 0, i32 4
  %299 = trunc i64 %294 to i32
  %300 = trunc i64 %245 to i32
  br label %301

301:                                              ; preds = %693, %297
  %302 = phi i64 [ 0, %297 ], [ %694, %693 ]
  %303 = load ptr, ptr %298, align 8, !tbaa !163
  %304 = getelementptr inbounds %struct.task, ptr %303, i64 %302
  %305 = load ptr, ptr %0, align 8, !tbaa !45
  %306 = getelementptr inbounds %struct.task, ptr %303, i64 %302, i32 6
  %307 = load i64, ptr %306, align 8, !tbaa !164
  %308 = icmp eq i64 %307, 0
  br i1 %308, label %311, label %309

309:                                              ; preds = %301
  %310 = getelementptr inbounds %struct.task, ptr %303, i64 %302, i32 8
  br label %326

311:                                              ; preds = %301
  %312 = getelementptr inbounds %struct.task, ptr %303, i64 %302, i32 3
  %313 = load i64, ptr %312, align 8, !tbaa !166
  br label %340

314:                                              ; preds = %326
  %315 = getelementptr inbounds %struct.task, ptr %303, i64 %302, i32 4
  %316 = load i64, ptr %315, align 8, !tbaa !167
  %317 = add i64 %336, -1
  %318 = add i64 %317, %316
  %319 = udiv i64 %318, %316
  %320 = getelementptr inbounds %struct.task, ptr %303, i64 %302, i32 3
  %321 = load i64, ptr %320, align 8, !tbaa !166
  %322 = icmp ult i64 %319, %321
  %323 = icmp ugt i64 %316, %318
  %324 = select i1 %323, i64 1, i64 %319
  %325 = select i1 %322, i64 %324, i64 %321
  br label %340

326:                                              ; preds = %326, %309
  %327 = phi i64 [ 0, %309 ], [ %337, %326 ]
  %328 = phi i64 [ 1, %309 ], [ %336, %326 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %38) #13
  %329 = load ptr, ptr %310, align 8, !tbaa !168
  %330 = getelementptr inbounds i64, ptr %329, i64 %327
  %331 = load i64, ptr %330, align 8, !tbaa !40
  %332 = getelementptr inbounds i8, ptr %250, i64 %331
  %333 = call ptr @memcpy(ptr noundef nonnull %38, ptr noundef nonnull %332, i64 noundef 4) #12
  %334 = load i32, ptr %38, align 4, !tbaa !59
  %335 = sext i32 %334 to i64
  %336 = mul i64 %328, %335
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %38) #13
  %337 = add nuw i64 %327, 1
  %338 = load i64, ptr %306, align 8, !tbaa !164
  %339 = icmp ult i64 %337, %338
  br i1 %339, label %326, label %314, !llvm.loop !169

340:                                              ; preds = %314, %311
  %341 = phi i64 [ %325, %314 ], [ %313, %311 ]
  %342 = trunc i64 %341 to i32
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %39) #13
  %343 = icmp eq i32 %342, 0
  br i1 %343, label %344, label %345

344:                                              ; preds = %340
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %39) #13
  br label %693

345:                                              ; preds = %340
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %40) #13
  %346 = load ptr, ptr %0, align 8, !tbaa !45
  %347 = load ptr, ptr %43, align 8, !tbaa !117
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %35) #13
  %348 = getelementptr inbounds %struct.task, ptr %303, i64 %302, i32 5
  %349 = load i64, ptr %348, align 8, !tbaa !170
  %350 = icmp eq i64 %349, 0
  br i1 %350, label %355, label %351

351:                                              ; preds = %345
  %352 = getelementptr inbounds %struct.task, ptr %303, i64 %302, i32 7
  br label %381

353:                                              ; preds = %401
  %354 = icmp ult i32 %403, 6
  br i1 %354, label %355, label %412

355:                                              ; preds = %353, %345
  %356 = phi i32 [ %403, %353 ], [ 0, %345 ]
  %357 = zext i32 %356 to i64
  %358 = sub nsw i64 6, %357
  %359 = icmp ult i64 %358, 12
  br i1 %359, label %379, label %360

360:                                              ; preds = %355
  %361 = sub nsw i64 5, %357
  %362 = trunc i64 %361 to i32
  %363 = sub nuw nsw i32 -2, %356
  %364 = icmp ult i32 %363, %362
  %365 = icmp ugt i64 %361, 4294967295
  %366 = or i1 %364, %365
  br i1 %366, label %379, label %367

367:                                              ; preds = %360
  %368 = and i64 %358, -4
  %369 = add nsw i64 %368, %357
  br label %370

370:                                              ; preds = %370, %367
  %371 = phi i64 [ 0, %367 ], [ %375, %370 ]
  %372 = add i64 %371, %357
  %373 = getelementptr inbounds ptr, ptr %35, i64 %372
  store <2 x ptr> zeroinitializer, ptr %373, align 8, !tbaa !33
  %374 = getelementptr inbounds ptr, ptr %373, i64 2
  store <2 x ptr> zeroinitializer, ptr %374, align 8, !tbaa !33
  %375 = add nuw i64 %371, 4
  %376 = icmp eq i64 %375, %368
  br i1 %376, label %377, label %370, !llvm.loop !171

377:                                              ; preds = %370
  %378 = icmp eq i64 %358, %368
  br i1 %378, label %412, label %379

379:                                              ; preds = %360, %355, %377
  %380 = phi i64 [ %357, %360 ], [ %357, %355 ], [ %369, %377 ]
  br label %406

381:                                              ; preds = %401, %351
  %382 = phi i64 [ %349, %351 ], [ %402, %401 ]
  %383 = phi i64 [ 0, %351 ], [ %404, %401 ]
  %384 = phi i32 [ 0, %351 ], [ %403, %401 ]
  %385 = load ptr, ptr %352, align 8, !tbaa !174
  %386 = getelementptr inbounds %struct.binding, ptr %385, i64 %383
  %387 = load i64, ptr %386, align 8, !tbaa !175
  switch i64 %387, label %401 [
    i64 6, label %438
    i64 7, label %438
    i64 5, label %388
  ]

388:                                              ; preds = %381
  %389 = icmp eq i32 %384, 6
  br i1 %389, label %438, label %390

390:                                              ; preds = %388
  %391 = getelementptr inbounds %struct.binding, ptr %385, i64 %383, i32 2
  %392 = load i64, ptr %391, align 8, !tbaa !177
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %34) #13
  %393 = getelementptr inbounds i8, ptr %250, i64 %392
  %394 = call ptr @memcpy(ptr noundef nonnull %34, ptr noundef nonnull %393, i64 noundef 8) #12
  %395 = load ptr, ptr %34, align 8, !tbaa !33
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %34) #13
  %396 = load ptr, ptr %395, align 8, !tbaa !178
  %397 = add i32 %384, 1
  %398 = zext i32 %384 to i64
  %399 = getelementptr inbounds ptr, ptr %35, i64 %398
  store ptr %396, ptr %399, align 8, !tbaa !33
  %400 = load i64, ptr %348, align 8, !tbaa !170
  br label %401

401:                                              ; preds = %390, %381
  %402 = phi i64 [ %400, %390 ], [ %382, %381 ]
  %403 = phi i32 [ %397, %390 ], [ %384, %381 ]
  %404 = add nuw i64 %383, 1
  %405 = icmp ult i64 %404, %402
  br i1 %405, label %381, label %353, !llvm.loop !180

406:                                              ; preds = %379, %406
  %407 = phi i64 [ %408, %406 ], [ %380, %379 ]
  %408 = add nuw nsw i64 %407, 1
  %409 = getelementptr inbounds ptr, ptr %35, i64 %407
  store ptr null, ptr %409, align 8, !tbaa !33
  %410 = and i64 %408, 4294967295
  %411 = icmp eq i64 %410, 6
  br i1 %411, label %412, label %406, !llvm.loop !181

412:                                              ; preds = %406, %377, %353
  %413 = load ptr, ptr %43, align 8, !tbaa !117
  %414 = ptrtoint ptr %304 to i64
  %415 = udiv i64 %414, 72
  %416 = and i64 %415, 63
  %417 = getelementptr inbounds %struct.context, ptr %413, i64 0, i32 32, i64 %416
  %418 = load ptr, ptr %417, align 8, !tbaa !110
  %419 = icmp eq ptr %418, %304
  br i1 %419, label %420, label %438

420:                                              ; preds = %412
  %421 = getelementptr inbounds %struct.context, ptr %413, i64 0, i32 32, i64 %416, i32 2, i64 0
  %422 = load <4 x ptr>, ptr %421, align 8, !tbaa !33
  %423 = load <4 x ptr>, ptr %35, align 16, !tbaa !33
  %424 = icmp ne <4 x ptr> %422, %423
  %425 = getelementptr inbounds %struct.context, ptr %413, i64 0, i32 32, i64 %416, i32 2, i64 4
  %426 = load <2 x ptr>, ptr %425, align 8, !tbaa !33
  %427 = load <2 x ptr>, ptr %88, align 16, !tbaa !33
  %428 = icmp eq <2 x ptr> %426, %427
  %429 = bitcast <4 x i1> %424 to i4
  %430 = icmp eq i4 %429, 0
  %431 = extractelement <2 x i1> %428, i64 0
  %432 = and i1 %430, %431
  %433 = extractelement <2 x i1> %428, i64 1
  %434 = and i1 %432, %433
  br i1 %434, label %435, label %438

435:                                              ; preds = %420
  %436 = getelementptr inbounds %struct.context, ptr %413, i64 0, i32 32, i64 %416, i32 1
  %437 = load ptr, ptr %436, align 8, !tbaa !182
  store ptr %437, ptr %40, align 8, !tbaa !33
  br label %603

438:                                              ; preds = %388, %381, %381, %420, %412
  %439 = phi i1 [ false, %420 ], [ false, %412 ], [ true, %381 ], [ true, %381 ], [ true, %388 ]
  %440 = phi ptr [ %417, %420 ], [ %417, %412 ], [ null, %381 ], [ null, %381 ], [ null, %388 ]
  %441 = getelementptr inbounds %struct.context, ptr %347, i64 0, i32 15
  %442 = getelementptr inbounds %struct.context, ptr %347, i64 0, i32 16
  %443 = getelementptr inbounds %struct.task, ptr %303, i64 %302, i32 2
  %444 = getelementptr inbounds %struct.device, ptr %346, i64 0, i32 3
  %445 = getelementptr inbounds %struct.context, ptr %347, i64 0, i32 14
  %446 = getelementptr inbounds %struct.device, ptr %346, i64 0, i32 21
  %447 = load i32, ptr %441, align 4, !tbaa !109
  %448 = icmp eq i32 %447, 0
  br i1 %448, label %458, label %449

449:                                              ; preds = %438
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %33) #13
  store i32 34, ptr %33, align 8, !tbaa !183
  store ptr null, ptr %89, align 8, !tbaa !185
  %450 = load ptr, ptr %442, align 8, !tbaa !27
  %451 = add i32 %447, -1
  %452 = zext i32 %451 to i64
  %453 = getelementptr inbounds ptr, ptr %450, i64 %452
  %454 = load ptr, ptr %453, align 8, !tbaa !33
  store ptr %454, ptr %90, align 8, !tbaa !186
  store i32 1, ptr %91, align 8, !tbaa !187
  store ptr %443, ptr %92, align 8, !tbaa !188
  %455 = load ptr, ptr %444, align 8, !tbaa !189
  %456 = load ptr, ptr %346, align 8, !tbaa !22
  %457 = call i32 %455(ptr noundef %456, ptr noundef nonnull %33, ptr noundef nonnull %40) #12
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %33) #13
  switch i32 %457, label %498 [
    i32 -12, label %458
    i32 -1000069000, label %458
  ]

458:                                              ; preds = %449, %449, %438
  %459 = load i32, ptr %441, align 4, !tbaa !109
  %460 = load i32, ptr %445, align 8, !tbaa !17
  %461 = icmp ult i32 %459, %460
  br i1 %461, label %462, label %464

462:                                              ; preds = %458
  %463 = add nuw i32 %459, 1
  store i32 %463, ptr %441, align 4, !tbaa !109
  br label %489

464:                                              ; preds = %458
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %31) #13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(40) %31, ptr noundef nonnull align 4 dereferenceable(40) @__const.add_pool.sizes, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %32) #13
  store i32 33, ptr %32, align 8, !tbaa !190
  store ptr null, ptr %93, align 8, !tbaa !192
  store <2 x i32> <i32 0, i32 128>, ptr %94, align 8, !tbaa !59
  store i32 5, ptr %95, align 8, !tbaa !193
  store ptr %31, ptr %96, align 8, !tbaa !194
  %465 = icmp eq i32 %460, 0
  %466 = shl i32 %460, 1
  %467 = select i1 %465, i32 8, i32 %466
  %468 = load ptr, ptr %442, align 8, !tbaa !33
  %469 = zext i32 %467 to i64
  %470 = shl nuw nsw i64 %469, 3
  %471 = call ptr @realloc(ptr noundef %468, i64 noundef %470) #12
  %472 = icmp eq ptr %471, null
  br i1 %472, label %481, label %473

473:                                              ; preds = %464
  store ptr %471, ptr %442, align 8, !tbaa !33
  %474 = load ptr, ptr %446, align 8, !tbaa !195
  %475 = load ptr, ptr %346, align 8, !tbaa !22
  %476 = load i32, ptr %445, align 8, !tbaa !17
  %477 = zext i32 %476 to i64
  %478 = getelementptr inbounds ptr, ptr %471, i64 %477
  %479 = call i32 %474(ptr noundef %475, ptr noundef nonnull %32, ptr noundef null, ptr noundef nonnull %478) #12
  %480 = icmp eq i32 %479, 0
  br i1 %480, label %483, label %481

481:                                              ; preds = %473, %464
  %482 = phi i32 [ -1, %464 ], [ %479, %473 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %32) #13
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %31) #13
  br label %697

483:                                              ; preds = %473
  %484 = load i32, ptr %445, align 8, !tbaa !17
  %485 = add i32 %484, 1
  store i32 %485, ptr %445, align 8, !tbaa !17
  %486 = load i32, ptr %441, align 4, !tbaa !109
  %487 = add i32 %486, 1
  store i32 %487, ptr %441, align 4, !tbaa !109
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %32) #13
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %31) #13
  %488 = icmp eq i32 %487, 0
  br i1 %488, label %697, label %489

489:                                              ; preds = %483, %462
  %490 = phi i32 [ %459, %462 ], [ %486, %483 ]
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %33) #13
  store i32 34, ptr %33, align 8, !tbaa !183
  store ptr null, ptr %89, align 8, !tbaa !185
  %491 = load ptr, ptr %442, align 8, !tbaa !27
  %492 = zext i32 %490 to i64
  %493 = getelementptr inbounds ptr, ptr %491, i64 %492
  %494 = load ptr, ptr %493, align 8, !tbaa !33
  store ptr %494, ptr %90, align 8, !tbaa !186
  store i32 1, ptr %91, align 8, !tbaa !187
  store ptr %443, ptr %92, align 8, !tbaa !188
  %495 = load ptr, ptr %444, align 8, !tbaa !189
  %496 = load ptr, ptr %346, align 8, !tbaa !22
  %497 = call i32 %495(ptr noundef %496, ptr noundef nonnull %33, ptr noundef nonnull %40) #12
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %33) #13
  br label %498

498:                                              ; preds = %489, %449
  %499 = phi i32 [ %457, %449 ], [ %497, %489 ]
  %500 = icmp eq i32 %499, 0
  br i1 %500, label %501, label %697

501:                                              ; preds = %498
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %36) #13
  call void @llvm.lifetime.start.p0(i64 3072, ptr nonnull %37) #13
  %502 = load i64, ptr %348, align 8, !tbaa !170
  %503 = icmp eq i64 %502, 0
  br i1 %503, label %509, label %504

504:                                              ; preds = %501
  %505 = getelementptr inbounds %struct.task, ptr %303, i64 %302, i32 7
  %506 = getelementptr inbounds %struct.context, ptr %347, i64 0, i32 3
  br label %514

507:                                              ; preds = %580
  %508 = trunc i64 %591 to i32
  br label %509

509:                                              ; preds = %507, %501
  %510 = phi i32 [ 0, %501 ], [ %508, %507 ]
  %511 = getelementptr inbounds %struct.device, ptr %346, i64 0, i32 34
  %512 = load ptr, ptr %511, align 8, !tbaa !196
  %513 = load ptr, ptr %346, align 8, !tbaa !22
  call void %512(ptr noundef %513, i32 noundef %510, ptr noundef nonnull %36, i32 noundef 0, ptr noundef null) #12
  br i1 %439, label %602, label %593

514:                                              ; preds = %580, %504
  %515 = phi i64 [ 0, %504 ], [ %590, %580 ]
  %516 = load ptr, ptr %505, align 8, !tbaa !174
  %517 = getelementptr inbounds %struct.binding, ptr %516, i64 %515
  %518 = getelementptr inbounds [128 x %union.anon], ptr %37, i64 0, i64 %515
  %519 = load i64, ptr %517, align 8, !tbaa !175
  switch i64 %519, label %569 [
    i64 0, label %520
    i64 1, label %520
    i64 2, label %520
    i64 7, label %557
    i64 6, label %545
    i64 3, label %526
    i64 5, label %530
    i64 4, label %536
  ]

520:                                              ; preds = %514, %514, %514
  %521 = load ptr, ptr %506, align 8, !tbaa !11
  %522 = getelementptr inbounds %struct.binding, ptr %516, i64 %515, i32 3
  %523 = load i64, ptr %522, align 8, !tbaa !197
  store ptr %521, ptr %518, align 8, !tbaa.struct !198
  %524 = getelementptr inbounds i8, ptr %518, i64 8
  store i64 0, ptr %524, align 8, !tbaa.struct !199
  %525 = getelementptr inbounds i8, ptr %518, i64 16
  store i64 %523, ptr %525, align 8, !tbaa.struct !200
  br label %567

526:                                              ; preds = %514
  %527 = getelementptr inbounds %struct.binding, ptr %516, i64 %515, i32 2
  %528 = load i64, ptr %527, align 8, !tbaa !177
  %529 = inttoptr i64 %528 to ptr
  br label %538

530:                                              ; preds = %514
  %531 = getelementptr inbounds %struct.binding, ptr %516, i64 %515, i32 2
  %532 = load i64, ptr %531, align 8, !tbaa !177
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %30) #13
  %533 = getelementptr inbounds i8, ptr %250, i64 %532
  %534 = call ptr @memcpy(ptr noundef nonnull %30, ptr noundef nonnull %533, i64 noundef 8) #12
  %535 = load ptr, ptr %30, align 8, !tbaa !33
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %30) #13
  br label %538

536:                                              ; preds = %514
  %537 = load ptr, ptr %97, align 8, !tbaa !84
  br label %538

538:                                              ; preds = %536, %530, %526
  %539 = phi ptr [ %529, %526 ], [ %535, %530 ], [ %537, %536 ]
  %540 = load ptr, ptr %539, align 8, !tbaa !178
  %541 = getelementptr inbounds %struct.memory, ptr %539, i64 0, i32 1
  %542 = load i64, ptr %541, align 8, !tbaa !201
  store ptr %540, ptr %518, align 8, !tbaa.struct !198
  %543 = getelementptr inbounds i8, ptr %518, i64 8
  store i64 0, ptr %543, align 8, !tbaa.struct !199
  %544 = getelementptr inbounds i8, ptr %518, i64 16
  store i64 %542, ptr %544, align 8, !tbaa.struct !200
  br label %567

545:                                              ; preds = %514
  %546 = getelementptr inbounds %struct.binding, ptr %516, i64 %515, i32 2
  %547 = load i64, ptr %546, align 8, !tbaa !177
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %29) #13
  %548 = getelementptr inbounds i8, ptr %250, i64 %547
  %549 = call ptr @memcpy(ptr noundef nonnull %29, ptr noundef nonnull %548, i64 noundef 8) #12
  %550 = load ptr, ptr %29, align 8, !tbaa !33
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %29) #13
  %551 = getelementptr inbounds %struct.texture, ptr %550, i64 0, i32 3
  %552 = load ptr, ptr %551, align 8, !tbaa !202
  %553 = getelementptr inbounds %struct.texture, ptr %550, i64 0, i32 1
  %554 = load ptr, ptr %553, align 8, !tbaa !204
  store ptr %552, ptr %518, align 8, !tbaa.struct !205
  %555 = getelementptr inbounds i8, ptr %518, i64 8
  store ptr %554, ptr %555, align 8, !tbaa.struct !206
  %556 = getelementptr inbounds i8, ptr %518, i64 16
  store i32 1, ptr %556, align 8, !tbaa.struct !207
  br label %567

557:                                              ; preds = %514
  %558 = getelementptr inbounds %struct.binding, ptr %516, i64 %515, i32 2
  %559 = load i64, ptr %558, align 8, !tbaa !177
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %28) #13
  %560 = getelementptr inbounds i8, ptr %250, i64 %559
  %561 = call ptr @memcpy(ptr noundef nonnull %28, ptr noundef nonnull %560, i64 noundef 8) #12
  %562 = load ptr, ptr %28, align 8, !tbaa !33
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %28) #13
  %563 = getelementptr inbounds %struct.texture, ptr %562, i64 0, i32 2
  %564 = load ptr, ptr %563, align 8, !tbaa !208
  store ptr null, ptr %518, align 8, !tbaa.struct !205
  %565 = getelementptr inbounds i8, ptr %518, i64 8
  store ptr %564, ptr %565, align 8, !tbaa.struct !206
  %566 = getelementptr inbounds i8, ptr %518, i64 16
  store i32 1, ptr %566, align 8, !tbaa.struct !207
  br label %567

567:                                              ; preds = %557, %545, %538, %520
  %568 = load i64, ptr %517, align 8, !tbaa !175
  br label %569

569:                                              ; preds = %567, %514
  %570 = phi i64 [ %568, %567 ], [ %519, %514 ]
  %571 = getelementptr inbounds [128 x %struct.VkWriteDescriptorSet], ptr %36, i64 0, i64 %515
  %572 = load ptr, ptr %40, align 8, !tbaa !33
  %573 = getelementptr inbounds %struct.binding, ptr %516, i64 %515, i32 1
  %574 = load i64, ptr %573, align 8, !tbaa !209
  %575 = trunc i64 %574 to i32
  %576 = icmp ult i64 %570, 8
  br i1 %576, label %577, label %580

577:                                              ; preds = %569
  %578 = getelementptr inbounds [8 x i32], ptr @switch.table.record, i64 0, i64 %570
  %579 = load i32, ptr %578, align 4
  br label %580

580:                                              ; preds = %569, %577
  %581 = phi i32 [ %579, %577 ], [ 7, %569 ]
  store i32 35, ptr %571, align 8, !tbaa.struct !210
  %582 = getelementptr inbounds i8, ptr %571, i64 8
  store ptr null, ptr %582, align 8, !tbaa.struct !211
  %583 = getelementptr inbounds i8, ptr %571, i64 16
  store ptr %572, ptr %583, align 8, !tbaa.struct !212
  %584 = getelementptr inbounds i8, ptr %571, i64 24
  store i32 %575, ptr %584, align 8, !tbaa.struct !213
  %585 = getelementptr inbounds i8, ptr %571, i64 28
  store <2 x i32> <i32 0, i32 1>, ptr %585, align 4
  %586 = getelementptr inbounds i8, ptr %571, i64 36
  store i32 %581, ptr %586, align 4, !tbaa.struct !214
  %587 = getelementptr inbounds i8, ptr %571, i64 40
  store ptr %518, ptr %587, align 8, !tbaa.struct !215
  %588 = getelementptr inbounds i8, ptr %571, i64 48
  store ptr %518, ptr %588, align 8, !tbaa.struct !216
  %589 = getelementptr inbounds i8, ptr %571, i64 56
  store ptr null, ptr %589, align 8, !tbaa.struct !134
  %590 = add nuw i64 %515, 1
  %591 = load i64, ptr %348, align 8, !tbaa !170
  %592 = icmp ult i64 %590, %591
  br i1 %592, label %514, label %507, !llvm.loop !217

593:                                              ; preds = %509
  store ptr %304, ptr %440, align 8, !tbaa !110
  %594 = load ptr, ptr %40, align 8, !tbaa !33
  %595 = getelementptr inbounds %struct.kept_set, ptr %440, i64 0, i32 1
  store ptr %594, ptr %595, align 8, !tbaa !182
  %596 = getelementptr inbounds %struct.kept_set, ptr %440, i64 0, i32 2, i64 0
  %597 = load <2 x ptr>, ptr %35, align 16, !tbaa !33
  store <2 x ptr> %597, ptr %596, align 8, !tbaa !33
  %598 = getelementptr inbounds %struct.kept_set, ptr %440, i64 0, i32 2, i64 2
  %599 = load <2 x ptr>, ptr %87, align 16, !tbaa !33
  store <2 x ptr> %599, ptr %598, align 8, !tbaa !33
  %600 = getelementptr inbounds %struct.kept_set, ptr %440, i64 0, i32 2, i64 4
  %601 = load <2 x ptr>, ptr %88, align 16, !tbaa !33
  store <2 x ptr> %601, ptr %600, align 8, !tbaa !33
  br label %602

602:                                              ; preds = %593, %509
  call void @llvm.lifetime.end.p0(i64 3072, ptr nonnull %37) #13
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %36) #13
  br label %603

603:                                              ; preds = %602, %435
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %35) #13
  %604 = load i32, ptr %70, align 8, !tbaa !154
  %605 = icmp eq i32 %604, 0
  br i1 %605, label %618, label %606

606:                                              ; preds = %603
  %607 = load ptr, ptr %71, align 8, !tbaa !75
  %608 = getelementptr inbounds %struct.hardware_queue, ptr %607, i64 0, i32 1
  %609 = load i64, ptr %608, align 8, !tbaa !146
  %610 = trunc i64 %609 to i32
  %611 = and i64 %609, 2048
  %612 = icmp eq i64 %611, 0
  %613 = select i1 %612, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %27) #13
  store i32 46, ptr %27, align 8, !tbaa !147
  store ptr null, ptr %98, align 8, !tbaa !149
  store i32 %613, ptr %99, align 8, !tbaa !150
  store i32 %613, ptr %100, align 4, !tbaa !151
  %614 = load ptr, ptr %0, align 8, !tbaa !45
  %615 = getelementptr inbounds %struct.device, ptr %614, i64 0, i32 18
  %616 = load ptr, ptr %615, align 8, !tbaa !152
  %617 = load ptr, ptr %75, align 8, !tbaa !153
  call void %616(ptr noundef %617, i32 noundef %610, i32 noundef %610, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %27, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %27) #13
  br label %618

618:                                              ; preds = %606, %603
  store i32 1, ptr %70, align 8, !tbaa !154
  %619 = load i64, ptr %348, align 8, !tbaa !170
  %620 = icmp eq i64 %619, 0
  br i1 %620, label %623, label %621

621:                                              ; preds = %618
  %622 = getelementptr inbounds %struct.task, ptr %303, i64 %302, i32 7
  br label %637

623:                                              ; preds = %688, %618
  %624 = phi i32 [ 0, %618 ], [ %689, %688 ]
  %625 = getelementptr inbounds %struct.device, ptr %305, i64 0, i32 8
  %626 = load ptr, ptr %625, align 8, !tbaa !218
  %627 = load ptr, ptr %75, align 8, !tbaa !153
  %628 = load ptr, ptr %304, align 8, !tbaa !219
  call void %626(ptr noundef %627, i32 noundef 1, ptr noundef %628) #12
  %629 = getelementptr inbounds %struct.device, ptr %305, i64 0, i32 7
  %630 = load ptr, ptr %629, align 8, !tbaa !220
  %631 = load ptr, ptr %75, align 8, !tbaa !153
  %632 = getelementptr inbounds %struct.task, ptr %303, i64 %302, i32 1
  %633 = load ptr, ptr %632, align 8, !tbaa !221
  call void %630(ptr noundef %631, i32 noundef 1, ptr noundef %633, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %40, i32 noundef %624, ptr noundef nonnull %39) #12
  %634 = getelementptr inbounds %struct.device, ptr %305, i64 0, i32 15
  %635 = load ptr, ptr %634, align 8, !tbaa !222
  %636 = load ptr, ptr %75, align 8, !tbaa !153
  call void %635(ptr noundef %636, i32 noundef %342, i32 noundef 1, i32 noundef 1) #12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %40) #13
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %39) #13
  br label %693

637:                                              ; preds = %688, %621
  %638 = phi i32 [ 0, %621 ], [ %689, %688 ]
  %639 = phi i64 [ 0, %621 ], [ %690, %688 ]
  %640 = load ptr, ptr %622, align 8, !tbaa !174
  %641 = getelementptr inbounds %struct.binding, ptr %640, i64 %639
  %642 = load i64, ptr %641, align 8, !tbaa !175
  switch i64 %642, label %688 [
    i64 0, label %643
    i64 2, label %647
    i64 1, label %655
    i64 6, label %659
    i64 7, label %659
  ]

643:                                              ; preds = %637
  %644 = add i32 %638, 1
  %645 = zext i32 %638 to i64
  %646 = getelementptr inbounds [128 x i32], ptr %39, i64 0, i64 %645
  store i32 %300, ptr %646, align 4, !tbaa !59
  br label %688

647:                                              ; preds = %637
  %648 = getelementptr inbounds %struct.binding, ptr %640, i64 %639, i32 2
  %649 = load i64, ptr %648, align 8, !tbaa !177
  %650 = add i64 %649, %245
  %651 = trunc i64 %650 to i32
  %652 = add i32 %638, 1
  %653 = zext i32 %638 to i64
  %654 = getelementptr inbounds [128 x i32], ptr %39, i64 0, i64 %653
  store i32 %651, ptr %654, align 4, !tbaa !59
  br label %688

655:                                              ; preds = %637
  %656 = add i32 %638, 1
  %657 = zext i32 %638 to i64
  %658 = getelementptr inbounds [128 x i32], ptr %39, i64 0, i64 %657
  store i32 %299, ptr %658, align 4, !tbaa !59
  br label %688

659:                                              ; preds = %637, %637
  %660 = getelementptr inbounds %struct.binding, ptr %640, i64 %639, i32 2
  %661 = load i64, ptr %660, align 8, !tbaa !177
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %26) #13
  %662 = getelementptr inbounds i8, ptr %250, i64 %661
  %663 = call ptr @memcpy(ptr noundef nonnull %26, ptr noundef nonnull %662, i64 noundef 8) #12
  %664 = load ptr, ptr %26, align 8, !tbaa !33
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %26) #13
  %665 = load ptr, ptr %664, align 8, !tbaa !223
  %666 = getelementptr inbounds %struct.image, ptr %665, i64 0, i32 1
  %667 = load i32, ptr %666, align 8, !tbaa !224
  %668 = icmp eq i32 %667, 1
  br i1 %668, label %688, label %669

669:                                              ; preds = %659
  %670 = load ptr, ptr %71, align 8, !tbaa !75
  %671 = getelementptr inbounds %struct.hardware_queue, ptr %670, i64 0, i32 1
  %672 = load i64, ptr %671, align 8, !tbaa !146
  %673 = trunc i64 %672 to i32
  %674 = and i64 %672, 2048
  %675 = icmp eq i64 %674, 0
  %676 = select i1 %675, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %25) #13
  store i32 45, ptr %25, align 8, !tbaa !226
  store ptr null, ptr %101, align 8, !tbaa !229
  store i32 %676, ptr %102, align 8, !tbaa !230
  store i32 %676, ptr %103, align 4, !tbaa !231
  store i32 %667, ptr %104, align 8, !tbaa !232
  store <2 x i32> <i32 1, i32 -1>, ptr %105, align 4, !tbaa !129
  store i32 -1, ptr %106, align 4, !tbaa !233
  %677 = load ptr, ptr %665, align 8, !tbaa !234
  store ptr %677, ptr %107, align 8, !tbaa !235
  %678 = getelementptr inbounds %struct.image, ptr %665, i64 0, i32 2
  %679 = load i32, ptr %678, align 4, !tbaa !236
  store i32 %679, ptr %108, align 8, !tbaa !237
  store i32 0, ptr %109, align 4, !tbaa !238
  %680 = getelementptr inbounds %struct.image, ptr %665, i64 0, i32 3
  %681 = load i32, ptr %680, align 8, !tbaa !239
  store i32 %681, ptr %110, align 8, !tbaa !240
  store i32 0, ptr %111, align 4, !tbaa !241
  %682 = getelementptr inbounds %struct.image, ptr %665, i64 0, i32 4
  %683 = load i32, ptr %682, align 4, !tbaa !242
  store i32 %683, ptr %112, align 8, !tbaa !243
  %684 = load ptr, ptr %0, align 8, !tbaa !45
  %685 = getelementptr inbounds %struct.device, ptr %684, i64 0, i32 18
  %686 = load ptr, ptr %685, align 8, !tbaa !152
  %687 = load ptr, ptr %75, align 8, !tbaa !153
  call void %686(ptr noundef %687, i32 noundef %673, i32 noundef %673, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %25) #12
  store i32 1, ptr %666, align 8, !tbaa !224
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %25) #13
  br label %688

688:                                              ; preds = %669, %659, %655, %647, %643, %637
  %689 = phi i32 [ %638, %637 ], [ %656, %655 ], [ %652, %647 ], [ %644, %643 ], [ %638, %659 ], [ %638, %669 ]
  %690 = add nuw i64 %639, 1
  %691 = load i64, ptr %348, align 8, !tbaa !170
  %692 = icmp ult i64 %690, %691
  br i1 %692, label %637, label %623, !llvm.loop !244

693:                                              ; preds = %623, %344
  %694 = add nuw i64 %302, 1
  %695 = load i64, ptr %232, align 8, !tbaa !162
  %696 = icmp ult i64 %694, %695
  br i1 %696, label %301, label %699, !llvm.loop !245

697:                                              ; preds = %498, %483, %481
  %698 = phi i32 [ %482, %481 ], [ %499, %498 ], [ -1000069000, %483 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %35) #13
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %40) #13
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %39) #13
  br label %1300

699:                                              ; preds = %693, %293
  %700 = getelementptr inbounds %struct.launch, ptr %184, i64 0, i32 2
  %701 = load ptr, ptr %700, align 8, !tbaa !33
  %702 = icmp eq ptr %701, null
  br i1 %702, label %1300, label %703

703:                                              ; preds = %699
  %704 = load i64, ptr %258, align 8, !tbaa !92
  %705 = getelementptr inbounds %struct.context, ptr %233, i64 0, i32 19
  %706 = getelementptr inbounds %struct.context, ptr %233, i64 0, i32 17
  %707 = load i32, ptr %706, align 8, !tbaa !104
  %708 = getelementptr inbounds %struct.context, ptr %233, i64 0, i32 18
  %709 = load i32, ptr %708, align 4, !tbaa !59
  %710 = icmp ugt i32 %709, %707
  br i1 %710, label %711, label %713

711:                                              ; preds = %703
  %712 = load ptr, ptr %705, align 8, !tbaa !28
  br label %724

713:                                              ; preds = %703
  %714 = icmp eq i32 %709, 0
  %715 = shl i32 %709, 1
  %716 = select i1 %714, i32 8, i32 %715
  %717 = load ptr, ptr %705, align 8, !tbaa !33
  %718 = zext i32 %716 to i64
  %719 = mul nuw nsw i64 %718, 24
  %720 = call ptr @realloc(ptr noundef %717, i64 noundef %719) #12
  %721 = icmp eq ptr %720, null
  br i1 %721, label %1300, label %722

722:                                              ; preds = %713
  store ptr %720, ptr %705, align 8, !tbaa !33
  store i32 %716, ptr %708, align 4, !tbaa !59
  %723 = load i32, ptr %706, align 8, !tbaa !104
  br label %724

724:                                              ; preds = %722, %711
  %725 = phi i32 [ %707, %711 ], [ %723, %722 ]
  %726 = phi ptr [ %712, %711 ], [ %720, %722 ]
  %727 = add i32 %725, 1
  store i32 %727, ptr %706, align 8, !tbaa !104
  %728 = zext i32 %725 to i64
  %729 = getelementptr inbounds %struct.arrival, ptr %726, i64 %728
  %730 = load ptr, ptr %247, align 8, !tbaa !12
  %731 = getelementptr inbounds i8, ptr %730, i64 %294
  store ptr %701, ptr %729, align 8, !tbaa.struct !246
  %732 = getelementptr inbounds i8, ptr %729, i64 8
  store ptr %731, ptr %732, align 8, !tbaa.struct !247
  %733 = getelementptr inbounds i8, ptr %729, i64 16
  store i64 %704, ptr %733, align 8, !tbaa.struct !200
  br label %1300

734:                                              ; preds = %228, %228
  %735 = icmp eq i16 %187, 4
  %736 = zext i1 %735 to i32
  %737 = load ptr, ptr %43, align 8, !tbaa !117
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %23) #13
  %738 = getelementptr inbounds %struct.context, ptr %737, i64 0, i32 3
  %739 = load ptr, ptr %738, align 8, !tbaa !11
  store ptr %739, ptr %23, align 8, !tbaa !33
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %24) #13
  %740 = getelementptr inbounds %struct.transfer, ptr %184, i64 0, i32 3
  %741 = load i64, ptr %740, align 8, !tbaa !94
  %742 = icmp ult i64 %741, 32769
  br i1 %742, label %743, label %791

743:                                              ; preds = %734
  %744 = getelementptr inbounds %struct.context, ptr %737, i64 0, i32 6
  %745 = load i64, ptr %744, align 8, !tbaa !106
  %746 = getelementptr inbounds %struct.device, ptr %229, i64 0, i32 1
  %747 = load i64, ptr %746, align 8, !tbaa !91
  %748 = add i64 %745, -1
  %749 = add i64 %748, %747
  %750 = urem i64 %749, %747
  %751 = sub nuw i64 %749, %750
  %752 = add i64 %751, %741
  store i64 %752, ptr %744, align 8, !tbaa !106
  store i64 %751, ptr %24, align 8, !tbaa !40
  %753 = getelementptr inbounds %struct.transfer, ptr %184, i64 0, i32 4
  %754 = load ptr, ptr %753, align 8, !tbaa !248
  br i1 %735, label %786, label %755

755:                                              ; preds = %743
  %756 = getelementptr inbounds %struct.context, ptr %737, i64 0, i32 19
  %757 = getelementptr inbounds %struct.context, ptr %737, i64 0, i32 17
  %758 = load i32, ptr %757, align 8, !tbaa !104
  %759 = getelementptr inbounds %struct.context, ptr %737, i64 0, i32 18
  %760 = load i32, ptr %759, align 4, !tbaa !59
  %761 = icmp ugt i32 %760, %758
  br i1 %761, label %762, label %764

762:                                              ; preds = %755
  %763 = load ptr, ptr %756, align 8, !tbaa !28
  br label %775

764:                                              ; preds = %755
  %765 = icmp eq i32 %760, 0
  %766 = shl i32 %760, 1
  %767 = select i1 %765, i32 8, i32 %766
  %768 = load ptr, ptr %756, align 8, !tbaa !33
  %769 = zext i32 %767 to i64
  %770 = mul nuw nsw i64 %769, 24
  %771 = call ptr @realloc(ptr noundef %768, i64 noundef %770) #12
  %772 = icmp eq ptr %771, null
  br i1 %772, label %879, label %773

773:                                              ; preds = %764
  store ptr %771, ptr %756, align 8, !tbaa !33
  store i32 %767, ptr %759, align 4, !tbaa !59
  %774 = load i32, ptr %757, align 8, !tbaa !104
  br label %775

775:                                              ; preds = %773, %762
  %776 = phi i32 [ %758, %762 ], [ %774, %773 ]
  %777 = phi ptr [ %763, %762 ], [ %771, %773 ]
  %778 = add i32 %776, 1
  store i32 %778, ptr %757, align 8, !tbaa !104
  %779 = zext i32 %776 to i64
  %780 = getelementptr inbounds %struct.arrival, ptr %777, i64 %779
  %781 = getelementptr inbounds %struct.context, ptr %737, i64 0, i32 4
  %782 = load ptr, ptr %781, align 8, !tbaa !12
  %783 = getelementptr inbounds i8, ptr %782, i64 %751
  store ptr %754, ptr %780, align 8, !tbaa.struct !246
  %784 = getelementptr inbounds i8, ptr %780, i64 8
  store ptr %783, ptr %784, align 8, !tbaa.struct !247
  %785 = getelementptr inbounds i8, ptr %780, i64 16
  store i64 %741, ptr %785, align 8, !tbaa.struct !200
  br label %850

786:                                              ; preds = %743
  %787 = getelementptr inbounds %struct.context, ptr %737, i64 0, i32 4
  %788 = load ptr, ptr %787, align 8, !tbaa !12
  %789 = getelementptr inbounds i8, ptr %788, i64 %751
  %790 = call ptr @memcpy(ptr noundef %789, ptr noundef %754, i64 noundef %741) #12
  br label %850

791:                                              ; preds = %734
  %792 = getelementptr inbounds %struct.device, ptr %229, i64 0, i32 36
  %793 = load i64, ptr %792, align 8, !tbaa !249
  %794 = icmp eq i64 %793, 255
  br i1 %794, label %795, label %845

795:                                              ; preds = %791
  %796 = load ptr, ptr %61, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %22) #13
  %797 = getelementptr inbounds %struct.staging, ptr %796, i64 0, i32 1, i32 3
  %798 = getelementptr inbounds %struct.transfer, ptr %184, i64 0, i32 4
  %799 = getelementptr inbounds %struct.staging, ptr %796, i64 0, i32 1
  %800 = getelementptr inbounds %struct.transfer, ptr %184, i64 0, i32 1
  %801 = getelementptr inbounds %struct.transfer, ptr %184, i64 0, i32 2
  %802 = load i64, ptr %797, align 8, !tbaa !54
  %803 = call i64 @llvm.umin.i64(i64 %741, i64 %802)
  %804 = load ptr, ptr %798, align 8, !tbaa !248
  %805 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %804, i64 noundef %803, i32 noundef %736, ptr noundef nonnull %22) #14
  %806 = icmp eq i32 %805, 0
  br i1 %806, label %809, label %807

807:                                              ; preds = %825, %795
  %808 = phi i32 [ %805, %795 ], [ %833, %825 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %22) #13
  br label %879

809:                                              ; preds = %795, %825
  %810 = phi i64 [ %830, %825 ], [ %803, %795 ]
  %811 = phi i64 [ %827, %825 ], [ 0, %795 ]
  %812 = load ptr, ptr %799, align 8, !tbaa !250
  %813 = load i64, ptr %22, align 8, !tbaa !40
  %814 = load ptr, ptr %800, align 8, !tbaa !251
  %815 = load i64, ptr %801, align 8, !tbaa !252
  %816 = add i64 %815, %811
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %20) #13
  store i64 %813, ptr %20, align 8, !tbaa !253
  store i64 %816, ptr %76, align 8, !tbaa !255
  store i64 %810, ptr %77, align 8, !tbaa !256
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %21) #13
  store i64 %816, ptr %21, align 8, !tbaa !253
  store i64 %813, ptr %78, align 8, !tbaa !255
  store i64 %810, ptr %79, align 8, !tbaa !256
  %817 = load ptr, ptr %0, align 8, !tbaa !45
  %818 = getelementptr inbounds %struct.device, ptr %817, i64 0, i32 11
  %819 = load ptr, ptr %818, align 8, !tbaa !257
  %820 = load ptr, ptr %75, align 8, !tbaa !153
  br i1 %735, label %821, label %835

821:                                              ; preds = %809
  call void %819(ptr noundef %820, ptr noundef %812, ptr noundef %814, i32 noundef 1, ptr noundef nonnull %20) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %21) #13
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %20) #13
  %822 = add i64 %811, %810
  %823 = load i64, ptr %740, align 8, !tbaa !94
  %824 = icmp ugt i64 %823, %822
  br i1 %824, label %825, label %839

825:                                              ; preds = %835, %821
  %826 = phi i64 [ %823, %821 ], [ %837, %835 ]
  %827 = phi i64 [ %822, %821 ], [ %836, %835 ]
  %828 = sub i64 %826, %827
  %829 = load i64, ptr %797, align 8, !tbaa !54
  %830 = call i64 @llvm.umin.i64(i64 %828, i64 %829)
  %831 = load ptr, ptr %798, align 8, !tbaa !248
  %832 = getelementptr inbounds i8, ptr %831, i64 %827
  %833 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %832, i64 noundef %830, i32 noundef %736, ptr noundef nonnull %22) #14
  %834 = icmp eq i32 %833, 0
  br i1 %834, label %809, label %807, !llvm.loop !258

835:                                              ; preds = %809
  call void %819(ptr noundef %820, ptr noundef %814, ptr noundef %812, i32 noundef 1, ptr noundef nonnull %21) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %21) #13
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %20) #13
  %836 = add i64 %811, %810
  %837 = load i64, ptr %740, align 8, !tbaa !94
  %838 = icmp ugt i64 %837, %836
  br i1 %838, label %825, label %840

839:                                              ; preds = %821
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %22) #13
  br label %879

840:                                              ; preds = %835
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %22) #13
  %841 = load ptr, ptr %61, align 8, !tbaa !42
  %842 = getelementptr inbounds %struct.staging, ptr %841, i64 0, i32 2
  %843 = load i64, ptr %842, align 8, !tbaa !143
  %844 = call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %843) #14
  br label %879

845:                                              ; preds = %791
  %846 = getelementptr inbounds %struct.transfer, ptr %184, i64 0, i32 4
  %847 = load ptr, ptr %846, align 8, !tbaa !248
  %848 = call fastcc i32 @use_in_place(ptr noundef nonnull %0, ptr noundef %847, i64 noundef %741, ptr noundef nonnull %23, ptr noundef nonnull %24) #14
  %849 = icmp eq i32 %848, 0
  br i1 %849, label %850, label %879

850:                                              ; preds = %845, %786, %775
  %851 = load i32, ptr %70, align 8, !tbaa !154
  %852 = icmp eq i32 %851, 0
  br i1 %852, label %865, label %853

853:                                              ; preds = %850
  %854 = load ptr, ptr %71, align 8, !tbaa !75
  %855 = getelementptr inbounds %struct.hardware_queue, ptr %854, i64 0, i32 1
  %856 = load i64, ptr %855, align 8, !tbaa !146
  %857 = trunc i64 %856 to i32
  %858 = and i64 %856, 2048
  %859 = icmp eq i64 %858, 0
  %860 = select i1 %859, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %19) #13
  store i32 46, ptr %19, align 8, !tbaa !147
  store ptr null, ptr %80, align 8, !tbaa !149
  store i32 %860, ptr %81, align 8, !tbaa !150
  store i32 %860, ptr %82, align 4, !tbaa !151
  %861 = load ptr, ptr %0, align 8, !tbaa !45
  %862 = getelementptr inbounds %struct.device, ptr %861, i64 0, i32 18
  %863 = load ptr, ptr %862, align 8, !tbaa !152
  %864 = load ptr, ptr %75, align 8, !tbaa !153
  call void %863(ptr noundef %864, i32 noundef %857, i32 noundef %857, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %19, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %19) #13
  br label %865

865:                                              ; preds = %853, %850
  store i32 1, ptr %70, align 8, !tbaa !154
  %866 = load ptr, ptr %23, align 8, !tbaa !33
  %867 = load i64, ptr %24, align 8, !tbaa !40
  %868 = getelementptr inbounds %struct.transfer, ptr %184, i64 0, i32 1
  %869 = load ptr, ptr %868, align 8, !tbaa !251
  %870 = getelementptr inbounds %struct.transfer, ptr %184, i64 0, i32 2
  %871 = load i64, ptr %870, align 8, !tbaa !252
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %17) #13
  store i64 %867, ptr %17, align 8, !tbaa !253
  store i64 %871, ptr %83, align 8, !tbaa !255
  store i64 %741, ptr %84, align 8, !tbaa !256
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %18) #13
  store i64 %871, ptr %18, align 8, !tbaa !253
  store i64 %867, ptr %85, align 8, !tbaa !255
  store i64 %741, ptr %86, align 8, !tbaa !256
  %872 = load ptr, ptr %0, align 8, !tbaa !45
  %873 = getelementptr inbounds %struct.device, ptr %872, i64 0, i32 11
  %874 = load ptr, ptr %873, align 8, !tbaa !257
  %875 = load ptr, ptr %75, align 8, !tbaa !153
  br i1 %735, label %876, label %877

876:                                              ; preds = %865
  call void %874(ptr noundef %875, ptr noundef %866, ptr noundef %869, i32 noundef 1, ptr noundef nonnull %17) #12
  br label %878

877:                                              ; preds = %865
  call void %874(ptr noundef %875, ptr noundef %869, ptr noundef %866, i32 noundef 1, ptr noundef nonnull %18) #12
  br label %878

878:                                              ; preds = %877, %876
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %18) #13
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %17) #13
  br label %879

879:                                              ; preds = %878, %845, %840, %839, %807, %764
  %880 = phi i32 [ 0, %878 ], [ %848, %845 ], [ %808, %807 ], [ %844, %840 ], [ 0, %839 ], [ -1, %764 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %24) #13
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %23) #13
  br label %1300

881:                                              ; preds = %228, %228
  %882 = icmp eq i16 %187, 8
  %883 = zext i1 %882 to i32
  %884 = load ptr, ptr %43, align 8, !tbaa !117
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %15) #13
  %885 = getelementptr inbounds %struct.context, ptr %884, i64 0, i32 3
  %886 = load ptr, ptr %885, align 8, !tbaa !11
  store ptr %886, ptr %15, align 8, !tbaa !33
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %16) #13
  %887 = getelementptr inbounds %struct.texels, ptr %184, i64 0, i32 2
  %888 = load i64, ptr %887, align 8, !tbaa !96
  %889 = icmp ult i64 %888, 32769
  br i1 %889, label %890, label %942

890:                                              ; preds = %881
  %891 = add nuw nsw i64 %888, 48
  %892 = getelementptr inbounds %struct.context, ptr %884, i64 0, i32 6
  %893 = load i64, ptr %892, align 8, !tbaa !106
  %894 = getelementptr inbounds %struct.device, ptr %229, i64 0, i32 1
  %895 = load i64, ptr %894, align 8, !tbaa !91
  %896 = add i64 %893, -1
  %897 = add i64 %896, %895
  %898 = urem i64 %897, %895
  %899 = sub nuw i64 %897, %898
  %900 = add i64 %891, %899
  store i64 %900, ptr %892, align 8, !tbaa !106
  %901 = add i64 %899, 47
  %902 = urem i64 %901, 48
  %903 = sub nuw i64 %901, %902
  store i64 %903, ptr %16, align 8, !tbaa !40
  %904 = getelementptr inbounds %struct.texels, ptr %184, i64 0, i32 1
  %905 = load ptr, ptr %904, align 8, !tbaa !259
  br i1 %882, label %937, label %906

906:                                              ; preds = %890
  %907 = getelementptr inbounds %struct.context, ptr %884, i64 0, i32 19
  %908 = getelementptr inbounds %struct.context, ptr %884, i64 0, i32 17
  %909 = load i32, ptr %908, align 8, !tbaa !104
  %910 = getelementptr inbounds %struct.context, ptr %884, i64 0, i32 18
  %911 = load i32, ptr %910, align 4, !tbaa !59
  %912 = icmp ugt i32 %911, %909
  br i1 %912, label %913, label %915

913:                                              ; preds = %906
  %914 = load ptr, ptr %907, align 8, !tbaa !28
  br label %926

915:                                              ; preds = %906
  %916 = icmp eq i32 %911, 0
  %917 = shl i32 %911, 1
  %918 = select i1 %916, i32 8, i32 %917
  %919 = load ptr, ptr %907, align 8, !tbaa !33
  %920 = zext i32 %918 to i64
  %921 = mul nuw nsw i64 %920, 24
  %922 = call ptr @realloc(ptr noundef %919, i64 noundef %921) #12
  %923 = icmp eq ptr %922, null
  br i1 %923, label %1079, label %924

924:                                              ; preds = %915
  store ptr %922, ptr %907, align 8, !tbaa !33
  store i32 %918, ptr %910, align 4, !tbaa !59
  %925 = load i32, ptr %908, align 8, !tbaa !104
  br label %926

926:                                              ; preds = %924, %913
  %927 = phi i32 [ %909, %913 ], [ %925, %924 ]
  %928 = phi ptr [ %914, %913 ], [ %922, %924 ]
  %929 = add i32 %927, 1
  store i32 %929, ptr %908, align 8, !tbaa !104
  %930 = zext i32 %927 to i64
  %931 = getelementptr inbounds %struct.arrival, ptr %928, i64 %930
  %932 = getelementptr inbounds %struct.context, ptr %884, i64 0, i32 4
  %933 = load ptr, ptr %932, align 8, !tbaa !12
  %934 = getelementptr inbounds i8, ptr %933, i64 %903
  store ptr %905, ptr %931, align 8, !tbaa.struct !246
  %935 = getelementptr inbounds i8, ptr %931, i64 8
  store ptr %934, ptr %935, align 8, !tbaa.struct !247
  %936 = getelementptr inbounds i8, ptr %931, i64 16
  store i64 %888, ptr %936, align 8, !tbaa.struct !200
  br label %1058

937:                                              ; preds = %890
  %938 = getelementptr inbounds %struct.context, ptr %884, i64 0, i32 4
  %939 = load ptr, ptr %938, align 8, !tbaa !12
  %940 = getelementptr inbounds i8, ptr %939, i64 %903
  %941 = call ptr @memcpy(ptr noundef %940, ptr noundef %905, i64 noundef %888) #12
  br label %1058

942:                                              ; preds = %881
  %943 = getelementptr inbounds %struct.texels, ptr %184, i64 0, i32 1
  %944 = load ptr, ptr %943, align 8, !tbaa !259
  %945 = ptrtoint ptr %944 to i64
  %946 = getelementptr inbounds %struct.device, ptr %229, i64 0, i32 37
  %947 = load i64, ptr %946, align 8, !tbaa !260
  %948 = urem i64 %945, %947
  %949 = getelementptr inbounds %struct.device, ptr %229, i64 0, i32 36
  %950 = load i64, ptr %949, align 8, !tbaa !249
  %951 = icmp ne i64 %950, 255
  %952 = and i64 %948, 3
  %953 = icmp eq i64 %952, 0
  %954 = select i1 %951, i1 %953, i1 false
  %955 = getelementptr inbounds %struct.texels, ptr %184, i64 0, i32 3
  %956 = load i64, ptr %955, align 8, !tbaa !261
  br i1 %954, label %957, label %960

957:                                              ; preds = %942
  %958 = urem i64 %948, %956
  %959 = icmp eq i64 %958, 0
  br i1 %959, label %1055, label %960

960:                                              ; preds = %957, %942
  %961 = load ptr, ptr %61, align 8, !tbaa !42
  %962 = getelementptr inbounds %struct.texels, ptr %184, i64 0, i32 5
  %963 = getelementptr inbounds %struct.texels, ptr %184, i64 0, i32 5, i32 4
  %964 = load i32, ptr %963, align 4, !tbaa !262
  %965 = zext i32 %964 to i64
  %966 = mul i64 %956, %965
  %967 = getelementptr inbounds %struct.staging, ptr %961, i64 0, i32 1
  %968 = getelementptr inbounds %struct.staging, ptr %961, i64 0, i32 1, i32 3
  %969 = load i64, ptr %968, align 8, !tbaa !54
  %970 = udiv i64 %969, %966
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %13) #13
  %971 = getelementptr inbounds %struct.texels, ptr %184, i64 0, i32 5, i32 2
  %972 = load i64, ptr %971, align 8, !tbaa !263
  %973 = icmp eq i64 %972, 0
  br i1 %973, label %1047, label %974

974:                                              ; preds = %960
  %975 = getelementptr inbounds %struct.texels, ptr %184, i64 0, i32 5, i32 4, i32 2
  %976 = getelementptr inbounds %struct.texels, ptr %184, i64 0, i32 5, i32 4, i32 1
  %977 = trunc i64 %970 to i32
  %978 = getelementptr inbounds %struct.texels, ptr %184, i64 0, i32 5, i32 3
  %979 = getelementptr inbounds %struct.texels, ptr %184, i64 0, i32 5, i32 3, i32 1
  %980 = getelementptr inbounds %struct.texels, ptr %184, i64 0, i32 5, i32 3, i32 2
  %981 = getelementptr inbounds %struct.texels, ptr %184, i64 0, i32 5, i32 1
  %982 = getelementptr inbounds %struct.texels, ptr %184, i64 0, i32 4
  %983 = load i32, ptr %975, align 4, !tbaa !264
  br label %984

984:                                              ; preds = %1039, %974
  %985 = phi i64 [ %972, %974 ], [ %1040, %1039 ]
  %986 = phi i32 [ %983, %974 ], [ %1041, %1039 ]
  %987 = phi i64 [ 0, %974 ], [ %1044, %1039 ]
  %988 = phi ptr [ %944, %974 ], [ %1042, %1039 ]
  %989 = icmp eq i32 %986, 0
  br i1 %989, label %1039, label %990

990:                                              ; preds = %984
  %991 = load i32, ptr %976, align 4, !tbaa !265
  br label %992

992:                                              ; preds = %1030, %990
  %993 = phi i32 [ %1031, %1030 ], [ %986, %990 ]
  %994 = phi i32 [ %1032, %1030 ], [ %986, %990 ]
  %995 = phi i32 [ %1033, %1030 ], [ %991, %990 ]
  %996 = phi ptr [ %1034, %1030 ], [ %988, %990 ]
  %997 = phi i32 [ %1035, %1030 ], [ 0, %990 ]
  %998 = icmp eq i32 %995, 0
  br i1 %998, label %1030, label %999

999:                                              ; preds = %992, %1020
  %1000 = phi i32 [ %1026, %1020 ], [ %995, %992 ]
  %1001 = phi ptr [ %1024, %1020 ], [ %996, %992 ]
  %1002 = phi i32 [ %1025, %1020 ], [ 0, %992 ]
  %1003 = sub i32 %1000, %1002
  %1004 = zext i32 %1003 to i64
  %1005 = icmp ugt i64 %970, %1004
  %1006 = select i1 %1005, i32 %1003, i32 %977
  %1007 = load i32, ptr %978, align 8, !tbaa !266
  %1008 = load i32, ptr %979, align 4, !tbaa !267
  %1009 = add nsw i32 %1008, %1002
  %1010 = load i32, ptr %980, align 8, !tbaa !268
  %1011 = add nsw i32 %1010, %997
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %14) #13
  %1012 = load i64, ptr %962, align 8, !tbaa !269
  store i64 %1012, ptr %14, align 8, !tbaa !269
  %1013 = load i64, ptr %981, align 8, !tbaa !270
  %1014 = add i64 %1013, %987
  store i64 %1014, ptr %62, align 8, !tbaa !270
  store i64 1, ptr %63, align 8, !tbaa !263
  store i32 %1007, ptr %64, align 8, !tbaa.struct !271
  store i32 %1009, ptr %65, align 4, !tbaa.struct !272
  store i32 %1011, ptr %66, align 8, !tbaa.struct !273
  %1015 = load i32, ptr %963, align 4, !tbaa !262
  store i32 %1015, ptr %67, align 4, !tbaa !274
  store i32 %1006, ptr %68, align 8, !tbaa !275
  store i32 1, ptr %69, align 4, !tbaa !276
  %1016 = zext i32 %1006 to i64
  %1017 = mul i64 %966, %1016
  %1018 = call fastcc i32 @begin_chunk(ptr noundef nonnull %0, ptr noundef %1001, i64 noundef %1017, i32 noundef %883, ptr noundef nonnull %13) #14
  %1019 = icmp eq i32 %1018, 0
  br i1 %1019, label %1020, label %1046

1020:                                             ; preds = %999
  %1021 = load ptr, ptr %967, align 8, !tbaa !250
  %1022 = load i64, ptr %13, align 8, !tbaa !40
  %1023 = load ptr, ptr %982, align 8, !tbaa !277
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %1021, i64 noundef %1022, ptr noundef %1023, ptr noundef nonnull %14, i32 noundef %883) #14
  %1024 = getelementptr inbounds i8, ptr %1001, i64 %1017
  %1025 = add i32 %1006, %1002
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %14) #13
  %1026 = load i32, ptr %976, align 4, !tbaa !265
  %1027 = icmp ugt i32 %1026, %1025
  br i1 %1027, label %999, label %1028, !llvm.loop !278

1028:                                             ; preds = %1020
  %1029 = load i32, ptr %975, align 4, !tbaa !264
  br label %1030

1030:                                             ; preds = %1028, %992
  %1031 = phi i32 [ %993, %992 ], [ %1029, %1028 ]
  %1032 = phi i32 [ %994, %992 ], [ %1029, %1028 ]
  %1033 = phi i32 [ 0, %992 ], [ %1026, %1028 ]
  %1034 = phi ptr [ %996, %992 ], [ %1024, %1028 ]
  %1035 = add nuw i32 %997, 1
  %1036 = icmp ult i32 %1035, %1032
  br i1 %1036, label %992, label %1037, !llvm.loop !279

1037:                                             ; preds = %1030
  %1038 = load i64, ptr %971, align 8, !tbaa !263
  br label %1039

1039:                                             ; preds = %1037, %984
  %1040 = phi i64 [ %985, %984 ], [ %1038, %1037 ]
  %1041 = phi i32 [ 0, %984 ], [ %1031, %1037 ]
  %1042 = phi ptr [ %988, %984 ], [ %1034, %1037 ]
  %1043 = add nuw nsw i64 %987, 1
  %1044 = and i64 %1043, 4294967295
  %1045 = icmp ugt i64 %1040, %1044
  br i1 %1045, label %984, label %1047, !llvm.loop !280

1046:                                             ; preds = %999
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %14) #13
  br label %1053

1047:                                             ; preds = %1039, %960
  br i1 %882, label %1053, label %1048

1048:                                             ; preds = %1047
  %1049 = load ptr, ptr %61, align 8, !tbaa !42
  %1050 = getelementptr inbounds %struct.staging, ptr %1049, i64 0, i32 2
  %1051 = load i64, ptr %1050, align 8, !tbaa !143
  %1052 = call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %1051) #14
  br label %1053

1053:                                             ; preds = %1048, %1047, %1046
  %1054 = phi i32 [ %1018, %1046 ], [ %1052, %1048 ], [ 0, %1047 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %13) #13
  br label %1079

1055:                                             ; preds = %957
  %1056 = call fastcc i32 @use_in_place(ptr noundef nonnull %0, ptr noundef %944, i64 noundef %888, ptr noundef nonnull %15, ptr noundef nonnull %16) #14
  %1057 = icmp eq i32 %1056, 0
  br i1 %1057, label %1058, label %1079

1058:                                             ; preds = %1055, %937, %926
  %1059 = load i32, ptr %70, align 8, !tbaa !154
  %1060 = icmp eq i32 %1059, 0
  br i1 %1060, label %1073, label %1061

1061:                                             ; preds = %1058
  %1062 = load ptr, ptr %71, align 8, !tbaa !75
  %1063 = getelementptr inbounds %struct.hardware_queue, ptr %1062, i64 0, i32 1
  %1064 = load i64, ptr %1063, align 8, !tbaa !146
  %1065 = trunc i64 %1064 to i32
  %1066 = and i64 %1064, 2048
  %1067 = icmp eq i64 %1066, 0
  %1068 = select i1 %1067, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12) #13
  store i32 46, ptr %12, align 8, !tbaa !147
  store ptr null, ptr %72, align 8, !tbaa !149
  store i32 %1068, ptr %73, align 8, !tbaa !150
  store i32 %1068, ptr %74, align 4, !tbaa !151
  %1069 = load ptr, ptr %0, align 8, !tbaa !45
  %1070 = getelementptr inbounds %struct.device, ptr %1069, i64 0, i32 18
  %1071 = load ptr, ptr %1070, align 8, !tbaa !152
  %1072 = load ptr, ptr %75, align 8, !tbaa !153
  call void %1071(ptr noundef %1072, i32 noundef %1065, i32 noundef %1065, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %12, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12) #13
  br label %1073

1073:                                             ; preds = %1061, %1058
  store i32 1, ptr %70, align 8, !tbaa !154
  %1074 = load ptr, ptr %15, align 8, !tbaa !33
  %1075 = load i64, ptr %16, align 8, !tbaa !40
  %1076 = getelementptr inbounds %struct.texels, ptr %184, i64 0, i32 4
  %1077 = load ptr, ptr %1076, align 8, !tbaa !277
  %1078 = getelementptr inbounds %struct.texels, ptr %184, i64 0, i32 5
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %1074, i64 noundef %1075, ptr noundef %1077, ptr noundef nonnull %1078, i32 noundef %883) #14
  br label %1079

1079:                                             ; preds = %1073, %1055, %1053, %915
  %1080 = phi i32 [ 0, %1073 ], [ %1054, %1053 ], [ %1056, %1055 ], [ -1, %915 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %16) #13
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %15) #13
  br label %1300

1081:                                             ; preds = %228
  %1082 = load i32, ptr %70, align 8, !tbaa !154
  %1083 = icmp eq i32 %1082, 0
  br i1 %1083, label %1096, label %1084

1084:                                             ; preds = %1081
  %1085 = load ptr, ptr %71, align 8, !tbaa !75
  %1086 = getelementptr inbounds %struct.hardware_queue, ptr %1085, i64 0, i32 1
  %1087 = load i64, ptr %1086, align 8, !tbaa !146
  %1088 = trunc i64 %1087 to i32
  %1089 = and i64 %1087, 2048
  %1090 = icmp eq i64 %1089, 0
  %1091 = select i1 %1090, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %11) #13
  store i32 46, ptr %11, align 8, !tbaa !147
  store ptr null, ptr %113, align 8, !tbaa !149
  store i32 %1091, ptr %114, align 8, !tbaa !150
  store i32 %1091, ptr %115, align 4, !tbaa !151
  %1092 = getelementptr inbounds %struct.device, ptr %229, i64 0, i32 18
  %1093 = load ptr, ptr %1092, align 8, !tbaa !152
  %1094 = load ptr, ptr %75, align 8, !tbaa !153
  call void %1093(ptr noundef %1094, i32 noundef %1088, i32 noundef %1088, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %11, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %11) #13
  %1095 = load i16, ptr %184, align 4, !tbaa !87
  br label %1096

1096:                                             ; preds = %1084, %1081
  %1097 = phi i16 [ %187, %1081 ], [ %1095, %1084 ]
  store i32 1, ptr %70, align 8, !tbaa !154
  switch i16 %1097, label %1300 [
    i16 2, label %1098
    i16 3, label %1107
    i16 6, label %1119
    i16 7, label %1119
    i16 10, label %1129
    i16 11, label %1227
    i16 12, label %1257
    i16 13, label %1295
  ]

1098:                                             ; preds = %1096
  %1099 = getelementptr inbounds %struct.device, ptr %229, i64 0, i32 11
  %1100 = load ptr, ptr %1099, align 8, !tbaa !257
  %1101 = load ptr, ptr %75, align 8, !tbaa !153
  %1102 = getelementptr inbounds %struct.copy, ptr %184, i64 0, i32 2
  %1103 = load ptr, ptr %1102, align 8, !tbaa !281
  %1104 = getelementptr inbounds %struct.copy, ptr %184, i64 0, i32 1
  %1105 = load ptr, ptr %1104, align 8, !tbaa !283
  %1106 = getelementptr inbounds %struct.copy, ptr %184, i64 0, i32 3
  call void %1100(ptr noundef %1101, ptr noundef %1103, ptr noundef %1105, i32 noundef 1, ptr noundef nonnull %1106) #12
  br label %1300

1107:                                             ; preds = %1096
  %1108 = getelementptr inbounds %struct.device, ptr %229, i64 0, i32 17
  %1109 = load ptr, ptr %1108, align 8, !tbaa !284
  %1110 = load ptr, ptr %75, align 8, !tbaa !153
  %1111 = getelementptr inbounds %struct.fill, ptr %184, i64 0, i32 1
  %1112 = load ptr, ptr %1111, align 8, !tbaa !285
  %1113 = getelementptr inbounds %struct.fill, ptr %184, i64 0, i32 2
  %1114 = load i64, ptr %1113, align 8, !tbaa !287
  %1115 = getelementptr inbounds %struct.fill, ptr %184, i64 0, i32 3
  %1116 = load i64, ptr %1115, align 8, !tbaa !288
  %1117 = getelementptr inbounds %struct.fill, ptr %184, i64 0, i32 4
  %1118 = load i32, ptr %1117, align 8, !tbaa !289
  call void %1109(ptr noundef %1110, ptr noundef %1112, i64 noundef %1114, i64 noundef %1116, i32 noundef %1118) #12
  br label %1300

1119:                                             ; preds = %1096, %1096
  %1120 = getelementptr inbounds %struct.image_transfer, ptr %184, i64 0, i32 1
  %1121 = load ptr, ptr %1120, align 8, !tbaa !290
  %1122 = getelementptr inbounds %struct.image_transfer, ptr %184, i64 0, i32 2
  %1123 = load i64, ptr %1122, align 8, !tbaa !292
  %1124 = getelementptr inbounds %struct.image_transfer, ptr %184, i64 0, i32 3
  %1125 = load ptr, ptr %1124, align 8, !tbaa !293
  %1126 = getelementptr inbounds %struct.image_transfer, ptr %184, i64 0, i32 4
  %1127 = icmp eq i16 %1097, 6
  %1128 = zext i1 %1127 to i32
  call fastcc void @copy_texels(ptr noundef nonnull %0, ptr noundef %1121, i64 noundef %1123, ptr noundef %1125, ptr noundef nonnull %1126, i32 noundef %1128) #14
  br label %1300

1129:                                             ; preds = %1096
  %1130 = getelementptr inbounds %struct.copy_image, ptr %184, i64 0, i32 3
  %1131 = getelementptr inbounds %struct.copy_image, ptr %184, i64 0, i32 4
  call void @llvm.lifetime.start.p0(i64 68, ptr nonnull %6) #13
  %1132 = getelementptr inbounds %struct.copy_image, ptr %184, i64 0, i32 2
  %1133 = load ptr, ptr %1132, align 8, !tbaa !294
  %1134 = getelementptr inbounds %struct.image, ptr %1133, i64 0, i32 2
  %1135 = load i32, ptr %1134, align 4, !tbaa !236
  %1136 = and i32 %1135, 2
  %1137 = icmp eq i32 %1136, 0
  %1138 = select i1 %1137, i32 %1135, i32 2
  %1139 = zext i32 %1138 to i64
  %1140 = load i64, ptr %1131, align 8, !tbaa !269
  %1141 = getelementptr inbounds %struct.copy_image, ptr %184, i64 0, i32 4, i32 1
  %1142 = load i64, ptr %1141, align 8, !tbaa !270
  %1143 = getelementptr inbounds %struct.copy_image, ptr %184, i64 0, i32 4, i32 2
  %1144 = load i64, ptr %1143, align 8, !tbaa !263
  %1145 = shl i64 %1140, 32
  %1146 = or i64 %1145, %1139
  %1147 = shl i64 %1144, 32
  %1148 = and i64 %1142, 4294967295
  %1149 = or i64 %1147, %1148
  store i64 %1146, ptr %6, align 8
  store i64 %1149, ptr %144, align 8
  %1150 = getelementptr inbounds %struct.copy_image, ptr %184, i64 0, i32 4, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %145, ptr noundef nonnull align 8 dereferenceable(12) %1150, i64 12, i1 false), !tbaa.struct !271
  %1151 = getelementptr inbounds %struct.copy_image, ptr %184, i64 0, i32 1
  %1152 = load ptr, ptr %1151, align 8, !tbaa !296
  %1153 = getelementptr inbounds %struct.image, ptr %1152, i64 0, i32 2
  %1154 = load i32, ptr %1153, align 4, !tbaa !236
  %1155 = and i32 %1154, 2
  %1156 = icmp eq i32 %1155, 0
  %1157 = select i1 %1156, i32 %1154, i32 2
  %1158 = zext i32 %1157 to i64
  %1159 = load i64, ptr %1130, align 8, !tbaa !269
  %1160 = getelementptr inbounds %struct.copy_image, ptr %184, i64 0, i32 3, i32 1
  %1161 = load i64, ptr %1160, align 8, !tbaa !270
  %1162 = getelementptr inbounds %struct.copy_image, ptr %184, i64 0, i32 3, i32 2
  %1163 = load i64, ptr %1162, align 8, !tbaa !263
  %1164 = shl i64 %1159, 32
  %1165 = or i64 %1164, %1158
  %1166 = shl i64 %1163, 32
  %1167 = and i64 %1161, 4294967295
  %1168 = or i64 %1166, %1167
  store i64 %1165, ptr %146, align 4
  store i64 %1168, ptr %147, align 4
  %1169 = getelementptr inbounds %struct.copy_image, ptr %184, i64 0, i32 3, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %148, ptr noundef nonnull align 8 dereferenceable(12) %1169, i64 12, i1 false), !tbaa.struct !271
  %1170 = getelementptr inbounds %struct.copy_image, ptr %184, i64 0, i32 3, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %149, ptr noundef nonnull align 4 dereferenceable(12) %1170, i64 12, i1 false), !tbaa.struct !271
  %1171 = getelementptr inbounds %struct.image, ptr %1133, i64 0, i32 1
  %1172 = load i32, ptr %1171, align 8, !tbaa !224
  %1173 = icmp eq i32 %1172, 1
  br i1 %1173, label %1193, label %1174

1174:                                             ; preds = %1129
  %1175 = load ptr, ptr %71, align 8, !tbaa !75
  %1176 = getelementptr inbounds %struct.hardware_queue, ptr %1175, i64 0, i32 1
  %1177 = load i64, ptr %1176, align 8, !tbaa !146
  %1178 = trunc i64 %1177 to i32
  %1179 = and i64 %1177, 2048
  %1180 = icmp eq i64 %1179, 0
  %1181 = select i1 %1180, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %5) #13
  store i32 45, ptr %5, align 8, !tbaa !226
  store ptr null, ptr %150, align 8, !tbaa !229
  store i32 %1181, ptr %151, align 8, !tbaa !230
  store i32 %1181, ptr %152, align 4, !tbaa !231
  store i32 %1172, ptr %153, align 8, !tbaa !232
  store <2 x i32> <i32 1, i32 -1>, ptr %154, align 4, !tbaa !129
  store i32 -1, ptr %155, align 4, !tbaa !233
  %1182 = load ptr, ptr %1133, align 8, !tbaa !234
  store ptr %1182, ptr %156, align 8, !tbaa !235
  %1183 = load i32, ptr %1134, align 4, !tbaa !236
  store i32 %1183, ptr %157, align 8, !tbaa !237
  store i32 0, ptr %158, align 4, !tbaa !238
  %1184 = getelementptr inbounds %struct.image, ptr %1133, i64 0, i32 3
  %1185 = load i32, ptr %1184, align 8, !tbaa !239
  store i32 %1185, ptr %159, align 8, !tbaa !240
  store i32 0, ptr %160, align 4, !tbaa !241
  %1186 = getelementptr inbounds %struct.image, ptr %1133, i64 0, i32 4
  %1187 = load i32, ptr %1186, align 4, !tbaa !242
  store i32 %1187, ptr %161, align 8, !tbaa !243
  %1188 = load ptr, ptr %0, align 8, !tbaa !45
  %1189 = getelementptr inbounds %struct.device, ptr %1188, i64 0, i32 18
  %1190 = load ptr, ptr %1189, align 8, !tbaa !152
  %1191 = load ptr, ptr %75, align 8, !tbaa !153
  call void %1190(ptr noundef %1191, i32 noundef %1178, i32 noundef %1178, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %5) #12
  store i32 1, ptr %1171, align 8, !tbaa !224
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %5) #13
  %1192 = load ptr, ptr %1151, align 8, !tbaa !296
  br label %1193

1193:                                             ; preds = %1174, %1129
  %1194 = phi ptr [ %1152, %1129 ], [ %1192, %1174 ]
  %1195 = getelementptr inbounds %struct.image, ptr %1194, i64 0, i32 1
  %1196 = load i32, ptr %1195, align 8, !tbaa !224
  %1197 = icmp eq i32 %1196, 1
  br i1 %1197, label %1218, label %1198

1198:                                             ; preds = %1193
  %1199 = load ptr, ptr %71, align 8, !tbaa !75
  %1200 = getelementptr inbounds %struct.hardware_queue, ptr %1199, i64 0, i32 1
  %1201 = load i64, ptr %1200, align 8, !tbaa !146
  %1202 = trunc i64 %1201 to i32
  %1203 = and i64 %1201, 2048
  %1204 = icmp eq i64 %1203, 0
  %1205 = select i1 %1204, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %4) #13
  store i32 45, ptr %4, align 8, !tbaa !226
  store ptr null, ptr %162, align 8, !tbaa !229
  store i32 %1205, ptr %163, align 8, !tbaa !230
  store i32 %1205, ptr %164, align 4, !tbaa !231
  store i32 %1196, ptr %165, align 8, !tbaa !232
  store <2 x i32> <i32 1, i32 -1>, ptr %166, align 4, !tbaa !129
  store i32 -1, ptr %167, align 4, !tbaa !233
  %1206 = load ptr, ptr %1194, align 8, !tbaa !234
  store ptr %1206, ptr %168, align 8, !tbaa !235
  %1207 = getelementptr inbounds %struct.image, ptr %1194, i64 0, i32 2
  %1208 = load i32, ptr %1207, align 4, !tbaa !236
  store i32 %1208, ptr %169, align 8, !tbaa !237
  store i32 0, ptr %170, align 4, !tbaa !238
  %1209 = getelementptr inbounds %struct.image, ptr %1194, i64 0, i32 3
  %1210 = load i32, ptr %1209, align 8, !tbaa !239
  store i32 %1210, ptr %171, align 8, !tbaa !240
  store i32 0, ptr %172, align 4, !tbaa !241
  %1211 = getelementptr inbounds %struct.image, ptr %1194, i64 0, i32 4
  %1212 = load i32, ptr %1211, align 4, !tbaa !242
  store i32 %1212, ptr %173, align 8, !tbaa !243
  %1213 = load ptr, ptr %0, align 8, !tbaa !45
  %1214 = getelementptr inbounds %struct.device, ptr %1213, i64 0, i32 18
  %1215 = load ptr, ptr %1214, align 8, !tbaa !152
  %1216 = load ptr, ptr %75, align 8, !tbaa !153
  call void %1215(ptr noundef %1216, i32 noundef %1202, i32 noundef %1202, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %4) #12
  store i32 1, ptr %1195, align 8, !tbaa !224
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %4) #13
  %1217 = load ptr, ptr %1151, align 8, !tbaa !296
  br label %1218

1218:                                             ; preds = %1193, %1198
  %1219 = phi ptr [ %1194, %1193 ], [ %1217, %1198 ]
  %1220 = load ptr, ptr %0, align 8, !tbaa !45
  %1221 = getelementptr inbounds %struct.device, ptr %1220, i64 0, i32 13
  %1222 = load ptr, ptr %1221, align 8, !tbaa !297
  %1223 = load ptr, ptr %75, align 8, !tbaa !153
  %1224 = load ptr, ptr %1132, align 8, !tbaa !294
  %1225 = load ptr, ptr %1224, align 8, !tbaa !234
  %1226 = load ptr, ptr %1219, align 8, !tbaa !234
  call void %1222(ptr noundef %1223, ptr noundef %1225, i32 noundef 1, ptr noundef %1226, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %6) #12
  call void @llvm.lifetime.end.p0(i64 68, ptr nonnull %6) #13
  br label %1300

1227:                                             ; preds = %1096
  %1228 = getelementptr inbounds %struct.transition, ptr %184, i64 0, i32 1
  %1229 = load ptr, ptr %1228, align 8, !tbaa !298
  %1230 = getelementptr inbounds %struct.transition, ptr %184, i64 0, i32 2
  %1231 = load i64, ptr %1230, align 8, !tbaa !300
  %1232 = trunc i64 %1231 to i32
  %1233 = getelementptr inbounds %struct.image, ptr %1229, i64 0, i32 1
  %1234 = load i32, ptr %1233, align 8, !tbaa !224
  %1235 = icmp eq i32 %1234, %1232
  %1236 = icmp eq i32 %1232, 0
  %1237 = or i1 %1236, %1235
  br i1 %1237, label %1300, label %1238

1238:                                             ; preds = %1227
  %1239 = load ptr, ptr %71, align 8, !tbaa !75
  %1240 = getelementptr inbounds %struct.hardware_queue, ptr %1239, i64 0, i32 1
  %1241 = load i64, ptr %1240, align 8, !tbaa !146
  %1242 = trunc i64 %1241 to i32
  %1243 = and i64 %1241, 2048
  %1244 = icmp eq i64 %1243, 0
  %1245 = select i1 %1244, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %7) #13
  store i32 45, ptr %7, align 8, !tbaa !226
  store ptr null, ptr %132, align 8, !tbaa !229
  store i32 %1245, ptr %133, align 8, !tbaa !230
  store i32 %1245, ptr %134, align 4, !tbaa !231
  store i32 %1234, ptr %135, align 8, !tbaa !232
  store i32 %1232, ptr %136, align 4, !tbaa !301
  store <2 x i32> <i32 -1, i32 -1>, ptr %137, align 8, !tbaa !59
  %1246 = load ptr, ptr %1229, align 8, !tbaa !234
  store ptr %1246, ptr %138, align 8, !tbaa !235
  %1247 = getelementptr inbounds %struct.image, ptr %1229, i64 0, i32 2
  %1248 = load i32, ptr %1247, align 4, !tbaa !236
  store i32 %1248, ptr %139, align 8, !tbaa !237
  store i32 0, ptr %140, align 4, !tbaa !238
  %1249 = getelementptr inbounds %struct.image, ptr %1229, i64 0, i32 3
  %1250 = load i32, ptr %1249, align 8, !tbaa !239
  store i32 %1250, ptr %141, align 8, !tbaa !240
  store i32 0, ptr %142, align 4, !tbaa !241
  %1251 = getelementptr inbounds %struct.image, ptr %1229, i64 0, i32 4
  %1252 = load i32, ptr %1251, align 4, !tbaa !242
  store i32 %1252, ptr %143, align 8, !tbaa !243
  %1253 = load ptr, ptr %0, align 8, !tbaa !45
  %1254 = getelementptr inbounds %struct.device, ptr %1253, i64 0, i32 18
  %1255 = load ptr, ptr %1254, align 8, !tbaa !152
  %1256 = load ptr, ptr %75, align 8, !tbaa !153
  call void %1255(ptr noundef %1256, i32 noundef %1242, i32 noundef %1242, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %7) #12
  store i32 %1232, ptr %1233, align 8, !tbaa !224
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %7) #13
  br label %1300

1257:                                             ; preds = %1096
  %1258 = getelementptr inbounds %struct.transition, ptr %184, i64 0, i32 1
  %1259 = load ptr, ptr %1258, align 8, !tbaa !298
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %9) #13
  %1260 = getelementptr inbounds %struct.image, ptr %1259, i64 0, i32 2
  %1261 = load i32, ptr %1260, align 4, !tbaa !236
  store i32 %1261, ptr %9, align 4, !tbaa !237
  store i32 0, ptr %116, align 4, !tbaa !238
  %1262 = getelementptr inbounds %struct.image, ptr %1259, i64 0, i32 3
  %1263 = load i32, ptr %1262, align 8, !tbaa !239
  store i32 %1263, ptr %117, align 4, !tbaa !240
  store i32 0, ptr %118, align 4, !tbaa !241
  %1264 = getelementptr inbounds %struct.image, ptr %1259, i64 0, i32 4
  %1265 = load i32, ptr %1264, align 4, !tbaa !242
  store i32 %1265, ptr %119, align 4, !tbaa !243
  %1266 = getelementptr inbounds %struct.image, ptr %1259, i64 0, i32 1
  %1267 = load i32, ptr %1266, align 8, !tbaa !224
  %1268 = icmp eq i32 %1267, 1
  br i1 %1268, label %1283, label %1269

1269:                                             ; preds = %1257
  %1270 = load ptr, ptr %71, align 8, !tbaa !75
  %1271 = getelementptr inbounds %struct.hardware_queue, ptr %1270, i64 0, i32 1
  %1272 = load i64, ptr %1271, align 8, !tbaa !146
  %1273 = trunc i64 %1272 to i32
  %1274 = and i64 %1272, 2048
  %1275 = icmp eq i64 %1274, 0
  %1276 = select i1 %1275, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %8) #13
  store i32 45, ptr %8, align 8, !tbaa !226
  store ptr null, ptr %120, align 8, !tbaa !229
  store i32 %1276, ptr %121, align 8, !tbaa !230
  store i32 %1276, ptr %122, align 4, !tbaa !231
  store i32 %1267, ptr %123, align 8, !tbaa !232
  store <2 x i32> <i32 1, i32 -1>, ptr %124, align 4, !tbaa !129
  store i32 -1, ptr %125, align 4, !tbaa !233
  %1277 = load ptr, ptr %1259, align 8, !tbaa !234
  store ptr %1277, ptr %126, align 8, !tbaa !235
  store i32 %1261, ptr %127, align 8, !tbaa !237
  store i32 0, ptr %128, align 4, !tbaa !238
  store i32 %1263, ptr %129, align 8, !tbaa !240
  store i32 0, ptr %130, align 4, !tbaa !241
  store i32 %1265, ptr %131, align 8, !tbaa !243
  %1278 = load ptr, ptr %0, align 8, !tbaa !45
  %1279 = getelementptr inbounds %struct.device, ptr %1278, i64 0, i32 18
  %1280 = load ptr, ptr %1279, align 8, !tbaa !152
  %1281 = load ptr, ptr %75, align 8, !tbaa !153
  call void %1280(ptr noundef %1281, i32 noundef %1273, i32 noundef %1273, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %8) #12
  store i32 1, ptr %1266, align 8, !tbaa !224
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %8) #13
  %1282 = load i32, ptr %1260, align 4, !tbaa !236
  br label %1283

1283:                                             ; preds = %1257, %1269
  %1284 = phi i32 [ %1261, %1257 ], [ %1282, %1269 ]
  %1285 = and i32 %1284, 1
  %1286 = icmp eq i32 %1285, 0
  %1287 = load ptr, ptr %0, align 8, !tbaa !45
  %1288 = load ptr, ptr %75, align 8, !tbaa !153
  %1289 = load ptr, ptr %1259, align 8, !tbaa !234
  %1290 = getelementptr inbounds %struct.device, ptr %1287, i64 0, i32 10
  %1291 = getelementptr inbounds %struct.device, ptr %1287, i64 0, i32 9
  %1292 = select i1 %1286, ptr %1290, ptr %1291
  %1293 = select i1 %1286, ptr @clear_image.nothing, ptr @clear_image.black
  %1294 = load ptr, ptr %1292, align 8, !tbaa !33
  call void %1294(ptr noundef %1288, ptr noundef %1289, i32 noundef 1, ptr noundef nonnull %1293, i32 noundef 1, ptr noundef nonnull %9) #12
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %9) #13
  br label %1300

1295:                                             ; preds = %1096
  %1296 = getelementptr inbounds %struct.device, ptr %229, i64 0, i32 16
  %1297 = load ptr, ptr %1296, align 8, !tbaa !302
  %1298 = load ptr, ptr %75, align 8, !tbaa !153
  %1299 = getelementptr inbounds %struct.execute, ptr %184, i64 0, i32 1
  call void %1297(ptr noundef %1298, i32 noundef 1, ptr noundef nonnull %1299) #12
  br label %1300

1300:                                             ; preds = %1238, %1227, %228, %697, %699, %713, %724, %879, %1079, %1096, %1098, %1107, %1119, %1218, %1283, %1295
  %1301 = phi i32 [ %1080, %1079 ], [ %880, %879 ], [ 0, %228 ], [ 0, %1096 ], [ 0, %1295 ], [ 0, %1283 ], [ 0, %1218 ], [ 0, %1119 ], [ 0, %1107 ], [ 0, %1098 ], [ %698, %697 ], [ 0, %699 ], [ 0, %724 ], [ -1, %713 ], [ 0, %1227 ], [ 0, %1238 ]
  %1302 = getelementptr inbounds %struct.command, ptr %184, i64 0, i32 1
  %1303 = load i16, ptr %1302, align 2, !tbaa !303
  %1304 = icmp eq i16 %1303, 0
  br i1 %1304, label %1315, label %1305

1305:                                             ; preds = %1300
  %1306 = load i32, ptr %46, align 8, !tbaa !103
  %1307 = icmp eq i32 %1306, 0
  br i1 %1307, label %1315, label %1308

1308:                                             ; preds = %1305
  %1309 = load ptr, ptr %0, align 8, !tbaa !45
  %1310 = getelementptr inbounds %struct.device, ptr %1309, i64 0, i32 19
  %1311 = load ptr, ptr %1310, align 8, !tbaa !304
  %1312 = load ptr, ptr %75, align 8, !tbaa !153
  %1313 = load ptr, ptr %174, align 8, !tbaa !14
  %1314 = add i32 %186, 1
  call void %1311(ptr noundef %1312, i32 noundef 8192, ptr noundef %1313, i32 noundef %186) #12
  br label %1315

1315:                                             ; preds = %222, %1300, %1305, %1308
  %1316 = phi i32 [ %1314, %1308 ], [ %186, %1305 ], [ %186, %1300 ], [ %186, %222 ]
  %1317 = phi i32 [ 0, %1308 ], [ 0, %1305 ], [ 0, %1300 ], [ 1, %222 ]
  %1318 = phi i32 [ %1301, %1308 ], [ %1301, %1305 ], [ %1301, %1300 ], [ %227, %222 ]
  %1319 = getelementptr inbounds %struct.command, ptr %184, i64 0, i32 2
  %1320 = load i32, ptr %1319, align 4, !tbaa !90
  %1321 = zext i32 %1320 to i64
  %1322 = getelementptr inbounds i8, ptr %184, i64 %1321
  %1323 = icmp ult ptr %1322, %2
  %1324 = icmp eq i32 %1318, 0
  %1325 = select i1 %1323, i1 %1324, i1 false
  br i1 %1325, label %183, label %180, !llvm.loop !305

1326:                                             ; preds = %180
  %1327 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %1328 = load ptr, ptr %1327, align 8, !tbaa !75
  %1329 = getelementptr inbounds %struct.hardware_queue, ptr %1328, i64 0, i32 1
  %1330 = load i64, ptr %1329, align 8, !tbaa !146
  %1331 = trunc i64 %1330 to i32
  %1332 = and i64 %1330, 2048
  %1333 = icmp eq i64 %1332, 0
  %1334 = select i1 %1333, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %10) #13
  store i32 46, ptr %10, align 8, !tbaa !147
  %1335 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %10, i64 0, i32 1
  store ptr null, ptr %1335, align 8, !tbaa !149
  %1336 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %10, i64 0, i32 2
  store i32 %1334, ptr %1336, align 8, !tbaa !150
  %1337 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %10, i64 0, i32 3
  %1338 = or i32 %1334, 8192
  store i32 %1338, ptr %1337, align 4, !tbaa !151
  %1339 = load ptr, ptr %0, align 8, !tbaa !45
  %1340 = getelementptr inbounds %struct.device, ptr %1339, i64 0, i32 18
  %1341 = load ptr, ptr %1340, align 8, !tbaa !152
  %1342 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %1343 = load ptr, ptr %1342, align 8, !tbaa !153
  %1344 = or i32 %1331, 16384
  call void %1341(ptr noundef %1343, i32 noundef %1331, i32 noundef %1344, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %10, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #12
  %1345 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store i32 0, ptr %1345, align 8, !tbaa !154
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %10) #13
  %1346 = load ptr, ptr %0, align 8, !tbaa !45
  %1347 = getelementptr inbounds %struct.device, ptr %1346, i64 0, i32 24
  %1348 = load ptr, ptr %1347, align 8, !tbaa !155
  %1349 = load ptr, ptr %1342, align 8, !tbaa !153
  %1350 = call i32 %1348(ptr noundef %1349) #12
  br label %1351

1351:                                             ; preds = %199, %219, %180, %1326
  %1352 = phi i32 [ %1350, %1326 ], [ %181, %180 ], [ %220, %219 ], [ %217, %199 ]
  ret i32 %1352
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
  %7 = load ptr, ptr %0, align 8, !tbaa !45
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
  %22 = load ptr, ptr %21, align 8, !tbaa !33
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
  %3 = load ptr, ptr %2, align 8, !tbaa !26
  %4 = load ptr, ptr %3, align 8, !tbaa !33
  %5 = ptrtoint ptr %4 to i64
  ret i64 %5
}

; Function Attrs: nounwind
define dso_local i64 @queue_completed(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #13
  store i64 0, ptr %2, align 8, !tbaa !40
  %3 = load ptr, ptr %0, align 8, !tbaa !45
  %4 = getelementptr inbounds %struct.device, ptr %3, i64 0, i32 27
  %5 = load ptr, ptr %4, align 8, !tbaa !80
  %6 = load ptr, ptr %3, align 8, !tbaa !22
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
  %17 = load ptr, ptr %16, align 8, !tbaa !306
  %18 = icmp eq ptr %17, null
  br i1 %18, label %29, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 18
  %21 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %23 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 11
  br label %24

24:                                               ; preds = %19, %104
  %25 = phi ptr [ %17, %19 ], [ %106, %104 ]
  %26 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 1
  %27 = load i64, ptr %26, align 8, !tbaa !73
  %28 = icmp ugt i64 %27, %15
  br i1 %28, label %29, label %34

29:                                               ; preds = %24, %104, %13
  %30 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 4
  %31 = load atomic i32, ptr %30 seq_cst, align 8
  %32 = icmp eq i32 %31, 0
  %33 = select i1 %32, i64 %15, i64 -1
  ret i64 %33

34:                                               ; preds = %24
  %35 = call i32 @pthread_mutex_lock(ptr noundef nonnull %20) #12
  %36 = load ptr, ptr %25, align 8, !tbaa !86
  store ptr %36, ptr %16, align 8, !tbaa !306
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
  %52 = load ptr, ptr %45, align 8, !tbaa !28
  %53 = getelementptr inbounds %struct.arrival, ptr %52, i64 %51
  %54 = load ptr, ptr %53, align 8, !tbaa !307
  %55 = getelementptr inbounds %struct.arrival, ptr %52, i64 %51, i32 1
  %56 = load ptr, ptr %55, align 8, !tbaa !309
  %57 = getelementptr inbounds %struct.arrival, ptr %52, i64 %51, i32 2
  %58 = load i64, ptr %57, align 8, !tbaa !310
  %59 = call ptr @memcpy(ptr noundef %54, ptr noundef %56, i64 noundef %58) #12
  %60 = add nuw nsw i64 %51, 1
  %61 = load i32, ptr %41, align 8, !tbaa !104
  %62 = zext i32 %61 to i64
  %63 = icmp ult i64 %60, %62
  br i1 %63, label %50, label %46, !llvm.loop !311

64:                                               ; preds = %46
  %65 = load ptr, ptr %0, align 8, !tbaa !45
  %66 = getelementptr inbounds %struct.device, ptr %65, i64 0, i32 26
  %67 = load ptr, ptr %66, align 8, !tbaa !312
  %68 = load ptr, ptr %65, align 8, !tbaa !22
  %69 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 7
  %70 = load ptr, ptr %69, align 8, !tbaa !14
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
  %79 = load ptr, ptr %0, align 8, !tbaa !45
  %80 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 20
  %81 = load i32, ptr %80, align 8, !tbaa !18
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %104, label %83

83:                                               ; preds = %78
  %84 = getelementptr inbounds %struct.context, ptr %25, i64 0, i32 22
  %85 = getelementptr inbounds %struct.device, ptr %79, i64 0, i32 22
  %86 = getelementptr inbounds %struct.device, ptr %79, i64 0, i32 25
  br label %87

87:                                               ; preds = %87, %83
  %88 = phi i32 [ %81, %83 ], [ %102, %87 ]
  %89 = load ptr, ptr %84, align 8, !tbaa !19
  %90 = add i32 %88, -1
  store i32 %90, ptr %80, align 8, !tbaa !18
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds %struct.import, ptr %89, i64 %91
  %93 = load i64, ptr %92, align 8
  %94 = getelementptr inbounds [2 x i64], ptr %92, i64 0, i64 1
  %95 = load i64, ptr %94, align 8
  %96 = inttoptr i64 %93 to ptr
  %97 = inttoptr i64 %95 to ptr
  %98 = load ptr, ptr %85, align 8, !tbaa !20
  %99 = load ptr, ptr %79, align 8, !tbaa !22
  call void %98(ptr noundef %99, ptr noundef %96, ptr noundef null) #12
  %100 = load ptr, ptr %86, align 8, !tbaa !23
  %101 = load ptr, ptr %79, align 8, !tbaa !22
  call void %100(ptr noundef %101, ptr noundef %97, ptr noundef null) #12
  %102 = load i32, ptr %80, align 8, !tbaa !18
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %87, !llvm.loop !24

104:                                              ; preds = %87, %78
  %105 = load ptr, ptr %23, align 8, !tbaa !85
  store ptr %105, ptr %25, align 8, !tbaa !86
  store ptr %25, ptr %23, align 8, !tbaa !85
  %106 = load ptr, ptr %16, align 8, !tbaa !306
  %107 = icmp eq ptr %106, null
  br i1 %107, label %29, label %24, !llvm.loop !313
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
  store i64 0, ptr %3, align 8, !tbaa !40
  %5 = load ptr, ptr %0, align 8, !tbaa !45
  %6 = getelementptr inbounds %struct.device, ptr %5, i64 0, i32 27
  %7 = load ptr, ptr %6, align 8, !tbaa !80
  %8 = load ptr, ptr %5, align 8, !tbaa !22
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
  store i64 0, ptr %6, align 8, !tbaa !40
  %7 = load ptr, ptr %0, align 8, !tbaa !45
  %8 = getelementptr inbounds %struct.device, ptr %7, i64 0, i32 27
  %9 = load ptr, ptr %8, align 8, !tbaa !80
  %10 = load ptr, ptr %7, align 8, !tbaa !22
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
  br i1 %20, label %21, label %37

21:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  store i64 %1, ptr %4, align 8, !tbaa !40
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %5) #13
  store i32 1000207004, ptr %5, align 8, !tbaa !56
  %22 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 1
  store ptr null, ptr %22, align 8, !tbaa !58
  %23 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 2
  store <2 x i32> <i32 0, i32 1>, ptr %23, align 8, !tbaa !59
  %24 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 4
  store ptr %11, ptr %24, align 8, !tbaa !60
  %25 = getelementptr inbounds %struct.VkSemaphoreWaitInfo, ptr %5, i64 0, i32 5
  store ptr %4, ptr %25, align 8, !tbaa !61
  %26 = load ptr, ptr %0, align 8, !tbaa !45
  %27 = getelementptr inbounds %struct.device, ptr %26, i64 0, i32 35
  %28 = load ptr, ptr %27, align 8, !tbaa !62
  %29 = load ptr, ptr %26, align 8, !tbaa !22
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
  %3 = load ptr, ptr %2, align 8, !tbaa !75
  %4 = getelementptr inbounds %struct.hardware_queue, ptr %3, i64 0, i32 2
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %4) #12
  %6 = load ptr, ptr %0, align 8, !tbaa !45
  %7 = getelementptr inbounds %struct.device, ptr %6, i64 0, i32 29
  %8 = load ptr, ptr %7, align 8, !tbaa !314
  %9 = load ptr, ptr %2, align 8, !tbaa !75
  %10 = load ptr, ptr %9, align 8, !tbaa !119
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
  %5 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 12
  store <2 x ptr> zeroinitializer, ptr %4, align 8, !tbaa !33
  %6 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 13
  store ptr %5, ptr %6, align 8, !tbaa !79
  %7 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 9
  store i32 1, ptr %7, align 4, !tbaa !81
  %8 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 19
  %9 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %8) #12
  %10 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2) #12
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 17
  %12 = load ptr, ptr %11, align 8, !tbaa !42
  %13 = icmp eq ptr %12, null
  br i1 %13, label %24, label %14

14:                                               ; preds = %1
  %15 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 7
  %16 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %15) #12
  %17 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 4
  store i32 1, ptr %17, align 8, !tbaa !47
  %18 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 8
  %19 = tail call i32 @pthread_cond_signal(ptr noundef nonnull %18) #12
  %20 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %15) #12
  %21 = getelementptr inbounds %struct.staging, ptr %12, i64 0, i32 3
  %22 = load i64, ptr %21, align 8, !tbaa !315
  %23 = tail call i32 @pthread_join(i64 noundef %22, ptr noundef null) #12
  tail call void @free(ptr noundef nonnull %12) #12
  store ptr null, ptr %11, align 8, !tbaa !42
  br label %24

24:                                               ; preds = %1, %14
  %25 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 5
  %26 = load i32, ptr %25, align 4, !tbaa !78
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %32, label %28

28:                                               ; preds = %24
  %29 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 7
  %30 = load i64, ptr %29, align 8, !tbaa !316
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
  %11 = load i32, ptr %10, align 4, !tbaa !59
  %12 = icmp ugt i32 %11, %9
  br i1 %12, label %23, label %13

13:                                               ; preds = %1
  %14 = icmp eq i32 %11, 0
  %15 = shl i32 %11, 1
  %16 = select i1 %14, i32 8, i32 %15
  %17 = load ptr, ptr %7, align 8, !tbaa !33
  %18 = zext i32 %16 to i64
  %19 = mul nuw nsw i64 %18, 24
  %20 = tail call ptr @realloc(ptr noundef %17, i64 noundef %19) #12
  %21 = icmp eq ptr %20, null
  br i1 %21, label %99, label %22

22:                                               ; preds = %13
  store ptr %20, ptr %7, align 8, !tbaa !33
  store i32 %16, ptr %10, align 4, !tbaa !59
  br label %23

23:                                               ; preds = %1, %22
  %24 = load ptr, ptr %0, align 8, !tbaa !45
  %25 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 12
  %26 = load i32, ptr %25, align 4, !tbaa !105
  %27 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 11
  %28 = load i32, ptr %27, align 8, !tbaa !317
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
  %38 = tail call ptr @realloc(ptr noundef %35, i64 noundef %37) #12
  %39 = icmp eq ptr %38, null
  br i1 %39, label %99, label %40

40:                                               ; preds = %30
  store ptr %38, ptr %31, align 8, !tbaa !33
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #13
  store i32 40, ptr %2, align 8, !tbaa !318
  %41 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 1
  store ptr null, ptr %41, align 8, !tbaa !320
  %42 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 2
  %43 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 2
  %44 = load ptr, ptr %43, align 8, !tbaa !4
  store ptr %44, ptr %42, align 8, !tbaa !321
  %45 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 3
  %46 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 10
  %47 = load i32, ptr %46, align 4, !tbaa !15
  store i32 %47, ptr %45, align 8, !tbaa !322
  %48 = getelementptr inbounds %struct.VkCommandBufferAllocateInfo, ptr %2, i64 0, i32 4
  %49 = load i32, ptr %27, align 8, !tbaa !317
  %50 = sub i32 %34, %49
  store i32 %50, ptr %48, align 4, !tbaa !323
  %51 = zext i32 %49 to i64
  %52 = getelementptr inbounds ptr, ptr %38, i64 %51
  %53 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 2
  %54 = load ptr, ptr %53, align 8, !tbaa !324
  %55 = load ptr, ptr %24, align 8, !tbaa !22
  %56 = call i32 %54(ptr noundef %55, ptr noundef nonnull %2, ptr noundef nonnull %52) #12
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %60

58:                                               ; preds = %40
  store i32 %34, ptr %27, align 8, !tbaa !317
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
  %64 = load i32, ptr %63, align 4, !tbaa !15
  %65 = icmp eq i32 %64, 1
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #13
  store i32 42, ptr %4, align 8, !tbaa !325
  %66 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 1
  store ptr null, ptr %66, align 8, !tbaa !327
  %67 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 2
  %68 = select i1 %65, i32 4, i32 1
  store i32 %68, ptr %67, align 8, !tbaa !328
  %69 = getelementptr inbounds %struct.VkCommandBufferBeginInfo, ptr %4, i64 0, i32 3
  %70 = select i1 %65, ptr %3, ptr null
  store ptr %70, ptr %69, align 8, !tbaa !329
  %71 = getelementptr inbounds %struct.device, ptr %24, i64 0, i32 5
  %72 = load ptr, ptr %71, align 8, !tbaa !330
  %73 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 13
  %74 = load ptr, ptr %73, align 8, !tbaa !26
  %75 = zext i32 %62 to i64
  %76 = getelementptr inbounds ptr, ptr %74, i64 %75
  %77 = load ptr, ptr %76, align 8, !tbaa !33
  %78 = call i32 %72(ptr noundef %77, ptr noundef nonnull %4) #12
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #13
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %3) #13
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %99

80:                                               ; preds = %61
  %81 = load ptr, ptr %73, align 8, !tbaa !26
  %82 = load i32, ptr %25, align 4, !tbaa !105
  %83 = add i32 %82, 1
  store i32 %83, ptr %25, align 4, !tbaa !105
  %84 = zext i32 %82 to i64
  %85 = getelementptr inbounds ptr, ptr %81, i64 %84
  %86 = load ptr, ptr %85, align 8, !tbaa !33
  %87 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  store ptr %86, ptr %87, align 8, !tbaa !153
  %88 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store i32 1, ptr %88, align 8, !tbaa !154
  %89 = load ptr, ptr %7, align 8, !tbaa !29
  %90 = load i32, ptr %8, align 8, !tbaa !108
  %91 = add i32 %90, 1
  store i32 %91, ptr %8, align 8, !tbaa !108
  %92 = zext i32 %90 to i64
  %93 = getelementptr inbounds %struct.submission, ptr %89, i64 %92
  %94 = getelementptr inbounds %struct.context, ptr %6, i64 0, i32 28
  %95 = load i32, ptr %94, align 8, !tbaa !107
  store i32 %95, ptr %93, align 8, !tbaa.struct !331
  %96 = getelementptr inbounds i8, ptr %93, i64 4
  store i32 0, ptr %96, align 4, !tbaa.struct !332
  %97 = getelementptr inbounds i8, ptr %93, i64 8
  store ptr %86, ptr %97, align 8, !tbaa.struct !247
  %98 = getelementptr inbounds i8, ptr %93, i64 16
  store i64 0, ptr %98, align 8, !tbaa.struct !200
  br label %99

99:                                               ; preds = %30, %60, %13, %80, %61
  %100 = phi i32 [ 0, %80 ], [ %78, %61 ], [ -1, %13 ], [ -1, %30 ], [ %56, %60 ]
  ret i32 %100
}

; Function Attrs: nounwind
define internal fastcc i32 @add_wait(ptr nocapture noundef %0, ptr noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 29
  %5 = load i32, ptr %4, align 4, !tbaa !333
  %6 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 30
  %7 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 28
  %8 = load i32, ptr %7, align 8, !tbaa !107
  %9 = icmp ugt i32 %5, %8
  br i1 %9, label %22, label %10

10:                                               ; preds = %3
  %11 = icmp eq i32 %5, 0
  %12 = shl i32 %5, 1
  %13 = select i1 %11, i32 8, i32 %12
  %14 = load ptr, ptr %6, align 8, !tbaa !33
  %15 = zext i32 %13 to i64
  %16 = shl nuw nsw i64 %15, 3
  %17 = tail call ptr @realloc(ptr noundef %14, i64 noundef %16) #12
  %18 = icmp eq ptr %17, null
  br i1 %18, label %56, label %19

19:                                               ; preds = %10
  store ptr %17, ptr %6, align 8, !tbaa !33
  %20 = load i32, ptr %4, align 4, !tbaa !333
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
  %31 = load ptr, ptr %25, align 8, !tbaa !33
  %32 = zext i32 %30 to i64
  %33 = shl nuw nsw i64 %32, 3
  %34 = tail call ptr @realloc(ptr noundef %31, i64 noundef %33) #12
  %35 = icmp eq ptr %34, null
  br i1 %35, label %56, label %36

36:                                               ; preds = %27
  store ptr %34, ptr %25, align 8, !tbaa !33
  %37 = load i32, ptr %7, align 8, !tbaa !107
  br label %38

38:                                               ; preds = %22, %36
  %39 = phi i32 [ %37, %36 ], [ %23, %22 ]
  %40 = phi i32 [ %30, %36 ], [ %24, %22 ]
  store i32 %40, ptr %4, align 4, !tbaa !333
  %41 = load ptr, ptr %6, align 8, !tbaa !30
  %42 = zext i32 %39 to i64
  %43 = getelementptr inbounds ptr, ptr %41, i64 %42
  store ptr %1, ptr %43, align 8, !tbaa !33
  %44 = load ptr, ptr %25, align 8, !tbaa !31
  %45 = add i32 %39, 1
  store i32 %45, ptr %7, align 8, !tbaa !107
  %46 = getelementptr inbounds i64, ptr %44, i64 %42
  store i64 %2, ptr %46, align 8, !tbaa !40
  %47 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 27
  %48 = load ptr, ptr %47, align 8, !tbaa !29
  %49 = getelementptr inbounds %struct.context, ptr %0, i64 0, i32 25
  %50 = load i32, ptr %49, align 8, !tbaa !108
  %51 = add i32 %50, -1
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds %struct.submission, ptr %48, i64 %52, i32 1
  %54 = load i32, ptr %53, align 4, !tbaa !126
  %55 = add i32 %54, 1
  store i32 %55, ptr %53, align 4, !tbaa !126
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
  store i64 %2, ptr %8, align 8, !tbaa !334
  %9 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 1
  store <2 x i32> zeroinitializer, ptr %9, align 8, !tbaa !59
  %10 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 3
  %11 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 2
  %12 = load i32, ptr %11, align 4, !tbaa !236
  %13 = and i32 %12, 2
  %14 = icmp eq i32 %13, 0
  %15 = select i1 %14, i32 %12, i32 2
  %16 = zext i32 %15 to i64
  %17 = load i64, ptr %4, align 8, !tbaa !269
  %18 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 1
  %19 = load i64, ptr %18, align 8, !tbaa !270
  %20 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 2
  %21 = load i64, ptr %20, align 8, !tbaa !263
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %28, ptr noundef nonnull align 8 dereferenceable(12) %29, i64 12, i1 false), !tbaa.struct !271
  %30 = getelementptr inbounds %struct.VkBufferImageCopy, ptr %8, i64 0, i32 5
  %31 = getelementptr inbounds %struct.region, ptr %4, i64 0, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %30, ptr noundef nonnull align 4 dereferenceable(12) %31, i64 12, i1 false), !tbaa.struct !271
  %32 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 1
  %33 = load i32, ptr %32, align 8, !tbaa !224
  %34 = icmp eq i32 %33, 1
  br i1 %34, label %66, label %35

35:                                               ; preds = %6
  %36 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %37 = load ptr, ptr %36, align 8, !tbaa !75
  %38 = getelementptr inbounds %struct.hardware_queue, ptr %37, i64 0, i32 1
  %39 = load i64, ptr %38, align 8, !tbaa !146
  %40 = trunc i64 %39 to i32
  %41 = and i64 %39, 2048
  %42 = icmp eq i64 %41, 0
  %43 = select i1 %42, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %7) #13
  store i32 45, ptr %7, align 8, !tbaa !226
  %44 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 1
  store ptr null, ptr %44, align 8, !tbaa !229
  %45 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 2
  store i32 %43, ptr %45, align 8, !tbaa !230
  %46 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 3
  store i32 %43, ptr %46, align 4, !tbaa !231
  %47 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 4
  store i32 %33, ptr %47, align 8, !tbaa !232
  %48 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 5
  store <2 x i32> <i32 1, i32 -1>, ptr %48, align 4, !tbaa !129
  %49 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 7
  store i32 -1, ptr %49, align 4, !tbaa !233
  %50 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 8
  %51 = load ptr, ptr %3, align 8, !tbaa !234
  store ptr %51, ptr %50, align 8, !tbaa !235
  %52 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9
  store i32 %12, ptr %52, align 8, !tbaa !237
  %53 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 1
  store i32 0, ptr %53, align 4, !tbaa !238
  %54 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 2
  %55 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 3
  %56 = load i32, ptr %55, align 8, !tbaa !239
  store i32 %56, ptr %54, align 8, !tbaa !240
  %57 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 3
  store i32 0, ptr %57, align 4, !tbaa !241
  %58 = getelementptr inbounds %struct.VkImageMemoryBarrier, ptr %7, i64 0, i32 9, i32 4
  %59 = getelementptr inbounds %struct.image, ptr %3, i64 0, i32 4
  %60 = load i32, ptr %59, align 4, !tbaa !242
  store i32 %60, ptr %58, align 8, !tbaa !243
  %61 = load ptr, ptr %0, align 8, !tbaa !45
  %62 = getelementptr inbounds %struct.device, ptr %61, i64 0, i32 18
  %63 = load ptr, ptr %62, align 8, !tbaa !152
  %64 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %65 = load ptr, ptr %64, align 8, !tbaa !153
  call void %63(ptr noundef %65, i32 noundef %40, i32 noundef %40, i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null, i32 noundef 1, ptr noundef nonnull %7) #12
  store i32 1, ptr %32, align 8, !tbaa !224
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %7) #13
  br label %66

66:                                               ; preds = %6, %35
  %67 = icmp eq i32 %5, 0
  %68 = load ptr, ptr %0, align 8, !tbaa !45
  %69 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %70 = load ptr, ptr %69, align 8, !tbaa !153
  %71 = load ptr, ptr %3, align 8, !tbaa !234
  br i1 %67, label %75, label %72

72:                                               ; preds = %66
  %73 = getelementptr inbounds %struct.device, ptr %68, i64 0, i32 12
  %74 = load ptr, ptr %73, align 8, !tbaa !337
  call void %74(ptr noundef %70, ptr noundef %1, ptr noundef %71, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %8) #12
  br label %78

75:                                               ; preds = %66
  %76 = getelementptr inbounds %struct.device, ptr %68, i64 0, i32 14
  %77 = load ptr, ptr %76, align 8, !tbaa !338
  call void %77(ptr noundef %70, ptr noundef %71, i32 noundef 1, ptr noundef %1, i32 noundef 1, ptr noundef nonnull %8) #12
  br label %78

78:                                               ; preds = %75, %72
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
  %10 = load ptr, ptr %0, align 8, !tbaa !45
  %11 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %12 = load ptr, ptr %11, align 8, !tbaa !117
  %13 = getelementptr inbounds %struct.context, ptr %12, i64 0, i32 22
  %14 = getelementptr inbounds %struct.context, ptr %12, i64 0, i32 20
  %15 = load i32, ptr %14, align 8, !tbaa !18
  %16 = getelementptr inbounds %struct.context, ptr %12, i64 0, i32 21
  %17 = load i32, ptr %16, align 4, !tbaa !59
  %18 = icmp ugt i32 %17, %15
  br i1 %18, label %19, label %21

19:                                               ; preds = %5
  %20 = load ptr, ptr %13, align 8, !tbaa !19
  br label %32

21:                                               ; preds = %5
  %22 = icmp eq i32 %17, 0
  %23 = shl i32 %17, 1
  %24 = select i1 %22, i32 8, i32 %23
  %25 = load ptr, ptr %13, align 8, !tbaa !33
  %26 = zext i32 %24 to i64
  %27 = shl nuw nsw i64 %26, 4
  %28 = tail call ptr @realloc(ptr noundef %25, i64 noundef %27) #12
  %29 = icmp eq ptr %28, null
  br i1 %29, label %102, label %30

30:                                               ; preds = %21
  store ptr %28, ptr %13, align 8, !tbaa !33
  store i32 %24, ptr %16, align 4, !tbaa !59
  %31 = load i32, ptr %14, align 8, !tbaa !18
  br label %32

32:                                               ; preds = %19, %30
  %33 = phi i32 [ %15, %19 ], [ %31, %30 ]
  %34 = phi ptr [ %20, %19 ], [ %28, %30 ]
  %35 = zext i32 %33 to i64
  %36 = getelementptr inbounds %struct.import, ptr %34, i64 %35
  %37 = ptrtoint ptr %1 to i64
  %38 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 37
  %39 = load i64, ptr %38, align 8, !tbaa !260
  %40 = urem i64 %37, %39
  store i64 %40, ptr %4, align 8, !tbaa !40
  %41 = sub i64 0, %40
  %42 = getelementptr inbounds i8, ptr %1, i64 %41
  %43 = load i64, ptr %38, align 8, !tbaa !260
  %44 = add i64 %2, -1
  %45 = add i64 %44, %40
  %46 = add i64 %45, %43
  %47 = urem i64 %46, %43
  %48 = sub nuw i64 %46, %47
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #13
  store i32 1000072000, ptr %6, align 8, !tbaa !339
  %49 = getelementptr inbounds %struct.VkExternalMemoryBufferCreateInfo, ptr %6, i64 0, i32 1
  store ptr null, ptr %49, align 8, !tbaa !341
  %50 = getelementptr inbounds %struct.VkExternalMemoryBufferCreateInfo, ptr %6, i64 0, i32 2
  store i32 128, ptr %50, align 8, !tbaa !342
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %7) #13
  store i32 12, ptr %7, align 8, !tbaa !343
  %51 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 1
  store ptr %6, ptr %51, align 8, !tbaa !345
  %52 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 2
  store i32 0, ptr %52, align 8, !tbaa !346
  %53 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 3
  store i64 %48, ptr %53, align 8, !tbaa !347
  %54 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 4
  store <2 x i32> <i32 3, i32 0>, ptr %54, align 8, !tbaa !129
  %55 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 6
  store i32 0, ptr %55, align 8, !tbaa !348
  %56 = getelementptr inbounds %struct.VkBufferCreateInfo, ptr %7, i64 0, i32 7
  store ptr null, ptr %56, align 8, !tbaa !349
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #13
  store i32 1000178000, ptr %8, align 8, !tbaa !350
  %57 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %8, i64 0, i32 1
  store ptr null, ptr %57, align 8, !tbaa !352
  %58 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %8, i64 0, i32 2
  store i32 128, ptr %58, align 8, !tbaa !353
  %59 = getelementptr inbounds %struct.VkImportMemoryHostPointerInfoEXT, ptr %8, i64 0, i32 3
  store ptr %42, ptr %59, align 8, !tbaa !354
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9) #13
  store i32 5, ptr %9, align 8, !tbaa !355
  %60 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %9, i64 0, i32 1
  store ptr %8, ptr %60, align 8, !tbaa !357
  %61 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %9, i64 0, i32 2
  store i64 %48, ptr %61, align 8, !tbaa !358
  %62 = getelementptr inbounds %struct.VkMemoryAllocateInfo, ptr %9, i64 0, i32 3
  %63 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 36
  %64 = load i64, ptr %63, align 8, !tbaa !249
  %65 = trunc i64 %64 to i32
  store i32 %65, ptr %62, align 8, !tbaa !359
  %66 = getelementptr inbounds i8, ptr %36, i64 8
  store <2 x ptr> zeroinitializer, ptr %36, align 8
  %67 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 20
  %68 = load ptr, ptr %67, align 8, !tbaa !360
  %69 = load ptr, ptr %10, align 8, !tbaa !22
  %70 = call i32 %68(ptr noundef %69, ptr noundef nonnull %7, ptr noundef null, ptr noundef nonnull %36) #12
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %86

72:                                               ; preds = %32
  %73 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 4
  %74 = load ptr, ptr %73, align 8, !tbaa !361
  %75 = load ptr, ptr %10, align 8, !tbaa !22
  %76 = call i32 %74(ptr noundef %75, ptr noundef nonnull %9, ptr noundef null, ptr noundef nonnull %66) #12
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %86

78:                                               ; preds = %72
  %79 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 6
  %80 = load ptr, ptr %79, align 8, !tbaa !362
  %81 = load ptr, ptr %10, align 8, !tbaa !22
  %82 = load ptr, ptr %36, align 8, !tbaa !363
  %83 = load ptr, ptr %66, align 8, !tbaa !365
  %84 = call i32 %80(ptr noundef %81, ptr noundef %82, ptr noundef %83, i64 noundef 0) #12
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %98, label %86

86:                                               ; preds = %32, %72, %78
  %87 = phi i32 [ %84, %78 ], [ %76, %72 ], [ %70, %32 ]
  %88 = load i64, ptr %36, align 8
  %89 = load i64, ptr %66, align 8
  %90 = inttoptr i64 %88 to ptr
  %91 = inttoptr i64 %89 to ptr
  %92 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 22
  %93 = load ptr, ptr %92, align 8, !tbaa !20
  %94 = load ptr, ptr %10, align 8, !tbaa !22
  call void %93(ptr noundef %94, ptr noundef %90, ptr noundef null) #12
  %95 = getelementptr inbounds %struct.device, ptr %10, i64 0, i32 25
  %96 = load ptr, ptr %95, align 8, !tbaa !23
  %97 = load ptr, ptr %10, align 8, !tbaa !22
  call void %96(ptr noundef %97, ptr noundef %91, ptr noundef null) #12
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #13
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %7) #13
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #13
  br label %102

98:                                               ; preds = %78
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #13
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %7) #13
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #13
  %99 = load i32, ptr %14, align 8, !tbaa !18
  %100 = add i32 %99, 1
  store i32 %100, ptr %14, align 8, !tbaa !18
  %101 = load ptr, ptr %36, align 8, !tbaa !363
  store ptr %101, ptr %3, align 8, !tbaa !33
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
  %9 = load ptr, ptr %8, align 8, !tbaa !42
  %10 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 14
  %11 = load ptr, ptr %10, align 8, !tbaa !117
  %12 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #12
  %13 = icmp eq ptr %12, null
  br i1 %13, label %73, label %14

14:                                               ; preds = %5
  %15 = getelementptr inbounds %struct.staging, ptr %9, i64 0, i32 2
  %16 = load i64, ptr %15, align 8, !tbaa !143
  %17 = add i64 %16, 1
  store i64 %17, ptr %15, align 8, !tbaa !143
  %18 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 25
  %19 = load i32, ptr %18, align 8, !tbaa !108
  store ptr null, ptr %12, align 8, !tbaa.struct !366
  %20 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %1, ptr %20, align 8, !tbaa.struct !367
  %21 = getelementptr inbounds i8, ptr %12, i64 16
  store i64 %17, ptr %21, align 8, !tbaa.struct !368
  %22 = getelementptr inbounds i8, ptr %12, i64 24
  store i64 %2, ptr %22, align 8, !tbaa.struct !369
  %23 = getelementptr inbounds i8, ptr %12, i64 32
  store i32 %3, ptr %23, align 8, !tbaa.struct !272
  %24 = getelementptr inbounds i8, ptr %12, i64 36
  store i32 %19, ptr %24, align 4, !tbaa.struct !273
  %25 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 24
  %26 = load ptr, ptr %25, align 8, !tbaa !16
  store ptr %12, ptr %26, align 8, !tbaa !33
  store ptr %12, ptr %25, align 8, !tbaa !16
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
  %39 = tail call fastcc i32 @begin_after(ptr noundef nonnull %0, i64 noundef %38) #14
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %73

41:                                               ; preds = %37
  %42 = getelementptr inbounds %struct.context, ptr %11, i64 0, i32 27
  %43 = load ptr, ptr %42, align 8, !tbaa !29
  %44 = load i32, ptr %18, align 8, !tbaa !108
  %45 = add i32 %44, -1
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds %struct.submission, ptr %43, i64 %46, i32 3
  store i64 %17, ptr %47, align 8, !tbaa !123
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, ptr noundef nonnull align 8 dereferenceable(24) @__const.begin_chunk.memory, i64 24, i1 false)
  %48 = load ptr, ptr %0, align 8, !tbaa !45
  %49 = getelementptr inbounds %struct.device, ptr %48, i64 0, i32 18
  %50 = load ptr, ptr %49, align 8, !tbaa !152
  %51 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %52 = load ptr, ptr %51, align 8, !tbaa !153
  call void %50(ptr noundef %52, i32 noundef 16384, i32 noundef 4096, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #12
  %53 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  %54 = load i32, ptr %53, align 8, !tbaa !154
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %72, label %56

56:                                               ; preds = %41
  %57 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 1
  %58 = load ptr, ptr %57, align 8, !tbaa !75
  %59 = getelementptr inbounds %struct.hardware_queue, ptr %58, i64 0, i32 1
  %60 = load i64, ptr %59, align 8, !tbaa !146
  %61 = trunc i64 %60 to i32
  %62 = and i64 %60, 2048
  %63 = icmp eq i64 %62, 0
  %64 = select i1 %63, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #13
  store i32 46, ptr %6, align 8, !tbaa !147
  %65 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 1
  store ptr null, ptr %65, align 8, !tbaa !149
  %66 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 2
  store i32 %64, ptr %66, align 8, !tbaa !150
  %67 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %6, i64 0, i32 3
  store i32 %64, ptr %67, align 4, !tbaa !151
  %68 = load ptr, ptr %0, align 8, !tbaa !45
  %69 = getelementptr inbounds %struct.device, ptr %68, i64 0, i32 18
  %70 = load ptr, ptr %69, align 8, !tbaa !152
  %71 = load ptr, ptr %51, align 8, !tbaa !153
  call void %70(ptr noundef %71, i32 noundef %61, i32 noundef %61, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %6, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #13
  br label %72

72:                                               ; preds = %41, %56
  store i32 1, ptr %53, align 8, !tbaa !154
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
  %7 = load i64, ptr %6, align 8, !tbaa !146
  %8 = trunc i64 %7 to i32
  %9 = and i64 %7, 2048
  %10 = icmp eq i64 %9, 0
  %11 = select i1 %10, i32 6144, i32 6248
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #13
  store i32 46, ptr %3, align 8, !tbaa !147
  %12 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 1
  store ptr null, ptr %12, align 8, !tbaa !149
  %13 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 2
  store i32 %11, ptr %13, align 8, !tbaa !150
  %14 = getelementptr inbounds %struct.VkMemoryBarrier, ptr %3, i64 0, i32 3
  %15 = or i32 %11, 8192
  store i32 %15, ptr %14, align 4, !tbaa !151
  %16 = load ptr, ptr %0, align 8, !tbaa !45
  %17 = getelementptr inbounds %struct.device, ptr %16, i64 0, i32 18
  %18 = load ptr, ptr %17, align 8, !tbaa !152
  %19 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 15
  %20 = load ptr, ptr %19, align 8, !tbaa !153
  %21 = or i32 %8, 16384
  call void %18(ptr noundef %20, i32 noundef %8, i32 noundef %21, i32 noundef 0, i32 noundef 1, ptr noundef nonnull %3, i32 noundef 0, ptr noundef null, i32 noundef 0, ptr noundef null) #12
  %22 = getelementptr inbounds %struct.queue, ptr %0, i64 0, i32 16
  store i32 0, ptr %22, align 8, !tbaa !154
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #13
  %23 = load ptr, ptr %0, align 8, !tbaa !45
  %24 = getelementptr inbounds %struct.device, ptr %23, i64 0, i32 24
  %25 = load ptr, ptr %24, align 8, !tbaa !155
  %26 = load ptr, ptr %19, align 8, !tbaa !153
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
  %36 = load ptr, ptr %35, align 8, !tbaa !42
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

attributes #0 = { nounwind "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #7 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #8 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #9 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nobuiltin nounwind "no-builtins" }
attributes #13 = { nounwind }
attributes #14 = { nobuiltin "no-builtins" }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 1}
!4 = !{!5, !6, i64 16}
!5 = !{!"context", !6, i64 0, !9, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !9, i64 40, !9, i64 48, !6, i64 56, !6, i64 64, !10, i64 72, !10, i64 76, !10, i64 80, !10, i64 84, !6, i64 88, !10, i64 96, !10, i64 100, !6, i64 104, !10, i64 112, !10, i64 116, !6, i64 120, !10, i64 128, !10, i64 132, !6, i64 136, !6, i64 144, !6, i64 152, !10, i64 160, !10, i64 164, !6, i64 168, !10, i64 176, !10, i64 180, !6, i64 184, !6, i64 192, !7, i64 200}
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
!16 = !{!5, !6, i64 152}
!17 = !{!5, !10, i64 96}
!18 = !{!5, !10, i64 128}
!19 = !{!5, !6, i64 136}
!20 = !{!21, !6, i64 176}
!21 = !{!"device", !6, i64 0, !9, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48, !6, i64 56, !6, i64 64, !6, i64 72, !6, i64 80, !6, i64 88, !6, i64 96, !6, i64 104, !6, i64 112, !6, i64 120, !6, i64 128, !6, i64 136, !6, i64 144, !6, i64 152, !6, i64 160, !6, i64 168, !6, i64 176, !6, i64 184, !6, i64 192, !6, i64 200, !6, i64 208, !6, i64 216, !6, i64 224, !6, i64 232, !6, i64 240, !6, i64 248, !6, i64 256, !6, i64 264, !6, i64 272, !6, i64 280, !9, i64 288, !9, i64 296}
!22 = !{!21, !6, i64 0}
!23 = !{!21, !6, i64 200}
!24 = distinct !{!24, !25}
!25 = !{!"llvm.loop.mustprogress"}
!26 = !{!5, !6, i64 88}
!27 = !{!5, !6, i64 104}
!28 = !{!5, !6, i64 120}
!29 = !{!5, !6, i64 168}
!30 = !{!5, !6, i64 184}
!31 = !{!5, !6, i64 192}
!32 = !{!21, !6, i64 184}
!33 = !{!6, !6, i64 0}
!34 = distinct !{!34, !25}
!35 = !{!36, !6, i64 0}
!36 = !{!"staging", !6, i64 0, !37, i64 8, !9, i64 56, !9, i64 64, !10, i64 72, !6, i64 80, !6, i64 88, !38, i64 96, !38, i64 160}
!37 = !{!"slots", !6, i64 0, !6, i64 8, !9, i64 16, !9, i64 24, !6, i64 32, !6, i64 40}
!38 = !{!"", !7, i64 0}
!39 = !{i64 0, i64 8, !33, i64 8, i64 8, !33, i64 16, i64 8, !40, i64 24, i64 8, !40, i64 32, i64 8, !33, i64 40, i64 8, !33}
!40 = !{!9, !9, i64 0}
!41 = !{!36, !6, i64 88}
!42 = !{!43, !6, i64 128}
!43 = !{!"queue", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !10, i64 32, !10, i64 36, !44, i64 40, !9, i64 56, !10, i64 64, !10, i64 68, !10, i64 72, !6, i64 80, !6, i64 88, !6, i64 96, !6, i64 104, !6, i64 112, !10, i64 120, !6, i64 128, !38, i64 136, !38, i64 200}
!44 = !{!"notification", !9, i64 0, !10, i64 8}
!45 = !{!43, !6, i64 0}
!46 = !{!36, !6, i64 80}
!47 = !{!36, !10, i64 72}
!48 = distinct !{!48, !25}
!49 = !{!50, !6, i64 0}
!50 = !{!"chunk", !6, i64 0, !6, i64 8, !9, i64 16, !9, i64 24, !10, i64 32, !10, i64 36}
!51 = !{!36, !6, i64 16}
!52 = !{!50, !9, i64 16}
!53 = !{!36, !9, i64 24}
!54 = !{!36, !9, i64 32}
!55 = !{!50, !10, i64 32}
!56 = !{!57, !7, i64 0}
!57 = !{!"VkSemaphoreWaitInfo", !7, i64 0, !6, i64 8, !10, i64 16, !10, i64 20, !6, i64 24, !6, i64 32}
!58 = !{!57, !6, i64 8}
!59 = !{!10, !10, i64 0}
!60 = !{!57, !6, i64 24}
!61 = !{!57, !6, i64 32}
!62 = !{!21, !6, i64 280}
!63 = distinct !{!63, !25}
!64 = !{!50, !6, i64 8}
!65 = !{!50, !9, i64 24}
!66 = !{!67, !7, i64 0}
!67 = !{!"VkSemaphoreSignalInfo", !7, i64 0, !6, i64 8, !6, i64 16, !9, i64 24}
!68 = !{!67, !6, i64 8}
!69 = !{!36, !6, i64 40}
!70 = !{!67, !6, i64 16}
!71 = !{!67, !9, i64 24}
!72 = !{!21, !6, i64 264}
!73 = !{!5, !9, i64 8}
!74 = distinct !{!74, !25}
!75 = !{!43, !6, i64 8}
!76 = !{!43, !6, i64 16}
!77 = !{!43, !10, i64 48}
!78 = !{!43, !10, i64 36}
!79 = !{!43, !6, i64 96}
!80 = !{!21, !6, i64 216}
!81 = !{!43, !10, i64 68}
!82 = !{!43, !10, i64 72}
!83 = !{!44, !10, i64 8}
!84 = !{!43, !6, i64 24}
!85 = !{!43, !6, i64 80}
!86 = !{!5, !6, i64 0}
!87 = !{!88, !89, i64 0}
!88 = !{!"command", !89, i64 0, !89, i64 2, !10, i64 4}
!89 = !{!"short", !7, i64 0}
!90 = !{!88, !10, i64 4}
!91 = !{!21, !9, i64 8}
!92 = !{!93, !9, i64 16}
!93 = !{!"kernel", !9, i64 0, !9, i64 8, !9, i64 16, !9, i64 24, !6, i64 32, !6, i64 40}
!94 = !{!95, !9, i64 24}
!95 = !{!"transfer", !88, i64 0, !6, i64 8, !9, i64 16, !9, i64 24, !6, i64 32}
!96 = !{!97, !9, i64 16}
!97 = !{!"texels", !88, i64 0, !6, i64 8, !9, i64 16, !9, i64 24, !6, i64 32, !98, i64 40}
!98 = !{!"region", !9, i64 0, !9, i64 8, !9, i64 16, !99, i64 24, !100, i64 36}
!99 = !{!"VkOffset3D", !10, i64 0, !10, i64 4, !10, i64 8}
!100 = !{!"VkExtent3D", !10, i64 0, !10, i64 4, !10, i64 8}
!101 = distinct !{!101, !25}
!102 = distinct !{!102, !25}
!103 = !{!5, !10, i64 72}
!104 = !{!5, !10, i64 112}
!105 = !{!5, !10, i64 84}
!106 = !{!5, !9, i64 48}
!107 = !{!5, !10, i64 176}
!108 = !{!5, !10, i64 160}
!109 = !{!5, !10, i64 100}
!110 = !{!111, !6, i64 0}
!111 = !{!"kept_set", !6, i64 0, !6, i64 8, !7, i64 16}
!112 = distinct !{!112, !25}
!113 = !{!21, !6, i64 248}
!114 = distinct !{!114, !25}
!115 = !{!21, !6, i64 240}
!116 = !{!5, !6, i64 64}
!117 = !{!43, !6, i64 104}
!118 = !{!21, !6, i64 224}
!119 = !{!120, !6, i64 0}
!120 = !{!"hardware_queue", !6, i64 0, !9, i64 8, !38, i64 16}
!121 = !{!122, !10, i64 32}
!122 = !{!"signals", !7, i64 0, !7, i64 16, !10, i64 32}
!123 = !{!124, !9, i64 16}
!124 = !{!"submission", !10, i64 0, !10, i64 4, !6, i64 8, !9, i64 16}
!125 = !{!36, !6, i64 48}
!126 = !{!124, !10, i64 4}
!127 = !{!124, !10, i64 0}
!128 = !{i64 0, i64 4, !129, i64 8, i64 8, !33, i64 16, i64 4, !59, i64 24, i64 8, !33, i64 32, i64 4, !59, i64 40, i64 8, !33}
!129 = !{!7, !7, i64 0}
!130 = !{i64 0, i64 8, !33, i64 8, i64 4, !59, i64 16, i64 8, !33, i64 24, i64 4, !59, i64 32, i64 8, !33}
!131 = !{i64 0, i64 4, !59, i64 8, i64 8, !33, i64 16, i64 4, !59, i64 24, i64 8, !33}
!132 = !{i64 0, i64 8, !33, i64 8, i64 4, !59, i64 16, i64 8, !33}
!133 = !{i64 0, i64 4, !59, i64 8, i64 8, !33}
!134 = !{i64 0, i64 8, !33}
!135 = !{i64 0, i64 4, !129, i64 8, i64 8, !33, i64 16, i64 4, !59, i64 24, i64 8, !33, i64 32, i64 8, !33, i64 40, i64 4, !59, i64 48, i64 8, !33, i64 56, i64 4, !59, i64 64, i64 8, !33}
!136 = !{i64 0, i64 8, !33, i64 8, i64 4, !59, i64 16, i64 8, !33, i64 24, i64 8, !33, i64 32, i64 4, !59, i64 40, i64 8, !33, i64 48, i64 4, !59, i64 56, i64 8, !33}
!137 = !{i64 0, i64 4, !59, i64 8, i64 8, !33, i64 16, i64 8, !33, i64 24, i64 4, !59, i64 32, i64 8, !33, i64 40, i64 4, !59, i64 48, i64 8, !33}
!138 = !{i64 0, i64 8, !33, i64 8, i64 8, !33, i64 16, i64 4, !59, i64 24, i64 8, !33, i64 32, i64 4, !59, i64 40, i64 8, !33}
!139 = distinct !{!139, !25}
!140 = !{!5, !6, i64 144}
!141 = !{!50, !10, i64 36}
!142 = distinct !{!142, !25}
!143 = !{!36, !9, i64 56}
!144 = distinct !{!144, !25}
!145 = !{!21, !6, i64 256}
!146 = !{!120, !9, i64 8}
!147 = !{!148, !7, i64 0}
!148 = !{!"VkMemoryBarrier", !7, i64 0, !6, i64 8, !10, i64 16, !10, i64 20}
!149 = !{!148, !6, i64 8}
!150 = !{!148, !10, i64 16}
!151 = !{!148, !10, i64 20}
!152 = !{!21, !6, i64 144}
!153 = !{!43, !6, i64 112}
!154 = !{!43, !10, i64 120}
!155 = !{!21, !6, i64 192}
!156 = !{!157, !6, i64 8}
!157 = !{!"wait", !88, i64 0, !6, i64 8, !9, i64 16}
!158 = !{!157, !9, i64 16}
!159 = !{!93, !9, i64 24}
!160 = !{!93, !6, i64 40}
!161 = distinct !{!161, !25}
!162 = !{!93, !9, i64 0}
!163 = !{!93, !6, i64 32}
!164 = !{!165, !9, i64 48}
!165 = !{!"task", !6, i64 0, !6, i64 8, !6, i64 16, !9, i64 24, !9, i64 32, !9, i64 40, !9, i64 48, !6, i64 56, !6, i64 64}
!166 = !{!165, !9, i64 24}
!167 = !{!165, !9, i64 32}
!168 = !{!165, !6, i64 64}
!169 = distinct !{!169, !25}
!170 = !{!165, !9, i64 40}
!171 = distinct !{!171, !25, !172, !173}
!172 = !{!"llvm.loop.isvectorized", i32 1}
!173 = !{!"llvm.loop.unroll.runtime.disable"}
!174 = !{!165, !6, i64 56}
!175 = !{!176, !9, i64 0}
!176 = !{!"binding", !9, i64 0, !9, i64 8, !9, i64 16, !9, i64 24}
!177 = !{!176, !9, i64 16}
!178 = !{!179, !6, i64 0}
!179 = !{!"memory", !6, i64 0, !9, i64 8, !9, i64 16}
!180 = distinct !{!180, !25}
!181 = distinct !{!181, !25, !172}
!182 = !{!111, !6, i64 8}
!183 = !{!184, !7, i64 0}
!184 = !{!"VkDescriptorSetAllocateInfo", !7, i64 0, !6, i64 8, !6, i64 16, !10, i64 24, !6, i64 32}
!185 = !{!184, !6, i64 8}
!186 = !{!184, !6, i64 16}
!187 = !{!184, !10, i64 24}
!188 = !{!184, !6, i64 32}
!189 = !{!21, !6, i64 24}
!190 = !{!191, !7, i64 0}
!191 = !{!"VkDescriptorPoolCreateInfo", !7, i64 0, !6, i64 8, !10, i64 16, !10, i64 20, !10, i64 24, !6, i64 32}
!192 = !{!191, !6, i64 8}
!193 = !{!191, !10, i64 24}
!194 = !{!191, !6, i64 32}
!195 = !{!21, !6, i64 168}
!196 = !{!21, !6, i64 272}
!197 = !{!176, !9, i64 24}
!198 = !{i64 0, i64 8, !33, i64 8, i64 8, !40, i64 16, i64 8, !40}
!199 = !{i64 0, i64 8, !40, i64 8, i64 8, !40}
!200 = !{i64 0, i64 8, !40}
!201 = !{!179, !9, i64 8}
!202 = !{!203, !6, i64 24}
!203 = !{!"texture", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24}
!204 = !{!203, !6, i64 8}
!205 = !{i64 0, i64 8, !33, i64 8, i64 8, !33, i64 16, i64 4, !129}
!206 = !{i64 0, i64 8, !33, i64 8, i64 4, !129}
!207 = !{i64 0, i64 4, !129}
!208 = !{!203, !6, i64 16}
!209 = !{!176, !9, i64 8}
!210 = !{i64 0, i64 4, !129, i64 8, i64 8, !33, i64 16, i64 8, !33, i64 24, i64 4, !59, i64 28, i64 4, !59, i64 32, i64 4, !59, i64 36, i64 4, !129, i64 40, i64 8, !33, i64 48, i64 8, !33, i64 56, i64 8, !33}
!211 = !{i64 0, i64 8, !33, i64 8, i64 8, !33, i64 16, i64 4, !59, i64 20, i64 4, !59, i64 24, i64 4, !59, i64 28, i64 4, !129, i64 32, i64 8, !33, i64 40, i64 8, !33, i64 48, i64 8, !33}
!212 = !{i64 0, i64 8, !33, i64 8, i64 4, !59, i64 12, i64 4, !59, i64 16, i64 4, !59, i64 20, i64 4, !129, i64 24, i64 8, !33, i64 32, i64 8, !33, i64 40, i64 8, !33}
!213 = !{i64 0, i64 4, !59, i64 4, i64 4, !59, i64 8, i64 4, !59, i64 12, i64 4, !129, i64 16, i64 8, !33, i64 24, i64 8, !33, i64 32, i64 8, !33}
!214 = !{i64 0, i64 4, !129, i64 4, i64 8, !33, i64 12, i64 8, !33, i64 20, i64 8, !33}
!215 = !{i64 0, i64 8, !33, i64 8, i64 8, !33, i64 16, i64 8, !33}
!216 = !{i64 0, i64 8, !33, i64 8, i64 8, !33}
!217 = distinct !{!217, !25}
!218 = !{!21, !6, i64 64}
!219 = !{!165, !6, i64 0}
!220 = !{!21, !6, i64 56}
!221 = !{!165, !6, i64 8}
!222 = !{!21, !6, i64 120}
!223 = !{!203, !6, i64 0}
!224 = !{!225, !10, i64 8}
!225 = !{!"image", !6, i64 0, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20}
!226 = !{!227, !7, i64 0}
!227 = !{!"VkImageMemoryBarrier", !7, i64 0, !6, i64 8, !10, i64 16, !10, i64 20, !7, i64 24, !7, i64 28, !10, i64 32, !10, i64 36, !6, i64 40, !228, i64 48}
!228 = !{!"VkImageSubresourceRange", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !10, i64 16}
!229 = !{!227, !6, i64 8}
!230 = !{!227, !10, i64 16}
!231 = !{!227, !10, i64 20}
!232 = !{!227, !7, i64 24}
!233 = !{!227, !10, i64 36}
!234 = !{!225, !6, i64 0}
!235 = !{!227, !6, i64 40}
!236 = !{!225, !10, i64 12}
!237 = !{!228, !10, i64 0}
!238 = !{!228, !10, i64 4}
!239 = !{!225, !10, i64 16}
!240 = !{!228, !10, i64 8}
!241 = !{!228, !10, i64 12}
!242 = !{!225, !10, i64 20}
!243 = !{!228, !10, i64 16}
!244 = distinct !{!244, !25}
!245 = distinct !{!245, !25}
!246 = !{i64 0, i64 8, !33, i64 8, i64 8, !33, i64 16, i64 8, !40}
!247 = !{i64 0, i64 8, !33, i64 8, i64 8, !40}
!248 = !{!95, !6, i64 32}
!249 = !{!21, !9, i64 288}
!250 = !{!36, !6, i64 8}
!251 = !{!95, !6, i64 8}
!252 = !{!95, !9, i64 16}
!253 = !{!254, !9, i64 0}
!254 = !{!"VkBufferCopy", !9, i64 0, !9, i64 8, !9, i64 16}
!255 = !{!254, !9, i64 8}
!256 = !{!254, !9, i64 16}
!257 = !{!21, !6, i64 88}
!258 = distinct !{!258, !25}
!259 = !{!97, !6, i64 8}
!260 = !{!21, !9, i64 296}
!261 = !{!97, !9, i64 24}
!262 = !{!98, !10, i64 36}
!263 = !{!98, !9, i64 16}
!264 = !{!98, !10, i64 44}
!265 = !{!98, !10, i64 40}
!266 = !{!98, !10, i64 24}
!267 = !{!98, !10, i64 28}
!268 = !{!98, !10, i64 32}
!269 = !{!98, !9, i64 0}
!270 = !{!98, !9, i64 8}
!271 = !{i64 0, i64 4, !59, i64 4, i64 4, !59, i64 8, i64 4, !59}
!272 = !{i64 0, i64 4, !59, i64 4, i64 4, !59}
!273 = !{i64 0, i64 4, !59}
!274 = !{!100, !10, i64 0}
!275 = !{!100, !10, i64 4}
!276 = !{!100, !10, i64 8}
!277 = !{!97, !6, i64 32}
!278 = distinct !{!278, !25}
!279 = distinct !{!279, !25}
!280 = distinct !{!280, !25}
!281 = !{!282, !6, i64 16}
!282 = !{!"copy", !88, i64 0, !6, i64 8, !6, i64 16, !254, i64 24}
!283 = !{!282, !6, i64 8}
!284 = !{!21, !6, i64 136}
!285 = !{!286, !6, i64 8}
!286 = !{!"fill", !88, i64 0, !6, i64 8, !9, i64 16, !9, i64 24, !10, i64 32}
!287 = !{!286, !9, i64 16}
!288 = !{!286, !9, i64 24}
!289 = !{!286, !10, i64 32}
!290 = !{!291, !6, i64 8}
!291 = !{!"image_transfer", !88, i64 0, !6, i64 8, !9, i64 16, !6, i64 24, !98, i64 32}
!292 = !{!291, !9, i64 16}
!293 = !{!291, !6, i64 24}
!294 = !{!295, !6, i64 16}
!295 = !{!"copy_image", !88, i64 0, !6, i64 8, !6, i64 16, !98, i64 24, !98, i64 72}
!296 = !{!295, !6, i64 8}
!297 = !{!21, !6, i64 104}
!298 = !{!299, !6, i64 8}
!299 = !{!"transition", !88, i64 0, !6, i64 8, !9, i64 16}
!300 = !{!299, !9, i64 16}
!301 = !{!227, !7, i64 28}
!302 = !{!21, !6, i64 128}
!303 = !{!88, !89, i64 2}
!304 = !{!21, !6, i64 152}
!305 = distinct !{!305, !25}
!306 = !{!43, !6, i64 88}
!307 = !{!308, !6, i64 0}
!308 = !{!"arrival", !6, i64 0, !6, i64 8, !9, i64 16}
!309 = !{!308, !6, i64 8}
!310 = !{!308, !9, i64 16}
!311 = distinct !{!311, !25}
!312 = !{!21, !6, i64 208}
!313 = distinct !{!313, !25}
!314 = !{!21, !6, i64 232}
!315 = !{!36, !9, i64 64}
!316 = !{!43, !9, i64 56}
!317 = !{!5, !10, i64 80}
!318 = !{!319, !7, i64 0}
!319 = !{!"VkCommandBufferAllocateInfo", !7, i64 0, !6, i64 8, !6, i64 16, !7, i64 24, !10, i64 28}
!320 = !{!319, !6, i64 8}
!321 = !{!319, !6, i64 16}
!322 = !{!319, !7, i64 24}
!323 = !{!319, !10, i64 28}
!324 = !{!21, !6, i64 16}
!325 = !{!326, !7, i64 0}
!326 = !{!"VkCommandBufferBeginInfo", !7, i64 0, !6, i64 8, !10, i64 16, !6, i64 24}
!327 = !{!326, !6, i64 8}
!328 = !{!326, !10, i64 16}
!329 = !{!326, !6, i64 24}
!330 = !{!21, !6, i64 40}
!331 = !{i64 0, i64 4, !59, i64 4, i64 4, !59, i64 8, i64 8, !33, i64 16, i64 8, !40}
!332 = !{i64 0, i64 4, !59, i64 4, i64 8, !33, i64 12, i64 8, !40}
!333 = !{!5, !10, i64 180}
!334 = !{!335, !9, i64 0}
!335 = !{!"VkBufferImageCopy", !9, i64 0, !10, i64 8, !10, i64 12, !336, i64 16, !99, i64 32, !100, i64 44}
!336 = !{!"VkImageSubresourceLayers", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12}
!337 = !{!21, !6, i64 96}
!338 = !{!21, !6, i64 112}
!339 = !{!340, !7, i64 0}
!340 = !{!"VkExternalMemoryBufferCreateInfo", !7, i64 0, !6, i64 8, !10, i64 16}
!341 = !{!340, !6, i64 8}
!342 = !{!340, !10, i64 16}
!343 = !{!344, !7, i64 0}
!344 = !{!"VkBufferCreateInfo", !7, i64 0, !6, i64 8, !10, i64 16, !9, i64 24, !10, i64 32, !7, i64 36, !10, i64 40, !6, i64 48}
!345 = !{!344, !6, i64 8}
!346 = !{!344, !10, i64 16}
!347 = !{!344, !9, i64 24}
!348 = !{!344, !10, i64 40}
!349 = !{!344, !6, i64 48}
!350 = !{!351, !7, i64 0}
!351 = !{!"VkImportMemoryHostPointerInfoEXT", !7, i64 0, !6, i64 8, !7, i64 16, !6, i64 24}
!352 = !{!351, !6, i64 8}
!353 = !{!351, !7, i64 16}
!354 = !{!351, !6, i64 24}
!355 = !{!356, !7, i64 0}
!356 = !{!"VkMemoryAllocateInfo", !7, i64 0, !6, i64 8, !9, i64 16, !10, i64 24}
!357 = !{!356, !6, i64 8}
!358 = !{!356, !9, i64 16}
!359 = !{!356, !10, i64 24}
!360 = !{!21, !6, i64 160}
!361 = !{!21, !6, i64 32}
!362 = !{!21, !6, i64 48}
!363 = !{!364, !6, i64 0}
!364 = !{!"import", !6, i64 0, !6, i64 8}
!365 = !{!364, !6, i64 8}
!366 = !{i64 0, i64 8, !33, i64 8, i64 8, !33, i64 16, i64 8, !40, i64 24, i64 8, !40, i64 32, i64 4, !59, i64 36, i64 4, !59}
!367 = !{i64 0, i64 8, !33, i64 8, i64 8, !40, i64 16, i64 8, !40, i64 24, i64 4, !59, i64 28, i64 4, !59}
!368 = !{i64 0, i64 8, !40, i64 8, i64 8, !40, i64 16, i64 4, !59, i64 20, i64 4, !59}
!369 = !{i64 0, i64 8, !40, i64 8, i64 4, !59, i64 12, i64 4, !59}
